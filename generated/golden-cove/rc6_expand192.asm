; rc6_expand192 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand192 --cpu golden-cove
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
;   body: 1484 uops, planned 534.0; bounds: width 247.3, ports 217.6, path 399.0
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
        mov r8, qword [rsp + 0]     ;     0.0 p2      43 l[0] reload
        mov esi, dword [r8]         ;     5.0 p3      49 b
        add esi, 0xbf0a8b1d         ;    10.0 p0      49 b
        mov edi, dword [r8 + 4]     ;     5.0 p10     49 b
        mov ebp, dword [r8 + 8]     ;     5.0 p2      49 b
        mov r9d, dword [r8 + 12]    ;     5.0 p3      49 b
        mov r10d, dword [r8 + 16]   ;     5.0 p10     49 b
        mov r8d, dword [r8 + 20]    ;     5.0 p2      49 b
        ror esi, 3                  ;    11.0 p6      49 b
        add edi, esi                ;    12.0 p1      49 b
        mov r11d, 0x15235639        ;     1.7 p5      48 a
        add r11d, esi               ;    12.0 p11     48 a
        ror r11d, 0x1d              ;    13.0 p0      48 a
        lea ecx, [rsi + r11]        ;    14.0 p6      49 b
        mov r12d, 0xf45044d5        ;     2.5 p1      48 a
        mov r13d, 0x9287be8e        ;     2.7 p5      48 a
        add edi, r11d               ;    14.0 p11     49 b
        add r12d, r11d              ;    14.0 p0      48 a
        mov r14d, 0x30bf3847        ;     3.3 p6      48 a
        rol edi, cl                 ;    15.0 p0+p6   49 b
        mov r15d, 0xcef6b200        ;     3.5 p1      48 a
        mov eax, 0x6d2e2bb9         ;     3.7 p5      48 a
        mov ecx, 0xb65a572          ;     3.8 p11     48 a
        add r12d, edi               ;    16.0 p1      48 a
        add ebp, edi                ;    16.0 p5      49 b
        ror r12d, 0x1d              ;    17.0 p0      48 a
        mov edx, 0xa99d1f2b         ;     4.8 p11     48 a
        lea ebx, [rdi + r12]        ;    18.0 p6      49 b
        add ebp, r12d               ;    18.0 p1      49 b
        add r13d, r12d              ;    18.0 p5      48 a
        mov dword [rsp + 16], ecx   ;     5.2 p7+p4   48 a spill
        mov ecx, ebx                ;    19.0         49 b copy
        rol ebp, cl                 ;    19.0 p0+p6   49 b
        add r13d, ebp               ;    20.0 p11     48 a
        add r9d, ebp                ;    20.0 p1      49 b
        ror r13d, 0x1d              ;    21.0 p0      48 a
        lea ecx, [rbp + r13]        ;    22.0 p5      49 b
        add r9d, r13d               ;    22.0 p11     49 b
        mov ebx, 0x47d498e4         ;     7.3 p6      48 a
        add r14d, r13d              ;    22.0 p1      48 a
        rol r9d, cl                 ;    23.0 p0+p6   49 b
        add r14d, r9d               ;    24.0 p5      48 a
        add r10d, r9d               ;    24.0 p11     49 b
        ror r14d, 0x1d              ;    25.0 p0      48 a
        mov ecx, 0xe60c129d         ;     8.5 p1      48 a
        add r10d, r14d              ;    26.0 p5      49 b
        add r15d, r14d              ;    26.0 p11     48 a
        mov dword [rsp + 20], r13d  ;    22.0 p8+p9   48 a spill
        lea r13d, [r9 + r14]        ;    26.0 p6      49 b
        mov dword [rsp + 24], ecx   ;     9.5 p7+p4   48 a spill
        mov ecx, r13d               ;    27.0         49 b copy
        rol r10d, cl                ;    27.0 p0+p6   49 b
        add r15d, r10d              ;    28.0 p1      48 a
        add r8d, r10d               ;    28.0 p5      49 b
        ror r15d, 0x1d              ;    29.0 p0      48 a
        lea ecx, [r10 + r15]        ;    30.0 p11     49 b
        add r8d, r15d               ;    30.0 p1      49 b
        mov r13d, 0x84438c56        ;    10.7 p5      48 a
        add eax, r15d               ;    30.0 p11     48 a
        rol r8d, cl                 ;    31.0 p6+p0   49 b
        add eax, r8d                ;    32.0 p1      48 a
        add esi, r8d                ;    32.0 p5      49 b
        ror eax, 0x1d               ;    33.0 p6      48 a
        lea ecx, [r8 + rax]         ;    34.0 p11     49 b
        add esi, eax                ;    34.0 p1      49 b
        mov dword [rsp + 28], r15d  ;    30.0 p8+p9   48 a spill
        mov r15d, 0x227b060f        ;    12.7 p5      48 a
        rol esi, cl                 ;    35.0 p0+p6   49 b
        mov ecx, dword [rsp + 16]   ;    12.3 p3      48 a reload
        add ecx, eax                ;    34.0 p11     48 a
        add ecx, esi                ;    36.0 p1      48 a
        add edi, esi                ;    36.0 p5      49 b
        ror ecx, 0x1d               ;    37.0 p0      48 a
        add edi, ecx                ;    38.0 p11     49 b
        mov dword [rsp + 16], eax   ;    34.0 p7+p4   48 a spill
        mov eax, 0xc0b27fc8         ;    14.3 p6      48 a
        add edx, ecx                ;    38.0 p1      48 a
        mov dword [rsp + 32], r14d  ;    26.0 p8+p9   48 a spill
        lea r14d, [rsi + rcx]       ;    38.0 p5      49 b
        mov dword [rsp + 36], ecx   ;    38.0 p7+p4   48 a spill
        mov ecx, r14d               ;    39.0         49 b copy
        rol edi, cl                 ;    39.0 p0+p6   49 b
        add edx, edi                ;    40.0 p11     48 a
        add ebp, edi                ;    40.0 p1      49 b
        ror edx, 0x1d               ;    41.0 p0      48 a
        lea ecx, [rdi + rdx]        ;    42.0 p5      49 b
        add ebp, edx                ;    42.0 p11     49 b
        mov r14d, 0x5ee9f981        ;    16.3 p6      48 a
        add ebx, edx                ;    42.0 p1      48 a
        rol ebp, cl                 ;    43.0 p0+p6   49 b
        add ebx, ebp                ;    44.0 p5      48 a
        add r9d, ebp                ;    44.0 p11     49 b
        ror ebx, 0x1d               ;    45.0 p0      48 a
        lea ecx, [rbp + rbx]        ;    46.0 p1      49 b
        add r9d, ebx                ;    46.0 p5      49 b
        mov dword [rsp + 40], edx   ;    42.0 p8+p9   48 a spill
        mov edx, 0xfd21733a         ;    17.8 p11     48 a
        rol r9d, cl                 ;    47.0 p6+p0   49 b
        mov ecx, dword [rsp + 24]   ;    17.8 p10     48 a reload
        add ecx, ebx                ;    46.0 p1      48 a
        add ecx, r9d                ;    48.0 p5      48 a
        add r10d, r9d               ;    48.0 p11     49 b
        ror ecx, 0x1d               ;    49.0 p6      48 a
        add r10d, ecx               ;    50.0 p1      49 b
        mov dword [rsp + 24], ebx   ;    46.0 p7+p4   48 a spill
        mov ebx, 0x9b58ecf3         ;    19.7 p5      48 a
        add r13d, ecx               ;    50.0 p11     48 a
        mov dword [rsp + 44], r12d  ;    19.3 p8+p9   48 a spill
        lea r12d, [r9 + rcx]        ;    50.0 p0      49 b
        mov dword [rsp + 48], ecx   ;    50.0 p7+p4   48 a spill
        mov ecx, r12d               ;    51.0         49 b copy
        rol r10d, cl                ;    51.0 p6+p0   49 b
        add r13d, r10d              ;    52.0 p1      48 a
        add r8d, r10d               ;    52.0 p5      49 b
        ror r13d, 0x1d              ;    53.0 p6      48 a
        lea ecx, [r10 + r13]        ;    54.0 p11     49 b
        add r8d, r13d               ;    54.0 p1      49 b
        mov r12d, 0x399066ac        ;    21.7 p5      48 a
        add r15d, r13d              ;    54.0 p11     48 a
        rol r8d, cl                 ;    55.0 p0+p6   49 b
        add r15d, r8d               ;    56.0 p1      48 a
        add esi, r8d                ;    56.0 p5      49 b
        ror r15d, 0x1d              ;    57.0 p0      48 a
        lea ecx, [r8 + r15]         ;    58.0 p11     49 b
        add esi, r15d               ;    58.0 p6      49 b
        mov dword [rsp + 52], r13d  ;    54.0 p8+p9   48 a spill
        mov r13d, 0xd7c7e065        ;    23.5 p1      48 a
        add eax, r15d               ;    58.0 p5      48 a
        rol esi, cl                 ;    59.0 p0+p6   49 b
        add eax, esi                ;    60.0 p11     48 a
        add edi, esi                ;    60.0 p1      49 b
        ror eax, 0x1d               ;    61.0 p0      48 a
        lea ecx, [rsi + rax]        ;    62.0 p5      49 b
        add edi, eax                ;    62.0 p11     49 b
        mov dword [rsp + 56], r15d  ;    58.0 p7+p4   48 a spill
        mov r15d, 0x75ff5a1e        ;    25.3 p6      48 a
        add r14d, eax               ;    62.0 p1      48 a
        rol edi, cl                 ;    63.0 p0+p6   49 b
        add r14d, edi               ;    64.0 p5      48 a
        add ebp, edi                ;    64.0 p11     49 b
        ror r14d, 0x1d              ;    65.0 p0      48 a
        lea ecx, [rdi + r14]        ;    66.0 p1      49 b
        add ebp, r14d               ;    66.0 p5      49 b
        mov dword [rsp + 60], eax   ;    62.0 p8+p9   48 a spill
        mov eax, 0x1436d3d7         ;    26.8 p11     48 a
        add edx, r14d               ;    66.0 p6      48 a
        rol ebp, cl                 ;    67.0 p0+p6   49 b
        add edx, ebp                ;    68.0 p1      48 a
        add r9d, ebp                ;    68.0 p5      49 b
        ror edx, 0x1d               ;    69.0 p0      48 a
        lea ecx, [rbp + rdx]        ;    70.0 p11     49 b
        add r9d, edx                ;    70.0 p1      49 b
        mov dword [rsp + 64], r14d  ;    66.0 p7+p4   48 a spill
        mov r14d, 0xb26e4d90        ;    28.7 p5      48 a
        add ebx, edx                ;    70.0 p11     48 a
        rol r9d, cl                 ;    71.0 p6+p0   49 b
        add ebx, r9d                ;    72.0 p1      48 a
        add r10d, r9d               ;    72.0 p5      49 b
        ror ebx, 0x1d               ;    73.0 p6      48 a
        lea ecx, [r9 + rbx]         ;    74.0 p11     49 b
        add r10d, ebx               ;    74.0 p1      49 b
        mov dword [rsp + 68], edx   ;    70.0 p8+p9   48 a spill
        mov edx, 0x50a5c749         ;    30.7 p5      48 a
        add r12d, ebx               ;    74.0 p11     48 a
        rol r10d, cl                ;    75.0 p0+p6   49 b
        add r12d, r10d              ;    76.0 p1      48 a
        add r8d, r10d               ;    76.0 p5      49 b
        ror r12d, 0x1d              ;    77.0 p0      48 a
        lea ecx, [r10 + r12]        ;    78.0 p11     49 b
        add r8d, r12d               ;    78.0 p6      49 b
        mov dword [rsp + 72], ebx   ;    74.0 p7+p4   48 a spill
        mov ebx, 0xeedd4102         ;    32.5 p1      48 a
        add r13d, r12d              ;    78.0 p5      48 a
        rol r8d, cl                 ;    79.0 p0+p6   49 b
        add r13d, r8d               ;    80.0 p11     48 a
        add esi, r8d                ;    80.0 p1      49 b
        ror r13d, 0x1d              ;    81.0 p0      48 a
        lea ecx, [r8 + r13]         ;    82.0 p5      49 b
        add esi, r13d               ;    82.0 p11     49 b
        mov dword [rsp + 76], r12d  ;    78.0 p8+p9   48 a spill
        mov r12d, 0x8d14babb        ;    34.3 p6      48 a
        add r15d, r13d              ;    82.0 p1      48 a
        rol esi, cl                 ;    83.0 p0+p6   49 b
        add r15d, esi               ;    84.0 p5      48 a
        add edi, esi                ;    84.0 p11     49 b
        ror r15d, 0x1d              ;    85.0 p0      48 a
        lea ecx, [rsi + r15]        ;    86.0 p1      49 b
        add edi, r15d               ;    86.0 p5      49 b
        mov dword [rsp + 80], r13d  ;    82.0 p7+p4   48 a spill
        mov r13d, 0x2b4c3474        ;    35.8 p11     48 a
        add eax, r15d               ;    86.0 p6      48 a
        rol edi, cl                 ;    87.0 p0+p6   49 b
        add eax, edi                ;    88.0 p1      48 a
        add ebp, edi                ;    88.0 p5      49 b
        ror eax, 0x1d               ;    89.0 p0      48 a
        lea ecx, [rdi + rax]        ;    90.0 p11     49 b
        add ebp, eax                ;    90.0 p1      49 b
        mov dword [rsp + 84], r15d  ;    86.0 p8+p9   48 a spill
        mov r15d, 0xc983ae2d        ;    37.7 p5      48 a
        add r14d, eax               ;    90.0 p11     48 a
        rol ebp, cl                 ;    91.0 p6+p0   49 b
        add r14d, ebp               ;    92.0 p1      48 a
        add r9d, ebp                ;    92.0 p5      49 b
        ror r14d, 0x1d              ;    93.0 p6      48 a
        lea ecx, [rbp + r14]        ;    94.0 p11     49 b
        add r9d, r14d               ;    94.0 p1      49 b
        mov dword [rsp + 88], eax   ;    90.0 p7+p4   48 a spill
        mov eax, 0x67bb27e6         ;    39.7 p5      48 a
        add edx, r14d               ;    94.0 p11     48 a
        rol r9d, cl                 ;    95.0 p0+p6   49 b
        add edx, r9d                ;    96.0 p1      48 a
        add r10d, r9d               ;    96.0 p5      49 b
        ror edx, 0x1d               ;    97.0 p0      48 a
        lea ecx, [r9 + rdx]         ;    98.0 p11     49 b
        add r10d, edx               ;    98.0 p6      49 b
        mov dword [rsp + 92], r14d  ;    94.0 p8+p9   48 a spill
        mov r14d, 0x5f2a19f         ;    41.5 p1      48 a
        add ebx, edx                ;    98.0 p5      48 a
        rol r10d, cl                ;    99.0 p0+p6   49 b
        add ebx, r10d               ;   100.0 p11     48 a
        add r8d, r10d               ;   100.0 p1      49 b
        ror ebx, 0x1d               ;   101.0 p0      48 a
        lea ecx, [r10 + rbx]        ;   102.0 p5      49 b
        add r8d, ebx                ;   102.0 p11     49 b
        mov dword [rsp + 96], edx   ;    98.0 p7+p4   48 a spill
        mov edx, 0xa42a1b58         ;    43.3 p6      48 a
        add r12d, ebx               ;   102.0 p1      48 a
        rol r8d, cl                 ;   103.0 p0+p6   49 b
        add r12d, r8d               ;   104.0 p5      48 a
        add esi, r8d                ;   104.0 p11     49 b
        ror r12d, 0x1d              ;   105.0 p0      48 a
        lea ecx, [r8 + r12]         ;   106.0 p1      49 b
        add esi, r12d               ;   106.0 p5      49 b
        mov dword [rsp + 100], ebx  ;   102.0 p8+p9   48 a spill
        mov ebx, 0x42619511         ;    44.8 p11     48 a
        add r13d, r12d              ;   106.0 p6      48 a
        rol esi, cl                 ;   107.0 p0+p6   49 b
        add r13d, esi               ;   108.0 p1      48 a
        add edi, esi                ;   108.0 p5      49 b
        ror r13d, 0x1d              ;   109.0 p0      48 a
        lea ecx, [rsi + r13]        ;   110.0 p11     49 b
        add edi, r13d               ;   110.0 p1      49 b
        mov dword [rsp + 104], r12d ;   106.0 p7+p4   48 a spill
        mov r12d, 0xe0990eca        ;    46.7 p5      48 a
        add r15d, r13d              ;   110.0 p11     48 a
        rol edi, cl                 ;   111.0 p6+p0   49 b
        add r15d, edi               ;   112.0 p1      48 a
        add ebp, edi                ;   112.0 p5      49 b
        ror r15d, 0x1d              ;   113.0 p6      48 a
        lea ecx, [rdi + r15]        ;   114.0 p11     49 b
        add ebp, r15d               ;   114.0 p1      49 b
        mov dword [rsp + 108], r13d ;   110.0 p8+p9   48 a spill
        mov r13d, 0x7ed08883        ;    48.7 p5      48 a
        add eax, r15d               ;   114.0 p11     48 a
        rol ebp, cl                 ;   115.0 p0+p6   49 b
        add eax, ebp                ;   116.0 p1      48 a
        add r9d, ebp                ;   116.0 p5      49 b
        ror eax, 0x1d               ;   117.0 p0      48 a
        lea ecx, [rbp + rax]        ;   118.0 p11     49 b
        add r9d, eax                ;   118.0 p6      49 b
        mov dword [rsp + 112], r15d ;   114.0 p7+p4   48 a spill
        mov r15d, 0x1d08023c        ;    50.5 p1      48 a
        add r14d, eax               ;   118.0 p5      48 a
        rol r9d, cl                 ;   119.0 p0+p6   49 b
        add r14d, r9d               ;   120.0 p11     48 a
        add r10d, r9d               ;   120.0 p1      49 b
        ror r14d, 0x1d              ;   121.0 p0      48 a
        lea ecx, [r9 + r14]         ;   122.0 p5      49 b
        add r10d, r14d              ;   122.0 p11     49 b
        mov dword [rsp + 116], eax  ;   118.0 p8+p9   48 a spill
        mov eax, 0xbb3f7bf5         ;    52.3 p6      48 a
        add edx, r14d               ;   122.0 p1      48 a
        rol r10d, cl                ;   123.0 p0+p6   49 b
        add edx, r10d               ;   124.0 p5      48 a
        add r8d, r10d               ;   124.0 p11     49 b
        ror edx, 0x1d               ;   125.0 p0      48 a
        lea ecx, [r10 + rdx]        ;   126.0 p1      49 b
        add r8d, edx                ;   126.0 p5      49 b
        mov dword [rsp + 120], r14d ;   122.0 p7+p4   48 a spill
        mov r14d, 0x5976f5ae        ;    53.8 p11     48 a
        add ebx, edx                ;   126.0 p6      48 a
        rol r8d, cl                 ;   127.0 p0+p6   49 b
        add ebx, r8d                ;   128.0 p1      48 a
        add esi, r8d                ;   128.0 p5      49 b
        ror ebx, 0x1d               ;   129.0 p0      48 a
        lea ecx, [r8 + rbx]         ;   130.0 p11     49 b
        add esi, ebx                ;   130.0 p1      49 b
        mov dword [rsp + 124], edx  ;   126.0 p8+p9   48 a spill
        mov edx, 0xf7ae6f67         ;    55.7 p5      48 a
        add r12d, ebx               ;   130.0 p11     48 a
        rol esi, cl                 ;   131.0 p6+p0   49 b
        add r12d, esi               ;   132.0 p1      48 a
        add edi, esi                ;   132.0 p5      49 b
        ror r12d, 0x1d              ;   133.0 p6      48 a
        lea ecx, [rsi + r12]        ;   134.0 p11     49 b
        add edi, r12d               ;   134.0 p1      49 b
        mov dword [rsp + 128], ebx  ;   130.0 p7+p4   48 a spill
        mov ebx, 0x95e5e920         ;    57.7 p5      48 a
        add r13d, r12d              ;   134.0 p11     48 a
        rol edi, cl                 ;   135.0 p0+p6   49 b
        add r13d, edi               ;   136.0 p1      48 a
        add ebp, edi                ;   136.0 p5      49 b
        ror r13d, 0x1d              ;   137.0 p0      48 a
        lea ecx, [rdi + r13]        ;   138.0 p11     49 b
        add ebp, r13d               ;   138.0 p6      49 b
        mov dword [rsp + 132], r12d ;   134.0 p8+p9   48 a spill
        mov r12d, 0x341d62d9        ;    59.5 p1      48 a
        add r15d, r13d              ;   138.0 p5      48 a
        rol ebp, cl                 ;   139.0 p0+p6   49 b
        add r15d, ebp               ;   140.0 p11     48 a
        add r9d, ebp                ;   140.0 p1      49 b
        ror r15d, 0x1d              ;   141.0 p0      48 a
        lea ecx, [rbp + r15]        ;   142.0 p5      49 b
        add r9d, r15d               ;   142.0 p11     49 b
        mov dword [rsp + 136], r13d ;   138.0 p7+p4   48 a spill
        mov r13d, 0xd254dc92        ;    61.3 p6      48 a
        add eax, r15d               ;   142.0 p1      48 a
        rol r9d, cl                 ;   143.0 p0+p6   49 b
        add eax, r9d                ;   144.0 p5      48 a
        add r10d, r9d               ;   144.0 p11     49 b
        ror eax, 0x1d               ;   145.0 p0      48 a
        lea ecx, [r9 + rax]         ;   146.0 p1      49 b
        add r10d, eax               ;   146.0 p5      49 b
        mov dword [rsp + 140], r15d ;   142.0 p8+p9   48 a spill
        mov r15d, 0x708c564b        ;    62.8 p11     48 a
        add r14d, eax               ;   146.0 p6      48 a
        rol r10d, cl                ;   147.0 p0+p6   49 b
        add r14d, r10d              ;   148.0 p1      48 a
        add r8d, r10d               ;   148.0 p5      49 b
        ror r14d, 0x1d              ;   149.0 p0      48 a
        lea ecx, [r10 + r14]        ;   150.0 p11     49 b
        add r8d, r14d               ;   150.0 p1      49 b
        mov dword [rsp + 144], eax  ;   146.0 p7+p4   48 a spill
        mov eax, 0xec3d004          ;    64.7 p5      48 a
        add edx, r14d               ;   150.0 p11     48 a
        rol r8d, cl                 ;   151.0 p6+p0   49 b
        add edx, r8d                ;   152.0 p1      48 a
        add esi, r8d                ;   152.0 p5      49 b
        ror edx, 0x1d               ;   153.0 p6      48 a
        lea ecx, [r8 + rdx]         ;   154.0 p11     49 b
        add esi, edx                ;   154.0 p1      49 b
        mov dword [rsp + 148], r14d ;   150.0 p8+p9   48 a spill
        mov r14d, 0xacfb49bd        ;    66.7 p5      48 a
        add ebx, edx                ;   154.0 p11     48 a
        rol esi, cl                 ;   155.0 p0+p6   49 b
        add ebx, esi                ;   156.0 p1      48 a
        add edi, esi                ;   156.0 p5      49 b
        ror ebx, 0x1d               ;   157.0 p0      48 a
        lea ecx, [rsi + rbx]        ;   158.0 p11     49 b
        add edi, ebx                ;   158.0 p6      49 b
        mov dword [rsp + 152], edx  ;   154.0 p7+p4   48 a spill
        mov edx, 0x4b32c376         ;    68.5 p1      48 a
        add r12d, ebx               ;   158.0 p5      48 a
        rol edi, cl                 ;   159.0 p0+p6   49 b
        add r12d, edi               ;   160.0 p11     48 a
        add ebp, edi                ;   160.0 p1      49 b
        ror r12d, 0x1d              ;   161.0 p0      48 a
        lea ecx, [rdi + r12]        ;   162.0 p5      49 b
        add ebp, r12d               ;   162.0 p11     49 b
        mov dword [rsp + 156], ebx  ;   158.0 p8+p9   48 a spill
        mov ebx, 0xbf0a8b1d         ;    70.3 p6      48 a
        add r13d, r12d              ;   162.0 p1      48 a
        rol ebp, cl                 ;   163.0 p0+p6   49 b
        add r13d, ebp               ;   164.0 p5      48 a
        add r9d, ebp                ;   164.0 p11     49 b
        ror r13d, 0x1d              ;   165.0 p0      48 a
        lea ecx, [rbp + r13]        ;   166.0 p1      49 b
        add r9d, r13d               ;   166.0 p5      49 b
        add r15d, r13d              ;   166.0 p11     48 a
        rol r9d, cl                 ;   167.0 p6+p0   49 b
        add r15d, r9d               ;   168.0 p1      48 a
        add r10d, r9d               ;   168.0 p5      49 b
        ror r15d, 0x1d              ;   169.0 p6      48 a
        lea ecx, [r9 + r15]         ;   170.0 p11     49 b
        add r10d, r15d              ;   170.0 p1      49 b
        mov dword [rsp + 160], r13d ;   166.0 p7+p4   48 a spill
        mov r13d, dword [rsp + 44]  ;    69.2 p2      48 a
        add eax, r15d               ;   170.0 p5      48 a
        rol r10d, cl                ;   171.0 p0+p6   49 b
        add eax, r10d               ;   172.0 p11     48 a
        add r8d, r10d               ;   172.0 p1      49 b
        ror eax, 0x1d               ;   173.0 p0      48 a
        mov ecx, dword [rsp + 20]   ;    70.3 p3      48 a
        add r8d, eax                ;   174.0 p5      49 b
        add r14d, eax               ;   174.0 p11     48 a
        mov dword [rsp + 20], r15d  ;   170.0 p8+p9   48 a spill
        lea r15d, [r10 + rax]       ;   174.0 p6      49 b
        mov dword [rsp + 44], ecx   ;    75.3 p7+p4   48 a spill
        mov ecx, r15d               ;   175.0         49 b copy
        rol r8d, cl                 ;   175.0 p0+p6   49 b
        add r14d, r8d               ;   176.0 p1      48 a
        add esi, r8d                ;   176.0 p5      49 b
        ror r14d, 0x1d              ;   177.0 p0      48 a
        lea ecx, [r8 + r14]         ;   178.0 p11     49 b
        add esi, r14d               ;   178.0 p1      49 b
        mov r15d, dword [rsp + 32]  ;    72.7 p10     48 a
        add edx, r14d               ;   178.0 p5      48 a
        rol esi, cl                 ;   179.0 p6+p0   49 b
        add edx, esi                ;   180.0 p11     48 a
        add edi, esi                ;   180.0 p1      49 b
        ror edx, 0x1d               ;   181.0 p6      48 a
        mov ecx, dword [rsp + 28]   ;    73.8 p2      48 a
        add edi, edx                ;   182.0 p5      49 b
        add ebx, edx                ;   182.0 p11     48 a
        mov dword [rsp + 28], r14d  ;   178.0 p8+p9   48 a spill
        lea r14d, [rsi + rdx]       ;   182.0 p1      49 b
        mov dword [rsp + 32], ecx   ;    78.8 p7+p4   48 a spill
        mov ecx, r14d               ;   183.0         49 b copy
        rol edi, cl                 ;   183.0 p0+p6   49 b
        add ebx, edi                ;   184.0 p5      48 a
        add ebp, edi                ;   184.0 p11     49 b
        ror ebx, 0x1d               ;   185.0 p0      48 a
        lea ecx, [rdi + rbx]        ;   186.0 p1      49 b
        add ebp, ebx                ;   186.0 p5      49 b
        mov r14d, dword [rsp + 16]  ;    76.2 p3      48 a
        add r11d, ebx               ;   186.0 p11     48 a
        rol ebp, cl                 ;   187.0 p6+p0   49 b
        add r11d, ebp               ;   188.0 p1      48 a
        add r9d, ebp                ;   188.0 p5      49 b
        ror r11d, 0x1d              ;   189.0 p6      48 a
        mov ecx, dword [rsp + 36]   ;    77.3 p10     48 a
        add r9d, r11d               ;   190.0 p11     49 b
        add r13d, r11d              ;   190.0 p1      48 a
        mov dword [rsp + 36], ebx   ;   186.0 p8+p9   48 a spill
        lea ebx, [rbp + r11]        ;   190.0 p5      49 b
        mov dword [rsp + 16], ecx   ;    82.3 p7+p4   48 a spill
        mov ecx, ebx                ;   191.0         49 b copy
        rol r9d, cl                 ;   191.0 p0+p6   49 b
        add r13d, r9d               ;   192.0 p11     48 a
        add r10d, r9d               ;   192.0 p1      49 b
        ror r13d, 0x1d              ;   193.0 p0      48 a
        lea ecx, [r9 + r13]         ;   194.0 p5      49 b
        add r10d, r13d              ;   194.0 p11     49 b
        mov ebx, dword [rsp + 40]   ;    79.7 p2      48 a
        rol r10d, cl                ;   195.0 p6+p0   49 b
        mov ecx, dword [rsp + 44]   ;    80.2 p3      48 a reload
        add ecx, r13d               ;   194.0 p1      48 a
        add ecx, r10d               ;   196.0 p5      48 a
        add r8d, r10d               ;   196.0 p11     49 b
        ror ecx, 0x1d               ;   197.0 p6      48 a
        add r8d, ecx                ;   198.0 p1      49 b
        mov dword [rsp + 44], r13d  ;   194.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 24]  ;    81.3 p10     48 a
        add r15d, ecx               ;   198.0 p5      48 a
        mov dword [rsp + 24], r11d  ;   190.0 p7+p4   48 a spill
        lea r11d, [r10 + rcx]       ;   198.0 p11     49 b
        mov dword [rsp + 40], ecx   ;   198.0 p8+p9   48 a spill
        mov ecx, r11d               ;   199.0         49 b copy
        rol r8d, cl                 ;   199.0 p0+p6   49 b
        add r15d, r8d               ;   200.0 p1      48 a
        add esi, r8d                ;   200.0 p5      49 b
        ror r15d, 0x1d              ;   201.0 p0      48 a
        mov r11d, dword [rsp + 48]  ;    83.2 p2      48 a
        lea ecx, [r8 + r15]         ;   202.0 p11     49 b
        add esi, r15d               ;   202.0 p6      49 b
        rol esi, cl                 ;   203.0 p0+p6   49 b
        mov ecx, dword [rsp + 32]   ;    84.0 p3      48 a reload
        add ecx, r15d               ;   202.0 p1      48 a
        add ecx, esi                ;   204.0 p5      48 a
        add edi, esi                ;   204.0 p11     49 b
        ror ecx, 0x1d               ;   205.0 p0      48 a
        add edi, ecx                ;   206.0 p1      49 b
        mov dword [rsp + 32], r15d  ;   202.0 p7+p4   48 a spill
        mov r15d, dword [rsp + 52]  ;    85.2 p10     48 a
        add r14d, ecx               ;   206.0 p5      48 a
        mov dword [rsp + 52], edx   ;   182.0 p8+p9   48 a spill
        lea edx, [rsi + rcx]        ;   206.0 p11     49 b
        mov dword [rsp + 48], ecx   ;   206.0 p7+p4   48 a spill
        mov ecx, edx                ;   207.0         49 b copy
        rol edi, cl                 ;   207.0 p6+p0   49 b
        add r14d, edi               ;   208.0 p1      48 a
        add ebp, edi                ;   208.0 p5      49 b
        ror r14d, 0x1d              ;   209.0 p6      48 a
        mov ecx, dword [rsp + 56]   ;    87.0 p2      48 a
        lea edx, [rdi + r14]        ;   210.0 p11     49 b
        add ebp, r14d               ;   210.0 p1      49 b
        mov dword [rsp + 56], ecx   ;    92.0 p8+p9   48 a spill
        mov ecx, edx                ;   211.0         49 b copy
        rol ebp, cl                 ;   211.0 p0+p6   49 b
        mov ecx, dword [rsp + 16]   ;    88.2 p3      48 a reload
        add ecx, r14d               ;   210.0 p5      48 a
        add ecx, ebp                ;   212.0 p11     48 a
        add r9d, ebp                ;   212.0 p1      49 b
        ror ecx, 0x1d               ;   213.0 p0      48 a
        lea edx, [rbp + rcx]        ;   214.0 p5      49 b
        add r9d, ecx                ;   214.0 p11     49 b
        mov dword [rsp + 16], r14d  ;   210.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 60]  ;    89.5 p10     48 a
        add ebx, ecx                ;   214.0 p6      48 a
        mov dword [rsp + 60], ecx   ;   214.0 p8+p9   48 a spill
        mov ecx, edx                ;   215.0         49 b copy
        rol r9d, cl                 ;   215.0 p0+p6   49 b
        add ebx, r9d                ;   216.0 p1      48 a
        add r10d, r9d               ;   216.0 p5      49 b
        ror ebx, 0x1d               ;   217.0 p0      48 a
        mov ecx, dword [rsp + 64]   ;    91.0 p2      48 a
        lea edx, [r9 + rbx]         ;   218.0 p11     49 b
        add r10d, ebx               ;   218.0 p1      49 b
        add r13d, ebx               ;   218.0 p5      48 a
        mov dword [rsp + 64], ecx   ;    96.0 p7+p4   48 a spill
        mov ecx, edx                ;   219.0         49 b copy
        rol r10d, cl                ;   219.0 p6+p0   49 b
        add r13d, r10d              ;   220.0 p11     48 a
        add r8d, r10d               ;   220.0 p1      49 b
        ror r13d, 0x1d              ;   221.0 p6      48 a
        lea ecx, [r10 + r13]        ;   222.0 p5      49 b
        add r8d, r13d               ;   222.0 p11     49 b
        mov edx, dword [rsp + 68]   ;    93.2 p3      48 a
        add r11d, r13d              ;   222.0 p1      48 a
        rol r8d, cl                 ;   223.0 p0+p6   49 b
        add r11d, r8d               ;   224.0 p5      48 a
        add esi, r8d                ;   224.0 p11     49 b
        ror r11d, 0x1d              ;   225.0 p0      48 a
        mov ecx, dword [rsp + 72]   ;    94.3 p10     48 a
        add esi, r11d               ;   226.0 p1      49 b
        add r15d, r11d              ;   226.0 p5      48 a
        mov dword [rsp + 72], r13d  ;   222.0 p8+p9   48 a spill
        lea r13d, [r8 + r11]        ;   226.0 p11     49 b
        mov dword [rsp + 68], ecx   ;    99.3 p7+p4   48 a spill
        mov ecx, r13d               ;   227.0         49 b copy
        rol esi, cl                 ;   227.0 p6+p0   49 b
        add r15d, esi               ;   228.0 p1      48 a
        add edi, esi                ;   228.0 p5      49 b
        ror r15d, 0x1d              ;   229.0 p6      48 a
        lea ecx, [rsi + r15]        ;   230.0 p11     49 b
        add edi, r15d               ;   230.0 p1      49 b
        mov r13d, dword [rsp + 76]  ;    96.7 p2      48 a
        rol edi, cl                 ;   231.0 p0+p6   49 b
        mov ecx, dword [rsp + 56]   ;    97.2 p3      48 a reload
        add ecx, r15d               ;   230.0 p5      48 a
        add ecx, edi                ;   232.0 p11     48 a
        add ebp, edi                ;   232.0 p1      49 b
        ror ecx, 0x1d               ;   233.0 p0      48 a
        add ebp, ecx                ;   234.0 p5      49 b
        mov dword [rsp + 56], r15d  ;   230.0 p8+p9   48 a spill
        mov r15d, dword [rsp + 80]  ;    98.3 p10     48 a
        add r14d, ecx               ;   234.0 p11     48 a
        mov dword [rsp + 80], r11d  ;   226.0 p7+p4   48 a spill
        lea r11d, [rdi + rcx]       ;   234.0 p6      49 b
        mov dword [rsp + 76], ecx   ;   234.0 p8+p9   48 a spill
        mov ecx, r11d               ;   235.0         49 b copy
        rol ebp, cl                 ;   235.0 p0+p6   49 b
        add r14d, ebp               ;   236.0 p1      48 a
        add r9d, ebp                ;   236.0 p5      49 b
        ror r14d, 0x1d              ;   237.0 p0      48 a
        mov r11d, dword [rsp + 84]  ;   100.2 p2      48 a
        lea ecx, [rbp + r14]        ;   238.0 p11     49 b
        add r9d, r14d               ;   238.0 p1      49 b
        rol r9d, cl                 ;   239.0 p6+p0   49 b
        mov ecx, dword [rsp + 64]   ;   101.0 p3      48 a reload
        add ecx, r14d               ;   238.0 p5      48 a
        add ecx, r9d                ;   240.0 p11     48 a
        add r10d, r9d               ;   240.0 p1      49 b
        ror ecx, 0x1d               ;   241.0 p6      48 a
        add r10d, ecx               ;   242.0 p5      49 b
        mov dword [rsp + 64], r14d  ;   238.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 88]  ;   102.2 p10     48 a
        add edx, ecx                ;   242.0 p11     48 a
        mov dword [rsp + 88], ebx   ;   218.0 p8+p9   48 a spill
        lea ebx, [r9 + rcx]         ;   242.0 p1      49 b
        mov dword [rsp + 84], ecx   ;   242.0 p7+p4   48 a spill
        mov ecx, ebx                ;   243.0         49 b copy
        rol r10d, cl                ;   243.0 p0+p6   49 b
        add edx, r10d               ;   244.0 p5      48 a
        add r8d, r10d               ;   244.0 p11     49 b
        ror edx, 0x1d               ;   245.0 p0      48 a
        mov ecx, dword [rsp + 92]   ;   104.0 p2      48 a
        lea ebx, [r10 + rdx]        ;   246.0 p1      49 b
        add r8d, edx                ;   246.0 p6      49 b
        mov dword [rsp + 92], ecx   ;   109.0 p8+p9   48 a spill
        mov ecx, ebx                ;   247.0         49 b copy
        rol r8d, cl                 ;   247.0 p0+p6   49 b
        mov ecx, dword [rsp + 68]   ;   105.2 p3      48 a reload
        add ecx, edx                ;   246.0 p5      48 a
        add ecx, r8d                ;   248.0 p11     48 a
        add esi, r8d                ;   248.0 p1      49 b
        ror ecx, 0x1d               ;   249.0 p0      48 a
        lea ebx, [r8 + rcx]         ;   250.0 p6      49 b
        add esi, ecx                ;   250.0 p5      49 b
        mov dword [rsp + 68], edx   ;   246.0 p7+p4   48 a spill
        mov edx, dword [rsp + 96]   ;   106.5 p10     48 a
        add r13d, ecx               ;   250.0 p11     48 a
        mov dword [rsp + 96], ecx   ;   250.0 p8+p9   48 a spill
        mov ecx, ebx                ;   251.0         49 b copy
        rol esi, cl                 ;   251.0 p0+p6   49 b
        add r13d, esi               ;   252.0 p1      48 a
        add edi, esi                ;   252.0 p5      49 b
        ror r13d, 0x1d              ;   253.0 p0      48 a
        mov ecx, dword [rsp + 100]  ;   108.0 p2      48 a
        lea ebx, [rsi + r13]        ;   254.0 p11     49 b
        add edi, r13d               ;   254.0 p6      49 b
        add r15d, r13d              ;   254.0 p1      48 a
        mov dword [rsp + 100], ecx  ;   113.0 p7+p4   48 a spill
        mov ecx, ebx                ;   255.0         49 b copy
        rol edi, cl                 ;   255.0 p0+p6   49 b
        add r15d, edi               ;   256.0 p5      48 a
        add ebp, edi                ;   256.0 p11     49 b
        ror r15d, 0x1d              ;   257.0 p0      48 a
        lea ecx, [rdi + r15]        ;   258.0 p1      49 b
        add ebp, r15d               ;   258.0 p6      49 b
        mov ebx, dword [rsp + 104]  ;   110.2 p3      48 a
        add r11d, r15d              ;   258.0 p5      48 a
        rol ebp, cl                 ;   259.0 p0+p6   49 b
        add r11d, ebp               ;   260.0 p11     48 a
        add r9d, ebp                ;   260.0 p1      49 b
        ror r11d, 0x1d              ;   261.0 p0      48 a
        mov ecx, dword [rsp + 108]  ;   111.3 p10     48 a
        add r9d, r11d               ;   262.0 p5      49 b
        add r14d, r11d              ;   262.0 p11     48 a
        mov dword [rsp + 108], r15d ;   258.0 p8+p9   48 a spill
        lea r15d, [rbp + r11]       ;   262.0 p1      49 b
        mov dword [rsp + 104], ecx  ;   116.3 p7+p4   48 a spill
        mov ecx, r15d               ;   263.0         49 b copy
        rol r9d, cl                 ;   263.0 p6+p0   49 b
        add r14d, r9d               ;   264.0 p5      48 a
        add r10d, r9d               ;   264.0 p11     49 b
        ror r14d, 0x1d              ;   265.0 p6      48 a
        lea ecx, [r9 + r14]         ;   266.0 p1      49 b
        add r10d, r14d              ;   266.0 p5      49 b
        mov r15d, dword [rsp + 112] ;   114.0 p2      48 a
        rol r10d, cl                ;   267.0 p0+p6   49 b
        mov ecx, dword [rsp + 92]   ;   114.2 p3      48 a reload
        add ecx, r14d               ;   266.0 p11     48 a
        add ecx, r10d               ;   268.0 p1      48 a
        add r8d, r10d               ;   268.0 p5      49 b
        ror ecx, 0x1d               ;   269.0 p0      48 a
        add r8d, ecx                ;   270.0 p11     49 b
        mov dword [rsp + 92], r14d  ;   266.0 p8+p9   48 a spill
        mov r14d, dword [rsp + 116] ;   118.0 p10     48 a
        add edx, ecx                ;   270.0 p6      48 a
        mov dword [rsp + 116], r11d ;   262.0 p7+p4   48 a spill
        lea r11d, [r10 + rcx]       ;   270.0 p1      49 b
        mov dword [rsp + 112], ecx  ;   270.0 p8+p9   48 a spill
        mov ecx, r11d               ;   271.0         49 b copy
        rol r8d, cl                 ;   271.0 p0+p6   49 b
        add edx, r8d                ;   272.0 p5      48 a
        add esi, r8d                ;   272.0 p11     49 b
        ror edx, 0x1d               ;   273.0 p0      48 a
        mov r11d, dword [rsp + 120] ;   122.0 p2      48 a
        lea ecx, [r8 + rdx]         ;   274.0 p1      49 b
        add esi, edx                ;   274.0 p6      49 b
        rol esi, cl                 ;   275.0 p0+p6   49 b
        mov ecx, dword [rsp + 100]  ;   118.0 p3      48 a reload
        add ecx, edx                ;   274.0 p5      48 a
        add ecx, esi                ;   276.0 p11     48 a
        add edi, esi                ;   276.0 p1      49 b
        ror ecx, 0x1d               ;   277.0 p0      48 a
        add edi, ecx                ;   278.0 p5      49 b
        mov dword [rsp + 100], edx  ;   274.0 p7+p4   48 a spill
        mov edx, dword [rsp + 124]  ;   126.0 p10     48 a
        add ebx, ecx                ;   278.0 p11     48 a
        mov dword [rsp + 124], r13d ;   254.0 p8+p9   48 a spill
        lea r13d, [rsi + rcx]       ;   278.0 p6      49 b
        mov dword [rsp + 120], ecx  ;   278.0 p7+p4   48 a spill
        mov ecx, r13d               ;   279.0         49 b copy
        rol edi, cl                 ;   279.0 p0+p6   49 b
        add ebx, edi                ;   280.0 p1      48 a
        add ebp, edi                ;   280.0 p5      49 b
        ror ebx, 0x1d               ;   281.0 p0      48 a
        mov r13d, dword [rsp + 128] ;   130.0 p2      48 a
        lea ecx, [rdi + rbx]        ;   282.0 p11     49 b
        add ebp, ebx                ;   282.0 p1      49 b
        rol ebp, cl                 ;   283.0 p6+p0   49 b
        mov ecx, dword [rsp + 104]  ;   121.8 p3      48 a reload
        add ecx, ebx                ;   282.0 p5      48 a
        add ecx, ebp                ;   284.0 p11     48 a
        add r9d, ebp                ;   284.0 p1      49 b
        ror ecx, 0x1d               ;   285.0 p6      48 a
        add r9d, ecx                ;   286.0 p5      49 b
        mov dword [rsp + 104], ebx  ;   282.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 132]  ;   134.0 p10     48 a
        add r15d, ecx               ;   286.0 p11     48 a
        mov dword [rsp + 132], eax  ;   174.0 p7+p4   48 a spill
        lea eax, [rbp + rcx]        ;   286.0 p0      49 b
        mov dword [rsp + 128], ecx  ;   286.0 p8+p9   48 a spill
        mov ecx, eax                ;   287.0         49 b copy
        rol r9d, cl                 ;   287.0 p6+p0   49 b
        add r15d, r9d               ;   288.0 p1      48 a
        add r10d, r9d               ;   288.0 p5      49 b
        ror r15d, 0x1d              ;   289.0 p6      48 a
        mov eax, dword [rsp + 136]  ;   138.0 p2      48 a
        lea ecx, [r9 + r15]         ;   290.0 p11     49 b
        add r10d, r15d              ;   290.0 p1      49 b
        add r14d, r15d              ;   290.0 p0      48 a
        rol r10d, cl                ;   291.0 p6+p0   49 b
        add r14d, r10d              ;   292.0 p5      48 a
        add r8d, r10d               ;   292.0 p11     49 b
        ror r14d, 0x1d              ;   293.0 p6      48 a
        lea ecx, [r10 + r14]        ;   294.0 p1      49 b
        add r8d, r14d               ;   294.0 p5      49 b
        mov dword [rsp + 136], r15d ;   290.0 p7+p4   48 a spill
        mov r15d, dword [rsp + 140] ;   142.0 p3      48 a
        add r11d, r14d              ;   294.0 p11     48 a
        rol r8d, cl                 ;   295.0 p0+p6   49 b
        add r11d, r8d               ;   296.0 p1      48 a
        add esi, r8d                ;   296.0 p5      49 b
        ror r11d, 0x1d              ;   297.0 p0      48 a
        mov ecx, dword [rsp + 144]  ;   146.0 p10     48 a
        add esi, r11d               ;   298.0 p11     49 b
        add edx, r11d               ;   298.0 p1      48 a
        mov dword [rsp + 144], r14d ;   294.0 p8+p9   48 a spill
        lea r14d, [r8 + r11]        ;   298.0 p5      49 b
        mov dword [rsp + 140], ecx  ;   151.0 p7+p4   48 a spill
        mov ecx, r14d               ;   299.0         49 b copy
        rol esi, cl                 ;   299.0 p6+p0   49 b
        add edx, esi                ;   300.0 p11     48 a
        add edi, esi                ;   300.0 p1      49 b
        ror edx, 0x1d               ;   301.0 p6      48 a
        lea ecx, [rsi + rdx]        ;   302.0 p5      49 b
        add edi, edx                ;   302.0 p0      49 b
        mov r14d, dword [rsp + 148] ;   150.0 p2      48 a
        add r13d, edx               ;   302.0 p11     48 a
        rol edi, cl                 ;   303.0 p6+p0   49 b
        add r13d, edi               ;   304.0 p1      48 a
        add ebp, edi                ;   304.0 p5      49 b
        ror r13d, 0x1d              ;   305.0 p6      48 a
        lea ecx, [rdi + r13]        ;   306.0 p11     49 b
        add ebp, r13d               ;   306.0 p1      49 b
        mov dword [rsp + 148], edx  ;   302.0 p8+p9   48 a spill
        mov edx, dword [rsp + 152]  ;   154.0 p3      48 a
        add ebx, r13d               ;   306.0 p5      48 a
        rol ebp, cl                 ;   307.0 p0+p6   49 b
        add ebx, ebp                ;   308.0 p11     48 a
        add r9d, ebp                ;   308.0 p1      49 b
        ror ebx, 0x1d               ;   309.0 p0      48 a
        mov ecx, dword [rsp + 156]  ;   158.0 p10     48 a
        add r9d, ebx                ;   310.0 p5      49 b
        add eax, ebx                ;   310.0 p11     48 a
        mov dword [rsp + 156], r13d ;   306.0 p7+p4   48 a spill
        lea r13d, [rbp + rbx]       ;   310.0 p1      49 b
        mov dword [rsp + 152], ecx  ;   163.0 p8+p9   48 a spill
        mov ecx, r13d               ;   311.0         49 b copy
        rol r9d, cl                 ;   311.0 p6+p0   49 b
        add eax, r9d                ;   312.0 p5      48 a
        add r10d, r9d               ;   312.0 p11     49 b
        ror eax, 0x1d               ;   313.0 p6      48 a
        lea ecx, [r9 + rax]         ;   314.0 p1      49 b
        add r10d, eax               ;   314.0 p0      49 b
        add r15d, eax               ;   314.0 p5      48 a
        rol r10d, cl                ;   315.0 p6+p0   49 b
        add r15d, r10d              ;   316.0 p11     48 a
        add r8d, r10d               ;   316.0 p1      49 b
        ror r15d, 0x1d              ;   317.0 p6      48 a
        mov r13d, dword [rsp + 160] ;   166.0 p2      48 a
        lea ecx, [r10 + r15]        ;   318.0 p5      49 b
        add r8d, r15d               ;   318.0 p11     49 b
        rol r8d, cl                 ;   319.0 p0+p6   49 b
        mov ecx, dword [rsp + 140]  ;   151.0 p3      48 a reload
        add ecx, r15d               ;   318.0 p1      48 a
        add ecx, r8d                ;   320.0 p5      48 a
        add esi, r8d                ;   320.0 p11     49 b
        ror ecx, 0x1d               ;   321.0 p0      48 a
        add esi, ecx                ;   322.0 p1      49 b
        mov dword [rsp + 140], r15d ;   318.0 p7+p4   48 a spill
        mov r15d, dword [rsp + 20]  ;   170.0 p10     48 a
        add r14d, ecx               ;   322.0 p5      48 a
        mov dword [rsp + 20], eax   ;   314.0 p8+p9   48 a spill
        lea eax, [r8 + rcx]         ;   322.0 p11     49 b
        mov dword [rsp + 160], ecx  ;   322.0 p7+p4   48 a spill
        mov ecx, eax                ;   323.0         49 b copy
        rol esi, cl                 ;   323.0 p6+p0   49 b
        add r14d, esi               ;   324.0 p1      48 a
        add edi, esi                ;   324.0 p5      49 b
        ror r14d, 0x1d              ;   325.0 p6      48 a
        mov eax, dword [rsp + 132]  ;   174.0 p2      48 a
        lea ecx, [rsi + r14]        ;   326.0 p11     49 b
        add edi, r14d               ;   326.0 p0      49 b
        add edx, r14d               ;   326.0 p1      48 a
        rol edi, cl                 ;   327.0 p6+p0   49 b
        add edx, edi                ;   328.0 p5      48 a
        add ebp, edi                ;   328.0 p11     49 b
        ror edx, 0x1d               ;   329.0 p6      48 a
        lea ecx, [rdi + rdx]        ;   330.0 p1      49 b
        add ebp, edx                ;   330.0 p5      49 b
        mov dword [rsp + 132], r14d ;   326.0 p8+p9   48 a spill
        mov r14d, dword [rsp + 28]  ;   178.0 p3      48 a
        rol ebp, cl                 ;   331.0 p0+p6   49 b
        mov ecx, dword [rsp + 152]  ;   163.0 p10     48 a reload
        add ecx, edx                ;   330.0 p11     48 a
        add ecx, ebp                ;   332.0 p1      48 a
        add r9d, ebp                ;   332.0 p5      49 b
        ror ecx, 0x1d               ;   333.0 p0      48 a
        mov dword [rsp + 152], edx  ;   330.0 p7+p4   48 a spill
        mov edx, dword [rsp + 52]   ;   182.0 p2      48 a
        add r9d, ecx                ;   334.0 p11     49 b
        add r12d, ecx               ;   334.0 p1      48 a
        mov dword [rsp + 52], ebx   ;   310.0 p8+p9   48 a spill
        lea ebx, [rbp + rcx]        ;   334.0 p5      49 b
        mov dword [rsp + 28], ecx   ;   334.0 p7+p4   48 a spill
        mov ecx, ebx                ;   335.0         49 b copy
        rol r9d, cl                 ;   335.0 p6+p0   49 b
        add r12d, r9d               ;   336.0 p11     48 a
        add r10d, r9d               ;   336.0 p1      49 b
        ror r12d, 0x1d              ;   337.0 p0      48 a
        lea ecx, [r9 + r12]         ;   338.0 p5      49 b
        add r10d, r12d              ;   338.0 p6      49 b
        mov ebx, dword [rsp + 36]   ;   186.0 p3      48 a
        add r13d, r12d              ;   338.0 p11     48 a
        rol r10d, cl                ;   339.0 p0+p6   49 b
        add r13d, r10d              ;   340.0 p1      48 a
        add r8d, r10d               ;   340.0 p5      49 b
        ror r13d, 0x1d              ;   341.0 p0      48 a
        lea ecx, [r10 + r13]        ;   342.0 p11     49 b
        add r8d, r13d               ;   342.0 p1      49 b
        mov dword [rsp + 36], r12d  ;   338.0 p8+p9   48 a spill
        mov r12d, dword [rsp + 24]  ;   190.0 p10     48 a
        add r15d, r13d              ;   342.0 p6      48 a
        rol r8d, cl                 ;   343.0 p0+p6   49 b
        add r15d, r8d               ;   344.0 p5      48 a
        add esi, r8d                ;   344.0 p11     49 b
        ror r15d, 0x1d              ;   345.0 p0      48 a
        mov ecx, dword [rsp + 44]   ;   194.0 p2      48 a
        add esi, r15d               ;   346.0 p1      49 b
        add eax, r15d               ;   346.0 p5      48 a
        mov dword [rsp + 44], r13d  ;   342.0 p7+p4   48 a spill
        lea r13d, [r8 + r15]        ;   346.0 p11     49 b
        mov dword [rsp + 24], ecx   ;   199.0 p8+p9   48 a spill
        mov ecx, r13d               ;   347.0         49 b copy
        rol esi, cl                 ;   347.0 p6+p0   49 b
        add eax, esi                ;   348.0 p1      48 a
        add edi, esi                ;   348.0 p5      49 b
        ror eax, 0x1d               ;   349.0 p0      48 a
        lea ecx, [rsi + rax]        ;   350.0 p11     49 b
        add edi, eax                ;   350.0 p6      49 b
        mov r13d, dword [rsp + 40]  ;   198.0 p3      48 a
        add r14d, eax               ;   350.0 p1      48 a
        rol edi, cl                 ;   351.0 p0+p6   49 b
        add r14d, edi               ;   352.0 p5      48 a
        add ebp, edi                ;   352.0 p11     49 b
        ror r14d, 0x1d              ;   353.0 p0      48 a
        mov ecx, dword [rsp + 32]   ;   202.0 p10     48 a
        add ebp, r14d               ;   354.0 p1      49 b
        add edx, r14d               ;   354.0 p5      48 a
        mov dword [rsp + 32], eax   ;   350.0 p7+p4   48 a spill
        lea eax, [rdi + r14]        ;   354.0 p6      49 b
        mov dword [rsp + 40], ecx   ;   207.0 p8+p9   48 a spill
        mov ecx, eax                ;   355.0         49 b copy
        rol ebp, cl                 ;   355.0 p0+p6   49 b
        add edx, ebp                ;   356.0 p11     48 a
        add r9d, ebp                ;   356.0 p1      49 b
        ror edx, 0x1d               ;   357.0 p0      48 a
        lea ecx, [rbp + rdx]        ;   358.0 p5      49 b
        add r9d, edx                ;   358.0 p6      49 b
        mov eax, dword [rsp + 48]   ;   206.0 p2      48 a
        add ebx, edx                ;   358.0 p11     48 a
        rol r9d, cl                 ;   359.0 p0+p6   49 b
        add ebx, r9d                ;   360.0 p1      48 a
        add r10d, r9d               ;   360.0 p5      49 b
        ror ebx, 0x1d               ;   361.0 p0      48 a
        mov ecx, dword [rsp + 16]   ;   210.0 p3      48 a
        add r10d, ebx               ;   362.0 p11     49 b
        add r12d, ebx               ;   362.0 p6      48 a
        mov dword [rsp + 16], edx   ;   358.0 p7+p4   48 a spill
        lea edx, [r9 + rbx]         ;   362.0 p1      49 b
        mov dword [rsp + 48], ecx   ;   215.0 p8+p9   48 a spill
        mov ecx, edx                ;   363.0         49 b copy
        rol r10d, cl                ;   363.0 p0+p6   49 b
        add r12d, r10d              ;   364.0 p5      48 a
        add r8d, r10d               ;   364.0 p11     49 b
        ror r12d, 0x1d              ;   365.0 p0      48 a
        lea ecx, [r10 + r12]        ;   366.0 p1      49 b
        add r8d, r12d               ;   366.0 p6      49 b
        mov edx, dword [rsp + 60]   ;   214.0 p10     48 a
        rol r8d, cl                 ;   367.0 p0+p6   49 b
        mov ecx, dword [rsp + 24]   ;   199.0 p2      48 a reload
        add ecx, r12d               ;   366.0 p5      48 a
        add ecx, r8d                ;   368.0 p11     48 a
        add esi, r8d                ;   368.0 p1      49 b
        ror ecx, 0x1d               ;   369.0 p0      48 a
        mov dword [rsp + 24], r12d  ;   366.0 p7+p4   48 a spill
        mov r12d, dword [rsp + 88]  ;   218.0 p3      48 a
        add esi, ecx                ;   370.0 p6      49 b
        add r13d, ecx               ;   370.0 p5      48 a
        mov dword [rsp + 88], ebx   ;   362.0 p8+p9   48 a spill
        lea ebx, [r8 + rcx]         ;   370.0 p11     49 b
        mov dword [rsp + 60], ecx   ;   370.0 p7+p4   48 a spill
        mov ecx, ebx                ;   371.0         49 b copy
        rol esi, cl                 ;   371.0 p0+p6   49 b
        add r13d, esi               ;   372.0 p1      48 a
        add edi, esi                ;   372.0 p5      49 b
        ror r13d, 0x1d              ;   373.0 p0      48 a
        lea ecx, [rsi + r13]        ;   374.0 p11     49 b
        add edi, r13d               ;   374.0 p6      49 b
        mov ebx, dword [rsp + 72]   ;   222.0 p10     48 a
        rol edi, cl                 ;   375.0 p0+p6   49 b
        mov ecx, dword [rsp + 40]   ;   207.0 p2      48 a reload
        add ecx, r13d               ;   374.0 p1      48 a
        add ecx, edi                ;   376.0 p5      48 a
        add ebp, edi                ;   376.0 p11     49 b
        ror ecx, 0x1d               ;   377.0 p0      48 a
        add ebp, ecx                ;   378.0 p6      49 b
        mov dword [rsp + 40], r13d  ;   374.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 80]  ;   226.0 p3      48 a
        add eax, ecx                ;   378.0 p1      48 a
        mov dword [rsp + 80], r14d  ;   354.0 p7+p4   48 a spill
        lea r14d, [rdi + rcx]       ;   378.0 p5      49 b
        mov dword [rsp + 72], ecx   ;   378.0 p8+p9   48 a spill
        mov ecx, r14d               ;   379.0         49 b copy
        rol ebp, cl                 ;   379.0 p0+p6   49 b
        add eax, ebp                ;   380.0 p11     48 a
        add r9d, ebp                ;   380.0 p1      49 b
        ror eax, 0x1d               ;   381.0 p0      48 a
        mov r14d, dword [rsp + 56]  ;   230.0 p10     48 a
        lea ecx, [rbp + rax]        ;   382.0 p5      49 b
        add r9d, eax                ;   382.0 p6      49 b
        rol r9d, cl                 ;   383.0 p0+p6   49 b
        mov ecx, dword [rsp + 48]   ;   215.0 p2      48 a reload
        add ecx, eax                ;   382.0 p11     48 a
        add ecx, r9d                ;   384.0 p1      48 a
        add r10d, r9d               ;   384.0 p5      49 b
        ror ecx, 0x1d               ;   385.0 p0      48 a
        add r10d, ecx               ;   386.0 p6      49 b
        mov dword [rsp + 48], eax   ;   382.0 p7+p4   48 a spill
        mov eax, dword [rsp + 76]   ;   234.0 p3      48 a
        add edx, ecx                ;   386.0 p11     48 a
        mov dword [rsp + 76], r15d  ;   346.0 p8+p9   48 a spill
        lea r15d, [r9 + rcx]        ;   386.0 p1      49 b
        mov dword [rsp + 56], ecx   ;   386.0 p7+p4   48 a spill
        mov ecx, r15d               ;   387.0         49 b copy
        rol r10d, cl                ;   387.0 p0+p6   49 b
        add edx, r10d               ;   388.0 p5      48 a
        add r8d, r10d               ;   388.0 p11     49 b
        ror edx, 0x1d               ;   389.0 p0      48 a
        mov r15d, dword [rsp + 64]  ;   238.0 p10     48 a
        lea ecx, [r10 + rdx]        ;   390.0 p1      49 b
        add r8d, edx                ;   390.0 p6      49 b
        add r12d, edx               ;   390.0 p5      48 a
        rol r8d, cl                 ;   391.0 p0+p6   49 b
        add r12d, r8d               ;   392.0 p11     48 a
        add esi, r8d                ;   392.0 p1      49 b
        ror r12d, 0x1d              ;   393.0 p0      48 a
        lea ecx, [r8 + r12]         ;   394.0 p5      49 b
        add esi, r12d               ;   394.0 p6      49 b
        mov dword [rsp + 64], edx   ;   390.0 p8+p9   48 a spill
        mov edx, dword [rsp + 84]   ;   242.0 p2      48 a
        add ebx, r12d               ;   394.0 p11     48 a
        rol esi, cl                 ;   395.0 p0+p6   49 b
        add ebx, esi                ;   396.0 p1      48 a
        add edi, esi                ;   396.0 p5      49 b
        ror ebx, 0x1d               ;   397.0 p0      48 a
        mov ecx, dword [rsp + 68]   ;   246.0 p3      48 a
        add edi, ebx                ;   398.0 p11     49 b
        add r13d, ebx               ;   398.0 p6      48 a
        mov dword [rsp + 68], r12d  ;   394.0 p7+p4   48 a spill
        lea r12d, [rsi + rbx]       ;   398.0 p1      49 b
        mov dword [rsp + 84], ecx   ;   251.0 p8+p9   48 a spill
        mov ecx, r12d               ;   399.0         49 b copy
        rol edi, cl                 ;   399.0 p0+p6   49 b
        add r13d, edi               ;   400.0 p5      48 a
        add ebp, edi                ;   400.0 p11     49 b
        ror r13d, 0x1d              ;   401.0 p0      48 a
        lea ecx, [rdi + r13]        ;   402.0 p1      49 b
        add ebp, r13d               ;   402.0 p6      49 b
        mov r12d, dword [rsp + 96]  ;   250.0 p10     48 a
        add r14d, r13d              ;   402.0 p5      48 a
        rol ebp, cl                 ;   403.0 p0+p6   49 b
        add r14d, ebp               ;   404.0 p11     48 a
        add r9d, ebp                ;   404.0 p1      49 b
        ror r14d, 0x1d              ;   405.0 p0      48 a
        mov ecx, dword [rsp + 124]  ;   254.0 p2      48 a
        add r9d, r14d               ;   406.0 p5      49 b
        add eax, r14d               ;   406.0 p11     48 a
        mov dword [rsp + 124], r13d ;   402.0 p7+p4   48 a spill
        lea r13d, [rbp + r14]       ;   406.0 p6      49 b
        mov dword [rsp + 96], ecx   ;   259.0 p8+p9   48 a spill
        mov ecx, r13d               ;   407.0         49 b copy
        rol r9d, cl                 ;   407.0 p0+p6   49 b
        add eax, r9d                ;   408.0 p1      48 a
        add r10d, r9d               ;   408.0 p5      49 b
        ror eax, 0x1d               ;   409.0 p0      48 a
        lea ecx, [r9 + rax]         ;   410.0 p11     49 b
        add r10d, eax               ;   410.0 p6      49 b
        mov r13d, dword [rsp + 108] ;   258.0 p3      48 a
        add r15d, eax               ;   410.0 p1      48 a
        rol r10d, cl                ;   411.0 p0+p6   49 b
        add r15d, r10d              ;   412.0 p5      48 a
        add r8d, r10d               ;   412.0 p11     49 b
        ror r15d, 0x1d              ;   413.0 p0      48 a
        lea ecx, [r10 + r15]        ;   414.0 p1      49 b
        add r8d, r15d               ;   414.0 p6      49 b
        mov dword [rsp + 108], eax  ;   410.0 p7+p4   48 a spill
        mov eax, dword [rsp + 116]  ;   262.0 p10     48 a
        add edx, r15d               ;   414.0 p5      48 a
        rol r8d, cl                 ;   415.0 p0+p6   49 b
        add edx, r8d                ;   416.0 p11     48 a
        add esi, r8d                ;   416.0 p1      49 b
        ror edx, 0x1d               ;   417.0 p0      48 a
        mov ecx, dword [rsp + 92]   ;   266.0 p2      48 a
        add esi, edx                ;   418.0 p5      49 b
        mov dword [rsp + 92], r15d  ;   414.0 p8+p9   48 a spill
        lea r15d, [r8 + rdx]        ;   418.0 p6      49 b
        mov dword [rsp + 116], ecx  ;   271.0 p7+p4   48 a spill
        mov ecx, r15d               ;   419.0         49 b copy
        rol esi, cl                 ;   419.0 p0+p6   49 b
        mov r15d, dword [rsp + 84]  ;   251.0 p3      48 a reload
        add r15d, edx               ;   418.0 p11     48 a
        add r15d, esi               ;   420.0 p1      48 a
        add edi, esi                ;   420.0 p5      49 b
        ror r15d, 0x1d              ;   421.0 p0      48 a
        lea ecx, [rsi + r15]        ;   422.0 p6      49 b
        add edi, r15d               ;   422.0 p11     49 b
        mov dword [rsp + 84], edx   ;   418.0 p8+p9   48 a spill
        mov edx, dword [rsp + 112]  ;   270.0 p10     48 a
        add r12d, r15d              ;   422.0 p1      48 a
        rol edi, cl                 ;   423.0 p0+p6   49 b
        add r12d, edi               ;   424.0 p5      48 a
        add ebp, edi                ;   424.0 p11     49 b
        ror r12d, 0x1d              ;   425.0 p0      48 a
        mov ecx, dword [rsp + 100]  ;   274.0 p2      48 a
        add ebp, r12d               ;   426.0 p1      49 b
        mov dword [rsp + 100], r15d ;   422.0 p7+p4   48 a spill
        lea r15d, [rdi + r12]       ;   426.0 p6      49 b
        mov dword [rsp + 112], ecx  ;   279.0 p8+p9   48 a spill
        mov ecx, r15d               ;   427.0         49 b copy
        rol ebp, cl                 ;   427.0 p0+p6   49 b
        mov r15d, dword [rsp + 96]  ;   259.0 p3      48 a reload
        add r15d, r12d              ;   426.0 p5      48 a
        add r15d, ebp               ;   428.0 p11     48 a
        add r9d, ebp                ;   428.0 p1      49 b
        ror r15d, 0x1d              ;   429.0 p0      48 a
        lea ecx, [rbp + r15]        ;   430.0 p6      49 b
        add r9d, r15d               ;   430.0 p5      49 b
        mov dword [rsp + 96], r12d  ;   426.0 p7+p4   48 a spill
        mov r12d, dword [rsp + 120] ;   278.0 p10     48 a
        add r13d, r15d              ;   430.0 p11     48 a
        rol r9d, cl                 ;   431.0 p0+p6   49 b
        add r13d, r9d               ;   432.0 p1      48 a
        add r10d, r9d               ;   432.0 p5      49 b
        ror r13d, 0x1d              ;   433.0 p0      48 a
        mov ecx, dword [rsp + 104]  ;   282.0 p2      48 a
        add r10d, r13d              ;   434.0 p11     49 b
        add eax, r13d               ;   434.0 p6      48 a
        mov dword [rsp + 104], r15d ;   430.0 p8+p9   48 a spill
        lea r15d, [r9 + r13]        ;   434.0 p1      49 b
        mov dword [rsp + 120], ecx  ;   287.0 p7+p4   48 a spill
        mov ecx, r15d               ;   435.0         49 b copy
        rol r10d, cl                ;   435.0 p0+p6   49 b
        add eax, r10d               ;   436.0 p5      48 a
        add r8d, r10d               ;   436.0 p11     49 b
        ror eax, 0x1d               ;   437.0 p0      48 a
        lea ecx, [r10 + rax]        ;   438.0 p1      49 b
        add r8d, eax                ;   438.0 p6      49 b
        mov r15d, dword [rsp + 128] ;   286.0 p3      48 a
        rol r8d, cl                 ;   439.0 p0+p6   49 b
        mov ecx, dword [rsp + 116]  ;   271.0 p10     48 a reload
        add ecx, eax                ;   438.0 p5      48 a
        add ecx, r8d                ;   440.0 p11     48 a
        add esi, r8d                ;   440.0 p1      49 b
        ror ecx, 0x1d               ;   441.0 p0      48 a
        mov dword [rsp + 116], eax  ;   438.0 p8+p9   48 a spill
        mov eax, dword [rsp + 136]  ;   290.0 p2      48 a
        add esi, ecx                ;   442.0 p6      49 b
        add edx, ecx                ;   442.0 p5      48 a
        mov dword [rsp + 136], r13d ;   434.0 p7+p4   48 a spill
        lea r13d, [r8 + rcx]        ;   442.0 p11     49 b
        mov dword [rsp + 128], ecx  ;   442.0 p8+p9   48 a spill
        mov ecx, r13d               ;   443.0         49 b copy
        rol esi, cl                 ;   443.0 p0+p6   49 b
        add edx, esi                ;   444.0 p1      48 a
        add edi, esi                ;   444.0 p5      49 b
        ror edx, 0x1d               ;   445.0 p0      48 a
        lea ecx, [rsi + rdx]        ;   446.0 p11     49 b
        add edi, edx                ;   446.0 p6      49 b
        mov r13d, dword [rsp + 144] ;   294.0 p3      48 a
        rol edi, cl                 ;   447.0 p0+p6   49 b
        mov ecx, dword [rsp + 112]  ;   279.0 p10     48 a reload
        add ecx, edx                ;   446.0 p1      48 a
        add ecx, edi                ;   448.0 p5      48 a
        add ebp, edi                ;   448.0 p11     49 b
        ror ecx, 0x1d               ;   449.0 p0      48 a
        add ebp, ecx                ;   450.0 p6      49 b
        add r12d, ecx               ;   450.0 p1      48 a
        mov dword [rsp + 112], edx  ;   446.0 p7+p4   48 a spill
        lea edx, [rdi + rcx]        ;   450.0 p5      49 b
        mov dword [rsp + 144], ecx  ;   450.0 p8+p9   48 a spill
        mov ecx, edx                ;   451.0         49 b copy
        rol ebp, cl                 ;   451.0 p0+p6   49 b
        add r12d, ebp               ;   452.0 p11     48 a
        add r9d, ebp                ;   452.0 p1      49 b
        ror r12d, 0x1d              ;   453.0 p0      48 a
        mov ecx, dword [rsp + 148]  ;   302.0 p2      48 a
        lea edx, [rbp + r12]        ;   454.0 p5      49 b
        add r9d, r12d               ;   454.0 p6      49 b
        mov dword [rsp + 148], ecx  ;   307.0 p7+p4   48 a spill
        mov ecx, edx                ;   455.0         49 b copy
        rol r9d, cl                 ;   455.0 p0+p6   49 b
        mov ecx, dword [rsp + 120]  ;   287.0 p3      48 a reload
        add ecx, r12d               ;   454.0 p11     48 a
        add ecx, r9d                ;   456.0 p1      48 a
        add r10d, r9d               ;   456.0 p5      49 b
        ror ecx, 0x1d               ;   457.0 p0      48 a
        lea edx, [r9 + rcx]         ;   458.0 p6      49 b
        add r10d, ecx               ;   458.0 p11     49 b
        mov dword [rsp + 120], r12d ;   454.0 p8+p9   48 a spill
        mov r12d, dword [rsp + 156] ;   306.0 p10     48 a
        add r15d, ecx               ;   458.0 p1      48 a
        mov dword [rsp + 156], ecx  ;   458.0 p7+p4   48 a spill
        mov ecx, edx                ;   459.0         49 b copy
        rol r10d, cl                ;   459.0 p0+p6   49 b
        add r15d, r10d              ;   460.0 p5      48 a
        add r8d, r10d               ;   460.0 p11     49 b
        ror r15d, 0x1d              ;   461.0 p0      48 a
        mov ecx, dword [rsp + 52]   ;   310.0 p2      48 a
        lea edx, [r10 + r15]        ;   462.0 p1      49 b
        add r8d, r15d               ;   462.0 p6      49 b
        add eax, r15d               ;   462.0 p5      48 a
        mov dword [rsp + 52], ecx   ;   315.0 p8+p9   48 a spill
        mov ecx, edx                ;   463.0         49 b copy
        rol r8d, cl                 ;   463.0 p0+p6   49 b
        add eax, r8d                ;   464.0 p11     48 a
        add esi, r8d                ;   464.0 p1      49 b
        ror eax, 0x1d               ;   465.0 p0      48 a
        lea ecx, [r8 + rax]         ;   466.0 p5      49 b
        add esi, eax                ;   466.0 p6      49 b
        mov edx, dword [rsp + 20]   ;   314.0 p3      48 a
        add r13d, eax               ;   466.0 p11     48 a
        rol esi, cl                 ;   467.0 p0+p6   49 b
        add r13d, esi               ;   468.0 p1      48 a
        add edi, esi                ;   468.0 p5      49 b
        ror r13d, 0x1d              ;   469.0 p0      48 a
        mov ecx, dword [rsp + 140]  ;   318.0 p10     48 a
        add edi, r13d               ;   470.0 p11     49 b
        add r11d, r13d              ;   470.0 p1      48 a
        mov dword [rsp + 140], eax  ;   466.0 p7+p4   48 a spill
        lea eax, [rsi + r13]        ;   470.0 p6      49 b
        mov dword [rsp + 20], ecx   ;   323.0 p8+p9   48 a spill
        mov ecx, eax                ;   471.0         49 b copy
        rol edi, cl                 ;   471.0 p0+p6   49 b
        add r11d, edi               ;   472.0 p5      48 a
        add ebp, edi                ;   472.0 p11     49 b
        ror r11d, 0x1d              ;   473.0 p0      48 a
        lea ecx, [rdi + r11]        ;   474.0 p1      49 b
        add ebp, r11d               ;   474.0 p6      49 b
        mov eax, dword [rsp + 160]  ;   322.0 p2      48 a
        rol ebp, cl                 ;   475.0 p0+p6   49 b
        mov ecx, dword [rsp + 148]  ;   307.0 p3      48 a reload
        add ecx, r11d               ;   474.0 p5      48 a
        add ecx, ebp                ;   476.0 p11     48 a
        add r9d, ebp                ;   476.0 p1      49 b
        ror ecx, 0x1d               ;   477.0 p0      48 a
        mov dword [rsp + 148], r11d ;   474.0 p7+p4   48 a spill
        mov r11d, dword [rsp + 132] ;   326.0 p10     48 a
        add r9d, ecx                ;   478.0 p6      49 b
        add r12d, ecx               ;   478.0 p5      48 a
        mov dword [rsp + 132], r13d ;   470.0 p8+p9   48 a spill
        lea r13d, [rbp + rcx]       ;   478.0 p11     49 b
        mov dword [rsp + 160], ecx  ;   478.0 p7+p4   48 a spill
        mov ecx, r13d               ;   479.0         49 b copy
        rol r9d, cl                 ;   479.0 p0+p6   49 b
        add r12d, r9d               ;   480.0 p1      48 a
        add r10d, r9d               ;   480.0 p5      49 b
        ror r12d, 0x1d              ;   481.0 p0      48 a
        lea ecx, [r9 + r12]         ;   482.0 p11     49 b
        add r10d, r12d              ;   482.0 p6      49 b
        mov r13d, dword [rsp + 152] ;   330.0 p2      48 a
        rol r10d, cl                ;   483.0 p0+p6   49 b
        mov ecx, dword [rsp + 52]   ;   315.0 p3      48 a reload
        add ecx, r12d               ;   482.0 p1      48 a
        add ecx, r10d               ;   484.0 p5      48 a
        add r8d, r10d               ;   484.0 p11     49 b
        ror ecx, 0x1d               ;   485.0 p0      48 a
        add r8d, ecx                ;   486.0 p1      49 b
        mov dword [rsp + 52], r12d  ;   482.0 p8+p9   48 a spill
        mov r12d, dword [rsp + 28]  ;   334.0 p10     48 a
        add edx, ecx                ;   486.0 p6      48 a
        mov dword [rsp + 28], r15d  ;   462.0 p7+p4   48 a spill
        lea r15d, [r10 + rcx]       ;   486.0 p5      49 b
        mov dword [rsp + 152], ecx  ;   486.0 p8+p9   48 a spill
        mov ecx, r15d               ;   487.0         49 b copy
        rol r8d, cl                 ;   487.0 p0+p6   49 b
        add edx, r8d                ;   488.0 p11     48 a
        add esi, r8d                ;   488.0 p1      49 b
        ror edx, 0x1d               ;   489.0 p0      48 a
        mov r15d, dword [rsp + 36]  ;   338.0 p2      48 a
        lea ecx, [r8 + rdx]         ;   490.0 p5      49 b
        add esi, edx                ;   490.0 p6      49 b
        rol esi, cl                 ;   491.0 p0+p6   49 b
        mov ecx, dword [rsp + 20]   ;   323.0 p3      48 a reload
        add ecx, edx                ;   490.0 p11     48 a
        add ecx, esi                ;   492.0 p1      48 a
        add edi, esi                ;   492.0 p5      49 b
        ror ecx, 0x1d               ;   493.0 p0      48 a
        add edi, ecx                ;   494.0 p6      49 b
        mov dword [rsp + 20], edx   ;   490.0 p7+p4   48 a spill
        mov edx, dword [rsp + 44]   ;   342.0 p10     48 a
        add eax, ecx                ;   494.0 p11     48 a
        mov dword [rsp + 44], r14d  ;   406.0 p8+p9   48 a spill
        lea r14d, [rsi + rcx]       ;   494.0 p1      49 b
        mov dword [rsp + 36], ecx   ;   494.0 p7+p4   48 a spill
        mov ecx, r14d               ;   495.0         49 b copy
        rol edi, cl                 ;   495.0 p0+p6   49 b
        add eax, edi                ;   496.0 p5      48 a
        add ebp, edi                ;   496.0 p11     49 b
        ror eax, 0x1d               ;   497.0 p0      48 a
        mov r14d, dword [rsp + 76]  ;   346.0 p2      48 a
        lea ecx, [rdi + rax]        ;   498.0 p1      49 b
        add ebp, eax                ;   498.0 p6      49 b
        add r11d, eax               ;   498.0 p5      48 a
        rol ebp, cl                 ;   499.0 p0+p6   49 b
        add r11d, ebp               ;   500.0 p11     48 a
        add r9d, ebp                ;   500.0 p1      49 b
        ror r11d, 0x1d              ;   501.0 p0      48 a
        lea ecx, [rbp + r11]        ;   502.0 p5      49 b
        add r9d, r11d               ;   502.0 p6      49 b
        mov dword [rsp + 76], eax   ;   498.0 p8+p9   48 a spill
        mov eax, dword [rsp + 32]   ;   350.0 p3      48 a
        add r13d, r11d              ;   502.0 p11     48 a
        rol r9d, cl                 ;   503.0 p0+p6   49 b
        add r13d, r9d               ;   504.0 p1      48 a
        add r10d, r9d               ;   504.0 p5      49 b
        ror r13d, 0x1d              ;   505.0 p0      48 a
        mov ecx, dword [rsp + 80]   ;   354.0 p10     48 a
        add r10d, r13d              ;   506.0 p11     49 b
        add r12d, r13d              ;   506.0 p6      48 a
        mov dword [rsp + 80], r11d  ;   502.0 p7+p4   48 a spill
        lea r11d, [r9 + r13]        ;   506.0 p1      49 b
        mov dword [rsp + 32], ecx   ;   359.0 p8+p9   48 a spill
        mov ecx, r11d               ;   507.0         49 b copy
        rol r10d, cl                ;   507.0 p0+p6   49 b
        add r12d, r10d              ;   508.0 p5      48 a
        add r8d, r10d               ;   508.0 p11     49 b
        ror r12d, 0x1d              ;   509.0 p0      48 a
        lea ecx, [r10 + r12]        ;   510.0 p1      49 b
        add r8d, r12d               ;   510.0 p6      49 b
        mov r11d, dword [rsp + 16]  ;   358.0 p2      48 a
        mov dword [rsp + 16], r13d  ;   506.0 p7+p4   48 a spill
        mov r13d, dword [rsp + 88]  ;   362.0 p3      48 a reload
        mov dword [rsp + 164], ebx  ;   398.0 p8+p9   48 a spill
        mov rbx, qword [rsp + 8]    ;   325.2 p10     53 s reload
        mov dword [rbx], r13d       ;   367.0 p7+p4   53 s
        add r15d, r12d              ;   510.0 p5      48 a
        rol r8d, cl                 ;   511.0 p0+p6   49 b
        mov r13d, dword [rsp + 24]  ;   366.0 p2      48 a reload
        mov dword [rbx + 4], r13d   ;   371.0 p8+p9   53 s
        mov r13d, dword [rsp + 60]  ;   370.0 p3      48 a reload
        mov dword [rbx + 8], r13d   ;   375.0 p7+p4   53 s
        add r15d, r8d               ;   512.0 p11     48 a
        mov r13d, dword [rsp + 40]  ;   374.0 p10     48 a reload
        mov dword [rbx + 12], r13d  ;   379.0 p8+p9   53 s
        mov r13d, dword [rsp + 72]  ;   378.0 p2      48 a reload
        mov dword [rbx + 16], r13d  ;   383.0 p7+p4   53 s
        add esi, r8d                ;   512.0 p1      49 b
        ror r15d, 0x1d              ;   513.0 p0      48 a
        mov r13d, dword [rsp + 48]  ;   382.0 p3      48 a reload
        mov dword [rbx + 20], r13d  ;   387.0 p8+p9   53 s
        mov r13d, dword [rsp + 56]  ;   386.0 p10     48 a reload
        mov dword [rbx + 24], r13d  ;   391.0 p7+p4   53 s
        add esi, r15d               ;   514.0 p5      49 b
        mov r13d, dword [rsp + 64]  ;   390.0 p2      48 a reload
        mov dword [rbx + 28], r13d  ;   395.0 p8+p9   53 s
        add r8d, r15d               ;   514.0 p6      49 b
        mov r13d, dword [rsp + 68]  ;   394.0 p3      48 a reload
        mov dword [rbx + 32], r13d  ;   399.0 p7+p4   53 s
        mov r13d, dword [rsp + 164] ;   398.0 p10     48 a reload
        mov dword [rbx + 36], r13d  ;   403.0 p8+p9   53 s
        add edx, r15d               ;   514.0 p11     48 a
        mov ecx, r8d                ;   515.0         49 b copy
        rol esi, cl                 ;   515.0 p0+p6   49 b
        mov r8d, dword [rsp + 124]  ;   402.0 p2      48 a reload
        mov dword [rbx + 40], r8d   ;   407.0 p7+p4   53 s
        mov r8d, dword [rsp + 44]   ;   406.0 p3      48 a reload
        mov dword [rbx + 44], r8d   ;   411.0 p8+p9   53 s
        mov r8d, dword [rsp + 108]  ;   410.0 p10     48 a reload
        mov dword [rbx + 48], r8d   ;   415.0 p7+p4   53 s
        mov r8d, dword [rsp + 92]   ;   414.0 p2      48 a reload
        mov dword [rbx + 52], r8d   ;   419.0 p8+p9   53 s
        add edx, esi                ;   516.0 p1      48 a
        add edi, esi                ;   516.0 p5      49 b
        ror edx, 0x1d               ;   517.0 p0      48 a
        mov r8d, dword [rsp + 84]   ;   418.0 p3      48 a reload
        mov dword [rbx + 56], r8d   ;   423.0 p7+p4   53 s
        mov r8d, dword [rsp + 100]  ;   422.0 p10     48 a reload
        mov dword [rbx + 60], r8d   ;   427.0 p8+p9   53 s
        add edi, edx                ;   518.0 p11     49 b
        mov r8d, dword [rsp + 96]   ;   426.0 p2      48 a reload
        mov dword [rbx + 64], r8d   ;   431.0 p7+p4   53 s
        mov r8d, dword [rsp + 104]  ;   430.0 p3      48 a reload
        mov dword [rbx + 68], r8d   ;   435.0 p8+p9   53 s
        mov r8d, dword [rsp + 136]  ;   434.0 p10     48 a reload
        mov dword [rbx + 72], r8d   ;   439.0 p7+p4   53 s
        add esi, edx                ;   518.0 p6      49 b
        mov r8d, dword [rsp + 116]  ;   438.0 p2      48 a reload
        mov dword [rbx + 76], r8d   ;   443.0 p8+p9   53 s
        mov r8d, dword [rsp + 128]  ;   442.0 p3      48 a reload
        mov dword [rbx + 80], r8d   ;   447.0 p7+p4   53 s
        add r14d, edx               ;   518.0 p1      48 a
        mov ecx, esi                ;   519.0         49 b copy
        rol edi, cl                 ;   519.0 p0+p6   49 b
        mov esi, dword [rsp + 112]  ;   446.0 p10     48 a reload
        mov dword [rbx + 84], esi   ;   451.0 p8+p9   53 s
        mov esi, dword [rsp + 144]  ;   450.0 p2      48 a reload
        mov dword [rbx + 88], esi   ;   455.0 p7+p4   53 s
        add r14d, edi               ;   520.0 p5      48 a
        mov esi, dword [rsp + 120]  ;   454.0 p3      48 a reload
        mov dword [rbx + 92], esi   ;   459.0 p8+p9   53 s
        mov esi, dword [rsp + 156]  ;   458.0 p10     48 a reload
        mov dword [rbx + 96], esi   ;   463.0 p7+p4   53 s
        add ebp, edi                ;   520.0 p11     49 b
        ror r14d, 0x1d              ;   521.0 p0      48 a
        mov esi, dword [rsp + 28]   ;   462.0 p2      48 a reload
        mov dword [rbx + 100], esi  ;   467.0 p8+p9   53 s
        add ebp, r14d               ;   522.0 p1      49 b
        mov esi, dword [rsp + 140]  ;   466.0 p3      48 a reload
        mov dword [rbx + 104], esi  ;   471.0 p7+p4   53 s
        mov esi, dword [rsp + 132]  ;   470.0 p10     48 a reload
        mov dword [rbx + 108], esi  ;   475.0 p8+p9   53 s
        add edi, r14d               ;   522.0 p6      49 b
        mov esi, dword [rsp + 148]  ;   474.0 p2      48 a reload
        mov dword [rbx + 112], esi  ;   479.0 p7+p4   53 s
        mov esi, dword [rsp + 160]  ;   478.0 p3      48 a reload
        mov dword [rbx + 116], esi  ;   483.0 p8+p9   53 s
        add eax, r14d               ;   522.0 p5      48 a
        mov ecx, edi                ;   523.0         49 b copy
        rol ebp, cl                 ;   523.0 p0+p6   49 b
        mov esi, dword [rsp + 52]   ;   482.0 p10     48 a reload
        mov dword [rbx + 120], esi  ;   487.0 p7+p4   53 s
        mov esi, dword [rsp + 152]  ;   486.0 p2      48 a reload
        mov dword [rbx + 124], esi  ;   491.0 p8+p9   53 s
        mov esi, dword [rsp + 20]   ;   490.0 p3      48 a reload
        mov dword [rbx + 128], esi  ;   495.0 p7+p4   53 s
        mov esi, dword [rsp + 36]   ;   494.0 p10     48 a reload
        mov dword [rbx + 132], esi  ;   499.0 p8+p9   53 s
        add eax, ebp                ;   524.0 p11     48 a
        add r9d, ebp                ;   524.0 p1      49 b
        ror eax, 0x1d               ;   525.0 p0      48 a
        mov esi, dword [rsp + 76]   ;   498.0 p2      48 a reload
        mov dword [rbx + 136], esi  ;   503.0 p7+p4   53 s
        mov esi, dword [rsp + 80]   ;   502.0 p3      48 a reload
        mov dword [rbx + 140], esi  ;   507.0 p8+p9   53 s
        mov esi, dword [rsp + 16]   ;   506.0 p10     48 a reload
        mov dword [rbx + 144], esi  ;   511.0 p7+p4   53 s
        add r9d, eax                ;   526.0 p5      49 b
        mov dword [rbx + 148], r12d ;   510.0 p8+p9   53 s
        mov dword [rbx + 152], r15d ;   514.0 p7+p4   53 s
        add ebp, eax                ;   526.0 p6      49 b
        mov dword [rbx + 156], edx  ;   518.0 p8+p9   53 s
        mov dword [rbx + 160], r14d ;   522.0 p7+p4   53 s
        mov esi, dword [rsp + 32]   ;   368.3 p2      48 a reload
        add esi, eax                ;   526.0 p11     48 a
        mov ecx, ebp                ;   527.0         49 b copy
        rol r9d, cl                 ;   527.0 p0+p6   49 b
        mov dword [rbx + 164], eax  ;   526.0 p8+p9   53 s
        add esi, r9d                ;   528.0 p1      48 a
        add r10d, r9d               ;   528.0 p5      49 b
        ror esi, 0x1d               ;   529.0 p0      48 a
        add r10d, esi               ;   530.0 p11     49 b
        add r9d, esi                ;   530.0 p6      49 b
        add r11d, esi               ;   530.0 p1      48 a
        mov dword [rbx + 168], esi  ;   530.0 p7+p4   53 s
        mov ecx, r9d                ;   531.0         49 b copy
        rol r10d, cl                ;   531.0 p0+p6   49 b
        add r11d, r10d              ;   532.0 p5      48 a
        ror r11d, 0x1d              ;   533.0 p0      48 a
        mov dword [rbx + 172], r11d ;   534.0 p8+p9   53 s
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

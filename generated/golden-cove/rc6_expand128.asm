; rc6_expand128 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand128 --cpu golden-cove
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
;   body: 1450 uops, planned 534.0; bounds: width 241.7, ports 217.6, path 399.0
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
        mov r8, qword [rsp + 0]     ;     0.0 p2      43 l[0] reload
        mov esi, dword [r8]         ;     5.0 p3      49 b
        add esi, 0xbf0a8b1d         ;    10.0 p0      49 b
        mov edi, dword [r8 + 4]     ;     5.0 p10     49 b
        mov ebp, dword [r8 + 8]     ;     5.0 p2      49 b
        mov r8d, dword [r8 + 12]    ;     5.0 p3      49 b
        ror esi, 3                  ;    11.0 p6      49 b
        add edi, esi                ;    12.0 p1      49 b
        mov r9d, 0x15235639         ;     1.3 p5      48 a
        add r9d, esi                ;    12.0 p11     48 a
        ror r9d, 0x1d               ;    13.0 p0      48 a
        mov r10d, 0xf45044d5        ;     2.0 p6      48 a
        lea ecx, [rsi + r9]         ;    14.0 p1      49 b
        mov r11d, 0x9287be8e        ;     2.3 p5      48 a
        mov r12d, 0x30bf3847        ;     2.5 p11     48 a
        mov r13d, 0xcef6b200        ;     2.7 p0      48 a
        add edi, r9d                ;    14.0 p6      49 b
        add r10d, r9d               ;    14.0 p1      48 a
        mov r14d, 0x6d2e2bb9        ;     3.3 p5      48 a
        rol edi, cl                 ;    15.0 p0+p6   49 b
        mov r15d, 0xb65a572         ;     3.5 p11     48 a
        add r10d, edi               ;    16.0 p1      48 a
        add ebp, edi                ;    16.0 p5      49 b
        ror r10d, 0x1d              ;    17.0 p0      48 a
        lea ecx, [rdi + r10]        ;    18.0 p11     49 b
        add ebp, r10d               ;    18.0 p6      49 b
        mov eax, 0xa99d1f2b         ;     5.2 p1      48 a
        add r11d, r10d              ;    18.0 p5      48 a
        rol ebp, cl                 ;    19.0 p0+p6   49 b
        add r11d, ebp               ;    20.0 p11     48 a
        add r8d, ebp                ;    20.0 p1      49 b
        ror r11d, 0x1d              ;    21.0 p0      48 a
        lea ecx, [rbp + r11]        ;    22.0 p5      49 b
        add r8d, r11d               ;    22.0 p11     49 b
        mov edx, 0x47d498e4         ;     7.0 p6      48 a
        add r12d, r11d              ;    22.0 p1      48 a
        rol r8d, cl                 ;    23.0 p0+p6   49 b
        add r12d, r8d               ;    24.0 p5      48 a
        add esi, r8d                ;    24.0 p11     49 b
        ror r12d, 0x1d              ;    25.0 p0      48 a
        lea ecx, [r8 + r12]         ;    26.0 p1      49 b
        add esi, r12d               ;    26.0 p5      49 b
        mov ebx, 0xe60c129d         ;     8.5 p11     48 a
        add r13d, r12d              ;    26.0 p6      48 a
        rol esi, cl                 ;    27.0 p0+p6   49 b
        add r13d, esi               ;    28.0 p1      48 a
        add edi, esi                ;    28.0 p5      49 b
        ror r13d, 0x1d              ;    29.0 p0      48 a
        lea ecx, [rsi + r13]        ;    30.0 p11     49 b
        add edi, r13d               ;    30.0 p1      49 b
        mov dword [rsp + 16], r12d  ;    26.0 p7+p4   48 a spill
        mov r12d, 0x84438c56        ;    10.3 p5      48 a
        add r14d, r13d              ;    30.0 p11     48 a
        rol edi, cl                 ;    31.0 p6+p0   49 b
        add r14d, edi               ;    32.0 p1      48 a
        add ebp, edi                ;    32.0 p5      49 b
        ror r14d, 0x1d              ;    33.0 p6      48 a
        lea ecx, [rdi + r14]        ;    34.0 p11     49 b
        add ebp, r14d               ;    34.0 p1      49 b
        mov dword [rsp + 20], r13d  ;    30.0 p8+p9   48 a spill
        mov r13d, 0x227b060f        ;    12.3 p5      48 a
        add r15d, r14d              ;    34.0 p11     48 a
        rol ebp, cl                 ;    35.0 p0+p6   49 b
        add r15d, ebp               ;    36.0 p1      48 a
        add r8d, ebp                ;    36.0 p5      49 b
        ror r15d, 0x1d              ;    37.0 p0      48 a
        lea ecx, [rbp + r15]        ;    38.0 p11     49 b
        add r8d, r15d               ;    38.0 p6      49 b
        mov dword [rsp + 24], r14d  ;    34.0 p7+p4   48 a spill
        mov r14d, 0xc0b27fc8        ;    14.2 p1      48 a
        add eax, r15d               ;    38.0 p5      48 a
        rol r8d, cl                 ;    39.0 p0+p6   49 b
        add eax, r8d                ;    40.0 p11     48 a
        add esi, r8d                ;    40.0 p1      49 b
        ror eax, 0x1d               ;    41.0 p0      48 a
        lea ecx, [r8 + rax]         ;    42.0 p5      49 b
        add esi, eax                ;    42.0 p11     49 b
        mov dword [rsp + 28], r15d  ;    38.0 p8+p9   48 a spill
        mov r15d, 0x5ee9f981        ;    16.0 p6      48 a
        add edx, eax                ;    42.0 p1      48 a
        rol esi, cl                 ;    43.0 p0+p6   49 b
        add edx, esi                ;    44.0 p5      48 a
        add edi, esi                ;    44.0 p11     49 b
        ror edx, 0x1d               ;    45.0 p0      48 a
        lea ecx, [rsi + rdx]        ;    46.0 p1      49 b
        add edi, edx                ;    46.0 p5      49 b
        mov dword [rsp + 32], eax   ;    42.0 p7+p4   48 a spill
        mov eax, 0xfd21733a         ;    17.5 p11     48 a
        add ebx, edx                ;    46.0 p6      48 a
        rol edi, cl                 ;    47.0 p0+p6   49 b
        add ebx, edi                ;    48.0 p1      48 a
        add ebp, edi                ;    48.0 p5      49 b
        ror ebx, 0x1d               ;    49.0 p0      48 a
        lea ecx, [rdi + rbx]        ;    50.0 p11     49 b
        add ebp, ebx                ;    50.0 p1      49 b
        mov dword [rsp + 36], edx   ;    46.0 p8+p9   48 a spill
        mov edx, 0x9b58ecf3         ;    19.3 p5      48 a
        add r12d, ebx               ;    50.0 p11     48 a
        rol ebp, cl                 ;    51.0 p6+p0   49 b
        add r12d, ebp               ;    52.0 p1      48 a
        add r8d, ebp                ;    52.0 p5      49 b
        ror r12d, 0x1d              ;    53.0 p6      48 a
        lea ecx, [rbp + r12]        ;    54.0 p11     49 b
        add r8d, r12d               ;    54.0 p1      49 b
        mov dword [rsp + 40], ebx   ;    50.0 p7+p4   48 a spill
        mov ebx, 0x399066ac         ;    21.3 p5      48 a
        add r13d, r12d              ;    54.0 p11     48 a
        rol r8d, cl                 ;    55.0 p0+p6   49 b
        add r13d, r8d               ;    56.0 p1      48 a
        add esi, r8d                ;    56.0 p5      49 b
        ror r13d, 0x1d              ;    57.0 p0      48 a
        lea ecx, [r8 + r13]         ;    58.0 p11     49 b
        add esi, r13d               ;    58.0 p6      49 b
        mov dword [rsp + 44], r12d  ;    54.0 p8+p9   48 a spill
        mov r12d, 0xd7c7e065        ;    23.2 p1      48 a
        add r14d, r13d              ;    58.0 p5      48 a
        rol esi, cl                 ;    59.0 p0+p6   49 b
        add r14d, esi               ;    60.0 p11     48 a
        add edi, esi                ;    60.0 p1      49 b
        ror r14d, 0x1d              ;    61.0 p0      48 a
        lea ecx, [rsi + r14]        ;    62.0 p5      49 b
        add edi, r14d               ;    62.0 p11     49 b
        mov dword [rsp + 48], r13d  ;    58.0 p7+p4   48 a spill
        mov r13d, 0x75ff5a1e        ;    25.0 p6      48 a
        add r15d, r14d              ;    62.0 p1      48 a
        rol edi, cl                 ;    63.0 p0+p6   49 b
        add r15d, edi               ;    64.0 p5      48 a
        add ebp, edi                ;    64.0 p11     49 b
        ror r15d, 0x1d              ;    65.0 p0      48 a
        lea ecx, [rdi + r15]        ;    66.0 p1      49 b
        add ebp, r15d               ;    66.0 p5      49 b
        mov dword [rsp + 52], r14d  ;    62.0 p8+p9   48 a spill
        mov r14d, 0x1436d3d7        ;    26.5 p11     48 a
        add eax, r15d               ;    66.0 p6      48 a
        rol ebp, cl                 ;    67.0 p0+p6   49 b
        add eax, ebp                ;    68.0 p1      48 a
        add r8d, ebp                ;    68.0 p5      49 b
        ror eax, 0x1d               ;    69.0 p0      48 a
        lea ecx, [rbp + rax]        ;    70.0 p11     49 b
        add r8d, eax                ;    70.0 p1      49 b
        mov dword [rsp + 56], r15d  ;    66.0 p7+p4   48 a spill
        mov r15d, 0xb26e4d90        ;    28.3 p5      48 a
        add edx, eax                ;    70.0 p11     48 a
        rol r8d, cl                 ;    71.0 p6+p0   49 b
        add edx, r8d                ;    72.0 p1      48 a
        add esi, r8d                ;    72.0 p5      49 b
        ror edx, 0x1d               ;    73.0 p6      48 a
        lea ecx, [r8 + rdx]         ;    74.0 p11     49 b
        add esi, edx                ;    74.0 p1      49 b
        mov dword [rsp + 60], eax   ;    70.0 p8+p9   48 a spill
        mov eax, 0x50a5c749         ;    30.3 p5      48 a
        add ebx, edx                ;    74.0 p11     48 a
        rol esi, cl                 ;    75.0 p0+p6   49 b
        add ebx, esi                ;    76.0 p1      48 a
        add edi, esi                ;    76.0 p5      49 b
        ror ebx, 0x1d               ;    77.0 p0      48 a
        lea ecx, [rsi + rbx]        ;    78.0 p11     49 b
        add edi, ebx                ;    78.0 p6      49 b
        mov dword [rsp + 64], edx   ;    74.0 p7+p4   48 a spill
        mov edx, 0xeedd4102         ;    32.2 p1      48 a
        add r12d, ebx               ;    78.0 p5      48 a
        rol edi, cl                 ;    79.0 p0+p6   49 b
        add r12d, edi               ;    80.0 p11     48 a
        add ebp, edi                ;    80.0 p1      49 b
        ror r12d, 0x1d              ;    81.0 p0      48 a
        lea ecx, [rdi + r12]        ;    82.0 p5      49 b
        add ebp, r12d               ;    82.0 p11     49 b
        mov dword [rsp + 68], ebx   ;    78.0 p8+p9   48 a spill
        mov ebx, 0x8d14babb         ;    34.0 p6      48 a
        add r13d, r12d              ;    82.0 p1      48 a
        rol ebp, cl                 ;    83.0 p0+p6   49 b
        add r13d, ebp               ;    84.0 p5      48 a
        add r8d, ebp                ;    84.0 p11     49 b
        ror r13d, 0x1d              ;    85.0 p0      48 a
        lea ecx, [rbp + r13]        ;    86.0 p1      49 b
        add r8d, r13d               ;    86.0 p5      49 b
        mov dword [rsp + 72], r12d  ;    82.0 p7+p4   48 a spill
        mov r12d, 0x2b4c3474        ;    35.5 p11     48 a
        add r14d, r13d              ;    86.0 p6      48 a
        rol r8d, cl                 ;    87.0 p0+p6   49 b
        add r14d, r8d               ;    88.0 p1      48 a
        add esi, r8d                ;    88.0 p5      49 b
        ror r14d, 0x1d              ;    89.0 p0      48 a
        lea ecx, [r8 + r14]         ;    90.0 p11     49 b
        add esi, r14d               ;    90.0 p1      49 b
        mov dword [rsp + 76], r13d  ;    86.0 p8+p9   48 a spill
        mov r13d, 0xc983ae2d        ;    37.3 p5      48 a
        add r15d, r14d              ;    90.0 p11     48 a
        rol esi, cl                 ;    91.0 p6+p0   49 b
        add r15d, esi               ;    92.0 p1      48 a
        add edi, esi                ;    92.0 p5      49 b
        ror r15d, 0x1d              ;    93.0 p6      48 a
        lea ecx, [rsi + r15]        ;    94.0 p11     49 b
        add edi, r15d               ;    94.0 p1      49 b
        mov dword [rsp + 80], r14d  ;    90.0 p7+p4   48 a spill
        mov r14d, 0x67bb27e6        ;    39.3 p5      48 a
        add eax, r15d               ;    94.0 p11     48 a
        rol edi, cl                 ;    95.0 p0+p6   49 b
        add eax, edi                ;    96.0 p1      48 a
        add ebp, edi                ;    96.0 p5      49 b
        ror eax, 0x1d               ;    97.0 p0      48 a
        lea ecx, [rdi + rax]        ;    98.0 p11     49 b
        add ebp, eax                ;    98.0 p6      49 b
        mov dword [rsp + 84], r15d  ;    94.0 p8+p9   48 a spill
        mov r15d, 0x5f2a19f         ;    41.2 p1      48 a
        add edx, eax                ;    98.0 p5      48 a
        rol ebp, cl                 ;    99.0 p0+p6   49 b
        add edx, ebp                ;   100.0 p11     48 a
        add r8d, ebp                ;   100.0 p1      49 b
        ror edx, 0x1d               ;   101.0 p0      48 a
        lea ecx, [rbp + rdx]        ;   102.0 p5      49 b
        add r8d, edx                ;   102.0 p11     49 b
        mov dword [rsp + 88], eax   ;    98.0 p7+p4   48 a spill
        mov eax, 0xa42a1b58         ;    43.0 p6      48 a
        add ebx, edx                ;   102.0 p1      48 a
        rol r8d, cl                 ;   103.0 p0+p6   49 b
        add ebx, r8d                ;   104.0 p5      48 a
        add esi, r8d                ;   104.0 p11     49 b
        ror ebx, 0x1d               ;   105.0 p0      48 a
        lea ecx, [r8 + rbx]         ;   106.0 p1      49 b
        add esi, ebx                ;   106.0 p5      49 b
        mov dword [rsp + 92], edx   ;   102.0 p8+p9   48 a spill
        mov edx, 0x42619511         ;    44.5 p11     48 a
        add r12d, ebx               ;   106.0 p6      48 a
        rol esi, cl                 ;   107.0 p0+p6   49 b
        add r12d, esi               ;   108.0 p1      48 a
        add edi, esi                ;   108.0 p5      49 b
        ror r12d, 0x1d              ;   109.0 p0      48 a
        lea ecx, [rsi + r12]        ;   110.0 p11     49 b
        add edi, r12d               ;   110.0 p1      49 b
        mov dword [rsp + 96], ebx   ;   106.0 p7+p4   48 a spill
        mov ebx, 0xe0990eca         ;    46.3 p5      48 a
        add r13d, r12d              ;   110.0 p11     48 a
        rol edi, cl                 ;   111.0 p6+p0   49 b
        add r13d, edi               ;   112.0 p1      48 a
        add ebp, edi                ;   112.0 p5      49 b
        ror r13d, 0x1d              ;   113.0 p6      48 a
        lea ecx, [rdi + r13]        ;   114.0 p11     49 b
        add ebp, r13d               ;   114.0 p1      49 b
        mov dword [rsp + 100], r12d ;   110.0 p8+p9   48 a spill
        mov r12d, 0x7ed08883        ;    48.3 p5      48 a
        add r14d, r13d              ;   114.0 p11     48 a
        rol ebp, cl                 ;   115.0 p0+p6   49 b
        add r14d, ebp               ;   116.0 p1      48 a
        add r8d, ebp                ;   116.0 p5      49 b
        ror r14d, 0x1d              ;   117.0 p0      48 a
        lea ecx, [rbp + r14]        ;   118.0 p11     49 b
        add r8d, r14d               ;   118.0 p6      49 b
        mov dword [rsp + 104], r13d ;   114.0 p7+p4   48 a spill
        mov r13d, 0x1d08023c        ;    50.2 p1      48 a
        add r15d, r14d              ;   118.0 p5      48 a
        rol r8d, cl                 ;   119.0 p0+p6   49 b
        add r15d, r8d               ;   120.0 p11     48 a
        add esi, r8d                ;   120.0 p1      49 b
        ror r15d, 0x1d              ;   121.0 p0      48 a
        lea ecx, [r8 + r15]         ;   122.0 p5      49 b
        add esi, r15d               ;   122.0 p11     49 b
        mov dword [rsp + 108], r14d ;   118.0 p8+p9   48 a spill
        mov r14d, 0xbb3f7bf5        ;    52.0 p6      48 a
        add eax, r15d               ;   122.0 p1      48 a
        rol esi, cl                 ;   123.0 p0+p6   49 b
        add eax, esi                ;   124.0 p5      48 a
        add edi, esi                ;   124.0 p11     49 b
        ror eax, 0x1d               ;   125.0 p0      48 a
        lea ecx, [rsi + rax]        ;   126.0 p1      49 b
        add edi, eax                ;   126.0 p5      49 b
        mov dword [rsp + 112], r15d ;   122.0 p7+p4   48 a spill
        mov r15d, 0x5976f5ae        ;    53.5 p11     48 a
        add edx, eax                ;   126.0 p6      48 a
        rol edi, cl                 ;   127.0 p0+p6   49 b
        add edx, edi                ;   128.0 p1      48 a
        add ebp, edi                ;   128.0 p5      49 b
        ror edx, 0x1d               ;   129.0 p0      48 a
        lea ecx, [rdi + rdx]        ;   130.0 p11     49 b
        add ebp, edx                ;   130.0 p1      49 b
        mov dword [rsp + 116], eax  ;   126.0 p8+p9   48 a spill
        mov eax, 0xf7ae6f67         ;    55.3 p5      48 a
        add ebx, edx                ;   130.0 p11     48 a
        rol ebp, cl                 ;   131.0 p6+p0   49 b
        add ebx, ebp                ;   132.0 p1      48 a
        add r8d, ebp                ;   132.0 p5      49 b
        ror ebx, 0x1d               ;   133.0 p6      48 a
        lea ecx, [rbp + rbx]        ;   134.0 p11     49 b
        add r8d, ebx                ;   134.0 p1      49 b
        mov dword [rsp + 120], edx  ;   130.0 p7+p4   48 a spill
        mov edx, 0x95e5e920         ;    57.3 p5      48 a
        add r12d, ebx               ;   134.0 p11     48 a
        rol r8d, cl                 ;   135.0 p0+p6   49 b
        add r12d, r8d               ;   136.0 p1      48 a
        add esi, r8d                ;   136.0 p5      49 b
        ror r12d, 0x1d              ;   137.0 p0      48 a
        lea ecx, [r8 + r12]         ;   138.0 p11     49 b
        add esi, r12d               ;   138.0 p6      49 b
        mov dword [rsp + 124], ebx  ;   134.0 p8+p9   48 a spill
        mov ebx, 0x341d62d9         ;    59.2 p1      48 a
        add r13d, r12d              ;   138.0 p5      48 a
        rol esi, cl                 ;   139.0 p0+p6   49 b
        add r13d, esi               ;   140.0 p11     48 a
        add edi, esi                ;   140.0 p1      49 b
        ror r13d, 0x1d              ;   141.0 p0      48 a
        lea ecx, [rsi + r13]        ;   142.0 p5      49 b
        add edi, r13d               ;   142.0 p11     49 b
        mov dword [rsp + 128], r12d ;   138.0 p7+p4   48 a spill
        mov r12d, 0xd254dc92        ;    61.0 p6      48 a
        add r14d, r13d              ;   142.0 p1      48 a
        rol edi, cl                 ;   143.0 p0+p6   49 b
        add r14d, edi               ;   144.0 p5      48 a
        add ebp, edi                ;   144.0 p11     49 b
        ror r14d, 0x1d              ;   145.0 p0      48 a
        lea ecx, [rdi + r14]        ;   146.0 p1      49 b
        add ebp, r14d               ;   146.0 p5      49 b
        mov dword [rsp + 132], r13d ;   142.0 p8+p9   48 a spill
        mov r13d, 0x708c564b        ;    62.5 p11     48 a
        add r15d, r14d              ;   146.0 p6      48 a
        rol ebp, cl                 ;   147.0 p0+p6   49 b
        add r15d, ebp               ;   148.0 p1      48 a
        add r8d, ebp                ;   148.0 p5      49 b
        ror r15d, 0x1d              ;   149.0 p0      48 a
        lea ecx, [rbp + r15]        ;   150.0 p11     49 b
        add r8d, r15d               ;   150.0 p1      49 b
        mov dword [rsp + 136], r14d ;   146.0 p7+p4   48 a spill
        mov r14d, 0xec3d004         ;    64.3 p5      48 a
        add eax, r15d               ;   150.0 p11     48 a
        rol r8d, cl                 ;   151.0 p6+p0   49 b
        add eax, r8d                ;   152.0 p1      48 a
        add esi, r8d                ;   152.0 p5      49 b
        ror eax, 0x1d               ;   153.0 p6      48 a
        lea ecx, [r8 + rax]         ;   154.0 p11     49 b
        add esi, eax                ;   154.0 p1      49 b
        mov dword [rsp + 140], r15d ;   150.0 p8+p9   48 a spill
        mov r15d, 0xacfb49bd        ;    66.3 p5      48 a
        add edx, eax                ;   154.0 p11     48 a
        rol esi, cl                 ;   155.0 p0+p6   49 b
        add edx, esi                ;   156.0 p1      48 a
        add edi, esi                ;   156.0 p5      49 b
        ror edx, 0x1d               ;   157.0 p0      48 a
        lea ecx, [rsi + rdx]        ;   158.0 p11     49 b
        add edi, edx                ;   158.0 p6      49 b
        mov dword [rsp + 144], eax  ;   154.0 p7+p4   48 a spill
        mov eax, 0x4b32c376         ;    68.2 p1      48 a
        add ebx, edx                ;   158.0 p5      48 a
        rol edi, cl                 ;   159.0 p0+p6   49 b
        add ebx, edi                ;   160.0 p11     48 a
        add ebp, edi                ;   160.0 p1      49 b
        ror ebx, 0x1d               ;   161.0 p0      48 a
        lea ecx, [rdi + rbx]        ;   162.0 p5      49 b
        add ebp, ebx                ;   162.0 p11     49 b
        mov dword [rsp + 148], edx  ;   158.0 p8+p9   48 a spill
        mov edx, 0xbf0a8b1d         ;    70.0 p6      48 a
        add r12d, ebx               ;   162.0 p1      48 a
        rol ebp, cl                 ;   163.0 p0+p6   49 b
        add r12d, ebp               ;   164.0 p5      48 a
        add r8d, ebp                ;   164.0 p11     49 b
        ror r12d, 0x1d              ;   165.0 p0      48 a
        lea ecx, [rbp + r12]        ;   166.0 p1      49 b
        add r8d, r12d               ;   166.0 p5      49 b
        add r13d, r12d              ;   166.0 p11     48 a
        rol r8d, cl                 ;   167.0 p6+p0   49 b
        add r13d, r8d               ;   168.0 p1      48 a
        add esi, r8d                ;   168.0 p5      49 b
        ror r13d, 0x1d              ;   169.0 p6      48 a
        lea ecx, [r8 + r13]         ;   170.0 p11     49 b
        add esi, r13d               ;   170.0 p1      49 b
        add r14d, r13d              ;   170.0 p5      48 a
        rol esi, cl                 ;   171.0 p0+p6   49 b
        add r14d, esi               ;   172.0 p11     48 a
        add edi, esi                ;   172.0 p1      49 b
        ror r14d, 0x1d              ;   173.0 p0      48 a
        lea ecx, [rsi + r14]        ;   174.0 p5      49 b
        add edi, r14d               ;   174.0 p11     49 b
        add r15d, r14d              ;   174.0 p6      48 a
        rol edi, cl                 ;   175.0 p0+p6   49 b
        add r15d, edi               ;   176.0 p1      48 a
        add ebp, edi                ;   176.0 p5      49 b
        ror r15d, 0x1d              ;   177.0 p0      48 a
        mov ecx, dword [rsp + 16]   ;    69.3 p10     48 a
        add ebp, r15d               ;   178.0 p11     49 b
        add eax, r15d               ;   178.0 p1      48 a
        mov dword [rsp + 16], r14d  ;   174.0 p7+p4   48 a spill
        lea r14d, [rdi + r15]       ;   178.0 p5      49 b
        mov dword [rsp + 152], ecx  ;    74.3 p8+p9   48 a spill
        mov ecx, r14d               ;   179.0         49 b copy
        rol ebp, cl                 ;   179.0 p6+p0   49 b
        add eax, ebp                ;   180.0 p11     48 a
        add r8d, ebp                ;   180.0 p1      49 b
        ror eax, 0x1d               ;   181.0 p6      48 a
        lea ecx, [rbp + rax]        ;   182.0 p5      49 b
        add r8d, eax                ;   182.0 p11     49 b
        mov r14d, dword [rsp + 20]  ;    71.7 p2      48 a
        add edx, eax                ;   182.0 p1      48 a
        rol r8d, cl                 ;   183.0 p0+p6   49 b
        add edx, r8d                ;   184.0 p5      48 a
        add esi, r8d                ;   184.0 p11     49 b
        ror edx, 0x1d               ;   185.0 p0      48 a
        mov ecx, dword [rsp + 24]   ;    72.8 p3      48 a
        add esi, edx                ;   186.0 p1      49 b
        add r9d, edx                ;   186.0 p5      48 a
        mov dword [rsp + 24], eax   ;   182.0 p7+p4   48 a spill
        lea eax, [r8 + rdx]         ;   186.0 p11     49 b
        mov dword [rsp + 20], ecx   ;    77.8 p8+p9   48 a spill
        mov ecx, eax                ;   187.0         49 b copy
        rol esi, cl                 ;   187.0 p6+p0   49 b
        add r9d, esi                ;   188.0 p1      48 a
        add edi, esi                ;   188.0 p5      49 b
        ror r9d, 0x1d               ;   189.0 p6      48 a
        lea ecx, [rsi + r9]         ;   190.0 p11     49 b
        add edi, r9d                ;   190.0 p1      49 b
        mov eax, dword [rsp + 28]   ;    75.2 p10     48 a
        add r10d, r9d               ;   190.0 p5      48 a
        rol edi, cl                 ;   191.0 p0+p6   49 b
        add r10d, edi               ;   192.0 p11     48 a
        add ebp, edi                ;   192.0 p1      49 b
        ror r10d, 0x1d              ;   193.0 p0      48 a
        mov ecx, dword [rsp + 32]   ;    76.3 p2      48 a
        add ebp, r10d               ;   194.0 p5      49 b
        add r11d, r10d              ;   194.0 p11     48 a
        mov dword [rsp + 32], r9d   ;   190.0 p7+p4   48 a spill
        lea r9d, [rdi + r10]        ;   194.0 p6      49 b
        mov dword [rsp + 28], ecx   ;    81.3 p8+p9   48 a spill
        mov ecx, r9d                ;   195.0         49 b copy
        rol ebp, cl                 ;   195.0 p0+p6   49 b
        add r11d, ebp               ;   196.0 p1      48 a
        add r8d, ebp                ;   196.0 p5      49 b
        ror r11d, 0x1d              ;   197.0 p0      48 a
        lea ecx, [rbp + r11]        ;   198.0 p11     49 b
        add r8d, r11d               ;   198.0 p1      49 b
        mov r9d, dword [rsp + 36]   ;    78.7 p3      48 a
        rol r8d, cl                 ;   199.0 p6+p0   49 b
        mov ecx, dword [rsp + 152]  ;    79.2 p10     48 a reload
        add ecx, r11d               ;   198.0 p5      48 a
        add ecx, r8d                ;   200.0 p11     48 a
        add esi, r8d                ;   200.0 p1      49 b
        ror ecx, 0x1d               ;   201.0 p6      48 a
        mov dword [rsp + 152], r11d ;   198.0 p7+p4   48 a spill
        mov r11d, dword [rsp + 40]  ;    80.2 p2      48 a
        add esi, ecx                ;   202.0 p5      49 b
        add r14d, ecx               ;   202.0 p11     48 a
        mov dword [rsp + 40], r10d  ;   194.0 p8+p9   48 a spill
        lea r10d, [r8 + rcx]        ;   202.0 p1      49 b
        mov dword [rsp + 36], ecx   ;   202.0 p7+p4   48 a spill
        mov ecx, r10d               ;   203.0         49 b copy
        rol esi, cl                 ;   203.0 p0+p6   49 b
        add r14d, esi               ;   204.0 p5      48 a
        add edi, esi                ;   204.0 p11     49 b
        ror r14d, 0x1d              ;   205.0 p0      48 a
        lea ecx, [rsi + r14]        ;   206.0 p1      49 b
        add edi, r14d               ;   206.0 p5      49 b
        mov r10d, dword [rsp + 44]  ;    82.5 p3      48 a
        rol edi, cl                 ;   207.0 p6+p0   49 b
        mov ecx, dword [rsp + 20]   ;    83.0 p10     48 a reload
        add ecx, r14d               ;   206.0 p11     48 a
        add ecx, edi                ;   208.0 p1      48 a
        add ebp, edi                ;   208.0 p5      49 b
        ror ecx, 0x1d               ;   209.0 p6      48 a
        mov dword [rsp + 20], r14d  ;   206.0 p8+p9   48 a spill
        mov r14d, dword [rsp + 48]  ;    84.0 p2      48 a
        add ebp, ecx                ;   210.0 p11     49 b
        add eax, ecx                ;   210.0 p1      48 a
        mov dword [rsp + 48], edx   ;   186.0 p7+p4   48 a spill
        lea edx, [rdi + rcx]        ;   210.0 p5      49 b
        mov dword [rsp + 44], ecx   ;   210.0 p8+p9   48 a spill
        mov ecx, edx                ;   211.0         49 b copy
        rol ebp, cl                 ;   211.0 p0+p6   49 b
        add eax, ebp                ;   212.0 p11     48 a
        add r8d, ebp                ;   212.0 p1      49 b
        ror eax, 0x1d               ;   213.0 p0      48 a
        lea ecx, [rbp + rax]        ;   214.0 p5      49 b
        add r8d, eax                ;   214.0 p11     49 b
        mov edx, dword [rsp + 52]   ;    86.3 p3      48 a
        rol r8d, cl                 ;   215.0 p6+p0   49 b
        mov ecx, dword [rsp + 28]   ;    86.8 p10     48 a reload
        add ecx, eax                ;   214.0 p1      48 a
        add ecx, r8d                ;   216.0 p5      48 a
        add esi, r8d                ;   216.0 p11     49 b
        ror ecx, 0x1d               ;   217.0 p6      48 a
        mov dword [rsp + 28], eax   ;   214.0 p7+p4   48 a spill
        mov eax, dword [rsp + 56]   ;    87.8 p2      48 a
        add esi, ecx                ;   218.0 p1      49 b
        add r9d, ecx                ;   218.0 p5      48 a
        mov dword [rsp + 56], r15d  ;   178.0 p8+p9   48 a spill
        lea r15d, [r8 + rcx]        ;   218.0 p11     49 b
        mov dword [rsp + 52], ecx   ;   218.0 p7+p4   48 a spill
        mov ecx, r15d               ;   219.0         49 b copy
        rol esi, cl                 ;   219.0 p0+p6   49 b
        add r9d, esi                ;   220.0 p1      48 a
        add edi, esi                ;   220.0 p5      49 b
        ror r9d, 0x1d               ;   221.0 p0      48 a
        lea ecx, [rsi + r9]         ;   222.0 p11     49 b
        add edi, r9d                ;   222.0 p6      49 b
        mov r15d, dword [rsp + 60]  ;    90.2 p3      48 a
        add r11d, r9d               ;   222.0 p1      48 a
        rol edi, cl                 ;   223.0 p0+p6   49 b
        add r11d, edi               ;   224.0 p5      48 a
        add ebp, edi                ;   224.0 p11     49 b
        ror r11d, 0x1d              ;   225.0 p0      48 a
        lea ecx, [rdi + r11]        ;   226.0 p1      49 b
        add ebp, r11d               ;   226.0 p5      49 b
        mov dword [rsp + 60], r9d   ;   222.0 p8+p9   48 a spill
        mov r9d, dword [rsp + 64]   ;    91.8 p10     48 a
        add r10d, r11d              ;   226.0 p11     48 a
        rol ebp, cl                 ;   227.0 p6+p0   49 b
        add r10d, ebp               ;   228.0 p1      48 a
        add r8d, ebp                ;   228.0 p5      49 b
        ror r10d, 0x1d              ;   229.0 p6      48 a
        mov ecx, dword [rsp + 68]   ;    93.0 p2      48 a
        add r8d, r10d               ;   230.0 p11     49 b
        add r14d, r10d              ;   230.0 p1      48 a
        mov dword [rsp + 68], r11d  ;   226.0 p7+p4   48 a spill
        lea r11d, [rbp + r10]       ;   230.0 p5      49 b
        mov dword [rsp + 64], ecx   ;    98.0 p8+p9   48 a spill
        mov ecx, r11d               ;   231.0         49 b copy
        rol r8d, cl                 ;   231.0 p0+p6   49 b
        add r14d, r8d               ;   232.0 p11     48 a
        add esi, r8d                ;   232.0 p1      49 b
        ror r14d, 0x1d              ;   233.0 p0      48 a
        lea ecx, [r8 + r14]         ;   234.0 p5      49 b
        add esi, r14d               ;   234.0 p11     49 b
        mov r11d, dword [rsp + 72]  ;    95.3 p3      48 a
        add edx, r14d               ;   234.0 p6      48 a
        rol esi, cl                 ;   235.0 p0+p6   49 b
        add edx, esi                ;   236.0 p1      48 a
        add edi, esi                ;   236.0 p5      49 b
        ror edx, 0x1d               ;   237.0 p0      48 a
        mov ecx, dword [rsp + 76]   ;    96.5 p10     48 a
        add edi, edx                ;   238.0 p11     49 b
        add eax, edx                ;   238.0 p1      48 a
        mov dword [rsp + 76], r14d  ;   234.0 p7+p4   48 a spill
        lea r14d, [rsi + rdx]       ;   238.0 p5      49 b
        mov dword [rsp + 72], ecx   ;   101.5 p8+p9   48 a spill
        mov ecx, r14d               ;   239.0         49 b copy
        rol edi, cl                 ;   239.0 p6+p0   49 b
        add eax, edi                ;   240.0 p11     48 a
        add ebp, edi                ;   240.0 p1      49 b
        ror eax, 0x1d               ;   241.0 p6      48 a
        lea ecx, [rdi + rax]        ;   242.0 p5      49 b
        add ebp, eax                ;   242.0 p11     49 b
        mov r14d, dword [rsp + 80]  ;    98.8 p2      48 a
        add r15d, eax               ;   242.0 p1      48 a
        rol ebp, cl                 ;   243.0 p0+p6   49 b
        add r15d, ebp               ;   244.0 p5      48 a
        add r8d, ebp                ;   244.0 p11     49 b
        ror r15d, 0x1d              ;   245.0 p0      48 a
        mov ecx, dword [rsp + 84]   ;   100.0 p3      48 a
        add r8d, r15d               ;   246.0 p1      49 b
        add r9d, r15d               ;   246.0 p5      48 a
        mov dword [rsp + 84], eax   ;   242.0 p7+p4   48 a spill
        lea eax, [rbp + r15]        ;   246.0 p11     49 b
        mov dword [rsp + 80], ecx   ;   105.0 p8+p9   48 a spill
        mov ecx, eax                ;   247.0         49 b copy
        rol r8d, cl                 ;   247.0 p6+p0   49 b
        add r9d, r8d                ;   248.0 p1      48 a
        add esi, r8d                ;   248.0 p5      49 b
        ror r9d, 0x1d               ;   249.0 p6      48 a
        lea ecx, [r8 + r9]          ;   250.0 p11     49 b
        add esi, r9d                ;   250.0 p1      49 b
        mov eax, dword [rsp + 88]   ;   102.3 p10     48 a
        rol esi, cl                 ;   251.0 p0+p6   49 b
        mov ecx, dword [rsp + 64]   ;   102.8 p2      48 a reload
        add ecx, r9d                ;   250.0 p5      48 a
        add ecx, esi                ;   252.0 p11     48 a
        add edi, esi                ;   252.0 p1      49 b
        ror ecx, 0x1d               ;   253.0 p0      48 a
        mov dword [rsp + 64], r9d   ;   250.0 p7+p4   48 a spill
        mov r9d, dword [rsp + 92]   ;   103.8 p3      48 a
        add edi, ecx                ;   254.0 p5      49 b
        add r11d, ecx               ;   254.0 p11     48 a
        mov dword [rsp + 92], r15d  ;   246.0 p8+p9   48 a spill
        lea r15d, [rsi + rcx]       ;   254.0 p6      49 b
        mov dword [rsp + 88], ecx   ;   254.0 p7+p4   48 a spill
        mov ecx, r15d               ;   255.0         49 b copy
        rol edi, cl                 ;   255.0 p0+p6   49 b
        add r11d, edi               ;   256.0 p1      48 a
        add ebp, edi                ;   256.0 p5      49 b
        ror r11d, 0x1d              ;   257.0 p0      48 a
        lea ecx, [rdi + r11]        ;   258.0 p11     49 b
        add ebp, r11d               ;   258.0 p1      49 b
        mov r15d, dword [rsp + 96]  ;   106.2 p10     48 a
        rol ebp, cl                 ;   259.0 p6+p0   49 b
        mov ecx, dword [rsp + 72]   ;   106.7 p2      48 a reload
        add ecx, r11d               ;   258.0 p5      48 a
        add ecx, ebp                ;   260.0 p11     48 a
        add r8d, ebp                ;   260.0 p1      49 b
        ror ecx, 0x1d               ;   261.0 p6      48 a
        mov dword [rsp + 72], r11d  ;   258.0 p8+p9   48 a spill
        mov r11d, dword [rsp + 100] ;   110.0 p3      48 a
        add r8d, ecx                ;   262.0 p5      49 b
        add r14d, ecx               ;   262.0 p11     48 a
        mov dword [rsp + 100], edx  ;   238.0 p7+p4   48 a spill
        lea edx, [rbp + rcx]        ;   262.0 p1      49 b
        mov dword [rsp + 96], ecx   ;   262.0 p8+p9   48 a spill
        mov ecx, edx                ;   263.0         49 b copy
        rol r8d, cl                 ;   263.0 p0+p6   49 b
        add r14d, r8d               ;   264.0 p5      48 a
        add esi, r8d                ;   264.0 p11     49 b
        ror r14d, 0x1d              ;   265.0 p0      48 a
        lea ecx, [r8 + r14]         ;   266.0 p1      49 b
        add esi, r14d               ;   266.0 p5      49 b
        mov edx, dword [rsp + 104]  ;   114.0 p10     48 a
        rol esi, cl                 ;   267.0 p6+p0   49 b
        mov ecx, dword [rsp + 80]   ;   110.5 p2      48 a reload
        add ecx, r14d               ;   266.0 p11     48 a
        add ecx, esi                ;   268.0 p1      48 a
        add edi, esi                ;   268.0 p5      49 b
        ror ecx, 0x1d               ;   269.0 p6      48 a
        mov dword [rsp + 80], r14d  ;   266.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 108] ;   118.0 p3      48 a
        add edi, ecx                ;   270.0 p11     49 b
        add eax, ecx                ;   270.0 p1      48 a
        mov dword [rsp + 108], r10d ;   230.0 p8+p9   48 a spill
        lea r10d, [rsi + rcx]       ;   270.0 p5      49 b
        mov dword [rsp + 104], ecx  ;   270.0 p7+p4   48 a spill
        mov ecx, r10d               ;   271.0         49 b copy
        rol edi, cl                 ;   271.0 p0+p6   49 b
        add eax, edi                ;   272.0 p11     48 a
        add ebp, edi                ;   272.0 p1      49 b
        ror eax, 0x1d               ;   273.0 p0      48 a
        mov r10d, dword [rsp + 112] ;   122.0 p10     48 a
        lea ecx, [rdi + rax]        ;   274.0 p5      49 b
        add ebp, eax                ;   274.0 p11     49 b
        add r9d, eax                ;   274.0 p6      48 a
        rol ebp, cl                 ;   275.0 p0+p6   49 b
        add r9d, ebp                ;   276.0 p1      48 a
        add r8d, ebp                ;   276.0 p5      49 b
        ror r9d, 0x1d               ;   277.0 p0      48 a
        lea ecx, [rbp + r9]         ;   278.0 p11     49 b
        add r8d, r9d                ;   278.0 p1      49 b
        mov dword [rsp + 112], eax  ;   274.0 p8+p9   48 a spill
        mov eax, dword [rsp + 116]  ;   126.0 p2      48 a
        add r15d, r9d               ;   278.0 p5      48 a
        rol r8d, cl                 ;   279.0 p6+p0   49 b
        add r15d, r8d               ;   280.0 p11     48 a
        add esi, r8d                ;   280.0 p1      49 b
        ror r15d, 0x1d              ;   281.0 p6      48 a
        mov ecx, dword [rsp + 120]  ;   130.0 p3      48 a
        add esi, r15d               ;   282.0 p5      49 b
        add r11d, r15d              ;   282.0 p11     48 a
        mov dword [rsp + 120], r9d  ;   278.0 p7+p4   48 a spill
        lea r9d, [r8 + r15]         ;   282.0 p1      49 b
        mov dword [rsp + 116], ecx  ;   135.0 p8+p9   48 a spill
        mov ecx, r9d                ;   283.0         49 b copy
        rol esi, cl                 ;   283.0 p0+p6   49 b
        add r11d, esi               ;   284.0 p5      48 a
        add edi, esi                ;   284.0 p11     49 b
        ror r11d, 0x1d              ;   285.0 p0      48 a
        lea ecx, [rsi + r11]        ;   286.0 p1      49 b
        add edi, r11d               ;   286.0 p5      49 b
        mov r9d, dword [rsp + 124]  ;   134.0 p10     48 a
        add edx, r11d               ;   286.0 p11     48 a
        rol edi, cl                 ;   287.0 p6+p0   49 b
        add edx, edi                ;   288.0 p1      48 a
        add ebp, edi                ;   288.0 p5      49 b
        ror edx, 0x1d               ;   289.0 p6      48 a
        mov ecx, dword [rsp + 128]  ;   138.0 p2      48 a
        add ebp, edx                ;   290.0 p11     49 b
        add r14d, edx               ;   290.0 p1      48 a
        mov dword [rsp + 128], r11d ;   286.0 p7+p4   48 a spill
        lea r11d, [rdi + rdx]       ;   290.0 p5      49 b
        mov dword [rsp + 124], ecx  ;   143.0 p8+p9   48 a spill
        mov ecx, r11d               ;   291.0         49 b copy
        rol ebp, cl                 ;   291.0 p0+p6   49 b
        add r14d, ebp               ;   292.0 p11     48 a
        add r8d, ebp                ;   292.0 p1      49 b
        ror r14d, 0x1d              ;   293.0 p0      48 a
        lea ecx, [rbp + r14]        ;   294.0 p5      49 b
        add r8d, r14d               ;   294.0 p11     49 b
        mov r11d, dword [rsp + 132] ;   142.0 p3      48 a
        add r10d, r14d              ;   294.0 p6      48 a
        rol r8d, cl                 ;   295.0 p0+p6   49 b
        add r10d, r8d               ;   296.0 p1      48 a
        add esi, r8d                ;   296.0 p5      49 b
        ror r10d, 0x1d              ;   297.0 p0      48 a
        mov ecx, dword [rsp + 136]  ;   146.0 p10     48 a
        add esi, r10d               ;   298.0 p11     49 b
        add eax, r10d               ;   298.0 p1      48 a
        mov dword [rsp + 136], r14d ;   294.0 p7+p4   48 a spill
        lea r14d, [r8 + r10]        ;   298.0 p5      49 b
        mov dword [rsp + 132], ecx  ;   151.0 p8+p9   48 a spill
        mov ecx, r14d               ;   299.0         49 b copy
        rol esi, cl                 ;   299.0 p6+p0   49 b
        add eax, esi                ;   300.0 p11     48 a
        add edi, esi                ;   300.0 p1      49 b
        ror eax, 0x1d               ;   301.0 p6      48 a
        lea ecx, [rsi + rax]        ;   302.0 p5      49 b
        add edi, eax                ;   302.0 p11     49 b
        mov r14d, dword [rsp + 140] ;   150.0 p2      48 a
        rol edi, cl                 ;   303.0 p0+p6   49 b
        mov ecx, dword [rsp + 116]  ;   135.0 p3      48 a reload
        add ecx, eax                ;   302.0 p1      48 a
        add ecx, edi                ;   304.0 p5      48 a
        add ebp, edi                ;   304.0 p11     49 b
        ror ecx, 0x1d               ;   305.0 p0      48 a
        mov dword [rsp + 116], eax  ;   302.0 p7+p4   48 a spill
        mov eax, dword [rsp + 144]  ;   154.0 p10     48 a
        add ebp, ecx                ;   306.0 p1      49 b
        add r9d, ecx                ;   306.0 p5      48 a
        mov dword [rsp + 144], r10d ;   298.0 p8+p9   48 a spill
        lea r10d, [rdi + rcx]       ;   306.0 p6      49 b
        mov dword [rsp + 140], ecx  ;   306.0 p7+p4   48 a spill
        mov ecx, r10d               ;   307.0         49 b copy
        rol ebp, cl                 ;   307.0 p0+p6   49 b
        add r9d, ebp                ;   308.0 p11     48 a
        add r8d, ebp                ;   308.0 p1      49 b
        ror r9d, 0x1d               ;   309.0 p0      48 a
        lea ecx, [rbp + r9]         ;   310.0 p5      49 b
        add r8d, r9d                ;   310.0 p11     49 b
        mov r10d, dword [rsp + 148] ;   158.0 p2      48 a
        rol r8d, cl                 ;   311.0 p6+p0   49 b
        mov ecx, dword [rsp + 124]  ;   143.0 p3      48 a reload
        add ecx, r9d                ;   310.0 p1      48 a
        add ecx, r8d                ;   312.0 p5      48 a
        add esi, r8d                ;   312.0 p11     49 b
        ror ecx, 0x1d               ;   313.0 p6      48 a
        add esi, ecx                ;   314.0 p1      49 b
        add r11d, ecx               ;   314.0 p5      48 a
        mov dword [rsp + 124], r9d  ;   310.0 p8+p9   48 a spill
        lea r9d, [r8 + rcx]         ;   314.0 p0      49 b
        mov dword [rsp + 148], ecx  ;   314.0 p7+p4   48 a spill
        mov ecx, r9d                ;   315.0         49 b copy
        rol esi, cl                 ;   315.0 p6+p0   49 b
        add r11d, esi               ;   316.0 p11     48 a
        add edi, esi                ;   316.0 p1      49 b
        ror r11d, 0x1d              ;   317.0 p6      48 a
        lea ecx, [rsi + r11]        ;   318.0 p5      49 b
        add edi, r11d               ;   318.0 p11     49 b
        rol edi, cl                 ;   319.0 p0+p6   49 b
        mov r9d, dword [rsp + 132]  ;   151.0 p10     48 a reload
        add r9d, r11d               ;   318.0 p1      48 a
        add r9d, edi                ;   320.0 p5      48 a
        add ebp, edi                ;   320.0 p11     49 b
        ror r9d, 0x1d               ;   321.0 p0      48 a
        lea ecx, [rdi + r9]         ;   322.0 p1      49 b
        add ebp, r9d                ;   322.0 p5      49 b
        add r14d, r9d               ;   322.0 p6      48 a
        rol ebp, cl                 ;   323.0 p0+p6   49 b
        add r14d, ebp               ;   324.0 p11     48 a
        add r8d, ebp                ;   324.0 p1      49 b
        ror r14d, 0x1d              ;   325.0 p0      48 a
        mov ecx, dword [rsp + 16]   ;   174.0 p2      48 a
        add r8d, r14d               ;   326.0 p5      49 b
        add eax, r14d               ;   326.0 p11     48 a
        mov dword [rsp + 16], r9d   ;   322.0 p8+p9   48 a spill
        lea r9d, [rbp + r14]        ;   326.0 p1      49 b
        mov dword [rsp + 132], ecx  ;   179.0 p7+p4   48 a spill
        mov ecx, r9d                ;   327.0         49 b copy
        rol r8d, cl                 ;   327.0 p6+p0   49 b
        add eax, r8d                ;   328.0 p5      48 a
        add esi, r8d                ;   328.0 p11     49 b
        ror eax, 0x1d               ;   329.0 p6      48 a
        lea ecx, [r8 + rax]         ;   330.0 p1      49 b
        add esi, eax                ;   330.0 p5      49 b
        mov r9d, dword [rsp + 56]   ;   178.0 p3      48 a
        add r10d, eax               ;   330.0 p11     48 a
        rol esi, cl                 ;   331.0 p0+p6   49 b
        add r10d, esi               ;   332.0 p1      48 a
        add edi, esi                ;   332.0 p5      49 b
        ror r10d, 0x1d              ;   333.0 p0      48 a
        mov ecx, dword [rsp + 24]   ;   182.0 p10     48 a
        add edi, r10d               ;   334.0 p11     49 b
        add ebx, r10d               ;   334.0 p1      48 a
        mov dword [rsp + 24], eax   ;   330.0 p8+p9   48 a spill
        lea eax, [rsi + r10]        ;   334.0 p6      49 b
        mov dword [rsp + 56], ecx   ;   187.0 p7+p4   48 a spill
        mov ecx, eax                ;   335.0         49 b copy
        rol edi, cl                 ;   335.0 p0+p6   49 b
        add ebx, edi                ;   336.0 p5      48 a
        add ebp, edi                ;   336.0 p11     49 b
        ror ebx, 0x1d               ;   337.0 p0      48 a
        lea ecx, [rdi + rbx]        ;   338.0 p1      49 b
        add ebp, ebx                ;   338.0 p6      49 b
        mov eax, dword [rsp + 48]   ;   186.0 p2      48 a
        add r12d, ebx               ;   338.0 p5      48 a
        rol ebp, cl                 ;   339.0 p0+p6   49 b
        add r12d, ebp               ;   340.0 p11     48 a
        add r8d, ebp                ;   340.0 p1      49 b
        ror r12d, 0x1d              ;   341.0 p0      48 a
        mov ecx, dword [rsp + 32]   ;   190.0 p3      48 a
        add r8d, r12d               ;   342.0 p5      49 b
        add r13d, r12d              ;   342.0 p6      48 a
        mov dword [rsp + 32], ebx   ;   338.0 p8+p9   48 a spill
        lea ebx, [rbp + r12]        ;   342.0 p11     49 b
        mov dword [rsp + 48], ecx   ;   195.0 p7+p4   48 a spill
        mov ecx, ebx                ;   343.0         49 b copy
        rol r8d, cl                 ;   343.0 p0+p6   49 b
        add r13d, r8d               ;   344.0 p1      48 a
        add esi, r8d                ;   344.0 p5      49 b
        ror r13d, 0x1d              ;   345.0 p0      48 a
        lea ecx, [r8 + r13]         ;   346.0 p11     49 b
        add esi, r13d               ;   346.0 p6      49 b
        mov ebx, dword [rsp + 40]   ;   194.0 p10     48 a
        rol esi, cl                 ;   347.0 p0+p6   49 b
        mov ecx, dword [rsp + 132]  ;   179.0 p2      48 a reload
        add ecx, r13d               ;   346.0 p1      48 a
        add ecx, esi                ;   348.0 p5      48 a
        add edi, esi                ;   348.0 p11     49 b
        ror ecx, 0x1d               ;   349.0 p0      48 a
        mov dword [rsp + 132], r13d ;   346.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 152] ;   198.0 p3      48 a
        add edi, ecx                ;   350.0 p6      49 b
        add r9d, ecx                ;   350.0 p1      48 a
        mov dword [rsp + 152], r12d ;   342.0 p7+p4   48 a spill
        lea r12d, [rsi + rcx]       ;   350.0 p5      49 b
        mov dword [rsp + 40], ecx   ;   350.0 p8+p9   48 a spill
        mov ecx, r12d               ;   351.0         49 b copy
        rol edi, cl                 ;   351.0 p0+p6   49 b
        add r9d, edi                ;   352.0 p11     48 a
        add ebp, edi                ;   352.0 p1      49 b
        ror r9d, 0x1d               ;   353.0 p0      48 a
        lea ecx, [rdi + r9]         ;   354.0 p5      49 b
        add ebp, r9d                ;   354.0 p6      49 b
        mov r12d, dword [rsp + 36]  ;   202.0 p10     48 a
        rol ebp, cl                 ;   355.0 p0+p6   49 b
        mov ecx, dword [rsp + 56]   ;   187.0 p2      48 a reload
        add ecx, r9d                ;   354.0 p11     48 a
        add ecx, ebp                ;   356.0 p1      48 a
        add r8d, ebp                ;   356.0 p5      49 b
        ror ecx, 0x1d               ;   357.0 p0      48 a
        mov dword [rsp + 56], r9d   ;   354.0 p7+p4   48 a spill
        mov r9d, dword [rsp + 20]   ;   206.0 p3      48 a
        add r8d, ecx                ;   358.0 p6      49 b
        add eax, ecx                ;   358.0 p11     48 a
        mov dword [rsp + 20], r10d  ;   334.0 p8+p9   48 a spill
        lea r10d, [rbp + rcx]       ;   358.0 p1      49 b
        mov dword [rsp + 36], ecx   ;   358.0 p7+p4   48 a spill
        mov ecx, r10d               ;   359.0         49 b copy
        rol r8d, cl                 ;   359.0 p0+p6   49 b
        add eax, r8d                ;   360.0 p5      48 a
        add esi, r8d                ;   360.0 p11     49 b
        ror eax, 0x1d               ;   361.0 p0      48 a
        lea ecx, [r8 + rax]         ;   362.0 p1      49 b
        add esi, eax                ;   362.0 p6      49 b
        mov r10d, dword [rsp + 44]  ;   210.0 p10     48 a
        rol esi, cl                 ;   363.0 p0+p6   49 b
        mov ecx, dword [rsp + 48]   ;   195.0 p2      48 a reload
        add ecx, eax                ;   362.0 p5      48 a
        add ecx, esi                ;   364.0 p11     48 a
        add edi, esi                ;   364.0 p1      49 b
        ror ecx, 0x1d               ;   365.0 p0      48 a
        mov dword [rsp + 48], eax   ;   362.0 p8+p9   48 a spill
        mov eax, dword [rsp + 28]   ;   214.0 p3      48 a
        add edi, ecx                ;   366.0 p6      49 b
        add ebx, ecx                ;   366.0 p5      48 a
        mov dword [rsp + 28], r14d  ;   326.0 p7+p4   48 a spill
        lea r14d, [rsi + rcx]       ;   366.0 p11     49 b
        mov dword [rsp + 44], ecx   ;   366.0 p8+p9   48 a spill
        mov ecx, r14d               ;   367.0         49 b copy
        rol edi, cl                 ;   367.0 p0+p6   49 b
        add ebx, edi                ;   368.0 p1      48 a
        add ebp, edi                ;   368.0 p5      49 b
        ror ebx, 0x1d               ;   369.0 p0      48 a
        mov r14d, dword [rsp + 52]  ;   218.0 p10     48 a
        lea ecx, [rdi + rbx]        ;   370.0 p11     49 b
        add ebp, ebx                ;   370.0 p6      49 b
        add r13d, ebx               ;   370.0 p1      48 a
        rol ebp, cl                 ;   371.0 p0+p6   49 b
        add r13d, ebp               ;   372.0 p5      48 a
        add r8d, ebp                ;   372.0 p11     49 b
        ror r13d, 0x1d              ;   373.0 p0      48 a
        lea ecx, [rbp + r13]        ;   374.0 p1      49 b
        add r8d, r13d               ;   374.0 p5      49 b
        mov dword [rsp + 52], ebx   ;   370.0 p7+p4   48 a spill
        mov ebx, dword [rsp + 60]   ;   222.0 p2      48 a
        add r12d, r13d              ;   374.0 p6      48 a
        rol r8d, cl                 ;   375.0 p0+p6   49 b
        add r12d, r8d               ;   376.0 p11     48 a
        add esi, r8d                ;   376.0 p1      49 b
        ror r12d, 0x1d              ;   377.0 p0      48 a
        mov ecx, dword [rsp + 68]   ;   226.0 p3      48 a
        add esi, r12d               ;   378.0 p5      49 b
        add r9d, r12d               ;   378.0 p11     48 a
        mov dword [rsp + 68], r13d  ;   374.0 p8+p9   48 a spill
        lea r13d, [r8 + r12]        ;   378.0 p1      49 b
        mov dword [rsp + 60], ecx   ;   231.0 p7+p4   48 a spill
        mov ecx, r13d               ;   379.0         49 b copy
        rol esi, cl                 ;   379.0 p6+p0   49 b
        add r9d, esi                ;   380.0 p5      48 a
        add edi, esi                ;   380.0 p11     49 b
        ror r9d, 0x1d               ;   381.0 p0      48 a
        lea ecx, [rsi + r9]         ;   382.0 p1      49 b
        add edi, r9d                ;   382.0 p6      49 b
        mov r13d, dword [rsp + 108] ;   230.0 p10     48 a
        add r10d, r9d               ;   382.0 p5      48 a
        rol edi, cl                 ;   383.0 p0+p6   49 b
        add r10d, edi               ;   384.0 p11     48 a
        add ebp, edi                ;   384.0 p1      49 b
        ror r10d, 0x1d              ;   385.0 p0      48 a
        mov ecx, dword [rsp + 76]   ;   234.0 p2      48 a
        add ebp, r10d               ;   386.0 p5      49 b
        add eax, r10d               ;   386.0 p6      48 a
        mov dword [rsp + 76], r9d   ;   382.0 p8+p9   48 a spill
        lea r9d, [rdi + r10]        ;   386.0 p11     49 b
        mov dword [rsp + 108], ecx  ;   239.0 p7+p4   48 a spill
        mov ecx, r9d                ;   387.0         49 b copy
        rol ebp, cl                 ;   387.0 p0+p6   49 b
        add eax, ebp                ;   388.0 p1      48 a
        add r8d, ebp                ;   388.0 p5      49 b
        ror eax, 0x1d               ;   389.0 p0      48 a
        lea ecx, [rbp + rax]        ;   390.0 p11     49 b
        add r8d, eax                ;   390.0 p6      49 b
        mov r9d, dword [rsp + 100]  ;   238.0 p3      48 a
        add r14d, eax               ;   390.0 p1      48 a
        rol r8d, cl                 ;   391.0 p0+p6   49 b
        add r14d, r8d               ;   392.0 p5      48 a
        add esi, r8d                ;   392.0 p11     49 b
        ror r14d, 0x1d              ;   393.0 p0      48 a
        mov ecx, dword [rsp + 84]   ;   242.0 p10     48 a
        add esi, r14d               ;   394.0 p1      49 b
        add ebx, r14d               ;   394.0 p6      48 a
        mov dword [rsp + 84], eax   ;   390.0 p8+p9   48 a spill
        lea eax, [r8 + r14]         ;   394.0 p5      49 b
        mov dword [rsp + 100], ecx  ;   247.0 p7+p4   48 a spill
        mov ecx, eax                ;   395.0         49 b copy
        rol esi, cl                 ;   395.0 p0+p6   49 b
        add ebx, esi                ;   396.0 p11     48 a
        add edi, esi                ;   396.0 p1      49 b
        ror ebx, 0x1d               ;   397.0 p0      48 a
        lea ecx, [rsi + rbx]        ;   398.0 p5      49 b
        add edi, ebx                ;   398.0 p6      49 b
        mov eax, dword [rsp + 92]   ;   246.0 p2      48 a
        rol edi, cl                 ;   399.0 p0+p6   49 b
        mov ecx, dword [rsp + 60]   ;   231.0 p3      48 a reload
        add ecx, ebx                ;   398.0 p11     48 a
        add ecx, edi                ;   400.0 p1      48 a
        add ebp, edi                ;   400.0 p5      49 b
        ror ecx, 0x1d               ;   401.0 p0      48 a
        mov dword [rsp + 60], r14d  ;   394.0 p8+p9   48 a spill
        mov r14d, dword [rsp + 64]  ;   250.0 p10     48 a
        add ebp, ecx                ;   402.0 p6      49 b
        add r13d, ecx               ;   402.0 p11     48 a
        mov dword [rsp + 64], ebx   ;   398.0 p7+p4   48 a spill
        lea ebx, [rdi + rcx]        ;   402.0 p1      49 b
        mov dword [rsp + 92], ecx   ;   402.0 p8+p9   48 a spill
        mov ecx, ebx                ;   403.0         49 b copy
        rol ebp, cl                 ;   403.0 p0+p6   49 b
        add r13d, ebp               ;   404.0 p5      48 a
        add r8d, ebp                ;   404.0 p11     49 b
        ror r13d, 0x1d              ;   405.0 p0      48 a
        lea ecx, [rbp + r13]        ;   406.0 p1      49 b
        add r8d, r13d               ;   406.0 p6      49 b
        mov ebx, dword [rsp + 88]   ;   254.0 p2      48 a
        rol r8d, cl                 ;   407.0 p0+p6   49 b
        mov ecx, dword [rsp + 108]  ;   239.0 p3      48 a reload
        add ecx, r13d               ;   406.0 p5      48 a
        add ecx, r8d                ;   408.0 p11     48 a
        add esi, r8d                ;   408.0 p1      49 b
        ror ecx, 0x1d               ;   409.0 p0      48 a
        mov dword [rsp + 108], r13d ;   406.0 p7+p4   48 a spill
        mov r13d, dword [rsp + 72]  ;   258.0 p10     48 a
        add esi, ecx                ;   410.0 p6      49 b
        add r9d, ecx                ;   410.0 p5      48 a
        mov dword [rsp + 72], r10d  ;   386.0 p8+p9   48 a spill
        lea r10d, [r8 + rcx]        ;   410.0 p11     49 b
        mov dword [rsp + 88], ecx   ;   410.0 p7+p4   48 a spill
        mov ecx, r10d               ;   411.0         49 b copy
        rol esi, cl                 ;   411.0 p0+p6   49 b
        add r9d, esi                ;   412.0 p1      48 a
        add edi, esi                ;   412.0 p5      49 b
        ror r9d, 0x1d               ;   413.0 p0      48 a
        lea ecx, [rsi + r9]         ;   414.0 p11     49 b
        add edi, r9d                ;   414.0 p6      49 b
        mov r10d, dword [rsp + 96]  ;   262.0 p2      48 a
        rol edi, cl                 ;   415.0 p0+p6   49 b
        mov ecx, dword [rsp + 100]  ;   247.0 p3      48 a reload
        add ecx, r9d                ;   414.0 p1      48 a
        add ecx, edi                ;   416.0 p5      48 a
        add ebp, edi                ;   416.0 p11     49 b
        ror ecx, 0x1d               ;   417.0 p0      48 a
        mov dword [rsp + 100], r9d  ;   414.0 p8+p9   48 a spill
        mov r9d, dword [rsp + 80]   ;   266.0 p10     48 a
        add ebp, ecx                ;   418.0 p6      49 b
        add eax, ecx                ;   418.0 p1      48 a
        mov dword [rsp + 80], r12d  ;   378.0 p7+p4   48 a spill
        lea r12d, [rdi + rcx]       ;   418.0 p5      49 b
        mov dword [rsp + 96], ecx   ;   418.0 p8+p9   48 a spill
        mov ecx, r12d               ;   419.0         49 b copy
        rol ebp, cl                 ;   419.0 p0+p6   49 b
        add eax, ebp                ;   420.0 p11     48 a
        add r8d, ebp                ;   420.0 p1      49 b
        ror eax, 0x1d               ;   421.0 p0      48 a
        mov r12d, dword [rsp + 104] ;   270.0 p2      48 a
        lea ecx, [rbp + rax]        ;   422.0 p5      49 b
        add r8d, eax                ;   422.0 p6      49 b
        add r14d, eax               ;   422.0 p11     48 a
        rol r8d, cl                 ;   423.0 p0+p6   49 b
        add r14d, r8d               ;   424.0 p1      48 a
        add esi, r8d                ;   424.0 p5      49 b
        ror r14d, 0x1d              ;   425.0 p0      48 a
        lea ecx, [r8 + r14]         ;   426.0 p11     49 b
        add esi, r14d               ;   426.0 p1      49 b
        mov dword [rsp + 104], eax  ;   422.0 p7+p4   48 a spill
        mov eax, dword [rsp + 112]  ;   274.0 p3      48 a
        add ebx, r14d               ;   426.0 p6      48 a
        rol esi, cl                 ;   427.0 p0+p6   49 b
        add ebx, esi                ;   428.0 p5      48 a
        add edi, esi                ;   428.0 p11     49 b
        ror ebx, 0x1d               ;   429.0 p0      48 a
        mov ecx, dword [rsp + 120]  ;   278.0 p10     48 a
        add edi, ebx                ;   430.0 p1      49 b
        add r13d, ebx               ;   430.0 p5      48 a
        mov dword [rsp + 120], r14d ;   426.0 p8+p9   48 a spill
        lea r14d, [rsi + rbx]       ;   430.0 p11     49 b
        mov dword [rsp + 112], ecx  ;   283.0 p7+p4   48 a spill
        mov ecx, r14d               ;   431.0         49 b copy
        rol edi, cl                 ;   431.0 p6+p0   49 b
        add r13d, edi               ;   432.0 p1      48 a
        add ebp, edi                ;   432.0 p5      49 b
        ror r13d, 0x1d              ;   433.0 p0      48 a
        lea ecx, [rdi + r13]        ;   434.0 p11     49 b
        add ebp, r13d               ;   434.0 p6      49 b
        add r10d, r13d              ;   434.0 p1      48 a
        rol ebp, cl                 ;   435.0 p0+p6   49 b
        add r10d, ebp               ;   436.0 p5      48 a
        add r8d, ebp                ;   436.0 p11     49 b
        ror r10d, 0x1d              ;   437.0 p0      48 a
        mov r14d, dword [rsp + 128] ;   286.0 p2      48 a
        lea ecx, [rbp + r10]        ;   438.0 p1      49 b
        add r8d, r10d               ;   438.0 p6      49 b
        add r9d, r10d               ;   438.0 p5      48 a
        rol r8d, cl                 ;   439.0 p0+p6   49 b
        add r9d, r8d                ;   440.0 p11     48 a
        add esi, r8d                ;   440.0 p1      49 b
        ror r9d, 0x1d               ;   441.0 p0      48 a
        lea ecx, [r8 + r9]          ;   442.0 p5      49 b
        add esi, r9d                ;   442.0 p6      49 b
        add r12d, r9d               ;   442.0 p11     48 a
        rol esi, cl                 ;   443.0 p0+p6   49 b
        add r12d, esi               ;   444.0 p1      48 a
        add edi, esi                ;   444.0 p5      49 b
        ror r12d, 0x1d              ;   445.0 p0      48 a
        mov ecx, dword [rsp + 136]  ;   294.0 p3      48 a
        add edi, r12d               ;   446.0 p11     49 b
        add eax, r12d               ;   446.0 p6      48 a
        mov dword [rsp + 136], r10d ;   438.0 p8+p9   48 a spill
        lea r10d, [rsi + r12]       ;   446.0 p1      49 b
        mov dword [rsp + 128], ecx  ;   299.0 p7+p4   48 a spill
        mov ecx, r10d               ;   447.0         49 b copy
        rol edi, cl                 ;   447.0 p0+p6   49 b
        add eax, edi                ;   448.0 p5      48 a
        add ebp, edi                ;   448.0 p11     49 b
        ror eax, 0x1d               ;   449.0 p0      48 a
        lea ecx, [rdi + rax]        ;   450.0 p1      49 b
        add ebp, eax                ;   450.0 p6      49 b
        mov r10d, dword [rsp + 144] ;   298.0 p10     48 a
        rol ebp, cl                 ;   451.0 p0+p6   49 b
        mov ecx, dword [rsp + 112]  ;   283.0 p2      48 a reload
        add ecx, eax                ;   450.0 p5      48 a
        add ecx, ebp                ;   452.0 p11     48 a
        add r8d, ebp                ;   452.0 p1      49 b
        ror ecx, 0x1d               ;   453.0 p0      48 a
        mov dword [rsp + 112], r12d ;   446.0 p8+p9   48 a spill
        mov r12d, dword [rsp + 116] ;   302.0 p3      48 a
        add r8d, ecx                ;   454.0 p6      49 b
        add r15d, ecx               ;   454.0 p5      48 a
        mov dword [rsp + 116], eax  ;   450.0 p7+p4   48 a spill
        lea eax, [rbp + rcx]        ;   454.0 p11     49 b
        mov dword [rsp + 144], ecx  ;   454.0 p8+p9   48 a spill
        mov ecx, eax                ;   455.0         49 b copy
        rol r8d, cl                 ;   455.0 p0+p6   49 b
        add r15d, r8d               ;   456.0 p1      48 a
        add esi, r8d                ;   456.0 p5      49 b
        ror r15d, 0x1d              ;   457.0 p0      48 a
        lea ecx, [r8 + r15]         ;   458.0 p11     49 b
        add esi, r15d               ;   458.0 p6      49 b
        mov eax, dword [rsp + 140]  ;   306.0 p10     48 a
        add r14d, r15d              ;   458.0 p1      48 a
        rol esi, cl                 ;   459.0 p0+p6   49 b
        add r14d, esi               ;   460.0 p5      48 a
        add edi, esi                ;   460.0 p11     49 b
        ror r14d, 0x1d              ;   461.0 p0      48 a
        mov ecx, dword [rsp + 124]  ;   310.0 p2      48 a
        add edi, r14d               ;   462.0 p1      49 b
        add edx, r14d               ;   462.0 p6      48 a
        mov dword [rsp + 124], r15d ;   458.0 p7+p4   48 a spill
        lea r15d, [rsi + r14]       ;   462.0 p5      49 b
        mov dword [rsp + 140], ecx  ;   315.0 p8+p9   48 a spill
        mov ecx, r15d               ;   463.0         49 b copy
        rol edi, cl                 ;   463.0 p0+p6   49 b
        add edx, edi                ;   464.0 p11     48 a
        add ebp, edi                ;   464.0 p1      49 b
        ror edx, 0x1d               ;   465.0 p0      48 a
        lea ecx, [rdi + rdx]        ;   466.0 p5      49 b
        add ebp, edx                ;   466.0 p6      49 b
        mov r15d, dword [rsp + 148] ;   314.0 p3      48 a
        rol ebp, cl                 ;   467.0 p0+p6   49 b
        mov ecx, dword [rsp + 128]  ;   299.0 p10     48 a reload
        add ecx, edx                ;   466.0 p11     48 a
        add ecx, ebp                ;   468.0 p1      48 a
        add r8d, ebp                ;   468.0 p5      49 b
        ror ecx, 0x1d               ;   469.0 p0      48 a
        add r8d, ecx                ;   470.0 p6      49 b
        add r10d, ecx               ;   470.0 p11     48 a
        mov dword [rsp + 128], edx  ;   466.0 p7+p4   48 a spill
        lea edx, [rbp + rcx]        ;   470.0 p1      49 b
        mov dword [rsp + 148], ecx  ;   470.0 p8+p9   48 a spill
        mov ecx, edx                ;   471.0         49 b copy
        rol r8d, cl                 ;   471.0 p0+p6   49 b
        add r10d, r8d               ;   472.0 p5      48 a
        add esi, r8d                ;   472.0 p11     49 b
        ror r10d, 0x1d              ;   473.0 p0      48 a
        mov ecx, dword [rsp + 16]   ;   322.0 p2      48 a
        lea edx, [r8 + r10]         ;   474.0 p1      49 b
        add esi, r10d               ;   474.0 p6      49 b
        add r12d, r10d              ;   474.0 p5      48 a
        mov dword [rsp + 16], ecx   ;   327.0 p7+p4   48 a spill
        mov ecx, edx                ;   475.0         49 b copy
        rol esi, cl                 ;   475.0 p0+p6   49 b
        add r12d, esi               ;   476.0 p11     48 a
        add edi, esi                ;   476.0 p1      49 b
        ror r12d, 0x1d              ;   477.0 p0      48 a
        lea ecx, [rsi + r12]        ;   478.0 p5      49 b
        add edi, r12d               ;   478.0 p6      49 b
        mov edx, dword [rsp + 28]   ;   326.0 p3      48 a
        add eax, r12d               ;   478.0 p11     48 a
        rol edi, cl                 ;   479.0 p0+p6   49 b
        add eax, edi                ;   480.0 p1      48 a
        add ebp, edi                ;   480.0 p5      49 b
        ror eax, 0x1d               ;   481.0 p0      48 a
        mov ecx, dword [rsp + 24]   ;   330.0 p10     48 a
        add ebp, eax                ;   482.0 p11     49 b
        mov dword [rsp + 24], r10d  ;   474.0 p8+p9   48 a spill
        lea r10d, [rdi + rax]       ;   482.0 p6      49 b
        mov dword [rsp + 28], ecx   ;   335.0 p7+p4   48 a spill
        mov ecx, r10d               ;   483.0         49 b copy
        rol ebp, cl                 ;   483.0 p0+p6   49 b
        mov r10d, dword [rsp + 140] ;   315.0 p2      48 a reload
        add r10d, eax               ;   482.0 p1      48 a
        add r10d, ebp               ;   484.0 p5      48 a
        add r8d, ebp                ;   484.0 p11     49 b
        ror r10d, 0x1d              ;   485.0 p0      48 a
        lea ecx, [rbp + r10]        ;   486.0 p6      49 b
        add r8d, r10d               ;   486.0 p1      49 b
        mov dword [rsp + 140], eax  ;   482.0 p8+p9   48 a spill
        mov eax, dword [rsp + 20]   ;   334.0 p3      48 a
        add r15d, r10d              ;   486.0 p5      48 a
        rol r8d, cl                 ;   487.0 p0+p6   49 b
        add r15d, r8d               ;   488.0 p11     48 a
        add esi, r8d                ;   488.0 p1      49 b
        ror r15d, 0x1d              ;   489.0 p0      48 a
        mov ecx, dword [rsp + 32]   ;   338.0 p10     48 a
        add esi, r15d               ;   490.0 p5      49 b
        add r11d, r15d              ;   490.0 p6      48 a
        mov dword [rsp + 32], r10d  ;   486.0 p7+p4   48 a spill
        lea r10d, [r8 + r15]        ;   490.0 p11     49 b
        mov dword [rsp + 20], ecx   ;   343.0 p8+p9   48 a spill
        mov ecx, r10d               ;   491.0         49 b copy
        rol esi, cl                 ;   491.0 p0+p6   49 b
        add r11d, esi               ;   492.0 p1      48 a
        add edi, esi                ;   492.0 p5      49 b
        ror r11d, 0x1d              ;   493.0 p0      48 a
        lea ecx, [rsi + r11]        ;   494.0 p11     49 b
        add edi, r11d               ;   494.0 p6      49 b
        mov r10d, dword [rsp + 152] ;   342.0 p2      48 a
        rol edi, cl                 ;   495.0 p0+p6   49 b
        mov ecx, dword [rsp + 16]   ;   327.0 p3      48 a reload
        add ecx, r11d               ;   494.0 p1      48 a
        add ecx, edi                ;   496.0 p5      48 a
        add ebp, edi                ;   496.0 p11     49 b
        ror ecx, 0x1d               ;   497.0 p0      48 a
        mov dword [rsp + 16], r15d  ;   490.0 p7+p4   48 a spill
        mov r15d, dword [rsp + 132] ;   346.0 p10     48 a
        add ebp, ecx                ;   498.0 p6      49 b
        add edx, ecx                ;   498.0 p1      48 a
        mov dword [rsp + 132], r11d ;   494.0 p8+p9   48 a spill
        lea r11d, [rdi + rcx]       ;   498.0 p5      49 b
        mov dword [rsp + 152], ecx  ;   498.0 p7+p4   48 a spill
        mov ecx, r11d               ;   499.0         49 b copy
        rol ebp, cl                 ;   499.0 p0+p6   49 b
        add edx, ebp                ;   500.0 p11     48 a
        add r8d, ebp                ;   500.0 p1      49 b
        ror edx, 0x1d               ;   501.0 p0      48 a
        lea ecx, [rbp + rdx]        ;   502.0 p5      49 b
        add r8d, edx                ;   502.0 p6      49 b
        mov r11d, dword [rsp + 40]  ;   350.0 p2      48 a
        rol r8d, cl                 ;   503.0 p0+p6   49 b
        mov ecx, dword [rsp + 28]   ;   335.0 p3      48 a reload
        add ecx, edx                ;   502.0 p11     48 a
        add ecx, r8d                ;   504.0 p1      48 a
        add esi, r8d                ;   504.0 p5      49 b
        ror ecx, 0x1d               ;   505.0 p0      48 a
        mov dword [rsp + 28], edx   ;   502.0 p8+p9   48 a spill
        mov edx, dword [rsp + 56]   ;   354.0 p10     48 a
        add esi, ecx                ;   506.0 p6      49 b
        add eax, ecx                ;   506.0 p11     48 a
        mov dword [rsp + 56], r12d  ;   478.0 p7+p4   48 a spill
        lea r12d, [r8 + rcx]        ;   506.0 p1      49 b
        mov dword [rsp + 40], ecx   ;   506.0 p8+p9   48 a spill
        mov ecx, r12d               ;   507.0         49 b copy
        rol esi, cl                 ;   507.0 p0+p6   49 b
        add eax, esi                ;   508.0 p5      48 a
        add edi, esi                ;   508.0 p11     49 b
        ror eax, 0x1d               ;   509.0 p0      48 a
        lea ecx, [rsi + rax]        ;   510.0 p1      49 b
        add edi, eax                ;   510.0 p6      49 b
        mov r12d, dword [rsp + 36]  ;   358.0 p2      48 a
        mov dword [rsp + 36], r14d  ;   462.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 48]  ;   362.0 p3      48 a reload
        mov dword [rsp + 156], r9d  ;   442.0 p8+p9   48 a spill
        mov r9, qword [rsp + 8]     ;   323.2 p10     53 s reload
        mov dword [r9], r14d        ;   367.0 p7+p4   53 s
        rol edi, cl                 ;   511.0 p0+p6   49 b
        mov r14d, dword [rsp + 44]  ;   366.0 p2      48 a reload
        mov dword [r9 + 4], r14d    ;   371.0 p8+p9   53 s
        mov r14d, dword [rsp + 52]  ;   370.0 p3      48 a reload
        mov dword [r9 + 8], r14d    ;   375.0 p7+p4   53 s
        mov r14d, dword [rsp + 20]  ;   343.0 p10     48 a reload
        add r14d, eax               ;   510.0 p5      48 a
        add r14d, edi               ;   512.0 p11     48 a
        mov ecx, dword [rsp + 68]   ;   374.0 p2      48 a reload
        mov dword [r9 + 12], ecx    ;   379.0 p8+p9   53 s
        mov ecx, dword [rsp + 80]   ;   378.0 p3      48 a reload
        mov dword [r9 + 16], ecx    ;   383.0 p7+p4   53 s
        add ebp, edi                ;   512.0 p1      49 b
        ror r14d, 0x1d              ;   513.0 p0      48 a
        mov ecx, dword [rsp + 76]   ;   382.0 p10     48 a reload
        mov dword [r9 + 20], ecx    ;   387.0 p8+p9   53 s
        mov ecx, dword [rsp + 72]   ;   386.0 p2      48 a reload
        mov dword [r9 + 24], ecx    ;   391.0 p7+p4   53 s
        lea ecx, [rdi + r14]        ;   514.0 p6      49 b
        add ebp, r14d               ;   514.0 p5      49 b
        mov dword [rsp + 72], eax   ;   510.0 p8+p9   48 a spill
        mov eax, dword [rsp + 84]   ;   390.0 p3      48 a reload
        mov dword [r9 + 28], eax    ;   395.0 p7+p4   53 s
        mov eax, dword [rsp + 60]   ;   394.0 p10     48 a reload
        mov dword [r9 + 32], eax    ;   399.0 p8+p9   53 s
        mov eax, dword [rsp + 64]   ;   398.0 p2      48 a reload
        mov dword [r9 + 36], eax    ;   403.0 p7+p4   53 s
        add r10d, r14d              ;   514.0 p11     48 a
        rol ebp, cl                 ;   515.0 p0+p6   49 b
        mov eax, dword [rsp + 92]   ;   402.0 p3      48 a reload
        mov dword [r9 + 40], eax    ;   407.0 p8+p9   53 s
        mov eax, dword [rsp + 108]  ;   406.0 p10     48 a reload
        mov dword [r9 + 44], eax    ;   411.0 p7+p4   53 s
        mov eax, dword [rsp + 88]   ;   410.0 p2      48 a reload
        mov dword [r9 + 48], eax    ;   415.0 p8+p9   53 s
        mov eax, dword [rsp + 100]  ;   414.0 p3      48 a reload
        mov dword [r9 + 52], eax    ;   419.0 p7+p4   53 s
        add r10d, ebp               ;   516.0 p1      48 a
        add r8d, ebp                ;   516.0 p5      49 b
        ror r10d, 0x1d              ;   517.0 p0      48 a
        mov eax, dword [rsp + 96]   ;   418.0 p10     48 a reload
        mov dword [r9 + 56], eax    ;   423.0 p8+p9   53 s
        mov eax, dword [rsp + 104]  ;   422.0 p2      48 a reload
        mov dword [r9 + 60], eax    ;   427.0 p7+p4   53 s
        mov eax, dword [rsp + 120]  ;   426.0 p3      48 a reload
        mov dword [r9 + 64], eax    ;   431.0 p8+p9   53 s
        lea ecx, [rbp + r10]        ;   518.0 p11     49 b
        add r8d, r10d               ;   518.0 p6      49 b
        mov eax, dword [rsp + 136]  ;   438.0 p10     48 a reload
        mov dword [r9 + 76], eax    ;   443.0 p7+p4   53 s
        mov eax, dword [rsp + 156]  ;   442.0 p2      48 a reload
        mov dword [r9 + 80], eax    ;   447.0 p8+p9   53 s
        mov dword [r9 + 68], ebx    ;   430.0 p7+p4   53 s
        mov dword [r9 + 72], r13d   ;   434.0 p8+p9   53 s
        add r15d, r10d              ;   518.0 p1      48 a
        rol r8d, cl                 ;   519.0 p0+p6   49 b
        mov r13d, dword [rsp + 112] ;   446.0 p3      48 a reload
        mov dword [r9 + 84], r13d   ;   451.0 p7+p4   53 s
        mov r13d, dword [rsp + 116] ;   450.0 p10     48 a reload
        mov dword [r9 + 88], r13d   ;   455.0 p8+p9   53 s
        add r15d, r8d               ;   520.0 p5      48 a
        mov r13d, dword [rsp + 144] ;   454.0 p2      48 a reload
        mov dword [r9 + 92], r13d   ;   459.0 p7+p4   53 s
        mov r13d, dword [rsp + 124] ;   458.0 p3      48 a reload
        mov dword [r9 + 96], r13d   ;   463.0 p8+p9   53 s
        add esi, r8d                ;   520.0 p11     49 b
        ror r15d, 0x1d              ;   521.0 p0      48 a
        mov r13d, dword [rsp + 36]  ;   462.0 p10     48 a reload
        mov dword [r9 + 100], r13d  ;   467.0 p7+p4   53 s
        add esi, r15d               ;   522.0 p1      49 b
        mov r13d, dword [rsp + 128] ;   466.0 p2      48 a reload
        mov dword [r9 + 104], r13d  ;   471.0 p8+p9   53 s
        mov r13d, dword [rsp + 148] ;   470.0 p3      48 a reload
        mov dword [r9 + 108], r13d  ;   475.0 p7+p4   53 s
        add r8d, r15d               ;   522.0 p6      49 b
        mov r13d, dword [rsp + 24]  ;   474.0 p10     48 a reload
        mov dword [r9 + 112], r13d  ;   479.0 p8+p9   53 s
        mov r13d, dword [rsp + 56]  ;   478.0 p2      48 a reload
        mov dword [r9 + 116], r13d  ;   483.0 p7+p4   53 s
        add r11d, r15d              ;   522.0 p5      48 a
        mov ecx, r8d                ;   523.0         49 b copy
        rol esi, cl                 ;   523.0 p0+p6   49 b
        mov r8d, dword [rsp + 140]  ;   482.0 p3      48 a reload
        mov dword [r9 + 120], r8d   ;   487.0 p8+p9   53 s
        mov r8d, dword [rsp + 32]   ;   486.0 p10     48 a reload
        mov dword [r9 + 124], r8d   ;   491.0 p7+p4   53 s
        mov r8d, dword [rsp + 16]   ;   490.0 p2      48 a reload
        mov dword [r9 + 128], r8d   ;   495.0 p8+p9   53 s
        mov r8d, dword [rsp + 132]  ;   494.0 p3      48 a reload
        mov dword [r9 + 132], r8d   ;   499.0 p7+p4   53 s
        add r11d, esi               ;   524.0 p11     48 a
        add edi, esi                ;   524.0 p1      49 b
        ror r11d, 0x1d              ;   525.0 p0      48 a
        mov r8d, dword [rsp + 152]  ;   498.0 p10     48 a reload
        mov dword [r9 + 136], r8d   ;   503.0 p8+p9   53 s
        mov r8d, dword [rsp + 28]   ;   502.0 p2      48 a reload
        mov dword [r9 + 140], r8d   ;   507.0 p7+p4   53 s
        mov r8d, dword [rsp + 40]   ;   506.0 p3      48 a reload
        mov dword [r9 + 144], r8d   ;   511.0 p8+p9   53 s
        add edi, r11d               ;   526.0 p5      49 b
        mov r8d, dword [rsp + 72]   ;   510.0 p10     48 a reload
        mov dword [r9 + 148], r8d   ;   515.0 p7+p4   53 s
        mov dword [r9 + 152], r14d  ;   514.0 p8+p9   53 s
        add esi, r11d               ;   526.0 p6      49 b
        mov dword [r9 + 156], r10d  ;   518.0 p7+p4   53 s
        mov dword [r9 + 160], r15d  ;   522.0 p8+p9   53 s
        add edx, r11d               ;   526.0 p11     48 a
        mov ecx, esi                ;   527.0         49 b copy
        rol edi, cl                 ;   527.0 p0+p6   49 b
        mov dword [r9 + 164], r11d  ;   526.0 p7+p4   53 s
        add edx, edi                ;   528.0 p1      48 a
        add ebp, edi                ;   528.0 p5      49 b
        ror edx, 0x1d               ;   529.0 p0      48 a
        add ebp, edx                ;   530.0 p11     49 b
        add edi, edx                ;   530.0 p6      49 b
        add r12d, edx               ;   530.0 p1      48 a
        mov dword [r9 + 168], edx   ;   530.0 p8+p9   53 s
        mov ecx, edi                ;   531.0         49 b copy
        rol ebp, cl                 ;   531.0 p0+p6   49 b
        add r12d, ebp               ;   532.0 p5      48 a
        ror r12d, 0x1d              ;   533.0 p0      48 a
        mov dword [r9 + 172], r12d  ;   534.0 p7+p4   53 s
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

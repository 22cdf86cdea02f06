; rc6_expand256 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand256 --cpu golden-cove
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
;   body: 1544 uops, planned 554.0; bounds: width 257.3, ports 217.4, path 399.0
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
        mov r8, qword [rsp + 0]     ;     0.0 p2      43 l[0] reload
        mov esi, dword [r8]         ;     5.0 p3      49 b
        add esi, 0xbf0a8b1d         ;    10.0 p0      49 b
        ror esi, 3                  ;    11.0 p6      49 b
        mov edi, dword [r8 + 4]     ;     5.0 p10     49 b
        mov ebp, dword [r8 + 8]     ;     5.0 p2      49 b
        mov r9d, dword [r8 + 12]    ;     5.0 p3      49 b
        mov r10d, dword [r8 + 16]   ;     5.0 p10     49 b
        mov r11d, dword [r8 + 20]   ;     5.0 p2      49 b
        mov r12d, dword [r8 + 24]   ;     5.0 p3      49 b
        mov r8d, dword [r8 + 28]    ;     5.0 p10     49 b
        add edi, esi                ;    12.0 p1      49 b
        lea r13d, [rsi + 354637369] ;    12.0 p5      48 a
        ror r13d, 0x1d              ;    13.0 p0      48 a
        lea ecx, [rsi + r13]        ;    14.0 p11     49 b
        mov r14d, 0xf45044d5        ;     2.5 p6      48 a
        mov r15d, 0x9287be8e        ;     2.8 p1      48 a
        add edi, r13d               ;    14.0 p5      49 b
        add r14d, r13d              ;    14.0 p0      48 a
        mov eax, 0x30bf3847         ;     3.3 p11     48 a
        rol edi, cl                 ;    15.0 p6+p0   49 b
        mov ecx, 0xcef6b200         ;     3.8 p1      48 a
        add r14d, edi               ;    16.0 p5      48 a
        add ebp, edi                ;    16.0 p11     49 b
        ror r14d, 0x1d              ;    17.0 p6      48 a
        mov edx, 0x6d2e2bb9         ;     4.8 p1      48 a
        mov ebx, 0xb65a572          ;     5.0 p5      48 a
        add ebp, r14d               ;    18.0 p0      49 b
        add r15d, r14d              ;    18.0 p11     48 a
        mov dword [rsp + 16], r13d  ;    14.0 p7+p4   48 a spill
        lea r13d, [rdi + r14]       ;    18.0 p6      49 b
        mov dword [rsp + 20], ecx   ;     5.3 p8+p9   48 a spill
        mov ecx, r13d               ;    19.0         49 b copy
        rol ebp, cl                 ;    19.0 p0+p6   49 b
        mov r13d, 0xa99d1f2b        ;     6.0 p1      48 a
        add r15d, ebp               ;    20.0 p5      48 a
        add r9d, ebp                ;    20.0 p11     49 b
        ror r15d, 0x1d              ;    21.0 p0      48 a
        lea ecx, [rbp + r15]        ;    22.0 p1      49 b
        add r9d, r15d               ;    22.0 p5      49 b
        add eax, r15d               ;    22.0 p11     48 a
        rol r9d, cl                 ;    23.0 p6+p0   49 b
        mov ecx, 0x47d498e4         ;     8.0 p1      48 a
        add eax, r9d                ;    24.0 p5      48 a
        add r10d, r9d               ;    24.0 p11     49 b
        ror eax, 0x1d               ;    25.0 p6      48 a
        mov dword [rsp + 24], r15d  ;    22.0 p7+p4   48 a spill
        mov r15d, 0xe60c129d        ;     9.0 p1      48 a
        add r10d, eax               ;    26.0 p0      49 b
        mov dword [rsp + 28], r14d  ;    18.0 p8+p9   48 a spill
        lea r14d, [r9 + rax]        ;    26.0 p5      49 b
        mov dword [rsp + 32], ecx   ;     9.2 p7+p4   48 a spill
        mov ecx, r14d               ;    27.0         49 b copy
        rol r10d, cl                ;    27.0 p6+p0   49 b
        mov r14d, dword [rsp + 20]  ;     9.7 p2      48 a reload
        add r14d, eax               ;    26.0 p11     48 a
        add r14d, r10d              ;    28.0 p1      48 a
        add r11d, r10d              ;    28.0 p5      49 b
        ror r14d, 0x1d              ;    29.0 p6      48 a
        lea ecx, [r10 + r14]        ;    30.0 p11     49 b
        add r11d, r14d              ;    30.0 p1      49 b
        mov dword [rsp + 20], eax   ;    26.0 p8+p9   48 a spill
        mov eax, 0x84438c56         ;    11.2 p0      48 a
        add edx, r14d               ;    30.0 p5      48 a
        rol r11d, cl                ;    31.0 p6+p0   49 b
        add edx, r11d               ;    32.0 p11     48 a
        add r12d, r11d              ;    32.0 p1      49 b
        ror edx, 0x1d               ;    33.0 p6      48 a
        mov ecx, 0x227b060f         ;    12.2 p5      48 a
        add r12d, edx               ;    34.0 p11     49 b
        add ebx, edx                ;    34.0 p1      48 a
        mov dword [rsp + 36], r14d  ;    30.0 p7+p4   48 a spill
        lea r14d, [r11 + rdx]       ;    34.0 p0      49 b
        mov dword [rsp + 40], ecx   ;    13.2 p8+p9   48 a spill
        mov ecx, r14d               ;    35.0         49 b copy
        rol r12d, cl                ;    35.0 p6+p0   49 b
        add ebx, r12d               ;    36.0 p5      48 a
        add r8d, r12d               ;    36.0 p11     49 b
        ror ebx, 0x1d               ;    37.0 p6      48 a
        lea ecx, [r12 + rbx]        ;    38.0 p1      49 b
        add r8d, ebx                ;    38.0 p5      49 b
        mov r14d, 0xc0b27fc8        ;    14.8 p11     48 a
        add r13d, ebx               ;    38.0 p1      48 a
        rol r8d, cl                 ;    39.0 p0+p6   49 b
        add r13d, r8d               ;    40.0 p5      48 a
        add esi, r8d                ;    40.0 p11     49 b
        ror r13d, 0x1d              ;    41.0 p0      48 a
        lea ecx, [r8 + r13]         ;    42.0 p1      49 b
        add esi, r13d               ;    42.0 p6      49 b
        mov dword [rsp + 44], ebx   ;    38.0 p7+p4   48 a spill
        mov ebx, 0x5ee9f981         ;    16.7 p5      48 a
        rol esi, cl                 ;    43.0 p0+p6   49 b
        mov ecx, dword [rsp + 32]   ;    16.7 p3      48 a reload
        add ecx, r13d               ;    42.0 p11     48 a
        add ecx, esi                ;    44.0 p1      48 a
        add edi, esi                ;    44.0 p5      49 b
        ror ecx, 0x1d               ;    45.0 p0      48 a
        add edi, ecx                ;    46.0 p11     49 b
        mov dword [rsp + 32], r13d  ;    42.0 p8+p9   48 a spill
        mov r13d, 0xfd21733a        ;    18.2 p1      48 a
        add r15d, ecx               ;    46.0 p6      48 a
        mov dword [rsp + 48], edx   ;    34.0 p7+p4   48 a spill
        lea edx, [rsi + rcx]        ;    46.0 p5      49 b
        mov dword [rsp + 52], ecx   ;    46.0 p8+p9   48 a spill
        mov ecx, edx                ;    47.0         49 b copy
        rol edi, cl                 ;    47.0 p0+p6   49 b
        add r15d, edi               ;    48.0 p11     48 a
        add ebp, edi                ;    48.0 p1      49 b
        ror r15d, 0x1d              ;    49.0 p0      48 a
        lea ecx, [rdi + r15]        ;    50.0 p5      49 b
        add ebp, r15d               ;    50.0 p11     49 b
        mov edx, 0x9b58ecf3         ;    20.3 p1      48 a
        add eax, r15d               ;    50.0 p6      48 a
        rol ebp, cl                 ;    51.0 p0+p6   49 b
        add eax, ebp                ;    52.0 p5      48 a
        add r9d, ebp                ;    52.0 p11     49 b
        ror eax, 0x1d               ;    53.0 p0      48 a
        lea ecx, [rbp + rax]        ;    54.0 p1      49 b
        add r9d, eax                ;    54.0 p5      49 b
        mov dword [rsp + 56], r15d  ;    50.0 p7+p4   48 a spill
        mov r15d, 0x399066ac        ;    22.2 p11     48 a
        rol r9d, cl                 ;    55.0 p6+p0   49 b
        mov ecx, dword [rsp + 40]   ;    22.2 p10     48 a reload
        add ecx, eax                ;    54.0 p1      48 a
        add ecx, r9d                ;    56.0 p5      48 a
        add r10d, r9d               ;    56.0 p11     49 b
        ror ecx, 0x1d               ;    57.0 p6      48 a
        add r10d, ecx               ;    58.0 p1      49 b
        mov dword [rsp + 40], eax   ;    54.0 p8+p9   48 a spill
        mov eax, 0xd7c7e065         ;    23.7 p5      48 a
        add r14d, ecx               ;    58.0 p0      48 a
        mov dword [rsp + 60], ebp   ;    52.0 p7+p4   49 b spill
        lea ebp, [r9 + rcx]         ;    58.0 p11     49 b
        mov dword [rsp + 64], ecx   ;    58.0 p8+p9   48 a spill
        mov ecx, ebp                ;    59.0         49 b copy
        rol r10d, cl                ;    59.0 p6+p0   49 b
        mov ebp, dword [rsp + 60]   ;    52.0 p2      49 b
        add r14d, r10d              ;    60.0 p1      48 a
        add r11d, r10d              ;    60.0 p5      49 b
        ror r14d, 0x1d              ;    61.0 p6      48 a
        lea ecx, [r10 + r14]        ;    62.0 p11     49 b
        add r11d, r14d              ;    62.0 p1      49 b
        mov dword [rsp + 60], r10d  ;    60.0 p7+p4   49 b spill
        mov r10d, 0x75ff5a1e        ;    26.0 p5      48 a
        add ebx, r14d               ;    62.0 p0      48 a
        rol r11d, cl                ;    63.0 p6+p0   49 b
        add ebx, r11d               ;    64.0 p11     48 a
        add r12d, r11d              ;    64.0 p1      49 b
        ror ebx, 0x1d               ;    65.0 p6      48 a
        lea ecx, [r11 + rbx]        ;    66.0 p5      49 b
        add r12d, ebx               ;    66.0 p11     49 b
        mov dword [rsp + 68], r14d  ;    62.0 p8+p9   48 a spill
        mov r14d, 0x1436d3d7        ;    27.8 p1      48 a
        add r13d, ebx               ;    66.0 p5      48 a
        rol r12d, cl                ;    67.0 p0+p6   49 b
        mov ecx, dword [rsp + 60]   ;    60.0 p3      49 b
        add r13d, r12d              ;    68.0 p11     48 a
        add r8d, r12d               ;    68.0 p1      49 b
        ror r13d, 0x1d              ;    69.0 p0      48 a
        add r8d, r13d               ;    70.0 p5      49 b
        add edx, r13d               ;    70.0 p6      48 a
        mov dword [rsp + 60], ebx   ;    66.0 p7+p4   48 a spill
        lea ebx, [r12 + r13]        ;    70.0 p11     49 b
        mov dword [rsp + 72], r13d  ;    70.0 p8+p9   48 a spill
        mov r13d, 0xb26e4d90        ;    29.8 p1      48 a
        mov dword [rsp + 76], ecx   ;    65.0 p7+p4   49 b spill
        mov ecx, ebx                ;    71.0         49 b copy
        rol r8d, cl                 ;    71.0 p0+p6   49 b
        add edx, r8d                ;    72.0 p5      48 a
        add esi, r8d                ;    72.0 p11     49 b
        ror edx, 0x1d               ;    73.0 p0      48 a
        lea ecx, [r8 + rdx]         ;    74.0 p1      49 b
        add esi, edx                ;    74.0 p6      49 b
        mov ebx, 0x50a5c749         ;    31.5 p5      48 a
        add r15d, edx               ;    74.0 p11     48 a
        rol esi, cl                 ;    75.0 p0+p6   49 b
        add r15d, esi               ;    76.0 p1      48 a
        add edi, esi                ;    76.0 p5      49 b
        ror r15d, 0x1d              ;    77.0 p0      48 a
        lea ecx, [rsi + r15]        ;    78.0 p11     49 b
        add edi, r15d               ;    78.0 p1      49 b
        mov dword [rsp + 80], edx   ;    74.0 p8+p9   48 a spill
        mov edx, 0xeedd4102         ;    33.5 p6      48 a
        add eax, r15d               ;    78.0 p5      48 a
        rol edi, cl                 ;    79.0 p0+p6   49 b
        add eax, edi                ;    80.0 p11     48 a
        add ebp, edi                ;    80.0 p1      49 b
        ror eax, 0x1d               ;    81.0 p0      48 a
        lea ecx, [rdi + rax]        ;    82.0 p5      49 b
        add ebp, eax                ;    82.0 p11     49 b
        mov dword [rsp + 84], r15d  ;    78.0 p7+p4   48 a spill
        mov r15d, 0x8d14babb        ;    35.0 p1      48 a
        add r10d, eax               ;    82.0 p6      48 a
        rol ebp, cl                 ;    83.0 p0+p6   49 b
        add r10d, ebp               ;    84.0 p5      48 a
        add r9d, ebp                ;    84.0 p11     49 b
        ror r10d, 0x1d              ;    85.0 p0      48 a
        lea ecx, [rbp + r10]        ;    86.0 p1      49 b
        add r9d, r10d               ;    86.0 p5      49 b
        mov dword [rsp + 88], eax   ;    82.0 p8+p9   48 a spill
        mov eax, 0x2b4c3474         ;    36.7 p11     48 a
        add r14d, r10d              ;    86.0 p1      48 a
        rol r9d, cl                 ;    87.0 p6+p0   49 b
        add r14d, r9d               ;    88.0 p5      48 a
        ror r14d, 0x1d              ;    89.0 p6      48 a
        mov ecx, dword [rsp + 76]   ;    65.0 p10     49 b reload
        add ecx, r9d                ;    88.0 p11     49 b
        add ecx, r14d               ;    90.0 p1      49 b
        mov dword [rsp + 76], r10d  ;    86.0 p7+p4   48 a spill
        mov r10d, 0xc983ae2d        ;    38.5 p5      48 a
        add r13d, r14d              ;    90.0 p11     48 a
        mov dword [rsp + 92], ebp   ;    84.0 p8+p9   49 b spill
        lea ebp, [r9 + r14]         ;    90.0 p1      49 b
        mov dword [rsp + 96], ecx   ;    91.0 p7+p4   49 b spill
        mov ecx, ebp                ;    91.0         49 b copy
        mov ebp, dword [rsp + 96]   ;    91.0 p2      49 b
        rol ebp, cl                 ;    96.0 p0+p6   49 b
        mov ecx, dword [rsp + 92]   ;    84.0 p3      49 b
        add r13d, ebp               ;    97.0 p5      48 a
        add r11d, ebp               ;    97.0 p11     49 b
        ror r13d, 0x1d              ;    98.0 p0      48 a
        add r11d, r13d              ;    99.0 p1      49 b
        mov dword [rsp + 92], r14d  ;    90.0 p8+p9   48 a spill
        mov r14d, 0x67bb27e6        ;    40.5 p6      48 a
        add ebx, r13d               ;    99.0 p5      48 a
        mov dword [rsp + 96], r9d   ;    88.0 p7+p4   49 b spill
        lea r9d, [rbp + r13]        ;    99.0 p11     49 b
        mov dword [rsp + 100], ecx  ;    89.0 p8+p9   49 b spill
        mov ecx, r9d                ;   100.0         49 b copy
        rol r11d, cl                ;   100.0 p0+p6   49 b
        mov r9d, dword [rsp + 96]   ;    88.0 p10     49 b
        add ebx, r11d               ;   101.0 p1      48 a
        add r12d, r11d              ;   101.0 p5      49 b
        ror ebx, 0x1d               ;   102.0 p0      48 a
        lea ecx, [r11 + rbx]        ;   103.0 p11     49 b
        add r12d, ebx               ;   103.0 p6      49 b
        mov dword [rsp + 96], r13d  ;    99.0 p7+p4   48 a spill
        mov r13d, 0x5f2a19f         ;    43.0 p1      48 a
        add edx, ebx                ;   103.0 p5      48 a
        rol r12d, cl                ;   104.0 p0+p6   49 b
        add edx, r12d               ;   105.0 p11     48 a
        add r8d, r12d               ;   105.0 p1      49 b
        ror edx, 0x1d               ;   106.0 p0      48 a
        lea ecx, [r12 + rdx]        ;   107.0 p5      49 b
        add r8d, edx                ;   107.0 p11     49 b
        mov dword [rsp + 104], ebx  ;   103.0 p8+p9   48 a spill
        mov ebx, 0xa42a1b58         ;    44.7 p6      48 a
        add r15d, edx               ;   107.0 p1      48 a
        rol r8d, cl                 ;   108.0 p0+p6   49 b
        add r15d, r8d               ;   109.0 p5      48 a
        add esi, r8d                ;   109.0 p11     49 b
        ror r15d, 0x1d              ;   110.0 p0      48 a
        lea ecx, [r8 + r15]         ;   111.0 p1      49 b
        add esi, r15d               ;   111.0 p5      49 b
        mov dword [rsp + 108], edx  ;   107.0 p7+p4   48 a spill
        mov edx, 0x42619511         ;    46.7 p11     48 a
        add eax, r15d               ;   111.0 p6      48 a
        rol esi, cl                 ;   112.0 p0+p6   49 b
        add eax, esi                ;   113.0 p1      48 a
        add edi, esi                ;   113.0 p5      49 b
        ror eax, 0x1d               ;   114.0 p0      48 a
        lea ecx, [rsi + rax]        ;   115.0 p11     49 b
        add edi, eax                ;   115.0 p1      49 b
        mov dword [rsp + 112], r15d ;   111.0 p8+p9   48 a spill
        mov r15d, 0xe0990eca        ;    48.3 p5      48 a
        add r10d, eax               ;   115.0 p11     48 a
        rol edi, cl                 ;   116.0 p6+p0   49 b
        add r10d, edi               ;   117.0 p1      48 a
        ror r10d, 0x1d              ;   118.0 p6      48 a
        mov ecx, dword [rsp + 100]  ;    89.0 p2      49 b reload
        add ecx, edi                ;   117.0 p5      49 b
        add ecx, r10d               ;   119.0 p11     49 b
        mov dword [rsp + 100], eax  ;   115.0 p7+p4   48 a spill
        mov eax, 0x7ed08883         ;    50.0 p1      48 a
        add r14d, r10d              ;   119.0 p5      48 a
        mov dword [rsp + 116], esi  ;   113.0 p8+p9   49 b spill
        lea esi, [rdi + r10]        ;   119.0 p0      49 b
        mov dword [rsp + 120], ecx  ;   120.0 p7+p4   49 b spill
        mov ecx, esi                ;   120.0         49 b copy
        mov esi, dword [rsp + 120]  ;   120.0 p3      49 b
        rol esi, cl                 ;   125.0 p6+p0   49 b
        mov ecx, dword [rsp + 116]  ;   113.0 p10     49 b
        add r14d, esi               ;   126.0 p11     48 a
        add r9d, esi                ;   126.0 p1      49 b
        ror r14d, 0x1d              ;   127.0 p6      48 a
        add r9d, r14d               ;   128.0 p5      49 b
        mov dword [rsp + 116], r10d ;   119.0 p8+p9   48 a spill
        mov r10d, 0x1d08023c        ;    52.3 p11     48 a
        add r13d, r14d              ;   128.0 p1      48 a
        mov dword [rsp + 120], edi  ;   117.0 p7+p4   49 b spill
        lea edi, [rsi + r14]        ;   128.0 p0      49 b
        mov dword [rsp + 124], ecx  ;   118.0 p8+p9   49 b spill
        mov ecx, edi                ;   129.0         49 b copy
        rol r9d, cl                 ;   129.0 p6+p0   49 b
        mov edi, dword [rsp + 120]  ;   117.0 p2      49 b
        add r13d, r9d               ;   130.0 p5      48 a
        add ebp, r9d                ;   130.0 p11     49 b
        ror r13d, 0x1d              ;   131.0 p6      48 a
        lea ecx, [r9 + r13]         ;   132.0 p1      49 b
        add ebp, r13d               ;   132.0 p5      49 b
        mov dword [rsp + 120], r14d ;   128.0 p7+p4   48 a spill
        mov r14d, 0xbb3f7bf5        ;    54.7 p0      48 a
        add ebx, r13d               ;   132.0 p11     48 a
        rol ebp, cl                 ;   133.0 p6+p0   49 b
        add ebx, ebp                ;   134.0 p1      48 a
        add r11d, ebp               ;   134.0 p5      49 b
        ror ebx, 0x1d               ;   135.0 p6      48 a
        lea ecx, [rbp + rbx]        ;   136.0 p11     49 b
        add r11d, ebx               ;   136.0 p1      49 b
        mov dword [rsp + 128], r13d ;   132.0 p8+p9   48 a spill
        mov r13d, 0x5976f5ae        ;    56.7 p5      48 a
        add edx, ebx                ;   136.0 p0      48 a
        rol r11d, cl                ;   137.0 p6+p0   49 b
        add edx, r11d               ;   138.0 p11     48 a
        add r12d, r11d              ;   138.0 p1      49 b
        ror edx, 0x1d               ;   139.0 p6      48 a
        lea ecx, [r11 + rdx]        ;   140.0 p5      49 b
        add r12d, edx               ;   140.0 p11     49 b
        mov dword [rsp + 132], ebx  ;   136.0 p7+p4   48 a spill
        mov ebx, 0xf7ae6f67         ;    58.3 p1      48 a
        add r15d, edx               ;   140.0 p5      48 a
        rol r12d, cl                ;   141.0 p0+p6   49 b
        add r15d, r12d              ;   142.0 p11     48 a
        add r8d, r12d               ;   142.0 p1      49 b
        ror r15d, 0x1d              ;   143.0 p0      48 a
        lea ecx, [r12 + r15]        ;   144.0 p5      49 b
        add r8d, r15d               ;   144.0 p11     49 b
        mov dword [rsp + 136], edx  ;   140.0 p8+p9   48 a spill
        mov edx, 0x95e5e920         ;    60.2 p6      48 a
        add eax, r15d               ;   144.0 p1      48 a
        rol r8d, cl                 ;   145.0 p0+p6   49 b
        add eax, r8d                ;   146.0 p5      48 a
        ror eax, 0x1d               ;   147.0 p0      48 a
        mov ecx, dword [rsp + 124]  ;   118.0 p3      49 b reload
        add ecx, r8d                ;   146.0 p11     49 b
        add ecx, eax                ;   148.0 p1      49 b
        mov dword [rsp + 124], r15d ;   144.0 p7+p4   48 a spill
        mov r15d, 0x341d62d9        ;    61.7 p5      48 a
        add r10d, eax               ;   148.0 p11     48 a
        mov dword [rsp + 140], r12d ;   142.0 p8+p9   49 b spill
        lea r12d, [r8 + rax]        ;   148.0 p6      49 b
        mov dword [rsp + 144], ecx  ;   149.0 p7+p4   49 b spill
        mov ecx, r12d               ;   149.0         49 b copy
        mov r12d, dword [rsp + 144] ;   149.0 p10     49 b
        rol r12d, cl                ;   154.0 p0+p6   49 b
        mov ecx, dword [rsp + 140]  ;   142.0 p2      49 b
        add r10d, r12d              ;   155.0 p1      48 a
        add edi, r12d               ;   155.0 p5      49 b
        ror r10d, 0x1d              ;   156.0 p0      48 a
        add edi, r10d               ;   157.0 p11     49 b
        mov dword [rsp + 140], eax  ;   148.0 p8+p9   48 a spill
        mov eax, 0xd254dc92         ;    64.0 p1      48 a
        add r14d, r10d              ;   157.0 p5      48 a
        mov dword [rsp + 144], r8d  ;   146.0 p7+p4   49 b spill
        lea r8d, [r12 + r10]        ;   157.0 p6      49 b
        mov dword [rsp + 148], ecx  ;   147.0 p8+p9   49 b spill
        mov ecx, r8d                ;   158.0         49 b copy
        rol edi, cl                 ;   158.0 p0+p6   49 b
        mov r8d, dword [rsp + 144]  ;   146.0 p3      49 b
        add r14d, edi               ;   159.0 p11     48 a
        add esi, edi                ;   159.0 p1      49 b
        ror r14d, 0x1d              ;   160.0 p0      48 a
        lea ecx, [rdi + r14]        ;   161.0 p5      49 b
        add esi, r14d               ;   161.0 p6      49 b
        mov dword [rsp + 144], r10d ;   157.0 p7+p4   48 a spill
        mov r10d, 0x708c564b        ;    66.3 p11     48 a
        add r13d, r14d              ;   161.0 p1      48 a
        rol esi, cl                 ;   162.0 p0+p6   49 b
        add r13d, esi               ;   163.0 p5      48 a
        add r9d, esi                ;   163.0 p11     49 b
        ror r13d, 0x1d              ;   164.0 p0      48 a
        lea ecx, [rsi + r13]        ;   165.0 p1      49 b
        add r9d, r13d               ;   165.0 p5      49 b
        mov dword [rsp + 152], r14d ;   161.0 p8+p9   48 a spill
        mov r14d, 0xec3d004         ;    68.3 p6      48 a
        add ebx, r13d               ;   165.0 p11     48 a
        rol r9d, cl                 ;   166.0 p0+p6   49 b
        add ebx, r9d                ;   167.0 p1      48 a
        add ebp, r9d                ;   167.0 p5      49 b
        ror ebx, 0x1d               ;   168.0 p0      48 a
        lea ecx, [r9 + rbx]         ;   169.0 p11     49 b
        add ebp, ebx                ;   169.0 p1      49 b
        mov dword [rsp + 156], r13d ;   165.0 p7+p4   48 a spill
        mov r13d, 0xacfb49bd        ;    70.0 p5      48 a
        add edx, ebx                ;   169.0 p6      48 a
        rol ebp, cl                 ;   170.0 p0+p6   49 b
        add edx, ebp                ;   171.0 p11     48 a
        add r11d, ebp               ;   171.0 p1      49 b
        ror edx, 0x1d               ;   172.0 p0      48 a
        lea ecx, [rbp + rdx]        ;   173.0 p5      49 b
        add r11d, edx               ;   173.0 p11     49 b
        mov dword [rsp + 160], ebx  ;   169.0 p8+p9   48 a spill
        mov ebx, 0x4b32c376         ;    71.7 p1      48 a
        add r15d, edx               ;   173.0 p5      48 a
        rol r11d, cl                ;   174.0 p6+p0   49 b
        add r15d, r11d              ;   175.0 p11     48 a
        ror r15d, 0x1d              ;   176.0 p6      48 a
        mov ecx, dword [rsp + 148]  ;   147.0 p10     49 b reload
        add ecx, r11d               ;   175.0 p1      49 b
        add ecx, r15d               ;   177.0 p5      49 b
        mov dword [rsp + 148], edx  ;   173.0 p7+p4   48 a spill
        mov edx, 0xbf0a8b1d         ;    73.3 p11     48 a
        add eax, r15d               ;   177.0 p1      48 a
        mov dword [rsp + 164], ebp  ;   171.0 p8+p9   49 b spill
        lea ebp, [r11 + r15]        ;   177.0 p0      49 b
        mov dword [rsp + 168], r15d ;   177.0 p7+p4   48 a spill
        mov r15d, dword [rsp + 164] ;   171.0 p2      49 b
        mov dword [rsp + 164], ecx  ;   178.0 p8+p9   49 b spill
        mov ecx, ebp                ;   178.0         49 b copy
        mov ebp, dword [rsp + 164]  ;   178.0 p3      49 b
        rol ebp, cl                 ;   183.0 p6+p0   49 b
        add eax, ebp                ;   184.0 p5      48 a
        add r8d, ebp                ;   184.0 p11     49 b
        ror eax, 0x1d               ;   185.0 p6      48 a
        lea ecx, [rbp + rax]        ;   186.0 p1      49 b
        add r8d, eax                ;   186.0 p0      49 b
        mov dword [rsp + 164], ebp  ;   184.0 p7+p4   49 b spill
        mov ebp, dword [rsp + 16]   ;    75.8 p10     48 a
        add r10d, eax               ;   186.0 p5      48 a
        rol r8d, cl                 ;   187.0 p6+p0   49 b
        add r10d, r8d               ;   188.0 p11     48 a
        add r12d, r8d               ;   188.0 p1      49 b
        ror r10d, 0x1d              ;   189.0 p6      48 a
        mov ecx, dword [rsp + 28]   ;    77.0 p2      48 a
        add r12d, r10d              ;   190.0 p5      49 b
        add r14d, r10d              ;   190.0 p11     48 a
        mov dword [rsp + 28], eax   ;   186.0 p8+p9   48 a spill
        lea eax, [r8 + r10]         ;   190.0 p1      49 b
        mov dword [rsp + 16], ecx   ;    82.0 p7+p4   48 a spill
        mov ecx, eax                ;   191.0         49 b copy
        rol r12d, cl                ;   191.0 p0+p6   49 b
        mov eax, dword [rsp + 164]  ;   184.0 p3      49 b
        add r14d, r12d              ;   192.0 p5      48 a
        add edi, r12d               ;   192.0 p11     49 b
        ror r14d, 0x1d              ;   193.0 p0      48 a
        lea ecx, [r12 + r14]        ;   194.0 p1      49 b
        add edi, r14d               ;   194.0 p6      49 b
        mov dword [rsp + 164], r10d ;   190.0 p8+p9   48 a spill
        mov r10d, dword [rsp + 24]  ;    79.7 p10     48 a
        add r13d, r14d              ;   194.0 p5      48 a
        rol edi, cl                 ;   195.0 p0+p6   49 b
        add r13d, edi               ;   196.0 p11     48 a
        add esi, edi                ;   196.0 p1      49 b
        ror r13d, 0x1d              ;   197.0 p0      48 a
        mov ecx, dword [rsp + 20]   ;    80.8 p2      48 a
        add esi, r13d               ;   198.0 p5      49 b
        add ebx, r13d               ;   198.0 p11     48 a
        mov dword [rsp + 20], r14d  ;   194.0 p7+p4   48 a spill
        lea r14d, [rdi + r13]       ;   198.0 p6      49 b
        mov dword [rsp + 24], ecx   ;    85.8 p8+p9   48 a spill
        mov ecx, r14d               ;   199.0         49 b copy
        rol esi, cl                 ;   199.0 p0+p6   49 b
        add ebx, esi                ;   200.0 p1      48 a
        add r9d, esi                ;   200.0 p5      49 b
        ror ebx, 0x1d               ;   201.0 p0      48 a
        lea ecx, [rsi + rbx]        ;   202.0 p11     49 b
        add r9d, ebx                ;   202.0 p1      49 b
        mov r14d, dword [rsp + 36]  ;    83.2 p3      48 a
        add edx, ebx                ;   202.0 p6      48 a
        rol r9d, cl                 ;   203.0 p0+p6   49 b
        add edx, r9d                ;   204.0 p5      48 a
        add r15d, r9d               ;   204.0 p11     49 b
        ror edx, 0x1d               ;   205.0 p0      48 a
        lea ecx, [r9 + rdx]         ;   206.0 p1      49 b
        add r15d, edx               ;   206.0 p5      49 b
        mov dword [rsp + 36], ebx   ;   202.0 p7+p4   48 a spill
        mov ebx, dword [rsp + 48]   ;    84.8 p10     48 a
        add ebp, edx                ;   206.0 p11     48 a
        rol r15d, cl                ;   207.0 p6+p0   49 b
        add ebp, r15d               ;   208.0 p1      48 a
        add r11d, r15d              ;   208.0 p5      49 b
        ror ebp, 0x1d               ;   209.0 p6      48 a
        lea ecx, [r15 + rbp]        ;   210.0 p11     49 b
        add r11d, ebp               ;   210.0 p1      49 b
        mov dword [rsp + 48], edx   ;   206.0 p8+p9   48 a spill
        mov edx, dword [rsp + 44]   ;    86.5 p2      48 a
        rol r11d, cl                ;   211.0 p0+p6   49 b
        mov ecx, dword [rsp + 16]   ;    87.0 p3      48 a reload
        add ecx, ebp                ;   210.0 p5      48 a
        add ecx, r11d               ;   212.0 p11     48 a
        add eax, r11d               ;   212.0 p1      49 b
        ror ecx, 0x1d               ;   213.0 p0      48 a
        add eax, ecx                ;   214.0 p5      49 b
        mov dword [rsp + 16], ebp   ;   210.0 p7+p4   48 a spill
        mov ebp, dword [rsp + 32]   ;    88.2 p10     48 a
        add r10d, ecx               ;   214.0 p11     48 a
        mov dword [rsp + 32], r13d  ;   198.0 p8+p9   48 a spill
        lea r13d, [r11 + rcx]       ;   214.0 p6      49 b
        mov dword [rsp + 44], ecx   ;   214.0 p7+p4   48 a spill
        mov ecx, r13d               ;   215.0         49 b copy
        rol eax, cl                 ;   215.0 p0+p6   49 b
        add r10d, eax               ;   216.0 p1      48 a
        add r8d, eax                ;   216.0 p5      49 b
        ror r10d, 0x1d              ;   217.0 p0      48 a
        mov r13d, dword [rsp + 52]  ;    90.0 p2      48 a
        lea ecx, [rax + r10]        ;   218.0 p11     49 b
        add r8d, r10d               ;   218.0 p1      49 b
        rol r8d, cl                 ;   219.0 p6+p0   49 b
        mov ecx, dword [rsp + 24]   ;    90.8 p3      48 a reload
        add ecx, r10d               ;   218.0 p5      48 a
        add ecx, r8d                ;   220.0 p11     48 a
        add r12d, r8d               ;   220.0 p1      49 b
        ror ecx, 0x1d               ;   221.0 p6      48 a
        add r12d, ecx               ;   222.0 p5      49 b
        mov dword [rsp + 24], r10d  ;   218.0 p8+p9   48 a spill
        mov r10d, dword [rsp + 56]  ;    92.0 p10     48 a
        add r14d, ecx               ;   222.0 p0      48 a
        mov dword [rsp + 56], eax   ;   216.0 p7+p4   49 b spill
        lea eax, [r8 + rcx]         ;   222.0 p11     49 b
        mov dword [rsp + 52], ecx   ;   222.0 p8+p9   48 a spill
        mov ecx, eax                ;   223.0         49 b copy
        rol r12d, cl                ;   223.0 p6+p0   49 b
        mov eax, dword [rsp + 56]   ;   216.0 p2      49 b
        add r14d, r12d              ;   224.0 p1      48 a
        add edi, r12d               ;   224.0 p5      49 b
        ror r14d, 0x1d              ;   225.0 p6      48 a
        mov ecx, dword [rsp + 40]   ;    94.0 p3      48 a
        add edi, r14d               ;   226.0 p11     49 b
        add ebx, r14d               ;   226.0 p0      48 a
        mov dword [rsp + 40], r8d   ;   220.0 p7+p4   49 b spill
        lea r8d, [r12 + r14]        ;   226.0 p1      49 b
        mov dword [rsp + 56], ecx   ;    99.0 p8+p9   48 a spill
        mov ecx, r8d                ;   227.0         49 b copy
        rol edi, cl                 ;   227.0 p6+p0   49 b
        mov r8d, dword [rsp + 40]   ;   220.0 p10     49 b
        add ebx, edi                ;   228.0 p5      48 a
        add esi, edi                ;   228.0 p11     49 b
        ror ebx, 0x1d               ;   229.0 p6      48 a
        lea ecx, [rdi + rbx]        ;   230.0 p1      49 b
        add esi, ebx                ;   230.0 p0      49 b
        mov dword [rsp + 40], r14d  ;   226.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 64]  ;    96.7 p2      48 a
        add edx, ebx                ;   230.0 p5      48 a
        rol esi, cl                 ;   231.0 p6+p0   49 b
        add edx, esi                ;   232.0 p11     48 a
        add r9d, esi                ;   232.0 p1      49 b
        ror edx, 0x1d               ;   233.0 p6      48 a
        lea ecx, [rsi + rdx]        ;   234.0 p5      49 b
        add r9d, edx                ;   234.0 p0      49 b
        mov dword [rsp + 64], ebx   ;   230.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 68]   ;    98.3 p3      48 a
        add ebp, edx                ;   234.0 p11     48 a
        rol r9d, cl                 ;   235.0 p6+p0   49 b
        add ebp, r9d                ;   236.0 p1      48 a
        add r15d, r9d               ;   236.0 p5      49 b
        ror ebp, 0x1d               ;   237.0 p6      48 a
        lea ecx, [r9 + rbp]         ;   238.0 p11     49 b
        add r15d, ebp               ;   238.0 p1      49 b
        mov dword [rsp + 68], edx   ;   234.0 p7+p4   48 a spill
        mov edx, dword [rsp + 60]   ;   100.0 p10     48 a
        add r13d, ebp               ;   238.0 p5      48 a
        rol r15d, cl                ;   239.0 p0+p6   49 b
        add r13d, r15d              ;   240.0 p11     48 a
        add r11d, r15d              ;   240.0 p1      49 b
        ror r13d, 0x1d              ;   241.0 p0      48 a
        lea ecx, [r15 + r13]        ;   242.0 p5      49 b
        add r11d, r13d              ;   242.0 p11     49 b
        mov dword [rsp + 60], ebp   ;   238.0 p8+p9   48 a spill
        mov ebp, dword [rsp + 72]   ;   101.7 p2      48 a
        add r10d, r13d              ;   242.0 p1      48 a
        rol r11d, cl                ;   243.0 p6+p0   49 b
        add r10d, r11d              ;   244.0 p5      48 a
        add eax, r11d               ;   244.0 p11     49 b
        ror r10d, 0x1d              ;   245.0 p6      48 a
        mov ecx, dword [rsp + 80]   ;   102.8 p3      48 a
        add eax, r10d               ;   246.0 p1      49 b
        mov dword [rsp + 80], r13d  ;   242.0 p7+p4   48 a spill
        lea r13d, [r11 + r10]       ;   246.0 p0      49 b
        mov dword [rsp + 72], ecx   ;   107.8 p8+p9   48 a spill
        mov ecx, r13d               ;   247.0         49 b copy
        rol eax, cl                 ;   247.0 p6+p0   49 b
        mov r13d, dword [rsp + 56]  ;   104.2 p10     48 a reload
        add r13d, r10d              ;   246.0 p5      48 a
        add r13d, eax               ;   248.0 p11     48 a
        add r8d, eax                ;   248.0 p1      49 b
        ror r13d, 0x1d              ;   249.0 p6      48 a
        lea ecx, [rax + r13]        ;   250.0 p0      49 b
        add r8d, r13d               ;   250.0 p5      49 b
        mov dword [rsp + 56], r10d  ;   246.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 84]  ;   105.5 p2      48 a
        add r14d, r13d              ;   250.0 p11     48 a
        rol r8d, cl                 ;   251.0 p6+p0   49 b
        add r14d, r8d               ;   252.0 p1      48 a
        add r12d, r8d               ;   252.0 p5      49 b
        ror r14d, 0x1d              ;   253.0 p6      48 a
        mov ecx, dword [rsp + 88]   ;   106.7 p3      48 a
        add r12d, r14d              ;   254.0 p11     49 b
        add ebx, r14d               ;   254.0 p1      48 a
        mov dword [rsp + 88], r13d  ;   250.0 p8+p9   48 a spill
        lea r13d, [r8 + r14]        ;   254.0 p0      49 b
        mov dword [rsp + 84], ecx   ;   111.7 p7+p4   48 a spill
        mov ecx, r13d               ;   255.0         49 b copy
        rol r12d, cl                ;   255.0 p6+p0   49 b
        add ebx, r12d               ;   256.0 p5      48 a
        add edi, r12d               ;   256.0 p11     49 b
        ror ebx, 0x1d               ;   257.0 p6      48 a
        lea ecx, [r12 + rbx]        ;   258.0 p1      49 b
        add edi, ebx                ;   258.0 p5      49 b
        mov r13d, dword [rsp + 76]  ;   109.0 p10     48 a
        add edx, ebx                ;   258.0 p0      48 a
        rol edi, cl                 ;   259.0 p6+p0   49 b
        add edx, edi                ;   260.0 p11     48 a
        add esi, edi                ;   260.0 p1      49 b
        ror edx, 0x1d               ;   261.0 p6      48 a
        lea ecx, [rdi + rdx]        ;   262.0 p5      49 b
        add esi, edx                ;   262.0 p11     49 b
        mov dword [rsp + 76], ebx   ;   258.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 92]   ;   110.7 p2      48 a
        add ebp, edx                ;   262.0 p1      48 a
        rol esi, cl                 ;   263.0 p0+p6   49 b
        add ebp, esi                ;   264.0 p5      48 a
        add r9d, esi                ;   264.0 p11     49 b
        ror ebp, 0x1d               ;   265.0 p0      48 a
        lea ecx, [rsi + rbp]        ;   266.0 p1      49 b
        add r9d, ebp                ;   266.0 p5      49 b
        mov dword [rsp + 92], edx   ;   262.0 p7+p4   48 a spill
        mov edx, dword [rsp + 96]   ;   112.3 p3      48 a
        rol r9d, cl                 ;   267.0 p6+p0   49 b
        mov ecx, dword [rsp + 72]   ;   112.8 p10     48 a reload
        add ecx, ebp                ;   266.0 p11     48 a
        add ecx, r9d                ;   268.0 p1      48 a
        add r15d, r9d               ;   268.0 p5      49 b
        ror ecx, 0x1d               ;   269.0 p6      48 a
        add r15d, ecx               ;   270.0 p11     49 b
        mov dword [rsp + 72], ebp   ;   266.0 p8+p9   48 a spill
        mov ebp, dword [rsp + 104]  ;   114.0 p2      48 a
        add r10d, ecx               ;   270.0 p1      48 a
        mov dword [rsp + 104], r14d ;   254.0 p7+p4   48 a spill
        lea r14d, [r9 + rcx]        ;   270.0 p0      49 b
        mov dword [rsp + 96], ecx   ;   270.0 p8+p9   48 a spill
        mov ecx, r14d               ;   271.0         49 b copy
        rol r15d, cl                ;   271.0 p6+p0   49 b
        add r10d, r15d              ;   272.0 p5      48 a
        add r11d, r15d              ;   272.0 p11     49 b
        ror r10d, 0x1d              ;   273.0 p6      48 a
        mov r14d, dword [rsp + 108] ;   115.8 p3      48 a
        lea ecx, [r15 + r10]        ;   274.0 p1      49 b
        add r11d, r10d              ;   274.0 p5      49 b
        rol r11d, cl                ;   275.0 p0+p6   49 b
        mov ecx, dword [rsp + 84]   ;   116.7 p10     48 a reload
        add ecx, r10d               ;   274.0 p11     48 a
        add ecx, r11d               ;   276.0 p1      48 a
        add eax, r11d               ;   276.0 p5      49 b
        ror ecx, 0x1d               ;   277.0 p0      48 a
        add eax, ecx                ;   278.0 p11     49 b
        mov dword [rsp + 84], r10d  ;   274.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 112] ;   117.8 p2      48 a
        add r13d, ecx               ;   278.0 p1      48 a
        mov dword [rsp + 112], r15d ;   272.0 p8+p9   49 b spill
        lea r15d, [r11 + rcx]       ;   278.0 p6      49 b
        mov dword [rsp + 108], ecx  ;   278.0 p7+p4   48 a spill
        mov ecx, r15d               ;   279.0         49 b copy
        rol eax, cl                 ;   279.0 p0+p6   49 b
        mov r15d, dword [rsp + 112] ;   272.0 p3      49 b
        add r13d, eax               ;   280.0 p5      48 a
        add r8d, eax                ;   280.0 p11     49 b
        ror r13d, 0x1d              ;   281.0 p0      48 a
        mov ecx, dword [rsp + 100]  ;   119.8 p10     48 a
        add r8d, r13d               ;   282.0 p1      49 b
        add ebx, r13d               ;   282.0 p6      48 a
        mov dword [rsp + 100], r11d ;   276.0 p8+p9   49 b spill
        lea r11d, [rax + r13]       ;   282.0 p5      49 b
        mov dword [rsp + 112], ecx  ;   124.8 p7+p4   48 a spill
        mov ecx, r11d               ;   283.0         49 b copy
        rol r8d, cl                 ;   283.0 p0+p6   49 b
        mov r11d, dword [rsp + 100] ;   276.0 p2      49 b
        add ebx, r8d                ;   284.0 p11     48 a
        add r12d, r8d               ;   284.0 p1      49 b
        ror ebx, 0x1d               ;   285.0 p0      48 a
        lea ecx, [r8 + rbx]         ;   286.0 p5      49 b
        add r12d, ebx               ;   286.0 p6      49 b
        mov dword [rsp + 100], r13d ;   282.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 116] ;   122.5 p3      48 a
        add edx, ebx                ;   286.0 p11     48 a
        rol r12d, cl                ;   287.0 p0+p6   49 b
        add edx, r12d               ;   288.0 p1      48 a
        add edi, r12d               ;   288.0 p5      49 b
        ror edx, 0x1d               ;   289.0 p0      48 a
        lea ecx, [r12 + rdx]        ;   290.0 p11     49 b
        add edi, edx                ;   290.0 p1      49 b
        mov dword [rsp + 116], ebx  ;   286.0 p7+p4   48 a spill
        mov ebx, dword [rsp + 120]  ;   128.0 p10     48 a
        add ebp, edx                ;   290.0 p6      48 a
        rol edi, cl                 ;   291.0 p0+p6   49 b
        add ebp, edi                ;   292.0 p5      48 a
        add esi, edi                ;   292.0 p11     49 b
        ror ebp, 0x1d               ;   293.0 p0      48 a
        lea ecx, [rdi + rbp]        ;   294.0 p1      49 b
        add esi, ebp                ;   294.0 p5      49 b
        mov dword [rsp + 120], edx  ;   290.0 p8+p9   48 a spill
        mov edx, dword [rsp + 128]  ;   132.0 p2      48 a
        add r14d, ebp               ;   294.0 p11     48 a
        rol esi, cl                 ;   295.0 p6+p0   49 b
        add r14d, esi               ;   296.0 p1      48 a
        add r9d, esi                ;   296.0 p5      49 b
        ror r14d, 0x1d              ;   297.0 p6      48 a
        lea ecx, [rsi + r14]        ;   298.0 p11     49 b
        add r9d, r14d               ;   298.0 p1      49 b
        mov dword [rsp + 128], ebp  ;   294.0 p7+p4   48 a spill
        mov ebp, dword [rsp + 132]  ;   136.0 p3      48 a
        add r10d, r14d              ;   298.0 p5      48 a
        rol r9d, cl                 ;   299.0 p0+p6   49 b
        add r10d, r9d               ;   300.0 p11     48 a
        add r15d, r9d               ;   300.0 p1      49 b
        ror r10d, 0x1d              ;   301.0 p0      48 a
        mov ecx, dword [rsp + 136]  ;   140.0 p10     48 a
        add r15d, r10d              ;   302.0 p5      49 b
        mov dword [rsp + 136], r14d ;   298.0 p8+p9   48 a spill
        lea r14d, [r9 + r10]        ;   302.0 p11     49 b
        mov dword [rsp + 132], ecx  ;   145.0 p7+p4   48 a spill
        mov ecx, r14d               ;   303.0         49 b copy
        rol r15d, cl                ;   303.0 p6+p0   49 b
        mov r14d, dword [rsp + 112] ;   130.0 p2      48 a reload
        add r14d, r10d              ;   302.0 p1      48 a
        add r14d, r15d              ;   304.0 p5      48 a
        add r11d, r15d              ;   304.0 p11     49 b
        ror r14d, 0x1d              ;   305.0 p6      48 a
        lea ecx, [r15 + r14]        ;   306.0 p0      49 b
        add r11d, r14d              ;   306.0 p1      49 b
        mov dword [rsp + 112], r10d ;   302.0 p8+p9   48 a spill
        mov r10d, dword [rsp + 124] ;   144.0 p3      48 a
        add r13d, r14d              ;   306.0 p5      48 a
        rol r11d, cl                ;   307.0 p6+p0   49 b
        add r13d, r11d              ;   308.0 p11     48 a
        add eax, r11d               ;   308.0 p1      49 b
        ror r13d, 0x1d              ;   309.0 p6      48 a
        mov ecx, dword [rsp + 140]  ;   148.0 p10     48 a
        add eax, r13d               ;   310.0 p5      49 b
        add ebx, r13d               ;   310.0 p11     48 a
        mov dword [rsp + 140], r14d ;   306.0 p7+p4   48 a spill
        lea r14d, [r11 + r13]       ;   310.0 p0      49 b
        mov dword [rsp + 124], ecx  ;   153.0 p8+p9   48 a spill
        mov ecx, r14d               ;   311.0         49 b copy
        rol eax, cl                 ;   311.0 p6+p0   49 b
        add ebx, eax                ;   312.0 p1      48 a
        add r8d, eax                ;   312.0 p5      49 b
        ror ebx, 0x1d               ;   313.0 p6      48 a
        lea ecx, [rax + rbx]        ;   314.0 p11     49 b
        add r8d, ebx                ;   314.0 p1      49 b
        mov r14d, dword [rsp + 144] ;   157.0 p2      48 a
        add edx, ebx                ;   314.0 p5      48 a
        rol r8d, cl                 ;   315.0 p0+p6   49 b
        add edx, r8d                ;   316.0 p11     48 a
        add r12d, r8d               ;   316.0 p1      49 b
        ror edx, 0x1d               ;   317.0 p0      48 a
        lea ecx, [r8 + rdx]         ;   318.0 p5      49 b
        add r12d, edx               ;   318.0 p11     49 b
        mov dword [rsp + 144], ebx  ;   314.0 p7+p4   48 a spill
        mov ebx, dword [rsp + 152]  ;   161.0 p3      48 a
        add ebp, edx                ;   318.0 p6      48 a
        rol r12d, cl                ;   319.0 p0+p6   49 b
        add ebp, r12d               ;   320.0 p1      48 a
        add edi, r12d               ;   320.0 p5      49 b
        ror ebp, 0x1d               ;   321.0 p0      48 a
        lea ecx, [r12 + rbp]        ;   322.0 p11     49 b
        add edi, ebp                ;   322.0 p1      49 b
        mov dword [rsp + 152], edx  ;   318.0 p8+p9   48 a spill
        mov edx, dword [rsp + 156]  ;   165.0 p10     48 a
        rol edi, cl                 ;   323.0 p6+p0   49 b
        mov ecx, dword [rsp + 132]  ;   145.0 p2      48 a reload
        add ecx, ebp                ;   322.0 p5      48 a
        add ecx, edi                ;   324.0 p11     48 a
        add esi, edi                ;   324.0 p1      49 b
        ror ecx, 0x1d               ;   325.0 p6      48 a
        add esi, ecx                ;   326.0 p5      49 b
        mov dword [rsp + 132], ebp  ;   322.0 p7+p4   48 a spill
        mov ebp, dword [rsp + 160]  ;   169.0 p3      48 a
        add r10d, ecx               ;   326.0 p11     48 a
        mov dword [rsp + 160], r13d ;   310.0 p8+p9   48 a spill
        lea r13d, [rdi + rcx]       ;   326.0 p1      49 b
        mov dword [rsp + 156], ecx  ;   326.0 p7+p4   48 a spill
        mov ecx, r13d               ;   327.0         49 b copy
        rol esi, cl                 ;   327.0 p0+p6   49 b
        add r10d, esi               ;   328.0 p5      48 a
        add r9d, esi                ;   328.0 p11     49 b
        ror r10d, 0x1d              ;   329.0 p0      48 a
        mov r13d, dword [rsp + 148] ;   173.0 p10     48 a
        lea ecx, [rsi + r10]        ;   330.0 p1      49 b
        add r9d, r10d               ;   330.0 p6      49 b
        rol r9d, cl                 ;   331.0 p0+p6   49 b
        mov ecx, dword [rsp + 124]  ;   153.0 p2      48 a reload
        add ecx, r10d               ;   330.0 p5      48 a
        add ecx, r9d                ;   332.0 p11     48 a
        add r15d, r9d               ;   332.0 p1      49 b
        ror ecx, 0x1d               ;   333.0 p0      48 a
        add r15d, ecx               ;   334.0 p5      49 b
        mov dword [rsp + 124], r10d ;   330.0 p8+p9   48 a spill
        mov r10d, dword [rsp + 168] ;   177.0 p3      48 a
        add r14d, ecx               ;   334.0 p11     48 a
        mov dword [rsp + 168], esi  ;   328.0 p7+p4   49 b spill
        lea esi, [r9 + rcx]         ;   334.0 p1      49 b
        mov dword [rsp + 148], ecx  ;   334.0 p8+p9   48 a spill
        mov ecx, esi                ;   335.0         49 b copy
        rol r15d, cl                ;   335.0 p6+p0   49 b
        mov esi, dword [rsp + 168]  ;   328.0 p10     49 b
        add r14d, r15d              ;   336.0 p5      48 a
        add r11d, r15d              ;   336.0 p11     49 b
        ror r14d, 0x1d              ;   337.0 p0      48 a
        mov ecx, dword [rsp + 28]   ;   186.0 p2      48 a
        add r11d, r14d              ;   338.0 p1      49 b
        add ebx, r14d               ;   338.0 p6      48 a
        mov dword [rsp + 28], r9d   ;   332.0 p7+p4   49 b spill
        lea r9d, [r15 + r14]        ;   338.0 p5      49 b
        mov dword [rsp + 168], ecx  ;   191.0 p8+p9   48 a spill
        mov ecx, r9d                ;   339.0         49 b copy
        rol r11d, cl                ;   339.0 p0+p6   49 b
        mov r9d, dword [rsp + 28]   ;   332.0 p3      49 b
        add ebx, r11d               ;   340.0 p11     48 a
        add eax, r11d               ;   340.0 p1      49 b
        ror ebx, 0x1d               ;   341.0 p0      48 a
        lea ecx, [r11 + rbx]        ;   342.0 p5      49 b
        add eax, ebx                ;   342.0 p6      49 b
        mov dword [rsp + 28], r14d  ;   338.0 p7+p4   48 a spill
        mov r14d, dword [rsp + 164] ;   190.0 p10     48 a
        add edx, ebx                ;   342.0 p11     48 a
        rol eax, cl                 ;   343.0 p0+p6   49 b
        add edx, eax                ;   344.0 p1      48 a
        add r8d, eax                ;   344.0 p5      49 b
        ror edx, 0x1d               ;   345.0 p0      48 a
        lea ecx, [rax + rdx]        ;   346.0 p11     49 b
        add r8d, edx                ;   346.0 p6      49 b
        mov dword [rsp + 164], ebx  ;   342.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 20]   ;   194.0 p2      48 a
        add ebp, edx                ;   346.0 p1      48 a
        rol r8d, cl                 ;   347.0 p0+p6   49 b
        add ebp, r8d                ;   348.0 p5      48 a
        add r12d, r8d               ;   348.0 p11     49 b
        ror ebp, 0x1d               ;   349.0 p0      48 a
        lea ecx, [r8 + rbp]         ;   350.0 p1      49 b
        add r12d, ebp               ;   350.0 p6      49 b
        mov dword [rsp + 20], edx   ;   346.0 p7+p4   48 a spill
        mov edx, dword [rsp + 32]   ;   198.0 p3      48 a
        add r13d, ebp               ;   350.0 p5      48 a
        rol r12d, cl                ;   351.0 p0+p6   49 b
        add r13d, r12d              ;   352.0 p11     48 a
        add edi, r12d               ;   352.0 p1      49 b
        ror r13d, 0x1d              ;   353.0 p0      48 a
        lea ecx, [r12 + r13]        ;   354.0 p5      49 b
        add edi, r13d               ;   354.0 p6      49 b
        mov dword [rsp + 32], ebp   ;   350.0 p8+p9   48 a spill
        mov ebp, dword [rsp + 36]   ;   202.0 p10     48 a
        add r10d, r13d              ;   354.0 p11     48 a
        rol edi, cl                 ;   355.0 p0+p6   49 b
        add r10d, edi               ;   356.0 p1      48 a
        add esi, edi                ;   356.0 p5      49 b
        ror r10d, 0x1d              ;   357.0 p0      48 a
        mov ecx, dword [rsp + 48]   ;   206.0 p2      48 a
        add esi, r10d               ;   358.0 p11     49 b
        mov dword [rsp + 48], r13d  ;   354.0 p7+p4   48 a spill
        lea r13d, [rdi + r10]       ;   358.0 p6      49 b
        mov dword [rsp + 36], ecx   ;   211.0 p8+p9   48 a spill
        mov ecx, r13d               ;   359.0         49 b copy
        rol esi, cl                 ;   359.0 p0+p6   49 b
        mov r13d, dword [rsp + 168] ;   191.0 p3      48 a reload
        add r13d, r10d              ;   358.0 p1      48 a
        add r13d, esi               ;   360.0 p5      48 a
        add r9d, esi                ;   360.0 p11     49 b
        ror r13d, 0x1d              ;   361.0 p0      48 a
        lea ecx, [rsi + r13]        ;   362.0 p6      49 b
        add r9d, r13d               ;   362.0 p1      49 b
        mov dword [rsp + 168], r10d ;   358.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 16]  ;   210.0 p10     48 a
        add r14d, r13d              ;   362.0 p5      48 a
        rol r9d, cl                 ;   363.0 p0+p6   49 b
        add r14d, r9d               ;   364.0 p11     48 a
        add r15d, r9d               ;   364.0 p1      49 b
        ror r14d, 0x1d              ;   365.0 p0      48 a
        mov ecx, dword [rsp + 44]   ;   214.0 p2      48 a
        add r15d, r14d              ;   366.0 p5      49 b
        add ebx, r14d               ;   366.0 p6      48 a
        mov dword [rsp + 44], r13d  ;   362.0 p8+p9   48 a spill
        lea r13d, [r9 + r14]        ;   366.0 p11     49 b
        mov dword [rsp + 16], ecx   ;   219.0 p7+p4   48 a spill
        mov ecx, r13d               ;   367.0         49 b copy
        rol r15d, cl                ;   367.0 p0+p6   49 b
        add ebx, r15d               ;   368.0 p1      48 a
        add r11d, r15d              ;   368.0 p5      49 b
        ror ebx, 0x1d               ;   369.0 p0      48 a
        lea ecx, [r15 + rbx]        ;   370.0 p11     49 b
        add r11d, ebx               ;   370.0 p6      49 b
        mov r13d, dword [rsp + 24]  ;   218.0 p3      48 a
        add edx, ebx                ;   370.0 p1      48 a
        rol r11d, cl                ;   371.0 p0+p6   49 b
        add edx, r11d               ;   372.0 p5      48 a
        add eax, r11d               ;   372.0 p11     49 b
        ror edx, 0x1d               ;   373.0 p0      48 a
        lea ecx, [r11 + rdx]        ;   374.0 p1      49 b
        add eax, edx                ;   374.0 p6      49 b
        mov dword [rsp + 24], ebx   ;   370.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 52]   ;   222.0 p10     48 a
        add ebp, edx                ;   374.0 p5      48 a
        rol eax, cl                 ;   375.0 p0+p6   49 b
        add ebp, eax                ;   376.0 p11     48 a
        add r8d, eax                ;   376.0 p1      49 b
        ror ebp, 0x1d               ;   377.0 p0      48 a
        lea ecx, [rax + rbp]        ;   378.0 p5      49 b
        add r8d, ebp                ;   378.0 p6      49 b
        mov dword [rsp + 52], edx   ;   374.0 p7+p4   48 a spill
        mov edx, dword [rsp + 40]   ;   226.0 p2      48 a
        rol r8d, cl                 ;   379.0 p0+p6   49 b
        mov ecx, dword [rsp + 36]   ;   211.0 p3      48 a reload
        add ecx, ebp                ;   378.0 p11     48 a
        add ecx, r8d                ;   380.0 p1      48 a
        add r12d, r8d               ;   380.0 p5      49 b
        ror ecx, 0x1d               ;   381.0 p0      48 a
        add r12d, ecx               ;   382.0 p6      49 b
        mov dword [rsp + 36], ebp   ;   378.0 p8+p9   48 a spill
        mov ebp, dword [rsp + 64]   ;   230.0 p10     48 a
        add r10d, ecx               ;   382.0 p11     48 a
        mov dword [rsp + 64], r14d  ;   366.0 p7+p4   48 a spill
        lea r14d, [r8 + rcx]        ;   382.0 p1      49 b
        mov dword [rsp + 40], ecx   ;   382.0 p8+p9   48 a spill
        mov ecx, r14d               ;   383.0         49 b copy
        rol r12d, cl                ;   383.0 p0+p6   49 b
        add r10d, r12d              ;   384.0 p5      48 a
        add edi, r12d               ;   384.0 p11     49 b
        ror r10d, 0x1d              ;   385.0 p0      48 a
        mov r14d, dword [rsp + 68]  ;   234.0 p2      48 a
        lea ecx, [r12 + r10]        ;   386.0 p1      49 b
        add edi, r10d               ;   386.0 p6      49 b
        rol edi, cl                 ;   387.0 p0+p6   49 b
        mov ecx, dword [rsp + 16]   ;   219.0 p3      48 a reload
        add ecx, r10d               ;   386.0 p5      48 a
        add ecx, edi                ;   388.0 p11     48 a
        add esi, edi                ;   388.0 p1      49 b
        ror ecx, 0x1d               ;   389.0 p0      48 a
        add esi, ecx                ;   390.0 p6      49 b
        mov dword [rsp + 16], r10d  ;   386.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 60]  ;   238.0 p10     48 a
        add r13d, ecx               ;   390.0 p5      48 a
        mov dword [rsp + 60], r12d  ;   384.0 p8+p9   49 b spill
        lea r12d, [rdi + rcx]       ;   390.0 p11     49 b
        mov dword [rsp + 68], ecx   ;   390.0 p7+p4   48 a spill
        mov ecx, r12d               ;   391.0         49 b copy
        rol esi, cl                 ;   391.0 p0+p6   49 b
        mov r12d, dword [rsp + 60]  ;   384.0 p2      49 b
        add r13d, esi               ;   392.0 p1      48 a
        add r9d, esi                ;   392.0 p5      49 b
        ror r13d, 0x1d              ;   393.0 p0      48 a
        mov ecx, dword [rsp + 80]   ;   242.0 p3      48 a
        add r9d, r13d               ;   394.0 p11     49 b
        add ebx, r13d               ;   394.0 p6      48 a
        mov dword [rsp + 80], edi   ;   388.0 p8+p9   49 b spill
        lea edi, [rsi + r13]        ;   394.0 p1      49 b
        mov dword [rsp + 60], ecx   ;   247.0 p7+p4   48 a spill
        mov ecx, edi                ;   395.0         49 b copy
        rol r9d, cl                 ;   395.0 p0+p6   49 b
        mov edi, dword [rsp + 80]   ;   388.0 p10     49 b
        add ebx, r9d                ;   396.0 p5      48 a
        add r15d, r9d               ;   396.0 p11     49 b
        ror ebx, 0x1d               ;   397.0 p0      48 a
        lea ecx, [r9 + rbx]         ;   398.0 p1      49 b
        add r15d, ebx               ;   398.0 p6      49 b
        mov dword [rsp + 80], r13d  ;   394.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 56]  ;   246.0 p2      48 a
        add edx, ebx                ;   398.0 p5      48 a
        rol r15d, cl                ;   399.0 p0+p6   49 b
        add edx, r15d               ;   400.0 p11     48 a
        add r11d, r15d              ;   400.0 p1      49 b
        ror edx, 0x1d               ;   401.0 p0      48 a
        lea ecx, [r15 + rdx]        ;   402.0 p5      49 b
        add r11d, edx               ;   402.0 p6      49 b
        mov dword [rsp + 56], ebx   ;   398.0 p7+p4   48 a spill
        mov ebx, dword [rsp + 88]   ;   250.0 p3      48 a
        add ebp, edx                ;   402.0 p11     48 a
        rol r11d, cl                ;   403.0 p0+p6   49 b
        add ebp, r11d               ;   404.0 p1      48 a
        add eax, r11d               ;   404.0 p5      49 b
        ror ebp, 0x1d               ;   405.0 p0      48 a
        lea ecx, [r11 + rbp]        ;   406.0 p11     49 b
        add eax, ebp                ;   406.0 p6      49 b
        mov dword [rsp + 88], edx   ;   402.0 p8+p9   48 a spill
        mov edx, dword [rsp + 104]  ;   254.0 p10     48 a
        add r14d, ebp               ;   406.0 p1      48 a
        rol eax, cl                 ;   407.0 p0+p6   49 b
        add r14d, eax               ;   408.0 p5      48 a
        add r8d, eax                ;   408.0 p11     49 b
        ror r14d, 0x1d              ;   409.0 p0      48 a
        lea ecx, [rax + r14]        ;   410.0 p1      49 b
        add r8d, r14d               ;   410.0 p5      49 b
        mov dword [rsp + 104], ebp  ;   406.0 p7+p4   48 a spill
        mov ebp, dword [rsp + 76]   ;   258.0 p2      48 a
        add r10d, r14d              ;   410.0 p6      48 a
        rol r8d, cl                 ;   411.0 p0+p6   49 b
        add r10d, r8d               ;   412.0 p11     48 a
        add r12d, r8d               ;   412.0 p1      49 b
        ror r10d, 0x1d              ;   413.0 p0      48 a
        mov ecx, dword [rsp + 92]   ;   262.0 p3      48 a
        add r12d, r10d              ;   414.0 p5      49 b
        mov dword [rsp + 92], r14d  ;   410.0 p8+p9   48 a spill
        lea r14d, [r8 + r10]        ;   414.0 p6      49 b
        mov dword [rsp + 76], ecx   ;   267.0 p7+p4   48 a spill
        mov ecx, r14d               ;   415.0         49 b copy
        rol r12d, cl                ;   415.0 p0+p6   49 b
        mov r14d, dword [rsp + 60]  ;   247.0 p10     48 a reload
        add r14d, r10d              ;   414.0 p11     48 a
        add r14d, r12d              ;   416.0 p1      48 a
        add edi, r12d               ;   416.0 p5      49 b
        ror r14d, 0x1d              ;   417.0 p0      48 a
        lea ecx, [r12 + r14]        ;   418.0 p6      49 b
        add edi, r14d               ;   418.0 p11     49 b
        mov dword [rsp + 60], r10d  ;   414.0 p8+p9   48 a spill
        mov r10d, dword [rsp + 72]  ;   266.0 p2      48 a
        add r13d, r14d              ;   418.0 p1      48 a
        rol edi, cl                 ;   419.0 p0+p6   49 b
        add r13d, edi               ;   420.0 p5      48 a
        add esi, edi                ;   420.0 p11     49 b
        ror r13d, 0x1d              ;   421.0 p0      48 a
        mov ecx, dword [rsp + 96]   ;   270.0 p3      48 a
        add esi, r13d               ;   422.0 p1      49 b
        add ebx, r13d               ;   422.0 p6      48 a
        mov dword [rsp + 96], r14d  ;   418.0 p7+p4   48 a spill
        lea r14d, [rdi + r13]       ;   422.0 p5      49 b
        mov dword [rsp + 72], ecx   ;   275.0 p8+p9   48 a spill
        mov ecx, r14d               ;   423.0         49 b copy
        rol esi, cl                 ;   423.0 p0+p6   49 b
        add ebx, esi                ;   424.0 p11     48 a
        add r9d, esi                ;   424.0 p1      49 b
        ror ebx, 0x1d               ;   425.0 p0      48 a
        lea ecx, [rsi + rbx]        ;   426.0 p5      49 b
        add r9d, ebx                ;   426.0 p6      49 b
        mov r14d, dword [rsp + 84]  ;   274.0 p10     48 a
        add edx, ebx                ;   426.0 p11     48 a
        rol r9d, cl                 ;   427.0 p0+p6   49 b
        add edx, r9d                ;   428.0 p1      48 a
        add r15d, r9d               ;   428.0 p5      49 b
        ror edx, 0x1d               ;   429.0 p0      48 a
        lea ecx, [r9 + rdx]         ;   430.0 p11     49 b
        add r15d, edx               ;   430.0 p6      49 b
        mov dword [rsp + 84], r13d  ;   422.0 p7+p4   48 a spill
        mov r13d, dword [rsp + 108] ;   278.0 p2      48 a
        add ebp, edx                ;   430.0 p1      48 a
        rol r15d, cl                ;   431.0 p0+p6   49 b
        add ebp, r15d               ;   432.0 p5      48 a
        add r11d, r15d              ;   432.0 p11     49 b
        ror ebp, 0x1d               ;   433.0 p0      48 a
        lea ecx, [r15 + rbp]        ;   434.0 p1      49 b
        add r11d, ebp               ;   434.0 p6      49 b
        mov dword [rsp + 108], edx  ;   430.0 p8+p9   48 a spill
        mov edx, dword [rsp + 100]  ;   282.0 p3      48 a
        rol r11d, cl                ;   435.0 p0+p6   49 b
        mov ecx, dword [rsp + 76]   ;   267.0 p10     48 a reload
        add ecx, ebp                ;   434.0 p5      48 a
        add ecx, r11d               ;   436.0 p11     48 a
        add eax, r11d               ;   436.0 p1      49 b
        ror ecx, 0x1d               ;   437.0 p0      48 a
        add eax, ecx                ;   438.0 p6      49 b
        mov dword [rsp + 76], ebp   ;   434.0 p7+p4   48 a spill
        mov ebp, dword [rsp + 116]  ;   286.0 p2      48 a
        add r10d, ecx               ;   438.0 p5      48 a
        mov dword [rsp + 116], ebx  ;   426.0 p8+p9   48 a spill
        lea ebx, [r11 + rcx]        ;   438.0 p11     49 b
        mov dword [rsp + 100], ecx  ;   438.0 p7+p4   48 a spill
        mov ecx, ebx                ;   439.0         49 b copy
        rol eax, cl                 ;   439.0 p0+p6   49 b
        add r10d, eax               ;   440.0 p1      48 a
        add r8d, eax                ;   440.0 p5      49 b
        ror r10d, 0x1d              ;   441.0 p0      48 a
        mov ecx, dword [rsp + 120]  ;   290.0 p3      48 a
        lea ebx, [rax + r10]        ;   442.0 p11     49 b
        add r8d, r10d               ;   442.0 p6      49 b
        mov dword [rsp + 120], ecx  ;   295.0 p8+p9   48 a spill
        mov ecx, ebx                ;   443.0         49 b copy
        rol r8d, cl                 ;   443.0 p0+p6   49 b
        mov ecx, dword [rsp + 72]   ;   275.0 p10     48 a reload
        add ecx, r10d               ;   442.0 p1      48 a
        add ecx, r8d                ;   444.0 p5      48 a
        add r12d, r8d               ;   444.0 p11     49 b
        ror ecx, 0x1d               ;   445.0 p0      48 a
        lea ebx, [r8 + rcx]         ;   446.0 p6      49 b
        add r12d, ecx               ;   446.0 p1      49 b
        mov dword [rsp + 72], r10d  ;   442.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 128] ;   294.0 p2      48 a
        add r14d, ecx               ;   446.0 p5      48 a
        mov dword [rsp + 128], ecx  ;   446.0 p8+p9   48 a spill
        mov ecx, ebx                ;   447.0         49 b copy
        rol r12d, cl                ;   447.0 p0+p6   49 b
        add r14d, r12d              ;   448.0 p11     48 a
        add edi, r12d               ;   448.0 p1      49 b
        ror r14d, 0x1d              ;   449.0 p0      48 a
        mov ecx, dword [rsp + 136]  ;   298.0 p3      48 a
        lea ebx, [r12 + r14]        ;   450.0 p5      49 b
        add edi, r14d               ;   450.0 p6      49 b
        add r13d, r14d              ;   450.0 p11     48 a
        mov dword [rsp + 136], ecx  ;   303.0 p7+p4   48 a spill
        mov ecx, ebx                ;   451.0         49 b copy
        rol edi, cl                 ;   451.0 p0+p6   49 b
        add r13d, edi               ;   452.0 p1      48 a
        add esi, edi                ;   452.0 p5      49 b
        ror r13d, 0x1d              ;   453.0 p0      48 a
        lea ecx, [rdi + r13]        ;   454.0 p11     49 b
        add esi, r13d               ;   454.0 p6      49 b
        mov ebx, dword [rsp + 112]  ;   302.0 p10     48 a
        add edx, r13d               ;   454.0 p1      48 a
        rol esi, cl                 ;   455.0 p0+p6   49 b
        add edx, esi                ;   456.0 p5      48 a
        add r9d, esi                ;   456.0 p11     49 b
        ror edx, 0x1d               ;   457.0 p0      48 a
        mov ecx, dword [rsp + 140]  ;   306.0 p2      48 a
        add r9d, edx                ;   458.0 p1      49 b
        add ebp, edx                ;   458.0 p5      48 a
        mov dword [rsp + 140], r13d ;   454.0 p8+p9   48 a spill
        lea r13d, [rsi + rdx]       ;   458.0 p6      49 b
        mov dword [rsp + 112], ecx  ;   311.0 p7+p4   48 a spill
        mov ecx, r13d               ;   459.0         49 b copy
        rol r9d, cl                 ;   459.0 p0+p6   49 b
        add ebp, r9d                ;   460.0 p11     48 a
        add r15d, r9d               ;   460.0 p1      49 b
        ror ebp, 0x1d               ;   461.0 p0      48 a
        lea ecx, [r9 + rbp]         ;   462.0 p5      49 b
        add r15d, ebp               ;   462.0 p6      49 b
        mov r13d, dword [rsp + 160] ;   310.0 p3      48 a
        rol r15d, cl                ;   463.0 p0+p6   49 b
        mov ecx, dword [rsp + 120]  ;   295.0 p10     48 a reload
        add ecx, ebp                ;   462.0 p11     48 a
        add ecx, r15d               ;   464.0 p1      48 a
        add r11d, r15d              ;   464.0 p5      49 b
        ror ecx, 0x1d               ;   465.0 p0      48 a
        add r11d, ecx               ;   466.0 p11     49 b
        mov dword [rsp + 120], edx  ;   458.0 p8+p9   48 a spill
        mov edx, dword [rsp + 144]  ;   314.0 p2      48 a
        add r10d, ecx               ;   466.0 p6      48 a
        mov dword [rsp + 144], ebp  ;   462.0 p7+p4   48 a spill
        lea ebp, [r15 + rcx]        ;   466.0 p1      49 b
        mov dword [rsp + 160], ecx  ;   466.0 p8+p9   48 a spill
        mov ecx, ebp                ;   467.0         49 b copy
        rol r11d, cl                ;   467.0 p0+p6   49 b
        add r10d, r11d              ;   468.0 p5      48 a
        add eax, r11d               ;   468.0 p11     49 b
        ror r10d, 0x1d              ;   469.0 p0      48 a
        mov ebp, dword [rsp + 152]  ;   318.0 p3      48 a
        lea ecx, [r11 + r10]        ;   470.0 p1      49 b
        add eax, r10d               ;   470.0 p6      49 b
        rol eax, cl                 ;   471.0 p0+p6   49 b
        mov ecx, dword [rsp + 136]  ;   303.0 p10     48 a reload
        add ecx, r10d               ;   470.0 p5      48 a
        add ecx, eax                ;   472.0 p11     48 a
        add r8d, eax                ;   472.0 p1      49 b
        ror ecx, 0x1d               ;   473.0 p0      48 a
        add r8d, ecx                ;   474.0 p6      49 b
        mov dword [rsp + 136], r10d ;   470.0 p7+p4   48 a spill
        mov r10d, dword [rsp + 132] ;   322.0 p2      48 a
        add ebx, ecx                ;   474.0 p5      48 a
        mov dword [rsp + 132], r14d ;   450.0 p8+p9   48 a spill
        lea r14d, [rax + rcx]       ;   474.0 p11     49 b
        mov dword [rsp + 152], ecx  ;   474.0 p7+p4   48 a spill
        mov ecx, r14d               ;   475.0         49 b copy
        rol r8d, cl                 ;   475.0 p0+p6   49 b
        add ebx, r8d                ;   476.0 p1      48 a
        add r12d, r8d               ;   476.0 p5      49 b
        ror ebx, 0x1d               ;   477.0 p0      48 a
        mov r14d, dword [rsp + 156] ;   326.0 p3      48 a
        lea ecx, [r8 + rbx]         ;   478.0 p11     49 b
        add r12d, ebx               ;   478.0 p6      49 b
        rol r12d, cl                ;   479.0 p0+p6   49 b
        mov ecx, dword [rsp + 112]  ;   311.0 p10     48 a reload
        add ecx, ebx                ;   478.0 p1      48 a
        add ecx, r12d               ;   480.0 p5      48 a
        add edi, r12d               ;   480.0 p11     49 b
        ror ecx, 0x1d               ;   481.0 p0      48 a
        add edi, ecx                ;   482.0 p1      49 b
        mov dword [rsp + 112], ebx  ;   478.0 p8+p9   48 a spill
        mov ebx, dword [rsp + 124]  ;   330.0 p2      48 a
        add r13d, ecx               ;   482.0 p5      48 a
        mov dword [rsp + 124], r8d  ;   476.0 p7+p4   49 b spill
        lea r8d, [r12 + rcx]        ;   482.0 p6      49 b
        mov dword [rsp + 156], ecx  ;   482.0 p8+p9   48 a spill
        mov ecx, dword [rsp + 124]  ;   476.0 p3      49 b
        mov dword [rsp + 124], ecx  ;   481.0 p7+p4   49 b spill
        mov ecx, r8d                ;   483.0         49 b copy
        rol edi, cl                 ;   483.0 p0+p6   49 b
        add r13d, edi               ;   484.0 p11     48 a
        add esi, edi                ;   484.0 p1      49 b
        ror r13d, 0x1d              ;   485.0 p0      48 a
        mov r8d, dword [rsp + 148]  ;   334.0 p10     48 a
        lea ecx, [rdi + r13]        ;   486.0 p5      49 b
        add esi, r13d               ;   486.0 p6      49 b
        add edx, r13d               ;   486.0 p11     48 a
        rol esi, cl                 ;   487.0 p0+p6   49 b
        add edx, esi                ;   488.0 p1      48 a
        add r9d, esi                ;   488.0 p5      49 b
        ror edx, 0x1d               ;   489.0 p0      48 a
        lea ecx, [rsi + rdx]        ;   490.0 p11     49 b
        add r9d, edx                ;   490.0 p1      49 b
        mov dword [rsp + 148], r13d ;   486.0 p8+p9   48 a spill
        mov r13d, dword [rsp + 28]  ;   338.0 p2      48 a
        add ebp, edx                ;   490.0 p6      48 a
        rol r9d, cl                 ;   491.0 p0+p6   49 b
        add ebp, r9d                ;   492.0 p5      48 a
        add r15d, r9d               ;   492.0 p11     49 b
        ror ebp, 0x1d               ;   493.0 p0      48 a
        lea ecx, [r9 + rbp]         ;   494.0 p1      49 b
        add r15d, ebp               ;   494.0 p5      49 b
        mov dword [rsp + 28], edx   ;   490.0 p7+p4   48 a spill
        mov edx, dword [rsp + 164]  ;   342.0 p3      48 a
        add r10d, ebp               ;   494.0 p6      48 a
        rol r15d, cl                ;   495.0 p0+p6   49 b
        add r10d, r15d              ;   496.0 p11     48 a
        add r11d, r15d              ;   496.0 p1      49 b
        ror r10d, 0x1d              ;   497.0 p0      48 a
        mov ecx, dword [rsp + 20]   ;   346.0 p10     48 a
        add r11d, r10d              ;   498.0 p5      49 b
        add r14d, r10d              ;   498.0 p11     48 a
        mov dword [rsp + 20], ebp   ;   494.0 p8+p9   48 a spill
        lea ebp, [r15 + r10]        ;   498.0 p1      49 b
        mov dword [rsp + 164], ecx  ;   351.0 p7+p4   48 a spill
        mov ecx, ebp                ;   499.0         49 b copy
        rol r11d, cl                ;   499.0 p6+p0   49 b
        add r14d, r11d              ;   500.0 p5      48 a
        add eax, r11d               ;   500.0 p11     49 b
        ror r14d, 0x1d              ;   501.0 p0      48 a
        lea ecx, [r11 + r14]        ;   502.0 p1      49 b
        add eax, r14d               ;   502.0 p6      49 b
        mov ebp, dword [rsp + 32]   ;   350.0 p2      48 a
        add ebx, r14d               ;   502.0 p5      48 a
        rol eax, cl                 ;   503.0 p0+p6   49 b
        add ebx, eax                ;   504.0 p11     48 a
        ror ebx, 0x1d               ;   505.0 p0      48 a
        mov ecx, dword [rsp + 48]   ;   354.0 p3      48 a
        add r8d, ebx                ;   506.0 p1      48 a
        mov dword [rsp + 48], r14d  ;   502.0 p8+p9   48 a spill
        mov r14d, dword [rsp + 124] ;   481.0 p10     49 b reload
        add r14d, eax               ;   504.0 p5      49 b
        add r14d, ebx               ;   506.0 p11     49 b
        mov dword [rsp + 124], r10d ;   498.0 p7+p4   48 a spill
        lea r10d, [rax + rbx]       ;   506.0 p6      49 b
        mov dword [rsp + 32], ecx   ;   359.0 p8+p9   48 a spill
        mov ecx, r10d               ;   507.0         49 b copy
        rol r14d, cl                ;   507.0 p0+p6   49 b
        add r8d, r14d               ;   508.0 p1      48 a
        add r12d, r14d              ;   508.0 p5      49 b
        ror r8d, 0x1d               ;   509.0 p0      48 a
        lea ecx, [r14 + r8]         ;   510.0 p11     49 b
        add r12d, r8d               ;   510.0 p6      49 b
        mov r10d, dword [rsp + 168] ;   358.0 p2      48 a
        add r13d, r8d               ;   510.0 p1      48 a
        rol r12d, cl                ;   511.0 p0+p6   49 b
        add r13d, r12d              ;   512.0 p5      48 a
        add edi, r12d               ;   512.0 p11     49 b
        ror r13d, 0x1d              ;   513.0 p0      48 a
        mov ecx, dword [rsp + 44]   ;   362.0 p3      48 a
        add edi, r13d               ;   514.0 p1      49 b
        add edx, r13d               ;   514.0 p5      48 a
        mov dword [rsp + 44], r8d   ;   510.0 p7+p4   48 a spill
        lea r8d, [r12 + r13]        ;   514.0 p6      49 b
        mov dword [rsp + 168], ecx  ;   367.0 p8+p9   48 a spill
        mov ecx, r8d                ;   515.0         49 b copy
        rol edi, cl                 ;   515.0 p0+p6   49 b
        add edx, edi                ;   516.0 p11     48 a
        add esi, edi                ;   516.0 p1      49 b
        ror edx, 0x1d               ;   517.0 p0      48 a
        lea ecx, [rdi + rdx]        ;   518.0 p5      49 b
        add esi, edx                ;   518.0 p6      49 b
        mov r8d, dword [rsp + 64]   ;   366.0 p10     48 a
        rol esi, cl                 ;   519.0 p0+p6   49 b
        mov ecx, dword [rsp + 164]  ;   351.0 p2      48 a reload
        add ecx, edx                ;   518.0 p11     48 a
        add ecx, esi                ;   520.0 p1      48 a
        add r9d, esi                ;   520.0 p5      49 b
        ror ecx, 0x1d               ;   521.0 p0      48 a
        add r9d, ecx                ;   522.0 p11     49 b
        mov dword [rsp + 164], edx  ;   518.0 p7+p4   48 a spill
        mov edx, dword [rsp + 24]   ;   370.0 p3      48 a
        add ebp, ecx                ;   522.0 p6      48 a
        mov dword [rsp + 24], r13d  ;   514.0 p8+p9   48 a spill
        lea r13d, [rsi + rcx]       ;   522.0 p1      49 b
        mov dword [rsp + 64], ecx   ;   522.0 p7+p4   48 a spill
        mov ecx, r13d               ;   523.0         49 b copy
        rol r9d, cl                 ;   523.0 p0+p6   49 b
        add ebp, r9d                ;   524.0 p5      48 a
        add r15d, r9d               ;   524.0 p11     49 b
        ror ebp, 0x1d               ;   525.0 p0      48 a
        mov r13d, dword [rsp + 52]  ;   374.0 p10     48 a
        add r15d, ebp               ;   526.0 p1      49 b
        add r9d, ebp                ;   526.0 p6      49 b
        mov ecx, r9d                ;   527.0         49 b copy
        rol r15d, cl                ;   527.0 p0+p6   49 b
        mov r9d, dword [rsp + 32]   ;   359.0 p2      48 a reload
        add r9d, ebp                ;   526.0 p5      48 a
        add r9d, r15d               ;   528.0 p11     48 a
        add r11d, r15d              ;   528.0 p1      49 b
        ror r9d, 0x1d               ;   529.0 p0      48 a
        add r11d, r9d               ;   530.0 p6      49 b
        mov ecx, dword [rsp + 36]   ;   378.0 p3      48 a
        add r15d, r9d               ;   530.0 p5      49 b
        add r10d, r9d               ;   530.0 p11     48 a
        mov dword [rsp + 36], ecx   ;   383.0 p8+p9   48 a spill
        mov ecx, r15d               ;   531.0         49 b copy
        rol r11d, cl                ;   531.0 p0+p6   49 b
        mov r15d, dword [rsp + 40]  ;   382.0 p10     48 a reload
        mov rcx, qword [rsp + 8]    ;   348.2 p2      53 s reload
        mov dword [rcx], r15d       ;   387.0 p7+p4   53 s
        mov r15d, dword [rsp + 16]  ;   386.0 p3      48 a reload
        mov dword [rcx + 4], r15d   ;   391.0 p8+p9   53 s
        mov r15d, dword [rsp + 68]  ;   390.0 p10     48 a reload
        mov dword [rcx + 8], r15d   ;   395.0 p7+p4   53 s
        add r10d, r11d              ;   532.0 p1      48 a
        mov r15d, dword [rsp + 80]  ;   394.0 p2      48 a reload
        mov dword [rcx + 12], r15d  ;   399.0 p8+p9   53 s
        mov r15d, dword [rsp + 56]  ;   398.0 p3      48 a reload
        mov dword [rcx + 16], r15d  ;   403.0 p7+p4   53 s
        add eax, r11d               ;   532.0 p5      49 b
        ror r10d, 0x1d              ;   533.0 p0      48 a
        mov r15d, dword [rsp + 88]  ;   402.0 p10     48 a reload
        mov dword [rcx + 20], r15d  ;   407.0 p8+p9   53 s
        mov r15d, dword [rsp + 104] ;   406.0 p2      48 a reload
        mov dword [rcx + 24], r15d  ;   411.0 p7+p4   53 s
        add eax, r10d               ;   534.0 p11     49 b
        mov r15d, dword [rsp + 92]  ;   410.0 p3      48 a reload
        mov dword [rcx + 28], r15d  ;   415.0 p8+p9   53 s
        mov r15d, dword [rsp + 60]  ;   414.0 p10     48 a reload
        mov dword [rcx + 32], r15d  ;   419.0 p7+p4   53 s
        add r11d, r10d              ;   534.0 p6      49 b
        mov r15d, dword [rsp + 96]  ;   418.0 p2      48 a reload
        mov dword [rcx + 36], r15d  ;   423.0 p8+p9   53 s
        mov r15, rcx                ;   359.0         53 s copy
        mov ecx, r11d               ;   535.0         49 b copy
        rol eax, cl                 ;   535.0 p0+p6   49 b
        mov r11d, dword [rsp + 84]  ;   422.0 p3      48 a reload
        mov dword [r15 + 40], r11d  ;   427.0 p7+p4   53 s
        mov r11d, dword [rsp + 116] ;   426.0 p10     48 a reload
        mov dword [r15 + 44], r11d  ;   431.0 p8+p9   53 s
        mov r11d, dword [rsp + 168] ;   367.0 p2      48 a reload
        add r11d, r10d              ;   534.0 p1      48 a
        mov ecx, dword [rsp + 108]  ;   430.0 p3      48 a reload
        mov dword [r15 + 48], ecx   ;   435.0 p7+p4   53 s
        mov ecx, dword [rsp + 76]   ;   434.0 p10     48 a reload
        mov dword [r15 + 52], ecx   ;   439.0 p8+p9   53 s
        add r11d, eax               ;   536.0 p5      48 a
        add r14d, eax               ;   536.0 p11     49 b
        ror r11d, 0x1d              ;   537.0 p0      48 a
        mov ecx, dword [rsp + 100]  ;   438.0 p2      48 a reload
        mov dword [r15 + 56], ecx   ;   443.0 p7+p4   53 s
        mov ecx, dword [rsp + 72]   ;   442.0 p3      48 a reload
        mov dword [r15 + 60], ecx   ;   447.0 p8+p9   53 s
        add r14d, r11d              ;   538.0 p6      49 b
        mov ecx, dword [rsp + 128]  ;   446.0 p10     48 a reload
        mov dword [r15 + 64], ecx   ;   451.0 p7+p4   53 s
        mov ecx, dword [rsp + 132]  ;   450.0 p2      48 a reload
        mov dword [r15 + 68], ecx   ;   455.0 p8+p9   53 s
        add eax, r11d               ;   538.0 p1      49 b
        mov ecx, dword [rsp + 140]  ;   454.0 p3      48 a reload
        mov dword [r15 + 72], ecx   ;   459.0 p7+p4   53 s
        add r8d, r11d               ;   538.0 p5      48 a
        mov ecx, eax                ;   539.0         49 b copy
        rol r14d, cl                ;   539.0 p0+p6   49 b
        mov eax, dword [rsp + 120]  ;   458.0 p10     48 a reload
        mov dword [r15 + 76], eax   ;   463.0 p8+p9   53 s
        mov eax, dword [rsp + 144]  ;   462.0 p2      48 a reload
        mov dword [r15 + 80], eax   ;   467.0 p7+p4   53 s
        mov eax, dword [rsp + 160]  ;   466.0 p3      48 a reload
        mov dword [r15 + 84], eax   ;   471.0 p8+p9   53 s
        mov eax, dword [rsp + 136]  ;   470.0 p10     48 a reload
        mov dword [r15 + 88], eax   ;   475.0 p7+p4   53 s
        add r8d, r14d               ;   540.0 p11     48 a
        mov eax, dword [rsp + 152]  ;   474.0 p2      48 a reload
        mov dword [r15 + 92], eax   ;   479.0 p8+p9   53 s
        mov eax, dword [rsp + 112]  ;   478.0 p3      48 a reload
        mov dword [r15 + 96], eax   ;   483.0 p7+p4   53 s
        add r12d, r14d              ;   540.0 p1      49 b
        ror r8d, 0x1d               ;   541.0 p0      48 a
        mov eax, dword [rsp + 156]  ;   482.0 p10     48 a reload
        mov dword [r15 + 100], eax  ;   487.0 p8+p9   53 s
        mov eax, dword [rsp + 148]  ;   486.0 p2      48 a reload
        mov dword [r15 + 104], eax  ;   491.0 p7+p4   53 s
        add r12d, r8d               ;   542.0 p5      49 b
        mov eax, dword [rsp + 28]   ;   490.0 p3      48 a reload
        mov dword [r15 + 108], eax  ;   495.0 p8+p9   53 s
        add r14d, r8d               ;   542.0 p6      49 b
        mov eax, dword [rsp + 20]   ;   494.0 p10     48 a reload
        mov dword [r15 + 112], eax  ;   499.0 p7+p4   53 s
        mov eax, dword [rsp + 124]  ;   498.0 p2      48 a reload
        mov dword [r15 + 116], eax  ;   503.0 p8+p9   53 s
        add edx, r8d                ;   542.0 p11     48 a
        mov ecx, r14d               ;   543.0         49 b copy
        rol r12d, cl                ;   543.0 p0+p6   49 b
        mov r14d, dword [rsp + 48]  ;   502.0 p3      48 a reload
        mov dword [r15 + 120], r14d ;   507.0 p7+p4   53 s
        mov r14d, dword [rsp + 44]  ;   510.0 p10     48 a reload
        mov dword [r15 + 128], r14d ;   515.0 p8+p9   53 s
        mov r14d, dword [rsp + 24]  ;   514.0 p2      48 a reload
        mov dword [r15 + 132], r14d ;   519.0 p7+p4   53 s
        mov dword [r15 + 124], ebx  ;   506.0 p8+p9   53 s
        add edx, r12d               ;   544.0 p1      48 a
        add edi, r12d               ;   544.0 p5      49 b
        ror edx, 0x1d               ;   545.0 p0      48 a
        mov r14d, dword [rsp + 164] ;   518.0 p3      48 a reload
        mov dword [r15 + 136], r14d ;   523.0 p7+p4   53 s
        mov r14d, dword [rsp + 64]  ;   522.0 p10     48 a reload
        mov dword [r15 + 140], r14d ;   527.0 p8+p9   53 s
        add edi, edx                ;   546.0 p11     49 b
        mov dword [r15 + 144], ebp  ;   526.0 p7+p4   53 s
        mov dword [r15 + 148], r9d  ;   530.0 p8+p9   53 s
        mov dword [r15 + 152], r10d ;   534.0 p7+p4   53 s
        add r12d, edx               ;   546.0 p6      49 b
        mov dword [r15 + 156], r11d ;   538.0 p8+p9   53 s
        mov dword [r15 + 160], r8d  ;   542.0 p7+p4   53 s
        add r13d, edx               ;   546.0 p1      48 a
        mov ecx, r12d               ;   547.0         49 b copy
        rol edi, cl                 ;   547.0 p0+p6   49 b
        mov dword [r15 + 164], edx  ;   546.0 p8+p9   53 s
        add r13d, edi               ;   548.0 p5      48 a
        add esi, edi                ;   548.0 p11     49 b
        ror r13d, 0x1d              ;   549.0 p0      48 a
        add esi, r13d               ;   550.0 p1      49 b
        add edi, r13d               ;   550.0 p6      49 b
        mov ebp, dword [rsp + 36]   ;   392.3 p2      48 a reload
        add ebp, r13d               ;   550.0 p5      48 a
        mov dword [r15 + 168], r13d ;   550.0 p7+p4   53 s
        mov ecx, edi                ;   551.0         49 b copy
        rol esi, cl                 ;   551.0 p0+p6   49 b
        add ebp, esi                ;   552.0 p11     48 a
        ror ebp, 0x1d               ;   553.0 p0      48 a
        mov dword [r15 + 172], ebp  ;   554.0 p8+p9   53 s
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

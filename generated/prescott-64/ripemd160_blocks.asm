; ripemd160_blocks for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu prescott-64
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 64 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 12.7; bounds: width 5.3, ports 12.0, path 4.0
;   blocks: 1798 uops, planned 717.5; bounds: width 599.3, ports 487.5, path 387.0
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x58              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov dword [rsp + 44], edx  ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 p2      41 h reload
        mov esi, dword [r8]        ;     4.0 p2      41 h
        mov dword [rsp + 24], esi  ;     8.0 p0+p3   41 h
        mov esi, dword [r8 + 4]    ;     4.0 p2      41 h
        mov dword [rsp + 28], esi  ;     8.0 p0+p3   41 h
        mov esi, dword [r8 + 8]    ;     4.0 p2      41 h
        mov dword [rsp + 32], esi  ;     8.0 p0+p3   41 h
        mov esi, dword [r8 + 12]   ;     4.0 p2      41 h
        mov dword [rsp + 36], esi  ;     8.0 p0+p3   41 h
        mov esi, dword [r8 + 16]   ;     5.0 p2      41 h
        mov dword [rsp + 40], esi  ;     9.0 p0+p3   41 h
        mov r8d, dword [rsp + 44]  ;     6.0 p2      41 h
        shl r8, 6                  ;    10.0 p1      41 h
        add r8, qword [rsp + 8]    ;    11.0 p2+p1   41 h
        mov qword [rsp + 16], r8   ;    12.0 p0+p3   41 h
        cmp dword [rsp + 44], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 28]  ;                    resident
        mov edi, dword [rsp + 32]  ;                    resident
        mov ebp, dword [rsp + 36]  ;                    resident
        mov r8, qword [rsp + 8]    ;                    resident
        mov r9d, dword [rsp + 24]  ;                    resident
        mov r10d, dword [rsp + 40] ;                    resident
        align 16
.blocks_1:
        mov r11d, edi              ;     0.0 p0      36 v[2] copy
        rol r11d, 0xa              ;     1.0 p1      36 v[2]
        mov r12d, dword [r8 + 4]   ;     0.7 p2      34 sum
        mov r13d, dword [r8 + 12]  ;     1.7 p2      34 sum
        mov r14d, dword [r8 + 16]  ;     2.7 p2      34 sum
        mov r15d, esi              ;     1.7 p0      36 v[1] copy
        rol r15d, 0xa              ;     2.7 p1      36 v[1]
        lea eax, [r12 + r10]       ;     4.7 p0      34 sum
        mov ecx, r11d              ;     2.8 p0      25 sum copy
        xor ecx, esi               ;     3.8 p0      25 sum
        lea edx, [r14 + r15]       ;     6.7 p1      34 sum
        mov ebx, r15d              ;     3.8 p0      25 sum copy
        mov r14d, r15d             ;     4.0 p1      35 v[2] copy
        mov r12d, r11d             ;     4.3 p0      35 v[3] copy
        mov dword [rsp + 48], r15d ;     4.8 p0+p3   36 v[1] spill
        lea r15d, [r11 + r13]      ;     5.7 p1      34 sum
        mov r13d, dword [r8 + 40]  ;     5.3 p2      34 sum
        mov dword [rsp + 52], r11d ;     6.7 p0+p3   36 v[2] spill
        mov r11d, r13d             ;     9.3 p1      34 sum copy
        mov r13d, edi              ;     6.5 p1      25 sum copy
        xor r13d, esi              ;     7.5 p0      25 sum
        xor r13d, ebp              ;     8.5 p0      25 sum
        add r13d, r9d              ;     9.5 p1      34 sum
        add r13d, dword [r8]       ;    10.5 p2+p1   34 sum
        rol r13d, 0xb              ;    11.5 p1      35 v[0]
        add r13d, r10d             ;    12.5 p0      35 v[0]
        xor ecx, r13d              ;    13.5 p0      25 sum
        add eax, ecx               ;    14.5 p1      34 sum
        rol eax, 0xe               ;    15.5 p1      35 v[4]
        xor ebx, r13d              ;    13.5 p0      25 sum
        rol r13d, 0xa              ;    14.5 p1      36 v[0]
        add eax, ebp               ;    16.5 p0      35 v[4]
        xor ebx, eax               ;    17.5 p0      25 sum
        add ebx, ebp               ;    18.5 p0      34 sum
        mov ecx, dword [r8 + 20]   ;    11.7 p2      34 sum
        add ecx, r13d              ;    15.7 p1      34 sum
        add ebx, dword [r8 + 8]    ;    19.5 p2+p0   34 sum
        rol ebx, 0xf               ;    20.5 p1      35 v[3]
        add r12d, ebx              ;    21.5 p0      35 v[3]
        mov ebx, r13d              ;    15.5 p0      25 sum copy
        xor ebx, eax               ;    17.5 p0      25 sum
        rol eax, 0xa               ;    18.5 p1      36 v[4]
        xor ebx, r12d              ;    22.5 p0      25 sum
        add r15d, ebx              ;    23.5 p0      34 sum
        rol r15d, 0xc              ;    24.5 p1      35 v[2]
        add r14d, r15d             ;    25.5 p0      35 v[2]
        mov r15d, dword [r8 + 24]  ;    16.0 p2      34 sum
        add r15d, eax              ;    20.0 p0      34 sum
        mov ebx, r12d              ;    22.5 p1      36 v[3] copy
        rol ebx, 0xa               ;    23.5 p1      36 v[3]
        xor r12d, eax              ;    22.5 p0      25 sum
        xor r12d, r14d             ;    26.5 p0      25 sum
        add edx, r12d              ;    27.5 p1      34 sum
        rol edx, 5                 ;    28.5 p1      35 v[1]
        add r13d, edx              ;    29.5 p0      35 v[1]
        mov r12d, dword [r8 + 28]  ;    19.0 p2      34 sum
        add r12d, ebx              ;    24.5 p0      34 sum
        mov edx, r14d              ;    26.5 p1      36 v[2] copy
        rol edx, 0xa               ;    27.5 p1      36 v[2]
        xor r14d, ebx              ;    26.5 p0      25 sum
        xor r14d, r13d             ;    30.5 p0      25 sum
        add ecx, r14d              ;    31.5 p1      34 sum
        rol ecx, 8                 ;    32.5 p1      35 v[0]
        add eax, ecx               ;    33.5 p0      35 v[0]
        mov r14d, dword [r8 + 32]  ;    22.0 p2      34 sum
        add r14d, edx              ;    28.5 p0      34 sum
        mov ecx, r13d              ;    30.5 p1      36 v[1] copy
        rol ecx, 0xa               ;    31.5 p1      36 v[1]
        xor r13d, edx              ;    30.5 p0      25 sum
        xor r13d, eax              ;    34.5 p0      25 sum
        add r15d, r13d             ;    35.5 p1      34 sum
        rol r15d, 7                ;    36.5 p1      35 v[4]
        add ebx, r15d              ;    37.5 p0      35 v[4]
        mov r13d, dword [r8 + 36]  ;    25.0 p2      34 sum
        add r13d, ecx              ;    32.5 p0      34 sum
        mov r15d, eax              ;    34.5 p1      36 v[0] copy
        rol r15d, 0xa              ;    35.5 p1      36 v[0]
        xor eax, ecx               ;    34.5 p0      25 sum
        xor eax, ebx               ;    38.5 p0      25 sum
        add r12d, eax              ;    39.5 p1      34 sum
        rol r12d, 9                ;    40.5 p1      35 v[3]
        add edx, r12d              ;    41.5 p0      35 v[3]
        add r11d, r15d             ;    36.5 p0      34 sum
        mov r12d, ebx              ;    38.5 p0      36 v[4] copy
        rol r12d, 0xa              ;    39.5 p1      36 v[4]
        xor ebx, r15d              ;    38.5 p0      25 sum
        xor ebx, edx               ;    42.5 p0      25 sum
        add r14d, ebx              ;    43.5 p1      34 sum
        rol r14d, 0xb              ;    44.5 p1      35 v[2]
        add ecx, r14d              ;    45.5 p0      35 v[2]
        mov r14d, dword [r8 + 44]  ;    30.7 p2      34 sum
        add r14d, r12d             ;    40.5 p0      34 sum
        mov eax, edx               ;    42.5 p1      36 v[3] copy
        rol eax, 0xa               ;    43.5 p1      36 v[3]
        xor edx, r12d              ;    42.5 p0      25 sum
        xor edx, ecx               ;    46.5 p0      25 sum
        add r13d, edx              ;    47.5 p1      34 sum
        rol r13d, 0xd              ;    48.5 p1      35 v[1]
        add r15d, r13d             ;    49.5 p0      35 v[1]
        mov r13d, dword [r8 + 48]  ;    33.7 p2      34 sum
        add r13d, eax              ;    44.5 p0      34 sum
        mov edx, ecx               ;    46.5 p1      36 v[2] copy
        rol edx, 0xa               ;    47.5 p1      36 v[2]
        xor ecx, eax               ;    46.5 p0      25 sum
        xor ecx, r15d              ;    50.5 p0      25 sum
        add r11d, ecx              ;    51.5 p1      34 sum
        rol r11d, 0xe              ;    52.5 p1      35 v[0]
        add r12d, r11d             ;    53.5 p0      35 v[0]
        mov r11d, dword [r8 + 52]  ;    36.7 p2      34 sum
        add r11d, edx              ;    48.5 p0      34 sum
        mov ecx, r15d              ;    50.5 p1      36 v[1] copy
        rol ecx, 0xa               ;    51.5 p1      36 v[1]
        xor r15d, edx              ;    50.5 p0      25 sum
        xor r15d, r12d             ;    54.5 p0      25 sum
        add r14d, r15d             ;    55.5 p1      34 sum
        rol r14d, 0xf              ;    56.5 p1      35 v[4]
        add eax, r14d              ;    57.5 p0      35 v[4]
        mov r14d, dword [r8 + 56]  ;    39.7 p2      34 sum
        add r14d, ecx              ;    52.5 p0      34 sum
        mov r15d, r12d             ;    54.5 p1      36 v[0] copy
        rol r15d, 0xa              ;    55.5 p1      36 v[0]
        xor r12d, ecx              ;    54.5 p0      25 sum
        xor r12d, eax              ;    58.5 p0      25 sum
        add r13d, r12d             ;    59.5 p1      34 sum
        rol r13d, 6                ;    60.5 p1      35 v[3]
        add edx, r13d              ;    61.5 p0      35 v[3]
        mov r12d, dword [r8 + 60]  ;    42.7 p2      34 sum
        add r12d, r15d             ;    56.5 p0      34 sum
        mov r13d, eax              ;    58.5 p1      36 v[4] copy
        rol r13d, 0xa              ;    59.5 p1      36 v[4]
        xor eax, r15d              ;    58.5 p0      25 sum
        xor eax, edx               ;    62.5 p0      25 sum
        add r11d, eax              ;    63.5 p1      34 sum
        rol r11d, 7                ;    64.5 p1      35 v[2]
        add ecx, r11d              ;    65.5 p0      35 v[2]
        mov r11d, dword [r8 + 28]  ;    45.7 p2      34 sum
        add r11d, r13d             ;    60.5 p0      34 sum
        add r11d, 0x5a827999       ;    61.5 p1      34 sum
        mov eax, edx               ;    62.5 p0      36 v[3] copy
        rol eax, 0xa               ;    63.5 p1      36 v[3]
        xor edx, r13d              ;    62.5 p0      25 sum
        xor edx, ecx               ;    66.5 p0      25 sum
        add r14d, edx              ;    67.5 p1      34 sum
        rol r14d, 9                ;    68.5 p1      35 v[1]
        add r15d, r14d             ;    69.5 p0      35 v[1]
        mov r14d, dword [r8 + 16]  ;    49.0 p2      34 sum
        add r14d, eax              ;    64.5 p0      34 sum
        add r14d, 0x5a827999       ;    65.5 p1      34 sum
        mov edx, ecx               ;    66.5 p0      36 v[2] copy
        rol edx, 0xa               ;    67.5 p1      36 v[2]
        xor ecx, eax               ;    66.5 p0      25 sum
        xor ecx, r15d              ;    70.5 p0      25 sum
        add r12d, ecx              ;    71.5 p1      34 sum
        rol r12d, 8                ;    72.5 p1      35 v[0]
        add r13d, r12d             ;    73.5 p0      35 v[0]
        mov r12d, dword [r8 + 52]  ;    52.3 p2      34 sum
        add r12d, edx              ;    68.5 p0      34 sum
        add r12d, 0x5a827999       ;    69.5 p1      34 sum
        mov ecx, r15d              ;    70.5 p0      36 v[1] copy
        rol ecx, 0xa               ;    71.5 p1      36 v[1]
        xor r15d, edx              ;    70.5 p0      25 sum
        and r15d, r13d             ;    74.5 p0      25 sum
        xor r15d, edx              ;    75.5 p0      25 sum
        add r11d, r15d             ;    76.5 p1      34 sum
        rol r11d, 7                ;    77.5 p1      35 v[4]
        add eax, r11d              ;    78.5 p0      35 v[4]
        mov r11d, dword [r8 + 4]   ;    56.0 p2      34 sum
        add r11d, ecx              ;    72.5 p0      34 sum
        add r11d, 0x5a827999       ;    73.5 p1      34 sum
        mov r15d, r13d             ;    74.5 p0      36 v[0] copy
        rol r15d, 0xa              ;    75.5 p1      36 v[0]
        xor r13d, ecx              ;    74.5 p0      25 sum
        and r13d, eax              ;    79.5 p0      25 sum
        xor r13d, ecx              ;    80.5 p0      25 sum
        add r14d, r13d             ;    81.5 p1      34 sum
        rol r14d, 6                ;    82.5 p1      35 v[3]
        add edx, r14d              ;    83.5 p0      35 v[3]
        mov r13d, dword [r8 + 40]  ;    59.7 p2      34 sum
        add r13d, r15d             ;    76.5 p0      34 sum
        add r13d, 0x5a827999       ;    77.5 p1      34 sum
        mov r14d, eax              ;    79.5 p0      36 v[4] copy
        rol r14d, 0xa              ;    80.5 p1      36 v[4]
        xor eax, r15d              ;    79.5 p0      25 sum
        and eax, edx               ;    84.5 p0      25 sum
        xor eax, r15d              ;    85.5 p0      25 sum
        add r12d, eax              ;    86.5 p1      34 sum
        rol r12d, 8                ;    87.5 p1      35 v[2]
        add ecx, r12d              ;    88.5 p0      35 v[2]
        mov r12d, dword [r8 + 24]  ;    63.3 p2      34 sum
        add r12d, r14d             ;    81.5 p0      34 sum
        add r12d, 0x5a827999       ;    82.5 p1      34 sum
        mov eax, edx               ;    84.5 p0      36 v[3] copy
        rol eax, 0xa               ;    85.5 p1      36 v[3]
        xor edx, r14d              ;    84.5 p0      25 sum
        and edx, ecx               ;    89.5 p0      25 sum
        xor edx, r14d              ;    90.5 p0      25 sum
        add r11d, edx              ;    91.5 p1      34 sum
        rol r11d, 0xd              ;    92.5 p1      35 v[1]
        add r15d, r11d             ;    93.5 p0      35 v[1]
        mov r11d, dword [r8 + 60]  ;    67.0 p2      34 sum
        add r11d, eax              ;    86.5 p0      34 sum
        add r11d, 0x5a827999       ;    87.5 p1      34 sum
        mov edx, ecx               ;    89.5 p0      36 v[2] copy
        rol edx, 0xa               ;    90.5 p1      36 v[2]
        xor ecx, eax               ;    89.5 p0      25 sum
        and ecx, r15d              ;    94.5 p0      25 sum
        xor ecx, eax               ;    95.5 p0      25 sum
        add r13d, ecx              ;    96.5 p1      34 sum
        rol r13d, 0xb              ;    97.5 p1      35 v[0]
        add r14d, r13d             ;    98.5 p0      35 v[0]
        mov r13d, dword [r8 + 12]  ;    70.7 p2      34 sum
        add r13d, edx              ;    91.5 p0      34 sum
        add r13d, 0x5a827999       ;    92.5 p1      34 sum
        mov ecx, r15d              ;    94.5 p0      36 v[1] copy
        rol ecx, 0xa               ;    95.5 p1      36 v[1]
        xor r15d, edx              ;    94.5 p0      25 sum
        and r15d, r14d             ;    99.5 p0      25 sum
        xor r15d, edx              ;   100.5 p0      25 sum
        add r12d, r15d             ;   101.5 p1      34 sum
        rol r12d, 9                ;   102.5 p1      35 v[4]
        add eax, r12d              ;   103.5 p0      35 v[4]
        mov r12d, dword [r8 + 48]  ;    74.3 p2      34 sum
        add r12d, ecx              ;    96.5 p0      34 sum
        add r12d, 0x5a827999       ;    97.5 p1      34 sum
        mov r15d, r14d             ;    99.5 p0      36 v[0] copy
        rol r15d, 0xa              ;   100.5 p1      36 v[0]
        xor r14d, ecx              ;    99.5 p0      25 sum
        and r14d, eax              ;   104.5 p0      25 sum
        xor r14d, ecx              ;   105.5 p0      25 sum
        add r11d, r14d             ;   106.5 p1      34 sum
        rol r11d, 7                ;   107.5 p1      35 v[3]
        add edx, r11d              ;   108.5 p0      35 v[3]
        mov r11d, dword [r8]       ;    78.0 p2      34 sum
        add r11d, r15d             ;   101.5 p0      34 sum
        add r11d, 0x5a827999       ;   102.5 p1      34 sum
        mov r14d, eax              ;   104.5 p0      36 v[4] copy
        rol r14d, 0xa              ;   105.5 p1      36 v[4]
        xor eax, r15d              ;   104.5 p0      25 sum
        and eax, edx               ;   109.5 p0      25 sum
        xor eax, r15d              ;   110.5 p0      25 sum
        add r13d, eax              ;   111.5 p1      34 sum
        rol r13d, 0xf              ;   112.5 p1      35 v[2]
        add ecx, r13d              ;   113.5 p0      35 v[2]
        mov r13d, dword [r8 + 36]  ;    81.7 p2      34 sum
        add r13d, r14d             ;   106.5 p0      34 sum
        add r13d, 0x5a827999       ;   107.5 p1      34 sum
        mov eax, edx               ;   109.5 p0      36 v[3] copy
        rol eax, 0xa               ;   110.5 p1      36 v[3]
        xor edx, r14d              ;   109.5 p0      25 sum
        and edx, ecx               ;   114.5 p0      25 sum
        xor edx, r14d              ;   115.5 p0      25 sum
        add r12d, edx              ;   116.5 p1      34 sum
        rol r12d, 7                ;   117.5 p1      35 v[1]
        add r15d, r12d             ;   118.5 p0      35 v[1]
        mov r12d, dword [r8 + 20]  ;    85.3 p2      34 sum
        add r12d, eax              ;   111.5 p0      34 sum
        add r12d, 0x5a827999       ;   112.5 p1      34 sum
        mov edx, ecx               ;   114.5 p0      36 v[2] copy
        rol edx, 0xa               ;   115.5 p1      36 v[2]
        xor ecx, eax               ;   114.5 p0      25 sum
        and ecx, r15d              ;   119.5 p0      25 sum
        xor ecx, eax               ;   120.5 p0      25 sum
        add r11d, ecx              ;   121.5 p1      34 sum
        rol r11d, 0xc              ;   122.5 p1      35 v[0]
        add r14d, r11d             ;   123.5 p0      35 v[0]
        mov r11d, dword [r8 + 8]   ;    89.0 p2      34 sum
        add r11d, edx              ;   116.5 p0      34 sum
        add r11d, 0x5a827999       ;   117.5 p1      34 sum
        mov ecx, r15d              ;   119.5 p0      36 v[1] copy
        rol ecx, 0xa               ;   120.5 p1      36 v[1]
        xor r15d, edx              ;   119.5 p0      25 sum
        and r15d, r14d             ;   124.5 p0      25 sum
        xor r15d, edx              ;   125.5 p0      25 sum
        add r13d, r15d             ;   126.5 p1      34 sum
        rol r13d, 0xf              ;   127.5 p1      35 v[4]
        add eax, r13d              ;   128.5 p0      35 v[4]
        mov r13d, dword [r8 + 56]  ;    92.7 p2      34 sum
        add r13d, ecx              ;   121.5 p0      34 sum
        add r13d, 0x5a827999       ;   122.5 p1      34 sum
        mov r15d, r14d             ;   124.5 p0      36 v[0] copy
        rol r15d, 0xa              ;   125.5 p1      36 v[0]
        xor r14d, ecx              ;   124.5 p0      25 sum
        and r14d, eax              ;   129.5 p0      25 sum
        xor r14d, ecx              ;   130.5 p0      25 sum
        add r12d, r14d             ;   131.5 p1      34 sum
        rol r12d, 9                ;   132.5 p1      35 v[3]
        add edx, r12d              ;   133.5 p0      35 v[3]
        mov r12d, dword [r8 + 44]  ;    96.3 p2      34 sum
        add r12d, r15d             ;   126.5 p0      34 sum
        add r12d, 0x5a827999       ;   127.5 p1      34 sum
        mov r14d, eax              ;   129.5 p0      36 v[4] copy
        rol r14d, 0xa              ;   130.5 p1      36 v[4]
        xor eax, r15d              ;   129.5 p0      25 sum
        and eax, edx               ;   134.5 p0      25 sum
        xor eax, r15d              ;   135.5 p0      25 sum
        add r11d, eax              ;   136.5 p1      34 sum
        rol r11d, 0xb              ;   137.5 p1      35 v[2]
        add ecx, r11d              ;   138.5 p0      35 v[2]
        mov r11d, dword [r8 + 32]  ;   100.0 p2      34 sum
        add r11d, r14d             ;   131.5 p0      34 sum
        add r11d, 0x5a827999       ;   132.5 p1      34 sum
        mov eax, edx               ;   134.5 p0      36 v[3] copy
        rol eax, 0xa               ;   135.5 p1      36 v[3]
        xor edx, r14d              ;   134.5 p0      25 sum
        and edx, ecx               ;   139.5 p0      25 sum
        xor edx, r14d              ;   140.5 p0      25 sum
        add r13d, edx              ;   141.5 p1      34 sum
        rol r13d, 7                ;   142.5 p1      35 v[1]
        add r15d, r13d             ;   143.5 p0      35 v[1]
        mov r13d, dword [r8 + 12]  ;   103.7 p2      34 sum
        add r13d, eax              ;   136.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   137.5 p1      34 sum
        mov edx, ecx               ;   139.5 p0      36 v[2] copy
        rol edx, 0xa               ;   140.5 p1      36 v[2]
        xor ecx, eax               ;   139.5 p0      25 sum
        and ecx, r15d              ;   144.5 p0      25 sum
        xor ecx, eax               ;   145.5 p0      25 sum
        add r12d, ecx              ;   146.5 p1      34 sum
        rol r12d, 0xd              ;   147.5 p1      35 v[0]
        add r14d, r12d             ;   148.5 p0      35 v[0]
        mov r12d, dword [r8 + 40]  ;   107.3 p2      34 sum
        add r12d, edx              ;   141.5 p0      34 sum
        add r12d, 0x6ed9eba1       ;   142.5 p1      34 sum
        mov ecx, r15d              ;   144.5 p0      36 v[1] copy
        rol ecx, 0xa               ;   145.5 p1      36 v[1]
        xor r15d, edx              ;   144.5 p0      25 sum
        and r15d, r14d             ;   149.5 p0      25 sum
        xor r15d, edx              ;   150.5 p0      25 sum
        add r11d, r15d             ;   151.5 p1      34 sum
        rol r11d, 0xc              ;   152.5 p1      35 v[4]
        add eax, r11d              ;   153.5 p0      35 v[4]
        mov r11d, dword [r8 + 56]  ;   111.0 p2      34 sum
        add r11d, ecx              ;   146.5 p0      34 sum
        add r11d, 0x6ed9eba1       ;   147.5 p1      34 sum
        mov r15d, r14d             ;   149.5 p0      25 sum copy
        not r15d                   ;   150.5 p0      25 sum
        rol r14d, 0xa              ;   149.5 p1      36 v[0]
        or r15d, eax               ;   154.5 p0      25 sum
        xor r15d, ecx              ;   155.5 p0      25 sum
        add r13d, r15d             ;   156.5 p1      34 sum
        rol r13d, 0xb              ;   157.5 p1      35 v[3]
        add edx, r13d              ;   158.5 p0      35 v[3]
        mov r13d, dword [r8 + 16]  ;   114.7 p2      34 sum
        add r13d, r14d             ;   150.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   151.5 p1      34 sum
        mov r15d, eax              ;   154.5 p0      25 sum copy
        not r15d                   ;   155.5 p0      25 sum
        rol eax, 0xa               ;   154.5 p1      36 v[4]
        or r15d, edx               ;   159.5 p0      25 sum
        xor r15d, r14d             ;   160.5 p0      25 sum
        add r12d, r15d             ;   161.5 p1      34 sum
        rol r12d, 0xd              ;   162.5 p1      35 v[2]
        add ecx, r12d              ;   163.5 p0      35 v[2]
        mov r12d, dword [r8 + 36]  ;   118.3 p2      34 sum
        add r12d, eax              ;   155.5 p0      34 sum
        add r12d, 0x6ed9eba1       ;   156.5 p1      34 sum
        mov r15d, edx              ;   159.5 p0      25 sum copy
        not r15d                   ;   160.5 p0      25 sum
        rol edx, 0xa               ;   159.5 p1      36 v[3]
        or r15d, ecx               ;   164.5 p0      25 sum
        xor r15d, eax              ;   165.5 p0      25 sum
        add r11d, r15d             ;   166.5 p1      34 sum
        rol r11d, 6                ;   167.5 p1      35 v[1]
        add r14d, r11d             ;   168.5 p0      35 v[1]
        mov r11d, dword [r8 + 60]  ;   122.0 p2      34 sum
        add r11d, edx              ;   160.5 p0      34 sum
        add r11d, 0x6ed9eba1       ;   161.5 p1      34 sum
        mov r15d, ecx              ;   164.5 p0      25 sum copy
        not r15d                   ;   165.5 p0      25 sum
        rol ecx, 0xa               ;   164.5 p1      36 v[2]
        or r15d, r14d              ;   169.5 p0      25 sum
        xor r15d, edx              ;   170.5 p0      25 sum
        add r13d, r15d             ;   171.5 p1      34 sum
        rol r13d, 7                ;   172.5 p1      35 v[0]
        add eax, r13d              ;   173.5 p0      35 v[0]
        mov r13d, dword [r8 + 32]  ;   125.7 p2      34 sum
        add r13d, ecx              ;   165.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   166.5 p1      34 sum
        mov r15d, r14d             ;   169.5 p0      25 sum copy
        not r15d                   ;   170.5 p0      25 sum
        rol r14d, 0xa              ;   169.5 p1      36 v[1]
        or r15d, eax               ;   174.5 p0      25 sum
        xor r15d, ecx              ;   175.5 p0      25 sum
        add r12d, r15d             ;   176.5 p1      34 sum
        rol r12d, 0xe              ;   177.5 p1      35 v[4]
        add edx, r12d              ;   178.5 p0      35 v[4]
        mov r12d, dword [r8 + 4]   ;   129.3 p2      34 sum
        add r12d, r14d             ;   170.5 p0      34 sum
        add r12d, 0x6ed9eba1       ;   171.5 p1      34 sum
        mov r15d, eax              ;   174.5 p0      25 sum copy
        not r15d                   ;   175.5 p0      25 sum
        rol eax, 0xa               ;   174.5 p1      36 v[0]
        or r15d, edx               ;   179.5 p0      25 sum
        xor r15d, r14d             ;   180.5 p0      25 sum
        add r11d, r15d             ;   181.5 p1      34 sum
        rol r11d, 9                ;   182.5 p1      35 v[3]
        add ecx, r11d              ;   183.5 p0      35 v[3]
        mov r11d, dword [r8 + 8]   ;   133.0 p2      34 sum
        add r11d, eax              ;   175.5 p0      34 sum
        add r11d, 0x6ed9eba1       ;   176.5 p1      34 sum
        mov r15d, edx              ;   179.5 p0      25 sum copy
        not r15d                   ;   180.5 p0      25 sum
        rol edx, 0xa               ;   179.5 p1      36 v[4]
        or r15d, ecx               ;   184.5 p0      25 sum
        xor r15d, eax              ;   185.5 p0      25 sum
        add r13d, r15d             ;   186.5 p1      34 sum
        rol r13d, 0xd              ;   187.5 p1      35 v[2]
        add r14d, r13d             ;   188.5 p0      35 v[2]
        mov r13d, dword [r8 + 28]  ;   136.7 p2      34 sum
        add r13d, edx              ;   180.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   181.5 p1      34 sum
        mov r15d, ecx              ;   184.5 p0      25 sum copy
        not r15d                   ;   185.5 p0      25 sum
        rol ecx, 0xa               ;   184.5 p1      36 v[3]
        or r15d, r14d              ;   189.5 p0      25 sum
        xor r15d, edx              ;   190.5 p0      25 sum
        add r12d, r15d             ;   191.5 p1      34 sum
        rol r12d, 0xf              ;   192.5 p1      35 v[1]
        add eax, r12d              ;   193.5 p0      35 v[1]
        mov r12d, dword [r8]       ;   140.3 p2      34 sum
        add r12d, ecx              ;   185.5 p0      34 sum
        add r12d, 0x6ed9eba1       ;   186.5 p1      34 sum
        mov r15d, r14d             ;   189.5 p0      25 sum copy
        not r15d                   ;   190.5 p0      25 sum
        rol r14d, 0xa              ;   189.5 p1      36 v[2]
        or r15d, eax               ;   194.5 p0      25 sum
        xor r15d, ecx              ;   195.5 p0      25 sum
        add r11d, r15d             ;   196.5 p1      34 sum
        rol r11d, 0xe              ;   197.5 p1      35 v[0]
        add edx, r11d              ;   198.5 p0      35 v[0]
        mov r11d, dword [r8 + 24]  ;   144.0 p2      34 sum
        add r11d, r14d             ;   190.5 p0      34 sum
        add r11d, 0x6ed9eba1       ;   191.5 p1      34 sum
        mov r15d, eax              ;   194.5 p0      25 sum copy
        not r15d                   ;   195.5 p0      25 sum
        rol eax, 0xa               ;   194.5 p1      36 v[1]
        or r15d, edx               ;   199.5 p0      25 sum
        xor r15d, r14d             ;   200.5 p0      25 sum
        add r13d, r15d             ;   201.5 p1      34 sum
        rol r13d, 8                ;   202.5 p1      35 v[4]
        add ecx, r13d              ;   203.5 p0      35 v[4]
        mov r13d, dword [r8 + 52]  ;   147.7 p2      34 sum
        add r13d, eax              ;   195.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   196.5 p1      34 sum
        mov r15d, edx              ;   199.5 p0      25 sum copy
        not r15d                   ;   200.5 p0      25 sum
        rol edx, 0xa               ;   199.5 p1      36 v[0]
        or r15d, ecx               ;   204.5 p0      25 sum
        xor r15d, eax              ;   205.5 p0      25 sum
        add r12d, r15d             ;   206.5 p1      34 sum
        rol r12d, 0xd              ;   207.5 p1      35 v[3]
        add r14d, r12d             ;   208.5 p0      35 v[3]
        mov r12d, dword [r8 + 44]  ;   151.8 p2      34 sum
        add r12d, edx              ;   200.5 p0      34 sum
        add r12d, 0x6ed9eba1       ;   201.5 p1      34 sum
        mov r15d, ecx              ;   204.5 p0      25 sum copy
        not r15d                   ;   205.5 p0      25 sum
        rol ecx, 0xa               ;   204.5 p1      36 v[4]
        or r15d, r14d              ;   209.5 p0      25 sum
        xor r15d, edx              ;   210.5 p0      25 sum
        add r11d, r15d             ;   211.5 p1      34 sum
        rol r11d, 6                ;   212.5 p1      35 v[2]
        add eax, r11d              ;   213.5 p0      35 v[2]
        mov r11d, dword [r8 + 20]  ;   156.8 p2      34 sum
        add r11d, ecx              ;   205.5 p0      34 sum
        add r11d, 0x6ed9eba1       ;   206.5 p1      34 sum
        mov r15d, r14d             ;   209.5 p0      25 sum copy
        not r15d                   ;   210.5 p0      25 sum
        rol r14d, 0xa              ;   209.5 p1      36 v[3]
        or r15d, eax               ;   214.5 p0      25 sum
        xor r15d, ecx              ;   215.5 p0      25 sum
        add r13d, r15d             ;   216.5 p1      34 sum
        rol r13d, 5                ;   217.5 p1      35 v[1]
        add edx, r13d              ;   218.5 p0      35 v[1]
        mov r13d, dword [r8 + 48]  ;   161.8 p2      34 sum
        add r13d, r14d             ;   210.5 p0      34 sum
        add r13d, 0x6ed9eba1       ;   211.5 p1      34 sum
        mov r15d, eax              ;   214.5 p0      25 sum copy
        not r15d                   ;   215.5 p0      25 sum
        rol eax, 0xa               ;   214.5 p1      36 v[2]
        or r15d, edx               ;   219.5 p0      25 sum
        xor r15d, r14d             ;   220.5 p0      25 sum
        add r12d, r15d             ;   221.5 p1      34 sum
        rol r12d, 0xc              ;   222.5 p1      35 v[0]
        add ecx, r12d              ;   223.5 p0      35 v[0]
        mov r12d, dword [r8 + 4]   ;   166.8 p2      34 sum
        add r12d, eax              ;   215.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   216.5 p1      34 sum
        mov r15d, edx              ;   219.5 p0      25 sum copy
        not r15d                   ;   220.5 p0      25 sum
        rol edx, 0xa               ;   219.5 p1      36 v[1]
        or r15d, ecx               ;   224.5 p0      25 sum
        xor r15d, eax              ;   225.5 p0      25 sum
        add r11d, r15d             ;   226.5 p1      34 sum
        rol r11d, 7                ;   227.5 p1      35 v[4]
        add r14d, r11d             ;   228.5 p0      35 v[4]
        mov r11d, dword [r8 + 36]  ;   171.8 p2      34 sum
        add r11d, edx              ;   220.5 p0      34 sum
        add r11d, 0x8f1bbcdc       ;   221.5 p1      34 sum
        mov r15d, ecx              ;   224.5 p0      25 sum copy
        not r15d                   ;   225.5 p0      25 sum
        rol ecx, 0xa               ;   224.5 p1      36 v[0]
        or r15d, r14d              ;   229.5 p0      25 sum
        xor r15d, edx              ;   230.5 p0      25 sum
        add r13d, r15d             ;   231.5 p1      34 sum
        rol r13d, 5                ;   232.5 p1      35 v[3]
        add eax, r13d              ;   233.5 p0      35 v[3]
        mov r13d, dword [r8 + 44]  ;   176.8 p2      34 sum
        add r13d, ecx              ;   225.5 p0      34 sum
        add r13d, 0x8f1bbcdc       ;   226.5 p1      34 sum
        mov r15d, ecx              ;   225.5 p0      26 sum copy
        not r15d                   ;   226.5 p0      26 sum
        and r15d, r14d             ;   229.5 p0      26 sum
        add r12d, r15d             ;   230.5 p1      34 sum
        rol r14d, 0xa              ;   231.5 p1      36 v[4]
        mov r15d, ecx              ;   225.5 p0      26 sum copy
        and r15d, eax              ;   234.5 p0      26 sum
        add r12d, r15d             ;   235.5 p1      34 sum
        rol r12d, 0xb              ;   236.5 p1      35 v[2]
        add edx, r12d              ;   237.5 p0      35 v[2]
        mov r12d, dword [r8 + 40]  ;   182.5 p2      34 sum
        add r12d, r14d             ;   232.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   233.5 p1      34 sum
        mov r15d, eax              ;   234.5 p0      36 v[3] copy
        rol r15d, 0xa              ;   235.5 p1      36 v[3]
        mov ebx, r14d              ;   232.5 p0      26 sum copy
        not ebx                    ;   233.5 p0      26 sum
        and eax, ebx               ;   234.5 p0      26 sum
        add r11d, eax              ;   235.5 p1      34 sum
        mov eax, r14d              ;   232.5 p0      26 sum copy
        and eax, edx               ;   238.5 p0      26 sum
        add r11d, eax              ;   239.5 p1      34 sum
        rol r11d, 0xc              ;   240.5 p1      35 v[1]
        add ecx, r11d              ;   241.5 p0      35 v[1]
        mov r11d, dword [r8]       ;   189.8 p2      34 sum
        add r11d, r15d             ;   236.5 p1      34 sum
        add r11d, 0x8f1bbcdc       ;   237.5 p0      34 sum
        mov eax, edx               ;   238.5 p1      36 v[2] copy
        rol eax, 0xa               ;   239.5 p1      36 v[2]
        mov ebx, r15d              ;   236.5 p0      26 sum copy
        not ebx                    ;   237.5 p0      26 sum
        and edx, ebx               ;   238.5 p0      26 sum
        add r13d, edx              ;   239.5 p1      34 sum
        mov edx, r15d              ;   236.5 p0      26 sum copy
        and edx, ecx               ;   242.5 p0      26 sum
        add r13d, edx              ;   243.5 p1      34 sum
        rol r13d, 0xe              ;   244.5 p1      35 v[0]
        add r14d, r13d             ;   245.5 p0      35 v[0]
        mov r13d, dword [r8 + 32]  ;   195.8 p2      34 sum
        add r13d, eax              ;   240.5 p0      34 sum
        add r13d, 0x8f1bbcdc       ;   241.5 p1      34 sum
        mov edx, ecx               ;   242.5 p0      36 v[1] copy
        rol edx, 0xa               ;   243.5 p1      36 v[1]
        mov ebx, eax               ;   240.5 p0      26 sum copy
        not ebx                    ;   241.5 p0      26 sum
        and ecx, ebx               ;   242.5 p0      26 sum
        add r12d, ecx              ;   243.5 p1      34 sum
        mov ecx, eax               ;   240.5 p0      26 sum copy
        and ecx, r14d              ;   246.5 p0      26 sum
        add r12d, ecx              ;   247.5 p1      34 sum
        rol r12d, 0xf              ;   248.5 p1      35 v[4]
        add r15d, r12d             ;   249.5 p0      35 v[4]
        mov r12d, dword [r8 + 48]  ;   201.8 p2      34 sum
        add r12d, edx              ;   244.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   245.5 p1      34 sum
        mov ecx, r14d              ;   246.5 p0      36 v[0] copy
        rol ecx, 0xa               ;   247.5 p1      36 v[0]
        mov ebx, edx               ;   244.5 p0      26 sum copy
        not ebx                    ;   245.5 p0      26 sum
        and r14d, ebx              ;   246.5 p0      26 sum
        add r11d, r14d             ;   247.5 p1      34 sum
        mov r14d, edx              ;   244.5 p0      26 sum copy
        and r14d, r15d             ;   250.5 p0      26 sum
        add r11d, r14d             ;   251.5 p1      34 sum
        rol r11d, 0xe              ;   252.5 p1      35 v[3]
        add eax, r11d              ;   253.5 p0      35 v[3]
        mov r11d, dword [r8 + 16]  ;   208.5 p2      34 sum
        add r11d, ecx              ;   248.5 p0      34 sum
        add r11d, 0x8f1bbcdc       ;   249.5 p1      34 sum
        mov r14d, r15d             ;   250.5 p0      36 v[4] copy
        rol r14d, 0xa              ;   251.5 p1      36 v[4]
        mov ebx, ecx               ;   248.5 p0      26 sum copy
        not ebx                    ;   249.5 p0      26 sum
        and r15d, ebx              ;   250.5 p0      26 sum
        add r13d, r15d             ;   251.5 p1      34 sum
        mov r15d, ecx              ;   248.5 p0      26 sum copy
        and r15d, eax              ;   254.5 p0      26 sum
        add r13d, r15d             ;   255.5 p1      34 sum
        rol r13d, 0xf              ;   256.5 p1      35 v[2]
        add edx, r13d              ;   257.5 p0      35 v[2]
        mov r13d, dword [r8 + 52]  ;   215.2 p2      34 sum
        add r13d, r14d             ;   252.5 p0      34 sum
        add r13d, 0x8f1bbcdc       ;   253.5 p1      34 sum
        mov r15d, eax              ;   254.5 p0      36 v[3] copy
        rol r15d, 0xa              ;   255.5 p1      36 v[3]
        mov ebx, r14d              ;   252.5 p0      26 sum copy
        not ebx                    ;   253.5 p0      26 sum
        and eax, ebx               ;   254.5 p0      26 sum
        add r12d, eax              ;   255.5 p1      34 sum
        mov eax, r14d              ;   252.5 p0      26 sum copy
        and eax, edx               ;   258.5 p0      26 sum
        add r12d, eax              ;   259.5 p1      34 sum
        rol r12d, 9                ;   260.5 p1      35 v[1]
        add ecx, r12d              ;   261.5 p0      35 v[1]
        mov r12d, dword [r8 + 12]  ;   221.2 p2      34 sum
        add r12d, r15d             ;   256.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   257.5 p1      34 sum
        mov eax, edx               ;   258.5 p0      36 v[2] copy
        rol eax, 0xa               ;   259.5 p1      36 v[2]
        mov ebx, r15d              ;   256.5 p0      26 sum copy
        not ebx                    ;   257.5 p0      26 sum
        and edx, ebx               ;   258.5 p0      26 sum
        add r11d, edx              ;   259.5 p1      34 sum
        mov edx, r15d              ;   256.5 p0      26 sum copy
        and edx, ecx               ;   262.5 p0      26 sum
        add r11d, edx              ;   263.5 p1      34 sum
        rol r11d, 8                ;   264.5 p1      35 v[0]
        add r14d, r11d             ;   265.5 p0      35 v[0]
        mov r11d, dword [r8 + 28]  ;   227.2 p2      34 sum
        add r11d, eax              ;   260.5 p0      34 sum
        add r11d, 0x8f1bbcdc       ;   261.5 p1      34 sum
        mov edx, ecx               ;   262.5 p0      36 v[1] copy
        rol edx, 0xa               ;   263.5 p1      36 v[1]
        mov ebx, eax               ;   260.5 p0      26 sum copy
        not ebx                    ;   261.5 p0      26 sum
        and ecx, ebx               ;   262.5 p0      26 sum
        add r13d, ecx              ;   263.5 p1      34 sum
        mov ecx, eax               ;   260.5 p0      26 sum copy
        and ecx, r14d              ;   266.5 p0      26 sum
        add r13d, ecx              ;   267.5 p1      34 sum
        rol r13d, 9                ;   268.5 p1      35 v[4]
        add r15d, r13d             ;   269.5 p0      35 v[4]
        mov r13d, dword [r8 + 60]  ;   234.5 p2      34 sum
        add r13d, edx              ;   264.5 p1      34 sum
        add r13d, 0x8f1bbcdc       ;   265.5 p0      34 sum
        mov ecx, r14d              ;   266.5 p1      36 v[0] copy
        rol ecx, 0xa               ;   267.5 p1      36 v[0]
        mov ebx, edx               ;   264.5 p0      26 sum copy
        not ebx                    ;   265.5 p0      26 sum
        and r14d, ebx              ;   266.5 p0      26 sum
        add r12d, r14d             ;   267.5 p1      34 sum
        mov r14d, edx              ;   264.5 p0      26 sum copy
        and r14d, r15d             ;   270.5 p0      26 sum
        add r12d, r14d             ;   271.5 p1      34 sum
        rol r12d, 0xe              ;   272.5 p1      35 v[3]
        add eax, r12d              ;   273.5 p0      35 v[3]
        mov r12d, dword [r8 + 56]  ;   239.2 p2      34 sum
        add r12d, ecx              ;   268.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   269.5 p1      34 sum
        mov r14d, r15d             ;   270.5 p0      36 v[4] copy
        rol r14d, 0xa              ;   271.5 p1      36 v[4]
        mov ebx, ecx               ;   268.5 p0      26 sum copy
        not ebx                    ;   269.5 p0      26 sum
        and r15d, ebx              ;   270.5 p0      26 sum
        add r11d, r15d             ;   271.5 p1      34 sum
        mov r15d, ecx              ;   268.5 p0      26 sum copy
        and r15d, eax              ;   274.5 p0      26 sum
        add r11d, r15d             ;   275.5 p1      34 sum
        rol r11d, 5                ;   276.5 p1      35 v[2]
        add edx, r11d              ;   277.5 p0      35 v[2]
        mov r11d, dword [r8 + 20]  ;   243.8 p2      34 sum
        add r11d, r14d             ;   272.5 p0      34 sum
        add r11d, 0x8f1bbcdc       ;   273.5 p1      34 sum
        mov r15d, eax              ;   274.5 p0      36 v[3] copy
        rol r15d, 0xa              ;   275.5 p1      36 v[3]
        mov ebx, r14d              ;   272.5 p0      26 sum copy
        not ebx                    ;   273.5 p0      26 sum
        and eax, ebx               ;   274.5 p0      26 sum
        add r13d, eax              ;   275.5 p1      34 sum
        mov eax, r14d              ;   272.5 p0      26 sum copy
        and eax, edx               ;   278.5 p0      26 sum
        add r13d, eax              ;   279.5 p1      34 sum
        rol r13d, 6                ;   280.5 p1      35 v[1]
        add ecx, r13d              ;   281.5 p0      35 v[1]
        mov r13d, dword [r8 + 24]  ;   248.5 p2      34 sum
        add r13d, r15d             ;   276.5 p0      34 sum
        add r13d, 0x8f1bbcdc       ;   277.5 p1      34 sum
        mov eax, edx               ;   278.5 p0      36 v[2] copy
        rol eax, 0xa               ;   279.5 p1      36 v[2]
        mov ebx, r15d              ;   276.5 p0      26 sum copy
        not ebx                    ;   277.5 p0      26 sum
        and edx, ebx               ;   278.5 p0      26 sum
        add r12d, edx              ;   279.5 p1      34 sum
        mov edx, r15d              ;   276.5 p0      26 sum copy
        and edx, ecx               ;   282.5 p0      26 sum
        add r12d, edx              ;   283.5 p1      34 sum
        rol r12d, 8                ;   284.5 p1      35 v[0]
        add r14d, r12d             ;   285.5 p0      35 v[0]
        mov r12d, dword [r8 + 8]   ;   253.2 p2      34 sum
        add r12d, eax              ;   280.5 p0      34 sum
        add r12d, 0x8f1bbcdc       ;   281.5 p1      34 sum
        mov edx, ecx               ;   282.5 p0      36 v[1] copy
        rol edx, 0xa               ;   283.5 p1      36 v[1]
        mov ebx, eax               ;   280.5 p0      26 sum copy
        not ebx                    ;   281.5 p0      26 sum
        and ecx, ebx               ;   282.5 p0      26 sum
        add r11d, ecx              ;   283.5 p1      34 sum
        mov ecx, eax               ;   280.5 p0      26 sum copy
        and ecx, r14d              ;   286.5 p0      26 sum
        add r11d, ecx              ;   287.5 p1      34 sum
        rol r11d, 6                ;   288.5 p1      35 v[4]
        add r15d, r11d             ;   289.5 p0      35 v[4]
        mov r11d, dword [r8 + 16]  ;   257.8 p2      34 sum
        add r11d, edx              ;   284.5 p0      34 sum
        add r11d, 0xa953fd4e       ;   285.5 p1      34 sum
        mov ecx, r14d              ;   286.5 p0      36 v[0] copy
        rol ecx, 0xa               ;   287.5 p1      36 v[0]
        mov ebx, edx               ;   284.5 p0      26 sum copy
        not ebx                    ;   285.5 p0      26 sum
        and r14d, ebx              ;   286.5 p0      26 sum
        add r13d, r14d             ;   287.5 p1      34 sum
        mov r14d, edx              ;   284.5 p1      26 sum copy
        and r14d, r15d             ;   290.5 p0      26 sum
        add r13d, r14d             ;   291.5 p1      34 sum
        rol r13d, 5                ;   292.5 p1      35 v[3]
        add eax, r13d              ;   293.5 p0      35 v[3]
        mov r13d, dword [r8]       ;   262.5 p2      34 sum
        add r13d, ecx              ;   288.5 p0      34 sum
        add r13d, 0xa953fd4e       ;   289.5 p1      34 sum
        mov r14d, r15d             ;   290.5 p0      36 v[4] copy
        rol r14d, 0xa              ;   291.5 p1      36 v[4]
        mov ebx, ecx               ;   288.5 p0      26 sum copy
        not ebx                    ;   289.5 p0      26 sum
        and r15d, ebx              ;   290.5 p0      26 sum
        add r12d, r15d             ;   291.5 p1      34 sum
        mov r15d, ecx              ;   288.5 p1      26 sum copy
        and r15d, eax              ;   294.5 p0      26 sum
        add r12d, r15d             ;   295.5 p1      34 sum
        rol r12d, 0xc              ;   296.5 p1      35 v[2]
        add edx, r12d              ;   297.5 p0      35 v[2]
        mov r12d, dword [r8 + 20]  ;   267.2 p2      34 sum
        add r12d, r14d             ;   292.5 p0      34 sum
        add r12d, 0xa953fd4e       ;   293.5 p1      34 sum
        mov r15d, r14d             ;   292.5 p0      26 sum copy
        not r15d                   ;   293.5 p0      26 sum
        or r15d, eax               ;   294.5 p0      26 sum
        rol eax, 0xa               ;   295.5 p1      36 v[3]
        xor r15d, edx              ;   298.5 p0      26 sum
        add r11d, r15d             ;   299.5 p1      34 sum
        rol r11d, 9                ;   300.5 p1      35 v[1]
        add ecx, r11d              ;   301.5 p0      35 v[1]
        mov r11d, dword [r8 + 36]  ;   270.8 p2      34 sum
        add r11d, eax              ;   296.5 p0      34 sum
        add r11d, 0xa953fd4e       ;   297.5 p0      34 sum
        mov r15d, eax              ;   296.5 p1      26 sum copy
        not r15d                   ;   297.5 p0      26 sum
        or r15d, edx               ;   298.5 p0      26 sum
        rol edx, 0xa               ;   299.5 p1      36 v[2]
        xor r15d, ecx              ;   302.5 p0      26 sum
        add r13d, r15d             ;   303.5 p0      34 sum
        rol r13d, 0xf              ;   304.5 p1      35 v[0]
        add r14d, r13d             ;   305.5 p0      35 v[0]
        mov r13d, dword [r8 + 28]  ;   274.5 p2      34 sum
        add r13d, edx              ;   300.5 p0      34 sum
        add r13d, 0xa953fd4e       ;   301.5 p1      34 sum
        mov r15d, edx              ;   300.5 p0      26 sum copy
        not r15d                   ;   301.5 p0      26 sum
        or r15d, ecx               ;   302.5 p0      26 sum
        rol ecx, 0xa               ;   303.5 p1      36 v[1]
        xor r15d, r14d             ;   306.5 p0      26 sum
        add r12d, r15d             ;   307.5 p1      34 sum
        rol r12d, 5                ;   308.5 p1      35 v[4]
        add eax, r12d              ;   309.5 p0      35 v[4]
        mov r12d, dword [r8 + 48]  ;   278.2 p2      34 sum
        add r12d, ecx              ;   304.5 p0      34 sum
        add r12d, 0xa953fd4e       ;   305.5 p0      34 sum
        mov r15d, ecx              ;   304.5 p1      26 sum copy
        not r15d                   ;   305.5 p0      26 sum
        or r15d, r14d              ;   306.5 p0      26 sum
        rol r14d, 0xa              ;   307.5 p1      36 v[0]
        xor r15d, eax              ;   310.5 p0      26 sum
        add r11d, r15d             ;   311.5 p0      34 sum
        rol r11d, 0xb              ;   312.5 p1      35 v[3]
        add edx, r11d              ;   313.5 p0      35 v[3]
        mov r11d, ebp              ;   282.0 p0      26 sum copy
        not r11d                   ;   283.0 p0      26 sum
        or r11d, edi               ;   284.0 p0      26 sum
        mov r15d, dword [r8 + 8]   ;   282.8 p2      34 sum
        add r15d, r14d             ;   308.5 p1      34 sum
        add r15d, 0xa953fd4e       ;   309.5 p0      34 sum
        mov ebx, r14d              ;   308.5 p1      26 sum copy
        not ebx                    ;   309.5 p0      26 sum
        xor r11d, esi              ;   285.0 p0      26 sum
        or ebx, eax                ;   310.5 p0      26 sum
        rol eax, 0xa               ;   311.5 p1      36 v[4]
        xor ebx, edx               ;   314.5 p0      26 sum
        add r11d, r9d              ;   286.2 p1      34 sum
        add r13d, ebx              ;   315.5 p0      34 sum
        add r11d, dword [r8 + 20]  ;   287.2 p2+p1   34 sum
        rol r13d, 6                ;   316.5 p1      35 v[2]
        add ecx, r13d              ;   317.5 p0      35 v[2]
        add r11d, 0x50a28be6       ;   288.2 p0      34 sum
        rol r11d, 8                ;   289.2 p1      35 v[0]
        add r11d, r10d             ;   290.2 p0      35 v[0]
        mov r13d, dword [r8 + 40]  ;   288.8 p2      34 sum
        add r13d, eax              ;   312.5 p0      34 sum
        add r13d, 0xa953fd4e       ;   313.5 p1      34 sum
        mov ebx, eax               ;   312.5 p0      26 sum copy
        not ebx                    ;   313.5 p0      26 sum
        or ebx, edx                ;   314.5 p0      26 sum
        rol edx, 0xa               ;   315.5 p1      36 v[3]
        xor ebx, ecx               ;   318.5 p0      26 sum
        add r12d, ebx              ;   319.5 p1      34 sum
        rol r12d, 8                ;   320.5 p1      35 v[1]
        add r14d, r12d             ;   321.5 p0      35 v[1]
        mov r12d, r11d             ;   292.7 p0      26 sum copy
        mov ebx, r11d              ;   293.2 p0      26 sum copy
        mov dword [rsp + 56], r9d  ;   293.7 p0+p3   44 x[0] spill
        mov r9d, dword [r8 + 56]   ;   293.5 p2      34 sum
        add r9d, edx               ;   316.5 p1      34 sum
        add r9d, 0xa953fd4e        ;   317.5 p1      34 sum
        mov dword [rsp + 60], edi  ;   295.2 p0+p3   44 x[2] spill
        mov edi, edx               ;   316.5 p1      26 sum copy
        not edi                    ;   317.5 p0      26 sum
        or edi, ecx                ;   318.5 p0      26 sum
        rol ecx, 0xa               ;   319.5 p1      36 v[2]
        xor edi, r14d              ;   322.5 p0      26 sum
        add r15d, edi              ;   323.5 p1      34 sum
        rol r11d, 0xa              ;   324.5 p1      36 v[0]
        rol r15d, 0xd              ;   325.5 p1      35 v[0]
        add eax, r15d              ;   326.5 p0      35 v[0]
        mov edi, dword [rsp + 52]  ;   297.8 p2      35 v[3]
        mov r15d, r11d             ;   325.5 p0      26 sum copy
        not r15d                   ;   326.5 p0      26 sum
        mov dword [rsp + 64], r11d ;   325.5 p0+p3   36 v[0] spill
        mov r11d, dword [r8 + 4]   ;   299.2 p2      34 sum
        add r11d, ecx              ;   320.5 p1      34 sum
        add r11d, 0xa953fd4e       ;   321.5 p1      34 sum
        mov dword [rsp + 68], ebp  ;   300.8 p0+p3   44 x[3] spill
        mov ebp, ecx               ;   320.5 p1      26 sum copy
        not ebp                    ;   321.5 p0      26 sum
        or ebp, r14d               ;   322.5 p0      26 sum
        rol r14d, 0xa              ;   323.5 p1      36 v[1]
        xor ebp, eax               ;   327.5 p0      26 sum
        add r13d, ebp              ;   328.5 p1      34 sum
        rol r13d, 0xc              ;   329.5 p1      35 v[4]
        add edx, r13d              ;   330.5 p0      35 v[4]
        mov ebp, dword [rsp + 52]  ;   303.2 p2      26 sum
        not ebp                    ;   307.2 p0      26 sum
        or ebp, esi                ;   308.2 p0      26 sum
        xor r12d, ebp              ;   309.2 p0      26 sum
        add r12d, r10d             ;   310.2 p1      34 sum
        add r12d, dword [r8 + 56]  ;   311.2 p2+p1   34 sum
        add r12d, 0x50a28be6       ;   312.2 p0      34 sum
        rol r12d, 9                ;   313.2 p1      35 v[4]
        mov ebp, dword [rsp + 68]  ;   306.2 p2      44 x[3] reload
        add r12d, ebp              ;   314.2 p0      35 v[4]
        or r15d, r12d              ;   327.5 p0      26 sum
        mov r13d, r12d             ;   315.2 p1      26 sum copy
        rol r12d, 0xa              ;   328.5 p1      36 v[4]
        mov dword [rsp + 72], r10d ;   307.8 p0+p3   44 x[4] spill
        mov r10d, r12d             ;   329.5 p1      26 sum copy
        not r10d                   ;   330.5 p0      26 sum
        mov dword [rsp + 76], esi  ;   309.8 p0+p3   44 x[1] spill
        mov esi, dword [r8 + 12]   ;   309.2 p2      34 sum
        add esi, r14d              ;   324.5 p1      34 sum
        add esi, 0xa953fd4e        ;   325.5 p1      34 sum
        mov ebp, r14d              ;   324.5 p0      26 sum copy
        not ebp                    ;   325.5 p0      26 sum
        or ebp, eax                ;   327.5 p0      26 sum
        rol eax, 0xa               ;   328.5 p1      36 v[0]
        xor ebp, edx               ;   331.5 p0      26 sum
        add r9d, ebp               ;   332.5 p1      34 sum
        rol r9d, 5                 ;   333.5 p1      35 v[3]
        add ecx, r9d               ;   334.5 p0      35 v[3]
        mov ebp, dword [rsp + 52]  ;   312.8 p2      34 sum
        add ebp, dword [r8]        ;   316.8 p2+p0   34 sum
        add ebp, 0x50a28be6        ;   317.8 p0      34 sum
        mov r9d, dword [r8 + 32]   ;   314.8 p2      34 sum
        add r9d, eax               ;   329.5 p1      34 sum
        add r9d, 0xa953fd4e        ;   330.5 p0      34 sum
        mov dword [rsp + 52], r12d ;   329.5 p0+p3   36 v[4] spill
        mov r12d, eax              ;   329.5 p1      26 sum copy
        not r12d                   ;   330.5 p0      26 sum
        or r12d, edx               ;   331.5 p0      26 sum
        rol edx, 0xa               ;   332.5 p1      36 v[4]
        xor r12d, ecx              ;   335.5 p0      26 sum
        add r11d, r12d             ;   336.5 p1      34 sum
        rol r11d, 0xc              ;   337.5 p1      35 v[2]
        add r14d, r11d             ;   338.5 p0      35 v[2]
        mov r11d, dword [rsp + 48] ;   318.2 p2      35 v[2]
        mov r12d, dword [r8 + 44]  ;   319.2 p2      34 sum
        add r12d, edx              ;   333.5 p0      34 sum
        add r12d, 0xa953fd4e       ;   334.5 p1      34 sum
        mov dword [rsp + 80], r10d ;   331.5 p0+p3   26 sum spill
        mov r10d, edx              ;   333.5 p1      26 sum copy
        not r10d                   ;   334.5 p0      26 sum
        or r10d, ecx               ;   335.5 p0      26 sum
        rol ecx, 0xa               ;   336.5 p1      36 v[3]
        xor r10d, r14d             ;   339.5 p0      26 sum
        add esi, r10d              ;   340.5 p1      34 sum
        rol esi, 0xd               ;   341.5 p1      35 v[1]
        add eax, esi               ;   342.5 p0      35 v[1]
        mov esi, dword [rsp + 48]  ;   322.5 p2      26 sum
        not esi                    ;   326.5 p0      26 sum
        or ebx, esi                ;   327.5 p0      26 sum
        xor r13d, ebx              ;   328.5 p0      26 sum
        add r13d, dword [r8 + 28]  ;   329.5 p2+p1   34 sum
        mov esi, dword [rsp + 68]  ;   324.8 p2      44 x[3] reload
        add r13d, esi              ;   330.5 p1      34 sum
        add r13d, 0x50a28be6       ;   331.5 p0      34 sum
        rol r13d, 9                ;   332.5 p1      35 v[3]
        add edi, r13d              ;   333.5 p0      35 v[3]
        xor r15d, edi              ;   334.5 p0      26 sum
        add ebp, r15d              ;   335.5 p1      34 sum
        rol ebp, 0xb               ;   336.5 p1      35 v[2]
        add r11d, ebp              ;   337.5 p0      35 v[2]
        mov ebp, dword [rsp + 80]  ;   331.5 p2      26 sum reload
        or ebp, edi                ;   335.5 p0      26 sum
        rol edi, 0xa               ;   336.5 p1      36 v[3]
        xor ebp, r11d              ;   338.5 p0      26 sum
        add ebp, dword [r8 + 36]   ;   339.5 p2+p0   34 sum
        add ebp, dword [rsp + 48]  ;   340.5 p2+p1   34 sum
        add ebp, 0x50a28be6        ;   341.5 p0      34 sum
        rol ebp, 0xd               ;   342.5 p1      35 v[1]
        mov r10d, dword [rsp + 64] ;   330.8 p2      36 v[0] reload
        add ebp, r10d              ;   343.5 p0      35 v[1]
        add r10d, dword [r8 + 8]   ;   334.8 p2+p1   34 sum
        add r10d, 0x50a28be6       ;   335.8 p0      34 sum
        mov r13d, edi              ;   337.5 p1      26 sum copy
        not r13d                   ;   338.5 p0      26 sum
        or r13d, r11d              ;   339.5 p0      26 sum
        rol r11d, 0xa              ;   340.5 p1      36 v[2]
        xor r13d, ebp              ;   344.5 p0      26 sum
        add r10d, r13d             ;   345.5 p0      34 sum
        rol r10d, 0xf              ;   346.5 p1      35 v[0]
        mov r13d, dword [r8 + 16]  ;   334.8 p2      34 sum
        add r13d, edi              ;   338.8 p0      34 sum
        mov r15d, dword [rsp + 52] ;   335.8 p2      36 v[4] reload
        add r10d, r15d             ;   347.5 p1      35 v[0]
        mov ebx, r11d              ;   341.5 p0      26 sum copy
        not ebx                    ;   342.5 p0      26 sum
        or ebx, ebp                ;   344.5 p0      26 sum
        rol ebp, 0xa               ;   345.5 p1      36 v[1]
        xor ebx, r10d              ;   348.5 p0      26 sum
        add r15d, ebx              ;   349.5 p1      34 sum
        add r15d, dword [r8 + 44]  ;   350.5 p2+p0   34 sum
        add r15d, 0x50a28be6       ;   351.5 p1      34 sum
        rol r15d, 0xf              ;   352.5 p1      35 v[4]
        add edi, r15d              ;   353.5 p0      35 v[4]
        mov r15d, dword [r8 + 24]  ;   339.8 p2      34 sum
        add r15d, ecx              ;   343.8 p0      34 sum
        mov ebx, ecx               ;   340.5 p1      26 sum copy
        not ebx                    ;   341.5 p0      26 sum
        or ebx, r14d               ;   342.5 p0      26 sum
        rol r14d, 0xa              ;   343.5 p1      36 v[2]
        xor ebx, eax               ;   343.5 p0      26 sum
        add r9d, ebx               ;   344.5 p0      34 sum
        rol r9d, 0xe               ;   345.5 p1      35 v[0]
        add edx, r9d               ;   346.5 p0      35 v[0]
        mov r9d, dword [r8 + 52]   ;   343.2 p2      34 sum
        add r9d, r11d              ;   347.2 p0      34 sum
        mov ebx, r10d              ;   348.5 p1      36 v[0] copy
        rol ebx, 0xa               ;   349.5 p1      36 v[0]
        add r13d, 0x50a28be6       ;   344.5 p0      34 sum
        add r15d, 0xa953fd4e       ;   345.0 p0      34 sum
        mov esi, ebp               ;   346.5 p1      26 sum copy
        not esi                    ;   347.5 p0      26 sum
        or r10d, esi               ;   348.5 p0      26 sum
        xor r10d, edi              ;   354.5 p0      26 sum
        add r13d, r10d             ;   355.5 p1      34 sum
        rol r13d, 5                ;   356.5 p1      35 v[3]
        add r11d, r13d             ;   357.5 p0      35 v[3]
        mov esi, ebx               ;   350.5 p0      26 sum copy
        not esi                    ;   351.5 p0      26 sum
        or esi, edi                ;   354.5 p0      26 sum
        xor esi, r11d              ;   358.5 p0      26 sum
        mov r10d, dword [r8 + 60]  ;   348.8 p2      34 sum
        add r10d, r14d             ;   352.8 p1      34 sum
        mov r13d, r14d             ;   349.7 p1      26 sum copy
        not r13d                   ;   350.7 p0      26 sum
        or r13d, eax               ;   351.7 p0      26 sum
        add r9d, esi               ;   359.5 p1      34 sum
        xor r13d, edx              ;   352.7 p0      26 sum
        add r12d, r13d             ;   353.7 p1      34 sum
        rol edi, 0xa               ;   354.7 p1      36 v[4]
        rol r12d, 0xb              ;   355.7 p1      35 v[4]
        add ecx, r12d              ;   356.7 p0      35 v[4]
        mov esi, dword [r8 + 24]   ;   352.5 p2      34 sum
        add esi, ebp               ;   356.5 p0      34 sum
        rol eax, 0xa               ;   357.5 p1      36 v[1]
        mov r12d, edi              ;   355.7 p0      26 sum copy
        not r12d                   ;   356.7 p0      26 sum
        or r12d, r11d              ;   358.5 p0      26 sum
        add r9d, 0x50a28be6        ;   360.5 p1      34 sum
        rol r9d, 7                 ;   361.5 p1      35 v[2]
        add ebp, r9d               ;   362.5 p0      35 v[2]
        xor r12d, ebp              ;   363.5 p0      26 sum
        mov r9d, dword [r8 + 52]   ;   355.8 p2      34 sum
        add r9d, eax               ;   359.8 p0      34 sum
        mov r13d, eax              ;   358.5 p1      26 sum copy
        not r13d                   ;   359.5 p0      26 sum
        or r13d, edx               ;   360.5 p0      26 sum
        add esi, r12d              ;   364.5 p1      34 sum
        rol edx, 0xa               ;   365.5 p1      36 v[0]
        xor r13d, ecx              ;   361.5 p0      26 sum
        add r15d, r13d             ;   362.5 p0      34 sum
        rol r11d, 0xa              ;   363.5 p1      36 v[3]
        rol r15d, 8                ;   364.5 p1      35 v[3]
        add r14d, r15d             ;   365.5 p0      35 v[3]
        mov r12d, dword [r8 + 60]  ;   359.8 p2      34 sum
        add r12d, ebx              ;   363.8 p0      34 sum
        mov r13d, ebp              ;   363.5 p0      26 sum copy
        mov r15d, r11d             ;   364.5 p1      26 sum copy
        not r15d                   ;   365.5 p0      26 sum
        or r13d, r15d              ;   366.5 p0      26 sum
        add esi, 0x50a28be6        ;   365.5 p1      34 sum
        rol esi, 7                 ;   366.5 p1      35 v[1]
        add ebx, esi               ;   367.5 p0      35 v[1]
        xor r13d, ebx              ;   368.5 p0      26 sum
        mov esi, ecx               ;   363.3 p1      26 sum copy
        rol ecx, 0xa               ;   369.5 p1      36 v[4]
        mov r15d, dword [rsp + 68] ;   363.8 p2      49 h
        add r15d, ecx              ;   370.5 p0      49 h
        not ecx                    ;   370.5 p0      26 sum
        or ecx, r14d               ;   371.5 p0      26 sum
        add r10d, 0xa953fd4e       ;   365.2 p1      34 sum
        add r9d, 0xa953fd4e        ;   365.7 p1      34 sum
        mov dword [rsp + 68], r15d ;   371.5 p0+p3   49 h spill
        mov r15d, r14d             ;   366.5 p1      36 v[3] copy
        rol r15d, 0xa              ;   367.5 p1      36 v[3]
        mov dword [rsp + 52], r15d ;   368.5 p0+p3   36 v[3] spill
        mov r15d, edx              ;   367.7 p1      26 sum copy
        not r15d                   ;   368.7 p0      26 sum
        or esi, r15d               ;   369.7 p0      26 sum
        add r12d, r13d             ;   369.5 p1      34 sum
        xor r14d, esi              ;   370.7 p0      26 sum
        add r10d, r14d             ;   371.7 p1      34 sum
        rol ebp, 0xa               ;   372.7 p1      36 v[2]
        mov esi, dword [r8 + 32]   ;   369.5 p2      34 sum
        add esi, edi               ;   373.5 p0      34 sum
        rol r10d, 5                ;   374.5 p1      35 v[2]
        add eax, r10d              ;   375.5 p0      35 v[2]
        add r12d, 0x50a28be6       ;   371.0 p0      34 sum
        rol r12d, 8                ;   372.0 p1      35 v[0]
        add edi, r12d              ;   373.0 p0      35 v[0]
        xor ecx, eax               ;   376.5 p0      26 sum
        add r9d, ecx               ;   377.5 p1      34 sum
        mov r10d, dword [r8 + 4]   ;   372.5 p2      34 sum
        add r10d, r11d             ;   376.5 p0      34 sum
        rol r9d, 6                 ;   378.5 p1      35 v[1]
        mov r12d, dword [r8 + 40]  ;   373.5 p2      34 sum
        add r12d, ebp              ;   377.5 p0      34 sum
        add esi, 0x50a28be6        ;   374.5 p1      34 sum
        mov r13d, ebp              ;   374.5 p0      26 sum copy
        not r13d                   ;   375.5 p0      26 sum
        or r13d, ebx               ;   376.5 p0      26 sum
        rol ebx, 0xa               ;   377.5 p1      36 v[1]
        xor r13d, edi              ;   377.5 p0      26 sum
        add esi, r13d              ;   378.5 p1      34 sum
        rol esi, 0xb               ;   379.5 p1      35 v[4]
        add r11d, esi              ;   380.5 p0      35 v[4]
        mov esi, dword [r8 + 12]   ;   377.2 p2      34 sum
        add esi, ebx               ;   381.2 p0      34 sum
        add r10d, 0x50a28be6       ;   378.0 p0      34 sum
        mov r13d, ebx              ;   378.5 p1      26 sum copy
        not r13d                   ;   379.5 p0      26 sum
        or r13d, edi               ;   380.5 p0      26 sum
        rol edi, 0xa               ;   381.5 p1      36 v[0]
        xor r13d, r11d             ;   381.5 p0      26 sum
        add r10d, r13d             ;   382.5 p0      34 sum
        rol r10d, 0xe              ;   383.5 p1      35 v[3]
        add ebp, r10d              ;   384.5 p0      35 v[3]
        mov r10d, dword [r8 + 48]  ;   380.8 p2      34 sum
        add r10d, edi              ;   384.8 p0      34 sum
        add r12d, 0x50a28be6       ;   381.5 p1      34 sum
        mov r13d, edi              ;   382.5 p0      26 sum copy
        not r13d                   ;   383.5 p0      26 sum
        or r13d, r11d              ;   384.5 p0      26 sum
        rol r11d, 0xa              ;   385.5 p1      36 v[4]
        xor r13d, ebp              ;   385.5 p0      26 sum
        add r12d, r13d             ;   386.5 p1      34 sum
        rol r12d, 0xe              ;   387.5 p1      35 v[2]
        add ebx, r12d              ;   388.5 p0      35 v[2]
        mov r12d, dword [r8 + 24]  ;   384.5 p2      34 sum
        add r12d, r11d             ;   388.5 p0      34 sum
        add esi, 0x50a28be6        ;   385.3 p0      34 sum
        mov r13d, r11d             ;   386.5 p1      26 sum copy
        not r13d                   ;   387.5 p0      26 sum
        or r13d, ebp               ;   388.5 p0      26 sum
        rol ebp, 0xa               ;   389.5 p1      36 v[3]
        xor r13d, ebx              ;   389.5 p0      26 sum
        add esi, r13d              ;   390.5 p0      34 sum
        rol esi, 0xc               ;   391.5 p1      35 v[1]
        add edi, esi               ;   392.5 p0      35 v[1]
        add r10d, 0x50a28be6       ;   388.3 p0      34 sum
        mov esi, dword [r8 + 44]   ;   388.5 p2      34 sum
        add esi, ebp               ;   392.5 p1      34 sum
        mov r13d, ebp              ;   390.5 p0      26 sum copy
        not r13d                   ;   391.5 p0      26 sum
        or r13d, ebx               ;   392.5 p0      26 sum
        rol ebx, 0xa               ;   393.5 p1      36 v[2]
        xor r13d, edi              ;   393.5 p0      26 sum
        add r10d, r13d             ;   394.5 p1      34 sum
        rol r10d, 6                ;   395.5 p1      35 v[0]
        add r11d, r10d             ;   396.5 p0      35 v[0]
        add r12d, 0x5c4dd124       ;   392.0 p0      34 sum
        mov r10d, dword [r8 + 12]  ;   392.2 p2      34 sum
        add r10d, ebx              ;   396.2 p0      34 sum
        add esi, 0x5c4dd124        ;   393.5 p1      34 sum
        add r10d, 0x5c4dd124       ;   397.2 p0      34 sum
        mov r13d, ebx              ;   394.5 p1      26 sum copy
        mov r14d, edi              ;   393.8 p0      26 sum copy
        xor r14d, r11d             ;   397.5 p0      26 sum
        and r13d, r14d             ;   398.5 p0      26 sum
        xor r13d, edi              ;   399.5 p0      26 sum
        add r12d, r13d             ;   400.5 p1      34 sum
        rol r12d, 9                ;   401.5 p1      35 v[4]
        add ebp, r12d              ;   402.5 p0      35 v[4]
        rol edi, 0xa               ;   403.5 p1      36 v[1]
        mov r12d, dword [r8 + 28]  ;   396.5 p2      34 sum
        add r12d, edi              ;   404.5 p0      34 sum
        add r12d, 0x5c4dd124       ;   405.5 p0      34 sum
        mov r13d, r11d             ;   397.7 p1      26 sum copy
        xor r13d, ebp              ;   403.5 p0      26 sum
        and r13d, edi              ;   404.5 p0      26 sum
        xor r13d, r11d             ;   405.5 p0      26 sum
        add esi, r13d              ;   406.5 p1      34 sum
        rol esi, 0xd               ;   407.5 p1      35 v[3]
        add ebx, esi               ;   408.5 p0      35 v[3]
        rol r11d, 0xa              ;   409.5 p1      36 v[0]
        mov esi, dword [r8]        ;   400.2 p2      34 sum
        add esi, r11d              ;   410.5 p0      34 sum
        add esi, 0x5c4dd124        ;   411.5 p0      34 sum
        mov r13d, ebp              ;   403.5 p1      26 sum copy
        xor r13d, ebx              ;   409.5 p0      26 sum
        and r13d, r11d             ;   410.5 p0      26 sum
        xor r13d, ebp              ;   411.5 p0      26 sum
        add r10d, r13d             ;   412.5 p1      34 sum
        rol r10d, 0xf              ;   413.5 p1      35 v[2]
        add edi, r10d              ;   414.5 p0      35 v[2]
        rol ebp, 0xa               ;   415.5 p1      36 v[4]
        mov r10d, dword [r8 + 52]  ;   403.8 p2      34 sum
        add r10d, ebp              ;   416.5 p0      34 sum
        add r10d, 0x5c4dd124       ;   417.5 p0      34 sum
        mov r13d, ebx              ;   409.5 p1      26 sum copy
        xor r13d, edi              ;   415.5 p0      26 sum
        and r13d, ebp              ;   416.5 p0      26 sum
        xor r13d, ebx              ;   417.5 p0      26 sum
        add r12d, r13d             ;   418.5 p1      34 sum
        rol r12d, 7                ;   419.5 p1      35 v[1]
        add r11d, r12d             ;   420.5 p0      35 v[1]
        rol ebx, 0xa               ;   421.5 p1      36 v[3]
        mov r12d, dword [r8 + 20]  ;   407.5 p2      34 sum
        add r12d, ebx              ;   422.5 p0      34 sum
        add r12d, 0x5c4dd124       ;   423.5 p0      34 sum
        mov r13d, edi              ;   415.5 p1      26 sum copy
        xor r13d, r11d             ;   421.5 p0      26 sum
        and r13d, ebx              ;   422.5 p0      26 sum
        xor r13d, edi              ;   423.5 p0      26 sum
        add esi, r13d              ;   424.5 p1      34 sum
        rol esi, 0xc               ;   425.5 p1      35 v[0]
        add ebp, esi               ;   426.5 p0      35 v[0]
        rol edi, 0xa               ;   427.5 p1      36 v[2]
        mov esi, dword [r8 + 40]   ;   411.2 p2      34 sum
        add esi, edi               ;   428.5 p0      34 sum
        add esi, 0x5c4dd124        ;   429.5 p0      34 sum
        mov r13d, r11d             ;   421.5 p1      26 sum copy
        xor r13d, ebp              ;   427.5 p0      26 sum
        and r13d, edi              ;   428.5 p0      26 sum
        xor r13d, r11d             ;   429.5 p0      26 sum
        add r10d, r13d             ;   430.5 p1      34 sum
        rol r10d, 8                ;   431.5 p1      35 v[4]
        add ebx, r10d              ;   432.5 p0      35 v[4]
        rol r11d, 0xa              ;   433.5 p1      36 v[1]
        mov r10d, dword [r8 + 56]  ;   414.8 p2      34 sum
        add r10d, r11d             ;   434.5 p0      34 sum
        add r10d, 0x5c4dd124       ;   435.5 p0      34 sum
        mov r13d, ebp              ;   427.5 p1      26 sum copy
        xor r13d, ebx              ;   433.5 p0      26 sum
        and r13d, r11d             ;   434.5 p0      26 sum
        xor r13d, ebp              ;   435.5 p0      26 sum
        add r12d, r13d             ;   436.5 p1      34 sum
        rol r12d, 9                ;   437.5 p1      35 v[3]
        add edi, r12d              ;   438.5 p0      35 v[3]
        rol ebp, 0xa               ;   439.5 p1      36 v[0]
        mov r12d, dword [r8 + 60]  ;   418.5 p2      34 sum
        add r12d, ebp              ;   440.5 p0      34 sum
        add r12d, 0x5c4dd124       ;   441.5 p0      34 sum
        mov r13d, ebx              ;   433.5 p1      26 sum copy
        xor r13d, edi              ;   439.5 p0      26 sum
        and r13d, ebp              ;   440.5 p0      26 sum
        xor r13d, ebx              ;   441.5 p0      26 sum
        add esi, r13d              ;   442.5 p1      34 sum
        rol esi, 0xb               ;   443.5 p1      35 v[2]
        add r11d, esi              ;   444.5 p0      35 v[2]
        rol ebx, 0xa               ;   445.5 p1      36 v[4]
        mov esi, dword [r8 + 32]   ;   422.2 p2      34 sum
        add esi, ebx               ;   446.5 p0      34 sum
        add esi, 0x5c4dd124        ;   447.5 p0      34 sum
        mov r13d, edi              ;   439.5 p1      26 sum copy
        xor r13d, r11d             ;   445.5 p0      26 sum
        and r13d, ebx              ;   446.5 p0      26 sum
        xor r13d, edi              ;   447.5 p0      26 sum
        add r10d, r13d             ;   448.5 p1      34 sum
        rol r10d, 7                ;   449.5 p1      35 v[1]
        add ebp, r10d              ;   450.5 p0      35 v[1]
        rol edi, 0xa               ;   451.5 p1      36 v[3]
        mov r10d, dword [r8 + 48]  ;   425.8 p2      34 sum
        add r10d, edi              ;   452.5 p0      34 sum
        add r10d, 0x5c4dd124       ;   453.5 p0      34 sum
        mov r13d, r11d             ;   445.5 p1      26 sum copy
        xor r13d, ebp              ;   451.5 p0      26 sum
        and r13d, edi              ;   452.5 p0      26 sum
        xor r13d, r11d             ;   453.5 p0      26 sum
        add r12d, r13d             ;   454.5 p1      34 sum
        rol r12d, 7                ;   455.5 p1      35 v[0]
        add ebx, r12d              ;   456.5 p0      35 v[0]
        rol r11d, 0xa              ;   457.5 p1      36 v[2]
        mov r12d, dword [r8 + 16]  ;   429.5 p2      34 sum
        add r12d, r11d             ;   458.5 p0      34 sum
        add r12d, 0x5c4dd124       ;   459.5 p0      34 sum
        mov r13d, ebp              ;   451.5 p1      26 sum copy
        xor r13d, ebx              ;   457.5 p0      26 sum
        and r13d, r11d             ;   458.5 p0      26 sum
        xor r13d, ebp              ;   459.5 p0      26 sum
        add esi, r13d              ;   460.5 p1      34 sum
        rol esi, 0xc               ;   461.5 p1      35 v[4]
        add edi, esi               ;   462.5 p0      35 v[4]
        rol ebp, 0xa               ;   463.5 p1      36 v[1]
        mov esi, dword [r8 + 36]   ;   433.2 p2      34 sum
        add esi, ebp               ;   464.5 p0      34 sum
        add esi, 0x5c4dd124        ;   465.5 p0      34 sum
        mov r13d, ebx              ;   457.5 p1      26 sum copy
        xor r13d, edi              ;   463.5 p0      26 sum
        and r13d, ebp              ;   464.5 p0      26 sum
        xor r13d, ebx              ;   465.5 p0      26 sum
        add r10d, r13d             ;   466.5 p1      34 sum
        rol r10d, 7                ;   467.5 p1      35 v[3]
        add r11d, r10d             ;   468.5 p0      35 v[3]
        rol ebx, 0xa               ;   469.5 p1      36 v[0]
        mov r10d, dword [r8 + 4]   ;   436.8 p2      34 sum
        add r10d, 0x6d703ef3       ;   440.8 p0      34 sum
        mov r13d, dword [r8 + 12]  ;   437.8 p2      34 sum
        add r13d, 0x6d703ef3       ;   441.8 p0      34 sum
        mov r14d, dword [r8 + 4]   ;   438.8 p2      34 sum
        add r14d, ebx              ;   470.5 p1      34 sum
        add r14d, 0x5c4dd124       ;   471.5 p0      34 sum
        mov r15d, edi              ;   463.5 p1      26 sum copy
        xor r15d, r11d             ;   469.5 p0      26 sum
        and r15d, ebx              ;   470.5 p0      26 sum
        xor r15d, edi              ;   471.5 p0      26 sum
        add r12d, r15d             ;   472.5 p1      34 sum
        rol r12d, 6                ;   473.5 p1      35 v[2]
        add ebp, r12d              ;   474.5 p0      35 v[2]
        rol edi, 0xa               ;   475.5 p1      36 v[4]
        mov r12d, dword [r8 + 8]   ;   441.8 p2      34 sum
        add r12d, edi              ;   476.5 p0      34 sum
        add r12d, 0x5c4dd124       ;   477.5 p0      34 sum
        mov r15d, r11d             ;   469.5 p1      26 sum copy
        xor r15d, ebp              ;   475.5 p0      26 sum
        and r15d, edi              ;   476.5 p0      26 sum
        xor r15d, r11d             ;   477.5 p0      26 sum
        add esi, r15d              ;   478.5 p1      34 sum
        rol esi, 0xf               ;   479.5 p1      35 v[1]
        add ebx, esi               ;   480.5 p0      35 v[1]
        rol r11d, 0xa              ;   481.5 p1      36 v[3]
        mov esi, dword [r8 + 60]   ;   445.5 p2      34 sum
        add esi, r11d              ;   482.5 p0      34 sum
        add esi, 0x6d703ef3        ;   483.5 p0      34 sum
        mov r15d, ebp              ;   475.5 p1      26 sum copy
        xor r15d, ebx              ;   481.5 p0      26 sum
        and r15d, r11d             ;   482.5 p0      26 sum
        xor r15d, ebp              ;   483.5 p0      26 sum
        add r14d, r15d             ;   484.5 p1      34 sum
        rol r14d, 0xd              ;   485.5 p1      35 v[0]
        add edi, r14d              ;   486.5 p0      35 v[0]
        rol ebp, 0xa               ;   487.5 p1      36 v[2]
        mov r14d, dword [r8 + 20]  ;   449.2 p2      34 sum
        add r14d, ebp              ;   488.5 p0      34 sum
        add r14d, 0x6d703ef3       ;   489.5 p0      34 sum
        mov r15d, ebx              ;   481.5 p1      26 sum copy
        xor r15d, edi              ;   487.5 p0      26 sum
        and r15d, ebp              ;   488.5 p0      26 sum
        xor r15d, ebx              ;   489.5 p0      26 sum
        add r12d, r15d             ;   490.5 p1      34 sum
        rol r12d, 0xb              ;   491.5 p1      35 v[4]
        add r11d, r12d             ;   492.5 p0      35 v[4]
        rol ebx, 0xa               ;   493.5 p1      36 v[1]
        add r10d, ebx              ;   494.5 p0      34 sum
        mov r12d, edi              ;   487.5 p0      25 sum copy
        not r12d                   ;   488.5 p0      25 sum
        rol edi, 0xa               ;   495.5 p1      36 v[0]
        or r12d, r11d              ;   493.5 p0      25 sum
        xor r12d, ebx              ;   494.5 p0      25 sum
        add esi, r12d              ;   495.5 p1      34 sum
        rol esi, 9                 ;   496.5 p1      35 v[3]
        add ebp, esi               ;   497.5 p0      35 v[3]
        add r13d, edi              ;   496.5 p0      34 sum
        mov esi, r11d              ;   493.5 p0      25 sum copy
        not esi                    ;   494.5 p0      25 sum
        rol r11d, 0xa              ;   497.5 p1      36 v[4]
        or esi, ebp                ;   498.5 p0      25 sum
        xor esi, edi               ;   499.5 p0      25 sum
        add r14d, esi              ;   500.5 p1      34 sum
        rol r14d, 7                ;   501.5 p1      35 v[2]
        add ebx, r14d              ;   502.5 p0      35 v[2]
        mov esi, dword [r8 + 28]   ;   458.8 p2      34 sum
        add esi, r11d              ;   498.5 p0      34 sum
        add esi, 0x6d703ef3        ;   499.5 p1      34 sum
        mov r12d, ebp              ;   498.5 p0      25 sum copy
        not r12d                   ;   499.5 p0      25 sum
        rol ebp, 0xa               ;   500.5 p1      36 v[3]
        or r12d, ebx               ;   503.5 p0      25 sum
        xor r12d, r11d             ;   504.5 p0      25 sum
        add r10d, r12d             ;   505.5 p1      34 sum
        rol r10d, 0xf              ;   506.5 p1      35 v[1]
        add edi, r10d              ;   507.5 p0      35 v[1]
        mov r10d, dword [r8 + 56]  ;   462.5 p2      34 sum
        add r10d, ebp              ;   501.5 p0      34 sum
        add r10d, 0x6d703ef3       ;   502.5 p1      34 sum
        mov r12d, ebx              ;   503.5 p0      25 sum copy
        not r12d                   ;   504.5 p0      25 sum
        rol ebx, 0xa               ;   503.5 p1      36 v[2]
        or r12d, edi               ;   508.5 p0      25 sum
        xor r12d, ebp              ;   509.5 p0      25 sum
        add r13d, r12d             ;   510.5 p1      34 sum
        rol r13d, 0xb              ;   511.5 p1      35 v[0]
        add r11d, r13d             ;   512.5 p0      35 v[0]
        mov r12d, dword [r8 + 24]  ;   466.2 p2      34 sum
        add r12d, ebx              ;   504.5 p0      34 sum
        add r12d, 0x6d703ef3       ;   505.5 p1      34 sum
        mov r13d, ebx              ;   504.5 p0      25 sum copy
        mov r14d, edi              ;   508.5 p1      25 sum copy
        not r14d                   ;   509.5 p0      25 sum
        rol edi, 0xa               ;   508.5 p1      36 v[1]
        or r14d, r11d              ;   513.5 p0      25 sum
        xor r13d, r14d             ;   514.5 p0      25 sum
        add esi, r13d              ;   515.5 p1      34 sum
        rol esi, 8                 ;   516.5 p1      35 v[4]
        add ebp, esi               ;   517.5 p0      35 v[4]
        mov esi, dword [r8 + 36]   ;   470.2 p2      34 sum
        add esi, edi               ;   509.5 p0      34 sum
        add esi, 0x6d703ef3        ;   510.5 p1      34 sum
        mov r13d, edi              ;   509.5 p0      25 sum copy
        mov r14d, r11d             ;   513.5 p1      25 sum copy
        not r14d                   ;   514.5 p0      25 sum
        rol r11d, 0xa              ;   513.5 p1      36 v[0]
        or r14d, ebp               ;   518.5 p0      25 sum
        xor r13d, r14d             ;   519.5 p0      25 sum
        add r10d, r13d             ;   520.5 p1      34 sum
        rol r10d, 6                ;   521.5 p1      35 v[3]
        add ebx, r10d              ;   522.5 p0      35 v[3]
        mov r10d, dword [r8 + 44]  ;   474.2 p2      34 sum
        add r10d, r11d             ;   514.5 p0      34 sum
        add r10d, 0x6d703ef3       ;   515.5 p1      34 sum
        mov r13d, r11d             ;   514.5 p0      25 sum copy
        mov r14d, ebp              ;   518.5 p1      25 sum copy
        not r14d                   ;   519.5 p0      25 sum
        rol ebp, 0xa               ;   518.5 p1      36 v[4]
        or r14d, ebx               ;   523.5 p0      25 sum
        xor r13d, r14d             ;   524.5 p0      25 sum
        add r12d, r13d             ;   525.5 p1      34 sum
        rol r12d, 6                ;   526.5 p1      35 v[2]
        add edi, r12d              ;   527.5 p0      35 v[2]
        mov r12d, dword [r8 + 32]  ;   478.2 p2      34 sum
        add r12d, ebp              ;   519.5 p0      34 sum
        add r12d, 0x6d703ef3       ;   520.5 p1      34 sum
        mov r13d, dword [r8 + 16]  ;   479.2 p2      34 sum
        add r13d, 0x7a6d76e9       ;   483.2 p0      34 sum
        mov r14d, ebp              ;   519.5 p1      25 sum copy
        mov r15d, ebx              ;   523.5 p0      25 sum copy
        not r15d                   ;   524.5 p0      25 sum
        rol ebx, 0xa               ;   523.5 p1      36 v[3]
        or r15d, edi               ;   528.5 p0      25 sum
        xor r14d, r15d             ;   529.5 p0      25 sum
        add esi, r14d              ;   530.5 p1      34 sum
        rol esi, 0xe               ;   531.5 p1      35 v[1]
        add r11d, esi              ;   532.5 p0      35 v[1]
        mov esi, dword [r8 + 48]   ;   482.8 p2      34 sum
        add esi, ebx               ;   524.5 p0      34 sum
        add esi, 0x6d703ef3        ;   525.5 p1      34 sum
        mov r14d, dword [r8 + 4]   ;   483.8 p2      34 sum
        add r14d, 0x7a6d76e9       ;   487.8 p0      34 sum
        mov r15d, edi              ;   528.5 p1      25 sum copy
        not r15d                   ;   529.5 p0      25 sum
        rol edi, 0xa               ;   528.5 p1      36 v[2]
        or r15d, r11d              ;   533.5 p0      25 sum
        xor r15d, ebx              ;   534.5 p0      25 sum
        add r10d, r15d             ;   535.5 p1      34 sum
        rol r10d, 0xc              ;   536.5 p1      35 v[0]
        add ebp, r10d              ;   537.5 p0      35 v[0]
        mov r10d, dword [r8 + 12]  ;   487.2 p2      34 sum
        add r10d, 0x7a6d76e9       ;   491.2 p0      34 sum
        mov r15d, dword [r8 + 8]   ;   488.2 p2      34 sum
        add r15d, edi              ;   529.5 p1      34 sum
        add r15d, 0x6d703ef3       ;   530.5 p0      34 sum
        mov ecx, r11d              ;   533.5 p1      25 sum copy
        not ecx                    ;   534.5 p0      25 sum
        rol r11d, 0xa              ;   533.5 p1      36 v[1]
        or ecx, ebp                ;   538.5 p0      25 sum
        xor ecx, edi               ;   539.5 p0      25 sum
        add r12d, ecx              ;   540.5 p1      34 sum
        rol r12d, 0xd              ;   541.5 p1      35 v[4]
        add ebx, r12d              ;   542.5 p0      35 v[4]
        mov r12d, dword [r8 + 40]  ;   491.5 p2      34 sum
        add r12d, r11d             ;   534.5 p0      34 sum
        add r12d, 0x6d703ef3       ;   535.5 p1      34 sum
        mov ecx, ebp               ;   538.5 p0      25 sum copy
        not ecx                    ;   539.5 p0      25 sum
        rol ebp, 0xa               ;   538.5 p1      36 v[0]
        or ecx, ebx                ;   543.5 p0      25 sum
        xor ecx, r11d              ;   544.5 p0      25 sum
        add esi, ecx               ;   545.5 p1      34 sum
        rol esi, 5                 ;   546.5 p1      35 v[3]
        add edi, esi               ;   547.5 p0      35 v[3]
        mov esi, dword [r8]        ;   495.8 p2      34 sum
        add esi, ebp               ;   539.5 p1      34 sum
        add esi, 0x6d703ef3        ;   540.5 p0      34 sum
        mov ecx, ebx               ;   543.5 p1      25 sum copy
        not ecx                    ;   544.5 p0      25 sum
        rol ebx, 0xa               ;   543.5 p1      36 v[4]
        or ecx, edi                ;   548.5 p0      25 sum
        xor ecx, ebp               ;   549.5 p0      25 sum
        add r15d, ecx              ;   550.5 p1      34 sum
        rol r15d, 0xe              ;   551.5 p1      35 v[2]
        add r11d, r15d             ;   552.5 p0      35 v[2]
        mov r15d, dword [r8 + 16]  ;   499.8 p2      34 sum
        add r15d, ebx              ;   544.5 p0      34 sum
        add r15d, 0x6d703ef3       ;   545.5 p1      34 sum
        mov ecx, edi               ;   548.5 p0      25 sum copy
        not ecx                    ;   549.5 p0      25 sum
        rol edi, 0xa               ;   548.5 p1      36 v[3]
        or ecx, r11d               ;   553.5 p0      25 sum
        xor ecx, ebx               ;   554.5 p0      25 sum
        add r12d, ecx              ;   555.5 p1      34 sum
        rol r12d, 0xd              ;   556.5 p1      35 v[1]
        add ebp, r12d              ;   557.5 p0      35 v[1]
        mov r12d, dword [r8 + 52]  ;   505.5 p2      34 sum
        add r12d, edi              ;   549.5 p0      34 sum
        add r12d, 0x6d703ef3       ;   550.5 p1      34 sum
        mov ecx, r11d              ;   553.5 p0      25 sum copy
        not ecx                    ;   554.5 p0      25 sum
        rol r11d, 0xa              ;   553.5 p1      36 v[2]
        or ecx, ebp                ;   558.5 p0      25 sum
        xor ecx, edi               ;   559.5 p0      25 sum
        add esi, ecx               ;   560.5 p1      34 sum
        rol esi, 0xd               ;   561.5 p1      35 v[0]
        add ebx, esi               ;   562.5 p0      35 v[0]
        mov esi, dword [r8 + 32]   ;   510.5 p2      34 sum
        add esi, r11d              ;   554.5 p0      34 sum
        add esi, 0x7a6d76e9        ;   555.5 p1      34 sum
        mov ecx, ebp               ;   558.5 p0      25 sum copy
        not ecx                    ;   559.5 p0      25 sum
        rol ebp, 0xa               ;   558.5 p1      36 v[1]
        or ecx, ebx                ;   563.5 p0      25 sum
        xor ecx, r11d              ;   564.5 p0      25 sum
        add r15d, ecx              ;   565.5 p1      34 sum
        rol r15d, 7                ;   566.5 p1      35 v[4]
        add edi, r15d              ;   567.5 p0      35 v[4]
        mov r15d, dword [r8 + 24]  ;   515.5 p2      34 sum
        add r15d, ebp              ;   559.5 p0      34 sum
        add r15d, 0x7a6d76e9       ;   560.5 p1      34 sum
        mov ecx, ebx               ;   563.5 p0      25 sum copy
        not ecx                    ;   564.5 p0      25 sum
        rol ebx, 0xa               ;   563.5 p1      36 v[0]
        or ecx, edi                ;   568.5 p0      25 sum
        xor ecx, ebp               ;   569.5 p0      25 sum
        add r12d, ecx              ;   570.5 p1      34 sum
        rol r12d, 5                ;   571.5 p1      35 v[3]
        add r11d, r12d             ;   572.5 p0      35 v[3]
        add r13d, ebx              ;   564.5 p0      34 sum
        mov r12d, edi              ;   568.5 p1      36 v[4] copy
        rol r12d, 0xa              ;   569.5 p1      36 v[4]
        xor edi, ebx               ;   568.5 p0      25 sum
        and edi, r11d              ;   573.5 p0      25 sum
        xor edi, ebx               ;   574.5 p0      25 sum
        add esi, edi               ;   575.5 p1      34 sum
        rol esi, 0xf               ;   576.5 p1      35 v[2]
        add ebp, esi               ;   577.5 p0      35 v[2]
        add r14d, r12d             ;   570.5 p0      34 sum
        mov esi, r12d              ;   570.5 p1      25 sum copy
        xor esi, r11d              ;   573.5 p0      25 sum
        rol r11d, 0xa              ;   574.5 p1      36 v[3]
        and esi, ebp               ;   578.5 p0      25 sum
        xor esi, r12d              ;   579.5 p0      25 sum
        add r15d, esi              ;   580.5 p1      34 sum
        rol r15d, 5                ;   581.5 p1      35 v[1]
        add ebx, r15d              ;   582.5 p0      35 v[1]
        add r10d, r11d             ;   575.5 p0      34 sum
        mov esi, ebp               ;   578.5 p1      36 v[2] copy
        rol esi, 0xa               ;   579.5 p1      36 v[2]
        xor ebp, r11d              ;   578.5 p0      25 sum
        and ebp, ebx               ;   583.5 p0      25 sum
        xor ebp, r11d              ;   584.5 p0      25 sum
        add r13d, ebp              ;   585.5 p1      34 sum
        rol r13d, 8                ;   586.5 p1      35 v[0]
        add r12d, r13d             ;   587.5 p0      35 v[0]
        mov edi, dword [r8 + 44]   ;   531.2 p2      34 sum
        add edi, esi               ;   580.5 p0      34 sum
        add edi, 0x7a6d76e9        ;   581.5 p1      34 sum
        mov ebp, ebx               ;   583.5 p0      36 v[1] copy
        rol ebp, 0xa               ;   584.5 p1      36 v[1]
        xor ebx, esi               ;   583.5 p0      25 sum
        and ebx, r12d              ;   588.5 p0      25 sum
        xor ebx, esi               ;   589.5 p0      25 sum
        add r14d, ebx              ;   590.5 p1      34 sum
        rol r14d, 0xb              ;   591.5 p1      35 v[4]
        add r11d, r14d             ;   592.5 p0      35 v[4]
        mov r13d, dword [r8 + 60]  ;   535.2 p2      34 sum
        add r13d, ebp              ;   585.5 p0      34 sum
        add r13d, 0x7a6d76e9       ;   586.5 p1      34 sum
        mov r14d, r12d             ;   588.5 p0      36 v[0] copy
        rol r14d, 0xa              ;   589.5 p1      36 v[0]
        xor r12d, ebp              ;   588.5 p0      25 sum
        and r12d, r11d             ;   593.5 p0      25 sum
        xor r12d, ebp              ;   594.5 p0      25 sum
        add r10d, r12d             ;   595.5 p1      34 sum
        rol r10d, 0xe              ;   596.5 p1      35 v[3]
        add esi, r10d              ;   597.5 p0      35 v[3]
        mov r10d, dword [r8]       ;   539.5 p2      34 sum
        add r10d, r14d             ;   590.5 p0      34 sum
        add r10d, 0x7a6d76e9       ;   591.5 p1      34 sum
        mov r12d, r14d             ;   590.5 p0      25 sum copy
        xor r12d, r11d             ;   593.5 p0      25 sum
        rol r11d, 0xa              ;   594.5 p1      36 v[4]
        and r12d, esi              ;   598.5 p0      25 sum
        xor r12d, r14d             ;   599.5 p0      25 sum
        add edi, r12d              ;   600.5 p1      34 sum
        rol edi, 0xe               ;   601.5 p1      35 v[2]
        add ebp, edi               ;   602.5 p0      35 v[2]
        mov edi, dword [r8 + 40]   ;   543.8 p2      34 sum
        mov r12d, dword [r8 + 20]  ;   544.8 p2      34 sum
        add r12d, r11d             ;   595.5 p1      34 sum
        add r12d, 0x7a6d76e9       ;   596.5 p0      34 sum
        mov r15d, r11d             ;   595.5 p1      25 sum copy
        xor r15d, esi              ;   598.5 p0      25 sum
        rol esi, 0xa               ;   599.5 p1      36 v[3]
        and r15d, ebp              ;   603.5 p0      25 sum
        xor r15d, r11d             ;   604.5 p0      25 sum
        add r13d, r15d             ;   605.5 p1      34 sum
        rol r13d, 6                ;   606.5 p1      35 v[1]
        add r14d, r13d             ;   607.5 p0      35 v[1]
        mov r13d, dword [r8 + 16]  ;   549.2 p2      34 sum
        mov r15d, dword [r8 + 4]   ;   550.2 p2      34 sum
        mov ecx, dword [r8 + 48]   ;   551.2 p2      34 sum
        add ecx, esi               ;   600.5 p0      34 sum
        add ecx, 0x7a6d76e9        ;   601.5 p1      34 sum
        mov ebx, ebp               ;   603.5 p0      36 v[2] copy
        rol ebx, 0xa               ;   604.5 p1      36 v[2]
        xor ebp, esi               ;   603.5 p0      25 sum
        and ebp, r14d              ;   608.5 p0      25 sum
        xor ebp, esi               ;   609.5 p0      25 sum
        add r10d, ebp              ;   610.5 p1      34 sum
        rol r10d, 0xe              ;   611.5 p1      35 v[0]
        add r11d, r10d             ;   612.5 p0      35 v[0]
        mov ebp, dword [r8 + 8]    ;   554.8 p2      34 sum
        add ebp, ebx               ;   605.5 p0      34 sum
        add ebp, 0x7a6d76e9        ;   606.5 p1      34 sum
        mov r10d, r14d             ;   608.5 p0      36 v[1] copy
        rol r10d, 0xa              ;   609.5 p1      36 v[1]
        xor r14d, ebx              ;   608.5 p0      25 sum
        and r14d, r11d             ;   613.5 p0      25 sum
        xor r14d, ebx              ;   614.5 p0      25 sum
        add r12d, r14d             ;   615.5 p1      34 sum
        rol r12d, 6                ;   616.5 p1      35 v[4]
        add esi, r12d              ;   617.5 p0      35 v[4]
        mov r12d, dword [r8 + 52]  ;   559.8 p2      34 sum
        add r12d, r10d             ;   610.5 p0      34 sum
        add r12d, 0x7a6d76e9       ;   611.5 p1      34 sum
        mov r14d, r11d             ;   613.5 p0      36 v[0] copy
        rol r14d, 0xa              ;   614.5 p1      36 v[0]
        xor r11d, r10d             ;   613.5 p0      25 sum
        and r11d, esi              ;   618.5 p0      25 sum
        xor r11d, r10d             ;   619.5 p0      25 sum
        add ecx, r11d              ;   620.5 p1      34 sum
        rol ecx, 9                 ;   621.5 p1      35 v[3]
        add ebx, ecx               ;   622.5 p0      35 v[3]
        mov r11d, dword [r8 + 36]  ;   564.8 p2      34 sum
        add r11d, r14d             ;   615.5 p0      34 sum
        add r11d, 0x7a6d76e9       ;   616.5 p1      34 sum
        mov ecx, esi               ;   618.5 p0      36 v[4] copy
        rol ecx, 0xa               ;   619.5 p1      36 v[4]
        xor esi, r14d              ;   618.5 p0      25 sum
        and esi, ebx               ;   623.5 p0      25 sum
        xor esi, r14d              ;   624.5 p0      25 sum
        add ebp, esi               ;   625.5 p1      34 sum
        rol ebp, 0xc               ;   626.5 p1      35 v[2]
        add r10d, ebp              ;   627.5 p0      35 v[2]
        mov esi, dword [r8 + 28]   ;   569.8 p2      34 sum
        add esi, ecx               ;   620.5 p0      34 sum
        add esi, 0x7a6d76e9        ;   621.5 p1      34 sum
        mov ebp, ebx               ;   623.5 p0      36 v[3] copy
        rol ebp, 0xa               ;   624.5 p1      36 v[3]
        xor ebx, ecx               ;   623.5 p0      25 sum
        and ebx, r10d              ;   628.5 p0      25 sum
        xor ebx, ecx               ;   629.5 p0      25 sum
        add r12d, ebx              ;   630.5 p1      34 sum
        rol r12d, 9                ;   631.5 p1      35 v[1]
        add r14d, r12d             ;   632.5 p0      35 v[1]
        mov r12d, dword [r8 + 40]  ;   574.8 p2      34 sum
        add r12d, ebp              ;   625.5 p0      34 sum
        add r12d, 0x7a6d76e9       ;   626.5 p1      34 sum
        mov ebx, r10d              ;   628.5 p0      36 v[2] copy
        rol ebx, 0xa               ;   629.5 p1      36 v[2]
        xor r10d, ebp              ;   628.5 p0      25 sum
        and r10d, r14d             ;   633.5 p0      25 sum
        xor r10d, ebp              ;   634.5 p0      25 sum
        add r11d, r10d             ;   635.5 p1      34 sum
        rol r11d, 0xc              ;   636.5 p1      35 v[0]
        add ecx, r11d              ;   637.5 p0      35 v[0]
        mov r10d, dword [r8 + 56]  ;   580.5 p2      34 sum
        add r10d, ebx              ;   630.5 p0      34 sum
        add r10d, 0x7a6d76e9       ;   631.5 p1      34 sum
        mov r11d, r14d             ;   633.5 p0      36 v[1] copy
        rol r11d, 0xa              ;   634.5 p1      36 v[1]
        xor r14d, ebx              ;   633.5 p0      25 sum
        and r14d, ecx              ;   638.5 p0      25 sum
        xor r14d, ebx              ;   639.5 p0      25 sum
        add esi, r14d              ;   640.5 p1      34 sum
        rol esi, 5                 ;   641.5 p1      35 v[4]
        add ebp, esi               ;   642.5 p0      35 v[4]
        mov esi, dword [r8 + 48]   ;   587.5 p2      34 sum
        add esi, r11d              ;   635.5 p1      34 sum
        mov r14d, ecx              ;   638.5 p0      36 v[0] copy
        rol r14d, 0xa              ;   639.5 p1      36 v[0]
        xor ecx, r11d              ;   638.5 p0      25 sum
        and ecx, ebp               ;   643.5 p0      25 sum
        xor ecx, r11d              ;   644.5 p0      25 sum
        add r12d, ecx              ;   645.5 p1      34 sum
        rol r12d, 0xf              ;   646.5 p1      35 v[3]
        add ebx, r12d              ;   647.5 p0      35 v[3]
        mov r12d, dword [r8 + 60]  ;   591.5 p2      34 sum
        add r12d, r14d             ;   640.5 p0      34 sum
        mov ecx, ebp               ;   643.5 p1      36 v[4] copy
        rol ecx, 0xa               ;   644.5 p1      36 v[4]
        xor ebp, r14d              ;   643.5 p0      25 sum
        and ebp, ebx               ;   648.5 p0      25 sum
        xor ebp, r14d              ;   649.5 p0      25 sum
        add r10d, ebp              ;   650.5 p1      34 sum
        rol r10d, 8                ;   651.5 p1      35 v[2]
        add r11d, r10d             ;   652.5 p0      35 v[2]
        mov ebp, dword [rsp + 72]  ;   596.2 p2      49 h
        add ebp, edx               ;   600.2 p0      49 h
        add edi, ecx               ;   645.5 p1      34 sum
        add eax, dword [rsp + 76]  ;   598.5 p2+p0   48 h0
        mov r10d, ebx              ;   648.5 p1      36 v[3] copy
        rol r10d, 0xa              ;   649.5 p1      36 v[3]
        xor ebx, ecx               ;   648.5 p0      25 sum
        xor ebx, r11d              ;   653.5 p0      25 sum
        add r9d, edx               ;   600.7 p1      49 h
        add esi, ebx               ;   654.5 p0      34 sum
        rol esi, 8                 ;   655.5 p1      35 v[1]
        add r14d, esi              ;   656.5 p0      35 v[1]
        add r9d, dword [rsp + 56]  ;   602.5 p2+p0   49 h
        mov esi, dword [r8 + 12]   ;   603.5 p2      34 sum
        add r13d, r10d             ;   650.5 p1      34 sum
        mov edx, r11d              ;   653.5 p0      36 v[2] copy
        rol edx, 0xa               ;   654.5 p1      36 v[2]
        xor r11d, r10d             ;   653.5 p0      25 sum
        xor r11d, r14d             ;   657.5 p0      25 sum
        add r12d, r11d             ;   658.5 p1      34 sum
        rol r12d, 5                ;   659.5 p1      35 v[0]
        add ecx, r12d              ;   660.5 p0      35 v[0]
        add r15d, edx              ;   655.5 p0      34 sum
        mov r11d, dword [rsp + 52] ;   607.5 p2      49 h
        add r11d, dword [rsp + 60] ;   611.5 p2+p1   49 h
        mov r12d, r14d             ;   657.5 p0      36 v[1] copy
        rol r12d, 0xa              ;   658.5 p1      36 v[1]
        xor r14d, edx              ;   657.5 p0      25 sum
        xor r14d, ecx              ;   661.5 p0      25 sum
        add edi, r14d              ;   662.5 p1      34 sum
        rol edi, 0xc               ;   663.5 p1      35 v[4]
        add r10d, edi              ;   664.5 p0      35 v[4]
        mov edi, dword [r8 + 20]   ;   611.5 p2      34 sum
        add edi, r12d              ;   659.5 p0      34 sum
        mov r14d, ecx              ;   661.5 p1      36 v[0] copy
        rol r14d, 0xa              ;   662.5 p1      36 v[0]
        xor ecx, r12d              ;   661.5 p0      25 sum
        xor ecx, r10d              ;   665.5 p0      25 sum
        add r13d, ecx              ;   666.5 p1      34 sum
        rol r13d, 9                ;   667.5 p1      35 v[3]
        add edx, r13d              ;   668.5 p0      35 v[3]
        mov r13d, dword [r8 + 32]  ;   615.2 p2      34 sum
        add r13d, r14d             ;   663.5 p0      34 sum
        mov ecx, r10d              ;   665.5 p1      36 v[4] copy
        rol ecx, 0xa               ;   666.5 p1      36 v[4]
        xor r10d, r14d             ;   665.5 p0      25 sum
        xor r10d, edx              ;   669.5 p0      25 sum
        add r15d, r10d             ;   670.5 p1      34 sum
        rol r15d, 0xc              ;   671.5 p1      35 v[2]
        add r12d, r15d             ;   672.5 p0      35 v[2]
        mov r10d, dword [r8 + 28]  ;   619.5 p2      34 sum
        add r10d, ecx              ;   667.5 p0      34 sum
        mov r15d, edx              ;   669.5 p1      36 v[3] copy
        rol r15d, 0xa              ;   670.5 p1      36 v[3]
        xor edx, ecx               ;   669.5 p0      25 sum
        xor edx, r12d              ;   673.5 p0      25 sum
        add edi, edx               ;   674.5 p1      34 sum
        rol edi, 5                 ;   675.5 p1      35 v[1]
        add r14d, edi              ;   676.5 p0      35 v[1]
        mov edi, dword [r8 + 24]   ;   623.8 p2      34 sum
        add edi, r15d              ;   671.5 p1      34 sum
        mov edx, r12d              ;   673.5 p0      36 v[2] copy
        rol edx, 0xa               ;   674.5 p1      36 v[2]
        xor r12d, r15d             ;   673.5 p0      25 sum
        xor r12d, r14d             ;   677.5 p0      25 sum
        add r13d, r12d             ;   678.5 p1      34 sum
        rol r13d, 0xe              ;   679.5 p1      35 v[0]
        add ecx, r13d              ;   680.5 p0      35 v[0]
        mov r12d, dword [r8 + 8]   ;   627.5 p2      34 sum
        add r12d, edx              ;   675.5 p0      34 sum
        mov r13d, r14d             ;   677.5 p1      36 v[1] copy
        rol r13d, 0xa              ;   678.5 p1      36 v[1]
        xor r14d, edx              ;   677.5 p0      25 sum
        xor r14d, ecx              ;   681.5 p0      25 sum
        add r10d, r14d             ;   682.5 p1      34 sum
        rol r10d, 6                ;   683.5 p1      35 v[4]
        add r15d, r10d             ;   684.5 p0      35 v[4]
        mov r10d, dword [r8 + 52]  ;   631.2 p2      34 sum
        add r10d, r13d             ;   679.5 p0      34 sum
        mov r14d, ecx              ;   681.5 p1      36 v[0] copy
        rol r14d, 0xa              ;   682.5 p1      36 v[0]
        xor ecx, r13d              ;   681.5 p0      25 sum
        xor ecx, r15d              ;   685.5 p0      25 sum
        add edi, ecx               ;   686.5 p1      34 sum
        rol edi, 8                 ;   687.5 p1      35 v[3]
        add edx, edi               ;   688.5 p0      35 v[3]
        mov edi, dword [r8 + 56]   ;   635.5 p2      34 sum
        add edi, r14d              ;   683.5 p0      34 sum
        mov ecx, r15d              ;   685.5 p1      36 v[4] copy
        rol ecx, 0xa               ;   686.5 p1      36 v[4]
        xor r15d, r14d             ;   685.5 p0      25 sum
        xor r15d, edx              ;   689.5 p0      25 sum
        add r12d, r15d             ;   690.5 p1      34 sum
        rol r12d, 0xd              ;   691.5 p1      35 v[2]
        add r13d, r12d             ;   692.5 p0      35 v[2]
        mov r12d, dword [r8]       ;   639.8 p2      34 sum
        add r12d, ecx              ;   687.5 p0      34 sum
        mov r15d, edx              ;   689.5 p1      36 v[3] copy
        rol r15d, 0xa              ;   690.5 p1      36 v[3]
        xor edx, ecx               ;   689.5 p0      25 sum
        xor edx, r13d              ;   693.5 p0      25 sum
        add r10d, edx              ;   694.5 p1      34 sum
        rol r10d, 6                ;   695.5 p1      35 v[1]
        add r14d, r10d             ;   696.5 p0      35 v[1]
        add esi, r15d              ;   691.5 p0      34 sum
        mov r10d, r15d             ;   691.5 p1      25 sum copy
        xor r10d, r13d             ;   693.5 p0      25 sum
        rol r13d, 0xa              ;   694.5 p1      36 v[2]
        xor r10d, r14d             ;   697.5 p0      25 sum
        add edi, r10d              ;   698.5 p0      34 sum
        rol edi, 5                 ;   699.5 p1      35 v[0]
        add ecx, edi               ;   700.5 p0      35 v[0]
        mov edi, dword [r8 + 36]   ;   648.5 p2      34 sum
        add edi, r13d              ;   695.5 p1      34 sum
        mov r10d, r13d             ;   695.5 p0      25 sum copy
        xor r10d, r14d             ;   697.5 p0      25 sum
        rol r14d, 0xa              ;   698.5 p1      36 v[1]
        xor r10d, ecx              ;   701.5 p0      25 sum
        add r12d, r10d             ;   702.5 p0      34 sum
        rol r12d, 0xf              ;   703.5 p1      35 v[4]
        add r15d, r12d             ;   704.5 p0      35 v[4]
        mov r10d, dword [r8 + 44]  ;   652.5 p2      34 sum
        add r10d, r14d             ;   699.5 p1      34 sum
        mov r12d, r14d             ;   699.5 p0      25 sum copy
        xor r12d, ecx              ;   701.5 p0      25 sum
        rol ecx, 0xa               ;   702.5 p1      36 v[0]
        xor r12d, r15d             ;   705.5 p0      25 sum
        add esi, r12d              ;   706.5 p0      34 sum
        rol esi, 0xd               ;   707.5 p1      35 v[3]
        add r13d, esi              ;   708.5 p0      35 v[3]
        add ebp, ecx               ;   703.5 p0      49 h
        mov esi, dword [rsp + 68]  ;   656.5 p2      49 h reload
        add esi, ecx               ;   703.5 p1      49 h
        xor ecx, r15d              ;   705.5 p0      25 sum
        rol r15d, 0xa              ;   706.5 p1      36 v[4]
        add r11d, r15d             ;   707.5 p0      49 h
        xor ecx, r13d              ;   709.5 p0      25 sum
        add edi, ecx               ;   710.5 p1      34 sum
        rol edi, 0xb               ;   711.5 p1      35 v[2]
        add r14d, edi              ;   712.5 p0      35 v[2]
        xor r15d, r13d             ;   709.5 p0      25 sum
        rol r13d, 0xa              ;   710.5 p1      36 v[3]
        add eax, r13d              ;   711.5 p0      48 h0
        xor r15d, r14d             ;   713.5 p0      25 sum
        add r10d, r15d             ;   714.5 p1      34 sum
        add r9d, r14d              ;   713.5 p0      49 h
        rol r10d, 0xb              ;   715.5 p1      35 v[1]
        add ebp, r10d              ;   716.5 p0      49 h
        add r8, 0x40               ;   662.3 p0      41 blocks
        mov edi, esi               ;   704.5 p1      49 h copy
        mov esi, r11d              ;   708.5 p0      49 h copy
        mov r10d, r9d              ;   714.5 p1      49 h copy
        mov r9d, eax               ;   712.5 p0      48 h0 copy
        cmp r8, qword [rsp + 16]   ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 28], esi  ;                    resident
        mov dword [rsp + 32], edi  ;                    resident
        mov dword [rsp + 36], ebp  ;                    resident
        mov qword [rsp + 8], r8    ;                    resident
        mov dword [rsp + 24], r9d  ;                    resident
        mov dword [rsp + 40], r10d ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 24]  ;     0.0 p2      41 blocks reload
        mov r8, qword [rsp + 0]    ;     1.0 p2      41 blocks reload
        mov dword [r8], esi        ;     4.0 p0+p3   41 blocks
        mov esi, dword [rsp + 28]  ;     2.0 p2      41 blocks reload
        mov dword [r8 + 4], esi    ;     6.0 p0+p3   41 blocks
        mov esi, dword [rsp + 32]  ;     3.0 p2      41 blocks reload
        mov dword [r8 + 8], esi    ;     7.0 p0+p3   41 blocks
        mov esi, dword [rsp + 36]  ;     4.0 p2      41 blocks reload
        mov dword [r8 + 12], esi   ;     8.0 p0+p3   41 blocks
        mov esi, dword [rsp + 40]  ;     5.0 p2      41 blocks reload
        mov dword [r8 + 16], esi   ;     9.0 p0+p3   41 blocks
        xor eax, eax               ;                    cleared
        mov qword [rsp + 24], rax  ;                    cleared
        mov qword [rsp + 32], rax  ;                    cleared
        mov qword [rsp + 40], rax  ;                    cleared
        mov qword [rsp + 48], rax  ;                    cleared
        mov qword [rsp + 56], rax  ;                    cleared
        mov qword [rsp + 64], rax  ;                    cleared
        mov qword [rsp + 72], rax  ;                    cleared
        mov qword [rsp + 80], rax  ;                    cleared
        add rsp, 0x58              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

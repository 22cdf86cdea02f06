; xchacha20_init for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build xchacha20_init --cpu northwood
;
; void xchacha20_init(const void *key, const void *nonce, void *st);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 24 bytes, read, public, no alignment needed
;   st: 64 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 11 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1389 uops, planned 486.3; bounds: width 463.0, ports 413.2, path 397.0
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

for_formats elf64, elfx32, win64, macho64
%if HERE
%fatal "xchacha20_init is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_xchacha20_init
$_xchacha20_init:
%else
        global $xchacha20_init
%endif
$xchacha20_init:
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0x28               ;                    frame
        mov esi, dword [esp + 60]   ;     0.0 p2      47 x[4] reload
        mov edi, dword [esi]        ;     2.0 p2      47 x[4]
        mov ebp, dword [esi + 4]    ;     2.0 p2      47 x[5]
        mov eax, dword [esi + 8]    ;     3.0 p2      47 x[6]
        mov ecx, dword [esi + 12]   ;     4.0 p2      47 x[7]
        lea edx, [edi + 1634760805] ;     4.0 p0      11 x[0]
        mov ebx, edx                ;     4.5 p1      12 x[12] copy
        mov ecx, dword [esp + 64]   ;     5.0 p2      45 x[12] reload
        xor ebx, dword [ecx]        ;     9.0 p2+p0   12 x[12]
        rol ebx, 0x10               ;     9.5 p1      12 x[12]
        mov eax, dword [esi + 16]   ;     7.0 p2      13 x[8]
        add eax, ebx                ;    13.5 p0      13 x[8]
        xor edi, eax                ;    14.0 p0      14 x[4]
        rol edi, 0xc                ;    14.5 p1      14 x[4]
        add edx, edi                ;    18.5 p0      15 x[0]
        xor ebx, edx                ;    19.0 p0      16 x[12]
        rol ebx, 8                  ;    19.5 p1      16 x[12]
        add eax, ebx                ;    23.5 p0      17 x[8]
        xor edi, eax                ;    24.0 p0      18 x[4]
        rol edi, 7                  ;    24.5 p1      18 x[4]
        mov dword [esp + 0], edi    ;    28.5 p0+p3   18 x[4] spill
        lea edi, [ebp + 857760878]  ;     7.7 p1      11 x[1]
        mov dword [esp + 4], eax    ;    24.0 p0+p3   17 x[8] spill
        mov eax, edi                ;     8.2 p1      12 x[13] copy
        xor eax, dword [ecx + 4]    ;     9.0 p2+p0   12 x[13]
        rol eax, 0x10               ;     9.5 p1      12 x[13]
        mov dword [esp + 8], ebx    ;    23.5 p0+p3   16 x[12] spill
        mov ebx, dword [esi + 20]   ;     9.7 p2      13 x[9]
        add ebx, eax                ;    13.5 p1      13 x[9]
        xor ebp, ebx                ;    14.0 p0      14 x[5]
        rol ebp, 0xc                ;    14.5 p1      14 x[5]
        add edi, ebp                ;    18.5 p0      15 x[1]
        xor eax, edi                ;    19.0 p0      16 x[13]
        rol eax, 8                  ;    19.5 p1      16 x[13]
        add ebx, eax                ;    23.5 p0      17 x[9]
        xor ebp, ebx                ;    24.0 p0      18 x[5]
        rol ebp, 7                  ;    24.5 p1      18 x[5]
        mov dword [esp + 12], ebx   ;    24.0 p0+p3   17 x[9] spill
        mov ebx, dword [esi + 8]    ;    13.3 p2      11 x[2]
        add ebx, 0x79622d32         ;    15.3 p1      11 x[2]
        mov dword [esp + 16], eax   ;    23.5 p0+p3   16 x[13] spill
        mov eax, ebx                ;    15.8 p1      12 x[14] copy
        xor eax, dword [ecx + 8]    ;    16.3 p2+p0   12 x[14]
        rol eax, 0x10               ;    16.8 p1      12 x[14]
        mov dword [esp + 20], edi   ;    19.0 p0+p3   15 x[1] spill
        mov edi, dword [esi + 24]   ;    16.0 p2      13 x[10]
        add edi, eax                ;    20.8 p1      13 x[10]
        add edx, ebp                ;    28.5 p0      11 x[0]
        mov dword [esp + 24], ebp   ;    28.5 p0+p3   18 x[5] spill
        mov ebp, dword [esi + 8]    ;    17.3 p2      14 x[6]
        xor ebp, edi                ;    21.3 p0      14 x[6]
        rol ebp, 0xc                ;    21.8 p1      14 x[6]
        add ebx, ebp                ;    25.8 p0      15 x[2]
        xor eax, ebx                ;    26.3 p0      16 x[14]
        rol eax, 8                  ;    26.8 p1      16 x[14]
        add edi, eax                ;    30.8 p0      17 x[10]
        xor ebp, edi                ;    31.3 p0      18 x[6]
        rol ebp, 7                  ;    31.8 p1      18 x[6]
        mov dword [esp + 28], eax   ;    30.8 p0+p3   16 x[14] spill
        mov eax, dword [esi + 12]   ;    20.7 p2      11 x[3]
        add eax, 0x6b206574         ;    22.7 p1      11 x[3]
        mov dword [esp + 32], ebx   ;    26.3 p0+p3   15 x[2] spill
        mov ebx, eax                ;    23.2 p1      12 x[15] copy
        xor ebx, dword [ecx + 12]   ;    23.7 p2+p0   12 x[15]
        rol ebx, 0x10               ;    24.2 p1      12 x[15]
        mov ecx, dword [esi + 28]   ;    23.0 p2      13 x[11]
        add ecx, ebx                ;    28.2 p0      13 x[11]
        mov esi, dword [esi + 12]   ;    24.0 p2      14 x[7]
        xor esi, ecx                ;    28.7 p0      14 x[7]
        rol esi, 0xc                ;    29.2 p1      14 x[7]
        add eax, esi                ;    33.2 p0      15 x[3]
        xor ebx, eax                ;    33.7 p0      16 x[15]
        rol ebx, 8                  ;    34.2 p1      16 x[15]
        add ecx, ebx                ;    38.2 p0      17 x[11]
        xor esi, ecx                ;    38.7 p0      18 x[7]
        rol esi, 7                  ;    39.2 p1      18 x[7]
        xor ebx, edx                ;    38.2 p0      12 x[15]
        rol ebx, 0x10               ;    38.7 p1      12 x[15]
        add edi, ebx                ;    42.7 p0      13 x[10]
        mov dword [esp + 36], eax   ;    33.7 p0+p3   15 x[3] spill
        mov eax, dword [esp + 24]   ;    29.5 p2      14 x[5]
        xor eax, edi                ;    43.2 p0      14 x[5]
        rol eax, 0xc                ;    43.7 p1      14 x[5]
        add edx, eax                ;    47.7 p0      15 x[0]
        xor ebx, edx                ;    48.2 p0      16 x[15]
        rol ebx, 8                  ;    48.7 p1      16 x[15]
        add edi, ebx                ;    52.7 p0      17 x[10]
        xor eax, edi                ;    53.2 p0      18 x[5]
        rol eax, 7                  ;    53.7 p1      18 x[5]
        mov dword [esp + 24], ebx   ;    52.7 p0+p3   16 x[15] spill
        mov ebx, dword [esp + 20]   ;    31.3 p2      11 x[1]
        add ebx, ebp                ;    35.8 p1      11 x[1]
        mov dword [esp + 20], edi   ;    53.2 p0+p3   17 x[10] spill
        mov edi, dword [esp + 8]    ;    32.3 p2      12 x[12]
        xor edi, ebx                ;    36.3 p0      12 x[12]
        rol edi, 0x10               ;    36.8 p1      12 x[12]
        add ecx, edi                ;    40.8 p0      13 x[11]
        xor ebp, ecx                ;    41.3 p0      14 x[6]
        rol ebp, 0xc                ;    41.8 p1      14 x[6]
        add ebx, ebp                ;    45.8 p0      15 x[1]
        xor edi, ebx                ;    46.3 p0      16 x[12]
        rol edi, 8                  ;    46.8 p1      16 x[12]
        add ecx, edi                ;    50.8 p0      17 x[11]
        xor ebp, ecx                ;    51.3 p0      18 x[6]
        rol ebp, 7                  ;    51.8 p1      18 x[6]
        mov dword [esp + 8], ecx    ;    51.3 p0+p3   17 x[11] spill
        mov ecx, dword [esp + 32]   ;    36.7 p2      11 x[2]
        add ecx, esi                ;    43.2 p1      11 x[2]
        mov dword [esp + 32], ebp   ;    55.8 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;    37.7 p2      12 x[13]
        xor ebp, ecx                ;    43.7 p0      12 x[13]
        rol ebp, 0x10               ;    44.2 p1      12 x[13]
        mov dword [esp + 16], eax   ;    57.7 p0+p3   18 x[5] spill
        mov eax, dword [esp + 4]    ;    39.0 p2      13 x[8]
        add eax, ebp                ;    48.2 p1      13 x[8]
        xor esi, eax                ;    48.7 p0      14 x[7]
        rol esi, 0xc                ;    49.2 p1      14 x[7]
        add ecx, esi                ;    53.2 p0      15 x[2]
        xor ebp, ecx                ;    53.7 p0      16 x[13]
        rol ebp, 8                  ;    54.2 p1      16 x[13]
        add eax, ebp                ;    58.2 p0      17 x[8]
        xor esi, eax                ;    58.7 p0      18 x[7]
        rol esi, 7                  ;    59.2 p1      18 x[7]
        mov dword [esp + 4], esi    ;    63.2 p0+p3   18 x[7] spill
        mov esi, dword [esp + 36]   ;    42.7 p2      11 x[3]
        add esi, dword [esp + 0]    ;    44.7 p2+p1   11 x[3]
        add ebx, dword [esp + 16]   ;    60.7 p2+p1   11 x[1]
        mov dword [esp + 36], ecx   ;    53.7 p0+p3   15 x[2] spill
        mov ecx, dword [esp + 28]   ;    45.7 p2      12 x[14]
        xor ecx, esi                ;    47.7 p0      12 x[14]
        rol ecx, 0x10               ;    48.2 p1      12 x[14]
        xor ebp, ebx                ;    61.2 p0      12 x[13]
        rol ebp, 0x10               ;    61.7 p1      12 x[13]
        mov dword [esp + 28], ebx   ;    61.2 p0+p3   11 x[1] spill
        mov ebx, dword [esp + 12]   ;    46.7 p2      13 x[9]
        add ebx, ecx                ;    52.2 p1      13 x[9]
        mov dword [esp + 12], ebp   ;    65.7 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;    47.7 p2      14 x[4]
        xor ebp, ebx                ;    52.7 p0      14 x[4]
        rol ebp, 0xc                ;    53.2 p1      14 x[4]
        add esi, ebp                ;    57.2 p0      15 x[3]
        xor ecx, esi                ;    57.7 p0      16 x[14]
        rol ecx, 8                  ;    58.2 p1      16 x[14]
        add ebx, ecx                ;    62.2 p0      17 x[9]
        xor ebp, ebx                ;    62.7 p0      18 x[4]
        rol ebp, 7                  ;    63.2 p1      18 x[4]
        add edx, ebp                ;    67.2 p0      11 x[0]
        xor edi, edx                ;    67.7 p0      12 x[12]
        rol edi, 0x10               ;    68.2 p1      12 x[12]
        add eax, edi                ;    72.2 p0      13 x[8]
        xor ebp, eax                ;    72.7 p0      14 x[4]
        rol ebp, 0xc                ;    73.2 p1      14 x[4]
        add edx, ebp                ;    77.2 p0      15 x[0]
        xor edi, edx                ;    77.7 p0      16 x[12]
        rol edi, 8                  ;    78.2 p1      16 x[12]
        add eax, edi                ;    82.2 p0      17 x[8]
        xor ebp, eax                ;    82.7 p0      18 x[4]
        rol ebp, 7                  ;    83.2 p1      18 x[4]
        add ebx, dword [esp + 12]   ;    68.7 p2+p0   13 x[9]
        add esi, dword [esp + 4]    ;    66.2 p2+p0   11 x[3]
        mov dword [esp + 0], ebp    ;    87.2 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 16]   ;    58.7 p2      14 x[5]
        xor ebp, ebx                ;    69.2 p0      14 x[5]
        rol ebp, 0xc                ;    69.7 p1      14 x[5]
        mov dword [esp + 16], eax   ;    82.7 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;    62.2 p2      15 x[1]
        add eax, ebp                ;    73.7 p1      15 x[1]
        mov dword [esp + 28], edi   ;    82.2 p0+p3   16 x[12] spill
        mov edi, dword [esp + 12]   ;    66.7 p2      16 x[13]
        xor edi, eax                ;    74.2 p0      16 x[13]
        rol edi, 8                  ;    74.7 p1      16 x[13]
        add ebx, edi                ;    78.7 p0      17 x[9]
        xor ebp, ebx                ;    79.2 p0      18 x[5]
        rol ebp, 7                  ;    79.7 p1      18 x[5]
        mov dword [esp + 12], ebx   ;    79.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 36]   ;    61.0 p2      11 x[2]
        add ebx, dword [esp + 32]   ;    63.0 p2+p1   11 x[2]
        xor ecx, ebx                ;    63.5 p0      12 x[14]
        rol ecx, 0x10               ;    64.0 p1      12 x[14]
        add edx, ebp                ;    83.7 p0      11 x[0]
        mov dword [esp + 36], edi   ;    78.7 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;    63.3 p2      13 x[10]
        add edi, ecx                ;    68.0 p1      13 x[10]
        mov dword [esp + 20], eax   ;    74.2 p0+p3   15 x[1] spill
        mov eax, dword [esp + 32]   ;    64.3 p2      14 x[6]
        xor eax, edi                ;    68.5 p0      14 x[6]
        rol eax, 0xc                ;    69.0 p1      14 x[6]
        add ebx, eax                ;    73.0 p0      15 x[2]
        xor ecx, ebx                ;    73.5 p0      16 x[14]
        rol ecx, 8                  ;    74.0 p1      16 x[14]
        add edi, ecx                ;    78.0 p0      17 x[10]
        xor eax, edi                ;    78.5 p0      18 x[6]
        rol eax, 7                  ;    79.0 p1      18 x[6]
        mov dword [esp + 32], ecx   ;    78.0 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 24]   ;    67.7 p2      12 x[15]
        xor ecx, esi                ;    69.7 p0      12 x[15]
        rol ecx, 0x10               ;    70.2 p1      12 x[15]
        mov dword [esp + 24], ebx   ;    73.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;    69.0 p2      13 x[11]
        add ebx, ecx                ;    74.2 p1      13 x[11]
        mov dword [esp + 8], eax    ;    83.0 p0+p3   18 x[6] spill
        mov eax, dword [esp + 4]    ;    70.0 p2      14 x[7]
        xor eax, ebx                ;    74.7 p0      14 x[7]
        rol eax, 0xc                ;    75.2 p1      14 x[7]
        add esi, eax                ;    79.2 p1      15 x[3]
        xor ecx, esi                ;    79.7 p0      16 x[15]
        rol ecx, 8                  ;    80.2 p1      16 x[15]
        add ebx, ecx                ;    84.2 p0      17 x[11]
        xor eax, ebx                ;    84.7 p0      18 x[7]
        rol eax, 7                  ;    85.2 p1      18 x[7]
        xor ecx, edx                ;    84.2 p0      12 x[15]
        rol ecx, 0x10               ;    84.7 p1      12 x[15]
        add edi, ecx                ;    88.7 p0      13 x[10]
        xor ebp, edi                ;    89.2 p0      14 x[5]
        rol ebp, 0xc                ;    89.7 p1      14 x[5]
        add edx, ebp                ;    93.7 p0      15 x[0]
        xor ecx, edx                ;    94.2 p0      16 x[15]
        rol ecx, 8                  ;    94.7 p1      16 x[15]
        add edi, ecx                ;    98.7 p0      17 x[10]
        xor ebp, edi                ;    99.2 p0      18 x[5]
        rol ebp, 7                  ;    99.7 p1      18 x[5]
        mov dword [esp + 4], ecx    ;    98.7 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 20]   ;    77.0 p2      11 x[1]
        add ecx, dword [esp + 8]    ;    86.0 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;    90.2 p2+p1   11 x[3]
        mov dword [esp + 20], edi   ;    99.2 p0+p3   17 x[10] spill
        mov edi, dword [esp + 28]   ;    83.2 p2      12 x[12]
        xor edi, ecx                ;    86.5 p0      12 x[12]
        rol edi, 0x10               ;    87.0 p1      12 x[12]
        add ebx, edi                ;    91.0 p0      13 x[11]
        mov dword [esp + 28], ebp   ;   103.7 p0+p3   18 x[5] spill
        mov ebp, dword [esp + 8]    ;    84.0 p2      14 x[6]
        xor ebp, ebx                ;    91.5 p0      14 x[6]
        rol ebp, 0xc                ;    92.0 p1      14 x[6]
        add ecx, ebp                ;    96.0 p0      15 x[1]
        xor edi, ecx                ;    96.5 p0      16 x[12]
        rol edi, 8                  ;    97.0 p1      16 x[12]
        add ebx, edi                ;   101.0 p0      17 x[11]
        xor ebp, ebx                ;   101.5 p0      18 x[6]
        rol ebp, 7                  ;   102.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   101.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 24]   ;    84.0 p2      11 x[2]
        add ebx, eax                ;    89.2 p1      11 x[2]
        mov dword [esp + 24], ebp   ;   106.0 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 36]   ;    85.0 p2      12 x[13]
        xor ebp, ebx                ;    89.7 p0      12 x[13]
        rol ebp, 0x10               ;    90.2 p1      12 x[13]
        mov dword [esp + 36], ecx   ;    96.5 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 16]   ;    86.3 p2      13 x[8]
        add ecx, ebp                ;    94.2 p1      13 x[8]
        xor eax, ecx                ;    94.7 p0      14 x[7]
        rol eax, 0xc                ;    95.2 p1      14 x[7]
        add ebx, eax                ;    99.2 p0      15 x[2]
        xor ebp, ebx                ;    99.7 p0      16 x[13]
        rol ebp, 8                  ;   100.2 p1      16 x[13]
        add ecx, ebp                ;   104.2 p0      17 x[8]
        xor eax, ecx                ;   104.7 p0      18 x[7]
        rol eax, 7                  ;   105.2 p1      18 x[7]
        mov dword [esp + 16], eax   ;   109.2 p0+p3   18 x[7] spill
        mov eax, dword [esp + 32]   ;    90.0 p2      12 x[14]
        xor eax, esi                ;    92.0 p0      12 x[14]
        rol eax, 0x10               ;    92.5 p1      12 x[14]
        mov dword [esp + 32], ebx   ;    99.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;    91.3 p2      13 x[9]
        add ebx, eax                ;    96.5 p1      13 x[9]
        mov dword [esp + 12], ebp   ;   104.2 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;    92.3 p2      14 x[4]
        xor ebp, ebx                ;    97.0 p0      14 x[4]
        rol ebp, 0xc                ;    97.5 p1      14 x[4]
        add esi, ebp                ;   101.5 p1      15 x[3]
        xor eax, esi                ;   102.0 p0      16 x[14]
        rol eax, 8                  ;   102.5 p1      16 x[14]
        add ebx, eax                ;   106.5 p0      17 x[9]
        xor ebp, ebx                ;   107.0 p0      18 x[4]
        rol ebp, 7                  ;   107.5 p1      18 x[4]
        add edx, ebp                ;   111.5 p0      11 x[0]
        xor edi, edx                ;   112.0 p0      12 x[12]
        rol edi, 0x10               ;   112.5 p1      12 x[12]
        add ecx, edi                ;   116.5 p0      13 x[8]
        xor ebp, ecx                ;   117.0 p0      14 x[4]
        rol ebp, 0xc                ;   117.5 p1      14 x[4]
        add edx, ebp                ;   121.5 p0      15 x[0]
        xor edi, edx                ;   122.0 p0      16 x[12]
        rol edi, 8                  ;   122.5 p1      16 x[12]
        add ecx, edi                ;   126.5 p0      17 x[8]
        xor ebp, ecx                ;   127.0 p0      18 x[4]
        rol ebp, 7                  ;   127.5 p1      18 x[4]
        mov dword [esp + 0], ebp    ;   131.5 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 36]   ;    99.7 p2      11 x[1]
        add ebp, dword [esp + 28]   ;   106.7 p2+p1   11 x[1]
        mov dword [esp + 36], ecx   ;   127.0 p0+p3   17 x[8] spill
        mov ecx, dword [esp + 12]   ;   105.2 p2      12 x[13] reload
        xor ecx, ebp                ;   107.2 p0      12 x[13]
        rol ecx, 0x10               ;   107.7 p1      12 x[13]
        add ebx, ecx                ;   111.7 p0      13 x[9]
        add esi, dword [esp + 16]   ;   112.2 p2+p1   11 x[3]
        mov dword [esp + 12], edi   ;   126.5 p0+p3   16 x[12] spill
        mov edi, dword [esp + 28]   ;   104.7 p2      14 x[5]
        xor edi, ebx                ;   112.2 p0      14 x[5]
        rol edi, 0xc                ;   112.7 p1      14 x[5]
        add ebp, edi                ;   116.7 p0      15 x[1]
        xor ecx, ebp                ;   117.2 p0      16 x[13]
        rol ecx, 8                  ;   117.7 p1      16 x[13]
        add ebx, ecx                ;   121.7 p0      17 x[9]
        xor edi, ebx                ;   122.2 p0      18 x[5]
        rol edi, 7                  ;   122.7 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   122.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 32]   ;   106.7 p2      11 x[2]
        add ebx, dword [esp + 24]   ;   109.0 p2+p1   11 x[2]
        xor eax, ebx                ;   109.5 p0      12 x[14]
        rol eax, 0x10               ;   110.0 p1      12 x[14]
        add edx, edi                ;   126.7 p0      11 x[0]
        mov dword [esp + 32], ecx   ;   121.7 p0+p3   16 x[13] spill
        mov ecx, dword [esp + 20]   ;   109.0 p2      13 x[10]
        add ecx, eax                ;   114.0 p1      13 x[10]
        mov dword [esp + 20], ebp   ;   117.2 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 24]   ;   110.0 p2      14 x[6]
        xor ebp, ecx                ;   114.5 p0      14 x[6]
        rol ebp, 0xc                ;   115.0 p1      14 x[6]
        add ebx, ebp                ;   119.0 p0      15 x[2]
        xor eax, ebx                ;   119.5 p0      16 x[14]
        rol eax, 8                  ;   120.0 p1      16 x[14]
        add ecx, eax                ;   124.0 p0      17 x[10]
        xor ebp, ecx                ;   124.5 p0      18 x[6]
        rol ebp, 7                  ;   125.0 p1      18 x[6]
        mov dword [esp + 24], eax   ;   124.0 p0+p3   16 x[14] spill
        mov eax, dword [esp + 4]    ;   113.3 p2      12 x[15]
        xor eax, esi                ;   115.3 p0      12 x[15]
        rol eax, 0x10               ;   115.8 p1      12 x[15]
        mov dword [esp + 4], ebx    ;   119.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   114.7 p2      13 x[11]
        add ebx, eax                ;   119.8 p1      13 x[11]
        mov dword [esp + 8], ebp    ;   129.0 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;   115.7 p2      14 x[7]
        xor ebp, ebx                ;   120.3 p0      14 x[7]
        rol ebp, 0xc                ;   120.8 p1      14 x[7]
        add esi, ebp                ;   124.8 p1      15 x[3]
        xor eax, esi                ;   125.3 p0      16 x[15]
        rol eax, 8                  ;   125.8 p1      16 x[15]
        add ebx, eax                ;   129.8 p0      17 x[11]
        xor ebp, ebx                ;   130.3 p0      18 x[7]
        rol ebp, 7                  ;   130.8 p1      18 x[7]
        xor eax, edx                ;   129.8 p0      12 x[15]
        rol eax, 0x10               ;   130.3 p1      12 x[15]
        add ecx, eax                ;   134.3 p0      13 x[10]
        xor edi, ecx                ;   134.8 p0      14 x[5]
        rol edi, 0xc                ;   135.3 p1      14 x[5]
        add edx, edi                ;   139.3 p0      15 x[0]
        xor eax, edx                ;   139.8 p0      16 x[15]
        rol eax, 8                  ;   140.3 p1      16 x[15]
        add ecx, eax                ;   144.3 p0      17 x[10]
        xor edi, ecx                ;   144.8 p0      18 x[5]
        rol edi, 7                  ;   145.3 p1      18 x[5]
        mov dword [esp + 16], eax   ;   144.3 p0+p3   16 x[15] spill
        mov eax, dword [esp + 20]   ;   122.7 p2      11 x[1]
        add eax, dword [esp + 8]    ;   132.0 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   134.5 p2+p1   11 x[3]
        mov dword [esp + 20], ecx   ;   144.8 p0+p3   17 x[10] spill
        mov ecx, dword [esp + 12]   ;   127.5 p2      12 x[12]
        xor ecx, eax                ;   132.5 p0      12 x[12]
        rol ecx, 0x10               ;   133.0 p1      12 x[12]
        add ebx, ecx                ;   137.0 p0      13 x[11]
        mov dword [esp + 12], edi   ;   149.3 p0+p3   18 x[5] spill
        mov edi, dword [esp + 8]    ;   130.0 p2      14 x[6]
        xor edi, ebx                ;   137.5 p0      14 x[6]
        rol edi, 0xc                ;   138.0 p1      14 x[6]
        add eax, edi                ;   142.0 p0      15 x[1]
        xor ecx, eax                ;   142.5 p0      16 x[12]
        rol ecx, 8                  ;   143.0 p1      16 x[12]
        add ebx, ecx                ;   147.0 p0      17 x[11]
        xor edi, ebx                ;   147.5 p0      18 x[6]
        rol edi, 7                  ;   148.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   147.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 4]    ;   129.7 p2      11 x[2]
        add ebx, ebp                ;   134.8 p1      11 x[2]
        mov dword [esp + 4], edi    ;   152.0 p0+p3   18 x[6] spill
        mov edi, dword [esp + 32]   ;   130.7 p2      12 x[13]
        xor edi, ebx                ;   135.3 p0      12 x[13]
        rol edi, 0x10               ;   135.8 p1      12 x[13]
        mov dword [esp + 32], eax   ;   142.5 p0+p3   15 x[1] spill
        mov eax, dword [esp + 36]   ;   132.0 p2      13 x[8]
        add eax, edi                ;   139.8 p1      13 x[8]
        xor ebp, eax                ;   140.3 p0      14 x[7]
        rol ebp, 0xc                ;   140.8 p1      14 x[7]
        add ebx, ebp                ;   144.8 p0      15 x[2]
        xor edi, ebx                ;   145.3 p0      16 x[13]
        rol edi, 8                  ;   145.8 p1      16 x[13]
        add eax, edi                ;   149.8 p0      17 x[8]
        xor ebp, eax                ;   150.3 p0      18 x[7]
        rol ebp, 7                  ;   150.8 p1      18 x[7]
        mov dword [esp + 36], ebp   ;   154.8 p0+p3   18 x[7] spill
        mov ebp, dword [esp + 24]   ;   135.7 p2      12 x[14]
        xor ebp, esi                ;   137.7 p0      12 x[14]
        rol ebp, 0x10               ;   138.2 p1      12 x[14]
        mov dword [esp + 24], ebx   ;   145.3 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   137.0 p2      13 x[9]
        add ebx, ebp                ;   142.2 p1      13 x[9]
        mov dword [esp + 28], edi   ;   149.8 p0+p3   12 x[13] spill
        mov edi, dword [esp + 0]    ;   138.0 p2      14 x[4]
        xor edi, ebx                ;   142.7 p0      14 x[4]
        rol edi, 0xc                ;   143.2 p1      14 x[4]
        add esi, edi                ;   147.2 p1      15 x[3]
        xor ebp, esi                ;   147.7 p0      16 x[14]
        rol ebp, 8                  ;   148.2 p1      16 x[14]
        add ebx, ebp                ;   152.2 p0      17 x[9]
        xor edi, ebx                ;   152.7 p0      18 x[4]
        rol edi, 7                  ;   153.2 p1      18 x[4]
        add edx, edi                ;   157.2 p0      11 x[0]
        xor ecx, edx                ;   157.7 p0      12 x[12]
        rol ecx, 0x10               ;   158.2 p1      12 x[12]
        add eax, ecx                ;   162.2 p0      13 x[8]
        xor edi, eax                ;   162.7 p0      14 x[4]
        rol edi, 0xc                ;   163.2 p1      14 x[4]
        add edx, edi                ;   167.2 p0      15 x[0]
        xor ecx, edx                ;   167.7 p0      16 x[12]
        rol ecx, 8                  ;   168.2 p1      16 x[12]
        add eax, ecx                ;   172.2 p0      17 x[8]
        xor edi, eax                ;   172.7 p0      18 x[4]
        rol edi, 7                  ;   173.2 p1      18 x[4]
        mov dword [esp + 0], edi    ;   177.2 p0+p3   18 x[4] spill
        mov edi, dword [esp + 32]   ;   145.3 p2      11 x[1]
        add edi, dword [esp + 12]   ;   152.3 p2+p1   11 x[1]
        mov dword [esp + 32], eax   ;   172.7 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;   150.8 p2      12 x[13] reload
        xor eax, edi                ;   152.8 p0      12 x[13]
        rol eax, 0x10               ;   153.3 p1      12 x[13]
        add ebx, eax                ;   157.3 p0      13 x[9]
        add esi, dword [esp + 36]   ;   157.8 p2+p0   11 x[3]
        mov dword [esp + 28], ecx   ;   172.2 p0+p3   16 x[12] spill
        mov ecx, dword [esp + 12]   ;   150.3 p2      14 x[5]
        xor ecx, ebx                ;   157.8 p0      14 x[5]
        rol ecx, 0xc                ;   158.3 p1      14 x[5]
        add edi, ecx                ;   162.3 p0      15 x[1]
        xor eax, edi                ;   162.8 p0      16 x[13]
        rol eax, 8                  ;   163.3 p1      16 x[13]
        add ebx, eax                ;   167.3 p0      17 x[9]
        xor ecx, ebx                ;   167.8 p0      18 x[5]
        rol ecx, 7                  ;   168.3 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   167.8 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 24]   ;   152.3 p2      11 x[2]
        add ebx, dword [esp + 4]    ;   155.0 p2+p1   11 x[2]
        xor ebp, ebx                ;   155.5 p0      12 x[14]
        rol ebp, 0x10               ;   156.0 p1      12 x[14]
        add edx, ecx                ;   172.3 p0      11 x[0]
        mov dword [esp + 24], eax   ;   167.3 p0+p3   16 x[13] spill
        mov eax, dword [esp + 20]   ;   154.7 p2      13 x[10]
        add eax, ebp                ;   160.0 p1      13 x[10]
        mov dword [esp + 20], edi   ;   162.8 p0+p3   15 x[1] spill
        mov edi, dword [esp + 4]    ;   155.7 p2      14 x[6]
        xor edi, eax                ;   160.5 p0      14 x[6]
        rol edi, 0xc                ;   161.0 p1      14 x[6]
        add ebx, edi                ;   165.0 p0      15 x[2]
        xor ebp, ebx                ;   165.5 p0      16 x[14]
        rol ebp, 8                  ;   166.0 p1      16 x[14]
        add eax, ebp                ;   170.0 p0      17 x[10]
        xor edi, eax                ;   170.5 p0      18 x[6]
        rol edi, 7                  ;   171.0 p1      18 x[6]
        mov dword [esp + 4], ebp    ;   170.0 p0+p3   16 x[14] spill
        mov ebp, dword [esp + 16]   ;   159.0 p2      12 x[15]
        xor ebp, esi                ;   161.0 p0      12 x[15]
        rol ebp, 0x10               ;   161.5 p1      12 x[15]
        mov dword [esp + 16], ebx   ;   165.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   160.3 p2      13 x[11]
        add ebx, ebp                ;   165.5 p1      13 x[11]
        mov dword [esp + 8], edi    ;   175.0 p0+p3   18 x[6] spill
        mov edi, dword [esp + 36]   ;   161.3 p2      14 x[7]
        xor edi, ebx                ;   166.0 p0      14 x[7]
        rol edi, 0xc                ;   166.5 p1      14 x[7]
        add esi, edi                ;   170.5 p0      15 x[3]
        xor ebp, esi                ;   171.0 p0      16 x[15]
        rol ebp, 8                  ;   171.5 p1      16 x[15]
        add ebx, ebp                ;   175.5 p0      17 x[11]
        xor edi, ebx                ;   176.0 p0      18 x[7]
        rol edi, 7                  ;   176.5 p1      18 x[7]
        xor ebp, edx                ;   175.5 p0      12 x[15]
        rol ebp, 0x10               ;   176.0 p1      12 x[15]
        add eax, ebp                ;   180.0 p0      13 x[10]
        xor ecx, eax                ;   180.5 p0      14 x[5]
        rol ecx, 0xc                ;   181.0 p1      14 x[5]
        add edx, ecx                ;   185.0 p0      15 x[0]
        xor ebp, edx                ;   185.5 p0      16 x[15]
        rol ebp, 8                  ;   186.0 p1      16 x[15]
        add eax, ebp                ;   190.0 p0      17 x[10]
        xor ecx, eax                ;   190.5 p0      18 x[5]
        rol ecx, 7                  ;   191.0 p1      18 x[5]
        mov dword [esp + 36], ebp   ;   190.0 p0+p3   16 x[15] spill
        mov ebp, dword [esp + 20]   ;   168.3 p2      11 x[1]
        add ebp, dword [esp + 8]    ;   178.0 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   180.2 p2+p0   11 x[3]
        mov dword [esp + 20], eax   ;   190.5 p0+p3   17 x[10] spill
        mov eax, dword [esp + 28]   ;   173.2 p2      12 x[12]
        xor eax, ebp                ;   178.5 p0      12 x[12]
        rol eax, 0x10               ;   179.0 p1      12 x[12]
        add ebx, eax                ;   183.0 p0      13 x[11]
        mov dword [esp + 28], ecx   ;   195.0 p0+p3   18 x[5] spill
        mov ecx, dword [esp + 8]    ;   176.0 p2      14 x[6]
        xor ecx, ebx                ;   183.5 p0      14 x[6]
        rol ecx, 0xc                ;   184.0 p1      14 x[6]
        add ebp, ecx                ;   188.0 p0      15 x[1]
        xor eax, ebp                ;   188.5 p0      16 x[12]
        rol eax, 8                  ;   189.0 p1      16 x[12]
        add ebx, eax                ;   193.0 p0      17 x[11]
        xor ecx, ebx                ;   193.5 p0      18 x[6]
        rol ecx, 7                  ;   194.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   193.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 16]   ;   175.3 p2      11 x[2]
        add ebx, edi                ;   180.5 p1      11 x[2]
        mov dword [esp + 16], ecx   ;   198.0 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 24]   ;   176.3 p2      12 x[13]
        xor ecx, ebx                ;   181.0 p0      12 x[13]
        rol ecx, 0x10               ;   181.5 p1      12 x[13]
        mov dword [esp + 24], ebp   ;   188.5 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 32]   ;   177.7 p2      13 x[8]
        add ebp, ecx                ;   185.5 p1      13 x[8]
        xor edi, ebp                ;   186.0 p0      14 x[7]
        rol edi, 0xc                ;   186.5 p1      14 x[7]
        add ebx, edi                ;   190.5 p0      15 x[2]
        xor ecx, ebx                ;   191.0 p0      16 x[13]
        rol ecx, 8                  ;   191.5 p1      16 x[13]
        add ebp, ecx                ;   195.5 p0      17 x[8]
        xor edi, ebp                ;   196.0 p0      18 x[7]
        rol edi, 7                  ;   196.5 p1      18 x[7]
        mov dword [esp + 32], edi   ;   200.5 p0+p3   18 x[7] spill
        mov edi, dword [esp + 4]    ;   181.3 p2      12 x[14]
        xor edi, esi                ;   183.3 p0      12 x[14]
        rol edi, 0x10               ;   183.8 p1      12 x[14]
        mov dword [esp + 4], ebx    ;   191.0 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   182.7 p2      13 x[9]
        add ebx, edi                ;   187.8 p1      13 x[9]
        mov dword [esp + 12], ecx   ;   195.5 p0+p3   12 x[13] spill
        mov ecx, dword [esp + 0]    ;   183.7 p2      14 x[4]
        xor ecx, ebx                ;   188.3 p0      14 x[4]
        rol ecx, 0xc                ;   188.8 p1      14 x[4]
        add esi, ecx                ;   192.8 p1      15 x[3]
        xor edi, esi                ;   193.3 p0      16 x[14]
        rol edi, 8                  ;   193.8 p1      16 x[14]
        add ebx, edi                ;   197.8 p0      17 x[9]
        xor ecx, ebx                ;   198.3 p0      18 x[4]
        rol ecx, 7                  ;   198.8 p1      18 x[4]
        add edx, ecx                ;   202.8 p0      11 x[0]
        xor eax, edx                ;   203.3 p0      12 x[12]
        rol eax, 0x10               ;   203.8 p1      12 x[12]
        add ebp, eax                ;   207.8 p0      13 x[8]
        xor ecx, ebp                ;   208.3 p0      14 x[4]
        rol ecx, 0xc                ;   208.8 p1      14 x[4]
        add edx, ecx                ;   212.8 p0      15 x[0]
        xor eax, edx                ;   213.3 p0      16 x[12]
        rol eax, 8                  ;   213.8 p1      16 x[12]
        add ebp, eax                ;   217.8 p0      17 x[8]
        xor ecx, ebp                ;   218.3 p0      18 x[4]
        rol ecx, 7                  ;   218.8 p1      18 x[4]
        mov dword [esp + 0], ecx    ;   222.8 p0+p3   18 x[4] spill
        mov ecx, dword [esp + 24]   ;   191.0 p2      11 x[1]
        add ecx, dword [esp + 28]   ;   198.0 p2+p1   11 x[1]
        mov dword [esp + 24], ebp   ;   218.3 p0+p3   17 x[8] spill
        mov ebp, dword [esp + 12]   ;   196.5 p2      12 x[13] reload
        xor ebp, ecx                ;   198.5 p0      12 x[13]
        rol ebp, 0x10               ;   199.0 p1      12 x[13]
        add ebx, ebp                ;   203.0 p0      13 x[9]
        add esi, dword [esp + 32]   ;   203.5 p2+p0   11 x[3]
        mov dword [esp + 12], eax   ;   217.8 p0+p3   16 x[12] spill
        mov eax, dword [esp + 28]   ;   196.0 p2      14 x[5]
        xor eax, ebx                ;   203.5 p0      14 x[5]
        rol eax, 0xc                ;   204.0 p1      14 x[5]
        add ecx, eax                ;   208.0 p0      15 x[1]
        xor ebp, ecx                ;   208.5 p0      16 x[13]
        rol ebp, 8                  ;   209.0 p1      16 x[13]
        add ebx, ebp                ;   213.0 p0      17 x[9]
        xor eax, ebx                ;   213.5 p0      18 x[5]
        rol eax, 7                  ;   214.0 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   213.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 4]    ;   198.0 p2      11 x[2]
        add ebx, dword [esp + 16]   ;   201.0 p2+p1   11 x[2]
        xor edi, ebx                ;   201.5 p0      12 x[14]
        rol edi, 0x10               ;   202.0 p1      12 x[14]
        add edx, eax                ;   218.0 p0      11 x[0]
        mov dword [esp + 4], ebp    ;   213.0 p0+p3   16 x[13] spill
        mov ebp, dword [esp + 20]   ;   200.3 p2      13 x[10]
        add ebp, edi                ;   206.0 p1      13 x[10]
        mov dword [esp + 20], ecx   ;   208.5 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 16]   ;   201.3 p2      14 x[6]
        xor ecx, ebp                ;   206.5 p0      14 x[6]
        rol ecx, 0xc                ;   207.0 p1      14 x[6]
        add ebx, ecx                ;   211.0 p0      15 x[2]
        xor edi, ebx                ;   211.5 p0      16 x[14]
        rol edi, 8                  ;   212.0 p1      16 x[14]
        add ebp, edi                ;   216.0 p0      17 x[10]
        xor ecx, ebp                ;   216.5 p0      18 x[6]
        rol ecx, 7                  ;   217.0 p1      18 x[6]
        mov dword [esp + 16], edi   ;   216.0 p0+p3   16 x[14] spill
        mov edi, dword [esp + 36]   ;   204.7 p2      12 x[15]
        xor edi, esi                ;   206.7 p0      12 x[15]
        rol edi, 0x10               ;   207.2 p1      12 x[15]
        mov dword [esp + 36], ebx   ;   211.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   206.0 p2      13 x[11]
        add ebx, edi                ;   211.2 p1      13 x[11]
        mov dword [esp + 8], ecx    ;   221.0 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 32]   ;   207.0 p2      14 x[7]
        xor ecx, ebx                ;   211.7 p0      14 x[7]
        rol ecx, 0xc                ;   212.2 p1      14 x[7]
        add esi, ecx                ;   216.2 p0      15 x[3]
        xor edi, esi                ;   216.7 p0      16 x[15]
        rol edi, 8                  ;   217.2 p1      16 x[15]
        add ebx, edi                ;   221.2 p0      17 x[11]
        xor ecx, ebx                ;   221.7 p0      18 x[7]
        rol ecx, 7                  ;   222.2 p1      18 x[7]
        xor edi, edx                ;   221.2 p0      12 x[15]
        rol edi, 0x10               ;   221.7 p1      12 x[15]
        add ebp, edi                ;   225.7 p0      13 x[10]
        xor eax, ebp                ;   226.2 p0      14 x[5]
        rol eax, 0xc                ;   226.7 p1      14 x[5]
        add edx, eax                ;   230.7 p0      15 x[0]
        xor edi, edx                ;   231.2 p0      16 x[15]
        rol edi, 8                  ;   231.7 p1      16 x[15]
        add ebp, edi                ;   235.7 p0      17 x[10]
        xor eax, ebp                ;   236.2 p0      18 x[5]
        rol eax, 7                  ;   236.7 p1      18 x[5]
        mov dword [esp + 32], edi   ;   235.7 p0+p3   16 x[15] spill
        mov edi, dword [esp + 20]   ;   214.0 p2      11 x[1]
        add edi, dword [esp + 8]    ;   224.0 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   225.8 p2+p0   11 x[3]
        mov dword [esp + 20], ebp   ;   236.2 p0+p3   17 x[10] spill
        mov ebp, dword [esp + 12]   ;   218.8 p2      12 x[12]
        xor ebp, edi                ;   224.5 p0      12 x[12]
        rol ebp, 0x10               ;   225.0 p1      12 x[12]
        add ebx, ebp                ;   229.0 p0      13 x[11]
        mov dword [esp + 12], eax   ;   240.7 p0+p3   18 x[5] spill
        mov eax, dword [esp + 8]    ;   222.0 p2      14 x[6]
        xor eax, ebx                ;   229.5 p0      14 x[6]
        rol eax, 0xc                ;   230.0 p1      14 x[6]
        add edi, eax                ;   234.0 p0      15 x[1]
        xor ebp, edi                ;   234.5 p0      16 x[12]
        rol ebp, 8                  ;   235.0 p1      16 x[12]
        add ebx, ebp                ;   239.0 p0      17 x[11]
        xor eax, ebx                ;   239.5 p0      18 x[6]
        rol eax, 7                  ;   240.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   239.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 36]   ;   221.0 p2      11 x[2]
        add ebx, ecx                ;   226.2 p1      11 x[2]
        mov dword [esp + 36], eax   ;   244.0 p0+p3   18 x[6] spill
        mov eax, dword [esp + 4]    ;   222.0 p2      12 x[13]
        xor eax, ebx                ;   226.7 p0      12 x[13]
        rol eax, 0x10               ;   227.2 p1      12 x[13]
        mov dword [esp + 4], edi    ;   234.5 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   223.3 p2      13 x[8]
        add edi, eax                ;   231.2 p1      13 x[8]
        xor ecx, edi                ;   231.7 p0      14 x[7]
        rol ecx, 0xc                ;   232.2 p1      14 x[7]
        add ebx, ecx                ;   236.2 p0      15 x[2]
        xor eax, ebx                ;   236.7 p0      16 x[13]
        rol eax, 8                  ;   237.2 p1      16 x[13]
        add edi, eax                ;   241.2 p0      17 x[8]
        xor ecx, edi                ;   241.7 p0      18 x[7]
        rol ecx, 7                  ;   242.2 p1      18 x[7]
        mov dword [esp + 24], ecx   ;   246.2 p0+p3   18 x[7] spill
        mov ecx, dword [esp + 16]   ;   227.0 p2      12 x[14]
        xor ecx, esi                ;   229.0 p0      12 x[14]
        rol ecx, 0x10               ;   229.5 p1      12 x[14]
        mov dword [esp + 16], ebx   ;   236.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   228.3 p2      13 x[9]
        add ebx, ecx                ;   233.5 p1      13 x[9]
        mov dword [esp + 28], eax   ;   241.2 p0+p3   12 x[13] spill
        mov eax, dword [esp + 0]    ;   229.3 p2      14 x[4]
        xor eax, ebx                ;   234.0 p0      14 x[4]
        rol eax, 0xc                ;   234.5 p1      14 x[4]
        add esi, eax                ;   238.5 p1      15 x[3]
        xor ecx, esi                ;   239.0 p0      16 x[14]
        rol ecx, 8                  ;   239.5 p1      16 x[14]
        add ebx, ecx                ;   243.5 p0      17 x[9]
        xor eax, ebx                ;   244.0 p0      18 x[4]
        rol eax, 7                  ;   244.5 p1      18 x[4]
        add edx, eax                ;   248.5 p0      11 x[0]
        xor ebp, edx                ;   249.0 p0      12 x[12]
        rol ebp, 0x10               ;   249.5 p1      12 x[12]
        add edi, ebp                ;   253.5 p0      13 x[8]
        xor eax, edi                ;   254.0 p0      14 x[4]
        rol eax, 0xc                ;   254.5 p1      14 x[4]
        add edx, eax                ;   258.5 p0      15 x[0]
        xor ebp, edx                ;   259.0 p0      16 x[12]
        rol ebp, 8                  ;   259.5 p1      16 x[12]
        add edi, ebp                ;   263.5 p0      17 x[8]
        xor eax, edi                ;   264.0 p0      18 x[4]
        rol eax, 7                  ;   264.5 p1      18 x[4]
        mov dword [esp + 0], eax    ;   268.5 p0+p3   18 x[4] spill
        mov eax, dword [esp + 4]    ;   236.7 p2      11 x[1]
        add eax, dword [esp + 12]   ;   243.7 p2+p1   11 x[1]
        mov dword [esp + 4], edi    ;   264.0 p0+p3   17 x[8] spill
        mov edi, dword [esp + 28]   ;   242.2 p2      12 x[13] reload
        xor edi, eax                ;   244.2 p0      12 x[13]
        rol edi, 0x10               ;   244.7 p1      12 x[13]
        add ebx, edi                ;   248.7 p0      13 x[9]
        add esi, dword [esp + 24]   ;   249.2 p2+p0   11 x[3]
        mov dword [esp + 28], ebp   ;   263.5 p0+p3   16 x[12] spill
        mov ebp, dword [esp + 12]   ;   241.7 p2      14 x[5]
        xor ebp, ebx                ;   249.2 p0      14 x[5]
        rol ebp, 0xc                ;   249.7 p1      14 x[5]
        add eax, ebp                ;   253.7 p0      15 x[1]
        xor edi, eax                ;   254.2 p0      16 x[13]
        rol edi, 8                  ;   254.7 p1      16 x[13]
        add ebx, edi                ;   258.7 p0      17 x[9]
        xor ebp, ebx                ;   259.2 p0      18 x[5]
        rol ebp, 7                  ;   259.7 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   259.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 16]   ;   243.7 p2      11 x[2]
        add ebx, dword [esp + 36]   ;   247.0 p2+p1   11 x[2]
        xor ecx, ebx                ;   247.5 p0      12 x[14]
        rol ecx, 0x10               ;   248.0 p1      12 x[14]
        add edx, ebp                ;   263.7 p0      11 x[0]
        mov dword [esp + 16], edi   ;   258.7 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;   246.0 p2      13 x[10]
        add edi, ecx                ;   252.0 p1      13 x[10]
        mov dword [esp + 20], eax   ;   254.2 p0+p3   15 x[1] spill
        mov eax, dword [esp + 36]   ;   247.0 p2      14 x[6]
        xor eax, edi                ;   252.5 p0      14 x[6]
        rol eax, 0xc                ;   253.0 p1      14 x[6]
        add ebx, eax                ;   257.0 p0      15 x[2]
        xor ecx, ebx                ;   257.5 p0      16 x[14]
        rol ecx, 8                  ;   258.0 p1      16 x[14]
        add edi, ecx                ;   262.0 p0      17 x[10]
        xor eax, edi                ;   262.5 p0      18 x[6]
        rol eax, 7                  ;   263.0 p1      18 x[6]
        mov dword [esp + 36], ecx   ;   262.0 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 32]   ;   250.3 p2      12 x[15]
        xor ecx, esi                ;   252.3 p0      12 x[15]
        rol ecx, 0x10               ;   252.8 p1      12 x[15]
        mov dword [esp + 32], ebx   ;   257.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   251.7 p2      13 x[11]
        add ebx, ecx                ;   256.8 p1      13 x[11]
        mov dword [esp + 8], eax    ;   267.0 p0+p3   18 x[6] spill
        mov eax, dword [esp + 24]   ;   252.7 p2      14 x[7]
        xor eax, ebx                ;   257.3 p0      14 x[7]
        rol eax, 0xc                ;   257.8 p1      14 x[7]
        add esi, eax                ;   261.8 p0      15 x[3]
        xor ecx, esi                ;   262.3 p0      16 x[15]
        rol ecx, 8                  ;   262.8 p1      16 x[15]
        add ebx, ecx                ;   266.8 p0      17 x[11]
        xor eax, ebx                ;   267.3 p0      18 x[7]
        rol eax, 7                  ;   267.8 p1      18 x[7]
        xor ecx, edx                ;   266.8 p0      12 x[15]
        rol ecx, 0x10               ;   267.3 p1      12 x[15]
        add edi, ecx                ;   271.3 p0      13 x[10]
        xor ebp, edi                ;   271.8 p0      14 x[5]
        rol ebp, 0xc                ;   272.3 p1      14 x[5]
        add edx, ebp                ;   276.3 p0      15 x[0]
        xor ecx, edx                ;   276.8 p0      16 x[15]
        rol ecx, 8                  ;   277.3 p1      16 x[15]
        add edi, ecx                ;   281.3 p0      17 x[10]
        xor ebp, edi                ;   281.8 p0      18 x[5]
        rol ebp, 7                  ;   282.3 p1      18 x[5]
        mov dword [esp + 24], ecx   ;   281.3 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 20]   ;   259.7 p2      11 x[1]
        add ecx, dword [esp + 8]    ;   270.0 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   271.5 p2+p0   11 x[3]
        mov dword [esp + 20], edi   ;   281.8 p0+p3   17 x[10] spill
        mov edi, dword [esp + 28]   ;   264.5 p2      12 x[12]
        xor edi, ecx                ;   270.5 p0      12 x[12]
        rol edi, 0x10               ;   271.0 p1      12 x[12]
        add ebx, edi                ;   275.0 p0      13 x[11]
        mov dword [esp + 28], ebp   ;   286.3 p0+p3   18 x[5] spill
        mov ebp, dword [esp + 8]    ;   268.0 p2      14 x[6]
        xor ebp, ebx                ;   275.5 p0      14 x[6]
        rol ebp, 0xc                ;   276.0 p1      14 x[6]
        add ecx, ebp                ;   280.0 p0      15 x[1]
        xor edi, ecx                ;   280.5 p0      16 x[12]
        rol edi, 8                  ;   281.0 p1      16 x[12]
        add ebx, edi                ;   285.0 p0      17 x[11]
        xor ebp, ebx                ;   285.5 p0      18 x[6]
        rol ebp, 7                  ;   286.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   285.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 32]   ;   266.7 p2      11 x[2]
        add ebx, eax                ;   271.8 p1      11 x[2]
        mov dword [esp + 32], ebp   ;   290.0 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;   267.7 p2      12 x[13]
        xor ebp, ebx                ;   272.3 p0      12 x[13]
        rol ebp, 0x10               ;   272.8 p1      12 x[13]
        mov dword [esp + 16], ecx   ;   280.5 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 4]    ;   269.0 p2      13 x[8]
        add ecx, ebp                ;   276.8 p1      13 x[8]
        xor eax, ecx                ;   277.3 p0      14 x[7]
        rol eax, 0xc                ;   277.8 p1      14 x[7]
        add ebx, eax                ;   281.8 p0      15 x[2]
        xor ebp, ebx                ;   282.3 p0      16 x[13]
        rol ebp, 8                  ;   282.8 p1      16 x[13]
        add ecx, ebp                ;   286.8 p0      17 x[8]
        xor eax, ecx                ;   287.3 p0      18 x[7]
        rol eax, 7                  ;   287.8 p1      18 x[7]
        mov dword [esp + 4], eax    ;   291.8 p0+p3   18 x[7] spill
        mov eax, dword [esp + 36]   ;   272.7 p2      12 x[14]
        xor eax, esi                ;   274.7 p0      12 x[14]
        rol eax, 0x10               ;   275.2 p1      12 x[14]
        mov dword [esp + 36], ebx   ;   282.3 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   274.0 p2      13 x[9]
        add ebx, eax                ;   279.2 p1      13 x[9]
        mov dword [esp + 12], ebp   ;   286.8 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;   275.0 p2      14 x[4]
        xor ebp, ebx                ;   279.7 p0      14 x[4]
        rol ebp, 0xc                ;   280.2 p1      14 x[4]
        add esi, ebp                ;   284.2 p1      15 x[3]
        xor eax, esi                ;   284.7 p0      16 x[14]
        rol eax, 8                  ;   285.2 p1      16 x[14]
        add ebx, eax                ;   289.2 p0      17 x[9]
        xor ebp, ebx                ;   289.7 p0      18 x[4]
        rol ebp, 7                  ;   290.2 p1      18 x[4]
        add edx, ebp                ;   294.2 p0      11 x[0]
        xor edi, edx                ;   294.7 p0      12 x[12]
        rol edi, 0x10               ;   295.2 p1      12 x[12]
        add ecx, edi                ;   299.2 p0      13 x[8]
        xor ebp, ecx                ;   299.7 p0      14 x[4]
        rol ebp, 0xc                ;   300.2 p1      14 x[4]
        add edx, ebp                ;   304.2 p0      15 x[0]
        xor edi, edx                ;   304.7 p0      16 x[12]
        rol edi, 8                  ;   305.2 p1      16 x[12]
        add ecx, edi                ;   309.2 p0      17 x[8]
        xor ebp, ecx                ;   309.7 p0      18 x[4]
        rol ebp, 7                  ;   310.2 p1      18 x[4]
        mov dword [esp + 0], ebp    ;   314.2 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 16]   ;   282.3 p2      11 x[1]
        add ebp, dword [esp + 28]   ;   289.3 p2+p1   11 x[1]
        mov dword [esp + 16], ecx   ;   309.7 p0+p3   17 x[8] spill
        mov ecx, dword [esp + 12]   ;   287.8 p2      12 x[13] reload
        xor ecx, ebp                ;   289.8 p0      12 x[13]
        rol ecx, 0x10               ;   290.3 p1      12 x[13]
        add ebx, ecx                ;   294.3 p0      13 x[9]
        add esi, dword [esp + 4]    ;   294.8 p2+p1   11 x[3]
        mov dword [esp + 12], edi   ;   309.2 p0+p3   16 x[12] spill
        mov edi, dword [esp + 28]   ;   287.3 p2      14 x[5]
        xor edi, ebx                ;   294.8 p0      14 x[5]
        rol edi, 0xc                ;   295.3 p1      14 x[5]
        add ebp, edi                ;   299.3 p0      15 x[1]
        xor ecx, ebp                ;   299.8 p0      16 x[13]
        rol ecx, 8                  ;   300.3 p1      16 x[13]
        add ebx, ecx                ;   304.3 p0      17 x[9]
        xor edi, ebx                ;   304.8 p0      18 x[5]
        rol edi, 7                  ;   305.3 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   304.8 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 36]   ;   289.3 p2      11 x[2]
        add ebx, dword [esp + 32]   ;   293.0 p2+p1   11 x[2]
        xor eax, ebx                ;   293.5 p0      12 x[14]
        rol eax, 0x10               ;   294.0 p1      12 x[14]
        add edx, edi                ;   309.3 p0      11 x[0]
        mov dword [esp + 36], ecx   ;   304.3 p0+p3   16 x[13] spill
        mov ecx, dword [esp + 20]   ;   291.7 p2      13 x[10]
        add ecx, eax                ;   298.0 p1      13 x[10]
        mov dword [esp + 20], ebp   ;   299.8 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 32]   ;   292.7 p2      14 x[6]
        xor ebp, ecx                ;   298.5 p0      14 x[6]
        rol ebp, 0xc                ;   299.0 p1      14 x[6]
        add ebx, ebp                ;   303.0 p0      15 x[2]
        xor eax, ebx                ;   303.5 p0      16 x[14]
        rol eax, 8                  ;   304.0 p1      16 x[14]
        add ecx, eax                ;   308.0 p0      17 x[10]
        xor ebp, ecx                ;   308.5 p0      18 x[6]
        rol ebp, 7                  ;   309.0 p1      18 x[6]
        mov dword [esp + 32], eax   ;   308.0 p0+p3   16 x[14] spill
        mov eax, dword [esp + 24]   ;   296.0 p2      12 x[15]
        xor eax, esi                ;   298.0 p0      12 x[15]
        rol eax, 0x10               ;   298.5 p1      12 x[15]
        mov dword [esp + 24], ebx   ;   303.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   297.3 p2      13 x[11]
        add ebx, eax                ;   302.5 p1      13 x[11]
        mov dword [esp + 8], ebp    ;   313.0 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 4]    ;   298.3 p2      14 x[7]
        xor ebp, ebx                ;   303.0 p0      14 x[7]
        rol ebp, 0xc                ;   303.5 p1      14 x[7]
        add esi, ebp                ;   307.5 p1      15 x[3]
        xor eax, esi                ;   308.0 p0      16 x[15]
        rol eax, 8                  ;   308.5 p1      16 x[15]
        add ebx, eax                ;   312.5 p0      17 x[11]
        xor ebp, ebx                ;   313.0 p0      18 x[7]
        rol ebp, 7                  ;   313.5 p1      18 x[7]
        xor eax, edx                ;   312.5 p0      12 x[15]
        rol eax, 0x10               ;   313.0 p1      12 x[15]
        add ecx, eax                ;   317.0 p0      13 x[10]
        xor edi, ecx                ;   317.5 p0      14 x[5]
        rol edi, 0xc                ;   318.0 p1      14 x[5]
        add edx, edi                ;   322.0 p0      15 x[0]
        xor eax, edx                ;   322.5 p0      16 x[15]
        rol eax, 8                  ;   323.0 p1      16 x[15]
        add ecx, eax                ;   327.0 p0      17 x[10]
        xor edi, ecx                ;   327.5 p0      18 x[5]
        rol edi, 7                  ;   328.0 p1      18 x[5]
        mov dword [esp + 4], eax    ;   327.0 p0+p3   16 x[15] spill
        mov eax, dword [esp + 20]   ;   305.3 p2      11 x[1]
        add eax, dword [esp + 8]    ;   316.0 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   317.2 p2+p1   11 x[3]
        mov dword [esp + 20], ecx   ;   327.5 p0+p3   17 x[10] spill
        mov ecx, dword [esp + 12]   ;   310.2 p2      12 x[12]
        xor ecx, eax                ;   316.5 p0      12 x[12]
        rol ecx, 0x10               ;   317.0 p1      12 x[12]
        add ebx, ecx                ;   321.0 p0      13 x[11]
        mov dword [esp + 12], edi   ;   332.0 p0+p3   18 x[5] spill
        mov edi, dword [esp + 8]    ;   314.0 p2      14 x[6]
        xor edi, ebx                ;   321.5 p0      14 x[6]
        rol edi, 0xc                ;   322.0 p1      14 x[6]
        add eax, edi                ;   326.0 p0      15 x[1]
        xor ecx, eax                ;   326.5 p0      16 x[12]
        rol ecx, 8                  ;   327.0 p1      16 x[12]
        add ebx, ecx                ;   331.0 p0      17 x[11]
        xor edi, ebx                ;   331.5 p0      18 x[6]
        rol edi, 7                  ;   332.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   331.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 24]   ;   312.3 p2      11 x[2]
        add ebx, ebp                ;   317.5 p1      11 x[2]
        mov dword [esp + 24], edi   ;   336.0 p0+p3   18 x[6] spill
        mov edi, dword [esp + 36]   ;   313.3 p2      12 x[13]
        xor edi, ebx                ;   318.0 p0      12 x[13]
        rol edi, 0x10               ;   318.5 p1      12 x[13]
        mov dword [esp + 36], eax   ;   326.5 p0+p3   15 x[1] spill
        mov eax, dword [esp + 16]   ;   314.7 p2      13 x[8]
        add eax, edi                ;   322.5 p1      13 x[8]
        xor ebp, eax                ;   323.0 p0      14 x[7]
        rol ebp, 0xc                ;   323.5 p1      14 x[7]
        add ebx, ebp                ;   327.5 p0      15 x[2]
        xor edi, ebx                ;   328.0 p0      16 x[13]
        rol edi, 8                  ;   328.5 p1      16 x[13]
        add eax, edi                ;   332.5 p0      17 x[8]
        xor ebp, eax                ;   333.0 p0      18 x[7]
        rol ebp, 7                  ;   333.5 p1      18 x[7]
        mov dword [esp + 16], ebp   ;   337.5 p0+p3   18 x[7] spill
        mov ebp, dword [esp + 32]   ;   318.3 p2      12 x[14]
        xor ebp, esi                ;   320.3 p0      12 x[14]
        rol ebp, 0x10               ;   320.8 p1      12 x[14]
        mov dword [esp + 32], ebx   ;   328.0 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   319.7 p2      13 x[9]
        add ebx, ebp                ;   324.8 p1      13 x[9]
        mov dword [esp + 28], edi   ;   332.5 p0+p3   12 x[13] spill
        mov edi, dword [esp + 0]    ;   320.7 p2      14 x[4]
        xor edi, ebx                ;   325.3 p0      14 x[4]
        rol edi, 0xc                ;   325.8 p1      14 x[4]
        add esi, edi                ;   329.8 p1      15 x[3]
        xor ebp, esi                ;   330.3 p0      16 x[14]
        rol ebp, 8                  ;   330.8 p1      16 x[14]
        add ebx, ebp                ;   334.8 p0      17 x[9]
        xor edi, ebx                ;   335.3 p0      18 x[4]
        rol edi, 7                  ;   335.8 p1      18 x[4]
        add edx, edi                ;   339.8 p0      11 x[0]
        xor ecx, edx                ;   340.3 p0      12 x[12]
        rol ecx, 0x10               ;   340.8 p1      12 x[12]
        add eax, ecx                ;   344.8 p0      13 x[8]
        xor edi, eax                ;   345.3 p0      14 x[4]
        rol edi, 0xc                ;   345.8 p1      14 x[4]
        add edx, edi                ;   349.8 p0      15 x[0]
        xor ecx, edx                ;   350.3 p0      16 x[12]
        rol ecx, 8                  ;   350.8 p1      16 x[12]
        add eax, ecx                ;   354.8 p0      17 x[8]
        xor edi, eax                ;   355.3 p0      18 x[4]
        rol edi, 7                  ;   355.8 p1      18 x[4]
        mov dword [esp + 0], edi    ;   359.8 p0+p3   18 x[4] spill
        mov edi, dword [esp + 36]   ;   328.0 p2      11 x[1]
        add edi, dword [esp + 12]   ;   335.0 p2+p1   11 x[1]
        mov dword [esp + 36], eax   ;   355.3 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;   333.5 p2      12 x[13] reload
        xor eax, edi                ;   335.5 p0      12 x[13]
        rol eax, 0x10               ;   336.0 p1      12 x[13]
        add ebx, eax                ;   340.0 p0      13 x[9]
        add esi, dword [esp + 16]   ;   340.5 p2+p1   11 x[3]
        mov dword [esp + 28], ecx   ;   354.8 p0+p3   16 x[12] spill
        mov ecx, dword [esp + 12]   ;   333.0 p2      14 x[5]
        xor ecx, ebx                ;   340.5 p0      14 x[5]
        rol ecx, 0xc                ;   341.0 p1      14 x[5]
        add edi, ecx                ;   345.0 p0      15 x[1]
        xor eax, edi                ;   345.5 p0      16 x[13]
        rol eax, 8                  ;   346.0 p1      16 x[13]
        add ebx, eax                ;   350.0 p0      17 x[9]
        xor ecx, ebx                ;   350.5 p0      18 x[5]
        rol ecx, 7                  ;   351.0 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   350.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 32]   ;   335.0 p2      11 x[2]
        add ebx, dword [esp + 24]   ;   339.0 p2+p1   11 x[2]
        xor ebp, ebx                ;   339.5 p0      12 x[14]
        rol ebp, 0x10               ;   340.0 p1      12 x[14]
        add edx, ecx                ;   355.0 p0      11 x[0]
        mov dword [esp + 32], eax   ;   350.0 p0+p3   16 x[13] spill
        mov eax, dword [esp + 20]   ;   337.3 p2      13 x[10]
        add eax, ebp                ;   344.0 p1      13 x[10]
        mov dword [esp + 20], edi   ;   345.5 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   338.3 p2      14 x[6]
        xor edi, eax                ;   344.5 p0      14 x[6]
        rol edi, 0xc                ;   345.0 p1      14 x[6]
        add ebx, edi                ;   349.0 p0      15 x[2]
        xor ebp, ebx                ;   349.5 p0      16 x[14]
        rol ebp, 8                  ;   350.0 p1      16 x[14]
        add eax, ebp                ;   354.0 p0      17 x[10]
        xor edi, eax                ;   354.5 p0      18 x[6]
        rol edi, 7                  ;   355.0 p1      18 x[6]
        mov dword [esp + 24], ebp   ;   354.0 p0+p3   16 x[14] spill
        mov ebp, dword [esp + 4]    ;   341.7 p2      12 x[15]
        xor ebp, esi                ;   343.7 p0      12 x[15]
        rol ebp, 0x10               ;   344.2 p1      12 x[15]
        mov dword [esp + 4], ebx    ;   349.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   343.0 p2      13 x[11]
        add ebx, ebp                ;   348.2 p1      13 x[11]
        mov dword [esp + 8], edi    ;   359.0 p0+p3   18 x[6] spill
        mov edi, dword [esp + 16]   ;   344.0 p2      14 x[7]
        xor edi, ebx                ;   348.7 p0      14 x[7]
        rol edi, 0xc                ;   349.2 p1      14 x[7]
        add esi, edi                ;   353.2 p1      15 x[3]
        xor ebp, esi                ;   353.7 p0      16 x[15]
        rol ebp, 8                  ;   354.2 p1      16 x[15]
        add ebx, ebp                ;   358.2 p0      17 x[11]
        xor edi, ebx                ;   358.7 p0      18 x[7]
        rol edi, 7                  ;   359.2 p1      18 x[7]
        xor ebp, edx                ;   358.2 p0      12 x[15]
        rol ebp, 0x10               ;   358.7 p1      12 x[15]
        add eax, ebp                ;   362.7 p0      13 x[10]
        xor ecx, eax                ;   363.2 p0      14 x[5]
        rol ecx, 0xc                ;   363.7 p1      14 x[5]
        add edx, ecx                ;   367.7 p0      15 x[0]
        xor ebp, edx                ;   368.2 p0      16 x[15]
        rol ebp, 8                  ;   368.7 p1      16 x[15]
        add eax, ebp                ;   372.7 p0      17 x[10]
        xor ecx, eax                ;   373.2 p0      18 x[5]
        rol ecx, 7                  ;   373.7 p1      18 x[5]
        mov dword [esp + 16], ebp   ;   372.7 p0+p3   16 x[15] spill
        mov ebp, dword [esp + 20]   ;   351.0 p2      11 x[1]
        add ebp, dword [esp + 8]    ;   362.0 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   362.8 p2+p1   11 x[3]
        mov dword [esp + 20], eax   ;   373.2 p0+p3   17 x[10] spill
        mov eax, dword [esp + 28]   ;   355.8 p2      12 x[12]
        xor eax, ebp                ;   362.5 p0      12 x[12]
        rol eax, 0x10               ;   363.0 p1      12 x[12]
        add ebx, eax                ;   367.0 p0      13 x[11]
        mov dword [esp + 28], ecx   ;   377.7 p0+p3   18 x[5] spill
        mov ecx, dword [esp + 8]    ;   360.0 p2      14 x[6]
        xor ecx, ebx                ;   367.5 p0      14 x[6]
        rol ecx, 0xc                ;   368.0 p1      14 x[6]
        add ebp, ecx                ;   372.0 p0      15 x[1]
        xor eax, ebp                ;   372.5 p0      16 x[12]
        rol eax, 8                  ;   373.0 p1      16 x[12]
        add ebx, eax                ;   377.0 p0      17 x[11]
        xor ecx, ebx                ;   377.5 p0      18 x[6]
        rol ecx, 7                  ;   378.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   377.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 4]    ;   358.0 p2      11 x[2]
        add ebx, edi                ;   363.2 p1      11 x[2]
        mov dword [esp + 4], ecx    ;   382.0 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 32]   ;   359.0 p2      12 x[13]
        xor ecx, ebx                ;   363.7 p0      12 x[13]
        rol ecx, 0x10               ;   364.2 p1      12 x[13]
        mov dword [esp + 32], ebp   ;   372.5 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 36]   ;   360.3 p2      13 x[8]
        add ebp, ecx                ;   368.2 p1      13 x[8]
        xor edi, ebp                ;   368.7 p0      14 x[7]
        rol edi, 0xc                ;   369.2 p1      14 x[7]
        add ebx, edi                ;   373.2 p0      15 x[2]
        xor ecx, ebx                ;   373.7 p0      16 x[13]
        rol ecx, 8                  ;   374.2 p1      16 x[13]
        add ebp, ecx                ;   378.2 p0      17 x[8]
        xor edi, ebp                ;   378.7 p0      18 x[7]
        rol edi, 7                  ;   379.2 p1      18 x[7]
        mov dword [esp + 36], edi   ;   383.2 p0+p3   18 x[7] spill
        mov edi, dword [esp + 24]   ;   364.0 p2      12 x[14]
        xor edi, esi                ;   366.0 p0      12 x[14]
        rol edi, 0x10               ;   366.5 p1      12 x[14]
        mov dword [esp + 24], ebx   ;   373.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   365.3 p2      13 x[9]
        add ebx, edi                ;   370.5 p1      13 x[9]
        mov dword [esp + 12], ecx   ;   378.2 p0+p3   12 x[13] spill
        mov ecx, dword [esp + 0]    ;   366.3 p2      14 x[4]
        xor ecx, ebx                ;   371.0 p0      14 x[4]
        rol ecx, 0xc                ;   371.5 p1      14 x[4]
        add esi, ecx                ;   375.5 p1      15 x[3]
        xor edi, esi                ;   376.0 p0      16 x[14]
        rol edi, 8                  ;   376.5 p1      16 x[14]
        add ebx, edi                ;   380.5 p0      17 x[9]
        xor ecx, ebx                ;   381.0 p0      18 x[4]
        rol ecx, 7                  ;   381.5 p1      18 x[4]
        add edx, ecx                ;   385.5 p0      11 x[0]
        xor eax, edx                ;   386.0 p0      12 x[12]
        rol eax, 0x10               ;   386.5 p1      12 x[12]
        add ebp, eax                ;   390.5 p0      13 x[8]
        xor ecx, ebp                ;   391.0 p0      14 x[4]
        rol ecx, 0xc                ;   391.5 p1      14 x[4]
        add edx, ecx                ;   395.5 p0      15 x[0]
        xor eax, edx                ;   396.0 p0      16 x[12]
        rol eax, 8                  ;   396.5 p1      16 x[12]
        add ebp, eax                ;   400.5 p0      17 x[8]
        xor ecx, ebp                ;   401.0 p0      18 x[4]
        rol ecx, 7                  ;   401.5 p1      18 x[4]
        mov dword [esp + 0], ecx    ;   405.5 p0+p3   18 x[4] spill
        mov ecx, dword [esp + 32]   ;   373.7 p2      11 x[1]
        add ecx, dword [esp + 28]   ;   380.7 p2+p1   11 x[1]
        mov dword [esp + 32], ebp   ;   401.0 p0+p3   17 x[8] spill
        mov ebp, dword [esp + 12]   ;   379.2 p2      12 x[13] reload
        xor ebp, ecx                ;   381.2 p0      12 x[13]
        rol ebp, 0x10               ;   381.7 p1      12 x[13]
        add ebx, ebp                ;   385.7 p0      13 x[9]
        add esi, dword [esp + 36]   ;   386.2 p2+p1   11 x[3]
        mov dword [esp + 12], eax   ;   400.5 p0+p3   16 x[12] spill
        mov eax, dword [esp + 28]   ;   378.7 p2      14 x[5]
        xor eax, ebx                ;   386.2 p0      14 x[5]
        rol eax, 0xc                ;   386.7 p1      14 x[5]
        add ecx, eax                ;   390.7 p0      15 x[1]
        xor ebp, ecx                ;   391.2 p0      16 x[13]
        rol ebp, 8                  ;   391.7 p1      16 x[13]
        add ebx, ebp                ;   395.7 p0      17 x[9]
        xor eax, ebx                ;   396.2 p0      18 x[5]
        rol eax, 7                  ;   396.7 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   396.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 24]   ;   380.7 p2      11 x[2]
        add ebx, dword [esp + 4]    ;   385.0 p2+p1   11 x[2]
        xor edi, ebx                ;   385.5 p0      12 x[14]
        rol edi, 0x10               ;   386.0 p1      12 x[14]
        add edx, eax                ;   400.7 p0      11 x[0]
        mov dword [esp + 24], ebp   ;   395.7 p0+p3   16 x[13] spill
        mov ebp, dword [esp + 20]   ;   383.0 p2      13 x[10]
        add ebp, edi                ;   390.0 p1      13 x[10]
        mov dword [esp + 20], ecx   ;   391.2 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 4]    ;   384.0 p2      14 x[6]
        xor ecx, ebp                ;   390.5 p0      14 x[6]
        rol ecx, 0xc                ;   391.0 p1      14 x[6]
        add ebx, ecx                ;   395.0 p0      15 x[2]
        xor edi, ebx                ;   395.5 p0      16 x[14]
        rol edi, 8                  ;   396.0 p1      16 x[14]
        add ebp, edi                ;   400.0 p0      17 x[10]
        xor ecx, ebp                ;   400.5 p0      18 x[6]
        rol ecx, 7                  ;   401.0 p1      18 x[6]
        mov dword [esp + 4], edi    ;   400.0 p0+p3   16 x[14] spill
        mov edi, dword [esp + 16]   ;   387.3 p2      12 x[15]
        xor edi, esi                ;   389.3 p0      12 x[15]
        rol edi, 0x10               ;   389.8 p1      12 x[15]
        mov dword [esp + 16], ebx   ;   395.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   388.7 p2      13 x[11]
        add ebx, edi                ;   393.8 p1      13 x[11]
        mov dword [esp + 8], ecx    ;   405.0 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 36]   ;   389.7 p2      14 x[7]
        xor ecx, ebx                ;   394.3 p0      14 x[7]
        rol ecx, 0xc                ;   394.8 p1      14 x[7]
        add esi, ecx                ;   398.8 p1      15 x[3]
        xor edi, esi                ;   399.3 p0      16 x[15]
        rol edi, 8                  ;   399.8 p1      16 x[15]
        add ebx, edi                ;   403.8 p0      17 x[11]
        xor ecx, ebx                ;   404.3 p0      18 x[7]
        rol ecx, 7                  ;   404.8 p1      18 x[7]
        xor edi, edx                ;   403.8 p0      12 x[15]
        rol edi, 0x10               ;   404.3 p1      12 x[15]
        add ebp, edi                ;   408.3 p0      13 x[10]
        xor eax, ebp                ;   408.8 p0      14 x[5]
        rol eax, 0xc                ;   409.3 p1      14 x[5]
        add edx, eax                ;   413.3 p0      15 x[0]
        xor edi, edx                ;   413.8 p0      16 x[15]
        rol edi, 8                  ;   414.3 p1      16 x[15]
        add ebp, edi                ;   418.3 p0      17 x[10]
        xor eax, ebp                ;   418.8 p0      18 x[5]
        rol eax, 7                  ;   419.3 p1      18 x[5]
        mov dword [esp + 36], edi   ;   418.3 p0+p3   16 x[15] spill
        mov edi, dword [esp + 20]   ;   396.7 p2      11 x[1]
        add edi, dword [esp + 8]    ;   408.0 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   408.5 p2+p1   11 x[3]
        mov dword [esp + 20], ebp   ;   418.8 p0+p3   17 x[10] spill
        mov ebp, dword [esp + 12]   ;   401.5 p2      12 x[12]
        xor ebp, edi                ;   408.5 p0      12 x[12]
        rol ebp, 0x10               ;   409.0 p1      12 x[12]
        add ebx, ebp                ;   413.0 p0      13 x[11]
        mov dword [esp + 12], eax   ;   423.3 p0+p3   18 x[5] spill
        mov eax, dword [esp + 8]    ;   406.0 p2      14 x[6]
        xor eax, ebx                ;   413.5 p0      14 x[6]
        rol eax, 0xc                ;   414.0 p1      14 x[6]
        add edi, eax                ;   418.0 p0      15 x[1]
        xor ebp, edi                ;   418.5 p0      16 x[12]
        rol ebp, 8                  ;   419.0 p1      16 x[12]
        add ebx, ebp                ;   423.0 p0      17 x[11]
        xor eax, ebx                ;   423.5 p0      18 x[6]
        rol eax, 7                  ;   424.0 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   423.5 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 16]   ;   403.7 p2      11 x[2]
        add ebx, ecx                ;   408.8 p1      11 x[2]
        mov dword [esp + 16], eax   ;   428.0 p0+p3   18 x[6] spill
        mov eax, dword [esp + 24]   ;   404.7 p2      12 x[13]
        xor eax, ebx                ;   409.3 p0      12 x[13]
        rol eax, 0x10               ;   409.8 p1      12 x[13]
        mov dword [esp + 24], edi   ;   418.5 p0+p3   15 x[1] spill
        mov edi, dword [esp + 32]   ;   406.0 p2      13 x[8]
        add edi, eax                ;   413.8 p1      13 x[8]
        xor ecx, edi                ;   414.3 p0      14 x[7]
        rol ecx, 0xc                ;   414.8 p1      14 x[7]
        add ebx, ecx                ;   418.8 p0      15 x[2]
        xor eax, ebx                ;   419.3 p0      16 x[13]
        rol eax, 8                  ;   419.8 p1      16 x[13]
        add edi, eax                ;   423.8 p0      17 x[8]
        xor ecx, edi                ;   424.3 p0      18 x[7]
        rol ecx, 7                  ;   424.8 p1      18 x[7]
        mov dword [esp + 32], ecx   ;   428.8 p0+p3   18 x[7] spill
        mov ecx, dword [esp + 4]    ;   409.7 p2      12 x[14]
        xor ecx, esi                ;   411.7 p0      12 x[14]
        rol ecx, 0x10               ;   412.2 p1      12 x[14]
        mov dword [esp + 4], ebx    ;   419.3 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   411.0 p2      13 x[9]
        add ebx, ecx                ;   416.2 p1      13 x[9]
        mov dword [esp + 28], eax   ;   423.8 p0+p3   12 x[13] spill
        mov eax, dword [esp + 0]    ;   412.0 p2      14 x[4]
        xor eax, ebx                ;   416.7 p0      14 x[4]
        rol eax, 0xc                ;   417.2 p1      14 x[4]
        add esi, eax                ;   421.2 p1      15 x[3]
        xor ecx, esi                ;   421.7 p0      16 x[14]
        rol ecx, 8                  ;   422.2 p1      16 x[14]
        add ebx, ecx                ;   426.2 p0      17 x[9]
        xor eax, ebx                ;   426.7 p0      18 x[4]
        rol eax, 7                  ;   427.2 p1      18 x[4]
        add edx, eax                ;   431.2 p0      11 x[0]
        xor ebp, edx                ;   431.7 p0      12 x[12]
        rol ebp, 0x10               ;   432.2 p1      12 x[12]
        add edi, ebp                ;   436.2 p0      13 x[8]
        xor eax, edi                ;   436.7 p0      14 x[4]
        rol eax, 0xc                ;   437.2 p1      14 x[4]
        add edx, eax                ;   441.2 p0      15 x[0]
        xor ebp, edx                ;   441.7 p0      16 x[12]
        rol ebp, 8                  ;   442.2 p1      16 x[12]
        add edi, ebp                ;   446.2 p0      17 x[8]
        xor eax, edi                ;   446.7 p0      18 x[4]
        rol eax, 7                  ;   447.2 p1      18 x[4]
        mov dword [esp + 0], eax    ;   451.2 p0+p3   18 x[4] spill
        mov eax, dword [esp + 24]   ;   419.5 p2      11 x[1]
        add eax, dword [esp + 12]   ;   426.3 p2+p1   11 x[1]
        mov dword [esp + 24], edi   ;   446.7 p0+p3   17 x[8] spill
        mov edi, dword [esp + 28]   ;   424.8 p2      12 x[13] reload
        xor edi, eax                ;   426.8 p0      12 x[13]
        rol edi, 0x10               ;   427.3 p1      12 x[13]
        add ebx, edi                ;   431.3 p0      13 x[9]
        add esi, dword [esp + 32]   ;   431.8 p2+p1   11 x[3]
        mov dword [esp + 28], ebp   ;   446.2 p0+p3   16 x[12] spill
        mov ebp, dword [esp + 12]   ;   424.3 p2      14 x[5]
        xor ebp, ebx                ;   431.8 p0      14 x[5]
        rol ebp, 0xc                ;   432.3 p1      14 x[5]
        add eax, ebp                ;   436.3 p0      15 x[1]
        xor edi, eax                ;   436.8 p0      16 x[13]
        rol edi, 8                  ;   437.3 p1      16 x[13]
        add ebx, edi                ;   441.3 p0      17 x[9]
        xor ebp, ebx                ;   441.8 p0      18 x[5]
        rol ebp, 7                  ;   442.3 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   441.8 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 4]    ;   426.3 p2      11 x[2]
        add ebx, dword [esp + 16]   ;   431.0 p2+p1   11 x[2]
        xor ecx, ebx                ;   431.5 p0      12 x[14]
        rol ecx, 0x10               ;   432.0 p1      12 x[14]
        add edx, ebp                ;   446.3 p0      11 x[0]
        mov dword [esp + 4], edi    ;   441.3 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;   428.7 p2      13 x[10]
        add edi, ecx                ;   436.0 p1      13 x[10]
        mov dword [esp + 20], eax   ;   436.8 p0+p3   15 x[1] spill
        mov eax, dword [esp + 16]   ;   429.7 p2      14 x[6]
        xor eax, edi                ;   436.5 p0      14 x[6]
        rol eax, 0xc                ;   437.0 p1      14 x[6]
        add ebx, eax                ;   441.0 p0      15 x[2]
        xor ecx, ebx                ;   441.5 p0      16 x[14]
        rol ecx, 8                  ;   442.0 p1      16 x[14]
        add edi, ecx                ;   446.0 p0      17 x[10]
        xor eax, edi                ;   446.5 p0      18 x[6]
        rol eax, 7                  ;   447.0 p1      18 x[6]
        mov dword [esp + 16], ecx   ;   446.0 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 36]   ;   433.0 p2      12 x[15]
        xor ecx, esi                ;   435.0 p0      12 x[15]
        rol ecx, 0x10               ;   435.5 p1      12 x[15]
        mov dword [esp + 36], ebx   ;   441.5 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   434.3 p2      13 x[11]
        add ebx, ecx                ;   439.5 p1      13 x[11]
        mov dword [esp + 8], eax    ;   451.0 p0+p3   18 x[6] spill
        mov eax, dword [esp + 32]   ;   435.3 p2      14 x[7]
        xor eax, ebx                ;   440.0 p0      14 x[7]
        rol eax, 0xc                ;   440.5 p1      14 x[7]
        add esi, eax                ;   444.5 p1      15 x[3]
        xor ecx, esi                ;   445.0 p0      16 x[15]
        rol ecx, 8                  ;   445.5 p1      16 x[15]
        add ebx, ecx                ;   449.5 p0      17 x[11]
        xor eax, ebx                ;   450.0 p0      18 x[7]
        rol eax, 7                  ;   450.5 p1      18 x[7]
        xor ecx, edx                ;   449.5 p0      12 x[15]
        rol ecx, 0x10               ;   450.0 p1      12 x[15]
        add edi, ecx                ;   454.0 p0      13 x[10]
        xor ebp, edi                ;   454.5 p0      14 x[5]
        rol ebp, 0xc                ;   455.0 p1      14 x[5]
        add edx, ebp                ;   459.0 p0      15 x[0]
        xor ecx, edx                ;   459.5 p0      16 x[15]
        rol ecx, 8                  ;   460.0 p1      16 x[15]
        mov edi, dword [esp + 20]   ;   441.0 p2      11 x[1]
        mov ebp, dword [esp + 8]    ;   452.0 p2      18 x[6] reload
        add edi, ebp                ;   454.0 p0      11 x[1]
        add esi, dword [esp + 0]    ;   454.2 p2+p0   11 x[3]
        mov dword [esp + 8], ecx    ;   464.0 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 28]   ;   447.2 p2      12 x[12]
        xor ecx, edi                ;   454.5 p0      12 x[12]
        rol ecx, 0x10               ;   455.0 p1      12 x[12]
        add ebx, ecx                ;   459.0 p0      13 x[11]
        xor ebp, ebx                ;   459.5 p0      14 x[6]
        rol ebp, 0xc                ;   460.0 p1      14 x[6]
        add edi, ebp                ;   464.0 p0      15 x[1]
        xor ecx, edi                ;   464.5 p0      16 x[12]
        rol ecx, 8                  ;   465.0 p1      16 x[12]
        mov ebp, dword [esp + 36]   ;   446.0 p2      11 x[2]
        add ebp, eax                ;   454.5 p0      11 x[2]
        mov ebx, dword [esp + 4]    ;   447.0 p2      12 x[13]
        xor ebx, ebp                ;   455.0 p0      12 x[13]
        rol ebx, 0x10               ;   455.5 p1      12 x[13]
        mov dword [esp + 4], edi    ;   464.5 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   448.0 p2      13 x[8]
        add edi, ebx                ;   459.5 p1      13 x[8]
        xor eax, edi                ;   460.0 p0      14 x[7]
        rol eax, 0xc                ;   460.5 p1      14 x[7]
        add ebp, eax                ;   464.5 p0      15 x[2]
        xor ebx, ebp                ;   465.0 p0      16 x[13]
        rol ebx, 8                  ;   465.5 p1      16 x[13]
        mov edi, dword [esp + 16]   ;   450.3 p2      12 x[14]
        xor edi, esi                ;   454.7 p0      12 x[14]
        rol edi, 0x10               ;   455.2 p1      12 x[14]
        mov eax, dword [esp + 12]   ;   451.3 p2      13 x[9]
        add eax, edi                ;   459.2 p0      13 x[9]
        xor eax, dword [esp + 0]    ;   459.7 p2+p0   14 x[4]
        rol eax, 0xc                ;   460.2 p1      14 x[4]
        add esi, eax                ;   464.2 p0      15 x[3]
        xor edi, esi                ;   464.7 p0      16 x[14]
        rol edi, 8                  ;   465.2 p1      16 x[14]
        mov eax, dword [esp + 68]   ;   454.0 p2      50 st reload
        mov dword [eax + 16], edx   ;   459.5 p0+p3   51 st
        mov edx, 0x61707865         ;   454.7 p1      11 x[0] reload
        mov dword [eax], edx        ;   456.3 p0+p3   50 st
        mov dword [eax + 32], ecx   ;   469.0 p0+p3   52 st
        mov ecx, 0x3320646e         ;   455.7 p1      11 x[1] reload
        mov dword [eax + 4], ecx    ;   460.3 p0+p3   50 st
        mov dword [eax + 36], ebx   ;   469.5 p0+p3   52 st
        mov ecx, dword [esp + 4]    ;   465.5 p2      15 x[1] reload
        mov dword [eax + 20], ecx   ;   467.5 p0+p3   51 st
        mov ecx, 0x79622d32         ;   457.3 p1      11 x[2] reload
        mov dword [eax + 8], ecx    ;   466.3 p0+p3   50 st
        mov dword [eax + 24], ebp   ;   468.3 p0+p3   51 st
        mov dword [eax + 40], edi   ;   470.3 p0+p3   52 st
        mov edi, 0x6b206574         ;   458.7 p1      11 x[3] reload
        mov dword [eax + 12], edi   ;   472.3 p0+p3   50 st
        mov dword [eax + 28], esi   ;   474.3 p0+p3   51 st
        mov esi, dword [esp + 8]    ;   465.0 p2      16 x[15] reload
        mov dword [eax + 44], esi   ;   476.3 p0+p3   52 st
        mov esi, 0                  ;   460.3 p1      54 st reload
        mov dword [eax + 48], esi   ;   478.3 p0+p3   54 st
        mov dword [eax + 52], esi   ;   480.3 p0+p3   54 st
        mov esi, dword [esp + 64]   ;   461.3 p2      45 x[12] reload
        mov edi, dword [esi + 16]   ;   463.3 p2      55 st
        mov dword [eax + 56], edi   ;   482.3 p0+p3   55 st
        mov esi, dword [esi + 20]   ;   463.3 p2      55 st
        mov dword [eax + 60], esi   ;   484.3 p0+p3   55 st
        xor eax, eax                ;                    cleared
        mov dword [esp + 0], eax    ;                    cleared
        mov dword [esp + 4], eax    ;                    cleared
        mov dword [esp + 8], eax    ;                    cleared
        mov dword [esp + 12], eax   ;                    cleared
        mov dword [esp + 16], eax   ;                    cleared
        mov dword [esp + 20], eax   ;                    cleared
        mov dword [esp + 24], eax   ;                    cleared
        mov dword [esp + 28], eax   ;                    cleared
        mov dword [esp + 32], eax   ;                    cleared
        mov dword [esp + 36], eax   ;                    cleared
        add esp, 0x28               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

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
;   body: 1387 uops, planned 485.7; bounds: width 462.3, ports 413.2, path 397.0
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
        lea edx, [edi + 1634760805] ;     4.0 p0      11 x[0]
        mov ebx, edx                ;     4.5 p1      12 x[12] copy
        mov ecx, dword [esp + 64]   ;     3.0 p2      45 x[12] reload
        xor ebx, dword [ecx]        ;     7.0 p2+p0   12 x[12]
        rol ebx, 0x10               ;     7.5 p1      12 x[12]
        mov eax, dword [esi + 16]   ;     5.0 p2      13 x[8]
        add eax, ebx                ;    11.5 p0      13 x[8]
        xor edi, eax                ;    12.0 p0      14 x[4]
        rol edi, 0xc                ;    12.5 p1      14 x[4]
        add edx, edi                ;    16.5 p0      15 x[0]
        xor ebx, edx                ;    17.0 p0      16 x[12]
        rol ebx, 8                  ;    17.5 p1      16 x[12]
        add eax, ebx                ;    21.5 p0      17 x[8]
        xor edi, eax                ;    22.0 p0      18 x[4]
        rol edi, 7                  ;    22.5 p1      18 x[4]
        mov dword [esp + 0], edi    ;    26.5 p0+p3   18 x[4] spill
        lea edi, [ebp + 857760878]  ;     7.0 p1      11 x[1]
        mov dword [esp + 4], eax    ;    22.0 p0+p3   17 x[8] spill
        mov eax, edi                ;     7.5 p1      12 x[13] copy
        xor eax, dword [ecx + 4]    ;     8.3 p2+p0   12 x[13]
        rol eax, 0x10               ;     8.8 p1      12 x[13]
        mov dword [esp + 8], ebx    ;    21.5 p0+p3   16 x[12] spill
        mov ebx, dword [esi + 20]   ;     9.0 p2      13 x[9]
        add ebx, eax                ;    12.8 p1      13 x[9]
        xor ebp, ebx                ;    13.3 p0      14 x[5]
        rol ebp, 0xc                ;    13.8 p1      14 x[5]
        add edi, ebp                ;    17.8 p0      15 x[1]
        xor eax, edi                ;    18.3 p0      16 x[13]
        rol eax, 8                  ;    18.8 p1      16 x[13]
        add ebx, eax                ;    22.8 p0      17 x[9]
        xor ebp, ebx                ;    23.3 p0      18 x[5]
        rol ebp, 7                  ;    23.8 p1      18 x[5]
        mov dword [esp + 12], ebx   ;    23.3 p0+p3   17 x[9] spill
        mov ebx, dword [esi + 8]    ;    12.7 p2      11 x[2]
        add ebx, 0x79622d32         ;    14.7 p1      11 x[2]
        mov dword [esp + 16], eax   ;    22.8 p0+p3   16 x[13] spill
        mov eax, ebx                ;    15.2 p1      12 x[14] copy
        xor eax, dword [ecx + 8]    ;    15.7 p2+p0   12 x[14]
        rol eax, 0x10               ;    16.2 p1      12 x[14]
        mov dword [esp + 20], edi   ;    18.3 p0+p3   15 x[1] spill
        mov edi, dword [esi + 24]   ;    15.3 p2      13 x[10]
        add edi, eax                ;    20.2 p1      13 x[10]
        add edx, ebp                ;    27.8 p0      11 x[0]
        mov dword [esp + 24], ebp   ;    27.8 p0+p3   18 x[5] spill
        mov ebp, dword [esi + 8]    ;    16.7 p2      14 x[6]
        xor ebp, edi                ;    20.7 p0      14 x[6]
        rol ebp, 0xc                ;    21.2 p1      14 x[6]
        add ebx, ebp                ;    25.2 p0      15 x[2]
        xor eax, ebx                ;    25.7 p0      16 x[14]
        rol eax, 8                  ;    26.2 p1      16 x[14]
        add edi, eax                ;    30.2 p0      17 x[10]
        xor ebp, edi                ;    30.7 p0      18 x[6]
        rol ebp, 7                  ;    31.2 p1      18 x[6]
        mov dword [esp + 28], eax   ;    30.2 p0+p3   16 x[14] spill
        mov eax, dword [esi + 12]   ;    20.0 p2      11 x[3]
        add eax, 0x6b206574         ;    22.0 p1      11 x[3]
        mov dword [esp + 32], ebx   ;    25.7 p0+p3   15 x[2] spill
        mov ebx, eax                ;    22.5 p1      12 x[15] copy
        xor ebx, dword [ecx + 12]   ;    23.0 p2+p0   12 x[15]
        rol ebx, 0x10               ;    23.5 p1      12 x[15]
        mov ecx, dword [esi + 28]   ;    22.3 p2      13 x[11]
        add ecx, ebx                ;    27.5 p0      13 x[11]
        mov esi, dword [esi + 12]   ;    23.3 p2      14 x[7]
        xor esi, ecx                ;    28.0 p0      14 x[7]
        rol esi, 0xc                ;    28.5 p1      14 x[7]
        add eax, esi                ;    32.5 p0      15 x[3]
        xor ebx, eax                ;    33.0 p0      16 x[15]
        rol ebx, 8                  ;    33.5 p1      16 x[15]
        add ecx, ebx                ;    37.5 p0      17 x[11]
        xor esi, ecx                ;    38.0 p0      18 x[7]
        rol esi, 7                  ;    38.5 p1      18 x[7]
        xor ebx, edx                ;    37.5 p0      12 x[15]
        rol ebx, 0x10               ;    38.0 p1      12 x[15]
        add edi, ebx                ;    42.0 p0      13 x[10]
        mov dword [esp + 36], eax   ;    33.0 p0+p3   15 x[3] spill
        mov eax, dword [esp + 24]   ;    28.8 p2      14 x[5]
        xor eax, edi                ;    42.5 p0      14 x[5]
        rol eax, 0xc                ;    43.0 p1      14 x[5]
        add edx, eax                ;    47.0 p0      15 x[0]
        xor ebx, edx                ;    47.5 p0      16 x[15]
        rol ebx, 8                  ;    48.0 p1      16 x[15]
        add edi, ebx                ;    52.0 p0      17 x[10]
        xor eax, edi                ;    52.5 p0      18 x[5]
        rol eax, 7                  ;    53.0 p1      18 x[5]
        mov dword [esp + 24], ebx   ;    52.0 p0+p3   16 x[15] spill
        mov ebx, dword [esp + 20]   ;    30.7 p2      11 x[1]
        add ebx, ebp                ;    35.2 p1      11 x[1]
        mov dword [esp + 20], edi   ;    52.5 p0+p3   17 x[10] spill
        mov edi, dword [esp + 8]    ;    31.7 p2      12 x[12]
        xor edi, ebx                ;    35.7 p0      12 x[12]
        rol edi, 0x10               ;    36.2 p1      12 x[12]
        add ecx, edi                ;    40.2 p0      13 x[11]
        xor ebp, ecx                ;    40.7 p0      14 x[6]
        rol ebp, 0xc                ;    41.2 p1      14 x[6]
        add ebx, ebp                ;    45.2 p0      15 x[1]
        xor edi, ebx                ;    45.7 p0      16 x[12]
        rol edi, 8                  ;    46.2 p1      16 x[12]
        add ecx, edi                ;    50.2 p0      17 x[11]
        xor ebp, ecx                ;    50.7 p0      18 x[6]
        rol ebp, 7                  ;    51.2 p1      18 x[6]
        mov dword [esp + 8], ecx    ;    50.7 p0+p3   17 x[11] spill
        mov ecx, dword [esp + 32]   ;    36.0 p2      11 x[2]
        add ecx, esi                ;    42.5 p1      11 x[2]
        mov dword [esp + 32], ebp   ;    55.2 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;    37.0 p2      12 x[13]
        xor ebp, ecx                ;    43.0 p0      12 x[13]
        rol ebp, 0x10               ;    43.5 p1      12 x[13]
        mov dword [esp + 16], eax   ;    57.0 p0+p3   18 x[5] spill
        mov eax, dword [esp + 4]    ;    38.3 p2      13 x[8]
        add eax, ebp                ;    47.5 p1      13 x[8]
        xor esi, eax                ;    48.0 p0      14 x[7]
        rol esi, 0xc                ;    48.5 p1      14 x[7]
        add ecx, esi                ;    52.5 p0      15 x[2]
        xor ebp, ecx                ;    53.0 p0      16 x[13]
        rol ebp, 8                  ;    53.5 p1      16 x[13]
        add eax, ebp                ;    57.5 p0      17 x[8]
        xor esi, eax                ;    58.0 p0      18 x[7]
        rol esi, 7                  ;    58.5 p1      18 x[7]
        mov dword [esp + 4], esi    ;    62.5 p0+p3   18 x[7] spill
        mov esi, dword [esp + 36]   ;    42.0 p2      11 x[3]
        add esi, dword [esp + 0]    ;    44.0 p2+p1   11 x[3]
        add ebx, dword [esp + 16]   ;    60.0 p2+p1   11 x[1]
        mov dword [esp + 36], ecx   ;    53.0 p0+p3   15 x[2] spill
        mov ecx, dword [esp + 28]   ;    45.0 p2      12 x[14]
        xor ecx, esi                ;    47.0 p0      12 x[14]
        rol ecx, 0x10               ;    47.5 p1      12 x[14]
        xor ebp, ebx                ;    60.5 p0      12 x[13]
        rol ebp, 0x10               ;    61.0 p1      12 x[13]
        mov dword [esp + 28], ebx   ;    60.5 p0+p3   11 x[1] spill
        mov ebx, dword [esp + 12]   ;    46.0 p2      13 x[9]
        add ebx, ecx                ;    51.5 p1      13 x[9]
        mov dword [esp + 12], ebp   ;    65.0 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;    47.0 p2      14 x[4]
        xor ebp, ebx                ;    52.0 p0      14 x[4]
        rol ebp, 0xc                ;    52.5 p1      14 x[4]
        add esi, ebp                ;    56.5 p0      15 x[3]
        xor ecx, esi                ;    57.0 p0      16 x[14]
        rol ecx, 8                  ;    57.5 p1      16 x[14]
        add ebx, ecx                ;    61.5 p0      17 x[9]
        xor ebp, ebx                ;    62.0 p0      18 x[4]
        rol ebp, 7                  ;    62.5 p1      18 x[4]
        add edx, ebp                ;    66.5 p0      11 x[0]
        xor edi, edx                ;    67.0 p0      12 x[12]
        rol edi, 0x10               ;    67.5 p1      12 x[12]
        add eax, edi                ;    71.5 p0      13 x[8]
        xor ebp, eax                ;    72.0 p0      14 x[4]
        rol ebp, 0xc                ;    72.5 p1      14 x[4]
        add edx, ebp                ;    76.5 p0      15 x[0]
        xor edi, edx                ;    77.0 p0      16 x[12]
        rol edi, 8                  ;    77.5 p1      16 x[12]
        add eax, edi                ;    81.5 p0      17 x[8]
        xor ebp, eax                ;    82.0 p0      18 x[4]
        rol ebp, 7                  ;    82.5 p1      18 x[4]
        add ebx, dword [esp + 12]   ;    68.0 p2+p0   13 x[9]
        add esi, dword [esp + 4]    ;    65.5 p2+p0   11 x[3]
        mov dword [esp + 0], ebp    ;    86.5 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 16]   ;    58.0 p2      14 x[5]
        xor ebp, ebx                ;    68.5 p0      14 x[5]
        rol ebp, 0xc                ;    69.0 p1      14 x[5]
        mov dword [esp + 16], eax   ;    82.0 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;    61.5 p2      15 x[1]
        add eax, ebp                ;    73.0 p1      15 x[1]
        mov dword [esp + 28], edi   ;    81.5 p0+p3   16 x[12] spill
        mov edi, dword [esp + 12]   ;    66.0 p2      16 x[13]
        xor edi, eax                ;    73.5 p0      16 x[13]
        rol edi, 8                  ;    74.0 p1      16 x[13]
        add ebx, edi                ;    78.0 p0      17 x[9]
        xor ebp, ebx                ;    78.5 p0      18 x[5]
        rol ebp, 7                  ;    79.0 p1      18 x[5]
        mov dword [esp + 12], ebx   ;    78.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 36]   ;    60.3 p2      11 x[2]
        add ebx, dword [esp + 32]   ;    62.3 p2+p1   11 x[2]
        xor ecx, ebx                ;    62.8 p0      12 x[14]
        rol ecx, 0x10               ;    63.3 p1      12 x[14]
        add edx, ebp                ;    83.0 p0      11 x[0]
        mov dword [esp + 36], edi   ;    78.0 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;    62.7 p2      13 x[10]
        add edi, ecx                ;    67.3 p1      13 x[10]
        mov dword [esp + 20], eax   ;    73.5 p0+p3   15 x[1] spill
        mov eax, dword [esp + 32]   ;    63.7 p2      14 x[6]
        xor eax, edi                ;    67.8 p0      14 x[6]
        rol eax, 0xc                ;    68.3 p1      14 x[6]
        add ebx, eax                ;    72.3 p0      15 x[2]
        xor ecx, ebx                ;    72.8 p0      16 x[14]
        rol ecx, 8                  ;    73.3 p1      16 x[14]
        add edi, ecx                ;    77.3 p0      17 x[10]
        xor eax, edi                ;    77.8 p0      18 x[6]
        rol eax, 7                  ;    78.3 p1      18 x[6]
        mov dword [esp + 32], ecx   ;    77.3 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 24]   ;    67.0 p2      12 x[15]
        xor ecx, esi                ;    69.0 p0      12 x[15]
        rol ecx, 0x10               ;    69.5 p1      12 x[15]
        mov dword [esp + 24], ebx   ;    72.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;    68.3 p2      13 x[11]
        add ebx, ecx                ;    73.5 p1      13 x[11]
        mov dword [esp + 8], eax    ;    82.3 p0+p3   18 x[6] spill
        mov eax, dword [esp + 4]    ;    69.3 p2      14 x[7]
        xor eax, ebx                ;    74.0 p0      14 x[7]
        rol eax, 0xc                ;    74.5 p1      14 x[7]
        add esi, eax                ;    78.5 p1      15 x[3]
        xor ecx, esi                ;    79.0 p0      16 x[15]
        rol ecx, 8                  ;    79.5 p1      16 x[15]
        add ebx, ecx                ;    83.5 p0      17 x[11]
        xor eax, ebx                ;    84.0 p0      18 x[7]
        rol eax, 7                  ;    84.5 p1      18 x[7]
        xor ecx, edx                ;    83.5 p0      12 x[15]
        rol ecx, 0x10               ;    84.0 p1      12 x[15]
        add edi, ecx                ;    88.0 p0      13 x[10]
        xor ebp, edi                ;    88.5 p0      14 x[5]
        rol ebp, 0xc                ;    89.0 p1      14 x[5]
        add edx, ebp                ;    93.0 p0      15 x[0]
        xor ecx, edx                ;    93.5 p0      16 x[15]
        rol ecx, 8                  ;    94.0 p1      16 x[15]
        add edi, ecx                ;    98.0 p0      17 x[10]
        xor ebp, edi                ;    98.5 p0      18 x[5]
        rol ebp, 7                  ;    99.0 p1      18 x[5]
        mov dword [esp + 4], ecx    ;    98.0 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 20]   ;    76.3 p2      11 x[1]
        add ecx, dword [esp + 8]    ;    85.3 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;    89.5 p2+p1   11 x[3]
        mov dword [esp + 20], edi   ;    98.5 p0+p3   17 x[10] spill
        mov edi, dword [esp + 28]   ;    82.5 p2      12 x[12]
        xor edi, ecx                ;    85.8 p0      12 x[12]
        rol edi, 0x10               ;    86.3 p1      12 x[12]
        add ebx, edi                ;    90.3 p0      13 x[11]
        mov dword [esp + 28], ebp   ;   103.0 p0+p3   18 x[5] spill
        mov ebp, dword [esp + 8]    ;    83.3 p2      14 x[6]
        xor ebp, ebx                ;    90.8 p0      14 x[6]
        rol ebp, 0xc                ;    91.3 p1      14 x[6]
        add ecx, ebp                ;    95.3 p0      15 x[1]
        xor edi, ecx                ;    95.8 p0      16 x[12]
        rol edi, 8                  ;    96.3 p1      16 x[12]
        add ebx, edi                ;   100.3 p0      17 x[11]
        xor ebp, ebx                ;   100.8 p0      18 x[6]
        rol ebp, 7                  ;   101.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   100.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 24]   ;    83.3 p2      11 x[2]
        add ebx, eax                ;    88.5 p1      11 x[2]
        mov dword [esp + 24], ebp   ;   105.3 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 36]   ;    84.3 p2      12 x[13]
        xor ebp, ebx                ;    89.0 p0      12 x[13]
        rol ebp, 0x10               ;    89.5 p1      12 x[13]
        mov dword [esp + 36], ecx   ;    95.8 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 16]   ;    85.7 p2      13 x[8]
        add ecx, ebp                ;    93.5 p1      13 x[8]
        xor eax, ecx                ;    94.0 p0      14 x[7]
        rol eax, 0xc                ;    94.5 p1      14 x[7]
        add ebx, eax                ;    98.5 p0      15 x[2]
        xor ebp, ebx                ;    99.0 p0      16 x[13]
        rol ebp, 8                  ;    99.5 p1      16 x[13]
        add ecx, ebp                ;   103.5 p0      17 x[8]
        xor eax, ecx                ;   104.0 p0      18 x[7]
        rol eax, 7                  ;   104.5 p1      18 x[7]
        mov dword [esp + 16], eax   ;   108.5 p0+p3   18 x[7] spill
        mov eax, dword [esp + 32]   ;    89.3 p2      12 x[14]
        xor eax, esi                ;    91.3 p0      12 x[14]
        rol eax, 0x10               ;    91.8 p1      12 x[14]
        mov dword [esp + 32], ebx   ;    99.0 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;    90.7 p2      13 x[9]
        add ebx, eax                ;    95.8 p1      13 x[9]
        mov dword [esp + 12], ebp   ;   103.5 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;    91.7 p2      14 x[4]
        xor ebp, ebx                ;    96.3 p0      14 x[4]
        rol ebp, 0xc                ;    96.8 p1      14 x[4]
        add esi, ebp                ;   100.8 p1      15 x[3]
        xor eax, esi                ;   101.3 p0      16 x[14]
        rol eax, 8                  ;   101.8 p1      16 x[14]
        add ebx, eax                ;   105.8 p0      17 x[9]
        xor ebp, ebx                ;   106.3 p0      18 x[4]
        rol ebp, 7                  ;   106.8 p1      18 x[4]
        add edx, ebp                ;   110.8 p0      11 x[0]
        xor edi, edx                ;   111.3 p0      12 x[12]
        rol edi, 0x10               ;   111.8 p1      12 x[12]
        add ecx, edi                ;   115.8 p0      13 x[8]
        xor ebp, ecx                ;   116.3 p0      14 x[4]
        rol ebp, 0xc                ;   116.8 p1      14 x[4]
        add edx, ebp                ;   120.8 p0      15 x[0]
        xor edi, edx                ;   121.3 p0      16 x[12]
        rol edi, 8                  ;   121.8 p1      16 x[12]
        add ecx, edi                ;   125.8 p0      17 x[8]
        xor ebp, ecx                ;   126.3 p0      18 x[4]
        rol ebp, 7                  ;   126.8 p1      18 x[4]
        mov dword [esp + 0], ebp    ;   130.8 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 36]   ;    99.0 p2      11 x[1]
        add ebp, dword [esp + 28]   ;   106.0 p2+p1   11 x[1]
        mov dword [esp + 36], ecx   ;   126.3 p0+p3   17 x[8] spill
        mov ecx, dword [esp + 12]   ;   104.5 p2      12 x[13] reload
        xor ecx, ebp                ;   106.5 p0      12 x[13]
        rol ecx, 0x10               ;   107.0 p1      12 x[13]
        add ebx, ecx                ;   111.0 p0      13 x[9]
        add esi, dword [esp + 16]   ;   111.5 p2+p1   11 x[3]
        mov dword [esp + 12], edi   ;   125.8 p0+p3   16 x[12] spill
        mov edi, dword [esp + 28]   ;   104.0 p2      14 x[5]
        xor edi, ebx                ;   111.5 p0      14 x[5]
        rol edi, 0xc                ;   112.0 p1      14 x[5]
        add ebp, edi                ;   116.0 p0      15 x[1]
        xor ecx, ebp                ;   116.5 p0      16 x[13]
        rol ecx, 8                  ;   117.0 p1      16 x[13]
        add ebx, ecx                ;   121.0 p0      17 x[9]
        xor edi, ebx                ;   121.5 p0      18 x[5]
        rol edi, 7                  ;   122.0 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   121.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 32]   ;   106.0 p2      11 x[2]
        add ebx, dword [esp + 24]   ;   108.3 p2+p1   11 x[2]
        xor eax, ebx                ;   108.8 p0      12 x[14]
        rol eax, 0x10               ;   109.3 p1      12 x[14]
        add edx, edi                ;   126.0 p0      11 x[0]
        mov dword [esp + 32], ecx   ;   121.0 p0+p3   16 x[13] spill
        mov ecx, dword [esp + 20]   ;   108.3 p2      13 x[10]
        add ecx, eax                ;   113.3 p1      13 x[10]
        mov dword [esp + 20], ebp   ;   116.5 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 24]   ;   109.3 p2      14 x[6]
        xor ebp, ecx                ;   113.8 p0      14 x[6]
        rol ebp, 0xc                ;   114.3 p1      14 x[6]
        add ebx, ebp                ;   118.3 p0      15 x[2]
        xor eax, ebx                ;   118.8 p0      16 x[14]
        rol eax, 8                  ;   119.3 p1      16 x[14]
        add ecx, eax                ;   123.3 p0      17 x[10]
        xor ebp, ecx                ;   123.8 p0      18 x[6]
        rol ebp, 7                  ;   124.3 p1      18 x[6]
        mov dword [esp + 24], eax   ;   123.3 p0+p3   16 x[14] spill
        mov eax, dword [esp + 4]    ;   112.7 p2      12 x[15]
        xor eax, esi                ;   114.7 p0      12 x[15]
        rol eax, 0x10               ;   115.2 p1      12 x[15]
        mov dword [esp + 4], ebx    ;   118.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   114.0 p2      13 x[11]
        add ebx, eax                ;   119.2 p1      13 x[11]
        mov dword [esp + 8], ebp    ;   128.3 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;   115.0 p2      14 x[7]
        xor ebp, ebx                ;   119.7 p0      14 x[7]
        rol ebp, 0xc                ;   120.2 p1      14 x[7]
        add esi, ebp                ;   124.2 p1      15 x[3]
        xor eax, esi                ;   124.7 p0      16 x[15]
        rol eax, 8                  ;   125.2 p1      16 x[15]
        add ebx, eax                ;   129.2 p0      17 x[11]
        xor ebp, ebx                ;   129.7 p0      18 x[7]
        rol ebp, 7                  ;   130.2 p1      18 x[7]
        xor eax, edx                ;   129.2 p0      12 x[15]
        rol eax, 0x10               ;   129.7 p1      12 x[15]
        add ecx, eax                ;   133.7 p0      13 x[10]
        xor edi, ecx                ;   134.2 p0      14 x[5]
        rol edi, 0xc                ;   134.7 p1      14 x[5]
        add edx, edi                ;   138.7 p0      15 x[0]
        xor eax, edx                ;   139.2 p0      16 x[15]
        rol eax, 8                  ;   139.7 p1      16 x[15]
        add ecx, eax                ;   143.7 p0      17 x[10]
        xor edi, ecx                ;   144.2 p0      18 x[5]
        rol edi, 7                  ;   144.7 p1      18 x[5]
        mov dword [esp + 16], eax   ;   143.7 p0+p3   16 x[15] spill
        mov eax, dword [esp + 20]   ;   122.0 p2      11 x[1]
        add eax, dword [esp + 8]    ;   131.3 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   133.8 p2+p1   11 x[3]
        mov dword [esp + 20], ecx   ;   144.2 p0+p3   17 x[10] spill
        mov ecx, dword [esp + 12]   ;   126.8 p2      12 x[12]
        xor ecx, eax                ;   131.8 p0      12 x[12]
        rol ecx, 0x10               ;   132.3 p1      12 x[12]
        add ebx, ecx                ;   136.3 p0      13 x[11]
        mov dword [esp + 12], edi   ;   148.7 p0+p3   18 x[5] spill
        mov edi, dword [esp + 8]    ;   129.3 p2      14 x[6]
        xor edi, ebx                ;   136.8 p0      14 x[6]
        rol edi, 0xc                ;   137.3 p1      14 x[6]
        add eax, edi                ;   141.3 p0      15 x[1]
        xor ecx, eax                ;   141.8 p0      16 x[12]
        rol ecx, 8                  ;   142.3 p1      16 x[12]
        add ebx, ecx                ;   146.3 p0      17 x[11]
        xor edi, ebx                ;   146.8 p0      18 x[6]
        rol edi, 7                  ;   147.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   146.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 4]    ;   129.0 p2      11 x[2]
        add ebx, ebp                ;   134.2 p1      11 x[2]
        mov dword [esp + 4], edi    ;   151.3 p0+p3   18 x[6] spill
        mov edi, dword [esp + 32]   ;   130.0 p2      12 x[13]
        xor edi, ebx                ;   134.7 p0      12 x[13]
        rol edi, 0x10               ;   135.2 p1      12 x[13]
        mov dword [esp + 32], eax   ;   141.8 p0+p3   15 x[1] spill
        mov eax, dword [esp + 36]   ;   131.3 p2      13 x[8]
        add eax, edi                ;   139.2 p1      13 x[8]
        xor ebp, eax                ;   139.7 p0      14 x[7]
        rol ebp, 0xc                ;   140.2 p1      14 x[7]
        add ebx, ebp                ;   144.2 p0      15 x[2]
        xor edi, ebx                ;   144.7 p0      16 x[13]
        rol edi, 8                  ;   145.2 p1      16 x[13]
        add eax, edi                ;   149.2 p0      17 x[8]
        xor ebp, eax                ;   149.7 p0      18 x[7]
        rol ebp, 7                  ;   150.2 p1      18 x[7]
        mov dword [esp + 36], ebp   ;   154.2 p0+p3   18 x[7] spill
        mov ebp, dword [esp + 24]   ;   135.0 p2      12 x[14]
        xor ebp, esi                ;   137.0 p0      12 x[14]
        rol ebp, 0x10               ;   137.5 p1      12 x[14]
        mov dword [esp + 24], ebx   ;   144.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   136.3 p2      13 x[9]
        add ebx, ebp                ;   141.5 p1      13 x[9]
        mov dword [esp + 28], edi   ;   149.2 p0+p3   12 x[13] spill
        mov edi, dword [esp + 0]    ;   137.3 p2      14 x[4]
        xor edi, ebx                ;   142.0 p0      14 x[4]
        rol edi, 0xc                ;   142.5 p1      14 x[4]
        add esi, edi                ;   146.5 p1      15 x[3]
        xor ebp, esi                ;   147.0 p0      16 x[14]
        rol ebp, 8                  ;   147.5 p1      16 x[14]
        add ebx, ebp                ;   151.5 p0      17 x[9]
        xor edi, ebx                ;   152.0 p0      18 x[4]
        rol edi, 7                  ;   152.5 p1      18 x[4]
        add edx, edi                ;   156.5 p0      11 x[0]
        xor ecx, edx                ;   157.0 p0      12 x[12]
        rol ecx, 0x10               ;   157.5 p1      12 x[12]
        add eax, ecx                ;   161.5 p0      13 x[8]
        xor edi, eax                ;   162.0 p0      14 x[4]
        rol edi, 0xc                ;   162.5 p1      14 x[4]
        add edx, edi                ;   166.5 p0      15 x[0]
        xor ecx, edx                ;   167.0 p0      16 x[12]
        rol ecx, 8                  ;   167.5 p1      16 x[12]
        add eax, ecx                ;   171.5 p0      17 x[8]
        xor edi, eax                ;   172.0 p0      18 x[4]
        rol edi, 7                  ;   172.5 p1      18 x[4]
        mov dword [esp + 0], edi    ;   176.5 p0+p3   18 x[4] spill
        mov edi, dword [esp + 32]   ;   144.7 p2      11 x[1]
        add edi, dword [esp + 12]   ;   151.7 p2+p1   11 x[1]
        mov dword [esp + 32], eax   ;   172.0 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;   150.2 p2      12 x[13] reload
        xor eax, edi                ;   152.2 p0      12 x[13]
        rol eax, 0x10               ;   152.7 p1      12 x[13]
        add ebx, eax                ;   156.7 p0      13 x[9]
        add esi, dword [esp + 36]   ;   157.2 p2+p0   11 x[3]
        mov dword [esp + 28], ecx   ;   171.5 p0+p3   16 x[12] spill
        mov ecx, dword [esp + 12]   ;   149.7 p2      14 x[5]
        xor ecx, ebx                ;   157.2 p0      14 x[5]
        rol ecx, 0xc                ;   157.7 p1      14 x[5]
        add edi, ecx                ;   161.7 p0      15 x[1]
        xor eax, edi                ;   162.2 p0      16 x[13]
        rol eax, 8                  ;   162.7 p1      16 x[13]
        add ebx, eax                ;   166.7 p0      17 x[9]
        xor ecx, ebx                ;   167.2 p0      18 x[5]
        rol ecx, 7                  ;   167.7 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   167.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 24]   ;   151.7 p2      11 x[2]
        add ebx, dword [esp + 4]    ;   154.3 p2+p1   11 x[2]
        xor ebp, ebx                ;   154.8 p0      12 x[14]
        rol ebp, 0x10               ;   155.3 p1      12 x[14]
        add edx, ecx                ;   171.7 p0      11 x[0]
        mov dword [esp + 24], eax   ;   166.7 p0+p3   16 x[13] spill
        mov eax, dword [esp + 20]   ;   154.0 p2      13 x[10]
        add eax, ebp                ;   159.3 p1      13 x[10]
        mov dword [esp + 20], edi   ;   162.2 p0+p3   15 x[1] spill
        mov edi, dword [esp + 4]    ;   155.0 p2      14 x[6]
        xor edi, eax                ;   159.8 p0      14 x[6]
        rol edi, 0xc                ;   160.3 p1      14 x[6]
        add ebx, edi                ;   164.3 p0      15 x[2]
        xor ebp, ebx                ;   164.8 p0      16 x[14]
        rol ebp, 8                  ;   165.3 p1      16 x[14]
        add eax, ebp                ;   169.3 p0      17 x[10]
        xor edi, eax                ;   169.8 p0      18 x[6]
        rol edi, 7                  ;   170.3 p1      18 x[6]
        mov dword [esp + 4], ebp    ;   169.3 p0+p3   16 x[14] spill
        mov ebp, dword [esp + 16]   ;   158.3 p2      12 x[15]
        xor ebp, esi                ;   160.3 p0      12 x[15]
        rol ebp, 0x10               ;   160.8 p1      12 x[15]
        mov dword [esp + 16], ebx   ;   164.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   159.7 p2      13 x[11]
        add ebx, ebp                ;   164.8 p1      13 x[11]
        mov dword [esp + 8], edi    ;   174.3 p0+p3   18 x[6] spill
        mov edi, dword [esp + 36]   ;   160.7 p2      14 x[7]
        xor edi, ebx                ;   165.3 p0      14 x[7]
        rol edi, 0xc                ;   165.8 p1      14 x[7]
        add esi, edi                ;   169.8 p0      15 x[3]
        xor ebp, esi                ;   170.3 p0      16 x[15]
        rol ebp, 8                  ;   170.8 p1      16 x[15]
        add ebx, ebp                ;   174.8 p0      17 x[11]
        xor edi, ebx                ;   175.3 p0      18 x[7]
        rol edi, 7                  ;   175.8 p1      18 x[7]
        xor ebp, edx                ;   174.8 p0      12 x[15]
        rol ebp, 0x10               ;   175.3 p1      12 x[15]
        add eax, ebp                ;   179.3 p0      13 x[10]
        xor ecx, eax                ;   179.8 p0      14 x[5]
        rol ecx, 0xc                ;   180.3 p1      14 x[5]
        add edx, ecx                ;   184.3 p0      15 x[0]
        xor ebp, edx                ;   184.8 p0      16 x[15]
        rol ebp, 8                  ;   185.3 p1      16 x[15]
        add eax, ebp                ;   189.3 p0      17 x[10]
        xor ecx, eax                ;   189.8 p0      18 x[5]
        rol ecx, 7                  ;   190.3 p1      18 x[5]
        mov dword [esp + 36], ebp   ;   189.3 p0+p3   16 x[15] spill
        mov ebp, dword [esp + 20]   ;   167.7 p2      11 x[1]
        add ebp, dword [esp + 8]    ;   177.3 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   179.5 p2+p0   11 x[3]
        mov dword [esp + 20], eax   ;   189.8 p0+p3   17 x[10] spill
        mov eax, dword [esp + 28]   ;   172.5 p2      12 x[12]
        xor eax, ebp                ;   177.8 p0      12 x[12]
        rol eax, 0x10               ;   178.3 p1      12 x[12]
        add ebx, eax                ;   182.3 p0      13 x[11]
        mov dword [esp + 28], ecx   ;   194.3 p0+p3   18 x[5] spill
        mov ecx, dword [esp + 8]    ;   175.3 p2      14 x[6]
        xor ecx, ebx                ;   182.8 p0      14 x[6]
        rol ecx, 0xc                ;   183.3 p1      14 x[6]
        add ebp, ecx                ;   187.3 p0      15 x[1]
        xor eax, ebp                ;   187.8 p0      16 x[12]
        rol eax, 8                  ;   188.3 p1      16 x[12]
        add ebx, eax                ;   192.3 p0      17 x[11]
        xor ecx, ebx                ;   192.8 p0      18 x[6]
        rol ecx, 7                  ;   193.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   192.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 16]   ;   174.7 p2      11 x[2]
        add ebx, edi                ;   179.8 p1      11 x[2]
        mov dword [esp + 16], ecx   ;   197.3 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 24]   ;   175.7 p2      12 x[13]
        xor ecx, ebx                ;   180.3 p0      12 x[13]
        rol ecx, 0x10               ;   180.8 p1      12 x[13]
        mov dword [esp + 24], ebp   ;   187.8 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 32]   ;   177.0 p2      13 x[8]
        add ebp, ecx                ;   184.8 p1      13 x[8]
        xor edi, ebp                ;   185.3 p0      14 x[7]
        rol edi, 0xc                ;   185.8 p1      14 x[7]
        add ebx, edi                ;   189.8 p0      15 x[2]
        xor ecx, ebx                ;   190.3 p0      16 x[13]
        rol ecx, 8                  ;   190.8 p1      16 x[13]
        add ebp, ecx                ;   194.8 p0      17 x[8]
        xor edi, ebp                ;   195.3 p0      18 x[7]
        rol edi, 7                  ;   195.8 p1      18 x[7]
        mov dword [esp + 32], edi   ;   199.8 p0+p3   18 x[7] spill
        mov edi, dword [esp + 4]    ;   180.7 p2      12 x[14]
        xor edi, esi                ;   182.7 p0      12 x[14]
        rol edi, 0x10               ;   183.2 p1      12 x[14]
        mov dword [esp + 4], ebx    ;   190.3 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   182.0 p2      13 x[9]
        add ebx, edi                ;   187.2 p1      13 x[9]
        mov dword [esp + 12], ecx   ;   194.8 p0+p3   12 x[13] spill
        mov ecx, dword [esp + 0]    ;   183.0 p2      14 x[4]
        xor ecx, ebx                ;   187.7 p0      14 x[4]
        rol ecx, 0xc                ;   188.2 p1      14 x[4]
        add esi, ecx                ;   192.2 p1      15 x[3]
        xor edi, esi                ;   192.7 p0      16 x[14]
        rol edi, 8                  ;   193.2 p1      16 x[14]
        add ebx, edi                ;   197.2 p0      17 x[9]
        xor ecx, ebx                ;   197.7 p0      18 x[4]
        rol ecx, 7                  ;   198.2 p1      18 x[4]
        add edx, ecx                ;   202.2 p0      11 x[0]
        xor eax, edx                ;   202.7 p0      12 x[12]
        rol eax, 0x10               ;   203.2 p1      12 x[12]
        add ebp, eax                ;   207.2 p0      13 x[8]
        xor ecx, ebp                ;   207.7 p0      14 x[4]
        rol ecx, 0xc                ;   208.2 p1      14 x[4]
        add edx, ecx                ;   212.2 p0      15 x[0]
        xor eax, edx                ;   212.7 p0      16 x[12]
        rol eax, 8                  ;   213.2 p1      16 x[12]
        add ebp, eax                ;   217.2 p0      17 x[8]
        xor ecx, ebp                ;   217.7 p0      18 x[4]
        rol ecx, 7                  ;   218.2 p1      18 x[4]
        mov dword [esp + 0], ecx    ;   222.2 p0+p3   18 x[4] spill
        mov ecx, dword [esp + 24]   ;   190.3 p2      11 x[1]
        add ecx, dword [esp + 28]   ;   197.3 p2+p1   11 x[1]
        mov dword [esp + 24], ebp   ;   217.7 p0+p3   17 x[8] spill
        mov ebp, dword [esp + 12]   ;   195.8 p2      12 x[13] reload
        xor ebp, ecx                ;   197.8 p0      12 x[13]
        rol ebp, 0x10               ;   198.3 p1      12 x[13]
        add ebx, ebp                ;   202.3 p0      13 x[9]
        add esi, dword [esp + 32]   ;   202.8 p2+p0   11 x[3]
        mov dword [esp + 12], eax   ;   217.2 p0+p3   16 x[12] spill
        mov eax, dword [esp + 28]   ;   195.3 p2      14 x[5]
        xor eax, ebx                ;   202.8 p0      14 x[5]
        rol eax, 0xc                ;   203.3 p1      14 x[5]
        add ecx, eax                ;   207.3 p0      15 x[1]
        xor ebp, ecx                ;   207.8 p0      16 x[13]
        rol ebp, 8                  ;   208.3 p1      16 x[13]
        add ebx, ebp                ;   212.3 p0      17 x[9]
        xor eax, ebx                ;   212.8 p0      18 x[5]
        rol eax, 7                  ;   213.3 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   212.8 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 4]    ;   197.3 p2      11 x[2]
        add ebx, dword [esp + 16]   ;   200.3 p2+p1   11 x[2]
        xor edi, ebx                ;   200.8 p0      12 x[14]
        rol edi, 0x10               ;   201.3 p1      12 x[14]
        add edx, eax                ;   217.3 p0      11 x[0]
        mov dword [esp + 4], ebp    ;   212.3 p0+p3   16 x[13] spill
        mov ebp, dword [esp + 20]   ;   199.7 p2      13 x[10]
        add ebp, edi                ;   205.3 p1      13 x[10]
        mov dword [esp + 20], ecx   ;   207.8 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 16]   ;   200.7 p2      14 x[6]
        xor ecx, ebp                ;   205.8 p0      14 x[6]
        rol ecx, 0xc                ;   206.3 p1      14 x[6]
        add ebx, ecx                ;   210.3 p0      15 x[2]
        xor edi, ebx                ;   210.8 p0      16 x[14]
        rol edi, 8                  ;   211.3 p1      16 x[14]
        add ebp, edi                ;   215.3 p0      17 x[10]
        xor ecx, ebp                ;   215.8 p0      18 x[6]
        rol ecx, 7                  ;   216.3 p1      18 x[6]
        mov dword [esp + 16], edi   ;   215.3 p0+p3   16 x[14] spill
        mov edi, dword [esp + 36]   ;   204.0 p2      12 x[15]
        xor edi, esi                ;   206.0 p0      12 x[15]
        rol edi, 0x10               ;   206.5 p1      12 x[15]
        mov dword [esp + 36], ebx   ;   210.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   205.3 p2      13 x[11]
        add ebx, edi                ;   210.5 p1      13 x[11]
        mov dword [esp + 8], ecx    ;   220.3 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 32]   ;   206.3 p2      14 x[7]
        xor ecx, ebx                ;   211.0 p0      14 x[7]
        rol ecx, 0xc                ;   211.5 p1      14 x[7]
        add esi, ecx                ;   215.5 p0      15 x[3]
        xor edi, esi                ;   216.0 p0      16 x[15]
        rol edi, 8                  ;   216.5 p1      16 x[15]
        add ebx, edi                ;   220.5 p0      17 x[11]
        xor ecx, ebx                ;   221.0 p0      18 x[7]
        rol ecx, 7                  ;   221.5 p1      18 x[7]
        xor edi, edx                ;   220.5 p0      12 x[15]
        rol edi, 0x10               ;   221.0 p1      12 x[15]
        add ebp, edi                ;   225.0 p0      13 x[10]
        xor eax, ebp                ;   225.5 p0      14 x[5]
        rol eax, 0xc                ;   226.0 p1      14 x[5]
        add edx, eax                ;   230.0 p0      15 x[0]
        xor edi, edx                ;   230.5 p0      16 x[15]
        rol edi, 8                  ;   231.0 p1      16 x[15]
        add ebp, edi                ;   235.0 p0      17 x[10]
        xor eax, ebp                ;   235.5 p0      18 x[5]
        rol eax, 7                  ;   236.0 p1      18 x[5]
        mov dword [esp + 32], edi   ;   235.0 p0+p3   16 x[15] spill
        mov edi, dword [esp + 20]   ;   213.3 p2      11 x[1]
        add edi, dword [esp + 8]    ;   223.3 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   225.2 p2+p0   11 x[3]
        mov dword [esp + 20], ebp   ;   235.5 p0+p3   17 x[10] spill
        mov ebp, dword [esp + 12]   ;   218.2 p2      12 x[12]
        xor ebp, edi                ;   223.8 p0      12 x[12]
        rol ebp, 0x10               ;   224.3 p1      12 x[12]
        add ebx, ebp                ;   228.3 p0      13 x[11]
        mov dword [esp + 12], eax   ;   240.0 p0+p3   18 x[5] spill
        mov eax, dword [esp + 8]    ;   221.3 p2      14 x[6]
        xor eax, ebx                ;   228.8 p0      14 x[6]
        rol eax, 0xc                ;   229.3 p1      14 x[6]
        add edi, eax                ;   233.3 p0      15 x[1]
        xor ebp, edi                ;   233.8 p0      16 x[12]
        rol ebp, 8                  ;   234.3 p1      16 x[12]
        add ebx, ebp                ;   238.3 p0      17 x[11]
        xor eax, ebx                ;   238.8 p0      18 x[6]
        rol eax, 7                  ;   239.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   238.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 36]   ;   220.3 p2      11 x[2]
        add ebx, ecx                ;   225.5 p1      11 x[2]
        mov dword [esp + 36], eax   ;   243.3 p0+p3   18 x[6] spill
        mov eax, dword [esp + 4]    ;   221.3 p2      12 x[13]
        xor eax, ebx                ;   226.0 p0      12 x[13]
        rol eax, 0x10               ;   226.5 p1      12 x[13]
        mov dword [esp + 4], edi    ;   233.8 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   222.7 p2      13 x[8]
        add edi, eax                ;   230.5 p1      13 x[8]
        xor ecx, edi                ;   231.0 p0      14 x[7]
        rol ecx, 0xc                ;   231.5 p1      14 x[7]
        add ebx, ecx                ;   235.5 p0      15 x[2]
        xor eax, ebx                ;   236.0 p0      16 x[13]
        rol eax, 8                  ;   236.5 p1      16 x[13]
        add edi, eax                ;   240.5 p0      17 x[8]
        xor ecx, edi                ;   241.0 p0      18 x[7]
        rol ecx, 7                  ;   241.5 p1      18 x[7]
        mov dword [esp + 24], ecx   ;   245.5 p0+p3   18 x[7] spill
        mov ecx, dword [esp + 16]   ;   226.3 p2      12 x[14]
        xor ecx, esi                ;   228.3 p0      12 x[14]
        rol ecx, 0x10               ;   228.8 p1      12 x[14]
        mov dword [esp + 16], ebx   ;   236.0 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   227.7 p2      13 x[9]
        add ebx, ecx                ;   232.8 p1      13 x[9]
        mov dword [esp + 28], eax   ;   240.5 p0+p3   12 x[13] spill
        mov eax, dword [esp + 0]    ;   228.7 p2      14 x[4]
        xor eax, ebx                ;   233.3 p0      14 x[4]
        rol eax, 0xc                ;   233.8 p1      14 x[4]
        add esi, eax                ;   237.8 p1      15 x[3]
        xor ecx, esi                ;   238.3 p0      16 x[14]
        rol ecx, 8                  ;   238.8 p1      16 x[14]
        add ebx, ecx                ;   242.8 p0      17 x[9]
        xor eax, ebx                ;   243.3 p0      18 x[4]
        rol eax, 7                  ;   243.8 p1      18 x[4]
        add edx, eax                ;   247.8 p0      11 x[0]
        xor ebp, edx                ;   248.3 p0      12 x[12]
        rol ebp, 0x10               ;   248.8 p1      12 x[12]
        add edi, ebp                ;   252.8 p0      13 x[8]
        xor eax, edi                ;   253.3 p0      14 x[4]
        rol eax, 0xc                ;   253.8 p1      14 x[4]
        add edx, eax                ;   257.8 p0      15 x[0]
        xor ebp, edx                ;   258.3 p0      16 x[12]
        rol ebp, 8                  ;   258.8 p1      16 x[12]
        add edi, ebp                ;   262.8 p0      17 x[8]
        xor eax, edi                ;   263.3 p0      18 x[4]
        rol eax, 7                  ;   263.8 p1      18 x[4]
        mov dword [esp + 0], eax    ;   267.8 p0+p3   18 x[4] spill
        mov eax, dword [esp + 4]    ;   236.0 p2      11 x[1]
        add eax, dword [esp + 12]   ;   243.0 p2+p1   11 x[1]
        mov dword [esp + 4], edi    ;   263.3 p0+p3   17 x[8] spill
        mov edi, dword [esp + 28]   ;   241.5 p2      12 x[13] reload
        xor edi, eax                ;   243.5 p0      12 x[13]
        rol edi, 0x10               ;   244.0 p1      12 x[13]
        add ebx, edi                ;   248.0 p0      13 x[9]
        add esi, dword [esp + 24]   ;   248.5 p2+p0   11 x[3]
        mov dword [esp + 28], ebp   ;   262.8 p0+p3   16 x[12] spill
        mov ebp, dword [esp + 12]   ;   241.0 p2      14 x[5]
        xor ebp, ebx                ;   248.5 p0      14 x[5]
        rol ebp, 0xc                ;   249.0 p1      14 x[5]
        add eax, ebp                ;   253.0 p0      15 x[1]
        xor edi, eax                ;   253.5 p0      16 x[13]
        rol edi, 8                  ;   254.0 p1      16 x[13]
        add ebx, edi                ;   258.0 p0      17 x[9]
        xor ebp, ebx                ;   258.5 p0      18 x[5]
        rol ebp, 7                  ;   259.0 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   258.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 16]   ;   243.0 p2      11 x[2]
        add ebx, dword [esp + 36]   ;   246.3 p2+p1   11 x[2]
        xor ecx, ebx                ;   246.8 p0      12 x[14]
        rol ecx, 0x10               ;   247.3 p1      12 x[14]
        add edx, ebp                ;   263.0 p0      11 x[0]
        mov dword [esp + 16], edi   ;   258.0 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;   245.3 p2      13 x[10]
        add edi, ecx                ;   251.3 p1      13 x[10]
        mov dword [esp + 20], eax   ;   253.5 p0+p3   15 x[1] spill
        mov eax, dword [esp + 36]   ;   246.3 p2      14 x[6]
        xor eax, edi                ;   251.8 p0      14 x[6]
        rol eax, 0xc                ;   252.3 p1      14 x[6]
        add ebx, eax                ;   256.3 p0      15 x[2]
        xor ecx, ebx                ;   256.8 p0      16 x[14]
        rol ecx, 8                  ;   257.3 p1      16 x[14]
        add edi, ecx                ;   261.3 p0      17 x[10]
        xor eax, edi                ;   261.8 p0      18 x[6]
        rol eax, 7                  ;   262.3 p1      18 x[6]
        mov dword [esp + 36], ecx   ;   261.3 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 32]   ;   249.7 p2      12 x[15]
        xor ecx, esi                ;   251.7 p0      12 x[15]
        rol ecx, 0x10               ;   252.2 p1      12 x[15]
        mov dword [esp + 32], ebx   ;   256.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   251.0 p2      13 x[11]
        add ebx, ecx                ;   256.2 p1      13 x[11]
        mov dword [esp + 8], eax    ;   266.3 p0+p3   18 x[6] spill
        mov eax, dword [esp + 24]   ;   252.0 p2      14 x[7]
        xor eax, ebx                ;   256.7 p0      14 x[7]
        rol eax, 0xc                ;   257.2 p1      14 x[7]
        add esi, eax                ;   261.2 p0      15 x[3]
        xor ecx, esi                ;   261.7 p0      16 x[15]
        rol ecx, 8                  ;   262.2 p1      16 x[15]
        add ebx, ecx                ;   266.2 p0      17 x[11]
        xor eax, ebx                ;   266.7 p0      18 x[7]
        rol eax, 7                  ;   267.2 p1      18 x[7]
        xor ecx, edx                ;   266.2 p0      12 x[15]
        rol ecx, 0x10               ;   266.7 p1      12 x[15]
        add edi, ecx                ;   270.7 p0      13 x[10]
        xor ebp, edi                ;   271.2 p0      14 x[5]
        rol ebp, 0xc                ;   271.7 p1      14 x[5]
        add edx, ebp                ;   275.7 p0      15 x[0]
        xor ecx, edx                ;   276.2 p0      16 x[15]
        rol ecx, 8                  ;   276.7 p1      16 x[15]
        add edi, ecx                ;   280.7 p0      17 x[10]
        xor ebp, edi                ;   281.2 p0      18 x[5]
        rol ebp, 7                  ;   281.7 p1      18 x[5]
        mov dword [esp + 24], ecx   ;   280.7 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 20]   ;   259.0 p2      11 x[1]
        add ecx, dword [esp + 8]    ;   269.3 p2+p1   11 x[1]
        add esi, dword [esp + 0]    ;   270.8 p2+p0   11 x[3]
        mov dword [esp + 20], edi   ;   281.2 p0+p3   17 x[10] spill
        mov edi, dword [esp + 28]   ;   263.8 p2      12 x[12]
        xor edi, ecx                ;   269.8 p0      12 x[12]
        rol edi, 0x10               ;   270.3 p1      12 x[12]
        add ebx, edi                ;   274.3 p0      13 x[11]
        mov dword [esp + 28], ebp   ;   285.7 p0+p3   18 x[5] spill
        mov ebp, dword [esp + 8]    ;   267.3 p2      14 x[6]
        xor ebp, ebx                ;   274.8 p0      14 x[6]
        rol ebp, 0xc                ;   275.3 p1      14 x[6]
        add ecx, ebp                ;   279.3 p0      15 x[1]
        xor edi, ecx                ;   279.8 p0      16 x[12]
        rol edi, 8                  ;   280.3 p1      16 x[12]
        add ebx, edi                ;   284.3 p0      17 x[11]
        xor ebp, ebx                ;   284.8 p0      18 x[6]
        rol ebp, 7                  ;   285.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   284.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 32]   ;   266.0 p2      11 x[2]
        add ebx, eax                ;   271.2 p1      11 x[2]
        mov dword [esp + 32], ebp   ;   289.3 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 16]   ;   267.0 p2      12 x[13]
        xor ebp, ebx                ;   271.7 p0      12 x[13]
        rol ebp, 0x10               ;   272.2 p1      12 x[13]
        mov dword [esp + 16], ecx   ;   279.8 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 4]    ;   268.3 p2      13 x[8]
        add ecx, ebp                ;   276.2 p1      13 x[8]
        xor eax, ecx                ;   276.7 p0      14 x[7]
        rol eax, 0xc                ;   277.2 p1      14 x[7]
        add ebx, eax                ;   281.2 p0      15 x[2]
        xor ebp, ebx                ;   281.7 p0      16 x[13]
        rol ebp, 8                  ;   282.2 p1      16 x[13]
        add ecx, ebp                ;   286.2 p0      17 x[8]
        xor eax, ecx                ;   286.7 p0      18 x[7]
        rol eax, 7                  ;   287.2 p1      18 x[7]
        mov dword [esp + 4], eax    ;   291.2 p0+p3   18 x[7] spill
        mov eax, dword [esp + 36]   ;   272.0 p2      12 x[14]
        xor eax, esi                ;   274.0 p0      12 x[14]
        rol eax, 0x10               ;   274.5 p1      12 x[14]
        mov dword [esp + 36], ebx   ;   281.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   273.3 p2      13 x[9]
        add ebx, eax                ;   278.5 p1      13 x[9]
        mov dword [esp + 12], ebp   ;   286.2 p0+p3   12 x[13] spill
        mov ebp, dword [esp + 0]    ;   274.3 p2      14 x[4]
        xor ebp, ebx                ;   279.0 p0      14 x[4]
        rol ebp, 0xc                ;   279.5 p1      14 x[4]
        add esi, ebp                ;   283.5 p1      15 x[3]
        xor eax, esi                ;   284.0 p0      16 x[14]
        rol eax, 8                  ;   284.5 p1      16 x[14]
        add ebx, eax                ;   288.5 p0      17 x[9]
        xor ebp, ebx                ;   289.0 p0      18 x[4]
        rol ebp, 7                  ;   289.5 p1      18 x[4]
        add edx, ebp                ;   293.5 p0      11 x[0]
        xor edi, edx                ;   294.0 p0      12 x[12]
        rol edi, 0x10               ;   294.5 p1      12 x[12]
        add ecx, edi                ;   298.5 p0      13 x[8]
        xor ebp, ecx                ;   299.0 p0      14 x[4]
        rol ebp, 0xc                ;   299.5 p1      14 x[4]
        add edx, ebp                ;   303.5 p0      15 x[0]
        xor edi, edx                ;   304.0 p0      16 x[12]
        rol edi, 8                  ;   304.5 p1      16 x[12]
        add ecx, edi                ;   308.5 p0      17 x[8]
        xor ebp, ecx                ;   309.0 p0      18 x[4]
        rol ebp, 7                  ;   309.5 p1      18 x[4]
        mov dword [esp + 0], ebp    ;   313.5 p0+p3   18 x[4] spill
        mov ebp, dword [esp + 16]   ;   281.7 p2      11 x[1]
        add ebp, dword [esp + 28]   ;   288.7 p2+p1   11 x[1]
        mov dword [esp + 16], ecx   ;   309.0 p0+p3   17 x[8] spill
        mov ecx, dword [esp + 12]   ;   287.2 p2      12 x[13] reload
        xor ecx, ebp                ;   289.2 p0      12 x[13]
        rol ecx, 0x10               ;   289.7 p1      12 x[13]
        add ebx, ecx                ;   293.7 p0      13 x[9]
        add esi, dword [esp + 4]    ;   294.2 p2+p1   11 x[3]
        mov dword [esp + 12], edi   ;   308.5 p0+p3   16 x[12] spill
        mov edi, dword [esp + 28]   ;   286.7 p2      14 x[5]
        xor edi, ebx                ;   294.2 p0      14 x[5]
        rol edi, 0xc                ;   294.7 p1      14 x[5]
        add ebp, edi                ;   298.7 p0      15 x[1]
        xor ecx, ebp                ;   299.2 p0      16 x[13]
        rol ecx, 8                  ;   299.7 p1      16 x[13]
        add ebx, ecx                ;   303.7 p0      17 x[9]
        xor edi, ebx                ;   304.2 p0      18 x[5]
        rol edi, 7                  ;   304.7 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   304.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 36]   ;   288.7 p2      11 x[2]
        add ebx, dword [esp + 32]   ;   292.3 p2+p1   11 x[2]
        xor eax, ebx                ;   292.8 p0      12 x[14]
        rol eax, 0x10               ;   293.3 p1      12 x[14]
        add edx, edi                ;   308.7 p0      11 x[0]
        mov dword [esp + 36], ecx   ;   303.7 p0+p3   16 x[13] spill
        mov ecx, dword [esp + 20]   ;   291.0 p2      13 x[10]
        add ecx, eax                ;   297.3 p1      13 x[10]
        mov dword [esp + 20], ebp   ;   299.2 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 32]   ;   292.0 p2      14 x[6]
        xor ebp, ecx                ;   297.8 p0      14 x[6]
        rol ebp, 0xc                ;   298.3 p1      14 x[6]
        add ebx, ebp                ;   302.3 p0      15 x[2]
        xor eax, ebx                ;   302.8 p0      16 x[14]
        rol eax, 8                  ;   303.3 p1      16 x[14]
        add ecx, eax                ;   307.3 p0      17 x[10]
        xor ebp, ecx                ;   307.8 p0      18 x[6]
        rol ebp, 7                  ;   308.3 p1      18 x[6]
        mov dword [esp + 32], eax   ;   307.3 p0+p3   16 x[14] spill
        mov eax, dword [esp + 24]   ;   295.3 p2      12 x[15]
        xor eax, esi                ;   297.3 p0      12 x[15]
        rol eax, 0x10               ;   297.8 p1      12 x[15]
        mov dword [esp + 24], ebx   ;   302.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   296.7 p2      13 x[11]
        add ebx, eax                ;   301.8 p1      13 x[11]
        mov dword [esp + 8], ebp    ;   312.3 p0+p3   18 x[6] spill
        mov ebp, dword [esp + 4]    ;   297.7 p2      14 x[7]
        xor ebp, ebx                ;   302.3 p0      14 x[7]
        rol ebp, 0xc                ;   302.8 p1      14 x[7]
        add esi, ebp                ;   306.8 p1      15 x[3]
        xor eax, esi                ;   307.3 p0      16 x[15]
        rol eax, 8                  ;   307.8 p1      16 x[15]
        add ebx, eax                ;   311.8 p0      17 x[11]
        xor ebp, ebx                ;   312.3 p0      18 x[7]
        rol ebp, 7                  ;   312.8 p1      18 x[7]
        xor eax, edx                ;   311.8 p0      12 x[15]
        rol eax, 0x10               ;   312.3 p1      12 x[15]
        add ecx, eax                ;   316.3 p0      13 x[10]
        xor edi, ecx                ;   316.8 p0      14 x[5]
        rol edi, 0xc                ;   317.3 p1      14 x[5]
        add edx, edi                ;   321.3 p0      15 x[0]
        xor eax, edx                ;   321.8 p0      16 x[15]
        rol eax, 8                  ;   322.3 p1      16 x[15]
        add ecx, eax                ;   326.3 p0      17 x[10]
        xor edi, ecx                ;   326.8 p0      18 x[5]
        rol edi, 7                  ;   327.3 p1      18 x[5]
        mov dword [esp + 4], eax    ;   326.3 p0+p3   16 x[15] spill
        mov eax, dword [esp + 20]   ;   304.7 p2      11 x[1]
        add eax, dword [esp + 8]    ;   315.3 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   316.5 p2+p1   11 x[3]
        mov dword [esp + 20], ecx   ;   326.8 p0+p3   17 x[10] spill
        mov ecx, dword [esp + 12]   ;   309.5 p2      12 x[12]
        xor ecx, eax                ;   315.8 p0      12 x[12]
        rol ecx, 0x10               ;   316.3 p1      12 x[12]
        add ebx, ecx                ;   320.3 p0      13 x[11]
        mov dword [esp + 12], edi   ;   331.3 p0+p3   18 x[5] spill
        mov edi, dword [esp + 8]    ;   313.3 p2      14 x[6]
        xor edi, ebx                ;   320.8 p0      14 x[6]
        rol edi, 0xc                ;   321.3 p1      14 x[6]
        add eax, edi                ;   325.3 p0      15 x[1]
        xor ecx, eax                ;   325.8 p0      16 x[12]
        rol ecx, 8                  ;   326.3 p1      16 x[12]
        add ebx, ecx                ;   330.3 p0      17 x[11]
        xor edi, ebx                ;   330.8 p0      18 x[6]
        rol edi, 7                  ;   331.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   330.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 24]   ;   311.7 p2      11 x[2]
        add ebx, ebp                ;   316.8 p1      11 x[2]
        mov dword [esp + 24], edi   ;   335.3 p0+p3   18 x[6] spill
        mov edi, dword [esp + 36]   ;   312.7 p2      12 x[13]
        xor edi, ebx                ;   317.3 p0      12 x[13]
        rol edi, 0x10               ;   317.8 p1      12 x[13]
        mov dword [esp + 36], eax   ;   325.8 p0+p3   15 x[1] spill
        mov eax, dword [esp + 16]   ;   314.0 p2      13 x[8]
        add eax, edi                ;   321.8 p1      13 x[8]
        xor ebp, eax                ;   322.3 p0      14 x[7]
        rol ebp, 0xc                ;   322.8 p1      14 x[7]
        add ebx, ebp                ;   326.8 p0      15 x[2]
        xor edi, ebx                ;   327.3 p0      16 x[13]
        rol edi, 8                  ;   327.8 p1      16 x[13]
        add eax, edi                ;   331.8 p0      17 x[8]
        xor ebp, eax                ;   332.3 p0      18 x[7]
        rol ebp, 7                  ;   332.8 p1      18 x[7]
        mov dword [esp + 16], ebp   ;   336.8 p0+p3   18 x[7] spill
        mov ebp, dword [esp + 32]   ;   317.7 p2      12 x[14]
        xor ebp, esi                ;   319.7 p0      12 x[14]
        rol ebp, 0x10               ;   320.2 p1      12 x[14]
        mov dword [esp + 32], ebx   ;   327.3 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   319.0 p2      13 x[9]
        add ebx, ebp                ;   324.2 p1      13 x[9]
        mov dword [esp + 28], edi   ;   331.8 p0+p3   12 x[13] spill
        mov edi, dword [esp + 0]    ;   320.0 p2      14 x[4]
        xor edi, ebx                ;   324.7 p0      14 x[4]
        rol edi, 0xc                ;   325.2 p1      14 x[4]
        add esi, edi                ;   329.2 p1      15 x[3]
        xor ebp, esi                ;   329.7 p0      16 x[14]
        rol ebp, 8                  ;   330.2 p1      16 x[14]
        add ebx, ebp                ;   334.2 p0      17 x[9]
        xor edi, ebx                ;   334.7 p0      18 x[4]
        rol edi, 7                  ;   335.2 p1      18 x[4]
        add edx, edi                ;   339.2 p0      11 x[0]
        xor ecx, edx                ;   339.7 p0      12 x[12]
        rol ecx, 0x10               ;   340.2 p1      12 x[12]
        add eax, ecx                ;   344.2 p0      13 x[8]
        xor edi, eax                ;   344.7 p0      14 x[4]
        rol edi, 0xc                ;   345.2 p1      14 x[4]
        add edx, edi                ;   349.2 p0      15 x[0]
        xor ecx, edx                ;   349.7 p0      16 x[12]
        rol ecx, 8                  ;   350.2 p1      16 x[12]
        add eax, ecx                ;   354.2 p0      17 x[8]
        xor edi, eax                ;   354.7 p0      18 x[4]
        rol edi, 7                  ;   355.2 p1      18 x[4]
        mov dword [esp + 0], edi    ;   359.2 p0+p3   18 x[4] spill
        mov edi, dword [esp + 36]   ;   327.3 p2      11 x[1]
        add edi, dword [esp + 12]   ;   334.3 p2+p1   11 x[1]
        mov dword [esp + 36], eax   ;   354.7 p0+p3   17 x[8] spill
        mov eax, dword [esp + 28]   ;   332.8 p2      12 x[13] reload
        xor eax, edi                ;   334.8 p0      12 x[13]
        rol eax, 0x10               ;   335.3 p1      12 x[13]
        add ebx, eax                ;   339.3 p0      13 x[9]
        add esi, dword [esp + 16]   ;   339.8 p2+p1   11 x[3]
        mov dword [esp + 28], ecx   ;   354.2 p0+p3   16 x[12] spill
        mov ecx, dword [esp + 12]   ;   332.3 p2      14 x[5]
        xor ecx, ebx                ;   339.8 p0      14 x[5]
        rol ecx, 0xc                ;   340.3 p1      14 x[5]
        add edi, ecx                ;   344.3 p0      15 x[1]
        xor eax, edi                ;   344.8 p0      16 x[13]
        rol eax, 8                  ;   345.3 p1      16 x[13]
        add ebx, eax                ;   349.3 p0      17 x[9]
        xor ecx, ebx                ;   349.8 p0      18 x[5]
        rol ecx, 7                  ;   350.3 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   349.8 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 32]   ;   334.3 p2      11 x[2]
        add ebx, dword [esp + 24]   ;   338.3 p2+p1   11 x[2]
        xor ebp, ebx                ;   338.8 p0      12 x[14]
        rol ebp, 0x10               ;   339.3 p1      12 x[14]
        add edx, ecx                ;   354.3 p0      11 x[0]
        mov dword [esp + 32], eax   ;   349.3 p0+p3   16 x[13] spill
        mov eax, dword [esp + 20]   ;   336.7 p2      13 x[10]
        add eax, ebp                ;   343.3 p1      13 x[10]
        mov dword [esp + 20], edi   ;   344.8 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   337.7 p2      14 x[6]
        xor edi, eax                ;   343.8 p0      14 x[6]
        rol edi, 0xc                ;   344.3 p1      14 x[6]
        add ebx, edi                ;   348.3 p0      15 x[2]
        xor ebp, ebx                ;   348.8 p0      16 x[14]
        rol ebp, 8                  ;   349.3 p1      16 x[14]
        add eax, ebp                ;   353.3 p0      17 x[10]
        xor edi, eax                ;   353.8 p0      18 x[6]
        rol edi, 7                  ;   354.3 p1      18 x[6]
        mov dword [esp + 24], ebp   ;   353.3 p0+p3   16 x[14] spill
        mov ebp, dword [esp + 4]    ;   341.0 p2      12 x[15]
        xor ebp, esi                ;   343.0 p0      12 x[15]
        rol ebp, 0x10               ;   343.5 p1      12 x[15]
        mov dword [esp + 4], ebx    ;   348.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   342.3 p2      13 x[11]
        add ebx, ebp                ;   347.5 p1      13 x[11]
        mov dword [esp + 8], edi    ;   358.3 p0+p3   18 x[6] spill
        mov edi, dword [esp + 16]   ;   343.3 p2      14 x[7]
        xor edi, ebx                ;   348.0 p0      14 x[7]
        rol edi, 0xc                ;   348.5 p1      14 x[7]
        add esi, edi                ;   352.5 p1      15 x[3]
        xor ebp, esi                ;   353.0 p0      16 x[15]
        rol ebp, 8                  ;   353.5 p1      16 x[15]
        add ebx, ebp                ;   357.5 p0      17 x[11]
        xor edi, ebx                ;   358.0 p0      18 x[7]
        rol edi, 7                  ;   358.5 p1      18 x[7]
        xor ebp, edx                ;   357.5 p0      12 x[15]
        rol ebp, 0x10               ;   358.0 p1      12 x[15]
        add eax, ebp                ;   362.0 p0      13 x[10]
        xor ecx, eax                ;   362.5 p0      14 x[5]
        rol ecx, 0xc                ;   363.0 p1      14 x[5]
        add edx, ecx                ;   367.0 p0      15 x[0]
        xor ebp, edx                ;   367.5 p0      16 x[15]
        rol ebp, 8                  ;   368.0 p1      16 x[15]
        add eax, ebp                ;   372.0 p0      17 x[10]
        xor ecx, eax                ;   372.5 p0      18 x[5]
        rol ecx, 7                  ;   373.0 p1      18 x[5]
        mov dword [esp + 16], ebp   ;   372.0 p0+p3   16 x[15] spill
        mov ebp, dword [esp + 20]   ;   350.3 p2      11 x[1]
        add ebp, dword [esp + 8]    ;   361.3 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   362.2 p2+p1   11 x[3]
        mov dword [esp + 20], eax   ;   372.5 p0+p3   17 x[10] spill
        mov eax, dword [esp + 28]   ;   355.2 p2      12 x[12]
        xor eax, ebp                ;   361.8 p0      12 x[12]
        rol eax, 0x10               ;   362.3 p1      12 x[12]
        add ebx, eax                ;   366.3 p0      13 x[11]
        mov dword [esp + 28], ecx   ;   377.0 p0+p3   18 x[5] spill
        mov ecx, dword [esp + 8]    ;   359.3 p2      14 x[6]
        xor ecx, ebx                ;   366.8 p0      14 x[6]
        rol ecx, 0xc                ;   367.3 p1      14 x[6]
        add ebp, ecx                ;   371.3 p0      15 x[1]
        xor eax, ebp                ;   371.8 p0      16 x[12]
        rol eax, 8                  ;   372.3 p1      16 x[12]
        add ebx, eax                ;   376.3 p0      17 x[11]
        xor ecx, ebx                ;   376.8 p0      18 x[6]
        rol ecx, 7                  ;   377.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   376.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 4]    ;   357.3 p2      11 x[2]
        add ebx, edi                ;   362.5 p1      11 x[2]
        mov dword [esp + 4], ecx    ;   381.3 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 32]   ;   358.3 p2      12 x[13]
        xor ecx, ebx                ;   363.0 p0      12 x[13]
        rol ecx, 0x10               ;   363.5 p1      12 x[13]
        mov dword [esp + 32], ebp   ;   371.8 p0+p3   15 x[1] spill
        mov ebp, dword [esp + 36]   ;   359.7 p2      13 x[8]
        add ebp, ecx                ;   367.5 p1      13 x[8]
        xor edi, ebp                ;   368.0 p0      14 x[7]
        rol edi, 0xc                ;   368.5 p1      14 x[7]
        add ebx, edi                ;   372.5 p0      15 x[2]
        xor ecx, ebx                ;   373.0 p0      16 x[13]
        rol ecx, 8                  ;   373.5 p1      16 x[13]
        add ebp, ecx                ;   377.5 p0      17 x[8]
        xor edi, ebp                ;   378.0 p0      18 x[7]
        rol edi, 7                  ;   378.5 p1      18 x[7]
        mov dword [esp + 36], edi   ;   382.5 p0+p3   18 x[7] spill
        mov edi, dword [esp + 24]   ;   363.3 p2      12 x[14]
        xor edi, esi                ;   365.3 p0      12 x[14]
        rol edi, 0x10               ;   365.8 p1      12 x[14]
        mov dword [esp + 24], ebx   ;   373.0 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 12]   ;   364.7 p2      13 x[9]
        add ebx, edi                ;   369.8 p1      13 x[9]
        mov dword [esp + 12], ecx   ;   377.5 p0+p3   12 x[13] spill
        mov ecx, dword [esp + 0]    ;   365.7 p2      14 x[4]
        xor ecx, ebx                ;   370.3 p0      14 x[4]
        rol ecx, 0xc                ;   370.8 p1      14 x[4]
        add esi, ecx                ;   374.8 p1      15 x[3]
        xor edi, esi                ;   375.3 p0      16 x[14]
        rol edi, 8                  ;   375.8 p1      16 x[14]
        add ebx, edi                ;   379.8 p0      17 x[9]
        xor ecx, ebx                ;   380.3 p0      18 x[4]
        rol ecx, 7                  ;   380.8 p1      18 x[4]
        add edx, ecx                ;   384.8 p0      11 x[0]
        xor eax, edx                ;   385.3 p0      12 x[12]
        rol eax, 0x10               ;   385.8 p1      12 x[12]
        add ebp, eax                ;   389.8 p0      13 x[8]
        xor ecx, ebp                ;   390.3 p0      14 x[4]
        rol ecx, 0xc                ;   390.8 p1      14 x[4]
        add edx, ecx                ;   394.8 p0      15 x[0]
        xor eax, edx                ;   395.3 p0      16 x[12]
        rol eax, 8                  ;   395.8 p1      16 x[12]
        add ebp, eax                ;   399.8 p0      17 x[8]
        xor ecx, ebp                ;   400.3 p0      18 x[4]
        rol ecx, 7                  ;   400.8 p1      18 x[4]
        mov dword [esp + 0], ecx    ;   404.8 p0+p3   18 x[4] spill
        mov ecx, dword [esp + 32]   ;   373.0 p2      11 x[1]
        add ecx, dword [esp + 28]   ;   380.0 p2+p1   11 x[1]
        mov dword [esp + 32], ebp   ;   400.3 p0+p3   17 x[8] spill
        mov ebp, dword [esp + 12]   ;   378.5 p2      12 x[13] reload
        xor ebp, ecx                ;   380.5 p0      12 x[13]
        rol ebp, 0x10               ;   381.0 p1      12 x[13]
        add ebx, ebp                ;   385.0 p0      13 x[9]
        add esi, dword [esp + 36]   ;   385.5 p2+p1   11 x[3]
        mov dword [esp + 12], eax   ;   399.8 p0+p3   16 x[12] spill
        mov eax, dword [esp + 28]   ;   378.0 p2      14 x[5]
        xor eax, ebx                ;   385.5 p0      14 x[5]
        rol eax, 0xc                ;   386.0 p1      14 x[5]
        add ecx, eax                ;   390.0 p0      15 x[1]
        xor ebp, ecx                ;   390.5 p0      16 x[13]
        rol ebp, 8                  ;   391.0 p1      16 x[13]
        add ebx, ebp                ;   395.0 p0      17 x[9]
        xor eax, ebx                ;   395.5 p0      18 x[5]
        rol eax, 7                  ;   396.0 p1      18 x[5]
        mov dword [esp + 28], ebx   ;   395.5 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 24]   ;   380.0 p2      11 x[2]
        add ebx, dword [esp + 4]    ;   384.3 p2+p1   11 x[2]
        xor edi, ebx                ;   384.8 p0      12 x[14]
        rol edi, 0x10               ;   385.3 p1      12 x[14]
        add edx, eax                ;   400.0 p0      11 x[0]
        mov dword [esp + 24], ebp   ;   395.0 p0+p3   16 x[13] spill
        mov ebp, dword [esp + 20]   ;   382.3 p2      13 x[10]
        add ebp, edi                ;   389.3 p1      13 x[10]
        mov dword [esp + 20], ecx   ;   390.5 p0+p3   15 x[1] spill
        mov ecx, dword [esp + 4]    ;   383.3 p2      14 x[6]
        xor ecx, ebp                ;   389.8 p0      14 x[6]
        rol ecx, 0xc                ;   390.3 p1      14 x[6]
        add ebx, ecx                ;   394.3 p0      15 x[2]
        xor edi, ebx                ;   394.8 p0      16 x[14]
        rol edi, 8                  ;   395.3 p1      16 x[14]
        add ebp, edi                ;   399.3 p0      17 x[10]
        xor ecx, ebp                ;   399.8 p0      18 x[6]
        rol ecx, 7                  ;   400.3 p1      18 x[6]
        mov dword [esp + 4], edi    ;   399.3 p0+p3   16 x[14] spill
        mov edi, dword [esp + 16]   ;   386.7 p2      12 x[15]
        xor edi, esi                ;   388.7 p0      12 x[15]
        rol edi, 0x10               ;   389.2 p1      12 x[15]
        mov dword [esp + 16], ebx   ;   394.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   388.0 p2      13 x[11]
        add ebx, edi                ;   393.2 p1      13 x[11]
        mov dword [esp + 8], ecx    ;   404.3 p0+p3   18 x[6] spill
        mov ecx, dword [esp + 36]   ;   389.0 p2      14 x[7]
        xor ecx, ebx                ;   393.7 p0      14 x[7]
        rol ecx, 0xc                ;   394.2 p1      14 x[7]
        add esi, ecx                ;   398.2 p1      15 x[3]
        xor edi, esi                ;   398.7 p0      16 x[15]
        rol edi, 8                  ;   399.2 p1      16 x[15]
        add ebx, edi                ;   403.2 p0      17 x[11]
        xor ecx, ebx                ;   403.7 p0      18 x[7]
        rol ecx, 7                  ;   404.2 p1      18 x[7]
        xor edi, edx                ;   403.2 p0      12 x[15]
        rol edi, 0x10               ;   403.7 p1      12 x[15]
        add ebp, edi                ;   407.7 p0      13 x[10]
        xor eax, ebp                ;   408.2 p0      14 x[5]
        rol eax, 0xc                ;   408.7 p1      14 x[5]
        add edx, eax                ;   412.7 p0      15 x[0]
        xor edi, edx                ;   413.2 p0      16 x[15]
        rol edi, 8                  ;   413.7 p1      16 x[15]
        add ebp, edi                ;   417.7 p0      17 x[10]
        xor eax, ebp                ;   418.2 p0      18 x[5]
        rol eax, 7                  ;   418.7 p1      18 x[5]
        mov dword [esp + 36], edi   ;   417.7 p0+p3   16 x[15] spill
        mov edi, dword [esp + 20]   ;   396.0 p2      11 x[1]
        add edi, dword [esp + 8]    ;   407.3 p2+p0   11 x[1]
        add esi, dword [esp + 0]    ;   407.8 p2+p1   11 x[3]
        mov dword [esp + 20], ebp   ;   418.2 p0+p3   17 x[10] spill
        mov ebp, dword [esp + 12]   ;   400.8 p2      12 x[12]
        xor ebp, edi                ;   407.8 p0      12 x[12]
        rol ebp, 0x10               ;   408.3 p1      12 x[12]
        add ebx, ebp                ;   412.3 p0      13 x[11]
        mov dword [esp + 12], eax   ;   422.7 p0+p3   18 x[5] spill
        mov eax, dword [esp + 8]    ;   405.3 p2      14 x[6]
        xor eax, ebx                ;   412.8 p0      14 x[6]
        rol eax, 0xc                ;   413.3 p1      14 x[6]
        add edi, eax                ;   417.3 p0      15 x[1]
        xor ebp, edi                ;   417.8 p0      16 x[12]
        rol ebp, 8                  ;   418.3 p1      16 x[12]
        add ebx, ebp                ;   422.3 p0      17 x[11]
        xor eax, ebx                ;   422.8 p0      18 x[6]
        rol eax, 7                  ;   423.3 p1      18 x[6]
        mov dword [esp + 8], ebx    ;   422.8 p0+p3   17 x[11] spill
        mov ebx, dword [esp + 16]   ;   403.0 p2      11 x[2]
        add ebx, ecx                ;   408.2 p1      11 x[2]
        mov dword [esp + 16], eax   ;   427.3 p0+p3   18 x[6] spill
        mov eax, dword [esp + 24]   ;   404.0 p2      12 x[13]
        xor eax, ebx                ;   408.7 p0      12 x[13]
        rol eax, 0x10               ;   409.2 p1      12 x[13]
        mov dword [esp + 24], edi   ;   417.8 p0+p3   15 x[1] spill
        mov edi, dword [esp + 32]   ;   405.3 p2      13 x[8]
        add edi, eax                ;   413.2 p1      13 x[8]
        xor ecx, edi                ;   413.7 p0      14 x[7]
        rol ecx, 0xc                ;   414.2 p1      14 x[7]
        add ebx, ecx                ;   418.2 p0      15 x[2]
        xor eax, ebx                ;   418.7 p0      16 x[13]
        rol eax, 8                  ;   419.2 p1      16 x[13]
        add edi, eax                ;   423.2 p0      17 x[8]
        xor ecx, edi                ;   423.7 p0      18 x[7]
        rol ecx, 7                  ;   424.2 p1      18 x[7]
        mov dword [esp + 32], ecx   ;   428.2 p0+p3   18 x[7] spill
        mov ecx, dword [esp + 4]    ;   409.0 p2      12 x[14]
        xor ecx, esi                ;   411.0 p0      12 x[14]
        rol ecx, 0x10               ;   411.5 p1      12 x[14]
        mov dword [esp + 4], ebx    ;   418.7 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 28]   ;   410.3 p2      13 x[9]
        add ebx, ecx                ;   415.5 p1      13 x[9]
        mov dword [esp + 28], eax   ;   423.2 p0+p3   12 x[13] spill
        mov eax, dword [esp + 0]    ;   411.3 p2      14 x[4]
        xor eax, ebx                ;   416.0 p0      14 x[4]
        rol eax, 0xc                ;   416.5 p1      14 x[4]
        add esi, eax                ;   420.5 p1      15 x[3]
        xor ecx, esi                ;   421.0 p0      16 x[14]
        rol ecx, 8                  ;   421.5 p1      16 x[14]
        add ebx, ecx                ;   425.5 p0      17 x[9]
        xor eax, ebx                ;   426.0 p0      18 x[4]
        rol eax, 7                  ;   426.5 p1      18 x[4]
        add edx, eax                ;   430.5 p0      11 x[0]
        xor ebp, edx                ;   431.0 p0      12 x[12]
        rol ebp, 0x10               ;   431.5 p1      12 x[12]
        add edi, ebp                ;   435.5 p0      13 x[8]
        xor eax, edi                ;   436.0 p0      14 x[4]
        rol eax, 0xc                ;   436.5 p1      14 x[4]
        add edx, eax                ;   440.5 p0      15 x[0]
        xor ebp, edx                ;   441.0 p0      16 x[12]
        rol ebp, 8                  ;   441.5 p1      16 x[12]
        add edi, ebp                ;   445.5 p0      17 x[8]
        xor eax, edi                ;   446.0 p0      18 x[4]
        rol eax, 7                  ;   446.5 p1      18 x[4]
        mov dword [esp + 0], eax    ;   450.5 p0+p3   18 x[4] spill
        mov eax, dword [esp + 24]   ;   418.8 p2      11 x[1]
        add eax, dword [esp + 12]   ;   425.7 p2+p1   11 x[1]
        mov dword [esp + 24], edi   ;   446.0 p0+p3   17 x[8] spill
        mov edi, dword [esp + 28]   ;   424.2 p2      12 x[13] reload
        xor edi, eax                ;   426.2 p0      12 x[13]
        rol edi, 0x10               ;   426.7 p1      12 x[13]
        add ebx, edi                ;   430.7 p0      13 x[9]
        add esi, dword [esp + 32]   ;   431.2 p2+p1   11 x[3]
        mov dword [esp + 28], ebp   ;   445.5 p0+p3   16 x[12] spill
        mov ebp, dword [esp + 12]   ;   423.7 p2      14 x[5]
        xor ebp, ebx                ;   431.2 p0      14 x[5]
        rol ebp, 0xc                ;   431.7 p1      14 x[5]
        add eax, ebp                ;   435.7 p0      15 x[1]
        xor edi, eax                ;   436.2 p0      16 x[13]
        rol edi, 8                  ;   436.7 p1      16 x[13]
        add ebx, edi                ;   440.7 p0      17 x[9]
        xor ebp, ebx                ;   441.2 p0      18 x[5]
        rol ebp, 7                  ;   441.7 p1      18 x[5]
        mov dword [esp + 12], ebx   ;   441.2 p0+p3   17 x[9] spill
        mov ebx, dword [esp + 4]    ;   425.7 p2      11 x[2]
        add ebx, dword [esp + 16]   ;   430.3 p2+p1   11 x[2]
        xor ecx, ebx                ;   430.8 p0      12 x[14]
        rol ecx, 0x10               ;   431.3 p1      12 x[14]
        add edx, ebp                ;   445.7 p0      11 x[0]
        mov dword [esp + 4], edi    ;   440.7 p0+p3   16 x[13] spill
        mov edi, dword [esp + 20]   ;   428.0 p2      13 x[10]
        add edi, ecx                ;   435.3 p1      13 x[10]
        mov dword [esp + 20], eax   ;   436.2 p0+p3   15 x[1] spill
        mov eax, dword [esp + 16]   ;   429.0 p2      14 x[6]
        xor eax, edi                ;   435.8 p0      14 x[6]
        rol eax, 0xc                ;   436.3 p1      14 x[6]
        add ebx, eax                ;   440.3 p0      15 x[2]
        xor ecx, ebx                ;   440.8 p0      16 x[14]
        rol ecx, 8                  ;   441.3 p1      16 x[14]
        add edi, ecx                ;   445.3 p0      17 x[10]
        xor eax, edi                ;   445.8 p0      18 x[6]
        rol eax, 7                  ;   446.3 p1      18 x[6]
        mov dword [esp + 16], ecx   ;   445.3 p0+p3   16 x[14] spill
        mov ecx, dword [esp + 36]   ;   432.3 p2      12 x[15]
        xor ecx, esi                ;   434.3 p0      12 x[15]
        rol ecx, 0x10               ;   434.8 p1      12 x[15]
        mov dword [esp + 36], ebx   ;   440.8 p0+p3   15 x[2] spill
        mov ebx, dword [esp + 8]    ;   433.7 p2      13 x[11]
        add ebx, ecx                ;   438.8 p1      13 x[11]
        mov dword [esp + 8], eax    ;   450.3 p0+p3   18 x[6] spill
        mov eax, dword [esp + 32]   ;   434.7 p2      14 x[7]
        xor eax, ebx                ;   439.3 p0      14 x[7]
        rol eax, 0xc                ;   439.8 p1      14 x[7]
        add esi, eax                ;   443.8 p1      15 x[3]
        xor ecx, esi                ;   444.3 p0      16 x[15]
        rol ecx, 8                  ;   444.8 p1      16 x[15]
        add ebx, ecx                ;   448.8 p0      17 x[11]
        xor eax, ebx                ;   449.3 p0      18 x[7]
        rol eax, 7                  ;   449.8 p1      18 x[7]
        xor ecx, edx                ;   448.8 p0      12 x[15]
        rol ecx, 0x10               ;   449.3 p1      12 x[15]
        add edi, ecx                ;   453.3 p0      13 x[10]
        xor ebp, edi                ;   453.8 p0      14 x[5]
        rol ebp, 0xc                ;   454.3 p1      14 x[5]
        add edx, ebp                ;   458.3 p0      15 x[0]
        xor ecx, edx                ;   458.8 p0      16 x[15]
        rol ecx, 8                  ;   459.3 p1      16 x[15]
        mov edi, dword [esp + 20]   ;   440.3 p2      11 x[1]
        mov ebp, dword [esp + 8]    ;   451.3 p2      18 x[6] reload
        add edi, ebp                ;   453.3 p0      11 x[1]
        add esi, dword [esp + 0]    ;   453.5 p2+p0   11 x[3]
        mov dword [esp + 8], ecx    ;   463.3 p0+p3   16 x[15] spill
        mov ecx, dword [esp + 28]   ;   446.5 p2      12 x[12]
        xor ecx, edi                ;   453.8 p0      12 x[12]
        rol ecx, 0x10               ;   454.3 p1      12 x[12]
        add ebx, ecx                ;   458.3 p0      13 x[11]
        xor ebp, ebx                ;   458.8 p0      14 x[6]
        rol ebp, 0xc                ;   459.3 p1      14 x[6]
        add edi, ebp                ;   463.3 p0      15 x[1]
        xor ecx, edi                ;   463.8 p0      16 x[12]
        rol ecx, 8                  ;   464.3 p1      16 x[12]
        mov ebp, dword [esp + 36]   ;   445.3 p2      11 x[2]
        add ebp, eax                ;   453.8 p0      11 x[2]
        mov ebx, dword [esp + 4]    ;   446.3 p2      12 x[13]
        xor ebx, ebp                ;   454.3 p0      12 x[13]
        rol ebx, 0x10               ;   454.8 p1      12 x[13]
        mov dword [esp + 4], edi    ;   463.8 p0+p3   15 x[1] spill
        mov edi, dword [esp + 24]   ;   447.3 p2      13 x[8]
        add edi, ebx                ;   458.8 p1      13 x[8]
        xor eax, edi                ;   459.3 p0      14 x[7]
        rol eax, 0xc                ;   459.8 p1      14 x[7]
        add ebp, eax                ;   463.8 p0      15 x[2]
        xor ebx, ebp                ;   464.3 p0      16 x[13]
        rol ebx, 8                  ;   464.8 p1      16 x[13]
        mov edi, dword [esp + 16]   ;   449.7 p2      12 x[14]
        xor edi, esi                ;   454.0 p0      12 x[14]
        rol edi, 0x10               ;   454.5 p1      12 x[14]
        mov eax, dword [esp + 12]   ;   450.7 p2      13 x[9]
        add eax, edi                ;   458.5 p0      13 x[9]
        xor eax, dword [esp + 0]    ;   459.0 p2+p0   14 x[4]
        rol eax, 0xc                ;   459.5 p1      14 x[4]
        add esi, eax                ;   463.5 p0      15 x[3]
        xor edi, esi                ;   464.0 p0      16 x[14]
        rol edi, 8                  ;   464.5 p1      16 x[14]
        mov eax, dword [esp + 68]   ;   453.3 p2      50 st reload
        mov dword [eax + 16], edx   ;   458.8 p0+p3   51 st
        mov edx, 0x61707865         ;   454.0 p1      11 x[0] reload
        mov dword [eax], edx        ;   455.7 p0+p3   50 st
        mov dword [eax + 32], ecx   ;   468.3 p0+p3   52 st
        mov ecx, 0x3320646e         ;   455.0 p1      11 x[1] reload
        mov dword [eax + 4], ecx    ;   459.7 p0+p3   50 st
        mov dword [eax + 36], ebx   ;   468.8 p0+p3   52 st
        mov ecx, dword [esp + 4]    ;   464.8 p2      15 x[1] reload
        mov dword [eax + 20], ecx   ;   466.8 p0+p3   51 st
        mov ecx, 0x79622d32         ;   456.7 p1      11 x[2] reload
        mov dword [eax + 8], ecx    ;   465.7 p0+p3   50 st
        mov dword [eax + 24], ebp   ;   467.7 p0+p3   51 st
        mov dword [eax + 40], edi   ;   469.7 p0+p3   52 st
        mov edi, 0x6b206574         ;   458.0 p1      11 x[3] reload
        mov dword [eax + 12], edi   ;   471.7 p0+p3   50 st
        mov dword [eax + 28], esi   ;   473.7 p0+p3   51 st
        mov esi, dword [esp + 8]    ;   464.3 p2      16 x[15] reload
        mov dword [eax + 44], esi   ;   475.7 p0+p3   52 st
        mov esi, 0                  ;   459.7 p1      54 st reload
        mov dword [eax + 48], esi   ;   477.7 p0+p3   54 st
        mov dword [eax + 52], esi   ;   479.7 p0+p3   54 st
        mov esi, dword [esp + 64]   ;   460.7 p2      45 x[12] reload
        mov edi, dword [esi + 16]   ;   462.7 p2      55 st
        mov dword [eax + 56], edi   ;   481.7 p0+p3   55 st
        mov esi, dword [esi + 20]   ;   462.7 p2      55 st
        mov dword [eax + 60], esi   ;   483.7 p0+p3   55 st
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

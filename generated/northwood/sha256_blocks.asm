; sha256_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu northwood
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 144 bytes, 4 instructions, one of them for 36 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.5
;   blocks: 3445 uops, planned 1173.0; bounds: width 1148.3, ports 923.2, path 896.0
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
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
%fatal "sha256_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x90              ;                    frame
        mov esi, dword [esp + 164] ;     0.0 p2      68 h reload
        mov edi, dword [esi]       ;     2.0 p2      68 h
        mov dword [esp + 0], edi   ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 4]   ;     2.0 p2      68 h
        mov dword [esp + 4], edi   ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 8]   ;     3.0 p2      68 h
        mov dword [esp + 8], edi   ;     5.0 p0+p3   68 h
        mov edi, dword [esi + 12]  ;     4.0 p2      68 h
        mov dword [esp + 12], edi  ;     6.7 p0+p3   68 h
        mov edi, dword [esi + 16]  ;     5.0 p2      68 h
        mov dword [esp + 16], edi  ;     8.7 p0+p3   68 h
        mov edi, dword [esi + 20]  ;     6.0 p2      68 h
        mov dword [esp + 20], edi  ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]  ;     7.0 p2      68 h
        mov dword [esp + 24], edi  ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]  ;     8.0 p2      68 h
        mov dword [esp + 28], esi  ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 172] ;     9.0 p2      68 h
        shl esi, 6                 ;    11.0 p1      68 h
        add esi, dword [esp + 168] ;    15.0 p2+p1   68 h
        mov dword [esp + 32], esi  ;    16.7 p0+p3   68 h
        cmp dword [esp + 172], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 168] ;                    resident
        mov ebx, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 0]   ;                    resident
        align 16
.blocks_1:
        mov edx, dword [esp + 20]  ;     0.0 p2      51 t1
        mov eax, dword [esi]       ;     1.0 p2      73 w[0]
        mov edi, dword [esp + 24]  ;     2.0 p2      71 v[6] reload
        xor edx, edi               ;     4.0 p0      51 t1
        and edx, ebx               ;     4.5 p0      51 t1
        xor edx, edi               ;     5.0 p0      51 t1
        bswap eax                  ;     3.0 p1+p0   73 w[0]
        mov ecx, ebx               ;     3.0 p0      48 t1 copy
        mov dword [esp + 36], esi  ;     3.5 p0+p3   73 w[0] spill
        ror ecx, 0xe               ;     5.5 p1      48 t1
        xor ecx, ebx               ;     9.5 p0      48 t1
        mov dword [esp + 40], eax  ;    10.0 p0+p3   73 w[0] spill
        ror ecx, 5                 ;    10.0 p1      48 t1
        mov dword [esp + 44], ebp  ;     7.3 p0+p3   71 v[0] spill
        add edx, dword [esp + 28]  ;     6.0 p2+p1   61 t1
        add edx, 0x428a2f98        ;     6.5 p1      61 t1
        xor ecx, ebx               ;    14.0 p0      48 t1
        ror ecx, 6                 ;    14.5 p1      48 t1
        add edx, eax               ;    10.0 p0      61 t1
        add edx, ecx               ;    18.5 p0      61 t1
        mov edi, dword [esi + 4]   ;     7.7 p2      73 w[1]
        bswap edi                  ;     9.7 p1+p0   73 w[1]
        mov dword [esp + 48], edi  ;    16.7 p0+p3   73 w[1] spill
        mov ecx, ebp               ;    10.0 p0      47 v[7] copy
        ror ecx, 9                 ;    19.0 p1      47 v[7]
        xor ecx, ebp               ;    23.0 p0      47 v[7]
        mov eax, ebp               ;    11.0 p0      52 v[7] copy
        ror ecx, 0xb               ;    23.5 p1      47 v[7]
        xor ecx, ebp               ;    27.5 p0      47 v[7]
        mov esi, dword [esp + 8]   ;    11.3 p2      52 v[7]
        xor esi, dword [esp + 4]   ;    13.3 p2+p0   52 v[7]
        ror ecx, 2                 ;    28.0 p1      47 v[7]
        lea ecx, [edx + ecx]       ;    32.0 p0      63 v[7]
        xor eax, dword [esp + 4]   ;    13.3 p2+p0   52 v[7]
        mov ebp, eax               ;    13.8 p1      52 v[7] copy
        and ebp, esi               ;    14.3 p0      52 v[7]
        mov esi, dword [esp + 4]   ;    14.3 p2      71 v[1] reload
        xor ebp, esi               ;    16.3 p0      52 v[7]
        add ecx, ebp               ;    32.5 p1      63 v[7]
        add edx, dword [esp + 12]  ;    19.0 p2+p0   62 v[3]
        mov esi, edx               ;    19.5 p1      48 t1 copy
        ror esi, 0xe               ;    20.0 p1      48 t1
        mov ebp, edx               ;    19.5 p0      48 t1 copy
        xor ebp, esi               ;    24.0 p0      48 t1
        ror ebp, 5                 ;    24.5 p1      48 t1
        mov esi, edx               ;    19.5 p0      48 t1 copy
        mov dword [esp + 52], ebx  ;    18.2 p0+p3   71 v[4] spill
        mov dword [esp + 56], ecx  ;    33.0 p0+p3   63 v[7] spill
        xor esi, ebp               ;    28.5 p0      48 t1
        mov ebp, ebx               ;    19.0 p1      51 t1 copy
        xor ebp, dword [esp + 20]  ;    20.7 p2+p0   51 t1
        and ebp, edx               ;    21.2 p0      51 t1
        xor ebp, dword [esp + 20]  ;    21.7 p2+p0   51 t1
        add ebp, edi               ;    22.2 p1      61 t1
        add ebp, dword [esp + 24]  ;    22.7 p2+p1   61 t1
        ror esi, 6                 ;    29.0 p1      48 t1
        add ebp, 0x71374491        ;    23.2 p0      61 t1
        add ebp, esi               ;    33.0 p0      61 t1
        mov esi, ecx               ;    33.0 p1      52 v[6] copy
        mov edi, ecx               ;    33.0 p0      47 v[6] copy
        xor esi, dword [esp + 4]   ;    33.5 p2+p0   52 v[6]
        and eax, esi               ;    34.0 p0      52 v[6]
        mov esi, dword [esp + 4]   ;    24.7 p2      71 v[1] reload
        xor eax, esi               ;    34.5 p0      52 v[6]
        mov esi, ecx               ;    33.0 p1      47 v[6] copy
        ror esi, 9                 ;    35.0 p1      47 v[6]
        xor edi, esi               ;    39.0 p0      47 v[6]
        mov esi, ecx               ;    33.0 p0      47 v[6] copy
        add eax, ebp               ;    35.0 p1      63 v[6]
        ror edi, 0xb               ;    39.5 p1      47 v[6]
        xor esi, edi               ;    43.5 p0      47 v[6]
        add ebp, dword [esp + 8]   ;    33.5 p2+p0   62 v[2]
        mov ecx, ebp               ;    34.0 p0      48 t1 copy
        ror ecx, 0xe               ;    34.5 p1      48 t1
        ror esi, 2                 ;    44.0 p1      47 v[6]
        add eax, esi               ;    48.0 p0      63 v[6]
        mov esi, dword [esp + 36]  ;    29.7 p2      73 w[0] reload
        mov edi, dword [esi + 8]   ;    31.7 p2      73 w[2]
        bswap edi                  ;    33.7 p1+p0   73 w[2]
        mov esi, ebp               ;    34.0 p0      48 t1 copy
        xor esi, ecx               ;    38.5 p0      48 t1
        mov ecx, ebp               ;    34.0 p0      48 t1 copy
        ror esi, 5                 ;    39.0 p1      48 t1
        xor ecx, esi               ;    43.0 p0      48 t1
        mov esi, edx               ;    33.3 p0      51 t1 copy
        xor esi, ebx               ;    33.8 p0      51 t1
        and esi, ebp               ;    34.3 p0      51 t1
        xor esi, ebx               ;    34.8 p0      51 t1
        add esi, dword [esp + 20]  ;    35.3 p2+p1   61 t1
        add esi, 0xb5c0fbcf        ;    35.8 p1      61 t1
        mov ebx, eax               ;    48.5 p0      47 v[5] copy
        ror ecx, 6                 ;    43.5 p1      48 t1
        add esi, edi               ;    40.7 p0      61 t1
        add esi, ecx               ;    47.5 p0      61 t1
        mov ecx, eax               ;    48.5 p1      47 v[5] copy
        ror ebx, 9                 ;    49.0 p1      47 v[5]
        xor ecx, ebx               ;    53.0 p0      47 v[5]
        ror ecx, 0xb               ;    53.5 p1      47 v[5]
        xor ecx, eax               ;    57.5 p0      47 v[5]
        ror ecx, 2                 ;    58.0 p1      47 v[5]
        mov ebx, dword [esp + 56]  ;    38.7 p2      52 v[5]
        mov dword [esp + 60], edi  ;    40.7 p0+p3   73 w[2] spill
        xor ebx, dword [esp + 44]  ;    40.7 p2+p0   52 v[5]
        mov dword [esp + 64], edx  ;    41.0 p0+p3   62 v[3] spill
        mov edi, dword [esp + 56]  ;    40.7 p2      52 v[5]
        xor edi, eax               ;    48.5 p0      52 v[5]
        mov dword [esp + 68], edi  ;    49.0 p0+p3   52 v[5] spill
        mov dword [esp + 72], eax  ;    48.5 p0+p3   63 v[6] spill
        mov eax, edx               ;    41.7 p1      51 t1 copy
        and ebx, edi               ;    49.0 p0      52 v[5]
        xor eax, ebp               ;    44.5 p0      51 t1
        xor ebx, dword [esp + 56]  ;    49.5 p2+p0   52 v[5]
        add ebx, esi               ;    50.0 p1      63 v[5]
        add ebx, ecx               ;    62.0 p1      63 v[5]
        add esi, dword [esp + 4]   ;    48.0 p2+p1   62 v[1]
        mov ecx, dword [esp + 36]  ;    45.0 p2      73 w[0] reload
        mov edi, dword [ecx + 12]  ;    47.0 p2      73 w[3]
        bswap edi                  ;    49.0 p1+p0   73 w[3]
        mov ecx, esi               ;    48.5 p0      48 t1 copy
        ror ecx, 0xe               ;    49.0 p1      48 t1
        xor ecx, esi               ;    53.0 p0      48 t1
        and eax, esi               ;    48.5 p0      51 t1
        ror ecx, 5                 ;    53.5 p1      48 t1
        xor ecx, esi               ;    57.5 p0      48 t1
        xor eax, edx               ;    49.0 p0      51 t1
        ror ecx, 6                 ;    58.0 p1      48 t1
        add eax, dword [esp + 52]  ;    49.5 p2+p0   61 t1
        mov dword [esp + 76], edi  ;    56.0 p0+p3   73 w[3] spill
        add eax, 0xe9b5dba5        ;    50.3 p1      61 t1
        add eax, edi               ;    56.0 p0      61 t1
        mov edi, dword [esp + 68]  ;    50.7 p2      52 v[4]
        add eax, ecx               ;    62.0 p1      61 t1
        mov ecx, dword [esp + 72]  ;    51.7 p2      52 v[4]
        xor ecx, ebx               ;    62.5 p0      52 v[4]
        mov dword [esp + 68], ecx  ;    63.0 p0+p3   52 v[4] spill
        mov edx, ebx               ;    62.5 p1      47 v[4] copy
        ror edx, 9                 ;    63.0 p1      47 v[4]
        and edi, ecx               ;    63.0 p0      52 v[4]
        mov ecx, ebx               ;    62.5 p0      47 v[4] copy
        xor ecx, edx               ;    67.0 p0      47 v[4]
        ror ecx, 0xb               ;    67.5 p1      47 v[4]
        xor edi, dword [esp + 72]  ;    63.5 p2+p0   52 v[4]
        add edi, eax               ;    64.0 p1      63 v[4]
        mov edx, ebx               ;    62.5 p0      47 v[4] copy
        xor edx, ecx               ;    71.5 p0      47 v[4]
        mov ecx, dword [esp + 36]  ;    56.0 p2      73 w[0] reload
        ror edx, 2                 ;    72.0 p1      47 v[4]
        add edi, edx               ;    76.0 p0      63 v[4]
        mov edx, dword [ecx + 16]  ;    58.0 p2      73 w[4]
        mov ecx, ebp               ;    57.3 p0      51 t1 copy
        add eax, dword [esp + 44]  ;    62.5 p2+p1   62 v[0]
        xor ecx, esi               ;    58.3 p0      51 t1
        mov dword [esp + 80], ebp  ;    58.8 p0+p3   62 v[2] spill
        and ecx, eax               ;    63.0 p0      51 t1
        xor ecx, ebp               ;    63.5 p0      51 t1
        mov ebp, eax               ;    63.0 p1      48 t1 copy
        bswap edx                  ;    61.2 p1+p0   73 w[4]
        ror ebp, 0xe               ;    64.0 p1      48 t1
        xor ebp, eax               ;    68.0 p0      48 t1
        ror ebp, 5                 ;    68.5 p1      48 t1
        xor ebp, eax               ;    72.5 p0      48 t1
        ror ebp, 6                 ;    73.0 p1      48 t1
        add ecx, dword [esp + 64]  ;    64.0 p2+p0   61 t1
        mov dword [esp + 84], eax  ;    63.3 p0+p3   62 v[0] spill
        mov dword [esp + 64], ebx  ;    65.3 p0+p3   63 v[5] spill
        add ecx, 0x3956c25b        ;    65.2 p1      61 t1
        add ecx, edx               ;    68.2 p0      61 t1
        add ecx, ebp               ;    77.0 p1      61 t1
        mov ebp, dword [esp + 68]  ;    65.0 p2      52 v[3]
        mov dword [esp + 68], edx  ;    68.2 p0+p3   73 w[4] spill
        mov edx, dword [esp + 56]  ;    66.0 p2      62 v[7]
        mov dword [esp + 56], esi  ;    69.3 p0+p3   62 v[1] spill
        mov esi, ebx               ;    66.3 p1      52 v[3] copy
        xor esi, edi               ;    76.5 p0      52 v[3]
        add edx, ecx               ;    77.5 p1      62 v[7]
        and ebp, esi               ;    77.0 p0      52 v[3]
        xor ebp, ebx               ;    77.5 p0      52 v[3]
        add ecx, ebp               ;    78.0 p1      63 v[3]
        mov ebp, edi               ;    76.5 p1      47 v[3] copy
        ror ebp, 9                 ;    78.5 p1      47 v[3]
        xor ebp, edi               ;    82.5 p0      47 v[3]
        ror ebp, 0xb               ;    83.0 p1      47 v[3]
        xor ebp, edi               ;    87.0 p0      47 v[3]
        ror ebp, 2                 ;    87.5 p1      47 v[3]
        add ecx, ebp               ;    91.5 p0      63 v[3]
        mov ebp, dword [esp + 36]  ;    70.7 p2      73 w[0] reload
        mov ebx, dword [ebp + 20]  ;    72.7 p2      73 w[5]
        bswap ebx                  ;    74.7 p1+p0   73 w[5]
        mov ebp, dword [esp + 56]  ;    72.7 p2      51 t1
        xor ebp, eax               ;    74.7 p0      51 t1
        mov eax, edx               ;    78.0 p0      48 t1 copy
        ror eax, 0xe               ;    78.5 p1      48 t1
        and ebp, edx               ;    78.0 p0      51 t1
        xor ebp, dword [esp + 56]  ;    78.5 p2+p0   51 t1
        xor eax, edx               ;    82.5 p0      48 t1
        add ebp, dword [esp + 80]  ;    79.0 p2+p1   61 t1
        add ebp, 0x59f111f1        ;    79.5 p0      61 t1
        add ebp, ebx               ;    81.7 p1      61 t1
        ror eax, 5                 ;    83.0 p1      48 t1
        xor eax, edx               ;    87.0 p0      48 t1
        ror eax, 6                 ;    87.5 p1      48 t1
        add ebp, eax               ;    91.5 p0      61 t1
        mov eax, dword [esp + 72]  ;    77.7 p2      62 v[6]
        add eax, ebp               ;    92.0 p0      62 v[6]
        mov dword [esp + 72], ebx  ;    81.7 p0+p3   73 w[5] spill
        mov ebx, edi               ;    78.7 p1      52 v[2] copy
        xor ebx, ecx               ;    92.0 p0      52 v[2]
        and esi, ebx               ;    92.5 p0      52 v[2]
        xor esi, edi               ;    93.0 p0      52 v[2]
        add ebp, esi               ;    93.5 p1      63 v[2]
        mov esi, ecx               ;    92.0 p1      47 v[2] copy
        ror esi, 9                 ;    94.0 p1      47 v[2]
        xor esi, ecx               ;    98.0 p0      47 v[2]
        ror esi, 0xb               ;    98.5 p1      47 v[2]
        xor esi, ecx               ;   102.5 p0      47 v[2]
        mov dword [esp + 88], edx  ;    82.2 p0+p3   62 v[7] spill
        ror esi, 2                 ;   103.0 p1      47 v[2]
        add ebp, esi               ;   107.0 p0      63 v[2]
        mov dword [esp + 80], edi  ;    84.0 p0+p3   63 v[4] spill
        mov esi, dword [esp + 36]  ;    83.3 p2      73 w[0] reload
        mov edi, dword [esi + 24]  ;    85.3 p2      73 w[6]
        mov esi, dword [esp + 84]  ;    85.3 p2      51 t1
        xor esi, edx               ;    87.3 p0      51 t1
        mov edx, eax               ;    92.5 p1      48 t1 copy
        ror edx, 0xe               ;    93.0 p1      48 t1
        xor edx, eax               ;    97.0 p0      48 t1
        bswap edi                  ;    87.3 p1+p0   73 w[6]
        ror edx, 5                 ;    97.5 p1      48 t1
        and esi, eax               ;    92.5 p0      51 t1
        xor esi, dword [esp + 84]  ;    93.0 p2+p0   51 t1
        xor edx, eax               ;   101.5 p0      48 t1
        add esi, dword [esp + 56]  ;    93.5 p2+p0   61 t1
        add esi, 0x923f82a4        ;    94.0 p0      61 t1
        add esi, edi               ;    94.5 p1      61 t1
        ror edx, 6                 ;   102.0 p1      48 t1
        add esi, edx               ;   106.0 p0      61 t1
        mov edx, dword [esp + 64]  ;    90.3 p2      62 v[5]
        mov dword [esp + 64], edi  ;    94.3 p0+p3   73 w[6] spill
        add edx, esi               ;   106.5 p1      62 v[5]
        mov dword [esp + 92], eax  ;    92.7 p0+p3   62 v[6] spill
        mov edi, ecx               ;    92.0 p1      52 v[1] copy
        xor edi, ebp               ;   107.5 p0      52 v[1]
        and ebx, edi               ;   108.0 p0      52 v[1]
        xor ebx, ecx               ;   108.5 p0      52 v[1]
        add esi, ebx               ;   109.0 p1      63 v[1]
        mov ebx, ebp               ;   107.5 p1      47 v[1] copy
        ror ebx, 9                 ;   109.5 p1      47 v[1]
        xor ebx, ebp               ;   113.5 p0      47 v[1]
        mov dword [esp + 56], ecx  ;    94.7 p0+p3   63 v[3] spill
        ror ebx, 0xb               ;   114.0 p1      47 v[1]
        xor ebx, ebp               ;   118.0 p0      47 v[1]
        ror ebx, 2                 ;   118.5 p1      47 v[1]
        add esi, ebx               ;   122.5 p0      63 v[1]
        mov ebx, dword [esp + 36]  ;    96.0 p2      73 w[0] reload
        mov ecx, dword [ebx + 28]  ;    98.0 p2      73 w[7]
        mov ebx, dword [esp + 88]  ;    98.0 p2      51 t1
        xor ebx, eax               ;   100.0 p0      51 t1
        mov eax, edx               ;   107.0 p1      48 t1 copy
        ror eax, 0xe               ;   107.5 p1      48 t1
        xor eax, edx               ;   111.5 p0      48 t1
        and ebx, edx               ;   107.0 p0      51 t1
        xor ebx, dword [esp + 88]  ;   107.5 p2+p0   51 t1
        add ebx, dword [esp + 84]  ;   108.0 p2+p1   61 t1
        add ebx, 0xab1c5ed5        ;   108.5 p0      61 t1
        ror eax, 5                 ;   112.0 p1      48 t1
        xor eax, edx               ;   116.0 p0      48 t1
        ror eax, 6                 ;   116.5 p1      48 t1
        bswap ecx                  ;   103.3 p1+p0   73 w[7]
        add ebx, ecx               ;   110.3 p0      61 t1
        add ebx, eax               ;   120.5 p0      61 t1
        mov eax, dword [esp + 80]  ;   103.0 p2      62 v[4]
        mov dword [esp + 80], ecx  ;   110.3 p0+p3   73 w[7] spill
        mov ecx, ebp               ;   107.5 p0      52 v[0] copy
        xor ecx, esi               ;   123.0 p0      52 v[0]
        add eax, ebx               ;   121.0 p1      62 v[4]
        and edi, ecx               ;   123.5 p0      52 v[0]
        xor edi, ebp               ;   124.0 p0      52 v[0]
        add ebx, edi               ;   124.5 p1      63 v[0]
        mov edi, esi               ;   123.0 p1      47 v[0] copy
        ror edi, 9                 ;   125.0 p1      47 v[0]
        xor edi, esi               ;   129.0 p0      47 v[0]
        ror edi, 0xb               ;   129.5 p1      47 v[0]
        xor edi, esi               ;   133.5 p0      47 v[0]
        mov dword [esp + 84], ebp  ;   107.5 p0+p3   63 v[2] spill
        ror edi, 2                 ;   134.0 p1      47 v[0]
        add ebx, edi               ;   138.0 p0      63 v[0]
        mov edi, dword [esp + 36]  ;   108.3 p2      73 w[0] reload
        mov ebp, dword [edi + 32]  ;   110.3 p2      73 w[8]
        mov edi, dword [esp + 92]  ;   110.3 p2      51 t1
        xor edi, edx               ;   112.3 p0      51 t1
        mov dword [esp + 96], edx  ;   109.8 p0+p3   62 v[5] spill
        mov edx, eax               ;   121.5 p1      48 t1 copy
        ror edx, 0xe               ;   122.0 p1      48 t1
        and edi, eax               ;   121.5 p0      51 t1
        xor edi, dword [esp + 92]  ;   122.0 p2+p0   51 t1
        bswap ebp                  ;   112.7 p1+p0   73 w[8]
        xor edx, eax               ;   126.0 p0      48 t1
        add edi, dword [esp + 88]  ;   122.5 p2+p0   61 t1
        ror edx, 5                 ;   126.5 p1      48 t1
        mov dword [esp + 88], esi  ;   123.0 p0+p3   63 v[1] spill
        xor edx, eax               ;   130.5 p0      48 t1
        ror edx, 6                 ;   131.0 p1      48 t1
        add edi, 0xd807aa98        ;   123.0 p0      61 t1
        add edi, ebp               ;   123.5 p1      61 t1
        add edi, edx               ;   135.0 p0      61 t1
        mov edx, dword [esp + 56]  ;   116.0 p2      62 v[3]
        mov dword [esp + 56], ebp  ;   119.7 p0+p3   73 w[8] spill
        mov ebp, esi               ;   123.0 p1      52 v[7] copy
        xor ebp, ebx               ;   138.5 p0      52 v[7]
        and ecx, ebp               ;   139.0 p0      52 v[7]
        add edx, edi               ;   135.5 p1      62 v[3]
        xor ecx, esi               ;   139.5 p0      52 v[7]
        add edi, ecx               ;   140.0 p1      63 v[7]
        mov ecx, ebx               ;   138.5 p1      47 v[7] copy
        mov dword [esp + 100], eax ;   121.5 p0+p3   62 v[4] spill
        ror ecx, 9                 ;   140.5 p1      47 v[7]
        xor ecx, ebx               ;   144.5 p0      47 v[7]
        ror ecx, 0xb               ;   145.0 p1      47 v[7]
        xor ecx, ebx               ;   149.0 p0      47 v[7]
        ror ecx, 2                 ;   149.5 p1      47 v[7]
        add edi, ecx               ;   153.5 p0      63 v[7]
        mov ecx, dword [esp + 36]  ;   121.3 p2      73 w[0] reload
        mov esi, dword [ecx + 36]  ;   123.3 p2      73 w[9]
        mov ecx, dword [esp + 96]  ;   123.3 p2      51 t1
        xor ecx, eax               ;   125.3 p0      51 t1
        mov eax, edx               ;   136.0 p1      48 t1 copy
        and ecx, edx               ;   136.0 p0      51 t1
        ror eax, 0xe               ;   136.5 p1      48 t1
        xor ecx, dword [esp + 96]  ;   136.5 p2+p0   51 t1
        add ecx, dword [esp + 92]  ;   137.0 p2+p0   61 t1
        xor eax, edx               ;   140.5 p0      48 t1
        ror eax, 5                 ;   141.0 p1      48 t1
        add ecx, 0x12835b01        ;   137.5 p0      61 t1
        xor eax, edx               ;   145.0 p0      48 t1
        bswap esi                  ;   127.3 p1+p0   73 w[9]
        add ecx, esi               ;   138.0 p0      61 t1
        ror eax, 6                 ;   145.5 p1      48 t1
        mov dword [esp + 92], ebx  ;   138.5 p0+p3   63 v[0] spill
        add ecx, eax               ;   149.5 p0      61 t1
        mov eax, dword [esp + 84]  ;   128.7 p2      62 v[2]
        add eax, ecx               ;   150.0 p1      62 v[2]
        mov dword [esp + 84], esi  ;   134.3 p0+p3   73 w[9] spill
        mov esi, ebx               ;   138.5 p1      52 v[6] copy
        xor esi, edi               ;   154.0 p0      52 v[6]
        and ebp, esi               ;   154.5 p0      52 v[6]
        xor ebp, ebx               ;   155.0 p0      52 v[6]
        add ecx, ebp               ;   155.5 p1      63 v[6]
        mov ebp, edi               ;   154.0 p1      47 v[6] copy
        ror ebp, 9                 ;   156.0 p1      47 v[6]
        xor ebp, edi               ;   160.0 p0      47 v[6]
        ror ebp, 0xb               ;   160.5 p1      47 v[6]
        xor ebp, edi               ;   164.5 p0      47 v[6]
        ror ebp, 2                 ;   165.0 p1      47 v[6]
        add ecx, ebp               ;   169.0 p0      63 v[6]
        mov ebp, dword [esp + 36]  ;   133.7 p2      73 w[0] reload
        mov ebx, dword [ebp + 40]  ;   135.7 p2      73 w[10]
        mov ebp, dword [esp + 100] ;   135.7 p2      51 t1
        xor ebp, edx               ;   137.7 p0      51 t1
        and ebp, eax               ;   150.5 p0      51 t1
        mov dword [esp + 104], edx ;   136.0 p0+p3   62 v[3] spill
        bswap ebx                  ;   137.7 p1+p0   73 w[10]
        mov edx, eax               ;   150.5 p0      48 t1 copy
        ror edx, 0xe               ;   151.0 p1      48 t1
        xor edx, eax               ;   155.0 p0      48 t1
        ror edx, 5                 ;   155.5 p1      48 t1
        xor edx, eax               ;   159.5 p0      48 t1
        ror edx, 6                 ;   160.0 p1      48 t1
        xor ebp, dword [esp + 100] ;   151.0 p2+p0   51 t1
        add ebp, dword [esp + 96]  ;   151.5 p2+p0   61 t1
        add ebp, 0x243185be        ;   152.0 p0      61 t1
        add ebp, ebx               ;   152.5 p0      61 t1
        add ebp, edx               ;   164.0 p1      61 t1
        mov edx, dword [esp + 88]  ;   141.0 p2      62 v[1]
        mov dword [esp + 88], ebx  ;   144.7 p0+p3   73 w[10] spill
        mov ebx, edi               ;   154.0 p1      52 v[5] copy
        add edx, ebp               ;   164.5 p1      62 v[1]
        xor ebx, ecx               ;   169.5 p0      52 v[5]
        and esi, ebx               ;   170.0 p0      52 v[5]
        xor esi, edi               ;   170.5 p0      52 v[5]
        add ebp, esi               ;   171.0 p1      63 v[5]
        mov esi, ecx               ;   169.5 p0      47 v[5] copy
        ror esi, 9                 ;   171.5 p1      47 v[5]
        xor esi, ecx               ;   175.5 p0      47 v[5]
        ror esi, 0xb               ;   176.0 p1      47 v[5]
        xor esi, ecx               ;   180.0 p0      47 v[5]
        ror esi, 2                 ;   180.5 p1      47 v[5]
        add ebp, esi               ;   184.5 p0      63 v[5]
        mov esi, dword [esp + 36]  ;   146.0 p2      73 w[0] reload
        mov dword [esp + 96], edi  ;   154.0 p0+p3   63 v[7] spill
        mov edi, dword [esi + 44]  ;   148.0 p2      73 w[11]
        mov esi, dword [esp + 104] ;   148.0 p2      51 t1
        xor esi, eax               ;   150.5 p0      51 t1
        mov dword [esp + 108], eax ;   150.5 p0+p3   62 v[2] spill
        and esi, edx               ;   165.0 p0      51 t1
        xor esi, dword [esp + 104] ;   165.5 p2+p0   51 t1
        bswap edi                  ;   150.0 p1+p0   73 w[11]
        mov eax, edx               ;   165.0 p0      48 t1 copy
        ror eax, 0xe               ;   166.0 p1      48 t1
        add esi, dword [esp + 100] ;   166.0 p2+p0   61 t1
        add esi, 0x550c7dc3        ;   166.5 p0      61 t1
        add esi, edi               ;   167.0 p0      61 t1
        mov dword [esp + 112], edx ;   165.0 p0+p3   62 v[1] spill
        mov dword [esp + 100], ecx ;   169.5 p0+p3   63 v[6] spill
        xor eax, edx               ;   170.0 p0      48 t1
        ror eax, 5                 ;   170.5 p1      48 t1
        xor eax, edx               ;   174.5 p0      48 t1
        ror eax, 6                 ;   175.0 p1      48 t1
        add esi, eax               ;   179.0 p1      61 t1
        mov eax, dword [esp + 92]  ;   154.3 p2      62 v[0]
        mov dword [esp + 92], edi  ;   157.0 p0+p3   73 w[11] spill
        mov edi, ecx               ;   169.5 p1      52 v[4] copy
        xor edi, ebp               ;   185.0 p0      52 v[4]
        and ebx, edi               ;   185.5 p0      52 v[4]
        xor ebx, ecx               ;   186.0 p0      52 v[4]
        add eax, esi               ;   179.5 p1      62 v[0]
        add esi, ebx               ;   186.5 p1      63 v[4]
        mov ebx, ebp               ;   185.0 p1      47 v[4] copy
        ror ebx, 9                 ;   187.0 p1      47 v[4]
        xor ebx, ebp               ;   191.0 p0      47 v[4]
        ror ebx, 0xb               ;   191.5 p1      47 v[4]
        xor ebx, ebp               ;   195.5 p0      47 v[4]
        ror ebx, 2                 ;   196.0 p1      47 v[4]
        add esi, ebx               ;   200.0 p0      63 v[4]
        mov ebx, dword [esp + 36]  ;   159.3 p2      73 w[0] reload
        mov ecx, dword [ebx + 48]  ;   161.3 p2      73 w[12]
        mov ebx, dword [esp + 108] ;   161.3 p2      51 t1
        xor ebx, edx               ;   165.0 p0      51 t1
        mov edx, eax               ;   180.0 p1      48 t1 copy
        ror edx, 0xe               ;   180.5 p1      48 t1
        bswap ecx                  ;   163.3 p1+p0   73 w[12]
        xor edx, eax               ;   184.5 p0      48 t1
        and ebx, eax               ;   180.0 p0      51 t1
        xor ebx, dword [esp + 108] ;   180.5 p2+p0   51 t1
        mov dword [esp + 116], eax ;   180.0 p0+p3   62 v[0] spill
        add ebx, dword [esp + 104] ;   181.0 p2+p1   61 t1
        add ebx, 0x72be5d74        ;   181.5 p1      61 t1
        add ebx, ecx               ;   182.0 p0      61 t1
        mov dword [esp + 104], ebp ;   185.0 p0+p3   63 v[5] spill
        ror edx, 5                 ;   185.0 p1      48 t1
        xor edx, eax               ;   189.0 p0      48 t1
        ror edx, 6                 ;   189.5 p1      48 t1
        add ebx, edx               ;   193.5 p0      61 t1
        mov edx, dword [esp + 96]  ;   167.0 p2      62 v[7]
        mov dword [esp + 96], ecx  ;   170.3 p0+p3   73 w[12] spill
        mov ecx, ebp               ;   185.0 p1      52 v[3] copy
        add edx, ebx               ;   194.0 p1      62 v[7]
        xor ecx, esi               ;   200.5 p0      52 v[3]
        and edi, ecx               ;   201.0 p0      52 v[3]
        xor edi, ebp               ;   201.5 p0      52 v[3]
        add ebx, edi               ;   202.0 p1      63 v[3]
        mov edi, esi               ;   200.5 p1      47 v[3] copy
        ror edi, 9                 ;   202.5 p1      47 v[3]
        xor edi, esi               ;   206.5 p0      47 v[3]
        ror edi, 0xb               ;   207.0 p1      47 v[3]
        xor edi, esi               ;   211.0 p0      47 v[3]
        ror edi, 2                 ;   211.5 p1      47 v[3]
        add ebx, edi               ;   215.5 p0      63 v[3]
        mov edi, dword [esp + 36]  ;   172.0 p2      73 w[0] reload
        mov ebp, dword [edi + 52]  ;   174.0 p2      73 w[13]
        mov edi, dword [esp + 112] ;   174.0 p2      51 t1
        xor edi, eax               ;   180.0 p0      51 t1
        mov eax, edx               ;   194.5 p1      48 t1 copy
        ror eax, 0xe               ;   195.0 p1      48 t1
        and edi, edx               ;   194.5 p0      51 t1
        bswap ebp                  ;   176.0 p1+p0   73 w[13]
        xor edi, dword [esp + 112] ;   195.0 p2+p0   51 t1
        xor eax, edx               ;   199.0 p0      48 t1
        ror eax, 5                 ;   199.5 p1      48 t1
        xor eax, edx               ;   203.5 p0      48 t1
        ror eax, 6                 ;   204.0 p1      48 t1
        add edi, dword [esp + 108] ;   195.5 p2+p0   61 t1
        add edi, 0x80deb1fe        ;   196.0 p0      61 t1
        add edi, ebp               ;   196.5 p0      61 t1
        add edi, eax               ;   208.0 p1      61 t1
        mov eax, dword [esp + 100] ;   179.0 p2      62 v[6]
        mov dword [esp + 100], ebp ;   183.0 p0+p3   73 w[13] spill
        mov dword [esp + 108], esi ;   200.5 p0+p3   63 v[4] spill
        add eax, edi               ;   208.5 p1      62 v[6]
        mov ebp, esi               ;   200.5 p1      52 v[2] copy
        xor ebp, ebx               ;   216.0 p0      52 v[2]
        and ecx, ebp               ;   216.5 p0      52 v[2]
        xor ecx, esi               ;   217.0 p0      52 v[2]
        add edi, ecx               ;   217.5 p1      63 v[2]
        mov ecx, ebx               ;   216.0 p1      47 v[2] copy
        ror ecx, 9                 ;   218.0 p1      47 v[2]
        xor ecx, ebx               ;   222.0 p0      47 v[2]
        ror ecx, 0xb               ;   222.5 p1      47 v[2]
        xor ecx, ebx               ;   226.5 p0      47 v[2]
        ror ecx, 2                 ;   227.0 p1      47 v[2]
        add edi, ecx               ;   231.0 p0      63 v[2]
        mov dword [esp + 120], eax ;   209.0 p0+p3   62 v[6] spill
        mov dword [esp + 124], edx ;   194.5 p0+p3   62 v[7] spill
        mov ecx, dword [esp + 36]  ;   185.0 p2      73 w[0] reload
        mov esi, dword [ecx + 56]  ;   187.0 p2      73 w[14]
        mov ecx, dword [esp + 116] ;   187.0 p2      51 t1
        xor ecx, edx               ;   194.5 p0      51 t1
        mov edx, eax               ;   209.0 p1      48 t1 copy
        ror edx, 0xe               ;   209.5 p1      48 t1
        xor edx, eax               ;   213.5 p0      48 t1
        and ecx, eax               ;   209.0 p0      51 t1
        bswap esi                  ;   189.0 p1+p0   73 w[14]
        ror edx, 5                 ;   214.0 p1      48 t1
        xor ecx, dword [esp + 116] ;   209.5 p2+p0   51 t1
        add ecx, dword [esp + 112] ;   210.0 p2+p0   61 t1
        add ecx, 0x9bdc06a7        ;   210.5 p0      61 t1
        add ecx, esi               ;   211.0 p1      61 t1
        xor edx, eax               ;   218.0 p0      48 t1
        ror edx, 6                 ;   218.5 p1      48 t1
        add ecx, edx               ;   222.5 p0      61 t1
        mov edx, dword [esp + 104] ;   192.0 p2      62 v[5]
        add edx, ecx               ;   223.0 p0      62 v[5]
        mov dword [esp + 104], esi ;   196.0 p0+p3   73 w[14] spill
        mov esi, ebx               ;   216.0 p1      52 v[1] copy
        xor esi, edi               ;   231.5 p0      52 v[1]
        and ebp, esi               ;   232.0 p0      52 v[1]
        xor ebp, ebx               ;   232.5 p0      52 v[1]
        add ecx, ebp               ;   233.0 p1      63 v[1]
        mov ebp, edi               ;   231.5 p1      47 v[1] copy
        ror ebp, 9                 ;   233.5 p1      47 v[1]
        xor ebp, edi               ;   237.5 p0      47 v[1]
        ror ebp, 0xb               ;   238.0 p1      47 v[1]
        xor ebp, edi               ;   242.0 p0      47 v[1]
        ror ebp, 2                 ;   242.5 p1      47 v[1]
        add ecx, ebp               ;   246.5 p0      63 v[1]
        mov ebp, dword [esp + 36]  ;   197.0 p2      73 w[0] reload
        mov dword [esp + 112], ebx ;   216.0 p0+p3   63 v[3] spill
        mov ebx, dword [ebp + 60]  ;   199.0 p2      73 w[15]
        mov ebp, dword [esp + 124] ;   199.0 p2      51 t1
        bswap ebx                  ;   201.0 p1+p0   73 w[15]
        xor ebp, eax               ;   209.0 p0      51 t1
        mov eax, edx               ;   223.5 p0      48 t1 copy
        and ebp, edx               ;   223.5 p0      51 t1
        xor ebp, dword [esp + 124] ;   224.0 p2+p0   51 t1
        ror eax, 0xe               ;   224.5 p1      48 t1
        xor eax, edx               ;   228.5 p0      48 t1
        ror eax, 5                 ;   229.0 p1      48 t1
        add ebp, dword [esp + 116] ;   224.5 p2+p0   61 t1
        xor eax, edx               ;   233.0 p0      48 t1
        add ebp, 0xc19bf174        ;   225.0 p1      61 t1
        add ebp, ebx               ;   225.5 p0      61 t1
        ror eax, 6                 ;   233.5 p1      48 t1
        add ebp, eax               ;   237.5 p0      61 t1
        mov eax, dword [esp + 108] ;   204.3 p2      62 v[4]
        mov dword [esp + 108], edx ;   223.5 p0+p3   62 v[5] spill
        mov edx, edi               ;   231.5 p1      52 v[0] copy
        xor edx, ecx               ;   247.0 p0      52 v[0]
        mov dword [esp + 116], edi ;   231.5 p0+p3   63 v[2] spill
        and esi, edx               ;   247.5 p0      52 v[0]
        xor esi, edi               ;   248.0 p0      52 v[0]
        mov edi, ecx               ;   247.0 p1      47 v[0] copy
        ror edi, 9                 ;   248.5 p1      47 v[0]
        xor edi, ecx               ;   252.5 p0      47 v[0]
        ror edi, 0xb               ;   253.0 p1      47 v[0]
        xor edi, ecx               ;   257.0 p0      47 v[0]
        add eax, ebp               ;   238.0 p0      62 v[4]
        add ebp, esi               ;   248.5 p1      63 v[0]
        mov esi, dword [esp + 104] ;   209.0 p2      50 w[0]
        ror edi, 2                 ;   257.5 p1      47 v[0]
        add ebp, edi               ;   261.5 p0      63 v[0]
        mov edi, dword [esp + 104] ;   210.0 p2      50 w[0]
        shr edi, 0xa               ;   212.0 p1      50 w[0]
        mov dword [esp + 128], edx ;   247.5 p0+p3   52 v[0] spill
        mov edx, dword [esp + 104] ;   211.0 p2      50 w[0]
        ror edx, 2                 ;   216.0 p1      50 w[0]
        xor esi, edx               ;   220.0 p0      50 w[0]
        ror esi, 0x11              ;   220.5 p1      50 w[0]
        xor edi, esi               ;   224.5 p0      50 w[0]
        mov esi, ebx               ;   212.8 p0      50 w[1] copy
        shr esi, 0xa               ;   213.7 p1      50 w[1]
        mov edx, ebx               ;   215.5 p0      50 w[1] copy
        ror edx, 2                 ;   217.7 p1      50 w[1]
        xor edx, ebx               ;   221.7 p0      50 w[1]
        ror edx, 0x11              ;   222.2 p1      50 w[1]
        xor esi, edx               ;   226.2 p0      50 w[1]
        mov dword [esp + 132], esi ;   226.7 p0+p3   50 w[1] spill
        mov esi, dword [esp + 48]  ;   217.7 p2      49 w[0]
        add edi, dword [esp + 84]  ;   225.0 p2+p1   78 w[0]
        ror esi, 0xb               ;   225.5 p1      49 w[0]
        mov edx, dword [esp + 48]  ;   219.7 p2      49 w[0]
        add edi, dword [esp + 40]  ;   225.5 p2+p0   78 w[0]
        xor edx, esi               ;   229.5 p0      49 w[0]
        ror edx, 7                 ;   230.0 p1      49 w[0]
        mov dword [esp + 40], ebx  ;   220.7 p0+p3   73 w[15] spill
        mov ebx, dword [esp + 48]  ;   221.7 p2      49 w[0]
        shr ebx, 3                 ;   223.7 p1      49 w[0]
        xor ebx, edx               ;   234.0 p0      49 w[0]
        mov edx, dword [esp + 120] ;   222.7 p2      62 v[6] reload
        add edi, ebx               ;   234.5 p0      78 w[0]
        mov ebx, dword [esp + 108] ;   224.5 p2      51 t1
        xor ebx, edx               ;   226.5 p0      51 t1
        and ebx, eax               ;   238.5 p0      51 t1
        xor ebx, edx               ;   239.0 p0      51 t1
        add ebx, dword [esp + 124] ;   239.5 p2+p1   61 t1
        mov esi, eax               ;   238.5 p0      48 t1 copy
        ror esi, 0xe               ;   240.0 p1      48 t1
        xor esi, eax               ;   244.0 p0      48 t1
        ror esi, 5                 ;   244.5 p1      48 t1
        xor esi, eax               ;   248.5 p0      48 t1
        add ebx, 0xe49b69c1        ;   240.0 p0      61 t1
        ror esi, 6                 ;   249.0 p1      48 t1
        mov edx, dword [esp + 112] ;   227.0 p2      62 v[3]
        mov dword [esp + 112], eax ;   238.5 p0+p3   62 v[4] spill
        mov eax, ecx               ;   247.0 p1      52 v[7] copy
        xor eax, ebp               ;   262.0 p0      52 v[7]
        mov dword [esp + 124], edi ;   235.0 p0+p3   78 w[0] spill
        add ebx, edi               ;   240.5 p1      61 t1
        add ebx, esi               ;   253.0 p1      61 t1
        mov esi, dword [esp + 128] ;   248.5 p2      52 v[7]
        mov dword [esp + 128], ecx ;   247.0 p0+p3   63 v[1] spill
        add edx, ebx               ;   253.5 p1      62 v[3]
        and esi, eax               ;   262.5 p0      52 v[7]
        xor esi, ecx               ;   263.0 p0      52 v[7]
        add ebx, esi               ;   263.5 p1      63 v[7]
        mov esi, ebp               ;   262.0 p1      47 v[7] copy
        ror esi, 9                 ;   264.0 p1      47 v[7]
        xor esi, ebp               ;   268.0 p0      47 v[7]
        mov ecx, edi               ;   235.7 p0      50 w[2] copy
        ror esi, 0xb               ;   268.5 p1      47 v[7]
        xor esi, ebp               ;   272.5 p0      47 v[7]
        ror esi, 2                 ;   273.0 p1      47 v[7]
        add ebx, esi               ;   277.0 p0      63 v[7]
        mov esi, edi               ;   237.3 p0      50 w[2] copy
        shr esi, 0xa               ;   238.2 p1      50 w[2]
        ror ecx, 2                 ;   242.2 p1      50 w[2]
        xor ecx, edi               ;   246.2 p0      50 w[2]
        mov edi, dword [esp + 48]  ;   238.5 p2      78 w[1]
        add edi, dword [esp + 132] ;   240.5 p2+p0   78 w[1]
        add edi, dword [esp + 88]  ;   241.0 p2+p0   78 w[1]
        ror ecx, 0x11              ;   246.7 p1      50 w[2]
        xor esi, ecx               ;   250.7 p0      50 w[2]
        mov dword [esp + 132], esi ;   251.2 p0+p3   50 w[2] spill
        mov esi, dword [esp + 60]  ;   241.5 p2      49 w[1]
        shr esi, 3                 ;   243.5 p1      49 w[1]
        mov ecx, dword [esp + 60]  ;   242.5 p2      49 w[1]
        ror ecx, 0xb               ;   247.5 p1      49 w[1]
        xor ecx, dword [esp + 60]  ;   251.5 p2+p0   49 w[1]
        ror ecx, 7                 ;   252.0 p1      49 w[1]
        xor ecx, esi               ;   256.0 p0      49 w[1]
        add edi, ecx               ;   256.5 p0      78 w[1]
        mov ecx, dword [esp + 108] ;   247.0 p2      51 t1
        xor ecx, dword [esp + 112] ;   249.0 p2+p0   51 t1
        and ecx, edx               ;   254.0 p0      51 t1
        mov dword [esp + 48], ebp  ;   262.0 p0+p3   63 v[0] spill
        mov esi, edx               ;   254.0 p1      48 t1 copy
        mov ebp, edx               ;   254.0 p1      48 t1 copy
        ror ebp, 0xe               ;   254.5 p1      48 t1
        xor ecx, dword [esp + 108] ;   254.5 p2+p0   51 t1
        add ecx, dword [esp + 120] ;   255.0 p2+p0   61 t1
        add ecx, 0xefbe4786        ;   255.5 p1      61 t1
        mov dword [esp + 120], edi ;   257.0 p0+p3   78 w[1] spill
        add ecx, edi               ;   257.0 p1      61 t1
        mov edi, edx               ;   254.0 p1      48 t1 copy
        xor esi, ebp               ;   258.5 p0      48 t1
        ror esi, 5                 ;   259.0 p1      48 t1
        xor edi, esi               ;   263.0 p0      48 t1
        mov esi, ebx               ;   277.5 p0      52 v[6] copy
        ror edi, 6                 ;   263.5 p1      48 t1
        add ecx, edi               ;   267.5 p0      61 t1
        mov ebp, dword [esp + 48]  ;   263.0 p2      63 v[0] reload
        xor esi, ebp               ;   278.0 p0      52 v[6]
        mov edi, dword [esp + 116] ;   255.3 p2      62 v[2]
        add edi, ecx               ;   268.0 p1      62 v[2]
        and eax, esi               ;   278.5 p0      52 v[6]
        xor eax, ebp               ;   279.0 p0      52 v[6]
        add ecx, eax               ;   279.5 p1      63 v[6]
        mov eax, ebx               ;   277.5 p0      47 v[6] copy
        ror eax, 9                 ;   280.0 p1      47 v[6]
        xor eax, ebx               ;   284.0 p0      47 v[6]
        ror eax, 0xb               ;   284.5 p1      47 v[6]
        xor eax, ebx               ;   288.5 p0      47 v[6]
        ror eax, 2                 ;   289.0 p1      47 v[6]
        add ecx, eax               ;   293.0 p0      63 v[6]
        mov ebp, dword [esp + 120] ;   259.0 p2      50 w[3]
        shr ebp, 0xa               ;   261.0 p1      50 w[3]
        mov dword [esp + 136], ebx ;   277.5 p0+p3   63 v[7] spill
        mov eax, dword [esp + 120] ;   262.0 p2      50 w[3]
        mov ebx, dword [esp + 120] ;   263.0 p2      50 w[3]
        ror ebx, 2                 ;   265.0 p1      50 w[3]
        xor eax, ebx               ;   269.0 p0      50 w[3]
        ror eax, 0x11              ;   269.5 p1      50 w[3]
        xor ebp, eax               ;   273.5 p0      50 w[3]
        mov dword [esp + 140], ebp ;   274.0 p0+p3   50 w[3] spill
        mov ebx, dword [esp + 76]  ;   264.3 p2      73 w[3] reload
        mov eax, ebx               ;   266.3 p1      49 w[2] copy
        mov ebp, dword [esp + 96]  ;   265.3 p2      78 w[3]
        add ebp, ebx               ;   267.3 p0      78 w[3]
        mov dword [esp + 116], esi ;   278.5 p0+p3   52 v[6] spill
        ror ebx, 0xb               ;   267.8 p1      49 w[2]
        mov esi, dword [esp + 76]  ;   266.3 p2      49 w[2]
        xor esi, ebx               ;   271.8 p0      49 w[2]
        ror esi, 7                 ;   272.3 p1      49 w[2]
        shr eax, 3                 ;   268.0 p1      49 w[2]
        xor eax, esi               ;   276.3 p0      49 w[2]
        mov esi, dword [esp + 132] ;   268.0 p2      78 w[2]
        add ebp, dword [esp + 140] ;   277.0 p2+p0   78 w[3]
        mov ebx, dword [esp + 92]  ;   270.0 p2      73 w[11] reload
        add esi, ebx               ;   272.0 p0      78 w[2]
        mov ebx, dword [esp + 112] ;   271.0 p2      51 t1
        xor ebx, edx               ;   273.0 p0      51 t1
        and ebx, edi               ;   273.5 p0      51 t1
        add esi, dword [esp + 60]  ;   272.5 p2+p1   78 w[2]
        add esi, eax               ;   276.8 p0      78 w[2]
        xor ebx, dword [esp + 112] ;   274.0 p2+p0   51 t1
        mov eax, edi               ;   272.3 p1      48 t1 copy
        ror eax, 0xe               ;   274.5 p1      48 t1
        xor eax, edi               ;   278.5 p0      48 t1
        ror eax, 5                 ;   279.0 p1      48 t1
        xor eax, edi               ;   283.0 p0      48 t1
        ror eax, 6                 ;   283.5 p1      48 t1
        add eax, dword [esp + 108] ;   287.5 p2+p0   61 t1
        add eax, 0xfc19dc6         ;   288.0 p0      61 t1
        add eax, esi               ;   288.5 p0      61 t1
        add eax, ebx               ;   289.0 p1      61 t1
        mov dword [esp + 108], edx ;   276.0 p0+p3   62 v[3] spill
        mov ebx, dword [esp + 136] ;   278.5 p2      52 v[5]
        xor ebx, ecx               ;   293.5 p0      52 v[5]
        mov edx, dword [esp + 116] ;   279.5 p2      52 v[5]
        mov dword [esp + 116], ebx ;   294.0 p0+p3   52 v[5] spill
        and edx, ebx               ;   294.0 p0      52 v[5]
        mov ebx, dword [esp + 128] ;   278.3 p2      62 v[1]
        xor edx, dword [esp + 136] ;   294.5 p2+p0   52 v[5]
        add ebx, eax               ;   289.5 p1      62 v[1]
        add eax, edx               ;   295.0 p1      63 v[5]
        mov dword [esp + 140], esi ;   280.0 p0+p3   78 w[2] spill
        mov edx, ecx               ;   293.5 p1      47 v[5] copy
        ror edx, 9                 ;   295.5 p1      47 v[5]
        xor edx, ecx               ;   299.5 p0      47 v[5]
        ror edx, 0xb               ;   300.0 p1      47 v[5]
        xor edx, ecx               ;   304.0 p0      47 v[5]
        ror edx, 2                 ;   304.5 p1      47 v[5]
        add eax, edx               ;   308.5 p0      63 v[5]
        mov edx, esi               ;   282.5 p0      50 w[4] copy
        shr edx, 0xa               ;   283.5 p1      50 w[4]
        mov dword [esp + 128], ecx ;   293.5 p0+p3   63 v[6] spill
        mov ecx, esi               ;   284.0 p0      50 w[4] copy
        ror ecx, 2                 ;   287.5 p1      50 w[4]
        xor ecx, esi               ;   291.5 p0      50 w[4]
        ror ecx, 0x11              ;   292.0 p1      50 w[4]
        xor edx, ecx               ;   296.0 p0      50 w[4]
        mov esi, dword [esp + 68]  ;   285.0 p2      49 w[3]
        mov ecx, dword [esp + 68]  ;   286.0 p2      49 w[3]
        shr esi, 3                 ;   287.0 p1      49 w[3]
        mov dword [esp + 60], edx  ;   296.5 p0+p3   50 w[4] spill
        mov edx, dword [esp + 68]  ;   287.0 p2      49 w[3]
        ror edx, 0xb               ;   291.0 p1      49 w[3]
        xor ecx, edx               ;   295.0 p0      49 w[3]
        ror ecx, 7                 ;   295.5 p1      49 w[3]
        xor esi, ecx               ;   299.5 p0      49 w[3]
        add ebp, esi               ;   300.0 p0      78 w[3]
        mov ecx, dword [esp + 108] ;   288.3 p2      51 t1
        xor ecx, edi               ;   290.3 p0      51 t1
        mov edx, dword [esp + 108] ;   289.3 p2      62 v[3] reload
        and ecx, ebx               ;   290.8 p0      51 t1
        xor ecx, edx               ;   291.3 p0      51 t1
        mov esi, ebx               ;   290.0 p1      48 t1 copy
        ror esi, 0xe               ;   291.8 p1      48 t1
        xor esi, ebx               ;   295.8 p0      48 t1
        ror esi, 5                 ;   296.3 p1      48 t1
        xor esi, ebx               ;   300.3 p0      48 t1
        ror esi, 6                 ;   300.8 p1      48 t1
        add ecx, dword [esp + 112] ;   292.0 p2+p0   61 t1
        add ecx, 0x240ca1cc        ;   292.7 p0      61 t1
        add ecx, ebp               ;   300.5 p0      61 t1
        add ecx, esi               ;   304.8 p1      61 t1
        mov esi, dword [esp + 128] ;   294.5 p2      52 v[4]
        mov edx, dword [esp + 116] ;   295.0 p2      52 v[4]
        mov dword [esp + 112], ebp ;   300.5 p0+p3   78 w[3] spill
        xor esi, eax               ;   309.0 p0      52 v[4]
        and edx, esi               ;   309.5 p0      52 v[4]
        mov dword [esp + 116], esi ;   309.5 p0+p3   52 v[4] spill
        mov esi, dword [esp + 48]  ;   295.7 p2      62 v[0]
        add esi, ecx               ;   305.3 p1      62 v[0]
        xor edx, dword [esp + 128] ;   310.0 p2+p0   52 v[4]
        add edx, ecx               ;   310.5 p1      63 v[4]
        mov ecx, eax               ;   309.0 p1      47 v[4] copy
        ror ecx, 9                 ;   311.0 p1      47 v[4]
        mov dword [esp + 48], eax  ;   309.0 p0+p3   63 v[5] spill
        xor ecx, eax               ;   315.0 p0      47 v[4]
        ror ecx, 0xb               ;   315.5 p1      47 v[4]
        xor ecx, eax               ;   319.5 p0      47 v[4]
        ror ecx, 2                 ;   320.0 p1      47 v[4]
        add edx, ecx               ;   324.0 p0      63 v[4]
        mov eax, ebp               ;   300.5 p0      50 w[5] copy
        mov ecx, ebp               ;   301.0 p0      50 w[5] copy
        shr ecx, 0xa               ;   301.5 p1      50 w[5]
        ror eax, 2                 ;   305.5 p1      50 w[5]
        xor eax, ebp               ;   309.5 p0      50 w[5]
        ror eax, 0x11              ;   310.0 p1      50 w[5]
        xor ecx, eax               ;   314.0 p0      50 w[5]
        mov ebp, dword [esp + 60]  ;   302.3 p2      78 w[4]
        add ebp, dword [esp + 100] ;   304.3 p2+p0   78 w[4]
        mov dword [esp + 60], edx  ;   324.5 p0+p3   63 v[4] spill
        mov edx, dword [esp + 72]  ;   304.3 p2      49 w[4]
        ror edx, 0xb               ;   306.3 p1      49 w[4]
        add ebp, dword [esp + 68]  ;   305.3 p2+p0   78 w[4]
        mov dword [esp + 68], ecx  ;   314.5 p0+p3   50 w[5] spill
        mov ecx, dword [esp + 72]  ;   306.3 p2      49 w[4]
        mov eax, dword [esp + 72]  ;   307.3 p2      49 w[4]
        xor eax, edx               ;   310.3 p0      49 w[4]
        shr ecx, 3                 ;   308.3 p1      49 w[4]
        ror eax, 7                 ;   312.3 p1      49 w[4]
        xor ecx, eax               ;   316.3 p0      49 w[4]
        add ebp, ecx               ;   316.8 p0      78 w[4]
        mov eax, esi               ;   308.0 p0      48 t1 copy
        ror eax, 0xe               ;   317.3 p1      48 t1
        xor eax, esi               ;   321.3 p0      48 t1
        mov dword [esp + 76], ebp  ;   317.3 p0+p3   78 w[4] spill
        mov ecx, edi               ;   309.3 p1      51 t1 copy
        xor ecx, ebx               ;   310.0 p0      51 t1
        and ecx, esi               ;   310.5 p0      51 t1
        xor ecx, edi               ;   311.0 p0      51 t1
        ror eax, 5                 ;   321.8 p1      48 t1
        xor eax, esi               ;   325.8 p0      48 t1
        add ecx, dword [esp + 108] ;   311.5 p2+p1   61 t1
        mov dword [esp + 108], ebx ;   312.0 p0+p3   62 v[1] spill
        ror eax, 6                 ;   326.3 p1      48 t1
        add ecx, 0x2de92c6f        ;   313.0 p1      61 t1
        mov ebx, dword [esp + 60]  ;   325.5 p2      47 v[3]
        ror ebx, 9                 ;   327.5 p1      47 v[3]
        mov edx, dword [esp + 60]  ;   325.5 p2      52 v[3]
        xor edx, dword [esp + 48]  ;   327.5 p2+p0   52 v[3]
        add ecx, ebp               ;   317.3 p0      61 t1
        add ecx, eax               ;   330.3 p1      61 t1
        mov eax, dword [esp + 116] ;   315.7 p2      52 v[3]
        and eax, edx               ;   328.0 p0      52 v[3]
        xor eax, dword [esp + 48]  ;   328.5 p2+p0   52 v[3]
        mov dword [esp + 116], edx ;   328.0 p0+p3   52 v[3] spill
        mov edx, dword [esp + 136] ;   317.7 p2      62 v[7]
        mov dword [esp + 136], edi ;   318.3 p0+p3   62 v[2] spill
        mov edi, dword [esp + 60]  ;   325.5 p2      47 v[3]
        xor edi, ebx               ;   331.5 p0      47 v[3]
        ror edi, 0xb               ;   332.0 p1      47 v[3]
        add eax, ecx               ;   330.8 p0      63 v[3]
        add edx, ecx               ;   330.8 p1      62 v[7]
        mov ecx, dword [esp + 60]  ;   325.5 p2      47 v[3]
        xor ecx, edi               ;   336.0 p0      47 v[3]
        mov edi, ebp               ;   319.7 p1      50 w[6] copy
        mov ebx, dword [esp + 64]  ;   320.7 p2      49 w[5]
        ror ecx, 2                 ;   336.5 p1      47 v[3]
        add eax, ecx               ;   340.5 p0      63 v[3]
        mov dword [esp + 132], eax ;   341.0 p0+p3   63 v[3] spill
        mov eax, ebp               ;   321.3 p1      50 w[6] copy
        shr edi, 0xa               ;   321.8 p1      50 w[6]
        ror eax, 2                 ;   325.8 p1      50 w[6]
        mov ecx, ebp               ;   322.3 p0      50 w[6] copy
        mov ebp, dword [esp + 40]  ;   322.7 p2      78 w[6]
        xor ecx, eax               ;   329.8 p0      50 w[6]
        mov eax, dword [esp + 64]  ;   323.7 p2      73 w[6] reload
        ror ecx, 0x11              ;   330.3 p1      50 w[6]
        add ebp, eax               ;   325.7 p0      78 w[6]
        xor edi, ecx               ;   334.3 p0      50 w[6]
        mov ecx, eax               ;   325.7 p1      49 w[5] copy
        ror eax, 0xb               ;   334.8 p1      49 w[5]
        shr ecx, 3                 ;   326.3 p1      49 w[5]
        xor ebx, eax               ;   338.8 p0      49 w[5]
        ror ebx, 7                 ;   339.3 p1      49 w[5]
        xor ecx, ebx               ;   343.3 p0      49 w[5]
        mov ebx, dword [esp + 104] ;   326.7 p2      73 w[14] reload
        mov eax, dword [esp + 68]  ;   327.7 p2      78 w[5]
        add eax, ebx               ;   329.7 p0      78 w[5]
        add eax, dword [esp + 72]  ;   330.2 p2+p0   78 w[5]
        mov ebx, dword [esp + 108] ;   329.7 p2      51 t1
        xor ebx, esi               ;   331.7 p0      51 t1
        and ebx, edx               ;   332.2 p0      51 t1
        add eax, ecx               ;   343.8 p1      78 w[5]
        mov ecx, edx               ;   331.3 p0      48 t1 copy
        xor ebx, dword [esp + 108] ;   332.7 p2+p0   51 t1
        ror ecx, 0xe               ;   333.2 p1      48 t1
        xor ecx, edx               ;   337.2 p0      48 t1
        ror ecx, 5                 ;   337.7 p1      48 t1
        add ebp, edi               ;   334.8 p0      78 w[6]
        xor ecx, edx               ;   341.7 p0      48 t1
        ror ecx, 6                 ;   342.2 p1      48 t1
        add ecx, dword [esp + 136] ;   346.2 p2+p0   61 t1
        add ecx, 0x4a7484aa        ;   346.7 p0      61 t1
        add ecx, eax               ;   347.2 p1      61 t1
        mov dword [esp + 136], esi ;   334.0 p0+p3   62 v[0] spill
        mov esi, dword [esp + 116] ;   334.3 p2      52 v[2]
        add ecx, ebx               ;   347.7 p1      61 t1
        mov ebx, dword [esp + 132] ;   342.0 p2      52 v[2]
        xor ebx, dword [esp + 60]  ;   344.0 p2+p0   52 v[2]
        and esi, ebx               ;   344.5 p0      52 v[2]
        xor esi, dword [esp + 60]  ;   345.0 p2+p0   52 v[2]
        mov dword [esp + 116], ebx ;   344.5 p0+p3   52 v[2] spill
        mov ebx, dword [esp + 128] ;   338.3 p2      62 v[6]
        add ebx, ecx               ;   348.2 p1      62 v[6]
        add ecx, esi               ;   348.2 p0      63 v[2]
        mov dword [esp + 72], ebx  ;   348.7 p0+p3   62 v[6] spill
        mov ebx, dword [esp + 132] ;   342.0 p2      47 v[2]
        ror ebx, 9                 ;   348.7 p1      47 v[2]
        mov esi, dword [esp + 132] ;   342.0 p2      47 v[2]
        mov dword [esp + 128], edx ;   341.0 p0+p3   62 v[7] spill
        mov edx, dword [esp + 132] ;   342.0 p2      47 v[2]
        xor edx, ebx               ;   352.7 p0      47 v[2]
        ror edx, 0xb               ;   353.2 p1      47 v[2]
        xor esi, edx               ;   357.2 p0      47 v[2]
        ror esi, 2                 ;   357.7 p1      47 v[2]
        mov dword [esp + 68], eax  ;   344.3 p0+p3   78 w[5] spill
        mov edi, dword [esp + 72]  ;   349.7 p2      48 t1
        mov ebx, eax               ;   344.3 p1      50 w[7] copy
        mov edx, eax               ;   344.3 p0      50 w[7] copy
        shr edx, 0xa               ;   344.8 p1      50 w[7]
        ror ebx, 2                 ;   348.8 p1      50 w[7]
        add ecx, esi               ;   361.7 p0      63 v[2]
        mov esi, eax               ;   344.3 p0      50 w[7] copy
        mov eax, dword [esp + 80]  ;   344.3 p2      49 w[6]
        xor esi, ebx               ;   352.8 p0      50 w[7]
        ror esi, 0x11              ;   353.3 p1      50 w[7]
        xor edx, esi               ;   357.3 p0      50 w[7]
        mov esi, dword [esp + 80]  ;   345.7 p2      49 w[6]
        shr esi, 3                 ;   347.7 p1      49 w[6]
        mov ebx, dword [esp + 80]  ;   346.7 p2      49 w[6]
        ror eax, 0xb               ;   351.7 p1      49 w[6]
        xor ebx, eax               ;   355.7 p0      49 w[6]
        ror ebx, 7                 ;   356.2 p1      49 w[6]
        xor esi, ebx               ;   360.2 p0      49 w[6]
        add ebp, esi               ;   360.7 p0      78 w[6]
        mov esi, dword [esp + 72]  ;   349.7 p2      62 v[6] reload
        mov eax, esi               ;   351.7 p0      48 t1 copy
        ror eax, 0xe               ;   361.2 p1      48 t1
        xor edi, eax               ;   365.2 p0      48 t1
        ror edi, 5                 ;   365.7 p1      48 t1
        mov ebx, dword [esp + 136] ;   350.0 p2      62 v[0] reload
        mov eax, dword [esp + 128] ;   351.0 p2      51 t1
        xor eax, ebx               ;   353.0 p0      51 t1
        and eax, esi               ;   353.5 p0      51 t1
        xor eax, ebx               ;   354.0 p0      51 t1
        xor edi, esi               ;   369.7 p0      48 t1
        ror edi, 6                 ;   370.2 p1      48 t1
        mov ebx, dword [esp + 116] ;   352.3 p2      52 v[1]
        add eax, dword [esp + 108] ;   354.5 p2+p0   61 t1
        mov dword [esp + 116], ebp ;   361.2 p0+p3   78 w[6] spill
        add eax, 0x5cb0a9dc        ;   355.0 p1      61 t1
        add eax, ebp               ;   361.2 p1      61 t1
        add eax, edi               ;   374.2 p0      61 t1
        mov edi, dword [esp + 132] ;   354.7 p2      52 v[1]
        xor edi, ecx               ;   362.2 p0      52 v[1]
        and ebx, edi               ;   362.7 p0      52 v[1]
        mov esi, dword [esp + 48]  ;   355.7 p2      62 v[5]
        add esi, eax               ;   374.7 p1      62 v[5]
        mov dword [esp + 48], edi  ;   362.7 p0+p3   52 v[1] spill
        mov edi, ecx               ;   362.2 p1      47 v[1] copy
        ror edi, 9                 ;   375.2 p1      47 v[1]
        xor ebx, dword [esp + 132] ;   363.2 p2+p0   52 v[1]
        add ebx, eax               ;   374.7 p0      63 v[1]
        mov eax, ecx               ;   362.2 p1      47 v[1] copy
        xor eax, edi               ;   379.2 p0      47 v[1]
        ror eax, 0xb               ;   379.7 p1      47 v[1]
        mov edi, ecx               ;   362.2 p0      47 v[1] copy
        xor edi, eax               ;   383.7 p0      47 v[1]
        ror edi, 2                 ;   384.2 p1      47 v[1]
        mov eax, ebp               ;   361.2 p0      50 w[8] copy
        shr eax, 0xa               ;   361.7 p1      50 w[8]
        add edx, dword [esp + 124] ;   361.0 p2+p0   78 w[7]
        add ebx, edi               ;   388.2 p0      63 v[1]
        add edx, dword [esp + 80]  ;   362.0 p2+p1   78 w[7]
        mov dword [esp + 80], ecx  ;   362.7 p0+p3   63 v[2] spill
        mov ecx, ebp               ;   363.0 p1      50 w[8] copy
        ror ecx, 2                 ;   363.5 p1      50 w[8]
        mov edi, ebp               ;   363.7 p0      50 w[8] copy
        xor edi, ecx               ;   367.5 p0      50 w[8]
        ror edi, 0x11              ;   368.0 p1      50 w[8]
        xor eax, edi               ;   372.0 p0      50 w[8]
        mov edi, dword [esp + 56]  ;   365.0 p2      73 w[8] reload
        mov ebp, edi               ;   367.0 p0      49 w[7] copy
        ror ebp, 0xb               ;   372.5 p1      49 w[7]
        add eax, dword [esp + 120] ;   372.5 p2+p0   78 w[8]
        xor ebp, edi               ;   376.5 p0      49 w[7]
        mov ecx, edi               ;   367.0 p1      49 w[7] copy
        shr ecx, 3                 ;   367.5 p1      49 w[7]
        ror ebp, 7                 ;   377.0 p1      49 w[7]
        xor ecx, ebp               ;   381.0 p0      49 w[7]
        add edx, ecx               ;   381.5 p0      78 w[7]
        mov ecx, dword [esp + 72]  ;   368.7 p2      51 t1
        add eax, dword [esp + 56]  ;   373.0 p2+p0   78 w[8]
        mov edi, dword [esp + 48]  ;   370.7 p2      52 v[0]
        mov dword [esp + 56], edx  ;   382.0 p0+p3   78 w[7] spill
        mov ebp, esi               ;   375.2 p1      48 t1 copy
        ror ebp, 0xe               ;   375.7 p1      48 t1
        xor ecx, dword [esp + 128] ;   371.7 p2+p0   51 t1
        and ecx, esi               ;   375.2 p0      51 t1
        xor ecx, dword [esp + 128] ;   375.7 p2+p0   51 t1
        xor ebp, esi               ;   379.7 p0      48 t1
        ror ebp, 5                 ;   380.2 p1      48 t1
        xor ebp, esi               ;   384.2 p0      48 t1
        ror ebp, 6                 ;   384.7 p1      48 t1
        add ecx, dword [esp + 136] ;   376.2 p2+p0   61 t1
        add ecx, 0x76f988da        ;   376.7 p0      61 t1
        add ecx, edx               ;   382.0 p1      61 t1
        add ecx, ebp               ;   388.7 p0      61 t1
        mov ebp, dword [esp + 80]  ;   375.7 p2      52 v[0]
        xor ebp, ebx               ;   388.7 p0      52 v[0]
        and edi, ebp               ;   389.2 p0      52 v[0]
        xor edi, dword [esp + 80]  ;   389.7 p2+p0   52 v[0]
        mov dword [esp + 48], ebp  ;   389.2 p0+p3   52 v[0] spill
        mov ebp, dword [esp + 60]  ;   377.7 p2      62 v[4]
        add ebp, ecx               ;   389.2 p1      62 v[4]
        add ecx, edi               ;   390.2 p1      63 v[0]
        mov edi, ebx               ;   388.7 p0      47 v[0] copy
        ror edi, 9                 ;   390.7 p1      47 v[0]
        xor edi, ebx               ;   394.7 p0      47 v[0]
        mov dword [esp + 60], ebx  ;   388.7 p0+p3   63 v[1] spill
        ror edi, 0xb               ;   395.2 p1      47 v[0]
        xor edi, ebx               ;   399.2 p0      47 v[0]
        ror edi, 2                 ;   399.7 p1      47 v[0]
        add ecx, edi               ;   403.7 p0      63 v[0]
        mov ebx, edx               ;   382.0 p0      50 w[9] copy
        mov edi, edx               ;   382.0 p1      50 w[9] copy
        shr edi, 0xa               ;   382.5 p1      50 w[9]
        ror ebx, 2                 ;   386.5 p1      50 w[9]
        xor ebx, edx               ;   390.5 p0      50 w[9]
        ror ebx, 0x11              ;   391.0 p1      50 w[9]
        xor edi, ebx               ;   395.0 p0      50 w[9]
        mov ebx, dword [esp + 84]  ;   383.7 p2      49 w[8]
        mov edx, dword [esp + 84]  ;   384.7 p2      49 w[8]
        mov dword [esp + 136], edi ;   395.5 p0+p3   50 w[9] spill
        shr edx, 3                 ;   386.7 p1      49 w[8]
        mov edi, dword [esp + 84]  ;   385.7 p2      49 w[8]
        ror edi, 0xb               ;   390.7 p1      49 w[8]
        xor ebx, edi               ;   394.7 p0      49 w[8]
        mov edi, ebp               ;   389.7 p0      48 t1 copy
        ror ebx, 7                 ;   395.2 p1      49 w[8]
        xor edx, ebx               ;   399.2 p0      49 w[8]
        add eax, edx               ;   399.7 p0      78 w[8]
        mov edx, dword [esp + 72]  ;   387.3 p2      51 t1
        xor edx, esi               ;   389.3 p0      51 t1
        and edx, ebp               ;   389.8 p0      51 t1
        mov ebx, dword [esp + 72]  ;   388.3 p2      51 t1
        xor ebx, edx               ;   390.3 p0      51 t1
        mov edx, dword [esp + 128] ;   389.3 p2      61 t1
        add edx, 0x983e5152        ;   391.3 p1      61 t1
        ror edi, 0xe               ;   391.8 p1      48 t1
        xor edi, ebp               ;   395.8 p0      48 t1
        ror edi, 5                 ;   396.3 p1      48 t1
        xor edi, ebp               ;   400.3 p0      48 t1
        add edx, ebx               ;   391.8 p0      61 t1
        add edx, eax               ;   400.2 p0      61 t1
        ror edi, 6                 ;   400.8 p1      48 t1
        mov ebx, dword [esp + 60]  ;   392.0 p2      52 v[7]
        xor ebx, ecx               ;   404.2 p0      52 v[7]
        add edx, edi               ;   404.8 p0      61 t1
        mov edi, dword [esp + 48]  ;   393.0 p2      52 v[7]
        and edi, ebx               ;   404.7 p0      52 v[7]
        xor edi, dword [esp + 60]  ;   405.2 p2+p0   52 v[7]
        add edi, edx               ;   405.7 p1      63 v[7]
        mov dword [esp + 48], ebx  ;   404.7 p0+p3   52 v[7] spill
        mov ebx, dword [esp + 132] ;   395.0 p2      62 v[3]
        add ebx, edx               ;   405.3 p1      62 v[3]
        mov edx, ecx               ;   404.2 p0      47 v[7] copy
        ror edx, 9                 ;   405.8 p1      47 v[7]
        xor edx, ecx               ;   409.8 p0      47 v[7]
        ror edx, 0xb               ;   410.3 p1      47 v[7]
        xor edx, ecx               ;   414.3 p0      47 v[7]
        ror edx, 2                 ;   414.8 p1      47 v[7]
        add edi, edx               ;   418.8 p0      63 v[7]
        mov edx, eax               ;   400.2 p0      50 w[10] copy
        mov dword [esp + 132], ecx ;   404.2 p0+p3   63 v[0] spill
        shr edx, 0xa               ;   400.7 p1      50 w[10]
        mov ecx, eax               ;   400.2 p0      50 w[10] copy
        ror ecx, 2                 ;   404.7 p1      50 w[10]
        xor ecx, eax               ;   408.7 p0      50 w[10]
        ror ecx, 0x11              ;   409.2 p1      50 w[10]
        xor edx, ecx               ;   413.2 p0      50 w[10]
        mov dword [esp + 128], eax ;   401.2 p0+p3   78 w[8] spill
        mov eax, dword [esp + 136] ;   401.0 p2      78 w[9]
        add eax, dword [esp + 140] ;   403.0 p2+p1   78 w[9]
        mov dword [esp + 136], edi ;   419.3 p0+p3   63 v[7] spill
        mov edi, dword [esp + 88]  ;   403.0 p2      49 w[9]
        add eax, dword [esp + 84]  ;   404.0 p2+p1   78 w[9]
        ror edi, 0xb               ;   405.0 p1      49 w[9]
        mov dword [esp + 84], edx  ;   413.7 p0+p3   50 w[10] spill
        mov ecx, dword [esp + 88]  ;   405.0 p2      49 w[9]
        xor ecx, edi               ;   409.0 p0      49 w[9]
        mov edx, dword [esp + 88]  ;   406.0 p2      49 w[9]
        shr edx, 3                 ;   408.0 p1      49 w[9]
        ror ecx, 7                 ;   412.0 p1      49 w[9]
        xor edx, ecx               ;   416.0 p0      49 w[9]
        add eax, edx               ;   416.5 p0      78 w[9]
        mov edx, dword [esp + 136] ;   420.3 p2      52 v[6]
        mov edi, ebx               ;   406.7 p0      48 t1 copy
        xor edx, dword [esp + 132] ;   422.3 p2+p0   52 v[6]
        mov dword [esp + 64], eax  ;   417.0 p0+p3   78 w[9] spill
        mov ecx, esi               ;   408.0 p1      51 t1 copy
        xor ecx, ebp               ;   408.7 p0      51 t1
        and ecx, ebx               ;   409.2 p0      51 t1
        xor ecx, esi               ;   409.7 p0      51 t1
        ror edi, 0xe               ;   410.2 p1      48 t1
        add ecx, dword [esp + 72]  ;   410.2 p2+p0   61 t1
        add ecx, 0xa831c66d        ;   410.7 p1      61 t1
        mov dword [esp + 72], ebp  ;   410.7 p0+p3   62 v[4] spill
        mov ebp, dword [esp + 136] ;   420.3 p2      47 v[6]
        ror ebp, 9                 ;   422.3 p1      47 v[6]
        xor edi, ebx               ;   414.2 p0      48 t1
        ror edi, 5                 ;   414.7 p1      48 t1
        xor edi, ebx               ;   418.7 p0      48 t1
        ror edi, 6                 ;   419.2 p1      48 t1
        add ecx, eax               ;   417.0 p0      61 t1
        add ecx, edi               ;   423.2 p0      61 t1
        mov edi, dword [esp + 48]  ;   413.7 p2      52 v[6]
        and edi, edx               ;   422.8 p0      52 v[6]
        mov dword [esp + 48], edx  ;   422.8 p0+p3   52 v[6] spill
        mov edx, dword [esp + 80]  ;   414.7 p2      62 v[2]
        xor edi, dword [esp + 132] ;   423.3 p2+p0   52 v[6]
        mov dword [esp + 80], esi  ;   416.3 p0+p3   62 v[5] spill
        mov esi, dword [esp + 136] ;   420.3 p2      47 v[6]
        xor esi, ebp               ;   426.3 p0      47 v[6]
        ror esi, 0xb               ;   426.8 p1      47 v[6]
        add edx, ecx               ;   423.7 p0      62 v[2]
        add edi, ecx               ;   423.8 p1      63 v[6]
        mov ecx, dword [esp + 136] ;   420.3 p2      47 v[6]
        xor ecx, esi               ;   430.8 p0      47 v[6]
        ror ecx, 2                 ;   431.3 p1      47 v[6]
        add edi, ecx               ;   435.3 p0      63 v[6]
        mov dword [esp + 108], edi ;   435.8 p0+p3   63 v[6] spill
        mov ebp, eax               ;   419.3 p1      50 w[11] copy
        mov edi, eax               ;   419.8 p1      50 w[11] copy
        mov esi, eax               ;   420.2 p0      50 w[11] copy
        mov eax, dword [esp + 76]  ;   420.3 p2      78 w[11]
        ror edi, 2                 ;   435.8 p1      50 w[11]
        xor ebp, edi               ;   439.8 p0      50 w[11]
        ror ebp, 0x11              ;   440.3 p1      50 w[11]
        mov edi, dword [esp + 92]  ;   421.7 p2      73 w[11] reload
        shr esi, 0xa               ;   422.7 p1      50 w[11]
        xor esi, ebp               ;   444.3 p0      50 w[11]
        mov ebp, edi               ;   423.7 p0      49 w[10] copy
        add eax, edi               ;   423.7 p0      78 w[11]
        ror edi, 0xb               ;   424.2 p1      49 w[10]
        mov ecx, dword [esp + 92]  ;   423.7 p2      49 w[10]
        xor ecx, edi               ;   428.2 p0      49 w[10]
        ror ecx, 7                 ;   428.7 p1      49 w[10]
        shr ebp, 3                 ;   425.7 p1      49 w[10]
        mov edi, dword [esp + 84]  ;   425.0 p2      78 w[10]
        xor ebp, ecx               ;   432.7 p0      49 w[10]
        mov ecx, dword [esp + 112] ;   426.0 p2      78 w[3] reload
        add edi, ecx               ;   428.0 p0      78 w[10]
        add edi, dword [esp + 88]  ;   428.5 p2+p0   78 w[10]
        add edi, ebp               ;   433.2 p1      78 w[10]
        mov ebp, edx               ;   427.3 p0      48 t1 copy
        ror ebp, 0xe               ;   433.7 p1      48 t1
        xor ebp, edx               ;   437.7 p0      48 t1
        ror ebp, 5                 ;   438.2 p1      48 t1
        xor ebp, edx               ;   442.2 p0      48 t1
        ror ebp, 6                 ;   442.7 p1      48 t1
        add ebp, dword [esp + 80]  ;   446.7 p2+p0   61 t1
        mov dword [esp + 80], ebx  ;   430.0 p0+p3   62 v[3] spill
        add eax, esi               ;   444.8 p1      78 w[11]
        mov ecx, dword [esp + 72]  ;   430.7 p2      51 t1
        add ebp, 0xb00327c8        ;   447.2 p0      61 t1
        add ebp, edi               ;   447.7 p1      61 t1
        xor ecx, ebx               ;   432.7 p0      51 t1
        mov ebx, dword [esp + 48]  ;   432.0 p2      52 v[5]
        and ecx, edx               ;   433.2 p0      51 t1
        xor ecx, dword [esp + 72]  ;   433.7 p2+p0   51 t1
        add ebp, ecx               ;   448.2 p1      61 t1
        mov ecx, dword [esp + 108] ;   436.8 p2      52 v[5]
        xor ecx, dword [esp + 136] ;   438.8 p2+p0   52 v[5]
        and ebx, ecx               ;   439.3 p0      52 v[5]
        xor ebx, dword [esp + 136] ;   439.8 p2+p0   52 v[5]
        mov dword [esp + 48], ecx  ;   439.3 p0+p3   52 v[5] spill
        mov ecx, dword [esp + 60]  ;   437.0 p2      62 v[1]
        add ecx, ebp               ;   448.7 p1      62 v[1]
        add ebp, ebx               ;   448.7 p0      63 v[5]
        mov dword [esp + 88], ecx  ;   449.2 p0+p3   62 v[1] spill
        mov dword [esp + 60], edx  ;   439.7 p0+p3   62 v[2] spill
        mov edx, dword [esp + 108] ;   438.0 p2      47 v[5]
        mov ebx, dword [esp + 108] ;   439.0 p2      47 v[5]
        mov ecx, dword [esp + 108] ;   440.0 p2      47 v[5]
        ror ecx, 9                 ;   449.2 p1      47 v[5]
        xor edx, ecx               ;   453.2 p0      47 v[5]
        ror edx, 0xb               ;   453.7 p1      47 v[5]
        xor ebx, edx               ;   457.7 p0      47 v[5]
        ror ebx, 2                 ;   458.2 p1      47 v[5]
        mov ecx, edi               ;   440.3 p0      50 w[12] copy
        shr ecx, 0xa               ;   441.7 p1      50 w[12]
        mov edx, edi               ;   441.0 p0      50 w[12] copy
        ror edx, 2                 ;   445.7 p1      50 w[12]
        xor edx, edi               ;   449.7 p0      50 w[12]
        ror edx, 0x11              ;   450.2 p1      50 w[12]
        xor ecx, edx               ;   454.2 p0      50 w[12]
        mov edx, dword [esp + 96]  ;   442.7 p2      73 w[12] reload
        add ebp, ebx               ;   462.2 p0      63 v[5]
        mov esi, edx               ;   444.7 p0      49 w[11] copy
        mov ebx, edx               ;   444.7 p0      49 w[11] copy
        shr ebx, 3                 ;   445.2 p1      49 w[11]
        mov dword [esp + 84], edi  ;   444.5 p0+p3   78 w[10] spill
        mov edi, dword [esp + 68]  ;   444.7 p2      78 w[12]
        add edi, edx               ;   446.7 p0      78 w[12]
        ror edx, 0xb               ;   447.2 p1      49 w[11]
        xor esi, edx               ;   451.2 p0      49 w[11]
        add edi, ecx               ;   454.7 p0      78 w[12]
        mov ecx, dword [esp + 100] ;   446.3 p2      49 w[12]
        shr ecx, 3                 ;   448.3 p1      49 w[12]
        ror esi, 7                 ;   452.3 p1      49 w[11]
        mov edx, dword [esp + 88]  ;   450.2 p2      62 v[1] reload
        xor ebx, esi               ;   456.3 p0      49 w[11]
        add eax, ebx               ;   456.8 p0      78 w[11]
        mov ebx, edx               ;   452.2 p0      48 t1 copy
        mov esi, dword [esp + 88]  ;   450.2 p2      48 t1
        ror ebx, 0xe               ;   457.3 p1      48 t1
        xor esi, ebx               ;   461.3 p0      48 t1
        ror esi, 5                 ;   461.8 p1      48 t1
        mov ebx, dword [esp + 60]  ;   450.0 p2      51 t1
        xor esi, edx               ;   465.8 p0      48 t1
        xor ebx, dword [esp + 80]  ;   452.0 p2+p0   51 t1
        and ebx, edx               ;   452.5 p0      51 t1
        xor ebx, dword [esp + 80]  ;   453.0 p2+p0   51 t1
        add ebx, dword [esp + 72]  ;   453.5 p2+p1   61 t1
        add ebx, 0xbf597fc7        ;   454.0 p0      61 t1
        add ebx, eax               ;   457.3 p1      61 t1
        ror esi, 6                 ;   466.3 p1      48 t1
        add ebx, esi               ;   470.3 p0      61 t1
        mov dword [esp + 72], eax  ;   457.3 p0+p3   78 w[11] spill
        mov esi, dword [esp + 108] ;   454.7 p2      52 v[4]
        mov edx, dword [esp + 48]  ;   455.7 p2      52 v[4]
        xor esi, ebp               ;   462.7 p0      52 v[4]
        and edx, esi               ;   463.2 p0      52 v[4]
        mov dword [esp + 48], esi  ;   463.2 p0+p3   52 v[4] spill
        xor edx, dword [esp + 108] ;   463.7 p2+p0   52 v[4]
        add edx, ebx               ;   470.8 p1      63 v[4]
        mov esi, dword [esp + 132] ;   457.7 p2      62 v[0]
        mov dword [esp + 132], ebp ;   462.7 p0+p3   63 v[5] spill
        add esi, ebx               ;   470.8 p1      62 v[0]
        mov ebx, ebp               ;   462.7 p1      47 v[4] copy
        ror ebx, 9                 ;   471.3 p1      47 v[4]
        xor ebx, ebp               ;   475.3 p0      47 v[4]
        ror ebx, 0xb               ;   475.8 p1      47 v[4]
        xor ebx, ebp               ;   479.8 p0      47 v[4]
        mov ebp, eax               ;   460.2 p0      50 w[13] copy
        ror ebx, 2                 ;   480.3 p1      47 v[4]
        add edx, ebx               ;   484.3 p0      63 v[4]
        mov ebx, eax               ;   461.2 p0      50 w[13] copy
        shr ebx, 0xa               ;   462.0 p1      50 w[13]
        ror ebp, 2                 ;   466.0 p1      50 w[13]
        xor ebp, eax               ;   470.0 p0      50 w[13]
        mov eax, dword [esp + 100] ;   462.3 p2      49 w[12]
        ror ebp, 0x11              ;   470.5 p1      50 w[13]
        ror eax, 0xb               ;   474.5 p1      49 w[12]
        xor ebx, ebp               ;   474.5 p0      50 w[13]
        mov ebp, dword [esp + 100] ;   463.7 p2      49 w[12]
        xor ebp, eax               ;   478.5 p0      49 w[12]
        ror ebp, 7                 ;   479.0 p1      49 w[12]
        xor ecx, ebp               ;   483.0 p0      49 w[12]
        add ebx, dword [esp + 116] ;   475.0 p2+p0   78 w[13]
        add edi, ecx               ;   483.5 p0      78 w[12]
        mov eax, dword [esp + 88]  ;   466.0 p2      51 t1
        mov ecx, dword [esp + 60]  ;   467.0 p2      62 v[2] reload
        xor eax, ecx               ;   469.0 p0      51 t1
        and eax, esi               ;   471.3 p0      51 t1
        mov ebp, esi               ;   471.3 p1      48 t1 copy
        xor eax, ecx               ;   471.8 p0      51 t1
        ror ebp, 0xe               ;   472.3 p1      48 t1
        xor ebp, esi               ;   476.3 p0      48 t1
        add ebx, dword [esp + 100] ;   475.5 p2+p0   78 w[13]
        ror ebp, 5                 ;   476.8 p1      48 t1
        xor ebp, esi               ;   480.8 p0      48 t1
        ror ebp, 6                 ;   481.3 p1      48 t1
        add eax, dword [esp + 80]  ;   472.3 p2+p0   61 t1
        add eax, 0xc6e00bf3        ;   472.8 p0      61 t1
        add eax, edi               ;   484.0 p1      61 t1
        add eax, ebp               ;   485.3 p0      61 t1
        mov ebp, dword [esp + 132] ;   472.0 p2      52 v[3]
        xor ebp, edx               ;   484.8 p0      52 v[3]
        mov ecx, dword [esp + 48]  ;   473.0 p2      52 v[3]
        and ecx, ebp               ;   485.3 p0      52 v[3]
        xor ecx, dword [esp + 132] ;   485.8 p2+p0   52 v[3]
        add ecx, eax               ;   486.3 p1      63 v[3]
        mov dword [esp + 48], ebp  ;   485.3 p0+p3   52 v[3] spill
        mov ebp, dword [esp + 136] ;   475.0 p2      62 v[7]
        add ebp, eax               ;   485.8 p1      62 v[7]
        mov eax, edx               ;   484.8 p0      47 v[3] copy
        ror eax, 9                 ;   486.3 p1      47 v[3]
        mov dword [esp + 100], edi ;   484.0 p0+p3   78 w[12] spill
        mov dword [esp + 136], edx ;   484.8 p0+p3   63 v[4] spill
        xor eax, edx               ;   490.3 p0      47 v[3]
        ror eax, 0xb               ;   490.8 p1      47 v[3]
        xor eax, edx               ;   494.8 p0      47 v[3]
        ror eax, 2                 ;   495.3 p1      47 v[3]
        add ecx, eax               ;   499.3 p1      63 v[3]
        mov eax, edi               ;   484.0 p0      50 w[14] copy
        shr eax, 0xa               ;   484.5 p1      50 w[14]
        mov edx, edi               ;   484.0 p0      50 w[14] copy
        ror edx, 2                 ;   488.5 p1      50 w[14]
        xor edx, edi               ;   492.5 p0      50 w[14]
        ror edx, 0x11              ;   493.0 p1      50 w[14]
        xor eax, edx               ;   497.0 p0      50 w[14]
        mov edi, dword [esp + 104] ;   480.7 p2      49 w[13]
        shr edi, 3                 ;   482.7 p1      49 w[13]
        mov dword [esp + 80], eax  ;   497.5 p0+p3   50 w[14] spill
        mov eax, dword [esp + 104] ;   481.7 p2      49 w[13]
        ror eax, 0xb               ;   486.7 p1      49 w[13]
        mov edx, dword [esp + 104] ;   482.7 p2      49 w[13]
        xor edx, eax               ;   490.7 p0      49 w[13]
        ror edx, 7                 ;   491.2 p1      49 w[13]
        xor edi, edx               ;   495.2 p0      49 w[13]
        mov edx, dword [esp + 88]  ;   483.7 p2      62 v[1] reload
        mov eax, dword [esp + 88]  ;   484.7 p2      51 t1
        add ebx, edi               ;   495.7 p0      78 w[13]
        xor eax, esi               ;   486.7 p0      51 t1
        mov edi, ebp               ;   486.3 p0      48 t1 copy
        ror edi, 0xe               ;   487.2 p1      48 t1
        xor edi, ebp               ;   491.2 p0      48 t1
        ror edi, 5                 ;   491.7 p1      48 t1
        xor edi, ebp               ;   495.7 p0      48 t1
        ror edi, 6                 ;   496.2 p1      48 t1
        and eax, ebp               ;   487.2 p0      51 t1
        xor eax, edx               ;   487.7 p0      51 t1
        mov edx, dword [esp + 48]  ;   487.7 p2      52 v[2]
        add eax, dword [esp + 60]  ;   488.7 p2+p0   61 t1
        add eax, 0xd5a79147        ;   489.2 p0      61 t1
        add eax, ebx               ;   496.2 p1      61 t1
        add eax, edi               ;   500.2 p0      61 t1
        mov edi, dword [esp + 136] ;   489.7 p2      52 v[2]
        xor edi, ecx               ;   499.8 p0      52 v[2]
        and edx, edi               ;   500.3 p0      52 v[2]
        xor edx, dword [esp + 136] ;   500.8 p2+p0   52 v[2]
        add edx, eax               ;   501.3 p1      63 v[2]
        mov dword [esp + 48], edi  ;   500.3 p0+p3   52 v[2] spill
        mov edi, dword [esp + 108] ;   492.0 p2      62 v[6]
        add edi, eax               ;   500.7 p1      62 v[6]
        mov eax, ecx               ;   499.8 p0      47 v[2] copy
        ror eax, 9                 ;   501.2 p1      47 v[2]
        xor eax, ecx               ;   505.2 p0      47 v[2]
        ror eax, 0xb               ;   505.7 p1      47 v[2]
        xor eax, ecx               ;   509.7 p0      47 v[2]
        mov dword [esp + 108], ecx ;   499.8 p0+p3   63 v[3] spill
        ror eax, 2                 ;   510.2 p1      47 v[2]
        mov dword [esp + 60], ebx  ;   496.3 p0+p3   78 w[13] spill
        mov ecx, ebx               ;   496.2 p1      50 w[15] copy
        ror ecx, 2                 ;   514.2 p1      50 w[15]
        xor ecx, ebx               ;   518.2 p0      50 w[15]
        ror ecx, 0x11              ;   518.7 p1      50 w[15]
        add edx, eax               ;   514.2 p0      63 v[2]
        mov eax, ebx               ;   497.5 p0      50 w[15] copy
        shr eax, 0xa               ;   498.5 p1      50 w[15]
        xor eax, ecx               ;   522.7 p0      50 w[15]
        mov ebx, dword [esp + 80]  ;   498.5 p2      78 w[14]
        add ebx, dword [esp + 56]  ;   500.5 p2+p0   78 w[14]
        mov ecx, dword [esp + 40]  ;   500.0 p2      49 w[14]
        mov dword [esp + 80], edx  ;   514.7 p0+p3   63 v[2] spill
        add ebx, dword [esp + 104] ;   501.0 p2+p1   78 w[14]
        mov edx, dword [esp + 40]  ;   502.0 p2      49 w[14]
        ror edx, 0xb               ;   504.0 p1      49 w[14]
        mov dword [esp + 104], eax ;   523.2 p0+p3   50 w[15] spill
        xor ecx, edx               ;   508.0 p0      49 w[14]
        ror ecx, 7                 ;   508.5 p1      49 w[14]
        mov edx, dword [esp + 80]  ;   515.7 p2      52 v[1]
        xor edx, dword [esp + 108] ;   517.7 p2+p0   52 v[1]
        mov eax, dword [esp + 40]  ;   505.0 p2      49 w[14]
        shr eax, 3                 ;   507.0 p1      49 w[14]
        xor eax, ecx               ;   512.5 p0      49 w[14]
        mov ecx, esi               ;   504.2 p0      51 t1 copy
        xor ecx, ebp               ;   504.7 p0      51 t1
        and ecx, edi               ;   505.2 p0      51 t1
        add ebx, eax               ;   513.0 p1      78 w[14]
        xor ecx, esi               ;   505.7 p0      51 t1
        add ecx, dword [esp + 88]  ;   506.2 p2+p1   61 t1
        add ecx, 0x6ca6351         ;   506.7 p1      61 t1
        mov eax, edi               ;   506.7 p0      48 t1 copy
        ror eax, 0xe               ;   507.2 p1      48 t1
        xor eax, edi               ;   511.2 p0      48 t1
        ror eax, 5                 ;   511.7 p1      48 t1
        add ecx, ebx               ;   513.5 p0      61 t1
        xor eax, edi               ;   515.7 p0      48 t1
        ror eax, 6                 ;   516.2 p1      48 t1
        add ecx, eax               ;   520.2 p0      61 t1
        mov eax, dword [esp + 48]  ;   509.3 p2      52 v[1]
        mov dword [esp + 88], ebp  ;   509.7 p0+p3   62 v[7] spill
        mov ebp, dword [esp + 80]  ;   515.7 p2      47 v[1]
        ror ebp, 9                 ;   520.7 p1      47 v[1]
        and eax, edx               ;   518.2 p0      52 v[1]
        mov dword [esp + 48], edx  ;   518.2 p0+p3   52 v[1] spill
        mov edx, dword [esp + 132] ;   511.3 p2      62 v[5]
        mov dword [esp + 132], esi ;   513.7 p0+p3   62 v[0] spill
        mov esi, dword [esp + 80]  ;   515.7 p2      47 v[1]
        xor esi, ebp               ;   524.7 p0      47 v[1]
        mov ebp, ebx               ;   513.5 p1      50 w[0] copy
        add edx, ecx               ;   520.7 p1      62 v[5]
        xor eax, dword [esp + 108] ;   518.7 p2+p0   52 v[1]
        add eax, ecx               ;   520.7 p1      63 v[1]
        mov ecx, dword [esp + 80]  ;   515.7 p2      47 v[1]
        ror esi, 0xb               ;   525.2 p1      47 v[1]
        xor ecx, esi               ;   529.2 p0      47 v[1]
        ror ecx, 2                 ;   529.7 p1      47 v[1]
        mov esi, ebx               ;   515.7 p0      50 w[0] copy
        add eax, ecx               ;   533.7 p0      63 v[1]
        mov ecx, dword [esp + 124] ;   516.3 p2      49 w[15]
        mov dword [esp + 92], ebx  ;   516.7 p0+p3   78 w[14] spill
        shr esi, 0xa               ;   517.0 p1      50 w[0]
        mov dword [esp + 96], eax  ;   534.2 p0+p3   63 v[1] spill
        mov eax, ebx               ;   518.0 p1      50 w[0] copy
        ror eax, 2                 ;   521.0 p1      50 w[0]
        mov ebx, dword [esp + 64]  ;   518.3 p2      78 w[0]
        xor ebp, eax               ;   525.0 p0      50 w[0]
        ror ebp, 0x11              ;   525.5 p1      50 w[0]
        xor esi, ebp               ;   529.5 p0      50 w[0]
        mov ebp, dword [esp + 124] ;   519.7 p2      78 w[0] reload
        add ebx, ebp               ;   521.7 p0      78 w[0]
        mov eax, ebp               ;   521.7 p1      49 w[15] copy
        ror ebp, 0xb               ;   522.2 p1      49 w[15]
        shr eax, 3                 ;   522.2 p1      49 w[15]
        xor ecx, ebp               ;   526.2 p0      49 w[15]
        ror ecx, 7                 ;   526.7 p1      49 w[15]
        xor eax, ecx               ;   530.7 p0      49 w[15]
        mov ecx, dword [esp + 128] ;   522.3 p2      78 w[8] reload
        mov ebp, dword [esp + 104] ;   524.2 p2      78 w[15]
        add ebp, ecx               ;   526.2 p0      78 w[15]
        add ebp, dword [esp + 40]  ;   526.7 p2+p0   78 w[15]
        add ebp, eax               ;   531.2 p1      78 w[15]
        mov ecx, dword [esp + 88]  ;   525.3 p2      51 t1
        xor ecx, edi               ;   527.3 p0      51 t1
        mov eax, edx               ;   525.0 p1      48 t1 copy
        ror eax, 0xe               ;   527.8 p1      48 t1
        xor eax, edx               ;   531.8 p0      48 t1
        ror eax, 5                 ;   532.3 p1      48 t1
        xor eax, edx               ;   536.3 p0      48 t1
        ror eax, 6                 ;   536.8 p1      48 t1
        add eax, dword [esp + 132] ;   540.8 p2+p0   61 t1
        mov dword [esp + 132], edi ;   527.7 p0+p3   62 v[6] spill
        add eax, 0x14292967        ;   541.3 p1      61 t1
        add eax, ebp               ;   541.8 p0      61 t1
        mov edi, dword [esp + 48]  ;   528.7 p2      52 v[0]
        and ecx, edx               ;   529.2 p0      51 t1
        xor ecx, dword [esp + 88]  ;   529.7 p2+p0   51 t1
        add eax, ecx               ;   542.3 p1      61 t1
        mov ecx, dword [esp + 96]  ;   535.2 p2      52 v[0]
        xor ecx, dword [esp + 80]  ;   537.2 p2+p0   52 v[0]
        mov dword [esp + 48], ecx  ;   537.7 p0+p3   52 v[0] spill
        and edi, ecx               ;   537.7 p0      52 v[0]
        mov ecx, dword [esp + 136] ;   532.7 p2      62 v[4]
        add ecx, eax               ;   542.8 p1      62 v[4]
        mov dword [esp + 40], ecx  ;   543.3 p0+p3   62 v[4] spill
        mov ecx, dword [esp + 96]  ;   535.2 p2      47 v[0]
        mov dword [esp + 136], edx ;   535.3 p0+p3   62 v[5] spill
        mov edx, dword [esp + 96]  ;   535.2 p2      47 v[0]
        xor edi, dword [esp + 80]  ;   538.2 p2+p0   52 v[0]
        ror ecx, 9                 ;   538.7 p1      47 v[0]
        add eax, edi               ;   542.8 p0      63 v[0]
        mov edi, dword [esp + 96]  ;   536.7 p2      47 v[0]
        xor edx, ecx               ;   542.7 p0      47 v[0]
        ror edx, 0xb               ;   543.2 p1      47 v[0]
        xor edi, edx               ;   547.2 p0      47 v[0]
        ror edi, 2                 ;   547.7 p1      47 v[0]
        mov ecx, ebp               ;   537.0 p0      50 w[1] copy
        add eax, edi               ;   551.7 p0      63 v[0]
        mov edi, ebp               ;   538.0 p1      50 w[1] copy
        shr edi, 0xa               ;   538.5 p1      50 w[1]
        ror ecx, 2                 ;   542.5 p1      50 w[1]
        xor ecx, ebp               ;   546.5 p0      50 w[1]
        ror ecx, 0x11              ;   547.0 p1      50 w[1]
        xor edi, ecx               ;   551.0 p0      50 w[1]
        mov dword [esp + 104], ebp ;   539.8 p0+p3   78 w[15] spill
        mov ecx, dword [esp + 120] ;   540.0 p2      78 w[1] reload
        mov edx, ecx               ;   542.0 p0      49 w[0] copy
        mov ebp, dword [esp + 84]  ;   541.0 p2      78 w[1]
        add ebp, ecx               ;   543.0 p0      78 w[1]
        add ebx, esi               ;   541.5 p1      78 w[0]
        mov esi, ecx               ;   542.0 p0      49 w[0] copy
        ror ecx, 0xb               ;   542.0 p1      49 w[0]
        shr edx, 3                 ;   543.0 p1      49 w[0]
        xor esi, ecx               ;   546.0 p0      49 w[0]
        ror esi, 7                 ;   546.5 p1      49 w[0]
        xor edx, esi               ;   550.5 p0      49 w[0]
        add ebx, edx               ;   551.0 p0      78 w[0]
        mov esi, dword [esp + 40]  ;   544.3 p2      48 t1
        mov ecx, dword [esp + 40]  ;   545.0 p2      62 v[4] reload
        mov edx, ecx               ;   547.0 p0      48 t1 copy
        ror edx, 0xe               ;   551.5 p1      48 t1
        xor esi, edx               ;   555.5 p0      48 t1
        mov edx, dword [esp + 136] ;   546.0 p2      51 t1
        xor edx, dword [esp + 132] ;   548.0 p2+p0   51 t1
        and edx, ecx               ;   548.5 p0      51 t1
        xor edx, dword [esp + 132] ;   549.0 p2+p0   51 t1
        add edx, dword [esp + 88]  ;   549.5 p2+p1   61 t1
        add edx, 0x27b70a85        ;   550.0 p0      61 t1
        add edx, ebx               ;   551.5 p1      61 t1
        ror esi, 5                 ;   556.0 p1      48 t1
        xor esi, ecx               ;   560.0 p0      48 t1
        ror esi, 6                 ;   560.5 p1      48 t1
        add edx, esi               ;   564.5 p0      61 t1
        mov ecx, dword [esp + 48]  ;   550.3 p2      52 v[7]
        mov esi, dword [esp + 96]  ;   551.3 p2      52 v[7]
        xor esi, eax               ;   553.3 p0      52 v[7]
        and ecx, esi               ;   553.8 p0      52 v[7]
        xor ecx, dword [esp + 96]  ;   554.3 p2+p0   52 v[7]
        add ecx, edx               ;   565.0 p1      63 v[7]
        mov dword [esp + 48], esi  ;   553.8 p0+p3   52 v[7] spill
        mov esi, dword [esp + 108] ;   553.3 p2      62 v[3]
        add esi, edx               ;   565.0 p1      62 v[3]
        mov dword [esp + 108], eax ;   554.7 p0+p3   63 v[0] spill
        mov edx, eax               ;   554.0 p1      47 v[7] copy
        ror edx, 9                 ;   565.5 p1      47 v[7]
        xor edx, eax               ;   569.5 p0      47 v[7]
        ror edx, 0xb               ;   570.0 p1      47 v[7]
        xor edx, eax               ;   574.0 p0      47 v[7]
        ror edx, 2                 ;   574.5 p1      47 v[7]
        add ecx, edx               ;   578.5 p0      63 v[7]
        mov edx, ebx               ;   556.5 p0      50 w[2] copy
        shr edx, 0xa               ;   557.5 p1      50 w[2]
        mov eax, ebx               ;   557.0 p0      50 w[2] copy
        ror eax, 2                 ;   561.5 p1      50 w[2]
        xor eax, ebx               ;   565.5 p0      50 w[2]
        mov dword [esp + 88], ebx  ;   558.2 p0+p3   78 w[0] spill
        mov ebx, dword [esp + 140] ;   558.3 p2      49 w[1]
        ror eax, 0x11              ;   566.0 p1      50 w[2]
        xor edx, eax               ;   570.0 p0      50 w[2]
        mov eax, dword [esp + 140] ;   559.3 p2      49 w[1]
        add ebp, edi               ;   559.7 p0      78 w[1]
        mov edi, dword [esp + 140] ;   560.3 p2      49 w[1]
        shr edi, 3                 ;   562.3 p1      49 w[1]
        ror ebx, 0xb               ;   566.3 p1      49 w[1]
        xor eax, ebx               ;   570.3 p0      49 w[1]
        ror eax, 7                 ;   570.8 p1      49 w[1]
        add edx, dword [esp + 72]  ;   570.5 p2+p0   78 w[2]
        mov ebx, dword [esp + 136] ;   562.7 p2      62 v[5] reload
        xor edi, eax               ;   574.8 p0      49 w[1]
        mov eax, dword [esp + 40]  ;   563.7 p2      51 t1
        xor eax, ebx               ;   565.7 p0      51 t1
        add ebp, edi               ;   575.3 p1      78 w[1]
        and eax, esi               ;   566.2 p0      51 t1
        xor eax, ebx               ;   566.7 p0      51 t1
        mov edi, esi               ;   565.5 p1      48 t1 copy
        add eax, dword [esp + 132] ;   567.2 p2+p0   61 t1
        ror edi, 0xe               ;   567.7 p1      48 t1
        xor edi, esi               ;   571.7 p0      48 t1
        add eax, 0x2e1b2138        ;   567.7 p0      61 t1
        ror edi, 5                 ;   572.2 p1      48 t1
        add eax, ebp               ;   575.8 p0      61 t1
        xor edi, esi               ;   576.2 p0      48 t1
        ror edi, 6                 ;   576.7 p1      48 t1
        add eax, edi               ;   580.7 p0      61 t1
        mov ebx, dword [esp + 48]  ;   568.3 p2      52 v[6]
        mov edi, dword [esp + 108] ;   569.3 p2      52 v[6]
        xor edi, ecx               ;   579.0 p0      52 v[6]
        and ebx, edi               ;   579.5 p0      52 v[6]
        xor ebx, dword [esp + 108] ;   580.0 p2+p0   52 v[6]
        mov dword [esp + 48], edi  ;   579.5 p0+p3   52 v[6] spill
        mov edi, dword [esp + 80]  ;   571.3 p2      62 v[2]
        add ebx, eax               ;   581.2 p1      63 v[6]
        add edi, eax               ;   581.2 p0      62 v[2]
        mov eax, ecx               ;   579.0 p1      47 v[6] copy
        mov dword [esp + 80], ecx  ;   579.0 p0+p3   63 v[7] spill
        ror eax, 9                 ;   581.7 p1      47 v[6]
        xor eax, ecx               ;   585.7 p0      47 v[6]
        add edx, dword [esp + 140] ;   573.3 p2+p1   78 w[2]
        mov dword [esp + 140], ebp ;   575.8 p0+p3   78 w[1] spill
        ror eax, 0xb               ;   586.2 p1      47 v[6]
        xor eax, ecx               ;   590.2 p0      47 v[6]
        mov ecx, ebp               ;   575.8 p1      50 w[3] copy
        ror eax, 2                 ;   590.7 p1      47 v[6]
        add ebx, eax               ;   594.7 p0      63 v[6]
        mov eax, ebp               ;   575.8 p0      50 w[3] copy
        shr eax, 0xa               ;   576.5 p1      50 w[3]
        ror ecx, 2                 ;   580.5 p1      50 w[3]
        xor ecx, ebp               ;   584.5 p0      50 w[3]
        ror ecx, 0x11              ;   585.0 p1      50 w[3]
        xor eax, ecx               ;   589.0 p0      50 w[3]
        mov dword [esp + 132], eax ;   589.5 p0+p3   50 w[3] spill
        mov eax, dword [esp + 112] ;   578.0 p2      49 w[2]
        ror eax, 0xb               ;   589.5 p1      49 w[2]
        mov ecx, dword [esp + 112] ;   579.0 p2      49 w[2]
        xor ecx, eax               ;   593.5 p0      49 w[2]
        ror ecx, 7                 ;   594.0 p1      49 w[2]
        mov ebp, dword [esp + 112] ;   580.0 p2      49 w[2]
        shr ebp, 3                 ;   582.0 p1      49 w[2]
        mov eax, dword [esp + 40]  ;   581.0 p2      51 t1
        xor eax, esi               ;   583.0 p0      51 t1
        and eax, edi               ;   583.5 p0      51 t1
        xor ebp, ecx               ;   598.0 p0      49 w[2]
        add edx, ebp               ;   598.5 p0      78 w[2]
        mov ebp, edi               ;   582.5 p1      48 t1 copy
        mov ecx, dword [esp + 40]  ;   582.3 p2      62 v[4] reload
        xor eax, ecx               ;   584.3 p0      51 t1
        ror ebp, 0xe               ;   584.8 p1      48 t1
        add eax, dword [esp + 136] ;   584.8 p2+p0   61 t1
        add eax, 0x4d2c6dfc        ;   585.3 p0      61 t1
        add eax, edx               ;   599.0 p1      61 t1
        xor ebp, edi               ;   588.8 p0      48 t1
        ror ebp, 5                 ;   589.3 p1      48 t1
        xor ebp, edi               ;   593.3 p0      48 t1
        ror ebp, 6                 ;   593.8 p1      48 t1
        add eax, ebp               ;   599.5 p0      61 t1
        mov ebp, dword [esp + 80]  ;   586.3 p2      52 v[5]
        mov dword [esp + 136], edx ;   599.0 p0+p3   78 w[2] spill
        mov ecx, dword [esp + 48]  ;   587.3 p2      52 v[5]
        xor ebp, ebx               ;   595.2 p0      52 v[5]
        and ecx, ebp               ;   595.7 p0      52 v[5]
        xor ecx, dword [esp + 80]  ;   596.2 p2+p0   52 v[5]
        add ecx, eax               ;   600.0 p1      63 v[5]
        mov dword [esp + 48], ebp  ;   595.7 p0+p3   52 v[5] spill
        mov ebp, dword [esp + 96]  ;   589.3 p2      62 v[1]
        add ebp, eax               ;   600.0 p1      62 v[1]
        mov eax, ebx               ;   595.2 p0      47 v[5] copy
        ror eax, 9                 ;   600.5 p1      47 v[5]
        xor eax, ebx               ;   604.5 p0      47 v[5]
        ror eax, 0xb               ;   605.0 p1      47 v[5]
        mov dword [esp + 96], ebx  ;   595.2 p0+p3   63 v[6] spill
        xor eax, ebx               ;   609.0 p0      47 v[5]
        mov ebx, edx               ;   599.0 p1      50 w[4] copy
        ror eax, 2                 ;   609.5 p1      47 v[5]
        add ecx, eax               ;   613.5 p0      63 v[5]
        mov eax, edx               ;   599.0 p0      50 w[4] copy
        shr eax, 0xa               ;   599.5 p1      50 w[4]
        ror ebx, 2                 ;   603.5 p1      50 w[4]
        xor ebx, edx               ;   607.5 p0      50 w[4]
        mov edx, dword [esp + 132] ;   594.3 p2      78 w[3]
        add edx, dword [esp + 100] ;   596.3 p2+p0   78 w[3]
        add edx, dword [esp + 112] ;   596.8 p2+p0   78 w[3]
        mov dword [esp + 132], ecx ;   614.0 p0+p3   63 v[5] spill
        mov ecx, dword [esp + 76]  ;   597.3 p2      49 w[3]
        ror ecx, 0xb               ;   599.3 p1      49 w[3]
        ror ebx, 0x11              ;   608.0 p1      50 w[4]
        xor eax, ebx               ;   612.0 p0      50 w[4]
        mov ebx, dword [esp + 76]  ;   598.3 p2      49 w[3]
        mov dword [esp + 112], eax ;   612.5 p0+p3   50 w[4] spill
        mov eax, dword [esp + 76]  ;   599.3 p2      49 w[3]
        xor ebx, ecx               ;   603.3 p0      49 w[3]
        mov ecx, esi               ;   599.0 p1      51 t1 copy
        xor ecx, edi               ;   599.5 p0      51 t1
        and ecx, ebp               ;   600.5 p0      51 t1
        xor ecx, esi               ;   601.0 p0      51 t1
        ror ebx, 7                 ;   603.8 p1      49 w[3]
        shr eax, 3                 ;   601.3 p1      49 w[3]
        xor eax, ebx               ;   607.8 p0      49 w[3]
        mov ebx, dword [esp + 132] ;   615.0 p2      52 v[4]
        add ecx, dword [esp + 40]  ;   602.3 p2+p0   61 t1
        add edx, eax               ;   608.3 p0      78 w[3]
        mov eax, ebp               ;   602.7 p1      48 t1 copy
        ror eax, 0xe               ;   608.8 p1      48 t1
        xor eax, ebp               ;   612.8 p0      48 t1
        ror eax, 5                 ;   613.3 p1      48 t1
        add ecx, 0x53380d13        ;   604.0 p0      61 t1
        add ecx, edx               ;   608.8 p0      61 t1
        xor eax, ebp               ;   617.3 p0      48 t1
        ror eax, 6                 ;   617.8 p1      48 t1
        xor ebx, dword [esp + 96]  ;   617.0 p2+p0   52 v[4]
        add ecx, eax               ;   621.8 p0      61 t1
        mov eax, dword [esp + 48]  ;   606.3 p2      52 v[4]
        mov dword [esp + 48], ebx  ;   617.5 p0+p3   52 v[4] spill
        mov dword [esp + 40], edi  ;   608.7 p0+p3   62 v[2] spill
        mov edi, dword [esp + 132] ;   615.0 p2      47 v[4]
        ror edi, 9                 ;   622.3 p1      47 v[4]
        and eax, ebx               ;   617.5 p0      52 v[4]
        mov ebx, dword [esp + 108] ;   608.3 p2      62 v[0]
        mov dword [esp + 108], esi ;   610.7 p0+p3   62 v[3] spill
        mov esi, dword [esp + 132] ;   615.0 p2      47 v[4]
        xor esi, edi               ;   626.3 p0      47 v[4]
        ror esi, 0xb               ;   626.8 p1      47 v[4]
        xor eax, dword [esp + 96]  ;   618.0 p2+p0   52 v[4]
        mov dword [esp + 120], edx ;   612.7 p0+p3   78 w[3] spill
        add eax, ecx               ;   622.3 p1      63 v[4]
        add ebx, ecx               ;   622.3 p1      62 v[0]
        mov ecx, dword [esp + 132] ;   615.0 p2      47 v[4]
        mov edi, edx               ;   612.0 p1      50 w[5] copy
        xor ecx, esi               ;   630.8 p0      47 v[4]
        mov esi, edx               ;   612.7 p1      50 w[5] copy
        shr esi, 0xa               ;   613.2 p1      50 w[5]
        ror edi, 2                 ;   617.2 p1      50 w[5]
        xor edi, edx               ;   621.2 p0      50 w[5]
        ror edi, 0x11              ;   621.7 p1      50 w[5]
        ror ecx, 2                 ;   631.3 p1      47 v[4]
        add eax, ecx               ;   635.3 p0      63 v[4]
        xor esi, edi               ;   625.7 p0      50 w[5]
        mov edi, dword [esp + 68]  ;   615.3 p2      78 w[5] reload
        mov edx, edi               ;   617.3 p0      49 w[4] copy
        mov ecx, edi               ;   617.3 p0      49 w[4] copy
        shr ecx, 3                 ;   617.8 p1      49 w[4]
        ror edx, 0xb               ;   621.8 p1      49 w[4]
        xor edx, edi               ;   625.8 p0      49 w[4]
        ror edx, 7                 ;   626.3 p1      49 w[4]
        mov edi, dword [esp + 40]  ;   617.7 p2      51 t1
        xor ecx, edx               ;   630.3 p0      49 w[4]
        mov edx, dword [esp + 112] ;   618.7 p2      78 w[4]
        add edx, dword [esp + 60]  ;   620.7 p2+p0   78 w[4]
        add edx, dword [esp + 76]  ;   621.2 p2+p0   78 w[4]
        add edx, ecx               ;   630.8 p0      78 w[4]
        mov ecx, ebx               ;   622.8 p1      48 t1 copy
        ror ecx, 0xe               ;   631.3 p1      48 t1
        xor edi, ebp               ;   621.0 p0      51 t1
        and edi, ebx               ;   622.8 p0      51 t1
        xor edi, dword [esp + 40]  ;   623.3 p2+p0   51 t1
        add edi, dword [esp + 108] ;   623.8 p2+p1   61 t1
        xor ecx, ebx               ;   635.3 p0      48 t1
        ror ecx, 5                 ;   635.8 p1      48 t1
        xor ecx, ebx               ;   639.8 p0      48 t1
        ror ecx, 6                 ;   640.3 p1      48 t1
        add edi, 0x650a7354        ;   624.3 p0      61 t1
        mov dword [esp + 108], ebp ;   624.8 p0+p3   62 v[1] spill
        mov ebp, dword [esp + 48]  ;   625.0 p2      52 v[3]
        add edi, edx               ;   631.3 p1      61 t1
        add edi, ecx               ;   644.3 p0      61 t1
        mov ecx, dword [esp + 132] ;   626.0 p2      52 v[3]
        xor ecx, eax               ;   635.8 p0      52 v[3]
        and ebp, ecx               ;   636.3 p0      52 v[3]
        xor ebp, dword [esp + 132] ;   636.8 p2+p0   52 v[3]
        mov dword [esp + 48], ecx  ;   636.3 p0+p3   52 v[3] spill
        mov ecx, dword [esp + 80]  ;   628.0 p2      62 v[7]
        mov dword [esp + 80], eax  ;   635.8 p0+p3   63 v[4] spill
        add ebp, edi               ;   644.8 p1      63 v[3]
        add ecx, edi               ;   644.8 p1      62 v[7]
        add esi, dword [esp + 92]  ;   629.7 p2+p1   78 w[5]
        mov edi, eax               ;   635.8 p0      47 v[3] copy
        add esi, dword [esp + 68]  ;   630.3 p2+p1   78 w[5]
        ror edi, 9                 ;   636.3 p1      47 v[3]
        xor edi, eax               ;   640.3 p0      47 v[3]
        ror edi, 0xb               ;   640.8 p1      47 v[3]
        xor edi, eax               ;   644.8 p0      47 v[3]
        ror edi, 2                 ;   645.3 p1      47 v[3]
        add ebp, edi               ;   649.3 p0      63 v[3]
        mov edi, edx               ;   633.2 p0      50 w[6] copy
        mov eax, edx               ;   633.7 p0      50 w[6] copy
        shr edi, 0xa               ;   634.0 p1      50 w[6]
        ror eax, 2                 ;   638.0 p1      50 w[6]
        xor eax, edx               ;   642.0 p0      50 w[6]
        ror eax, 0x11              ;   642.5 p1      50 w[6]
        xor edi, eax               ;   646.5 p0      50 w[6]
        mov eax, dword [esp + 116] ;   635.3 p2      49 w[5]
        mov dword [esp + 76], edi  ;   647.0 p0+p3   50 w[6] spill
        mov edi, dword [esp + 116] ;   636.3 p2      49 w[5]
        ror edi, 0xb               ;   647.0 p1      49 w[5]
        xor eax, edi               ;   651.0 p0      49 w[5]
        ror eax, 7                 ;   651.5 p1      49 w[5]
        mov dword [esp + 68], edx  ;   637.7 p0+p3   78 w[4] spill
        mov edx, dword [esp + 116] ;   637.7 p2      49 w[5]
        shr edx, 3                 ;   639.7 p1      49 w[5]
        mov edi, ecx               ;   645.3 p0      48 t1 copy
        ror edi, 0xe               ;   645.8 p1      48 t1
        xor edx, eax               ;   655.5 p0      49 w[5]
        xor edi, ecx               ;   649.8 p0      48 t1
        ror edi, 5                 ;   650.3 p1      48 t1
        mov eax, dword [esp + 108] ;   640.0 p2      51 t1
        xor eax, ebx               ;   642.0 p0      51 t1
        and eax, ecx               ;   645.3 p0      51 t1
        add esi, edx               ;   656.0 p0      78 w[5]
        mov edx, dword [esp + 108] ;   641.3 p2      62 v[1] reload
        xor eax, edx               ;   645.8 p0      51 t1
        add eax, dword [esp + 40]  ;   646.3 p2+p1   61 t1
        add eax, 0x766a0abb        ;   646.8 p0      61 t1
        xor edi, ecx               ;   654.3 p0      48 t1
        ror edi, 6                 ;   654.8 p1      48 t1
        add eax, esi               ;   656.5 p0      61 t1
        add eax, edi               ;   658.8 p0      61 t1
        mov edi, dword [esp + 80]  ;   644.3 p2      52 v[2]
        mov edx, dword [esp + 48]  ;   645.3 p2      52 v[2]
        mov dword [esp + 40], esi  ;   656.5 p0+p3   78 w[5] spill
        xor edi, ebp               ;   649.8 p0      52 v[2]
        and edx, edi               ;   650.3 p0      52 v[2]
        mov dword [esp + 48], edi  ;   650.3 p0+p3   52 v[2] spill
        mov edi, dword [esp + 96]  ;   646.3 p2      62 v[6]
        mov dword [esp + 96], ebx  ;   649.0 p0+p3   62 v[0] spill
        xor edx, dword [esp + 80]  ;   650.8 p2+p0   52 v[2]
        add edi, eax               ;   659.3 p1      62 v[6]
        mov ebx, ebp               ;   649.8 p1      47 v[2] copy
        ror ebx, 9                 ;   659.8 p1      47 v[2]
        add edx, eax               ;   659.3 p0      63 v[2]
        mov eax, ebp               ;   649.8 p1      47 v[2] copy
        xor eax, ebx               ;   663.8 p0      47 v[2]
        ror eax, 0xb               ;   664.3 p1      47 v[2]
        xor eax, ebp               ;   668.3 p0      47 v[2]
        ror eax, 2                 ;   668.8 p1      47 v[2]
        add edx, eax               ;   672.8 p0      63 v[2]
        mov eax, esi               ;   656.5 p0      50 w[7] copy
        shr eax, 0xa               ;   657.0 p1      50 w[7]
        mov ebx, esi               ;   656.5 p0      50 w[7] copy
        ror ebx, 2                 ;   661.0 p1      50 w[7]
        xor ebx, esi               ;   665.0 p0      50 w[7]
        ror ebx, 0x11              ;   665.5 p1      50 w[7]
        xor eax, ebx               ;   669.5 p0      50 w[7]
        mov esi, dword [esp + 76]  ;   653.3 p2      78 w[6]
        mov dword [esp + 76], ebp  ;   653.7 p0+p3   63 v[3] spill
        add esi, dword [esp + 104] ;   655.3 p2+p0   78 w[6]
        add esi, dword [esp + 116] ;   655.8 p2+p1   78 w[6]
        mov dword [esp + 116], eax ;   670.0 p0+p3   50 w[7] spill
        mov eax, dword [esp + 56]  ;   656.3 p2      49 w[6]
        mov ebx, dword [esp + 56]  ;   657.3 p2      49 w[6]
        mov ebp, dword [esp + 56]  ;   658.3 p2      49 w[6]
        shr eax, 3                 ;   658.3 p1      49 w[6]
        ror ebp, 0xb               ;   662.3 p1      49 w[6]
        xor ebx, ebp               ;   666.3 p0      49 w[6]
        ror ebx, 7                 ;   666.8 p1      49 w[6]
        xor eax, ebx               ;   670.8 p0      49 w[6]
        mov ebx, dword [esp + 96]  ;   659.3 p2      62 v[0] reload
        add esi, eax               ;   671.3 p0      78 w[6]
        mov eax, dword [esp + 96]  ;   660.3 p2      51 t1
        mov ebp, edi               ;   659.8 p0      48 t1 copy
        xor eax, ecx               ;   662.3 p0      51 t1
        and eax, edi               ;   662.8 p0      51 t1
        xor eax, ebx               ;   663.3 p0      51 t1
        ror ebp, 0xe               ;   663.8 p1      48 t1
        xor ebp, edi               ;   667.8 p0      48 t1
        ror ebp, 5                 ;   668.3 p1      48 t1
        xor ebp, edi               ;   672.3 p0      48 t1
        add eax, dword [esp + 108] ;   663.8 p2+p0   61 t1
        add eax, 0x81c2c92e        ;   664.3 p1      61 t1
        ror ebp, 6                 ;   672.8 p1      48 t1
        add eax, esi               ;   671.8 p0      61 t1
        add eax, ebp               ;   676.8 p0      61 t1
        mov ebp, dword [esp + 76]  ;   664.0 p2      52 v[1]
        mov ebx, dword [esp + 48]  ;   665.0 p2      52 v[1]
        xor ebp, edx               ;   673.3 p0      52 v[1]
        and ebx, ebp               ;   673.8 p0      52 v[1]
        xor ebx, dword [esp + 76]  ;   674.3 p2+p0   52 v[1]
        mov dword [esp + 48], ebp  ;   673.8 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 132] ;   667.0 p2      62 v[5]
        mov dword [esp + 132], edx ;   673.3 p0+p3   63 v[2] spill
        add ebx, eax               ;   677.3 p1      63 v[1]
        add ebp, eax               ;   677.3 p1      62 v[5]
        mov eax, edx               ;   673.3 p1      47 v[1] copy
        ror eax, 9                 ;   677.8 p1      47 v[1]
        xor eax, edx               ;   681.8 p0      47 v[1]
        ror eax, 0xb               ;   682.3 p1      47 v[1]
        xor eax, edx               ;   686.3 p0      47 v[1]
        ror eax, 2                 ;   686.8 p1      47 v[1]
        add ebx, eax               ;   690.8 p0      63 v[1]
        mov eax, esi               ;   671.8 p0      50 w[8] copy
        shr eax, 0xa               ;   672.3 p1      50 w[8]
        mov dword [esp + 108], esi ;   671.8 p0+p3   78 w[6] spill
        mov edx, esi               ;   671.8 p0      50 w[8] copy
        ror edx, 2                 ;   676.3 p1      50 w[8]
        xor edx, esi               ;   680.3 p0      50 w[8]
        ror edx, 0x11              ;   680.8 p1      50 w[8]
        mov esi, dword [esp + 116] ;   672.3 p2      78 w[7]
        add esi, dword [esp + 88]  ;   674.3 p2+p0   78 w[7]
        xor eax, edx               ;   684.8 p0      50 w[8]
        mov edx, dword [esp + 128] ;   674.3 p2      49 w[7]
        add esi, dword [esp + 56]  ;   675.3 p2+p0   78 w[7]
        mov dword [esp + 56], eax  ;   685.3 p0+p3   50 w[8] spill
        mov eax, dword [esp + 128] ;   676.3 p2      49 w[7]
        shr eax, 3                 ;   678.3 p1      49 w[7]
        mov dword [esp + 116], ebx ;   691.3 p0+p3   63 v[1] spill
        mov ebx, dword [esp + 128] ;   677.3 p2      49 w[7]
        ror ebx, 0xb               ;   682.3 p1      49 w[7]
        xor edx, ebx               ;   686.3 p0      49 w[7]
        mov ebx, dword [esp + 116] ;   692.3 p2      52 v[0]
        ror edx, 7                 ;   686.8 p1      49 w[7]
        xor eax, edx               ;   690.8 p0      49 w[7]
        mov edx, ecx               ;   678.2 p0      51 t1 copy
        xor edx, edi               ;   678.7 p0      51 t1
        and edx, ebp               ;   679.2 p0      51 t1
        xor edx, ecx               ;   679.7 p0      51 t1
        add esi, eax               ;   691.3 p1      78 w[7]
        mov eax, ebp               ;   679.8 p1      48 t1 copy
        ror eax, 0xe               ;   691.8 p1      48 t1
        add edx, dword [esp + 96]  ;   680.3 p2+p0   61 t1
        xor eax, ebp               ;   695.8 p0      48 t1
        ror eax, 5                 ;   696.3 p1      48 t1
        xor eax, ebp               ;   700.3 p0      48 t1
        ror eax, 6                 ;   700.8 p1      48 t1
        mov dword [esp + 96], edi  ;   682.3 p0+p3   62 v[6] spill
        xor ebx, dword [esp + 132] ;   694.3 p2+p0   52 v[0]
        add edx, 0x92722c85        ;   683.3 p1      61 t1
        mov edi, dword [esp + 116] ;   692.3 p2      47 v[0]
        ror edi, 9                 ;   694.3 p1      47 v[0]
        add edx, esi               ;   691.8 p0      61 t1
        add edx, eax               ;   704.8 p0      61 t1
        mov eax, dword [esp + 48]  ;   685.0 p2      52 v[0]
        and eax, ebx               ;   694.8 p0      52 v[0]
        mov dword [esp + 48], ebx  ;   694.8 p0+p3   52 v[0] spill
        mov ebx, dword [esp + 80]  ;   686.0 p2      62 v[4]
        mov dword [esp + 80], ecx  ;   687.7 p0+p3   62 v[7] spill
        add ebx, edx               ;   705.3 p1      62 v[4]
        xor eax, dword [esp + 132] ;   695.3 p2+p0   52 v[0]
        add eax, edx               ;   705.3 p1      63 v[0]
        mov edx, dword [esp + 116] ;   692.3 p2      47 v[0]
        mov ecx, dword [esp + 116] ;   692.3 p2      47 v[0]
        xor ecx, edi               ;   698.3 p0      47 v[0]
        mov edi, esi               ;   691.8 p1      50 w[9] copy
        ror ecx, 0xb               ;   698.8 p1      47 v[0]
        xor edx, ecx               ;   702.8 p0      47 v[0]
        shr edi, 0xa               ;   692.3 p1      50 w[9]
        mov ecx, esi               ;   691.8 p0      50 w[9] copy
        ror ecx, 2                 ;   696.3 p1      50 w[9]
        xor ecx, esi               ;   700.3 p0      50 w[9]
        ror ecx, 0x11              ;   700.8 p1      50 w[9]
        ror edx, 2                 ;   704.8 p1      47 v[0]
        xor edi, ecx               ;   704.8 p0      50 w[9]
        add eax, edx               ;   708.8 p0      63 v[0]
        mov dword [esp + 112], esi ;   693.0 p0+p3   78 w[7] spill
        mov ecx, dword [esp + 64]  ;   693.0 p2      78 w[9] reload
        mov edx, ecx               ;   695.0 p0      49 w[8] copy
        shr edx, 3                 ;   695.5 p1      49 w[8]
        mov esi, ecx               ;   695.0 p0      49 w[8] copy
        ror esi, 0xb               ;   699.5 p1      49 w[8]
        xor esi, ecx               ;   703.5 p0      49 w[8]
        mov ecx, dword [esp + 96]  ;   695.0 p2      51 t1
        ror esi, 7                 ;   704.0 p1      49 w[8]
        xor edx, esi               ;   708.0 p0      49 w[8]
        mov esi, dword [esp + 56]  ;   696.0 p2      78 w[8]
        add esi, dword [esp + 140] ;   698.0 p2+p0   78 w[8]
        add esi, dword [esp + 128] ;   698.5 p2+p0   78 w[8]
        add esi, edx               ;   708.5 p1      78 w[8]
        xor ecx, ebp               ;   698.0 p0      51 t1
        and ecx, ebx               ;   705.8 p0      51 t1
        xor ecx, dword [esp + 96]  ;   706.3 p2+p0   51 t1
        add ecx, dword [esp + 80]  ;   706.8 p2+p1   61 t1
        add ecx, 0xa2bfe8a1        ;   707.3 p0      61 t1
        mov dword [esp + 80], ebp  ;   700.5 p0+p3   62 v[5] spill
        add ecx, esi               ;   709.0 p1      61 t1
        mov edx, ebx               ;   705.8 p1      48 t1 copy
        ror edx, 0xe               ;   709.5 p1      48 t1
        xor edx, ebx               ;   713.5 p0      48 t1
        ror edx, 5                 ;   714.0 p1      48 t1
        xor edx, ebx               ;   718.0 p0      48 t1
        ror edx, 6                 ;   718.5 p1      48 t1
        add ecx, edx               ;   722.5 p0      61 t1
        mov edx, dword [esp + 116] ;   703.3 p2      52 v[7]
        mov ebp, dword [esp + 48]  ;   704.3 p2      52 v[7]
        xor edx, eax               ;   709.3 p0      52 v[7]
        and ebp, edx               ;   709.8 p0      52 v[7]
        xor ebp, dword [esp + 116] ;   710.3 p2+p0   52 v[7]
        mov dword [esp + 48], edx  ;   709.8 p0+p3   52 v[7] spill
        mov edx, dword [esp + 76]  ;   706.3 p2      62 v[3]
        add edx, ecx               ;   723.0 p1      62 v[3]
        add ebp, ecx               ;   723.0 p0      63 v[7]
        mov ecx, eax               ;   709.3 p1      47 v[7] copy
        ror ecx, 9                 ;   723.5 p1      47 v[7]
        xor ecx, eax               ;   727.5 p0      47 v[7]
        ror ecx, 0xb               ;   728.0 p1      47 v[7]
        xor ecx, eax               ;   732.0 p0      47 v[7]
        ror ecx, 2                 ;   732.5 p1      47 v[7]
        mov dword [esp + 76], eax  ;   709.3 p0+p3   63 v[0] spill
        mov eax, esi               ;   709.7 p0      50 w[10] copy
        add ebp, ecx               ;   736.5 p1      63 v[7]
        mov ecx, esi               ;   710.2 p0      50 w[10] copy
        shr ecx, 0xa               ;   710.7 p1      50 w[10]
        ror eax, 2                 ;   714.7 p1      50 w[10]
        xor eax, esi               ;   718.7 p0      50 w[10]
        ror eax, 0x11              ;   719.2 p1      50 w[10]
        xor ecx, eax               ;   723.2 p0      50 w[10]
        mov eax, dword [esp + 84]  ;   711.7 p2      49 w[9]
        mov dword [esp + 128], ecx ;   723.7 p0+p3   50 w[10] spill
        add edi, dword [esp + 136] ;   713.0 p2+p0   78 w[9]
        add edi, dword [esp + 64]  ;   713.7 p2+p0   78 w[9]
        mov dword [esp + 64], esi  ;   714.0 p0+p3   78 w[8] spill
        mov ecx, dword [esp + 84]  ;   714.7 p2      49 w[9]
        ror ecx, 0xb               ;   716.7 p1      49 w[9]
        xor eax, ecx               ;   720.7 p0      49 w[9]
        ror eax, 7                 ;   721.2 p1      49 w[9]
        mov ecx, dword [esp + 80]  ;   715.7 p2      62 v[5] reload
        mov esi, dword [esp + 84]  ;   716.7 p2      49 w[9]
        shr esi, 3                 ;   718.7 p1      49 w[9]
        xor esi, eax               ;   725.2 p0      49 w[9]
        mov eax, dword [esp + 80]  ;   717.7 p2      51 t1
        xor eax, ebx               ;   719.7 p0      51 t1
        add edi, esi               ;   725.7 p1      78 w[9]
        mov esi, edx               ;   723.5 p0      48 t1 copy
        ror esi, 0xe               ;   726.2 p1      48 t1
        and eax, edx               ;   723.5 p0      51 t1
        xor eax, ecx               ;   724.0 p0      51 t1
        add eax, dword [esp + 96]  ;   724.5 p2+p1   61 t1
        add eax, 0xa81a664b        ;   725.0 p0      61 t1
        xor esi, edx               ;   730.2 p0      48 t1
        ror esi, 5                 ;   730.7 p1      48 t1
        xor esi, edx               ;   734.7 p0      48 t1
        ror esi, 6                 ;   735.2 p1      48 t1
        add eax, edi               ;   726.2 p0      61 t1
        add eax, esi               ;   739.2 p0      61 t1
        mov esi, dword [esp + 76]  ;   722.0 p2      52 v[6]
        xor esi, ebp               ;   737.0 p0      52 v[6]
        mov ecx, dword [esp + 48]  ;   723.0 p2      52 v[6]
        and ecx, esi               ;   737.5 p0      52 v[6]
        mov dword [esp + 48], esi  ;   737.5 p0+p3   52 v[6] spill
        mov esi, dword [esp + 132] ;   724.0 p2      62 v[2]
        mov dword [esp + 132], ebx ;   725.3 p0+p3   62 v[4] spill
        mov ebx, ebp               ;   737.0 p1      47 v[6] copy
        mov dword [esp + 96], edi  ;   727.3 p0+p3   78 w[9] spill
        add esi, eax               ;   739.7 p1      62 v[2]
        xor ecx, dword [esp + 76]  ;   738.0 p2+p0   52 v[6]
        add ecx, eax               ;   739.7 p1      63 v[6]
        ror ebx, 9                 ;   740.2 p1      47 v[6]
        mov eax, ebp               ;   737.0 p0      47 v[6] copy
        xor eax, ebx               ;   744.2 p0      47 v[6]
        ror eax, 0xb               ;   744.7 p1      47 v[6]
        xor eax, ebp               ;   748.7 p0      47 v[6]
        ror eax, 2                 ;   749.2 p1      47 v[6]
        add ecx, eax               ;   753.2 p0      63 v[6]
        mov eax, edi               ;   729.0 p0      50 w[11] copy
        shr eax, 0xa               ;   729.5 p1      50 w[11]
        mov ebx, edi               ;   729.5 p0      50 w[11] copy
        ror ebx, 2                 ;   733.5 p1      50 w[11]
        xor ebx, edi               ;   737.5 p0      50 w[11]
        ror ebx, 0x11              ;   738.0 p1      50 w[11]
        xor eax, ebx               ;   742.0 p0      50 w[11]
        mov ebx, dword [esp + 72]  ;   731.0 p2      49 w[10]
        mov edi, dword [esp + 128] ;   732.0 p2      78 w[10]
        add edi, dword [esp + 120] ;   734.0 p2+p0   78 w[10]
        mov dword [esp + 128], ebp ;   737.0 p0+p3   63 v[7] spill
        mov ebp, dword [esp + 72]  ;   734.0 p2      49 w[10]
        ror ebp, 0xb               ;   736.0 p1      49 w[10]
        xor ebx, ebp               ;   740.0 p0      49 w[10]
        ror ebx, 7                 ;   740.5 p1      49 w[10]
        add edi, dword [esp + 84]  ;   735.0 p2+p0   78 w[10]
        mov dword [esp + 84], eax  ;   742.5 p0+p3   50 w[11] spill
        mov eax, dword [esp + 72]  ;   736.0 p2      49 w[10]
        shr eax, 3                 ;   738.0 p1      49 w[10]
        xor eax, ebx               ;   744.5 p0      49 w[10]
        add edi, eax               ;   745.0 p0      78 w[10]
        mov ebp, esi               ;   740.2 p1      48 t1 copy
        mov eax, dword [esp + 132] ;   737.0 p2      51 t1
        xor eax, edx               ;   739.0 p0      51 t1
        ror ebp, 0xe               ;   740.7 p1      48 t1
        xor ebp, esi               ;   744.7 p0      48 t1
        ror ebp, 5                 ;   745.2 p1      48 t1
        xor ebp, esi               ;   749.2 p0      48 t1
        ror ebp, 6                 ;   749.7 p1      48 t1
        mov ebx, dword [esp + 132] ;   739.0 p2      62 v[4] reload
        and eax, esi               ;   740.2 p0      51 t1
        xor eax, ebx               ;   741.0 p0      51 t1
        add eax, dword [esp + 80]  ;   741.5 p2+p1   61 t1
        add eax, 0xc24b8b70        ;   742.0 p0      61 t1
        add eax, edi               ;   745.5 p1      61 t1
        add eax, ebp               ;   753.7 p0      61 t1
        mov ebp, dword [esp + 128] ;   741.7 p2      52 v[5]
        xor ebp, ecx               ;   753.7 p0      52 v[5]
        mov dword [esp + 80], edi  ;   745.5 p0+p3   78 w[10] spill
        mov ebx, dword [esp + 48]  ;   742.7 p2      52 v[5]
        and ebx, ebp               ;   754.2 p0      52 v[5]
        mov dword [esp + 48], ebp  ;   754.2 p0+p3   52 v[5] spill
        mov ebp, dword [esp + 116] ;   743.7 p2      62 v[1]
        xor ebx, dword [esp + 128] ;   754.7 p2+p0   52 v[5]
        add ebx, eax               ;   755.2 p1      63 v[5]
        add ebp, eax               ;   754.2 p1      62 v[1]
        mov eax, ecx               ;   753.7 p0      47 v[5] copy
        ror eax, 9                 ;   754.7 p1      47 v[5]
        xor eax, ecx               ;   758.7 p0      47 v[5]
        ror eax, 0xb               ;   759.2 p1      47 v[5]
        xor eax, ecx               ;   763.2 p0      47 v[5]
        ror eax, 2                 ;   763.7 p1      47 v[5]
        mov dword [esp + 116], ecx ;   753.7 p0+p3   63 v[6] spill
        mov ecx, edi               ;   748.3 p0      50 w[12] copy
        add ebx, eax               ;   767.7 p1      63 v[5]
        mov eax, edi               ;   748.8 p0      50 w[12] copy
        shr eax, 0xa               ;   749.3 p1      50 w[12]
        ror ecx, 2                 ;   753.3 p1      50 w[12]
        xor ecx, edi               ;   757.3 p0      50 w[12]
        ror ecx, 0x11              ;   757.8 p1      50 w[12]
        xor eax, ecx               ;   761.8 p0      50 w[12]
        mov edi, dword [esp + 84]  ;   750.3 p2      78 w[11]
        add edi, dword [esp + 68]  ;   752.3 p2+p0   78 w[11]
        mov dword [esp + 84], ebx  ;   768.2 p0+p3   63 v[5] spill
        mov ebx, dword [esp + 100] ;   752.3 p2      49 w[11]
        add edi, dword [esp + 72]  ;   753.3 p2+p1   78 w[11]
        ror ebx, 0xb               ;   754.3 p1      49 w[11]
        mov dword [esp + 72], eax  ;   762.3 p0+p3   50 w[12] spill
        mov ecx, dword [esp + 100] ;   754.3 p2      49 w[11]
        xor ecx, ebx               ;   758.3 p0      49 w[11]
        ror ecx, 7                 ;   758.8 p1      49 w[11]
        mov eax, dword [esp + 100] ;   755.3 p2      49 w[11]
        shr eax, 3                 ;   757.3 p1      49 w[11]
        xor eax, ecx               ;   762.8 p0      49 w[11]
        mov ecx, edx               ;   755.5 p0      51 t1 copy
        xor ecx, esi               ;   756.0 p0      51 t1
        and ecx, ebp               ;   756.5 p0      51 t1
        add edi, eax               ;   763.3 p1      78 w[11]
        mov eax, ebp               ;   756.8 p1      48 t1 copy
        ror eax, 0xe               ;   763.8 p1      48 t1
        xor eax, ebp               ;   767.8 p0      48 t1
        mov dword [esp + 56], edi  ;   763.8 p0+p3   78 w[11] spill
        ror eax, 5                 ;   768.3 p1      48 t1
        xor eax, ebp               ;   772.3 p0      48 t1
        ror eax, 6                 ;   772.8 p1      48 t1
        mov ebx, dword [esp + 84]  ;   769.2 p2      52 v[4]
        xor ebx, dword [esp + 116] ;   771.2 p2+p0   52 v[4]
        xor ecx, edx               ;   760.0 p0      51 t1
        add ecx, dword [esp + 132] ;   761.0 p2+p1   61 t1
        mov dword [esp + 132], esi ;   761.0 p0+p3   62 v[2] spill
        mov esi, dword [esp + 84]  ;   769.2 p2      47 v[4]
        ror esi, 9                 ;   771.2 p1      47 v[4]
        add ecx, 0xc76c51a3        ;   762.0 p0      61 t1
        add ecx, edi               ;   763.8 p0      61 t1
        add ecx, eax               ;   776.8 p1      61 t1
        mov eax, dword [esp + 48]  ;   763.0 p2      52 v[4]
        mov dword [esp + 48], ebx  ;   771.7 p0+p3   52 v[4] spill
        and eax, ebx               ;   771.7 p0      52 v[4]
        mov ebx, dword [esp + 76]  ;   764.0 p2      62 v[0]
        mov dword [esp + 76], edx  ;   765.3 p0+p3   62 v[3] spill
        mov edx, dword [esp + 84]  ;   769.2 p2      47 v[4]
        xor eax, dword [esp + 116] ;   772.2 p2+p0   52 v[4]
        add eax, ecx               ;   777.3 p1      63 v[4]
        add ebx, ecx               ;   777.3 p1      62 v[0]
        xor edx, esi               ;   775.2 p0      47 v[4]
        ror edx, 0xb               ;   775.7 p1      47 v[4]
        mov ecx, dword [esp + 84]  ;   769.2 p2      47 v[4]
        xor ecx, edx               ;   779.7 p0      47 v[4]
        ror ecx, 2                 ;   780.2 p1      47 v[4]
        add eax, ecx               ;   784.2 p0      63 v[4]
        mov ecx, edi               ;   768.5 p0      50 w[13] copy
        mov esi, edi               ;   768.7 p1      50 w[13] copy
        shr esi, 0xa               ;   769.2 p1      50 w[13]
        ror ecx, 2                 ;   773.2 p1      50 w[13]
        xor ecx, edi               ;   777.2 p0      50 w[13]
        ror ecx, 0x11              ;   777.7 p1      50 w[13]
        xor esi, ecx               ;   781.7 p0      50 w[13]
        mov ecx, dword [esp + 60]  ;   770.7 p2      78 w[13] reload
        mov edx, ecx               ;   772.7 p0      49 w[12] copy
        shr edx, 3                 ;   773.2 p1      49 w[12]
        mov edi, ecx               ;   772.7 p0      49 w[12] copy
        ror edi, 0xb               ;   777.2 p1      49 w[12]
        xor edi, ecx               ;   781.2 p0      49 w[12]
        ror edi, 7                 ;   781.7 p1      49 w[12]
        xor edx, edi               ;   785.7 p0      49 w[12]
        mov edi, dword [esp + 72]  ;   773.3 p2      78 w[12]
        add edi, dword [esp + 40]  ;   775.3 p2+p0   78 w[12]
        mov ecx, dword [esp + 132] ;   775.3 p2      51 t1
        xor ecx, ebp               ;   777.3 p0      51 t1
        and ecx, ebx               ;   777.8 p0      51 t1
        xor ecx, dword [esp + 132] ;   778.3 p2+p0   51 t1
        add ecx, dword [esp + 76]  ;   778.8 p2+p1   61 t1
        add edi, dword [esp + 100] ;   778.3 p2+p0   78 w[12]
        add edi, edx               ;   786.2 p1      78 w[12]
        mov edx, ebx               ;   777.8 p0      48 t1 copy
        ror edx, 0xe               ;   786.7 p1      48 t1
        xor edx, ebx               ;   790.7 p0      48 t1
        add ecx, 0xd192e819        ;   779.3 p0      61 t1
        add ecx, edi               ;   786.7 p1      61 t1
        mov dword [esp + 76], ebp  ;   779.3 p0+p3   62 v[1] spill
        mov ebp, dword [esp + 48]  ;   779.7 p2      52 v[3]
        ror edx, 5                 ;   791.2 p1      48 t1
        xor edx, ebx               ;   795.2 p0      48 t1
        ror edx, 6                 ;   795.7 p1      48 t1
        add ecx, edx               ;   799.7 p0      61 t1
        mov edx, dword [esp + 84]  ;   781.3 p2      52 v[3]
        xor edx, eax               ;   784.7 p0      52 v[3]
        and ebp, edx               ;   785.2 p0      52 v[3]
        xor ebp, dword [esp + 84]  ;   785.7 p2+p0   52 v[3]
        add ebp, ecx               ;   800.2 p1      63 v[3]
        mov dword [esp + 48], edx  ;   785.2 p0+p3   52 v[3] spill
        mov edx, dword [esp + 128] ;   783.7 p2      62 v[7]
        add edx, ecx               ;   800.2 p1      62 v[7]
        mov dword [esp + 128], eax ;   785.3 p0+p3   63 v[4] spill
        mov ecx, eax               ;   784.7 p1      47 v[3] copy
        ror ecx, 9                 ;   800.7 p1      47 v[3]
        xor ecx, eax               ;   804.7 p0      47 v[3]
        ror ecx, 0xb               ;   805.2 p1      47 v[3]
        xor ecx, eax               ;   809.2 p0      47 v[3]
        ror ecx, 2                 ;   809.7 p1      47 v[3]
        add ebp, ecx               ;   813.7 p0      63 v[3]
        mov ecx, edi               ;   787.2 p0      50 w[14] copy
        shr ecx, 0xa               ;   788.2 p1      50 w[14]
        mov eax, edi               ;   787.7 p0      50 w[14] copy
        ror eax, 2                 ;   792.2 p1      50 w[14]
        xor eax, edi               ;   796.2 p0      50 w[14]
        ror eax, 0x11              ;   796.7 p1      50 w[14]
        xor ecx, eax               ;   800.7 p0      50 w[14]
        mov eax, dword [esp + 92]  ;   789.3 p2      49 w[13]
        mov dword [esp + 100], ecx ;   801.2 p0+p3   50 w[14] spill
        add esi, dword [esp + 108] ;   790.7 p2+p0   78 w[13]
        mov ecx, dword [esp + 92]  ;   791.3 p2      49 w[13]
        ror ecx, 0xb               ;   793.3 p1      49 w[13]
        add esi, dword [esp + 60]  ;   792.3 p2+p0   78 w[13]
        mov dword [esp + 60], edi  ;   792.0 p0+p3   78 w[12] spill
        mov edi, dword [esp + 92]  ;   793.3 p2      49 w[13]
        shr edi, 3                 ;   795.3 p1      49 w[13]
        xor eax, ecx               ;   797.3 p0      49 w[13]
        ror eax, 7                 ;   797.8 p1      49 w[13]
        xor edi, eax               ;   801.8 p0      49 w[13]
        mov eax, dword [esp + 76]  ;   794.3 p2      51 t1
        mov ecx, dword [esp + 76]  ;   795.3 p2      62 v[1] reload
        add esi, edi               ;   802.3 p0      78 w[13]
        mov edi, edx               ;   800.7 p1      48 t1 copy
        ror edi, 0xe               ;   802.8 p1      48 t1
        xor edi, edx               ;   806.8 p0      48 t1
        ror edi, 5                 ;   807.3 p1      48 t1
        xor edi, edx               ;   811.3 p0      48 t1
        ror edi, 6                 ;   811.8 p1      48 t1
        xor eax, ebx               ;   797.0 p0      51 t1
        and eax, edx               ;   800.7 p0      51 t1
        xor eax, ecx               ;   801.2 p0      51 t1
        add eax, dword [esp + 132] ;   801.7 p2+p1   61 t1
        add eax, 0xd6990624        ;   802.2 p0      61 t1
        add eax, esi               ;   802.8 p1      61 t1
        mov ecx, dword [esp + 48]  ;   799.3 p2      52 v[2]
        mov dword [esp + 132], esi ;   802.8 p0+p3   78 w[13] spill
        add eax, edi               ;   815.8 p1      61 t1
        mov edi, dword [esp + 128] ;   800.3 p2      52 v[2]
        xor edi, ebp               ;   814.2 p0      52 v[2]
        mov dword [esp + 48], edi  ;   814.7 p0+p3   52 v[2] spill
        and ecx, edi               ;   814.7 p0      52 v[2]
        xor ecx, dword [esp + 128] ;   815.2 p2+p0   52 v[2]
        add ecx, eax               ;   816.3 p1      63 v[2]
        mov edi, dword [esp + 116] ;   802.7 p2      62 v[6]
        add edi, eax               ;   816.3 p1      62 v[6]
        mov eax, ebp               ;   814.2 p0      47 v[2] copy
        mov dword [esp + 116], ebx ;   803.8 p0+p3   62 v[0] spill
        mov ebx, ebp               ;   814.2 p1      47 v[2] copy
        ror ebx, 9                 ;   816.8 p1      47 v[2]
        xor eax, ebx               ;   820.8 p0      47 v[2]
        ror eax, 0xb               ;   821.3 p1      47 v[2]
        xor eax, ebp               ;   825.3 p0      47 v[2]
        ror eax, 2                 ;   825.8 p1      47 v[2]
        add ecx, eax               ;   829.8 p0      63 v[2]
        mov eax, esi               ;   806.5 p0      50 w[15] copy
        shr eax, 0xa               ;   807.5 p1      50 w[15]
        mov ebx, esi               ;   807.0 p0      50 w[15] copy
        ror ebx, 2                 ;   811.5 p1      50 w[15]
        xor ebx, esi               ;   815.5 p0      50 w[15]
        ror ebx, 0x11              ;   816.0 p1      50 w[15]
        mov esi, dword [esp + 100] ;   808.3 p2      78 w[14]
        add esi, dword [esp + 112] ;   810.3 p2+p0   78 w[14]
        add esi, dword [esp + 92]  ;   810.8 p2+p0   78 w[14]
        xor eax, ebx               ;   820.0 p0      50 w[15]
        mov ebx, dword [esp + 104] ;   811.3 p2      49 w[14]
        mov dword [esp + 100], ebp ;   814.2 p0+p3   63 v[3] spill
        mov ebp, dword [esp + 104] ;   812.3 p2      49 w[14]
        mov dword [esp + 92], eax  ;   820.5 p0+p3   50 w[15] spill
        mov eax, dword [esp + 104] ;   813.3 p2      49 w[14]
        shr eax, 3                 ;   815.3 p1      49 w[14]
        ror ebp, 0xb               ;   819.3 p1      49 w[14]
        xor ebx, ebp               ;   823.3 p0      49 w[14]
        ror ebx, 7                 ;   823.8 p1      49 w[14]
        xor eax, ebx               ;   827.8 p0      49 w[14]
        mov ebx, dword [esp + 116] ;   814.3 p2      62 v[0] reload
        add esi, eax               ;   828.3 p0      78 w[14]
        mov eax, dword [esp + 116] ;   815.3 p2      51 t1
        xor eax, edx               ;   817.3 p0      51 t1
        and eax, edi               ;   817.8 p0      51 t1
        xor eax, ebx               ;   818.3 p0      51 t1
        mov ebx, dword [esp + 48]  ;   816.3 p2      52 v[1]
        mov ebp, edi               ;   816.8 p1      48 t1 copy
        ror ebp, 0xe               ;   818.8 p1      48 t1
        xor ebp, edi               ;   822.8 p0      48 t1
        ror ebp, 5                 ;   823.3 p1      48 t1
        xor ebp, edi               ;   827.3 p0      48 t1
        ror ebp, 6                 ;   827.8 p1      48 t1
        add eax, dword [esp + 76]  ;   818.8 p2+p0   61 t1
        add eax, 0xf40e3585        ;   819.3 p0      61 t1
        add eax, esi               ;   828.8 p0      61 t1
        add eax, ebp               ;   831.8 p1      61 t1
        mov ebp, dword [esp + 100] ;   819.7 p2      52 v[1]
        xor ebp, ecx               ;   830.3 p0      52 v[1]
        and ebx, ebp               ;   830.8 p0      52 v[1]
        mov dword [esp + 48], ebp  ;   830.8 p0+p3   52 v[1] spill
        mov dword [esp + 76], esi  ;   828.8 p0+p3   78 w[14] spill
        xor ebx, dword [esp + 100] ;   831.3 p2+p0   52 v[1]
        add ebx, eax               ;   832.3 p1      63 v[1]
        mov ebp, dword [esp + 84]  ;   822.3 p2      62 v[5]
        mov dword [esp + 84], ecx  ;   830.3 p0+p3   63 v[2] spill
        add ebp, eax               ;   832.3 p1      62 v[5]
        mov eax, ecx               ;   830.3 p1      47 v[1] copy
        ror eax, 9                 ;   832.8 p1      47 v[1]
        xor eax, ecx               ;   836.8 p0      47 v[1]
        ror eax, 0xb               ;   837.3 p1      47 v[1]
        xor eax, ecx               ;   841.3 p0      47 v[1]
        ror eax, 2                 ;   841.8 p1      47 v[1]
        add ebx, eax               ;   845.8 p0      63 v[1]
        mov eax, esi               ;   828.8 p0      50 w[0] copy
        shr eax, 0xa               ;   829.3 p1      50 w[0]
        mov ecx, esi               ;   828.8 p0      50 w[0] copy
        ror ecx, 2                 ;   833.3 p1      50 w[0]
        xor ecx, esi               ;   837.3 p0      50 w[0]
        ror ecx, 0x11              ;   837.8 p1      50 w[0]
        xor eax, ecx               ;   841.8 p0      50 w[0]
        mov esi, dword [esp + 92]  ;   828.0 p2      78 w[15]
        add esi, dword [esp + 64]  ;   830.0 p2+p0   78 w[15]
        mov dword [esp + 92], ebx  ;   846.3 p0+p3   63 v[1] spill
        mov ecx, dword [esp + 88]  ;   830.0 p2      49 w[15]
        mov ebx, dword [esp + 88]  ;   831.0 p2      49 w[15]
        add esi, dword [esp + 104] ;   832.0 p2+p1   78 w[15]
        ror ebx, 0xb               ;   833.0 p1      49 w[15]
        xor ecx, ebx               ;   837.0 p0      49 w[15]
        ror ecx, 7                 ;   837.5 p1      49 w[15]
        mov dword [esp + 104], eax ;   842.3 p0+p3   50 w[0] spill
        mov eax, dword [esp + 88]  ;   833.0 p2      49 w[15]
        shr eax, 3                 ;   835.0 p1      49 w[15]
        xor eax, ecx               ;   841.5 p0      49 w[15]
        mov ecx, edx               ;   833.2 p0      51 t1 copy
        xor ecx, edi               ;   833.7 p0      51 t1
        and ecx, ebp               ;   834.2 p0      51 t1
        xor ecx, edx               ;   834.7 p0      51 t1
        add ecx, dword [esp + 116] ;   835.2 p2+p1   61 t1
        mov dword [esp + 116], edi ;   835.2 p0+p3   62 v[6] spill
        mov ebx, dword [esp + 92]  ;   847.3 p2      52 v[0]
        add esi, eax               ;   842.0 p1      78 w[15]
        mov dword [esp + 72], esi  ;   842.5 p0+p3   78 w[15] spill
        mov eax, ebp               ;   836.3 p1      48 t1 copy
        ror eax, 0xe               ;   842.5 p1      48 t1
        xor ebx, dword [esp + 84]  ;   849.3 p2+p0   52 v[0]
        mov edi, dword [esp + 92]  ;   847.3 p2      47 v[0]
        xor eax, ebp               ;   846.5 p0      48 t1
        ror eax, 5                 ;   847.0 p1      48 t1
        xor eax, ebp               ;   851.0 p0      48 t1
        ror eax, 6                 ;   851.5 p1      48 t1
        add ecx, 0x106aa070        ;   839.3 p0      61 t1
        add ecx, esi               ;   842.5 p0      61 t1
        add ecx, eax               ;   855.5 p1      61 t1
        mov eax, dword [esp + 48]  ;   840.3 p2      52 v[0]
        and eax, ebx               ;   849.8 p0      52 v[0]
        mov dword [esp + 48], ebx  ;   849.8 p0+p3   52 v[0] spill
        mov ebx, dword [esp + 128] ;   841.3 p2      62 v[4]
        ror edi, 9                 ;   850.3 p1      47 v[0]
        mov dword [esp + 128], edx ;   843.0 p0+p3   62 v[7] spill
        mov edx, dword [esp + 92]  ;   847.3 p2      47 v[0]
        xor eax, dword [esp + 84]  ;   850.3 p2+p0   52 v[0]
        add eax, ecx               ;   856.0 p1      63 v[0]
        add ebx, ecx               ;   856.0 p0      62 v[4]
        xor edx, edi               ;   854.3 p0      47 v[0]
        mov edi, esi               ;   844.3 p1      50 w[1] copy
        ror edx, 0xb               ;   854.8 p1      47 v[0]
        mov ecx, dword [esp + 92]  ;   847.3 p2      47 v[0]
        xor ecx, edx               ;   858.8 p0      47 v[0]
        ror ecx, 2                 ;   859.3 p1      47 v[0]
        add eax, ecx               ;   863.3 p0      63 v[0]
        mov ecx, esi               ;   846.5 p0      50 w[1] copy
        shr edi, 0xa               ;   846.8 p1      50 w[1]
        ror ecx, 2                 ;   850.8 p1      50 w[1]
        xor ecx, esi               ;   854.8 p0      50 w[1]
        ror ecx, 0x11              ;   855.3 p1      50 w[1]
        xor edi, ecx               ;   859.3 p0      50 w[1]
        mov ecx, dword [esp + 140] ;   848.3 p2      78 w[1] reload
        mov edx, ecx               ;   850.3 p0      49 w[0] copy
        shr edx, 3                 ;   850.8 p1      49 w[0]
        mov esi, ecx               ;   850.3 p0      49 w[0] copy
        ror esi, 0xb               ;   854.8 p1      49 w[0]
        xor esi, ecx               ;   858.8 p0      49 w[0]
        ror esi, 7                 ;   859.3 p1      49 w[0]
        xor edx, esi               ;   863.3 p0      49 w[0]
        mov esi, dword [esp + 104] ;   851.0 p2      78 w[0]
        add esi, dword [esp + 96]  ;   853.0 p2+p0   78 w[0]
        add esi, dword [esp + 88]  ;   853.5 p2+p0   78 w[0]
        add esi, edx               ;   863.8 p0      78 w[0]
        mov edx, ebx               ;   856.5 p1      48 t1 copy
        ror edx, 0xe               ;   864.3 p1      48 t1
        mov ecx, dword [esp + 116] ;   854.0 p2      51 t1
        xor ecx, ebp               ;   856.0 p0      51 t1
        xor edx, ebx               ;   868.3 p0      48 t1
        ror edx, 5                 ;   868.8 p1      48 t1
        and ecx, ebx               ;   856.5 p0      51 t1
        xor ecx, dword [esp + 116] ;   857.0 p2+p0   51 t1
        xor edx, ebx               ;   872.8 p0      48 t1
        add ecx, 0x19a4c116        ;   857.5 p1      61 t1
        ror edx, 6                 ;   873.3 p1      48 t1
        add ecx, dword [esp + 128] ;   858.0 p2+p0   61 t1
        add ecx, esi               ;   864.3 p0      61 t1
        add ecx, edx               ;   877.3 p1      61 t1
        mov edx, dword [esp + 92]  ;   858.3 p2      52 v[7]
        mov dword [esp + 128], ebp ;   858.7 p0+p3   62 v[5] spill
        xor edx, eax               ;   863.8 p0      52 v[7]
        mov ebp, dword [esp + 48]  ;   859.3 p2      52 v[7]
        and ebp, edx               ;   864.3 p0      52 v[7]
        xor ebp, dword [esp + 92]  ;   864.8 p2+p0   52 v[7]
        add ebp, ecx               ;   877.8 p1      63 v[7]
        mov dword [esp + 48], edx  ;   864.3 p0+p3   52 v[7] spill
        mov edx, dword [esp + 100] ;   861.3 p2      62 v[3]
        add edx, ecx               ;   877.8 p1      62 v[3]
        mov ecx, eax               ;   863.8 p0      47 v[7] copy
        mov dword [esp + 100], eax ;   863.8 p0+p3   63 v[0] spill
        ror ecx, 9                 ;   878.3 p1      47 v[7]
        xor ecx, eax               ;   882.3 p0      47 v[7]
        ror ecx, 0xb               ;   882.8 p1      47 v[7]
        xor ecx, eax               ;   886.8 p0      47 v[7]
        mov eax, esi               ;   864.7 p0      50 w[2] copy
        add edi, dword [esp + 80]  ;   864.7 p2+p1   78 w[1]
        ror ecx, 2                 ;   887.3 p1      47 v[7]
        add edi, dword [esp + 140] ;   865.3 p2+p0   78 w[1]
        ror eax, 2                 ;   866.2 p1      50 w[2]
        xor eax, esi               ;   870.2 p0      50 w[2]
        ror eax, 0x11              ;   870.7 p1      50 w[2]
        add ebp, ecx               ;   891.3 p0      63 v[7]
        mov ecx, esi               ;   867.5 p0      50 w[2] copy
        shr ecx, 0xa               ;   868.2 p1      50 w[2]
        mov dword [esp + 140], esi ;   868.0 p0+p3   78 w[0] spill
        xor ecx, eax               ;   874.7 p0      50 w[2]
        mov esi, dword [esp + 136] ;   868.7 p2      49 w[1]
        shr esi, 3                 ;   870.7 p1      49 w[1]
        mov dword [esp + 88], ecx  ;   875.2 p0+p3   50 w[2] spill
        mov ecx, dword [esp + 136] ;   869.7 p2      49 w[1]
        mov eax, dword [esp + 136] ;   870.7 p2      49 w[1]
        ror ecx, 0xb               ;   874.7 p1      49 w[1]
        xor eax, ecx               ;   878.7 p0      49 w[1]
        ror eax, 7                 ;   879.2 p1      49 w[1]
        xor esi, eax               ;   883.2 p0      49 w[1]
        add edi, esi               ;   883.7 p0      78 w[1]
        mov esi, edx               ;   878.3 p1      48 t1 copy
        ror esi, 0xe               ;   884.2 p1      48 t1
        xor esi, edx               ;   888.2 p0      48 t1
        ror esi, 5                 ;   888.7 p1      48 t1
        mov eax, dword [esp + 128] ;   873.3 p2      51 t1
        xor eax, ebx               ;   875.3 p0      51 t1
        and eax, edx               ;   878.3 p0      51 t1
        mov ecx, dword [esp + 128] ;   874.3 p2      62 v[5] reload
        xor eax, ecx               ;   878.8 p0      51 t1
        mov ecx, dword [esp + 48]  ;   875.3 p2      52 v[6]
        xor esi, edx               ;   892.7 p0      48 t1
        ror esi, 6                 ;   893.2 p1      48 t1
        add eax, dword [esp + 116] ;   879.3 p2+p0   61 t1
        add eax, 0x1e376c08        ;   879.8 p0      61 t1
        add eax, edi               ;   884.2 p1      61 t1
        add eax, esi               ;   897.2 p0      61 t1
        mov esi, dword [esp + 100] ;   877.7 p2      52 v[6]
        xor esi, ebp               ;   891.8 p0      52 v[6]
        and ecx, esi               ;   892.3 p0      52 v[6]
        xor ecx, dword [esp + 100] ;   892.8 p2+p0   52 v[6]
        add ecx, eax               ;   897.7 p1      63 v[6]
        mov dword [esp + 48], esi  ;   892.3 p0+p3   52 v[6] spill
        mov esi, dword [esp + 84]  ;   880.0 p2      62 v[2]
        mov dword [esp + 84], ebx  ;   881.7 p0+p3   62 v[4] spill
        mov ebx, ebp               ;   891.8 p1      47 v[6] copy
        ror ebx, 9                 ;   898.2 p1      47 v[6]
        add esi, eax               ;   897.7 p0      62 v[2]
        mov eax, ebp               ;   891.8 p0      47 v[6] copy
        xor eax, ebx               ;   902.2 p0      47 v[6]
        mov ebx, edi               ;   884.2 p1      50 w[3] copy
        mov dword [esp + 116], edi ;   884.2 p0+p3   78 w[1] spill
        ror eax, 0xb               ;   902.7 p1      47 v[6]
        xor eax, ebp               ;   906.7 p0      47 v[6]
        ror eax, 2                 ;   907.2 p1      47 v[6]
        add ecx, eax               ;   911.2 p0      63 v[6]
        mov eax, edi               ;   885.0 p1      50 w[3] copy
        shr eax, 0xa               ;   885.5 p1      50 w[3]
        ror ebx, 2                 ;   889.5 p1      50 w[3]
        xor ebx, edi               ;   893.5 p0      50 w[3]
        mov edi, dword [esp + 88]  ;   885.7 p2      78 w[2]
        ror ebx, 0x11              ;   894.0 p1      50 w[3]
        mov dword [esp + 88], ebp  ;   891.8 p0+p3   63 v[7] spill
        mov ebp, dword [esp + 120] ;   886.7 p2      49 w[2]
        ror ebp, 0xb               ;   898.0 p1      49 w[2]
        add edi, dword [esp + 56]  ;   887.7 p2+p0   78 w[2]
        xor eax, ebx               ;   898.0 p0      50 w[3]
        mov ebx, dword [esp + 120] ;   888.7 p2      49 w[2]
        add edi, dword [esp + 136] ;   889.7 p2+p0   78 w[2]
        mov dword [esp + 136], eax ;   898.5 p0+p3   50 w[3] spill
        mov eax, dword [esp + 120] ;   890.7 p2      49 w[2]
        shr eax, 3                 ;   892.7 p1      49 w[2]
        xor ebx, ebp               ;   902.0 p0      49 w[2]
        ror ebx, 7                 ;   902.5 p1      49 w[2]
        xor eax, ebx               ;   906.5 p0      49 w[2]
        add edi, eax               ;   907.0 p0      78 w[2]
        mov eax, dword [esp + 84]  ;   891.7 p2      51 t1
        mov ebp, esi               ;   898.2 p1      48 t1 copy
        xor eax, edx               ;   893.7 p0      51 t1
        ror ebp, 0xe               ;   898.7 p1      48 t1
        mov ebx, dword [esp + 84]  ;   893.0 p2      62 v[4] reload
        and eax, esi               ;   898.2 p0      51 t1
        xor ebp, esi               ;   902.7 p0      48 t1
        ror ebp, 5                 ;   903.2 p1      48 t1
        xor ebp, esi               ;   907.2 p0      48 t1
        xor eax, ebx               ;   898.7 p0      51 t1
        add eax, dword [esp + 128] ;   899.2 p2+p1   61 t1
        add eax, 0x2748774c        ;   899.7 p0      61 t1
        add eax, edi               ;   907.5 p1      61 t1
        mov ebx, dword [esp + 48]  ;   896.3 p2      52 v[5]
        mov dword [esp + 128], edi ;   907.5 p0+p3   78 w[2] spill
        ror ebp, 6                 ;   908.0 p1      48 t1
        add eax, ebp               ;   912.0 p0      61 t1
        mov ebp, dword [esp + 88]  ;   897.7 p2      52 v[5]
        xor ebp, ecx               ;   911.7 p0      52 v[5]
        mov dword [esp + 48], ebp  ;   912.2 p0+p3   52 v[5] spill
        and ebx, ebp               ;   912.2 p0      52 v[5]
        xor ebx, dword [esp + 88]  ;   912.7 p2+p0   52 v[5]
        mov ebp, dword [esp + 92]  ;   900.0 p2      62 v[1]
        mov dword [esp + 92], ecx  ;   911.7 p0+p3   63 v[6] spill
        add ebx, eax               ;   913.2 p1      63 v[5]
        add ebp, eax               ;   912.5 p1      62 v[1]
        mov eax, ecx               ;   911.7 p1      47 v[5] copy
        ror eax, 9                 ;   913.0 p1      47 v[5]
        xor eax, ecx               ;   917.0 p0      47 v[5]
        ror eax, 0xb               ;   917.5 p1      47 v[5]
        xor eax, ecx               ;   921.5 p0      47 v[5]
        ror eax, 2                 ;   922.0 p1      47 v[5]
        add ebx, eax               ;   926.0 p0      63 v[5]
        mov eax, edi               ;   907.5 p0      50 w[4] copy
        shr eax, 0xa               ;   908.0 p1      50 w[4]
        mov ecx, edi               ;   907.5 p0      50 w[4] copy
        ror ecx, 2                 ;   912.0 p1      50 w[4]
        xor ecx, edi               ;   916.0 p0      50 w[4]
        mov edi, dword [esp + 136] ;   905.0 p2      78 w[3]
        add edi, dword [esp + 60]  ;   907.0 p2+p0   78 w[3]
        mov dword [esp + 136], ebx ;   926.5 p0+p3   63 v[5] spill
        mov ebx, dword [esp + 68]  ;   907.0 p2      49 w[3]
        ror ebx, 0xb               ;   909.0 p1      49 w[3]
        add edi, dword [esp + 120] ;   908.0 p2+p0   78 w[3]
        ror ecx, 0x11              ;   916.5 p1      50 w[4]
        xor eax, ecx               ;   920.5 p0      50 w[4]
        mov dword [esp + 120], eax ;   921.0 p0+p3   50 w[4] spill
        mov eax, dword [esp + 68]  ;   909.0 p2      49 w[3]
        shr eax, 3                 ;   911.0 p1      49 w[3]
        mov ecx, dword [esp + 68]  ;   910.0 p2      49 w[3]
        xor ecx, ebx               ;   913.0 p0      49 w[3]
        ror ecx, 7                 ;   913.5 p1      49 w[3]
        xor eax, ecx               ;   917.5 p0      49 w[3]
        mov ecx, edx               ;   910.8 p0      51 t1 copy
        xor ecx, esi               ;   911.3 p0      51 t1
        and ecx, ebp               ;   913.0 p0      51 t1
        mov ebx, dword [esp + 136] ;   927.5 p2      52 v[4]
        xor ecx, edx               ;   913.5 p0      51 t1
        add ecx, dword [esp + 84]  ;   914.0 p2+p1   61 t1
        add ecx, 0x34b0bcb5        ;   914.5 p0      61 t1
        add edi, eax               ;   918.0 p1      78 w[3]
        mov eax, ebp               ;   913.7 p0      48 t1 copy
        ror eax, 0xe               ;   918.5 p1      48 t1
        add ecx, edi               ;   918.5 p0      61 t1
        xor eax, ebp               ;   922.5 p0      48 t1
        ror eax, 5                 ;   923.0 p1      48 t1
        xor eax, ebp               ;   927.0 p0      48 t1
        ror eax, 6                 ;   927.5 p1      48 t1
        add ecx, eax               ;   931.5 p0      61 t1
        mov eax, dword [esp + 48]  ;   916.3 p2      52 v[4]
        xor ebx, dword [esp + 92]  ;   929.5 p2+p0   52 v[4]
        and eax, ebx               ;   930.0 p0      52 v[4]
        mov dword [esp + 48], ebx  ;   930.0 p0+p3   52 v[4] spill
        mov ebx, dword [esp + 100] ;   918.3 p2      62 v[0]
        xor eax, dword [esp + 92]  ;   930.5 p2+p0   52 v[4]
        add eax, ecx               ;   932.0 p1      63 v[4]
        add ebx, ecx               ;   932.0 p0      62 v[0]
        mov ecx, dword [esp + 136] ;   927.5 p2      47 v[4]
        mov dword [esp + 84], esi  ;   920.0 p0+p3   62 v[2] spill
        mov esi, dword [esp + 136] ;   927.5 p2      47 v[4]
        mov dword [esp + 100], edx ;   922.0 p0+p3   62 v[3] spill
        ror esi, 9                 ;   932.5 p1      47 v[4]
        mov edx, dword [esp + 136] ;   927.5 p2      47 v[4]
        xor edx, esi               ;   936.5 p0      47 v[4]
        mov esi, edi               ;   922.0 p1      50 w[5] copy
        shr esi, 0xa               ;   922.5 p1      50 w[5]
        ror edx, 0xb               ;   937.0 p1      47 v[4]
        xor ecx, edx               ;   941.0 p0      47 v[4]
        ror ecx, 2                 ;   941.5 p1      47 v[4]
        add eax, ecx               ;   945.5 p0      63 v[4]
        mov edx, dword [esp + 80]  ;   924.0 p2      78 w[10]
        mov ecx, edi               ;   924.3 p0      50 w[5] copy
        add edx, edi               ;   926.0 p0      78 w[10]
        ror ecx, 2                 ;   926.5 p1      50 w[5]
        xor edi, ecx               ;   930.5 p0      50 w[5]
        ror edi, 0x11              ;   931.0 p1      50 w[5]
        xor esi, edi               ;   935.0 p0      50 w[5]
        mov edi, dword [esp + 40]  ;   926.3 p2      78 w[5] reload
        mov ecx, edi               ;   928.3 p0      49 w[4] copy
        shr ecx, 3                 ;   928.8 p1      49 w[4]
        mov dword [esp + 104], edx ;   927.3 p0+p3   78 w[10] spill
        mov edx, edi               ;   928.3 p0      49 w[4] copy
        ror edx, 0xb               ;   932.8 p1      49 w[4]
        xor edx, edi               ;   936.8 p0      49 w[4]
        ror edx, 7                 ;   937.3 p1      49 w[4]
        mov edi, dword [esp + 84]  ;   929.0 p2      51 t1
        xor edi, ebp               ;   931.0 p0      51 t1
        and edi, ebx               ;   932.5 p0      51 t1
        xor edi, dword [esp + 84]  ;   933.0 p2+p0   51 t1
        add edi, dword [esp + 100] ;   933.5 p2+p1   61 t1
        add edi, 0x391c0cb3        ;   934.0 p0      61 t1
        mov dword [esp + 100], ebp ;   931.8 p0+p3   62 v[1] spill
        mov ebp, dword [esp + 48]  ;   932.0 p2      52 v[3]
        xor ecx, edx               ;   941.3 p0      49 w[4]
        mov edx, dword [esp + 120] ;   933.0 p2      78 w[4]
        add edx, dword [esp + 132] ;   935.0 p2+p1   78 w[4]
        add edx, dword [esp + 68]  ;   935.5 p2+p0   78 w[4]
        add edx, ecx               ;   941.8 p1      78 w[4]
        add edi, edx               ;   942.3 p0      61 t1
        mov ecx, ebx               ;   935.0 p1      48 t1 copy
        ror ecx, 0xe               ;   942.8 p1      48 t1
        xor ecx, ebx               ;   946.8 p0      48 t1
        ror ecx, 5                 ;   947.3 p1      48 t1
        xor ecx, ebx               ;   951.3 p0      48 t1
        ror ecx, 6                 ;   951.8 p1      48 t1
        add edi, ecx               ;   955.8 p0      61 t1
        mov ecx, dword [esp + 136] ;   937.3 p2      52 v[3]
        xor ecx, eax               ;   946.0 p0      52 v[3]
        mov dword [esp + 48], ecx  ;   946.5 p0+p3   52 v[3] spill
        and ebp, ecx               ;   946.5 p0      52 v[3]
        mov ecx, dword [esp + 88]  ;   938.7 p2      62 v[7]
        add ecx, edi               ;   956.3 p1      62 v[7]
        mov dword [esp + 88], eax  ;   946.0 p0+p3   63 v[4] spill
        xor ebp, dword [esp + 136] ;   947.0 p2+p0   52 v[3]
        add ebp, edi               ;   956.3 p1      63 v[3]
        mov edi, eax               ;   946.0 p1      47 v[3] copy
        ror edi, 9                 ;   956.8 p1      47 v[3]
        xor edi, eax               ;   960.8 p0      47 v[3]
        ror edi, 0xb               ;   961.3 p1      47 v[3]
        xor edi, eax               ;   965.3 p0      47 v[3]
        ror edi, 2                 ;   965.8 p1      47 v[3]
        add esi, dword [esp + 76]  ;   942.7 p2+p0   78 w[5]
        mov eax, edx               ;   943.3 p0      50 w[6] copy
        ror eax, 2                 ;   944.3 p1      50 w[6]
        add ebp, edi               ;   969.8 p0      63 v[3]
        xor eax, edx               ;   948.3 p0      50 w[6]
        ror eax, 0x11              ;   948.8 p1      50 w[6]
        mov edi, edx               ;   945.0 p0      50 w[6] copy
        shr edi, 0xa               ;   946.3 p1      50 w[6]
        add esi, dword [esp + 40]  ;   945.7 p2+p0   78 w[5]
        xor edi, eax               ;   952.8 p0      50 w[6]
        mov dword [esp + 68], edi  ;   953.3 p0+p3   50 w[6] spill
        mov edi, dword [esp + 108] ;   947.0 p2      49 w[5]
        ror edi, 0xb               ;   953.3 p1      49 w[5]
        mov eax, dword [esp + 108] ;   948.0 p2      49 w[5]
        xor eax, edi               ;   957.3 p0      49 w[5]
        mov edi, ecx               ;   956.8 p1      48 t1 copy
        mov dword [esp + 40], edx  ;   948.7 p0+p3   78 w[4] spill
        ror edi, 0xe               ;   957.8 p1      48 t1
        xor edi, ecx               ;   961.8 p0      48 t1
        ror edi, 5                 ;   962.3 p1      48 t1
        mov edx, dword [esp + 108] ;   950.0 p2      49 w[5]
        shr edx, 3                 ;   952.0 p1      49 w[5]
        ror eax, 7                 ;   957.8 p1      49 w[5]
        xor edi, ecx               ;   966.3 p0      48 t1
        ror edi, 6                 ;   966.8 p1      48 t1
        xor edx, eax               ;   961.8 p0      49 w[5]
        add esi, edx               ;   962.3 p0      78 w[5]
        mov edx, dword [esp + 100] ;   952.3 p2      62 v[1] reload
        mov eax, dword [esp + 100] ;   953.3 p2      51 t1
        xor eax, ebx               ;   955.3 p0      51 t1
        and eax, ecx               ;   956.8 p0      51 t1
        xor eax, edx               ;   957.3 p0      51 t1
        mov edx, dword [esp + 48]  ;   954.3 p2      52 v[2]
        add eax, dword [esp + 84]  ;   957.8 p2+p1   61 t1
        add eax, 0x4ed8aa4a        ;   958.3 p0      61 t1
        add eax, esi               ;   962.8 p1      61 t1
        add eax, edi               ;   970.8 p0      61 t1
        mov edi, dword [esp + 88]  ;   956.3 p2      52 v[2]
        xor edi, ebp               ;   970.3 p0      52 v[2]
        mov dword [esp + 48], edi  ;   970.8 p0+p3   52 v[2] spill
        and edx, edi               ;   970.8 p0      52 v[2]
        mov edi, dword [esp + 92]  ;   957.3 p2      62 v[6]
        mov dword [esp + 92], ebx  ;   958.7 p0+p3   62 v[0] spill
        mov ebx, ebp               ;   970.3 p1      47 v[2] copy
        add edi, eax               ;   971.3 p1      62 v[6]
        mov dword [esp + 84], esi  ;   962.8 p0+p3   78 w[5] spill
        xor edx, dword [esp + 88]  ;   971.3 p2+p0   52 v[2]
        add edx, eax               ;   971.8 p1      63 v[2]
        ror ebx, 9                 ;   972.3 p1      47 v[2]
        mov eax, ebp               ;   970.3 p0      47 v[2] copy
        xor eax, ebx               ;   976.3 p0      47 v[2]
        mov ebx, esi               ;   962.8 p1      50 w[7] copy
        ror eax, 0xb               ;   976.8 p1      47 v[2]
        xor eax, ebp               ;   980.8 p0      47 v[2]
        ror eax, 2                 ;   981.3 p1      47 v[2]
        ror ebx, 2                 ;   985.3 p1      50 w[7]
        xor ebx, esi               ;   989.3 p0      50 w[7]
        add edx, eax               ;   985.3 p0      63 v[2]
        mov eax, esi               ;   963.7 p0      50 w[7] copy
        mov esi, dword [esp + 68]  ;   963.7 p2      78 w[6]
        mov dword [esp + 68], ebp  ;   970.3 p0+p3   63 v[3] spill
        mov ebp, dword [esp + 112] ;   964.7 p2      49 w[6]
        shr eax, 0xa               ;   964.7 p1      50 w[7]
        ror ebp, 0xb               ;   968.7 p1      49 w[6]
        add esi, dword [esp + 72]  ;   965.7 p2+p0   78 w[6]
        add esi, dword [esp + 108] ;   966.7 p2+p0   78 w[6]
        ror ebx, 0x11              ;   989.8 p1      50 w[7]
        xor eax, ebx               ;   993.8 p0      50 w[7]
        mov ebx, dword [esp + 112] ;   967.7 p2      49 w[6]
        mov dword [esp + 108], eax ;   994.3 p0+p3   50 w[7] spill
        mov eax, dword [esp + 112] ;   968.7 p2      49 w[6]
        xor ebx, ebp               ;   972.7 p0      49 w[6]
        mov ebp, edi               ;   971.8 p1      48 t1 copy
        ror ebp, 0xe               ;   973.2 p1      48 t1
        xor ebp, edi               ;   977.2 p0      48 t1
        shr eax, 3                 ;   970.7 p1      49 w[6]
        ror ebx, 7                 ;   974.7 p1      49 w[6]
        xor eax, ebx               ;   978.7 p0      49 w[6]
        mov ebx, dword [esp + 92]  ;   970.7 p2      62 v[0] reload
        add esi, eax               ;   979.2 p0      78 w[6]
        mov eax, dword [esp + 92]  ;   971.7 p2      51 t1
        xor eax, ecx               ;   973.7 p0      51 t1
        and eax, edi               ;   974.2 p0      51 t1
        ror ebp, 5                 ;   977.7 p1      48 t1
        xor ebp, edi               ;   981.7 p0      48 t1
        xor eax, ebx               ;   974.7 p0      51 t1
        add eax, dword [esp + 100] ;   975.2 p2+p1   61 t1
        add eax, 0x5b9cca4f        ;   975.7 p0      61 t1
        ror ebp, 6                 ;   982.2 p1      48 t1
        add eax, esi               ;   979.7 p0      61 t1
        mov dword [esp + 100], esi ;   979.7 p0+p3   78 w[6] spill
        mov ebx, dword [esp + 48]  ;   975.3 p2      52 v[1]
        add eax, ebp               ;   986.2 p1      61 t1
        mov ebp, dword [esp + 68]  ;   976.3 p2      52 v[1]
        xor ebp, edx               ;   985.8 p0      52 v[1]
        and ebx, ebp               ;   986.3 p0      52 v[1]
        mov dword [esp + 48], ebp  ;   986.3 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 136] ;   977.3 p2      62 v[5]
        xor ebx, dword [esp + 68]  ;   986.8 p2+p0   52 v[1]
        add ebx, eax               ;   987.3 p1      63 v[1]
        add ebp, eax               ;   986.7 p0      62 v[5]
        mov eax, edx               ;   985.8 p1      47 v[1] copy
        mov dword [esp + 136], edx ;   985.8 p0+p3   63 v[2] spill
        ror eax, 9                 ;   987.2 p1      47 v[1]
        xor eax, edx               ;   991.2 p0      47 v[1]
        ror eax, 0xb               ;   991.7 p1      47 v[1]
        xor eax, edx               ;   995.7 p0      47 v[1]
        mov edx, esi               ;   981.3 p0      50 w[8] copy
        ror eax, 2                 ;   996.2 p1      47 v[1]
        add ebx, eax               ;  1000.2 p0      63 v[1]
        mov eax, esi               ;   982.3 p0      50 w[8] copy
        shr eax, 0xa               ;   982.8 p1      50 w[8]
        ror edx, 2                 ;   986.8 p1      50 w[8]
        xor edx, esi               ;   990.8 p0      50 w[8]
        ror edx, 0x11              ;   991.3 p1      50 w[8]
        xor eax, edx               ;   995.3 p0      50 w[8]
        mov esi, dword [esp + 108] ;   995.3 p2      78 w[7]
        mov dword [esp + 108], ebx ;  1000.7 p0+p3   63 v[1] spill
        mov ebx, dword [esp + 64]  ;   985.0 p2      49 w[7]
        ror ebx, 0xb               ;   995.8 p1      49 w[7]
        mov edx, dword [esp + 64]  ;   986.0 p2      49 w[7]
        add esi, dword [esp + 140] ;   997.3 p2+p0   78 w[7]
        xor edx, ebx               ;   999.8 p0      49 w[7]
        add esi, dword [esp + 112] ;   997.8 p2+p1   78 w[7]
        mov dword [esp + 112], eax ;   995.8 p0+p3   50 w[8] spill
        mov eax, dword [esp + 64]  ;   989.0 p2      49 w[7]
        shr eax, 3                 ;   991.0 p1      49 w[7]
        ror edx, 7                 ;  1000.3 p1      49 w[7]
        xor eax, edx               ;  1004.3 p0      49 w[7]
        mov ebx, dword [esp + 108] ;  1001.7 p2      52 v[0]
        mov edx, ecx               ;   989.3 p0      51 t1 copy
        xor edx, edi               ;   989.8 p0      51 t1
        add esi, eax               ;  1004.8 p1      78 w[7]
        mov eax, ebp               ;   990.3 p0      48 t1 copy
        and edx, ebp               ;   990.8 p0      51 t1
        ror eax, 0xe               ;   991.3 p1      48 t1
        xor edx, ecx               ;   991.3 p0      51 t1
        add edx, dword [esp + 92]  ;   991.8 p2+p0   61 t1
        mov dword [esp + 92], edi  ;   992.3 p0+p3   62 v[6] spill
        mov edi, dword [esp + 108] ;  1001.7 p2      47 v[0]
        add edx, 0x682e6ff3        ;   993.0 p1      61 t1
        add edx, esi               ;  1005.3 p0      61 t1
        ror edi, 9                 ;  1005.8 p1      47 v[0]
        xor ebx, dword [esp + 136] ;  1003.7 p2+p0   52 v[0]
        xor eax, ebp               ;   995.3 p0      48 t1
        ror eax, 5                 ;   995.8 p1      48 t1
        xor eax, ebp               ;   999.8 p0      48 t1
        ror eax, 6                 ;  1000.3 p1      48 t1
        add edx, eax               ;  1005.8 p0      61 t1
        mov eax, dword [esp + 48]  ;   996.3 p2      52 v[0]
        and eax, ebx               ;  1004.2 p0      52 v[0]
        mov dword [esp + 48], ebx  ;  1004.2 p0+p3   52 v[0] spill
        mov ebx, dword [esp + 88]  ;   997.3 p2      62 v[4]
        mov dword [esp + 88], ecx  ;   999.0 p0+p3   62 v[7] spill
        mov ecx, dword [esp + 108] ;  1001.7 p2      47 v[0]
        xor ecx, edi               ;  1009.8 p0      47 v[0]
        add ebx, edx               ;  1006.3 p1      62 v[4]
        xor eax, dword [esp + 136] ;  1004.7 p2+p0   52 v[0]
        add eax, edx               ;  1006.3 p1      63 v[0]
        mov edx, dword [esp + 108] ;  1001.7 p2      47 v[0]
        ror ecx, 0xb               ;  1010.3 p1      47 v[0]
        mov edi, esi               ;  1005.3 p0      50 w[9] copy
        xor edx, ecx               ;  1014.3 p0      47 v[0]
        ror edx, 2                 ;  1014.8 p1      47 v[0]
        add eax, edx               ;  1018.8 p0      63 v[0]
        mov edx, dword [esp + 76]  ;  1002.0 p2      61 t1
        add edx, esi               ;  1005.3 p0      61 t1
        mov ecx, esi               ;  1005.3 p1      50 w[9] copy
        ror ecx, 2                 ;  1005.8 p1      50 w[9]
        xor esi, ecx               ;  1009.8 p0      50 w[9]
        ror esi, 0x11              ;  1010.3 p1      50 w[9]
        mov dword [esp + 120], edx ;  1005.8 p0+p3   61 t1 spill
        shr edi, 0xa               ;  1005.8 p1      50 w[9]
        xor edi, esi               ;  1014.3 p0      50 w[9]
        mov esi, dword [esp + 96]  ;  1005.0 p2      78 w[9] reload
        mov ecx, esi               ;  1007.0 p0      49 w[8] copy
        shr ecx, 3                 ;  1007.5 p1      49 w[8]
        mov edx, esi               ;  1007.0 p0      49 w[8] copy
        ror edx, 0xb               ;  1011.5 p1      49 w[8]
        xor edx, esi               ;  1015.5 p0      49 w[8]
        ror edx, 7                 ;  1016.0 p1      49 w[8]
        mov esi, dword [esp + 92]  ;  1007.3 p2      51 t1
        xor ecx, edx               ;  1020.0 p0      49 w[8]
        mov edx, dword [esp + 112] ;  1008.3 p2      78 w[8]
        add edx, dword [esp + 116] ;  1010.3 p2+p0   78 w[8]
        add edx, dword [esp + 64]  ;  1010.8 p2+p0   78 w[8]
        add edx, ecx               ;  1020.5 p1      78 w[8]
        mov ecx, ebx               ;  1010.0 p0      48 t1 copy
        xor esi, ebp               ;  1010.5 p0      51 t1
        and esi, ebx               ;  1011.0 p0      51 t1
        ror ecx, 0xe               ;  1011.5 p1      48 t1
        xor ecx, ebx               ;  1015.5 p0      48 t1
        xor esi, dword [esp + 92]  ;  1012.0 p2+p0   51 t1
        add esi, dword [esp + 88]  ;  1012.7 p2+p1   61 t1
        add esi, 0x748f82ee        ;  1013.2 p0      61 t1
        ror ecx, 5                 ;  1016.0 p1      48 t1
        xor ecx, ebx               ;  1020.0 p0      48 t1
        ror ecx, 6                 ;  1020.5 p1      48 t1
        mov dword [esp + 88], ebp  ;  1014.3 p0+p3   62 v[5] spill
        mov ebp, dword [esp + 48]  ;  1014.7 p2      52 v[7]
        add edi, dword [esp + 128] ;  1015.7 p2+p1   78 w[9]
        add edi, dword [esp + 96]  ;  1016.7 p2+p0   78 w[9]
        mov dword [esp + 96], edx  ;  1021.0 p0+p3   78 w[8] spill
        add esi, edx               ;  1021.0 p1      61 t1
        add esi, ecx               ;  1024.5 p1      61 t1
        mov ecx, dword [esp + 108] ;  1017.7 p2      52 v[7]
        xor ecx, eax               ;  1019.7 p0      52 v[7]
        mov dword [esp + 48], ecx  ;  1020.2 p0+p3   52 v[7] spill
        and ebp, ecx               ;  1020.2 p0      52 v[7]
        xor ebp, dword [esp + 108] ;  1020.7 p2+p0   52 v[7]
        add ebp, esi               ;  1025.0 p1      63 v[7]
        mov ecx, dword [esp + 68]  ;  1019.7 p2      62 v[3]
        add ecx, esi               ;  1025.0 p1      62 v[3]
        mov esi, eax               ;  1020.3 p0      47 v[7] copy
        ror esi, 9                 ;  1025.5 p1      47 v[7]
        xor esi, eax               ;  1029.5 p0      47 v[7]
        mov dword [esp + 68], eax  ;  1021.5 p0+p3   63 v[0] spill
        ror esi, 0xb               ;  1030.0 p1      47 v[7]
        xor esi, eax               ;  1034.0 p0      47 v[7]
        ror esi, 2                 ;  1034.5 p1      47 v[7]
        add ebp, esi               ;  1038.5 p0      63 v[7]
        mov esi, edx               ;  1023.5 p0      50 w[10] copy
        shr esi, 0xa               ;  1024.0 p1      50 w[10]
        mov eax, edx               ;  1024.0 p0      50 w[10] copy
        ror eax, 2                 ;  1028.0 p1      50 w[10]
        xor eax, edx               ;  1032.0 p0      50 w[10]
        ror eax, 0x11              ;  1032.5 p1      50 w[10]
        xor esi, eax               ;  1036.5 p0      50 w[10]
        mov edx, dword [esp + 80]  ;  1025.3 p2      49 w[9]
        shr edx, 3                 ;  1027.3 p1      49 w[9]
        mov eax, dword [esp + 80]  ;  1026.3 p2      49 w[9]
        mov dword [esp + 128], esi ;  1037.0 p0+p3   50 w[10] spill
        mov esi, dword [esp + 80]  ;  1027.3 p2      49 w[9]
        ror esi, 0xb               ;  1031.3 p1      49 w[9]
        xor eax, esi               ;  1035.3 p0      49 w[9]
        ror eax, 7                 ;  1035.8 p1      49 w[9]
        xor edx, eax               ;  1039.8 p0      49 w[9]
        mov eax, dword [esp + 88]  ;  1028.3 p2      51 t1
        xor eax, ebx               ;  1030.3 p0      51 t1
        add edi, edx               ;  1040.3 p0      78 w[9]
        mov esi, ecx               ;  1029.7 p0      48 t1 copy
        ror esi, 0xe               ;  1040.8 p1      48 t1
        xor esi, ecx               ;  1044.8 p0      48 t1
        mov edx, dword [esp + 88]  ;  1030.3 p2      62 v[5] reload
        and eax, ecx               ;  1030.8 p0      51 t1
        ror esi, 5                 ;  1045.3 p1      48 t1
        xor esi, ecx               ;  1049.3 p0      48 t1
        ror esi, 6                 ;  1049.8 p1      48 t1
        xor eax, edx               ;  1032.3 p0      51 t1
        mov edx, dword [esp + 48]  ;  1032.3 p2      52 v[6]
        add eax, dword [esp + 92]  ;  1033.3 p2+p0   61 t1
        add eax, 0x78a5636f        ;  1033.8 p1      61 t1
        add eax, edi               ;  1040.8 p0      61 t1
        add eax, esi               ;  1053.8 p1      61 t1
        mov esi, dword [esp + 68]  ;  1034.3 p2      52 v[6]
        xor esi, ebp               ;  1039.0 p0      52 v[6]
        mov dword [esp + 48], esi  ;  1039.5 p0+p3   52 v[6] spill
        and edx, esi               ;  1039.5 p0      52 v[6]
        mov esi, dword [esp + 136] ;  1035.7 p2      62 v[2]
        mov dword [esp + 136], ebx ;  1037.0 p0+p3   62 v[4] spill
        xor edx, dword [esp + 68]  ;  1040.0 p2+p0   52 v[6]
        mov ebx, ebp               ;  1039.0 p1      47 v[6] copy
        ror ebx, 9                 ;  1040.5 p1      47 v[6]
        add esi, eax               ;  1054.3 p0      62 v[2]
        add edx, eax               ;  1054.3 p1      63 v[6]
        mov eax, ebp               ;  1039.0 p0      47 v[6] copy
        xor eax, ebx               ;  1044.5 p0      47 v[6]
        ror eax, 0xb               ;  1045.0 p1      47 v[6]
        xor eax, ebp               ;  1049.0 p0      47 v[6]
        ror eax, 2                 ;  1049.5 p1      47 v[6]
        add edx, eax               ;  1054.8 p0      63 v[6]
        mov eax, edi               ;  1040.8 p0      50 w[11] copy
        shr eax, 0xa               ;  1041.3 p1      50 w[11]
        mov ebx, edi               ;  1041.2 p0      50 w[11] copy
        ror ebx, 2                 ;  1045.3 p1      50 w[11]
        xor edi, ebx               ;  1049.3 p0      50 w[11]
        ror edi, 0x11              ;  1049.8 p1      50 w[11]
        xor eax, edi               ;  1053.8 p0      50 w[11]
        mov edi, dword [esp + 56]  ;  1042.7 p2      78 w[11] reload
        mov ebx, edi               ;  1044.7 p0      49 w[10] copy
        shr ebx, 3                 ;  1045.2 p1      49 w[10]
        mov dword [esp + 92], eax  ;  1054.3 p0+p3   50 w[11] spill
        mov eax, edi               ;  1044.7 p0      49 w[10] copy
        ror eax, 0xb               ;  1049.2 p1      49 w[10]
        xor eax, edi               ;  1053.2 p0      49 w[10]
        mov edi, dword [esp + 136] ;  1045.0 p2      51 t1
        ror eax, 7                 ;  1053.7 p1      49 w[10]
        xor ebx, eax               ;  1057.7 p0      49 w[10]
        mov eax, dword [esp + 104] ;  1046.0 p2      78 w[10] reload
        add eax, dword [esp + 128] ;  1048.0 p2+p0   78 w[10]
        xor edi, ecx               ;  1047.0 p0      51 t1
        add eax, ebx               ;  1058.2 p1      78 w[10]
        mov ebx, esi               ;  1054.8 p0      48 t1 copy
        ror ebx, 0xe               ;  1058.7 p1      48 t1
        xor ebx, esi               ;  1062.7 p0      48 t1
        ror ebx, 5                 ;  1063.2 p1      48 t1
        and edi, esi               ;  1054.8 p0      51 t1
        xor edi, dword [esp + 136] ;  1055.3 p2+p0   51 t1
        add edi, dword [esp + 88]  ;  1055.8 p2+p0   61 t1
        add edi, 0x84c87814        ;  1056.3 p1      61 t1
        add edi, eax               ;  1058.7 p0      61 t1
        xor ebx, esi               ;  1067.2 p0      48 t1
        ror ebx, 6                 ;  1067.7 p1      48 t1
        add edi, ebx               ;  1071.7 p0      61 t1
        mov ebx, dword [esp + 48]  ;  1052.3 p2      52 v[5]
        mov dword [esp + 48], ecx  ;  1052.7 p0+p3   62 v[3] spill
        mov ecx, ebp               ;  1053.0 p1      52 v[5] copy
        mov dword [esp + 88], ebp  ;  1054.7 p0+p3   63 v[7] spill
        xor ecx, edx               ;  1055.3 p0      52 v[5]
        and ebx, ecx               ;  1055.8 p0      52 v[5]
        xor ebx, ebp               ;  1056.3 p0      52 v[5]
        mov ebp, dword [esp + 108] ;  1054.7 p2      62 v[1]
        add ebp, edi               ;  1072.2 p1      62 v[1]
        mov dword [esp + 108], ecx ;  1056.7 p0+p3   52 v[5] spill
        mov ecx, eax               ;  1058.7 p1      50 w[12] copy
        add ebx, edi               ;  1072.2 p1      63 v[5]
        mov edi, edx               ;  1056.7 p1      47 v[5] copy
        ror edi, 9                 ;  1072.7 p1      47 v[5]
        xor edi, edx               ;  1076.7 p0      47 v[5]
        ror edi, 0xb               ;  1077.2 p1      47 v[5]
        xor edi, edx               ;  1081.2 p0      47 v[5]
        ror edi, 2                 ;  1081.7 p1      47 v[5]
        add ebx, edi               ;  1085.7 p0      63 v[5]
        mov edi, eax               ;  1058.8 p0      50 w[12] copy
        shr edi, 0xa               ;  1060.2 p1      50 w[12]
        ror eax, 2                 ;  1064.2 p1      50 w[12]
        xor ecx, eax               ;  1068.2 p0      50 w[12]
        ror ecx, 0x11              ;  1068.7 p1      50 w[12]
        xor edi, ecx               ;  1072.7 p0      50 w[12]
        mov dword [esp + 104], edi ;  1073.2 p0+p3   50 w[12] spill
        mov eax, dword [esp + 60]  ;  1061.0 p2      78 w[12] reload
        mov ecx, eax               ;  1063.0 p0      49 w[11] copy
        shr ecx, 3                 ;  1063.5 p1      49 w[11]
        mov edi, eax               ;  1063.0 p0      49 w[11] copy
        ror edi, 0xb               ;  1067.5 p1      49 w[11]
        xor edi, eax               ;  1071.5 p0      49 w[11]
        ror edi, 7                 ;  1072.0 p1      49 w[11]
        xor ecx, edi               ;  1076.0 p0      49 w[11]
        mov edi, dword [esp + 92]  ;  1063.7 p2      78 w[11]
        add edi, dword [esp + 40]  ;  1065.7 p2+p0   78 w[11]
        add edi, dword [esp + 56]  ;  1066.2 p2+p0   78 w[11]
        add edi, ecx               ;  1076.5 p0      78 w[11]
        mov eax, dword [esp + 48]  ;  1066.7 p2      51 t1
        xor eax, esi               ;  1068.7 p0      51 t1
        mov ecx, ebp               ;  1072.7 p1      48 t1 copy
        ror ecx, 0xe               ;  1073.2 p1      48 t1
        xor ecx, ebp               ;  1077.2 p0      48 t1
        and eax, ebp               ;  1072.7 p0      51 t1
        xor eax, dword [esp + 48]  ;  1073.2 p2+p0   51 t1
        add eax, dword [esp + 136] ;  1073.7 p2+p1   61 t1
        add eax, 0x8cc70208        ;  1074.2 p0      61 t1
        add eax, edi               ;  1077.0 p1      61 t1
        ror ecx, 5                 ;  1077.7 p1      48 t1
        xor ecx, ebp               ;  1081.7 p0      48 t1
        ror ecx, 6                 ;  1082.2 p1      48 t1
        mov dword [esp + 136], edx ;  1070.7 p0+p3   63 v[6] spill
        add eax, ecx               ;  1086.2 p0      61 t1
        mov ecx, dword [esp + 108] ;  1071.3 p2      52 v[4]
        mov dword [esp + 108], esi ;  1072.7 p0+p3   62 v[2] spill
        mov esi, edx               ;  1072.0 p1      52 v[4] copy
        xor esi, ebx               ;  1086.2 p0      52 v[4]
        and ecx, esi               ;  1086.7 p0      52 v[4]
        xor ecx, edx               ;  1087.2 p0      52 v[4]
        add ecx, eax               ;  1087.7 p1      63 v[4]
        mov edx, dword [esp + 68]  ;  1073.7 p2      62 v[0]
        add edx, eax               ;  1086.7 p1      62 v[0]
        mov eax, ebx               ;  1086.2 p1      47 v[4] copy
        ror eax, 9                 ;  1087.2 p1      47 v[4]
        xor eax, ebx               ;  1091.2 p0      47 v[4]
        ror eax, 0xb               ;  1091.7 p1      47 v[4]
        xor eax, ebx               ;  1095.7 p0      47 v[4]
        ror eax, 2                 ;  1096.2 p1      47 v[4]
        mov dword [esp + 68], esi  ;  1086.7 p0+p3   52 v[4] spill
        mov esi, edi               ;  1077.3 p0      50 w[13] copy
        add ecx, eax               ;  1100.2 p0      63 v[4]
        mov eax, edi               ;  1078.0 p1      50 w[13] copy
        shr eax, 0xa               ;  1078.5 p1      50 w[13]
        ror esi, 2                 ;  1082.5 p1      50 w[13]
        xor edi, esi               ;  1086.5 p0      50 w[13]
        ror edi, 0x11              ;  1087.0 p1      50 w[13]
        mov esi, dword [esp + 132] ;  1079.0 p2      78 w[13] reload
        xor eax, edi               ;  1091.0 p0      50 w[13]
        mov edi, esi               ;  1081.0 p0      49 w[12] copy
        shr edi, 3                 ;  1081.5 p1      49 w[12]
        mov dword [esp + 56], eax  ;  1091.5 p0+p3   50 w[13] spill
        mov eax, esi               ;  1081.3 p0      49 w[12] copy
        ror eax, 0xb               ;  1085.5 p1      49 w[12]
        xor eax, esi               ;  1089.5 p0      49 w[12]
        ror eax, 7                 ;  1090.0 p1      49 w[12]
        xor edi, eax               ;  1094.0 p0      49 w[12]
        mov eax, dword [esp + 104] ;  1082.3 p2      78 w[12]
        add eax, dword [esp + 84]  ;  1084.3 p2+p0   78 w[12]
        add eax, dword [esp + 60]  ;  1084.8 p2+p0   78 w[12]
        add eax, edi               ;  1094.5 p0      78 w[12]
        mov edi, edx               ;  1087.2 p0      48 t1 copy
        ror edi, 0xe               ;  1095.0 p1      48 t1
        mov esi, dword [esp + 108] ;  1085.3 p2      51 t1
        xor edi, edx               ;  1099.0 p0      48 t1
        ror edi, 5                 ;  1099.5 p1      48 t1
        xor edi, edx               ;  1103.5 p0      48 t1
        xor esi, ebp               ;  1087.3 p0      51 t1
        and esi, edx               ;  1087.8 p0      51 t1
        ror edi, 6                 ;  1104.0 p1      48 t1
        xor esi, dword [esp + 108] ;  1088.3 p2+p0   51 t1
        add esi, dword [esp + 48]  ;  1088.8 p2+p1   61 t1
        mov dword [esp + 48], ebx  ;  1088.7 p0+p3   63 v[5] spill
        add esi, 0x90befffa        ;  1089.3 p1      61 t1
        add esi, eax               ;  1095.0 p1      61 t1
        add esi, edi               ;  1108.0 p0      61 t1
        mov edi, dword [esp + 68]  ;  1090.0 p2      52 v[3]
        mov dword [esp + 68], eax  ;  1095.0 p0+p3   78 w[12] spill
        mov eax, ebx               ;  1090.7 p1      52 v[3] copy
        xor eax, ecx               ;  1100.7 p0      52 v[3]
        and edi, eax               ;  1101.2 p0      52 v[3]
        xor edi, ebx               ;  1101.7 p0      52 v[3]
        add edi, esi               ;  1108.5 p1      63 v[3]
        mov ebx, dword [esp + 88]  ;  1092.3 p2      62 v[7]
        add ebx, esi               ;  1108.5 p1      62 v[7]
        mov esi, ecx               ;  1100.7 p0      47 v[3] copy
        mov dword [esp + 88], eax  ;  1101.2 p0+p3   52 v[3] spill
        mov eax, dword [esp + 56]  ;  1093.7 p2      78 w[13]
        add eax, dword [esp + 100] ;  1095.7 p2+p1   78 w[13]
        add eax, dword [esp + 132] ;  1096.2 p2+p1   78 w[13]
        ror esi, 9                 ;  1101.2 p1      47 v[3]
        mov dword [esp + 132], ecx ;  1100.7 p0+p3   63 v[4] spill
        xor esi, ecx               ;  1105.2 p0      47 v[3]
        ror esi, 0xb               ;  1105.7 p1      47 v[3]
        xor esi, ecx               ;  1109.7 p0      47 v[3]
        ror esi, 2                 ;  1110.2 p1      47 v[3]
        mov ecx, dword [esp + 76]  ;  1097.3 p2      49 w[13]
        add edi, esi               ;  1114.2 p0      63 v[3]
        mov dword [esp + 100], edi ;  1114.7 p0+p3   63 v[3] spill
        mov esi, dword [esp + 76]  ;  1098.3 p2      49 w[13]
        shr ecx, 3                 ;  1099.3 p1      49 w[13]
        mov edi, dword [esp + 76]  ;  1099.3 p2      49 w[13]
        ror edi, 0xb               ;  1103.3 p1      49 w[13]
        xor esi, edi               ;  1107.3 p0      49 w[13]
        ror esi, 7                 ;  1107.8 p1      49 w[13]
        xor ecx, esi               ;  1111.8 p0      49 w[13]
        mov esi, ebx               ;  1109.0 p0      48 t1 copy
        ror esi, 0xe               ;  1112.3 p1      48 t1
        xor esi, ebx               ;  1116.3 p0      48 t1
        ror esi, 5                 ;  1116.8 p1      48 t1
        xor esi, ebx               ;  1120.8 p0      48 t1
        mov edi, ebp               ;  1102.5 p0      51 t1 copy
        xor edi, edx               ;  1103.0 p0      51 t1
        and edi, ebx               ;  1109.0 p0      51 t1
        ror esi, 6                 ;  1121.3 p1      48 t1
        add eax, ecx               ;  1112.3 p0      78 w[13]
        xor edi, ebp               ;  1109.5 p0      51 t1
        add edi, dword [esp + 108] ;  1110.0 p2+p1   61 t1
        add edi, 0xa4506ceb        ;  1110.5 p0      61 t1
        add edi, eax               ;  1112.8 p1      61 t1
        add edi, esi               ;  1125.3 p0      61 t1
        mov dword [esp + 108], ebp ;  1106.2 p0+p3   62 v[1] spill
        mov ebp, dword [esp + 100] ;  1115.7 p2      47 v[2]
        mov ecx, dword [esp + 100] ;  1115.7 p2      52 v[2]
        ror ebp, 9                 ;  1125.8 p1      47 v[2]
        xor ecx, dword [esp + 132] ;  1117.7 p2+p0   52 v[2]
        mov esi, dword [esp + 88]  ;  1109.3 p2      52 v[2]
        mov dword [esp + 88], eax  ;  1112.8 p0+p3   78 w[13] spill
        mov eax, dword [esp + 136] ;  1110.3 p2      62 v[6]
        add eax, edi               ;  1125.8 p1      62 v[6]
        mov dword [esp + 136], ecx ;  1118.2 p0+p3   52 v[2] spill
        and esi, ecx               ;  1118.2 p0      52 v[2]
        mov ecx, dword [esp + 100] ;  1115.7 p2      47 v[2]
        xor ecx, ebp               ;  1129.8 p0      47 v[2]
        xor esi, dword [esp + 132] ;  1118.7 p2+p0   52 v[2]
        add esi, edi               ;  1125.8 p1      63 v[2]
        mov edi, dword [esp + 100] ;  1115.7 p2      47 v[2]
        ror ecx, 0xb               ;  1130.3 p1      47 v[2]
        xor edi, ecx               ;  1134.3 p0      47 v[2]
        ror edi, 2                 ;  1134.8 p1      47 v[2]
        add esi, edi               ;  1138.8 p0      63 v[2]
        mov dword [esp + 76], edx  ;  1113.5 p0+p3   62 v[0] spill
        mov ebp, dword [esp + 68]  ;  1114.3 p2      78 w[12] reload
        mov ecx, ebp               ;  1116.3 p1      50 w[14] copy
        mov edi, ebp               ;  1116.3 p0      50 w[14] copy
        mov dword [esp + 68], esi  ;  1139.3 p0+p3   63 v[2] spill
        mov esi, dword [esp + 72]  ;  1115.3 p2      49 w[14]
        shr ecx, 0xa               ;  1116.8 p1      50 w[14]
        ror esi, 0xb               ;  1120.8 p1      49 w[14]
        ror ebp, 2                 ;  1124.8 p1      50 w[14]
        xor edi, ebp               ;  1128.8 p0      50 w[14]
        ror edi, 0x11              ;  1129.3 p1      50 w[14]
        mov ebp, dword [esp + 72]  ;  1117.0 p2      49 w[14]
        xor ecx, edi               ;  1133.3 p0      50 w[14]
        mov edi, dword [esp + 72]  ;  1118.0 p2      49 w[14]
        shr edi, 3                 ;  1120.0 p1      49 w[14]
        xor ebp, esi               ;  1124.8 p0      49 w[14]
        ror ebp, 7                 ;  1125.3 p1      49 w[14]
        mov esi, eax               ;  1126.3 p0      48 t1 copy
        ror esi, 0xe               ;  1129.3 p1      48 t1
        xor esi, eax               ;  1133.3 p0      48 t1
        ror esi, 5                 ;  1133.8 p1      48 t1
        xor edi, ebp               ;  1129.3 p0      49 w[14]
        mov ebp, edx               ;  1120.8 p0      51 t1 copy
        xor ebp, ebx               ;  1121.3 p0      51 t1
        and ebp, eax               ;  1126.3 p0      51 t1
        xor esi, eax               ;  1137.8 p0      48 t1
        xor ebp, edx               ;  1126.8 p0      51 t1
        mov edx, dword [esp + 120] ;  1122.3 p2      61 t1 reload
        add edx, ebp               ;  1127.3 p0      61 t1
        add edx, dword [esp + 108] ;  1127.8 p2+p1   61 t1
        add edx, 0xbef9a3f7        ;  1128.3 p0      61 t1
        ror esi, 6                 ;  1138.3 p1      48 t1
        add edx, edi               ;  1129.8 p0      61 t1
        add edx, esi               ;  1142.3 p0      61 t1
        mov ebp, dword [esp + 100] ;  1125.0 p2      63 v[3] reload
        mov esi, dword [esp + 136] ;  1126.0 p2      52 v[1]
        mov dword [esp + 136], ebx ;  1125.7 p0+p3   62 v[7] spill
        mov ebx, dword [esp + 68]  ;  1140.3 p2      47 v[1]
        mov edi, dword [esp + 68]  ;  1140.3 p2      52 v[1]
        xor edi, ebp               ;  1142.3 p0      52 v[1]
        and esi, edi               ;  1142.8 p0      52 v[1]
        xor esi, ebp               ;  1143.3 p0      52 v[1]
        add edx, ecx               ;  1142.8 p1      61 t1
        add esi, edx               ;  1143.8 p1      63 v[1]
        mov ecx, dword [esp + 48]  ;  1129.0 p2      62 v[5]
        add ecx, edx               ;  1143.3 p0      62 v[5]
        mov ebp, dword [esp + 68]  ;  1140.3 p2      47 v[1]
        ror ebx, 9                 ;  1143.8 p1      47 v[1]
        xor ebp, ebx               ;  1147.8 p0      47 v[1]
        mov edx, dword [esp + 68]  ;  1140.3 p2      47 v[1]
        ror ebp, 0xb               ;  1148.3 p1      47 v[1]
        xor edx, ebp               ;  1152.3 p0      47 v[1]
        ror edx, 2                 ;  1152.8 p1      47 v[1]
        mov dword [esp + 48], edi  ;  1142.8 p0+p3   52 v[1] spill
        mov edi, dword [esp + 88]  ;  1132.0 p2      50 w[15]
        mov ebp, dword [esp + 88]  ;  1133.0 p2      78 w[13] reload
        mov ebx, ebp               ;  1135.0 p0      50 w[15] copy
        shr ebx, 0xa               ;  1135.5 p1      50 w[15]
        ror ebp, 2                 ;  1139.5 p1      50 w[15]
        xor edi, ebp               ;  1143.5 p0      50 w[15]
        mov ebp, dword [esp + 140] ;  1134.0 p2      78 w[0] reload
        ror edi, 0x11              ;  1144.0 p1      50 w[15]
        xor ebx, edi               ;  1148.0 p0      50 w[15]
        mov edi, ebp               ;  1136.0 p0      49 w[15] copy
        add ebx, dword [esp + 76]  ;  1148.5 p2+p0   61 t1
        add esi, edx               ;  1156.8 p1      63 v[1]
        add ebx, dword [esp + 96]  ;  1149.0 p2+p0   61 t1
        mov edx, ebp               ;  1136.7 p1      49 w[15] copy
        ror ebp, 0xb               ;  1149.5 p1      49 w[15]
        add ebx, dword [esp + 72]  ;  1149.5 p2+p0   61 t1
        xor edi, ebp               ;  1153.5 p0      49 w[15]
        mov ebp, dword [esp + 136] ;  1138.3 p2      51 t1
        add ebx, 0xc67178f2        ;  1150.0 p1      61 t1
        shr edx, 3                 ;  1139.2 p1      49 w[15]
        ror edi, 7                 ;  1154.0 p1      49 w[15]
        xor ebp, eax               ;  1140.3 p0      51 t1
        and ebp, ecx               ;  1143.8 p0      51 t1
        xor ebp, dword [esp + 136] ;  1144.3 p2+p0   51 t1
        add ebx, ebp               ;  1150.5 p0      61 t1
        xor edx, edi               ;  1158.0 p0      49 w[15]
        add eax, dword [esp + 24]  ;  1141.7 p2+p1   82 h
        mov ebp, dword [esp + 68]  ;  1142.7 p2      52 v[0]
        mov edi, ecx               ;  1143.8 p1      48 t1 copy
        ror edi, 0xe               ;  1144.3 p1      48 t1
        xor edi, ecx               ;  1148.3 p0      48 t1
        ror edi, 5                 ;  1148.8 p1      48 t1
        xor edi, ecx               ;  1152.8 p0      48 t1
        ror edi, 6                 ;  1153.3 p1      48 t1
        add ecx, dword [esp + 20]  ;  1144.7 p2+p0   82 h
        add ebx, edx               ;  1158.5 p0      61 t1
        mov dword [esp + 24], eax  ;  1145.8 p0+p3   82 h
        mov edx, dword [esp + 48]  ;  1146.0 p2      52 v[0]
        add ebx, edi               ;  1159.0 p1      61 t1
        mov dword [esp + 20], ecx  ;  1147.7 p0+p3   82 h
        mov edi, esi               ;  1157.3 p1      47 v[0] copy
        ror edi, 9                 ;  1159.5 p1      47 v[0]
        xor ebp, esi               ;  1157.3 p0      52 v[0]
        and edx, ebp               ;  1157.8 p0      52 v[0]
        mov ebp, dword [esp + 68]  ;  1148.3 p2      52 v[0]
        xor ebp, edx               ;  1158.3 p0      52 v[0]
        add ebp, dword [esp + 44]  ;  1158.8 p2+p1   82 h
        xor edi, esi               ;  1163.5 p0      47 v[0]
        ror edi, 0xb               ;  1164.0 p1      47 v[0]
        xor edi, esi               ;  1168.0 p0      47 v[0]
        mov edx, dword [esp + 68]  ;  1150.7 p2      82 h
        add ebp, ebx               ;  1159.5 p0      82 h
        add edx, dword [esp + 8]   ;  1152.7 p2+p1   82 h
        mov dword [esp + 8], edx   ;  1153.2 p0+p3   82 h
        add ebx, dword [esp + 52]  ;  1159.5 p2+p1   82 h
        add ebx, dword [esp + 132] ;  1160.0 p2+p1   82 h
        add esi, dword [esp + 4]   ;  1157.3 p2+p0   82 h
        mov dword [esp + 4], esi   ;  1157.8 p0+p3   82 h
        mov esi, dword [esp + 100] ;  1155.7 p2      82 h
        add esi, dword [esp + 12]  ;  1157.7 p2+p1   82 h
        ror edi, 2                 ;  1168.5 p1      47 v[0]
        add ebp, edi               ;  1172.5 p0      82 h
        mov dword [esp + 12], esi  ;  1158.2 p0+p3   82 h
        mov esi, dword [esp + 136] ;  1157.7 p2      82 h
        add esi, dword [esp + 28]  ;  1159.7 p2+p1   82 h
        mov dword [esp + 28], esi  ;  1160.2 p0+p3   82 h
        mov esi, dword [esp + 36]  ;  1159.7 p2      68 blocks
        add esi, 0x40              ;  1161.7 p1      68 blocks
        cmp esi, dword [esp + 32]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 168], esi ;                    resident
        mov dword [esp + 16], ebx  ;                    resident
        mov dword [esp + 0], ebp   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 164] ;     1.0 p2      68 blocks reload
        mov dword [edi], esi       ;     2.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]   ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi   ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]   ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi   ;     5.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]  ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi  ;     6.7 p0+p3   68 blocks
        mov esi, dword [esp + 16]  ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi  ;     8.7 p0+p3   68 blocks
        mov esi, dword [esp + 20]  ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi  ;    10.7 p0+p3   68 blocks
        mov esi, dword [esp + 24]  ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi  ;    12.7 p0+p3   68 blocks
        mov esi, dword [esp + 28]  ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi  ;    14.7 p0+p3   68 blocks
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x24              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x90              ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

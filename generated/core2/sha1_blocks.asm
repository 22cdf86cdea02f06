; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu core2
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 384 bytes, 25 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1085 uops, planned 307.2; bounds: width 271.2, ports 302.3, path 166.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
%fatal "sha1_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        mov eax, esp                      ;                    frame
        sub esp, 0x190                    ;                    frame
        and esp, 0xfffffff0               ;                    frame
        mov dword [esp + 384], eax        ;                    frame
        mov ecx, dword [eax + 20]         ;                    frame
        mov dword [esp + 320], ecx        ;                    frame
        mov ecx, dword [eax + 28]         ;                    frame
        mov dword [esp + 344], ecx        ;                    frame
        mov ecx, dword [eax + 24]         ;                    frame
        mov dword [esp + 348], ecx        ;                    frame
        mov esi, dword [esp + 320]        ;     0.0 p2      16 h reload
        mov edi, dword [esi]              ;     3.0 p2      16 h
        mov dword [esp + 324], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 4]          ;     3.0 p2      16 h
        mov dword [esp + 328], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 8]          ;     3.0 p2      16 h
        mov dword [esp + 332], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 12]         ;     4.0 p2      16 h
        mov dword [esp + 336], edi        ;     7.0 p3+p4   16 h
        mov esi, dword [esi + 16]         ;     5.0 p2      16 h
        mov dword [esp + 340], esi        ;     8.0 p3+p4   16 h
        mov esi, dword [esp + 344]        ;     6.0 p2      16 h
        shl esi, 6                        ;     9.0 p0      16 h
        add esi, dword [esp + 348]        ;    10.0 p1+p2   16 h
        mov dword [esp + 352], esi        ;    11.0 p3+p4   16 h
        cmp dword [esp + 344], 0          ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [esp + 348]        ;                    resident
        mov edx, dword [esp + 324]        ;                    resident
        mov ebp, dword [esp + 332]        ;                    resident
        mov edi, dword [esp + 336]        ;                    resident
        mov esi, dword [esp + 328]        ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [eax]              ;     0.0 p2      22 w[0]
        bswap ecx                         ;     3.0 p0+p5   22 w[0]
        mov ebx, edi                      ;     0.8 p1      19 v[3] copy
        xor edi, ebp                      ;     1.2 p0       6 v[4]
        and edi, esi                      ;     2.2 p5       6 v[4]
        xor edi, ebx                      ;     3.2 p1       6 v[4]
        add edi, dword [esp + 340]        ;     4.2 p0+p2   27 v[4]
        lea edi, [edi + ecx + 1518500249] ;     7.0 p0      27 v[4]
        mov dword [esp + 0], ecx          ;     7.0 p3+p4   22 w[0]
        mov ecx, edx                      ;     2.5 p5      19 v[0] copy
        rol edx, 5                        ;     3.5 p5      27 v[4]
        add edi, edx                      ;     8.0 p1      27 v[4]
        ror edx, 7                        ;     4.5 p0      28 v[0]
        mov dword [esp + 356], edx        ;     5.5 p3+p4   28 v[0] spill
        mov edx, dword [eax + 4]          ;     3.8 p2      22 w[1]
        bswap edx                         ;     6.8 p0+p5   22 w[1]
        mov dword [esp + 4], edx          ;    10.8 p3+p4   22 w[1]
        mov edx, esi                      ;     4.8 p1      19 v[1] copy
        rol esi, 0x1e                     ;     5.5 p5      28 v[1]
        mov dword [esp + 360], edx        ;     5.8 p3+p4   19 v[1] spill
        mov edx, ebp                      ;     5.8 p1      19 v[2] copy
        xor ebp, esi                      ;     6.5 p0       6 v[3]
        and ebp, ecx                      ;     7.5 p5       6 v[3]
        xor ebp, edx                      ;     8.5 p1       6 v[3]
        lea ebp, [ebp + ebx + 1518500249] ;     9.5 p0      27 v[3]
        add ebp, dword [esp + 4]          ;    13.8 p5+p2   27 v[3]
        mov dword [esp + 364], ebx        ;     7.0 p3+p4   19 v[3] spill
        mov ebx, dword [eax + 8]          ;     7.8 p2      22 w[2]
        bswap ebx                         ;    10.8 p0+p5   22 w[2]
        mov dword [esp + 8], ebx          ;    14.8 p3+p4   22 w[2]
        mov dword [esp + 368], ecx        ;     9.0 p3+p4   19 v[0] spill
        mov ecx, edi                      ;     9.0 p1      27 v[4] copy
        rol edi, 5                        ;     9.2 p0      27 v[3]
        add ebp, edi                      ;    14.8 p1      27 v[3]
        ror edi, 7                        ;    10.2 p5      28 v[4]
        mov dword [esp + 372], edi        ;    11.2 p3+p4   28 v[4] spill
        mov edi, dword [esp + 356]        ;     9.8 p2       6 v[2]
        xor edi, esi                      ;    12.8 p0       6 v[2]
        and ecx, edi                      ;    13.8 p1       6 v[2]
        xor ecx, esi                      ;    14.8 p5       6 v[2]
        mov edi, dword [eax + 12]         ;    10.8 p2      22 w[3]
        lea ecx, [ecx + edx + 1518500249] ;    15.8 p0      27 v[2]
        add ecx, ebx                      ;    16.8 p1      27 v[2]
        bswap edi                         ;    13.8 p0+p5   22 w[3]
        lea esi, [esi + edi + 1518500249] ;    17.8 p0      27 v[1]
        mov dword [esp + 12], edi         ;    17.8 p3+p4   22 w[3]
        mov dword [esp + 376], edx        ;    13.2 p3+p4   19 v[2] spill
        mov edi, ebp                      ;    15.8 p1      27 v[3] copy
        rol ebp, 5                        ;    15.8 p5      27 v[2]
        add ecx, ebp                      ;    17.8 p1      27 v[2]
        ror ebp, 7                        ;    16.8 p5      28 v[3]
        mov edx, dword [esp + 372]        ;    13.8 p2       6 v[1]
        xor edx, dword [esp + 356]        ;    16.8 p0+p2    6 v[1]
        and edi, edx                      ;    17.8 p1       6 v[1]
        mov edx, dword [esp + 356]        ;    15.8 p2       6 v[1]
        xor edx, edi                      ;    18.8 p5       6 v[1]
        add esi, edx                      ;    19.8 p0      27 v[1]
        mov edx, ecx                      ;    18.8 p1      27 v[2] copy
        rol ecx, 5                        ;    18.8 p5      27 v[1]
        add esi, ecx                      ;    20.8 p0      27 v[1]
        mov edi, dword [eax + 16]         ;    16.8 p2      22 w[4]
        bswap edi                         ;    19.8 p0+p5   22 w[4]
        ror ecx, 7                        ;    19.8 p5      28 v[2]
        mov dword [esp + 16], edi         ;    23.8 p3+p4   22 w[4]
        mov ebx, dword [esp + 372]        ;    17.8 p2       6 v[0]
        xor ebx, ebp                      ;    20.8 p1       6 v[0]
        and edx, ebx                      ;    21.8 p0       6 v[0]
        mov ebx, dword [esp + 372]        ;    18.8 p2       6 v[0]
        xor ebx, edx                      ;    22.8 p1       6 v[0]
        mov edx, dword [esp + 356]        ;    19.8 p2      27 v[0]
        lea edx, [edx + ebx + 1518500249] ;    23.8 p0      27 v[0]
        mov ebx, dword [eax + 20]         ;    20.8 p2      22 w[5]
        add edx, edi                      ;    24.8 p5      27 v[0]
        bswap ebx                         ;    23.8 p0+p5   22 w[5]
        mov dword [esp + 20], ebx         ;    27.8 p3+p4   22 w[5]
        mov edi, esi                      ;    21.8 p1      27 v[1] copy
        rol esi, 5                        ;    21.8 p0      27 v[0]
        add edx, esi                      ;    25.8 p1      27 v[0]
        ror esi, 7                        ;    22.8 p5      28 v[1]
        mov dword [esp + 356], esi        ;    23.8 p3+p4   28 v[1] spill
        mov esi, dword [eax + 24]         ;    21.8 p2      22 w[6]
        bswap esi                         ;    24.8 p0+p5   22 w[6]
        mov dword [esp + 24], esi         ;    28.8 p3+p4   22 w[6]
        mov esi, dword [esp + 372]        ;    22.8 p2      27 v[4]
        lea esi, [esi + ebx + 1518500249] ;    27.8 p0      27 v[4]
        mov ebx, ebp                      ;    23.0 p1      28 v[3] copy
        xor ebp, ecx                      ;    23.2 p5       6 v[4]
        and edi, ebp                      ;    24.2 p1       6 v[4]
        xor edi, ebx                      ;    25.2 p0       6 v[4]
        add esi, edi                      ;    28.8 p5      27 v[4]
        mov edi, edx                      ;    26.8 p1      27 v[0] copy
        rol edx, 5                        ;    26.8 p0      27 v[4]
        mov ebp, dword [esp + 356]        ;    24.8 p2       6 v[3]
        xor ebp, ecx                      ;    27.8 p5       6 v[3]
        add esi, edx                      ;    29.8 p1      27 v[4]
        and edi, ebp                      ;    28.8 p0       6 v[3]
        xor edi, ecx                      ;    29.8 p5       6 v[3]
        ror edx, 7                        ;    27.8 p0      28 v[0]
        mov ebp, dword [esp + 24]         ;    28.8 p2      22 w[6] reload
        lea ebx, [ebx + ebp + 1518500249] ;    31.8 p0      27 v[3]
        add ebx, edi                      ;    32.8 p1      27 v[3]
        mov edi, dword [eax + 28]         ;    27.2 p2      22 w[7]
        bswap edi                         ;    30.2 p0+p5   22 w[7]
        lea ecx, [ecx + edi + 1518500249] ;    34.2 p0      27 v[2]
        mov dword [esp + 28], edi         ;    34.2 p3+p4   22 w[7]
        mov edi, esi                      ;    30.8 p1      27 v[4] copy
        rol esi, 5                        ;    30.8 p5      27 v[3]
        add ebx, esi                      ;    33.8 p1      27 v[3]
        ror esi, 7                        ;    31.8 p5      28 v[4]
        mov ebp, dword [esp + 356]        ;    29.2 p2       6 v[2]
        xor ebp, edx                      ;    32.2 p1       6 v[2]
        and edi, ebp                      ;    33.2 p5       6 v[2]
        mov ebp, dword [esp + 356]        ;    30.2 p2       6 v[2]
        xor ebp, edi                      ;    34.2 p0       6 v[2]
        add ecx, ebp                      ;    35.2 p1      27 v[2]
        mov edi, dword [eax + 32]         ;    31.2 p2      22 w[8]
        mov ebp, ebx                      ;    34.8 p5      27 v[3] copy
        rol ebx, 5                        ;    34.8 p0      27 v[2]
        add ecx, ebx                      ;    36.2 p1      27 v[2]
        bswap edi                         ;    34.2 p0+p5   22 w[8]
        ror ebx, 7                        ;    35.8 p5      28 v[3]
        mov dword [esp + 32], edi         ;    38.2 p3+p4   22 w[8]
        mov dword [esp + 372], ebx        ;    36.8 p3+p4   28 v[3] spill
        mov ebx, dword [esp + 356]        ;    33.0 p2      27 v[1]
        lea ebx, [ebx + edi + 1518500249] ;    38.2 p0      27 v[1]
        mov edi, dword [eax + 36]         ;    34.0 p2      22 w[9]
        bswap edi                         ;    37.0 p0+p5   22 w[9]
        mov dword [esp + 36], edi         ;    41.0 p3+p4   22 w[9]
        mov edi, edx                      ;    34.5 p1      28 v[0] copy
        xor edx, esi                      ;    35.5 p1       6 v[1]
        and ebp, edx                      ;    36.5 p5       6 v[1]
        mov edx, dword [esp + 36]         ;    41.0 p2      27 v[0]
        lea edx, [edx + edi + 1518500249] ;    44.0 p0      27 v[0]
        xor edi, ebp                      ;    37.5 p1       6 v[1]
        add ebx, edi                      ;    39.2 p5      27 v[1]
        mov edi, ecx                      ;    37.2 p0      27 v[2] copy
        rol ecx, 5                        ;    37.5 p5      27 v[1]
        add ebx, ecx                      ;    40.2 p1      27 v[1]
        mov ebp, dword [esp + 372]        ;    37.0 p2       6 v[0]
        xor ebp, esi                      ;    40.0 p0       6 v[0]
        and edi, ebp                      ;    41.0 p1       6 v[0]
        xor edi, esi                      ;    42.0 p5       6 v[0]
        ror ecx, 7                        ;    39.2 p0      28 v[2]
        mov ebp, dword [eax + 40]         ;    38.2 p2      22 w[10]
        add edx, edi                      ;    45.0 p1      27 v[0]
        mov edi, ebx                      ;    41.2 p5      27 v[1] copy
        rol ebx, 5                        ;    41.2 p0      27 v[0]
        add edx, ebx                      ;    46.0 p1      27 v[0]
        bswap ebp                         ;    41.2 p0+p5   22 w[10]
        ror ebx, 7                        ;    42.2 p5      28 v[1]
        lea esi, [esi + ebp + 1518500249] ;    45.2 p0      27 v[4]
        mov dword [esp + 40], ebp         ;    45.2 p3+p4   22 w[10]
        mov ebp, dword [esp + 372]        ;    40.8 p2       6 v[4]
        xor ebp, ecx                      ;    43.8 p1       6 v[4]
        and edi, ebp                      ;    44.8 p1       6 v[4]
        mov ebp, dword [esp + 372]        ;    41.8 p2       6 v[4]
        xor ebp, edi                      ;    45.8 p5       6 v[4]
        mov edi, dword [eax + 44]         ;    42.8 p2      22 w[11]
        add esi, ebp                      ;    46.8 p0      27 v[4]
        mov ebp, edx                      ;    47.0 p1      27 v[0] copy
        rol edx, 5                        ;    47.0 p5      27 v[4]
        add esi, edx                      ;    48.0 p0      27 v[4]
        bswap edi                         ;    45.8 p0+p5   22 w[11]
        ror edx, 7                        ;    48.0 p5      28 v[0]
        mov dword [esp + 44], edi         ;    49.8 p3+p4   22 w[11]
        mov dword [esp + 356], edx        ;    49.0 p3+p4   28 v[0] spill
        mov edx, dword [eax + 48]         ;    44.5 p2      22 w[12]
        bswap edx                         ;    47.5 p0+p5   22 w[12]
        mov dword [esp + 48], edx         ;    51.5 p3+p4   22 w[12]
        mov edx, dword [esp + 372]        ;    45.5 p2      27 v[3]
        lea edx, [edx + edi + 1518500249] ;    49.8 p0      27 v[3]
        mov edi, ecx                      ;    46.0 p1      28 v[2] copy
        xor ecx, ebx                      ;    47.0 p1       6 v[3]
        and ebp, ecx                      ;    48.0 p5       6 v[3]
        mov ecx, dword [esp + 48]         ;    51.5 p2      27 v[2]
        lea ecx, [ecx + edi + 1518500249] ;    54.5 p0      27 v[2]
        xor edi, ebp                      ;    49.0 p1       6 v[3]
        add edx, edi                      ;    50.8 p5      27 v[3]
        mov edi, esi                      ;    49.0 p1      27 v[4] copy
        rol esi, 5                        ;    49.2 p0      27 v[3]
        add edx, esi                      ;    51.8 p5      27 v[3]
        mov ebp, dword [esp + 356]        ;    49.0 p2       6 v[2]
        xor ebp, ebx                      ;    52.0 p1       6 v[2]
        and edi, ebp                      ;    53.0 p0       6 v[2]
        ror esi, 7                        ;    50.5 p5      28 v[4]
        xor edi, ebx                      ;    54.0 p1       6 v[2]
        mov ebp, dword [eax + 52]         ;    49.8 p2      22 w[13]
        add ecx, edi                      ;    55.5 p0      27 v[2]
        mov edi, edx                      ;    52.8 p5      27 v[3] copy
        rol edx, 5                        ;    52.8 p0      27 v[2]
        add ecx, edx                      ;    56.5 p1      27 v[2]
        bswap ebp                         ;    53.2 p0+p5   22 w[13]
        ror edx, 7                        ;    53.8 p5      28 v[3]
        lea ebx, [ebx + ebp + 1518500249] ;    57.2 p0      27 v[1]
        mov dword [esp + 52], ebp         ;    57.2 p3+p4   22 w[13]
        mov ebp, dword [esp + 356]        ;    52.2 p2       6 v[1]
        xor ebp, esi                      ;    55.2 p1       6 v[1]
        and edi, ebp                      ;    56.2 p1       6 v[1]
        mov ebp, dword [esp + 356]        ;    53.2 p2       6 v[1]
        xor ebp, edi                      ;    57.2 p5       6 v[1]
        mov edi, dword [eax + 56]         ;    54.2 p2      22 w[14]
        add ebx, ebp                      ;    58.2 p1      27 v[1]
        mov ebp, ecx                      ;    57.5 p0      27 v[2] copy
        rol ecx, 5                        ;    57.5 p5      27 v[1]
        add ebx, ecx                      ;    59.2 p1      27 v[1]
        bswap edi                         ;    57.2 p0+p5   22 w[14]
        ror ecx, 7                        ;    58.5 p0      28 v[2]
        mov dword [esp + 372], ecx        ;    59.5 p3+p4   28 v[2] spill
        mov ecx, dword [eax + 60]         ;    55.8 p2      22 w[15]
        mov dword [esp + 56], edi         ;    61.2 p3+p4   22 w[14]
        bswap ecx                         ;    58.8 p0+p5   22 w[15]
        mov dword [esp + 60], ecx         ;    62.8 p3+p4   22 w[15]
        mov dword [esp + 380], eax        ;    58.5 p3+p4   22 w[0] spill
        mov eax, dword [esp + 356]        ;    57.2 p2      27 v[0]
        lea eax, [eax + edi + 1518500249] ;    61.2 p0      27 v[0]
        mov edi, esi                      ;    57.8 p1      28 v[4] copy
        xor esi, edx                      ;    58.5 p5       6 v[0]
        and ebp, esi                      ;    59.5 p1       6 v[0]
        lea esi, [edi + ecx + 1518500249] ;    62.8 p0      27 v[4]
        xor edi, ebp                      ;    60.5 p5       6 v[0]
        add eax, edi                      ;    62.2 p1      27 v[0]
        mov edi, ebx                      ;    60.5 p5      27 v[1] copy
        rol ebx, 5                        ;    61.2 p0      27 v[0]
        add eax, ebx                      ;    63.2 p1      27 v[0]
        mov ebp, dword [esp + 372]        ;    60.0 p2       6 v[4]
        xor ebp, edx                      ;    63.0 p5       6 v[4]
        and edi, ebp                      ;    64.0 p1       6 v[4]
        xor edi, edx                      ;    65.0 p0       6 v[4]
        mov ebp, dword [esp + 52]         ;    62.8 p2      23 w[0]
        ror ebx, 7                        ;    62.5 p5      28 v[1]
        add esi, edi                      ;    66.0 p1      27 v[4]
        mov edi, eax                      ;    64.2 p0      27 v[0] copy
        rol eax, 5                        ;    64.2 p5      27 v[4]
        add esi, eax                      ;    67.0 p1      27 v[4]
        xor ebp, dword [esp + 32]         ;    65.8 p0+p2   23 w[0]
        xor ebp, dword [esp + 8]          ;    66.8 p5+p2   23 w[0]
        xor ebp, dword [esp + 0]          ;    67.8 p1+p2   23 w[0]
        rol ebp, 1                        ;    68.8 p0      23 w[0]
        ror eax, 7                        ;    65.5 p5      28 v[0]
        lea ecx, [edx + ebp + 1518500249] ;    69.8 p0      27 v[3]
        mov dword [esp + 64], ebp         ;    69.8 p3+p4   23 w[0]
        mov ebp, dword [esp + 372]        ;    65.5 p2       6 v[3]
        xor ebp, ebx                      ;    68.5 p1       6 v[3]
        and edi, ebp                      ;    69.5 p5       6 v[3]
        mov ebp, dword [esp + 372]        ;    66.5 p2       6 v[3]
        xor ebp, edi                      ;    70.5 p1       6 v[3]
        add ecx, ebp                      ;    71.5 p0      27 v[3]
        mov edi, esi                      ;    68.0 p5      27 v[4] copy
        rol esi, 5                        ;    68.2 p0      27 v[3]
        add ecx, esi                      ;    72.5 p1      27 v[3]
        mov ebp, dword [esp + 56]         ;    67.5 p2      23 w[1]
        xor ebp, dword [esp + 36]         ;    70.5 p5+p2   23 w[1]
        xor ebp, dword [esp + 12]         ;    71.5 p1+p2   23 w[1]
        xor ebp, dword [esp + 4]          ;    72.5 p0+p2   23 w[1]
        rol ebp, 1                        ;    73.5 p5      23 w[1]
        ror esi, 7                        ;    70.2 p0      28 v[4]
        mov dword [esp + 68], ebp         ;    74.5 p3+p4   23 w[1]
        mov edx, dword [esp + 372]        ;    71.5 p2      27 v[2]
        lea edx, [edx + ebp + 1518500249] ;    74.5 p0      27 v[2]
        mov ebp, ebx                      ;    69.8 p1      28 v[1] copy
        xor ebx, eax                      ;    70.5 p5       6 v[2]
        and edi, ebx                      ;    71.5 p1       6 v[2]
        xor edi, ebp                      ;    72.5 p5       6 v[2]
        add edx, edi                      ;    75.5 p1      27 v[2]
        mov edi, ecx                      ;    73.5 p0      27 v[3] copy
        rol ecx, 5                        ;    73.5 p5      27 v[2]
        add edx, ecx                      ;    76.5 p1      27 v[2]
        mov ebx, dword [esp + 60]         ;    72.5 p2      23 w[2]
        xor ebx, dword [esp + 40]         ;    75.5 p0+p2   23 w[2]
        xor ebx, dword [esp + 16]         ;    76.5 p5+p2   23 w[2]
        xor ebx, dword [esp + 8]          ;    77.5 p1+p2   23 w[2]
        rol ebx, 1                        ;    78.5 p0      23 w[2]
        ror ecx, 7                        ;    74.5 p5      28 v[3]
        add ebp, 0x5a827999               ;    74.8 p1      27 v[1]
        add ebp, ebx                      ;    79.5 p0      27 v[1]
        mov dword [esp + 72], ebx         ;    79.5 p3+p4   23 w[2]
        mov ebx, eax                      ;    75.5 p5      28 v[0] copy
        xor eax, esi                      ;    75.8 p1       6 v[1]
        and edi, eax                      ;    76.8 p0       6 v[1]
        xor edi, ebx                      ;    77.8 p5       6 v[1]
        add ebp, edi                      ;    80.5 p1      27 v[1]
        mov eax, edx                      ;    77.5 p0      27 v[2] copy
        rol edx, 5                        ;    77.5 p5      27 v[1]
        add ebp, edx                      ;    81.5 p1      27 v[1]
        mov edi, dword [esp + 64]         ;    79.5 p2      23 w[3]
        xor edi, dword [esp + 44]         ;    82.5 p0+p2   23 w[3]
        xor edi, dword [esp + 20]         ;    83.5 p5+p2   23 w[3]
        xor edi, dword [esp + 12]         ;    84.5 p1+p2   23 w[3]
        rol edi, 1                        ;    85.5 p0      23 w[3]
        ror edx, 7                        ;    79.5 p5      28 v[2]
        add ebx, 0x5a827999               ;    79.8 p1      27 v[0]
        mov dword [esp + 76], edi         ;    86.5 p3+p4   23 w[3]
        add ebx, edi                      ;    86.5 p0      27 v[0]
        mov edi, ecx                      ;    80.5 p5      28 v[3] copy
        xor ecx, esi                      ;    80.8 p1       6 v[0]
        and eax, ecx                      ;    81.8 p0       6 v[0]
        xor eax, esi                      ;    82.8 p5       6 v[0]
        add ebx, eax                      ;    87.5 p1      27 v[0]
        mov ecx, ebp                      ;    82.5 p0      27 v[1] copy
        rol ebp, 5                        ;    82.5 p5      27 v[0]
        add ebx, ebp                      ;    88.5 p1      27 v[0]
        mov eax, dword [esp + 68]         ;    86.5 p2      23 w[4]
        xor eax, dword [esp + 48]         ;    89.5 p0+p2   23 w[4]
        xor eax, dword [esp + 24]         ;    90.5 p5+p2   23 w[4]
        xor eax, dword [esp + 16]         ;    91.5 p1+p2   23 w[4]
        rol eax, 1                        ;    92.5 p0      23 w[4]
        xor ecx, edi                      ;    84.5 p5       7 v[4]
        xor ecx, edx                      ;    85.5 p1       7 v[4]
        lea ecx, [esi + ecx + 1859775393] ;    86.5 p0      27 v[4]
        ror ebp, 7                        ;    85.5 p5      28 v[1]
        mov esi, dword [esp + 72]         ;    86.5 p2      23 w[5]
        xor esi, dword [esp + 52]         ;    89.5 p1+p2   23 w[5]
        xor esi, dword [esp + 28]         ;    90.5 p0+p2   23 w[5]
        xor esi, dword [esp + 20]         ;    91.5 p5+p2   23 w[5]
        add ecx, eax                      ;    93.5 p1      27 v[4]
        rol esi, 1                        ;    92.5 p0      23 w[5]
        mov dword [esp + 80], eax         ;    93.5 p3+p4   23 w[4]
        add edi, 0x6ed9eba1               ;    87.5 p5      27 v[3]
        add edi, esi                      ;    93.5 p1      27 v[3]
        mov dword [esp + 84], esi         ;    93.5 p3+p4   23 w[5]
        mov esi, ebx                      ;    89.5 p0      27 v[0] copy
        rol ebx, 5                        ;    89.5 p5      27 v[4]
        add ecx, ebx                      ;    94.5 p1      27 v[4]
        ror ebx, 7                        ;    90.5 p0      28 v[0]
        xor esi, edx                      ;    90.5 p5       7 v[3]
        xor esi, ebp                      ;    91.5 p1       7 v[3]
        add edi, esi                      ;    94.5 p0      27 v[3]
        mov esi, dword [esp + 60]         ;    90.2 p2      23 w[7]
        xor esi, dword [esp + 36]         ;    93.2 p5+p2   23 w[7]
        xor esi, eax                      ;    94.2 p1      23 w[7]
        xor esi, dword [esp + 28]         ;    95.2 p0+p2   23 w[7]
        rol esi, 1                        ;    96.2 p5      23 w[7]
        add edx, 0x6ed9eba1               ;    91.8 p1      27 v[2]
        mov dword [esp + 92], esi         ;    97.2 p3+p4   23 w[7]
        lea eax, [ebp + esi + 1859775393] ;    97.2 p0      27 v[1]
        xor ebp, ebx                      ;    92.5 p5       7 v[2]
        xor ebp, ecx                      ;    95.5 p1       7 v[2]
        rol ecx, 5                        ;    95.5 p0      27 v[3]
        add edi, ecx                      ;    96.5 p5      27 v[3]
        add edx, ebp                      ;    96.5 p1      27 v[2]
        mov ebp, dword [esp + 76]         ;    93.5 p2      23 w[6]
        xor ebp, dword [esp + 56]         ;    96.5 p0+p2   23 w[6]
        xor ebp, dword [esp + 32]         ;    97.5 p5+p2   23 w[6]
        xor ebp, dword [esp + 24]         ;    98.5 p1+p2   23 w[6]
        rol ebp, 1                        ;    99.5 p0      23 w[6]
        ror ecx, 7                        ;    96.5 p5      28 v[4]
        add edx, ebp                      ;   100.5 p1      27 v[2]
        mov dword [esp + 88], ebp         ;   100.5 p3+p4   23 w[6]
        mov esi, edi                      ;    97.5 p0      27 v[3] copy
        rol edi, 5                        ;    97.5 p5      27 v[2]
        add edx, edi                      ;   101.5 p1      27 v[2]
        ror edi, 7                        ;    98.5 p0      28 v[3]
        xor esi, ebx                      ;    98.5 p5       7 v[1]
        xor esi, ecx                      ;    99.5 p1       7 v[1]
        add eax, esi                      ;   100.5 p0      27 v[1]
        mov esi, dword [esp + 68]         ;    97.5 p2      23 w[9]
        xor esi, dword [esp + 44]         ;   100.5 p5+p2   23 w[9]
        xor esi, ebp                      ;   101.5 p1      23 w[9]
        xor esi, dword [esp + 36]         ;   102.5 p0+p2   23 w[9]
        rol esi, 1                        ;   103.5 p5      23 w[9]
        add ebx, 0x6ed9eba1               ;    99.8 p1      27 v[0]
        mov dword [esp + 100], esi        ;   104.5 p3+p4   23 w[9]
        lea ebp, [ecx + esi + 1859775393] ;   104.5 p0      27 v[4]
        xor ecx, edi                      ;   100.5 p5       7 v[0]
        xor ecx, edx                      ;   102.5 p1       7 v[0]
        rol edx, 5                        ;   102.5 p0      27 v[1]
        add eax, edx                      ;   103.5 p5      27 v[1]
        add ebx, ecx                      ;   103.5 p1      27 v[0]
        mov ecx, dword [esp + 84]         ;   100.5 p2      23 w[8]
        xor ecx, dword [esp + 64]         ;   103.5 p0+p2   23 w[8]
        xor ecx, dword [esp + 40]         ;   104.5 p5+p2   23 w[8]
        xor ecx, dword [esp + 32]         ;   105.5 p1+p2   23 w[8]
        rol ecx, 1                        ;   106.5 p0      23 w[8]
        ror edx, 7                        ;   103.5 p5      28 v[2]
        mov dword [esp + 96], ecx         ;   107.5 p3+p4   23 w[8]
        add ebx, ecx                      ;   107.5 p1      27 v[0]
        xor ecx, dword [esp + 76]         ;   107.5 p0+p2   23 w[11]
        xor ecx, dword [esp + 52]         ;   108.5 p5+p2   23 w[11]
        xor ecx, dword [esp + 44]         ;   109.5 p1+p2   23 w[11]
        rol ecx, 1                        ;   110.5 p0      23 w[11]
        mov esi, eax                      ;   105.5 p5      27 v[1] copy
        rol eax, 5                        ;   106.2 p0      27 v[0]
        add ebx, eax                      ;   108.5 p1      27 v[0]
        ror eax, 7                        ;   107.2 p5      28 v[1]
        xor esi, edi                      ;   106.8 p1       7 v[4]
        xor esi, edx                      ;   107.8 p0       7 v[4]
        add ebp, esi                      ;   108.8 p5      27 v[4]
        lea esi, [edx + ecx + 1859775393] ;   111.5 p0      27 v[2]
        xor edx, eax                      ;   108.2 p1       7 v[3]
        xor edx, ebx                      ;   109.5 p5       7 v[3]
        rol ebx, 5                        ;   109.5 p0      27 v[4]
        add ebp, ebx                      ;   110.5 p1      27 v[4]
        lea edi, [edi + edx + 1859775393] ;   110.5 p0      27 v[3]
        mov edx, dword [esp + 92]         ;   107.5 p2      23 w[10]
        xor edx, dword [esp + 72]         ;   110.5 p5+p2   23 w[10]
        xor edx, dword [esp + 48]         ;   111.5 p1+p2   23 w[10]
        xor edx, dword [esp + 40]         ;   112.5 p5+p2   23 w[10]
        rol edx, 1                        ;   113.5 p0      23 w[10]
        mov dword [esp + 104], edx        ;   114.5 p3+p4   23 w[10]
        ror ebx, 7                        ;   111.5 p5      28 v[0]
        add edi, edx                      ;   114.5 p1      27 v[3]
        mov dword [esp + 108], ecx        ;   111.5 p3+p4   23 w[11]
        xor edx, dword [esp + 84]         ;   114.5 p1+p2   23 w[13]
        xor edx, dword [esp + 60]         ;   115.5 p0+p2   23 w[13]
        xor edx, dword [esp + 52]         ;   116.5 p5+p2   23 w[13]
        movaps xmm0, [esp + 96]           ;   114.5 p2      23 w[8] reload
        pshufd xmm1, xmm0, 0xe            ;   117.5 p5+p1   23 w[0]
        rol edx, 1                        ;   117.5 p0      23 w[13]
        mov ecx, ebp                      ;   113.8 p1      27 v[4] copy
        rol ebp, 5                        ;   114.2 p0      27 v[3]
        add edi, ebp                      ;   115.5 p5      27 v[3]
        ror ebp, 7                        ;   115.2 p0      28 v[4]
        xor ecx, eax                      ;   114.8 p1       7 v[2]
        xor ecx, ebx                      ;   115.8 p5       7 v[2]
        add esi, ecx                      ;   116.8 p1      27 v[2]
        lea ecx, [ebx + edx + 1859775393] ;   118.5 p0      27 v[0]
        xor ebx, ebp                      ;   116.5 p5       7 v[1]
        xor ebx, edi                      ;   117.5 p1       7 v[1]
        rol edi, 5                        ;   117.2 p0      27 v[2]
        add esi, edi                      ;   118.2 p5      27 v[2]
        lea eax, [eax + ebx + 1859775393] ;   118.5 p0      27 v[1]
        mov ebx, dword [esp + 100]        ;   115.5 p2      23 w[12]
        xor ebx, dword [esp + 80]         ;   118.5 p1+p2   23 w[12]
        xor ebx, dword [esp + 56]         ;   119.5 p5+p2   23 w[12]
        xor ebx, dword [esp + 48]         ;   120.5 p1+p2   23 w[12]
        rol ebx, 1                        ;   121.5 p0      23 w[12]
        mov dword [esp + 112], ebx        ;   122.5 p3+p4   23 w[12]
        ror edi, 7                        ;   119.5 p5      28 v[3]
        add eax, ebx                      ;   122.5 p1      27 v[1]
        mov dword [esp + 116], edx        ;   118.5 p3+p4   23 w[13]
        mov edx, esi                      ;   120.2 p0      27 v[2] copy
        rol esi, 5                        ;   120.5 p5      27 v[1]
        add eax, esi                      ;   123.5 p1      27 v[1]
        ror esi, 7                        ;   121.5 p0      28 v[2]
        xor ebx, dword [esp + 92]         ;   122.5 p5+p2   23 w[15]
        xor ebx, dword [esp + 68]         ;   123.5 p1+p2   23 w[15]
        xor ebx, dword [esp + 60]         ;   124.5 p0+p2   23 w[15]
        rol ebx, 1                        ;   125.5 p5      23 w[15]
        xor edx, ebp                      ;   122.8 p1       7 v[0]
        xor edx, edi                      ;   123.8 p0       7 v[0]
        add ecx, edx                      ;   124.8 p5      27 v[0]
        lea edx, [edi + ebx + 1859775393] ;   126.5 p0      27 v[3]
        xor edi, esi                      ;   123.8 p1       7 v[4]
        xor edi, eax                      ;   124.8 p5       7 v[4]
        rol eax, 5                        ;   125.2 p0      27 v[0]
        add ecx, eax                      ;   126.2 p1      27 v[0]
        lea ebp, [ebp + edi + 1859775393] ;   126.2 p0      27 v[4]
        mov edi, dword [esp + 108]        ;   122.5 p2      23 w[14]
        xor edi, dword [esp + 88]         ;   125.5 p5+p2   23 w[14]
        xor edi, dword [esp + 64]         ;   126.5 p1+p2   23 w[14]
        xor edi, dword [esp + 56]         ;   127.5 p5+p2   23 w[14]
        rol edi, 1                        ;   128.5 p0      23 w[14]
        mov dword [esp + 120], edi        ;   129.5 p3+p4   23 w[14]
        ror eax, 7                        ;   127.5 p5      28 v[1]
        add ebp, edi                      ;   129.5 p1      27 v[4]
        mov dword [esp + 124], ebx        ;   126.5 p3+p4   23 w[15]
        movaps xmm2, [esp + 112]          ;   126.5 p2      23 w[12] reload
        punpcklqdq xmm1, xmm2             ;   129.5 p1      23 w[0]
        mov edi, ecx                      ;   128.2 p0      27 v[0] copy
        rol ecx, 5                        ;   128.5 p5      27 v[4]
        add ebp, ecx                      ;   130.5 p1      27 v[4]
        movaps xmm3, [esp + 64]           ;   127.5 p2      23 w[0] reload
        xorps xmm1, xmm3                  ;   130.5 p0      23 w[0]
        movaps xmm4, [esp + 16]           ;   128.5 p2      22 w[4] reload
        xorps xmm1, xmm4                  ;   131.5 p5      23 w[0]
        xorps xmm1, [esp + 0]             ;   132.5 p1+p2   23 w[0]
        movaps xmm5, xmm1                 ;   133.5 p0      23 w[0] copy
        pslld xmm5, 2                     ;   134.5 p0      23 w[0]
        psrld xmm1, 0x1e                  ;   133.5 p0      23 w[0]
        xorps xmm1, xmm5                  ;   136.5 p5      23 w[0]
        movaps [esp + 128], xmm1          ;   137.5 p3+p4   23 w[0]
        pshufd xmm5, xmm2, 0xe            ;   131.5 p5+p1   23 w[4]
        punpcklqdq xmm5, xmm1             ;   137.5 p1      23 w[4]
        movaps xmm6, [esp + 80]           ;   130.5 p2      23 w[4] reload
        xorps xmm4, xmm6                  ;   133.5 p5      23 w[4]
        movaps xmm7, [esp + 32]           ;   131.5 p2      22 w[8] reload
        xorps xmm4, xmm7                  ;   134.5 p1      23 w[4]
        xorps xmm4, xmm5                  ;   138.5 p0      23 w[4]
        movaps xmm5, xmm4                 ;   139.5 p5      23 w[4] copy
        pslld xmm5, 2                     ;   140.5 p0      23 w[4]
        psrld xmm4, 0x1e                  ;   139.5 p0      23 w[4]
        xorps xmm4, xmm5                  ;   142.5 p1      23 w[4]
        movaps [esp + 144], xmm4          ;   143.5 p3+p4   23 w[4]
        xorps xmm7, xmm0                  ;   134.5 p5      23 w[8]
        movaps xmm5, [esp + 48]           ;   132.5 p2      22 w[12] reload
        xorps xmm7, xmm5                  ;   135.5 p1      23 w[8]
        xorps xmm5, xmm3                  ;   135.5 p5      23 w[12]
        xorps xmm5, xmm2                  ;   136.5 p1      23 w[12]
        movq xmm2, [esp + 136]            ;   137.5 p2      23 w[8]
        punpcklqdq xmm2, xmm4             ;   143.5 p0      23 w[8]
        xorps xmm7, xmm2                  ;   144.5 p5      23 w[8]
        movaps xmm2, xmm7                 ;   145.5 p1      23 w[8] copy
        pslld xmm2, 2                     ;   146.5 p0      23 w[8]
        psrld xmm7, 0x1e                  ;   145.5 p0      23 w[8]
        xorps xmm7, xmm2                  ;   148.5 p5      23 w[8]
        movaps [esp + 160], xmm7          ;   149.5 p3+p4   23 w[8]
        ror ecx, 7                        ;   138.5 p5      28 v[0]
        xor edi, esi                      ;   137.8 p1       7 v[3]
        movq xmm2, [esp + 152]            ;   143.5 p2      23 w[12]
        xor edi, eax                      ;   138.8 p1       7 v[3]
        add edx, edi                      ;   139.8 p0      27 v[3]
        mov edi, ebp                      ;   139.5 p5      27 v[4] copy
        rol ebp, 5                        ;   140.2 p0      27 v[3]
        add edx, ebp                      ;   141.2 p1      27 v[3]
        ror ebp, 7                        ;   141.2 p5      28 v[4]
        punpcklqdq xmm2, xmm7             ;   149.5 p1      23 w[12]
        xorps xmm5, xmm2                  ;   150.5 p0      23 w[12]
        xor edi, eax                      ;   141.5 p5       7 v[2]
        xor edi, ecx                      ;   142.5 p1       7 v[2]
        movaps xmm2, xmm5                 ;   151.5 p0      23 w[12] copy
        pslld xmm2, 2                     ;   152.5 p0      23 w[12]
        psrld xmm5, 0x1e                  ;   151.5 p0      23 w[12]
        xorps xmm5, xmm2                  ;   154.5 p5      23 w[12]
        movaps [esp + 176], xmm5          ;   155.5 p3+p4   23 w[12]
        lea esi, [esi + edi + 1859775393] ;   145.2 p0      27 v[2]
        add esi, dword [esp + 128]        ;   146.2 p1+p2   27 v[2]
        mov edi, dword [esp + 136]        ;   144.8 p2      27 v[0]
        lea edi, [edi + ecx + 1859775393] ;   147.8 p0      27 v[0]
        xor ecx, edx                      ;   144.8 p5       7 v[1]
        rol edx, 5                        ;   145.8 p5      27 v[2]
        add esi, edx                      ;   147.2 p1      27 v[2]
        ror edx, 7                        ;   146.8 p5      28 v[3]
        xor ecx, ebp                      ;   146.2 p1       7 v[1]
        lea eax, [eax + ecx + 1859775393] ;   147.2 p0      27 v[1]
        add eax, dword [esp + 132]        ;   148.2 p1+p2   27 v[1]
        mov ecx, dword [esp + 140]        ;   147.2 p2      27 v[4]
        lea ecx, [ecx + ebp + 1859775393] ;   150.2 p0      27 v[4]
        xor ebp, esi                      ;   148.2 p5       7 v[0]
        rol esi, 5                        ;   148.8 p5      27 v[1]
        add eax, esi                      ;   149.8 p1      27 v[1]
        ror esi, 7                        ;   149.8 p0      28 v[2]
        xor ebp, edx                      ;   149.2 p1       7 v[0]
        add edi, ebp                      ;   150.2 p5      27 v[0]
        mov ebp, dword [esp + 144]        ;   148.5 p2      27 v[3]
        lea ebp, [ebp + edx + 1859775393] ;   151.5 p0      27 v[3]
        xor edx, eax                      ;   150.8 p1       7 v[4]
        rol eax, 5                        ;   150.8 p5      27 v[0]
        add edi, eax                      ;   151.8 p0      27 v[0]
        ror eax, 7                        ;   151.8 p5      28 v[1]
        xor edx, esi                      ;   151.8 p1       7 v[4]
        add ecx, edx                      ;   152.8 p0      27 v[4]
        mov edx, dword [esp + 148]        ;   150.5 p2      27 v[2]
        lea edx, [edx + esi + 1859775393] ;   153.5 p0      27 v[2]
        xor esi, edi                      ;   152.8 p1       7 v[3]
        rol edi, 5                        ;   152.8 p5      27 v[4]
        add ecx, edi                      ;   153.8 p1      27 v[4]
        ror edi, 7                        ;   153.8 p5      28 v[0]
        xor esi, eax                      ;   154.2 p0       7 v[3]
        add ebp, esi                      ;   155.2 p1      27 v[3]
        mov esi, dword [esp + 152]        ;   152.5 p2      27 v[1]
        lea esi, [esi + eax + 1859775393] ;   155.5 p0      27 v[1]
        xor eax, ecx                      ;   154.8 p5       7 v[2]
        rol ecx, 5                        ;   155.8 p5      27 v[3]
        add ebp, ecx                      ;   156.8 p1      27 v[3]
        ror ecx, 7                        ;   156.8 p0      28 v[4]
        xor eax, edi                      ;   156.2 p1       7 v[2]
        add edx, eax                      ;   157.2 p5      27 v[2]
        mov eax, dword [esp + 156]        ;   154.5 p2      27 v[0]
        lea eax, [eax + edi + 1859775393] ;   157.5 p0      27 v[0]
        xor edi, ebp                      ;   157.8 p1       7 v[1]
        rol ebp, 5                        ;   157.8 p5      27 v[2]
        add edx, ebp                      ;   158.8 p0      27 v[2]
        ror ebp, 7                        ;   158.8 p5      28 v[3]
        xor edi, ecx                      ;   158.8 p1       7 v[1]
        mov ebx, dword [esp + 160]        ;   156.2 p2      27 v[4]
        lea ebx, [ebx + ecx - 1894007588] ;   159.2 p0      27 v[4]
        xor ecx, edx                      ;   159.8 p1       7 v[0]
        xor ecx, ebp                      ;   160.8 p5       7 v[0]
        xorps xmm3, xmm6                  ;   160.2 p0      23 w[0]
        xorps xmm3, xmm1                  ;   161.2 p1      23 w[0]
        xorps xmm6, xmm0                  ;   160.8 p5      23 w[4]
        xorps xmm6, xmm4                  ;   161.8 p0      23 w[4]
        movq xmm2, [esp + 168]            ;   158.2 p2      23 w[0]
        punpcklqdq xmm2, xmm5             ;   161.2 p1      23 w[0]
        xorps xmm3, xmm2                  ;   162.2 p5      23 w[0]
        movaps xmm2, xmm3                 ;   163.2 p0      23 w[0] copy
        pslld xmm2, 2                     ;   164.2 p0      23 w[0]
        psrld xmm3, 0x1e                  ;   164.2 p0      23 w[0]
        xorps xmm3, xmm2                  ;   166.2 p1      23 w[0]
        movaps [esp + 192], xmm3          ;   167.2 p3+p4   23 w[0]
        rol edx, 5                        ;   162.8 p5      27 v[1]
        add esi, edi                      ;   163.2 p1      27 v[1]
        add esi, edx                      ;   164.2 p5      27 v[1]
        add eax, ecx                      ;   164.2 p1      27 v[0]
        ror edx, 7                        ;   164.8 p5      28 v[2]
        mov edi, esi                      ;   165.2 p0      27 v[0] copy
        rol edi, 5                        ;   166.2 p5      27 v[0]
        add eax, edi                      ;   167.2 p1      27 v[0]
        movq xmm2, [esp + 184]            ;   162.2 p2      23 w[4]
        punpcklqdq xmm2, xmm3             ;   167.2 p0      23 w[4]
        xorps xmm6, xmm2                  ;   168.2 p1      23 w[4]
        movaps xmm2, xmm6                 ;   169.2 p5      23 w[4] copy
        pslld xmm2, 2                     ;   170.2 p0      23 w[4]
        psrld xmm6, 0x1e                  ;   169.2 p0      23 w[4]
        xorps xmm6, xmm2                  ;   172.2 p1      23 w[4]
        xorps xmm0, xmm7                  ;   167.8 p5      23 w[8]
        movq xmm7, [esp + 200]            ;   167.2 p2      23 w[8]
        punpcklqdq xmm7, xmm6             ;   173.2 p1      23 w[8]
        movaps [esp + 208], xmm6          ;   173.2 p3+p4   23 w[4]
        movaps xmm2, [esp + 112]          ;   165.5 p2      23 w[12] reload
        xorps xmm0, xmm2                  ;   168.8 p5      23 w[8]
        xor esi, ebp                      ;   169.2 p0       8 v[4]
        mov ecx, ebp                      ;   169.2 p1      28 v[3] copy
        xor ebp, edx                      ;   169.8 p5       8 v[4]
        and esi, ebp                      ;   170.8 p0       8 v[4]
        mov ebp, dword [esp + 164]        ;   167.5 p2      27 v[3]
        lea ebp, [ebp + ecx - 1894007588] ;   171.2 p0      27 v[3]
        xor ecx, esi                      ;   171.8 p1       8 v[4]
        mov esi, eax                      ;   170.8 p5      27 v[4] copy
        rol esi, 5                        ;   171.8 p5      27 v[4]
        xorps xmm0, xmm7                  ;   174.2 p1      23 w[8]
        ror edi, 7                        ;   172.2 p0      28 v[1]
        add ebx, ecx                      ;   172.8 p1      27 v[4]
        add ebx, esi                      ;   173.8 p5      27 v[4]
        movaps xmm7, xmm0                 ;   175.2 p0      23 w[8] copy
        pslld xmm7, 2                     ;   176.2 p0      23 w[8]
        psrld xmm0, 0x1e                  ;   175.2 p0      23 w[8]
        xorps xmm0, xmm7                  ;   178.2 p1      23 w[8]
        movaps [esp + 224], xmm0          ;   179.2 p3+p4   23 w[8]
        xor eax, edx                      ;   173.8 p5       8 v[3]
        ror esi, 7                        ;   174.8 p5      28 v[0]
        mov ecx, edx                      ;   174.2 p1      28 v[2] copy
        xor edx, edi                      ;   175.2 p1       8 v[3]
        and eax, edx                      ;   176.2 p5       8 v[3]
        mov edx, dword [esp + 168]        ;   172.5 p2      27 v[2]
        lea edx, [edx + ecx - 1894007588] ;   176.2 p0      27 v[2]
        xor ecx, eax                      ;   177.2 p1       8 v[3]
        mov eax, ebx                      ;   176.8 p5      27 v[3] copy
        rol eax, 5                        ;   177.8 p0      27 v[3]
        add ebp, ecx                      ;   178.2 p1      27 v[3]
        add ebp, eax                      ;   179.2 p5      27 v[3]
        xor ebx, edi                      ;   178.2 p0       8 v[2]
        mov ecx, edi                      ;   178.2 p1      28 v[1] copy
        xor edi, esi                      ;   178.8 p5       8 v[2]
        and ebx, edi                      ;   179.8 p0       8 v[2]
        mov edi, dword [esp + 172]        ;   175.5 p2      27 v[1]
        lea edi, [edi + ecx - 1894007588] ;   180.2 p0      27 v[1]
        xor ecx, ebx                      ;   180.8 p1       8 v[2]
        ror eax, 7                        ;   179.8 p5      28 v[4]
        add edx, ecx                      ;   181.8 p1      27 v[2]
        mov ecx, ebp                      ;   180.8 p5      27 v[2] copy
        rol ecx, 5                        ;   181.8 p0      27 v[2]
        add edx, ecx                      ;   182.8 p1      27 v[2]
        xor ebp, esi                      ;   181.8 p5       8 v[1]
        mov ebx, esi                      ;   182.2 p0      28 v[0] copy
        xor esi, eax                      ;   182.2 p1       8 v[1]
        and ebp, esi                      ;   183.2 p5       8 v[1]
        mov esi, dword [esp + 176]        ;   179.0 p2      27 v[0]
        lea esi, [esi + ebx - 1894007588] ;   183.2 p0      27 v[0]
        xor ebx, ebp                      ;   184.2 p1       8 v[1]
        ror ecx, 7                        ;   183.8 p5      28 v[3]
        add edi, ebx                      ;   185.2 p0      27 v[1]
        mov ebp, edx                      ;   184.2 p1      27 v[1] copy
        rol ebp, 5                        ;   185.2 p5      27 v[1]
        add edi, ebp                      ;   186.2 p0      27 v[1]
        xorps xmm2, xmm1                  ;   185.2 p1      23 w[12]
        xorps xmm2, xmm5                  ;   186.2 p5      23 w[12]
        xor edx, eax                      ;   186.2 p0       8 v[0]
        mov ebx, eax                      ;   186.2 p1      28 v[4] copy
        xor eax, ecx                      ;   186.8 p5       8 v[0]
        and edx, eax                      ;   187.8 p0       8 v[0]
        mov eax, dword [esp + 180]        ;   182.8 p2      27 v[4]
        lea eax, [eax + ebx - 1894007588] ;   188.2 p0      27 v[4]
        xor ebx, edx                      ;   188.8 p1       8 v[0]
        mov edx, edi                      ;   187.8 p5      27 v[0] copy
        rol edx, 5                        ;   188.8 p5      27 v[0]
        movq xmm7, [esp + 216]            ;   184.0 p2      23 w[12]
        punpcklqdq xmm7, xmm0             ;   188.2 p1      23 w[12]
        xorps xmm2, xmm7                  ;   189.2 p0      23 w[12]
        ror ebp, 7                        ;   189.8 p5      28 v[2]
        add esi, ebx                      ;   189.8 p1      27 v[0]
        add esi, edx                      ;   190.8 p0      27 v[0]
        movaps xmm7, xmm2                 ;   190.2 p1      23 w[12] copy
        pslld xmm7, 2                     ;   191.2 p0      23 w[12]
        psrld xmm2, 0x1e                  ;   192.2 p0      23 w[12]
        xorps xmm7, xmm2                  ;   194.2 p5      23 w[12]
        movaps [esp + 240], xmm7          ;   195.2 p3+p4   23 w[12]
        xor edi, ecx                      ;   191.2 p1       8 v[4]
        ror edx, 7                        ;   191.8 p5      28 v[1]
        mov ebx, ecx                      ;   192.2 p1      28 v[3] copy
        xor ecx, ebp                      ;   192.8 p5       8 v[4]
        and edi, ecx                      ;   193.8 p0       8 v[4]
        mov ecx, dword [esp + 184]        ;   188.8 p2      27 v[3]
        lea ecx, [ecx + ebx - 1894007588] ;   194.2 p0      27 v[3]
        xor ebx, edi                      ;   194.8 p1       8 v[4]
        mov edi, esi                      ;   193.8 p5      27 v[4] copy
        rol edi, 5                        ;   194.8 p5      27 v[4]
        add eax, ebx                      ;   195.8 p1      27 v[4]
        add eax, edi                      ;   196.8 p0      27 v[4]
        xor esi, ebp                      ;   195.2 p1       8 v[3]
        mov ebx, ebp                      ;   195.8 p5      28 v[2] copy
        xor ebp, edx                      ;   196.2 p0       8 v[3]
        and esi, ebp                      ;   197.2 p1       8 v[3]
        mov ebp, dword [esp + 188]        ;   192.2 p2      27 v[2]
        lea ebp, [ebp + ebx - 1894007588] ;   197.2 p0      27 v[2]
        xor ebx, esi                      ;   198.2 p5       8 v[3]
        mov esi, eax                      ;   197.8 p1      27 v[3] copy
        ror edi, 7                        ;   197.8 p5      28 v[0]
        add ecx, ebx                      ;   199.2 p0      27 v[3]
        rol esi, 5                        ;   198.8 p5      27 v[3]
        add ecx, esi                      ;   200.2 p1      27 v[3]
        xor eax, edx                      ;   199.2 p0       8 v[2]
        mov ebx, edx                      ;   199.2 p1      28 v[1] copy
        xor edx, edi                      ;   199.8 p5       8 v[2]
        and eax, edx                      ;   200.8 p0       8 v[2]
        mov edx, dword [esp + 192]        ;   195.8 p2      27 v[1]
        lea edx, [edx + ebx - 1894007588] ;   201.2 p0      27 v[1]
        xor ebx, eax                      ;   201.8 p1       8 v[2]
        ror esi, 7                        ;   200.8 p5      28 v[4]
        add ebp, ebx                      ;   202.8 p1      27 v[2]
        mov eax, ecx                      ;   201.8 p5      27 v[2] copy
        rol eax, 5                        ;   202.8 p0      27 v[2]
        add ebp, eax                      ;   203.8 p1      27 v[2]
        xorps xmm1, xmm3                  ;   202.8 p5      23 w[0]
        xorps xmm1, xmm4                  ;   203.8 p0      23 w[0]
        xor ecx, edi                      ;   203.2 p1       8 v[1]
        mov ebx, edi                      ;   203.8 p5      28 v[0] copy
        xor edi, esi                      ;   204.2 p0       8 v[1]
        and ecx, edi                      ;   205.2 p1       8 v[1]
        mov edi, dword [esp + 196]        ;   200.0 p2      27 v[0]
        lea edi, [edi + ebx - 1894007588] ;   205.2 p0      27 v[0]
        xor ebx, ecx                      ;   206.2 p5       8 v[1]
        mov ecx, ebp                      ;   205.2 p1      27 v[1] copy
        rol ecx, 5                        ;   206.2 p5      27 v[1]
        movq xmm2, [esp + 232]            ;   201.2 p2      23 w[0]
        punpcklqdq xmm2, xmm7             ;   206.2 p0      23 w[0]
        xorps xmm1, xmm2                  ;   207.2 p1      23 w[0]
        ror eax, 7                        ;   206.8 p5      28 v[3]
        add edx, ebx                      ;   207.2 p0      27 v[1]
        add edx, ecx                      ;   208.2 p1      27 v[1]
        movaps xmm2, xmm1                 ;   208.2 p5      23 w[0] copy
        pslld xmm2, 2                     ;   209.2 p0      23 w[0]
        psrld xmm1, 0x1e                  ;   209.2 p0      23 w[0]
        xorps xmm2, xmm1                  ;   211.2 p1      23 w[0]
        movaps [esp + 256], xmm2          ;   212.2 p3+p4   23 w[0]
        xor ebp, esi                      ;   208.8 p5       8 v[0]
        ror ecx, 7                        ;   209.8 p5      28 v[2]
        mov ebx, esi                      ;   209.2 p1      28 v[4] copy
        xor esi, eax                      ;   210.2 p0       8 v[0]
        and ebp, esi                      ;   211.2 p1       8 v[0]
        mov esi, dword [esp + 200]        ;   206.5 p2      27 v[4]
        lea esi, [esi + ebx - 1894007588] ;   211.2 p0      27 v[4]
        xor ebx, ebp                      ;   212.2 p5       8 v[0]
        mov ebp, edx                      ;   211.2 p1      27 v[0] copy
        rol ebp, 5                        ;   212.2 p5      27 v[0]
        add edi, ebx                      ;   213.2 p0      27 v[0]
        add edi, ebp                      ;   214.2 p1      27 v[0]
        xor edx, eax                      ;   212.8 p5       8 v[4]
        mov ebx, eax                      ;   213.2 p0      28 v[3] copy
        xor eax, ecx                      ;   213.2 p1       8 v[4]
        and edx, eax                      ;   214.2 p5       8 v[4]
        mov eax, dword [esp + 204]        ;   209.8 p2      27 v[3]
        lea eax, [eax + ebx - 1894007588] ;   214.2 p0      27 v[3]
        xor ebx, edx                      ;   215.2 p1       8 v[4]
        ror ebp, 7                        ;   214.8 p5      28 v[1]
        add esi, ebx                      ;   216.2 p0      27 v[4]
        mov edx, edi                      ;   215.2 p1      27 v[4] copy
        rol edx, 5                        ;   216.2 p5      27 v[4]
        add esi, edx                      ;   217.2 p0      27 v[4]
        xor edi, ecx                      ;   216.2 p1       8 v[3]
        mov ebx, ecx                      ;   216.8 p5      28 v[2] copy
        xor ecx, ebp                      ;   217.2 p0       8 v[3]
        and edi, ecx                      ;   218.2 p1       8 v[3]
        mov ecx, dword [esp + 208]        ;   213.2 p2      27 v[2]
        lea ecx, [ecx + ebx - 1894007588] ;   218.2 p0      27 v[2]
        xor ebx, edi                      ;   219.2 p5       8 v[3]
        ror edx, 7                        ;   218.8 p5      28 v[0]
        add eax, ebx                      ;   220.2 p1      27 v[3]
        mov edi, esi                      ;   219.2 p0      27 v[3] copy
        rol edi, 5                        ;   220.2 p5      27 v[3]
        add eax, edi                      ;   221.2 p1      27 v[3]
        xorps xmm6, xmm4                  ;   220.2 p0      23 w[4]
        movaps xmm1, [esp + 160]          ;   215.5 p2      23 w[8] reload
        xorps xmm6, xmm1                  ;   221.2 p1      23 w[4]
        xor esi, ebp                      ;   220.8 p5       8 v[2]
        mov ebx, ebp                      ;   221.2 p0      28 v[1] copy
        xor ebp, edx                      ;   221.2 p1       8 v[2]
        and esi, ebp                      ;   222.2 p5       8 v[2]
        mov ebp, dword [esp + 212]        ;   217.2 p2      27 v[1]
        lea ebp, [ebp + ebx - 1894007588] ;   222.2 p0      27 v[1]
        xor ebx, esi                      ;   223.2 p1       8 v[2]
        mov esi, eax                      ;   222.8 p5      27 v[2] copy
        rol esi, 5                        ;   223.8 p0      27 v[2]
        movq xmm4, [esp + 248]            ;   218.8 p2      23 w[4]
        punpcklqdq xmm4, xmm2             ;   223.2 p1      23 w[4]
        xorps xmm6, xmm4                  ;   224.2 p5      23 w[4]
        ror edi, 7                        ;   224.2 p0      28 v[4]
        add ecx, ebx                      ;   224.2 p1      27 v[2]
        add ecx, esi                      ;   225.2 p5      27 v[2]
        movaps xmm2, xmm6                 ;   225.2 p0      23 w[4] copy
        pslld xmm2, 2                     ;   226.2 p0      23 w[4]
        psrld xmm6, 0x1e                  ;   227.2 p0      23 w[4]
        xorps xmm2, xmm6                  ;   229.2 p1      23 w[4]
        movaps [esp + 272], xmm2          ;   230.2 p3+p4   23 w[4]
        xor eax, edx                      ;   225.8 p5       8 v[1]
        ror esi, 7                        ;   226.8 p5      28 v[3]
        mov ebx, edx                      ;   226.2 p1      28 v[0] copy
        xor edx, edi                      ;   227.2 p1       8 v[1]
        and eax, edx                      ;   228.2 p5       8 v[1]
        mov edx, dword [esp + 216]        ;   223.5 p2      27 v[0]
        lea edx, [edx + ebx - 1894007588] ;   228.2 p0      27 v[0]
        xor ebx, eax                      ;   229.2 p1       8 v[1]
        mov eax, ecx                      ;   228.8 p5      27 v[1] copy
        rol eax, 5                        ;   229.8 p0      27 v[1]
        add ebp, ebx                      ;   230.2 p1      27 v[1]
        add ebp, eax                      ;   231.2 p5      27 v[1]
        xor ecx, edi                      ;   230.2 p0       8 v[0]
        mov ebx, edi                      ;   230.2 p1      28 v[4] copy
        xor edi, esi                      ;   230.8 p5       8 v[0]
        and ecx, edi                      ;   231.8 p0       8 v[0]
        mov edi, dword [esp + 220]        ;   226.8 p2      27 v[4]
        lea edi, [edi + ebx - 1894007588] ;   232.2 p0      27 v[4]
        xor ebx, ecx                      ;   232.8 p1       8 v[0]
        ror eax, 7                        ;   231.8 p5      28 v[2]
        add edx, ebx                      ;   233.8 p1      27 v[0]
        mov ecx, ebp                      ;   232.8 p5      27 v[0] copy
        rol ecx, 5                        ;   233.8 p0      27 v[0]
        add edx, ecx                      ;   234.8 p1      27 v[0]
        xor ebp, esi                      ;   233.8 p5       8 v[4]
        mov ebx, esi                      ;   234.2 p0      28 v[3] copy
        xor esi, eax                      ;   234.2 p1       8 v[4]
        and ebp, esi                      ;   235.2 p5       8 v[4]
        mov esi, dword [esp + 224]        ;   230.8 p2      27 v[3]
        lea esi, [esi + ebx - 1894007588] ;   235.2 p0      27 v[3]
        xor ebx, ebp                      ;   236.2 p1       8 v[4]
        ror ecx, 7                        ;   235.8 p5      28 v[1]
        add edi, ebx                      ;   237.2 p0      27 v[4]
        mov ebp, edx                      ;   236.2 p1      27 v[4] copy
        rol ebp, 5                        ;   237.2 p5      27 v[4]
        add edi, ebp                      ;   238.2 p0      27 v[4]
        movq xmm4, [esp + 264]            ;   232.8 p2      23 w[8]
        punpcklqdq xmm4, xmm2             ;   237.2 p1      23 w[8]
        xorps xmm0, xmm1                  ;   237.8 p5      23 w[8]
        xorps xmm0, xmm5                  ;   238.8 p0      23 w[8]
        xorps xmm0, xmm4                  ;   239.8 p1      23 w[8]
        xor edx, eax                      ;   238.8 p5       8 v[3]
        mov ebx, eax                      ;   239.2 p0      28 v[2] copy
        xor eax, ecx                      ;   239.2 p1       8 v[3]
        and edx, eax                      ;   240.2 p5       8 v[3]
        mov eax, dword [esp + 228]        ;   235.2 p2      27 v[2]
        lea eax, [eax + ebx - 1894007588] ;   240.2 p0      27 v[2]
        xor ebx, edx                      ;   241.2 p1       8 v[3]
        ror ebp, 7                        ;   240.8 p5      28 v[0]
        mov edx, edi                      ;   241.2 p0      27 v[3] copy
        rol edx, 5                        ;   242.2 p5      27 v[3]
        add esi, ebx                      ;   242.2 p1      27 v[3]
        add esi, edx                      ;   243.2 p0      27 v[3]
        movaps xmm1, xmm0                 ;   242.2 p1      23 w[8] copy
        pslld xmm1, 2                     ;   243.2 p0      23 w[8]
        psrld xmm0, 0x1e                  ;   244.2 p0      23 w[8]
        xorps xmm1, xmm0                  ;   246.2 p5      23 w[8]
        movaps [esp + 288], xmm1          ;   247.2 p3+p4   23 w[8]
        xor edi, ecx                      ;   243.2 p1       8 v[2]
        mov ebx, ecx                      ;   243.8 p5      28 v[1] copy
        xor ecx, ebp                      ;   244.2 p1       8 v[2]
        and edi, ecx                      ;   245.2 p5       8 v[2]
        mov ecx, dword [esp + 232]        ;   240.5 p2      27 v[1]
        lea ecx, [ecx + ebx - 1894007588] ;   245.2 p0      27 v[1]
        xor ebx, edi                      ;   246.2 p1       8 v[2]
        ror edx, 7                        ;   245.8 p5      28 v[4]
        mov edi, esi                      ;   246.2 p0      27 v[2] copy
        rol edi, 5                        ;   247.2 p5      27 v[2]
        add eax, ebx                      ;   247.2 p1      27 v[2]
        add eax, edi                      ;   248.2 p0      27 v[2]
        xor esi, ebp                      ;   247.2 p1       8 v[1]
        mov ebx, ebp                      ;   247.8 p5      28 v[0] copy
        xor ebp, edx                      ;   248.2 p0       8 v[1]
        and esi, ebp                      ;   249.2 p1       8 v[1]
        mov ebp, dword [esp + 236]        ;   244.2 p2      27 v[0]
        lea ebp, [ebp + ebx - 1894007588] ;   249.2 p0      27 v[0]
        xor ebx, esi                      ;   250.2 p5       8 v[1]
        ror edi, 7                        ;   249.8 p5      28 v[3]
        add ecx, ebx                      ;   251.2 p1      27 v[1]
        mov esi, eax                      ;   250.2 p0      27 v[1] copy
        rol esi, 5                        ;   251.2 p5      27 v[1]
        add ecx, esi                      ;   252.2 p1      27 v[1]
        xor eax, edx                      ;   251.2 p0       8 v[0]
        mov ebx, edx                      ;   251.2 p1      28 v[4] copy
        xor edx, edi                      ;   251.8 p5       8 v[0]
        and eax, edx                      ;   252.8 p0       8 v[0]
        mov edx, dword [esp + 240]        ;   248.0 p2      27 v[4]
        lea edx, [edx + ebx - 899497514]  ;   253.2 p0      27 v[4]
        xor ebx, eax                      ;   253.8 p1       8 v[0]
        ror esi, 7                        ;   252.8 p5      28 v[2]
        add ebp, ebx                      ;   254.8 p1      27 v[0]
        mov eax, ecx                      ;   253.8 p5      27 v[1] copy
        rol ecx, 5                        ;   254.2 p0      27 v[0]
        add ebp, ecx                      ;   255.8 p1      27 v[0]
        movq xmm0, [esp + 280]            ;   250.2 p2      23 w[12]
        punpcklqdq xmm0, xmm1             ;   254.8 p5      23 w[12]
        xorps xmm7, xmm3                  ;   255.2 p0      23 w[12]
        xorps xmm7, xmm5                  ;   256.2 p1      23 w[12]
        xorps xmm7, xmm0                  ;   257.2 p5      23 w[12]
        mov ebx, dword [esp + 244]        ;   251.8 p2      27 v[3]
        lea ebx, [ebx + edi - 899497514]  ;   256.2 p0      27 v[3]
        xor edi, esi                      ;   256.2 p1       7 v[4]
        xor edi, eax                      ;   257.2 p5       7 v[4]
        ror ecx, 7                        ;   257.2 p0      28 v[1]
        add edx, edi                      ;   258.2 p1      27 v[4]
        mov edi, ebp                      ;   257.8 p5      27 v[0] copy
        rol ebp, 5                        ;   258.2 p0      27 v[4]
        add edx, ebp                      ;   259.2 p1      27 v[4]
        ror ebp, 7                        ;   259.2 p5      28 v[0]
        movaps xmm0, xmm7                 ;   259.2 p0      23 w[12] copy
        pslld xmm0, 2                     ;   260.2 p0      23 w[12]
        psrld xmm7, 0x1e                  ;   261.2 p0      23 w[12]
        xorps xmm0, xmm7                  ;   263.2 p1      23 w[12]
        movaps [esp + 304], xmm0          ;   264.2 p3+p4   23 w[12]
        mov eax, dword [esp + 248]        ;   256.2 p2      27 v[2]
        lea eax, [eax + esi - 899497514]  ;   262.2 p0      27 v[2]
        xor esi, edi                      ;   259.8 p5       7 v[3]
        xor esi, ecx                      ;   260.8 p1       7 v[3]
        add ebx, esi                      ;   261.8 p5      27 v[3]
        mov esi, dword [esp + 252]        ;   257.5 p2      27 v[1]
        lea esi, [esi + ecx - 899497514]  ;   263.2 p0      27 v[1]
        xor ecx, edx                      ;   261.2 p1       7 v[2]
        rol edx, 5                        ;   261.8 p5      27 v[3]
        xor ecx, ebp                      ;   262.2 p1       7 v[2]
        add ebx, edx                      ;   262.8 p5      27 v[3]
        ror edx, 7                        ;   263.8 p5      28 v[4]
        add eax, ecx                      ;   263.2 p1      27 v[2]
        mov edi, dword [esp + 256]        ;   259.8 p2      27 v[0]
        lea edi, [edi + ebp - 899497514]  ;   264.2 p0      27 v[0]
        xor ebp, ebx                      ;   264.2 p1       7 v[1]
        rol ebx, 5                        ;   264.8 p5      27 v[2]
        add eax, ebx                      ;   265.8 p0      27 v[2]
        ror ebx, 7                        ;   265.8 p5      28 v[3]
        xor ebp, edx                      ;   265.2 p1       7 v[1]
        add esi, ebp                      ;   266.2 p0      27 v[1]
        mov ebp, dword [esp + 260]        ;   262.0 p2      27 v[4]
        lea ebp, [ebp + edx - 899497514]  ;   267.2 p0      27 v[4]
        xor edx, eax                      ;   266.8 p1       7 v[0]
        rol eax, 5                        ;   266.8 p5      27 v[1]
        add esi, eax                      ;   267.8 p1      27 v[1]
        ror eax, 7                        ;   267.8 p5      28 v[2]
        xor edx, ebx                      ;   268.2 p0       7 v[0]
        add edi, edx                      ;   269.2 p1      27 v[0]
        mov ecx, dword [esp + 264]        ;   264.0 p2      27 v[3]
        lea ecx, [ecx + ebx - 899497514]  ;   269.2 p0      27 v[3]
        xor ebx, esi                      ;   268.8 p5       7 v[4]
        rol esi, 5                        ;   269.8 p5      27 v[0]
        add edi, esi                      ;   270.8 p1      27 v[0]
        ror esi, 7                        ;   270.8 p0      28 v[1]
        xor ebx, eax                      ;   270.2 p1       7 v[4]
        add ebp, ebx                      ;   271.2 p5      27 v[4]
        mov edx, dword [esp + 268]        ;   266.0 p2      27 v[2]
        lea edx, [edx + eax - 899497514]  ;   271.2 p0      27 v[2]
        xor eax, edi                      ;   271.8 p1       7 v[3]
        rol edi, 5                        ;   271.8 p5      27 v[4]
        add ebp, edi                      ;   272.8 p0      27 v[4]
        ror edi, 7                        ;   272.8 p5      28 v[0]
        xor eax, esi                      ;   272.8 p1       7 v[3]
        add ecx, eax                      ;   273.8 p0      27 v[3]
        mov eax, dword [esp + 272]        ;   268.2 p2      27 v[1]
        lea eax, [eax + esi - 899497514]  ;   274.2 p0      27 v[1]
        xor esi, ebp                      ;   273.8 p1       7 v[2]
        rol ebp, 5                        ;   273.8 p5      27 v[3]
        add ecx, ebp                      ;   274.8 p1      27 v[3]
        ror ebp, 7                        ;   274.8 p5      28 v[4]
        xor esi, edi                      ;   275.2 p0       7 v[2]
        add edx, esi                      ;   276.2 p1      27 v[2]
        mov esi, dword [esp + 276]        ;   271.0 p2      27 v[0]
        lea esi, [esi + edi - 899497514]  ;   276.2 p0      27 v[0]
        xor edi, ecx                      ;   275.8 p5       7 v[1]
        rol ecx, 5                        ;   276.8 p5      27 v[2]
        add edx, ecx                      ;   277.8 p1      27 v[2]
        ror ecx, 7                        ;   277.8 p0      28 v[3]
        xor edi, ebp                      ;   277.2 p1       7 v[1]
        add eax, edi                      ;   278.2 p5      27 v[1]
        mov edi, dword [esp + 280]        ;   273.2 p2      27 v[4]
        lea edi, [edi + ebp - 899497514]  ;   278.2 p0      27 v[4]
        xor ebp, edx                      ;   278.8 p1       7 v[0]
        rol edx, 5                        ;   278.8 p5      27 v[1]
        add eax, edx                      ;   279.8 p0      27 v[1]
        ror edx, 7                        ;   279.8 p5      28 v[2]
        xor ebp, ecx                      ;   279.8 p1       7 v[0]
        add esi, ebp                      ;   280.8 p0      27 v[0]
        mov ebp, dword [esp + 284]        ;   275.2 p2      27 v[3]
        lea ebp, [ebp + ecx - 899497514]  ;   281.2 p0      27 v[3]
        xor ecx, eax                      ;   280.8 p1       7 v[4]
        rol eax, 5                        ;   280.8 p5      27 v[0]
        add esi, eax                      ;   281.8 p1      27 v[0]
        ror eax, 7                        ;   281.8 p5      28 v[1]
        xor ecx, edx                      ;   282.2 p0       7 v[4]
        add edi, ecx                      ;   283.2 p1      27 v[4]
        mov ecx, dword [esp + 288]        ;   278.0 p2      27 v[2]
        lea ecx, [ecx + edx - 899497514]  ;   283.2 p0      27 v[2]
        xor edx, esi                      ;   282.8 p5       7 v[3]
        rol esi, 5                        ;   283.8 p5      27 v[4]
        add edi, esi                      ;   284.8 p1      27 v[4]
        ror esi, 7                        ;   284.8 p0      28 v[0]
        xor edx, eax                      ;   284.2 p1       7 v[3]
        add ebp, edx                      ;   285.2 p5      27 v[3]
        mov edx, dword [esp + 292]        ;   280.2 p2      27 v[1]
        lea edx, [edx + eax - 899497514]  ;   285.2 p0      27 v[1]
        xor eax, edi                      ;   285.8 p1       7 v[2]
        rol edi, 5                        ;   285.8 p5      27 v[3]
        add ebp, edi                      ;   286.8 p0      27 v[3]
        ror edi, 7                        ;   286.8 p5      28 v[4]
        xor eax, esi                      ;   286.8 p1       7 v[2]
        add ecx, eax                      ;   287.8 p0      27 v[2]
        mov eax, dword [esp + 296]        ;   282.2 p2      27 v[0]
        lea eax, [eax + esi - 899497514]  ;   288.2 p0      27 v[0]
        xor esi, ebp                      ;   287.8 p1       7 v[1]
        rol ebp, 5                        ;   287.8 p5      27 v[2]
        add ecx, ebp                      ;   288.8 p1      27 v[2]
        ror ebp, 7                        ;   288.8 p5      28 v[3]
        xor esi, edi                      ;   289.2 p0       7 v[1]
        add edx, esi                      ;   290.2 p1      27 v[1]
        mov esi, dword [esp + 300]        ;   285.0 p2      27 v[4]
        lea esi, [esi + edi - 899497514]  ;   290.2 p0      27 v[4]
        xor edi, ecx                      ;   289.8 p5       7 v[0]
        rol ecx, 5                        ;   290.8 p5      27 v[1]
        add edx, ecx                      ;   291.8 p1      27 v[1]
        ror ecx, 7                        ;   291.8 p0      28 v[2]
        xor edi, ebp                      ;   291.2 p1       7 v[0]
        add eax, edi                      ;   292.2 p5      27 v[0]
        mov edi, dword [esp + 304]        ;   287.2 p2      27 v[3]
        lea edi, [edi + ebp - 899497514]  ;   292.2 p0      27 v[3]
        xor ebp, edx                      ;   292.8 p1       7 v[4]
        rol edx, 5                        ;   292.8 p5      27 v[0]
        add eax, edx                      ;   293.8 p0      27 v[0]
        ror edx, 7                        ;   293.8 p5      28 v[1]
        xor ebp, ecx                      ;   293.8 p1       7 v[4]
        add esi, ebp                      ;   294.8 p0      27 v[4]
        mov ebp, dword [esp + 308]        ;   289.2 p2      27 v[2]
        lea ebp, [ebp + ecx - 899497514]  ;   295.2 p0      27 v[2]
        xor ecx, eax                      ;   294.8 p1       7 v[3]
        rol eax, 5                        ;   294.8 p5      27 v[4]
        add esi, eax                      ;   295.8 p1      27 v[4]
        ror eax, 7                        ;   295.8 p5      28 v[0]
        xor ecx, edx                      ;   296.2 p0       7 v[3]
        add edi, ecx                      ;   297.2 p1      27 v[3]
        mov ecx, dword [esp + 312]        ;   292.0 p2      27 v[1]
        lea ecx, [ecx + edx - 899497514]  ;   297.2 p0      27 v[1]
        xor edx, esi                      ;   296.8 p5       7 v[2]
        rol esi, 5                        ;   297.8 p5      27 v[3]
        add edi, esi                      ;   298.8 p1      27 v[3]
        ror esi, 7                        ;   298.8 p0      28 v[4]
        xor edx, eax                      ;   298.2 p1       7 v[2]
        add ebp, edx                      ;   299.2 p5      27 v[2]
        mov edx, dword [esp + 368]        ;   294.2 p2      30 h
        lea edx, [edx + eax - 899497514]  ;   299.2 p0      30 h
        xor eax, edi                      ;   299.8 p1       7 v[1]
        rol edi, 5                        ;   299.8 p5      27 v[2]
        add ebp, edi                      ;   300.8 p0      27 v[2]
        ror edi, 7                        ;   300.8 p5      28 v[3]
        xor eax, esi                      ;   300.8 p1       7 v[1]
        add ecx, eax                      ;   301.8 p0      27 v[1]
        add edx, dword [esp + 316]        ;   301.2 p1+p2   30 h
        mov eax, esi                      ;   301.8 p5      28 v[4] copy
        xor esi, ebp                      ;   302.2 p0       7 v[0]
        xor esi, edi                      ;   303.2 p1       7 v[0]
        rol ebp, 5                        ;   302.8 p5      27 v[1]
        add ecx, ebp                      ;   303.8 p0      27 v[1]
        ror ebp, 7                        ;   303.8 p5      28 v[2]
        add edx, esi                      ;   304.2 p1      30 h
        mov esi, dword [esp + 360]        ;   299.2 p2      30 h
        add esi, ecx                      ;   304.8 p0      30 h
        rol ecx, 5                        ;   304.8 p5      27 v[0]
        add edx, ecx                      ;   305.8 p1      30 h
        add ebp, dword [esp + 376]        ;   305.2 p0+p2   30 h
        add edi, dword [esp + 364]        ;   305.2 p1+p2   30 h
        add eax, dword [esp + 340]        ;   305.8 p5+p2   30 h
        mov dword [esp + 340], eax        ;   306.8 p3+p4   30 h
        mov eax, dword [esp + 380]        ;   303.2 p2      16 blocks
        add eax, 0x40                     ;   306.2 p0      16 blocks
        cmp eax, dword [esp + 352]        ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 348], eax        ;                    resident
        mov dword [esp + 324], edx        ;                    resident
        mov dword [esp + 332], ebp        ;                    resident
        mov dword [esp + 336], edi        ;                    resident
        mov dword [esp + 328], esi        ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 324]        ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 320]        ;     1.0 p2      16 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   16 blocks
        mov esi, dword [esp + 328]        ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   16 blocks
        mov esi, dword [esp + 332]        ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   16 blocks
        mov esi, dword [esp + 336]        ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   16 blocks
        mov esi, dword [esp + 340]        ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   16 blocks
        mov ecx, dword [esp + 384]        ;                    frame
        xorps xmm0, xmm0                  ;                    cleared
        movaps [esp + 0], xmm0            ;                    cleared
        movaps [esp + 16], xmm0           ;                    cleared
        movaps [esp + 32], xmm0           ;                    cleared
        movaps [esp + 48], xmm0           ;                    cleared
        movaps [esp + 64], xmm0           ;                    cleared
        movaps [esp + 80], xmm0           ;                    cleared
        movaps [esp + 96], xmm0           ;                    cleared
        movaps [esp + 112], xmm0          ;                    cleared
        movaps [esp + 128], xmm0          ;                    cleared
        movaps [esp + 144], xmm0          ;                    cleared
        movaps [esp + 160], xmm0          ;                    cleared
        movaps [esp + 176], xmm0          ;                    cleared
        movaps [esp + 192], xmm0          ;                    cleared
        movaps [esp + 208], xmm0          ;                    cleared
        movaps [esp + 224], xmm0          ;                    cleared
        movaps [esp + 240], xmm0          ;                    cleared
        movaps [esp + 256], xmm0          ;                    cleared
        movaps [esp + 272], xmm0          ;                    cleared
        movaps [esp + 288], xmm0          ;                    cleared
        movaps [esp + 304], xmm0          ;                    cleared
        movaps [esp + 320], xmm0          ;                    cleared
        movaps [esp + 336], xmm0          ;                    cleared
        movaps [esp + 352], xmm0          ;                    cleared
        movaps [esp + 368], xmm0          ;                    cleared
        mov esp, ecx                      ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

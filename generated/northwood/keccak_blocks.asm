; keccak_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha3.cw (sha256 c493b62874d07779); do not edit:
;   ./cw build keccak_blocks --cpu northwood
;
; void keccak_blocks(void *a, const void *m, uint32_t n);   cdecl
;   a: 200 bytes, read and written, secret, no alignment needed
;   m: 168 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 472 bytes, 60 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 85 uops, planned 56.7; bounds: width 28.3, ports 52.0, path 14.5
;   blocks: 122 uops, planned 60.3; bounds: width 40.7, ports 54.0, path 9.0
;   blocks/rounds: 393 uops, planned 203.7; bounds: width 131.0, ports 188.0, path 16.0
;   blocks.2: 78 uops, planned 56.3; bounds: width 26.0, ports 52.0, path 2.0
;   body.2: 76 uops, planned 56.7; bounds: width 25.3, ports 50.0, path 0.0
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
%fatal "keccak_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_keccak_blocks
$_keccak_blocks:
%else
        global $keccak_blocks
%endif
$keccak_blocks:
        push esi                     ;                    preserved
        push edi                     ;                    preserved
        push ebp                     ;                    preserved
        mov eax, esp                 ;                    frame
        sub esp, 0x200               ;                    frame
        and esp, 0xfffffff0          ;                    frame
        lea ebp, [esp + 128]         ;                    frame
        mov dword [ebp + 368], eax   ;                    frame
        mov ecx, dword [eax + 16]    ;                    frame
        mov dword [ebp + 344], ecx   ;                    frame
        mov ecx, dword [eax + 24]    ;                    frame
        mov dword [ebp + 348], ecx   ;                    frame
        mov ecx, dword [eax + 20]    ;                    frame
        mov dword [ebp + 352], ecx   ;                    frame
        mov esi, dword [ebp + 344]   ;     0.0 p2      54 a reload
        movq mm0, [esi]              ;     2.0 p2      54 a
        movq [ebp - 128], mm0        ;     9.0 p0+p3   54 a
        movq mm0, [esi + 8]          ;     2.0 p2      54 a
        movq [ebp - 120], mm0        ;     9.0 p0+p3   54 a
        movq mm0, [esi + 16]         ;     3.0 p2      54 a
        movq [ebp - 112], mm0        ;    10.0 p0+p3   54 a
        movq mm0, [esi + 24]         ;     4.0 p2      54 a
        movq [ebp - 104], mm0        ;    11.0 p0+p3   54 a
        movq mm0, [esi + 32]         ;     5.0 p2      54 a
        movq [ebp - 96], mm0         ;    12.0 p0+p3   54 a
        movq mm0, [esi + 40]         ;     6.0 p2      54 a
        movq [ebp - 88], mm0         ;    13.0 p0+p3   54 a
        movq mm0, [esi + 48]         ;     7.0 p2      54 a
        movq [ebp - 80], mm0         ;    14.0 p0+p3   54 a
        movq mm0, [esi + 56]         ;     8.0 p2      54 a
        movq [ebp - 72], mm0         ;    15.0 p0+p3   54 a
        movq mm0, [esi + 64]         ;     9.0 p2      54 a
        movq [ebp - 64], mm0         ;    16.7 p0+p3   54 a
        movq mm0, [esi + 72]         ;    10.0 p2      54 a
        movq [ebp - 56], mm0         ;    18.7 p0+p3   54 a
        movq mm0, [esi + 80]         ;    11.0 p2      54 a
        movq [ebp - 48], mm0         ;    20.7 p0+p3   54 a
        movq mm0, [esi + 88]         ;    12.0 p2      54 a
        movq [ebp - 40], mm0         ;    22.7 p0+p3   54 a
        movq mm0, [esi + 96]         ;    13.0 p2      54 a
        movq [ebp - 32], mm0         ;    24.7 p0+p3   54 a
        movq mm0, [esi + 104]        ;    14.0 p2      54 a
        movq [ebp - 24], mm0         ;    26.7 p0+p3   54 a
        movq mm0, [esi + 112]        ;    15.0 p2      54 a
        movq [ebp - 16], mm0         ;    28.7 p0+p3   54 a
        movq mm0, [esi + 120]        ;    16.0 p2      54 a
        movq [ebp - 8], mm0          ;    30.7 p0+p3   54 a
        movq mm0, [esi + 128]        ;    17.0 p2      54 a
        movq [ebp + 0], mm0          ;    32.7 p0+p3   54 a
        movq mm0, [esi + 136]        ;    18.0 p2      54 a
        movq [ebp + 8], mm0          ;    34.7 p0+p3   54 a
        movq mm0, [esi + 144]        ;    19.0 p2      54 a
        movq [ebp + 16], mm0         ;    36.7 p0+p3   54 a
        movq mm0, [esi + 152]        ;    20.0 p2      54 a
        movq [ebp + 24], mm0         ;    38.7 p0+p3   54 a
        movq mm0, [esi + 160]        ;    21.0 p2      54 a
        movq [ebp + 32], mm0         ;    40.7 p0+p3   54 a
        movq mm0, [esi + 168]        ;    22.0 p2      54 a
        movq [ebp + 40], mm0         ;    42.7 p0+p3   54 a
        movq mm0, [esi + 176]        ;    23.0 p2      54 a
        movq [ebp + 48], mm0         ;    44.7 p0+p3   54 a
        movq mm0, [esi + 184]        ;    24.0 p2      54 a
        movq [ebp + 56], mm0         ;    46.7 p0+p3   54 a
        movq mm0, [esi + 192]        ;    25.0 p2      54 a
        movq [ebp + 64], mm0         ;    48.7 p0+p3   54 a
        mov esi, 0xa8                ;    25.3 p1      54 a reload
        mov edi, dword [ebp + 348]   ;    26.0 p2      54 a
        imul edi, esi                ;    29.4 p1      54 a
        add edi, dword [ebp + 352]   ;    43.4 p2+p0   54 a
        mov dword [ebp + 356], edi   ;    50.7 p0+p3   54 a
        cmp dword [ebp + 348], 0     ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        movq mm0, [ebp + 40]         ;     0.0 p2      56 s[21] reload
        movq [ebp + 72], mm0         ;     7.0 p0+p3   58 rounds
        movq mm0, [ebp + 48]         ;     1.0 p2      56 s[22] reload
        movq [ebp + 80], mm0         ;     8.0 p0+p3   58 rounds
        movq mm0, [ebp + 56]         ;     2.0 p2      56 s[23] reload
        movq [ebp + 88], mm0         ;     9.0 p0+p3   58 rounds
        movq mm0, [ebp + 64]         ;     3.0 p2      56 s[24] reload
        movq [ebp + 96], mm0         ;    10.0 p0+p3   58 rounds
        mov esi, keccak_blocks.T0_RC ;     4.0 p1      58 rounds reload
        mov dword [ebp + 360], esi   ;     8.3 p0+p3   58 rounds
        add esi, 0xc0                ;     4.7 p1      58 rounds
        mov dword [ebp + 364], esi   ;    10.3 p0+p3   58 rounds
        mov esi, dword [ebp + 352]   ;     5.3 p2      57 s[0] reload
        movq mm0, [esi]              ;     7.3 p2      57 s[0]
        pxor mm0, [ebp - 128]        ;    14.3 p2+p1   57 s[0]
        movq [ebp + 104], mm0        ;    16.3 p0+p3   58 rounds
        movq mm0, [esi + 8]          ;     8.3 p2      57 s[1]
        pxor mm0, [ebp - 120]        ;    15.3 p2+p1   57 s[1]
        movq [ebp + 112], mm0        ;    17.3 p0+p3   58 rounds
        movq mm0, [esi + 16]         ;    10.3 p2      57 s[2]
        pxor mm0, [ebp - 112]        ;    17.3 p2+p1   57 s[2]
        movq [ebp + 120], mm0        ;    19.3 p0+p3   58 rounds
        movq mm0, [esi + 24]         ;    12.3 p2      57 s[3]
        pxor mm0, [ebp - 104]        ;    19.3 p2+p1   57 s[3]
        movq [ebp + 128], mm0        ;    21.3 p0+p3   58 rounds
        movq mm0, [esi + 32]         ;    14.3 p2      57 s[4]
        pxor mm0, [ebp - 96]         ;    21.3 p2+p1   57 s[4]
        movq [ebp + 136], mm0        ;    23.3 p0+p3   58 rounds
        movq mm0, [esi + 40]         ;    16.3 p2      57 s[5]
        pxor mm0, [ebp - 88]         ;    23.3 p2+p1   57 s[5]
        movq [ebp + 144], mm0        ;    25.3 p0+p3   58 rounds
        movq mm0, [esi + 48]         ;    18.3 p2      57 s[6]
        pxor mm0, [ebp - 80]         ;    25.3 p2+p1   57 s[6]
        movq [ebp + 152], mm0        ;    27.3 p0+p3   58 rounds
        movq mm0, [esi + 56]         ;    20.3 p2      57 s[7]
        pxor mm0, [ebp - 72]         ;    27.3 p2+p1   57 s[7]
        movq [ebp + 160], mm0        ;    29.3 p0+p3   58 rounds
        movq mm0, [esi + 64]         ;    22.3 p2      57 s[8]
        pxor mm0, [ebp - 64]         ;    29.3 p2+p1   57 s[8]
        movq [ebp + 168], mm0        ;    31.3 p0+p3   58 rounds
        movq mm0, [esi + 72]         ;    24.3 p2      57 s[9]
        pxor mm0, [ebp - 56]         ;    31.3 p2+p1   57 s[9]
        movq [ebp + 176], mm0        ;    33.3 p0+p3   58 rounds
        movq mm0, [esi + 80]         ;    26.3 p2      57 s[10]
        pxor mm0, [ebp - 48]         ;    33.3 p2+p1   57 s[10]
        movq [ebp + 184], mm0        ;    35.3 p0+p3   58 rounds
        movq mm0, [esi + 88]         ;    28.3 p2      57 s[11]
        pxor mm0, [ebp - 40]         ;    35.3 p2+p1   57 s[11]
        movq [ebp + 192], mm0        ;    37.3 p0+p3   58 rounds
        movq mm0, [esi + 96]         ;    30.3 p2      57 s[12]
        pxor mm0, [ebp - 32]         ;    37.3 p2+p1   57 s[12]
        movq [ebp + 200], mm0        ;    39.3 p0+p3   58 rounds
        movq mm0, [esi + 104]        ;    32.3 p2      57 s[13]
        pxor mm0, [ebp - 24]         ;    39.3 p2+p1   57 s[13]
        movq [ebp + 208], mm0        ;    41.3 p0+p3   58 rounds
        movq mm0, [esi + 112]        ;    34.3 p2      57 s[14]
        pxor mm0, [ebp - 16]         ;    41.3 p2+p1   57 s[14]
        movq [ebp + 216], mm0        ;    43.3 p0+p3   58 rounds
        movq mm0, [esi + 120]        ;    36.3 p2      57 s[15]
        pxor mm0, [ebp - 8]          ;    43.3 p2+p1   57 s[15]
        movq [ebp + 224], mm0        ;    45.3 p0+p3   58 rounds
        movq mm0, [esi + 128]        ;    38.3 p2      57 s[16]
        movq mm1, [esi + 136]        ;    39.3 p2      57 s[17]
        movq mm2, [esi + 144]        ;    40.3 p2      57 s[18]
        movq mm3, [esi + 152]        ;    41.3 p2      57 s[19]
        movq mm4, [esi + 160]        ;    42.3 p2      57 s[20]
        pxor mm0, [ebp + 0]          ;    45.3 p2+p1   57 s[16]
        movq [ebp + 232], mm0        ;    47.3 p0+p3   58 rounds
        pxor mm1, [ebp + 8]          ;    46.3 p2+p1   57 s[17]
        movq [ebp + 240], mm1        ;    48.3 p0+p3   58 rounds
        pxor mm2, [ebp + 16]         ;    47.3 p2+p1   57 s[18]
        movq [ebp + 248], mm2        ;    49.3 p0+p3   58 rounds
        pxor mm3, [ebp + 24]         ;    48.3 p2+p1   57 s[19]
        movq [ebp + 256], mm3        ;    50.3 p0+p3   58 rounds
        pxor mm4, [ebp + 32]         ;    49.3 p2+p1   57 s[20]
        movq [ebp + 264], mm4        ;    52.3 p0+p3   58 rounds
        mov esi, dword [ebp + 360]   ;                    resident
        movq mm0, [ebp + 104]        ;                    resident
        align 16
.rounds_2:
        movq mm1, [ebp + 120]        ;     0.0 p2      40 sum[2]
        movq mm2, [ebp + 160]        ;     1.0 p2      40 sum[2] reload
        pxor mm1, mm2                ;     8.0 p1      40 sum[2]
        movq mm3, [ebp + 200]        ;     2.0 p2      40 sum[2] reload
        pxor mm1, mm3                ;    10.0 p1      40 sum[2]
        movq mm4, [ebp + 240]        ;     3.0 p2      40 sum[2] reload
        pxor mm1, mm4                ;    12.0 p1      40 sum[2]
        movq mm5, [ebp + 80]         ;     4.0 p2      40 sum[2] reload
        pxor mm1, mm5                ;    14.0 p1      40 sum[2]
        movq mm6, mm1                ;    16.0 p0      42 d copy
        psllq mm6, 1                 ;    22.0 p1      42 d
        movq mm7, mm1                ;    16.0 p0      42 d copy
        psrlq mm7, 0x3f              ;    22.0 p1      42 d
        pxor mm6, mm7                ;    24.0 p1      42 d
        movq mm7, mm0                ;     5.0 p0      40 sum[0] copy
        pxor mm7, [ebp + 144]        ;    11.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 184]        ;    13.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 224]        ;    15.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 264]        ;    17.0 p2+p1   40 sum[0]
        pxor mm6, mm7                ;    26.0 p1      42 d
        movq mm4, mm6                ;    28.0 p0      43 b[1] copy
        pxor mm4, [ebp + 152]        ;    34.0 p2+p1   43 b[1]
        movq mm2, mm4                ;    36.0 p0      43 b[1] copy
        psllq mm2, 0x2c              ;    42.0 p1      43 b[1]
        psrlq mm4, 0x14              ;    36.0 p1      43 b[1]
        pxor mm2, mm4                ;    44.0 p1      43 b[1]
        movq mm4, [ebp + 128]        ;    10.3 p2      40 sum[3]
        pxor mm4, [ebp + 168]        ;    17.3 p2+p1   40 sum[3]
        pxor mm4, [ebp + 208]        ;    19.3 p2+p1   40 sum[3]
        pxor mm4, [ebp + 248]        ;    21.3 p2+p1   40 sum[3]
        pxor mm4, [ebp + 88]         ;    23.3 p2+p1   40 sum[3]
        movq mm5, mm4                ;    25.3 p0      42 d copy
        psllq mm5, 1                 ;    31.3 p1      42 d
        movq [ebp + 272], mm6        ;    28.0 p0+p3   42 d spill
        movq mm6, mm4                ;    25.3 p0      42 d copy
        psrlq mm6, 0x3f              ;    31.3 p1      42 d
        pxor mm5, mm6                ;    33.3 p1      42 d
        movq mm6, [ebp + 152]        ;    15.7 p2      40 sum[1]
        pxor mm6, [ebp + 112]        ;    23.7 p2+p1   40 sum[1]
        pxor mm6, [ebp + 192]        ;    25.7 p2+p1   40 sum[1]
        pxor mm6, [ebp + 232]        ;    27.7 p2+p1   40 sum[1]
        pxor mm6, [ebp + 72]         ;    29.7 p2+p1   40 sum[1]
        pxor mm5, mm6                ;    35.3 p1      42 d
        pxor mm3, mm5                ;    37.3 p1      43 b[2]
        movq [ebp + 280], mm5        ;    37.3 p0+p3   42 d spill
        movq mm5, mm3                ;    39.3 p0      43 b[2] copy
        psllq mm5, 0x2b              ;    45.3 p1      43 b[2]
        psrlq mm3, 0x15              ;    39.3 p1      43 b[2]
        pxor mm5, mm3                ;    47.3 p1      43 b[2]
        movq mm3, mm6                ;    31.7 p0      42 d copy
        psllq mm3, 1                 ;    37.7 p1      42 d
        psrlq mm6, 0x3f              ;    33.7 p1      42 d
        pxor mm3, mm6                ;    39.7 p1      42 d
        movq mm6, mm2                ;    46.0 p0      46 s[0] copy
        pandn mm6, mm5               ;    52.0 p1      46 s[0]
        pxor mm6, [esi]              ;    54.0 p2+p1   48 s[0]
        movq [ebp + 288], mm7        ;    24.0 p0+p3   40 sum[0] spill
        movq mm7, [ebp + 136]        ;    24.7 p2      40 sum[4]
        pxor mm7, [ebp + 176]        ;    37.7 p2+p1   40 sum[4]
        pxor mm7, [ebp + 216]        ;    39.7 p2+p1   40 sum[4]
        pxor mm7, [ebp + 256]        ;    41.7 p2+p1   40 sum[4]
        pxor mm7, [ebp + 96]         ;    43.7 p2+p1   40 sum[4]
        pxor mm3, mm7                ;    45.7 p1      42 d
        pxor mm0, mm3                ;    47.7 p1      43 b[0]
        pxor mm6, mm0                ;    56.0 p1      48 s[0]
        movq [ebp + 296], mm6        ;    58.0 p0+p3   48 s[0] spill
        movq mm6, mm7                ;    45.7 p0      42 d copy
        psllq mm6, 1                 ;    51.7 p1      42 d
        psrlq mm7, 0x3f              ;    45.7 p1      42 d
        pxor mm1, mm6                ;    53.7 p1      42 d
        pxor mm1, mm7                ;    55.7 p1      42 d
        movq mm6, mm1                ;    57.7 p0      43 b[3] copy
        pxor mm6, [ebp + 248]        ;    63.7 p2+p1   43 b[3]
        movq mm7, mm6                ;    65.7 p0      43 b[3] copy
        psllq mm7, 0x15              ;    71.7 p1      43 b[3]
        psrlq mm6, 0x2b              ;    65.7 p1      43 b[3]
        pxor mm7, mm6                ;    73.7 p1      43 b[3]
        movq mm6, mm2                ;    46.0 p0      46 s[1] copy
        movq [ebp + 304], mm1        ;    57.7 p0+p3   42 d spill
        movq mm1, mm5                ;    49.3 p0      46 s[1] copy
        pandn mm1, mm7               ;    75.7 p1      46 s[1]
        pxor mm6, mm1                ;    77.7 p1      46 s[1]
        movq mm1, [ebp + 288]        ;    35.3 p2      42 d
        psllq mm1, 1                 ;    54.7 p1      42 d
        pxor mm4, mm1                ;    56.7 p1      42 d
        movq mm1, [ebp + 288]        ;    36.3 p2      42 d
        psrlq mm1, 0x3f              ;    56.7 p1      42 d
        pxor mm4, mm1                ;    58.7 p1      42 d
        movq mm1, mm4                ;    60.7 p0      43 b[4] copy
        pxor mm1, [ebp + 96]         ;    66.7 p2+p1   43 b[4]
        movq [ebp + 288], mm4        ;    60.7 p0+p3   42 d spill
        movq mm4, mm0                ;    49.7 p0      46 s[4] copy
        pandn mm4, mm2               ;    59.7 p1      46 s[4]
        movq mm2, mm1                ;    68.7 p0      43 b[4] copy
        psllq mm2, 0xe               ;    74.7 p1      43 b[4]
        psrlq mm1, 0x32              ;    68.7 p1      43 b[4]
        pxor mm2, mm1                ;    76.7 p1      43 b[4]
        movq mm1, mm7                ;    75.7 p0      46 s[2] copy
        pandn mm1, mm2               ;    81.7 p1      46 s[2]
        pxor mm5, mm1                ;    83.7 p1      46 s[2]
        movq mm1, [ebp + 112]        ;    42.0 p2      43 b[10]
        movq [ebp + 112], mm6        ;    79.7 p0+p3   58 rounds
        movq mm6, mm2                ;    78.7 p0      46 s[3] copy
        pandn mm6, mm0               ;    84.7 p1      46 s[3]
        pxor mm7, mm6                ;    86.7 p1      46 s[3]
        movq mm6, [ebp + 120]        ;    44.0 p2      43 b[20]
        movq [ebp + 120], mm5        ;    85.7 p0+p3   58 rounds
        pxor mm4, mm2                ;    78.7 p1      46 s[4]
        movq mm2, mm3                ;    47.7 p0      43 b[7] copy
        pxor mm2, [ebp + 184]        ;    68.7 p2+p1   43 b[7]
        movq mm5, [ebp + 128]        ;    46.7 p2      43 b[5]
        movq [ebp + 128], mm7        ;    88.7 p0+p3   58 rounds
        movq mm7, [ebp + 288]        ;    68.7 p2      43 b[6]
        pxor mm7, [ebp + 176]        ;    75.7 p2+p1   43 b[6]
        movq mm0, mm2                ;    70.7 p0      43 b[7] copy
        psllq mm0, 3                 ;    76.7 p1      43 b[7]
        psrlq mm2, 0x3d              ;    71.7 p1      43 b[7]
        pxor mm0, mm2                ;    78.7 p1      43 b[7]
        movq mm2, [ebp + 304]        ;    65.7 p2      42 d reload
        pxor mm5, mm2                ;    73.7 p1      43 b[5]
        movq mm2, mm7                ;    77.7 p0      43 b[6] copy
        psllq mm2, 0x14              ;    83.7 p1      43 b[6]
        psrlq mm7, 0x2c              ;    77.7 p1      43 b[6]
        pxor mm2, mm7                ;    85.7 p1      43 b[6]
        movq mm7, mm5                ;    75.7 p0      43 b[5] copy
        psllq mm7, 0x1c              ;    81.7 p1      43 b[5]
        psrlq mm5, 0x24              ;    78.7 p1      43 b[5]
        pxor mm7, mm5                ;    83.7 p1      43 b[5]
        movq mm5, mm2                ;    87.7 p0      46 s[5] copy
        pandn mm5, mm0               ;    93.7 p1      46 s[5]
        pxor mm5, mm7                ;    95.7 p1      46 s[5]
        movq [ebp + 312], mm3        ;    54.0 p0+p3   42 d spill
        movq mm3, [ebp + 136]        ;    54.7 p2      43 b[15]
        movq [ebp + 136], mm4        ;    80.7 p0+p3   58 rounds
        movq mm4, [ebp + 272]        ;    55.7 p2      43 b[8]
        pxor mm4, [ebp + 232]        ;    82.7 p2+p1   43 b[8]
        movq [ebp + 320], mm6        ;    58.0 p0+p3   43 b[20] spill
        movq mm6, mm4                ;    84.7 p0      43 b[8] copy
        psllq mm6, 0x2d              ;    90.7 p1      43 b[8]
        psrlq mm4, 0x13              ;    84.7 p1      43 b[8]
        pxor mm6, mm4                ;    92.7 p1      43 b[8]
        movq mm4, [ebp + 280]        ;    58.7 p2      43 b[9]
        pxor mm4, [ebp + 80]         ;    86.7 p2+p1   43 b[9]
        movq [ebp + 328], mm3        ;    61.7 p0+p3   43 b[15] spill
        movq mm3, mm0                ;    80.7 p0      46 s[6] copy
        pandn mm3, mm6               ;    94.7 p1      46 s[6]
        pxor mm3, mm2                ;    96.7 p1      46 s[6]
        movq [ebp + 152], mm3        ;    98.7 p0+p3   58 rounds
        movq mm3, mm4                ;    88.7 p0      43 b[9] copy
        psllq mm3, 0x3d              ;    94.7 p1      43 b[9]
        psrlq mm4, 3                 ;    90.7 p1      43 b[9]
        pxor mm3, mm4                ;    96.7 p1      43 b[9]
        movq mm4, [ebp + 144]        ;    63.3 p2      43 b[16]
        movq [ebp + 144], mm5        ;    97.7 p0+p3   58 rounds
        movq mm5, mm6                ;    94.7 p0      46 s[7] copy
        pandn mm5, mm3               ;   100.7 p1      46 s[7]
        pxor mm0, mm5                ;   102.7 p1      46 s[7]
        movq mm5, mm3                ;    98.7 p0      46 s[8] copy
        pandn mm5, mm7               ;   104.7 p1      46 s[8]
        pandn mm7, mm2               ;    95.7 p1      46 s[9]
        pxor mm6, mm5                ;   106.7 p1      46 s[8]
        movq mm2, [ebp + 160]        ;    66.7 p2      43 b[11]
        movq [ebp + 160], mm0        ;   104.7 p0+p3   58 rounds
        movq mm5, [ebp + 280]        ;    67.7 p2      42 d reload
        pxor mm2, mm5                ;    97.7 p1      43 b[11]
        pxor mm7, mm3                ;    98.7 p1      46 s[9]
        movq [ebp + 176], mm7        ;   100.7 p0+p3   58 rounds
        movq mm3, [ebp + 168]        ;    69.3 p2      43 b[21]
        movq [ebp + 168], mm6        ;   108.7 p0+p3   58 rounds
        movq mm6, [ebp + 304]        ;    70.3 p2      43 b[12]
        pxor mm6, [ebp + 208]        ;    99.7 p2+p1   43 b[12]
        movq mm7, mm2                ;    99.7 p0      43 b[11] copy
        psllq mm7, 6                 ;   105.7 p1      43 b[11]
        psrlq mm2, 0x3a              ;   101.7 p1      43 b[11]
        pxor mm7, mm2                ;   107.7 p1      43 b[11]
        movq mm2, [ebp + 272]        ;    72.7 p2      42 d reload
        pxor mm1, mm2                ;   103.7 p1      43 b[10]
        movq mm0, mm6                ;   101.7 p0      43 b[12] copy
        psllq mm0, 0x19              ;   107.7 p1      43 b[12]
        psrlq mm6, 0x27              ;   105.7 p1      43 b[12]
        pxor mm0, mm6                ;   109.7 p1      43 b[12]
        movq mm6, mm7                ;   109.7 p0      46 s[10] copy
        pandn mm6, mm0               ;   115.7 p1      46 s[10]
        movq mm5, [ebp + 288]        ;    76.0 p2      43 b[13]
        pxor mm5, [ebp + 256]        ;   108.7 p2+p1   43 b[13]
        movq mm2, mm1                ;   105.7 p0      43 b[10] copy
        psllq mm2, 1                 ;   111.7 p1      43 b[10]
        psrlq mm1, 0x3f              ;   110.7 p1      43 b[10]
        pxor mm2, mm1                ;   113.7 p1      43 b[10]
        pxor mm6, mm2                ;   117.7 p1      46 s[10]
        movq [ebp + 184], mm6        ;   119.7 p0+p3   58 rounds
        movq mm1, mm5                ;   110.7 p0      43 b[13] copy
        psllq mm1, 8                 ;   116.7 p1      43 b[13]
        psrlq mm5, 0x38              ;   114.7 p1      43 b[13]
        pxor mm1, mm5                ;   118.7 p1      43 b[13]
        movq mm5, [ebp + 312]        ;    82.7 p2      43 b[14]
        pxor mm5, [ebp + 264]        ;   116.7 p2+p1   43 b[14]
        movq mm6, mm7                ;   109.7 p0      46 s[11] copy
        movq [ebp + 336], mm3        ;    84.7 p0+p3   43 b[21] spill
        movq mm3, mm0                ;   111.7 p0      46 s[11] copy
        pandn mm3, mm1               ;   120.7 p1      46 s[11]
        pxor mm6, mm3                ;   122.7 p1      46 s[11]
        movq mm3, mm5                ;   118.7 p0      43 b[14] copy
        psllq mm3, 0x12              ;   124.7 p1      43 b[14]
        psrlq mm5, 0x2e              ;   120.7 p1      43 b[14]
        pxor mm3, mm5                ;   126.7 p1      43 b[14]
        movq mm5, mm1                ;   120.7 p0      46 s[12] copy
        pandn mm5, mm3               ;   128.7 p1      46 s[12]
        pxor mm0, mm5                ;   130.7 p1      46 s[12]
        movq [ebp + 200], mm0        ;   132.7 p0+p3   58 rounds
        movq mm5, [ebp + 192]        ;    89.3 p2      43 b[17]
        movq [ebp + 192], mm6        ;   124.7 p0+p3   58 rounds
        movq mm6, mm3                ;   128.7 p0      46 s[13] copy
        pandn mm6, mm2               ;   134.7 p1      46 s[13]
        pandn mm2, mm7               ;   125.7 p1      46 s[14]
        pxor mm1, mm6                ;   136.7 p1      46 s[13]
        movq mm6, [ebp + 312]        ;    95.7 p2      42 d reload
        pxor mm4, mm6                ;   127.7 p1      43 b[16]
        movq [ebp + 208], mm1        ;   138.7 p0+p3   58 rounds
        pxor mm2, mm3                ;   128.7 p1      46 s[14]
        movq mm1, [ebp + 272]        ;    98.0 p2      42 d reload
        pxor mm5, mm1                ;   129.7 p1      43 b[17]
        movq mm3, [ebp + 216]        ;    99.0 p2      43 b[22]
        movq [ebp + 216], mm2        ;   130.7 p0+p3   58 rounds
        movq mm2, mm4                ;   129.7 p0      43 b[16] copy
        psllq mm2, 0x24              ;   135.7 p1      43 b[16]
        psrlq mm4, 0x1c              ;   131.7 p1      43 b[16]
        pxor mm2, mm4                ;   137.7 p1      43 b[16]
        movq mm4, [ebp + 328]        ;   101.0 p2      43 b[15] reload
        movq mm7, [ebp + 288]        ;   102.0 p2      42 d reload
        pxor mm4, mm7                ;   133.7 p1      43 b[15]
        movq mm0, mm5                ;   131.7 p0      43 b[17] copy
        psllq mm0, 0xa               ;   137.7 p1      43 b[17]
        psrlq mm5, 0x36              ;   135.7 p1      43 b[17]
        pxor mm0, mm5                ;   139.7 p1      43 b[17]
        movq mm5, mm2                ;   139.7 p0      46 s[15] copy
        pandn mm5, mm0               ;   145.7 p1      46 s[15]
        movq mm1, mm4                ;   135.7 p0      43 b[15] copy
        psllq mm1, 0x1b              ;   141.7 p1      43 b[15]
        psrlq mm4, 0x25              ;   139.7 p1      43 b[15]
        pxor mm1, mm4                ;   143.7 p1      43 b[15]
        movq mm4, [ebp + 280]        ;   105.3 p2      43 b[18]
        pxor mm4, [ebp + 240]        ;   141.7 p2+p1   43 b[18]
        pxor mm5, mm1                ;   147.7 p1      46 s[15]
        movq mm6, [ebp + 304]        ;   107.3 p2      43 b[19]
        pxor mm6, [ebp + 88]         ;   143.7 p2+p1   43 b[19]
        movq mm7, mm4                ;   143.7 p0      43 b[18] copy
        psllq mm7, 0xf               ;   149.7 p1      43 b[18]
        psrlq mm4, 0x31              ;   145.7 p1      43 b[18]
        pxor mm7, mm4                ;   151.7 p1      43 b[18]
        movq mm4, mm2                ;   139.7 p0      46 s[16] copy
        movq [ebp + 328], mm2        ;   139.7 p0+p3   43 b[16] spill
        movq mm2, mm0                ;   141.7 p0      46 s[16] copy
        pandn mm2, mm7               ;   153.7 p1      46 s[16]
        pxor mm4, mm2                ;   155.7 p1      46 s[16]
        movq [ebp + 232], mm4        ;   157.7 p0+p3   58 rounds
        movq mm2, [ebp + 224]        ;   111.7 p2      43 b[23]
        movq [ebp + 224], mm5        ;   149.7 p0+p3   58 rounds
        movq mm4, mm6                ;   145.7 p0      43 b[19] copy
        psllq mm4, 0x38              ;   151.7 p1      43 b[19]
        psrlq mm6, 8                 ;   150.7 p1      43 b[19]
        pxor mm4, mm6                ;   153.7 p1      43 b[19]
        movq mm5, mm7                ;   153.7 p0      46 s[17] copy
        pandn mm5, mm4               ;   159.7 p1      46 s[17]
        pxor mm0, mm5                ;   161.7 p1      46 s[17]
        movq mm5, [ebp + 336]        ;   115.0 p2      43 b[21] reload
        pxor mm5, [ebp + 304]        ;   154.7 p2+p1   43 b[21]
        movq [ebp + 240], mm0        ;   163.7 p0+p3   58 rounds
        movq mm6, mm4                ;   155.7 p0      46 s[18] copy
        pandn mm6, mm1               ;   161.7 p1      46 s[18]
        pandn mm1, [ebp + 328]       ;   156.7 p2+p1   46 s[19]
        pxor mm7, mm6                ;   163.7 p1      46 s[18]
        movq [ebp + 248], mm7        ;   165.7 p0+p3   58 rounds
        pxor mm3, [ebp + 288]        ;   158.7 p2+p1   43 b[22]
        pxor mm1, mm4                ;   159.7 p1      46 s[19]
        movq [ebp + 256], mm1        ;   161.7 p0+p3   58 rounds
        movq mm1, mm5                ;   156.7 p0      43 b[21] copy
        psllq mm1, 0x37              ;   162.7 p1      43 b[21]
        psrlq mm5, 9                 ;   161.7 p1      43 b[21]
        pxor mm1, mm5                ;   164.7 p1      43 b[21]
        movq mm4, [ebp + 320]        ;   122.0 p2      43 b[20] reload
        pxor mm4, [ebp + 280]        ;   163.7 p2+p1   43 b[20]
        movq mm5, mm3                ;   160.7 p0      43 b[22] copy
        psllq mm5, 0x27              ;   166.7 p1      43 b[22]
        psrlq mm3, 0x19              ;   165.7 p1      43 b[22]
        pxor mm5, mm3                ;   168.7 p1      43 b[22]
        pxor mm2, [ebp + 312]        ;   167.7 p2+p1   43 b[23]
        movq mm3, mm1                ;   166.7 p0      46 s[20] copy
        pandn mm3, mm5               ;   172.7 p1      46 s[20]
        movq mm6, mm4                ;   165.7 p0      43 b[20] copy
        psllq mm6, 0x3e              ;   171.7 p1      43 b[20]
        psrlq mm4, 2                 ;   170.7 p1      43 b[20]
        pxor mm6, mm4                ;   173.7 p1      43 b[20]
        pxor mm3, mm6                ;   175.7 p1      46 s[20]
        movq [ebp + 264], mm3        ;   177.7 p0+p3   58 rounds
        movq mm3, [ebp + 272]        ;   128.0 p2      43 b[24]
        pxor mm3, [ebp + 72]         ;   173.7 p2+p1   43 b[24]
        movq mm4, mm2                ;   169.7 p0      43 b[23] copy
        psllq mm4, 0x29              ;   175.7 p1      43 b[23]
        psrlq mm2, 0x17              ;   175.7 p1      43 b[23]
        pxor mm4, mm2                ;   177.7 p1      43 b[23]
        movq mm2, mm1                ;   166.7 p0      46 s[21] copy
        movq mm7, mm5                ;   170.7 p0      46 s[21] copy
        pandn mm7, mm4               ;   179.7 p1      46 s[21]
        pxor mm2, mm7                ;   181.7 p1      46 s[21]
        movq [ebp + 72], mm2         ;   183.7 p0+p3   58 rounds
        movq mm2, mm3                ;   175.7 p0      43 b[24] copy
        psllq mm2, 2                 ;   181.7 p1      43 b[24]
        psrlq mm3, 0x3e              ;   180.7 p1      43 b[24]
        pxor mm2, mm3                ;   183.7 p1      43 b[24]
        movq mm3, mm4                ;   179.7 p0      46 s[22] copy
        pandn mm3, mm2               ;   185.7 p1      46 s[22]
        pxor mm5, mm3                ;   187.7 p1      46 s[22]
        movq [ebp + 80], mm5         ;   189.7 p0+p3   58 rounds
        movq mm3, mm2                ;   185.7 p0      46 s[23] copy
        pandn mm3, mm6               ;   191.7 p1      46 s[23]
        pandn mm6, mm1               ;   185.7 p1      46 s[24]
        pxor mm4, mm3                ;   193.7 p1      46 s[23]
        movq [ebp + 88], mm4         ;   195.7 p0+p3   58 rounds
        pxor mm6, mm2                ;   187.7 p1      46 s[24]
        add esi, 8                   ;   143.0 p0      58 rounds
        movq [ebp + 96], mm6         ;   189.7 p0+p3   58 rounds
        movq mm0, [ebp + 296]        ;   144.0 p2      48 s[0] reload
        cmp esi, dword [ebp + 364]   ;                    more rounds?
        jne .rounds_2
        mov dword [ebp + 360], esi   ;                    resident
        movq [ebp + 104], mm0        ;                    resident
        movq mm0, [ebp + 104]        ;     0.0 p2      59 a
        movq [ebp - 128], mm0        ;     7.0 p0+p3   59 a
        movq mm0, [ebp + 112]        ;     1.0 p2      59 a
        movq [ebp - 120], mm0        ;     8.0 p0+p3   59 a
        movq mm0, [ebp + 120]        ;     2.0 p2      59 a
        movq [ebp - 112], mm0        ;     9.0 p0+p3   59 a
        movq mm0, [ebp + 128]        ;     3.0 p2      59 a
        movq [ebp - 104], mm0        ;    10.0 p0+p3   59 a
        movq mm0, [ebp + 136]        ;     4.0 p2      59 a
        movq [ebp - 96], mm0         ;    11.0 p0+p3   59 a
        movq mm0, [ebp + 144]        ;     5.0 p2      59 a
        movq [ebp - 88], mm0         ;    12.0 p0+p3   59 a
        movq mm0, [ebp + 152]        ;     6.0 p2      59 a
        movq [ebp - 80], mm0         ;    13.0 p0+p3   59 a
        movq mm0, [ebp + 160]        ;     7.0 p2      59 a
        movq [ebp - 72], mm0         ;    14.3 p0+p3   59 a
        movq mm0, [ebp + 168]        ;     8.0 p2      59 a
        movq [ebp - 64], mm0         ;    16.3 p0+p3   59 a
        movq mm0, [ebp + 176]        ;     9.0 p2      59 a
        movq [ebp - 56], mm0         ;    18.3 p0+p3   59 a
        movq mm0, [ebp + 184]        ;    10.0 p2      59 a
        movq [ebp - 48], mm0         ;    20.3 p0+p3   59 a
        movq mm0, [ebp + 192]        ;    11.0 p2      59 a
        movq [ebp - 40], mm0         ;    22.3 p0+p3   59 a
        movq mm0, [ebp + 200]        ;    12.0 p2      59 a
        movq [ebp - 32], mm0         ;    24.3 p0+p3   59 a
        movq mm0, [ebp + 208]        ;    13.0 p2      59 a
        movq [ebp - 24], mm0         ;    26.3 p0+p3   59 a
        movq mm0, [ebp + 216]        ;    14.0 p2      59 a
        movq [ebp - 16], mm0         ;    28.3 p0+p3   59 a
        movq mm0, [ebp + 224]        ;    15.0 p2      59 a
        movq [ebp - 8], mm0          ;    30.3 p0+p3   59 a
        movq mm0, [ebp + 232]        ;    16.0 p2      59 a
        movq [ebp + 0], mm0          ;    32.3 p0+p3   59 a
        movq mm0, [ebp + 240]        ;    17.0 p2      59 a
        movq [ebp + 8], mm0          ;    34.3 p0+p3   59 a
        movq mm0, [ebp + 248]        ;    18.0 p2      59 a
        movq [ebp + 16], mm0         ;    36.3 p0+p3   59 a
        movq mm0, [ebp + 256]        ;    19.0 p2      59 a
        movq [ebp + 24], mm0         ;    38.3 p0+p3   59 a
        movq mm0, [ebp + 264]        ;    20.0 p2      59 a
        movq [ebp + 32], mm0         ;    40.3 p0+p3   59 a
        movq mm0, [ebp + 72]         ;    21.0 p2      59 a
        movq [ebp + 40], mm0         ;    42.3 p0+p3   59 a
        movq mm0, [ebp + 80]         ;    22.0 p2      59 a
        movq [ebp + 48], mm0         ;    44.3 p0+p3   59 a
        movq mm0, [ebp + 88]         ;    23.0 p2      59 a
        movq [ebp + 56], mm0         ;    46.3 p0+p3   59 a
        movq mm0, [ebp + 96]         ;    24.0 p2      59 a
        movq [ebp + 64], mm0         ;    48.3 p0+p3   59 a
        mov esi, dword [ebp + 352]   ;    25.0 p2      54 blocks
        add esi, 0xa8                ;    27.0 p1      54 blocks
        mov dword [ebp + 352], esi   ;    50.3 p0+p3   54 blocks
        cmp esi, dword [ebp + 356]   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]        ;     0.0 p2      54 blocks reload
        mov esi, dword [ebp + 344]   ;     1.0 p2      54 blocks reload
        movq [esi], mm0              ;     7.0 p0+p3   54 blocks
        movq mm0, [ebp - 120]        ;     2.0 p2      54 blocks reload
        movq [esi + 8], mm0          ;     9.0 p0+p3   54 blocks
        movq mm0, [ebp - 112]        ;     3.0 p2      54 blocks reload
        movq [esi + 16], mm0         ;    10.0 p0+p3   54 blocks
        movq mm0, [ebp - 104]        ;     4.0 p2      54 blocks reload
        movq [esi + 24], mm0         ;    11.0 p0+p3   54 blocks
        movq mm0, [ebp - 96]         ;     5.0 p2      54 blocks reload
        movq [esi + 32], mm0         ;    12.0 p0+p3   54 blocks
        movq mm0, [ebp - 88]         ;     6.0 p2      54 blocks reload
        movq [esi + 40], mm0         ;    13.0 p0+p3   54 blocks
        movq mm0, [ebp - 80]         ;     7.0 p2      54 blocks reload
        movq [esi + 48], mm0         ;    14.0 p0+p3   54 blocks
        movq mm0, [ebp - 72]         ;     8.0 p2      54 blocks reload
        movq [esi + 56], mm0         ;    15.0 p0+p3   54 blocks
        movq mm0, [ebp - 64]         ;     9.0 p2      54 blocks reload
        movq [esi + 64], mm0         ;    16.7 p0+p3   54 blocks
        movq mm0, [ebp - 56]         ;    10.0 p2      54 blocks reload
        movq [esi + 72], mm0         ;    18.7 p0+p3   54 blocks
        movq mm0, [ebp - 48]         ;    11.0 p2      54 blocks reload
        movq [esi + 80], mm0         ;    20.7 p0+p3   54 blocks
        movq mm0, [ebp - 40]         ;    12.0 p2      54 blocks reload
        movq [esi + 88], mm0         ;    22.7 p0+p3   54 blocks
        movq mm0, [ebp - 32]         ;    13.0 p2      54 blocks reload
        movq [esi + 96], mm0         ;    24.7 p0+p3   54 blocks
        movq mm0, [ebp - 24]         ;    14.0 p2      54 blocks reload
        movq [esi + 104], mm0        ;    26.7 p0+p3   54 blocks
        movq mm0, [ebp - 16]         ;    15.0 p2      54 blocks reload
        movq [esi + 112], mm0        ;    28.7 p0+p3   54 blocks
        movq mm0, [ebp - 8]          ;    16.0 p2      54 blocks reload
        movq [esi + 120], mm0        ;    30.7 p0+p3   54 blocks
        movq mm0, [ebp + 0]          ;    17.0 p2      54 blocks reload
        movq [esi + 128], mm0        ;    32.7 p0+p3   54 blocks
        movq mm0, [ebp + 8]          ;    18.0 p2      54 blocks reload
        movq [esi + 136], mm0        ;    34.7 p0+p3   54 blocks
        movq mm0, [ebp + 16]         ;    19.0 p2      54 blocks reload
        movq [esi + 144], mm0        ;    36.7 p0+p3   54 blocks
        movq mm0, [ebp + 24]         ;    20.0 p2      54 blocks reload
        movq [esi + 152], mm0        ;    38.7 p0+p3   54 blocks
        movq mm0, [ebp + 32]         ;    21.0 p2      54 blocks reload
        movq [esi + 160], mm0        ;    40.7 p0+p3   54 blocks
        movq mm0, [ebp + 40]         ;    22.0 p2      54 blocks reload
        movq [esi + 168], mm0        ;    42.7 p0+p3   54 blocks
        movq mm0, [ebp + 48]         ;    23.0 p2      54 blocks reload
        movq [esi + 176], mm0        ;    44.7 p0+p3   54 blocks
        movq mm0, [ebp + 56]         ;    24.0 p2      54 blocks reload
        movq [esi + 184], mm0        ;    46.7 p0+p3   54 blocks
        movq mm0, [ebp + 64]         ;    25.0 p2      54 blocks reload
        movq [esi + 192], mm0        ;    48.7 p0+p3   54 blocks
        mov ecx, dword [ebp + 368]   ;                    frame
        pxor mm0, mm0                ;                    cleared
        movq [ebp - 128], mm0        ;                    cleared
        movq [ebp - 120], mm0        ;                    cleared
        movq [ebp - 112], mm0        ;                    cleared
        movq [ebp - 104], mm0        ;                    cleared
        movq [ebp - 96], mm0         ;                    cleared
        movq [ebp - 88], mm0         ;                    cleared
        movq [ebp - 80], mm0         ;                    cleared
        movq [ebp - 72], mm0         ;                    cleared
        movq [ebp - 64], mm0         ;                    cleared
        movq [ebp - 56], mm0         ;                    cleared
        movq [ebp - 48], mm0         ;                    cleared
        movq [ebp - 40], mm0         ;                    cleared
        movq [ebp - 32], mm0         ;                    cleared
        movq [ebp - 24], mm0         ;                    cleared
        movq [ebp - 16], mm0         ;                    cleared
        movq [ebp - 8], mm0          ;                    cleared
        movq [ebp + 0], mm0          ;                    cleared
        movq [ebp + 8], mm0          ;                    cleared
        movq [ebp + 16], mm0         ;                    cleared
        movq [ebp + 24], mm0         ;                    cleared
        movq [ebp + 32], mm0         ;                    cleared
        movq [ebp + 40], mm0         ;                    cleared
        movq [ebp + 48], mm0         ;                    cleared
        movq [ebp + 56], mm0         ;                    cleared
        movq [ebp + 64], mm0         ;                    cleared
        movq [ebp + 72], mm0         ;                    cleared
        movq [ebp + 80], mm0         ;                    cleared
        movq [ebp + 88], mm0         ;                    cleared
        movq [ebp + 96], mm0         ;                    cleared
        movq [ebp + 104], mm0        ;                    cleared
        movq [ebp + 112], mm0        ;                    cleared
        movq [ebp + 120], mm0        ;                    cleared
        movq [ebp + 128], mm0        ;                    cleared
        movq [ebp + 136], mm0        ;                    cleared
        movq [ebp + 144], mm0        ;                    cleared
        movq [ebp + 152], mm0        ;                    cleared
        movq [ebp + 160], mm0        ;                    cleared
        movq [ebp + 168], mm0        ;                    cleared
        movq [ebp + 176], mm0        ;                    cleared
        movq [ebp + 184], mm0        ;                    cleared
        movq [ebp + 192], mm0        ;                    cleared
        movq [ebp + 200], mm0        ;                    cleared
        movq [ebp + 208], mm0        ;                    cleared
        movq [ebp + 216], mm0        ;                    cleared
        movq [ebp + 224], mm0        ;                    cleared
        movq [ebp + 232], mm0        ;                    cleared
        movq [ebp + 240], mm0        ;                    cleared
        movq [ebp + 248], mm0        ;                    cleared
        movq [ebp + 256], mm0        ;                    cleared
        movq [ebp + 264], mm0        ;                    cleared
        movq [ebp + 272], mm0        ;                    cleared
        movq [ebp + 280], mm0        ;                    cleared
        movq [ebp + 288], mm0        ;                    cleared
        movq [ebp + 296], mm0        ;                    cleared
        movq [ebp + 304], mm0        ;                    cleared
        movq [ebp + 312], mm0        ;                    cleared
        movq [ebp + 320], mm0        ;                    cleared
        movq [ebp + 328], mm0        ;                    cleared
        movq [ebp + 336], mm0        ;                    cleared
        emms                         ;                    x87 state
        mov esp, ecx                 ;                    frame
        pop ebp                      ;                    preserved
        pop edi                      ;                    preserved
        pop esi                      ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; RC
        align 16, db 0
keccak_blocks.T0_RC:
        dq 0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009
        dq 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003
        dq 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008
; constants64
        align 16, db 0
keccak_blocks.T1_constants64:
        dq 0xffffffffffffffff

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

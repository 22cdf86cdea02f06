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
; The frame is cleared before return: 552 bytes, 4 instructions, one of them for 138 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 85 uops, planned 56.7; bounds: width 28.3, ports 52.0, path 14.5
;   blocks: 122 uops, planned 60.3; bounds: width 40.7, ports 54.0, path 9.0
;   blocks/rounds: 443 uops, planned 200.0; bounds: width 147.7, ports 190.0, path 16.0
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
        sub esp, 0x250               ;                    frame
        and esp, 0xfffffff0          ;                    frame
        lea ebp, [esp + 128]         ;                    frame
        mov dword [ebp + 448], eax   ;                    frame
        mov ecx, dword [eax + 16]    ;                    frame
        mov dword [ebp + 424], ecx   ;                    frame
        mov ecx, dword [eax + 24]    ;                    frame
        mov dword [ebp + 428], ecx   ;                    frame
        mov ecx, dword [eax + 20]    ;                    frame
        mov dword [ebp + 432], ecx   ;                    frame
        mov esi, dword [ebp + 424]   ;     0.0 p2      54 a reload
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
        mov edi, dword [ebp + 428]   ;    26.0 p2      54 a
        imul edi, esi                ;    29.4 p1      54 a
        add edi, dword [ebp + 432]   ;    43.4 p2+p0   54 a
        mov dword [ebp + 436], edi   ;    50.7 p0+p3   54 a
        cmp dword [ebp + 428], 0     ;                    no blocks?
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
        mov dword [ebp + 440], esi   ;     8.3 p0+p3   58 rounds
        add esi, 0xc0                ;     4.7 p1      58 rounds
        mov dword [ebp + 444], esi   ;    10.3 p0+p3   58 rounds
        mov esi, dword [ebp + 432]   ;     5.3 p2      57 s[0] reload
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
        mov esi, dword [ebp + 440]   ;                    resident
        align 16
.rounds_2:
        movq mm0, [esi]              ;     0.0 p2      48 s[0]
        movq mm1, [ebp + 120]        ;     1.0 p2      40 sum[2]
        movq mm2, [ebp + 160]        ;     2.0 p2      40 sum[2] reload
        pxor mm1, mm2                ;     9.0 p1      40 sum[2]
        movq mm3, [ebp + 200]        ;     3.0 p2      40 sum[2] reload
        pxor mm1, mm3                ;    11.0 p1      40 sum[2]
        movq mm4, [ebp + 240]        ;     4.0 p2      40 sum[2] reload
        pxor mm1, mm4                ;    13.0 p1      40 sum[2]
        movq mm5, [ebp + 80]         ;     5.0 p2      40 sum[2] reload
        pxor mm1, mm5                ;    15.0 p1      40 sum[2]
        pshufw mm6, mm1, 0xe4        ;    17.0 p1      42 d copy
        psllq mm6, 1                 ;    19.0 p1      42 d
        pshufw mm7, mm1, 0xe4        ;    17.0 p1      42 d copy
        psrlq mm7, 0x3f              ;    19.0 p1      42 d
        pxor mm6, mm7                ;    21.0 p1      42 d
        movq mm7, [ebp + 104]        ;     6.0 p2      40 sum[0]
        pxor mm7, [ebp + 144]        ;    13.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 184]        ;    15.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 224]        ;    17.0 p2+p1   40 sum[0]
        pxor mm7, [ebp + 264]        ;    19.0 p2+p1   40 sum[0]
        pxor mm6, mm7                ;    23.0 p1      42 d
        movq mm4, mm7                ;    21.0 p0      42 d copy
        psllq mm4, 1                 ;    27.0 p1      42 d
        psrlq mm7, 0x3f              ;    21.0 p1      42 d
        pxor mm7, mm4                ;    29.0 p1      42 d
        movq mm4, mm6                ;    25.0 p0      43 b[1] copy
        pxor mm4, [ebp + 152]        ;    31.0 p2+p1   43 b[1]
        movq mm2, mm4                ;    33.0 p0      43 b[1] copy
        psllq mm2, 0x2c              ;    39.0 p1      43 b[1]
        psrlq mm4, 0x14              ;    33.0 p1      43 b[1]
        pxor mm4, mm2                ;    41.0 p1      43 b[1]
        movq mm2, mm6                ;    25.0 p0      43 b[8] copy
        pxor mm2, [ebp + 232]        ;    31.0 p2+p1   43 b[8]
        movq [ebp + 272], mm6        ;    25.0 p0+p3   42 d spill
        movq mm6, mm2                ;    33.0 p0      43 b[8] copy
        psllq mm6, 0x2d              ;    39.0 p1      43 b[8]
        psrlq mm2, 0x13              ;    33.0 p1      43 b[8]
        pxor mm2, mm6                ;    41.0 p1      43 b[8]
        movq mm6, mm4                ;    43.0 p0      46 s[1] copy
        movq [ebp + 280], mm5        ;    16.0 p0+p3   43 b[9] spill
        movq mm5, mm2                ;    43.0 p0      46 s[8] copy
        movq [ebp + 288], mm2        ;    43.0 p0+p3   43 b[8] spill
        movq mm2, [ebp + 152]        ;    17.0 p2      40 sum[1]
        pxor mm2, [ebp + 112]        ;    26.0 p2+p1   40 sum[1]
        pxor mm2, [ebp + 192]        ;    28.0 p2+p1   40 sum[1]
        pxor mm2, [ebp + 232]        ;    30.0 p2+p1   40 sum[1]
        pxor mm2, [ebp + 72]         ;    32.0 p2+p1   40 sum[1]
        movq [ebp + 296], mm5        ;    49.0 p0+p3   46 s[8] spill
        movq mm5, mm2                ;    34.0 p0      42 d copy
        psllq mm5, 1                 ;    40.0 p1      42 d
        movq [ebp + 304], mm7        ;    31.0 p0+p3   42 d spill
        movq mm7, mm2                ;    34.0 p0      42 d copy
        psrlq mm7, 0x3f              ;    40.0 p1      42 d
        pxor mm5, mm7                ;    42.0 p1      42 d
        movq mm7, [ebp + 104]        ;    23.0 p2      43 b[0]
        movq [ebp + 312], mm6        ;    49.0 p0+p3   46 s[1] spill
        movq mm6, [ebp + 112]        ;    24.0 p2      43 b[10]
        movq [ebp + 320], mm6        ;    31.0 p0+p3   43 b[10] spill
        movq mm6, [ebp + 120]        ;    25.0 p2      43 b[20]
        movq [ebp + 328], mm6        ;    32.0 p0+p3   43 b[20] spill
        movq mm6, [ebp + 128]        ;    26.0 p2      40 sum[3]
        pxor mm6, [ebp + 168]        ;    33.0 p2+p1   40 sum[3]
        pxor mm6, [ebp + 208]        ;    35.0 p2+p1   40 sum[3]
        pxor mm6, [ebp + 248]        ;    37.0 p2+p1   40 sum[3]
        pxor mm6, [ebp + 88]         ;    39.0 p2+p1   40 sum[3]
        movq [ebp + 336], mm1        ;    30.0 p0+p3   42 d spill
        movq mm1, [ebp + 304]        ;    39.0 p2      42 d reload
        pxor mm1, mm6                ;    46.0 p1      42 d
        movq [ebp + 304], mm1        ;    48.0 p0+p3   42 d spill
        movq mm1, mm6                ;    41.0 p0      42 d copy
        psllq mm1, 1                 ;    47.0 p1      42 d
        pxor mm2, mm1                ;    49.0 p1      42 d
        psrlq mm6, 0x3f              ;    41.0 p1      42 d
        pxor mm2, mm6                ;    51.0 p1      42 d
        pxor mm3, mm2                ;    53.0 p1      43 b[2]
        movq mm1, mm3                ;    55.0 p0      43 b[2] copy
        psllq mm1, 0x2b              ;    61.0 p1      43 b[2]
        psrlq mm3, 0x15              ;    55.0 p1      43 b[2]
        pxor mm3, mm1                ;    63.0 p1      43 b[2]
        movq mm1, [ebp + 280]        ;    34.3 p2      43 b[9] reload
        pxor mm1, mm2                ;    53.0 p1      43 b[9]
        movq mm6, mm4                ;    43.0 p0      46 s[0] copy
        pandn mm6, mm3               ;    65.0 p1      46 s[0]
        pxor mm0, mm6                ;    67.0 p1      48 s[0]
        movq mm6, mm1                ;    55.0 p0      43 b[9] copy
        psllq mm6, 0x3d              ;    61.0 p1      43 b[9]
        psrlq mm1, 3                 ;    55.0 p1      43 b[9]
        pxor mm1, mm6                ;    63.0 p1      43 b[9]
        movq mm6, [ebp + 304]        ;    56.0 p2      43 b[4]
        pxor mm6, [ebp + 96]         ;    63.0 p2+p1   43 b[4]
        movq [ebp + 280], mm2        ;    53.0 p0+p3   42 d spill
        movq mm2, mm6                ;    65.0 p0      43 b[4] copy
        psllq mm2, 0xe               ;    71.0 p1      43 b[4]
        psrlq mm6, 0x32              ;    65.0 p1      43 b[4]
        pxor mm6, mm2                ;    73.0 p1      43 b[4]
        movq mm2, mm3                ;    65.0 p0      46 s[2] copy
        movq [ebp + 344], mm1        ;    65.0 p0+p3   43 b[9] spill
        movq mm1, [ebp + 304]        ;    56.0 p2      43 b[6]
        pxor mm1, [ebp + 176]        ;    63.0 p2+p1   43 b[6]
        movq [ebp + 352], mm4        ;    43.0 p0+p3   43 b[1] spill
        movq mm4, mm1                ;    65.0 p0      43 b[6] copy
        psllq mm4, 0x14              ;    71.0 p1      43 b[6]
        psrlq mm1, 0x2c              ;    65.0 p1      43 b[6]
        pxor mm1, mm4                ;    73.0 p1      43 b[6]
        movq mm4, [ebp + 320]        ;    44.3 p2      43 b[10] reload
        pxor mm4, [ebp + 272]        ;    60.0 p2+p1   43 b[10]
        movq [ebp + 320], mm1        ;    75.0 p0+p3   43 b[6] spill
        movq mm1, mm4                ;    62.0 p0      43 b[10] copy
        psllq mm1, 1                 ;    68.0 p1      43 b[10]
        psrlq mm4, 0x3f              ;    62.0 p1      43 b[10]
        pxor mm4, mm1                ;    70.0 p1      43 b[10]
        movq mm1, [ebp + 320]        ;    83.0 p2      46 s[6]
        movq [ebp + 360], mm4        ;    72.0 p0+p3   43 b[10] spill
        movq mm4, mm6                ;    75.0 p0      46 s[4] copy
        movq [ebp + 368], mm1        ;    90.0 p0+p3   46 s[6] spill
        movq mm1, [ebp + 280]        ;    61.0 p2      43 b[11]
        pxor mm1, [ebp + 160]        ;    68.0 p2+p1   43 b[11]
        movq [ebp + 376], mm6        ;    75.0 p0+p3   43 b[4] spill
        movq mm6, mm1                ;    70.0 p0      43 b[11] copy
        psllq mm6, 6                 ;    76.0 p1      43 b[11]
        psrlq mm1, 0x3a              ;    70.0 p1      43 b[11]
        pxor mm1, mm6                ;    78.0 p1      43 b[11]
        movq mm6, [ebp + 344]        ;    73.0 p2      46 s[9]
        movq [ebp + 384], mm1        ;    80.0 p0+p3   43 b[11] spill
        movq mm1, [ebp + 304]        ;    56.0 p2      43 b[13]
        pxor mm1, [ebp + 256]        ;    68.0 p2+p1   43 b[13]
        movq [ebp + 392], mm6        ;    80.0 p0+p3   46 s[9] spill
        movq mm6, mm1                ;    70.0 p0      43 b[13] copy
        psllq mm6, 8                 ;    76.0 p1      43 b[13]
        psrlq mm1, 0x38              ;    70.0 p1      43 b[13]
        pxor mm1, mm6                ;    78.0 p1      43 b[13]
        movq mm6, [ebp + 360]        ;    80.0 p2      46 s[10]
        movq [ebp + 400], mm1        ;    80.0 p0+p3   43 b[13] spill
        movq mm1, [ebp + 288]        ;    57.3 p2      46 s[7]
        pandn mm1, [ebp + 344]       ;    80.0 p2+p1   46 s[7]
        movq [ebp + 408], mm6        ;    87.0 p0+p3   46 s[10] spill
        movq mm6, [ebp + 176]        ;    59.3 p2      40 sum[4]
        pxor mm6, [ebp + 136]        ;    73.0 p2+p1   40 sum[4]
        pxor mm6, [ebp + 216]        ;    75.0 p2+p1   40 sum[4]
        pxor mm6, [ebp + 256]        ;    77.0 p2+p1   40 sum[4]
        pxor mm6, [ebp + 96]         ;    79.0 p2+p1   40 sum[4]
        pxor mm5, mm6                ;    81.0 p1      42 d
        pxor mm7, mm5                ;    83.0 p1      43 b[0]
        pxor mm0, mm7                ;    85.0 p1      48 s[0]
        movq [ebp + 104], mm0        ;    87.0 p0+p3   58 rounds
        movq mm0, mm6                ;    81.0 p0      42 d copy
        psllq mm0, 1                 ;    87.0 p1      42 d
        psrlq mm6, 0x3f              ;    81.0 p1      42 d
        movq [ebp + 416], mm1        ;    82.0 p0+p3   46 s[7] spill
        movq mm1, [ebp + 336]        ;    65.3 p2      42 d reload
        pxor mm1, mm6                ;    83.0 p1      42 d
        pxor mm1, mm0                ;    89.0 p1      42 d
        movq mm0, [ebp + 376]        ;    83.0 p2      46 s[3]
        pandn mm0, mm7               ;    90.0 p1      46 s[3]
        pandn mm7, [ebp + 352]       ;    85.0 p2+p1   46 s[4]
        pxor mm4, mm7                ;    87.0 p1      46 s[4]
        movq mm6, mm5                ;    83.0 p0      43 b[7] copy
        pxor mm6, [ebp + 184]        ;    89.0 p2+p1   43 b[7]
        movq mm7, mm6                ;    91.0 p0      43 b[7] copy
        psllq mm7, 3                 ;    97.0 p1      43 b[7]
        psrlq mm6, 0x3d              ;    91.0 p1      43 b[7]
        pxor mm6, mm7                ;    99.0 p1      43 b[7]
        movq mm7, [ebp + 416]        ;    90.0 p2      46 s[7] reload
        pxor mm7, mm6                ;   101.0 p1      46 s[7]
        movq [ebp + 160], mm7        ;   103.0 p0+p3   58 rounds
        movq mm7, mm1                ;    91.0 p0      43 b[3] copy
        pxor mm7, [ebp + 248]        ;    97.0 p2+p1   43 b[3]
        movq [ebp + 416], mm5        ;    83.0 p0+p3   42 d spill
        movq mm5, mm7                ;    99.0 p0      43 b[3] copy
        psllq mm5, 0x15              ;   105.0 p1      43 b[3]
        psrlq mm7, 0x2b              ;    99.0 p1      43 b[3]
        pxor mm7, mm5                ;   107.0 p1      43 b[3]
        pandn mm3, mm7               ;   109.0 p1      46 s[1]
        movq mm5, [ebp + 312]        ;    75.0 p2      46 s[1] reload
        pxor mm5, mm3                ;   111.0 p1      46 s[1]
        movq [ebp + 112], mm5        ;   113.0 p0+p3   58 rounds
        pxor mm0, mm7                ;   109.0 p1      46 s[3]
        pandn mm7, [ebp + 376]       ;   109.0 p2+p1   46 s[2]
        pxor mm2, mm7                ;   111.0 p1      46 s[2]
        movq [ebp + 120], mm2        ;   113.0 p0+p3   58 rounds
        movq mm2, [ebp + 320]        ;    83.0 p2      46 s[5]
        pandn mm2, mm6               ;   101.0 p1      46 s[5]
        pandn mm6, [ebp + 288]       ;   102.0 p2+p1   46 s[6]
        movq mm3, [ebp + 368]        ;    98.0 p2      46 s[6] reload
        pxor mm3, mm6                ;   105.0 p1      46 s[6]
        movq [ebp + 152], mm3        ;   107.0 p0+p3   58 rounds
        movq mm3, mm1                ;    91.0 p0      43 b[5] copy
        pxor mm3, [ebp + 128]        ;   104.0 p2+p1   43 b[5]
        movq [ebp + 128], mm0        ;   111.0 p0+p3   58 rounds
        movq mm0, mm1                ;    91.0 p0      43 b[12] copy
        pxor mm0, [ebp + 208]        ;   105.0 p2+p1   43 b[12]
        movq mm5, mm3                ;   106.0 p0      43 b[5] copy
        psllq mm5, 0x1c              ;   112.0 p1      43 b[5]
        psrlq mm3, 0x24              ;   107.0 p1      43 b[5]
        pxor mm3, mm5                ;   114.0 p1      43 b[5]
        pxor mm2, mm3                ;   116.0 p1      46 s[5]
        movq mm5, [ebp + 416]        ;    91.0 p2      43 b[14]
        pxor mm5, [ebp + 264]        ;   110.0 p2+p1   43 b[14]
        movq mm6, mm0                ;   107.0 p0      43 b[12] copy
        psllq mm6, 0x19              ;   113.0 p1      43 b[12]
        psrlq mm0, 0x27              ;   112.0 p1      43 b[12]
        pxor mm0, mm6                ;   115.0 p1      43 b[12]
        movq mm6, [ebp + 344]        ;    87.7 p2      46 s[8]
        pandn mm6, mm3               ;   116.0 p1      46 s[8]
        pandn mm3, [ebp + 320]       ;   116.0 p2+p1   46 s[9]
        movq mm7, [ebp + 296]        ;    89.7 p2      46 s[8] reload
        pxor mm7, mm6                ;   118.0 p1      46 s[8]
        movq mm6, [ebp + 392]        ;    90.7 p2      46 s[9] reload
        pxor mm6, mm3                ;   118.0 p1      46 s[9]
        movq [ebp + 176], mm6        ;   120.0 p0+p3   58 rounds
        movq mm3, mm5                ;   112.0 p0      43 b[14] copy
        psllq mm3, 0x12              ;   118.0 p1      43 b[14]
        psrlq mm5, 0x2e              ;   119.0 p1      43 b[14]
        pxor mm3, mm5                ;   121.0 p1      43 b[14]
        movq mm5, [ebp + 384]        ;    99.3 p2      46 s[10]
        pandn mm5, mm0               ;   121.0 p1      46 s[10]
        movq mm6, [ebp + 408]        ;   100.3 p2      46 s[10] reload
        pxor mm6, mm5                ;   123.0 p1      46 s[10]
        movq [ebp + 184], mm6        ;   125.0 p0+p3   58 rounds
        movq mm5, [ebp + 400]        ;   101.3 p2      43 b[13] reload
        movq mm6, mm0                ;   117.0 p0      46 s[11] copy
        pandn mm6, mm5               ;   123.0 p1      46 s[11]
        pxor mm6, [ebp + 384]        ;   125.0 p2+p1   46 s[11]
        movq [ebp + 408], mm1        ;   103.0 p0+p3   42 d spill
        movq mm1, mm5                ;   108.3 p0      46 s[13] copy
        pandn mm5, mm3               ;   125.0 p1      46 s[12]
        pxor mm0, mm5                ;   127.0 p1      46 s[12]
        movq [ebp + 200], mm0        ;   129.0 p0+p3   58 rounds
        movq mm0, [ebp + 360]        ;   105.3 p2      43 b[10] reload
        movq mm5, mm3                ;   123.0 p0      46 s[13] copy
        pandn mm5, mm0               ;   129.0 p1      46 s[13]
        pandn mm0, [ebp + 384]       ;   128.0 p2+p1   46 s[14]
        pxor mm1, mm5                ;   131.0 p1      46 s[13]
        movq [ebp + 208], mm1        ;   133.0 p0+p3   58 rounds
        pxor mm3, mm0                ;   130.0 p1      46 s[14]
        movq mm0, [ebp + 416]        ;   108.3 p2      43 b[16]
        pxor mm0, [ebp + 144]        ;   131.0 p2+p1   43 b[16]
        movq [ebp + 144], mm2        ;   118.0 p0+p3   58 rounds
        movq mm1, [ebp + 272]        ;   110.3 p2      43 b[17]
        pxor mm1, [ebp + 192]        ;   132.0 p2+p1   43 b[17]
        movq [ebp + 192], mm6        ;   127.0 p0+p3   58 rounds
        movq mm2, [ebp + 304]        ;   112.3 p2      43 b[15]
        pxor mm2, [ebp + 136]        ;   133.0 p2+p1   43 b[15]
        movq [ebp + 136], mm4        ;   113.3 p0+p3   58 rounds
        movq mm4, [ebp + 328]        ;   114.3 p2      43 b[20] reload
        movq mm5, [ebp + 280]        ;   115.3 p2      42 d reload
        pxor mm4, mm5                ;   134.0 p1      43 b[20]
        pxor mm5, [ebp + 240]        ;   135.0 p2+p1   43 b[18]
        movq mm6, mm0                ;   133.0 p0      43 b[16] copy
        psllq mm6, 0x24              ;   139.0 p1      43 b[16]
        psrlq mm0, 0x1c              ;   137.0 p1      43 b[16]
        pxor mm0, mm6                ;   141.0 p1      43 b[16]
        movq mm6, mm1                ;   134.0 p0      43 b[17] copy
        psllq mm6, 0xa               ;   140.0 p1      43 b[17]
        psrlq mm1, 0x36              ;   140.0 p1      43 b[17]
        pxor mm6, mm1                ;   142.0 p1      43 b[17]
        movq mm1, mm2                ;   135.0 p0      43 b[15] copy
        psllq mm1, 0x1b              ;   142.0 p1      43 b[15]
        psrlq mm2, 0x25              ;   143.0 p1      43 b[15]
        pxor mm1, mm2                ;   145.0 p1      43 b[15]
        movq mm2, mm5                ;   137.0 p0      43 b[18] copy
        psllq mm2, 0xf               ;   145.0 p1      43 b[18]
        psrlq mm5, 0x31              ;   146.0 p1      43 b[18]
        pxor mm2, mm5                ;   148.0 p1      43 b[18]
        movq mm5, mm4                ;   136.0 p0      43 b[20] copy
        psllq mm5, 0x3e              ;   148.0 p1      43 b[20]
        psrlq mm4, 2                 ;   149.0 p1      43 b[20]
        pxor mm5, mm4                ;   151.0 p1      43 b[20]
        movq mm4, mm0                ;   143.0 p0      46 s[15] copy
        pandn mm4, mm6               ;   151.0 p1      46 s[15]
        pxor mm4, mm1                ;   153.0 p1      46 s[15]
        movq [ebp + 280], mm5        ;   153.0 p0+p3   43 b[20] spill
        movq mm5, mm0                ;   143.0 p0      46 s[16] copy
        movq [ebp + 328], mm2        ;   150.0 p0+p3   43 b[18] spill
        movq mm2, mm1                ;   147.0 p0      46 s[19] copy
        pandn mm2, mm0               ;   153.0 p1      46 s[19]
        movq mm0, [ebp + 328]        ;   158.0 p2      43 b[18] reload
        movq [ebp + 384], mm1        ;   147.0 p0+p3   43 b[15] spill
        movq mm1, mm6                ;   144.0 p0      46 s[16] copy
        pandn mm1, mm0               ;   165.0 p1      46 s[16]
        pxor mm5, mm1                ;   167.0 p1      46 s[16]
        movq [ebp + 232], mm5        ;   169.0 p0+p3   58 rounds
        movq mm1, [ebp + 408]        ;   127.7 p2      43 b[19]
        pxor mm1, [ebp + 88]         ;   156.0 p2+p1   43 b[19]
        movq mm5, mm1                ;   158.0 p0      43 b[19] copy
        psllq mm5, 0x38              ;   164.0 p1      43 b[19]
        psrlq mm1, 8                 ;   158.0 p1      43 b[19]
        pxor mm1, mm5                ;   166.0 p1      43 b[19]
        pxor mm2, mm1                ;   168.0 p1      46 s[19]
        movq [ebp + 256], mm2        ;   170.0 p0+p3   58 rounds
        movq mm2, [ebp + 408]        ;   131.0 p2      43 b[21]
        pxor mm2, [ebp + 168]        ;   161.0 p2+p1   43 b[21]
        movq [ebp + 168], mm7        ;   132.7 p0+p3   58 rounds
        movq mm5, mm2                ;   163.0 p0      43 b[21] copy
        psllq mm5, 0x37              ;   169.0 p1      43 b[21]
        psrlq mm2, 9                 ;   163.0 p1      43 b[21]
        pxor mm2, mm5                ;   171.0 p1      43 b[21]
        movq mm5, [ebp + 304]        ;   134.0 p2      43 b[22]
        pxor mm5, [ebp + 216]        ;   165.0 p2+p1   43 b[22]
        movq [ebp + 216], mm3        ;   135.0 p0+p3   58 rounds
        movq mm3, mm0                ;   165.0 p0      46 s[17] copy
        pandn mm3, mm1               ;   171.0 p1      46 s[17]
        pxor mm6, mm3                ;   173.0 p1      46 s[17]
        movq [ebp + 240], mm6        ;   175.0 p0+p3   58 rounds
        pandn mm1, [ebp + 384]       ;   168.0 p2+p1   46 s[18]
        pxor mm0, mm1                ;   170.0 p1      46 s[18]
        movq [ebp + 248], mm0        ;   172.0 p0+p3   58 rounds
        movq mm0, [ebp + 416]        ;   139.0 p2      43 b[23]
        pxor mm0, [ebp + 224]        ;   170.0 p2+p1   43 b[23]
        movq [ebp + 224], mm4        ;   155.0 p0+p3   58 rounds
        movq mm1, [ebp + 280]        ;   161.0 p2      46 s[20]
        movq mm3, [ebp + 272]        ;   142.0 p2      43 b[24]
        pxor mm3, [ebp + 72]         ;   171.0 p2+p1   43 b[24]
        movq mm4, mm5                ;   167.0 p0      43 b[22] copy
        psllq mm4, 0x27              ;   173.0 p1      43 b[22]
        psrlq mm5, 0x19              ;   173.0 p1      43 b[22]
        pxor mm4, mm5                ;   175.0 p1      43 b[22]
        movq mm5, mm0                ;   172.0 p0      43 b[23] copy
        psllq mm5, 0x29              ;   178.0 p1      43 b[23]
        psrlq mm0, 0x17              ;   176.0 p1      43 b[23]
        pxor mm0, mm5                ;   180.0 p1      43 b[23]
        movq mm5, mm3                ;   173.0 p0      43 b[24] copy
        psllq mm5, 2                 ;   179.0 p1      43 b[24]
        psrlq mm3, 0x3e              ;   179.0 p1      43 b[24]
        pxor mm5, mm3                ;   181.0 p1      43 b[24]
        movq mm3, [ebp + 280]        ;   161.0 p2      46 s[24]
        pandn mm3, mm2               ;   181.0 p1      46 s[24]
        pxor mm3, mm5                ;   183.0 p1      46 s[24]
        movq [ebp + 96], mm3         ;   185.0 p0+p3   58 rounds
        movq mm3, mm2                ;   173.0 p0      46 s[20] copy
        pandn mm3, mm4               ;   183.0 p1      46 s[20]
        pxor mm1, mm3                ;   185.0 p1      46 s[20]
        movq [ebp + 264], mm1        ;   187.0 p0+p3   58 rounds
        movq mm1, mm4                ;   177.0 p0      46 s[22] copy
        pandn mm4, mm0               ;   185.0 p1      46 s[21]
        pxor mm2, mm4                ;   187.0 p1      46 s[21]
        movq [ebp + 72], mm2         ;   189.0 p0+p3   58 rounds
        movq mm2, mm0                ;   182.0 p0      46 s[22] copy
        pandn mm2, mm5               ;   188.0 p1      46 s[22]
        pandn mm5, [ebp + 280]       ;   188.0 p2+p1   46 s[23]
        pxor mm1, mm2                ;   190.0 p1      46 s[22]
        pxor mm0, mm5                ;   190.0 p1      46 s[23]
        movq [ebp + 80], mm1         ;   192.0 p0+p3   58 rounds
        movq [ebp + 88], mm0         ;   192.0 p0+p3   58 rounds
        add esi, 8                   ;   155.0 p0      58 rounds
        cmp esi, dword [ebp + 444]   ;                    more rounds?
        jne .rounds_2
        mov dword [ebp + 440], esi   ;                    resident
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
        mov esi, dword [ebp + 432]   ;    25.0 p2      54 blocks
        add esi, 0xa8                ;    27.0 p1      54 blocks
        mov dword [ebp + 432], esi   ;    50.3 p0+p3   54 blocks
        cmp esi, dword [ebp + 436]   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]        ;     0.0 p2      54 blocks reload
        mov esi, dword [ebp + 424]   ;     1.0 p2      54 blocks reload
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
        mov edx, dword [ebp + 448]   ;                    frame
        lea edi, [esp]               ;                    cleared
        xor eax, eax                 ;                    cleared
        mov ecx, 0x8a                ;                    cleared
        rep stosd                    ;                    cleared
        emms                         ;                    x87 state
        mov esp, edx                 ;                    frame
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

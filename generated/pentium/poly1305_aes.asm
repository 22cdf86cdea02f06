; poly1305_aes for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes --cpu pentium
;
; void poly1305_aes(const void *key, const void *nonce, const void *m, void *tag, uint32_t n);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 16 bytes, read, public, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 39 uops, planned 20.0; bounds: width 19.5, ports 20.0, path 4.0
;   blocks: 143 uops, planned 281.0; bounds: width 71.5, ports 253.0, path 35.0
;   body.2: 1055 uops, planned 932.0; bounds: width 527.5, ports 692.0, path 94.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 1 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 2 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 3 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 4 of 5 by 32 bits: at most 4
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
%fatal "poly1305_aes is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_aes
$_poly1305_aes:
%else
        global $poly1305_aes
%endif
$poly1305_aes:
        push ebx                                                ;                    preserved
        push esi                                                ;                    preserved
        push edi                                                ;                    preserved
        push ebp                                                ;                    preserved
        sub esp, 0x54                                           ;                    frame
        mov eax, 0                                              ;     0.0 U       26 blocks reload
        mov ecx, dword [esp + 104]                              ;     0.0 V       24 k reload
        mov edx, dword [esp + 120]                              ;     1.0 U       26 blocks
        mov dword [esp + 0], eax                                ;     1.0 V       26 blocks
        mov ebx, dword [ecx + 28]                               ;     2.0 U       24 k
        mov esi, dword [ecx + 24]                               ;     2.0 V       24 k
        mov edi, dword [ecx + 20]                               ;     3.0 U       24 k
        and esi, 0xffffffc                                      ;     3.0 V       24 k
        and edi, 0xffffffc                                      ;     4.0 U       24 k
        and ebx, 0xffffffc                                      ;     4.0 V       24 k
        mov dword [esp + 4], edi                                ;     5.0 U       24 k
        mov dword [esp + 8], eax                                ;     5.0 V       26 blocks
        mov dword [esp + 12], eax                               ;     6.0 U       26 blocks
        mov dword [esp + 16], eax                               ;     6.0 V       26 blocks
        mov ecx, dword [ecx + 16]                               ;     7.0 U       24 k
        mov dword [esp + 20], eax                               ;     7.0 V       26 blocks
        mov eax, edi                                            ;     8.0 U       26 a copy
        mov dword [esp + 24], esi                               ;     8.0 V       24 k
        shr eax, 2                                              ;     9.0 U       26 a
        mov ebp, ebx                                            ;     9.0 V       26 a copy
        and edi, 0xfffffffc                                     ;    10.0 U       26 a
        mov dword [esp + 28], ebx                               ;    10.0 V       24 k
        shr ebp, 2                                              ;    11.0 U       26 a
        and ecx, 0xfffffff                                      ;    11.0 V       24 k
        mov dword [esp + 32], ecx                               ;    12.0 U       24 k
        mov ecx, esi                                            ;    12.0 V       26 a copy
        and ebx, 0xfffffffc                                     ;    13.0 U       26 a
        add eax, edi                                            ;    13.0 V       26 a
        mov edi, dword [esp + 112]                              ;    14.0 U       26 blocks
        and esi, 0xfffffffc                                     ;    14.0 V       26 a
        shr ecx, 2                                              ;    15.0 U       26 a
        add ebp, ebx                                            ;    15.0 V       26 a
        shl edx, 4                                              ;    16.0 U       26 blocks
        mov dword [esp + 36], ebp                               ;    16.0 V       26 a
        add edx, edi                                            ;    17.0 U       26 blocks
        mov dword [esp + 40], edx                               ;    18.0 U       26 blocks
        add ecx, esi                                            ;    18.0 V       26 a
        mov dword [esp + 44], ecx                               ;    19.0 U       26 a
        mov dword [esp + 48], eax                               ;    19.0 V       26 a
        cmp dword [esp + 120], 0                                ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 112]                              ;                    resident
        mov edi, dword [esp + 12]                               ;                    resident
        mov ebp, dword [esp + 0]                                ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi]                                    ;     0.0 U       26 a
        mov ecx, dword [esi + 4]                                ;     0.0 V       26 a
        mov edx, dword [esi + 8]                                ;     1.0 U       26 a
        add edi, eax                                            ;     1.0 V       26 a
        adc ebp, ecx                                            ;     2.0 U       26 a
        adc edx, dword [esp + 20]                               ;     3.0 U       26 a
        sbb ebx, ebx                                            ;     5.0 U       26 a
        mov eax, dword [esi + 12]                               ;     5.0 V       26 a
        mov ecx, dword [esp + 16]                               ;     6.0 U       26 a
        add ebx, ebx                                            ;     6.0 V       26 a
        adc eax, dword [esp + 8]                                ;     7.0 U       26 a
        adc ecx, 1                                              ;     9.0 U       26 a
        mov ebx, dword [esp + 48]                               ;     9.0 V       26 a reload
        mov dword [esp + 52], esi                               ;    10.0 U       26 a spill
        mov esi, ecx                                            ;    10.0 V       26 a copy
        imul esi, ebx                                           ;    12.0 U+V     26 a
        mov dword [esp + 56], eax                               ;    21.0 U       26 a spill
        mov eax, edi                                            ;    21.0 V       26 a copy
        mov dword [esp + 60], edx                               ;    22.0 U       26 a spill
        mul dword [esp + 4]                                     ;    23.0 U+V     26 a
        add esi, eax                                            ;    32.0 U       26 a
        adc edx, 0                                              ;    33.0 U       26 a
        mov eax, ecx                                            ;    33.0 V       26 a copy
        mov ecx, dword [esp + 32]                               ;    34.0 U       26 a reload
        mov dword [esp + 64], eax                               ;    34.0 V       26 a spill
        mov eax, ebp                                            ;    35.0 U       26 a copy
        mov dword [esp + 68], edx                               ;    35.0 V       26 a spill
        mul ecx                                                 ;    36.0 U+V     26 a
        add esi, eax                                            ;    45.0 U       26 a
        adc edx, dword [esp + 68]                               ;    46.0 U       26 a
        mov eax, edi                                            ;    46.0 V       26 a copy
        mov dword [esp + 68], edx                               ;    48.0 U       26 a spill
        mul ecx                                                 ;    49.0 U+V     26 a
        mov dword [esp + 72], eax                               ;    58.0 U       26 a spill
        mov eax, ebp                                            ;    58.0 V       26 a copy
        mov dword [esp + 76], edx                               ;    59.0 U       26 a spill
        mul dword [esp + 36]                                    ;    60.0 U+V     26 a
        add eax, dword [esp + 72]                               ;    69.0 U       26 a
        adc edx, dword [esp + 76]                               ;    71.0 U       26 a
        mov dword [esp + 76], eax                               ;    72.0 V       26 a spill
        mov eax, dword [esp + 60]                               ;    73.0 U       26 a reload
        mov dword [esp + 72], edx                               ;    73.0 V       26 a spill
        mul dword [esp + 44]                                    ;    74.0 U+V     26 a
        add eax, dword [esp + 76]                               ;    83.0 U       26 a
        adc edx, dword [esp + 72]                               ;    85.0 U       26 a
        mov dword [esp + 72], eax                               ;    86.0 V       26 a spill
        mov eax, dword [esp + 56]                               ;    87.0 U       26 a reload
        mov dword [esp + 76], edx                               ;    87.0 V       26 a spill
        mul ebx                                                 ;    88.0 U+V     26 a
        add eax, dword [esp + 72]                               ;    97.0 U       26 a
        adc edx, dword [esp + 76]                               ;    99.0 U       26 a
        mov ebx, dword [esp + 64]                               ;    99.0 V       26 a
        imul ebx, ecx                                           ;   101.0 U+V     26 a
        mov dword [esp + 76], eax                               ;   110.0 U       26 a spill
        mov eax, dword [esp + 60]                               ;   110.0 V       26 a reload
        mov dword [esp + 72], edx                               ;   111.0 U       26 a spill
        mul dword [esp + 36]                                    ;   112.0 U+V     26 a
        add esi, eax                                            ;   121.0 U       26 a
        adc edx, dword [esp + 68]                               ;   122.0 U       26 a
        mov eax, ecx                                            ;   122.0 V       26 a copy
        mov ecx, dword [esp + 44]                               ;   124.0 U       26 a reload
        mov eax, dword [esp + 56]                               ;   124.0 V       26 a reload
        mov dword [esp + 68], edx                               ;   125.0 U       26 a spill
        mul ecx                                                 ;   126.0 U+V     26 a
        add esi, eax                                            ;   135.0 U       26 a
        adc edx, dword [esp + 68]                               ;   136.0 U       26 a
        add esi, dword [esp + 72]                               ;   136.0 V       26 a
        adc edx, 0                                              ;   138.0 U       26 a
        mov eax, dword [esp + 64]                               ;   138.0 V       26 a
        imul eax, ecx                                           ;   139.0 U+V     26 a
        mov ecx, dword [esp + 24]                               ;   148.0 U       26 a reload
        mov dword [esp + 72], eax                               ;   148.0 V       26 a spill
        mov eax, edi                                            ;   149.0 U       26 a copy
        mov dword [esp + 68], edx                               ;   149.0 V       26 a spill
        mul ecx                                                 ;   150.0 U+V     26 a
        add eax, dword [esp + 72]                               ;   159.0 U       26 a
        adc edx, 0                                              ;   161.0 U       26 a
        mov dword [esp + 72], eax                               ;   161.0 V       26 a spill
        mov eax, ebp                                            ;   162.0 U       26 a copy
        mov dword [esp + 80], edx                               ;   162.0 V       26 a spill
        mul dword [esp + 4]                                     ;   163.0 U+V     26 a
        add eax, dword [esp + 72]                               ;   172.0 U       26 a
        adc edx, dword [esp + 80]                               ;   174.0 U       26 a
        mov dword [esp + 80], eax                               ;   175.0 V       26 a spill
        mov eax, dword [esp + 60]                               ;   176.0 U       26 a reload
        mov dword [esp + 72], edx                               ;   176.0 V       26 a spill
        mul dword [esp + 32]                                    ;   177.0 U+V     26 a
        add eax, dword [esp + 80]                               ;   186.0 U       26 a
        adc edx, dword [esp + 72]                               ;   188.0 U       26 a
        mov dword [esp + 72], eax                               ;   189.0 V       26 a spill
        mov eax, dword [esp + 56]                               ;   190.0 U       26 a reload
        mov dword [esp + 80], edx                               ;   190.0 V       26 a spill
        mul dword [esp + 36]                                    ;   191.0 U+V     26 a
        add eax, dword [esp + 72]                               ;   200.0 U       26 a
        adc edx, dword [esp + 80]                               ;   202.0 U       26 a
        add eax, dword [esp + 68]                               ;   202.0 V       26 a
        adc edx, 0                                              ;   204.0 U       26 a
        mov dword [esp + 68], esi                               ;   204.0 V       26 a spill
        mov esi, dword [esp + 64]                               ;   205.0 U       26 a
        imul esi, dword [esp + 36]                              ;   207.0 U+V     26 a
        mov dword [esp + 64], eax                               ;   216.0 U       26 a spill
        mov eax, edi                                            ;   216.0 V       26 a copy
        mov dword [esp + 80], edx                               ;   217.0 U       26 a spill
        mul dword [esp + 28]                                    ;   218.0 U+V     26 a
        add esi, eax                                            ;   227.0 U       26 a
        adc edx, 0                                              ;   228.0 U       26 a
        mov eax, ebp                                            ;   228.0 V       26 a copy
        mov edi, edx                                            ;   229.0 U       26 a copy
        mul ecx                                                 ;   230.0 U+V     26 a
        add esi, eax                                            ;   239.0 U       26 a
        adc edi, edx                                            ;   240.0 U       26 a
        mov eax, dword [esp + 60]                               ;   240.0 V       26 a reload
        mul dword [esp + 4]                                     ;   241.0 U+V     26 a
        add esi, eax                                            ;   250.0 U       26 a
        adc edi, edx                                            ;   251.0 U       26 a
        mov eax, dword [esp + 56]                               ;   251.0 V       26 a reload
        mul dword [esp + 32]                                    ;   252.0 U+V     26 a
        add esi, eax                                            ;   261.0 U       26 a
        adc edi, edx                                            ;   262.0 U       26 a
        add esi, dword [esp + 80]                               ;   262.0 V       26 a
        adc edi, 0                                              ;   264.0 U       26 a
        add ebx, edi                                            ;   265.0 U       26 a
        mov edi, ebx                                            ;   266.0 U       26 a copy
        shr edi, 2                                              ;   267.0 U       26 a
        mov ebp, ebx                                            ;   267.0 V       26 a copy
        and ebp, 3                                              ;   268.0 U       26 a
        and ebx, 0xfffffffc                                     ;   268.0 V       26 a
        add edi, ebx                                            ;   269.0 U       26 a
        mov eax, dword [esp + 68]                               ;   269.0 V       26 a
        mov ecx, dword [esp + 64]                               ;   270.0 U       26 a
        add edi, dword [esp + 76]                               ;   270.0 V       26 a
        adc eax, 0                                              ;   272.0 U       26 a
        adc ecx, 0                                              ;   273.0 U       26 a
        sbb edx, edx                                            ;   274.0 U       26 a
        add edx, edx                                            ;   275.0 U       26 a
        adc esi, 0                                              ;   276.0 U       26 a
        adc ebp, 0                                              ;   277.0 U       26 a
        mov dword [esp + 20], ecx                               ;   277.0 V       26 blocks
        mov dword [esp + 8], esi                                ;   278.0 U       26 blocks
        mov dword [esp + 16], ebp                               ;   278.0 V       26 blocks
        mov esi, dword [esp + 52]                               ;   279.0 U       26 blocks
        add esi, 0x10                                           ;   280.0 U       26 blocks
        mov ebp, eax                                            ;   280.0 V       26 a copy
        cmp esi, dword [esp + 40]                               ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 112], esi                              ;                    resident
        mov dword [esp + 12], edi                               ;                    resident
        mov dword [esp + 0], ebp                                ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 104]                              ;     0.0 U        9 a reload
        mov edi, dword [esi]                                    ;     2.0 U        9 a
        mov ebp, dword [esi + 4]                                ;     2.0 V        9 a
        mov eax, dword [esi + 8]                                ;     3.0 U        9 a
        mov ecx, dword [esi + 12]                               ;     3.0 V        9 a
        mov edx, ecx                                            ;     4.0 U        9 k[0] copy
        shr edx, 8                                              ;     5.0 U        9 k[0]
        and edx, 0xff                                           ;     6.0 U        9 k[0]
        mov ebx, edi                                            ;     6.0 V        9 s[0] copy
        mov esi, dword [esp + 108]                              ;     7.0 U        9 a reload
        xor ebx, dword [esi]                                    ;     9.0 U        9 s[0]
        mov edi, ecx                                            ;     9.0 V        9 k[0] copy
        shr edi, 0x10                                           ;    11.0 U        9 k[0]
        mov dword [esp + 52], ebx                               ;    11.0 V        9 s[0] spill
        mov ebx, edi                                            ;    12.0 U        9 k[0] copy
        and ebx, 0xff                                           ;    13.0 U        9 k[0]
        shr edi, 8                                              ;    14.0 U        9 k[0]
        mov dword [esp + 56], edi                               ;    15.0 U        9 k[0] spill
        mov edi, ebp                                            ;    15.0 V        9 s[1] copy
        xor edi, dword [esi + 4]                                ;    16.0 U        9 s[1]
        movzx edx, byte [edx*4 + poly1305_aes.T0_S_16 + 2]      ;    18.0 U+V      9 k[0]
        mov ebp, ecx                                            ;    21.0 U        9 k[0] copy
        and ebp, 0xff                                           ;    22.0 U        9 k[0]
        mov dword [esp + 60], edi                               ;    22.0 V        9 s[1] spill
        mov edi, eax                                            ;    23.0 U        9 s[2] copy
        xor edi, dword [esi + 8]                                ;    24.0 U        9 s[2]
        movzx ebx, word [ebx*4 + poly1305_aes.T0_S_16 + 1]      ;    26.0 U+V      9 k[0]
        mov eax, ecx                                            ;    29.0 U        9 s[3] copy
        xor eax, dword [esi + 12]                               ;    30.0 U        9 s[3]
        mov esi, dword [ebp*4 + poly1305_aes.T1_S_24]           ;    30.0 V        9 k[0]
        xor esi, edx                                            ;    32.0 U        9 k[0]
        xor esi, ebx                                            ;    33.0 U        9 k[0]
        mov ebp, dword [esp + 104]                              ;    33.0 V        9 a reload
        mov edx, dword [ebp]                                    ;    35.0 U        9 k[0]
        xor esi, edx                                            ;    36.0 U        9 k[0]
        xor esi, 1                                              ;    37.0 U        9 k[0]
        mov edx, dword [esp + 56]                               ;    37.0 V        9 k[0] reload
        mov ebx, dword [edx*4 + poly1305_aes.T0_S_16]           ;    39.0 U        9 k[0]
        xor esi, ebx                                            ;    40.0 U        9 k[0]
        mov edx, dword [ebp + 4]                                ;    40.0 V        9 k[1]
        xor edx, esi                                            ;    41.0 U        9 k[1]
        mov ebp, dword [ebp + 8]                                ;    41.0 V        9 k[2]
        xor ebp, edx                                            ;    42.0 U        9 k[2]
        xor ecx, ebp                                            ;    43.0 U        9 k[3]
        mov ebx, edi                                            ;    43.0 V        9 t[0] copy
        shr ebx, 0x10                                           ;    44.0 U        9 t[0]
        mov dword [esp + 56], ecx                               ;    44.0 V        9 k[3] spill
        mov ecx, ebx                                            ;    45.0 U        9 t[0] copy
        and ecx, 0xff                                           ;    46.0 U        9 t[0]
        mov dword [esp + 64], ebx                               ;    46.0 V        9 t[0] spill
        movzx ebx, byte [esp + 52]                              ;    48.0 U+V      9 t[0]
        mov dword [esp + 68], ebp                               ;    51.0 U        9 k[2] spill
        mov ebp, dword [esp + 60]                               ;    51.0 V        9 t[0]
        shr ebp, 8                                              ;    52.0 U        9 t[0]
        and ebp, 0xff                                           ;    53.0 U        9 t[0]
        mov dword [esp + 72], edx                               ;    53.0 V        9 k[1] spill
        mov edx, eax                                            ;    54.0 U        9 t[0] copy
        shr edx, 0x10                                           ;    55.0 U        9 t[0]
        mov dword [esp + 76], eax                               ;    55.0 V        9 s[3] spill
        mov eax, edx                                            ;    56.0 U        9 t[0] copy
        shr eax, 8                                              ;    57.0 U        9 t[0]
        and edx, 0xff                                           ;    57.0 V        9 t[1]
        mov ebx, dword [ebx*4 + poly1305_aes.T2_MixColumn_S_0]  ;    58.0 U        9 t[0]
        xor ebx, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;    59.0 U        9 t[0]
        mov ebp, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;    59.0 V        9 t[0]
        xor ebx, ebp                                            ;    61.0 U        9 t[0]
        mov ecx, dword [eax*4 + poly1305_aes.T5_MixColumn_S_24] ;    61.0 V        9 t[0]
        xor ebx, ecx                                            ;    62.0 U        9 t[0]
        xor ebx, esi                                            ;    63.0 U        9 t[0]
        mov ebp, edi                                            ;    63.0 V        9 t[1] copy
        shr ebp, 8                                              ;    64.0 U        9 t[1]
        and ebp, 0xff                                           ;    65.0 U        9 t[1]
        movzx eax, byte [esp + 60]                              ;    67.0 U+V      9 t[1]
        mov ecx, dword [esp + 52]                               ;    70.0 U        9 t[1]
        shr ecx, 0x10                                           ;    71.0 U        9 t[1]
        mov dword [esp + 80], ebx                               ;    71.0 V        9 t[0] spill
        mov ebx, ecx                                            ;    72.0 U        9 t[1] copy
        shr ebx, 8                                              ;    73.0 U        9 t[1]
        and edi, 0xff                                           ;    73.0 V        9 t[2]
        and ecx, 0xff                                           ;    74.0 U        9 t[2]
        mov eax, dword [eax*4 + poly1305_aes.T2_MixColumn_S_0]  ;    74.0 V        9 t[1]
        xor eax, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;    75.0 U        9 t[1]
        mov ebp, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;    75.0 V        9 t[1]
        xor eax, ebp                                            ;    77.0 U        9 t[1]
        mov edx, dword [ebx*4 + poly1305_aes.T5_MixColumn_S_24] ;    77.0 V        9 t[1]
        xor eax, edx                                            ;    78.0 U        9 t[1]
        mov ebp, dword [esp + 72]                               ;    78.0 V        9 k[1] reload
        xor eax, ebp                                            ;    79.0 U        9 t[1]
        mov edx, dword [esp + 76]                               ;    79.0 V        9 t[2]
        shr edx, 8                                              ;    80.0 U        9 t[2]
        and edx, 0xff                                           ;    81.0 U        9 t[2]
        mov ebx, dword [esp + 60]                               ;    81.0 V        9 t[2]
        shr ebx, 0x10                                           ;    82.0 U        9 t[2]
        mov ebp, ebx                                            ;    83.0 U        9 t[2] copy
        shr ebp, 8                                              ;    84.0 U        9 t[2]
        and ebx, 0xff                                           ;    84.0 V        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;    85.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;    85.0 V        9 t[2]
        xor edx, edi                                            ;    86.0 U        9 t[2]
        mov edi, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;    86.0 V        9 t[2]
        xor edx, edi                                            ;    87.0 U        9 t[2]
        mov ecx, dword [ebp*4 + poly1305_aes.T5_MixColumn_S_24] ;    87.0 V        9 t[2]
        xor edx, ecx                                            ;    88.0 U        9 t[2]
        mov edi, dword [esp + 68]                               ;    88.0 V        9 k[2] reload
        xor edx, edi                                            ;    89.0 U        9 t[2]
        movzx ebp, byte [esp + 76]                              ;    91.0 U+V      9 t[3]
        mov ecx, dword [esp + 52]                               ;    94.0 U        9 t[3]
        shr ecx, 8                                              ;    95.0 U        9 t[3]
        and ecx, 0xff                                           ;    96.0 U        9 t[3]
        mov edi, dword [esp + 64]                               ;    96.0 V        9 t[3]
        shr edi, 8                                              ;    97.0 U        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;    97.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;    98.0 U        9 t[3]
        xor ecx, ebp                                            ;    99.0 U        9 t[3]
        mov ebp, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;    99.0 V        9 t[3]
        xor ecx, ebp                                            ;   100.0 U        9 t[3]
        mov ebx, dword [edi*4 + poly1305_aes.T5_MixColumn_S_24] ;   100.0 V        9 t[3]
        xor ecx, ebx                                            ;   101.0 U        9 t[3]
        mov ebx, dword [esp + 56]                               ;   101.0 V        9 k[3] reload
        xor ecx, ebx                                            ;   102.0 U        9 t[3]
        mov edi, ebx                                            ;   102.0 V        9 k[0] copy
        shr edi, 8                                              ;   103.0 U        9 k[0]
        and edi, 0xff                                           ;   104.0 U        9 k[0]
        mov ebp, ebx                                            ;   104.0 V        9 k[0] copy
        shr ebp, 0x10                                           ;   105.0 U        9 k[0]
        mov dword [esp + 64], ecx                               ;   105.0 V        9 t[3] spill
        mov ecx, ebp                                            ;   106.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   107.0 U        9 k[0]
        shr ebp, 8                                              ;   108.0 U        9 k[0]
        movzx edi, byte [edi*4 + poly1305_aes.T0_S_16 + 2]      ;   110.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   113.0 U+V      9 k[0]
        mov dword [esp + 52], edx                               ;   116.0 U        9 t[2] spill
        mov edx, ebx                                            ;   116.0 V        9 k[0] copy
        and edx, 0xff                                           ;   117.0 U        9 k[0]
        mov ebp, dword [ebp*4 + poly1305_aes.T0_S_16]           ;   117.0 V        9 k[0]
        xor ebp, dword [edx*4 + poly1305_aes.T1_S_24]           ;   119.0 U        9 k[0]
        xor ebp, esi                                            ;   121.0 U        9 k[0]
        xor ebp, edi                                            ;   122.0 U        9 k[0]
        xor ebp, ecx                                            ;   123.0 U        9 k[0]
        xor ebp, 2                                              ;   124.0 U        9 k[0]
        mov esi, eax                                            ;   124.0 V        9 t[0] copy
        shr esi, 8                                              ;   125.0 U        9 t[0]
        and esi, 0xff                                           ;   126.0 U        9 t[0]
        movzx edi, byte [esp + 80]                              ;   128.0 U+V      9 t[0]
        mov ecx, dword [esp + 72]                               ;   131.0 U        9 k[1]
        xor ecx, ebp                                            ;   132.0 U        9 k[1]
        mov edx, dword [esp + 68]                               ;   132.0 V        9 k[2]
        xor edx, ecx                                            ;   133.0 U        9 k[2]
        xor ebx, edx                                            ;   134.0 U        9 k[3]
        mov dword [esp + 68], ebx                               ;   135.0 U        9 k[3] spill
        mov ebx, dword [esp + 52]                               ;   135.0 V        9 t[0]
        shr ebx, 0x10                                           ;   136.0 U        9 t[0]
        mov dword [esp + 72], edx                               ;   136.0 V        9 k[2] spill
        mov edx, ebx                                            ;   137.0 U        9 t[0] copy
        and edx, 0xff                                           ;   138.0 U        9 t[0]
        mov dword [esp + 56], ebx                               ;   138.0 V        9 t[0] spill
        mov ebx, dword [esp + 64]                               ;   139.0 U        9 t[0]
        shr ebx, 0x10                                           ;   140.0 U        9 t[0]
        mov dword [esp + 76], ecx                               ;   140.0 V        9 k[1] spill
        mov ecx, ebx                                            ;   141.0 U        9 t[0] copy
        shr ecx, 8                                              ;   142.0 U        9 t[0]
        and ebx, 0xff                                           ;   142.0 V        9 t[1]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   143.0 U        9 t[0]
        xor edi, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   144.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   144.0 V        9 t[0]
        xor edx, edi                                            ;   146.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   146.0 V        9 t[0]
        xor edx, esi                                            ;   147.0 U        9 t[0]
        xor edx, ebp                                            ;   148.0 U        9 t[0]
        mov esi, eax                                            ;   148.0 V        9 t[1] copy
        and esi, 0xff                                           ;   149.0 U        9 t[1]
        mov edi, dword [esp + 52]                               ;   149.0 V        9 t[1]
        shr edi, 8                                              ;   150.0 U        9 t[1]
        and edi, 0xff                                           ;   151.0 U        9 t[1]
        mov ecx, dword [esp + 80]                               ;   151.0 V        9 t[1]
        shr ecx, 0x10                                           ;   152.0 U        9 t[1]
        mov dword [esp + 60], edx                               ;   152.0 V        9 t[0] spill
        mov edx, ecx                                            ;   153.0 U        9 t[1] copy
        shr edx, 8                                              ;   154.0 U        9 t[1]
        and ecx, 0xff                                           ;   154.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   155.0 U        9 t[1]
        xor esi, dword [edi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   156.0 U        9 t[1]
        mov ebx, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   156.0 V        9 t[1]
        xor ebx, esi                                            ;   158.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   158.0 V        9 t[1]
        xor ebx, esi                                            ;   159.0 U        9 t[1]
        shr eax, 0x10                                           ;   160.0 U        9 t[2]
        mov esi, dword [esp + 76]                               ;   160.0 V        9 k[1] reload
        xor ebx, esi                                            ;   161.0 U        9 t[1]
        movzx edi, byte [esp + 52]                              ;   163.0 U+V      9 t[2]
        mov edx, dword [esp + 64]                               ;   166.0 U        9 t[2]
        shr edx, 8                                              ;   167.0 U        9 t[2]
        and edx, 0xff                                           ;   168.0 U        9 t[2]
        mov esi, eax                                            ;   168.0 V        9 t[2] copy
        shr esi, 8                                              ;   169.0 U        9 t[2]
        and eax, 0xff                                           ;   169.0 V        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   170.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   170.0 V        9 t[2]
        xor edx, edi                                            ;   171.0 U        9 t[2]
        mov edi, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   171.0 V        9 t[2]
        xor edx, edi                                            ;   172.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   172.0 V        9 t[2]
        xor edx, ecx                                            ;   173.0 U        9 t[2]
        mov esi, dword [esp + 72]                               ;   173.0 V        9 k[2] reload
        xor edx, esi                                            ;   174.0 U        9 t[2]
        movzx edi, byte [esp + 64]                              ;   176.0 U+V      9 t[3]
        mov ecx, dword [esp + 80]                               ;   179.0 U        9 t[3]
        shr ecx, 8                                              ;   180.0 U        9 t[3]
        and ecx, 0xff                                           ;   181.0 U        9 t[3]
        mov esi, dword [esp + 56]                               ;   181.0 V        9 t[3]
        shr esi, 8                                              ;   182.0 U        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   182.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   183.0 U        9 t[3]
        xor ecx, edi                                            ;   184.0 U        9 t[3]
        mov edi, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   184.0 V        9 t[3]
        xor ecx, edi                                            ;   185.0 U        9 t[3]
        mov eax, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   185.0 V        9 t[3]
        xor ecx, eax                                            ;   186.0 U        9 t[3]
        mov eax, dword [esp + 68]                               ;   186.0 V        9 k[3] reload
        xor ecx, eax                                            ;   187.0 U        9 t[3]
        mov esi, eax                                            ;   187.0 V        9 k[0] copy
        shr esi, 8                                              ;   188.0 U        9 k[0]
        and esi, 0xff                                           ;   189.0 U        9 k[0]
        mov edi, eax                                            ;   189.0 V        9 k[0] copy
        shr edi, 0x10                                           ;   190.0 U        9 k[0]
        mov dword [esp + 56], ecx                               ;   190.0 V        9 t[3] spill
        mov ecx, edi                                            ;   191.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   192.0 U        9 k[0]
        shr edi, 8                                              ;   193.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   195.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   198.0 U+V      9 k[0]
        mov dword [esp + 80], edx                               ;   201.0 U        9 t[2] spill
        mov edx, eax                                            ;   201.0 V        9 k[0] copy
        and edx, 0xff                                           ;   202.0 U        9 k[0]
        mov edi, dword [edi*4 + poly1305_aes.T0_S_16]           ;   202.0 V        9 k[0]
        xor edi, dword [edx*4 + poly1305_aes.T1_S_24]           ;   204.0 U        9 k[0]
        xor edi, ebp                                            ;   206.0 U        9 k[0]
        xor edi, esi                                            ;   207.0 U        9 k[0]
        xor edi, ecx                                            ;   208.0 U        9 k[0]
        xor edi, 4                                              ;   209.0 U        9 k[0]
        mov esi, ebx                                            ;   209.0 V        9 t[0] copy
        shr esi, 8                                              ;   210.0 U        9 t[0]
        and esi, 0xff                                           ;   211.0 U        9 t[0]
        movzx ebp, byte [esp + 60]                              ;   213.0 U+V      9 t[0]
        mov ecx, dword [esp + 76]                               ;   216.0 U        9 k[1]
        xor ecx, edi                                            ;   217.0 U        9 k[1]
        mov edx, dword [esp + 72]                               ;   217.0 V        9 k[2]
        xor edx, ecx                                            ;   218.0 U        9 k[2]
        xor eax, edx                                            ;   219.0 U        9 k[3]
        mov dword [esp + 72], eax                               ;   220.0 U        9 k[3] spill
        mov eax, dword [esp + 80]                               ;   220.0 V        9 t[0]
        shr eax, 0x10                                           ;   221.0 U        9 t[0]
        mov dword [esp + 76], edx                               ;   221.0 V        9 k[2] spill
        mov edx, eax                                            ;   222.0 U        9 t[0] copy
        and edx, 0xff                                           ;   223.0 U        9 t[0]
        mov dword [esp + 68], eax                               ;   223.0 V        9 t[0] spill
        mov eax, dword [esp + 56]                               ;   224.0 U        9 t[0]
        shr eax, 0x10                                           ;   225.0 U        9 t[0]
        mov dword [esp + 64], ecx                               ;   225.0 V        9 k[1] spill
        mov ecx, eax                                            ;   226.0 U        9 t[0] copy
        shr ecx, 8                                              ;   227.0 U        9 t[0]
        and eax, 0xff                                           ;   227.0 V        9 t[1]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   228.0 U        9 t[0]
        xor ebp, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   229.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   229.0 V        9 t[0]
        xor edx, ebp                                            ;   231.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   231.0 V        9 t[0]
        xor edx, esi                                            ;   232.0 U        9 t[0]
        xor edx, edi                                            ;   233.0 U        9 t[0]
        mov esi, ebx                                            ;   233.0 V        9 t[1] copy
        and esi, 0xff                                           ;   234.0 U        9 t[1]
        mov ebp, dword [esp + 80]                               ;   234.0 V        9 t[1]
        shr ebp, 8                                              ;   235.0 U        9 t[1]
        and ebp, 0xff                                           ;   236.0 U        9 t[1]
        mov ecx, dword [esp + 60]                               ;   236.0 V        9 t[1]
        shr ecx, 0x10                                           ;   237.0 U        9 t[1]
        mov dword [esp + 52], edx                               ;   237.0 V        9 t[0] spill
        mov edx, ecx                                            ;   238.0 U        9 t[1] copy
        shr edx, 8                                              ;   239.0 U        9 t[1]
        and ecx, 0xff                                           ;   239.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   240.0 U        9 t[1]
        xor esi, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;   241.0 U        9 t[1]
        mov eax, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   241.0 V        9 t[1]
        xor eax, esi                                            ;   243.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   243.0 V        9 t[1]
        xor eax, esi                                            ;   244.0 U        9 t[1]
        shr ebx, 0x10                                           ;   245.0 U        9 t[2]
        mov esi, dword [esp + 64]                               ;   245.0 V        9 k[1] reload
        xor eax, esi                                            ;   246.0 U        9 t[1]
        movzx ebp, byte [esp + 80]                              ;   248.0 U+V      9 t[2]
        mov edx, dword [esp + 56]                               ;   251.0 U        9 t[2]
        shr edx, 8                                              ;   252.0 U        9 t[2]
        and edx, 0xff                                           ;   253.0 U        9 t[2]
        mov esi, ebx                                            ;   253.0 V        9 t[2] copy
        shr esi, 8                                              ;   254.0 U        9 t[2]
        and ebx, 0xff                                           ;   254.0 V        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   255.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   255.0 V        9 t[2]
        xor edx, ebp                                            ;   256.0 U        9 t[2]
        mov ebp, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   256.0 V        9 t[2]
        xor edx, ebp                                            ;   257.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   257.0 V        9 t[2]
        xor edx, ecx                                            ;   258.0 U        9 t[2]
        mov esi, dword [esp + 76]                               ;   258.0 V        9 k[2] reload
        xor edx, esi                                            ;   259.0 U        9 t[2]
        movzx ebp, byte [esp + 56]                              ;   261.0 U+V      9 t[3]
        mov ecx, dword [esp + 60]                               ;   264.0 U        9 t[3]
        shr ecx, 8                                              ;   265.0 U        9 t[3]
        and ecx, 0xff                                           ;   266.0 U        9 t[3]
        mov esi, dword [esp + 68]                               ;   266.0 V        9 t[3]
        shr esi, 8                                              ;   267.0 U        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   267.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   268.0 U        9 t[3]
        xor ecx, ebp                                            ;   269.0 U        9 t[3]
        mov ebp, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   269.0 V        9 t[3]
        xor ecx, ebp                                            ;   270.0 U        9 t[3]
        mov ebx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   270.0 V        9 t[3]
        xor ecx, ebx                                            ;   271.0 U        9 t[3]
        mov ebx, dword [esp + 72]                               ;   271.0 V        9 k[3] reload
        xor ecx, ebx                                            ;   272.0 U        9 t[3]
        mov esi, ebx                                            ;   272.0 V        9 k[0] copy
        shr esi, 8                                              ;   273.0 U        9 k[0]
        and esi, 0xff                                           ;   274.0 U        9 k[0]
        mov ebp, ebx                                            ;   274.0 V        9 k[0] copy
        shr ebp, 0x10                                           ;   275.0 U        9 k[0]
        mov dword [esp + 68], ecx                               ;   275.0 V        9 t[3] spill
        mov ecx, ebp                                            ;   276.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   277.0 U        9 k[0]
        shr ebp, 8                                              ;   278.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   280.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   283.0 U+V      9 k[0]
        mov dword [esp + 60], edx                               ;   286.0 U        9 t[2] spill
        mov edx, ebx                                            ;   286.0 V        9 k[0] copy
        and edx, 0xff                                           ;   287.0 U        9 k[0]
        mov ebp, dword [ebp*4 + poly1305_aes.T0_S_16]           ;   287.0 V        9 k[0]
        xor ebp, dword [edx*4 + poly1305_aes.T1_S_24]           ;   289.0 U        9 k[0]
        xor ebp, edi                                            ;   291.0 U        9 k[0]
        xor ebp, esi                                            ;   292.0 U        9 k[0]
        xor ebp, ecx                                            ;   293.0 U        9 k[0]
        xor ebp, 8                                              ;   294.0 U        9 k[0]
        mov esi, eax                                            ;   294.0 V        9 t[0] copy
        shr esi, 8                                              ;   295.0 U        9 t[0]
        and esi, 0xff                                           ;   296.0 U        9 t[0]
        movzx edi, byte [esp + 52]                              ;   298.0 U+V      9 t[0]
        mov ecx, dword [esp + 64]                               ;   301.0 U        9 k[1]
        xor ecx, ebp                                            ;   302.0 U        9 k[1]
        mov edx, dword [esp + 76]                               ;   302.0 V        9 k[2]
        xor edx, ecx                                            ;   303.0 U        9 k[2]
        xor ebx, edx                                            ;   304.0 U        9 k[3]
        mov dword [esp + 76], ebx                               ;   305.0 U        9 k[3] spill
        mov ebx, dword [esp + 60]                               ;   305.0 V        9 t[0]
        shr ebx, 0x10                                           ;   306.0 U        9 t[0]
        mov dword [esp + 64], edx                               ;   306.0 V        9 k[2] spill
        mov edx, ebx                                            ;   307.0 U        9 t[0] copy
        and edx, 0xff                                           ;   308.0 U        9 t[0]
        mov dword [esp + 72], ebx                               ;   308.0 V        9 t[0] spill
        mov ebx, dword [esp + 68]                               ;   309.0 U        9 t[0]
        shr ebx, 0x10                                           ;   310.0 U        9 t[0]
        mov dword [esp + 56], ecx                               ;   310.0 V        9 k[1] spill
        mov ecx, ebx                                            ;   311.0 U        9 t[0] copy
        shr ecx, 8                                              ;   312.0 U        9 t[0]
        and ebx, 0xff                                           ;   312.0 V        9 t[1]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   313.0 U        9 t[0]
        xor edi, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   314.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   314.0 V        9 t[0]
        xor edx, edi                                            ;   316.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   316.0 V        9 t[0]
        xor edx, esi                                            ;   317.0 U        9 t[0]
        xor edx, ebp                                            ;   318.0 U        9 t[0]
        mov esi, eax                                            ;   318.0 V        9 t[1] copy
        and esi, 0xff                                           ;   319.0 U        9 t[1]
        mov edi, dword [esp + 60]                               ;   319.0 V        9 t[1]
        shr edi, 8                                              ;   320.0 U        9 t[1]
        and edi, 0xff                                           ;   321.0 U        9 t[1]
        mov ecx, dword [esp + 52]                               ;   321.0 V        9 t[1]
        shr ecx, 0x10                                           ;   322.0 U        9 t[1]
        mov dword [esp + 80], edx                               ;   322.0 V        9 t[0] spill
        mov edx, ecx                                            ;   323.0 U        9 t[1] copy
        shr edx, 8                                              ;   324.0 U        9 t[1]
        and ecx, 0xff                                           ;   324.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   325.0 U        9 t[1]
        xor esi, dword [edi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   326.0 U        9 t[1]
        mov ebx, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   326.0 V        9 t[1]
        xor ebx, esi                                            ;   328.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   328.0 V        9 t[1]
        xor ebx, esi                                            ;   329.0 U        9 t[1]
        shr eax, 0x10                                           ;   330.0 U        9 t[2]
        mov esi, dword [esp + 56]                               ;   330.0 V        9 k[1] reload
        xor ebx, esi                                            ;   331.0 U        9 t[1]
        movzx edi, byte [esp + 60]                              ;   333.0 U+V      9 t[2]
        mov edx, dword [esp + 68]                               ;   336.0 U        9 t[2]
        shr edx, 8                                              ;   337.0 U        9 t[2]
        and edx, 0xff                                           ;   338.0 U        9 t[2]
        mov esi, eax                                            ;   338.0 V        9 t[2] copy
        shr esi, 8                                              ;   339.0 U        9 t[2]
        and eax, 0xff                                           ;   339.0 V        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   340.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   340.0 V        9 t[2]
        xor edx, edi                                            ;   341.0 U        9 t[2]
        mov edi, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   341.0 V        9 t[2]
        xor edx, edi                                            ;   342.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   342.0 V        9 t[2]
        xor edx, ecx                                            ;   343.0 U        9 t[2]
        mov esi, dword [esp + 64]                               ;   343.0 V        9 k[2] reload
        xor edx, esi                                            ;   344.0 U        9 t[2]
        movzx edi, byte [esp + 68]                              ;   346.0 U+V      9 t[3]
        mov ecx, dword [esp + 52]                               ;   349.0 U        9 t[3]
        shr ecx, 8                                              ;   350.0 U        9 t[3]
        and ecx, 0xff                                           ;   351.0 U        9 t[3]
        mov esi, dword [esp + 72]                               ;   351.0 V        9 t[3]
        shr esi, 8                                              ;   352.0 U        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   352.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   353.0 U        9 t[3]
        xor ecx, edi                                            ;   354.0 U        9 t[3]
        mov edi, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   354.0 V        9 t[3]
        xor ecx, edi                                            ;   355.0 U        9 t[3]
        mov eax, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   355.0 V        9 t[3]
        xor ecx, eax                                            ;   356.0 U        9 t[3]
        mov eax, dword [esp + 76]                               ;   356.0 V        9 k[3] reload
        xor ecx, eax                                            ;   357.0 U        9 t[3]
        mov esi, eax                                            ;   357.0 V        9 k[0] copy
        shr esi, 8                                              ;   358.0 U        9 k[0]
        and esi, 0xff                                           ;   359.0 U        9 k[0]
        mov edi, eax                                            ;   359.0 V        9 k[0] copy
        shr edi, 0x10                                           ;   360.0 U        9 k[0]
        mov dword [esp + 72], ecx                               ;   360.0 V        9 t[3] spill
        mov ecx, edi                                            ;   361.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   362.0 U        9 k[0]
        shr edi, 8                                              ;   363.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   365.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   368.0 U+V      9 k[0]
        mov dword [esp + 52], edx                               ;   371.0 U        9 t[2] spill
        mov edx, eax                                            ;   371.0 V        9 k[0] copy
        and edx, 0xff                                           ;   372.0 U        9 k[0]
        mov edi, dword [edi*4 + poly1305_aes.T0_S_16]           ;   372.0 V        9 k[0]
        xor edi, dword [edx*4 + poly1305_aes.T1_S_24]           ;   374.0 U        9 k[0]
        xor edi, ebp                                            ;   376.0 U        9 k[0]
        xor edi, esi                                            ;   377.0 U        9 k[0]
        xor edi, ecx                                            ;   378.0 U        9 k[0]
        xor edi, 0x10                                           ;   379.0 U        9 k[0]
        mov esi, ebx                                            ;   379.0 V        9 t[0] copy
        shr esi, 8                                              ;   380.0 U        9 t[0]
        and esi, 0xff                                           ;   381.0 U        9 t[0]
        movzx ebp, byte [esp + 80]                              ;   383.0 U+V      9 t[0]
        mov ecx, dword [esp + 56]                               ;   386.0 U        9 k[1]
        xor ecx, edi                                            ;   387.0 U        9 k[1]
        mov edx, dword [esp + 64]                               ;   387.0 V        9 k[2]
        xor edx, ecx                                            ;   388.0 U        9 k[2]
        xor eax, edx                                            ;   389.0 U        9 k[3]
        mov dword [esp + 64], eax                               ;   390.0 U        9 k[3] spill
        mov eax, dword [esp + 52]                               ;   390.0 V        9 t[0]
        shr eax, 0x10                                           ;   391.0 U        9 t[0]
        mov dword [esp + 56], edx                               ;   391.0 V        9 k[2] spill
        mov edx, eax                                            ;   392.0 U        9 t[0] copy
        and edx, 0xff                                           ;   393.0 U        9 t[0]
        mov dword [esp + 76], eax                               ;   393.0 V        9 t[0] spill
        mov eax, dword [esp + 72]                               ;   394.0 U        9 t[0]
        shr eax, 0x10                                           ;   395.0 U        9 t[0]
        mov dword [esp + 68], ecx                               ;   395.0 V        9 k[1] spill
        mov ecx, eax                                            ;   396.0 U        9 t[0] copy
        shr ecx, 8                                              ;   397.0 U        9 t[0]
        and eax, 0xff                                           ;   397.0 V        9 t[1]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   398.0 U        9 t[0]
        xor ebp, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   399.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   399.0 V        9 t[0]
        xor edx, ebp                                            ;   401.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   401.0 V        9 t[0]
        xor edx, esi                                            ;   402.0 U        9 t[0]
        xor edx, edi                                            ;   403.0 U        9 t[0]
        mov esi, ebx                                            ;   403.0 V        9 t[1] copy
        and esi, 0xff                                           ;   404.0 U        9 t[1]
        mov ebp, dword [esp + 52]                               ;   404.0 V        9 t[1]
        shr ebp, 8                                              ;   405.0 U        9 t[1]
        and ebp, 0xff                                           ;   406.0 U        9 t[1]
        mov ecx, dword [esp + 80]                               ;   406.0 V        9 t[1]
        shr ecx, 0x10                                           ;   407.0 U        9 t[1]
        mov dword [esp + 60], edx                               ;   407.0 V        9 t[0] spill
        mov edx, ecx                                            ;   408.0 U        9 t[1] copy
        shr edx, 8                                              ;   409.0 U        9 t[1]
        and ecx, 0xff                                           ;   409.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   410.0 U        9 t[1]
        xor esi, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;   411.0 U        9 t[1]
        mov eax, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   411.0 V        9 t[1]
        xor eax, esi                                            ;   413.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   413.0 V        9 t[1]
        xor eax, esi                                            ;   414.0 U        9 t[1]
        shr ebx, 0x10                                           ;   415.0 U        9 t[2]
        mov esi, dword [esp + 68]                               ;   415.0 V        9 k[1] reload
        xor eax, esi                                            ;   416.0 U        9 t[1]
        movzx ebp, byte [esp + 52]                              ;   418.0 U+V      9 t[2]
        mov edx, dword [esp + 72]                               ;   421.0 U        9 t[2]
        shr edx, 8                                              ;   422.0 U        9 t[2]
        and edx, 0xff                                           ;   423.0 U        9 t[2]
        mov esi, ebx                                            ;   423.0 V        9 t[2] copy
        shr esi, 8                                              ;   424.0 U        9 t[2]
        and ebx, 0xff                                           ;   424.0 V        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   425.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   425.0 V        9 t[2]
        xor edx, ebp                                            ;   426.0 U        9 t[2]
        mov ebp, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   426.0 V        9 t[2]
        xor edx, ebp                                            ;   427.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   427.0 V        9 t[2]
        xor edx, ecx                                            ;   428.0 U        9 t[2]
        mov esi, dword [esp + 56]                               ;   428.0 V        9 k[2] reload
        xor edx, esi                                            ;   429.0 U        9 t[2]
        movzx ebp, byte [esp + 72]                              ;   431.0 U+V      9 t[3]
        mov ecx, dword [esp + 80]                               ;   434.0 U        9 t[3]
        shr ecx, 8                                              ;   435.0 U        9 t[3]
        and ecx, 0xff                                           ;   436.0 U        9 t[3]
        mov esi, dword [esp + 76]                               ;   436.0 V        9 t[3]
        shr esi, 8                                              ;   437.0 U        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   437.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   438.0 U        9 t[3]
        xor ecx, ebp                                            ;   439.0 U        9 t[3]
        mov ebp, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   439.0 V        9 t[3]
        xor ecx, ebp                                            ;   440.0 U        9 t[3]
        mov ebx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   440.0 V        9 t[3]
        xor ecx, ebx                                            ;   441.0 U        9 t[3]
        mov ebx, dword [esp + 64]                               ;   441.0 V        9 k[3] reload
        xor ecx, ebx                                            ;   442.0 U        9 t[3]
        mov esi, ebx                                            ;   442.0 V        9 k[0] copy
        shr esi, 8                                              ;   443.0 U        9 k[0]
        and esi, 0xff                                           ;   444.0 U        9 k[0]
        mov ebp, ebx                                            ;   444.0 V        9 k[0] copy
        shr ebp, 0x10                                           ;   445.0 U        9 k[0]
        mov dword [esp + 76], ecx                               ;   445.0 V        9 t[3] spill
        mov ecx, ebp                                            ;   446.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   447.0 U        9 k[0]
        shr ebp, 8                                              ;   448.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   450.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   453.0 U+V      9 k[0]
        mov dword [esp + 80], edx                               ;   456.0 U        9 t[2] spill
        mov edx, ebx                                            ;   456.0 V        9 k[0] copy
        and edx, 0xff                                           ;   457.0 U        9 k[0]
        mov ebp, dword [ebp*4 + poly1305_aes.T0_S_16]           ;   457.0 V        9 k[0]
        xor ebp, dword [edx*4 + poly1305_aes.T1_S_24]           ;   459.0 U        9 k[0]
        xor ebp, edi                                            ;   461.0 U        9 k[0]
        xor ebp, esi                                            ;   462.0 U        9 k[0]
        xor ebp, ecx                                            ;   463.0 U        9 k[0]
        xor ebp, 0x20                                           ;   464.0 U        9 k[0]
        mov esi, eax                                            ;   464.0 V        9 t[0] copy
        shr esi, 8                                              ;   465.0 U        9 t[0]
        and esi, 0xff                                           ;   466.0 U        9 t[0]
        movzx edi, byte [esp + 60]                              ;   468.0 U+V      9 t[0]
        mov ecx, dword [esp + 68]                               ;   471.0 U        9 k[1]
        xor ecx, ebp                                            ;   472.0 U        9 k[1]
        mov edx, dword [esp + 56]                               ;   472.0 V        9 k[2]
        xor edx, ecx                                            ;   473.0 U        9 k[2]
        xor ebx, edx                                            ;   474.0 U        9 k[3]
        mov dword [esp + 56], ebx                               ;   475.0 U        9 k[3] spill
        mov ebx, dword [esp + 80]                               ;   475.0 V        9 t[0]
        shr ebx, 0x10                                           ;   476.0 U        9 t[0]
        mov dword [esp + 68], edx                               ;   476.0 V        9 k[2] spill
        mov edx, ebx                                            ;   477.0 U        9 t[0] copy
        and edx, 0xff                                           ;   478.0 U        9 t[0]
        mov dword [esp + 64], ebx                               ;   478.0 V        9 t[0] spill
        mov ebx, dword [esp + 76]                               ;   479.0 U        9 t[0]
        shr ebx, 0x10                                           ;   480.0 U        9 t[0]
        mov dword [esp + 72], ecx                               ;   480.0 V        9 k[1] spill
        mov ecx, ebx                                            ;   481.0 U        9 t[0] copy
        shr ecx, 8                                              ;   482.0 U        9 t[0]
        and ebx, 0xff                                           ;   482.0 V        9 t[1]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   483.0 U        9 t[0]
        xor edi, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   484.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   484.0 V        9 t[0]
        xor edx, edi                                            ;   486.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   486.0 V        9 t[0]
        xor edx, esi                                            ;   487.0 U        9 t[0]
        xor edx, ebp                                            ;   488.0 U        9 t[0]
        mov esi, eax                                            ;   488.0 V        9 t[1] copy
        and esi, 0xff                                           ;   489.0 U        9 t[1]
        mov edi, dword [esp + 80]                               ;   489.0 V        9 t[1]
        shr edi, 8                                              ;   490.0 U        9 t[1]
        and edi, 0xff                                           ;   491.0 U        9 t[1]
        mov ecx, dword [esp + 60]                               ;   491.0 V        9 t[1]
        shr ecx, 0x10                                           ;   492.0 U        9 t[1]
        mov dword [esp + 52], edx                               ;   492.0 V        9 t[0] spill
        mov edx, ecx                                            ;   493.0 U        9 t[1] copy
        shr edx, 8                                              ;   494.0 U        9 t[1]
        and ecx, 0xff                                           ;   494.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   495.0 U        9 t[1]
        xor esi, dword [edi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   496.0 U        9 t[1]
        mov ebx, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   496.0 V        9 t[1]
        xor ebx, esi                                            ;   498.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   498.0 V        9 t[1]
        xor ebx, esi                                            ;   499.0 U        9 t[1]
        shr eax, 0x10                                           ;   500.0 U        9 t[2]
        mov esi, dword [esp + 72]                               ;   500.0 V        9 k[1] reload
        xor ebx, esi                                            ;   501.0 U        9 t[1]
        movzx edi, byte [esp + 80]                              ;   503.0 U+V      9 t[2]
        mov edx, dword [esp + 76]                               ;   506.0 U        9 t[2]
        shr edx, 8                                              ;   507.0 U        9 t[2]
        and edx, 0xff                                           ;   508.0 U        9 t[2]
        mov esi, eax                                            ;   508.0 V        9 t[2] copy
        shr esi, 8                                              ;   509.0 U        9 t[2]
        and eax, 0xff                                           ;   509.0 V        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   510.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   510.0 V        9 t[2]
        xor edx, edi                                            ;   511.0 U        9 t[2]
        mov edi, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   511.0 V        9 t[2]
        xor edx, edi                                            ;   512.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   512.0 V        9 t[2]
        xor edx, ecx                                            ;   513.0 U        9 t[2]
        mov esi, dword [esp + 68]                               ;   513.0 V        9 k[2] reload
        xor edx, esi                                            ;   514.0 U        9 t[2]
        movzx edi, byte [esp + 76]                              ;   516.0 U+V      9 t[3]
        mov ecx, dword [esp + 60]                               ;   519.0 U        9 t[3]
        shr ecx, 8                                              ;   520.0 U        9 t[3]
        and ecx, 0xff                                           ;   521.0 U        9 t[3]
        mov esi, dword [esp + 64]                               ;   521.0 V        9 t[3]
        shr esi, 8                                              ;   522.0 U        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   522.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   523.0 U        9 t[3]
        xor ecx, edi                                            ;   524.0 U        9 t[3]
        mov edi, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   524.0 V        9 t[3]
        xor ecx, edi                                            ;   525.0 U        9 t[3]
        mov eax, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   525.0 V        9 t[3]
        xor ecx, eax                                            ;   526.0 U        9 t[3]
        mov eax, dword [esp + 56]                               ;   526.0 V        9 k[3] reload
        xor ecx, eax                                            ;   527.0 U        9 t[3]
        mov esi, eax                                            ;   527.0 V        9 k[0] copy
        shr esi, 8                                              ;   528.0 U        9 k[0]
        and esi, 0xff                                           ;   529.0 U        9 k[0]
        mov edi, eax                                            ;   529.0 V        9 k[0] copy
        shr edi, 0x10                                           ;   530.0 U        9 k[0]
        mov dword [esp + 64], ecx                               ;   530.0 V        9 t[3] spill
        mov ecx, edi                                            ;   531.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   532.0 U        9 k[0]
        shr edi, 8                                              ;   533.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   535.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   538.0 U+V      9 k[0]
        mov dword [esp + 60], edx                               ;   541.0 U        9 t[2] spill
        mov edx, eax                                            ;   541.0 V        9 k[0] copy
        and edx, 0xff                                           ;   542.0 U        9 k[0]
        mov edi, dword [edi*4 + poly1305_aes.T0_S_16]           ;   542.0 V        9 k[0]
        xor edi, dword [edx*4 + poly1305_aes.T1_S_24]           ;   544.0 U        9 k[0]
        xor edi, ebp                                            ;   546.0 U        9 k[0]
        xor edi, esi                                            ;   547.0 U        9 k[0]
        xor edi, ecx                                            ;   548.0 U        9 k[0]
        xor edi, 0x40                                           ;   549.0 U        9 k[0]
        mov esi, ebx                                            ;   549.0 V        9 t[0] copy
        shr esi, 8                                              ;   550.0 U        9 t[0]
        and esi, 0xff                                           ;   551.0 U        9 t[0]
        movzx ebp, byte [esp + 52]                              ;   553.0 U+V      9 t[0]
        mov ecx, dword [esp + 72]                               ;   556.0 U        9 k[1]
        xor ecx, edi                                            ;   557.0 U        9 k[1]
        mov edx, dword [esp + 68]                               ;   557.0 V        9 k[2]
        xor edx, ecx                                            ;   558.0 U        9 k[2]
        xor eax, edx                                            ;   559.0 U        9 k[3]
        mov dword [esp + 68], eax                               ;   560.0 U        9 k[3] spill
        mov eax, dword [esp + 60]                               ;   560.0 V        9 t[0]
        shr eax, 0x10                                           ;   561.0 U        9 t[0]
        mov dword [esp + 72], edx                               ;   561.0 V        9 k[2] spill
        mov edx, eax                                            ;   562.0 U        9 t[0] copy
        and edx, 0xff                                           ;   563.0 U        9 t[0]
        mov dword [esp + 56], eax                               ;   563.0 V        9 t[0] spill
        mov eax, dword [esp + 64]                               ;   564.0 U        9 t[0]
        shr eax, 0x10                                           ;   565.0 U        9 t[0]
        mov dword [esp + 76], ecx                               ;   565.0 V        9 k[1] spill
        mov ecx, eax                                            ;   566.0 U        9 t[0] copy
        shr ecx, 8                                              ;   567.0 U        9 t[0]
        and eax, 0xff                                           ;   567.0 V        9 t[1]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   568.0 U        9 t[0]
        xor ebp, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   569.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   569.0 V        9 t[0]
        xor edx, ebp                                            ;   571.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   571.0 V        9 t[0]
        xor edx, esi                                            ;   572.0 U        9 t[0]
        xor edx, edi                                            ;   573.0 U        9 t[0]
        mov esi, ebx                                            ;   573.0 V        9 t[1] copy
        and esi, 0xff                                           ;   574.0 U        9 t[1]
        mov ebp, dword [esp + 60]                               ;   574.0 V        9 t[1]
        shr ebp, 8                                              ;   575.0 U        9 t[1]
        and ebp, 0xff                                           ;   576.0 U        9 t[1]
        mov ecx, dword [esp + 52]                               ;   576.0 V        9 t[1]
        shr ecx, 0x10                                           ;   577.0 U        9 t[1]
        mov dword [esp + 80], edx                               ;   577.0 V        9 t[0] spill
        mov edx, ecx                                            ;   578.0 U        9 t[1] copy
        shr edx, 8                                              ;   579.0 U        9 t[1]
        and ecx, 0xff                                           ;   579.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   580.0 U        9 t[1]
        xor esi, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;   581.0 U        9 t[1]
        mov eax, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   581.0 V        9 t[1]
        xor eax, esi                                            ;   583.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   583.0 V        9 t[1]
        xor eax, esi                                            ;   584.0 U        9 t[1]
        shr ebx, 0x10                                           ;   585.0 U        9 t[2]
        mov esi, dword [esp + 76]                               ;   585.0 V        9 k[1] reload
        xor eax, esi                                            ;   586.0 U        9 t[1]
        movzx ebp, byte [esp + 60]                              ;   588.0 U+V      9 t[2]
        mov edx, dword [esp + 64]                               ;   591.0 U        9 t[2]
        shr edx, 8                                              ;   592.0 U        9 t[2]
        and edx, 0xff                                           ;   593.0 U        9 t[2]
        mov esi, ebx                                            ;   593.0 V        9 t[2] copy
        shr esi, 8                                              ;   594.0 U        9 t[2]
        and ebx, 0xff                                           ;   594.0 V        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   595.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   595.0 V        9 t[2]
        xor edx, ebp                                            ;   596.0 U        9 t[2]
        mov ebp, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   596.0 V        9 t[2]
        xor edx, ebp                                            ;   597.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   597.0 V        9 t[2]
        xor edx, ecx                                            ;   598.0 U        9 t[2]
        mov esi, dword [esp + 72]                               ;   598.0 V        9 k[2] reload
        xor edx, esi                                            ;   599.0 U        9 t[2]
        movzx ebp, byte [esp + 64]                              ;   601.0 U+V      9 t[3]
        mov ecx, dword [esp + 52]                               ;   604.0 U        9 t[3]
        shr ecx, 8                                              ;   605.0 U        9 t[3]
        and ecx, 0xff                                           ;   606.0 U        9 t[3]
        mov esi, dword [esp + 56]                               ;   606.0 V        9 t[3]
        shr esi, 8                                              ;   607.0 U        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   607.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   608.0 U        9 t[3]
        xor ecx, ebp                                            ;   609.0 U        9 t[3]
        mov ebp, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   609.0 V        9 t[3]
        xor ecx, ebp                                            ;   610.0 U        9 t[3]
        mov ebx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   610.0 V        9 t[3]
        xor ecx, ebx                                            ;   611.0 U        9 t[3]
        mov ebx, dword [esp + 68]                               ;   611.0 V        9 k[3] reload
        xor ecx, ebx                                            ;   612.0 U        9 t[3]
        mov esi, ebx                                            ;   612.0 V        9 k[0] copy
        shr esi, 8                                              ;   613.0 U        9 k[0]
        and esi, 0xff                                           ;   614.0 U        9 k[0]
        mov ebp, ebx                                            ;   614.0 V        9 k[0] copy
        shr ebp, 0x10                                           ;   615.0 U        9 k[0]
        mov dword [esp + 56], ecx                               ;   615.0 V        9 t[3] spill
        mov ecx, ebp                                            ;   616.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   617.0 U        9 k[0]
        shr ebp, 8                                              ;   618.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   620.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   623.0 U+V      9 k[0]
        mov dword [esp + 52], edx                               ;   626.0 U        9 t[2] spill
        mov edx, ebx                                            ;   626.0 V        9 k[0] copy
        and edx, 0xff                                           ;   627.0 U        9 k[0]
        mov ebp, dword [ebp*4 + poly1305_aes.T0_S_16]           ;   627.0 V        9 k[0]
        xor ebp, dword [edx*4 + poly1305_aes.T1_S_24]           ;   629.0 U        9 k[0]
        xor ebp, edi                                            ;   631.0 U        9 k[0]
        xor ebp, esi                                            ;   632.0 U        9 k[0]
        xor ebp, ecx                                            ;   633.0 U        9 k[0]
        xor ebp, 0x80                                           ;   634.0 U        9 k[0]
        mov esi, eax                                            ;   634.0 V        9 t[0] copy
        shr esi, 8                                              ;   635.0 U        9 t[0]
        and esi, 0xff                                           ;   636.0 U        9 t[0]
        movzx edi, byte [esp + 80]                              ;   638.0 U+V      9 t[0]
        mov ecx, dword [esp + 76]                               ;   641.0 U        9 k[1]
        xor ecx, ebp                                            ;   642.0 U        9 k[1]
        mov edx, dword [esp + 72]                               ;   642.0 V        9 k[2]
        xor edx, ecx                                            ;   643.0 U        9 k[2]
        xor ebx, edx                                            ;   644.0 U        9 k[3]
        mov dword [esp + 72], ebx                               ;   645.0 U        9 k[3] spill
        mov ebx, dword [esp + 52]                               ;   645.0 V        9 t[0]
        shr ebx, 0x10                                           ;   646.0 U        9 t[0]
        mov dword [esp + 76], edx                               ;   646.0 V        9 k[2] spill
        mov edx, ebx                                            ;   647.0 U        9 t[0] copy
        and edx, 0xff                                           ;   648.0 U        9 t[0]
        mov dword [esp + 68], ebx                               ;   648.0 V        9 t[0] spill
        mov ebx, dword [esp + 56]                               ;   649.0 U        9 t[0]
        shr ebx, 0x10                                           ;   650.0 U        9 t[0]
        mov dword [esp + 64], ecx                               ;   650.0 V        9 k[1] spill
        mov ecx, ebx                                            ;   651.0 U        9 t[0] copy
        shr ecx, 8                                              ;   652.0 U        9 t[0]
        and ebx, 0xff                                           ;   652.0 V        9 t[1]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   653.0 U        9 t[0]
        xor edi, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   654.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   654.0 V        9 t[0]
        xor edx, edi                                            ;   656.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   656.0 V        9 t[0]
        xor edx, esi                                            ;   657.0 U        9 t[0]
        xor edx, ebp                                            ;   658.0 U        9 t[0]
        mov esi, eax                                            ;   658.0 V        9 t[1] copy
        and esi, 0xff                                           ;   659.0 U        9 t[1]
        mov edi, dword [esp + 52]                               ;   659.0 V        9 t[1]
        shr edi, 8                                              ;   660.0 U        9 t[1]
        and edi, 0xff                                           ;   661.0 U        9 t[1]
        mov ecx, dword [esp + 80]                               ;   661.0 V        9 t[1]
        shr ecx, 0x10                                           ;   662.0 U        9 t[1]
        mov dword [esp + 60], edx                               ;   662.0 V        9 t[0] spill
        mov edx, ecx                                            ;   663.0 U        9 t[1] copy
        shr edx, 8                                              ;   664.0 U        9 t[1]
        and ecx, 0xff                                           ;   664.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   665.0 U        9 t[1]
        xor esi, dword [edi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   666.0 U        9 t[1]
        mov ebx, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   666.0 V        9 t[1]
        xor ebx, esi                                            ;   668.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   668.0 V        9 t[1]
        xor ebx, esi                                            ;   669.0 U        9 t[1]
        shr eax, 0x10                                           ;   670.0 U        9 t[2]
        mov esi, dword [esp + 64]                               ;   670.0 V        9 k[1] reload
        xor ebx, esi                                            ;   671.0 U        9 t[1]
        movzx edi, byte [esp + 52]                              ;   673.0 U+V      9 t[2]
        mov edx, dword [esp + 56]                               ;   676.0 U        9 t[2]
        shr edx, 8                                              ;   677.0 U        9 t[2]
        and edx, 0xff                                           ;   678.0 U        9 t[2]
        mov esi, eax                                            ;   678.0 V        9 t[2] copy
        shr esi, 8                                              ;   679.0 U        9 t[2]
        and eax, 0xff                                           ;   679.0 V        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   680.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   680.0 V        9 t[2]
        xor edx, edi                                            ;   681.0 U        9 t[2]
        mov edi, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   681.0 V        9 t[2]
        xor edx, edi                                            ;   682.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   682.0 V        9 t[2]
        xor edx, ecx                                            ;   683.0 U        9 t[2]
        mov esi, dword [esp + 76]                               ;   683.0 V        9 k[2] reload
        xor edx, esi                                            ;   684.0 U        9 t[2]
        movzx edi, byte [esp + 56]                              ;   686.0 U+V      9 t[3]
        mov ecx, dword [esp + 80]                               ;   689.0 U        9 t[3]
        shr ecx, 8                                              ;   690.0 U        9 t[3]
        and ecx, 0xff                                           ;   691.0 U        9 t[3]
        mov esi, dword [esp + 68]                               ;   691.0 V        9 t[3]
        shr esi, 8                                              ;   692.0 U        9 t[3]
        mov edi, dword [edi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   692.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   693.0 U        9 t[3]
        xor ecx, edi                                            ;   694.0 U        9 t[3]
        mov edi, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   694.0 V        9 t[3]
        xor ecx, edi                                            ;   695.0 U        9 t[3]
        mov eax, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   695.0 V        9 t[3]
        xor ecx, eax                                            ;   696.0 U        9 t[3]
        mov eax, dword [esp + 72]                               ;   696.0 V        9 k[3] reload
        xor ecx, eax                                            ;   697.0 U        9 t[3]
        mov esi, eax                                            ;   697.0 V        9 k[0] copy
        shr esi, 8                                              ;   698.0 U        9 k[0]
        and esi, 0xff                                           ;   699.0 U        9 k[0]
        mov edi, eax                                            ;   699.0 V        9 k[0] copy
        shr edi, 0x10                                           ;   700.0 U        9 k[0]
        mov dword [esp + 68], ecx                               ;   700.0 V        9 t[3] spill
        mov ecx, edi                                            ;   701.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   702.0 U        9 k[0]
        shr edi, 8                                              ;   703.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   705.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   708.0 U+V      9 k[0]
        mov dword [esp + 80], edx                               ;   711.0 U        9 t[2] spill
        mov edx, eax                                            ;   711.0 V        9 k[0] copy
        and edx, 0xff                                           ;   712.0 U        9 k[0]
        mov edi, dword [edi*4 + poly1305_aes.T0_S_16]           ;   712.0 V        9 k[0]
        xor edi, dword [edx*4 + poly1305_aes.T1_S_24]           ;   714.0 U        9 k[0]
        xor edi, ebp                                            ;   716.0 U        9 k[0]
        xor edi, esi                                            ;   717.0 U        9 k[0]
        xor edi, ecx                                            ;   718.0 U        9 k[0]
        xor edi, 0x1b                                           ;   719.0 U        9 k[0]
        mov esi, ebx                                            ;   719.0 V        9 t[0] copy
        shr esi, 8                                              ;   720.0 U        9 t[0]
        and esi, 0xff                                           ;   721.0 U        9 t[0]
        movzx ebp, byte [esp + 60]                              ;   723.0 U+V      9 t[0]
        mov ecx, dword [esp + 64]                               ;   726.0 U        9 k[1]
        xor ecx, edi                                            ;   727.0 U        9 k[1]
        mov edx, dword [esp + 76]                               ;   727.0 V        9 k[2]
        xor edx, ecx                                            ;   728.0 U        9 k[2]
        xor eax, edx                                            ;   729.0 U        9 k[3]
        mov dword [esp + 76], eax                               ;   730.0 U        9 k[3] spill
        mov eax, dword [esp + 80]                               ;   730.0 V        9 t[0]
        shr eax, 0x10                                           ;   731.0 U        9 t[0]
        mov dword [esp + 64], edx                               ;   731.0 V        9 k[2] spill
        mov edx, eax                                            ;   732.0 U        9 t[0] copy
        and edx, 0xff                                           ;   733.0 U        9 t[0]
        mov dword [esp + 72], eax                               ;   733.0 V        9 t[0] spill
        mov eax, dword [esp + 68]                               ;   734.0 U        9 t[0]
        shr eax, 0x10                                           ;   735.0 U        9 t[0]
        mov dword [esp + 56], ecx                               ;   735.0 V        9 k[1] spill
        mov ecx, eax                                            ;   736.0 U        9 t[0] copy
        shr ecx, 8                                              ;   737.0 U        9 t[0]
        and eax, 0xff                                           ;   737.0 V        9 t[1]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   738.0 U        9 t[0]
        xor ebp, dword [esi*4 + poly1305_aes.T3_MixColumn_S_8]  ;   739.0 U        9 t[0]
        mov edx, dword [edx*4 + poly1305_aes.T4_MixColumn_S_16] ;   739.0 V        9 t[0]
        xor edx, ebp                                            ;   741.0 U        9 t[0]
        mov esi, dword [ecx*4 + poly1305_aes.T5_MixColumn_S_24] ;   741.0 V        9 t[0]
        xor edx, esi                                            ;   742.0 U        9 t[0]
        xor edx, edi                                            ;   743.0 U        9 t[0]
        mov esi, ebx                                            ;   743.0 V        9 t[1] copy
        and esi, 0xff                                           ;   744.0 U        9 t[1]
        mov ebp, dword [esp + 80]                               ;   744.0 V        9 t[1]
        shr ebp, 8                                              ;   745.0 U        9 t[1]
        and ebp, 0xff                                           ;   746.0 U        9 t[1]
        mov ecx, dword [esp + 60]                               ;   746.0 V        9 t[1]
        shr ecx, 0x10                                           ;   747.0 U        9 t[1]
        mov dword [esp + 52], edx                               ;   747.0 V        9 t[0] spill
        mov edx, ecx                                            ;   748.0 U        9 t[1] copy
        shr edx, 8                                              ;   749.0 U        9 t[1]
        and ecx, 0xff                                           ;   749.0 V        9 t[2]
        mov esi, dword [esi*4 + poly1305_aes.T2_MixColumn_S_0]  ;   750.0 U        9 t[1]
        xor esi, dword [ebp*4 + poly1305_aes.T3_MixColumn_S_8]  ;   751.0 U        9 t[1]
        mov eax, dword [eax*4 + poly1305_aes.T4_MixColumn_S_16] ;   751.0 V        9 t[1]
        xor eax, esi                                            ;   753.0 U        9 t[1]
        mov esi, dword [edx*4 + poly1305_aes.T5_MixColumn_S_24] ;   753.0 V        9 t[1]
        xor eax, esi                                            ;   754.0 U        9 t[1]
        shr ebx, 0x10                                           ;   755.0 U        9 t[2]
        mov esi, dword [esp + 56]                               ;   755.0 V        9 k[1] reload
        xor eax, esi                                            ;   756.0 U        9 t[1]
        movzx ebp, byte [esp + 80]                              ;   758.0 U+V      9 t[2]
        mov edx, dword [esp + 68]                               ;   761.0 U        9 t[2]
        shr edx, 8                                              ;   762.0 U        9 t[2]
        and edx, 0xff                                           ;   763.0 U        9 t[2]
        mov esi, ebx                                            ;   763.0 V        9 t[2] copy
        shr esi, 8                                              ;   764.0 U        9 t[2]
        and ebx, 0xff                                           ;   764.0 V        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   765.0 U        9 t[2]
        mov edx, dword [edx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   765.0 V        9 t[2]
        xor edx, ebp                                            ;   766.0 U        9 t[2]
        mov ebp, dword [ecx*4 + poly1305_aes.T4_MixColumn_S_16] ;   766.0 V        9 t[2]
        xor edx, ebp                                            ;   767.0 U        9 t[2]
        mov ecx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   767.0 V        9 t[2]
        xor edx, ecx                                            ;   768.0 U        9 t[2]
        mov esi, dword [esp + 64]                               ;   768.0 V        9 k[2] reload
        xor edx, esi                                            ;   769.0 U        9 t[2]
        movzx ebp, byte [esp + 68]                              ;   771.0 U+V      9 t[3]
        mov ecx, dword [esp + 60]                               ;   774.0 U        9 t[3]
        shr ecx, 8                                              ;   775.0 U        9 t[3]
        and ecx, 0xff                                           ;   776.0 U        9 t[3]
        mov esi, dword [esp + 72]                               ;   776.0 V        9 t[3]
        shr esi, 8                                              ;   777.0 U        9 t[3]
        mov ebp, dword [ebp*4 + poly1305_aes.T2_MixColumn_S_0]  ;   777.0 V        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T3_MixColumn_S_8]  ;   778.0 U        9 t[3]
        xor ecx, ebp                                            ;   779.0 U        9 t[3]
        mov ebp, dword [ebx*4 + poly1305_aes.T4_MixColumn_S_16] ;   779.0 V        9 t[3]
        xor ecx, ebp                                            ;   780.0 U        9 t[3]
        mov ebx, dword [esi*4 + poly1305_aes.T5_MixColumn_S_24] ;   780.0 V        9 t[3]
        xor ecx, ebx                                            ;   781.0 U        9 t[3]
        mov ebx, dword [esp + 76]                               ;   781.0 V        9 k[3] reload
        xor ecx, ebx                                            ;   782.0 U        9 t[3]
        mov esi, ebx                                            ;   782.0 V        9 k[0] copy
        shr esi, 8                                              ;   783.0 U        9 k[0]
        and esi, 0xff                                           ;   784.0 U        9 k[0]
        mov ebp, ebx                                            ;   784.0 V        9 k[0] copy
        shr ebp, 0x10                                           ;   785.0 U        9 k[0]
        mov dword [esp + 72], ecx                               ;   785.0 V        9 t[3] spill
        mov ecx, ebp                                            ;   786.0 U        9 k[0] copy
        and ecx, 0xff                                           ;   787.0 U        9 k[0]
        shr ebp, 8                                              ;   788.0 U        9 k[0]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   790.0 U+V      9 k[0]
        movzx ecx, word [ecx*4 + poly1305_aes.T0_S_16 + 1]      ;   793.0 U+V      9 k[0]
        mov dword [esp + 60], edx                               ;   796.0 U        9 t[2] spill
        mov edx, ebx                                            ;   796.0 V        9 k[0] copy
        and edx, 0xff                                           ;   797.0 U        9 k[0]
        mov ebp, dword [ebp*4 + poly1305_aes.T0_S_16]           ;   797.0 V        9 k[0]
        xor ebp, dword [edx*4 + poly1305_aes.T1_S_24]           ;   799.0 U        9 k[0]
        xor ebp, edi                                            ;   801.0 U        9 k[0]
        xor ebp, esi                                            ;   802.0 U        9 k[0]
        xor ebp, ecx                                            ;   803.0 U        9 k[0]
        xor ebp, 0x36                                           ;   804.0 U        9 k[0]
        mov esi, eax                                            ;   804.0 V        9 t[0] copy
        shr esi, 8                                              ;   805.0 U        9 t[0]
        and esi, 0xff                                           ;   806.0 U        9 t[0]
        movzx edi, byte [esp + 52]                              ;   808.0 U+V      9 t[0]
        mov ecx, dword [esp + 56]                               ;   811.0 U        9 k[1]
        xor ecx, ebp                                            ;   812.0 U        9 k[1]
        mov edx, dword [esp + 64]                               ;   812.0 V        9 k[2]
        xor edx, ecx                                            ;   813.0 U        9 k[2]
        movzx edi, byte [edi*4 + poly1305_aes.T0_S_16 + 2]      ;   815.0 U+V      9 t[0]
        movzx esi, word [esi*4 + poly1305_aes.T0_S_16 + 1]      ;   818.0 U+V      9 t[0]
        mov ebx, dword [esp + 60]                               ;   821.0 U        9 t[0]
        shr ebx, 0x10                                           ;   822.0 U        9 t[0]
        mov dword [esp + 64], edx                               ;   822.0 V        9 k[2] spill
        mov edx, ebx                                            ;   823.0 U        9 t[0] copy
        and edx, 0xff                                           ;   824.0 U        9 t[0]
        mov dword [esp + 56], ebx                               ;   824.0 V        9 t[0] spill
        mov ebx, dword [esp + 72]                               ;   825.0 U        9 t[0]
        shr ebx, 0x10                                           ;   826.0 U        9 t[0]
        mov dword [esp + 68], ecx                               ;   826.0 V        9 k[1] spill
        mov ecx, ebx                                            ;   827.0 U        9 t[0] copy
        shr ecx, 8                                              ;   828.0 U        9 t[0]
        and ebx, 0xff                                           ;   828.0 V        9 t[1]
        mov edx, dword [edx*4 + poly1305_aes.T0_S_16]           ;   829.0 U        9 t[0]
        xor edx, dword [ecx*4 + poly1305_aes.T1_S_24]           ;   830.0 U        9 t[0]
        xor edx, edi                                            ;   832.0 U        9 t[0]
        xor edx, esi                                            ;   833.0 U        9 t[0]
        xor edx, ebp                                            ;   834.0 U        9 t[0]
        mov esi, eax                                            ;   834.0 V        9 t[1] copy
        and esi, 0xff                                           ;   835.0 U        9 t[1]
        movzx esi, byte [esi*4 + poly1305_aes.T0_S_16 + 2]      ;   837.0 U+V      9 t[1]
        mov edi, dword [esp + 60]                               ;   840.0 U        9 t[1]
        shr edi, 8                                              ;   841.0 U        9 t[1]
        and edi, 0xff                                           ;   842.0 U        9 t[1]
        movzx edi, word [edi*4 + poly1305_aes.T0_S_16 + 1]      ;   844.0 U+V      9 t[1]
        mov ecx, dword [esp + 52]                               ;   847.0 U        9 t[1]
        shr ecx, 0x10                                           ;   848.0 U        9 t[1]
        mov ebp, ecx                                            ;   849.0 U        9 t[1] copy
        shr ebp, 8                                              ;   850.0 U        9 t[1]
        and ecx, 0xff                                           ;   850.0 V        9 t[2]
        mov ebx, dword [ebx*4 + poly1305_aes.T0_S_16]           ;   851.0 U        9 t[1]
        xor ebx, dword [ebp*4 + poly1305_aes.T1_S_24]           ;   852.0 U        9 t[1]
        xor ebx, esi                                            ;   854.0 U        9 t[1]
        xor ebx, edi                                            ;   855.0 U        9 t[1]
        shr eax, 0x10                                           ;   856.0 U        9 t[2]
        mov esi, dword [esp + 68]                               ;   856.0 V        9 t[1]
        xor ebx, esi                                            ;   857.0 U        9 t[1]
        mov esi, eax                                            ;   857.0 V        9 t[2] copy
        shr esi, 8                                              ;   858.0 U        9 t[2]
        movzx edi, byte [esp + 60]                              ;   860.0 U+V      9 t[2]
        movzx edi, byte [edi*4 + poly1305_aes.T0_S_16 + 2]      ;   864.0 U+V      9 t[2]
        mov ebp, dword [esp + 72]                               ;   867.0 U        9 t[2]
        shr ebp, 8                                              ;   868.0 U        9 t[2]
        and ebp, 0xff                                           ;   869.0 U        9 t[2]
        movzx ebp, word [ebp*4 + poly1305_aes.T0_S_16 + 1]      ;   871.0 U+V      9 t[2]
        and eax, 0xff                                           ;   874.0 U        9 t[3]
        mov ecx, dword [ecx*4 + poly1305_aes.T0_S_16]           ;   874.0 V        9 t[2]
        xor ecx, dword [esi*4 + poly1305_aes.T1_S_24]           ;   875.0 U        9 t[2]
        xor ecx, edi                                            ;   877.0 U        9 t[2]
        xor ecx, ebp                                            ;   878.0 U        9 t[2]
        mov esi, dword [esp + 64]                               ;   878.0 V        9 k[2] reload
        xor ecx, esi                                            ;   879.0 U        9 t[2]
        movzx edi, byte [esp + 72]                              ;   881.0 U+V      9 t[3]
        movzx edi, byte [edi*4 + poly1305_aes.T0_S_16 + 2]      ;   885.0 U+V      9 t[3]
        mov ebp, dword [esp + 52]                               ;   888.0 U        9 t[3]
        shr ebp, 8                                              ;   889.0 U        9 t[3]
        and ebp, 0xff                                           ;   890.0 U        9 t[3]
        movzx ebp, word [ebp*4 + poly1305_aes.T0_S_16 + 1]      ;   892.0 U+V      9 t[3]
        mov dword [esp + 52], ebx                               ;   895.0 U        9 t[1] spill
        mov ebx, dword [esp + 56]                               ;   895.0 V        9 t[3]
        shr ebx, 8                                              ;   896.0 U        9 t[3]
        mov eax, dword [eax*4 + poly1305_aes.T0_S_16]           ;   896.0 V        9 t[3]
        xor eax, dword [ebx*4 + poly1305_aes.T1_S_24]           ;   898.0 U        9 t[3]
        xor eax, edi                                            ;   900.0 U        9 t[3]
        xor eax, ebp                                            ;   901.0 U        9 t[3]
        xor eax, esi                                            ;   902.0 U        9 t[3]
        mov esi, dword [esp + 76]                               ;   902.0 V        9 t[3]
        xor eax, esi                                            ;   903.0 U        9 t[3]
        mov esi, dword [esp + 12]                               ;   903.0 V       27 d
        mov edi, dword [esp + 0]                                ;   904.0 U       27 d
        mov ebp, dword [esp + 20]                               ;   904.0 V       27 d
        add esi, 5                                              ;   905.0 U       27 d
        adc edi, 0                                              ;   906.0 U       27 d
        adc ebp, 0                                              ;   907.0 U       27 d
        sbb ebp, ebp                                            ;   908.0 U       27 d
        mov esi, dword [esp + 8]                                ;   908.0 V       27 d
        mov edi, dword [esp + 16]                               ;   909.0 U       27 d
        add ebp, ebp                                            ;   909.0 V       27 d
        adc esi, 0                                              ;   910.0 U       27 d
        adc edi, 0                                              ;   911.0 U       27 d
        mov esi, edi                                            ;   912.0 U       27 d copy
        shr esi, 2                                              ;   913.0 U       27 d
        and edi, 0xfffffffc                                     ;   913.0 V       27 d
        add esi, edi                                            ;   914.0 U       27 d
        mov edi, dword [esp + 0]                                ;   914.0 V       27 d
        mov ebp, dword [esp + 20]                               ;   915.0 U       27 d
        add esi, dword [esp + 12]                               ;   915.0 V       27 d
        adc edi, 0                                              ;   917.0 U       27 d
        adc ebp, 0                                              ;   918.0 U       27 d
        sbb ebx, ebx                                            ;   919.0 U       27 d
        mov dword [esp + 76], ecx                               ;   919.0 V        9 t[2] spill
        mov ecx, dword [esp + 8]                                ;   920.0 U       27 d
        add ebx, ebx                                            ;   920.0 V       27 d
        adc ecx, 0                                              ;   921.0 U       27 d
        add edx, esi                                            ;   921.0 V       27 tag
        cmp edx, esi                                            ;   922.0 U       27 c
        sbb ebx, ebx                                            ;   923.0 U       27 c
        mov esi, dword [esp + 116]                              ;   923.0 V       27 tag reload
        mov dword [esi], edx                                    ;   925.0 U       27 tag
        add ebx, ebx                                            ;   925.0 V       27 tag
        adc edi, dword [esp + 52]                               ;   926.0 U       27 tag
        adc ebp, dword [esp + 76]                               ;   928.0 U       27 tag
        adc ecx, eax                                            ;   930.0 U       27 tag
        mov dword [esi + 4], edi                                ;   930.0 V       27 tag
        mov dword [esi + 8], ebp                                ;   931.0 U       27 tag
        mov dword [esi + 12], ecx                               ;   931.0 V       27 tag
        add esp, 0x54                                           ;                    frame
        pop ebp                                                 ;                    preserved
        pop edi                                                 ;                    preserved
        pop esi                                                 ;                    preserved
        pop ebx                                                 ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; S_16
poly1305_aes.T0_S_16:
        dd 0x00630000, 0x007c0000, 0x00770000, 0x007b0000, 0x00f20000, 0x006b0000, 0x006f0000, 0x00c50000
        dd 0x00300000, 0x00010000, 0x00670000, 0x002b0000, 0x00fe0000, 0x00d70000, 0x00ab0000, 0x00760000
        dd 0x00ca0000, 0x00820000, 0x00c90000, 0x007d0000, 0x00fa0000, 0x00590000, 0x00470000, 0x00f00000
        dd 0x00ad0000, 0x00d40000, 0x00a20000, 0x00af0000, 0x009c0000, 0x00a40000, 0x00720000, 0x00c00000
        dd 0x00b70000, 0x00fd0000, 0x00930000, 0x00260000, 0x00360000, 0x003f0000, 0x00f70000, 0x00cc0000
        dd 0x00340000, 0x00a50000, 0x00e50000, 0x00f10000, 0x00710000, 0x00d80000, 0x00310000, 0x00150000
        dd 0x00040000, 0x00c70000, 0x00230000, 0x00c30000, 0x00180000, 0x00960000, 0x00050000, 0x009a0000
        dd 0x00070000, 0x00120000, 0x00800000, 0x00e20000, 0x00eb0000, 0x00270000, 0x00b20000, 0x00750000
        dd 0x00090000, 0x00830000, 0x002c0000, 0x001a0000, 0x001b0000, 0x006e0000, 0x005a0000, 0x00a00000
        dd 0x00520000, 0x003b0000, 0x00d60000, 0x00b30000, 0x00290000, 0x00e30000, 0x002f0000, 0x00840000
        dd 0x00530000, 0x00d10000, 0x00000000, 0x00ed0000, 0x00200000, 0x00fc0000, 0x00b10000, 0x005b0000
        dd 0x006a0000, 0x00cb0000, 0x00be0000, 0x00390000, 0x004a0000, 0x004c0000, 0x00580000, 0x00cf0000
        dd 0x00d00000, 0x00ef0000, 0x00aa0000, 0x00fb0000, 0x00430000, 0x004d0000, 0x00330000, 0x00850000
        dd 0x00450000, 0x00f90000, 0x00020000, 0x007f0000, 0x00500000, 0x003c0000, 0x009f0000, 0x00a80000
        dd 0x00510000, 0x00a30000, 0x00400000, 0x008f0000, 0x00920000, 0x009d0000, 0x00380000, 0x00f50000
        dd 0x00bc0000, 0x00b60000, 0x00da0000, 0x00210000, 0x00100000, 0x00ff0000, 0x00f30000, 0x00d20000
        dd 0x00cd0000, 0x000c0000, 0x00130000, 0x00ec0000, 0x005f0000, 0x00970000, 0x00440000, 0x00170000
        dd 0x00c40000, 0x00a70000, 0x007e0000, 0x003d0000, 0x00640000, 0x005d0000, 0x00190000, 0x00730000
        dd 0x00600000, 0x00810000, 0x004f0000, 0x00dc0000, 0x00220000, 0x002a0000, 0x00900000, 0x00880000
        dd 0x00460000, 0x00ee0000, 0x00b80000, 0x00140000, 0x00de0000, 0x005e0000, 0x000b0000, 0x00db0000
        dd 0x00e00000, 0x00320000, 0x003a0000, 0x000a0000, 0x00490000, 0x00060000, 0x00240000, 0x005c0000
        dd 0x00c20000, 0x00d30000, 0x00ac0000, 0x00620000, 0x00910000, 0x00950000, 0x00e40000, 0x00790000
        dd 0x00e70000, 0x00c80000, 0x00370000, 0x006d0000, 0x008d0000, 0x00d50000, 0x004e0000, 0x00a90000
        dd 0x006c0000, 0x00560000, 0x00f40000, 0x00ea0000, 0x00650000, 0x007a0000, 0x00ae0000, 0x00080000
        dd 0x00ba0000, 0x00780000, 0x00250000, 0x002e0000, 0x001c0000, 0x00a60000, 0x00b40000, 0x00c60000
        dd 0x00e80000, 0x00dd0000, 0x00740000, 0x001f0000, 0x004b0000, 0x00bd0000, 0x008b0000, 0x008a0000
        dd 0x00700000, 0x003e0000, 0x00b50000, 0x00660000, 0x00480000, 0x00030000, 0x00f60000, 0x000e0000
        dd 0x00610000, 0x00350000, 0x00570000, 0x00b90000, 0x00860000, 0x00c10000, 0x001d0000, 0x009e0000
        dd 0x00e10000, 0x00f80000, 0x00980000, 0x00110000, 0x00690000, 0x00d90000, 0x008e0000, 0x00940000
        dd 0x009b0000, 0x001e0000, 0x00870000, 0x00e90000, 0x00ce0000, 0x00550000, 0x00280000, 0x00df0000
        dd 0x008c0000, 0x00a10000, 0x00890000, 0x000d0000, 0x00bf0000, 0x00e60000, 0x00420000, 0x00680000
        dd 0x00410000, 0x00990000, 0x002d0000, 0x000f0000, 0x00b00000, 0x00540000, 0x00bb0000, 0x00160000
; S_24
poly1305_aes.T1_S_24:
        dd 0x63000000, 0x7c000000, 0x77000000, 0x7b000000, 0xf2000000, 0x6b000000, 0x6f000000, 0xc5000000
        dd 0x30000000, 0x01000000, 0x67000000, 0x2b000000, 0xfe000000, 0xd7000000, 0xab000000, 0x76000000
        dd 0xca000000, 0x82000000, 0xc9000000, 0x7d000000, 0xfa000000, 0x59000000, 0x47000000, 0xf0000000
        dd 0xad000000, 0xd4000000, 0xa2000000, 0xaf000000, 0x9c000000, 0xa4000000, 0x72000000, 0xc0000000
        dd 0xb7000000, 0xfd000000, 0x93000000, 0x26000000, 0x36000000, 0x3f000000, 0xf7000000, 0xcc000000
        dd 0x34000000, 0xa5000000, 0xe5000000, 0xf1000000, 0x71000000, 0xd8000000, 0x31000000, 0x15000000
        dd 0x04000000, 0xc7000000, 0x23000000, 0xc3000000, 0x18000000, 0x96000000, 0x05000000, 0x9a000000
        dd 0x07000000, 0x12000000, 0x80000000, 0xe2000000, 0xeb000000, 0x27000000, 0xb2000000, 0x75000000
        dd 0x09000000, 0x83000000, 0x2c000000, 0x1a000000, 0x1b000000, 0x6e000000, 0x5a000000, 0xa0000000
        dd 0x52000000, 0x3b000000, 0xd6000000, 0xb3000000, 0x29000000, 0xe3000000, 0x2f000000, 0x84000000
        dd 0x53000000, 0xd1000000, 0x00000000, 0xed000000, 0x20000000, 0xfc000000, 0xb1000000, 0x5b000000
        dd 0x6a000000, 0xcb000000, 0xbe000000, 0x39000000, 0x4a000000, 0x4c000000, 0x58000000, 0xcf000000
        dd 0xd0000000, 0xef000000, 0xaa000000, 0xfb000000, 0x43000000, 0x4d000000, 0x33000000, 0x85000000
        dd 0x45000000, 0xf9000000, 0x02000000, 0x7f000000, 0x50000000, 0x3c000000, 0x9f000000, 0xa8000000
        dd 0x51000000, 0xa3000000, 0x40000000, 0x8f000000, 0x92000000, 0x9d000000, 0x38000000, 0xf5000000
        dd 0xbc000000, 0xb6000000, 0xda000000, 0x21000000, 0x10000000, 0xff000000, 0xf3000000, 0xd2000000
        dd 0xcd000000, 0x0c000000, 0x13000000, 0xec000000, 0x5f000000, 0x97000000, 0x44000000, 0x17000000
        dd 0xc4000000, 0xa7000000, 0x7e000000, 0x3d000000, 0x64000000, 0x5d000000, 0x19000000, 0x73000000
        dd 0x60000000, 0x81000000, 0x4f000000, 0xdc000000, 0x22000000, 0x2a000000, 0x90000000, 0x88000000
        dd 0x46000000, 0xee000000, 0xb8000000, 0x14000000, 0xde000000, 0x5e000000, 0x0b000000, 0xdb000000
        dd 0xe0000000, 0x32000000, 0x3a000000, 0x0a000000, 0x49000000, 0x06000000, 0x24000000, 0x5c000000
        dd 0xc2000000, 0xd3000000, 0xac000000, 0x62000000, 0x91000000, 0x95000000, 0xe4000000, 0x79000000
        dd 0xe7000000, 0xc8000000, 0x37000000, 0x6d000000, 0x8d000000, 0xd5000000, 0x4e000000, 0xa9000000
        dd 0x6c000000, 0x56000000, 0xf4000000, 0xea000000, 0x65000000, 0x7a000000, 0xae000000, 0x08000000
        dd 0xba000000, 0x78000000, 0x25000000, 0x2e000000, 0x1c000000, 0xa6000000, 0xb4000000, 0xc6000000
        dd 0xe8000000, 0xdd000000, 0x74000000, 0x1f000000, 0x4b000000, 0xbd000000, 0x8b000000, 0x8a000000
        dd 0x70000000, 0x3e000000, 0xb5000000, 0x66000000, 0x48000000, 0x03000000, 0xf6000000, 0x0e000000
        dd 0x61000000, 0x35000000, 0x57000000, 0xb9000000, 0x86000000, 0xc1000000, 0x1d000000, 0x9e000000
        dd 0xe1000000, 0xf8000000, 0x98000000, 0x11000000, 0x69000000, 0xd9000000, 0x8e000000, 0x94000000
        dd 0x9b000000, 0x1e000000, 0x87000000, 0xe9000000, 0xce000000, 0x55000000, 0x28000000, 0xdf000000
        dd 0x8c000000, 0xa1000000, 0x89000000, 0x0d000000, 0xbf000000, 0xe6000000, 0x42000000, 0x68000000
        dd 0x41000000, 0x99000000, 0x2d000000, 0x0f000000, 0xb0000000, 0x54000000, 0xbb000000, 0x16000000
; MixColumn_S_0
poly1305_aes.T2_MixColumn_S_0:
        dd 0xa56363c6, 0x847c7cf8, 0x997777ee, 0x8d7b7bf6, 0x0df2f2ff, 0xbd6b6bd6, 0xb16f6fde, 0x54c5c591
        dd 0x50303060, 0x03010102, 0xa96767ce, 0x7d2b2b56, 0x19fefee7, 0x62d7d7b5, 0xe6abab4d, 0x9a7676ec
        dd 0x45caca8f, 0x9d82821f, 0x40c9c989, 0x877d7dfa, 0x15fafaef, 0xeb5959b2, 0xc947478e, 0x0bf0f0fb
        dd 0xecadad41, 0x67d4d4b3, 0xfda2a25f, 0xeaafaf45, 0xbf9c9c23, 0xf7a4a453, 0x967272e4, 0x5bc0c09b
        dd 0xc2b7b775, 0x1cfdfde1, 0xae93933d, 0x6a26264c, 0x5a36366c, 0x413f3f7e, 0x02f7f7f5, 0x4fcccc83
        dd 0x5c343468, 0xf4a5a551, 0x34e5e5d1, 0x08f1f1f9, 0x937171e2, 0x73d8d8ab, 0x53313162, 0x3f15152a
        dd 0x0c040408, 0x52c7c795, 0x65232346, 0x5ec3c39d, 0x28181830, 0xa1969637, 0x0f05050a, 0xb59a9a2f
        dd 0x0907070e, 0x36121224, 0x9b80801b, 0x3de2e2df, 0x26ebebcd, 0x6927274e, 0xcdb2b27f, 0x9f7575ea
        dd 0x1b090912, 0x9e83831d, 0x742c2c58, 0x2e1a1a34, 0x2d1b1b36, 0xb26e6edc, 0xee5a5ab4, 0xfba0a05b
        dd 0xf65252a4, 0x4d3b3b76, 0x61d6d6b7, 0xceb3b37d, 0x7b292952, 0x3ee3e3dd, 0x712f2f5e, 0x97848413
        dd 0xf55353a6, 0x68d1d1b9, 0x00000000, 0x2cededc1, 0x60202040, 0x1ffcfce3, 0xc8b1b179, 0xed5b5bb6
        dd 0xbe6a6ad4, 0x46cbcb8d, 0xd9bebe67, 0x4b393972, 0xde4a4a94, 0xd44c4c98, 0xe85858b0, 0x4acfcf85
        dd 0x6bd0d0bb, 0x2aefefc5, 0xe5aaaa4f, 0x16fbfbed, 0xc5434386, 0xd74d4d9a, 0x55333366, 0x94858511
        dd 0xcf45458a, 0x10f9f9e9, 0x06020204, 0x817f7ffe, 0xf05050a0, 0x443c3c78, 0xba9f9f25, 0xe3a8a84b
        dd 0xf35151a2, 0xfea3a35d, 0xc0404080, 0x8a8f8f05, 0xad92923f, 0xbc9d9d21, 0x48383870, 0x04f5f5f1
        dd 0xdfbcbc63, 0xc1b6b677, 0x75dadaaf, 0x63212142, 0x30101020, 0x1affffe5, 0x0ef3f3fd, 0x6dd2d2bf
        dd 0x4ccdcd81, 0x140c0c18, 0x35131326, 0x2fececc3, 0xe15f5fbe, 0xa2979735, 0xcc444488, 0x3917172e
        dd 0x57c4c493, 0xf2a7a755, 0x827e7efc, 0x473d3d7a, 0xac6464c8, 0xe75d5dba, 0x2b191932, 0x957373e6
        dd 0xa06060c0, 0x98818119, 0xd14f4f9e, 0x7fdcdca3, 0x66222244, 0x7e2a2a54, 0xab90903b, 0x8388880b
        dd 0xca46468c, 0x29eeeec7, 0xd3b8b86b, 0x3c141428, 0x79dedea7, 0xe25e5ebc, 0x1d0b0b16, 0x76dbdbad
        dd 0x3be0e0db, 0x56323264, 0x4e3a3a74, 0x1e0a0a14, 0xdb494992, 0x0a06060c, 0x6c242448, 0xe45c5cb8
        dd 0x5dc2c29f, 0x6ed3d3bd, 0xefacac43, 0xa66262c4, 0xa8919139, 0xa4959531, 0x37e4e4d3, 0x8b7979f2
        dd 0x32e7e7d5, 0x43c8c88b, 0x5937376e, 0xb76d6dda, 0x8c8d8d01, 0x64d5d5b1, 0xd24e4e9c, 0xe0a9a949
        dd 0xb46c6cd8, 0xfa5656ac, 0x07f4f4f3, 0x25eaeacf, 0xaf6565ca, 0x8e7a7af4, 0xe9aeae47, 0x18080810
        dd 0xd5baba6f, 0x887878f0, 0x6f25254a, 0x722e2e5c, 0x241c1c38, 0xf1a6a657, 0xc7b4b473, 0x51c6c697
        dd 0x23e8e8cb, 0x7cdddda1, 0x9c7474e8, 0x211f1f3e, 0xdd4b4b96, 0xdcbdbd61, 0x868b8b0d, 0x858a8a0f
        dd 0x907070e0, 0x423e3e7c, 0xc4b5b571, 0xaa6666cc, 0xd8484890, 0x05030306, 0x01f6f6f7, 0x120e0e1c
        dd 0xa36161c2, 0x5f35356a, 0xf95757ae, 0xd0b9b969, 0x91868617, 0x58c1c199, 0x271d1d3a, 0xb99e9e27
        dd 0x38e1e1d9, 0x13f8f8eb, 0xb398982b, 0x33111122, 0xbb6969d2, 0x70d9d9a9, 0x898e8e07, 0xa7949433
        dd 0xb69b9b2d, 0x221e1e3c, 0x92878715, 0x20e9e9c9, 0x49cece87, 0xff5555aa, 0x78282850, 0x7adfdfa5
        dd 0x8f8c8c03, 0xf8a1a159, 0x80898909, 0x170d0d1a, 0xdabfbf65, 0x31e6e6d7, 0xc6424284, 0xb86868d0
        dd 0xc3414182, 0xb0999929, 0x772d2d5a, 0x110f0f1e, 0xcbb0b07b, 0xfc5454a8, 0xd6bbbb6d, 0x3a16162c
; MixColumn_S_8
poly1305_aes.T3_MixColumn_S_8:
        dd 0x6363c6a5, 0x7c7cf884, 0x7777ee99, 0x7b7bf68d, 0xf2f2ff0d, 0x6b6bd6bd, 0x6f6fdeb1, 0xc5c59154
        dd 0x30306050, 0x01010203, 0x6767cea9, 0x2b2b567d, 0xfefee719, 0xd7d7b562, 0xabab4de6, 0x7676ec9a
        dd 0xcaca8f45, 0x82821f9d, 0xc9c98940, 0x7d7dfa87, 0xfafaef15, 0x5959b2eb, 0x47478ec9, 0xf0f0fb0b
        dd 0xadad41ec, 0xd4d4b367, 0xa2a25ffd, 0xafaf45ea, 0x9c9c23bf, 0xa4a453f7, 0x7272e496, 0xc0c09b5b
        dd 0xb7b775c2, 0xfdfde11c, 0x93933dae, 0x26264c6a, 0x36366c5a, 0x3f3f7e41, 0xf7f7f502, 0xcccc834f
        dd 0x3434685c, 0xa5a551f4, 0xe5e5d134, 0xf1f1f908, 0x7171e293, 0xd8d8ab73, 0x31316253, 0x15152a3f
        dd 0x0404080c, 0xc7c79552, 0x23234665, 0xc3c39d5e, 0x18183028, 0x969637a1, 0x05050a0f, 0x9a9a2fb5
        dd 0x07070e09, 0x12122436, 0x80801b9b, 0xe2e2df3d, 0xebebcd26, 0x27274e69, 0xb2b27fcd, 0x7575ea9f
        dd 0x0909121b, 0x83831d9e, 0x2c2c5874, 0x1a1a342e, 0x1b1b362d, 0x6e6edcb2, 0x5a5ab4ee, 0xa0a05bfb
        dd 0x5252a4f6, 0x3b3b764d, 0xd6d6b761, 0xb3b37dce, 0x2929527b, 0xe3e3dd3e, 0x2f2f5e71, 0x84841397
        dd 0x5353a6f5, 0xd1d1b968, 0x00000000, 0xededc12c, 0x20204060, 0xfcfce31f, 0xb1b179c8, 0x5b5bb6ed
        dd 0x6a6ad4be, 0xcbcb8d46, 0xbebe67d9, 0x3939724b, 0x4a4a94de, 0x4c4c98d4, 0x5858b0e8, 0xcfcf854a
        dd 0xd0d0bb6b, 0xefefc52a, 0xaaaa4fe5, 0xfbfbed16, 0x434386c5, 0x4d4d9ad7, 0x33336655, 0x85851194
        dd 0x45458acf, 0xf9f9e910, 0x02020406, 0x7f7ffe81, 0x5050a0f0, 0x3c3c7844, 0x9f9f25ba, 0xa8a84be3
        dd 0x5151a2f3, 0xa3a35dfe, 0x404080c0, 0x8f8f058a, 0x92923fad, 0x9d9d21bc, 0x38387048, 0xf5f5f104
        dd 0xbcbc63df, 0xb6b677c1, 0xdadaaf75, 0x21214263, 0x10102030, 0xffffe51a, 0xf3f3fd0e, 0xd2d2bf6d
        dd 0xcdcd814c, 0x0c0c1814, 0x13132635, 0xececc32f, 0x5f5fbee1, 0x979735a2, 0x444488cc, 0x17172e39
        dd 0xc4c49357, 0xa7a755f2, 0x7e7efc82, 0x3d3d7a47, 0x6464c8ac, 0x5d5dbae7, 0x1919322b, 0x7373e695
        dd 0x6060c0a0, 0x81811998, 0x4f4f9ed1, 0xdcdca37f, 0x22224466, 0x2a2a547e, 0x90903bab, 0x88880b83
        dd 0x46468cca, 0xeeeec729, 0xb8b86bd3, 0x1414283c, 0xdedea779, 0x5e5ebce2, 0x0b0b161d, 0xdbdbad76
        dd 0xe0e0db3b, 0x32326456, 0x3a3a744e, 0x0a0a141e, 0x494992db, 0x06060c0a, 0x2424486c, 0x5c5cb8e4
        dd 0xc2c29f5d, 0xd3d3bd6e, 0xacac43ef, 0x6262c4a6, 0x919139a8, 0x959531a4, 0xe4e4d337, 0x7979f28b
        dd 0xe7e7d532, 0xc8c88b43, 0x37376e59, 0x6d6ddab7, 0x8d8d018c, 0xd5d5b164, 0x4e4e9cd2, 0xa9a949e0
        dd 0x6c6cd8b4, 0x5656acfa, 0xf4f4f307, 0xeaeacf25, 0x6565caaf, 0x7a7af48e, 0xaeae47e9, 0x08081018
        dd 0xbaba6fd5, 0x7878f088, 0x25254a6f, 0x2e2e5c72, 0x1c1c3824, 0xa6a657f1, 0xb4b473c7, 0xc6c69751
        dd 0xe8e8cb23, 0xdddda17c, 0x7474e89c, 0x1f1f3e21, 0x4b4b96dd, 0xbdbd61dc, 0x8b8b0d86, 0x8a8a0f85
        dd 0x7070e090, 0x3e3e7c42, 0xb5b571c4, 0x6666ccaa, 0x484890d8, 0x03030605, 0xf6f6f701, 0x0e0e1c12
        dd 0x6161c2a3, 0x35356a5f, 0x5757aef9, 0xb9b969d0, 0x86861791, 0xc1c19958, 0x1d1d3a27, 0x9e9e27b9
        dd 0xe1e1d938, 0xf8f8eb13, 0x98982bb3, 0x11112233, 0x6969d2bb, 0xd9d9a970, 0x8e8e0789, 0x949433a7
        dd 0x9b9b2db6, 0x1e1e3c22, 0x87871592, 0xe9e9c920, 0xcece8749, 0x5555aaff, 0x28285078, 0xdfdfa57a
        dd 0x8c8c038f, 0xa1a159f8, 0x89890980, 0x0d0d1a17, 0xbfbf65da, 0xe6e6d731, 0x424284c6, 0x6868d0b8
        dd 0x414182c3, 0x999929b0, 0x2d2d5a77, 0x0f0f1e11, 0xb0b07bcb, 0x5454a8fc, 0xbbbb6dd6, 0x16162c3a
; MixColumn_S_16
poly1305_aes.T4_MixColumn_S_16:
        dd 0x63c6a563, 0x7cf8847c, 0x77ee9977, 0x7bf68d7b, 0xf2ff0df2, 0x6bd6bd6b, 0x6fdeb16f, 0xc59154c5
        dd 0x30605030, 0x01020301, 0x67cea967, 0x2b567d2b, 0xfee719fe, 0xd7b562d7, 0xab4de6ab, 0x76ec9a76
        dd 0xca8f45ca, 0x821f9d82, 0xc98940c9, 0x7dfa877d, 0xfaef15fa, 0x59b2eb59, 0x478ec947, 0xf0fb0bf0
        dd 0xad41ecad, 0xd4b367d4, 0xa25ffda2, 0xaf45eaaf, 0x9c23bf9c, 0xa453f7a4, 0x72e49672, 0xc09b5bc0
        dd 0xb775c2b7, 0xfde11cfd, 0x933dae93, 0x264c6a26, 0x366c5a36, 0x3f7e413f, 0xf7f502f7, 0xcc834fcc
        dd 0x34685c34, 0xa551f4a5, 0xe5d134e5, 0xf1f908f1, 0x71e29371, 0xd8ab73d8, 0x31625331, 0x152a3f15
        dd 0x04080c04, 0xc79552c7, 0x23466523, 0xc39d5ec3, 0x18302818, 0x9637a196, 0x050a0f05, 0x9a2fb59a
        dd 0x070e0907, 0x12243612, 0x801b9b80, 0xe2df3de2, 0xebcd26eb, 0x274e6927, 0xb27fcdb2, 0x75ea9f75
        dd 0x09121b09, 0x831d9e83, 0x2c58742c, 0x1a342e1a, 0x1b362d1b, 0x6edcb26e, 0x5ab4ee5a, 0xa05bfba0
        dd 0x52a4f652, 0x3b764d3b, 0xd6b761d6, 0xb37dceb3, 0x29527b29, 0xe3dd3ee3, 0x2f5e712f, 0x84139784
        dd 0x53a6f553, 0xd1b968d1, 0x00000000, 0xedc12ced, 0x20406020, 0xfce31ffc, 0xb179c8b1, 0x5bb6ed5b
        dd 0x6ad4be6a, 0xcb8d46cb, 0xbe67d9be, 0x39724b39, 0x4a94de4a, 0x4c98d44c, 0x58b0e858, 0xcf854acf
        dd 0xd0bb6bd0, 0xefc52aef, 0xaa4fe5aa, 0xfbed16fb, 0x4386c543, 0x4d9ad74d, 0x33665533, 0x85119485
        dd 0x458acf45, 0xf9e910f9, 0x02040602, 0x7ffe817f, 0x50a0f050, 0x3c78443c, 0x9f25ba9f, 0xa84be3a8
        dd 0x51a2f351, 0xa35dfea3, 0x4080c040, 0x8f058a8f, 0x923fad92, 0x9d21bc9d, 0x38704838, 0xf5f104f5
        dd 0xbc63dfbc, 0xb677c1b6, 0xdaaf75da, 0x21426321, 0x10203010, 0xffe51aff, 0xf3fd0ef3, 0xd2bf6dd2
        dd 0xcd814ccd, 0x0c18140c, 0x13263513, 0xecc32fec, 0x5fbee15f, 0x9735a297, 0x4488cc44, 0x172e3917
        dd 0xc49357c4, 0xa755f2a7, 0x7efc827e, 0x3d7a473d, 0x64c8ac64, 0x5dbae75d, 0x19322b19, 0x73e69573
        dd 0x60c0a060, 0x81199881, 0x4f9ed14f, 0xdca37fdc, 0x22446622, 0x2a547e2a, 0x903bab90, 0x880b8388
        dd 0x468cca46, 0xeec729ee, 0xb86bd3b8, 0x14283c14, 0xdea779de, 0x5ebce25e, 0x0b161d0b, 0xdbad76db
        dd 0xe0db3be0, 0x32645632, 0x3a744e3a, 0x0a141e0a, 0x4992db49, 0x060c0a06, 0x24486c24, 0x5cb8e45c
        dd 0xc29f5dc2, 0xd3bd6ed3, 0xac43efac, 0x62c4a662, 0x9139a891, 0x9531a495, 0xe4d337e4, 0x79f28b79
        dd 0xe7d532e7, 0xc88b43c8, 0x376e5937, 0x6ddab76d, 0x8d018c8d, 0xd5b164d5, 0x4e9cd24e, 0xa949e0a9
        dd 0x6cd8b46c, 0x56acfa56, 0xf4f307f4, 0xeacf25ea, 0x65caaf65, 0x7af48e7a, 0xae47e9ae, 0x08101808
        dd 0xba6fd5ba, 0x78f08878, 0x254a6f25, 0x2e5c722e, 0x1c38241c, 0xa657f1a6, 0xb473c7b4, 0xc69751c6
        dd 0xe8cb23e8, 0xdda17cdd, 0x74e89c74, 0x1f3e211f, 0x4b96dd4b, 0xbd61dcbd, 0x8b0d868b, 0x8a0f858a
        dd 0x70e09070, 0x3e7c423e, 0xb571c4b5, 0x66ccaa66, 0x4890d848, 0x03060503, 0xf6f701f6, 0x0e1c120e
        dd 0x61c2a361, 0x356a5f35, 0x57aef957, 0xb969d0b9, 0x86179186, 0xc19958c1, 0x1d3a271d, 0x9e27b99e
        dd 0xe1d938e1, 0xf8eb13f8, 0x982bb398, 0x11223311, 0x69d2bb69, 0xd9a970d9, 0x8e07898e, 0x9433a794
        dd 0x9b2db69b, 0x1e3c221e, 0x87159287, 0xe9c920e9, 0xce8749ce, 0x55aaff55, 0x28507828, 0xdfa57adf
        dd 0x8c038f8c, 0xa159f8a1, 0x89098089, 0x0d1a170d, 0xbf65dabf, 0xe6d731e6, 0x4284c642, 0x68d0b868
        dd 0x4182c341, 0x9929b099, 0x2d5a772d, 0x0f1e110f, 0xb07bcbb0, 0x54a8fc54, 0xbb6dd6bb, 0x162c3a16
; MixColumn_S_24
poly1305_aes.T5_MixColumn_S_24:
        dd 0xc6a56363, 0xf8847c7c, 0xee997777, 0xf68d7b7b, 0xff0df2f2, 0xd6bd6b6b, 0xdeb16f6f, 0x9154c5c5
        dd 0x60503030, 0x02030101, 0xcea96767, 0x567d2b2b, 0xe719fefe, 0xb562d7d7, 0x4de6abab, 0xec9a7676
        dd 0x8f45caca, 0x1f9d8282, 0x8940c9c9, 0xfa877d7d, 0xef15fafa, 0xb2eb5959, 0x8ec94747, 0xfb0bf0f0
        dd 0x41ecadad, 0xb367d4d4, 0x5ffda2a2, 0x45eaafaf, 0x23bf9c9c, 0x53f7a4a4, 0xe4967272, 0x9b5bc0c0
        dd 0x75c2b7b7, 0xe11cfdfd, 0x3dae9393, 0x4c6a2626, 0x6c5a3636, 0x7e413f3f, 0xf502f7f7, 0x834fcccc
        dd 0x685c3434, 0x51f4a5a5, 0xd134e5e5, 0xf908f1f1, 0xe2937171, 0xab73d8d8, 0x62533131, 0x2a3f1515
        dd 0x080c0404, 0x9552c7c7, 0x46652323, 0x9d5ec3c3, 0x30281818, 0x37a19696, 0x0a0f0505, 0x2fb59a9a
        dd 0x0e090707, 0x24361212, 0x1b9b8080, 0xdf3de2e2, 0xcd26ebeb, 0x4e692727, 0x7fcdb2b2, 0xea9f7575
        dd 0x121b0909, 0x1d9e8383, 0x58742c2c, 0x342e1a1a, 0x362d1b1b, 0xdcb26e6e, 0xb4ee5a5a, 0x5bfba0a0
        dd 0xa4f65252, 0x764d3b3b, 0xb761d6d6, 0x7dceb3b3, 0x527b2929, 0xdd3ee3e3, 0x5e712f2f, 0x13978484
        dd 0xa6f55353, 0xb968d1d1, 0x00000000, 0xc12ceded, 0x40602020, 0xe31ffcfc, 0x79c8b1b1, 0xb6ed5b5b
        dd 0xd4be6a6a, 0x8d46cbcb, 0x67d9bebe, 0x724b3939, 0x94de4a4a, 0x98d44c4c, 0xb0e85858, 0x854acfcf
        dd 0xbb6bd0d0, 0xc52aefef, 0x4fe5aaaa, 0xed16fbfb, 0x86c54343, 0x9ad74d4d, 0x66553333, 0x11948585
        dd 0x8acf4545, 0xe910f9f9, 0x04060202, 0xfe817f7f, 0xa0f05050, 0x78443c3c, 0x25ba9f9f, 0x4be3a8a8
        dd 0xa2f35151, 0x5dfea3a3, 0x80c04040, 0x058a8f8f, 0x3fad9292, 0x21bc9d9d, 0x70483838, 0xf104f5f5
        dd 0x63dfbcbc, 0x77c1b6b6, 0xaf75dada, 0x42632121, 0x20301010, 0xe51affff, 0xfd0ef3f3, 0xbf6dd2d2
        dd 0x814ccdcd, 0x18140c0c, 0x26351313, 0xc32fecec, 0xbee15f5f, 0x35a29797, 0x88cc4444, 0x2e391717
        dd 0x9357c4c4, 0x55f2a7a7, 0xfc827e7e, 0x7a473d3d, 0xc8ac6464, 0xbae75d5d, 0x322b1919, 0xe6957373
        dd 0xc0a06060, 0x19988181, 0x9ed14f4f, 0xa37fdcdc, 0x44662222, 0x547e2a2a, 0x3bab9090, 0x0b838888
        dd 0x8cca4646, 0xc729eeee, 0x6bd3b8b8, 0x283c1414, 0xa779dede, 0xbce25e5e, 0x161d0b0b, 0xad76dbdb
        dd 0xdb3be0e0, 0x64563232, 0x744e3a3a, 0x141e0a0a, 0x92db4949, 0x0c0a0606, 0x486c2424, 0xb8e45c5c
        dd 0x9f5dc2c2, 0xbd6ed3d3, 0x43efacac, 0xc4a66262, 0x39a89191, 0x31a49595, 0xd337e4e4, 0xf28b7979
        dd 0xd532e7e7, 0x8b43c8c8, 0x6e593737, 0xdab76d6d, 0x018c8d8d, 0xb164d5d5, 0x9cd24e4e, 0x49e0a9a9
        dd 0xd8b46c6c, 0xacfa5656, 0xf307f4f4, 0xcf25eaea, 0xcaaf6565, 0xf48e7a7a, 0x47e9aeae, 0x10180808
        dd 0x6fd5baba, 0xf0887878, 0x4a6f2525, 0x5c722e2e, 0x38241c1c, 0x57f1a6a6, 0x73c7b4b4, 0x9751c6c6
        dd 0xcb23e8e8, 0xa17cdddd, 0xe89c7474, 0x3e211f1f, 0x96dd4b4b, 0x61dcbdbd, 0x0d868b8b, 0x0f858a8a
        dd 0xe0907070, 0x7c423e3e, 0x71c4b5b5, 0xccaa6666, 0x90d84848, 0x06050303, 0xf701f6f6, 0x1c120e0e
        dd 0xc2a36161, 0x6a5f3535, 0xaef95757, 0x69d0b9b9, 0x17918686, 0x9958c1c1, 0x3a271d1d, 0x27b99e9e
        dd 0xd938e1e1, 0xeb13f8f8, 0x2bb39898, 0x22331111, 0xd2bb6969, 0xa970d9d9, 0x07898e8e, 0x33a79494
        dd 0x2db69b9b, 0x3c221e1e, 0x15928787, 0xc920e9e9, 0x8749cece, 0xaaff5555, 0x50782828, 0xa57adfdf
        dd 0x038f8c8c, 0x59f8a1a1, 0x09808989, 0x1a170d0d, 0x65dabfbf, 0xd731e6e6, 0x84c64242, 0xd0b86868
        dd 0x82c34141, 0x29b09999, 0x5a772d2d, 0x1e110f0f, 0x7bcbb0b0, 0xa8fc5454, 0x6dd6bbbb, 0x2c3a1616

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

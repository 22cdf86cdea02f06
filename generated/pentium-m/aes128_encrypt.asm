; aes128_encrypt for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu pentium-m
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 176 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 85 uops, planned 46.0; bounds: width 28.3, ports 43.0, path 4.0
;   blocks: 438 uops, planned 207.0; bounds: width 146.0, ports 204.0, path 72.0
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
%fatal "aes128_encrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push ebx                                                       ;                    preserved
        push esi                                                       ;                    preserved
        push edi                                                       ;                    preserved
        push ebp                                                       ;                    preserved
        mov eax, esp                                                   ;                    frame
        sub esp, 0x100                                                 ;                    frame
        and esp, 0xfffffff0                                            ;                    frame
        mov dword [esp + 240], eax                                     ;                    frame
        mov ecx, dword [eax + 20]                                      ;                    frame
        mov dword [esp + 104], ecx                                     ;                    frame
        mov ecx, dword [eax + 32]                                      ;                    frame
        mov dword [esp + 216], ecx                                     ;                    frame
        mov ecx, dword [eax + 24]                                      ;                    frame
        mov dword [esp + 220], ecx                                     ;                    frame
        mov ecx, dword [eax + 28]                                      ;                    frame
        mov dword [esp + 228], ecx                                     ;                    frame
        mov esi, dword [esp + 104]                                     ;     0.0 p2     117 rk reload
        movq mm0, [esi]                                                ;     3.0 p2     117 rk
        movq [esp + 0], mm0                                            ;     6.0 p3+p4  117 rk
        movq mm0, [esi + 8]                                            ;     3.0 p2     117 rk
        movq [esp + 8], mm0                                            ;     6.0 p3+p4  117 rk
        movd mm0, [esi + 16]                                           ;     3.0 p2     117 rk
        movq [esp + 16], mm0                                           ;     6.0 p3+p4  117 rk
        mov edi, dword [esi + 20]                                      ;     4.0 p2     117 rk
        mov dword [esp + 108], edi                                     ;     7.0 p3+p4  117 rk
        mov edi, dword [esi + 24]                                      ;     5.0 p2     117 rk
        mov dword [esp + 112], edi                                     ;     8.0 p3+p4  117 rk
        mov edi, dword [esi + 28]                                      ;     6.0 p2     117 rk
        mov dword [esp + 116], edi                                     ;     9.0 p3+p4  117 rk
        movd mm0, [esi + 32]                                           ;     7.0 p2     117 rk
        movq [esp + 24], mm0                                           ;    10.0 p3+p4  117 rk
        mov edi, dword [esi + 36]                                      ;     8.0 p2     117 rk
        mov dword [esp + 120], edi                                     ;    11.0 p3+p4  117 rk
        mov edi, dword [esi + 40]                                      ;     9.0 p2     117 rk
        mov dword [esp + 124], edi                                     ;    12.0 p3+p4  117 rk
        mov edi, dword [esi + 44]                                      ;    10.0 p2     117 rk
        mov dword [esp + 128], edi                                     ;    13.0 p3+p4  117 rk
        movd mm0, [esi + 48]                                           ;    11.0 p2     117 rk
        movq [esp + 32], mm0                                           ;    14.0 p3+p4  117 rk
        mov edi, dword [esi + 52]                                      ;    12.0 p2     117 rk
        mov dword [esp + 132], edi                                     ;    15.0 p3+p4  117 rk
        mov edi, dword [esi + 56]                                      ;    13.0 p2     117 rk
        mov dword [esp + 136], edi                                     ;    16.0 p3+p4  117 rk
        mov edi, dword [esi + 60]                                      ;    14.0 p2     117 rk
        mov dword [esp + 140], edi                                     ;    17.0 p3+p4  117 rk
        movd mm0, [esi + 64]                                           ;    15.0 p2     117 rk
        movq [esp + 40], mm0                                           ;    18.0 p3+p4  117 rk
        mov edi, dword [esi + 68]                                      ;    16.0 p2     117 rk
        mov dword [esp + 144], edi                                     ;    19.0 p3+p4  117 rk
        mov edi, dword [esi + 72]                                      ;    17.0 p2     117 rk
        mov dword [esp + 148], edi                                     ;    20.0 p3+p4  117 rk
        mov edi, dword [esi + 76]                                      ;    18.0 p2     117 rk
        mov dword [esp + 152], edi                                     ;    21.0 p3+p4  117 rk
        movd mm0, [esi + 80]                                           ;    19.0 p2     117 rk
        movq [esp + 48], mm0                                           ;    22.0 p3+p4  117 rk
        mov edi, dword [esi + 84]                                      ;    20.0 p2     117 rk
        mov dword [esp + 156], edi                                     ;    23.0 p3+p4  117 rk
        mov edi, dword [esi + 88]                                      ;    21.0 p2     117 rk
        mov dword [esp + 160], edi                                     ;    24.0 p3+p4  117 rk
        mov edi, dword [esi + 92]                                      ;    22.0 p2     117 rk
        mov dword [esp + 164], edi                                     ;    25.0 p3+p4  117 rk
        movd mm0, [esi + 96]                                           ;    23.0 p2     117 rk
        movq [esp + 56], mm0                                           ;    26.0 p3+p4  117 rk
        mov edi, dword [esi + 100]                                     ;    24.0 p2     117 rk
        mov dword [esp + 168], edi                                     ;    27.0 p3+p4  117 rk
        mov edi, dword [esi + 104]                                     ;    25.0 p2     117 rk
        mov dword [esp + 172], edi                                     ;    28.0 p3+p4  117 rk
        mov edi, dword [esi + 108]                                     ;    26.0 p2     117 rk
        mov dword [esp + 176], edi                                     ;    29.0 p3+p4  117 rk
        movd mm0, [esi + 112]                                          ;    27.0 p2     117 rk
        movq [esp + 64], mm0                                           ;    30.0 p3+p4  117 rk
        mov edi, dword [esi + 116]                                     ;    28.0 p2     117 rk
        mov dword [esp + 180], edi                                     ;    31.0 p3+p4  117 rk
        mov edi, dword [esi + 120]                                     ;    29.0 p2     117 rk
        mov dword [esp + 184], edi                                     ;    32.0 p3+p4  117 rk
        mov edi, dword [esi + 124]                                     ;    30.0 p2     117 rk
        mov dword [esp + 188], edi                                     ;    33.0 p3+p4  117 rk
        movd mm0, [esi + 128]                                          ;    31.0 p2     117 rk
        movq [esp + 72], mm0                                           ;    34.0 p3+p4  117 rk
        mov edi, dword [esi + 132]                                     ;    32.0 p2     117 rk
        mov dword [esp + 192], edi                                     ;    35.0 p3+p4  117 rk
        mov edi, dword [esi + 136]                                     ;    33.0 p2     117 rk
        mov dword [esp + 196], edi                                     ;    36.0 p3+p4  117 rk
        mov edi, dword [esi + 140]                                     ;    34.0 p2     117 rk
        mov dword [esp + 200], edi                                     ;    37.0 p3+p4  117 rk
        movd mm0, [esi + 144]                                          ;    35.0 p2     117 rk
        movq [esp + 80], mm0                                           ;    38.0 p3+p4  117 rk
        mov edi, dword [esi + 148]                                     ;    36.0 p2     117 rk
        mov dword [esp + 204], edi                                     ;    39.0 p3+p4  117 rk
        mov edi, dword [esi + 152]                                     ;    37.0 p2     117 rk
        mov dword [esp + 208], edi                                     ;    40.0 p3+p4  117 rk
        mov edi, dword [esi + 156]                                     ;    38.0 p2     117 rk
        movq mm0, [esi + 160]                                          ;    39.0 p2     117 rk
        mov dword [esp + 212], edi                                     ;    41.0 p3+p4  117 rk
        movq mm1, [esi + 168]                                          ;    40.0 p2     117 rk
        movq [esp + 88], mm0                                           ;    42.0 p3+p4  117 rk
        movq [esp + 96], mm1                                           ;    43.0 p3+p4  117 rk
        mov esi, dword [esp + 216]                                     ;    41.0 p2     117 rk
        shl esi, 4                                                     ;    44.0 p0     117 rk
        add esi, dword [esp + 220]                                     ;    45.0 p1+p2  117 rk
        mov dword [esp + 224], esi                                     ;    46.0 p3+p4  117 rk
        cmp dword [esp + 216], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 220]                                     ;                    resident
        mov edi, dword [esp + 228]                                     ;                    resident
        align 16
.blocks_1:
        movq mm0, [esi]                                                ;     0.0 p2      52 s[0]
        movq mm1, [esi + 8]                                            ;     1.0 p2      52 s[2]
        pxor mm0, [esp + 0]                                            ;     3.0 p0+p2   52 s[0]
        movd eax, mm0                                                  ;     4.0 p1      52 s[0]
        psrlq mm0, 0x20                                                ;     4.0 p0      52 s[1]
        movd ecx, mm0                                                  ;     5.0 p1      52 s[1]
        movzx ebp, al                                                  ;     5.0 p0      43 t[0]
        movq mm0, [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;     6.0 p2      55 t[0]
        movzx ebp, ah                                                  ;     5.0 p1      43 t[3]
        shr eax, 0x10                                                  ;     5.0 p0      43 t[1]
        mov edx, dword [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;     6.0 p2      55 t[3]
        pxor mm1, [esp + 8]                                            ;     5.0 p1+p2   52 s[2]
        movd ebx, mm1                                                  ;     6.0 p0      52 s[2]
        psrlq mm1, 0x20                                                ;     6.0 p0      52 s[3]
        movd ebp, mm1                                                  ;     7.0 p1      52 s[3]
        pxor mm0, [esp + 16]                                           ;     9.0 p1+p2   55 t[0]
        mov dword [esp + 232], esi                                     ;     5.3 p3+p4   52 s[0] spill
        movzx esi, al                                                  ;     6.7 p0      43 t[2]
        shr eax, 8                                                     ;     7.7 p0      43 t[1]
        mov eax, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;     8.7 p2      55 t[1]
        mov esi, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;     8.0 p2      55 t[2]
        movq mm1, [esp + 24]                                           ;     9.0 p2      55 t[0]
        mov dword [esp + 236], edi                                     ;     7.3 p3+p4   58 dst spill
        movzx edi, ch                                                  ;     7.7 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;    11.7 p1+p2   55 t[0]
        movzx edi, cl                                                  ;     8.7 p0      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    12.7 p1+p2   55 t[1]
        shr ecx, 0x10                                                  ;     9.7 p0      43 t[2]
        movzx edi, cl                                                  ;    10.7 p1      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    14.7 p0+p2   55 t[3]
        shr ecx, 8                                                     ;    11.7 p0      43 t[2]
        xor esi, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    15.7 p1+p2   55 t[2]
        movzx edi, bh                                                  ;    12.7 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    16.7 p0+p2   55 t[1]
        movzx edi, bl                                                  ;    13.7 p1      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    17.7 p0+p2   55 t[2]
        shr ebx, 0x10                                                  ;    14.7 p0      43 t[0]
        movzx edi, bl                                                  ;    15.7 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;    19.7 p1+p2   55 t[0]
        shr ebx, 8                                                     ;    15.7 p0      43 t[3]
        xor edx, dword [ebx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    19.7 p0+p2   55 t[3]
        mov ecx, ebp                                                   ;    16.7 p1      52 s[3] copy
        movzx edi, ch                                                  ;    17.7 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    21.7 p1+p2   55 t[2]
        movzx edi, cl                                                  ;    18.7 p0      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    22.7 p1+p2   55 t[3]
        shr ecx, 0x10                                                  ;    19.7 p0      43 t[0]
        movzx edi, cl                                                  ;    20.7 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    24.7 p0+p2   55 t[1]
        shr ecx, 8                                                     ;    21.7 p0      43 t[0]
        pxor mm0, [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;    25.7 p1+p2   55 t[0]
        movd ecx, mm0                                                  ;    26.7 p1      55 t[0]
        movzx edi, cl                                                  ;    27.7 p0      43 t[0]
        pxor mm1, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;    31.7 p1+p2   55 t[0]
        movzx edi, ch                                                  ;    27.7 p0      43 t[3]
        shr ecx, 0x10                                                  ;    27.7 p0      43 t[1]
        mov ebx, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    28.7 p2      55 t[3]
        movzx edi, cl                                                  ;    28.7 p1      43 t[2]
        shr ecx, 8                                                     ;    28.7 p0      43 t[1]
        mov ecx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    29.7 p2      55 t[1]
        mov edi, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    29.7 p2      55 t[2]
        movq mm0, [esp + 32]                                           ;    26.0 p2      55 t[0]
        xor eax, dword [esp + 108]                                     ;    27.0 p1+p2   55 t[1]
        movzx ebp, ah                                                  ;    28.0 p1      43 t[0]
        pxor mm1, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;    32.7 p0+p2   55 t[0]
        movzx ebp, al                                                  ;    28.0 p1      43 t[1]
        xor ecx, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    32.7 p0+p2   55 t[1]
        shr eax, 0x10                                                  ;    28.7 p0      43 t[2]
        movzx ebp, al                                                  ;    29.7 p1      43 t[3]
        xor ebx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    33.7 p1+p2   55 t[3]
        shr eax, 8                                                     ;    29.7 p0      43 t[2]
        xor edi, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    33.7 p1+p2   55 t[2]
        xor esi, dword [esp + 112]                                     ;    32.0 p0+p2   55 t[2]
        mov eax, esi                                                   ;    33.0 p1      55 t[2] copy
        movzx esi, ah                                                  ;    34.0 p0      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    38.0 p1+p2   55 t[1]
        movzx esi, al                                                  ;    34.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    38.0 p1+p2   55 t[2]
        shr eax, 0x10                                                  ;    34.0 p0      43 t[0]
        movzx esi, al                                                  ;    35.0 p1      43 t[0]
        pxor mm1, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;    39.0 p0+p2   55 t[0]
        shr eax, 8                                                     ;    35.7 p0      43 t[3]
        xor ebx, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    39.7 p1+p2   55 t[3]
        xor edx, dword [esp + 116]                                     ;    37.0 p1+p2   55 t[3]
        movzx esi, dh                                                  ;    38.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    42.0 p1+p2   55 t[2]
        movzx esi, dl                                                  ;    38.0 p0      43 t[3]
        xor ebx, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    42.0 p1+p2   55 t[3]
        shr edx, 0x10                                                  ;    38.7 p0      43 t[0]
        movzx esi, dl                                                  ;    39.7 p1      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    43.7 p0+p2   55 t[1]
        shr edx, 8                                                     ;    40.7 p0      43 t[0]
        pxor mm1, [edx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;    44.7 p1+p2   55 t[0]
        movd eax, mm1                                                  ;    45.7 p1      55 t[0]
        movzx esi, al                                                  ;    46.7 p0      43 t[0]
        pxor mm0, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;    50.7 p1+p2   55 t[0]
        movzx esi, ah                                                  ;    46.7 p0      43 t[3]
        shr eax, 0x10                                                  ;    46.7 p0      43 t[1]
        mov edx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    47.7 p2      55 t[3]
        movzx esi, al                                                  ;    47.7 p1      43 t[2]
        shr eax, 8                                                     ;    47.7 p0      43 t[1]
        mov eax, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    48.7 p2      55 t[1]
        mov esi, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    48.7 p2      55 t[2]
        movq mm1, [esp + 40]                                           ;    46.0 p2      55 t[0]
        xor ecx, dword [esp + 120]                                     ;    47.0 p1+p2   55 t[1]
        movzx ebp, ch                                                  ;    48.0 p1      43 t[0]
        pxor mm0, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;    52.0 p0+p2   55 t[0]
        movzx ebp, cl                                                  ;    48.0 p1      43 t[1]
        xor eax, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    52.0 p0+p2   55 t[1]
        shr ecx, 0x10                                                  ;    48.0 p0      43 t[2]
        movzx ebp, cl                                                  ;    49.0 p1      43 t[3]
        xor edx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    53.0 p1+p2   55 t[3]
        shr ecx, 8                                                     ;    49.0 p0      43 t[2]
        xor esi, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    53.0 p1+p2   55 t[2]
        xor edi, dword [esp + 124]                                     ;    52.0 p0+p2   55 t[2]
        mov ecx, edi                                                   ;    53.0 p1      55 t[2] copy
        movzx edi, ch                                                  ;    54.0 p0      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    58.0 p1+p2   55 t[1]
        movzx edi, cl                                                  ;    54.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    58.0 p1+p2   55 t[2]
        shr ecx, 0x10                                                  ;    54.0 p0      43 t[0]
        movzx edi, cl                                                  ;    55.0 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;    59.0 p0+p2   55 t[0]
        shr ecx, 8                                                     ;    55.0 p0      43 t[3]
        xor edx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    59.0 p1+p2   55 t[3]
        xor ebx, dword [esp + 128]                                     ;    57.0 p1+p2   55 t[3]
        movzx edi, bh                                                  ;    58.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    62.0 p1+p2   55 t[2]
        movzx edi, bl                                                  ;    58.0 p0      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    62.0 p1+p2   55 t[3]
        shr ebx, 0x10                                                  ;    58.0 p0      43 t[0]
        movzx edi, bl                                                  ;    59.0 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    63.0 p0+p2   55 t[1]
        shr ebx, 8                                                     ;    59.7 p0      43 t[0]
        pxor mm0, [ebx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;    63.7 p1+p2   55 t[0]
        movd ecx, mm0                                                  ;    64.7 p1      55 t[0]
        movzx edi, cl                                                  ;    65.7 p0      43 t[0]
        pxor mm1, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;    69.7 p1+p2   55 t[0]
        movzx edi, ch                                                  ;    65.7 p0      43 t[3]
        shr ecx, 0x10                                                  ;    65.7 p0      43 t[1]
        mov ebx, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    66.7 p2      55 t[3]
        movzx edi, cl                                                  ;    66.7 p1      43 t[2]
        shr ecx, 8                                                     ;    66.7 p0      43 t[1]
        mov ecx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    67.7 p2      55 t[1]
        mov edi, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    67.7 p2      55 t[2]
        movq mm0, [esp + 48]                                           ;    66.0 p2      55 t[0]
        xor eax, dword [esp + 132]                                     ;    67.0 p1+p2   55 t[1]
        movzx ebp, ah                                                  ;    68.0 p1      43 t[0]
        pxor mm1, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;    72.0 p0+p2   55 t[0]
        movzx ebp, al                                                  ;    68.0 p1      43 t[1]
        xor ecx, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    72.0 p0+p2   55 t[1]
        shr eax, 0x10                                                  ;    68.0 p0      43 t[2]
        movzx ebp, al                                                  ;    69.0 p1      43 t[3]
        xor ebx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    73.0 p1+p2   55 t[3]
        shr eax, 8                                                     ;    69.0 p0      43 t[2]
        xor edi, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    73.0 p1+p2   55 t[2]
        xor esi, dword [esp + 136]                                     ;    72.0 p0+p2   55 t[2]
        mov eax, esi                                                   ;    73.0 p1      55 t[2] copy
        movzx esi, ah                                                  ;    74.0 p0      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    78.0 p1+p2   55 t[1]
        movzx esi, al                                                  ;    74.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    78.0 p1+p2   55 t[2]
        shr eax, 0x10                                                  ;    74.0 p0      43 t[0]
        movzx esi, al                                                  ;    75.0 p1      43 t[0]
        pxor mm1, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;    79.0 p0+p2   55 t[0]
        shr eax, 8                                                     ;    75.0 p0      43 t[3]
        xor ebx, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    79.0 p1+p2   55 t[3]
        xor edx, dword [esp + 140]                                     ;    77.0 p1+p2   55 t[3]
        movzx esi, dh                                                  ;    78.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    82.0 p1+p2   55 t[2]
        movzx esi, dl                                                  ;    78.0 p0      43 t[3]
        xor ebx, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    82.0 p1+p2   55 t[3]
        shr edx, 0x10                                                  ;    78.0 p0      43 t[0]
        movzx esi, dl                                                  ;    79.0 p1      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    83.0 p0+p2   55 t[1]
        shr edx, 8                                                     ;    79.0 p0      43 t[0]
        pxor mm1, [edx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;    83.0 p1+p2   55 t[0]
        movd eax, mm1                                                  ;    84.0 p1      55 t[0]
        movzx esi, al                                                  ;    85.0 p0      43 t[0]
        pxor mm0, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;    89.0 p1+p2   55 t[0]
        movzx esi, ah                                                  ;    85.0 p0      43 t[3]
        shr eax, 0x10                                                  ;    85.0 p0      43 t[1]
        mov edx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    86.0 p2      55 t[3]
        movzx esi, al                                                  ;    86.0 p1      43 t[2]
        shr eax, 8                                                     ;    86.0 p0      43 t[1]
        mov eax, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    87.0 p2      55 t[1]
        mov esi, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    87.0 p2      55 t[2]
        movq mm1, [esp + 56]                                           ;    86.0 p2      55 t[0]
        xor ecx, dword [esp + 144]                                     ;    87.0 p1+p2   55 t[1]
        movzx ebp, ch                                                  ;    88.0 p1      43 t[0]
        pxor mm0, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;    92.0 p0+p2   55 t[0]
        movzx ebp, cl                                                  ;    88.0 p1      43 t[1]
        xor eax, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    92.0 p0+p2   55 t[1]
        shr ecx, 0x10                                                  ;    88.0 p0      43 t[2]
        movzx ebp, cl                                                  ;    89.0 p1      43 t[3]
        xor edx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;    93.0 p1+p2   55 t[3]
        shr ecx, 8                                                     ;    89.0 p0      43 t[2]
        xor esi, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    93.0 p1+p2   55 t[2]
        xor edi, dword [esp + 148]                                     ;    92.0 p0+p2   55 t[2]
        mov ecx, edi                                                   ;    93.0 p1      55 t[2] copy
        movzx edi, ch                                                  ;    94.0 p0      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;    98.0 p1+p2   55 t[1]
        movzx edi, cl                                                  ;    94.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;    98.0 p1+p2   55 t[2]
        shr ecx, 0x10                                                  ;    94.0 p0      43 t[0]
        movzx edi, cl                                                  ;    95.0 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;    99.0 p0+p2   55 t[0]
        shr ecx, 8                                                     ;    95.0 p0      43 t[3]
        xor edx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;    99.0 p1+p2   55 t[3]
        xor ebx, dword [esp + 152]                                     ;    97.0 p1+p2   55 t[3]
        movzx edi, bh                                                  ;    98.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   102.0 p1+p2   55 t[2]
        movzx edi, bl                                                  ;    98.0 p0      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   102.0 p1+p2   55 t[3]
        shr ebx, 0x10                                                  ;    98.0 p0      43 t[0]
        movzx edi, bl                                                  ;    99.0 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   103.0 p0+p2   55 t[1]
        shr ebx, 8                                                     ;    99.0 p0      43 t[0]
        pxor mm0, [ebx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   103.0 p1+p2   55 t[0]
        movd ecx, mm0                                                  ;   104.0 p1      55 t[0]
        movzx edi, cl                                                  ;   105.0 p0      43 t[0]
        pxor mm1, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   109.0 p1+p2   55 t[0]
        movzx edi, ch                                                  ;   105.0 p0      43 t[3]
        shr ecx, 0x10                                                  ;   105.0 p0      43 t[1]
        mov ebx, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   106.0 p2      55 t[3]
        movzx edi, cl                                                  ;   106.0 p1      43 t[2]
        shr ecx, 8                                                     ;   106.0 p0      43 t[1]
        mov ecx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   107.0 p2      55 t[1]
        mov edi, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   107.0 p2      55 t[2]
        movq mm0, [esp + 64]                                           ;   106.0 p2      55 t[0]
        xor eax, dword [esp + 156]                                     ;   107.0 p1+p2   55 t[1]
        movzx ebp, ah                                                  ;   108.0 p1      43 t[0]
        pxor mm1, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   112.0 p0+p2   55 t[0]
        movzx ebp, al                                                  ;   108.0 p1      43 t[1]
        xor ecx, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   112.0 p0+p2   55 t[1]
        shr eax, 0x10                                                  ;   108.0 p0      43 t[2]
        movzx ebp, al                                                  ;   109.0 p1      43 t[3]
        xor ebx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   113.0 p1+p2   55 t[3]
        shr eax, 8                                                     ;   109.0 p0      43 t[2]
        xor edi, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   113.0 p1+p2   55 t[2]
        xor esi, dword [esp + 160]                                     ;   112.0 p0+p2   55 t[2]
        mov eax, esi                                                   ;   113.0 p1      55 t[2] copy
        movzx esi, ah                                                  ;   114.0 p0      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   118.0 p1+p2   55 t[1]
        movzx esi, al                                                  ;   114.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   118.0 p1+p2   55 t[2]
        shr eax, 0x10                                                  ;   114.0 p0      43 t[0]
        movzx esi, al                                                  ;   115.0 p1      43 t[0]
        pxor mm1, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   119.0 p0+p2   55 t[0]
        shr eax, 8                                                     ;   115.0 p0      43 t[3]
        xor ebx, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   119.0 p1+p2   55 t[3]
        xor edx, dword [esp + 164]                                     ;   117.0 p1+p2   55 t[3]
        movzx esi, dh                                                  ;   118.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   122.0 p1+p2   55 t[2]
        movzx esi, dl                                                  ;   118.0 p0      43 t[3]
        xor ebx, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   122.0 p1+p2   55 t[3]
        shr edx, 0x10                                                  ;   118.0 p0      43 t[0]
        movzx esi, dl                                                  ;   119.0 p1      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   123.0 p0+p2   55 t[1]
        shr edx, 8                                                     ;   119.0 p0      43 t[0]
        pxor mm1, [edx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   123.0 p1+p2   55 t[0]
        movd eax, mm1                                                  ;   124.0 p1      55 t[0]
        movzx esi, al                                                  ;   125.0 p0      43 t[0]
        pxor mm0, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   129.0 p1+p2   55 t[0]
        movzx esi, ah                                                  ;   125.0 p0      43 t[3]
        shr eax, 0x10                                                  ;   125.0 p0      43 t[1]
        mov edx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   126.0 p2      55 t[3]
        movzx esi, al                                                  ;   126.0 p1      43 t[2]
        shr eax, 8                                                     ;   126.0 p0      43 t[1]
        mov eax, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   127.0 p2      55 t[1]
        mov esi, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   127.0 p2      55 t[2]
        movq mm1, [esp + 72]                                           ;   126.0 p2      55 t[0]
        xor ecx, dword [esp + 168]                                     ;   127.0 p1+p2   55 t[1]
        movzx ebp, ch                                                  ;   128.0 p1      43 t[0]
        pxor mm0, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   132.0 p0+p2   55 t[0]
        movzx ebp, cl                                                  ;   128.0 p1      43 t[1]
        xor eax, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   132.0 p0+p2   55 t[1]
        shr ecx, 0x10                                                  ;   128.0 p0      43 t[2]
        movzx ebp, cl                                                  ;   129.0 p1      43 t[3]
        xor edx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   133.0 p1+p2   55 t[3]
        shr ecx, 8                                                     ;   129.0 p0      43 t[2]
        xor esi, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   133.0 p1+p2   55 t[2]
        xor edi, dword [esp + 172]                                     ;   132.0 p0+p2   55 t[2]
        mov ecx, edi                                                   ;   133.0 p1      55 t[2] copy
        movzx edi, ch                                                  ;   134.0 p0      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   138.0 p1+p2   55 t[1]
        movzx edi, cl                                                  ;   134.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   138.0 p1+p2   55 t[2]
        shr ecx, 0x10                                                  ;   134.0 p0      43 t[0]
        movzx edi, cl                                                  ;   135.0 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   139.0 p0+p2   55 t[0]
        shr ecx, 8                                                     ;   135.0 p0      43 t[3]
        xor edx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   139.0 p1+p2   55 t[3]
        xor ebx, dword [esp + 176]                                     ;   137.0 p1+p2   55 t[3]
        movzx edi, bh                                                  ;   138.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   142.0 p1+p2   55 t[2]
        movzx edi, bl                                                  ;   138.0 p0      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   142.0 p1+p2   55 t[3]
        shr ebx, 0x10                                                  ;   138.0 p0      43 t[0]
        movzx edi, bl                                                  ;   139.0 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   143.0 p0+p2   55 t[1]
        shr ebx, 8                                                     ;   139.0 p0      43 t[0]
        pxor mm0, [ebx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   143.0 p1+p2   55 t[0]
        movd ecx, mm0                                                  ;   144.0 p1      55 t[0]
        movzx edi, cl                                                  ;   145.0 p0      43 t[0]
        pxor mm1, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   149.0 p1+p2   55 t[0]
        movzx edi, ch                                                  ;   145.0 p0      43 t[3]
        shr ecx, 0x10                                                  ;   145.0 p0      43 t[1]
        mov ebx, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   146.0 p2      55 t[3]
        movzx edi, cl                                                  ;   146.0 p1      43 t[2]
        shr ecx, 8                                                     ;   146.0 p0      43 t[1]
        mov ecx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   147.0 p2      55 t[1]
        mov edi, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   147.0 p2      55 t[2]
        movq mm0, [esp + 80]                                           ;   146.0 p2      55 t[0]
        xor eax, dword [esp + 180]                                     ;   147.0 p1+p2   55 t[1]
        movzx ebp, ah                                                  ;   148.0 p1      43 t[0]
        pxor mm1, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   152.0 p0+p2   55 t[0]
        movzx ebp, al                                                  ;   148.0 p1      43 t[1]
        xor ecx, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   152.0 p0+p2   55 t[1]
        shr eax, 0x10                                                  ;   148.0 p0      43 t[2]
        movzx ebp, al                                                  ;   149.0 p1      43 t[3]
        xor ebx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   153.0 p1+p2   55 t[3]
        shr eax, 8                                                     ;   149.0 p0      43 t[2]
        xor edi, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   153.0 p1+p2   55 t[2]
        xor esi, dword [esp + 184]                                     ;   152.0 p0+p2   55 t[2]
        mov eax, esi                                                   ;   153.0 p1      55 t[2] copy
        movzx esi, ah                                                  ;   154.0 p0      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   158.0 p1+p2   55 t[1]
        movzx esi, al                                                  ;   154.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   158.0 p1+p2   55 t[2]
        shr eax, 0x10                                                  ;   154.0 p0      43 t[0]
        movzx esi, al                                                  ;   155.0 p1      43 t[0]
        pxor mm1, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   159.0 p0+p2   55 t[0]
        shr eax, 8                                                     ;   155.0 p0      43 t[3]
        xor ebx, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   159.0 p1+p2   55 t[3]
        xor edx, dword [esp + 188]                                     ;   157.0 p1+p2   55 t[3]
        movzx esi, dh                                                  ;   158.0 p0      43 t[2]
        xor edi, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   162.0 p1+p2   55 t[2]
        movzx esi, dl                                                  ;   158.0 p0      43 t[3]
        xor ebx, dword [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   162.0 p1+p2   55 t[3]
        shr edx, 0x10                                                  ;   158.0 p0      43 t[0]
        movzx esi, dl                                                  ;   159.0 p1      43 t[1]
        xor ecx, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   163.0 p0+p2   55 t[1]
        shr edx, 8                                                     ;   159.0 p0      43 t[0]
        pxor mm1, [edx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   163.0 p1+p2   55 t[0]
        movd eax, mm1                                                  ;   164.0 p1      55 t[0]
        movzx esi, al                                                  ;   165.0 p0      43 t[0]
        pxor mm0, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   169.0 p1+p2   55 t[0]
        movzx esi, ah                                                  ;   165.0 p0      43 t[3]
        shr eax, 0x10                                                  ;   165.0 p0      43 t[1]
        mov edx, dword [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   166.0 p2      55 t[3]
        movzx esi, al                                                  ;   166.0 p1      43 t[2]
        shr eax, 8                                                     ;   166.0 p0      43 t[1]
        mov eax, dword [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   167.0 p2      55 t[1]
        mov esi, dword [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   167.0 p2      55 t[2]
        movq mm1, [esp + 88]                                           ;   166.0 p2      58 dst
        xor ecx, dword [esp + 192]                                     ;   167.0 p1+p2   55 t[1]
        movzx ebp, ch                                                  ;   168.0 p1      43 t[0]
        pxor mm0, [ebp*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   172.0 p0+p2   55 t[0]
        movzx ebp, cl                                                  ;   168.0 p1      43 t[1]
        xor eax, dword [ebp*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   172.0 p0+p2   55 t[1]
        shr ecx, 0x10                                                  ;   168.0 p0      43 t[2]
        movzx ebp, cl                                                  ;   169.0 p1      43 t[3]
        xor edx, dword [ebp*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   173.0 p1+p2   55 t[3]
        shr ecx, 8                                                     ;   169.0 p0      43 t[2]
        xor esi, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   173.0 p1+p2   55 t[2]
        xor edi, dword [esp + 196]                                     ;   172.0 p0+p2   55 t[2]
        mov ecx, edi                                                   ;   173.0 p1      55 t[2] copy
        movzx edi, ch                                                  ;   174.0 p0      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   178.0 p1+p2   55 t[1]
        movzx edi, cl                                                  ;   174.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   178.0 p1+p2   55 t[2]
        shr ecx, 0x10                                                  ;   174.0 p0      43 t[0]
        movzx edi, cl                                                  ;   175.0 p1      43 t[0]
        pxor mm0, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   179.0 p0+p2   55 t[0]
        shr ecx, 8                                                     ;   175.0 p0      43 t[3]
        xor edx, dword [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24] ;   179.0 p1+p2   55 t[3]
        xor ebx, dword [esp + 200]                                     ;   177.0 p1+p2   55 t[3]
        movzx edi, bh                                                  ;   178.0 p0      43 t[2]
        xor esi, dword [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]   ;   182.0 p1+p2   55 t[2]
        movzx edi, bl                                                  ;   178.0 p0      43 t[3]
        xor edx, dword [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]   ;   182.0 p1+p2   55 t[3]
        shr ebx, 0x10                                                  ;   178.0 p0      43 t[0]
        movzx edi, bl                                                  ;   179.0 p1      43 t[1]
        xor eax, dword [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16] ;   183.0 p0+p2   55 t[1]
        shr ebx, 8                                                     ;   179.0 p0      43 t[0]
        pxor mm0, [ebx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   183.0 p1+p2   55 t[0]
        movd ecx, mm0                                                  ;   184.0 p1      55 t[0]
        movzx edi, cl                                                  ;   185.0 p0      43 dst
        movq mm0, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   186.0 p2      58 dst
        movzx edi, ch                                                  ;   185.0 p1      43 dst
        movq mm2, [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   186.0 p2      58 dst
        shr ecx, 0x10                                                  ;   185.0 p0      43 dst
        movzx edi, cl                                                  ;   186.0 p1      43 dst
        movq mm3, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   187.0 p2      58 dst
        shr ecx, 8                                                     ;   186.0 p0      43 dst
        movq mm4, [ecx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   187.0 p2      58 dst
        xor eax, dword [esp + 204]                                     ;   186.0 p1+p2   55 t[1]
        movzx edi, ah                                                  ;   187.0 p0      43 dst
        pxor mm0, [edi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   191.0 p1+p2   58 dst
        movzx edi, al                                                  ;   187.0 p0      43 dst
        pxor mm4, [edi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   191.0 p1+p2   58 dst
        shr eax, 0x10                                                  ;   187.0 p0      43 dst
        movzx edi, al                                                  ;   188.0 p1      43 dst
        pxor mm2, [edi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   192.0 p0+p2   58 dst
        shr eax, 8                                                     ;   188.0 p0      43 dst
        pxor mm3, [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   192.0 p1+p2   58 dst
        xor esi, dword [esp + 208]                                     ;   191.0 p1+p2   55 t[2]
        mov eax, esi                                                   ;   192.0 p0      55 t[2] copy
        movzx esi, ah                                                  ;   193.0 p1      43 dst
        pxor mm4, [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   197.0 p0+p2   58 dst
        movzx esi, al                                                  ;   193.0 p1      43 dst
        shr eax, 0x10                                                  ;   193.0 p0      43 dst
        pxor mm3, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   197.0 p1+p2   58 dst
        movzx esi, al                                                  ;   194.0 p0      43 dst
        pxor mm0, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   198.0 p1+p2   58 dst
        shr eax, 8                                                     ;   194.0 p0      43 dst
        pxor mm2, [eax*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   198.0 p1+p2   58 dst
        xor edx, dword [esp + 212]                                     ;   196.0 p0+p2   55 t[3]
        movzx esi, dh                                                  ;   197.0 p1      43 dst
        pxor mm3, [esi*8 + aes128_encrypt.T1_MixColumn_S_8_S_8]        ;   201.0 p0+p2   58 dst
        movzx esi, dl                                                  ;   197.0 p1      43 dst
        shr edx, 0x10                                                  ;   197.0 p0      43 dst
        pxor mm2, [esi*8 + aes128_encrypt.T0_MixColumn_S_0_S_0]        ;   201.0 p1+p2   58 dst
        punpckhdq mm3, mm2                                             ;   202.0 p0      58 dst
        movzx esi, dl                                                  ;   198.0 p1      43 dst
        shr edx, 8                                                     ;   198.0 p0      43 dst
        pxor mm0, [edx*8 + aes128_encrypt.T3_MixColumn_S_24_S_24]      ;   202.0 p1+p2   58 dst
        pxor mm4, [esi*8 + aes128_encrypt.T2_MixColumn_S_16_S_16]      ;   202.0 p0+p2   58 dst
        punpckhdq mm0, mm4                                             ;   203.0 p0      58 dst
        pxor mm1, mm0                                                  ;   204.0 p1      58 dst
        mov esi, dword [esp + 236]                                     ;   201.0 p2      58 dst reload
        movq [esi], mm1                                                ;   205.0 p3+p4   58 dst
        lea edi, [esi + 16]                                            ;   204.0 p0     117 blocks
        pxor mm3, [esp + 96]                                           ;   203.0 p1+p2   58 dst
        movq [esi + 8], mm3                                            ;   204.0 p3+p4   58 dst
        mov esi, dword [esp + 232]                                     ;   203.0 p2     117 blocks
        add esi, 0x10                                                  ;   206.0 p1     117 blocks
        cmp esi, dword [esp + 224]                                     ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 220], esi                                     ;                    resident
        mov dword [esp + 228], edi                                     ;                    resident
.blocks_1_done:
        emms                                                           ;                    x87 state
        mov esp, dword [esp + 240]                                     ;                    frame
        pop ebp                                                        ;                    preserved
        pop edi                                                        ;                    preserved
        pop esi                                                        ;                    preserved
        pop ebx                                                        ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; MixColumn_S_0_S_0
        align 16, db 0
aes128_encrypt.T0_MixColumn_S_0_S_0:
        dq 0x00000063a56363c6, 0x0000007c847c7cf8, 0x00000077997777ee, 0x0000007b8d7b7bf6, 0x000000f20df2f2ff, 0x0000006bbd6b6bd6, 0x0000006fb16f6fde, 0x000000c554c5c591
        dq 0x0000003050303060, 0x0000000103010102, 0x00000067a96767ce, 0x0000002b7d2b2b56, 0x000000fe19fefee7, 0x000000d762d7d7b5, 0x000000abe6abab4d, 0x000000769a7676ec
        dq 0x000000ca45caca8f, 0x000000829d82821f, 0x000000c940c9c989, 0x0000007d877d7dfa, 0x000000fa15fafaef, 0x00000059eb5959b2, 0x00000047c947478e, 0x000000f00bf0f0fb
        dq 0x000000adecadad41, 0x000000d467d4d4b3, 0x000000a2fda2a25f, 0x000000afeaafaf45, 0x0000009cbf9c9c23, 0x000000a4f7a4a453, 0x00000072967272e4, 0x000000c05bc0c09b
        dq 0x000000b7c2b7b775, 0x000000fd1cfdfde1, 0x00000093ae93933d, 0x000000266a26264c, 0x000000365a36366c, 0x0000003f413f3f7e, 0x000000f702f7f7f5, 0x000000cc4fcccc83
        dq 0x000000345c343468, 0x000000a5f4a5a551, 0x000000e534e5e5d1, 0x000000f108f1f1f9, 0x00000071937171e2, 0x000000d873d8d8ab, 0x0000003153313162, 0x000000153f15152a
        dq 0x000000040c040408, 0x000000c752c7c795, 0x0000002365232346, 0x000000c35ec3c39d, 0x0000001828181830, 0x00000096a1969637, 0x000000050f05050a, 0x0000009ab59a9a2f
        dq 0x000000070907070e, 0x0000001236121224, 0x000000809b80801b, 0x000000e23de2e2df, 0x000000eb26ebebcd, 0x000000276927274e, 0x000000b2cdb2b27f, 0x000000759f7575ea
        dq 0x000000091b090912, 0x000000839e83831d, 0x0000002c742c2c58, 0x0000001a2e1a1a34, 0x0000001b2d1b1b36, 0x0000006eb26e6edc, 0x0000005aee5a5ab4, 0x000000a0fba0a05b
        dq 0x00000052f65252a4, 0x0000003b4d3b3b76, 0x000000d661d6d6b7, 0x000000b3ceb3b37d, 0x000000297b292952, 0x000000e33ee3e3dd, 0x0000002f712f2f5e, 0x0000008497848413
        dq 0x00000053f55353a6, 0x000000d168d1d1b9, 0x0000000000000000, 0x000000ed2cededc1, 0x0000002060202040, 0x000000fc1ffcfce3, 0x000000b1c8b1b179, 0x0000005bed5b5bb6
        dq 0x0000006abe6a6ad4, 0x000000cb46cbcb8d, 0x000000bed9bebe67, 0x000000394b393972, 0x0000004ade4a4a94, 0x0000004cd44c4c98, 0x00000058e85858b0, 0x000000cf4acfcf85
        dq 0x000000d06bd0d0bb, 0x000000ef2aefefc5, 0x000000aae5aaaa4f, 0x000000fb16fbfbed, 0x00000043c5434386, 0x0000004dd74d4d9a, 0x0000003355333366, 0x0000008594858511
        dq 0x00000045cf45458a, 0x000000f910f9f9e9, 0x0000000206020204, 0x0000007f817f7ffe, 0x00000050f05050a0, 0x0000003c443c3c78, 0x0000009fba9f9f25, 0x000000a8e3a8a84b
        dq 0x00000051f35151a2, 0x000000a3fea3a35d, 0x00000040c0404080, 0x0000008f8a8f8f05, 0x00000092ad92923f, 0x0000009dbc9d9d21, 0x0000003848383870, 0x000000f504f5f5f1
        dq 0x000000bcdfbcbc63, 0x000000b6c1b6b677, 0x000000da75dadaaf, 0x0000002163212142, 0x0000001030101020, 0x000000ff1affffe5, 0x000000f30ef3f3fd, 0x000000d26dd2d2bf
        dq 0x000000cd4ccdcd81, 0x0000000c140c0c18, 0x0000001335131326, 0x000000ec2fececc3, 0x0000005fe15f5fbe, 0x00000097a2979735, 0x00000044cc444488, 0x000000173917172e
        dq 0x000000c457c4c493, 0x000000a7f2a7a755, 0x0000007e827e7efc, 0x0000003d473d3d7a, 0x00000064ac6464c8, 0x0000005de75d5dba, 0x000000192b191932, 0x00000073957373e6
        dq 0x00000060a06060c0, 0x0000008198818119, 0x0000004fd14f4f9e, 0x000000dc7fdcdca3, 0x0000002266222244, 0x0000002a7e2a2a54, 0x00000090ab90903b, 0x000000888388880b
        dq 0x00000046ca46468c, 0x000000ee29eeeec7, 0x000000b8d3b8b86b, 0x000000143c141428, 0x000000de79dedea7, 0x0000005ee25e5ebc, 0x0000000b1d0b0b16, 0x000000db76dbdbad
        dq 0x000000e03be0e0db, 0x0000003256323264, 0x0000003a4e3a3a74, 0x0000000a1e0a0a14, 0x00000049db494992, 0x000000060a06060c, 0x000000246c242448, 0x0000005ce45c5cb8
        dq 0x000000c25dc2c29f, 0x000000d36ed3d3bd, 0x000000acefacac43, 0x00000062a66262c4, 0x00000091a8919139, 0x00000095a4959531, 0x000000e437e4e4d3, 0x000000798b7979f2
        dq 0x000000e732e7e7d5, 0x000000c843c8c88b, 0x000000375937376e, 0x0000006db76d6dda, 0x0000008d8c8d8d01, 0x000000d564d5d5b1, 0x0000004ed24e4e9c, 0x000000a9e0a9a949
        dq 0x0000006cb46c6cd8, 0x00000056fa5656ac, 0x000000f407f4f4f3, 0x000000ea25eaeacf, 0x00000065af6565ca, 0x0000007a8e7a7af4, 0x000000aee9aeae47, 0x0000000818080810
        dq 0x000000bad5baba6f, 0x00000078887878f0, 0x000000256f25254a, 0x0000002e722e2e5c, 0x0000001c241c1c38, 0x000000a6f1a6a657, 0x000000b4c7b4b473, 0x000000c651c6c697
        dq 0x000000e823e8e8cb, 0x000000dd7cdddda1, 0x000000749c7474e8, 0x0000001f211f1f3e, 0x0000004bdd4b4b96, 0x000000bddcbdbd61, 0x0000008b868b8b0d, 0x0000008a858a8a0f
        dq 0x00000070907070e0, 0x0000003e423e3e7c, 0x000000b5c4b5b571, 0x00000066aa6666cc, 0x00000048d8484890, 0x0000000305030306, 0x000000f601f6f6f7, 0x0000000e120e0e1c
        dq 0x00000061a36161c2, 0x000000355f35356a, 0x00000057f95757ae, 0x000000b9d0b9b969, 0x0000008691868617, 0x000000c158c1c199, 0x0000001d271d1d3a, 0x0000009eb99e9e27
        dq 0x000000e138e1e1d9, 0x000000f813f8f8eb, 0x00000098b398982b, 0x0000001133111122, 0x00000069bb6969d2, 0x000000d970d9d9a9, 0x0000008e898e8e07, 0x00000094a7949433
        dq 0x0000009bb69b9b2d, 0x0000001e221e1e3c, 0x0000008792878715, 0x000000e920e9e9c9, 0x000000ce49cece87, 0x00000055ff5555aa, 0x0000002878282850, 0x000000df7adfdfa5
        dq 0x0000008c8f8c8c03, 0x000000a1f8a1a159, 0x0000008980898909, 0x0000000d170d0d1a, 0x000000bfdabfbf65, 0x000000e631e6e6d7, 0x00000042c6424284, 0x00000068b86868d0
        dq 0x00000041c3414182, 0x00000099b0999929, 0x0000002d772d2d5a, 0x0000000f110f0f1e, 0x000000b0cbb0b07b, 0x00000054fc5454a8, 0x000000bbd6bbbb6d, 0x000000163a16162c
; MixColumn_S_8_S_8
        align 16, db 0
aes128_encrypt.T1_MixColumn_S_8_S_8:
        dq 0x000063006363c6a5, 0x00007c007c7cf884, 0x000077007777ee99, 0x00007b007b7bf68d, 0x0000f200f2f2ff0d, 0x00006b006b6bd6bd, 0x00006f006f6fdeb1, 0x0000c500c5c59154
        dq 0x0000300030306050, 0x0000010001010203, 0x000067006767cea9, 0x00002b002b2b567d, 0x0000fe00fefee719, 0x0000d700d7d7b562, 0x0000ab00abab4de6, 0x000076007676ec9a
        dq 0x0000ca00caca8f45, 0x0000820082821f9d, 0x0000c900c9c98940, 0x00007d007d7dfa87, 0x0000fa00fafaef15, 0x000059005959b2eb, 0x0000470047478ec9, 0x0000f000f0f0fb0b
        dq 0x0000ad00adad41ec, 0x0000d400d4d4b367, 0x0000a200a2a25ffd, 0x0000af00afaf45ea, 0x00009c009c9c23bf, 0x0000a400a4a453f7, 0x000072007272e496, 0x0000c000c0c09b5b
        dq 0x0000b700b7b775c2, 0x0000fd00fdfde11c, 0x0000930093933dae, 0x0000260026264c6a, 0x0000360036366c5a, 0x00003f003f3f7e41, 0x0000f700f7f7f502, 0x0000cc00cccc834f
        dq 0x000034003434685c, 0x0000a500a5a551f4, 0x0000e500e5e5d134, 0x0000f100f1f1f908, 0x000071007171e293, 0x0000d800d8d8ab73, 0x0000310031316253, 0x0000150015152a3f
        dq 0x000004000404080c, 0x0000c700c7c79552, 0x0000230023234665, 0x0000c300c3c39d5e, 0x0000180018183028, 0x00009600969637a1, 0x0000050005050a0f, 0x00009a009a9a2fb5
        dq 0x0000070007070e09, 0x0000120012122436, 0x0000800080801b9b, 0x0000e200e2e2df3d, 0x0000eb00ebebcd26, 0x0000270027274e69, 0x0000b200b2b27fcd, 0x000075007575ea9f
        dq 0x000009000909121b, 0x0000830083831d9e, 0x00002c002c2c5874, 0x00001a001a1a342e, 0x00001b001b1b362d, 0x00006e006e6edcb2, 0x00005a005a5ab4ee, 0x0000a000a0a05bfb
        dq 0x000052005252a4f6, 0x00003b003b3b764d, 0x0000d600d6d6b761, 0x0000b300b3b37dce, 0x000029002929527b, 0x0000e300e3e3dd3e, 0x00002f002f2f5e71, 0x0000840084841397
        dq 0x000053005353a6f5, 0x0000d100d1d1b968, 0x0000000000000000, 0x0000ed00ededc12c, 0x0000200020204060, 0x0000fc00fcfce31f, 0x0000b100b1b179c8, 0x00005b005b5bb6ed
        dq 0x00006a006a6ad4be, 0x0000cb00cbcb8d46, 0x0000be00bebe67d9, 0x000039003939724b, 0x00004a004a4a94de, 0x00004c004c4c98d4, 0x000058005858b0e8, 0x0000cf00cfcf854a
        dq 0x0000d000d0d0bb6b, 0x0000ef00efefc52a, 0x0000aa00aaaa4fe5, 0x0000fb00fbfbed16, 0x00004300434386c5, 0x00004d004d4d9ad7, 0x0000330033336655, 0x0000850085851194
        dq 0x0000450045458acf, 0x0000f900f9f9e910, 0x0000020002020406, 0x00007f007f7ffe81, 0x000050005050a0f0, 0x00003c003c3c7844, 0x00009f009f9f25ba, 0x0000a800a8a84be3
        dq 0x000051005151a2f3, 0x0000a300a3a35dfe, 0x00004000404080c0, 0x00008f008f8f058a, 0x0000920092923fad, 0x00009d009d9d21bc, 0x0000380038387048, 0x0000f500f5f5f104
        dq 0x0000bc00bcbc63df, 0x0000b600b6b677c1, 0x0000da00dadaaf75, 0x0000210021214263, 0x0000100010102030, 0x0000ff00ffffe51a, 0x0000f300f3f3fd0e, 0x0000d200d2d2bf6d
        dq 0x0000cd00cdcd814c, 0x00000c000c0c1814, 0x0000130013132635, 0x0000ec00ececc32f, 0x00005f005f5fbee1, 0x00009700979735a2, 0x00004400444488cc, 0x0000170017172e39
        dq 0x0000c400c4c49357, 0x0000a700a7a755f2, 0x00007e007e7efc82, 0x00003d003d3d7a47, 0x000064006464c8ac, 0x00005d005d5dbae7, 0x000019001919322b, 0x000073007373e695
        dq 0x000060006060c0a0, 0x0000810081811998, 0x00004f004f4f9ed1, 0x0000dc00dcdca37f, 0x0000220022224466, 0x00002a002a2a547e, 0x0000900090903bab, 0x0000880088880b83
        dq 0x0000460046468cca, 0x0000ee00eeeec729, 0x0000b800b8b86bd3, 0x000014001414283c, 0x0000de00dedea779, 0x00005e005e5ebce2, 0x00000b000b0b161d, 0x0000db00dbdbad76
        dq 0x0000e000e0e0db3b, 0x0000320032326456, 0x00003a003a3a744e, 0x00000a000a0a141e, 0x00004900494992db, 0x0000060006060c0a, 0x000024002424486c, 0x00005c005c5cb8e4
        dq 0x0000c200c2c29f5d, 0x0000d300d3d3bd6e, 0x0000ac00acac43ef, 0x000062006262c4a6, 0x00009100919139a8, 0x00009500959531a4, 0x0000e400e4e4d337, 0x000079007979f28b
        dq 0x0000e700e7e7d532, 0x0000c800c8c88b43, 0x0000370037376e59, 0x00006d006d6ddab7, 0x00008d008d8d018c, 0x0000d500d5d5b164, 0x00004e004e4e9cd2, 0x0000a900a9a949e0
        dq 0x00006c006c6cd8b4, 0x000056005656acfa, 0x0000f400f4f4f307, 0x0000ea00eaeacf25, 0x000065006565caaf, 0x00007a007a7af48e, 0x0000ae00aeae47e9, 0x0000080008081018
        dq 0x0000ba00baba6fd5, 0x000078007878f088, 0x0000250025254a6f, 0x00002e002e2e5c72, 0x00001c001c1c3824, 0x0000a600a6a657f1, 0x0000b400b4b473c7, 0x0000c600c6c69751
        dq 0x0000e800e8e8cb23, 0x0000dd00dddda17c, 0x000074007474e89c, 0x00001f001f1f3e21, 0x00004b004b4b96dd, 0x0000bd00bdbd61dc, 0x00008b008b8b0d86, 0x00008a008a8a0f85
        dq 0x000070007070e090, 0x00003e003e3e7c42, 0x0000b500b5b571c4, 0x000066006666ccaa, 0x00004800484890d8, 0x0000030003030605, 0x0000f600f6f6f701, 0x00000e000e0e1c12
        dq 0x000061006161c2a3, 0x0000350035356a5f, 0x000057005757aef9, 0x0000b900b9b969d0, 0x0000860086861791, 0x0000c100c1c19958, 0x00001d001d1d3a27, 0x00009e009e9e27b9
        dq 0x0000e100e1e1d938, 0x0000f800f8f8eb13, 0x0000980098982bb3, 0x0000110011112233, 0x000069006969d2bb, 0x0000d900d9d9a970, 0x00008e008e8e0789, 0x00009400949433a7
        dq 0x00009b009b9b2db6, 0x00001e001e1e3c22, 0x0000870087871592, 0x0000e900e9e9c920, 0x0000ce00cece8749, 0x000055005555aaff, 0x0000280028285078, 0x0000df00dfdfa57a
        dq 0x00008c008c8c038f, 0x0000a100a1a159f8, 0x0000890089890980, 0x00000d000d0d1a17, 0x0000bf00bfbf65da, 0x0000e600e6e6d731, 0x00004200424284c6, 0x000068006868d0b8
        dq 0x00004100414182c3, 0x00009900999929b0, 0x00002d002d2d5a77, 0x00000f000f0f1e11, 0x0000b000b0b07bcb, 0x000054005454a8fc, 0x0000bb00bbbb6dd6, 0x0000160016162c3a
; MixColumn_S_16_S_16
        align 16, db 0
aes128_encrypt.T2_MixColumn_S_16_S_16:
        dq 0x0063000063c6a563, 0x007c00007cf8847c, 0x0077000077ee9977, 0x007b00007bf68d7b, 0x00f20000f2ff0df2, 0x006b00006bd6bd6b, 0x006f00006fdeb16f, 0x00c50000c59154c5
        dq 0x0030000030605030, 0x0001000001020301, 0x0067000067cea967, 0x002b00002b567d2b, 0x00fe0000fee719fe, 0x00d70000d7b562d7, 0x00ab0000ab4de6ab, 0x0076000076ec9a76
        dq 0x00ca0000ca8f45ca, 0x00820000821f9d82, 0x00c90000c98940c9, 0x007d00007dfa877d, 0x00fa0000faef15fa, 0x0059000059b2eb59, 0x00470000478ec947, 0x00f00000f0fb0bf0
        dq 0x00ad0000ad41ecad, 0x00d40000d4b367d4, 0x00a20000a25ffda2, 0x00af0000af45eaaf, 0x009c00009c23bf9c, 0x00a40000a453f7a4, 0x0072000072e49672, 0x00c00000c09b5bc0
        dq 0x00b70000b775c2b7, 0x00fd0000fde11cfd, 0x00930000933dae93, 0x00260000264c6a26, 0x00360000366c5a36, 0x003f00003f7e413f, 0x00f70000f7f502f7, 0x00cc0000cc834fcc
        dq 0x0034000034685c34, 0x00a50000a551f4a5, 0x00e50000e5d134e5, 0x00f10000f1f908f1, 0x0071000071e29371, 0x00d80000d8ab73d8, 0x0031000031625331, 0x00150000152a3f15
        dq 0x0004000004080c04, 0x00c70000c79552c7, 0x0023000023466523, 0x00c30000c39d5ec3, 0x0018000018302818, 0x009600009637a196, 0x00050000050a0f05, 0x009a00009a2fb59a
        dq 0x00070000070e0907, 0x0012000012243612, 0x00800000801b9b80, 0x00e20000e2df3de2, 0x00eb0000ebcd26eb, 0x00270000274e6927, 0x00b20000b27fcdb2, 0x0075000075ea9f75
        dq 0x0009000009121b09, 0x00830000831d9e83, 0x002c00002c58742c, 0x001a00001a342e1a, 0x001b00001b362d1b, 0x006e00006edcb26e, 0x005a00005ab4ee5a, 0x00a00000a05bfba0
        dq 0x0052000052a4f652, 0x003b00003b764d3b, 0x00d60000d6b761d6, 0x00b30000b37dceb3, 0x0029000029527b29, 0x00e30000e3dd3ee3, 0x002f00002f5e712f, 0x0084000084139784
        dq 0x0053000053a6f553, 0x00d10000d1b968d1, 0x0000000000000000, 0x00ed0000edc12ced, 0x0020000020406020, 0x00fc0000fce31ffc, 0x00b10000b179c8b1, 0x005b00005bb6ed5b
        dq 0x006a00006ad4be6a, 0x00cb0000cb8d46cb, 0x00be0000be67d9be, 0x0039000039724b39, 0x004a00004a94de4a, 0x004c00004c98d44c, 0x0058000058b0e858, 0x00cf0000cf854acf
        dq 0x00d00000d0bb6bd0, 0x00ef0000efc52aef, 0x00aa0000aa4fe5aa, 0x00fb0000fbed16fb, 0x004300004386c543, 0x004d00004d9ad74d, 0x0033000033665533, 0x0085000085119485
        dq 0x00450000458acf45, 0x00f90000f9e910f9, 0x0002000002040602, 0x007f00007ffe817f, 0x0050000050a0f050, 0x003c00003c78443c, 0x009f00009f25ba9f, 0x00a80000a84be3a8
        dq 0x0051000051a2f351, 0x00a30000a35dfea3, 0x004000004080c040, 0x008f00008f058a8f, 0x00920000923fad92, 0x009d00009d21bc9d, 0x0038000038704838, 0x00f50000f5f104f5
        dq 0x00bc0000bc63dfbc, 0x00b60000b677c1b6, 0x00da0000daaf75da, 0x0021000021426321, 0x0010000010203010, 0x00ff0000ffe51aff, 0x00f30000f3fd0ef3, 0x00d20000d2bf6dd2
        dq 0x00cd0000cd814ccd, 0x000c00000c18140c, 0x0013000013263513, 0x00ec0000ecc32fec, 0x005f00005fbee15f, 0x009700009735a297, 0x004400004488cc44, 0x00170000172e3917
        dq 0x00c40000c49357c4, 0x00a70000a755f2a7, 0x007e00007efc827e, 0x003d00003d7a473d, 0x0064000064c8ac64, 0x005d00005dbae75d, 0x0019000019322b19, 0x0073000073e69573
        dq 0x0060000060c0a060, 0x0081000081199881, 0x004f00004f9ed14f, 0x00dc0000dca37fdc, 0x0022000022446622, 0x002a00002a547e2a, 0x00900000903bab90, 0x00880000880b8388
        dq 0x00460000468cca46, 0x00ee0000eec729ee, 0x00b80000b86bd3b8, 0x0014000014283c14, 0x00de0000dea779de, 0x005e00005ebce25e, 0x000b00000b161d0b, 0x00db0000dbad76db
        dq 0x00e00000e0db3be0, 0x0032000032645632, 0x003a00003a744e3a, 0x000a00000a141e0a, 0x004900004992db49, 0x00060000060c0a06, 0x0024000024486c24, 0x005c00005cb8e45c
        dq 0x00c20000c29f5dc2, 0x00d30000d3bd6ed3, 0x00ac0000ac43efac, 0x0062000062c4a662, 0x009100009139a891, 0x009500009531a495, 0x00e40000e4d337e4, 0x0079000079f28b79
        dq 0x00e70000e7d532e7, 0x00c80000c88b43c8, 0x00370000376e5937, 0x006d00006ddab76d, 0x008d00008d018c8d, 0x00d50000d5b164d5, 0x004e00004e9cd24e, 0x00a90000a949e0a9
        dq 0x006c00006cd8b46c, 0x0056000056acfa56, 0x00f40000f4f307f4, 0x00ea0000eacf25ea, 0x0065000065caaf65, 0x007a00007af48e7a, 0x00ae0000ae47e9ae, 0x0008000008101808
        dq 0x00ba0000ba6fd5ba, 0x0078000078f08878, 0x00250000254a6f25, 0x002e00002e5c722e, 0x001c00001c38241c, 0x00a60000a657f1a6, 0x00b40000b473c7b4, 0x00c60000c69751c6
        dq 0x00e80000e8cb23e8, 0x00dd0000dda17cdd, 0x0074000074e89c74, 0x001f00001f3e211f, 0x004b00004b96dd4b, 0x00bd0000bd61dcbd, 0x008b00008b0d868b, 0x008a00008a0f858a
        dq 0x0070000070e09070, 0x003e00003e7c423e, 0x00b50000b571c4b5, 0x0066000066ccaa66, 0x004800004890d848, 0x0003000003060503, 0x00f60000f6f701f6, 0x000e00000e1c120e
        dq 0x0061000061c2a361, 0x00350000356a5f35, 0x0057000057aef957, 0x00b90000b969d0b9, 0x0086000086179186, 0x00c10000c19958c1, 0x001d00001d3a271d, 0x009e00009e27b99e
        dq 0x00e10000e1d938e1, 0x00f80000f8eb13f8, 0x00980000982bb398, 0x0011000011223311, 0x0069000069d2bb69, 0x00d90000d9a970d9, 0x008e00008e07898e, 0x009400009433a794
        dq 0x009b00009b2db69b, 0x001e00001e3c221e, 0x0087000087159287, 0x00e90000e9c920e9, 0x00ce0000ce8749ce, 0x0055000055aaff55, 0x0028000028507828, 0x00df0000dfa57adf
        dq 0x008c00008c038f8c, 0x00a10000a159f8a1, 0x0089000089098089, 0x000d00000d1a170d, 0x00bf0000bf65dabf, 0x00e60000e6d731e6, 0x004200004284c642, 0x0068000068d0b868
        dq 0x004100004182c341, 0x009900009929b099, 0x002d00002d5a772d, 0x000f00000f1e110f, 0x00b00000b07bcbb0, 0x0054000054a8fc54, 0x00bb0000bb6dd6bb, 0x00160000162c3a16
; MixColumn_S_24_S_24
        align 16, db 0
aes128_encrypt.T3_MixColumn_S_24_S_24:
        dq 0x63000000c6a56363, 0x7c000000f8847c7c, 0x77000000ee997777, 0x7b000000f68d7b7b, 0xf2000000ff0df2f2, 0x6b000000d6bd6b6b, 0x6f000000deb16f6f, 0xc50000009154c5c5
        dq 0x3000000060503030, 0x0100000002030101, 0x67000000cea96767, 0x2b000000567d2b2b, 0xfe000000e719fefe, 0xd7000000b562d7d7, 0xab0000004de6abab, 0x76000000ec9a7676
        dq 0xca0000008f45caca, 0x820000001f9d8282, 0xc90000008940c9c9, 0x7d000000fa877d7d, 0xfa000000ef15fafa, 0x59000000b2eb5959, 0x470000008ec94747, 0xf0000000fb0bf0f0
        dq 0xad00000041ecadad, 0xd4000000b367d4d4, 0xa20000005ffda2a2, 0xaf00000045eaafaf, 0x9c00000023bf9c9c, 0xa400000053f7a4a4, 0x72000000e4967272, 0xc00000009b5bc0c0
        dq 0xb700000075c2b7b7, 0xfd000000e11cfdfd, 0x930000003dae9393, 0x260000004c6a2626, 0x360000006c5a3636, 0x3f0000007e413f3f, 0xf7000000f502f7f7, 0xcc000000834fcccc
        dq 0x34000000685c3434, 0xa500000051f4a5a5, 0xe5000000d134e5e5, 0xf1000000f908f1f1, 0x71000000e2937171, 0xd8000000ab73d8d8, 0x3100000062533131, 0x150000002a3f1515
        dq 0x04000000080c0404, 0xc70000009552c7c7, 0x2300000046652323, 0xc30000009d5ec3c3, 0x1800000030281818, 0x9600000037a19696, 0x050000000a0f0505, 0x9a0000002fb59a9a
        dq 0x070000000e090707, 0x1200000024361212, 0x800000001b9b8080, 0xe2000000df3de2e2, 0xeb000000cd26ebeb, 0x270000004e692727, 0xb20000007fcdb2b2, 0x75000000ea9f7575
        dq 0x09000000121b0909, 0x830000001d9e8383, 0x2c00000058742c2c, 0x1a000000342e1a1a, 0x1b000000362d1b1b, 0x6e000000dcb26e6e, 0x5a000000b4ee5a5a, 0xa00000005bfba0a0
        dq 0x52000000a4f65252, 0x3b000000764d3b3b, 0xd6000000b761d6d6, 0xb30000007dceb3b3, 0x29000000527b2929, 0xe3000000dd3ee3e3, 0x2f0000005e712f2f, 0x8400000013978484
        dq 0x53000000a6f55353, 0xd1000000b968d1d1, 0x0000000000000000, 0xed000000c12ceded, 0x2000000040602020, 0xfc000000e31ffcfc, 0xb100000079c8b1b1, 0x5b000000b6ed5b5b
        dq 0x6a000000d4be6a6a, 0xcb0000008d46cbcb, 0xbe00000067d9bebe, 0x39000000724b3939, 0x4a00000094de4a4a, 0x4c00000098d44c4c, 0x58000000b0e85858, 0xcf000000854acfcf
        dq 0xd0000000bb6bd0d0, 0xef000000c52aefef, 0xaa0000004fe5aaaa, 0xfb000000ed16fbfb, 0x4300000086c54343, 0x4d0000009ad74d4d, 0x3300000066553333, 0x8500000011948585
        dq 0x450000008acf4545, 0xf9000000e910f9f9, 0x0200000004060202, 0x7f000000fe817f7f, 0x50000000a0f05050, 0x3c00000078443c3c, 0x9f00000025ba9f9f, 0xa80000004be3a8a8
        dq 0x51000000a2f35151, 0xa30000005dfea3a3, 0x4000000080c04040, 0x8f000000058a8f8f, 0x920000003fad9292, 0x9d00000021bc9d9d, 0x3800000070483838, 0xf5000000f104f5f5
        dq 0xbc00000063dfbcbc, 0xb600000077c1b6b6, 0xda000000af75dada, 0x2100000042632121, 0x1000000020301010, 0xff000000e51affff, 0xf3000000fd0ef3f3, 0xd2000000bf6dd2d2
        dq 0xcd000000814ccdcd, 0x0c00000018140c0c, 0x1300000026351313, 0xec000000c32fecec, 0x5f000000bee15f5f, 0x9700000035a29797, 0x4400000088cc4444, 0x170000002e391717
        dq 0xc40000009357c4c4, 0xa700000055f2a7a7, 0x7e000000fc827e7e, 0x3d0000007a473d3d, 0x64000000c8ac6464, 0x5d000000bae75d5d, 0x19000000322b1919, 0x73000000e6957373
        dq 0x60000000c0a06060, 0x8100000019988181, 0x4f0000009ed14f4f, 0xdc000000a37fdcdc, 0x2200000044662222, 0x2a000000547e2a2a, 0x900000003bab9090, 0x880000000b838888
        dq 0x460000008cca4646, 0xee000000c729eeee, 0xb80000006bd3b8b8, 0x14000000283c1414, 0xde000000a779dede, 0x5e000000bce25e5e, 0x0b000000161d0b0b, 0xdb000000ad76dbdb
        dq 0xe0000000db3be0e0, 0x3200000064563232, 0x3a000000744e3a3a, 0x0a000000141e0a0a, 0x4900000092db4949, 0x060000000c0a0606, 0x24000000486c2424, 0x5c000000b8e45c5c
        dq 0xc20000009f5dc2c2, 0xd3000000bd6ed3d3, 0xac00000043efacac, 0x62000000c4a66262, 0x9100000039a89191, 0x9500000031a49595, 0xe4000000d337e4e4, 0x79000000f28b7979
        dq 0xe7000000d532e7e7, 0xc80000008b43c8c8, 0x370000006e593737, 0x6d000000dab76d6d, 0x8d000000018c8d8d, 0xd5000000b164d5d5, 0x4e0000009cd24e4e, 0xa900000049e0a9a9
        dq 0x6c000000d8b46c6c, 0x56000000acfa5656, 0xf4000000f307f4f4, 0xea000000cf25eaea, 0x65000000caaf6565, 0x7a000000f48e7a7a, 0xae00000047e9aeae, 0x0800000010180808
        dq 0xba0000006fd5baba, 0x78000000f0887878, 0x250000004a6f2525, 0x2e0000005c722e2e, 0x1c00000038241c1c, 0xa600000057f1a6a6, 0xb400000073c7b4b4, 0xc60000009751c6c6
        dq 0xe8000000cb23e8e8, 0xdd000000a17cdddd, 0x74000000e89c7474, 0x1f0000003e211f1f, 0x4b00000096dd4b4b, 0xbd00000061dcbdbd, 0x8b0000000d868b8b, 0x8a0000000f858a8a
        dq 0x70000000e0907070, 0x3e0000007c423e3e, 0xb500000071c4b5b5, 0x66000000ccaa6666, 0x4800000090d84848, 0x0300000006050303, 0xf6000000f701f6f6, 0x0e0000001c120e0e
        dq 0x61000000c2a36161, 0x350000006a5f3535, 0x57000000aef95757, 0xb900000069d0b9b9, 0x8600000017918686, 0xc10000009958c1c1, 0x1d0000003a271d1d, 0x9e00000027b99e9e
        dq 0xe1000000d938e1e1, 0xf8000000eb13f8f8, 0x980000002bb39898, 0x1100000022331111, 0x69000000d2bb6969, 0xd9000000a970d9d9, 0x8e00000007898e8e, 0x9400000033a79494
        dq 0x9b0000002db69b9b, 0x1e0000003c221e1e, 0x8700000015928787, 0xe9000000c920e9e9, 0xce0000008749cece, 0x55000000aaff5555, 0x2800000050782828, 0xdf000000a57adfdf
        dq 0x8c000000038f8c8c, 0xa100000059f8a1a1, 0x8900000009808989, 0x0d0000001a170d0d, 0xbf00000065dabfbf, 0xe6000000d731e6e6, 0x4200000084c64242, 0x68000000d0b86868
        dq 0x4100000082c34141, 0x9900000029b09999, 0x2d0000005a772d2d, 0x0f0000001e110f0f, 0xb00000007bcbb0b0, 0x54000000a8fc5454, 0xbb0000006dd6bbbb, 0x160000002c3a1616

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

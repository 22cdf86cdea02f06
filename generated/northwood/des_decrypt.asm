; des_decrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/des.cw (sha256 728850812a1dc3f2); do not edit:
;   ./cw build des_decrypt --cpu northwood
;
; void des_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 128 bytes, read, secret, no alignment needed
;   src: 8 bytes a block, read, secret, no alignment needed
;   dst: 8 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 70 uops, planned 66.7; bounds: width 23.3, ports 66.0, path 4.5
;   blocks: 924 uops, planned 489.0; bounds: width 308.0, ports 225.8, path 347.0
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
%fatal "des_decrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_des_decrypt
$_des_decrypt:
%else
        global $des_decrypt
%endif
$des_decrypt:
        push ebx                                               ;                    preserved
        push esi                                               ;                    preserved
        push edi                                               ;                    preserved
        push ebp                                               ;                    preserved
        sub esp, 0x9c                                          ;                    frame
        mov esi, dword [esp + 176]                             ;     0.0 p2      99 rk reload
        mov edi, dword [esi + 120]                             ;     2.0 p2      99 rk
        mov dword [esp + 0], edi                               ;     4.0 p0+p3   99 rk
        mov edi, dword [esi + 124]                             ;     2.0 p2      99 rk
        mov dword [esp + 4], edi                               ;     4.0 p0+p3   99 rk
        mov edi, dword [esi + 112]                             ;     3.0 p2      99 rk
        mov dword [esp + 8], edi                               ;     5.0 p0+p3   99 rk
        mov edi, dword [esi + 116]                             ;     4.0 p2      99 rk
        mov dword [esp + 12], edi                              ;     6.7 p0+p3   99 rk
        mov edi, dword [esi + 104]                             ;     5.0 p2      99 rk
        mov dword [esp + 16], edi                              ;     8.7 p0+p3   99 rk
        mov edi, dword [esi + 108]                             ;     6.0 p2      99 rk
        mov dword [esp + 20], edi                              ;    10.7 p0+p3   99 rk
        mov edi, dword [esi + 96]                              ;     7.0 p2      99 rk
        mov dword [esp + 24], edi                              ;    12.7 p0+p3   99 rk
        mov edi, dword [esi + 100]                             ;     8.0 p2      99 rk
        mov dword [esp + 28], edi                              ;    14.7 p0+p3   99 rk
        mov edi, dword [esi + 88]                              ;     9.0 p2      99 rk
        mov dword [esp + 32], edi                              ;    16.7 p0+p3   99 rk
        mov edi, dword [esi + 92]                              ;    10.0 p2      99 rk
        mov dword [esp + 36], edi                              ;    18.7 p0+p3   99 rk
        mov edi, dword [esi + 80]                              ;    11.0 p2      99 rk
        mov dword [esp + 40], edi                              ;    20.7 p0+p3   99 rk
        mov edi, dword [esi + 84]                              ;    12.0 p2      99 rk
        mov dword [esp + 44], edi                              ;    22.7 p0+p3   99 rk
        mov edi, dword [esi + 72]                              ;    13.0 p2      99 rk
        mov dword [esp + 48], edi                              ;    24.7 p0+p3   99 rk
        mov edi, dword [esi + 76]                              ;    14.0 p2      99 rk
        mov dword [esp + 52], edi                              ;    26.7 p0+p3   99 rk
        mov edi, dword [esi + 64]                              ;    15.0 p2      99 rk
        mov dword [esp + 56], edi                              ;    28.7 p0+p3   99 rk
        mov edi, dword [esi + 68]                              ;    16.0 p2      99 rk
        mov dword [esp + 60], edi                              ;    30.7 p0+p3   99 rk
        mov edi, dword [esi + 56]                              ;    17.0 p2      99 rk
        mov dword [esp + 64], edi                              ;    32.7 p0+p3   99 rk
        mov edi, dword [esi + 60]                              ;    18.0 p2      99 rk
        mov dword [esp + 68], edi                              ;    34.7 p0+p3   99 rk
        mov edi, dword [esi + 48]                              ;    19.0 p2      99 rk
        mov dword [esp + 72], edi                              ;    36.7 p0+p3   99 rk
        mov edi, dword [esi + 52]                              ;    20.0 p2      99 rk
        mov dword [esp + 76], edi                              ;    38.7 p0+p3   99 rk
        mov edi, dword [esi + 40]                              ;    21.0 p2      99 rk
        mov dword [esp + 80], edi                              ;    40.7 p0+p3   99 rk
        mov edi, dword [esi + 44]                              ;    22.0 p2      99 rk
        mov dword [esp + 84], edi                              ;    42.7 p0+p3   99 rk
        mov edi, dword [esi + 32]                              ;    23.0 p2      99 rk
        mov dword [esp + 88], edi                              ;    44.7 p0+p3   99 rk
        mov edi, dword [esi + 36]                              ;    24.0 p2      99 rk
        mov dword [esp + 92], edi                              ;    46.7 p0+p3   99 rk
        mov edi, dword [esi + 24]                              ;    25.0 p2      99 rk
        mov dword [esp + 96], edi                              ;    48.7 p0+p3   99 rk
        mov edi, dword [esi + 28]                              ;    26.0 p2      99 rk
        mov dword [esp + 100], edi                             ;    50.7 p0+p3   99 rk
        mov edi, dword [esi + 16]                              ;    27.0 p2      99 rk
        mov dword [esp + 104], edi                             ;    52.7 p0+p3   99 rk
        mov edi, dword [esi + 20]                              ;    28.0 p2      99 rk
        mov dword [esp + 108], edi                             ;    54.7 p0+p3   99 rk
        mov edi, dword [esi + 8]                               ;    29.0 p2      99 rk
        mov dword [esp + 112], edi                             ;    56.7 p0+p3   99 rk
        mov edi, dword [esi + 12]                              ;    30.0 p2      99 rk
        mov dword [esp + 116], edi                             ;    58.7 p0+p3   99 rk
        mov edi, dword [esi]                                   ;    31.0 p2      99 rk
        mov dword [esp + 120], edi                             ;    60.7 p0+p3   99 rk
        mov esi, dword [esi + 4]                               ;    32.0 p2      99 rk
        mov dword [esp + 124], esi                             ;    62.7 p0+p3   99 rk
        mov esi, dword [esp + 188]                             ;    33.0 p2      99 rk
        shl esi, 3                                             ;    35.0 p1      99 rk
        add esi, dword [esp + 180]                             ;    39.0 p2+p1   99 rk
        mov dword [esp + 128], esi                             ;    64.7 p0+p3   99 rk
        cmp dword [esp + 188], 0                               ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 180]                             ;                    resident
        mov edi, dword [esp + 184]                             ;                    resident
        align 16
.blocks_1:
        pshufw mm0, [esi], 0x1b                                ;     7.0 p2+p1   76 x
        pshufw mm1, mm0, 0xe4                                  ;     9.0 p1      76 x copy
        psllw mm1, 8                                           ;    11.0 p1      76 x
        psrlw mm0, 8                                           ;     9.0 p1      76 x
        por mm0, mm1                                           ;    13.0 p1      76 x
        pshufw mm1, mm0, 0xe4                                  ;    15.0 p1      76 x copy
        psrlq mm1, 3                                           ;    17.0 p1      76 x
        pxor mm1, mm0                                          ;    19.0 p1      76 x
        pand mm1, [des_decrypt.T16_constants64]                ;    21.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    23.0 p1      76 x
        psllq mm1, 3                                           ;    23.0 p1      76 x
        pxor mm0, mm1                                          ;    25.0 p1      76 x
        movq mm1, mm0                                          ;    27.0 p0      76 x copy
        psrlq mm1, 9                                           ;    33.0 p1      76 x
        pxor mm1, mm0                                          ;    35.0 p1      76 x
        pand mm1, [des_decrypt.T16_constants64 + 8]            ;    37.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    39.0 p1      76 x
        psllq mm1, 9                                           ;    39.0 p1      76 x
        pxor mm0, mm1                                          ;    41.0 p1      76 x
        movq mm1, mm0                                          ;    43.0 p0      76 x copy
        psrlq mm1, 6                                           ;    49.0 p1      76 x
        pxor mm1, mm0                                          ;    51.0 p1      76 x
        pand mm1, [des_decrypt.T16_constants64 + 16]           ;    53.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    55.0 p1      76 x
        psllq mm1, 6                                           ;    55.0 p1      76 x
        pxor mm0, mm1                                          ;    57.0 p1      76 x
        movq mm1, mm0                                          ;    59.0 p0      76 x copy
        psrlq mm1, 0x12                                        ;    65.0 p1      76 x
        pxor mm1, mm0                                          ;    67.0 p1      76 x
        pand mm1, [des_decrypt.T16_constants64 + 24]           ;    69.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    71.0 p1      76 x
        psllq mm1, 0x12                                        ;    71.0 p1      76 x
        pxor mm0, mm1                                          ;    73.0 p1      76 x
        movq mm1, mm0                                          ;    75.0 p0      76 x copy
        psrlq mm1, 0x24                                        ;    81.0 p1      76 x
        pxor mm1, mm0                                          ;    83.0 p1      76 x
        pand mm1, [des_decrypt.T16_constants64 + 32]           ;    85.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    87.0 p1      76 x
        psllq mm1, 0x24                                        ;    87.0 p1      76 x
        pxor mm0, mm1                                          ;    89.0 p1      76 x
        movd ebp, mm0                                          ;    91.0 p0      77 l
        psrlq mm0, 0x20                                        ;    91.0 p1      77 l
        movd eax, mm0                                          ;    93.0 p0      77 l
        mov ecx, ebp                                           ;    96.0 p0      67 y copy
        rol ecx, 1                                             ;    96.5 p1      67 y
        mov edx, ebp                                           ;    96.0 p0      66 x copy
        rol edx, 0x1d                                          ;   100.5 p1      66 x
        xor ecx, dword [esp + 4]                               ;   100.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   101.0 p0      67 y
        movzx ebx, cl                                          ;   101.5 p0      68 y
        mov dword [esp + 132], esi                             ;    20.0 p0+p3   76 x spill
        movzx esi, ch                                          ;   101.5 p0      68 y
        shr ecx, 0x10                                          ;   101.5 p1      69 y
        mov dword [esp + 136], edi                             ;    22.0 p0+p3   93 dst spill
        movzx edi, cl                                          ;   105.5 p0      69 y
        shr ecx, 8                                             ;   105.5 p1      69 y
        xor edx, dword [esp + 0]                               ;   104.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   105.0 p0      66 x
        mov dword [esp + 140], ebp                             ;    96.0 p0+p3   86 y spill
        movzx ebp, dl                                          ;   105.5 p0      68 y
        mov dword [esp + 144], esi                             ;   102.0 p0+p3   68 y spill
        movzx esi, dh                                          ;   105.5 p0      68 y
        shr edx, 0x10                                          ;   105.5 p1      69 y
        mov dword [esp + 148], esi                             ;   106.0 p0+p3   68 y spill
        movzx esi, dl                                          ;   109.5 p0      69 y
        shr edx, 8                                             ;   109.5 p1      69 y
        and edi, 0x3f                                          ;   106.0 p0      69 y
        xor eax, dword [edi*4 + des_decrypt.T4_Permuted_S4_16] ;   108.5 p2+p0   85 y
        and esi, 0x3f                                          ;   110.0 p0      69 y
        xor eax, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   112.5 p2+p0   85 y
        and ecx, 0x3f                                          ;   109.5 p0      69 y
        xor eax, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   113.0 p2+p0   85 y
        and edx, 0x3f                                          ;   113.5 p0      69 y
        xor eax, dword [edx*4 + des_decrypt.T7_Permuted_S1_28] ;   116.0 p2+p0   85 y
        and ebx, 0x3f                                          ;   102.0 p0      68 y
        xor eax, dword [ebx*4 + des_decrypt.T0_Permuted_S8_0]  ;   116.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   106.0 p0      68 y
        xor eax, dword [ebp*4 + des_decrypt.T1_Permuted_S7_4]  ;   117.0 p2+p0   85 y
        mov esi, dword [esp + 144]                             ;   103.0 p2      68 y reload
        and esi, 0x3f                                          ;   105.0 p0      68 y
        xor eax, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   117.5 p2+p0   85 y
        mov esi, dword [esp + 148]                             ;   107.0 p2      68 y reload
        and esi, 0x3f                                          ;   109.0 p0      68 y
        xor eax, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   118.0 p2+p0   85 y
        mov edx, eax                                           ;   118.5 p0      67 y copy
        rol edx, 1                                             ;   119.0 p1      67 y
        mov ebx, eax                                           ;   118.5 p0      66 x copy
        rol ebx, 0x1d                                          ;   123.0 p1      66 x
        xor edx, dword [esp + 12]                              ;   123.0 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   123.5 p0      67 y
        movzx ecx, dl                                          ;   124.0 p0      68 y
        movzx ebp, dh                                          ;   124.0 p0      68 y
        shr edx, 0x10                                          ;   124.0 p1      69 y
        movzx esi, dl                                          ;   128.0 p0      69 y
        shr edx, 8                                             ;   128.0 p1      69 y
        xor ebx, dword [esp + 8]                               ;   127.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   127.5 p0      66 x
        movzx edi, bl                                          ;   128.0 p0      68 y
        mov dword [esp + 148], eax                             ;   118.5 p0+p3   85 y spill
        movzx eax, bh                                          ;   128.0 p0      68 y
        shr ebx, 0x10                                          ;   128.0 p1      69 y
        mov dword [esp + 144], eax                             ;   128.5 p0+p3   68 y spill
        movzx eax, bl                                          ;   132.0 p0      69 y
        shr ebx, 8                                             ;   132.0 p1      69 y
        and esi, 0x3f                                          ;   128.5 p0      69 y
        mov dword [esp + 152], ebp                             ;   124.5 p0+p3   68 y spill
        mov ebp, dword [esp + 140]                             ;    97.0 p2      86 y reload
        xor ebp, dword [esi*4 + des_decrypt.T4_Permuted_S4_16] ;   131.0 p2+p0   86 y
        and eax, 0x3f                                          ;   132.5 p0      69 y
        xor ebp, dword [eax*4 + des_decrypt.T5_Permuted_S3_20] ;   135.0 p2+p0   86 y
        and edx, 0x3f                                          ;   132.0 p0      69 y
        xor ebp, dword [edx*4 + des_decrypt.T6_Permuted_S2_24] ;   135.5 p2+p0   86 y
        and ebx, 0x3f                                          ;   136.0 p0      69 y
        xor ebp, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   138.5 p2+p0   86 y
        and ecx, 0x3f                                          ;   124.5 p0      68 y
        xor ebp, dword [ecx*4 + des_decrypt.T0_Permuted_S8_0]  ;   139.0 p2+p0   86 y
        and edi, 0x3f                                          ;   128.5 p0      68 y
        xor ebp, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   139.5 p2+p0   86 y
        mov esi, dword [esp + 152]                             ;   125.5 p2      68 y reload
        and esi, 0x3f                                          ;   127.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   140.0 p2+p0   86 y
        mov esi, dword [esp + 144]                             ;   129.5 p2      68 y reload
        and esi, 0x3f                                          ;   131.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   140.5 p2+p0   86 y
        mov ecx, ebp                                           ;   141.0 p1      67 y copy
        rol ecx, 1                                             ;   141.5 p1      67 y
        mov eax, ebp                                           ;   141.0 p0      66 x copy
        rol eax, 0x1d                                          ;   145.5 p1      66 x
        xor ecx, dword [esp + 20]                              ;   145.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   146.0 p0      67 y
        movzx edi, cl                                          ;   146.5 p1      68 y
        movzx esi, ch                                          ;   146.5 p0+p1   68 y
        shr ecx, 0x10                                          ;   146.5 p1      69 y
        movzx edx, cl                                          ;   150.5 p0      69 y
        shr ecx, 8                                             ;   150.5 p1      69 y
        xor eax, dword [esp + 16]                              ;   149.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   150.0 p0      66 x
        movzx ebx, al                                          ;   150.5 p1      68 y
        mov dword [esp + 144], ebp                             ;   141.0 p0+p3   86 y spill
        movzx ebp, ah                                          ;   150.5 p1      68 y
        shr eax, 0x10                                          ;   150.5 p1      69 y
        mov dword [esp + 152], ebp                             ;   151.0 p0+p3   68 y spill
        movzx ebp, al                                          ;   154.5 p1      69 y
        shr eax, 8                                             ;   154.5 p1      69 y
        and edx, 0x3f                                          ;   151.0 p0      69 y
        mov dword [esp + 140], esi                             ;   147.0 p0+p3   68 y spill
        mov esi, dword [esp + 148]                             ;   119.5 p2      85 y reload
        xor esi, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   153.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   155.0 p0      69 y
        xor esi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   157.5 p2+p0   85 y
        and ecx, 0x3f                                          ;   154.5 p0      69 y
        xor esi, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   158.0 p2+p0   85 y
        and eax, 0x3f                                          ;   158.5 p0      69 y
        xor esi, dword [eax*4 + des_decrypt.T7_Permuted_S1_28] ;   161.0 p2+p0   85 y
        and edi, 0x3f                                          ;   147.0 p0      68 y
        xor esi, dword [edi*4 + des_decrypt.T0_Permuted_S8_0]  ;   161.5 p2+p0   85 y
        and ebx, 0x3f                                          ;   151.0 p0      68 y
        xor esi, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   162.0 p2+p0   85 y
        mov ecx, dword [esp + 140]                             ;   148.0 p2      68 y reload
        and ecx, 0x3f                                          ;   150.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T2_Permuted_S6_8]  ;   162.5 p2+p0   85 y
        mov ecx, dword [esp + 152]                             ;   152.0 p2      68 y reload
        and ecx, 0x3f                                          ;   154.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T3_Permuted_S5_12] ;   163.0 p2+p0   85 y
        mov eax, esi                                           ;   163.5 p1      67 y copy
        rol eax, 1                                             ;   164.0 p1      67 y
        mov ecx, esi                                           ;   163.5 p0      66 x copy
        rol ecx, 0x1d                                          ;   168.0 p1      66 x
        xor eax, dword [esp + 28]                              ;   168.0 p2+p0   67 y
        and eax, 0x3f3f3f3f                                    ;   168.5 p0      67 y
        movzx edi, al                                          ;   169.0 p0      68 y
        movzx ebp, ah                                          ;   169.0 p1+p0   68 y
        shr eax, 0x10                                          ;   169.0 p1      69 y
        movzx edx, al                                          ;   173.0 p0      69 y
        shr eax, 8                                             ;   173.0 p1      69 y
        xor ecx, dword [esp + 24]                              ;   172.0 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   172.5 p0      66 x
        movzx ebx, cl                                          ;   173.0 p1      68 y
        mov dword [esp + 152], esi                             ;   163.5 p0+p3   85 y spill
        movzx esi, ch                                          ;   173.0 p1      68 y
        shr ecx, 0x10                                          ;   173.0 p1      69 y
        mov dword [esp + 140], esi                             ;   173.5 p0+p3   68 y spill
        movzx esi, cl                                          ;   177.0 p0      69 y
        shr ecx, 8                                             ;   177.0 p1      69 y
        and edx, 0x3f                                          ;   173.5 p0      69 y
        mov dword [esp + 148], ebp                             ;   169.5 p0+p3   68 y spill
        mov ebp, dword [esp + 144]                             ;   142.0 p2      86 y reload
        xor ebp, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   176.0 p2+p0   86 y
        and esi, 0x3f                                          ;   177.5 p0      69 y
        xor ebp, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   180.0 p2+p0   86 y
        and eax, 0x3f                                          ;   177.0 p0      69 y
        xor ebp, dword [eax*4 + des_decrypt.T6_Permuted_S2_24] ;   180.5 p2+p0   86 y
        and ecx, 0x3f                                          ;   181.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T7_Permuted_S1_28] ;   183.5 p2+p0   86 y
        and edi, 0x3f                                          ;   169.5 p0      68 y
        xor ebp, dword [edi*4 + des_decrypt.T0_Permuted_S8_0]  ;   184.0 p2+p0   86 y
        and ebx, 0x3f                                          ;   173.5 p0      68 y
        xor ebp, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   184.5 p2+p0   86 y
        mov esi, dword [esp + 148]                             ;   170.5 p2      68 y reload
        and esi, 0x3f                                          ;   172.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   185.0 p2+p0   86 y
        mov esi, dword [esp + 140]                             ;   174.5 p2      68 y reload
        and esi, 0x3f                                          ;   176.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   185.5 p2+p0   86 y
        mov eax, ebp                                           ;   186.0 p1      67 y copy
        rol eax, 1                                             ;   186.5 p1      67 y
        mov ebx, ebp                                           ;   186.0 p0      66 x copy
        rol ebx, 0x1d                                          ;   190.5 p1      66 x
        xor eax, dword [esp + 36]                              ;   190.5 p2+p0   67 y
        and eax, 0x3f3f3f3f                                    ;   191.0 p0      67 y
        movzx ecx, al                                          ;   191.5 p1      68 y
        movzx esi, ah                                          ;   191.5 p0+p1   68 y
        shr eax, 0x10                                          ;   191.5 p1      69 y
        movzx edx, al                                          ;   195.5 p0      69 y
        shr eax, 8                                             ;   195.5 p1      69 y
        xor ebx, dword [esp + 32]                              ;   194.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   195.0 p0      66 x
        movzx edi, bl                                          ;   195.5 p1      68 y
        mov dword [esp + 140], ebp                             ;   186.0 p0+p3   86 y spill
        movzx ebp, bh                                          ;   195.5 p1      68 y
        shr ebx, 0x10                                          ;   195.5 p1      69 y
        mov dword [esp + 148], ebp                             ;   196.0 p0+p3   68 y spill
        movzx ebp, bl                                          ;   199.5 p0      69 y
        shr ebx, 8                                             ;   199.5 p1      69 y
        and edx, 0x3f                                          ;   196.0 p0      69 y
        mov dword [esp + 144], esi                             ;   192.0 p0+p3   68 y spill
        mov esi, dword [esp + 152]                             ;   164.5 p2      85 y reload
        xor esi, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   198.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   200.0 p0      69 y
        xor esi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   202.5 p2+p0   85 y
        and eax, 0x3f                                          ;   199.5 p0      69 y
        xor esi, dword [eax*4 + des_decrypt.T6_Permuted_S2_24] ;   203.0 p2+p0   85 y
        and ebx, 0x3f                                          ;   203.5 p0      69 y
        xor esi, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   206.0 p2+p0   85 y
        and ecx, 0x3f                                          ;   192.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T0_Permuted_S8_0]  ;   206.5 p2+p0   85 y
        and edi, 0x3f                                          ;   196.0 p0      68 y
        xor esi, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   207.0 p2+p0   85 y
        mov ecx, dword [esp + 144]                             ;   193.0 p2      68 y reload
        and ecx, 0x3f                                          ;   195.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T2_Permuted_S6_8]  ;   207.5 p2+p0   85 y
        mov ecx, dword [esp + 148]                             ;   197.0 p2      68 y reload
        and ecx, 0x3f                                          ;   199.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T3_Permuted_S5_12] ;   208.0 p2+p0   85 y
        mov ecx, esi                                           ;   208.5 p1      67 y copy
        rol ecx, 1                                             ;   209.0 p1      67 y
        mov eax, esi                                           ;   208.5 p0      66 x copy
        rol eax, 0x1d                                          ;   213.0 p1      66 x
        xor ecx, dword [esp + 44]                              ;   213.0 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   213.5 p0      67 y
        movzx edi, cl                                          ;   214.0 p1      68 y
        movzx ebp, ch                                          ;   214.0 p0+p1   68 y
        shr ecx, 0x10                                          ;   214.0 p1      69 y
        movzx edx, cl                                          ;   218.0 p0      69 y
        shr ecx, 8                                             ;   218.0 p1      69 y
        xor eax, dword [esp + 40]                              ;   217.0 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   217.5 p0      66 x
        movzx ebx, al                                          ;   218.0 p1      68 y
        mov dword [esp + 148], esi                             ;   208.5 p0+p3   85 y spill
        movzx esi, ah                                          ;   218.0 p1      68 y
        shr eax, 0x10                                          ;   218.0 p1      69 y
        mov dword [esp + 144], esi                             ;   218.5 p0+p3   68 y spill
        movzx esi, al                                          ;   222.0 p0      69 y
        shr eax, 8                                             ;   222.0 p1      69 y
        and edx, 0x3f                                          ;   218.5 p0      69 y
        mov dword [esp + 152], ebp                             ;   214.5 p0+p3   68 y spill
        mov ebp, dword [esp + 140]                             ;   187.0 p2      86 y reload
        xor ebp, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   221.0 p2+p0   86 y
        and esi, 0x3f                                          ;   222.5 p0      69 y
        xor ebp, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   225.0 p2+p0   86 y
        and ecx, 0x3f                                          ;   222.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   225.5 p2+p0   86 y
        and eax, 0x3f                                          ;   226.0 p0      69 y
        xor ebp, dword [eax*4 + des_decrypt.T7_Permuted_S1_28] ;   228.5 p2+p0   86 y
        and edi, 0x3f                                          ;   214.5 p0      68 y
        xor ebp, dword [edi*4 + des_decrypt.T0_Permuted_S8_0]  ;   229.0 p2+p0   86 y
        and ebx, 0x3f                                          ;   218.5 p0      68 y
        xor ebp, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   229.5 p2+p0   86 y
        mov esi, dword [esp + 152]                             ;   215.5 p2      68 y reload
        and esi, 0x3f                                          ;   217.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   230.0 p2+p0   86 y
        mov esi, dword [esp + 144]                             ;   219.5 p2      68 y reload
        and esi, 0x3f                                          ;   221.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   230.5 p2+p0   86 y
        mov edx, ebp                                           ;   231.0 p1      67 y copy
        rol edx, 1                                             ;   231.5 p1      67 y
        mov eax, ebp                                           ;   231.0 p0      66 x copy
        rol eax, 0x1d                                          ;   235.5 p1      66 x
        xor edx, dword [esp + 52]                              ;   235.5 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   236.0 p0      67 y
        movzx edi, dl                                          ;   236.5 p1      68 y
        movzx esi, dh                                          ;   236.5 p0+p1   68 y
        shr edx, 0x10                                          ;   236.5 p1      69 y
        movzx ecx, dl                                          ;   240.5 p0      69 y
        shr edx, 8                                             ;   240.5 p1      69 y
        xor eax, dword [esp + 48]                              ;   239.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   240.0 p0      66 x
        movzx ebx, al                                          ;   240.5 p1      68 y
        mov dword [esp + 144], ebp                             ;   231.0 p0+p3   86 y spill
        movzx ebp, ah                                          ;   240.5 p1      68 y
        shr eax, 0x10                                          ;   240.5 p1      69 y
        mov dword [esp + 152], ebp                             ;   241.0 p0+p3   68 y spill
        movzx ebp, al                                          ;   244.5 p0      69 y
        shr eax, 8                                             ;   244.5 p1      69 y
        and ecx, 0x3f                                          ;   241.0 p0      69 y
        mov dword [esp + 140], esi                             ;   237.0 p0+p3   68 y spill
        mov esi, dword [esp + 148]                             ;   209.5 p2      85 y reload
        xor esi, dword [ecx*4 + des_decrypt.T4_Permuted_S4_16] ;   243.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   245.0 p0      69 y
        xor esi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   247.5 p2+p0   85 y
        and edx, 0x3f                                          ;   244.5 p0      69 y
        xor esi, dword [edx*4 + des_decrypt.T6_Permuted_S2_24] ;   248.0 p2+p0   85 y
        and eax, 0x3f                                          ;   248.5 p0      69 y
        xor esi, dword [eax*4 + des_decrypt.T7_Permuted_S1_28] ;   251.0 p2+p0   85 y
        and edi, 0x3f                                          ;   237.0 p0      68 y
        xor esi, dword [edi*4 + des_decrypt.T0_Permuted_S8_0]  ;   251.5 p2+p0   85 y
        and ebx, 0x3f                                          ;   241.0 p0      68 y
        xor esi, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   252.0 p2+p0   85 y
        mov ecx, dword [esp + 140]                             ;   238.0 p2      68 y reload
        and ecx, 0x3f                                          ;   240.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T2_Permuted_S6_8]  ;   252.5 p2+p0   85 y
        mov ecx, dword [esp + 152]                             ;   242.0 p2      68 y reload
        and ecx, 0x3f                                          ;   244.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T3_Permuted_S5_12] ;   253.0 p2+p0   85 y
        mov ecx, esi                                           ;   253.5 p1      67 y copy
        rol ecx, 1                                             ;   254.0 p1      67 y
        mov ebx, esi                                           ;   253.5 p0      66 x copy
        rol ebx, 0x1d                                          ;   258.0 p1      66 x
        xor ecx, dword [esp + 60]                              ;   258.0 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   258.5 p0      67 y
        movzx eax, cl                                          ;   259.0 p1      68 y
        movzx ebp, ch                                          ;   259.0 p0+p1   68 y
        shr ecx, 0x10                                          ;   259.0 p1      69 y
        movzx edx, cl                                          ;   263.0 p0      69 y
        shr ecx, 8                                             ;   263.0 p1      69 y
        xor ebx, dword [esp + 56]                              ;   262.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   262.5 p0      66 x
        movzx edi, bl                                          ;   263.0 p1      68 y
        mov dword [esp + 152], esi                             ;   253.5 p0+p3   85 y spill
        movzx esi, bh                                          ;   263.0 p1      68 y
        shr ebx, 0x10                                          ;   263.0 p1      69 y
        mov dword [esp + 140], esi                             ;   263.5 p0+p3   68 y spill
        movzx esi, bl                                          ;   267.0 p0      69 y
        shr ebx, 8                                             ;   267.0 p1      69 y
        and edx, 0x3f                                          ;   263.5 p0      69 y
        mov dword [esp + 148], ebp                             ;   259.5 p0+p3   68 y spill
        mov ebp, dword [esp + 144]                             ;   232.0 p2      86 y reload
        xor ebp, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   266.0 p2+p0   86 y
        and esi, 0x3f                                          ;   267.5 p0      69 y
        xor ebp, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   270.0 p2+p0   86 y
        and ecx, 0x3f                                          ;   267.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   270.5 p2+p0   86 y
        and ebx, 0x3f                                          ;   271.0 p0      69 y
        xor ebp, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   273.5 p2+p0   86 y
        and eax, 0x3f                                          ;   259.5 p0      68 y
        xor ebp, dword [eax*4 + des_decrypt.T0_Permuted_S8_0]  ;   274.0 p2+p0   86 y
        and edi, 0x3f                                          ;   263.5 p0      68 y
        xor ebp, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   274.5 p2+p0   86 y
        mov esi, dword [esp + 148]                             ;   260.5 p2      68 y reload
        and esi, 0x3f                                          ;   262.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   275.0 p2+p0   86 y
        mov esi, dword [esp + 140]                             ;   264.5 p2      68 y reload
        and esi, 0x3f                                          ;   266.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   275.5 p2+p0   86 y
        mov eax, ebp                                           ;   276.0 p1      67 y copy
        rol eax, 1                                             ;   276.5 p1      67 y
        mov ecx, ebp                                           ;   276.0 p0      66 x copy
        rol ecx, 0x1d                                          ;   280.5 p1      66 x
        xor eax, dword [esp + 68]                              ;   280.5 p2+p0   67 y
        and eax, 0x3f3f3f3f                                    ;   281.0 p0      67 y
        movzx esi, al                                          ;   281.5 p1      68 y
        movzx edi, ah                                          ;   281.5 p0+p1   68 y
        shr eax, 0x10                                          ;   281.5 p1      69 y
        movzx edx, al                                          ;   285.5 p0      69 y
        shr eax, 8                                             ;   285.5 p1      69 y
        xor ecx, dword [esp + 64]                              ;   284.5 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   285.0 p0      66 x
        movzx ebx, cl                                          ;   285.5 p1      68 y
        mov dword [esp + 140], ebp                             ;   276.0 p0+p3   86 y spill
        movzx ebp, ch                                          ;   285.5 p1      68 y
        shr ecx, 0x10                                          ;   285.5 p1      69 y
        mov dword [esp + 148], ebp                             ;   286.0 p0+p3   68 y spill
        movzx ebp, cl                                          ;   289.5 p0      69 y
        shr ecx, 8                                             ;   289.5 p1      69 y
        and edx, 0x3f                                          ;   286.0 p0      69 y
        mov dword [esp + 144], edi                             ;   282.0 p0+p3   68 y spill
        mov edi, dword [esp + 152]                             ;   254.5 p2      85 y reload
        xor edi, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   288.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   290.0 p0      69 y
        xor edi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   292.5 p2+p0   85 y
        and eax, 0x3f                                          ;   289.5 p0      69 y
        xor edi, dword [eax*4 + des_decrypt.T6_Permuted_S2_24] ;   293.0 p2+p0   85 y
        and ecx, 0x3f                                          ;   293.5 p0      69 y
        xor edi, dword [ecx*4 + des_decrypt.T7_Permuted_S1_28] ;   296.0 p2+p0   85 y
        and esi, 0x3f                                          ;   282.0 p0      68 y
        xor edi, dword [esi*4 + des_decrypt.T0_Permuted_S8_0]  ;   296.5 p2+p0   85 y
        and ebx, 0x3f                                          ;   286.0 p0      68 y
        xor edi, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   297.0 p2+p0   85 y
        mov esi, dword [esp + 144]                             ;   283.0 p2      68 y reload
        and esi, 0x3f                                          ;   285.0 p0      68 y
        xor edi, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   297.5 p2+p0   85 y
        mov esi, dword [esp + 148]                             ;   287.0 p2      68 y reload
        and esi, 0x3f                                          ;   289.0 p0      68 y
        xor edi, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   298.0 p2+p0   85 y
        mov edx, edi                                           ;   298.5 p1      67 y copy
        rol edx, 1                                             ;   299.0 p1      67 y
        mov ecx, edi                                           ;   298.5 p0      66 x copy
        rol ecx, 0x1d                                          ;   303.0 p1      66 x
        xor edx, dword [esp + 76]                              ;   303.0 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   303.5 p0      67 y
        movzx eax, dl                                          ;   304.0 p1      68 y
        movzx ebp, dh                                          ;   304.0 p0+p1   68 y
        shr edx, 0x10                                          ;   304.0 p1      69 y
        movzx esi, dl                                          ;   308.0 p0      69 y
        shr edx, 8                                             ;   308.0 p1      69 y
        xor ecx, dword [esp + 72]                              ;   307.0 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   307.5 p0      66 x
        movzx ebx, cl                                          ;   308.0 p0      68 y
        mov dword [esp + 148], edi                             ;   298.5 p0+p3   85 y spill
        movzx edi, ch                                          ;   308.0 p1      68 y
        shr ecx, 0x10                                          ;   308.0 p1      69 y
        mov dword [esp + 144], edi                             ;   308.5 p0+p3   68 y spill
        movzx edi, cl                                          ;   312.0 p0      69 y
        shr ecx, 8                                             ;   312.0 p1      69 y
        and esi, 0x3f                                          ;   308.5 p0      69 y
        mov dword [esp + 152], ebp                             ;   304.5 p0+p3   68 y spill
        mov ebp, dword [esp + 140]                             ;   277.0 p2      86 y reload
        xor ebp, dword [esi*4 + des_decrypt.T4_Permuted_S4_16] ;   311.0 p2+p0   86 y
        and edi, 0x3f                                          ;   312.5 p0      69 y
        xor ebp, dword [edi*4 + des_decrypt.T5_Permuted_S3_20] ;   315.0 p2+p0   86 y
        and edx, 0x3f                                          ;   312.0 p0      69 y
        xor ebp, dword [edx*4 + des_decrypt.T6_Permuted_S2_24] ;   315.5 p2+p0   86 y
        and ecx, 0x3f                                          ;   316.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T7_Permuted_S1_28] ;   318.5 p2+p0   86 y
        and eax, 0x3f                                          ;   304.5 p0      68 y
        xor ebp, dword [eax*4 + des_decrypt.T0_Permuted_S8_0]  ;   319.0 p2+p0   86 y
        and ebx, 0x3f                                          ;   308.5 p0      68 y
        xor ebp, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   319.5 p2+p0   86 y
        mov esi, dword [esp + 152]                             ;   305.5 p2      68 y reload
        and esi, 0x3f                                          ;   307.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   320.0 p2+p0   86 y
        mov esi, dword [esp + 144]                             ;   309.5 p2      68 y reload
        and esi, 0x3f                                          ;   311.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   320.5 p2+p0   86 y
        mov ecx, ebp                                           ;   321.0 p1      67 y copy
        rol ecx, 1                                             ;   321.5 p1      67 y
        mov eax, ebp                                           ;   321.0 p0      66 x copy
        rol eax, 0x1d                                          ;   325.5 p1      66 x
        xor ecx, dword [esp + 84]                              ;   325.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   326.0 p0      67 y
        movzx edi, cl                                          ;   326.5 p0      68 y
        movzx esi, ch                                          ;   326.5 p1+p0   68 y
        shr ecx, 0x10                                          ;   326.5 p1      69 y
        movzx edx, cl                                          ;   330.5 p0      69 y
        shr ecx, 8                                             ;   330.5 p1      69 y
        xor eax, dword [esp + 80]                              ;   329.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   330.0 p0      66 x
        movzx ebx, al                                          ;   330.5 p1      68 y
        mov dword [esp + 144], ebp                             ;   321.0 p0+p3   86 y spill
        movzx ebp, ah                                          ;   330.5 p1      68 y
        shr eax, 0x10                                          ;   330.5 p1      69 y
        mov dword [esp + 152], ebp                             ;   331.0 p0+p3   68 y spill
        movzx ebp, al                                          ;   334.5 p0      69 y
        shr eax, 8                                             ;   334.5 p1      69 y
        and edx, 0x3f                                          ;   331.0 p0      69 y
        mov dword [esp + 140], esi                             ;   327.0 p0+p3   68 y spill
        mov esi, dword [esp + 148]                             ;   299.5 p2      85 y reload
        xor esi, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   333.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   335.0 p0      69 y
        xor esi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   337.5 p2+p0   85 y
        and ecx, 0x3f                                          ;   334.5 p0      69 y
        xor esi, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   338.0 p2+p0   85 y
        and eax, 0x3f                                          ;   338.5 p0      69 y
        xor esi, dword [eax*4 + des_decrypt.T7_Permuted_S1_28] ;   341.0 p2+p0   85 y
        and edi, 0x3f                                          ;   327.0 p0      68 y
        xor esi, dword [edi*4 + des_decrypt.T0_Permuted_S8_0]  ;   341.5 p2+p0   85 y
        and ebx, 0x3f                                          ;   331.0 p0      68 y
        xor esi, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   342.0 p2+p0   85 y
        mov ecx, dword [esp + 140]                             ;   328.0 p2      68 y reload
        and ecx, 0x3f                                          ;   330.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T2_Permuted_S6_8]  ;   342.5 p2+p0   85 y
        mov ecx, dword [esp + 152]                             ;   332.0 p2      68 y reload
        and ecx, 0x3f                                          ;   334.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T3_Permuted_S5_12] ;   343.0 p2+p0   85 y
        mov ecx, esi                                           ;   343.5 p1      67 y copy
        rol ecx, 1                                             ;   344.0 p1      67 y
        mov ebx, esi                                           ;   343.5 p0      66 x copy
        rol ebx, 0x1d                                          ;   348.0 p1      66 x
        xor ecx, dword [esp + 92]                              ;   348.0 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   348.5 p0      67 y
        movzx eax, cl                                          ;   349.0 p0      68 y
        movzx ebp, ch                                          ;   349.0 p1+p0   68 y
        shr ecx, 0x10                                          ;   349.0 p1      69 y
        movzx edx, cl                                          ;   353.0 p0      69 y
        shr ecx, 8                                             ;   353.0 p1      69 y
        xor ebx, dword [esp + 88]                              ;   352.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   352.5 p0      66 x
        movzx edi, bl                                          ;   353.0 p1      68 y
        mov dword [esp + 152], esi                             ;   343.5 p0+p3   85 y spill
        movzx esi, bh                                          ;   353.0 p1      68 y
        shr ebx, 0x10                                          ;   353.0 p1      69 y
        mov dword [esp + 140], esi                             ;   353.5 p0+p3   68 y spill
        movzx esi, bl                                          ;   357.0 p0      69 y
        shr ebx, 8                                             ;   357.0 p1      69 y
        and edx, 0x3f                                          ;   353.5 p0      69 y
        mov dword [esp + 148], ebp                             ;   349.5 p0+p3   68 y spill
        mov ebp, dword [esp + 144]                             ;   322.0 p2      86 y reload
        xor ebp, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   356.0 p2+p0   86 y
        and esi, 0x3f                                          ;   357.5 p0      69 y
        xor ebp, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   360.0 p2+p0   86 y
        and ecx, 0x3f                                          ;   357.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   360.5 p2+p0   86 y
        and ebx, 0x3f                                          ;   361.0 p0      69 y
        xor ebp, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   363.5 p2+p0   86 y
        and eax, 0x3f                                          ;   349.5 p0      68 y
        xor ebp, dword [eax*4 + des_decrypt.T0_Permuted_S8_0]  ;   364.0 p2+p0   86 y
        and edi, 0x3f                                          ;   353.5 p0      68 y
        xor ebp, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   364.5 p2+p0   86 y
        mov esi, dword [esp + 148]                             ;   350.5 p2      68 y reload
        and esi, 0x3f                                          ;   352.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   365.0 p2+p0   86 y
        mov esi, dword [esp + 140]                             ;   354.5 p2      68 y reload
        and esi, 0x3f                                          ;   356.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   365.5 p2+p0   86 y
        mov ecx, ebp                                           ;   366.0 p1      67 y copy
        rol ecx, 1                                             ;   366.5 p1      67 y
        mov ebx, ebp                                           ;   366.0 p0      66 x copy
        rol ebx, 0x1d                                          ;   370.5 p1      66 x
        xor ecx, dword [esp + 100]                             ;   370.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   371.0 p0      67 y
        movzx eax, cl                                          ;   371.5 p0      68 y
        movzx esi, ch                                          ;   371.5 p1+p0   68 y
        shr ecx, 0x10                                          ;   371.5 p1      69 y
        movzx edx, cl                                          ;   375.5 p0      69 y
        shr ecx, 8                                             ;   375.5 p1      69 y
        xor ebx, dword [esp + 96]                              ;   374.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   375.0 p0      66 x
        movzx edi, bl                                          ;   375.5 p1      68 y
        mov dword [esp + 140], ebp                             ;   366.0 p0+p3   86 y spill
        movzx ebp, bh                                          ;   375.5 p1      68 y
        shr ebx, 0x10                                          ;   375.5 p1      69 y
        mov dword [esp + 148], ebp                             ;   376.0 p0+p3   68 y spill
        movzx ebp, bl                                          ;   379.5 p0      69 y
        shr ebx, 8                                             ;   379.5 p1      69 y
        and edx, 0x3f                                          ;   376.0 p0      69 y
        mov dword [esp + 144], esi                             ;   372.0 p0+p3   68 y spill
        mov esi, dword [esp + 152]                             ;   344.5 p2      85 y reload
        xor esi, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   378.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   380.0 p0      69 y
        xor esi, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   382.5 p2+p0   85 y
        and ecx, 0x3f                                          ;   379.5 p0      69 y
        xor esi, dword [ecx*4 + des_decrypt.T6_Permuted_S2_24] ;   383.0 p2+p0   85 y
        and ebx, 0x3f                                          ;   383.5 p0      69 y
        xor esi, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   386.0 p2+p0   85 y
        and eax, 0x3f                                          ;   372.0 p0      68 y
        xor esi, dword [eax*4 + des_decrypt.T0_Permuted_S8_0]  ;   386.5 p2+p0   85 y
        and edi, 0x3f                                          ;   376.0 p0      68 y
        xor esi, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   387.0 p2+p0   85 y
        mov ecx, dword [esp + 144]                             ;   373.0 p2      68 y reload
        and ecx, 0x3f                                          ;   375.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T2_Permuted_S6_8]  ;   387.5 p2+p0   85 y
        mov ecx, dword [esp + 148]                             ;   377.0 p2      68 y reload
        and ecx, 0x3f                                          ;   379.0 p0      68 y
        xor esi, dword [ecx*4 + des_decrypt.T3_Permuted_S5_12] ;   388.0 p2+p0   85 y
        mov edx, esi                                           ;   388.5 p1      67 y copy
        rol edx, 1                                             ;   389.0 p1      67 y
        mov ecx, esi                                           ;   388.5 p0      66 x copy
        rol ecx, 0x1d                                          ;   393.0 p1      66 x
        xor edx, dword [esp + 108]                             ;   393.0 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   393.5 p0      67 y
        movzx eax, dl                                          ;   394.0 p0      68 y
        movzx ebp, dh                                          ;   394.0 p1+p0   68 y
        shr edx, 0x10                                          ;   394.0 p1      69 y
        movzx edi, dl                                          ;   398.0 p0      69 y
        shr edx, 8                                             ;   398.0 p1      69 y
        xor ecx, dword [esp + 104]                             ;   397.0 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   397.5 p0      66 x
        movzx ebx, cl                                          ;   398.0 p1      68 y
        mov dword [esp + 148], esi                             ;   388.5 p0+p3   85 y spill
        movzx esi, ch                                          ;   398.0 p1      68 y
        shr ecx, 0x10                                          ;   398.0 p1      69 y
        mov dword [esp + 144], esi                             ;   398.5 p0+p3   68 y spill
        movzx esi, cl                                          ;   402.0 p0      69 y
        shr ecx, 8                                             ;   402.0 p1      69 y
        and edi, 0x3f                                          ;   398.5 p0      69 y
        mov dword [esp + 152], ebp                             ;   394.5 p0+p3   68 y spill
        mov ebp, dword [esp + 140]                             ;   367.0 p2      86 y reload
        xor ebp, dword [edi*4 + des_decrypt.T4_Permuted_S4_16] ;   401.0 p2+p0   86 y
        and esi, 0x3f                                          ;   402.5 p0      69 y
        xor ebp, dword [esi*4 + des_decrypt.T5_Permuted_S3_20] ;   405.0 p2+p0   86 y
        and edx, 0x3f                                          ;   402.0 p0      69 y
        xor ebp, dword [edx*4 + des_decrypt.T6_Permuted_S2_24] ;   405.5 p2+p0   86 y
        and ecx, 0x3f                                          ;   406.0 p0      69 y
        xor ebp, dword [ecx*4 + des_decrypt.T7_Permuted_S1_28] ;   408.5 p2+p0   86 y
        and eax, 0x3f                                          ;   394.5 p0      68 y
        xor ebp, dword [eax*4 + des_decrypt.T0_Permuted_S8_0]  ;   409.0 p2+p0   86 y
        and ebx, 0x3f                                          ;   398.5 p0      68 y
        xor ebp, dword [ebx*4 + des_decrypt.T1_Permuted_S7_4]  ;   409.5 p2+p0   86 y
        mov esi, dword [esp + 152]                             ;   395.5 p2      68 y reload
        and esi, 0x3f                                          ;   397.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   410.0 p2+p0   86 y
        mov esi, dword [esp + 144]                             ;   399.5 p2      68 y reload
        and esi, 0x3f                                          ;   401.5 p0      68 y
        xor ebp, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   410.5 p2+p0   86 y
        mov ebx, ebp                                           ;   411.0 p1      67 y copy
        rol ebx, 1                                             ;   411.5 p1      67 y
        mov eax, ebp                                           ;   411.0 p0      66 x copy
        rol eax, 0x1d                                          ;   415.5 p1      66 x
        xor ebx, dword [esp + 116]                             ;   415.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   416.0 p0      67 y
        movzx esi, bl                                          ;   416.5 p0      68 y
        movzx ecx, bh                                          ;   416.5 p1+p0   68 y
        shr ebx, 0x10                                          ;   416.5 p1      69 y
        movzx edx, bl                                          ;   420.5 p0      69 y
        shr ebx, 8                                             ;   420.5 p1      69 y
        xor eax, dword [esp + 112]                             ;   419.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   420.0 p0      66 x
        movzx edi, al                                          ;   420.5 p1      68 y
        mov dword [esp + 144], ebp                             ;   411.0 p0+p3   86 y spill
        movzx ebp, ah                                          ;   420.5 p1      68 y
        shr eax, 0x10                                          ;   420.5 p1      69 y
        mov dword [esp + 152], ebp                             ;   421.0 p0+p3   68 y spill
        movzx ebp, al                                          ;   424.5 p0      69 y
        shr eax, 8                                             ;   424.5 p1      69 y
        and edx, 0x3f                                          ;   421.0 p0      69 y
        mov dword [esp + 140], ecx                             ;   417.0 p0+p3   68 y spill
        mov ecx, dword [esp + 148]                             ;   389.5 p2      85 y reload
        xor ecx, dword [edx*4 + des_decrypt.T4_Permuted_S4_16] ;   423.5 p2+p0   85 y
        and ebp, 0x3f                                          ;   425.0 p0      69 y
        xor ecx, dword [ebp*4 + des_decrypt.T5_Permuted_S3_20] ;   427.5 p2+p0   85 y
        and ebx, 0x3f                                          ;   424.5 p0      69 y
        xor ecx, dword [ebx*4 + des_decrypt.T6_Permuted_S2_24] ;   428.0 p2+p0   85 y
        and eax, 0x3f                                          ;   428.5 p0      69 y
        xor ecx, dword [eax*4 + des_decrypt.T7_Permuted_S1_28] ;   431.0 p2+p0   85 y
        and esi, 0x3f                                          ;   417.0 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T0_Permuted_S8_0]  ;   431.5 p2+p0   85 y
        and edi, 0x3f                                          ;   421.0 p0      68 y
        xor ecx, dword [edi*4 + des_decrypt.T1_Permuted_S7_4]  ;   432.0 p2+p0   85 y
        mov esi, dword [esp + 140]                             ;   418.0 p2      68 y reload
        and esi, 0x3f                                          ;   420.0 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   432.5 p2+p0   85 y
        mov esi, dword [esp + 152]                             ;   422.0 p2      68 y reload
        and esi, 0x3f                                          ;   424.0 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   433.0 p2+p0   85 y
        movzx esi, cl                                          ;   433.5 p1      93 dst
        movq mm0, [esi*8 + des_decrypt.T8_IP_INVERSE_0]        ;   434.0 p2      93 dst
        movzx esi, ch                                          ;   433.5 p0+p1   93 dst
        pxor mm0, [esi*8 + des_decrypt.T9_IP_INVERSE_8]        ;   441.0 p2+p1   93 dst
        mov eax, ecx                                           ;   433.5 p0      67 y copy
        rol eax, 1                                             ;   434.0 p1      67 y
        mov ebx, ecx                                           ;   433.5 p0      66 x copy
        rol ebx, 0x1d                                          ;   438.0 p1      66 x
        shr ecx, 0x10                                          ;   433.5 p1      93 dst
        movzx ebp, cl                                          ;   437.5 p0      93 dst
        shr ecx, 8                                             ;   437.5 p1      93 dst
        pxor mm0, [ebp*8 + des_decrypt.T10_IP_INVERSE_16]      ;   445.0 p2+p1   93 dst
        pxor mm0, [ecx*8 + des_decrypt.T11_IP_INVERSE_24]      ;   448.5 p2+p1   93 dst
        xor eax, dword [esp + 124]                             ;   438.0 p2+p0   67 y
        and eax, 0x3f3f3f3f                                    ;   438.5 p0      67 y
        movzx esi, al                                          ;   439.0 p0      68 y
        movzx ebp, ah                                          ;   439.0 p0      68 y
        shr eax, 0x10                                          ;   439.0 p1      69 y
        movzx ecx, al                                          ;   443.0 p0      69 y
        shr eax, 8                                             ;   443.0 p1      69 y
        xor ebx, dword [esp + 120]                             ;   442.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   442.5 p0      66 x
        movzx edx, bl                                          ;   443.0 p1      68 y
        movzx edi, bh                                          ;   443.0 p0+p1   68 y
        shr ebx, 0x10                                          ;   443.0 p1      69 y
        mov dword [esp + 152], edi                             ;   443.5 p0+p3   68 y spill
        movzx edi, bl                                          ;   447.0 p1      69 y
        shr ebx, 8                                             ;   447.0 p1      69 y
        and ecx, 0x3f                                          ;   443.5 p0      69 y
        mov dword [esp + 140], ebp                             ;   439.5 p0+p3   68 y spill
        mov ebp, dword [esp + 144]                             ;   412.0 p2      86 y reload
        mov ecx, dword [ecx*4 + des_decrypt.T4_Permuted_S4_16] ;   444.0 p2      86 y
        xor ecx, ebp                                           ;   446.0 p0      86 y
        and edi, 0x3f                                          ;   447.5 p0      69 y
        xor ecx, dword [edi*4 + des_decrypt.T5_Permuted_S3_20] ;   450.0 p2+p0   86 y
        and eax, 0x3f                                          ;   447.0 p0      69 y
        xor ecx, dword [eax*4 + des_decrypt.T6_Permuted_S2_24] ;   450.5 p2+p0   86 y
        and ebx, 0x3f                                          ;   451.0 p0      69 y
        xor ecx, dword [ebx*4 + des_decrypt.T7_Permuted_S1_28] ;   453.5 p2+p0   86 y
        and esi, 0x3f                                          ;   439.5 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T0_Permuted_S8_0]  ;   454.0 p2+p0   86 y
        and edx, 0x3f                                          ;   443.5 p0      68 y
        xor ecx, dword [edx*4 + des_decrypt.T1_Permuted_S7_4]  ;   454.5 p2+p0   86 y
        mov esi, dword [esp + 140]                             ;   440.5 p2      68 y reload
        and esi, 0x3f                                          ;   442.5 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T2_Permuted_S6_8]  ;   455.0 p2+p0   86 y
        mov esi, dword [esp + 152]                             ;   444.5 p2      68 y reload
        and esi, 0x3f                                          ;   446.5 p0      68 y
        xor ecx, dword [esi*4 + des_decrypt.T3_Permuted_S5_12] ;   455.5 p2+p0   86 y
        movzx esi, cl                                          ;   456.0 p1      93 dst
        pxor mm0, [esi*8 + des_decrypt.T12_IP_INVERSE_32]      ;   463.5 p2+p1   93 dst
        movzx esi, ch                                          ;   456.0 p0      93 dst
        shr ecx, 0x10                                          ;   456.0 p1      93 dst
        pxor mm0, [esi*8 + des_decrypt.T13_IP_INVERSE_40]      ;   465.5 p2+p1   93 dst
        movzx esi, cl                                          ;   460.0 p0      93 dst
        shr ecx, 8                                             ;   460.0 p1      93 dst
        pxor mm0, [esi*8 + des_decrypt.T14_IP_INVERSE_48]      ;   467.5 p2+p1   93 dst
        pxor mm0, [ecx*8 + des_decrypt.T15_IP_INVERSE_56]      ;   471.0 p2+p1   93 dst
        pshufw mm0, mm0, 0x1b                                  ;   473.0 p1      93 dst
        pshufw mm1, mm0, 0xe4                                  ;   475.0 p1      93 dst copy
        psllw mm1, 8                                           ;   477.0 p1      93 dst
        psrlw mm0, 8                                           ;   475.0 p1      93 dst
        por mm0, mm1                                           ;   479.0 p1      93 dst
        mov esi, dword [esp + 136]                             ;   421.2 p2      93 dst reload
        movq [esi], mm0                                        ;   481.0 p0+p3   93 dst
        add esi, 8                                             ;   424.5 p0      99 blocks
        mov edi, dword [esp + 132]                             ;   424.8 p2      99 blocks
        add edi, 8                                             ;   426.8 p1      99 blocks
        xchg edi, esi                                          ;   427.3 p0+p1   99 blocks copy
        cmp esi, dword [esp + 128]                             ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 180], esi                             ;                    resident
        mov dword [esp + 184], edi                             ;                    resident
.blocks_1_done:
        emms                                                   ;                    x87 state
        add esp, 0x9c                                          ;                    frame
        pop ebp                                                ;                    preserved
        pop edi                                                ;                    preserved
        pop esi                                                ;                    preserved
        pop ebx                                                ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; Permuted_S8_0
des_decrypt.T0_Permuted_S8_0:
        dd 0x08000820, 0x00000800, 0x00020000, 0x08020820, 0x08000000, 0x08000820, 0x00000020, 0x08000000
        dd 0x00020020, 0x08020000, 0x08020820, 0x00020800, 0x08020800, 0x00020820, 0x00000800, 0x00000020
        dd 0x08020000, 0x08000020, 0x08000800, 0x00000820, 0x00020800, 0x00020020, 0x08020020, 0x08020800
        dd 0x00000820, 0x00000000, 0x00000000, 0x08020020, 0x08000020, 0x08000800, 0x00020820, 0x00020000
        dd 0x00020820, 0x00020000, 0x08020800, 0x00000800, 0x00000020, 0x08020020, 0x00000800, 0x00020820
        dd 0x08000800, 0x00000020, 0x08000020, 0x08020000, 0x08020020, 0x08000000, 0x00020000, 0x08000820
        dd 0x00000000, 0x08020820, 0x00020020, 0x08000020, 0x08020000, 0x08000800, 0x08000820, 0x00000000
        dd 0x08020820, 0x00020800, 0x00020800, 0x00000820, 0x00000820, 0x00020020, 0x08000000, 0x08020800
; Permuted_S7_4
des_decrypt.T1_Permuted_S7_4:
        dd 0x00100000, 0x02100001, 0x02000401, 0x00000000, 0x00000400, 0x02000401, 0x00100401, 0x02100400
        dd 0x02100401, 0x00100000, 0x00000000, 0x02000001, 0x00000001, 0x02000000, 0x02100001, 0x00000401
        dd 0x02000400, 0x00100401, 0x00100001, 0x02000400, 0x02000001, 0x02100000, 0x02100400, 0x00100001
        dd 0x02100000, 0x00000400, 0x00000401, 0x02100401, 0x00100400, 0x00000001, 0x02000000, 0x00100400
        dd 0x02000000, 0x00100400, 0x00100000, 0x02000401, 0x02000401, 0x02100001, 0x02100001, 0x00000001
        dd 0x00100001, 0x02000000, 0x02000400, 0x00100000, 0x02100400, 0x00000401, 0x00100401, 0x02100400
        dd 0x00000401, 0x02000001, 0x02100401, 0x02100000, 0x00100400, 0x00000000, 0x00000001, 0x02100401
        dd 0x00000000, 0x00100401, 0x02100000, 0x00000400, 0x02000001, 0x02000400, 0x00000400, 0x00100001
; Permuted_S6_8
des_decrypt.T2_Permuted_S6_8:
        dd 0x10000008, 0x10200000, 0x00002000, 0x10202008, 0x10200000, 0x00000008, 0x10202008, 0x00200000
        dd 0x10002000, 0x00202008, 0x00200000, 0x10000008, 0x00200008, 0x10002000, 0x10000000, 0x00002008
        dd 0x00000000, 0x00200008, 0x10002008, 0x00002000, 0x00202000, 0x10002008, 0x00000008, 0x10200008
        dd 0x10200008, 0x00000000, 0x00202008, 0x10202000, 0x00002008, 0x00202000, 0x10202000, 0x10000000
        dd 0x10002000, 0x00000008, 0x10200008, 0x00202000, 0x10202008, 0x00200000, 0x00002008, 0x10000008
        dd 0x00200000, 0x10002000, 0x10000000, 0x00002008, 0x10000008, 0x10202008, 0x00202000, 0x10200000
        dd 0x00202008, 0x10202000, 0x00000000, 0x10200008, 0x00000008, 0x00002000, 0x10200000, 0x00202008
        dd 0x00002000, 0x00200008, 0x10002008, 0x00000000, 0x10202000, 0x10000000, 0x00200008, 0x10002008
; Permuted_S5_12
des_decrypt.T3_Permuted_S5_12:
        dd 0x00000080, 0x01040080, 0x01040000, 0x21000080, 0x00040000, 0x00000080, 0x20000000, 0x01040000
        dd 0x20040080, 0x00040000, 0x01000080, 0x20040080, 0x21000080, 0x21040000, 0x00040080, 0x20000000
        dd 0x01000000, 0x20040000, 0x20040000, 0x00000000, 0x20000080, 0x21040080, 0x21040080, 0x01000080
        dd 0x21040000, 0x20000080, 0x00000000, 0x21000000, 0x01040080, 0x01000000, 0x21000000, 0x00040080
        dd 0x00040000, 0x21000080, 0x00000080, 0x01000000, 0x20000000, 0x01040000, 0x21000080, 0x20040080
        dd 0x01000080, 0x20000000, 0x21040000, 0x01040080, 0x20040080, 0x00000080, 0x01000000, 0x21040000
        dd 0x21040080, 0x00040080, 0x21000000, 0x21040080, 0x01040000, 0x00000000, 0x20040000, 0x21000000
        dd 0x00040080, 0x01000080, 0x20000080, 0x00040000, 0x00000000, 0x20040000, 0x01040080, 0x20000080
; Permuted_S4_16
des_decrypt.T4_Permuted_S4_16:
        dd 0x80401000, 0x80001040, 0x80001040, 0x00000040, 0x00401040, 0x80400040, 0x80400000, 0x80001000
        dd 0x00000000, 0x00401000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00400040, 0x80400000
        dd 0x80000000, 0x00001000, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x80001000, 0x00001040
        dd 0x80400040, 0x80000000, 0x00001040, 0x00400040, 0x00001000, 0x00401040, 0x80401040, 0x80000040
        dd 0x00400040, 0x80400000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00000000, 0x00401000
        dd 0x00001040, 0x00400040, 0x80400040, 0x80000000, 0x80401000, 0x80001040, 0x80001040, 0x00000040
        dd 0x80401040, 0x80000040, 0x80000000, 0x00001000, 0x80400000, 0x80001000, 0x00401040, 0x80400040
        dd 0x80001000, 0x00001040, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x00001000, 0x00401040
; Permuted_S3_20
des_decrypt.T5_Permuted_S3_20:
        dd 0x00000104, 0x04010100, 0x00000000, 0x04010004, 0x04000100, 0x00000000, 0x00010104, 0x04000100
        dd 0x00010004, 0x04000004, 0x04000004, 0x00010000, 0x04010104, 0x00010004, 0x04010000, 0x00000104
        dd 0x04000000, 0x00000004, 0x04010100, 0x00000100, 0x00010100, 0x04010000, 0x04010004, 0x00010104
        dd 0x04000104, 0x00010100, 0x00010000, 0x04000104, 0x00000004, 0x04010104, 0x00000100, 0x04000000
        dd 0x04010100, 0x04000000, 0x00010004, 0x00000104, 0x00010000, 0x04010100, 0x04000100, 0x00000000
        dd 0x00000100, 0x00010004, 0x04010104, 0x04000100, 0x04000004, 0x00000100, 0x00000000, 0x04010004
        dd 0x04000104, 0x00010000, 0x04000000, 0x04010104, 0x00000004, 0x00010104, 0x00010100, 0x04000004
        dd 0x04010000, 0x04000104, 0x00000104, 0x04010000, 0x00010104, 0x00000004, 0x04010004, 0x00010100
; Permuted_S2_24
des_decrypt.T6_Permuted_S2_24:
        dd 0x40084010, 0x40004000, 0x00004000, 0x00084010, 0x00080000, 0x00000010, 0x40080010, 0x40004010
        dd 0x40000010, 0x40084010, 0x40084000, 0x40000000, 0x40004000, 0x00080000, 0x00000010, 0x40080010
        dd 0x00084000, 0x00080010, 0x40004010, 0x00000000, 0x40000000, 0x00004000, 0x00084010, 0x40080000
        dd 0x00080010, 0x40000010, 0x00000000, 0x00084000, 0x00004010, 0x40084000, 0x40080000, 0x00004010
        dd 0x00000000, 0x00084010, 0x40080010, 0x00080000, 0x40004010, 0x40080000, 0x40084000, 0x00004000
        dd 0x40080000, 0x40004000, 0x00000010, 0x40084010, 0x00084010, 0x00000010, 0x00004000, 0x40000000
        dd 0x00004010, 0x40084000, 0x00080000, 0x40000010, 0x00080010, 0x40004010, 0x40000010, 0x00080010
        dd 0x00084000, 0x00000000, 0x40004000, 0x00004010, 0x40000000, 0x40080010, 0x40084010, 0x00084000
; Permuted_S1_28
des_decrypt.T7_Permuted_S1_28:
        dd 0x00808200, 0x00000000, 0x00008000, 0x00808202, 0x00808002, 0x00008202, 0x00000002, 0x00008000
        dd 0x00000200, 0x00808200, 0x00808202, 0x00000200, 0x00800202, 0x00808002, 0x00800000, 0x00000002
        dd 0x00000202, 0x00800200, 0x00800200, 0x00008200, 0x00008200, 0x00808000, 0x00808000, 0x00800202
        dd 0x00008002, 0x00800002, 0x00800002, 0x00008002, 0x00000000, 0x00000202, 0x00008202, 0x00800000
        dd 0x00008000, 0x00808202, 0x00000002, 0x00808000, 0x00808200, 0x00800000, 0x00800000, 0x00000200
        dd 0x00808002, 0x00008000, 0x00008200, 0x00800002, 0x00000200, 0x00000002, 0x00800202, 0x00008202
        dd 0x00808202, 0x00008002, 0x00808000, 0x00800202, 0x00800002, 0x00000202, 0x00008202, 0x00808200
        dd 0x00000202, 0x00800200, 0x00800200, 0x00000000, 0x00008002, 0x00008200, 0x00000000, 0x00808002
; IP_INVERSE_0
        align 16, db 0
des_decrypt.T8_IP_INVERSE_0:
        dq 0x0000000000000000, 0x0200000000000000, 0x0002000000000000, 0x0202000000000000, 0x0000020000000000, 0x0200020000000000, 0x0002020000000000, 0x0202020000000000
        dq 0x0000000200000000, 0x0200000200000000, 0x0002000200000000, 0x0202000200000000, 0x0000020200000000, 0x0200020200000000, 0x0002020200000000, 0x0202020200000000
        dq 0x0000000002000000, 0x0200000002000000, 0x0002000002000000, 0x0202000002000000, 0x0000020002000000, 0x0200020002000000, 0x0002020002000000, 0x0202020002000000
        dq 0x0000000202000000, 0x0200000202000000, 0x0002000202000000, 0x0202000202000000, 0x0000020202000000, 0x0200020202000000, 0x0002020202000000, 0x0202020202000000
        dq 0x0000000000020000, 0x0200000000020000, 0x0002000000020000, 0x0202000000020000, 0x0000020000020000, 0x0200020000020000, 0x0002020000020000, 0x0202020000020000
        dq 0x0000000200020000, 0x0200000200020000, 0x0002000200020000, 0x0202000200020000, 0x0000020200020000, 0x0200020200020000, 0x0002020200020000, 0x0202020200020000
        dq 0x0000000002020000, 0x0200000002020000, 0x0002000002020000, 0x0202000002020000, 0x0000020002020000, 0x0200020002020000, 0x0002020002020000, 0x0202020002020000
        dq 0x0000000202020000, 0x0200000202020000, 0x0002000202020000, 0x0202000202020000, 0x0000020202020000, 0x0200020202020000, 0x0002020202020000, 0x0202020202020000
        dq 0x0000000000000200, 0x0200000000000200, 0x0002000000000200, 0x0202000000000200, 0x0000020000000200, 0x0200020000000200, 0x0002020000000200, 0x0202020000000200
        dq 0x0000000200000200, 0x0200000200000200, 0x0002000200000200, 0x0202000200000200, 0x0000020200000200, 0x0200020200000200, 0x0002020200000200, 0x0202020200000200
        dq 0x0000000002000200, 0x0200000002000200, 0x0002000002000200, 0x0202000002000200, 0x0000020002000200, 0x0200020002000200, 0x0002020002000200, 0x0202020002000200
        dq 0x0000000202000200, 0x0200000202000200, 0x0002000202000200, 0x0202000202000200, 0x0000020202000200, 0x0200020202000200, 0x0002020202000200, 0x0202020202000200
        dq 0x0000000000020200, 0x0200000000020200, 0x0002000000020200, 0x0202000000020200, 0x0000020000020200, 0x0200020000020200, 0x0002020000020200, 0x0202020000020200
        dq 0x0000000200020200, 0x0200000200020200, 0x0002000200020200, 0x0202000200020200, 0x0000020200020200, 0x0200020200020200, 0x0002020200020200, 0x0202020200020200
        dq 0x0000000002020200, 0x0200000002020200, 0x0002000002020200, 0x0202000002020200, 0x0000020002020200, 0x0200020002020200, 0x0002020002020200, 0x0202020002020200
        dq 0x0000000202020200, 0x0200000202020200, 0x0002000202020200, 0x0202000202020200, 0x0000020202020200, 0x0200020202020200, 0x0002020202020200, 0x0202020202020200
        dq 0x0000000000000002, 0x0200000000000002, 0x0002000000000002, 0x0202000000000002, 0x0000020000000002, 0x0200020000000002, 0x0002020000000002, 0x0202020000000002
        dq 0x0000000200000002, 0x0200000200000002, 0x0002000200000002, 0x0202000200000002, 0x0000020200000002, 0x0200020200000002, 0x0002020200000002, 0x0202020200000002
        dq 0x0000000002000002, 0x0200000002000002, 0x0002000002000002, 0x0202000002000002, 0x0000020002000002, 0x0200020002000002, 0x0002020002000002, 0x0202020002000002
        dq 0x0000000202000002, 0x0200000202000002, 0x0002000202000002, 0x0202000202000002, 0x0000020202000002, 0x0200020202000002, 0x0002020202000002, 0x0202020202000002
        dq 0x0000000000020002, 0x0200000000020002, 0x0002000000020002, 0x0202000000020002, 0x0000020000020002, 0x0200020000020002, 0x0002020000020002, 0x0202020000020002
        dq 0x0000000200020002, 0x0200000200020002, 0x0002000200020002, 0x0202000200020002, 0x0000020200020002, 0x0200020200020002, 0x0002020200020002, 0x0202020200020002
        dq 0x0000000002020002, 0x0200000002020002, 0x0002000002020002, 0x0202000002020002, 0x0000020002020002, 0x0200020002020002, 0x0002020002020002, 0x0202020002020002
        dq 0x0000000202020002, 0x0200000202020002, 0x0002000202020002, 0x0202000202020002, 0x0000020202020002, 0x0200020202020002, 0x0002020202020002, 0x0202020202020002
        dq 0x0000000000000202, 0x0200000000000202, 0x0002000000000202, 0x0202000000000202, 0x0000020000000202, 0x0200020000000202, 0x0002020000000202, 0x0202020000000202
        dq 0x0000000200000202, 0x0200000200000202, 0x0002000200000202, 0x0202000200000202, 0x0000020200000202, 0x0200020200000202, 0x0002020200000202, 0x0202020200000202
        dq 0x0000000002000202, 0x0200000002000202, 0x0002000002000202, 0x0202000002000202, 0x0000020002000202, 0x0200020002000202, 0x0002020002000202, 0x0202020002000202
        dq 0x0000000202000202, 0x0200000202000202, 0x0002000202000202, 0x0202000202000202, 0x0000020202000202, 0x0200020202000202, 0x0002020202000202, 0x0202020202000202
        dq 0x0000000000020202, 0x0200000000020202, 0x0002000000020202, 0x0202000000020202, 0x0000020000020202, 0x0200020000020202, 0x0002020000020202, 0x0202020000020202
        dq 0x0000000200020202, 0x0200000200020202, 0x0002000200020202, 0x0202000200020202, 0x0000020200020202, 0x0200020200020202, 0x0002020200020202, 0x0202020200020202
        dq 0x0000000002020202, 0x0200000002020202, 0x0002000002020202, 0x0202000002020202, 0x0000020002020202, 0x0200020002020202, 0x0002020002020202, 0x0202020002020202
        dq 0x0000000202020202, 0x0200000202020202, 0x0002000202020202, 0x0202000202020202, 0x0000020202020202, 0x0200020202020202, 0x0002020202020202, 0x0202020202020202
; IP_INVERSE_8
        align 16, db 0
des_decrypt.T9_IP_INVERSE_8:
        dq 0x0000000000000000, 0x0800000000000000, 0x0008000000000000, 0x0808000000000000, 0x0000080000000000, 0x0800080000000000, 0x0008080000000000, 0x0808080000000000
        dq 0x0000000800000000, 0x0800000800000000, 0x0008000800000000, 0x0808000800000000, 0x0000080800000000, 0x0800080800000000, 0x0008080800000000, 0x0808080800000000
        dq 0x0000000008000000, 0x0800000008000000, 0x0008000008000000, 0x0808000008000000, 0x0000080008000000, 0x0800080008000000, 0x0008080008000000, 0x0808080008000000
        dq 0x0000000808000000, 0x0800000808000000, 0x0008000808000000, 0x0808000808000000, 0x0000080808000000, 0x0800080808000000, 0x0008080808000000, 0x0808080808000000
        dq 0x0000000000080000, 0x0800000000080000, 0x0008000000080000, 0x0808000000080000, 0x0000080000080000, 0x0800080000080000, 0x0008080000080000, 0x0808080000080000
        dq 0x0000000800080000, 0x0800000800080000, 0x0008000800080000, 0x0808000800080000, 0x0000080800080000, 0x0800080800080000, 0x0008080800080000, 0x0808080800080000
        dq 0x0000000008080000, 0x0800000008080000, 0x0008000008080000, 0x0808000008080000, 0x0000080008080000, 0x0800080008080000, 0x0008080008080000, 0x0808080008080000
        dq 0x0000000808080000, 0x0800000808080000, 0x0008000808080000, 0x0808000808080000, 0x0000080808080000, 0x0800080808080000, 0x0008080808080000, 0x0808080808080000
        dq 0x0000000000000800, 0x0800000000000800, 0x0008000000000800, 0x0808000000000800, 0x0000080000000800, 0x0800080000000800, 0x0008080000000800, 0x0808080000000800
        dq 0x0000000800000800, 0x0800000800000800, 0x0008000800000800, 0x0808000800000800, 0x0000080800000800, 0x0800080800000800, 0x0008080800000800, 0x0808080800000800
        dq 0x0000000008000800, 0x0800000008000800, 0x0008000008000800, 0x0808000008000800, 0x0000080008000800, 0x0800080008000800, 0x0008080008000800, 0x0808080008000800
        dq 0x0000000808000800, 0x0800000808000800, 0x0008000808000800, 0x0808000808000800, 0x0000080808000800, 0x0800080808000800, 0x0008080808000800, 0x0808080808000800
        dq 0x0000000000080800, 0x0800000000080800, 0x0008000000080800, 0x0808000000080800, 0x0000080000080800, 0x0800080000080800, 0x0008080000080800, 0x0808080000080800
        dq 0x0000000800080800, 0x0800000800080800, 0x0008000800080800, 0x0808000800080800, 0x0000080800080800, 0x0800080800080800, 0x0008080800080800, 0x0808080800080800
        dq 0x0000000008080800, 0x0800000008080800, 0x0008000008080800, 0x0808000008080800, 0x0000080008080800, 0x0800080008080800, 0x0008080008080800, 0x0808080008080800
        dq 0x0000000808080800, 0x0800000808080800, 0x0008000808080800, 0x0808000808080800, 0x0000080808080800, 0x0800080808080800, 0x0008080808080800, 0x0808080808080800
        dq 0x0000000000000008, 0x0800000000000008, 0x0008000000000008, 0x0808000000000008, 0x0000080000000008, 0x0800080000000008, 0x0008080000000008, 0x0808080000000008
        dq 0x0000000800000008, 0x0800000800000008, 0x0008000800000008, 0x0808000800000008, 0x0000080800000008, 0x0800080800000008, 0x0008080800000008, 0x0808080800000008
        dq 0x0000000008000008, 0x0800000008000008, 0x0008000008000008, 0x0808000008000008, 0x0000080008000008, 0x0800080008000008, 0x0008080008000008, 0x0808080008000008
        dq 0x0000000808000008, 0x0800000808000008, 0x0008000808000008, 0x0808000808000008, 0x0000080808000008, 0x0800080808000008, 0x0008080808000008, 0x0808080808000008
        dq 0x0000000000080008, 0x0800000000080008, 0x0008000000080008, 0x0808000000080008, 0x0000080000080008, 0x0800080000080008, 0x0008080000080008, 0x0808080000080008
        dq 0x0000000800080008, 0x0800000800080008, 0x0008000800080008, 0x0808000800080008, 0x0000080800080008, 0x0800080800080008, 0x0008080800080008, 0x0808080800080008
        dq 0x0000000008080008, 0x0800000008080008, 0x0008000008080008, 0x0808000008080008, 0x0000080008080008, 0x0800080008080008, 0x0008080008080008, 0x0808080008080008
        dq 0x0000000808080008, 0x0800000808080008, 0x0008000808080008, 0x0808000808080008, 0x0000080808080008, 0x0800080808080008, 0x0008080808080008, 0x0808080808080008
        dq 0x0000000000000808, 0x0800000000000808, 0x0008000000000808, 0x0808000000000808, 0x0000080000000808, 0x0800080000000808, 0x0008080000000808, 0x0808080000000808
        dq 0x0000000800000808, 0x0800000800000808, 0x0008000800000808, 0x0808000800000808, 0x0000080800000808, 0x0800080800000808, 0x0008080800000808, 0x0808080800000808
        dq 0x0000000008000808, 0x0800000008000808, 0x0008000008000808, 0x0808000008000808, 0x0000080008000808, 0x0800080008000808, 0x0008080008000808, 0x0808080008000808
        dq 0x0000000808000808, 0x0800000808000808, 0x0008000808000808, 0x0808000808000808, 0x0000080808000808, 0x0800080808000808, 0x0008080808000808, 0x0808080808000808
        dq 0x0000000000080808, 0x0800000000080808, 0x0008000000080808, 0x0808000000080808, 0x0000080000080808, 0x0800080000080808, 0x0008080000080808, 0x0808080000080808
        dq 0x0000000800080808, 0x0800000800080808, 0x0008000800080808, 0x0808000800080808, 0x0000080800080808, 0x0800080800080808, 0x0008080800080808, 0x0808080800080808
        dq 0x0000000008080808, 0x0800000008080808, 0x0008000008080808, 0x0808000008080808, 0x0000080008080808, 0x0800080008080808, 0x0008080008080808, 0x0808080008080808
        dq 0x0000000808080808, 0x0800000808080808, 0x0008000808080808, 0x0808000808080808, 0x0000080808080808, 0x0800080808080808, 0x0008080808080808, 0x0808080808080808
; IP_INVERSE_16
        align 16, db 0
des_decrypt.T10_IP_INVERSE_16:
        dq 0x0000000000000000, 0x2000000000000000, 0x0020000000000000, 0x2020000000000000, 0x0000200000000000, 0x2000200000000000, 0x0020200000000000, 0x2020200000000000
        dq 0x0000002000000000, 0x2000002000000000, 0x0020002000000000, 0x2020002000000000, 0x0000202000000000, 0x2000202000000000, 0x0020202000000000, 0x2020202000000000
        dq 0x0000000020000000, 0x2000000020000000, 0x0020000020000000, 0x2020000020000000, 0x0000200020000000, 0x2000200020000000, 0x0020200020000000, 0x2020200020000000
        dq 0x0000002020000000, 0x2000002020000000, 0x0020002020000000, 0x2020002020000000, 0x0000202020000000, 0x2000202020000000, 0x0020202020000000, 0x2020202020000000
        dq 0x0000000000200000, 0x2000000000200000, 0x0020000000200000, 0x2020000000200000, 0x0000200000200000, 0x2000200000200000, 0x0020200000200000, 0x2020200000200000
        dq 0x0000002000200000, 0x2000002000200000, 0x0020002000200000, 0x2020002000200000, 0x0000202000200000, 0x2000202000200000, 0x0020202000200000, 0x2020202000200000
        dq 0x0000000020200000, 0x2000000020200000, 0x0020000020200000, 0x2020000020200000, 0x0000200020200000, 0x2000200020200000, 0x0020200020200000, 0x2020200020200000
        dq 0x0000002020200000, 0x2000002020200000, 0x0020002020200000, 0x2020002020200000, 0x0000202020200000, 0x2000202020200000, 0x0020202020200000, 0x2020202020200000
        dq 0x0000000000002000, 0x2000000000002000, 0x0020000000002000, 0x2020000000002000, 0x0000200000002000, 0x2000200000002000, 0x0020200000002000, 0x2020200000002000
        dq 0x0000002000002000, 0x2000002000002000, 0x0020002000002000, 0x2020002000002000, 0x0000202000002000, 0x2000202000002000, 0x0020202000002000, 0x2020202000002000
        dq 0x0000000020002000, 0x2000000020002000, 0x0020000020002000, 0x2020000020002000, 0x0000200020002000, 0x2000200020002000, 0x0020200020002000, 0x2020200020002000
        dq 0x0000002020002000, 0x2000002020002000, 0x0020002020002000, 0x2020002020002000, 0x0000202020002000, 0x2000202020002000, 0x0020202020002000, 0x2020202020002000
        dq 0x0000000000202000, 0x2000000000202000, 0x0020000000202000, 0x2020000000202000, 0x0000200000202000, 0x2000200000202000, 0x0020200000202000, 0x2020200000202000
        dq 0x0000002000202000, 0x2000002000202000, 0x0020002000202000, 0x2020002000202000, 0x0000202000202000, 0x2000202000202000, 0x0020202000202000, 0x2020202000202000
        dq 0x0000000020202000, 0x2000000020202000, 0x0020000020202000, 0x2020000020202000, 0x0000200020202000, 0x2000200020202000, 0x0020200020202000, 0x2020200020202000
        dq 0x0000002020202000, 0x2000002020202000, 0x0020002020202000, 0x2020002020202000, 0x0000202020202000, 0x2000202020202000, 0x0020202020202000, 0x2020202020202000
        dq 0x0000000000000020, 0x2000000000000020, 0x0020000000000020, 0x2020000000000020, 0x0000200000000020, 0x2000200000000020, 0x0020200000000020, 0x2020200000000020
        dq 0x0000002000000020, 0x2000002000000020, 0x0020002000000020, 0x2020002000000020, 0x0000202000000020, 0x2000202000000020, 0x0020202000000020, 0x2020202000000020
        dq 0x0000000020000020, 0x2000000020000020, 0x0020000020000020, 0x2020000020000020, 0x0000200020000020, 0x2000200020000020, 0x0020200020000020, 0x2020200020000020
        dq 0x0000002020000020, 0x2000002020000020, 0x0020002020000020, 0x2020002020000020, 0x0000202020000020, 0x2000202020000020, 0x0020202020000020, 0x2020202020000020
        dq 0x0000000000200020, 0x2000000000200020, 0x0020000000200020, 0x2020000000200020, 0x0000200000200020, 0x2000200000200020, 0x0020200000200020, 0x2020200000200020
        dq 0x0000002000200020, 0x2000002000200020, 0x0020002000200020, 0x2020002000200020, 0x0000202000200020, 0x2000202000200020, 0x0020202000200020, 0x2020202000200020
        dq 0x0000000020200020, 0x2000000020200020, 0x0020000020200020, 0x2020000020200020, 0x0000200020200020, 0x2000200020200020, 0x0020200020200020, 0x2020200020200020
        dq 0x0000002020200020, 0x2000002020200020, 0x0020002020200020, 0x2020002020200020, 0x0000202020200020, 0x2000202020200020, 0x0020202020200020, 0x2020202020200020
        dq 0x0000000000002020, 0x2000000000002020, 0x0020000000002020, 0x2020000000002020, 0x0000200000002020, 0x2000200000002020, 0x0020200000002020, 0x2020200000002020
        dq 0x0000002000002020, 0x2000002000002020, 0x0020002000002020, 0x2020002000002020, 0x0000202000002020, 0x2000202000002020, 0x0020202000002020, 0x2020202000002020
        dq 0x0000000020002020, 0x2000000020002020, 0x0020000020002020, 0x2020000020002020, 0x0000200020002020, 0x2000200020002020, 0x0020200020002020, 0x2020200020002020
        dq 0x0000002020002020, 0x2000002020002020, 0x0020002020002020, 0x2020002020002020, 0x0000202020002020, 0x2000202020002020, 0x0020202020002020, 0x2020202020002020
        dq 0x0000000000202020, 0x2000000000202020, 0x0020000000202020, 0x2020000000202020, 0x0000200000202020, 0x2000200000202020, 0x0020200000202020, 0x2020200000202020
        dq 0x0000002000202020, 0x2000002000202020, 0x0020002000202020, 0x2020002000202020, 0x0000202000202020, 0x2000202000202020, 0x0020202000202020, 0x2020202000202020
        dq 0x0000000020202020, 0x2000000020202020, 0x0020000020202020, 0x2020000020202020, 0x0000200020202020, 0x2000200020202020, 0x0020200020202020, 0x2020200020202020
        dq 0x0000002020202020, 0x2000002020202020, 0x0020002020202020, 0x2020002020202020, 0x0000202020202020, 0x2000202020202020, 0x0020202020202020, 0x2020202020202020
; IP_INVERSE_24
        align 16, db 0
des_decrypt.T11_IP_INVERSE_24:
        dq 0x0000000000000000, 0x8000000000000000, 0x0080000000000000, 0x8080000000000000, 0x0000800000000000, 0x8000800000000000, 0x0080800000000000, 0x8080800000000000
        dq 0x0000008000000000, 0x8000008000000000, 0x0080008000000000, 0x8080008000000000, 0x0000808000000000, 0x8000808000000000, 0x0080808000000000, 0x8080808000000000
        dq 0x0000000080000000, 0x8000000080000000, 0x0080000080000000, 0x8080000080000000, 0x0000800080000000, 0x8000800080000000, 0x0080800080000000, 0x8080800080000000
        dq 0x0000008080000000, 0x8000008080000000, 0x0080008080000000, 0x8080008080000000, 0x0000808080000000, 0x8000808080000000, 0x0080808080000000, 0x8080808080000000
        dq 0x0000000000800000, 0x8000000000800000, 0x0080000000800000, 0x8080000000800000, 0x0000800000800000, 0x8000800000800000, 0x0080800000800000, 0x8080800000800000
        dq 0x0000008000800000, 0x8000008000800000, 0x0080008000800000, 0x8080008000800000, 0x0000808000800000, 0x8000808000800000, 0x0080808000800000, 0x8080808000800000
        dq 0x0000000080800000, 0x8000000080800000, 0x0080000080800000, 0x8080000080800000, 0x0000800080800000, 0x8000800080800000, 0x0080800080800000, 0x8080800080800000
        dq 0x0000008080800000, 0x8000008080800000, 0x0080008080800000, 0x8080008080800000, 0x0000808080800000, 0x8000808080800000, 0x0080808080800000, 0x8080808080800000
        dq 0x0000000000008000, 0x8000000000008000, 0x0080000000008000, 0x8080000000008000, 0x0000800000008000, 0x8000800000008000, 0x0080800000008000, 0x8080800000008000
        dq 0x0000008000008000, 0x8000008000008000, 0x0080008000008000, 0x8080008000008000, 0x0000808000008000, 0x8000808000008000, 0x0080808000008000, 0x8080808000008000
        dq 0x0000000080008000, 0x8000000080008000, 0x0080000080008000, 0x8080000080008000, 0x0000800080008000, 0x8000800080008000, 0x0080800080008000, 0x8080800080008000
        dq 0x0000008080008000, 0x8000008080008000, 0x0080008080008000, 0x8080008080008000, 0x0000808080008000, 0x8000808080008000, 0x0080808080008000, 0x8080808080008000
        dq 0x0000000000808000, 0x8000000000808000, 0x0080000000808000, 0x8080000000808000, 0x0000800000808000, 0x8000800000808000, 0x0080800000808000, 0x8080800000808000
        dq 0x0000008000808000, 0x8000008000808000, 0x0080008000808000, 0x8080008000808000, 0x0000808000808000, 0x8000808000808000, 0x0080808000808000, 0x8080808000808000
        dq 0x0000000080808000, 0x8000000080808000, 0x0080000080808000, 0x8080000080808000, 0x0000800080808000, 0x8000800080808000, 0x0080800080808000, 0x8080800080808000
        dq 0x0000008080808000, 0x8000008080808000, 0x0080008080808000, 0x8080008080808000, 0x0000808080808000, 0x8000808080808000, 0x0080808080808000, 0x8080808080808000
        dq 0x0000000000000080, 0x8000000000000080, 0x0080000000000080, 0x8080000000000080, 0x0000800000000080, 0x8000800000000080, 0x0080800000000080, 0x8080800000000080
        dq 0x0000008000000080, 0x8000008000000080, 0x0080008000000080, 0x8080008000000080, 0x0000808000000080, 0x8000808000000080, 0x0080808000000080, 0x8080808000000080
        dq 0x0000000080000080, 0x8000000080000080, 0x0080000080000080, 0x8080000080000080, 0x0000800080000080, 0x8000800080000080, 0x0080800080000080, 0x8080800080000080
        dq 0x0000008080000080, 0x8000008080000080, 0x0080008080000080, 0x8080008080000080, 0x0000808080000080, 0x8000808080000080, 0x0080808080000080, 0x8080808080000080
        dq 0x0000000000800080, 0x8000000000800080, 0x0080000000800080, 0x8080000000800080, 0x0000800000800080, 0x8000800000800080, 0x0080800000800080, 0x8080800000800080
        dq 0x0000008000800080, 0x8000008000800080, 0x0080008000800080, 0x8080008000800080, 0x0000808000800080, 0x8000808000800080, 0x0080808000800080, 0x8080808000800080
        dq 0x0000000080800080, 0x8000000080800080, 0x0080000080800080, 0x8080000080800080, 0x0000800080800080, 0x8000800080800080, 0x0080800080800080, 0x8080800080800080
        dq 0x0000008080800080, 0x8000008080800080, 0x0080008080800080, 0x8080008080800080, 0x0000808080800080, 0x8000808080800080, 0x0080808080800080, 0x8080808080800080
        dq 0x0000000000008080, 0x8000000000008080, 0x0080000000008080, 0x8080000000008080, 0x0000800000008080, 0x8000800000008080, 0x0080800000008080, 0x8080800000008080
        dq 0x0000008000008080, 0x8000008000008080, 0x0080008000008080, 0x8080008000008080, 0x0000808000008080, 0x8000808000008080, 0x0080808000008080, 0x8080808000008080
        dq 0x0000000080008080, 0x8000000080008080, 0x0080000080008080, 0x8080000080008080, 0x0000800080008080, 0x8000800080008080, 0x0080800080008080, 0x8080800080008080
        dq 0x0000008080008080, 0x8000008080008080, 0x0080008080008080, 0x8080008080008080, 0x0000808080008080, 0x8000808080008080, 0x0080808080008080, 0x8080808080008080
        dq 0x0000000000808080, 0x8000000000808080, 0x0080000000808080, 0x8080000000808080, 0x0000800000808080, 0x8000800000808080, 0x0080800000808080, 0x8080800000808080
        dq 0x0000008000808080, 0x8000008000808080, 0x0080008000808080, 0x8080008000808080, 0x0000808000808080, 0x8000808000808080, 0x0080808000808080, 0x8080808000808080
        dq 0x0000000080808080, 0x8000000080808080, 0x0080000080808080, 0x8080000080808080, 0x0000800080808080, 0x8000800080808080, 0x0080800080808080, 0x8080800080808080
        dq 0x0000008080808080, 0x8000008080808080, 0x0080008080808080, 0x8080008080808080, 0x0000808080808080, 0x8000808080808080, 0x0080808080808080, 0x8080808080808080
; IP_INVERSE_32
        align 16, db 0
des_decrypt.T12_IP_INVERSE_32:
        dq 0x0000000000000000, 0x0100000000000000, 0x0001000000000000, 0x0101000000000000, 0x0000010000000000, 0x0100010000000000, 0x0001010000000000, 0x0101010000000000
        dq 0x0000000100000000, 0x0100000100000000, 0x0001000100000000, 0x0101000100000000, 0x0000010100000000, 0x0100010100000000, 0x0001010100000000, 0x0101010100000000
        dq 0x0000000001000000, 0x0100000001000000, 0x0001000001000000, 0x0101000001000000, 0x0000010001000000, 0x0100010001000000, 0x0001010001000000, 0x0101010001000000
        dq 0x0000000101000000, 0x0100000101000000, 0x0001000101000000, 0x0101000101000000, 0x0000010101000000, 0x0100010101000000, 0x0001010101000000, 0x0101010101000000
        dq 0x0000000000010000, 0x0100000000010000, 0x0001000000010000, 0x0101000000010000, 0x0000010000010000, 0x0100010000010000, 0x0001010000010000, 0x0101010000010000
        dq 0x0000000100010000, 0x0100000100010000, 0x0001000100010000, 0x0101000100010000, 0x0000010100010000, 0x0100010100010000, 0x0001010100010000, 0x0101010100010000
        dq 0x0000000001010000, 0x0100000001010000, 0x0001000001010000, 0x0101000001010000, 0x0000010001010000, 0x0100010001010000, 0x0001010001010000, 0x0101010001010000
        dq 0x0000000101010000, 0x0100000101010000, 0x0001000101010000, 0x0101000101010000, 0x0000010101010000, 0x0100010101010000, 0x0001010101010000, 0x0101010101010000
        dq 0x0000000000000100, 0x0100000000000100, 0x0001000000000100, 0x0101000000000100, 0x0000010000000100, 0x0100010000000100, 0x0001010000000100, 0x0101010000000100
        dq 0x0000000100000100, 0x0100000100000100, 0x0001000100000100, 0x0101000100000100, 0x0000010100000100, 0x0100010100000100, 0x0001010100000100, 0x0101010100000100
        dq 0x0000000001000100, 0x0100000001000100, 0x0001000001000100, 0x0101000001000100, 0x0000010001000100, 0x0100010001000100, 0x0001010001000100, 0x0101010001000100
        dq 0x0000000101000100, 0x0100000101000100, 0x0001000101000100, 0x0101000101000100, 0x0000010101000100, 0x0100010101000100, 0x0001010101000100, 0x0101010101000100
        dq 0x0000000000010100, 0x0100000000010100, 0x0001000000010100, 0x0101000000010100, 0x0000010000010100, 0x0100010000010100, 0x0001010000010100, 0x0101010000010100
        dq 0x0000000100010100, 0x0100000100010100, 0x0001000100010100, 0x0101000100010100, 0x0000010100010100, 0x0100010100010100, 0x0001010100010100, 0x0101010100010100
        dq 0x0000000001010100, 0x0100000001010100, 0x0001000001010100, 0x0101000001010100, 0x0000010001010100, 0x0100010001010100, 0x0001010001010100, 0x0101010001010100
        dq 0x0000000101010100, 0x0100000101010100, 0x0001000101010100, 0x0101000101010100, 0x0000010101010100, 0x0100010101010100, 0x0001010101010100, 0x0101010101010100
        dq 0x0000000000000001, 0x0100000000000001, 0x0001000000000001, 0x0101000000000001, 0x0000010000000001, 0x0100010000000001, 0x0001010000000001, 0x0101010000000001
        dq 0x0000000100000001, 0x0100000100000001, 0x0001000100000001, 0x0101000100000001, 0x0000010100000001, 0x0100010100000001, 0x0001010100000001, 0x0101010100000001
        dq 0x0000000001000001, 0x0100000001000001, 0x0001000001000001, 0x0101000001000001, 0x0000010001000001, 0x0100010001000001, 0x0001010001000001, 0x0101010001000001
        dq 0x0000000101000001, 0x0100000101000001, 0x0001000101000001, 0x0101000101000001, 0x0000010101000001, 0x0100010101000001, 0x0001010101000001, 0x0101010101000001
        dq 0x0000000000010001, 0x0100000000010001, 0x0001000000010001, 0x0101000000010001, 0x0000010000010001, 0x0100010000010001, 0x0001010000010001, 0x0101010000010001
        dq 0x0000000100010001, 0x0100000100010001, 0x0001000100010001, 0x0101000100010001, 0x0000010100010001, 0x0100010100010001, 0x0001010100010001, 0x0101010100010001
        dq 0x0000000001010001, 0x0100000001010001, 0x0001000001010001, 0x0101000001010001, 0x0000010001010001, 0x0100010001010001, 0x0001010001010001, 0x0101010001010001
        dq 0x0000000101010001, 0x0100000101010001, 0x0001000101010001, 0x0101000101010001, 0x0000010101010001, 0x0100010101010001, 0x0001010101010001, 0x0101010101010001
        dq 0x0000000000000101, 0x0100000000000101, 0x0001000000000101, 0x0101000000000101, 0x0000010000000101, 0x0100010000000101, 0x0001010000000101, 0x0101010000000101
        dq 0x0000000100000101, 0x0100000100000101, 0x0001000100000101, 0x0101000100000101, 0x0000010100000101, 0x0100010100000101, 0x0001010100000101, 0x0101010100000101
        dq 0x0000000001000101, 0x0100000001000101, 0x0001000001000101, 0x0101000001000101, 0x0000010001000101, 0x0100010001000101, 0x0001010001000101, 0x0101010001000101
        dq 0x0000000101000101, 0x0100000101000101, 0x0001000101000101, 0x0101000101000101, 0x0000010101000101, 0x0100010101000101, 0x0001010101000101, 0x0101010101000101
        dq 0x0000000000010101, 0x0100000000010101, 0x0001000000010101, 0x0101000000010101, 0x0000010000010101, 0x0100010000010101, 0x0001010000010101, 0x0101010000010101
        dq 0x0000000100010101, 0x0100000100010101, 0x0001000100010101, 0x0101000100010101, 0x0000010100010101, 0x0100010100010101, 0x0001010100010101, 0x0101010100010101
        dq 0x0000000001010101, 0x0100000001010101, 0x0001000001010101, 0x0101000001010101, 0x0000010001010101, 0x0100010001010101, 0x0001010001010101, 0x0101010001010101
        dq 0x0000000101010101, 0x0100000101010101, 0x0001000101010101, 0x0101000101010101, 0x0000010101010101, 0x0100010101010101, 0x0001010101010101, 0x0101010101010101
; IP_INVERSE_40
        align 16, db 0
des_decrypt.T13_IP_INVERSE_40:
        dq 0x0000000000000000, 0x0400000000000000, 0x0004000000000000, 0x0404000000000000, 0x0000040000000000, 0x0400040000000000, 0x0004040000000000, 0x0404040000000000
        dq 0x0000000400000000, 0x0400000400000000, 0x0004000400000000, 0x0404000400000000, 0x0000040400000000, 0x0400040400000000, 0x0004040400000000, 0x0404040400000000
        dq 0x0000000004000000, 0x0400000004000000, 0x0004000004000000, 0x0404000004000000, 0x0000040004000000, 0x0400040004000000, 0x0004040004000000, 0x0404040004000000
        dq 0x0000000404000000, 0x0400000404000000, 0x0004000404000000, 0x0404000404000000, 0x0000040404000000, 0x0400040404000000, 0x0004040404000000, 0x0404040404000000
        dq 0x0000000000040000, 0x0400000000040000, 0x0004000000040000, 0x0404000000040000, 0x0000040000040000, 0x0400040000040000, 0x0004040000040000, 0x0404040000040000
        dq 0x0000000400040000, 0x0400000400040000, 0x0004000400040000, 0x0404000400040000, 0x0000040400040000, 0x0400040400040000, 0x0004040400040000, 0x0404040400040000
        dq 0x0000000004040000, 0x0400000004040000, 0x0004000004040000, 0x0404000004040000, 0x0000040004040000, 0x0400040004040000, 0x0004040004040000, 0x0404040004040000
        dq 0x0000000404040000, 0x0400000404040000, 0x0004000404040000, 0x0404000404040000, 0x0000040404040000, 0x0400040404040000, 0x0004040404040000, 0x0404040404040000
        dq 0x0000000000000400, 0x0400000000000400, 0x0004000000000400, 0x0404000000000400, 0x0000040000000400, 0x0400040000000400, 0x0004040000000400, 0x0404040000000400
        dq 0x0000000400000400, 0x0400000400000400, 0x0004000400000400, 0x0404000400000400, 0x0000040400000400, 0x0400040400000400, 0x0004040400000400, 0x0404040400000400
        dq 0x0000000004000400, 0x0400000004000400, 0x0004000004000400, 0x0404000004000400, 0x0000040004000400, 0x0400040004000400, 0x0004040004000400, 0x0404040004000400
        dq 0x0000000404000400, 0x0400000404000400, 0x0004000404000400, 0x0404000404000400, 0x0000040404000400, 0x0400040404000400, 0x0004040404000400, 0x0404040404000400
        dq 0x0000000000040400, 0x0400000000040400, 0x0004000000040400, 0x0404000000040400, 0x0000040000040400, 0x0400040000040400, 0x0004040000040400, 0x0404040000040400
        dq 0x0000000400040400, 0x0400000400040400, 0x0004000400040400, 0x0404000400040400, 0x0000040400040400, 0x0400040400040400, 0x0004040400040400, 0x0404040400040400
        dq 0x0000000004040400, 0x0400000004040400, 0x0004000004040400, 0x0404000004040400, 0x0000040004040400, 0x0400040004040400, 0x0004040004040400, 0x0404040004040400
        dq 0x0000000404040400, 0x0400000404040400, 0x0004000404040400, 0x0404000404040400, 0x0000040404040400, 0x0400040404040400, 0x0004040404040400, 0x0404040404040400
        dq 0x0000000000000004, 0x0400000000000004, 0x0004000000000004, 0x0404000000000004, 0x0000040000000004, 0x0400040000000004, 0x0004040000000004, 0x0404040000000004
        dq 0x0000000400000004, 0x0400000400000004, 0x0004000400000004, 0x0404000400000004, 0x0000040400000004, 0x0400040400000004, 0x0004040400000004, 0x0404040400000004
        dq 0x0000000004000004, 0x0400000004000004, 0x0004000004000004, 0x0404000004000004, 0x0000040004000004, 0x0400040004000004, 0x0004040004000004, 0x0404040004000004
        dq 0x0000000404000004, 0x0400000404000004, 0x0004000404000004, 0x0404000404000004, 0x0000040404000004, 0x0400040404000004, 0x0004040404000004, 0x0404040404000004
        dq 0x0000000000040004, 0x0400000000040004, 0x0004000000040004, 0x0404000000040004, 0x0000040000040004, 0x0400040000040004, 0x0004040000040004, 0x0404040000040004
        dq 0x0000000400040004, 0x0400000400040004, 0x0004000400040004, 0x0404000400040004, 0x0000040400040004, 0x0400040400040004, 0x0004040400040004, 0x0404040400040004
        dq 0x0000000004040004, 0x0400000004040004, 0x0004000004040004, 0x0404000004040004, 0x0000040004040004, 0x0400040004040004, 0x0004040004040004, 0x0404040004040004
        dq 0x0000000404040004, 0x0400000404040004, 0x0004000404040004, 0x0404000404040004, 0x0000040404040004, 0x0400040404040004, 0x0004040404040004, 0x0404040404040004
        dq 0x0000000000000404, 0x0400000000000404, 0x0004000000000404, 0x0404000000000404, 0x0000040000000404, 0x0400040000000404, 0x0004040000000404, 0x0404040000000404
        dq 0x0000000400000404, 0x0400000400000404, 0x0004000400000404, 0x0404000400000404, 0x0000040400000404, 0x0400040400000404, 0x0004040400000404, 0x0404040400000404
        dq 0x0000000004000404, 0x0400000004000404, 0x0004000004000404, 0x0404000004000404, 0x0000040004000404, 0x0400040004000404, 0x0004040004000404, 0x0404040004000404
        dq 0x0000000404000404, 0x0400000404000404, 0x0004000404000404, 0x0404000404000404, 0x0000040404000404, 0x0400040404000404, 0x0004040404000404, 0x0404040404000404
        dq 0x0000000000040404, 0x0400000000040404, 0x0004000000040404, 0x0404000000040404, 0x0000040000040404, 0x0400040000040404, 0x0004040000040404, 0x0404040000040404
        dq 0x0000000400040404, 0x0400000400040404, 0x0004000400040404, 0x0404000400040404, 0x0000040400040404, 0x0400040400040404, 0x0004040400040404, 0x0404040400040404
        dq 0x0000000004040404, 0x0400000004040404, 0x0004000004040404, 0x0404000004040404, 0x0000040004040404, 0x0400040004040404, 0x0004040004040404, 0x0404040004040404
        dq 0x0000000404040404, 0x0400000404040404, 0x0004000404040404, 0x0404000404040404, 0x0000040404040404, 0x0400040404040404, 0x0004040404040404, 0x0404040404040404
; IP_INVERSE_48
        align 16, db 0
des_decrypt.T14_IP_INVERSE_48:
        dq 0x0000000000000000, 0x1000000000000000, 0x0010000000000000, 0x1010000000000000, 0x0000100000000000, 0x1000100000000000, 0x0010100000000000, 0x1010100000000000
        dq 0x0000001000000000, 0x1000001000000000, 0x0010001000000000, 0x1010001000000000, 0x0000101000000000, 0x1000101000000000, 0x0010101000000000, 0x1010101000000000
        dq 0x0000000010000000, 0x1000000010000000, 0x0010000010000000, 0x1010000010000000, 0x0000100010000000, 0x1000100010000000, 0x0010100010000000, 0x1010100010000000
        dq 0x0000001010000000, 0x1000001010000000, 0x0010001010000000, 0x1010001010000000, 0x0000101010000000, 0x1000101010000000, 0x0010101010000000, 0x1010101010000000
        dq 0x0000000000100000, 0x1000000000100000, 0x0010000000100000, 0x1010000000100000, 0x0000100000100000, 0x1000100000100000, 0x0010100000100000, 0x1010100000100000
        dq 0x0000001000100000, 0x1000001000100000, 0x0010001000100000, 0x1010001000100000, 0x0000101000100000, 0x1000101000100000, 0x0010101000100000, 0x1010101000100000
        dq 0x0000000010100000, 0x1000000010100000, 0x0010000010100000, 0x1010000010100000, 0x0000100010100000, 0x1000100010100000, 0x0010100010100000, 0x1010100010100000
        dq 0x0000001010100000, 0x1000001010100000, 0x0010001010100000, 0x1010001010100000, 0x0000101010100000, 0x1000101010100000, 0x0010101010100000, 0x1010101010100000
        dq 0x0000000000001000, 0x1000000000001000, 0x0010000000001000, 0x1010000000001000, 0x0000100000001000, 0x1000100000001000, 0x0010100000001000, 0x1010100000001000
        dq 0x0000001000001000, 0x1000001000001000, 0x0010001000001000, 0x1010001000001000, 0x0000101000001000, 0x1000101000001000, 0x0010101000001000, 0x1010101000001000
        dq 0x0000000010001000, 0x1000000010001000, 0x0010000010001000, 0x1010000010001000, 0x0000100010001000, 0x1000100010001000, 0x0010100010001000, 0x1010100010001000
        dq 0x0000001010001000, 0x1000001010001000, 0x0010001010001000, 0x1010001010001000, 0x0000101010001000, 0x1000101010001000, 0x0010101010001000, 0x1010101010001000
        dq 0x0000000000101000, 0x1000000000101000, 0x0010000000101000, 0x1010000000101000, 0x0000100000101000, 0x1000100000101000, 0x0010100000101000, 0x1010100000101000
        dq 0x0000001000101000, 0x1000001000101000, 0x0010001000101000, 0x1010001000101000, 0x0000101000101000, 0x1000101000101000, 0x0010101000101000, 0x1010101000101000
        dq 0x0000000010101000, 0x1000000010101000, 0x0010000010101000, 0x1010000010101000, 0x0000100010101000, 0x1000100010101000, 0x0010100010101000, 0x1010100010101000
        dq 0x0000001010101000, 0x1000001010101000, 0x0010001010101000, 0x1010001010101000, 0x0000101010101000, 0x1000101010101000, 0x0010101010101000, 0x1010101010101000
        dq 0x0000000000000010, 0x1000000000000010, 0x0010000000000010, 0x1010000000000010, 0x0000100000000010, 0x1000100000000010, 0x0010100000000010, 0x1010100000000010
        dq 0x0000001000000010, 0x1000001000000010, 0x0010001000000010, 0x1010001000000010, 0x0000101000000010, 0x1000101000000010, 0x0010101000000010, 0x1010101000000010
        dq 0x0000000010000010, 0x1000000010000010, 0x0010000010000010, 0x1010000010000010, 0x0000100010000010, 0x1000100010000010, 0x0010100010000010, 0x1010100010000010
        dq 0x0000001010000010, 0x1000001010000010, 0x0010001010000010, 0x1010001010000010, 0x0000101010000010, 0x1000101010000010, 0x0010101010000010, 0x1010101010000010
        dq 0x0000000000100010, 0x1000000000100010, 0x0010000000100010, 0x1010000000100010, 0x0000100000100010, 0x1000100000100010, 0x0010100000100010, 0x1010100000100010
        dq 0x0000001000100010, 0x1000001000100010, 0x0010001000100010, 0x1010001000100010, 0x0000101000100010, 0x1000101000100010, 0x0010101000100010, 0x1010101000100010
        dq 0x0000000010100010, 0x1000000010100010, 0x0010000010100010, 0x1010000010100010, 0x0000100010100010, 0x1000100010100010, 0x0010100010100010, 0x1010100010100010
        dq 0x0000001010100010, 0x1000001010100010, 0x0010001010100010, 0x1010001010100010, 0x0000101010100010, 0x1000101010100010, 0x0010101010100010, 0x1010101010100010
        dq 0x0000000000001010, 0x1000000000001010, 0x0010000000001010, 0x1010000000001010, 0x0000100000001010, 0x1000100000001010, 0x0010100000001010, 0x1010100000001010
        dq 0x0000001000001010, 0x1000001000001010, 0x0010001000001010, 0x1010001000001010, 0x0000101000001010, 0x1000101000001010, 0x0010101000001010, 0x1010101000001010
        dq 0x0000000010001010, 0x1000000010001010, 0x0010000010001010, 0x1010000010001010, 0x0000100010001010, 0x1000100010001010, 0x0010100010001010, 0x1010100010001010
        dq 0x0000001010001010, 0x1000001010001010, 0x0010001010001010, 0x1010001010001010, 0x0000101010001010, 0x1000101010001010, 0x0010101010001010, 0x1010101010001010
        dq 0x0000000000101010, 0x1000000000101010, 0x0010000000101010, 0x1010000000101010, 0x0000100000101010, 0x1000100000101010, 0x0010100000101010, 0x1010100000101010
        dq 0x0000001000101010, 0x1000001000101010, 0x0010001000101010, 0x1010001000101010, 0x0000101000101010, 0x1000101000101010, 0x0010101000101010, 0x1010101000101010
        dq 0x0000000010101010, 0x1000000010101010, 0x0010000010101010, 0x1010000010101010, 0x0000100010101010, 0x1000100010101010, 0x0010100010101010, 0x1010100010101010
        dq 0x0000001010101010, 0x1000001010101010, 0x0010001010101010, 0x1010001010101010, 0x0000101010101010, 0x1000101010101010, 0x0010101010101010, 0x1010101010101010
; IP_INVERSE_56
        align 16, db 0
des_decrypt.T15_IP_INVERSE_56:
        dq 0x0000000000000000, 0x4000000000000000, 0x0040000000000000, 0x4040000000000000, 0x0000400000000000, 0x4000400000000000, 0x0040400000000000, 0x4040400000000000
        dq 0x0000004000000000, 0x4000004000000000, 0x0040004000000000, 0x4040004000000000, 0x0000404000000000, 0x4000404000000000, 0x0040404000000000, 0x4040404000000000
        dq 0x0000000040000000, 0x4000000040000000, 0x0040000040000000, 0x4040000040000000, 0x0000400040000000, 0x4000400040000000, 0x0040400040000000, 0x4040400040000000
        dq 0x0000004040000000, 0x4000004040000000, 0x0040004040000000, 0x4040004040000000, 0x0000404040000000, 0x4000404040000000, 0x0040404040000000, 0x4040404040000000
        dq 0x0000000000400000, 0x4000000000400000, 0x0040000000400000, 0x4040000000400000, 0x0000400000400000, 0x4000400000400000, 0x0040400000400000, 0x4040400000400000
        dq 0x0000004000400000, 0x4000004000400000, 0x0040004000400000, 0x4040004000400000, 0x0000404000400000, 0x4000404000400000, 0x0040404000400000, 0x4040404000400000
        dq 0x0000000040400000, 0x4000000040400000, 0x0040000040400000, 0x4040000040400000, 0x0000400040400000, 0x4000400040400000, 0x0040400040400000, 0x4040400040400000
        dq 0x0000004040400000, 0x4000004040400000, 0x0040004040400000, 0x4040004040400000, 0x0000404040400000, 0x4000404040400000, 0x0040404040400000, 0x4040404040400000
        dq 0x0000000000004000, 0x4000000000004000, 0x0040000000004000, 0x4040000000004000, 0x0000400000004000, 0x4000400000004000, 0x0040400000004000, 0x4040400000004000
        dq 0x0000004000004000, 0x4000004000004000, 0x0040004000004000, 0x4040004000004000, 0x0000404000004000, 0x4000404000004000, 0x0040404000004000, 0x4040404000004000
        dq 0x0000000040004000, 0x4000000040004000, 0x0040000040004000, 0x4040000040004000, 0x0000400040004000, 0x4000400040004000, 0x0040400040004000, 0x4040400040004000
        dq 0x0000004040004000, 0x4000004040004000, 0x0040004040004000, 0x4040004040004000, 0x0000404040004000, 0x4000404040004000, 0x0040404040004000, 0x4040404040004000
        dq 0x0000000000404000, 0x4000000000404000, 0x0040000000404000, 0x4040000000404000, 0x0000400000404000, 0x4000400000404000, 0x0040400000404000, 0x4040400000404000
        dq 0x0000004000404000, 0x4000004000404000, 0x0040004000404000, 0x4040004000404000, 0x0000404000404000, 0x4000404000404000, 0x0040404000404000, 0x4040404000404000
        dq 0x0000000040404000, 0x4000000040404000, 0x0040000040404000, 0x4040000040404000, 0x0000400040404000, 0x4000400040404000, 0x0040400040404000, 0x4040400040404000
        dq 0x0000004040404000, 0x4000004040404000, 0x0040004040404000, 0x4040004040404000, 0x0000404040404000, 0x4000404040404000, 0x0040404040404000, 0x4040404040404000
        dq 0x0000000000000040, 0x4000000000000040, 0x0040000000000040, 0x4040000000000040, 0x0000400000000040, 0x4000400000000040, 0x0040400000000040, 0x4040400000000040
        dq 0x0000004000000040, 0x4000004000000040, 0x0040004000000040, 0x4040004000000040, 0x0000404000000040, 0x4000404000000040, 0x0040404000000040, 0x4040404000000040
        dq 0x0000000040000040, 0x4000000040000040, 0x0040000040000040, 0x4040000040000040, 0x0000400040000040, 0x4000400040000040, 0x0040400040000040, 0x4040400040000040
        dq 0x0000004040000040, 0x4000004040000040, 0x0040004040000040, 0x4040004040000040, 0x0000404040000040, 0x4000404040000040, 0x0040404040000040, 0x4040404040000040
        dq 0x0000000000400040, 0x4000000000400040, 0x0040000000400040, 0x4040000000400040, 0x0000400000400040, 0x4000400000400040, 0x0040400000400040, 0x4040400000400040
        dq 0x0000004000400040, 0x4000004000400040, 0x0040004000400040, 0x4040004000400040, 0x0000404000400040, 0x4000404000400040, 0x0040404000400040, 0x4040404000400040
        dq 0x0000000040400040, 0x4000000040400040, 0x0040000040400040, 0x4040000040400040, 0x0000400040400040, 0x4000400040400040, 0x0040400040400040, 0x4040400040400040
        dq 0x0000004040400040, 0x4000004040400040, 0x0040004040400040, 0x4040004040400040, 0x0000404040400040, 0x4000404040400040, 0x0040404040400040, 0x4040404040400040
        dq 0x0000000000004040, 0x4000000000004040, 0x0040000000004040, 0x4040000000004040, 0x0000400000004040, 0x4000400000004040, 0x0040400000004040, 0x4040400000004040
        dq 0x0000004000004040, 0x4000004000004040, 0x0040004000004040, 0x4040004000004040, 0x0000404000004040, 0x4000404000004040, 0x0040404000004040, 0x4040404000004040
        dq 0x0000000040004040, 0x4000000040004040, 0x0040000040004040, 0x4040000040004040, 0x0000400040004040, 0x4000400040004040, 0x0040400040004040, 0x4040400040004040
        dq 0x0000004040004040, 0x4000004040004040, 0x0040004040004040, 0x4040004040004040, 0x0000404040004040, 0x4000404040004040, 0x0040404040004040, 0x4040404040004040
        dq 0x0000000000404040, 0x4000000000404040, 0x0040000000404040, 0x4040000000404040, 0x0000400000404040, 0x4000400000404040, 0x0040400000404040, 0x4040400000404040
        dq 0x0000004000404040, 0x4000004000404040, 0x0040004000404040, 0x4040004000404040, 0x0000404000404040, 0x4000404000404040, 0x0040404000404040, 0x4040404000404040
        dq 0x0000000040404040, 0x4000000040404040, 0x0040000040404040, 0x4040000040404040, 0x0000400040404040, 0x4000400040404040, 0x0040400040404040, 0x4040400040404040
        dq 0x0000004040404040, 0x4000004040404040, 0x0040004040404040, 0x4040004040404040, 0x0000404040404040, 0x4000404040404040, 0x0040404040404040, 0x4040404040404040
; constants64
        align 16, db 0
des_decrypt.T16_constants64:
        dq 0x1111111111111111, 0x0055005500550055, 0x0303030303030303, 0x0000333300003333, 0x000000000f0f0f0f

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

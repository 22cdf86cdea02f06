; des_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/des.cw (sha256 728850812a1dc3f2); do not edit:
;   ./cw build des_encrypt --cpu northwood
;
; void des_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
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
;   blocks: 941 uops, planned 509.0; bounds: width 313.7, ports 230.5, path 347.0
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
%fatal "des_encrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_des_encrypt
$_des_encrypt:
%else
        global $des_encrypt
%endif
$des_encrypt:
        push ebx                                               ;                    preserved
        push esi                                               ;                    preserved
        push edi                                               ;                    preserved
        push ebp                                               ;                    preserved
        sub esp, 0x94                                          ;                    frame
        mov esi, dword [esp + 168]                             ;     0.0 p2      97 rk reload
        mov edi, dword [esi]                                   ;     2.0 p2      97 rk
        mov dword [esp + 0], edi                               ;     4.0 p0+p3   97 rk
        mov edi, dword [esi + 4]                               ;     2.0 p2      97 rk
        mov dword [esp + 4], edi                               ;     4.0 p0+p3   97 rk
        mov edi, dword [esi + 8]                               ;     3.0 p2      97 rk
        mov dword [esp + 8], edi                               ;     5.0 p0+p3   97 rk
        mov edi, dword [esi + 12]                              ;     4.0 p2      97 rk
        mov dword [esp + 12], edi                              ;     6.7 p0+p3   97 rk
        mov edi, dword [esi + 16]                              ;     5.0 p2      97 rk
        mov dword [esp + 16], edi                              ;     8.7 p0+p3   97 rk
        mov edi, dword [esi + 20]                              ;     6.0 p2      97 rk
        mov dword [esp + 20], edi                              ;    10.7 p0+p3   97 rk
        mov edi, dword [esi + 24]                              ;     7.0 p2      97 rk
        mov dword [esp + 24], edi                              ;    12.7 p0+p3   97 rk
        mov edi, dword [esi + 28]                              ;     8.0 p2      97 rk
        mov dword [esp + 28], edi                              ;    14.7 p0+p3   97 rk
        mov edi, dword [esi + 32]                              ;     9.0 p2      97 rk
        mov dword [esp + 32], edi                              ;    16.7 p0+p3   97 rk
        mov edi, dword [esi + 36]                              ;    10.0 p2      97 rk
        mov dword [esp + 36], edi                              ;    18.7 p0+p3   97 rk
        mov edi, dword [esi + 40]                              ;    11.0 p2      97 rk
        mov dword [esp + 40], edi                              ;    20.7 p0+p3   97 rk
        mov edi, dword [esi + 44]                              ;    12.0 p2      97 rk
        mov dword [esp + 44], edi                              ;    22.7 p0+p3   97 rk
        mov edi, dword [esi + 48]                              ;    13.0 p2      97 rk
        mov dword [esp + 48], edi                              ;    24.7 p0+p3   97 rk
        mov edi, dword [esi + 52]                              ;    14.0 p2      97 rk
        mov dword [esp + 52], edi                              ;    26.7 p0+p3   97 rk
        mov edi, dword [esi + 56]                              ;    15.0 p2      97 rk
        mov dword [esp + 56], edi                              ;    28.7 p0+p3   97 rk
        mov edi, dword [esi + 60]                              ;    16.0 p2      97 rk
        mov dword [esp + 60], edi                              ;    30.7 p0+p3   97 rk
        mov edi, dword [esi + 64]                              ;    17.0 p2      97 rk
        mov dword [esp + 64], edi                              ;    32.7 p0+p3   97 rk
        mov edi, dword [esi + 68]                              ;    18.0 p2      97 rk
        mov dword [esp + 68], edi                              ;    34.7 p0+p3   97 rk
        mov edi, dword [esi + 72]                              ;    19.0 p2      97 rk
        mov dword [esp + 72], edi                              ;    36.7 p0+p3   97 rk
        mov edi, dword [esi + 76]                              ;    20.0 p2      97 rk
        mov dword [esp + 76], edi                              ;    38.7 p0+p3   97 rk
        mov edi, dword [esi + 80]                              ;    21.0 p2      97 rk
        mov dword [esp + 80], edi                              ;    40.7 p0+p3   97 rk
        mov edi, dword [esi + 84]                              ;    22.0 p2      97 rk
        mov dword [esp + 84], edi                              ;    42.7 p0+p3   97 rk
        mov edi, dword [esi + 88]                              ;    23.0 p2      97 rk
        mov dword [esp + 88], edi                              ;    44.7 p0+p3   97 rk
        mov edi, dword [esi + 92]                              ;    24.0 p2      97 rk
        mov dword [esp + 92], edi                              ;    46.7 p0+p3   97 rk
        mov edi, dword [esi + 96]                              ;    25.0 p2      97 rk
        mov dword [esp + 96], edi                              ;    48.7 p0+p3   97 rk
        mov edi, dword [esi + 100]                             ;    26.0 p2      97 rk
        mov dword [esp + 100], edi                             ;    50.7 p0+p3   97 rk
        mov edi, dword [esi + 104]                             ;    27.0 p2      97 rk
        mov dword [esp + 104], edi                             ;    52.7 p0+p3   97 rk
        mov edi, dword [esi + 108]                             ;    28.0 p2      97 rk
        mov dword [esp + 108], edi                             ;    54.7 p0+p3   97 rk
        mov edi, dword [esi + 112]                             ;    29.0 p2      97 rk
        mov dword [esp + 112], edi                             ;    56.7 p0+p3   97 rk
        mov edi, dword [esi + 116]                             ;    30.0 p2      97 rk
        mov dword [esp + 116], edi                             ;    58.7 p0+p3   97 rk
        mov edi, dword [esi + 120]                             ;    31.0 p2      97 rk
        mov dword [esp + 120], edi                             ;    60.7 p0+p3   97 rk
        mov esi, dword [esi + 124]                             ;    32.0 p2      97 rk
        mov dword [esp + 124], esi                             ;    62.7 p0+p3   97 rk
        mov esi, dword [esp + 180]                             ;    33.0 p2      97 rk
        shl esi, 3                                             ;    35.0 p1      97 rk
        add esi, dword [esp + 172]                             ;    39.0 p2+p1   97 rk
        mov dword [esp + 128], esi                             ;    64.7 p0+p3   97 rk
        cmp dword [esp + 180], 0                               ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 172]                             ;                    resident
        mov edi, dword [esp + 176]                             ;                    resident
        align 16
.blocks_1:
        pshufw mm0, [esi], 0x1b                                ;     7.0 p2+p1   76 x
        movq mm1, mm0                                          ;     9.0 p0      76 x copy
        psllw mm1, 8                                           ;    15.0 p1      76 x
        psrlw mm0, 8                                           ;     9.0 p1      76 x
        por mm0, mm1                                           ;    17.0 p1      76 x
        movq mm1, mm0                                          ;    19.0 p0      76 x copy
        psrlq mm1, 3                                           ;    25.0 p1      76 x
        pxor mm1, mm0                                          ;    27.0 p1      76 x
        pand mm1, [des_encrypt.T16_constants64]                ;    29.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    31.0 p1      76 x
        psllq mm1, 3                                           ;    31.0 p1      76 x
        pxor mm0, mm1                                          ;    33.0 p1      76 x
        movq mm1, mm0                                          ;    35.0 p0      76 x copy
        psrlq mm1, 9                                           ;    41.0 p1      76 x
        pxor mm1, mm0                                          ;    43.0 p1      76 x
        pand mm1, [des_encrypt.T16_constants64 + 8]            ;    45.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    47.0 p1      76 x
        psllq mm1, 9                                           ;    47.0 p1      76 x
        pxor mm0, mm1                                          ;    49.0 p1      76 x
        movq mm1, mm0                                          ;    51.0 p0      76 x copy
        psrlq mm1, 6                                           ;    57.0 p1      76 x
        pxor mm1, mm0                                          ;    59.0 p1      76 x
        pand mm1, [des_encrypt.T16_constants64 + 16]           ;    61.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    63.0 p1      76 x
        psllq mm1, 6                                           ;    63.0 p1      76 x
        pxor mm0, mm1                                          ;    65.0 p1      76 x
        movq mm1, mm0                                          ;    67.0 p0      76 x copy
        psrlq mm1, 0x12                                        ;    73.0 p1      76 x
        pxor mm1, mm0                                          ;    75.0 p1      76 x
        pand mm1, [des_encrypt.T16_constants64 + 24]           ;    77.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    79.0 p1      76 x
        psllq mm1, 0x12                                        ;    79.0 p1      76 x
        pxor mm0, mm1                                          ;    81.0 p1      76 x
        movq mm1, mm0                                          ;    83.0 p0      76 x copy
        psrlq mm1, 0x24                                        ;    89.0 p1      76 x
        pxor mm1, mm0                                          ;    91.0 p1      76 x
        pand mm1, [des_encrypt.T16_constants64 + 32]           ;    93.0 p2+p1   76 x
        pxor mm0, mm1                                          ;    95.0 p1      76 x
        psllq mm1, 0x24                                        ;    95.0 p1      76 x
        pxor mm0, mm1                                          ;    97.0 p1      76 x
        movd ebp, mm0                                          ;    99.0 p0      77 l
        psrlq mm0, 0x20                                        ;    99.0 p1      77 l
        movd eax, mm0                                          ;   101.0 p0      77 l
        mov ecx, ebp                                           ;   104.0 p0      67 y copy
        rol ecx, 1                                             ;   104.5 p1      67 y
        mov edx, ebp                                           ;   104.0 p0      77 l copy
        rol ebp, 0x1d                                          ;   108.5 p1      66 x
        xor ecx, dword [esp + 4]                               ;   108.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   109.0 p0      67 y
        mov ebx, ecx                                           ;   109.5 p0      69 y copy
        shr ebx, 0x10                                          ;   110.0 p1      69 y
        mov dword [esp + 132], esi                             ;    20.0 p0+p3   76 x spill
        movzx esi, bl                                          ;   114.0 p0      69 y
        shr ebx, 8                                             ;   114.0 p1      69 y
        mov dword [esp + 136], edi                             ;    22.0 p0+p3   93 dst spill
        movzx edi, cl                                          ;   109.5 p0      68 y
        movzx ecx, ch                                          ;   109.5 p0      68 y
        and esi, 0x3f                                          ;   114.5 p0      69 y
        xor eax, dword [esi*4 + des_encrypt.T4_Permuted_S4_16] ;   117.0 p2+p0   82 y
        xor ebp, dword [esp + 0]                               ;   112.5 p2+p0   66 x
        and ebp, 0x3f3f3f3f                                    ;   113.0 p0      66 x
        mov esi, ebp                                           ;   113.5 p0      69 y copy
        shr esi, 0x10                                          ;   114.0 p1      69 y
        mov dword [esp + 140], edx                             ;   104.5 p0+p3   83 y spill
        mov edx, esi                                           ;   118.0 p0      69 y copy
        and edx, 0xff                                          ;   118.5 p0      69 y
        shr esi, 8                                             ;   118.0 p1      69 y
        mov dword [esp + 144], ecx                             ;   110.0 p0+p3   68 y spill
        mov ecx, ebp                                           ;   113.5 p0      68 y copy
        and ecx, 0xff                                          ;   114.0 p0      68 y
        shr ebp, 8                                             ;   113.5 p1      68 y
        and ebp, 0xff                                          ;   117.5 p0      68 y
        and edx, 0x3f                                          ;   119.0 p0      69 y
        xor eax, dword [edx*4 + des_encrypt.T5_Permuted_S3_20] ;   121.5 p2+p0   82 y
        and ebx, 0x3f                                          ;   118.0 p0      69 y
        xor eax, dword [ebx*4 + des_encrypt.T6_Permuted_S2_24] ;   122.0 p2+p0   82 y
        and esi, 0x3f                                          ;   122.0 p0      69 y
        xor eax, dword [esi*4 + des_encrypt.T7_Permuted_S1_28] ;   124.5 p2+p0   82 y
        and edi, 0x3f                                          ;   110.0 p0      68 y
        xor eax, dword [edi*4 + des_encrypt.T0_Permuted_S8_0]  ;   125.0 p2+p0   82 y
        and ecx, 0x3f                                          ;   114.5 p0      68 y
        xor eax, dword [ecx*4 + des_encrypt.T1_Permuted_S7_4]  ;   125.5 p2+p0   82 y
        and ebp, 0x3f                                          ;   118.0 p0      68 y
        xor eax, dword [ebp*4 + des_encrypt.T3_Permuted_S5_12] ;   126.0 p2+p0   82 y
        mov esi, dword [esp + 144]                             ;   111.0 p2      68 y reload
        and esi, 0x3f                                          ;   113.0 p0      68 y
        xor eax, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   126.5 p2+p0   82 y
        mov edx, eax                                           ;   127.0 p0      67 y copy
        rol edx, 1                                             ;   127.5 p1      67 y
        mov edi, eax                                           ;   127.0 p0      82 y copy
        rol eax, 0x1d                                          ;   131.5 p1      66 x
        xor edx, dword [esp + 12]                              ;   131.5 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   132.0 p0      67 y
        mov ebx, edx                                           ;   132.5 p0      69 y copy
        shr ebx, 0x10                                          ;   133.0 p1      69 y
        movzx ebp, bl                                          ;   137.0 p0      69 y
        shr ebx, 8                                             ;   137.0 p1      69 y
        movzx esi, dl                                          ;   132.5 p0      68 y
        movzx edx, dh                                          ;   132.5 p0      68 y
        and ebp, 0x3f                                          ;   137.5 p0      69 y
        mov ecx, dword [esp + 140]                             ;   105.5 p2      83 y reload
        xor ecx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   140.0 p2+p0   83 y
        xor eax, dword [esp + 8]                               ;   135.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                    ;   136.0 p0      66 x
        mov ebp, eax                                           ;   136.5 p0      69 y copy
        shr ebp, 0x10                                          ;   137.0 p1      69 y
        mov dword [esp + 140], edi                             ;   127.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   141.0 p0      69 y copy
        and edi, 0xff                                          ;   141.5 p0      69 y
        shr ebp, 8                                             ;   141.0 p1      69 y
        mov dword [esp + 144], eax                             ;   136.5 p0+p3   66 x spill
        movzx eax, al                                          ;   136.5 p0      68 y
        and edi, 0x3f                                          ;   142.0 p0      69 y
        xor ecx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   144.5 p2+p0   83 y
        and ebx, 0x3f                                          ;   141.0 p0      69 y
        xor ecx, dword [ebx*4 + des_encrypt.T6_Permuted_S2_24] ;   145.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   145.0 p0      69 y
        xor ecx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   147.5 p2+p0   83 y
        and esi, 0x3f                                          ;   133.0 p0      68 y
        xor ecx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   148.0 p2+p0   83 y
        and eax, 0x3f                                          ;   137.0 p0      68 y
        xor ecx, dword [eax*4 + des_encrypt.T1_Permuted_S7_4]  ;   148.5 p2+p0   83 y
        and edx, 0x3f                                          ;   133.0 p0      68 y
        xor ecx, dword [edx*4 + des_encrypt.T2_Permuted_S6_8]  ;   149.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   137.5 p2      66 x reload
        movzx ebx, ah                                          ;   139.5 p1+p0   68 y
        and ebx, 0x3f                                          ;   140.0 p0      68 y
        xor ecx, dword [ebx*4 + des_encrypt.T3_Permuted_S5_12] ;   149.5 p2+p0   83 y
        mov ebx, ecx                                           ;   150.0 p1      67 y copy
        rol ebx, 1                                             ;   150.5 p1      67 y
        mov edi, ecx                                           ;   150.0 p0      83 y copy
        rol ecx, 0x1d                                          ;   154.5 p1      66 x
        xor ebx, dword [esp + 20]                              ;   154.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   155.0 p0      67 y
        mov eax, ebx                                           ;   155.5 p1      69 y copy
        shr eax, 0x10                                          ;   156.0 p1      69 y
        movzx ebp, al                                          ;   160.0 p0      69 y
        shr eax, 8                                             ;   160.0 p1      69 y
        movzx esi, bl                                          ;   155.5 p0      68 y
        movzx ebx, bh                                          ;   155.5 p0+p1   68 y
        and ebp, 0x3f                                          ;   160.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   128.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   163.0 p2+p0   82 y
        xor ecx, dword [esp + 16]                              ;   158.5 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   159.0 p0      66 x
        mov ebp, ecx                                           ;   159.5 p1      69 y copy
        shr ebp, 0x10                                          ;   160.0 p1      69 y
        mov dword [esp + 140], edi                             ;   150.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   164.0 p1      69 y copy
        and edi, 0xff                                          ;   164.5 p0      69 y
        shr ebp, 8                                             ;   164.0 p1      69 y
        mov dword [esp + 144], ecx                             ;   159.5 p0+p3   66 x spill
        movzx ecx, cl                                          ;   159.5 p1      68 y
        and edi, 0x3f                                          ;   165.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   167.5 p2+p0   82 y
        and eax, 0x3f                                          ;   164.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   168.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   168.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   170.5 p2+p0   82 y
        and esi, 0x3f                                          ;   156.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   171.0 p2+p0   82 y
        and ecx, 0x3f                                          ;   160.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T1_Permuted_S7_4]  ;   171.5 p2+p0   82 y
        and ebx, 0x3f                                          ;   156.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T2_Permuted_S6_8]  ;   172.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   160.5 p2      66 x reload
        movzx esi, ah                                          ;   162.5 p1+p0   68 y
        and esi, 0x3f                                          ;   163.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   172.5 p2+p0   82 y
        mov ecx, edx                                           ;   173.0 p1      67 y copy
        rol ecx, 1                                             ;   173.5 p1      67 y
        mov edi, edx                                           ;   173.0 p0      82 y copy
        rol edx, 0x1d                                          ;   177.5 p1      66 x
        xor ecx, dword [esp + 28]                              ;   177.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   178.0 p0      67 y
        mov eax, ecx                                           ;   178.5 p0      69 y copy
        shr eax, 0x10                                          ;   179.0 p1      69 y
        movzx ebp, al                                          ;   183.0 p0      69 y
        shr eax, 8                                             ;   183.0 p1      69 y
        movzx esi, cl                                          ;   178.5 p0      68 y
        movzx ecx, ch                                          ;   178.5 p0+p1   68 y
        and ebp, 0x3f                                          ;   183.5 p0      69 y
        mov ebx, dword [esp + 140]                             ;   151.5 p2      83 y reload
        xor ebx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   186.0 p2+p0   83 y
        xor edx, dword [esp + 24]                              ;   181.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   182.0 p0      66 x
        mov ebp, edx                                           ;   182.5 p1      69 y copy
        shr ebp, 0x10                                          ;   183.0 p1      69 y
        mov dword [esp + 140], edi                             ;   173.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   187.0 p1      69 y copy
        and edi, 0xff                                          ;   187.5 p0      69 y
        shr ebp, 8                                             ;   187.0 p1      69 y
        mov dword [esp + 144], edx                             ;   182.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   182.5 p1      68 y
        and edi, 0x3f                                          ;   188.0 p0      69 y
        xor ebx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   190.5 p2+p0   83 y
        and eax, 0x3f                                          ;   187.0 p0      69 y
        xor ebx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   191.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   191.0 p0      69 y
        xor ebx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   193.5 p2+p0   83 y
        and esi, 0x3f                                          ;   179.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   194.0 p2+p0   83 y
        and edx, 0x3f                                          ;   183.0 p0      68 y
        xor ebx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   194.5 p2+p0   83 y
        and ecx, 0x3f                                          ;   179.0 p0      68 y
        xor ebx, dword [ecx*4 + des_encrypt.T2_Permuted_S6_8]  ;   195.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   183.5 p2      66 x reload
        movzx esi, ah                                          ;   185.5 p1+p0   68 y
        and esi, 0x3f                                          ;   186.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   195.5 p2+p0   83 y
        mov ecx, ebx                                           ;   196.0 p1      67 y copy
        rol ecx, 1                                             ;   196.5 p1      67 y
        mov edi, ebx                                           ;   196.0 p0      83 y copy
        rol ebx, 0x1d                                          ;   200.5 p1      66 x
        xor ecx, dword [esp + 36]                              ;   200.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   201.0 p0      67 y
        mov eax, ecx                                           ;   201.5 p1      69 y copy
        shr eax, 0x10                                          ;   202.0 p1      69 y
        movzx ebp, al                                          ;   206.0 p0      69 y
        shr eax, 8                                             ;   206.0 p1      69 y
        movzx esi, cl                                          ;   201.5 p0      68 y
        movzx ecx, ch                                          ;   201.5 p0      68 y
        and ebp, 0x3f                                          ;   206.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   174.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   209.0 p2+p0   82 y
        xor ebx, dword [esp + 32]                              ;   204.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   205.0 p0      66 x
        mov ebp, ebx                                           ;   205.5 p1      69 y copy
        shr ebp, 0x10                                          ;   206.0 p1      69 y
        mov dword [esp + 140], edi                             ;   196.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   210.0 p1      69 y copy
        and edi, 0xff                                          ;   210.5 p0      69 y
        shr ebp, 8                                             ;   210.0 p1      69 y
        mov dword [esp + 144], ebx                             ;   205.5 p0+p3   66 x spill
        movzx ebx, bl                                          ;   205.5 p1      68 y
        and edi, 0x3f                                          ;   211.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   213.5 p2+p0   82 y
        and eax, 0x3f                                          ;   210.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   214.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   214.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   216.5 p2+p0   82 y
        and esi, 0x3f                                          ;   202.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   217.0 p2+p0   82 y
        and ebx, 0x3f                                          ;   206.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T1_Permuted_S7_4]  ;   217.5 p2+p0   82 y
        and ecx, 0x3f                                          ;   202.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T2_Permuted_S6_8]  ;   218.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   206.5 p2      66 x reload
        movzx esi, ah                                          ;   208.5 p1+p0   68 y
        and esi, 0x3f                                          ;   209.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   218.5 p2+p0   82 y
        mov ebx, edx                                           ;   219.0 p1      67 y copy
        rol ebx, 1                                             ;   219.5 p1      67 y
        mov edi, edx                                           ;   219.0 p0      82 y copy
        rol edx, 0x1d                                          ;   223.5 p1      66 x
        xor ebx, dword [esp + 44]                              ;   223.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   224.0 p0      67 y
        mov eax, ebx                                           ;   224.5 p1      69 y copy
        shr eax, 0x10                                          ;   225.0 p1      69 y
        movzx ebp, al                                          ;   229.0 p0      69 y
        shr eax, 8                                             ;   229.0 p1      69 y
        movzx esi, bl                                          ;   224.5 p0      68 y
        movzx ebx, bh                                          ;   224.5 p0      68 y
        and ebp, 0x3f                                          ;   229.5 p0      69 y
        mov ecx, dword [esp + 140]                             ;   197.5 p2      83 y reload
        xor ecx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   232.0 p2+p0   83 y
        xor edx, dword [esp + 40]                              ;   227.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   228.0 p0      66 x
        mov ebp, edx                                           ;   228.5 p1      69 y copy
        shr ebp, 0x10                                          ;   229.0 p1      69 y
        mov dword [esp + 140], edi                             ;   219.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   233.0 p1      69 y copy
        and edi, 0xff                                          ;   233.5 p0      69 y
        shr ebp, 8                                             ;   233.0 p1      69 y
        mov dword [esp + 144], edx                             ;   228.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   228.5 p1      68 y
        and edi, 0x3f                                          ;   234.0 p0      69 y
        xor ecx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   236.5 p2+p0   83 y
        and eax, 0x3f                                          ;   233.0 p0      69 y
        xor ecx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   237.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   237.0 p0      69 y
        xor ecx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   239.5 p2+p0   83 y
        and esi, 0x3f                                          ;   225.0 p0      68 y
        xor ecx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   240.0 p2+p0   83 y
        and edx, 0x3f                                          ;   229.0 p0      68 y
        xor ecx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   240.5 p2+p0   83 y
        and ebx, 0x3f                                          ;   225.0 p0      68 y
        xor ecx, dword [ebx*4 + des_encrypt.T2_Permuted_S6_8]  ;   241.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   229.5 p2      66 x reload
        movzx ebx, ah                                          ;   231.5 p1+p0   68 y
        and ebx, 0x3f                                          ;   232.0 p0      68 y
        xor ecx, dword [ebx*4 + des_encrypt.T3_Permuted_S5_12] ;   241.5 p2+p0   83 y
        mov ebx, ecx                                           ;   242.0 p1      67 y copy
        rol ebx, 1                                             ;   242.5 p1      67 y
        mov edi, ecx                                           ;   242.0 p0      83 y copy
        rol ecx, 0x1d                                          ;   246.5 p1      66 x
        xor ebx, dword [esp + 52]                              ;   246.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   247.0 p0      67 y
        mov eax, ebx                                           ;   247.5 p1      69 y copy
        shr eax, 0x10                                          ;   248.0 p1      69 y
        movzx ebp, al                                          ;   252.0 p0      69 y
        shr eax, 8                                             ;   252.0 p1      69 y
        movzx esi, bl                                          ;   247.5 p0      68 y
        movzx ebx, bh                                          ;   247.5 p0      68 y
        and ebp, 0x3f                                          ;   252.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   220.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   255.0 p2+p0   82 y
        xor ecx, dword [esp + 48]                              ;   250.5 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                    ;   251.0 p0      66 x
        mov ebp, ecx                                           ;   251.5 p1      69 y copy
        shr ebp, 0x10                                          ;   252.0 p1      69 y
        mov dword [esp + 140], edi                             ;   242.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   256.0 p1      69 y copy
        and edi, 0xff                                          ;   256.5 p0      69 y
        shr ebp, 8                                             ;   256.0 p1      69 y
        mov dword [esp + 144], ecx                             ;   251.5 p0+p3   66 x spill
        movzx ecx, cl                                          ;   251.5 p1      68 y
        and edi, 0x3f                                          ;   257.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   259.5 p2+p0   82 y
        and eax, 0x3f                                          ;   256.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   260.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   260.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   262.5 p2+p0   82 y
        and esi, 0x3f                                          ;   248.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   263.0 p2+p0   82 y
        and ecx, 0x3f                                          ;   252.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T1_Permuted_S7_4]  ;   263.5 p2+p0   82 y
        and ebx, 0x3f                                          ;   248.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T2_Permuted_S6_8]  ;   264.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   252.5 p2      66 x reload
        movzx esi, ah                                          ;   254.5 p1+p0   68 y
        and esi, 0x3f                                          ;   255.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   264.5 p2+p0   82 y
        mov ebx, edx                                           ;   265.0 p1      67 y copy
        rol ebx, 1                                             ;   265.5 p1      67 y
        mov edi, edx                                           ;   265.0 p0      82 y copy
        rol edx, 0x1d                                          ;   269.5 p1      66 x
        xor ebx, dword [esp + 60]                              ;   269.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   270.0 p0      67 y
        mov eax, ebx                                           ;   270.5 p1      69 y copy
        shr eax, 0x10                                          ;   271.0 p1      69 y
        movzx ebp, al                                          ;   275.0 p0      69 y
        shr eax, 8                                             ;   275.0 p1      69 y
        movzx ecx, bl                                          ;   270.5 p0      68 y
        movzx esi, bh                                          ;   270.5 p0      68 y
        and ebp, 0x3f                                          ;   275.5 p0      69 y
        mov ebx, dword [esp + 140]                             ;   243.5 p2      83 y reload
        xor ebx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   278.0 p2+p0   83 y
        xor edx, dword [esp + 56]                              ;   273.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   274.0 p0      66 x
        mov ebp, edx                                           ;   274.5 p1      69 y copy
        shr ebp, 0x10                                          ;   275.0 p1      69 y
        mov dword [esp + 140], edi                             ;   265.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   279.0 p1      69 y copy
        and edi, 0xff                                          ;   279.5 p0      69 y
        shr ebp, 8                                             ;   279.0 p1      69 y
        mov dword [esp + 144], edx                             ;   274.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   274.5 p1      68 y
        and edi, 0x3f                                          ;   280.0 p0      69 y
        xor ebx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   282.5 p2+p0   83 y
        and eax, 0x3f                                          ;   279.0 p0      69 y
        xor ebx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   283.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   283.0 p0      69 y
        xor ebx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   285.5 p2+p0   83 y
        and ecx, 0x3f                                          ;   271.0 p0      68 y
        xor ebx, dword [ecx*4 + des_encrypt.T0_Permuted_S8_0]  ;   286.0 p2+p0   83 y
        and edx, 0x3f                                          ;   275.0 p0      68 y
        xor ebx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   286.5 p2+p0   83 y
        and esi, 0x3f                                          ;   271.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   287.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   275.5 p2      66 x reload
        movzx esi, ah                                          ;   277.5 p1+p0   68 y
        and esi, 0x3f                                          ;   278.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   287.5 p2+p0   83 y
        mov edx, ebx                                           ;   288.0 p1      67 y copy
        rol edx, 1                                             ;   288.5 p1      67 y
        mov edi, ebx                                           ;   288.0 p0      83 y copy
        rol ebx, 0x1d                                          ;   292.5 p1      66 x
        xor edx, dword [esp + 68]                              ;   292.5 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   293.0 p0      67 y
        mov eax, edx                                           ;   293.5 p1      69 y copy
        shr eax, 0x10                                          ;   294.0 p1      69 y
        movzx ebp, al                                          ;   298.0 p0      69 y
        shr eax, 8                                             ;   298.0 p1      69 y
        movzx ecx, dl                                          ;   293.5 p0      68 y
        movzx esi, dh                                          ;   293.5 p0      68 y
        and ebp, 0x3f                                          ;   298.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   266.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   301.0 p2+p0   82 y
        xor ebx, dword [esp + 64]                              ;   296.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   297.0 p0      66 x
        mov ebp, ebx                                           ;   297.5 p1      69 y copy
        shr ebp, 0x10                                          ;   298.0 p1      69 y
        mov dword [esp + 140], edi                             ;   288.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   302.0 p1      69 y copy
        and edi, 0xff                                          ;   302.5 p0      69 y
        shr ebp, 8                                             ;   302.0 p1      69 y
        mov dword [esp + 144], ebx                             ;   297.5 p0+p3   66 x spill
        movzx ebx, bl                                          ;   297.5 p1      68 y
        and edi, 0x3f                                          ;   303.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   305.5 p2+p0   82 y
        and eax, 0x3f                                          ;   302.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   306.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   306.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   308.5 p2+p0   82 y
        and ecx, 0x3f                                          ;   294.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T0_Permuted_S8_0]  ;   309.0 p2+p0   82 y
        and ebx, 0x3f                                          ;   298.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T1_Permuted_S7_4]  ;   309.5 p2+p0   82 y
        and esi, 0x3f                                          ;   294.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   310.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   298.5 p2      66 x reload
        movzx esi, ah                                          ;   300.5 p1+p0   68 y
        and esi, 0x3f                                          ;   301.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   310.5 p2+p0   82 y
        mov ebx, edx                                           ;   311.0 p1      67 y copy
        rol ebx, 1                                             ;   311.5 p1      67 y
        mov edi, edx                                           ;   311.0 p0      82 y copy
        rol edx, 0x1d                                          ;   315.5 p1      66 x
        xor ebx, dword [esp + 76]                              ;   315.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   316.0 p0      67 y
        mov eax, ebx                                           ;   316.5 p0      69 y copy
        shr eax, 0x10                                          ;   317.0 p1      69 y
        movzx ebp, al                                          ;   321.0 p0      69 y
        shr eax, 8                                             ;   321.0 p1      69 y
        movzx ecx, bl                                          ;   316.5 p0      68 y
        movzx esi, bh                                          ;   316.5 p0      68 y
        and ebp, 0x3f                                          ;   321.5 p0      69 y
        mov ebx, dword [esp + 140]                             ;   289.5 p2      83 y reload
        xor ebx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   324.0 p2+p0   83 y
        xor edx, dword [esp + 72]                              ;   319.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   320.0 p0      66 x
        mov ebp, edx                                           ;   320.5 p1      69 y copy
        shr ebp, 0x10                                          ;   321.0 p1      69 y
        mov dword [esp + 140], edi                             ;   311.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   325.0 p1      69 y copy
        and edi, 0xff                                          ;   325.5 p0      69 y
        shr ebp, 8                                             ;   325.0 p1      69 y
        mov dword [esp + 144], edx                             ;   320.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   320.5 p1      68 y
        and edi, 0x3f                                          ;   326.0 p0      69 y
        xor ebx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   328.5 p2+p0   83 y
        and eax, 0x3f                                          ;   325.0 p0      69 y
        xor ebx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   329.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   329.0 p0      69 y
        xor ebx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   331.5 p2+p0   83 y
        and ecx, 0x3f                                          ;   317.0 p0      68 y
        xor ebx, dword [ecx*4 + des_encrypt.T0_Permuted_S8_0]  ;   332.0 p2+p0   83 y
        and edx, 0x3f                                          ;   321.0 p0      68 y
        xor ebx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   332.5 p2+p0   83 y
        and esi, 0x3f                                          ;   317.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   333.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   321.5 p2      66 x reload
        movzx esi, ah                                          ;   323.5 p1+p0   68 y
        and esi, 0x3f                                          ;   324.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   333.5 p2+p0   83 y
        mov ecx, ebx                                           ;   334.0 p1      67 y copy
        rol ecx, 1                                             ;   334.5 p1      67 y
        mov edi, ebx                                           ;   334.0 p0      83 y copy
        rol ebx, 0x1d                                          ;   338.5 p1      66 x
        xor ecx, dword [esp + 84]                              ;   338.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   339.0 p0      67 y
        mov eax, ecx                                           ;   339.5 p0      69 y copy
        shr eax, 0x10                                          ;   340.0 p1      69 y
        movzx ebp, al                                          ;   344.0 p0      69 y
        shr eax, 8                                             ;   344.0 p1      69 y
        movzx esi, cl                                          ;   339.5 p0      68 y
        movzx ecx, ch                                          ;   339.5 p0      68 y
        and ebp, 0x3f                                          ;   344.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   312.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   347.0 p2+p0   82 y
        xor ebx, dword [esp + 80]                              ;   342.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   343.0 p0      66 x
        mov ebp, ebx                                           ;   343.5 p1      69 y copy
        shr ebp, 0x10                                          ;   344.0 p1      69 y
        mov dword [esp + 140], edi                             ;   334.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   348.0 p1      69 y copy
        and edi, 0xff                                          ;   348.5 p0      69 y
        shr ebp, 8                                             ;   348.0 p1      69 y
        mov dword [esp + 144], ebx                             ;   343.5 p0+p3   66 x spill
        movzx ebx, bl                                          ;   343.5 p1      68 y
        and edi, 0x3f                                          ;   349.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   351.5 p2+p0   82 y
        and eax, 0x3f                                          ;   348.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   352.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   352.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   354.5 p2+p0   82 y
        and esi, 0x3f                                          ;   340.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   355.0 p2+p0   82 y
        and ebx, 0x3f                                          ;   344.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T1_Permuted_S7_4]  ;   355.5 p2+p0   82 y
        and ecx, 0x3f                                          ;   340.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T2_Permuted_S6_8]  ;   356.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   344.5 p2      66 x reload
        movzx esi, ah                                          ;   346.5 p1+p0   68 y
        and esi, 0x3f                                          ;   347.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   356.5 p2+p0   82 y
        mov ebx, edx                                           ;   357.0 p1      67 y copy
        rol ebx, 1                                             ;   357.5 p1      67 y
        mov edi, edx                                           ;   357.0 p0      82 y copy
        rol edx, 0x1d                                          ;   361.5 p1      66 x
        xor ebx, dword [esp + 92]                              ;   361.5 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                    ;   362.0 p0      67 y
        mov eax, ebx                                           ;   362.5 p0      69 y copy
        shr eax, 0x10                                          ;   363.0 p1      69 y
        movzx ebp, al                                          ;   367.0 p0      69 y
        shr eax, 8                                             ;   367.0 p1      69 y
        movzx ecx, bl                                          ;   362.5 p0      68 y
        movzx esi, bh                                          ;   362.5 p0      68 y
        and ebp, 0x3f                                          ;   367.5 p0      69 y
        mov ebx, dword [esp + 140]                             ;   335.5 p2      83 y reload
        xor ebx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   370.0 p2+p0   83 y
        xor edx, dword [esp + 88]                              ;   365.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   366.0 p0      66 x
        mov ebp, edx                                           ;   366.5 p1      69 y copy
        shr ebp, 0x10                                          ;   367.0 p1      69 y
        mov dword [esp + 140], edi                             ;   357.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   371.0 p1      69 y copy
        and edi, 0xff                                          ;   371.5 p0      69 y
        shr ebp, 8                                             ;   371.0 p1      69 y
        mov dword [esp + 144], edx                             ;   366.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   366.5 p1      68 y
        and edi, 0x3f                                          ;   372.0 p0      69 y
        xor ebx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   374.5 p2+p0   83 y
        and eax, 0x3f                                          ;   371.0 p0      69 y
        xor ebx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   375.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   375.0 p0      69 y
        xor ebx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   377.5 p2+p0   83 y
        and ecx, 0x3f                                          ;   363.0 p0      68 y
        xor ebx, dword [ecx*4 + des_encrypt.T0_Permuted_S8_0]  ;   378.0 p2+p0   83 y
        and edx, 0x3f                                          ;   367.0 p0      68 y
        xor ebx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   378.5 p2+p0   83 y
        and esi, 0x3f                                          ;   363.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   379.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   367.5 p2      66 x reload
        movzx esi, ah                                          ;   369.5 p1+p0   68 y
        and esi, 0x3f                                          ;   370.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   379.5 p2+p0   83 y
        mov ecx, ebx                                           ;   380.0 p1      67 y copy
        rol ecx, 1                                             ;   380.5 p1      67 y
        mov edi, ebx                                           ;   380.0 p0      83 y copy
        rol ebx, 0x1d                                          ;   384.5 p1      66 x
        xor ecx, dword [esp + 100]                             ;   384.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   385.0 p0      67 y
        mov eax, ecx                                           ;   385.5 p0      69 y copy
        shr eax, 0x10                                          ;   386.0 p1      69 y
        movzx ebp, al                                          ;   390.0 p0      69 y
        shr eax, 8                                             ;   390.0 p1      69 y
        movzx esi, cl                                          ;   385.5 p0      68 y
        movzx ecx, ch                                          ;   385.5 p0      68 y
        and ebp, 0x3f                                          ;   390.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   358.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   393.0 p2+p0   82 y
        xor ebx, dword [esp + 96]                              ;   388.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   389.0 p0      66 x
        mov ebp, ebx                                           ;   389.5 p1      69 y copy
        shr ebp, 0x10                                          ;   390.0 p1      69 y
        mov dword [esp + 140], edi                             ;   380.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   394.0 p1      69 y copy
        and edi, 0xff                                          ;   394.5 p0      69 y
        shr ebp, 8                                             ;   394.0 p1      69 y
        mov dword [esp + 144], ebx                             ;   389.5 p0+p3   66 x spill
        movzx ebx, bl                                          ;   389.5 p1      68 y
        and edi, 0x3f                                          ;   395.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   397.5 p2+p0   82 y
        and eax, 0x3f                                          ;   394.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   398.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   398.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   400.5 p2+p0   82 y
        and esi, 0x3f                                          ;   386.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   401.0 p2+p0   82 y
        and ebx, 0x3f                                          ;   390.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T1_Permuted_S7_4]  ;   401.5 p2+p0   82 y
        and ecx, 0x3f                                          ;   386.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T2_Permuted_S6_8]  ;   402.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   390.5 p2      66 x reload
        movzx esi, ah                                          ;   392.5 p1+p0   68 y
        and esi, 0x3f                                          ;   393.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   402.5 p2+p0   82 y
        mov ecx, edx                                           ;   403.0 p1      67 y copy
        rol ecx, 1                                             ;   403.5 p1      67 y
        mov edi, edx                                           ;   403.0 p0      82 y copy
        rol edx, 0x1d                                          ;   407.5 p1      66 x
        xor ecx, dword [esp + 108]                             ;   407.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   408.0 p0      67 y
        mov eax, ecx                                           ;   408.5 p0      69 y copy
        shr eax, 0x10                                          ;   409.0 p1      69 y
        movzx ebp, al                                          ;   413.0 p0      69 y
        shr eax, 8                                             ;   413.0 p1      69 y
        movzx esi, cl                                          ;   408.5 p0      68 y
        movzx ecx, ch                                          ;   408.5 p0      68 y
        and ebp, 0x3f                                          ;   413.5 p0      69 y
        mov ebx, dword [esp + 140]                             ;   381.5 p2      83 y reload
        xor ebx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   416.0 p2+p0   83 y
        xor edx, dword [esp + 104]                             ;   411.5 p2+p0   66 x
        and edx, 0x3f3f3f3f                                    ;   412.0 p0      66 x
        mov ebp, edx                                           ;   412.5 p1      69 y copy
        shr ebp, 0x10                                          ;   413.0 p1      69 y
        mov dword [esp + 140], edi                             ;   403.5 p0+p3   82 y spill
        mov edi, ebp                                           ;   417.0 p1      69 y copy
        and edi, 0xff                                          ;   417.5 p0      69 y
        shr ebp, 8                                             ;   417.0 p1      69 y
        mov dword [esp + 144], edx                             ;   412.5 p0+p3   66 x spill
        movzx edx, dl                                          ;   412.5 p1      68 y
        and edi, 0x3f                                          ;   418.0 p0      69 y
        xor ebx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   420.5 p2+p0   83 y
        and eax, 0x3f                                          ;   417.0 p0      69 y
        xor ebx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   421.0 p2+p0   83 y
        and ebp, 0x3f                                          ;   421.0 p0      69 y
        xor ebx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   423.5 p2+p0   83 y
        and esi, 0x3f                                          ;   409.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   424.0 p2+p0   83 y
        and edx, 0x3f                                          ;   413.0 p0      68 y
        xor ebx, dword [edx*4 + des_encrypt.T1_Permuted_S7_4]  ;   424.5 p2+p0   83 y
        and ecx, 0x3f                                          ;   409.0 p0      68 y
        xor ebx, dword [ecx*4 + des_encrypt.T2_Permuted_S6_8]  ;   425.0 p2+p0   83 y
        mov eax, dword [esp + 144]                             ;   413.5 p2      66 x reload
        movzx esi, ah                                          ;   415.5 p1+p0   68 y
        and esi, 0x3f                                          ;   416.0 p0      68 y
        xor ebx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   425.5 p2+p0   83 y
        mov edx, ebx                                           ;   426.0 p1      67 y copy
        rol edx, 1                                             ;   426.5 p1      67 y
        mov edi, ebx                                           ;   426.0 p0      83 y copy
        rol ebx, 0x1d                                          ;   430.5 p1      66 x
        xor edx, dword [esp + 116]                             ;   430.5 p2+p0   67 y
        and edx, 0x3f3f3f3f                                    ;   431.0 p0      67 y
        mov eax, edx                                           ;   431.5 p0      69 y copy
        shr eax, 0x10                                          ;   432.0 p1      69 y
        movzx ebp, al                                          ;   436.0 p0      69 y
        shr eax, 8                                             ;   436.0 p1      69 y
        movzx ecx, dl                                          ;   431.5 p0      68 y
        movzx esi, dh                                          ;   431.5 p0      68 y
        and ebp, 0x3f                                          ;   436.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   404.5 p2      82 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   439.0 p2+p0   82 y
        xor ebx, dword [esp + 112]                             ;   434.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                    ;   435.0 p0      66 x
        mov ebp, ebx                                           ;   435.5 p1      69 y copy
        shr ebp, 0x10                                          ;   436.0 p1      69 y
        mov dword [esp + 140], edi                             ;   426.5 p0+p3   83 y spill
        mov edi, ebp                                           ;   440.0 p1      69 y copy
        and edi, 0xff                                          ;   440.5 p0      69 y
        shr ebp, 8                                             ;   440.0 p1      69 y
        mov dword [esp + 144], ebx                             ;   435.5 p0+p3   66 x spill
        movzx ebx, bl                                          ;   435.5 p1      68 y
        and edi, 0x3f                                          ;   441.0 p0      69 y
        xor edx, dword [edi*4 + des_encrypt.T5_Permuted_S3_20] ;   443.5 p2+p0   82 y
        and eax, 0x3f                                          ;   440.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   444.0 p2+p0   82 y
        and ebp, 0x3f                                          ;   444.0 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T7_Permuted_S1_28] ;   446.5 p2+p0   82 y
        and ecx, 0x3f                                          ;   432.0 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T0_Permuted_S8_0]  ;   447.0 p2+p0   82 y
        and ebx, 0x3f                                          ;   436.0 p0      68 y
        xor edx, dword [ebx*4 + des_encrypt.T1_Permuted_S7_4]  ;   447.5 p2+p0   82 y
        and esi, 0x3f                                          ;   432.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   448.0 p2+p0   82 y
        mov eax, dword [esp + 144]                             ;   436.5 p2      66 x reload
        movzx esi, ah                                          ;   438.5 p1+p0   68 y
        and esi, 0x3f                                          ;   439.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T3_Permuted_S5_12] ;   448.5 p2+p0   82 y
        mov ecx, edx                                           ;   449.0 p1      67 y copy
        rol ecx, 1                                             ;   449.5 p1      67 y
        mov edi, edx                                           ;   449.0 p0      66 x copy
        rol edi, 0x1d                                          ;   453.5 p1      66 x
        xor ecx, dword [esp + 124]                             ;   453.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                    ;   454.0 p0      67 y
        mov eax, ecx                                           ;   454.5 p0      69 y copy
        shr eax, 0x10                                          ;   455.0 p1      69 y
        movzx ebp, al                                          ;   459.0 p0      69 y
        shr eax, 8                                             ;   459.0 p1      69 y
        movzx esi, cl                                          ;   454.5 p0      68 y
        movzx ecx, ch                                          ;   454.5 p0      68 y
        movzx ebx, dl                                          ;   449.0 p1      93 dst
        movq mm0, [ebx*8 + des_encrypt.T8_IP_INVERSE_0]        ;   449.5 p2      93 dst
        movzx ebx, dh                                          ;   449.0 p0+p1   93 dst
        pxor mm0, [ebx*8 + des_encrypt.T9_IP_INVERSE_8]        ;   456.5 p2+p1   93 dst
        shr edx, 0x10                                          ;   449.0 p1      93 dst
        movzx ebx, dl                                          ;   453.0 p0      93 dst
        pxor mm0, [ebx*8 + des_encrypt.T10_IP_INVERSE_16]      ;   460.5 p2+p1   93 dst
        shr edx, 8                                             ;   453.0 p1      93 dst
        pxor mm0, [edx*8 + des_encrypt.T11_IP_INVERSE_24]      ;   464.0 p2+p1   93 dst
        and ebp, 0x3f                                          ;   459.5 p0      69 y
        mov edx, dword [esp + 140]                             ;   427.5 p2      83 y reload
        xor edx, dword [ebp*4 + des_encrypt.T4_Permuted_S4_16] ;   462.0 p2+p0   83 y
        xor edi, dword [esp + 120]                             ;   457.5 p2+p0   66 x
        and edi, 0x3f3f3f3f                                    ;   458.0 p0      66 x
        mov ebx, edi                                           ;   458.5 p1      69 y copy
        shr ebx, 0x10                                          ;   459.0 p1      69 y
        movzx ebp, bl                                          ;   463.0 p0      69 y
        shr ebx, 8                                             ;   463.0 p1      69 y
        mov dword [esp + 140], ecx                             ;   455.0 p0+p3   68 y spill
        mov ecx, edi                                           ;   458.5 p0      68 y copy
        and ecx, 0xff                                          ;   459.0 p0      68 y
        shr edi, 8                                             ;   458.5 p1      68 y
        and edi, 0xff                                          ;   462.5 p0      68 y
        and ebp, 0x3f                                          ;   463.5 p0      69 y
        xor edx, dword [ebp*4 + des_encrypt.T5_Permuted_S3_20] ;   466.0 p2+p0   83 y
        and eax, 0x3f                                          ;   463.0 p0      69 y
        xor edx, dword [eax*4 + des_encrypt.T6_Permuted_S2_24] ;   466.5 p2+p0   83 y
        and ebx, 0x3f                                          ;   467.0 p0      69 y
        xor edx, dword [ebx*4 + des_encrypt.T7_Permuted_S1_28] ;   469.5 p2+p0   83 y
        and esi, 0x3f                                          ;   455.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T0_Permuted_S8_0]  ;   470.0 p2+p0   83 y
        and ecx, 0x3f                                          ;   459.5 p0      68 y
        xor edx, dword [ecx*4 + des_encrypt.T1_Permuted_S7_4]  ;   470.5 p2+p0   83 y
        and edi, 0x3f                                          ;   463.0 p0      68 y
        xor edx, dword [edi*4 + des_encrypt.T3_Permuted_S5_12] ;   471.0 p2+p0   83 y
        mov esi, dword [esp + 140]                             ;   456.0 p2      68 y reload
        and esi, 0x3f                                          ;   458.0 p0      68 y
        xor edx, dword [esi*4 + des_encrypt.T2_Permuted_S6_8]  ;   471.5 p2+p0   83 y
        movzx esi, dl                                          ;   472.0 p1      93 dst
        pxor mm0, [esi*8 + des_encrypt.T12_IP_INVERSE_32]      ;   479.5 p2+p1   93 dst
        movzx esi, dh                                          ;   472.0 p0      93 dst
        pxor mm0, [esi*8 + des_encrypt.T13_IP_INVERSE_40]      ;   481.5 p2+p1   93 dst
        shr edx, 0x10                                          ;   472.0 p1      93 dst
        movzx esi, dl                                          ;   476.0 p0      93 dst
        pxor mm0, [esi*8 + des_encrypt.T14_IP_INVERSE_48]      ;   483.5 p2+p1   93 dst
        shr edx, 8                                             ;   476.0 p1      93 dst
        pxor mm0, [edx*8 + des_encrypt.T15_IP_INVERSE_56]      ;   487.0 p2+p1   93 dst
        pshufw mm0, mm0, 0x1b                                  ;   489.0 p1      93 dst
        movq mm1, mm0                                          ;   491.0 p0      93 dst copy
        psllw mm1, 8                                           ;   497.0 p1      93 dst
        psrlw mm0, 8                                           ;   491.0 p1      93 dst
        por mm0, mm1                                           ;   499.0 p1      93 dst
        mov esi, dword [esp + 136]                             ;   440.3 p2      93 dst reload
        movq [esi], mm0                                        ;   501.0 p0+p3   93 dst
        add esi, 8                                             ;   442.3 p1      97 blocks
        mov edi, dword [esp + 132]                             ;   441.7 p2      97 blocks
        add edi, 8                                             ;   443.7 p0      97 blocks
        xchg edi, esi                                          ;   444.2 p1+p0   97 blocks copy
        cmp esi, dword [esp + 128]                             ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 172], esi                             ;                    resident
        mov dword [esp + 176], edi                             ;                    resident
.blocks_1_done:
        emms                                                   ;                    x87 state
        add esp, 0x94                                          ;                    frame
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
des_encrypt.T0_Permuted_S8_0:
        dd 0x08000820, 0x00000800, 0x00020000, 0x08020820, 0x08000000, 0x08000820, 0x00000020, 0x08000000
        dd 0x00020020, 0x08020000, 0x08020820, 0x00020800, 0x08020800, 0x00020820, 0x00000800, 0x00000020
        dd 0x08020000, 0x08000020, 0x08000800, 0x00000820, 0x00020800, 0x00020020, 0x08020020, 0x08020800
        dd 0x00000820, 0x00000000, 0x00000000, 0x08020020, 0x08000020, 0x08000800, 0x00020820, 0x00020000
        dd 0x00020820, 0x00020000, 0x08020800, 0x00000800, 0x00000020, 0x08020020, 0x00000800, 0x00020820
        dd 0x08000800, 0x00000020, 0x08000020, 0x08020000, 0x08020020, 0x08000000, 0x00020000, 0x08000820
        dd 0x00000000, 0x08020820, 0x00020020, 0x08000020, 0x08020000, 0x08000800, 0x08000820, 0x00000000
        dd 0x08020820, 0x00020800, 0x00020800, 0x00000820, 0x00000820, 0x00020020, 0x08000000, 0x08020800
; Permuted_S7_4
des_encrypt.T1_Permuted_S7_4:
        dd 0x00100000, 0x02100001, 0x02000401, 0x00000000, 0x00000400, 0x02000401, 0x00100401, 0x02100400
        dd 0x02100401, 0x00100000, 0x00000000, 0x02000001, 0x00000001, 0x02000000, 0x02100001, 0x00000401
        dd 0x02000400, 0x00100401, 0x00100001, 0x02000400, 0x02000001, 0x02100000, 0x02100400, 0x00100001
        dd 0x02100000, 0x00000400, 0x00000401, 0x02100401, 0x00100400, 0x00000001, 0x02000000, 0x00100400
        dd 0x02000000, 0x00100400, 0x00100000, 0x02000401, 0x02000401, 0x02100001, 0x02100001, 0x00000001
        dd 0x00100001, 0x02000000, 0x02000400, 0x00100000, 0x02100400, 0x00000401, 0x00100401, 0x02100400
        dd 0x00000401, 0x02000001, 0x02100401, 0x02100000, 0x00100400, 0x00000000, 0x00000001, 0x02100401
        dd 0x00000000, 0x00100401, 0x02100000, 0x00000400, 0x02000001, 0x02000400, 0x00000400, 0x00100001
; Permuted_S6_8
des_encrypt.T2_Permuted_S6_8:
        dd 0x10000008, 0x10200000, 0x00002000, 0x10202008, 0x10200000, 0x00000008, 0x10202008, 0x00200000
        dd 0x10002000, 0x00202008, 0x00200000, 0x10000008, 0x00200008, 0x10002000, 0x10000000, 0x00002008
        dd 0x00000000, 0x00200008, 0x10002008, 0x00002000, 0x00202000, 0x10002008, 0x00000008, 0x10200008
        dd 0x10200008, 0x00000000, 0x00202008, 0x10202000, 0x00002008, 0x00202000, 0x10202000, 0x10000000
        dd 0x10002000, 0x00000008, 0x10200008, 0x00202000, 0x10202008, 0x00200000, 0x00002008, 0x10000008
        dd 0x00200000, 0x10002000, 0x10000000, 0x00002008, 0x10000008, 0x10202008, 0x00202000, 0x10200000
        dd 0x00202008, 0x10202000, 0x00000000, 0x10200008, 0x00000008, 0x00002000, 0x10200000, 0x00202008
        dd 0x00002000, 0x00200008, 0x10002008, 0x00000000, 0x10202000, 0x10000000, 0x00200008, 0x10002008
; Permuted_S5_12
des_encrypt.T3_Permuted_S5_12:
        dd 0x00000080, 0x01040080, 0x01040000, 0x21000080, 0x00040000, 0x00000080, 0x20000000, 0x01040000
        dd 0x20040080, 0x00040000, 0x01000080, 0x20040080, 0x21000080, 0x21040000, 0x00040080, 0x20000000
        dd 0x01000000, 0x20040000, 0x20040000, 0x00000000, 0x20000080, 0x21040080, 0x21040080, 0x01000080
        dd 0x21040000, 0x20000080, 0x00000000, 0x21000000, 0x01040080, 0x01000000, 0x21000000, 0x00040080
        dd 0x00040000, 0x21000080, 0x00000080, 0x01000000, 0x20000000, 0x01040000, 0x21000080, 0x20040080
        dd 0x01000080, 0x20000000, 0x21040000, 0x01040080, 0x20040080, 0x00000080, 0x01000000, 0x21040000
        dd 0x21040080, 0x00040080, 0x21000000, 0x21040080, 0x01040000, 0x00000000, 0x20040000, 0x21000000
        dd 0x00040080, 0x01000080, 0x20000080, 0x00040000, 0x00000000, 0x20040000, 0x01040080, 0x20000080
; Permuted_S4_16
des_encrypt.T4_Permuted_S4_16:
        dd 0x80401000, 0x80001040, 0x80001040, 0x00000040, 0x00401040, 0x80400040, 0x80400000, 0x80001000
        dd 0x00000000, 0x00401000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00400040, 0x80400000
        dd 0x80000000, 0x00001000, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x80001000, 0x00001040
        dd 0x80400040, 0x80000000, 0x00001040, 0x00400040, 0x00001000, 0x00401040, 0x80401040, 0x80000040
        dd 0x00400040, 0x80400000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00000000, 0x00401000
        dd 0x00001040, 0x00400040, 0x80400040, 0x80000000, 0x80401000, 0x80001040, 0x80001040, 0x00000040
        dd 0x80401040, 0x80000040, 0x80000000, 0x00001000, 0x80400000, 0x80001000, 0x00401040, 0x80400040
        dd 0x80001000, 0x00001040, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x00001000, 0x00401040
; Permuted_S3_20
des_encrypt.T5_Permuted_S3_20:
        dd 0x00000104, 0x04010100, 0x00000000, 0x04010004, 0x04000100, 0x00000000, 0x00010104, 0x04000100
        dd 0x00010004, 0x04000004, 0x04000004, 0x00010000, 0x04010104, 0x00010004, 0x04010000, 0x00000104
        dd 0x04000000, 0x00000004, 0x04010100, 0x00000100, 0x00010100, 0x04010000, 0x04010004, 0x00010104
        dd 0x04000104, 0x00010100, 0x00010000, 0x04000104, 0x00000004, 0x04010104, 0x00000100, 0x04000000
        dd 0x04010100, 0x04000000, 0x00010004, 0x00000104, 0x00010000, 0x04010100, 0x04000100, 0x00000000
        dd 0x00000100, 0x00010004, 0x04010104, 0x04000100, 0x04000004, 0x00000100, 0x00000000, 0x04010004
        dd 0x04000104, 0x00010000, 0x04000000, 0x04010104, 0x00000004, 0x00010104, 0x00010100, 0x04000004
        dd 0x04010000, 0x04000104, 0x00000104, 0x04010000, 0x00010104, 0x00000004, 0x04010004, 0x00010100
; Permuted_S2_24
des_encrypt.T6_Permuted_S2_24:
        dd 0x40084010, 0x40004000, 0x00004000, 0x00084010, 0x00080000, 0x00000010, 0x40080010, 0x40004010
        dd 0x40000010, 0x40084010, 0x40084000, 0x40000000, 0x40004000, 0x00080000, 0x00000010, 0x40080010
        dd 0x00084000, 0x00080010, 0x40004010, 0x00000000, 0x40000000, 0x00004000, 0x00084010, 0x40080000
        dd 0x00080010, 0x40000010, 0x00000000, 0x00084000, 0x00004010, 0x40084000, 0x40080000, 0x00004010
        dd 0x00000000, 0x00084010, 0x40080010, 0x00080000, 0x40004010, 0x40080000, 0x40084000, 0x00004000
        dd 0x40080000, 0x40004000, 0x00000010, 0x40084010, 0x00084010, 0x00000010, 0x00004000, 0x40000000
        dd 0x00004010, 0x40084000, 0x00080000, 0x40000010, 0x00080010, 0x40004010, 0x40000010, 0x00080010
        dd 0x00084000, 0x00000000, 0x40004000, 0x00004010, 0x40000000, 0x40080010, 0x40084010, 0x00084000
; Permuted_S1_28
des_encrypt.T7_Permuted_S1_28:
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
des_encrypt.T8_IP_INVERSE_0:
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
des_encrypt.T9_IP_INVERSE_8:
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
des_encrypt.T10_IP_INVERSE_16:
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
des_encrypt.T11_IP_INVERSE_24:
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
des_encrypt.T12_IP_INVERSE_32:
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
des_encrypt.T13_IP_INVERSE_40:
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
des_encrypt.T14_IP_INVERSE_48:
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
des_encrypt.T15_IP_INVERSE_56:
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
des_encrypt.T16_constants64:
        dq 0x1111111111111111, 0x0055005500550055, 0x0303030303030303, 0x0000333300003333, 0x000000000f0f0f0f

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

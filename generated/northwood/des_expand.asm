; des_expand for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/des.cw (sha256 728850812a1dc3f2); do not edit:
;   ./cw build des_expand --cpu northwood
;
; void des_expand(const void *key, void *rk);   cdecl
;   key: 8 bytes, read, secret, no alignment needed
;   rk: 128 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 11 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 3195 uops, planned 1219.8; bounds: width 1065.0, ports 1010.2, path 213.0
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
%fatal "des_expand is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_des_expand
$_des_expand:
%else
        global $des_expand
%endif
$des_expand:
        push ebx                                   ;                    preserved
        push esi                                   ;                    preserved
        push edi                                   ;                    preserved
        push ebp                                   ;                    preserved
        sub esp, 0x28                              ;                    frame
        mov esi, dword [esp + 60]                  ;     0.0 p2     125 reload
        pshufw mm0, [esi], 0x1b                    ;     9.0 p2+p1  125
        pshufw mm1, mm0, 0xe4                      ;    11.0 p1     125 copy
        psrlw mm0, 8                               ;    11.0 p1     125
        psllw mm1, 8                               ;    13.0 p1     125
        por mm0, mm1                               ;    15.0 p1     125
        pshufw mm1, mm0, 0xe4                      ;    17.0 p1     111 cd copy
        psrlq mm1, 1                               ;    19.0 p1     111 cd
        pxor mm1, mm0                              ;    21.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64]      ;    23.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    25.0 p1     111 cd
        psllq mm1, 1                               ;    25.0 p1     111 cd
        pxor mm0, mm1                              ;    27.0 p1     111 cd
        movq mm1, mm0                              ;    29.0 p0     111 cd copy
        psrlq mm1, 2                               ;    35.0 p1     111 cd
        pxor mm1, mm0                              ;    37.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 8]  ;    39.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    41.0 p1     111 cd
        psllq mm1, 2                               ;    41.0 p1     111 cd
        pxor mm0, mm1                              ;    43.0 p1     111 cd
        movq mm1, mm0                              ;    45.0 p0     111 cd copy
        psrlq mm1, 4                               ;    51.0 p1     111 cd
        pxor mm1, mm0                              ;    53.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 16] ;    55.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    57.0 p1     111 cd
        psllq mm1, 4                               ;    57.0 p1     111 cd
        pxor mm0, mm1                              ;    59.0 p1     111 cd
        movq mm1, mm0                              ;    61.0 p0     111 cd copy
        psrlq mm1, 0x20                            ;    67.0 p1     111 cd
        pxor mm1, mm0                              ;    69.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 24] ;    71.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    73.0 p1     111 cd
        psllq mm1, 0x20                            ;    73.0 p1     111 cd
        pxor mm0, mm1                              ;    75.0 p1     111 cd
        movq mm1, mm0                              ;    77.0 p0     111 cd copy
        psrlq mm1, 0x10                            ;    83.0 p1     111 cd
        pxor mm1, mm0                              ;    85.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 32] ;    87.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    89.0 p1     111 cd
        psllq mm1, 0x10                            ;    89.0 p1     111 cd
        pxor mm0, mm1                              ;    91.0 p1     111 cd
        movq mm1, mm0                              ;    93.0 p0     111 cd copy
        psrlq mm1, 8                               ;    99.0 p1     111 cd
        movq mm2, [des_expand.T0_constants64 + 40] ;    16.3 p2     111 cd
        pxor mm1, mm0                              ;   101.0 p1     111 cd
        pand mm2, mm1                              ;   103.0 p1     111 cd
        pxor mm0, mm2                              ;   105.0 p1     111 cd
        psllq mm2, 8                               ;   105.0 p1     111 cd
        pxor mm0, mm2                              ;   107.0 p1     111 cd
        movq mm1, mm0                              ;   109.0 p0     111 cd copy
        psrlq mm1, 4                               ;   115.0 p1     111 cd
        movq mm2, [des_expand.T0_constants64 + 48] ;    19.0 p2     111 cd
        pxor mm1, mm0                              ;   117.0 p1     111 cd
        pand mm2, mm1                              ;   119.0 p1     111 cd
        pxor mm0, mm2                              ;   121.0 p1     111 cd
        psllq mm2, 4                               ;   121.0 p1     111 cd
        pxor mm0, mm2                              ;   123.0 p1     111 cd
        movq mm2, mm0                              ;   125.0 p0     111 cd copy
        psrlq mm2, 2                               ;   131.0 p1     111 cd
        pxor mm2, mm0                              ;   133.0 p1     111 cd
        movq mm1, [des_expand.T0_constants64 + 56] ;    22.0 p2     111 cd
        pand mm1, mm2                              ;   135.0 p1     111 cd
        pxor mm0, mm1                              ;   137.0 p1     111 cd
        psllq mm1, 2                               ;   137.0 p1     111 cd
        pxor mm0, mm1                              ;   139.0 p1     111 cd
        movq mm1, [des_expand.T0_constants64 + 64] ;    23.7 p2     111 cd
        movq mm2, mm0                              ;   141.0 p0     111 cd copy
        psrlq mm2, 1                               ;   147.0 p1     111 cd
        pxor mm2, mm0                              ;   149.0 p1     111 cd
        pand mm1, mm2                              ;   151.0 p1     111 cd
        pxor mm0, mm1                              ;   153.0 p1     111 cd
        psllq mm1, 1                               ;   153.0 p1     111 cd
        pxor mm0, mm1                              ;   155.0 p1     111 cd
        movd esi, mm0                              ;   157.0 p0     111 cd
        psrlq mm0, 0x20                            ;   157.0 p1     111 cd
        mov ebp, esi                               ;   162.0 p0     112 c copy
        shr ebp, 0x1c                              ;   162.5 p1     112 c
        movd edi, mm0                              ;   159.0 p0     111 cd
        and edi, 0xffffff                          ;   164.0 p0     111 cd
        shl edi, 4                                 ;   164.5 p1     112 c
        or ebp, edi                                ;   168.5 p0     112 c
        and ebp, 0xfffffff                         ;   169.0 p0     112 c
        mov edi, ebp                               ;   169.5 p0     115 c copy
        shr ebp, 0x1b                              ;   169.5 p1     115 c
        and esi, 0xfffffff                         ;   162.0 p0     113 d
        shl edi, 1                                 ;   170.0 p1     115 c
        mov eax, 0xfffffff                         ;    31.5 p0     115 c
        and eax, edi                               ;   174.0 p0     115 c
        mov edi, esi                               ;   162.5 p0     116 d copy
        shl edi, 1                                 ;   163.0 p1     116 d
        shr esi, 0x1b                              ;   162.5 p1     116 d
        and edi, 0xfffffff                         ;   167.0 p0     116 d
        or esi, edi                                ;   167.5 p0     116 d
        or ebp, eax                                ;   174.5 p0     115 c
        mov edi, ebp                               ;   175.0 p0     117 k copy
        shl edi, 0x1c                              ;   175.5 p1     117 k
        mov ecx, esi                               ;   168.0 p0     117 k copy
        or ecx, edi                                ;   179.5 p0     117 k
        mov eax, ebp                               ;   175.0 p0     117 k copy
        shr eax, 4                                 ;   175.5 p1     117 k
        mov edi, 0x10000                           ;    36.5 p0     117 k
        and edi, ecx                               ;   180.0 p0     117 k
        mov edx, ecx                               ;   180.0 p0     117 k copy
        rol edx, 1                                 ;   180.5 p1     117 k
        and edx, 0x80100000                        ;   184.5 p0     117 k
        mov ebx, ecx                               ;   180.0 p0     117 k copy
        mov dword [esp + 0], esi                   ;   168.0 p0+p3  116 d spill
        mov esi, ecx                               ;   180.0 p0     117 k copy
        mov dword [esp + 4], ebp                   ;   175.0 p0+p3  115 c spill
        rol esi, 4                                 ;   185.0 p1     117 k
        rol ebx, 3                                 ;   189.0 p1     117 k
        and ebx, 0x4440                            ;   193.0 p0     117 k
        mov dword [esp + 8], edi                   ;   180.5 p0+p3  117 k spill
        mov edi, 0x800101                          ;    43.0 p0     117 k
        and esi, 0x1000                            ;   189.0 p0     117 k
        mov dword [esp + 12], edx                  ;   185.0 p0+p3  117 k spill
        mov edx, ecx                               ;   180.0 p0     117 k copy
        rol edx, 8                                 ;   189.5 p1     117 k
        mov dword [esp + 16], ebx                  ;   193.5 p0+p3  117 k spill
        mov ebx, ecx                               ;   180.0 p0     117 k copy
        rol ebx, 0xa                               ;   193.5 p1     117 k
        mov dword [esp + 20], esi                  ;   189.5 p0+p3  117 k spill
        mov esi, ecx                               ;   180.0 p0     117 k copy
        rol esi, 0xe                               ;   197.5 p1     117 k
        mov ebp, ecx                               ;   180.0 p0     117 k copy
        rol ebp, 6                                 ;   201.5 p1     117 k
        and ebp, 2                                 ;   205.5 p0     117 k
        mov dword [esp + 24], ebp                  ;   206.0 p0+p3  117 k spill
        mov ebp, ecx                               ;   180.0 p0     117 k copy
        rol ebp, 0x11                              ;   206.0 p1     117 k
        and edi, edx                               ;   193.5 p0     117 k
        mov edx, 0x88000                           ;    51.5 p0     117 k
        and edx, ebx                               ;   197.5 p0     117 k
        mov ebx, 4                                 ;    52.5 p0     117 k
        and ebx, esi                               ;   201.5 p0     117 k
        mov esi, 0x40080                           ;    53.5 p0     117 k
        and esi, ebp                               ;   210.0 p0     117 k
        mov ebp, 0x400000                          ;    54.5 p0     117 k
        mov dword [esp + 28], edi                  ;   194.0 p0+p3  117 k spill
        mov edi, ecx                               ;   180.0 p0     117 k copy
        rol edi, 0x12                              ;   210.5 p1     117 k
        mov dword [esp + 32], ebx                  ;   202.0 p0+p3  117 k spill
        mov ebx, ecx                               ;   180.0 p0     117 k copy
        rol ebx, 0x17                              ;   214.5 p1     117 k
        or esi, dword [esp + 8]                    ;   210.5 p2+p0  117 k
        or esi, dword [esp + 12]                   ;   211.0 p2+p0  117 k
        or esi, dword [esp + 16]                   ;   211.5 p2+p0  117 k
        or esi, dword [esp + 20]                   ;   212.0 p2+p0  117 k
        or esi, dword [esp + 24]                   ;   212.5 p2+p0  117 k
        or esi, dword [esp + 28]                   ;   213.0 p2+p0  117 k
        mov dword [esp + 36], edx                  ;   198.0 p0+p3  117 k spill
        mov edx, ecx                               ;   180.0 p0     117 k copy
        rol edx, 0x16                              ;   213.5 p1     117 k
        and ebp, edi                               ;   214.5 p0     117 k
        mov edi, 0x2010                            ;    89.0 p1     117 k
        and edi, edx                               ;   217.5 p0     117 k
        mov edx, 0x20000                           ;    91.0 p1     117 k
        and edx, ebx                               ;   218.5 p0     117 k
        mov ebx, ecx                               ;   180.0 p1     117 k copy
        rol ebx, 0x18                              ;   219.0 p1     117 k
        and ebx, 0x200                             ;   223.0 p0     117 k
        or esi, dword [esp + 36]                   ;   213.5 p2+p0  117 k
        or esi, dword [esp + 32]                   ;   214.0 p2+p0  117 k
        or esi, ebp                                ;   215.0 p0     117 k
        mov ebp, ecx                               ;   180.0 p1     117 k copy
        rol ebp, 0x1b                              ;   215.5 p1     117 k
        and ebp, 0x20                              ;   219.5 p0     117 k
        or esi, edi                                ;   218.0 p0     117 k
        mov edi, ecx                               ;   180.0 p1     117 k copy
        rol edi, 0x1c                              ;   218.5 p1     117 k
        and edi, 0x200000                          ;   222.5 p0     117 k
        or esi, ebp                                ;   220.0 p0     117 k
        mov ebp, ecx                               ;   180.0 p1     117 k copy
        rol ebp, 0x1d                              ;   220.5 p1     117 k
        and ebp, 8                                 ;   224.5 p0     117 k
        or esi, edx                                ;   220.5 p0     117 k
        mov edx, ecx                               ;   180.0 p1     117 k copy
        rol edx, 0x1e                              ;   221.0 p1     117 k
        and edx, 0x8000000                         ;   225.0 p0     117 k
        or esi, edi                                ;   223.0 p0     117 k
        mov edi, ecx                               ;   180.0 p1     117 k copy
        rol edi, 0x1f                              ;   223.5 p1     117 k
        and edi, 0x800                             ;   227.5 p0     117 k
        or esi, ebp                                ;   225.0 p0     117 k
        mov ebp, eax                               ;   179.5 p1     117 k copy
        rol ebp, 2                                 ;   225.5 p1     117 k
        or esi, ebx                                ;   225.5 p0     117 k
        or esi, edx                                ;   226.0 p0     117 k
        mov edx, eax                               ;   179.5 p1     117 k copy
        rol edx, 0xb                               ;   226.5 p1     117 k
        and edx, 0x10000000                        ;   230.5 p0     117 k
        or esi, edi                                ;   228.0 p0     117 k
        mov edi, eax                               ;   179.5 p1     117 k copy
        rol edi, 0xe                               ;   228.5 p1     117 k
        and edi, 0x42000000                        ;   232.5 p0     117 k
        mov ebx, ebp                               ;   229.5 p0     117 k copy
        and ebx, 0x1000000                         ;   230.0 p0     117 k
        or esi, ebx                                ;   230.5 p0     117 k
        or esi, edx                                ;   231.0 p0     117 k
        or esi, edi                                ;   233.0 p0     117 k
        mov edi, eax                               ;   179.5 p1     117 k copy
        rol edi, 0x15                              ;   233.5 p1     117 k
        mov edx, edi                               ;   237.5 p0     117 k copy
        and edx, 0x20000000                        ;   238.0 p0     117 k
        or esi, edx                                ;   238.5 p0     117 k
        mov edx, eax                               ;   179.5 p1     117 k copy
        rol edx, 0x16                              ;   239.0 p1     117 k
        and ebp, 0x28                              ;   229.5 p0     117 k
        mov ebx, eax                               ;   179.5 p0     117 k copy
        and ebx, 0x2000                            ;   180.0 p0     117 k
        or ebx, ebp                                ;   230.0 p0     117 k
        mov ebp, edx                               ;   243.0 p1     117 k copy
        rol ecx, 0xc                               ;   230.5 p1     117 k
        and ecx, 0x100                             ;   234.5 p0     117 k
        and edi, 2                                 ;   237.5 p0     117 k
        and ebp, 0x4000000                         ;   243.5 p0     117 k
        or esi, ebp                                ;   244.0 p0     117 k
        mov ebp, eax                               ;   180.8 p1     117 k copy
        rol ebp, 5                                 ;   244.5 p1     117 k
        and ebp, 0x8000                            ;   248.5 p0     117 k
        and edx, 0x10                              ;   243.0 p0     117 k
        or ebx, edi                                ;   238.0 p0     117 k
        mov edi, eax                               ;   185.0 p1     117 k copy
        rol edi, 7                                 ;   238.5 p1     117 k
        and edi, 0x4000                            ;   242.5 p0     117 k
        or ebx, ecx                                ;   238.5 p0     117 k
        mov ecx, eax                               ;   186.5 p1     117 k copy
        rol ecx, 0xc                               ;   239.0 p1     117 k
        or ebx, edi                                ;   243.0 p0     117 k
        mov edi, eax                               ;   193.5 p1     117 k copy
        rol edi, 0x14                              ;   243.5 p1     117 k
        and edi, 0xa40                             ;   247.5 p0     117 k
        and ecx, 0x1001                            ;   243.0 p0     117 k
        or ebx, edx                                ;   243.5 p0     117 k
        mov edx, eax                               ;   195.2 p1     117 k copy
        rol edx, 0x17                              ;   244.0 p1     117 k
        and edx, 0x400                             ;   248.0 p0     117 k
        or ebx, ecx                                ;   244.0 p0     117 k
        or ebx, edi                                ;   248.0 p0     117 k
        or ebx, edx                                ;   248.5 p0     117 k
        mov edi, eax                               ;   198.2 p1     117 k copy
        rol edi, 0x1d                              ;   249.0 p1     117 k
        rol eax, 0x1e                              ;   253.0 p1     117 k
        or ebx, ebp                                ;   249.0 p0     117 k
        and edi, 4                                 ;   253.0 p0     117 k
        or ebx, edi                                ;   253.5 p0     117 k
        and eax, 0x80                              ;   257.0 p0     117 k
        or ebx, eax                                ;   257.5 p0     117 k
        movzx edi, bx                              ;   258.0 p1     117 k
        mov edx, edi                               ;   258.5 p0     119 w copy
        mov ebp, esi                               ;   244.5 p1     119 w copy
        mov eax, esi                               ;   244.5 p0     119 w copy
        shr eax, 0x12                              ;   245.0 p1     119 w
        and eax, 0x3f                              ;   249.0 p0     119 w
        shl eax, 8                                 ;   249.5 p1     119 w
        mov ecx, esi                               ;   244.5 p0     119 w copy
        shr ecx, 0x1e                              ;   245.0 p1     119 w
        shl edx, 2                                 ;   259.0 p1     119 w
        or ecx, edx                                ;   263.0 p0     119 w
        shr ebp, 6                                 ;   245.0 p1     119 w
        and ebp, 0x3f                              ;   249.0 p0     119 w
        or ebp, eax                                ;   253.5 p0     119 w
        mov eax, esi                               ;   244.5 p1     119 w copy
        and ecx, 0x3f                              ;   263.5 p0     119 w
        shl ecx, 0x10                              ;   264.0 p1     119 w
        mov edx, edi                               ;   258.5 p0     119 w copy
        shr edx, 0xa                               ;   259.0 p1     119 w
        shl edx, 0x18                              ;   263.0 p1     119 w
        or ebp, edx                                ;   267.0 p0     119 w
        or ebp, ecx                                ;   268.0 p0     119 w
        mov ecx, dword [esp + 64]                  ;   221.5 p2     120 rk reload
        mov dword [ecx], ebp                       ;   268.5 p0+p3  120 rk
        mov ebp, esi                               ;   244.5 p1     119 w copy
        shr ebp, 0xc                               ;   245.0 p1     119 w
        and ebp, 0x3f                              ;   249.0 p0     119 w
        shl ebp, 8                                 ;   249.5 p1     119 w
        and eax, 0x3f                              ;   245.0 p0     119 w
        shr esi, 0x18                              ;   244.5 p1     119 w
        and esi, 0x3f                              ;   248.5 p0     119 w
        shr edi, 4                                 ;   258.5 p1     119 w
        and edi, 0x3f                              ;   262.5 p0     119 w
        shl edi, 0x18                              ;   263.0 p1     119 w
        shl esi, 0x10                              ;   249.0 p1     119 w
        or eax, esi                                ;   253.0 p0     119 w
        mov esi, dword [esp + 4]                   ;   226.2 p2     115 c
        shl esi, 1                                 ;   229.0 p1     115 c
        or eax, ebp                                ;   253.5 p0     119 w
        or eax, edi                                ;   267.0 p0     119 w
        and esi, 0xfffffff                         ;   233.0 p0     115 c
        mov edi, dword [esp + 4]                   ;   227.8 p2     115 c
        shr edi, 0x1b                              ;   230.0 p1     115 c
        or esi, edi                                ;   234.0 p0     115 c
        mov edi, dword [esp + 0]                   ;   228.8 p2     116 d
        shl edi, 1                                 ;   231.0 p1     116 d
        and edi, 0xfffffff                         ;   235.0 p0     116 d
        mov ebp, dword [esp + 0]                   ;   229.8 p2     116 d
        shr ebp, 0x1b                              ;   232.0 p1     116 d
        or edi, ebp                                ;   236.0 p0     116 d
        mov ebp, esi                               ;   234.5 p0     117 k copy
        shl ebp, 0x1c                              ;   235.0 p1     117 k
        or ebp, edi                                ;   239.0 p0     117 k
        mov ebx, ebp                               ;   239.5 p0     117 k copy
        mov dword [esp + 0], edi                   ;   236.5 p0+p3  116 d spill
        mov edi, ebp                               ;   239.5 p0     117 k copy
        mov edx, ebp                               ;   239.5 p1     117 k copy
        rol edx, 1                                 ;   240.0 p1     117 k
        and edx, 0x80100000                        ;   244.0 p0     117 k
        and ebx, 0x10000                           ;   240.0 p0     117 k
        mov dword [ecx + 4], eax                   ;   267.5 p0+p3  120 rk
        mov eax, esi                               ;   235.5 p1     117 k copy
        shr eax, 4                                 ;   236.0 p1     117 k
        mov ecx, ebp                               ;   239.5 p0     117 k copy
        rol ecx, 3                                 ;   240.0 p1     117 k
        and ecx, 0x4440                            ;   244.0 p0     117 k
        rol edi, 4                                 ;   244.5 p1     117 k
        and edi, 0x1000                            ;   248.5 p0     117 k
        mov dword [esp + 4], esi                   ;   237.5 p0+p3  115 c spill
        mov esi, ebp                               ;   239.5 p0     117 k copy
        rol esi, 6                                 ;   249.0 p1     117 k
        and esi, 2                                 ;   253.0 p0     117 k
        mov dword [esp + 32], edx                  ;   244.5 p0+p3  117 k spill
        mov edx, ebp                               ;   240.0 p1     117 k copy
        rol edx, 8                                 ;   253.5 p1     117 k
        and edx, 0x800101                          ;   257.5 p0     117 k
        mov dword [esp + 36], ebx                  ;   241.0 p0+p3  117 k spill
        mov ebx, ebp                               ;   241.5 p1     117 k copy
        rol ebx, 0xa                               ;   258.0 p1     117 k
        and ebx, 0x88000                           ;   262.0 p0     117 k
        or ecx, edi                                ;   249.0 p0     117 k
        mov edi, ebp                               ;   243.0 p1     117 k copy
        rol edi, 0xe                               ;   249.5 p1     117 k
        and edi, 4                                 ;   253.5 p0     117 k
        or ecx, esi                                ;   253.5 p0     117 k
        mov esi, ebp                               ;   244.0 p0     117 k copy
        rol esi, 0x11                              ;   254.0 p1     117 k
        and esi, 0x40080                           ;   258.0 p0     117 k
        or ecx, edi                                ;   254.0 p0     117 k
        mov edi, ebp                               ;   245.5 p1     117 k copy
        rol edi, 0x12                              ;   254.5 p1     117 k
        and edi, 0x400000                          ;   258.5 p0     117 k
        or ecx, edx                                ;   258.0 p0     117 k
        mov edx, ebp                               ;   246.5 p0     117 k copy
        rol edx, 0x16                              ;   258.5 p1     117 k
        and edx, 0x2010                            ;   262.5 p0     117 k
        or ecx, esi                                ;   258.5 p0     117 k
        mov esi, ebp                               ;   249.0 p1     117 k copy
        rol esi, 0x17                              ;   259.0 p1     117 k
        and esi, 0x20000                           ;   263.0 p0     117 k
        or ecx, edi                                ;   259.0 p0     117 k
        mov edi, ebp                               ;   250.5 p1     117 k copy
        rol edi, 0x18                              ;   259.5 p1     117 k
        and edi, 0x200                             ;   263.5 p0     117 k
        or ecx, ebx                                ;   262.5 p0     117 k
        mov ebx, ebp                               ;   252.0 p1     117 k copy
        rol ebx, 0x1b                              ;   263.0 p1     117 k
        and ebx, 0x20                              ;   267.0 p0     117 k
        or ecx, edx                                ;   263.0 p0     117 k
        mov edx, ebp                               ;   253.3 p0     117 k copy
        rol edx, 0x1c                              ;   263.5 p1     117 k
        and edx, 0x200000                          ;   267.5 p0     117 k
        or ecx, esi                                ;   263.5 p0     117 k
        mov esi, ebp                               ;   254.5 p1     117 k copy
        rol esi, 0x1d                              ;   264.0 p1     117 k
        and esi, 8                                 ;   268.0 p0     117 k
        or ecx, edi                                ;   264.0 p0     117 k
        mov edi, ebp                               ;   256.0 p1     117 k copy
        rol edi, 0x1e                              ;   264.5 p1     117 k
        and edi, 0x8000000                         ;   268.5 p0     117 k
        or ecx, ebx                                ;   267.5 p0     117 k
        mov ebx, ebp                               ;   257.5 p0     117 k copy
        rol ebx, 0x1f                              ;   268.0 p1     117 k
        and ebx, 0x800                             ;   272.0 p0     117 k
        or ecx, edx                                ;   268.0 p0     117 k
        mov edx, eax                               ;   258.7 p1     117 k copy
        rol edx, 2                                 ;   268.5 p1     117 k
        or ecx, esi                                ;   268.5 p0     117 k
        mov esi, edx                               ;   272.5 p0     117 k copy
        and esi, 0x1000000                         ;   273.0 p0     117 k
        or ecx, edi                                ;   269.0 p0     117 k
        mov edi, eax                               ;   260.7 p1     117 k copy
        rol edi, 0xb                               ;   269.5 p1     117 k
        and edi, 0x10000000                        ;   273.5 p0     117 k
        or ecx, ebx                                ;   272.5 p0     117 k
        or ecx, esi                                ;   273.5 p0     117 k
        mov esi, eax                               ;   263.5 p1     117 k copy
        rol esi, 0xe                               ;   274.0 p1     117 k
        and esi, 0x42000000                        ;   278.0 p0     117 k
        or ecx, edi                                ;   274.0 p0     117 k
        or ecx, esi                                ;   278.5 p0     117 k
        mov esi, eax                               ;   265.2 p1     117 k copy
        or ecx, dword [esp + 36]                   ;   279.0 p2+p0  117 k
        or ecx, dword [esp + 32]                   ;   279.5 p2+p0  117 k
        rol ebp, 0xc                               ;   280.0 p1     117 k
        rol esi, 0x15                              ;   284.0 p1     117 k
        mov edi, esi                               ;   288.0 p0     117 k copy
        and edi, 0x20000000                        ;   288.5 p0     117 k
        or ecx, edi                                ;   289.0 p0     117 k
        mov edi, eax                               ;   271.3 p1     117 k copy
        rol edi, 0x16                              ;   289.5 p1     117 k
        and ebp, 0x100                             ;   284.0 p0     117 k
        and edx, 0x28                              ;   272.5 p0     117 k
        mov ebx, edi                               ;   293.5 p0     117 k copy
        and ebx, 0x4000000                         ;   294.0 p0     117 k
        or ecx, ebx                                ;   294.5 p0     117 k
        mov ebx, eax                               ;   273.3 p1     117 k copy
        and ebx, 0x2000                            ;   274.2 p0     117 k
        and esi, 2                                 ;   288.0 p0     117 k
        and edi, 0x10                              ;   293.5 p0     117 k
        or ebx, edx                                ;   275.7 p0     117 k
        mov edx, eax                               ;   275.0 p1     117 k copy
        rol edx, 5                                 ;   276.2 p1     117 k
        and edx, 0x8000                            ;   280.2 p0     117 k
        or ebx, edx                                ;   280.7 p0     117 k
        mov edx, eax                               ;   276.5 p1     117 k copy
        rol edx, 7                                 ;   281.2 p1     117 k
        and edx, 0x4000                            ;   285.2 p0     117 k
        or ebx, edx                                ;   285.7 p0     117 k
        mov edx, eax                               ;   278.0 p1     117 k copy
        rol edx, 0xc                               ;   286.2 p1     117 k
        and edx, 0x1001                            ;   290.2 p0     117 k
        or ebx, esi                                ;   288.5 p0     117 k
        mov esi, eax                               ;   279.3 p0     117 k copy
        rol esi, 0x14                              ;   289.0 p1     117 k
        or ebx, ebp                                ;   289.0 p0     117 k
        mov ebp, eax                               ;   280.3 p0     117 k copy
        rol ebp, 0x17                              ;   289.5 p1     117 k
        and ebp, 0x400                             ;   293.5 p0     117 k
        or ebx, edx                                ;   290.7 p0     117 k
        and esi, 0xa40                             ;   293.0 p0     117 k
        or ebx, esi                                ;   293.5 p0     117 k
        or ebx, edi                                ;   294.0 p0     117 k
        mov esi, eax                               ;   282.3 p1     117 k copy
        or ebx, ebp                                ;   294.5 p0     117 k
        rol eax, 0x1e                              ;   295.0 p1     117 k
        and eax, 0x80                              ;   299.0 p0     117 k
        mov edi, ecx                               ;   295.0 p1     119 w copy
        mov ebp, ecx                               ;   295.0 p0     119 w copy
        shr ebp, 0x12                              ;   295.5 p1     119 w
        rol esi, 0x1d                              ;   299.5 p1     117 k
        shr edi, 6                                 ;   295.5 p1     119 w
        and edi, 0x3f                              ;   299.5 p0     119 w
        and ebp, 0x3f                              ;   299.5 p0     119 w
        and esi, 4                                 ;   303.5 p0     117 k
        or ebx, esi                                ;   304.0 p0     117 k
        or ebx, eax                                ;   304.5 p0     117 k
        movzx esi, bx                              ;   305.0 p1     117 k
        mov eax, ecx                               ;   295.0 p0     119 w copy
        shr eax, 0x1e                              ;   295.5 p1     119 w
        shl ebp, 8                                 ;   300.0 p1     119 w
        mov edx, esi                               ;   305.5 p0     119 w copy
        shl edx, 2                                 ;   306.0 p1     119 w
        or eax, edx                                ;   310.0 p0     119 w
        and eax, 0x3f                              ;   310.5 p0     119 w
        shl eax, 0x10                              ;   311.0 p1     119 w
        mov edx, esi                               ;   305.5 p0     119 w copy
        shr edx, 0xa                               ;   306.0 p1     119 w
        shl edx, 0x18                              ;   310.0 p1     119 w
        or edi, ebp                                ;   304.0 p0     119 w
        or edi, edx                                ;   314.0 p0     119 w
        mov ebp, dword [esp + 64]                  ;   291.7 p2     120 rk reload
        or edi, eax                                ;   315.0 p0     119 w
        mov eax, ecx                               ;   295.0 p0     119 w copy
        mov dword [ebp + 8], edi                   ;   315.5 p0+p3  120 rk
        mov edi, ecx                               ;   295.0 p0     119 w copy
        and edi, 0x3f                              ;   295.5 p0     119 w
        shr eax, 0xc                               ;   295.5 p1     119 w
        and eax, 0x3f                              ;   299.5 p0     119 w
        shl eax, 8                                 ;   300.0 p1     119 w
        shr esi, 4                                 ;   305.5 p1     119 w
        and esi, 0x3f                              ;   309.5 p0     119 w
        shl esi, 0x18                              ;   310.0 p1     119 w
        shr ecx, 0x18                              ;   298.0 p1     119 w
        and ecx, 0x3f                              ;   302.0 p0     119 w
        shl ecx, 0x10                              ;   302.5 p1     119 w
        or edi, ecx                                ;   306.5 p0     119 w
        or edi, eax                                ;   307.0 p0     119 w
        or edi, esi                                ;   314.0 p0     119 w
        mov esi, dword [esp + 4]                   ;   297.7 p2     115 c
        mov dword [ebp + 12], edi                  ;   314.5 p0+p3  120 rk
        shl esi, 2                                 ;   300.0 p1     115 c
        and esi, 0xfffffff                         ;   304.0 p0     115 c
        mov edi, dword [esp + 4]                   ;   299.0 p2     115 c
        shr edi, 0x1a                              ;   301.0 p1     115 c
        or esi, edi                                ;   305.0 p0     115 c
        mov edi, dword [esp + 0]                   ;   300.0 p2     116 d
        shl edi, 2                                 ;   302.0 p1     116 d
        and edi, 0xfffffff                         ;   306.0 p0     116 d
        mov eax, dword [esp + 0]                   ;   301.0 p2     116 d
        shr eax, 0x1a                              ;   303.0 p1     116 d
        or edi, eax                                ;   307.0 p0     116 d
        mov eax, esi                               ;   305.5 p0     117 k copy
        shl eax, 0x1c                              ;   306.0 p1     117 k
        or eax, edi                                ;   310.0 p0     117 k
        mov edx, eax                               ;   310.5 p0     117 k copy
        rol edx, 1                                 ;   311.0 p1     117 k
        and edx, 0x80100000                        ;   315.0 p0     117 k
        mov dword [esp + 32], edx                  ;   315.5 p0+p3  117 k spill
        mov edx, eax                               ;   310.5 p0     117 k copy
        rol edx, 8                                 ;   315.5 p1     117 k
        and edx, 0x800101                          ;   319.5 p0     117 k
        mov ecx, esi                               ;   306.2 p0     117 k copy
        shr ecx, 4                                 ;   307.0 p1     117 k
        mov ebx, eax                               ;   310.5 p0     117 k copy
        mov ebp, eax                               ;   310.5 p0     117 k copy
        rol ebp, 3                                 ;   311.0 p1     117 k
        mov dword [esp + 4], esi                   ;   307.7 p0+p3  115 c spill
        mov esi, eax                               ;   310.5 p0     117 k copy
        mov dword [esp + 0], edi                   ;   309.2 p0+p3  116 d spill
        mov edi, eax                               ;   310.5 p1     117 k copy
        rol edi, 4                                 ;   315.0 p1     117 k
        and edi, 0x1000                            ;   319.0 p0     117 k
        rol esi, 6                                 ;   319.5 p1     117 k
        and esi, 2                                 ;   323.5 p0     117 k
        and ebp, 0x4440                            ;   315.0 p0     117 k
        and ebx, 0x10000                           ;   311.7 p0     117 k
        mov dword [esp + 36], ebx                  ;   312.2 p0+p3  117 k spill
        mov ebx, eax                               ;   311.5 p1     117 k copy
        rol ebx, 0xa                               ;   312.2 p1     117 k
        and ebx, 0x88000                           ;   316.2 p0     117 k
        or ebp, edi                                ;   319.5 p0     117 k
        mov edi, eax                               ;   313.0 p1     117 k copy
        rol edi, 0xe                               ;   320.0 p1     117 k
        and edi, 4                                 ;   324.0 p0     117 k
        or ebp, esi                                ;   324.0 p0     117 k
        mov esi, eax                               ;   314.5 p1     117 k copy
        rol esi, 0x11                              ;   324.5 p1     117 k
        and esi, 0x40080                           ;   328.5 p0     117 k
        or ebp, edi                                ;   324.5 p0     117 k
        mov edi, eax                               ;   316.0 p1     117 k copy
        rol edi, 0x12                              ;   325.0 p1     117 k
        and edi, 0x400000                          ;   329.0 p0     117 k
        or ebp, edx                                ;   325.0 p0     117 k
        mov edx, eax                               ;   317.2 p0     117 k copy
        rol edx, 0x16                              ;   325.5 p1     117 k
        or ebp, esi                                ;   329.0 p0     117 k
        mov esi, eax                               ;   318.2 p0     117 k copy
        rol esi, 0x17                              ;   329.5 p1     117 k
        and edx, 0x2010                            ;   329.5 p0     117 k
        and esi, 0x20000                           ;   333.5 p0     117 k
        or ebp, edi                                ;   329.5 p0     117 k
        mov edi, eax                               ;   319.5 p1     117 k copy
        rol edi, 0x18                              ;   330.0 p1     117 k
        and edi, 0x200                             ;   334.0 p0     117 k
        or ebp, ebx                                ;   330.0 p0     117 k
        mov ebx, eax                               ;   321.0 p1     117 k copy
        rol ebx, 0x1b                              ;   330.5 p1     117 k
        and ebx, 0x20                              ;   334.5 p0     117 k
        or ebp, edx                                ;   330.5 p0     117 k
        mov edx, eax                               ;   322.2 p0     117 k copy
        rol edx, 0x1c                              ;   331.0 p1     117 k
        and edx, 0x200000                          ;   335.0 p0     117 k
        or ebp, esi                                ;   334.0 p0     117 k
        mov esi, eax                               ;   323.5 p1     117 k copy
        rol esi, 0x1d                              ;   334.5 p1     117 k
        and esi, 8                                 ;   338.5 p0     117 k
        or ebp, edi                                ;   334.5 p0     117 k
        mov edi, eax                               ;   324.7 p0     117 k copy
        rol edi, 0x1e                              ;   335.0 p1     117 k
        and edi, 0x8000000                         ;   339.0 p0     117 k
        or ebp, ebx                                ;   335.0 p0     117 k
        mov ebx, eax                               ;   326.0 p1     117 k copy
        rol ebx, 0x1f                              ;   335.5 p1     117 k
        and ebx, 0x800                             ;   339.5 p0     117 k
        or ebp, edx                                ;   335.5 p0     117 k
        mov edx, ecx                               ;   327.2 p0     117 k copy
        rol edx, 2                                 ;   336.0 p1     117 k
        or ebp, esi                                ;   339.0 p0     117 k
        mov esi, edx                               ;   340.0 p0     117 k copy
        and esi, 0x1000000                         ;   340.5 p0     117 k
        or ebp, edi                                ;   339.5 p0     117 k
        mov edi, ecx                               ;   328.7 p1     117 k copy
        rol edi, 0xb                               ;   340.0 p1     117 k
        or ebp, ebx                                ;   340.0 p0     117 k
        and edi, 0x10000000                        ;   344.0 p0     117 k
        or ebp, esi                                ;   341.0 p0     117 k
        or ebp, edi                                ;   344.5 p0     117 k
        mov esi, ecx                               ;   330.7 p1     117 k copy
        rol esi, 0xe                               ;   345.0 p1     117 k
        and esi, 0x42000000                        ;   349.0 p0     117 k
        or ebp, esi                                ;   349.5 p0     117 k
        mov esi, ecx                               ;   332.2 p1     117 k copy
        rol esi, 0x15                              ;   350.0 p1     117 k
        or ebp, dword [esp + 36]                   ;   350.0 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;   350.5 p2+p0  117 k
        mov edi, esi                               ;   354.0 p1     117 k copy
        and edi, 0x20000000                        ;   354.5 p0     117 k
        or ebp, edi                                ;   355.0 p0     117 k
        mov edi, ecx                               ;   335.0 p1     117 k copy
        rol edi, 0x16                              ;   355.5 p1     117 k
        mov ebx, edi                               ;   359.5 p0     117 k copy
        and ebx, 0x4000000                         ;   360.0 p0     117 k
        and edx, 0x28                              ;   340.0 p0     117 k
        and esi, 2                                 ;   354.0 p0     117 k
        or ebp, ebx                                ;   360.5 p0     117 k
        mov ebx, ecx                               ;   337.3 p1     117 k copy
        and ebx, 0x2000                            ;   338.2 p0     117 k
        or ebx, edx                                ;   340.5 p0     117 k
        mov edx, ecx                               ;   338.3 p1     117 k copy
        rol edx, 5                                 ;   341.0 p1     117 k
        and edx, 0x8000                            ;   345.0 p0     117 k
        or ebx, edx                                ;   345.5 p0     117 k
        mov edx, ecx                               ;   339.8 p1     117 k copy
        rol edx, 7                                 ;   346.0 p1     117 k
        and edx, 0x4000                            ;   350.0 p0     117 k
        or ebx, edx                                ;   350.5 p0     117 k
        or ebx, esi                                ;   354.5 p0     117 k
        rol eax, 0xc                               ;   355.0 p1     117 k
        and eax, 0x100                             ;   359.0 p0     117 k
        and edi, 0x10                              ;   359.5 p0     117 k
        mov edx, ecx                               ;   342.3 p1     117 k copy
        rol edx, 0xc                               ;   360.0 p1     117 k
        and edx, 0x1001                            ;   364.0 p0     117 k
        mov esi, ecx                               ;   343.5 p0     117 k copy
        rol esi, 0x14                              ;   364.5 p1     117 k
        and esi, 0xa40                             ;   368.5 p0     117 k
        or ebx, eax                                ;   359.5 p0     117 k
        mov eax, ecx                               ;   344.8 p1     117 k copy
        rol eax, 0x17                              ;   360.0 p1     117 k
        and eax, 0x400                             ;   364.0 p0     117 k
        or ebx, edx                                ;   364.5 p0     117 k
        or ebx, esi                                ;   369.0 p0     117 k
        or ebx, edi                                ;   369.5 p0     117 k
        or ebx, eax                                ;   370.0 p0     117 k
        mov edi, ebp                               ;   361.0 p1     119 w copy
        shr edi, 6                                 ;   361.5 p1     119 w
        and edi, 0x3f                              ;   365.5 p0     119 w
        mov eax, ebp                               ;   361.0 p0     119 w copy
        shr eax, 0x12                              ;   361.5 p1     119 w
        and eax, 0x3f                              ;   365.5 p0     119 w
        shl eax, 8                                 ;   366.0 p1     119 w
        or edi, eax                                ;   370.0 p0     119 w
        mov eax, dword [esp + 64]                  ;   349.7 p2     120 rk reload
        mov esi, ecx                               ;   350.0 p0     117 k copy
        rol esi, 0x1d                              ;   370.5 p1     117 k
        rol ecx, 0x1e                              ;   374.5 p1     117 k
        and esi, 4                                 ;   374.5 p0     117 k
        or ebx, esi                                ;   375.0 p0     117 k
        and ecx, 0x80                              ;   378.5 p0     117 k
        or ebx, ecx                                ;   379.0 p0     117 k
        movzx esi, bx                              ;   379.5 p1     117 k
        mov edx, esi                               ;   380.0 p0     119 w copy
        mov ecx, ebp                               ;   361.0 p1     119 w copy
        shl edx, 2                                 ;   380.5 p1     119 w
        shr ecx, 0x1e                              ;   361.5 p1     119 w
        or ecx, edx                                ;   384.5 p0     119 w
        and ecx, 0x3f                              ;   385.0 p0     119 w
        shl ecx, 0x10                              ;   385.5 p1     119 w
        mov edx, esi                               ;   380.0 p0     119 w copy
        shr edx, 0xa                               ;   380.5 p1     119 w
        shl edx, 0x18                              ;   384.5 p1     119 w
        or edi, edx                                ;   388.5 p0     119 w
        or edi, ecx                                ;   389.5 p0     119 w
        mov dword [eax + 16], edi                  ;   390.0 p0+p3  120 rk
        mov edi, ebp                               ;   361.0 p0     119 w copy
        and edi, 0x3f                              ;   361.5 p0     119 w
        mov ecx, ebp                               ;   361.0 p1     119 w copy
        shr ecx, 0xc                               ;   361.5 p1     119 w
        shr ebp, 0x18                              ;   361.0 p1     119 w
        and ecx, 0x3f                              ;   365.5 p0     119 w
        and ebp, 0x3f                              ;   365.0 p0     119 w
        shl ebp, 0x10                              ;   365.5 p1     119 w
        shr esi, 4                                 ;   380.0 p1     119 w
        and esi, 0x3f                              ;   384.0 p0     119 w
        shl esi, 0x18                              ;   384.5 p1     119 w
        or edi, ebp                                ;   369.5 p0     119 w
        mov ebp, dword [esp + 0]                   ;   361.0 p2     116 d
        shr ebp, 0x1a                              ;   364.0 p1     116 d
        shl ecx, 8                                 ;   366.0 p1     119 w
        or edi, ecx                                ;   370.0 p0     119 w
        or edi, esi                                ;   388.5 p0     119 w
        mov dword [eax + 20], edi                  ;   389.0 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   363.0 p2     115 c
        mov esi, dword [esp + 4]                   ;   364.0 p2     115 c
        shl esi, 2                                 ;   366.0 p1     115 c
        and esi, 0xfffffff                         ;   370.0 p0     115 c
        shr edi, 0x1a                              ;   367.0 p1     115 c
        or esi, edi                                ;   371.0 p0     115 c
        mov ecx, esi                               ;   371.5 p0     117 k copy
        mov dword [esp + 4], esi                   ;   371.5 p0+p3  115 c spill
        mov edi, dword [esp + 0]                   ;   365.7 p2     116 d
        shl edi, 2                                 ;   368.0 p1     116 d
        and edi, 0xfffffff                         ;   372.0 p0     116 d
        or edi, ebp                                ;   372.5 p0     116 d
        mov ebp, esi                               ;   371.5 p0     117 k copy
        shl ebp, 0x1c                              ;   372.0 p1     117 k
        or ebp, edi                                ;   376.0 p0     117 k
        mov esi, ebp                               ;   376.5 p0     117 k copy
        rol esi, 6                                 ;   377.0 p1     117 k
        shr ecx, 4                                 ;   372.0 p1     117 k
        mov edx, ebp                               ;   376.5 p0     117 k copy
        rol edx, 1                                 ;   377.0 p1     117 k
        and edx, 0x80100000                        ;   381.0 p0     117 k
        mov ebx, ebp                               ;   376.5 p0     117 k copy
        and ebx, 0x10000                           ;   377.0 p0     117 k
        mov eax, ebp                               ;   376.5 p0     117 k copy
        rol eax, 3                                 ;   377.5 p1     117 k
        and eax, 0x4440                            ;   381.5 p0     117 k
        mov dword [esp + 32], edx                  ;   381.5 p0+p3  117 k spill
        mov edx, ebp                               ;   376.5 p0     117 k copy
        mov dword [esp + 0], edi                   ;   373.7 p0+p3  116 d spill
        mov edi, ebp                               ;   376.5 p1     117 k copy
        rol edi, 4                                 ;   382.0 p1     117 k
        and edi, 0x1000                            ;   386.0 p0     117 k
        and esi, 2                                 ;   381.0 p0     117 k
        rol edx, 8                                 ;   381.5 p1     117 k
        mov dword [esp + 36], ebx                  ;   377.5 p0+p3  117 k spill
        and edx, 0x800101                          ;   385.5 p0     117 k
        mov ebx, ebp                               ;   376.5 p1     117 k copy
        rol ebx, 0xa                               ;   386.0 p1     117 k
        and ebx, 0x88000                           ;   390.0 p0     117 k
        or eax, edi                                ;   386.5 p0     117 k
        mov edi, ebp                               ;   378.0 p1     117 k copy
        rol edi, 0xe                               ;   387.0 p1     117 k
        and edi, 4                                 ;   391.0 p0     117 k
        or eax, esi                                ;   387.0 p0     117 k
        mov esi, ebp                               ;   379.2 p0     117 k copy
        rol esi, 0x11                              ;   387.5 p1     117 k
        or eax, edi                                ;   391.5 p0     117 k
        mov edi, ebp                               ;   380.2 p0     117 k copy
        rol edi, 0x12                              ;   392.0 p1     117 k
        and edi, 0x400000                          ;   396.0 p0     117 k
        or eax, edx                                ;   392.0 p0     117 k
        mov edx, ebp                               ;   381.5 p1     117 k copy
        rol edx, 0x16                              ;   392.5 p1     117 k
        and edx, 0x2010                            ;   396.5 p0     117 k
        and esi, 0x40080                           ;   391.5 p0     117 k
        or eax, esi                                ;   392.5 p0     117 k
        mov esi, ebp                               ;   383.0 p1     117 k copy
        rol esi, 0x17                              ;   393.0 p1     117 k
        or eax, edi                                ;   396.5 p0     117 k
        mov edi, ebp                               ;   383.7 p0     117 k copy
        rol edi, 0x18                              ;   397.0 p1     117 k
        and edi, 0x200                             ;   401.0 p0     117 k
        and esi, 0x20000                           ;   397.0 p0     117 k
        or eax, ebx                                ;   397.0 p0     117 k
        mov ebx, ebp                               ;   385.5 p1     117 k copy
        rol ebx, 0x1b                              ;   397.5 p1     117 k
        and ebx, 0x20                              ;   401.5 p0     117 k
        or eax, edx                                ;   397.5 p0     117 k
        mov edx, ebp                               ;   386.7 p0     117 k copy
        rol edx, 0x1c                              ;   398.0 p1     117 k
        and edx, 0x200000                          ;   402.0 p0     117 k
        or eax, esi                                ;   398.0 p0     117 k
        mov esi, ebp                               ;   388.0 p1     117 k copy
        rol esi, 0x1d                              ;   398.5 p1     117 k
        and esi, 8                                 ;   402.5 p0     117 k
        or eax, edi                                ;   401.5 p0     117 k
        mov edi, ebp                               ;   389.2 p0     117 k copy
        or eax, ebx                                ;   402.0 p0     117 k
        mov ebx, ebp                               ;   389.5 p1     117 k copy
        rol ebx, 0x1f                              ;   402.5 p1     117 k
        and ebx, 0x800                             ;   406.5 p0     117 k
        or eax, edx                                ;   402.5 p0     117 k
        mov edx, ecx                               ;   391.0 p1     117 k copy
        rol edx, 2                                 ;   403.0 p1     117 k
        or eax, esi                                ;   403.0 p0     117 k
        rol edi, 0x1e                              ;   403.5 p1     117 k
        and edi, 0x8000000                         ;   407.5 p0     117 k
        mov esi, edx                               ;   407.0 p0     117 k copy
        and esi, 0x1000000                         ;   407.5 p0     117 k
        or eax, edi                                ;   408.0 p0     117 k
        mov edi, ecx                               ;   393.5 p1     117 k copy
        rol edi, 0xb                               ;   408.5 p1     117 k
        or eax, ebx                                ;   408.5 p0     117 k
        or eax, esi                                ;   409.0 p0     117 k
        and edi, 0x10000000                        ;   412.5 p0     117 k
        or eax, edi                                ;   413.0 p0     117 k
        mov esi, ecx                               ;   395.0 p1     117 k copy
        and edx, 0x28                              ;   407.0 p0     117 k
        rol esi, 0xe                               ;   407.5 p1     117 k
        and esi, 0x42000000                        ;   411.5 p0     117 k
        or eax, esi                                ;   413.5 p0     117 k
        mov esi, ecx                               ;   396.7 p1     117 k copy
        rol esi, 0x15                              ;   414.0 p1     117 k
        or eax, dword [esp + 36]                   ;   414.0 p2+p0  117 k
        or eax, dword [esp + 32]                   ;   414.5 p2+p0  117 k
        mov edi, esi                               ;   418.0 p1     117 k copy
        and edi, 0x20000000                        ;   418.5 p0     117 k
        or eax, edi                                ;   419.0 p0     117 k
        mov edi, ecx                               ;   399.7 p1     117 k copy
        rol edi, 0x16                              ;   419.5 p1     117 k
        mov ebx, edi                               ;   423.5 p0     117 k copy
        and ebx, 0x4000000                         ;   424.0 p0     117 k
        or eax, ebx                                ;   424.5 p0     117 k
        mov ebx, ecx                               ;   401.3 p1     117 k copy
        and ebx, 0x2000                            ;   401.8 p0     117 k
        or ebx, edx                                ;   407.5 p0     117 k
        mov edx, ecx                               ;   402.3 p1     117 k copy
        rol edx, 5                                 ;   408.0 p1     117 k
        and edx, 0x8000                            ;   412.0 p0     117 k
        or ebx, edx                                ;   412.5 p0     117 k
        mov edx, ecx                               ;   403.8 p1     117 k copy
        rol edx, 7                                 ;   413.0 p1     117 k
        rol ebp, 0xc                               ;   417.0 p1     117 k
        and ebp, 0x100                             ;   421.0 p0     117 k
        and esi, 2                                 ;   418.0 p0     117 k
        and edi, 0x10                              ;   423.5 p0     117 k
        and edx, 0x4000                            ;   417.0 p0     117 k
        or ebx, edx                                ;   417.5 p0     117 k
        mov edx, ecx                               ;   406.3 p1     117 k copy
        rol edx, 0xc                               ;   418.0 p1     117 k
        and edx, 0x1001                            ;   422.0 p0     117 k
        or ebx, esi                                ;   418.5 p0     117 k
        mov esi, ecx                               ;   407.8 p1     117 k copy
        rol esi, 0x14                              ;   419.0 p1     117 k
        and esi, 0xa40                             ;   423.0 p0     117 k
        or ebx, ebp                                ;   421.5 p0     117 k
        mov ebp, ecx                               ;   409.3 p0     117 k copy
        rol ebp, 0x17                              ;   422.0 p1     117 k
        and ebp, 0x400                             ;   426.0 p0     117 k
        or ebx, edx                                ;   422.5 p0     117 k
        or ebx, esi                                ;   423.5 p0     117 k
        or ebx, edi                                ;   424.0 p0     117 k
        mov esi, ecx                               ;   411.0 p1     117 k copy
        mov edi, eax                               ;   425.0 p1     119 w copy
        rol esi, 0x1d                              ;   424.5 p1     117 k
        or ebx, ebp                                ;   426.5 p0     117 k
        rol ecx, 0x1e                              ;   427.0 p1     117 k
        and esi, 4                                 ;   428.5 p0     117 k
        or ebx, esi                                ;   429.0 p0     117 k
        and ecx, 0x80                              ;   431.0 p0     117 k
        or ebx, ecx                                ;   431.5 p0     117 k
        shr edi, 6                                 ;   425.5 p1     119 w
        and edi, 0x3f                              ;   429.5 p0     119 w
        mov ebp, eax                               ;   425.0 p1     119 w copy
        shr ebp, 0x12                              ;   425.5 p1     119 w
        movzx esi, bx                              ;   432.0 p0     117 k
        and ebp, 0x3f                              ;   429.5 p0     119 w
        mov ecx, eax                               ;   425.0 p0     119 w copy
        shr ecx, 0x1e                              ;   425.5 p1     119 w
        mov edx, esi                               ;   432.5 p0     119 w copy
        shl edx, 2                                 ;   433.0 p1     119 w
        or ecx, edx                                ;   437.0 p0     119 w
        shl ebp, 8                                 ;   430.0 p1     119 w
        or edi, ebp                                ;   434.0 p0     119 w
        and ecx, 0x3f                              ;   437.5 p0     119 w
        shl ecx, 0x10                              ;   438.0 p1     119 w
        mov edx, esi                               ;   432.5 p0     119 w copy
        shr edx, 0xa                               ;   433.0 p1     119 w
        shl edx, 0x18                              ;   437.0 p1     119 w
        or edi, edx                                ;   441.0 p0     119 w
        or edi, ecx                                ;   442.0 p0     119 w
        mov ecx, eax                               ;   425.0 p0     119 w copy
        shr ecx, 0xc                               ;   425.5 p1     119 w
        mov ebp, dword [esp + 64]                  ;   421.3 p2     120 rk reload
        mov dword [ebp + 24], edi                  ;   442.5 p0+p3  120 rk
        mov edi, eax                               ;   425.0 p0     119 w copy
        and edi, 0x3f                              ;   425.5 p0     119 w
        shr eax, 0x18                              ;   425.0 p1     119 w
        and eax, 0x3f                              ;   429.0 p0     119 w
        shl eax, 0x10                              ;   429.5 p1     119 w
        or edi, eax                                ;   433.5 p0     119 w
        and ecx, 0x3f                              ;   429.5 p0     119 w
        shr esi, 4                                 ;   432.5 p1     119 w
        and esi, 0x3f                              ;   436.5 p0     119 w
        shl ecx, 8                                 ;   430.0 p1     119 w
        or edi, ecx                                ;   434.0 p0     119 w
        shl esi, 0x18                              ;   437.0 p1     119 w
        or edi, esi                                ;   441.0 p0     119 w
        mov dword [ebp + 28], edi                  ;   441.5 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   426.7 p2     115 c
        shl esi, 2                                 ;   428.7 p1     115 c
        and esi, 0xfffffff                         ;   432.7 p0     115 c
        mov eax, dword [esp + 0]                   ;   427.7 p2     116 d
        mov edi, dword [esp + 4]                   ;   428.7 p2     115 c
        shr edi, 0x1a                              ;   430.7 p1     115 c
        or esi, edi                                ;   434.7 p0     115 c
        mov edi, dword [esp + 0]                   ;   429.7 p2     116 d
        shl edi, 2                                 ;   431.7 p1     116 d
        and edi, 0xfffffff                         ;   435.7 p0     116 d
        shr eax, 0x1a                              ;   431.5 p1     116 d
        or edi, eax                                ;   436.2 p0     116 d
        mov eax, esi                               ;   435.2 p0     117 k copy
        shl eax, 0x1c                              ;   435.7 p1     117 k
        or eax, edi                                ;   439.7 p0     117 k
        mov ebp, eax                               ;   440.2 p0     117 k copy
        rol ebp, 3                                 ;   440.7 p1     117 k
        and ebp, 0x4440                            ;   444.7 p0     117 k
        mov ecx, esi                               ;   435.2 p0     117 k copy
        mov edx, eax                               ;   440.2 p0     117 k copy
        rol edx, 1                                 ;   445.2 p1     117 k
        and edx, 0x80100000                        ;   449.2 p0     117 k
        mov ebx, eax                               ;   440.2 p0     117 k copy
        shr ecx, 4                                 ;   435.7 p1     117 k
        and ebx, 0x10000                           ;   440.7 p0     117 k
        mov dword [esp + 36], ebx                  ;   441.2 p0+p3  117 k spill
        mov ebx, eax                               ;   440.2 p0     117 k copy
        mov dword [esp + 0], edi                   ;   437.0 p0+p3  116 d spill
        mov edi, eax                               ;   440.2 p1     117 k copy
        rol edi, 4                                 ;   441.2 p1     117 k
        and edi, 0x1000                            ;   445.2 p0     117 k
        mov dword [esp + 4], esi                   ;   439.0 p0+p3  115 c spill
        mov esi, eax                               ;   440.2 p1     117 k copy
        rol esi, 6                                 ;   445.7 p1     117 k
        and esi, 2                                 ;   449.7 p0     117 k
        mov dword [esp + 32], edx                  ;   449.7 p0+p3  117 k spill
        mov edx, eax                               ;   440.2 p1     117 k copy
        rol edx, 8                                 ;   450.2 p1     117 k
        and edx, 0x800101                          ;   454.2 p0     117 k
        rol ebx, 0xa                               ;   454.7 p1     117 k
        and ebx, 0x88000                           ;   458.7 p0     117 k
        or ebp, edi                                ;   445.7 p0     117 k
        mov edi, eax                               ;   442.0 p1     117 k copy
        rol edi, 0xe                               ;   446.2 p1     117 k
        and edi, 4                                 ;   450.2 p0     117 k
        or ebp, esi                                ;   450.2 p0     117 k
        mov esi, eax                               ;   443.3 p0     117 k copy
        rol esi, 0x11                              ;   450.7 p1     117 k
        and esi, 0x40080                           ;   454.7 p0     117 k
        or ebp, edi                                ;   450.7 p0     117 k
        mov edi, eax                               ;   444.5 p1     117 k copy
        rol edi, 0x12                              ;   451.2 p1     117 k
        and edi, 0x400000                          ;   455.2 p0     117 k
        or ebp, edx                                ;   454.7 p0     117 k
        mov edx, eax                               ;   445.8 p0     117 k copy
        rol edx, 0x16                              ;   455.2 p1     117 k
        and edx, 0x2010                            ;   459.2 p0     117 k
        or ebp, esi                                ;   455.2 p0     117 k
        mov esi, eax                               ;   447.0 p1     117 k copy
        rol esi, 0x17                              ;   455.7 p1     117 k
        and esi, 0x20000                           ;   459.7 p0     117 k
        or ebp, edi                                ;   455.7 p0     117 k
        mov edi, eax                               ;   448.3 p0     117 k copy
        rol edi, 0x18                              ;   456.2 p1     117 k
        and edi, 0x200                             ;   460.2 p0     117 k
        or ebp, ebx                                ;   459.2 p0     117 k
        mov ebx, eax                               ;   449.5 p1     117 k copy
        rol ebx, 0x1b                              ;   459.7 p1     117 k
        and ebx, 0x20                              ;   463.7 p0     117 k
        or ebp, edx                                ;   459.7 p0     117 k
        mov edx, eax                               ;   450.8 p0     117 k copy
        rol edx, 0x1c                              ;   460.2 p1     117 k
        or ebp, esi                                ;   460.2 p0     117 k
        mov esi, eax                               ;   451.8 p0     117 k copy
        rol esi, 0x1d                              ;   460.7 p1     117 k
        or ebp, edi                                ;   460.7 p0     117 k
        mov edi, eax                               ;   452.8 p0     117 k copy
        rol edi, 0x1e                              ;   461.2 p1     117 k
        and edi, 0x8000000                         ;   465.2 p0     117 k
        and edx, 0x200000                          ;   464.2 p0     117 k
        or ebp, ebx                                ;   464.2 p0     117 k
        mov ebx, eax                               ;   454.0 p1     117 k copy
        or ebp, edx                                ;   464.7 p0     117 k
        rol ebx, 0x1f                              ;   465.2 p1     117 k
        and ebx, 0x800                             ;   469.2 p0     117 k
        and esi, 8                                 ;   464.7 p0     117 k
        mov edx, ecx                               ;   455.5 p1     117 k copy
        rol edx, 2                                 ;   465.2 p1     117 k
        or ebp, esi                                ;   465.2 p0     117 k
        mov esi, edx                               ;   469.2 p0     117 k copy
        and edx, 0x28                              ;   469.2 p0     117 k
        and esi, 0x1000000                         ;   469.7 p0     117 k
        or ebp, edi                                ;   465.7 p0     117 k
        mov edi, ecx                               ;   457.7 p1     117 k copy
        rol edi, 0xb                               ;   466.2 p1     117 k
        and edi, 0x10000000                        ;   470.2 p0     117 k
        or ebp, ebx                                ;   469.7 p0     117 k
        or ebp, esi                                ;   470.2 p0     117 k
        or ebp, edi                                ;   470.7 p0     117 k
        mov esi, ecx                               ;   459.7 p1     117 k copy
        rol esi, 0xe                               ;   471.2 p1     117 k
        and esi, 0x42000000                        ;   475.2 p0     117 k
        or ebp, esi                                ;   475.7 p0     117 k
        mov esi, ecx                               ;   461.2 p1     117 k copy
        rol esi, 0x15                              ;   476.2 p1     117 k
        or ebp, dword [esp + 36]                   ;   476.2 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;   476.7 p2+p0  117 k
        rol eax, 0xc                               ;   477.2 p1     117 k
        mov edi, esi                               ;   480.2 p0     117 k copy
        and edi, 0x20000000                        ;   480.7 p0     117 k
        or ebp, edi                                ;   481.2 p0     117 k
        mov edi, ecx                               ;   464.3 p1     117 k copy
        rol edi, 0x16                              ;   481.7 p1     117 k
        mov ebx, edi                               ;   485.7 p0     117 k copy
        and ebx, 0x4000000                         ;   486.2 p0     117 k
        or ebp, ebx                                ;   486.7 p0     117 k
        and eax, 0x100                             ;   481.2 p0     117 k
        mov ebx, ecx                               ;   466.3 p1     117 k copy
        and ebx, 0x2000                            ;   467.0 p0     117 k
        and esi, 2                                 ;   480.2 p0     117 k
        and edi, 0x10                              ;   485.7 p0     117 k
        or ebx, edx                                ;   469.7 p0     117 k
        mov edx, ecx                               ;   468.0 p1     117 k copy
        rol edx, 5                                 ;   470.2 p1     117 k
        and edx, 0x8000                            ;   474.2 p0     117 k
        or ebx, edx                                ;   474.7 p0     117 k
        mov edx, ecx                               ;   469.5 p1     117 k copy
        rol edx, 7                                 ;   475.2 p1     117 k
        and edx, 0x4000                            ;   479.2 p0     117 k
        or ebx, edx                                ;   479.7 p0     117 k
        mov edx, ecx                               ;   471.0 p1     117 k copy
        rol edx, 0xc                               ;   480.2 p1     117 k
        or ebx, esi                                ;   480.7 p0     117 k
        mov esi, ecx                               ;   471.8 p0     117 k copy
        rol esi, 0x14                              ;   481.2 p1     117 k
        and esi, 0xa40                             ;   485.2 p0     117 k
        or ebx, eax                                ;   481.7 p0     117 k
        mov eax, ecx                               ;   473.3 p0     117 k copy
        rol eax, 0x17                              ;   482.2 p1     117 k
        and eax, 0x400                             ;   486.2 p0     117 k
        and edx, 0x1001                            ;   484.2 p0     117 k
        or ebx, edx                                ;   484.7 p0     117 k
        or ebx, esi                                ;   485.7 p0     117 k
        or ebx, edi                                ;   486.2 p0     117 k
        mov esi, ecx                               ;   475.3 p1     117 k copy
        rol esi, 0x1d                              ;   486.7 p1     117 k
        rol ecx, 0x1e                              ;   490.7 p1     117 k
        and esi, 4                                 ;   490.7 p0     117 k
        or ebx, eax                                ;   486.7 p0     117 k
        or ebx, esi                                ;   491.2 p0     117 k
        and ecx, 0x80                              ;   494.7 p0     117 k
        or ebx, ecx                                ;   495.2 p0     117 k
        movzx esi, bx                              ;   495.7 p1     117 k
        mov edi, ebp                               ;   487.2 p1     119 w copy
        shr edi, 6                                 ;   487.7 p1     119 w
        mov edx, esi                               ;   496.2 p0     119 w copy
        mov eax, ebp                               ;   487.2 p0     119 w copy
        and edi, 0x3f                              ;   491.7 p0     119 w
        shr eax, 0x12                              ;   487.7 p1     119 w
        and eax, 0x3f                              ;   491.7 p0     119 w
        mov ecx, ebp                               ;   487.2 p0     119 w copy
        shl edx, 2                                 ;   496.7 p1     119 w
        shr ecx, 0x1e                              ;   487.7 p1     119 w
        or ecx, edx                                ;   500.7 p0     119 w
        mov edx, esi                               ;   496.2 p0     119 w copy
        shr edx, 0xa                               ;   496.7 p1     119 w
        shl edx, 0x18                              ;   500.7 p1     119 w
        and ecx, 0x3f                              ;   501.2 p0     119 w
        shl eax, 8                                 ;   492.2 p1     119 w
        or edi, eax                                ;   496.2 p0     119 w
        mov eax, dword [esp + 64]                  ;   484.0 p2     120 rk reload
        or edi, edx                                ;   504.7 p0     119 w
        shl ecx, 0x10                              ;   501.7 p1     119 w
        or edi, ecx                                ;   505.7 p0     119 w
        mov dword [eax + 32], edi                  ;   506.2 p0+p3  120 rk
        mov edi, ebp                               ;   487.2 p0     119 w copy
        and edi, 0x3f                              ;   487.7 p0     119 w
        mov ecx, ebp                               ;   487.2 p1     119 w copy
        shr ecx, 0xc                               ;   487.7 p1     119 w
        shr ebp, 0x18                              ;   488.5 p1     119 w
        and ecx, 0x3f                              ;   491.7 p0     119 w
        shr esi, 4                                 ;   496.2 p1     119 w
        and ebp, 0x3f                              ;   492.5 p0     119 w
        shl ecx, 8                                 ;   492.2 p1     119 w
        and esi, 0x3f                              ;   500.2 p0     119 w
        shl esi, 0x18                              ;   500.7 p1     119 w
        shl ebp, 0x10                              ;   493.0 p1     119 w
        or edi, ebp                                ;   497.0 p0     119 w
        or edi, ecx                                ;   497.5 p0     119 w
        or edi, esi                                ;   504.7 p0     119 w
        mov dword [eax + 36], edi                  ;   505.2 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   491.0 p2     115 c
        shl esi, 2                                 ;   493.5 p1     115 c
        and esi, 0xfffffff                         ;   497.5 p0     115 c
        mov edi, dword [esp + 4]                   ;   492.0 p2     115 c
        shr edi, 0x1a                              ;   494.5 p1     115 c
        or esi, edi                                ;   498.5 p0     115 c
        mov edi, dword [esp + 0]                   ;   493.0 p2     116 d
        shl edi, 2                                 ;   495.5 p1     116 d
        and edi, 0xfffffff                         ;   499.5 p0     116 d
        mov ebp, dword [esp + 0]                   ;   494.0 p2     116 d
        shr ebp, 0x1a                              ;   496.5 p1     116 d
        or edi, ebp                                ;   500.5 p0     116 d
        mov ebp, esi                               ;   499.0 p0     117 k copy
        shl ebp, 0x1c                              ;   499.5 p1     117 k
        or ebp, edi                                ;   503.5 p0     117 k
        mov edx, ebp                               ;   504.0 p0     117 k copy
        rol edx, 1                                 ;   504.5 p1     117 k
        mov ebx, ebp                               ;   504.0 p0     117 k copy
        and edx, 0x80100000                        ;   508.5 p0     117 k
        mov ecx, esi                               ;   499.0 p0     117 k copy
        shr ecx, 4                                 ;   499.5 p1     117 k
        and ebx, 0x10000                           ;   504.5 p0     117 k
        mov eax, ebp                               ;   504.0 p0     117 k copy
        rol eax, 3                                 ;   505.0 p1     117 k
        and eax, 0x4440                            ;   509.0 p0     117 k
        mov dword [esp + 0], edi                   ;   501.0 p0+p3  116 d spill
        mov edi, ebp                               ;   504.0 p0     117 k copy
        rol edi, 4                                 ;   509.5 p1     117 k
        and edi, 0x1000                            ;   513.5 p0     117 k
        mov dword [esp + 4], esi                   ;   501.7 p0+p3  115 c spill
        mov esi, ebp                               ;   504.0 p1     117 k copy
        rol esi, 6                                 ;   514.0 p1     117 k
        mov dword [esp + 32], edx                  ;   509.0 p0+p3  117 k spill
        mov edx, ebp                               ;   504.0 p0     117 k copy
        rol edx, 8                                 ;   518.0 p1     117 k
        and edx, 0x800101                          ;   522.0 p0     117 k
        mov dword [esp + 36], ebx                  ;   505.3 p0+p3  117 k spill
        mov ebx, ebp                               ;   505.0 p1     117 k copy
        rol ebx, 0xa                               ;   522.5 p1     117 k
        and ebx, 0x88000                           ;   526.5 p0     117 k
        or eax, edi                                ;   514.0 p0     117 k
        mov edi, ebp                               ;   506.5 p1     117 k copy
        rol edi, 0xe                               ;   514.5 p1     117 k
        and edi, 4                                 ;   518.5 p0     117 k
        and esi, 2                                 ;   518.0 p0     117 k
        or eax, esi                                ;   518.5 p0     117 k
        mov esi, ebp                               ;   508.0 p1     117 k copy
        rol esi, 0x11                              ;   519.0 p1     117 k
        or eax, edi                                ;   519.0 p0     117 k
        mov edi, ebp                               ;   508.7 p0     117 k copy
        rol edi, 0x12                              ;   519.5 p1     117 k
        and edi, 0x400000                          ;   523.5 p0     117 k
        and esi, 0x40080                           ;   523.0 p0     117 k
        or eax, edx                                ;   522.5 p0     117 k
        mov edx, ebp                               ;   510.5 p1     117 k copy
        rol edx, 0x16                              ;   523.0 p1     117 k
        and edx, 0x2010                            ;   527.0 p0     117 k
        or eax, esi                                ;   523.5 p0     117 k
        mov esi, ebp                               ;   511.7 p0     117 k copy
        rol esi, 0x17                              ;   524.0 p1     117 k
        and esi, 0x20000                           ;   528.0 p0     117 k
        or eax, edi                                ;   524.0 p0     117 k
        mov edi, ebp                               ;   513.0 p1     117 k copy
        rol edi, 0x18                              ;   524.5 p1     117 k
        and edi, 0x200                             ;   528.5 p0     117 k
        or eax, ebx                                ;   527.0 p0     117 k
        mov ebx, ebp                               ;   514.2 p0     117 k copy
        rol ebx, 0x1b                              ;   527.5 p1     117 k
        and ebx, 0x20                              ;   531.5 p0     117 k
        or eax, edx                                ;   527.5 p0     117 k
        mov edx, ebp                               ;   515.5 p1     117 k copy
        rol edx, 0x1c                              ;   528.0 p1     117 k
        and edx, 0x200000                          ;   532.0 p0     117 k
        or eax, esi                                ;   528.5 p0     117 k
        mov esi, ebp                               ;   516.7 p0     117 k copy
        rol esi, 0x1d                              ;   529.0 p1     117 k
        and esi, 8                                 ;   533.0 p0     117 k
        or eax, edi                                ;   529.0 p0     117 k
        mov edi, ebp                               ;   518.0 p1     117 k copy
        rol edi, 0x1e                              ;   529.5 p1     117 k
        and edi, 0x8000000                         ;   533.5 p0     117 k
        or eax, ebx                                ;   532.0 p0     117 k
        mov ebx, ebp                               ;   519.2 p0     117 k copy
        rol ebx, 0x1f                              ;   532.5 p1     117 k
        and ebx, 0x800                             ;   536.5 p0     117 k
        or eax, edx                                ;   532.5 p0     117 k
        mov edx, ecx                               ;   520.5 p1     117 k copy
        rol edx, 2                                 ;   533.0 p1     117 k
        or eax, esi                                ;   533.5 p0     117 k
        mov esi, edx                               ;   537.0 p0     117 k copy
        and esi, 0x1000000                         ;   537.5 p0     117 k
        or eax, edi                                ;   534.0 p0     117 k
        mov edi, ecx                               ;   522.0 p1     117 k copy
        rol edi, 0xb                               ;   534.5 p1     117 k
        or eax, ebx                                ;   537.0 p0     117 k
        or eax, esi                                ;   538.0 p0     117 k
        and edi, 0x10000000                        ;   538.5 p0     117 k
        or eax, edi                                ;   539.0 p0     117 k
        mov esi, ecx                               ;   523.7 p1     117 k copy
        rol esi, 0xe                               ;   539.5 p1     117 k
        and esi, 0x42000000                        ;   543.5 p0     117 k
        or eax, esi                                ;   544.0 p0     117 k
        mov esi, ecx                               ;   525.2 p1     117 k copy
        rol esi, 0x15                              ;   544.5 p1     117 k
        or eax, dword [esp + 36]                   ;   544.5 p2+p0  117 k
        or eax, dword [esp + 32]                   ;   545.0 p2+p0  117 k
        mov edi, esi                               ;   548.5 p1     117 k copy
        and edi, 0x20000000                        ;   549.0 p0     117 k
        or eax, edi                                ;   549.5 p0     117 k
        mov edi, ecx                               ;   528.0 p1     117 k copy
        rol ebp, 0xc                               ;   550.0 p1     117 k
        rol edi, 0x16                              ;   554.0 p1     117 k
        mov ebx, edi                               ;   558.0 p0     117 k copy
        and ebx, 0x4000000                         ;   558.5 p0     117 k
        or eax, ebx                                ;   559.0 p0     117 k
        and ebp, 0x100                             ;   554.0 p0     117 k
        and edx, 0x28                              ;   537.0 p0     117 k
        mov ebx, ecx                               ;   530.7 p1     117 k copy
        and ebx, 0x2000                            ;   531.5 p0     117 k
        and esi, 2                                 ;   548.5 p0     117 k
        and edi, 0x10                              ;   558.0 p0     117 k
        or ebx, edx                                ;   537.5 p0     117 k
        mov edx, ecx                               ;   532.3 p1     117 k copy
        rol edx, 5                                 ;   538.0 p1     117 k
        and edx, 0x8000                            ;   542.0 p0     117 k
        or ebx, edx                                ;   542.5 p0     117 k
        mov edx, ecx                               ;   533.8 p1     117 k copy
        rol edx, 7                                 ;   543.0 p1     117 k
        and edx, 0x4000                            ;   547.0 p0     117 k
        or ebx, edx                                ;   547.5 p0     117 k
        mov edx, ecx                               ;   535.3 p1     117 k copy
        rol edx, 0xc                               ;   548.0 p1     117 k
        and edx, 0x1001                            ;   552.0 p0     117 k
        or ebx, esi                                ;   549.0 p0     117 k
        mov esi, ecx                               ;   536.7 p0     117 k copy
        rol esi, 0x14                              ;   549.5 p1     117 k
        or ebx, ebp                                ;   554.5 p0     117 k
        mov ebp, ecx                               ;   537.7 p0     117 k copy
        rol ebp, 0x17                              ;   555.0 p1     117 k
        and ebp, 0x400                             ;   559.0 p0     117 k
        and esi, 0xa40                             ;   553.5 p0     117 k
        or ebx, edx                                ;   555.0 p0     117 k
        or ebx, esi                                ;   555.5 p0     117 k
        or ebx, edi                                ;   558.5 p0     117 k
        mov esi, ecx                               ;   539.7 p1     117 k copy
        rol esi, 0x1d                              ;   559.0 p1     117 k
        mov edi, eax                               ;   559.5 p0     119 w copy
        rol ecx, 0x1e                              ;   563.0 p1     117 k
        shr edi, 6                                 ;   560.0 p1     119 w
        and ecx, 0x80                              ;   567.0 p0     117 k
        and edi, 0x3f                              ;   564.0 p0     119 w
        or ebx, ebp                                ;   559.5 p0     117 k
        and esi, 4                                 ;   563.0 p0     117 k
        or ebx, esi                                ;   563.5 p0     117 k
        or ebx, ecx                                ;   567.5 p0     117 k
        movzx esi, bx                              ;   568.0 p1     117 k
        mov ecx, eax                               ;   559.5 p1     119 w copy
        shr ecx, 0x1e                              ;   560.0 p1     119 w
        mov edx, esi                               ;   568.5 p0     119 w copy
        shl edx, 2                                 ;   569.0 p1     119 w
        or ecx, edx                                ;   573.0 p0     119 w
        and ecx, 0x3f                              ;   573.5 p0     119 w
        mov ebp, eax                               ;   559.5 p0     119 w copy
        shr ebp, 0x12                              ;   560.0 p1     119 w
        and ebp, 0x3f                              ;   564.0 p0     119 w
        shl ecx, 0x10                              ;   574.0 p1     119 w
        mov edx, esi                               ;   568.5 p0     119 w copy
        shl ebp, 8                                 ;   564.5 p1     119 w
        shr edx, 0xa                               ;   569.0 p1     119 w
        shl edx, 0x18                              ;   573.0 p1     119 w
        or edi, ebp                                ;   568.5 p0     119 w
        or edi, edx                                ;   577.0 p0     119 w
        or edi, ecx                                ;   578.0 p0     119 w
        mov ecx, eax                               ;   559.5 p0     119 w copy
        mov ebp, dword [esp + 64]                  ;   549.7 p2     120 rk reload
        mov dword [ebp + 40], edi                  ;   578.5 p0+p3  120 rk
        mov edi, eax                               ;   559.5 p1     119 w copy
        shr eax, 0x18                              ;   559.5 p1     119 w
        shr ecx, 0xc                               ;   560.0 p1     119 w
        and edi, 0x3f                              ;   560.0 p0     119 w
        shr esi, 4                                 ;   568.5 p1     119 w
        and eax, 0x3f                              ;   563.5 p0     119 w
        and ecx, 0x3f                              ;   564.0 p0     119 w
        shl ecx, 8                                 ;   564.5 p1     119 w
        shl eax, 0x10                              ;   564.0 p1     119 w
        and esi, 0x3f                              ;   572.5 p0     119 w
        shl esi, 0x18                              ;   573.0 p1     119 w
        or edi, eax                                ;   568.0 p0     119 w
        or edi, ecx                                ;   568.5 p0     119 w
        or edi, esi                                ;   577.0 p0     119 w
        mov dword [ebp + 44], edi                  ;   577.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   555.3 p2     115 c
        shr edi, 0x1a                              ;   557.8 p1     115 c
        mov esi, dword [esp + 4]                   ;   556.3 p2     115 c
        shl esi, 2                                 ;   558.8 p1     115 c
        and esi, 0xfffffff                         ;   562.8 p0     115 c
        or esi, edi                                ;   563.3 p0     115 c
        mov eax, dword [esp + 0]                   ;   557.3 p2     116 d
        shr eax, 0x1a                              ;   559.8 p1     116 d
        mov edi, dword [esp + 0]                   ;   558.3 p2     116 d
        shl edi, 2                                 ;   560.8 p1     116 d
        and edi, 0xfffffff                         ;   564.8 p0     116 d
        or edi, eax                                ;   565.3 p0     116 d
        mov eax, esi                               ;   563.8 p0     117 k copy
        shl eax, 0x1c                              ;   564.3 p1     117 k
        or eax, edi                                ;   568.3 p0     117 k
        mov ebp, eax                               ;   568.8 p0     117 k copy
        rol ebp, 3                                 ;   569.3 p1     117 k
        and ebp, 0x4440                            ;   573.3 p0     117 k
        mov dword [esp + 0], edi                   ;   565.8 p0+p3  116 d spill
        mov edi, eax                               ;   568.8 p0     117 k copy
        rol edi, 4                                 ;   573.8 p1     117 k
        and edi, 0x1000                            ;   577.8 p0     117 k
        or ebp, edi                                ;   578.3 p0     117 k
        mov edi, eax                               ;   568.8 p0     117 k copy
        rol edi, 0xe                               ;   578.8 p1     117 k
        mov ecx, esi                               ;   564.7 p0     117 k copy
        shr ecx, 4                                 ;   565.8 p1     117 k
        mov edx, eax                               ;   568.8 p0     117 k copy
        rol edx, 1                                 ;   569.8 p1     117 k
        and edx, 0x80100000                        ;   573.8 p0     117 k
        mov ebx, eax                               ;   568.8 p0     117 k copy
        and ebx, 0x10000                           ;   569.3 p0     117 k
        mov dword [esp + 4], esi                   ;   567.2 p0+p3  115 c spill
        mov esi, eax                               ;   568.8 p1     117 k copy
        rol esi, 6                                 ;   569.8 p1     117 k
        and esi, 2                                 ;   573.8 p0     117 k
        mov dword [esp + 32], edx                  ;   574.3 p0+p3  117 k spill
        mov edx, eax                               ;   569.3 p1     117 k copy
        rol edx, 8                                 ;   574.3 p1     117 k
        and edx, 0x800101                          ;   578.3 p0     117 k
        mov dword [esp + 36], ebx                  ;   570.2 p0+p3  117 k spill
        mov ebx, eax                               ;   570.8 p1     117 k copy
        rol ebx, 0xa                               ;   578.8 p1     117 k
        and ebx, 0x88000                           ;   582.8 p0     117 k
        and edi, 4                                 ;   582.8 p0     117 k
        or ebp, esi                                ;   578.8 p0     117 k
        mov esi, eax                               ;   572.3 p1     117 k copy
        rol esi, 0x11                              ;   579.3 p1     117 k
        and esi, 0x40080                           ;   583.3 p0     117 k
        or ebp, edi                                ;   583.3 p0     117 k
        mov edi, eax                               ;   573.7 p0     117 k copy
        or ebp, edx                                ;   583.8 p0     117 k
        mov edx, eax                               ;   573.8 p1     117 k copy
        rol edi, 0x12                              ;   584.3 p1     117 k
        rol edx, 0x16                              ;   588.3 p1     117 k
        and edx, 0x2010                            ;   592.3 p0     117 k
        or ebp, esi                                ;   584.3 p0     117 k
        mov esi, eax                               ;   575.7 p0     117 k copy
        rol esi, 0x17                              ;   584.8 p1     117 k
        and esi, 0x20000                           ;   588.8 p0     117 k
        and edi, 0x400000                          ;   588.3 p0     117 k
        or ebp, edi                                ;   588.8 p0     117 k
        mov edi, eax                               ;   577.3 p1     117 k copy
        rol edi, 0x18                              ;   589.3 p1     117 k
        and edi, 0x200                             ;   593.3 p0     117 k
        or ebp, ebx                                ;   589.3 p0     117 k
        mov ebx, eax                               ;   578.7 p0     117 k copy
        rol ebx, 0x1b                              ;   589.8 p1     117 k
        and ebx, 0x20                              ;   593.8 p0     117 k
        or ebp, edx                                ;   592.8 p0     117 k
        mov edx, eax                               ;   579.8 p1     117 k copy
        rol edx, 0x1c                              ;   593.3 p1     117 k
        and edx, 0x200000                          ;   597.3 p0     117 k
        or ebp, esi                                ;   593.3 p0     117 k
        mov esi, eax                               ;   581.2 p0     117 k copy
        rol esi, 0x1d                              ;   593.8 p1     117 k
        and esi, 8                                 ;   597.8 p0     117 k
        or ebp, edi                                ;   593.8 p0     117 k
        mov edi, eax                               ;   582.3 p1     117 k copy
        rol edi, 0x1e                              ;   594.3 p1     117 k
        and edi, 0x8000000                         ;   598.3 p0     117 k
        or ebp, ebx                                ;   594.3 p0     117 k
        mov ebx, eax                               ;   583.7 p0     117 k copy
        rol ebx, 0x1f                              ;   594.8 p1     117 k
        and ebx, 0x800                             ;   598.8 p0     117 k
        or ebp, edx                                ;   597.8 p0     117 k
        mov edx, ecx                               ;   584.8 p1     117 k copy
        rol edx, 2                                 ;   598.3 p1     117 k
        or ebp, esi                                ;   598.3 p0     117 k
        or ebp, edi                                ;   598.8 p0     117 k
        mov edi, ecx                               ;   586.2 p0     117 k copy
        rol edi, 0xb                               ;   599.3 p1     117 k
        and edi, 0x10000000                        ;   603.3 p0     117 k
        or ebp, ebx                                ;   599.3 p0     117 k
        mov esi, edx                               ;   602.3 p1     117 k copy
        and esi, 0x1000000                         ;   602.8 p0     117 k
        or ebp, esi                                ;   603.3 p0     117 k
        mov esi, ecx                               ;   587.8 p1     117 k copy
        rol esi, 0xe                               ;   603.8 p1     117 k
        or ebp, edi                                ;   603.8 p0     117 k
        and esi, 0x42000000                        ;   607.8 p0     117 k
        or ebp, esi                                ;   608.3 p0     117 k
        mov esi, ecx                               ;   589.3 p1     117 k copy
        rol esi, 0x15                              ;   608.8 p1     117 k
        or ebp, dword [esp + 36]                   ;   608.8 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;   609.3 p2+p0  117 k
        mov edi, esi                               ;   612.8 p1     117 k copy
        and edi, 0x20000000                        ;   613.3 p0     117 k
        or ebp, edi                                ;   613.8 p0     117 k
        and edx, 0x28                              ;   602.3 p0     117 k
        mov edi, ecx                               ;   592.7 p1     117 k copy
        rol edi, 0x16                              ;   602.8 p1     117 k
        mov ebx, edi                               ;   606.8 p0     117 k copy
        and ebx, 0x4000000                         ;   607.3 p0     117 k
        or ebp, ebx                                ;   614.3 p0     117 k
        mov ebx, ecx                               ;   594.3 p1     117 k copy
        and ebx, 0x2000                            ;   594.8 p0     117 k
        or ebx, edx                                ;   602.8 p0     117 k
        mov edx, ecx                               ;   595.3 p1     117 k copy
        rol edx, 5                                 ;   603.3 p1     117 k
        and edx, 0x8000                            ;   607.3 p0     117 k
        or ebx, edx                                ;   607.8 p0     117 k
        mov edx, ecx                               ;   596.8 p1     117 k copy
        rol eax, 0xc                               ;   608.3 p1     117 k
        and eax, 0x100                             ;   612.3 p0     117 k
        and esi, 2                                 ;   612.8 p0     117 k
        and edi, 0x10                              ;   606.8 p0     117 k
        rol edx, 7                                 ;   607.3 p1     117 k
        and edx, 0x4000                            ;   611.3 p0     117 k
        or ebx, edx                                ;   611.8 p0     117 k
        mov edx, ecx                               ;   599.3 p1     117 k copy
        rol edx, 0xc                               ;   612.3 p1     117 k
        and edx, 0x1001                            ;   616.3 p0     117 k
        or ebx, esi                                ;   613.3 p0     117 k
        mov esi, ecx                               ;   600.8 p1     117 k copy
        rol esi, 0x14                              ;   613.8 p1     117 k
        and esi, 0xa40                             ;   617.8 p0     117 k
        or ebx, eax                                ;   613.8 p0     117 k
        mov eax, ecx                               ;   602.3 p1     117 k copy
        rol eax, 0x17                              ;   614.3 p1     117 k
        and eax, 0x400                             ;   618.3 p0     117 k
        or ebx, edx                                ;   616.8 p0     117 k
        or ebx, esi                                ;   618.3 p0     117 k
        or ebx, edi                                ;   618.8 p0     117 k
        or ebx, eax                                ;   619.3 p0     117 k
        mov eax, ebp                               ;   614.8 p1     119 w copy
        shr eax, 0x12                              ;   615.3 p1     119 w
        and eax, 0x3f                              ;   619.3 p0     119 w
        shl eax, 8                                 ;   619.8 p1     119 w
        mov esi, ecx                               ;   605.7 p0     117 k copy
        rol esi, 0x1d                              ;   623.8 p1     117 k
        rol ecx, 0x1e                              ;   627.8 p1     117 k
        and esi, 4                                 ;   627.8 p0     117 k
        and ecx, 0x80                              ;   631.8 p0     117 k
        mov edi, ebp                               ;   614.8 p0     119 w copy
        or ebx, esi                                ;   628.3 p0     117 k
        or ebx, ecx                                ;   632.3 p0     117 k
        movzx esi, bx                              ;   632.8 p1     117 k
        shr edi, 6                                 ;   615.3 p1     119 w
        mov ecx, ebp                               ;   614.8 p0     119 w copy
        shr ecx, 0x1e                              ;   615.3 p1     119 w
        mov edx, esi                               ;   633.3 p0     119 w copy
        shl edx, 2                                 ;   633.8 p1     119 w
        or ecx, edx                                ;   637.8 p0     119 w
        and ecx, 0x3f                              ;   638.3 p0     119 w
        and edi, 0x3f                              ;   619.3 p0     119 w
        shl ecx, 0x10                              ;   638.8 p1     119 w
        mov edx, esi                               ;   633.3 p0     119 w copy
        shr edx, 0xa                               ;   633.8 p1     119 w
        shl edx, 0x18                              ;   637.8 p1     119 w
        or edi, eax                                ;   623.8 p0     119 w
        mov eax, dword [esp + 64]                  ;   613.0 p2     120 rk reload
        or edi, edx                                ;   641.8 p0     119 w
        or edi, ecx                                ;   642.8 p0     119 w
        mov dword [eax + 48], edi                  ;   643.3 p0+p3  120 rk
        mov edi, ebp                               ;   615.3 p1     119 w copy
        and edi, 0x3f                              ;   615.8 p0     119 w
        mov ecx, ebp                               ;   615.8 p1     119 w copy
        shr ecx, 0xc                               ;   616.3 p1     119 w
        shr ebp, 0x18                              ;   617.3 p1     119 w
        and ecx, 0x3f                              ;   620.3 p0     119 w
        and ebp, 0x3f                              ;   621.3 p0     119 w
        shl ecx, 8                                 ;   620.8 p1     119 w
        shl ebp, 0x10                              ;   621.8 p1     119 w
        shr esi, 4                                 ;   633.3 p1     119 w
        or edi, ebp                                ;   625.8 p0     119 w
        and esi, 0x3f                              ;   637.3 p0     119 w
        shl esi, 0x18                              ;   637.8 p1     119 w
        or edi, ecx                                ;   626.3 p0     119 w
        or edi, esi                                ;   641.8 p0     119 w
        mov dword [eax + 52], edi                  ;   642.3 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   619.7 p2     115 c
        shl esi, 2                                 ;   622.3 p1     115 c
        and esi, 0xfffffff                         ;   626.3 p0     115 c
        mov edi, dword [esp + 4]                   ;   620.7 p2     115 c
        shr edi, 0x1a                              ;   623.3 p1     115 c
        or esi, edi                                ;   627.3 p0     115 c
        mov edi, dword [esp + 0]                   ;   621.7 p2     116 d
        shl edi, 2                                 ;   624.3 p1     116 d
        and edi, 0xfffffff                         ;   628.3 p0     116 d
        mov ebp, dword [esp + 0]                   ;   622.7 p2     116 d
        shr ebp, 0x1a                              ;   625.3 p1     116 d
        or edi, ebp                                ;   629.3 p0     116 d
        mov ebp, esi                               ;   627.8 p0     117 k copy
        shl ebp, 0x1c                              ;   628.3 p1     117 k
        mov ecx, esi                               ;   627.8 p0     117 k copy
        or ebp, edi                                ;   632.3 p0     117 k
        mov edx, ebp                               ;   632.8 p0     117 k copy
        rol edx, 1                                 ;   633.3 p1     117 k
        and edx, 0x80100000                        ;   637.3 p0     117 k
        mov ebx, ebp                               ;   632.8 p0     117 k copy
        mov dword [esp + 32], edx                  ;   637.8 p0+p3  117 k spill
        mov eax, ebp                               ;   632.8 p0     117 k copy
        shr ecx, 4                                 ;   628.3 p1     117 k
        and ebx, 0x10000                           ;   633.3 p0     117 k
        rol eax, 3                                 ;   633.8 p1     117 k
        mov dword [esp + 0], edi                   ;   629.8 p0+p3  116 d spill
        mov edi, ebp                               ;   632.8 p0     117 k copy
        rol edi, 4                                 ;   637.8 p1     117 k
        and edi, 0x1000                            ;   641.8 p0     117 k
        mov dword [esp + 4], esi                   ;   630.8 p0+p3  115 c spill
        mov esi, ebp                               ;   632.8 p1     117 k copy
        rol esi, 6                                 ;   642.3 p1     117 k
        and esi, 2                                 ;   646.3 p0     117 k
        mov edx, ebp                               ;   632.8 p0     117 k copy
        rol edx, 8                                 ;   646.8 p1     117 k
        and edx, 0x800101                          ;   650.8 p0     117 k
        and eax, 0x4440                            ;   637.8 p0     117 k
        mov dword [esp + 36], ebx                  ;   633.8 p0+p3  117 k spill
        mov ebx, ebp                               ;   633.8 p1     117 k copy
        rol ebx, 0xa                               ;   638.3 p1     117 k
        and ebx, 0x88000                           ;   642.3 p0     117 k
        or eax, edi                                ;   642.3 p0     117 k
        mov edi, ebp                               ;   635.3 p1     117 k copy
        rol edi, 0xe                               ;   642.8 p1     117 k
        and edi, 4                                 ;   646.8 p0     117 k
        or eax, esi                                ;   646.8 p0     117 k
        mov esi, ebp                               ;   636.8 p1     117 k copy
        rol esi, 0x11                              ;   647.3 p1     117 k
        and esi, 0x40080                           ;   651.3 p0     117 k
        or eax, edi                                ;   647.3 p0     117 k
        mov edi, ebp                               ;   637.8 p0     117 k copy
        rol edi, 0x12                              ;   647.8 p1     117 k
        or eax, edx                                ;   651.3 p0     117 k
        mov edx, ebp                               ;   638.8 p0     117 k copy
        rol edx, 0x16                              ;   651.8 p1     117 k
        and edx, 0x2010                            ;   655.8 p0     117 k
        or eax, esi                                ;   651.8 p0     117 k
        mov esi, ebp                               ;   640.3 p1     117 k copy
        rol esi, 0x17                              ;   652.3 p1     117 k
        and esi, 0x20000                           ;   656.3 p0     117 k
        and edi, 0x400000                          ;   651.8 p0     117 k
        or eax, edi                                ;   652.3 p0     117 k
        mov edi, ebp                               ;   641.8 p1     117 k copy
        rol edi, 0x18                              ;   652.8 p1     117 k
        and edi, 0x200                             ;   656.8 p0     117 k
        or eax, ebx                                ;   652.8 p0     117 k
        mov ebx, ebp                               ;   642.8 p0     117 k copy
        rol ebx, 0x1b                              ;   653.3 p1     117 k
        and ebx, 0x20                              ;   657.3 p0     117 k
        or eax, edx                                ;   656.3 p0     117 k
        mov edx, ebp                               ;   644.3 p1     117 k copy
        rol edx, 0x1c                              ;   656.8 p1     117 k
        and edx, 0x200000                          ;   660.8 p0     117 k
        or eax, esi                                ;   656.8 p0     117 k
        mov esi, ebp                               ;   645.3 p0     117 k copy
        rol esi, 0x1d                              ;   657.3 p1     117 k
        and esi, 8                                 ;   661.3 p0     117 k
        or eax, edi                                ;   657.3 p0     117 k
        mov edi, ebp                               ;   646.8 p1     117 k copy
        rol edi, 0x1e                              ;   657.8 p1     117 k
        and edi, 0x8000000                         ;   661.8 p0     117 k
        or eax, ebx                                ;   657.8 p0     117 k
        mov ebx, ebp                               ;   647.8 p0     117 k copy
        rol ebx, 0x1f                              ;   658.3 p1     117 k
        and ebx, 0x800                             ;   662.3 p0     117 k
        or eax, edx                                ;   661.3 p0     117 k
        mov edx, ecx                               ;   649.3 p1     117 k copy
        rol edx, 2                                 ;   661.8 p1     117 k
        or eax, esi                                ;   661.8 p0     117 k
        mov esi, edx                               ;   665.8 p0     117 k copy
        and esi, 0x1000000                         ;   666.3 p0     117 k
        or eax, edi                                ;   662.3 p0     117 k
        mov edi, ecx                               ;   650.8 p1     117 k copy
        rol edi, 0xb                               ;   662.8 p1     117 k
        or eax, ebx                                ;   662.8 p0     117 k
        or eax, esi                                ;   666.8 p0     117 k
        mov esi, ecx                               ;   652.3 p1     117 k copy
        rol esi, 0xe                               ;   667.3 p1     117 k
        and esi, 0x42000000                        ;   671.3 p0     117 k
        and edi, 0x10000000                        ;   666.8 p0     117 k
        or eax, edi                                ;   667.3 p0     117 k
        or eax, esi                                ;   671.8 p0     117 k
        or eax, dword [esp + 36]                   ;   672.3 p2+p0  117 k
        or eax, dword [esp + 32]                   ;   672.8 p2+p0  117 k
        mov esi, ecx                               ;   655.0 p1     117 k copy
        rol esi, 0x15                              ;   673.3 p1     117 k
        mov edi, esi                               ;   677.3 p0     117 k copy
        and edi, 0x20000000                        ;   677.8 p0     117 k
        or eax, edi                                ;   678.3 p0     117 k
        mov edi, ecx                               ;   656.7 p1     117 k copy
        rol edi, 0x16                              ;   678.8 p1     117 k
        and edx, 0x28                              ;   665.8 p0     117 k
        mov ebx, edi                               ;   682.8 p0     117 k copy
        and ebx, 0x4000000                         ;   683.3 p0     117 k
        or eax, ebx                                ;   683.8 p0     117 k
        mov ebx, ecx                               ;   658.7 p1     117 k copy
        and ebx, 0x2000                            ;   659.3 p0     117 k
        or ebx, edx                                ;   666.3 p0     117 k
        mov edx, ecx                               ;   659.7 p1     117 k copy
        rol edx, 5                                 ;   666.8 p1     117 k
        and edx, 0x8000                            ;   670.8 p0     117 k
        or ebx, edx                                ;   671.3 p0     117 k
        mov edx, ecx                               ;   661.2 p1     117 k copy
        rol edx, 7                                 ;   671.8 p1     117 k
        rol ebp, 0xc                               ;   675.8 p1     117 k
        and ebp, 0x100                             ;   679.8 p0     117 k
        and esi, 2                                 ;   677.3 p0     117 k
        and edx, 0x4000                            ;   675.8 p0     117 k
        or ebx, edx                                ;   676.3 p0     117 k
        mov edx, ecx                               ;   663.7 p1     117 k copy
        rol edx, 0xc                               ;   676.8 p1     117 k
        and edx, 0x1001                            ;   680.8 p0     117 k
        or ebx, esi                                ;   677.8 p0     117 k
        mov esi, ecx                               ;   665.0 p0     117 k copy
        rol esi, 0x14                              ;   678.3 p1     117 k
        and esi, 0xa40                             ;   682.3 p0     117 k
        or ebx, ebp                                ;   680.3 p0     117 k
        mov ebp, ecx                               ;   666.2 p1     117 k copy
        rol ebp, 0x17                              ;   680.8 p1     117 k
        and ebp, 0x400                             ;   684.8 p0     117 k
        or ebx, edx                                ;   681.3 p0     117 k
        or ebx, esi                                ;   682.8 p0     117 k
        mov esi, ecx                               ;   667.7 p1     117 k copy
        rol esi, 0x1d                              ;   683.3 p1     117 k
        and esi, 4                                 ;   687.3 p0     117 k
        and edi, 0x10                              ;   682.8 p0     117 k
        or ebx, edi                                ;   683.3 p0     117 k
        or ebx, ebp                                ;   685.3 p0     117 k
        rol ecx, 0x1e                              ;   685.8 p1     117 k
        or ebx, esi                                ;   687.8 p0     117 k
        mov ebp, eax                               ;   684.3 p1     119 w copy
        shr ebp, 0x12                              ;   684.8 p1     119 w
        and ecx, 0x80                              ;   689.8 p0     117 k
        or ebx, ecx                                ;   690.3 p0     117 k
        movzx esi, bx                              ;   690.8 p0     117 k
        mov edi, eax                               ;   684.3 p1     119 w copy
        shr edi, 6                                 ;   684.8 p1     119 w
        and edi, 0x3f                              ;   688.8 p0     119 w
        and ebp, 0x3f                              ;   688.8 p0     119 w
        mov ecx, eax                               ;   684.3 p1     119 w copy
        shr ecx, 0x1e                              ;   684.8 p1     119 w
        shl ebp, 8                                 ;   689.3 p1     119 w
        or edi, ebp                                ;   693.3 p0     119 w
        mov edx, esi                               ;   691.3 p0     119 w copy
        shl edx, 2                                 ;   691.8 p1     119 w
        or ecx, edx                                ;   695.8 p0     119 w
        and ecx, 0x3f                              ;   696.3 p0     119 w
        mov edx, esi                               ;   691.3 p0     119 w copy
        shr edx, 0xa                               ;   691.8 p1     119 w
        mov ebp, dword [esp + 64]                  ;   676.7 p2     120 rk reload
        shl ecx, 0x10                              ;   696.8 p1     119 w
        shl edx, 0x18                              ;   695.8 p1     119 w
        or edi, edx                                ;   699.8 p0     119 w
        or edi, ecx                                ;   700.8 p0     119 w
        mov dword [ebp + 56], edi                  ;   701.3 p0+p3  120 rk
        mov edi, eax                               ;   684.3 p0     119 w copy
        and edi, 0x3f                              ;   684.8 p0     119 w
        mov ecx, eax                               ;   684.3 p1     119 w copy
        shr ecx, 0xc                               ;   684.8 p1     119 w
        shr eax, 0x18                              ;   684.3 p1     119 w
        and ecx, 0x3f                              ;   688.8 p0     119 w
        and eax, 0x3f                              ;   688.3 p0     119 w
        shl ecx, 8                                 ;   689.3 p1     119 w
        shl eax, 0x10                              ;   688.8 p1     119 w
        or edi, eax                                ;   692.8 p0     119 w
        or edi, ecx                                ;   693.3 p0     119 w
        mov eax, dword [esp + 0]                   ;   682.3 p2     116 d
        shr eax, 0x1b                              ;   684.7 p1     116 d
        shr esi, 4                                 ;   691.3 p1     119 w
        and esi, 0x3f                              ;   695.3 p0     119 w
        shl esi, 0x18                              ;   695.8 p1     119 w
        or edi, esi                                ;   699.8 p0     119 w
        mov dword [ebp + 60], edi                  ;   700.3 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   684.7 p2     115 c
        mov esi, dword [esp + 4]                   ;   685.7 p2     115 c
        shl esi, 1                                 ;   687.7 p1     115 c
        and esi, 0xfffffff                         ;   691.7 p0     115 c
        shr edi, 0x1b                              ;   688.7 p1     115 c
        or esi, edi                                ;   692.7 p0     115 c
        mov edi, dword [esp + 0]                   ;   686.7 p2     116 d
        shl edi, 1                                 ;   689.7 p1     116 d
        and edi, 0xfffffff                         ;   693.7 p0     116 d
        or edi, eax                                ;   694.2 p0     116 d
        mov eax, esi                               ;   693.2 p0     117 k copy
        shl eax, 0x1c                              ;   693.7 p1     117 k
        or eax, edi                                ;   697.7 p0     117 k
        mov edx, eax                               ;   698.2 p0     117 k copy
        rol edx, 1                                 ;   698.7 p1     117 k
        mov ebp, eax                               ;   698.2 p0     117 k copy
        rol ebp, 3                                 ;   702.7 p1     117 k
        and ebp, 0x4440                            ;   706.7 p0     117 k
        and edx, 0x80100000                        ;   702.7 p0     117 k
        mov ebx, eax                               ;   698.2 p0     117 k copy
        and ebx, 0x10000                           ;   698.7 p0     117 k
        mov dword [esp + 0], edi                   ;   694.7 p0+p3  116 d spill
        mov edi, eax                               ;   698.2 p0     117 k copy
        rol edi, 4                                 ;   699.2 p1     117 k
        and edi, 0x1000                            ;   703.2 p0     117 k
        mov dword [esp + 4], esi                   ;   694.3 p0+p3  115 c spill
        mov ecx, esi                               ;   694.7 p1     117 k copy
        shr ecx, 4                                 ;   695.2 p1     117 k
        mov esi, eax                               ;   698.2 p0     117 k copy
        rol esi, 6                                 ;   699.2 p1     117 k
        and esi, 2                                 ;   703.2 p0     117 k
        mov dword [esp + 32], edx                  ;   703.2 p0+p3  117 k spill
        mov edx, eax                               ;   698.2 p1     117 k copy
        rol edx, 8                                 ;   703.7 p1     117 k
        and edx, 0x800101                          ;   707.7 p0     117 k
        mov dword [esp + 36], ebx                  ;   699.2 p0+p3  117 k spill
        mov ebx, eax                               ;   698.7 p1     117 k copy
        rol ebx, 0xa                               ;   708.2 p1     117 k
        and ebx, 0x88000                           ;   712.2 p0     117 k
        or ebp, edi                                ;   707.2 p0     117 k
        mov edi, eax                               ;   699.8 p0     117 k copy
        rol edi, 0xe                               ;   707.7 p1     117 k
        and edi, 4                                 ;   711.7 p0     117 k
        or ebp, esi                                ;   707.7 p0     117 k
        mov esi, eax                               ;   701.2 p1     117 k copy
        rol esi, 0x11                              ;   708.2 p1     117 k
        and esi, 0x40080                           ;   712.2 p0     117 k
        or ebp, edi                                ;   712.2 p0     117 k
        mov edi, eax                               ;   702.3 p0     117 k copy
        rol edi, 0x12                              ;   712.7 p1     117 k
        and edi, 0x400000                          ;   716.7 p0     117 k
        or ebp, edx                                ;   712.7 p0     117 k
        mov edx, eax                               ;   703.7 p1     117 k copy
        rol edx, 0x16                              ;   713.2 p1     117 k
        and edx, 0x2010                            ;   717.2 p0     117 k
        or ebp, esi                                ;   713.2 p0     117 k
        mov esi, eax                               ;   704.8 p0     117 k copy
        rol esi, 0x17                              ;   713.7 p1     117 k
        and esi, 0x20000                           ;   717.7 p0     117 k
        or ebp, edi                                ;   717.2 p0     117 k
        mov edi, eax                               ;   706.2 p1     117 k copy
        rol edi, 0x18                              ;   717.7 p1     117 k
        and edi, 0x200                             ;   721.7 p0     117 k
        or ebp, ebx                                ;   717.7 p0     117 k
        mov ebx, eax                               ;   707.3 p0     117 k copy
        rol ebx, 0x1b                              ;   718.2 p1     117 k
        and ebx, 0x20                              ;   722.2 p0     117 k
        or ebp, edx                                ;   718.2 p0     117 k
        mov edx, eax                               ;   708.7 p1     117 k copy
        rol edx, 0x1c                              ;   718.7 p1     117 k
        and edx, 0x200000                          ;   722.7 p0     117 k
        or ebp, esi                                ;   718.7 p0     117 k
        mov esi, eax                               ;   709.8 p0     117 k copy
        rol esi, 0x1d                              ;   719.2 p1     117 k
        and esi, 8                                 ;   723.2 p0     117 k
        or ebp, edi                                ;   722.2 p0     117 k
        mov edi, eax                               ;   711.2 p1     117 k copy
        rol edi, 0x1e                              ;   722.7 p1     117 k
        and edi, 0x8000000                         ;   726.7 p0     117 k
        or ebp, ebx                                ;   722.7 p0     117 k
        mov ebx, eax                               ;   712.3 p0     117 k copy
        rol ebx, 0x1f                              ;   723.2 p1     117 k
        and ebx, 0x800                             ;   727.2 p0     117 k
        or ebp, edx                                ;   723.2 p0     117 k
        or ebp, esi                                ;   723.7 p0     117 k
        mov edx, ecx                               ;   713.7 p1     117 k copy
        rol edx, 2                                 ;   724.2 p1     117 k
        mov esi, edx                               ;   728.2 p0     117 k copy
        and esi, 0x1000000                         ;   728.7 p0     117 k
        or ebp, edi                                ;   727.2 p0     117 k
        mov edi, ecx                               ;   715.2 p1     117 k copy
        rol edi, 0xb                               ;   727.7 p1     117 k
        and edi, 0x10000000                        ;   731.7 p0     117 k
        or ebp, ebx                                ;   727.7 p0     117 k
        or ebp, esi                                ;   729.2 p0     117 k
        or ebp, edi                                ;   732.2 p0     117 k
        mov esi, ecx                               ;   716.7 p1     117 k copy
        rol esi, 0xe                               ;   732.7 p1     117 k
        and esi, 0x42000000                        ;   736.7 p0     117 k
        or ebp, esi                                ;   737.2 p0     117 k
        mov esi, ecx                               ;   718.2 p1     117 k copy
        rol esi, 0x15                              ;   737.7 p1     117 k
        mov edi, esi                               ;   741.7 p0     117 k copy
        and edi, 0x20000000                        ;   742.2 p0     117 k
        or ebp, dword [esp + 36]                   ;   737.7 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;   738.2 p2+p0  117 k
        rol eax, 0xc                               ;   738.7 p1     117 k
        or ebp, edi                                ;   742.7 p0     117 k
        mov edi, ecx                               ;   721.5 p0     117 k copy
        and eax, 0x100                             ;   742.7 p0     117 k
        rol edi, 0x16                              ;   743.2 p1     117 k
        mov ebx, edi                               ;   747.2 p0     117 k copy
        and ebx, 0x4000000                         ;   747.7 p0     117 k
        or ebp, ebx                                ;   748.2 p0     117 k
        and edx, 0x28                              ;   728.2 p0     117 k
        mov ebx, ecx                               ;   723.7 p1     117 k copy
        and esi, 2                                 ;   741.7 p0     117 k
        and edi, 0x10                              ;   747.2 p0     117 k
        and ebx, 0x2000                            ;   725.5 p0     117 k
        or ebx, edx                                ;   728.7 p0     117 k
        mov edx, ecx                               ;   725.3 p1     117 k copy
        rol edx, 5                                 ;   729.2 p1     117 k
        and edx, 0x8000                            ;   733.2 p0     117 k
        or ebx, edx                                ;   733.7 p0     117 k
        mov edx, ecx                               ;   726.8 p1     117 k copy
        rol edx, 7                                 ;   734.2 p1     117 k
        and edx, 0x4000                            ;   738.2 p0     117 k
        or ebx, edx                                ;   738.7 p0     117 k
        mov edx, ecx                               ;   728.3 p1     117 k copy
        rol edx, 0xc                               ;   739.2 p1     117 k
        and edx, 0x1001                            ;   743.2 p0     117 k
        or ebx, esi                                ;   742.2 p0     117 k
        mov esi, ecx                               ;   729.7 p0     117 k copy
        rol esi, 0x14                              ;   742.7 p1     117 k
        and esi, 0xa40                             ;   746.7 p0     117 k
        or ebx, eax                                ;   743.2 p0     117 k
        mov eax, ecx                               ;   730.8 p1     117 k copy
        rol eax, 0x17                              ;   743.7 p1     117 k
        and eax, 0x400                             ;   747.7 p0     117 k
        or ebx, edx                                ;   743.7 p0     117 k
        or ebx, esi                                ;   747.2 p0     117 k
        or ebx, edi                                ;   747.7 p0     117 k
        mov esi, ecx                               ;   732.7 p1     117 k copy
        rol esi, 0x1d                              ;   748.2 p1     117 k
        or ebx, eax                                ;   748.2 p0     117 k
        and esi, 4                                 ;   752.2 p0     117 k
        or ebx, esi                                ;   752.7 p0     117 k
        mov eax, ebp                               ;   748.7 p1     119 w copy
        shr eax, 0x12                              ;   749.2 p1     119 w
        and eax, 0x3f                              ;   753.2 p0     119 w
        rol ecx, 0x1e                              ;   753.7 p1     117 k
        and ecx, 0x80                              ;   757.7 p0     117 k
        or ebx, ecx                                ;   758.2 p0     117 k
        movzx esi, bx                              ;   758.7 p0     117 k
        mov edi, ebp                               ;   748.7 p1     119 w copy
        shr edi, 6                                 ;   749.2 p1     119 w
        and edi, 0x3f                              ;   753.2 p0     119 w
        mov ecx, ebp                               ;   748.7 p0     119 w copy
        shr ecx, 0x1e                              ;   749.2 p1     119 w
        shl eax, 8                                 ;   753.7 p1     119 w
        or edi, eax                                ;   757.7 p0     119 w
        mov eax, dword [esp + 64]                  ;   739.0 p2     120 rk reload
        mov edx, esi                               ;   759.2 p0     119 w copy
        shl edx, 2                                 ;   759.7 p1     119 w
        or ecx, edx                                ;   763.7 p0     119 w
        and ecx, 0x3f                              ;   764.2 p0     119 w
        mov edx, esi                               ;   759.2 p0     119 w copy
        shr edx, 0xa                               ;   759.7 p1     119 w
        shl edx, 0x18                              ;   763.7 p1     119 w
        shl ecx, 0x10                              ;   764.7 p1     119 w
        or edi, edx                                ;   767.7 p0     119 w
        or edi, ecx                                ;   768.7 p0     119 w
        mov dword [eax + 64], edi                  ;   769.2 p0+p3  120 rk
        mov edi, ebp                               ;   748.7 p0     119 w copy
        and edi, 0x3f                              ;   749.2 p0     119 w
        mov ecx, ebp                               ;   748.7 p1     119 w copy
        shr ecx, 0xc                               ;   749.2 p1     119 w
        shr ebp, 0x18                              ;   748.7 p1     119 w
        and ecx, 0x3f                              ;   753.2 p0     119 w
        and ebp, 0x3f                              ;   752.7 p0     119 w
        shl ecx, 8                                 ;   753.7 p1     119 w
        shl ebp, 0x10                              ;   753.2 p1     119 w
        or edi, ebp                                ;   757.2 p0     119 w
        or edi, ecx                                ;   757.7 p0     119 w
        mov ebp, dword [esp + 0]                   ;   746.7 p2     116 d
        shr ebp, 0x1a                              ;   748.8 p1     116 d
        shr esi, 4                                 ;   759.2 p1     119 w
        and esi, 0x3f                              ;   763.2 p0     119 w
        shl esi, 0x18                              ;   763.7 p1     119 w
        or edi, esi                                ;   767.7 p0     119 w
        mov dword [eax + 68], edi                  ;   768.2 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   749.0 p2     115 c
        shl esi, 2                                 ;   751.8 p1     115 c
        and esi, 0xfffffff                         ;   755.8 p0     115 c
        mov edi, dword [esp + 4]                   ;   750.0 p2     115 c
        shr edi, 0x1a                              ;   752.8 p1     115 c
        or esi, edi                                ;   756.8 p0     115 c
        mov edi, dword [esp + 0]                   ;   751.0 p2     116 d
        shl edi, 2                                 ;   753.8 p1     116 d
        and edi, 0xfffffff                         ;   757.8 p0     116 d
        or edi, ebp                                ;   758.3 p0     116 d
        mov ebp, esi                               ;   757.3 p0     117 k copy
        shl ebp, 0x1c                              ;   757.8 p1     117 k
        mov dword [esp + 0], edi                   ;   758.8 p0+p3  116 d spill
        or ebp, edi                                ;   761.8 p0     117 k
        mov edx, ebp                               ;   762.3 p0     117 k copy
        rol edx, 1                                 ;   762.8 p1     117 k
        mov ecx, esi                               ;   757.3 p0     117 k copy
        shr ecx, 4                                 ;   757.8 p1     117 k
        and edx, 0x80100000                        ;   766.8 p0     117 k
        mov ebx, ebp                               ;   762.3 p0     117 k copy
        and ebx, 0x10000                           ;   762.8 p0     117 k
        mov eax, ebp                               ;   762.3 p0     117 k copy
        rol eax, 3                                 ;   763.3 p1     117 k
        and eax, 0x4440                            ;   767.3 p0     117 k
        mov edi, ebp                               ;   762.3 p0     117 k copy
        rol edi, 4                                 ;   767.8 p1     117 k
        and edi, 0x1000                            ;   771.8 p0     117 k
        mov dword [esp + 4], esi                   ;   759.2 p0+p3  115 c spill
        mov esi, ebp                               ;   762.3 p1     117 k copy
        rol esi, 6                                 ;   772.3 p1     117 k
        and esi, 2                                 ;   776.3 p0     117 k
        mov dword [esp + 32], edx                  ;   767.3 p0+p3  117 k spill
        mov edx, ebp                               ;   762.3 p1     117 k copy
        rol edx, 8                                 ;   776.8 p1     117 k
        and edx, 0x800101                          ;   780.8 p0     117 k
        mov dword [esp + 36], ebx                  ;   763.3 p0+p3  117 k spill
        mov ebx, ebp                               ;   762.8 p1     117 k copy
        rol ebx, 0xa                               ;   781.3 p1     117 k
        and ebx, 0x88000                           ;   785.3 p0     117 k
        or eax, edi                                ;   772.3 p0     117 k
        mov edi, ebp                               ;   764.2 p0     117 k copy
        rol edi, 0xe                               ;   772.8 p1     117 k
        and edi, 4                                 ;   776.8 p0     117 k
        or eax, esi                                ;   776.8 p0     117 k
        mov esi, ebp                               ;   765.3 p1     117 k copy
        rol esi, 0x11                              ;   777.3 p1     117 k
        and esi, 0x40080                           ;   781.3 p0     117 k
        or eax, edi                                ;   777.3 p0     117 k
        mov edi, ebp                               ;   766.7 p0     117 k copy
        rol edi, 0x12                              ;   777.8 p1     117 k
        and edi, 0x400000                          ;   781.8 p0     117 k
        or eax, edx                                ;   781.3 p0     117 k
        mov edx, ebp                               ;   767.8 p1     117 k copy
        rol edx, 0x16                              ;   781.8 p1     117 k
        and edx, 0x2010                            ;   785.8 p0     117 k
        or eax, esi                                ;   781.8 p0     117 k
        mov esi, ebp                               ;   769.2 p0     117 k copy
        rol esi, 0x17                              ;   782.3 p1     117 k
        or eax, edi                                ;   782.3 p0     117 k
        mov edi, ebp                               ;   770.2 p0     117 k copy
        rol edi, 0x18                              ;   782.8 p1     117 k
        and edi, 0x200                             ;   786.8 p0     117 k
        and esi, 0x20000                           ;   786.3 p0     117 k
        or eax, ebx                                ;   785.8 p0     117 k
        mov ebx, ebp                               ;   771.3 p1     117 k copy
        rol ebx, 0x1b                              ;   786.3 p1     117 k
        and ebx, 0x20                              ;   790.3 p0     117 k
        or eax, edx                                ;   786.3 p0     117 k
        mov edx, ebp                               ;   772.8 p1     117 k copy
        rol edx, 0x1c                              ;   786.8 p1     117 k
        and edx, 0x200000                          ;   790.8 p0     117 k
        or eax, esi                                ;   786.8 p0     117 k
        mov esi, ebp                               ;   774.2 p0     117 k copy
        rol esi, 0x1d                              ;   787.3 p1     117 k
        and esi, 8                                 ;   791.3 p0     117 k
        or eax, edi                                ;   787.3 p0     117 k
        mov edi, ebp                               ;   775.3 p1     117 k copy
        rol edi, 0x1e                              ;   787.8 p1     117 k
        and edi, 0x8000000                         ;   791.8 p0     117 k
        or eax, ebx                                ;   790.8 p0     117 k
        mov ebx, ebp                               ;   776.7 p0     117 k copy
        rol ebx, 0x1f                              ;   791.3 p1     117 k
        and ebx, 0x800                             ;   795.3 p0     117 k
        or eax, edx                                ;   791.3 p0     117 k
        mov edx, ecx                               ;   777.8 p1     117 k copy
        rol edx, 2                                 ;   791.8 p1     117 k
        or eax, esi                                ;   791.8 p0     117 k
        mov esi, edx                               ;   795.8 p0     117 k copy
        and esi, 0x1000000                         ;   796.3 p0     117 k
        or eax, edi                                ;   792.3 p0     117 k
        mov edi, ecx                               ;   779.3 p1     117 k copy
        rol edi, 0xb                               ;   792.8 p1     117 k
        and edi, 0x10000000                        ;   796.8 p0     117 k
        or eax, ebx                                ;   795.8 p0     117 k
        or eax, esi                                ;   796.8 p0     117 k
        or eax, edi                                ;   797.3 p0     117 k
        mov esi, ecx                               ;   781.0 p1     117 k copy
        rol esi, 0xe                               ;   797.8 p1     117 k
        and esi, 0x42000000                        ;   801.8 p0     117 k
        or eax, esi                                ;   802.3 p0     117 k
        mov esi, ecx                               ;   782.5 p1     117 k copy
        rol esi, 0x15                              ;   802.8 p1     117 k
        or eax, dword [esp + 36]                   ;   802.8 p2+p0  117 k
        or eax, dword [esp + 32]                   ;   803.3 p2+p0  117 k
        mov edi, esi                               ;   806.8 p1     117 k copy
        and edi, 0x20000000                        ;   807.3 p0     117 k
        or eax, edi                                ;   807.8 p0     117 k
        mov edi, ecx                               ;   785.3 p1     117 k copy
        rol edi, 0x16                              ;   808.3 p1     117 k
        mov ebx, edi                               ;   812.3 p0     117 k copy
        and ebx, 0x4000000                         ;   812.8 p0     117 k
        rol ebp, 0xc                               ;   813.3 p1     117 k
        and edx, 0x28                              ;   795.8 p0     117 k
        or eax, ebx                                ;   813.3 p0     117 k
        mov ebx, ecx                               ;   787.8 p1     117 k copy
        and ebx, 0x2000                            ;   788.3 p0     117 k
        and esi, 2                                 ;   806.8 p0     117 k
        and edi, 0x10                              ;   812.3 p0     117 k
        or ebx, edx                                ;   796.3 p0     117 k
        mov edx, ecx                               ;   789.3 p1     117 k copy
        rol edx, 5                                 ;   796.8 p1     117 k
        and ebp, 0x100                             ;   817.3 p0     117 k
        and edx, 0x8000                            ;   800.8 p0     117 k
        or ebx, edx                                ;   801.3 p0     117 k
        mov edx, ecx                               ;   791.0 p1     117 k copy
        rol edx, 7                                 ;   801.8 p1     117 k
        and edx, 0x4000                            ;   805.8 p0     117 k
        or ebx, edx                                ;   806.3 p0     117 k
        mov edx, ecx                               ;   792.5 p1     117 k copy
        rol edx, 0xc                               ;   806.8 p1     117 k
        or ebx, esi                                ;   807.3 p0     117 k
        mov esi, ecx                               ;   793.5 p0     117 k copy
        rol esi, 0x14                              ;   807.8 p1     117 k
        and esi, 0xa40                             ;   811.8 p0     117 k
        or ebx, ebp                                ;   817.8 p0     117 k
        mov ebp, ecx                               ;   795.0 p1     117 k copy
        rol ebp, 0x17                              ;   818.3 p1     117 k
        and ebp, 0x400                             ;   822.3 p0     117 k
        and edx, 0x1001                            ;   810.8 p0     117 k
        or ebx, edx                                ;   818.3 p0     117 k
        or ebx, esi                                ;   818.8 p0     117 k
        or ebx, edi                                ;   819.3 p0     117 k
        or ebx, ebp                                ;   822.8 p0     117 k
        mov ebp, eax                               ;   813.8 p1     119 w copy
        shr ebp, 0x12                              ;   814.3 p1     119 w
        mov esi, ecx                               ;   798.3 p0     117 k copy
        rol esi, 0x1d                              ;   818.3 p1     117 k
        rol ecx, 0x1e                              ;   822.3 p1     117 k
        and ecx, 0x80                              ;   826.3 p0     117 k
        mov edi, eax                               ;   813.8 p0     119 w copy
        shr edi, 6                                 ;   814.3 p1     119 w
        and edi, 0x3f                              ;   818.3 p0     119 w
        and esi, 4                                 ;   822.3 p0     117 k
        or ebx, esi                                ;   823.3 p0     117 k
        or ebx, ecx                                ;   826.8 p0     117 k
        movzx esi, bx                              ;   827.3 p1     117 k
        mov edx, esi                               ;   827.8 p0     119 w copy
        shl edx, 2                                 ;   828.3 p1     119 w
        mov ecx, eax                               ;   813.8 p0     119 w copy
        shr ecx, 0x1e                              ;   814.3 p1     119 w
        or ecx, edx                                ;   832.3 p0     119 w
        and ecx, 0x3f                              ;   832.8 p0     119 w
        shl ecx, 0x10                              ;   833.3 p1     119 w
        mov edx, esi                               ;   827.8 p0     119 w copy
        shr edx, 0xa                               ;   828.3 p1     119 w
        shl edx, 0x18                              ;   832.3 p1     119 w
        shr esi, 4                                 ;   827.8 p1     119 w
        and esi, 0x3f                              ;   831.8 p0     119 w
        shl esi, 0x18                              ;   832.3 p1     119 w
        and ebp, 0x3f                              ;   818.3 p0     119 w
        shl ebp, 8                                 ;   818.8 p1     119 w
        or edi, ebp                                ;   822.8 p0     119 w
        mov ebp, dword [esp + 64]                  ;   807.0 p2     120 rk reload
        or edi, edx                                ;   836.3 p0     119 w
        or edi, ecx                                ;   837.3 p0     119 w
        mov dword [ebp + 72], edi                  ;   837.8 p0+p3  120 rk
        mov edi, eax                               ;   813.8 p0     119 w copy
        mov ecx, eax                               ;   813.8 p0     119 w copy
        shr eax, 0x18                              ;   813.8 p1     119 w
        and edi, 0x3f                              ;   814.3 p0     119 w
        and eax, 0x3f                              ;   817.8 p0     119 w
        shl eax, 0x10                              ;   818.3 p1     119 w
        shr ecx, 0xc                               ;   814.3 p1     119 w
        or edi, eax                                ;   822.3 p0     119 w
        and ecx, 0x3f                              ;   818.3 p0     119 w
        shl ecx, 8                                 ;   818.8 p1     119 w
        or edi, ecx                                ;   822.8 p0     119 w
        or edi, esi                                ;   836.3 p0     119 w
        mov dword [ebp + 76], edi                  ;   836.8 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   812.7 p2     115 c
        shl esi, 2                                 ;   814.7 p1     115 c
        and esi, 0xfffffff                         ;   818.7 p0     115 c
        mov edi, dword [esp + 4]                   ;   813.7 p2     115 c
        shr edi, 0x1a                              ;   815.7 p1     115 c
        or esi, edi                                ;   819.7 p0     115 c
        mov edi, dword [esp + 0]                   ;   814.7 p2     116 d
        shl edi, 2                                 ;   816.7 p1     116 d
        and edi, 0xfffffff                         ;   820.7 p0     116 d
        mov eax, dword [esp + 0]                   ;   815.7 p2     116 d
        shr eax, 0x1a                              ;   817.7 p1     116 d
        or edi, eax                                ;   821.7 p0     116 d
        mov eax, esi                               ;   820.2 p0     117 k copy
        shl eax, 0x1c                              ;   820.7 p1     117 k
        or eax, edi                                ;   824.7 p0     117 k
        mov ebp, eax                               ;   825.2 p0     117 k copy
        mov ecx, esi                               ;   820.2 p0     117 k copy
        shr ecx, 4                                 ;   820.7 p1     117 k
        mov edx, eax                               ;   825.2 p0     117 k copy
        rol ebp, 3                                 ;   825.7 p1     117 k
        and ebp, 0x4440                            ;   829.7 p0     117 k
        mov dword [esp + 0], edi                   ;   822.2 p0+p3  116 d spill
        mov edi, eax                               ;   825.2 p0     117 k copy
        rol edi, 4                                 ;   830.2 p1     117 k
        and edi, 0x1000                            ;   834.2 p0     117 k
        mov dword [esp + 4], esi                   ;   821.8 p0+p3  115 c spill
        mov esi, eax                               ;   825.2 p1     117 k copy
        rol esi, 6                                 ;   834.7 p1     117 k
        and esi, 2                                 ;   838.7 p0     117 k
        or ebp, edi                                ;   834.7 p0     117 k
        or ebp, esi                                ;   839.2 p0     117 k
        rol edx, 1                                 ;   839.7 p1     117 k
        and edx, 0x80100000                        ;   843.7 p0     117 k
        mov ebx, eax                               ;   825.2 p1     117 k copy
        and ebx, 0x10000                           ;   825.7 p0     117 k
        mov dword [esp + 32], edx                  ;   844.2 p0+p3  117 k spill
        mov dword [esp + 36], ebx                  ;   826.3 p0+p3  117 k spill
        mov ebx, eax                               ;   825.3 p1     117 k copy
        rol ebx, 0xa                               ;   826.2 p1     117 k
        mov edx, eax                               ;   826.8 p1     117 k copy
        rol edx, 8                                 ;   830.2 p1     117 k
        and ebx, 0x88000                           ;   830.2 p0     117 k
        mov edi, eax                               ;   827.8 p0     117 k copy
        rol edi, 0xe                               ;   830.7 p1     117 k
        and edi, 4                                 ;   834.7 p0     117 k
        mov esi, eax                               ;   828.8 p0     117 k copy
        rol esi, 0x11                              ;   835.2 p1     117 k
        or ebp, edi                                ;   839.7 p0     117 k
        and edx, 0x800101                          ;   834.2 p0     117 k
        mov edi, eax                               ;   830.3 p1     117 k copy
        rol edi, 0x12                              ;   834.7 p1     117 k
        and edi, 0x400000                          ;   838.7 p0     117 k
        or ebp, edx                                ;   840.2 p0     117 k
        and esi, 0x40080                           ;   839.2 p0     117 k
        or ebp, esi                                ;   840.7 p0     117 k
        mov esi, eax                               ;   831.8 p1     117 k copy
        rol esi, 0x17                              ;   841.2 p1     117 k
        mov edx, eax                               ;   832.3 p0     117 k copy
        rol edx, 0x16                              ;   845.2 p1     117 k
        and edx, 0x2010                            ;   849.2 p0     117 k
        or ebp, edi                                ;   841.2 p0     117 k
        mov edi, eax                               ;   833.8 p0     117 k copy
        rol edi, 0x18                              ;   841.7 p1     117 k
        and edi, 0x200                             ;   845.7 p0     117 k
        or ebp, ebx                                ;   841.7 p0     117 k
        mov ebx, eax                               ;   835.3 p1     117 k copy
        rol ebx, 0x1b                              ;   842.2 p1     117 k
        and ebx, 0x20                              ;   846.2 p0     117 k
        or ebp, edx                                ;   849.7 p0     117 k
        mov edx, eax                               ;   836.3 p0     117 k copy
        and esi, 0x20000                           ;   845.2 p0     117 k
        rol edx, 0x1c                              ;   845.7 p1     117 k
        and edx, 0x200000                          ;   849.7 p0     117 k
        or ebp, esi                                ;   850.2 p0     117 k
        mov esi, eax                               ;   837.8 p1     117 k copy
        rol esi, 0x1d                              ;   850.7 p1     117 k
        and esi, 8                                 ;   854.7 p0     117 k
        or ebp, edi                                ;   850.7 p0     117 k
        mov edi, eax                               ;   839.3 p1     117 k copy
        rol edi, 0x1e                              ;   851.2 p1     117 k
        and edi, 0x8000000                         ;   855.2 p0     117 k
        or ebp, ebx                                ;   851.2 p0     117 k
        mov ebx, eax                               ;   840.3 p0     117 k copy
        rol ebx, 0x1f                              ;   851.7 p1     117 k
        and ebx, 0x800                             ;   855.7 p0     117 k
        or ebp, edx                                ;   851.7 p0     117 k
        mov edx, ecx                               ;   841.8 p1     117 k copy
        rol edx, 2                                 ;   852.2 p1     117 k
        or ebp, esi                                ;   855.2 p0     117 k
        mov esi, edx                               ;   856.2 p0     117 k copy
        and esi, 0x1000000                         ;   856.7 p0     117 k
        or ebp, edi                                ;   855.7 p0     117 k
        mov edi, ecx                               ;   843.3 p1     117 k copy
        rol edi, 0xb                               ;   856.2 p1     117 k
        or ebp, ebx                                ;   856.2 p0     117 k
        or ebp, esi                                ;   857.2 p0     117 k
        mov esi, ecx                               ;   844.8 p1     117 k copy
        rol esi, 0xe                               ;   857.7 p1     117 k
        and esi, 0x42000000                        ;   861.7 p0     117 k
        and edi, 0x10000000                        ;   860.2 p0     117 k
        or ebp, edi                                ;   860.7 p0     117 k
        or ebp, esi                                ;   862.2 p0     117 k
        mov esi, ecx                               ;   846.7 p1     117 k copy
        rol esi, 0x15                              ;   862.7 p1     117 k
        or ebp, dword [esp + 36]                   ;   862.7 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;   863.2 p2+p0  117 k
        rol eax, 0xc                               ;   863.7 p1     117 k
        mov edi, esi                               ;   866.7 p0     117 k copy
        and edi, 0x20000000                        ;   867.2 p0     117 k
        or ebp, edi                                ;   867.7 p0     117 k
        mov edi, ecx                               ;   850.0 p1     117 k copy
        and edx, 0x28                              ;   856.2 p0     117 k
        rol edi, 0x16                              ;   856.7 p1     117 k
        and esi, 2                                 ;   866.7 p0     117 k
        and eax, 0x100                             ;   867.7 p0     117 k
        mov ebx, edi                               ;   860.7 p1     117 k copy
        and ebx, 0x4000000                         ;   861.2 p0     117 k
        or ebp, ebx                                ;   868.2 p0     117 k
        mov ebx, ecx                               ;   852.7 p1     117 k copy
        and ebx, 0x2000                            ;   853.2 p0     117 k
        and edi, 0x10                              ;   860.7 p0     117 k
        or ebx, edx                                ;   856.7 p0     117 k
        mov edx, ecx                               ;   854.0 p1     117 k copy
        rol edx, 5                                 ;   857.2 p1     117 k
        and edx, 0x8000                            ;   861.2 p0     117 k
        or ebx, edx                                ;   861.7 p0     117 k
        mov edx, ecx                               ;   855.5 p1     117 k copy
        rol edx, 7                                 ;   862.2 p1     117 k
        and edx, 0x4000                            ;   866.2 p0     117 k
        or ebx, edx                                ;   866.7 p0     117 k
        mov edx, ecx                               ;   857.0 p1     117 k copy
        rol edx, 0xc                               ;   867.2 p1     117 k
        and edx, 0x1001                            ;   871.2 p0     117 k
        or ebx, esi                                ;   867.2 p0     117 k
        mov esi, ecx                               ;   858.3 p0     117 k copy
        rol esi, 0x14                              ;   867.7 p1     117 k
        and esi, 0xa40                             ;   871.7 p0     117 k
        or ebx, eax                                ;   868.2 p0     117 k
        mov eax, ecx                               ;   859.5 p1     117 k copy
        rol eax, 0x17                              ;   868.7 p1     117 k
        and eax, 0x400                             ;   872.7 p0     117 k
        or ebx, edx                                ;   871.7 p0     117 k
        or ebx, esi                                ;   872.2 p0     117 k
        or ebx, edi                                ;   872.7 p0     117 k
        or ebx, eax                                ;   873.2 p0     117 k
        mov eax, ebp                               ;   868.7 p1     119 w copy
        shr eax, 0x12                              ;   869.2 p1     119 w
        and eax, 0x3f                              ;   873.2 p0     119 w
        shl eax, 8                                 ;   873.7 p1     119 w
        mov esi, ecx                               ;   863.0 p0     117 k copy
        rol esi, 0x1d                              ;   877.7 p1     117 k
        rol ecx, 0x1e                              ;   881.7 p1     117 k
        and esi, 4                                 ;   881.7 p0     117 k
        and ecx, 0x80                              ;   885.7 p0     117 k
        or ebx, esi                                ;   882.2 p0     117 k
        or ebx, ecx                                ;   886.2 p0     117 k
        movzx esi, bx                              ;   886.7 p0     117 k
        mov edx, esi                               ;   887.2 p1     119 w copy
        mov edi, ebp                               ;   868.7 p0     119 w copy
        shr edi, 6                                 ;   869.2 p1     119 w
        and edi, 0x3f                              ;   873.2 p0     119 w
        mov ecx, ebp                               ;   868.7 p0     119 w copy
        shr ecx, 0x1e                              ;   869.2 p1     119 w
        shl edx, 2                                 ;   887.7 p1     119 w
        or ecx, edx                                ;   891.7 p0     119 w
        and ecx, 0x3f                              ;   892.2 p0     119 w
        shl ecx, 0x10                              ;   892.7 p1     119 w
        mov edx, esi                               ;   887.2 p0     119 w copy
        shr edx, 0xa                               ;   887.7 p1     119 w
        shl edx, 0x18                              ;   891.7 p1     119 w
        or edi, eax                                ;   877.7 p0     119 w
        shr esi, 4                                 ;   887.2 p1     119 w
        or edi, edx                                ;   895.7 p0     119 w
        or edi, ecx                                ;   896.7 p0     119 w
        mov ecx, ebp                               ;   871.7 p0     119 w copy
        shr ecx, 0xc                               ;   873.7 p1     119 w
        and ecx, 0x3f                              ;   877.7 p0     119 w
        mov eax, dword [esp + 64]                  ;   872.3 p2     120 rk reload
        mov dword [eax + 80], edi                  ;   897.2 p0+p3  120 rk
        mov edi, ebp                               ;   873.7 p0     119 w copy
        and edi, 0x3f                              ;   874.2 p0     119 w
        shl ecx, 8                                 ;   878.2 p1     119 w
        shr ebp, 0x18                              ;   875.7 p1     119 w
        and ebp, 0x3f                              ;   879.7 p0     119 w
        shl ebp, 0x10                              ;   880.2 p1     119 w
        and esi, 0x3f                              ;   891.2 p0     119 w
        shl esi, 0x18                              ;   891.7 p1     119 w
        or edi, ebp                                ;   884.2 p0     119 w
        or edi, ecx                                ;   884.7 p0     119 w
        or edi, esi                                ;   895.7 p0     119 w
        mov dword [eax + 84], edi                  ;   896.2 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   877.0 p2     115 c
        mov esi, dword [esp + 4]                   ;   878.0 p2     115 c
        shl esi, 2                                 ;   880.0 p1     115 c
        and esi, 0xfffffff                         ;   884.0 p0     115 c
        shr edi, 0x1a                              ;   879.7 p1     115 c
        or esi, edi                                ;   884.5 p0     115 c
        mov edi, dword [esp + 0]                   ;   879.0 p2     116 d
        shl edi, 2                                 ;   881.0 p1     116 d
        and edi, 0xfffffff                         ;   885.0 p0     116 d
        mov ebp, dword [esp + 0]                   ;   880.0 p2     116 d
        shr ebp, 0x1a                              ;   882.0 p1     116 d
        or edi, ebp                                ;   886.0 p0     116 d
        mov ebp, esi                               ;   885.0 p0     117 k copy
        shl ebp, 0x1c                              ;   885.5 p1     117 k
        or ebp, edi                                ;   889.5 p0     117 k
        mov dword [esp + 0], edi                   ;   886.5 p0+p3  116 d spill
        mov edi, ebp                               ;   890.0 p0     117 k copy
        rol edi, 4                                 ;   890.5 p1     117 k
        and edi, 0x1000                            ;   894.5 p0     117 k
        mov ecx, esi                               ;   885.0 p0     117 k copy
        shr ecx, 4                                 ;   885.5 p1     117 k
        mov edx, ebp                               ;   890.0 p0     117 k copy
        rol edx, 1                                 ;   890.5 p1     117 k
        and edx, 0x80100000                        ;   894.5 p0     117 k
        mov ebx, ebp                               ;   890.0 p0     117 k copy
        and ebx, 0x10000                           ;   890.5 p0     117 k
        mov eax, ebp                               ;   890.0 p1     117 k copy
        rol eax, 3                                 ;   891.0 p1     117 k
        and eax, 0x4440                            ;   895.0 p0     117 k
        mov dword [esp + 4], esi                   ;   887.2 p0+p3  115 c spill
        mov esi, ebp                               ;   890.0 p1     117 k copy
        rol esi, 6                                 ;   895.5 p1     117 k
        and esi, 2                                 ;   899.5 p0     117 k
        mov dword [esp + 32], edx                  ;   895.0 p0+p3  117 k spill
        mov edx, ebp                               ;   890.0 p1     117 k copy
        rol edx, 8                                 ;   900.0 p1     117 k
        and edx, 0x800101                          ;   904.0 p0     117 k
        mov dword [esp + 36], ebx                  ;   891.0 p0+p3  117 k spill
        mov ebx, ebp                               ;   891.2 p1     117 k copy
        rol ebx, 0xa                               ;   904.5 p1     117 k
        and ebx, 0x88000                           ;   908.5 p0     117 k
        or eax, edi                                ;   895.5 p0     117 k
        mov edi, ebp                               ;   892.2 p0     117 k copy
        rol edi, 0xe                               ;   896.0 p1     117 k
        and edi, 4                                 ;   900.0 p0     117 k
        or eax, esi                                ;   900.0 p0     117 k
        mov esi, ebp                               ;   893.7 p1     117 k copy
        rol esi, 0x11                              ;   900.5 p1     117 k
        or eax, edi                                ;   900.5 p0     117 k
        mov edi, ebp                               ;   894.2 p0     117 k copy
        rol edi, 0x12                              ;   901.0 p1     117 k
        and esi, 0x40080                           ;   904.5 p0     117 k
        and edi, 0x400000                          ;   905.0 p0     117 k
        or eax, edx                                ;   904.5 p0     117 k
        mov edx, ebp                               ;   896.2 p1     117 k copy
        rol edx, 0x16                              ;   905.0 p1     117 k
        or eax, esi                                ;   905.0 p0     117 k
        mov esi, ebp                               ;   896.7 p0     117 k copy
        rol esi, 0x17                              ;   905.5 p1     117 k
        or eax, edi                                ;   905.5 p0     117 k
        mov edi, ebp                               ;   897.7 p0     117 k copy
        rol edi, 0x18                              ;   906.0 p1     117 k
        and edi, 0x200                             ;   910.0 p0     117 k
        or eax, ebx                                ;   909.0 p0     117 k
        mov ebx, ebp                               ;   899.2 p0     117 k copy
        rol ebx, 0x1b                              ;   909.5 p1     117 k
        and ebx, 0x20                              ;   913.5 p0     117 k
        and edx, 0x2010                            ;   909.0 p0     117 k
        or eax, edx                                ;   909.5 p0     117 k
        mov edx, ebp                               ;   900.7 p1     117 k copy
        rol edx, 0x1c                              ;   910.0 p1     117 k
        and edx, 0x200000                          ;   914.0 p0     117 k
        and esi, 0x20000                           ;   909.5 p0     117 k
        or eax, esi                                ;   910.0 p0     117 k
        mov esi, ebp                               ;   902.2 p1     117 k copy
        rol esi, 0x1d                              ;   910.5 p1     117 k
        and esi, 8                                 ;   914.5 p0     117 k
        or eax, edi                                ;   910.5 p0     117 k
        mov edi, ebp                               ;   903.7 p1     117 k copy
        rol edi, 0x1e                              ;   911.0 p1     117 k
        and edi, 0x8000000                         ;   915.0 p0     117 k
        or eax, ebx                                ;   914.0 p0     117 k
        mov ebx, ebp                               ;   904.7 p0     117 k copy
        rol ebx, 0x1f                              ;   914.5 p1     117 k
        and ebx, 0x800                             ;   918.5 p0     117 k
        or eax, edx                                ;   914.5 p0     117 k
        mov edx, ecx                               ;   906.2 p1     117 k copy
        rol edx, 2                                 ;   915.0 p1     117 k
        or eax, esi                                ;   915.0 p0     117 k
        mov esi, edx                               ;   919.0 p0     117 k copy
        and esi, 0x1000000                         ;   919.5 p0     117 k
        rol ebp, 0xc                               ;   920.0 p1     117 k
        or eax, edi                                ;   915.5 p0     117 k
        mov edi, ecx                               ;   908.3 p0     117 k copy
        rol edi, 0xb                               ;   916.0 p1     117 k
        and edi, 0x10000000                        ;   920.0 p0     117 k
        or eax, ebx                                ;   919.0 p0     117 k
        or eax, esi                                ;   920.0 p0     117 k
        or eax, edi                                ;   920.5 p0     117 k
        mov esi, ecx                               ;   910.0 p1     117 k copy
        rol esi, 0xe                               ;   921.0 p1     117 k
        and esi, 0x42000000                        ;   925.0 p0     117 k
        or eax, esi                                ;   925.5 p0     117 k
        mov esi, ecx                               ;   911.5 p1     117 k copy
        rol esi, 0x15                              ;   926.0 p1     117 k
        or eax, dword [esp + 36]                   ;   926.0 p2+p0  117 k
        mov edi, esi                               ;   930.0 p0     117 k copy
        and edi, 0x20000000                        ;   930.5 p0     117 k
        and edx, 0x28                              ;   919.0 p0     117 k
        and esi, 2                                 ;   930.0 p0     117 k
        or eax, dword [esp + 32]                   ;   926.5 p2+p0  117 k
        or eax, edi                                ;   931.0 p0     117 k
        mov edi, ecx                               ;   915.0 p1     117 k copy
        rol edi, 0x16                              ;   931.5 p1     117 k
        mov ebx, edi                               ;   935.5 p0     117 k copy
        and ebx, 0x4000000                         ;   936.0 p0     117 k
        or eax, ebx                                ;   936.5 p0     117 k
        mov ebx, ecx                               ;   916.7 p1     117 k copy
        and ebx, 0x2000                            ;   917.2 p0     117 k
        or ebx, edx                                ;   919.5 p0     117 k
        mov edx, ecx                               ;   917.7 p1     117 k copy
        rol edx, 5                                 ;   920.0 p1     117 k
        and edx, 0x8000                            ;   924.0 p0     117 k
        or ebx, edx                                ;   924.5 p0     117 k
        mov edx, ecx                               ;   919.2 p1     117 k copy
        rol edx, 7                                 ;   925.0 p1     117 k
        and edx, 0x4000                            ;   929.0 p0     117 k
        or ebx, edx                                ;   929.5 p0     117 k
        or ebx, esi                                ;   930.5 p0     117 k
        and ebp, 0x100                             ;   924.0 p0     117 k
        mov esi, ecx                               ;   921.0 p1     117 k copy
        and edi, 0x10                              ;   935.5 p0     117 k
        rol esi, 0x14                              ;   936.0 p1     117 k
        and esi, 0xa40                             ;   940.0 p0     117 k
        or ebx, ebp                                ;   931.0 p0     117 k
        mov ebp, ecx                               ;   922.7 p1     117 k copy
        rol ebp, 0x17                              ;   931.5 p1     117 k
        and ebp, 0x400                             ;   935.5 p0     117 k
        mov edx, ecx                               ;   923.8 p0     117 k copy
        rol edx, 0xc                               ;   936.0 p1     117 k
        and edx, 0x1001                            ;   940.0 p0     117 k
        or ebx, edx                                ;   940.5 p0     117 k
        or ebx, esi                                ;   941.0 p0     117 k
        or ebx, edi                                ;   941.5 p0     117 k
        mov esi, ecx                               ;   925.7 p1     117 k copy
        rol esi, 0x1d                              ;   942.0 p1     117 k
        or ebx, ebp                                ;   942.0 p0     117 k
        rol ecx, 0x1e                              ;   942.5 p1     117 k
        and ecx, 0x80                              ;   946.5 p0     117 k
        and esi, 4                                 ;   946.0 p0     117 k
        or ebx, esi                                ;   946.5 p0     117 k
        mov edi, eax                               ;   937.0 p1     119 w copy
        shr edi, 6                                 ;   937.5 p1     119 w
        and edi, 0x3f                              ;   941.5 p0     119 w
        or ebx, ecx                                ;   947.0 p0     117 k
        mov ecx, eax                               ;   937.0 p1     119 w copy
        shr ecx, 0x1e                              ;   937.5 p1     119 w
        mov ebp, eax                               ;   937.0 p0     119 w copy
        shr ebp, 0x12                              ;   937.5 p1     119 w
        and ebp, 0x3f                              ;   941.5 p0     119 w
        shl ebp, 8                                 ;   942.0 p1     119 w
        movzx esi, bx                              ;   947.5 p0     117 k
        mov edx, esi                               ;   948.0 p0     119 w copy
        shl edx, 2                                 ;   948.5 p1     119 w
        or ecx, edx                                ;   952.5 p0     119 w
        and ecx, 0x3f                              ;   953.0 p0     119 w
        mov edx, esi                               ;   948.0 p0     119 w copy
        shr edx, 0xa                               ;   948.5 p1     119 w
        shl edx, 0x18                              ;   952.5 p1     119 w
        or edi, ebp                                ;   946.0 p0     119 w
        or edi, edx                                ;   956.5 p0     119 w
        shl ecx, 0x10                              ;   953.5 p1     119 w
        or edi, ecx                                ;   957.5 p0     119 w
        mov ebp, dword [esp + 64]                  ;   935.3 p2     120 rk reload
        mov dword [ebp + 88], edi                  ;   958.0 p0+p3  120 rk
        mov edi, eax                               ;   937.0 p0     119 w copy
        and edi, 0x3f                              ;   937.5 p0     119 w
        mov ecx, eax                               ;   937.2 p1     119 w copy
        shr ecx, 0xc                               ;   937.7 p1     119 w
        shr eax, 0x18                              ;   938.7 p1     119 w
        and ecx, 0x3f                              ;   941.7 p0     119 w
        shr esi, 4                                 ;   948.0 p1     119 w
        and eax, 0x3f                              ;   942.7 p0     119 w
        shl ecx, 8                                 ;   942.2 p1     119 w
        shl eax, 0x10                              ;   943.2 p1     119 w
        and esi, 0x3f                              ;   952.0 p0     119 w
        shl esi, 0x18                              ;   952.5 p1     119 w
        or edi, eax                                ;   947.2 p0     119 w
        or edi, ecx                                ;   947.7 p0     119 w
        or edi, esi                                ;   956.5 p0     119 w
        mov dword [ebp + 92], edi                  ;   957.0 p0+p3  120 rk
        mov esi, dword [esp + 4]                   ;   941.3 p2     115 c
        shl esi, 2                                 ;   943.7 p1     115 c
        and esi, 0xfffffff                         ;   947.7 p0     115 c
        mov edi, dword [esp + 4]                   ;   942.3 p2     115 c
        shr edi, 0x1a                              ;   944.7 p1     115 c
        or esi, edi                                ;   948.7 p0     115 c
        mov edi, dword [esp + 0]                   ;   943.3 p2     116 d
        shl edi, 2                                 ;   945.7 p1     116 d
        and edi, 0xfffffff                         ;   949.7 p0     116 d
        mov eax, dword [esp + 0]                   ;   944.3 p2     116 d
        shr eax, 0x1a                              ;   946.7 p1     116 d
        or edi, eax                                ;   950.7 p0     116 d
        mov eax, esi                               ;   949.2 p0     117 k copy
        shl eax, 0x1c                              ;   949.7 p1     117 k
        mov ecx, esi                               ;   949.2 p0     117 k copy
        shr ecx, 4                                 ;   949.7 p1     117 k
        or eax, edi                                ;   953.7 p0     117 k
        mov edx, eax                               ;   954.2 p0     117 k copy
        rol edx, 1                                 ;   954.7 p1     117 k
        and edx, 0x80100000                        ;   958.7 p0     117 k
        mov ebx, eax                               ;   954.2 p0     117 k copy
        and ebx, 0x10000                           ;   954.7 p0     117 k
        mov ebp, eax                               ;   954.2 p0     117 k copy
        rol ebp, 3                                 ;   955.2 p1     117 k
        and ebp, 0x4440                            ;   959.2 p0     117 k
        mov dword [esp + 0], edi                   ;   951.2 p0+p3  116 d spill
        mov edi, eax                               ;   954.2 p0     117 k copy
        rol edi, 4                                 ;   959.7 p1     117 k
        and edi, 0x1000                            ;   963.7 p0     117 k
        mov dword [esp + 4], esi                   ;   952.2 p0+p3  115 c spill
        mov esi, eax                               ;   954.2 p1     117 k copy
        rol esi, 6                                 ;   964.2 p1     117 k
        and esi, 2                                 ;   968.2 p0     117 k
        mov dword [esp + 32], edx                  ;   959.2 p0+p3  117 k spill
        mov edx, eax                               ;   954.2 p1     117 k copy
        rol edx, 8                                 ;   968.7 p1     117 k
        and edx, 0x800101                          ;   972.7 p0     117 k
        mov dword [esp + 36], ebx                  ;   955.7 p0+p3  117 k spill
        mov ebx, eax                               ;   955.7 p1     117 k copy
        rol ebx, 0xa                               ;   973.2 p1     117 k
        and ebx, 0x88000                           ;   977.2 p0     117 k
        or ebp, edi                                ;   964.2 p0     117 k
        mov edi, eax                               ;   957.2 p1     117 k copy
        rol edi, 0xe                               ;   964.7 p1     117 k
        and edi, 4                                 ;   968.7 p0     117 k
        or ebp, esi                                ;   968.7 p0     117 k
        mov esi, eax                               ;   958.2 p0     117 k copy
        rol esi, 0x11                              ;   969.2 p1     117 k
        or ebp, edi                                ;   969.2 p0     117 k
        mov edi, eax                               ;   959.2 p0     117 k copy
        rol edi, 0x12                              ;   969.7 p1     117 k
        and edi, 0x400000                          ;   973.7 p0     117 k
        or ebp, edx                                ;   973.2 p0     117 k
        and esi, 0x40080                           ;   973.2 p0     117 k
        mov edx, eax                               ;   960.7 p1     117 k copy
        rol edx, 0x16                              ;   973.7 p1     117 k
        and edx, 0x2010                            ;   977.7 p0     117 k
        or ebp, esi                                ;   973.7 p0     117 k
        mov esi, eax                               ;   962.2 p1     117 k copy
        rol esi, 0x17                              ;   974.2 p1     117 k
        and esi, 0x20000                           ;   978.2 p0     117 k
        or ebp, edi                                ;   974.2 p0     117 k
        mov edi, eax                               ;   963.2 p0     117 k copy
        rol edi, 0x18                              ;   974.7 p1     117 k
        and edi, 0x200                             ;   978.7 p0     117 k
        or ebp, ebx                                ;   977.7 p0     117 k
        mov ebx, eax                               ;   964.7 p1     117 k copy
        rol ebx, 0x1b                              ;   978.2 p1     117 k
        and ebx, 0x20                              ;   982.2 p0     117 k
        or ebp, edx                                ;   978.2 p0     117 k
        mov edx, eax                               ;   965.7 p0     117 k copy
        rol edx, 0x1c                              ;   978.7 p1     117 k
        and edx, 0x200000                          ;   982.7 p0     117 k
        or ebp, esi                                ;   978.7 p0     117 k
        mov esi, eax                               ;   967.2 p1     117 k copy
        rol esi, 0x1d                              ;   979.2 p1     117 k
        or ebp, edi                                ;   979.2 p0     117 k
        mov edi, eax                               ;   967.7 p0     117 k copy
        rol edi, 0x1e                              ;   979.7 p1     117 k
        and edi, 0x8000000                         ;   983.7 p0     117 k
        or ebp, ebx                                ;   982.7 p0     117 k
        mov ebx, eax                               ;   969.2 p0     117 k copy
        rol ebx, 0x1f                              ;   983.2 p1     117 k
        and esi, 8                                 ;   983.2 p0     117 k
        and ebx, 0x800                             ;   987.2 p0     117 k
        or ebp, edx                                ;   983.2 p0     117 k
        mov edx, ecx                               ;   970.7 p1     117 k copy
        rol edx, 2                                 ;   983.7 p1     117 k
        or ebp, esi                                ;   983.7 p0     117 k
        mov esi, edx                               ;   987.7 p0     117 k copy
        and esi, 0x1000000                         ;   988.2 p0     117 k
        or ebp, edi                                ;   984.2 p0     117 k
        mov edi, ecx                               ;   972.2 p1     117 k copy
        rol edi, 0xb                               ;   984.7 p1     117 k
        or ebp, ebx                                ;   987.7 p0     117 k
        or ebp, esi                                ;   988.7 p0     117 k
        and edi, 0x10000000                        ;   988.7 p0     117 k
        or ebp, edi                                ;   989.2 p0     117 k
        mov esi, ecx                               ;   974.0 p1     117 k copy
        rol esi, 0xe                               ;   989.7 p1     117 k
        and esi, 0x42000000                        ;   993.7 p0     117 k
        or ebp, esi                                ;   994.2 p0     117 k
        mov esi, ecx                               ;   975.5 p1     117 k copy
        rol esi, 0x15                              ;   994.7 p1     117 k
        mov edi, esi                               ;   998.7 p0     117 k copy
        or ebp, dword [esp + 36]                   ;   994.7 p2+p0  117 k
        and edi, 0x20000000                        ;   999.2 p0     117 k
        and edx, 0x28                              ;   987.7 p0     117 k
        rol eax, 0xc                               ;   988.2 p1     117 k
        and eax, 0x100                             ;   992.2 p0     117 k
        and esi, 2                                 ;   998.7 p0     117 k
        or ebp, dword [esp + 32]                   ;   995.2 p2+p0  117 k
        or ebp, edi                                ;   999.7 p0     117 k
        mov edi, ecx                               ;   979.7 p1     117 k copy
        rol edi, 0x16                              ;  1000.2 p1     117 k
        mov ebx, edi                               ;  1004.2 p0     117 k copy
        and ebx, 0x4000000                         ;  1004.7 p0     117 k
        or ebp, ebx                                ;  1005.2 p0     117 k
        mov ebx, ecx                               ;   981.3 p1     117 k copy
        and ebx, 0x2000                            ;   981.8 p0     117 k
        and edi, 0x10                              ;  1004.2 p0     117 k
        or ebx, edx                                ;   988.2 p0     117 k
        mov edx, ecx                               ;   982.7 p1     117 k copy
        rol edx, 5                                 ;   988.7 p1     117 k
        and edx, 0x8000                            ;   992.7 p0     117 k
        or ebx, edx                                ;   993.2 p0     117 k
        mov edx, ecx                               ;   984.2 p1     117 k copy
        rol edx, 7                                 ;   993.7 p1     117 k
        and edx, 0x4000                            ;   997.7 p0     117 k
        or ebx, edx                                ;   998.2 p0     117 k
        mov edx, ecx                               ;   985.7 p1     117 k copy
        rol edx, 0xc                               ;   998.7 p1     117 k
        and edx, 0x1001                            ;  1002.7 p0     117 k
        or ebx, esi                                ;   999.2 p0     117 k
        mov esi, ecx                               ;   987.0 p0     117 k copy
        rol esi, 0x14                              ;   999.7 p1     117 k
        and esi, 0xa40                             ;  1003.7 p0     117 k
        or ebx, eax                                ;   999.7 p0     117 k
        mov eax, ecx                               ;   988.2 p1     117 k copy
        rol eax, 0x17                              ;  1000.2 p1     117 k
        or ebx, edx                                ;  1003.2 p0     117 k
        or ebx, esi                                ;  1004.2 p0     117 k
        or ebx, edi                                ;  1004.7 p0     117 k
        mov esi, ecx                               ;   989.7 p1     117 k copy
        rol esi, 0x1d                              ;  1005.2 p1     117 k
        and eax, 0x400                             ;  1004.2 p0     117 k
        or ebx, eax                                ;  1005.2 p0     117 k
        rol ecx, 0x1e                              ;  1005.7 p1     117 k
        and esi, 4                                 ;  1009.2 p0     117 k
        or ebx, esi                                ;  1009.7 p0     117 k
        and ecx, 0x80                              ;  1009.7 p0     117 k
        or ebx, ecx                                ;  1010.2 p0     117 k
        movzx esi, bx                              ;  1010.7 p1     117 k
        mov edi, ebp                               ;  1005.7 p1     119 w copy
        shr edi, 6                                 ;  1006.2 p1     119 w
        and edi, 0x3f                              ;  1010.2 p0     119 w
        mov eax, ebp                               ;  1005.7 p0     119 w copy
        shr eax, 0x12                              ;  1006.2 p1     119 w
        and eax, 0x3f                              ;  1010.2 p0     119 w
        mov ecx, ebp                               ;  1005.7 p0     119 w copy
        shr ecx, 0x1e                              ;  1006.2 p1     119 w
        mov edx, esi                               ;  1011.2 p0     119 w copy
        shl edx, 2                                 ;  1011.7 p1     119 w
        or ecx, edx                                ;  1015.7 p0     119 w
        and ecx, 0x3f                              ;  1016.2 p0     119 w
        shl eax, 8                                 ;  1010.7 p1     119 w
        shl ecx, 0x10                              ;  1016.7 p1     119 w
        mov edx, esi                               ;  1011.2 p0     119 w copy
        shr edx, 0xa                               ;  1011.7 p1     119 w
        or edi, eax                                ;  1014.7 p0     119 w
        shl edx, 0x18                              ;  1015.7 p1     119 w
        mov eax, dword [esp + 64]                  ;   999.0 p2     120 rk reload
        or edi, edx                                ;  1019.7 p0     119 w
        or edi, ecx                                ;  1020.7 p0     119 w
        mov dword [eax + 96], edi                  ;  1021.2 p0+p3  120 rk
        mov edi, ebp                               ;  1005.7 p0     119 w copy
        mov ecx, ebp                               ;  1005.7 p1     119 w copy
        shr ecx, 0xc                               ;  1006.2 p1     119 w
        shr ebp, 0x18                              ;  1005.7 p1     119 w
        and ecx, 0x3f                              ;  1010.2 p0     119 w
        and edi, 0x3f                              ;  1006.2 p0     119 w
        shr esi, 4                                 ;  1011.2 p1     119 w
        shl ecx, 8                                 ;  1010.7 p1     119 w
        and ebp, 0x3f                              ;  1009.7 p0     119 w
        and esi, 0x3f                              ;  1015.2 p0     119 w
        shl esi, 0x18                              ;  1015.7 p1     119 w
        shl ebp, 0x10                              ;  1010.2 p1     119 w
        or edi, ebp                                ;  1014.2 p0     119 w
        or edi, ecx                                ;  1014.7 p0     119 w
        or edi, esi                                ;  1019.7 p0     119 w
        mov dword [eax + 100], edi                 ;  1020.2 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1005.7 p2     115 c
        shr edi, 0x1a                              ;  1008.2 p1     115 c
        mov esi, dword [esp + 4]                   ;  1006.7 p2     115 c
        shl esi, 2                                 ;  1009.2 p1     115 c
        mov ebp, dword [esp + 0]                   ;  1007.7 p2     116 d
        and esi, 0xfffffff                         ;  1013.2 p0     115 c
        or esi, edi                                ;  1013.7 p0     115 c
        shr ebp, 0x1a                              ;  1010.2 p1     116 d
        mov edi, dword [esp + 0]                   ;  1008.7 p2     116 d
        shl edi, 2                                 ;  1011.2 p1     116 d
        and edi, 0xfffffff                         ;  1015.2 p0     116 d
        or edi, ebp                                ;  1015.7 p0     116 d
        mov ebp, esi                               ;  1014.2 p0     117 k copy
        shl ebp, 0x1c                              ;  1014.7 p1     117 k
        or ebp, edi                                ;  1018.7 p0     117 k
        mov edx, ebp                               ;  1019.2 p0     117 k copy
        mov eax, ebp                               ;  1019.2 p0     117 k copy
        rol edx, 1                                 ;  1019.7 p1     117 k
        and edx, 0x80100000                        ;  1023.7 p0     117 k
        mov ecx, esi                               ;  1014.2 p0     117 k copy
        mov ebx, ebp                               ;  1019.2 p0     117 k copy
        and ebx, 0x10000                           ;  1019.7 p0     117 k
        shr ecx, 4                                 ;  1014.7 p1     117 k
        rol eax, 3                                 ;  1019.7 p1     117 k
        mov dword [esp + 0], edi                   ;  1016.2 p0+p3  116 d spill
        mov edi, ebp                               ;  1019.2 p0     117 k copy
        rol edi, 4                                 ;  1023.7 p1     117 k
        and edi, 0x1000                            ;  1027.7 p0     117 k
        mov dword [esp + 4], esi                   ;  1016.0 p0+p3  115 c spill
        and eax, 0x4440                            ;  1023.7 p0     117 k
        mov esi, ebp                               ;  1019.2 p1     117 k copy
        rol esi, 6                                 ;  1024.2 p1     117 k
        and esi, 2                                 ;  1028.2 p0     117 k
        mov dword [esp + 32], edx                  ;  1024.2 p0+p3  117 k spill
        mov edx, ebp                               ;  1019.2 p1     117 k copy
        rol edx, 8                                 ;  1028.7 p1     117 k
        and edx, 0x800101                          ;  1032.7 p0     117 k
        mov dword [esp + 36], ebx                  ;  1020.2 p0+p3  117 k spill
        mov ebx, ebp                               ;  1020.2 p1     117 k copy
        rol ebx, 0xa                               ;  1033.2 p1     117 k
        and ebx, 0x88000                           ;  1037.2 p0     117 k
        or eax, edi                                ;  1028.2 p0     117 k
        mov edi, ebp                               ;  1021.5 p0     117 k copy
        rol edi, 0xe                               ;  1028.7 p1     117 k
        and edi, 4                                 ;  1032.7 p0     117 k
        or eax, esi                                ;  1028.7 p0     117 k
        mov esi, ebp                               ;  1022.7 p1     117 k copy
        rol esi, 0x11                              ;  1029.2 p1     117 k
        and esi, 0x40080                           ;  1033.2 p0     117 k
        or eax, edi                                ;  1033.2 p0     117 k
        mov edi, ebp                               ;  1024.0 p0     117 k copy
        rol edi, 0x12                              ;  1033.7 p1     117 k
        and edi, 0x400000                          ;  1037.7 p0     117 k
        or eax, edx                                ;  1033.7 p0     117 k
        mov edx, ebp                               ;  1025.2 p1     117 k copy
        rol edx, 0x16                              ;  1034.2 p1     117 k
        and edx, 0x2010                            ;  1038.2 p0     117 k
        or eax, esi                                ;  1034.2 p0     117 k
        mov esi, ebp                               ;  1026.5 p0     117 k copy
        rol esi, 0x17                              ;  1034.7 p1     117 k
        and esi, 0x20000                           ;  1038.7 p0     117 k
        or eax, edi                                ;  1038.2 p0     117 k
        mov edi, ebp                               ;  1027.7 p1     117 k copy
        rol edi, 0x18                              ;  1038.7 p1     117 k
        and edi, 0x200                             ;  1042.7 p0     117 k
        or eax, ebx                                ;  1038.7 p0     117 k
        mov ebx, ebp                               ;  1029.0 p0     117 k copy
        rol ebx, 0x1b                              ;  1039.2 p1     117 k
        and ebx, 0x20                              ;  1043.2 p0     117 k
        or eax, edx                                ;  1039.2 p0     117 k
        mov edx, ebp                               ;  1030.2 p1     117 k copy
        rol edx, 0x1c                              ;  1039.7 p1     117 k
        and edx, 0x200000                          ;  1043.7 p0     117 k
        or eax, esi                                ;  1039.7 p0     117 k
        mov esi, ebp                               ;  1031.5 p0     117 k copy
        rol esi, 0x1d                              ;  1040.2 p1     117 k
        and esi, 8                                 ;  1044.2 p0     117 k
        or eax, edi                                ;  1043.2 p0     117 k
        mov edi, ebp                               ;  1032.7 p1     117 k copy
        rol edi, 0x1e                              ;  1043.7 p1     117 k
        and edi, 0x8000000                         ;  1047.7 p0     117 k
        or eax, ebx                                ;  1043.7 p0     117 k
        mov ebx, ebp                               ;  1034.0 p0     117 k copy
        rol ebx, 0x1f                              ;  1044.2 p1     117 k
        and ebx, 0x800                             ;  1048.2 p0     117 k
        or eax, edx                                ;  1044.2 p0     117 k
        mov edx, ecx                               ;  1035.2 p1     117 k copy
        rol edx, 2                                 ;  1044.7 p1     117 k
        or eax, esi                                ;  1044.7 p0     117 k
        mov esi, edx                               ;  1048.7 p0     117 k copy
        or eax, edi                                ;  1048.2 p0     117 k
        mov edi, ecx                               ;  1036.7 p1     117 k copy
        rol edi, 0xb                               ;  1048.7 p1     117 k
        and edi, 0x10000000                        ;  1052.7 p0     117 k
        and esi, 0x1000000                         ;  1049.2 p0     117 k
        or eax, ebx                                ;  1048.7 p0     117 k
        or eax, esi                                ;  1049.7 p0     117 k
        or eax, edi                                ;  1053.2 p0     117 k
        mov esi, ecx                               ;  1038.3 p1     117 k copy
        rol esi, 0xe                               ;  1053.7 p1     117 k
        and esi, 0x42000000                        ;  1057.7 p0     117 k
        or eax, esi                                ;  1058.2 p0     117 k
        mov esi, ecx                               ;  1039.8 p1     117 k copy
        rol esi, 0x15                              ;  1058.7 p1     117 k
        or eax, dword [esp + 36]                   ;  1058.7 p2+p0  117 k
        or eax, dword [esp + 32]                   ;  1059.2 p2+p0  117 k
        mov edi, esi                               ;  1062.7 p1     117 k copy
        and edi, 0x20000000                        ;  1063.2 p0     117 k
        or eax, edi                                ;  1063.7 p0     117 k
        mov edi, ecx                               ;  1042.7 p1     117 k copy
        rol ebp, 0xc                               ;  1064.2 p1     117 k
        rol edi, 0x16                              ;  1068.2 p1     117 k
        and ebp, 0x100                             ;  1068.2 p0     117 k
        mov ebx, edi                               ;  1072.2 p0     117 k copy
        and ebx, 0x4000000                         ;  1072.7 p0     117 k
        and edx, 0x28                              ;  1048.7 p0     117 k
        or eax, ebx                                ;  1073.2 p0     117 k
        mov ebx, ecx                               ;  1045.3 p1     117 k copy
        and ebx, 0x2000                            ;  1046.2 p0     117 k
        or ebx, edx                                ;  1049.2 p0     117 k
        mov edx, ecx                               ;  1046.3 p1     117 k copy
        rol edx, 5                                 ;  1049.7 p1     117 k
        and edx, 0x8000                            ;  1053.7 p0     117 k
        and edi, 0x10                              ;  1072.2 p0     117 k
        or ebx, edx                                ;  1054.2 p0     117 k
        mov edx, ecx                               ;  1048.0 p1     117 k copy
        rol edx, 7                                 ;  1054.7 p1     117 k
        and edx, 0x4000                            ;  1058.7 p0     117 k
        or ebx, edx                                ;  1059.2 p0     117 k
        mov edx, ecx                               ;  1049.5 p1     117 k copy
        rol edx, 0xc                               ;  1059.7 p1     117 k
        and edx, 0x1001                            ;  1063.7 p0     117 k
        and esi, 2                                 ;  1062.7 p0     117 k
        or ebx, esi                                ;  1063.2 p0     117 k
        mov esi, ecx                               ;  1051.0 p1     117 k copy
        rol esi, 0x14                              ;  1063.7 p1     117 k
        and esi, 0xa40                             ;  1067.7 p0     117 k
        or ebx, ebp                                ;  1068.7 p0     117 k
        mov ebp, ecx                               ;  1052.5 p1     117 k copy
        rol ebp, 0x17                              ;  1069.2 p1     117 k
        or ebx, edx                                ;  1069.2 p0     117 k
        or ebx, esi                                ;  1069.7 p0     117 k
        or ebx, edi                                ;  1072.7 p0     117 k
        mov esi, ecx                               ;  1054.0 p1     117 k copy
        rol esi, 0x1d                              ;  1073.2 p1     117 k
        and ebp, 0x400                             ;  1073.2 p0     117 k
        or ebx, ebp                                ;  1073.7 p0     117 k
        rol ecx, 0x1e                              ;  1074.2 p1     117 k
        and esi, 4                                 ;  1077.2 p0     117 k
        or ebx, esi                                ;  1077.7 p0     117 k
        and ecx, 0x80                              ;  1078.2 p0     117 k
        or ebx, ecx                                ;  1078.7 p0     117 k
        movzx esi, bx                              ;  1079.2 p1     117 k
        mov ecx, eax                               ;  1073.7 p1     119 w copy
        mov edx, esi                               ;  1079.7 p0     119 w copy
        shl edx, 2                                 ;  1080.2 p1     119 w
        shr ecx, 0x1e                              ;  1074.2 p1     119 w
        or ecx, edx                                ;  1084.2 p0     119 w
        mov edx, esi                               ;  1079.7 p0     119 w copy
        and ecx, 0x3f                              ;  1084.7 p0     119 w
        shr edx, 0xa                               ;  1080.2 p1     119 w
        mov edi, eax                               ;  1073.7 p0     119 w copy
        shr edi, 6                                 ;  1074.2 p1     119 w
        mov ebp, eax                               ;  1073.7 p0     119 w copy
        shr ebp, 0x12                              ;  1074.2 p1     119 w
        and ebp, 0x3f                              ;  1078.2 p0     119 w
        and edi, 0x3f                              ;  1078.2 p0     119 w
        shl ebp, 8                                 ;  1078.7 p1     119 w
        shl ecx, 0x10                              ;  1085.2 p1     119 w
        shl edx, 0x18                              ;  1084.2 p1     119 w
        or edi, ebp                                ;  1082.7 p0     119 w
        or edi, edx                                ;  1088.2 p0     119 w
        or edi, ecx                                ;  1089.2 p0     119 w
        mov ebp, dword [esp + 64]                  ;  1064.0 p2     120 rk reload
        shr esi, 4                                 ;  1079.7 p1     119 w
        mov dword [ebp + 104], edi                 ;  1089.7 p0+p3  120 rk
        mov edi, eax                               ;  1073.7 p0     119 w copy
        mov ecx, eax                               ;  1073.7 p0     119 w copy
        shr ecx, 0xc                               ;  1074.2 p1     119 w
        shr eax, 0x18                              ;  1073.7 p1     119 w
        and ecx, 0x3f                              ;  1078.2 p0     119 w
        shl ecx, 8                                 ;  1078.7 p1     119 w
        and eax, 0x3f                              ;  1077.7 p0     119 w
        shl eax, 0x10                              ;  1078.2 p1     119 w
        and esi, 0x3f                              ;  1083.7 p0     119 w
        shl esi, 0x18                              ;  1084.2 p1     119 w
        and edi, 0x3f                              ;  1074.2 p0     119 w
        or edi, eax                                ;  1082.2 p0     119 w
        or edi, ecx                                ;  1082.7 p0     119 w
        or edi, esi                                ;  1088.2 p0     119 w
        mov dword [ebp + 108], edi                 ;  1088.7 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1070.0 p2     115 c
        mov esi, dword [esp + 4]                   ;  1071.0 p2     115 c
        shl esi, 2                                 ;  1073.0 p1     115 c
        shr edi, 0x1a                              ;  1073.0 p1     115 c
        mov eax, dword [esp + 0]                   ;  1072.0 p2     116 d
        shr eax, 0x1a                              ;  1074.0 p1     116 d
        and esi, 0xfffffff                         ;  1077.0 p0     115 c
        or esi, edi                                ;  1077.5 p0     115 c
        mov edi, dword [esp + 0]                   ;  1073.0 p2     116 d
        shl edi, 2                                 ;  1075.0 p1     116 d
        and edi, 0xfffffff                         ;  1079.0 p0     116 d
        or edi, eax                                ;  1079.5 p0     116 d
        mov eax, esi                               ;  1078.0 p0     117 k copy
        shl eax, 0x1c                              ;  1078.5 p1     117 k
        or eax, edi                                ;  1082.5 p0     117 k
        mov ebp, eax                               ;  1083.0 p0     117 k copy
        rol ebp, 3                                 ;  1083.5 p1     117 k
        and ebp, 0x4440                            ;  1087.5 p0     117 k
        mov dword [esp + 0], edi                   ;  1080.0 p0+p3  116 d spill
        mov edi, eax                               ;  1083.0 p0     117 k copy
        rol edi, 4                                 ;  1088.0 p1     117 k
        and edi, 0x1000                            ;  1092.0 p0     117 k
        or ebp, edi                                ;  1092.5 p0     117 k
        mov edi, eax                               ;  1083.0 p0     117 k copy
        rol edi, 0xe                               ;  1093.0 p1     117 k
        and edi, 4                                 ;  1097.0 p0     117 k
        mov edx, eax                               ;  1083.0 p0     117 k copy
        rol edx, 1                                 ;  1097.5 p1     117 k
        mov ecx, esi                               ;  1080.3 p0     117 k copy
        shr ecx, 4                                 ;  1081.0 p1     117 k
        and edx, 0x80100000                        ;  1101.5 p0     117 k
        mov ebx, eax                               ;  1083.0 p0     117 k copy
        and ebx, 0x10000                           ;  1083.5 p0     117 k
        mov dword [esp + 4], esi                   ;  1082.3 p0+p3  115 c spill
        mov esi, eax                               ;  1083.0 p1     117 k copy
        rol esi, 6                                 ;  1084.0 p1     117 k
        and esi, 2                                 ;  1088.0 p0     117 k
        mov dword [esp + 32], edx                  ;  1102.0 p0+p3  117 k spill
        mov edx, eax                               ;  1083.5 p1     117 k copy
        rol edx, 8                                 ;  1088.5 p1     117 k
        and edx, 0x800101                          ;  1092.5 p0     117 k
        mov dword [esp + 36], ebx                  ;  1085.3 p0+p3  117 k spill
        mov ebx, eax                               ;  1085.0 p1     117 k copy
        rol ebx, 0xa                               ;  1093.0 p1     117 k
        and ebx, 0x88000                           ;  1097.0 p0     117 k
        or ebp, esi                                ;  1093.0 p0     117 k
        mov esi, eax                               ;  1086.5 p1     117 k copy
        rol esi, 0x11                              ;  1093.5 p1     117 k
        or ebp, edi                                ;  1097.5 p0     117 k
        mov edi, eax                               ;  1087.8 p0     117 k copy
        rol edi, 0x12                              ;  1098.0 p1     117 k
        and edi, 0x400000                          ;  1102.0 p0     117 k
        or ebp, edx                                ;  1098.0 p0     117 k
        mov edx, eax                               ;  1089.0 p1     117 k copy
        rol edx, 0x16                              ;  1098.5 p1     117 k
        and edx, 0x2010                            ;  1102.5 p0     117 k
        and esi, 0x40080                           ;  1097.5 p0     117 k
        or ebp, esi                                ;  1098.5 p0     117 k
        mov esi, eax                               ;  1090.5 p1     117 k copy
        rol esi, 0x17                              ;  1099.0 p1     117 k
        and esi, 0x20000                           ;  1103.0 p0     117 k
        or ebp, edi                                ;  1102.5 p0     117 k
        mov edi, eax                               ;  1091.8 p0     117 k copy
        rol edi, 0x18                              ;  1103.0 p1     117 k
        and edi, 0x200                             ;  1107.0 p0     117 k
        or ebp, ebx                                ;  1103.0 p0     117 k
        mov ebx, eax                               ;  1093.0 p1     117 k copy
        rol ebx, 0x1b                              ;  1103.5 p1     117 k
        and ebx, 0x20                              ;  1107.5 p0     117 k
        or ebp, edx                                ;  1103.5 p0     117 k
        mov edx, eax                               ;  1094.3 p0     117 k copy
        rol edx, 0x1c                              ;  1104.0 p1     117 k
        and edx, 0x200000                          ;  1108.0 p0     117 k
        or ebp, esi                                ;  1104.0 p0     117 k
        mov esi, eax                               ;  1095.5 p1     117 k copy
        rol esi, 0x1d                              ;  1104.5 p1     117 k
        and esi, 8                                 ;  1108.5 p0     117 k
        or ebp, edi                                ;  1107.5 p0     117 k
        mov edi, eax                               ;  1096.8 p0     117 k copy
        rol edi, 0x1e                              ;  1108.0 p1     117 k
        and edi, 0x8000000                         ;  1112.0 p0     117 k
        or ebp, ebx                                ;  1108.0 p0     117 k
        mov ebx, eax                               ;  1098.0 p1     117 k copy
        rol ebx, 0x1f                              ;  1108.5 p1     117 k
        and ebx, 0x800                             ;  1112.5 p0     117 k
        or ebp, edx                                ;  1108.5 p0     117 k
        mov edx, ecx                               ;  1099.3 p0     117 k copy
        rol edx, 2                                 ;  1109.0 p1     117 k
        or ebp, esi                                ;  1109.0 p0     117 k
        or ebp, edi                                ;  1112.5 p0     117 k
        mov edi, ecx                               ;  1100.5 p1     117 k copy
        rol edi, 0xb                               ;  1113.0 p1     117 k
        and edi, 0x10000000                        ;  1117.0 p0     117 k
        or ebp, ebx                                ;  1113.0 p0     117 k
        mov esi, edx                               ;  1113.0 p0     117 k copy
        and esi, 0x1000000                         ;  1113.5 p0     117 k
        or ebp, esi                                ;  1114.0 p0     117 k
        or ebp, edi                                ;  1117.5 p0     117 k
        mov esi, ecx                               ;  1102.7 p1     117 k copy
        rol esi, 0xe                               ;  1118.0 p1     117 k
        and esi, 0x42000000                        ;  1122.0 p0     117 k
        or ebp, esi                                ;  1122.5 p0     117 k
        mov esi, ecx                               ;  1104.2 p1     117 k copy
        rol esi, 0x15                              ;  1123.0 p1     117 k
        or ebp, dword [esp + 36]                   ;  1123.0 p2+p0  117 k
        or ebp, dword [esp + 32]                   ;  1123.5 p2+p0  117 k
        mov edi, esi                               ;  1127.0 p1     117 k copy
        and edi, 0x20000000                        ;  1127.5 p0     117 k
        or ebp, edi                                ;  1128.0 p0     117 k
        mov edi, ecx                               ;  1107.0 p1     117 k copy
        rol edi, 0x16                              ;  1128.5 p1     117 k
        and edx, 0x28                              ;  1113.0 p0     117 k
        mov ebx, edi                               ;  1132.5 p0     117 k copy
        and ebx, 0x4000000                         ;  1133.0 p0     117 k
        or ebp, ebx                                ;  1133.5 p0     117 k
        mov ebx, ecx                               ;  1109.0 p1     117 k copy
        and ebx, 0x2000                            ;  1109.7 p0     117 k
        or ebx, edx                                ;  1113.5 p0     117 k
        mov edx, ecx                               ;  1110.0 p1     117 k copy
        rol edx, 5                                 ;  1114.0 p1     117 k
        and edx, 0x8000                            ;  1118.0 p0     117 k
        or ebx, edx                                ;  1118.5 p0     117 k
        mov edx, ecx                               ;  1111.5 p1     117 k copy
        rol edx, 7                                 ;  1119.0 p1     117 k
        and edx, 0x4000                            ;  1123.0 p0     117 k
        or ebx, edx                                ;  1123.5 p0     117 k
        mov edx, ecx                               ;  1113.0 p0     117 k copy
        rol eax, 0xc                               ;  1124.0 p1     117 k
        and eax, 0x100                             ;  1128.0 p0     117 k
        and edi, 0x10                              ;  1132.5 p0     117 k
        rol edx, 0xc                               ;  1133.0 p1     117 k
        and edx, 0x1001                            ;  1137.0 p0     117 k
        and esi, 2                                 ;  1127.0 p0     117 k
        or ebx, esi                                ;  1127.5 p0     117 k
        mov esi, ecx                               ;  1115.3 p1     117 k copy
        rol esi, 0x14                              ;  1128.0 p1     117 k
        and esi, 0xa40                             ;  1132.0 p0     117 k
        or ebx, eax                                ;  1128.5 p0     117 k
        mov eax, ecx                               ;  1116.8 p1     117 k copy
        rol eax, 0x17                              ;  1129.0 p1     117 k
        or ebx, edx                                ;  1137.5 p0     117 k
        or ebx, esi                                ;  1138.0 p0     117 k
        or ebx, edi                                ;  1138.5 p0     117 k
        mov esi, ecx                               ;  1118.3 p1     117 k copy
        rol esi, 0x1d                              ;  1139.0 p1     117 k
        and eax, 0x400                             ;  1133.0 p0     117 k
        or ebx, eax                                ;  1139.0 p0     117 k
        rol ecx, 0x1e                              ;  1139.5 p1     117 k
        and esi, 4                                 ;  1143.0 p0     117 k
        or ebx, esi                                ;  1143.5 p0     117 k
        and ecx, 0x80                              ;  1143.5 p0     117 k
        mov edi, ebp                               ;  1134.0 p1     119 w copy
        or ebx, ecx                                ;  1144.0 p0     117 k
        movzx esi, bx                              ;  1144.5 p1     117 k
        shr edi, 6                                 ;  1134.5 p1     119 w
        mov eax, ebp                               ;  1134.0 p0     119 w copy
        shr eax, 0x12                              ;  1134.5 p1     119 w
        and eax, 0x3f                              ;  1138.5 p0     119 w
        mov ecx, ebp                               ;  1134.0 p0     119 w copy
        and edi, 0x3f                              ;  1138.5 p0     119 w
        shr ecx, 0x1e                              ;  1134.5 p1     119 w
        mov edx, esi                               ;  1145.0 p0     119 w copy
        shl edx, 2                                 ;  1145.5 p1     119 w
        or ecx, edx                                ;  1149.5 p0     119 w
        and ecx, 0x3f                              ;  1150.0 p0     119 w
        shl ecx, 0x10                              ;  1150.5 p1     119 w
        shl eax, 8                                 ;  1139.0 p1     119 w
        mov edx, esi                               ;  1145.0 p0     119 w copy
        shr edx, 0xa                               ;  1145.5 p1     119 w
        or edi, eax                                ;  1143.0 p0     119 w
        shl edx, 0x18                              ;  1149.5 p1     119 w
        or edi, edx                                ;  1153.5 p0     119 w
        or edi, ecx                                ;  1154.5 p0     119 w
        mov eax, dword [esp + 64]                  ;  1128.3 p2     120 rk reload
        mov dword [eax + 112], edi                 ;  1155.0 p0+p3  120 rk
        mov edi, ebp                               ;  1134.0 p0     119 w copy
        mov ecx, ebp                               ;  1134.0 p0     119 w copy
        shr ebp, 0x18                              ;  1134.0 p1     119 w
        shr esi, 4                                 ;  1145.0 p1     119 w
        and esi, 0x3f                              ;  1149.0 p0     119 w
        and edi, 0x3f                              ;  1134.5 p0     119 w
        shl esi, 0x18                              ;  1149.5 p1     119 w
        shr ecx, 0xc                               ;  1134.5 p1     119 w
        and ecx, 0x3f                              ;  1138.5 p0     119 w
        shl ecx, 8                                 ;  1139.0 p1     119 w
        and ebp, 0x3f                              ;  1138.0 p0     119 w
        shl ebp, 0x10                              ;  1138.5 p1     119 w
        or edi, ebp                                ;  1142.5 p0     119 w
        or edi, ecx                                ;  1143.0 p0     119 w
        or edi, esi                                ;  1153.5 p0     119 w
        mov esi, dword [esp + 4]                   ;  1134.0 p2     115 c
        mov dword [eax + 116], edi                 ;  1154.0 p0+p3  120 rk
        shl esi, 1                                 ;  1136.2 p1     115 c
        and esi, 0xfffffff                         ;  1140.2 p0     115 c
        mov edi, dword [esp + 4]                   ;  1135.3 p2     115 c
        mov ebp, dword [esp + 0]                   ;  1136.3 p2     116 d
        shr edi, 0x1b                              ;  1137.3 p1     115 c
        or esi, edi                                ;  1141.3 p0     115 c
        mov edi, dword [esp + 0]                   ;  1137.3 p2     116 d
        shl edi, 1                                 ;  1139.3 p1     116 d
        and edi, 0xfffffff                         ;  1143.3 p0     116 d
        shr ebp, 0x1b                              ;  1139.2 p1     116 d
        mov ecx, esi                               ;  1141.8 p0     117 k copy
        shl ecx, 0x1c                              ;  1142.3 p1     117 k
        or edi, ebp                                ;  1143.8 p0     117 k
        or edi, ecx                                ;  1146.3 p0     117 k
        mov ecx, edi                               ;  1146.8 p0     117 k copy
        rol ecx, 1                                 ;  1147.3 p1     117 k
        and ecx, 0x80100000                        ;  1151.3 p0     117 k
        mov dword [esp + 4], ecx                   ;  1151.8 p0+p3  117 k spill
        mov ecx, edi                               ;  1146.8 p0     117 k copy
        mov eax, edi                               ;  1146.8 p0     117 k copy
        rol eax, 6                                 ;  1151.8 p1     117 k
        shr esi, 4                                 ;  1143.2 p1     117 k
        mov ebp, edi                               ;  1146.8 p0     117 k copy
        and ebp, 0x10000                           ;  1147.3 p0     117 k
        mov edx, edi                               ;  1146.8 p0     117 k copy
        rol edx, 3                                 ;  1147.8 p1     117 k
        and edx, 0x4440                            ;  1151.8 p0     117 k
        mov ebx, edi                               ;  1146.8 p0     117 k copy
        rol ebx, 4                                 ;  1152.3 p1     117 k
        and ebx, 0x1000                            ;  1156.3 p0     117 k
        and eax, 2                                 ;  1155.8 p0     117 k
        mov dword [esp + 0], ebp                   ;  1147.8 p0+p3  117 k spill
        mov ebp, edi                               ;  1146.8 p1     117 k copy
        rol ebp, 8                                 ;  1156.3 p1     117 k
        and ebp, 0x800101                          ;  1160.3 p0     117 k
        rol ecx, 0xa                               ;  1160.8 p1     117 k
        and ecx, 0x88000                           ;  1164.8 p0     117 k
        or edx, ebx                                ;  1156.8 p0     117 k
        mov ebx, edi                               ;  1148.7 p0     117 k copy
        rol ebx, 0xe                               ;  1157.3 p1     117 k
        and ebx, 4                                 ;  1161.3 p0     117 k
        or edx, eax                                ;  1157.3 p0     117 k
        mov eax, edi                               ;  1149.7 p1     117 k copy
        rol eax, 0x11                              ;  1157.8 p1     117 k
        and eax, 0x40080                           ;  1161.8 p0     117 k
        or edx, ebx                                ;  1161.8 p0     117 k
        mov ebx, edi                               ;  1151.2 p0     117 k copy
        rol ebx, 0x12                              ;  1162.3 p1     117 k
        and ebx, 0x400000                          ;  1166.3 p0     117 k
        or edx, ebp                                ;  1162.3 p0     117 k
        mov ebp, edi                               ;  1152.2 p1     117 k copy
        rol ebp, 0x16                              ;  1162.8 p1     117 k
        and ebp, 0x2010                            ;  1166.8 p0     117 k
        or edx, eax                                ;  1162.8 p0     117 k
        mov eax, edi                               ;  1153.7 p0     117 k copy
        rol eax, 0x17                              ;  1163.3 p1     117 k
        and eax, 0x20000                           ;  1167.3 p0     117 k
        or edx, ebx                                ;  1166.8 p0     117 k
        mov ebx, edi                               ;  1154.7 p1     117 k copy
        rol ebx, 0x18                              ;  1167.3 p1     117 k
        and ebx, 0x200                             ;  1171.3 p0     117 k
        or edx, ecx                                ;  1167.3 p0     117 k
        mov ecx, edi                               ;  1156.2 p0     117 k copy
        rol ecx, 0x1b                              ;  1167.8 p1     117 k
        and ecx, 0x20                              ;  1171.8 p0     117 k
        or edx, ebp                                ;  1167.8 p0     117 k
        mov ebp, edi                               ;  1157.2 p1     117 k copy
        rol ebp, 0x1c                              ;  1168.3 p1     117 k
        and ebp, 0x200000                          ;  1172.3 p0     117 k
        or edx, eax                                ;  1168.3 p0     117 k
        mov eax, edi                               ;  1158.7 p0     117 k copy
        rol eax, 0x1d                              ;  1168.8 p1     117 k
        and eax, 8                                 ;  1172.8 p0     117 k
        or edx, ebx                                ;  1171.8 p0     117 k
        mov ebx, edi                               ;  1159.7 p1     117 k copy
        rol ebx, 0x1e                              ;  1172.3 p1     117 k
        and ebx, 0x8000000                         ;  1176.3 p0     117 k
        or edx, ecx                                ;  1172.3 p0     117 k
        mov ecx, edi                               ;  1161.2 p0     117 k copy
        or edx, ebp                                ;  1172.8 p0     117 k
        rol ecx, 0x1f                              ;  1173.3 p1     117 k
        and ecx, 0x800                             ;  1177.3 p0     117 k
        or edx, eax                                ;  1173.3 p0     117 k
        mov ebp, esi                               ;  1162.3 p1     117 k copy
        rol ebp, 2                                 ;  1173.8 p1     117 k
        or edx, ebx                                ;  1176.8 p0     117 k
        mov ebx, esi                               ;  1163.7 p0     117 k copy
        rol ebx, 0xb                               ;  1177.3 p1     117 k
        and ebx, 0x10000000                        ;  1181.3 p0     117 k
        or edx, ecx                                ;  1177.8 p0     117 k
        mov eax, ebp                               ;  1177.8 p1     117 k copy
        and eax, 0x1000000                         ;  1178.3 p0     117 k
        or edx, eax                                ;  1178.8 p0     117 k
        or edx, ebx                                ;  1181.8 p0     117 k
        mov eax, esi                               ;  1166.0 p1     117 k copy
        rol eax, 0xe                               ;  1182.3 p1     117 k
        and eax, 0x42000000                        ;  1186.3 p0     117 k
        or edx, eax                                ;  1186.8 p0     117 k
        mov eax, esi                               ;  1167.5 p1     117 k copy
        rol eax, 0x15                              ;  1187.3 p1     117 k
        mov ecx, eax                               ;  1191.3 p0     117 k copy
        and ecx, 0x20000000                        ;  1191.8 p0     117 k
        or edx, dword [esp + 0]                    ;  1187.3 p2+p0  117 k
        or edx, dword [esp + 4]                    ;  1187.8 p2+p0  117 k
        or edx, ecx                                ;  1192.3 p0     117 k
        mov ecx, esi                               ;  1170.3 p1     117 k copy
        rol ecx, 0x16                              ;  1192.8 p1     117 k
        and ebp, 0x28                              ;  1177.8 p0     117 k
        mov ebx, ecx                               ;  1196.8 p0     117 k copy
        and ebx, 0x4000000                         ;  1197.3 p0     117 k
        or edx, ebx                                ;  1197.8 p0     117 k
        mov ebx, esi                               ;  1172.3 p1     117 k copy
        and ebx, 0x2000                            ;  1173.0 p0     117 k
        or ebx, ebp                                ;  1178.3 p0     117 k
        mov ebp, esi                               ;  1173.3 p1     117 k copy
        rol ebp, 5                                 ;  1178.8 p1     117 k
        and ebp, 0x8000                            ;  1182.8 p0     117 k
        or ebx, ebp                                ;  1183.3 p0     117 k
        mov ebp, esi                               ;  1174.8 p1     117 k copy
        rol ebp, 7                                 ;  1183.8 p1     117 k
        and ebp, 0x4000                            ;  1187.8 p0     117 k
        or ebx, ebp                                ;  1188.3 p0     117 k
        mov ebp, esi                               ;  1176.3 p0     117 k copy
        rol ebp, 0xc                               ;  1188.8 p1     117 k
        and ebp, 0x1001                            ;  1192.8 p0     117 k
        rol edi, 0xc                               ;  1193.3 p1     117 k
        and edi, 0x100                             ;  1197.3 p0     117 k
        and eax, 2                                 ;  1191.3 p0     117 k
        and ecx, 0x10                              ;  1196.8 p0     117 k
        or ebx, eax                                ;  1191.8 p0     117 k
        mov eax, esi                               ;  1178.7 p1     117 k copy
        or ebx, ebp                                ;  1193.3 p0     117 k
        mov ebp, esi                               ;  1179.3 p1     117 k copy
        rol eax, 0x14                              ;  1193.8 p1     117 k
        rol ebp, 0x17                              ;  1197.8 p1     117 k
        or ebx, edi                                ;  1197.8 p0     117 k
        mov edi, esi                               ;  1180.8 p0     117 k copy
        rol edi, 0x1d                              ;  1198.3 p1     117 k
        and edi, 4                                 ;  1202.3 p0     117 k
        and eax, 0xa40                             ;  1197.8 p0     117 k
        or ebx, eax                                ;  1198.3 p0     117 k
        and ebp, 0x400                             ;  1201.8 p0     117 k
        or ebx, ecx                                ;  1198.8 p0     117 k
        or ebx, ebp                                ;  1202.3 p0     117 k
        or ebx, edi                                ;  1202.8 p0     117 k
        rol esi, 0x1e                              ;  1203.3 p1     117 k
        and esi, 0x80                              ;  1207.3 p0     117 k
        mov edi, edx                               ;  1198.3 p1     119 w copy
        or ebx, esi                                ;  1207.8 p0     117 k
        movzx esi, bx                              ;  1208.3 p1     117 k
        shr edi, 6                                 ;  1198.8 p1     119 w
        mov ecx, esi                               ;  1208.8 p0     119 w copy
        shl ecx, 2                                 ;  1209.3 p1     119 w
        mov eax, edx                               ;  1198.3 p0     119 w copy
        shr eax, 0x1e                              ;  1198.8 p1     119 w
        or eax, ecx                                ;  1213.3 p0     119 w
        and edi, 0x3f                              ;  1202.8 p0     119 w
        mov ebp, edx                               ;  1198.3 p0     119 w copy
        shr ebp, 0x12                              ;  1198.8 p1     119 w
        and eax, 0x3f                              ;  1213.8 p0     119 w
        mov ecx, esi                               ;  1208.8 p0     119 w copy
        shr ecx, 0xa                               ;  1209.3 p1     119 w
        shl eax, 0x10                              ;  1214.3 p1     119 w
        and ebp, 0x3f                              ;  1202.8 p0     119 w
        shl ebp, 8                                 ;  1203.3 p1     119 w
        shl ecx, 0x18                              ;  1213.3 p1     119 w
        or edi, ebp                                ;  1207.3 p0     119 w
        or edi, ecx                                ;  1217.3 p0     119 w
        or edi, eax                                ;  1218.3 p0     119 w
        mov eax, edx                               ;  1198.3 p0     119 w copy
        shr eax, 0xc                               ;  1198.8 p1     119 w
        mov ebp, dword [esp + 64]                  ;  1192.3 p2     120 rk reload
        mov dword [ebp + 120], edi                 ;  1218.8 p0+p3  120 rk
        shr esi, 4                                 ;  1208.8 p1     119 w
        mov edi, edx                               ;  1198.3 p0     119 w copy
        and edi, 0x3f                              ;  1198.8 p0     119 w
        shr edx, 0x18                              ;  1198.3 p1     119 w
        and eax, 0x3f                              ;  1202.8 p0     119 w
        and edx, 0x3f                              ;  1202.3 p0     119 w
        shl eax, 8                                 ;  1203.3 p1     119 w
        shl edx, 0x10                              ;  1202.8 p1     119 w
        and esi, 0x3f                              ;  1212.8 p0     119 w
        or edi, edx                                ;  1206.8 p0     119 w
        shl esi, 0x18                              ;  1213.3 p1     119 w
        or edi, eax                                ;  1207.3 p0     119 w
        or edi, esi                                ;  1217.3 p0     119 w
        mov dword [ebp + 124], edi                 ;  1217.8 p0+p3  120 rk
        xor eax, eax                               ;                    cleared
        mov dword [esp + 0], eax                   ;                    cleared
        mov dword [esp + 4], eax                   ;                    cleared
        mov dword [esp + 8], eax                   ;                    cleared
        mov dword [esp + 12], eax                  ;                    cleared
        mov dword [esp + 16], eax                  ;                    cleared
        mov dword [esp + 20], eax                  ;                    cleared
        mov dword [esp + 24], eax                  ;                    cleared
        mov dword [esp + 28], eax                  ;                    cleared
        mov dword [esp + 32], eax                  ;                    cleared
        mov dword [esp + 36], eax                  ;                    cleared
        emms                                       ;                    x87 state
        add esp, 0x28                              ;                    frame
        pop ebp                                    ;                    preserved
        pop edi                                    ;                    preserved
        pop esi                                    ;                    preserved
        pop ebx                                    ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants64
        align 16, db 0
des_expand.T0_constants64:
        dq 0x5500550055005500, 0x3333000033330000, 0x0f0f0f0f00000000, 0x0000000078b4d2e1, 0x0000669900003936, 0x00550055005a005a, 0x0800000000000000, 0x2200003333300003
        dq 0x5500550050055005

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

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
; The frame is cleared before return: 48 bytes, 13 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 3160 uops, planned 1206.0; bounds: width 1053.3, ports 1011.2, path 213.0
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
        sub esp, 0x30                              ;                    frame
        mov esi, dword [esp + 68]                  ;     0.0 p2     125 reload
        pshufw mm0, [esi], 0x1b                    ;     9.0 p2+p1  125
        pshufw mm1, mm0, 0xe4                      ;    11.0 p1     125 copy
        psllw mm1, 8                               ;    13.0 p1     125
        psrlw mm0, 8                               ;    11.0 p1     125
        por mm0, mm1                               ;    15.0 p1     125
        movq mm1, mm0                              ;    17.0 p0     111 cd copy
        psrlq mm1, 1                               ;    23.0 p1     111 cd
        movq mm2, mm0                              ;    17.0 p0     111 cd copy
        pxor mm2, mm1                              ;    25.0 p1     111 cd
        pand mm2, [des_expand.T0_constants64]      ;    27.0 p2+p1  111 cd
        pxor mm0, mm2                              ;    29.0 p1     111 cd
        psllq mm2, 1                               ;    29.0 p1     111 cd
        pxor mm0, mm2                              ;    31.0 p1     111 cd
        movq mm1, mm0                              ;    33.0 p0     111 cd copy
        psrlq mm1, 2                               ;    39.0 p1     111 cd
        movq mm2, mm0                              ;    33.0 p0     111 cd copy
        pxor mm2, mm1                              ;    41.0 p1     111 cd
        pand mm2, [des_expand.T0_constants64 + 8]  ;    43.0 p2+p1  111 cd
        pxor mm0, mm2                              ;    45.0 p1     111 cd
        psllq mm2, 2                               ;    45.0 p1     111 cd
        pxor mm0, mm2                              ;    47.0 p1     111 cd
        movq mm1, mm0                              ;    49.0 p0     111 cd copy
        psrlq mm1, 4                               ;    55.0 p1     111 cd
        movq mm2, mm0                              ;    49.0 p0     111 cd copy
        pxor mm2, mm1                              ;    57.0 p1     111 cd
        pand mm2, [des_expand.T0_constants64 + 16] ;    59.0 p2+p1  111 cd
        pxor mm0, mm2                              ;    61.0 p1     111 cd
        psllq mm2, 4                               ;    61.0 p1     111 cd
        pxor mm0, mm2                              ;    63.0 p1     111 cd
        movq mm1, mm0                              ;    65.0 p0     111 cd copy
        psrlq mm1, 0x20                            ;    71.0 p1     111 cd
        movq mm2, mm0                              ;    65.0 p0     111 cd copy
        pxor mm2, mm1                              ;    73.0 p1     111 cd
        movq mm1, [des_expand.T0_constants64 + 24] ;    12.7 p2     111 cd
        pand mm1, mm2                              ;    75.0 p1     111 cd
        pxor mm0, mm1                              ;    77.0 p1     111 cd
        psllq mm1, 0x20                            ;    77.0 p1     111 cd
        pxor mm0, mm1                              ;    79.0 p1     111 cd
        movq mm1, mm0                              ;    81.0 p0     111 cd copy
        psrlq mm1, 0x10                            ;    87.0 p1     111 cd
        movq mm2, [des_expand.T0_constants64 + 32] ;    15.0 p2     111 cd
        movq mm3, mm0                              ;    81.0 p0     111 cd copy
        pxor mm3, mm1                              ;    89.0 p1     111 cd
        pand mm2, mm3                              ;    91.0 p1     111 cd
        pxor mm0, mm2                              ;    93.0 p1     111 cd
        psllq mm2, 0x10                            ;    93.0 p1     111 cd
        pxor mm0, mm2                              ;    95.0 p1     111 cd
        movq mm1, [des_expand.T0_constants64 + 40] ;    17.3 p2     111 cd
        movq mm2, mm0                              ;    97.0 p0     111 cd copy
        psrlq mm2, 8                               ;   103.0 p1     111 cd
        movq mm3, mm0                              ;    97.0 p0     111 cd copy
        pxor mm3, mm2                              ;   105.0 p1     111 cd
        pand mm1, mm3                              ;   107.0 p1     111 cd
        movq mm2, [des_expand.T0_constants64 + 48] ;    19.3 p2     111 cd
        pxor mm0, mm1                              ;   109.0 p1     111 cd
        psllq mm1, 8                               ;   109.0 p1     111 cd
        pxor mm0, mm1                              ;   111.0 p1     111 cd
        movq mm1, mm0                              ;   113.0 p0     111 cd copy
        psrlq mm1, 4                               ;   119.0 p1     111 cd
        movq mm3, [des_expand.T0_constants64 + 56] ;    21.3 p2     111 cd
        movq mm4, mm0                              ;   113.0 p0     111 cd copy
        pxor mm4, mm1                              ;   121.0 p1     111 cd
        pand mm2, mm4                              ;   123.0 p1     111 cd
        pxor mm0, mm2                              ;   125.0 p1     111 cd
        psllq mm2, 4                               ;   125.0 p1     111 cd
        pxor mm0, mm2                              ;   127.0 p1     111 cd
        movq mm1, [des_expand.T0_constants64 + 64] ;    23.7 p2     111 cd
        movq mm2, mm0                              ;   129.0 p0     111 cd copy
        psrlq mm2, 2                               ;   135.0 p1     111 cd
        movq mm4, mm0                              ;   129.0 p0     111 cd copy
        pxor mm4, mm2                              ;   137.0 p1     111 cd
        pand mm3, mm4                              ;   139.0 p1     111 cd
        pxor mm0, mm3                              ;   141.0 p1     111 cd
        psllq mm3, 2                               ;   141.0 p1     111 cd
        pxor mm0, mm3                              ;   143.0 p1     111 cd
        movq mm2, mm0                              ;   145.0 p0     111 cd copy
        psrlq mm2, 1                               ;   151.0 p1     111 cd
        movq mm3, mm0                              ;   145.0 p0     111 cd copy
        pxor mm3, mm2                              ;   153.0 p1     111 cd
        pand mm1, mm3                              ;   155.0 p1     111 cd
        mov esi, 0xffffff                          ;    28.7 p0     111 cd
        pxor mm0, mm1                              ;   157.0 p1     111 cd
        psllq mm1, 1                               ;   157.0 p1     111 cd
        pxor mm0, mm1                              ;   159.0 p1     111 cd
        movd edi, mm0                              ;   161.0 p0     111 cd
        psrlq mm0, 0x20                            ;   161.0 p1     111 cd
        movd ebp, mm0                              ;   163.0 p0     111 cd
        mov eax, 0xfffffff                         ;    31.7 p0     112 c
        mov ecx, 0xfffffff                         ;    32.2 p0     113 d
        and esi, ebp                               ;   168.0 p0     111 cd
        mov ebp, 0xfffffff                         ;    33.2 p0     115 c
        shl esi, 4                                 ;   168.5 p1     112 c
        mov edx, edi                               ;   166.0 p0     111 cd copy
        shr edi, 0x1c                              ;   166.0 p1     112 c
        and ecx, edx                               ;   166.5 p0     113 d
        or edi, esi                                ;   172.5 p0     112 c
        mov esi, 0xfffffff                         ;    35.2 p0     116 d
        and eax, edi                               ;   173.0 p0     112 c
        mov edi, eax                               ;   173.5 p0     112 c copy
        shl eax, 1                                 ;   173.5 p1     115 c
        and ebp, eax                               ;   177.5 p0     115 c
        shr edi, 0x1b                              ;   174.0 p1     115 c
        mov eax, 0x10000                           ;    37.2 p0     117 k
        or ebp, edi                                ;   178.0 p0     115 c
        mov edi, ecx                               ;   167.0 p0     113 d copy
        shl ecx, 1                                 ;   167.0 p1     116 d
        and esi, ecx                               ;   171.0 p0     116 d
        shr edi, 0x1b                              ;   167.5 p1     116 d
        or esi, edi                                ;   171.5 p0     116 d
        mov edi, 0x80100000                        ;    39.7 p0     117 k
        mov ecx, 0x4440                            ;    40.2 p0     117 k
        mov edx, ebp                               ;   178.5 p0     117 k copy
        shl edx, 0x1c                              ;   179.0 p1     117 k
        mov ebx, ebp                               ;   178.5 p0     117 k copy
        shr ebx, 4                                 ;   179.0 p1     117 k
        or edx, esi                                ;   183.0 p0     117 k
        and eax, edx                               ;   183.5 p0     117 k
        mov dword [esp + 0], esi                   ;   172.0 p0+p3  116 d spill
        mov esi, 0x1000                            ;    43.7 p0     117 k
        mov dword [esp + 4], ebp                   ;   178.5 p0+p3  115 c spill
        mov ebp, 2                                 ;    45.2 p0     117 k
        mov dword [esp + 8], eax                   ;   184.0 p0+p3  117 k spill
        mov eax, edx                               ;   183.5 p0     117 k copy
        rol eax, 1                                 ;   184.0 p1     117 k
        and edi, eax                               ;   188.0 p0     117 k
        mov eax, 0x800101                          ;    47.7 p0     117 k
        mov dword [esp + 12], edi                  ;   188.5 p0+p3  117 k spill
        mov edi, edx                               ;   183.5 p0     117 k copy
        rol edi, 3                                 ;   188.5 p1     117 k
        and ecx, edi                               ;   192.5 p0     117 k
        mov edi, 0x88000                           ;    50.2 p0     117 k
        mov dword [esp + 16], ecx                  ;   193.0 p0+p3  117 k spill
        mov ecx, edx                               ;   183.5 p0     117 k copy
        rol ecx, 4                                 ;   193.0 p1     117 k
        and esi, ecx                               ;   197.0 p0     117 k
        mov ecx, 4                                 ;    52.7 p0     117 k
        mov dword [esp + 20], esi                  ;   197.5 p0+p3  117 k spill
        mov esi, edx                               ;   183.5 p0     117 k copy
        rol esi, 6                                 ;   197.5 p1     117 k
        and ebp, esi                               ;   201.5 p0     117 k
        mov esi, 0x40080                           ;    55.2 p0     117 k
        mov dword [esp + 24], ebp                  ;   202.0 p0+p3  117 k spill
        mov ebp, edx                               ;   183.5 p0     117 k copy
        rol ebp, 8                                 ;   202.0 p1     117 k
        and eax, ebp                               ;   206.0 p0     117 k
        mov ebp, 0x400000                          ;    57.7 p0     117 k
        mov dword [esp + 28], eax                  ;   206.5 p0+p3  117 k spill
        mov eax, edx                               ;   183.5 p0     117 k copy
        rol eax, 0xa                               ;   206.5 p1     117 k
        and edi, eax                               ;   210.5 p0     117 k
        mov eax, 0x2010                            ;    63.0 p0     117 k
        mov dword [esp + 32], edi                  ;   211.0 p0+p3  117 k spill
        mov edi, edx                               ;   183.5 p0     117 k copy
        rol edi, 0xe                               ;   211.0 p1     117 k
        and ecx, edi                               ;   215.0 p0     117 k
        mov edi, 0x20000                           ;    73.5 p0     117 k
        mov dword [esp + 36], ecx                  ;   215.5 p0+p3  117 k spill
        mov ecx, edx                               ;   183.5 p1     117 k copy
        rol ecx, 0x11                              ;   215.5 p1     117 k
        and esi, ecx                               ;   219.5 p0     117 k
        mov ecx, 0x200                             ;    79.3 p1     117 k
        mov dword [esp + 40], esi                  ;   220.0 p0+p3  117 k spill
        mov esi, edx                               ;   183.5 p1     117 k copy
        rol esi, 0x12                              ;   220.0 p1     117 k
        and ebp, esi                               ;   224.0 p0     117 k
        mov esi, edx                               ;   183.5 p0     117 k copy
        rol esi, 0x16                              ;   224.5 p1     117 k
        and eax, esi                               ;   228.5 p0     117 k
        mov esi, 0x20                              ;    95.0 p1     117 k
        mov dword [esp + 44], ebp                  ;   224.5 p0+p3  117 k spill
        mov ebp, edx                               ;   183.5 p1     117 k copy
        rol ebp, 0x17                              ;   229.0 p1     117 k
        and edi, ebp                               ;   233.0 p0     117 k
        mov ebp, 0x200000                          ;   105.0 p1     117 k
        or eax, dword [esp + 8]                    ;   229.0 p2+p0  117 k
        or eax, dword [esp + 12]                   ;   229.5 p2+p0  117 k
        or eax, dword [esp + 16]                   ;   230.0 p2+p0  117 k
        or eax, dword [esp + 20]                   ;   230.5 p2+p0  117 k
        or eax, dword [esp + 24]                   ;   231.0 p2+p0  117 k
        or eax, dword [esp + 28]                   ;   231.5 p2+p0  117 k
        or eax, dword [esp + 32]                   ;   232.0 p2+p0  117 k
        or eax, dword [esp + 36]                   ;   232.5 p2+p0  117 k
        or eax, dword [esp + 40]                   ;   233.0 p2+p0  117 k
        or eax, dword [esp + 44]                   ;   233.5 p2+p0  117 k
        or eax, edi                                ;   234.0 p0     117 k
        mov edi, edx                               ;   183.5 p1     117 k copy
        rol edi, 0x18                              ;   234.5 p1     117 k
        and ecx, edi                               ;   238.5 p0     117 k
        mov edi, edx                               ;   183.5 p0     117 k copy
        rol edi, 0x1b                              ;   239.0 p1     117 k
        and esi, edi                               ;   243.0 p0     117 k
        mov edi, edx                               ;   183.5 p1     117 k copy
        rol edi, 0x1c                              ;   243.5 p1     117 k
        and ebp, edi                               ;   247.5 p0     117 k
        mov edi, edx                               ;   183.5 p1     117 k copy
        rol edi, 0x1d                              ;   248.0 p1     117 k
        and edi, 8                                 ;   252.0 p0     117 k
        or eax, ecx                                ;   239.0 p0     117 k
        mov ecx, edx                               ;   183.5 p1     117 k copy
        rol ecx, 0x1e                              ;   239.5 p1     117 k
        and ecx, 0x8000000                         ;   243.5 p0     117 k
        or eax, esi                                ;   243.5 p0     117 k
        mov esi, edx                               ;   183.5 p1     117 k copy
        rol esi, 0x1f                              ;   244.0 p1     117 k
        and esi, 0x800                             ;   248.0 p0     117 k
        or eax, ecx                                ;   244.0 p0     117 k
        mov ecx, ebx                               ;   183.0 p1     117 k copy
        rol ecx, 2                                 ;   244.5 p1     117 k
        or eax, ebp                                ;   248.0 p0     117 k
        mov ebp, ecx                               ;   248.5 p0     117 k copy
        and ebp, 0x1000000                         ;   249.0 p0     117 k
        or eax, esi                                ;   248.5 p0     117 k
        mov esi, ebx                               ;   183.0 p1     117 k copy
        rol esi, 0xb                               ;   249.0 p1     117 k
        and esi, 0x10000000                        ;   253.0 p0     117 k
        or eax, ebp                                ;   249.5 p0     117 k
        mov ebp, ebx                               ;   183.0 p1     117 k copy
        rol ebp, 0xe                               ;   250.0 p1     117 k
        and ebp, 0x42000000                        ;   254.0 p0     117 k
        or eax, edi                                ;   252.5 p0     117 k
        mov edi, ebx                               ;   183.0 p1     117 k copy
        and edi, 0x2000                            ;   183.5 p0     117 k
        rol edx, 0xc                               ;   184.0 p1     117 k
        and edx, 0x100                             ;   188.0 p0     117 k
        or eax, esi                                ;   253.5 p0     117 k
        or eax, ebp                                ;   254.5 p0     117 k
        mov esi, ebx                               ;   183.0 p1     117 k copy
        rol esi, 0x15                              ;   255.0 p1     117 k
        mov ebp, esi                               ;   259.0 p0     117 k copy
        and ebp, 0x20000000                        ;   259.5 p0     117 k
        or eax, ebp                                ;   260.0 p0     117 k
        mov ebp, ebx                               ;   184.0 p1     117 k copy
        rol ebp, 0x16                              ;   260.5 p1     117 k
        and ecx, 0x28                              ;   248.5 p0     117 k
        or edx, edi                                ;   188.5 p0     117 k
        mov edi, ebx                               ;   185.5 p1     117 k copy
        rol edi, 5                                 ;   189.0 p1     117 k
        and edi, 0x8000                            ;   193.0 p0     117 k
        or edx, edi                                ;   193.5 p0     117 k
        mov edi, ebx                               ;   188.0 p1     117 k copy
        rol edi, 7                                 ;   194.0 p1     117 k
        and edi, 0x4000                            ;   198.0 p0     117 k
        or edx, edi                                ;   198.5 p0     117 k
        mov edi, ebp                               ;   264.5 p1     117 k copy
        and edi, 0x4000000                         ;   265.0 p0     117 k
        or eax, edi                                ;   265.5 p0     117 k
        mov edi, ebx                               ;   193.3 p1     117 k copy
        rol edi, 0xc                               ;   266.0 p1     117 k
        and edi, 0x1001                            ;   270.0 p0     117 k
        and esi, 2                                 ;   259.0 p0     117 k
        and ebp, 0x10                              ;   264.5 p0     117 k
        or edx, ecx                                ;   249.0 p0     117 k
        mov ecx, ebx                               ;   198.5 p1     117 k copy
        rol ecx, 0x14                              ;   249.5 p1     117 k
        and ecx, 0xa40                             ;   253.5 p0     117 k
        or edx, ecx                                ;   254.0 p0     117 k
        mov ecx, ebx                               ;   202.3 p1     117 k copy
        rol ecx, 0x17                              ;   254.5 p1     117 k
        and ecx, 0x400                             ;   258.5 p0     117 k
        or edx, ecx                                ;   259.0 p0     117 k
        mov ecx, ebx                               ;   206.5 p1     117 k copy
        rol ecx, 0x1d                              ;   259.5 p1     117 k
        rol ebx, 0x1e                              ;   263.5 p1     117 k
        and ecx, 4                                 ;   263.5 p0     117 k
        or edx, esi                                ;   259.5 p0     117 k
        or edx, ecx                                ;   264.0 p0     117 k
        or edx, ebp                                ;   265.0 p0     117 k
        or edx, edi                                ;   270.5 p0     117 k
        and ebx, 0x80                              ;   267.5 p0     117 k
        or edx, ebx                                ;   271.0 p0     117 k
        movzx esi, dx                              ;   271.5 p1     117 k
        mov edi, eax                               ;   266.0 p0     119 w copy
        shr edi, 6                                 ;   266.5 p1     119 w
        and edi, 0x3f                              ;   270.5 p0     119 w
        mov ebp, eax                               ;   266.0 p0     119 w copy
        shr ebp, 0x12                              ;   266.5 p1     119 w
        and ebp, 0x3f                              ;   270.5 p0     119 w
        mov ecx, eax                               ;   266.0 p0     117 k copy
        shr eax, 0x1e                              ;   266.0 p1     119 w
        mov edx, esi                               ;   272.0 p0     117 k copy
        shl esi, 2                                 ;   272.0 p1     119 w
        or eax, esi                                ;   276.0 p0     119 w
        shl ebp, 8                                 ;   271.0 p1     119 w
        and eax, 0x3f                              ;   276.5 p0     119 w
        mov esi, edx                               ;   272.5 p0     119 w copy
        shr esi, 0xa                               ;   273.0 p1     119 w
        shl eax, 0x10                              ;   277.0 p1     119 w
        shl esi, 0x18                              ;   277.0 p1     119 w
        or edi, ebp                                ;   275.0 p0     119 w
        or edi, eax                                ;   281.0 p0     119 w
        or edi, esi                                ;   281.5 p0     119 w
        mov esi, ecx                               ;   266.5 p1     119 w copy
        and esi, 0x3f                              ;   267.0 p0     119 w
        mov ebp, dword [esp + 72]                  ;   235.2 p2     120 rk reload
        mov dword [ebp], edi                       ;   282.0 p0+p3  120 rk
        mov edi, ecx                               ;   266.5 p1     119 w copy
        shr edi, 0xc                               ;   267.0 p1     119 w
        shr ecx, 0x18                              ;   266.5 p1     119 w
        and edi, 0x3f                              ;   271.0 p0     119 w
        and ecx, 0x3f                              ;   270.5 p0     119 w
        shr edx, 4                                 ;   272.5 p1     119 w
        shl edi, 8                                 ;   271.5 p1     119 w
        shl ecx, 0x10                              ;   271.0 p1     119 w
        and edx, 0x3f                              ;   276.5 p0     119 w
        shl edx, 0x18                              ;   277.0 p1     119 w
        or esi, ecx                                ;   275.0 p0     119 w
        mov eax, dword [esp + 4]                   ;   239.5 p2     115 c reload
        mov ecx, eax                               ;   241.5 p0     115 c copy
        shl eax, 1                                 ;   242.3 p1     115 c
        shr ecx, 0x1b                              ;   243.3 p1     115 c
        and eax, 0xfffffff                         ;   246.3 p0     115 c
        or esi, edi                                ;   275.5 p0     119 w
        or esi, edx                                ;   281.0 p0     119 w
        or eax, ecx                                ;   247.3 p0     115 c
        mov dword [ebp + 4], esi                   ;   281.5 p0+p3  120 rk
        mov esi, dword [esp + 0]                   ;   243.0 p2     116 d reload
        mov edi, esi                               ;   245.0 p0     116 d copy
        shl esi, 1                                 ;   245.0 p1     116 d
        shr edi, 0x1b                              ;   247.5 p1     116 d
        and esi, 0xfffffff                         ;   249.0 p0     116 d
        or esi, edi                                ;   251.5 p0     116 d
        mov edi, eax                               ;   252.0 p1     117 k copy
        shl edi, 0x1c                              ;   252.5 p1     117 k
        mov ecx, eax                               ;   252.8 p0     117 k copy
        shr ecx, 4                                 ;   253.5 p1     117 k
        or edi, esi                                ;   256.5 p0     117 k
        mov edx, edi                               ;   257.0 p0     117 k copy
        rol edx, 1                                 ;   257.5 p1     117 k
        and edx, 0x80100000                        ;   261.5 p0     117 k
        mov ebx, edi                               ;   257.0 p0     117 k copy
        and ebx, 0x10000                           ;   257.5 p0     117 k
        mov ebp, edi                               ;   257.0 p1     117 k copy
        rol ebp, 3                                 ;   258.0 p1     117 k
        and ebp, 0x4440                            ;   262.0 p0     117 k
        mov dword [esp + 0], esi                   ;   256.7 p0+p3  116 d spill
        mov esi, edi                               ;   257.0 p1     117 k copy
        rol esi, 4                                 ;   262.5 p1     117 k
        and esi, 0x1000                            ;   266.5 p0     117 k
        mov dword [esp + 4], eax                   ;   258.5 p0+p3  115 c spill
        mov eax, edi                               ;   258.5 p1     117 k copy
        rol eax, 6                                 ;   267.0 p1     117 k
        and eax, 2                                 ;   271.0 p0     117 k
        mov dword [esp + 44], edx                  ;   262.0 p0+p3  117 k spill
        mov edx, edi                               ;   260.0 p1     117 k copy
        rol edx, 8                                 ;   271.5 p1     117 k
        and edx, 0x800101                          ;   275.5 p0     117 k
        or ebx, ebp                                ;   262.5 p0     117 k
        mov ebp, edi                               ;   261.5 p1     117 k copy
        rol ebp, 0xa                               ;   263.0 p1     117 k
        and ebp, 0x88000                           ;   267.0 p0     117 k
        or ebx, esi                                ;   267.0 p0     117 k
        mov esi, edi                               ;   262.7 p0     117 k copy
        rol esi, 0xe                               ;   267.5 p1     117 k
        and esi, 4                                 ;   271.5 p0     117 k
        or ebx, ebp                                ;   267.5 p0     117 k
        mov ebp, edi                               ;   264.0 p1     117 k copy
        rol ebp, 0x11                              ;   268.0 p1     117 k
        and ebp, 0x40080                           ;   272.0 p0     117 k
        or ebx, eax                                ;   271.5 p0     117 k
        mov eax, edi                               ;   265.2 p0     117 k copy
        rol eax, 0x12                              ;   272.0 p1     117 k
        and eax, 0x400000                          ;   276.0 p0     117 k
        or ebx, esi                                ;   272.0 p0     117 k
        mov esi, edi                               ;   266.5 p1     117 k copy
        rol esi, 0x16                              ;   272.5 p1     117 k
        and esi, 0x2010                            ;   276.5 p0     117 k
        or ebx, ebp                                ;   272.5 p0     117 k
        mov ebp, edi                               ;   267.8 p0     117 k copy
        rol ebp, 0x17                              ;   273.0 p1     117 k
        and ebp, 0x20000                           ;   277.0 p0     117 k
        or ebx, edx                                ;   276.0 p0     117 k
        mov edx, edi                               ;   269.0 p1     117 k copy
        rol edx, 0x18                              ;   276.5 p1     117 k
        and edx, 0x200                             ;   280.5 p0     117 k
        or ebx, eax                                ;   276.5 p0     117 k
        mov eax, edi                               ;   270.8 p1     117 k copy
        rol eax, 0x1b                              ;   277.0 p1     117 k
        and eax, 0x20                              ;   281.0 p0     117 k
        or ebx, esi                                ;   277.0 p0     117 k
        mov esi, edi                               ;   272.3 p1     117 k copy
        rol esi, 0x1c                              ;   277.5 p1     117 k
        and esi, 0x200000                          ;   281.5 p0     117 k
        or ebx, ebp                                ;   277.5 p0     117 k
        mov ebp, edi                               ;   273.8 p0     117 k copy
        rol ebp, 0x1d                              ;   278.0 p1     117 k
        and ebp, 8                                 ;   282.0 p0     117 k
        or ebx, edx                                ;   281.0 p0     117 k
        mov edx, edi                               ;   274.8 p1     117 k copy
        rol edx, 0x1e                              ;   281.5 p1     117 k
        and edx, 0x8000000                         ;   285.5 p0     117 k
        or ebx, eax                                ;   281.5 p0     117 k
        mov eax, edi                               ;   276.3 p1     117 k copy
        rol eax, 0x1f                              ;   282.0 p1     117 k
        and eax, 0x800                             ;   286.0 p0     117 k
        or ebx, esi                                ;   282.0 p0     117 k
        mov esi, ecx                               ;   277.8 p0     117 k copy
        rol esi, 2                                 ;   282.5 p1     117 k
        or ebx, ebp                                ;   282.5 p0     117 k
        mov ebp, esi                               ;   286.5 p0     117 k copy
        and ebp, 0x1000000                         ;   287.0 p0     117 k
        or ebx, edx                                ;   286.0 p0     117 k
        mov edx, ecx                               ;   279.5 p1     117 k copy
        rol edx, 0xb                               ;   286.5 p1     117 k
        and edx, 0x10000000                        ;   290.5 p0     117 k
        or ebx, eax                                ;   286.5 p0     117 k
        or ebx, ebp                                ;   287.5 p0     117 k
        mov ebp, ecx                               ;   281.2 p1     117 k copy
        rol ebp, 0xe                               ;   288.0 p1     117 k
        and ebp, 0x42000000                        ;   292.0 p0     117 k
        or ebx, edx                                ;   291.0 p0     117 k
        or ebx, ebp                                ;   292.5 p0     117 k
        mov ebp, ecx                               ;   282.8 p1     117 k copy
        rol ebp, 0x15                              ;   293.0 p1     117 k
        or ebx, dword [esp + 44]                   ;   293.0 p2+p0  117 k
        rol edi, 0xc                               ;   293.5 p1     117 k
        mov eax, ebp                               ;   297.0 p0     117 k copy
        and eax, 0x20000000                        ;   297.5 p0     117 k
        or ebx, eax                                ;   298.0 p0     117 k
        mov eax, ecx                               ;   285.5 p1     117 k copy
        rol eax, 0x16                              ;   298.5 p1     117 k
        and edi, 0x100                             ;   297.5 p0     117 k
        and esi, 0x28                              ;   286.7 p0     117 k
        mov edx, eax                               ;   302.5 p1     117 k copy
        and edx, 0x4000000                         ;   303.0 p0     117 k
        or ebx, edx                                ;   303.5 p0     117 k
        mov edx, ecx                               ;   287.8 p1     117 k copy
        and edx, 0x2000                            ;   288.3 p0     117 k
        and ebp, 2                                 ;   297.0 p0     117 k
        and eax, 0x10                              ;   302.5 p0     117 k
        or edx, esi                                ;   289.7 p0     117 k
        mov esi, ecx                               ;   289.5 p1     117 k copy
        rol esi, 5                                 ;   290.2 p1     117 k
        and esi, 0x8000                            ;   294.2 p0     117 k
        or edx, esi                                ;   294.7 p0     117 k
        mov esi, ecx                               ;   291.0 p1     117 k copy
        rol esi, 7                                 ;   295.2 p1     117 k
        and esi, 0x4000                            ;   299.2 p0     117 k
        or edx, ebp                                ;   297.5 p0     117 k
        mov ebp, ecx                               ;   292.5 p0     117 k copy
        rol ebp, 0xc                               ;   298.0 p1     117 k
        and ebp, 0x1001                            ;   302.0 p0     117 k
        or edx, edi                                ;   298.0 p0     117 k
        mov edi, ecx                               ;   293.5 p1     117 k copy
        rol edi, 0x14                              ;   298.5 p1     117 k
        and edi, 0xa40                             ;   302.5 p0     117 k
        or edx, esi                                ;   299.7 p0     117 k
        mov esi, ecx                               ;   295.0 p1     117 k copy
        rol esi, 0x17                              ;   300.2 p1     117 k
        and esi, 0x400                             ;   304.2 p0     117 k
        or edx, ebp                                ;   302.5 p0     117 k
        or edx, edi                                ;   303.0 p0     117 k
        or edx, eax                                ;   303.5 p0     117 k
        mov edi, ecx                               ;   296.8 p1     117 k copy
        rol edi, 0x1d                              ;   304.0 p1     117 k
        or edx, esi                                ;   304.7 p0     117 k
        rol ecx, 0x1e                              ;   305.2 p1     117 k
        and edi, 4                                 ;   308.0 p0     117 k
        or edx, edi                                ;   308.5 p0     117 k
        and ecx, 0x80                              ;   309.2 p0     117 k
        or edx, ecx                                ;   309.7 p0     117 k
        movzx esi, dx                              ;   310.2 p1     117 k
        mov edi, ebx                               ;   304.0 p1     119 w copy
        shr edi, 6                                 ;   304.5 p1     119 w
        and edi, 0x3f                              ;   308.5 p0     119 w
        mov ebp, ebx                               ;   304.0 p0     119 w copy
        shr ebp, 0x12                              ;   304.5 p1     119 w
        and ebp, 0x3f                              ;   308.5 p0     119 w
        mov eax, ebx                               ;   304.0 p0     117 k copy
        shr ebx, 0x1e                              ;   304.0 p1     119 w
        mov ecx, esi                               ;   310.7 p0     117 k copy
        shl esi, 2                                 ;   310.7 p1     119 w
        or ebx, esi                                ;   314.7 p0     119 w
        shl ebp, 8                                 ;   309.0 p1     119 w
        and ebx, 0x3f                              ;   315.2 p0     119 w
        mov esi, ecx                               ;   311.2 p0     119 w copy
        shr esi, 0xa                               ;   311.7 p1     119 w
        shl ebx, 0x10                              ;   315.7 p1     119 w
        shl esi, 0x18                              ;   315.7 p1     119 w
        or edi, ebp                                ;   313.0 p0     119 w
        or edi, ebx                                ;   319.7 p0     119 w
        or edi, esi                                ;   320.2 p0     119 w
        mov esi, dword [esp + 72]                  ;   306.5 p2     120 rk reload
        mov dword [esi + 8], edi                   ;   320.7 p0+p3  120 rk
        mov edi, eax                               ;   308.0 p0     119 w copy
        and edi, 0x3f                              ;   308.5 p0     119 w
        mov ebp, eax                               ;   308.5 p1     119 w copy
        shr ebp, 0xc                               ;   309.0 p1     119 w
        shr eax, 0x18                              ;   310.0 p1     119 w
        and ebp, 0x3f                              ;   313.0 p0     119 w
        shr ecx, 4                                 ;   311.2 p1     119 w
        and eax, 0x3f                              ;   314.0 p0     119 w
        shl ebp, 8                                 ;   313.5 p1     119 w
        and ecx, 0x3f                              ;   315.2 p0     119 w
        shl eax, 0x10                              ;   314.5 p1     119 w
        shl ecx, 0x18                              ;   315.7 p1     119 w
        or edi, ebp                                ;   317.5 p0     119 w
        or edi, eax                                ;   318.5 p0     119 w
        or edi, ecx                                ;   319.7 p0     119 w
        mov dword [esi + 12], edi                  ;   320.2 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   312.5 p2     115 c reload
        mov ebp, edi                               ;   314.5 p0     115 c copy
        shl edi, 2                                 ;   315.0 p1     115 c
        shr ebp, 0x1a                              ;   316.0 p1     115 c
        and edi, 0xfffffff                         ;   319.0 p0     115 c
        or edi, ebp                                ;   320.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   314.5 p2     116 d reload
        mov eax, ebp                               ;   316.5 p0     116 d copy
        shl ebp, 2                                 ;   317.0 p1     116 d
        shr eax, 0x1a                              ;   318.0 p1     116 d
        and ebp, 0xfffffff                         ;   321.0 p0     116 d
        or ebp, eax                                ;   322.0 p0     116 d
        mov eax, edi                               ;   320.5 p0     117 k copy
        shl eax, 0x1c                              ;   321.0 p1     117 k
        mov ecx, edi                               ;   320.5 p0     117 k copy
        shr ecx, 4                                 ;   321.0 p1     117 k
        or eax, ebp                                ;   325.0 p0     117 k
        mov edx, eax                               ;   325.5 p0     117 k copy
        rol edx, 1                                 ;   326.0 p1     117 k
        and edx, 0x80100000                        ;   330.0 p0     117 k
        mov ebx, eax                               ;   325.5 p0     117 k copy
        and ebx, 0x10000                           ;   326.0 p0     117 k
        mov esi, eax                               ;   325.5 p0     117 k copy
        rol esi, 3                                 ;   326.5 p1     117 k
        and esi, 0x4440                            ;   330.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   322.5 p0+p3  116 d spill
        mov ebp, eax                               ;   325.5 p0     117 k copy
        rol ebp, 4                                 ;   331.0 p1     117 k
        and ebp, 0x1000                            ;   335.0 p0     117 k
        mov dword [esp + 4], edi                   ;   323.3 p0+p3  115 c spill
        mov edi, eax                               ;   325.5 p1     117 k copy
        rol edi, 6                                 ;   335.5 p1     117 k
        and edi, 2                                 ;   339.5 p0     117 k
        or ebx, edx                                ;   330.5 p0     117 k
        mov edx, eax                               ;   325.5 p0     117 k copy
        rol edx, 8                                 ;   331.0 p1     117 k
        and edx, 0x800101                          ;   335.0 p0     117 k
        or ebx, esi                                ;   331.0 p0     117 k
        mov esi, eax                               ;   326.5 p1     117 k copy
        rol esi, 0xa                               ;   331.5 p1     117 k
        and esi, 0x88000                           ;   335.5 p0     117 k
        or ebx, ebp                                ;   335.5 p0     117 k
        mov ebp, eax                               ;   327.8 p0     117 k copy
        rol ebp, 0xe                               ;   336.0 p1     117 k
        and ebp, 4                                 ;   340.0 p0     117 k
        or ebx, edx                                ;   336.0 p0     117 k
        mov edx, eax                               ;   329.0 p1     117 k copy
        rol edx, 0x11                              ;   336.5 p1     117 k
        and edx, 0x40080                           ;   340.5 p0     117 k
        or ebx, esi                                ;   336.5 p0     117 k
        mov esi, eax                               ;   330.3 p0     117 k copy
        rol esi, 0x12                              ;   337.0 p1     117 k
        and esi, 0x400000                          ;   341.0 p0     117 k
        or ebx, edi                                ;   340.0 p0     117 k
        mov edi, eax                               ;   331.5 p1     117 k copy
        rol edi, 0x16                              ;   340.5 p1     117 k
        and edi, 0x2010                            ;   344.5 p0     117 k
        or ebx, ebp                                ;   340.5 p0     117 k
        mov ebp, eax                               ;   332.8 p0     117 k copy
        rol ebp, 0x17                              ;   341.0 p1     117 k
        and ebp, 0x20000                           ;   345.0 p0     117 k
        or ebx, edx                                ;   341.0 p0     117 k
        mov edx, eax                               ;   334.0 p1     117 k copy
        rol edx, 0x18                              ;   341.5 p1     117 k
        and edx, 0x200                             ;   345.5 p0     117 k
        or ebx, esi                                ;   341.5 p0     117 k
        mov esi, eax                               ;   335.3 p0     117 k copy
        rol esi, 0x1b                              ;   342.0 p1     117 k
        and esi, 0x20                              ;   346.0 p0     117 k
        or ebx, edi                                ;   345.0 p0     117 k
        mov edi, eax                               ;   336.5 p1     117 k copy
        rol edi, 0x1c                              ;   345.5 p1     117 k
        and edi, 0x200000                          ;   349.5 p0     117 k
        or ebx, ebp                                ;   345.5 p0     117 k
        mov ebp, eax                               ;   337.8 p0     117 k copy
        rol ebp, 0x1d                              ;   346.0 p1     117 k
        and ebp, 8                                 ;   350.0 p0     117 k
        or ebx, edx                                ;   346.0 p0     117 k
        mov edx, eax                               ;   339.0 p1     117 k copy
        rol edx, 0x1e                              ;   346.5 p1     117 k
        and edx, 0x8000000                         ;   350.5 p0     117 k
        or ebx, esi                                ;   346.5 p0     117 k
        mov esi, eax                               ;   340.3 p0     117 k copy
        rol esi, 0x1f                              ;   347.0 p1     117 k
        and esi, 0x800                             ;   351.0 p0     117 k
        or ebx, edi                                ;   350.0 p0     117 k
        mov edi, ecx                               ;   341.5 p1     117 k copy
        rol edi, 2                                 ;   350.5 p1     117 k
        or ebx, ebp                                ;   350.5 p0     117 k
        mov ebp, edi                               ;   354.5 p0     117 k copy
        and ebp, 0x1000000                         ;   355.0 p0     117 k
        or ebx, edx                                ;   351.0 p0     117 k
        mov edx, ecx                               ;   343.2 p1     117 k copy
        rol edx, 0xb                               ;   351.5 p1     117 k
        and edx, 0x10000000                        ;   355.5 p0     117 k
        or ebx, esi                                ;   351.5 p0     117 k
        mov esi, ecx                               ;   344.7 p1     117 k copy
        rol esi, 0xe                               ;   352.0 p1     117 k
        and esi, 0x42000000                        ;   356.0 p0     117 k
        or ebx, ebp                                ;   355.5 p0     117 k
        or ebx, edx                                ;   356.0 p0     117 k
        or ebx, esi                                ;   356.5 p0     117 k
        mov esi, ecx                               ;   346.5 p1     117 k copy
        rol esi, 0x15                              ;   357.0 p1     117 k
        mov ebp, esi                               ;   361.0 p0     117 k copy
        and ebp, 0x20000000                        ;   361.5 p0     117 k
        or ebx, ebp                                ;   362.0 p0     117 k
        rol eax, 0xc                               ;   362.5 p1     117 k
        mov ebp, ecx                               ;   348.7 p0     117 k copy
        rol ebp, 0x16                              ;   366.5 p1     117 k
        and edi, 0x28                              ;   354.5 p0     117 k
        and eax, 0x100                             ;   366.5 p0     117 k
        mov edx, ebp                               ;   370.5 p1     117 k copy
        and edx, 0x4000000                         ;   371.0 p0     117 k
        or ebx, edx                                ;   371.5 p0     117 k
        mov edx, ecx                               ;   350.8 p1     117 k copy
        and edx, 0x2000                            ;   351.3 p0     117 k
        and esi, 2                                 ;   361.0 p0     117 k
        and ebp, 0x10                              ;   370.5 p0     117 k
        or edx, edi                                ;   355.0 p0     117 k
        mov edi, ecx                               ;   352.5 p1     117 k copy
        rol edi, 5                                 ;   355.5 p1     117 k
        and edi, 0x8000                            ;   359.5 p0     117 k
        or edx, edi                                ;   360.0 p0     117 k
        mov edi, ecx                               ;   354.0 p1     117 k copy
        rol edi, 7                                 ;   360.5 p1     117 k
        and edi, 0x4000                            ;   364.5 p0     117 k
        or edx, esi                                ;   361.5 p0     117 k
        mov esi, ecx                               ;   355.5 p0     117 k copy
        rol esi, 0xc                               ;   362.0 p1     117 k
        and esi, 0x1001                            ;   366.0 p0     117 k
        or edx, edi                                ;   365.0 p0     117 k
        mov edi, ecx                               ;   356.5 p1     117 k copy
        rol edi, 0x14                              ;   365.5 p1     117 k
        and edi, 0xa40                             ;   369.5 p0     117 k
        or edx, esi                                ;   366.5 p0     117 k
        mov esi, ecx                               ;   358.0 p1     117 k copy
        rol esi, 0x17                              ;   367.0 p1     117 k
        and esi, 0x400                             ;   371.0 p0     117 k
        or edx, eax                                ;   367.0 p0     117 k
        mov eax, ecx                               ;   359.5 p0     117 k copy
        rol eax, 0x1d                              ;   367.5 p1     117 k
        or edx, edi                                ;   370.0 p0     117 k
        rol ecx, 0x1e                              ;   370.5 p1     117 k
        or edx, ebp                                ;   371.0 p0     117 k
        and eax, 4                                 ;   371.5 p0     117 k
        or edx, esi                                ;   371.5 p0     117 k
        or edx, eax                                ;   372.0 p0     117 k
        and ecx, 0x80                              ;   374.5 p0     117 k
        or edx, ecx                                ;   375.0 p0     117 k
        movzx esi, dx                              ;   375.5 p1     117 k
        mov edi, ebx                               ;   372.0 p1     119 w copy
        shr edi, 6                                 ;   372.5 p1     119 w
        and edi, 0x3f                              ;   376.5 p0     119 w
        mov ebp, ebx                               ;   372.0 p0     119 w copy
        shr ebp, 0x12                              ;   372.5 p1     119 w
        and ebp, 0x3f                              ;   376.5 p0     119 w
        mov eax, ebx                               ;   372.0 p0     117 k copy
        shr ebx, 0x1e                              ;   372.0 p1     119 w
        mov ecx, esi                               ;   376.0 p0     117 k copy
        shl esi, 2                                 ;   376.0 p1     119 w
        or ebx, esi                                ;   380.0 p0     119 w
        and ebx, 0x3f                              ;   380.5 p0     119 w
        shl ebp, 8                                 ;   377.0 p1     119 w
        mov esi, ecx                               ;   376.5 p0     119 w copy
        shr esi, 0xa                               ;   377.0 p1     119 w
        shl ebx, 0x10                              ;   381.0 p1     119 w
        shl esi, 0x18                              ;   381.0 p1     119 w
        or edi, ebp                                ;   381.0 p0     119 w
        or edi, ebx                                ;   385.0 p0     119 w
        or edi, esi                                ;   385.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   369.5 p2     120 rk reload
        mov dword [esi + 16], edi                  ;   386.0 p0+p3  120 rk
        mov edi, eax                               ;   372.5 p0     119 w copy
        and edi, 0x3f                              ;   373.0 p0     119 w
        mov ebp, eax                               ;   372.5 p1     119 w copy
        shr ebp, 0xc                               ;   373.0 p1     119 w
        shr eax, 0x18                              ;   373.0 p1     119 w
        and ebp, 0x3f                              ;   377.0 p0     119 w
        shr ecx, 4                                 ;   376.5 p1     119 w
        and eax, 0x3f                              ;   377.0 p0     119 w
        shl ebp, 8                                 ;   377.5 p1     119 w
        and ecx, 0x3f                              ;   380.5 p0     119 w
        shl eax, 0x10                              ;   377.5 p1     119 w
        shl ecx, 0x18                              ;   381.0 p1     119 w
        or edi, eax                                ;   381.5 p0     119 w
        or edi, ebp                                ;   382.0 p0     119 w
        or edi, ecx                                ;   385.0 p0     119 w
        mov dword [esi + 20], edi                  ;   385.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   375.5 p2     115 c reload
        mov ebp, edi                               ;   377.5 p0     115 c copy
        shl edi, 2                                 ;   378.0 p1     115 c
        shr ebp, 0x1a                              ;   379.0 p1     115 c
        and edi, 0xfffffff                         ;   382.0 p0     115 c
        or edi, ebp                                ;   383.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   377.5 p2     116 d reload
        mov eax, ebp                               ;   379.5 p0     116 d copy
        shl ebp, 2                                 ;   380.0 p1     116 d
        shr eax, 0x1a                              ;   381.0 p1     116 d
        and ebp, 0xfffffff                         ;   384.0 p0     116 d
        or ebp, eax                                ;   385.0 p0     116 d
        mov eax, edi                               ;   383.5 p0     117 k copy
        shl eax, 0x1c                              ;   384.0 p1     117 k
        mov ecx, edi                               ;   383.5 p0     117 k copy
        shr ecx, 4                                 ;   384.0 p1     117 k
        or eax, ebp                                ;   388.0 p0     117 k
        mov edx, eax                               ;   388.5 p0     117 k copy
        rol edx, 1                                 ;   389.0 p1     117 k
        and edx, 0x80100000                        ;   393.0 p0     117 k
        mov ebx, eax                               ;   388.5 p0     117 k copy
        and ebx, 0x10000                           ;   389.0 p0     117 k
        mov esi, eax                               ;   388.5 p0     117 k copy
        rol esi, 3                                 ;   389.5 p1     117 k
        and esi, 0x4440                            ;   393.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   385.5 p0+p3  116 d spill
        mov ebp, eax                               ;   388.5 p0     117 k copy
        rol ebp, 4                                 ;   394.0 p1     117 k
        and ebp, 0x1000                            ;   398.0 p0     117 k
        mov dword [esp + 4], edi                   ;   386.3 p0+p3  115 c spill
        mov edi, eax                               ;   388.5 p1     117 k copy
        rol edi, 6                                 ;   398.5 p1     117 k
        and edi, 2                                 ;   402.5 p0     117 k
        or ebx, edx                                ;   393.5 p0     117 k
        mov edx, eax                               ;   388.5 p0     117 k copy
        rol edx, 8                                 ;   394.0 p1     117 k
        and edx, 0x800101                          ;   398.0 p0     117 k
        or ebx, esi                                ;   394.0 p0     117 k
        mov esi, eax                               ;   389.5 p1     117 k copy
        rol esi, 0xa                               ;   394.5 p1     117 k
        and esi, 0x88000                           ;   398.5 p0     117 k
        or ebx, ebp                                ;   398.5 p0     117 k
        mov ebp, eax                               ;   390.8 p0     117 k copy
        rol ebp, 0xe                               ;   399.0 p1     117 k
        and ebp, 4                                 ;   403.0 p0     117 k
        or ebx, edx                                ;   399.0 p0     117 k
        mov edx, eax                               ;   392.0 p1     117 k copy
        rol edx, 0x11                              ;   399.5 p1     117 k
        and edx, 0x40080                           ;   403.5 p0     117 k
        or ebx, esi                                ;   399.5 p0     117 k
        mov esi, eax                               ;   393.3 p0     117 k copy
        rol esi, 0x12                              ;   400.0 p1     117 k
        and esi, 0x400000                          ;   404.0 p0     117 k
        or ebx, edi                                ;   403.0 p0     117 k
        mov edi, eax                               ;   394.5 p1     117 k copy
        rol edi, 0x16                              ;   403.5 p1     117 k
        and edi, 0x2010                            ;   407.5 p0     117 k
        or ebx, ebp                                ;   403.5 p0     117 k
        mov ebp, eax                               ;   395.8 p0     117 k copy
        rol ebp, 0x17                              ;   404.0 p1     117 k
        and ebp, 0x20000                           ;   408.0 p0     117 k
        or ebx, edx                                ;   404.0 p0     117 k
        mov edx, eax                               ;   397.0 p1     117 k copy
        rol edx, 0x18                              ;   404.5 p1     117 k
        and edx, 0x200                             ;   408.5 p0     117 k
        or ebx, esi                                ;   404.5 p0     117 k
        mov esi, eax                               ;   398.3 p0     117 k copy
        rol esi, 0x1b                              ;   405.0 p1     117 k
        and esi, 0x20                              ;   409.0 p0     117 k
        or ebx, edi                                ;   408.0 p0     117 k
        mov edi, eax                               ;   399.5 p1     117 k copy
        rol edi, 0x1c                              ;   408.5 p1     117 k
        and edi, 0x200000                          ;   412.5 p0     117 k
        or ebx, ebp                                ;   408.5 p0     117 k
        mov ebp, eax                               ;   400.8 p0     117 k copy
        rol ebp, 0x1d                              ;   409.0 p1     117 k
        and ebp, 8                                 ;   413.0 p0     117 k
        or ebx, edx                                ;   409.0 p0     117 k
        mov edx, eax                               ;   402.0 p1     117 k copy
        rol edx, 0x1e                              ;   409.5 p1     117 k
        and edx, 0x8000000                         ;   413.5 p0     117 k
        or ebx, esi                                ;   409.5 p0     117 k
        mov esi, eax                               ;   403.3 p0     117 k copy
        rol esi, 0x1f                              ;   410.0 p1     117 k
        and esi, 0x800                             ;   414.0 p0     117 k
        or ebx, edi                                ;   413.0 p0     117 k
        mov edi, ecx                               ;   404.5 p1     117 k copy
        rol edi, 2                                 ;   413.5 p1     117 k
        or ebx, ebp                                ;   413.5 p0     117 k
        mov ebp, edi                               ;   417.5 p0     117 k copy
        and ebp, 0x1000000                         ;   418.0 p0     117 k
        or ebx, edx                                ;   414.0 p0     117 k
        mov edx, ecx                               ;   406.2 p1     117 k copy
        rol edx, 0xb                               ;   414.5 p1     117 k
        and edx, 0x10000000                        ;   418.5 p0     117 k
        or ebx, esi                                ;   414.5 p0     117 k
        mov esi, ecx                               ;   407.7 p1     117 k copy
        rol esi, 0xe                               ;   415.0 p1     117 k
        and esi, 0x42000000                        ;   419.0 p0     117 k
        or ebx, ebp                                ;   418.5 p0     117 k
        or ebx, edx                                ;   419.0 p0     117 k
        or ebx, esi                                ;   419.5 p0     117 k
        mov esi, ecx                               ;   409.5 p1     117 k copy
        rol esi, 0x15                              ;   420.0 p1     117 k
        mov ebp, esi                               ;   424.0 p0     117 k copy
        and ebp, 0x20000000                        ;   424.5 p0     117 k
        or ebx, ebp                                ;   425.0 p0     117 k
        rol eax, 0xc                               ;   425.5 p1     117 k
        mov ebp, ecx                               ;   411.7 p0     117 k copy
        rol ebp, 0x16                              ;   429.5 p1     117 k
        and edi, 0x28                              ;   417.5 p0     117 k
        and eax, 0x100                             ;   429.5 p0     117 k
        mov edx, ebp                               ;   433.5 p1     117 k copy
        and edx, 0x4000000                         ;   434.0 p0     117 k
        or ebx, edx                                ;   434.5 p0     117 k
        mov edx, ecx                               ;   413.8 p1     117 k copy
        and edx, 0x2000                            ;   414.3 p0     117 k
        and esi, 2                                 ;   424.0 p0     117 k
        and ebp, 0x10                              ;   433.5 p0     117 k
        or edx, edi                                ;   418.0 p0     117 k
        mov edi, ecx                               ;   415.5 p1     117 k copy
        rol edi, 5                                 ;   418.5 p1     117 k
        and edi, 0x8000                            ;   422.5 p0     117 k
        or edx, edi                                ;   423.0 p0     117 k
        mov edi, ecx                               ;   417.0 p1     117 k copy
        rol edi, 7                                 ;   423.5 p1     117 k
        and edi, 0x4000                            ;   427.5 p0     117 k
        or edx, esi                                ;   424.5 p0     117 k
        mov esi, ecx                               ;   418.5 p0     117 k copy
        rol esi, 0xc                               ;   425.0 p1     117 k
        and esi, 0x1001                            ;   429.0 p0     117 k
        or edx, edi                                ;   428.0 p0     117 k
        mov edi, ecx                               ;   419.5 p1     117 k copy
        rol edi, 0x14                              ;   428.5 p1     117 k
        and edi, 0xa40                             ;   432.5 p0     117 k
        or edx, esi                                ;   429.5 p0     117 k
        mov esi, ecx                               ;   421.0 p1     117 k copy
        rol esi, 0x17                              ;   430.0 p1     117 k
        and esi, 0x400                             ;   434.0 p0     117 k
        or edx, eax                                ;   430.0 p0     117 k
        mov eax, ecx                               ;   422.5 p0     117 k copy
        rol eax, 0x1d                              ;   430.5 p1     117 k
        or edx, edi                                ;   433.0 p0     117 k
        rol ecx, 0x1e                              ;   433.5 p1     117 k
        or edx, ebp                                ;   434.0 p0     117 k
        and eax, 4                                 ;   434.5 p0     117 k
        or edx, esi                                ;   434.5 p0     117 k
        or edx, eax                                ;   435.0 p0     117 k
        and ecx, 0x80                              ;   437.5 p0     117 k
        or edx, ecx                                ;   438.0 p0     117 k
        movzx esi, dx                              ;   438.5 p1     117 k
        mov edi, ebx                               ;   435.0 p1     119 w copy
        shr edi, 6                                 ;   435.5 p1     119 w
        and edi, 0x3f                              ;   439.5 p0     119 w
        mov ebp, ebx                               ;   435.0 p0     119 w copy
        shr ebp, 0x12                              ;   435.5 p1     119 w
        and ebp, 0x3f                              ;   439.5 p0     119 w
        mov eax, ebx                               ;   435.0 p0     117 k copy
        shr ebx, 0x1e                              ;   435.0 p1     119 w
        mov ecx, esi                               ;   439.0 p0     117 k copy
        shl esi, 2                                 ;   439.0 p1     119 w
        or ebx, esi                                ;   443.0 p0     119 w
        and ebx, 0x3f                              ;   443.5 p0     119 w
        shl ebp, 8                                 ;   440.0 p1     119 w
        mov esi, ecx                               ;   439.5 p0     119 w copy
        shr esi, 0xa                               ;   440.0 p1     119 w
        shl ebx, 0x10                              ;   444.0 p1     119 w
        shl esi, 0x18                              ;   444.0 p1     119 w
        or edi, ebp                                ;   444.0 p0     119 w
        or edi, ebx                                ;   448.0 p0     119 w
        or edi, esi                                ;   448.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   432.5 p2     120 rk reload
        mov dword [esi + 24], edi                  ;   449.0 p0+p3  120 rk
        mov edi, eax                               ;   435.5 p0     119 w copy
        and edi, 0x3f                              ;   436.0 p0     119 w
        mov ebp, eax                               ;   435.5 p1     119 w copy
        shr ebp, 0xc                               ;   436.0 p1     119 w
        shr eax, 0x18                              ;   436.0 p1     119 w
        and ebp, 0x3f                              ;   440.0 p0     119 w
        shr ecx, 4                                 ;   439.5 p1     119 w
        and eax, 0x3f                              ;   440.0 p0     119 w
        shl ebp, 8                                 ;   440.5 p1     119 w
        and ecx, 0x3f                              ;   443.5 p0     119 w
        shl eax, 0x10                              ;   440.5 p1     119 w
        shl ecx, 0x18                              ;   444.0 p1     119 w
        or edi, eax                                ;   444.5 p0     119 w
        or edi, ebp                                ;   445.0 p0     119 w
        or edi, ecx                                ;   448.0 p0     119 w
        mov dword [esi + 28], edi                  ;   448.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   438.5 p2     115 c reload
        mov ebp, edi                               ;   440.5 p0     115 c copy
        shl edi, 2                                 ;   441.0 p1     115 c
        shr ebp, 0x1a                              ;   442.0 p1     115 c
        and edi, 0xfffffff                         ;   445.0 p0     115 c
        or edi, ebp                                ;   446.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   440.5 p2     116 d reload
        mov eax, ebp                               ;   442.5 p0     116 d copy
        shl ebp, 2                                 ;   443.0 p1     116 d
        shr eax, 0x1a                              ;   444.0 p1     116 d
        and ebp, 0xfffffff                         ;   447.0 p0     116 d
        or ebp, eax                                ;   448.0 p0     116 d
        mov eax, edi                               ;   446.5 p0     117 k copy
        shl eax, 0x1c                              ;   447.0 p1     117 k
        mov ecx, edi                               ;   446.5 p0     117 k copy
        shr ecx, 4                                 ;   447.0 p1     117 k
        or eax, ebp                                ;   451.0 p0     117 k
        mov edx, eax                               ;   451.5 p0     117 k copy
        rol edx, 1                                 ;   452.0 p1     117 k
        and edx, 0x80100000                        ;   456.0 p0     117 k
        mov ebx, eax                               ;   451.5 p0     117 k copy
        and ebx, 0x10000                           ;   452.0 p0     117 k
        mov esi, eax                               ;   451.5 p0     117 k copy
        rol esi, 3                                 ;   452.5 p1     117 k
        and esi, 0x4440                            ;   456.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   448.5 p0+p3  116 d spill
        mov ebp, eax                               ;   451.5 p0     117 k copy
        rol ebp, 4                                 ;   457.0 p1     117 k
        and ebp, 0x1000                            ;   461.0 p0     117 k
        mov dword [esp + 4], edi                   ;   449.3 p0+p3  115 c spill
        mov edi, eax                               ;   451.5 p1     117 k copy
        rol edi, 6                                 ;   461.5 p1     117 k
        and edi, 2                                 ;   465.5 p0     117 k
        or ebx, edx                                ;   456.5 p0     117 k
        mov edx, eax                               ;   451.5 p0     117 k copy
        rol edx, 8                                 ;   457.0 p1     117 k
        and edx, 0x800101                          ;   461.0 p0     117 k
        or ebx, esi                                ;   457.0 p0     117 k
        mov esi, eax                               ;   452.5 p1     117 k copy
        rol esi, 0xa                               ;   457.5 p1     117 k
        and esi, 0x88000                           ;   461.5 p0     117 k
        or ebx, ebp                                ;   461.5 p0     117 k
        mov ebp, eax                               ;   453.8 p0     117 k copy
        rol ebp, 0xe                               ;   462.0 p1     117 k
        and ebp, 4                                 ;   466.0 p0     117 k
        or ebx, edx                                ;   462.0 p0     117 k
        mov edx, eax                               ;   455.0 p1     117 k copy
        rol edx, 0x11                              ;   462.5 p1     117 k
        and edx, 0x40080                           ;   466.5 p0     117 k
        or ebx, esi                                ;   462.5 p0     117 k
        mov esi, eax                               ;   456.3 p0     117 k copy
        rol esi, 0x12                              ;   463.0 p1     117 k
        and esi, 0x400000                          ;   467.0 p0     117 k
        or ebx, edi                                ;   466.0 p0     117 k
        mov edi, eax                               ;   457.5 p1     117 k copy
        rol edi, 0x16                              ;   466.5 p1     117 k
        and edi, 0x2010                            ;   470.5 p0     117 k
        or ebx, ebp                                ;   466.5 p0     117 k
        mov ebp, eax                               ;   458.8 p0     117 k copy
        rol ebp, 0x17                              ;   467.0 p1     117 k
        and ebp, 0x20000                           ;   471.0 p0     117 k
        or ebx, edx                                ;   467.0 p0     117 k
        mov edx, eax                               ;   460.0 p1     117 k copy
        rol edx, 0x18                              ;   467.5 p1     117 k
        and edx, 0x200                             ;   471.5 p0     117 k
        or ebx, esi                                ;   467.5 p0     117 k
        mov esi, eax                               ;   461.3 p0     117 k copy
        rol esi, 0x1b                              ;   468.0 p1     117 k
        and esi, 0x20                              ;   472.0 p0     117 k
        or ebx, edi                                ;   471.0 p0     117 k
        mov edi, eax                               ;   462.5 p1     117 k copy
        rol edi, 0x1c                              ;   471.5 p1     117 k
        and edi, 0x200000                          ;   475.5 p0     117 k
        or ebx, ebp                                ;   471.5 p0     117 k
        mov ebp, eax                               ;   463.8 p0     117 k copy
        rol ebp, 0x1d                              ;   472.0 p1     117 k
        and ebp, 8                                 ;   476.0 p0     117 k
        or ebx, edx                                ;   472.0 p0     117 k
        mov edx, eax                               ;   465.0 p1     117 k copy
        rol edx, 0x1e                              ;   472.5 p1     117 k
        and edx, 0x8000000                         ;   476.5 p0     117 k
        or ebx, esi                                ;   472.5 p0     117 k
        mov esi, eax                               ;   466.3 p0     117 k copy
        rol esi, 0x1f                              ;   473.0 p1     117 k
        and esi, 0x800                             ;   477.0 p0     117 k
        or ebx, edi                                ;   476.0 p0     117 k
        mov edi, ecx                               ;   467.5 p1     117 k copy
        rol edi, 2                                 ;   476.5 p1     117 k
        or ebx, ebp                                ;   476.5 p0     117 k
        mov ebp, edi                               ;   480.5 p0     117 k copy
        and ebp, 0x1000000                         ;   481.0 p0     117 k
        or ebx, edx                                ;   477.0 p0     117 k
        mov edx, ecx                               ;   469.2 p1     117 k copy
        rol edx, 0xb                               ;   477.5 p1     117 k
        and edx, 0x10000000                        ;   481.5 p0     117 k
        or ebx, esi                                ;   477.5 p0     117 k
        mov esi, ecx                               ;   470.7 p1     117 k copy
        rol esi, 0xe                               ;   478.0 p1     117 k
        and esi, 0x42000000                        ;   482.0 p0     117 k
        or ebx, ebp                                ;   481.5 p0     117 k
        or ebx, edx                                ;   482.0 p0     117 k
        or ebx, esi                                ;   482.5 p0     117 k
        mov esi, ecx                               ;   472.5 p1     117 k copy
        rol esi, 0x15                              ;   483.0 p1     117 k
        mov ebp, esi                               ;   487.0 p0     117 k copy
        and ebp, 0x20000000                        ;   487.5 p0     117 k
        or ebx, ebp                                ;   488.0 p0     117 k
        rol eax, 0xc                               ;   488.5 p1     117 k
        mov ebp, ecx                               ;   474.7 p0     117 k copy
        rol ebp, 0x16                              ;   492.5 p1     117 k
        and edi, 0x28                              ;   480.5 p0     117 k
        and eax, 0x100                             ;   492.5 p0     117 k
        mov edx, ebp                               ;   496.5 p1     117 k copy
        and edx, 0x4000000                         ;   497.0 p0     117 k
        or ebx, edx                                ;   497.5 p0     117 k
        mov edx, ecx                               ;   476.8 p1     117 k copy
        and edx, 0x2000                            ;   477.3 p0     117 k
        and esi, 2                                 ;   487.0 p0     117 k
        and ebp, 0x10                              ;   496.5 p0     117 k
        or edx, edi                                ;   481.0 p0     117 k
        mov edi, ecx                               ;   478.5 p1     117 k copy
        rol edi, 5                                 ;   481.5 p1     117 k
        and edi, 0x8000                            ;   485.5 p0     117 k
        or edx, edi                                ;   486.0 p0     117 k
        mov edi, ecx                               ;   480.0 p1     117 k copy
        rol edi, 7                                 ;   486.5 p1     117 k
        and edi, 0x4000                            ;   490.5 p0     117 k
        or edx, esi                                ;   487.5 p0     117 k
        mov esi, ecx                               ;   481.5 p0     117 k copy
        rol esi, 0xc                               ;   488.0 p1     117 k
        and esi, 0x1001                            ;   492.0 p0     117 k
        or edx, edi                                ;   491.0 p0     117 k
        mov edi, ecx                               ;   482.5 p1     117 k copy
        rol edi, 0x14                              ;   491.5 p1     117 k
        and edi, 0xa40                             ;   495.5 p0     117 k
        or edx, esi                                ;   492.5 p0     117 k
        mov esi, ecx                               ;   484.0 p1     117 k copy
        rol esi, 0x17                              ;   493.0 p1     117 k
        and esi, 0x400                             ;   497.0 p0     117 k
        or edx, eax                                ;   493.0 p0     117 k
        mov eax, ecx                               ;   485.5 p0     117 k copy
        rol eax, 0x1d                              ;   493.5 p1     117 k
        or edx, edi                                ;   496.0 p0     117 k
        rol ecx, 0x1e                              ;   496.5 p1     117 k
        or edx, ebp                                ;   497.0 p0     117 k
        and eax, 4                                 ;   497.5 p0     117 k
        or edx, esi                                ;   497.5 p0     117 k
        or edx, eax                                ;   498.0 p0     117 k
        and ecx, 0x80                              ;   500.5 p0     117 k
        or edx, ecx                                ;   501.0 p0     117 k
        movzx esi, dx                              ;   501.5 p1     117 k
        mov edi, ebx                               ;   498.0 p1     119 w copy
        shr edi, 6                                 ;   498.5 p1     119 w
        and edi, 0x3f                              ;   502.5 p0     119 w
        mov ebp, ebx                               ;   498.0 p0     119 w copy
        shr ebp, 0x12                              ;   498.5 p1     119 w
        and ebp, 0x3f                              ;   502.5 p0     119 w
        mov eax, ebx                               ;   498.0 p0     117 k copy
        shr ebx, 0x1e                              ;   498.0 p1     119 w
        mov ecx, esi                               ;   502.0 p0     117 k copy
        shl esi, 2                                 ;   502.0 p1     119 w
        or ebx, esi                                ;   506.0 p0     119 w
        and ebx, 0x3f                              ;   506.5 p0     119 w
        shl ebp, 8                                 ;   503.0 p1     119 w
        mov esi, ecx                               ;   502.5 p0     119 w copy
        shr esi, 0xa                               ;   503.0 p1     119 w
        shl ebx, 0x10                              ;   507.0 p1     119 w
        shl esi, 0x18                              ;   507.0 p1     119 w
        or edi, ebp                                ;   507.0 p0     119 w
        or edi, ebx                                ;   511.0 p0     119 w
        or edi, esi                                ;   511.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   495.5 p2     120 rk reload
        mov dword [esi + 32], edi                  ;   512.0 p0+p3  120 rk
        mov edi, eax                               ;   498.5 p0     119 w copy
        and edi, 0x3f                              ;   499.0 p0     119 w
        mov ebp, eax                               ;   498.5 p1     119 w copy
        shr ebp, 0xc                               ;   499.0 p1     119 w
        shr eax, 0x18                              ;   499.0 p1     119 w
        and ebp, 0x3f                              ;   503.0 p0     119 w
        shr ecx, 4                                 ;   502.5 p1     119 w
        and eax, 0x3f                              ;   503.0 p0     119 w
        shl ebp, 8                                 ;   503.5 p1     119 w
        and ecx, 0x3f                              ;   506.5 p0     119 w
        shl eax, 0x10                              ;   503.5 p1     119 w
        shl ecx, 0x18                              ;   507.0 p1     119 w
        or edi, eax                                ;   507.5 p0     119 w
        or edi, ebp                                ;   508.0 p0     119 w
        or edi, ecx                                ;   511.0 p0     119 w
        mov dword [esi + 36], edi                  ;   511.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   501.5 p2     115 c reload
        mov ebp, edi                               ;   503.5 p0     115 c copy
        shl edi, 2                                 ;   504.0 p1     115 c
        shr ebp, 0x1a                              ;   505.0 p1     115 c
        and edi, 0xfffffff                         ;   508.0 p0     115 c
        or edi, ebp                                ;   509.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   503.5 p2     116 d reload
        mov eax, ebp                               ;   505.5 p0     116 d copy
        shl ebp, 2                                 ;   506.0 p1     116 d
        shr eax, 0x1a                              ;   507.0 p1     116 d
        and ebp, 0xfffffff                         ;   510.0 p0     116 d
        or ebp, eax                                ;   511.0 p0     116 d
        mov eax, edi                               ;   509.5 p0     117 k copy
        shl eax, 0x1c                              ;   510.0 p1     117 k
        mov ecx, edi                               ;   509.5 p0     117 k copy
        shr ecx, 4                                 ;   510.0 p1     117 k
        or eax, ebp                                ;   514.0 p0     117 k
        mov edx, eax                               ;   514.5 p0     117 k copy
        rol edx, 1                                 ;   515.0 p1     117 k
        and edx, 0x80100000                        ;   519.0 p0     117 k
        mov ebx, eax                               ;   514.5 p0     117 k copy
        and ebx, 0x10000                           ;   515.0 p0     117 k
        mov esi, eax                               ;   514.5 p0     117 k copy
        rol esi, 3                                 ;   515.5 p1     117 k
        and esi, 0x4440                            ;   519.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   511.5 p0+p3  116 d spill
        mov ebp, eax                               ;   514.5 p0     117 k copy
        rol ebp, 4                                 ;   520.0 p1     117 k
        and ebp, 0x1000                            ;   524.0 p0     117 k
        mov dword [esp + 4], edi                   ;   512.3 p0+p3  115 c spill
        mov edi, eax                               ;   514.5 p1     117 k copy
        rol edi, 6                                 ;   524.5 p1     117 k
        and edi, 2                                 ;   528.5 p0     117 k
        or ebx, edx                                ;   519.5 p0     117 k
        mov edx, eax                               ;   514.5 p0     117 k copy
        rol edx, 8                                 ;   520.0 p1     117 k
        and edx, 0x800101                          ;   524.0 p0     117 k
        or ebx, esi                                ;   520.0 p0     117 k
        mov esi, eax                               ;   515.5 p1     117 k copy
        rol esi, 0xa                               ;   520.5 p1     117 k
        and esi, 0x88000                           ;   524.5 p0     117 k
        or ebx, ebp                                ;   524.5 p0     117 k
        mov ebp, eax                               ;   516.8 p0     117 k copy
        rol ebp, 0xe                               ;   525.0 p1     117 k
        and ebp, 4                                 ;   529.0 p0     117 k
        or ebx, edx                                ;   525.0 p0     117 k
        mov edx, eax                               ;   518.0 p1     117 k copy
        rol edx, 0x11                              ;   525.5 p1     117 k
        and edx, 0x40080                           ;   529.5 p0     117 k
        or ebx, esi                                ;   525.5 p0     117 k
        mov esi, eax                               ;   519.3 p0     117 k copy
        rol esi, 0x12                              ;   526.0 p1     117 k
        and esi, 0x400000                          ;   530.0 p0     117 k
        or ebx, edi                                ;   529.0 p0     117 k
        mov edi, eax                               ;   520.5 p1     117 k copy
        rol edi, 0x16                              ;   529.5 p1     117 k
        and edi, 0x2010                            ;   533.5 p0     117 k
        or ebx, ebp                                ;   529.5 p0     117 k
        mov ebp, eax                               ;   521.8 p0     117 k copy
        rol ebp, 0x17                              ;   530.0 p1     117 k
        and ebp, 0x20000                           ;   534.0 p0     117 k
        or ebx, edx                                ;   530.0 p0     117 k
        mov edx, eax                               ;   523.0 p1     117 k copy
        rol edx, 0x18                              ;   530.5 p1     117 k
        and edx, 0x200                             ;   534.5 p0     117 k
        or ebx, esi                                ;   530.5 p0     117 k
        mov esi, eax                               ;   524.3 p0     117 k copy
        rol esi, 0x1b                              ;   531.0 p1     117 k
        and esi, 0x20                              ;   535.0 p0     117 k
        or ebx, edi                                ;   534.0 p0     117 k
        mov edi, eax                               ;   525.5 p1     117 k copy
        rol edi, 0x1c                              ;   534.5 p1     117 k
        and edi, 0x200000                          ;   538.5 p0     117 k
        or ebx, ebp                                ;   534.5 p0     117 k
        mov ebp, eax                               ;   526.8 p0     117 k copy
        rol ebp, 0x1d                              ;   535.0 p1     117 k
        and ebp, 8                                 ;   539.0 p0     117 k
        or ebx, edx                                ;   535.0 p0     117 k
        mov edx, eax                               ;   528.0 p1     117 k copy
        rol edx, 0x1e                              ;   535.5 p1     117 k
        and edx, 0x8000000                         ;   539.5 p0     117 k
        or ebx, esi                                ;   535.5 p0     117 k
        mov esi, eax                               ;   529.3 p0     117 k copy
        rol esi, 0x1f                              ;   536.0 p1     117 k
        and esi, 0x800                             ;   540.0 p0     117 k
        or ebx, edi                                ;   539.0 p0     117 k
        mov edi, ecx                               ;   530.5 p1     117 k copy
        rol edi, 2                                 ;   539.5 p1     117 k
        or ebx, ebp                                ;   539.5 p0     117 k
        mov ebp, edi                               ;   543.5 p0     117 k copy
        and ebp, 0x1000000                         ;   544.0 p0     117 k
        or ebx, edx                                ;   540.0 p0     117 k
        mov edx, ecx                               ;   532.2 p1     117 k copy
        rol edx, 0xb                               ;   540.5 p1     117 k
        and edx, 0x10000000                        ;   544.5 p0     117 k
        or ebx, esi                                ;   540.5 p0     117 k
        mov esi, ecx                               ;   533.7 p1     117 k copy
        rol esi, 0xe                               ;   541.0 p1     117 k
        and esi, 0x42000000                        ;   545.0 p0     117 k
        or ebx, ebp                                ;   544.5 p0     117 k
        or ebx, edx                                ;   545.0 p0     117 k
        or ebx, esi                                ;   545.5 p0     117 k
        mov esi, ecx                               ;   535.5 p1     117 k copy
        rol esi, 0x15                              ;   546.0 p1     117 k
        mov ebp, esi                               ;   550.0 p0     117 k copy
        and ebp, 0x20000000                        ;   550.5 p0     117 k
        or ebx, ebp                                ;   551.0 p0     117 k
        rol eax, 0xc                               ;   551.5 p1     117 k
        mov ebp, ecx                               ;   537.7 p0     117 k copy
        rol ebp, 0x16                              ;   555.5 p1     117 k
        and edi, 0x28                              ;   543.5 p0     117 k
        and eax, 0x100                             ;   555.5 p0     117 k
        mov edx, ebp                               ;   559.5 p1     117 k copy
        and edx, 0x4000000                         ;   560.0 p0     117 k
        or ebx, edx                                ;   560.5 p0     117 k
        mov edx, ecx                               ;   539.8 p1     117 k copy
        and edx, 0x2000                            ;   540.3 p0     117 k
        and esi, 2                                 ;   550.0 p0     117 k
        and ebp, 0x10                              ;   559.5 p0     117 k
        or edx, edi                                ;   544.0 p0     117 k
        mov edi, ecx                               ;   541.5 p1     117 k copy
        rol edi, 5                                 ;   544.5 p1     117 k
        and edi, 0x8000                            ;   548.5 p0     117 k
        or edx, edi                                ;   549.0 p0     117 k
        mov edi, ecx                               ;   543.0 p1     117 k copy
        rol edi, 7                                 ;   549.5 p1     117 k
        and edi, 0x4000                            ;   553.5 p0     117 k
        or edx, esi                                ;   550.5 p0     117 k
        mov esi, ecx                               ;   544.5 p1     117 k copy
        rol esi, 0xc                               ;   551.0 p1     117 k
        and esi, 0x1001                            ;   555.0 p0     117 k
        or edx, edi                                ;   554.0 p0     117 k
        mov edi, ecx                               ;   545.8 p0     117 k copy
        rol edi, 0x14                              ;   554.5 p1     117 k
        and edi, 0xa40                             ;   558.5 p0     117 k
        or edx, esi                                ;   555.5 p0     117 k
        mov esi, ecx                               ;   547.0 p1     117 k copy
        rol esi, 0x17                              ;   556.0 p1     117 k
        and esi, 0x400                             ;   560.0 p0     117 k
        or edx, eax                                ;   556.0 p0     117 k
        mov eax, ecx                               ;   548.5 p1     117 k copy
        rol eax, 0x1d                              ;   556.5 p1     117 k
        or edx, edi                                ;   559.0 p0     117 k
        rol ecx, 0x1e                              ;   559.5 p1     117 k
        or edx, ebp                                ;   560.0 p0     117 k
        and eax, 4                                 ;   560.5 p0     117 k
        or edx, esi                                ;   560.5 p0     117 k
        or edx, eax                                ;   561.0 p0     117 k
        and ecx, 0x80                              ;   563.5 p0     117 k
        or edx, ecx                                ;   564.0 p0     117 k
        movzx esi, dx                              ;   564.5 p1     117 k
        mov edi, ebx                               ;   561.0 p1     119 w copy
        shr edi, 6                                 ;   561.5 p1     119 w
        and edi, 0x3f                              ;   565.5 p0     119 w
        mov ebp, ebx                               ;   561.0 p0     119 w copy
        shr ebp, 0x12                              ;   561.5 p1     119 w
        and ebp, 0x3f                              ;   565.5 p0     119 w
        mov eax, ebx                               ;   561.0 p0     117 k copy
        shr ebx, 0x1e                              ;   561.0 p1     119 w
        mov ecx, esi                               ;   565.0 p0     117 k copy
        shl esi, 2                                 ;   565.0 p1     119 w
        or ebx, esi                                ;   569.0 p0     119 w
        and ebx, 0x3f                              ;   569.5 p0     119 w
        shl ebp, 8                                 ;   566.0 p1     119 w
        mov esi, ecx                               ;   565.5 p0     119 w copy
        shr esi, 0xa                               ;   566.0 p1     119 w
        shl ebx, 0x10                              ;   570.0 p1     119 w
        shl esi, 0x18                              ;   570.0 p1     119 w
        or edi, ebp                                ;   570.0 p0     119 w
        or edi, ebx                                ;   574.0 p0     119 w
        or edi, esi                                ;   574.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   558.5 p2     120 rk reload
        mov dword [esi + 40], edi                  ;   575.0 p0+p3  120 rk
        mov edi, eax                               ;   561.5 p0     119 w copy
        and edi, 0x3f                              ;   562.0 p0     119 w
        mov ebp, eax                               ;   561.5 p1     119 w copy
        shr ebp, 0xc                               ;   562.0 p1     119 w
        shr eax, 0x18                              ;   562.0 p1     119 w
        and ebp, 0x3f                              ;   566.0 p0     119 w
        shr ecx, 4                                 ;   565.5 p1     119 w
        and eax, 0x3f                              ;   566.0 p0     119 w
        shl ebp, 8                                 ;   566.5 p1     119 w
        and ecx, 0x3f                              ;   569.5 p0     119 w
        shl eax, 0x10                              ;   566.5 p1     119 w
        shl ecx, 0x18                              ;   570.0 p1     119 w
        or edi, ebp                                ;   570.5 p0     119 w
        or edi, eax                                ;   571.0 p0     119 w
        or edi, ecx                                ;   574.0 p0     119 w
        mov dword [esi + 44], edi                  ;   574.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   564.5 p2     115 c reload
        mov ebp, edi                               ;   566.5 p0     115 c copy
        shl edi, 2                                 ;   567.0 p1     115 c
        shr ebp, 0x1a                              ;   568.0 p1     115 c
        and edi, 0xfffffff                         ;   571.0 p0     115 c
        or edi, ebp                                ;   572.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   566.5 p2     116 d reload
        mov eax, ebp                               ;   568.5 p0     116 d copy
        shl ebp, 2                                 ;   569.0 p1     116 d
        shr eax, 0x1a                              ;   570.0 p1     116 d
        and ebp, 0xfffffff                         ;   573.0 p0     116 d
        or ebp, eax                                ;   574.0 p0     116 d
        mov eax, edi                               ;   572.5 p0     117 k copy
        shl eax, 0x1c                              ;   573.0 p1     117 k
        mov ecx, edi                               ;   572.5 p0     117 k copy
        shr ecx, 4                                 ;   573.0 p1     117 k
        or eax, ebp                                ;   577.0 p0     117 k
        mov edx, eax                               ;   577.5 p0     117 k copy
        rol edx, 1                                 ;   578.0 p1     117 k
        and edx, 0x80100000                        ;   582.0 p0     117 k
        mov ebx, eax                               ;   577.5 p0     117 k copy
        and ebx, 0x10000                           ;   578.0 p0     117 k
        mov esi, eax                               ;   577.5 p0     117 k copy
        rol esi, 3                                 ;   578.5 p1     117 k
        and esi, 0x4440                            ;   582.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   574.5 p0+p3  116 d spill
        mov ebp, eax                               ;   577.5 p0     117 k copy
        rol ebp, 4                                 ;   583.0 p1     117 k
        and ebp, 0x1000                            ;   587.0 p0     117 k
        mov dword [esp + 4], edi                   ;   575.3 p0+p3  115 c spill
        mov edi, eax                               ;   577.5 p1     117 k copy
        rol edi, 6                                 ;   587.5 p1     117 k
        and edi, 2                                 ;   591.5 p0     117 k
        or ebx, edx                                ;   582.5 p0     117 k
        mov edx, eax                               ;   577.5 p0     117 k copy
        rol edx, 8                                 ;   583.0 p1     117 k
        and edx, 0x800101                          ;   587.0 p0     117 k
        or ebx, esi                                ;   583.0 p0     117 k
        mov esi, eax                               ;   578.5 p1     117 k copy
        rol esi, 0xa                               ;   583.5 p1     117 k
        and esi, 0x88000                           ;   587.5 p0     117 k
        or ebx, ebp                                ;   587.5 p0     117 k
        mov ebp, eax                               ;   579.8 p0     117 k copy
        rol ebp, 0xe                               ;   588.0 p1     117 k
        and ebp, 4                                 ;   592.0 p0     117 k
        or ebx, edx                                ;   588.0 p0     117 k
        mov edx, eax                               ;   581.0 p1     117 k copy
        rol edx, 0x11                              ;   588.5 p1     117 k
        and edx, 0x40080                           ;   592.5 p0     117 k
        or ebx, esi                                ;   588.5 p0     117 k
        mov esi, eax                               ;   582.3 p0     117 k copy
        rol esi, 0x12                              ;   589.0 p1     117 k
        and esi, 0x400000                          ;   593.0 p0     117 k
        or ebx, edi                                ;   592.0 p0     117 k
        mov edi, eax                               ;   583.5 p1     117 k copy
        rol edi, 0x16                              ;   592.5 p1     117 k
        and edi, 0x2010                            ;   596.5 p0     117 k
        or ebx, ebp                                ;   592.5 p0     117 k
        mov ebp, eax                               ;   584.8 p0     117 k copy
        rol ebp, 0x17                              ;   593.0 p1     117 k
        and ebp, 0x20000                           ;   597.0 p0     117 k
        or ebx, edx                                ;   593.0 p0     117 k
        mov edx, eax                               ;   586.0 p1     117 k copy
        rol edx, 0x18                              ;   593.5 p1     117 k
        and edx, 0x200                             ;   597.5 p0     117 k
        or ebx, esi                                ;   593.5 p0     117 k
        mov esi, eax                               ;   587.3 p0     117 k copy
        rol esi, 0x1b                              ;   594.0 p1     117 k
        and esi, 0x20                              ;   598.0 p0     117 k
        or ebx, edi                                ;   597.0 p0     117 k
        mov edi, eax                               ;   588.5 p1     117 k copy
        rol edi, 0x1c                              ;   597.5 p1     117 k
        and edi, 0x200000                          ;   601.5 p0     117 k
        or ebx, ebp                                ;   597.5 p0     117 k
        mov ebp, eax                               ;   589.8 p0     117 k copy
        rol ebp, 0x1d                              ;   598.0 p1     117 k
        and ebp, 8                                 ;   602.0 p0     117 k
        or ebx, edx                                ;   598.0 p0     117 k
        mov edx, eax                               ;   591.0 p1     117 k copy
        rol edx, 0x1e                              ;   598.5 p1     117 k
        and edx, 0x8000000                         ;   602.5 p0     117 k
        or ebx, esi                                ;   598.5 p0     117 k
        mov esi, eax                               ;   592.3 p0     117 k copy
        rol esi, 0x1f                              ;   599.0 p1     117 k
        and esi, 0x800                             ;   603.0 p0     117 k
        or ebx, edi                                ;   602.0 p0     117 k
        mov edi, ecx                               ;   593.5 p1     117 k copy
        rol edi, 2                                 ;   602.5 p1     117 k
        or ebx, ebp                                ;   602.5 p0     117 k
        mov ebp, edi                               ;   606.5 p0     117 k copy
        and ebp, 0x1000000                         ;   607.0 p0     117 k
        or ebx, edx                                ;   603.0 p0     117 k
        mov edx, ecx                               ;   595.2 p1     117 k copy
        rol edx, 0xb                               ;   603.5 p1     117 k
        and edx, 0x10000000                        ;   607.5 p0     117 k
        or ebx, esi                                ;   603.5 p0     117 k
        mov esi, ecx                               ;   596.7 p1     117 k copy
        rol esi, 0xe                               ;   604.0 p1     117 k
        and esi, 0x42000000                        ;   608.0 p0     117 k
        or ebx, ebp                                ;   607.5 p0     117 k
        or ebx, edx                                ;   608.0 p0     117 k
        or ebx, esi                                ;   608.5 p0     117 k
        mov esi, ecx                               ;   598.5 p1     117 k copy
        rol esi, 0x15                              ;   609.0 p1     117 k
        mov ebp, esi                               ;   613.0 p0     117 k copy
        and ebp, 0x20000000                        ;   613.5 p0     117 k
        or ebx, ebp                                ;   614.0 p0     117 k
        rol eax, 0xc                               ;   614.5 p1     117 k
        mov ebp, ecx                               ;   600.7 p0     117 k copy
        rol ebp, 0x16                              ;   618.5 p1     117 k
        and edi, 0x28                              ;   606.5 p0     117 k
        and eax, 0x100                             ;   618.5 p0     117 k
        mov edx, ebp                               ;   622.5 p1     117 k copy
        and edx, 0x4000000                         ;   623.0 p0     117 k
        or ebx, edx                                ;   623.5 p0     117 k
        mov edx, ecx                               ;   602.8 p1     117 k copy
        and edx, 0x2000                            ;   603.3 p0     117 k
        and esi, 2                                 ;   613.0 p0     117 k
        and ebp, 0x10                              ;   622.5 p0     117 k
        or edx, edi                                ;   607.0 p0     117 k
        mov edi, ecx                               ;   604.5 p1     117 k copy
        rol edi, 5                                 ;   607.5 p1     117 k
        and edi, 0x8000                            ;   611.5 p0     117 k
        or edx, edi                                ;   612.0 p0     117 k
        mov edi, ecx                               ;   606.0 p1     117 k copy
        rol edi, 7                                 ;   612.5 p1     117 k
        and edi, 0x4000                            ;   616.5 p0     117 k
        or edx, esi                                ;   613.5 p0     117 k
        mov esi, ecx                               ;   607.5 p1     117 k copy
        rol esi, 0xc                               ;   614.0 p1     117 k
        and esi, 0x1001                            ;   618.0 p0     117 k
        or edx, edi                                ;   617.0 p0     117 k
        mov edi, ecx                               ;   608.8 p0     117 k copy
        rol edi, 0x14                              ;   617.5 p1     117 k
        and edi, 0xa40                             ;   621.5 p0     117 k
        or edx, esi                                ;   618.5 p0     117 k
        mov esi, ecx                               ;   610.0 p1     117 k copy
        rol esi, 0x17                              ;   619.0 p1     117 k
        and esi, 0x400                             ;   623.0 p0     117 k
        or edx, eax                                ;   619.0 p0     117 k
        mov eax, ecx                               ;   611.5 p1     117 k copy
        rol eax, 0x1d                              ;   619.5 p1     117 k
        or edx, edi                                ;   622.0 p0     117 k
        rol ecx, 0x1e                              ;   622.5 p1     117 k
        or edx, ebp                                ;   623.0 p0     117 k
        and eax, 4                                 ;   623.5 p0     117 k
        or edx, esi                                ;   623.5 p0     117 k
        or edx, eax                                ;   624.0 p0     117 k
        and ecx, 0x80                              ;   626.5 p0     117 k
        or edx, ecx                                ;   627.0 p0     117 k
        movzx esi, dx                              ;   627.5 p1     117 k
        mov edi, ebx                               ;   624.0 p1     119 w copy
        shr edi, 6                                 ;   624.5 p1     119 w
        and edi, 0x3f                              ;   628.5 p0     119 w
        mov ebp, ebx                               ;   624.0 p0     119 w copy
        shr ebp, 0x12                              ;   624.5 p1     119 w
        and ebp, 0x3f                              ;   628.5 p0     119 w
        mov eax, ebx                               ;   624.0 p0     117 k copy
        shr ebx, 0x1e                              ;   624.0 p1     119 w
        mov ecx, esi                               ;   628.0 p0     117 k copy
        shl esi, 2                                 ;   628.0 p1     119 w
        or ebx, esi                                ;   632.0 p0     119 w
        and ebx, 0x3f                              ;   632.5 p0     119 w
        shl ebp, 8                                 ;   629.0 p1     119 w
        mov esi, ecx                               ;   628.5 p0     119 w copy
        shr esi, 0xa                               ;   629.0 p1     119 w
        shl ebx, 0x10                              ;   633.0 p1     119 w
        shl esi, 0x18                              ;   633.0 p1     119 w
        or edi, ebp                                ;   633.0 p0     119 w
        or edi, ebx                                ;   637.0 p0     119 w
        or edi, esi                                ;   637.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   621.5 p2     120 rk reload
        mov dword [esi + 48], edi                  ;   638.0 p0+p3  120 rk
        mov edi, eax                               ;   624.5 p0     119 w copy
        and edi, 0x3f                              ;   625.0 p0     119 w
        mov ebp, eax                               ;   624.5 p1     119 w copy
        shr ebp, 0xc                               ;   625.0 p1     119 w
        shr eax, 0x18                              ;   625.0 p1     119 w
        and ebp, 0x3f                              ;   629.0 p0     119 w
        shr ecx, 4                                 ;   628.5 p1     119 w
        and eax, 0x3f                              ;   629.0 p0     119 w
        shl ebp, 8                                 ;   629.5 p1     119 w
        and ecx, 0x3f                              ;   632.5 p0     119 w
        shl eax, 0x10                              ;   629.5 p1     119 w
        shl ecx, 0x18                              ;   633.0 p1     119 w
        or edi, ebp                                ;   633.5 p0     119 w
        or edi, eax                                ;   634.0 p0     119 w
        or edi, ecx                                ;   637.0 p0     119 w
        mov dword [esi + 52], edi                  ;   637.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   627.5 p2     115 c reload
        mov ebp, edi                               ;   629.5 p0     115 c copy
        shl edi, 2                                 ;   630.0 p1     115 c
        shr ebp, 0x1a                              ;   631.0 p1     115 c
        and edi, 0xfffffff                         ;   634.0 p0     115 c
        or edi, ebp                                ;   635.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   629.5 p2     116 d reload
        mov eax, ebp                               ;   631.5 p0     116 d copy
        shl ebp, 2                                 ;   632.0 p1     116 d
        shr eax, 0x1a                              ;   633.0 p1     116 d
        and ebp, 0xfffffff                         ;   636.0 p0     116 d
        or ebp, eax                                ;   637.0 p0     116 d
        mov eax, edi                               ;   635.5 p0     117 k copy
        shl eax, 0x1c                              ;   636.0 p1     117 k
        mov ecx, edi                               ;   635.5 p0     117 k copy
        shr ecx, 4                                 ;   636.0 p1     117 k
        or eax, ebp                                ;   640.0 p0     117 k
        mov edx, eax                               ;   640.5 p0     117 k copy
        rol edx, 1                                 ;   641.0 p1     117 k
        and edx, 0x80100000                        ;   645.0 p0     117 k
        mov ebx, eax                               ;   640.5 p0     117 k copy
        and ebx, 0x10000                           ;   641.0 p0     117 k
        mov esi, eax                               ;   640.5 p0     117 k copy
        rol esi, 3                                 ;   641.5 p1     117 k
        and esi, 0x4440                            ;   645.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   637.5 p0+p3  116 d spill
        mov ebp, eax                               ;   640.5 p0     117 k copy
        rol ebp, 4                                 ;   646.0 p1     117 k
        and ebp, 0x1000                            ;   650.0 p0     117 k
        mov dword [esp + 4], edi                   ;   638.3 p0+p3  115 c spill
        mov edi, eax                               ;   640.5 p1     117 k copy
        rol edi, 6                                 ;   650.5 p1     117 k
        and edi, 2                                 ;   654.5 p0     117 k
        or ebx, edx                                ;   645.5 p0     117 k
        mov edx, eax                               ;   640.5 p0     117 k copy
        rol edx, 8                                 ;   646.0 p1     117 k
        and edx, 0x800101                          ;   650.0 p0     117 k
        or ebx, esi                                ;   646.0 p0     117 k
        mov esi, eax                               ;   641.5 p1     117 k copy
        rol esi, 0xa                               ;   646.5 p1     117 k
        and esi, 0x88000                           ;   650.5 p0     117 k
        or ebx, ebp                                ;   650.5 p0     117 k
        mov ebp, eax                               ;   642.8 p0     117 k copy
        rol ebp, 0xe                               ;   651.0 p1     117 k
        and ebp, 4                                 ;   655.0 p0     117 k
        or ebx, edx                                ;   651.0 p0     117 k
        mov edx, eax                               ;   644.0 p1     117 k copy
        rol edx, 0x11                              ;   651.5 p1     117 k
        and edx, 0x40080                           ;   655.5 p0     117 k
        or ebx, esi                                ;   651.5 p0     117 k
        mov esi, eax                               ;   645.3 p0     117 k copy
        rol esi, 0x12                              ;   652.0 p1     117 k
        and esi, 0x400000                          ;   656.0 p0     117 k
        or ebx, edi                                ;   655.0 p0     117 k
        mov edi, eax                               ;   646.5 p1     117 k copy
        rol edi, 0x16                              ;   655.5 p1     117 k
        and edi, 0x2010                            ;   659.5 p0     117 k
        or ebx, ebp                                ;   655.5 p0     117 k
        mov ebp, eax                               ;   647.8 p0     117 k copy
        rol ebp, 0x17                              ;   656.0 p1     117 k
        and ebp, 0x20000                           ;   660.0 p0     117 k
        or ebx, edx                                ;   656.0 p0     117 k
        mov edx, eax                               ;   649.0 p1     117 k copy
        rol edx, 0x18                              ;   656.5 p1     117 k
        and edx, 0x200                             ;   660.5 p0     117 k
        or ebx, esi                                ;   656.5 p0     117 k
        mov esi, eax                               ;   650.3 p0     117 k copy
        rol esi, 0x1b                              ;   657.0 p1     117 k
        and esi, 0x20                              ;   661.0 p0     117 k
        or ebx, edi                                ;   660.0 p0     117 k
        mov edi, eax                               ;   651.5 p1     117 k copy
        rol edi, 0x1c                              ;   660.5 p1     117 k
        and edi, 0x200000                          ;   664.5 p0     117 k
        or ebx, ebp                                ;   660.5 p0     117 k
        mov ebp, eax                               ;   652.8 p0     117 k copy
        rol ebp, 0x1d                              ;   661.0 p1     117 k
        and ebp, 8                                 ;   665.0 p0     117 k
        or ebx, edx                                ;   661.0 p0     117 k
        mov edx, eax                               ;   654.0 p1     117 k copy
        rol edx, 0x1e                              ;   661.5 p1     117 k
        and edx, 0x8000000                         ;   665.5 p0     117 k
        or ebx, esi                                ;   661.5 p0     117 k
        mov esi, eax                               ;   655.3 p0     117 k copy
        rol esi, 0x1f                              ;   662.0 p1     117 k
        and esi, 0x800                             ;   666.0 p0     117 k
        or ebx, edi                                ;   665.0 p0     117 k
        mov edi, ecx                               ;   656.5 p1     117 k copy
        rol edi, 2                                 ;   665.5 p1     117 k
        or ebx, ebp                                ;   665.5 p0     117 k
        mov ebp, edi                               ;   669.5 p0     117 k copy
        and ebp, 0x1000000                         ;   670.0 p0     117 k
        or ebx, edx                                ;   666.0 p0     117 k
        mov edx, ecx                               ;   658.2 p1     117 k copy
        rol edx, 0xb                               ;   666.5 p1     117 k
        and edx, 0x10000000                        ;   670.5 p0     117 k
        or ebx, esi                                ;   666.5 p0     117 k
        mov esi, ecx                               ;   659.7 p1     117 k copy
        rol esi, 0xe                               ;   667.0 p1     117 k
        and esi, 0x42000000                        ;   671.0 p0     117 k
        or ebx, ebp                                ;   670.5 p0     117 k
        or ebx, edx                                ;   671.0 p0     117 k
        or ebx, esi                                ;   671.5 p0     117 k
        mov esi, ecx                               ;   661.5 p1     117 k copy
        rol esi, 0x15                              ;   672.0 p1     117 k
        mov ebp, esi                               ;   676.0 p0     117 k copy
        and ebp, 0x20000000                        ;   676.5 p0     117 k
        or ebx, ebp                                ;   677.0 p0     117 k
        rol eax, 0xc                               ;   677.5 p1     117 k
        mov ebp, ecx                               ;   663.7 p0     117 k copy
        rol ebp, 0x16                              ;   681.5 p1     117 k
        and edi, 0x28                              ;   669.5 p0     117 k
        and eax, 0x100                             ;   681.5 p0     117 k
        mov edx, ebp                               ;   685.5 p1     117 k copy
        and edx, 0x4000000                         ;   686.0 p0     117 k
        or ebx, edx                                ;   686.5 p0     117 k
        mov edx, ecx                               ;   665.8 p1     117 k copy
        and edx, 0x2000                            ;   666.3 p0     117 k
        and esi, 2                                 ;   676.0 p0     117 k
        and ebp, 0x10                              ;   685.5 p0     117 k
        or edx, edi                                ;   670.0 p0     117 k
        mov edi, ecx                               ;   667.5 p1     117 k copy
        rol edi, 5                                 ;   670.5 p1     117 k
        and edi, 0x8000                            ;   674.5 p0     117 k
        or edx, edi                                ;   675.0 p0     117 k
        mov edi, ecx                               ;   669.0 p1     117 k copy
        rol edi, 7                                 ;   675.5 p1     117 k
        and edi, 0x4000                            ;   679.5 p0     117 k
        or edx, esi                                ;   676.5 p0     117 k
        mov esi, ecx                               ;   670.5 p1     117 k copy
        rol esi, 0xc                               ;   677.0 p1     117 k
        and esi, 0x1001                            ;   681.0 p0     117 k
        or edx, edi                                ;   680.0 p0     117 k
        mov edi, ecx                               ;   671.8 p0     117 k copy
        rol edi, 0x14                              ;   680.5 p1     117 k
        and edi, 0xa40                             ;   684.5 p0     117 k
        or edx, esi                                ;   681.5 p0     117 k
        mov esi, ecx                               ;   673.0 p1     117 k copy
        rol esi, 0x17                              ;   682.0 p1     117 k
        and esi, 0x400                             ;   686.0 p0     117 k
        or edx, eax                                ;   682.0 p0     117 k
        mov eax, ecx                               ;   674.5 p1     117 k copy
        rol eax, 0x1d                              ;   682.5 p1     117 k
        or edx, edi                                ;   685.0 p0     117 k
        rol ecx, 0x1e                              ;   685.5 p1     117 k
        or edx, ebp                                ;   686.0 p0     117 k
        and eax, 4                                 ;   686.5 p0     117 k
        or edx, esi                                ;   686.5 p0     117 k
        or edx, eax                                ;   687.0 p0     117 k
        and ecx, 0x80                              ;   689.5 p0     117 k
        or edx, ecx                                ;   690.0 p0     117 k
        movzx esi, dx                              ;   690.5 p1     117 k
        mov edi, ebx                               ;   687.0 p1     119 w copy
        shr edi, 6                                 ;   687.5 p1     119 w
        and edi, 0x3f                              ;   691.5 p0     119 w
        mov ebp, ebx                               ;   687.0 p0     119 w copy
        shr ebp, 0x12                              ;   687.5 p1     119 w
        and ebp, 0x3f                              ;   691.5 p0     119 w
        mov eax, ebx                               ;   687.0 p0     117 k copy
        shr ebx, 0x1e                              ;   687.0 p1     119 w
        mov ecx, esi                               ;   691.0 p0     117 k copy
        shl esi, 2                                 ;   691.0 p1     119 w
        or ebx, esi                                ;   695.0 p0     119 w
        and ebx, 0x3f                              ;   695.5 p0     119 w
        shl ebp, 8                                 ;   692.0 p1     119 w
        mov esi, ecx                               ;   691.5 p0     119 w copy
        shr esi, 0xa                               ;   692.0 p1     119 w
        shl ebx, 0x10                              ;   696.0 p1     119 w
        shl esi, 0x18                              ;   696.0 p1     119 w
        or edi, ebp                                ;   696.0 p0     119 w
        or edi, ebx                                ;   700.0 p0     119 w
        or edi, esi                                ;   700.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   684.5 p2     120 rk reload
        mov dword [esi + 56], edi                  ;   701.0 p0+p3  120 rk
        mov edi, eax                               ;   687.5 p0     119 w copy
        and edi, 0x3f                              ;   688.0 p0     119 w
        mov ebp, eax                               ;   687.5 p1     119 w copy
        shr ebp, 0xc                               ;   688.0 p1     119 w
        shr eax, 0x18                              ;   688.0 p1     119 w
        and ebp, 0x3f                              ;   692.0 p0     119 w
        shr ecx, 4                                 ;   691.5 p1     119 w
        and eax, 0x3f                              ;   692.0 p0     119 w
        shl ebp, 8                                 ;   692.5 p1     119 w
        and ecx, 0x3f                              ;   695.5 p0     119 w
        shl eax, 0x10                              ;   692.5 p1     119 w
        shl ecx, 0x18                              ;   696.0 p1     119 w
        or edi, ebp                                ;   696.5 p0     119 w
        or edi, eax                                ;   697.0 p0     119 w
        or edi, ecx                                ;   700.0 p0     119 w
        mov dword [esi + 60], edi                  ;   700.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   690.5 p2     115 c reload
        mov ebp, edi                               ;   692.5 p0     115 c copy
        shl edi, 1                                 ;   693.0 p1     115 c
        shr ebp, 0x1b                              ;   694.0 p1     115 c
        and edi, 0xfffffff                         ;   697.0 p0     115 c
        or edi, ebp                                ;   698.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   692.5 p2     116 d reload
        mov eax, ebp                               ;   694.5 p0     116 d copy
        shl ebp, 1                                 ;   695.0 p1     116 d
        shr eax, 0x1b                              ;   696.0 p1     116 d
        and ebp, 0xfffffff                         ;   699.0 p0     116 d
        or ebp, eax                                ;   700.0 p0     116 d
        mov eax, edi                               ;   698.5 p0     117 k copy
        shl eax, 0x1c                              ;   699.0 p1     117 k
        mov ecx, edi                               ;   698.5 p0     117 k copy
        shr ecx, 4                                 ;   699.0 p1     117 k
        or eax, ebp                                ;   703.0 p0     117 k
        mov edx, eax                               ;   703.5 p0     117 k copy
        rol edx, 1                                 ;   704.0 p1     117 k
        and edx, 0x80100000                        ;   708.0 p0     117 k
        mov ebx, eax                               ;   703.5 p0     117 k copy
        and ebx, 0x10000                           ;   704.0 p0     117 k
        mov esi, eax                               ;   703.5 p0     117 k copy
        rol esi, 3                                 ;   704.5 p1     117 k
        and esi, 0x4440                            ;   708.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   700.5 p0+p3  116 d spill
        mov ebp, eax                               ;   703.5 p0     117 k copy
        rol ebp, 4                                 ;   709.0 p1     117 k
        and ebp, 0x1000                            ;   713.0 p0     117 k
        mov dword [esp + 4], edi                   ;   701.3 p0+p3  115 c spill
        mov edi, eax                               ;   703.5 p1     117 k copy
        rol edi, 6                                 ;   713.5 p1     117 k
        and edi, 2                                 ;   717.5 p0     117 k
        or ebx, edx                                ;   708.5 p0     117 k
        mov edx, eax                               ;   703.5 p0     117 k copy
        rol edx, 8                                 ;   709.0 p1     117 k
        and edx, 0x800101                          ;   713.0 p0     117 k
        or ebx, esi                                ;   709.0 p0     117 k
        mov esi, eax                               ;   704.5 p1     117 k copy
        rol esi, 0xa                               ;   709.5 p1     117 k
        and esi, 0x88000                           ;   713.5 p0     117 k
        or ebx, ebp                                ;   713.5 p0     117 k
        mov ebp, eax                               ;   705.8 p0     117 k copy
        rol ebp, 0xe                               ;   714.0 p1     117 k
        and ebp, 4                                 ;   718.0 p0     117 k
        or ebx, edx                                ;   714.0 p0     117 k
        mov edx, eax                               ;   707.0 p1     117 k copy
        rol edx, 0x11                              ;   714.5 p1     117 k
        and edx, 0x40080                           ;   718.5 p0     117 k
        or ebx, esi                                ;   714.5 p0     117 k
        mov esi, eax                               ;   708.3 p0     117 k copy
        rol esi, 0x12                              ;   715.0 p1     117 k
        and esi, 0x400000                          ;   719.0 p0     117 k
        or ebx, edi                                ;   718.0 p0     117 k
        mov edi, eax                               ;   709.5 p1     117 k copy
        rol edi, 0x16                              ;   718.5 p1     117 k
        and edi, 0x2010                            ;   722.5 p0     117 k
        or ebx, ebp                                ;   718.5 p0     117 k
        mov ebp, eax                               ;   710.8 p0     117 k copy
        rol ebp, 0x17                              ;   719.0 p1     117 k
        and ebp, 0x20000                           ;   723.0 p0     117 k
        or ebx, edx                                ;   719.0 p0     117 k
        mov edx, eax                               ;   712.0 p1     117 k copy
        rol edx, 0x18                              ;   719.5 p1     117 k
        and edx, 0x200                             ;   723.5 p0     117 k
        or ebx, esi                                ;   719.5 p0     117 k
        mov esi, eax                               ;   713.3 p0     117 k copy
        rol esi, 0x1b                              ;   720.0 p1     117 k
        and esi, 0x20                              ;   724.0 p0     117 k
        or ebx, edi                                ;   723.0 p0     117 k
        mov edi, eax                               ;   714.5 p1     117 k copy
        rol edi, 0x1c                              ;   723.5 p1     117 k
        and edi, 0x200000                          ;   727.5 p0     117 k
        or ebx, ebp                                ;   723.5 p0     117 k
        mov ebp, eax                               ;   715.8 p0     117 k copy
        rol ebp, 0x1d                              ;   724.0 p1     117 k
        and ebp, 8                                 ;   728.0 p0     117 k
        or ebx, edx                                ;   724.0 p0     117 k
        mov edx, eax                               ;   717.0 p1     117 k copy
        rol edx, 0x1e                              ;   724.5 p1     117 k
        and edx, 0x8000000                         ;   728.5 p0     117 k
        or ebx, esi                                ;   724.5 p0     117 k
        mov esi, eax                               ;   718.3 p0     117 k copy
        rol esi, 0x1f                              ;   725.0 p1     117 k
        and esi, 0x800                             ;   729.0 p0     117 k
        or ebx, edi                                ;   728.0 p0     117 k
        mov edi, ecx                               ;   719.5 p1     117 k copy
        rol edi, 2                                 ;   728.5 p1     117 k
        or ebx, ebp                                ;   728.5 p0     117 k
        mov ebp, edi                               ;   732.5 p0     117 k copy
        and ebp, 0x1000000                         ;   733.0 p0     117 k
        or ebx, edx                                ;   729.0 p0     117 k
        mov edx, ecx                               ;   721.2 p1     117 k copy
        rol edx, 0xb                               ;   729.5 p1     117 k
        and edx, 0x10000000                        ;   733.5 p0     117 k
        or ebx, esi                                ;   729.5 p0     117 k
        mov esi, ecx                               ;   722.7 p1     117 k copy
        rol esi, 0xe                               ;   730.0 p1     117 k
        and esi, 0x42000000                        ;   734.0 p0     117 k
        or ebx, ebp                                ;   733.5 p0     117 k
        or ebx, edx                                ;   734.0 p0     117 k
        or ebx, esi                                ;   734.5 p0     117 k
        mov esi, ecx                               ;   724.5 p1     117 k copy
        rol esi, 0x15                              ;   735.0 p1     117 k
        mov ebp, esi                               ;   739.0 p0     117 k copy
        and ebp, 0x20000000                        ;   739.5 p0     117 k
        or ebx, ebp                                ;   740.0 p0     117 k
        rol eax, 0xc                               ;   740.5 p1     117 k
        mov ebp, ecx                               ;   726.7 p0     117 k copy
        rol ebp, 0x16                              ;   744.5 p1     117 k
        and edi, 0x28                              ;   732.5 p0     117 k
        and eax, 0x100                             ;   744.5 p0     117 k
        mov edx, ebp                               ;   748.5 p1     117 k copy
        and edx, 0x4000000                         ;   749.0 p0     117 k
        or ebx, edx                                ;   749.5 p0     117 k
        mov edx, ecx                               ;   728.8 p1     117 k copy
        and edx, 0x2000                            ;   729.3 p0     117 k
        and esi, 2                                 ;   739.0 p0     117 k
        and ebp, 0x10                              ;   748.5 p0     117 k
        or edx, edi                                ;   733.0 p0     117 k
        mov edi, ecx                               ;   730.5 p1     117 k copy
        rol edi, 5                                 ;   733.5 p1     117 k
        and edi, 0x8000                            ;   737.5 p0     117 k
        or edx, edi                                ;   738.0 p0     117 k
        mov edi, ecx                               ;   732.0 p1     117 k copy
        rol edi, 7                                 ;   738.5 p1     117 k
        and edi, 0x4000                            ;   742.5 p0     117 k
        or edx, esi                                ;   739.5 p0     117 k
        mov esi, ecx                               ;   733.5 p1     117 k copy
        rol esi, 0xc                               ;   740.0 p1     117 k
        and esi, 0x1001                            ;   744.0 p0     117 k
        or edx, edi                                ;   743.0 p0     117 k
        mov edi, ecx                               ;   734.8 p0     117 k copy
        rol edi, 0x14                              ;   743.5 p1     117 k
        and edi, 0xa40                             ;   747.5 p0     117 k
        or edx, esi                                ;   744.5 p0     117 k
        mov esi, ecx                               ;   736.0 p1     117 k copy
        rol esi, 0x17                              ;   745.0 p1     117 k
        and esi, 0x400                             ;   749.0 p0     117 k
        or edx, eax                                ;   745.0 p0     117 k
        mov eax, ecx                               ;   737.5 p1     117 k copy
        rol eax, 0x1d                              ;   745.5 p1     117 k
        or edx, edi                                ;   748.0 p0     117 k
        rol ecx, 0x1e                              ;   748.5 p1     117 k
        or edx, ebp                                ;   749.0 p0     117 k
        and eax, 4                                 ;   749.5 p0     117 k
        or edx, esi                                ;   749.5 p0     117 k
        or edx, eax                                ;   750.0 p0     117 k
        and ecx, 0x80                              ;   752.5 p0     117 k
        or edx, ecx                                ;   753.0 p0     117 k
        movzx esi, dx                              ;   753.5 p1     117 k
        mov edi, ebx                               ;   750.0 p1     119 w copy
        shr edi, 6                                 ;   750.5 p1     119 w
        and edi, 0x3f                              ;   754.5 p0     119 w
        mov ebp, ebx                               ;   750.0 p0     119 w copy
        shr ebp, 0x12                              ;   750.5 p1     119 w
        and ebp, 0x3f                              ;   754.5 p0     119 w
        mov eax, ebx                               ;   750.0 p0     117 k copy
        shr ebx, 0x1e                              ;   750.0 p1     119 w
        mov ecx, esi                               ;   754.0 p0     117 k copy
        shl esi, 2                                 ;   754.0 p1     119 w
        or ebx, esi                                ;   758.0 p0     119 w
        and ebx, 0x3f                              ;   758.5 p0     119 w
        shl ebp, 8                                 ;   755.0 p1     119 w
        mov esi, ecx                               ;   754.5 p0     119 w copy
        shr esi, 0xa                               ;   755.0 p1     119 w
        shl ebx, 0x10                              ;   759.0 p1     119 w
        shl esi, 0x18                              ;   759.0 p1     119 w
        or edi, ebp                                ;   759.0 p0     119 w
        or edi, ebx                                ;   763.0 p0     119 w
        or edi, esi                                ;   763.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   747.5 p2     120 rk reload
        mov dword [esi + 64], edi                  ;   764.0 p0+p3  120 rk
        mov edi, eax                               ;   750.5 p0     119 w copy
        and edi, 0x3f                              ;   751.0 p0     119 w
        mov ebp, eax                               ;   750.5 p1     119 w copy
        shr ebp, 0xc                               ;   751.0 p1     119 w
        shr eax, 0x18                              ;   751.0 p1     119 w
        and ebp, 0x3f                              ;   755.0 p0     119 w
        shr ecx, 4                                 ;   754.5 p1     119 w
        and eax, 0x3f                              ;   755.0 p0     119 w
        shl ebp, 8                                 ;   755.5 p1     119 w
        and ecx, 0x3f                              ;   758.5 p0     119 w
        shl eax, 0x10                              ;   755.5 p1     119 w
        shl ecx, 0x18                              ;   759.0 p1     119 w
        or edi, ebp                                ;   759.5 p0     119 w
        or edi, eax                                ;   760.0 p0     119 w
        or edi, ecx                                ;   763.0 p0     119 w
        mov dword [esi + 68], edi                  ;   763.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   753.5 p2     115 c reload
        mov ebp, edi                               ;   755.5 p0     115 c copy
        shl edi, 2                                 ;   756.0 p1     115 c
        shr ebp, 0x1a                              ;   757.0 p1     115 c
        and edi, 0xfffffff                         ;   760.0 p0     115 c
        or edi, ebp                                ;   761.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   755.5 p2     116 d reload
        mov eax, ebp                               ;   757.5 p0     116 d copy
        shl ebp, 2                                 ;   758.0 p1     116 d
        shr eax, 0x1a                              ;   759.0 p1     116 d
        and ebp, 0xfffffff                         ;   762.0 p0     116 d
        or ebp, eax                                ;   763.0 p0     116 d
        mov eax, edi                               ;   761.5 p0     117 k copy
        shl eax, 0x1c                              ;   762.0 p1     117 k
        mov ecx, edi                               ;   761.5 p0     117 k copy
        shr ecx, 4                                 ;   762.0 p1     117 k
        or eax, ebp                                ;   766.0 p0     117 k
        mov edx, eax                               ;   766.5 p0     117 k copy
        rol edx, 1                                 ;   767.0 p1     117 k
        and edx, 0x80100000                        ;   771.0 p0     117 k
        mov ebx, eax                               ;   766.5 p0     117 k copy
        and ebx, 0x10000                           ;   767.0 p0     117 k
        mov esi, eax                               ;   766.5 p0     117 k copy
        rol esi, 3                                 ;   767.5 p1     117 k
        and esi, 0x4440                            ;   771.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   763.5 p0+p3  116 d spill
        mov ebp, eax                               ;   766.5 p0     117 k copy
        rol ebp, 4                                 ;   772.0 p1     117 k
        and ebp, 0x1000                            ;   776.0 p0     117 k
        mov dword [esp + 4], edi                   ;   764.3 p0+p3  115 c spill
        mov edi, eax                               ;   766.5 p1     117 k copy
        rol edi, 6                                 ;   776.5 p1     117 k
        and edi, 2                                 ;   780.5 p0     117 k
        or ebx, edx                                ;   771.5 p0     117 k
        mov edx, eax                               ;   766.5 p0     117 k copy
        rol edx, 8                                 ;   772.0 p1     117 k
        and edx, 0x800101                          ;   776.0 p0     117 k
        or ebx, esi                                ;   772.0 p0     117 k
        mov esi, eax                               ;   767.5 p1     117 k copy
        rol esi, 0xa                               ;   772.5 p1     117 k
        and esi, 0x88000                           ;   776.5 p0     117 k
        or ebx, ebp                                ;   776.5 p0     117 k
        mov ebp, eax                               ;   768.8 p0     117 k copy
        rol ebp, 0xe                               ;   777.0 p1     117 k
        and ebp, 4                                 ;   781.0 p0     117 k
        or ebx, edx                                ;   777.0 p0     117 k
        mov edx, eax                               ;   770.0 p1     117 k copy
        rol edx, 0x11                              ;   777.5 p1     117 k
        and edx, 0x40080                           ;   781.5 p0     117 k
        or ebx, esi                                ;   777.5 p0     117 k
        mov esi, eax                               ;   771.3 p0     117 k copy
        rol esi, 0x12                              ;   778.0 p1     117 k
        and esi, 0x400000                          ;   782.0 p0     117 k
        or ebx, edi                                ;   781.0 p0     117 k
        mov edi, eax                               ;   772.5 p1     117 k copy
        rol edi, 0x16                              ;   781.5 p1     117 k
        and edi, 0x2010                            ;   785.5 p0     117 k
        or ebx, ebp                                ;   781.5 p0     117 k
        mov ebp, eax                               ;   773.8 p0     117 k copy
        rol ebp, 0x17                              ;   782.0 p1     117 k
        and ebp, 0x20000                           ;   786.0 p0     117 k
        or ebx, edx                                ;   782.0 p0     117 k
        mov edx, eax                               ;   775.0 p1     117 k copy
        rol edx, 0x18                              ;   782.5 p1     117 k
        and edx, 0x200                             ;   786.5 p0     117 k
        or ebx, esi                                ;   782.5 p0     117 k
        mov esi, eax                               ;   776.3 p0     117 k copy
        rol esi, 0x1b                              ;   783.0 p1     117 k
        and esi, 0x20                              ;   787.0 p0     117 k
        or ebx, edi                                ;   786.0 p0     117 k
        mov edi, eax                               ;   777.5 p1     117 k copy
        rol edi, 0x1c                              ;   786.5 p1     117 k
        and edi, 0x200000                          ;   790.5 p0     117 k
        or ebx, ebp                                ;   786.5 p0     117 k
        mov ebp, eax                               ;   778.8 p0     117 k copy
        rol ebp, 0x1d                              ;   787.0 p1     117 k
        and ebp, 8                                 ;   791.0 p0     117 k
        or ebx, edx                                ;   787.0 p0     117 k
        mov edx, eax                               ;   780.0 p1     117 k copy
        rol edx, 0x1e                              ;   787.5 p1     117 k
        and edx, 0x8000000                         ;   791.5 p0     117 k
        or ebx, esi                                ;   787.5 p0     117 k
        mov esi, eax                               ;   781.3 p0     117 k copy
        rol esi, 0x1f                              ;   788.0 p1     117 k
        and esi, 0x800                             ;   792.0 p0     117 k
        or ebx, edi                                ;   791.0 p0     117 k
        mov edi, ecx                               ;   782.5 p1     117 k copy
        rol edi, 2                                 ;   791.5 p1     117 k
        or ebx, ebp                                ;   791.5 p0     117 k
        mov ebp, edi                               ;   795.5 p0     117 k copy
        and ebp, 0x1000000                         ;   796.0 p0     117 k
        or ebx, edx                                ;   792.0 p0     117 k
        mov edx, ecx                               ;   784.2 p1     117 k copy
        rol edx, 0xb                               ;   792.5 p1     117 k
        and edx, 0x10000000                        ;   796.5 p0     117 k
        or ebx, esi                                ;   792.5 p0     117 k
        mov esi, ecx                               ;   785.7 p1     117 k copy
        rol esi, 0xe                               ;   793.0 p1     117 k
        and esi, 0x42000000                        ;   797.0 p0     117 k
        or ebx, ebp                                ;   796.5 p0     117 k
        or ebx, edx                                ;   797.0 p0     117 k
        or ebx, esi                                ;   797.5 p0     117 k
        mov esi, ecx                               ;   787.5 p1     117 k copy
        rol esi, 0x15                              ;   798.0 p1     117 k
        mov ebp, esi                               ;   802.0 p0     117 k copy
        and ebp, 0x20000000                        ;   802.5 p0     117 k
        or ebx, ebp                                ;   803.0 p0     117 k
        rol eax, 0xc                               ;   803.5 p1     117 k
        mov ebp, ecx                               ;   789.7 p0     117 k copy
        rol ebp, 0x16                              ;   807.5 p1     117 k
        and edi, 0x28                              ;   795.5 p0     117 k
        and eax, 0x100                             ;   807.5 p0     117 k
        mov edx, ebp                               ;   811.5 p1     117 k copy
        and edx, 0x4000000                         ;   812.0 p0     117 k
        or ebx, edx                                ;   812.5 p0     117 k
        mov edx, ecx                               ;   791.8 p1     117 k copy
        and edx, 0x2000                            ;   792.3 p0     117 k
        and esi, 2                                 ;   802.0 p0     117 k
        and ebp, 0x10                              ;   811.5 p0     117 k
        or edx, edi                                ;   796.0 p0     117 k
        mov edi, ecx                               ;   793.5 p1     117 k copy
        rol edi, 5                                 ;   796.5 p1     117 k
        and edi, 0x8000                            ;   800.5 p0     117 k
        or edx, edi                                ;   801.0 p0     117 k
        mov edi, ecx                               ;   795.0 p1     117 k copy
        rol edi, 7                                 ;   801.5 p1     117 k
        and edi, 0x4000                            ;   805.5 p0     117 k
        or edx, esi                                ;   802.5 p0     117 k
        mov esi, ecx                               ;   796.5 p1     117 k copy
        rol esi, 0xc                               ;   803.0 p1     117 k
        and esi, 0x1001                            ;   807.0 p0     117 k
        or edx, edi                                ;   806.0 p0     117 k
        mov edi, ecx                               ;   797.8 p0     117 k copy
        rol edi, 0x14                              ;   806.5 p1     117 k
        and edi, 0xa40                             ;   810.5 p0     117 k
        or edx, esi                                ;   807.5 p0     117 k
        mov esi, ecx                               ;   799.0 p1     117 k copy
        rol esi, 0x17                              ;   808.0 p1     117 k
        and esi, 0x400                             ;   812.0 p0     117 k
        or edx, eax                                ;   808.0 p0     117 k
        mov eax, ecx                               ;   800.5 p1     117 k copy
        rol eax, 0x1d                              ;   808.5 p1     117 k
        or edx, edi                                ;   811.0 p0     117 k
        rol ecx, 0x1e                              ;   811.5 p1     117 k
        or edx, ebp                                ;   812.0 p0     117 k
        and eax, 4                                 ;   812.5 p0     117 k
        or edx, esi                                ;   812.5 p0     117 k
        or edx, eax                                ;   813.0 p0     117 k
        and ecx, 0x80                              ;   815.5 p0     117 k
        or edx, ecx                                ;   816.0 p0     117 k
        movzx esi, dx                              ;   816.5 p1     117 k
        mov edi, ebx                               ;   813.0 p1     119 w copy
        shr edi, 6                                 ;   813.5 p1     119 w
        and edi, 0x3f                              ;   817.5 p0     119 w
        mov ebp, ebx                               ;   813.0 p0     119 w copy
        shr ebp, 0x12                              ;   813.5 p1     119 w
        and ebp, 0x3f                              ;   817.5 p0     119 w
        mov eax, ebx                               ;   813.0 p0     117 k copy
        shr ebx, 0x1e                              ;   813.0 p1     119 w
        mov ecx, esi                               ;   817.0 p0     117 k copy
        shl esi, 2                                 ;   817.0 p1     119 w
        or ebx, esi                                ;   821.0 p0     119 w
        and ebx, 0x3f                              ;   821.5 p0     119 w
        shl ebp, 8                                 ;   818.0 p1     119 w
        mov esi, ecx                               ;   817.5 p0     119 w copy
        shr esi, 0xa                               ;   818.0 p1     119 w
        shl ebx, 0x10                              ;   822.0 p1     119 w
        shl esi, 0x18                              ;   822.0 p1     119 w
        or edi, ebp                                ;   822.0 p0     119 w
        or edi, ebx                                ;   826.0 p0     119 w
        or edi, esi                                ;   826.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   810.5 p2     120 rk reload
        mov dword [esi + 72], edi                  ;   827.0 p0+p3  120 rk
        mov edi, eax                               ;   813.5 p0     119 w copy
        and edi, 0x3f                              ;   814.0 p0     119 w
        mov ebp, eax                               ;   813.5 p1     119 w copy
        shr ebp, 0xc                               ;   814.0 p1     119 w
        shr eax, 0x18                              ;   814.0 p1     119 w
        and ebp, 0x3f                              ;   818.0 p0     119 w
        shr ecx, 4                                 ;   817.5 p1     119 w
        and eax, 0x3f                              ;   818.0 p0     119 w
        shl ebp, 8                                 ;   818.5 p1     119 w
        and ecx, 0x3f                              ;   821.5 p0     119 w
        shl eax, 0x10                              ;   818.5 p1     119 w
        shl ecx, 0x18                              ;   822.0 p1     119 w
        or edi, ebp                                ;   822.5 p0     119 w
        or edi, eax                                ;   823.0 p0     119 w
        or edi, ecx                                ;   826.0 p0     119 w
        mov dword [esi + 76], edi                  ;   826.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   816.5 p2     115 c reload
        mov ebp, edi                               ;   818.5 p0     115 c copy
        shl edi, 2                                 ;   819.0 p1     115 c
        shr ebp, 0x1a                              ;   820.0 p1     115 c
        and edi, 0xfffffff                         ;   823.0 p0     115 c
        or edi, ebp                                ;   824.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   818.5 p2     116 d reload
        mov eax, ebp                               ;   820.5 p0     116 d copy
        shl ebp, 2                                 ;   821.0 p1     116 d
        shr eax, 0x1a                              ;   822.0 p1     116 d
        and ebp, 0xfffffff                         ;   825.0 p0     116 d
        or ebp, eax                                ;   826.0 p0     116 d
        mov eax, edi                               ;   824.5 p0     117 k copy
        shl eax, 0x1c                              ;   825.0 p1     117 k
        mov ecx, edi                               ;   824.5 p0     117 k copy
        shr ecx, 4                                 ;   825.0 p1     117 k
        or eax, ebp                                ;   829.0 p0     117 k
        mov edx, eax                               ;   829.5 p0     117 k copy
        rol edx, 1                                 ;   830.0 p1     117 k
        and edx, 0x80100000                        ;   834.0 p0     117 k
        mov ebx, eax                               ;   829.5 p0     117 k copy
        and ebx, 0x10000                           ;   830.0 p0     117 k
        mov esi, eax                               ;   829.5 p0     117 k copy
        rol esi, 3                                 ;   830.5 p1     117 k
        and esi, 0x4440                            ;   834.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   826.5 p0+p3  116 d spill
        mov ebp, eax                               ;   829.5 p0     117 k copy
        rol ebp, 4                                 ;   835.0 p1     117 k
        and ebp, 0x1000                            ;   839.0 p0     117 k
        mov dword [esp + 4], edi                   ;   827.3 p0+p3  115 c spill
        mov edi, eax                               ;   829.5 p1     117 k copy
        rol edi, 6                                 ;   839.5 p1     117 k
        and edi, 2                                 ;   843.5 p0     117 k
        or ebx, edx                                ;   834.5 p0     117 k
        mov edx, eax                               ;   829.5 p0     117 k copy
        rol edx, 8                                 ;   835.0 p1     117 k
        and edx, 0x800101                          ;   839.0 p0     117 k
        or ebx, esi                                ;   835.0 p0     117 k
        mov esi, eax                               ;   830.5 p1     117 k copy
        rol esi, 0xa                               ;   835.5 p1     117 k
        and esi, 0x88000                           ;   839.5 p0     117 k
        or ebx, ebp                                ;   839.5 p0     117 k
        mov ebp, eax                               ;   831.8 p0     117 k copy
        rol ebp, 0xe                               ;   840.0 p1     117 k
        and ebp, 4                                 ;   844.0 p0     117 k
        or ebx, edx                                ;   840.0 p0     117 k
        mov edx, eax                               ;   833.0 p1     117 k copy
        rol edx, 0x11                              ;   840.5 p1     117 k
        and edx, 0x40080                           ;   844.5 p0     117 k
        or ebx, esi                                ;   840.5 p0     117 k
        mov esi, eax                               ;   834.3 p0     117 k copy
        rol esi, 0x12                              ;   841.0 p1     117 k
        and esi, 0x400000                          ;   845.0 p0     117 k
        or ebx, edi                                ;   844.0 p0     117 k
        mov edi, eax                               ;   835.5 p1     117 k copy
        rol edi, 0x16                              ;   844.5 p1     117 k
        and edi, 0x2010                            ;   848.5 p0     117 k
        or ebx, ebp                                ;   844.5 p0     117 k
        mov ebp, eax                               ;   836.8 p0     117 k copy
        rol ebp, 0x17                              ;   845.0 p1     117 k
        and ebp, 0x20000                           ;   849.0 p0     117 k
        or ebx, edx                                ;   845.0 p0     117 k
        mov edx, eax                               ;   838.0 p1     117 k copy
        rol edx, 0x18                              ;   845.5 p1     117 k
        and edx, 0x200                             ;   849.5 p0     117 k
        or ebx, esi                                ;   845.5 p0     117 k
        mov esi, eax                               ;   839.3 p0     117 k copy
        rol esi, 0x1b                              ;   846.0 p1     117 k
        and esi, 0x20                              ;   850.0 p0     117 k
        or ebx, edi                                ;   849.0 p0     117 k
        mov edi, eax                               ;   840.5 p1     117 k copy
        rol edi, 0x1c                              ;   849.5 p1     117 k
        and edi, 0x200000                          ;   853.5 p0     117 k
        or ebx, ebp                                ;   849.5 p0     117 k
        mov ebp, eax                               ;   841.8 p0     117 k copy
        rol ebp, 0x1d                              ;   850.0 p1     117 k
        and ebp, 8                                 ;   854.0 p0     117 k
        or ebx, edx                                ;   850.0 p0     117 k
        mov edx, eax                               ;   843.0 p1     117 k copy
        rol edx, 0x1e                              ;   850.5 p1     117 k
        and edx, 0x8000000                         ;   854.5 p0     117 k
        or ebx, esi                                ;   850.5 p0     117 k
        mov esi, eax                               ;   844.3 p0     117 k copy
        rol esi, 0x1f                              ;   851.0 p1     117 k
        and esi, 0x800                             ;   855.0 p0     117 k
        or ebx, edi                                ;   854.0 p0     117 k
        mov edi, ecx                               ;   845.5 p1     117 k copy
        rol edi, 2                                 ;   854.5 p1     117 k
        or ebx, ebp                                ;   854.5 p0     117 k
        mov ebp, edi                               ;   858.5 p0     117 k copy
        and ebp, 0x1000000                         ;   859.0 p0     117 k
        or ebx, edx                                ;   855.0 p0     117 k
        mov edx, ecx                               ;   847.2 p1     117 k copy
        rol edx, 0xb                               ;   855.5 p1     117 k
        and edx, 0x10000000                        ;   859.5 p0     117 k
        or ebx, esi                                ;   855.5 p0     117 k
        mov esi, ecx                               ;   848.7 p1     117 k copy
        rol esi, 0xe                               ;   856.0 p1     117 k
        and esi, 0x42000000                        ;   860.0 p0     117 k
        or ebx, ebp                                ;   859.5 p0     117 k
        or ebx, edx                                ;   860.0 p0     117 k
        or ebx, esi                                ;   860.5 p0     117 k
        mov esi, ecx                               ;   850.5 p1     117 k copy
        rol esi, 0x15                              ;   861.0 p1     117 k
        mov ebp, esi                               ;   865.0 p0     117 k copy
        and ebp, 0x20000000                        ;   865.5 p0     117 k
        or ebx, ebp                                ;   866.0 p0     117 k
        rol eax, 0xc                               ;   866.5 p1     117 k
        mov ebp, ecx                               ;   852.7 p0     117 k copy
        rol ebp, 0x16                              ;   870.5 p1     117 k
        and edi, 0x28                              ;   858.5 p0     117 k
        and eax, 0x100                             ;   870.5 p0     117 k
        mov edx, ebp                               ;   874.5 p1     117 k copy
        and edx, 0x4000000                         ;   875.0 p0     117 k
        or ebx, edx                                ;   875.5 p0     117 k
        mov edx, ecx                               ;   854.8 p1     117 k copy
        and edx, 0x2000                            ;   855.3 p0     117 k
        and esi, 2                                 ;   865.0 p0     117 k
        and ebp, 0x10                              ;   874.5 p0     117 k
        or edx, edi                                ;   859.0 p0     117 k
        mov edi, ecx                               ;   856.5 p1     117 k copy
        rol edi, 5                                 ;   859.5 p1     117 k
        and edi, 0x8000                            ;   863.5 p0     117 k
        or edx, edi                                ;   864.0 p0     117 k
        mov edi, ecx                               ;   858.0 p1     117 k copy
        rol edi, 7                                 ;   864.5 p1     117 k
        and edi, 0x4000                            ;   868.5 p0     117 k
        or edx, esi                                ;   865.5 p0     117 k
        mov esi, ecx                               ;   859.5 p1     117 k copy
        rol esi, 0xc                               ;   866.0 p1     117 k
        and esi, 0x1001                            ;   870.0 p0     117 k
        or edx, edi                                ;   869.0 p0     117 k
        mov edi, ecx                               ;   860.8 p0     117 k copy
        rol edi, 0x14                              ;   869.5 p1     117 k
        and edi, 0xa40                             ;   873.5 p0     117 k
        or edx, esi                                ;   870.5 p0     117 k
        mov esi, ecx                               ;   862.0 p1     117 k copy
        rol esi, 0x17                              ;   871.0 p1     117 k
        and esi, 0x400                             ;   875.0 p0     117 k
        or edx, eax                                ;   871.0 p0     117 k
        mov eax, ecx                               ;   863.5 p1     117 k copy
        rol eax, 0x1d                              ;   871.5 p1     117 k
        or edx, edi                                ;   874.0 p0     117 k
        rol ecx, 0x1e                              ;   874.5 p1     117 k
        or edx, ebp                                ;   875.0 p0     117 k
        and eax, 4                                 ;   875.5 p0     117 k
        or edx, esi                                ;   875.5 p0     117 k
        or edx, eax                                ;   876.0 p0     117 k
        and ecx, 0x80                              ;   878.5 p0     117 k
        or edx, ecx                                ;   879.0 p0     117 k
        movzx esi, dx                              ;   879.5 p1     117 k
        mov edi, ebx                               ;   876.0 p1     119 w copy
        shr edi, 6                                 ;   876.5 p1     119 w
        and edi, 0x3f                              ;   880.5 p0     119 w
        mov ebp, ebx                               ;   876.0 p0     119 w copy
        shr ebp, 0x12                              ;   876.5 p1     119 w
        and ebp, 0x3f                              ;   880.5 p0     119 w
        mov eax, ebx                               ;   876.0 p0     117 k copy
        shr ebx, 0x1e                              ;   876.0 p1     119 w
        mov ecx, esi                               ;   880.0 p0     117 k copy
        shl esi, 2                                 ;   880.0 p1     119 w
        or ebx, esi                                ;   884.0 p0     119 w
        and ebx, 0x3f                              ;   884.5 p0     119 w
        shl ebp, 8                                 ;   881.0 p1     119 w
        mov esi, ecx                               ;   880.5 p0     119 w copy
        shr esi, 0xa                               ;   881.0 p1     119 w
        shl ebx, 0x10                              ;   885.0 p1     119 w
        shl esi, 0x18                              ;   885.0 p1     119 w
        or edi, ebp                                ;   885.0 p0     119 w
        or edi, ebx                                ;   889.0 p0     119 w
        or edi, esi                                ;   889.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   873.5 p2     120 rk reload
        mov dword [esi + 80], edi                  ;   890.0 p0+p3  120 rk
        mov edi, eax                               ;   876.5 p0     119 w copy
        and edi, 0x3f                              ;   877.0 p0     119 w
        mov ebp, eax                               ;   876.5 p1     119 w copy
        shr ebp, 0xc                               ;   877.0 p1     119 w
        shr eax, 0x18                              ;   877.0 p1     119 w
        and ebp, 0x3f                              ;   881.0 p0     119 w
        shr ecx, 4                                 ;   880.5 p1     119 w
        and eax, 0x3f                              ;   881.0 p0     119 w
        shl ebp, 8                                 ;   881.5 p1     119 w
        and ecx, 0x3f                              ;   884.5 p0     119 w
        shl eax, 0x10                              ;   881.5 p1     119 w
        shl ecx, 0x18                              ;   885.0 p1     119 w
        or edi, ebp                                ;   885.5 p0     119 w
        or edi, eax                                ;   886.0 p0     119 w
        or edi, ecx                                ;   889.0 p0     119 w
        mov dword [esi + 84], edi                  ;   889.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   879.5 p2     115 c reload
        mov ebp, edi                               ;   881.5 p0     115 c copy
        shl edi, 2                                 ;   882.0 p1     115 c
        shr ebp, 0x1a                              ;   883.0 p1     115 c
        and edi, 0xfffffff                         ;   886.0 p0     115 c
        or edi, ebp                                ;   887.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   881.5 p2     116 d reload
        mov eax, ebp                               ;   883.5 p0     116 d copy
        shl ebp, 2                                 ;   884.0 p1     116 d
        shr eax, 0x1a                              ;   885.0 p1     116 d
        and ebp, 0xfffffff                         ;   888.0 p0     116 d
        or ebp, eax                                ;   889.0 p0     116 d
        mov eax, edi                               ;   887.5 p0     117 k copy
        shl eax, 0x1c                              ;   888.0 p1     117 k
        mov ecx, edi                               ;   887.5 p0     117 k copy
        shr ecx, 4                                 ;   888.0 p1     117 k
        or eax, ebp                                ;   892.0 p0     117 k
        mov edx, eax                               ;   892.5 p0     117 k copy
        rol edx, 1                                 ;   893.0 p1     117 k
        and edx, 0x80100000                        ;   897.0 p0     117 k
        mov ebx, eax                               ;   892.5 p0     117 k copy
        and ebx, 0x10000                           ;   893.0 p0     117 k
        mov esi, eax                               ;   892.5 p0     117 k copy
        rol esi, 3                                 ;   893.5 p1     117 k
        and esi, 0x4440                            ;   897.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   889.5 p0+p3  116 d spill
        mov ebp, eax                               ;   892.5 p0     117 k copy
        rol ebp, 4                                 ;   898.0 p1     117 k
        and ebp, 0x1000                            ;   902.0 p0     117 k
        mov dword [esp + 4], edi                   ;   890.3 p0+p3  115 c spill
        mov edi, eax                               ;   892.5 p1     117 k copy
        rol edi, 6                                 ;   902.5 p1     117 k
        and edi, 2                                 ;   906.5 p0     117 k
        or ebx, edx                                ;   897.5 p0     117 k
        mov edx, eax                               ;   892.5 p0     117 k copy
        rol edx, 8                                 ;   898.0 p1     117 k
        and edx, 0x800101                          ;   902.0 p0     117 k
        or ebx, esi                                ;   898.0 p0     117 k
        mov esi, eax                               ;   893.5 p1     117 k copy
        rol esi, 0xa                               ;   898.5 p1     117 k
        and esi, 0x88000                           ;   902.5 p0     117 k
        or ebx, ebp                                ;   902.5 p0     117 k
        mov ebp, eax                               ;   894.8 p0     117 k copy
        rol ebp, 0xe                               ;   903.0 p1     117 k
        and ebp, 4                                 ;   907.0 p0     117 k
        or ebx, edx                                ;   903.0 p0     117 k
        mov edx, eax                               ;   896.0 p1     117 k copy
        rol edx, 0x11                              ;   903.5 p1     117 k
        and edx, 0x40080                           ;   907.5 p0     117 k
        or ebx, esi                                ;   903.5 p0     117 k
        mov esi, eax                               ;   897.3 p0     117 k copy
        rol esi, 0x12                              ;   904.0 p1     117 k
        and esi, 0x400000                          ;   908.0 p0     117 k
        or ebx, edi                                ;   907.0 p0     117 k
        mov edi, eax                               ;   898.5 p1     117 k copy
        rol edi, 0x16                              ;   907.5 p1     117 k
        and edi, 0x2010                            ;   911.5 p0     117 k
        or ebx, ebp                                ;   907.5 p0     117 k
        mov ebp, eax                               ;   899.8 p0     117 k copy
        rol ebp, 0x17                              ;   908.0 p1     117 k
        and ebp, 0x20000                           ;   912.0 p0     117 k
        or ebx, edx                                ;   908.0 p0     117 k
        mov edx, eax                               ;   901.0 p1     117 k copy
        rol edx, 0x18                              ;   908.5 p1     117 k
        and edx, 0x200                             ;   912.5 p0     117 k
        or ebx, esi                                ;   908.5 p0     117 k
        mov esi, eax                               ;   902.3 p0     117 k copy
        rol esi, 0x1b                              ;   909.0 p1     117 k
        and esi, 0x20                              ;   913.0 p0     117 k
        or ebx, edi                                ;   912.0 p0     117 k
        mov edi, eax                               ;   903.5 p1     117 k copy
        rol edi, 0x1c                              ;   912.5 p1     117 k
        and edi, 0x200000                          ;   916.5 p0     117 k
        or ebx, ebp                                ;   912.5 p0     117 k
        mov ebp, eax                               ;   904.8 p0     117 k copy
        rol ebp, 0x1d                              ;   913.0 p1     117 k
        and ebp, 8                                 ;   917.0 p0     117 k
        or ebx, edx                                ;   913.0 p0     117 k
        mov edx, eax                               ;   906.0 p1     117 k copy
        rol edx, 0x1e                              ;   913.5 p1     117 k
        and edx, 0x8000000                         ;   917.5 p0     117 k
        or ebx, esi                                ;   913.5 p0     117 k
        mov esi, eax                               ;   907.3 p0     117 k copy
        rol esi, 0x1f                              ;   914.0 p1     117 k
        and esi, 0x800                             ;   918.0 p0     117 k
        or ebx, edi                                ;   917.0 p0     117 k
        mov edi, ecx                               ;   908.5 p1     117 k copy
        rol edi, 2                                 ;   917.5 p1     117 k
        or ebx, ebp                                ;   917.5 p0     117 k
        mov ebp, edi                               ;   921.5 p0     117 k copy
        and ebp, 0x1000000                         ;   922.0 p0     117 k
        or ebx, edx                                ;   918.0 p0     117 k
        mov edx, ecx                               ;   910.2 p1     117 k copy
        rol edx, 0xb                               ;   918.5 p1     117 k
        and edx, 0x10000000                        ;   922.5 p0     117 k
        or ebx, esi                                ;   918.5 p0     117 k
        mov esi, ecx                               ;   911.7 p1     117 k copy
        rol esi, 0xe                               ;   919.0 p1     117 k
        and esi, 0x42000000                        ;   923.0 p0     117 k
        or ebx, ebp                                ;   922.5 p0     117 k
        or ebx, edx                                ;   923.0 p0     117 k
        or ebx, esi                                ;   923.5 p0     117 k
        mov esi, ecx                               ;   913.5 p1     117 k copy
        rol esi, 0x15                              ;   924.0 p1     117 k
        mov ebp, esi                               ;   928.0 p0     117 k copy
        and ebp, 0x20000000                        ;   928.5 p0     117 k
        or ebx, ebp                                ;   929.0 p0     117 k
        rol eax, 0xc                               ;   929.5 p1     117 k
        mov ebp, ecx                               ;   915.7 p0     117 k copy
        rol ebp, 0x16                              ;   933.5 p1     117 k
        and edi, 0x28                              ;   921.5 p0     117 k
        and eax, 0x100                             ;   933.5 p0     117 k
        mov edx, ebp                               ;   937.5 p1     117 k copy
        and edx, 0x4000000                         ;   938.0 p0     117 k
        or ebx, edx                                ;   938.5 p0     117 k
        mov edx, ecx                               ;   917.8 p1     117 k copy
        and edx, 0x2000                            ;   918.3 p0     117 k
        and esi, 2                                 ;   928.0 p0     117 k
        and ebp, 0x10                              ;   937.5 p0     117 k
        or edx, edi                                ;   922.0 p0     117 k
        mov edi, ecx                               ;   919.5 p1     117 k copy
        rol edi, 5                                 ;   922.5 p1     117 k
        and edi, 0x8000                            ;   926.5 p0     117 k
        or edx, edi                                ;   927.0 p0     117 k
        mov edi, ecx                               ;   921.0 p1     117 k copy
        rol edi, 7                                 ;   927.5 p1     117 k
        and edi, 0x4000                            ;   931.5 p0     117 k
        or edx, esi                                ;   928.5 p0     117 k
        mov esi, ecx                               ;   922.5 p1     117 k copy
        rol esi, 0xc                               ;   929.0 p1     117 k
        and esi, 0x1001                            ;   933.0 p0     117 k
        or edx, edi                                ;   932.0 p0     117 k
        mov edi, ecx                               ;   923.8 p0     117 k copy
        rol edi, 0x14                              ;   932.5 p1     117 k
        and edi, 0xa40                             ;   936.5 p0     117 k
        or edx, esi                                ;   933.5 p0     117 k
        mov esi, ecx                               ;   925.0 p1     117 k copy
        rol esi, 0x17                              ;   934.0 p1     117 k
        and esi, 0x400                             ;   938.0 p0     117 k
        or edx, eax                                ;   934.0 p0     117 k
        mov eax, ecx                               ;   926.5 p1     117 k copy
        rol eax, 0x1d                              ;   934.5 p1     117 k
        or edx, edi                                ;   937.0 p0     117 k
        rol ecx, 0x1e                              ;   937.5 p1     117 k
        or edx, ebp                                ;   938.0 p0     117 k
        and eax, 4                                 ;   938.5 p0     117 k
        or edx, esi                                ;   938.5 p0     117 k
        or edx, eax                                ;   939.0 p0     117 k
        and ecx, 0x80                              ;   941.5 p0     117 k
        or edx, ecx                                ;   942.0 p0     117 k
        movzx esi, dx                              ;   942.5 p1     117 k
        mov edi, ebx                               ;   939.0 p1     119 w copy
        shr edi, 6                                 ;   939.5 p1     119 w
        and edi, 0x3f                              ;   943.5 p0     119 w
        mov ebp, ebx                               ;   939.0 p0     119 w copy
        shr ebp, 0x12                              ;   939.5 p1     119 w
        and ebp, 0x3f                              ;   943.5 p0     119 w
        mov eax, ebx                               ;   939.0 p0     117 k copy
        shr ebx, 0x1e                              ;   939.0 p1     119 w
        mov ecx, esi                               ;   943.0 p0     117 k copy
        shl esi, 2                                 ;   943.0 p1     119 w
        or ebx, esi                                ;   947.0 p0     119 w
        and ebx, 0x3f                              ;   947.5 p0     119 w
        shl ebp, 8                                 ;   944.0 p1     119 w
        mov esi, ecx                               ;   943.5 p0     119 w copy
        shr esi, 0xa                               ;   944.0 p1     119 w
        shl ebx, 0x10                              ;   948.0 p1     119 w
        shl esi, 0x18                              ;   948.0 p1     119 w
        or edi, ebp                                ;   948.0 p0     119 w
        or edi, ebx                                ;   952.0 p0     119 w
        or edi, esi                                ;   952.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   936.5 p2     120 rk reload
        mov dword [esi + 88], edi                  ;   953.0 p0+p3  120 rk
        mov edi, eax                               ;   939.5 p0     119 w copy
        and edi, 0x3f                              ;   940.0 p0     119 w
        mov ebp, eax                               ;   939.5 p1     119 w copy
        shr ebp, 0xc                               ;   940.0 p1     119 w
        shr eax, 0x18                              ;   940.0 p1     119 w
        and ebp, 0x3f                              ;   944.0 p0     119 w
        shr ecx, 4                                 ;   943.5 p1     119 w
        and eax, 0x3f                              ;   944.0 p0     119 w
        shl ebp, 8                                 ;   944.5 p1     119 w
        and ecx, 0x3f                              ;   947.5 p0     119 w
        shl eax, 0x10                              ;   944.5 p1     119 w
        shl ecx, 0x18                              ;   948.0 p1     119 w
        or edi, ebp                                ;   948.5 p0     119 w
        or edi, eax                                ;   949.0 p0     119 w
        or edi, ecx                                ;   952.0 p0     119 w
        mov dword [esi + 92], edi                  ;   952.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   942.5 p2     115 c reload
        mov ebp, edi                               ;   944.5 p0     115 c copy
        shl edi, 2                                 ;   945.0 p1     115 c
        shr ebp, 0x1a                              ;   946.0 p1     115 c
        and edi, 0xfffffff                         ;   949.0 p0     115 c
        or edi, ebp                                ;   950.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;   944.5 p2     116 d reload
        mov eax, ebp                               ;   946.5 p0     116 d copy
        shl ebp, 2                                 ;   947.0 p1     116 d
        shr eax, 0x1a                              ;   948.0 p1     116 d
        and ebp, 0xfffffff                         ;   951.0 p0     116 d
        or ebp, eax                                ;   952.0 p0     116 d
        mov eax, edi                               ;   950.5 p0     117 k copy
        shl eax, 0x1c                              ;   951.0 p1     117 k
        mov ecx, edi                               ;   950.5 p0     117 k copy
        shr ecx, 4                                 ;   951.0 p1     117 k
        or eax, ebp                                ;   955.0 p0     117 k
        mov edx, eax                               ;   955.5 p0     117 k copy
        rol edx, 1                                 ;   956.0 p1     117 k
        and edx, 0x80100000                        ;   960.0 p0     117 k
        mov ebx, eax                               ;   955.5 p0     117 k copy
        and ebx, 0x10000                           ;   956.0 p0     117 k
        mov esi, eax                               ;   955.5 p0     117 k copy
        rol esi, 3                                 ;   956.5 p1     117 k
        and esi, 0x4440                            ;   960.5 p0     117 k
        mov dword [esp + 0], ebp                   ;   952.5 p0+p3  116 d spill
        mov ebp, eax                               ;   955.5 p0     117 k copy
        rol ebp, 4                                 ;   961.0 p1     117 k
        and ebp, 0x1000                            ;   965.0 p0     117 k
        mov dword [esp + 4], edi                   ;   953.3 p0+p3  115 c spill
        mov edi, eax                               ;   955.5 p1     117 k copy
        rol edi, 6                                 ;   965.5 p1     117 k
        and edi, 2                                 ;   969.5 p0     117 k
        or ebx, edx                                ;   960.5 p0     117 k
        mov edx, eax                               ;   955.5 p0     117 k copy
        rol edx, 8                                 ;   961.0 p1     117 k
        and edx, 0x800101                          ;   965.0 p0     117 k
        or ebx, esi                                ;   961.0 p0     117 k
        mov esi, eax                               ;   956.5 p1     117 k copy
        rol esi, 0xa                               ;   961.5 p1     117 k
        and esi, 0x88000                           ;   965.5 p0     117 k
        or ebx, ebp                                ;   965.5 p0     117 k
        mov ebp, eax                               ;   957.8 p0     117 k copy
        rol ebp, 0xe                               ;   966.0 p1     117 k
        and ebp, 4                                 ;   970.0 p0     117 k
        or ebx, edx                                ;   966.0 p0     117 k
        mov edx, eax                               ;   959.0 p1     117 k copy
        rol edx, 0x11                              ;   966.5 p1     117 k
        and edx, 0x40080                           ;   970.5 p0     117 k
        or ebx, esi                                ;   966.5 p0     117 k
        mov esi, eax                               ;   960.3 p0     117 k copy
        rol esi, 0x12                              ;   967.0 p1     117 k
        and esi, 0x400000                          ;   971.0 p0     117 k
        or ebx, edi                                ;   970.0 p0     117 k
        mov edi, eax                               ;   961.5 p1     117 k copy
        rol edi, 0x16                              ;   970.5 p1     117 k
        and edi, 0x2010                            ;   974.5 p0     117 k
        or ebx, ebp                                ;   970.5 p0     117 k
        mov ebp, eax                               ;   962.8 p0     117 k copy
        rol ebp, 0x17                              ;   971.0 p1     117 k
        and ebp, 0x20000                           ;   975.0 p0     117 k
        or ebx, edx                                ;   971.0 p0     117 k
        mov edx, eax                               ;   964.0 p1     117 k copy
        rol edx, 0x18                              ;   971.5 p1     117 k
        and edx, 0x200                             ;   975.5 p0     117 k
        or ebx, esi                                ;   971.5 p0     117 k
        mov esi, eax                               ;   965.3 p0     117 k copy
        rol esi, 0x1b                              ;   972.0 p1     117 k
        and esi, 0x20                              ;   976.0 p0     117 k
        or ebx, edi                                ;   975.0 p0     117 k
        mov edi, eax                               ;   966.5 p1     117 k copy
        rol edi, 0x1c                              ;   975.5 p1     117 k
        and edi, 0x200000                          ;   979.5 p0     117 k
        or ebx, ebp                                ;   975.5 p0     117 k
        mov ebp, eax                               ;   967.8 p0     117 k copy
        rol ebp, 0x1d                              ;   976.0 p1     117 k
        and ebp, 8                                 ;   980.0 p0     117 k
        or ebx, edx                                ;   976.0 p0     117 k
        mov edx, eax                               ;   969.0 p1     117 k copy
        rol edx, 0x1e                              ;   976.5 p1     117 k
        and edx, 0x8000000                         ;   980.5 p0     117 k
        or ebx, esi                                ;   976.5 p0     117 k
        mov esi, eax                               ;   970.3 p0     117 k copy
        rol esi, 0x1f                              ;   977.0 p1     117 k
        and esi, 0x800                             ;   981.0 p0     117 k
        or ebx, edi                                ;   980.0 p0     117 k
        mov edi, ecx                               ;   971.5 p1     117 k copy
        rol edi, 2                                 ;   980.5 p1     117 k
        or ebx, ebp                                ;   980.5 p0     117 k
        mov ebp, edi                               ;   984.5 p0     117 k copy
        and ebp, 0x1000000                         ;   985.0 p0     117 k
        or ebx, edx                                ;   981.0 p0     117 k
        mov edx, ecx                               ;   973.2 p1     117 k copy
        rol edx, 0xb                               ;   981.5 p1     117 k
        and edx, 0x10000000                        ;   985.5 p0     117 k
        or ebx, esi                                ;   981.5 p0     117 k
        mov esi, ecx                               ;   974.7 p1     117 k copy
        rol esi, 0xe                               ;   982.0 p1     117 k
        and esi, 0x42000000                        ;   986.0 p0     117 k
        or ebx, ebp                                ;   985.5 p0     117 k
        or ebx, edx                                ;   986.0 p0     117 k
        or ebx, esi                                ;   986.5 p0     117 k
        mov esi, ecx                               ;   976.5 p1     117 k copy
        rol esi, 0x15                              ;   987.0 p1     117 k
        mov ebp, esi                               ;   991.0 p0     117 k copy
        and ebp, 0x20000000                        ;   991.5 p0     117 k
        or ebx, ebp                                ;   992.0 p0     117 k
        rol eax, 0xc                               ;   992.5 p1     117 k
        mov ebp, ecx                               ;   978.7 p0     117 k copy
        rol ebp, 0x16                              ;   996.5 p1     117 k
        and edi, 0x28                              ;   984.5 p0     117 k
        and eax, 0x100                             ;   996.5 p0     117 k
        mov edx, ebp                               ;  1000.5 p1     117 k copy
        and edx, 0x4000000                         ;  1001.0 p0     117 k
        or ebx, edx                                ;  1001.5 p0     117 k
        mov edx, ecx                               ;   980.8 p1     117 k copy
        and edx, 0x2000                            ;   981.3 p0     117 k
        and esi, 2                                 ;   991.0 p0     117 k
        and ebp, 0x10                              ;  1000.5 p0     117 k
        or edx, edi                                ;   985.0 p0     117 k
        mov edi, ecx                               ;   982.5 p1     117 k copy
        rol edi, 5                                 ;   985.5 p1     117 k
        and edi, 0x8000                            ;   989.5 p0     117 k
        or edx, edi                                ;   990.0 p0     117 k
        mov edi, ecx                               ;   984.0 p1     117 k copy
        rol edi, 7                                 ;   990.5 p1     117 k
        and edi, 0x4000                            ;   994.5 p0     117 k
        or edx, esi                                ;   991.5 p0     117 k
        mov esi, ecx                               ;   985.5 p1     117 k copy
        rol esi, 0xc                               ;   992.0 p1     117 k
        and esi, 0x1001                            ;   996.0 p0     117 k
        or edx, edi                                ;   995.0 p0     117 k
        mov edi, ecx                               ;   986.8 p0     117 k copy
        rol edi, 0x14                              ;   995.5 p1     117 k
        and edi, 0xa40                             ;   999.5 p0     117 k
        or edx, esi                                ;   996.5 p0     117 k
        mov esi, ecx                               ;   988.0 p1     117 k copy
        rol esi, 0x17                              ;   997.0 p1     117 k
        and esi, 0x400                             ;  1001.0 p0     117 k
        or edx, eax                                ;   997.0 p0     117 k
        mov eax, ecx                               ;   989.5 p1     117 k copy
        rol eax, 0x1d                              ;   997.5 p1     117 k
        or edx, edi                                ;  1000.0 p0     117 k
        rol ecx, 0x1e                              ;  1000.5 p1     117 k
        or edx, ebp                                ;  1001.0 p0     117 k
        and eax, 4                                 ;  1001.5 p0     117 k
        or edx, esi                                ;  1001.5 p0     117 k
        or edx, eax                                ;  1002.0 p0     117 k
        and ecx, 0x80                              ;  1004.5 p0     117 k
        or edx, ecx                                ;  1005.0 p0     117 k
        movzx esi, dx                              ;  1005.5 p1     117 k
        mov edi, ebx                               ;  1002.0 p1     119 w copy
        shr edi, 6                                 ;  1002.5 p1     119 w
        and edi, 0x3f                              ;  1006.5 p0     119 w
        mov ebp, ebx                               ;  1002.0 p0     119 w copy
        shr ebp, 0x12                              ;  1002.5 p1     119 w
        and ebp, 0x3f                              ;  1006.5 p0     119 w
        mov eax, ebx                               ;  1002.0 p0     117 k copy
        shr ebx, 0x1e                              ;  1002.0 p1     119 w
        mov ecx, esi                               ;  1006.0 p0     117 k copy
        shl esi, 2                                 ;  1006.0 p1     119 w
        or ebx, esi                                ;  1010.0 p0     119 w
        and ebx, 0x3f                              ;  1010.5 p0     119 w
        shl ebp, 8                                 ;  1007.0 p1     119 w
        mov esi, ecx                               ;  1006.5 p0     119 w copy
        shr esi, 0xa                               ;  1007.0 p1     119 w
        shl ebx, 0x10                              ;  1011.0 p1     119 w
        shl esi, 0x18                              ;  1011.0 p1     119 w
        or edi, ebp                                ;  1011.0 p0     119 w
        or edi, ebx                                ;  1015.0 p0     119 w
        or edi, esi                                ;  1015.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   999.5 p2     120 rk reload
        mov dword [esi + 96], edi                  ;  1016.0 p0+p3  120 rk
        mov edi, eax                               ;  1002.5 p0     119 w copy
        and edi, 0x3f                              ;  1003.0 p0     119 w
        mov ebp, eax                               ;  1002.5 p1     119 w copy
        shr ebp, 0xc                               ;  1003.0 p1     119 w
        shr eax, 0x18                              ;  1003.0 p1     119 w
        and ebp, 0x3f                              ;  1007.0 p0     119 w
        shr ecx, 4                                 ;  1006.5 p1     119 w
        and eax, 0x3f                              ;  1007.0 p0     119 w
        shl ebp, 8                                 ;  1007.5 p1     119 w
        and ecx, 0x3f                              ;  1010.5 p0     119 w
        shl eax, 0x10                              ;  1007.5 p1     119 w
        shl ecx, 0x18                              ;  1011.0 p1     119 w
        or edi, ebp                                ;  1011.5 p0     119 w
        or edi, eax                                ;  1012.0 p0     119 w
        or edi, ecx                                ;  1015.0 p0     119 w
        mov dword [esi + 100], edi                 ;  1015.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1005.5 p2     115 c reload
        mov ebp, edi                               ;  1007.5 p0     115 c copy
        shl edi, 2                                 ;  1008.0 p1     115 c
        shr ebp, 0x1a                              ;  1009.0 p1     115 c
        and edi, 0xfffffff                         ;  1012.0 p0     115 c
        or edi, ebp                                ;  1013.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;  1007.5 p2     116 d reload
        mov eax, ebp                               ;  1009.5 p0     116 d copy
        shl ebp, 2                                 ;  1010.0 p1     116 d
        shr eax, 0x1a                              ;  1011.0 p1     116 d
        and ebp, 0xfffffff                         ;  1014.0 p0     116 d
        or ebp, eax                                ;  1015.0 p0     116 d
        mov eax, edi                               ;  1013.5 p0     117 k copy
        shl eax, 0x1c                              ;  1014.0 p1     117 k
        mov ecx, edi                               ;  1013.5 p0     117 k copy
        shr ecx, 4                                 ;  1014.0 p1     117 k
        or eax, ebp                                ;  1018.0 p0     117 k
        mov edx, eax                               ;  1018.5 p0     117 k copy
        rol edx, 1                                 ;  1019.0 p1     117 k
        and edx, 0x80100000                        ;  1023.0 p0     117 k
        mov ebx, eax                               ;  1018.5 p0     117 k copy
        and ebx, 0x10000                           ;  1019.0 p0     117 k
        mov esi, eax                               ;  1018.5 p0     117 k copy
        rol esi, 3                                 ;  1019.5 p1     117 k
        and esi, 0x4440                            ;  1023.5 p0     117 k
        mov dword [esp + 0], ebp                   ;  1015.5 p0+p3  116 d spill
        mov ebp, eax                               ;  1018.5 p0     117 k copy
        rol ebp, 4                                 ;  1024.0 p1     117 k
        and ebp, 0x1000                            ;  1028.0 p0     117 k
        mov dword [esp + 4], edi                   ;  1016.3 p0+p3  115 c spill
        mov edi, eax                               ;  1018.5 p1     117 k copy
        rol edi, 6                                 ;  1028.5 p1     117 k
        and edi, 2                                 ;  1032.5 p0     117 k
        or ebx, edx                                ;  1023.5 p0     117 k
        mov edx, eax                               ;  1018.5 p0     117 k copy
        rol edx, 8                                 ;  1024.0 p1     117 k
        and edx, 0x800101                          ;  1028.0 p0     117 k
        or ebx, esi                                ;  1024.0 p0     117 k
        mov esi, eax                               ;  1019.5 p1     117 k copy
        rol esi, 0xa                               ;  1024.5 p1     117 k
        and esi, 0x88000                           ;  1028.5 p0     117 k
        or ebx, ebp                                ;  1028.5 p0     117 k
        mov ebp, eax                               ;  1020.8 p0     117 k copy
        rol ebp, 0xe                               ;  1029.0 p1     117 k
        and ebp, 4                                 ;  1033.0 p0     117 k
        or ebx, edx                                ;  1029.0 p0     117 k
        mov edx, eax                               ;  1022.0 p1     117 k copy
        rol edx, 0x11                              ;  1029.5 p1     117 k
        and edx, 0x40080                           ;  1033.5 p0     117 k
        or ebx, esi                                ;  1029.5 p0     117 k
        mov esi, eax                               ;  1023.3 p0     117 k copy
        rol esi, 0x12                              ;  1030.0 p1     117 k
        and esi, 0x400000                          ;  1034.0 p0     117 k
        or ebx, edi                                ;  1033.0 p0     117 k
        mov edi, eax                               ;  1024.5 p1     117 k copy
        rol edi, 0x16                              ;  1033.5 p1     117 k
        and edi, 0x2010                            ;  1037.5 p0     117 k
        or ebx, ebp                                ;  1033.5 p0     117 k
        mov ebp, eax                               ;  1025.8 p0     117 k copy
        rol ebp, 0x17                              ;  1034.0 p1     117 k
        and ebp, 0x20000                           ;  1038.0 p0     117 k
        or ebx, edx                                ;  1034.0 p0     117 k
        mov edx, eax                               ;  1027.0 p1     117 k copy
        rol edx, 0x18                              ;  1034.5 p1     117 k
        and edx, 0x200                             ;  1038.5 p0     117 k
        or ebx, esi                                ;  1034.5 p0     117 k
        mov esi, eax                               ;  1028.3 p0     117 k copy
        rol esi, 0x1b                              ;  1035.0 p1     117 k
        and esi, 0x20                              ;  1039.0 p0     117 k
        or ebx, edi                                ;  1038.0 p0     117 k
        mov edi, eax                               ;  1029.5 p1     117 k copy
        rol edi, 0x1c                              ;  1038.5 p1     117 k
        and edi, 0x200000                          ;  1042.5 p0     117 k
        or ebx, ebp                                ;  1038.5 p0     117 k
        mov ebp, eax                               ;  1030.8 p0     117 k copy
        rol ebp, 0x1d                              ;  1039.0 p1     117 k
        and ebp, 8                                 ;  1043.0 p0     117 k
        or ebx, edx                                ;  1039.0 p0     117 k
        mov edx, eax                               ;  1032.0 p1     117 k copy
        rol edx, 0x1e                              ;  1039.5 p1     117 k
        and edx, 0x8000000                         ;  1043.5 p0     117 k
        or ebx, esi                                ;  1039.5 p0     117 k
        mov esi, eax                               ;  1033.3 p0     117 k copy
        rol esi, 0x1f                              ;  1040.0 p1     117 k
        and esi, 0x800                             ;  1044.0 p0     117 k
        or ebx, edi                                ;  1043.0 p0     117 k
        mov edi, ecx                               ;  1034.5 p1     117 k copy
        rol edi, 2                                 ;  1043.5 p1     117 k
        or ebx, ebp                                ;  1043.5 p0     117 k
        mov ebp, edi                               ;  1047.5 p0     117 k copy
        and ebp, 0x1000000                         ;  1048.0 p0     117 k
        or ebx, edx                                ;  1044.0 p0     117 k
        mov edx, ecx                               ;  1036.2 p1     117 k copy
        rol edx, 0xb                               ;  1044.5 p1     117 k
        and edx, 0x10000000                        ;  1048.5 p0     117 k
        or ebx, esi                                ;  1044.5 p0     117 k
        mov esi, ecx                               ;  1037.7 p1     117 k copy
        rol esi, 0xe                               ;  1045.0 p1     117 k
        and esi, 0x42000000                        ;  1049.0 p0     117 k
        or ebx, ebp                                ;  1048.5 p0     117 k
        or ebx, edx                                ;  1049.0 p0     117 k
        or ebx, esi                                ;  1049.5 p0     117 k
        mov esi, ecx                               ;  1039.5 p1     117 k copy
        rol esi, 0x15                              ;  1050.0 p1     117 k
        mov ebp, esi                               ;  1054.0 p0     117 k copy
        and ebp, 0x20000000                        ;  1054.5 p0     117 k
        or ebx, ebp                                ;  1055.0 p0     117 k
        rol eax, 0xc                               ;  1055.5 p1     117 k
        mov ebp, ecx                               ;  1041.7 p0     117 k copy
        rol ebp, 0x16                              ;  1059.5 p1     117 k
        and edi, 0x28                              ;  1047.5 p0     117 k
        and eax, 0x100                             ;  1059.5 p0     117 k
        mov edx, ebp                               ;  1063.5 p1     117 k copy
        and edx, 0x4000000                         ;  1064.0 p0     117 k
        or ebx, edx                                ;  1064.5 p0     117 k
        mov edx, ecx                               ;  1043.8 p1     117 k copy
        and edx, 0x2000                            ;  1044.3 p0     117 k
        and esi, 2                                 ;  1054.0 p0     117 k
        and ebp, 0x10                              ;  1063.5 p0     117 k
        or edx, edi                                ;  1048.0 p0     117 k
        mov edi, ecx                               ;  1045.5 p1     117 k copy
        rol edi, 5                                 ;  1048.5 p1     117 k
        and edi, 0x8000                            ;  1052.5 p0     117 k
        or edx, edi                                ;  1053.0 p0     117 k
        mov edi, ecx                               ;  1047.0 p1     117 k copy
        rol edi, 7                                 ;  1053.5 p1     117 k
        and edi, 0x4000                            ;  1057.5 p0     117 k
        or edx, esi                                ;  1054.5 p0     117 k
        mov esi, ecx                               ;  1048.5 p0     117 k copy
        rol esi, 0xc                               ;  1055.0 p1     117 k
        and esi, 0x1001                            ;  1059.0 p0     117 k
        or edx, edi                                ;  1058.0 p0     117 k
        mov edi, ecx                               ;  1049.5 p1     117 k copy
        rol edi, 0x14                              ;  1058.5 p1     117 k
        and edi, 0xa40                             ;  1062.5 p0     117 k
        or edx, esi                                ;  1059.5 p0     117 k
        mov esi, ecx                               ;  1051.0 p1     117 k copy
        rol esi, 0x17                              ;  1060.0 p1     117 k
        and esi, 0x400                             ;  1064.0 p0     117 k
        or edx, eax                                ;  1060.0 p0     117 k
        mov eax, ecx                               ;  1052.5 p0     117 k copy
        rol eax, 0x1d                              ;  1060.5 p1     117 k
        or edx, edi                                ;  1063.0 p0     117 k
        rol ecx, 0x1e                              ;  1063.5 p1     117 k
        or edx, ebp                                ;  1064.0 p0     117 k
        and eax, 4                                 ;  1064.5 p0     117 k
        or edx, esi                                ;  1064.5 p0     117 k
        or edx, eax                                ;  1065.0 p0     117 k
        and ecx, 0x80                              ;  1067.5 p0     117 k
        or edx, ecx                                ;  1068.0 p0     117 k
        movzx esi, dx                              ;  1068.5 p1     117 k
        mov edi, ebx                               ;  1065.0 p1     119 w copy
        shr edi, 6                                 ;  1065.5 p1     119 w
        and edi, 0x3f                              ;  1069.5 p0     119 w
        mov ebp, ebx                               ;  1065.0 p0     119 w copy
        shr ebp, 0x12                              ;  1065.5 p1     119 w
        and ebp, 0x3f                              ;  1069.5 p0     119 w
        mov eax, ebx                               ;  1065.0 p0     117 k copy
        shr ebx, 0x1e                              ;  1065.0 p1     119 w
        mov ecx, esi                               ;  1069.0 p0     117 k copy
        shl esi, 2                                 ;  1069.0 p1     119 w
        or ebx, esi                                ;  1073.0 p0     119 w
        and ebx, 0x3f                              ;  1073.5 p0     119 w
        shl ebp, 8                                 ;  1070.0 p1     119 w
        mov esi, ecx                               ;  1069.5 p0     119 w copy
        shr esi, 0xa                               ;  1070.0 p1     119 w
        shl ebx, 0x10                              ;  1074.0 p1     119 w
        shl esi, 0x18                              ;  1074.0 p1     119 w
        or edi, ebp                                ;  1074.0 p0     119 w
        or edi, ebx                                ;  1078.0 p0     119 w
        or edi, esi                                ;  1078.5 p0     119 w
        mov esi, dword [esp + 72]                  ;  1062.5 p2     120 rk reload
        mov dword [esi + 104], edi                 ;  1079.0 p0+p3  120 rk
        mov edi, eax                               ;  1065.5 p0     119 w copy
        and edi, 0x3f                              ;  1066.0 p0     119 w
        mov ebp, eax                               ;  1065.5 p1     119 w copy
        shr ebp, 0xc                               ;  1066.0 p1     119 w
        shr eax, 0x18                              ;  1066.0 p1     119 w
        and ebp, 0x3f                              ;  1070.0 p0     119 w
        shr ecx, 4                                 ;  1069.5 p1     119 w
        and eax, 0x3f                              ;  1070.0 p0     119 w
        shl ebp, 8                                 ;  1070.5 p1     119 w
        and ecx, 0x3f                              ;  1073.5 p0     119 w
        shl eax, 0x10                              ;  1070.5 p1     119 w
        shl ecx, 0x18                              ;  1074.0 p1     119 w
        or edi, eax                                ;  1074.5 p0     119 w
        or edi, ebp                                ;  1075.0 p0     119 w
        or edi, ecx                                ;  1078.0 p0     119 w
        mov dword [esi + 108], edi                 ;  1078.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1068.5 p2     115 c reload
        mov ebp, edi                               ;  1070.5 p0     115 c copy
        shl edi, 2                                 ;  1071.0 p1     115 c
        shr ebp, 0x1a                              ;  1072.0 p1     115 c
        and edi, 0xfffffff                         ;  1075.0 p0     115 c
        or edi, ebp                                ;  1076.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;  1070.5 p2     116 d reload
        mov eax, ebp                               ;  1072.5 p0     116 d copy
        shl ebp, 2                                 ;  1073.0 p1     116 d
        shr eax, 0x1a                              ;  1074.0 p1     116 d
        and ebp, 0xfffffff                         ;  1077.0 p0     116 d
        or ebp, eax                                ;  1078.0 p0     116 d
        mov eax, edi                               ;  1076.5 p0     117 k copy
        shl eax, 0x1c                              ;  1077.0 p1     117 k
        mov ecx, edi                               ;  1076.5 p0     117 k copy
        shr ecx, 4                                 ;  1077.0 p1     117 k
        or eax, ebp                                ;  1081.0 p0     117 k
        mov edx, eax                               ;  1081.5 p0     117 k copy
        rol edx, 1                                 ;  1082.0 p1     117 k
        and edx, 0x80100000                        ;  1086.0 p0     117 k
        mov ebx, eax                               ;  1081.5 p0     117 k copy
        and ebx, 0x10000                           ;  1082.0 p0     117 k
        mov esi, eax                               ;  1081.5 p0     117 k copy
        rol esi, 3                                 ;  1082.5 p1     117 k
        and esi, 0x4440                            ;  1086.5 p0     117 k
        mov dword [esp + 0], ebp                   ;  1078.5 p0+p3  116 d spill
        mov ebp, eax                               ;  1081.5 p0     117 k copy
        rol ebp, 4                                 ;  1087.0 p1     117 k
        and ebp, 0x1000                            ;  1091.0 p0     117 k
        mov dword [esp + 4], edi                   ;  1079.3 p0+p3  115 c spill
        mov edi, eax                               ;  1081.5 p1     117 k copy
        rol edi, 6                                 ;  1091.5 p1     117 k
        and edi, 2                                 ;  1095.5 p0     117 k
        or ebx, edx                                ;  1086.5 p0     117 k
        mov edx, eax                               ;  1081.5 p0     117 k copy
        rol edx, 8                                 ;  1087.0 p1     117 k
        and edx, 0x800101                          ;  1091.0 p0     117 k
        or ebx, esi                                ;  1087.0 p0     117 k
        mov esi, eax                               ;  1082.5 p1     117 k copy
        rol esi, 0xa                               ;  1087.5 p1     117 k
        and esi, 0x88000                           ;  1091.5 p0     117 k
        or ebx, ebp                                ;  1091.5 p0     117 k
        mov ebp, eax                               ;  1083.8 p0     117 k copy
        rol ebp, 0xe                               ;  1092.0 p1     117 k
        and ebp, 4                                 ;  1096.0 p0     117 k
        or ebx, edx                                ;  1092.0 p0     117 k
        mov edx, eax                               ;  1085.0 p1     117 k copy
        rol edx, 0x11                              ;  1092.5 p1     117 k
        and edx, 0x40080                           ;  1096.5 p0     117 k
        or ebx, esi                                ;  1092.5 p0     117 k
        mov esi, eax                               ;  1086.3 p0     117 k copy
        rol esi, 0x12                              ;  1093.0 p1     117 k
        and esi, 0x400000                          ;  1097.0 p0     117 k
        or ebx, edi                                ;  1096.0 p0     117 k
        mov edi, eax                               ;  1087.5 p1     117 k copy
        rol edi, 0x16                              ;  1096.5 p1     117 k
        and edi, 0x2010                            ;  1100.5 p0     117 k
        or ebx, ebp                                ;  1096.5 p0     117 k
        mov ebp, eax                               ;  1088.8 p0     117 k copy
        rol ebp, 0x17                              ;  1097.0 p1     117 k
        and ebp, 0x20000                           ;  1101.0 p0     117 k
        or ebx, edx                                ;  1097.0 p0     117 k
        mov edx, eax                               ;  1090.0 p1     117 k copy
        rol edx, 0x18                              ;  1097.5 p1     117 k
        and edx, 0x200                             ;  1101.5 p0     117 k
        or ebx, esi                                ;  1097.5 p0     117 k
        mov esi, eax                               ;  1091.3 p0     117 k copy
        rol esi, 0x1b                              ;  1098.0 p1     117 k
        and esi, 0x20                              ;  1102.0 p0     117 k
        or ebx, edi                                ;  1101.0 p0     117 k
        mov edi, eax                               ;  1092.5 p1     117 k copy
        rol edi, 0x1c                              ;  1101.5 p1     117 k
        and edi, 0x200000                          ;  1105.5 p0     117 k
        or ebx, ebp                                ;  1101.5 p0     117 k
        mov ebp, eax                               ;  1093.8 p0     117 k copy
        rol ebp, 0x1d                              ;  1102.0 p1     117 k
        and ebp, 8                                 ;  1106.0 p0     117 k
        or ebx, edx                                ;  1102.0 p0     117 k
        mov edx, eax                               ;  1095.0 p1     117 k copy
        rol edx, 0x1e                              ;  1102.5 p1     117 k
        and edx, 0x8000000                         ;  1106.5 p0     117 k
        or ebx, esi                                ;  1102.5 p0     117 k
        mov esi, eax                               ;  1096.3 p0     117 k copy
        rol esi, 0x1f                              ;  1103.0 p1     117 k
        and esi, 0x800                             ;  1107.0 p0     117 k
        or ebx, edi                                ;  1106.0 p0     117 k
        mov edi, ecx                               ;  1097.5 p1     117 k copy
        rol edi, 2                                 ;  1106.5 p1     117 k
        or ebx, ebp                                ;  1106.5 p0     117 k
        mov ebp, edi                               ;  1110.5 p0     117 k copy
        and ebp, 0x1000000                         ;  1111.0 p0     117 k
        or ebx, edx                                ;  1107.0 p0     117 k
        mov edx, ecx                               ;  1099.2 p1     117 k copy
        rol edx, 0xb                               ;  1107.5 p1     117 k
        and edx, 0x10000000                        ;  1111.5 p0     117 k
        or ebx, esi                                ;  1107.5 p0     117 k
        mov esi, ecx                               ;  1100.7 p1     117 k copy
        rol esi, 0xe                               ;  1108.0 p1     117 k
        and esi, 0x42000000                        ;  1112.0 p0     117 k
        or ebx, ebp                                ;  1111.5 p0     117 k
        or ebx, edx                                ;  1112.0 p0     117 k
        or ebx, esi                                ;  1112.5 p0     117 k
        mov esi, ecx                               ;  1102.5 p1     117 k copy
        rol esi, 0x15                              ;  1113.0 p1     117 k
        mov ebp, esi                               ;  1117.0 p0     117 k copy
        and ebp, 0x20000000                        ;  1117.5 p0     117 k
        or ebx, ebp                                ;  1118.0 p0     117 k
        rol eax, 0xc                               ;  1118.5 p1     117 k
        mov ebp, ecx                               ;  1104.7 p0     117 k copy
        rol ebp, 0x16                              ;  1122.5 p1     117 k
        and edi, 0x28                              ;  1110.5 p0     117 k
        and eax, 0x100                             ;  1122.5 p0     117 k
        mov edx, ebp                               ;  1126.5 p1     117 k copy
        and edx, 0x4000000                         ;  1127.0 p0     117 k
        or ebx, edx                                ;  1127.5 p0     117 k
        mov edx, ecx                               ;  1106.8 p1     117 k copy
        and edx, 0x2000                            ;  1107.3 p0     117 k
        and esi, 2                                 ;  1117.0 p0     117 k
        and ebp, 0x10                              ;  1126.5 p0     117 k
        or edx, edi                                ;  1111.0 p0     117 k
        mov edi, ecx                               ;  1108.5 p1     117 k copy
        rol edi, 5                                 ;  1111.5 p1     117 k
        and edi, 0x8000                            ;  1115.5 p0     117 k
        or edx, edi                                ;  1116.0 p0     117 k
        mov edi, ecx                               ;  1110.0 p1     117 k copy
        rol edi, 7                                 ;  1116.5 p1     117 k
        and edi, 0x4000                            ;  1120.5 p0     117 k
        or edx, esi                                ;  1117.5 p0     117 k
        mov esi, ecx                               ;  1111.5 p0     117 k copy
        rol esi, 0xc                               ;  1118.0 p1     117 k
        and esi, 0x1001                            ;  1122.0 p0     117 k
        or edx, edi                                ;  1121.0 p0     117 k
        mov edi, ecx                               ;  1112.5 p1     117 k copy
        rol edi, 0x14                              ;  1121.5 p1     117 k
        and edi, 0xa40                             ;  1125.5 p0     117 k
        or edx, esi                                ;  1122.5 p0     117 k
        mov esi, ecx                               ;  1114.0 p1     117 k copy
        rol esi, 0x17                              ;  1123.0 p1     117 k
        and esi, 0x400                             ;  1127.0 p0     117 k
        or edx, eax                                ;  1123.0 p0     117 k
        mov eax, ecx                               ;  1115.5 p0     117 k copy
        rol eax, 0x1d                              ;  1123.5 p1     117 k
        or edx, edi                                ;  1126.0 p0     117 k
        rol ecx, 0x1e                              ;  1126.5 p1     117 k
        or edx, ebp                                ;  1127.0 p0     117 k
        and eax, 4                                 ;  1127.5 p0     117 k
        or edx, esi                                ;  1127.5 p0     117 k
        or edx, eax                                ;  1128.0 p0     117 k
        and ecx, 0x80                              ;  1130.5 p0     117 k
        or edx, ecx                                ;  1131.0 p0     117 k
        movzx esi, dx                              ;  1131.5 p1     117 k
        mov edi, ebx                               ;  1128.0 p1     119 w copy
        shr edi, 6                                 ;  1128.5 p1     119 w
        and edi, 0x3f                              ;  1132.5 p0     119 w
        mov ebp, ebx                               ;  1128.0 p0     119 w copy
        shr ebp, 0x12                              ;  1128.5 p1     119 w
        and ebp, 0x3f                              ;  1132.5 p0     119 w
        mov eax, ebx                               ;  1128.0 p0     117 k copy
        shr ebx, 0x1e                              ;  1128.0 p1     119 w
        mov ecx, esi                               ;  1132.0 p0     117 k copy
        shl esi, 2                                 ;  1132.0 p1     119 w
        or ebx, esi                                ;  1136.0 p0     119 w
        and ebx, 0x3f                              ;  1136.5 p0     119 w
        shl ebp, 8                                 ;  1133.0 p1     119 w
        mov esi, ecx                               ;  1132.5 p0     119 w copy
        shr esi, 0xa                               ;  1133.0 p1     119 w
        shl ebx, 0x10                              ;  1137.0 p1     119 w
        shl esi, 0x18                              ;  1137.0 p1     119 w
        or edi, ebp                                ;  1137.0 p0     119 w
        or edi, ebx                                ;  1141.0 p0     119 w
        or edi, esi                                ;  1141.5 p0     119 w
        mov esi, dword [esp + 72]                  ;  1125.5 p2     120 rk reload
        mov dword [esi + 112], edi                 ;  1142.0 p0+p3  120 rk
        mov edi, eax                               ;  1128.5 p0     119 w copy
        and edi, 0x3f                              ;  1129.0 p0     119 w
        mov ebp, eax                               ;  1128.5 p1     119 w copy
        shr ebp, 0xc                               ;  1129.0 p1     119 w
        shr eax, 0x18                              ;  1129.0 p1     119 w
        and ebp, 0x3f                              ;  1133.0 p0     119 w
        shr ecx, 4                                 ;  1132.5 p1     119 w
        and eax, 0x3f                              ;  1133.0 p0     119 w
        shl ebp, 8                                 ;  1133.5 p1     119 w
        and ecx, 0x3f                              ;  1136.5 p0     119 w
        shl eax, 0x10                              ;  1133.5 p1     119 w
        shl ecx, 0x18                              ;  1137.0 p1     119 w
        or edi, eax                                ;  1137.5 p0     119 w
        or edi, ebp                                ;  1138.0 p0     119 w
        or edi, ecx                                ;  1141.0 p0     119 w
        mov dword [esi + 116], edi                 ;  1141.5 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1131.5 p2     115 c reload
        mov ebp, edi                               ;  1133.5 p0     115 c copy
        shl edi, 1                                 ;  1134.0 p1     115 c
        shr ebp, 0x1b                              ;  1135.0 p1     115 c
        and edi, 0xfffffff                         ;  1138.0 p0     115 c
        or edi, ebp                                ;  1139.0 p0     115 c
        mov ebp, dword [esp + 0]                   ;  1133.5 p2     116 d reload
        mov eax, ebp                               ;  1135.5 p0     116 d copy
        shl ebp, 1                                 ;  1136.0 p1     116 d
        shr eax, 0x1b                              ;  1137.0 p1     116 d
        and ebp, 0xfffffff                         ;  1140.0 p0     116 d
        mov ecx, edi                               ;  1139.5 p0     115 c copy
        shl edi, 0x1c                              ;  1139.5 p1     117 k
        shr ecx, 4                                 ;  1140.0 p1     117 k
        or ebp, eax                                ;  1141.0 p0     117 k
        or ebp, edi                                ;  1143.5 p0     117 k
        mov edi, ebp                               ;  1144.0 p0     117 k copy
        and edi, 0x10000                           ;  1144.5 p0     117 k
        mov eax, ebp                               ;  1144.0 p0     117 k copy
        rol eax, 1                                 ;  1145.0 p1     117 k
        and eax, 0x80100000                        ;  1149.0 p0     117 k
        mov edx, ebp                               ;  1144.0 p0     117 k copy
        rol edx, 3                                 ;  1149.5 p1     117 k
        and edx, 0x4440                            ;  1153.5 p0     117 k
        mov ebx, ebp                               ;  1144.0 p0     117 k copy
        rol ebx, 4                                 ;  1154.0 p1     117 k
        and ebx, 0x1000                            ;  1158.0 p0     117 k
        mov esi, ebp                               ;  1144.0 p0     117 k copy
        rol esi, 6                                 ;  1158.5 p1     117 k
        and esi, 2                                 ;  1162.5 p0     117 k
        or edi, eax                                ;  1149.5 p0     117 k
        mov eax, ebp                               ;  1144.0 p0     117 k copy
        rol eax, 8                                 ;  1150.0 p1     117 k
        and eax, 0x800101                          ;  1154.0 p0     117 k
        or edi, edx                                ;  1154.0 p0     117 k
        mov edx, ebp                               ;  1144.2 p0     117 k copy
        rol edx, 0xa                               ;  1154.5 p1     117 k
        and edx, 0x88000                           ;  1158.5 p0     117 k
        or edi, eax                                ;  1154.5 p0     117 k
        mov eax, ebp                               ;  1145.7 p0     117 k copy
        rol eax, 0xe                               ;  1155.0 p1     117 k
        and eax, 4                                 ;  1159.0 p0     117 k
        or edi, ebx                                ;  1158.5 p0     117 k
        mov ebx, ebp                               ;  1147.0 p1     117 k copy
        rol ebx, 0x11                              ;  1159.0 p1     117 k
        and ebx, 0x40080                           ;  1163.0 p0     117 k
        or edi, edx                                ;  1159.0 p0     117 k
        mov edx, ebp                               ;  1148.2 p0     117 k copy
        rol edx, 0x12                              ;  1159.5 p1     117 k
        and edx, 0x400000                          ;  1163.5 p0     117 k
        or edi, eax                                ;  1159.5 p0     117 k
        mov eax, ebp                               ;  1149.5 p1     117 k copy
        rol eax, 0x16                              ;  1160.0 p1     117 k
        and eax, 0x2010                            ;  1164.0 p0     117 k
        or edi, esi                                ;  1163.0 p0     117 k
        mov esi, ebp                               ;  1150.7 p0     117 k copy
        rol esi, 0x17                              ;  1163.5 p1     117 k
        and esi, 0x20000                           ;  1167.5 p0     117 k
        or edi, ebx                                ;  1163.5 p0     117 k
        mov ebx, ebp                               ;  1152.0 p1     117 k copy
        rol ebx, 0x18                              ;  1164.0 p1     117 k
        and ebx, 0x200                             ;  1168.0 p0     117 k
        or edi, edx                                ;  1164.0 p0     117 k
        mov edx, ebp                               ;  1153.2 p0     117 k copy
        rol edx, 0x1b                              ;  1164.5 p1     117 k
        and edx, 0x20                              ;  1168.5 p0     117 k
        or edi, eax                                ;  1164.5 p0     117 k
        mov eax, ebp                               ;  1154.5 p1     117 k copy
        rol eax, 0x1c                              ;  1165.0 p1     117 k
        and eax, 0x200000                          ;  1169.0 p0     117 k
        or edi, esi                                ;  1168.0 p0     117 k
        mov esi, ebp                               ;  1155.7 p0     117 k copy
        rol esi, 0x1d                              ;  1168.5 p1     117 k
        and esi, 8                                 ;  1172.5 p0     117 k
        or edi, ebx                                ;  1168.5 p0     117 k
        mov ebx, ebp                               ;  1157.0 p1     117 k copy
        rol ebx, 0x1e                              ;  1169.0 p1     117 k
        and ebx, 0x8000000                         ;  1173.0 p0     117 k
        or edi, edx                                ;  1169.0 p0     117 k
        mov edx, ebp                               ;  1158.2 p0     117 k copy
        rol edx, 0x1f                              ;  1169.5 p1     117 k
        and edx, 0x800                             ;  1173.5 p0     117 k
        or edi, eax                                ;  1169.5 p0     117 k
        mov eax, ecx                               ;  1159.5 p1     117 k copy
        rol eax, 2                                 ;  1170.0 p1     117 k
        or edi, esi                                ;  1173.0 p0     117 k
        mov esi, eax                               ;  1174.0 p0     117 k copy
        and esi, 0x1000000                         ;  1174.5 p0     117 k
        or edi, ebx                                ;  1173.5 p0     117 k
        mov ebx, ecx                               ;  1161.2 p1     117 k copy
        rol ebx, 0xb                               ;  1174.0 p1     117 k
        and ebx, 0x10000000                        ;  1178.0 p0     117 k
        or edi, edx                                ;  1174.0 p0     117 k
        or edi, esi                                ;  1175.0 p0     117 k
        mov esi, ecx                               ;  1162.8 p1     117 k copy
        rol esi, 0xe                               ;  1175.5 p1     117 k
        and esi, 0x42000000                        ;  1179.5 p0     117 k
        or edi, ebx                                ;  1178.5 p0     117 k
        or edi, esi                                ;  1180.0 p0     117 k
        mov esi, ecx                               ;  1164.5 p1     117 k copy
        rol esi, 0x15                              ;  1180.5 p1     117 k
        mov edx, esi                               ;  1184.5 p0     117 k copy
        and edx, 0x20000000                        ;  1185.0 p0     117 k
        or edi, edx                                ;  1185.5 p0     117 k
        rol ebp, 0xc                               ;  1186.0 p1     117 k
        and eax, 0x28                              ;  1174.0 p0     117 k
        mov edx, ecx                               ;  1167.2 p1     117 k copy
        rol edx, 0x16                              ;  1174.5 p1     117 k
        mov ebx, edx                               ;  1178.5 p0     117 k copy
        and ebx, 0x4000000                         ;  1179.0 p0     117 k
        or edi, ebx                                ;  1186.0 p0     117 k
        and ebp, 0x100                             ;  1190.0 p0     117 k
        mov ebx, ecx                               ;  1168.8 p1     117 k copy
        and ebx, 0x2000                            ;  1169.5 p0     117 k
        and edx, 0x10                              ;  1178.5 p0     117 k
        and esi, 2                                 ;  1184.5 p0     117 k
        or ebx, eax                                ;  1174.5 p0     117 k
        mov eax, ecx                               ;  1170.5 p1     117 k copy
        rol eax, 5                                 ;  1175.0 p1     117 k
        and eax, 0x8000                            ;  1179.0 p0     117 k
        or ebx, edx                                ;  1179.0 p0     117 k
        mov edx, ecx                               ;  1172.0 p1     117 k copy
        rol edx, 7                                 ;  1179.5 p1     117 k
        and edx, 0x4000                            ;  1183.5 p0     117 k
        or ebx, eax                                ;  1179.5 p0     117 k
        mov eax, ecx                               ;  1173.5 p1     117 k copy
        rol eax, 0xc                               ;  1180.0 p1     117 k
        and eax, 0x1001                            ;  1184.0 p0     117 k
        or ebx, edx                                ;  1184.0 p0     117 k
        mov edx, ecx                               ;  1174.8 p0     117 k copy
        rol edx, 0x14                              ;  1184.5 p1     117 k
        and edx, 0xa40                             ;  1188.5 p0     117 k
        or ebx, eax                                ;  1184.5 p0     117 k
        mov eax, ecx                               ;  1176.0 p1     117 k copy
        rol eax, 0x17                              ;  1185.0 p1     117 k
        and eax, 0x400                             ;  1189.0 p0     117 k
        or ebx, esi                                ;  1185.0 p0     117 k
        mov esi, ecx                               ;  1177.5 p0     117 k copy
        rol esi, 0x1d                              ;  1185.5 p1     117 k
        rol ecx, 0x1e                              ;  1189.5 p1     117 k
        or ebx, edx                                ;  1189.0 p0     117 k
        and esi, 4                                 ;  1189.5 p0     117 k
        or ebx, eax                                ;  1189.5 p0     117 k
        or ebx, esi                                ;  1190.0 p0     117 k
        or ebx, ebp                                ;  1190.5 p0     117 k
        and ecx, 0x80                              ;  1193.5 p0     117 k
        or ebx, ecx                                ;  1194.0 p0     117 k
        movzx esi, bx                              ;  1194.5 p1     117 k
        mov ebp, edi                               ;  1186.5 p1     119 w copy
        shr ebp, 6                                 ;  1187.0 p1     119 w
        and ebp, 0x3f                              ;  1191.0 p0     119 w
        mov eax, edi                               ;  1186.5 p0     119 w copy
        shr eax, 0x12                              ;  1187.0 p1     119 w
        and eax, 0x3f                              ;  1191.0 p0     119 w
        mov ecx, edi                               ;  1186.5 p0     117 k copy
        shr edi, 0x1e                              ;  1186.5 p1     119 w
        mov edx, esi                               ;  1195.0 p0     117 k copy
        shl esi, 2                                 ;  1195.0 p1     119 w
        or edi, esi                                ;  1199.0 p0     119 w
        shl eax, 8                                 ;  1191.5 p1     119 w
        and edi, 0x3f                              ;  1199.5 p0     119 w
        mov esi, edx                               ;  1195.5 p0     119 w copy
        shr esi, 0xa                               ;  1196.0 p1     119 w
        shl edi, 0x10                              ;  1200.0 p1     119 w
        shl esi, 0x18                              ;  1200.0 p1     119 w
        or ebp, eax                                ;  1195.5 p0     119 w
        or ebp, edi                                ;  1204.0 p0     119 w
        or ebp, esi                                ;  1204.5 p0     119 w
        mov esi, ecx                               ;  1188.0 p0     119 w copy
        and esi, 0x3f                              ;  1188.5 p0     119 w
        mov edi, ecx                               ;  1189.0 p0     119 w copy
        shr edi, 0xc                               ;  1189.5 p1     119 w
        mov eax, dword [esp + 72]                  ;  1188.8 p2     120 rk reload
        mov dword [eax + 120], ebp                 ;  1205.0 p0+p3  120 rk
        shr ecx, 0x18                              ;  1190.5 p1     119 w
        and edi, 0x3f                              ;  1193.5 p0     119 w
        and ecx, 0x3f                              ;  1194.5 p0     119 w
        shr edx, 4                                 ;  1195.5 p1     119 w
        shl edi, 8                                 ;  1194.0 p1     119 w
        shl ecx, 0x10                              ;  1195.0 p1     119 w
        and edx, 0x3f                              ;  1199.5 p0     119 w
        shl edx, 0x18                              ;  1200.0 p1     119 w
        or esi, edi                                ;  1198.0 p0     119 w
        or esi, ecx                                ;  1199.0 p0     119 w
        or esi, edx                                ;  1204.0 p0     119 w
        mov dword [eax + 124], esi                 ;  1204.5 p0+p3  120 rk
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
        mov dword [esp + 40], eax                  ;                    cleared
        mov dword [esp + 44], eax                  ;                    cleared
        emms                                       ;                    x87 state
        add esp, 0x30                              ;                    frame
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

; tdes_expand for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/des.cw (sha256 728850812a1dc3f2); do not edit:
;   ./cw build tdes_expand --cpu northwood
;
; void tdes_expand(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 384 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 6 uops, planned 6.3; bounds: width 2.0, ports 6.0, path 0.5
;   keys: 3135 uops, planned 1174.7; bounds: width 1045.0, ports 995.8, path 213.0
;   body.2: 3186 uops, planned 1194.8; bounds: width 1062.0, ports 1010.2, path 213.0
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
%fatal "tdes_expand is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_tdes_expand
$_tdes_expand:
%else
        global $tdes_expand
%endif
$tdes_expand:
        push ebx                                    ;                    preserved
        push esi                                    ;                    preserved
        push edi                                    ;                    preserved
        push ebp                                    ;                    preserved
        sub esp, 0x3c                               ;                    frame
        mov esi, dword [esp + 80]                   ;     0.0 p2     129 keys reload
        mov dword [esp + 0], esi                    ;     2.0 p0+p3  129 keys
        mov edi, dword [esp + 84]                   ;     1.0 p2     129 keys reload
        mov dword [esp + 4], edi                    ;     3.0 p0+p3  129 keys
        add esi, 0x20                               ;     2.0 p1     129 keys
        mov dword [esp + 8], esi                    ;     4.3 p0+p3  129 keys
        mov esi, dword [esp + 0]                    ;                    resident
        align 16
.keys_1:
        pshufw mm0, [esi], 0x1b                     ;     7.0 p2+p1  129
        pshufw mm1, mm0, 0xe4                       ;     9.0 p1     129 copy
        psrlw mm0, 8                                ;     9.0 p1     129
        psllw mm1, 8                                ;    11.0 p1     129
        por mm0, mm1                                ;    13.0 p1     129
        pshufw mm1, mm0, 0xe4                       ;    15.0 p1     111 cd copy
        psrlq mm1, 1                                ;    17.0 p1     111 cd
        pxor mm1, mm0                               ;    19.0 p1     111 cd
        pand mm1, [tdes_expand.T0_constants64]      ;    21.0 p2+p1  111 cd
        pxor mm0, mm1                               ;    23.0 p1     111 cd
        psllq mm1, 1                                ;    23.0 p1     111 cd
        pxor mm0, mm1                               ;    25.0 p1     111 cd
        movq mm1, mm0                               ;    27.0 p0     111 cd copy
        psrlq mm1, 2                                ;    33.0 p1     111 cd
        pxor mm1, mm0                               ;    35.0 p1     111 cd
        pand mm1, [tdes_expand.T0_constants64 + 8]  ;    37.0 p2+p1  111 cd
        pxor mm0, mm1                               ;    39.0 p1     111 cd
        psllq mm1, 2                                ;    39.0 p1     111 cd
        mov ecx, 0xfffffff                          ;     7.0 p0     115 c
        pxor mm0, mm1                               ;    41.0 p1     111 cd
        movq mm1, mm0                               ;    43.0 p0     111 cd copy
        psrlq mm1, 4                                ;    49.0 p1     111 cd
        pxor mm1, mm0                               ;    51.0 p1     111 cd
        pand mm1, [tdes_expand.T0_constants64 + 16] ;    53.0 p2+p1  111 cd
        pxor mm0, mm1                               ;    55.0 p1     111 cd
        psllq mm1, 4                                ;    55.0 p1     111 cd
        pxor mm0, mm1                               ;    57.0 p1     111 cd
        movq mm1, mm0                               ;    59.0 p0     111 cd copy
        psrlq mm1, 0x20                             ;    65.0 p1     111 cd
        pxor mm1, mm0                               ;    67.0 p1     111 cd
        pand mm1, [tdes_expand.T0_constants64 + 24] ;    69.0 p2+p1  111 cd
        pxor mm0, mm1                               ;    71.0 p1     111 cd
        psllq mm1, 0x20                             ;    71.0 p1     111 cd
        pxor mm0, mm1                               ;    73.0 p1     111 cd
        movq mm1, mm0                               ;    75.0 p0     111 cd copy
        psrlq mm1, 0x10                             ;    81.0 p1     111 cd
        mov edx, 0x10000                            ;    14.0 p0     117 k
        pxor mm1, mm0                               ;    83.0 p1     111 cd
        pand mm1, [tdes_expand.T0_constants64 + 32] ;    85.0 p2+p1  111 cd
        pxor mm0, mm1                               ;    87.0 p1     111 cd
        psllq mm1, 0x10                             ;    87.0 p1     111 cd
        movq mm2, [tdes_expand.T0_constants64 + 40] ;    15.7 p2     111 cd
        pxor mm0, mm1                               ;    89.0 p1     111 cd
        movq mm1, mm0                               ;    91.0 p0     111 cd copy
        psrlq mm1, 8                                ;    97.0 p1     111 cd
        mov dword [esp + 12], esi                   ;    17.3 p0+p3  129 spill
        pxor mm1, mm0                               ;    99.0 p1     111 cd
        pand mm2, mm1                               ;   101.0 p1     111 cd
        pxor mm0, mm2                               ;   103.0 p1     111 cd
        psllq mm2, 8                                ;   103.0 p1     111 cd
        pxor mm0, mm2                               ;   105.0 p1     111 cd
        movq mm1, mm0                               ;   107.0 p0     111 cd copy
        psrlq mm1, 4                                ;   113.0 p1     111 cd
        pxor mm1, mm0                               ;   115.0 p1     111 cd
        movq mm2, [tdes_expand.T0_constants64 + 48] ;    20.0 p2     111 cd
        pand mm2, mm1                               ;   117.0 p1     111 cd
        pxor mm0, mm2                               ;   119.0 p1     111 cd
        psllq mm2, 4                                ;   119.0 p1     111 cd
        pxor mm0, mm2                               ;   121.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 56] ;    21.7 p2     111 cd
        movq mm2, mm0                               ;   123.0 p0     111 cd copy
        psrlq mm2, 2                                ;   129.0 p1     111 cd
        pxor mm2, mm0                               ;   131.0 p1     111 cd
        pand mm1, mm2                               ;   133.0 p1     111 cd
        pxor mm0, mm1                               ;   135.0 p1     111 cd
        psllq mm1, 2                                ;   135.0 p1     111 cd
        pxor mm0, mm1                               ;   137.0 p1     111 cd
        movq mm2, mm0                               ;   139.0 p0     111 cd copy
        psrlq mm2, 1                                ;   145.0 p1     111 cd
        pxor mm2, mm0                               ;   147.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 64] ;    25.3 p2     111 cd
        pand mm1, mm2                               ;   149.0 p1     111 cd
        pxor mm0, mm1                               ;   151.0 p1     111 cd
        psllq mm1, 1                                ;   151.0 p1     111 cd
        pxor mm0, mm1                               ;   153.0 p1     111 cd
        movd edi, mm0                               ;   155.0 p0     111 cd
        psrlq mm0, 0x20                             ;   155.0 p1     111 cd
        mov eax, edi                                ;   160.0 p0     112 c copy
        movd ebp, mm0                               ;   157.0 p0     111 cd
        and ebp, 0xffffff                           ;   162.0 p0     111 cd
        shl ebp, 4                                  ;   162.5 p1     112 c
        shr eax, 0x1c                               ;   160.5 p1     112 c
        or eax, ebp                                 ;   166.5 p0     112 c
        and eax, 0xfffffff                          ;   167.0 p0     112 c
        mov ebp, eax                                ;   167.5 p0     115 c copy
        shl ebp, 1                                  ;   168.0 p1     115 c
        and ecx, ebp                                ;   172.0 p0     115 c
        and edi, 0xfffffff                          ;   160.0 p0     113 d
        mov ebp, edi                                ;   160.5 p0     116 d copy
        shl ebp, 1                                  ;   161.0 p1     116 d
        and ebp, 0xfffffff                          ;   165.0 p0     116 d
        shr eax, 0x1b                               ;   167.5 p1     115 c
        or eax, ecx                                 ;   172.5 p0     115 c
        shr edi, 0x1b                               ;   160.5 p1     116 d
        or edi, ebp                                 ;   165.5 p0     116 d
        mov ebp, eax                                ;   173.0 p0     117 k copy
        shl ebp, 0x1c                               ;   173.5 p1     117 k
        or ebp, edi                                 ;   177.5 p0     117 k
        mov ebx, ebp                                ;   178.0 p0     117 k copy
        rol ebx, 1                                  ;   178.5 p1     117 k
        mov ecx, eax                                ;   173.0 p0     117 k copy
        mov dword [esp + 16], edi                   ;   166.0 p0+p3  116 d spill
        and edx, ebp                                ;   178.0 p0     117 k
        mov edi, ebp                                ;   178.0 p0     117 k copy
        rol edi, 4                                  ;   178.5 p1     117 k
        mov dword [esp + 20], edx                   ;   178.5 p0+p3  117 k spill
        mov esi, ebp                                ;   178.0 p0     117 k copy
        rol esi, 3                                  ;   182.5 p1     117 k
        and esi, 0x4440                             ;   186.5 p0     117 k
        mov edx, ebp                                ;   178.0 p0     117 k copy
        mov dword [esp + 24], esi                   ;   187.0 p0+p3  117 k spill
        mov esi, ebp                                ;   178.0 p0     117 k copy
        mov dword [esp + 28], eax                   ;   173.0 p0+p3  115 c spill
        and ebx, 0x80100000                         ;   182.5 p0     117 k
        mov dword [esp + 32], ebx                   ;   183.0 p0+p3  117 k spill
        shr ecx, 4                                  ;   173.5 p1     117 k
        mov ebx, 0x88000                            ;    45.0 p0     117 k
        rol edx, 8                                  ;   178.5 p1     117 k
        and edx, 0x800101                           ;   182.5 p0     117 k
        mov eax, ebp                                ;   178.0 p0     117 k copy
        rol esi, 0xa                                ;   183.0 p1     117 k
        and edi, 0x1000                             ;   182.5 p0     117 k
        mov dword [esp + 36], edi                   ;   183.0 p0+p3  117 k spill
        rol eax, 6                                  ;   183.0 p1     117 k
        mov edi, ebp                                ;   178.0 p0     117 k copy
        mov dword [esp + 40], edx                   ;   183.0 p0+p3  117 k spill
        mov edx, ebp                                ;   178.0 p0     117 k copy
        rol edx, 0x12                               ;   187.0 p1     117 k
        rol edi, 0xe                                ;   191.0 p1     117 k
        and ebx, esi                                ;   187.0 p0     117 k
        mov esi, 4                                  ;    50.5 p0     117 k
        and esi, edi                                ;   195.0 p0     117 k
        mov dword [esp + 44], ebx                   ;   187.5 p0+p3  117 k spill
        mov ebx, ebp                                ;   178.0 p0     117 k copy
        rol ebx, 0x16                               ;   195.5 p1     117 k
        and eax, 2                                  ;   187.0 p0     117 k
        mov dword [esp + 48], eax                   ;   187.5 p0+p3  117 k spill
        mov eax, ebp                                ;   178.0 p0     117 k copy
        rol eax, 0x11                               ;   187.5 p1     117 k
        mov edi, 0x40080                            ;    55.0 p0     117 k
        and edi, eax                                ;   191.5 p0     117 k
        mov eax, 0x400000                           ;    56.0 p0     117 k
        or esi, dword [esp + 20]                    ;   195.5 p2+p0  117 k
        or esi, dword [esp + 32]                    ;   196.0 p2+p0  117 k
        or esi, dword [esp + 24]                    ;   196.5 p2+p0  117 k
        and eax, edx                                ;   191.0 p0     117 k
        mov edx, 0x2010                             ;    65.0 p0     117 k
        and edx, ebx                                ;   199.5 p0     117 k
        mov ebx, 0x20000                            ;    69.0 p0     117 k
        or esi, dword [esp + 36]                    ;   197.0 p2+p0  117 k
        or esi, dword [esp + 48]                    ;   197.5 p2+p0  117 k
        or esi, dword [esp + 40]                    ;   198.0 p2+p0  117 k
        or esi, dword [esp + 44]                    ;   198.5 p2+p0  117 k
        or esi, edi                                 ;   199.0 p0     117 k
        mov edi, ebp                                ;   178.0 p1     117 k copy
        rol edi, 0x17                               ;   199.5 p1     117 k
        and ebx, edi                                ;   203.5 p0     117 k
        mov edi, ebp                                ;   178.0 p1     117 k copy
        rol edi, 0x18                               ;   204.0 p1     117 k
        or esi, eax                                 ;   199.5 p0     117 k
        mov eax, ebp                                ;   178.0 p1     117 k copy
        rol eax, 0x1b                               ;   200.0 p1     117 k
        or esi, ebx                                 ;   204.0 p0     117 k
        mov ebx, ebp                                ;   178.0 p0     117 k copy
        rol ebx, 0x1c                               ;   204.5 p1     117 k
        and ebx, 0x200000                           ;   208.5 p0     117 k
        or esi, edx                                 ;   204.5 p0     117 k
        mov edx, ebp                                ;   178.0 p1     117 k copy
        rol edx, 0x1d                               ;   205.0 p1     117 k
        and edi, 0x200                              ;   208.0 p0     117 k
        or esi, edi                                 ;   208.5 p0     117 k
        mov edi, ebp                                ;   178.0 p1     117 k copy
        rol edi, 0x1e                               ;   209.0 p1     117 k
        and eax, 0x20                               ;   204.0 p0     117 k
        and edx, 8                                  ;   209.0 p0     117 k
        and edi, 0x8000000                          ;   213.0 p0     117 k
        or esi, eax                                 ;   209.0 p0     117 k
        mov eax, ebp                                ;   178.0 p1     117 k copy
        rol eax, 0x1f                               ;   209.5 p1     117 k
        and eax, 0x800                              ;   213.5 p0     117 k
        or esi, ebx                                 ;   209.5 p0     117 k
        mov ebx, ecx                                ;   177.5 p1     117 k copy
        rol ebx, 2                                  ;   210.0 p1     117 k
        or esi, edx                                 ;   210.0 p0     117 k
        mov edx, ebx                                ;   214.0 p1     117 k copy
        and edx, 0x1000000                          ;   214.5 p0     117 k
        or esi, edi                                 ;   213.5 p0     117 k
        mov edi, ecx                                ;   177.5 p1     117 k copy
        rol edi, 0xb                                ;   214.0 p1     117 k
        and edi, 0x10000000                         ;   218.0 p0     117 k
        or esi, eax                                 ;   214.0 p0     117 k
        or esi, edx                                 ;   215.0 p0     117 k
        mov edx, ecx                                ;   177.5 p1     117 k copy
        rol edx, 0x15                               ;   215.5 p1     117 k
        rol ebp, 0xc                                ;   219.5 p1     117 k
        and ebp, 0x100                              ;   223.5 p0     117 k
        and ebx, 0x28                               ;   214.0 p0     117 k
        mov eax, ecx                                ;   177.5 p0     117 k copy
        rol eax, 0xe                                ;   214.5 p1     117 k
        and eax, 0x42000000                         ;   218.5 p0     117 k
        or esi, edi                                 ;   218.5 p0     117 k
        or esi, eax                                 ;   219.0 p0     117 k
        mov eax, ecx                                ;   177.5 p1     117 k copy
        and eax, 0x2000                             ;   178.0 p0     117 k
        or eax, ebx                                 ;   214.5 p0     117 k
        mov edi, edx                                ;   219.5 p1     117 k copy
        and edx, 2                                  ;   219.5 p0     117 k
        or eax, edx                                 ;   220.0 p0     117 k
        mov edx, ecx                                ;   177.5 p1     117 k copy
        rol edx, 7                                  ;   220.5 p1     117 k
        and edx, 0x4000                             ;   224.5 p0     117 k
        or eax, edx                                 ;   225.0 p0     117 k
        mov edx, ecx                                ;   177.5 p1     117 k copy
        rol edx, 0xc                                ;   225.5 p1     117 k
        and edx, 0x1001                             ;   229.5 p0     117 k
        and edi, 0x20000000                         ;   220.0 p0     117 k
        or esi, edi                                 ;   220.5 p0     117 k
        mov edi, ecx                                ;   178.5 p1     117 k copy
        rol edi, 0x16                               ;   221.0 p1     117 k
        mov ebx, edi                                ;   225.0 p0     117 k copy
        and ebx, 0x4000000                          ;   225.5 p0     117 k
        or esi, ebx                                 ;   226.0 p0     117 k
        mov ebx, ecx                                ;   183.8 p1     117 k copy
        rol ebx, 5                                  ;   226.5 p1     117 k
        and edi, 0x10                               ;   225.0 p0     117 k
        or eax, ebp                                 ;   225.5 p0     117 k
        mov ebp, ecx                                ;   186.5 p1     117 k copy
        rol ebp, 0x14                               ;   226.0 p1     117 k
        and ebp, 0xa40                              ;   230.0 p0     117 k
        or eax, edi                                 ;   226.0 p0     117 k
        mov edi, ecx                                ;   188.3 p1     117 k copy
        rol edi, 0x17                               ;   226.5 p1     117 k
        or eax, edx                                 ;   230.0 p0     117 k
        mov edx, ecx                                ;   189.5 p0     117 k copy
        rol ecx, 0x1e                               ;   230.5 p1     117 k
        or eax, ebp                                 ;   230.5 p0     117 k
        mov ebp, esi                                ;   226.5 p0     119 w copy
        and ecx, 0x80                               ;   234.5 p0     117 k
        shr ebp, 6                                  ;   227.0 p1     119 w
        rol edx, 0x1d                               ;   231.0 p1     117 k
        and ebx, 0x8000                             ;   230.5 p0     117 k
        and edx, 4                                  ;   235.0 p0     117 k
        and ebp, 0x3f                               ;   231.0 p0     119 w
        and edi, 0x400                              ;   230.5 p0     117 k
        or eax, edi                                 ;   231.0 p0     117 k
        or eax, ebx                                 ;   231.5 p0     117 k
        or eax, edx                                 ;   235.5 p0     117 k
        or eax, ecx                                 ;   236.0 p0     117 k
        movzx edi, ax                               ;   236.5 p1     117 k
        mov eax, esi                                ;   226.5 p0     119 w copy
        shr eax, 0x12                               ;   227.0 p1     119 w
        mov ecx, esi                                ;   226.5 p0     119 w copy
        shr ecx, 0x1e                               ;   227.0 p1     119 w
        mov edx, edi                                ;   237.0 p0     119 w copy
        shl edx, 2                                  ;   237.5 p1     119 w
        or ecx, edx                                 ;   241.5 p0     119 w
        and ecx, 0x3f                               ;   242.0 p0     119 w
        and eax, 0x3f                               ;   231.0 p0     119 w
        shl eax, 8                                  ;   231.5 p1     119 w
        or ebp, eax                                 ;   235.5 p0     119 w
        mov edx, edi                                ;   237.0 p0     119 w copy
        shr edx, 0xa                                ;   237.5 p1     119 w
        shl edx, 0x18                               ;   241.5 p1     119 w
        or ebp, edx                                 ;   245.5 p0     119 w
        shl ecx, 0x10                               ;   242.5 p1     119 w
        mov eax, dword [esp + 4]                    ;   203.5 p2     120 rk reload
        or ebp, ecx                                 ;   246.5 p0     119 w
        mov dword [eax], ebp                        ;   247.0 p0+p3  120 rk
        mov ebp, esi                                ;   226.5 p1     119 w copy
        mov ecx, esi                                ;   226.5 p0     119 w copy
        shr esi, 0x18                               ;   226.5 p1     119 w
        and esi, 0x3f                               ;   230.5 p0     119 w
        shl esi, 0x10                               ;   231.0 p1     119 w
        and ebp, 0x3f                               ;   227.0 p0     119 w
        shr ecx, 0xc                                ;   227.0 p1     119 w
        and ecx, 0x3f                               ;   231.0 p0     119 w
        shr edi, 4                                  ;   237.0 p1     119 w
        and edi, 0x3f                               ;   241.0 p0     119 w
        shl ecx, 8                                  ;   231.5 p1     119 w
        shl edi, 0x18                               ;   241.5 p1     119 w
        or ebp, esi                                 ;   235.0 p0     119 w
        mov esi, dword [esp + 28]                   ;   208.8 p2     115 c
        shl esi, 1                                  ;   211.7 p1     115 c
        and esi, 0xfffffff                          ;   215.7 p0     115 c
        or ebp, ecx                                 ;   235.5 p0     119 w
        or ebp, edi                                 ;   245.5 p0     119 w
        mov edi, dword [esp + 28]                   ;   210.5 p2     115 c
        mov dword [eax + 4], ebp                    ;   246.0 p0+p3  120 rk
        mov ebp, dword [esp + 16]                   ;   211.5 p2     116 d
        shr edi, 0x1b                               ;   212.7 p1     115 c
        or esi, edi                                 ;   216.7 p0     115 c
        mov dword [esp + 28], esi                   ;   217.2 p0+p3  115 c spill
        mov ecx, esi                                ;   217.2 p0     117 k copy
        mov edi, dword [esp + 16]                   ;   212.8 p2     116 d
        shl edi, 1                                  ;   214.8 p1     116 d
        and edi, 0xfffffff                          ;   218.8 p0     116 d
        shr ebp, 0x1b                               ;   214.7 p1     116 d
        or edi, ebp                                 ;   219.3 p0     116 d
        mov ebp, esi                                ;   217.2 p0     117 k copy
        shl ebp, 0x1c                               ;   217.7 p1     117 k
        or ebp, edi                                 ;   221.7 p0     117 k
        mov edx, ebp                                ;   222.2 p0     117 k copy
        rol edx, 1                                  ;   222.7 p1     117 k
        and edx, 0x80100000                         ;   226.7 p0     117 k
        mov ebx, ebp                                ;   222.2 p0     117 k copy
        mov dword [esp + 16], edi                   ;   219.8 p0+p3  116 d spill
        and ebx, 0x10000                            ;   222.7 p0     117 k
        mov eax, ebp                                ;   222.2 p1     117 k copy
        mov esi, ebp                                ;   222.2 p1     117 k copy
        rol eax, 3                                  ;   223.2 p1     117 k
        rol esi, 6                                  ;   227.2 p1     117 k
        and eax, 0x4440                             ;   227.2 p0     117 k
        mov edi, ebp                                ;   222.2 p0     117 k copy
        rol edi, 4                                  ;   227.7 p1     117 k
        or ebx, edx                                 ;   227.2 p0     117 k
        mov edx, ebp                                ;   222.2 p0     117 k copy
        or ebx, eax                                 ;   227.7 p0     117 k
        rol edx, 8                                  ;   228.2 p1     117 k
        and edx, 0x800101                           ;   232.2 p0     117 k
        mov eax, ebp                                ;   222.2 p0     117 k copy
        and edi, 0x1000                             ;   231.7 p0     117 k
        or ebx, edi                                 ;   232.2 p0     117 k
        mov edi, ebp                                ;   224.3 p1     117 k copy
        rol edi, 0xe                                ;   232.7 p1     117 k
        and edi, 4                                  ;   236.7 p0     117 k
        or ebx, edx                                 ;   232.7 p0     117 k
        mov edx, ebp                                ;   225.8 p1     117 k copy
        rol edx, 0x11                               ;   233.2 p1     117 k
        shr ecx, 4                                  ;   227.3 p1     117 k
        rol eax, 0xa                                ;   231.3 p1     117 k
        and eax, 0x88000                            ;   235.3 p0     117 k
        or ebx, eax                                 ;   235.8 p0     117 k
        mov eax, ebp                                ;   228.0 p0     117 k copy
        rol eax, 0x12                               ;   236.3 p1     117 k
        and edx, 0x40080                            ;   237.2 p0     117 k
        and esi, 2                                  ;   231.2 p0     117 k
        or ebx, esi                                 ;   236.3 p0     117 k
        mov esi, ebp                                ;   230.0 p0     117 k copy
        rol esi, 0x16                               ;   236.8 p1     117 k
        and esi, 0x2010                             ;   240.8 p0     117 k
        or ebx, edi                                 ;   237.2 p0     117 k
        mov edi, ebp                                ;   231.3 p1     117 k copy
        rol edi, 0x17                               ;   237.7 p1     117 k
        and edi, 0x20000                            ;   241.7 p0     117 k
        or ebx, edx                                 ;   237.7 p0     117 k
        mov edx, ebp                                ;   232.5 p0     117 k copy
        rol edx, 0x18                               ;   238.2 p1     117 k
        and edx, 0x200                              ;   242.2 p0     117 k
        and eax, 0x400000                           ;   240.3 p0     117 k
        or ebx, eax                                 ;   240.8 p0     117 k
        mov eax, ebp                                ;   233.8 p1     117 k copy
        rol eax, 0x1b                               ;   241.3 p1     117 k
        and eax, 0x20                               ;   245.3 p0     117 k
        or ebx, esi                                 ;   241.3 p0     117 k
        mov esi, ebp                                ;   235.3 p1     117 k copy
        rol esi, 0x1c                               ;   241.8 p1     117 k
        or ebx, edi                                 ;   242.2 p0     117 k
        mov edi, ebp                                ;   236.2 p0     117 k copy
        rol edi, 0x1d                               ;   242.7 p1     117 k
        and edi, 8                                  ;   246.7 p0     117 k
        or ebx, edx                                 ;   242.7 p0     117 k
        mov edx, ebp                                ;   237.7 p0     117 k copy
        rol edx, 0x1e                               ;   243.2 p1     117 k
        or ebx, eax                                 ;   245.8 p0     117 k
        mov eax, ebp                                ;   238.7 p0     117 k copy
        rol eax, 0x1f                               ;   246.3 p1     117 k
        and esi, 0x200000                           ;   245.8 p0     117 k
        and eax, 0x800                              ;   250.3 p0     117 k
        and edx, 0x8000000                          ;   247.2 p0     117 k
        or ebx, esi                                 ;   246.3 p0     117 k
        mov esi, ecx                                ;   240.3 p1     117 k copy
        rol esi, 2                                  ;   246.8 p1     117 k
        or ebx, edi                                 ;   247.2 p0     117 k
        or ebx, edx                                 ;   247.7 p0     117 k
        mov edx, ecx                                ;   241.8 p1     117 k copy
        rol edx, 0xb                                ;   248.2 p1     117 k
        and edx, 0x10000000                         ;   252.2 p0     117 k
        or ebx, eax                                 ;   250.8 p0     117 k
        mov eax, ecx                                ;   243.3 p1     117 k copy
        rol eax, 0xe                                ;   251.3 p1     117 k
        and eax, 0x42000000                         ;   255.3 p0     117 k
        mov edi, esi                                ;   250.8 p0     117 k copy
        and edi, 0x1000000                          ;   251.3 p0     117 k
        or ebx, edi                                 ;   251.8 p0     117 k
        mov edi, ecx                                ;   245.0 p1     117 k copy
        or ebx, edx                                 ;   252.7 p0     117 k
        rol edi, 0x15                               ;   253.2 p1     117 k
        or ebx, eax                                 ;   255.8 p0     117 k
        mov eax, edi                                ;   257.2 p0     117 k copy
        and eax, 0x20000000                         ;   257.7 p0     117 k
        or ebx, eax                                 ;   258.2 p0     117 k
        mov eax, ecx                                ;   247.3 p1     117 k copy
        rol eax, 0x16                               ;   258.7 p1     117 k
        mov edx, eax                                ;   262.7 p0     117 k copy
        and edx, 0x4000000                          ;   263.2 p0     117 k
        or ebx, edx                                 ;   263.7 p0     117 k
        mov edx, ecx                                ;   249.0 p1     117 k copy
        and edx, 0x2000                             ;   249.7 p0     117 k
        rol ebp, 0xc                                ;   250.2 p1     117 k
        and ebp, 0x100                              ;   254.2 p0     117 k
        and esi, 0x28                               ;   250.8 p0     117 k
        or edx, esi                                 ;   251.3 p0     117 k
        mov esi, ecx                                ;   251.0 p1     117 k copy
        rol esi, 5                                  ;   251.8 p1     117 k
        and esi, 0x8000                             ;   255.8 p0     117 k
        or edx, esi                                 ;   256.3 p0     117 k
        mov esi, ecx                                ;   252.5 p1     117 k copy
        and edi, 2                                  ;   257.2 p0     117 k
        rol esi, 7                                  ;   257.7 p1     117 k
        or edx, edi                                 ;   257.7 p0     117 k
        mov edi, ecx                                ;   253.8 p0     117 k copy
        rol edi, 0xc                                ;   258.2 p1     117 k
        and esi, 0x4000                             ;   261.7 p0     117 k
        or edx, esi                                 ;   262.2 p0     117 k
        mov esi, ecx                                ;   255.0 p1     117 k copy
        rol esi, 0x14                               ;   262.7 p1     117 k
        and esi, 0xa40                              ;   266.7 p0     117 k
        and edi, 0x1001                             ;   262.2 p0     117 k
        or edx, ebp                                 ;   262.7 p0     117 k
        mov ebp, ecx                                ;   256.7 p1     117 k copy
        rol ebp, 0x17                               ;   263.2 p1     117 k
        or edx, edi                                 ;   263.2 p0     117 k
        and eax, 0x10                               ;   262.7 p0     117 k
        mov edi, ecx                                ;   258.2 p1     117 k copy
        rol ecx, 0x1e                               ;   263.2 p1     117 k
        rol edi, 0x1d                               ;   267.2 p1     117 k
        and edi, 4                                  ;   271.2 p0     117 k
        and ebp, 0x400                              ;   267.2 p0     117 k
        or edx, eax                                 ;   263.7 p0     117 k
        or edx, esi                                 ;   267.2 p0     117 k
        or edx, ebp                                 ;   267.7 p0     117 k
        or edx, edi                                 ;   271.7 p0     117 k
        mov edi, ebx                                ;   264.2 p1     119 w copy
        mov eax, ebx                                ;   264.2 p1     119 w copy
        mov ebp, ebx                                ;   264.2 p1     119 w copy
        shr ebp, 0x12                               ;   264.7 p1     119 w
        and ebp, 0x3f                               ;   268.7 p0     119 w
        shr eax, 0x1e                               ;   264.7 p1     119 w
        shl ebp, 8                                  ;   269.2 p1     119 w
        shr edi, 6                                  ;   265.5 p1     119 w
        and edi, 0x3f                               ;   269.5 p0     119 w
        or edi, ebp                                 ;   273.2 p0     119 w
        mov ebp, dword [esp + 4]                    ;   264.3 p2     120 rk reload
        and ecx, 0x80                               ;   267.2 p0     117 k
        or edx, ecx                                 ;   272.2 p0     117 k
        movzx esi, dx                               ;   272.7 p0     117 k
        mov ecx, esi                                ;   273.2 p0     119 w copy
        shl ecx, 2                                  ;   273.7 p1     119 w
        or eax, ecx                                 ;   277.7 p0     119 w
        mov ecx, esi                                ;   273.2 p0     119 w copy
        shr ecx, 0xa                                ;   273.7 p1     119 w
        and eax, 0x3f                               ;   278.2 p0     119 w
        shl ecx, 0x18                               ;   277.7 p1     119 w
        shl eax, 0x10                               ;   278.7 p1     119 w
        or edi, ecx                                 ;   281.7 p0     119 w
        or edi, eax                                 ;   282.7 p0     119 w
        mov eax, ebx                                ;   269.3 p0     119 w copy
        shr eax, 0xc                                ;   270.5 p1     119 w
        mov dword [ebp + 8], edi                    ;   283.2 p0+p3  120 rk
        and eax, 0x3f                               ;   274.5 p0     119 w
        shl eax, 8                                  ;   275.0 p1     119 w
        shr esi, 4                                  ;   273.2 p1     119 w
        mov edi, ebx                                ;   271.3 p0     119 w copy
        shr ebx, 0x18                               ;   273.5 p1     119 w
        and ebx, 0x3f                               ;   277.5 p0     119 w
        and esi, 0x3f                               ;   277.2 p0     119 w
        shl esi, 0x18                               ;   277.7 p1     119 w
        and edi, 0x3f                               ;   272.8 p0     119 w
        or edi, eax                                 ;   279.0 p0     119 w
        shl ebx, 0x10                               ;   278.0 p1     119 w
        or edi, ebx                                 ;   282.0 p0     119 w
        or edi, esi                                 ;   282.5 p0     119 w
        mov esi, dword [esp + 28]                   ;   274.3 p2     115 c
        mov eax, dword [esp + 16]                   ;   275.3 p2     116 d
        mov dword [ebp + 12], edi                   ;   283.0 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   276.3 p2     115 c
        shr edi, 0x1a                               ;   278.3 p1     115 c
        shl esi, 2                                  ;   277.5 p1     115 c
        and esi, 0xfffffff                          ;   281.5 p0     115 c
        or esi, edi                                 ;   282.3 p0     115 c
        shr eax, 0x1a                               ;   278.5 p1     116 d
        mov edi, dword [esp + 16]                   ;   277.3 p2     116 d
        shl edi, 2                                  ;   279.5 p1     116 d
        and edi, 0xfffffff                          ;   283.5 p0     116 d
        or edi, eax                                 ;   284.0 p0     116 d
        mov eax, esi                                ;   282.8 p0     117 k copy
        shl eax, 0x1c                               ;   283.3 p1     117 k
        mov dword [esp + 28], esi                   ;   282.8 p0+p3  115 c spill
        mov ecx, esi                                ;   282.8 p0     117 k copy
        or eax, edi                                 ;   287.3 p0     117 k
        mov edx, eax                                ;   287.8 p0     117 k copy
        rol edx, 1                                  ;   288.3 p1     117 k
        mov esi, eax                                ;   287.8 p0     117 k copy
        mov ebp, eax                                ;   287.8 p0     117 k copy
        and edx, 0x80100000                         ;   292.3 p0     117 k
        mov dword [esp + 16], edi                   ;   284.5 p0+p3  116 d spill
        mov edi, eax                                ;   287.8 p1     117 k copy
        rol edi, 4                                  ;   292.8 p1     117 k
        shr ecx, 4                                  ;   284.0 p1     117 k
        rol ebp, 3                                  ;   288.3 p1     117 k
        rol esi, 6                                  ;   292.3 p1     117 k
        and ebp, 0x4440                             ;   292.3 p0     117 k
        mov ebx, eax                                ;   287.8 p0     117 k copy
        and ebx, 0x10000                            ;   288.3 p0     117 k
        or ebx, edx                                 ;   292.8 p0     117 k
        mov edx, eax                                ;   287.8 p0     117 k copy
        rol edx, 8                                  ;   293.3 p1     117 k
        and esi, 2                                  ;   296.3 p0     117 k
        or ebx, ebp                                 ;   293.3 p0     117 k
        mov ebp, eax                                ;   288.0 p0     117 k copy
        rol ebp, 0xa                                ;   293.8 p1     117 k
        and edi, 0x1000                             ;   296.8 p0     117 k
        or ebx, edi                                 ;   297.3 p0     117 k
        mov edi, eax                                ;   289.0 p1     117 k copy
        rol edi, 0xe                                ;   297.8 p1     117 k
        and edx, 0x800101                           ;   297.3 p0     117 k
        or ebx, edx                                 ;   297.8 p0     117 k
        mov edx, eax                                ;   290.5 p0     117 k copy
        rol edx, 0x11                               ;   298.3 p1     117 k
        and edx, 0x40080                            ;   302.3 p0     117 k
        and edi, 4                                  ;   301.8 p0     117 k
        and ebp, 0x88000                            ;   297.8 p0     117 k
        or ebx, ebp                                 ;   298.3 p0     117 k
        mov ebp, eax                                ;   291.5 p1     117 k copy
        rol ebp, 0x12                               ;   298.8 p1     117 k
        and ebp, 0x400000                           ;   302.8 p0     117 k
        or ebx, esi                                 ;   298.8 p0     117 k
        mov esi, eax                                ;   293.0 p1     117 k copy
        rol esi, 0x16                               ;   299.3 p1     117 k
        or ebx, edi                                 ;   302.3 p0     117 k
        mov edi, eax                                ;   294.5 p0     117 k copy
        rol edi, 0x17                               ;   302.8 p1     117 k
        or ebx, edx                                 ;   302.8 p0     117 k
        mov edx, eax                                ;   295.5 p0     117 k copy
        rol edx, 0x18                               ;   303.3 p1     117 k
        and edx, 0x200                              ;   307.3 p0     117 k
        or ebx, ebp                                 ;   303.3 p0     117 k
        mov ebp, eax                                ;   296.5 p1     117 k copy
        rol ebp, 0x1b                               ;   303.8 p1     117 k
        and ebp, 0x20                               ;   307.8 p0     117 k
        and esi, 0x2010                             ;   303.3 p0     117 k
        or ebx, esi                                 ;   303.8 p0     117 k
        mov esi, eax                                ;   298.0 p1     117 k copy
        rol esi, 0x1c                               ;   304.3 p1     117 k
        and esi, 0x200000                           ;   308.3 p0     117 k
        and edi, 0x20000                            ;   306.8 p0     117 k
        or ebx, edi                                 ;   307.3 p0     117 k
        mov edi, eax                                ;   299.5 p1     117 k copy
        rol edi, 0x1d                               ;   307.8 p1     117 k
        and edi, 8                                  ;   311.8 p0     117 k
        or ebx, edx                                 ;   307.8 p0     117 k
        mov edx, eax                                ;   301.0 p0     117 k copy
        rol edx, 0x1e                               ;   308.3 p1     117 k
        or ebx, ebp                                 ;   308.3 p0     117 k
        mov ebp, eax                                ;   302.0 p0     117 k copy
        rol ebp, 0x1f                               ;   308.8 p1     117 k
        or ebx, esi                                 ;   308.8 p0     117 k
        mov esi, ecx                                ;   303.0 p0     117 k copy
        rol esi, 2                                  ;   309.3 p1     117 k
        or ebx, edi                                 ;   312.3 p0     117 k
        mov edi, esi                                ;   313.3 p0     117 k copy
        and edx, 0x8000000                          ;   312.3 p0     117 k
        or ebx, edx                                 ;   312.8 p0     117 k
        mov edx, ecx                                ;   304.7 p1     117 k copy
        rol edx, 0xb                                ;   313.3 p1     117 k
        and edx, 0x10000000                         ;   317.3 p0     117 k
        and edi, 0x1000000                          ;   313.8 p0     117 k
        and ebp, 0x800                              ;   312.8 p0     117 k
        or ebx, ebp                                 ;   313.3 p0     117 k
        mov ebp, ecx                                ;   306.7 p1     117 k copy
        rol ebp, 0xe                                ;   313.8 p1     117 k
        or ebx, edi                                 ;   314.3 p0     117 k
        mov edi, ecx                                ;   308.0 p0     117 k copy
        rol edi, 0x15                               ;   314.8 p1     117 k
        or ebx, edx                                 ;   317.8 p0     117 k
        and ebp, 0x42000000                         ;   317.8 p0     117 k
        or ebx, ebp                                 ;   318.3 p0     117 k
        mov ebp, edi                                ;   318.8 p1     117 k copy
        and esi, 0x28                               ;   313.3 p0     117 k
        and ebp, 0x20000000                         ;   319.3 p0     117 k
        or ebx, ebp                                 ;   319.8 p0     117 k
        mov ebp, ecx                                ;   310.7 p1     117 k copy
        rol ebp, 0x16                               ;   320.3 p1     117 k
        mov edx, ebp                                ;   324.3 p0     117 k copy
        and edx, 0x4000000                          ;   324.8 p0     117 k
        or ebx, edx                                 ;   325.3 p0     117 k
        mov edx, ecx                                ;   312.3 p1     117 k copy
        and edx, 0x2000                             ;   313.0 p0     117 k
        or edx, esi                                 ;   313.8 p0     117 k
        mov esi, ecx                                ;   313.3 p1     117 k copy
        rol esi, 5                                  ;   314.3 p1     117 k
        rol eax, 0xc                                ;   318.3 p1     117 k
        and eax, 0x100                              ;   322.3 p0     117 k
        and esi, 0x8000                             ;   318.3 p0     117 k
        or edx, esi                                 ;   318.8 p0     117 k
        and edi, 2                                  ;   318.8 p0     117 k
        mov esi, ecx                                ;   315.8 p1     117 k copy
        rol esi, 7                                  ;   319.3 p1     117 k
        and esi, 0x4000                             ;   323.3 p0     117 k
        or edx, edi                                 ;   319.3 p0     117 k
        mov edi, ecx                                ;   317.3 p0     117 k copy
        rol edi, 0xc                                ;   319.8 p1     117 k
        and edi, 0x1001                             ;   323.8 p0     117 k
        and ebp, 0x10                               ;   324.3 p0     117 k
        or edx, esi                                 ;   323.8 p0     117 k
        mov esi, ecx                                ;   318.7 p1     117 k copy
        rol esi, 0x14                               ;   324.3 p1     117 k
        or edx, eax                                 ;   324.3 p0     117 k
        mov eax, ecx                                ;   319.8 p0     117 k copy
        rol eax, 0x17                               ;   324.8 p1     117 k
        and esi, 0xa40                              ;   328.3 p0     117 k
        and eax, 0x400                              ;   328.8 p0     117 k
        or edx, edi                                 ;   324.8 p0     117 k
        mov edi, ecx                                ;   321.3 p1     117 k copy
        rol ecx, 0x1e                               ;   325.3 p1     117 k
        rol edi, 0x1d                               ;   329.3 p1     117 k
        and ecx, 0x80                               ;   329.3 p0     117 k
        or edx, ebp                                 ;   325.3 p0     117 k
        or edx, esi                                 ;   328.8 p0     117 k
        or edx, eax                                 ;   329.3 p0     117 k
        mov ebp, ebx                                ;   325.8 p1     119 w copy
        shr ebp, 0x12                               ;   326.3 p1     119 w
        and ebp, 0x3f                               ;   330.3 p0     119 w
        shl ebp, 8                                  ;   330.8 p1     119 w
        and edi, 4                                  ;   333.3 p0     117 k
        mov eax, ebx                                ;   325.8 p0     119 w copy
        shr eax, 0x1e                               ;   326.3 p1     119 w
        or edx, edi                                 ;   333.8 p0     117 k
        or edx, ecx                                 ;   334.3 p0     117 k
        movzx esi, dx                               ;   334.8 p0     117 k
        mov ecx, esi                                ;   335.3 p1     119 w copy
        shl ecx, 2                                  ;   335.8 p1     119 w
        or eax, ecx                                 ;   339.8 p0     119 w
        mov ecx, esi                                ;   335.3 p0     119 w copy
        mov edi, ebx                                ;   328.7 p0     119 w copy
        shr edi, 6                                  ;   329.2 p1     119 w
        shr ecx, 0xa                                ;   335.8 p1     119 w
        shl ecx, 0x18                               ;   339.8 p1     119 w
        and eax, 0x3f                               ;   340.3 p0     119 w
        shl eax, 0x10                               ;   340.8 p1     119 w
        and edi, 0x3f                               ;   333.2 p0     119 w
        or edi, ebp                                 ;   334.8 p0     119 w
        or edi, ecx                                 ;   343.8 p0     119 w
        mov ebp, dword [esp + 4]                    ;   331.3 p2     120 rk reload
        or edi, eax                                 ;   344.8 p0     119 w
        mov dword [ebp + 16], edi                   ;   345.3 p0+p3  120 rk
        mov eax, ebx                                ;   332.8 p1     119 w copy
        shr eax, 0xc                                ;   333.3 p1     119 w
        mov edi, ebx                                ;   333.3 p0     119 w copy
        shr ebx, 0x18                               ;   334.3 p1     119 w
        and ebx, 0x3f                               ;   338.3 p0     119 w
        shl ebx, 0x10                               ;   338.8 p1     119 w
        and eax, 0x3f                               ;   337.3 p0     119 w
        shl eax, 8                                  ;   337.8 p1     119 w
        shr esi, 4                                  ;   337.3 p1     119 w
        and edi, 0x3f                               ;   335.3 p0     119 w
        or edi, eax                                 ;   341.8 p0     119 w
        mov eax, dword [esp + 16]                   ;   336.0 p2     116 d
        shr eax, 0x1a                               ;   338.3 p1     116 d
        or edi, ebx                                 ;   342.8 p0     119 w
        and esi, 0x3f                               ;   341.3 p0     119 w
        shl esi, 0x18                               ;   341.8 p1     119 w
        or edi, esi                                 ;   345.8 p0     119 w
        mov dword [ebp + 20], edi                   ;   346.3 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   338.3 p2     115 c
        shr edi, 0x1a                               ;   340.3 p1     115 c
        mov esi, dword [esp + 28]                   ;   339.3 p2     115 c
        shl esi, 2                                  ;   341.3 p1     115 c
        and esi, 0xfffffff                          ;   345.3 p0     115 c
        or esi, edi                                 ;   345.8 p0     115 c
        mov edi, dword [esp + 16]                   ;   340.3 p2     116 d
        shl edi, 2                                  ;   342.3 p1     116 d
        and edi, 0xfffffff                          ;   346.3 p0     116 d
        or edi, eax                                 ;   346.8 p0     116 d
        mov eax, esi                                ;   346.3 p0     117 k copy
        mov ecx, esi                                ;   346.3 p0     117 k copy
        shr ecx, 4                                  ;   346.8 p1     117 k
        mov dword [esp + 28], esi                   ;   346.3 p0+p3  115 c spill
        shl eax, 0x1c                               ;   346.8 p1     117 k
        or eax, edi                                 ;   350.8 p0     117 k
        mov edx, eax                                ;   351.3 p0     117 k copy
        rol edx, 1                                  ;   351.8 p1     117 k
        mov dword [esp + 16], edi                   ;   347.3 p0+p3  116 d spill
        mov edi, eax                                ;   351.3 p0     117 k copy
        rol edi, 4                                  ;   355.8 p1     117 k
        and edx, 0x80100000                         ;   355.8 p0     117 k
        mov ebp, eax                                ;   351.3 p0     117 k copy
        mov ebx, eax                                ;   351.3 p1     117 k copy
        and ebx, 0x10000                            ;   351.8 p0     117 k
        rol ebp, 3                                  ;   352.3 p1     117 k
        mov esi, eax                                ;   351.3 p0     117 k copy
        rol esi, 6                                  ;   356.3 p1     117 k
        and esi, 2                                  ;   360.3 p0     117 k
        or ebx, edx                                 ;   356.3 p0     117 k
        mov edx, eax                                ;   351.3 p0     117 k copy
        rol edx, 8                                  ;   356.8 p1     117 k
        and edx, 0x800101                           ;   360.8 p0     117 k
        and edi, 0x1000                             ;   359.8 p0     117 k
        and ebp, 0x4440                             ;   356.3 p0     117 k
        or ebx, ebp                                 ;   356.8 p0     117 k
        mov ebp, eax                                ;   351.3 p1     117 k copy
        rol ebp, 0xa                                ;   357.3 p1     117 k
        and ebp, 0x88000                            ;   361.3 p0     117 k
        or ebx, edi                                 ;   360.3 p0     117 k
        mov edi, eax                                ;   352.3 p1     117 k copy
        rol edi, 0xe                                ;   360.8 p1     117 k
        or ebx, edx                                 ;   361.3 p0     117 k
        mov edx, eax                                ;   353.5 p0     117 k copy
        rol edx, 0x11                               ;   361.8 p1     117 k
        and edx, 0x40080                            ;   365.8 p0     117 k
        or ebx, ebp                                 ;   361.8 p0     117 k
        mov ebp, eax                                ;   354.8 p1     117 k copy
        rol ebp, 0x12                               ;   362.3 p1     117 k
        or ebx, esi                                 ;   362.3 p0     117 k
        mov esi, eax                                ;   355.5 p0     117 k copy
        rol esi, 0x16                               ;   362.8 p1     117 k
        and esi, 0x2010                             ;   366.8 p0     117 k
        and ebp, 0x400000                           ;   366.3 p0     117 k
        and edi, 4                                  ;   364.8 p0     117 k
        or ebx, edi                                 ;   365.3 p0     117 k
        mov edi, eax                                ;   357.3 p1     117 k copy
        rol edi, 0x17                               ;   365.8 p1     117 k
        or ebx, edx                                 ;   366.3 p0     117 k
        mov edx, eax                                ;   358.5 p0     117 k copy
        rol edx, 0x18                               ;   366.8 p1     117 k
        or ebx, ebp                                 ;   366.8 p0     117 k
        mov ebp, eax                                ;   359.5 p0     117 k copy
        rol ebp, 0x1b                               ;   367.3 p1     117 k
        or ebx, esi                                 ;   367.3 p0     117 k
        mov esi, eax                                ;   360.5 p0     117 k copy
        rol esi, 0x1c                               ;   367.8 p1     117 k
        and esi, 0x200000                           ;   371.8 p0     117 k
        and edi, 0x20000                            ;   369.8 p0     117 k
        or ebx, edi                                 ;   370.3 p0     117 k
        mov edi, eax                                ;   361.8 p1     117 k copy
        rol edi, 0x1d                               ;   370.8 p1     117 k
        and ebp, 0x20                               ;   371.3 p0     117 k
        and edi, 8                                  ;   374.8 p0     117 k
        and edx, 0x200                              ;   370.8 p0     117 k
        or ebx, edx                                 ;   371.3 p0     117 k
        mov edx, eax                                ;   363.7 p1     117 k copy
        rol edx, 0x1e                               ;   371.8 p1     117 k
        and edx, 0x8000000                          ;   375.8 p0     117 k
        or ebx, ebp                                 ;   371.8 p0     117 k
        mov ebp, eax                                ;   365.2 p1     117 k copy
        rol ebp, 0x1f                               ;   372.3 p1     117 k
        or ebx, esi                                 ;   372.3 p0     117 k
        mov esi, ecx                                ;   366.2 p0     117 k copy
        rol esi, 2                                  ;   372.8 p1     117 k
        or ebx, edi                                 ;   375.3 p0     117 k
        or ebx, edx                                 ;   376.3 p0     117 k
        mov edx, ecx                                ;   367.7 p0     117 k copy
        rol edx, 0xb                                ;   376.8 p1     117 k
        and edx, 0x10000000                         ;   380.8 p0     117 k
        mov edi, esi                                ;   376.8 p0     117 k copy
        and edi, 0x1000000                          ;   377.3 p0     117 k
        and ebp, 0x800                              ;   376.3 p0     117 k
        or ebx, ebp                                 ;   376.8 p0     117 k
        mov ebp, ecx                                ;   369.7 p1     117 k copy
        rol ebp, 0xe                                ;   377.3 p1     117 k
        and ebp, 0x42000000                         ;   381.3 p0     117 k
        or ebx, edi                                 ;   377.8 p0     117 k
        mov edi, ecx                                ;   371.2 p1     117 k copy
        or ebx, edx                                 ;   381.3 p0     117 k
        rol edi, 0x15                               ;   381.8 p1     117 k
        or ebx, ebp                                 ;   381.8 p0     117 k
        mov ebp, edi                                ;   385.8 p1     117 k copy
        and ebp, 0x20000000                         ;   386.3 p0     117 k
        or ebx, ebp                                 ;   386.8 p0     117 k
        mov ebp, ecx                                ;   373.3 p1     117 k copy
        and esi, 0x28                               ;   376.8 p0     117 k
        rol ebp, 0x16                               ;   377.3 p1     117 k
        mov edx, ebp                                ;   381.3 p0     117 k copy
        and edx, 0x4000000                          ;   381.8 p0     117 k
        or ebx, edx                                 ;   387.3 p0     117 k
        mov edx, ecx                                ;   375.3 p1     117 k copy
        and edx, 0x2000                             ;   375.8 p0     117 k
        or edx, esi                                 ;   377.3 p0     117 k
        mov esi, ecx                                ;   376.3 p1     117 k copy
        rol esi, 5                                  ;   377.8 p1     117 k
        and esi, 0x8000                             ;   381.8 p0     117 k
        or edx, esi                                 ;   382.3 p0     117 k
        mov esi, ecx                                ;   377.8 p1     117 k copy
        rol esi, 7                                  ;   382.8 p1     117 k
        rol eax, 0xc                                ;   386.8 p1     117 k
        and edi, 2                                  ;   385.8 p0     117 k
        and esi, 0x4000                             ;   386.8 p0     117 k
        and eax, 0x100                              ;   390.8 p0     117 k
        or edx, edi                                 ;   386.3 p0     117 k
        mov edi, ecx                                ;   380.3 p1     117 k copy
        rol edi, 0xc                                ;   386.8 p1     117 k
        and edi, 0x1001                             ;   390.8 p0     117 k
        or edx, esi                                 ;   387.3 p0     117 k
        mov esi, ecx                                ;   381.7 p0     117 k copy
        rol esi, 0x14                               ;   387.8 p1     117 k
        or edx, eax                                 ;   391.3 p0     117 k
        or edx, edi                                 ;   391.8 p0     117 k
        and esi, 0xa40                              ;   391.8 p0     117 k
        and ebp, 0x10                               ;   383.7 p0     117 k
        mov eax, ecx                                ;   383.3 p1     117 k copy
        rol eax, 0x17                               ;   384.2 p1     117 k
        mov edi, ecx                                ;   384.2 p0     117 k copy
        rol ecx, 0x1e                               ;   388.2 p1     117 k
        rol edi, 0x1d                               ;   392.2 p1     117 k
        and edi, 4                                  ;   396.2 p0     117 k
        and ecx, 0x80                               ;   392.2 p0     117 k
        or edx, ebp                                 ;   392.3 p0     117 k
        or edx, esi                                 ;   392.8 p0     117 k
        mov ebp, ebx                                ;   387.8 p1     119 w copy
        shr ebp, 0x12                               ;   388.3 p1     119 w
        and ebp, 0x3f                               ;   392.3 p0     119 w
        shl ebp, 8                                  ;   392.8 p1     119 w
        and eax, 0x400                              ;   388.2 p0     117 k
        or edx, eax                                 ;   393.3 p0     117 k
        mov eax, ebx                                ;   388.7 p0     119 w copy
        shr eax, 0x1e                               ;   389.3 p1     119 w
        or edx, edi                                 ;   396.7 p0     117 k
        or edx, ecx                                 ;   397.2 p0     117 k
        mov edi, ebx                                ;   390.2 p0     119 w copy
        movzx esi, dx                               ;   397.7 p1     117 k
        mov ecx, esi                                ;   398.2 p0     119 w copy
        shr edi, 6                                  ;   390.8 p1     119 w
        and edi, 0x3f                               ;   394.8 p0     119 w
        shl ecx, 2                                  ;   398.7 p1     119 w
        or eax, ecx                                 ;   402.7 p0     119 w
        mov ecx, esi                                ;   398.2 p0     119 w copy
        shr ecx, 0xa                                ;   398.7 p1     119 w
        or edi, ebp                                 ;   396.8 p0     119 w
        and eax, 0x3f                               ;   403.2 p0     119 w
        shl eax, 0x10                               ;   403.7 p1     119 w
        mov ebp, dword [esp + 4]                    ;   393.7 p2     120 rk reload
        shr esi, 4                                  ;   398.2 p1     119 w
        shl ecx, 0x18                               ;   402.7 p1     119 w
        or edi, ecx                                 ;   406.7 p0     119 w
        or edi, eax                                 ;   407.7 p0     119 w
        mov eax, ebx                                ;   395.7 p0     119 w copy
        mov dword [ebp + 24], edi                   ;   408.2 p0+p3  120 rk
        mov edi, ebx                                ;   396.8 p1     119 w copy
        shr ebx, 0x18                               ;   397.3 p1     119 w
        and esi, 0x3f                               ;   402.2 p0     119 w
        shl esi, 0x18                               ;   402.7 p1     119 w
        and ebx, 0x3f                               ;   401.3 p0     119 w
        and edi, 0x3f                               ;   398.2 p0     119 w
        shl ebx, 0x10                               ;   401.8 p1     119 w
        shr eax, 0xc                                ;   400.3 p1     119 w
        and eax, 0x3f                               ;   404.3 p0     119 w
        shl eax, 8                                  ;   404.8 p1     119 w
        or edi, eax                                 ;   408.8 p0     119 w
        or edi, ebx                                 ;   409.3 p0     119 w
        or edi, esi                                 ;   409.8 p0     119 w
        mov esi, dword [esp + 28]                   ;   400.3 p2     115 c
        mov dword [ebp + 28], edi                   ;   410.3 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   401.3 p2     115 c
        mov eax, dword [esp + 16]                   ;   402.3 p2     116 d
        shr edi, 0x1a                               ;   403.3 p1     115 c
        shl esi, 2                                  ;   403.3 p1     115 c
        and esi, 0xfffffff                          ;   407.3 p0     115 c
        or esi, edi                                 ;   407.8 p0     115 c
        mov edi, dword [esp + 16]                   ;   403.3 p2     116 d
        shl edi, 2                                  ;   405.3 p1     116 d
        and edi, 0xfffffff                          ;   409.3 p0     116 d
        shr eax, 0x1a                               ;   405.3 p1     116 d
        or edi, eax                                 ;   409.8 p0     116 d
        mov eax, esi                                ;   408.3 p0     117 k copy
        mov dword [esp + 16], edi                   ;   410.3 p0+p3  116 d spill
        shl eax, 0x1c                               ;   408.8 p1     117 k
        or eax, edi                                 ;   412.8 p0     117 k
        mov ebx, eax                                ;   413.3 p0     117 k copy
        mov edx, eax                                ;   413.3 p0     117 k copy
        rol edx, 1                                  ;   413.8 p1     117 k
        mov ebp, eax                                ;   413.3 p0     117 k copy
        mov edi, eax                                ;   413.3 p0     117 k copy
        rol edi, 4                                  ;   417.8 p1     117 k
        mov ecx, esi                                ;   408.8 p0     117 k copy
        shr ecx, 4                                  ;   409.3 p1     117 k
        and edi, 0x1000                             ;   421.8 p0     117 k
        and ebx, 0x10000                            ;   413.8 p0     117 k
        rol ebp, 3                                  ;   414.3 p1     117 k
        mov dword [esp + 28], esi                   ;   410.3 p0+p3  115 c spill
        and ebp, 0x4440                             ;   418.3 p0     117 k
        mov esi, eax                                ;   413.3 p1     117 k copy
        rol esi, 6                                  ;   418.8 p1     117 k
        and esi, 2                                  ;   422.8 p0     117 k
        and edx, 0x80100000                         ;   417.8 p0     117 k
        or ebx, edx                                 ;   418.3 p0     117 k
        mov edx, eax                                ;   413.3 p1     117 k copy
        rol edx, 8                                  ;   418.8 p1     117 k
        or ebx, ebp                                 ;   418.8 p0     117 k
        mov ebp, eax                                ;   413.8 p0     117 k copy
        rol ebp, 0xa                                ;   419.3 p1     117 k
        and ebp, 0x88000                            ;   423.3 p0     117 k
        or ebx, edi                                 ;   422.3 p0     117 k
        mov edi, eax                                ;   415.3 p0     117 k copy
        rol edi, 0xe                                ;   422.8 p1     117 k
        and edx, 0x800101                           ;   422.8 p0     117 k
        or ebx, edx                                 ;   423.3 p0     117 k
        mov edx, eax                                ;   416.3 p1     117 k copy
        rol edx, 0x11                               ;   423.8 p1     117 k
        and edx, 0x40080                            ;   427.8 p0     117 k
        or ebx, ebp                                 ;   423.8 p0     117 k
        and edi, 4                                  ;   426.8 p0     117 k
        mov ebp, eax                                ;   417.8 p1     117 k copy
        rol ebp, 0x12                               ;   427.3 p1     117 k
        and ebp, 0x400000                           ;   431.3 p0     117 k
        or ebx, esi                                 ;   424.3 p0     117 k
        mov esi, eax                                ;   419.3 p0     117 k copy
        rol esi, 0x16                               ;   424.8 p1     117 k
        and esi, 0x2010                             ;   428.8 p0     117 k
        or ebx, edi                                 ;   427.3 p0     117 k
        mov edi, eax                                ;   420.3 p1     117 k copy
        rol edi, 0x17                               ;   427.8 p1     117 k
        and edi, 0x20000                            ;   431.8 p0     117 k
        or ebx, edx                                 ;   428.3 p0     117 k
        mov edx, eax                                ;   421.8 p0     117 k copy
        rol edx, 0x18                               ;   428.8 p1     117 k
        and edx, 0x200                              ;   432.8 p0     117 k
        or ebx, ebp                                 ;   431.8 p0     117 k
        mov ebp, eax                                ;   422.8 p1     117 k copy
        rol ebp, 0x1b                               ;   432.3 p1     117 k
        or ebx, esi                                 ;   432.3 p0     117 k
        mov esi, eax                                ;   423.8 p0     117 k copy
        rol esi, 0x1c                               ;   432.8 p1     117 k
        and esi, 0x200000                           ;   436.8 p0     117 k
        and ebp, 0x20                               ;   436.3 p0     117 k
        or ebx, edi                                 ;   432.8 p0     117 k
        mov edi, eax                                ;   425.3 p1     117 k copy
        rol edi, 0x1d                               ;   433.3 p1     117 k
        and edi, 8                                  ;   437.3 p0     117 k
        or ebx, edx                                 ;   433.3 p0     117 k
        mov edx, eax                                ;   426.8 p1     117 k copy
        rol edx, 0x1e                               ;   433.8 p1     117 k
        or ebx, ebp                                 ;   436.8 p0     117 k
        mov ebp, eax                                ;   427.8 p0     117 k copy
        rol ebp, 0x1f                               ;   437.3 p1     117 k
        and ebp, 0x800                              ;   441.3 p0     117 k
        or ebx, esi                                 ;   437.3 p0     117 k
        mov esi, ecx                                ;   429.3 p0     117 k copy
        rol esi, 2                                  ;   437.8 p1     117 k
        and edx, 0x8000000                          ;   437.8 p0     117 k
        or ebx, edi                                 ;   437.8 p0     117 k
        mov edi, esi                                ;   441.8 p1     117 k copy
        and edi, 0x1000000                          ;   442.3 p0     117 k
        or ebx, edx                                 ;   438.3 p0     117 k
        mov edx, ecx                                ;   431.3 p1     117 k copy
        rol edx, 0xb                                ;   438.8 p1     117 k
        or ebx, ebp                                 ;   441.8 p0     117 k
        and edx, 0x10000000                         ;   442.8 p0     117 k
        or ebx, edi                                 ;   442.8 p0     117 k
        mov edi, ecx                                ;   433.0 p1     117 k copy
        mov ebp, ecx                                ;   433.5 p1     117 k copy
        rol ebp, 0xe                                ;   443.3 p1     117 k
        and ebp, 0x42000000                         ;   447.3 p0     117 k
        or ebx, edx                                 ;   443.3 p0     117 k
        rol edi, 0x15                               ;   443.8 p1     117 k
        rol eax, 0xc                                ;   447.8 p1     117 k
        or ebx, ebp                                 ;   447.8 p0     117 k
        mov ebp, edi                                ;   447.8 p0     117 k copy
        and ebp, 0x20000000                         ;   448.3 p0     117 k
        or ebx, ebp                                 ;   448.8 p0     117 k
        mov ebp, ecx                                ;   437.0 p1     117 k copy
        rol ebp, 0x16                               ;   449.3 p1     117 k
        mov edx, ebp                                ;   453.3 p0     117 k copy
        and edx, 0x4000000                          ;   453.8 p0     117 k
        or ebx, edx                                 ;   454.3 p0     117 k
        mov edx, ecx                                ;   438.5 p1     117 k copy
        and esi, 0x28                               ;   441.8 p0     117 k
        and eax, 0x100                              ;   451.8 p0     117 k
        and edx, 0x2000                             ;   439.8 p0     117 k
        or edx, esi                                 ;   442.3 p0     117 k
        mov esi, ecx                                ;   440.0 p1     117 k copy
        rol esi, 5                                  ;   442.8 p1     117 k
        and esi, 0x8000                             ;   446.8 p0     117 k
        or edx, esi                                 ;   447.3 p0     117 k
        mov esi, ecx                                ;   441.5 p1     117 k copy
        and edi, 2                                  ;   447.8 p0     117 k
        rol esi, 7                                  ;   448.3 p1     117 k
        or edx, edi                                 ;   448.3 p0     117 k
        mov edi, ecx                                ;   442.8 p0     117 k copy
        rol edi, 0xc                                ;   448.8 p1     117 k
        and esi, 0x4000                             ;   452.3 p0     117 k
        or edx, esi                                 ;   452.8 p0     117 k
        mov esi, ecx                                ;   444.0 p1     117 k copy
        rol esi, 0x14                               ;   453.3 p1     117 k
        and edi, 0x1001                             ;   452.8 p0     117 k
        or edx, eax                                 ;   453.3 p0     117 k
        mov eax, ecx                                ;   445.5 p1     117 k copy
        rol eax, 0x17                               ;   453.8 p1     117 k
        or edx, edi                                 ;   453.8 p0     117 k
        mov edi, ecx                                ;   446.5 p0     117 k copy
        rol edi, 0x1d                               ;   454.3 p1     117 k
        and edi, 4                                  ;   458.3 p0     117 k
        and ebp, 0x10                               ;   453.3 p0     117 k
        rol ecx, 0x1e                               ;   453.8 p1     117 k
        and eax, 0x400                              ;   457.8 p0     117 k
        and esi, 0xa40                              ;   457.3 p0     117 k
        or edx, ebp                                 ;   454.3 p0     117 k
        or edx, esi                                 ;   457.8 p0     117 k
        or edx, eax                                 ;   458.3 p0     117 k
        and ecx, 0x80                               ;   457.8 p0     117 k
        or edx, edi                                 ;   458.8 p0     117 k
        or edx, ecx                                 ;   459.3 p0     117 k
        mov eax, ebx                                ;   454.8 p1     119 w copy
        shr eax, 0x1e                               ;   455.3 p1     119 w
        mov edi, ebx                                ;   454.8 p0     119 w copy
        mov ebp, ebx                                ;   454.8 p1     119 w copy
        shr edi, 6                                  ;   455.3 p1     119 w
        and edi, 0x3f                               ;   459.3 p0     119 w
        shr ebp, 0x12                               ;   455.3 p1     119 w
        and ebp, 0x3f                               ;   459.3 p0     119 w
        shl ebp, 8                                  ;   459.8 p1     119 w
        movzx esi, dx                               ;   459.8 p0     117 k
        mov ecx, esi                                ;   460.3 p0     119 w copy
        shl ecx, 2                                  ;   460.8 p1     119 w
        or eax, ecx                                 ;   464.8 p0     119 w
        or edi, ebp                                 ;   463.8 p0     119 w
        and eax, 0x3f                               ;   465.3 p0     119 w
        shl eax, 0x10                               ;   465.8 p1     119 w
        mov ecx, esi                                ;   460.3 p0     119 w copy
        shr ecx, 0xa                                ;   460.8 p1     119 w
        shl ecx, 0x18                               ;   464.8 p1     119 w
        mov ebp, dword [esp + 4]                    ;   457.0 p2     120 rk reload
        shr esi, 4                                  ;   460.3 p1     119 w
        and esi, 0x3f                               ;   464.3 p0     119 w
        shl esi, 0x18                               ;   464.8 p1     119 w
        or edi, ecx                                 ;   468.8 p0     119 w
        or edi, eax                                 ;   469.8 p0     119 w
        mov eax, ebx                                ;   459.3 p0     119 w copy
        shr eax, 0xc                                ;   461.7 p1     119 w
        and eax, 0x3f                               ;   465.7 p0     119 w
        mov dword [ebp + 32], edi                   ;   470.3 p0+p3  120 rk
        shl eax, 8                                  ;   466.2 p1     119 w
        mov edi, ebx                                ;   461.3 p0     119 w copy
        and edi, 0x3f                               ;   461.8 p0     119 w
        or edi, eax                                 ;   470.2 p0     119 w
        mov eax, dword [esp + 16]                   ;   461.7 p2     116 d
        shr ebx, 0x18                               ;   463.7 p1     119 w
        and ebx, 0x3f                               ;   467.7 p0     119 w
        shl ebx, 0x10                               ;   468.2 p1     119 w
        or edi, ebx                                 ;   472.2 p0     119 w
        or edi, esi                                 ;   472.7 p0     119 w
        mov dword [ebp + 36], edi                   ;   473.2 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   464.0 p2     115 c
        shr edi, 0x1a                               ;   466.0 p1     115 c
        mov esi, dword [esp + 28]                   ;   465.0 p2     115 c
        shl esi, 2                                  ;   467.0 p1     115 c
        and esi, 0xfffffff                          ;   471.0 p0     115 c
        or esi, edi                                 ;   471.5 p0     115 c
        mov edi, dword [esp + 16]                   ;   466.0 p2     116 d
        shl edi, 2                                  ;   468.0 p1     116 d
        and edi, 0xfffffff                          ;   472.0 p0     116 d
        shr eax, 0x1a                               ;   468.7 p1     116 d
        or edi, eax                                 ;   472.7 p0     116 d
        mov dword [esp + 16], edi                   ;   473.2 p0+p3  116 d spill
        mov eax, esi                                ;   472.0 p0     117 k copy
        shl eax, 0x1c                               ;   472.5 p1     117 k
        or eax, edi                                 ;   476.5 p0     117 k
        mov edx, eax                                ;   477.0 p0     117 k copy
        rol edx, 1                                  ;   477.5 p1     117 k
        mov ebx, eax                                ;   477.0 p0     117 k copy
        mov ecx, esi                                ;   472.0 p0     117 k copy
        and ebx, 0x10000                            ;   477.5 p0     117 k
        mov ebp, eax                                ;   477.0 p1     117 k copy
        rol ebp, 3                                  ;   478.0 p1     117 k
        mov edi, eax                                ;   477.0 p0     117 k copy
        rol edi, 4                                  ;   482.0 p1     117 k
        and ebp, 0x4440                             ;   482.0 p0     117 k
        and edx, 0x80100000                         ;   481.5 p0     117 k
        and edi, 0x1000                             ;   486.0 p0     117 k
        mov dword [esp + 28], esi                   ;   473.8 p0+p3  115 c spill
        or ebx, edx                                 ;   482.0 p0     117 k
        mov edx, eax                                ;   477.0 p1     117 k copy
        rol edx, 8                                  ;   482.5 p1     117 k
        mov esi, eax                                ;   477.0 p0     117 k copy
        rol esi, 6                                  ;   486.5 p1     117 k
        and esi, 2                                  ;   490.5 p0     117 k
        and edx, 0x800101                           ;   486.5 p0     117 k
        or ebx, ebp                                 ;   482.5 p0     117 k
        mov ebp, eax                                ;   477.0 p1     117 k copy
        rol ebp, 0xa                                ;   483.0 p1     117 k
        and ebp, 0x88000                            ;   487.0 p0     117 k
        or ebx, edi                                 ;   486.5 p0     117 k
        mov edi, eax                                ;   478.2 p1     117 k copy
        rol edi, 0xe                                ;   487.0 p1     117 k
        or ebx, edx                                 ;   487.0 p0     117 k
        shr ecx, 4                                  ;   479.7 p1     117 k
        mov edx, eax                                ;   478.8 p0     117 k copy
        rol edx, 0x11                               ;   483.7 p1     117 k
        and edx, 0x40080                            ;   487.7 p0     117 k
        and edi, 4                                  ;   491.0 p0     117 k
        or ebx, ebp                                 ;   487.5 p0     117 k
        mov ebp, eax                                ;   480.8 p0     117 k copy
        rol ebp, 0x12                               ;   488.0 p1     117 k
        and ebp, 0x400000                           ;   492.0 p0     117 k
        or ebx, esi                                 ;   491.0 p0     117 k
        mov esi, eax                                ;   482.3 p0     117 k copy
        rol esi, 0x16                               ;   491.5 p1     117 k
        or ebx, edi                                 ;   491.5 p0     117 k
        mov edi, eax                                ;   483.3 p0     117 k copy
        rol edi, 0x17                               ;   492.0 p1     117 k
        and edi, 0x20000                            ;   496.0 p0     117 k
        or ebx, edx                                 ;   492.0 p0     117 k
        mov edx, eax                                ;   484.7 p1     117 k copy
        rol edx, 0x18                               ;   492.5 p1     117 k
        or ebx, ebp                                 ;   492.5 p0     117 k
        mov ebp, eax                                ;   485.3 p0     117 k copy
        rol ebp, 0x1b                               ;   493.0 p1     117 k
        and esi, 0x2010                             ;   495.5 p0     117 k
        or ebx, esi                                 ;   496.0 p0     117 k
        mov esi, eax                                ;   486.8 p0     117 k copy
        rol esi, 0x1c                               ;   496.5 p1     117 k
        or ebx, edi                                 ;   496.5 p0     117 k
        mov edi, eax                                ;   487.8 p0     117 k copy
        rol edi, 0x1d                               ;   497.0 p1     117 k
        and edi, 8                                  ;   501.0 p0     117 k
        and edx, 0x200                              ;   496.5 p0     117 k
        or ebx, edx                                 ;   497.0 p0     117 k
        mov edx, eax                                ;   489.2 p1     117 k copy
        rol edx, 0x1e                               ;   497.5 p1     117 k
        and edx, 0x8000000                          ;   501.5 p0     117 k
        and esi, 0x200000                           ;   500.5 p0     117 k
        and ebp, 0x20                               ;   497.0 p0     117 k
        or ebx, ebp                                 ;   497.5 p0     117 k
        mov ebp, eax                                ;   491.0 p1     117 k copy
        rol ebp, 0x1f                               ;   498.0 p1     117 k
        and ebp, 0x800                              ;   502.0 p0     117 k
        or ebx, esi                                 ;   501.0 p0     117 k
        mov esi, ecx                                ;   492.5 p1     117 k copy
        rol esi, 2                                  ;   501.5 p1     117 k
        or ebx, edi                                 ;   501.5 p0     117 k
        mov edi, esi                                ;   505.5 p0     117 k copy
        and edi, 0x1000000                          ;   506.0 p0     117 k
        or ebx, edx                                 ;   502.0 p0     117 k
        mov edx, ecx                                ;   494.3 p1     117 k copy
        rol edx, 0xb                                ;   502.5 p1     117 k
        and edx, 0x10000000                         ;   506.5 p0     117 k
        or ebx, ebp                                 ;   502.5 p0     117 k
        mov ebp, ecx                                ;   495.8 p1     117 k copy
        rol ebp, 0xe                                ;   503.0 p1     117 k
        or ebx, edi                                 ;   506.5 p0     117 k
        and ebp, 0x42000000                         ;   507.0 p0     117 k
        or ebx, edx                                 ;   507.0 p0     117 k
        mov edi, ecx                                ;   497.3 p1     117 k copy
        rol edi, 0x15                               ;   507.5 p1     117 k
        or ebx, ebp                                 ;   507.5 p0     117 k
        mov ebp, edi                                ;   511.5 p0     117 k copy
        and ebp, 0x20000000                         ;   512.0 p0     117 k
        or ebx, ebp                                 ;   512.5 p0     117 k
        mov ebp, ecx                                ;   499.3 p1     117 k copy
        and esi, 0x28                               ;   505.5 p0     117 k
        rol ebp, 0x16                               ;   506.0 p1     117 k
        mov edx, ebp                                ;   510.0 p0     117 k copy
        and edx, 0x4000000                          ;   510.5 p0     117 k
        and edi, 2                                  ;   511.5 p0     117 k
        or ebx, edx                                 ;   513.0 p0     117 k
        mov edx, ecx                                ;   501.7 p1     117 k copy
        and edx, 0x2000                             ;   502.5 p0     117 k
        or edx, esi                                 ;   506.0 p0     117 k
        mov esi, ecx                                ;   502.7 p1     117 k copy
        rol esi, 5                                  ;   506.5 p1     117 k
        rol eax, 0xc                                ;   510.5 p1     117 k
        and eax, 0x100                              ;   514.5 p0     117 k
        and esi, 0x8000                             ;   510.5 p0     117 k
        or edx, esi                                 ;   511.0 p0     117 k
        mov esi, ecx                                ;   505.2 p0     117 k copy
        rol esi, 7                                  ;   511.5 p1     117 k
        or edx, edi                                 ;   512.0 p0     117 k
        and esi, 0x4000                             ;   515.5 p0     117 k
        or edx, esi                                 ;   516.0 p0     117 k
        or edx, eax                                 ;   516.5 p0     117 k
        mov eax, ecx                                ;   506.7 p1     117 k copy
        and ebp, 0x10                               ;   510.0 p0     117 k
        mov edi, ecx                                ;   507.3 p1     117 k copy
        rol edi, 0xc                                ;   510.5 p1     117 k
        mov esi, ecx                                ;   508.2 p0     117 k copy
        rol esi, 0x14                               ;   514.5 p1     117 k
        and esi, 0xa40                              ;   518.5 p0     117 k
        and edi, 0x1001                             ;   514.5 p0     117 k
        rol eax, 0x17                               ;   515.0 p1     117 k
        or edx, edi                                 ;   517.0 p0     117 k
        or edx, ebp                                 ;   517.5 p0     117 k
        mov ebp, ebx                                ;   513.5 p0     119 w copy
        mov edi, ecx                                ;   510.8 p1     117 k copy
        rol edi, 0x1d                               ;   518.0 p1     117 k
        or edx, esi                                 ;   519.0 p0     117 k
        shr ebp, 0x12                               ;   514.0 p1     119 w
        rol ecx, 0x1e                               ;   518.0 p1     117 k
        and ecx, 0x80                               ;   522.0 p0     117 k
        and eax, 0x400                              ;   519.0 p0     117 k
        and edi, 4                                  ;   522.0 p0     117 k
        or edx, eax                                 ;   519.5 p0     117 k
        or edx, edi                                 ;   522.5 p0     117 k
        or edx, ecx                                 ;   523.0 p0     117 k
        movzx esi, dx                               ;   523.5 p1     117 k
        mov eax, ebx                                ;   514.8 p1     119 w copy
        shr eax, 0x1e                               ;   515.3 p1     119 w
        and ebp, 0x3f                               ;   518.0 p0     119 w
        mov edi, ebx                                ;   515.8 p0     119 w copy
        shr edi, 6                                  ;   516.3 p1     119 w
        and edi, 0x3f                               ;   520.3 p0     119 w
        shl ebp, 8                                  ;   518.5 p1     119 w
        or edi, ebp                                 ;   522.5 p0     119 w
        mov ebp, dword [esp + 4]                    ;   517.3 p2     120 rk reload
        mov ecx, esi                                ;   524.0 p0     119 w copy
        shl ecx, 2                                  ;   524.5 p1     119 w
        or eax, ecx                                 ;   528.5 p0     119 w
        and eax, 0x3f                               ;   529.0 p0     119 w
        shl eax, 0x10                               ;   529.5 p1     119 w
        mov ecx, esi                                ;   524.0 p0     119 w copy
        shr ecx, 0xa                                ;   524.5 p1     119 w
        shl ecx, 0x18                               ;   528.5 p1     119 w
        or edi, ecx                                 ;   532.5 p0     119 w
        or edi, eax                                 ;   533.5 p0     119 w
        mov dword [ebp + 40], edi                   ;   534.0 p0+p3  120 rk
        mov eax, ebx                                ;   522.3 p1     119 w copy
        mov edi, ebx                                ;   522.3 p0     119 w copy
        shr ebx, 0x18                               ;   522.8 p1     119 w
        and ebx, 0x3f                               ;   526.8 p0     119 w
        shr esi, 4                                  ;   524.0 p1     119 w
        and esi, 0x3f                               ;   528.0 p0     119 w
        shl ebx, 0x10                               ;   527.3 p1     119 w
        and edi, 0x3f                               ;   523.8 p0     119 w
        shr eax, 0xc                                ;   525.8 p1     119 w
        and eax, 0x3f                               ;   529.8 p0     119 w
        shl eax, 8                                  ;   530.3 p1     119 w
        or edi, eax                                 ;   534.3 p0     119 w
        or edi, ebx                                 ;   534.8 p0     119 w
        shl esi, 0x18                               ;   528.5 p1     119 w
        or edi, esi                                 ;   535.3 p0     119 w
        mov dword [ebp + 44], edi                   ;   535.8 p0+p3  120 rk
        mov eax, dword [esp + 16]                   ;   526.7 p2     116 d
        mov esi, dword [esp + 28]                   ;   527.7 p2     115 c
        shl esi, 2                                  ;   529.7 p1     115 c
        and esi, 0xfffffff                          ;   533.7 p0     115 c
        mov edi, dword [esp + 28]                   ;   528.7 p2     115 c
        shr edi, 0x1a                               ;   530.7 p1     115 c
        or esi, edi                                 ;   534.7 p0     115 c
        mov edi, dword [esp + 16]                   ;   529.7 p2     116 d
        shl edi, 2                                  ;   531.7 p1     116 d
        and edi, 0xfffffff                          ;   535.7 p0     116 d
        shr eax, 0x1a                               ;   531.8 p1     116 d
        or edi, eax                                 ;   536.2 p0     116 d
        mov eax, esi                                ;   535.2 p0     117 k copy
        shl eax, 0x1c                               ;   535.7 p1     117 k
        or eax, edi                                 ;   539.7 p0     117 k
        mov ebp, eax                                ;   540.2 p0     117 k copy
        rol ebp, 3                                  ;   540.7 p1     117 k
        mov dword [esp + 16], edi                   ;   536.7 p0+p3  116 d spill
        mov edx, eax                                ;   540.2 p0     117 k copy
        mov dword [esp + 28], esi                   ;   535.2 p0+p3  115 c spill
        rol edx, 1                                  ;   544.7 p1     117 k
        and edx, 0x80100000                         ;   548.7 p0     117 k
        mov ebx, eax                                ;   540.2 p0     117 k copy
        mov edi, eax                                ;   540.2 p1     117 k copy
        and ebp, 0x4440                             ;   544.7 p0     117 k
        and ebx, 0x10000                            ;   540.7 p0     117 k
        rol edi, 4                                  ;   541.2 p1     117 k
        and edi, 0x1000                             ;   545.2 p0     117 k
        or ebx, edx                                 ;   549.2 p0     117 k
        mov ecx, esi                                ;   537.3 p1     117 k copy
        or ebx, ebp                                 ;   549.7 p0     117 k
        shr ecx, 4                                  ;   537.8 p1     117 k
        mov edx, eax                                ;   540.2 p0     117 k copy
        rol edx, 8                                  ;   541.8 p1     117 k
        mov ebp, eax                                ;   540.2 p0     117 k copy
        rol ebp, 0xa                                ;   545.8 p1     117 k
        and edx, 0x800101                           ;   545.8 p0     117 k
        mov esi, eax                                ;   540.2 p0     117 k copy
        rol esi, 6                                  ;   546.3 p1     117 k
        and esi, 2                                  ;   550.3 p0     117 k
        or ebx, edi                                 ;   550.2 p0     117 k
        mov edi, eax                                ;   541.3 p0     117 k copy
        rol edi, 0xe                                ;   550.7 p1     117 k
        and ebp, 0x88000                            ;   549.8 p0     117 k
        or ebx, edx                                 ;   550.7 p0     117 k
        mov edx, eax                                ;   542.8 p1     117 k copy
        rol edx, 0x11                               ;   551.2 p1     117 k
        or ebx, ebp                                 ;   551.2 p0     117 k
        mov ebp, eax                                ;   543.3 p0     117 k copy
        rol ebp, 0x12                               ;   551.7 p1     117 k
        and ebp, 0x400000                           ;   555.7 p0     117 k
        and edx, 0x40080                            ;   555.2 p0     117 k
        or ebx, esi                                 ;   551.7 p0     117 k
        mov esi, eax                                ;   545.3 p1     117 k copy
        rol esi, 0x16                               ;   552.2 p1     117 k
        and esi, 0x2010                             ;   556.2 p0     117 k
        and edi, 4                                  ;   554.7 p0     117 k
        or ebx, edi                                 ;   555.2 p0     117 k
        mov edi, eax                                ;   546.8 p1     117 k copy
        rol edi, 0x17                               ;   555.7 p1     117 k
        or ebx, edx                                 ;   555.7 p0     117 k
        mov edx, eax                                ;   547.3 p0     117 k copy
        rol edx, 0x18                               ;   556.2 p1     117 k
        and edx, 0x200                              ;   560.2 p0     117 k
        or ebx, ebp                                 ;   556.2 p0     117 k
        mov ebp, eax                                ;   548.8 p0     117 k copy
        rol ebp, 0x1b                               ;   556.7 p1     117 k
        and ebp, 0x20                               ;   560.7 p0     117 k
        and edi, 0x20000                            ;   559.7 p0     117 k
        or ebx, esi                                 ;   556.7 p0     117 k
        mov esi, eax                                ;   550.3 p1     117 k copy
        rol esi, 0x1c                               ;   557.2 p1     117 k
        and esi, 0x200000                           ;   561.2 p0     117 k
        or ebx, edi                                 ;   560.2 p0     117 k
        mov edi, eax                                ;   551.8 p1     117 k copy
        rol edi, 0x1d                               ;   560.7 p1     117 k
        or ebx, edx                                 ;   560.7 p0     117 k
        mov edx, eax                                ;   552.5 p0     117 k copy
        rol edx, 0x1e                               ;   561.2 p1     117 k
        and edx, 0x8000000                          ;   565.2 p0     117 k
        or ebx, ebp                                 ;   561.2 p0     117 k
        or ebx, esi                                 ;   561.7 p0     117 k
        mov ebp, eax                                ;   554.3 p1     117 k copy
        rol ebp, 0x1f                               ;   562.2 p1     117 k
        and edi, 8                                  ;   564.7 p0     117 k
        or ebx, edi                                 ;   565.2 p0     117 k
        mov esi, ecx                                ;   555.7 p0     117 k copy
        rol esi, 2                                  ;   565.7 p1     117 k
        and ebp, 0x800                              ;   566.2 p0     117 k
        mov edi, esi                                ;   569.7 p0     117 k copy
        and edi, 0x1000000                          ;   570.2 p0     117 k
        or ebx, edx                                 ;   565.7 p0     117 k
        mov edx, ecx                                ;   557.3 p1     117 k copy
        rol edx, 0xb                                ;   566.2 p1     117 k
        and esi, 0x28                               ;   569.7 p0     117 k
        rol eax, 0xc                                ;   570.2 p1     117 k
        and eax, 0x100                              ;   574.2 p0     117 k
        and edx, 0x10000000                         ;   570.2 p0     117 k
        or ebx, ebp                                 ;   566.7 p0     117 k
        mov ebp, ecx                                ;   559.8 p1     117 k copy
        rol ebp, 0xe                                ;   567.2 p1     117 k
        or ebx, edi                                 ;   570.7 p0     117 k
        mov edi, ecx                                ;   560.8 p0     117 k copy
        and ebp, 0x42000000                         ;   571.2 p0     117 k
        or ebx, edx                                 ;   571.2 p0     117 k
        rol edi, 0x15                               ;   571.7 p1     117 k
        or ebx, ebp                                 ;   571.7 p0     117 k
        mov ebp, edi                                ;   575.7 p1     117 k copy
        and ebp, 0x20000000                         ;   576.2 p0     117 k
        or ebx, ebp                                 ;   576.7 p0     117 k
        mov ebp, ecx                                ;   563.3 p1     117 k copy
        rol ebp, 0x16                               ;   577.2 p1     117 k
        mov edx, ebp                                ;   581.2 p0     117 k copy
        and edx, 0x4000000                          ;   581.7 p0     117 k
        or ebx, edx                                 ;   582.2 p0     117 k
        mov edx, ecx                                ;   565.0 p1     117 k copy
        and edx, 0x2000                             ;   565.5 p0     117 k
        or edx, esi                                 ;   570.2 p0     117 k
        mov esi, ecx                                ;   566.0 p1     117 k copy
        rol esi, 5                                  ;   570.7 p1     117 k
        and esi, 0x8000                             ;   574.7 p0     117 k
        or edx, esi                                 ;   575.2 p0     117 k
        and ebp, 0x10                               ;   581.2 p0     117 k
        mov esi, ecx                                ;   567.7 p1     117 k copy
        and edi, 2                                  ;   575.7 p0     117 k
        rol esi, 7                                  ;   576.2 p1     117 k
        and esi, 0x4000                             ;   580.2 p0     117 k
        or edx, edi                                 ;   576.2 p0     117 k
        mov edi, ecx                                ;   569.3 p1     117 k copy
        rol edi, 0xc                                ;   576.7 p1     117 k
        or edx, esi                                 ;   580.7 p0     117 k
        mov esi, ecx                                ;   570.5 p0     117 k copy
        rol esi, 0x14                               ;   581.2 p1     117 k
        or edx, eax                                 ;   581.2 p0     117 k
        mov eax, ecx                                ;   571.5 p0     117 k copy
        rol eax, 0x17                               ;   581.7 p1     117 k
        and esi, 0xa40                              ;   585.2 p0     117 k
        and eax, 0x400                              ;   585.7 p0     117 k
        and edi, 0x1001                             ;   580.7 p0     117 k
        or edx, edi                                 ;   581.7 p0     117 k
        mov edi, ecx                                ;   573.3 p1     117 k copy
        or edx, ebp                                 ;   582.2 p0     117 k
        rol edi, 0x1d                               ;   582.7 p1     117 k
        or edx, esi                                 ;   585.7 p0     117 k
        rol ecx, 0x1e                               ;   586.2 p1     117 k
        and ecx, 0x80                               ;   590.2 p0     117 k
        and edi, 4                                  ;   586.7 p0     117 k
        mov ebp, ebx                                ;   582.7 p1     119 w copy
        shr ebp, 0x12                               ;   583.2 p1     119 w
        or edx, eax                                 ;   586.2 p0     117 k
        mov eax, ebx                                ;   582.7 p0     119 w copy
        or edx, edi                                 ;   587.2 p0     117 k
        or edx, ecx                                 ;   590.7 p0     117 k
        shr eax, 0x1e                               ;   583.2 p1     119 w
        movzx esi, dx                               ;   591.2 p0     117 k
        mov ecx, esi                                ;   591.7 p1     119 w copy
        shl ecx, 2                                  ;   592.2 p1     119 w
        or eax, ecx                                 ;   596.2 p0     119 w
        mov ecx, esi                                ;   591.7 p0     119 w copy
        and eax, 0x3f                               ;   596.7 p0     119 w
        mov edi, ebx                                ;   582.7 p1     119 w copy
        shr edi, 6                                  ;   583.2 p1     119 w
        and ebp, 0x3f                               ;   587.2 p0     119 w
        shl ebp, 8                                  ;   587.7 p1     119 w
        shr ecx, 0xa                                ;   592.2 p1     119 w
        and edi, 0x3f                               ;   587.2 p0     119 w
        shl eax, 0x10                               ;   597.2 p1     119 w
        or edi, ebp                                 ;   591.7 p0     119 w
        shl ecx, 0x18                               ;   596.2 p1     119 w
        or edi, ecx                                 ;   600.2 p0     119 w
        or edi, eax                                 ;   601.2 p0     119 w
        mov eax, ebx                                ;   584.0 p0     119 w copy
        shr eax, 0xc                                ;   585.7 p1     119 w
        mov ebp, dword [esp + 4]                    ;   584.3 p2     120 rk reload
        mov dword [ebp + 48], edi                   ;   601.7 p0+p3  120 rk
        mov edi, ebx                                ;   585.7 p0     119 w copy
        and eax, 0x3f                               ;   589.7 p0     119 w
        shl eax, 8                                  ;   590.2 p1     119 w
        shr ebx, 0x18                               ;   587.7 p1     119 w
        and edi, 0x3f                               ;   586.7 p0     119 w
        or edi, eax                                 ;   594.2 p0     119 w
        mov eax, dword [esp + 16]                   ;   587.0 p2     116 d
        shr eax, 0x1a                               ;   589.0 p1     116 d
        shr esi, 4                                  ;   591.7 p1     119 w
        and esi, 0x3f                               ;   595.7 p0     119 w
        shl esi, 0x18                               ;   596.2 p1     119 w
        and ebx, 0x3f                               ;   591.7 p0     119 w
        shl ebx, 0x10                               ;   592.2 p1     119 w
        or edi, ebx                                 ;   596.2 p0     119 w
        or edi, esi                                 ;   600.2 p0     119 w
        mov dword [ebp + 52], edi                   ;   600.7 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   590.3 p2     115 c
        mov esi, dword [esp + 28]                   ;   591.3 p2     115 c
        shl esi, 2                                  ;   593.3 p1     115 c
        shr edi, 0x1a                               ;   593.7 p1     115 c
        and esi, 0xfffffff                          ;   597.3 p0     115 c
        or esi, edi                                 ;   597.8 p0     115 c
        mov edi, dword [esp + 16]                   ;   592.3 p2     116 d
        shl edi, 2                                  ;   594.7 p1     116 d
        and edi, 0xfffffff                          ;   598.7 p0     116 d
        or edi, eax                                 ;   599.2 p0     116 d
        mov eax, esi                                ;   598.3 p0     117 k copy
        mov dword [esp + 16], edi                   ;   599.7 p0+p3  116 d spill
        shl eax, 0x1c                               ;   598.8 p1     117 k
        or eax, edi                                 ;   602.8 p0     117 k
        mov edx, eax                                ;   603.3 p0     117 k copy
        mov edi, eax                                ;   603.3 p0     117 k copy
        mov ecx, esi                                ;   598.3 p1     117 k copy
        mov ebx, eax                                ;   603.3 p0     117 k copy
        rol edi, 4                                  ;   603.8 p1     117 k
        and edi, 0x1000                             ;   607.8 p0     117 k
        mov ebp, eax                                ;   603.3 p0     117 k copy
        shr ecx, 4                                  ;   598.8 p1     117 k
        rol edx, 1                                  ;   603.8 p1     117 k
        and edx, 0x80100000                         ;   607.8 p0     117 k
        and ebx, 0x10000                            ;   603.8 p0     117 k
        rol ebp, 3                                  ;   604.3 p1     117 k
        and ebp, 0x4440                             ;   608.3 p0     117 k
        mov dword [esp + 28], esi                   ;   600.0 p0+p3  115 c spill
        mov esi, eax                                ;   603.3 p0     117 k copy
        rol esi, 6                                  ;   608.8 p1     117 k
        and esi, 2                                  ;   612.8 p0     117 k
        or ebx, edx                                 ;   608.3 p0     117 k
        mov edx, eax                                ;   603.3 p1     117 k copy
        rol edx, 8                                  ;   608.8 p1     117 k
        or ebx, ebp                                 ;   608.8 p0     117 k
        mov ebp, eax                                ;   603.3 p0     117 k copy
        rol ebp, 0xa                                ;   609.3 p1     117 k
        or ebx, edi                                 ;   609.3 p0     117 k
        mov edi, eax                                ;   604.0 p0     117 k copy
        rol edi, 0xe                                ;   609.8 p1     117 k
        and edi, 4                                  ;   613.8 p0     117 k
        and ebp, 0x88000                            ;   613.3 p0     117 k
        and edx, 0x800101                           ;   612.8 p0     117 k
        or ebx, edx                                 ;   613.3 p0     117 k
        mov edx, eax                                ;   605.7 p1     117 k copy
        rol edx, 0x11                               ;   613.8 p1     117 k
        and edx, 0x40080                            ;   617.8 p0     117 k
        or ebx, ebp                                 ;   613.8 p0     117 k
        mov ebp, eax                                ;   607.2 p1     117 k copy
        rol ebp, 0x12                               ;   614.3 p1     117 k
        and ebp, 0x400000                           ;   618.3 p0     117 k
        or ebx, esi                                 ;   614.3 p0     117 k
        mov esi, eax                                ;   608.5 p0     117 k copy
        rol esi, 0x16                               ;   614.8 p1     117 k
        or ebx, edi                                 ;   614.8 p0     117 k
        mov edi, eax                                ;   609.5 p0     117 k copy
        rol edi, 0x17                               ;   615.3 p1     117 k
        and edi, 0x20000                            ;   619.3 p0     117 k
        and esi, 0x2010                             ;   618.8 p0     117 k
        or ebx, edx                                 ;   618.3 p0     117 k
        mov edx, eax                                ;   610.7 p1     117 k copy
        rol edx, 0x18                               ;   618.8 p1     117 k
        or ebx, ebp                                 ;   618.8 p0     117 k
        mov ebp, eax                                ;   612.0 p0     117 k copy
        rol ebp, 0x1b                               ;   619.3 p1     117 k
        or ebx, esi                                 ;   619.3 p0     117 k
        mov esi, eax                                ;   613.0 p0     117 k copy
        rol esi, 0x1c                               ;   619.8 p1     117 k
        and esi, 0x200000                           ;   623.8 p0     117 k
        or ebx, edi                                 ;   619.8 p0     117 k
        mov edi, eax                                ;   614.2 p1     117 k copy
        rol edi, 0x1d                               ;   620.3 p1     117 k
        and edi, 8                                  ;   624.3 p0     117 k
        and ebp, 0x20                               ;   623.3 p0     117 k
        and edx, 0x200                              ;   622.8 p0     117 k
        or ebx, edx                                 ;   623.3 p0     117 k
        mov edx, eax                                ;   615.7 p1     117 k copy
        rol edx, 0x1e                               ;   623.8 p1     117 k
        or ebx, ebp                                 ;   623.8 p0     117 k
        mov ebp, eax                                ;   617.0 p0     117 k copy
        rol ebp, 0x1f                               ;   624.3 p1     117 k
        or ebx, esi                                 ;   624.3 p0     117 k
        mov esi, ecx                                ;   618.0 p0     117 k copy
        rol esi, 2                                  ;   624.8 p1     117 k
        or ebx, edi                                 ;   624.8 p0     117 k
        mov edi, esi                                ;   628.8 p0     117 k copy
        and esi, 0x28                               ;   628.8 p0     117 k
        and edx, 0x8000000                          ;   627.8 p0     117 k
        or ebx, edx                                 ;   628.3 p0     117 k
        mov edx, ecx                                ;   620.0 p1     117 k copy
        rol edx, 0xb                                ;   628.8 p1     117 k
        and edi, 0x1000000                          ;   629.3 p0     117 k
        and edx, 0x10000000                         ;   632.8 p0     117 k
        and ebp, 0x800                              ;   628.3 p0     117 k
        or ebx, ebp                                 ;   628.8 p0     117 k
        mov ebp, ecx                                ;   622.0 p1     117 k copy
        rol ebp, 0xe                                ;   629.3 p1     117 k
        and ebp, 0x42000000                         ;   633.3 p0     117 k
        or ebx, edi                                 ;   629.8 p0     117 k
        mov edi, ecx                                ;   623.5 p1     117 k copy
        rol edi, 0x15                               ;   630.3 p1     117 k
        or ebx, edx                                 ;   633.3 p0     117 k
        or ebx, ebp                                 ;   633.8 p0     117 k
        mov ebp, edi                                ;   634.3 p1     117 k copy
        and ebp, 0x20000000                         ;   634.8 p0     117 k
        or ebx, ebp                                 ;   635.3 p0     117 k
        mov ebp, ecx                                ;   625.7 p1     117 k copy
        rol ebp, 0x16                               ;   635.8 p1     117 k
        mov edx, ebp                                ;   639.8 p0     117 k copy
        and edx, 0x4000000                          ;   640.3 p0     117 k
        or ebx, edx                                 ;   640.8 p0     117 k
        mov edx, ecx                                ;   627.3 p1     117 k copy
        and edx, 0x2000                             ;   627.8 p0     117 k
        or edx, esi                                 ;   629.3 p0     117 k
        mov esi, ecx                                ;   628.3 p1     117 k copy
        rol esi, 5                                  ;   629.8 p1     117 k
        rol eax, 0xc                                ;   633.8 p1     117 k
        and eax, 0x100                              ;   637.8 p0     117 k
        and edi, 2                                  ;   634.3 p0     117 k
        and esi, 0x8000                             ;   633.8 p0     117 k
        or edx, esi                                 ;   634.3 p0     117 k
        mov esi, ecx                                ;   630.8 p1     117 k copy
        rol esi, 7                                  ;   634.8 p1     117 k
        and esi, 0x4000                             ;   638.8 p0     117 k
        or edx, edi                                 ;   634.8 p0     117 k
        mov edi, ecx                                ;   632.3 p1     117 k copy
        rol edi, 0xc                                ;   635.3 p1     117 k
        and edi, 0x1001                             ;   639.3 p0     117 k
        or edx, esi                                 ;   639.3 p0     117 k
        or edx, eax                                 ;   639.8 p0     117 k
        mov eax, ecx                                ;   633.8 p1     117 k copy
        rol eax, 0x17                               ;   640.3 p1     117 k
        and ebp, 0x10                               ;   639.8 p0     117 k
        mov esi, ecx                                ;   634.8 p0     117 k copy
        rol esi, 0x14                               ;   640.3 p1     117 k
        and esi, 0xa40                              ;   644.3 p0     117 k
        and eax, 0x400                              ;   644.3 p0     117 k
        or edx, edi                                 ;   640.3 p0     117 k
        mov edi, ecx                                ;   636.3 p1     117 k copy
        rol edi, 0x1d                               ;   640.8 p1     117 k
        or edx, ebp                                 ;   640.8 p0     117 k
        mov ebp, ebx                                ;   641.3 p0     119 w copy
        rol ecx, 0x1e                               ;   641.3 p1     117 k
        and ecx, 0x80                               ;   645.3 p0     117 k
        shr ebp, 0x12                               ;   641.8 p1     119 w
        or edx, esi                                 ;   644.8 p0     117 k
        or edx, eax                                 ;   645.3 p0     117 k
        and edi, 4                                  ;   644.8 p0     117 k
        or edx, edi                                 ;   645.8 p0     117 k
        or edx, ecx                                 ;   646.3 p0     117 k
        movzx esi, dx                               ;   646.8 p1     117 k
        mov ecx, esi                                ;   647.3 p1     119 w copy
        shl ecx, 2                                  ;   647.8 p1     119 w
        mov eax, ebx                                ;   641.3 p0     119 w copy
        shr eax, 0x1e                               ;   642.3 p1     119 w
        or eax, ecx                                 ;   651.8 p0     119 w
        mov ecx, esi                                ;   647.3 p0     119 w copy
        shr ecx, 0xa                                ;   647.8 p1     119 w
        shl ecx, 0x18                               ;   651.8 p1     119 w
        mov edi, ebx                                ;   643.3 p0     119 w copy
        shr edi, 6                                  ;   645.3 p1     119 w
        and eax, 0x3f                               ;   652.3 p0     119 w
        shr esi, 4                                  ;   647.3 p1     119 w
        and esi, 0x3f                               ;   651.3 p0     119 w
        and ebp, 0x3f                               ;   645.8 p0     119 w
        shl ebp, 8                                  ;   647.3 p1     119 w
        shl eax, 0x10                               ;   652.8 p1     119 w
        shl esi, 0x18                               ;   651.8 p1     119 w
        and edi, 0x3f                               ;   649.3 p0     119 w
        or edi, ebp                                 ;   651.3 p0     119 w
        mov ebp, dword [esp + 4]                    ;   647.0 p2     120 rk reload
        or edi, ecx                                 ;   655.8 p0     119 w
        or edi, eax                                 ;   656.8 p0     119 w
        mov dword [ebp + 56], edi                   ;   657.3 p0+p3  120 rk
        mov edi, ebx                                ;   649.3 p0     119 w copy
        and edi, 0x3f                               ;   649.8 p0     119 w
        mov eax, ebx                                ;   650.3 p1     119 w copy
        shr eax, 0xc                                ;   650.8 p1     119 w
        and eax, 0x3f                               ;   654.8 p0     119 w
        shl eax, 8                                  ;   655.3 p1     119 w
        shr ebx, 0x18                               ;   652.8 p1     119 w
        and ebx, 0x3f                               ;   656.8 p0     119 w
        or edi, eax                                 ;   659.3 p0     119 w
        mov eax, dword [esp + 16]                   ;   651.3 p2     116 d
        shl ebx, 0x10                               ;   657.3 p1     119 w
        or edi, ebx                                 ;   661.3 p0     119 w
        or edi, esi                                 ;   661.8 p0     119 w
        mov esi, dword [esp + 28]                   ;   652.7 p2     115 c
        mov dword [ebp + 60], edi                   ;   662.3 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   653.7 p2     115 c
        shr edi, 0x1b                               ;   655.7 p1     115 c
        shl esi, 1                                  ;   655.8 p1     115 c
        and esi, 0xfffffff                          ;   659.8 p0     115 c
        or esi, edi                                 ;   660.3 p0     115 c
        mov edi, dword [esp + 16]                   ;   655.0 p2     116 d
        shr eax, 0x1b                               ;   656.8 p1     116 d
        shl edi, 1                                  ;   657.8 p1     116 d
        and edi, 0xfffffff                          ;   661.8 p0     116 d
        or edi, eax                                 ;   662.3 p0     116 d
        mov eax, esi                                ;   660.8 p0     117 k copy
        shl eax, 0x1c                               ;   661.3 p1     117 k
        or eax, edi                                 ;   665.3 p0     117 k
        mov edx, eax                                ;   665.8 p0     117 k copy
        rol edx, 1                                  ;   666.3 p1     117 k
        mov dword [esp + 28], esi                   ;   660.8 p0+p3  115 c spill
        mov ecx, esi                                ;   660.8 p0     117 k copy
        mov ebx, eax                                ;   665.8 p0     117 k copy
        and ebx, 0x10000                            ;   666.3 p0     117 k
        mov dword [esp + 16], edi                   ;   662.8 p0+p3  116 d spill
        mov edi, eax                                ;   665.8 p1     117 k copy
        mov ebp, eax                                ;   665.8 p1     117 k copy
        rol ebp, 3                                  ;   666.8 p1     117 k
        rol edi, 4                                  ;   670.8 p1     117 k
        mov esi, eax                                ;   665.8 p0     117 k copy
        and edi, 0x1000                             ;   674.8 p0     117 k
        rol esi, 6                                  ;   675.3 p1     117 k
        and esi, 2                                  ;   679.3 p0     117 k
        and edx, 0x80100000                         ;   670.3 p0     117 k
        or ebx, edx                                 ;   670.8 p0     117 k
        mov edx, eax                                ;   665.8 p0     117 k copy
        rol edx, 8                                  ;   671.3 p1     117 k
        and edx, 0x800101                           ;   675.3 p0     117 k
        and ebp, 0x4440                             ;   670.8 p0     117 k
        or ebx, ebp                                 ;   671.3 p0     117 k
        mov ebp, eax                                ;   665.8 p1     117 k copy
        rol ebp, 0xa                                ;   671.8 p1     117 k
        or ebx, edi                                 ;   675.3 p0     117 k
        mov edi, eax                                ;   667.0 p0     117 k copy
        rol edi, 0xe                                ;   675.8 p1     117 k
        shr ecx, 4                                  ;   668.3 p1     117 k
        and edi, 4                                  ;   679.8 p0     117 k
        and ebp, 0x88000                            ;   675.8 p0     117 k
        or ebx, edx                                 ;   675.8 p0     117 k
        mov edx, eax                                ;   669.0 p0     117 k copy
        rol edx, 0x11                               ;   676.3 p1     117 k
        and edx, 0x40080                            ;   680.3 p0     117 k
        or ebx, ebp                                 ;   676.3 p0     117 k
        mov ebp, eax                                ;   670.3 p1     117 k copy
        rol ebp, 0x12                               ;   676.8 p1     117 k
        and ebp, 0x400000                           ;   680.8 p0     117 k
        or ebx, esi                                 ;   679.8 p0     117 k
        mov esi, eax                                ;   671.5 p0     117 k copy
        rol esi, 0x16                               ;   680.3 p1     117 k
        or ebx, edi                                 ;   680.3 p0     117 k
        mov edi, eax                                ;   672.5 p0     117 k copy
        rol edi, 0x17                               ;   680.8 p1     117 k
        or ebx, edx                                 ;   680.8 p0     117 k
        mov edx, eax                                ;   673.5 p0     117 k copy
        rol edx, 0x18                               ;   681.3 p1     117 k
        or ebx, ebp                                 ;   681.3 p0     117 k
        mov ebp, eax                                ;   674.5 p0     117 k copy
        rol ebp, 0x1b                               ;   681.8 p1     117 k
        and ebp, 0x20                               ;   685.8 p0     117 k
        and esi, 0x2010                             ;   684.3 p0     117 k
        and edx, 0x200                              ;   685.3 p0     117 k
        or ebx, esi                                 ;   684.8 p0     117 k
        mov esi, eax                                ;   675.8 p1     117 k copy
        rol esi, 0x1c                               ;   685.3 p1     117 k
        and esi, 0x200000                           ;   689.3 p0     117 k
        and edi, 0x20000                            ;   684.8 p0     117 k
        or ebx, edi                                 ;   685.3 p0     117 k
        mov edi, eax                                ;   677.3 p1     117 k copy
        rol edi, 0x1d                               ;   685.8 p1     117 k
        or ebx, edx                                 ;   685.8 p0     117 k
        mov edx, eax                                ;   678.8 p1     117 k copy
        rol edx, 0x1e                               ;   686.3 p1     117 k
        and edx, 0x8000000                          ;   690.3 p0     117 k
        or ebx, ebp                                 ;   686.3 p0     117 k
        mov ebp, eax                                ;   680.0 p0     117 k copy
        rol ebp, 0x1f                               ;   686.8 p1     117 k
        and ebp, 0x800                              ;   690.8 p0     117 k
        or ebx, esi                                 ;   689.8 p0     117 k
        and edi, 8                                  ;   689.8 p0     117 k
        or ebx, edi                                 ;   690.3 p0     117 k
        mov esi, ecx                                ;   681.7 p1     117 k copy
        rol esi, 2                                  ;   690.8 p1     117 k
        mov edi, esi                                ;   694.8 p0     117 k copy
        and edi, 0x1000000                          ;   695.3 p0     117 k
        or ebx, edx                                 ;   690.8 p0     117 k
        mov edx, ecx                                ;   683.3 p1     117 k copy
        rol edx, 0xb                                ;   691.3 p1     117 k
        or ebx, ebp                                 ;   691.3 p0     117 k
        mov ebp, ecx                                ;   684.5 p0     117 k copy
        rol ebp, 0xe                                ;   691.8 p1     117 k
        or ebx, edi                                 ;   695.8 p0     117 k
        mov edi, ecx                                ;   685.5 p0     117 k copy
        and edx, 0x10000000                         ;   695.3 p0     117 k
        or ebx, edx                                 ;   696.3 p0     117 k
        and ebp, 0x42000000                         ;   695.8 p0     117 k
        rol edi, 0x15                               ;   696.3 p1     117 k
        or ebx, ebp                                 ;   696.8 p0     117 k
        mov ebp, edi                                ;   700.3 p1     117 k copy
        and ebp, 0x20000000                         ;   700.8 p0     117 k
        or ebx, ebp                                 ;   701.3 p0     117 k
        and esi, 0x28                               ;   694.8 p0     117 k
        mov ebp, ecx                                ;   688.7 p1     117 k copy
        rol ebp, 0x16                               ;   695.3 p1     117 k
        mov edx, ebp                                ;   699.3 p0     117 k copy
        and edx, 0x4000000                          ;   699.8 p0     117 k
        or ebx, edx                                 ;   701.8 p0     117 k
        mov edx, ecx                                ;   690.3 p1     117 k copy
        and edx, 0x2000                             ;   691.0 p0     117 k
        or edx, esi                                 ;   695.3 p0     117 k
        mov esi, ecx                                ;   691.3 p1     117 k copy
        rol esi, 5                                  ;   695.8 p1     117 k
        rol eax, 0xc                                ;   699.8 p1     117 k
        and esi, 0x8000                             ;   699.8 p0     117 k
        and eax, 0x100                              ;   703.8 p0     117 k
        and edi, 2                                  ;   700.3 p0     117 k
        or edx, esi                                 ;   700.3 p0     117 k
        mov esi, ecx                                ;   693.8 p1     117 k copy
        rol esi, 7                                  ;   700.8 p1     117 k
        or edx, edi                                 ;   700.8 p0     117 k
        mov edi, ecx                                ;   694.8 p0     117 k copy
        rol edi, 0xc                                ;   701.3 p1     117 k
        and edi, 0x1001                             ;   705.3 p0     117 k
        and esi, 0x4000                             ;   704.8 p0     117 k
        or edx, esi                                 ;   705.3 p0     117 k
        or edx, eax                                 ;   705.8 p0     117 k
        or edx, edi                                 ;   706.3 p0     117 k
        mov edi, ecx                                ;   697.0 p1     117 k copy
        rol edi, 0x1d                               ;   706.8 p1     117 k
        and ebp, 0x10                               ;   699.3 p0     117 k
        mov esi, ecx                                ;   698.3 p0     117 k copy
        rol esi, 0x14                               ;   699.8 p1     117 k
        mov eax, ecx                                ;   698.8 p0     117 k copy
        rol eax, 0x17                               ;   703.8 p1     117 k
        and eax, 0x400                              ;   707.8 p0     117 k
        and esi, 0xa40                              ;   703.8 p0     117 k
        rol ecx, 0x1e                               ;   704.3 p1     117 k
        and edi, 4                                  ;   710.8 p0     117 k
        and ecx, 0x80                               ;   708.3 p0     117 k
        or edx, ebp                                 ;   706.8 p0     117 k
        or edx, esi                                 ;   707.3 p0     117 k
        or edx, eax                                 ;   708.3 p0     117 k
        or edx, edi                                 ;   711.3 p0     117 k
        mov eax, ebx                                ;   702.3 p1     119 w copy
        shr eax, 0x1e                               ;   702.8 p1     119 w
        or edx, ecx                                 ;   711.8 p0     117 k
        movzx esi, dx                               ;   712.3 p0     117 k
        mov ecx, esi                                ;   712.8 p1     119 w copy
        shl ecx, 2                                  ;   713.3 p1     119 w
        or eax, ecx                                 ;   717.3 p0     119 w
        mov ecx, esi                                ;   712.8 p0     119 w copy
        shr ecx, 0xa                                ;   713.3 p1     119 w
        mov ebp, ebx                                ;   705.3 p0     119 w copy
        shr ebp, 0x12                               ;   706.3 p1     119 w
        mov edi, ebx                                ;   706.0 p0     119 w copy
        shr edi, 6                                  ;   707.3 p1     119 w
        and ebp, 0x3f                               ;   710.3 p0     119 w
        shl ebp, 8                                  ;   710.8 p1     119 w
        and edi, 0x3f                               ;   711.3 p0     119 w
        or edi, ebp                                 ;   714.8 p0     119 w
        shl ecx, 0x18                               ;   717.3 p1     119 w
        and eax, 0x3f                               ;   717.8 p0     119 w
        shl eax, 0x10                               ;   718.3 p1     119 w
        shr esi, 4                                  ;   712.8 p1     119 w
        and esi, 0x3f                               ;   716.8 p0     119 w
        shl esi, 0x18                               ;   717.3 p1     119 w
        or edi, ecx                                 ;   721.3 p0     119 w
        or edi, eax                                 ;   722.3 p0     119 w
        mov eax, ebx                                ;   711.0 p0     119 w copy
        shr eax, 0xc                                ;   713.3 p1     119 w
        and eax, 0x3f                               ;   717.3 p0     119 w
        shl eax, 8                                  ;   717.8 p1     119 w
        mov ebp, dword [esp + 4]                    ;   712.0 p2     120 rk reload
        mov dword [ebp + 64], edi                   ;   722.8 p0+p3  120 rk
        mov edi, ebx                                ;   713.3 p0     119 w copy
        and edi, 0x3f                               ;   713.8 p0     119 w
        or edi, eax                                 ;   721.8 p0     119 w
        shr ebx, 0x18                               ;   715.3 p1     119 w
        and ebx, 0x3f                               ;   719.3 p0     119 w
        shl ebx, 0x10                               ;   719.8 p1     119 w
        or edi, ebx                                 ;   723.8 p0     119 w
        or edi, esi                                 ;   724.3 p0     119 w
        mov dword [ebp + 68], edi                   ;   724.8 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   715.7 p2     115 c
        mov esi, dword [esp + 28]                   ;   716.7 p2     115 c
        shl esi, 2                                  ;   718.7 p1     115 c
        and esi, 0xfffffff                          ;   722.7 p0     115 c
        shr edi, 0x1a                               ;   718.3 p1     115 c
        or esi, edi                                 ;   723.2 p0     115 c
        mov edi, dword [esp + 16]                   ;   717.7 p2     116 d
        shl edi, 2                                  ;   719.7 p1     116 d
        mov eax, dword [esp + 16]                   ;   718.7 p2     116 d
        shr eax, 0x1a                               ;   720.7 p1     116 d
        mov ecx, esi                                ;   723.7 p0     117 k copy
        mov dword [esp + 28], esi                   ;   723.7 p0+p3  115 c spill
        and edi, 0xfffffff                          ;   723.7 p0     116 d
        or edi, eax                                 ;   724.7 p0     116 d
        mov eax, esi                                ;   723.7 p1     117 k copy
        shl eax, 0x1c                               ;   724.2 p1     117 k
        or eax, edi                                 ;   728.2 p0     117 k
        mov esi, eax                                ;   728.7 p0     117 k copy
        mov edx, eax                                ;   728.7 p0     117 k copy
        rol edx, 1                                  ;   729.2 p1     117 k
        rol esi, 6                                  ;   733.2 p1     117 k
        and esi, 2                                  ;   737.2 p0     117 k
        mov ebx, eax                                ;   728.7 p0     117 k copy
        and ebx, 0x10000                            ;   729.2 p0     117 k
        mov ebp, eax                                ;   728.7 p0     117 k copy
        rol ebp, 3                                  ;   729.7 p1     117 k
        and ebp, 0x4440                             ;   733.7 p0     117 k
        and edx, 0x80100000                         ;   733.2 p0     117 k
        or ebx, edx                                 ;   733.7 p0     117 k
        mov edx, eax                                ;   728.7 p1     117 k copy
        rol edx, 8                                  ;   734.2 p1     117 k
        or ebx, ebp                                 ;   734.2 p0     117 k
        mov ebp, eax                                ;   728.7 p0     117 k copy
        rol ebp, 0xa                                ;   734.7 p1     117 k
        and ebp, 0x88000                            ;   738.7 p0     117 k
        shr ecx, 4                                  ;   728.3 p1     117 k
        mov dword [esp + 16], edi                   ;   728.0 p0+p3  116 d spill
        mov edi, eax                                ;   729.0 p0     117 k copy
        rol edi, 4                                  ;   732.3 p1     117 k
        and edi, 0x1000                             ;   736.3 p0     117 k
        or ebx, edi                                 ;   736.8 p0     117 k
        mov edi, eax                                ;   730.3 p1     117 k copy
        rol edi, 0xe                                ;   737.3 p1     117 k
        and edx, 0x800101                           ;   738.2 p0     117 k
        or ebx, edx                                 ;   738.7 p0     117 k
        mov edx, eax                                ;   731.5 p0     117 k copy
        rol edx, 0x11                               ;   739.2 p1     117 k
        and edi, 4                                  ;   741.3 p0     117 k
        or ebx, ebp                                 ;   739.2 p0     117 k
        mov ebp, eax                                ;   732.8 p1     117 k copy
        rol ebp, 0x12                               ;   739.7 p1     117 k
        and edx, 0x40080                            ;   743.2 p0     117 k
        or ebx, esi                                 ;   739.7 p0     117 k
        mov esi, eax                                ;   734.0 p0     117 k copy
        rol esi, 0x16                               ;   740.2 p1     117 k
        and esi, 0x2010                             ;   744.2 p0     117 k
        or ebx, edi                                 ;   741.8 p0     117 k
        mov edi, eax                                ;   735.3 p1     117 k copy
        rol edi, 0x17                               ;   742.3 p1     117 k
        or ebx, edx                                 ;   743.7 p0     117 k
        mov edx, eax                                ;   736.0 p0     117 k copy
        rol edx, 0x18                               ;   744.2 p1     117 k
        and edx, 0x200                              ;   748.2 p0     117 k
        and ebp, 0x400000                           ;   743.7 p0     117 k
        or ebx, ebp                                 ;   744.2 p0     117 k
        mov ebp, eax                                ;   737.8 p1     117 k copy
        rol ebp, 0x1b                               ;   744.7 p1     117 k
        or ebx, esi                                 ;   744.7 p0     117 k
        mov esi, eax                                ;   738.5 p0     117 k copy
        rol esi, 0x1c                               ;   745.2 p1     117 k
        and esi, 0x200000                           ;   749.2 p0     117 k
        and ebp, 0x20                               ;   748.7 p0     117 k
        and edi, 0x20000                            ;   746.3 p0     117 k
        or ebx, edi                                 ;   746.8 p0     117 k
        mov edi, eax                                ;   740.3 p1     117 k copy
        rol edi, 0x1d                               ;   747.3 p1     117 k
        or ebx, edx                                 ;   748.7 p0     117 k
        mov edx, eax                                ;   741.5 p0     117 k copy
        rol edx, 0x1e                               ;   749.2 p1     117 k
        and edx, 0x8000000                          ;   753.2 p0     117 k
        and edi, 8                                  ;   751.3 p0     117 k
        or ebx, ebp                                 ;   749.2 p0     117 k
        mov ebp, eax                                ;   743.0 p1     117 k copy
        rol ebp, 0x1f                               ;   749.7 p1     117 k
        or ebx, esi                                 ;   749.7 p0     117 k
        mov esi, ecx                                ;   744.2 p0     117 k copy
        rol esi, 2                                  ;   750.2 p1     117 k
        and ebp, 0x800                              ;   753.7 p0     117 k
        or ebx, edi                                 ;   751.8 p0     117 k
        or ebx, edx                                 ;   753.7 p0     117 k
        mov edx, ecx                                ;   745.7 p1     117 k copy
        mov edi, esi                                ;   754.2 p0     117 k copy
        rol edx, 0xb                                ;   754.2 p1     117 k
        and edi, 0x1000000                          ;   754.7 p0     117 k
        or ebx, ebp                                 ;   754.2 p0     117 k
        and edx, 0x10000000                         ;   758.2 p0     117 k
        or ebx, edi                                 ;   755.2 p0     117 k
        or ebx, edx                                 ;   758.7 p0     117 k
        mov edi, ecx                                ;   748.3 p1     117 k copy
        rol edi, 0x15                               ;   759.2 p1     117 k
        mov ebp, ecx                                ;   749.2 p0     117 k copy
        rol ebp, 0xe                                ;   763.2 p1     117 k
        and ebp, 0x42000000                         ;   767.2 p0     117 k
        or ebx, ebp                                 ;   767.7 p0     117 k
        mov ebp, edi                                ;   763.2 p0     117 k copy
        and ebp, 0x20000000                         ;   763.7 p0     117 k
        or ebx, ebp                                 ;   768.2 p0     117 k
        and esi, 0x28                               ;   754.2 p0     117 k
        mov ebp, ecx                                ;   751.7 p1     117 k copy
        rol ebp, 0x16                               ;   754.7 p1     117 k
        mov edx, ebp                                ;   758.7 p0     117 k copy
        and edx, 0x4000000                          ;   759.2 p0     117 k
        or ebx, edx                                 ;   768.7 p0     117 k
        mov edx, ecx                                ;   753.3 p1     117 k copy
        and edx, 0x2000                             ;   754.2 p0     117 k
        or edx, esi                                 ;   754.7 p0     117 k
        mov esi, ecx                                ;   754.3 p1     117 k copy
        rol esi, 5                                  ;   755.2 p1     117 k
        and esi, 0x8000                             ;   759.2 p0     117 k
        or edx, esi                                 ;   759.7 p0     117 k
        mov esi, ecx                                ;   755.8 p1     117 k copy
        rol esi, 7                                  ;   760.2 p1     117 k
        and edi, 2                                  ;   763.2 p0     117 k
        rol eax, 0xc                                ;   763.7 p1     117 k
        or edx, edi                                 ;   763.7 p0     117 k
        mov edi, ecx                                ;   757.5 p0     117 k copy
        rol edi, 0xc                                ;   764.2 p1     117 k
        and esi, 0x4000                             ;   764.2 p0     117 k
        or edx, esi                                 ;   764.7 p0     117 k
        and ebp, 0x10                               ;   759.0 p0     117 k
        mov esi, ecx                                ;   759.3 p1     117 k copy
        rol esi, 0x14                               ;   759.8 p1     117 k
        and eax, 0x100                              ;   767.7 p0     117 k
        or edx, eax                                 ;   768.2 p0     117 k
        mov eax, ecx                                ;   760.7 p0     117 k copy
        rol eax, 0x17                               ;   768.7 p1     117 k
        and eax, 0x400                              ;   772.7 p0     117 k
        and edi, 0x1001                             ;   768.2 p0     117 k
        or edx, edi                                 ;   768.7 p0     117 k
        mov edi, ecx                                ;   762.0 p1     117 k copy
        rol edi, 0x1d                               ;   769.2 p1     117 k
        and esi, 0xa40                              ;   763.8 p0     117 k
        rol ecx, 0x1e                               ;   764.3 p1     117 k
        or edx, ebp                                 ;   769.2 p0     117 k
        and edi, 4                                  ;   773.2 p0     117 k
        mov ebp, ebx                                ;   769.2 p0     119 w copy
        shr ebp, 0x12                               ;   769.7 p1     119 w
        or edx, esi                                 ;   769.7 p0     117 k
        and ecx, 0x80                               ;   768.3 p0     117 k
        and ebp, 0x3f                               ;   773.7 p0     119 w
        or edx, eax                                 ;   773.2 p0     117 k
        mov eax, ebx                                ;   769.2 p1     119 w copy
        or edx, edi                                 ;   773.7 p0     117 k
        or edx, ecx                                 ;   774.2 p0     117 k
        mov edi, ebx                                ;   769.2 p1     119 w copy
        shl ebp, 8                                  ;   774.2 p1     119 w
        shr edi, 6                                  ;   769.7 p1     119 w
        and edi, 0x3f                               ;   773.7 p0     119 w
        or edi, ebp                                 ;   778.2 p0     119 w
        shr eax, 0x1e                               ;   769.7 p1     119 w
        movzx esi, dx                               ;   774.7 p0     117 k
        mov ecx, esi                                ;   775.2 p0     119 w copy
        shl ecx, 2                                  ;   775.7 p1     119 w
        or eax, ecx                                 ;   779.7 p0     119 w
        mov ecx, esi                                ;   775.2 p0     119 w copy
        shr ecx, 0xa                                ;   775.7 p1     119 w
        shl ecx, 0x18                               ;   779.7 p1     119 w
        and eax, 0x3f                               ;   780.2 p0     119 w
        shl eax, 0x10                               ;   780.7 p1     119 w
        or edi, ecx                                 ;   783.7 p0     119 w
        or edi, eax                                 ;   784.7 p0     119 w
        mov eax, ebx                                ;   773.0 p0     119 w copy
        shr eax, 0xc                                ;   774.5 p1     119 w
        and eax, 0x3f                               ;   778.5 p0     119 w
        shl eax, 8                                  ;   779.0 p1     119 w
        mov ebp, dword [esp + 4]                    ;   774.0 p2     120 rk reload
        mov dword [ebp + 72], edi                   ;   785.2 p0+p3  120 rk
        mov edi, ebx                                ;   775.3 p0     119 w copy
        and edi, 0x3f                               ;   775.8 p0     119 w
        or edi, eax                                 ;   783.0 p0     119 w
        mov eax, dword [esp + 16]                   ;   775.7 p2     116 d
        shr eax, 0x1a                               ;   777.7 p1     116 d
        shr ebx, 0x18                               ;   777.5 p1     119 w
        and ebx, 0x3f                               ;   781.5 p0     119 w
        shl ebx, 0x10                               ;   782.0 p1     119 w
        shr esi, 4                                  ;   779.5 p1     119 w
        and esi, 0x3f                               ;   783.5 p0     119 w
        or edi, ebx                                 ;   786.0 p0     119 w
        shl esi, 0x18                               ;   784.0 p1     119 w
        or edi, esi                                 ;   788.0 p0     119 w
        mov dword [ebp + 76], edi                   ;   788.5 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   779.3 p2     115 c
        shr edi, 0x1a                               ;   781.5 p1     115 c
        mov esi, dword [esp + 28]                   ;   780.3 p2     115 c
        shl esi, 2                                  ;   782.5 p1     115 c
        and esi, 0xfffffff                          ;   786.5 p0     115 c
        or esi, edi                                 ;   787.0 p0     115 c
        mov edi, dword [esp + 16]                   ;   781.3 p2     116 d
        shl edi, 2                                  ;   783.5 p1     116 d
        and edi, 0xfffffff                          ;   787.5 p0     116 d
        or edi, eax                                 ;   788.0 p0     116 d
        mov eax, esi                                ;   787.5 p0     117 k copy
        shl eax, 0x1c                               ;   788.0 p1     117 k
        mov dword [esp + 28], esi                   ;   787.5 p0+p3  115 c spill
        mov dword [esp + 16], edi                   ;   788.5 p0+p3  116 d spill
        or eax, edi                                 ;   792.0 p0     117 k
        mov edx, eax                                ;   792.5 p1     117 k copy
        rol edx, 1                                  ;   793.0 p1     117 k
        mov ebx, eax                                ;   792.5 p0     117 k copy
        and ebx, 0x10000                            ;   793.0 p0     117 k
        mov edi, eax                                ;   792.5 p1     117 k copy
        mov ebp, eax                                ;   792.5 p0     117 k copy
        rol ebp, 3                                  ;   793.5 p1     117 k
        rol edi, 4                                  ;   797.5 p1     117 k
        mov ecx, esi                                ;   787.5 p0     117 k copy
        and edi, 0x1000                             ;   801.5 p0     117 k
        and edx, 0x80100000                         ;   797.0 p0     117 k
        or ebx, edx                                 ;   797.5 p0     117 k
        mov edx, eax                                ;   792.5 p1     117 k copy
        rol edx, 8                                  ;   798.0 p1     117 k
        and ebp, 0x4440                             ;   797.5 p0     117 k
        or ebx, ebp                                 ;   798.0 p0     117 k
        mov esi, eax                                ;   792.5 p0     117 k copy
        rol esi, 6                                  ;   798.5 p1     117 k
        shr ecx, 4                                  ;   792.0 p1     117 k
        mov ebp, eax                                ;   792.5 p0     117 k copy
        rol ebp, 0xa                                ;   796.0 p1     117 k
        and ebp, 0x88000                            ;   800.0 p0     117 k
        and edx, 0x800101                           ;   802.0 p0     117 k
        or ebx, edi                                 ;   802.0 p0     117 k
        mov edi, eax                                ;   793.0 p0     117 k copy
        rol edi, 0xe                                ;   802.5 p1     117 k
        or ebx, edx                                 ;   802.5 p0     117 k
        mov edx, eax                                ;   794.0 p0     117 k copy
        rol edx, 0x11                               ;   803.0 p1     117 k
        and edx, 0x40080                            ;   807.0 p0     117 k
        and edi, 4                                  ;   806.5 p0     117 k
        or ebx, ebp                                 ;   803.0 p0     117 k
        mov ebp, eax                                ;   796.0 p1     117 k copy
        rol ebp, 0x12                               ;   803.5 p1     117 k
        and ebp, 0x400000                           ;   807.5 p0     117 k
        and esi, 2                                  ;   802.5 p0     117 k
        or ebx, esi                                 ;   803.5 p0     117 k
        mov esi, eax                                ;   797.5 p1     117 k copy
        rol esi, 0x16                               ;   804.0 p1     117 k
        and esi, 0x2010                             ;   808.0 p0     117 k
        or ebx, edi                                 ;   807.0 p0     117 k
        mov edi, eax                                ;   798.5 p0     117 k copy
        rol edi, 0x17                               ;   807.5 p1     117 k
        or ebx, edx                                 ;   807.5 p0     117 k
        mov edx, eax                                ;   799.5 p0     117 k copy
        rol edx, 0x18                               ;   808.0 p1     117 k
        or ebx, ebp                                 ;   808.0 p0     117 k
        mov ebp, eax                                ;   800.5 p0     117 k copy
        rol ebp, 0x1b                               ;   808.5 p1     117 k
        and ebp, 0x20                               ;   812.5 p0     117 k
        and edi, 0x20000                            ;   811.5 p0     117 k
        or ebx, esi                                 ;   808.5 p0     117 k
        mov esi, eax                                ;   802.0 p1     117 k copy
        rol esi, 0x1c                               ;   809.0 p1     117 k
        and esi, 0x200000                           ;   813.0 p0     117 k
        and edx, 0x200                              ;   812.0 p0     117 k
        or ebx, edi                                 ;   812.0 p0     117 k
        mov edi, eax                                ;   803.5 p1     117 k copy
        rol edi, 0x1d                               ;   812.5 p1     117 k
        and edi, 8                                  ;   816.5 p0     117 k
        or ebx, edx                                 ;   812.5 p0     117 k
        mov edx, eax                                ;   805.0 p1     117 k copy
        rol edx, 0x1e                               ;   813.0 p1     117 k
        and edx, 0x8000000                          ;   817.0 p0     117 k
        or ebx, ebp                                 ;   813.0 p0     117 k
        mov ebp, eax                                ;   806.3 p0     117 k copy
        rol ebp, 0x1f                               ;   813.5 p1     117 k
        and ebp, 0x800                              ;   817.5 p0     117 k
        or ebx, esi                                 ;   813.5 p0     117 k
        mov esi, ecx                                ;   807.5 p1     117 k copy
        rol esi, 2                                  ;   814.0 p1     117 k
        or ebx, edi                                 ;   817.0 p0     117 k
        or ebx, edx                                 ;   817.5 p0     117 k
        mov edx, ecx                                ;   809.0 p1     117 k copy
        rol edx, 0xb                                ;   818.0 p1     117 k
        or ebx, ebp                                 ;   818.0 p0     117 k
        mov edi, esi                                ;   818.0 p0     117 k copy
        and esi, 0x28                               ;   818.0 p0     117 k
        and edi, 0x1000000                          ;   818.5 p0     117 k
        mov ebp, ecx                                ;   810.7 p1     117 k copy
        rol ebp, 0xe                                ;   819.0 p1     117 k
        and edx, 0x10000000                         ;   822.0 p0     117 k
        and ebp, 0x42000000                         ;   823.0 p0     117 k
        or ebx, edi                                 ;   819.0 p0     117 k
        mov edi, ecx                                ;   812.3 p1     117 k copy
        rol edi, 0x15                               ;   819.5 p1     117 k
        or ebx, edx                                 ;   822.5 p0     117 k
        or ebx, ebp                                 ;   823.5 p0     117 k
        mov ebp, edi                                ;   823.5 p1     117 k copy
        and ebp, 0x20000000                         ;   824.0 p0     117 k
        or ebx, ebp                                 ;   824.5 p0     117 k
        mov ebp, ecx                                ;   814.7 p1     117 k copy
        rol ebp, 0x16                               ;   825.0 p1     117 k
        mov edx, ebp                                ;   829.0 p0     117 k copy
        and edx, 0x4000000                          ;   829.5 p0     117 k
        or ebx, edx                                 ;   830.0 p0     117 k
        mov edx, ecx                                ;   816.3 p1     117 k copy
        and edx, 0x2000                             ;   816.8 p0     117 k
        or edx, esi                                 ;   818.5 p0     117 k
        mov esi, ecx                                ;   817.3 p1     117 k copy
        rol esi, 5                                  ;   819.0 p1     117 k
        and esi, 0x8000                             ;   823.0 p0     117 k
        or edx, esi                                 ;   823.5 p0     117 k
        mov esi, ecx                                ;   818.8 p1     117 k copy
        rol eax, 0xc                                ;   824.0 p1     117 k
        and eax, 0x100                              ;   828.0 p0     117 k
        and edi, 2                                  ;   823.5 p0     117 k
        rol esi, 7                                  ;   824.0 p1     117 k
        or edx, edi                                 ;   824.0 p0     117 k
        mov edi, ecx                                ;   820.8 p0     117 k copy
        rol edi, 0xc                                ;   824.5 p1     117 k
        and edi, 0x1001                             ;   828.5 p0     117 k
        and esi, 0x4000                             ;   828.0 p0     117 k
        and ebp, 0x10                               ;   829.0 p0     117 k
        or edx, esi                                 ;   828.5 p0     117 k
        mov esi, ecx                                ;   822.7 p1     117 k copy
        rol esi, 0x14                               ;   829.0 p1     117 k
        and esi, 0xa40                              ;   833.0 p0     117 k
        or edx, eax                                 ;   829.0 p0     117 k
        mov eax, ecx                                ;   824.2 p1     117 k copy
        rol eax, 0x17                               ;   829.5 p1     117 k
        and eax, 0x400                              ;   833.5 p0     117 k
        or edx, edi                                 ;   829.5 p0     117 k
        mov edi, ecx                                ;   825.7 p1     117 k copy
        rol ecx, 0x1e                               ;   830.0 p1     117 k
        or edx, ebp                                 ;   830.0 p0     117 k
        rol edi, 0x1d                               ;   830.5 p1     117 k
        or edx, esi                                 ;   833.5 p0     117 k
        or edx, eax                                 ;   834.0 p0     117 k
        mov ebp, ebx                                ;   830.5 p0     119 w copy
        shr ebp, 0x12                               ;   831.0 p1     119 w
        and ebp, 0x3f                               ;   835.0 p0     119 w
        shl ebp, 8                                  ;   835.5 p1     119 w
        and ecx, 0x80                               ;   834.0 p0     117 k
        mov eax, ebx                                ;   830.5 p0     119 w copy
        shr eax, 0x1e                               ;   831.0 p1     119 w
        and edi, 4                                  ;   834.5 p0     117 k
        or edx, edi                                 ;   835.0 p0     117 k
        mov edi, ebx                                ;   830.7 p0     119 w copy
        shr edi, 6                                  ;   831.2 p1     119 w
        and edi, 0x3f                               ;   835.2 p0     119 w
        or edi, ebp                                 ;   839.5 p0     119 w
        or edx, ecx                                 ;   835.5 p0     117 k
        movzx esi, dx                               ;   836.0 p1     117 k
        mov ecx, esi                                ;   836.5 p1     119 w copy
        shl ecx, 2                                  ;   837.0 p1     119 w
        or eax, ecx                                 ;   841.0 p0     119 w
        mov ecx, esi                                ;   836.5 p0     119 w copy
        shr ecx, 0xa                                ;   837.0 p1     119 w
        and eax, 0x3f                               ;   841.5 p0     119 w
        shl eax, 0x10                               ;   842.0 p1     119 w
        shl ecx, 0x18                               ;   841.0 p1     119 w
        or edi, ecx                                 ;   845.0 p0     119 w
        or edi, eax                                 ;   846.0 p0     119 w
        mov ebp, dword [esp + 4]                    ;   835.7 p2     120 rk reload
        shr esi, 4                                  ;   837.2 p1     119 w
        mov eax, ebx                                ;   836.3 p0     119 w copy
        shr eax, 0xc                                ;   838.2 p1     119 w
        and eax, 0x3f                               ;   842.2 p0     119 w
        shl eax, 8                                  ;   842.7 p1     119 w
        and esi, 0x3f                               ;   841.2 p0     119 w
        shl esi, 0x18                               ;   841.7 p1     119 w
        mov dword [ebp + 80], edi                   ;   846.5 p0+p3  120 rk
        mov edi, ebx                                ;   839.3 p0     119 w copy
        shr ebx, 0x18                               ;   841.2 p1     119 w
        and edi, 0x3f                               ;   839.8 p0     119 w
        or edi, eax                                 ;   846.7 p0     119 w
        and ebx, 0x3f                               ;   845.2 p0     119 w
        shl ebx, 0x10                               ;   845.7 p1     119 w
        or edi, ebx                                 ;   849.7 p0     119 w
        or edi, esi                                 ;   850.2 p0     119 w
        mov dword [ebp + 84], edi                   ;   850.7 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   841.7 p2     115 c
        shr edi, 0x1a                               ;   843.7 p1     115 c
        mov esi, dword [esp + 28]                   ;   842.7 p2     115 c
        shl esi, 2                                  ;   844.7 p1     115 c
        and esi, 0xfffffff                          ;   848.7 p0     115 c
        or esi, edi                                 ;   849.2 p0     115 c
        mov eax, dword [esp + 16]                   ;   843.7 p2     116 d
        shr eax, 0x1a                               ;   845.7 p1     116 d
        mov edi, dword [esp + 16]                   ;   844.7 p2     116 d
        shl edi, 2                                  ;   846.7 p1     116 d
        and edi, 0xfffffff                          ;   850.7 p0     116 d
        or edi, eax                                 ;   851.2 p0     116 d
        mov eax, esi                                ;   849.7 p0     117 k copy
        shl eax, 0x1c                               ;   850.2 p1     117 k
        or eax, edi                                 ;   854.2 p0     117 k
        mov ebp, eax                                ;   854.7 p0     117 k copy
        mov edx, eax                                ;   854.7 p0     117 k copy
        rol edx, 1                                  ;   855.2 p1     117 k
        and edx, 0x80100000                         ;   859.2 p0     117 k
        mov ebx, eax                                ;   854.7 p0     117 k copy
        and ebx, 0x10000                            ;   855.2 p0     117 k
        mov dword [esp + 16], edi                   ;   851.7 p0+p3  116 d spill
        mov edi, eax                                ;   854.7 p1     117 k copy
        rol edi, 4                                  ;   855.7 p1     117 k
        mov ecx, esi                                ;   850.5 p0     117 k copy
        shr ecx, 4                                  ;   851.0 p1     117 k
        rol ebp, 3                                  ;   855.2 p1     117 k
        mov dword [esp + 28], esi                   ;   851.0 p0+p3  115 c spill
        mov esi, eax                                ;   854.7 p0     117 k copy
        rol esi, 6                                  ;   859.2 p1     117 k
        and edi, 0x1000                             ;   859.7 p0     117 k
        and esi, 2                                  ;   863.2 p0     117 k
        or ebx, edx                                 ;   859.7 p0     117 k
        mov edx, eax                                ;   854.7 p1     117 k copy
        rol edx, 8                                  ;   860.2 p1     117 k
        and ebp, 0x4440                             ;   859.2 p0     117 k
        or ebx, ebp                                 ;   860.2 p0     117 k
        mov ebp, eax                                ;   855.0 p0     117 k copy
        rol ebp, 0xa                                ;   860.7 p1     117 k
        and ebp, 0x88000                            ;   864.7 p0     117 k
        and edx, 0x800101                           ;   864.2 p0     117 k
        or ebx, edi                                 ;   860.7 p0     117 k
        mov edi, eax                                ;   856.2 p1     117 k copy
        rol edi, 0xe                                ;   861.2 p1     117 k
        and edi, 4                                  ;   865.2 p0     117 k
        or ebx, edx                                 ;   864.7 p0     117 k
        mov edx, eax                                ;   857.7 p1     117 k copy
        rol edx, 0x11                               ;   865.2 p1     117 k
        and edx, 0x40080                            ;   869.2 p0     117 k
        or ebx, ebp                                 ;   865.2 p0     117 k
        mov ebp, eax                                ;   859.0 p0     117 k copy
        rol ebp, 0x12                               ;   865.7 p1     117 k
        and ebp, 0x400000                           ;   869.7 p0     117 k
        or ebx, esi                                 ;   865.7 p0     117 k
        mov esi, eax                                ;   860.2 p1     117 k copy
        rol esi, 0x16                               ;   866.2 p1     117 k
        and esi, 0x2010                             ;   870.2 p0     117 k
        or ebx, edi                                 ;   866.2 p0     117 k
        mov edi, eax                                ;   861.5 p0     117 k copy
        rol edi, 0x17                               ;   866.7 p1     117 k
        and edi, 0x20000                            ;   870.7 p0     117 k
        or ebx, edx                                 ;   869.7 p0     117 k
        mov edx, eax                                ;   862.7 p1     117 k copy
        rol edx, 0x18                               ;   870.2 p1     117 k
        or ebx, ebp                                 ;   870.2 p0     117 k
        mov ebp, eax                                ;   863.5 p0     117 k copy
        rol ebp, 0x1b                               ;   870.7 p1     117 k
        or ebx, esi                                 ;   870.7 p0     117 k
        mov esi, eax                                ;   864.5 p0     117 k copy
        rol esi, 0x1c                               ;   871.2 p1     117 k
        and esi, 0x200000                           ;   875.2 p0     117 k
        and edx, 0x200                              ;   874.2 p0     117 k
        or ebx, edi                                 ;   871.2 p0     117 k
        mov edi, eax                                ;   866.2 p1     117 k copy
        rol edi, 0x1d                               ;   871.7 p1     117 k
        and edi, 8                                  ;   875.7 p0     117 k
        or ebx, edx                                 ;   874.7 p0     117 k
        mov edx, eax                                ;   867.7 p1     117 k copy
        rol edx, 0x1e                               ;   875.2 p1     117 k
        and edx, 0x8000000                          ;   879.2 p0     117 k
        and ebp, 0x20                               ;   874.7 p0     117 k
        or ebx, ebp                                 ;   875.2 p0     117 k
        mov ebp, eax                                ;   869.2 p1     117 k copy
        rol ebp, 0x1f                               ;   875.7 p1     117 k
        or ebx, esi                                 ;   875.7 p0     117 k
        mov esi, ecx                                ;   870.2 p0     117 k copy
        rol esi, 2                                  ;   876.2 p1     117 k
        or ebx, edi                                 ;   876.2 p0     117 k
        mov edi, esi                                ;   880.2 p0     117 k copy
        and edi, 0x1000000                          ;   880.7 p0     117 k
        and ebp, 0x800                              ;   879.7 p0     117 k
        or ebx, edx                                 ;   879.7 p0     117 k
        or ebx, ebp                                 ;   880.2 p0     117 k
        mov ebp, ecx                                ;   872.7 p1     117 k copy
        rol ebp, 0xe                                ;   880.7 p1     117 k
        and ebp, 0x42000000                         ;   884.7 p0     117 k
        mov edx, ecx                                ;   874.2 p0     117 k copy
        rol edx, 0xb                                ;   885.2 p1     117 k
        and edx, 0x10000000                         ;   889.2 p0     117 k
        or ebx, edi                                 ;   881.2 p0     117 k
        mov edi, ecx                                ;   875.2 p1     117 k copy
        rol edi, 0x15                               ;   881.7 p1     117 k
        or ebx, edx                                 ;   889.7 p0     117 k
        or ebx, ebp                                 ;   890.2 p0     117 k
        mov ebp, edi                                ;   885.7 p1     117 k copy
        and ebp, 0x20000000                         ;   886.2 p0     117 k
        or ebx, ebp                                 ;   890.7 p0     117 k
        and esi, 0x28                               ;   880.2 p0     117 k
        mov ebp, ecx                                ;   877.7 p1     117 k copy
        rol eax, 0xc                                ;   880.7 p1     117 k
        rol ebp, 0x16                               ;   884.7 p1     117 k
        mov edx, ebp                                ;   888.7 p0     117 k copy
        and edx, 0x4000000                          ;   889.2 p0     117 k
        or ebx, edx                                 ;   891.2 p0     117 k
        mov edx, ecx                                ;   880.2 p1     117 k copy
        and edx, 0x2000                             ;   880.7 p0     117 k
        or edx, esi                                 ;   881.2 p0     117 k
        mov esi, ecx                                ;   880.7 p1     117 k copy
        rol esi, 5                                  ;   881.7 p1     117 k
        and esi, 0x8000                             ;   885.7 p0     117 k
        or edx, esi                                 ;   886.2 p0     117 k
        and eax, 0x100                              ;   884.7 p0     117 k
        mov esi, ecx                                ;   882.3 p1     117 k copy
        rol esi, 7                                  ;   885.2 p1     117 k
        and edi, 2                                  ;   885.7 p0     117 k
        or edx, edi                                 ;   886.7 p0     117 k
        mov edi, ecx                                ;   883.8 p1     117 k copy
        rol edi, 0xc                                ;   887.2 p1     117 k
        and esi, 0x4000                             ;   889.2 p0     117 k
        and ebp, 0x10                               ;   888.7 p0     117 k
        and edi, 0x1001                             ;   891.2 p0     117 k
        or edx, esi                                 ;   889.7 p0     117 k
        mov esi, ecx                                ;   885.7 p1     117 k copy
        rol esi, 0x14                               ;   890.2 p1     117 k
        and esi, 0xa40                              ;   894.2 p0     117 k
        or edx, eax                                 ;   890.2 p0     117 k
        mov eax, ecx                                ;   887.2 p1     117 k copy
        rol eax, 0x17                               ;   890.7 p1     117 k
        and eax, 0x400                              ;   894.7 p0     117 k
        or edx, edi                                 ;   891.7 p0     117 k
        mov edi, ecx                                ;   888.7 p1     117 k copy
        rol edi, 0x1d                               ;   892.2 p1     117 k
        or edx, ebp                                 ;   892.2 p0     117 k
        rol ecx, 0x1e                               ;   892.7 p1     117 k
        and ecx, 0x80                               ;   896.7 p0     117 k
        and edi, 4                                  ;   896.2 p0     117 k
        or edx, esi                                 ;   894.7 p0     117 k
        or edx, eax                                 ;   895.2 p0     117 k
        or edx, edi                                 ;   896.7 p0     117 k
        or edx, ecx                                 ;   897.2 p0     117 k
        movzx esi, dx                               ;   897.7 p1     117 k
        mov ecx, esi                                ;   898.2 p1     119 w copy
        mov ebp, ebx                                ;   892.7 p0     119 w copy
        shr ebp, 0x12                               ;   893.2 p1     119 w
        mov eax, ebx                                ;   893.2 p0     119 w copy
        shr eax, 0x1e                               ;   893.7 p1     119 w
        mov edi, ebx                                ;   893.7 p0     119 w copy
        shr edi, 6                                  ;   894.7 p1     119 w
        shl ecx, 2                                  ;   898.7 p1     119 w
        or eax, ecx                                 ;   902.7 p0     119 w
        and eax, 0x3f                               ;   903.2 p0     119 w
        shl eax, 0x10                               ;   903.7 p1     119 w
        mov ecx, esi                                ;   898.2 p0     119 w copy
        shr ecx, 0xa                                ;   898.7 p1     119 w
        shl ecx, 0x18                               ;   902.7 p1     119 w
        and ebp, 0x3f                               ;   897.2 p0     119 w
        shl ebp, 8                                  ;   899.7 p1     119 w
        and edi, 0x3f                               ;   898.7 p0     119 w
        or edi, ebp                                 ;   903.7 p0     119 w
        mov ebp, dword [esp + 4]                    ;   898.0 p2     120 rk reload
        shr esi, 4                                  ;   900.7 p1     119 w
        and esi, 0x3f                               ;   904.7 p0     119 w
        shl esi, 0x18                               ;   905.2 p1     119 w
        or edi, ecx                                 ;   906.7 p0     119 w
        or edi, eax                                 ;   907.7 p0     119 w
        mov dword [ebp + 88], edi                   ;   908.2 p0+p3  120 rk
        mov edi, ebx                                ;   901.3 p0     119 w copy
        mov eax, ebx                                ;   901.8 p0     119 w copy
        shr ebx, 0x18                               ;   902.7 p1     119 w
        and edi, 0x3f                               ;   902.3 p0     119 w
        shr eax, 0xc                                ;   903.7 p1     119 w
        and eax, 0x3f                               ;   907.7 p0     119 w
        shl eax, 8                                  ;   908.2 p1     119 w
        or edi, eax                                 ;   912.2 p0     119 w
        mov eax, dword [esp + 16]                   ;   903.0 p2     116 d
        and ebx, 0x3f                               ;   906.7 p0     119 w
        shl ebx, 0x10                               ;   907.2 p1     119 w
        or edi, ebx                                 ;   912.7 p0     119 w
        or edi, esi                                 ;   913.2 p0     119 w
        mov esi, dword [esp + 28]                   ;   904.7 p2     115 c
        shl esi, 2                                  ;   906.7 p1     115 c
        mov dword [ebp + 92], edi                   ;   913.7 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;   905.7 p2     115 c
        shr edi, 0x1a                               ;   907.7 p1     115 c
        and esi, 0xfffffff                          ;   910.7 p0     115 c
        or esi, edi                                 ;   911.7 p0     115 c
        mov edi, dword [esp + 16]                   ;   907.0 p2     116 d
        shl edi, 2                                  ;   909.0 p1     116 d
        shr eax, 0x1a                               ;   909.7 p1     116 d
        and edi, 0xfffffff                          ;   913.0 p0     116 d
        or edi, eax                                 ;   913.7 p0     116 d
        mov dword [esp + 28], esi                   ;   912.2 p0+p3  115 c spill
        mov eax, esi                                ;   912.2 p0     117 k copy
        shl eax, 0x1c                               ;   912.7 p1     117 k
        or eax, edi                                 ;   916.7 p0     117 k
        mov ebx, eax                                ;   917.2 p0     117 k copy
        mov dword [esp + 16], edi                   ;   914.2 p0+p3  116 d spill
        mov edi, eax                                ;   917.2 p1     117 k copy
        mov edx, eax                                ;   917.2 p1     117 k copy
        rol edx, 1                                  ;   917.7 p1     117 k
        mov ecx, esi                                ;   912.5 p0     117 k copy
        and ebx, 0x10000                            ;   917.7 p0     117 k
        mov ebp, eax                                ;   917.2 p0     117 k copy
        rol ebp, 3                                  ;   918.2 p1     117 k
        and ebp, 0x4440                             ;   922.2 p0     117 k
        and edx, 0x80100000                         ;   921.7 p0     117 k
        rol edi, 4                                  ;   922.2 p1     117 k
        or ebx, edx                                 ;   922.2 p0     117 k
        mov edx, eax                                ;   917.2 p0     117 k copy
        rol edx, 8                                  ;   922.7 p1     117 k
        mov esi, eax                                ;   917.2 p0     117 k copy
        rol esi, 6                                  ;   926.7 p1     117 k
        and edx, 0x800101                           ;   926.7 p0     117 k
        or ebx, ebp                                 ;   922.7 p0     117 k
        mov ebp, eax                                ;   917.5 p0     117 k copy
        rol ebp, 0xa                                ;   923.2 p1     117 k
        and esi, 2                                  ;   930.7 p0     117 k
        and ebp, 0x88000                            ;   927.2 p0     117 k
        and edi, 0x1000                             ;   926.2 p0     117 k
        or ebx, edi                                 ;   926.7 p0     117 k
        mov edi, eax                                ;   918.7 p1     117 k copy
        rol edi, 0xe                                ;   927.2 p1     117 k
        or ebx, edx                                 ;   927.2 p0     117 k
        mov edx, eax                                ;   920.2 p1     117 k copy
        rol edx, 0x11                               ;   927.7 p1     117 k
        or ebx, ebp                                 ;   927.7 p0     117 k
        mov ebp, eax                                ;   921.0 p0     117 k copy
        rol ebp, 0x12                               ;   928.2 p1     117 k
        and ebp, 0x400000                           ;   932.2 p0     117 k
        and edx, 0x40080                            ;   931.7 p0     117 k
        or ebx, esi                                 ;   931.2 p0     117 k
        mov esi, eax                                ;   922.7 p1     117 k copy
        rol esi, 0x16                               ;   931.7 p1     117 k
        and edi, 4                                  ;   931.2 p0     117 k
        and esi, 0x2010                             ;   935.7 p0     117 k
        or ebx, edi                                 ;   931.7 p0     117 k
        mov edi, eax                                ;   924.2 p1     117 k copy
        rol edi, 0x17                               ;   932.2 p1     117 k
        or ebx, edx                                 ;   932.2 p0     117 k
        mov edx, eax                                ;   925.0 p0     117 k copy
        rol edx, 0x18                               ;   932.7 p1     117 k
        and edx, 0x200                              ;   936.7 p0     117 k
        or ebx, ebp                                 ;   932.7 p0     117 k
        shr ecx, 4                                  ;   926.7 p1     117 k
        mov ebp, eax                                ;   926.5 p0     117 k copy
        rol ebp, 0x1b                               ;   930.7 p1     117 k
        or ebx, esi                                 ;   936.2 p0     117 k
        mov esi, eax                                ;   927.5 p0     117 k copy
        rol esi, 0x1c                               ;   936.7 p1     117 k
        and ebp, 0x20                               ;   934.7 p0     117 k
        and edi, 0x20000                            ;   936.2 p0     117 k
        or ebx, edi                                 ;   936.7 p0     117 k
        mov edi, eax                                ;   929.5 p0     117 k copy
        rol edi, 0x1d                               ;   937.2 p1     117 k
        and edi, 8                                  ;   941.2 p0     117 k
        or ebx, edx                                 ;   937.2 p0     117 k
        mov edx, eax                                ;   930.7 p1     117 k copy
        rol edx, 0x1e                               ;   937.7 p1     117 k
        or ebx, ebp                                 ;   937.7 p0     117 k
        mov ebp, eax                                ;   931.5 p0     117 k copy
        rol ebp, 0x1f                               ;   938.2 p1     117 k
        and ebp, 0x800                              ;   942.2 p0     117 k
        rol eax, 0xc                                ;   942.7 p1     117 k
        and eax, 0x100                              ;   946.7 p0     117 k
        and esi, 0x200000                           ;   940.7 p0     117 k
        or ebx, esi                                 ;   941.2 p0     117 k
        mov esi, ecx                                ;   934.2 p1     117 k copy
        rol esi, 2                                  ;   941.7 p1     117 k
        and edx, 0x8000000                          ;   941.7 p0     117 k
        or ebx, edi                                 ;   941.7 p0     117 k
        or ebx, edx                                 ;   942.2 p0     117 k
        mov edx, ecx                                ;   935.7 p1     117 k copy
        rol edx, 0xb                                ;   942.7 p1     117 k
        and edx, 0x10000000                         ;   946.7 p0     117 k
        mov edi, esi                                ;   945.7 p0     117 k copy
        and edi, 0x1000000                          ;   946.2 p0     117 k
        or ebx, ebp                                 ;   942.7 p0     117 k
        mov ebp, ecx                                ;   937.3 p1     117 k copy
        rol ebp, 0xe                                ;   943.2 p1     117 k
        or ebx, edi                                 ;   946.7 p0     117 k
        or ebx, edx                                 ;   947.2 p0     117 k
        and ebp, 0x42000000                         ;   947.2 p0     117 k
        or ebx, ebp                                 ;   947.7 p0     117 k
        mov edi, ecx                                ;   939.3 p1     117 k copy
        rol edi, 0x15                               ;   948.2 p1     117 k
        mov ebp, edi                                ;   952.2 p0     117 k copy
        and ebp, 0x20000000                         ;   952.7 p0     117 k
        or ebx, ebp                                 ;   953.2 p0     117 k
        mov ebp, ecx                                ;   941.0 p1     117 k copy
        and esi, 0x28                               ;   945.7 p0     117 k
        rol ebp, 0x16                               ;   946.2 p1     117 k
        and edi, 2                                  ;   952.2 p0     117 k
        mov edx, ebp                                ;   950.2 p0     117 k copy
        and edx, 0x4000000                          ;   950.7 p0     117 k
        or ebx, edx                                 ;   953.7 p0     117 k
        mov edx, ecx                                ;   943.3 p1     117 k copy
        and edx, 0x2000                             ;   944.0 p0     117 k
        or edx, esi                                 ;   946.2 p0     117 k
        mov esi, ecx                                ;   944.3 p1     117 k copy
        rol esi, 5                                  ;   946.7 p1     117 k
        and esi, 0x8000                             ;   950.7 p0     117 k
        or edx, esi                                 ;   951.2 p0     117 k
        mov esi, ecx                                ;   945.8 p1     117 k copy
        rol esi, 7                                  ;   951.7 p1     117 k
        or edx, edi                                 ;   952.7 p0     117 k
        mov edi, ecx                                ;   946.8 p0     117 k copy
        rol edi, 0xc                                ;   953.2 p1     117 k
        and esi, 0x4000                             ;   955.7 p0     117 k
        or edx, esi                                 ;   956.2 p0     117 k
        mov esi, ecx                                ;   948.3 p1     117 k copy
        rol esi, 0x14                               ;   956.7 p1     117 k
        and edi, 0x1001                             ;   957.2 p0     117 k
        and esi, 0xa40                              ;   960.7 p0     117 k
        or edx, eax                                 ;   956.7 p0     117 k
        or edx, edi                                 ;   957.7 p0     117 k
        mov edi, ecx                                ;   950.0 p1     117 k copy
        and ebp, 0x10                               ;   950.7 p0     117 k
        mov eax, ecx                                ;   950.7 p1     117 k copy
        rol eax, 0x17                               ;   951.2 p1     117 k
        and eax, 0x400                              ;   955.2 p0     117 k
        or edx, ebp                                 ;   958.2 p0     117 k
        rol edi, 0x1d                               ;   958.7 p1     117 k
        and edi, 4                                  ;   962.7 p0     117 k
        or edx, esi                                 ;   961.2 p0     117 k
        or edx, eax                                 ;   961.7 p0     117 k
        or edx, edi                                 ;   963.2 p0     117 k
        mov edi, ebx                                ;   954.2 p1     119 w copy
        shr edi, 6                                  ;   954.7 p1     119 w
        rol ecx, 0x1e                               ;   958.7 p1     117 k
        and ecx, 0x80                               ;   962.7 p0     117 k
        or edx, ecx                                 ;   963.7 p0     117 k
        movzx esi, dx                               ;   964.2 p0     117 k
        mov ecx, esi                                ;   964.7 p1     119 w copy
        mov ebp, ebx                                ;   956.2 p0     119 w copy
        shr ebp, 0x12                               ;   956.7 p1     119 w
        and ebp, 0x3f                               ;   960.7 p0     119 w
        mov eax, ebx                                ;   957.2 p0     119 w copy
        shr eax, 0x1e                               ;   957.7 p1     119 w
        shl ecx, 2                                  ;   965.2 p1     119 w
        or eax, ecx                                 ;   969.2 p0     119 w
        and eax, 0x3f                               ;   969.7 p0     119 w
        shl eax, 0x10                               ;   970.2 p1     119 w
        shl ebp, 8                                  ;   961.2 p1     119 w
        and edi, 0x3f                               ;   959.3 p0     119 w
        mov ecx, esi                                ;   964.7 p0     119 w copy
        or edi, ebp                                 ;   965.2 p0     119 w
        shr ecx, 0xa                                ;   965.2 p1     119 w
        shl ecx, 0x18                               ;   969.2 p1     119 w
        or edi, ecx                                 ;   973.2 p0     119 w
        or edi, eax                                 ;   974.2 p0     119 w
        mov eax, ebx                                ;   962.0 p0     119 w copy
        shr eax, 0xc                                ;   963.7 p1     119 w
        and eax, 0x3f                               ;   967.7 p0     119 w
        shl eax, 8                                  ;   968.2 p1     119 w
        mov ebp, dword [esp + 4]                    ;   963.0 p2     120 rk reload
        mov dword [ebp + 96], edi                   ;   974.7 p0+p3  120 rk
        mov edi, ebx                                ;   964.3 p0     119 w copy
        shr esi, 4                                  ;   965.7 p1     119 w
        and edi, 0x3f                               ;   964.8 p0     119 w
        or edi, eax                                 ;   972.2 p0     119 w
        shr ebx, 0x18                               ;   966.7 p1     119 w
        and ebx, 0x3f                               ;   970.7 p0     119 w
        shl ebx, 0x10                               ;   971.2 p1     119 w
        or edi, ebx                                 ;   975.2 p0     119 w
        and esi, 0x3f                               ;   969.7 p0     119 w
        shl esi, 0x18                               ;   970.2 p1     119 w
        or edi, esi                                 ;   975.7 p0     119 w
        mov dword [ebp + 100], edi                  ;   976.2 p0+p3  120 rk
        mov esi, dword [esp + 28]                   ;   967.7 p2     115 c
        shl esi, 2                                  ;   969.7 p1     115 c
        mov edi, dword [esp + 28]                   ;   968.7 p2     115 c
        shr edi, 0x1a                               ;   970.7 p1     115 c
        and esi, 0xfffffff                          ;   973.7 p0     115 c
        or esi, edi                                 ;   974.7 p0     115 c
        mov eax, dword [esp + 16]                   ;   969.7 p2     116 d
        shr eax, 0x1a                               ;   971.7 p1     116 d
        mov edi, dword [esp + 16]                   ;   970.7 p2     116 d
        shl edi, 2                                  ;   972.7 p1     116 d
        and edi, 0xfffffff                          ;   976.7 p0     116 d
        mov ecx, esi                                ;   975.2 p0     117 k copy
        or edi, eax                                 ;   977.2 p0     116 d
        mov dword [esp + 16], edi                   ;   977.7 p0+p3  116 d spill
        mov eax, esi                                ;   975.2 p0     117 k copy
        shl eax, 0x1c                               ;   975.7 p1     117 k
        mov dword [esp + 28], esi                   ;   975.2 p0+p3  115 c spill
        or eax, edi                                 ;   979.7 p0     117 k
        mov edx, eax                                ;   980.2 p1     117 k copy
        rol edx, 1                                  ;   980.7 p1     117 k
        mov ebx, eax                                ;   980.2 p0     117 k copy
        mov edi, eax                                ;   980.2 p0     117 k copy
        rol edi, 4                                  ;   984.7 p1     117 k
        mov esi, eax                                ;   980.2 p0     117 k copy
        mov ebp, eax                                ;   980.2 p0     117 k copy
        shr ecx, 4                                  ;   977.2 p1     117 k
        rol ebp, 3                                  ;   981.2 p1     117 k
        and ebp, 0x4440                             ;   985.2 p0     117 k
        rol esi, 6                                  ;   985.7 p1     117 k
        and esi, 2                                  ;   989.7 p0     117 k
        and edi, 0x1000                             ;   988.7 p0     117 k
        and ebx, 0x10000                            ;   980.7 p0     117 k
        and edx, 0x80100000                         ;   984.7 p0     117 k
        or ebx, edx                                 ;   985.2 p0     117 k
        mov edx, eax                                ;   980.2 p1     117 k copy
        rol edx, 8                                  ;   985.7 p1     117 k
        or ebx, ebp                                 ;   985.7 p0     117 k
        mov ebp, eax                                ;   981.0 p0     117 k copy
        rol ebp, 0xa                                ;   986.2 p1     117 k
        or ebx, edi                                 ;   989.2 p0     117 k
        mov edi, eax                                ;   982.0 p0     117 k copy
        rol edi, 0xe                                ;   989.7 p1     117 k
        and edx, 0x800101                           ;   989.7 p0     117 k
        and ebp, 0x88000                            ;   990.2 p0     117 k
        or ebx, edx                                 ;   990.2 p0     117 k
        mov edx, eax                                ;   983.7 p1     117 k copy
        rol edx, 0x11                               ;   990.7 p1     117 k
        and edx, 0x40080                            ;   994.7 p0     117 k
        or ebx, ebp                                 ;   990.7 p0     117 k
        mov ebp, eax                                ;   985.0 p0     117 k copy
        rol ebp, 0x12                               ;   991.2 p1     117 k
        or ebx, esi                                 ;   991.2 p0     117 k
        mov esi, eax                                ;   986.0 p0     117 k copy
        rol esi, 0x16                               ;   991.7 p1     117 k
        and ebp, 0x400000                           ;   995.2 p0     117 k
        and esi, 0x2010                             ;   995.7 p0     117 k
        and edi, 4                                  ;   993.7 p0     117 k
        or ebx, edi                                 ;   994.2 p0     117 k
        mov edi, eax                                ;   987.2 p1     117 k copy
        rol edi, 0x17                               ;   994.7 p1     117 k
        and edi, 0x20000                            ;   998.7 p0     117 k
        or ebx, edx                                 ;   995.2 p0     117 k
        mov edx, eax                                ;   988.7 p1     117 k copy
        rol edx, 0x18                               ;   995.7 p1     117 k
        or ebx, ebp                                 ;   995.7 p0     117 k
        mov ebp, eax                                ;   990.0 p0     117 k copy
        rol ebp, 0x1b                               ;   996.2 p1     117 k
        or ebx, esi                                 ;   996.2 p0     117 k
        mov esi, eax                                ;   991.0 p0     117 k copy
        rol esi, 0x1c                               ;   996.7 p1     117 k
        and edx, 0x200                              ;   999.7 p0     117 k
        and esi, 0x200000                           ;  1000.7 p0     117 k
        and ebp, 0x20                               ;  1000.2 p0     117 k
        or ebx, edi                                 ;   999.2 p0     117 k
        mov edi, eax                                ;   992.3 p1     117 k copy
        rol edi, 0x1d                               ;   999.7 p1     117 k
        and edi, 8                                  ;  1003.7 p0     117 k
        or ebx, edx                                 ;  1000.2 p0     117 k
        mov edx, eax                                ;   993.8 p1     117 k copy
        rol edx, 0x1e                               ;  1000.7 p1     117 k
        or ebx, ebp                                 ;  1000.7 p0     117 k
        mov ebp, eax                                ;   995.0 p0     117 k copy
        rol ebp, 0x1f                               ;  1001.2 p1     117 k
        or ebx, esi                                 ;  1001.2 p0     117 k
        mov esi, ecx                                ;   996.0 p0     117 k copy
        rol esi, 2                                  ;  1001.7 p1     117 k
        or ebx, edi                                 ;  1004.2 p0     117 k
        mov edi, esi                                ;  1005.7 p0     117 k copy
        rol eax, 0xc                                ;  1004.7 p1     117 k
        and esi, 0x28                               ;  1005.7 p0     117 k
        and edx, 0x8000000                          ;  1004.7 p0     117 k
        or ebx, edx                                 ;  1005.2 p0     117 k
        mov edx, ecx                                ;   998.3 p1     117 k copy
        rol edx, 0xb                                ;  1005.7 p1     117 k
        and edx, 0x10000000                         ;  1009.7 p0     117 k
        and edi, 0x1000000                          ;  1006.2 p0     117 k
        and ebp, 0x800                              ;  1005.2 p0     117 k
        or ebx, ebp                                 ;  1005.7 p0     117 k
        mov ebp, ecx                                ;  1000.3 p1     117 k copy
        rol ebp, 0xe                                ;  1006.2 p1     117 k
        and ebp, 0x42000000                         ;  1010.2 p0     117 k
        or ebx, edi                                 ;  1006.7 p0     117 k
        and eax, 0x100                              ;  1008.7 p0     117 k
        mov edi, ecx                                ;  1002.0 p1     117 k copy
        rol edi, 0x15                               ;  1009.2 p1     117 k
        or ebx, edx                                 ;  1010.2 p0     117 k
        or ebx, ebp                                 ;  1010.7 p0     117 k
        mov ebp, edi                                ;  1013.2 p1     117 k copy
        and ebp, 0x20000000                         ;  1013.7 p0     117 k
        or ebx, ebp                                 ;  1014.2 p0     117 k
        mov ebp, ecx                                ;  1004.3 p1     117 k copy
        rol ebp, 0x16                               ;  1014.7 p1     117 k
        mov edx, ebp                                ;  1018.7 p0     117 k copy
        and edx, 0x4000000                          ;  1019.2 p0     117 k
        or ebx, edx                                 ;  1019.7 p0     117 k
        mov edx, ecx                                ;  1006.0 p1     117 k copy
        and edx, 0x2000                             ;  1006.5 p0     117 k
        or edx, esi                                 ;  1007.0 p0     117 k
        mov esi, ecx                                ;  1007.0 p1     117 k copy
        rol esi, 5                                  ;  1007.5 p1     117 k
        and esi, 0x8000                             ;  1011.5 p0     117 k
        or edx, esi                                 ;  1012.0 p0     117 k
        and edi, 2                                  ;  1013.2 p0     117 k
        mov esi, ecx                                ;  1008.7 p1     117 k copy
        rol esi, 7                                  ;  1013.7 p1     117 k
        and esi, 0x4000                             ;  1017.7 p0     117 k
        or edx, edi                                 ;  1013.7 p0     117 k
        mov edi, ecx                                ;  1010.2 p1     117 k copy
        rol edi, 0xc                                ;  1014.2 p1     117 k
        or edx, esi                                 ;  1018.2 p0     117 k
        mov esi, ecx                                ;  1011.2 p0     117 k copy
        rol esi, 0x14                               ;  1018.7 p1     117 k
        or edx, eax                                 ;  1018.7 p0     117 k
        mov eax, ecx                                ;  1012.2 p0     117 k copy
        rol eax, 0x17                               ;  1019.2 p1     117 k
        and esi, 0xa40                              ;  1022.7 p0     117 k
        and edi, 0x1001                             ;  1018.2 p0     117 k
        or edx, edi                                 ;  1019.2 p0     117 k
        mov edi, ecx                                ;  1013.7 p1     117 k copy
        and ebp, 0x10                               ;  1018.7 p0     117 k
        rol ecx, 0x1e                               ;  1019.2 p1     117 k
        rol edi, 0x1d                               ;  1023.2 p1     117 k
        or edx, ebp                                 ;  1019.7 p0     117 k
        mov ebp, ebx                                ;  1020.2 p0     119 w copy
        shr ebp, 0x12                               ;  1020.7 p1     119 w
        and ebp, 0x3f                               ;  1024.7 p0     119 w
        shl ebp, 8                                  ;  1025.2 p1     119 w
        and edi, 4                                  ;  1027.2 p0     117 k
        and ecx, 0x80                               ;  1023.2 p0     117 k
        or edx, esi                                 ;  1023.2 p0     117 k
        and eax, 0x400                              ;  1023.2 p0     117 k
        or edx, eax                                 ;  1023.7 p0     117 k
        or edx, edi                                 ;  1027.7 p0     117 k
        or edx, ecx                                 ;  1028.2 p0     117 k
        movzx esi, dx                               ;  1028.7 p1     117 k
        mov ecx, esi                                ;  1029.2 p1     119 w copy
        mov eax, ebx                                ;  1020.2 p1     119 w copy
        shr eax, 0x1e                               ;  1020.7 p1     119 w
        mov edi, ebx                                ;  1020.3 p0     119 w copy
        shr edi, 6                                  ;  1021.5 p1     119 w
        and edi, 0x3f                               ;  1025.5 p0     119 w
        or edi, ebp                                 ;  1029.2 p0     119 w
        shl ecx, 2                                  ;  1029.7 p1     119 w
        or eax, ecx                                 ;  1033.7 p0     119 w
        and eax, 0x3f                               ;  1034.2 p0     119 w
        mov ecx, esi                                ;  1029.2 p0     119 w copy
        shr ecx, 0xa                                ;  1029.7 p1     119 w
        shr esi, 4                                  ;  1029.2 p1     119 w
        shl ecx, 0x18                               ;  1033.7 p1     119 w
        shl eax, 0x10                               ;  1034.7 p1     119 w
        or edi, ecx                                 ;  1037.7 p0     119 w
        or edi, eax                                 ;  1038.7 p0     119 w
        mov eax, ebx                                ;  1025.3 p0     119 w copy
        mov ebp, dword [esp + 4]                    ;  1025.3 p2     120 rk reload
        mov dword [ebp + 104], edi                  ;  1039.2 p0+p3  120 rk
        mov edi, ebx                                ;  1026.8 p0     119 w copy
        shr ebx, 0x18                               ;  1027.5 p1     119 w
        and ebx, 0x3f                               ;  1031.5 p0     119 w
        shl ebx, 0x10                               ;  1032.0 p1     119 w
        and esi, 0x3f                               ;  1033.2 p0     119 w
        shl esi, 0x18                               ;  1033.7 p1     119 w
        shr eax, 0xc                                ;  1030.5 p1     119 w
        and eax, 0x3f                               ;  1034.5 p0     119 w
        shl eax, 8                                  ;  1035.0 p1     119 w
        and edi, 0x3f                               ;  1029.0 p0     119 w
        or edi, eax                                 ;  1039.0 p0     119 w
        or edi, ebx                                 ;  1039.5 p0     119 w
        or edi, esi                                 ;  1040.0 p0     119 w
        mov dword [ebp + 108], edi                  ;  1040.5 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;  1030.7 p2     115 c
        mov esi, dword [esp + 28]                   ;  1031.7 p2     115 c
        shl esi, 2                                  ;  1033.7 p1     115 c
        shr edi, 0x1a                               ;  1033.5 p1     115 c
        and esi, 0xfffffff                          ;  1037.7 p0     115 c
        mov eax, dword [esp + 16]                   ;  1032.7 p2     116 d
        shr eax, 0x1a                               ;  1034.7 p1     116 d
        or esi, edi                                 ;  1038.2 p0     115 c
        mov edi, dword [esp + 16]                   ;  1033.7 p2     116 d
        shl edi, 2                                  ;  1035.7 p1     116 d
        and edi, 0xfffffff                          ;  1039.7 p0     116 d
        or edi, eax                                 ;  1040.2 p0     116 d
        mov eax, esi                                ;  1038.7 p0     117 k copy
        shl eax, 0x1c                               ;  1039.2 p1     117 k
        or eax, edi                                 ;  1043.2 p0     117 k
        mov ebp, eax                                ;  1043.7 p0     117 k copy
        rol ebp, 3                                  ;  1044.2 p1     117 k
        and ebp, 0x4440                             ;  1048.2 p0     117 k
        mov ebx, eax                                ;  1043.7 p0     117 k copy
        mov ecx, esi                                ;  1038.7 p0     117 k copy
        shr ecx, 4                                  ;  1039.2 p1     117 k
        mov edx, eax                                ;  1043.7 p0     117 k copy
        rol edx, 1                                  ;  1044.2 p1     117 k
        and edx, 0x80100000                         ;  1048.2 p0     117 k
        mov dword [esp + 16], edi                   ;  1040.7 p0+p3  116 d spill
        mov edi, eax                                ;  1043.7 p0     117 k copy
        and ebx, 0x10000                            ;  1044.2 p0     117 k
        rol edi, 4                                  ;  1044.7 p1     117 k
        mov dword [esp + 28], esi                   ;  1041.0 p0+p3  115 c spill
        mov esi, eax                                ;  1043.7 p1     117 k copy
        and edi, 0x1000                             ;  1048.7 p0     117 k
        or ebx, edx                                 ;  1048.7 p0     117 k
        mov edx, eax                                ;  1043.7 p1     117 k copy
        rol edx, 8                                  ;  1049.2 p1     117 k
        rol esi, 6                                  ;  1053.2 p1     117 k
        and esi, 2                                  ;  1057.2 p0     117 k
        and edx, 0x800101                           ;  1053.2 p0     117 k
        or ebx, ebp                                 ;  1049.2 p0     117 k
        mov ebp, eax                                ;  1044.5 p0     117 k copy
        rol ebp, 0xa                                ;  1049.7 p1     117 k
        and ebp, 0x88000                            ;  1053.7 p0     117 k
        or ebx, edi                                 ;  1049.7 p0     117 k
        mov edi, eax                                ;  1045.5 p1     117 k copy
        rol edi, 0xe                                ;  1050.2 p1     117 k
        or ebx, edx                                 ;  1053.7 p0     117 k
        mov edx, eax                                ;  1046.5 p0     117 k copy
        rol edx, 0x11                               ;  1054.2 p1     117 k
        and edi, 4                                  ;  1054.2 p0     117 k
        and edx, 0x40080                            ;  1058.2 p0     117 k
        or ebx, ebp                                 ;  1054.2 p0     117 k
        mov ebp, eax                                ;  1048.0 p1     117 k copy
        rol ebp, 0x12                               ;  1054.7 p1     117 k
        or ebx, esi                                 ;  1057.7 p0     117 k
        mov esi, eax                                ;  1049.0 p0     117 k copy
        rol esi, 0x16                               ;  1058.2 p1     117 k
        or ebx, edi                                 ;  1058.2 p0     117 k
        mov edi, eax                                ;  1050.0 p0     117 k copy
        rol edi, 0x17                               ;  1058.7 p1     117 k
        and esi, 0x2010                             ;  1062.2 p0     117 k
        and ebp, 0x400000                           ;  1058.7 p0     117 k
        or ebx, edx                                 ;  1058.7 p0     117 k
        mov edx, eax                                ;  1051.5 p1     117 k copy
        rol edx, 0x18                               ;  1059.2 p1     117 k
        or ebx, ebp                                 ;  1059.2 p0     117 k
        mov ebp, eax                                ;  1052.5 p0     117 k copy
        rol ebp, 0x1b                               ;  1059.7 p1     117 k
        and edi, 0x20000                            ;  1062.7 p0     117 k
        or ebx, esi                                 ;  1062.7 p0     117 k
        mov esi, eax                                ;  1054.0 p0     117 k copy
        rol esi, 0x1c                               ;  1063.2 p1     117 k
        and ebp, 0x20                               ;  1063.7 p0     117 k
        and esi, 0x200000                           ;  1067.2 p0     117 k
        and edx, 0x200                              ;  1063.2 p0     117 k
        or ebx, edi                                 ;  1063.2 p0     117 k
        mov edi, eax                                ;  1055.3 p1     117 k copy
        rol edi, 0x1d                               ;  1063.7 p1     117 k
        and edi, 8                                  ;  1067.7 p0     117 k
        or ebx, edx                                 ;  1063.7 p0     117 k
        mov edx, eax                                ;  1056.8 p1     117 k copy
        rol edx, 0x1e                               ;  1064.2 p1     117 k
        or ebx, ebp                                 ;  1064.2 p0     117 k
        mov ebp, eax                                ;  1058.0 p0     117 k copy
        rol eax, 0xc                                ;  1064.7 p1     117 k
        and eax, 0x100                              ;  1068.7 p0     117 k
        or ebx, esi                                 ;  1067.7 p0     117 k
        mov esi, ecx                                ;  1059.3 p1     117 k copy
        rol esi, 2                                  ;  1068.2 p1     117 k
        or ebx, edi                                 ;  1068.2 p0     117 k
        rol ebp, 0x1f                               ;  1068.7 p1     117 k
        mov edi, esi                                ;  1072.2 p0     117 k copy
        and ebp, 0x800                              ;  1072.7 p0     117 k
        and edx, 0x8000000                          ;  1068.2 p0     117 k
        or ebx, edx                                 ;  1068.7 p0     117 k
        mov edx, ecx                                ;  1061.8 p1     117 k copy
        rol edx, 0xb                                ;  1069.2 p1     117 k
        or ebx, ebp                                 ;  1073.2 p0     117 k
        mov ebp, ecx                                ;  1062.8 p0     117 k copy
        and edi, 0x1000000                          ;  1072.7 p0     117 k
        or ebx, edi                                 ;  1073.7 p0     117 k
        and edx, 0x10000000                         ;  1073.2 p0     117 k
        rol ebp, 0xe                                ;  1073.7 p1     117 k
        or ebx, edx                                 ;  1074.2 p0     117 k
        and ebp, 0x42000000                         ;  1077.7 p0     117 k
        or ebx, ebp                                 ;  1078.2 p0     117 k
        and esi, 0x28                               ;  1072.2 p0     117 k
        mov edi, ecx                                ;  1065.7 p1     117 k copy
        rol edi, 0x15                               ;  1072.7 p1     117 k
        mov ebp, edi                                ;  1076.7 p0     117 k copy
        and ebp, 0x20000000                         ;  1077.2 p0     117 k
        and edi, 2                                  ;  1076.7 p0     117 k
        or ebx, ebp                                 ;  1078.7 p0     117 k
        mov ebp, ecx                                ;  1067.7 p1     117 k copy
        rol ebp, 0x16                               ;  1079.2 p1     117 k
        mov edx, ebp                                ;  1083.2 p0     117 k copy
        and edx, 0x4000000                          ;  1083.7 p0     117 k
        or ebx, edx                                 ;  1084.2 p0     117 k
        and ebp, 0x10                               ;  1083.2 p0     117 k
        mov edx, ecx                                ;  1069.7 p1     117 k copy
        and edx, 0x2000                             ;  1070.8 p0     117 k
        or edx, esi                                 ;  1072.7 p0     117 k
        mov esi, ecx                                ;  1070.7 p1     117 k copy
        rol esi, 5                                  ;  1073.2 p1     117 k
        and esi, 0x8000                             ;  1077.2 p0     117 k
        or edx, esi                                 ;  1077.7 p0     117 k
        mov esi, ecx                                ;  1072.2 p1     117 k copy
        rol esi, 7                                  ;  1078.2 p1     117 k
        or edx, edi                                 ;  1078.2 p0     117 k
        mov edi, ecx                                ;  1073.3 p0     117 k copy
        rol edi, 0xc                                ;  1078.7 p1     117 k
        and edi, 0x1001                             ;  1082.7 p0     117 k
        and esi, 0x4000                             ;  1082.2 p0     117 k
        or edx, esi                                 ;  1082.7 p0     117 k
        mov esi, ecx                                ;  1074.7 p1     117 k copy
        rol esi, 0x14                               ;  1083.2 p1     117 k
        or edx, eax                                 ;  1083.2 p0     117 k
        mov eax, ecx                                ;  1075.8 p0     117 k copy
        rol eax, 0x17                               ;  1083.7 p1     117 k
        and eax, 0x400                              ;  1087.7 p0     117 k
        or edx, edi                                 ;  1083.7 p0     117 k
        mov edi, ecx                                ;  1077.2 p1     117 k copy
        rol ecx, 0x1e                               ;  1084.2 p1     117 k
        or edx, ebp                                 ;  1084.2 p0     117 k
        rol edi, 0x1d                               ;  1084.7 p1     117 k
        and esi, 0xa40                              ;  1087.2 p0     117 k
        or edx, esi                                 ;  1087.7 p0     117 k
        or edx, eax                                 ;  1088.2 p0     117 k
        and ecx, 0x80                               ;  1088.2 p0     117 k
        and edi, 4                                  ;  1088.7 p0     117 k
        or edx, edi                                 ;  1089.2 p0     117 k
        or edx, ecx                                 ;  1089.7 p0     117 k
        mov ebp, ebx                                ;  1084.7 p1     119 w copy
        movzx esi, dx                               ;  1090.2 p1     117 k
        mov eax, ebx                                ;  1084.7 p1     119 w copy
        shr eax, 0x1e                               ;  1085.2 p1     119 w
        mov edi, ebx                                ;  1084.7 p0     119 w copy
        shr edi, 6                                  ;  1085.2 p1     119 w
        and edi, 0x3f                               ;  1089.2 p0     119 w
        mov ecx, esi                                ;  1090.7 p0     119 w copy
        shl ecx, 2                                  ;  1091.2 p1     119 w
        or eax, ecx                                 ;  1095.2 p0     119 w
        and eax, 0x3f                               ;  1095.7 p0     119 w
        shl eax, 0x10                               ;  1096.2 p1     119 w
        mov ecx, esi                                ;  1090.7 p0     119 w copy
        shr ebp, 0x12                               ;  1086.2 p1     119 w
        and ebp, 0x3f                               ;  1090.2 p0     119 w
        shl ebp, 8                                  ;  1090.7 p1     119 w
        or edi, ebp                                 ;  1094.7 p0     119 w
        mov ebp, dword [esp + 4]                    ;  1086.3 p2     120 rk reload
        shr ecx, 0xa                                ;  1091.2 p1     119 w
        shl ecx, 0x18                               ;  1095.2 p1     119 w
        or edi, ecx                                 ;  1099.2 p0     119 w
        or edi, eax                                 ;  1100.2 p0     119 w
        mov eax, ebx                                ;  1088.3 p0     119 w copy
        mov dword [ebp + 112], edi                  ;  1100.7 p0+p3  120 rk
        mov edi, ebx                                ;  1089.8 p0     119 w copy
        shr ebx, 0x18                               ;  1090.2 p1     119 w
        and ebx, 0x3f                               ;  1094.2 p0     119 w
        shr eax, 0xc                                ;  1091.2 p1     119 w
        and eax, 0x3f                               ;  1095.2 p0     119 w
        shl eax, 8                                  ;  1095.7 p1     119 w
        and edi, 0x3f                               ;  1091.3 p0     119 w
        or edi, eax                                 ;  1099.7 p0     119 w
        shl ebx, 0x10                               ;  1094.7 p1     119 w
        or edi, ebx                                 ;  1100.2 p0     119 w
        shr esi, 4                                  ;  1094.2 p1     119 w
        and esi, 0x3f                               ;  1098.2 p0     119 w
        shl esi, 0x18                               ;  1098.7 p1     119 w
        or edi, esi                                 ;  1102.7 p0     119 w
        mov esi, dword [esp + 28]                   ;  1093.3 p2     115 c
        mov dword [ebp + 116], edi                  ;  1103.2 p0+p3  120 rk
        mov edi, dword [esp + 28]                   ;  1094.3 p2     115 c
        shr edi, 0x1b                               ;  1096.3 p1     115 c
        shl esi, 1                                  ;  1097.2 p1     115 c
        and esi, 0xfffffff                          ;  1101.2 p0     115 c
        or esi, edi                                 ;  1101.7 p0     115 c
        mov ecx, esi                                ;  1102.2 p0     117 k copy
        shl ecx, 0x1c                               ;  1102.7 p1     117 k
        mov edi, dword [esp + 16]                   ;  1096.3 p2     116 d
        shl edi, 1                                  ;  1099.2 p1     116 d
        and edi, 0xfffffff                          ;  1103.2 p0     116 d
        mov eax, dword [esp + 16]                   ;  1097.3 p2     116 d
        shr eax, 0x1b                               ;  1100.2 p1     116 d
        or edi, eax                                 ;  1104.2 p0     117 k
        or edi, ecx                                 ;  1106.7 p0     117 k
        mov ebx, edi                                ;  1107.2 p0     117 k copy
        mov ebp, edi                                ;  1107.2 p0     117 k copy
        rol ebp, 6                                  ;  1107.7 p1     117 k
        rol ebx, 4                                  ;  1111.7 p1     117 k
        and ebx, 0x1000                             ;  1115.7 p0     117 k
        shr esi, 4                                  ;  1103.2 p1     117 k
        mov ecx, edi                                ;  1107.2 p0     117 k copy
        rol ecx, 1                                  ;  1107.7 p1     117 k
        mov edx, edi                                ;  1107.2 p0     117 k copy
        rol edx, 3                                  ;  1111.7 p1     117 k
        and ecx, 0x80100000                         ;  1111.7 p0     117 k
        and edx, 0x4440                             ;  1115.7 p0     117 k
        mov eax, edi                                ;  1107.2 p0     117 k copy
        and eax, 0x10000                            ;  1107.7 p0     117 k
        or eax, ecx                                 ;  1112.2 p0     117 k
        mov ecx, edi                                ;  1107.2 p0     117 k copy
        rol ecx, 8                                  ;  1112.7 p1     117 k
        or eax, edx                                 ;  1116.2 p0     117 k
        mov edx, edi                                ;  1107.2 p0     117 k copy
        rol edx, 0xa                                ;  1116.7 p1     117 k
        and edx, 0x88000                            ;  1120.7 p0     117 k
        and ecx, 0x800101                           ;  1116.7 p0     117 k
        or eax, ecx                                 ;  1117.2 p0     117 k
        or eax, ebx                                 ;  1117.7 p0     117 k
        mov ebx, edi                                ;  1108.0 p0     117 k copy
        rol ebx, 0x11                               ;  1118.2 p1     117 k
        and ebp, 2                                  ;  1111.7 p0     117 k
        mov ecx, edi                                ;  1109.0 p0     117 k copy
        rol ecx, 0xe                                ;  1112.2 p1     117 k
        or eax, edx                                 ;  1121.2 p0     117 k
        mov edx, edi                                ;  1110.0 p0     117 k copy
        rol edx, 0x12                               ;  1121.7 p1     117 k
        and edx, 0x400000                           ;  1125.7 p0     117 k
        and ecx, 4                                  ;  1116.2 p0     117 k
        or eax, ecx                                 ;  1121.7 p0     117 k
        mov ecx, edi                                ;  1111.2 p1     117 k copy
        rol ecx, 0x16                               ;  1122.2 p1     117 k
        or eax, ebp                                 ;  1122.2 p0     117 k
        mov ebp, edi                                ;  1112.5 p0     117 k copy
        rol ebp, 0x17                               ;  1122.7 p1     117 k
        and ecx, 0x2010                             ;  1126.2 p0     117 k
        and ebx, 0x40080                            ;  1122.2 p0     117 k
        and ebp, 0x20000                            ;  1126.7 p0     117 k
        or eax, ebx                                 ;  1122.7 p0     117 k
        mov ebx, edi                                ;  1113.7 p1     117 k copy
        rol ebx, 0x18                               ;  1123.2 p1     117 k
        and ebx, 0x200                              ;  1127.2 p0     117 k
        or eax, edx                                 ;  1126.2 p0     117 k
        mov edx, edi                                ;  1115.2 p1     117 k copy
        rol edx, 0x1b                               ;  1126.7 p1     117 k
        or eax, ecx                                 ;  1126.7 p0     117 k
        mov ecx, edi                                ;  1116.5 p0     117 k copy
        rol ecx, 0x1c                               ;  1127.2 p1     117 k
        or eax, ebp                                 ;  1127.2 p0     117 k
        mov ebp, edi                                ;  1117.5 p0     117 k copy
        rol ebp, 0x1d                               ;  1127.7 p1     117 k
        and ebp, 8                                  ;  1131.7 p0     117 k
        or eax, ebx                                 ;  1127.7 p0     117 k
        mov ebx, edi                                ;  1118.7 p1     117 k copy
        rol ebx, 0x1e                               ;  1128.2 p1     117 k
        and ebx, 0x8000000                          ;  1132.2 p0     117 k
        and ecx, 0x200000                           ;  1131.2 p0     117 k
        and edx, 0x20                               ;  1130.7 p0     117 k
        or eax, edx                                 ;  1131.2 p0     117 k
        mov edx, edi                                ;  1120.2 p1     117 k copy
        rol edx, 0x1f                               ;  1131.7 p1     117 k
        and edx, 0x800                              ;  1135.7 p0     117 k
        or eax, ecx                                 ;  1131.7 p0     117 k
        mov ecx, esi                                ;  1121.7 p1     117 k copy
        rol ecx, 2                                  ;  1132.2 p1     117 k
        or eax, ebp                                 ;  1132.2 p0     117 k
        or eax, ebx                                 ;  1132.7 p0     117 k
        mov ebx, esi                                ;  1123.0 p0     117 k copy
        rol ebx, 0xb                                ;  1133.2 p1     117 k
        or eax, edx                                 ;  1136.2 p0     117 k
        mov edx, esi                                ;  1124.0 p0     117 k copy
        rol edx, 0xe                                ;  1136.7 p1     117 k
        and edx, 0x42000000                         ;  1140.7 p0     117 k
        and ebx, 0x10000000                         ;  1137.2 p0     117 k
        rol edi, 0xc                                ;  1137.7 p1     117 k
        and edi, 0x100                              ;  1141.7 p0     117 k
        mov ebp, ecx                                ;  1136.2 p0     117 k copy
        and ebp, 0x1000000                          ;  1136.7 p0     117 k
        or eax, ebp                                 ;  1137.2 p0     117 k
        mov ebp, esi                                ;  1126.7 p1     117 k copy
        rol ebp, 0x15                               ;  1137.7 p1     117 k
        or eax, ebx                                 ;  1137.7 p0     117 k
        or eax, edx                                 ;  1141.2 p0     117 k
        mov edx, ebp                                ;  1141.7 p1     117 k copy
        and edx, 0x20000000                         ;  1142.2 p0     117 k
        or eax, edx                                 ;  1142.7 p0     117 k
        mov edx, esi                                ;  1129.0 p1     117 k copy
        rol edx, 0x16                               ;  1143.2 p1     117 k
        and ecx, 0x28                               ;  1136.2 p0     117 k
        mov ebx, edx                                ;  1147.2 p0     117 k copy
        and ebx, 0x4000000                          ;  1147.7 p0     117 k
        or eax, ebx                                 ;  1148.2 p0     117 k
        mov ebx, esi                                ;  1131.0 p1     117 k copy
        and ebx, 0x2000                             ;  1131.7 p0     117 k
        or ebx, ecx                                 ;  1136.7 p0     117 k
        mov ecx, esi                                ;  1132.0 p1     117 k copy
        rol ecx, 5                                  ;  1137.2 p1     117 k
        and ecx, 0x8000                             ;  1141.2 p0     117 k
        or ebx, ecx                                 ;  1141.7 p0     117 k
        and edx, 0x10                               ;  1147.2 p0     117 k
        and ebp, 2                                  ;  1141.7 p0     117 k
        mov ecx, esi                                ;  1134.0 p1     117 k copy
        rol ecx, 7                                  ;  1142.2 p1     117 k
        or ebx, ebp                                 ;  1142.2 p0     117 k
        mov ebp, esi                                ;  1135.2 p0     117 k copy
        rol ebp, 0xc                                ;  1142.7 p1     117 k
        and ecx, 0x4000                             ;  1146.2 p0     117 k
        and ebp, 0x1001                             ;  1146.7 p0     117 k
        or ebx, ecx                                 ;  1146.7 p0     117 k
        mov ecx, esi                                ;  1136.7 p1     117 k copy
        rol ecx, 0x14                               ;  1147.2 p1     117 k
        or ebx, edi                                 ;  1147.2 p0     117 k
        mov edi, esi                                ;  1137.8 p0     117 k copy
        rol edi, 0x17                               ;  1147.7 p1     117 k
        or ebx, ebp                                 ;  1147.7 p0     117 k
        and edi, 0x400                              ;  1151.7 p0     117 k
        mov ebp, esi                                ;  1139.2 p1     117 k copy
        rol ebp, 0x1d                               ;  1152.2 p1     117 k
        and ebp, 4                                  ;  1156.2 p0     117 k
        and ecx, 0xa40                              ;  1151.2 p0     117 k
        or ebx, ecx                                 ;  1151.7 p0     117 k
        or ebx, edx                                 ;  1152.2 p0     117 k
        or ebx, edi                                 ;  1152.7 p0     117 k
        or ebx, ebp                                 ;  1156.7 p0     117 k
        mov ebp, eax                                ;  1148.7 p1     119 w copy
        shr ebp, 0x12                               ;  1149.2 p1     119 w
        mov edi, eax                                ;  1148.7 p0     119 w copy
        shr edi, 6                                  ;  1149.2 p1     119 w
        and ebp, 0x3f                               ;  1153.2 p0     119 w
        shl ebp, 8                                  ;  1153.7 p1     119 w
        and edi, 0x3f                               ;  1153.2 p0     119 w
        or edi, ebp                                 ;  1157.7 p0     119 w
        rol esi, 0x1e                               ;  1158.2 p1     117 k
        and esi, 0x80                               ;  1162.2 p0     117 k
        or ebx, esi                                 ;  1162.7 p0     117 k
        movzx esi, bx                               ;  1163.2 p0     117 k
        mov ecx, eax                                ;  1148.7 p1     119 w copy
        shr ecx, 0x1e                               ;  1149.2 p1     119 w
        mov edx, esi                                ;  1163.7 p0     119 w copy
        shl edx, 2                                  ;  1164.2 p1     119 w
        or ecx, edx                                 ;  1168.2 p0     119 w
        mov ebp, dword [esp + 4]                    ;  1147.3 p2     120 rk reload
        mov edx, esi                                ;  1163.7 p0     119 w copy
        shr edx, 0xa                                ;  1164.2 p1     119 w
        and ecx, 0x3f                               ;  1168.7 p0     119 w
        shl ecx, 0x10                               ;  1169.2 p1     119 w
        shl edx, 0x18                               ;  1168.2 p1     119 w
        or edi, edx                                 ;  1172.2 p0     119 w
        or edi, ecx                                 ;  1173.2 p0     119 w
        mov ecx, eax                                ;  1150.3 p0     119 w copy
        shr ecx, 0xc                                ;  1151.7 p1     119 w
        and ecx, 0x3f                               ;  1155.7 p0     119 w
        shl ecx, 8                                  ;  1156.2 p1     119 w
        shr esi, 4                                  ;  1163.7 p1     119 w
        mov dword [ebp + 120], edi                  ;  1173.7 p0+p3  120 rk
        mov edi, eax                                ;  1152.7 p0     119 w copy
        shr eax, 0x18                               ;  1154.7 p1     119 w
        and eax, 0x3f                               ;  1158.7 p0     119 w
        shl eax, 0x10                               ;  1159.2 p1     119 w
        and edi, 0x3f                               ;  1153.7 p0     119 w
        or edi, eax                                 ;  1163.2 p0     119 w
        and esi, 0x3f                               ;  1167.7 p0     119 w
        shl esi, 0x18                               ;  1168.2 p1     119 w
        or edi, ecx                                 ;  1163.7 p0     119 w
        or edi, esi                                 ;  1172.2 p0     119 w
        mov dword [ebp + 124], edi                  ;  1172.7 p0+p3  120 rk
        add ebp, 0x100                              ;  1157.2 p0     129 keys
        mov dword [esp + 4], ebp                    ;  1157.7 p0+p3  129 keys
        mov esi, dword [esp + 12]                   ;  1156.3 p2     129 keys
        add esi, 0x10                               ;  1158.3 p1     129 keys
        cmp esi, dword [esp + 8]                    ;                    more keys?
        jne .keys_1
        mov dword [esp + 0], esi                    ;                    resident
        mov esi, dword [esp + 80]                   ;     0.0 p2     130 rk reload
        pshufw mm0, [esi + 8], 0x1b                 ;     9.0 p2+p1  130 rk
        pshufw mm1, mm0, 0xe4                       ;    11.0 p1     130 rk copy
        psllw mm1, 8                                ;    13.0 p1     130 rk
        psrlw mm0, 8                                ;    11.0 p1     130 rk
        por mm0, mm1                                ;    15.0 p1     130 rk
        movq mm1, mm0                               ;    17.0 p0     111 cd copy
        psrlq mm1, 1                                ;    23.0 p1     111 cd
        movq mm2, mm0                               ;    17.0 p0     111 cd copy
        pxor mm2, mm1                               ;    25.0 p1     111 cd
        pand mm2, [tdes_expand.T0_constants64]      ;    27.0 p2+p1  111 cd
        pxor mm0, mm2                               ;    29.0 p1     111 cd
        psllq mm2, 1                                ;    29.0 p1     111 cd
        pxor mm0, mm2                               ;    31.0 p1     111 cd
        movq mm1, mm0                               ;    33.0 p0     111 cd copy
        psrlq mm1, 2                                ;    39.0 p1     111 cd
        movq mm2, mm0                               ;    33.0 p0     111 cd copy
        pxor mm2, mm1                               ;    41.0 p1     111 cd
        pand mm2, [tdes_expand.T0_constants64 + 8]  ;    43.0 p2+p1  111 cd
        pxor mm0, mm2                               ;    45.0 p1     111 cd
        psllq mm2, 2                                ;    45.0 p1     111 cd
        pxor mm0, mm2                               ;    47.0 p1     111 cd
        movq mm1, mm0                               ;    49.0 p0     111 cd copy
        psrlq mm1, 4                                ;    55.0 p1     111 cd
        movq mm2, mm0                               ;    49.0 p0     111 cd copy
        pxor mm2, mm1                               ;    57.0 p1     111 cd
        pand mm2, [tdes_expand.T0_constants64 + 16] ;    59.0 p2+p1  111 cd
        pxor mm0, mm2                               ;    61.0 p1     111 cd
        psllq mm2, 4                                ;    61.0 p1     111 cd
        pxor mm0, mm2                               ;    63.0 p1     111 cd
        movq mm1, mm0                               ;    65.0 p0     111 cd copy
        movq mm2, mm0                               ;    65.0 p0     111 cd copy
        psrlq mm1, 0x20                             ;    71.0 p1     111 cd
        pxor mm2, mm1                               ;    73.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 24] ;    12.7 p2     111 cd
        pand mm1, mm2                               ;    75.0 p1     111 cd
        pxor mm0, mm1                               ;    77.0 p1     111 cd
        psllq mm1, 0x20                             ;    77.0 p1     111 cd
        mov esi, 0xffffff                           ;    14.0 p0     111 cd
        mov ecx, 0xfffffff                          ;    14.5 p0     113 d
        mov edi, 0xfffffff                          ;    15.0 p0     112 c
        pxor mm0, mm1                               ;    79.0 p1     111 cd
        movq mm2, mm0                               ;    81.0 p0     111 cd copy
        psrlq mm2, 0x10                             ;    87.0 p1     111 cd
        movq mm3, mm0                               ;    81.0 p0     111 cd copy
        pxor mm3, mm2                               ;    89.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 32] ;    16.7 p2     111 cd
        movq mm2, [tdes_expand.T0_constants64 + 40] ;    17.7 p2     111 cd
        pand mm1, mm3                               ;    91.0 p1     111 cd
        pxor mm0, mm1                               ;    93.0 p1     111 cd
        psllq mm1, 0x10                             ;    93.0 p1     111 cd
        pxor mm0, mm1                               ;    95.0 p1     111 cd
        movq mm1, mm0                               ;    97.0 p0     111 cd copy
        psrlq mm1, 8                                ;   103.0 p1     111 cd
        movq mm3, mm0                               ;    97.0 p0     111 cd copy
        pxor mm3, mm1                               ;   105.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 48] ;    20.0 p2     111 cd
        pand mm2, mm3                               ;   107.0 p1     111 cd
        pxor mm0, mm2                               ;   109.0 p1     111 cd
        psllq mm2, 8                                ;   109.0 p1     111 cd
        pxor mm0, mm2                               ;   111.0 p1     111 cd
        movq mm3, mm0                               ;   113.0 p0     111 cd copy
        psrlq mm3, 4                                ;   119.0 p1     111 cd
        movq mm2, [tdes_expand.T0_constants64 + 56] ;    22.3 p2     111 cd
        movq mm4, mm0                               ;   113.0 p0     111 cd copy
        pxor mm4, mm3                               ;   121.0 p1     111 cd
        pand mm1, mm4                               ;   123.0 p1     111 cd
        pxor mm0, mm1                               ;   125.0 p1     111 cd
        psllq mm1, 4                                ;   125.0 p1     111 cd
        pxor mm0, mm1                               ;   127.0 p1     111 cd
        movq mm3, mm0                               ;   129.0 p0     111 cd copy
        psrlq mm3, 2                                ;   135.0 p1     111 cd
        movq mm4, mm0                               ;   129.0 p0     111 cd copy
        pxor mm4, mm3                               ;   137.0 p1     111 cd
        pand mm2, mm4                               ;   139.0 p1     111 cd
        movq mm1, [tdes_expand.T0_constants64 + 64] ;    26.3 p2     111 cd
        pxor mm0, mm2                               ;   141.0 p1     111 cd
        psllq mm2, 2                                ;   141.0 p1     111 cd
        pxor mm0, mm2                               ;   143.0 p1     111 cd
        movq mm2, mm0                               ;   145.0 p0     111 cd copy
        psrlq mm2, 1                                ;   151.0 p1     111 cd
        movq mm3, mm0                               ;   145.0 p0     111 cd copy
        pxor mm3, mm2                               ;   153.0 p1     111 cd
        pand mm1, mm3                               ;   155.0 p1     111 cd
        pxor mm0, mm1                               ;   157.0 p1     111 cd
        psllq mm1, 1                                ;   157.0 p1     111 cd
        pxor mm0, mm1                               ;   159.0 p1     111 cd
        movd ebp, mm0                               ;   161.0 p0     111 cd
        psrlq mm0, 0x20                             ;   161.0 p1     111 cd
        movd eax, mm0                               ;   163.0 p0     111 cd
        and esi, eax                                ;   168.0 p0     111 cd
        shl esi, 4                                  ;   168.5 p1     112 c
        mov eax, 0xfffffff                          ;    32.8 p0     115 c
        mov edx, ebp                                ;   166.0 p0     111 cd copy
        shr ebp, 0x1c                               ;   166.0 p1     112 c
        and ecx, edx                                ;   166.5 p0     113 d
        mov edx, ecx                                ;   167.0 p0     113 d copy
        shl ecx, 1                                  ;   167.0 p1     116 d
        or ebp, esi                                 ;   172.5 p0     112 c
        and edi, ebp                                ;   173.0 p0     112 c
        mov esi, 0xfffffff                          ;    35.8 p0     116 d
        and esi, ecx                                ;   171.0 p0     116 d
        mov ebp, edi                                ;   173.5 p0     112 c copy
        shl edi, 1                                  ;   173.5 p1     115 c
        and eax, edi                                ;   177.5 p0     115 c
        shr ebp, 0x1b                               ;   174.0 p1     115 c
        or eax, ebp                                 ;   178.0 p0     115 c
        shr edx, 0x1b                               ;   167.5 p1     116 d
        or esi, edx                                 ;   171.5 p0     116 d
        mov edx, eax                                ;   178.5 p0     117 k copy
        mov edi, 0x10000                            ;    39.3 p0     117 k
        mov ecx, 0x4440                             ;    39.8 p0     117 k
        mov dword [esp + 12], esi                   ;   172.0 p0+p3  116 d spill
        shl edx, 0x1c                               ;   179.0 p1     117 k
        or edx, esi                                 ;   183.0 p0     117 k
        and edi, edx                                ;   183.5 p0     117 k
        mov ebp, 0x80100000                         ;    42.3 p0     117 k
        mov dword [esp + 28], edi                   ;   184.0 p0+p3  117 k spill
        mov edi, edx                                ;   183.5 p0     117 k copy
        rol edi, 1                                  ;   184.0 p1     117 k
        and ebp, edi                                ;   188.0 p0     117 k
        mov dword [esp + 20], ebp                   ;   188.5 p0+p3  117 k spill
        mov ebp, edx                                ;   183.5 p0     117 k copy
        rol ebp, 3                                  ;   188.5 p1     117 k
        and ecx, ebp                                ;   192.5 p0     117 k
        mov ebx, eax                                ;   178.5 p0     117 k copy
        mov ebp, 0x88000                            ;    47.3 p0     117 k
        mov esi, 0x1000                             ;    47.8 p0     117 k
        mov dword [esp + 32], ecx                   ;   193.0 p0+p3  117 k spill
        mov ecx, edx                                ;   183.5 p0     117 k copy
        rol ecx, 4                                  ;   193.0 p1     117 k
        and esi, ecx                                ;   197.0 p0     117 k
        mov dword [esp + 24], esi                   ;   197.5 p0+p3  117 k spill
        mov esi, edx                                ;   183.5 p0     117 k copy
        mov dword [esp + 16], eax                   ;   178.5 p0+p3  115 c spill
        mov eax, 2                                  ;    52.8 p0     117 k
        rol esi, 6                                  ;   197.5 p1     117 k
        and eax, esi                                ;   201.5 p0     117 k
        mov dword [esp + 36], eax                   ;   202.0 p0+p3  117 k spill
        mov edi, 0x800101                           ;    54.8 p0     117 k
        mov eax, edx                                ;   183.5 p0     117 k copy
        rol eax, 8                                  ;   202.0 p1     117 k
        and edi, eax                                ;   206.0 p0     117 k
        mov dword [esp + 48], edi                   ;   206.5 p0+p3  117 k spill
        shr ebx, 4                                  ;   179.0 p1     117 k
        mov ecx, 4                                  ;    57.3 p0     117 k
        mov esi, 0x40080                            ;    57.8 p0     117 k
        mov edi, edx                                ;   183.5 p0     117 k copy
        rol edi, 0xa                                ;   184.0 p1     117 k
        and ebp, edi                                ;   188.0 p0     117 k
        mov dword [esp + 40], ebp                   ;   188.5 p0+p3  117 k spill
        mov ebp, edx                                ;   183.5 p0     117 k copy
        rol ebp, 0xe                                ;   188.5 p1     117 k
        and ecx, ebp                                ;   192.5 p0     117 k
        mov dword [esp + 44], ecx                   ;   193.0 p0+p3  117 k spill
        mov ecx, edx                                ;   183.5 p0     117 k copy
        rol ecx, 0x11                               ;   193.0 p1     117 k
        and esi, ecx                                ;   197.0 p0     117 k
        mov dword [esp + 52], esi                   ;   197.5 p0+p3  117 k spill
        mov eax, 0x400000                           ;    77.0 p1     117 k
        mov esi, edx                                ;   183.5 p0     117 k copy
        rol esi, 0x12                               ;   197.5 p1     117 k
        and eax, esi                                ;   201.5 p0     117 k
        mov ebp, 0x20000                            ;    80.2 p0     117 k
        mov dword [esp + 56], eax                   ;   202.0 p0+p3  117 k spill
        mov edi, 0x2010                             ;    81.0 p1     117 k
        mov esi, edx                                ;   183.5 p1     117 k copy
        rol esi, 0x16                               ;   202.0 p1     117 k
        and edi, esi                                ;   206.0 p0     117 k
        or edi, dword [esp + 28]                    ;   206.5 p2+p0  117 k
        mov eax, edx                                ;   183.5 p1     117 k copy
        mov ecx, 0x200                              ;    93.0 p0     117 k
        rol eax, 0x17                               ;   207.0 p1     117 k
        mov esi, 0x20                               ;    95.3 p0     117 k
        and ebp, eax                                ;   211.0 p0     117 k
        or edi, dword [esp + 20]                    ;   207.0 p2+p0  117 k
        or edi, dword [esp + 32]                    ;   207.5 p2+p0  117 k
        or edi, dword [esp + 24]                    ;   208.0 p2+p0  117 k
        or edi, dword [esp + 36]                    ;   208.5 p2+p0  117 k
        or edi, dword [esp + 48]                    ;   209.5 p2+p0  117 k
        or edi, dword [esp + 40]                    ;   210.0 p2+p0  117 k
        or edi, dword [esp + 44]                    ;   210.5 p2+p0  117 k
        or edi, dword [esp + 52]                    ;   211.0 p2+p0  117 k
        or edi, dword [esp + 56]                    ;   211.5 p2+p0  117 k
        or edi, ebp                                 ;   212.0 p0     117 k
        mov ebp, edx                                ;   183.5 p1     117 k copy
        rol ebp, 0x18                               ;   212.5 p1     117 k
        and ecx, ebp                                ;   216.5 p0     117 k
        mov ebp, edx                                ;   183.5 p1     117 k copy
        mov eax, 0x200000                           ;   141.3 p0     117 k
        rol ebp, 0x1b                               ;   217.0 p1     117 k
        or edi, ecx                                 ;   217.0 p0     117 k
        mov ecx, edx                                ;   183.5 p0     117 k copy
        rol ecx, 0x1e                               ;   217.5 p1     117 k
        and ecx, 0x8000000                          ;   221.5 p0     117 k
        and esi, ebp                                ;   221.0 p0     117 k
        mov ebp, edx                                ;   183.5 p1     117 k copy
        rol ebp, 0x1c                               ;   221.5 p1     117 k
        and eax, ebp                                ;   225.5 p0     117 k
        mov ebp, edx                                ;   183.5 p1     117 k copy
        or edi, esi                                 ;   221.5 p0     117 k
        mov esi, edx                                ;   183.5 p1     117 k copy
        rol esi, 0x1f                               ;   222.0 p1     117 k
        and esi, 0x800                              ;   226.0 p0     117 k
        or edi, ecx                                 ;   222.0 p0     117 k
        mov ecx, ebx                                ;   183.0 p1     117 k copy
        rol ecx, 2                                  ;   222.5 p1     117 k
        rol ebp, 0x1d                               ;   226.5 p1     117 k
        and ebp, 8                                  ;   230.5 p0     117 k
        or edi, eax                                 ;   226.0 p0     117 k
        or edi, esi                                 ;   226.5 p0     117 k
        mov eax, ecx                                ;   226.5 p1     117 k copy
        and eax, 0x1000000                          ;   227.0 p0     117 k
        mov esi, ebx                                ;   183.0 p1     117 k copy
        rol esi, 0xb                                ;   227.5 p1     117 k
        or edi, eax                                 ;   227.5 p0     117 k
        or edi, ebp                                 ;   231.0 p0     117 k
        and esi, 0x10000000                         ;   231.5 p0     117 k
        mov ebp, ebx                                ;   183.0 p1     117 k copy
        and ebp, 0x2000                             ;   183.5 p0     117 k
        rol edx, 0xc                                ;   184.0 p1     117 k
        mov eax, ebx                                ;   183.0 p0     117 k copy
        rol eax, 0xe                                ;   188.0 p1     117 k
        and eax, 0x42000000                         ;   192.0 p0     117 k
        or edi, esi                                 ;   232.0 p0     117 k
        mov esi, ebx                                ;   183.0 p1     117 k copy
        or edi, eax                                 ;   232.5 p0     117 k
        mov eax, ebx                                ;   183.0 p1     117 k copy
        rol eax, 0x16                               ;   233.0 p1     117 k
        and ecx, 0x28                               ;   226.5 p0     117 k
        rol esi, 0x15                               ;   227.0 p1     117 k
        and edx, 0x100                              ;   188.0 p0     117 k
        or edx, ebp                                 ;   188.5 p0     117 k
        mov ebp, ebx                                ;   185.0 p1     117 k copy
        rol ebp, 5                                  ;   189.0 p1     117 k
        and ebp, 0x8000                             ;   193.0 p0     117 k
        or edx, ebp                                 ;   193.5 p0     117 k
        or edx, ecx                                 ;   227.0 p0     117 k
        mov ecx, ebx                                ;   189.8 p1     117 k copy
        rol ecx, 0xc                                ;   227.5 p1     117 k
        and ecx, 0x1001                             ;   231.5 p0     117 k
        mov ebp, esi                                ;   231.0 p0     117 k copy
        and ebp, 0x20000000                         ;   231.5 p0     117 k
        and esi, 2                                  ;   231.0 p0     117 k
        or edx, ecx                                 ;   232.0 p0     117 k
        or edx, esi                                 ;   232.5 p0     117 k
        mov esi, ebx                                ;   197.0 p1     117 k copy
        or edi, ebp                                 ;   233.0 p0     117 k
        mov ebp, eax                                ;   237.0 p1     117 k copy
        and ebp, 0x4000000                          ;   237.5 p0     117 k
        or edi, ebp                                 ;   238.0 p0     117 k
        mov ebp, ebx                                ;   199.5 p1     117 k copy
        mov ecx, ebx                                ;   201.5 p0     117 k copy
        rol ecx, 0x14                               ;   238.5 p1     117 k
        and ecx, 0xa40                              ;   242.5 p0     117 k
        or edx, ecx                                 ;   243.0 p0     117 k
        mov ecx, ebx                                ;   203.7 p1     117 k copy
        rol ebp, 7                                  ;   243.5 p1     117 k
        and ebp, 0x4000                             ;   247.5 p0     117 k
        and eax, 0x10                               ;   237.0 p0     117 k
        rol esi, 0x17                               ;   237.5 p1     117 k
        rol ecx, 0x1d                               ;   241.5 p1     117 k
        rol ebx, 0x1e                               ;   245.5 p1     117 k
        or edx, eax                                 ;   243.5 p0     117 k
        and esi, 0x400                              ;   241.5 p0     117 k
        mov eax, edi                                ;   238.5 p0     119 w copy
        shr eax, 0x12                               ;   239.0 p1     119 w
        and ecx, 4                                  ;   245.5 p0     117 k
        and eax, 0x3f                               ;   243.0 p0     119 w
        shl eax, 8                                  ;   243.5 p1     119 w
        or edx, esi                                 ;   244.0 p0     117 k
        or edx, ecx                                 ;   246.0 p0     117 k
        mov ecx, edi                                ;   238.5 p0     117 k copy
        or edx, ebp                                 ;   248.0 p0     117 k
        mov ebp, edi                                ;   238.5 p1     119 w copy
        shr ebp, 6                                  ;   239.0 p1     119 w
        shr edi, 0x1e                               ;   238.5 p1     119 w
        and ebx, 0x80                               ;   249.5 p0     117 k
        or edx, ebx                                 ;   250.0 p0     117 k
        movzx esi, dx                               ;   250.5 p0     117 k
        and ebp, 0x3f                               ;   243.0 p0     119 w
        or ebp, eax                                 ;   247.5 p0     119 w
        mov edx, esi                                ;   251.0 p1     117 k copy
        shl esi, 2                                  ;   251.0 p1     119 w
        or edi, esi                                 ;   255.0 p0     119 w
        and edi, 0x3f                               ;   255.5 p0     119 w
        shl edi, 0x10                               ;   256.0 p1     119 w
        or ebp, edi                                 ;   260.0 p0     119 w
        mov edi, ecx                                ;   239.0 p0     119 w copy
        mov esi, edx                                ;   251.5 p1     119 w copy
        mov eax, dword [esp + 84]                   ;   217.8 p2     120 rk reload
        shr esi, 0xa                                ;   252.0 p1     119 w
        shl esi, 0x18                               ;   256.0 p1     119 w
        or ebp, esi                                 ;   260.5 p0     119 w
        mov esi, ecx                                ;   239.0 p0     119 w copy
        shr edi, 0xc                                ;   239.5 p1     119 w
        shr edx, 4                                  ;   251.5 p1     119 w
        mov dword [eax + 248], ebp                  ;   261.0 p0+p3  120 rk
        mov ebp, dword [esp + 16]                   ;   220.5 p2     115 c
        shl ebp, 1                                  ;   222.5 p1     115 c
        shr ecx, 0x18                               ;   239.0 p1     119 w
        and ecx, 0x3f                               ;   243.0 p0     119 w
        shl ecx, 0x10                               ;   243.5 p1     119 w
        and edi, 0x3f                               ;   243.5 p0     119 w
        shl edi, 8                                  ;   244.0 p1     119 w
        and ebp, 0xfffffff                          ;   226.5 p0     115 c
        and esi, 0x3f                               ;   239.5 p0     119 w
        or esi, ecx                                 ;   247.5 p0     119 w
        or esi, edi                                 ;   248.0 p0     119 w
        mov edi, dword [esp + 16]                   ;   224.2 p2     115 c
        shr edi, 0x1b                               ;   226.3 p1     115 c
        or ebp, edi                                 ;   230.3 p0     115 c
        and edx, 0x3f                               ;   255.5 p0     119 w
        shl edx, 0x18                               ;   256.0 p1     119 w
        or esi, edx                                 ;   260.0 p0     119 w
        mov dword [eax + 252], esi                  ;   260.5 p0+p3  120 rk
        mov esi, dword [esp + 12]                   ;   226.5 p2     116 d
        shl esi, 1                                  ;   228.5 p1     116 d
        mov edi, dword [esp + 12]                   ;   227.5 p2     116 d
        shr edi, 0x1b                               ;   229.5 p1     116 d
        and esi, 0xfffffff                          ;   232.5 p0     116 d
        or esi, edi                                 ;   233.5 p0     116 d
        mov edi, ebp                                ;   230.8 p0     117 k copy
        shl edi, 0x1c                               ;   231.3 p1     117 k
        or edi, esi                                 ;   235.3 p0     117 k
        mov eax, edi                                ;   235.8 p0     117 k copy
        rol eax, 3                                  ;   236.3 p1     117 k
        mov ebx, edi                                ;   235.8 p0     117 k copy
        mov edx, edi                                ;   235.8 p0     117 k copy
        rol edx, 1                                  ;   240.3 p1     117 k
        and ebx, 0x10000                            ;   236.3 p0     117 k
        and eax, 0x4440                             ;   240.3 p0     117 k
        mov dword [esp + 12], esi                   ;   234.0 p0+p3  116 d spill
        mov esi, edi                                ;   235.8 p1     117 k copy
        rol esi, 4                                  ;   240.8 p1     117 k
        and edx, 0x80100000                         ;   244.3 p0     117 k
        mov dword [esp + 16], ebp                   ;   233.8 p0+p3  115 c spill
        mov dword [esp + 56], edx                   ;   244.8 p0+p3  117 k spill
        mov edx, edi                                ;   235.8 p1     117 k copy
        mov ecx, ebp                                ;   235.3 p1     117 k copy
        rol edx, 8                                  ;   244.8 p1     117 k
        and esi, 0x1000                             ;   244.8 p0     117 k
        and edx, 0x800101                           ;   248.8 p0     117 k
        or ebx, eax                                 ;   240.8 p0     117 k
        mov eax, edi                                ;   236.8 p1     117 k copy
        rol eax, 0xa                                ;   241.3 p1     117 k
        and eax, 0x88000                            ;   245.3 p0     117 k
        or ebx, esi                                 ;   245.3 p0     117 k
        or ebx, eax                                 ;   245.8 p0     117 k
        mov eax, edi                                ;   238.3 p1     117 k copy
        rol eax, 0x11                               ;   246.3 p1     117 k
        and eax, 0x40080                            ;   250.3 p0     117 k
        shr ecx, 4                                  ;   239.8 p1     117 k
        mov ebp, edi                                ;   239.3 p0     117 k copy
        rol ebp, 6                                  ;   243.8 p1     117 k
        mov esi, edi                                ;   239.8 p0     117 k copy
        rol esi, 0xe                                ;   247.8 p1     117 k
        and ebp, 2                                  ;   247.8 p0     117 k
        or ebx, ebp                                 ;   248.3 p0     117 k
        mov ebp, edi                                ;   241.3 p0     117 k copy
        rol ebp, 0x12                               ;   248.8 p1     117 k
        and ebp, 0x400000                           ;   252.8 p0     117 k
        and esi, 4                                  ;   251.8 p0     117 k
        or ebx, esi                                 ;   252.3 p0     117 k
        mov esi, edi                                ;   243.3 p0     117 k copy
        rol esi, 0x16                               ;   252.8 p1     117 k
        and esi, 0x2010                             ;   256.8 p0     117 k
        or ebx, eax                                 ;   252.8 p0     117 k
        mov eax, edi                                ;   244.8 p1     117 k copy
        rol eax, 0x17                               ;   253.3 p1     117 k
        and eax, 0x20000                            ;   257.3 p0     117 k
        or ebx, edx                                 ;   253.3 p0     117 k
        mov edx, edi                                ;   245.8 p0     117 k copy
        rol edx, 0x18                               ;   253.8 p1     117 k
        and edx, 0x200                              ;   257.8 p0     117 k
        or ebx, ebp                                 ;   253.8 p0     117 k
        mov ebp, edi                                ;   247.3 p1     117 k copy
        rol ebp, 0x1b                               ;   254.3 p1     117 k
        and ebp, 0x20                               ;   258.3 p0     117 k
        or ebx, esi                                 ;   257.3 p0     117 k
        mov esi, edi                                ;   248.3 p0     117 k copy
        rol esi, 0x1c                               ;   257.8 p1     117 k
        or ebx, eax                                 ;   257.8 p0     117 k
        mov eax, edi                                ;   249.3 p0     117 k copy
        rol eax, 0x1d                               ;   258.3 p1     117 k
        or ebx, edx                                 ;   258.3 p0     117 k
        mov edx, edi                                ;   250.3 p0     117 k copy
        rol edx, 0x1e                               ;   258.8 p1     117 k
        or ebx, ebp                                 ;   258.8 p0     117 k
        mov ebp, edi                                ;   251.3 p0     117 k copy
        rol ebp, 0x1f                               ;   259.3 p1     117 k
        and eax, 8                                  ;   262.3 p0     117 k
        and esi, 0x200000                           ;   261.8 p0     117 k
        or ebx, esi                                 ;   262.3 p0     117 k
        mov esi, ecx                                ;   252.8 p1     117 k copy
        rol esi, 2                                  ;   262.8 p1     117 k
        or ebx, eax                                 ;   262.8 p0     117 k
        mov eax, ecx                                ;   253.8 p0     117 k copy
        rol eax, 0xb                                ;   263.3 p1     117 k
        and eax, 0x10000000                         ;   267.3 p0     117 k
        and edx, 0x8000000                          ;   262.8 p0     117 k
        or ebx, edx                                 ;   263.3 p0     117 k
        mov edx, esi                                ;   266.8 p1     117 k copy
        and edx, 0x1000000                          ;   267.3 p0     117 k
        and esi, 0x28                               ;   266.8 p0     117 k
        rol edi, 0xc                                ;   267.3 p1     117 k
        and edi, 0x100                              ;   271.3 p0     117 k
        and ebp, 0x800                              ;   263.3 p0     117 k
        or ebx, ebp                                 ;   263.8 p0     117 k
        mov ebp, ecx                                ;   257.5 p1     117 k copy
        rol ebp, 0xe                                ;   264.3 p1     117 k
        or ebx, edx                                 ;   267.8 p0     117 k
        or ebx, eax                                 ;   268.3 p0     117 k
        and ebp, 0x42000000                         ;   268.3 p0     117 k
        or ebx, ebp                                 ;   268.8 p0     117 k
        mov ebp, ecx                                ;   261.2 p1     117 k copy
        rol ebp, 0x15                               ;   269.3 p1     117 k
        mov eax, ebp                                ;   273.3 p0     117 k copy
        and eax, 0x20000000                         ;   273.8 p0     117 k
        and ebp, 2                                  ;   273.3 p0     117 k
        or ebx, dword [esp + 56]                    ;   269.3 p2+p0  117 k
        or ebx, eax                                 ;   274.3 p0     117 k
        mov eax, ecx                                ;   263.8 p1     117 k copy
        rol eax, 0x16                               ;   274.8 p1     117 k
        mov edx, eax                                ;   278.8 p0     117 k copy
        and edx, 0x4000000                          ;   279.3 p0     117 k
        or ebx, edx                                 ;   279.8 p0     117 k
        and eax, 0x10                               ;   278.8 p0     117 k
        mov edx, ecx                                ;   265.8 p1     117 k copy
        and edx, 0x2000                             ;   266.5 p0     117 k
        or edx, esi                                 ;   267.3 p0     117 k
        mov esi, ecx                                ;   266.8 p1     117 k copy
        rol esi, 5                                  ;   267.8 p1     117 k
        and esi, 0x8000                             ;   271.8 p0     117 k
        or edx, esi                                 ;   272.3 p0     117 k
        mov esi, ecx                                ;   268.3 p1     117 k copy
        rol esi, 7                                  ;   272.8 p1     117 k
        or edx, ebp                                 ;   273.8 p0     117 k
        mov ebp, ecx                                ;   269.3 p0     117 k copy
        rol ebp, 0xc                                ;   274.3 p1     117 k
        or edx, edi                                 ;   274.3 p0     117 k
        mov edi, ecx                                ;   270.3 p0     117 k copy
        rol edi, 0x14                               ;   274.8 p1     117 k
        and esi, 0x4000                             ;   276.8 p0     117 k
        or edx, esi                                 ;   277.3 p0     117 k
        mov esi, ecx                                ;   271.8 p0     117 k copy
        rol esi, 0x17                               ;   277.8 p1     117 k
        and esi, 0x400                              ;   281.8 p0     117 k
        and ebp, 0x1001                             ;   278.3 p0     117 k
        and edi, 0xa40                              ;   278.8 p0     117 k
        or edx, ebp                                 ;   278.8 p0     117 k
        mov ebp, ebx                                ;   280.3 p1     119 w copy
        or edx, edi                                 ;   279.3 p0     117 k
        shr ebp, 0x12                               ;   280.8 p1     119 w
        mov edi, ecx                                ;   274.8 p0     117 k copy
        or edx, eax                                 ;   279.8 p0     117 k
        rol edi, 0x1d                               ;   280.3 p1     117 k
        rol ecx, 0x1e                               ;   284.3 p1     117 k
        and ebp, 0x3f                               ;   284.8 p0     119 w
        shl ebp, 8                                  ;   285.3 p1     119 w
        or edx, esi                                 ;   282.3 p0     117 k
        mov eax, ebx                                ;   280.3 p0     117 k copy
        and ecx, 0x80                               ;   288.3 p0     117 k
        and edi, 4                                  ;   284.3 p0     117 k
        or edx, edi                                 ;   284.8 p0     117 k
        mov edi, ebx                                ;   280.3 p1     119 w copy
        shr edi, 6                                  ;   280.8 p1     119 w
        and edi, 0x3f                               ;   284.8 p0     119 w
        or edi, ebp                                 ;   289.3 p0     119 w
        or edx, ecx                                 ;   288.8 p0     117 k
        movzx esi, dx                               ;   289.3 p1     117 k
        mov ecx, esi                                ;   289.8 p1     117 k copy
        shl esi, 2                                  ;   289.8 p1     119 w
        shr ebx, 0x1e                               ;   281.8 p1     119 w
        or ebx, esi                                 ;   293.8 p0     119 w
        and ebx, 0x3f                               ;   294.3 p0     119 w
        shl ebx, 0x10                               ;   294.8 p1     119 w
        mov esi, ecx                                ;   290.3 p0     119 w copy
        shr esi, 0xa                                ;   290.8 p1     119 w
        mov ebp, eax                                ;   282.8 p0     119 w copy
        shr ebp, 0xc                                ;   284.8 p1     119 w
        or edi, ebx                                 ;   298.8 p0     119 w
        shl esi, 0x18                               ;   294.8 p1     119 w
        shr ecx, 4                                  ;   290.3 p1     119 w
        and ebp, 0x3f                               ;   288.8 p0     119 w
        or edi, esi                                 ;   299.3 p0     119 w
        mov esi, dword [esp + 84]                   ;   285.2 p2     120 rk reload
        mov dword [esi + 240], edi                  ;   299.8 p0+p3  120 rk
        mov edi, eax                                ;   286.5 p0     119 w copy
        and edi, 0x3f                               ;   287.0 p0     119 w
        shl ebp, 8                                  ;   289.3 p1     119 w
        or edi, ebp                                 ;   293.3 p0     119 w
        and ecx, 0x3f                               ;   294.3 p0     119 w
        shl ecx, 0x18                               ;   294.8 p1     119 w
        mov ebp, dword [esp + 16]                   ;   287.8 p2     115 c
        shr ebp, 0x1a                               ;   289.8 p1     115 c
        shr eax, 0x18                               ;   290.8 p1     119 w
        and eax, 0x3f                               ;   294.8 p0     119 w
        shl eax, 0x10                               ;   295.3 p1     119 w
        or edi, eax                                 ;   299.3 p0     119 w
        or edi, ecx                                 ;   299.8 p0     119 w
        mov eax, dword [esp + 12]                   ;   290.2 p2     116 d
        mov dword [esi + 244], edi                  ;   300.3 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   291.2 p2     115 c
        shl edi, 2                                  ;   293.2 p1     115 c
        shr eax, 0x1a                               ;   293.8 p1     116 d
        and edi, 0xfffffff                          ;   297.2 p0     115 c
        or edi, ebp                                 ;   297.7 p0     115 c
        mov ebp, dword [esp + 12]                   ;   292.5 p2     116 d
        shl ebp, 2                                  ;   294.8 p1     116 d
        and ebp, 0xfffffff                          ;   298.8 p0     116 d
        or ebp, eax                                 ;   299.3 p0     116 d
        mov eax, edi                                ;   298.2 p0     117 k copy
        mov dword [esp + 12], ebp                   ;   299.8 p0+p3  116 d spill
        shl eax, 0x1c                               ;   298.7 p1     117 k
        or eax, ebp                                 ;   302.7 p0     117 k
        mov esi, eax                                ;   303.2 p0     117 k copy
        mov ecx, edi                                ;   298.2 p0     117 k copy
        rol esi, 3                                  ;   303.7 p1     117 k
        shr ecx, 4                                  ;   298.7 p1     117 k
        mov edx, eax                                ;   303.2 p0     117 k copy
        rol edx, 1                                  ;   303.7 p1     117 k
        mov ebx, eax                                ;   303.2 p0     117 k copy
        and esi, 0x4440                             ;   307.7 p0     117 k
        and ebx, 0x10000                            ;   303.7 p0     117 k
        mov ebp, eax                                ;   303.2 p0     117 k copy
        rol ebp, 4                                  ;   304.2 p1     117 k
        and edx, 0x80100000                         ;   307.7 p0     117 k
        mov dword [esp + 56], edx                   ;   308.2 p0+p3  117 k spill
        mov dword [esp + 16], edi                   ;   301.2 p0+p3  115 c spill
        mov edi, eax                                ;   303.2 p1     117 k copy
        rol edi, 6                                  ;   308.2 p1     117 k
        mov edx, eax                                ;   303.2 p0     117 k copy
        rol edx, 8                                  ;   312.2 p1     117 k
        and edx, 0x800101                           ;   316.2 p0     117 k
        and edi, 2                                  ;   312.2 p0     117 k
        and ebp, 0x1000                             ;   308.2 p0     117 k
        or ebx, esi                                 ;   308.2 p0     117 k
        mov esi, eax                                ;   303.3 p1     117 k copy
        rol esi, 0xa                                ;   308.7 p1     117 k
        and esi, 0x88000                            ;   312.7 p0     117 k
        or ebx, ebp                                 ;   308.7 p0     117 k
        mov ebp, eax                                ;   304.8 p1     117 k copy
        rol ebp, 0xe                                ;   309.2 p1     117 k
        or ebx, esi                                 ;   313.2 p0     117 k
        mov esi, eax                                ;   306.2 p0     117 k copy
        rol esi, 0x11                               ;   313.7 p1     117 k
        or ebx, edi                                 ;   313.7 p0     117 k
        mov edi, eax                                ;   307.2 p0     117 k copy
        rol edi, 0x12                               ;   314.2 p1     117 k
        and edi, 0x400000                           ;   318.2 p0     117 k
        and esi, 0x40080                            ;   317.7 p0     117 k
        and ebp, 4                                  ;   313.2 p0     117 k
        or ebx, ebp                                 ;   314.2 p0     117 k
        mov ebp, eax                                ;   308.3 p1     117 k copy
        rol ebp, 0x16                               ;   314.7 p1     117 k
        and ebp, 0x2010                             ;   318.7 p0     117 k
        or ebx, esi                                 ;   318.2 p0     117 k
        mov esi, eax                                ;   309.8 p1     117 k copy
        rol esi, 0x17                               ;   318.7 p1     117 k
        and esi, 0x20000                            ;   322.7 p0     117 k
        or ebx, edx                                 ;   318.7 p0     117 k
        mov edx, eax                                ;   311.3 p1     117 k copy
        rol edx, 0x18                               ;   319.2 p1     117 k
        or ebx, edi                                 ;   319.2 p0     117 k
        mov edi, eax                                ;   312.2 p0     117 k copy
        rol edi, 0x1b                               ;   319.7 p1     117 k
        and edx, 0x200                              ;   323.2 p0     117 k
        and edi, 0x20                               ;   323.7 p0     117 k
        or ebx, ebp                                 ;   319.7 p0     117 k
        mov ebp, eax                                ;   313.8 p1     117 k copy
        rol ebp, 0x1c                               ;   320.2 p1     117 k
        and ebp, 0x200000                           ;   324.2 p0     117 k
        or ebx, esi                                 ;   323.2 p0     117 k
        mov esi, eax                                ;   315.2 p0     117 k copy
        rol esi, 0x1d                               ;   323.7 p1     117 k
        and esi, 8                                  ;   327.7 p0     117 k
        or ebx, edx                                 ;   323.7 p0     117 k
        mov edx, eax                                ;   316.3 p1     117 k copy
        rol edx, 0x1e                               ;   324.2 p1     117 k
        and edx, 0x8000000                          ;   328.2 p0     117 k
        or ebx, edi                                 ;   324.2 p0     117 k
        mov edi, eax                                ;   317.7 p0     117 k copy
        rol edi, 0x1f                               ;   324.7 p1     117 k
        and edi, 0x800                              ;   328.7 p0     117 k
        or ebx, ebp                                 ;   324.7 p0     117 k
        mov ebp, ecx                                ;   318.8 p1     117 k copy
        rol ebp, 2                                  ;   325.2 p1     117 k
        or ebx, esi                                 ;   328.2 p0     117 k
        mov esi, ecx                                ;   319.7 p0     117 k copy
        rol esi, 0xb                                ;   328.7 p1     117 k
        and esi, 0x10000000                         ;   332.7 p0     117 k
        or ebx, edx                                 ;   328.7 p0     117 k
        mov edx, ebp                                ;   329.2 p0     117 k copy
        and edx, 0x1000000                          ;   329.7 p0     117 k
        or ebx, edi                                 ;   329.2 p0     117 k
        mov edi, ecx                                ;   321.8 p1     117 k copy
        rol edi, 0xe                                ;   329.7 p1     117 k
        and edi, 0x42000000                         ;   333.7 p0     117 k
        or ebx, edx                                 ;   330.2 p0     117 k
        or ebx, esi                                 ;   333.2 p0     117 k
        mov esi, ecx                                ;   323.5 p1     117 k copy
        rol esi, 0x15                               ;   333.7 p1     117 k
        or ebx, edi                                 ;   334.2 p0     117 k
        mov edi, esi                                ;   337.7 p0     117 k copy
        and edi, 0x20000000                         ;   338.2 p0     117 k
        or ebx, dword [esp + 56]                    ;   334.7 p2+p0  117 k
        or ebx, edi                                 ;   338.7 p0     117 k
        mov edi, ecx                                ;   326.2 p1     117 k copy
        rol edi, 0x16                               ;   339.2 p1     117 k
        rol eax, 0xc                                ;   343.2 p1     117 k
        and ebp, 0x28                               ;   329.2 p0     117 k
        mov edx, edi                                ;   343.2 p0     117 k copy
        and edx, 0x4000000                          ;   343.7 p0     117 k
        or ebx, edx                                 ;   344.2 p0     117 k
        mov edx, ecx                                ;   328.7 p1     117 k copy
        and edx, 0x2000                             ;   329.2 p0     117 k
        or edx, ebp                                 ;   329.7 p0     117 k
        mov ebp, ecx                                ;   329.5 p1     117 k copy
        rol ebp, 5                                  ;   330.2 p1     117 k
        and edi, 0x10                               ;   343.2 p0     117 k
        and ebp, 0x8000                             ;   334.2 p0     117 k
        and esi, 2                                  ;   337.7 p0     117 k
        or edx, ebp                                 ;   334.7 p0     117 k
        mov ebp, ecx                                ;   331.5 p1     117 k copy
        rol ebp, 7                                  ;   335.2 p1     117 k
        and eax, 0x100                              ;   347.2 p0     117 k
        and ebp, 0x4000                             ;   339.2 p0     117 k
        or edx, ebp                                 ;   339.7 p0     117 k
        mov ebp, ecx                                ;   333.2 p1     117 k copy
        rol ebp, 0xc                                ;   340.2 p1     117 k
        and ebp, 0x1001                             ;   344.2 p0     117 k
        or edx, esi                                 ;   340.2 p0     117 k
        or edx, eax                                 ;   347.7 p0     117 k
        mov eax, ecx                                ;   334.8 p1     117 k copy
        mov esi, ecx                                ;   335.3 p1     117 k copy
        rol esi, 0x14                               ;   348.2 p1     117 k
        rol eax, 0x17                               ;   352.2 p1     117 k
        and esi, 0xa40                              ;   352.2 p0     117 k
        or edx, ebp                                 ;   348.2 p0     117 k
        mov ebp, ebx                                ;   344.7 p0     119 w copy
        shr ebp, 0x12                               ;   345.2 p1     119 w
        and ebp, 0x3f                               ;   349.2 p0     119 w
        shl ebp, 8                                  ;   349.7 p1     119 w
        and eax, 0x400                              ;   356.2 p0     117 k
        or edx, esi                                 ;   352.7 p0     117 k
        or edx, edi                                 ;   353.2 p0     117 k
        or edx, eax                                 ;   356.7 p0     117 k
        mov eax, ebx                                ;   344.7 p1     117 k copy
        mov esi, ecx                                ;   340.2 p0     117 k copy
        rol esi, 0x1d                               ;   357.2 p1     117 k
        mov edi, ebx                                ;   344.7 p0     119 w copy
        shr edi, 6                                  ;   345.2 p1     119 w
        and esi, 4                                  ;   361.2 p0     117 k
        or edx, esi                                 ;   361.7 p0     117 k
        and edi, 0x3f                               ;   349.2 p0     119 w
        shr ebx, 0x1e                               ;   344.7 p1     119 w
        or edi, ebp                                 ;   353.7 p0     119 w
        rol ecx, 0x1e                               ;   354.2 p1     117 k
        and ecx, 0x80                               ;   358.2 p0     117 k
        or edx, ecx                                 ;   362.2 p0     117 k
        movzx esi, dx                               ;   362.7 p0     117 k
        mov ecx, esi                                ;   363.2 p1     117 k copy
        mov ebp, eax                                ;   345.2 p0     119 w copy
        shl esi, 2                                  ;   363.2 p1     119 w
        mov edx, dword [esp + 84]                   ;   345.2 p2     120 rk reload
        or ebx, esi                                 ;   367.2 p0     119 w
        mov esi, ecx                                ;   363.7 p1     119 w copy
        shr esi, 0xa                                ;   364.2 p1     119 w
        and ebx, 0x3f                               ;   367.7 p0     119 w
        shl ebx, 0x10                               ;   368.2 p1     119 w
        shr ecx, 4                                  ;   363.7 p1     119 w
        shr ebp, 0xc                                ;   349.3 p1     119 w
        and ebp, 0x3f                               ;   353.3 p0     119 w
        shl ebp, 8                                  ;   353.8 p1     119 w
        or edi, ebx                                 ;   372.2 p0     119 w
        shl esi, 0x18                               ;   368.2 p1     119 w
        or edi, esi                                 ;   372.7 p0     119 w
        mov esi, eax                                ;   349.7 p0     119 w copy
        shr eax, 0x18                               ;   352.3 p1     119 w
        and ecx, 0x3f                               ;   367.7 p0     119 w
        shl ecx, 0x18                               ;   368.2 p1     119 w
        and esi, 0x3f                               ;   350.8 p0     119 w
        mov dword [edx + 232], edi                  ;   373.2 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   351.5 p2     115 c
        shr edi, 0x1a                               ;   354.3 p1     115 c
        or esi, ebp                                 ;   357.8 p0     119 w
        and eax, 0x3f                               ;   356.3 p0     119 w
        shl eax, 0x10                               ;   356.8 p1     119 w
        or esi, eax                                 ;   360.8 p0     119 w
        or esi, ecx                                 ;   372.2 p0     119 w
        mov dword [edx + 236], esi                  ;   372.7 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   354.2 p2     115 c
        shl esi, 2                                  ;   356.3 p1     115 c
        and esi, 0xfffffff                          ;   360.3 p0     115 c
        or esi, edi                                 ;   360.8 p0     115 c
        mov edi, dword [esp + 12]                   ;   355.5 p2     116 d
        shl edi, 2                                  ;   357.5 p1     116 d
        and edi, 0xfffffff                          ;   361.5 p0     116 d
        mov ebp, dword [esp + 12]                   ;   356.5 p2     116 d
        shr ebp, 0x1a                               ;   358.5 p1     116 d
        or edi, ebp                                 ;   362.5 p0     116 d
        mov ebp, esi                                ;   361.3 p0     117 k copy
        shl ebp, 0x1c                               ;   361.8 p1     117 k
        mov eax, esi                                ;   361.3 p0     117 k copy
        or ebp, edi                                 ;   365.8 p0     117 k
        mov dword [esp + 12], edi                   ;   363.0 p0+p3  116 d spill
        mov edi, ebp                                ;   366.3 p0     117 k copy
        rol edi, 4                                  ;   366.8 p1     117 k
        and edi, 0x1000                             ;   370.8 p0     117 k
        mov ecx, ebp                                ;   366.3 p0     117 k copy
        rol ecx, 1                                  ;   371.3 p1     117 k
        and ecx, 0x80100000                         ;   375.3 p0     117 k
        mov edx, ebp                                ;   366.3 p0     117 k copy
        mov dword [esp + 16], esi                   ;   362.7 p0+p3  115 c spill
        mov esi, ebp                                ;   366.3 p1     117 k copy
        mov ebx, ebp                                ;   366.3 p1     117 k copy
        rol esi, 6                                  ;   375.8 p1     117 k
        mov dword [esp + 56], ecx                   ;   375.8 p0+p3  117 k spill
        and esi, 2                                  ;   379.8 p0     117 k
        shr eax, 4                                  ;   364.3 p1     117 k
        mov ecx, ebp                                ;   366.3 p0     117 k copy
        rol edx, 3                                  ;   368.3 p1     117 k
        and edx, 0x4440                             ;   372.3 p0     117 k
        rol ecx, 8                                  ;   372.8 p1     117 k
        and ebx, 0x10000                            ;   366.8 p0     117 k
        or ebx, edx                                 ;   372.8 p0     117 k
        mov edx, ebp                                ;   367.2 p0     117 k copy
        rol edx, 0xa                                ;   373.3 p1     117 k
        and edx, 0x88000                            ;   377.3 p0     117 k
        or ebx, edi                                 ;   373.3 p0     117 k
        mov edi, ebp                                ;   368.3 p1     117 k copy
        rol edi, 0xe                                ;   373.8 p1     117 k
        and edi, 4                                  ;   377.8 p0     117 k
        or ebx, edx                                 ;   377.8 p0     117 k
        mov edx, ebp                                ;   369.7 p0     117 k copy
        rol edx, 0x11                               ;   378.3 p1     117 k
        and edx, 0x40080                            ;   382.3 p0     117 k
        or ebx, esi                                 ;   380.3 p0     117 k
        mov esi, ebp                                ;   370.8 p1     117 k copy
        rol esi, 0x12                               ;   380.8 p1     117 k
        and esi, 0x400000                           ;   384.8 p0     117 k
        or ebx, edi                                 ;   380.8 p0     117 k
        mov edi, ebp                                ;   372.2 p0     117 k copy
        rol edi, 0x16                               ;   381.3 p1     117 k
        or ebx, edx                                 ;   382.8 p0     117 k
        mov edx, ebp                                ;   373.2 p0     117 k copy
        and edi, 0x2010                             ;   385.3 p0     117 k
        and ecx, 0x800101                           ;   376.8 p0     117 k
        rol edx, 0x17                               ;   377.3 p1     117 k
        and edx, 0x20000                            ;   381.3 p0     117 k
        or ebx, ecx                                 ;   383.3 p0     117 k
        mov ecx, ebp                                ;   374.3 p1     117 k copy
        rol ecx, 0x18                               ;   383.8 p1     117 k
        and ecx, 0x200                              ;   387.8 p0     117 k
        or ebx, esi                                 ;   385.3 p0     117 k
        mov esi, ebp                                ;   375.8 p1     117 k copy
        rol esi, 0x1b                               ;   385.8 p1     117 k
        and esi, 0x20                               ;   389.8 p0     117 k
        or ebx, edi                                 ;   385.8 p0     117 k
        mov edi, ebp                                ;   377.3 p1     117 k copy
        rol edi, 0x1c                               ;   386.3 p1     117 k
        and edi, 0x200000                           ;   390.3 p0     117 k
        or ebx, edx                                 ;   386.3 p0     117 k
        mov edx, ebp                                ;   378.7 p0     117 k copy
        rol edx, 0x1d                               ;   386.8 p1     117 k
        and edx, 8                                  ;   390.8 p0     117 k
        or ebx, ecx                                 ;   388.3 p0     117 k
        mov ecx, ebp                                ;   379.8 p1     117 k copy
        rol ecx, 0x1e                               ;   388.8 p1     117 k
        and ecx, 0x8000000                          ;   392.8 p0     117 k
        or ebx, esi                                 ;   390.3 p0     117 k
        mov esi, ebp                                ;   381.2 p0     117 k copy
        rol esi, 0x1f                               ;   390.8 p1     117 k
        and esi, 0x800                              ;   394.8 p0     117 k
        or ebx, edi                                 ;   390.8 p0     117 k
        mov edi, eax                                ;   382.3 p1     117 k copy
        rol edi, 2                                  ;   391.3 p1     117 k
        or ebx, edx                                 ;   391.3 p0     117 k
        or ebx, ecx                                 ;   393.3 p0     117 k
        mov edx, eax                                ;   383.8 p0     117 k copy
        rol edx, 0xb                                ;   393.8 p1     117 k
        and edx, 0x10000000                         ;   397.8 p0     117 k
        mov ecx, edi                                ;   395.3 p0     117 k copy
        and edi, 0x28                               ;   395.3 p0     117 k
        and ecx, 0x1000000                          ;   395.8 p0     117 k
        or ebx, esi                                 ;   395.3 p0     117 k
        mov esi, eax                                ;   385.8 p1     117 k copy
        rol esi, 0xe                                ;   395.8 p1     117 k
        or ebx, ecx                                 ;   396.3 p0     117 k
        or ebx, edx                                 ;   398.3 p0     117 k
        and esi, 0x42000000                         ;   399.8 p0     117 k
        or ebx, esi                                 ;   400.3 p0     117 k
        mov esi, eax                                ;   387.8 p1     117 k copy
        rol esi, 0x15                               ;   400.8 p1     117 k
        or ebx, dword [esp + 56]                    ;   400.8 p2+p0  117 k
        mov ecx, esi                                ;   404.8 p1     117 k copy
        and ecx, 0x20000000                         ;   405.3 p0     117 k
        or ebx, ecx                                 ;   405.8 p0     117 k
        mov ecx, eax                                ;   390.2 p1     117 k copy
        rol ecx, 0x16                               ;   406.3 p1     117 k
        mov edx, ecx                                ;   410.3 p0     117 k copy
        and edx, 0x4000000                          ;   410.8 p0     117 k
        or ebx, edx                                 ;   411.3 p0     117 k
        mov edx, eax                                ;   391.8 p1     117 k copy
        and edx, 0x2000                             ;   392.3 p0     117 k
        or edx, edi                                 ;   395.8 p0     117 k
        mov edi, eax                                ;   392.8 p1     117 k copy
        rol edi, 5                                  ;   396.3 p1     117 k
        and edi, 0x8000                             ;   400.3 p0     117 k
        rol ebp, 0xc                                ;   400.8 p1     117 k
        and ebp, 0x100                              ;   404.8 p0     117 k
        or edx, edi                                 ;   400.8 p0     117 k
        mov edi, eax                                ;   395.2 p0     117 k copy
        rol edi, 7                                  ;   401.3 p1     117 k
        and edi, 0x4000                             ;   405.3 p0     117 k
        or edx, edi                                 ;   405.8 p0     117 k
        mov edi, eax                                ;   396.3 p1     117 k copy
        rol edi, 0xc                                ;   406.3 p1     117 k
        and esi, 2                                  ;   404.8 p0     117 k
        or edx, esi                                 ;   406.3 p0     117 k
        mov esi, eax                                ;   397.8 p0     117 k copy
        rol esi, 0x14                               ;   406.8 p1     117 k
        and esi, 0xa40                              ;   410.8 p0     117 k
        and ecx, 0x10                               ;   410.3 p0     117 k
        and edi, 0x1001                             ;   410.3 p0     117 k
        or edx, ebp                                 ;   406.8 p0     117 k
        mov ebp, eax                                ;   399.5 p1     117 k copy
        rol ebp, 0x17                               ;   407.3 p1     117 k
        and ebp, 0x400                              ;   411.3 p0     117 k
        or edx, edi                                 ;   410.8 p0     117 k
        or edx, esi                                 ;   411.3 p0     117 k
        mov esi, eax                                ;   401.2 p1     117 k copy
        rol esi, 0x1d                               ;   411.8 p1     117 k
        mov edi, ebx                                ;   411.8 p0     119 w copy
        shr edi, 6                                  ;   412.3 p1     119 w
        and edi, 0x3f                               ;   416.3 p0     119 w
        and esi, 4                                  ;   415.8 p0     117 k
        rol eax, 0x1e                               ;   416.3 p1     117 k
        and eax, 0x80                               ;   420.3 p0     117 k
        or edx, ecx                                 ;   411.8 p0     117 k
        or edx, ebp                                 ;   412.3 p0     117 k
        mov ebp, ebx                                ;   411.8 p1     119 w copy
        shr ebp, 0x12                               ;   412.3 p1     119 w
        or edx, esi                                 ;   416.3 p0     117 k
        and ebp, 0x3f                               ;   416.3 p0     119 w
        or edx, eax                                 ;   420.8 p0     117 k
        movzx esi, dx                               ;   421.3 p1     117 k
        shl ebp, 8                                  ;   416.8 p1     119 w
        or edi, ebp                                 ;   420.8 p0     119 w
        mov eax, ebx                                ;   411.8 p0     117 k copy
        shr ebx, 0x1e                               ;   411.8 p1     119 w
        mov ecx, esi                                ;   421.8 p0     117 k copy
        shl esi, 2                                  ;   421.8 p1     119 w
        or ebx, esi                                 ;   425.8 p0     119 w
        and ebx, 0x3f                               ;   426.3 p0     119 w
        shl ebx, 0x10                               ;   426.8 p1     119 w
        or edi, ebx                                 ;   430.8 p0     119 w
        mov edx, dword [esp + 84]                   ;   409.8 p2     120 rk reload
        mov ebp, eax                                ;   412.3 p0     119 w copy
        mov esi, ecx                                ;   422.3 p0     119 w copy
        shr ebp, 0xc                                ;   412.8 p1     119 w
        and ebp, 0x3f                               ;   416.8 p0     119 w
        shl ebp, 8                                  ;   417.3 p1     119 w
        shr esi, 0xa                                ;   422.8 p1     119 w
        shl esi, 0x18                               ;   426.8 p1     119 w
        or edi, esi                                 ;   431.3 p0     119 w
        mov esi, eax                                ;   413.0 p0     119 w copy
        shr ecx, 4                                  ;   422.3 p1     119 w
        mov dword [edx + 224], edi                  ;   431.8 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   413.8 p2     115 c
        shr edi, 0x1a                               ;   415.8 p1     115 c
        and ecx, 0x3f                               ;   426.3 p0     119 w
        shl ecx, 0x18                               ;   426.8 p1     119 w
        and esi, 0x3f                               ;   415.2 p0     119 w
        shr eax, 0x18                               ;   417.8 p1     119 w
        and eax, 0x3f                               ;   421.8 p0     119 w
        shl eax, 0x10                               ;   422.3 p1     119 w
        or esi, ebp                                 ;   421.3 p0     119 w
        mov ebp, dword [esp + 12]                   ;   416.8 p2     116 d
        shr ebp, 0x1a                               ;   419.8 p1     116 d
        or esi, eax                                 ;   426.3 p0     119 w
        or esi, ecx                                 ;   430.8 p0     119 w
        mov dword [edx + 228], esi                  ;   431.3 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   418.5 p2     115 c
        shl esi, 2                                  ;   420.8 p1     115 c
        and esi, 0xfffffff                          ;   424.8 p0     115 c
        or esi, edi                                 ;   425.3 p0     115 c
        mov edi, dword [esp + 12]                   ;   419.8 p2     116 d
        shl edi, 2                                  ;   421.8 p1     116 d
        and edi, 0xfffffff                          ;   425.8 p0     116 d
        or edi, ebp                                 ;   426.3 p0     116 d
        mov ebp, esi                                ;   425.8 p0     117 k copy
        shl ebp, 0x1c                               ;   426.3 p1     117 k
        mov eax, esi                                ;   425.8 p0     117 k copy
        or ebp, edi                                 ;   430.3 p0     117 k
        mov edx, ebp                                ;   430.8 p0     117 k copy
        rol edx, 3                                  ;   431.3 p1     117 k
        mov ecx, ebp                                ;   430.8 p0     117 k copy
        rol ecx, 1                                  ;   435.3 p1     117 k
        and ecx, 0x80100000                         ;   439.3 p0     117 k
        mov ebx, ebp                                ;   430.8 p0     117 k copy
        shr eax, 4                                  ;   426.3 p1     117 k
        and ebx, 0x10000                            ;   431.3 p0     117 k
        mov dword [esp + 12], edi                   ;   426.8 p0+p3  116 d spill
        mov edi, ebp                                ;   430.8 p0     117 k copy
        mov dword [esp + 16], esi                   ;   427.2 p0+p3  115 c spill
        rol edi, 4                                  ;   431.8 p1     117 k
        mov esi, ebp                                ;   430.8 p1     117 k copy
        mov dword [esp + 56], ecx                   ;   439.8 p0+p3  117 k spill
        mov ecx, ebp                                ;   430.8 p1     117 k copy
        and edx, 0x4440                             ;   435.3 p0     117 k
        and edi, 0x1000                             ;   435.8 p0     117 k
        rol ecx, 8                                  ;   436.3 p1     117 k
        and ecx, 0x800101                           ;   440.3 p0     117 k
        or ebx, edx                                 ;   435.8 p0     117 k
        mov edx, ebp                                ;   430.8 p1     117 k copy
        rol edx, 0xa                                ;   436.3 p1     117 k
        rol esi, 6                                  ;   440.3 p1     117 k
        and esi, 2                                  ;   444.3 p0     117 k
        and edx, 0x88000                            ;   440.3 p0     117 k
        or ebx, edi                                 ;   436.3 p0     117 k
        mov edi, ebp                                ;   432.3 p1     117 k copy
        rol edi, 0xe                                ;   436.8 p1     117 k
        or ebx, edx                                 ;   440.8 p0     117 k
        mov edx, ebp                                ;   433.0 p0     117 k copy
        rol edx, 0x11                               ;   441.3 p1     117 k
        or ebx, esi                                 ;   444.8 p0     117 k
        mov esi, ebp                                ;   434.0 p0     117 k copy
        rol esi, 0x12                               ;   445.3 p1     117 k
        and edx, 0x40080                            ;   445.3 p0     117 k
        and esi, 0x400000                           ;   449.3 p0     117 k
        and edi, 4                                  ;   440.8 p0     117 k
        or ebx, edi                                 ;   445.3 p0     117 k
        mov edi, ebp                                ;   435.8 p1     117 k copy
        rol edi, 0x16                               ;   445.8 p1     117 k
        or ebx, edx                                 ;   445.8 p0     117 k
        mov edx, ebp                                ;   437.0 p0     117 k copy
        rol edx, 0x17                               ;   446.3 p1     117 k
        and edx, 0x20000                            ;   450.3 p0     117 k
        or ebx, ecx                                 ;   446.3 p0     117 k
        mov ecx, ebp                                ;   438.3 p1     117 k copy
        rol ecx, 0x18                               ;   446.8 p1     117 k
        and ecx, 0x200                              ;   450.8 p0     117 k
        or ebx, esi                                 ;   449.8 p0     117 k
        mov esi, ebp                                ;   439.5 p0     117 k copy
        rol esi, 0x1b                               ;   450.3 p1     117 k
        and esi, 0x20                               ;   454.3 p0     117 k
        and edi, 0x2010                             ;   449.8 p0     117 k
        or ebx, edi                                 ;   450.3 p0     117 k
        mov edi, ebp                                ;   440.8 p1     117 k copy
        rol edi, 0x1c                               ;   450.8 p1     117 k
        and edi, 0x200000                           ;   454.8 p0     117 k
        or ebx, edx                                 ;   450.8 p0     117 k
        mov edx, ebp                                ;   442.3 p1     117 k copy
        rol edx, 0x1d                               ;   451.3 p1     117 k
        and edx, 8                                  ;   455.3 p0     117 k
        or ebx, ecx                                 ;   451.3 p0     117 k
        mov ecx, ebp                                ;   443.5 p0     117 k copy
        rol ecx, 0x1e                               ;   451.8 p1     117 k
        or ebx, esi                                 ;   454.8 p0     117 k
        mov esi, ebp                                ;   444.5 p0     117 k copy
        rol esi, 0x1f                               ;   455.3 p1     117 k
        and ecx, 0x8000000                          ;   455.8 p0     117 k
        and esi, 0x800                              ;   459.3 p0     117 k
        or ebx, edi                                 ;   455.3 p0     117 k
        mov edi, eax                                ;   445.8 p1     117 k copy
        rol edi, 2                                  ;   455.8 p1     117 k
        rol ebp, 0xc                                ;   459.8 p1     117 k
        or ebx, edx                                 ;   455.8 p0     117 k
        or ebx, ecx                                 ;   456.3 p0     117 k
        mov edx, eax                                ;   447.8 p0     117 k copy
        rol edx, 0xb                                ;   456.8 p1     117 k
        and edx, 0x10000000                         ;   460.8 p0     117 k
        mov ecx, edi                                ;   459.8 p0     117 k copy
        and ecx, 0x1000000                          ;   460.3 p0     117 k
        or ebx, esi                                 ;   459.8 p0     117 k
        mov esi, eax                                ;   449.5 p1     117 k copy
        rol esi, 0xe                                ;   460.3 p1     117 k
        and esi, 0x42000000                         ;   464.3 p0     117 k
        or ebx, ecx                                 ;   460.8 p0     117 k
        or ebx, edx                                 ;   461.3 p0     117 k
        or ebx, esi                                 ;   464.8 p0     117 k
        or ebx, dword [esp + 56]                    ;   465.3 p2+p0  117 k
        and edi, 0x28                               ;   459.8 p0     117 k
        mov esi, eax                                ;   452.5 p1     117 k copy
        rol esi, 0x15                               ;   460.3 p1     117 k
        mov ecx, esi                                ;   464.3 p0     117 k copy
        and ecx, 0x20000000                         ;   464.8 p0     117 k
        or ebx, ecx                                 ;   465.8 p0     117 k
        mov ecx, eax                                ;   454.2 p1     117 k copy
        rol ecx, 0x16                               ;   466.3 p1     117 k
        mov edx, ecx                                ;   470.3 p0     117 k copy
        and edx, 0x4000000                          ;   470.8 p0     117 k
        or ebx, edx                                 ;   471.3 p0     117 k
        mov edx, eax                                ;   455.8 p1     117 k copy
        and edx, 0x2000                             ;   456.3 p0     117 k
        or edx, edi                                 ;   460.3 p0     117 k
        mov edi, eax                                ;   456.8 p1     117 k copy
        rol edi, 5                                  ;   460.8 p1     117 k
        and edi, 0x8000                             ;   464.8 p0     117 k
        or edx, edi                                 ;   465.3 p0     117 k
        and esi, 2                                  ;   464.3 p0     117 k
        and ebp, 0x100                              ;   463.8 p0     117 k
        mov edi, eax                                ;   458.8 p1     117 k copy
        rol edi, 7                                  ;   464.3 p1     117 k
        and edi, 0x4000                             ;   468.3 p0     117 k
        or edx, edi                                 ;   468.8 p0     117 k
        or edx, esi                                 ;   469.3 p0     117 k
        mov esi, eax                                ;   460.5 p1     117 k copy
        or edx, ebp                                 ;   469.8 p0     117 k
        mov ebp, eax                                ;   461.2 p1     117 k copy
        mov edi, eax                                ;   461.5 p0     117 k copy
        rol edi, 0xc                                ;   470.3 p1     117 k
        and edi, 0x1001                             ;   474.3 p0     117 k
        and ecx, 0x10                               ;   470.3 p0     117 k
        rol esi, 0x14                               ;   470.8 p1     117 k
        and esi, 0xa40                              ;   474.8 p0     117 k
        or edx, edi                                 ;   474.8 p0     117 k
        mov edi, ebx                                ;   471.8 p1     119 w copy
        shr edi, 6                                  ;   472.3 p1     119 w
        rol ebp, 0x17                               ;   476.3 p1     117 k
        or edx, esi                                 ;   475.3 p0     117 k
        mov esi, eax                                ;   465.3 p0     117 k copy
        rol eax, 0x1e                               ;   475.8 p1     117 k
        and ebp, 0x400                              ;   480.3 p0     117 k
        rol esi, 0x1d                               ;   480.8 p1     117 k
        and eax, 0x80                               ;   479.8 p0     117 k
        or edx, ecx                                 ;   475.8 p0     117 k
        or edx, ebp                                 ;   480.8 p0     117 k
        and esi, 4                                  ;   484.8 p0     117 k
        or edx, esi                                 ;   485.3 p0     117 k
        or edx, eax                                 ;   485.8 p0     117 k
        mov ebp, ebx                                ;   471.8 p1     119 w copy
        mov eax, ebx                                ;   471.8 p1     117 k copy
        shr ebx, 0x1e                               ;   471.8 p1     119 w
        and edi, 0x3f                               ;   476.3 p0     119 w
        movzx esi, dx                               ;   486.3 p0     117 k
        mov ecx, esi                                ;   486.8 p1     117 k copy
        shr ebp, 0x12                               ;   472.3 p1     119 w
        and ebp, 0x3f                               ;   476.3 p0     119 w
        shl ebp, 8                                  ;   476.8 p1     119 w
        or edi, ebp                                 ;   480.8 p0     119 w
        shl esi, 2                                  ;   486.8 p1     119 w
        or ebx, esi                                 ;   490.8 p0     119 w
        and ebx, 0x3f                               ;   491.3 p0     119 w
        shl ebx, 0x10                               ;   491.8 p1     119 w
        or edi, ebx                                 ;   495.8 p0     119 w
        mov edx, dword [esp + 84]                   ;   473.5 p2     120 rk reload
        mov ebp, eax                                ;   473.8 p0     119 w copy
        mov esi, ecx                                ;   487.3 p0     119 w copy
        shr ecx, 4                                  ;   487.3 p1     119 w
        shr esi, 0xa                                ;   487.8 p1     119 w
        shl esi, 0x18                               ;   491.8 p1     119 w
        shr ebp, 0xc                                ;   478.0 p1     119 w
        or edi, esi                                 ;   496.3 p0     119 w
        mov esi, eax                                ;   476.3 p0     119 w copy
        shr eax, 0x18                               ;   479.0 p1     119 w
        mov dword [edx + 216], edi                  ;   496.8 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   477.2 p2     115 c
        shr edi, 0x1a                               ;   480.0 p1     115 c
        and eax, 0x3f                               ;   483.0 p0     119 w
        and ecx, 0x3f                               ;   491.3 p0     119 w
        and esi, 0x3f                               ;   478.8 p0     119 w
        and ebp, 0x3f                               ;   482.0 p0     119 w
        shl ebp, 8                                  ;   482.5 p1     119 w
        or esi, ebp                                 ;   486.5 p0     119 w
        shl eax, 0x10                               ;   483.5 p1     119 w
        or esi, eax                                 ;   487.5 p0     119 w
        shl ecx, 0x18                               ;   491.8 p1     119 w
        or esi, ecx                                 ;   495.8 p0     119 w
        mov dword [edx + 220], esi                  ;   496.3 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   481.5 p2     115 c
        shl esi, 2                                  ;   484.0 p1     115 c
        and esi, 0xfffffff                          ;   488.0 p0     115 c
        or esi, edi                                 ;   488.5 p0     115 c
        mov edi, dword [esp + 12]                   ;   482.8 p2     116 d
        shl edi, 2                                  ;   485.0 p1     116 d
        mov ebp, dword [esp + 12]                   ;   483.8 p2     116 d
        shr ebp, 0x1a                               ;   486.0 p1     116 d
        and edi, 0xfffffff                          ;   489.0 p0     116 d
        or edi, ebp                                 ;   490.0 p0     116 d
        mov ebp, esi                                ;   489.0 p0     117 k copy
        shl ebp, 0x1c                               ;   489.5 p1     117 k
        or ebp, edi                                 ;   493.5 p0     117 k
        mov ebx, ebp                                ;   494.0 p0     117 k copy
        mov ecx, ebp                                ;   494.0 p0     117 k copy
        rol ecx, 1                                  ;   494.5 p1     117 k
        and ebx, 0x10000                            ;   494.5 p0     117 k
        mov dword [esp + 16], esi                   ;   489.0 p0+p3  115 c spill
        mov eax, esi                                ;   489.0 p0     117 k copy
        mov esi, ebp                                ;   494.0 p1     117 k copy
        rol esi, 6                                  ;   495.0 p1     117 k
        mov edx, ebp                                ;   494.0 p0     117 k copy
        shr eax, 4                                  ;   490.5 p1     117 k
        rol edx, 3                                  ;   494.5 p1     117 k
        and edx, 0x4440                             ;   498.5 p0     117 k
        and ecx, 0x80100000                         ;   498.5 p0     117 k
        mov dword [esp + 12], edi                   ;   490.7 p0+p3  116 d spill
        mov edi, ebp                                ;   494.0 p0     117 k copy
        rol edi, 4                                  ;   499.0 p1     117 k
        and edi, 0x1000                             ;   503.0 p0     117 k
        and esi, 2                                  ;   499.0 p0     117 k
        mov dword [esp + 56], ecx                   ;   499.0 p0+p3  117 k spill
        mov ecx, ebp                                ;   494.0 p1     117 k copy
        rol ecx, 8                                  ;   499.5 p1     117 k
        and ecx, 0x800101                           ;   503.5 p0     117 k
        or ebx, edx                                 ;   499.0 p0     117 k
        mov edx, ebp                                ;   495.0 p1     117 k copy
        rol edx, 0xa                                ;   499.5 p1     117 k
        and edx, 0x88000                            ;   503.5 p0     117 k
        or ebx, edi                                 ;   503.5 p0     117 k
        mov edi, ebp                                ;   496.2 p0     117 k copy
        rol edi, 0xe                                ;   504.0 p1     117 k
        or ebx, edx                                 ;   504.0 p0     117 k
        mov edx, ebp                                ;   497.2 p0     117 k copy
        rol edx, 0x11                               ;   504.5 p1     117 k
        or ebx, esi                                 ;   504.5 p0     117 k
        mov esi, ebp                                ;   498.2 p0     117 k copy
        and edi, 4                                  ;   508.0 p0     117 k
        rol esi, 0x12                               ;   508.5 p1     117 k
        and esi, 0x400000                           ;   512.5 p0     117 k
        or ebx, edi                                 ;   508.5 p0     117 k
        mov edi, ebp                                ;   499.5 p1     117 k copy
        rol edi, 0x16                               ;   509.0 p1     117 k
        and edi, 0x2010                             ;   513.0 p0     117 k
        and edx, 0x40080                            ;   508.5 p0     117 k
        or ebx, edx                                 ;   509.0 p0     117 k
        mov edx, ebp                                ;   501.0 p1     117 k copy
        rol edx, 0x17                               ;   509.5 p1     117 k
        and edx, 0x20000                            ;   513.5 p0     117 k
        or ebx, ecx                                 ;   509.5 p0     117 k
        mov ecx, ebp                                ;   502.5 p1     117 k copy
        rol ecx, 0x18                               ;   510.0 p1     117 k
        or ebx, esi                                 ;   513.0 p0     117 k
        mov esi, ebp                                ;   503.2 p0     117 k copy
        rol esi, 0x1b                               ;   513.5 p1     117 k
        or ebx, edi                                 ;   513.5 p0     117 k
        mov edi, ebp                                ;   504.2 p0     117 k copy
        rol edi, 0x1c                               ;   514.0 p1     117 k
        and esi, 0x20                               ;   517.5 p0     117 k
        or ebx, edx                                 ;   514.0 p0     117 k
        mov edx, ebp                                ;   505.7 p0     117 k copy
        rol edx, 0x1d                               ;   514.5 p1     117 k
        and edx, 8                                  ;   518.5 p0     117 k
        and edi, 0x200000                           ;   518.0 p0     117 k
        and ecx, 0x200                              ;   514.0 p0     117 k
        or ebx, ecx                                 ;   514.5 p0     117 k
        mov ecx, ebp                                ;   507.0 p1     117 k copy
        rol ecx, 0x1e                               ;   515.0 p1     117 k
        or ebx, esi                                 ;   518.0 p0     117 k
        mov esi, ebp                                ;   508.5 p1     117 k copy
        rol esi, 0x1f                               ;   518.5 p1     117 k
        or ebx, edi                                 ;   518.5 p0     117 k
        mov edi, eax                                ;   509.2 p0     117 k copy
        rol edi, 2                                  ;   519.0 p1     117 k
        or ebx, edx                                 ;   519.0 p0     117 k
        mov edx, eax                                ;   510.2 p0     117 k copy
        and ecx, 0x8000000                          ;   519.0 p0     117 k
        or ebx, ecx                                 ;   519.5 p0     117 k
        mov ecx, edi                                ;   523.0 p1     117 k copy
        rol edx, 0xb                                ;   520.0 p1     117 k
        and esi, 0x800                              ;   522.5 p0     117 k
        or ebx, esi                                 ;   523.0 p0     117 k
        rol ebp, 0xc                                ;   523.5 p1     117 k
        mov esi, eax                                ;   512.7 p0     117 k copy
        and ecx, 0x1000000                          ;   523.5 p0     117 k
        and edx, 0x10000000                         ;   524.0 p0     117 k
        and ebp, 0x100                              ;   527.5 p0     117 k
        or ebx, ecx                                 ;   524.0 p0     117 k
        rol esi, 0xe                                ;   524.5 p1     117 k
        and esi, 0x42000000                         ;   528.5 p0     117 k
        and edi, 0x28                               ;   523.0 p0     117 k
        or ebx, edx                                 ;   524.5 p0     117 k
        or ebx, esi                                 ;   529.0 p0     117 k
        mov esi, eax                                ;   515.8 p1     117 k copy
        rol esi, 0x15                               ;   529.5 p1     117 k
        mov ecx, esi                                ;   533.5 p0     117 k copy
        or ebx, dword [esp + 56]                    ;   529.5 p2+p0  117 k
        and ecx, 0x20000000                         ;   534.0 p0     117 k
        or ebx, ecx                                 ;   534.5 p0     117 k
        mov ecx, eax                                ;   518.2 p1     117 k copy
        rol ecx, 0x16                               ;   535.0 p1     117 k
        mov edx, ecx                                ;   539.0 p0     117 k copy
        and edx, 0x4000000                          ;   539.5 p0     117 k
        or ebx, edx                                 ;   540.0 p0     117 k
        mov edx, eax                                ;   519.8 p1     117 k copy
        and edx, 0x2000                             ;   520.7 p0     117 k
        or edx, edi                                 ;   523.5 p0     117 k
        mov edi, eax                                ;   520.8 p1     117 k copy
        rol edi, 5                                  ;   524.0 p1     117 k
        and edi, 0x8000                             ;   528.0 p0     117 k
        or edx, edi                                 ;   528.5 p0     117 k
        mov edi, eax                                ;   522.3 p1     117 k copy
        rol edi, 7                                  ;   529.0 p1     117 k
        and edi, 0x4000                             ;   533.0 p0     117 k
        or edx, edi                                 ;   533.5 p0     117 k
        mov edi, eax                                ;   523.8 p1     117 k copy
        and esi, 2                                  ;   533.5 p0     117 k
        rol edi, 0xc                                ;   534.0 p1     117 k
        and edi, 0x1001                             ;   538.0 p0     117 k
        or edx, esi                                 ;   534.0 p0     117 k
        mov esi, eax                                ;   525.3 p1     117 k copy
        rol esi, 0x14                               ;   534.5 p1     117 k
        and esi, 0xa40                              ;   538.5 p0     117 k
        or edx, ebp                                 ;   534.5 p0     117 k
        mov ebp, eax                                ;   526.8 p1     117 k copy
        rol ebp, 0x17                               ;   535.0 p1     117 k
        or edx, edi                                 ;   538.5 p0     117 k
        and ebp, 0x400                              ;   539.0 p0     117 k
        or edx, esi                                 ;   539.0 p0     117 k
        mov esi, eax                                ;   528.3 p1     117 k copy
        and ecx, 0x10                               ;   539.0 p0     117 k
        rol esi, 0x1d                               ;   539.5 p1     117 k
        and esi, 4                                  ;   543.5 p0     117 k
        rol eax, 0x1e                               ;   544.0 p1     117 k
        and eax, 0x80                               ;   548.0 p0     117 k
        mov edi, ebx                                ;   540.5 p0     119 w copy
        shr edi, 6                                  ;   541.0 p1     119 w
        and edi, 0x3f                               ;   545.0 p0     119 w
        or edx, ecx                                 ;   539.5 p0     117 k
        or edx, ebp                                 ;   540.0 p0     117 k
        or edx, esi                                 ;   544.0 p0     117 k
        mov ebp, ebx                                ;   540.5 p1     119 w copy
        shr ebp, 0x12                               ;   541.0 p1     119 w
        and ebp, 0x3f                               ;   545.0 p0     119 w
        shl ebp, 8                                  ;   545.5 p1     119 w
        or edx, eax                                 ;   548.5 p0     117 k
        mov eax, ebx                                ;   540.5 p0     117 k copy
        movzx esi, dx                               ;   549.0 p0     117 k
        mov ecx, esi                                ;   549.5 p1     117 k copy
        shl esi, 2                                  ;   549.5 p1     119 w
        mov edx, dword [esp + 84]                   ;   535.2 p2     120 rk reload
        or edi, ebp                                 ;   549.5 p0     119 w
        mov ebp, eax                                ;   541.0 p0     119 w copy
        shr ebp, 0xc                                ;   541.5 p1     119 w
        shr ebx, 0x1e                               ;   540.5 p1     119 w
        or ebx, esi                                 ;   553.5 p0     119 w
        mov esi, ecx                                ;   550.0 p0     119 w copy
        shr ecx, 4                                  ;   550.0 p1     119 w
        and ecx, 0x3f                               ;   554.0 p0     119 w
        and ebp, 0x3f                               ;   545.5 p0     119 w
        and ebx, 0x3f                               ;   554.0 p0     119 w
        shl ebx, 0x10                               ;   554.5 p1     119 w
        shr esi, 0xa                                ;   550.5 p1     119 w
        shl esi, 0x18                               ;   554.5 p1     119 w
        or edi, ebx                                 ;   558.5 p0     119 w
        shl ebp, 8                                  ;   546.0 p1     119 w
        or edi, esi                                 ;   559.0 p0     119 w
        mov dword [edx + 208], edi                  ;   559.5 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   541.2 p2     115 c
        shr edi, 0x1a                               ;   543.2 p1     115 c
        mov esi, eax                                ;   542.0 p0     119 w copy
        and esi, 0x3f                               ;   542.5 p0     119 w
        or esi, ebp                                 ;   550.0 p0     119 w
        shl ecx, 0x18                               ;   554.5 p1     119 w
        shr eax, 0x18                               ;   545.2 p1     119 w
        mov ebp, dword [esp + 12]                   ;   543.5 p2     116 d
        shr ebp, 0x1a                               ;   546.2 p1     116 d
        and eax, 0x3f                               ;   549.2 p0     119 w
        shl eax, 0x10                               ;   549.7 p1     119 w
        or esi, eax                                 ;   553.7 p0     119 w
        or esi, ecx                                 ;   558.5 p0     119 w
        mov dword [edx + 212], esi                  ;   559.0 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   545.8 p2     115 c
        shl esi, 2                                  ;   548.2 p1     115 c
        and esi, 0xfffffff                          ;   552.2 p0     115 c
        or esi, edi                                 ;   552.7 p0     115 c
        mov edi, dword [esp + 12]                   ;   547.2 p2     116 d
        shl edi, 2                                  ;   549.2 p1     116 d
        and edi, 0xfffffff                          ;   553.2 p0     116 d
        or edi, ebp                                 ;   553.7 p0     116 d
        mov ebp, esi                                ;   553.2 p0     117 k copy
        mov eax, esi                                ;   553.2 p0     117 k copy
        shl ebp, 0x1c                               ;   553.7 p1     117 k
        or ebp, edi                                 ;   557.7 p0     117 k
        mov ecx, ebp                                ;   558.2 p0     117 k copy
        mov dword [esp + 12], edi                   ;   554.2 p0+p3  116 d spill
        mov edi, ebp                                ;   558.2 p1     117 k copy
        mov edx, ebp                                ;   558.2 p1     117 k copy
        rol edi, 4                                  ;   558.7 p1     117 k
        rol ecx, 1                                  ;   562.7 p1     117 k
        shr eax, 4                                  ;   554.2 p1     117 k
        mov ebx, ebp                                ;   558.2 p0     117 k copy
        and ebx, 0x10000                            ;   558.7 p0     117 k
        rol edx, 3                                  ;   559.2 p1     117 k
        and edx, 0x4440                             ;   563.2 p0     117 k
        or ebx, edx                                 ;   563.7 p0     117 k
        mov edx, ebp                                ;   558.2 p0     117 k copy
        rol edx, 0xa                                ;   564.2 p1     117 k
        and edx, 0x88000                            ;   568.2 p0     117 k
        and edi, 0x1000                             ;   562.7 p0     117 k
        and ecx, 0x80100000                         ;   566.7 p0     117 k
        mov dword [esp + 16], esi                   ;   556.2 p0+p3  115 c spill
        mov esi, ebp                                ;   558.2 p1     117 k copy
        rol esi, 6                                  ;   567.2 p1     117 k
        and esi, 2                                  ;   571.2 p0     117 k
        mov dword [esp + 56], ecx                   ;   567.2 p0+p3  117 k spill
        mov ecx, ebp                                ;   558.7 p1     117 k copy
        rol ecx, 8                                  ;   571.7 p1     117 k
        and ecx, 0x800101                           ;   575.7 p0     117 k
        or ebx, edi                                 ;   564.2 p0     117 k
        mov edi, ebp                                ;   559.7 p0     117 k copy
        rol edi, 0xe                                ;   564.7 p1     117 k
        or ebx, edx                                 ;   568.7 p0     117 k
        mov edx, ebp                                ;   560.7 p0     117 k copy
        rol edx, 0x11                               ;   569.2 p1     117 k
        or ebx, esi                                 ;   571.7 p0     117 k
        mov esi, ebp                                ;   561.7 p0     117 k copy
        rol esi, 0x12                               ;   572.2 p1     117 k
        and esi, 0x400000                           ;   576.2 p0     117 k
        and edi, 4                                  ;   568.7 p0     117 k
        or ebx, edi                                 ;   572.2 p0     117 k
        mov edi, ebp                                ;   563.2 p1     117 k copy
        rol edi, 0x16                               ;   572.7 p1     117 k
        and edi, 0x2010                             ;   576.7 p0     117 k
        and edx, 0x40080                            ;   573.2 p0     117 k
        or ebx, edx                                 ;   573.7 p0     117 k
        mov edx, ebp                                ;   564.7 p1     117 k copy
        rol edx, 0x17                               ;   574.2 p1     117 k
        or ebx, ecx                                 ;   576.2 p0     117 k
        mov ecx, ebp                                ;   565.7 p0     117 k copy
        rol ecx, 0x18                               ;   576.7 p1     117 k
        and ecx, 0x200                              ;   580.7 p0     117 k
        or ebx, esi                                 ;   576.7 p0     117 k
        mov esi, ebp                                ;   567.2 p1     117 k copy
        rol esi, 0x1b                               ;   577.2 p1     117 k
        and edx, 0x20000                            ;   578.2 p0     117 k
        and esi, 0x20                               ;   581.2 p0     117 k
        or ebx, edi                                 ;   577.2 p0     117 k
        mov edi, ebp                                ;   568.7 p1     117 k copy
        rol edi, 0x1c                               ;   577.7 p1     117 k
        and edi, 0x200000                           ;   581.7 p0     117 k
        or ebx, edx                                 ;   578.7 p0     117 k
        mov edx, ebp                                ;   569.7 p0     117 k copy
        rol edx, 0x1d                               ;   579.2 p1     117 k
        and edx, 8                                  ;   583.2 p0     117 k
        or ebx, ecx                                 ;   581.2 p0     117 k
        mov ecx, ebp                                ;   571.2 p1     117 k copy
        rol ecx, 0x1e                               ;   581.7 p1     117 k
        and ecx, 0x8000000                          ;   585.7 p0     117 k
        or ebx, esi                                 ;   581.7 p0     117 k
        or ebx, edi                                 ;   582.2 p0     117 k
        mov esi, ebp                                ;   572.7 p1     117 k copy
        rol esi, 0x1f                               ;   582.7 p1     117 k
        and esi, 0x800                              ;   586.7 p0     117 k
        or ebx, edx                                 ;   583.7 p0     117 k
        mov edx, eax                                ;   573.8 p0     117 k copy
        rol edx, 0xb                                ;   584.2 p1     117 k
        or ebx, ecx                                 ;   586.2 p0     117 k
        mov edi, eax                                ;   574.8 p0     117 k copy
        rol edi, 2                                  ;   586.7 p1     117 k
        and edx, 0x10000000                         ;   588.2 p0     117 k
        mov ecx, edi                                ;   590.7 p0     117 k copy
        and ecx, 0x1000000                          ;   591.2 p0     117 k
        or ebx, esi                                 ;   587.2 p0     117 k
        mov esi, eax                                ;   576.5 p1     117 k copy
        rol esi, 0xe                                ;   587.7 p1     117 k
        rol ebp, 0xc                                ;   591.7 p1     117 k
        or ebx, ecx                                 ;   591.7 p0     117 k
        and esi, 0x42000000                         ;   591.7 p0     117 k
        or ebx, edx                                 ;   592.2 p0     117 k
        or ebx, esi                                 ;   592.7 p0     117 k
        mov esi, eax                                ;   579.0 p1     117 k copy
        rol esi, 0x15                               ;   593.2 p1     117 k
        mov ecx, esi                                ;   597.2 p0     117 k copy
        and ecx, 0x20000000                         ;   597.7 p0     117 k
        or ebx, dword [esp + 56]                    ;   593.2 p2+p0  117 k
        or ebx, ecx                                 ;   598.2 p0     117 k
        mov ecx, eax                                ;   581.2 p1     117 k copy
        rol ecx, 0x16                               ;   598.7 p1     117 k
        and edi, 0x28                               ;   590.7 p0     117 k
        and esi, 2                                  ;   597.2 p0     117 k
        mov edx, ecx                                ;   602.7 p1     117 k copy
        and edx, 0x4000000                          ;   603.2 p0     117 k
        and ecx, 0x10                               ;   602.7 p0     117 k
        or ebx, edx                                 ;   603.7 p0     117 k
        mov edx, eax                                ;   583.8 p1     117 k copy
        and edx, 0x2000                             ;   584.3 p0     117 k
        or edx, edi                                 ;   591.2 p0     117 k
        mov edi, eax                                ;   584.8 p1     117 k copy
        rol edi, 5                                  ;   591.7 p1     117 k
        and edi, 0x8000                             ;   595.7 p0     117 k
        or edx, edi                                 ;   596.2 p0     117 k
        mov edi, eax                                ;   586.3 p1     117 k copy
        and ebp, 0x100                              ;   595.7 p0     117 k
        rol edi, 7                                  ;   596.2 p1     117 k
        and edi, 0x4000                             ;   600.2 p0     117 k
        or edx, edi                                 ;   600.7 p0     117 k
        mov edi, eax                                ;   587.8 p1     117 k copy
        rol edi, 0xc                                ;   601.2 p1     117 k
        and edi, 0x1001                             ;   605.2 p0     117 k
        or edx, esi                                 ;   601.2 p0     117 k
        mov esi, eax                                ;   589.3 p1     117 k copy
        rol esi, 0x14                               ;   601.7 p1     117 k
        and esi, 0xa40                              ;   605.7 p0     117 k
        or edx, ebp                                 ;   601.7 p0     117 k
        mov ebp, eax                                ;   590.8 p1     117 k copy
        rol ebp, 0x17                               ;   602.2 p1     117 k
        or edx, edi                                 ;   605.7 p0     117 k
        and ebp, 0x400                              ;   606.2 p0     117 k
        mov edi, ebx                                ;   604.2 p0     119 w copy
        or edx, esi                                 ;   606.2 p0     117 k
        or edx, ecx                                 ;   606.7 p0     117 k
        or edx, ebp                                 ;   607.2 p0     117 k
        mov ebp, ebx                                ;   604.2 p1     119 w copy
        mov esi, eax                                ;   593.7 p1     117 k copy
        shr ebp, 0x12                               ;   604.7 p1     119 w
        rol esi, 0x1d                               ;   608.7 p1     117 k
        and esi, 4                                  ;   612.7 p0     117 k
        shr edi, 6                                  ;   604.7 p1     119 w
        and edi, 0x3f                               ;   608.7 p0     119 w
        or edx, esi                                 ;   613.2 p0     117 k
        and ebp, 0x3f                               ;   608.7 p0     119 w
        shl ebp, 8                                  ;   609.2 p1     119 w
        rol eax, 0x1e                               ;   613.2 p1     117 k
        and eax, 0x80                               ;   617.2 p0     117 k
        or edx, eax                                 ;   617.7 p0     117 k
        mov eax, ebx                                ;   604.2 p0     117 k copy
        or edi, ebp                                 ;   613.2 p0     119 w
        mov ebp, eax                                ;   604.7 p0     119 w copy
        shr ebp, 0xc                                ;   605.2 p1     119 w
        movzx esi, dx                               ;   618.2 p0     117 k
        shr ebx, 0x1e                               ;   604.2 p1     119 w
        and ebp, 0x3f                               ;   609.2 p0     119 w
        mov ecx, esi                                ;   618.7 p0     117 k copy
        shl esi, 2                                  ;   618.7 p1     119 w
        or ebx, esi                                 ;   622.7 p0     119 w
        and ebx, 0x3f                               ;   623.2 p0     119 w
        shl ebp, 8                                  ;   609.7 p1     119 w
        mov esi, ecx                                ;   619.2 p0     119 w copy
        shr esi, 0xa                                ;   619.7 p1     119 w
        shl esi, 0x18                               ;   623.7 p1     119 w
        shr ecx, 4                                  ;   619.2 p1     119 w
        shl ebx, 0x10                               ;   623.7 p1     119 w
        or edi, ebx                                 ;   627.7 p0     119 w
        or edi, esi                                 ;   628.2 p0     119 w
        mov esi, eax                                ;   604.7 p0     119 w copy
        shr eax, 0x18                               ;   607.2 p1     119 w
        and esi, 0x3f                               ;   605.2 p0     119 w
        and ecx, 0x3f                               ;   623.2 p0     119 w
        mov edx, dword [esp + 84]                   ;   605.2 p2     120 rk reload
        or esi, ebp                                 ;   613.7 p0     119 w
        mov ebp, dword [esp + 12]                   ;   606.2 p2     116 d
        shr ebp, 0x1a                               ;   608.2 p1     116 d
        and eax, 0x3f                               ;   611.2 p0     119 w
        shl eax, 0x10                               ;   611.7 p1     119 w
        or esi, eax                                 ;   615.7 p0     119 w
        shl ecx, 0x18                               ;   623.7 p1     119 w
        or esi, ecx                                 ;   627.7 p0     119 w
        mov dword [edx + 200], edi                  ;   628.7 p0+p3  120 rk
        mov dword [edx + 204], esi                  ;   628.2 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   608.8 p2     115 c
        shl esi, 2                                  ;   611.2 p1     115 c
        and esi, 0xfffffff                          ;   615.2 p0     115 c
        mov edi, dword [esp + 16]                   ;   609.8 p2     115 c
        shr edi, 0x1a                               ;   612.2 p1     115 c
        or esi, edi                                 ;   616.2 p0     115 c
        mov edi, dword [esp + 12]                   ;   610.8 p2     116 d
        shl edi, 2                                  ;   613.2 p1     116 d
        and edi, 0xfffffff                          ;   617.2 p0     116 d
        or edi, ebp                                 ;   617.7 p0     116 d
        mov ebp, esi                                ;   616.7 p0     117 k copy
        shl ebp, 0x1c                               ;   617.2 p1     117 k
        or ebp, edi                                 ;   621.2 p0     117 k
        mov ebx, ebp                                ;   621.7 p0     117 k copy
        and ebx, 0x10000                            ;   622.2 p0     117 k
        mov edx, ebp                                ;   621.7 p0     117 k copy
        mov ecx, ebp                                ;   621.7 p0     117 k copy
        rol edx, 3                                  ;   622.7 p1     117 k
        and edx, 0x4440                             ;   626.7 p0     117 k
        or ebx, edx                                 ;   627.2 p0     117 k
        mov edx, ebp                                ;   621.7 p1     117 k copy
        rol edx, 0xa                                ;   627.7 p1     117 k
        mov eax, esi                                ;   616.7 p0     117 k copy
        mov dword [esp + 12], edi                   ;   618.2 p0+p3  116 d spill
        rol ecx, 1                                  ;   631.7 p1     117 k
        and ecx, 0x80100000                         ;   635.7 p0     117 k
        and edx, 0x88000                            ;   631.7 p0     117 k
        shr eax, 4                                  ;   618.7 p1     117 k
        mov dword [esp + 16], esi                   ;   619.0 p0+p3  115 c spill
        mov esi, ebp                                ;   621.7 p1     117 k copy
        mov edi, ebp                                ;   621.7 p0     117 k copy
        rol edi, 4                                  ;   622.7 p1     117 k
        and edi, 0x1000                             ;   626.7 p0     117 k
        rol esi, 6                                  ;   627.2 p1     117 k
        and esi, 2                                  ;   631.2 p0     117 k
        mov dword [esp + 56], ecx                   ;   636.2 p0+p3  117 k spill
        mov ecx, ebp                                ;   622.2 p1     117 k copy
        rol ecx, 8                                  ;   631.7 p1     117 k
        or ebx, edi                                 ;   627.7 p0     117 k
        mov edi, ebp                                ;   623.0 p0     117 k copy
        rol edi, 0xe                                ;   628.2 p1     117 k
        and edi, 4                                  ;   632.2 p0     117 k
        or ebx, edx                                 ;   632.2 p0     117 k
        mov edx, ebp                                ;   624.5 p0     117 k copy
        rol edx, 0x11                               ;   632.7 p1     117 k
        and edx, 0x40080                            ;   636.7 p0     117 k
        and ecx, 0x800101                           ;   635.7 p0     117 k
        or ebx, esi                                 ;   632.7 p0     117 k
        mov esi, ebp                                ;   625.7 p1     117 k copy
        or ebx, edi                                 ;   633.2 p0     117 k
        rol esi, 0x12                               ;   633.7 p1     117 k
        mov edi, ebp                                ;   627.0 p0     117 k copy
        rol edi, 0x16                               ;   637.7 p1     117 k
        and edi, 0x2010                             ;   641.7 p0     117 k
        or ebx, edx                                 ;   637.2 p0     117 k
        mov edx, ebp                                ;   628.2 p1     117 k copy
        rol edx, 0x17                               ;   637.7 p1     117 k
        or ebx, ecx                                 ;   637.7 p0     117 k
        and esi, 0x400000                           ;   637.7 p0     117 k
        mov ecx, ebp                                ;   629.5 p0     117 k copy
        rol ecx, 0x18                               ;   638.2 p1     117 k
        and ecx, 0x200                              ;   642.2 p0     117 k
        or ebx, esi                                 ;   638.2 p0     117 k
        mov esi, ebp                                ;   630.7 p1     117 k copy
        rol esi, 0x1b                               ;   638.7 p1     117 k
        and edx, 0x20000                            ;   641.7 p0     117 k
        and esi, 0x20                               ;   642.7 p0     117 k
        or ebx, edi                                 ;   642.2 p0     117 k
        mov edi, ebp                                ;   632.2 p1     117 k copy
        rol edi, 0x1c                               ;   642.7 p1     117 k
        and edi, 0x200000                           ;   646.7 p0     117 k
        or ebx, edx                                 ;   642.7 p0     117 k
        mov edx, ebp                                ;   633.5 p0     117 k copy
        rol edx, 0x1d                               ;   643.2 p1     117 k
        or ebx, ecx                                 ;   643.2 p0     117 k
        mov ecx, ebp                                ;   634.5 p0     117 k copy
        rol ecx, 0x1e                               ;   643.7 p1     117 k
        and edx, 8                                  ;   647.2 p0     117 k
        or ebx, esi                                 ;   643.7 p0     117 k
        mov esi, ebp                                ;   635.7 p1     117 k copy
        rol esi, 0x1f                               ;   644.2 p1     117 k
        and esi, 0x800                              ;   648.2 p0     117 k
        and ecx, 0x8000000                          ;   647.7 p0     117 k
        or ebx, edi                                 ;   647.2 p0     117 k
        mov edi, eax                                ;   637.2 p1     117 k copy
        rol edi, 2                                  ;   647.7 p1     117 k
        or ebx, edx                                 ;   647.7 p0     117 k
        mov edx, eax                                ;   638.0 p0     117 k copy
        rol edx, 0xb                                ;   648.2 p1     117 k
        and edx, 0x10000000                         ;   652.2 p0     117 k
        or ebx, ecx                                 ;   648.2 p0     117 k
        mov ecx, edi                                ;   651.7 p0     117 k copy
        and ecx, 0x1000000                          ;   652.2 p0     117 k
        or ebx, esi                                 ;   648.7 p0     117 k
        mov esi, eax                                ;   640.2 p1     117 k copy
        rol esi, 0xe                                ;   649.2 p1     117 k
        and esi, 0x42000000                         ;   653.2 p0     117 k
        or ebx, ecx                                 ;   652.7 p0     117 k
        or ebx, edx                                 ;   653.2 p0     117 k
        or ebx, esi                                 ;   653.7 p0     117 k
        mov esi, eax                                ;   642.2 p1     117 k copy
        rol esi, 0x15                               ;   654.2 p1     117 k
        and edi, 0x28                               ;   651.7 p0     117 k
        or ebx, dword [esp + 56]                    ;   654.2 p2+p0  117 k
        mov ecx, esi                                ;   658.2 p1     117 k copy
        and ecx, 0x20000000                         ;   658.7 p0     117 k
        or ebx, ecx                                 ;   659.2 p0     117 k
        mov ecx, eax                                ;   644.8 p1     117 k copy
        rol ecx, 0x16                               ;   659.7 p1     117 k
        mov edx, ecx                                ;   663.7 p0     117 k copy
        and edx, 0x4000000                          ;   664.2 p0     117 k
        or ebx, edx                                 ;   664.7 p0     117 k
        mov edx, eax                                ;   646.5 p1     117 k copy
        and edx, 0x2000                             ;   647.0 p0     117 k
        or edx, edi                                 ;   652.2 p0     117 k
        mov edi, eax                                ;   647.5 p1     117 k copy
        rol edi, 5                                  ;   652.7 p1     117 k
        and edi, 0x8000                             ;   656.7 p0     117 k
        rol ebp, 0xc                                ;   657.2 p1     117 k
        and ebp, 0x100                              ;   661.2 p0     117 k
        or edx, edi                                 ;   657.2 p0     117 k
        mov edi, eax                                ;   649.8 p0     117 k copy
        rol edi, 7                                  ;   657.7 p1     117 k
        and edi, 0x4000                             ;   661.7 p0     117 k
        or edx, edi                                 ;   662.2 p0     117 k
        and esi, 2                                  ;   658.2 p0     117 k
        mov edi, eax                                ;   651.2 p1     117 k copy
        and ecx, 0x10                               ;   663.7 p0     117 k
        rol edi, 0xc                                ;   664.2 p1     117 k
        or edx, esi                                 ;   662.7 p0     117 k
        mov esi, eax                                ;   652.8 p0     117 k copy
        rol esi, 0x14                               ;   663.2 p1     117 k
        and esi, 0xa40                              ;   667.2 p0     117 k
        or edx, ebp                                 ;   663.2 p0     117 k
        mov ebp, eax                                ;   653.8 p1     117 k copy
        rol ebp, 0x17                               ;   663.7 p1     117 k
        and edi, 0x1001                             ;   668.2 p0     117 k
        and ebp, 0x400                              ;   667.7 p0     117 k
        or edx, edi                                 ;   668.7 p0     117 k
        or edx, esi                                 ;   669.2 p0     117 k
        mov esi, eax                                ;   655.8 p1     117 k copy
        rol eax, 0x1e                               ;   669.7 p1     117 k
        mov edi, ebx                                ;   665.2 p0     119 w copy
        or edx, ecx                                 ;   669.7 p0     117 k
        rol esi, 0x1d                               ;   670.2 p1     117 k
        and esi, 4                                  ;   674.2 p0     117 k
        or edx, ebp                                 ;   670.2 p0     117 k
        mov ebp, ebx                                ;   665.2 p1     119 w copy
        shr edi, 6                                  ;   665.7 p1     119 w
        and edi, 0x3f                               ;   669.7 p0     119 w
        and eax, 0x80                               ;   673.7 p0     117 k
        or edx, esi                                 ;   674.7 p0     117 k
        or edx, eax                                 ;   675.2 p0     117 k
        movzx esi, dx                               ;   675.7 p1     117 k
        shr ebp, 0x12                               ;   665.7 p1     119 w
        mov ecx, esi                                ;   676.2 p0     117 k copy
        shl esi, 2                                  ;   676.2 p1     119 w
        and ebp, 0x3f                               ;   669.7 p0     119 w
        shl ebp, 8                                  ;   670.2 p1     119 w
        or edi, ebp                                 ;   674.2 p0     119 w
        mov eax, ebx                                ;   665.2 p0     117 k copy
        mov ebp, eax                                ;   665.7 p0     119 w copy
        shr ebp, 0xc                                ;   666.2 p1     119 w
        shr ebx, 0x1e                               ;   665.2 p1     119 w
        or ebx, esi                                 ;   680.2 p0     119 w
        mov esi, ecx                                ;   676.7 p0     119 w copy
        shr ecx, 4                                  ;   676.7 p1     119 w
        and ebp, 0x3f                               ;   670.2 p0     119 w
        shl ebp, 8                                  ;   670.7 p1     119 w
        and ebx, 0x3f                               ;   680.7 p0     119 w
        shr esi, 0xa                                ;   677.2 p1     119 w
        shl esi, 0x18                               ;   681.2 p1     119 w
        shl ebx, 0x10                               ;   681.2 p1     119 w
        mov edx, dword [esp + 84]                   ;   666.8 p2     120 rk reload
        and ecx, 0x3f                               ;   680.7 p0     119 w
        shl ecx, 0x18                               ;   681.2 p1     119 w
        or edi, ebx                                 ;   685.2 p0     119 w
        or edi, esi                                 ;   685.7 p0     119 w
        mov esi, eax                                ;   668.8 p0     119 w copy
        and esi, 0x3f                               ;   669.3 p0     119 w
        shr eax, 0x18                               ;   671.7 p1     119 w
        and eax, 0x3f                               ;   675.7 p0     119 w
        shl eax, 0x10                               ;   676.2 p1     119 w
        mov dword [edx + 192], edi                  ;   686.2 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   670.5 p2     115 c
        shr edi, 0x1b                               ;   673.7 p1     115 c
        or esi, ebp                                 ;   674.7 p0     119 w
        or esi, eax                                 ;   680.2 p0     119 w
        or esi, ecx                                 ;   685.2 p0     119 w
        mov dword [edx + 196], esi                  ;   685.7 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   672.5 p2     115 c
        shl esi, 1                                  ;   674.7 p1     115 c
        and esi, 0xfffffff                          ;   678.7 p0     115 c
        or esi, edi                                 ;   679.2 p0     115 c
        mov ebp, dword [esp + 12]                   ;   673.8 p2     116 d
        shr ebp, 0x1b                               ;   675.8 p1     116 d
        mov edi, dword [esp + 12]                   ;   674.8 p2     116 d
        shl edi, 1                                  ;   676.8 p1     116 d
        and edi, 0xfffffff                          ;   680.8 p0     116 d
        or edi, ebp                                 ;   681.3 p0     116 d
        mov ebp, esi                                ;   679.7 p0     117 k copy
        shl ebp, 0x1c                               ;   680.2 p1     117 k
        or ebp, edi                                 ;   684.2 p0     117 k
        mov edx, ebp                                ;   684.7 p0     117 k copy
        rol edx, 3                                  ;   685.2 p1     117 k
        mov ebx, ebp                                ;   684.7 p0     117 k copy
        mov ecx, ebp                                ;   684.7 p0     117 k copy
        rol ecx, 1                                  ;   689.2 p1     117 k
        and ebx, 0x10000                            ;   685.2 p0     117 k
        mov dword [esp + 12], edi                   ;   681.8 p0+p3  116 d spill
        and edx, 0x4440                             ;   689.2 p0     117 k
        or ebx, edx                                 ;   689.7 p0     117 k
        mov edx, ebp                                ;   684.7 p1     117 k copy
        rol edx, 0xa                                ;   690.2 p1     117 k
        and ecx, 0x80100000                         ;   693.2 p0     117 k
        mov eax, esi                                ;   681.7 p0     117 k copy
        shr eax, 4                                  ;   682.2 p1     117 k
        mov edi, ebp                                ;   684.7 p0     117 k copy
        rol edi, 4                                  ;   686.2 p1     117 k
        mov dword [esp + 16], esi                   ;   682.7 p0+p3  115 c spill
        mov dword [esp + 56], ecx                   ;   693.7 p0+p3  117 k spill
        mov ecx, ebp                                ;   684.7 p1     117 k copy
        mov esi, ebp                                ;   684.7 p1     117 k copy
        rol esi, 6                                  ;   690.2 p1     117 k
        and edi, 0x1000                             ;   690.2 p0     117 k
        or ebx, edi                                 ;   690.7 p0     117 k
        mov edi, ebp                                ;   685.7 p0     117 k copy
        rol ecx, 8                                  ;   691.2 p1     117 k
        rol edi, 0xe                                ;   695.2 p1     117 k
        and edx, 0x88000                            ;   694.2 p0     117 k
        or ebx, edx                                 ;   694.7 p0     117 k
        mov edx, ebp                                ;   687.2 p0     117 k copy
        rol edx, 0x11                               ;   695.2 p1     117 k
        and edi, 4                                  ;   699.2 p0     117 k
        and edx, 0x40080                            ;   699.2 p0     117 k
        and esi, 2                                  ;   694.2 p0     117 k
        or ebx, esi                                 ;   695.2 p0     117 k
        mov esi, ebp                                ;   689.2 p1     117 k copy
        rol esi, 0x12                               ;   695.7 p1     117 k
        or ebx, edi                                 ;   699.7 p0     117 k
        mov edi, ebp                                ;   690.2 p0     117 k copy
        rol edi, 0x16                               ;   700.2 p1     117 k
        and edi, 0x2010                             ;   704.2 p0     117 k
        and ecx, 0x800101                           ;   695.2 p0     117 k
        and esi, 0x400000                           ;   699.7 p0     117 k
        or ebx, edx                                 ;   700.2 p0     117 k
        mov edx, ebp                                ;   691.7 p1     117 k copy
        rol edx, 0x17                               ;   700.7 p1     117 k
        and edx, 0x20000                            ;   704.7 p0     117 k
        or ebx, ecx                                 ;   700.7 p0     117 k
        mov ecx, ebp                                ;   693.2 p1     117 k copy
        rol ecx, 0x18                               ;   701.2 p1     117 k
        or ebx, esi                                 ;   701.2 p0     117 k
        mov esi, ebp                                ;   694.2 p0     117 k copy
        rol esi, 0x1b                               ;   701.7 p1     117 k
        and ecx, 0x200                              ;   705.2 p0     117 k
        and esi, 0x20                               ;   705.7 p0     117 k
        or ebx, edi                                 ;   704.7 p0     117 k
        mov edi, ebp                                ;   695.7 p1     117 k copy
        rol edi, 0x1c                               ;   705.2 p1     117 k
        and edi, 0x200000                           ;   709.2 p0     117 k
        or ebx, edx                                 ;   705.2 p0     117 k
        mov edx, ebp                                ;   697.2 p1     117 k copy
        rol edx, 0x1d                               ;   705.7 p1     117 k
        and edx, 8                                  ;   709.7 p0     117 k
        or ebx, ecx                                 ;   705.7 p0     117 k
        mov ecx, ebp                                ;   698.2 p0     117 k copy
        rol ecx, 0x1e                               ;   706.2 p1     117 k
        or ebx, esi                                 ;   706.2 p0     117 k
        mov esi, ebp                                ;   699.2 p0     117 k copy
        rol esi, 0x1f                               ;   706.7 p1     117 k
        and ecx, 0x8000000                          ;   710.2 p0     117 k
        or ebx, edi                                 ;   709.7 p0     117 k
        mov edi, eax                                ;   700.7 p1     117 k copy
        rol edi, 2                                  ;   710.2 p1     117 k
        or ebx, edx                                 ;   710.2 p0     117 k
        mov edx, eax                                ;   701.3 p0     117 k copy
        or ebx, ecx                                 ;   710.7 p0     117 k
        mov ecx, edi                                ;   714.2 p1     117 k copy
        rol edx, 0xb                                ;   711.2 p1     117 k
        and edx, 0x10000000                         ;   715.2 p0     117 k
        and ecx, 0x1000000                          ;   714.7 p0     117 k
        and esi, 0x800                              ;   710.7 p0     117 k
        or ebx, esi                                 ;   711.2 p0     117 k
        mov esi, eax                                ;   703.8 p1     117 k copy
        rol esi, 0xe                                ;   711.7 p1     117 k
        and esi, 0x42000000                         ;   715.7 p0     117 k
        or ebx, ecx                                 ;   715.2 p0     117 k
        and edi, 0x28                               ;   714.2 p0     117 k
        or ebx, edx                                 ;   715.7 p0     117 k
        or ebx, esi                                 ;   716.2 p0     117 k
        or ebx, dword [esp + 56]                    ;   716.7 p2+p0  117 k
        mov esi, eax                                ;   706.8 p1     117 k copy
        rol ebp, 0xc                                ;   717.2 p1     117 k
        rol esi, 0x15                               ;   721.2 p1     117 k
        mov ecx, esi                                ;   725.2 p0     117 k copy
        and ecx, 0x20000000                         ;   725.7 p0     117 k
        or ebx, ecx                                 ;   726.2 p0     117 k
        mov ecx, eax                                ;   709.3 p1     117 k copy
        rol ecx, 0x16                               ;   726.7 p1     117 k
        mov edx, ecx                                ;   730.7 p0     117 k copy
        and edx, 0x4000000                          ;   731.2 p0     117 k
        or ebx, edx                                 ;   731.7 p0     117 k
        mov edx, eax                                ;   710.8 p1     117 k copy
        and edx, 0x2000                             ;   711.3 p0     117 k
        or edx, edi                                 ;   714.7 p0     117 k
        mov edi, eax                                ;   711.5 p1     117 k copy
        rol edi, 5                                  ;   715.2 p1     117 k
        and edi, 0x8000                             ;   719.2 p0     117 k
        or edx, edi                                 ;   719.7 p0     117 k
        mov edi, eax                                ;   713.0 p1     117 k copy
        rol edi, 7                                  ;   720.2 p1     117 k
        and esi, 2                                  ;   725.2 p0     117 k
        and edi, 0x4000                             ;   724.2 p0     117 k
        or edx, edi                                 ;   724.7 p0     117 k
        mov edi, eax                                ;   714.5 p1     117 k copy
        rol edi, 0xc                                ;   725.2 p1     117 k
        and ecx, 0x10                               ;   730.7 p0     117 k
        and ebp, 0x100                              ;   721.2 p0     117 k
        and edi, 0x1001                             ;   729.2 p0     117 k
        or edx, esi                                 ;   725.7 p0     117 k
        mov esi, eax                                ;   716.5 p1     117 k copy
        rol esi, 0x14                               ;   726.2 p1     117 k
        and esi, 0xa40                              ;   730.2 p0     117 k
        or edx, ebp                                 ;   726.2 p0     117 k
        mov ebp, eax                                ;   718.0 p1     117 k copy
        rol ebp, 0x17                               ;   726.7 p1     117 k
        or edx, edi                                 ;   729.7 p0     117 k
        or edx, esi                                 ;   730.7 p0     117 k
        mov esi, eax                                ;   719.5 p1     117 k copy
        rol eax, 0x1e                               ;   731.2 p1     117 k
        and eax, 0x80                               ;   735.2 p0     117 k
        or edx, ecx                                 ;   731.2 p0     117 k
        mov edi, ebx                                ;   732.2 p0     119 w copy
        shr edi, 6                                  ;   732.7 p1     119 w
        and edi, 0x3f                               ;   736.7 p0     119 w
        rol esi, 0x1d                               ;   737.2 p1     117 k
        and esi, 4                                  ;   741.2 p0     117 k
        and ebp, 0x400                              ;   730.7 p0     117 k
        or edx, ebp                                 ;   731.7 p0     117 k
        mov ebp, ebx                                ;   732.2 p1     119 w copy
        shr ebp, 0x12                               ;   732.7 p1     119 w
        and ebp, 0x3f                               ;   736.7 p0     119 w
        or edx, esi                                 ;   741.7 p0     117 k
        or edx, eax                                 ;   742.2 p0     117 k
        shl ebp, 8                                  ;   737.2 p1     119 w
        or edi, ebp                                 ;   741.2 p0     119 w
        movzx esi, dx                               ;   742.7 p0     117 k
        mov ecx, esi                                ;   743.2 p1     117 k copy
        shl esi, 2                                  ;   743.2 p1     119 w
        mov edx, dword [esp + 84]                   ;   726.2 p2     120 rk reload
        mov eax, ebx                                ;   732.2 p0     117 k copy
        mov ebp, eax                                ;   732.7 p1     119 w copy
        shr ebp, 0xc                                ;   733.2 p1     119 w
        shr ebx, 0x1e                               ;   732.2 p1     119 w
        or ebx, esi                                 ;   747.2 p0     119 w
        and ebx, 0x3f                               ;   747.7 p0     119 w
        shl ebx, 0x10                               ;   748.2 p1     119 w
        or edi, ebx                                 ;   752.2 p0     119 w
        mov esi, ecx                                ;   743.7 p0     119 w copy
        shr ecx, 4                                  ;   743.7 p1     119 w
        shr esi, 0xa                                ;   744.2 p1     119 w
        shl esi, 0x18                               ;   748.2 p1     119 w
        or edi, esi                                 ;   752.7 p0     119 w
        mov esi, eax                                ;   732.7 p0     119 w copy
        and esi, 0x3f                               ;   733.2 p0     119 w
        and ebp, 0x3f                               ;   737.2 p0     119 w
        shl ebp, 8                                  ;   737.7 p1     119 w
        shr eax, 0x18                               ;   734.5 p1     119 w
        and eax, 0x3f                               ;   738.5 p0     119 w
        mov dword [edx + 184], edi                  ;   753.2 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;   733.2 p2     115 c
        shr edi, 0x1a                               ;   735.5 p1     115 c
        shl eax, 0x10                               ;   739.0 p1     119 w
        and ecx, 0x3f                               ;   747.7 p0     119 w
        shl ecx, 0x18                               ;   748.2 p1     119 w
        or esi, ebp                                 ;   741.7 p0     119 w
        or esi, eax                                 ;   743.0 p0     119 w
        or esi, ecx                                 ;   752.2 p0     119 w
        mov dword [edx + 188], esi                  ;   752.7 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   736.2 p2     115 c
        shl esi, 2                                  ;   738.5 p1     115 c
        and esi, 0xfffffff                          ;   742.5 p0     115 c
        or esi, edi                                 ;   743.0 p0     115 c
        mov edi, dword [esp + 12]                   ;   737.5 p2     116 d
        mov ebp, dword [esp + 12]                   ;   738.5 p2     116 d
        shl edi, 2                                  ;   739.5 p1     116 d
        and edi, 0xfffffff                          ;   743.5 p0     116 d
        shr ebp, 0x1a                               ;   740.5 p1     116 d
        or edi, ebp                                 ;   744.5 p0     116 d
        mov dword [esp + 12], edi                   ;   745.0 p0+p3  116 d spill
        mov ebp, esi                                ;   743.5 p0     117 k copy
        shl ebp, 0x1c                               ;   744.0 p1     117 k
        or ebp, edi                                 ;   748.0 p0     117 k
        mov ecx, ebp                                ;   748.5 p0     117 k copy
        rol ecx, 1                                  ;   749.0 p1     117 k
        and ecx, 0x80100000                         ;   753.0 p0     117 k
        mov edi, ebp                                ;   748.5 p0     117 k copy
        rol edi, 4                                  ;   753.5 p1     117 k
        and edi, 0x1000                             ;   757.5 p0     117 k
        mov ebx, ebp                                ;   748.5 p0     117 k copy
        and ebx, 0x10000                            ;   749.0 p0     117 k
        mov edx, ebp                                ;   748.5 p1     117 k copy
        rol edx, 3                                  ;   749.5 p1     117 k
        and edx, 0x4440                             ;   753.5 p0     117 k
        mov dword [esp + 16], esi                   ;   745.2 p0+p3  115 c spill
        or ebx, edx                                 ;   754.0 p0     117 k
        mov edx, ebp                                ;   748.5 p1     117 k copy
        rol edx, 0xa                                ;   754.5 p1     117 k
        and edx, 0x88000                            ;   758.5 p0     117 k
        or ebx, edi                                 ;   758.0 p0     117 k
        mov edi, ebp                                ;   748.5 p1     117 k copy
        rol edi, 0xe                                ;   758.5 p1     117 k
        and edi, 4                                  ;   762.5 p0     117 k
        mov dword [esp + 56], ecx                   ;   753.5 p0+p3  117 k spill
        mov ecx, ebp                                ;   749.0 p1     117 k copy
        rol ecx, 8                                  ;   763.0 p1     117 k
        and ecx, 0x800101                           ;   767.0 p0     117 k
        or ebx, edx                                 ;   759.0 p0     117 k
        mov edx, ebp                                ;   750.2 p0     117 k copy
        rol edx, 0x11                               ;   759.5 p1     117 k
        and edx, 0x40080                            ;   763.5 p0     117 k
        mov eax, esi                                ;   751.2 p0     117 k copy
        shr eax, 4                                  ;   751.7 p1     117 k
        mov esi, ebp                                ;   751.7 p0     117 k copy
        rol esi, 6                                  ;   755.7 p1     117 k
        and esi, 2                                  ;   759.7 p0     117 k
        or ebx, esi                                 ;   760.2 p0     117 k
        mov esi, ebp                                ;   753.2 p0     117 k copy
        rol esi, 0x12                               ;   760.7 p1     117 k
        and esi, 0x400000                           ;   764.7 p0     117 k
        or ebx, edi                                 ;   763.0 p0     117 k
        mov edi, ebp                                ;   754.5 p1     117 k copy
        rol edi, 0x16                               ;   763.5 p1     117 k
        and edi, 0x2010                             ;   767.5 p0     117 k
        or ebx, edx                                 ;   764.0 p0     117 k
        mov edx, ebp                                ;   755.7 p0     117 k copy
        rol edx, 0x17                               ;   764.5 p1     117 k
        and edx, 0x20000                            ;   768.5 p0     117 k
        or ebx, ecx                                 ;   767.5 p0     117 k
        mov ecx, ebp                                ;   757.0 p1     117 k copy
        rol ecx, 0x18                               ;   768.0 p1     117 k
        and ecx, 0x200                              ;   772.0 p0     117 k
        or ebx, esi                                 ;   768.0 p0     117 k
        mov esi, ebp                                ;   758.2 p0     117 k copy
        rol esi, 0x1b                               ;   768.5 p1     117 k
        or ebx, edi                                 ;   768.5 p0     117 k
        mov edi, ebp                                ;   759.2 p0     117 k copy
        rol edi, 0x1c                               ;   769.0 p1     117 k
        and edi, 0x200000                           ;   773.0 p0     117 k
        and esi, 0x20                               ;   772.5 p0     117 k
        or ebx, edx                                 ;   769.0 p0     117 k
        mov edx, ebp                                ;   760.5 p1     117 k copy
        rol edx, 0x1d                               ;   769.5 p1     117 k
        and edx, 8                                  ;   773.5 p0     117 k
        or ebx, ecx                                 ;   772.5 p0     117 k
        mov ecx, ebp                                ;   762.0 p1     117 k copy
        rol ecx, 0x1e                               ;   773.0 p1     117 k
        and ecx, 0x8000000                          ;   777.0 p0     117 k
        or ebx, esi                                 ;   773.0 p0     117 k
        mov esi, ebp                                ;   763.2 p0     117 k copy
        rol esi, 0x1f                               ;   773.5 p1     117 k
        or ebx, edi                                 ;   773.5 p0     117 k
        mov edi, eax                                ;   764.2 p0     117 k copy
        rol edi, 2                                  ;   774.0 p1     117 k
        or ebx, edx                                 ;   774.0 p0     117 k
        mov edx, eax                                ;   765.2 p0     117 k copy
        rol edx, 0xb                                ;   774.5 p1     117 k
        and edx, 0x10000000                         ;   778.5 p0     117 k
        and esi, 0x800                              ;   777.5 p0     117 k
        or ebx, ecx                                 ;   777.5 p0     117 k
        mov ecx, edi                                ;   778.0 p1     117 k copy
        and ecx, 0x1000000                          ;   778.5 p0     117 k
        or ebx, esi                                 ;   778.0 p0     117 k
        mov esi, eax                                ;   767.5 p1     117 k copy
        rol esi, 0xe                                ;   778.5 p1     117 k
        and esi, 0x42000000                         ;   782.5 p0     117 k
        or ebx, ecx                                 ;   779.0 p0     117 k
        or ebx, edx                                 ;   779.5 p0     117 k
        or ebx, esi                                 ;   783.0 p0     117 k
        mov esi, eax                                ;   769.5 p1     117 k copy
        rol esi, 0x15                               ;   783.5 p1     117 k
        mov ecx, esi                                ;   787.5 p0     117 k copy
        and ecx, 0x20000000                         ;   788.0 p0     117 k
        or ebx, dword [esp + 56]                    ;   783.5 p2+p0  117 k
        or ebx, ecx                                 ;   788.5 p0     117 k
        mov ecx, eax                                ;   771.8 p1     117 k copy
        and edi, 0x28                               ;   778.0 p0     117 k
        rol ecx, 0x16                               ;   778.5 p1     117 k
        mov edx, ecx                                ;   782.5 p0     117 k copy
        and edx, 0x4000000                          ;   783.0 p0     117 k
        or ebx, edx                                 ;   789.0 p0     117 k
        mov edx, eax                                ;   773.8 p1     117 k copy
        and edx, 0x2000                             ;   774.3 p0     117 k
        or edx, edi                                 ;   778.5 p0     117 k
        mov edi, eax                                ;   774.8 p1     117 k copy
        rol edi, 5                                  ;   779.0 p1     117 k
        and edi, 0x8000                             ;   783.0 p0     117 k
        or edx, edi                                 ;   783.5 p0     117 k
        mov edi, eax                                ;   776.3 p1     117 k copy
        rol edi, 7                                  ;   784.0 p1     117 k
        and esi, 2                                  ;   787.5 p0     117 k
        rol ebp, 0xc                                ;   788.0 p1     117 k
        and ebp, 0x100                              ;   792.0 p0     117 k
        and edi, 0x4000                             ;   788.0 p0     117 k
        or edx, edi                                 ;   788.5 p0     117 k
        mov edi, eax                                ;   778.8 p1     117 k copy
        or edx, esi                                 ;   789.0 p0     117 k
        mov esi, eax                                ;   779.3 p1     117 k copy
        rol esi, 0x14                               ;   789.5 p1     117 k
        and ecx, 0x10                               ;   782.5 p0     117 k
        rol edi, 0xc                                ;   783.0 p1     117 k
        or edx, ebp                                 ;   792.5 p0     117 k
        and edi, 0x1001                             ;   787.0 p0     117 k
        or edx, edi                                 ;   793.0 p0     117 k
        mov edi, ebx                                ;   789.5 p1     119 w copy
        mov ebp, eax                                ;   782.0 p0     117 k copy
        rol ebp, 0x17                               ;   793.5 p1     117 k
        and esi, 0xa40                              ;   793.5 p0     117 k
        and ebp, 0x400                              ;   797.5 p0     117 k
        or edx, esi                                 ;   794.0 p0     117 k
        mov esi, eax                                ;   783.5 p1     117 k copy
        rol esi, 0x1d                               ;   794.5 p1     117 k
        and esi, 4                                  ;   798.5 p0     117 k
        shr edi, 6                                  ;   790.0 p1     119 w
        rol eax, 0x1e                               ;   794.0 p1     117 k
        and eax, 0x80                               ;   798.0 p0     117 k
        or edx, ecx                                 ;   794.5 p0     117 k
        and edi, 0x3f                               ;   794.0 p0     119 w
        or edx, ebp                                 ;   798.0 p0     117 k
        mov ebp, ebx                                ;   789.5 p1     119 w copy
        shr ebp, 0x12                               ;   790.0 p1     119 w
        and ebp, 0x3f                               ;   794.0 p0     119 w
        shl ebp, 8                                  ;   794.5 p1     119 w
        or edi, ebp                                 ;   798.5 p0     119 w
        or edx, esi                                 ;   799.0 p0     117 k
        or edx, eax                                 ;   799.5 p0     117 k
        movzx esi, dx                               ;   800.0 p0     117 k
        mov ecx, esi                                ;   800.5 p1     117 k copy
        shl esi, 2                                  ;   800.5 p1     119 w
        mov eax, ebx                                ;   789.8 p0     117 k copy
        shr ebx, 0x1e                               ;   791.0 p1     119 w
        or ebx, esi                                 ;   804.5 p0     119 w
        mov esi, ecx                                ;   801.0 p0     119 w copy
        and ebx, 0x3f                               ;   805.0 p0     119 w
        shr esi, 0xa                                ;   801.5 p1     119 w
        shl esi, 0x18                               ;   805.5 p1     119 w
        mov ebp, eax                                ;   792.2 p0     119 w copy
        shr ebp, 0xc                                ;   794.0 p1     119 w
        shl ebx, 0x10                               ;   805.5 p1     119 w
        or edi, ebx                                 ;   809.5 p0     119 w
        mov edx, dword [esp + 84]                   ;   793.5 p2     120 rk reload
        and ebp, 0x3f                               ;   798.0 p0     119 w
        shl ebp, 8                                  ;   798.5 p1     119 w
        shr ecx, 4                                  ;   801.0 p1     119 w
        and ecx, 0x3f                               ;   805.0 p0     119 w
        shl ecx, 0x18                               ;   805.5 p1     119 w
        or edi, esi                                 ;   810.0 p0     119 w
        mov esi, eax                                ;   796.0 p0     119 w copy
        and esi, 0x3f                               ;   796.5 p0     119 w
        or esi, ebp                                 ;   802.5 p0     119 w
        shr eax, 0x18                               ;   799.0 p1     119 w
        and eax, 0x3f                               ;   803.0 p0     119 w
        shl eax, 0x10                               ;   803.5 p1     119 w
        or esi, eax                                 ;   807.5 p0     119 w
        or esi, ecx                                 ;   809.5 p0     119 w
        mov dword [edx + 176], edi                  ;   810.5 p0+p3  120 rk
        mov dword [edx + 180], esi                  ;   810.0 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   799.2 p2     115 c
        shl esi, 2                                  ;   801.2 p1     115 c
        and esi, 0xfffffff                          ;   805.2 p0     115 c
        mov edi, dword [esp + 16]                   ;   800.2 p2     115 c
        shr edi, 0x1a                               ;   802.2 p1     115 c
        mov ebp, dword [esp + 12]                   ;   801.2 p2     116 d
        shr ebp, 0x1a                               ;   803.2 p1     116 d
        or esi, edi                                 ;   806.2 p0     115 c
        mov edi, dword [esp + 12]                   ;   802.2 p2     116 d
        shl edi, 2                                  ;   804.2 p1     116 d
        and edi, 0xfffffff                          ;   808.2 p0     116 d
        or edi, ebp                                 ;   808.7 p0     116 d
        mov eax, esi                                ;   806.7 p0     117 k copy
        mov ebp, esi                                ;   806.7 p0     117 k copy
        shl ebp, 0x1c                               ;   807.2 p1     117 k
        or ebp, edi                                 ;   811.2 p0     117 k
        mov ecx, ebp                                ;   811.7 p0     117 k copy
        shr eax, 4                                  ;   807.2 p1     117 k
        mov edx, ebp                                ;   811.7 p0     117 k copy
        rol edx, 3                                  ;   812.2 p1     117 k
        rol ecx, 1                                  ;   816.2 p1     117 k
        and ecx, 0x80100000                         ;   820.2 p0     117 k
        mov ebx, ebp                                ;   811.7 p0     117 k copy
        mov dword [esp + 12], edi                   ;   809.2 p0+p3  116 d spill
        and ebx, 0x10000                            ;   812.2 p0     117 k
        mov edi, ebp                                ;   811.7 p0     117 k copy
        rol edi, 4                                  ;   812.7 p1     117 k
        and edi, 0x1000                             ;   816.7 p0     117 k
        mov dword [esp + 56], ecx                   ;   820.7 p0+p3  117 k spill
        mov ecx, ebp                                ;   811.7 p1     117 k copy
        mov dword [esp + 16], esi                   ;   810.8 p0+p3  115 c spill
        mov esi, ebp                                ;   811.7 p1     117 k copy
        rol esi, 6                                  ;   817.2 p1     117 k
        and esi, 2                                  ;   821.2 p0     117 k
        rol ecx, 8                                  ;   821.7 p1     117 k
        and ecx, 0x800101                           ;   825.7 p0     117 k
        and edx, 0x4440                             ;   816.2 p0     117 k
        or ebx, edx                                 ;   816.7 p0     117 k
        mov edx, ebp                                ;   813.0 p1     117 k copy
        rol edx, 0xa                                ;   817.2 p1     117 k
        and edx, 0x88000                            ;   821.2 p0     117 k
        or ebx, edi                                 ;   817.2 p0     117 k
        mov edi, ebp                                ;   814.5 p1     117 k copy
        rol edi, 0xe                                ;   817.7 p1     117 k
        or ebx, edx                                 ;   821.7 p0     117 k
        mov edx, ebp                                ;   815.2 p0     117 k copy
        rol edx, 0x11                               ;   822.2 p1     117 k
        or ebx, esi                                 ;   822.2 p0     117 k
        mov esi, ebp                                ;   816.2 p0     117 k copy
        rol esi, 0x12                               ;   822.7 p1     117 k
        and edx, 0x40080                            ;   826.2 p0     117 k
        and edi, 4                                  ;   821.7 p0     117 k
        or ebx, edi                                 ;   822.7 p0     117 k
        mov edi, ebp                                ;   818.0 p1     117 k copy
        rol edi, 0x16                               ;   823.2 p1     117 k
        or ebx, edx                                 ;   826.7 p0     117 k
        mov edx, ebp                                ;   818.7 p0     117 k copy
        rol edx, 0x17                               ;   827.2 p1     117 k
        and edx, 0x20000                            ;   831.2 p0     117 k
        and esi, 0x400000                           ;   826.7 p0     117 k
        and edi, 0x2010                             ;   827.2 p0     117 k
        or ebx, ecx                                 ;   827.2 p0     117 k
        mov ecx, ebp                                ;   820.5 p1     117 k copy
        rol ecx, 0x18                               ;   827.7 p1     117 k
        or ebx, esi                                 ;   827.7 p0     117 k
        mov esi, ebp                                ;   821.7 p0     117 k copy
        rol esi, 0x1b                               ;   828.2 p1     117 k
        and esi, 0x20                               ;   832.2 p0     117 k
        or ebx, edi                                 ;   828.2 p0     117 k
        mov edi, ebp                                ;   823.0 p1     117 k copy
        rol edi, 0x1c                               ;   828.7 p1     117 k
        or ebx, edx                                 ;   831.7 p0     117 k
        mov edx, ebp                                ;   823.7 p0     117 k copy
        rol edx, 0x1d                               ;   832.2 p1     117 k
        and edx, 8                                  ;   836.2 p0     117 k
        and ecx, 0x200                              ;   831.7 p0     117 k
        or ebx, ecx                                 ;   832.2 p0     117 k
        mov ecx, ebp                                ;   825.5 p1     117 k copy
        rol ecx, 0x1e                               ;   832.7 p1     117 k
        and edi, 0x200000                           ;   832.7 p0     117 k
        and ecx, 0x8000000                          ;   836.7 p0     117 k
        or ebx, esi                                 ;   832.7 p0     117 k
        mov esi, ebp                                ;   827.0 p1     117 k copy
        rol esi, 0x1f                               ;   833.2 p1     117 k
        and esi, 0x800                              ;   837.2 p0     117 k
        or ebx, edi                                 ;   833.2 p0     117 k
        mov edi, eax                                ;   828.2 p0     117 k copy
        rol edi, 2                                  ;   833.7 p1     117 k
        or ebx, edx                                 ;   836.7 p0     117 k
        mov edx, eax                                ;   829.2 p0     117 k copy
        rol edx, 0xb                                ;   837.2 p1     117 k
        or ebx, ecx                                 ;   837.2 p0     117 k
        or ebx, esi                                 ;   837.7 p0     117 k
        mov esi, eax                                ;   830.5 p1     117 k copy
        rol esi, 0xe                                ;   838.2 p1     117 k
        and esi, 0x42000000                         ;   842.2 p0     117 k
        mov ecx, edi                                ;   837.7 p0     117 k copy
        and ecx, 0x1000000                          ;   838.2 p0     117 k
        and edx, 0x10000000                         ;   841.2 p0     117 k
        or ebx, ecx                                 ;   838.7 p0     117 k
        or ebx, edx                                 ;   841.7 p0     117 k
        or ebx, esi                                 ;   842.7 p0     117 k
        mov esi, eax                                ;   833.2 p1     117 k copy
        rol esi, 0x15                               ;   843.2 p1     117 k
        mov ecx, esi                                ;   847.2 p0     117 k copy
        or ebx, dword [esp + 56]                    ;   843.2 p2+p0  117 k
        and ecx, 0x20000000                         ;   847.7 p0     117 k
        or ebx, ecx                                 ;   848.2 p0     117 k
        mov ecx, eax                                ;   835.5 p1     117 k copy
        rol ecx, 0x16                               ;   848.7 p1     117 k
        mov edx, ecx                                ;   852.7 p0     117 k copy
        and edi, 0x28                               ;   837.7 p0     117 k
        and edx, 0x4000000                          ;   853.2 p0     117 k
        or ebx, edx                                 ;   853.7 p0     117 k
        mov edx, eax                                ;   837.5 p1     117 k copy
        and edx, 0x2000                             ;   838.3 p0     117 k
        or edx, edi                                 ;   838.8 p0     117 k
        mov edi, eax                                ;   838.5 p1     117 k copy
        rol edi, 5                                  ;   839.3 p1     117 k
        rol ebp, 0xc                                ;   843.3 p1     117 k
        and ecx, 0x10                               ;   852.7 p0     117 k
        and edi, 0x8000                             ;   843.3 p0     117 k
        and esi, 2                                  ;   847.2 p0     117 k
        or edx, edi                                 ;   843.8 p0     117 k
        mov edi, eax                                ;   841.0 p1     117 k copy
        rol edi, 7                                  ;   844.3 p1     117 k
        and edi, 0x4000                             ;   848.3 p0     117 k
        or edx, edi                                 ;   848.8 p0     117 k
        mov edi, eax                                ;   842.5 p1     117 k copy
        rol edi, 0xc                                ;   849.3 p1     117 k
        and edi, 0x1001                             ;   853.3 p0     117 k
        or edx, esi                                 ;   849.3 p0     117 k
        mov esi, eax                                ;   843.8 p0     117 k copy
        rol esi, 0x14                               ;   849.8 p1     117 k
        and esi, 0xa40                              ;   853.8 p0     117 k
        and ebp, 0x100                              ;   847.3 p0     117 k
        or edx, ebp                                 ;   849.8 p0     117 k
        mov ebp, eax                                ;   845.2 p1     117 k copy
        rol ebp, 0x17                               ;   850.3 p1     117 k
        and ebp, 0x400                              ;   854.3 p0     117 k
        or edx, edi                                 ;   853.8 p0     117 k
        or edx, esi                                 ;   854.3 p0     117 k
        mov esi, eax                                ;   846.8 p1     117 k copy
        rol esi, 0x1d                               ;   854.8 p1     117 k
        or edx, ecx                                 ;   854.8 p0     117 k
        rol eax, 0x1e                               ;   855.3 p1     117 k
        and eax, 0x80                               ;   859.3 p0     117 k
        or edx, ebp                                 ;   855.3 p0     117 k
        and esi, 4                                  ;   858.8 p0     117 k
        mov ebp, ebx                                ;   854.2 p1     119 w copy
        or edx, esi                                 ;   859.3 p0     117 k
        or edx, eax                                 ;   859.8 p0     117 k
        movzx esi, dx                               ;   860.3 p1     117 k
        mov eax, ebx                                ;   854.2 p0     117 k copy
        shr ebp, 0x12                               ;   854.7 p1     119 w
        mov edi, ebx                                ;   854.2 p0     119 w copy
        shr ebx, 0x1e                               ;   854.2 p1     119 w
        mov ecx, esi                                ;   860.8 p0     117 k copy
        shl esi, 2                                  ;   860.8 p1     119 w
        or ebx, esi                                 ;   864.8 p0     119 w
        and ebp, 0x3f                               ;   858.7 p0     119 w
        shl ebp, 8                                  ;   859.2 p1     119 w
        mov edx, dword [esp + 84]                   ;   853.5 p2     120 rk reload
        and ebx, 0x3f                               ;   865.3 p0     119 w
        shl ebx, 0x10                               ;   865.8 p1     119 w
        shr edi, 6                                  ;   855.8 p1     119 w
        and edi, 0x3f                               ;   859.8 p0     119 w
        or edi, ebp                                 ;   863.2 p0     119 w
        or edi, ebx                                 ;   869.8 p0     119 w
        mov ebp, eax                                ;   856.3 p0     119 w copy
        shr ebp, 0xc                                ;   856.8 p1     119 w
        and ebp, 0x3f                               ;   860.8 p0     119 w
        shl ebp, 8                                  ;   861.3 p1     119 w
        mov esi, ecx                                ;   861.3 p0     119 w copy
        shr esi, 0xa                                ;   861.8 p1     119 w
        shl esi, 0x18                               ;   865.8 p1     119 w
        shr ecx, 4                                  ;   861.3 p1     119 w
        and ecx, 0x3f                               ;   865.3 p0     119 w
        shl ecx, 0x18                               ;   865.8 p1     119 w
        or edi, esi                                 ;   870.3 p0     119 w
        mov dword [edx + 168], edi                  ;   870.8 p0+p3  120 rk
        mov esi, eax                                ;   860.7 p0     119 w copy
        and esi, 0x3f                               ;   861.2 p0     119 w
        shr eax, 0x18                               ;   862.8 p1     119 w
        and eax, 0x3f                               ;   866.8 p0     119 w
        shl eax, 0x10                               ;   867.3 p1     119 w
        or esi, ebp                                 ;   865.3 p0     119 w
        or esi, eax                                 ;   871.3 p0     119 w
        mov edi, dword [esp + 16]                   ;   862.2 p2     115 c
        shr edi, 0x1a                               ;   864.8 p1     115 c
        or esi, ecx                                 ;   871.8 p0     119 w
        mov dword [edx + 172], esi                  ;   872.3 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   863.5 p2     115 c
        shl esi, 2                                  ;   865.8 p1     115 c
        and esi, 0xfffffff                          ;   869.8 p0     115 c
        or esi, edi                                 ;   870.3 p0     115 c
        mov edi, dword [esp + 12]                   ;   864.8 p2     116 d
        shl edi, 2                                  ;   866.8 p1     116 d
        and edi, 0xfffffff                          ;   870.8 p0     116 d
        mov ebp, dword [esp + 12]                   ;   865.8 p2     116 d
        shr ebp, 0x1a                               ;   867.8 p1     116 d
        or edi, ebp                                 ;   871.8 p0     116 d
        mov ebp, esi                                ;   870.8 p0     117 k copy
        shl ebp, 0x1c                               ;   871.3 p1     117 k
        or ebp, edi                                 ;   875.3 p0     117 k
        mov edx, ebp                                ;   875.8 p0     117 k copy
        rol edx, 3                                  ;   876.3 p1     117 k
        and edx, 0x4440                             ;   880.3 p0     117 k
        mov eax, esi                                ;   870.8 p0     117 k copy
        mov dword [esp + 12], edi                   ;   872.3 p0+p3  116 d spill
        mov edi, ebp                                ;   875.8 p0     117 k copy
        shr eax, 4                                  ;   871.3 p1     117 k
        mov ecx, ebp                                ;   875.8 p0     117 k copy
        rol ecx, 1                                  ;   876.3 p1     117 k
        and ecx, 0x80100000                         ;   880.3 p0     117 k
        mov ebx, ebp                                ;   875.8 p0     117 k copy
        mov dword [esp + 56], ecx                   ;   880.8 p0+p3  117 k spill
        mov ecx, ebp                                ;   875.8 p1     117 k copy
        rol ecx, 8                                  ;   880.8 p1     117 k
        and ecx, 0x800101                           ;   884.8 p0     117 k
        and ebx, 0x10000                            ;   876.3 p0     117 k
        rol edi, 4                                  ;   876.8 p1     117 k
        mov dword [esp + 16], esi                   ;   874.5 p0+p3  115 c spill
        mov esi, ebp                                ;   875.8 p1     117 k copy
        rol esi, 6                                  ;   880.8 p1     117 k
        and esi, 2                                  ;   884.8 p0     117 k
        or ebx, edx                                 ;   880.8 p0     117 k
        mov edx, ebp                                ;   876.5 p0     117 k copy
        rol edx, 0xa                                ;   881.3 p1     117 k
        and edx, 0x88000                            ;   885.3 p0     117 k
        and edi, 0x1000                             ;   880.8 p0     117 k
        or ebx, edi                                 ;   881.3 p0     117 k
        mov edi, ebp                                ;   877.8 p1     117 k copy
        rol edi, 0xe                                ;   881.8 p1     117 k
        and edi, 4                                  ;   885.8 p0     117 k
        or ebx, edx                                 ;   885.8 p0     117 k
        mov edx, ebp                                ;   879.3 p1     117 k copy
        rol edx, 0x11                               ;   886.3 p1     117 k
        or ebx, esi                                 ;   886.3 p0     117 k
        mov esi, ebp                                ;   880.0 p0     117 k copy
        rol esi, 0x12                               ;   886.8 p1     117 k
        and edx, 0x40080                            ;   890.3 p0     117 k
        or ebx, edi                                 ;   886.8 p0     117 k
        or ebx, edx                                 ;   890.8 p0     117 k
        mov edi, ebp                                ;   881.8 p1     117 k copy
        rol edi, 0x16                               ;   891.3 p1     117 k
        and esi, 0x400000                           ;   890.8 p0     117 k
        mov edx, ebp                                ;   882.5 p0     117 k copy
        rol edx, 0x17                               ;   891.3 p1     117 k
        and edx, 0x20000                            ;   895.3 p0     117 k
        or ebx, ecx                                 ;   891.3 p0     117 k
        mov ecx, ebp                                ;   884.0 p0     117 k copy
        rol ecx, 0x18                               ;   891.8 p1     117 k
        and ecx, 0x200                              ;   895.8 p0     117 k
        or ebx, esi                                 ;   891.8 p0     117 k
        mov esi, ebp                                ;   885.3 p1     117 k copy
        rol esi, 0x1b                               ;   892.3 p1     117 k
        and edi, 0x2010                             ;   895.3 p0     117 k
        or ebx, edi                                 ;   895.8 p0     117 k
        mov edi, ebp                                ;   886.5 p0     117 k copy
        rol edi, 0x1c                               ;   896.3 p1     117 k
        and esi, 0x20                               ;   896.3 p0     117 k
        and edi, 0x200000                           ;   900.3 p0     117 k
        or ebx, edx                                 ;   896.3 p0     117 k
        mov edx, ebp                                ;   887.8 p1     117 k copy
        rol edx, 0x1d                               ;   896.8 p1     117 k
        and edx, 8                                  ;   900.8 p0     117 k
        or ebx, ecx                                 ;   896.8 p0     117 k
        mov ecx, ebp                                ;   889.3 p1     117 k copy
        rol ecx, 0x1e                               ;   897.3 p1     117 k
        or ebx, esi                                 ;   897.3 p0     117 k
        mov esi, ebp                                ;   890.0 p0     117 k copy
        rol esi, 0x1f                               ;   897.8 p1     117 k
        or ebx, edi                                 ;   900.8 p0     117 k
        mov edi, eax                                ;   891.0 p0     117 k copy
        rol edi, 2                                  ;   901.3 p1     117 k
        or ebx, edx                                 ;   901.3 p0     117 k
        mov edx, eax                                ;   892.0 p0     117 k copy
        rol edx, 0xb                                ;   901.8 p1     117 k
        and esi, 0x800                              ;   901.8 p0     117 k
        and edx, 0x10000000                         ;   905.8 p0     117 k
        rol ebp, 0xc                                ;   906.3 p1     117 k
        and ecx, 0x8000000                          ;   901.3 p0     117 k
        or ebx, ecx                                 ;   901.8 p0     117 k
        or ebx, esi                                 ;   902.3 p0     117 k
        mov esi, eax                                ;   894.8 p1     117 k copy
        mov ecx, edi                                ;   905.3 p0     117 k copy
        and ecx, 0x1000000                          ;   905.8 p0     117 k
        rol esi, 0xe                                ;   906.3 p1     117 k
        and esi, 0x42000000                         ;   910.3 p0     117 k
        or ebx, ecx                                 ;   906.3 p0     117 k
        or ebx, edx                                 ;   906.8 p0     117 k
        or ebx, esi                                 ;   910.8 p0     117 k
        mov esi, eax                                ;   897.2 p1     117 k copy
        or ebx, dword [esp + 56]                    ;   911.3 p2+p0  117 k
        rol esi, 0x15                               ;   911.8 p1     117 k
        mov ecx, esi                                ;   915.8 p0     117 k copy
        and ecx, 0x20000000                         ;   916.3 p0     117 k
        or ebx, ecx                                 ;   916.8 p0     117 k
        mov ecx, eax                                ;   899.5 p1     117 k copy
        rol ecx, 0x16                               ;   917.3 p1     117 k
        mov edx, ecx                                ;   921.3 p0     117 k copy
        and edi, 0x28                               ;   905.3 p0     117 k
        and edx, 0x4000000                          ;   921.8 p0     117 k
        or ebx, edx                                 ;   922.3 p0     117 k
        mov edx, eax                                ;   901.5 p1     117 k copy
        and edx, 0x2000                             ;   902.2 p0     117 k
        or edx, edi                                 ;   905.8 p0     117 k
        mov edi, eax                                ;   902.5 p1     117 k copy
        rol edi, 5                                  ;   906.3 p1     117 k
        and edi, 0x8000                             ;   910.3 p0     117 k
        or edx, edi                                 ;   910.8 p0     117 k
        mov edi, eax                                ;   904.0 p1     117 k copy
        rol edi, 7                                  ;   911.3 p1     117 k
        and ebp, 0x100                              ;   910.3 p0     117 k
        and ecx, 0x10                               ;   921.3 p0     117 k
        and edi, 0x4000                             ;   915.3 p0     117 k
        or edx, edi                                 ;   915.8 p0     117 k
        mov edi, eax                                ;   905.8 p1     117 k copy
        rol edi, 0xc                                ;   916.3 p1     117 k
        and esi, 2                                  ;   915.8 p0     117 k
        or edx, esi                                 ;   916.3 p0     117 k
        mov esi, eax                                ;   907.3 p1     117 k copy
        rol esi, 0x14                               ;   916.8 p1     117 k
        and esi, 0xa40                              ;   920.8 p0     117 k
        and edi, 0x1001                             ;   920.3 p0     117 k
        or edx, ebp                                 ;   916.8 p0     117 k
        mov ebp, eax                                ;   908.8 p1     117 k copy
        rol ebp, 0x17                               ;   917.3 p1     117 k
        and ebp, 0x400                              ;   921.3 p0     117 k
        or edx, edi                                 ;   920.8 p0     117 k
        or edx, esi                                 ;   921.3 p0     117 k
        mov edi, ebx                                ;   922.8 p1     119 w copy
        mov esi, eax                                ;   911.0 p0     117 k copy
        rol esi, 0x1d                               ;   921.8 p1     117 k
        or edx, ecx                                 ;   921.8 p0     117 k
        or edx, ebp                                 ;   922.3 p0     117 k
        mov ebp, ebx                                ;   922.8 p1     119 w copy
        shr ebp, 0x12                               ;   923.3 p1     119 w
        and esi, 4                                  ;   925.8 p0     117 k
        or edx, esi                                 ;   926.3 p0     117 k
        and ebp, 0x3f                               ;   927.3 p0     119 w
        shr edi, 6                                  ;   923.3 p1     119 w
        rol eax, 0x1e                               ;   927.3 p1     117 k
        and eax, 0x80                               ;   931.3 p0     117 k
        and edi, 0x3f                               ;   927.3 p0     119 w
        or edx, eax                                 ;   931.8 p0     117 k
        movzx esi, dx                               ;   932.3 p1     117 k
        mov edx, dword [esp + 84]                   ;   915.8 p2     120 rk reload
        mov ecx, esi                                ;   932.8 p0     117 k copy
        shl esi, 2                                  ;   932.8 p1     119 w
        shl ebp, 8                                  ;   927.8 p1     119 w
        or edi, ebp                                 ;   931.8 p0     119 w
        mov eax, ebx                                ;   922.8 p0     117 k copy
        mov ebp, eax                                ;   923.3 p0     119 w copy
        shr ebp, 0xc                                ;   923.8 p1     119 w
        and ebp, 0x3f                               ;   927.8 p0     119 w
        shl ebp, 8                                  ;   928.3 p1     119 w
        shr ebx, 0x1e                               ;   922.8 p1     119 w
        or ebx, esi                                 ;   936.8 p0     119 w
        and ebx, 0x3f                               ;   937.3 p0     119 w
        mov esi, ecx                                ;   933.3 p0     119 w copy
        shr esi, 0xa                                ;   933.8 p1     119 w
        shl esi, 0x18                               ;   937.8 p1     119 w
        shr ecx, 4                                  ;   933.3 p1     119 w
        and ecx, 0x3f                               ;   937.3 p0     119 w
        shl ebx, 0x10                               ;   937.8 p1     119 w
        or edi, ebx                                 ;   941.8 p0     119 w
        or edi, esi                                 ;   942.3 p0     119 w
        mov dword [edx + 160], edi                  ;   942.8 p0+p3  120 rk
        shl ecx, 0x18                               ;   937.8 p1     119 w
        mov esi, eax                                ;   924.2 p0     119 w copy
        and esi, 0x3f                               ;   924.7 p0     119 w
        or esi, ebp                                 ;   932.3 p0     119 w
        mov ebp, dword [esp + 12]                   ;   924.5 p2     116 d
        shr eax, 0x18                               ;   926.5 p1     119 w
        and eax, 0x3f                               ;   930.5 p0     119 w
        shl eax, 0x10                               ;   931.0 p1     119 w
        or esi, eax                                 ;   935.0 p0     119 w
        or esi, ecx                                 ;   941.8 p0     119 w
        mov dword [edx + 164], esi                  ;   942.3 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   926.8 p2     115 c
        mov edi, dword [esp + 16]                   ;   927.8 p2     115 c
        shl esi, 2                                  ;   928.8 p1     115 c
        and esi, 0xfffffff                          ;   932.8 p0     115 c
        shr edi, 0x1a                               ;   929.8 p1     115 c
        or esi, edi                                 ;   933.8 p0     115 c
        shr ebp, 0x1a                               ;   930.5 p1     116 d
        mov edi, dword [esp + 12]                   ;   929.2 p2     116 d
        shl edi, 2                                  ;   931.5 p1     116 d
        and edi, 0xfffffff                          ;   935.5 p0     116 d
        mov eax, esi                                ;   934.3 p0     117 k copy
        or edi, ebp                                 ;   936.0 p0     116 d
        mov ebp, esi                                ;   934.3 p0     117 k copy
        shl ebp, 0x1c                               ;   934.8 p1     117 k
        or ebp, edi                                 ;   938.8 p0     117 k
        mov edx, ebp                                ;   939.3 p0     117 k copy
        shr eax, 4                                  ;   934.8 p1     117 k
        mov dword [esp + 12], edi                   ;   936.5 p0+p3  116 d spill
        rol edx, 3                                  ;   939.8 p1     117 k
        mov edi, ebp                                ;   939.3 p0     117 k copy
        rol edi, 4                                  ;   943.8 p1     117 k
        and edi, 0x1000                             ;   947.8 p0     117 k
        mov dword [esp + 16], esi                   ;   934.8 p0+p3  115 c spill
        mov esi, ebp                                ;   939.3 p0     117 k copy
        mov ebx, ebp                                ;   939.3 p0     117 k copy
        rol esi, 6                                  ;   948.3 p1     117 k
        and esi, 2                                  ;   952.3 p0     117 k
        and ebx, 0x10000                            ;   939.8 p0     117 k
        and edx, 0x4440                             ;   943.8 p0     117 k
        mov ecx, ebp                                ;   939.3 p1     117 k copy
        rol ecx, 1                                  ;   944.3 p1     117 k
        and ecx, 0x80100000                         ;   948.3 p0     117 k
        mov dword [esp + 56], ecx                   ;   948.8 p0+p3  117 k spill
        mov ecx, ebp                                ;   939.3 p1     117 k copy
        rol ecx, 8                                  ;   948.8 p1     117 k
        and ecx, 0x800101                           ;   952.8 p0     117 k
        or ebx, edx                                 ;   944.3 p0     117 k
        mov edx, ebp                                ;   940.5 p1     117 k copy
        rol edx, 0xa                                ;   944.8 p1     117 k
        and edx, 0x88000                            ;   948.8 p0     117 k
        or ebx, edi                                 ;   948.3 p0     117 k
        mov edi, ebp                                ;   941.8 p0     117 k copy
        rol edi, 0xe                                ;   948.8 p1     117 k
        and edi, 4                                  ;   952.8 p0     117 k
        or ebx, edx                                 ;   949.3 p0     117 k
        or ebx, esi                                 ;   952.8 p0     117 k
        mov esi, ebp                                ;   943.0 p1     117 k copy
        rol esi, 0x12                               ;   953.3 p1     117 k
        or ebx, edi                                 ;   953.3 p0     117 k
        mov edi, ebp                                ;   944.3 p0     117 k copy
        mov edx, ebp                                ;   944.5 p1     117 k copy
        rol edx, 0x11                               ;   953.8 p1     117 k
        rol edi, 0x16                               ;   957.8 p1     117 k
        and edi, 0x2010                             ;   961.8 p0     117 k
        and edx, 0x40080                            ;   957.8 p0     117 k
        or ebx, edx                                 ;   958.3 p0     117 k
        mov edx, ebp                                ;   946.3 p0     117 k copy
        rol edx, 0x17                               ;   958.8 p1     117 k
        and edx, 0x20000                            ;   962.8 p0     117 k
        or ebx, ecx                                 ;   958.8 p0     117 k
        mov ecx, ebp                                ;   947.8 p0     117 k copy
        rol ecx, 0x18                               ;   959.3 p1     117 k
        and ecx, 0x200                              ;   963.3 p0     117 k
        and esi, 0x400000                           ;   957.3 p0     117 k
        or ebx, esi                                 ;   959.3 p0     117 k
        mov esi, ebp                                ;   949.0 p1     117 k copy
        rol esi, 0x1b                               ;   959.8 p1     117 k
        or ebx, edi                                 ;   962.3 p0     117 k
        mov edi, ebp                                ;   950.3 p0     117 k copy
        rol edi, 0x1c                               ;   962.8 p1     117 k
        or ebx, edx                                 ;   963.3 p0     117 k
        mov edx, ebp                                ;   951.3 p0     117 k copy
        rol edx, 0x1d                               ;   963.8 p1     117 k
        and edx, 8                                  ;   967.8 p0     117 k
        or ebx, ecx                                 ;   963.8 p0     117 k
        mov ecx, ebp                                ;   952.5 p1     117 k copy
        rol ecx, 0x1e                               ;   964.3 p1     117 k
        and edi, 0x200000                           ;   966.8 p0     117 k
        and esi, 0x20                               ;   963.8 p0     117 k
        or ebx, esi                                 ;   964.3 p0     117 k
        mov esi, ebp                                ;   954.0 p1     117 k copy
        rol esi, 0x1f                               ;   964.8 p1     117 k
        and esi, 0x800                              ;   968.8 p0     117 k
        and ecx, 0x8000000                          ;   968.3 p0     117 k
        rol ebp, 0xc                                ;   968.8 p1     117 k
        or ebx, edi                                 ;   967.3 p0     117 k
        mov edi, eax                                ;   955.8 p0     117 k copy
        rol edi, 2                                  ;   967.8 p1     117 k
        or ebx, edx                                 ;   968.3 p0     117 k
        mov edx, eax                                ;   956.8 p0     117 k copy
        rol edx, 0xb                                ;   968.8 p1     117 k
        or ebx, ecx                                 ;   968.8 p0     117 k
        and edx, 0x10000000                         ;   972.8 p0     117 k
        mov ecx, edi                                ;   971.8 p0     117 k copy
        and ecx, 0x1000000                          ;   972.3 p0     117 k
        or ebx, esi                                 ;   969.3 p0     117 k
        mov esi, eax                                ;   958.8 p1     117 k copy
        rol esi, 0xe                                ;   969.8 p1     117 k
        or ebx, ecx                                 ;   972.8 p0     117 k
        or ebx, edx                                 ;   973.3 p0     117 k
        and esi, 0x42000000                         ;   973.8 p0     117 k
        or ebx, esi                                 ;   974.3 p0     117 k
        mov esi, eax                                ;   960.8 p1     117 k copy
        rol esi, 0x15                               ;   974.8 p1     117 k
        mov ecx, esi                                ;   978.8 p0     117 k copy
        or ebx, dword [esp + 56]                    ;   974.8 p2+p0  117 k
        and ecx, 0x20000000                         ;   979.3 p0     117 k
        or ebx, ecx                                 ;   979.8 p0     117 k
        mov ecx, eax                                ;   963.2 p1     117 k copy
        and edi, 0x28                               ;   971.8 p0     117 k
        rol ecx, 0x16                               ;   972.3 p1     117 k
        mov edx, ecx                                ;   976.3 p0     117 k copy
        and edx, 0x4000000                          ;   976.8 p0     117 k
        or ebx, edx                                 ;   980.3 p0     117 k
        mov edx, eax                                ;   965.2 p1     117 k copy
        and edx, 0x2000                             ;   965.8 p0     117 k
        or edx, edi                                 ;   972.3 p0     117 k
        mov edi, eax                                ;   966.2 p1     117 k copy
        rol edi, 5                                  ;   972.8 p1     117 k
        and edi, 0x8000                             ;   976.8 p0     117 k
        or edx, edi                                 ;   977.3 p0     117 k
        and ebp, 0x100                              ;   972.8 p0     117 k
        and esi, 2                                  ;   978.8 p0     117 k
        mov edi, eax                                ;   968.2 p1     117 k copy
        and ecx, 0x10                               ;   976.3 p0     117 k
        rol edi, 7                                  ;   976.8 p1     117 k
        and edi, 0x4000                             ;   980.8 p0     117 k
        or edx, edi                                 ;   981.3 p0     117 k
        mov edi, eax                                ;   969.8 p1     117 k copy
        rol edi, 0xc                                ;   981.8 p1     117 k
        and edi, 0x1001                             ;   985.8 p0     117 k
        or edx, esi                                 ;   981.8 p0     117 k
        mov esi, eax                                ;   971.3 p1     117 k copy
        rol esi, 0x14                               ;   982.3 p1     117 k
        and esi, 0xa40                              ;   986.3 p0     117 k
        or edx, ebp                                 ;   982.3 p0     117 k
        mov ebp, eax                                ;   972.8 p1     117 k copy
        rol ebp, 0x17                               ;   982.8 p1     117 k
        and ebp, 0x400                              ;   986.8 p0     117 k
        or edx, edi                                 ;   986.3 p0     117 k
        mov edi, ebx                                ;   980.8 p0     119 w copy
        shr edi, 6                                  ;   981.3 p1     119 w
        and edi, 0x3f                               ;   985.3 p0     119 w
        or edx, esi                                 ;   986.8 p0     117 k
        mov esi, eax                                ;   975.3 p1     117 k copy
        rol esi, 0x1d                               ;   987.3 p1     117 k
        and esi, 4                                  ;   991.3 p0     117 k
        rol eax, 0x1e                               ;   991.8 p1     117 k
        or edx, ecx                                 ;   987.3 p0     117 k
        or edx, ebp                                 ;   987.8 p0     117 k
        mov ebp, ebx                                ;   980.8 p0     119 w copy
        shr ebp, 0x12                               ;   981.3 p1     119 w
        and ebp, 0x3f                               ;   985.3 p0     119 w
        and eax, 0x80                               ;   995.8 p0     117 k
        or edx, esi                                 ;   991.8 p0     117 k
        shl ebp, 8                                  ;   985.8 p1     119 w
        or edx, eax                                 ;   996.3 p0     117 k
        mov eax, ebx                                ;   980.8 p1     117 k copy
        shr ebx, 0x1e                               ;   980.8 p1     119 w
        movzx esi, dx                               ;   996.8 p0     117 k
        mov ecx, esi                                ;   997.3 p0     117 k copy
        shl esi, 2                                  ;   997.3 p1     119 w
        or ebx, esi                                 ;  1001.3 p0     119 w
        and ebx, 0x3f                               ;  1001.8 p0     119 w
        mov esi, ecx                                ;   997.8 p0     119 w copy
        mov edx, dword [esp + 84]                   ;   982.2 p2     120 rk reload
        shl ebx, 0x10                               ;  1002.3 p1     119 w
        shr esi, 0xa                                ;   998.3 p1     119 w
        shl esi, 0x18                               ;  1002.3 p1     119 w
        or edi, ebp                                 ;   989.8 p0     119 w
        mov ebp, eax                                ;   984.0 p0     119 w copy
        shr ebp, 0xc                                ;   985.5 p1     119 w
        and ebp, 0x3f                               ;   989.5 p0     119 w
        or edi, ebx                                 ;  1006.3 p0     119 w
        or edi, esi                                 ;  1006.8 p0     119 w
        mov esi, eax                                ;   986.0 p0     119 w copy
        and esi, 0x3f                               ;   986.5 p0     119 w
        shl ebp, 8                                  ;   990.0 p1     119 w
        or esi, ebp                                 ;   994.0 p0     119 w
        mov dword [edx + 152], edi                  ;  1007.3 p0+p3  120 rk
        shr eax, 0x18                               ;   987.5 p1     119 w
        mov edi, dword [esp + 16]                   ;   987.5 p2     115 c
        and eax, 0x3f                               ;   991.5 p0     119 w
        shl eax, 0x10                               ;   992.0 p1     119 w
        shr edi, 0x1a                               ;   989.5 p1     115 c
        or esi, eax                                 ;   996.0 p0     119 w
        mov ebp, dword [esp + 12]                   ;   989.2 p2     116 d
        shr ebp, 0x1a                               ;   991.2 p1     116 d
        shr ecx, 4                                  ;   997.8 p1     119 w
        and ecx, 0x3f                               ;  1001.8 p0     119 w
        shl ecx, 0x18                               ;  1002.3 p1     119 w
        or esi, ecx                                 ;  1006.3 p0     119 w
        mov dword [edx + 156], esi                  ;  1006.8 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;   991.5 p2     115 c
        shl esi, 2                                  ;   993.5 p1     115 c
        and esi, 0xfffffff                          ;   997.5 p0     115 c
        or esi, edi                                 ;   998.0 p0     115 c
        mov edi, dword [esp + 12]                   ;   992.8 p2     116 d
        shl edi, 2                                  ;   994.8 p1     116 d
        and edi, 0xfffffff                          ;   998.8 p0     116 d
        or edi, ebp                                 ;   999.3 p0     116 d
        mov ebp, esi                                ;   998.5 p0     117 k copy
        shl ebp, 0x1c                               ;   999.0 p1     117 k
        or ebp, edi                                 ;  1003.0 p0     117 k
        mov ecx, ebp                                ;  1003.5 p0     117 k copy
        mov edx, ebp                                ;  1003.5 p0     117 k copy
        rol edx, 3                                  ;  1004.0 p1     117 k
        rol ecx, 1                                  ;  1008.0 p1     117 k
        and ecx, 0x80100000                         ;  1012.0 p0     117 k
        mov dword [esp + 56], ecx                   ;  1012.5 p0+p3  117 k spill
        mov ecx, ebp                                ;  1003.5 p0     117 k copy
        mov ebx, ebp                                ;  1003.5 p1     117 k copy
        mov dword [esp + 12], edi                   ;   999.8 p0+p3  116 d spill
        mov eax, esi                                ;   999.0 p1     117 k copy
        mov dword [esp + 16], esi                   ;  1000.8 p0+p3  115 c spill
        mov esi, ebp                                ;  1003.5 p1     117 k copy
        rol esi, 6                                  ;  1012.5 p1     117 k
        and edx, 0x4440                             ;  1008.0 p0     117 k
        rol ecx, 8                                  ;  1008.5 p1     117 k
        and ecx, 0x800101                           ;  1012.5 p0     117 k
        shr eax, 4                                  ;  1002.0 p1     117 k
        mov edi, ebp                                ;  1003.5 p0     117 k copy
        and ebx, 0x10000                            ;  1004.0 p0     117 k
        rol edi, 4                                  ;  1004.5 p1     117 k
        and esi, 2                                  ;  1016.5 p0     117 k
        and edi, 0x1000                             ;  1008.5 p0     117 k
        or ebx, edx                                 ;  1008.5 p0     117 k
        mov edx, ebp                                ;  1004.0 p1     117 k copy
        rol edx, 0xa                                ;  1009.0 p1     117 k
        or ebx, edi                                 ;  1009.0 p0     117 k
        mov edi, ebp                                ;  1004.5 p0     117 k copy
        rol edi, 0xe                                ;  1009.5 p1     117 k
        and edx, 0x88000                            ;  1013.0 p0     117 k
        and edi, 4                                  ;  1013.5 p0     117 k
        or ebx, edx                                 ;  1013.5 p0     117 k
        mov edx, ebp                                ;  1006.5 p1     117 k copy
        rol edx, 0x11                               ;  1014.0 p1     117 k
        and edx, 0x40080                            ;  1018.0 p0     117 k
        or ebx, esi                                 ;  1017.0 p0     117 k
        mov esi, ebp                                ;  1007.5 p0     117 k copy
        rol esi, 0x12                               ;  1017.5 p1     117 k
        and esi, 0x400000                           ;  1021.5 p0     117 k
        or ebx, edi                                 ;  1017.5 p0     117 k
        mov edi, ebp                                ;  1009.0 p1     117 k copy
        rol edi, 0x16                               ;  1018.0 p1     117 k
        or ebx, edx                                 ;  1018.5 p0     117 k
        mov edx, ebp                                ;  1009.5 p0     117 k copy
        rol edx, 0x17                               ;  1019.0 p1     117 k
        and edi, 0x2010                             ;  1022.0 p0     117 k
        and edx, 0x20000                            ;  1023.0 p0     117 k
        or ebx, ecx                                 ;  1019.0 p0     117 k
        mov ecx, ebp                                ;  1011.5 p1     117 k copy
        rol ecx, 0x18                               ;  1019.5 p1     117 k
        or ebx, esi                                 ;  1022.0 p0     117 k
        mov esi, ebp                                ;  1012.0 p0     117 k copy
        rol esi, 0x1b                               ;  1022.5 p1     117 k
        and esi, 0x20                               ;  1026.5 p0     117 k
        and ecx, 0x200                              ;  1023.5 p0     117 k
        or ebx, edi                                 ;  1022.5 p0     117 k
        mov edi, ebp                                ;  1014.0 p1     117 k copy
        rol edi, 0x1c                               ;  1023.0 p1     117 k
        and edi, 0x200000                           ;  1027.0 p0     117 k
        or ebx, edx                                 ;  1023.5 p0     117 k
        mov edx, ebp                                ;  1015.2 p0     117 k copy
        rol edx, 0x1d                               ;  1024.0 p1     117 k
        and edx, 8                                  ;  1028.0 p0     117 k
        or ebx, ecx                                 ;  1024.0 p0     117 k
        mov ecx, ebp                                ;  1016.5 p1     117 k copy
        rol ecx, 0x1e                               ;  1024.5 p1     117 k
        and ecx, 0x8000000                          ;  1028.5 p0     117 k
        or ebx, esi                                 ;  1027.0 p0     117 k
        mov esi, ebp                                ;  1017.8 p0     117 k copy
        rol esi, 0x1f                               ;  1027.5 p1     117 k
        and esi, 0x800                              ;  1031.5 p0     117 k
        or ebx, edi                                 ;  1027.5 p0     117 k
        mov edi, eax                                ;  1019.0 p1     117 k copy
        rol edi, 2                                  ;  1028.0 p1     117 k
        or ebx, edx                                 ;  1028.5 p0     117 k
        mov edx, eax                                ;  1020.0 p0     117 k copy
        rol edx, 0xb                                ;  1029.0 p1     117 k
        and edx, 0x10000000                         ;  1033.0 p0     117 k
        or ebx, ecx                                 ;  1029.0 p0     117 k
        mov ecx, edi                                ;  1032.0 p1     117 k copy
        and ecx, 0x1000000                          ;  1032.5 p0     117 k
        and edi, 0x28                               ;  1032.0 p0     117 k
        or ebx, esi                                 ;  1032.0 p0     117 k
        mov esi, eax                                ;  1022.5 p1     117 k copy
        rol esi, 0xe                                ;  1032.5 p1     117 k
        and esi, 0x42000000                         ;  1036.5 p0     117 k
        or ebx, ecx                                 ;  1033.0 p0     117 k
        or ebx, edx                                 ;  1033.5 p0     117 k
        or ebx, esi                                 ;  1037.0 p0     117 k
        mov esi, eax                                ;  1024.5 p1     117 k copy
        rol esi, 0x15                               ;  1037.5 p1     117 k
        or ebx, dword [esp + 56]                    ;  1037.5 p2+p0  117 k
        mov ecx, esi                                ;  1041.5 p0     117 k copy
        and ecx, 0x20000000                         ;  1042.0 p0     117 k
        or ebx, ecx                                 ;  1042.5 p0     117 k
        mov ecx, eax                                ;  1026.8 p1     117 k copy
        rol ecx, 0x16                               ;  1043.0 p1     117 k
        mov edx, ecx                                ;  1047.0 p0     117 k copy
        and edx, 0x4000000                          ;  1047.5 p0     117 k
        or ebx, edx                                 ;  1048.0 p0     117 k
        mov edx, eax                                ;  1028.5 p1     117 k copy
        and edx, 0x2000                             ;  1029.0 p0     117 k
        or edx, edi                                 ;  1032.5 p0     117 k
        mov edi, eax                                ;  1029.5 p1     117 k copy
        rol edi, 5                                  ;  1033.0 p1     117 k
        and edi, 0x8000                             ;  1037.0 p0     117 k
        rol ebp, 0xc                                ;  1037.5 p1     117 k
        and esi, 2                                  ;  1041.5 p0     117 k
        and ecx, 0x10                               ;  1047.0 p0     117 k
        or edx, edi                                 ;  1037.5 p0     117 k
        mov edi, eax                                ;  1032.0 p1     117 k copy
        rol edi, 7                                  ;  1038.0 p1     117 k
        and edi, 0x4000                             ;  1042.0 p0     117 k
        and ebp, 0x100                              ;  1041.5 p0     117 k
        or edx, edi                                 ;  1042.5 p0     117 k
        mov edi, eax                                ;  1033.5 p1     117 k copy
        or edx, esi                                 ;  1043.0 p0     117 k
        mov esi, eax                                ;  1034.2 p1     117 k copy
        rol edi, 0xc                                ;  1043.5 p1     117 k
        and edi, 0x1001                             ;  1047.5 p0     117 k
        or edx, ebp                                 ;  1043.5 p0     117 k
        rol esi, 0x14                               ;  1044.0 p1     117 k
        and esi, 0xa40                              ;  1048.0 p0     117 k
        or edx, edi                                 ;  1048.0 p0     117 k
        mov ebp, eax                                ;  1036.7 p1     117 k copy
        or edx, esi                                 ;  1048.5 p0     117 k
        rol ebp, 0x17                               ;  1049.0 p1     117 k
        and ebp, 0x400                              ;  1053.0 p0     117 k
        mov esi, eax                                ;  1038.0 p0     117 k copy
        mov edi, ebx                                ;  1048.5 p1     119 w copy
        shr edi, 6                                  ;  1049.0 p1     119 w
        rol eax, 0x1e                               ;  1053.0 p1     117 k
        and edi, 0x3f                               ;  1053.0 p0     119 w
        rol esi, 0x1d                               ;  1053.5 p1     117 k
        and esi, 4                                  ;  1057.5 p0     117 k
        or edx, ecx                                 ;  1049.0 p0     117 k
        or edx, ebp                                 ;  1053.5 p0     117 k
        mov ebp, ebx                                ;  1048.5 p0     119 w copy
        and eax, 0x80                               ;  1057.0 p0     117 k
        shr ebp, 0x12                               ;  1049.0 p1     119 w
        or edx, esi                                 ;  1058.0 p0     117 k
        or edx, eax                                 ;  1058.5 p0     117 k
        movzx esi, dx                               ;  1059.0 p1     117 k
        mov ecx, esi                                ;  1059.5 p1     117 k copy
        mov eax, ebx                                ;  1048.5 p0     117 k copy
        shr ebx, 0x1e                               ;  1048.5 p1     119 w
        mov edx, dword [esp + 84]                   ;  1043.8 p2     120 rk reload
        shl esi, 2                                  ;  1059.5 p1     119 w
        or ebx, esi                                 ;  1063.5 p0     119 w
        and ebx, 0x3f                               ;  1064.0 p0     119 w
        mov esi, ecx                                ;  1060.0 p0     119 w copy
        shr esi, 0xa                                ;  1060.5 p1     119 w
        shl esi, 0x18                               ;  1064.5 p1     119 w
        and ebp, 0x3f                               ;  1053.0 p0     119 w
        shl ebp, 8                                  ;  1053.5 p1     119 w
        or edi, ebp                                 ;  1057.5 p0     119 w
        mov ebp, eax                                ;  1049.0 p0     119 w copy
        shr ebp, 0xc                                ;  1049.5 p1     119 w
        and ebp, 0x3f                               ;  1053.5 p0     119 w
        shl ebp, 8                                  ;  1054.0 p1     119 w
        shl ebx, 0x10                               ;  1064.5 p1     119 w
        or edi, ebx                                 ;  1068.5 p0     119 w
        shr ecx, 4                                  ;  1060.0 p1     119 w
        and ecx, 0x3f                               ;  1064.0 p0     119 w
        shl ecx, 0x18                               ;  1064.5 p1     119 w
        or edi, esi                                 ;  1069.0 p0     119 w
        mov esi, eax                                ;  1050.7 p0     119 w copy
        and esi, 0x3f                               ;  1051.2 p0     119 w
        shr eax, 0x18                               ;  1053.7 p1     119 w
        or esi, ebp                                 ;  1058.0 p0     119 w
        and eax, 0x3f                               ;  1057.7 p0     119 w
        shl eax, 0x10                               ;  1058.2 p1     119 w
        or esi, eax                                 ;  1062.2 p0     119 w
        mov dword [edx + 144], edi                  ;  1069.5 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;  1053.2 p2     115 c
        shr edi, 0x1a                               ;  1055.7 p1     115 c
        or esi, ecx                                 ;  1068.5 p0     119 w
        mov dword [edx + 148], esi                  ;  1069.0 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;  1054.5 p2     115 c
        shl esi, 2                                  ;  1056.7 p1     115 c
        and esi, 0xfffffff                          ;  1060.7 p0     115 c
        or esi, edi                                 ;  1061.2 p0     115 c
        mov edi, dword [esp + 12]                   ;  1055.8 p2     116 d
        shl edi, 2                                  ;  1057.8 p1     116 d
        and edi, 0xfffffff                          ;  1061.8 p0     116 d
        mov ebp, dword [esp + 12]                   ;  1056.8 p2     116 d
        shr ebp, 0x1a                               ;  1058.8 p1     116 d
        or edi, ebp                                 ;  1062.8 p0     116 d
        mov ebp, esi                                ;  1061.7 p0     117 k copy
        shl ebp, 0x1c                               ;  1062.2 p1     117 k
        or ebp, edi                                 ;  1066.2 p0     117 k
        mov ecx, ebp                                ;  1066.7 p0     117 k copy
        rol ecx, 1                                  ;  1067.2 p1     117 k
        mov eax, esi                                ;  1061.7 p0     117 k copy
        mov dword [esp + 16], esi                   ;  1061.7 p0+p3  115 c spill
        mov esi, ebp                                ;  1066.7 p0     117 k copy
        mov ebx, ebp                                ;  1066.7 p0     117 k copy
        and ecx, 0x80100000                         ;  1071.2 p0     117 k
        shr eax, 4                                  ;  1062.2 p1     117 k
        mov dword [esp + 12], edi                   ;  1063.3 p0+p3  116 d spill
        mov edi, ebp                                ;  1066.7 p1     117 k copy
        rol edi, 4                                  ;  1067.2 p1     117 k
        rol esi, 6                                  ;  1071.2 p1     117 k
        and ebx, 0x10000                            ;  1067.2 p0     117 k
        mov edx, ebp                                ;  1066.7 p0     117 k copy
        rol edx, 3                                  ;  1067.7 p1     117 k
        and edx, 0x4440                             ;  1071.7 p0     117 k
        and esi, 2                                  ;  1075.2 p0     117 k
        mov dword [esp + 56], ecx                   ;  1071.7 p0+p3  117 k spill
        mov ecx, ebp                                ;  1066.7 p1     117 k copy
        rol ecx, 8                                  ;  1075.7 p1     117 k
        and ecx, 0x800101                           ;  1079.7 p0     117 k
        or ebx, edx                                 ;  1072.2 p0     117 k
        mov edx, ebp                                ;  1067.5 p0     117 k copy
        rol edx, 0xa                                ;  1072.7 p1     117 k
        and edi, 0x1000                             ;  1071.2 p0     117 k
        or ebx, edi                                 ;  1072.7 p0     117 k
        mov edi, ebp                                ;  1068.7 p1     117 k copy
        rol edi, 0xe                                ;  1073.2 p1     117 k
        and edi, 4                                  ;  1077.2 p0     117 k
        and edx, 0x88000                            ;  1076.7 p0     117 k
        or ebx, edx                                 ;  1077.2 p0     117 k
        mov edx, ebp                                ;  1070.2 p1     117 k copy
        rol edx, 0x11                               ;  1077.7 p1     117 k
        or ebx, esi                                 ;  1077.7 p0     117 k
        mov esi, ebp                                ;  1071.0 p0     117 k copy
        rol esi, 0x12                               ;  1078.2 p1     117 k
        and esi, 0x400000                           ;  1082.2 p0     117 k
        and edx, 0x40080                            ;  1081.7 p0     117 k
        or ebx, edi                                 ;  1078.2 p0     117 k
        mov edi, ebp                                ;  1072.7 p1     117 k copy
        rol edi, 0x16                               ;  1078.7 p1     117 k
        or ebx, edx                                 ;  1082.2 p0     117 k
        mov edx, ebp                                ;  1073.5 p0     117 k copy
        rol edx, 0x17                               ;  1082.7 p1     117 k
        and edx, 0x20000                            ;  1086.7 p0     117 k
        and edi, 0x2010                             ;  1082.7 p0     117 k
        or ebx, ecx                                 ;  1082.7 p0     117 k
        mov ecx, ebp                                ;  1075.2 p1     117 k copy
        rol ecx, 0x18                               ;  1083.2 p1     117 k
        and ecx, 0x200                              ;  1087.2 p0     117 k
        or ebx, esi                                 ;  1083.2 p0     117 k
        mov esi, ebp                                ;  1076.5 p0     117 k copy
        rol esi, 0x1b                               ;  1083.7 p1     117 k
        and esi, 0x20                               ;  1087.7 p0     117 k
        or ebx, edi                                 ;  1083.7 p0     117 k
        mov edi, ebp                                ;  1077.7 p1     117 k copy
        rol edi, 0x1c                               ;  1084.2 p1     117 k
        and edi, 0x200000                           ;  1088.2 p0     117 k
        or ebx, edx                                 ;  1087.2 p0     117 k
        mov edx, ebp                                ;  1079.0 p0     117 k copy
        rol edx, 0x1d                               ;  1087.7 p1     117 k
        and edx, 8                                  ;  1091.7 p0     117 k
        or ebx, ecx                                 ;  1087.7 p0     117 k
        mov ecx, ebp                                ;  1080.2 p1     117 k copy
        rol ecx, 0x1e                               ;  1088.2 p1     117 k
        and ecx, 0x8000000                          ;  1092.2 p0     117 k
        or ebx, esi                                 ;  1088.2 p0     117 k
        mov esi, ebp                                ;  1081.5 p0     117 k copy
        rol esi, 0x1f                               ;  1088.7 p1     117 k
        and esi, 0x800                              ;  1092.7 p0     117 k
        or ebx, edi                                 ;  1088.7 p0     117 k
        mov edi, eax                                ;  1082.7 p1     117 k copy
        rol edi, 2                                  ;  1089.2 p1     117 k
        or ebx, edx                                 ;  1092.2 p0     117 k
        mov edx, eax                                ;  1083.7 p0     117 k copy
        rol edx, 0xb                                ;  1092.7 p1     117 k
        and edx, 0x10000000                         ;  1096.7 p0     117 k
        or ebx, ecx                                 ;  1092.7 p0     117 k
        mov ecx, edi                                ;  1093.2 p0     117 k copy
        and ecx, 0x1000000                          ;  1093.7 p0     117 k
        or ebx, esi                                 ;  1093.2 p0     117 k
        mov esi, eax                                ;  1085.8 p1     117 k copy
        rol esi, 0xe                                ;  1093.7 p1     117 k
        and esi, 0x42000000                         ;  1097.7 p0     117 k
        or ebx, ecx                                 ;  1094.2 p0     117 k
        or ebx, edx                                 ;  1097.2 p0     117 k
        or ebx, esi                                 ;  1098.2 p0     117 k
        mov esi, eax                                ;  1087.8 p1     117 k copy
        rol esi, 0x15                               ;  1098.7 p1     117 k
        or ebx, dword [esp + 56]                    ;  1098.7 p2+p0  117 k
        mov ecx, esi                                ;  1102.7 p0     117 k copy
        and ecx, 0x20000000                         ;  1103.2 p0     117 k
        or ebx, ecx                                 ;  1103.7 p0     117 k
        mov ecx, eax                                ;  1090.2 p1     117 k copy
        rol ecx, 0x16                               ;  1104.2 p1     117 k
        mov edx, ecx                                ;  1108.2 p0     117 k copy
        and edi, 0x28                               ;  1093.2 p0     117 k
        rol ebp, 0xc                                ;  1093.7 p1     117 k
        and edx, 0x4000000                          ;  1108.7 p0     117 k
        or ebx, edx                                 ;  1109.2 p0     117 k
        mov edx, eax                                ;  1092.7 p1     117 k copy
        and edx, 0x2000                             ;  1093.2 p0     117 k
        and ecx, 0x10                               ;  1108.2 p0     117 k
        or edx, edi                                 ;  1093.8 p0     117 k
        mov edi, eax                                ;  1093.8 p1     117 k copy
        rol edi, 5                                  ;  1094.3 p1     117 k
        and edi, 0x8000                             ;  1098.3 p0     117 k
        or edx, edi                                 ;  1098.8 p0     117 k
        mov edi, eax                                ;  1095.3 p1     117 k copy
        rol edi, 7                                  ;  1099.3 p1     117 k
        and edi, 0x4000                             ;  1103.3 p0     117 k
        or edx, edi                                 ;  1103.8 p0     117 k
        mov edi, eax                                ;  1096.8 p0     117 k copy
        rol edi, 0xc                                ;  1104.3 p1     117 k
        and esi, 2                                  ;  1102.7 p0     117 k
        and edi, 0x1001                             ;  1108.3 p0     117 k
        or edx, esi                                 ;  1104.3 p0     117 k
        mov esi, eax                                ;  1098.2 p1     117 k copy
        rol esi, 0x14                               ;  1104.8 p1     117 k
        and ebp, 0x100                              ;  1098.8 p0     117 k
        or edx, ebp                                 ;  1104.8 p0     117 k
        mov ebp, eax                                ;  1099.7 p1     117 k copy
        rol ebp, 0x17                               ;  1105.3 p1     117 k
        and ebp, 0x400                              ;  1109.3 p0     117 k
        or edx, edi                                 ;  1108.8 p0     117 k
        mov edi, ebx                                ;  1109.7 p0     119 w copy
        shr edi, 6                                  ;  1110.2 p1     119 w
        and esi, 0xa40                              ;  1108.8 p0     117 k
        or edx, esi                                 ;  1109.3 p0     117 k
        mov esi, eax                                ;  1102.2 p1     117 k copy
        rol esi, 0x1d                               ;  1109.8 p1     117 k
        or edx, ecx                                 ;  1109.8 p0     117 k
        rol eax, 0x1e                               ;  1110.3 p1     117 k
        or edx, ebp                                 ;  1110.3 p0     117 k
        mov ebp, ebx                                ;  1109.7 p0     119 w copy
        and esi, 4                                  ;  1113.8 p0     117 k
        or edx, esi                                 ;  1114.3 p0     117 k
        and edi, 0x3f                               ;  1114.2 p0     119 w
        and eax, 0x80                               ;  1114.3 p0     117 k
        or edx, eax                                 ;  1114.8 p0     117 k
        shr ebp, 0x12                               ;  1110.2 p1     119 w
        and ebp, 0x3f                               ;  1114.2 p0     119 w
        mov eax, ebx                                ;  1109.7 p1     117 k copy
        shr ebx, 0x1e                               ;  1109.7 p1     119 w
        movzx esi, dx                               ;  1115.3 p0     117 k
        shl ebp, 8                                  ;  1114.7 p1     119 w
        or edi, ebp                                 ;  1118.7 p0     119 w
        mov ebp, eax                                ;  1110.2 p0     119 w copy
        mov ecx, esi                                ;  1115.8 p0     117 k copy
        shl esi, 2                                  ;  1115.8 p1     119 w
        or ebx, esi                                 ;  1119.8 p0     119 w
        mov esi, ecx                                ;  1116.3 p0     119 w copy
        shr esi, 0xa                                ;  1116.8 p1     119 w
        and ebx, 0x3f                               ;  1120.3 p0     119 w
        shl ebx, 0x10                               ;  1120.8 p1     119 w
        shl esi, 0x18                               ;  1120.8 p1     119 w
        mov edx, dword [esp + 84]                   ;  1111.2 p2     120 rk reload
        or edi, ebx                                 ;  1124.8 p0     119 w
        or edi, esi                                 ;  1125.3 p0     119 w
        mov dword [edx + 136], edi                  ;  1125.8 p0+p3  120 rk
        mov edi, dword [esp + 16]                   ;  1112.5 p2     115 c
        shr edi, 0x1b                               ;  1114.5 p1     115 c
        shr ebp, 0xc                                ;  1114.3 p1     119 w
        mov esi, eax                                ;  1113.5 p0     119 w copy
        shr eax, 0x18                               ;  1115.3 p1     119 w
        and ebp, 0x3f                               ;  1118.3 p0     119 w
        and esi, 0x3f                               ;  1114.7 p0     119 w
        shl ebp, 8                                  ;  1118.8 p1     119 w
        or esi, ebp                                 ;  1122.8 p0     119 w
        shr ecx, 4                                  ;  1117.3 p1     119 w
        and ecx, 0x3f                               ;  1121.3 p0     119 w
        shl ecx, 0x18                               ;  1121.8 p1     119 w
        mov ebp, dword [esp + 12]                   ;  1116.5 p2     116 d
        shr ebp, 0x1b                               ;  1119.3 p1     116 d
        and eax, 0x3f                               ;  1119.3 p0     119 w
        shl eax, 0x10                               ;  1120.3 p1     119 w
        or esi, eax                                 ;  1124.3 p0     119 w
        or esi, ecx                                 ;  1125.8 p0     119 w
        mov dword [edx + 140], esi                  ;  1126.3 p0+p3  120 rk
        mov esi, dword [esp + 16]                   ;  1118.8 p2     115 c
        shl esi, 1                                  ;  1121.3 p1     115 c
        and esi, 0xfffffff                          ;  1125.3 p0     115 c
        or esi, edi                                 ;  1125.8 p0     115 c
        mov eax, esi                                ;  1126.3 p0     115 c copy
        mov edi, dword [esp + 12]                   ;  1120.5 p2     116 d
        shr eax, 4                                  ;  1126.8 p1     117 k
        shl edi, 1                                  ;  1123.3 p1     116 d
        and edi, 0xfffffff                          ;  1127.3 p0     116 d
        shl esi, 0x1c                               ;  1126.3 p1     117 k
        or edi, ebp                                 ;  1127.8 p0     117 k
        or edi, esi                                 ;  1130.3 p0     117 k
        mov ecx, edi                                ;  1130.8 p0     117 k copy
        mov esi, edi                                ;  1130.8 p0     117 k copy
        rol ecx, 3                                  ;  1131.3 p1     117 k
        and ecx, 0x4440                             ;  1135.3 p0     117 k
        mov edx, edi                                ;  1130.8 p0     117 k copy
        rol edx, 6                                  ;  1135.8 p1     117 k
        and edx, 2                                  ;  1139.8 p0     117 k
        and esi, 0x10000                            ;  1131.3 p0     117 k
        mov ebp, edi                                ;  1130.8 p0     117 k copy
        rol ebp, 1                                  ;  1131.8 p1     117 k
        mov ebx, edi                                ;  1130.8 p0     117 k copy
        rol ebx, 4                                  ;  1135.8 p1     117 k
        and ebp, 0x80100000                         ;  1135.8 p0     117 k
        or esi, ebp                                 ;  1136.3 p0     117 k
        mov ebp, edi                                ;  1130.8 p0     117 k copy
        rol ebp, 8                                  ;  1136.8 p1     117 k
        or esi, ecx                                 ;  1136.8 p0     117 k
        mov ecx, edi                                ;  1130.8 p0     117 k copy
        rol ecx, 0xa                                ;  1137.3 p1     117 k
        and ebp, 0x800101                           ;  1140.8 p0     117 k
        or esi, ebp                                 ;  1141.3 p0     117 k
        mov ebp, edi                                ;  1130.8 p0     117 k copy
        rol ebp, 0xe                                ;  1141.8 p1     117 k
        and ebx, 0x1000                             ;  1139.8 p0     117 k
        and ebp, 4                                  ;  1145.8 p0     117 k
        or esi, ebx                                 ;  1141.8 p0     117 k
        mov ebx, edi                                ;  1132.3 p1     117 k copy
        rol ebx, 0x11                               ;  1142.3 p1     117 k
        and ebx, 0x40080                            ;  1146.3 p0     117 k
        and ecx, 0x88000                            ;  1141.3 p0     117 k
        or esi, ecx                                 ;  1142.3 p0     117 k
        mov ecx, edi                                ;  1133.8 p1     117 k copy
        rol ecx, 0x12                               ;  1142.8 p1     117 k
        and ecx, 0x400000                           ;  1146.8 p0     117 k
        or esi, ebp                                 ;  1146.3 p0     117 k
        mov ebp, edi                                ;  1135.2 p0     117 k copy
        rol ebp, 0x16                               ;  1146.8 p1     117 k
        and ebp, 0x2010                             ;  1150.8 p0     117 k
        or esi, edx                                 ;  1146.8 p0     117 k
        mov edx, edi                                ;  1136.3 p1     117 k copy
        rol edx, 0x17                               ;  1147.3 p1     117 k
        and edx, 0x20000                            ;  1151.3 p0     117 k
        or esi, ebx                                 ;  1147.3 p0     117 k
        mov ebx, edi                                ;  1137.7 p0     117 k copy
        rol ebx, 0x18                               ;  1147.8 p1     117 k
        and ebx, 0x200                              ;  1151.8 p0     117 k
        or esi, ecx                                 ;  1147.8 p0     117 k
        mov ecx, edi                                ;  1138.8 p1     117 k copy
        rol ecx, 0x1b                               ;  1148.3 p1     117 k
        and ecx, 0x20                               ;  1152.3 p0     117 k
        or esi, ebp                                 ;  1151.3 p0     117 k
        mov ebp, edi                                ;  1140.2 p0     117 k copy
        rol ebp, 0x1c                               ;  1151.8 p1     117 k
        or esi, edx                                 ;  1151.8 p0     117 k
        mov edx, edi                                ;  1141.2 p0     117 k copy
        rol edx, 0x1d                               ;  1152.3 p1     117 k
        and ebp, 0x200000                           ;  1155.8 p0     117 k
        or esi, ebx                                 ;  1152.3 p0     117 k
        mov ebx, edi                                ;  1142.3 p1     117 k copy
        rol ebx, 0x1e                               ;  1152.8 p1     117 k
        or esi, ecx                                 ;  1152.8 p0     117 k
        mov ecx, edi                                ;  1143.3 p0     117 k copy
        rol ecx, 0x1f                               ;  1153.3 p1     117 k
        or esi, ebp                                 ;  1156.3 p0     117 k
        mov ebp, eax                                ;  1144.3 p0     117 k copy
        rol ebp, 2                                  ;  1156.8 p1     117 k
        and edx, 8                                  ;  1156.3 p0     117 k
        or esi, edx                                 ;  1156.8 p0     117 k
        mov edx, ebp                                ;  1160.8 p0     117 k copy
        and ecx, 0x800                              ;  1157.3 p0     117 k
        and ebx, 0x8000000                          ;  1156.8 p0     117 k
        and ebp, 0x28                               ;  1160.8 p0     117 k
        or esi, ebx                                 ;  1157.3 p0     117 k
        mov ebx, eax                                ;  1147.2 p1     117 k copy
        rol ebx, 0xb                                ;  1157.8 p1     117 k
        and edx, 0x1000000                          ;  1161.3 p0     117 k
        and ebx, 0x10000000                         ;  1161.8 p0     117 k
        rol edi, 0xc                                ;  1162.3 p1     117 k
        or esi, ecx                                 ;  1157.8 p0     117 k
        mov ecx, eax                                ;  1149.7 p1     117 k copy
        rol ecx, 0xe                                ;  1158.3 p1     117 k
        or esi, edx                                 ;  1161.8 p0     117 k
        or esi, ebx                                 ;  1162.3 p0     117 k
        and ecx, 0x42000000                         ;  1162.3 p0     117 k
        or esi, ecx                                 ;  1162.8 p0     117 k
        mov ecx, eax                                ;  1151.2 p1     117 k copy
        rol ecx, 0x15                               ;  1163.3 p1     117 k
        mov edx, ecx                                ;  1167.3 p0     117 k copy
        and edx, 0x20000000                         ;  1167.8 p0     117 k
        or esi, edx                                 ;  1168.3 p0     117 k
        mov edx, eax                                ;  1152.8 p1     117 k copy
        rol edx, 0x16                               ;  1168.8 p1     117 k
        and ecx, 2                                  ;  1167.3 p0     117 k
        mov ebx, edx                                ;  1172.8 p0     117 k copy
        and ebx, 0x4000000                          ;  1173.3 p0     117 k
        or esi, ebx                                 ;  1173.8 p0     117 k
        mov ebx, eax                                ;  1154.8 p1     117 k copy
        and ebx, 0x2000                             ;  1155.5 p0     117 k
        or ebx, ebp                                 ;  1161.3 p0     117 k
        mov ebp, eax                                ;  1155.8 p1     117 k copy
        rol ebp, 5                                  ;  1161.8 p1     117 k
        and ebp, 0x8000                             ;  1165.8 p0     117 k
        or ebx, ebp                                 ;  1166.3 p0     117 k
        or ebx, ecx                                 ;  1167.8 p0     117 k
        mov ecx, eax                                ;  1157.5 p1     117 k copy
        mov ebp, eax                                ;  1158.0 p1     117 k copy
        rol ebp, 7                                  ;  1168.3 p1     117 k
        rol ecx, 0xc                                ;  1172.3 p1     117 k
        and ecx, 0x1001                             ;  1176.3 p0     117 k
        and ebp, 0x4000                             ;  1172.3 p0     117 k
        or ebx, ebp                                 ;  1172.8 p0     117 k
        and edi, 0x100                              ;  1166.3 p0     117 k
        mov ebp, eax                                ;  1160.5 p1     117 k copy
        rol ebp, 0x14                               ;  1166.8 p1     117 k
        or ebx, edi                                 ;  1173.3 p0     117 k
        mov edi, eax                                ;  1161.3 p0     117 k copy
        rol edi, 0x17                               ;  1173.8 p1     117 k
        and ebp, 0xa40                              ;  1170.8 p0     117 k
        and edx, 0x10                               ;  1172.8 p0     117 k
        or ebx, ecx                                 ;  1176.8 p0     117 k
        and edi, 0x400                              ;  1177.8 p0     117 k
        or ebx, ebp                                 ;  1177.3 p0     117 k
        mov ebp, eax                                ;  1163.5 p1     117 k copy
        rol ebp, 0x1d                               ;  1177.8 p1     117 k
        or ebx, edx                                 ;  1177.8 p0     117 k
        rol eax, 0x1e                               ;  1178.3 p1     117 k
        and eax, 0x80                               ;  1182.3 p0     117 k
        and ebp, 4                                  ;  1181.8 p0     117 k
        or ebx, edi                                 ;  1178.3 p0     117 k
        or ebx, ebp                                 ;  1182.3 p0     117 k
        or ebx, eax                                 ;  1182.8 p0     117 k
        mov eax, esi                                ;  1174.3 p1     119 w copy
        shr eax, 0x12                               ;  1174.8 p1     119 w
        and eax, 0x3f                               ;  1178.8 p0     119 w
        shl eax, 8                                  ;  1179.3 p1     119 w
        mov ecx, esi                                ;  1174.3 p0     117 k copy
        movzx edi, bx                               ;  1183.3 p0     117 k
        mov edx, edi                                ;  1183.8 p0     117 k copy
        mov ebp, esi                                ;  1174.3 p1     119 w copy
        shr ebp, 6                                  ;  1174.8 p1     119 w
        shl edi, 2                                  ;  1183.8 p1     119 w
        and ebp, 0x3f                               ;  1178.8 p0     119 w
        or ebp, eax                                 ;  1183.3 p0     119 w
        mov eax, dword [esp + 84]                   ;  1170.5 p2     120 rk reload
        shr esi, 0x1e                               ;  1174.3 p1     119 w
        or esi, edi                                 ;  1187.8 p0     119 w
        mov edi, edx                                ;  1184.3 p0     119 w copy
        shr edi, 0xa                                ;  1184.8 p1     119 w
        shl edi, 0x18                               ;  1188.8 p1     119 w
        and esi, 0x3f                               ;  1188.3 p0     119 w
        shl esi, 0x10                               ;  1188.8 p1     119 w
        or ebp, esi                                 ;  1192.8 p0     119 w
        or ebp, edi                                 ;  1193.3 p0     119 w
        shr edx, 4                                  ;  1184.3 p1     119 w
        mov esi, ecx                                ;  1174.8 p0     119 w copy
        mov edi, ecx                                ;  1174.8 p0     119 w copy
        shr edi, 0xc                                ;  1176.5 p1     119 w
        and edi, 0x3f                               ;  1180.5 p0     119 w
        mov dword [eax + 128], ebp                  ;  1193.8 p0+p3  120 rk
        shr ecx, 0x18                               ;  1177.5 p1     119 w
        and esi, 0x3f                               ;  1176.7 p0     119 w
        and ecx, 0x3f                               ;  1181.5 p0     119 w
        and edx, 0x3f                               ;  1188.3 p0     119 w
        shl edx, 0x18                               ;  1188.8 p1     119 w
        shl ecx, 0x10                               ;  1182.0 p1     119 w
        or esi, ecx                                 ;  1186.0 p0     119 w
        shl edi, 8                                  ;  1181.0 p1     119 w
        or esi, edi                                 ;  1186.5 p0     119 w
        or esi, edx                                 ;  1192.8 p0     119 w
        mov dword [eax + 132], esi                  ;  1193.3 p0+p3  120 rk
        xor eax, eax                                ;                    cleared
        mov dword [esp + 4], eax                    ;                    cleared
        mov dword [esp + 12], eax                   ;                    cleared
        mov dword [esp + 16], eax                   ;                    cleared
        mov dword [esp + 20], eax                   ;                    cleared
        mov dword [esp + 24], eax                   ;                    cleared
        mov dword [esp + 28], eax                   ;                    cleared
        mov dword [esp + 32], eax                   ;                    cleared
        mov dword [esp + 36], eax                   ;                    cleared
        mov dword [esp + 40], eax                   ;                    cleared
        mov dword [esp + 44], eax                   ;                    cleared
        mov dword [esp + 48], eax                   ;                    cleared
        mov dword [esp + 52], eax                   ;                    cleared
        mov dword [esp + 56], eax                   ;                    cleared
        emms                                        ;                    x87 state
        add esp, 0x3c                               ;                    frame
        pop ebp                                     ;                    preserved
        pop edi                                     ;                    preserved
        pop esi                                     ;                    preserved
        pop ebx                                     ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants64
        align 16, db 0
tdes_expand.T0_constants64:
        dq 0x5500550055005500, 0x3333000033330000, 0x0f0f0f0f00000000, 0x0000000078b4d2e1, 0x0000669900003936, 0x00550055005a005a, 0x0800000000000000, 0x2200003333300003
        dq 0x5500550050055005

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

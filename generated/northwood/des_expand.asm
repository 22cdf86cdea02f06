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
;   body: 3313 uops, planned 1543.0; bounds: width 1104.3, ports 1039.8, path 213.0
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
        pshufw mm1, mm0, 0xe4                      ;    17.0 p1     111 cd copy
        psrlq mm1, 1                               ;    19.0 p1     111 cd
        pxor mm1, mm0                              ;    21.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64]      ;    23.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    25.0 p1     111 cd
        psllq mm1, 1                               ;    25.0 p1     111 cd
        pxor mm0, mm1                              ;    27.0 p1     111 cd
        pshufw mm1, mm0, 0xe4                      ;    29.0 p1     111 cd copy
        psrlq mm1, 2                               ;    31.0 p1     111 cd
        pxor mm1, mm0                              ;    33.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 8]  ;    35.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    37.0 p1     111 cd
        psllq mm1, 2                               ;    37.0 p1     111 cd
        pxor mm0, mm1                              ;    39.0 p1     111 cd
        pshufw mm1, mm0, 0xe4                      ;    41.0 p1     111 cd copy
        psrlq mm1, 4                               ;    43.0 p1     111 cd
        pxor mm1, mm0                              ;    45.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 16] ;    47.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    49.0 p1     111 cd
        psllq mm1, 4                               ;    49.0 p1     111 cd
        pxor mm0, mm1                              ;    51.0 p1     111 cd
        movq mm1, mm0                              ;    53.0 p0     111 cd copy
        psrlq mm1, 0x20                            ;    59.0 p1     111 cd
        pxor mm1, mm0                              ;    61.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 24] ;    63.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    65.0 p1     111 cd
        psllq mm1, 0x20                            ;    65.0 p1     111 cd
        pxor mm0, mm1                              ;    67.0 p1     111 cd
        movq mm1, mm0                              ;    69.0 p0     111 cd copy
        psrlq mm1, 0x10                            ;    75.0 p1     111 cd
        pxor mm1, mm0                              ;    77.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 32] ;    79.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    81.0 p1     111 cd
        psllq mm1, 0x10                            ;    81.0 p1     111 cd
        pxor mm0, mm1                              ;    83.0 p1     111 cd
        movq mm1, mm0                              ;    85.0 p0     111 cd copy
        psrlq mm1, 8                               ;    91.0 p1     111 cd
        pxor mm1, mm0                              ;    93.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 40] ;    95.0 p2+p1  111 cd
        pxor mm0, mm1                              ;    97.0 p1     111 cd
        psllq mm1, 8                               ;    97.0 p1     111 cd
        pxor mm0, mm1                              ;    99.0 p1     111 cd
        movq mm1, mm0                              ;   101.0 p0     111 cd copy
        psrlq mm1, 4                               ;   107.0 p1     111 cd
        pxor mm1, mm0                              ;   109.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 48] ;   111.0 p2+p1  111 cd
        pxor mm0, mm1                              ;   113.0 p1     111 cd
        psllq mm1, 4                               ;   113.0 p1     111 cd
        pxor mm0, mm1                              ;   115.0 p1     111 cd
        movq mm1, mm0                              ;   117.0 p0     111 cd copy
        psrlq mm1, 2                               ;   123.0 p1     111 cd
        pxor mm1, mm0                              ;   125.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 56] ;   127.0 p2+p1  111 cd
        pxor mm0, mm1                              ;   129.0 p1     111 cd
        psllq mm1, 2                               ;   129.0 p1     111 cd
        pxor mm0, mm1                              ;   131.0 p1     111 cd
        movq mm1, mm0                              ;   133.0 p0     111 cd copy
        psrlq mm1, 1                               ;   139.0 p1     111 cd
        pxor mm1, mm0                              ;   141.0 p1     111 cd
        pand mm1, [des_expand.T0_constants64 + 64] ;   143.0 p2+p1  111 cd
        pxor mm0, mm1                              ;   145.0 p1     111 cd
        psllq mm1, 1                               ;   145.0 p1     111 cd
        pxor mm0, mm1                              ;   147.0 p1     111 cd
        movd esi, mm0                              ;   149.0 p0     111 cd
        psrlq mm0, 0x20                            ;   149.0 p1     111 cd
        movd edi, mm0                              ;   151.0 p0     111 cd
        and edi, 0xffffff                          ;   156.0 p0     111 cd
        shl edi, 4                                 ;   156.5 p1     112 c
        mov ebp, esi                               ;   154.0 p0     112 c copy
        shr ebp, 0x1c                              ;   154.5 p1     112 c
        or edi, ebp                                ;   160.5 p0     112 c
        and esi, 0xfffffff                         ;   154.0 p0     113 d
        and edi, 0xfffffff                         ;   161.0 p0     112 c
        mov ebp, esi                               ;   154.5 p0     116 d copy
        shl ebp, 1                                 ;   155.0 p1     116 d
        shr esi, 0x1b                              ;   154.5 p1     116 d
        and ebp, 0xfffffff                         ;   159.0 p0     116 d
        or esi, ebp                                ;   159.5 p0     116 d
        mov ebp, edi                               ;   161.5 p0     115 c copy
        shl ebp, 1                                 ;   162.0 p1     115 c
        shr edi, 0x1b                              ;   161.5 p1     115 c
        and ebp, 0xfffffff                         ;   166.0 p0     115 c
        or edi, ebp                                ;   166.5 p0     115 c
        mov ebp, esi                               ;   160.0 p0     117 k copy
        mov eax, edi                               ;   167.0 p0     117 k copy
        shl eax, 0x1c                              ;   167.5 p1     117 k
        or ebp, eax                                ;   171.5 p0     117 k
        mov eax, edi                               ;   167.0 p0     117 k copy
        shr eax, 4                                 ;   167.5 p1     117 k
        mov ecx, ebp                               ;   172.0 p0     117 k copy
        rol ecx, 1                                 ;   172.5 p1     117 k
        and ecx, 0x80100000                        ;   176.5 p0     117 k
        mov edx, ebp                               ;   172.0 p0     117 k copy
        rol edx, 3                                 ;   177.0 p1     117 k
        and edx, 0x4440                            ;   181.0 p0     117 k
        mov ebx, ebp                               ;   172.0 p0     117 k copy
        rol ebx, 4                                 ;   181.5 p1     117 k
        and ebx, 0x1000                            ;   185.5 p0     117 k
        mov dword [esp + 0], esi                   ;   160.0 p0+p3  116 d spill
        mov esi, ebp                               ;   172.0 p0     117 k copy
        rol esi, 6                                 ;   186.0 p1     117 k
        and esi, 2                                 ;   190.0 p0     117 k
        mov dword [esp + 4], edi                   ;   167.0 p0+p3  115 c spill
        mov edi, ebp                               ;   172.0 p0     117 k copy
        and edi, 0x10000                           ;   172.5 p0     117 k
        mov dword [esp + 8], ecx                   ;   177.0 p0+p3  117 k spill
        mov ecx, ebp                               ;   172.0 p0     117 k copy
        rol ecx, 8                                 ;   173.0 p1     117 k
        and ecx, 0x800101                          ;   177.0 p0     117 k
        mov dword [esp + 12], edx                  ;   181.5 p0+p3  117 k spill
        mov edx, ebp                               ;   172.0 p0     117 k copy
        rol edx, 0xa                               ;   177.5 p1     117 k
        and edx, 0x88000                           ;   181.5 p0     117 k
        mov dword [esp + 16], ebx                  ;   186.0 p0+p3  117 k spill
        mov ebx, ebp                               ;   172.0 p0     117 k copy
        rol ebx, 0xe                               ;   182.0 p1     117 k
        and ebx, 4                                 ;   186.0 p0     117 k
        mov dword [esp + 20], esi                  ;   190.5 p0+p3  117 k spill
        mov esi, ebp                               ;   172.0 p0     117 k copy
        rol esi, 0x11                              ;   186.5 p1     117 k
        and esi, 0x40080                           ;   190.5 p0     117 k
        mov dword [esp + 24], edi                  ;   173.0 p0+p3  117 k spill
        mov edi, ebp                               ;   172.0 p0     117 k copy
        rol edi, 0x12                              ;   191.0 p1     117 k
        and edi, 0x400000                          ;   195.0 p0     117 k
        mov dword [esp + 28], ecx                  ;   177.5 p0+p3  117 k spill
        mov ecx, ebp                               ;   172.0 p0     117 k copy
        rol ecx, 0x16                              ;   195.5 p1     117 k
        and ecx, 0x2010                            ;   199.5 p0     117 k
        mov dword [esp + 32], edx                  ;   182.0 p0+p3  117 k spill
        mov edx, ebp                               ;   172.0 p0     117 k copy
        rol edx, 0x17                              ;   200.0 p1     117 k
        and edx, 0x20000                           ;   204.0 p0     117 k
        mov dword [esp + 36], ebx                  ;   186.5 p0+p3  117 k spill
        mov ebx, ebp                               ;   172.0 p0     117 k copy
        rol ebx, 0x18                              ;   204.5 p1     117 k
        and ebx, 0x200                             ;   208.5 p0     117 k
        mov dword [esp + 40], esi                  ;   191.0 p0+p3  117 k spill
        mov esi, ebp                               ;   172.0 p0     117 k copy
        rol esi, 0x1b                              ;   209.0 p1     117 k
        and esi, 0x20                              ;   213.0 p0     117 k
        mov dword [esp + 44], edi                  ;   195.5 p0+p3  117 k spill
        mov edi, ebp                               ;   172.0 p0     117 k copy
        rol edi, 0x1c                              ;   213.5 p1     117 k
        and edi, 0x200000                          ;   217.5 p0     117 k
        or ecx, edx                                ;   204.5 p0     117 k
        or ecx, ebx                                ;   209.0 p0     117 k
        or ecx, esi                                ;   213.5 p0     117 k
        or ecx, dword [esp + 24]                   ;   214.0 p2+p0  117 k
        or ecx, dword [esp + 8]                    ;   214.5 p2+p0  117 k
        or ecx, dword [esp + 12]                   ;   215.0 p2+p0  117 k
        or ecx, dword [esp + 16]                   ;   215.5 p2+p0  117 k
        or ecx, dword [esp + 20]                   ;   216.0 p2+p0  117 k
        or ecx, dword [esp + 28]                   ;   216.5 p2+p0  117 k
        or ecx, dword [esp + 32]                   ;   217.0 p2+p0  117 k
        or ecx, dword [esp + 36]                   ;   217.5 p2+p0  117 k
        or ecx, dword [esp + 40]                   ;   218.0 p2+p0  117 k
        or ecx, dword [esp + 44]                   ;   218.5 p2+p0  117 k
        or ecx, edi                                ;   219.0 p0     117 k
        mov esi, ebp                               ;   172.0 p1     117 k copy
        rol esi, 0x1d                              ;   219.5 p1     117 k
        and esi, 8                                 ;   223.5 p0     117 k
        or ecx, esi                                ;   224.0 p0     117 k
        mov esi, ebp                               ;   172.0 p1     117 k copy
        rol esi, 0x1e                              ;   224.5 p1     117 k
        and esi, 0x8000000                         ;   228.5 p0     117 k
        or ecx, esi                                ;   229.0 p0     117 k
        mov esi, ebp                               ;   172.0 p1     117 k copy
        rol esi, 0x1f                              ;   229.5 p1     117 k
        and esi, 0x800                             ;   233.5 p0     117 k
        or ecx, esi                                ;   234.0 p0     117 k
        rol ebp, 0xc                               ;   234.5 p1     117 k
        and ebp, 0x100                             ;   238.5 p0     117 k
        mov esi, eax                               ;   171.5 p1     117 k copy
        and esi, 0x2000                            ;   172.0 p0     117 k
        mov edi, eax                               ;   171.5 p1     117 k copy
        rol edi, 2                                 ;   172.5 p1     117 k
        mov edx, edi                               ;   176.5 p0     117 k copy
        and edx, 0x1000000                         ;   177.0 p0     117 k
        or ecx, edx                                ;   234.5 p0     117 k
        and edi, 0x28                              ;   176.5 p0     117 k
        mov edx, eax                               ;   171.5 p1     117 k copy
        rol edx, 0xb                               ;   177.0 p1     117 k
        and edx, 0x10000000                        ;   181.0 p0     117 k
        or ecx, edx                                ;   235.0 p0     117 k
        mov edx, eax                               ;   171.5 p1     117 k copy
        rol edx, 0xe                               ;   235.5 p1     117 k
        and edx, 0x42000000                        ;   239.5 p0     117 k
        or ecx, edx                                ;   240.0 p0     117 k
        mov edx, eax                               ;   171.5 p1     117 k copy
        rol edx, 0x15                              ;   240.5 p1     117 k
        mov ebx, edx                               ;   244.5 p0     117 k copy
        and ebx, 0x20000000                        ;   245.0 p0     117 k
        or ecx, ebx                                ;   245.5 p0     117 k
        and edx, 2                                 ;   244.5 p0     117 k
        mov ebx, eax                               ;   171.5 p1     117 k copy
        rol ebx, 0x16                              ;   245.0 p1     117 k
        mov dword [esp + 44], ebp                  ;   239.0 p0+p3  117 k spill
        mov ebp, ebx                               ;   249.0 p1     117 k copy
        and ebp, 0x4000000                         ;   249.5 p0     117 k
        or ecx, ebp                                ;   250.0 p0     117 k
        or esi, edi                                ;   177.0 p0     117 k
        or edx, esi                                ;   245.0 p0     117 k
        and ebx, 0x10                              ;   249.0 p0     117 k
        or edx, dword [esp + 44]                   ;   245.5 p2+p0  117 k
        or edx, ebx                                ;   249.5 p0     117 k
        mov esi, eax                               ;   177.0 p1     117 k copy
        rol esi, 5                                 ;   250.0 p1     117 k
        and esi, 0x8000                            ;   254.0 p0     117 k
        or edx, esi                                ;   254.5 p0     117 k
        mov esi, eax                               ;   181.8 p1     117 k copy
        rol esi, 7                                 ;   255.0 p1     117 k
        and esi, 0x4000                            ;   259.0 p0     117 k
        or edx, esi                                ;   259.5 p0     117 k
        mov esi, eax                               ;   186.7 p1     117 k copy
        rol esi, 0xc                               ;   260.0 p1     117 k
        and esi, 0x1001                            ;   264.0 p0     117 k
        or edx, esi                                ;   264.5 p0     117 k
        mov esi, eax                               ;   191.2 p1     117 k copy
        rol esi, 0x14                              ;   265.0 p1     117 k
        and esi, 0xa40                             ;   269.0 p0     117 k
        or edx, esi                                ;   269.5 p0     117 k
        mov esi, eax                               ;   192.7 p1     117 k copy
        rol esi, 0x17                              ;   270.0 p1     117 k
        and esi, 0x400                             ;   274.0 p0     117 k
        or edx, esi                                ;   274.5 p0     117 k
        mov esi, eax                               ;   194.2 p1     117 k copy
        rol esi, 0x1d                              ;   275.0 p1     117 k
        rol eax, 0x1e                              ;   279.0 p1     117 k
        and esi, 4                                 ;   279.0 p0     117 k
        or edx, esi                                ;   279.5 p0     117 k
        and eax, 0x80                              ;   283.0 p0     117 k
        or edx, eax                                ;   283.5 p0     117 k
        movzx esi, dx                              ;   284.0 p1     117 k
        mov edi, ecx                               ;   250.5 p0     119 w copy
        shr edi, 6                                 ;   251.0 p1     119 w
        and edi, 0x3f                              ;   255.0 p0     119 w
        mov ebp, ecx                               ;   250.5 p0     119 w copy
        shr ebp, 0x12                              ;   251.0 p1     119 w
        and ebp, 0x3f                              ;   255.0 p0     119 w
        shl ebp, 8                                 ;   255.5 p1     119 w
        or edi, ebp                                ;   259.5 p0     119 w
        mov ebp, dword [esp + 4]                   ;   199.5 p2     115 c
        shl ebp, 1                                 ;   201.5 p1     115 c
        and ebp, 0xfffffff                         ;   205.5 p0     115 c
        mov eax, ecx                               ;   250.5 p0     119 w copy
        shr eax, 0x1e                              ;   251.0 p1     119 w
        mov edx, ecx                               ;   250.5 p0     119 w copy
        shr edx, 0xc                               ;   251.0 p1     119 w
        and edx, 0x3f                              ;   255.0 p0     119 w
        shl edx, 8                                 ;   255.5 p1     119 w
        mov ebx, ecx                               ;   250.5 p0     119 w copy
        shr ebx, 0x18                              ;   251.0 p1     119 w
        and ecx, 0x3f                              ;   250.5 p0     119 w
        or edx, ecx                                ;   259.5 p0     119 w
        and ebx, 0x3f                              ;   255.0 p0     119 w
        shl ebx, 0x10                              ;   255.5 p1     119 w
        or edx, ebx                                ;   260.0 p0     119 w
        mov ecx, esi                               ;   284.5 p0     119 w copy
        shl ecx, 2                                 ;   285.0 p1     119 w
        or eax, ecx                                ;   289.0 p0     119 w
        and eax, 0x3f                              ;   289.5 p0     119 w
        shl eax, 0x10                              ;   290.0 p1     119 w
        or edi, eax                                ;   294.0 p0     119 w
        mov eax, dword [esp + 4]                   ;   219.7 p2     115 c
        shr eax, 0x1b                              ;   221.7 p1     115 c
        or ebp, eax                                ;   225.7 p0     115 c
        mov eax, dword [esp + 0]                   ;   220.7 p2     116 d
        shl eax, 1                                 ;   222.7 p1     116 d
        and eax, 0xfffffff                         ;   226.7 p0     116 d
        mov ecx, esi                               ;   284.5 p0     119 w copy
        shr ecx, 0xa                               ;   285.0 p1     119 w
        shr esi, 4                                 ;   284.5 p1     119 w
        shl ecx, 0x18                              ;   289.0 p1     119 w
        or edi, ecx                                ;   294.5 p0     119 w
        mov ecx, dword [esp + 72]                  ;   223.3 p2     120 rk reload
        mov dword [ecx], edi                       ;   295.0 p0+p3  120 rk
        and esi, 0x3f                              ;   288.5 p0     119 w
        shl esi, 0x18                              ;   289.0 p1     119 w
        or edx, esi                                ;   293.0 p0     119 w
        mov dword [ecx + 4], edx                   ;   293.5 p0+p3  120 rk
        mov esi, ebp                               ;   226.2 p1     117 k copy
        shl esi, 0x1c                              ;   226.7 p1     117 k
        mov edi, ebp                               ;   226.7 p0     117 k copy
        shr edi, 4                                 ;   227.5 p1     117 k
        mov edx, dword [esp + 0]                   ;   226.7 p2     116 d
        shr edx, 0x1b                              ;   228.7 p1     116 d
        or eax, edx                                ;   232.7 p0     116 d
        or esi, eax                                ;   233.2 p0     117 k
        mov edx, esi                               ;   233.7 p0     117 k copy
        rol edx, 1                                 ;   234.2 p1     117 k
        and edx, 0x80100000                        ;   238.2 p0     117 k
        mov ebx, esi                               ;   233.7 p0     117 k copy
        rol ebx, 3                                 ;   238.7 p1     117 k
        and ebx, 0x4440                            ;   242.7 p0     117 k
        mov ecx, esi                               ;   234.5 p0     117 k copy
        rol ecx, 4                                 ;   243.2 p1     117 k
        and ecx, 0x1000                            ;   247.2 p0     117 k
        mov dword [esp + 0], eax                   ;   239.5 p0+p3  116 d spill
        mov eax, esi                               ;   239.7 p1     117 k copy
        rol eax, 6                                 ;   247.7 p1     117 k
        and eax, 2                                 ;   251.7 p0     117 k
        mov dword [esp + 4], ebp                   ;   241.3 p0+p3  115 c spill
        mov ebp, esi                               ;   241.2 p1     117 k copy
        rol ebp, 8                                 ;   252.2 p1     117 k
        and ebp, 0x800101                          ;   256.2 p0     117 k
        mov dword [esp + 44], edx                  ;   243.3 p0+p3  117 k spill
        mov edx, esi                               ;   242.7 p1     117 k copy
        rol edx, 0xa                               ;   256.7 p1     117 k
        and edx, 0x88000                           ;   260.7 p0     117 k
        mov dword [esp + 40], ebx                  ;   245.3 p0+p3  117 k spill
        mov ebx, esi                               ;   244.2 p1     117 k copy
        and ebx, 0x10000                           ;   245.0 p0     117 k
        mov dword [esp + 36], ecx                  ;   247.7 p0+p3  117 k spill
        mov ecx, esi                               ;   244.7 p1     117 k copy
        rol ecx, 0xe                               ;   245.5 p1     117 k
        and ecx, 4                                 ;   249.5 p0     117 k
        mov dword [esp + 32], eax                  ;   252.2 p0+p3  117 k spill
        mov eax, esi                               ;   246.2 p1     117 k copy
        rol eax, 0x11                              ;   250.0 p1     117 k
        and eax, 0x40080                           ;   254.0 p0     117 k
        mov dword [esp + 28], ebp                  ;   256.7 p0+p3  117 k spill
        mov ebp, esi                               ;   249.3 p1     117 k copy
        rol ebp, 0x12                              ;   254.5 p1     117 k
        and ebp, 0x400000                          ;   258.5 p0     117 k
        mov dword [esp + 20], edx                  ;   261.2 p0+p3  117 k spill
        mov edx, esi                               ;   250.8 p1     117 k copy
        rol edx, 0x16                              ;   259.0 p1     117 k
        and edx, 0x2010                            ;   263.0 p0     117 k
        or ebx, ecx                                ;   252.0 p0     117 k
        or ebx, eax                                ;   254.5 p0     117 k
        or ebx, ebp                                ;   259.0 p0     117 k
        or ebx, edx                                ;   263.5 p0     117 k
        or ebx, dword [esp + 44]                   ;   264.0 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   264.5 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   265.0 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   265.5 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   266.0 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   266.5 p2+p0  117 k
        mov ebp, esi                               ;   269.0 p1     117 k copy
        rol ebp, 0x17                              ;   269.5 p1     117 k
        and ebp, 0x20000                           ;   273.5 p0     117 k
        or ebx, ebp                                ;   274.0 p0     117 k
        mov ebp, esi                               ;   274.0 p1     117 k copy
        rol ebp, 0x18                              ;   274.5 p1     117 k
        and ebp, 0x200                             ;   278.5 p0     117 k
        or ebx, ebp                                ;   279.0 p0     117 k
        mov ebp, esi                               ;   279.0 p1     117 k copy
        rol ebp, 0x1b                              ;   283.0 p1     117 k
        and ebp, 0x20                              ;   287.0 p0     117 k
        or ebx, ebp                                ;   287.5 p0     117 k
        mov ebp, esi                               ;   284.0 p1     117 k copy
        rol ebp, 0x1c                              ;   288.0 p1     117 k
        and ebp, 0x200000                          ;   292.0 p0     117 k
        or ebx, ebp                                ;   292.5 p0     117 k
        mov ebp, esi                               ;   285.5 p1     117 k copy
        rol ebp, 0x1d                              ;   293.0 p1     117 k
        and ebp, 8                                 ;   297.0 p0     117 k
        or ebx, ebp                                ;   297.5 p0     117 k
        mov ebp, esi                               ;   287.0 p0     117 k copy
        rol ebp, 0x1e                              ;   298.0 p1     117 k
        and ebp, 0x8000000                         ;   302.0 p0     117 k
        or ebx, ebp                                ;   302.5 p0     117 k
        mov ebp, esi                               ;   288.0 p1     117 k copy
        rol ebp, 0x1f                              ;   303.0 p1     117 k
        rol esi, 0xc                               ;   307.0 p1     117 k
        and ebp, 0x800                             ;   307.0 p0     117 k
        or ebx, ebp                                ;   307.5 p0     117 k
        and esi, 0x100                             ;   311.0 p0     117 k
        mov ebp, edi                               ;   290.5 p0     117 k copy
        and ebp, 0x2000                            ;   291.0 p0     117 k
        mov eax, edi                               ;   290.7 p1     117 k copy
        rol eax, 2                                 ;   291.5 p1     117 k
        mov ecx, eax                               ;   295.5 p0     117 k copy
        and ecx, 0x1000000                         ;   296.0 p0     117 k
        or ebx, ecx                                ;   308.0 p0     117 k
        and eax, 0x28                              ;   295.5 p0     117 k
        mov ecx, edi                               ;   292.7 p1     117 k copy
        rol ecx, 0xb                               ;   296.0 p1     117 k
        and ecx, 0x10000000                        ;   300.0 p0     117 k
        or ebx, ecx                                ;   308.5 p0     117 k
        mov ecx, edi                               ;   294.2 p1     117 k copy
        rol ecx, 0xe                               ;   309.0 p1     117 k
        and ecx, 0x42000000                        ;   313.0 p0     117 k
        or ebx, ecx                                ;   313.5 p0     117 k
        mov ecx, edi                               ;   295.7 p0     117 k copy
        rol ecx, 0x15                              ;   314.0 p1     117 k
        or eax, ebp                                ;   296.2 p0     117 k
        or eax, esi                                ;   311.5 p0     117 k
        mov esi, ecx                               ;   318.0 p1     117 k copy
        and esi, 0x20000000                        ;   318.5 p0     117 k
        or ebx, esi                                ;   319.0 p0     117 k
        and ecx, 2                                 ;   318.0 p0     117 k
        or eax, ecx                                ;   318.5 p0     117 k
        mov esi, edi                               ;   298.3 p1     117 k copy
        rol esi, 0x16                              ;   319.0 p1     117 k
        mov ebp, esi                               ;   323.0 p0     117 k copy
        and ebp, 0x4000000                         ;   323.5 p0     117 k
        or ebx, ebp                                ;   324.0 p0     117 k
        and esi, 0x10                              ;   323.0 p0     117 k
        or eax, esi                                ;   323.5 p0     117 k
        mov esi, edi                               ;   300.7 p1     117 k copy
        rol esi, 5                                 ;   324.0 p1     117 k
        and esi, 0x8000                            ;   328.0 p0     117 k
        or eax, esi                                ;   328.5 p0     117 k
        mov esi, edi                               ;   302.2 p1     117 k copy
        rol esi, 7                                 ;   329.0 p1     117 k
        and esi, 0x4000                            ;   333.0 p0     117 k
        or eax, esi                                ;   333.5 p0     117 k
        mov esi, edi                               ;   303.7 p1     117 k copy
        rol esi, 0xc                               ;   334.0 p1     117 k
        and esi, 0x1001                            ;   338.0 p0     117 k
        or eax, esi                                ;   338.5 p0     117 k
        mov esi, edi                               ;   305.0 p0     117 k copy
        rol esi, 0x14                              ;   339.0 p1     117 k
        and esi, 0xa40                             ;   343.0 p0     117 k
        or eax, esi                                ;   343.5 p0     117 k
        mov esi, edi                               ;   306.2 p1     117 k copy
        rol esi, 0x17                              ;   344.0 p1     117 k
        and esi, 0x400                             ;   348.0 p0     117 k
        or eax, esi                                ;   348.5 p0     117 k
        mov esi, edi                               ;   307.7 p0     117 k copy
        rol esi, 0x1d                              ;   349.0 p1     117 k
        rol edi, 0x1e                              ;   353.0 p1     117 k
        and esi, 4                                 ;   353.0 p0     117 k
        or eax, esi                                ;   353.5 p0     117 k
        and edi, 0x80                              ;   357.0 p0     117 k
        or eax, edi                                ;   357.5 p0     117 k
        movzx esi, ax                              ;   358.0 p1     117 k
        mov edi, ebx                               ;   324.5 p1     119 w copy
        shr edi, 6                                 ;   325.0 p1     119 w
        and edi, 0x3f                              ;   329.0 p0     119 w
        mov ebp, ebx                               ;   324.5 p0     119 w copy
        shr ebp, 0x12                              ;   325.0 p1     119 w
        and ebp, 0x3f                              ;   329.0 p0     119 w
        shl ebp, 8                                 ;   329.5 p1     119 w
        or edi, ebp                                ;   333.5 p0     119 w
        mov ebp, ebx                               ;   324.5 p0     119 w copy
        shr ebp, 0x1e                              ;   325.0 p1     119 w
        mov eax, ebx                               ;   324.5 p0     119 w copy
        shr eax, 0xc                               ;   325.0 p1     119 w
        mov ecx, ebx                               ;   324.5 p0     119 w copy
        shr ecx, 0x18                              ;   325.0 p1     119 w
        and ebx, 0x3f                              ;   324.5 p0     119 w
        and eax, 0x3f                              ;   329.0 p0     119 w
        shl eax, 8                                 ;   329.5 p1     119 w
        or ebx, eax                                ;   333.5 p0     119 w
        and ecx, 0x3f                              ;   329.0 p0     119 w
        shl ecx, 0x10                              ;   329.5 p1     119 w
        or ebx, ecx                                ;   334.0 p0     119 w
        mov eax, dword [esp + 4]                   ;   317.0 p2     115 c
        shl eax, 2                                 ;   319.0 p1     115 c
        and eax, 0xfffffff                         ;   323.0 p0     115 c
        mov ecx, esi                               ;   358.5 p0     119 w copy
        shl ecx, 2                                 ;   359.0 p1     119 w
        or ebp, ecx                                ;   363.0 p0     119 w
        and ebp, 0x3f                              ;   363.5 p0     119 w
        shl ebp, 0x10                              ;   364.0 p1     119 w
        or edi, ebp                                ;   368.0 p0     119 w
        mov ebp, dword [esp + 4]                   ;   320.0 p2     115 c
        shr ebp, 0x1a                              ;   322.0 p1     115 c
        or eax, ebp                                ;   326.0 p0     115 c
        mov ebp, esi                               ;   358.5 p0     119 w copy
        shr ebp, 0xa                               ;   359.0 p1     119 w
        shr esi, 4                                 ;   358.5 p1     119 w
        shl ebp, 0x18                              ;   363.0 p1     119 w
        or edi, ebp                                ;   368.5 p0     119 w
        and esi, 0x3f                              ;   362.5 p0     119 w
        shl esi, 0x18                              ;   363.0 p1     119 w
        or ebx, esi                                ;   367.0 p0     119 w
        mov esi, dword [esp + 72]                  ;   323.7 p2     120 rk reload
        mov dword [esi + 8], edi                   ;   369.0 p0+p3  120 rk
        mov dword [esi + 12], ebx                  ;   367.5 p0+p3  120 rk
        mov edi, eax                               ;   326.5 p0     117 k copy
        shl edi, 0x1c                              ;   327.0 p1     117 k
        mov ebp, eax                               ;   326.5 p0     117 k copy
        shr ebp, 4                                 ;   327.7 p1     117 k
        mov ecx, dword [esp + 0]                   ;   326.0 p2     116 d
        shl ecx, 2                                 ;   328.7 p1     116 d
        and ecx, 0xfffffff                         ;   332.7 p0     116 d
        mov edx, dword [esp + 0]                   ;   327.0 p2     116 d
        shr edx, 0x1a                              ;   329.7 p1     116 d
        or ecx, edx                                ;   333.7 p0     116 d
        or edi, ecx                                ;   334.2 p0     117 k
        mov edx, edi                               ;   334.7 p0     117 k copy
        rol edx, 1                                 ;   335.2 p1     117 k
        and edx, 0x80100000                        ;   339.2 p0     117 k
        mov ebx, edi                               ;   334.7 p0     117 k copy
        rol ebx, 3                                 ;   339.7 p1     117 k
        and ebx, 0x4440                            ;   343.7 p0     117 k
        mov esi, edi                               ;   334.7 p0     117 k copy
        rol esi, 4                                 ;   344.2 p1     117 k
        and esi, 0x1000                            ;   348.2 p0     117 k
        mov dword [esp + 0], ecx                   ;   334.2 p0+p3  116 d spill
        mov ecx, edi                               ;   334.7 p0     117 k copy
        rol ecx, 6                                 ;   348.7 p1     117 k
        and ecx, 2                                 ;   352.7 p0     117 k
        mov dword [esp + 4], eax                   ;   333.7 p0+p3  115 c spill
        mov eax, edi                               ;   334.7 p0     117 k copy
        and eax, 0x10000                           ;   335.2 p0     117 k
        mov dword [esp + 20], edx                  ;   339.7 p0+p3  117 k spill
        mov edx, edi                               ;   334.7 p1     117 k copy
        rol edx, 8                                 ;   335.7 p1     117 k
        and edx, 0x800101                          ;   339.7 p0     117 k
        mov dword [esp + 28], ebx                  ;   344.2 p0+p3  117 k spill
        mov ebx, edi                               ;   336.2 p1     117 k copy
        rol ebx, 0xa                               ;   340.2 p1     117 k
        and ebx, 0x88000                           ;   344.2 p0     117 k
        mov dword [esp + 32], esi                  ;   348.7 p0+p3  117 k spill
        mov esi, edi                               ;   337.7 p1     117 k copy
        rol esi, 0xe                               ;   344.7 p1     117 k
        and esi, 4                                 ;   348.7 p0     117 k
        mov dword [esp + 36], ecx                  ;   353.2 p0+p3  117 k spill
        mov ecx, edi                               ;   339.2 p1     117 k copy
        rol ecx, 0x11                              ;   349.2 p1     117 k
        and ecx, 0x40080                           ;   353.2 p0     117 k
        mov dword [esp + 40], eax                  ;   343.3 p0+p3  117 k spill
        mov eax, edi                               ;   340.7 p1     117 k copy
        rol eax, 0x12                              ;   353.7 p1     117 k
        and eax, 0x400000                          ;   357.7 p0     117 k
        mov dword [esp + 44], edx                  ;   345.3 p0+p3  117 k spill
        mov edx, edi                               ;   342.2 p1     117 k copy
        rol edx, 0x16                              ;   358.2 p1     117 k
        and edx, 0x2010                            ;   362.2 p0     117 k
        or ebx, esi                                ;   349.2 p0     117 k
        or ebx, ecx                                ;   353.7 p0     117 k
        or ebx, eax                                ;   358.2 p0     117 k
        or ebx, edx                                ;   362.7 p0     117 k
        or ebx, dword [esp + 40]                   ;   363.2 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   363.7 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   364.2 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   364.7 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   365.2 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   365.7 p2+p0  117 k
        mov esi, edi                               ;   347.0 p1     117 k copy
        rol esi, 0x17                              ;   366.2 p1     117 k
        and esi, 0x20000                           ;   370.2 p0     117 k
        or ebx, esi                                ;   370.7 p0     117 k
        mov esi, edi                               ;   348.5 p1     117 k copy
        rol esi, 0x18                              ;   371.2 p1     117 k
        and esi, 0x200                             ;   375.2 p0     117 k
        or ebx, esi                                ;   375.7 p0     117 k
        mov esi, edi                               ;   353.0 p1     117 k copy
        rol esi, 0x1b                              ;   376.2 p1     117 k
        and esi, 0x20                              ;   380.2 p0     117 k
        or ebx, esi                                ;   380.7 p0     117 k
        mov esi, edi                               ;   358.0 p1     117 k copy
        rol esi, 0x1c                              ;   381.2 p1     117 k
        and esi, 0x200000                          ;   385.2 p0     117 k
        or ebx, esi                                ;   385.7 p0     117 k
        mov esi, edi                               ;   359.5 p1     117 k copy
        rol esi, 0x1d                              ;   386.2 p1     117 k
        and esi, 8                                 ;   390.2 p0     117 k
        or ebx, esi                                ;   390.7 p0     117 k
        mov esi, edi                               ;   361.0 p0     117 k copy
        rol esi, 0x1e                              ;   391.2 p1     117 k
        and esi, 0x8000000                         ;   395.2 p0     117 k
        or ebx, esi                                ;   395.7 p0     117 k
        mov esi, edi                               ;   362.0 p1     117 k copy
        rol esi, 0x1f                              ;   396.2 p1     117 k
        rol edi, 0xc                               ;   400.2 p1     117 k
        and esi, 0x800                             ;   400.2 p0     117 k
        or ebx, esi                                ;   400.7 p0     117 k
        and edi, 0x100                             ;   404.2 p0     117 k
        mov esi, ebp                               ;   364.5 p0     117 k copy
        and esi, 0x2000                            ;   365.0 p0     117 k
        mov eax, ebp                               ;   364.7 p1     117 k copy
        rol eax, 2                                 ;   365.5 p1     117 k
        mov ecx, eax                               ;   369.5 p0     117 k copy
        and ecx, 0x1000000                         ;   370.0 p0     117 k
        or ebx, ecx                                ;   401.2 p0     117 k
        and eax, 0x28                              ;   369.5 p0     117 k
        mov ecx, ebp                               ;   366.7 p1     117 k copy
        rol ecx, 0xb                               ;   370.0 p1     117 k
        and ecx, 0x10000000                        ;   374.0 p0     117 k
        or ebx, ecx                                ;   401.7 p0     117 k
        mov ecx, ebp                               ;   368.2 p1     117 k copy
        rol ecx, 0xe                               ;   402.2 p1     117 k
        and ecx, 0x42000000                        ;   406.2 p0     117 k
        or ebx, ecx                                ;   406.7 p0     117 k
        mov ecx, ebp                               ;   369.7 p0     117 k copy
        rol ecx, 0x15                              ;   407.2 p1     117 k
        or eax, esi                                ;   370.2 p0     117 k
        or eax, edi                                ;   404.7 p0     117 k
        mov esi, ecx                               ;   411.2 p1     117 k copy
        and esi, 0x20000000                        ;   411.7 p0     117 k
        or ebx, esi                                ;   412.2 p0     117 k
        and ecx, 2                                 ;   411.2 p0     117 k
        or eax, ecx                                ;   411.7 p0     117 k
        mov esi, ebp                               ;   372.3 p1     117 k copy
        rol esi, 0x16                              ;   412.2 p1     117 k
        mov edi, esi                               ;   416.2 p0     117 k copy
        and edi, 0x4000000                         ;   416.7 p0     117 k
        or ebx, edi                                ;   417.2 p0     117 k
        and esi, 0x10                              ;   416.2 p0     117 k
        or eax, esi                                ;   416.7 p0     117 k
        mov esi, ebp                               ;   374.7 p1     117 k copy
        rol esi, 5                                 ;   417.2 p1     117 k
        and esi, 0x8000                            ;   421.2 p0     117 k
        or eax, esi                                ;   421.7 p0     117 k
        mov esi, ebp                               ;   376.2 p1     117 k copy
        rol esi, 7                                 ;   422.2 p1     117 k
        and esi, 0x4000                            ;   426.2 p0     117 k
        or eax, esi                                ;   426.7 p0     117 k
        mov esi, ebp                               ;   377.7 p1     117 k copy
        rol esi, 0xc                               ;   427.2 p1     117 k
        and esi, 0x1001                            ;   431.2 p0     117 k
        or eax, esi                                ;   431.7 p0     117 k
        mov esi, ebp                               ;   379.0 p0     117 k copy
        rol esi, 0x14                              ;   432.2 p1     117 k
        and esi, 0xa40                             ;   436.2 p0     117 k
        or eax, esi                                ;   436.7 p0     117 k
        mov esi, ebp                               ;   380.2 p1     117 k copy
        rol esi, 0x17                              ;   437.2 p1     117 k
        and esi, 0x400                             ;   441.2 p0     117 k
        or eax, esi                                ;   441.7 p0     117 k
        mov esi, ebp                               ;   381.7 p0     117 k copy
        rol esi, 0x1d                              ;   442.2 p1     117 k
        rol ebp, 0x1e                              ;   446.2 p1     117 k
        and esi, 4                                 ;   446.2 p0     117 k
        or eax, esi                                ;   446.7 p0     117 k
        and ebp, 0x80                              ;   450.2 p0     117 k
        or eax, ebp                                ;   450.7 p0     117 k
        movzx esi, ax                              ;   451.2 p1     117 k
        mov edi, ebx                               ;   417.7 p1     119 w copy
        shr edi, 6                                 ;   418.2 p1     119 w
        and edi, 0x3f                              ;   422.2 p0     119 w
        mov ebp, dword [esp + 4]                   ;   385.0 p2     115 c
        shl ebp, 2                                 ;   387.0 p1     115 c
        mov eax, ebx                               ;   417.7 p0     119 w copy
        shr eax, 0x12                              ;   418.2 p1     119 w
        and eax, 0x3f                              ;   422.2 p0     119 w
        shl eax, 8                                 ;   422.7 p1     119 w
        or edi, eax                                ;   426.7 p0     119 w
        and ebp, 0xfffffff                         ;   391.0 p0     115 c
        mov eax, ebx                               ;   417.7 p0     119 w copy
        shr eax, 0x1e                              ;   418.2 p1     119 w
        mov ecx, ebx                               ;   417.7 p0     119 w copy
        shr ecx, 0xc                               ;   418.2 p1     119 w
        and ecx, 0x3f                              ;   422.2 p0     119 w
        shl ecx, 8                                 ;   422.7 p1     119 w
        mov edx, ebx                               ;   417.7 p0     119 w copy
        shr edx, 0x18                              ;   418.2 p1     119 w
        and ebx, 0x3f                              ;   417.7 p0     119 w
        or ecx, ebx                                ;   426.7 p0     119 w
        and edx, 0x3f                              ;   422.2 p0     119 w
        shl edx, 0x10                              ;   422.7 p1     119 w
        or ecx, edx                                ;   427.2 p0     119 w
        mov edx, esi                               ;   451.7 p0     119 w copy
        shl edx, 2                                 ;   452.2 p1     119 w
        or eax, edx                                ;   456.2 p0     119 w
        and eax, 0x3f                              ;   456.7 p0     119 w
        shl eax, 0x10                              ;   457.2 p1     119 w
        or edi, eax                                ;   461.2 p0     119 w
        mov eax, dword [esp + 4]                   ;   394.0 p2     115 c
        shr eax, 0x1a                              ;   396.0 p1     115 c
        or ebp, eax                                ;   400.0 p0     115 c
        mov eax, dword [esp + 0]                   ;   395.0 p2     116 d
        shl eax, 2                                 ;   397.0 p1     116 d
        and eax, 0xfffffff                         ;   401.0 p0     116 d
        mov edx, esi                               ;   451.7 p0     119 w copy
        shr edx, 0xa                               ;   452.2 p1     119 w
        shr esi, 4                                 ;   451.7 p1     119 w
        shl edx, 0x18                              ;   456.2 p1     119 w
        or edi, edx                                ;   461.7 p0     119 w
        mov edx, dword [esp + 72]                  ;   397.7 p2     120 rk reload
        mov dword [edx + 16], edi                  ;   462.2 p0+p3  120 rk
        and esi, 0x3f                              ;   455.7 p0     119 w
        shl esi, 0x18                              ;   456.2 p1     119 w
        or ecx, esi                                ;   460.2 p0     119 w
        mov dword [edx + 20], ecx                  ;   460.7 p0+p3  120 rk
        mov esi, ebp                               ;   401.0 p0     117 k copy
        shl esi, 0x1c                              ;   401.7 p1     117 k
        mov edi, ebp                               ;   401.5 p0     117 k copy
        shr edi, 4                                 ;   402.7 p1     117 k
        mov ecx, dword [esp + 0]                   ;   401.0 p2     116 d
        shr ecx, 0x1a                              ;   403.7 p1     116 d
        or eax, ecx                                ;   407.7 p0     116 d
        or esi, eax                                ;   408.2 p0     117 k
        mov ecx, esi                               ;   408.7 p0     117 k copy
        rol ecx, 1                                 ;   409.2 p1     117 k
        and ecx, 0x80100000                        ;   413.2 p0     117 k
        mov ebx, esi                               ;   408.7 p0     117 k copy
        rol ebx, 3                                 ;   413.7 p1     117 k
        and ebx, 0x4440                            ;   417.7 p0     117 k
        mov edx, esi                               ;   408.7 p0     117 k copy
        rol edx, 4                                 ;   418.2 p1     117 k
        and edx, 0x1000                            ;   422.2 p0     117 k
        mov dword [esp + 0], eax                   ;   408.2 p0+p3  116 d spill
        mov eax, esi                               ;   408.7 p0     117 k copy
        rol eax, 6                                 ;   422.7 p1     117 k
        and eax, 2                                 ;   426.7 p0     117 k
        mov dword [esp + 4], ebp                   ;   408.0 p0+p3  115 c spill
        mov ebp, esi                               ;   408.7 p1     117 k copy
        and ebp, 0x10000                           ;   409.2 p0     117 k
        mov dword [esp + 44], ecx                  ;   413.7 p0+p3  117 k spill
        mov ecx, esi                               ;   409.2 p1     117 k copy
        rol ecx, 8                                 ;   409.7 p1     117 k
        and ecx, 0x800101                          ;   413.7 p0     117 k
        mov dword [esp + 36], ebx                  ;   418.2 p0+p3  117 k spill
        mov ebx, esi                               ;   410.7 p1     117 k copy
        rol ebx, 0xa                               ;   414.2 p1     117 k
        and ebx, 0x88000                           ;   418.2 p0     117 k
        mov dword [esp + 32], edx                  ;   422.7 p0+p3  117 k spill
        mov edx, esi                               ;   412.2 p1     117 k copy
        rol edx, 0xe                               ;   418.7 p1     117 k
        and edx, 4                                 ;   422.7 p0     117 k
        mov dword [esp + 28], eax                  ;   427.2 p0+p3  117 k spill
        mov eax, esi                               ;   413.7 p1     117 k copy
        rol eax, 0x11                              ;   423.2 p1     117 k
        and eax, 0x40080                           ;   427.2 p0     117 k
        mov dword [esp + 20], ebp                  ;   417.3 p0+p3  117 k spill
        mov ebp, esi                               ;   415.2 p1     117 k copy
        rol ebp, 0x12                              ;   427.7 p1     117 k
        and ebp, 0x400000                          ;   431.7 p0     117 k
        mov dword [esp + 40], ecx                  ;   419.3 p0+p3  117 k spill
        mov ecx, esi                               ;   416.7 p1     117 k copy
        rol ecx, 0x16                              ;   432.2 p1     117 k
        and ecx, 0x2010                            ;   436.2 p0     117 k
        or ebx, edx                                ;   423.2 p0     117 k
        or ebx, eax                                ;   427.7 p0     117 k
        or ebx, ebp                                ;   432.2 p0     117 k
        or ebx, ecx                                ;   436.7 p0     117 k
        or ebx, dword [esp + 20]                   ;   437.2 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   437.7 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   438.2 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   438.7 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   439.2 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   439.7 p2+p0  117 k
        mov ebp, esi                               ;   436.2 p1     117 k copy
        rol ebp, 0x17                              ;   440.2 p1     117 k
        and ebp, 0x20000                           ;   444.2 p0     117 k
        or ebx, ebp                                ;   444.7 p0     117 k
        mov ebp, esi                               ;   441.2 p1     117 k copy
        rol ebp, 0x18                              ;   445.2 p1     117 k
        and ebp, 0x200                             ;   449.2 p0     117 k
        or ebx, ebp                                ;   449.7 p0     117 k
        mov ebp, esi                               ;   446.2 p1     117 k copy
        rol ebp, 0x1b                              ;   450.2 p1     117 k
        and ebp, 0x20                              ;   454.2 p0     117 k
        or ebx, ebp                                ;   454.7 p0     117 k
        mov ebp, esi                               ;   451.2 p1     117 k copy
        rol ebp, 0x1c                              ;   455.2 p1     117 k
        and ebp, 0x200000                          ;   459.2 p0     117 k
        or ebx, ebp                                ;   459.7 p0     117 k
        mov ebp, esi                               ;   452.7 p1     117 k copy
        rol ebp, 0x1d                              ;   460.2 p1     117 k
        and ebp, 8                                 ;   464.2 p0     117 k
        or ebx, ebp                                ;   464.7 p0     117 k
        mov ebp, esi                               ;   454.2 p0     117 k copy
        rol ebp, 0x1e                              ;   465.2 p1     117 k
        and ebp, 0x8000000                         ;   469.2 p0     117 k
        or ebx, ebp                                ;   469.7 p0     117 k
        mov ebp, esi                               ;   455.2 p1     117 k copy
        rol ebp, 0x1f                              ;   470.2 p1     117 k
        rol esi, 0xc                               ;   474.2 p1     117 k
        and ebp, 0x800                             ;   474.2 p0     117 k
        or ebx, ebp                                ;   474.7 p0     117 k
        and esi, 0x100                             ;   478.2 p0     117 k
        mov ebp, edi                               ;   457.7 p0     117 k copy
        and ebp, 0x2000                            ;   458.2 p0     117 k
        mov eax, edi                               ;   457.8 p1     117 k copy
        rol eax, 2                                 ;   458.7 p1     117 k
        mov ecx, eax                               ;   462.7 p0     117 k copy
        and ecx, 0x1000000                         ;   463.2 p0     117 k
        or ebx, ecx                                ;   475.2 p0     117 k
        and eax, 0x28                              ;   462.7 p0     117 k
        mov ecx, edi                               ;   459.8 p1     117 k copy
        rol ecx, 0xb                               ;   463.2 p1     117 k
        and ecx, 0x10000000                        ;   467.2 p0     117 k
        or ebx, ecx                                ;   475.7 p0     117 k
        mov ecx, edi                               ;   461.3 p1     117 k copy
        rol ecx, 0xe                               ;   476.2 p1     117 k
        and ecx, 0x42000000                        ;   480.2 p0     117 k
        or ebx, ecx                                ;   480.7 p0     117 k
        mov ecx, edi                               ;   462.8 p0     117 k copy
        rol ecx, 0x15                              ;   481.2 p1     117 k
        or eax, ebp                                ;   463.3 p0     117 k
        or eax, esi                                ;   478.7 p0     117 k
        mov esi, ecx                               ;   485.2 p1     117 k copy
        and esi, 0x20000000                        ;   485.7 p0     117 k
        or ebx, esi                                ;   486.2 p0     117 k
        and ecx, 2                                 ;   485.2 p0     117 k
        or eax, ecx                                ;   485.7 p0     117 k
        mov esi, edi                               ;   465.5 p1     117 k copy
        rol esi, 0x16                              ;   486.2 p1     117 k
        mov ebp, esi                               ;   490.2 p0     117 k copy
        and ebp, 0x4000000                         ;   490.7 p0     117 k
        or ebx, ebp                                ;   491.2 p0     117 k
        and esi, 0x10                              ;   490.2 p0     117 k
        or eax, esi                                ;   490.7 p0     117 k
        mov esi, edi                               ;   467.8 p1     117 k copy
        rol esi, 5                                 ;   491.2 p1     117 k
        and esi, 0x8000                            ;   495.2 p0     117 k
        or eax, esi                                ;   495.7 p0     117 k
        mov esi, edi                               ;   469.3 p1     117 k copy
        rol esi, 7                                 ;   496.2 p1     117 k
        and esi, 0x4000                            ;   500.2 p0     117 k
        or eax, esi                                ;   500.7 p0     117 k
        mov esi, edi                               ;   470.8 p1     117 k copy
        rol esi, 0xc                               ;   501.2 p1     117 k
        and esi, 0x1001                            ;   505.2 p0     117 k
        or eax, esi                                ;   505.7 p0     117 k
        mov esi, edi                               ;   472.2 p0     117 k copy
        rol esi, 0x14                              ;   506.2 p1     117 k
        and esi, 0xa40                             ;   510.2 p0     117 k
        or eax, esi                                ;   510.7 p0     117 k
        mov esi, edi                               ;   473.3 p1     117 k copy
        rol esi, 0x17                              ;   511.2 p1     117 k
        and esi, 0x400                             ;   515.2 p0     117 k
        or eax, esi                                ;   515.7 p0     117 k
        mov esi, edi                               ;   474.8 p0     117 k copy
        rol esi, 0x1d                              ;   516.2 p1     117 k
        rol edi, 0x1e                              ;   520.2 p1     117 k
        and esi, 4                                 ;   520.2 p0     117 k
        or eax, esi                                ;   520.7 p0     117 k
        and edi, 0x80                              ;   524.2 p0     117 k
        or eax, edi                                ;   524.7 p0     117 k
        movzx esi, ax                              ;   525.2 p1     117 k
        mov edi, ebx                               ;   491.7 p1     119 w copy
        shr edi, 6                                 ;   492.2 p1     119 w
        and edi, 0x3f                              ;   496.2 p0     119 w
        mov ebp, ebx                               ;   491.7 p0     119 w copy
        shr ebp, 0x12                              ;   492.2 p1     119 w
        and ebp, 0x3f                              ;   496.2 p0     119 w
        shl ebp, 8                                 ;   496.7 p1     119 w
        or edi, ebp                                ;   500.7 p0     119 w
        mov ebp, ebx                               ;   491.7 p0     119 w copy
        shr ebp, 0x1e                              ;   492.2 p1     119 w
        mov eax, ebx                               ;   491.7 p0     119 w copy
        shr eax, 0xc                               ;   492.2 p1     119 w
        mov ecx, ebx                               ;   491.7 p0     119 w copy
        shr ecx, 0x18                              ;   492.2 p1     119 w
        and ebx, 0x3f                              ;   491.7 p0     119 w
        and eax, 0x3f                              ;   496.2 p0     119 w
        shl eax, 8                                 ;   496.7 p1     119 w
        or ebx, eax                                ;   500.7 p0     119 w
        and ecx, 0x3f                              ;   496.2 p0     119 w
        shl ecx, 0x10                              ;   496.7 p1     119 w
        or ebx, ecx                                ;   501.2 p0     119 w
        mov eax, dword [esp + 4]                   ;   484.2 p2     115 c
        shl eax, 2                                 ;   486.2 p1     115 c
        and eax, 0xfffffff                         ;   490.2 p0     115 c
        mov ecx, esi                               ;   525.7 p0     119 w copy
        shl ecx, 2                                 ;   526.2 p1     119 w
        or ebp, ecx                                ;   530.2 p0     119 w
        and ebp, 0x3f                              ;   530.7 p0     119 w
        shl ebp, 0x10                              ;   531.2 p1     119 w
        or edi, ebp                                ;   535.2 p0     119 w
        mov ebp, esi                               ;   525.7 p0     119 w copy
        shr ebp, 0xa                               ;   526.2 p1     119 w
        shr esi, 4                                 ;   525.7 p1     119 w
        shl ebp, 0x18                              ;   530.2 p1     119 w
        or edi, ebp                                ;   535.7 p0     119 w
        and esi, 0x3f                              ;   529.7 p0     119 w
        shl esi, 0x18                              ;   530.2 p1     119 w
        or ebx, esi                                ;   534.2 p0     119 w
        mov esi, dword [esp + 72]                  ;   489.8 p2     120 rk reload
        mov dword [esi + 24], edi                  ;   536.2 p0+p3  120 rk
        mov dword [esi + 28], ebx                  ;   534.7 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   490.8 p2     115 c
        shr edi, 0x1a                              ;   492.8 p1     115 c
        or eax, edi                                ;   496.8 p0     115 c
        mov edi, eax                               ;   497.3 p0     117 k copy
        shl edi, 0x1c                              ;   497.8 p1     117 k
        mov ebp, eax                               ;   497.3 p0     117 k copy
        shr ebp, 4                                 ;   497.8 p1     117 k
        mov ecx, dword [esp + 0]                   ;   493.2 p2     116 d
        shl ecx, 2                                 ;   495.8 p1     116 d
        and ecx, 0xfffffff                         ;   499.8 p0     116 d
        mov edx, dword [esp + 0]                   ;   494.2 p2     116 d
        shr edx, 0x1a                              ;   496.8 p1     116 d
        or ecx, edx                                ;   500.8 p0     116 d
        or edi, ecx                                ;   501.8 p0     117 k
        mov edx, edi                               ;   502.3 p0     117 k copy
        rol edx, 1                                 ;   502.8 p1     117 k
        and edx, 0x80100000                        ;   506.8 p0     117 k
        mov ebx, edi                               ;   502.3 p0     117 k copy
        rol ebx, 3                                 ;   507.3 p1     117 k
        and ebx, 0x4440                            ;   511.3 p0     117 k
        mov esi, edi                               ;   502.3 p0     117 k copy
        rol esi, 4                                 ;   511.8 p1     117 k
        and esi, 0x1000                            ;   515.8 p0     117 k
        mov dword [esp + 0], ecx                   ;   501.3 p0+p3  116 d spill
        mov ecx, edi                               ;   502.3 p0     117 k copy
        rol ecx, 6                                 ;   516.3 p1     117 k
        and ecx, 2                                 ;   520.3 p0     117 k
        mov dword [esp + 4], eax                   ;   500.8 p0+p3  115 c spill
        mov eax, edi                               ;   502.3 p0     117 k copy
        and eax, 0x10000                           ;   502.8 p0     117 k
        mov dword [esp + 40], edx                  ;   507.3 p0+p3  117 k spill
        mov edx, edi                               ;   502.3 p1     117 k copy
        rol edx, 8                                 ;   503.3 p1     117 k
        and edx, 0x800101                          ;   507.3 p0     117 k
        mov dword [esp + 28], ebx                  ;   511.8 p0+p3  117 k spill
        mov ebx, edi                               ;   503.3 p1     117 k copy
        rol ebx, 0xa                               ;   507.8 p1     117 k
        and ebx, 0x88000                           ;   511.8 p0     117 k
        mov dword [esp + 32], esi                  ;   516.3 p0+p3  117 k spill
        mov esi, edi                               ;   504.8 p1     117 k copy
        rol esi, 0xe                               ;   512.3 p1     117 k
        and esi, 4                                 ;   516.3 p0     117 k
        mov dword [esp + 36], ecx                  ;   520.8 p0+p3  117 k spill
        mov ecx, edi                               ;   506.3 p1     117 k copy
        rol ecx, 0x11                              ;   516.8 p1     117 k
        and ecx, 0x40080                           ;   520.8 p0     117 k
        mov dword [esp + 44], eax                  ;   510.5 p0+p3  117 k spill
        mov eax, edi                               ;   507.8 p1     117 k copy
        rol eax, 0x12                              ;   521.3 p1     117 k
        and eax, 0x400000                          ;   525.3 p0     117 k
        mov dword [esp + 20], edx                  ;   512.5 p0+p3  117 k spill
        mov edx, edi                               ;   509.3 p1     117 k copy
        rol edx, 0x16                              ;   525.8 p1     117 k
        and edx, 0x2010                            ;   529.8 p0     117 k
        or ebx, esi                                ;   516.8 p0     117 k
        or ebx, ecx                                ;   521.3 p0     117 k
        or ebx, eax                                ;   525.8 p0     117 k
        or ebx, edx                                ;   530.3 p0     117 k
        or ebx, dword [esp + 44]                   ;   530.8 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   531.3 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   531.8 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   532.3 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   532.8 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   533.3 p2+p0  117 k
        mov esi, edi                               ;   514.2 p1     117 k copy
        rol esi, 0x17                              ;   533.8 p1     117 k
        and esi, 0x20000                           ;   537.8 p0     117 k
        or ebx, esi                                ;   538.3 p0     117 k
        mov esi, edi                               ;   515.7 p1     117 k copy
        rol esi, 0x18                              ;   538.8 p1     117 k
        and esi, 0x200                             ;   542.8 p0     117 k
        or ebx, esi                                ;   543.3 p0     117 k
        mov esi, edi                               ;   520.2 p1     117 k copy
        rol esi, 0x1b                              ;   543.8 p1     117 k
        and esi, 0x20                              ;   547.8 p0     117 k
        or ebx, esi                                ;   548.3 p0     117 k
        mov esi, edi                               ;   525.2 p1     117 k copy
        rol esi, 0x1c                              ;   548.8 p1     117 k
        and esi, 0x200000                          ;   552.8 p0     117 k
        or ebx, esi                                ;   553.3 p0     117 k
        mov esi, edi                               ;   526.7 p1     117 k copy
        rol esi, 0x1d                              ;   553.8 p1     117 k
        and esi, 8                                 ;   557.8 p0     117 k
        or ebx, esi                                ;   558.3 p0     117 k
        mov esi, edi                               ;   528.2 p1     117 k copy
        rol esi, 0x1e                              ;   558.8 p1     117 k
        and esi, 0x8000000                         ;   562.8 p0     117 k
        or ebx, esi                                ;   563.3 p0     117 k
        mov esi, edi                               ;   529.5 p0     117 k copy
        rol esi, 0x1f                              ;   563.8 p1     117 k
        rol edi, 0xc                               ;   567.8 p1     117 k
        and esi, 0x800                             ;   567.8 p0     117 k
        or ebx, esi                                ;   568.3 p0     117 k
        and edi, 0x100                             ;   571.8 p0     117 k
        mov esi, ebp                               ;   531.7 p1     117 k copy
        and esi, 0x2000                            ;   532.2 p0     117 k
        mov eax, ebp                               ;   532.2 p1     117 k copy
        rol eax, 2                                 ;   532.7 p1     117 k
        mov ecx, eax                               ;   536.7 p0     117 k copy
        and ecx, 0x1000000                         ;   537.2 p0     117 k
        or ebx, ecx                                ;   568.8 p0     117 k
        and eax, 0x28                              ;   536.7 p0     117 k
        mov ecx, ebp                               ;   533.8 p1     117 k copy
        rol ecx, 0xb                               ;   537.2 p1     117 k
        and ecx, 0x10000000                        ;   541.2 p0     117 k
        or ebx, ecx                                ;   569.3 p0     117 k
        mov ecx, ebp                               ;   535.3 p1     117 k copy
        rol ecx, 0xe                               ;   569.8 p1     117 k
        and ecx, 0x42000000                        ;   573.8 p0     117 k
        or ebx, ecx                                ;   574.3 p0     117 k
        mov ecx, ebp                               ;   536.8 p1     117 k copy
        rol ecx, 0x15                              ;   574.8 p1     117 k
        or eax, esi                                ;   537.2 p0     117 k
        or eax, edi                                ;   572.3 p0     117 k
        mov esi, ecx                               ;   578.8 p0     117 k copy
        and esi, 0x20000000                        ;   579.3 p0     117 k
        or ebx, esi                                ;   579.8 p0     117 k
        and ecx, 2                                 ;   578.8 p0     117 k
        or eax, ecx                                ;   579.3 p0     117 k
        mov esi, ebp                               ;   539.5 p1     117 k copy
        rol esi, 0x16                              ;   579.8 p1     117 k
        mov edi, esi                               ;   583.8 p0     117 k copy
        and edi, 0x4000000                         ;   584.3 p0     117 k
        or ebx, edi                                ;   584.8 p0     117 k
        and esi, 0x10                              ;   583.8 p0     117 k
        or eax, esi                                ;   584.3 p0     117 k
        mov esi, ebp                               ;   541.8 p1     117 k copy
        rol esi, 5                                 ;   584.8 p1     117 k
        and esi, 0x8000                            ;   588.8 p0     117 k
        or eax, esi                                ;   589.3 p0     117 k
        mov esi, ebp                               ;   543.3 p1     117 k copy
        rol esi, 7                                 ;   589.8 p1     117 k
        and esi, 0x4000                            ;   593.8 p0     117 k
        or eax, esi                                ;   594.3 p0     117 k
        mov esi, ebp                               ;   544.8 p1     117 k copy
        rol esi, 0xc                               ;   594.8 p1     117 k
        and esi, 0x1001                            ;   598.8 p0     117 k
        or eax, esi                                ;   599.3 p0     117 k
        mov esi, ebp                               ;   546.2 p0     117 k copy
        rol esi, 0x14                              ;   599.8 p1     117 k
        and esi, 0xa40                             ;   603.8 p0     117 k
        or eax, esi                                ;   604.3 p0     117 k
        mov esi, ebp                               ;   547.3 p1     117 k copy
        rol esi, 0x17                              ;   604.8 p1     117 k
        and esi, 0x400                             ;   608.8 p0     117 k
        or eax, esi                                ;   609.3 p0     117 k
        mov esi, ebp                               ;   548.8 p1     117 k copy
        rol esi, 0x1d                              ;   609.8 p1     117 k
        rol ebp, 0x1e                              ;   613.8 p1     117 k
        and esi, 4                                 ;   613.8 p0     117 k
        or eax, esi                                ;   614.3 p0     117 k
        and ebp, 0x80                              ;   617.8 p0     117 k
        or eax, ebp                                ;   618.3 p0     117 k
        movzx esi, ax                              ;   618.8 p1     117 k
        mov edi, ebx                               ;   585.3 p0     119 w copy
        shr edi, 6                                 ;   585.8 p1     119 w
        and edi, 0x3f                              ;   589.8 p0     119 w
        mov ebp, dword [esp + 4]                   ;   552.2 p2     115 c
        shl ebp, 2                                 ;   554.2 p1     115 c
        mov eax, ebx                               ;   585.3 p0     119 w copy
        shr eax, 0x12                              ;   585.8 p1     119 w
        and eax, 0x3f                              ;   589.8 p0     119 w
        shl eax, 8                                 ;   590.3 p1     119 w
        or edi, eax                                ;   594.3 p0     119 w
        and ebp, 0xfffffff                         ;   558.2 p0     115 c
        mov eax, ebx                               ;   585.3 p0     119 w copy
        shr eax, 0x1e                              ;   585.8 p1     119 w
        mov ecx, ebx                               ;   585.3 p0     119 w copy
        shr ecx, 0xc                               ;   585.8 p1     119 w
        and ecx, 0x3f                              ;   589.8 p0     119 w
        shl ecx, 8                                 ;   590.3 p1     119 w
        mov edx, ebx                               ;   585.3 p0     119 w copy
        shr edx, 0x18                              ;   585.8 p1     119 w
        and ebx, 0x3f                              ;   585.3 p0     119 w
        or ecx, ebx                                ;   594.3 p0     119 w
        and edx, 0x3f                              ;   589.8 p0     119 w
        shl edx, 0x10                              ;   590.3 p1     119 w
        or ecx, edx                                ;   594.8 p0     119 w
        mov edx, esi                               ;   619.3 p0     119 w copy
        shl edx, 2                                 ;   619.8 p1     119 w
        or eax, edx                                ;   623.8 p0     119 w
        and eax, 0x3f                              ;   624.3 p0     119 w
        shl eax, 0x10                              ;   624.8 p1     119 w
        or edi, eax                                ;   628.8 p0     119 w
        mov eax, dword [esp + 4]                   ;   561.2 p2     115 c
        shr eax, 0x1a                              ;   563.2 p1     115 c
        or ebp, eax                                ;   567.2 p0     115 c
        mov eax, dword [esp + 0]                   ;   562.2 p2     116 d
        shl eax, 2                                 ;   564.2 p1     116 d
        and eax, 0xfffffff                         ;   568.2 p0     116 d
        mov edx, esi                               ;   619.3 p0     119 w copy
        shr edx, 0xa                               ;   619.8 p1     119 w
        shr esi, 4                                 ;   619.3 p1     119 w
        shl edx, 0x18                              ;   623.8 p1     119 w
        or edi, edx                                ;   629.3 p0     119 w
        mov edx, dword [esp + 72]                  ;   564.8 p2     120 rk reload
        mov dword [edx + 32], edi                  ;   629.8 p0+p3  120 rk
        and esi, 0x3f                              ;   623.3 p0     119 w
        shl esi, 0x18                              ;   623.8 p1     119 w
        or ecx, esi                                ;   627.8 p0     119 w
        mov dword [edx + 36], ecx                  ;   628.3 p0+p3  120 rk
        mov esi, ebp                               ;   568.2 p0     117 k copy
        shl esi, 0x1c                              ;   568.8 p1     117 k
        mov edi, ebp                               ;   568.7 p0     117 k copy
        shr edi, 4                                 ;   569.8 p1     117 k
        mov ecx, dword [esp + 0]                   ;   568.2 p2     116 d
        shr ecx, 0x1a                              ;   570.8 p1     116 d
        or eax, ecx                                ;   574.8 p0     116 d
        or esi, eax                                ;   575.3 p0     117 k
        mov ecx, esi                               ;   575.8 p0     117 k copy
        rol ecx, 1                                 ;   576.3 p1     117 k
        and ecx, 0x80100000                        ;   580.3 p0     117 k
        mov ebx, esi                               ;   575.8 p0     117 k copy
        rol ebx, 3                                 ;   580.8 p1     117 k
        and ebx, 0x4440                            ;   584.8 p0     117 k
        mov edx, esi                               ;   575.8 p0     117 k copy
        rol edx, 4                                 ;   585.3 p1     117 k
        and edx, 0x1000                            ;   589.3 p0     117 k
        mov dword [esp + 0], eax                   ;   575.3 p0+p3  116 d spill
        mov eax, esi                               ;   575.8 p0     117 k copy
        rol eax, 6                                 ;   589.8 p1     117 k
        and eax, 2                                 ;   593.8 p0     117 k
        mov dword [esp + 4], ebp                   ;   575.2 p0+p3  115 c spill
        mov ebp, esi                               ;   575.8 p1     117 k copy
        and ebp, 0x10000                           ;   576.3 p0     117 k
        mov dword [esp + 20], ecx                  ;   580.8 p0+p3  117 k spill
        mov ecx, esi                               ;   576.3 p1     117 k copy
        rol ecx, 8                                 ;   576.8 p1     117 k
        and ecx, 0x800101                          ;   580.8 p0     117 k
        mov dword [esp + 36], ebx                  ;   585.3 p0+p3  117 k spill
        mov ebx, esi                               ;   577.8 p1     117 k copy
        rol ebx, 0xa                               ;   581.3 p1     117 k
        and ebx, 0x88000                           ;   585.3 p0     117 k
        mov dword [esp + 32], edx                  ;   589.8 p0+p3  117 k spill
        mov edx, esi                               ;   579.3 p1     117 k copy
        rol edx, 0xe                               ;   585.8 p1     117 k
        and edx, 4                                 ;   589.8 p0     117 k
        mov dword [esp + 28], eax                  ;   594.3 p0+p3  117 k spill
        mov eax, esi                               ;   580.8 p1     117 k copy
        rol eax, 0x11                              ;   590.3 p1     117 k
        and eax, 0x40080                           ;   594.3 p0     117 k
        mov dword [esp + 40], ebp                  ;   584.5 p0+p3  117 k spill
        mov ebp, esi                               ;   582.3 p1     117 k copy
        rol ebp, 0x12                              ;   594.8 p1     117 k
        and ebp, 0x400000                          ;   598.8 p0     117 k
        mov dword [esp + 44], ecx                  ;   586.5 p0+p3  117 k spill
        mov ecx, esi                               ;   583.8 p1     117 k copy
        rol ecx, 0x16                              ;   599.3 p1     117 k
        and ecx, 0x2010                            ;   603.3 p0     117 k
        or ebx, edx                                ;   590.3 p0     117 k
        or ebx, eax                                ;   594.8 p0     117 k
        or ebx, ebp                                ;   599.3 p0     117 k
        or ebx, ecx                                ;   603.8 p0     117 k
        or ebx, dword [esp + 40]                   ;   604.3 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   604.8 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   605.3 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   605.8 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   606.3 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   606.8 p2+p0  117 k
        mov ebp, esi                               ;   603.8 p1     117 k copy
        rol ebp, 0x17                              ;   607.3 p1     117 k
        and ebp, 0x20000                           ;   611.3 p0     117 k
        or ebx, ebp                                ;   611.8 p0     117 k
        mov ebp, esi                               ;   608.8 p1     117 k copy
        rol ebp, 0x18                              ;   612.3 p1     117 k
        and ebp, 0x200                             ;   616.3 p0     117 k
        or ebx, ebp                                ;   616.8 p0     117 k
        mov ebp, esi                               ;   613.8 p1     117 k copy
        rol ebp, 0x1b                              ;   617.8 p1     117 k
        and ebp, 0x20                              ;   621.8 p0     117 k
        or ebx, ebp                                ;   622.3 p0     117 k
        mov ebp, esi                               ;   618.8 p1     117 k copy
        rol ebp, 0x1c                              ;   622.8 p1     117 k
        and ebp, 0x200000                          ;   626.8 p0     117 k
        or ebx, ebp                                ;   627.3 p0     117 k
        mov ebp, esi                               ;   620.3 p1     117 k copy
        rol ebp, 0x1d                              ;   627.8 p1     117 k
        and ebp, 8                                 ;   631.8 p0     117 k
        or ebx, ebp                                ;   632.3 p0     117 k
        mov ebp, esi                               ;   621.8 p1     117 k copy
        rol ebp, 0x1e                              ;   632.8 p1     117 k
        and ebp, 0x8000000                         ;   636.8 p0     117 k
        or ebx, ebp                                ;   637.3 p0     117 k
        mov ebp, esi                               ;   623.2 p0     117 k copy
        rol ebp, 0x1f                              ;   637.8 p1     117 k
        rol esi, 0xc                               ;   641.8 p1     117 k
        and ebp, 0x800                             ;   641.8 p0     117 k
        or ebx, ebp                                ;   642.3 p0     117 k
        and esi, 0x100                             ;   645.8 p0     117 k
        mov ebp, edi                               ;   625.3 p1     117 k copy
        and ebp, 0x2000                            ;   625.8 p0     117 k
        mov eax, edi                               ;   625.8 p1     117 k copy
        rol eax, 2                                 ;   626.3 p1     117 k
        mov ecx, eax                               ;   630.3 p0     117 k copy
        and ecx, 0x1000000                         ;   630.8 p0     117 k
        or ebx, ecx                                ;   642.8 p0     117 k
        and eax, 0x28                              ;   630.3 p0     117 k
        mov ecx, edi                               ;   627.5 p1     117 k copy
        rol ecx, 0xb                               ;   630.8 p1     117 k
        and ecx, 0x10000000                        ;   634.8 p0     117 k
        or ebx, ecx                                ;   643.3 p0     117 k
        mov ecx, edi                               ;   629.0 p1     117 k copy
        rol ecx, 0xe                               ;   643.8 p1     117 k
        and ecx, 0x42000000                        ;   647.8 p0     117 k
        or ebx, ecx                                ;   648.3 p0     117 k
        mov ecx, edi                               ;   630.5 p1     117 k copy
        rol ecx, 0x15                              ;   648.8 p1     117 k
        or eax, ebp                                ;   630.8 p0     117 k
        or eax, esi                                ;   646.3 p0     117 k
        mov esi, ecx                               ;   652.8 p0     117 k copy
        and esi, 0x20000000                        ;   653.3 p0     117 k
        or ebx, esi                                ;   653.8 p0     117 k
        and ecx, 2                                 ;   652.8 p0     117 k
        or eax, ecx                                ;   653.3 p0     117 k
        mov esi, edi                               ;   633.2 p1     117 k copy
        rol esi, 0x16                              ;   653.8 p1     117 k
        mov ebp, esi                               ;   657.8 p0     117 k copy
        and ebp, 0x4000000                         ;   658.3 p0     117 k
        or ebx, ebp                                ;   658.8 p0     117 k
        and esi, 0x10                              ;   657.8 p0     117 k
        or eax, esi                                ;   658.3 p0     117 k
        mov esi, edi                               ;   635.5 p1     117 k copy
        rol esi, 5                                 ;   658.8 p1     117 k
        and esi, 0x8000                            ;   662.8 p0     117 k
        or eax, esi                                ;   663.3 p0     117 k
        mov esi, edi                               ;   637.0 p1     117 k copy
        rol esi, 7                                 ;   663.8 p1     117 k
        and esi, 0x4000                            ;   667.8 p0     117 k
        or eax, esi                                ;   668.3 p0     117 k
        mov esi, edi                               ;   638.5 p1     117 k copy
        rol esi, 0xc                               ;   668.8 p1     117 k
        and esi, 0x1001                            ;   672.8 p0     117 k
        or eax, esi                                ;   673.3 p0     117 k
        mov esi, edi                               ;   639.8 p0     117 k copy
        rol esi, 0x14                              ;   673.8 p1     117 k
        and esi, 0xa40                             ;   677.8 p0     117 k
        or eax, esi                                ;   678.3 p0     117 k
        mov esi, edi                               ;   641.0 p1     117 k copy
        rol esi, 0x17                              ;   678.8 p1     117 k
        and esi, 0x400                             ;   682.8 p0     117 k
        or eax, esi                                ;   683.3 p0     117 k
        mov esi, edi                               ;   642.5 p1     117 k copy
        rol esi, 0x1d                              ;   683.8 p1     117 k
        rol edi, 0x1e                              ;   687.8 p1     117 k
        and esi, 4                                 ;   687.8 p0     117 k
        or eax, esi                                ;   688.3 p0     117 k
        and edi, 0x80                              ;   691.8 p0     117 k
        or eax, edi                                ;   692.3 p0     117 k
        movzx esi, ax                              ;   692.8 p1     117 k
        mov edi, ebx                               ;   659.3 p0     119 w copy
        shr edi, 6                                 ;   659.8 p1     119 w
        and edi, 0x3f                              ;   663.8 p0     119 w
        mov ebp, ebx                               ;   659.3 p0     119 w copy
        shr ebp, 0x12                              ;   659.8 p1     119 w
        and ebp, 0x3f                              ;   663.8 p0     119 w
        shl ebp, 8                                 ;   664.3 p1     119 w
        or edi, ebp                                ;   668.3 p0     119 w
        mov ebp, ebx                               ;   659.3 p0     119 w copy
        shr ebp, 0x1e                              ;   659.8 p1     119 w
        mov eax, ebx                               ;   659.3 p0     119 w copy
        shr eax, 0xc                               ;   659.8 p1     119 w
        mov ecx, ebx                               ;   659.3 p0     119 w copy
        shr ecx, 0x18                              ;   659.8 p1     119 w
        and ebx, 0x3f                              ;   659.3 p0     119 w
        and eax, 0x3f                              ;   663.8 p0     119 w
        shl eax, 8                                 ;   664.3 p1     119 w
        or ebx, eax                                ;   668.3 p0     119 w
        and ecx, 0x3f                              ;   663.8 p0     119 w
        shl ecx, 0x10                              ;   664.3 p1     119 w
        or ebx, ecx                                ;   668.8 p0     119 w
        mov eax, dword [esp + 4]                   ;   651.8 p2     115 c
        shl eax, 2                                 ;   653.8 p1     115 c
        and eax, 0xfffffff                         ;   657.8 p0     115 c
        mov ecx, esi                               ;   693.3 p0     119 w copy
        shl ecx, 2                                 ;   693.8 p1     119 w
        or ebp, ecx                                ;   697.8 p0     119 w
        and ebp, 0x3f                              ;   698.3 p0     119 w
        shl ebp, 0x10                              ;   698.8 p1     119 w
        or edi, ebp                                ;   702.8 p0     119 w
        mov ebp, esi                               ;   693.3 p0     119 w copy
        shr ebp, 0xa                               ;   693.8 p1     119 w
        shr esi, 4                                 ;   693.3 p1     119 w
        shl ebp, 0x18                              ;   697.8 p1     119 w
        or edi, ebp                                ;   703.3 p0     119 w
        and esi, 0x3f                              ;   697.3 p0     119 w
        shl esi, 0x18                              ;   697.8 p1     119 w
        or ebx, esi                                ;   701.8 p0     119 w
        mov esi, dword [esp + 72]                  ;   657.5 p2     120 rk reload
        mov dword [esi + 40], edi                  ;   703.8 p0+p3  120 rk
        mov dword [esi + 44], ebx                  ;   702.3 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   658.5 p2     115 c
        shr edi, 0x1a                              ;   660.5 p1     115 c
        or eax, edi                                ;   664.5 p0     115 c
        mov edi, eax                               ;   665.0 p0     117 k copy
        shl edi, 0x1c                              ;   665.5 p1     117 k
        mov ebp, eax                               ;   665.0 p0     117 k copy
        shr ebp, 4                                 ;   665.5 p1     117 k
        mov ecx, dword [esp + 0]                   ;   660.8 p2     116 d
        shl ecx, 2                                 ;   663.5 p1     116 d
        and ecx, 0xfffffff                         ;   667.5 p0     116 d
        mov edx, dword [esp + 0]                   ;   661.8 p2     116 d
        shr edx, 0x1a                              ;   664.5 p1     116 d
        or ecx, edx                                ;   668.5 p0     116 d
        or edi, ecx                                ;   669.5 p0     117 k
        mov edx, edi                               ;   670.0 p0     117 k copy
        rol edx, 1                                 ;   670.5 p1     117 k
        and edx, 0x80100000                        ;   674.5 p0     117 k
        mov ebx, edi                               ;   670.0 p0     117 k copy
        rol ebx, 3                                 ;   675.0 p1     117 k
        and ebx, 0x4440                            ;   679.0 p0     117 k
        mov esi, edi                               ;   670.0 p0     117 k copy
        rol esi, 4                                 ;   679.5 p1     117 k
        and esi, 0x1000                            ;   683.5 p0     117 k
        mov dword [esp + 0], ecx                   ;   669.0 p0+p3  116 d spill
        mov ecx, edi                               ;   670.0 p0     117 k copy
        rol ecx, 6                                 ;   684.0 p1     117 k
        and ecx, 2                                 ;   688.0 p0     117 k
        mov dword [esp + 4], eax                   ;   668.5 p0+p3  115 c spill
        mov eax, edi                               ;   670.0 p1     117 k copy
        and eax, 0x10000                           ;   670.5 p0     117 k
        mov dword [esp + 44], edx                  ;   675.0 p0+p3  117 k spill
        mov edx, edi                               ;   670.0 p1     117 k copy
        rol edx, 8                                 ;   671.0 p1     117 k
        and edx, 0x800101                          ;   675.0 p0     117 k
        mov dword [esp + 28], ebx                  ;   679.5 p0+p3  117 k spill
        mov ebx, edi                               ;   671.5 p1     117 k copy
        rol ebx, 0xa                               ;   675.5 p1     117 k
        and ebx, 0x88000                           ;   679.5 p0     117 k
        mov dword [esp + 32], esi                  ;   684.0 p0+p3  117 k spill
        mov esi, edi                               ;   673.0 p1     117 k copy
        rol esi, 0xe                               ;   680.0 p1     117 k
        and esi, 4                                 ;   684.0 p0     117 k
        mov dword [esp + 36], ecx                  ;   688.5 p0+p3  117 k spill
        mov ecx, edi                               ;   674.5 p1     117 k copy
        rol ecx, 0x11                              ;   684.5 p1     117 k
        and ecx, 0x40080                           ;   688.5 p0     117 k
        mov dword [esp + 20], eax                  ;   678.2 p0+p3  117 k spill
        mov eax, edi                               ;   676.0 p1     117 k copy
        rol eax, 0x12                              ;   689.0 p1     117 k
        and eax, 0x400000                          ;   693.0 p0     117 k
        mov dword [esp + 40], edx                  ;   680.2 p0+p3  117 k spill
        mov edx, edi                               ;   677.5 p1     117 k copy
        rol edx, 0x16                              ;   693.5 p1     117 k
        and edx, 0x2010                            ;   697.5 p0     117 k
        or ebx, esi                                ;   684.5 p0     117 k
        or ebx, ecx                                ;   689.0 p0     117 k
        or ebx, eax                                ;   693.5 p0     117 k
        or ebx, edx                                ;   698.0 p0     117 k
        or ebx, dword [esp + 20]                   ;   698.5 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   699.0 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   699.5 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   700.0 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   700.5 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   701.0 p2+p0  117 k
        mov esi, edi                               ;   681.8 p1     117 k copy
        rol esi, 0x17                              ;   701.5 p1     117 k
        and esi, 0x20000                           ;   705.5 p0     117 k
        or ebx, esi                                ;   706.0 p0     117 k
        mov esi, edi                               ;   683.3 p1     117 k copy
        rol esi, 0x18                              ;   706.5 p1     117 k
        and esi, 0x200                             ;   710.5 p0     117 k
        or ebx, esi                                ;   711.0 p0     117 k
        mov esi, edi                               ;   687.8 p1     117 k copy
        rol esi, 0x1b                              ;   711.5 p1     117 k
        and esi, 0x20                              ;   715.5 p0     117 k
        or ebx, esi                                ;   716.0 p0     117 k
        mov esi, edi                               ;   692.8 p1     117 k copy
        rol esi, 0x1c                              ;   716.5 p1     117 k
        and esi, 0x200000                          ;   720.5 p0     117 k
        or ebx, esi                                ;   721.0 p0     117 k
        mov esi, edi                               ;   694.3 p1     117 k copy
        rol esi, 0x1d                              ;   721.5 p1     117 k
        and esi, 8                                 ;   725.5 p0     117 k
        or ebx, esi                                ;   726.0 p0     117 k
        mov esi, edi                               ;   695.8 p1     117 k copy
        rol esi, 0x1e                              ;   726.5 p1     117 k
        and esi, 0x8000000                         ;   730.5 p0     117 k
        or ebx, esi                                ;   731.0 p0     117 k
        mov esi, edi                               ;   697.2 p0     117 k copy
        rol esi, 0x1f                              ;   731.5 p1     117 k
        rol edi, 0xc                               ;   735.5 p1     117 k
        and esi, 0x800                             ;   735.5 p0     117 k
        or ebx, esi                                ;   736.0 p0     117 k
        and edi, 0x100                             ;   739.5 p0     117 k
        mov esi, ebp                               ;   699.3 p1     117 k copy
        and esi, 0x2000                            ;   699.8 p0     117 k
        mov eax, ebp                               ;   699.8 p1     117 k copy
        rol eax, 2                                 ;   700.3 p1     117 k
        mov ecx, eax                               ;   704.3 p0     117 k copy
        and ecx, 0x1000000                         ;   704.8 p0     117 k
        or ebx, ecx                                ;   736.5 p0     117 k
        and eax, 0x28                              ;   704.3 p0     117 k
        mov ecx, ebp                               ;   701.5 p1     117 k copy
        rol ecx, 0xb                               ;   704.8 p1     117 k
        and ecx, 0x10000000                        ;   708.8 p0     117 k
        or ebx, ecx                                ;   737.0 p0     117 k
        mov ecx, ebp                               ;   703.0 p1     117 k copy
        rol ecx, 0xe                               ;   737.5 p1     117 k
        and ecx, 0x42000000                        ;   741.5 p0     117 k
        or ebx, ecx                                ;   742.0 p0     117 k
        mov ecx, ebp                               ;   704.5 p1     117 k copy
        rol ecx, 0x15                              ;   742.5 p1     117 k
        or eax, esi                                ;   704.8 p0     117 k
        or eax, edi                                ;   740.0 p0     117 k
        mov esi, ecx                               ;   746.5 p0     117 k copy
        and esi, 0x20000000                        ;   747.0 p0     117 k
        or ebx, esi                                ;   747.5 p0     117 k
        and ecx, 2                                 ;   746.5 p0     117 k
        or eax, ecx                                ;   747.0 p0     117 k
        mov esi, ebp                               ;   707.2 p1     117 k copy
        rol esi, 0x16                              ;   747.5 p1     117 k
        mov edi, esi                               ;   751.5 p0     117 k copy
        and edi, 0x4000000                         ;   752.0 p0     117 k
        or ebx, edi                                ;   752.5 p0     117 k
        and esi, 0x10                              ;   751.5 p0     117 k
        or eax, esi                                ;   752.0 p0     117 k
        mov esi, ebp                               ;   709.5 p1     117 k copy
        rol esi, 5                                 ;   752.5 p1     117 k
        and esi, 0x8000                            ;   756.5 p0     117 k
        or eax, esi                                ;   757.0 p0     117 k
        mov esi, ebp                               ;   711.0 p1     117 k copy
        rol esi, 7                                 ;   757.5 p1     117 k
        and esi, 0x4000                            ;   761.5 p0     117 k
        or eax, esi                                ;   762.0 p0     117 k
        mov esi, ebp                               ;   712.5 p1     117 k copy
        rol esi, 0xc                               ;   762.5 p1     117 k
        and esi, 0x1001                            ;   766.5 p0     117 k
        or eax, esi                                ;   767.0 p0     117 k
        mov esi, ebp                               ;   713.8 p0     117 k copy
        rol esi, 0x14                              ;   767.5 p1     117 k
        and esi, 0xa40                             ;   771.5 p0     117 k
        or eax, esi                                ;   772.0 p0     117 k
        mov esi, ebp                               ;   715.0 p1     117 k copy
        rol esi, 0x17                              ;   772.5 p1     117 k
        and esi, 0x400                             ;   776.5 p0     117 k
        or eax, esi                                ;   777.0 p0     117 k
        mov esi, ebp                               ;   716.5 p1     117 k copy
        rol esi, 0x1d                              ;   777.5 p1     117 k
        rol ebp, 0x1e                              ;   781.5 p1     117 k
        and esi, 4                                 ;   781.5 p0     117 k
        or eax, esi                                ;   782.0 p0     117 k
        and ebp, 0x80                              ;   785.5 p0     117 k
        or eax, ebp                                ;   786.0 p0     117 k
        movzx esi, ax                              ;   786.5 p1     117 k
        mov edi, ebx                               ;   753.0 p0     119 w copy
        shr edi, 6                                 ;   753.5 p1     119 w
        and edi, 0x3f                              ;   757.5 p0     119 w
        mov ebp, dword [esp + 4]                   ;   719.8 p2     115 c
        shl ebp, 2                                 ;   721.8 p1     115 c
        mov eax, ebx                               ;   753.0 p0     119 w copy
        shr eax, 0x12                              ;   753.5 p1     119 w
        and eax, 0x3f                              ;   757.5 p0     119 w
        shl eax, 8                                 ;   758.0 p1     119 w
        or edi, eax                                ;   762.0 p0     119 w
        and ebp, 0xfffffff                         ;   725.8 p0     115 c
        mov eax, ebx                               ;   753.0 p0     119 w copy
        shr eax, 0x1e                              ;   753.5 p1     119 w
        mov ecx, ebx                               ;   753.0 p0     119 w copy
        shr ecx, 0xc                               ;   753.5 p1     119 w
        and ecx, 0x3f                              ;   757.5 p0     119 w
        shl ecx, 8                                 ;   758.0 p1     119 w
        mov edx, ebx                               ;   753.0 p0     119 w copy
        shr edx, 0x18                              ;   753.5 p1     119 w
        and ebx, 0x3f                              ;   753.0 p0     119 w
        or ecx, ebx                                ;   762.0 p0     119 w
        and edx, 0x3f                              ;   757.5 p0     119 w
        shl edx, 0x10                              ;   758.0 p1     119 w
        or ecx, edx                                ;   762.5 p0     119 w
        mov edx, esi                               ;   787.0 p0     119 w copy
        shl edx, 2                                 ;   787.5 p1     119 w
        or eax, edx                                ;   791.5 p0     119 w
        and eax, 0x3f                              ;   792.0 p0     119 w
        shl eax, 0x10                              ;   792.5 p1     119 w
        or edi, eax                                ;   796.5 p0     119 w
        mov eax, dword [esp + 4]                   ;   728.8 p2     115 c
        shr eax, 0x1a                              ;   730.8 p1     115 c
        or ebp, eax                                ;   734.8 p0     115 c
        mov eax, dword [esp + 0]                   ;   729.8 p2     116 d
        shl eax, 2                                 ;   731.8 p1     116 d
        and eax, 0xfffffff                         ;   735.8 p0     116 d
        mov edx, esi                               ;   787.0 p0     119 w copy
        shr edx, 0xa                               ;   787.5 p1     119 w
        shr esi, 4                                 ;   787.0 p1     119 w
        shl edx, 0x18                              ;   791.5 p1     119 w
        or edi, edx                                ;   797.0 p0     119 w
        mov edx, dword [esp + 72]                  ;   732.5 p2     120 rk reload
        mov dword [edx + 48], edi                  ;   797.5 p0+p3  120 rk
        and esi, 0x3f                              ;   791.0 p0     119 w
        shl esi, 0x18                              ;   791.5 p1     119 w
        or ecx, esi                                ;   795.5 p0     119 w
        mov dword [edx + 52], ecx                  ;   796.0 p0+p3  120 rk
        mov esi, ebp                               ;   735.8 p0     117 k copy
        shl esi, 0x1c                              ;   736.5 p1     117 k
        mov edi, ebp                               ;   736.3 p0     117 k copy
        shr edi, 4                                 ;   737.5 p1     117 k
        mov ecx, dword [esp + 0]                   ;   735.8 p2     116 d
        shr ecx, 0x1a                              ;   738.5 p1     116 d
        or eax, ecx                                ;   742.5 p0     116 d
        or esi, eax                                ;   743.0 p0     117 k
        mov ecx, esi                               ;   743.5 p0     117 k copy
        rol ecx, 1                                 ;   744.0 p1     117 k
        and ecx, 0x80100000                        ;   748.0 p0     117 k
        mov ebx, esi                               ;   743.5 p0     117 k copy
        rol ebx, 3                                 ;   748.5 p1     117 k
        and ebx, 0x4440                            ;   752.5 p0     117 k
        mov edx, esi                               ;   743.5 p0     117 k copy
        rol edx, 4                                 ;   753.0 p1     117 k
        and edx, 0x1000                            ;   757.0 p0     117 k
        mov dword [esp + 0], eax                   ;   743.0 p0+p3  116 d spill
        mov eax, esi                               ;   743.5 p0     117 k copy
        rol eax, 6                                 ;   757.5 p1     117 k
        and eax, 2                                 ;   761.5 p0     117 k
        mov dword [esp + 4], ebp                   ;   742.8 p0+p3  115 c spill
        mov ebp, esi                               ;   743.5 p1     117 k copy
        and ebp, 0x10000                           ;   744.0 p0     117 k
        mov dword [esp + 40], ecx                  ;   748.5 p0+p3  117 k spill
        mov ecx, esi                               ;   744.0 p1     117 k copy
        rol ecx, 8                                 ;   744.5 p1     117 k
        and ecx, 0x800101                          ;   748.5 p0     117 k
        mov dword [esp + 36], ebx                  ;   753.0 p0+p3  117 k spill
        mov ebx, esi                               ;   745.5 p1     117 k copy
        rol ebx, 0xa                               ;   749.0 p1     117 k
        and ebx, 0x88000                           ;   753.0 p0     117 k
        mov dword [esp + 32], edx                  ;   757.5 p0+p3  117 k spill
        mov edx, esi                               ;   747.0 p1     117 k copy
        rol edx, 0xe                               ;   753.5 p1     117 k
        and edx, 4                                 ;   757.5 p0     117 k
        mov dword [esp + 28], eax                  ;   762.0 p0+p3  117 k spill
        mov eax, esi                               ;   748.5 p1     117 k copy
        rol eax, 0x11                              ;   758.0 p1     117 k
        and eax, 0x40080                           ;   762.0 p0     117 k
        mov dword [esp + 44], ebp                  ;   752.2 p0+p3  117 k spill
        mov ebp, esi                               ;   750.0 p1     117 k copy
        rol ebp, 0x12                              ;   762.5 p1     117 k
        and ebp, 0x400000                          ;   766.5 p0     117 k
        mov dword [esp + 20], ecx                  ;   754.2 p0+p3  117 k spill
        mov ecx, esi                               ;   751.5 p1     117 k copy
        rol ecx, 0x16                              ;   767.0 p1     117 k
        and ecx, 0x2010                            ;   771.0 p0     117 k
        or ebx, edx                                ;   758.0 p0     117 k
        or ebx, eax                                ;   762.5 p0     117 k
        or ebx, ebp                                ;   767.0 p0     117 k
        or ebx, ecx                                ;   771.5 p0     117 k
        or ebx, dword [esp + 44]                   ;   772.0 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   772.5 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   773.0 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   773.5 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   774.0 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   774.5 p2+p0  117 k
        mov ebp, esi                               ;   771.5 p1     117 k copy
        rol ebp, 0x17                              ;   775.0 p1     117 k
        and ebp, 0x20000                           ;   779.0 p0     117 k
        or ebx, ebp                                ;   779.5 p0     117 k
        mov ebp, esi                               ;   776.5 p1     117 k copy
        rol ebp, 0x18                              ;   780.0 p1     117 k
        and ebp, 0x200                             ;   784.0 p0     117 k
        or ebx, ebp                                ;   784.5 p0     117 k
        mov ebp, esi                               ;   781.5 p1     117 k copy
        rol ebp, 0x1b                              ;   785.5 p1     117 k
        and ebp, 0x20                              ;   789.5 p0     117 k
        or ebx, ebp                                ;   790.0 p0     117 k
        mov ebp, esi                               ;   786.5 p1     117 k copy
        rol ebp, 0x1c                              ;   790.5 p1     117 k
        and ebp, 0x200000                          ;   794.5 p0     117 k
        or ebx, ebp                                ;   795.0 p0     117 k
        mov ebp, esi                               ;   788.0 p1     117 k copy
        rol ebp, 0x1d                              ;   795.5 p1     117 k
        and ebp, 8                                 ;   799.5 p0     117 k
        or ebx, ebp                                ;   800.0 p0     117 k
        mov ebp, esi                               ;   789.5 p1     117 k copy
        rol ebp, 0x1e                              ;   800.5 p1     117 k
        and ebp, 0x8000000                         ;   804.5 p0     117 k
        or ebx, ebp                                ;   805.0 p0     117 k
        mov ebp, esi                               ;   790.8 p0     117 k copy
        rol ebp, 0x1f                              ;   805.5 p1     117 k
        rol esi, 0xc                               ;   809.5 p1     117 k
        and ebp, 0x800                             ;   809.5 p0     117 k
        or ebx, ebp                                ;   810.0 p0     117 k
        and esi, 0x100                             ;   813.5 p0     117 k
        mov ebp, edi                               ;   793.0 p1     117 k copy
        and ebp, 0x2000                            ;   793.5 p0     117 k
        mov eax, edi                               ;   793.5 p1     117 k copy
        rol eax, 2                                 ;   794.0 p1     117 k
        mov ecx, eax                               ;   798.0 p0     117 k copy
        and ecx, 0x1000000                         ;   798.5 p0     117 k
        or ebx, ecx                                ;   810.5 p0     117 k
        and eax, 0x28                              ;   798.0 p0     117 k
        mov ecx, edi                               ;   795.2 p1     117 k copy
        rol ecx, 0xb                               ;   798.5 p1     117 k
        and ecx, 0x10000000                        ;   802.5 p0     117 k
        or ebx, ecx                                ;   811.0 p0     117 k
        mov ecx, edi                               ;   796.7 p1     117 k copy
        rol ecx, 0xe                               ;   811.5 p1     117 k
        and ecx, 0x42000000                        ;   815.5 p0     117 k
        or ebx, ecx                                ;   816.0 p0     117 k
        mov ecx, edi                               ;   798.2 p1     117 k copy
        rol ecx, 0x15                              ;   816.5 p1     117 k
        or eax, ebp                                ;   798.5 p0     117 k
        or eax, esi                                ;   814.0 p0     117 k
        mov esi, ecx                               ;   820.5 p0     117 k copy
        and esi, 0x20000000                        ;   821.0 p0     117 k
        or ebx, esi                                ;   821.5 p0     117 k
        and ecx, 2                                 ;   820.5 p0     117 k
        or eax, ecx                                ;   821.0 p0     117 k
        mov esi, edi                               ;   800.8 p1     117 k copy
        rol esi, 0x16                              ;   821.5 p1     117 k
        mov ebp, esi                               ;   825.5 p0     117 k copy
        and ebp, 0x4000000                         ;   826.0 p0     117 k
        or ebx, ebp                                ;   826.5 p0     117 k
        and esi, 0x10                              ;   825.5 p0     117 k
        or eax, esi                                ;   826.0 p0     117 k
        mov esi, edi                               ;   803.2 p1     117 k copy
        rol esi, 5                                 ;   826.5 p1     117 k
        and esi, 0x8000                            ;   830.5 p0     117 k
        or eax, esi                                ;   831.0 p0     117 k
        mov esi, edi                               ;   804.7 p1     117 k copy
        rol esi, 7                                 ;   831.5 p1     117 k
        and esi, 0x4000                            ;   835.5 p0     117 k
        or eax, esi                                ;   836.0 p0     117 k
        mov esi, edi                               ;   806.2 p1     117 k copy
        rol esi, 0xc                               ;   836.5 p1     117 k
        and esi, 0x1001                            ;   840.5 p0     117 k
        or eax, esi                                ;   841.0 p0     117 k
        mov esi, edi                               ;   807.5 p0     117 k copy
        rol esi, 0x14                              ;   841.5 p1     117 k
        and esi, 0xa40                             ;   845.5 p0     117 k
        or eax, esi                                ;   846.0 p0     117 k
        mov esi, edi                               ;   808.7 p1     117 k copy
        rol esi, 0x17                              ;   846.5 p1     117 k
        and esi, 0x400                             ;   850.5 p0     117 k
        or eax, esi                                ;   851.0 p0     117 k
        mov esi, edi                               ;   810.2 p1     117 k copy
        rol esi, 0x1d                              ;   851.5 p1     117 k
        rol edi, 0x1e                              ;   855.5 p1     117 k
        and esi, 4                                 ;   855.5 p0     117 k
        or eax, esi                                ;   856.0 p0     117 k
        and edi, 0x80                              ;   859.5 p0     117 k
        or eax, edi                                ;   860.0 p0     117 k
        movzx esi, ax                              ;   860.5 p1     117 k
        mov edi, ebx                               ;   827.0 p0     119 w copy
        shr edi, 6                                 ;   827.5 p1     119 w
        and edi, 0x3f                              ;   831.5 p0     119 w
        mov ebp, ebx                               ;   827.0 p0     119 w copy
        shr ebp, 0x12                              ;   827.5 p1     119 w
        and ebp, 0x3f                              ;   831.5 p0     119 w
        shl ebp, 8                                 ;   832.0 p1     119 w
        or edi, ebp                                ;   836.0 p0     119 w
        mov ebp, ebx                               ;   827.0 p0     119 w copy
        shr ebp, 0x1e                              ;   827.5 p1     119 w
        mov eax, ebx                               ;   827.0 p0     119 w copy
        shr eax, 0xc                               ;   827.5 p1     119 w
        mov ecx, ebx                               ;   827.0 p0     119 w copy
        shr ecx, 0x18                              ;   827.5 p1     119 w
        and ebx, 0x3f                              ;   827.0 p0     119 w
        and eax, 0x3f                              ;   831.5 p0     119 w
        shl eax, 8                                 ;   832.0 p1     119 w
        or ebx, eax                                ;   836.0 p0     119 w
        and ecx, 0x3f                              ;   831.5 p0     119 w
        shl ecx, 0x10                              ;   832.0 p1     119 w
        or ebx, ecx                                ;   836.5 p0     119 w
        mov eax, dword [esp + 4]                   ;   819.5 p2     115 c
        shl eax, 1                                 ;   821.5 p1     115 c
        and eax, 0xfffffff                         ;   825.5 p0     115 c
        mov ecx, esi                               ;   861.0 p0     119 w copy
        shl ecx, 2                                 ;   861.5 p1     119 w
        or ebp, ecx                                ;   865.5 p0     119 w
        and ebp, 0x3f                              ;   866.0 p0     119 w
        shl ebp, 0x10                              ;   866.5 p1     119 w
        or edi, ebp                                ;   870.5 p0     119 w
        mov ebp, esi                               ;   861.0 p0     119 w copy
        shr ebp, 0xa                               ;   861.5 p1     119 w
        shr esi, 4                                 ;   861.0 p1     119 w
        shl ebp, 0x18                              ;   865.5 p1     119 w
        or edi, ebp                                ;   871.0 p0     119 w
        and esi, 0x3f                              ;   865.0 p0     119 w
        shl esi, 0x18                              ;   865.5 p1     119 w
        or ebx, esi                                ;   869.5 p0     119 w
        mov esi, dword [esp + 72]                  ;   825.2 p2     120 rk reload
        mov dword [esi + 56], edi                  ;   871.5 p0+p3  120 rk
        mov dword [esi + 60], ebx                  ;   870.0 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   826.2 p2     115 c
        shr edi, 0x1b                              ;   828.2 p1     115 c
        or eax, edi                                ;   832.2 p0     115 c
        mov edi, eax                               ;   832.7 p0     117 k copy
        shl edi, 0x1c                              ;   833.2 p1     117 k
        mov ebp, eax                               ;   832.7 p0     117 k copy
        shr ebp, 4                                 ;   833.2 p1     117 k
        mov ecx, dword [esp + 0]                   ;   828.5 p2     116 d
        shl ecx, 1                                 ;   831.2 p1     116 d
        and ecx, 0xfffffff                         ;   835.2 p0     116 d
        mov edx, dword [esp + 0]                   ;   829.5 p2     116 d
        shr edx, 0x1b                              ;   832.2 p1     116 d
        or ecx, edx                                ;   836.2 p0     116 d
        or edi, ecx                                ;   837.2 p0     117 k
        mov edx, edi                               ;   837.7 p0     117 k copy
        rol edx, 1                                 ;   838.2 p1     117 k
        and edx, 0x80100000                        ;   842.2 p0     117 k
        mov ebx, edi                               ;   837.7 p0     117 k copy
        rol ebx, 3                                 ;   842.7 p1     117 k
        and ebx, 0x4440                            ;   846.7 p0     117 k
        mov esi, edi                               ;   837.7 p0     117 k copy
        rol esi, 4                                 ;   847.2 p1     117 k
        and esi, 0x1000                            ;   851.2 p0     117 k
        mov dword [esp + 0], ecx                   ;   836.7 p0+p3  116 d spill
        mov ecx, edi                               ;   837.7 p0     117 k copy
        rol ecx, 6                                 ;   851.7 p1     117 k
        and ecx, 2                                 ;   855.7 p0     117 k
        mov dword [esp + 4], eax                   ;   836.2 p0+p3  115 c spill
        mov eax, edi                               ;   837.7 p1     117 k copy
        and eax, 0x10000                           ;   838.2 p0     117 k
        mov dword [esp + 20], edx                  ;   842.7 p0+p3  117 k spill
        mov edx, edi                               ;   837.7 p1     117 k copy
        rol edx, 8                                 ;   838.7 p1     117 k
        and edx, 0x800101                          ;   842.7 p0     117 k
        mov dword [esp + 28], ebx                  ;   847.2 p0+p3  117 k spill
        mov ebx, edi                               ;   839.2 p1     117 k copy
        rol ebx, 0xa                               ;   843.2 p1     117 k
        and ebx, 0x88000                           ;   847.2 p0     117 k
        mov dword [esp + 32], esi                  ;   851.7 p0+p3  117 k spill
        mov esi, edi                               ;   840.7 p1     117 k copy
        rol esi, 0xe                               ;   847.7 p1     117 k
        and esi, 4                                 ;   851.7 p0     117 k
        mov dword [esp + 36], ecx                  ;   856.2 p0+p3  117 k spill
        mov ecx, edi                               ;   842.2 p1     117 k copy
        rol ecx, 0x11                              ;   852.2 p1     117 k
        and ecx, 0x40080                           ;   856.2 p0     117 k
        mov dword [esp + 40], eax                  ;   845.8 p0+p3  117 k spill
        mov eax, edi                               ;   843.7 p1     117 k copy
        rol eax, 0x12                              ;   856.7 p1     117 k
        and eax, 0x400000                          ;   860.7 p0     117 k
        mov dword [esp + 44], edx                  ;   847.8 p0+p3  117 k spill
        mov edx, edi                               ;   845.2 p1     117 k copy
        rol edx, 0x16                              ;   861.2 p1     117 k
        and edx, 0x2010                            ;   865.2 p0     117 k
        or ebx, esi                                ;   852.2 p0     117 k
        or ebx, ecx                                ;   856.7 p0     117 k
        or ebx, eax                                ;   861.2 p0     117 k
        or ebx, edx                                ;   865.7 p0     117 k
        or ebx, dword [esp + 40]                   ;   866.2 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;   866.7 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   867.2 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   867.7 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   868.2 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   868.7 p2+p0  117 k
        mov esi, edi                               ;   849.5 p1     117 k copy
        rol esi, 0x17                              ;   869.2 p1     117 k
        and esi, 0x20000                           ;   873.2 p0     117 k
        or ebx, esi                                ;   873.7 p0     117 k
        mov esi, edi                               ;   851.0 p1     117 k copy
        rol esi, 0x18                              ;   874.2 p1     117 k
        and esi, 0x200                             ;   878.2 p0     117 k
        or ebx, esi                                ;   878.7 p0     117 k
        mov esi, edi                               ;   855.5 p1     117 k copy
        rol esi, 0x1b                              ;   879.2 p1     117 k
        and esi, 0x20                              ;   883.2 p0     117 k
        or ebx, esi                                ;   883.7 p0     117 k
        mov esi, edi                               ;   860.5 p1     117 k copy
        rol esi, 0x1c                              ;   884.2 p1     117 k
        and esi, 0x200000                          ;   888.2 p0     117 k
        or ebx, esi                                ;   888.7 p0     117 k
        mov esi, edi                               ;   862.0 p1     117 k copy
        rol esi, 0x1d                              ;   889.2 p1     117 k
        and esi, 8                                 ;   893.2 p0     117 k
        or ebx, esi                                ;   893.7 p0     117 k
        mov esi, edi                               ;   863.5 p1     117 k copy
        rol esi, 0x1e                              ;   894.2 p1     117 k
        and esi, 0x8000000                         ;   898.2 p0     117 k
        or ebx, esi                                ;   898.7 p0     117 k
        mov esi, edi                               ;   864.8 p0     117 k copy
        rol esi, 0x1f                              ;   899.2 p1     117 k
        rol edi, 0xc                               ;   903.2 p1     117 k
        and esi, 0x800                             ;   903.2 p0     117 k
        or ebx, esi                                ;   903.7 p0     117 k
        and edi, 0x100                             ;   907.2 p0     117 k
        mov esi, ebp                               ;   867.0 p1     117 k copy
        and esi, 0x2000                            ;   867.5 p0     117 k
        mov eax, ebp                               ;   867.5 p1     117 k copy
        rol eax, 2                                 ;   868.0 p1     117 k
        mov ecx, eax                               ;   872.0 p0     117 k copy
        and ecx, 0x1000000                         ;   872.5 p0     117 k
        or ebx, ecx                                ;   904.2 p0     117 k
        and eax, 0x28                              ;   872.0 p0     117 k
        mov ecx, ebp                               ;   869.2 p1     117 k copy
        rol ecx, 0xb                               ;   872.5 p1     117 k
        and ecx, 0x10000000                        ;   876.5 p0     117 k
        or ebx, ecx                                ;   904.7 p0     117 k
        mov ecx, ebp                               ;   870.7 p1     117 k copy
        rol ecx, 0xe                               ;   905.2 p1     117 k
        and ecx, 0x42000000                        ;   909.2 p0     117 k
        or ebx, ecx                                ;   909.7 p0     117 k
        mov ecx, ebp                               ;   872.2 p1     117 k copy
        rol ecx, 0x15                              ;   910.2 p1     117 k
        or eax, esi                                ;   872.5 p0     117 k
        or eax, edi                                ;   907.7 p0     117 k
        mov esi, ecx                               ;   914.2 p0     117 k copy
        and esi, 0x20000000                        ;   914.7 p0     117 k
        or ebx, esi                                ;   915.2 p0     117 k
        and ecx, 2                                 ;   914.2 p0     117 k
        or eax, ecx                                ;   914.7 p0     117 k
        mov esi, ebp                               ;   874.8 p1     117 k copy
        rol esi, 0x16                              ;   915.2 p1     117 k
        mov edi, esi                               ;   919.2 p0     117 k copy
        and edi, 0x4000000                         ;   919.7 p0     117 k
        or ebx, edi                                ;   920.2 p0     117 k
        and esi, 0x10                              ;   919.2 p0     117 k
        or eax, esi                                ;   919.7 p0     117 k
        mov esi, ebp                               ;   877.2 p1     117 k copy
        rol esi, 5                                 ;   920.2 p1     117 k
        and esi, 0x8000                            ;   924.2 p0     117 k
        or eax, esi                                ;   924.7 p0     117 k
        mov esi, ebp                               ;   878.7 p1     117 k copy
        rol esi, 7                                 ;   925.2 p1     117 k
        and esi, 0x4000                            ;   929.2 p0     117 k
        or eax, esi                                ;   929.7 p0     117 k
        mov esi, ebp                               ;   880.2 p1     117 k copy
        rol esi, 0xc                               ;   930.2 p1     117 k
        and esi, 0x1001                            ;   934.2 p0     117 k
        or eax, esi                                ;   934.7 p0     117 k
        mov esi, ebp                               ;   881.5 p0     117 k copy
        rol esi, 0x14                              ;   935.2 p1     117 k
        and esi, 0xa40                             ;   939.2 p0     117 k
        or eax, esi                                ;   939.7 p0     117 k
        mov esi, ebp                               ;   882.7 p1     117 k copy
        rol esi, 0x17                              ;   940.2 p1     117 k
        and esi, 0x400                             ;   944.2 p0     117 k
        or eax, esi                                ;   944.7 p0     117 k
        mov esi, ebp                               ;   884.2 p1     117 k copy
        rol esi, 0x1d                              ;   945.2 p1     117 k
        rol ebp, 0x1e                              ;   949.2 p1     117 k
        and esi, 4                                 ;   949.2 p0     117 k
        or eax, esi                                ;   949.7 p0     117 k
        and ebp, 0x80                              ;   953.2 p0     117 k
        or eax, ebp                                ;   953.7 p0     117 k
        movzx esi, ax                              ;   954.2 p1     117 k
        mov edi, ebx                               ;   920.7 p0     119 w copy
        shr edi, 6                                 ;   921.2 p1     119 w
        and edi, 0x3f                              ;   925.2 p0     119 w
        mov ebp, dword [esp + 4]                   ;   887.5 p2     115 c
        shl ebp, 2                                 ;   889.5 p1     115 c
        mov eax, ebx                               ;   920.7 p0     119 w copy
        shr eax, 0x12                              ;   921.2 p1     119 w
        and eax, 0x3f                              ;   925.2 p0     119 w
        shl eax, 8                                 ;   925.7 p1     119 w
        or edi, eax                                ;   929.7 p0     119 w
        and ebp, 0xfffffff                         ;   893.5 p0     115 c
        mov eax, ebx                               ;   920.7 p0     119 w copy
        shr eax, 0x1e                              ;   921.2 p1     119 w
        mov ecx, ebx                               ;   920.7 p0     119 w copy
        shr ecx, 0xc                               ;   921.2 p1     119 w
        and ecx, 0x3f                              ;   925.2 p0     119 w
        shl ecx, 8                                 ;   925.7 p1     119 w
        mov edx, ebx                               ;   920.7 p0     119 w copy
        shr edx, 0x18                              ;   921.2 p1     119 w
        and ebx, 0x3f                              ;   920.7 p0     119 w
        or ecx, ebx                                ;   929.7 p0     119 w
        and edx, 0x3f                              ;   925.2 p0     119 w
        shl edx, 0x10                              ;   925.7 p1     119 w
        or ecx, edx                                ;   930.2 p0     119 w
        mov edx, esi                               ;   954.7 p0     119 w copy
        shl edx, 2                                 ;   955.2 p1     119 w
        or eax, edx                                ;   959.2 p0     119 w
        and eax, 0x3f                              ;   959.7 p0     119 w
        shl eax, 0x10                              ;   960.2 p1     119 w
        or edi, eax                                ;   964.2 p0     119 w
        mov eax, dword [esp + 4]                   ;   896.5 p2     115 c
        shr eax, 0x1a                              ;   898.5 p1     115 c
        or ebp, eax                                ;   902.5 p0     115 c
        mov eax, dword [esp + 0]                   ;   897.5 p2     116 d
        shl eax, 2                                 ;   899.5 p1     116 d
        and eax, 0xfffffff                         ;   903.5 p0     116 d
        mov edx, esi                               ;   954.7 p0     119 w copy
        shr edx, 0xa                               ;   955.2 p1     119 w
        shr esi, 4                                 ;   954.7 p1     119 w
        shl edx, 0x18                              ;   959.2 p1     119 w
        or edi, edx                                ;   964.7 p0     119 w
        mov edx, dword [esp + 72]                  ;   900.2 p2     120 rk reload
        mov dword [edx + 64], edi                  ;   965.2 p0+p3  120 rk
        and esi, 0x3f                              ;   958.7 p0     119 w
        shl esi, 0x18                              ;   959.2 p1     119 w
        or ecx, esi                                ;   963.2 p0     119 w
        mov dword [edx + 68], ecx                  ;   963.7 p0+p3  120 rk
        mov esi, ebp                               ;   903.5 p0     117 k copy
        shl esi, 0x1c                              ;   904.2 p1     117 k
        mov edi, ebp                               ;   904.0 p0     117 k copy
        shr edi, 4                                 ;   905.2 p1     117 k
        mov ecx, dword [esp + 0]                   ;   903.5 p2     116 d
        shr ecx, 0x1a                              ;   906.2 p1     116 d
        or eax, ecx                                ;   910.2 p0     116 d
        or esi, eax                                ;   910.7 p0     117 k
        mov ecx, esi                               ;   911.2 p0     117 k copy
        rol ecx, 1                                 ;   911.7 p1     117 k
        and ecx, 0x80100000                        ;   915.7 p0     117 k
        mov ebx, esi                               ;   911.2 p0     117 k copy
        rol ebx, 3                                 ;   916.2 p1     117 k
        and ebx, 0x4440                            ;   920.2 p0     117 k
        mov edx, esi                               ;   911.2 p0     117 k copy
        rol edx, 4                                 ;   920.7 p1     117 k
        and edx, 0x1000                            ;   924.7 p0     117 k
        mov dword [esp + 0], eax                   ;   910.7 p0+p3  116 d spill
        mov eax, esi                               ;   911.2 p0     117 k copy
        rol eax, 6                                 ;   925.2 p1     117 k
        and eax, 2                                 ;   929.2 p0     117 k
        mov dword [esp + 4], ebp                   ;   910.5 p0+p3  115 c spill
        mov ebp, esi                               ;   911.2 p1     117 k copy
        and ebp, 0x10000                           ;   911.7 p0     117 k
        mov dword [esp + 44], ecx                  ;   916.2 p0+p3  117 k spill
        mov ecx, esi                               ;   911.7 p1     117 k copy
        rol ecx, 8                                 ;   912.2 p1     117 k
        and ecx, 0x800101                          ;   916.2 p0     117 k
        mov dword [esp + 36], ebx                  ;   920.7 p0+p3  117 k spill
        mov ebx, esi                               ;   913.2 p1     117 k copy
        rol ebx, 0xa                               ;   916.7 p1     117 k
        and ebx, 0x88000                           ;   920.7 p0     117 k
        mov dword [esp + 32], edx                  ;   925.2 p0+p3  117 k spill
        mov edx, esi                               ;   914.7 p1     117 k copy
        rol edx, 0xe                               ;   921.2 p1     117 k
        and edx, 4                                 ;   925.2 p0     117 k
        mov dword [esp + 28], eax                  ;   929.7 p0+p3  117 k spill
        mov eax, esi                               ;   916.2 p1     117 k copy
        rol eax, 0x11                              ;   925.7 p1     117 k
        and eax, 0x40080                           ;   929.7 p0     117 k
        mov dword [esp + 20], ebp                  ;   919.8 p0+p3  117 k spill
        mov ebp, esi                               ;   917.7 p1     117 k copy
        rol ebp, 0x12                              ;   930.2 p1     117 k
        and ebp, 0x400000                          ;   934.2 p0     117 k
        mov dword [esp + 40], ecx                  ;   921.8 p0+p3  117 k spill
        mov ecx, esi                               ;   919.2 p1     117 k copy
        rol ecx, 0x16                              ;   934.7 p1     117 k
        and ecx, 0x2010                            ;   938.7 p0     117 k
        or ebx, edx                                ;   925.7 p0     117 k
        or ebx, eax                                ;   930.2 p0     117 k
        or ebx, ebp                                ;   934.7 p0     117 k
        or ebx, ecx                                ;   939.2 p0     117 k
        or ebx, dword [esp + 20]                   ;   939.7 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;   940.2 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;   940.7 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;   941.2 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;   941.7 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;   942.2 p2+p0  117 k
        mov ebp, esi                               ;   939.2 p1     117 k copy
        rol ebp, 0x17                              ;   942.7 p1     117 k
        and ebp, 0x20000                           ;   946.7 p0     117 k
        or ebx, ebp                                ;   947.2 p0     117 k
        mov ebp, esi                               ;   944.2 p1     117 k copy
        rol ebp, 0x18                              ;   947.7 p1     117 k
        and ebp, 0x200                             ;   951.7 p0     117 k
        or ebx, ebp                                ;   952.2 p0     117 k
        mov ebp, esi                               ;   949.2 p1     117 k copy
        rol ebp, 0x1b                              ;   953.2 p1     117 k
        and ebp, 0x20                              ;   957.2 p0     117 k
        or ebx, ebp                                ;   957.7 p0     117 k
        mov ebp, esi                               ;   954.2 p1     117 k copy
        rol ebp, 0x1c                              ;   958.2 p1     117 k
        and ebp, 0x200000                          ;   962.2 p0     117 k
        or ebx, ebp                                ;   962.7 p0     117 k
        mov ebp, esi                               ;   955.7 p1     117 k copy
        rol ebp, 0x1d                              ;   963.2 p1     117 k
        and ebp, 8                                 ;   967.2 p0     117 k
        or ebx, ebp                                ;   967.7 p0     117 k
        mov ebp, esi                               ;   957.2 p1     117 k copy
        rol ebp, 0x1e                              ;   968.2 p1     117 k
        and ebp, 0x8000000                         ;   972.2 p0     117 k
        or ebx, ebp                                ;   972.7 p0     117 k
        mov ebp, esi                               ;   958.5 p0     117 k copy
        rol ebp, 0x1f                              ;   973.2 p1     117 k
        rol esi, 0xc                               ;   977.2 p1     117 k
        and ebp, 0x800                             ;   977.2 p0     117 k
        or ebx, ebp                                ;   977.7 p0     117 k
        and esi, 0x100                             ;   981.2 p0     117 k
        mov ebp, edi                               ;   960.7 p1     117 k copy
        and ebp, 0x2000                            ;   961.2 p0     117 k
        mov eax, edi                               ;   961.2 p1     117 k copy
        rol eax, 2                                 ;   961.7 p1     117 k
        mov ecx, eax                               ;   965.7 p0     117 k copy
        and ecx, 0x1000000                         ;   966.2 p0     117 k
        or ebx, ecx                                ;   978.2 p0     117 k
        and eax, 0x28                              ;   965.7 p0     117 k
        mov ecx, edi                               ;   962.8 p1     117 k copy
        rol ecx, 0xb                               ;   966.2 p1     117 k
        and ecx, 0x10000000                        ;   970.2 p0     117 k
        or ebx, ecx                                ;   978.7 p0     117 k
        mov ecx, edi                               ;   964.3 p1     117 k copy
        rol ecx, 0xe                               ;   979.2 p1     117 k
        and ecx, 0x42000000                        ;   983.2 p0     117 k
        or ebx, ecx                                ;   983.7 p0     117 k
        mov ecx, edi                               ;   965.8 p1     117 k copy
        rol ecx, 0x15                              ;   984.2 p1     117 k
        or eax, ebp                                ;   966.2 p0     117 k
        or eax, esi                                ;   981.7 p0     117 k
        mov esi, ecx                               ;   988.2 p0     117 k copy
        and esi, 0x20000000                        ;   988.7 p0     117 k
        or ebx, esi                                ;   989.2 p0     117 k
        and ecx, 2                                 ;   988.2 p0     117 k
        or eax, ecx                                ;   988.7 p0     117 k
        mov esi, edi                               ;   968.5 p1     117 k copy
        rol esi, 0x16                              ;   989.2 p1     117 k
        mov ebp, esi                               ;   993.2 p0     117 k copy
        and ebp, 0x4000000                         ;   993.7 p0     117 k
        or ebx, ebp                                ;   994.2 p0     117 k
        and esi, 0x10                              ;   993.2 p0     117 k
        or eax, esi                                ;   993.7 p0     117 k
        mov esi, edi                               ;   970.8 p1     117 k copy
        rol esi, 5                                 ;   994.2 p1     117 k
        and esi, 0x8000                            ;   998.2 p0     117 k
        or eax, esi                                ;   998.7 p0     117 k
        mov esi, edi                               ;   972.3 p1     117 k copy
        rol esi, 7                                 ;   999.2 p1     117 k
        and esi, 0x4000                            ;  1003.2 p0     117 k
        or eax, esi                                ;  1003.7 p0     117 k
        mov esi, edi                               ;   973.8 p1     117 k copy
        rol esi, 0xc                               ;  1004.2 p1     117 k
        and esi, 0x1001                            ;  1008.2 p0     117 k
        or eax, esi                                ;  1008.7 p0     117 k
        mov esi, edi                               ;   975.2 p0     117 k copy
        rol esi, 0x14                              ;  1009.2 p1     117 k
        and esi, 0xa40                             ;  1013.2 p0     117 k
        or eax, esi                                ;  1013.7 p0     117 k
        mov esi, edi                               ;   976.3 p1     117 k copy
        rol esi, 0x17                              ;  1014.2 p1     117 k
        and esi, 0x400                             ;  1018.2 p0     117 k
        or eax, esi                                ;  1018.7 p0     117 k
        mov esi, edi                               ;   977.8 p1     117 k copy
        rol esi, 0x1d                              ;  1019.2 p1     117 k
        rol edi, 0x1e                              ;  1023.2 p1     117 k
        and esi, 4                                 ;  1023.2 p0     117 k
        or eax, esi                                ;  1023.7 p0     117 k
        and edi, 0x80                              ;  1027.2 p0     117 k
        or eax, edi                                ;  1027.7 p0     117 k
        movzx esi, ax                              ;  1028.2 p1     117 k
        mov edi, ebx                               ;   994.7 p0     119 w copy
        shr edi, 6                                 ;   995.2 p1     119 w
        and edi, 0x3f                              ;   999.2 p0     119 w
        mov ebp, ebx                               ;   994.7 p0     119 w copy
        shr ebp, 0x12                              ;   995.2 p1     119 w
        and ebp, 0x3f                              ;   999.2 p0     119 w
        shl ebp, 8                                 ;   999.7 p1     119 w
        or edi, ebp                                ;  1003.7 p0     119 w
        mov ebp, ebx                               ;   994.7 p0     119 w copy
        shr ebp, 0x1e                              ;   995.2 p1     119 w
        mov eax, ebx                               ;   994.7 p0     119 w copy
        shr eax, 0xc                               ;   995.2 p1     119 w
        mov ecx, ebx                               ;   994.7 p0     119 w copy
        shr ecx, 0x18                              ;   995.2 p1     119 w
        and ebx, 0x3f                              ;   994.7 p0     119 w
        and eax, 0x3f                              ;   999.2 p0     119 w
        shl eax, 8                                 ;   999.7 p1     119 w
        or ebx, eax                                ;  1003.7 p0     119 w
        and ecx, 0x3f                              ;   999.2 p0     119 w
        shl ecx, 0x10                              ;   999.7 p1     119 w
        or ebx, ecx                                ;  1004.2 p0     119 w
        mov eax, dword [esp + 4]                   ;   987.2 p2     115 c
        shl eax, 2                                 ;   989.2 p1     115 c
        and eax, 0xfffffff                         ;   993.2 p0     115 c
        mov ecx, esi                               ;  1028.7 p0     119 w copy
        shl ecx, 2                                 ;  1029.2 p1     119 w
        or ebp, ecx                                ;  1033.2 p0     119 w
        and ebp, 0x3f                              ;  1033.7 p0     119 w
        shl ebp, 0x10                              ;  1034.2 p1     119 w
        or edi, ebp                                ;  1038.2 p0     119 w
        mov ebp, esi                               ;  1028.7 p0     119 w copy
        shr ebp, 0xa                               ;  1029.2 p1     119 w
        shr esi, 4                                 ;  1028.7 p1     119 w
        shl ebp, 0x18                              ;  1033.2 p1     119 w
        or edi, ebp                                ;  1038.7 p0     119 w
        and esi, 0x3f                              ;  1032.7 p0     119 w
        shl esi, 0x18                              ;  1033.2 p1     119 w
        or ebx, esi                                ;  1037.2 p0     119 w
        mov esi, dword [esp + 72]                  ;   992.8 p2     120 rk reload
        mov dword [esi + 72], edi                  ;  1039.2 p0+p3  120 rk
        mov dword [esi + 76], ebx                  ;  1037.7 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;   993.8 p2     115 c
        shr edi, 0x1a                              ;   995.8 p1     115 c
        or eax, edi                                ;   999.8 p0     115 c
        mov edi, eax                               ;  1000.3 p0     117 k copy
        shl edi, 0x1c                              ;  1000.8 p1     117 k
        mov ebp, eax                               ;  1000.3 p0     117 k copy
        shr ebp, 4                                 ;  1000.8 p1     117 k
        mov ecx, dword [esp + 0]                   ;   996.2 p2     116 d
        shl ecx, 2                                 ;   998.8 p1     116 d
        and ecx, 0xfffffff                         ;  1002.8 p0     116 d
        mov edx, dword [esp + 0]                   ;   997.2 p2     116 d
        shr edx, 0x1a                              ;   999.8 p1     116 d
        or ecx, edx                                ;  1003.8 p0     116 d
        or edi, ecx                                ;  1004.8 p0     117 k
        mov edx, edi                               ;  1005.3 p0     117 k copy
        rol edx, 1                                 ;  1005.8 p1     117 k
        and edx, 0x80100000                        ;  1009.8 p0     117 k
        mov ebx, edi                               ;  1005.3 p0     117 k copy
        rol ebx, 3                                 ;  1010.3 p1     117 k
        and ebx, 0x4440                            ;  1014.3 p0     117 k
        mov esi, edi                               ;  1005.3 p0     117 k copy
        rol esi, 4                                 ;  1014.8 p1     117 k
        and esi, 0x1000                            ;  1018.8 p0     117 k
        mov dword [esp + 0], ecx                   ;  1004.3 p0+p3  116 d spill
        mov ecx, edi                               ;  1005.3 p0     117 k copy
        rol ecx, 6                                 ;  1019.3 p1     117 k
        and ecx, 2                                 ;  1023.3 p0     117 k
        mov dword [esp + 4], eax                   ;  1003.8 p0+p3  115 c spill
        mov eax, edi                               ;  1005.3 p1     117 k copy
        and eax, 0x10000                           ;  1005.8 p0     117 k
        mov dword [esp + 40], edx                  ;  1010.3 p0+p3  117 k spill
        mov edx, edi                               ;  1005.3 p1     117 k copy
        rol edx, 8                                 ;  1006.3 p1     117 k
        and edx, 0x800101                          ;  1010.3 p0     117 k
        mov dword [esp + 28], ebx                  ;  1014.8 p0+p3  117 k spill
        mov ebx, edi                               ;  1006.8 p1     117 k copy
        rol ebx, 0xa                               ;  1010.8 p1     117 k
        and ebx, 0x88000                           ;  1014.8 p0     117 k
        mov dword [esp + 32], esi                  ;  1019.3 p0+p3  117 k spill
        mov esi, edi                               ;  1008.3 p1     117 k copy
        rol esi, 0xe                               ;  1015.3 p1     117 k
        and esi, 4                                 ;  1019.3 p0     117 k
        mov dword [esp + 36], ecx                  ;  1023.8 p0+p3  117 k spill
        mov ecx, edi                               ;  1009.8 p1     117 k copy
        rol ecx, 0x11                              ;  1019.8 p1     117 k
        and ecx, 0x40080                           ;  1023.8 p0     117 k
        mov dword [esp + 44], eax                  ;  1013.5 p0+p3  117 k spill
        mov eax, edi                               ;  1011.3 p1     117 k copy
        rol eax, 0x12                              ;  1024.3 p1     117 k
        and eax, 0x400000                          ;  1028.3 p0     117 k
        mov dword [esp + 20], edx                  ;  1015.5 p0+p3  117 k spill
        mov edx, edi                               ;  1012.8 p1     117 k copy
        rol edx, 0x16                              ;  1028.8 p1     117 k
        and edx, 0x2010                            ;  1032.8 p0     117 k
        or ebx, esi                                ;  1019.8 p0     117 k
        or ebx, ecx                                ;  1024.3 p0     117 k
        or ebx, eax                                ;  1028.8 p0     117 k
        or ebx, edx                                ;  1033.3 p0     117 k
        or ebx, dword [esp + 44]                   ;  1033.8 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;  1034.3 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;  1034.8 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;  1035.3 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;  1035.8 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;  1036.3 p2+p0  117 k
        mov esi, edi                               ;  1017.2 p1     117 k copy
        rol esi, 0x17                              ;  1036.8 p1     117 k
        and esi, 0x20000                           ;  1040.8 p0     117 k
        or ebx, esi                                ;  1041.3 p0     117 k
        mov esi, edi                               ;  1018.7 p1     117 k copy
        rol esi, 0x18                              ;  1041.8 p1     117 k
        and esi, 0x200                             ;  1045.8 p0     117 k
        or ebx, esi                                ;  1046.3 p0     117 k
        mov esi, edi                               ;  1023.2 p1     117 k copy
        rol esi, 0x1b                              ;  1046.8 p1     117 k
        and esi, 0x20                              ;  1050.8 p0     117 k
        or ebx, esi                                ;  1051.3 p0     117 k
        mov esi, edi                               ;  1028.2 p1     117 k copy
        rol esi, 0x1c                              ;  1051.8 p1     117 k
        and esi, 0x200000                          ;  1055.8 p0     117 k
        or ebx, esi                                ;  1056.3 p0     117 k
        mov esi, edi                               ;  1029.7 p1     117 k copy
        rol esi, 0x1d                              ;  1056.8 p1     117 k
        and esi, 8                                 ;  1060.8 p0     117 k
        or ebx, esi                                ;  1061.3 p0     117 k
        mov esi, edi                               ;  1031.2 p0     117 k copy
        rol esi, 0x1e                              ;  1061.8 p1     117 k
        and esi, 0x8000000                         ;  1065.8 p0     117 k
        or ebx, esi                                ;  1066.3 p0     117 k
        mov esi, edi                               ;  1032.2 p1     117 k copy
        rol esi, 0x1f                              ;  1066.8 p1     117 k
        rol edi, 0xc                               ;  1070.8 p1     117 k
        and esi, 0x800                             ;  1070.8 p0     117 k
        or ebx, esi                                ;  1071.3 p0     117 k
        and edi, 0x100                             ;  1074.8 p0     117 k
        mov esi, ebp                               ;  1034.7 p0     117 k copy
        and esi, 0x2000                            ;  1035.2 p0     117 k
        mov eax, ebp                               ;  1034.8 p1     117 k copy
        rol eax, 2                                 ;  1035.7 p1     117 k
        mov ecx, eax                               ;  1039.7 p0     117 k copy
        and ecx, 0x1000000                         ;  1040.2 p0     117 k
        or ebx, ecx                                ;  1071.8 p0     117 k
        and eax, 0x28                              ;  1039.7 p0     117 k
        mov ecx, ebp                               ;  1036.8 p1     117 k copy
        rol ecx, 0xb                               ;  1040.2 p1     117 k
        and ecx, 0x10000000                        ;  1044.2 p0     117 k
        or ebx, ecx                                ;  1072.3 p0     117 k
        mov ecx, ebp                               ;  1038.3 p1     117 k copy
        rol ecx, 0xe                               ;  1072.8 p1     117 k
        and ecx, 0x42000000                        ;  1076.8 p0     117 k
        or ebx, ecx                                ;  1077.3 p0     117 k
        mov ecx, ebp                               ;  1039.8 p0     117 k copy
        rol ecx, 0x15                              ;  1077.8 p1     117 k
        or eax, esi                                ;  1040.3 p0     117 k
        or eax, edi                                ;  1075.3 p0     117 k
        mov esi, ecx                               ;  1081.8 p1     117 k copy
        and esi, 0x20000000                        ;  1082.3 p0     117 k
        or ebx, esi                                ;  1082.8 p0     117 k
        and ecx, 2                                 ;  1081.8 p0     117 k
        or eax, ecx                                ;  1082.3 p0     117 k
        mov esi, ebp                               ;  1042.5 p1     117 k copy
        rol esi, 0x16                              ;  1082.8 p1     117 k
        mov edi, esi                               ;  1086.8 p0     117 k copy
        and edi, 0x4000000                         ;  1087.3 p0     117 k
        or ebx, edi                                ;  1087.8 p0     117 k
        and esi, 0x10                              ;  1086.8 p0     117 k
        or eax, esi                                ;  1087.3 p0     117 k
        mov esi, ebp                               ;  1044.8 p1     117 k copy
        rol esi, 5                                 ;  1087.8 p1     117 k
        and esi, 0x8000                            ;  1091.8 p0     117 k
        or eax, esi                                ;  1092.3 p0     117 k
        mov esi, ebp                               ;  1046.3 p1     117 k copy
        rol esi, 7                                 ;  1092.8 p1     117 k
        and esi, 0x4000                            ;  1096.8 p0     117 k
        or eax, esi                                ;  1097.3 p0     117 k
        mov esi, ebp                               ;  1047.8 p1     117 k copy
        rol esi, 0xc                               ;  1097.8 p1     117 k
        and esi, 0x1001                            ;  1101.8 p0     117 k
        or eax, esi                                ;  1102.3 p0     117 k
        mov esi, ebp                               ;  1049.2 p0     117 k copy
        rol esi, 0x14                              ;  1102.8 p1     117 k
        and esi, 0xa40                             ;  1106.8 p0     117 k
        or eax, esi                                ;  1107.3 p0     117 k
        mov esi, ebp                               ;  1050.3 p1     117 k copy
        rol esi, 0x17                              ;  1107.8 p1     117 k
        and esi, 0x400                             ;  1111.8 p0     117 k
        or eax, esi                                ;  1112.3 p0     117 k
        mov esi, ebp                               ;  1051.8 p0     117 k copy
        rol esi, 0x1d                              ;  1112.8 p1     117 k
        rol ebp, 0x1e                              ;  1116.8 p1     117 k
        and esi, 4                                 ;  1116.8 p0     117 k
        or eax, esi                                ;  1117.3 p0     117 k
        and ebp, 0x80                              ;  1120.8 p0     117 k
        or eax, ebp                                ;  1121.3 p0     117 k
        movzx esi, ax                              ;  1121.8 p1     117 k
        mov edi, ebx                               ;  1088.3 p1     119 w copy
        shr edi, 6                                 ;  1088.8 p1     119 w
        and edi, 0x3f                              ;  1092.8 p0     119 w
        mov ebp, dword [esp + 4]                   ;  1055.2 p2     115 c
        shl ebp, 2                                 ;  1057.2 p1     115 c
        mov eax, ebx                               ;  1088.3 p0     119 w copy
        shr eax, 0x12                              ;  1088.8 p1     119 w
        and eax, 0x3f                              ;  1092.8 p0     119 w
        shl eax, 8                                 ;  1093.3 p1     119 w
        or edi, eax                                ;  1097.3 p0     119 w
        and ebp, 0xfffffff                         ;  1061.2 p0     115 c
        mov eax, ebx                               ;  1088.3 p0     119 w copy
        shr eax, 0x1e                              ;  1088.8 p1     119 w
        mov ecx, ebx                               ;  1088.3 p0     119 w copy
        shr ecx, 0xc                               ;  1088.8 p1     119 w
        and ecx, 0x3f                              ;  1092.8 p0     119 w
        shl ecx, 8                                 ;  1093.3 p1     119 w
        mov edx, ebx                               ;  1088.3 p0     119 w copy
        shr edx, 0x18                              ;  1088.8 p1     119 w
        and ebx, 0x3f                              ;  1088.3 p0     119 w
        or ecx, ebx                                ;  1097.3 p0     119 w
        and edx, 0x3f                              ;  1092.8 p0     119 w
        shl edx, 0x10                              ;  1093.3 p1     119 w
        or ecx, edx                                ;  1097.8 p0     119 w
        mov edx, esi                               ;  1122.3 p0     119 w copy
        shl edx, 2                                 ;  1122.8 p1     119 w
        or eax, edx                                ;  1126.8 p0     119 w
        and eax, 0x3f                              ;  1127.3 p0     119 w
        shl eax, 0x10                              ;  1127.8 p1     119 w
        or edi, eax                                ;  1131.8 p0     119 w
        mov eax, dword [esp + 4]                   ;  1064.2 p2     115 c
        shr eax, 0x1a                              ;  1066.2 p1     115 c
        or ebp, eax                                ;  1070.2 p0     115 c
        mov eax, dword [esp + 0]                   ;  1065.2 p2     116 d
        shl eax, 2                                 ;  1067.2 p1     116 d
        and eax, 0xfffffff                         ;  1071.2 p0     116 d
        mov edx, esi                               ;  1122.3 p0     119 w copy
        shr edx, 0xa                               ;  1122.8 p1     119 w
        shr esi, 4                                 ;  1122.3 p1     119 w
        shl edx, 0x18                              ;  1126.8 p1     119 w
        or edi, edx                                ;  1132.3 p0     119 w
        mov edx, dword [esp + 72]                  ;  1067.8 p2     120 rk reload
        mov dword [edx + 80], edi                  ;  1132.8 p0+p3  120 rk
        and esi, 0x3f                              ;  1126.3 p0     119 w
        shl esi, 0x18                              ;  1126.8 p1     119 w
        or ecx, esi                                ;  1130.8 p0     119 w
        mov dword [edx + 84], ecx                  ;  1131.3 p0+p3  120 rk
        mov esi, ebp                               ;  1071.2 p0     117 k copy
        shl esi, 0x1c                              ;  1071.8 p1     117 k
        mov edi, ebp                               ;  1071.7 p0     117 k copy
        shr edi, 4                                 ;  1072.8 p1     117 k
        mov ecx, dword [esp + 0]                   ;  1071.2 p2     116 d
        shr ecx, 0x1a                              ;  1073.8 p1     116 d
        or eax, ecx                                ;  1077.8 p0     116 d
        or esi, eax                                ;  1078.3 p0     117 k
        mov ecx, esi                               ;  1078.8 p0     117 k copy
        rol ecx, 1                                 ;  1079.3 p1     117 k
        and ecx, 0x80100000                        ;  1083.3 p0     117 k
        mov ebx, esi                               ;  1078.8 p0     117 k copy
        rol ebx, 3                                 ;  1083.8 p1     117 k
        and ebx, 0x4440                            ;  1087.8 p0     117 k
        mov edx, esi                               ;  1078.8 p0     117 k copy
        rol edx, 4                                 ;  1088.3 p1     117 k
        and edx, 0x1000                            ;  1092.3 p0     117 k
        mov dword [esp + 0], eax                   ;  1078.3 p0+p3  116 d spill
        mov eax, esi                               ;  1078.8 p0     117 k copy
        rol eax, 6                                 ;  1092.8 p1     117 k
        and eax, 2                                 ;  1096.8 p0     117 k
        mov dword [esp + 4], ebp                   ;  1078.2 p0+p3  115 c spill
        mov ebp, esi                               ;  1078.8 p1     117 k copy
        and ebp, 0x10000                           ;  1079.3 p0     117 k
        mov dword [esp + 20], ecx                  ;  1083.8 p0+p3  117 k spill
        mov ecx, esi                               ;  1079.3 p1     117 k copy
        rol ecx, 8                                 ;  1079.8 p1     117 k
        and ecx, 0x800101                          ;  1083.8 p0     117 k
        mov dword [esp + 36], ebx                  ;  1088.3 p0+p3  117 k spill
        mov ebx, esi                               ;  1080.8 p1     117 k copy
        rol ebx, 0xa                               ;  1084.3 p1     117 k
        and ebx, 0x88000                           ;  1088.3 p0     117 k
        mov dword [esp + 32], edx                  ;  1092.8 p0+p3  117 k spill
        mov edx, esi                               ;  1082.3 p1     117 k copy
        rol edx, 0xe                               ;  1088.8 p1     117 k
        and edx, 4                                 ;  1092.8 p0     117 k
        mov dword [esp + 28], eax                  ;  1097.3 p0+p3  117 k spill
        mov eax, esi                               ;  1083.8 p1     117 k copy
        rol eax, 0x11                              ;  1093.3 p1     117 k
        and eax, 0x40080                           ;  1097.3 p0     117 k
        mov dword [esp + 40], ebp                  ;  1087.5 p0+p3  117 k spill
        mov ebp, esi                               ;  1085.3 p1     117 k copy
        rol ebp, 0x12                              ;  1097.8 p1     117 k
        and ebp, 0x400000                          ;  1101.8 p0     117 k
        mov dword [esp + 44], ecx                  ;  1089.5 p0+p3  117 k spill
        mov ecx, esi                               ;  1086.8 p1     117 k copy
        rol ecx, 0x16                              ;  1102.3 p1     117 k
        and ecx, 0x2010                            ;  1106.3 p0     117 k
        or ebx, edx                                ;  1093.3 p0     117 k
        or ebx, eax                                ;  1097.8 p0     117 k
        or ebx, ebp                                ;  1102.3 p0     117 k
        or ebx, ecx                                ;  1106.8 p0     117 k
        or ebx, dword [esp + 40]                   ;  1107.3 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;  1107.8 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;  1108.3 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;  1108.8 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;  1109.3 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;  1109.8 p2+p0  117 k
        mov ebp, esi                               ;  1106.8 p1     117 k copy
        rol ebp, 0x17                              ;  1110.3 p1     117 k
        and ebp, 0x20000                           ;  1114.3 p0     117 k
        or ebx, ebp                                ;  1114.8 p0     117 k
        mov ebp, esi                               ;  1111.8 p1     117 k copy
        rol ebp, 0x18                              ;  1115.3 p1     117 k
        and ebp, 0x200                             ;  1119.3 p0     117 k
        or ebx, ebp                                ;  1119.8 p0     117 k
        mov ebp, esi                               ;  1116.8 p1     117 k copy
        rol ebp, 0x1b                              ;  1120.8 p1     117 k
        and ebp, 0x20                              ;  1124.8 p0     117 k
        or ebx, ebp                                ;  1125.3 p0     117 k
        mov ebp, esi                               ;  1121.8 p1     117 k copy
        rol ebp, 0x1c                              ;  1125.8 p1     117 k
        and ebp, 0x200000                          ;  1129.8 p0     117 k
        or ebx, ebp                                ;  1130.3 p0     117 k
        mov ebp, esi                               ;  1123.3 p1     117 k copy
        rol ebp, 0x1d                              ;  1130.8 p1     117 k
        and ebp, 8                                 ;  1134.8 p0     117 k
        or ebx, ebp                                ;  1135.3 p0     117 k
        mov ebp, esi                               ;  1124.8 p0     117 k copy
        rol ebp, 0x1e                              ;  1135.8 p1     117 k
        and ebp, 0x8000000                         ;  1139.8 p0     117 k
        or ebx, ebp                                ;  1140.3 p0     117 k
        mov ebp, esi                               ;  1125.8 p1     117 k copy
        rol ebp, 0x1f                              ;  1140.8 p1     117 k
        rol esi, 0xc                               ;  1144.8 p1     117 k
        and ebp, 0x800                             ;  1144.8 p0     117 k
        or ebx, ebp                                ;  1145.3 p0     117 k
        and esi, 0x100                             ;  1148.8 p0     117 k
        mov ebp, edi                               ;  1128.3 p0     117 k copy
        and ebp, 0x2000                            ;  1128.8 p0     117 k
        mov eax, edi                               ;  1128.5 p1     117 k copy
        rol eax, 2                                 ;  1129.3 p1     117 k
        mov ecx, eax                               ;  1133.3 p0     117 k copy
        and ecx, 0x1000000                         ;  1133.8 p0     117 k
        or ebx, ecx                                ;  1145.8 p0     117 k
        and eax, 0x28                              ;  1133.3 p0     117 k
        mov ecx, edi                               ;  1130.5 p1     117 k copy
        rol ecx, 0xb                               ;  1133.8 p1     117 k
        and ecx, 0x10000000                        ;  1137.8 p0     117 k
        or ebx, ecx                                ;  1146.3 p0     117 k
        mov ecx, edi                               ;  1132.0 p1     117 k copy
        rol ecx, 0xe                               ;  1146.8 p1     117 k
        and ecx, 0x42000000                        ;  1150.8 p0     117 k
        or ebx, ecx                                ;  1151.3 p0     117 k
        mov ecx, edi                               ;  1133.5 p0     117 k copy
        rol ecx, 0x15                              ;  1151.8 p1     117 k
        or eax, ebp                                ;  1134.0 p0     117 k
        or eax, esi                                ;  1149.3 p0     117 k
        mov esi, ecx                               ;  1155.8 p1     117 k copy
        and esi, 0x20000000                        ;  1156.3 p0     117 k
        or ebx, esi                                ;  1156.8 p0     117 k
        and ecx, 2                                 ;  1155.8 p0     117 k
        or eax, ecx                                ;  1156.3 p0     117 k
        mov esi, edi                               ;  1136.2 p1     117 k copy
        rol esi, 0x16                              ;  1156.8 p1     117 k
        mov ebp, esi                               ;  1160.8 p0     117 k copy
        and ebp, 0x4000000                         ;  1161.3 p0     117 k
        or ebx, ebp                                ;  1161.8 p0     117 k
        and esi, 0x10                              ;  1160.8 p0     117 k
        or eax, esi                                ;  1161.3 p0     117 k
        mov esi, edi                               ;  1138.5 p1     117 k copy
        rol esi, 5                                 ;  1161.8 p1     117 k
        and esi, 0x8000                            ;  1165.8 p0     117 k
        or eax, esi                                ;  1166.3 p0     117 k
        mov esi, edi                               ;  1140.0 p1     117 k copy
        rol esi, 7                                 ;  1166.8 p1     117 k
        and esi, 0x4000                            ;  1170.8 p0     117 k
        or eax, esi                                ;  1171.3 p0     117 k
        mov esi, edi                               ;  1141.5 p1     117 k copy
        rol esi, 0xc                               ;  1171.8 p1     117 k
        and esi, 0x1001                            ;  1175.8 p0     117 k
        or eax, esi                                ;  1176.3 p0     117 k
        mov esi, edi                               ;  1142.8 p0     117 k copy
        rol esi, 0x14                              ;  1176.8 p1     117 k
        and esi, 0xa40                             ;  1180.8 p0     117 k
        or eax, esi                                ;  1181.3 p0     117 k
        mov esi, edi                               ;  1144.0 p1     117 k copy
        rol esi, 0x17                              ;  1181.8 p1     117 k
        and esi, 0x400                             ;  1185.8 p0     117 k
        or eax, esi                                ;  1186.3 p0     117 k
        mov esi, edi                               ;  1145.5 p0     117 k copy
        rol esi, 0x1d                              ;  1186.8 p1     117 k
        rol edi, 0x1e                              ;  1190.8 p1     117 k
        and esi, 4                                 ;  1190.8 p0     117 k
        or eax, esi                                ;  1191.3 p0     117 k
        and edi, 0x80                              ;  1194.8 p0     117 k
        or eax, edi                                ;  1195.3 p0     117 k
        movzx esi, ax                              ;  1195.8 p1     117 k
        mov edi, ebx                               ;  1162.3 p1     119 w copy
        shr edi, 6                                 ;  1162.8 p1     119 w
        and edi, 0x3f                              ;  1166.8 p0     119 w
        mov ebp, ebx                               ;  1162.3 p0     119 w copy
        shr ebp, 0x12                              ;  1162.8 p1     119 w
        and ebp, 0x3f                              ;  1166.8 p0     119 w
        shl ebp, 8                                 ;  1167.3 p1     119 w
        or edi, ebp                                ;  1171.3 p0     119 w
        mov ebp, ebx                               ;  1162.3 p0     119 w copy
        shr ebp, 0x1e                              ;  1162.8 p1     119 w
        mov eax, ebx                               ;  1162.3 p0     119 w copy
        shr eax, 0xc                               ;  1162.8 p1     119 w
        mov ecx, ebx                               ;  1162.3 p0     119 w copy
        shr ecx, 0x18                              ;  1162.8 p1     119 w
        and ebx, 0x3f                              ;  1162.3 p0     119 w
        and eax, 0x3f                              ;  1166.8 p0     119 w
        shl eax, 8                                 ;  1167.3 p1     119 w
        or ebx, eax                                ;  1171.3 p0     119 w
        and ecx, 0x3f                              ;  1166.8 p0     119 w
        shl ecx, 0x10                              ;  1167.3 p1     119 w
        or ebx, ecx                                ;  1171.8 p0     119 w
        mov eax, dword [esp + 4]                   ;  1154.8 p2     115 c
        shl eax, 2                                 ;  1156.8 p1     115 c
        and eax, 0xfffffff                         ;  1160.8 p0     115 c
        mov ecx, esi                               ;  1196.3 p0     119 w copy
        shl ecx, 2                                 ;  1196.8 p1     119 w
        or ebp, ecx                                ;  1200.8 p0     119 w
        and ebp, 0x3f                              ;  1201.3 p0     119 w
        shl ebp, 0x10                              ;  1201.8 p1     119 w
        or edi, ebp                                ;  1205.8 p0     119 w
        mov ebp, esi                               ;  1196.3 p0     119 w copy
        shr ebp, 0xa                               ;  1196.8 p1     119 w
        shr esi, 4                                 ;  1196.3 p1     119 w
        shl ebp, 0x18                              ;  1200.8 p1     119 w
        or edi, ebp                                ;  1206.3 p0     119 w
        and esi, 0x3f                              ;  1200.3 p0     119 w
        shl esi, 0x18                              ;  1200.8 p1     119 w
        or ebx, esi                                ;  1204.8 p0     119 w
        mov esi, dword [esp + 72]                  ;  1160.5 p2     120 rk reload
        mov dword [esi + 88], edi                  ;  1206.8 p0+p3  120 rk
        mov dword [esi + 92], ebx                  ;  1205.3 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1161.5 p2     115 c
        shr edi, 0x1a                              ;  1163.5 p1     115 c
        or eax, edi                                ;  1167.5 p0     115 c
        mov edi, eax                               ;  1168.0 p0     117 k copy
        shl edi, 0x1c                              ;  1168.5 p1     117 k
        mov ebp, eax                               ;  1168.0 p0     117 k copy
        shr ebp, 4                                 ;  1168.5 p1     117 k
        mov ecx, dword [esp + 0]                   ;  1163.8 p2     116 d
        shl ecx, 2                                 ;  1166.5 p1     116 d
        and ecx, 0xfffffff                         ;  1170.5 p0     116 d
        mov edx, dword [esp + 0]                   ;  1164.8 p2     116 d
        shr edx, 0x1a                              ;  1167.5 p1     116 d
        or ecx, edx                                ;  1171.5 p0     116 d
        or edi, ecx                                ;  1172.5 p0     117 k
        mov edx, edi                               ;  1173.0 p0     117 k copy
        rol edx, 1                                 ;  1173.5 p1     117 k
        and edx, 0x80100000                        ;  1177.5 p0     117 k
        mov ebx, edi                               ;  1173.0 p0     117 k copy
        rol ebx, 3                                 ;  1178.0 p1     117 k
        and ebx, 0x4440                            ;  1182.0 p0     117 k
        mov esi, edi                               ;  1173.0 p0     117 k copy
        rol esi, 4                                 ;  1182.5 p1     117 k
        and esi, 0x1000                            ;  1186.5 p0     117 k
        mov dword [esp + 0], ecx                   ;  1172.0 p0+p3  116 d spill
        mov ecx, edi                               ;  1173.0 p0     117 k copy
        rol ecx, 6                                 ;  1187.0 p1     117 k
        and ecx, 2                                 ;  1191.0 p0     117 k
        mov dword [esp + 4], eax                   ;  1171.5 p0+p3  115 c spill
        mov eax, edi                               ;  1173.0 p0     117 k copy
        and eax, 0x10000                           ;  1173.5 p0     117 k
        mov dword [esp + 44], edx                  ;  1178.0 p0+p3  117 k spill
        mov edx, edi                               ;  1173.0 p1     117 k copy
        rol edx, 8                                 ;  1174.0 p1     117 k
        and edx, 0x800101                          ;  1178.0 p0     117 k
        mov dword [esp + 28], ebx                  ;  1182.5 p0+p3  117 k spill
        mov ebx, edi                               ;  1174.0 p1     117 k copy
        rol ebx, 0xa                               ;  1178.5 p1     117 k
        and ebx, 0x88000                           ;  1182.5 p0     117 k
        mov dword [esp + 32], esi                  ;  1187.0 p0+p3  117 k spill
        mov esi, edi                               ;  1175.5 p1     117 k copy
        rol esi, 0xe                               ;  1183.0 p1     117 k
        and esi, 4                                 ;  1187.0 p0     117 k
        mov dword [esp + 36], ecx                  ;  1191.5 p0+p3  117 k spill
        mov ecx, edi                               ;  1177.0 p1     117 k copy
        rol ecx, 0x11                              ;  1187.5 p1     117 k
        and ecx, 0x40080                           ;  1191.5 p0     117 k
        mov dword [esp + 20], eax                  ;  1181.2 p0+p3  117 k spill
        mov eax, edi                               ;  1178.5 p1     117 k copy
        rol eax, 0x12                              ;  1192.0 p1     117 k
        and eax, 0x400000                          ;  1196.0 p0     117 k
        mov dword [esp + 40], edx                  ;  1183.2 p0+p3  117 k spill
        mov edx, edi                               ;  1180.0 p1     117 k copy
        rol edx, 0x16                              ;  1196.5 p1     117 k
        and edx, 0x2010                            ;  1200.5 p0     117 k
        or ebx, esi                                ;  1187.5 p0     117 k
        or ebx, ecx                                ;  1192.0 p0     117 k
        or ebx, eax                                ;  1196.5 p0     117 k
        or ebx, edx                                ;  1201.0 p0     117 k
        or ebx, dword [esp + 20]                   ;  1201.5 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;  1202.0 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;  1202.5 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;  1203.0 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;  1203.5 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;  1204.0 p2+p0  117 k
        mov esi, edi                               ;  1184.8 p1     117 k copy
        rol esi, 0x17                              ;  1204.5 p1     117 k
        and esi, 0x20000                           ;  1208.5 p0     117 k
        or ebx, esi                                ;  1209.0 p0     117 k
        mov esi, edi                               ;  1186.3 p1     117 k copy
        rol esi, 0x18                              ;  1209.5 p1     117 k
        and esi, 0x200                             ;  1213.5 p0     117 k
        or ebx, esi                                ;  1214.0 p0     117 k
        mov esi, edi                               ;  1190.8 p1     117 k copy
        rol esi, 0x1b                              ;  1214.5 p1     117 k
        and esi, 0x20                              ;  1218.5 p0     117 k
        or ebx, esi                                ;  1219.0 p0     117 k
        mov esi, edi                               ;  1195.8 p1     117 k copy
        rol esi, 0x1c                              ;  1219.5 p1     117 k
        and esi, 0x200000                          ;  1223.5 p0     117 k
        or ebx, esi                                ;  1224.0 p0     117 k
        mov esi, edi                               ;  1197.3 p1     117 k copy
        rol esi, 0x1d                              ;  1224.5 p1     117 k
        and esi, 8                                 ;  1228.5 p0     117 k
        or ebx, esi                                ;  1229.0 p0     117 k
        mov esi, edi                               ;  1198.8 p0     117 k copy
        rol esi, 0x1e                              ;  1229.5 p1     117 k
        and esi, 0x8000000                         ;  1233.5 p0     117 k
        or ebx, esi                                ;  1234.0 p0     117 k
        mov esi, edi                               ;  1199.8 p1     117 k copy
        rol esi, 0x1f                              ;  1234.5 p1     117 k
        rol edi, 0xc                               ;  1238.5 p1     117 k
        and esi, 0x800                             ;  1238.5 p0     117 k
        or ebx, esi                                ;  1239.0 p0     117 k
        and edi, 0x100                             ;  1242.5 p0     117 k
        mov esi, ebp                               ;  1202.3 p0     117 k copy
        and esi, 0x2000                            ;  1202.8 p0     117 k
        mov eax, ebp                               ;  1202.5 p1     117 k copy
        rol eax, 2                                 ;  1203.3 p1     117 k
        mov ecx, eax                               ;  1207.3 p0     117 k copy
        and ecx, 0x1000000                         ;  1207.8 p0     117 k
        or ebx, ecx                                ;  1239.5 p0     117 k
        and eax, 0x28                              ;  1207.3 p0     117 k
        mov ecx, ebp                               ;  1204.5 p1     117 k copy
        rol ecx, 0xb                               ;  1207.8 p1     117 k
        and ecx, 0x10000000                        ;  1211.8 p0     117 k
        or ebx, ecx                                ;  1240.0 p0     117 k
        mov ecx, ebp                               ;  1206.0 p1     117 k copy
        rol ecx, 0xe                               ;  1240.5 p1     117 k
        and ecx, 0x42000000                        ;  1244.5 p0     117 k
        or ebx, ecx                                ;  1245.0 p0     117 k
        mov ecx, ebp                               ;  1207.5 p0     117 k copy
        rol ecx, 0x15                              ;  1245.5 p1     117 k
        or eax, esi                                ;  1208.0 p0     117 k
        or eax, edi                                ;  1243.0 p0     117 k
        mov esi, ecx                               ;  1249.5 p1     117 k copy
        and esi, 0x20000000                        ;  1250.0 p0     117 k
        or ebx, esi                                ;  1250.5 p0     117 k
        and ecx, 2                                 ;  1249.5 p0     117 k
        or eax, ecx                                ;  1250.0 p0     117 k
        mov esi, ebp                               ;  1210.2 p1     117 k copy
        rol esi, 0x16                              ;  1250.5 p1     117 k
        mov edi, esi                               ;  1254.5 p0     117 k copy
        and edi, 0x4000000                         ;  1255.0 p0     117 k
        or ebx, edi                                ;  1255.5 p0     117 k
        and esi, 0x10                              ;  1254.5 p0     117 k
        or eax, esi                                ;  1255.0 p0     117 k
        mov esi, ebp                               ;  1212.5 p1     117 k copy
        rol esi, 5                                 ;  1255.5 p1     117 k
        and esi, 0x8000                            ;  1259.5 p0     117 k
        or eax, esi                                ;  1260.0 p0     117 k
        mov esi, ebp                               ;  1214.0 p1     117 k copy
        rol esi, 7                                 ;  1260.5 p1     117 k
        and esi, 0x4000                            ;  1264.5 p0     117 k
        or eax, esi                                ;  1265.0 p0     117 k
        mov esi, ebp                               ;  1215.5 p1     117 k copy
        rol esi, 0xc                               ;  1265.5 p1     117 k
        and esi, 0x1001                            ;  1269.5 p0     117 k
        or eax, esi                                ;  1270.0 p0     117 k
        mov esi, ebp                               ;  1216.8 p0     117 k copy
        rol esi, 0x14                              ;  1270.5 p1     117 k
        and esi, 0xa40                             ;  1274.5 p0     117 k
        or eax, esi                                ;  1275.0 p0     117 k
        mov esi, ebp                               ;  1218.0 p1     117 k copy
        rol esi, 0x17                              ;  1275.5 p1     117 k
        and esi, 0x400                             ;  1279.5 p0     117 k
        or eax, esi                                ;  1280.0 p0     117 k
        mov esi, ebp                               ;  1219.5 p0     117 k copy
        rol esi, 0x1d                              ;  1280.5 p1     117 k
        rol ebp, 0x1e                              ;  1284.5 p1     117 k
        and esi, 4                                 ;  1284.5 p0     117 k
        or eax, esi                                ;  1285.0 p0     117 k
        and ebp, 0x80                              ;  1288.5 p0     117 k
        or eax, ebp                                ;  1289.0 p0     117 k
        movzx esi, ax                              ;  1289.5 p1     117 k
        mov edi, ebx                               ;  1256.0 p1     119 w copy
        shr edi, 6                                 ;  1256.5 p1     119 w
        and edi, 0x3f                              ;  1260.5 p0     119 w
        mov ebp, dword [esp + 4]                   ;  1222.8 p2     115 c
        shl ebp, 2                                 ;  1224.8 p1     115 c
        mov eax, ebx                               ;  1256.0 p0     119 w copy
        shr eax, 0x12                              ;  1256.5 p1     119 w
        and eax, 0x3f                              ;  1260.5 p0     119 w
        shl eax, 8                                 ;  1261.0 p1     119 w
        or edi, eax                                ;  1265.0 p0     119 w
        and ebp, 0xfffffff                         ;  1228.8 p0     115 c
        mov eax, ebx                               ;  1256.0 p0     119 w copy
        shr eax, 0x1e                              ;  1256.5 p1     119 w
        mov ecx, ebx                               ;  1256.0 p0     119 w copy
        shr ecx, 0xc                               ;  1256.5 p1     119 w
        and ecx, 0x3f                              ;  1260.5 p0     119 w
        shl ecx, 8                                 ;  1261.0 p1     119 w
        mov edx, ebx                               ;  1256.0 p0     119 w copy
        shr edx, 0x18                              ;  1256.5 p1     119 w
        and ebx, 0x3f                              ;  1256.0 p0     119 w
        or ecx, ebx                                ;  1265.0 p0     119 w
        and edx, 0x3f                              ;  1260.5 p0     119 w
        shl edx, 0x10                              ;  1261.0 p1     119 w
        or ecx, edx                                ;  1265.5 p0     119 w
        mov edx, esi                               ;  1290.0 p0     119 w copy
        shl edx, 2                                 ;  1290.5 p1     119 w
        or eax, edx                                ;  1294.5 p0     119 w
        and eax, 0x3f                              ;  1295.0 p0     119 w
        shl eax, 0x10                              ;  1295.5 p1     119 w
        or edi, eax                                ;  1299.5 p0     119 w
        mov eax, dword [esp + 4]                   ;  1231.8 p2     115 c
        shr eax, 0x1a                              ;  1233.8 p1     115 c
        or ebp, eax                                ;  1237.8 p0     115 c
        mov eax, dword [esp + 0]                   ;  1232.8 p2     116 d
        shl eax, 2                                 ;  1234.8 p1     116 d
        and eax, 0xfffffff                         ;  1238.8 p0     116 d
        mov edx, esi                               ;  1290.0 p0     119 w copy
        shr edx, 0xa                               ;  1290.5 p1     119 w
        shr esi, 4                                 ;  1290.0 p1     119 w
        shl edx, 0x18                              ;  1294.5 p1     119 w
        or edi, edx                                ;  1300.0 p0     119 w
        mov edx, dword [esp + 72]                  ;  1235.5 p2     120 rk reload
        mov dword [edx + 96], edi                  ;  1300.5 p0+p3  120 rk
        and esi, 0x3f                              ;  1294.0 p0     119 w
        shl esi, 0x18                              ;  1294.5 p1     119 w
        or ecx, esi                                ;  1298.5 p0     119 w
        mov dword [edx + 100], ecx                 ;  1299.0 p0+p3  120 rk
        mov esi, ebp                               ;  1238.8 p0     117 k copy
        shl esi, 0x1c                              ;  1239.5 p1     117 k
        mov edi, ebp                               ;  1239.3 p0     117 k copy
        shr edi, 4                                 ;  1240.5 p1     117 k
        mov ecx, dword [esp + 0]                   ;  1238.8 p2     116 d
        shr ecx, 0x1a                              ;  1241.5 p1     116 d
        or eax, ecx                                ;  1245.5 p0     116 d
        or esi, eax                                ;  1246.0 p0     117 k
        mov ecx, esi                               ;  1246.5 p0     117 k copy
        rol ecx, 1                                 ;  1247.0 p1     117 k
        and ecx, 0x80100000                        ;  1251.0 p0     117 k
        mov ebx, esi                               ;  1246.5 p0     117 k copy
        rol ebx, 3                                 ;  1251.5 p1     117 k
        and ebx, 0x4440                            ;  1255.5 p0     117 k
        mov edx, esi                               ;  1246.5 p0     117 k copy
        rol edx, 4                                 ;  1256.0 p1     117 k
        and edx, 0x1000                            ;  1260.0 p0     117 k
        mov dword [esp + 0], eax                   ;  1246.0 p0+p3  116 d spill
        mov eax, esi                               ;  1246.5 p0     117 k copy
        rol eax, 6                                 ;  1260.5 p1     117 k
        and eax, 2                                 ;  1264.5 p0     117 k
        mov dword [esp + 4], ebp                   ;  1245.8 p0+p3  115 c spill
        mov ebp, esi                               ;  1246.5 p1     117 k copy
        and ebp, 0x10000                           ;  1247.0 p0     117 k
        mov dword [esp + 40], ecx                  ;  1251.5 p0+p3  117 k spill
        mov ecx, esi                               ;  1247.0 p1     117 k copy
        rol ecx, 8                                 ;  1247.5 p1     117 k
        and ecx, 0x800101                          ;  1251.5 p0     117 k
        mov dword [esp + 36], ebx                  ;  1256.0 p0+p3  117 k spill
        mov ebx, esi                               ;  1248.5 p1     117 k copy
        rol ebx, 0xa                               ;  1252.0 p1     117 k
        and ebx, 0x88000                           ;  1256.0 p0     117 k
        mov dword [esp + 32], edx                  ;  1260.5 p0+p3  117 k spill
        mov edx, esi                               ;  1250.0 p1     117 k copy
        rol edx, 0xe                               ;  1256.5 p1     117 k
        and edx, 4                                 ;  1260.5 p0     117 k
        mov dword [esp + 28], eax                  ;  1265.0 p0+p3  117 k spill
        mov eax, esi                               ;  1251.5 p1     117 k copy
        rol eax, 0x11                              ;  1261.0 p1     117 k
        and eax, 0x40080                           ;  1265.0 p0     117 k
        mov dword [esp + 44], ebp                  ;  1255.2 p0+p3  117 k spill
        mov ebp, esi                               ;  1253.0 p1     117 k copy
        rol ebp, 0x12                              ;  1265.5 p1     117 k
        and ebp, 0x400000                          ;  1269.5 p0     117 k
        mov dword [esp + 20], ecx                  ;  1257.2 p0+p3  117 k spill
        mov ecx, esi                               ;  1254.5 p1     117 k copy
        rol ecx, 0x16                              ;  1270.0 p1     117 k
        and ecx, 0x2010                            ;  1274.0 p0     117 k
        or ebx, edx                                ;  1261.0 p0     117 k
        or ebx, eax                                ;  1265.5 p0     117 k
        or ebx, ebp                                ;  1270.0 p0     117 k
        or ebx, ecx                                ;  1274.5 p0     117 k
        or ebx, dword [esp + 44]                   ;  1275.0 p2+p0  117 k
        or ebx, dword [esp + 40]                   ;  1275.5 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;  1276.0 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;  1276.5 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;  1277.0 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;  1277.5 p2+p0  117 k
        mov ebp, esi                               ;  1274.5 p1     117 k copy
        rol ebp, 0x17                              ;  1278.0 p1     117 k
        and ebp, 0x20000                           ;  1282.0 p0     117 k
        or ebx, ebp                                ;  1282.5 p0     117 k
        mov ebp, esi                               ;  1279.5 p1     117 k copy
        rol ebp, 0x18                              ;  1283.0 p1     117 k
        and ebp, 0x200                             ;  1287.0 p0     117 k
        or ebx, ebp                                ;  1287.5 p0     117 k
        mov ebp, esi                               ;  1284.5 p1     117 k copy
        rol ebp, 0x1b                              ;  1288.5 p1     117 k
        and ebp, 0x20                              ;  1292.5 p0     117 k
        or ebx, ebp                                ;  1293.0 p0     117 k
        mov ebp, esi                               ;  1289.5 p1     117 k copy
        rol ebp, 0x1c                              ;  1293.5 p1     117 k
        and ebp, 0x200000                          ;  1297.5 p0     117 k
        or ebx, ebp                                ;  1298.0 p0     117 k
        mov ebp, esi                               ;  1291.0 p1     117 k copy
        rol ebp, 0x1d                              ;  1298.5 p1     117 k
        and ebp, 8                                 ;  1302.5 p0     117 k
        or ebx, ebp                                ;  1303.0 p0     117 k
        mov ebp, esi                               ;  1292.5 p0     117 k copy
        rol ebp, 0x1e                              ;  1303.5 p1     117 k
        and ebp, 0x8000000                         ;  1307.5 p0     117 k
        or ebx, ebp                                ;  1308.0 p0     117 k
        mov ebp, esi                               ;  1293.5 p1     117 k copy
        rol ebp, 0x1f                              ;  1308.5 p1     117 k
        rol esi, 0xc                               ;  1312.5 p1     117 k
        and ebp, 0x800                             ;  1312.5 p0     117 k
        or ebx, ebp                                ;  1313.0 p0     117 k
        and esi, 0x100                             ;  1316.5 p0     117 k
        mov ebp, edi                               ;  1296.0 p0     117 k copy
        and ebp, 0x2000                            ;  1296.5 p0     117 k
        mov eax, edi                               ;  1296.2 p1     117 k copy
        rol eax, 2                                 ;  1297.0 p1     117 k
        mov ecx, eax                               ;  1301.0 p0     117 k copy
        and ecx, 0x1000000                         ;  1301.5 p0     117 k
        or ebx, ecx                                ;  1313.5 p0     117 k
        and eax, 0x28                              ;  1301.0 p0     117 k
        mov ecx, edi                               ;  1298.2 p1     117 k copy
        rol ecx, 0xb                               ;  1301.5 p1     117 k
        and ecx, 0x10000000                        ;  1305.5 p0     117 k
        or ebx, ecx                                ;  1314.0 p0     117 k
        mov ecx, edi                               ;  1299.7 p1     117 k copy
        rol ecx, 0xe                               ;  1314.5 p1     117 k
        and ecx, 0x42000000                        ;  1318.5 p0     117 k
        or ebx, ecx                                ;  1319.0 p0     117 k
        mov ecx, edi                               ;  1301.2 p0     117 k copy
        rol ecx, 0x15                              ;  1319.5 p1     117 k
        or eax, ebp                                ;  1301.7 p0     117 k
        or eax, esi                                ;  1317.0 p0     117 k
        mov esi, ecx                               ;  1323.5 p1     117 k copy
        and esi, 0x20000000                        ;  1324.0 p0     117 k
        or ebx, esi                                ;  1324.5 p0     117 k
        and ecx, 2                                 ;  1323.5 p0     117 k
        or eax, ecx                                ;  1324.0 p0     117 k
        mov esi, edi                               ;  1303.8 p1     117 k copy
        rol esi, 0x16                              ;  1324.5 p1     117 k
        mov ebp, esi                               ;  1328.5 p0     117 k copy
        and ebp, 0x4000000                         ;  1329.0 p0     117 k
        or ebx, ebp                                ;  1329.5 p0     117 k
        and esi, 0x10                              ;  1328.5 p0     117 k
        or eax, esi                                ;  1329.0 p0     117 k
        mov esi, edi                               ;  1306.2 p1     117 k copy
        rol esi, 5                                 ;  1329.5 p1     117 k
        and esi, 0x8000                            ;  1333.5 p0     117 k
        or eax, esi                                ;  1334.0 p0     117 k
        mov esi, edi                               ;  1307.7 p1     117 k copy
        rol esi, 7                                 ;  1334.5 p1     117 k
        and esi, 0x4000                            ;  1338.5 p0     117 k
        or eax, esi                                ;  1339.0 p0     117 k
        mov esi, edi                               ;  1309.2 p1     117 k copy
        rol esi, 0xc                               ;  1339.5 p1     117 k
        and esi, 0x1001                            ;  1343.5 p0     117 k
        or eax, esi                                ;  1344.0 p0     117 k
        mov esi, edi                               ;  1310.5 p0     117 k copy
        rol esi, 0x14                              ;  1344.5 p1     117 k
        and esi, 0xa40                             ;  1348.5 p0     117 k
        or eax, esi                                ;  1349.0 p0     117 k
        mov esi, edi                               ;  1311.7 p1     117 k copy
        rol esi, 0x17                              ;  1349.5 p1     117 k
        and esi, 0x400                             ;  1353.5 p0     117 k
        or eax, esi                                ;  1354.0 p0     117 k
        mov esi, edi                               ;  1313.2 p0     117 k copy
        rol esi, 0x1d                              ;  1354.5 p1     117 k
        rol edi, 0x1e                              ;  1358.5 p1     117 k
        and esi, 4                                 ;  1358.5 p0     117 k
        or eax, esi                                ;  1359.0 p0     117 k
        and edi, 0x80                              ;  1362.5 p0     117 k
        or eax, edi                                ;  1363.0 p0     117 k
        movzx esi, ax                              ;  1363.5 p1     117 k
        mov edi, ebx                               ;  1330.0 p1     119 w copy
        shr edi, 6                                 ;  1330.5 p1     119 w
        and edi, 0x3f                              ;  1334.5 p0     119 w
        mov ebp, ebx                               ;  1330.0 p0     119 w copy
        shr ebp, 0x12                              ;  1330.5 p1     119 w
        and ebp, 0x3f                              ;  1334.5 p0     119 w
        shl ebp, 8                                 ;  1335.0 p1     119 w
        or edi, ebp                                ;  1339.0 p0     119 w
        mov ebp, ebx                               ;  1330.0 p0     119 w copy
        shr ebp, 0x1e                              ;  1330.5 p1     119 w
        mov eax, ebx                               ;  1330.0 p0     119 w copy
        shr eax, 0xc                               ;  1330.5 p1     119 w
        mov ecx, ebx                               ;  1330.0 p0     119 w copy
        shr ecx, 0x18                              ;  1330.5 p1     119 w
        and ebx, 0x3f                              ;  1330.0 p0     119 w
        and eax, 0x3f                              ;  1334.5 p0     119 w
        shl eax, 8                                 ;  1335.0 p1     119 w
        or ebx, eax                                ;  1339.0 p0     119 w
        and ecx, 0x3f                              ;  1334.5 p0     119 w
        shl ecx, 0x10                              ;  1335.0 p1     119 w
        or ebx, ecx                                ;  1339.5 p0     119 w
        mov eax, esi                               ;  1364.0 p0     119 w copy
        shl eax, 2                                 ;  1364.5 p1     119 w
        or ebp, eax                                ;  1368.5 p0     119 w
        and ebp, 0x3f                              ;  1369.0 p0     119 w
        shl ebp, 0x10                              ;  1369.5 p1     119 w
        or edi, ebp                                ;  1373.5 p0     119 w
        mov ebp, esi                               ;  1364.0 p0     119 w copy
        shr ebp, 0xa                               ;  1364.5 p1     119 w
        shr esi, 4                                 ;  1364.0 p1     119 w
        shl ebp, 0x18                              ;  1368.5 p1     119 w
        or edi, ebp                                ;  1374.0 p0     119 w
        and esi, 0x3f                              ;  1368.0 p0     119 w
        shl esi, 0x18                              ;  1368.5 p1     119 w
        or ebx, esi                                ;  1372.5 p0     119 w
        mov esi, dword [esp + 72]                  ;  1327.2 p2     120 rk reload
        mov dword [esi + 104], edi                 ;  1374.5 p0+p3  120 rk
        mov dword [esi + 108], ebx                 ;  1373.0 p0+p3  120 rk
        mov edi, dword [esp + 4]                   ;  1328.2 p2     115 c
        shl edi, 2                                 ;  1330.2 p1     115 c
        and edi, 0xfffffff                         ;  1334.2 p0     115 c
        mov ebp, dword [esp + 4]                   ;  1329.2 p2     115 c
        shr ebp, 0x1a                              ;  1331.2 p1     115 c
        or edi, ebp                                ;  1335.2 p0     115 c
        mov ebp, edi                               ;  1335.7 p0     117 k copy
        shl ebp, 0x1c                              ;  1336.2 p1     117 k
        mov eax, edi                               ;  1335.7 p0     117 k copy
        shr eax, 4                                 ;  1336.2 p1     117 k
        mov ecx, dword [esp + 0]                   ;  1331.5 p2     116 d
        shl ecx, 2                                 ;  1334.2 p1     116 d
        and ecx, 0xfffffff                         ;  1338.2 p0     116 d
        mov edx, dword [esp + 0]                   ;  1332.5 p2     116 d
        shr edx, 0x1a                              ;  1335.2 p1     116 d
        or ecx, edx                                ;  1339.2 p0     116 d
        or ebp, ecx                                ;  1340.2 p0     117 k
        mov edx, ebp                               ;  1340.7 p0     117 k copy
        rol edx, 1                                 ;  1341.2 p1     117 k
        and edx, 0x80100000                        ;  1345.2 p0     117 k
        mov ebx, ebp                               ;  1340.7 p0     117 k copy
        rol ebx, 3                                 ;  1345.7 p1     117 k
        and ebx, 0x4440                            ;  1349.7 p0     117 k
        mov esi, ebp                               ;  1340.7 p0     117 k copy
        rol esi, 4                                 ;  1350.2 p1     117 k
        and esi, 0x1000                            ;  1354.2 p0     117 k
        mov dword [esp + 0], ecx                   ;  1339.7 p0+p3  116 d spill
        mov ecx, ebp                               ;  1340.7 p0     117 k copy
        rol ecx, 6                                 ;  1354.7 p1     117 k
        and ecx, 2                                 ;  1358.7 p0     117 k
        mov dword [esp + 4], edi                   ;  1339.2 p0+p3  115 c spill
        mov edi, ebp                               ;  1340.7 p0     117 k copy
        and edi, 0x10000                           ;  1341.2 p0     117 k
        mov dword [esp + 20], edx                  ;  1345.7 p0+p3  117 k spill
        mov edx, ebp                               ;  1340.7 p1     117 k copy
        rol edx, 8                                 ;  1341.7 p1     117 k
        and edx, 0x800101                          ;  1345.7 p0     117 k
        mov dword [esp + 28], ebx                  ;  1350.2 p0+p3  117 k spill
        mov ebx, ebp                               ;  1341.7 p1     117 k copy
        rol ebx, 0xa                               ;  1346.2 p1     117 k
        and ebx, 0x88000                           ;  1350.2 p0     117 k
        mov dword [esp + 32], esi                  ;  1354.7 p0+p3  117 k spill
        mov esi, ebp                               ;  1343.2 p1     117 k copy
        rol esi, 0xe                               ;  1350.7 p1     117 k
        and esi, 4                                 ;  1354.7 p0     117 k
        mov dword [esp + 36], ecx                  ;  1359.2 p0+p3  117 k spill
        mov ecx, ebp                               ;  1344.7 p1     117 k copy
        rol ecx, 0x11                              ;  1355.2 p1     117 k
        and ecx, 0x40080                           ;  1359.2 p0     117 k
        mov dword [esp + 40], edi                  ;  1348.8 p0+p3  117 k spill
        mov edi, ebp                               ;  1346.2 p1     117 k copy
        rol edi, 0x12                              ;  1359.7 p1     117 k
        and edi, 0x400000                          ;  1363.7 p0     117 k
        mov dword [esp + 44], edx                  ;  1350.8 p0+p3  117 k spill
        mov edx, ebp                               ;  1347.7 p1     117 k copy
        rol edx, 0x16                              ;  1364.2 p1     117 k
        and edx, 0x2010                            ;  1368.2 p0     117 k
        or ebx, esi                                ;  1355.2 p0     117 k
        or ebx, ecx                                ;  1359.7 p0     117 k
        or ebx, edi                                ;  1364.2 p0     117 k
        or ebx, edx                                ;  1368.7 p0     117 k
        or ebx, dword [esp + 40]                   ;  1369.2 p2+p0  117 k
        or ebx, dword [esp + 20]                   ;  1369.7 p2+p0  117 k
        or ebx, dword [esp + 28]                   ;  1370.2 p2+p0  117 k
        or ebx, dword [esp + 32]                   ;  1370.7 p2+p0  117 k
        or ebx, dword [esp + 36]                   ;  1371.2 p2+p0  117 k
        or ebx, dword [esp + 44]                   ;  1371.7 p2+p0  117 k
        mov esi, ebp                               ;  1352.5 p1     117 k copy
        rol esi, 0x17                              ;  1372.2 p1     117 k
        and esi, 0x20000                           ;  1376.2 p0     117 k
        or ebx, esi                                ;  1376.7 p0     117 k
        mov esi, ebp                               ;  1354.0 p1     117 k copy
        rol esi, 0x18                              ;  1377.2 p1     117 k
        and esi, 0x200                             ;  1381.2 p0     117 k
        or ebx, esi                                ;  1381.7 p0     117 k
        mov esi, ebp                               ;  1358.5 p1     117 k copy
        rol esi, 0x1b                              ;  1382.2 p1     117 k
        and esi, 0x20                              ;  1386.2 p0     117 k
        or ebx, esi                                ;  1386.7 p0     117 k
        mov esi, ebp                               ;  1363.5 p1     117 k copy
        rol esi, 0x1c                              ;  1387.2 p1     117 k
        and esi, 0x200000                          ;  1391.2 p0     117 k
        or ebx, esi                                ;  1391.7 p0     117 k
        mov esi, ebp                               ;  1365.0 p1     117 k copy
        rol esi, 0x1d                              ;  1392.2 p1     117 k
        and esi, 8                                 ;  1396.2 p0     117 k
        or ebx, esi                                ;  1396.7 p0     117 k
        mov esi, ebp                               ;  1366.5 p0     117 k copy
        rol esi, 0x1e                              ;  1397.2 p1     117 k
        and esi, 0x8000000                         ;  1401.2 p0     117 k
        or ebx, esi                                ;  1401.7 p0     117 k
        mov esi, ebp                               ;  1367.5 p1     117 k copy
        rol esi, 0x1f                              ;  1402.2 p1     117 k
        rol ebp, 0xc                               ;  1406.2 p1     117 k
        and esi, 0x800                             ;  1406.2 p0     117 k
        or ebx, esi                                ;  1406.7 p0     117 k
        and ebp, 0x100                             ;  1410.2 p0     117 k
        mov esi, eax                               ;  1370.0 p0     117 k copy
        and esi, 0x2000                            ;  1370.5 p0     117 k
        mov edi, eax                               ;  1370.2 p1     117 k copy
        rol edi, 2                                 ;  1371.0 p1     117 k
        mov ecx, edi                               ;  1375.0 p0     117 k copy
        and ecx, 0x1000000                         ;  1375.5 p0     117 k
        or ebx, ecx                                ;  1407.2 p0     117 k
        and edi, 0x28                              ;  1375.0 p0     117 k
        mov ecx, eax                               ;  1372.2 p1     117 k copy
        rol ecx, 0xb                               ;  1375.5 p1     117 k
        and ecx, 0x10000000                        ;  1379.5 p0     117 k
        or ebx, ecx                                ;  1407.7 p0     117 k
        mov ecx, eax                               ;  1374.3 p1     117 k copy
        rol ecx, 0xe                               ;  1408.2 p1     117 k
        and ecx, 0x42000000                        ;  1412.2 p0     117 k
        or ebx, ecx                                ;  1412.7 p0     117 k
        mov ecx, eax                               ;  1375.8 p1     117 k copy
        rol ecx, 0x15                              ;  1413.2 p1     117 k
        or esi, edi                                ;  1376.3 p0     117 k
        or esi, ebp                                ;  1410.7 p0     117 k
        mov edi, ecx                               ;  1417.2 p0     117 k copy
        and edi, 0x20000000                        ;  1417.7 p0     117 k
        or ebx, edi                                ;  1418.2 p0     117 k
        and ecx, 2                                 ;  1417.2 p0     117 k
        or ecx, esi                                ;  1417.7 p0     117 k
        mov esi, eax                               ;  1378.7 p1     117 k copy
        rol esi, 0x16                              ;  1418.2 p1     117 k
        mov edi, esi                               ;  1422.2 p0     117 k copy
        and edi, 0x4000000                         ;  1422.7 p0     117 k
        or ebx, edi                                ;  1423.2 p0     117 k
        and esi, 0x10                              ;  1422.2 p0     117 k
        or ecx, esi                                ;  1422.7 p0     117 k
        mov esi, eax                               ;  1381.0 p1     117 k copy
        rol esi, 5                                 ;  1423.2 p1     117 k
        and esi, 0x8000                            ;  1427.2 p0     117 k
        or ecx, esi                                ;  1427.7 p0     117 k
        mov esi, eax                               ;  1382.5 p1     117 k copy
        rol esi, 7                                 ;  1428.2 p1     117 k
        and esi, 0x4000                            ;  1432.2 p0     117 k
        or ecx, esi                                ;  1432.7 p0     117 k
        mov esi, eax                               ;  1384.0 p1     117 k copy
        rol esi, 0xc                               ;  1433.2 p1     117 k
        and esi, 0x1001                            ;  1437.2 p0     117 k
        or ecx, esi                                ;  1437.7 p0     117 k
        mov esi, eax                               ;  1385.3 p0     117 k copy
        rol esi, 0x14                              ;  1438.2 p1     117 k
        and esi, 0xa40                             ;  1442.2 p0     117 k
        or ecx, esi                                ;  1442.7 p0     117 k
        mov esi, eax                               ;  1386.5 p1     117 k copy
        rol esi, 0x17                              ;  1443.2 p1     117 k
        and esi, 0x400                             ;  1447.2 p0     117 k
        or ecx, esi                                ;  1447.7 p0     117 k
        mov esi, eax                               ;  1388.0 p0     117 k copy
        rol esi, 0x1d                              ;  1448.2 p1     117 k
        rol eax, 0x1e                              ;  1452.2 p1     117 k
        and esi, 4                                 ;  1452.2 p0     117 k
        or ecx, esi                                ;  1452.7 p0     117 k
        and eax, 0x80                              ;  1456.2 p0     117 k
        or ecx, eax                                ;  1456.7 p0     117 k
        movzx esi, cx                              ;  1457.2 p1     117 k
        mov edi, ebx                               ;  1423.7 p1     119 w copy
        shr edi, 6                                 ;  1424.2 p1     119 w
        and edi, 0x3f                              ;  1428.2 p0     119 w
        mov ebp, ebx                               ;  1423.7 p0     119 w copy
        shr ebp, 0x12                              ;  1424.2 p1     119 w
        and ebp, 0x3f                              ;  1428.2 p0     119 w
        shl ebp, 8                                 ;  1428.7 p1     119 w
        or edi, ebp                                ;  1432.7 p0     119 w
        mov ebp, ebx                               ;  1423.7 p0     119 w copy
        shr ebp, 0x1e                              ;  1424.2 p1     119 w
        mov eax, ebx                               ;  1423.7 p0     119 w copy
        shr eax, 0xc                               ;  1424.2 p1     119 w
        and eax, 0x3f                              ;  1428.2 p0     119 w
        shl eax, 8                                 ;  1428.7 p1     119 w
        mov ecx, ebx                               ;  1423.7 p0     119 w copy
        shr ecx, 0x18                              ;  1424.2 p1     119 w
        and ebx, 0x3f                              ;  1423.7 p0     119 w
        or eax, ebx                                ;  1432.7 p0     119 w
        and ecx, 0x3f                              ;  1428.2 p0     119 w
        shl ecx, 0x10                              ;  1428.7 p1     119 w
        or eax, ecx                                ;  1433.2 p0     119 w
        mov ecx, dword [esp + 4]                   ;  1397.3 p2     115 c
        shl ecx, 1                                 ;  1399.3 p1     115 c
        and ecx, 0xfffffff                         ;  1403.3 p0     115 c
        mov edx, esi                               ;  1457.7 p0     119 w copy
        shl edx, 2                                 ;  1458.2 p1     119 w
        or ebp, edx                                ;  1462.2 p0     119 w
        and ebp, 0x3f                              ;  1462.7 p0     119 w
        shl ebp, 0x10                              ;  1463.2 p1     119 w
        or edi, ebp                                ;  1467.2 p0     119 w
        mov ebp, dword [esp + 4]                   ;  1400.3 p2     115 c
        shr ebp, 0x1b                              ;  1402.3 p1     115 c
        or ecx, ebp                                ;  1406.3 p0     115 c
        mov ebp, dword [esp + 0]                   ;  1401.3 p2     116 d
        shl ebp, 1                                 ;  1403.3 p1     116 d
        and ebp, 0xfffffff                         ;  1407.3 p0     116 d
        mov edx, esi                               ;  1457.7 p0     119 w copy
        shr edx, 0xa                               ;  1458.2 p1     119 w
        shr esi, 4                                 ;  1457.7 p1     119 w
        shl edx, 0x18                              ;  1462.2 p1     119 w
        or edi, edx                                ;  1467.7 p0     119 w
        mov edx, dword [esp + 72]                  ;  1404.0 p2     120 rk reload
        mov dword [edx + 112], edi                 ;  1468.2 p0+p3  120 rk
        mov edi, ecx                               ;  1406.8 p0     117 k copy
        shl edi, 0x1c                              ;  1407.3 p1     117 k
        or ebp, edi                                ;  1411.3 p0     117 k
        shr ecx, 4                                 ;  1408.0 p1     117 k
        and esi, 0x3f                              ;  1461.7 p0     119 w
        shl esi, 0x18                              ;  1462.2 p1     119 w
        or eax, esi                                ;  1466.2 p0     119 w
        mov dword [edx + 116], eax                 ;  1466.7 p0+p3  120 rk
        mov esi, dword [esp + 0]                   ;  1407.3 p2     116 d
        shr esi, 0x1b                              ;  1410.0 p1     116 d
        or ebp, esi                                ;  1414.0 p0     117 k
        mov esi, ebp                               ;  1414.5 p0     117 k copy
        rol esi, 1                                 ;  1415.0 p1     117 k
        and esi, 0x80100000                        ;  1419.0 p0     117 k
        mov edi, ebp                               ;  1414.5 p0     117 k copy
        rol edi, 3                                 ;  1419.5 p1     117 k
        and edi, 0x4440                            ;  1423.5 p0     117 k
        mov eax, ebp                               ;  1414.5 p0     117 k copy
        rol eax, 4                                 ;  1424.0 p1     117 k
        and eax, 0x1000                            ;  1428.0 p0     117 k
        mov ebx, ebp                               ;  1414.5 p0     117 k copy
        rol ebx, 6                                 ;  1428.5 p1     117 k
        and ebx, 2                                 ;  1432.5 p0     117 k
        mov edx, ebp                               ;  1414.5 p0     117 k copy
        and edx, 0x10000                           ;  1415.0 p0     117 k
        mov dword [esp + 0], esi                   ;  1419.5 p0+p3  117 k spill
        mov esi, ebp                               ;  1414.8 p0     117 k copy
        rol esi, 8                                 ;  1415.5 p1     117 k
        and esi, 0x800101                          ;  1419.5 p0     117 k
        mov dword [esp + 4], edi                   ;  1424.0 p0+p3  117 k spill
        mov edi, ebp                               ;  1416.0 p1     117 k copy
        rol edi, 0xa                               ;  1420.0 p1     117 k
        and edi, 0x88000                           ;  1424.0 p0     117 k
        mov dword [esp + 44], eax                  ;  1428.5 p0+p3  117 k spill
        mov eax, ebp                               ;  1417.5 p1     117 k copy
        rol eax, 0xe                               ;  1424.5 p1     117 k
        and eax, 4                                 ;  1428.5 p0     117 k
        mov dword [esp + 36], ebx                  ;  1433.0 p0+p3  117 k spill
        mov ebx, ebp                               ;  1419.0 p1     117 k copy
        rol ebx, 0x11                              ;  1429.0 p1     117 k
        and ebx, 0x40080                           ;  1433.0 p0     117 k
        mov dword [esp + 32], edx                  ;  1421.0 p0+p3  117 k spill
        mov edx, ebp                               ;  1420.5 p1     117 k copy
        rol edx, 0x12                              ;  1433.5 p1     117 k
        and edx, 0x400000                          ;  1437.5 p0     117 k
        mov dword [esp + 28], esi                  ;  1423.0 p0+p3  117 k spill
        mov esi, ebp                               ;  1422.0 p1     117 k copy
        rol esi, 0x16                              ;  1438.0 p1     117 k
        and esi, 0x2010                            ;  1442.0 p0     117 k
        or edi, eax                                ;  1429.0 p0     117 k
        or edi, ebx                                ;  1433.5 p0     117 k
        or edi, edx                                ;  1438.0 p0     117 k
        or edi, esi                                ;  1442.5 p0     117 k
        or edi, dword [esp + 32]                   ;  1443.0 p2+p0  117 k
        or edi, dword [esp + 0]                    ;  1443.5 p2+p0  117 k
        or edi, dword [esp + 4]                    ;  1444.0 p2+p0  117 k
        or edi, dword [esp + 44]                   ;  1444.5 p2+p0  117 k
        or edi, dword [esp + 36]                   ;  1445.0 p2+p0  117 k
        or edi, dword [esp + 28]                   ;  1445.5 p2+p0  117 k
        mov esi, ebp                               ;  1437.7 p1     117 k copy
        rol esi, 0x17                              ;  1446.0 p1     117 k
        and esi, 0x20000                           ;  1450.0 p0     117 k
        or edi, esi                                ;  1450.5 p0     117 k
        mov esi, ebp                               ;  1442.7 p1     117 k copy
        rol esi, 0x18                              ;  1451.0 p1     117 k
        and esi, 0x200                             ;  1455.0 p0     117 k
        or edi, esi                                ;  1455.5 p0     117 k
        mov esi, ebp                               ;  1447.7 p1     117 k copy
        rol esi, 0x1b                              ;  1456.0 p1     117 k
        and esi, 0x20                              ;  1460.0 p0     117 k
        or edi, esi                                ;  1460.5 p0     117 k
        mov esi, ebp                               ;  1456.2 p1     117 k copy
        rol esi, 0x1c                              ;  1461.0 p1     117 k
        and esi, 0x200000                          ;  1465.0 p0     117 k
        or edi, esi                                ;  1465.5 p0     117 k
        mov esi, ebp                               ;  1457.7 p1     117 k copy
        rol esi, 0x1d                              ;  1466.0 p1     117 k
        and esi, 8                                 ;  1470.0 p0     117 k
        or edi, esi                                ;  1470.5 p0     117 k
        mov esi, ebp                               ;  1459.2 p0     117 k copy
        rol esi, 0x1e                              ;  1471.0 p1     117 k
        and esi, 0x8000000                         ;  1475.0 p0     117 k
        or edi, esi                                ;  1475.5 p0     117 k
        mov esi, ebp                               ;  1460.2 p1     117 k copy
        rol esi, 0x1f                              ;  1476.0 p1     117 k
        rol ebp, 0xc                               ;  1480.0 p1     117 k
        and esi, 0x800                             ;  1480.0 p0     117 k
        or edi, esi                                ;  1480.5 p0     117 k
        and ebp, 0x100                             ;  1484.0 p0     117 k
        mov esi, ecx                               ;  1462.7 p0     117 k copy
        and esi, 0x2000                            ;  1463.2 p0     117 k
        mov eax, ecx                               ;  1462.8 p1     117 k copy
        rol eax, 2                                 ;  1463.7 p1     117 k
        mov edx, eax                               ;  1467.7 p0     117 k copy
        and edx, 0x1000000                         ;  1468.2 p0     117 k
        or edi, edx                                ;  1481.0 p0     117 k
        and eax, 0x28                              ;  1467.7 p0     117 k
        mov edx, ecx                               ;  1464.8 p1     117 k copy
        rol edx, 0xb                               ;  1468.2 p1     117 k
        and edx, 0x10000000                        ;  1472.2 p0     117 k
        or edi, edx                                ;  1481.5 p0     117 k
        mov edx, ecx                               ;  1466.3 p1     117 k copy
        rol edx, 0xe                               ;  1482.0 p1     117 k
        and edx, 0x42000000                        ;  1486.0 p0     117 k
        or edi, edx                                ;  1486.5 p0     117 k
        mov edx, ecx                               ;  1467.8 p0     117 k copy
        rol edx, 0x15                              ;  1487.0 p1     117 k
        or eax, esi                                ;  1468.3 p0     117 k
        or eax, ebp                                ;  1484.5 p0     117 k
        mov esi, edx                               ;  1491.0 p1     117 k copy
        and esi, 0x20000000                        ;  1491.5 p0     117 k
        or edi, esi                                ;  1492.0 p0     117 k
        and edx, 2                                 ;  1491.0 p0     117 k
        or eax, edx                                ;  1491.5 p0     117 k
        mov esi, ecx                               ;  1470.5 p1     117 k copy
        rol esi, 0x16                              ;  1492.0 p1     117 k
        mov ebp, esi                               ;  1496.0 p0     117 k copy
        and ebp, 0x4000000                         ;  1496.5 p0     117 k
        or edi, ebp                                ;  1497.0 p0     117 k
        and esi, 0x10                              ;  1496.0 p0     117 k
        or eax, esi                                ;  1496.5 p0     117 k
        mov esi, ecx                               ;  1472.8 p1     117 k copy
        rol esi, 5                                 ;  1497.0 p1     117 k
        and esi, 0x8000                            ;  1501.0 p0     117 k
        or eax, esi                                ;  1501.5 p0     117 k
        mov esi, ecx                               ;  1474.3 p1     117 k copy
        rol esi, 7                                 ;  1502.0 p1     117 k
        and esi, 0x4000                            ;  1506.0 p0     117 k
        or eax, esi                                ;  1506.5 p0     117 k
        mov esi, ecx                               ;  1475.8 p1     117 k copy
        rol esi, 0xc                               ;  1507.0 p1     117 k
        and esi, 0x1001                            ;  1511.0 p0     117 k
        or eax, esi                                ;  1511.5 p0     117 k
        mov esi, ecx                               ;  1477.2 p0     117 k copy
        rol esi, 0x14                              ;  1512.0 p1     117 k
        and esi, 0xa40                             ;  1516.0 p0     117 k
        or eax, esi                                ;  1516.5 p0     117 k
        mov esi, ecx                               ;  1478.3 p1     117 k copy
        rol esi, 0x17                              ;  1517.0 p1     117 k
        and esi, 0x400                             ;  1521.0 p0     117 k
        or eax, esi                                ;  1521.5 p0     117 k
        mov esi, ecx                               ;  1479.8 p0     117 k copy
        rol esi, 0x1d                              ;  1522.0 p1     117 k
        rol ecx, 0x1e                              ;  1526.0 p1     117 k
        and esi, 4                                 ;  1526.0 p0     117 k
        or eax, esi                                ;  1526.5 p0     117 k
        and ecx, 0x80                              ;  1530.0 p0     117 k
        or eax, ecx                                ;  1530.5 p0     117 k
        movzx esi, ax                              ;  1531.0 p1     117 k
        mov ebp, edi                               ;  1497.5 p1     119 w copy
        shr ebp, 6                                 ;  1498.0 p1     119 w
        and ebp, 0x3f                              ;  1502.0 p0     119 w
        mov eax, edi                               ;  1497.5 p0     119 w copy
        shr eax, 0x12                              ;  1498.0 p1     119 w
        and eax, 0x3f                              ;  1502.0 p0     119 w
        shl eax, 8                                 ;  1502.5 p1     119 w
        or ebp, eax                                ;  1506.5 p0     119 w
        mov eax, edi                               ;  1497.5 p0     119 w copy
        shr eax, 0x1e                              ;  1498.0 p1     119 w
        mov ecx, edi                               ;  1497.5 p0     119 w copy
        shr ecx, 0xc                               ;  1498.0 p1     119 w
        mov edx, edi                               ;  1497.5 p0     119 w copy
        shr edx, 0x18                              ;  1498.0 p1     119 w
        and edi, 0x3f                              ;  1497.5 p0     119 w
        and ecx, 0x3f                              ;  1502.0 p0     119 w
        shl ecx, 8                                 ;  1502.5 p1     119 w
        or edi, ecx                                ;  1506.5 p0     119 w
        and edx, 0x3f                              ;  1502.0 p0     119 w
        shl edx, 0x10                              ;  1502.5 p1     119 w
        or edi, edx                                ;  1507.0 p0     119 w
        mov ecx, esi                               ;  1531.5 p0     119 w copy
        shl ecx, 2                                 ;  1532.0 p1     119 w
        or eax, ecx                                ;  1536.0 p0     119 w
        and eax, 0x3f                              ;  1536.5 p0     119 w
        shl eax, 0x10                              ;  1537.0 p1     119 w
        or ebp, eax                                ;  1541.0 p0     119 w
        mov eax, esi                               ;  1531.5 p0     119 w copy
        shr eax, 0xa                               ;  1532.0 p1     119 w
        shr esi, 4                                 ;  1531.5 p1     119 w
        shl eax, 0x18                              ;  1536.0 p1     119 w
        or ebp, eax                                ;  1541.5 p0     119 w
        and esi, 0x3f                              ;  1535.5 p0     119 w
        shl esi, 0x18                              ;  1536.0 p1     119 w
        or edi, esi                                ;  1540.0 p0     119 w
        mov esi, dword [esp + 72]                  ;  1493.8 p2     120 rk reload
        mov dword [esi + 120], ebp                 ;  1542.0 p0+p3  120 rk
        mov dword [esi + 124], edi                 ;  1540.5 p0+p3  120 rk
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

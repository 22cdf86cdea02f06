; md4_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu athlon64
;
; void md4_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 8.0; bounds: width 4.3, ports 4.0, path 3.0
;   blocks: 374 uops, planned 172.0; bounds: width 124.7, ports 96.3, path 162.0
;   body.2: 9 uops, planned 5.3; bounds: width 3.0, ports 3.0, path 0.0
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
%fatal "md4_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_md4_blocks
$_md4_blocks:
%else
        global $md4_blocks
%endif
$md4_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x24                     ;                    frame
        mov esi, dword [esp + 56]         ;     0.0 agu0    22 h reload
        mov edi, dword [esi]              ;     3.0 agu1    22 h
        mov dword [esp + 0], edi          ;     6.0 agu2    22 h
        mov edi, dword [esi + 4]          ;     3.0 agu0    22 h
        mov dword [esp + 4], edi          ;     6.0 agu1    22 h
        mov edi, dword [esi + 8]          ;     3.0 agu2    22 h
        mov dword [esp + 8], edi          ;     6.0 agu0    22 h
        mov esi, dword [esi + 12]         ;     3.0 agu1    22 h
        mov dword [esp + 12], esi         ;     6.0 agu2    22 h
        mov esi, dword [esp + 64]         ;     3.0 agu0    22 h
        shl esi, 6                        ;     6.0 alu0    22 h
        add esi, dword [esp + 60]         ;     7.0 alu1+agu1   22 h
        mov dword [esp + 16], esi         ;     8.0 agu2    22 h
        cmp dword [esp + 64], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 60]         ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        mov ebp, dword [esp + 12]         ;                    resident
        mov eax, dword [esp + 4]          ;                    resident
        align 16
.blocks_1:
        mov ecx, ebp                      ;     0.0 alu0     7 v[0] copy
        xor ecx, edi                      ;     1.0 alu1     7 v[0]
        and ecx, eax                      ;     2.0 alu2     7 v[0]
        xor ecx, ebp                      ;     3.0 alu0     7 v[0]
        add ecx, dword [esi]              ;     4.0 alu1+agu0   29 v[0]
        mov edx, dword [esp + 0]          ;     1.7 agu1    24 v[0] reload
        add ecx, edx                      ;     5.0 alu2    29 v[0]
        rol ecx, 3                        ;     6.0 alu0    29 v[0]
        mov ebx, dword [esi + 16]         ;     2.7 agu2    29 v[0]
        add ebx, ecx                      ;     7.0 alu1    29 v[0]
        mov edx, ecx                      ;     7.0 alu2     7 v[3] copy
        mov dword [esp + 20], ebx         ;     8.0 agu0    29 v[0] spill
        mov ebx, ecx                      ;     7.0 alu0     7 v[2] copy
        xor ebx, eax                      ;     8.0 alu1     7 v[2]
        mov dword [esp + 24], ecx         ;     7.0 agu1     7 v[1] spill
        mov ecx, dword [esi + 4]          ;     5.0 agu2    29 v[3]
        add ecx, ebp                      ;     8.0 alu2    29 v[3]
        mov dword [esp + 28], ebp         ;     5.7 agu0    24 v[3] spill
        mov ebp, eax                      ;     6.0 alu0     7 v[3] copy
        xor ebp, edi                      ;     7.0 alu1     7 v[3]
        and edx, ebp                      ;     8.0 alu2     7 v[3]
        xor edx, edi                      ;     9.0 alu0     7 v[3]
        add ecx, edx                      ;    10.0 alu1    29 v[3]
        rol ecx, 7                        ;    11.0 alu2    29 v[3]
        or ebx, ecx                       ;    12.0 alu0     7 v[2]
        mov ebp, dword [esp + 24]         ;     8.3 agu1     7 v[1] reload
        xor ebp, ecx                      ;    12.0 alu1     7 v[1]
        xor ebx, ebp                      ;    13.0 alu2     7 v[2]
        add ebx, edi                      ;    14.0 alu0    29 v[2]
        mov edx, dword [esi + 20]         ;     9.7 agu2    29 v[3]
        add edx, ecx                      ;    12.7 alu1    29 v[3]
        add ebx, dword [esi + 8]          ;    15.0 alu2+agu0   29 v[2]
        rol ebx, 0xb                      ;    16.0 alu0    29 v[2]
        or ebp, ebx                       ;    17.0 alu1     7 v[1]
        xor ecx, ebx                      ;    17.0 alu2     7 v[0]
        xor ebp, ecx                      ;    18.0 alu0     7 v[1]
        add ebp, eax                      ;    19.0 alu1    29 v[1]
        add ebp, dword [esi + 12]         ;    20.0 alu2+agu1   29 v[1]
        rol ebp, 0x13                     ;    21.0 alu0    29 v[1]
        or ecx, ebp                       ;    22.0 alu1     7 v[0]
        mov dword [esp + 24], edi         ;    13.3 agu2    24 v[2] spill
        mov edi, dword [esi + 24]         ;    13.7 agu0    29 v[2]
        add edi, ebx                      ;    17.0 alu2    29 v[2]
        xor ebx, ebp                      ;    22.0 alu0     7 v[3]
        xor ecx, ebx                      ;    23.0 alu1     7 v[0]
        mov dword [esp + 32], eax         ;    15.0 agu1    24 v[1] spill
        mov eax, dword [esp + 20]         ;    15.3 agu2    29 v[0] reload
        add eax, ecx                      ;    24.0 alu2    29 v[0]
        rol eax, 3                        ;    25.0 alu0    29 v[0]
        or ebx, eax                       ;    26.0 alu1     7 v[3]
        mov ecx, dword [esi + 28]         ;    17.3 agu0    29 v[1]
        add ecx, ebp                      ;    22.0 alu2    29 v[1]
        xor ebp, eax                      ;    26.0 alu0     7 v[2]
        xor ebx, ebp                      ;    27.0 alu1     7 v[3]
        add edx, ebx                      ;    28.0 alu2    29 v[3]
        rol edx, 7                        ;    29.0 alu0    29 v[3]
        or ebp, edx                       ;    30.0 alu1     7 v[2]
        mov ebx, dword [esi + 32]         ;    22.0 agu1    29 v[0]
        add ebx, eax                      ;    26.0 alu2    29 v[0]
        xor eax, edx                      ;    30.0 alu0     7 v[1]
        xor ebp, eax                      ;    31.0 alu1     7 v[2]
        add edi, ebp                      ;    32.0 alu2    29 v[2]
        rol edi, 0xb                      ;    33.0 alu0    29 v[2]
        or eax, edi                       ;    34.0 alu1     7 v[1]
        mov ebp, dword [esi + 36]         ;    26.0 agu2    29 v[3]
        add ebp, edx                      ;    30.0 alu2    29 v[3]
        xor edx, edi                      ;    34.0 alu0     7 v[0]
        xor eax, edx                      ;    35.0 alu1     7 v[1]
        add ecx, eax                      ;    36.0 alu2    29 v[1]
        rol ecx, 0x13                     ;    37.0 alu0    29 v[1]
        or edx, ecx                       ;    38.0 alu1     7 v[0]
        mov eax, dword [esi + 40]         ;    30.0 agu0    29 v[2]
        add eax, edi                      ;    34.0 alu2    29 v[2]
        xor edi, ecx                      ;    38.0 alu0     7 v[3]
        xor edx, edi                      ;    39.0 alu1     7 v[0]
        add ebx, edx                      ;    40.0 alu2    29 v[0]
        rol ebx, 3                        ;    41.0 alu0    29 v[0]
        or edi, ebx                       ;    42.0 alu1     7 v[3]
        mov edx, dword [esi + 44]         ;    34.0 agu1    29 v[1]
        add edx, ecx                      ;    38.0 alu2    29 v[1]
        xor ecx, ebx                      ;    42.0 alu0     7 v[2]
        xor edi, ecx                      ;    43.0 alu1     7 v[3]
        add ebp, edi                      ;    44.0 alu2    29 v[3]
        rol ebp, 7                        ;    45.0 alu0    29 v[3]
        or ecx, ebp                       ;    46.0 alu1     7 v[2]
        mov edi, dword [esi + 48]         ;    38.0 agu2    29 v[0]
        add edi, ebx                      ;    42.0 alu2    29 v[0]
        xor ebx, ebp                      ;    46.0 alu0     7 v[1]
        xor ecx, ebx                      ;    47.0 alu1     7 v[2]
        add eax, ecx                      ;    48.0 alu2    29 v[2]
        rol eax, 0xb                      ;    49.0 alu0    29 v[2]
        or ebx, eax                       ;    50.0 alu1     7 v[1]
        mov ecx, dword [esi + 52]         ;    42.0 agu0    29 v[3]
        add ecx, ebp                      ;    46.0 alu2    29 v[3]
        xor ebp, eax                      ;    50.0 alu0     7 v[0]
        xor ebx, ebp                      ;    51.0 alu1     7 v[1]
        add edx, ebx                      ;    52.0 alu2    29 v[1]
        rol edx, 0x13                     ;    53.0 alu0    29 v[1]
        or ebp, edx                       ;    54.0 alu1     7 v[0]
        mov ebx, dword [esi + 56]         ;    46.0 agu1    29 v[2]
        add ebx, eax                      ;    50.0 alu2    29 v[2]
        xor eax, edx                      ;    54.0 alu0     7 v[3]
        xor ebp, eax                      ;    55.0 alu1     7 v[0]
        add edi, ebp                      ;    56.0 alu2    29 v[0]
        rol edi, 3                        ;    57.0 alu0    29 v[0]
        mov ebp, dword [esi + 60]         ;    49.0 agu2    29 v[1]
        add ebp, edx                      ;    54.0 alu1    29 v[1]
        or eax, edi                       ;    58.0 alu2     7 v[3]
        xor edx, edi                      ;    58.0 alu0     7 v[2]
        xor eax, edx                      ;    59.0 alu1     7 v[3]
        add ecx, eax                      ;    60.0 alu2    29 v[3]
        rol ecx, 7                        ;    61.0 alu0    29 v[3]
        or edx, ecx                       ;    62.0 alu1     7 v[2]
        mov eax, dword [esi]              ;    54.0 agu0    29 v[0]
        lea eax, [eax + edi + 1518500249] ;    58.0 agu1    29 v[0]
        mov dword [esp + 20], esi         ;    54.7 agu2    28 mk spill
        mov esi, edi                      ;    58.0 alu2     7 v[1] copy
        xor esi, ecx                      ;    62.0 alu0     7 v[1]
        xor edx, esi                      ;    63.0 alu1     7 v[2]
        add ebx, edx                      ;    64.0 alu2    29 v[2]
        rol ebx, 0xb                      ;    65.0 alu0    29 v[2]
        and esi, ebx                      ;    66.0 alu1     7 v[1]
        xor edi, esi                      ;    67.0 alu2     7 v[1]
        add ebp, edi                      ;    68.0 alu0    29 v[1]
        rol ebp, 0x13                     ;    69.0 alu1    29 v[1]
        mov esi, ecx                      ;    62.0 alu2     8 v[0] copy
        xor esi, ebx                      ;    66.0 alu0     8 v[0]
        and esi, ebp                      ;    70.0 alu1     8 v[0]
        add eax, esi                      ;    71.0 alu2    29 v[0]
        mov esi, ecx                      ;    62.3 alu0     8 v[0] copy
        and esi, ebx                      ;    66.0 alu1     8 v[0]
        add eax, esi                      ;    72.0 alu2    29 v[0]
        rol eax, 3                        ;    73.0 alu0    29 v[0]
        mov esi, ebx                      ;    66.0 alu1     8 v[0] copy
        xor esi, ebp                      ;    70.0 alu2     8 v[0]
        and esi, eax                      ;    74.0 alu0     8 v[3]
        add ecx, 0x5a827999               ;    66.3 alu1    29 v[3]
        add ecx, esi                      ;    75.0 alu2    29 v[3]
        mov esi, ebx                      ;    67.0 alu0     8 v[3] copy
        and esi, ebp                      ;    70.0 alu1     8 v[3]
        add ecx, esi                      ;    76.0 alu2    29 v[3]
        mov esi, dword [esp + 20]         ;    68.0 agu0    28 mk reload
        add ecx, dword [esi + 16]         ;    77.0 alu0+agu1   29 v[3]
        rol ecx, 5                        ;    78.0 alu1    29 v[3]
        mov edi, dword [esi + 48]         ;    71.0 agu2    29 v[1]
        lea edi, [edi + ebp + 1518500249] ;    74.0 agu0    29 v[1]
        mov edx, ebp                      ;    70.3 alu2     8 v[3] copy
        xor edx, eax                      ;    74.0 alu0     8 v[3]
        and ebp, eax                      ;    74.0 alu1     8 v[2]
        lea ebx, [ebx + ebp + 1518500249] ;    75.0 agu1    29 v[2]
        and edx, ecx                      ;    79.0 alu2     8 v[2]
        add ebx, edx                      ;    80.0 alu0    29 v[2]
        mov ebp, dword [esi + 4]          ;    73.0 agu2    29 v[0]
        lea ebp, [ebp + eax + 1518500249] ;    76.0 agu0    29 v[0]
        mov edx, eax                      ;    74.0 alu1     8 v[2] copy
        xor edx, ecx                      ;    79.0 alu2     8 v[2]
        and eax, ecx                      ;    79.0 alu0     8 v[1]
        add edi, eax                      ;    80.0 alu1    29 v[1]
        mov eax, dword [esi + 20]         ;    75.3 agu1    29 v[3]
        lea eax, [eax + ecx + 1518500249] ;    79.0 agu2    29 v[3]
        add ebx, dword [esi + 32]         ;    81.0 alu2+agu0   29 v[2]
        rol ebx, 9                        ;    82.0 alu0    29 v[2]
        and edx, ebx                      ;    83.0 alu1     8 v[1]
        add edi, edx                      ;    84.0 alu2    29 v[1]
        rol edi, 0xd                      ;    85.0 alu0    29 v[1]
        mov edx, ecx                      ;    79.0 alu1     8 v[1] copy
        xor edx, ebx                      ;    83.0 alu2     8 v[1]
        and ecx, ebx                      ;    83.0 alu0     8 v[0]
        add ebp, ecx                      ;    84.0 alu1    29 v[0]
        and edx, edi                      ;    86.0 alu2     8 v[0]
        add ebp, edx                      ;    87.0 alu0    29 v[0]
        rol ebp, 3                        ;    88.0 alu1    29 v[0]
        mov ecx, dword [esi + 36]         ;    81.0 agu1    29 v[2]
        lea ecx, [ecx + ebx + 1518500249] ;    84.0 agu2    29 v[2]
        mov edx, ebx                      ;    83.0 alu2     8 v[0] copy
        xor edx, edi                      ;    86.0 alu0     8 v[0]
        and ebx, edi                      ;    86.0 alu1     8 v[3]
        add eax, ebx                      ;    87.0 alu2    29 v[3]
        and edx, ebp                      ;    89.0 alu0     8 v[3]
        add eax, edx                      ;    90.0 alu1    29 v[3]
        rol eax, 5                        ;    91.0 alu2    29 v[3]
        mov edx, dword [esi + 52]         ;    84.7 agu0    29 v[1]
        lea edx, [edx + edi + 1518500249] ;    87.7 agu1    29 v[1]
        mov ebx, edi                      ;    86.0 alu0     8 v[3] copy
        xor ebx, ebp                      ;    89.0 alu1     8 v[3]
        and edi, ebp                      ;    89.0 alu2     8 v[2]
        add ecx, edi                      ;    90.0 alu0    29 v[2]
        and ebx, eax                      ;    92.0 alu1     8 v[2]
        add ecx, ebx                      ;    93.0 alu2    29 v[2]
        rol ecx, 9                        ;    94.0 alu0    29 v[2]
        mov edi, dword [esi + 8]          ;    87.7 agu2    29 v[0]
        lea edi, [edi + ebp + 1518500249] ;    90.7 agu0    29 v[0]
        mov ebx, ebp                      ;    89.0 alu1     8 v[2] copy
        xor ebx, eax                      ;    92.0 alu2     8 v[2]
        and ebp, eax                      ;    92.0 alu0     8 v[1]
        add edx, ebp                      ;    93.0 alu1    29 v[1]
        and ebx, ecx                      ;    95.0 alu2     8 v[1]
        add edx, ebx                      ;    96.0 alu0    29 v[1]
        rol edx, 0xd                      ;    97.0 alu1    29 v[1]
        mov ebp, dword [esi + 24]         ;    90.7 agu1    29 v[3]
        lea ebp, [ebp + eax + 1518500249] ;    93.7 agu2    29 v[3]
        mov ebx, eax                      ;    92.0 alu2     8 v[1] copy
        xor ebx, ecx                      ;    95.0 alu0     8 v[1]
        and eax, ecx                      ;    95.0 alu1     8 v[0]
        add edi, eax                      ;    96.0 alu2    29 v[0]
        and ebx, edx                      ;    98.0 alu0     8 v[0]
        add edi, ebx                      ;    99.0 alu1    29 v[0]
        rol edi, 3                        ;   100.0 alu2    29 v[0]
        mov eax, dword [esi + 40]         ;    93.7 agu0    29 v[2]
        lea eax, [eax + ecx + 1518500249] ;    96.7 agu1    29 v[2]
        mov ebx, ecx                      ;    95.0 alu0     8 v[0] copy
        xor ebx, edx                      ;    98.0 alu1     8 v[0]
        and ecx, edx                      ;    98.0 alu2     8 v[3]
        add ebp, ecx                      ;    99.0 alu0    29 v[3]
        and ebx, edi                      ;   101.0 alu1     8 v[3]
        add ebp, ebx                      ;   102.0 alu2    29 v[3]
        rol ebp, 5                        ;   103.0 alu0    29 v[3]
        mov ecx, dword [esi + 56]         ;    96.7 agu2    29 v[1]
        lea ecx, [ecx + edx + 1518500249] ;    99.7 agu0    29 v[1]
        mov ebx, edx                      ;    98.0 alu1     8 v[3] copy
        xor ebx, edi                      ;   101.0 alu2     8 v[3]
        and edx, edi                      ;   101.0 alu0     8 v[2]
        add eax, edx                      ;   102.0 alu1    29 v[2]
        and ebx, ebp                      ;   104.0 alu2     8 v[2]
        add eax, ebx                      ;   105.0 alu0    29 v[2]
        rol eax, 9                        ;   106.0 alu1    29 v[2]
        mov edx, dword [esi + 12]         ;    99.7 agu1    29 v[0]
        lea edx, [edx + edi + 1518500249] ;   102.7 agu2    29 v[0]
        mov ebx, edi                      ;   101.0 alu2     8 v[2] copy
        xor ebx, ebp                      ;   104.0 alu0     8 v[2]
        and edi, ebp                      ;   104.0 alu1     8 v[1]
        add ecx, edi                      ;   105.0 alu2    29 v[1]
        and ebx, eax                      ;   107.0 alu0     8 v[1]
        add ecx, ebx                      ;   108.0 alu1    29 v[1]
        rol ecx, 0xd                      ;   109.0 alu2    29 v[1]
        mov edi, dword [esi + 28]         ;   102.7 agu0    29 v[3]
        lea edi, [edi + ebp + 1518500249] ;   105.7 agu1    29 v[3]
        mov ebx, ebp                      ;   104.0 alu0     8 v[1] copy
        xor ebx, eax                      ;   107.0 alu1     8 v[1]
        and ebp, eax                      ;   107.0 alu2     8 v[0]
        add edx, ebp                      ;   108.0 alu0    29 v[0]
        and ebx, ecx                      ;   110.0 alu1     8 v[0]
        add edx, ebx                      ;   111.0 alu2    29 v[0]
        rol edx, 3                        ;   112.0 alu0    29 v[0]
        mov ebp, dword [esi + 44]         ;   105.7 agu2    29 v[2]
        lea ebp, [ebp + eax + 1518500249] ;   108.7 agu0    29 v[2]
        mov ebx, eax                      ;   107.0 alu1     8 v[0] copy
        xor ebx, ecx                      ;   110.0 alu2     8 v[0]
        and eax, ecx                      ;   110.0 alu0     8 v[3]
        add edi, eax                      ;   111.0 alu1    29 v[3]
        and ebx, edx                      ;   113.0 alu2     8 v[3]
        add edi, ebx                      ;   114.0 alu0    29 v[3]
        rol edi, 5                        ;   115.0 alu1    29 v[3]
        mov eax, dword [esi + 60]         ;   108.7 agu1    29 v[1]
        lea eax, [eax + ecx + 1518500249] ;   111.7 agu2    29 v[1]
        mov ebx, ecx                      ;   110.0 alu2     8 v[3] copy
        xor ebx, edx                      ;   113.0 alu0     8 v[3]
        and ecx, edx                      ;   113.0 alu1     8 v[2]
        add ebp, ecx                      ;   114.0 alu2    29 v[2]
        and ebx, edi                      ;   116.0 alu0     8 v[2]
        add ebp, ebx                      ;   117.0 alu1    29 v[2]
        rol ebp, 9                        ;   118.0 alu2    29 v[2]
        mov ecx, dword [esi]              ;   111.7 agu0    29 v[0]
        lea ecx, [ecx + edx + 1859775393] ;   114.7 agu1    29 v[0]
        mov ebx, edx                      ;   113.0 alu0     8 v[2] copy
        xor ebx, edi                      ;   116.0 alu1     8 v[2]
        and edx, edi                      ;   116.0 alu2     8 v[1]
        add eax, edx                      ;   117.0 alu0    29 v[1]
        and ebx, ebp                      ;   119.0 alu1     8 v[1]
        add eax, ebx                      ;   120.0 alu2    29 v[1]
        rol eax, 0xd                      ;   121.0 alu0    29 v[1]
        mov edx, dword [esi + 32]         ;   114.7 agu2    29 v[3]
        lea edx, [edx + edi + 1859775393] ;   117.7 agu0    29 v[3]
        xor edi, ebp                      ;   119.0 alu1     9 v[0]
        xor edi, eax                      ;   122.0 alu2     9 v[0]
        add ecx, edi                      ;   123.0 alu0    29 v[0]
        rol ecx, 3                        ;   124.0 alu1    29 v[0]
        mov edi, dword [esi + 16]         ;   116.7 agu1    29 v[2]
        lea edi, [edi + ebp + 1859775393] ;   119.7 agu2    29 v[2]
        xor ebp, eax                      ;   122.0 alu2     9 v[3]
        xor ebp, ecx                      ;   125.0 alu0     9 v[3]
        add edx, ebp                      ;   126.0 alu1    29 v[3]
        rol edx, 9                        ;   127.0 alu2    29 v[3]
        mov ebp, dword [esi + 48]         ;   119.0 agu0    29 v[1]
        lea ebp, [ebp + eax + 1859775393] ;   122.0 agu1    29 v[1]
        xor eax, ecx                      ;   125.0 alu0     9 v[2]
        xor eax, edx                      ;   128.0 alu1     9 v[2]
        add edi, eax                      ;   129.0 alu2    29 v[2]
        rol edi, 0xb                      ;   130.0 alu0    29 v[2]
        mov eax, dword [esi + 8]          ;   122.0 agu2    29 v[0]
        lea eax, [eax + ecx + 1859775393] ;   125.0 agu0    29 v[0]
        xor ecx, edx                      ;   128.0 alu1     9 v[1]
        xor ecx, edi                      ;   131.0 alu2     9 v[1]
        add ebp, ecx                      ;   132.0 alu0    29 v[1]
        rol ebp, 0xf                      ;   133.0 alu1    29 v[1]
        mov ecx, dword [esi + 40]         ;   125.0 agu1    29 v[3]
        lea ecx, [ecx + edx + 1859775393] ;   128.0 agu2    29 v[3]
        xor edx, edi                      ;   131.0 alu2     9 v[0]
        xor edx, ebp                      ;   134.0 alu0     9 v[0]
        add eax, edx                      ;   135.0 alu1    29 v[0]
        rol eax, 3                        ;   136.0 alu2    29 v[0]
        mov edx, dword [esi + 24]         ;   128.0 agu0    29 v[2]
        lea edx, [edx + edi + 1859775393] ;   131.0 agu1    29 v[2]
        xor edi, ebp                      ;   134.0 alu0     9 v[3]
        xor edi, eax                      ;   137.0 alu1     9 v[3]
        add ecx, edi                      ;   138.0 alu2    29 v[3]
        rol ecx, 9                        ;   139.0 alu0    29 v[3]
        mov edi, dword [esi + 56]         ;   131.0 agu2    29 v[1]
        lea edi, [edi + ebp + 1859775393] ;   134.0 agu0    29 v[1]
        xor ebp, eax                      ;   137.0 alu1     9 v[2]
        xor ebp, ecx                      ;   140.0 alu2     9 v[2]
        add edx, ebp                      ;   141.0 alu0    29 v[2]
        rol edx, 0xb                      ;   142.0 alu1    29 v[2]
        mov ebp, dword [esi + 4]          ;   134.0 agu1    29 v[0]
        lea ebp, [ebp + eax + 1859775393] ;   137.0 agu2    29 v[0]
        xor eax, ecx                      ;   140.0 alu2     9 v[1]
        xor eax, edx                      ;   143.0 alu0     9 v[1]
        add edi, eax                      ;   144.0 alu1    29 v[1]
        rol edi, 0xf                      ;   145.0 alu2    29 v[1]
        mov eax, dword [esi + 36]         ;   137.0 agu0    29 v[3]
        lea eax, [eax + ecx + 1859775393] ;   140.0 agu1    29 v[3]
        xor ecx, edx                      ;   143.0 alu0     9 v[0]
        xor ecx, edi                      ;   146.0 alu1     9 v[0]
        add ebp, ecx                      ;   147.0 alu2    29 v[0]
        rol ebp, 3                        ;   148.0 alu0    29 v[0]
        mov ecx, dword [esi + 20]         ;   140.0 agu2    29 v[2]
        lea ecx, [ecx + edx + 1859775393] ;   143.0 agu0    29 v[2]
        xor edx, edi                      ;   146.0 alu1     9 v[3]
        xor edx, ebp                      ;   149.0 alu2     9 v[3]
        add eax, edx                      ;   150.0 alu0    29 v[3]
        rol eax, 9                        ;   151.0 alu1    29 v[3]
        mov edx, dword [esi + 52]         ;   143.0 agu1    29 v[1]
        lea edx, [edx + edi + 1859775393] ;   146.0 agu2    29 v[1]
        xor edi, ebp                      ;   149.0 alu2     9 v[2]
        xor edi, eax                      ;   152.0 alu0     9 v[2]
        add ecx, edi                      ;   153.0 alu1    29 v[2]
        rol ecx, 0xb                      ;   154.0 alu2    29 v[2]
        mov edi, dword [esi + 12]         ;   146.0 agu0    29 v[0]
        lea edi, [edi + ebp + 1859775393] ;   149.0 agu1    29 v[0]
        xor ebp, eax                      ;   152.0 alu0     9 v[1]
        xor ebp, ecx                      ;   155.0 alu1     9 v[1]
        add edx, ebp                      ;   156.0 alu2    29 v[1]
        rol edx, 0xf                      ;   157.0 alu0    29 v[1]
        mov ebp, dword [esi + 44]         ;   149.0 agu2    29 v[3]
        lea ebp, [ebp + eax + 1859775393] ;   152.0 agu0    29 v[3]
        xor eax, ecx                      ;   155.0 alu1     9 v[0]
        xor eax, edx                      ;   158.0 alu2     9 v[0]
        add edi, eax                      ;   159.0 alu0    29 v[0]
        rol edi, 3                        ;   160.0 alu1    29 v[0]
        mov eax, dword [esi + 28]         ;   152.0 agu1    29 v[2]
        lea eax, [eax + ecx + 1859775393] ;   155.0 agu2    29 v[2]
        xor ecx, edx                      ;   158.0 alu2     9 v[3]
        xor ecx, edi                      ;   161.0 alu0     9 v[3]
        add ebp, ecx                      ;   162.0 alu1    29 v[3]
        rol ebp, 9                        ;   163.0 alu2    29 v[3]
        mov ecx, dword [esi + 60]         ;   155.0 agu0    29 v[1]
        lea ecx, [ecx + edx + 1859775393] ;   158.0 agu1    29 v[1]
        xor edx, edi                      ;   161.0 alu0     9 v[2]
        xor edx, ebp                      ;   164.0 alu1     9 v[2]
        add eax, edx                      ;   165.0 alu2    29 v[2]
        rol eax, 0xb                      ;   166.0 alu0    29 v[2]
        mov edx, edi                      ;   161.0 alu1     9 v[1] copy
        xor edx, ebp                      ;   164.0 alu2     9 v[1]
        xor edx, eax                      ;   167.0 alu0     9 v[1]
        add ecx, edx                      ;   168.0 alu1    29 v[1]
        rol ecx, 0xf                      ;   169.0 alu2    29 v[1]
        add ecx, dword [esp + 32]         ;   170.0 alu0+agu2   32 h
        add eax, dword [esp + 24]         ;   167.0 alu1+agu0   32 h
        add ebp, dword [esp + 28]         ;   164.0 alu2+agu1   32 h
        add edi, dword [esp + 0]          ;   162.0 alu0+agu2   32 h
        mov dword [esp + 0], edi          ;   163.0 agu0    32 h
        add esi, 0x40                     ;   163.0 alu1    22 blocks
        mov edi, eax                      ;   168.0 alu2    32 h copy
        mov eax, ecx                      ;   171.0 alu0    32 h copy
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 60], esi         ;                    resident
        mov dword [esp + 8], edi          ;                    resident
        mov dword [esp + 12], ebp         ;                    resident
        mov dword [esp + 4], eax          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    22 blocks reload
        mov edi, dword [esp + 56]         ;     0.3 agu1    22 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    22 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    22 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    22 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    22 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    22 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    22 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    22 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 20], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 32], eax         ;                    cleared
        add esp, 0x24                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

; serpent_expand192 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand192 --cpu zen3
;
; void serpent_expand192(const void *key, void *rk);   System V, 64 bits
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 528 bytes, 4 instructions, one of them for 66 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2011 uops, planned 557.3; bounds: width 335.2, ports 300.2, path 274.0
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

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "serpent_expand192 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_expand192
$_serpent_expand192:
%else
        global $serpent_expand192
%endif
$serpent_expand192:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0x228              ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0   122 k reload
        mov esi, dword [r8 + 12]    ;     4.0 agu1   122 k
        mov edi, dword [r8 + 16]    ;     4.0 agu2   122 k
        mov ebp, dword [r8 + 20]    ;     4.0 agu0   122 k
        mov r9d, esi                ;     8.0        107 w[8] copy
        xor r9d, ebp                ;     8.0 alu0   107 w[8]
        xor r9d, dword [r8]         ;     9.0 alu1+agu1  107 w[8]
        xor r9d, 0x9e3779b9         ;    10.0 alu2   107 w[8]
        ror r9d, 0x15               ;    11.0 alu1   107 w[8]
        mov r10d, edi               ;     8.0        107 w[9] copy
        xor r10d, dword [r8 + 4]    ;     8.0 alu3+agu2  107 w[9]
        xor r10d, 1                 ;     9.0 alu0   107 w[9]
        xor r10d, 0x9e3779b8        ;    10.0 alu2   107 w[9]
        xor r10d, r9d               ;    12.0 alu3   107 w[9]
        ror r10d, 0x15              ;    13.0 alu1   107 w[9]
        mov r11d, ebp               ;     8.0        107 w[10] copy
        xor r11d, dword [r8 + 8]    ;     8.0 alu0+agu0  107 w[10]
        xor r11d, 0x9e3779bb        ;     9.0 alu2   107 w[10]
        xor r11d, r10d              ;    14.0 alu3   107 w[10]
        ror r11d, 0x15              ;    15.0 alu1   107 w[10]
        xor esi, 1                  ;     8.0 alu0   107 w[11]
        xor esi, r9d                ;    12.0 alu2   107 w[11]
        xor esi, 0x9e3779ba         ;    13.0 alu3   107 w[11]
        xor esi, r11d               ;    16.0 alu1   107 w[11]
        ror esi, 0x15               ;    17.0 alu2   107 w[11]
        xor edi, r10d               ;    14.0 alu0   107 w[12]
        xor edi, 0x9e3779bd         ;    15.0 alu3   107 w[12]
        xor edi, esi                ;    18.0 alu1   107 w[12]
        ror edi, 0x15               ;    19.0 alu2   107 w[12]
        xor ebp, r9d                ;    12.0 alu0   107 w[13]
        xor ebp, r11d               ;    16.0 alu3   107 w[13]
        xor ebp, 0x9e3779bc         ;    17.0 alu1   107 w[13]
        xor ebp, edi                ;    20.0 alu0   107 w[13]
        ror ebp, 0x15               ;    21.0 alu2   107 w[13]
        mov r8d, r10d               ;    14.0        107 w[14] copy
        xor r8d, esi                ;    18.0 alu3   107 w[14]
        xor r8d, 1                  ;    19.0 alu1   107 w[14]
        xor r8d, 0x9e3779bf         ;    20.0 alu0   107 w[14]
        xor r8d, ebp                ;    22.0 alu2   107 w[14]
        ror r8d, 0x15               ;    23.0 alu1   107 w[14]
        mov r12d, r11d              ;    16.0        107 w[15] copy
        xor r12d, 0x9e3779be        ;    16.0 alu3   107 w[15]
        xor r12d, edi               ;    20.0 alu0   107 w[15]
        xor r12d, r8d               ;    24.0 alu2   107 w[15]
        ror r12d, 0x15              ;    25.0 alu1   107 w[15]
        mov r13d, r9d               ;    16.3        107 w[16] copy
        xor r13d, esi               ;    18.0 alu3   107 w[16]
        xor r13d, ebp               ;    22.0 alu0   107 w[16]
        xor r13d, 0x9e3779b1        ;    23.0 alu2   107 w[16]
        xor r13d, r12d              ;    26.0 alu1   107 w[16]
        ror r13d, 0x15              ;    27.0 alu2   107 w[16]
        mov r14d, r10d              ;    18.2        107 w[17] copy
        xor r14d, edi               ;    20.0 alu3   107 w[17]
        xor r14d, r8d               ;    24.0 alu0   107 w[17]
        xor r14d, 0x9e3779b0        ;    25.0 alu1   107 w[17]
        xor r14d, r13d              ;    28.0 alu2   107 w[17]
        ror r14d, 0x15              ;    29.0 alu1   107 w[17]
        mov r15d, r11d              ;    20.2        107 w[18] copy
        xor r15d, ebp               ;    22.0 alu3   107 w[18]
        xor r15d, r12d              ;    26.0 alu0   107 w[18]
        xor r15d, 0x9e3779b3        ;    27.0 alu2   107 w[18]
        xor r15d, r14d              ;    30.0 alu1   107 w[18]
        ror r15d, 0x15              ;    31.0 alu2   107 w[18]
        mov eax, esi                ;    22.2        107 w[19] copy
        xor eax, r8d                ;    24.0 alu3   107 w[19]
        xor eax, r13d               ;    28.0 alu0   107 w[19]
        xor eax, 0x9e3779b2         ;    29.0 alu1   107 w[19]
        xor eax, r15d               ;    32.0 alu2   107 w[19]
        ror eax, 0x15               ;    33.0 alu1   107 w[19]
        mov ecx, r12d               ;    26.0        107 w[20] copy
        xor ecx, edi                ;    26.0 alu3   107 w[20]
        xor ecx, 0x9e3779b5         ;    27.0 alu0   107 w[20]
        xor ecx, r14d               ;    30.0 alu2   107 w[20]
        xor ecx, eax                ;    34.0 alu1   107 w[20]
        ror ecx, 0x15               ;    35.0 alu2   107 w[20]
        mov edx, ebp                ;    26.3        107 w[21] copy
        xor edx, r13d               ;    28.0 alu3   107 w[21]
        xor edx, 0x9e3779b4         ;    29.0 alu0   107 w[21]
        xor edx, r15d               ;    32.0 alu1   107 w[21]
        xor edx, ecx                ;    36.0 alu2   107 w[21]
        ror edx, 0x15               ;    37.0 alu1   107 w[21]
        mov ebx, r8d                ;    28.0        107 w[22] copy
        xor ebx, r14d               ;    30.0 alu3   107 w[22]
        xor ebx, 0x9e3779b7         ;    31.0 alu0   107 w[22]
        xor ebx, eax                ;    34.0 alu2   107 w[22]
        xor ebx, edx                ;    38.0 alu1   107 w[22]
        ror ebx, 0x15               ;    39.0 alu2   107 w[22]
        mov dword [rsp + 16], ebp   ;    29.3 agu1+st0  107 w[13] spill
        mov ebp, r12d               ;    29.5        107 w[23] copy
        xor ebp, r15d               ;    32.0 alu3   107 w[23]
        xor ebp, 0x9e3779b6         ;    33.0 alu0   107 w[23]
        xor ebp, ecx                ;    36.0 alu1   107 w[23]
        xor ebp, ebx                ;    40.0 alu2   107 w[23]
        ror ebp, 0x15               ;    41.0 alu1   107 w[23]
        mov dword [rsp + 20], r12d  ;    31.2 agu2+st1  107 w[15] spill
        mov r12d, r13d              ;    31.3        107 w[24] copy
        xor r12d, eax               ;    34.0 alu3   107 w[24]
        mov dword [rsp + 24], r13d  ;    32.0 agu0+st0  107 w[16] spill
        mov r13d, r12d              ;    35.0        107 w[24] copy
        xor r13d, 0x9e3779a9        ;    35.0 alu0   107 w[24]
        xor r13d, edx               ;    38.0 alu2   107 w[24]
        xor r13d, ebp               ;    42.0 alu1   107 w[24]
        ror r13d, 0x15              ;    43.0 alu2   107 w[24]
        mov dword [rsp + 28], r12d  ;    35.0 agu1+st1  107 w[24] spill
        mov r12d, r14d              ;    34.2        107 w[25] copy
        xor r12d, ecx               ;    36.0 alu3   107 w[25]
        xor r12d, 0x9e3779a8        ;    37.0 alu0   107 w[25]
        xor r12d, ebx               ;    40.0 alu1   107 w[25]
        xor r12d, r13d              ;    44.0 alu2   107 w[25]
        ror r12d, 0x15              ;    45.0 alu1   107 w[25]
        mov dword [rsp + 32], r14d  ;    35.5 agu2+st0  107 w[17] spill
        mov r14d, r15d              ;    35.7        107 w[26] copy
        xor r14d, edx               ;    38.0 alu3   107 w[26]
        xor r14d, 0x9e3779ab        ;    39.0 alu0   107 w[26]
        xor r14d, ebp               ;    42.0 alu2   107 w[26]
        xor r14d, r12d              ;    46.0 alu3   107 w[26]
        ror r14d, 0x15              ;    47.0 alu1   107 w[26]
        mov dword [rsp + 36], r15d  ;    37.2 agu0+st1  107 w[18] spill
        mov r15d, eax               ;    37.3        107 w[27] copy
        xor r15d, ebx               ;    40.0 alu0   107 w[27]
        xor r15d, 0x9e3779aa        ;    41.0 alu2   107 w[27]
        xor r15d, r13d              ;    44.0 alu3   107 w[27]
        xor r15d, r14d              ;    48.0 alu1   107 w[27]
        ror r15d, 0x15              ;    49.0 alu2   107 w[27]
        mov dword [rsp + 40], eax   ;    39.2 agu1+st0  107 w[19] spill
        mov eax, ecx                ;    39.3        107 w[28] copy
        xor eax, ebp                ;    42.0 alu0   107 w[28]
        mov dword [rsp + 44], ecx   ;    40.0 agu2+st1  107 w[20] spill
        mov ecx, eax                ;    43.0        107 w[28] copy
        xor ecx, 0x9e3779ad         ;    43.0 alu3   107 w[28]
        xor ecx, r12d               ;    46.0 alu1   107 w[28]
        xor ecx, r15d               ;    50.0 alu2   107 w[28]
        ror ecx, 0x15               ;    51.0 alu1   107 w[28]
        mov dword [rsp + 48], eax   ;    43.0 agu0+st0  107 w[28] spill
        mov eax, edx                ;    42.2        107 w[29] copy
        xor eax, r13d               ;    44.0 alu0   107 w[29]
        xor eax, 0x9e3779ac         ;    45.0 alu3   107 w[29]
        xor eax, r14d               ;    48.0 alu2   107 w[29]
        xor eax, ecx                ;    52.0 alu1   107 w[29]
        ror eax, 0x15               ;    53.0 alu2   107 w[29]
        mov dword [rsp + 52], edx   ;    43.5 agu1+st1  107 w[21] spill
        mov edx, ebx                ;    43.7        107 w[30] copy
        xor edx, r12d               ;    46.0 alu0   107 w[30]
        xor edx, 0x9e3779af         ;    47.0 alu3   107 w[30]
        xor edx, r15d               ;    50.0 alu1   107 w[30]
        xor edx, eax                ;    54.0 alu0   107 w[30]
        ror edx, 0x15               ;    55.0 alu2   107 w[30]
        mov dword [rsp + 56], ebx   ;    45.2 agu2+st0  107 w[22] spill
        mov ebx, ebp                ;    45.3        107 w[31] copy
        xor ebx, 0x9e3779ae         ;    45.5 alu3   107 w[31]
        xor ebx, r14d               ;    48.0 alu1   107 w[31]
        xor ebx, ecx                ;    52.0 alu0   107 w[31]
        xor ebx, edx                ;    56.0 alu2   107 w[31]
        ror ebx, 0x15               ;    57.0 alu1   107 w[31]
        mov dword [rsp + 60], ebp   ;    47.0 agu0+st1  107 w[23] spill
        mov ebp, r13d               ;    47.2        107 w[32] copy
        xor ebp, 0x9e3779a1         ;    47.3 alu3   107 w[32]
        xor ebp, r15d               ;    50.0 alu0   107 w[32]
        xor ebp, eax                ;    54.0 alu2   107 w[32]
        xor ebp, ebx                ;    58.0 alu1   107 w[32]
        ror ebp, 0x15               ;    59.0 alu2   107 w[32]
        mov dword [rsp + 64], r13d  ;    48.3 agu1+st0  107 w[24] spill
        mov r13d, r12d              ;    48.5        107 w[33] copy
        xor r13d, ecx               ;    52.0 alu3   107 w[33]
        xor r13d, 0x9e3779a0        ;    53.0 alu0   107 w[33]
        xor r13d, edx               ;    56.0 alu1   107 w[33]
        xor r13d, ebp               ;    60.0 alu2   107 w[33]
        ror r13d, 0x15              ;    61.0 alu1   107 w[33]
        mov dword [rsp + 68], r12d  ;    51.0 agu2+st1  107 w[25] spill
        mov r12d, r14d              ;    51.2        107 w[34] copy
        xor r12d, eax               ;    54.0 alu3   107 w[34]
        xor r12d, 0x9e3779a3        ;    55.0 alu0   107 w[34]
        xor r12d, ebx               ;    58.0 alu2   107 w[34]
        xor r12d, r13d              ;    62.0 alu1   107 w[34]
        ror r12d, 0x15              ;    63.0 alu2   107 w[34]
        mov dword [rsp + 72], r14d  ;    53.2 agu0+st0  107 w[26] spill
        mov r14d, r15d              ;    53.3        107 w[35] copy
        xor r14d, edx               ;    56.0 alu3   107 w[35]
        xor r14d, 0x9e3779a2        ;    57.0 alu0   107 w[35]
        xor r14d, ebp               ;    60.0 alu1   107 w[35]
        xor r14d, r12d              ;    64.0 alu2   107 w[35]
        ror r14d, 0x15              ;    65.0 alu1   107 w[35]
        mov dword [rsp + 76], r15d  ;    55.2 agu1+st1  107 w[27] spill
        mov r15d, ecx               ;    55.3        107 w[36] copy
        xor r15d, ebx               ;    58.0 alu3   107 w[36]
        mov dword [rsp + 80], ecx   ;    56.0 agu2+st0  107 w[28] spill
        mov ecx, r15d               ;    59.0        107 w[36] copy
        xor ecx, 0x9e3779a5         ;    59.0 alu0   107 w[36]
        xor ecx, r13d               ;    62.0 alu2   107 w[36]
        xor ecx, r14d               ;    66.0 alu1   107 w[36]
        ror ecx, 0x15               ;    67.0 alu2   107 w[36]
        mov dword [rsp + 84], r15d  ;    59.0 agu0+st1  107 w[36] spill
        mov r15d, eax               ;    58.2        107 w[37] copy
        xor r15d, 0x9e3779a4        ;    58.3 alu3   107 w[37]
        xor r15d, ebp               ;    60.0 alu0   107 w[37]
        xor r15d, r12d              ;    64.0 alu1   107 w[37]
        xor r15d, ecx               ;    68.0 alu2   107 w[37]
        ror r15d, 0x15              ;    69.0 alu1   107 w[37]
        mov dword [rsp + 88], eax   ;    59.3 agu1+st0  107 w[29] spill
        mov eax, edx                ;    59.5        107 w[38] copy
        xor eax, r13d               ;    62.0 alu3   107 w[38]
        xor eax, 0x9e3779a7         ;    63.0 alu0   107 w[38]
        xor eax, r14d               ;    66.0 alu2   107 w[38]
        xor eax, r15d               ;    70.0 alu1   107 w[38]
        ror eax, 0x15               ;    71.0 alu2   107 w[38]
        mov dword [rsp + 92], edx   ;    61.0 agu2+st1  107 w[30] spill
        mov edx, ebx                ;    61.2        107 w[39] copy
        xor edx, r12d               ;    64.0 alu3   107 w[39]
        xor edx, 0x9e3779a6         ;    65.0 alu0   107 w[39]
        xor edx, ecx                ;    68.0 alu1   107 w[39]
        xor edx, eax                ;    72.0 alu2   107 w[39]
        ror edx, 0x15               ;    73.0 alu1   107 w[39]
        mov dword [rsp + 96], ebx   ;    63.2 agu0+st0  107 w[31] spill
        mov ebx, ebp                ;    63.3        107 w[40] copy
        xor ebx, r14d               ;    66.0 alu3   107 w[40]
        xor ebx, 0x9e377999         ;    67.0 alu0   107 w[40]
        xor ebx, r15d               ;    70.0 alu2   107 w[40]
        xor ebx, edx                ;    74.0 alu1   107 w[40]
        ror ebx, 0x15               ;    75.0 alu2   107 w[40]
        mov dword [rsp + 100], ebp  ;    65.2 agu1+st1  107 w[32] spill
        mov ebp, r13d               ;    65.3        107 w[41] copy
        xor ebp, ecx                ;    68.0 alu3   107 w[41]
        xor ebp, 0x9e377998         ;    69.0 alu0   107 w[41]
        xor ebp, eax                ;    72.0 alu1   107 w[41]
        xor ebp, ebx                ;    76.0 alu2   107 w[41]
        ror ebp, 0x15               ;    77.0 alu1   107 w[41]
        xor ecx, edx                ;    74.0 alu3   107 w[44]
        mov dword [rsp + 104], r13d ;    68.0 agu2+st0  107 w[33] spill
        mov r13d, r12d              ;    68.2        107 w[42] copy
        xor r13d, r15d              ;    70.0 alu0   107 w[42]
        xor r13d, 0x9e37799b        ;    71.0 alu2   107 w[42]
        xor r13d, edx               ;    74.0 alu1   107 w[42]
        xor r13d, ebp               ;    78.0 alu3   107 w[42]
        ror r13d, 0x15              ;    79.0 alu2   107 w[42]
        mov dword [rsp + 108], r12d ;    70.0 agu0+st1  107 w[34] spill
        mov r12d, r14d              ;    70.2        107 w[43] copy
        xor r12d, eax               ;    72.0 alu0   107 w[43]
        xor r12d, 0x9e37799a        ;    73.0 alu1   107 w[43]
        xor r12d, ebx               ;    76.0 alu3   107 w[43]
        xor r12d, r13d              ;    80.0 alu2   107 w[43]
        ror r12d, 0x15              ;    81.0 alu1   107 w[43]
        mov dword [rsp + 112], r14d ;    72.0 agu1+st0  107 w[35] spill
        mov r14d, ecx               ;    75.0        107 w[44] copy
        xor r14d, 0x9e37799d        ;    75.0 alu0   107 w[44]
        xor r14d, ebp               ;    78.0 alu3   107 w[44]
        xor r14d, r12d              ;    82.0 alu2   107 w[44]
        ror r14d, 0x15              ;    83.0 alu1   107 w[44]
        mov dword [rsp + 116], ecx  ;    75.0 agu2+st1  107 w[44] spill
        mov ecx, r15d               ;    74.2        107 w[45] copy
        xor ecx, ebx                ;    76.0 alu0   107 w[45]
        xor ecx, 0x9e37799c         ;    77.0 alu3   107 w[45]
        xor ecx, r13d               ;    80.0 alu2   107 w[45]
        xor ecx, r14d               ;    84.0 alu1   107 w[45]
        ror ecx, 0x15               ;    85.0 alu2   107 w[45]
        mov dword [rsp + 120], r15d ;    75.5 agu0+st0  107 w[37] spill
        mov r15d, eax               ;    75.7        107 w[46] copy
        xor r15d, ebp               ;    78.0 alu0   107 w[46]
        xor r15d, 0x9e37799f        ;    79.0 alu3   107 w[46]
        xor r15d, r12d              ;    82.0 alu1   107 w[46]
        xor r15d, ecx               ;    86.0 alu0   107 w[46]
        ror r15d, 0x15              ;    87.0 alu2   107 w[46]
        mov dword [rsp + 124], eax  ;    77.2 agu1+st1  107 w[38] spill
        mov eax, edx                ;    77.3        107 w[47] copy
        xor eax, r13d               ;    80.0 alu3   107 w[47]
        xor eax, 0x9e37799e         ;    81.0 alu1   107 w[47]
        xor eax, r14d               ;    84.0 alu0   107 w[47]
        xor eax, r15d               ;    88.0 alu2   107 w[47]
        ror eax, 0x15               ;    89.0 alu1   107 w[47]
        mov dword [rsp + 128], edx  ;    79.2 agu2+st0  107 w[39] spill
        mov edx, ebx                ;    79.3        107 w[48] copy
        xor edx, r12d               ;    82.0 alu3   107 w[48]
        xor edx, 0x9e377991         ;    83.0 alu0   107 w[48]
        xor edx, ecx                ;    86.0 alu2   107 w[48]
        xor edx, eax                ;    90.0 alu1   107 w[48]
        ror edx, 0x15               ;    91.0 alu2   107 w[48]
        mov dword [rsp + 132], ebx  ;    81.2 agu0+st1  107 w[40] spill
        mov ebx, ebp                ;    81.3        107 w[49] copy
        xor ebx, 0x9e377990         ;    81.5 alu3   107 w[49]
        xor ebx, r14d               ;    84.0 alu0   107 w[49]
        xor ebx, r15d               ;    88.0 alu1   107 w[49]
        xor ebx, edx                ;    92.0 alu2   107 w[49]
        ror ebx, 0x15               ;    93.0 alu1   107 w[49]
        mov dword [rsp + 136], ebp  ;    83.0 agu1+st0  107 w[41] spill
        mov ebp, r13d               ;    83.2        107 w[50] copy
        xor ebp, 0x9e377993         ;    83.3 alu3   107 w[50]
        xor ebp, ecx                ;    86.0 alu0   107 w[50]
        xor ebp, eax                ;    90.0 alu2   107 w[50]
        xor ebp, ebx                ;    94.0 alu1   107 w[50]
        ror ebp, 0x15               ;    95.0 alu2   107 w[50]
        mov dword [rsp + 140], r13d ;    84.3 agu2+st1  107 w[42] spill
        mov r13d, r12d              ;    84.5        107 w[51] copy
        xor r13d, 0x9e377992        ;    84.7 alu3   107 w[51]
        xor r13d, r15d              ;    88.0 alu0   107 w[51]
        xor r13d, edx               ;    92.0 alu1   107 w[51]
        xor r13d, ebp               ;    96.0 alu2   107 w[51]
        ror r13d, 0x15              ;    97.0 alu1   107 w[51]
        mov dword [rsp + 144], r12d ;    86.3 agu0+st0  107 w[43] spill
        mov r12d, r14d              ;    86.5        107 w[52] copy
        xor r12d, 0x9e377995        ;    86.7 alu3   107 w[52]
        xor r12d, eax               ;    90.0 alu0   107 w[52]
        xor r12d, ebx               ;    94.0 alu2   107 w[52]
        xor r12d, r13d              ;    98.0 alu1   107 w[52]
        ror r12d, 0x15              ;    99.0 alu2   107 w[52]
        mov dword [rsp + 148], r14d ;    88.3 agu1+st1  107 w[44] spill
        mov r14d, ecx               ;    88.5        107 w[53] copy
        xor r14d, edx               ;    92.0 alu3   107 w[53]
        xor r14d, 0x9e377994        ;    93.0 alu0   107 w[53]
        xor r14d, ebp               ;    96.0 alu1   107 w[53]
        xor r14d, r12d              ;   100.0 alu2   107 w[53]
        ror r14d, 0x15              ;   101.0 alu1   107 w[53]
        mov dword [rsp + 152], ecx  ;    91.0 agu2+st0  107 w[45] spill
        mov ecx, r15d               ;    91.2        107 w[54] copy
        xor ecx, 0x9e377997         ;    91.3 alu3   107 w[54]
        xor ecx, ebx                ;    94.0 alu0   107 w[54]
        xor ecx, r13d               ;    98.0 alu2   107 w[54]
        xor ecx, r14d               ;   102.0 alu1   107 w[54]
        ror ecx, 0x15               ;   103.0 alu2   107 w[54]
        mov dword [rsp + 156], r15d ;    93.0 agu0+st1  107 w[46] spill
        mov r15d, eax               ;    93.2        107 w[55] copy
        xor r15d, ebp               ;    96.0 alu3   107 w[55]
        xor r15d, 0x9e377996        ;    97.0 alu0   107 w[55]
        xor r15d, r12d              ;   100.0 alu1   107 w[55]
        xor r15d, ecx               ;   104.0 alu2   107 w[55]
        ror r15d, 0x15              ;   105.0 alu1   107 w[55]
        mov dword [rsp + 160], eax  ;    95.0 agu1+st0  107 w[47] spill
        mov eax, edx                ;    95.2        107 w[56] copy
        xor eax, r13d               ;    98.0 alu3   107 w[56]
        mov dword [rsp + 164], edx  ;    96.0 agu2+st1  107 w[48] spill
        mov edx, eax                ;    99.0        107 w[56] copy
        xor edx, 0x9e377989         ;    99.0 alu0   107 w[56]
        xor edx, r14d               ;   102.0 alu2   107 w[56]
        xor edx, r15d               ;   106.0 alu1   107 w[56]
        ror edx, 0x15               ;   107.0 alu2   107 w[56]
        mov dword [rsp + 168], eax  ;    99.0 agu0+st0  107 w[56] spill
        mov eax, ebx                ;    98.2        107 w[57] copy
        xor eax, r12d               ;   100.0 alu3   107 w[57]
        xor eax, 0x9e377988         ;   101.0 alu0   107 w[57]
        xor eax, ecx                ;   104.0 alu1   107 w[57]
        xor eax, edx                ;   108.0 alu2   107 w[57]
        ror eax, 0x15               ;   109.0 alu1   107 w[57]
        mov dword [rsp + 172], ebx  ;    99.5 agu1+st1  107 w[49] spill
        mov ebx, ebp                ;    99.7        107 w[58] copy
        xor ebx, r14d               ;   102.0 alu3   107 w[58]
        xor ebx, 0x9e37798b         ;   103.0 alu0   107 w[58]
        xor ebx, r15d               ;   106.0 alu2   107 w[58]
        xor ebx, eax                ;   110.0 alu3   107 w[58]
        ror ebx, 0x15               ;   111.0 alu1   107 w[58]
        mov dword [rsp + 176], ebp  ;   101.2 agu2+st0  107 w[50] spill
        mov ebp, r13d               ;   101.3        107 w[59] copy
        xor ebp, ecx                ;   104.0 alu0   107 w[59]
        xor ebp, 0x9e37798a         ;   105.0 alu2   107 w[59]
        xor ebp, edx                ;   108.0 alu3   107 w[59]
        xor ebp, ebx                ;   112.0 alu1   107 w[59]
        ror ebp, 0x15               ;   113.0 alu2   107 w[59]
        mov dword [rsp + 180], r13d ;   103.2 agu0+st1  107 w[51] spill
        mov r13d, r12d              ;   103.3        107 w[60] copy
        xor r13d, r15d              ;   106.0 alu0   107 w[60]
        mov dword [rsp + 184], r12d ;   104.0 agu1+st0  107 w[52] spill
        mov r12d, r13d              ;   107.0        107 w[60] copy
        xor r12d, 0x9e37798d        ;   107.0 alu3   107 w[60]
        xor r12d, eax               ;   110.0 alu1   107 w[60]
        xor r12d, ebp               ;   114.0 alu2   107 w[60]
        ror r12d, 0x15              ;   115.0 alu1   107 w[60]
        mov dword [rsp + 188], r13d ;   107.0 agu2+st1  107 w[60] spill
        mov r13d, r14d              ;   106.2        107 w[61] copy
        xor r13d, edx               ;   108.0 alu0   107 w[61]
        xor r13d, 0x9e37798c        ;   109.0 alu3   107 w[61]
        xor r13d, ebx               ;   112.0 alu2   107 w[61]
        xor r13d, r12d              ;   116.0 alu1   107 w[61]
        ror r13d, 0x15              ;   117.0 alu2   107 w[61]
        mov dword [rsp + 192], r14d ;   107.5 agu0+st0  107 w[53] spill
        mov r14d, ecx               ;   107.7        107 w[62] copy
        xor r14d, eax               ;   110.0 alu0   107 w[62]
        xor r14d, 0x9e37798f        ;   111.0 alu3   107 w[62]
        xor r14d, ebp               ;   114.0 alu1   107 w[62]
        xor r14d, r13d              ;   118.0 alu0   107 w[62]
        ror r14d, 0x15              ;   119.0 alu2   107 w[62]
        mov dword [rsp + 196], ecx  ;   109.2 agu1+st1  107 w[54] spill
        mov ecx, r15d               ;   109.3        107 w[63] copy
        xor ecx, 0x9e37798e         ;   109.5 alu3   107 w[63]
        xor ecx, ebx                ;   112.0 alu1   107 w[63]
        xor ecx, r12d               ;   116.0 alu0   107 w[63]
        xor ecx, r14d               ;   120.0 alu2   107 w[63]
        ror ecx, 0x15               ;   121.0 alu1   107 w[63]
        mov dword [rsp + 200], r15d ;   111.0 agu2+st0  107 w[55] spill
        mov r15d, edx               ;   111.2        107 w[64] copy
        xor r15d, 0x9e377981        ;   111.3 alu3   107 w[64]
        xor r15d, ebp               ;   114.0 alu0   107 w[64]
        xor r15d, r13d              ;   118.0 alu2   107 w[64]
        xor r15d, ecx               ;   122.0 alu1   107 w[64]
        ror r15d, 0x15              ;   123.0 alu2   107 w[64]
        mov dword [rsp + 204], edx  ;   112.3 agu0+st1  107 w[56] spill
        mov edx, eax                ;   112.5        107 w[65] copy
        xor edx, r12d               ;   116.0 alu3   107 w[65]
        xor edx, 0x9e377980         ;   117.0 alu0   107 w[65]
        xor edx, r14d               ;   120.0 alu1   107 w[65]
        xor edx, r15d               ;   124.0 alu2   107 w[65]
        ror edx, 0x15               ;   125.0 alu1   107 w[65]
        mov dword [rsp + 208], eax  ;   115.0 agu1+st0  107 w[57] spill
        mov eax, ebx                ;   115.2        107 w[66] copy
        xor eax, r13d               ;   118.0 alu3   107 w[66]
        xor eax, 0x9e377983         ;   119.0 alu0   107 w[66]
        xor eax, ecx                ;   122.0 alu2   107 w[66]
        xor eax, edx                ;   126.0 alu1   107 w[66]
        ror eax, 0x15               ;   127.0 alu2   107 w[66]
        mov dword [rsp + 212], ebx  ;   117.2 agu2+st1  107 w[58] spill
        mov ebx, ebp                ;   117.3        107 w[67] copy
        xor ebx, r14d               ;   120.0 alu3   107 w[67]
        xor ebx, 0x9e377982         ;   121.0 alu0   107 w[67]
        xor ebx, r15d               ;   124.0 alu1   107 w[67]
        xor ebx, eax                ;   128.0 alu2   107 w[67]
        ror ebx, 0x15               ;   129.0 alu1   107 w[67]
        mov dword [rsp + 216], ebp  ;   119.2 agu0+st0  107 w[59] spill
        mov ebp, r12d               ;   119.3        107 w[68] copy
        xor ebp, ecx                ;   122.0 alu3   107 w[68]
        mov dword [rsp + 220], r12d ;   120.0 agu1+st1  107 w[60] spill
        mov r12d, ebp               ;   123.0        107 w[68] copy
        xor r12d, 0x9e377985        ;   123.0 alu0   107 w[68]
        xor r12d, edx               ;   126.0 alu2   107 w[68]
        xor r12d, ebx               ;   130.0 alu1   107 w[68]
        ror r12d, 0x15              ;   131.0 alu2   107 w[68]
        mov dword [rsp + 224], ebp  ;   123.0 agu2+st0  107 w[68] spill
        mov ebp, r13d               ;   122.2        107 w[69] copy
        xor ebp, 0x9e377984         ;   122.3 alu3   107 w[69]
        xor ebp, r15d               ;   124.0 alu0   107 w[69]
        xor ebp, eax                ;   128.0 alu1   107 w[69]
        xor ebp, r12d               ;   132.0 alu2   107 w[69]
        ror ebp, 0x15               ;   133.0 alu1   107 w[69]
        mov dword [rsp + 228], r13d ;   123.3 agu0+st1  107 w[61] spill
        mov r13d, r14d              ;   123.5        107 w[70] copy
        xor r13d, edx               ;   126.0 alu3   107 w[70]
        xor r13d, 0x9e377987        ;   127.0 alu0   107 w[70]
        xor r13d, ebx               ;   130.0 alu2   107 w[70]
        xor r13d, ebp               ;   134.0 alu1   107 w[70]
        ror r13d, 0x15              ;   135.0 alu2   107 w[70]
        mov dword [rsp + 232], r14d ;   125.0 agu1+st0  107 w[62] spill
        mov r14d, ecx               ;   125.2        107 w[71] copy
        xor r14d, eax               ;   128.0 alu3   107 w[71]
        xor r14d, 0x9e377986        ;   129.0 alu0   107 w[71]
        xor r14d, r12d              ;   132.0 alu1   107 w[71]
        xor r14d, r13d              ;   136.0 alu2   107 w[71]
        ror r14d, 0x15              ;   137.0 alu1   107 w[71]
        mov dword [rsp + 236], ecx  ;   127.2 agu2+st1  107 w[63] spill
        mov ecx, r15d               ;   127.3        107 w[72] copy
        xor ecx, ebx                ;   130.0 alu3   107 w[72]
        xor ecx, 0x9e3779f9         ;   131.0 alu0   107 w[72]
        xor ecx, ebp                ;   134.0 alu2   107 w[72]
        xor ecx, r14d               ;   138.0 alu1   107 w[72]
        ror ecx, 0x15               ;   139.0 alu2   107 w[72]
        mov dword [rsp + 240], r15d ;   129.2 agu0+st0  107 w[64] spill
        mov r15d, edx               ;   129.3        107 w[73] copy
        xor r15d, r12d              ;   132.0 alu3   107 w[73]
        xor r15d, 0x9e3779f8        ;   133.0 alu0   107 w[73]
        xor r15d, r13d              ;   136.0 alu1   107 w[73]
        xor r15d, ecx               ;   140.0 alu2   107 w[73]
        ror r15d, 0x15              ;   141.0 alu1   107 w[73]
        xor r12d, r14d              ;   138.0 alu3   107 w[76]
        mov dword [rsp + 244], edx  ;   132.0 agu1+st1  107 w[65] spill
        mov edx, eax                ;   132.2        107 w[74] copy
        xor edx, ebp                ;   134.0 alu0   107 w[74]
        xor edx, 0x9e3779fb         ;   135.0 alu2   107 w[74]
        xor edx, r14d               ;   138.0 alu1   107 w[74]
        xor edx, r15d               ;   142.0 alu3   107 w[74]
        ror edx, 0x15               ;   143.0 alu2   107 w[74]
        mov dword [rsp + 248], eax  ;   134.0 agu2+st0  107 w[66] spill
        mov eax, ebx                ;   134.2        107 w[75] copy
        xor eax, r13d               ;   136.0 alu0   107 w[75]
        xor eax, 0x9e3779fa         ;   137.0 alu1   107 w[75]
        xor eax, ecx                ;   140.0 alu3   107 w[75]
        xor eax, edx                ;   144.0 alu2   107 w[75]
        ror eax, 0x15               ;   145.0 alu1   107 w[75]
        mov dword [rsp + 252], ebx  ;   136.0 agu0+st1  107 w[67] spill
        mov ebx, r12d               ;   139.0        107 w[76] copy
        xor ebx, 0x9e3779fd         ;   139.0 alu0   107 w[76]
        xor ebx, r15d               ;   142.0 alu3   107 w[76]
        xor ebx, eax                ;   146.0 alu2   107 w[76]
        ror ebx, 0x15               ;   147.0 alu1   107 w[76]
        mov dword [rsp + 256], r12d ;   139.0 agu1+st0  107 w[76] spill
        mov r12d, ebp               ;   138.2        107 w[77] copy
        xor r12d, ecx               ;   140.0 alu0   107 w[77]
        xor r12d, 0x9e3779fc        ;   141.0 alu3   107 w[77]
        xor r12d, edx               ;   144.0 alu2   107 w[77]
        xor r12d, ebx               ;   148.0 alu1   107 w[77]
        ror r12d, 0x15              ;   149.0 alu2   107 w[77]
        mov dword [rsp + 260], ebp  ;   139.5 agu2+st1  107 w[69] spill
        mov ebp, r13d               ;   139.7        107 w[78] copy
        xor ebp, r15d               ;   142.0 alu0   107 w[78]
        xor ebp, 0x9e3779ff         ;   143.0 alu3   107 w[78]
        xor ebp, eax                ;   146.0 alu1   107 w[78]
        xor ebp, r12d               ;   150.0 alu0   107 w[78]
        ror ebp, 0x15               ;   151.0 alu2   107 w[78]
        mov dword [rsp + 264], r13d ;   141.2 agu0+st0  107 w[70] spill
        mov r13d, r14d              ;   141.3        107 w[79] copy
        xor r13d, edx               ;   144.0 alu3   107 w[79]
        xor r13d, 0x9e3779fe        ;   145.0 alu1   107 w[79]
        xor r13d, ebx               ;   148.0 alu0   107 w[79]
        xor r13d, ebp               ;   152.0 alu2   107 w[79]
        ror r13d, 0x15              ;   153.0 alu1   107 w[79]
        mov dword [rsp + 268], r14d ;   143.2 agu1+st1  107 w[71] spill
        mov r14d, ecx               ;   143.3        107 w[80] copy
        xor r14d, eax               ;   146.0 alu3   107 w[80]
        xor r14d, 0x9e3779f1        ;   147.0 alu0   107 w[80]
        xor r14d, r12d              ;   150.0 alu2   107 w[80]
        xor r14d, r13d              ;   154.0 alu1   107 w[80]
        ror r14d, 0x15              ;   155.0 alu2   107 w[80]
        mov dword [rsp + 272], ecx  ;   145.2 agu2+st0  107 w[72] spill
        mov ecx, r15d               ;   145.3        107 w[81] copy
        xor ecx, 0x9e3779f0         ;   145.5 alu3   107 w[81]
        xor ecx, ebx                ;   148.0 alu0   107 w[81]
        xor ecx, ebp                ;   152.0 alu1   107 w[81]
        xor ecx, r14d               ;   156.0 alu2   107 w[81]
        ror ecx, 0x15               ;   157.0 alu1   107 w[81]
        mov dword [rsp + 276], r15d ;   147.0 agu0+st1  107 w[73] spill
        mov r15d, edx               ;   147.2        107 w[82] copy
        xor r15d, 0x9e3779f3        ;   147.3 alu3   107 w[82]
        xor r15d, r12d              ;   150.0 alu0   107 w[82]
        xor r15d, r13d              ;   154.0 alu2   107 w[82]
        xor r15d, ecx               ;   158.0 alu1   107 w[82]
        ror r15d, 0x15              ;   159.0 alu2   107 w[82]
        mov dword [rsp + 280], edx  ;   148.3 agu1+st0  107 w[74] spill
        mov edx, eax                ;   148.5        107 w[83] copy
        xor edx, 0x9e3779f2         ;   148.7 alu3   107 w[83]
        xor edx, ebp                ;   152.0 alu0   107 w[83]
        xor edx, r14d               ;   156.0 alu1   107 w[83]
        xor edx, r15d               ;   160.0 alu2   107 w[83]
        ror edx, 0x15               ;   161.0 alu1   107 w[83]
        mov dword [rsp + 284], eax  ;   150.3 agu2+st1  107 w[75] spill
        mov eax, ebx                ;   150.5        107 w[84] copy
        xor eax, 0x9e3779f5         ;   150.7 alu3   107 w[84]
        xor eax, r13d               ;   154.0 alu0   107 w[84]
        xor eax, ecx                ;   158.0 alu2   107 w[84]
        xor eax, edx                ;   162.0 alu1   107 w[84]
        ror eax, 0x15               ;   163.0 alu2   107 w[84]
        mov dword [rsp + 288], ebx  ;   152.3 agu0+st0  107 w[76] spill
        mov ebx, r12d               ;   152.5        107 w[85] copy
        xor ebx, r14d               ;   156.0 alu3   107 w[85]
        xor ebx, 0x9e3779f4         ;   157.0 alu0   107 w[85]
        xor ebx, r15d               ;   160.0 alu1   107 w[85]
        xor ebx, eax                ;   164.0 alu2   107 w[85]
        ror ebx, 0x15               ;   165.0 alu1   107 w[85]
        mov dword [rsp + 292], r12d ;   155.0 agu1+st1  107 w[77] spill
        mov r12d, ebp               ;   155.2        107 w[86] copy
        xor r12d, 0x9e3779f7        ;   155.3 alu3   107 w[86]
        xor r12d, ecx               ;   158.0 alu0   107 w[86]
        xor r12d, edx               ;   162.0 alu2   107 w[86]
        xor r12d, ebx               ;   166.0 alu1   107 w[86]
        ror r12d, 0x15              ;   167.0 alu2   107 w[86]
        mov dword [rsp + 296], ebp  ;   157.0 agu2+st0  107 w[78] spill
        mov ebp, r13d               ;   157.2        107 w[87] copy
        xor ebp, r15d               ;   160.0 alu3   107 w[87]
        xor ebp, 0x9e3779f6         ;   161.0 alu0   107 w[87]
        xor ebp, eax                ;   164.0 alu1   107 w[87]
        xor ebp, r12d               ;   168.0 alu2   107 w[87]
        ror ebp, 0x15               ;   169.0 alu1   107 w[87]
        mov dword [rsp + 300], r13d ;   159.0 agu0+st1  107 w[79] spill
        mov r13d, r14d              ;   159.2        107 w[88] copy
        xor r13d, edx               ;   162.0 alu3   107 w[88]
        mov dword [rsp + 304], r14d ;   160.0 agu1+st0  107 w[80] spill
        mov r14d, r13d              ;   163.0        107 w[88] copy
        xor r14d, 0x9e3779e9        ;   163.0 alu0   107 w[88]
        xor r14d, ebx               ;   166.0 alu2   107 w[88]
        xor r14d, ebp               ;   170.0 alu1   107 w[88]
        ror r14d, 0x15              ;   171.0 alu2   107 w[88]
        mov dword [rsp + 308], r13d ;   163.0 agu2+st1  107 w[88] spill
        mov r13d, ecx               ;   162.2        107 w[89] copy
        xor r13d, eax               ;   164.0 alu3   107 w[89]
        xor r13d, 0x9e3779e8        ;   165.0 alu0   107 w[89]
        xor r13d, r12d              ;   168.0 alu1   107 w[89]
        xor r13d, r14d              ;   172.0 alu2   107 w[89]
        ror r13d, 0x15              ;   173.0 alu1   107 w[89]
        mov dword [rsp + 312], ecx  ;   163.5 agu0+st0  107 w[81] spill
        mov ecx, r15d               ;   163.7        107 w[90] copy
        xor ecx, ebx                ;   166.0 alu3   107 w[90]
        xor ecx, 0x9e3779eb         ;   167.0 alu0   107 w[90]
        xor ecx, ebp                ;   170.0 alu2   107 w[90]
        xor ecx, r13d               ;   174.0 alu3   107 w[90]
        ror ecx, 0x15               ;   175.0 alu1   107 w[90]
        mov dword [rsp + 316], r15d ;   165.2 agu1+st1  107 w[82] spill
        mov r15d, edx               ;   165.3        107 w[91] copy
        xor r15d, r12d              ;   168.0 alu0   107 w[91]
        xor r15d, 0x9e3779ea        ;   169.0 alu2   107 w[91]
        xor r15d, r14d              ;   172.0 alu3   107 w[91]
        xor r15d, ecx               ;   176.0 alu1   107 w[91]
        ror r15d, 0x15              ;   177.0 alu2   107 w[91]
        mov dword [rsp + 320], edx  ;   167.2 agu2+st0  107 w[83] spill
        mov edx, eax                ;   167.3        107 w[92] copy
        xor edx, ebp                ;   170.0 alu0   107 w[92]
        mov dword [rsp + 324], eax  ;   168.0 agu0+st1  107 w[84] spill
        mov eax, edx                ;   171.0        107 w[92] copy
        xor eax, 0x9e3779ed         ;   171.0 alu3   107 w[92]
        xor eax, r13d               ;   174.0 alu1   107 w[92]
        xor eax, r15d               ;   178.0 alu2   107 w[92]
        ror eax, 0x15               ;   179.0 alu1   107 w[92]
        mov dword [rsp + 328], edx  ;   171.0 agu1+st0  107 w[92] spill
        mov edx, ebx                ;   170.2        107 w[93] copy
        xor edx, r14d               ;   172.0 alu0   107 w[93]
        xor edx, 0x9e3779ec         ;   173.0 alu3   107 w[93]
        xor edx, ecx                ;   176.0 alu2   107 w[93]
        xor edx, eax                ;   180.0 alu1   107 w[93]
        ror edx, 0x15               ;   181.0 alu2   107 w[93]
        mov dword [rsp + 332], ebx  ;   171.5 agu2+st1  107 w[85] spill
        mov ebx, r12d               ;   171.7        107 w[94] copy
        xor ebx, r13d               ;   174.0 alu0   107 w[94]
        xor ebx, 0x9e3779ef         ;   175.0 alu3   107 w[94]
        xor ebx, r15d               ;   178.0 alu1   107 w[94]
        xor ebx, edx                ;   182.0 alu0   107 w[94]
        ror ebx, 0x15               ;   183.0 alu2   107 w[94]
        mov dword [rsp + 336], r12d ;   173.2 agu0+st0  107 w[86] spill
        mov r12d, ebp               ;   173.3        107 w[95] copy
        xor r12d, 0x9e3779ee        ;   173.5 alu3   107 w[95]
        xor r12d, ecx               ;   176.0 alu1   107 w[95]
        xor r12d, eax               ;   180.0 alu0   107 w[95]
        xor r12d, ebx               ;   184.0 alu2   107 w[95]
        ror r12d, 0x15              ;   185.0 alu1   107 w[95]
        mov dword [rsp + 340], ebp  ;   175.0 agu1+st1  107 w[87] spill
        mov ebp, r14d               ;   175.2        107 w[96] copy
        xor ebp, 0x9e3779e1         ;   175.3 alu3   107 w[96]
        xor ebp, r15d               ;   178.0 alu0   107 w[96]
        xor ebp, edx                ;   182.0 alu2   107 w[96]
        xor ebp, r12d               ;   186.0 alu1   107 w[96]
        ror ebp, 0x15               ;   187.0 alu2   107 w[96]
        mov dword [rsp + 344], r14d ;   176.3 agu2+st0  107 w[88] spill
        mov r14d, r13d              ;   176.5        107 w[97] copy
        xor r14d, eax               ;   180.0 alu3   107 w[97]
        xor r14d, 0x9e3779e0        ;   181.0 alu0   107 w[97]
        xor r14d, ebx               ;   184.0 alu1   107 w[97]
        xor r14d, ebp               ;   188.0 alu2   107 w[97]
        ror r14d, 0x15              ;   189.0 alu1   107 w[97]
        mov dword [rsp + 348], r13d ;   179.0 agu0+st1  107 w[89] spill
        mov r13d, ecx               ;   179.2        107 w[98] copy
        xor r13d, edx               ;   182.0 alu3   107 w[98]
        xor r13d, 0x9e3779e3        ;   183.0 alu0   107 w[98]
        xor r13d, r12d              ;   186.0 alu2   107 w[98]
        xor r13d, r14d              ;   190.0 alu1   107 w[98]
        ror r13d, 0x15              ;   191.0 alu2   107 w[98]
        mov dword [rsp + 352], ecx  ;   181.2 agu1+st0  107 w[90] spill
        mov ecx, r15d               ;   181.3        107 w[99] copy
        xor ecx, ebx                ;   184.0 alu3   107 w[99]
        xor ecx, 0x9e3779e2         ;   185.0 alu0   107 w[99]
        xor ecx, ebp                ;   188.0 alu1   107 w[99]
        xor ecx, r13d               ;   192.0 alu2   107 w[99]
        ror ecx, 0x15               ;   193.0 alu1   107 w[99]
        mov dword [rsp + 356], r15d ;   183.2 agu2+st1  107 w[91] spill
        mov r15d, eax               ;   183.3        107 w[100] copy
        xor r15d, r12d              ;   186.0 alu3   107 w[100]
        mov dword [rsp + 360], eax  ;   184.0 agu0+st0  107 w[92] spill
        mov eax, r15d               ;   187.0        107 w[100] copy
        xor eax, 0x9e3779e5         ;   187.0 alu0   107 w[100]
        xor eax, r14d               ;   190.0 alu2   107 w[100]
        xor eax, ecx                ;   194.0 alu1   107 w[100]
        ror eax, 0x15               ;   195.0 alu2   107 w[100]
        mov dword [rsp + 364], r15d ;   187.0 agu1+st1  107 w[100] spill
        mov r15d, edx               ;   186.2        107 w[101] copy
        xor r15d, 0x9e3779e4        ;   186.3 alu3   107 w[101]
        xor r15d, ebp               ;   188.0 alu0   107 w[101]
        xor r15d, r13d              ;   192.0 alu1   107 w[101]
        xor r15d, eax               ;   196.0 alu2   107 w[101]
        ror r15d, 0x15              ;   197.0 alu1   107 w[101]
        mov dword [rsp + 368], edx  ;   187.3 agu2+st0  107 w[93] spill
        mov edx, ebx                ;   187.5        107 w[102] copy
        xor edx, r14d               ;   190.0 alu3   107 w[102]
        xor edx, 0x9e3779e7         ;   191.0 alu0   107 w[102]
        xor edx, ecx                ;   194.0 alu2   107 w[102]
        xor edx, r15d               ;   198.0 alu1   107 w[102]
        ror edx, 0x15               ;   199.0 alu2   107 w[102]
        mov dword [rsp + 372], ebx  ;   189.0 agu0+st1  107 w[94] spill
        mov ebx, r12d               ;   189.2        107 w[103] copy
        xor ebx, r13d               ;   192.0 alu3   107 w[103]
        xor ebx, 0x9e3779e6         ;   193.0 alu0   107 w[103]
        xor ebx, eax                ;   196.0 alu1   107 w[103]
        xor ebx, edx                ;   200.0 alu2   107 w[103]
        ror ebx, 0x15               ;   201.0 alu1   107 w[103]
        mov dword [rsp + 376], r12d ;   191.2 agu1+st0  107 w[95] spill
        mov r12d, ebp               ;   191.3        107 w[104] copy
        xor r12d, ecx               ;   194.0 alu3   107 w[104]
        xor r12d, 0x9e3779d9        ;   195.0 alu0   107 w[104]
        xor r12d, r15d              ;   198.0 alu2   107 w[104]
        xor r12d, ebx               ;   202.0 alu1   107 w[104]
        ror r12d, 0x15              ;   203.0 alu2   107 w[104]
        mov dword [rsp + 380], ebp  ;   193.2 agu2+st1  107 w[96] spill
        mov ebp, r14d               ;   193.3        107 w[105] copy
        xor ebp, eax                ;   196.0 alu3   107 w[105]
        xor ebp, 0x9e3779d8         ;   197.0 alu0   107 w[105]
        xor ebp, edx                ;   200.0 alu1   107 w[105]
        xor ebp, r12d               ;   204.0 alu2   107 w[105]
        ror ebp, 0x15               ;   205.0 alu1   107 w[105]
        xor eax, ebx                ;   202.0 alu3   107 w[108]
        mov dword [rsp + 384], r14d ;   196.0 agu0+st0  107 w[97] spill
        mov r14d, r13d              ;   196.2        107 w[106] copy
        xor r14d, r15d              ;   198.0 alu0   107 w[106]
        xor r14d, 0x9e3779db        ;   199.0 alu2   107 w[106]
        xor r14d, ebx               ;   202.0 alu1   107 w[106]
        xor r14d, ebp               ;   206.0 alu3   107 w[106]
        ror r14d, 0x15              ;   207.0 alu2   107 w[106]
        mov dword [rsp + 388], r13d ;   198.0 agu1+st1  107 w[98] spill
        mov r13d, ecx               ;   198.2        107 w[107] copy
        xor r13d, edx               ;   200.0 alu0   107 w[107]
        xor r13d, 0x9e3779da        ;   201.0 alu1   107 w[107]
        xor r13d, r12d              ;   204.0 alu3   107 w[107]
        xor r13d, r14d              ;   208.0 alu2   107 w[107]
        ror r13d, 0x15              ;   209.0 alu1   107 w[107]
        mov dword [rsp + 392], ecx  ;   200.0 agu2+st0  107 w[99] spill
        mov ecx, eax                ;   203.0        107 w[108] copy
        xor ecx, 0x9e3779dd         ;   203.0 alu0   107 w[108]
        xor ecx, ebp                ;   206.0 alu3   107 w[108]
        xor ecx, r13d               ;   210.0 alu2   107 w[108]
        ror ecx, 0x15               ;   211.0 alu1   107 w[108]
        mov dword [rsp + 396], eax  ;   203.0 agu0+st1  107 w[108] spill
        mov eax, r15d               ;   202.2        107 w[109] copy
        xor eax, r12d               ;   204.0 alu0   107 w[109]
        xor eax, 0x9e3779dc         ;   205.0 alu3   107 w[109]
        xor eax, r14d               ;   208.0 alu2   107 w[109]
        xor eax, ecx                ;   212.0 alu1   107 w[109]
        ror eax, 0x15               ;   213.0 alu2   107 w[109]
        mov dword [rsp + 400], r15d ;   203.5 agu1+st0  107 w[101] spill
        mov r15d, edx               ;   203.7        107 w[110] copy
        xor r15d, ebp               ;   206.0 alu0   107 w[110]
        xor r15d, 0x9e3779df        ;   207.0 alu3   107 w[110]
        xor r15d, r13d              ;   210.0 alu1   107 w[110]
        xor r15d, eax               ;   214.0 alu0   107 w[110]
        ror r15d, 0x15              ;   215.0 alu2   107 w[110]
        mov dword [rsp + 404], edx  ;   205.2 agu2+st1  107 w[102] spill
        mov edx, ebx                ;   205.3        107 w[111] copy
        xor edx, r14d               ;   208.0 alu3   107 w[111]
        xor edx, 0x9e3779de         ;   209.0 alu1   107 w[111]
        xor edx, ecx                ;   212.0 alu0   107 w[111]
        xor edx, r15d               ;   216.0 alu2   107 w[111]
        ror edx, 0x15               ;   217.0 alu1   107 w[111]
        mov dword [rsp + 408], ebx  ;   207.2 agu0+st0  107 w[103] spill
        mov ebx, r12d               ;   207.3        107 w[112] copy
        xor ebx, r13d               ;   210.0 alu3   107 w[112]
        xor ebx, 0x9e3779d1         ;   211.0 alu0   107 w[112]
        xor ebx, eax                ;   214.0 alu2   107 w[112]
        xor ebx, edx                ;   218.0 alu1   107 w[112]
        ror ebx, 0x15               ;   219.0 alu2   107 w[112]
        mov dword [rsp + 412], r12d ;   209.2 agu1+st1  107 w[104] spill
        mov r12d, ebp               ;   209.3        107 w[113] copy
        xor r12d, 0x9e3779d0        ;   209.5 alu3   107 w[113]
        xor r12d, ecx               ;   212.0 alu0   107 w[113]
        xor r12d, r15d              ;   216.0 alu1   107 w[113]
        xor r12d, ebx               ;   220.0 alu2   107 w[113]
        ror r12d, 0x15              ;   221.0 alu1   107 w[113]
        mov dword [rsp + 416], ebp  ;   211.0 agu2+st0  107 w[105] spill
        mov ebp, r14d               ;   211.2        107 w[114] copy
        xor ebp, 0x9e3779d3         ;   211.3 alu3   107 w[114]
        xor ebp, eax                ;   214.0 alu0   107 w[114]
        xor ebp, edx                ;   218.0 alu2   107 w[114]
        xor ebp, r12d               ;   222.0 alu1   107 w[114]
        ror ebp, 0x15               ;   223.0 alu2   107 w[114]
        mov dword [rsp + 420], r14d ;   212.3 agu0+st1  107 w[106] spill
        mov r14d, r13d              ;   212.5        107 w[115] copy
        xor r14d, 0x9e3779d2        ;   212.7 alu3   107 w[115]
        xor r14d, r15d              ;   216.0 alu0   107 w[115]
        xor r14d, ebx               ;   220.0 alu1   107 w[115]
        xor r14d, ebp               ;   224.0 alu2   107 w[115]
        ror r14d, 0x15              ;   225.0 alu1   107 w[115]
        mov dword [rsp + 424], r13d ;   214.3 agu1+st0  107 w[107] spill
        mov r13d, ecx               ;   214.5        107 w[116] copy
        xor r13d, 0x9e3779d5        ;   214.7 alu3   107 w[116]
        xor r13d, edx               ;   218.0 alu0   107 w[116]
        xor r13d, r12d              ;   222.0 alu2   107 w[116]
        xor r13d, r14d              ;   226.0 alu1   107 w[116]
        ror r13d, 0x15              ;   227.0 alu2   107 w[116]
        mov dword [rsp + 428], ecx  ;   216.3 agu2+st1  107 w[108] spill
        mov ecx, eax                ;   216.5        107 w[117] copy
        xor ecx, ebx                ;   220.0 alu3   107 w[117]
        xor ecx, 0x9e3779d4         ;   221.0 alu0   107 w[117]
        xor ecx, ebp                ;   224.0 alu1   107 w[117]
        xor ecx, r13d               ;   228.0 alu2   107 w[117]
        ror ecx, 0x15               ;   229.0 alu1   107 w[117]
        mov dword [rsp + 432], eax  ;   219.0 agu0+st0  107 w[109] spill
        mov eax, r15d               ;   219.2        107 w[118] copy
        xor eax, 0x9e3779d7         ;   219.3 alu3   107 w[118]
        xor eax, r12d               ;   222.0 alu0   107 w[118]
        xor eax, r14d               ;   226.0 alu2   107 w[118]
        xor eax, ecx                ;   230.0 alu1   107 w[118]
        ror eax, 0x15               ;   231.0 alu2   107 w[118]
        mov dword [rsp + 436], r15d ;   221.0 agu1+st1  107 w[110] spill
        mov r15d, edx               ;   221.2        107 w[119] copy
        xor r15d, ebp               ;   224.0 alu3   107 w[119]
        xor r15d, 0x9e3779d6        ;   225.0 alu0   107 w[119]
        xor r15d, r13d              ;   228.0 alu1   107 w[119]
        xor r15d, eax               ;   232.0 alu2   107 w[119]
        ror r15d, 0x15              ;   233.0 alu1   107 w[119]
        mov dword [rsp + 440], edx  ;   223.0 agu2+st0  107 w[111] spill
        mov edx, ebx                ;   223.2        107 w[120] copy
        xor edx, r14d               ;   226.0 alu3   107 w[120]
        mov dword [rsp + 444], ebx  ;   224.0 agu0+st1  107 w[112] spill
        mov ebx, edx                ;   227.0        107 w[120] copy
        xor ebx, 0x9e3779c9         ;   227.0 alu0   107 w[120]
        xor ebx, ecx                ;   230.0 alu2   107 w[120]
        xor ebx, r15d               ;   234.0 alu1   107 w[120]
        ror ebx, 0x15               ;   235.0 alu2   107 w[120]
        mov dword [rsp + 448], edx  ;   227.0 agu1+st0  107 w[120] spill
        mov edx, r12d               ;   226.2        107 w[121] copy
        xor edx, r13d               ;   228.0 alu3   107 w[121]
        xor edx, 0x9e3779c8         ;   229.0 alu0   107 w[121]
        xor edx, eax                ;   232.0 alu1   107 w[121]
        xor edx, ebx                ;   236.0 alu2   107 w[121]
        ror edx, 0x15               ;   237.0 alu1   107 w[121]
        mov dword [rsp + 452], r12d ;   227.5 agu2+st1  107 w[113] spill
        mov r12d, ebp               ;   227.7        107 w[122] copy
        xor r12d, ecx               ;   230.0 alu3   107 w[122]
        xor r12d, 0x9e3779cb        ;   231.0 alu0   107 w[122]
        xor r12d, r15d              ;   234.0 alu2   107 w[122]
        xor r12d, edx               ;   238.0 alu3   107 w[122]
        ror r12d, 0x15              ;   239.0 alu1   107 w[122]
        mov dword [rsp + 456], ebp  ;   229.2 agu0+st0  107 w[114] spill
        mov ebp, r14d               ;   229.3        107 w[123] copy
        xor ebp, eax                ;   232.0 alu0   107 w[123]
        xor ebp, 0x9e3779ca         ;   233.0 alu2   107 w[123]
        xor ebp, ebx                ;   236.0 alu3   107 w[123]
        xor ebp, r12d               ;   240.0 alu1   107 w[123]
        ror ebp, 0x15               ;   241.0 alu2   107 w[123]
        mov dword [rsp + 460], r14d ;   231.2 agu1+st1  107 w[115] spill
        mov r14d, r13d              ;   231.3        107 w[124] copy
        xor r14d, r15d              ;   234.0 alu0   107 w[124]
        mov dword [rsp + 464], r13d ;   232.0 agu2+st0  107 w[116] spill
        mov r13d, r14d              ;   235.0        107 w[124] copy
        xor r13d, 0x9e3779cd        ;   235.0 alu3   107 w[124]
        xor r13d, edx               ;   238.0 alu1   107 w[124]
        xor r13d, ebp               ;   242.0 alu2   107 w[124]
        ror r13d, 0x15              ;   243.0 alu1   107 w[124]
        mov dword [rsp + 468], r14d ;   235.0 agu0+st1  107 w[124] spill
        mov r14d, ecx               ;   234.2        107 w[125] copy
        xor r14d, ebx               ;   236.0 alu0   107 w[125]
        xor r14d, 0x9e3779cc        ;   237.0 alu3   107 w[125]
        xor r14d, r12d              ;   240.0 alu2   107 w[125]
        xor r14d, r13d              ;   244.0 alu1   107 w[125]
        ror r14d, 0x15              ;   245.0 alu2   107 w[125]
        mov dword [rsp + 472], ecx  ;   235.5 agu1+st0  107 w[117] spill
        mov ecx, eax                ;   235.7        107 w[126] copy
        xor ecx, edx                ;   238.0 alu0   107 w[126]
        xor ecx, 0x9e3779cf         ;   239.0 alu3   107 w[126]
        xor ecx, ebp                ;   242.0 alu1   107 w[126]
        xor ecx, r14d               ;   246.0 alu0   107 w[126]
        ror ecx, 0x15               ;   247.0 alu2   107 w[126]
        mov dword [rsp + 476], eax  ;   237.2 agu2+st1  107 w[118] spill
        mov eax, r15d               ;   237.3        107 w[127] copy
        xor eax, 0x9e3779ce         ;   237.5 alu3   107 w[127]
        xor eax, r12d               ;   240.0 alu1   107 w[127]
        xor eax, r13d               ;   244.0 alu0   107 w[127]
        xor eax, ecx                ;   248.0 alu2   107 w[127]
        ror eax, 0x15               ;   249.0 alu1   107 w[127]
        mov dword [rsp + 480], r15d ;   239.0 agu0+st0  107 w[119] spill
        mov r15d, ebx               ;   239.2        107 w[128] copy
        xor r15d, 0x9e3779c1        ;   239.3 alu3   107 w[128]
        xor r15d, ebp               ;   242.0 alu0   107 w[128]
        xor r15d, r14d              ;   246.0 alu2   107 w[128]
        xor r15d, eax               ;   250.0 alu1   107 w[128]
        ror r15d, 0x15              ;   251.0 alu2   107 w[128]
        mov dword [rsp + 484], ebx  ;   240.3 agu1+st1  107 w[120] spill
        mov ebx, edx                ;   240.5        107 w[129] copy
        xor ebx, r13d               ;   244.0 alu3   107 w[129]
        xor ebx, 0x9e3779c0         ;   245.0 alu0   107 w[129]
        xor ebx, ecx                ;   248.0 alu1   107 w[129]
        xor ebx, r15d               ;   252.0 alu2   107 w[129]
        ror ebx, 0x15               ;   253.0 alu1   107 w[129]
        mov dword [rsp + 488], edx  ;   243.0 agu2+st0  107 w[121] spill
        mov edx, r12d               ;   243.2        107 w[130] copy
        xor edx, r14d               ;   246.0 alu3   107 w[130]
        xor edx, 0x9e3779c3         ;   247.0 alu0   107 w[130]
        xor edx, eax                ;   250.0 alu2   107 w[130]
        xor edx, ebx                ;   254.0 alu1   107 w[130]
        ror edx, 0x15               ;   255.0 alu2   107 w[130]
        mov dword [rsp + 492], r12d ;   245.2 agu0+st1  107 w[122] spill
        mov r12d, ebp               ;   245.3        107 w[131] copy
        xor r12d, ecx               ;   248.0 alu3   107 w[131]
        xor r12d, 0x9e3779c2        ;   249.0 alu0   107 w[131]
        xor r12d, r15d              ;   252.0 alu1   107 w[131]
        xor r12d, edx               ;   256.0 alu2   107 w[131]
        ror r12d, 0x15              ;   257.0 alu1   107 w[131]
        mov dword [rsp + 496], ebp  ;   247.2 agu1+st0  107 w[123] spill
        mov ebp, r13d               ;   247.3        107 w[132] copy
        xor ebp, eax                ;   250.0 alu3   107 w[132]
        mov dword [rsp + 500], r13d ;   248.0 agu2+st1  107 w[124] spill
        mov r13d, ebp               ;   251.0        107 w[132] copy
        xor r13d, 0x9e3779c5        ;   251.0 alu0   107 w[132]
        xor r13d, ebx               ;   254.0 alu2   107 w[132]
        xor r13d, r12d              ;   258.0 alu1   107 w[132]
        ror r13d, 0x15              ;   259.0 alu2   107 w[132]
        mov dword [rsp + 504], ebp  ;   251.0 agu0+st0  107 w[132] spill
        mov ebp, r14d               ;   250.2        107 w[133] copy
        xor ebp, 0x9e3779c4         ;   250.3 alu3   107 w[133]
        xor ebp, r15d               ;   252.0 alu0   107 w[133]
        xor ebp, edx                ;   256.0 alu1   107 w[133]
        xor ebp, r13d               ;   260.0 alu2   107 w[133]
        ror ebp, 0x15               ;   261.0 alu1   107 w[133]
        mov dword [rsp + 508], r14d ;   251.3 agu1+st1  107 w[125] spill
        mov r14d, ecx               ;   251.5        107 w[134] copy
        xor r14d, ebx               ;   254.0 alu3   107 w[134]
        xor r14d, 0x9e3779c7        ;   255.0 alu0   107 w[134]
        xor r14d, r12d              ;   258.0 alu2   107 w[134]
        xor r14d, ebp               ;   262.0 alu1   107 w[134]
        ror r14d, 0x15              ;   263.0 alu2   107 w[134]
        mov dword [rsp + 512], ecx  ;   253.0 agu2+st0  107 w[126] spill
        mov ecx, eax                ;   253.2        107 w[135] copy
        xor ecx, edx                ;   256.0 alu3   107 w[135]
        xor ecx, 0x9e3779c6         ;   257.0 alu0   107 w[135]
        xor ecx, r13d               ;   260.0 alu1   107 w[135]
        xor ecx, r14d               ;   264.0 alu2   107 w[135]
        ror ecx, 0x15               ;   265.0 alu1   107 w[135]
        mov dword [rsp + 516], eax  ;   255.2 agu0+st1  107 w[127] spill
        mov eax, r15d               ;   255.3        107 w[136] copy
        xor eax, r12d               ;   258.0 alu3   107 w[136]
        xor eax, 0x9e377939         ;   259.0 alu0   107 w[136]
        xor eax, ebp                ;   262.0 alu2   107 w[136]
        xor eax, ecx                ;   266.0 alu1   107 w[136]
        ror eax, 0x15               ;   267.0 alu2   107 w[136]
        mov dword [rsp + 520], r15d ;   257.2 agu1+st0  107 w[128] spill
        mov r15d, ebx               ;   257.3        107 w[137] copy
        xor r15d, r13d              ;   260.0 alu3   107 w[137]
        xor r15d, 0x9e377938        ;   261.0 alu0   107 w[137]
        xor r15d, r14d              ;   264.0 alu1   107 w[137]
        xor r15d, eax               ;   268.0 alu2   107 w[137]
        ror r15d, 0x15              ;   269.0 alu1   107 w[137]
        mov dword [rsp + 524], r13d ;   260.0 agu2+st1  107 w[132] spill
        mov r13d, edx               ;   260.0        107 w[138] copy
        xor r13d, ebp               ;   262.0 alu3   107 w[138]
        xor r13d, 0x9e37793b        ;   263.0 alu0   107 w[138]
        xor r13d, ecx               ;   266.0 alu2   107 w[138]
        xor r13d, r15d              ;   270.0 alu1   107 w[138]
        ror r13d, 0x15              ;   271.0 alu2   107 w[138]
        mov dword [rsp + 528], r15d ;   270.0 agu0+st0  107 w[137] spill
        mov r15d, r12d              ;   262.0        107 w[139] copy
        xor r15d, r14d              ;   264.0 alu3   107 w[139]
        xor r15d, 0x9e37793a        ;   265.0 alu0   107 w[139]
        xor r15d, eax               ;   268.0 alu1   107 w[139]
        xor r15d, r13d              ;   272.0 alu2   107 w[139]
        ror r15d, 0x15              ;   273.0 alu1   107 w[139]
        mov dword [rsp + 532], r13d ;   272.0 agu1+st1  107 w[138] spill
        mov r13d, r10d              ;   264.2         26 box copy
        and r13d, r9d               ;   264.3 alu3    26 box
        xor r10d, esi               ;   264.5 alu0    26 box
        or esi, r9d                 ;   264.7 alu2    26 box
        xor r9d, r11d               ;   264.8 alu1    26 box
        or r9d, r13d                ;   265.8 alu3    26 box
        and r11d, esi               ;   265.7 alu0    26 box
        xor r11d, r10d              ;   266.7 alu2    26 box
        and r10d, esi               ;   265.8 alu1    26 box
        xor r10d, r9d               ;   266.8 alu3    26 box
        xor esi, r11d               ;   267.7 alu0    26 box
        xor r11d, r13d              ;   267.7 alu2    26 box
        xor r9d, r11d               ;   268.7 alu1    26 box
        and r13d, r10d              ;   267.8 alu3    26 box
        xor r13d, esi               ;   268.8 alu0    26 box
        and esi, r10d               ;   268.7 alu2    26 box
        xor r11d, esi               ;   269.7 alu1    26 box
        mov esi, dword [rsp + 16]   ;   267.7 agu2    25 box
        xor esi, r8d                ;   271.7 alu3    25 box
        and r8d, edi                ;   268.5 alu0    25 box
        xor esi, edi                ;   272.7 alu2    25 box
        xor r8d, dword [rsp + 20]   ;   269.5 alu1+agu0   25 box
        mov dword [rsp + 536], r9d  ;   269.7 agu1+st0   26 box spill
        mov r9d, dword [rsp + 20]   ;   268.7 agu2    25 box
        or r9d, edi                 ;   272.7 alu3    25 box
        xor r9d, dword [rsp + 16]   ;   273.7 alu0+agu0   25 box
        mov dword [rsp + 20], r10d  ;   269.5 agu1+st1   26 box spill
        mov r10d, dword [rsp + 16]  ;   269.7 agu2    25 box
        and r10d, r8d               ;   273.7 alu2    25 box
        xor r10d, esi               ;   274.7 alu1    25 box
        xor r8d, esi                ;   273.7 alu3    25 box
        xor edi, r8d                ;   274.7 alu0    25 box
        or esi, r9d                 ;   274.7 alu2    25 box
        xor r8d, esi                ;   275.7 alu1    25 box
        xor r9d, r8d                ;   276.7 alu3    25 box
        xor r8d, r10d               ;   276.7 alu0    25 box
        not r10d                    ;   275.7 alu2    25 box
        mov esi, dword [rsp + 24]   ;   271.7 agu0    24 box
        and esi, dword [rsp + 32]   ;   275.7 alu1+agu1   24 box
        mov dword [rsp + 24], r10d  ;   276.7 agu2+st0   25 box spill
        mov r10d, dword [rsp + 28]  ;   272.7 agu0    24 box
        or r10d, dword [rsp + 32]   ;   276.7 alu3+agu1   24 box
        not r10d                    ;   277.7 alu0    24 box
        mov dword [rsp + 28], r9d   ;   277.7 agu2+st1   25 box spill
        mov r9d, dword [rsp + 32]   ;   273.7 agu0    24 box
        xor r9d, dword [rsp + 40]   ;   277.7 alu2+agu1   24 box
        mov dword [rsp + 32], r8d   ;   277.7 agu2+st0   25 box spill
        mov r8d, esi                ;   276.7         24 box copy
        mov dword [rsp + 16], edi   ;   275.7 agu0+st1   25 box spill
        mov edi, r10d               ;   278.7         24 box copy
        mov dword [rsp + 540], r13d ;   274.8 agu1+st0   26 box spill
        mov r13d, dword [rsp + 36]  ;   275.0 agu2    24 box
        not r13d                    ;   279.0 alu1    24 box
        xor r9d, r13d               ;   280.0 alu3    24 box
        or r8d, r13d                ;   280.0 alu0    24 box
        xor esi, r9d                ;   281.0 alu2    24 box
        and r9d, r8d                ;   281.0 alu1    24 box
        or edi, r9d                 ;   282.0 alu3    24 box
        xor r8d, esi                ;   282.0 alu0    24 box
        or r8d, edi                 ;   283.0 alu2    24 box
        mov r9d, dword [rsp + 40]   ;   277.0 agu0    24 box
        xor r9d, esi                ;   282.0 alu1    24 box
        xor r10d, r9d               ;   283.0 alu3    24 box
        xor r8d, r10d               ;   284.0 alu0    24 box
        and r9d, edi                ;   283.0 alu2    24 box
        xor r10d, r9d               ;   284.0 alu1    24 box
        mov r9d, dword [rsp + 44]   ;   278.0 agu1    23 box
        mov r13d, dword [rsp + 60]  ;   278.2 agu2   107 w[23] reload
        or r9d, r13d                ;   282.2 alu3    23 box
        xor r13d, dword [rsp + 56]  ;   282.2 alu0+agu0   23 box
        xor r9d, dword [rsp + 52]   ;   283.2 alu2+agu1   23 box
        mov dword [rsp + 60], edi   ;   283.0 agu2+st1   24 box spill
        mov edi, dword [rsp + 52]   ;   280.0 agu0    23 box
        and edi, dword [rsp + 48]   ;   284.0 alu1+agu1   23 box
        xor edi, r13d               ;   285.0 alu3    23 box
        not r13d                    ;   283.2 alu0    23 box
        mov dword [rsp + 52], esi   ;   282.0 agu2+st0   24 box spill
        mov esi, dword [rsp + 56]   ;   282.0 agu0    23 box
        xor esi, r9d                ;   286.0 alu2    23 box
        mov dword [rsp + 56], r8d   ;   285.0 agu1+st1   24 box spill
        mov r8d, dword [rsp + 48]   ;   282.5 agu2    23 box
        xor r8d, r9d                ;   286.5 alu1    23 box
        or r13d, r8d                ;   287.5 alu3    23 box
        xor r8d, esi                ;   287.5 alu0    23 box
        or r8d, edi                 ;   288.5 alu2    23 box
        xor edi, r8d                ;   289.5 alu1    23 box
        xor r9d, edi                ;   290.5 alu3    23 box
        xor edi, r13d               ;   290.5 alu0    23 box
        xor r13d, r8d               ;   289.5 alu2    23 box
        mov r8d, dword [rsp + 64]   ;   284.0 agu0    30 box
        or r8d, dword [rsp + 76]    ;   288.0 alu1+agu1   30 box
        xor r8d, dword [rsp + 68]   ;   289.0 alu3+agu2   30 box
        mov dword [rsp + 48], esi   ;   287.0 agu0+st0   23 box spill
        mov esi, dword [rsp + 68]   ;   285.2 agu1    30 box
        and esi, dword [rsp + 76]   ;   289.2 alu0+agu2   30 box
        mov dword [rsp + 68], r9d   ;   291.5 agu0+st1   23 box spill
        mov r9d, dword [rsp + 64]   ;   286.2 agu1    30 box
        xor r9d, esi                ;   290.2 alu2    30 box
        xor esi, dword [rsp + 72]   ;   290.2 alu1+agu2   30 box
        and esi, r9d                ;   291.2 alu3    30 box
        mov dword [rsp + 64], r13d  ;   290.5 agu0+st0   23 box spill
        mov r13d, dword [rsp + 76]  ;   287.2 agu1    30 box
        xor r13d, esi               ;   292.2 alu0    30 box
        or esi, r8d                 ;   292.2 alu2    30 box
        xor esi, dword [rsp + 72]   ;   293.2 alu1+agu2   30 box
        mov dword [rsp + 76], edi   ;   291.5 agu0+st1   23 box spill
        mov edi, dword [rsp + 72]   ;   288.5 agu1    30 box
        xor edi, r8d                ;   292.5 alu3    30 box
        not edi                     ;   293.5 alu0    30 box
        or edi, r9d                 ;   294.5 alu2    30 box
        or edi, r13d                ;   295.5 alu1    30 box
        xor r8d, r9d                ;   291.2 alu3    30 box
        xor r8d, r13d               ;   293.2 alu0    30 box
        xor edi, r8d                ;   296.5 alu2    30 box
        xor r13d, esi               ;   294.2 alu1    30 box
        or r8d, esi                 ;   294.2 alu3    30 box
        xor r9d, r8d                ;   295.2 alu0    30 box
        mov r8d, dword [rsp + 80]   ;   291.2 agu2    29 box
        and r8d, dword [rsp + 96]   ;   295.2 alu2+agu0   29 box
        mov dword [rsp + 80], r13d  ;   295.2 agu1+st0   30 box spill
        mov r13d, dword [rsp + 96]  ;   292.2 agu2    29 box
        xor r13d, dword [rsp + 92]  ;   296.2 alu1+agu0   29 box
        mov dword [rsp + 96], esi   ;   294.2 agu1+st1   30 box spill
        mov esi, dword [rsp + 92]   ;   293.2 agu2    29 box
        mov dword [rsp + 92], r9d   ;   296.2 agu0+st0   30 box spill
        mov r9d, dword [rsp + 84]   ;   293.5 agu1    29 box
        mov dword [rsp + 72], edi   ;   297.5 agu2+st1   30 box spill
        mov edi, dword [rsp + 84]   ;   294.3 agu0    29 box
        mov dword [rsp + 44], r10d  ;   294.5 agu1+st0   24 box spill
        mov r10d, dword [rsp + 84]  ;   295.2 agu2    29 box
        mov dword [rsp + 84], r11d  ;   295.3 agu0+st1   26 box spill
        mov r11d, dword [rsp + 88]  ;   295.5 agu1    29 box
        not r11d                    ;   299.5 alu3    29 box
        xor esi, r11d               ;   300.5 alu0    29 box
        xor r8d, esi                ;   301.5 alu2    29 box
        and r9d, r11d               ;   300.5 alu1    29 box
        xor r9d, esi                ;   301.5 alu3    29 box
        or edi, esi                 ;   301.5 alu0    29 box
        xor r10d, r8d               ;   302.5 alu2    29 box
        xor edi, r13d               ;   302.5 alu1    29 box
        and r13d, r9d               ;   302.5 alu3    29 box
        xor r9d, r8d                ;   302.5 alu0    29 box
        and r9d, edi                ;   303.5 alu2    29 box
        or edi, r13d                ;   303.5 alu1    29 box
        xor r13d, r10d              ;   303.5 alu3    29 box
        not r10d                    ;   303.5 alu0    29 box
        xor r9d, r10d               ;   304.5 alu2    29 box
        xor r10d, edi               ;   304.5 alu1    29 box
        mov esi, dword [rsp + 100]  ;   299.5 agu2    28 box
        mov edi, dword [rsp + 104]  ;   299.7 agu0   107 w[33] reload
        or esi, edi                 ;   303.7 alu3    28 box
        mov r11d, dword [rsp + 108] ;   300.5 agu1    28 box
        xor r11d, dword [rsp + 100] ;   304.5 alu0+agu2   28 box
        xor esi, r11d               ;   305.5 alu2    28 box
        xor edi, dword [rsp + 100]  ;   303.7 alu1+agu0   28 box
        and r11d, dword [rsp + 100] ;   305.5 alu3+agu1   28 box
        mov dword [rsp + 104], r9d  ;   305.5 agu2+st0   29 box spill
        mov r9d, dword [rsp + 100]  ;   302.5 agu0    28 box
        xor r9d, esi                ;   306.5 alu0    28 box
        mov dword [rsp + 100], r10d ;   305.5 agu1+st1   29 box spill
        mov r10d, dword [rsp + 112] ;   303.0 agu2    28 box
        not r10d                    ;   307.0 alu2    28 box
        xor edi, r10d               ;   308.0 alu1    28 box
        and r11d, edi               ;   309.0 alu3    28 box
        xor r11d, r10d              ;   310.0 alu0    28 box
        or r10d, edi                ;   309.0 alu2    28 box
        xor r10d, esi               ;   310.0 alu1    28 box
        and esi, r11d               ;   311.0 alu3    28 box
        xor r11d, r9d               ;   311.0 alu0    28 box
        and r9d, r10d               ;   311.0 alu2    28 box
        xor r9d, edi                ;   312.0 alu1    28 box
        xor edi, esi                ;   312.0 alu3    28 box
        mov esi, dword [rsp + 116]  ;   305.5 agu0    27 box
        and esi, dword [rsp + 128]  ;   309.5 alu0+agu1   27 box
        xor esi, dword [rsp + 124]  ;   310.5 alu2+agu2   27 box
        mov dword [rsp + 112], r11d ;   312.0 agu0+st0   28 box spill
        mov r11d, dword [rsp + 116] ;   306.7 agu1    27 box
        xor r11d, dword [rsp + 120] ;   310.7 alu1+agu2   27 box
        mov dword [rsp + 116], r9d  ;   313.0 agu0+st1   28 box spill
        mov r9d, dword [rsp + 124]  ;   307.7 agu1    27 box
        or r9d, dword [rsp + 128]   ;   311.7 alu3+agu2   27 box
        or r9d, r11d                ;   312.7 alu0    27 box
        xor r9d, dword [rsp + 120]  ;   313.7 alu2+agu0   27 box
        mov dword [rsp + 124], edi  ;   313.0 agu1+st0   28 box spill
        mov edi, dword [rsp + 120]  ;   309.5 agu2    27 box
        and edi, r11d               ;   313.5 alu1    27 box
        xor edi, esi                ;   314.5 alu3    27 box
        mov dword [rsp + 120], r10d ;   311.0 agu0+st1   28 box spill
        mov r10d, dword [rsp + 128] ;   310.5 agu1    27 box
        xor r10d, esi               ;   314.5 alu0    27 box
        and esi, r9d                ;   314.7 alu2    27 box
        xor r9d, r10d               ;   315.5 alu1    27 box
        or r10d, edi                ;   315.5 alu3    27 box
        not edi                     ;   315.5 alu0    27 box
        xor r10d, r11d              ;   316.5 alu2    27 box
        xor r11d, esi               ;   315.7 alu1    27 box
        mov esi, dword [rsp + 132]  ;   312.0 agu2    26 box
        and esi, dword [rsp + 136]  ;   316.0 alu3+agu0   26 box
        mov dword [rsp + 128], r11d ;   316.7 agu1+st0   27 box spill
        mov r11d, dword [rsp + 136] ;   313.0 agu2    26 box
        xor r11d, dword [rsp + 144] ;   317.0 alu0+agu0   26 box
        mov dword [rsp + 136], r10d ;   317.5 agu1+st1   27 box spill
        mov r10d, dword [rsp + 144] ;   314.0 agu2    26 box
        or r10d, dword [rsp + 132]  ;   318.0 alu2+agu0   26 box
        mov dword [rsp + 144], r9d  ;   316.5 agu1+st0   27 box spill
        mov r9d, dword [rsp + 132]  ;   315.0 agu2    26 box
        xor r9d, dword [rsp + 140]  ;   319.0 alu1+agu0   26 box
        or r9d, esi                 ;   320.0 alu3    26 box
        mov dword [rsp + 132], edi  ;   316.5 agu1+st1   27 box spill
        mov edi, dword [rsp + 140]  ;   316.0 agu2    26 box
        and edi, r10d               ;   320.0 alu0    26 box
        xor edi, r11d               ;   321.0 alu2    26 box
        and r11d, r10d              ;   319.0 alu1    26 box
        xor r11d, r9d               ;   321.0 alu3    26 box
        xor r10d, edi               ;   322.0 alu0    26 box
        xor edi, esi                ;   322.0 alu2    26 box
        xor r9d, edi                ;   323.0 alu1    26 box
        and esi, r11d               ;   322.0 alu3    26 box
        xor esi, r10d               ;   323.0 alu0    26 box
        and r10d, r11d              ;   323.0 alu2    26 box
        xor edi, r10d               ;   324.0 alu1    26 box
        mov r10d, dword [rsp + 148] ;   317.2 agu0    25 box
        and r10d, dword [rsp + 156] ;   321.2 alu3+agu1   25 box
        xor r10d, dword [rsp + 160] ;   322.2 alu0+agu2   25 box
        mov dword [rsp + 140], r9d  ;   324.0 agu0+st0   26 box spill
        mov r9d, dword [rsp + 156]  ;   319.0 agu1    25 box
        xor r9d, dword [rsp + 148]  ;   323.0 alu2+agu2   25 box
        xor r9d, dword [rsp + 152]  ;   324.0 alu1+agu0   25 box
        mov dword [rsp + 156], r11d ;   322.0 agu1+st1   26 box spill
        mov r11d, dword [rsp + 160] ;   320.2 agu2    25 box
        or r11d, dword [rsp + 148]  ;   324.2 alu3+agu0   25 box
        xor r11d, dword [rsp + 152] ;   325.2 alu0+agu1   25 box
        mov dword [rsp + 160], esi  ;   324.0 agu2+st0   26 box spill
        mov esi, dword [rsp + 152]  ;   321.3 agu0    25 box
        and esi, r10d               ;   325.3 alu2    25 box
        xor esi, r9d                ;   326.3 alu1    25 box
        xor r10d, r9d               ;   325.0 alu3    25 box
        or r9d, r11d                ;   326.2 alu0    25 box
        xor r9d, r10d               ;   327.2 alu2    25 box
        xor r10d, dword [rsp + 148] ;   326.0 alu1+agu1   25 box
        xor r11d, r9d               ;   328.2 alu3    25 box
        xor r9d, esi                ;   328.2 alu0    25 box
        not esi                     ;   327.3 alu2    25 box
        mov dword [rsp + 148], esi  ;   328.3 agu2+st1   25 box spill
        mov esi, dword [rsp + 164]  ;   324.0 agu0    24 box
        and esi, dword [rsp + 172]  ;   328.0 alu1+agu1   24 box
        mov dword [rsp + 164], r11d ;   329.2 agu2+st0   25 box spill
        mov r11d, dword [rsp + 168] ;   325.0 agu0    24 box
        or r11d, dword [rsp + 172]  ;   329.0 alu3+agu1   24 box
        not r11d                    ;   330.0 alu0    24 box
        mov dword [rsp + 168], r9d  ;   329.2 agu2+st1   25 box spill
        mov r9d, dword [rsp + 172]  ;   326.0 agu0    24 box
        xor r9d, dword [rsp + 180]  ;   330.0 alu2+agu1   24 box
        mov dword [rsp + 172], r10d ;   327.0 agu2+st0   25 box spill
        mov r10d, esi               ;   329.0         24 box copy
        mov dword [rsp + 152], edi  ;   327.0 agu0+st1   26 box spill
        mov edi, r11d               ;   331.0         24 box copy
        mov dword [rsp + 108], r8d  ;   327.2 agu1+st0   29 box spill
        mov r8d, dword [rsp + 176]  ;   327.5 agu2    24 box
        not r8d                     ;   331.5 alu1    24 box
        xor r9d, r8d                ;   332.5 alu3    24 box
        or r10d, r8d                ;   332.5 alu0    24 box
        xor esi, r9d                ;   333.5 alu2    24 box
        and r9d, r10d               ;   333.5 alu1    24 box
        or edi, r9d                 ;   334.5 alu3    24 box
        xor r10d, esi               ;   334.5 alu0    24 box
        or r10d, edi                ;   335.5 alu2    24 box
        mov r8d, dword [rsp + 180]  ;   328.5 agu0    24 box
        xor r8d, esi                ;   334.5 alu1    24 box
        xor r11d, r8d               ;   335.5 alu3    24 box
        xor r10d, r11d              ;   336.5 alu0    24 box
        and r8d, edi                ;   335.5 alu2    24 box
        xor r11d, r8d               ;   336.5 alu1    24 box
        mov r8d, dword [rsp + 184]  ;   330.0 agu1    23 box
        mov r9d, dword [rsp + 200]  ;   330.2 agu2   107 w[55] reload
        or r8d, r9d                 ;   334.2 alu3    23 box
        xor r9d, dword [rsp + 196]  ;   334.2 alu0+agu0   23 box
        xor r8d, dword [rsp + 192]  ;   335.2 alu2+agu1   23 box
        mov dword [rsp + 200], edi  ;   335.5 agu2+st1   24 box spill
        mov edi, dword [rsp + 192]  ;   332.5 agu0    23 box
        and edi, dword [rsp + 188]  ;   336.5 alu1+agu1   23 box
        xor edi, r9d                ;   337.5 alu3    23 box
        not r9d                     ;   335.2 alu0    23 box
        mov dword [rsp + 192], esi  ;   334.5 agu2+st0   24 box spill
        mov esi, dword [rsp + 196]  ;   334.2 agu0    23 box
        xor esi, r8d                ;   338.2 alu2    23 box
        mov dword [rsp + 196], r10d ;   337.5 agu1+st1   24 box spill
        mov r10d, dword [rsp + 188] ;   334.7 agu2    23 box
        xor r10d, r8d               ;   338.7 alu1    23 box
        or r9d, r10d                ;   339.7 alu3    23 box
        xor r10d, esi               ;   339.7 alu0    23 box
        or r10d, edi                ;   340.7 alu2    23 box
        xor edi, r10d               ;   341.7 alu1    23 box
        xor r8d, edi                ;   342.7 alu3    23 box
        xor edi, r9d                ;   342.7 alu0    23 box
        xor r9d, r10d               ;   341.7 alu2    23 box
        mov r10d, dword [rsp + 204] ;   336.2 agu0    30 box
        or r10d, dword [rsp + 216]  ;   340.2 alu1+agu1   30 box
        xor r10d, dword [rsp + 208] ;   341.2 alu3+agu2   30 box
        mov dword [rsp + 188], esi  ;   339.2 agu0+st0   23 box spill
        mov esi, dword [rsp + 208]  ;   337.3 agu1    30 box
        and esi, dword [rsp + 216]  ;   341.3 alu0+agu2   30 box
        mov dword [rsp + 208], r8d  ;   343.7 agu0+st1   23 box spill
        mov r8d, dword [rsp + 204]  ;   338.3 agu1    30 box
        xor r8d, esi                ;   342.3 alu2    30 box
        xor esi, dword [rsp + 212]  ;   342.3 alu1+agu2   30 box
        and esi, r8d                ;   343.3 alu3    30 box
        mov dword [rsp + 204], r9d  ;   342.7 agu0+st0   23 box spill
        mov r9d, dword [rsp + 216]  ;   339.3 agu1    30 box
        xor r9d, esi                ;   344.3 alu0    30 box
        or esi, r10d                ;   344.3 alu2    30 box
        xor esi, dword [rsp + 212]  ;   345.3 alu1+agu2   30 box
        mov dword [rsp + 216], edi  ;   343.7 agu0+st1   23 box spill
        mov edi, dword [rsp + 212]  ;   340.7 agu1    30 box
        xor edi, r10d               ;   344.7 alu3    30 box
        not edi                     ;   345.7 alu0    30 box
        or edi, r8d                 ;   346.7 alu2    30 box
        or edi, r9d                 ;   347.7 alu1    30 box
        xor r10d, r8d               ;   343.3 alu3    30 box
        xor r10d, r9d               ;   345.3 alu0    30 box
        xor edi, r10d               ;   348.7 alu2    30 box
        xor r9d, esi                ;   346.3 alu1    30 box
        or r10d, esi                ;   346.3 alu3    30 box
        xor r8d, r10d               ;   347.3 alu0    30 box
        mov r10d, dword [rsp + 220] ;   343.3 agu2    29 box
        and r10d, dword [rsp + 236] ;   347.3 alu2+agu0   29 box
        mov dword [rsp + 220], r9d  ;   347.3 agu1+st0   30 box spill
        mov r9d, dword [rsp + 236]  ;   344.3 agu2    29 box
        xor r9d, dword [rsp + 232]  ;   348.3 alu1+agu0   29 box
        mov dword [rsp + 236], esi  ;   346.3 agu1+st1   30 box spill
        mov esi, dword [rsp + 232]  ;   345.3 agu2    29 box
        mov dword [rsp + 232], r8d  ;   348.3 agu0+st0   30 box spill
        mov r8d, dword [rsp + 224]  ;   345.7 agu1    29 box
        mov dword [rsp + 212], edi  ;   349.7 agu2+st1   30 box spill
        mov edi, dword [rsp + 224]  ;   346.5 agu0    29 box
        mov dword [rsp + 184], r11d ;   346.7 agu1+st0   24 box spill
        mov r11d, dword [rsp + 224] ;   347.3 agu2    29 box
        mov dword [rsp + 224], r13d ;   347.5 agu0+st1   29 box spill
        mov r13d, dword [rsp + 228] ;   347.7 agu1    29 box
        not r13d                    ;   351.7 alu3    29 box
        xor esi, r13d               ;   352.7 alu0    29 box
        xor r10d, esi               ;   353.7 alu2    29 box
        and r8d, r13d               ;   352.7 alu1    29 box
        xor r8d, esi                ;   353.7 alu3    29 box
        or edi, esi                 ;   353.7 alu0    29 box
        xor r11d, r10d              ;   354.7 alu2    29 box
        xor edi, r9d                ;   354.7 alu1    29 box
        and r9d, r8d                ;   354.7 alu3    29 box
        xor r8d, r10d               ;   354.7 alu0    29 box
        and r8d, edi                ;   355.7 alu2    29 box
        or edi, r9d                 ;   355.7 alu1    29 box
        xor r9d, r11d               ;   355.7 alu3    29 box
        not r11d                    ;   355.7 alu0    29 box
        xor r8d, r11d               ;   356.7 alu2    29 box
        xor r11d, edi               ;   356.7 alu1    29 box
        mov esi, dword [rsp + 240]  ;   351.7 agu2    28 box
        mov edi, dword [rsp + 244]  ;   351.8 agu0   107 w[65] reload
        or esi, edi                 ;   355.8 alu3    28 box
        mov r13d, dword [rsp + 248] ;   352.7 agu1    28 box
        xor r13d, dword [rsp + 240] ;   356.7 alu0+agu2   28 box
        xor esi, r13d               ;   357.7 alu2    28 box
        xor edi, dword [rsp + 240]  ;   355.8 alu1+agu0   28 box
        and r13d, dword [rsp + 240] ;   357.7 alu3+agu1   28 box
        mov dword [rsp + 244], r8d  ;   357.7 agu2+st0   29 box spill
        mov r8d, dword [rsp + 240]  ;   354.7 agu0    28 box
        xor r8d, esi                ;   358.7 alu0    28 box
        mov dword [rsp + 240], r11d ;   357.7 agu1+st1   29 box spill
        mov r11d, dword [rsp + 252] ;   355.2 agu2    28 box
        not r11d                    ;   359.2 alu2    28 box
        xor edi, r11d               ;   360.2 alu1    28 box
        and r13d, edi               ;   361.2 alu3    28 box
        xor r13d, r11d              ;   362.2 alu0    28 box
        or r11d, edi                ;   361.2 alu2    28 box
        xor r11d, esi               ;   362.2 alu1    28 box
        and esi, r13d               ;   363.2 alu3    28 box
        xor r13d, r8d               ;   363.2 alu0    28 box
        and r8d, r11d               ;   363.2 alu2    28 box
        xor r8d, edi                ;   364.2 alu1    28 box
        xor edi, esi                ;   364.2 alu3    28 box
        mov esi, dword [rsp + 256]  ;   357.7 agu0    27 box
        and esi, dword [rsp + 268]  ;   361.7 alu0+agu1   27 box
        xor esi, dword [rsp + 264]  ;   362.7 alu2+agu2   27 box
        mov dword [rsp + 252], r13d ;   364.2 agu0+st0   28 box spill
        mov r13d, dword [rsp + 256] ;   358.8 agu1    27 box
        xor r13d, dword [rsp + 260] ;   362.8 alu1+agu2   27 box
        mov dword [rsp + 256], r8d  ;   365.2 agu0+st1   28 box spill
        mov r8d, dword [rsp + 264]  ;   359.8 agu1    27 box
        or r8d, dword [rsp + 268]   ;   363.8 alu3+agu2   27 box
        or r8d, r13d                ;   364.8 alu0    27 box
        xor r8d, dword [rsp + 260]  ;   365.8 alu2+agu0   27 box
        mov dword [rsp + 264], edi  ;   365.2 agu1+st0   28 box spill
        mov edi, dword [rsp + 260]  ;   361.7 agu2    27 box
        and edi, r13d               ;   365.7 alu1    27 box
        xor edi, esi                ;   366.7 alu3    27 box
        mov dword [rsp + 260], r11d ;   363.2 agu0+st1   28 box spill
        mov r11d, dword [rsp + 268] ;   362.7 agu1    27 box
        xor r11d, esi               ;   366.7 alu0    27 box
        and esi, r8d                ;   366.8 alu2    27 box
        xor r8d, r11d               ;   367.7 alu1    27 box
        or r11d, edi                ;   367.7 alu3    27 box
        not edi                     ;   367.7 alu0    27 box
        xor r11d, r13d              ;   368.7 alu2    27 box
        xor r13d, esi               ;   367.8 alu1    27 box
        mov esi, dword [rsp + 272]  ;   364.2 agu2    26 box
        and esi, dword [rsp + 276]  ;   368.2 alu3+agu0   26 box
        mov dword [rsp + 268], r13d ;   368.8 agu1+st0   27 box spill
        mov r13d, dword [rsp + 276] ;   365.2 agu2    26 box
        xor r13d, dword [rsp + 284] ;   369.2 alu0+agu0   26 box
        mov dword [rsp + 276], r11d ;   369.7 agu1+st1   27 box spill
        mov r11d, dword [rsp + 284] ;   366.2 agu2    26 box
        or r11d, dword [rsp + 272]  ;   370.2 alu2+agu0   26 box
        mov dword [rsp + 284], r8d  ;   368.7 agu1+st0   27 box spill
        mov r8d, dword [rsp + 272]  ;   367.2 agu2    26 box
        xor r8d, dword [rsp + 280]  ;   371.2 alu1+agu0   26 box
        or r8d, esi                 ;   372.2 alu3    26 box
        mov dword [rsp + 272], edi  ;   368.7 agu1+st1   27 box spill
        mov edi, dword [rsp + 280]  ;   368.2 agu2    26 box
        and edi, r11d               ;   372.2 alu0    26 box
        xor edi, r13d               ;   373.2 alu2    26 box
        and r13d, r11d              ;   371.2 alu1    26 box
        xor r13d, r8d               ;   373.2 alu3    26 box
        xor r11d, edi               ;   374.2 alu0    26 box
        xor edi, esi                ;   374.2 alu2    26 box
        xor r8d, edi                ;   375.2 alu1    26 box
        and esi, r13d               ;   374.2 alu3    26 box
        xor esi, r11d               ;   375.2 alu0    26 box
        and r11d, r13d              ;   375.2 alu2    26 box
        xor edi, r11d               ;   376.2 alu1    26 box
        mov r11d, dword [rsp + 288] ;   369.3 agu0    25 box
        and r11d, dword [rsp + 296] ;   373.3 alu3+agu1   25 box
        xor r11d, dword [rsp + 300] ;   374.3 alu0+agu2   25 box
        mov dword [rsp + 280], r8d  ;   376.2 agu0+st0   26 box spill
        mov r8d, dword [rsp + 296]  ;   371.2 agu1    25 box
        xor r8d, dword [rsp + 288]  ;   375.2 alu2+agu2   25 box
        xor r8d, dword [rsp + 292]  ;   376.2 alu1+agu0   25 box
        mov dword [rsp + 296], r13d ;   374.2 agu1+st1   26 box spill
        mov r13d, dword [rsp + 300] ;   372.3 agu2    25 box
        or r13d, dword [rsp + 288]  ;   376.3 alu3+agu0   25 box
        xor r13d, dword [rsp + 292] ;   377.3 alu0+agu1   25 box
        mov dword [rsp + 300], esi  ;   376.2 agu2+st0   26 box spill
        mov esi, dword [rsp + 292]  ;   373.5 agu0    25 box
        and esi, r11d               ;   377.5 alu2    25 box
        xor esi, r8d                ;   378.5 alu1    25 box
        xor r11d, r8d               ;   377.2 alu3    25 box
        or r8d, r13d                ;   378.3 alu0    25 box
        xor r8d, r11d               ;   379.3 alu2    25 box
        xor r11d, dword [rsp + 288] ;   378.2 alu1+agu1   25 box
        xor r13d, r8d               ;   380.3 alu3    25 box
        xor r8d, esi                ;   380.3 alu0    25 box
        not esi                     ;   379.5 alu2    25 box
        mov dword [rsp + 288], esi  ;   380.5 agu2+st1   25 box spill
        mov esi, dword [rsp + 304]  ;   376.2 agu0    24 box
        and esi, dword [rsp + 312]  ;   380.2 alu1+agu1   24 box
        mov dword [rsp + 304], r13d ;   381.3 agu2+st0   25 box spill
        mov r13d, dword [rsp + 308] ;   377.2 agu0    24 box
        or r13d, dword [rsp + 312]  ;   381.2 alu3+agu1   24 box
        not r13d                    ;   382.2 alu0    24 box
        mov dword [rsp + 308], r8d  ;   381.3 agu2+st1   25 box spill
        mov r8d, dword [rsp + 312]  ;   378.2 agu0    24 box
        xor r8d, dword [rsp + 320]  ;   382.2 alu2+agu1   24 box
        mov dword [rsp + 312], r11d ;   379.2 agu2+st0   25 box spill
        mov r11d, esi               ;   381.2         24 box copy
        mov dword [rsp + 292], edi  ;   379.2 agu0+st1   26 box spill
        mov edi, r13d               ;   383.2         24 box copy
        mov dword [rsp + 248], r10d ;   379.3 agu1+st0   29 box spill
        mov r10d, dword [rsp + 316] ;   379.7 agu2    24 box
        not r10d                    ;   383.7 alu1    24 box
        xor r8d, r10d               ;   384.7 alu3    24 box
        or r11d, r10d               ;   384.7 alu0    24 box
        xor esi, r8d                ;   385.7 alu2    24 box
        and r8d, r11d               ;   385.7 alu1    24 box
        or edi, r8d                 ;   386.7 alu3    24 box
        xor r11d, esi               ;   386.7 alu0    24 box
        or r11d, edi                ;   387.7 alu2    24 box
        mov r8d, dword [rsp + 320]  ;   380.7 agu0    24 box
        xor r8d, esi                ;   386.7 alu1    24 box
        xor r13d, r8d               ;   387.7 alu3    24 box
        xor r11d, r13d              ;   388.7 alu0    24 box
        and r8d, edi                ;   387.7 alu2    24 box
        xor r13d, r8d               ;   388.7 alu1    24 box
        mov r8d, dword [rsp + 324]  ;   382.2 agu1    23 box
        mov r10d, dword [rsp + 340] ;   382.3 agu2   107 w[87] reload
        or r8d, r10d                ;   386.3 alu3    23 box
        xor r10d, dword [rsp + 336] ;   386.3 alu0+agu0   23 box
        xor r8d, dword [rsp + 332]  ;   387.3 alu2+agu1   23 box
        mov dword [rsp + 340], edi  ;   387.7 agu2+st1   24 box spill
        mov edi, dword [rsp + 332]  ;   384.7 agu0    23 box
        and edi, dword [rsp + 328]  ;   388.7 alu1+agu1   23 box
        xor edi, r10d               ;   389.7 alu3    23 box
        not r10d                    ;   387.3 alu0    23 box
        mov dword [rsp + 332], esi  ;   386.7 agu2+st0   24 box spill
        mov esi, dword [rsp + 336]  ;   386.3 agu0    23 box
        xor esi, r8d                ;   390.3 alu2    23 box
        mov dword [rsp + 336], r11d ;   389.7 agu1+st1   24 box spill
        mov r11d, dword [rsp + 328] ;   386.8 agu2    23 box
        xor r11d, r8d               ;   390.8 alu1    23 box
        or r10d, r11d               ;   391.8 alu3    23 box
        xor r11d, esi               ;   391.8 alu0    23 box
        or r11d, edi                ;   392.8 alu2    23 box
        xor edi, r11d               ;   393.8 alu1    23 box
        xor r8d, edi                ;   394.8 alu3    23 box
        xor edi, r10d               ;   394.8 alu0    23 box
        xor r10d, r11d              ;   393.8 alu2    23 box
        mov r11d, dword [rsp + 344] ;   388.3 agu0    30 box
        or r11d, dword [rsp + 356]  ;   392.3 alu1+agu1   30 box
        xor r11d, dword [rsp + 348] ;   393.3 alu3+agu2   30 box
        mov dword [rsp + 328], esi  ;   391.3 agu0+st0   23 box spill
        mov esi, dword [rsp + 348]  ;   389.5 agu1    30 box
        and esi, dword [rsp + 356]  ;   393.5 alu0+agu2   30 box
        mov dword [rsp + 348], r8d  ;   395.8 agu0+st1   23 box spill
        mov r8d, dword [rsp + 344]  ;   390.5 agu1    30 box
        xor r8d, esi                ;   394.5 alu2    30 box
        xor esi, dword [rsp + 352]  ;   394.5 alu1+agu2   30 box
        and esi, r8d                ;   395.5 alu3    30 box
        mov dword [rsp + 344], r10d ;   394.8 agu0+st0   23 box spill
        mov r10d, dword [rsp + 356] ;   391.5 agu1    30 box
        xor r10d, esi               ;   396.5 alu0    30 box
        or esi, r11d                ;   396.5 alu2    30 box
        xor esi, dword [rsp + 352]  ;   397.5 alu1+agu2   30 box
        mov dword [rsp + 356], edi  ;   395.8 agu0+st1   23 box spill
        mov edi, dword [rsp + 352]  ;   392.8 agu1    30 box
        xor edi, r11d               ;   396.8 alu3    30 box
        not edi                     ;   397.8 alu0    30 box
        or edi, r8d                 ;   398.8 alu2    30 box
        or edi, r10d                ;   399.8 alu1    30 box
        xor r11d, r8d               ;   395.5 alu3    30 box
        xor r11d, r10d              ;   397.5 alu0    30 box
        xor edi, r11d               ;   400.8 alu2    30 box
        xor r10d, esi               ;   398.5 alu1    30 box
        or r11d, esi                ;   398.5 alu3    30 box
        xor r8d, r11d               ;   399.5 alu0    30 box
        mov r11d, dword [rsp + 360] ;   395.5 agu2    29 box
        and r11d, dword [rsp + 376] ;   399.5 alu2+agu0   29 box
        mov dword [rsp + 360], r10d ;   399.5 agu1+st0   30 box spill
        mov r10d, dword [rsp + 376] ;   396.5 agu2    29 box
        xor r10d, dword [rsp + 372] ;   400.5 alu1+agu0   29 box
        mov dword [rsp + 376], esi  ;   398.5 agu1+st1   30 box spill
        mov esi, dword [rsp + 372]  ;   397.5 agu2    29 box
        mov dword [rsp + 372], r8d  ;   400.5 agu0+st0   30 box spill
        mov r8d, dword [rsp + 364]  ;   397.8 agu1    29 box
        mov dword [rsp + 352], edi  ;   401.8 agu2+st1   30 box spill
        mov edi, dword [rsp + 364]  ;   398.7 agu0    29 box
        mov dword [rsp + 324], r13d ;   398.8 agu1+st0   24 box spill
        mov r13d, dword [rsp + 364] ;   399.5 agu2    29 box
        mov dword [rsp + 364], r9d  ;   399.7 agu0+st1   29 box spill
        mov r9d, dword [rsp + 368]  ;   399.8 agu1    29 box
        not r9d                     ;   403.8 alu3    29 box
        xor esi, r9d                ;   404.8 alu0    29 box
        xor r11d, esi               ;   405.8 alu2    29 box
        and r8d, r9d                ;   404.8 alu1    29 box
        xor r8d, esi                ;   405.8 alu3    29 box
        or edi, esi                 ;   405.8 alu0    29 box
        xor r13d, r11d              ;   406.8 alu2    29 box
        xor edi, r10d               ;   406.8 alu1    29 box
        and r10d, r8d               ;   406.8 alu3    29 box
        xor r8d, r11d               ;   406.8 alu0    29 box
        and r8d, edi                ;   407.8 alu2    29 box
        or edi, r10d                ;   407.8 alu1    29 box
        xor r10d, r13d              ;   407.8 alu3    29 box
        not r13d                    ;   407.8 alu0    29 box
        xor r8d, r13d               ;   408.8 alu2    29 box
        xor r13d, edi               ;   408.8 alu1    29 box
        mov esi, dword [rsp + 380]  ;   403.8 agu2    28 box
        mov edi, dword [rsp + 384]  ;   404.0 agu0   107 w[97] reload
        or esi, edi                 ;   408.0 alu3    28 box
        mov r9d, dword [rsp + 388]  ;   404.8 agu1    28 box
        xor r9d, dword [rsp + 380]  ;   408.8 alu0+agu2   28 box
        xor esi, r9d                ;   409.8 alu2    28 box
        xor edi, dword [rsp + 380]  ;   408.0 alu1+agu0   28 box
        and r9d, dword [rsp + 380]  ;   409.8 alu3+agu1   28 box
        mov dword [rsp + 384], r8d  ;   409.8 agu2+st0   29 box spill
        mov r8d, dword [rsp + 380]  ;   406.8 agu0    28 box
        xor r8d, esi                ;   410.8 alu0    28 box
        mov dword [rsp + 380], r13d ;   409.8 agu1+st1   29 box spill
        mov r13d, dword [rsp + 392] ;   407.3 agu2    28 box
        not r13d                    ;   411.3 alu2    28 box
        xor edi, r13d               ;   412.3 alu1    28 box
        and r9d, edi                ;   413.3 alu3    28 box
        xor r9d, r13d               ;   414.3 alu0    28 box
        or r13d, edi                ;   413.3 alu2    28 box
        xor r13d, esi               ;   414.3 alu1    28 box
        and esi, r9d                ;   415.3 alu3    28 box
        xor r9d, r8d                ;   415.3 alu0    28 box
        and r8d, r13d               ;   415.3 alu2    28 box
        xor r8d, edi                ;   416.3 alu1    28 box
        xor edi, esi                ;   416.3 alu3    28 box
        mov esi, dword [rsp + 396]  ;   409.8 agu0    27 box
        and esi, dword [rsp + 408]  ;   413.8 alu0+agu1   27 box
        xor esi, dword [rsp + 404]  ;   414.8 alu2+agu2   27 box
        mov dword [rsp + 392], r9d  ;   416.3 agu0+st0   28 box spill
        mov r9d, dword [rsp + 396]  ;   411.0 agu1    27 box
        xor r9d, dword [rsp + 400]  ;   415.0 alu1+agu2   27 box
        mov dword [rsp + 396], r8d  ;   417.3 agu0+st1   28 box spill
        mov r8d, dword [rsp + 404]  ;   412.0 agu1    27 box
        or r8d, dword [rsp + 408]   ;   416.0 alu3+agu2   27 box
        or r8d, r9d                 ;   417.0 alu0    27 box
        xor r8d, dword [rsp + 400]  ;   418.0 alu2+agu0   27 box
        mov dword [rsp + 404], edi  ;   417.3 agu1+st0   28 box spill
        mov edi, dword [rsp + 400]  ;   413.8 agu2    27 box
        and edi, r9d                ;   417.8 alu1    27 box
        xor edi, esi                ;   418.8 alu3    27 box
        mov dword [rsp + 400], r13d ;   415.3 agu0+st1   28 box spill
        mov r13d, dword [rsp + 408] ;   414.8 agu1    27 box
        xor r13d, esi               ;   418.8 alu0    27 box
        and esi, r8d                ;   419.0 alu2    27 box
        xor r8d, r13d               ;   419.8 alu1    27 box
        or r13d, edi                ;   419.8 alu3    27 box
        not edi                     ;   419.8 alu0    27 box
        xor r13d, r9d               ;   420.8 alu2    27 box
        xor r9d, esi                ;   420.0 alu1    27 box
        mov esi, dword [rsp + 412]  ;   416.3 agu2    26 box
        and esi, dword [rsp + 416]  ;   420.3 alu3+agu0   26 box
        mov dword [rsp + 408], r9d  ;   421.0 agu1+st0   27 box spill
        mov r9d, dword [rsp + 416]  ;   417.3 agu2    26 box
        xor r9d, dword [rsp + 424]  ;   421.3 alu0+agu0   26 box
        mov dword [rsp + 416], r13d ;   421.8 agu1+st1   27 box spill
        mov r13d, dword [rsp + 424] ;   418.3 agu2    26 box
        or r13d, dword [rsp + 412]  ;   422.3 alu2+agu0   26 box
        mov dword [rsp + 424], r8d  ;   420.8 agu1+st0   27 box spill
        mov r8d, dword [rsp + 412]  ;   419.3 agu2    26 box
        xor r8d, dword [rsp + 420]  ;   423.3 alu1+agu0   26 box
        or r8d, esi                 ;   424.3 alu3    26 box
        mov dword [rsp + 412], edi  ;   420.8 agu1+st1   27 box spill
        mov edi, dword [rsp + 420]  ;   420.3 agu2    26 box
        and edi, r13d               ;   424.3 alu0    26 box
        xor edi, r9d                ;   425.3 alu2    26 box
        and r9d, r13d               ;   423.3 alu1    26 box
        xor r9d, r8d                ;   425.3 alu3    26 box
        xor r13d, edi               ;   426.3 alu0    26 box
        xor edi, esi                ;   426.3 alu2    26 box
        xor r8d, edi                ;   427.3 alu1    26 box
        and esi, r9d                ;   426.3 alu3    26 box
        xor esi, r13d               ;   427.3 alu0    26 box
        and r13d, r9d               ;   427.3 alu2    26 box
        xor edi, r13d               ;   428.3 alu1    26 box
        mov r13d, dword [rsp + 428] ;   421.5 agu0    25 box
        and r13d, dword [rsp + 436] ;   425.5 alu3+agu1   25 box
        xor r13d, dword [rsp + 440] ;   426.5 alu0+agu2   25 box
        mov dword [rsp + 420], r8d  ;   428.3 agu0+st0   26 box spill
        mov r8d, dword [rsp + 436]  ;   423.3 agu1    25 box
        xor r8d, dword [rsp + 428]  ;   427.3 alu2+agu2   25 box
        xor r8d, dword [rsp + 432]  ;   428.3 alu1+agu0   25 box
        mov dword [rsp + 436], r9d  ;   426.3 agu1+st1   26 box spill
        mov r9d, dword [rsp + 440]  ;   424.5 agu2    25 box
        or r9d, dword [rsp + 428]   ;   428.5 alu3+agu0   25 box
        xor r9d, dword [rsp + 432]  ;   429.5 alu0+agu1   25 box
        mov dword [rsp + 440], esi  ;   428.3 agu2+st0   26 box spill
        mov esi, dword [rsp + 432]  ;   425.7 agu0    25 box
        and esi, r13d               ;   429.7 alu2    25 box
        xor esi, r8d                ;   430.7 alu1    25 box
        xor r13d, r8d               ;   429.3 alu3    25 box
        or r8d, r9d                 ;   430.5 alu0    25 box
        xor r8d, r13d               ;   431.5 alu2    25 box
        xor r13d, dword [rsp + 428] ;   430.3 alu1+agu1   25 box
        xor r9d, r8d                ;   432.5 alu3    25 box
        xor r8d, esi                ;   432.5 alu0    25 box
        not esi                     ;   431.7 alu2    25 box
        mov dword [rsp + 428], esi  ;   432.7 agu2+st1   25 box spill
        mov esi, dword [rsp + 444]  ;   428.3 agu0    24 box
        and esi, dword [rsp + 452]  ;   432.3 alu1+agu1   24 box
        mov dword [rsp + 444], r9d  ;   433.5 agu2+st0   25 box spill
        mov r9d, dword [rsp + 448]  ;   429.3 agu0    24 box
        or r9d, dword [rsp + 452]   ;   433.3 alu3+agu1   24 box
        not r9d                     ;   434.3 alu0    24 box
        mov dword [rsp + 448], r8d  ;   433.5 agu2+st1   25 box spill
        mov r8d, dword [rsp + 452]  ;   430.3 agu0    24 box
        xor r8d, dword [rsp + 460]  ;   434.3 alu2+agu1   24 box
        mov dword [rsp + 452], r13d ;   431.3 agu2+st0   25 box spill
        mov r13d, esi               ;   433.3         24 box copy
        mov dword [rsp + 432], edi  ;   431.3 agu0+st1   26 box spill
        mov edi, r9d                ;   435.3         24 box copy
        mov dword [rsp + 388], r11d ;   431.5 agu1+st0   29 box spill
        mov r11d, dword [rsp + 456] ;   431.8 agu2    24 box
        not r11d                    ;   435.8 alu1    24 box
        xor r8d, r11d               ;   436.8 alu3    24 box
        or r13d, r11d               ;   436.8 alu0    24 box
        xor esi, r8d                ;   437.8 alu2    24 box
        and r8d, r13d               ;   437.8 alu1    24 box
        or edi, r8d                 ;   438.8 alu3    24 box
        xor r13d, esi               ;   438.8 alu0    24 box
        or r13d, edi                ;   439.8 alu2    24 box
        mov r8d, dword [rsp + 460]  ;   432.8 agu0    24 box
        xor r8d, esi                ;   438.8 alu1    24 box
        xor r9d, r8d                ;   439.8 alu3    24 box
        xor r13d, r9d               ;   440.8 alu0    24 box
        and r8d, edi                ;   439.8 alu2    24 box
        xor r9d, r8d                ;   440.8 alu1    24 box
        mov r8d, dword [rsp + 464]  ;   434.3 agu1    23 box
        mov r11d, dword [rsp + 480] ;   434.5 agu2   107 w[119] reload
        or r8d, r11d                ;   438.5 alu3    23 box
        xor r11d, dword [rsp + 476] ;   438.5 alu0+agu0   23 box
        xor r8d, dword [rsp + 472]  ;   439.5 alu2+agu1   23 box
        mov dword [rsp + 480], edi  ;   439.8 agu2+st1   24 box spill
        mov edi, dword [rsp + 472]  ;   436.8 agu0    23 box
        and edi, dword [rsp + 468]  ;   440.8 alu1+agu1   23 box
        xor edi, r11d               ;   441.8 alu3    23 box
        not r11d                    ;   439.5 alu0    23 box
        mov dword [rsp + 472], esi  ;   438.8 agu2+st0   24 box spill
        mov esi, dword [rsp + 476]  ;   438.5 agu0    23 box
        xor esi, r8d                ;   442.5 alu2    23 box
        mov dword [rsp + 476], r13d ;   441.8 agu1+st1   24 box spill
        mov r13d, dword [rsp + 468] ;   439.0 agu2    23 box
        xor r13d, r8d               ;   443.0 alu1    23 box
        or r11d, r13d               ;   444.0 alu3    23 box
        xor r13d, esi               ;   444.0 alu0    23 box
        or r13d, edi                ;   445.0 alu2    23 box
        xor edi, r13d               ;   446.0 alu1    23 box
        xor r8d, edi                ;   447.0 alu3    23 box
        xor edi, r11d               ;   447.0 alu0    23 box
        xor r11d, r13d              ;   446.0 alu2    23 box
        mov r13d, dword [rsp + 484] ;   440.5 agu0    30 box
        or r13d, dword [rsp + 496]  ;   444.5 alu1+agu1   30 box
        xor r13d, dword [rsp + 488] ;   445.5 alu3+agu2   30 box
        mov dword [rsp + 468], esi  ;   443.5 agu0+st0   23 box spill
        mov esi, dword [rsp + 488]  ;   441.7 agu1    30 box
        and esi, dword [rsp + 496]  ;   445.7 alu0+agu2   30 box
        mov dword [rsp + 488], r8d  ;   448.0 agu0+st1   23 box spill
        mov r8d, dword [rsp + 484]  ;   442.7 agu1    30 box
        xor r8d, esi                ;   446.7 alu2    30 box
        xor esi, dword [rsp + 492]  ;   446.7 alu1+agu2   30 box
        and esi, r8d                ;   447.7 alu3    30 box
        mov dword [rsp + 484], r11d ;   447.0 agu0+st0   23 box spill
        mov r11d, dword [rsp + 496] ;   443.7 agu1    30 box
        xor r11d, esi               ;   448.7 alu0    30 box
        or esi, r13d                ;   448.7 alu2    30 box
        xor esi, dword [rsp + 492]  ;   449.7 alu1+agu2   30 box
        mov dword [rsp + 496], edi  ;   448.0 agu0+st1   23 box spill
        mov edi, dword [rsp + 492]  ;   445.0 agu1    30 box
        xor edi, r13d               ;   449.0 alu3    30 box
        not edi                     ;   450.0 alu0    30 box
        or edi, r8d                 ;   451.0 alu2    30 box
        or edi, r11d                ;   452.0 alu1    30 box
        xor r13d, r8d               ;   447.7 alu3    30 box
        xor r13d, r11d              ;   449.7 alu0    30 box
        xor edi, r13d               ;   453.0 alu2    30 box
        xor r11d, esi               ;   450.7 alu1    30 box
        or r13d, esi                ;   450.7 alu3    30 box
        xor r8d, r13d               ;   451.7 alu0    30 box
        mov r13d, dword [rsp + 500] ;   447.7 agu2    29 box
        and r13d, dword [rsp + 516] ;   451.7 alu2+agu0   29 box
        mov dword [rsp + 500], r11d ;   451.7 agu1+st0   30 box spill
        mov r11d, dword [rsp + 516] ;   448.7 agu2    29 box
        xor r11d, dword [rsp + 512] ;   452.7 alu1+agu0   29 box
        mov dword [rsp + 516], esi  ;   450.7 agu1+st1   30 box spill
        mov esi, dword [rsp + 512]  ;   449.7 agu2    29 box
        mov dword [rsp + 512], r8d  ;   452.7 agu0+st0   30 box spill
        mov r8d, dword [rsp + 504]  ;   450.0 agu1    29 box
        mov dword [rsp + 492], edi  ;   454.0 agu2+st1   30 box spill
        mov edi, dword [rsp + 504]  ;   450.8 agu0    29 box
        mov dword [rsp + 464], r9d  ;   451.0 agu1+st0   24 box spill
        mov r9d, dword [rsp + 504]  ;   451.7 agu2    29 box
        mov dword [rsp + 504], r10d ;   451.8 agu0+st1   29 box spill
        mov r10d, dword [rsp + 508] ;   452.0 agu1    29 box
        not r10d                    ;   456.0 alu3    29 box
        xor esi, r10d               ;   457.0 alu0    29 box
        xor r13d, esi               ;   458.0 alu2    29 box
        and r8d, r10d               ;   457.0 alu1    29 box
        xor r8d, esi                ;   458.0 alu3    29 box
        or edi, esi                 ;   458.0 alu0    29 box
        xor r9d, r13d               ;   459.0 alu2    29 box
        xor edi, r11d               ;   459.0 alu1    29 box
        and r11d, r8d               ;   459.0 alu3    29 box
        xor r8d, r13d               ;   459.0 alu0    29 box
        and r8d, edi                ;   460.0 alu2    29 box
        or edi, r11d                ;   460.0 alu1    29 box
        xor r11d, r9d               ;   460.0 alu3    29 box
        not r9d                     ;   460.0 alu0    29 box
        xor r8d, r9d                ;   461.0 alu2    29 box
        xor r9d, edi                ;   461.0 alu1    29 box
        not r12d                    ;   456.0 alu3    28 box
        mov esi, ebx                ;   456.2         28 box copy
        mov edi, dword [rsp + 520]  ;   456.3 agu2   107 w[128] reload
        or esi, edi                 ;   460.3 alu0    28 box
        xor edx, edi                ;   460.3 alu2    28 box
        xor esi, edx                ;   461.3 alu1    28 box
        xor ebx, r12d               ;   458.0 alu3    28 box
        xor ebx, edi                ;   460.3 alu0    28 box
        and edx, edi                ;   461.3 alu2    28 box
        xor edi, esi                ;   462.3 alu1    28 box
        and edx, ebx                ;   462.3 alu3    28 box
        xor edx, r12d               ;   463.3 alu0    28 box
        or r12d, ebx                ;   461.3 alu2    28 box
        xor r12d, esi               ;   462.3 alu1    28 box
        and esi, edx                ;   464.3 alu3    28 box
        xor edx, edi                ;   464.3 alu0    28 box
        and edi, r12d               ;   463.3 alu2    28 box
        xor edi, ebx                ;   464.3 alu1    28 box
        xor ebx, esi                ;   465.3 alu3    28 box
        mov esi, dword [rsp + 524]  ;   460.8 agu0    27 box
        xor esi, ecx                ;   464.8 alu0    27 box
        mov r10d, ecx               ;   461.2         27 box copy
        and r10d, esi               ;   465.8 alu2    27 box
        xor esi, ebp                ;   465.8 alu1    27 box
        xor r10d, r14d              ;   466.8 alu3    27 box
        or r14d, ecx                ;   462.2 alu0    27 box
        or r14d, esi                ;   466.8 alu2    27 box
        xor r14d, ebp               ;   467.8 alu1    27 box
        and ebp, esi                ;   466.8 alu3    27 box
        xor ebp, r10d               ;   467.8 alu0    27 box
        xor ecx, r10d               ;   467.8 alu2    27 box
        and r10d, r14d              ;   468.8 alu1    27 box
        xor r14d, ecx               ;   468.8 alu3    27 box
        or ecx, ebp                 ;   468.8 alu0    27 box
        not ebp                     ;   468.8 alu2    27 box
        xor ecx, esi                ;   469.8 alu1    27 box
        xor esi, r10d               ;   469.8 alu3    27 box
        mov r10d, dword [rsp + 528] ;   464.8 agu1    26 box
        and r10d, eax               ;   468.8 alu0    26 box
        mov dword [rsp + 524], esi  ;   470.8 agu2+st0   27 box spill
        mov esi, dword [rsp + 528]  ;   465.8 agu0    26 box
        xor esi, r15d               ;   469.8 alu2    26 box
        or r15d, eax                ;   466.2 alu1    26 box
        xor eax, dword [rsp + 532]  ;   466.3 alu3+agu1   26 box
        or eax, r10d                ;   469.8 alu0    26 box
        mov dword [rsp + 528], ecx  ;   470.8 agu2+st1   27 box spill
        mov ecx, dword [rsp + 532]  ;   467.0 agu0    26 box
        and ecx, r15d               ;   471.0 alu2    26 box
        xor ecx, esi                ;   472.0 alu1    26 box
        and esi, r15d               ;   470.8 alu3    26 box
        xor esi, eax                ;   471.8 alu0    26 box
        xor r15d, ecx               ;   473.0 alu2    26 box
        xor ecx, r10d               ;   473.0 alu1    26 box
        xor eax, ecx                ;   474.0 alu3    26 box
        and r10d, esi               ;   472.8 alu0    26 box
        xor r10d, r15d              ;   474.0 alu2    26 box
        and r15d, esi               ;   474.0 alu1    26 box
        xor ecx, r15d               ;   475.0 alu3    26 box
        mov r15d, dword [rsp + 84]  ;   470.0 agu1    26 box reload
        mov dword [rsp + 532], eax  ;   475.0 agu2+st0   26 box spill
        mov rax, qword [rsp + 8]    ;   470.3 agu0   123 rk reload
        mov dword [rax], r15d       ;   474.0 agu1+st1  123 rk
        mov r15d, dword [rsp + 540] ;   471.2 agu2    26 box reload
        mov dword [rax + 4], r15d   ;   475.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 20]  ;   472.0 agu1    26 box reload
        mov dword [rax + 8], r15d   ;   476.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 536] ;   472.3 agu0    26 box reload
        mov dword [rax + 12], r15d  ;   476.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 16]  ;   473.2 agu2    25 box reload
        mov dword [rax + 16], r15d  ;   477.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 32]  ;   474.0 agu1    25 box reload
        mov dword [rax + 20], r15d  ;   478.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 28]  ;   474.3 agu0    25 box reload
        mov dword [rax + 24], r15d  ;   478.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 24]  ;   475.2 agu2    25 box reload
        mov dword [rax + 28], r15d  ;   479.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 44]  ;   476.0 agu1    24 box reload
        mov dword [rax + 32], r15d  ;   480.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 56]  ;   476.3 agu0    24 box reload
        mov dword [rax + 36], r15d  ;   480.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 52]  ;   477.2 agu2    24 box reload
        mov dword [rax + 40], r15d  ;   481.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 60]  ;   478.0 agu1    24 box reload
        mov dword [rax + 44], r15d  ;   482.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 76]  ;   478.3 agu0    23 box reload
        mov dword [rax + 48], r15d  ;   482.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 64]  ;   479.2 agu2    23 box reload
        mov dword [rax + 52], r15d  ;   483.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 68]  ;   480.0 agu1    23 box reload
        mov dword [rax + 56], r15d  ;   484.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 48]  ;   480.3 agu0    23 box reload
        mov dword [rax + 60], r15d  ;   484.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 72]  ;   481.2 agu2    30 box reload
        mov dword [rax + 64], r15d  ;   485.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 92]  ;   482.0 agu1    30 box reload
        mov dword [rax + 68], r15d  ;   486.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 96]  ;   482.3 agu0    30 box reload
        mov dword [rax + 72], r15d  ;   486.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 80]  ;   483.2 agu2    30 box reload
        mov dword [rax + 76], r15d  ;   487.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 224] ;   484.0 agu1    29 box reload
        mov dword [rax + 80], r15d  ;   488.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 108] ;   484.3 agu0    29 box reload
        mov dword [rax + 84], r15d  ;   488.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 100] ;   485.2 agu2    29 box reload
        mov dword [rax + 88], r15d  ;   489.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 104] ;   486.0 agu1    29 box reload
        mov dword [rax + 92], r15d  ;   490.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 120] ;   486.3 agu0    28 box reload
        mov dword [rax + 96], r15d  ;   490.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 124] ;   487.2 agu2    28 box reload
        mov dword [rax + 100], r15d ;   491.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 116] ;   488.0 agu1    28 box reload
        mov dword [rax + 104], r15d ;   492.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 112] ;   488.3 agu0    28 box reload
        mov dword [rax + 108], r15d ;   492.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 132] ;   489.2 agu2    27 box reload
        mov dword [rax + 112], r15d ;   493.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 144] ;   490.0 agu1    27 box reload
        mov dword [rax + 116], r15d ;   494.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 136] ;   490.3 agu0    27 box reload
        mov dword [rax + 120], r15d ;   494.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 128] ;   491.2 agu2    27 box reload
        mov dword [rax + 124], r15d ;   495.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 152] ;   492.0 agu1    26 box reload
        mov dword [rax + 128], r15d ;   496.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 160] ;   492.3 agu0    26 box reload
        mov dword [rax + 132], r15d ;   496.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 156] ;   493.2 agu2    26 box reload
        mov dword [rax + 136], r15d ;   497.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 140] ;   494.0 agu1    26 box reload
        mov dword [rax + 140], r15d ;   498.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 172] ;   494.3 agu0    25 box reload
        mov dword [rax + 144], r15d ;   498.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 168] ;   495.2 agu2    25 box reload
        mov dword [rax + 148], r15d ;   499.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 164] ;   496.0 agu1    25 box reload
        mov dword [rax + 152], r15d ;   500.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 148] ;   496.3 agu0    25 box reload
        mov dword [rax + 156], r15d ;   500.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 184] ;   497.2 agu2    24 box reload
        mov dword [rax + 160], r15d ;   501.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 196] ;   498.0 agu1    24 box reload
        mov dword [rax + 164], r15d ;   502.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 192] ;   498.3 agu0    24 box reload
        mov dword [rax + 168], r15d ;   502.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 200] ;   499.2 agu2    24 box reload
        mov dword [rax + 172], r15d ;   503.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 216] ;   500.0 agu1    23 box reload
        mov dword [rax + 176], r15d ;   504.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 204] ;   500.3 agu0    23 box reload
        mov dword [rax + 180], r15d ;   504.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 208] ;   501.2 agu2    23 box reload
        mov dword [rax + 184], r15d ;   505.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 188] ;   502.0 agu1    23 box reload
        mov dword [rax + 188], r15d ;   506.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 212] ;   502.3 agu0    30 box reload
        mov dword [rax + 192], r15d ;   506.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 232] ;   503.2 agu2    30 box reload
        mov dword [rax + 196], r15d ;   507.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 236] ;   504.0 agu1    30 box reload
        mov dword [rax + 200], r15d ;   508.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 220] ;   504.3 agu0    30 box reload
        mov dword [rax + 204], r15d ;   508.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 364] ;   505.2 agu2    29 box reload
        mov dword [rax + 208], r15d ;   509.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 248] ;   506.0 agu1    29 box reload
        mov dword [rax + 212], r15d ;   510.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 240] ;   506.3 agu0    29 box reload
        mov dword [rax + 216], r15d ;   510.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 244] ;   507.2 agu2    29 box reload
        mov dword [rax + 220], r15d ;   511.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 260] ;   508.0 agu1    28 box reload
        mov dword [rax + 224], r15d ;   512.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 264] ;   508.3 agu0    28 box reload
        mov dword [rax + 228], r15d ;   512.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 256] ;   509.2 agu2    28 box reload
        mov dword [rax + 232], r15d ;   513.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 252] ;   510.0 agu1    28 box reload
        mov dword [rax + 236], r15d ;   514.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 272] ;   510.3 agu0    27 box reload
        mov dword [rax + 240], r15d ;   514.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 284] ;   511.2 agu2    27 box reload
        mov dword [rax + 244], r15d ;   515.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 276] ;   512.0 agu1    27 box reload
        mov dword [rax + 248], r15d ;   516.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 268] ;   512.3 agu0    27 box reload
        mov dword [rax + 252], r15d ;   516.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 292] ;   513.2 agu2    26 box reload
        mov dword [rax + 256], r15d ;   517.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 300] ;   514.0 agu1    26 box reload
        mov dword [rax + 260], r15d ;   518.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 296] ;   514.3 agu0    26 box reload
        mov dword [rax + 264], r15d ;   518.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 280] ;   515.2 agu2    26 box reload
        mov dword [rax + 268], r15d ;   519.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 312] ;   516.0 agu1    25 box reload
        mov dword [rax + 272], r15d ;   520.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 308] ;   516.3 agu0    25 box reload
        mov dword [rax + 276], r15d ;   520.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 304] ;   517.2 agu2    25 box reload
        mov dword [rax + 280], r15d ;   521.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 288] ;   518.0 agu1    25 box reload
        mov dword [rax + 284], r15d ;   522.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 324] ;   518.3 agu0    24 box reload
        mov dword [rax + 288], r15d ;   522.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 336] ;   519.2 agu2    24 box reload
        mov dword [rax + 292], r15d ;   523.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 332] ;   520.0 agu1    24 box reload
        mov dword [rax + 296], r15d ;   524.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 340] ;   520.3 agu0    24 box reload
        mov dword [rax + 300], r15d ;   524.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 356] ;   521.2 agu2    23 box reload
        mov dword [rax + 304], r15d ;   525.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 344] ;   522.0 agu1    23 box reload
        mov dword [rax + 308], r15d ;   526.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 348] ;   522.3 agu0    23 box reload
        mov dword [rax + 312], r15d ;   526.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 328] ;   523.2 agu2    23 box reload
        mov dword [rax + 316], r15d ;   527.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 352] ;   524.0 agu1    30 box reload
        mov dword [rax + 320], r15d ;   528.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 372] ;   524.3 agu0    30 box reload
        mov dword [rax + 324], r15d ;   528.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 376] ;   525.2 agu2    30 box reload
        mov dword [rax + 328], r15d ;   529.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 360] ;   526.0 agu1    30 box reload
        mov dword [rax + 332], r15d ;   530.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 504] ;   526.3 agu0    29 box reload
        mov dword [rax + 336], r15d ;   530.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 388] ;   527.2 agu2    29 box reload
        mov dword [rax + 340], r15d ;   531.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 380] ;   528.0 agu1    29 box reload
        mov dword [rax + 344], r15d ;   532.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 384] ;   528.3 agu0    29 box reload
        mov dword [rax + 348], r15d ;   532.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 400] ;   529.2 agu2    28 box reload
        mov dword [rax + 352], r15d ;   533.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 404] ;   530.0 agu1    28 box reload
        mov dword [rax + 356], r15d ;   534.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 396] ;   530.3 agu0    28 box reload
        mov dword [rax + 360], r15d ;   534.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 392] ;   531.2 agu2    28 box reload
        mov dword [rax + 364], r15d ;   535.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 412] ;   532.0 agu1    27 box reload
        mov dword [rax + 368], r15d ;   536.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 424] ;   532.3 agu0    27 box reload
        mov dword [rax + 372], r15d ;   536.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 416] ;   533.2 agu2    27 box reload
        mov dword [rax + 376], r15d ;   537.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 408] ;   534.0 agu1    27 box reload
        mov dword [rax + 380], r15d ;   538.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 432] ;   534.3 agu0    26 box reload
        mov dword [rax + 384], r15d ;   538.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 440] ;   535.2 agu2    26 box reload
        mov dword [rax + 388], r15d ;   539.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 436] ;   536.0 agu1    26 box reload
        mov dword [rax + 392], r15d ;   540.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 420] ;   536.3 agu0    26 box reload
        mov dword [rax + 396], r15d ;   540.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 452] ;   537.2 agu2    25 box reload
        mov dword [rax + 400], r15d ;   541.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 448] ;   538.0 agu1    25 box reload
        mov dword [rax + 404], r15d ;   542.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 444] ;   538.3 agu0    25 box reload
        mov dword [rax + 408], r15d ;   542.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 428] ;   539.2 agu2    25 box reload
        mov dword [rax + 412], r15d ;   543.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 464] ;   540.0 agu1    24 box reload
        mov dword [rax + 416], r15d ;   544.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 476] ;   540.3 agu0    24 box reload
        mov dword [rax + 420], r15d ;   544.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 472] ;   541.2 agu2    24 box reload
        mov dword [rax + 424], r15d ;   545.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 480] ;   542.0 agu1    24 box reload
        mov dword [rax + 428], r15d ;   546.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 496] ;   542.3 agu0    23 box reload
        mov dword [rax + 432], r15d ;   546.3 agu1+st1  123 rk
        mov r15d, dword [rsp + 484] ;   543.2 agu2    23 box reload
        mov dword [rax + 436], r15d ;   547.2 agu0+st0  123 rk
        mov r15d, dword [rsp + 488] ;   544.0 agu1    23 box reload
        mov dword [rax + 440], r15d ;   548.0 agu2+st1  123 rk
        mov r15d, dword [rsp + 468] ;   544.3 agu0    23 box reload
        mov dword [rax + 444], r15d ;   548.3 agu1+st0  123 rk
        mov r15d, dword [rsp + 492] ;   545.2 agu2    30 box reload
        mov dword [rax + 448], r15d ;   549.2 agu0+st1  123 rk
        mov r15d, dword [rsp + 512] ;   546.0 agu1    30 box reload
        mov dword [rax + 452], r15d ;   550.0 agu2+st0  123 rk
        mov r15d, dword [rsp + 516] ;   546.3 agu0    30 box reload
        mov dword [rax + 456], r15d ;   550.3 agu1+st1  123 rk
        mov dword [rax + 464], r11d ;   547.2 agu2+st0  123 rk
        mov r11d, dword [rsp + 500] ;   547.3 agu0    30 box reload
        mov dword [rax + 460], r11d ;   551.3 agu1+st1  123 rk
        mov dword [rax + 468], r13d ;   548.2 agu2+st0  123 rk
        mov dword [rax + 472], r9d  ;   548.3 agu0+st1  123 rk
        mov dword [rax + 476], r8d  ;   549.0 agu1+st0  123 rk
        mov dword [rax + 480], r12d ;   549.2 agu2+st1  123 rk
        mov dword [rax + 484], ebx  ;   549.3 agu0+st0  123 rk
        mov dword [rax + 488], edi  ;   550.0 agu1+st1  123 rk
        mov dword [rax + 492], edx  ;   550.2 agu2+st0  123 rk
        mov dword [rax + 496], ebp  ;   550.3 agu0+st1  123 rk
        mov dword [rax + 500], r14d ;   551.0 agu1+st0  123 rk
        mov dword [rax + 512], ecx  ;   551.2 agu2+st1  123 rk
        mov edi, dword [rsp + 528]  ;   551.3 agu0    27 box reload
        mov dword [rax + 504], edi  ;   555.3 agu1+st0  123 rk
        mov edi, dword [rsp + 524]  ;   552.2 agu2    27 box reload
        mov dword [rax + 508], edi  ;   556.2 agu0+st1  123 rk
        mov dword [rax + 516], r10d ;   553.0 agu1+st0  123 rk
        mov dword [rax + 520], esi  ;   553.2 agu2+st1  123 rk
        mov esi, dword [rsp + 532]  ;   553.3 agu0    26 box reload
        mov dword [rax + 524], esi  ;   557.3 agu1+st0  123 rk
        lea rdi, [rsp + 16]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x42               ;                    cleared
        rep stosq                   ;                    cleared
        add rsp, 0x228              ;                    frame
        pop r15                     ;                    preserved
        pop r14                     ;                    preserved
        pop r13                     ;                    preserved
        pop r12                     ;                    preserved
        pop rbp                     ;                    preserved
        pop rbx                     ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

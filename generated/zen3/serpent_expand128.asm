; serpent_expand128 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand128 --cpu zen3
;
; void serpent_expand128(const void *key, void *rk);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 528 bytes, 4 instructions, one of them for 66 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2007 uops, planned 556.0; bounds: width 334.5, ports 298.2, path 274.0
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
%fatal "serpent_expand128 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_expand128
$_serpent_expand128:
%else
        global $serpent_expand128
%endif
$serpent_expand128:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0x228              ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0   117 k reload
        mov esi, dword [r8 + 12]    ;     4.0 agu1   117 k
        mov edi, esi                ;     8.0        107 w[8] copy
        xor edi, dword [r8]         ;     8.0 alu0+agu2  107 w[8]
        xor edi, 0x9e3779b9         ;     9.0 alu1   107 w[8]
        ror edi, 0x15               ;    10.0 alu2   107 w[8]
        mov ebp, edi                ;    11.0        107 w[9] copy
        xor ebp, dword [r8 + 4]     ;    11.0 alu3+agu0  107 w[9]
        xor ebp, 1                  ;    12.0 alu0   107 w[9]
        xor ebp, 0x9e3779b8         ;    13.0 alu1   107 w[9]
        ror ebp, 0x15               ;    14.0 alu2   107 w[9]
        mov r8d, dword [r8 + 8]     ;     4.0 agu1   107 w[10]
        xor r8d, 0x9e3779bb         ;     8.0 alu3   107 w[10]
        xor r8d, ebp                ;    15.0 alu0   107 w[10]
        ror r8d, 0x15               ;    16.0 alu1   107 w[10]
        xor esi, edi                ;    11.0 alu2   107 w[11]
        xor esi, 0x9e3779ba         ;    12.0 alu3   107 w[11]
        xor esi, r8d                ;    17.0 alu0   107 w[11]
        ror esi, 0x15               ;    18.0 alu1   107 w[11]
        mov r9d, ebp                ;    15.0        107 w[12] copy
        xor r9d, 1                  ;    15.0 alu2   107 w[12]
        xor r9d, 0x9e3779bd         ;    16.0 alu3   107 w[12]
        xor r9d, esi                ;    19.0 alu0   107 w[12]
        ror r9d, 0x15               ;    20.0 alu1   107 w[12]
        mov r10d, edi               ;    11.0        107 w[13] copy
        xor r10d, r8d               ;    17.0 alu2   107 w[13]
        mov r11d, r10d              ;    18.0        107 w[13] copy
        xor r11d, 0x9e3779bc        ;    18.0 alu3   107 w[13]
        xor r11d, r9d               ;    21.0 alu0   107 w[13]
        ror r11d, 0x15              ;    22.0 alu1   107 w[13]
        mov r12d, ebp               ;    15.0        107 w[14] copy
        xor r12d, esi               ;    19.0 alu2   107 w[14]
        mov r13d, r12d              ;    20.0        107 w[14] copy
        xor r13d, 0x9e3779bf        ;    20.0 alu3   107 w[14]
        xor r13d, r11d              ;    23.0 alu0   107 w[14]
        ror r13d, 0x15              ;    24.0 alu1   107 w[14]
        mov r14d, r8d               ;    17.0        107 w[15] copy
        xor r14d, 0x9e3779be        ;    17.0 alu2   107 w[15]
        xor r14d, r9d               ;    21.0 alu3   107 w[15]
        xor r14d, r13d              ;    25.0 alu0   107 w[15]
        ror r14d, 0x15              ;    26.0 alu1   107 w[15]
        mov r15d, edi               ;    17.5        107 w[16] copy
        xor r15d, esi               ;    19.0 alu2   107 w[16]
        xor r15d, r11d              ;    23.0 alu3   107 w[16]
        xor r15d, 0x9e3779b1        ;    24.0 alu0   107 w[16]
        xor r15d, r14d              ;    27.0 alu1   107 w[16]
        ror r15d, 0x15              ;    28.0 alu2   107 w[16]
        mov eax, ebp                ;    19.2        107 w[17] copy
        xor eax, r9d                ;    21.0 alu3   107 w[17]
        xor eax, r13d               ;    25.0 alu0   107 w[17]
        xor eax, 0x9e3779b0         ;    26.0 alu1   107 w[17]
        xor eax, r15d               ;    29.0 alu2   107 w[17]
        ror eax, 0x15               ;    30.0 alu1   107 w[17]
        mov ecx, r8d                ;    21.0        107 w[18] copy
        xor ecx, r11d               ;    23.0 alu3   107 w[18]
        xor ecx, 0x9e3779b3         ;    24.0 alu0   107 w[18]
        xor ecx, r14d               ;    27.0 alu2   107 w[18]
        xor ecx, eax                ;    31.0 alu1   107 w[18]
        ror ecx, 0x15               ;    32.0 alu2   107 w[18]
        mov edx, esi                ;    23.2        107 w[19] copy
        xor edx, r13d               ;    25.0 alu3   107 w[19]
        xor edx, 0x9e3779b2         ;    26.0 alu0   107 w[19]
        xor edx, r15d               ;    29.0 alu1   107 w[19]
        xor edx, ecx                ;    33.0 alu2   107 w[19]
        ror edx, 0x15               ;    34.0 alu1   107 w[19]
        mov ebx, r9d                ;    25.0        107 w[20] copy
        xor ebx, r14d               ;    27.0 alu3   107 w[20]
        xor ebx, 0x9e3779b5         ;    28.0 alu0   107 w[20]
        xor ebx, eax                ;    31.0 alu2   107 w[20]
        xor ebx, edx                ;    35.0 alu1   107 w[20]
        ror ebx, 0x15               ;    36.0 alu2   107 w[20]
        mov dword [rsp + 16], r9d   ;    26.3 agu2+st0  107 w[12] spill
        mov r9d, r11d               ;    26.5        107 w[21] copy
        xor r9d, r15d               ;    29.0 alu3   107 w[21]
        xor r9d, 0x9e3779b4         ;    30.0 alu0   107 w[21]
        xor r9d, ecx                ;    33.0 alu1   107 w[21]
        xor r9d, ebx                ;    37.0 alu2   107 w[21]
        ror r9d, 0x15               ;    38.0 alu1   107 w[21]
        mov dword [rsp + 20], r11d  ;    28.2 agu0+st1  107 w[13] spill
        mov r11d, r13d              ;    28.3        107 w[22] copy
        xor r11d, 0x9e3779b7        ;    28.5 alu3   107 w[22]
        xor r11d, eax               ;    31.0 alu0   107 w[22]
        xor r11d, edx               ;    35.0 alu2   107 w[22]
        xor r11d, r9d               ;    39.0 alu1   107 w[22]
        ror r11d, 0x15              ;    40.0 alu2   107 w[22]
        mov dword [rsp + 24], r13d  ;    30.0 agu1+st0  107 w[14] spill
        mov r13d, r14d              ;    30.2        107 w[23] copy
        xor r13d, ecx               ;    33.0 alu3   107 w[23]
        xor r13d, 0x9e3779b6        ;    34.0 alu0   107 w[23]
        xor r13d, ebx               ;    37.0 alu1   107 w[23]
        xor r13d, r11d              ;    41.0 alu2   107 w[23]
        ror r13d, 0x15              ;    42.0 alu1   107 w[23]
        mov dword [rsp + 28], r14d  ;    32.0 agu2+st1  107 w[15] spill
        mov r14d, r15d              ;    32.2        107 w[24] copy
        xor r14d, edx               ;    35.0 alu3   107 w[24]
        mov dword [rsp + 32], r15d  ;    33.0 agu0+st0  107 w[16] spill
        mov r15d, r14d              ;    36.0        107 w[24] copy
        xor r15d, 0x9e3779a9        ;    36.0 alu0   107 w[24]
        xor r15d, r9d               ;    39.0 alu2   107 w[24]
        xor r15d, r13d              ;    43.0 alu1   107 w[24]
        ror r15d, 0x15              ;    44.0 alu2   107 w[24]
        mov dword [rsp + 36], r14d  ;    36.0 agu1+st1  107 w[24] spill
        mov r14d, eax               ;    35.2        107 w[25] copy
        xor r14d, ebx               ;    37.0 alu3   107 w[25]
        xor r14d, 0x9e3779a8        ;    38.0 alu0   107 w[25]
        xor r14d, r11d              ;    41.0 alu1   107 w[25]
        xor r14d, r15d              ;    45.0 alu2   107 w[25]
        ror r14d, 0x15              ;    46.0 alu1   107 w[25]
        mov dword [rsp + 40], eax   ;    36.5 agu2+st0  107 w[17] spill
        mov eax, ecx                ;    36.7        107 w[26] copy
        xor eax, r9d                ;    39.0 alu3   107 w[26]
        xor eax, 0x9e3779ab         ;    40.0 alu0   107 w[26]
        xor eax, r13d               ;    43.0 alu2   107 w[26]
        xor eax, r14d               ;    47.0 alu3   107 w[26]
        ror eax, 0x15               ;    48.0 alu1   107 w[26]
        mov dword [rsp + 44], ecx   ;    38.2 agu0+st1  107 w[18] spill
        mov ecx, edx                ;    38.3        107 w[27] copy
        xor ecx, r11d               ;    41.0 alu0   107 w[27]
        xor ecx, 0x9e3779aa         ;    42.0 alu2   107 w[27]
        xor ecx, r15d               ;    45.0 alu3   107 w[27]
        xor ecx, eax                ;    49.0 alu1   107 w[27]
        ror ecx, 0x15               ;    50.0 alu2   107 w[27]
        mov dword [rsp + 48], edx   ;    40.2 agu1+st0  107 w[19] spill
        mov edx, ebx                ;    40.3        107 w[28] copy
        xor edx, r13d               ;    43.0 alu0   107 w[28]
        mov dword [rsp + 52], ebx   ;    41.0 agu2+st1  107 w[20] spill
        mov ebx, edx                ;    44.0        107 w[28] copy
        xor ebx, 0x9e3779ad         ;    44.0 alu3   107 w[28]
        xor ebx, r14d               ;    47.0 alu1   107 w[28]
        xor ebx, ecx                ;    51.0 alu2   107 w[28]
        ror ebx, 0x15               ;    52.0 alu1   107 w[28]
        mov dword [rsp + 56], edx   ;    44.0 agu0+st0  107 w[28] spill
        mov edx, r9d                ;    43.2        107 w[29] copy
        xor edx, r15d               ;    45.0 alu0   107 w[29]
        xor edx, 0x9e3779ac         ;    46.0 alu3   107 w[29]
        xor edx, eax                ;    49.0 alu2   107 w[29]
        xor edx, ebx                ;    53.0 alu1   107 w[29]
        ror edx, 0x15               ;    54.0 alu2   107 w[29]
        mov dword [rsp + 60], r9d   ;    44.5 agu1+st1  107 w[21] spill
        mov r9d, r11d               ;    44.7        107 w[30] copy
        xor r9d, r14d               ;    47.0 alu0   107 w[30]
        xor r9d, 0x9e3779af         ;    48.0 alu3   107 w[30]
        xor r9d, ecx                ;    51.0 alu1   107 w[30]
        xor r9d, edx                ;    55.0 alu0   107 w[30]
        ror r9d, 0x15               ;    56.0 alu2   107 w[30]
        mov dword [rsp + 64], r11d  ;    46.2 agu2+st0  107 w[22] spill
        mov r11d, r13d              ;    46.3        107 w[31] copy
        xor r11d, 0x9e3779ae        ;    46.5 alu3   107 w[31]
        xor r11d, eax               ;    49.0 alu1   107 w[31]
        xor r11d, ebx               ;    53.0 alu0   107 w[31]
        xor r11d, r9d               ;    57.0 alu2   107 w[31]
        ror r11d, 0x15              ;    58.0 alu1   107 w[31]
        mov dword [rsp + 68], r13d  ;    48.0 agu0+st1  107 w[23] spill
        mov r13d, r15d              ;    48.2        107 w[32] copy
        xor r13d, 0x9e3779a1        ;    48.3 alu3   107 w[32]
        xor r13d, ecx               ;    51.0 alu0   107 w[32]
        xor r13d, edx               ;    55.0 alu2   107 w[32]
        xor r13d, r11d              ;    59.0 alu1   107 w[32]
        ror r13d, 0x15              ;    60.0 alu2   107 w[32]
        mov dword [rsp + 72], r15d  ;    49.3 agu1+st0  107 w[24] spill
        mov r15d, r14d              ;    49.5        107 w[33] copy
        xor r15d, ebx               ;    53.0 alu3   107 w[33]
        xor r15d, 0x9e3779a0        ;    54.0 alu0   107 w[33]
        xor r15d, r9d               ;    57.0 alu1   107 w[33]
        xor r15d, r13d              ;    61.0 alu2   107 w[33]
        ror r15d, 0x15              ;    62.0 alu1   107 w[33]
        mov dword [rsp + 76], r14d  ;    52.0 agu2+st1  107 w[25] spill
        mov r14d, eax               ;    52.2        107 w[34] copy
        xor r14d, edx               ;    55.0 alu3   107 w[34]
        xor r14d, 0x9e3779a3        ;    56.0 alu0   107 w[34]
        xor r14d, r11d              ;    59.0 alu2   107 w[34]
        xor r14d, r15d              ;    63.0 alu1   107 w[34]
        ror r14d, 0x15              ;    64.0 alu2   107 w[34]
        mov dword [rsp + 80], eax   ;    54.2 agu0+st0  107 w[26] spill
        mov eax, ecx                ;    54.3        107 w[35] copy
        xor eax, r9d                ;    57.0 alu3   107 w[35]
        xor eax, 0x9e3779a2         ;    58.0 alu0   107 w[35]
        xor eax, r13d               ;    61.0 alu1   107 w[35]
        xor eax, r14d               ;    65.0 alu2   107 w[35]
        ror eax, 0x15               ;    66.0 alu1   107 w[35]
        mov dword [rsp + 84], ecx   ;    56.2 agu1+st1  107 w[27] spill
        mov ecx, ebx                ;    56.3        107 w[36] copy
        xor ecx, r11d               ;    59.0 alu3   107 w[36]
        mov dword [rsp + 88], ebx   ;    57.0 agu2+st0  107 w[28] spill
        mov ebx, ecx                ;    60.0        107 w[36] copy
        xor ebx, 0x9e3779a5         ;    60.0 alu0   107 w[36]
        xor ebx, r15d               ;    63.0 alu2   107 w[36]
        xor ebx, eax                ;    67.0 alu1   107 w[36]
        ror ebx, 0x15               ;    68.0 alu2   107 w[36]
        mov dword [rsp + 92], ecx   ;    60.0 agu0+st1  107 w[36] spill
        mov ecx, edx                ;    59.2        107 w[37] copy
        xor ecx, 0x9e3779a4         ;    59.3 alu3   107 w[37]
        xor ecx, r13d               ;    61.0 alu0   107 w[37]
        xor ecx, r14d               ;    65.0 alu1   107 w[37]
        xor ecx, ebx                ;    69.0 alu2   107 w[37]
        ror ecx, 0x15               ;    70.0 alu1   107 w[37]
        mov dword [rsp + 96], edx   ;    60.3 agu1+st0  107 w[29] spill
        mov edx, r9d                ;    60.5        107 w[38] copy
        xor edx, r15d               ;    63.0 alu3   107 w[38]
        xor edx, 0x9e3779a7         ;    64.0 alu0   107 w[38]
        xor edx, eax                ;    67.0 alu2   107 w[38]
        xor edx, ecx                ;    71.0 alu1   107 w[38]
        ror edx, 0x15               ;    72.0 alu2   107 w[38]
        mov dword [rsp + 100], r9d  ;    62.0 agu2+st1  107 w[30] spill
        mov r9d, r11d               ;    62.2        107 w[39] copy
        xor r9d, r14d               ;    65.0 alu3   107 w[39]
        xor r9d, 0x9e3779a6         ;    66.0 alu0   107 w[39]
        xor r9d, ebx                ;    69.0 alu1   107 w[39]
        xor r9d, edx                ;    73.0 alu2   107 w[39]
        ror r9d, 0x15               ;    74.0 alu1   107 w[39]
        mov dword [rsp + 104], r11d ;    64.2 agu0+st0  107 w[31] spill
        mov r11d, r13d              ;    64.3        107 w[40] copy
        xor r11d, eax               ;    67.0 alu3   107 w[40]
        xor r11d, 0x9e377999        ;    68.0 alu0   107 w[40]
        xor r11d, ecx               ;    71.0 alu2   107 w[40]
        xor r11d, r9d               ;    75.0 alu1   107 w[40]
        ror r11d, 0x15              ;    76.0 alu2   107 w[40]
        mov dword [rsp + 108], r13d ;    66.2 agu1+st1  107 w[32] spill
        mov r13d, r15d              ;    66.3        107 w[41] copy
        xor r13d, ebx               ;    69.0 alu3   107 w[41]
        xor r13d, 0x9e377998        ;    70.0 alu0   107 w[41]
        xor r13d, edx               ;    73.0 alu1   107 w[41]
        xor r13d, r11d              ;    77.0 alu2   107 w[41]
        ror r13d, 0x15              ;    78.0 alu1   107 w[41]
        xor ebx, r9d                ;    75.0 alu3   107 w[44]
        mov dword [rsp + 112], r15d ;    69.0 agu2+st0  107 w[33] spill
        mov r15d, r14d              ;    69.2        107 w[42] copy
        xor r15d, ecx               ;    71.0 alu0   107 w[42]
        xor r15d, 0x9e37799b        ;    72.0 alu2   107 w[42]
        xor r15d, r9d               ;    75.0 alu1   107 w[42]
        xor r15d, r13d              ;    79.0 alu3   107 w[42]
        ror r15d, 0x15              ;    80.0 alu2   107 w[42]
        mov dword [rsp + 116], r14d ;    71.0 agu0+st1  107 w[34] spill
        mov r14d, eax               ;    71.2        107 w[43] copy
        xor r14d, edx               ;    73.0 alu0   107 w[43]
        xor r14d, 0x9e37799a        ;    74.0 alu1   107 w[43]
        xor r14d, r11d              ;    77.0 alu3   107 w[43]
        xor r14d, r15d              ;    81.0 alu2   107 w[43]
        ror r14d, 0x15              ;    82.0 alu1   107 w[43]
        mov dword [rsp + 120], eax  ;    73.0 agu1+st0  107 w[35] spill
        mov eax, ebx                ;    76.0        107 w[44] copy
        xor eax, 0x9e37799d         ;    76.0 alu0   107 w[44]
        xor eax, r13d               ;    79.0 alu3   107 w[44]
        xor eax, r14d               ;    83.0 alu2   107 w[44]
        ror eax, 0x15               ;    84.0 alu1   107 w[44]
        mov dword [rsp + 124], ebx  ;    76.0 agu2+st1  107 w[44] spill
        mov ebx, ecx                ;    75.2        107 w[45] copy
        xor ebx, r11d               ;    77.0 alu0   107 w[45]
        xor ebx, 0x9e37799c         ;    78.0 alu3   107 w[45]
        xor ebx, r15d               ;    81.0 alu2   107 w[45]
        xor ebx, eax                ;    85.0 alu1   107 w[45]
        ror ebx, 0x15               ;    86.0 alu2   107 w[45]
        mov dword [rsp + 128], ecx  ;    76.5 agu0+st0  107 w[37] spill
        mov ecx, edx                ;    76.7        107 w[46] copy
        xor ecx, r13d               ;    79.0 alu0   107 w[46]
        xor ecx, 0x9e37799f         ;    80.0 alu3   107 w[46]
        xor ecx, r14d               ;    83.0 alu1   107 w[46]
        xor ecx, ebx                ;    87.0 alu0   107 w[46]
        ror ecx, 0x15               ;    88.0 alu2   107 w[46]
        mov dword [rsp + 132], edx  ;    78.2 agu1+st1  107 w[38] spill
        mov edx, r9d                ;    78.3        107 w[47] copy
        xor edx, r15d               ;    81.0 alu3   107 w[47]
        xor edx, 0x9e37799e         ;    82.0 alu1   107 w[47]
        xor edx, eax                ;    85.0 alu0   107 w[47]
        xor edx, ecx                ;    89.0 alu2   107 w[47]
        ror edx, 0x15               ;    90.0 alu1   107 w[47]
        mov dword [rsp + 136], r9d  ;    80.2 agu2+st0  107 w[39] spill
        mov r9d, r11d               ;    80.3        107 w[48] copy
        xor r9d, r14d               ;    83.0 alu3   107 w[48]
        xor r9d, 0x9e377991         ;    84.0 alu0   107 w[48]
        xor r9d, ebx                ;    87.0 alu2   107 w[48]
        xor r9d, edx                ;    91.0 alu1   107 w[48]
        ror r9d, 0x15               ;    92.0 alu2   107 w[48]
        mov dword [rsp + 140], r11d ;    82.2 agu0+st1  107 w[40] spill
        mov r11d, r13d              ;    82.3        107 w[49] copy
        xor r11d, 0x9e377990        ;    82.5 alu3   107 w[49]
        xor r11d, eax               ;    85.0 alu0   107 w[49]
        xor r11d, ecx               ;    89.0 alu1   107 w[49]
        xor r11d, r9d               ;    93.0 alu2   107 w[49]
        ror r11d, 0x15              ;    94.0 alu1   107 w[49]
        mov dword [rsp + 144], r13d ;    84.0 agu1+st0  107 w[41] spill
        mov r13d, r15d              ;    84.2        107 w[50] copy
        xor r13d, 0x9e377993        ;    84.3 alu3   107 w[50]
        xor r13d, ebx               ;    87.0 alu0   107 w[50]
        xor r13d, edx               ;    91.0 alu2   107 w[50]
        xor r13d, r11d              ;    95.0 alu1   107 w[50]
        ror r13d, 0x15              ;    96.0 alu2   107 w[50]
        mov dword [rsp + 148], r15d ;    85.3 agu2+st1  107 w[42] spill
        mov r15d, r14d              ;    85.5        107 w[51] copy
        xor r15d, 0x9e377992        ;    85.7 alu3   107 w[51]
        xor r15d, ecx               ;    89.0 alu0   107 w[51]
        xor r15d, r9d               ;    93.0 alu1   107 w[51]
        xor r15d, r13d              ;    97.0 alu2   107 w[51]
        ror r15d, 0x15              ;    98.0 alu1   107 w[51]
        mov dword [rsp + 152], r14d ;    87.3 agu0+st0  107 w[43] spill
        mov r14d, eax               ;    87.5        107 w[52] copy
        xor r14d, 0x9e377995        ;    87.7 alu3   107 w[52]
        xor r14d, edx               ;    91.0 alu0   107 w[52]
        xor r14d, r11d              ;    95.0 alu2   107 w[52]
        xor r14d, r15d              ;    99.0 alu1   107 w[52]
        ror r14d, 0x15              ;   100.0 alu2   107 w[52]
        mov dword [rsp + 156], eax  ;    89.3 agu1+st1  107 w[44] spill
        mov eax, ebx                ;    89.5        107 w[53] copy
        xor eax, r9d                ;    93.0 alu3   107 w[53]
        xor eax, 0x9e377994         ;    94.0 alu0   107 w[53]
        xor eax, r13d               ;    97.0 alu1   107 w[53]
        xor eax, r14d               ;   101.0 alu2   107 w[53]
        ror eax, 0x15               ;   102.0 alu1   107 w[53]
        mov dword [rsp + 160], ebx  ;    92.0 agu2+st0  107 w[45] spill
        mov ebx, ecx                ;    92.2        107 w[54] copy
        xor ebx, 0x9e377997         ;    92.3 alu3   107 w[54]
        xor ebx, r11d               ;    95.0 alu0   107 w[54]
        xor ebx, r15d               ;    99.0 alu2   107 w[54]
        xor ebx, eax                ;   103.0 alu1   107 w[54]
        ror ebx, 0x15               ;   104.0 alu2   107 w[54]
        mov dword [rsp + 164], ecx  ;    94.0 agu0+st1  107 w[46] spill
        mov ecx, edx                ;    94.2        107 w[55] copy
        xor ecx, r13d               ;    97.0 alu3   107 w[55]
        xor ecx, 0x9e377996         ;    98.0 alu0   107 w[55]
        xor ecx, r14d               ;   101.0 alu1   107 w[55]
        xor ecx, ebx                ;   105.0 alu2   107 w[55]
        ror ecx, 0x15               ;   106.0 alu1   107 w[55]
        mov dword [rsp + 168], edx  ;    96.0 agu1+st0  107 w[47] spill
        mov edx, r9d                ;    96.2        107 w[56] copy
        xor edx, r15d               ;    99.0 alu3   107 w[56]
        mov dword [rsp + 172], r9d  ;    97.0 agu2+st1  107 w[48] spill
        mov r9d, edx                ;   100.0        107 w[56] copy
        xor r9d, 0x9e377989         ;   100.0 alu0   107 w[56]
        xor r9d, eax                ;   103.0 alu2   107 w[56]
        xor r9d, ecx                ;   107.0 alu1   107 w[56]
        ror r9d, 0x15               ;   108.0 alu2   107 w[56]
        mov dword [rsp + 176], edx  ;   100.0 agu0+st0  107 w[56] spill
        mov edx, r11d               ;    99.2        107 w[57] copy
        xor edx, r14d               ;   101.0 alu3   107 w[57]
        xor edx, 0x9e377988         ;   102.0 alu0   107 w[57]
        xor edx, ebx                ;   105.0 alu1   107 w[57]
        xor edx, r9d                ;   109.0 alu2   107 w[57]
        ror edx, 0x15               ;   110.0 alu1   107 w[57]
        mov dword [rsp + 180], r11d ;   100.5 agu1+st1  107 w[49] spill
        mov r11d, r13d              ;   100.7        107 w[58] copy
        xor r11d, eax               ;   103.0 alu3   107 w[58]
        xor r11d, 0x9e37798b        ;   104.0 alu0   107 w[58]
        xor r11d, ecx               ;   107.0 alu2   107 w[58]
        xor r11d, edx               ;   111.0 alu3   107 w[58]
        ror r11d, 0x15              ;   112.0 alu1   107 w[58]
        mov dword [rsp + 184], r13d ;   102.2 agu2+st0  107 w[50] spill
        mov r13d, r15d              ;   102.3        107 w[59] copy
        xor r13d, ebx               ;   105.0 alu0   107 w[59]
        xor r13d, 0x9e37798a        ;   106.0 alu2   107 w[59]
        xor r13d, r9d               ;   109.0 alu3   107 w[59]
        xor r13d, r11d              ;   113.0 alu1   107 w[59]
        ror r13d, 0x15              ;   114.0 alu2   107 w[59]
        mov dword [rsp + 188], r15d ;   104.2 agu0+st1  107 w[51] spill
        mov r15d, r14d              ;   104.3        107 w[60] copy
        xor r15d, ecx               ;   107.0 alu0   107 w[60]
        mov dword [rsp + 192], r14d ;   105.0 agu1+st0  107 w[52] spill
        mov r14d, r15d              ;   108.0        107 w[60] copy
        xor r14d, 0x9e37798d        ;   108.0 alu3   107 w[60]
        xor r14d, edx               ;   111.0 alu1   107 w[60]
        xor r14d, r13d              ;   115.0 alu2   107 w[60]
        ror r14d, 0x15              ;   116.0 alu1   107 w[60]
        mov dword [rsp + 196], r15d ;   108.0 agu2+st1  107 w[60] spill
        mov r15d, eax               ;   107.2        107 w[61] copy
        xor r15d, r9d               ;   109.0 alu0   107 w[61]
        xor r15d, 0x9e37798c        ;   110.0 alu3   107 w[61]
        xor r15d, r11d              ;   113.0 alu2   107 w[61]
        xor r15d, r14d              ;   117.0 alu1   107 w[61]
        ror r15d, 0x15              ;   118.0 alu2   107 w[61]
        mov dword [rsp + 200], eax  ;   108.5 agu0+st0  107 w[53] spill
        mov eax, ebx                ;   108.7        107 w[62] copy
        xor eax, edx                ;   111.0 alu0   107 w[62]
        xor eax, 0x9e37798f         ;   112.0 alu3   107 w[62]
        xor eax, r13d               ;   115.0 alu1   107 w[62]
        xor eax, r15d               ;   119.0 alu0   107 w[62]
        ror eax, 0x15               ;   120.0 alu2   107 w[62]
        mov dword [rsp + 204], ebx  ;   110.2 agu1+st1  107 w[54] spill
        mov ebx, ecx                ;   110.3        107 w[63] copy
        xor ebx, 0x9e37798e         ;   110.5 alu3   107 w[63]
        xor ebx, r11d               ;   113.0 alu1   107 w[63]
        xor ebx, r14d               ;   117.0 alu0   107 w[63]
        xor ebx, eax                ;   121.0 alu2   107 w[63]
        ror ebx, 0x15               ;   122.0 alu1   107 w[63]
        mov dword [rsp + 208], ecx  ;   112.0 agu2+st0  107 w[55] spill
        mov ecx, r9d                ;   112.2        107 w[64] copy
        xor ecx, 0x9e377981         ;   112.3 alu3   107 w[64]
        xor ecx, r13d               ;   115.0 alu0   107 w[64]
        xor ecx, r15d               ;   119.0 alu2   107 w[64]
        xor ecx, ebx                ;   123.0 alu1   107 w[64]
        ror ecx, 0x15               ;   124.0 alu2   107 w[64]
        mov dword [rsp + 212], r9d  ;   113.3 agu0+st1  107 w[56] spill
        mov r9d, edx                ;   113.5        107 w[65] copy
        xor r9d, r14d               ;   117.0 alu3   107 w[65]
        xor r9d, 0x9e377980         ;   118.0 alu0   107 w[65]
        xor r9d, eax                ;   121.0 alu1   107 w[65]
        xor r9d, ecx                ;   125.0 alu2   107 w[65]
        ror r9d, 0x15               ;   126.0 alu1   107 w[65]
        mov dword [rsp + 216], edx  ;   116.0 agu1+st0  107 w[57] spill
        mov edx, r11d               ;   116.2        107 w[66] copy
        xor edx, r15d               ;   119.0 alu3   107 w[66]
        xor edx, 0x9e377983         ;   120.0 alu0   107 w[66]
        xor edx, ebx                ;   123.0 alu2   107 w[66]
        xor edx, r9d                ;   127.0 alu1   107 w[66]
        ror edx, 0x15               ;   128.0 alu2   107 w[66]
        mov dword [rsp + 220], r11d ;   118.2 agu2+st1  107 w[58] spill
        mov r11d, r13d              ;   118.3        107 w[67] copy
        xor r11d, eax               ;   121.0 alu3   107 w[67]
        xor r11d, 0x9e377982        ;   122.0 alu0   107 w[67]
        xor r11d, ecx               ;   125.0 alu1   107 w[67]
        xor r11d, edx               ;   129.0 alu2   107 w[67]
        ror r11d, 0x15              ;   130.0 alu1   107 w[67]
        mov dword [rsp + 224], r13d ;   120.2 agu0+st0  107 w[59] spill
        mov r13d, r14d              ;   120.3        107 w[68] copy
        xor r13d, ebx               ;   123.0 alu3   107 w[68]
        mov dword [rsp + 228], r14d ;   121.0 agu1+st1  107 w[60] spill
        mov r14d, r13d              ;   124.0        107 w[68] copy
        xor r14d, 0x9e377985        ;   124.0 alu0   107 w[68]
        xor r14d, r9d               ;   127.0 alu2   107 w[68]
        xor r14d, r11d              ;   131.0 alu1   107 w[68]
        ror r14d, 0x15              ;   132.0 alu2   107 w[68]
        mov dword [rsp + 232], r13d ;   124.0 agu2+st0  107 w[68] spill
        mov r13d, r15d              ;   123.2        107 w[69] copy
        xor r13d, 0x9e377984        ;   123.3 alu3   107 w[69]
        xor r13d, ecx               ;   125.0 alu0   107 w[69]
        xor r13d, edx               ;   129.0 alu1   107 w[69]
        xor r13d, r14d              ;   133.0 alu2   107 w[69]
        ror r13d, 0x15              ;   134.0 alu1   107 w[69]
        mov dword [rsp + 236], r15d ;   124.3 agu0+st1  107 w[61] spill
        mov r15d, eax               ;   124.5        107 w[70] copy
        xor r15d, r9d               ;   127.0 alu3   107 w[70]
        xor r15d, 0x9e377987        ;   128.0 alu0   107 w[70]
        xor r15d, r11d              ;   131.0 alu2   107 w[70]
        xor r15d, r13d              ;   135.0 alu1   107 w[70]
        ror r15d, 0x15              ;   136.0 alu2   107 w[70]
        mov dword [rsp + 240], eax  ;   126.0 agu1+st0  107 w[62] spill
        mov eax, ebx                ;   126.2        107 w[71] copy
        xor eax, edx                ;   129.0 alu3   107 w[71]
        xor eax, 0x9e377986         ;   130.0 alu0   107 w[71]
        xor eax, r14d               ;   133.0 alu1   107 w[71]
        xor eax, r15d               ;   137.0 alu2   107 w[71]
        ror eax, 0x15               ;   138.0 alu1   107 w[71]
        mov dword [rsp + 244], ebx  ;   128.2 agu2+st1  107 w[63] spill
        mov ebx, ecx                ;   128.3        107 w[72] copy
        xor ebx, r11d               ;   131.0 alu3   107 w[72]
        xor ebx, 0x9e3779f9         ;   132.0 alu0   107 w[72]
        xor ebx, r13d               ;   135.0 alu2   107 w[72]
        xor ebx, eax                ;   139.0 alu1   107 w[72]
        ror ebx, 0x15               ;   140.0 alu2   107 w[72]
        mov dword [rsp + 248], ecx  ;   130.2 agu0+st0  107 w[64] spill
        mov ecx, r9d                ;   130.3        107 w[73] copy
        xor ecx, r14d               ;   133.0 alu3   107 w[73]
        xor ecx, 0x9e3779f8         ;   134.0 alu0   107 w[73]
        xor ecx, r15d               ;   137.0 alu1   107 w[73]
        xor ecx, ebx                ;   141.0 alu2   107 w[73]
        ror ecx, 0x15               ;   142.0 alu1   107 w[73]
        xor r14d, eax               ;   139.0 alu3   107 w[76]
        mov dword [rsp + 252], r9d  ;   133.0 agu1+st1  107 w[65] spill
        mov r9d, edx                ;   133.2        107 w[74] copy
        xor r9d, r13d               ;   135.0 alu0   107 w[74]
        xor r9d, 0x9e3779fb         ;   136.0 alu2   107 w[74]
        xor r9d, eax                ;   139.0 alu1   107 w[74]
        xor r9d, ecx                ;   143.0 alu3   107 w[74]
        ror r9d, 0x15               ;   144.0 alu2   107 w[74]
        mov dword [rsp + 256], edx  ;   135.0 agu2+st0  107 w[66] spill
        mov edx, r11d               ;   135.2        107 w[75] copy
        xor edx, r15d               ;   137.0 alu0   107 w[75]
        xor edx, 0x9e3779fa         ;   138.0 alu1   107 w[75]
        xor edx, ebx                ;   141.0 alu3   107 w[75]
        xor edx, r9d                ;   145.0 alu2   107 w[75]
        ror edx, 0x15               ;   146.0 alu1   107 w[75]
        mov dword [rsp + 260], r11d ;   137.0 agu0+st1  107 w[67] spill
        mov r11d, r14d              ;   140.0        107 w[76] copy
        xor r11d, 0x9e3779fd        ;   140.0 alu0   107 w[76]
        xor r11d, ecx               ;   143.0 alu3   107 w[76]
        xor r11d, edx               ;   147.0 alu2   107 w[76]
        ror r11d, 0x15              ;   148.0 alu1   107 w[76]
        mov dword [rsp + 264], r14d ;   140.0 agu1+st0  107 w[76] spill
        mov r14d, r13d              ;   139.2        107 w[77] copy
        xor r14d, ebx               ;   141.0 alu0   107 w[77]
        xor r14d, 0x9e3779fc        ;   142.0 alu3   107 w[77]
        xor r14d, r9d               ;   145.0 alu2   107 w[77]
        xor r14d, r11d              ;   149.0 alu1   107 w[77]
        ror r14d, 0x15              ;   150.0 alu2   107 w[77]
        mov dword [rsp + 268], r13d ;   140.5 agu2+st1  107 w[69] spill
        mov r13d, r15d              ;   140.7        107 w[78] copy
        xor r13d, ecx               ;   143.0 alu0   107 w[78]
        xor r13d, 0x9e3779ff        ;   144.0 alu3   107 w[78]
        xor r13d, edx               ;   147.0 alu1   107 w[78]
        xor r13d, r14d              ;   151.0 alu0   107 w[78]
        ror r13d, 0x15              ;   152.0 alu2   107 w[78]
        mov dword [rsp + 272], r15d ;   142.2 agu0+st0  107 w[70] spill
        mov r15d, eax               ;   142.3        107 w[79] copy
        xor r15d, r9d               ;   145.0 alu3   107 w[79]
        xor r15d, 0x9e3779fe        ;   146.0 alu1   107 w[79]
        xor r15d, r11d              ;   149.0 alu0   107 w[79]
        xor r15d, r13d              ;   153.0 alu2   107 w[79]
        ror r15d, 0x15              ;   154.0 alu1   107 w[79]
        mov dword [rsp + 276], eax  ;   144.2 agu1+st1  107 w[71] spill
        mov eax, ebx                ;   144.3        107 w[80] copy
        xor eax, edx                ;   147.0 alu3   107 w[80]
        xor eax, 0x9e3779f1         ;   148.0 alu0   107 w[80]
        xor eax, r14d               ;   151.0 alu2   107 w[80]
        xor eax, r15d               ;   155.0 alu1   107 w[80]
        ror eax, 0x15               ;   156.0 alu2   107 w[80]
        mov dword [rsp + 280], ebx  ;   146.2 agu2+st0  107 w[72] spill
        mov ebx, ecx                ;   146.3        107 w[81] copy
        xor ebx, 0x9e3779f0         ;   146.5 alu3   107 w[81]
        xor ebx, r11d               ;   149.0 alu0   107 w[81]
        xor ebx, r13d               ;   153.0 alu1   107 w[81]
        xor ebx, eax                ;   157.0 alu2   107 w[81]
        ror ebx, 0x15               ;   158.0 alu1   107 w[81]
        mov dword [rsp + 284], ecx  ;   148.0 agu0+st1  107 w[73] spill
        mov ecx, r9d                ;   148.2        107 w[82] copy
        xor ecx, 0x9e3779f3         ;   148.3 alu3   107 w[82]
        xor ecx, r14d               ;   151.0 alu0   107 w[82]
        xor ecx, r15d               ;   155.0 alu2   107 w[82]
        xor ecx, ebx                ;   159.0 alu1   107 w[82]
        ror ecx, 0x15               ;   160.0 alu2   107 w[82]
        mov dword [rsp + 288], r9d  ;   149.3 agu1+st0  107 w[74] spill
        mov r9d, edx                ;   149.5        107 w[83] copy
        xor r9d, 0x9e3779f2         ;   149.7 alu3   107 w[83]
        xor r9d, r13d               ;   153.0 alu0   107 w[83]
        xor r9d, eax                ;   157.0 alu1   107 w[83]
        xor r9d, ecx                ;   161.0 alu2   107 w[83]
        ror r9d, 0x15               ;   162.0 alu1   107 w[83]
        mov dword [rsp + 292], edx  ;   151.3 agu2+st1  107 w[75] spill
        mov edx, r11d               ;   151.5        107 w[84] copy
        xor edx, 0x9e3779f5         ;   151.7 alu3   107 w[84]
        xor edx, r15d               ;   155.0 alu0   107 w[84]
        xor edx, ebx                ;   159.0 alu2   107 w[84]
        xor edx, r9d                ;   163.0 alu1   107 w[84]
        ror edx, 0x15               ;   164.0 alu2   107 w[84]
        mov dword [rsp + 296], r11d ;   153.3 agu0+st0  107 w[76] spill
        mov r11d, r14d              ;   153.5        107 w[85] copy
        xor r11d, eax               ;   157.0 alu3   107 w[85]
        xor r11d, 0x9e3779f4        ;   158.0 alu0   107 w[85]
        xor r11d, ecx               ;   161.0 alu1   107 w[85]
        xor r11d, edx               ;   165.0 alu2   107 w[85]
        ror r11d, 0x15              ;   166.0 alu1   107 w[85]
        mov dword [rsp + 300], r14d ;   156.0 agu1+st1  107 w[77] spill
        mov r14d, r13d              ;   156.2        107 w[86] copy
        xor r14d, 0x9e3779f7        ;   156.3 alu3   107 w[86]
        xor r14d, ebx               ;   159.0 alu0   107 w[86]
        xor r14d, r9d               ;   163.0 alu2   107 w[86]
        xor r14d, r11d              ;   167.0 alu1   107 w[86]
        ror r14d, 0x15              ;   168.0 alu2   107 w[86]
        mov dword [rsp + 304], r13d ;   158.0 agu2+st0  107 w[78] spill
        mov r13d, r15d              ;   158.2        107 w[87] copy
        xor r13d, ecx               ;   161.0 alu3   107 w[87]
        xor r13d, 0x9e3779f6        ;   162.0 alu0   107 w[87]
        xor r13d, edx               ;   165.0 alu1   107 w[87]
        xor r13d, r14d              ;   169.0 alu2   107 w[87]
        ror r13d, 0x15              ;   170.0 alu1   107 w[87]
        mov dword [rsp + 308], r15d ;   160.0 agu0+st1  107 w[79] spill
        mov r15d, eax               ;   160.2        107 w[88] copy
        xor r15d, r9d               ;   163.0 alu3   107 w[88]
        mov dword [rsp + 312], eax  ;   161.0 agu1+st0  107 w[80] spill
        mov eax, r15d               ;   164.0        107 w[88] copy
        xor eax, 0x9e3779e9         ;   164.0 alu0   107 w[88]
        xor eax, r11d               ;   167.0 alu2   107 w[88]
        xor eax, r13d               ;   171.0 alu1   107 w[88]
        ror eax, 0x15               ;   172.0 alu2   107 w[88]
        mov dword [rsp + 316], r15d ;   164.0 agu2+st1  107 w[88] spill
        mov r15d, ebx               ;   163.2        107 w[89] copy
        xor r15d, edx               ;   165.0 alu3   107 w[89]
        xor r15d, 0x9e3779e8        ;   166.0 alu0   107 w[89]
        xor r15d, r14d              ;   169.0 alu1   107 w[89]
        xor r15d, eax               ;   173.0 alu2   107 w[89]
        ror r15d, 0x15              ;   174.0 alu1   107 w[89]
        mov dword [rsp + 320], ebx  ;   164.5 agu0+st0  107 w[81] spill
        mov ebx, ecx                ;   164.7        107 w[90] copy
        xor ebx, r11d               ;   167.0 alu3   107 w[90]
        xor ebx, 0x9e3779eb         ;   168.0 alu0   107 w[90]
        xor ebx, r13d               ;   171.0 alu2   107 w[90]
        xor ebx, r15d               ;   175.0 alu3   107 w[90]
        ror ebx, 0x15               ;   176.0 alu1   107 w[90]
        mov dword [rsp + 324], ecx  ;   166.2 agu1+st1  107 w[82] spill
        mov ecx, r9d                ;   166.3        107 w[91] copy
        xor ecx, r14d               ;   169.0 alu0   107 w[91]
        xor ecx, 0x9e3779ea         ;   170.0 alu2   107 w[91]
        xor ecx, eax                ;   173.0 alu3   107 w[91]
        xor ecx, ebx                ;   177.0 alu1   107 w[91]
        ror ecx, 0x15               ;   178.0 alu2   107 w[91]
        mov dword [rsp + 328], r9d  ;   168.2 agu2+st0  107 w[83] spill
        mov r9d, edx                ;   168.3        107 w[92] copy
        xor r9d, r13d               ;   171.0 alu0   107 w[92]
        mov dword [rsp + 332], edx  ;   169.0 agu0+st1  107 w[84] spill
        mov edx, r9d                ;   172.0        107 w[92] copy
        xor edx, 0x9e3779ed         ;   172.0 alu3   107 w[92]
        xor edx, r15d               ;   175.0 alu1   107 w[92]
        xor edx, ecx                ;   179.0 alu2   107 w[92]
        ror edx, 0x15               ;   180.0 alu1   107 w[92]
        mov dword [rsp + 336], r9d  ;   172.0 agu1+st0  107 w[92] spill
        mov r9d, r11d               ;   171.2        107 w[93] copy
        xor r9d, eax                ;   173.0 alu0   107 w[93]
        xor r9d, 0x9e3779ec         ;   174.0 alu3   107 w[93]
        xor r9d, ebx                ;   177.0 alu2   107 w[93]
        xor r9d, edx                ;   181.0 alu1   107 w[93]
        ror r9d, 0x15               ;   182.0 alu2   107 w[93]
        mov dword [rsp + 340], r11d ;   172.5 agu2+st1  107 w[85] spill
        mov r11d, r14d              ;   172.7        107 w[94] copy
        xor r11d, r15d              ;   175.0 alu0   107 w[94]
        xor r11d, 0x9e3779ef        ;   176.0 alu3   107 w[94]
        xor r11d, ecx               ;   179.0 alu1   107 w[94]
        xor r11d, r9d               ;   183.0 alu0   107 w[94]
        ror r11d, 0x15              ;   184.0 alu2   107 w[94]
        mov dword [rsp + 344], r14d ;   174.2 agu0+st0  107 w[86] spill
        mov r14d, r13d              ;   174.3        107 w[95] copy
        xor r14d, 0x9e3779ee        ;   174.5 alu3   107 w[95]
        xor r14d, ebx               ;   177.0 alu1   107 w[95]
        xor r14d, edx               ;   181.0 alu0   107 w[95]
        xor r14d, r11d              ;   185.0 alu2   107 w[95]
        ror r14d, 0x15              ;   186.0 alu1   107 w[95]
        mov dword [rsp + 348], r13d ;   176.0 agu1+st1  107 w[87] spill
        mov r13d, eax               ;   176.2        107 w[96] copy
        xor r13d, 0x9e3779e1        ;   176.3 alu3   107 w[96]
        xor r13d, ecx               ;   179.0 alu0   107 w[96]
        xor r13d, r9d               ;   183.0 alu2   107 w[96]
        xor r13d, r14d              ;   187.0 alu1   107 w[96]
        ror r13d, 0x15              ;   188.0 alu2   107 w[96]
        mov dword [rsp + 352], eax  ;   177.3 agu2+st0  107 w[88] spill
        mov eax, r15d               ;   177.5        107 w[97] copy
        xor eax, edx                ;   181.0 alu3   107 w[97]
        xor eax, 0x9e3779e0         ;   182.0 alu0   107 w[97]
        xor eax, r11d               ;   185.0 alu1   107 w[97]
        xor eax, r13d               ;   189.0 alu2   107 w[97]
        ror eax, 0x15               ;   190.0 alu1   107 w[97]
        mov dword [rsp + 356], r15d ;   180.0 agu0+st1  107 w[89] spill
        mov r15d, ebx               ;   180.2        107 w[98] copy
        xor r15d, r9d               ;   183.0 alu3   107 w[98]
        xor r15d, 0x9e3779e3        ;   184.0 alu0   107 w[98]
        xor r15d, r14d              ;   187.0 alu2   107 w[98]
        xor r15d, eax               ;   191.0 alu1   107 w[98]
        ror r15d, 0x15              ;   192.0 alu2   107 w[98]
        mov dword [rsp + 360], ebx  ;   182.2 agu1+st0  107 w[90] spill
        mov ebx, ecx                ;   182.3        107 w[99] copy
        xor ebx, r11d               ;   185.0 alu3   107 w[99]
        xor ebx, 0x9e3779e2         ;   186.0 alu0   107 w[99]
        xor ebx, r13d               ;   189.0 alu1   107 w[99]
        xor ebx, r15d               ;   193.0 alu2   107 w[99]
        ror ebx, 0x15               ;   194.0 alu1   107 w[99]
        mov dword [rsp + 364], ecx  ;   184.2 agu2+st1  107 w[91] spill
        mov ecx, edx                ;   184.3        107 w[100] copy
        xor ecx, r14d               ;   187.0 alu3   107 w[100]
        mov dword [rsp + 368], edx  ;   185.0 agu0+st0  107 w[92] spill
        mov edx, ecx                ;   188.0        107 w[100] copy
        xor edx, 0x9e3779e5         ;   188.0 alu0   107 w[100]
        xor edx, eax                ;   191.0 alu2   107 w[100]
        xor edx, ebx                ;   195.0 alu1   107 w[100]
        ror edx, 0x15               ;   196.0 alu2   107 w[100]
        mov dword [rsp + 372], ecx  ;   188.0 agu1+st1  107 w[100] spill
        mov ecx, r9d                ;   187.2        107 w[101] copy
        xor ecx, 0x9e3779e4         ;   187.3 alu3   107 w[101]
        xor ecx, r13d               ;   189.0 alu0   107 w[101]
        xor ecx, r15d               ;   193.0 alu1   107 w[101]
        xor ecx, edx                ;   197.0 alu2   107 w[101]
        ror ecx, 0x15               ;   198.0 alu1   107 w[101]
        mov dword [rsp + 376], r9d  ;   188.3 agu2+st0  107 w[93] spill
        mov r9d, r11d               ;   188.5        107 w[102] copy
        xor r9d, eax                ;   191.0 alu3   107 w[102]
        xor r9d, 0x9e3779e7         ;   192.0 alu0   107 w[102]
        xor r9d, ebx                ;   195.0 alu2   107 w[102]
        xor r9d, ecx                ;   199.0 alu1   107 w[102]
        ror r9d, 0x15               ;   200.0 alu2   107 w[102]
        mov dword [rsp + 380], r11d ;   190.0 agu0+st1  107 w[94] spill
        mov r11d, r14d              ;   190.2        107 w[103] copy
        xor r11d, r15d              ;   193.0 alu3   107 w[103]
        xor r11d, 0x9e3779e6        ;   194.0 alu0   107 w[103]
        xor r11d, edx               ;   197.0 alu1   107 w[103]
        xor r11d, r9d               ;   201.0 alu2   107 w[103]
        ror r11d, 0x15              ;   202.0 alu1   107 w[103]
        mov dword [rsp + 384], r14d ;   192.2 agu1+st0  107 w[95] spill
        mov r14d, r13d              ;   192.3        107 w[104] copy
        xor r14d, ebx               ;   195.0 alu3   107 w[104]
        xor r14d, 0x9e3779d9        ;   196.0 alu0   107 w[104]
        xor r14d, ecx               ;   199.0 alu2   107 w[104]
        xor r14d, r11d              ;   203.0 alu1   107 w[104]
        ror r14d, 0x15              ;   204.0 alu2   107 w[104]
        mov dword [rsp + 388], r13d ;   194.2 agu2+st1  107 w[96] spill
        mov r13d, eax               ;   194.3        107 w[105] copy
        xor r13d, edx               ;   197.0 alu3   107 w[105]
        xor r13d, 0x9e3779d8        ;   198.0 alu0   107 w[105]
        xor r13d, r9d               ;   201.0 alu1   107 w[105]
        xor r13d, r14d              ;   205.0 alu2   107 w[105]
        ror r13d, 0x15              ;   206.0 alu1   107 w[105]
        xor edx, r11d               ;   203.0 alu3   107 w[108]
        mov dword [rsp + 392], eax  ;   197.0 agu0+st0  107 w[97] spill
        mov eax, r15d               ;   197.2        107 w[106] copy
        xor eax, ecx                ;   199.0 alu0   107 w[106]
        xor eax, 0x9e3779db         ;   200.0 alu2   107 w[106]
        xor eax, r11d               ;   203.0 alu1   107 w[106]
        xor eax, r13d               ;   207.0 alu3   107 w[106]
        ror eax, 0x15               ;   208.0 alu2   107 w[106]
        mov dword [rsp + 396], r15d ;   199.0 agu1+st1  107 w[98] spill
        mov r15d, ebx               ;   199.2        107 w[107] copy
        xor r15d, r9d               ;   201.0 alu0   107 w[107]
        xor r15d, 0x9e3779da        ;   202.0 alu1   107 w[107]
        xor r15d, r14d              ;   205.0 alu3   107 w[107]
        xor r15d, eax               ;   209.0 alu2   107 w[107]
        ror r15d, 0x15              ;   210.0 alu1   107 w[107]
        mov dword [rsp + 400], ebx  ;   201.0 agu2+st0  107 w[99] spill
        mov ebx, edx                ;   204.0        107 w[108] copy
        xor ebx, 0x9e3779dd         ;   204.0 alu0   107 w[108]
        xor ebx, r13d               ;   207.0 alu3   107 w[108]
        xor ebx, r15d               ;   211.0 alu2   107 w[108]
        ror ebx, 0x15               ;   212.0 alu1   107 w[108]
        mov dword [rsp + 404], edx  ;   204.0 agu0+st1  107 w[108] spill
        mov edx, ecx                ;   203.2        107 w[109] copy
        xor edx, r14d               ;   205.0 alu0   107 w[109]
        xor edx, 0x9e3779dc         ;   206.0 alu3   107 w[109]
        xor edx, eax                ;   209.0 alu2   107 w[109]
        xor edx, ebx                ;   213.0 alu1   107 w[109]
        ror edx, 0x15               ;   214.0 alu2   107 w[109]
        mov dword [rsp + 408], ecx  ;   204.5 agu1+st0  107 w[101] spill
        mov ecx, r9d                ;   204.7        107 w[110] copy
        xor ecx, r13d               ;   207.0 alu0   107 w[110]
        xor ecx, 0x9e3779df         ;   208.0 alu3   107 w[110]
        xor ecx, r15d               ;   211.0 alu1   107 w[110]
        xor ecx, edx                ;   215.0 alu0   107 w[110]
        ror ecx, 0x15               ;   216.0 alu2   107 w[110]
        mov dword [rsp + 412], r9d  ;   206.2 agu2+st1  107 w[102] spill
        mov r9d, r11d               ;   206.3        107 w[111] copy
        xor r9d, eax                ;   209.0 alu3   107 w[111]
        xor r9d, 0x9e3779de         ;   210.0 alu1   107 w[111]
        xor r9d, ebx                ;   213.0 alu0   107 w[111]
        xor r9d, ecx                ;   217.0 alu2   107 w[111]
        ror r9d, 0x15               ;   218.0 alu1   107 w[111]
        mov dword [rsp + 416], r11d ;   208.2 agu0+st0  107 w[103] spill
        mov r11d, r14d              ;   208.3        107 w[112] copy
        xor r11d, r15d              ;   211.0 alu3   107 w[112]
        xor r11d, 0x9e3779d1        ;   212.0 alu0   107 w[112]
        xor r11d, edx               ;   215.0 alu2   107 w[112]
        xor r11d, r9d               ;   219.0 alu1   107 w[112]
        ror r11d, 0x15              ;   220.0 alu2   107 w[112]
        mov dword [rsp + 420], r14d ;   210.2 agu1+st1  107 w[104] spill
        mov r14d, r13d              ;   210.3        107 w[113] copy
        xor r14d, 0x9e3779d0        ;   210.5 alu3   107 w[113]
        xor r14d, ebx               ;   213.0 alu0   107 w[113]
        xor r14d, ecx               ;   217.0 alu1   107 w[113]
        xor r14d, r11d              ;   221.0 alu2   107 w[113]
        ror r14d, 0x15              ;   222.0 alu1   107 w[113]
        mov dword [rsp + 424], r13d ;   212.0 agu2+st0  107 w[105] spill
        mov r13d, eax               ;   212.2        107 w[114] copy
        xor r13d, 0x9e3779d3        ;   212.3 alu3   107 w[114]
        xor r13d, edx               ;   215.0 alu0   107 w[114]
        xor r13d, r9d               ;   219.0 alu2   107 w[114]
        xor r13d, r14d              ;   223.0 alu1   107 w[114]
        ror r13d, 0x15              ;   224.0 alu2   107 w[114]
        mov dword [rsp + 428], eax  ;   213.3 agu0+st1  107 w[106] spill
        mov eax, r15d               ;   213.5        107 w[115] copy
        xor eax, 0x9e3779d2         ;   213.7 alu3   107 w[115]
        xor eax, ecx                ;   217.0 alu0   107 w[115]
        xor eax, r11d               ;   221.0 alu1   107 w[115]
        xor eax, r13d               ;   225.0 alu2   107 w[115]
        ror eax, 0x15               ;   226.0 alu1   107 w[115]
        mov dword [rsp + 432], r15d ;   215.3 agu1+st0  107 w[107] spill
        mov r15d, ebx               ;   215.5        107 w[116] copy
        xor r15d, 0x9e3779d5        ;   215.7 alu3   107 w[116]
        xor r15d, r9d               ;   219.0 alu0   107 w[116]
        xor r15d, r14d              ;   223.0 alu2   107 w[116]
        xor r15d, eax               ;   227.0 alu1   107 w[116]
        ror r15d, 0x15              ;   228.0 alu2   107 w[116]
        mov dword [rsp + 436], ebx  ;   217.3 agu2+st1  107 w[108] spill
        mov ebx, edx                ;   217.5        107 w[117] copy
        xor ebx, r11d               ;   221.0 alu3   107 w[117]
        xor ebx, 0x9e3779d4         ;   222.0 alu0   107 w[117]
        xor ebx, r13d               ;   225.0 alu1   107 w[117]
        xor ebx, r15d               ;   229.0 alu2   107 w[117]
        ror ebx, 0x15               ;   230.0 alu1   107 w[117]
        mov dword [rsp + 440], edx  ;   220.0 agu0+st0  107 w[109] spill
        mov edx, ecx                ;   220.2        107 w[118] copy
        xor edx, 0x9e3779d7         ;   220.3 alu3   107 w[118]
        xor edx, r14d               ;   223.0 alu0   107 w[118]
        xor edx, eax                ;   227.0 alu2   107 w[118]
        xor edx, ebx                ;   231.0 alu1   107 w[118]
        ror edx, 0x15               ;   232.0 alu2   107 w[118]
        mov dword [rsp + 444], ecx  ;   222.0 agu1+st1  107 w[110] spill
        mov ecx, r9d                ;   222.2        107 w[119] copy
        xor ecx, r13d               ;   225.0 alu3   107 w[119]
        xor ecx, 0x9e3779d6         ;   226.0 alu0   107 w[119]
        xor ecx, r15d               ;   229.0 alu1   107 w[119]
        xor ecx, edx                ;   233.0 alu2   107 w[119]
        ror ecx, 0x15               ;   234.0 alu1   107 w[119]
        mov dword [rsp + 448], r9d  ;   224.0 agu2+st0  107 w[111] spill
        mov r9d, r11d               ;   224.2        107 w[120] copy
        xor r9d, eax                ;   227.0 alu3   107 w[120]
        mov dword [rsp + 452], r11d ;   225.0 agu0+st1  107 w[112] spill
        mov r11d, r9d               ;   228.0        107 w[120] copy
        xor r11d, 0x9e3779c9        ;   228.0 alu0   107 w[120]
        xor r11d, ebx               ;   231.0 alu2   107 w[120]
        xor r11d, ecx               ;   235.0 alu1   107 w[120]
        ror r11d, 0x15              ;   236.0 alu2   107 w[120]
        mov dword [rsp + 456], r9d  ;   228.0 agu1+st0  107 w[120] spill
        mov r9d, r14d               ;   227.2        107 w[121] copy
        xor r9d, r15d               ;   229.0 alu3   107 w[121]
        xor r9d, 0x9e3779c8         ;   230.0 alu0   107 w[121]
        xor r9d, edx                ;   233.0 alu1   107 w[121]
        xor r9d, r11d               ;   237.0 alu2   107 w[121]
        ror r9d, 0x15               ;   238.0 alu1   107 w[121]
        mov dword [rsp + 460], r14d ;   228.5 agu2+st1  107 w[113] spill
        mov r14d, r13d              ;   228.7        107 w[122] copy
        xor r14d, ebx               ;   231.0 alu3   107 w[122]
        xor r14d, 0x9e3779cb        ;   232.0 alu0   107 w[122]
        xor r14d, ecx               ;   235.0 alu2   107 w[122]
        xor r14d, r9d               ;   239.0 alu3   107 w[122]
        ror r14d, 0x15              ;   240.0 alu1   107 w[122]
        mov dword [rsp + 464], r13d ;   230.2 agu0+st0  107 w[114] spill
        mov r13d, eax               ;   230.3        107 w[123] copy
        xor r13d, edx               ;   233.0 alu0   107 w[123]
        xor r13d, 0x9e3779ca        ;   234.0 alu2   107 w[123]
        xor r13d, r11d              ;   237.0 alu3   107 w[123]
        xor r13d, r14d              ;   241.0 alu1   107 w[123]
        ror r13d, 0x15              ;   242.0 alu2   107 w[123]
        mov dword [rsp + 468], eax  ;   232.2 agu1+st1  107 w[115] spill
        mov eax, r15d               ;   232.3        107 w[124] copy
        xor eax, ecx                ;   235.0 alu0   107 w[124]
        mov dword [rsp + 472], r15d ;   233.0 agu2+st0  107 w[116] spill
        mov r15d, eax               ;   236.0        107 w[124] copy
        xor r15d, 0x9e3779cd        ;   236.0 alu3   107 w[124]
        xor r15d, r9d               ;   239.0 alu1   107 w[124]
        xor r15d, r13d              ;   243.0 alu2   107 w[124]
        ror r15d, 0x15              ;   244.0 alu1   107 w[124]
        mov dword [rsp + 476], eax  ;   236.0 agu0+st1  107 w[124] spill
        mov eax, ebx                ;   235.2        107 w[125] copy
        xor eax, r11d               ;   237.0 alu0   107 w[125]
        xor eax, 0x9e3779cc         ;   238.0 alu3   107 w[125]
        xor eax, r14d               ;   241.0 alu2   107 w[125]
        xor eax, r15d               ;   245.0 alu1   107 w[125]
        ror eax, 0x15               ;   246.0 alu2   107 w[125]
        mov dword [rsp + 480], ebx  ;   236.5 agu1+st0  107 w[117] spill
        mov ebx, edx                ;   236.7        107 w[126] copy
        xor ebx, r9d                ;   239.0 alu0   107 w[126]
        xor ebx, 0x9e3779cf         ;   240.0 alu3   107 w[126]
        xor ebx, r13d               ;   243.0 alu1   107 w[126]
        xor ebx, eax                ;   247.0 alu0   107 w[126]
        ror ebx, 0x15               ;   248.0 alu2   107 w[126]
        mov dword [rsp + 484], edx  ;   238.2 agu2+st1  107 w[118] spill
        mov edx, ecx                ;   238.3        107 w[127] copy
        xor edx, 0x9e3779ce         ;   238.5 alu3   107 w[127]
        xor edx, r14d               ;   241.0 alu1   107 w[127]
        xor edx, r15d               ;   245.0 alu0   107 w[127]
        xor edx, ebx                ;   249.0 alu2   107 w[127]
        ror edx, 0x15               ;   250.0 alu1   107 w[127]
        mov dword [rsp + 488], ecx  ;   240.0 agu0+st0  107 w[119] spill
        mov ecx, r11d               ;   240.2        107 w[128] copy
        xor ecx, 0x9e3779c1         ;   240.3 alu3   107 w[128]
        xor ecx, r13d               ;   243.0 alu0   107 w[128]
        xor ecx, eax                ;   247.0 alu2   107 w[128]
        xor ecx, edx                ;   251.0 alu1   107 w[128]
        ror ecx, 0x15               ;   252.0 alu2   107 w[128]
        mov dword [rsp + 492], r11d ;   241.3 agu1+st1  107 w[120] spill
        mov r11d, r9d               ;   241.5        107 w[129] copy
        xor r11d, r15d              ;   245.0 alu3   107 w[129]
        xor r11d, 0x9e3779c0        ;   246.0 alu0   107 w[129]
        xor r11d, ebx               ;   249.0 alu1   107 w[129]
        xor r11d, ecx               ;   253.0 alu2   107 w[129]
        ror r11d, 0x15              ;   254.0 alu1   107 w[129]
        mov dword [rsp + 496], r9d  ;   244.0 agu2+st0  107 w[121] spill
        mov r9d, r14d               ;   244.2        107 w[130] copy
        xor r9d, eax                ;   247.0 alu3   107 w[130]
        xor r9d, 0x9e3779c3         ;   248.0 alu0   107 w[130]
        xor r9d, edx                ;   251.0 alu2   107 w[130]
        xor r9d, r11d               ;   255.0 alu1   107 w[130]
        ror r9d, 0x15               ;   256.0 alu2   107 w[130]
        mov dword [rsp + 500], r14d ;   246.2 agu0+st1  107 w[122] spill
        mov r14d, r13d              ;   246.3        107 w[131] copy
        xor r14d, ebx               ;   249.0 alu3   107 w[131]
        xor r14d, 0x9e3779c2        ;   250.0 alu0   107 w[131]
        xor r14d, ecx               ;   253.0 alu1   107 w[131]
        xor r14d, r9d               ;   257.0 alu2   107 w[131]
        ror r14d, 0x15              ;   258.0 alu1   107 w[131]
        mov dword [rsp + 504], r13d ;   248.2 agu1+st0  107 w[123] spill
        mov r13d, r15d              ;   248.3        107 w[132] copy
        xor r13d, edx               ;   251.0 alu3   107 w[132]
        mov dword [rsp + 508], r15d ;   249.0 agu2+st1  107 w[124] spill
        mov r15d, r13d              ;   252.0        107 w[132] copy
        xor r15d, 0x9e3779c5        ;   252.0 alu0   107 w[132]
        xor r15d, r11d              ;   255.0 alu2   107 w[132]
        xor r15d, r14d              ;   259.0 alu1   107 w[132]
        ror r15d, 0x15              ;   260.0 alu2   107 w[132]
        mov dword [rsp + 512], r13d ;   252.0 agu0+st0  107 w[132] spill
        mov r13d, eax               ;   251.2        107 w[133] copy
        xor r13d, 0x9e3779c4        ;   251.3 alu3   107 w[133]
        xor r13d, ecx               ;   253.0 alu0   107 w[133]
        xor r13d, r9d               ;   257.0 alu1   107 w[133]
        xor r13d, r15d              ;   261.0 alu2   107 w[133]
        ror r13d, 0x15              ;   262.0 alu1   107 w[133]
        mov dword [rsp + 516], eax  ;   252.3 agu1+st1  107 w[125] spill
        mov eax, ebx                ;   252.5        107 w[134] copy
        xor eax, r11d               ;   255.0 alu3   107 w[134]
        xor eax, 0x9e3779c7         ;   256.0 alu0   107 w[134]
        xor eax, r14d               ;   259.0 alu2   107 w[134]
        xor eax, r13d               ;   263.0 alu1   107 w[134]
        ror eax, 0x15               ;   264.0 alu2   107 w[134]
        mov dword [rsp + 520], ebx  ;   254.0 agu2+st0  107 w[126] spill
        mov ebx, edx                ;   254.2        107 w[135] copy
        xor ebx, r9d                ;   257.0 alu3   107 w[135]
        xor ebx, 0x9e3779c6         ;   258.0 alu0   107 w[135]
        xor ebx, r15d               ;   261.0 alu1   107 w[135]
        xor ebx, eax                ;   265.0 alu2   107 w[135]
        ror ebx, 0x15               ;   266.0 alu1   107 w[135]
        mov dword [rsp + 524], edx  ;   256.2 agu0+st1  107 w[127] spill
        mov edx, ecx                ;   256.3        107 w[136] copy
        xor edx, r14d               ;   259.0 alu3   107 w[136]
        xor edx, 0x9e377939         ;   260.0 alu0   107 w[136]
        xor edx, r13d               ;   263.0 alu2   107 w[136]
        xor edx, ebx                ;   267.0 alu1   107 w[136]
        ror edx, 0x15               ;   268.0 alu2   107 w[136]
        and ebp, edi                ;   258.2 alu3    26 box
        or esi, edi                 ;   258.3 alu0    26 box
        mov edi, r11d               ;   258.5        107 w[137] copy
        xor edi, r15d               ;   261.0 alu1   107 w[137]
        xor edi, 0x9e377938         ;   262.0 alu2   107 w[137]
        xor edi, eax                ;   265.0 alu3   107 w[137]
        xor edi, edx                ;   269.0 alu0   107 w[137]
        ror edi, 0x15               ;   270.0 alu1   107 w[137]
        or r10d, ebp                ;   260.2 alu2    26 box
        and r8d, esi                ;   260.3 alu3    26 box
        xor r8d, r12d               ;   261.3 alu0    26 box
        and r12d, esi               ;   261.0 alu1    26 box
        mov dword [rsp + 528], r15d ;   261.2 agu1+st0  107 w[132] spill
        mov r15d, r9d               ;   261.3        107 w[138] copy
        xor r15d, r13d              ;   263.0 alu2   107 w[138]
        xor r15d, 0x9e37793b        ;   264.0 alu3   107 w[138]
        xor r15d, ebx               ;   267.0 alu0   107 w[138]
        xor r15d, edi               ;   271.0 alu1   107 w[138]
        ror r15d, 0x15              ;   272.0 alu2   107 w[138]
        xor r12d, r10d              ;   262.7 alu3    26 box
        xor esi, r8d                ;   262.8 alu0    26 box
        xor r8d, ebp                ;   263.0 alu1    26 box
        mov dword [rsp + 532], edi  ;   271.0 agu2+st1  107 w[137] spill
        mov edi, r14d               ;   263.2        107 w[139] copy
        xor edi, eax                ;   265.0 alu2   107 w[139]
        xor edi, 0x9e37793a         ;   266.0 alu3   107 w[139]
        xor edi, edx                ;   269.0 alu0   107 w[139]
        xor edi, r15d               ;   273.0 alu1   107 w[139]
        ror edi, 0x15               ;   274.0 alu2   107 w[139]
        xor r10d, r8d               ;   265.0 alu3    26 box
        and ebp, r12d               ;   265.2 alu0    26 box
        xor ebp, esi                ;   266.2 alu1    26 box
        and esi, r12d               ;   265.5 alu2    26 box
        xor r8d, esi                ;   266.5 alu3    26 box
        mov esi, dword [rsp + 16]   ;   265.8 agu0    25 box
        and esi, dword [rsp + 24]   ;   269.8 alu0+agu1   25 box
        xor esi, dword [rsp + 28]   ;   270.8 alu1+agu2   25 box
        mov dword [rsp + 536], r10d ;   266.8 agu0+st0   26 box spill
        mov r10d, dword [rsp + 24]  ;   267.0 agu1    25 box
        xor r10d, dword [rsp + 16]  ;   271.0 alu2+agu2   25 box
        xor r10d, dword [rsp + 20]  ;   272.0 alu3+agu0   25 box
        mov dword [rsp + 24], r12d  ;   268.0 agu1+st1   26 box spill
        mov r12d, dword [rsp + 28]  ;   268.2 agu2    25 box
        or r12d, dword [rsp + 16]   ;   272.2 alu0+agu0   25 box
        xor r12d, dword [rsp + 20]  ;   273.2 alu1+agu1   25 box
        mov dword [rsp + 28], ebp   ;   269.2 agu2+st0   26 box spill
        mov ebp, dword [rsp + 20]   ;   269.8 agu0    25 box
        and ebp, esi                ;   273.8 alu2    25 box
        xor ebp, r10d               ;   274.8 alu3    25 box
        xor esi, r10d               ;   273.0 alu0    25 box
        or r10d, r12d               ;   274.2 alu1    25 box
        xor r10d, esi               ;   275.2 alu2    25 box
        xor esi, dword [rsp + 16]   ;   274.0 alu3+agu1   25 box
        xor r12d, r10d              ;   276.2 alu0    25 box
        xor r10d, ebp               ;   276.2 alu1    25 box
        not ebp                     ;   275.8 alu2    25 box
        mov dword [rsp + 16], ebp   ;   276.8 agu2+st1   25 box spill
        mov ebp, dword [rsp + 32]   ;   272.0 agu0    24 box
        and ebp, dword [rsp + 40]   ;   276.0 alu3+agu1   24 box
        mov dword [rsp + 32], r12d  ;   277.2 agu2+st0   25 box spill
        mov r12d, dword [rsp + 36]  ;   273.0 agu0    24 box
        or r12d, dword [rsp + 40]   ;   277.0 alu0+agu1   24 box
        not r12d                    ;   278.0 alu1    24 box
        mov dword [rsp + 36], r10d  ;   277.2 agu2+st1   25 box spill
        mov r10d, dword [rsp + 40]  ;   274.0 agu0    24 box
        xor r10d, dword [rsp + 48]  ;   278.0 alu2+agu1   24 box
        mov dword [rsp + 40], esi   ;   275.0 agu2+st0   25 box spill
        mov esi, ebp                ;   277.0         24 box copy
        mov dword [rsp + 20], r8d   ;   275.0 agu0+st1   26 box spill
        mov r8d, r12d               ;   279.0         24 box copy
        mov dword [rsp + 540], r15d ;   275.2 agu1+st0  107 w[138] spill
        mov r15d, dword [rsp + 44]  ;   275.3 agu2    24 box
        not r15d                    ;   279.3 alu3    24 box
        xor r10d, r15d              ;   280.3 alu0    24 box
        or esi, r15d                ;   280.3 alu1    24 box
        xor ebp, r10d               ;   281.3 alu2    24 box
        and r10d, esi               ;   281.3 alu3    24 box
        or r8d, r10d                ;   282.3 alu0    24 box
        xor esi, ebp                ;   282.3 alu1    24 box
        or esi, r8d                 ;   283.3 alu2    24 box
        mov r10d, dword [rsp + 48]  ;   276.8 agu0    24 box
        xor r10d, ebp               ;   282.3 alu3    24 box
        xor r12d, r10d              ;   283.3 alu0    24 box
        xor esi, r12d               ;   284.3 alu1    24 box
        and r10d, r8d               ;   283.3 alu2    24 box
        xor r12d, r10d              ;   284.3 alu3    24 box
        mov r10d, dword [rsp + 52]  ;   278.0 agu1    23 box
        mov r15d, dword [rsp + 68]  ;   278.2 agu2   107 w[23] reload
        or r10d, r15d               ;   282.2 alu0    23 box
        xor r15d, dword [rsp + 64]  ;   282.2 alu1+agu0   23 box
        xor r10d, dword [rsp + 60]  ;   283.2 alu2+agu1   23 box
        mov dword [rsp + 68], r8d   ;   283.3 agu2+st1   24 box spill
        mov r8d, dword [rsp + 60]   ;   280.3 agu0    23 box
        and r8d, dword [rsp + 56]   ;   284.3 alu3+agu1   23 box
        xor r8d, r15d               ;   285.3 alu0    23 box
        not r15d                    ;   283.2 alu1    23 box
        mov dword [rsp + 60], ebp   ;   282.3 agu2+st0   24 box spill
        mov ebp, dword [rsp + 64]   ;   282.2 agu0    23 box
        xor ebp, r10d               ;   286.2 alu2    23 box
        mov dword [rsp + 64], esi   ;   285.3 agu1+st1   24 box spill
        mov esi, dword [rsp + 56]   ;   282.7 agu2    23 box
        xor esi, r10d               ;   286.7 alu3    23 box
        or r15d, esi                ;   287.7 alu0    23 box
        xor esi, ebp                ;   287.7 alu1    23 box
        or esi, r8d                 ;   288.7 alu2    23 box
        xor r8d, esi                ;   289.7 alu3    23 box
        xor r10d, r8d               ;   290.7 alu0    23 box
        xor r8d, r15d               ;   290.7 alu1    23 box
        xor r15d, esi               ;   289.7 alu2    23 box
        mov esi, dword [rsp + 72]   ;   284.2 agu0    30 box
        or esi, dword [rsp + 84]    ;   288.2 alu3+agu1   30 box
        xor esi, dword [rsp + 76]   ;   289.2 alu0+agu2   30 box
        mov dword [rsp + 56], ebp   ;   287.2 agu0+st0   23 box spill
        mov ebp, dword [rsp + 76]   ;   285.3 agu1    30 box
        and ebp, dword [rsp + 84]   ;   289.3 alu1+agu2   30 box
        mov dword [rsp + 76], r10d  ;   291.7 agu0+st1   23 box spill
        mov r10d, dword [rsp + 72]  ;   286.3 agu1    30 box
        xor r10d, ebp               ;   290.3 alu2    30 box
        xor ebp, dword [rsp + 80]   ;   290.3 alu3+agu2   30 box
        and ebp, r10d               ;   291.3 alu0    30 box
        mov dword [rsp + 72], r15d  ;   290.7 agu0+st0   23 box spill
        mov r15d, dword [rsp + 84]  ;   287.3 agu1    30 box
        xor r15d, ebp               ;   292.3 alu1    30 box
        or ebp, esi                 ;   292.3 alu2    30 box
        xor ebp, dword [rsp + 80]   ;   293.3 alu3+agu2   30 box
        mov dword [rsp + 84], r8d   ;   291.7 agu0+st1   23 box spill
        mov r8d, dword [rsp + 80]   ;   288.7 agu1    30 box
        xor r8d, esi                ;   292.7 alu0    30 box
        not r8d                     ;   293.7 alu1    30 box
        or r8d, r10d                ;   294.7 alu2    30 box
        or r8d, r15d                ;   295.7 alu3    30 box
        xor esi, r10d               ;   291.3 alu0    30 box
        xor esi, r15d               ;   293.3 alu1    30 box
        xor r8d, esi                ;   296.7 alu2    30 box
        xor r15d, ebp               ;   294.3 alu3    30 box
        or esi, ebp                 ;   294.3 alu0    30 box
        xor r10d, esi               ;   295.3 alu1    30 box
        mov esi, dword [rsp + 88]   ;   291.3 agu2    29 box
        and esi, dword [rsp + 104]  ;   295.3 alu2+agu0   29 box
        mov dword [rsp + 88], r15d  ;   295.3 agu1+st0   30 box spill
        mov r15d, dword [rsp + 104] ;   292.3 agu2    29 box
        xor r15d, dword [rsp + 100] ;   296.3 alu3+agu0   29 box
        mov dword [rsp + 104], ebp  ;   294.3 agu1+st1   30 box spill
        mov ebp, dword [rsp + 100]  ;   293.3 agu2    29 box
        mov dword [rsp + 100], r10d ;   296.3 agu0+st0   30 box spill
        mov r10d, dword [rsp + 92]  ;   293.7 agu1    29 box
        mov dword [rsp + 80], r8d   ;   297.7 agu2+st1   30 box spill
        mov r8d, dword [rsp + 92]   ;   294.5 agu0    29 box
        mov dword [rsp + 52], r12d  ;   294.7 agu1+st0   24 box spill
        mov r12d, dword [rsp + 92]  ;   295.3 agu2    29 box
        mov dword [rsp + 92], edi   ;   295.5 agu0+st1  107 w[139] spill
        mov edi, dword [rsp + 96]   ;   295.7 agu1    29 box
        not edi                     ;   299.7 alu0    29 box
        xor ebp, edi                ;   300.7 alu1    29 box
        xor esi, ebp                ;   301.7 alu2    29 box
        and r10d, edi               ;   300.7 alu3    29 box
        xor r10d, ebp               ;   301.7 alu0    29 box
        or r8d, ebp                 ;   301.7 alu1    29 box
        xor r12d, esi               ;   302.7 alu2    29 box
        xor r8d, r15d               ;   302.7 alu3    29 box
        and r15d, r10d              ;   302.7 alu0    29 box
        xor r10d, esi               ;   302.7 alu1    29 box
        and r10d, r8d               ;   303.7 alu2    29 box
        or r8d, r15d                ;   303.7 alu3    29 box
        xor r15d, r12d              ;   303.7 alu0    29 box
        not r12d                    ;   303.7 alu1    29 box
        xor r10d, r12d              ;   304.7 alu2    29 box
        xor r12d, r8d               ;   304.7 alu3    29 box
        mov edi, dword [rsp + 108]  ;   299.7 agu2    28 box
        mov ebp, dword [rsp + 112]  ;   299.8 agu0   107 w[33] reload
        or edi, ebp                 ;   303.8 alu0    28 box
        mov r8d, dword [rsp + 116]  ;   300.7 agu1    28 box
        xor r8d, dword [rsp + 108]  ;   304.7 alu1+agu2   28 box
        xor edi, r8d                ;   305.7 alu2    28 box
        xor ebp, dword [rsp + 108]  ;   303.8 alu3+agu0   28 box
        and r8d, dword [rsp + 108]  ;   305.7 alu0+agu1   28 box
        mov dword [rsp + 112], r10d ;   305.7 agu2+st0   29 box spill
        mov r10d, dword [rsp + 108] ;   302.7 agu0    28 box
        xor r10d, edi               ;   306.7 alu1    28 box
        mov dword [rsp + 108], r12d ;   305.7 agu1+st1   29 box spill
        mov r12d, dword [rsp + 120] ;   303.2 agu2    28 box
        not r12d                    ;   307.2 alu2    28 box
        xor ebp, r12d               ;   308.2 alu3    28 box
        and r8d, ebp                ;   309.2 alu0    28 box
        xor r8d, r12d               ;   310.2 alu1    28 box
        or r12d, ebp                ;   309.2 alu2    28 box
        xor r12d, edi               ;   310.2 alu3    28 box
        and edi, r8d                ;   311.2 alu0    28 box
        xor r8d, r10d               ;   311.2 alu1    28 box
        and r10d, r12d              ;   311.2 alu2    28 box
        xor r10d, ebp               ;   312.2 alu3    28 box
        xor ebp, edi                ;   312.2 alu0    28 box
        mov edi, dword [rsp + 124]  ;   305.7 agu0    27 box
        and edi, dword [rsp + 136]  ;   309.7 alu1+agu1   27 box
        xor edi, dword [rsp + 132]  ;   310.7 alu2+agu2   27 box
        mov dword [rsp + 120], r8d  ;   312.2 agu0+st0   28 box spill
        mov r8d, dword [rsp + 124]  ;   306.8 agu1    27 box
        xor r8d, dword [rsp + 128]  ;   310.8 alu3+agu2   27 box
        mov dword [rsp + 124], r10d ;   313.2 agu0+st1   28 box spill
        mov r10d, dword [rsp + 132] ;   307.8 agu1    27 box
        or r10d, dword [rsp + 136]  ;   311.8 alu0+agu2   27 box
        or r10d, r8d                ;   312.8 alu1    27 box
        xor r10d, dword [rsp + 128] ;   313.8 alu2+agu0   27 box
        mov dword [rsp + 132], ebp  ;   313.2 agu1+st0   28 box spill
        mov ebp, dword [rsp + 128]  ;   309.7 agu2    27 box
        and ebp, r8d                ;   313.7 alu3    27 box
        xor ebp, edi                ;   314.7 alu0    27 box
        mov dword [rsp + 128], r12d ;   311.2 agu0+st1   28 box spill
        mov r12d, dword [rsp + 136] ;   310.7 agu1    27 box
        xor r12d, edi               ;   314.7 alu1    27 box
        and edi, r10d               ;   314.8 alu2    27 box
        xor r10d, r12d              ;   315.7 alu3    27 box
        or r12d, ebp                ;   315.7 alu0    27 box
        not ebp                     ;   315.7 alu1    27 box
        xor r12d, r8d               ;   316.7 alu2    27 box
        xor r8d, edi                ;   315.8 alu3    27 box
        mov edi, dword [rsp + 140]  ;   312.2 agu2    26 box
        and edi, dword [rsp + 144]  ;   316.2 alu0+agu0   26 box
        mov dword [rsp + 136], r8d  ;   316.8 agu1+st0   27 box spill
        mov r8d, dword [rsp + 144]  ;   313.2 agu2    26 box
        xor r8d, dword [rsp + 152]  ;   317.2 alu1+agu0   26 box
        mov dword [rsp + 144], r12d ;   317.7 agu1+st1   27 box spill
        mov r12d, dword [rsp + 152] ;   314.2 agu2    26 box
        or r12d, dword [rsp + 140]  ;   318.2 alu2+agu0   26 box
        mov dword [rsp + 152], r10d ;   316.7 agu1+st0   27 box spill
        mov r10d, dword [rsp + 140] ;   315.2 agu2    26 box
        xor r10d, dword [rsp + 148] ;   319.2 alu3+agu0   26 box
        or r10d, edi                ;   320.2 alu0    26 box
        mov dword [rsp + 140], ebp  ;   316.7 agu1+st1   27 box spill
        mov ebp, dword [rsp + 148]  ;   316.2 agu2    26 box
        and ebp, r12d               ;   320.2 alu1    26 box
        xor ebp, r8d                ;   321.2 alu2    26 box
        and r8d, r12d               ;   319.2 alu3    26 box
        xor r8d, r10d               ;   321.2 alu0    26 box
        xor r12d, ebp               ;   322.2 alu1    26 box
        xor ebp, edi                ;   322.2 alu2    26 box
        xor r10d, ebp               ;   323.2 alu3    26 box
        and edi, r8d                ;   322.2 alu0    26 box
        xor edi, r12d               ;   323.2 alu1    26 box
        and r12d, r8d               ;   323.2 alu2    26 box
        xor ebp, r12d               ;   324.2 alu3    26 box
        mov r12d, dword [rsp + 156] ;   317.3 agu0    25 box
        and r12d, dword [rsp + 164] ;   321.3 alu0+agu1   25 box
        xor r12d, dword [rsp + 168] ;   322.3 alu1+agu2   25 box
        mov dword [rsp + 148], r10d ;   324.2 agu0+st0   26 box spill
        mov r10d, dword [rsp + 164] ;   319.2 agu1    25 box
        xor r10d, dword [rsp + 156] ;   323.2 alu2+agu2   25 box
        xor r10d, dword [rsp + 160] ;   324.2 alu3+agu0   25 box
        mov dword [rsp + 164], r8d  ;   322.2 agu1+st1   26 box spill
        mov r8d, dword [rsp + 168]  ;   320.3 agu2    25 box
        or r8d, dword [rsp + 156]   ;   324.3 alu0+agu0   25 box
        xor r8d, dword [rsp + 160]  ;   325.3 alu1+agu1   25 box
        mov dword [rsp + 168], edi  ;   324.2 agu2+st0   26 box spill
        mov edi, dword [rsp + 160]  ;   321.5 agu0    25 box
        and edi, r12d               ;   325.5 alu2    25 box
        xor edi, r10d               ;   326.5 alu3    25 box
        xor r12d, r10d              ;   325.2 alu0    25 box
        or r10d, r8d                ;   326.3 alu1    25 box
        xor r10d, r12d              ;   327.3 alu2    25 box
        xor r12d, dword [rsp + 156] ;   326.2 alu3+agu1   25 box
        xor r8d, r10d               ;   328.3 alu0    25 box
        xor r10d, edi               ;   328.3 alu1    25 box
        not edi                     ;   327.5 alu2    25 box
        mov dword [rsp + 156], edi  ;   328.5 agu2+st1   25 box spill
        mov edi, dword [rsp + 172]  ;   324.2 agu0    24 box
        and edi, dword [rsp + 180]  ;   328.2 alu3+agu1   24 box
        mov dword [rsp + 172], r8d  ;   329.3 agu2+st0   25 box spill
        mov r8d, dword [rsp + 176]  ;   325.2 agu0    24 box
        or r8d, dword [rsp + 180]   ;   329.2 alu0+agu1   24 box
        not r8d                     ;   330.2 alu1    24 box
        mov dword [rsp + 176], r10d ;   329.3 agu2+st1   25 box spill
        mov r10d, dword [rsp + 180] ;   326.2 agu0    24 box
        xor r10d, dword [rsp + 188] ;   330.2 alu2+agu1   24 box
        mov dword [rsp + 180], r12d ;   327.2 agu2+st0   25 box spill
        mov r12d, edi               ;   329.2         24 box copy
        mov dword [rsp + 160], ebp  ;   327.2 agu0+st1   26 box spill
        mov ebp, r8d                ;   331.2         24 box copy
        mov dword [rsp + 116], esi  ;   327.3 agu1+st0   29 box spill
        mov esi, dword [rsp + 184]  ;   327.7 agu2    24 box
        not esi                     ;   331.7 alu3    24 box
        xor r10d, esi               ;   332.7 alu0    24 box
        or r12d, esi                ;   332.7 alu1    24 box
        xor edi, r10d               ;   333.7 alu2    24 box
        and r10d, r12d              ;   333.7 alu3    24 box
        or ebp, r10d                ;   334.7 alu0    24 box
        xor r12d, edi               ;   334.7 alu1    24 box
        or r12d, ebp                ;   335.7 alu2    24 box
        mov esi, dword [rsp + 188]  ;   328.7 agu0    24 box
        xor esi, edi                ;   334.7 alu3    24 box
        xor r8d, esi                ;   335.7 alu0    24 box
        xor r12d, r8d               ;   336.7 alu1    24 box
        and esi, ebp                ;   335.7 alu2    24 box
        xor r8d, esi                ;   336.7 alu3    24 box
        mov esi, dword [rsp + 192]  ;   330.2 agu1    23 box
        mov r10d, dword [rsp + 208] ;   330.3 agu2   107 w[55] reload
        or esi, r10d                ;   334.3 alu0    23 box
        xor r10d, dword [rsp + 204] ;   334.3 alu1+agu0   23 box
        xor esi, dword [rsp + 200]  ;   335.3 alu2+agu1   23 box
        mov dword [rsp + 208], ebp  ;   335.7 agu2+st1   24 box spill
        mov ebp, dword [rsp + 200]  ;   332.7 agu0    23 box
        and ebp, dword [rsp + 196]  ;   336.7 alu3+agu1   23 box
        xor ebp, r10d               ;   337.7 alu0    23 box
        not r10d                    ;   335.3 alu1    23 box
        mov dword [rsp + 200], edi  ;   334.7 agu2+st0   24 box spill
        mov edi, dword [rsp + 204]  ;   334.3 agu0    23 box
        xor edi, esi                ;   338.3 alu2    23 box
        mov dword [rsp + 204], r12d ;   337.7 agu1+st1   24 box spill
        mov r12d, dword [rsp + 196] ;   334.8 agu2    23 box
        xor r12d, esi               ;   338.8 alu3    23 box
        or r10d, r12d               ;   339.8 alu0    23 box
        xor r12d, edi               ;   339.8 alu1    23 box
        or r12d, ebp                ;   340.8 alu2    23 box
        xor ebp, r12d               ;   341.8 alu3    23 box
        xor esi, ebp                ;   342.8 alu0    23 box
        xor ebp, r10d               ;   342.8 alu1    23 box
        xor r10d, r12d              ;   341.8 alu2    23 box
        mov r12d, dword [rsp + 212] ;   336.3 agu0    30 box
        or r12d, dword [rsp + 224]  ;   340.3 alu3+agu1   30 box
        xor r12d, dword [rsp + 216] ;   341.3 alu0+agu2   30 box
        mov dword [rsp + 196], edi  ;   339.3 agu0+st0   23 box spill
        mov edi, dword [rsp + 216]  ;   337.5 agu1    30 box
        and edi, dword [rsp + 224]  ;   341.5 alu1+agu2   30 box
        mov dword [rsp + 216], esi  ;   343.8 agu0+st1   23 box spill
        mov esi, dword [rsp + 212]  ;   338.5 agu1    30 box
        xor esi, edi                ;   342.5 alu2    30 box
        xor edi, dword [rsp + 220]  ;   342.5 alu3+agu2   30 box
        and edi, esi                ;   343.5 alu0    30 box
        mov dword [rsp + 212], r10d ;   342.8 agu0+st0   23 box spill
        mov r10d, dword [rsp + 224] ;   339.5 agu1    30 box
        xor r10d, edi               ;   344.5 alu1    30 box
        or edi, r12d                ;   344.5 alu2    30 box
        xor edi, dword [rsp + 220]  ;   345.5 alu3+agu2   30 box
        mov dword [rsp + 224], ebp  ;   343.8 agu0+st1   23 box spill
        mov ebp, dword [rsp + 220]  ;   340.8 agu1    30 box
        xor ebp, r12d               ;   344.8 alu0    30 box
        not ebp                     ;   345.8 alu1    30 box
        or ebp, esi                 ;   346.8 alu2    30 box
        or ebp, r10d                ;   347.8 alu3    30 box
        xor r12d, esi               ;   343.5 alu0    30 box
        xor r12d, r10d              ;   345.5 alu1    30 box
        xor ebp, r12d               ;   348.8 alu2    30 box
        xor r10d, edi               ;   346.5 alu3    30 box
        or r12d, edi                ;   346.5 alu0    30 box
        xor esi, r12d               ;   347.5 alu1    30 box
        mov r12d, dword [rsp + 228] ;   343.5 agu2    29 box
        and r12d, dword [rsp + 244] ;   347.5 alu2+agu0   29 box
        mov dword [rsp + 228], r10d ;   347.5 agu1+st0   30 box spill
        mov r10d, dword [rsp + 244] ;   344.5 agu2    29 box
        xor r10d, dword [rsp + 240] ;   348.5 alu3+agu0   29 box
        mov dword [rsp + 244], edi  ;   346.5 agu1+st1   30 box spill
        mov edi, dword [rsp + 240]  ;   345.5 agu2    29 box
        mov dword [rsp + 240], esi  ;   348.5 agu0+st0   30 box spill
        mov esi, dword [rsp + 232]  ;   345.8 agu1    29 box
        mov dword [rsp + 220], ebp  ;   349.8 agu2+st1   30 box spill
        mov ebp, dword [rsp + 232]  ;   346.7 agu0    29 box
        mov dword [rsp + 192], r8d  ;   346.8 agu1+st0   24 box spill
        mov r8d, dword [rsp + 232]  ;   347.5 agu2    29 box
        mov dword [rsp + 232], r15d ;   347.7 agu0+st1   29 box spill
        mov r15d, dword [rsp + 236] ;   347.8 agu1    29 box
        not r15d                    ;   351.8 alu0    29 box
        xor edi, r15d               ;   352.8 alu1    29 box
        xor r12d, edi               ;   353.8 alu2    29 box
        and esi, r15d               ;   352.8 alu3    29 box
        xor esi, edi                ;   353.8 alu0    29 box
        or ebp, edi                 ;   353.8 alu1    29 box
        xor r8d, r12d               ;   354.8 alu2    29 box
        xor ebp, r10d               ;   354.8 alu3    29 box
        and r10d, esi               ;   354.8 alu0    29 box
        xor esi, r12d               ;   354.8 alu1    29 box
        and esi, ebp                ;   355.8 alu2    29 box
        or ebp, r10d                ;   355.8 alu3    29 box
        xor r10d, r8d               ;   355.8 alu0    29 box
        not r8d                     ;   355.8 alu1    29 box
        xor esi, r8d                ;   356.8 alu2    29 box
        xor r8d, ebp                ;   356.8 alu3    29 box
        mov edi, dword [rsp + 248]  ;   351.8 agu2    28 box
        mov ebp, dword [rsp + 252]  ;   352.0 agu0   107 w[65] reload
        or edi, ebp                 ;   356.0 alu0    28 box
        mov r15d, dword [rsp + 256] ;   352.8 agu1    28 box
        xor r15d, dword [rsp + 248] ;   356.8 alu1+agu2   28 box
        xor edi, r15d               ;   357.8 alu2    28 box
        xor ebp, dword [rsp + 248]  ;   356.0 alu3+agu0   28 box
        and r15d, dword [rsp + 248] ;   357.8 alu0+agu1   28 box
        mov dword [rsp + 252], esi  ;   357.8 agu2+st0   29 box spill
        mov esi, dword [rsp + 248]  ;   354.8 agu0    28 box
        xor esi, edi                ;   358.8 alu1    28 box
        mov dword [rsp + 248], r8d  ;   357.8 agu1+st1   29 box spill
        mov r8d, dword [rsp + 260]  ;   355.3 agu2    28 box
        not r8d                     ;   359.3 alu2    28 box
        xor ebp, r8d                ;   360.3 alu3    28 box
        and r15d, ebp               ;   361.3 alu0    28 box
        xor r15d, r8d               ;   362.3 alu1    28 box
        or r8d, ebp                 ;   361.3 alu2    28 box
        xor r8d, edi                ;   362.3 alu3    28 box
        and edi, r15d               ;   363.3 alu0    28 box
        xor r15d, esi               ;   363.3 alu1    28 box
        and esi, r8d                ;   363.3 alu2    28 box
        xor esi, ebp                ;   364.3 alu3    28 box
        xor ebp, edi                ;   364.3 alu0    28 box
        mov edi, dword [rsp + 264]  ;   357.8 agu0    27 box
        and edi, dword [rsp + 276]  ;   361.8 alu1+agu1   27 box
        xor edi, dword [rsp + 272]  ;   362.8 alu2+agu2   27 box
        mov dword [rsp + 260], r15d ;   364.3 agu0+st0   28 box spill
        mov r15d, dword [rsp + 264] ;   359.0 agu1    27 box
        xor r15d, dword [rsp + 268] ;   363.0 alu3+agu2   27 box
        mov dword [rsp + 264], esi  ;   365.3 agu0+st1   28 box spill
        mov esi, dword [rsp + 272]  ;   360.0 agu1    27 box
        or esi, dword [rsp + 276]   ;   364.0 alu0+agu2   27 box
        or esi, r15d                ;   365.0 alu1    27 box
        xor esi, dword [rsp + 268]  ;   366.0 alu2+agu0   27 box
        mov dword [rsp + 272], ebp  ;   365.3 agu1+st0   28 box spill
        mov ebp, dword [rsp + 268]  ;   361.8 agu2    27 box
        and ebp, r15d               ;   365.8 alu3    27 box
        xor ebp, edi                ;   366.8 alu0    27 box
        mov dword [rsp + 268], r8d  ;   363.3 agu0+st1   28 box spill
        mov r8d, dword [rsp + 276]  ;   362.8 agu1    27 box
        xor r8d, edi                ;   366.8 alu1    27 box
        and edi, esi                ;   367.0 alu2    27 box
        xor esi, r8d                ;   367.8 alu3    27 box
        or r8d, ebp                 ;   367.8 alu0    27 box
        not ebp                     ;   367.8 alu1    27 box
        xor r8d, r15d               ;   368.8 alu2    27 box
        xor r15d, edi               ;   368.0 alu3    27 box
        mov edi, dword [rsp + 280]  ;   364.3 agu2    26 box
        and edi, dword [rsp + 284]  ;   368.3 alu0+agu0   26 box
        mov dword [rsp + 276], r15d ;   369.0 agu1+st0   27 box spill
        mov r15d, dword [rsp + 284] ;   365.3 agu2    26 box
        xor r15d, dword [rsp + 292] ;   369.3 alu1+agu0   26 box
        mov dword [rsp + 284], r8d  ;   369.8 agu1+st1   27 box spill
        mov r8d, dword [rsp + 292]  ;   366.3 agu2    26 box
        or r8d, dword [rsp + 280]   ;   370.3 alu2+agu0   26 box
        mov dword [rsp + 292], esi  ;   368.8 agu1+st0   27 box spill
        mov esi, dword [rsp + 280]  ;   367.3 agu2    26 box
        xor esi, dword [rsp + 288]  ;   371.3 alu3+agu0   26 box
        or esi, edi                 ;   372.3 alu0    26 box
        mov dword [rsp + 280], ebp  ;   368.8 agu1+st1   27 box spill
        mov ebp, dword [rsp + 288]  ;   368.3 agu2    26 box
        and ebp, r8d                ;   372.3 alu1    26 box
        xor ebp, r15d               ;   373.3 alu2    26 box
        and r15d, r8d               ;   371.3 alu3    26 box
        xor r15d, esi               ;   373.3 alu0    26 box
        xor r8d, ebp                ;   374.3 alu1    26 box
        xor ebp, edi                ;   374.3 alu2    26 box
        xor esi, ebp                ;   375.3 alu3    26 box
        and edi, r15d               ;   374.3 alu0    26 box
        xor edi, r8d                ;   375.3 alu1    26 box
        and r8d, r15d               ;   375.3 alu2    26 box
        xor ebp, r8d                ;   376.3 alu3    26 box
        mov r8d, dword [rsp + 296]  ;   369.5 agu0    25 box
        and r8d, dword [rsp + 304]  ;   373.5 alu0+agu1   25 box
        xor r8d, dword [rsp + 308]  ;   374.5 alu1+agu2   25 box
        mov dword [rsp + 288], esi  ;   376.3 agu0+st0   26 box spill
        mov esi, dword [rsp + 304]  ;   371.3 agu1    25 box
        xor esi, dword [rsp + 296]  ;   375.3 alu2+agu2   25 box
        xor esi, dword [rsp + 300]  ;   376.3 alu3+agu0   25 box
        mov dword [rsp + 304], r15d ;   374.3 agu1+st1   26 box spill
        mov r15d, dword [rsp + 308] ;   372.5 agu2    25 box
        or r15d, dword [rsp + 296]  ;   376.5 alu0+agu0   25 box
        xor r15d, dword [rsp + 300] ;   377.5 alu1+agu1   25 box
        mov dword [rsp + 308], edi  ;   376.3 agu2+st0   26 box spill
        mov edi, dword [rsp + 300]  ;   373.7 agu0    25 box
        and edi, r8d                ;   377.7 alu2    25 box
        xor edi, esi                ;   378.7 alu3    25 box
        xor r8d, esi                ;   377.3 alu0    25 box
        or esi, r15d                ;   378.5 alu1    25 box
        xor esi, r8d                ;   379.5 alu2    25 box
        xor r8d, dword [rsp + 296]  ;   378.3 alu3+agu1   25 box
        xor r15d, esi               ;   380.5 alu0    25 box
        xor esi, edi                ;   380.5 alu1    25 box
        not edi                     ;   379.7 alu2    25 box
        mov dword [rsp + 296], edi  ;   380.7 agu2+st1   25 box spill
        mov edi, dword [rsp + 312]  ;   376.3 agu0    24 box
        and edi, dword [rsp + 320]  ;   380.3 alu3+agu1   24 box
        mov dword [rsp + 312], r15d ;   381.5 agu2+st0   25 box spill
        mov r15d, dword [rsp + 316] ;   377.3 agu0    24 box
        or r15d, dword [rsp + 320]  ;   381.3 alu0+agu1   24 box
        not r15d                    ;   382.3 alu1    24 box
        mov dword [rsp + 316], esi  ;   381.5 agu2+st1   25 box spill
        mov esi, dword [rsp + 320]  ;   378.3 agu0    24 box
        xor esi, dword [rsp + 328]  ;   382.3 alu2+agu1   24 box
        mov dword [rsp + 320], r8d  ;   379.3 agu2+st0   25 box spill
        mov r8d, edi                ;   381.3         24 box copy
        mov dword [rsp + 300], ebp  ;   379.3 agu0+st1   26 box spill
        mov ebp, r15d               ;   383.3         24 box copy
        mov dword [rsp + 256], r12d ;   379.5 agu1+st0   29 box spill
        mov r12d, dword [rsp + 324] ;   379.8 agu2    24 box
        not r12d                    ;   383.8 alu3    24 box
        xor esi, r12d               ;   384.8 alu0    24 box
        or r8d, r12d                ;   384.8 alu1    24 box
        xor edi, esi                ;   385.8 alu2    24 box
        and esi, r8d                ;   385.8 alu3    24 box
        or ebp, esi                 ;   386.8 alu0    24 box
        xor r8d, edi                ;   386.8 alu1    24 box
        or r8d, ebp                 ;   387.8 alu2    24 box
        mov esi, dword [rsp + 328]  ;   380.8 agu0    24 box
        xor esi, edi                ;   386.8 alu3    24 box
        xor r15d, esi               ;   387.8 alu0    24 box
        xor r8d, r15d               ;   388.8 alu1    24 box
        and esi, ebp                ;   387.8 alu2    24 box
        xor r15d, esi               ;   388.8 alu3    24 box
        mov esi, dword [rsp + 332]  ;   382.3 agu1    23 box
        mov r12d, dword [rsp + 348] ;   382.5 agu2   107 w[87] reload
        or esi, r12d                ;   386.5 alu0    23 box
        xor r12d, dword [rsp + 344] ;   386.5 alu1+agu0   23 box
        xor esi, dword [rsp + 340]  ;   387.5 alu2+agu1   23 box
        mov dword [rsp + 348], ebp  ;   387.8 agu2+st1   24 box spill
        mov ebp, dword [rsp + 340]  ;   384.8 agu0    23 box
        and ebp, dword [rsp + 336]  ;   388.8 alu3+agu1   23 box
        xor ebp, r12d               ;   389.8 alu0    23 box
        not r12d                    ;   387.5 alu1    23 box
        mov dword [rsp + 340], edi  ;   386.8 agu2+st0   24 box spill
        mov edi, dword [rsp + 344]  ;   386.5 agu0    23 box
        xor edi, esi                ;   390.5 alu2    23 box
        mov dword [rsp + 344], r8d  ;   389.8 agu1+st1   24 box spill
        mov r8d, dword [rsp + 336]  ;   387.0 agu2    23 box
        xor r8d, esi                ;   391.0 alu3    23 box
        or r12d, r8d                ;   392.0 alu0    23 box
        xor r8d, edi                ;   392.0 alu1    23 box
        or r8d, ebp                 ;   393.0 alu2    23 box
        xor ebp, r8d                ;   394.0 alu3    23 box
        xor esi, ebp                ;   395.0 alu0    23 box
        xor ebp, r12d               ;   395.0 alu1    23 box
        xor r12d, r8d               ;   394.0 alu2    23 box
        mov r8d, dword [rsp + 352]  ;   388.5 agu0    30 box
        or r8d, dword [rsp + 364]   ;   392.5 alu3+agu1   30 box
        xor r8d, dword [rsp + 356]  ;   393.5 alu0+agu2   30 box
        mov dword [rsp + 336], edi  ;   391.5 agu0+st0   23 box spill
        mov edi, dword [rsp + 356]  ;   389.7 agu1    30 box
        and edi, dword [rsp + 364]  ;   393.7 alu1+agu2   30 box
        mov dword [rsp + 356], esi  ;   396.0 agu0+st1   23 box spill
        mov esi, dword [rsp + 352]  ;   390.7 agu1    30 box
        xor esi, edi                ;   394.7 alu2    30 box
        xor edi, dword [rsp + 360]  ;   394.7 alu3+agu2   30 box
        and edi, esi                ;   395.7 alu0    30 box
        mov dword [rsp + 352], r12d ;   395.0 agu0+st0   23 box spill
        mov r12d, dword [rsp + 364] ;   391.7 agu1    30 box
        xor r12d, edi               ;   396.7 alu1    30 box
        or edi, r8d                 ;   396.7 alu2    30 box
        xor edi, dword [rsp + 360]  ;   397.7 alu3+agu2   30 box
        mov dword [rsp + 364], ebp  ;   396.0 agu0+st1   23 box spill
        mov ebp, dword [rsp + 360]  ;   393.0 agu1    30 box
        xor ebp, r8d                ;   397.0 alu0    30 box
        not ebp                     ;   398.0 alu1    30 box
        or ebp, esi                 ;   399.0 alu2    30 box
        or ebp, r12d                ;   400.0 alu3    30 box
        xor r8d, esi                ;   395.7 alu0    30 box
        xor r8d, r12d               ;   397.7 alu1    30 box
        xor ebp, r8d                ;   401.0 alu2    30 box
        xor r12d, edi               ;   398.7 alu3    30 box
        or r8d, edi                 ;   398.7 alu0    30 box
        xor esi, r8d                ;   399.7 alu1    30 box
        mov r8d, dword [rsp + 368]  ;   395.7 agu2    29 box
        and r8d, dword [rsp + 384]  ;   399.7 alu2+agu0   29 box
        mov dword [rsp + 368], r12d ;   399.7 agu1+st0   30 box spill
        mov r12d, dword [rsp + 384] ;   396.7 agu2    29 box
        xor r12d, dword [rsp + 380] ;   400.7 alu3+agu0   29 box
        mov dword [rsp + 384], edi  ;   398.7 agu1+st1   30 box spill
        mov edi, dword [rsp + 380]  ;   397.7 agu2    29 box
        mov dword [rsp + 380], esi  ;   400.7 agu0+st0   30 box spill
        mov esi, dword [rsp + 372]  ;   398.0 agu1    29 box
        mov dword [rsp + 360], ebp  ;   402.0 agu2+st1   30 box spill
        mov ebp, dword [rsp + 372]  ;   398.8 agu0    29 box
        mov dword [rsp + 332], r15d ;   399.0 agu1+st0   24 box spill
        mov r15d, dword [rsp + 372] ;   399.7 agu2    29 box
        mov dword [rsp + 372], r10d ;   399.8 agu0+st1   29 box spill
        mov r10d, dword [rsp + 376] ;   400.0 agu1    29 box
        not r10d                    ;   404.0 alu0    29 box
        xor edi, r10d               ;   405.0 alu1    29 box
        xor r8d, edi                ;   406.0 alu2    29 box
        and esi, r10d               ;   405.0 alu3    29 box
        xor esi, edi                ;   406.0 alu0    29 box
        or ebp, edi                 ;   406.0 alu1    29 box
        xor r15d, r8d               ;   407.0 alu2    29 box
        xor ebp, r12d               ;   407.0 alu3    29 box
        and r12d, esi               ;   407.0 alu0    29 box
        xor esi, r8d                ;   407.0 alu1    29 box
        and esi, ebp                ;   408.0 alu2    29 box
        or ebp, r12d                ;   408.0 alu3    29 box
        xor r12d, r15d              ;   408.0 alu0    29 box
        not r15d                    ;   408.0 alu1    29 box
        xor esi, r15d               ;   409.0 alu2    29 box
        xor r15d, ebp               ;   409.0 alu3    29 box
        mov edi, dword [rsp + 388]  ;   404.0 agu2    28 box
        mov ebp, dword [rsp + 392]  ;   404.2 agu0   107 w[97] reload
        or edi, ebp                 ;   408.2 alu0    28 box
        mov r10d, dword [rsp + 396] ;   405.0 agu1    28 box
        xor r10d, dword [rsp + 388] ;   409.0 alu1+agu2   28 box
        xor edi, r10d               ;   410.0 alu2    28 box
        xor ebp, dword [rsp + 388]  ;   408.2 alu3+agu0   28 box
        and r10d, dword [rsp + 388] ;   410.0 alu0+agu1   28 box
        mov dword [rsp + 392], esi  ;   410.0 agu2+st0   29 box spill
        mov esi, dword [rsp + 388]  ;   407.0 agu0    28 box
        xor esi, edi                ;   411.0 alu1    28 box
        mov dword [rsp + 388], r15d ;   410.0 agu1+st1   29 box spill
        mov r15d, dword [rsp + 400] ;   407.5 agu2    28 box
        not r15d                    ;   411.5 alu2    28 box
        xor ebp, r15d               ;   412.5 alu3    28 box
        and r10d, ebp               ;   413.5 alu0    28 box
        xor r10d, r15d              ;   414.5 alu1    28 box
        or r15d, ebp                ;   413.5 alu2    28 box
        xor r15d, edi               ;   414.5 alu3    28 box
        and edi, r10d               ;   415.5 alu0    28 box
        xor r10d, esi               ;   415.5 alu1    28 box
        and esi, r15d               ;   415.5 alu2    28 box
        xor esi, ebp                ;   416.5 alu3    28 box
        xor ebp, edi                ;   416.5 alu0    28 box
        mov edi, dword [rsp + 404]  ;   410.0 agu0    27 box
        and edi, dword [rsp + 416]  ;   414.0 alu1+agu1   27 box
        xor edi, dword [rsp + 412]  ;   415.0 alu2+agu2   27 box
        mov dword [rsp + 400], r10d ;   416.5 agu0+st0   28 box spill
        mov r10d, dword [rsp + 404] ;   411.2 agu1    27 box
        xor r10d, dword [rsp + 408] ;   415.2 alu3+agu2   27 box
        mov dword [rsp + 404], esi  ;   417.5 agu0+st1   28 box spill
        mov esi, dword [rsp + 412]  ;   412.2 agu1    27 box
        or esi, dword [rsp + 416]   ;   416.2 alu0+agu2   27 box
        or esi, r10d                ;   417.2 alu1    27 box
        xor esi, dword [rsp + 408]  ;   418.2 alu2+agu0   27 box
        mov dword [rsp + 412], ebp  ;   417.5 agu1+st0   28 box spill
        mov ebp, dword [rsp + 408]  ;   414.0 agu2    27 box
        and ebp, r10d               ;   418.0 alu3    27 box
        xor ebp, edi                ;   419.0 alu0    27 box
        mov dword [rsp + 408], r15d ;   415.5 agu0+st1   28 box spill
        mov r15d, dword [rsp + 416] ;   415.0 agu1    27 box
        xor r15d, edi               ;   419.0 alu1    27 box
        and edi, esi                ;   419.2 alu2    27 box
        xor esi, r15d               ;   420.0 alu3    27 box
        or r15d, ebp                ;   420.0 alu0    27 box
        not ebp                     ;   420.0 alu1    27 box
        xor r15d, r10d              ;   421.0 alu2    27 box
        xor r10d, edi               ;   420.2 alu3    27 box
        mov edi, dword [rsp + 420]  ;   416.5 agu2    26 box
        and edi, dword [rsp + 424]  ;   420.5 alu0+agu0   26 box
        mov dword [rsp + 416], r10d ;   421.2 agu1+st0   27 box spill
        mov r10d, dword [rsp + 424] ;   417.5 agu2    26 box
        xor r10d, dword [rsp + 432] ;   421.5 alu1+agu0   26 box
        mov dword [rsp + 424], r15d ;   422.0 agu1+st1   27 box spill
        mov r15d, dword [rsp + 432] ;   418.5 agu2    26 box
        or r15d, dword [rsp + 420]  ;   422.5 alu2+agu0   26 box
        mov dword [rsp + 432], esi  ;   421.0 agu1+st0   27 box spill
        mov esi, dword [rsp + 420]  ;   419.5 agu2    26 box
        xor esi, dword [rsp + 428]  ;   423.5 alu3+agu0   26 box
        or esi, edi                 ;   424.5 alu0    26 box
        mov dword [rsp + 420], ebp  ;   421.0 agu1+st1   27 box spill
        mov ebp, dword [rsp + 428]  ;   420.5 agu2    26 box
        and ebp, r15d               ;   424.5 alu1    26 box
        xor ebp, r10d               ;   425.5 alu2    26 box
        and r10d, r15d              ;   423.5 alu3    26 box
        xor r10d, esi               ;   425.5 alu0    26 box
        xor r15d, ebp               ;   426.5 alu1    26 box
        xor ebp, edi                ;   426.5 alu2    26 box
        xor esi, ebp                ;   427.5 alu3    26 box
        and edi, r10d               ;   426.5 alu0    26 box
        xor edi, r15d               ;   427.5 alu1    26 box
        and r15d, r10d              ;   427.5 alu2    26 box
        xor ebp, r15d               ;   428.5 alu3    26 box
        mov r15d, dword [rsp + 436] ;   421.7 agu0    25 box
        and r15d, dword [rsp + 444] ;   425.7 alu0+agu1   25 box
        xor r15d, dword [rsp + 448] ;   426.7 alu1+agu2   25 box
        mov dword [rsp + 428], esi  ;   428.5 agu0+st0   26 box spill
        mov esi, dword [rsp + 444]  ;   423.5 agu1    25 box
        xor esi, dword [rsp + 436]  ;   427.5 alu2+agu2   25 box
        xor esi, dword [rsp + 440]  ;   428.5 alu3+agu0   25 box
        mov dword [rsp + 444], r10d ;   426.5 agu1+st1   26 box spill
        mov r10d, dword [rsp + 448] ;   424.7 agu2    25 box
        or r10d, dword [rsp + 436]  ;   428.7 alu0+agu0   25 box
        xor r10d, dword [rsp + 440] ;   429.7 alu1+agu1   25 box
        mov dword [rsp + 448], edi  ;   428.5 agu2+st0   26 box spill
        mov edi, dword [rsp + 440]  ;   425.8 agu0    25 box
        and edi, r15d               ;   429.8 alu2    25 box
        xor edi, esi                ;   430.8 alu3    25 box
        xor r15d, esi               ;   429.5 alu0    25 box
        or esi, r10d                ;   430.7 alu1    25 box
        xor esi, r15d               ;   431.7 alu2    25 box
        xor r15d, dword [rsp + 436] ;   430.5 alu3+agu1   25 box
        xor r10d, esi               ;   432.7 alu0    25 box
        xor esi, edi                ;   432.7 alu1    25 box
        not edi                     ;   431.8 alu2    25 box
        mov dword [rsp + 436], edi  ;   432.8 agu2+st1   25 box spill
        mov edi, dword [rsp + 452]  ;   428.5 agu0    24 box
        and edi, dword [rsp + 460]  ;   432.5 alu3+agu1   24 box
        mov dword [rsp + 452], r10d ;   433.7 agu2+st0   25 box spill
        mov r10d, dword [rsp + 456] ;   429.5 agu0    24 box
        or r10d, dword [rsp + 460]  ;   433.5 alu0+agu1   24 box
        not r10d                    ;   434.5 alu1    24 box
        mov dword [rsp + 456], esi  ;   433.7 agu2+st1   25 box spill
        mov esi, dword [rsp + 460]  ;   430.5 agu0    24 box
        xor esi, dword [rsp + 468]  ;   434.5 alu2+agu1   24 box
        mov dword [rsp + 460], r15d ;   431.5 agu2+st0   25 box spill
        mov r15d, edi               ;   433.5         24 box copy
        mov dword [rsp + 440], ebp  ;   431.5 agu0+st1   26 box spill
        mov ebp, r10d               ;   435.5         24 box copy
        mov dword [rsp + 396], r8d  ;   431.7 agu1+st0   29 box spill
        mov r8d, dword [rsp + 464]  ;   432.0 agu2    24 box
        not r8d                     ;   436.0 alu3    24 box
        xor esi, r8d                ;   437.0 alu0    24 box
        or r15d, r8d                ;   437.0 alu1    24 box
        xor edi, esi                ;   438.0 alu2    24 box
        and esi, r15d               ;   438.0 alu3    24 box
        or ebp, esi                 ;   439.0 alu0    24 box
        xor r15d, edi               ;   439.0 alu1    24 box
        or r15d, ebp                ;   440.0 alu2    24 box
        mov esi, dword [rsp + 468]  ;   433.0 agu0    24 box
        xor esi, edi                ;   439.0 alu3    24 box
        xor r10d, esi               ;   440.0 alu0    24 box
        xor r15d, r10d              ;   441.0 alu1    24 box
        and esi, ebp                ;   440.0 alu2    24 box
        xor r10d, esi               ;   441.0 alu3    24 box
        mov esi, dword [rsp + 472]  ;   434.5 agu1    23 box
        mov r8d, dword [rsp + 488]  ;   434.7 agu2   107 w[119] reload
        or esi, r8d                 ;   438.7 alu0    23 box
        xor r8d, dword [rsp + 484]  ;   438.7 alu1+agu0   23 box
        xor esi, dword [rsp + 480]  ;   439.7 alu2+agu1   23 box
        mov dword [rsp + 488], ebp  ;   440.0 agu2+st1   24 box spill
        mov ebp, dword [rsp + 480]  ;   437.0 agu0    23 box
        and ebp, dword [rsp + 476]  ;   441.0 alu3+agu1   23 box
        xor ebp, r8d                ;   442.0 alu0    23 box
        not r8d                     ;   439.7 alu1    23 box
        mov dword [rsp + 480], edi  ;   439.0 agu2+st0   24 box spill
        mov edi, dword [rsp + 484]  ;   438.7 agu0    23 box
        xor edi, esi                ;   442.7 alu2    23 box
        mov dword [rsp + 484], r15d ;   442.0 agu1+st1   24 box spill
        mov r15d, dword [rsp + 476] ;   439.2 agu2    23 box
        xor r15d, esi               ;   443.2 alu3    23 box
        or r8d, r15d                ;   444.2 alu0    23 box
        xor r15d, edi               ;   444.2 alu1    23 box
        or r15d, ebp                ;   445.2 alu2    23 box
        xor ebp, r15d               ;   446.2 alu3    23 box
        xor esi, ebp                ;   447.2 alu0    23 box
        xor ebp, r8d                ;   447.2 alu1    23 box
        xor r8d, r15d               ;   446.2 alu2    23 box
        mov r15d, dword [rsp + 492] ;   440.7 agu0    30 box
        or r15d, dword [rsp + 504]  ;   444.7 alu3+agu1   30 box
        xor r15d, dword [rsp + 496] ;   445.7 alu0+agu2   30 box
        mov dword [rsp + 476], edi  ;   443.7 agu0+st0   23 box spill
        mov edi, dword [rsp + 496]  ;   441.8 agu1    30 box
        and edi, dword [rsp + 504]  ;   445.8 alu1+agu2   30 box
        mov dword [rsp + 496], esi  ;   448.2 agu0+st1   23 box spill
        mov esi, dword [rsp + 492]  ;   442.8 agu1    30 box
        xor esi, edi                ;   446.8 alu2    30 box
        xor edi, dword [rsp + 500]  ;   446.8 alu3+agu2   30 box
        and edi, esi                ;   447.8 alu0    30 box
        mov dword [rsp + 492], r8d  ;   447.2 agu0+st0   23 box spill
        mov r8d, dword [rsp + 504]  ;   443.8 agu1    30 box
        xor r8d, edi                ;   448.8 alu1    30 box
        or edi, r15d                ;   448.8 alu2    30 box
        xor edi, dword [rsp + 500]  ;   449.8 alu3+agu2   30 box
        mov dword [rsp + 504], ebp  ;   448.2 agu0+st1   23 box spill
        mov ebp, dword [rsp + 500]  ;   445.2 agu1    30 box
        xor ebp, r15d               ;   449.2 alu0    30 box
        not ebp                     ;   450.2 alu1    30 box
        or ebp, esi                 ;   451.2 alu2    30 box
        or ebp, r8d                 ;   452.2 alu3    30 box
        xor r15d, esi               ;   447.8 alu0    30 box
        xor r15d, r8d               ;   449.8 alu1    30 box
        xor ebp, r15d               ;   453.2 alu2    30 box
        xor r8d, edi                ;   450.8 alu3    30 box
        or r15d, edi                ;   450.8 alu0    30 box
        xor esi, r15d               ;   451.8 alu1    30 box
        mov r15d, dword [rsp + 508] ;   447.8 agu2    29 box
        and r15d, dword [rsp + 524] ;   451.8 alu2+agu0   29 box
        mov dword [rsp + 508], r8d  ;   451.8 agu1+st0   30 box spill
        mov r8d, dword [rsp + 524]  ;   448.8 agu2    29 box
        xor r8d, dword [rsp + 520]  ;   452.8 alu3+agu0   29 box
        mov dword [rsp + 524], edi  ;   450.8 agu1+st1   30 box spill
        mov edi, dword [rsp + 520]  ;   449.8 agu2    29 box
        mov dword [rsp + 520], esi  ;   452.8 agu0+st0   30 box spill
        mov esi, dword [rsp + 512]  ;   450.2 agu1    29 box
        mov dword [rsp + 500], ebp  ;   454.2 agu2+st1   30 box spill
        mov ebp, dword [rsp + 512]  ;   451.0 agu0    29 box
        mov dword [rsp + 472], r10d ;   451.2 agu1+st0   24 box spill
        mov r10d, dword [rsp + 512] ;   451.8 agu2    29 box
        mov dword [rsp + 512], r12d ;   452.0 agu0+st1   29 box spill
        mov r12d, dword [rsp + 516] ;   452.2 agu1    29 box
        not r12d                    ;   456.2 alu0    29 box
        xor edi, r12d               ;   457.2 alu1    29 box
        xor r15d, edi               ;   458.2 alu2    29 box
        and esi, r12d               ;   457.2 alu3    29 box
        xor esi, edi                ;   458.2 alu0    29 box
        or ebp, edi                 ;   458.2 alu1    29 box
        xor r10d, r15d              ;   459.2 alu2    29 box
        xor ebp, r8d                ;   459.2 alu3    29 box
        and r8d, esi                ;   459.2 alu0    29 box
        xor esi, r15d               ;   459.2 alu1    29 box
        and esi, ebp                ;   460.2 alu2    29 box
        or ebp, r8d                 ;   460.2 alu3    29 box
        xor r8d, r10d               ;   460.2 alu0    29 box
        not r10d                    ;   460.2 alu1    29 box
        xor esi, r10d               ;   461.2 alu2    29 box
        xor r10d, ebp               ;   461.2 alu3    29 box
        not r14d                    ;   456.2 alu0    28 box
        xor r9d, ecx                ;   456.3 alu1    28 box
        mov edi, r11d               ;   456.5         28 box copy
        or edi, ecx                 ;   456.7 alu2    28 box
        xor edi, r9d                ;   457.7 alu3    28 box
        xor r11d, ecx               ;   457.2 alu0    28 box
        xor r11d, r14d              ;   458.2 alu1    28 box
        and r9d, ecx                ;   457.7 alu2    28 box
        xor ecx, edi                ;   458.7 alu3    28 box
        and r9d, r11d               ;   459.2 alu0    28 box
        xor r9d, r14d               ;   460.2 alu1    28 box
        or r14d, r11d               ;   459.2 alu2    28 box
        xor r14d, edi               ;   460.2 alu3    28 box
        and edi, r9d                ;   461.2 alu0    28 box
        xor r9d, ecx                ;   461.2 alu1    28 box
        and ecx, r14d               ;   461.2 alu2    28 box
        xor ecx, r11d               ;   462.2 alu3    28 box
        xor r11d, edi               ;   462.2 alu0    28 box
        mov edi, dword [rsp + 528]  ;   459.7 agu2    27 box
        xor edi, ebx                ;   463.7 alu1    27 box
        mov ebp, ebx                ;   460.0         27 box copy
        and ebp, edi                ;   464.7 alu2    27 box
        xor edi, r13d               ;   464.7 alu3    27 box
        xor ebp, eax                ;   465.7 alu0    27 box
        or eax, ebx                 ;   461.3 alu1    27 box
        or eax, edi                 ;   465.7 alu2    27 box
        xor eax, r13d               ;   466.7 alu3    27 box
        and r13d, edi               ;   465.7 alu0    27 box
        xor r13d, ebp               ;   466.7 alu1    27 box
        xor ebx, ebp                ;   466.7 alu2    27 box
        and ebp, eax                ;   467.7 alu3    27 box
        xor eax, ebx                ;   467.7 alu0    27 box
        or ebx, r13d                ;   467.7 alu1    27 box
        not r13d                    ;   467.7 alu2    27 box
        xor ebx, edi                ;   468.7 alu3    27 box
        xor edi, ebp                ;   468.7 alu0    27 box
        mov ebp, dword [rsp + 532]  ;   462.7 agu0    26 box
        and ebp, edx                ;   466.7 alu1    26 box
        mov r12d, dword [rsp + 532] ;   463.7 agu1    26 box
        xor r12d, dword [rsp + 92]  ;   467.7 alu2+agu2   26 box
        mov dword [rsp + 532], edi  ;   469.7 agu0+st0   27 box spill
        mov edi, dword [rsp + 92]   ;   464.8 agu1    26 box
        or edi, edx                 ;   468.8 alu3    26 box
        xor edx, dword [rsp + 540]  ;   465.7 alu0+agu2   26 box
        or edx, ebp                 ;   467.7 alu1    26 box
        mov dword [rsp + 92], ebx   ;   469.7 agu0+st1   27 box spill
        mov ebx, dword [rsp + 540]  ;   466.2 agu1    26 box
        and ebx, edi                ;   470.2 alu2    26 box
        xor ebx, r12d               ;   471.2 alu3    26 box
        and r12d, edi               ;   469.8 alu0    26 box
        xor r12d, edx               ;   470.8 alu1    26 box
        xor edi, ebx                ;   472.2 alu2    26 box
        xor ebx, ebp                ;   472.2 alu3    26 box
        xor edx, ebx                ;   473.2 alu0    26 box
        and ebp, r12d               ;   471.8 alu1    26 box
        xor ebp, edi                ;   473.2 alu2    26 box
        and edi, r12d               ;   473.2 alu3    26 box
        xor ebx, edi                ;   474.2 alu0    26 box
        mov edi, dword [rsp + 20]   ;   468.7 agu2    26 box reload
        mov dword [rsp + 540], edx  ;   474.2 agu0+st0   26 box spill
        mov rdx, qword [rsp + 8]    ;   469.0 agu1   118 rk reload
        mov dword [rdx], edi        ;   472.7 agu2+st1  118 rk
        mov edi, dword [rsp + 28]   ;   469.8 agu0    26 box reload
        mov dword [rdx + 4], edi    ;   473.8 agu1+st0  118 rk
        mov edi, dword [rsp + 24]   ;   470.7 agu2    26 box reload
        mov dword [rdx + 8], edi    ;   474.7 agu0+st1  118 rk
        mov edi, dword [rsp + 536]  ;   471.0 agu1    26 box reload
        mov dword [rdx + 12], edi   ;   475.0 agu2+st0  118 rk
        mov edi, dword [rsp + 40]   ;   471.8 agu0    25 box reload
        mov dword [rdx + 16], edi   ;   475.8 agu1+st1  118 rk
        mov edi, dword [rsp + 36]   ;   472.7 agu2    25 box reload
        mov dword [rdx + 20], edi   ;   476.7 agu0+st0  118 rk
        mov edi, dword [rsp + 32]   ;   473.0 agu1    25 box reload
        mov dword [rdx + 24], edi   ;   477.0 agu2+st1  118 rk
        mov edi, dword [rsp + 16]   ;   473.8 agu0    25 box reload
        mov dword [rdx + 28], edi   ;   477.8 agu1+st0  118 rk
        mov edi, dword [rsp + 52]   ;   474.7 agu2    24 box reload
        mov dword [rdx + 32], edi   ;   478.7 agu0+st1  118 rk
        mov edi, dword [rsp + 64]   ;   475.0 agu1    24 box reload
        mov dword [rdx + 36], edi   ;   479.0 agu2+st0  118 rk
        mov edi, dword [rsp + 60]   ;   475.8 agu0    24 box reload
        mov dword [rdx + 40], edi   ;   479.8 agu1+st1  118 rk
        mov edi, dword [rsp + 68]   ;   476.7 agu2    24 box reload
        mov dword [rdx + 44], edi   ;   480.7 agu0+st0  118 rk
        mov edi, dword [rsp + 84]   ;   477.0 agu1    23 box reload
        mov dword [rdx + 48], edi   ;   481.0 agu2+st1  118 rk
        mov edi, dword [rsp + 72]   ;   477.8 agu0    23 box reload
        mov dword [rdx + 52], edi   ;   481.8 agu1+st0  118 rk
        mov edi, dword [rsp + 76]   ;   478.7 agu2    23 box reload
        mov dword [rdx + 56], edi   ;   482.7 agu0+st1  118 rk
        mov edi, dword [rsp + 56]   ;   479.0 agu1    23 box reload
        mov dword [rdx + 60], edi   ;   483.0 agu2+st0  118 rk
        mov edi, dword [rsp + 80]   ;   479.8 agu0    30 box reload
        mov dword [rdx + 64], edi   ;   483.8 agu1+st1  118 rk
        mov edi, dword [rsp + 100]  ;   480.7 agu2    30 box reload
        mov dword [rdx + 68], edi   ;   484.7 agu0+st0  118 rk
        mov edi, dword [rsp + 104]  ;   481.0 agu1    30 box reload
        mov dword [rdx + 72], edi   ;   485.0 agu2+st1  118 rk
        mov edi, dword [rsp + 88]   ;   481.8 agu0    30 box reload
        mov dword [rdx + 76], edi   ;   485.8 agu1+st0  118 rk
        mov edi, dword [rsp + 232]  ;   482.7 agu2    29 box reload
        mov dword [rdx + 80], edi   ;   486.7 agu0+st1  118 rk
        mov edi, dword [rsp + 116]  ;   483.0 agu1    29 box reload
        mov dword [rdx + 84], edi   ;   487.0 agu2+st0  118 rk
        mov edi, dword [rsp + 108]  ;   483.8 agu0    29 box reload
        mov dword [rdx + 88], edi   ;   487.8 agu1+st1  118 rk
        mov edi, dword [rsp + 112]  ;   484.7 agu2    29 box reload
        mov dword [rdx + 92], edi   ;   488.7 agu0+st0  118 rk
        mov edi, dword [rsp + 128]  ;   485.0 agu1    28 box reload
        mov dword [rdx + 96], edi   ;   489.0 agu2+st1  118 rk
        mov edi, dword [rsp + 132]  ;   485.8 agu0    28 box reload
        mov dword [rdx + 100], edi  ;   489.8 agu1+st0  118 rk
        mov edi, dword [rsp + 124]  ;   486.7 agu2    28 box reload
        mov dword [rdx + 104], edi  ;   490.7 agu0+st1  118 rk
        mov edi, dword [rsp + 120]  ;   487.0 agu1    28 box reload
        mov dword [rdx + 108], edi  ;   491.0 agu2+st0  118 rk
        mov edi, dword [rsp + 140]  ;   487.8 agu0    27 box reload
        mov dword [rdx + 112], edi  ;   491.8 agu1+st1  118 rk
        mov edi, dword [rsp + 152]  ;   488.7 agu2    27 box reload
        mov dword [rdx + 116], edi  ;   492.7 agu0+st0  118 rk
        mov edi, dword [rsp + 144]  ;   489.0 agu1    27 box reload
        mov dword [rdx + 120], edi  ;   493.0 agu2+st1  118 rk
        mov edi, dword [rsp + 136]  ;   489.8 agu0    27 box reload
        mov dword [rdx + 124], edi  ;   493.8 agu1+st0  118 rk
        mov edi, dword [rsp + 160]  ;   490.7 agu2    26 box reload
        mov dword [rdx + 128], edi  ;   494.7 agu0+st1  118 rk
        mov edi, dword [rsp + 168]  ;   491.0 agu1    26 box reload
        mov dword [rdx + 132], edi  ;   495.0 agu2+st0  118 rk
        mov edi, dword [rsp + 164]  ;   491.8 agu0    26 box reload
        mov dword [rdx + 136], edi  ;   495.8 agu1+st1  118 rk
        mov edi, dword [rsp + 148]  ;   492.7 agu2    26 box reload
        mov dword [rdx + 140], edi  ;   496.7 agu0+st0  118 rk
        mov edi, dword [rsp + 180]  ;   493.0 agu1    25 box reload
        mov dword [rdx + 144], edi  ;   497.0 agu2+st1  118 rk
        mov edi, dword [rsp + 176]  ;   493.8 agu0    25 box reload
        mov dword [rdx + 148], edi  ;   497.8 agu1+st0  118 rk
        mov edi, dword [rsp + 172]  ;   494.7 agu2    25 box reload
        mov dword [rdx + 152], edi  ;   498.7 agu0+st1  118 rk
        mov edi, dword [rsp + 156]  ;   495.0 agu1    25 box reload
        mov dword [rdx + 156], edi  ;   499.0 agu2+st0  118 rk
        mov edi, dword [rsp + 192]  ;   495.8 agu0    24 box reload
        mov dword [rdx + 160], edi  ;   499.8 agu1+st1  118 rk
        mov edi, dword [rsp + 204]  ;   496.7 agu2    24 box reload
        mov dword [rdx + 164], edi  ;   500.7 agu0+st0  118 rk
        mov edi, dword [rsp + 200]  ;   497.0 agu1    24 box reload
        mov dword [rdx + 168], edi  ;   501.0 agu2+st1  118 rk
        mov edi, dword [rsp + 208]  ;   497.8 agu0    24 box reload
        mov dword [rdx + 172], edi  ;   501.8 agu1+st0  118 rk
        mov edi, dword [rsp + 224]  ;   498.7 agu2    23 box reload
        mov dword [rdx + 176], edi  ;   502.7 agu0+st1  118 rk
        mov edi, dword [rsp + 212]  ;   499.0 agu1    23 box reload
        mov dword [rdx + 180], edi  ;   503.0 agu2+st0  118 rk
        mov edi, dword [rsp + 216]  ;   499.8 agu0    23 box reload
        mov dword [rdx + 184], edi  ;   503.8 agu1+st1  118 rk
        mov edi, dword [rsp + 196]  ;   500.7 agu2    23 box reload
        mov dword [rdx + 188], edi  ;   504.7 agu0+st0  118 rk
        mov edi, dword [rsp + 220]  ;   501.0 agu1    30 box reload
        mov dword [rdx + 192], edi  ;   505.0 agu2+st1  118 rk
        mov edi, dword [rsp + 240]  ;   501.8 agu0    30 box reload
        mov dword [rdx + 196], edi  ;   505.8 agu1+st0  118 rk
        mov edi, dword [rsp + 244]  ;   502.7 agu2    30 box reload
        mov dword [rdx + 200], edi  ;   506.7 agu0+st1  118 rk
        mov edi, dword [rsp + 228]  ;   503.0 agu1    30 box reload
        mov dword [rdx + 204], edi  ;   507.0 agu2+st0  118 rk
        mov edi, dword [rsp + 372]  ;   503.8 agu0    29 box reload
        mov dword [rdx + 208], edi  ;   507.8 agu1+st1  118 rk
        mov edi, dword [rsp + 256]  ;   504.7 agu2    29 box reload
        mov dword [rdx + 212], edi  ;   508.7 agu0+st0  118 rk
        mov edi, dword [rsp + 248]  ;   505.0 agu1    29 box reload
        mov dword [rdx + 216], edi  ;   509.0 agu2+st1  118 rk
        mov edi, dword [rsp + 252]  ;   505.8 agu0    29 box reload
        mov dword [rdx + 220], edi  ;   509.8 agu1+st0  118 rk
        mov edi, dword [rsp + 268]  ;   506.7 agu2    28 box reload
        mov dword [rdx + 224], edi  ;   510.7 agu0+st1  118 rk
        mov edi, dword [rsp + 272]  ;   507.0 agu1    28 box reload
        mov dword [rdx + 228], edi  ;   511.0 agu2+st0  118 rk
        mov edi, dword [rsp + 264]  ;   507.8 agu0    28 box reload
        mov dword [rdx + 232], edi  ;   511.8 agu1+st1  118 rk
        mov edi, dword [rsp + 260]  ;   508.7 agu2    28 box reload
        mov dword [rdx + 236], edi  ;   512.7 agu0+st0  118 rk
        mov edi, dword [rsp + 280]  ;   509.0 agu1    27 box reload
        mov dword [rdx + 240], edi  ;   513.0 agu2+st1  118 rk
        mov edi, dword [rsp + 292]  ;   509.8 agu0    27 box reload
        mov dword [rdx + 244], edi  ;   513.8 agu1+st0  118 rk
        mov edi, dword [rsp + 284]  ;   510.7 agu2    27 box reload
        mov dword [rdx + 248], edi  ;   514.7 agu0+st1  118 rk
        mov edi, dword [rsp + 276]  ;   511.0 agu1    27 box reload
        mov dword [rdx + 252], edi  ;   515.0 agu2+st0  118 rk
        mov edi, dword [rsp + 300]  ;   511.8 agu0    26 box reload
        mov dword [rdx + 256], edi  ;   515.8 agu1+st1  118 rk
        mov edi, dword [rsp + 308]  ;   512.7 agu2    26 box reload
        mov dword [rdx + 260], edi  ;   516.7 agu0+st0  118 rk
        mov edi, dword [rsp + 304]  ;   513.0 agu1    26 box reload
        mov dword [rdx + 264], edi  ;   517.0 agu2+st1  118 rk
        mov edi, dword [rsp + 288]  ;   513.8 agu0    26 box reload
        mov dword [rdx + 268], edi  ;   517.8 agu1+st0  118 rk
        mov edi, dword [rsp + 320]  ;   514.7 agu2    25 box reload
        mov dword [rdx + 272], edi  ;   518.7 agu0+st1  118 rk
        mov edi, dword [rsp + 316]  ;   515.0 agu1    25 box reload
        mov dword [rdx + 276], edi  ;   519.0 agu2+st0  118 rk
        mov edi, dword [rsp + 312]  ;   515.8 agu0    25 box reload
        mov dword [rdx + 280], edi  ;   519.8 agu1+st1  118 rk
        mov edi, dword [rsp + 296]  ;   516.7 agu2    25 box reload
        mov dword [rdx + 284], edi  ;   520.7 agu0+st0  118 rk
        mov edi, dword [rsp + 332]  ;   517.0 agu1    24 box reload
        mov dword [rdx + 288], edi  ;   521.0 agu2+st1  118 rk
        mov edi, dword [rsp + 344]  ;   517.8 agu0    24 box reload
        mov dword [rdx + 292], edi  ;   521.8 agu1+st0  118 rk
        mov edi, dword [rsp + 340]  ;   518.7 agu2    24 box reload
        mov dword [rdx + 296], edi  ;   522.7 agu0+st1  118 rk
        mov edi, dword [rsp + 348]  ;   519.0 agu1    24 box reload
        mov dword [rdx + 300], edi  ;   523.0 agu2+st0  118 rk
        mov edi, dword [rsp + 364]  ;   519.8 agu0    23 box reload
        mov dword [rdx + 304], edi  ;   523.8 agu1+st1  118 rk
        mov edi, dword [rsp + 352]  ;   520.7 agu2    23 box reload
        mov dword [rdx + 308], edi  ;   524.7 agu0+st0  118 rk
        mov edi, dword [rsp + 356]  ;   521.0 agu1    23 box reload
        mov dword [rdx + 312], edi  ;   525.0 agu2+st1  118 rk
        mov edi, dword [rsp + 336]  ;   521.8 agu0    23 box reload
        mov dword [rdx + 316], edi  ;   525.8 agu1+st0  118 rk
        mov edi, dword [rsp + 360]  ;   522.7 agu2    30 box reload
        mov dword [rdx + 320], edi  ;   526.7 agu0+st1  118 rk
        mov edi, dword [rsp + 380]  ;   523.0 agu1    30 box reload
        mov dword [rdx + 324], edi  ;   527.0 agu2+st0  118 rk
        mov edi, dword [rsp + 384]  ;   523.8 agu0    30 box reload
        mov dword [rdx + 328], edi  ;   527.8 agu1+st1  118 rk
        mov edi, dword [rsp + 368]  ;   524.7 agu2    30 box reload
        mov dword [rdx + 332], edi  ;   528.7 agu0+st0  118 rk
        mov edi, dword [rsp + 512]  ;   525.0 agu1    29 box reload
        mov dword [rdx + 336], edi  ;   529.0 agu2+st1  118 rk
        mov edi, dword [rsp + 396]  ;   525.8 agu0    29 box reload
        mov dword [rdx + 340], edi  ;   529.8 agu1+st0  118 rk
        mov edi, dword [rsp + 388]  ;   526.7 agu2    29 box reload
        mov dword [rdx + 344], edi  ;   530.7 agu0+st1  118 rk
        mov edi, dword [rsp + 392]  ;   527.0 agu1    29 box reload
        mov dword [rdx + 348], edi  ;   531.0 agu2+st0  118 rk
        mov edi, dword [rsp + 408]  ;   527.8 agu0    28 box reload
        mov dword [rdx + 352], edi  ;   531.8 agu1+st1  118 rk
        mov edi, dword [rsp + 412]  ;   528.7 agu2    28 box reload
        mov dword [rdx + 356], edi  ;   532.7 agu0+st0  118 rk
        mov edi, dword [rsp + 404]  ;   529.0 agu1    28 box reload
        mov dword [rdx + 360], edi  ;   533.0 agu2+st1  118 rk
        mov edi, dword [rsp + 400]  ;   529.8 agu0    28 box reload
        mov dword [rdx + 364], edi  ;   533.8 agu1+st0  118 rk
        mov edi, dword [rsp + 420]  ;   530.7 agu2    27 box reload
        mov dword [rdx + 368], edi  ;   534.7 agu0+st1  118 rk
        mov edi, dword [rsp + 432]  ;   531.0 agu1    27 box reload
        mov dword [rdx + 372], edi  ;   535.0 agu2+st0  118 rk
        mov edi, dword [rsp + 424]  ;   531.8 agu0    27 box reload
        mov dword [rdx + 376], edi  ;   535.8 agu1+st1  118 rk
        mov edi, dword [rsp + 416]  ;   532.7 agu2    27 box reload
        mov dword [rdx + 380], edi  ;   536.7 agu0+st0  118 rk
        mov edi, dword [rsp + 440]  ;   533.0 agu1    26 box reload
        mov dword [rdx + 384], edi  ;   537.0 agu2+st1  118 rk
        mov edi, dword [rsp + 448]  ;   533.8 agu0    26 box reload
        mov dword [rdx + 388], edi  ;   537.8 agu1+st0  118 rk
        mov edi, dword [rsp + 444]  ;   534.7 agu2    26 box reload
        mov dword [rdx + 392], edi  ;   538.7 agu0+st1  118 rk
        mov edi, dword [rsp + 428]  ;   535.0 agu1    26 box reload
        mov dword [rdx + 396], edi  ;   539.0 agu2+st0  118 rk
        mov edi, dword [rsp + 460]  ;   535.8 agu0    25 box reload
        mov dword [rdx + 400], edi  ;   539.8 agu1+st1  118 rk
        mov edi, dword [rsp + 456]  ;   536.7 agu2    25 box reload
        mov dword [rdx + 404], edi  ;   540.7 agu0+st0  118 rk
        mov edi, dword [rsp + 452]  ;   537.0 agu1    25 box reload
        mov dword [rdx + 408], edi  ;   541.0 agu2+st1  118 rk
        mov edi, dword [rsp + 436]  ;   537.8 agu0    25 box reload
        mov dword [rdx + 412], edi  ;   541.8 agu1+st0  118 rk
        mov edi, dword [rsp + 472]  ;   538.7 agu2    24 box reload
        mov dword [rdx + 416], edi  ;   542.7 agu0+st1  118 rk
        mov edi, dword [rsp + 484]  ;   539.0 agu1    24 box reload
        mov dword [rdx + 420], edi  ;   543.0 agu2+st0  118 rk
        mov edi, dword [rsp + 480]  ;   539.8 agu0    24 box reload
        mov dword [rdx + 424], edi  ;   543.8 agu1+st1  118 rk
        mov edi, dword [rsp + 488]  ;   540.7 agu2    24 box reload
        mov dword [rdx + 428], edi  ;   544.7 agu0+st0  118 rk
        mov edi, dword [rsp + 504]  ;   541.0 agu1    23 box reload
        mov dword [rdx + 432], edi  ;   545.0 agu2+st1  118 rk
        mov edi, dword [rsp + 492]  ;   541.8 agu0    23 box reload
        mov dword [rdx + 436], edi  ;   545.8 agu1+st0  118 rk
        mov edi, dword [rsp + 496]  ;   542.7 agu2    23 box reload
        mov dword [rdx + 440], edi  ;   546.7 agu0+st1  118 rk
        mov edi, dword [rsp + 476]  ;   543.0 agu1    23 box reload
        mov dword [rdx + 444], edi  ;   547.0 agu2+st0  118 rk
        mov edi, dword [rsp + 500]  ;   543.8 agu0    30 box reload
        mov dword [rdx + 448], edi  ;   547.8 agu1+st1  118 rk
        mov edi, dword [rsp + 520]  ;   544.7 agu2    30 box reload
        mov dword [rdx + 452], edi  ;   548.7 agu0+st0  118 rk
        mov edi, dword [rsp + 524]  ;   545.0 agu1    30 box reload
        mov dword [rdx + 456], edi  ;   549.0 agu2+st1  118 rk
        mov dword [rdx + 464], r8d  ;   545.8 agu0+st0  118 rk
        mov edi, dword [rsp + 508]  ;   546.0 agu1    30 box reload
        mov dword [rdx + 460], edi  ;   550.0 agu2+st1  118 rk
        mov dword [rdx + 468], r15d ;   546.8 agu0+st0  118 rk
        mov dword [rdx + 472], r10d ;   547.0 agu1+st1  118 rk
        mov dword [rdx + 476], esi  ;   547.7 agu2+st0  118 rk
        mov dword [rdx + 480], r14d ;   547.8 agu0+st1  118 rk
        mov dword [rdx + 484], r11d ;   548.0 agu1+st0  118 rk
        mov dword [rdx + 488], ecx  ;   548.7 agu2+st1  118 rk
        mov dword [rdx + 492], r9d  ;   548.8 agu0+st0  118 rk
        mov dword [rdx + 496], r13d ;   549.0 agu1+st1  118 rk
        mov dword [rdx + 500], eax  ;   549.7 agu2+st0  118 rk
        mov dword [rdx + 512], ebx  ;   549.8 agu0+st1  118 rk
        mov esi, dword [rsp + 92]   ;   550.0 agu1    27 box reload
        mov dword [rdx + 504], esi  ;   554.0 agu2+st0  118 rk
        mov esi, dword [rsp + 532]  ;   550.8 agu0    27 box reload
        mov dword [rdx + 508], esi  ;   554.8 agu1+st1  118 rk
        mov dword [rdx + 516], ebp  ;   551.7 agu2+st0  118 rk
        mov dword [rdx + 520], r12d ;   551.8 agu0+st1  118 rk
        mov esi, dword [rsp + 540]  ;   552.0 agu1    26 box reload
        mov dword [rdx + 524], esi  ;   556.0 agu2+st0  118 rk
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

; serpent_expand256 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand256 --cpu zen3
;
; void serpent_expand256(const void *key, void *rk);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 528 bytes, 4 instructions, one of them for 66 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2015 uops, planned 558.3; bounds: width 335.8, ports 301.2, path 274.0
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
%fatal "serpent_expand256 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_expand256
$_serpent_expand256:
%else
        global $serpent_expand256
%endif
$serpent_expand256:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0x228              ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0   127 k reload
        mov esi, dword [r8 + 12]    ;     4.0 agu1   127 k
        mov edi, dword [r8 + 16]    ;     4.0 agu2   127 k
        mov ebp, dword [r8 + 20]    ;     4.0 agu0   127 k
        mov r9d, dword [r8 + 24]    ;     4.0 agu1   127 k
        mov r10d, dword [r8 + 28]   ;     4.0 agu2   127 k
        mov r11d, esi               ;     8.0        107 w[8] copy
        xor r11d, ebp               ;     8.0 alu0   107 w[8]
        xor r11d, r10d              ;     9.0 alu1   107 w[8]
        xor r11d, dword [r8]        ;    10.0 alu2+agu0  107 w[8]
        xor r11d, 0x9e3779b9        ;    11.0 alu3   107 w[8]
        ror r11d, 0x15              ;    12.0 alu1   107 w[8]
        mov r12d, edi               ;     8.0        107 w[9] copy
        xor r12d, r9d               ;     8.0 alu0   107 w[9]
        xor r12d, dword [r8 + 4]    ;     9.0 alu2+agu1  107 w[9]
        xor r12d, 0x9e3779b8        ;    10.0 alu3   107 w[9]
        xor r12d, r11d              ;    13.0 alu0   107 w[9]
        ror r12d, 0x15              ;    14.0 alu1   107 w[9]
        mov r13d, ebp               ;     8.0        107 w[10] copy
        xor r13d, r10d              ;     8.0 alu2   107 w[10]
        xor r13d, dword [r8 + 8]    ;     9.0 alu3+agu2  107 w[10]
        xor r13d, 0x9e3779bb        ;    10.0 alu0   107 w[10]
        xor r13d, r12d              ;    15.0 alu1   107 w[10]
        ror r13d, 0x15              ;    16.0 alu2   107 w[10]
        xor esi, r9d                ;     8.3 alu3   107 w[11]
        xor esi, r11d               ;    13.0 alu0   107 w[11]
        xor esi, 0x9e3779ba         ;    14.0 alu1   107 w[11]
        xor esi, r13d               ;    17.0 alu2   107 w[11]
        ror esi, 0x15               ;    18.0 alu1   107 w[11]
        xor edi, r10d               ;     9.3 alu3   107 w[12]
        xor edi, r12d               ;    15.0 alu0   107 w[12]
        xor edi, 0x9e3779bd         ;    16.0 alu2   107 w[12]
        xor edi, esi                ;    19.0 alu3   107 w[12]
        ror edi, 0x15               ;    20.0 alu1   107 w[12]
        xor ebp, r11d               ;    13.0 alu0   107 w[13]
        xor ebp, r13d               ;    17.0 alu2   107 w[13]
        xor ebp, 0x9e3779bc         ;    18.0 alu3   107 w[13]
        xor ebp, edi                ;    21.0 alu0   107 w[13]
        ror ebp, 0x15               ;    22.0 alu1   107 w[13]
        xor r9d, r12d               ;    15.0 alu2   107 w[14]
        xor r9d, esi                ;    19.0 alu3   107 w[14]
        xor r9d, 0x9e3779bf         ;    20.0 alu0   107 w[14]
        xor r9d, ebp                ;    23.0 alu1   107 w[14]
        ror r9d, 0x15               ;    24.0 alu2   107 w[14]
        xor r10d, r13d              ;    17.0 alu3   107 w[15]
        xor r10d, 0x9e3779be        ;    18.0 alu0   107 w[15]
        xor r10d, edi               ;    21.0 alu1   107 w[15]
        xor r10d, r9d               ;    25.0 alu2   107 w[15]
        ror r10d, 0x15              ;    26.0 alu1   107 w[15]
        mov r8d, r11d               ;    17.2        107 w[16] copy
        xor r8d, esi                ;    19.0 alu3   107 w[16]
        xor r8d, ebp                ;    23.0 alu0   107 w[16]
        xor r8d, 0x9e3779b1         ;    24.0 alu2   107 w[16]
        xor r8d, r10d               ;    27.0 alu1   107 w[16]
        ror r8d, 0x15               ;    28.0 alu2   107 w[16]
        mov r14d, r12d              ;    19.0        107 w[17] copy
        xor r14d, edi               ;    21.0 alu3   107 w[17]
        xor r14d, r9d               ;    25.0 alu0   107 w[17]
        xor r14d, 0x9e3779b0        ;    26.0 alu1   107 w[17]
        xor r14d, r8d               ;    29.0 alu2   107 w[17]
        ror r14d, 0x15              ;    30.0 alu1   107 w[17]
        mov r15d, r13d              ;    21.0        107 w[18] copy
        xor r15d, ebp               ;    23.0 alu3   107 w[18]
        xor r15d, r10d              ;    27.0 alu0   107 w[18]
        xor r15d, 0x9e3779b3        ;    28.0 alu2   107 w[18]
        xor r15d, r14d              ;    31.0 alu1   107 w[18]
        ror r15d, 0x15              ;    32.0 alu2   107 w[18]
        mov eax, esi                ;    23.2        107 w[19] copy
        xor eax, r9d                ;    25.0 alu3   107 w[19]
        xor eax, r8d                ;    29.0 alu0   107 w[19]
        xor eax, 0x9e3779b2         ;    30.0 alu1   107 w[19]
        xor eax, r15d               ;    33.0 alu2   107 w[19]
        ror eax, 0x15               ;    34.0 alu1   107 w[19]
        mov ecx, r10d               ;    27.0        107 w[20] copy
        xor ecx, edi                ;    27.0 alu3   107 w[20]
        xor ecx, 0x9e3779b5         ;    28.0 alu0   107 w[20]
        xor ecx, r14d               ;    31.0 alu2   107 w[20]
        xor ecx, eax                ;    35.0 alu1   107 w[20]
        ror ecx, 0x15               ;    36.0 alu2   107 w[20]
        mov edx, ebp                ;    27.3        107 w[21] copy
        xor edx, r8d                ;    29.0 alu3   107 w[21]
        xor edx, 0x9e3779b4         ;    30.0 alu0   107 w[21]
        xor edx, r15d               ;    33.0 alu1   107 w[21]
        xor edx, ecx                ;    37.0 alu2   107 w[21]
        ror edx, 0x15               ;    38.0 alu1   107 w[21]
        mov ebx, r9d                ;    29.0        107 w[22] copy
        xor ebx, r14d               ;    31.0 alu3   107 w[22]
        xor ebx, 0x9e3779b7         ;    32.0 alu0   107 w[22]
        xor ebx, eax                ;    35.0 alu2   107 w[22]
        xor ebx, edx                ;    39.0 alu1   107 w[22]
        ror ebx, 0x15               ;    40.0 alu2   107 w[22]
        mov dword [rsp + 16], ebp   ;    30.3 agu0+st0  107 w[13] spill
        mov ebp, r10d               ;    30.5        107 w[23] copy
        xor ebp, r15d               ;    33.0 alu3   107 w[23]
        xor ebp, 0x9e3779b6         ;    34.0 alu0   107 w[23]
        xor ebp, ecx                ;    37.0 alu1   107 w[23]
        xor ebp, ebx                ;    41.0 alu2   107 w[23]
        ror ebp, 0x15               ;    42.0 alu1   107 w[23]
        mov dword [rsp + 20], r10d  ;    32.2 agu1+st1  107 w[15] spill
        mov r10d, r8d               ;    32.3        107 w[24] copy
        xor r10d, eax               ;    35.0 alu3   107 w[24]
        mov dword [rsp + 24], r8d   ;    33.0 agu2+st0  107 w[16] spill
        mov r8d, r10d               ;    36.0        107 w[24] copy
        xor r8d, 0x9e3779a9         ;    36.0 alu0   107 w[24]
        xor r8d, edx                ;    39.0 alu2   107 w[24]
        xor r8d, ebp                ;    43.0 alu1   107 w[24]
        ror r8d, 0x15               ;    44.0 alu2   107 w[24]
        mov dword [rsp + 28], r10d  ;    36.0 agu0+st1  107 w[24] spill
        mov r10d, r14d              ;    35.2        107 w[25] copy
        xor r10d, ecx               ;    37.0 alu3   107 w[25]
        xor r10d, 0x9e3779a8        ;    38.0 alu0   107 w[25]
        xor r10d, ebx               ;    41.0 alu1   107 w[25]
        xor r10d, r8d               ;    45.0 alu2   107 w[25]
        ror r10d, 0x15              ;    46.0 alu1   107 w[25]
        mov dword [rsp + 32], r14d  ;    36.5 agu1+st0  107 w[17] spill
        mov r14d, r15d              ;    36.7        107 w[26] copy
        xor r14d, edx               ;    39.0 alu3   107 w[26]
        xor r14d, 0x9e3779ab        ;    40.0 alu0   107 w[26]
        xor r14d, ebp               ;    43.0 alu2   107 w[26]
        xor r14d, r10d              ;    47.0 alu3   107 w[26]
        ror r14d, 0x15              ;    48.0 alu1   107 w[26]
        mov dword [rsp + 36], r15d  ;    38.2 agu2+st1  107 w[18] spill
        mov r15d, eax               ;    38.3        107 w[27] copy
        xor r15d, ebx               ;    41.0 alu0   107 w[27]
        xor r15d, 0x9e3779aa        ;    42.0 alu2   107 w[27]
        xor r15d, r8d               ;    45.0 alu3   107 w[27]
        xor r15d, r14d              ;    49.0 alu1   107 w[27]
        ror r15d, 0x15              ;    50.0 alu2   107 w[27]
        mov dword [rsp + 40], eax   ;    40.2 agu0+st0  107 w[19] spill
        mov eax, ecx                ;    40.3        107 w[28] copy
        xor eax, ebp                ;    43.0 alu0   107 w[28]
        mov dword [rsp + 44], ecx   ;    41.0 agu1+st1  107 w[20] spill
        mov ecx, eax                ;    44.0        107 w[28] copy
        xor ecx, 0x9e3779ad         ;    44.0 alu3   107 w[28]
        xor ecx, r10d               ;    47.0 alu1   107 w[28]
        xor ecx, r15d               ;    51.0 alu2   107 w[28]
        ror ecx, 0x15               ;    52.0 alu1   107 w[28]
        mov dword [rsp + 48], eax   ;    44.0 agu2+st0  107 w[28] spill
        mov eax, edx                ;    43.2        107 w[29] copy
        xor eax, r8d                ;    45.0 alu0   107 w[29]
        xor eax, 0x9e3779ac         ;    46.0 alu3   107 w[29]
        xor eax, r14d               ;    49.0 alu2   107 w[29]
        xor eax, ecx                ;    53.0 alu1   107 w[29]
        ror eax, 0x15               ;    54.0 alu2   107 w[29]
        mov dword [rsp + 52], edx   ;    44.5 agu0+st1  107 w[21] spill
        mov edx, ebx                ;    44.7        107 w[30] copy
        xor edx, r10d               ;    47.0 alu0   107 w[30]
        xor edx, 0x9e3779af         ;    48.0 alu3   107 w[30]
        xor edx, r15d               ;    51.0 alu1   107 w[30]
        xor edx, eax                ;    55.0 alu0   107 w[30]
        ror edx, 0x15               ;    56.0 alu2   107 w[30]
        mov dword [rsp + 56], ebx   ;    46.2 agu1+st0  107 w[22] spill
        mov ebx, ebp                ;    46.3        107 w[31] copy
        xor ebx, 0x9e3779ae         ;    46.5 alu3   107 w[31]
        xor ebx, r14d               ;    49.0 alu1   107 w[31]
        xor ebx, ecx                ;    53.0 alu0   107 w[31]
        xor ebx, edx                ;    57.0 alu2   107 w[31]
        ror ebx, 0x15               ;    58.0 alu1   107 w[31]
        mov dword [rsp + 60], ebp   ;    48.0 agu2+st1  107 w[23] spill
        mov ebp, r8d                ;    48.2        107 w[32] copy
        xor ebp, 0x9e3779a1         ;    48.3 alu3   107 w[32]
        xor ebp, r15d               ;    51.0 alu0   107 w[32]
        xor ebp, eax                ;    55.0 alu2   107 w[32]
        xor ebp, ebx                ;    59.0 alu1   107 w[32]
        ror ebp, 0x15               ;    60.0 alu2   107 w[32]
        mov dword [rsp + 64], r8d   ;    49.3 agu0+st0  107 w[24] spill
        mov r8d, r10d               ;    49.5        107 w[33] copy
        xor r8d, ecx                ;    53.0 alu3   107 w[33]
        xor r8d, 0x9e3779a0         ;    54.0 alu0   107 w[33]
        xor r8d, edx                ;    57.0 alu1   107 w[33]
        xor r8d, ebp                ;    61.0 alu2   107 w[33]
        ror r8d, 0x15               ;    62.0 alu1   107 w[33]
        mov dword [rsp + 68], r10d  ;    52.0 agu1+st1  107 w[25] spill
        mov r10d, r14d              ;    52.2        107 w[34] copy
        xor r10d, eax               ;    55.0 alu3   107 w[34]
        xor r10d, 0x9e3779a3        ;    56.0 alu0   107 w[34]
        xor r10d, ebx               ;    59.0 alu2   107 w[34]
        xor r10d, r8d               ;    63.0 alu1   107 w[34]
        ror r10d, 0x15              ;    64.0 alu2   107 w[34]
        mov dword [rsp + 72], r14d  ;    54.2 agu2+st0  107 w[26] spill
        mov r14d, r15d              ;    54.3        107 w[35] copy
        xor r14d, edx               ;    57.0 alu3   107 w[35]
        xor r14d, 0x9e3779a2        ;    58.0 alu0   107 w[35]
        xor r14d, ebp               ;    61.0 alu1   107 w[35]
        xor r14d, r10d              ;    65.0 alu2   107 w[35]
        ror r14d, 0x15              ;    66.0 alu1   107 w[35]
        mov dword [rsp + 76], r15d  ;    56.2 agu0+st1  107 w[27] spill
        mov r15d, ecx               ;    56.3        107 w[36] copy
        xor r15d, ebx               ;    59.0 alu3   107 w[36]
        mov dword [rsp + 80], ecx   ;    57.0 agu1+st0  107 w[28] spill
        mov ecx, r15d               ;    60.0        107 w[36] copy
        xor ecx, 0x9e3779a5         ;    60.0 alu0   107 w[36]
        xor ecx, r8d                ;    63.0 alu2   107 w[36]
        xor ecx, r14d               ;    67.0 alu1   107 w[36]
        ror ecx, 0x15               ;    68.0 alu2   107 w[36]
        mov dword [rsp + 84], r15d  ;    60.0 agu2+st1  107 w[36] spill
        mov r15d, eax               ;    59.2        107 w[37] copy
        xor r15d, 0x9e3779a4        ;    59.3 alu3   107 w[37]
        xor r15d, ebp               ;    61.0 alu0   107 w[37]
        xor r15d, r10d              ;    65.0 alu1   107 w[37]
        xor r15d, ecx               ;    69.0 alu2   107 w[37]
        ror r15d, 0x15              ;    70.0 alu1   107 w[37]
        mov dword [rsp + 88], eax   ;    60.3 agu0+st0  107 w[29] spill
        mov eax, edx                ;    60.5        107 w[38] copy
        xor eax, r8d                ;    63.0 alu3   107 w[38]
        xor eax, 0x9e3779a7         ;    64.0 alu0   107 w[38]
        xor eax, r14d               ;    67.0 alu2   107 w[38]
        xor eax, r15d               ;    71.0 alu1   107 w[38]
        ror eax, 0x15               ;    72.0 alu2   107 w[38]
        mov dword [rsp + 92], edx   ;    62.0 agu1+st1  107 w[30] spill
        mov edx, ebx                ;    62.2        107 w[39] copy
        xor edx, r10d               ;    65.0 alu3   107 w[39]
        xor edx, 0x9e3779a6         ;    66.0 alu0   107 w[39]
        xor edx, ecx                ;    69.0 alu1   107 w[39]
        xor edx, eax                ;    73.0 alu2   107 w[39]
        ror edx, 0x15               ;    74.0 alu1   107 w[39]
        mov dword [rsp + 96], ebx   ;    64.2 agu2+st0  107 w[31] spill
        mov ebx, ebp                ;    64.3        107 w[40] copy
        xor ebx, r14d               ;    67.0 alu3   107 w[40]
        xor ebx, 0x9e377999         ;    68.0 alu0   107 w[40]
        xor ebx, r15d               ;    71.0 alu2   107 w[40]
        xor ebx, edx                ;    75.0 alu1   107 w[40]
        ror ebx, 0x15               ;    76.0 alu2   107 w[40]
        mov dword [rsp + 100], ebp  ;    66.2 agu0+st1  107 w[32] spill
        mov ebp, r8d                ;    66.3        107 w[41] copy
        xor ebp, ecx                ;    69.0 alu3   107 w[41]
        xor ebp, 0x9e377998         ;    70.0 alu0   107 w[41]
        xor ebp, eax                ;    73.0 alu1   107 w[41]
        xor ebp, ebx                ;    77.0 alu2   107 w[41]
        ror ebp, 0x15               ;    78.0 alu1   107 w[41]
        xor ecx, edx                ;    75.0 alu3   107 w[44]
        mov dword [rsp + 104], r8d  ;    69.0 agu1+st0  107 w[33] spill
        mov r8d, r10d               ;    69.2        107 w[42] copy
        xor r8d, r15d               ;    71.0 alu0   107 w[42]
        xor r8d, 0x9e37799b         ;    72.0 alu2   107 w[42]
        xor r8d, edx                ;    75.0 alu1   107 w[42]
        xor r8d, ebp                ;    79.0 alu3   107 w[42]
        ror r8d, 0x15               ;    80.0 alu2   107 w[42]
        mov dword [rsp + 108], r10d ;    71.0 agu2+st1  107 w[34] spill
        mov r10d, r14d              ;    71.2        107 w[43] copy
        xor r10d, eax               ;    73.0 alu0   107 w[43]
        xor r10d, 0x9e37799a        ;    74.0 alu1   107 w[43]
        xor r10d, ebx               ;    77.0 alu3   107 w[43]
        xor r10d, r8d               ;    81.0 alu2   107 w[43]
        ror r10d, 0x15              ;    82.0 alu1   107 w[43]
        mov dword [rsp + 112], r14d ;    73.0 agu0+st0  107 w[35] spill
        mov r14d, ecx               ;    76.0        107 w[44] copy
        xor r14d, 0x9e37799d        ;    76.0 alu0   107 w[44]
        xor r14d, ebp               ;    79.0 alu3   107 w[44]
        xor r14d, r10d              ;    83.0 alu2   107 w[44]
        ror r14d, 0x15              ;    84.0 alu1   107 w[44]
        mov dword [rsp + 116], ecx  ;    76.0 agu1+st1  107 w[44] spill
        mov ecx, r15d               ;    75.2        107 w[45] copy
        xor ecx, ebx                ;    77.0 alu0   107 w[45]
        xor ecx, 0x9e37799c         ;    78.0 alu3   107 w[45]
        xor ecx, r8d                ;    81.0 alu2   107 w[45]
        xor ecx, r14d               ;    85.0 alu1   107 w[45]
        ror ecx, 0x15               ;    86.0 alu2   107 w[45]
        mov dword [rsp + 120], r15d ;    76.5 agu2+st0  107 w[37] spill
        mov r15d, eax               ;    76.7        107 w[46] copy
        xor r15d, ebp               ;    79.0 alu0   107 w[46]
        xor r15d, 0x9e37799f        ;    80.0 alu3   107 w[46]
        xor r15d, r10d              ;    83.0 alu1   107 w[46]
        xor r15d, ecx               ;    87.0 alu0   107 w[46]
        ror r15d, 0x15              ;    88.0 alu2   107 w[46]
        mov dword [rsp + 124], eax  ;    78.2 agu0+st1  107 w[38] spill
        mov eax, edx                ;    78.3        107 w[47] copy
        xor eax, r8d                ;    81.0 alu3   107 w[47]
        xor eax, 0x9e37799e         ;    82.0 alu1   107 w[47]
        xor eax, r14d               ;    85.0 alu0   107 w[47]
        xor eax, r15d               ;    89.0 alu2   107 w[47]
        ror eax, 0x15               ;    90.0 alu1   107 w[47]
        mov dword [rsp + 128], edx  ;    80.2 agu1+st0  107 w[39] spill
        mov edx, ebx                ;    80.3        107 w[48] copy
        xor edx, r10d               ;    83.0 alu3   107 w[48]
        xor edx, 0x9e377991         ;    84.0 alu0   107 w[48]
        xor edx, ecx                ;    87.0 alu2   107 w[48]
        xor edx, eax                ;    91.0 alu1   107 w[48]
        ror edx, 0x15               ;    92.0 alu2   107 w[48]
        mov dword [rsp + 132], ebx  ;    82.2 agu2+st1  107 w[40] spill
        mov ebx, ebp                ;    82.3        107 w[49] copy
        xor ebx, 0x9e377990         ;    82.5 alu3   107 w[49]
        xor ebx, r14d               ;    85.0 alu0   107 w[49]
        xor ebx, r15d               ;    89.0 alu1   107 w[49]
        xor ebx, edx                ;    93.0 alu2   107 w[49]
        ror ebx, 0x15               ;    94.0 alu1   107 w[49]
        mov dword [rsp + 136], ebp  ;    84.0 agu0+st0  107 w[41] spill
        mov ebp, r8d                ;    84.2        107 w[50] copy
        xor ebp, 0x9e377993         ;    84.3 alu3   107 w[50]
        xor ebp, ecx                ;    87.0 alu0   107 w[50]
        xor ebp, eax                ;    91.0 alu2   107 w[50]
        xor ebp, ebx                ;    95.0 alu1   107 w[50]
        ror ebp, 0x15               ;    96.0 alu2   107 w[50]
        mov dword [rsp + 140], r8d  ;    85.3 agu1+st1  107 w[42] spill
        mov r8d, r10d               ;    85.5        107 w[51] copy
        xor r8d, 0x9e377992         ;    85.7 alu3   107 w[51]
        xor r8d, r15d               ;    89.0 alu0   107 w[51]
        xor r8d, edx                ;    93.0 alu1   107 w[51]
        xor r8d, ebp                ;    97.0 alu2   107 w[51]
        ror r8d, 0x15               ;    98.0 alu1   107 w[51]
        mov dword [rsp + 144], r10d ;    87.3 agu2+st0  107 w[43] spill
        mov r10d, r14d              ;    87.5        107 w[52] copy
        xor r10d, 0x9e377995        ;    87.7 alu3   107 w[52]
        xor r10d, eax               ;    91.0 alu0   107 w[52]
        xor r10d, ebx               ;    95.0 alu2   107 w[52]
        xor r10d, r8d               ;    99.0 alu1   107 w[52]
        ror r10d, 0x15              ;   100.0 alu2   107 w[52]
        mov dword [rsp + 148], r14d ;    89.3 agu0+st1  107 w[44] spill
        mov r14d, ecx               ;    89.5        107 w[53] copy
        xor r14d, edx               ;    93.0 alu3   107 w[53]
        xor r14d, 0x9e377994        ;    94.0 alu0   107 w[53]
        xor r14d, ebp               ;    97.0 alu1   107 w[53]
        xor r14d, r10d              ;   101.0 alu2   107 w[53]
        ror r14d, 0x15              ;   102.0 alu1   107 w[53]
        mov dword [rsp + 152], ecx  ;    92.0 agu1+st0  107 w[45] spill
        mov ecx, r15d               ;    92.2        107 w[54] copy
        xor ecx, 0x9e377997         ;    92.3 alu3   107 w[54]
        xor ecx, ebx                ;    95.0 alu0   107 w[54]
        xor ecx, r8d                ;    99.0 alu2   107 w[54]
        xor ecx, r14d               ;   103.0 alu1   107 w[54]
        ror ecx, 0x15               ;   104.0 alu2   107 w[54]
        mov dword [rsp + 156], r15d ;    94.0 agu2+st1  107 w[46] spill
        mov r15d, eax               ;    94.2        107 w[55] copy
        xor r15d, ebp               ;    97.0 alu3   107 w[55]
        xor r15d, 0x9e377996        ;    98.0 alu0   107 w[55]
        xor r15d, r10d              ;   101.0 alu1   107 w[55]
        xor r15d, ecx               ;   105.0 alu2   107 w[55]
        ror r15d, 0x15              ;   106.0 alu1   107 w[55]
        mov dword [rsp + 160], eax  ;    96.0 agu0+st0  107 w[47] spill
        mov eax, edx                ;    96.2        107 w[56] copy
        xor eax, r8d                ;    99.0 alu3   107 w[56]
        mov dword [rsp + 164], edx  ;    97.0 agu1+st1  107 w[48] spill
        mov edx, eax                ;   100.0        107 w[56] copy
        xor edx, 0x9e377989         ;   100.0 alu0   107 w[56]
        xor edx, r14d               ;   103.0 alu2   107 w[56]
        xor edx, r15d               ;   107.0 alu1   107 w[56]
        ror edx, 0x15               ;   108.0 alu2   107 w[56]
        mov dword [rsp + 168], eax  ;   100.0 agu2+st0  107 w[56] spill
        mov eax, ebx                ;    99.2        107 w[57] copy
        xor eax, r10d               ;   101.0 alu3   107 w[57]
        xor eax, 0x9e377988         ;   102.0 alu0   107 w[57]
        xor eax, ecx                ;   105.0 alu1   107 w[57]
        xor eax, edx                ;   109.0 alu2   107 w[57]
        ror eax, 0x15               ;   110.0 alu1   107 w[57]
        mov dword [rsp + 172], ebx  ;   100.5 agu0+st1  107 w[49] spill
        mov ebx, ebp                ;   100.7        107 w[58] copy
        xor ebx, r14d               ;   103.0 alu3   107 w[58]
        xor ebx, 0x9e37798b         ;   104.0 alu0   107 w[58]
        xor ebx, r15d               ;   107.0 alu2   107 w[58]
        xor ebx, eax                ;   111.0 alu3   107 w[58]
        ror ebx, 0x15               ;   112.0 alu1   107 w[58]
        mov dword [rsp + 176], ebp  ;   102.2 agu1+st0  107 w[50] spill
        mov ebp, r8d                ;   102.3        107 w[59] copy
        xor ebp, ecx                ;   105.0 alu0   107 w[59]
        xor ebp, 0x9e37798a         ;   106.0 alu2   107 w[59]
        xor ebp, edx                ;   109.0 alu3   107 w[59]
        xor ebp, ebx                ;   113.0 alu1   107 w[59]
        ror ebp, 0x15               ;   114.0 alu2   107 w[59]
        mov dword [rsp + 180], r8d  ;   104.2 agu2+st1  107 w[51] spill
        mov r8d, r10d               ;   104.3        107 w[60] copy
        xor r8d, r15d               ;   107.0 alu0   107 w[60]
        mov dword [rsp + 184], r10d ;   105.0 agu0+st0  107 w[52] spill
        mov r10d, r8d               ;   108.0        107 w[60] copy
        xor r10d, 0x9e37798d        ;   108.0 alu3   107 w[60]
        xor r10d, eax               ;   111.0 alu1   107 w[60]
        xor r10d, ebp               ;   115.0 alu2   107 w[60]
        ror r10d, 0x15              ;   116.0 alu1   107 w[60]
        mov dword [rsp + 188], r8d  ;   108.0 agu1+st1  107 w[60] spill
        mov r8d, r14d               ;   107.2        107 w[61] copy
        xor r8d, edx                ;   109.0 alu0   107 w[61]
        xor r8d, 0x9e37798c         ;   110.0 alu3   107 w[61]
        xor r8d, ebx                ;   113.0 alu2   107 w[61]
        xor r8d, r10d               ;   117.0 alu1   107 w[61]
        ror r8d, 0x15               ;   118.0 alu2   107 w[61]
        mov dword [rsp + 192], r14d ;   108.5 agu2+st0  107 w[53] spill
        mov r14d, ecx               ;   108.7        107 w[62] copy
        xor r14d, eax               ;   111.0 alu0   107 w[62]
        xor r14d, 0x9e37798f        ;   112.0 alu3   107 w[62]
        xor r14d, ebp               ;   115.0 alu1   107 w[62]
        xor r14d, r8d               ;   119.0 alu0   107 w[62]
        ror r14d, 0x15              ;   120.0 alu2   107 w[62]
        mov dword [rsp + 196], ecx  ;   110.2 agu0+st1  107 w[54] spill
        mov ecx, r15d               ;   110.3        107 w[63] copy
        xor ecx, 0x9e37798e         ;   110.5 alu3   107 w[63]
        xor ecx, ebx                ;   113.0 alu1   107 w[63]
        xor ecx, r10d               ;   117.0 alu0   107 w[63]
        xor ecx, r14d               ;   121.0 alu2   107 w[63]
        ror ecx, 0x15               ;   122.0 alu1   107 w[63]
        mov dword [rsp + 200], r15d ;   112.0 agu1+st0  107 w[55] spill
        mov r15d, edx               ;   112.2        107 w[64] copy
        xor r15d, 0x9e377981        ;   112.3 alu3   107 w[64]
        xor r15d, ebp               ;   115.0 alu0   107 w[64]
        xor r15d, r8d               ;   119.0 alu2   107 w[64]
        xor r15d, ecx               ;   123.0 alu1   107 w[64]
        ror r15d, 0x15              ;   124.0 alu2   107 w[64]
        mov dword [rsp + 204], edx  ;   113.3 agu2+st1  107 w[56] spill
        mov edx, eax                ;   113.5        107 w[65] copy
        xor edx, r10d               ;   117.0 alu3   107 w[65]
        xor edx, 0x9e377980         ;   118.0 alu0   107 w[65]
        xor edx, r14d               ;   121.0 alu1   107 w[65]
        xor edx, r15d               ;   125.0 alu2   107 w[65]
        ror edx, 0x15               ;   126.0 alu1   107 w[65]
        mov dword [rsp + 208], eax  ;   116.0 agu0+st0  107 w[57] spill
        mov eax, ebx                ;   116.2        107 w[66] copy
        xor eax, r8d                ;   119.0 alu3   107 w[66]
        xor eax, 0x9e377983         ;   120.0 alu0   107 w[66]
        xor eax, ecx                ;   123.0 alu2   107 w[66]
        xor eax, edx                ;   127.0 alu1   107 w[66]
        ror eax, 0x15               ;   128.0 alu2   107 w[66]
        mov dword [rsp + 212], ebx  ;   118.2 agu1+st1  107 w[58] spill
        mov ebx, ebp                ;   118.3        107 w[67] copy
        xor ebx, r14d               ;   121.0 alu3   107 w[67]
        xor ebx, 0x9e377982         ;   122.0 alu0   107 w[67]
        xor ebx, r15d               ;   125.0 alu1   107 w[67]
        xor ebx, eax                ;   129.0 alu2   107 w[67]
        ror ebx, 0x15               ;   130.0 alu1   107 w[67]
        mov dword [rsp + 216], ebp  ;   120.2 agu2+st0  107 w[59] spill
        mov ebp, r10d               ;   120.3        107 w[68] copy
        xor ebp, ecx                ;   123.0 alu3   107 w[68]
        mov dword [rsp + 220], r10d ;   121.0 agu0+st1  107 w[60] spill
        mov r10d, ebp               ;   124.0        107 w[68] copy
        xor r10d, 0x9e377985        ;   124.0 alu0   107 w[68]
        xor r10d, edx               ;   127.0 alu2   107 w[68]
        xor r10d, ebx               ;   131.0 alu1   107 w[68]
        ror r10d, 0x15              ;   132.0 alu2   107 w[68]
        mov dword [rsp + 224], ebp  ;   124.0 agu1+st0  107 w[68] spill
        mov ebp, r8d                ;   123.2        107 w[69] copy
        xor ebp, 0x9e377984         ;   123.3 alu3   107 w[69]
        xor ebp, r15d               ;   125.0 alu0   107 w[69]
        xor ebp, eax                ;   129.0 alu1   107 w[69]
        xor ebp, r10d               ;   133.0 alu2   107 w[69]
        ror ebp, 0x15               ;   134.0 alu1   107 w[69]
        mov dword [rsp + 228], r8d  ;   124.3 agu2+st1  107 w[61] spill
        mov r8d, r14d               ;   124.5        107 w[70] copy
        xor r8d, edx                ;   127.0 alu3   107 w[70]
        xor r8d, 0x9e377987         ;   128.0 alu0   107 w[70]
        xor r8d, ebx                ;   131.0 alu2   107 w[70]
        xor r8d, ebp                ;   135.0 alu1   107 w[70]
        ror r8d, 0x15               ;   136.0 alu2   107 w[70]
        mov dword [rsp + 232], r14d ;   126.0 agu0+st0  107 w[62] spill
        mov r14d, ecx               ;   126.2        107 w[71] copy
        xor r14d, eax               ;   129.0 alu3   107 w[71]
        xor r14d, 0x9e377986        ;   130.0 alu0   107 w[71]
        xor r14d, r10d              ;   133.0 alu1   107 w[71]
        xor r14d, r8d               ;   137.0 alu2   107 w[71]
        ror r14d, 0x15              ;   138.0 alu1   107 w[71]
        mov dword [rsp + 236], ecx  ;   128.2 agu1+st1  107 w[63] spill
        mov ecx, r15d               ;   128.3        107 w[72] copy
        xor ecx, ebx                ;   131.0 alu3   107 w[72]
        xor ecx, 0x9e3779f9         ;   132.0 alu0   107 w[72]
        xor ecx, ebp                ;   135.0 alu2   107 w[72]
        xor ecx, r14d               ;   139.0 alu1   107 w[72]
        ror ecx, 0x15               ;   140.0 alu2   107 w[72]
        mov dword [rsp + 240], r15d ;   130.2 agu2+st0  107 w[64] spill
        mov r15d, edx               ;   130.3        107 w[73] copy
        xor r15d, r10d              ;   133.0 alu3   107 w[73]
        xor r15d, 0x9e3779f8        ;   134.0 alu0   107 w[73]
        xor r15d, r8d               ;   137.0 alu1   107 w[73]
        xor r15d, ecx               ;   141.0 alu2   107 w[73]
        ror r15d, 0x15              ;   142.0 alu1   107 w[73]
        xor r10d, r14d              ;   139.0 alu3   107 w[76]
        mov dword [rsp + 244], edx  ;   133.0 agu0+st1  107 w[65] spill
        mov edx, eax                ;   133.2        107 w[74] copy
        xor edx, ebp                ;   135.0 alu0   107 w[74]
        xor edx, 0x9e3779fb         ;   136.0 alu2   107 w[74]
        xor edx, r14d               ;   139.0 alu1   107 w[74]
        xor edx, r15d               ;   143.0 alu3   107 w[74]
        ror edx, 0x15               ;   144.0 alu2   107 w[74]
        mov dword [rsp + 248], eax  ;   135.0 agu1+st0  107 w[66] spill
        mov eax, ebx                ;   135.2        107 w[75] copy
        xor eax, r8d                ;   137.0 alu0   107 w[75]
        xor eax, 0x9e3779fa         ;   138.0 alu1   107 w[75]
        xor eax, ecx                ;   141.0 alu3   107 w[75]
        xor eax, edx                ;   145.0 alu2   107 w[75]
        ror eax, 0x15               ;   146.0 alu1   107 w[75]
        mov dword [rsp + 252], ebx  ;   137.0 agu2+st1  107 w[67] spill
        mov ebx, r10d               ;   140.0        107 w[76] copy
        xor ebx, 0x9e3779fd         ;   140.0 alu0   107 w[76]
        xor ebx, r15d               ;   143.0 alu3   107 w[76]
        xor ebx, eax                ;   147.0 alu2   107 w[76]
        ror ebx, 0x15               ;   148.0 alu1   107 w[76]
        mov dword [rsp + 256], r10d ;   140.0 agu0+st0  107 w[76] spill
        mov r10d, ebp               ;   139.2        107 w[77] copy
        xor r10d, ecx               ;   141.0 alu0   107 w[77]
        xor r10d, 0x9e3779fc        ;   142.0 alu3   107 w[77]
        xor r10d, edx               ;   145.0 alu2   107 w[77]
        xor r10d, ebx               ;   149.0 alu1   107 w[77]
        ror r10d, 0x15              ;   150.0 alu2   107 w[77]
        mov dword [rsp + 260], ebp  ;   140.5 agu1+st1  107 w[69] spill
        mov ebp, r8d                ;   140.7        107 w[78] copy
        xor ebp, r15d               ;   143.0 alu0   107 w[78]
        xor ebp, 0x9e3779ff         ;   144.0 alu3   107 w[78]
        xor ebp, eax                ;   147.0 alu1   107 w[78]
        xor ebp, r10d               ;   151.0 alu0   107 w[78]
        ror ebp, 0x15               ;   152.0 alu2   107 w[78]
        mov dword [rsp + 264], r8d  ;   142.2 agu2+st0  107 w[70] spill
        mov r8d, r14d               ;   142.3        107 w[79] copy
        xor r8d, edx                ;   145.0 alu3   107 w[79]
        xor r8d, 0x9e3779fe         ;   146.0 alu1   107 w[79]
        xor r8d, ebx                ;   149.0 alu0   107 w[79]
        xor r8d, ebp                ;   153.0 alu2   107 w[79]
        ror r8d, 0x15               ;   154.0 alu1   107 w[79]
        mov dword [rsp + 268], r14d ;   144.2 agu0+st1  107 w[71] spill
        mov r14d, ecx               ;   144.3        107 w[80] copy
        xor r14d, eax               ;   147.0 alu3   107 w[80]
        xor r14d, 0x9e3779f1        ;   148.0 alu0   107 w[80]
        xor r14d, r10d              ;   151.0 alu2   107 w[80]
        xor r14d, r8d               ;   155.0 alu1   107 w[80]
        ror r14d, 0x15              ;   156.0 alu2   107 w[80]
        mov dword [rsp + 272], ecx  ;   146.2 agu1+st0  107 w[72] spill
        mov ecx, r15d               ;   146.3        107 w[81] copy
        xor ecx, 0x9e3779f0         ;   146.5 alu3   107 w[81]
        xor ecx, ebx                ;   149.0 alu0   107 w[81]
        xor ecx, ebp                ;   153.0 alu1   107 w[81]
        xor ecx, r14d               ;   157.0 alu2   107 w[81]
        ror ecx, 0x15               ;   158.0 alu1   107 w[81]
        mov dword [rsp + 276], r15d ;   148.0 agu2+st1  107 w[73] spill
        mov r15d, edx               ;   148.2        107 w[82] copy
        xor r15d, 0x9e3779f3        ;   148.3 alu3   107 w[82]
        xor r15d, r10d              ;   151.0 alu0   107 w[82]
        xor r15d, r8d               ;   155.0 alu2   107 w[82]
        xor r15d, ecx               ;   159.0 alu1   107 w[82]
        ror r15d, 0x15              ;   160.0 alu2   107 w[82]
        mov dword [rsp + 280], edx  ;   149.3 agu0+st0  107 w[74] spill
        mov edx, eax                ;   149.5        107 w[83] copy
        xor edx, 0x9e3779f2         ;   149.7 alu3   107 w[83]
        xor edx, ebp                ;   153.0 alu0   107 w[83]
        xor edx, r14d               ;   157.0 alu1   107 w[83]
        xor edx, r15d               ;   161.0 alu2   107 w[83]
        ror edx, 0x15               ;   162.0 alu1   107 w[83]
        mov dword [rsp + 284], eax  ;   151.3 agu1+st1  107 w[75] spill
        mov eax, ebx                ;   151.5        107 w[84] copy
        xor eax, 0x9e3779f5         ;   151.7 alu3   107 w[84]
        xor eax, r8d                ;   155.0 alu0   107 w[84]
        xor eax, ecx                ;   159.0 alu2   107 w[84]
        xor eax, edx                ;   163.0 alu1   107 w[84]
        ror eax, 0x15               ;   164.0 alu2   107 w[84]
        mov dword [rsp + 288], ebx  ;   153.3 agu2+st0  107 w[76] spill
        mov ebx, r10d               ;   153.5        107 w[85] copy
        xor ebx, r14d               ;   157.0 alu3   107 w[85]
        xor ebx, 0x9e3779f4         ;   158.0 alu0   107 w[85]
        xor ebx, r15d               ;   161.0 alu1   107 w[85]
        xor ebx, eax                ;   165.0 alu2   107 w[85]
        ror ebx, 0x15               ;   166.0 alu1   107 w[85]
        mov dword [rsp + 292], r10d ;   156.0 agu0+st1  107 w[77] spill
        mov r10d, ebp               ;   156.2        107 w[86] copy
        xor r10d, 0x9e3779f7        ;   156.3 alu3   107 w[86]
        xor r10d, ecx               ;   159.0 alu0   107 w[86]
        xor r10d, edx               ;   163.0 alu2   107 w[86]
        xor r10d, ebx               ;   167.0 alu1   107 w[86]
        ror r10d, 0x15              ;   168.0 alu2   107 w[86]
        mov dword [rsp + 296], ebp  ;   158.0 agu1+st0  107 w[78] spill
        mov ebp, r8d                ;   158.2        107 w[87] copy
        xor ebp, r15d               ;   161.0 alu3   107 w[87]
        xor ebp, 0x9e3779f6         ;   162.0 alu0   107 w[87]
        xor ebp, eax                ;   165.0 alu1   107 w[87]
        xor ebp, r10d               ;   169.0 alu2   107 w[87]
        ror ebp, 0x15               ;   170.0 alu1   107 w[87]
        mov dword [rsp + 300], r8d  ;   160.0 agu2+st1  107 w[79] spill
        mov r8d, r14d               ;   160.2        107 w[88] copy
        xor r8d, edx                ;   163.0 alu3   107 w[88]
        mov dword [rsp + 304], r14d ;   161.0 agu0+st0  107 w[80] spill
        mov r14d, r8d               ;   164.0        107 w[88] copy
        xor r14d, 0x9e3779e9        ;   164.0 alu0   107 w[88]
        xor r14d, ebx               ;   167.0 alu2   107 w[88]
        xor r14d, ebp               ;   171.0 alu1   107 w[88]
        ror r14d, 0x15              ;   172.0 alu2   107 w[88]
        mov dword [rsp + 308], r8d  ;   164.0 agu1+st1  107 w[88] spill
        mov r8d, ecx                ;   163.2        107 w[89] copy
        xor r8d, eax                ;   165.0 alu3   107 w[89]
        xor r8d, 0x9e3779e8         ;   166.0 alu0   107 w[89]
        xor r8d, r10d               ;   169.0 alu1   107 w[89]
        xor r8d, r14d               ;   173.0 alu2   107 w[89]
        ror r8d, 0x15               ;   174.0 alu1   107 w[89]
        mov dword [rsp + 312], ecx  ;   164.5 agu2+st0  107 w[81] spill
        mov ecx, r15d               ;   164.7        107 w[90] copy
        xor ecx, ebx                ;   167.0 alu3   107 w[90]
        xor ecx, 0x9e3779eb         ;   168.0 alu0   107 w[90]
        xor ecx, ebp                ;   171.0 alu2   107 w[90]
        xor ecx, r8d                ;   175.0 alu3   107 w[90]
        ror ecx, 0x15               ;   176.0 alu1   107 w[90]
        mov dword [rsp + 316], r15d ;   166.2 agu0+st1  107 w[82] spill
        mov r15d, edx               ;   166.3        107 w[91] copy
        xor r15d, r10d              ;   169.0 alu0   107 w[91]
        xor r15d, 0x9e3779ea        ;   170.0 alu2   107 w[91]
        xor r15d, r14d              ;   173.0 alu3   107 w[91]
        xor r15d, ecx               ;   177.0 alu1   107 w[91]
        ror r15d, 0x15              ;   178.0 alu2   107 w[91]
        mov dword [rsp + 320], edx  ;   168.2 agu1+st0  107 w[83] spill
        mov edx, eax                ;   168.3        107 w[92] copy
        xor edx, ebp                ;   171.0 alu0   107 w[92]
        mov dword [rsp + 324], eax  ;   169.0 agu2+st1  107 w[84] spill
        mov eax, edx                ;   172.0        107 w[92] copy
        xor eax, 0x9e3779ed         ;   172.0 alu3   107 w[92]
        xor eax, r8d                ;   175.0 alu1   107 w[92]
        xor eax, r15d               ;   179.0 alu2   107 w[92]
        ror eax, 0x15               ;   180.0 alu1   107 w[92]
        mov dword [rsp + 328], edx  ;   172.0 agu0+st0  107 w[92] spill
        mov edx, ebx                ;   171.2        107 w[93] copy
        xor edx, r14d               ;   173.0 alu0   107 w[93]
        xor edx, 0x9e3779ec         ;   174.0 alu3   107 w[93]
        xor edx, ecx                ;   177.0 alu2   107 w[93]
        xor edx, eax                ;   181.0 alu1   107 w[93]
        ror edx, 0x15               ;   182.0 alu2   107 w[93]
        mov dword [rsp + 332], ebx  ;   172.5 agu1+st1  107 w[85] spill
        mov ebx, r10d               ;   172.7        107 w[94] copy
        xor ebx, r8d                ;   175.0 alu0   107 w[94]
        xor ebx, 0x9e3779ef         ;   176.0 alu3   107 w[94]
        xor ebx, r15d               ;   179.0 alu1   107 w[94]
        xor ebx, edx                ;   183.0 alu0   107 w[94]
        ror ebx, 0x15               ;   184.0 alu2   107 w[94]
        mov dword [rsp + 336], r10d ;   174.2 agu2+st0  107 w[86] spill
        mov r10d, ebp               ;   174.3        107 w[95] copy
        xor r10d, 0x9e3779ee        ;   174.5 alu3   107 w[95]
        xor r10d, ecx               ;   177.0 alu1   107 w[95]
        xor r10d, eax               ;   181.0 alu0   107 w[95]
        xor r10d, ebx               ;   185.0 alu2   107 w[95]
        ror r10d, 0x15              ;   186.0 alu1   107 w[95]
        mov dword [rsp + 340], ebp  ;   176.0 agu0+st1  107 w[87] spill
        mov ebp, r14d               ;   176.2        107 w[96] copy
        xor ebp, 0x9e3779e1         ;   176.3 alu3   107 w[96]
        xor ebp, r15d               ;   179.0 alu0   107 w[96]
        xor ebp, edx                ;   183.0 alu2   107 w[96]
        xor ebp, r10d               ;   187.0 alu1   107 w[96]
        ror ebp, 0x15               ;   188.0 alu2   107 w[96]
        mov dword [rsp + 344], r14d ;   177.3 agu1+st0  107 w[88] spill
        mov r14d, r8d               ;   177.5        107 w[97] copy
        xor r14d, eax               ;   181.0 alu3   107 w[97]
        xor r14d, 0x9e3779e0        ;   182.0 alu0   107 w[97]
        xor r14d, ebx               ;   185.0 alu1   107 w[97]
        xor r14d, ebp               ;   189.0 alu2   107 w[97]
        ror r14d, 0x15              ;   190.0 alu1   107 w[97]
        mov dword [rsp + 348], r8d  ;   180.0 agu2+st1  107 w[89] spill
        mov r8d, ecx                ;   180.2        107 w[98] copy
        xor r8d, edx                ;   183.0 alu3   107 w[98]
        xor r8d, 0x9e3779e3         ;   184.0 alu0   107 w[98]
        xor r8d, r10d               ;   187.0 alu2   107 w[98]
        xor r8d, r14d               ;   191.0 alu1   107 w[98]
        ror r8d, 0x15               ;   192.0 alu2   107 w[98]
        mov dword [rsp + 352], ecx  ;   182.2 agu0+st0  107 w[90] spill
        mov ecx, r15d               ;   182.3        107 w[99] copy
        xor ecx, ebx                ;   185.0 alu3   107 w[99]
        xor ecx, 0x9e3779e2         ;   186.0 alu0   107 w[99]
        xor ecx, ebp                ;   189.0 alu1   107 w[99]
        xor ecx, r8d                ;   193.0 alu2   107 w[99]
        ror ecx, 0x15               ;   194.0 alu1   107 w[99]
        mov dword [rsp + 356], r15d ;   184.2 agu1+st1  107 w[91] spill
        mov r15d, eax               ;   184.3        107 w[100] copy
        xor r15d, r10d              ;   187.0 alu3   107 w[100]
        mov dword [rsp + 360], eax  ;   185.0 agu2+st0  107 w[92] spill
        mov eax, r15d               ;   188.0        107 w[100] copy
        xor eax, 0x9e3779e5         ;   188.0 alu0   107 w[100]
        xor eax, r14d               ;   191.0 alu2   107 w[100]
        xor eax, ecx                ;   195.0 alu1   107 w[100]
        ror eax, 0x15               ;   196.0 alu2   107 w[100]
        mov dword [rsp + 364], r15d ;   188.0 agu0+st1  107 w[100] spill
        mov r15d, edx               ;   187.2        107 w[101] copy
        xor r15d, 0x9e3779e4        ;   187.3 alu3   107 w[101]
        xor r15d, ebp               ;   189.0 alu0   107 w[101]
        xor r15d, r8d               ;   193.0 alu1   107 w[101]
        xor r15d, eax               ;   197.0 alu2   107 w[101]
        ror r15d, 0x15              ;   198.0 alu1   107 w[101]
        mov dword [rsp + 368], edx  ;   188.3 agu1+st0  107 w[93] spill
        mov edx, ebx                ;   188.5        107 w[102] copy
        xor edx, r14d               ;   191.0 alu3   107 w[102]
        xor edx, 0x9e3779e7         ;   192.0 alu0   107 w[102]
        xor edx, ecx                ;   195.0 alu2   107 w[102]
        xor edx, r15d               ;   199.0 alu1   107 w[102]
        ror edx, 0x15               ;   200.0 alu2   107 w[102]
        mov dword [rsp + 372], ebx  ;   190.0 agu2+st1  107 w[94] spill
        mov ebx, r10d               ;   190.2        107 w[103] copy
        xor ebx, r8d                ;   193.0 alu3   107 w[103]
        xor ebx, 0x9e3779e6         ;   194.0 alu0   107 w[103]
        xor ebx, eax                ;   197.0 alu1   107 w[103]
        xor ebx, edx                ;   201.0 alu2   107 w[103]
        ror ebx, 0x15               ;   202.0 alu1   107 w[103]
        mov dword [rsp + 376], r10d ;   192.2 agu0+st0  107 w[95] spill
        mov r10d, ebp               ;   192.3        107 w[104] copy
        xor r10d, ecx               ;   195.0 alu3   107 w[104]
        xor r10d, 0x9e3779d9        ;   196.0 alu0   107 w[104]
        xor r10d, r15d              ;   199.0 alu2   107 w[104]
        xor r10d, ebx               ;   203.0 alu1   107 w[104]
        ror r10d, 0x15              ;   204.0 alu2   107 w[104]
        mov dword [rsp + 380], ebp  ;   194.2 agu1+st1  107 w[96] spill
        mov ebp, r14d               ;   194.3        107 w[105] copy
        xor ebp, eax                ;   197.0 alu3   107 w[105]
        xor ebp, 0x9e3779d8         ;   198.0 alu0   107 w[105]
        xor ebp, edx                ;   201.0 alu1   107 w[105]
        xor ebp, r10d               ;   205.0 alu2   107 w[105]
        ror ebp, 0x15               ;   206.0 alu1   107 w[105]
        xor eax, ebx                ;   203.0 alu3   107 w[108]
        mov dword [rsp + 384], r14d ;   197.0 agu2+st0  107 w[97] spill
        mov r14d, r8d               ;   197.2        107 w[106] copy
        xor r14d, r15d              ;   199.0 alu0   107 w[106]
        xor r14d, 0x9e3779db        ;   200.0 alu2   107 w[106]
        xor r14d, ebx               ;   203.0 alu1   107 w[106]
        xor r14d, ebp               ;   207.0 alu3   107 w[106]
        ror r14d, 0x15              ;   208.0 alu2   107 w[106]
        mov dword [rsp + 388], r8d  ;   199.0 agu0+st1  107 w[98] spill
        mov r8d, ecx                ;   199.2        107 w[107] copy
        xor r8d, edx                ;   201.0 alu0   107 w[107]
        xor r8d, 0x9e3779da         ;   202.0 alu1   107 w[107]
        xor r8d, r10d               ;   205.0 alu3   107 w[107]
        xor r8d, r14d               ;   209.0 alu2   107 w[107]
        ror r8d, 0x15               ;   210.0 alu1   107 w[107]
        mov dword [rsp + 392], ecx  ;   201.0 agu1+st0  107 w[99] spill
        mov ecx, eax                ;   204.0        107 w[108] copy
        xor ecx, 0x9e3779dd         ;   204.0 alu0   107 w[108]
        xor ecx, ebp                ;   207.0 alu3   107 w[108]
        xor ecx, r8d                ;   211.0 alu2   107 w[108]
        ror ecx, 0x15               ;   212.0 alu1   107 w[108]
        mov dword [rsp + 396], eax  ;   204.0 agu2+st1  107 w[108] spill
        mov eax, r15d               ;   203.2        107 w[109] copy
        xor eax, r10d               ;   205.0 alu0   107 w[109]
        xor eax, 0x9e3779dc         ;   206.0 alu3   107 w[109]
        xor eax, r14d               ;   209.0 alu2   107 w[109]
        xor eax, ecx                ;   213.0 alu1   107 w[109]
        ror eax, 0x15               ;   214.0 alu2   107 w[109]
        mov dword [rsp + 400], r15d ;   204.5 agu0+st0  107 w[101] spill
        mov r15d, edx               ;   204.7        107 w[110] copy
        xor r15d, ebp               ;   207.0 alu0   107 w[110]
        xor r15d, 0x9e3779df        ;   208.0 alu3   107 w[110]
        xor r15d, r8d               ;   211.0 alu1   107 w[110]
        xor r15d, eax               ;   215.0 alu0   107 w[110]
        ror r15d, 0x15              ;   216.0 alu2   107 w[110]
        mov dword [rsp + 404], edx  ;   206.2 agu1+st1  107 w[102] spill
        mov edx, ebx                ;   206.3        107 w[111] copy
        xor edx, r14d               ;   209.0 alu3   107 w[111]
        xor edx, 0x9e3779de         ;   210.0 alu1   107 w[111]
        xor edx, ecx                ;   213.0 alu0   107 w[111]
        xor edx, r15d               ;   217.0 alu2   107 w[111]
        ror edx, 0x15               ;   218.0 alu1   107 w[111]
        mov dword [rsp + 408], ebx  ;   208.2 agu2+st0  107 w[103] spill
        mov ebx, r10d               ;   208.3        107 w[112] copy
        xor ebx, r8d                ;   211.0 alu3   107 w[112]
        xor ebx, 0x9e3779d1         ;   212.0 alu0   107 w[112]
        xor ebx, eax                ;   215.0 alu2   107 w[112]
        xor ebx, edx                ;   219.0 alu1   107 w[112]
        ror ebx, 0x15               ;   220.0 alu2   107 w[112]
        mov dword [rsp + 412], r10d ;   210.2 agu0+st1  107 w[104] spill
        mov r10d, ebp               ;   210.3        107 w[113] copy
        xor r10d, 0x9e3779d0        ;   210.5 alu3   107 w[113]
        xor r10d, ecx               ;   213.0 alu0   107 w[113]
        xor r10d, r15d              ;   217.0 alu1   107 w[113]
        xor r10d, ebx               ;   221.0 alu2   107 w[113]
        ror r10d, 0x15              ;   222.0 alu1   107 w[113]
        mov dword [rsp + 416], ebp  ;   212.0 agu1+st0  107 w[105] spill
        mov ebp, r14d               ;   212.2        107 w[114] copy
        xor ebp, 0x9e3779d3         ;   212.3 alu3   107 w[114]
        xor ebp, eax                ;   215.0 alu0   107 w[114]
        xor ebp, edx                ;   219.0 alu2   107 w[114]
        xor ebp, r10d               ;   223.0 alu1   107 w[114]
        ror ebp, 0x15               ;   224.0 alu2   107 w[114]
        mov dword [rsp + 420], r14d ;   213.3 agu2+st1  107 w[106] spill
        mov r14d, r8d               ;   213.5        107 w[115] copy
        xor r14d, 0x9e3779d2        ;   213.7 alu3   107 w[115]
        xor r14d, r15d              ;   217.0 alu0   107 w[115]
        xor r14d, ebx               ;   221.0 alu1   107 w[115]
        xor r14d, ebp               ;   225.0 alu2   107 w[115]
        ror r14d, 0x15              ;   226.0 alu1   107 w[115]
        mov dword [rsp + 424], r8d  ;   215.3 agu0+st0  107 w[107] spill
        mov r8d, ecx                ;   215.5        107 w[116] copy
        xor r8d, 0x9e3779d5         ;   215.7 alu3   107 w[116]
        xor r8d, edx                ;   219.0 alu0   107 w[116]
        xor r8d, r10d               ;   223.0 alu2   107 w[116]
        xor r8d, r14d               ;   227.0 alu1   107 w[116]
        ror r8d, 0x15               ;   228.0 alu2   107 w[116]
        mov dword [rsp + 428], ecx  ;   217.3 agu1+st1  107 w[108] spill
        mov ecx, eax                ;   217.5        107 w[117] copy
        xor ecx, ebx                ;   221.0 alu3   107 w[117]
        xor ecx, 0x9e3779d4         ;   222.0 alu0   107 w[117]
        xor ecx, ebp                ;   225.0 alu1   107 w[117]
        xor ecx, r8d                ;   229.0 alu2   107 w[117]
        ror ecx, 0x15               ;   230.0 alu1   107 w[117]
        mov dword [rsp + 432], eax  ;   220.0 agu2+st0  107 w[109] spill
        mov eax, r15d               ;   220.2        107 w[118] copy
        xor eax, 0x9e3779d7         ;   220.3 alu3   107 w[118]
        xor eax, r10d               ;   223.0 alu0   107 w[118]
        xor eax, r14d               ;   227.0 alu2   107 w[118]
        xor eax, ecx                ;   231.0 alu1   107 w[118]
        ror eax, 0x15               ;   232.0 alu2   107 w[118]
        mov dword [rsp + 436], r15d ;   222.0 agu0+st1  107 w[110] spill
        mov r15d, edx               ;   222.2        107 w[119] copy
        xor r15d, ebp               ;   225.0 alu3   107 w[119]
        xor r15d, 0x9e3779d6        ;   226.0 alu0   107 w[119]
        xor r15d, r8d               ;   229.0 alu1   107 w[119]
        xor r15d, eax               ;   233.0 alu2   107 w[119]
        ror r15d, 0x15              ;   234.0 alu1   107 w[119]
        mov dword [rsp + 440], edx  ;   224.0 agu1+st0  107 w[111] spill
        mov edx, ebx                ;   224.2        107 w[120] copy
        xor edx, r14d               ;   227.0 alu3   107 w[120]
        mov dword [rsp + 444], ebx  ;   225.0 agu2+st1  107 w[112] spill
        mov ebx, edx                ;   228.0        107 w[120] copy
        xor ebx, 0x9e3779c9         ;   228.0 alu0   107 w[120]
        xor ebx, ecx                ;   231.0 alu2   107 w[120]
        xor ebx, r15d               ;   235.0 alu1   107 w[120]
        ror ebx, 0x15               ;   236.0 alu2   107 w[120]
        mov dword [rsp + 448], edx  ;   228.0 agu0+st0  107 w[120] spill
        mov edx, r10d               ;   227.2        107 w[121] copy
        xor edx, r8d                ;   229.0 alu3   107 w[121]
        xor edx, 0x9e3779c8         ;   230.0 alu0   107 w[121]
        xor edx, eax                ;   233.0 alu1   107 w[121]
        xor edx, ebx                ;   237.0 alu2   107 w[121]
        ror edx, 0x15               ;   238.0 alu1   107 w[121]
        mov dword [rsp + 452], r10d ;   228.5 agu1+st1  107 w[113] spill
        mov r10d, ebp               ;   228.7        107 w[122] copy
        xor r10d, ecx               ;   231.0 alu3   107 w[122]
        xor r10d, 0x9e3779cb        ;   232.0 alu0   107 w[122]
        xor r10d, r15d              ;   235.0 alu2   107 w[122]
        xor r10d, edx               ;   239.0 alu3   107 w[122]
        ror r10d, 0x15              ;   240.0 alu1   107 w[122]
        mov dword [rsp + 456], ebp  ;   230.2 agu2+st0  107 w[114] spill
        mov ebp, r14d               ;   230.3        107 w[123] copy
        xor ebp, eax                ;   233.0 alu0   107 w[123]
        xor ebp, 0x9e3779ca         ;   234.0 alu2   107 w[123]
        xor ebp, ebx                ;   237.0 alu3   107 w[123]
        xor ebp, r10d               ;   241.0 alu1   107 w[123]
        ror ebp, 0x15               ;   242.0 alu2   107 w[123]
        mov dword [rsp + 460], r14d ;   232.2 agu0+st1  107 w[115] spill
        mov r14d, r8d               ;   232.3        107 w[124] copy
        xor r14d, r15d              ;   235.0 alu0   107 w[124]
        mov dword [rsp + 464], r8d  ;   233.0 agu1+st0  107 w[116] spill
        mov r8d, r14d               ;   236.0        107 w[124] copy
        xor r8d, 0x9e3779cd         ;   236.0 alu3   107 w[124]
        xor r8d, edx                ;   239.0 alu1   107 w[124]
        xor r8d, ebp                ;   243.0 alu2   107 w[124]
        ror r8d, 0x15               ;   244.0 alu1   107 w[124]
        mov dword [rsp + 468], r14d ;   236.0 agu2+st1  107 w[124] spill
        mov r14d, ecx               ;   235.2        107 w[125] copy
        xor r14d, ebx               ;   237.0 alu0   107 w[125]
        xor r14d, 0x9e3779cc        ;   238.0 alu3   107 w[125]
        xor r14d, r10d              ;   241.0 alu2   107 w[125]
        xor r14d, r8d               ;   245.0 alu1   107 w[125]
        ror r14d, 0x15              ;   246.0 alu2   107 w[125]
        mov dword [rsp + 472], ecx  ;   236.5 agu0+st0  107 w[117] spill
        mov ecx, eax                ;   236.7        107 w[126] copy
        xor ecx, edx                ;   239.0 alu0   107 w[126]
        xor ecx, 0x9e3779cf         ;   240.0 alu3   107 w[126]
        xor ecx, ebp                ;   243.0 alu1   107 w[126]
        xor ecx, r14d               ;   247.0 alu0   107 w[126]
        ror ecx, 0x15               ;   248.0 alu2   107 w[126]
        mov dword [rsp + 476], eax  ;   238.2 agu1+st1  107 w[118] spill
        mov eax, r15d               ;   238.3        107 w[127] copy
        xor eax, 0x9e3779ce         ;   238.5 alu3   107 w[127]
        xor eax, r10d               ;   241.0 alu1   107 w[127]
        xor eax, r8d                ;   245.0 alu0   107 w[127]
        xor eax, ecx                ;   249.0 alu2   107 w[127]
        ror eax, 0x15               ;   250.0 alu1   107 w[127]
        mov dword [rsp + 480], r15d ;   240.0 agu2+st0  107 w[119] spill
        mov r15d, ebx               ;   240.2        107 w[128] copy
        xor r15d, 0x9e3779c1        ;   240.3 alu3   107 w[128]
        xor r15d, ebp               ;   243.0 alu0   107 w[128]
        xor r15d, r14d              ;   247.0 alu2   107 w[128]
        xor r15d, eax               ;   251.0 alu1   107 w[128]
        ror r15d, 0x15              ;   252.0 alu2   107 w[128]
        mov dword [rsp + 484], ebx  ;   241.3 agu0+st1  107 w[120] spill
        mov ebx, edx                ;   241.5        107 w[129] copy
        xor ebx, r8d                ;   245.0 alu3   107 w[129]
        xor ebx, 0x9e3779c0         ;   246.0 alu0   107 w[129]
        xor ebx, ecx                ;   249.0 alu1   107 w[129]
        xor ebx, r15d               ;   253.0 alu2   107 w[129]
        ror ebx, 0x15               ;   254.0 alu1   107 w[129]
        mov dword [rsp + 488], edx  ;   244.0 agu1+st0  107 w[121] spill
        mov edx, r10d               ;   244.2        107 w[130] copy
        xor edx, r14d               ;   247.0 alu3   107 w[130]
        xor edx, 0x9e3779c3         ;   248.0 alu0   107 w[130]
        xor edx, eax                ;   251.0 alu2   107 w[130]
        xor edx, ebx                ;   255.0 alu1   107 w[130]
        ror edx, 0x15               ;   256.0 alu2   107 w[130]
        mov dword [rsp + 492], r10d ;   246.2 agu2+st1  107 w[122] spill
        mov r10d, ebp               ;   246.3        107 w[131] copy
        xor r10d, ecx               ;   249.0 alu3   107 w[131]
        xor r10d, 0x9e3779c2        ;   250.0 alu0   107 w[131]
        xor r10d, r15d              ;   253.0 alu1   107 w[131]
        xor r10d, edx               ;   257.0 alu2   107 w[131]
        ror r10d, 0x15              ;   258.0 alu1   107 w[131]
        mov dword [rsp + 496], ebp  ;   248.2 agu0+st0  107 w[123] spill
        mov ebp, r8d                ;   248.3        107 w[132] copy
        xor ebp, eax                ;   251.0 alu3   107 w[132]
        mov dword [rsp + 500], r8d  ;   249.0 agu1+st1  107 w[124] spill
        mov r8d, ebp                ;   252.0        107 w[132] copy
        xor r8d, 0x9e3779c5         ;   252.0 alu0   107 w[132]
        xor r8d, ebx                ;   255.0 alu2   107 w[132]
        xor r8d, r10d               ;   259.0 alu1   107 w[132]
        ror r8d, 0x15               ;   260.0 alu2   107 w[132]
        mov dword [rsp + 504], ebp  ;   252.0 agu2+st0  107 w[132] spill
        mov ebp, r14d               ;   251.2        107 w[133] copy
        xor ebp, 0x9e3779c4         ;   251.3 alu3   107 w[133]
        xor ebp, r15d               ;   253.0 alu0   107 w[133]
        xor ebp, edx                ;   257.0 alu1   107 w[133]
        xor ebp, r8d                ;   261.0 alu2   107 w[133]
        ror ebp, 0x15               ;   262.0 alu1   107 w[133]
        mov dword [rsp + 508], r14d ;   252.3 agu0+st1  107 w[125] spill
        mov r14d, ecx               ;   252.5        107 w[134] copy
        xor r14d, ebx               ;   255.0 alu3   107 w[134]
        xor r14d, 0x9e3779c7        ;   256.0 alu0   107 w[134]
        xor r14d, r10d              ;   259.0 alu2   107 w[134]
        xor r14d, ebp               ;   263.0 alu1   107 w[134]
        ror r14d, 0x15              ;   264.0 alu2   107 w[134]
        mov dword [rsp + 512], ecx  ;   254.0 agu1+st0  107 w[126] spill
        mov ecx, eax                ;   254.2        107 w[135] copy
        xor ecx, edx                ;   257.0 alu3   107 w[135]
        xor ecx, 0x9e3779c6         ;   258.0 alu0   107 w[135]
        xor ecx, r8d                ;   261.0 alu1   107 w[135]
        xor ecx, r14d               ;   265.0 alu2   107 w[135]
        ror ecx, 0x15               ;   266.0 alu1   107 w[135]
        mov dword [rsp + 516], eax  ;   256.2 agu2+st1  107 w[127] spill
        mov eax, r15d               ;   256.3        107 w[136] copy
        xor eax, r10d               ;   259.0 alu3   107 w[136]
        xor eax, 0x9e377939         ;   260.0 alu0   107 w[136]
        xor eax, ebp                ;   263.0 alu2   107 w[136]
        xor eax, ecx                ;   267.0 alu1   107 w[136]
        ror eax, 0x15               ;   268.0 alu2   107 w[136]
        mov dword [rsp + 520], r15d ;   258.2 agu0+st0  107 w[128] spill
        mov r15d, ebx               ;   258.3        107 w[137] copy
        xor r15d, r8d               ;   261.0 alu3   107 w[137]
        xor r15d, 0x9e377938        ;   262.0 alu0   107 w[137]
        xor r15d, r14d              ;   265.0 alu1   107 w[137]
        xor r15d, eax               ;   269.0 alu2   107 w[137]
        ror r15d, 0x15              ;   270.0 alu1   107 w[137]
        mov dword [rsp + 524], r8d  ;   261.0 agu1+st1  107 w[132] spill
        mov r8d, edx                ;   261.0        107 w[138] copy
        xor r8d, ebp                ;   263.0 alu3   107 w[138]
        xor r8d, 0x9e37793b         ;   264.0 alu0   107 w[138]
        xor r8d, ecx                ;   267.0 alu2   107 w[138]
        xor r8d, r15d               ;   271.0 alu1   107 w[138]
        ror r8d, 0x15               ;   272.0 alu2   107 w[138]
        mov dword [rsp + 528], r15d ;   271.0 agu2+st0  107 w[137] spill
        mov r15d, r10d              ;   263.0        107 w[139] copy
        xor r15d, r14d              ;   265.0 alu3   107 w[139]
        xor r15d, 0x9e37793a        ;   266.0 alu0   107 w[139]
        xor r15d, eax               ;   269.0 alu1   107 w[139]
        xor r15d, r8d               ;   273.0 alu2   107 w[139]
        ror r15d, 0x15              ;   274.0 alu1   107 w[139]
        mov dword [rsp + 532], r8d  ;   273.0 agu0+st1  107 w[138] spill
        mov r8d, r12d               ;   265.2         26 box copy
        and r8d, r11d               ;   265.3 alu3    26 box
        xor r12d, esi               ;   265.5 alu0    26 box
        or esi, r11d                ;   265.7 alu2    26 box
        xor r11d, r13d              ;   265.8 alu1    26 box
        or r11d, r8d                ;   266.8 alu3    26 box
        and r13d, esi               ;   266.7 alu0    26 box
        xor r13d, r12d              ;   267.7 alu2    26 box
        and r12d, esi               ;   266.8 alu1    26 box
        xor r12d, r11d              ;   267.8 alu3    26 box
        xor esi, r13d               ;   268.7 alu0    26 box
        xor r13d, r8d               ;   268.7 alu2    26 box
        xor r11d, r13d              ;   269.7 alu1    26 box
        and r8d, r12d               ;   268.8 alu3    26 box
        xor r8d, esi                ;   269.8 alu0    26 box
        and esi, r12d               ;   269.7 alu2    26 box
        xor r13d, esi               ;   270.7 alu1    26 box
        mov esi, dword [rsp + 16]   ;   268.7 agu1    25 box
        xor esi, r9d                ;   272.7 alu3    25 box
        and r9d, edi                ;   269.5 alu0    25 box
        xor esi, edi                ;   273.7 alu2    25 box
        xor r9d, dword [rsp + 20]   ;   270.5 alu1+agu2   25 box
        mov dword [rsp + 536], r11d ;   270.7 agu0+st0   26 box spill
        mov r11d, dword [rsp + 20]  ;   269.7 agu1    25 box
        or r11d, edi                ;   273.7 alu3    25 box
        xor r11d, dword [rsp + 16]  ;   274.7 alu0+agu2   25 box
        mov dword [rsp + 20], r12d  ;   270.5 agu0+st1   26 box spill
        mov r12d, dword [rsp + 16]  ;   270.7 agu1    25 box
        and r12d, r9d               ;   274.7 alu2    25 box
        xor r12d, esi               ;   275.7 alu1    25 box
        xor r9d, esi                ;   274.7 alu3    25 box
        xor edi, r9d                ;   275.7 alu0    25 box
        or esi, r11d                ;   275.7 alu2    25 box
        xor r9d, esi                ;   276.7 alu1    25 box
        xor r11d, r9d               ;   277.7 alu3    25 box
        xor r9d, r12d               ;   277.7 alu0    25 box
        not r12d                    ;   276.7 alu2    25 box
        mov esi, dword [rsp + 24]   ;   272.7 agu2    24 box
        and esi, dword [rsp + 32]   ;   276.7 alu1+agu0   24 box
        mov dword [rsp + 24], r12d  ;   277.7 agu1+st0   25 box spill
        mov r12d, dword [rsp + 28]  ;   273.7 agu2    24 box
        or r12d, dword [rsp + 32]   ;   277.7 alu3+agu0   24 box
        not r12d                    ;   278.7 alu0    24 box
        mov dword [rsp + 28], r11d  ;   278.7 agu1+st1   25 box spill
        mov r11d, dword [rsp + 32]  ;   274.7 agu2    24 box
        xor r11d, dword [rsp + 40]  ;   278.7 alu2+agu0   24 box
        mov dword [rsp + 32], r9d   ;   278.7 agu1+st0   25 box spill
        mov r9d, esi                ;   277.7         24 box copy
        mov dword [rsp + 16], edi   ;   276.7 agu2+st1   25 box spill
        mov edi, r12d               ;   279.7         24 box copy
        mov dword [rsp + 540], r8d  ;   275.8 agu0+st0   26 box spill
        mov r8d, dword [rsp + 36]   ;   276.0 agu1    24 box
        not r8d                     ;   280.0 alu1    24 box
        xor r11d, r8d               ;   281.0 alu3    24 box
        or r9d, r8d                 ;   281.0 alu0    24 box
        xor esi, r11d               ;   282.0 alu2    24 box
        and r11d, r9d               ;   282.0 alu1    24 box
        or edi, r11d                ;   283.0 alu3    24 box
        xor r9d, esi                ;   283.0 alu0    24 box
        or r9d, edi                 ;   284.0 alu2    24 box
        mov r8d, dword [rsp + 40]   ;   278.0 agu2    24 box
        xor r8d, esi                ;   283.0 alu1    24 box
        xor r12d, r8d               ;   284.0 alu3    24 box
        xor r9d, r12d               ;   285.0 alu0    24 box
        and r8d, edi                ;   284.0 alu2    24 box
        xor r12d, r8d               ;   285.0 alu1    24 box
        mov r8d, dword [rsp + 44]   ;   279.0 agu0    23 box
        mov r11d, dword [rsp + 60]  ;   279.2 agu1   107 w[23] reload
        or r8d, r11d                ;   283.2 alu3    23 box
        xor r11d, dword [rsp + 56]  ;   283.2 alu0+agu2   23 box
        xor r8d, dword [rsp + 52]   ;   284.2 alu2+agu0   23 box
        mov dword [rsp + 60], edi   ;   284.0 agu1+st1   24 box spill
        mov edi, dword [rsp + 52]   ;   281.0 agu2    23 box
        and edi, dword [rsp + 48]   ;   285.0 alu1+agu0   23 box
        xor edi, r11d               ;   286.0 alu3    23 box
        not r11d                    ;   284.2 alu0    23 box
        mov dword [rsp + 52], esi   ;   283.0 agu1+st0   24 box spill
        mov esi, dword [rsp + 56]   ;   283.0 agu2    23 box
        xor esi, r8d                ;   287.0 alu2    23 box
        mov dword [rsp + 56], r9d   ;   286.0 agu0+st1   24 box spill
        mov r9d, dword [rsp + 48]   ;   283.5 agu1    23 box
        xor r9d, r8d                ;   287.5 alu1    23 box
        or r11d, r9d                ;   288.5 alu3    23 box
        xor r9d, esi                ;   288.5 alu0    23 box
        or r9d, edi                 ;   289.5 alu2    23 box
        xor edi, r9d                ;   290.5 alu1    23 box
        xor r8d, edi                ;   291.5 alu3    23 box
        xor edi, r11d               ;   291.5 alu0    23 box
        xor r11d, r9d               ;   290.5 alu2    23 box
        mov r9d, dword [rsp + 64]   ;   285.0 agu2    30 box
        or r9d, dword [rsp + 76]    ;   289.0 alu1+agu0   30 box
        xor r9d, dword [rsp + 68]   ;   290.0 alu3+agu1   30 box
        mov dword [rsp + 48], esi   ;   288.0 agu2+st0   23 box spill
        mov esi, dword [rsp + 68]   ;   286.2 agu0    30 box
        and esi, dword [rsp + 76]   ;   290.2 alu0+agu1   30 box
        mov dword [rsp + 68], r8d   ;   292.5 agu2+st1   23 box spill
        mov r8d, dword [rsp + 64]   ;   287.2 agu0    30 box
        xor r8d, esi                ;   291.2 alu2    30 box
        xor esi, dword [rsp + 72]   ;   291.2 alu1+agu1   30 box
        and esi, r8d                ;   292.2 alu3    30 box
        mov dword [rsp + 64], r11d  ;   291.5 agu2+st0   23 box spill
        mov r11d, dword [rsp + 76]  ;   288.2 agu0    30 box
        xor r11d, esi               ;   293.2 alu0    30 box
        or esi, r9d                 ;   293.2 alu2    30 box
        xor esi, dword [rsp + 72]   ;   294.2 alu1+agu1   30 box
        mov dword [rsp + 76], edi   ;   292.5 agu2+st1   23 box spill
        mov edi, dword [rsp + 72]   ;   289.5 agu0    30 box
        xor edi, r9d                ;   293.5 alu3    30 box
        not edi                     ;   294.5 alu0    30 box
        or edi, r8d                 ;   295.5 alu2    30 box
        or edi, r11d                ;   296.5 alu1    30 box
        xor r9d, r8d                ;   292.2 alu3    30 box
        xor r9d, r11d               ;   294.2 alu0    30 box
        xor edi, r9d                ;   297.5 alu2    30 box
        xor r11d, esi               ;   295.2 alu1    30 box
        or r9d, esi                 ;   295.2 alu3    30 box
        xor r8d, r9d                ;   296.2 alu0    30 box
        mov r9d, dword [rsp + 80]   ;   292.2 agu1    29 box
        and r9d, dword [rsp + 96]   ;   296.2 alu2+agu2   29 box
        mov dword [rsp + 80], r11d  ;   296.2 agu0+st0   30 box spill
        mov r11d, dword [rsp + 96]  ;   293.2 agu1    29 box
        xor r11d, dword [rsp + 92]  ;   297.2 alu1+agu2   29 box
        mov dword [rsp + 96], esi   ;   295.2 agu0+st1   30 box spill
        mov esi, dword [rsp + 92]   ;   294.2 agu1    29 box
        mov dword [rsp + 92], r8d   ;   297.2 agu2+st0   30 box spill
        mov r8d, dword [rsp + 84]   ;   294.5 agu0    29 box
        mov dword [rsp + 72], edi   ;   298.5 agu1+st1   30 box spill
        mov edi, dword [rsp + 84]   ;   295.3 agu2    29 box
        mov dword [rsp + 44], r12d  ;   295.5 agu0+st0   24 box spill
        mov r12d, dword [rsp + 84]  ;   296.2 agu1    29 box
        mov dword [rsp + 84], r13d  ;   296.3 agu2+st1   26 box spill
        mov r13d, dword [rsp + 88]  ;   296.5 agu0    29 box
        not r13d                    ;   300.5 alu3    29 box
        xor esi, r13d               ;   301.5 alu0    29 box
        xor r9d, esi                ;   302.5 alu2    29 box
        and r8d, r13d               ;   301.5 alu1    29 box
        xor r8d, esi                ;   302.5 alu3    29 box
        or edi, esi                 ;   302.5 alu0    29 box
        xor r12d, r9d               ;   303.5 alu2    29 box
        xor edi, r11d               ;   303.5 alu1    29 box
        and r11d, r8d               ;   303.5 alu3    29 box
        xor r8d, r9d                ;   303.5 alu0    29 box
        and r8d, edi                ;   304.5 alu2    29 box
        or edi, r11d                ;   304.5 alu1    29 box
        xor r11d, r12d              ;   304.5 alu3    29 box
        not r12d                    ;   304.5 alu0    29 box
        xor r8d, r12d               ;   305.5 alu2    29 box
        xor r12d, edi               ;   305.5 alu1    29 box
        mov esi, dword [rsp + 100]  ;   300.5 agu1    28 box
        mov edi, dword [rsp + 104]  ;   300.7 agu2   107 w[33] reload
        or esi, edi                 ;   304.7 alu3    28 box
        mov r13d, dword [rsp + 108] ;   301.5 agu0    28 box
        xor r13d, dword [rsp + 100] ;   305.5 alu0+agu1   28 box
        xor esi, r13d               ;   306.5 alu2    28 box
        xor edi, dword [rsp + 100]  ;   304.7 alu1+agu2   28 box
        and r13d, dword [rsp + 100] ;   306.5 alu3+agu0   28 box
        mov dword [rsp + 104], r8d  ;   306.5 agu1+st0   29 box spill
        mov r8d, dword [rsp + 100]  ;   303.5 agu2    28 box
        xor r8d, esi                ;   307.5 alu0    28 box
        mov dword [rsp + 100], r12d ;   306.5 agu0+st1   29 box spill
        mov r12d, dword [rsp + 112] ;   304.0 agu1    28 box
        not r12d                    ;   308.0 alu2    28 box
        xor edi, r12d               ;   309.0 alu1    28 box
        and r13d, edi               ;   310.0 alu3    28 box
        xor r13d, r12d              ;   311.0 alu0    28 box
        or r12d, edi                ;   310.0 alu2    28 box
        xor r12d, esi               ;   311.0 alu1    28 box
        and esi, r13d               ;   312.0 alu3    28 box
        xor r13d, r8d               ;   312.0 alu0    28 box
        and r8d, r12d               ;   312.0 alu2    28 box
        xor r8d, edi                ;   313.0 alu1    28 box
        xor edi, esi                ;   313.0 alu3    28 box
        mov esi, dword [rsp + 116]  ;   306.5 agu2    27 box
        and esi, dword [rsp + 128]  ;   310.5 alu0+agu0   27 box
        xor esi, dword [rsp + 124]  ;   311.5 alu2+agu1   27 box
        mov dword [rsp + 112], r13d ;   313.0 agu2+st0   28 box spill
        mov r13d, dword [rsp + 116] ;   307.7 agu0    27 box
        xor r13d, dword [rsp + 120] ;   311.7 alu1+agu1   27 box
        mov dword [rsp + 116], r8d  ;   314.0 agu2+st1   28 box spill
        mov r8d, dword [rsp + 124]  ;   308.7 agu0    27 box
        or r8d, dword [rsp + 128]   ;   312.7 alu3+agu1   27 box
        or r8d, r13d                ;   313.7 alu0    27 box
        xor r8d, dword [rsp + 120]  ;   314.7 alu2+agu2   27 box
        mov dword [rsp + 124], edi  ;   314.0 agu0+st0   28 box spill
        mov edi, dword [rsp + 120]  ;   310.5 agu1    27 box
        and edi, r13d               ;   314.5 alu1    27 box
        xor edi, esi                ;   315.5 alu3    27 box
        mov dword [rsp + 120], r12d ;   312.0 agu2+st1   28 box spill
        mov r12d, dword [rsp + 128] ;   311.5 agu0    27 box
        xor r12d, esi               ;   315.5 alu0    27 box
        and esi, r8d                ;   315.7 alu2    27 box
        xor r8d, r12d               ;   316.5 alu1    27 box
        or r12d, edi                ;   316.5 alu3    27 box
        not edi                     ;   316.5 alu0    27 box
        xor r12d, r13d              ;   317.5 alu2    27 box
        xor r13d, esi               ;   316.7 alu1    27 box
        mov esi, dword [rsp + 132]  ;   313.0 agu1    26 box
        and esi, dword [rsp + 136]  ;   317.0 alu3+agu2   26 box
        mov dword [rsp + 128], r13d ;   317.7 agu0+st0   27 box spill
        mov r13d, dword [rsp + 136] ;   314.0 agu1    26 box
        xor r13d, dword [rsp + 144] ;   318.0 alu0+agu2   26 box
        mov dword [rsp + 136], r12d ;   318.5 agu0+st1   27 box spill
        mov r12d, dword [rsp + 144] ;   315.0 agu1    26 box
        or r12d, dword [rsp + 132]  ;   319.0 alu2+agu2   26 box
        mov dword [rsp + 144], r8d  ;   317.5 agu0+st0   27 box spill
        mov r8d, dword [rsp + 132]  ;   316.0 agu1    26 box
        xor r8d, dword [rsp + 140]  ;   320.0 alu1+agu2   26 box
        or r8d, esi                 ;   321.0 alu3    26 box
        mov dword [rsp + 132], edi  ;   317.5 agu0+st1   27 box spill
        mov edi, dword [rsp + 140]  ;   317.0 agu1    26 box
        and edi, r12d               ;   321.0 alu0    26 box
        xor edi, r13d               ;   322.0 alu2    26 box
        and r13d, r12d              ;   320.0 alu1    26 box
        xor r13d, r8d               ;   322.0 alu3    26 box
        xor r12d, edi               ;   323.0 alu0    26 box
        xor edi, esi                ;   323.0 alu2    26 box
        xor r8d, edi                ;   324.0 alu1    26 box
        and esi, r13d               ;   323.0 alu3    26 box
        xor esi, r12d               ;   324.0 alu0    26 box
        and r12d, r13d              ;   324.0 alu2    26 box
        xor edi, r12d               ;   325.0 alu1    26 box
        mov r12d, dword [rsp + 148] ;   318.2 agu2    25 box
        and r12d, dword [rsp + 156] ;   322.2 alu3+agu0   25 box
        xor r12d, dword [rsp + 160] ;   323.2 alu0+agu1   25 box
        mov dword [rsp + 140], r8d  ;   325.0 agu2+st0   26 box spill
        mov r8d, dword [rsp + 156]  ;   320.0 agu0    25 box
        xor r8d, dword [rsp + 148]  ;   324.0 alu2+agu1   25 box
        xor r8d, dword [rsp + 152]  ;   325.0 alu1+agu2   25 box
        mov dword [rsp + 156], r13d ;   323.0 agu0+st1   26 box spill
        mov r13d, dword [rsp + 160] ;   321.2 agu1    25 box
        or r13d, dword [rsp + 148]  ;   325.2 alu3+agu2   25 box
        xor r13d, dword [rsp + 152] ;   326.2 alu0+agu0   25 box
        mov dword [rsp + 160], esi  ;   325.0 agu1+st0   26 box spill
        mov esi, dword [rsp + 152]  ;   322.3 agu2    25 box
        and esi, r12d               ;   326.3 alu2    25 box
        xor esi, r8d                ;   327.3 alu1    25 box
        xor r12d, r8d               ;   326.0 alu3    25 box
        or r8d, r13d                ;   327.2 alu0    25 box
        xor r8d, r12d               ;   328.2 alu2    25 box
        xor r12d, dword [rsp + 148] ;   327.0 alu1+agu0   25 box
        xor r13d, r8d               ;   329.2 alu3    25 box
        xor r8d, esi                ;   329.2 alu0    25 box
        not esi                     ;   328.3 alu2    25 box
        mov dword [rsp + 148], esi  ;   329.3 agu1+st1   25 box spill
        mov esi, dword [rsp + 164]  ;   325.0 agu2    24 box
        and esi, dword [rsp + 172]  ;   329.0 alu1+agu0   24 box
        mov dword [rsp + 164], r13d ;   330.2 agu1+st0   25 box spill
        mov r13d, dword [rsp + 168] ;   326.0 agu2    24 box
        or r13d, dword [rsp + 172]  ;   330.0 alu3+agu0   24 box
        not r13d                    ;   331.0 alu0    24 box
        mov dword [rsp + 168], r8d  ;   330.2 agu1+st1   25 box spill
        mov r8d, dword [rsp + 172]  ;   327.0 agu2    24 box
        xor r8d, dword [rsp + 180]  ;   331.0 alu2+agu0   24 box
        mov dword [rsp + 172], r12d ;   328.0 agu1+st0   25 box spill
        mov r12d, esi               ;   330.0         24 box copy
        mov dword [rsp + 152], edi  ;   328.0 agu2+st1   26 box spill
        mov edi, r13d               ;   332.0         24 box copy
        mov dword [rsp + 108], r9d  ;   328.2 agu0+st0   29 box spill
        mov r9d, dword [rsp + 176]  ;   328.5 agu1    24 box
        not r9d                     ;   332.5 alu1    24 box
        xor r8d, r9d                ;   333.5 alu3    24 box
        or r12d, r9d                ;   333.5 alu0    24 box
        xor esi, r8d                ;   334.5 alu2    24 box
        and r8d, r12d               ;   334.5 alu1    24 box
        or edi, r8d                 ;   335.5 alu3    24 box
        xor r12d, esi               ;   335.5 alu0    24 box
        or r12d, edi                ;   336.5 alu2    24 box
        mov r8d, dword [rsp + 180]  ;   329.5 agu2    24 box
        xor r8d, esi                ;   335.5 alu1    24 box
        xor r13d, r8d               ;   336.5 alu3    24 box
        xor r12d, r13d              ;   337.5 alu0    24 box
        and r8d, edi                ;   336.5 alu2    24 box
        xor r13d, r8d               ;   337.5 alu1    24 box
        mov r8d, dword [rsp + 184]  ;   331.0 agu0    23 box
        mov r9d, dword [rsp + 200]  ;   331.2 agu1   107 w[55] reload
        or r8d, r9d                 ;   335.2 alu3    23 box
        xor r9d, dword [rsp + 196]  ;   335.2 alu0+agu2   23 box
        xor r8d, dword [rsp + 192]  ;   336.2 alu2+agu0   23 box
        mov dword [rsp + 200], edi  ;   336.5 agu1+st1   24 box spill
        mov edi, dword [rsp + 192]  ;   333.5 agu2    23 box
        and edi, dword [rsp + 188]  ;   337.5 alu1+agu0   23 box
        xor edi, r9d                ;   338.5 alu3    23 box
        not r9d                     ;   336.2 alu0    23 box
        mov dword [rsp + 192], esi  ;   335.5 agu1+st0   24 box spill
        mov esi, dword [rsp + 196]  ;   335.2 agu2    23 box
        xor esi, r8d                ;   339.2 alu2    23 box
        mov dword [rsp + 196], r12d ;   338.5 agu0+st1   24 box spill
        mov r12d, dword [rsp + 188] ;   335.7 agu1    23 box
        xor r12d, r8d               ;   339.7 alu1    23 box
        or r9d, r12d                ;   340.7 alu3    23 box
        xor r12d, esi               ;   340.7 alu0    23 box
        or r12d, edi                ;   341.7 alu2    23 box
        xor edi, r12d               ;   342.7 alu1    23 box
        xor r8d, edi                ;   343.7 alu3    23 box
        xor edi, r9d                ;   343.7 alu0    23 box
        xor r9d, r12d               ;   342.7 alu2    23 box
        mov r12d, dword [rsp + 204] ;   337.2 agu2    30 box
        or r12d, dword [rsp + 216]  ;   341.2 alu1+agu0   30 box
        xor r12d, dword [rsp + 208] ;   342.2 alu3+agu1   30 box
        mov dword [rsp + 188], esi  ;   340.2 agu2+st0   23 box spill
        mov esi, dword [rsp + 208]  ;   338.3 agu0    30 box
        and esi, dword [rsp + 216]  ;   342.3 alu0+agu1   30 box
        mov dword [rsp + 208], r8d  ;   344.7 agu2+st1   23 box spill
        mov r8d, dword [rsp + 204]  ;   339.3 agu0    30 box
        xor r8d, esi                ;   343.3 alu2    30 box
        xor esi, dword [rsp + 212]  ;   343.3 alu1+agu1   30 box
        and esi, r8d                ;   344.3 alu3    30 box
        mov dword [rsp + 204], r9d  ;   343.7 agu2+st0   23 box spill
        mov r9d, dword [rsp + 216]  ;   340.3 agu0    30 box
        xor r9d, esi                ;   345.3 alu0    30 box
        or esi, r12d                ;   345.3 alu2    30 box
        xor esi, dword [rsp + 212]  ;   346.3 alu1+agu1   30 box
        mov dword [rsp + 216], edi  ;   344.7 agu2+st1   23 box spill
        mov edi, dword [rsp + 212]  ;   341.7 agu0    30 box
        xor edi, r12d               ;   345.7 alu3    30 box
        not edi                     ;   346.7 alu0    30 box
        or edi, r8d                 ;   347.7 alu2    30 box
        or edi, r9d                 ;   348.7 alu1    30 box
        xor r12d, r8d               ;   344.3 alu3    30 box
        xor r12d, r9d               ;   346.3 alu0    30 box
        xor edi, r12d               ;   349.7 alu2    30 box
        xor r9d, esi                ;   347.3 alu1    30 box
        or r12d, esi                ;   347.3 alu3    30 box
        xor r8d, r12d               ;   348.3 alu0    30 box
        mov r12d, dword [rsp + 220] ;   344.3 agu1    29 box
        and r12d, dword [rsp + 236] ;   348.3 alu2+agu2   29 box
        mov dword [rsp + 220], r9d  ;   348.3 agu0+st0   30 box spill
        mov r9d, dword [rsp + 236]  ;   345.3 agu1    29 box
        xor r9d, dword [rsp + 232]  ;   349.3 alu1+agu2   29 box
        mov dword [rsp + 236], esi  ;   347.3 agu0+st1   30 box spill
        mov esi, dword [rsp + 232]  ;   346.3 agu1    29 box
        mov dword [rsp + 232], r8d  ;   349.3 agu2+st0   30 box spill
        mov r8d, dword [rsp + 224]  ;   346.7 agu0    29 box
        mov dword [rsp + 212], edi  ;   350.7 agu1+st1   30 box spill
        mov edi, dword [rsp + 224]  ;   347.5 agu2    29 box
        mov dword [rsp + 184], r13d ;   347.7 agu0+st0   24 box spill
        mov r13d, dword [rsp + 224] ;   348.3 agu1    29 box
        mov dword [rsp + 224], r11d ;   348.5 agu2+st1   29 box spill
        mov r11d, dword [rsp + 228] ;   348.7 agu0    29 box
        not r11d                    ;   352.7 alu3    29 box
        xor esi, r11d               ;   353.7 alu0    29 box
        xor r12d, esi               ;   354.7 alu2    29 box
        and r8d, r11d               ;   353.7 alu1    29 box
        xor r8d, esi                ;   354.7 alu3    29 box
        or edi, esi                 ;   354.7 alu0    29 box
        xor r13d, r12d              ;   355.7 alu2    29 box
        xor edi, r9d                ;   355.7 alu1    29 box
        and r9d, r8d                ;   355.7 alu3    29 box
        xor r8d, r12d               ;   355.7 alu0    29 box
        and r8d, edi                ;   356.7 alu2    29 box
        or edi, r9d                 ;   356.7 alu1    29 box
        xor r9d, r13d               ;   356.7 alu3    29 box
        not r13d                    ;   356.7 alu0    29 box
        xor r8d, r13d               ;   357.7 alu2    29 box
        xor r13d, edi               ;   357.7 alu1    29 box
        mov esi, dword [rsp + 240]  ;   352.7 agu1    28 box
        mov edi, dword [rsp + 244]  ;   352.8 agu2   107 w[65] reload
        or esi, edi                 ;   356.8 alu3    28 box
        mov r11d, dword [rsp + 248] ;   353.7 agu0    28 box
        xor r11d, dword [rsp + 240] ;   357.7 alu0+agu1   28 box
        xor esi, r11d               ;   358.7 alu2    28 box
        xor edi, dword [rsp + 240]  ;   356.8 alu1+agu2   28 box
        and r11d, dword [rsp + 240] ;   358.7 alu3+agu0   28 box
        mov dword [rsp + 244], r8d  ;   358.7 agu1+st0   29 box spill
        mov r8d, dword [rsp + 240]  ;   355.7 agu2    28 box
        xor r8d, esi                ;   359.7 alu0    28 box
        mov dword [rsp + 240], r13d ;   358.7 agu0+st1   29 box spill
        mov r13d, dword [rsp + 252] ;   356.2 agu1    28 box
        not r13d                    ;   360.2 alu2    28 box
        xor edi, r13d               ;   361.2 alu1    28 box
        and r11d, edi               ;   362.2 alu3    28 box
        xor r11d, r13d              ;   363.2 alu0    28 box
        or r13d, edi                ;   362.2 alu2    28 box
        xor r13d, esi               ;   363.2 alu1    28 box
        and esi, r11d               ;   364.2 alu3    28 box
        xor r11d, r8d               ;   364.2 alu0    28 box
        and r8d, r13d               ;   364.2 alu2    28 box
        xor r8d, edi                ;   365.2 alu1    28 box
        xor edi, esi                ;   365.2 alu3    28 box
        mov esi, dword [rsp + 256]  ;   358.7 agu2    27 box
        and esi, dword [rsp + 268]  ;   362.7 alu0+agu0   27 box
        xor esi, dword [rsp + 264]  ;   363.7 alu2+agu1   27 box
        mov dword [rsp + 252], r11d ;   365.2 agu2+st0   28 box spill
        mov r11d, dword [rsp + 256] ;   359.8 agu0    27 box
        xor r11d, dword [rsp + 260] ;   363.8 alu1+agu1   27 box
        mov dword [rsp + 256], r8d  ;   366.2 agu2+st1   28 box spill
        mov r8d, dword [rsp + 264]  ;   360.8 agu0    27 box
        or r8d, dword [rsp + 268]   ;   364.8 alu3+agu1   27 box
        or r8d, r11d                ;   365.8 alu0    27 box
        xor r8d, dword [rsp + 260]  ;   366.8 alu2+agu2   27 box
        mov dword [rsp + 264], edi  ;   366.2 agu0+st0   28 box spill
        mov edi, dword [rsp + 260]  ;   362.7 agu1    27 box
        and edi, r11d               ;   366.7 alu1    27 box
        xor edi, esi                ;   367.7 alu3    27 box
        mov dword [rsp + 260], r13d ;   364.2 agu2+st1   28 box spill
        mov r13d, dword [rsp + 268] ;   363.7 agu0    27 box
        xor r13d, esi               ;   367.7 alu0    27 box
        and esi, r8d                ;   367.8 alu2    27 box
        xor r8d, r13d               ;   368.7 alu1    27 box
        or r13d, edi                ;   368.7 alu3    27 box
        not edi                     ;   368.7 alu0    27 box
        xor r13d, r11d              ;   369.7 alu2    27 box
        xor r11d, esi               ;   368.8 alu1    27 box
        mov esi, dword [rsp + 272]  ;   365.2 agu1    26 box
        and esi, dword [rsp + 276]  ;   369.2 alu3+agu2   26 box
        mov dword [rsp + 268], r11d ;   369.8 agu0+st0   27 box spill
        mov r11d, dword [rsp + 276] ;   366.2 agu1    26 box
        xor r11d, dword [rsp + 284] ;   370.2 alu0+agu2   26 box
        mov dword [rsp + 276], r13d ;   370.7 agu0+st1   27 box spill
        mov r13d, dword [rsp + 284] ;   367.2 agu1    26 box
        or r13d, dword [rsp + 272]  ;   371.2 alu2+agu2   26 box
        mov dword [rsp + 284], r8d  ;   369.7 agu0+st0   27 box spill
        mov r8d, dword [rsp + 272]  ;   368.2 agu1    26 box
        xor r8d, dword [rsp + 280]  ;   372.2 alu1+agu2   26 box
        or r8d, esi                 ;   373.2 alu3    26 box
        mov dword [rsp + 272], edi  ;   369.7 agu0+st1   27 box spill
        mov edi, dword [rsp + 280]  ;   369.2 agu1    26 box
        and edi, r13d               ;   373.2 alu0    26 box
        xor edi, r11d               ;   374.2 alu2    26 box
        and r11d, r13d              ;   372.2 alu1    26 box
        xor r11d, r8d               ;   374.2 alu3    26 box
        xor r13d, edi               ;   375.2 alu0    26 box
        xor edi, esi                ;   375.2 alu2    26 box
        xor r8d, edi                ;   376.2 alu1    26 box
        and esi, r11d               ;   375.2 alu3    26 box
        xor esi, r13d               ;   376.2 alu0    26 box
        and r13d, r11d              ;   376.2 alu2    26 box
        xor edi, r13d               ;   377.2 alu1    26 box
        mov r13d, dword [rsp + 288] ;   370.3 agu2    25 box
        and r13d, dword [rsp + 296] ;   374.3 alu3+agu0   25 box
        xor r13d, dword [rsp + 300] ;   375.3 alu0+agu1   25 box
        mov dword [rsp + 280], r8d  ;   377.2 agu2+st0   26 box spill
        mov r8d, dword [rsp + 296]  ;   372.2 agu0    25 box
        xor r8d, dword [rsp + 288]  ;   376.2 alu2+agu1   25 box
        xor r8d, dword [rsp + 292]  ;   377.2 alu1+agu2   25 box
        mov dword [rsp + 296], r11d ;   375.2 agu0+st1   26 box spill
        mov r11d, dword [rsp + 300] ;   373.3 agu1    25 box
        or r11d, dword [rsp + 288]  ;   377.3 alu3+agu2   25 box
        xor r11d, dword [rsp + 292] ;   378.3 alu0+agu0   25 box
        mov dword [rsp + 300], esi  ;   377.2 agu1+st0   26 box spill
        mov esi, dword [rsp + 292]  ;   374.5 agu2    25 box
        and esi, r13d               ;   378.5 alu2    25 box
        xor esi, r8d                ;   379.5 alu1    25 box
        xor r13d, r8d               ;   378.2 alu3    25 box
        or r8d, r11d                ;   379.3 alu0    25 box
        xor r8d, r13d               ;   380.3 alu2    25 box
        xor r13d, dword [rsp + 288] ;   379.2 alu1+agu0   25 box
        xor r11d, r8d               ;   381.3 alu3    25 box
        xor r8d, esi                ;   381.3 alu0    25 box
        not esi                     ;   380.5 alu2    25 box
        mov dword [rsp + 288], esi  ;   381.5 agu1+st1   25 box spill
        mov esi, dword [rsp + 304]  ;   377.2 agu2    24 box
        and esi, dword [rsp + 312]  ;   381.2 alu1+agu0   24 box
        mov dword [rsp + 304], r11d ;   382.3 agu1+st0   25 box spill
        mov r11d, dword [rsp + 308] ;   378.2 agu2    24 box
        or r11d, dword [rsp + 312]  ;   382.2 alu3+agu0   24 box
        not r11d                    ;   383.2 alu0    24 box
        mov dword [rsp + 308], r8d  ;   382.3 agu1+st1   25 box spill
        mov r8d, dword [rsp + 312]  ;   379.2 agu2    24 box
        xor r8d, dword [rsp + 320]  ;   383.2 alu2+agu0   24 box
        mov dword [rsp + 312], r13d ;   380.2 agu1+st0   25 box spill
        mov r13d, esi               ;   382.2         24 box copy
        mov dword [rsp + 292], edi  ;   380.2 agu2+st1   26 box spill
        mov edi, r11d               ;   384.2         24 box copy
        mov dword [rsp + 248], r12d ;   380.3 agu0+st0   29 box spill
        mov r12d, dword [rsp + 316] ;   380.7 agu1    24 box
        not r12d                    ;   384.7 alu1    24 box
        xor r8d, r12d               ;   385.7 alu3    24 box
        or r13d, r12d               ;   385.7 alu0    24 box
        xor esi, r8d                ;   386.7 alu2    24 box
        and r8d, r13d               ;   386.7 alu1    24 box
        or edi, r8d                 ;   387.7 alu3    24 box
        xor r13d, esi               ;   387.7 alu0    24 box
        or r13d, edi                ;   388.7 alu2    24 box
        mov r8d, dword [rsp + 320]  ;   381.7 agu2    24 box
        xor r8d, esi                ;   387.7 alu1    24 box
        xor r11d, r8d               ;   388.7 alu3    24 box
        xor r13d, r11d              ;   389.7 alu0    24 box
        and r8d, edi                ;   388.7 alu2    24 box
        xor r11d, r8d               ;   389.7 alu1    24 box
        mov r8d, dword [rsp + 324]  ;   383.2 agu0    23 box
        mov r12d, dword [rsp + 340] ;   383.3 agu1   107 w[87] reload
        or r8d, r12d                ;   387.3 alu3    23 box
        xor r12d, dword [rsp + 336] ;   387.3 alu0+agu2   23 box
        xor r8d, dword [rsp + 332]  ;   388.3 alu2+agu0   23 box
        mov dword [rsp + 340], edi  ;   388.7 agu1+st1   24 box spill
        mov edi, dword [rsp + 332]  ;   385.7 agu2    23 box
        and edi, dword [rsp + 328]  ;   389.7 alu1+agu0   23 box
        xor edi, r12d               ;   390.7 alu3    23 box
        not r12d                    ;   388.3 alu0    23 box
        mov dword [rsp + 332], esi  ;   387.7 agu1+st0   24 box spill
        mov esi, dword [rsp + 336]  ;   387.3 agu2    23 box
        xor esi, r8d                ;   391.3 alu2    23 box
        mov dword [rsp + 336], r13d ;   390.7 agu0+st1   24 box spill
        mov r13d, dword [rsp + 328] ;   387.8 agu1    23 box
        xor r13d, r8d               ;   391.8 alu1    23 box
        or r12d, r13d               ;   392.8 alu3    23 box
        xor r13d, esi               ;   392.8 alu0    23 box
        or r13d, edi                ;   393.8 alu2    23 box
        xor edi, r13d               ;   394.8 alu1    23 box
        xor r8d, edi                ;   395.8 alu3    23 box
        xor edi, r12d               ;   395.8 alu0    23 box
        xor r12d, r13d              ;   394.8 alu2    23 box
        mov r13d, dword [rsp + 344] ;   389.3 agu2    30 box
        or r13d, dword [rsp + 356]  ;   393.3 alu1+agu0   30 box
        xor r13d, dword [rsp + 348] ;   394.3 alu3+agu1   30 box
        mov dword [rsp + 328], esi  ;   392.3 agu2+st0   23 box spill
        mov esi, dword [rsp + 348]  ;   390.5 agu0    30 box
        and esi, dword [rsp + 356]  ;   394.5 alu0+agu1   30 box
        mov dword [rsp + 348], r8d  ;   396.8 agu2+st1   23 box spill
        mov r8d, dword [rsp + 344]  ;   391.5 agu0    30 box
        xor r8d, esi                ;   395.5 alu2    30 box
        xor esi, dword [rsp + 352]  ;   395.5 alu1+agu1   30 box
        and esi, r8d                ;   396.5 alu3    30 box
        mov dword [rsp + 344], r12d ;   395.8 agu2+st0   23 box spill
        mov r12d, dword [rsp + 356] ;   392.5 agu0    30 box
        xor r12d, esi               ;   397.5 alu0    30 box
        or esi, r13d                ;   397.5 alu2    30 box
        xor esi, dword [rsp + 352]  ;   398.5 alu1+agu1   30 box
        mov dword [rsp + 356], edi  ;   396.8 agu2+st1   23 box spill
        mov edi, dword [rsp + 352]  ;   393.8 agu0    30 box
        xor edi, r13d               ;   397.8 alu3    30 box
        not edi                     ;   398.8 alu0    30 box
        or edi, r8d                 ;   399.8 alu2    30 box
        or edi, r12d                ;   400.8 alu1    30 box
        xor r13d, r8d               ;   396.5 alu3    30 box
        xor r13d, r12d              ;   398.5 alu0    30 box
        xor edi, r13d               ;   401.8 alu2    30 box
        xor r12d, esi               ;   399.5 alu1    30 box
        or r13d, esi                ;   399.5 alu3    30 box
        xor r8d, r13d               ;   400.5 alu0    30 box
        mov r13d, dword [rsp + 360] ;   396.5 agu1    29 box
        and r13d, dword [rsp + 376] ;   400.5 alu2+agu2   29 box
        mov dword [rsp + 360], r12d ;   400.5 agu0+st0   30 box spill
        mov r12d, dword [rsp + 376] ;   397.5 agu1    29 box
        xor r12d, dword [rsp + 372] ;   401.5 alu1+agu2   29 box
        mov dword [rsp + 376], esi  ;   399.5 agu0+st1   30 box spill
        mov esi, dword [rsp + 372]  ;   398.5 agu1    29 box
        mov dword [rsp + 372], r8d  ;   401.5 agu2+st0   30 box spill
        mov r8d, dword [rsp + 364]  ;   398.8 agu0    29 box
        mov dword [rsp + 352], edi  ;   402.8 agu1+st1   30 box spill
        mov edi, dword [rsp + 364]  ;   399.7 agu2    29 box
        mov dword [rsp + 324], r11d ;   399.8 agu0+st0   24 box spill
        mov r11d, dword [rsp + 364] ;   400.5 agu1    29 box
        mov dword [rsp + 364], r9d  ;   400.7 agu2+st1   29 box spill
        mov r9d, dword [rsp + 368]  ;   400.8 agu0    29 box
        not r9d                     ;   404.8 alu3    29 box
        xor esi, r9d                ;   405.8 alu0    29 box
        xor r13d, esi               ;   406.8 alu2    29 box
        and r8d, r9d                ;   405.8 alu1    29 box
        xor r8d, esi                ;   406.8 alu3    29 box
        or edi, esi                 ;   406.8 alu0    29 box
        xor r11d, r13d              ;   407.8 alu2    29 box
        xor edi, r12d               ;   407.8 alu1    29 box
        and r12d, r8d               ;   407.8 alu3    29 box
        xor r8d, r13d               ;   407.8 alu0    29 box
        and r8d, edi                ;   408.8 alu2    29 box
        or edi, r12d                ;   408.8 alu1    29 box
        xor r12d, r11d              ;   408.8 alu3    29 box
        not r11d                    ;   408.8 alu0    29 box
        xor r8d, r11d               ;   409.8 alu2    29 box
        xor r11d, edi               ;   409.8 alu1    29 box
        mov esi, dword [rsp + 380]  ;   404.8 agu1    28 box
        mov edi, dword [rsp + 384]  ;   405.0 agu2   107 w[97] reload
        or esi, edi                 ;   409.0 alu3    28 box
        mov r9d, dword [rsp + 388]  ;   405.8 agu0    28 box
        xor r9d, dword [rsp + 380]  ;   409.8 alu0+agu1   28 box
        xor esi, r9d                ;   410.8 alu2    28 box
        xor edi, dword [rsp + 380]  ;   409.0 alu1+agu2   28 box
        and r9d, dword [rsp + 380]  ;   410.8 alu3+agu0   28 box
        mov dword [rsp + 384], r8d  ;   410.8 agu1+st0   29 box spill
        mov r8d, dword [rsp + 380]  ;   407.8 agu2    28 box
        xor r8d, esi                ;   411.8 alu0    28 box
        mov dword [rsp + 380], r11d ;   410.8 agu0+st1   29 box spill
        mov r11d, dword [rsp + 392] ;   408.3 agu1    28 box
        not r11d                    ;   412.3 alu2    28 box
        xor edi, r11d               ;   413.3 alu1    28 box
        and r9d, edi                ;   414.3 alu3    28 box
        xor r9d, r11d               ;   415.3 alu0    28 box
        or r11d, edi                ;   414.3 alu2    28 box
        xor r11d, esi               ;   415.3 alu1    28 box
        and esi, r9d                ;   416.3 alu3    28 box
        xor r9d, r8d                ;   416.3 alu0    28 box
        and r8d, r11d               ;   416.3 alu2    28 box
        xor r8d, edi                ;   417.3 alu1    28 box
        xor edi, esi                ;   417.3 alu3    28 box
        mov esi, dword [rsp + 396]  ;   410.8 agu2    27 box
        and esi, dword [rsp + 408]  ;   414.8 alu0+agu0   27 box
        xor esi, dword [rsp + 404]  ;   415.8 alu2+agu1   27 box
        mov dword [rsp + 392], r9d  ;   417.3 agu2+st0   28 box spill
        mov r9d, dword [rsp + 396]  ;   412.0 agu0    27 box
        xor r9d, dword [rsp + 400]  ;   416.0 alu1+agu1   27 box
        mov dword [rsp + 396], r8d  ;   418.3 agu2+st1   28 box spill
        mov r8d, dword [rsp + 404]  ;   413.0 agu0    27 box
        or r8d, dword [rsp + 408]   ;   417.0 alu3+agu1   27 box
        or r8d, r9d                 ;   418.0 alu0    27 box
        xor r8d, dword [rsp + 400]  ;   419.0 alu2+agu2   27 box
        mov dword [rsp + 404], edi  ;   418.3 agu0+st0   28 box spill
        mov edi, dword [rsp + 400]  ;   414.8 agu1    27 box
        and edi, r9d                ;   418.8 alu1    27 box
        xor edi, esi                ;   419.8 alu3    27 box
        mov dword [rsp + 400], r11d ;   416.3 agu2+st1   28 box spill
        mov r11d, dword [rsp + 408] ;   415.8 agu0    27 box
        xor r11d, esi               ;   419.8 alu0    27 box
        and esi, r8d                ;   420.0 alu2    27 box
        xor r8d, r11d               ;   420.8 alu1    27 box
        or r11d, edi                ;   420.8 alu3    27 box
        not edi                     ;   420.8 alu0    27 box
        xor r11d, r9d               ;   421.8 alu2    27 box
        xor r9d, esi                ;   421.0 alu1    27 box
        mov esi, dword [rsp + 412]  ;   417.3 agu1    26 box
        and esi, dword [rsp + 416]  ;   421.3 alu3+agu2   26 box
        mov dword [rsp + 408], r9d  ;   422.0 agu0+st0   27 box spill
        mov r9d, dword [rsp + 416]  ;   418.3 agu1    26 box
        xor r9d, dword [rsp + 424]  ;   422.3 alu0+agu2   26 box
        mov dword [rsp + 416], r11d ;   422.8 agu0+st1   27 box spill
        mov r11d, dword [rsp + 424] ;   419.3 agu1    26 box
        or r11d, dword [rsp + 412]  ;   423.3 alu2+agu2   26 box
        mov dword [rsp + 424], r8d  ;   421.8 agu0+st0   27 box spill
        mov r8d, dword [rsp + 412]  ;   420.3 agu1    26 box
        xor r8d, dword [rsp + 420]  ;   424.3 alu1+agu2   26 box
        or r8d, esi                 ;   425.3 alu3    26 box
        mov dword [rsp + 412], edi  ;   421.8 agu0+st1   27 box spill
        mov edi, dword [rsp + 420]  ;   421.3 agu1    26 box
        and edi, r11d               ;   425.3 alu0    26 box
        xor edi, r9d                ;   426.3 alu2    26 box
        and r9d, r11d               ;   424.3 alu1    26 box
        xor r9d, r8d                ;   426.3 alu3    26 box
        xor r11d, edi               ;   427.3 alu0    26 box
        xor edi, esi                ;   427.3 alu2    26 box
        xor r8d, edi                ;   428.3 alu1    26 box
        and esi, r9d                ;   427.3 alu3    26 box
        xor esi, r11d               ;   428.3 alu0    26 box
        and r11d, r9d               ;   428.3 alu2    26 box
        xor edi, r11d               ;   429.3 alu1    26 box
        mov r11d, dword [rsp + 428] ;   422.5 agu2    25 box
        and r11d, dword [rsp + 436] ;   426.5 alu3+agu0   25 box
        xor r11d, dword [rsp + 440] ;   427.5 alu0+agu1   25 box
        mov dword [rsp + 420], r8d  ;   429.3 agu2+st0   26 box spill
        mov r8d, dword [rsp + 436]  ;   424.3 agu0    25 box
        xor r8d, dword [rsp + 428]  ;   428.3 alu2+agu1   25 box
        xor r8d, dword [rsp + 432]  ;   429.3 alu1+agu2   25 box
        mov dword [rsp + 436], r9d  ;   427.3 agu0+st1   26 box spill
        mov r9d, dword [rsp + 440]  ;   425.5 agu1    25 box
        or r9d, dword [rsp + 428]   ;   429.5 alu3+agu2   25 box
        xor r9d, dword [rsp + 432]  ;   430.5 alu0+agu0   25 box
        mov dword [rsp + 440], esi  ;   429.3 agu1+st0   26 box spill
        mov esi, dword [rsp + 432]  ;   426.7 agu2    25 box
        and esi, r11d               ;   430.7 alu2    25 box
        xor esi, r8d                ;   431.7 alu1    25 box
        xor r11d, r8d               ;   430.3 alu3    25 box
        or r8d, r9d                 ;   431.5 alu0    25 box
        xor r8d, r11d               ;   432.5 alu2    25 box
        xor r11d, dword [rsp + 428] ;   431.3 alu1+agu0   25 box
        xor r9d, r8d                ;   433.5 alu3    25 box
        xor r8d, esi                ;   433.5 alu0    25 box
        not esi                     ;   432.7 alu2    25 box
        mov dword [rsp + 428], esi  ;   433.7 agu1+st1   25 box spill
        mov esi, dword [rsp + 444]  ;   429.3 agu2    24 box
        and esi, dword [rsp + 452]  ;   433.3 alu1+agu0   24 box
        mov dword [rsp + 444], r9d  ;   434.5 agu1+st0   25 box spill
        mov r9d, dword [rsp + 448]  ;   430.3 agu2    24 box
        or r9d, dword [rsp + 452]   ;   434.3 alu3+agu0   24 box
        not r9d                     ;   435.3 alu0    24 box
        mov dword [rsp + 448], r8d  ;   434.5 agu1+st1   25 box spill
        mov r8d, dword [rsp + 452]  ;   431.3 agu2    24 box
        xor r8d, dword [rsp + 460]  ;   435.3 alu2+agu0   24 box
        mov dword [rsp + 452], r11d ;   432.3 agu1+st0   25 box spill
        mov r11d, esi               ;   434.3         24 box copy
        mov dword [rsp + 432], edi  ;   432.3 agu2+st1   26 box spill
        mov edi, r9d                ;   436.3         24 box copy
        mov dword [rsp + 388], r13d ;   432.5 agu0+st0   29 box spill
        mov r13d, dword [rsp + 456] ;   432.8 agu1    24 box
        not r13d                    ;   436.8 alu1    24 box
        xor r8d, r13d               ;   437.8 alu3    24 box
        or r11d, r13d               ;   437.8 alu0    24 box
        xor esi, r8d                ;   438.8 alu2    24 box
        and r8d, r11d               ;   438.8 alu1    24 box
        or edi, r8d                 ;   439.8 alu3    24 box
        xor r11d, esi               ;   439.8 alu0    24 box
        or r11d, edi                ;   440.8 alu2    24 box
        mov r8d, dword [rsp + 460]  ;   433.8 agu2    24 box
        xor r8d, esi                ;   439.8 alu1    24 box
        xor r9d, r8d                ;   440.8 alu3    24 box
        xor r11d, r9d               ;   441.8 alu0    24 box
        and r8d, edi                ;   440.8 alu2    24 box
        xor r9d, r8d                ;   441.8 alu1    24 box
        mov r8d, dword [rsp + 464]  ;   435.3 agu0    23 box
        mov r13d, dword [rsp + 480] ;   435.5 agu1   107 w[119] reload
        or r8d, r13d                ;   439.5 alu3    23 box
        xor r13d, dword [rsp + 476] ;   439.5 alu0+agu2   23 box
        xor r8d, dword [rsp + 472]  ;   440.5 alu2+agu0   23 box
        mov dword [rsp + 480], edi  ;   440.8 agu1+st1   24 box spill
        mov edi, dword [rsp + 472]  ;   437.8 agu2    23 box
        and edi, dword [rsp + 468]  ;   441.8 alu1+agu0   23 box
        xor edi, r13d               ;   442.8 alu3    23 box
        not r13d                    ;   440.5 alu0    23 box
        mov dword [rsp + 472], esi  ;   439.8 agu1+st0   24 box spill
        mov esi, dword [rsp + 476]  ;   439.5 agu2    23 box
        xor esi, r8d                ;   443.5 alu2    23 box
        mov dword [rsp + 476], r11d ;   442.8 agu0+st1   24 box spill
        mov r11d, dword [rsp + 468] ;   440.0 agu1    23 box
        xor r11d, r8d               ;   444.0 alu1    23 box
        or r13d, r11d               ;   445.0 alu3    23 box
        xor r11d, esi               ;   445.0 alu0    23 box
        or r11d, edi                ;   446.0 alu2    23 box
        xor edi, r11d               ;   447.0 alu1    23 box
        xor r8d, edi                ;   448.0 alu3    23 box
        xor edi, r13d               ;   448.0 alu0    23 box
        xor r13d, r11d              ;   447.0 alu2    23 box
        mov r11d, dword [rsp + 484] ;   441.5 agu2    30 box
        or r11d, dword [rsp + 496]  ;   445.5 alu1+agu0   30 box
        xor r11d, dword [rsp + 488] ;   446.5 alu3+agu1   30 box
        mov dword [rsp + 468], esi  ;   444.5 agu2+st0   23 box spill
        mov esi, dword [rsp + 488]  ;   442.7 agu0    30 box
        and esi, dword [rsp + 496]  ;   446.7 alu0+agu1   30 box
        mov dword [rsp + 488], r8d  ;   449.0 agu2+st1   23 box spill
        mov r8d, dword [rsp + 484]  ;   443.7 agu0    30 box
        xor r8d, esi                ;   447.7 alu2    30 box
        xor esi, dword [rsp + 492]  ;   447.7 alu1+agu1   30 box
        and esi, r8d                ;   448.7 alu3    30 box
        mov dword [rsp + 484], r13d ;   448.0 agu2+st0   23 box spill
        mov r13d, dword [rsp + 496] ;   444.7 agu0    30 box
        xor r13d, esi               ;   449.7 alu0    30 box
        or esi, r11d                ;   449.7 alu2    30 box
        xor esi, dword [rsp + 492]  ;   450.7 alu1+agu1   30 box
        mov dword [rsp + 496], edi  ;   449.0 agu2+st1   23 box spill
        mov edi, dword [rsp + 492]  ;   446.0 agu0    30 box
        xor edi, r11d               ;   450.0 alu3    30 box
        not edi                     ;   451.0 alu0    30 box
        or edi, r8d                 ;   452.0 alu2    30 box
        or edi, r13d                ;   453.0 alu1    30 box
        xor r11d, r8d               ;   448.7 alu3    30 box
        xor r11d, r13d              ;   450.7 alu0    30 box
        xor edi, r11d               ;   454.0 alu2    30 box
        xor r13d, esi               ;   451.7 alu1    30 box
        or r11d, esi                ;   451.7 alu3    30 box
        xor r8d, r11d               ;   452.7 alu0    30 box
        mov r11d, dword [rsp + 500] ;   448.7 agu1    29 box
        and r11d, dword [rsp + 516] ;   452.7 alu2+agu2   29 box
        mov dword [rsp + 500], r13d ;   452.7 agu0+st0   30 box spill
        mov r13d, dword [rsp + 516] ;   449.7 agu1    29 box
        xor r13d, dword [rsp + 512] ;   453.7 alu1+agu2   29 box
        mov dword [rsp + 516], esi  ;   451.7 agu0+st1   30 box spill
        mov esi, dword [rsp + 512]  ;   450.7 agu1    29 box
        mov dword [rsp + 512], r8d  ;   453.7 agu2+st0   30 box spill
        mov r8d, dword [rsp + 504]  ;   451.0 agu0    29 box
        mov dword [rsp + 492], edi  ;   455.0 agu1+st1   30 box spill
        mov edi, dword [rsp + 504]  ;   451.8 agu2    29 box
        mov dword [rsp + 464], r9d  ;   452.0 agu0+st0   24 box spill
        mov r9d, dword [rsp + 504]  ;   452.7 agu1    29 box
        mov dword [rsp + 504], r12d ;   452.8 agu2+st1   29 box spill
        mov r12d, dword [rsp + 508] ;   453.0 agu0    29 box
        not r12d                    ;   457.0 alu3    29 box
        xor esi, r12d               ;   458.0 alu0    29 box
        xor r11d, esi               ;   459.0 alu2    29 box
        and r8d, r12d               ;   458.0 alu1    29 box
        xor r8d, esi                ;   459.0 alu3    29 box
        or edi, esi                 ;   459.0 alu0    29 box
        xor r9d, r11d               ;   460.0 alu2    29 box
        xor edi, r13d               ;   460.0 alu1    29 box
        and r13d, r8d               ;   460.0 alu3    29 box
        xor r8d, r11d               ;   460.0 alu0    29 box
        and r8d, edi                ;   461.0 alu2    29 box
        or edi, r13d                ;   461.0 alu1    29 box
        xor r13d, r9d               ;   461.0 alu3    29 box
        not r9d                     ;   461.0 alu0    29 box
        xor r8d, r9d                ;   462.0 alu2    29 box
        xor r9d, edi                ;   462.0 alu1    29 box
        not r10d                    ;   457.0 alu3    28 box
        mov esi, ebx                ;   457.2         28 box copy
        mov edi, dword [rsp + 520]  ;   457.3 agu1   107 w[128] reload
        or esi, edi                 ;   461.3 alu0    28 box
        xor edx, edi                ;   461.3 alu2    28 box
        xor esi, edx                ;   462.3 alu1    28 box
        xor ebx, r10d               ;   459.0 alu3    28 box
        xor ebx, edi                ;   461.3 alu0    28 box
        and edx, edi                ;   462.3 alu2    28 box
        xor edi, esi                ;   463.3 alu1    28 box
        and edx, ebx                ;   463.3 alu3    28 box
        xor edx, r10d               ;   464.3 alu0    28 box
        or r10d, ebx                ;   462.3 alu2    28 box
        xor r10d, esi               ;   463.3 alu1    28 box
        and esi, edx                ;   465.3 alu3    28 box
        xor edx, edi                ;   465.3 alu0    28 box
        and edi, r10d               ;   464.3 alu2    28 box
        xor edi, ebx                ;   465.3 alu1    28 box
        xor ebx, esi                ;   466.3 alu3    28 box
        mov esi, dword [rsp + 524]  ;   461.8 agu2    27 box
        xor esi, ecx                ;   465.8 alu0    27 box
        mov r12d, ecx               ;   462.2         27 box copy
        and r12d, esi               ;   466.8 alu2    27 box
        xor esi, ebp                ;   466.8 alu1    27 box
        xor r12d, r14d              ;   467.8 alu3    27 box
        or r14d, ecx                ;   463.2 alu0    27 box
        or r14d, esi                ;   467.8 alu2    27 box
        xor r14d, ebp               ;   468.8 alu1    27 box
        and ebp, esi                ;   467.8 alu3    27 box
        xor ebp, r12d               ;   468.8 alu0    27 box
        xor ecx, r12d               ;   468.8 alu2    27 box
        and r12d, r14d              ;   469.8 alu1    27 box
        xor r14d, ecx               ;   469.8 alu3    27 box
        or ecx, ebp                 ;   469.8 alu0    27 box
        not ebp                     ;   469.8 alu2    27 box
        xor ecx, esi                ;   470.8 alu1    27 box
        xor esi, r12d               ;   470.8 alu3    27 box
        mov r12d, dword [rsp + 528] ;   465.8 agu0    26 box
        and r12d, eax               ;   469.8 alu0    26 box
        mov dword [rsp + 524], esi  ;   471.8 agu1+st0   27 box spill
        mov esi, dword [rsp + 528]  ;   466.8 agu2    26 box
        xor esi, r15d               ;   470.8 alu2    26 box
        or r15d, eax                ;   467.2 alu1    26 box
        xor eax, dword [rsp + 532]  ;   467.3 alu3+agu0   26 box
        or eax, r12d                ;   470.8 alu0    26 box
        mov dword [rsp + 528], ecx  ;   471.8 agu1+st1   27 box spill
        mov ecx, dword [rsp + 532]  ;   468.0 agu2    26 box
        and ecx, r15d               ;   472.0 alu2    26 box
        xor ecx, esi                ;   473.0 alu1    26 box
        and esi, r15d               ;   471.8 alu3    26 box
        xor esi, eax                ;   472.8 alu0    26 box
        xor r15d, ecx               ;   474.0 alu2    26 box
        xor ecx, r12d               ;   474.0 alu1    26 box
        xor eax, ecx                ;   475.0 alu3    26 box
        and r12d, esi               ;   473.8 alu0    26 box
        xor r12d, r15d              ;   475.0 alu2    26 box
        and r15d, esi               ;   475.0 alu1    26 box
        xor ecx, r15d               ;   476.0 alu3    26 box
        mov r15d, dword [rsp + 84]  ;   471.0 agu0    26 box reload
        mov dword [rsp + 532], eax  ;   476.0 agu1+st0   26 box spill
        mov rax, qword [rsp + 8]    ;   471.3 agu2   128 rk reload
        mov dword [rax], r15d       ;   475.0 agu0+st1  128 rk
        mov r15d, dword [rsp + 540] ;   472.2 agu1    26 box reload
        mov dword [rax + 4], r15d   ;   476.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 20]  ;   473.0 agu0    26 box reload
        mov dword [rax + 8], r15d   ;   477.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 536] ;   473.3 agu2    26 box reload
        mov dword [rax + 12], r15d  ;   477.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 16]  ;   474.2 agu1    25 box reload
        mov dword [rax + 16], r15d  ;   478.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 32]  ;   475.0 agu0    25 box reload
        mov dword [rax + 20], r15d  ;   479.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 28]  ;   475.3 agu2    25 box reload
        mov dword [rax + 24], r15d  ;   479.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 24]  ;   476.2 agu1    25 box reload
        mov dword [rax + 28], r15d  ;   480.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 44]  ;   477.0 agu0    24 box reload
        mov dword [rax + 32], r15d  ;   481.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 56]  ;   477.3 agu2    24 box reload
        mov dword [rax + 36], r15d  ;   481.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 52]  ;   478.2 agu1    24 box reload
        mov dword [rax + 40], r15d  ;   482.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 60]  ;   479.0 agu0    24 box reload
        mov dword [rax + 44], r15d  ;   483.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 76]  ;   479.3 agu2    23 box reload
        mov dword [rax + 48], r15d  ;   483.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 64]  ;   480.2 agu1    23 box reload
        mov dword [rax + 52], r15d  ;   484.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 68]  ;   481.0 agu0    23 box reload
        mov dword [rax + 56], r15d  ;   485.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 48]  ;   481.3 agu2    23 box reload
        mov dword [rax + 60], r15d  ;   485.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 72]  ;   482.2 agu1    30 box reload
        mov dword [rax + 64], r15d  ;   486.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 92]  ;   483.0 agu0    30 box reload
        mov dword [rax + 68], r15d  ;   487.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 96]  ;   483.3 agu2    30 box reload
        mov dword [rax + 72], r15d  ;   487.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 80]  ;   484.2 agu1    30 box reload
        mov dword [rax + 76], r15d  ;   488.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 224] ;   485.0 agu0    29 box reload
        mov dword [rax + 80], r15d  ;   489.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 108] ;   485.3 agu2    29 box reload
        mov dword [rax + 84], r15d  ;   489.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 100] ;   486.2 agu1    29 box reload
        mov dword [rax + 88], r15d  ;   490.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 104] ;   487.0 agu0    29 box reload
        mov dword [rax + 92], r15d  ;   491.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 120] ;   487.3 agu2    28 box reload
        mov dword [rax + 96], r15d  ;   491.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 124] ;   488.2 agu1    28 box reload
        mov dword [rax + 100], r15d ;   492.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 116] ;   489.0 agu0    28 box reload
        mov dword [rax + 104], r15d ;   493.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 112] ;   489.3 agu2    28 box reload
        mov dword [rax + 108], r15d ;   493.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 132] ;   490.2 agu1    27 box reload
        mov dword [rax + 112], r15d ;   494.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 144] ;   491.0 agu0    27 box reload
        mov dword [rax + 116], r15d ;   495.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 136] ;   491.3 agu2    27 box reload
        mov dword [rax + 120], r15d ;   495.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 128] ;   492.2 agu1    27 box reload
        mov dword [rax + 124], r15d ;   496.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 152] ;   493.0 agu0    26 box reload
        mov dword [rax + 128], r15d ;   497.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 160] ;   493.3 agu2    26 box reload
        mov dword [rax + 132], r15d ;   497.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 156] ;   494.2 agu1    26 box reload
        mov dword [rax + 136], r15d ;   498.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 140] ;   495.0 agu0    26 box reload
        mov dword [rax + 140], r15d ;   499.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 172] ;   495.3 agu2    25 box reload
        mov dword [rax + 144], r15d ;   499.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 168] ;   496.2 agu1    25 box reload
        mov dword [rax + 148], r15d ;   500.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 164] ;   497.0 agu0    25 box reload
        mov dword [rax + 152], r15d ;   501.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 148] ;   497.3 agu2    25 box reload
        mov dword [rax + 156], r15d ;   501.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 184] ;   498.2 agu1    24 box reload
        mov dword [rax + 160], r15d ;   502.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 196] ;   499.0 agu0    24 box reload
        mov dword [rax + 164], r15d ;   503.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 192] ;   499.3 agu2    24 box reload
        mov dword [rax + 168], r15d ;   503.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 200] ;   500.2 agu1    24 box reload
        mov dword [rax + 172], r15d ;   504.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 216] ;   501.0 agu0    23 box reload
        mov dword [rax + 176], r15d ;   505.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 204] ;   501.3 agu2    23 box reload
        mov dword [rax + 180], r15d ;   505.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 208] ;   502.2 agu1    23 box reload
        mov dword [rax + 184], r15d ;   506.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 188] ;   503.0 agu0    23 box reload
        mov dword [rax + 188], r15d ;   507.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 212] ;   503.3 agu2    30 box reload
        mov dword [rax + 192], r15d ;   507.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 232] ;   504.2 agu1    30 box reload
        mov dword [rax + 196], r15d ;   508.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 236] ;   505.0 agu0    30 box reload
        mov dword [rax + 200], r15d ;   509.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 220] ;   505.3 agu2    30 box reload
        mov dword [rax + 204], r15d ;   509.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 364] ;   506.2 agu1    29 box reload
        mov dword [rax + 208], r15d ;   510.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 248] ;   507.0 agu0    29 box reload
        mov dword [rax + 212], r15d ;   511.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 240] ;   507.3 agu2    29 box reload
        mov dword [rax + 216], r15d ;   511.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 244] ;   508.2 agu1    29 box reload
        mov dword [rax + 220], r15d ;   512.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 260] ;   509.0 agu0    28 box reload
        mov dword [rax + 224], r15d ;   513.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 264] ;   509.3 agu2    28 box reload
        mov dword [rax + 228], r15d ;   513.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 256] ;   510.2 agu1    28 box reload
        mov dword [rax + 232], r15d ;   514.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 252] ;   511.0 agu0    28 box reload
        mov dword [rax + 236], r15d ;   515.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 272] ;   511.3 agu2    27 box reload
        mov dword [rax + 240], r15d ;   515.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 284] ;   512.2 agu1    27 box reload
        mov dword [rax + 244], r15d ;   516.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 276] ;   513.0 agu0    27 box reload
        mov dword [rax + 248], r15d ;   517.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 268] ;   513.3 agu2    27 box reload
        mov dword [rax + 252], r15d ;   517.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 292] ;   514.2 agu1    26 box reload
        mov dword [rax + 256], r15d ;   518.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 300] ;   515.0 agu0    26 box reload
        mov dword [rax + 260], r15d ;   519.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 296] ;   515.3 agu2    26 box reload
        mov dword [rax + 264], r15d ;   519.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 280] ;   516.2 agu1    26 box reload
        mov dword [rax + 268], r15d ;   520.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 312] ;   517.0 agu0    25 box reload
        mov dword [rax + 272], r15d ;   521.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 308] ;   517.3 agu2    25 box reload
        mov dword [rax + 276], r15d ;   521.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 304] ;   518.2 agu1    25 box reload
        mov dword [rax + 280], r15d ;   522.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 288] ;   519.0 agu0    25 box reload
        mov dword [rax + 284], r15d ;   523.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 324] ;   519.3 agu2    24 box reload
        mov dword [rax + 288], r15d ;   523.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 336] ;   520.2 agu1    24 box reload
        mov dword [rax + 292], r15d ;   524.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 332] ;   521.0 agu0    24 box reload
        mov dword [rax + 296], r15d ;   525.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 340] ;   521.3 agu2    24 box reload
        mov dword [rax + 300], r15d ;   525.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 356] ;   522.2 agu1    23 box reload
        mov dword [rax + 304], r15d ;   526.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 344] ;   523.0 agu0    23 box reload
        mov dword [rax + 308], r15d ;   527.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 348] ;   523.3 agu2    23 box reload
        mov dword [rax + 312], r15d ;   527.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 328] ;   524.2 agu1    23 box reload
        mov dword [rax + 316], r15d ;   528.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 352] ;   525.0 agu0    30 box reload
        mov dword [rax + 320], r15d ;   529.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 372] ;   525.3 agu2    30 box reload
        mov dword [rax + 324], r15d ;   529.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 376] ;   526.2 agu1    30 box reload
        mov dword [rax + 328], r15d ;   530.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 360] ;   527.0 agu0    30 box reload
        mov dword [rax + 332], r15d ;   531.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 504] ;   527.3 agu2    29 box reload
        mov dword [rax + 336], r15d ;   531.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 388] ;   528.2 agu1    29 box reload
        mov dword [rax + 340], r15d ;   532.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 380] ;   529.0 agu0    29 box reload
        mov dword [rax + 344], r15d ;   533.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 384] ;   529.3 agu2    29 box reload
        mov dword [rax + 348], r15d ;   533.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 400] ;   530.2 agu1    28 box reload
        mov dword [rax + 352], r15d ;   534.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 404] ;   531.0 agu0    28 box reload
        mov dword [rax + 356], r15d ;   535.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 396] ;   531.3 agu2    28 box reload
        mov dword [rax + 360], r15d ;   535.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 392] ;   532.2 agu1    28 box reload
        mov dword [rax + 364], r15d ;   536.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 412] ;   533.0 agu0    27 box reload
        mov dword [rax + 368], r15d ;   537.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 424] ;   533.3 agu2    27 box reload
        mov dword [rax + 372], r15d ;   537.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 416] ;   534.2 agu1    27 box reload
        mov dword [rax + 376], r15d ;   538.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 408] ;   535.0 agu0    27 box reload
        mov dword [rax + 380], r15d ;   539.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 432] ;   535.3 agu2    26 box reload
        mov dword [rax + 384], r15d ;   539.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 440] ;   536.2 agu1    26 box reload
        mov dword [rax + 388], r15d ;   540.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 436] ;   537.0 agu0    26 box reload
        mov dword [rax + 392], r15d ;   541.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 420] ;   537.3 agu2    26 box reload
        mov dword [rax + 396], r15d ;   541.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 452] ;   538.2 agu1    25 box reload
        mov dword [rax + 400], r15d ;   542.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 448] ;   539.0 agu0    25 box reload
        mov dword [rax + 404], r15d ;   543.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 444] ;   539.3 agu2    25 box reload
        mov dword [rax + 408], r15d ;   543.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 428] ;   540.2 agu1    25 box reload
        mov dword [rax + 412], r15d ;   544.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 464] ;   541.0 agu0    24 box reload
        mov dword [rax + 416], r15d ;   545.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 476] ;   541.3 agu2    24 box reload
        mov dword [rax + 420], r15d ;   545.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 472] ;   542.2 agu1    24 box reload
        mov dword [rax + 424], r15d ;   546.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 480] ;   543.0 agu0    24 box reload
        mov dword [rax + 428], r15d ;   547.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 496] ;   543.3 agu2    23 box reload
        mov dword [rax + 432], r15d ;   547.3 agu0+st1  128 rk
        mov r15d, dword [rsp + 484] ;   544.2 agu1    23 box reload
        mov dword [rax + 436], r15d ;   548.2 agu2+st0  128 rk
        mov r15d, dword [rsp + 488] ;   545.0 agu0    23 box reload
        mov dword [rax + 440], r15d ;   549.0 agu1+st1  128 rk
        mov r15d, dword [rsp + 468] ;   545.3 agu2    23 box reload
        mov dword [rax + 444], r15d ;   549.3 agu0+st0  128 rk
        mov r15d, dword [rsp + 492] ;   546.2 agu1    30 box reload
        mov dword [rax + 448], r15d ;   550.2 agu2+st1  128 rk
        mov r15d, dword [rsp + 512] ;   547.0 agu0    30 box reload
        mov dword [rax + 452], r15d ;   551.0 agu1+st0  128 rk
        mov r15d, dword [rsp + 516] ;   547.3 agu2    30 box reload
        mov dword [rax + 456], r15d ;   551.3 agu0+st1  128 rk
        mov dword [rax + 464], r13d ;   548.2 agu1+st0  128 rk
        mov r13d, dword [rsp + 500] ;   548.3 agu2    30 box reload
        mov dword [rax + 460], r13d ;   552.3 agu0+st1  128 rk
        mov dword [rax + 468], r11d ;   549.2 agu1+st0  128 rk
        mov dword [rax + 472], r9d  ;   549.3 agu2+st1  128 rk
        mov dword [rax + 476], r8d  ;   550.0 agu0+st0  128 rk
        mov dword [rax + 480], r10d ;   550.2 agu1+st1  128 rk
        mov dword [rax + 484], ebx  ;   550.3 agu2+st0  128 rk
        mov dword [rax + 488], edi  ;   551.0 agu0+st1  128 rk
        mov dword [rax + 492], edx  ;   551.2 agu1+st0  128 rk
        mov dword [rax + 496], ebp  ;   551.3 agu2+st1  128 rk
        mov dword [rax + 500], r14d ;   552.0 agu0+st0  128 rk
        mov dword [rax + 512], ecx  ;   552.2 agu1+st1  128 rk
        mov edi, dword [rsp + 528]  ;   552.3 agu2    27 box reload
        mov dword [rax + 504], edi  ;   556.3 agu0+st0  128 rk
        mov edi, dword [rsp + 524]  ;   553.2 agu1    27 box reload
        mov dword [rax + 508], edi  ;   557.2 agu2+st1  128 rk
        mov dword [rax + 516], r12d ;   554.0 agu0+st0  128 rk
        mov dword [rax + 520], esi  ;   554.2 agu1+st1  128 rk
        mov esi, dword [rsp + 532]  ;   554.3 agu2    26 box reload
        mov dword [rax + 524], esi  ;   558.3 agu0+st0  128 rk
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

; serpent_expand256 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand256 --cpu golden-cove
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
;   body: 1997 uops, planned 392.0; bounds: width 332.8, ports 241.0, path 275.0
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
        mov r8, qword [rsp + 0]     ;     0.0 p2     127 k reload
        mov esi, dword [r8 + 12]    ;     5.0 p3     127 k
        mov edi, dword [r8 + 16]    ;     5.0 p10    127 k
        mov ebp, dword [r8 + 20]    ;     5.0 p2     127 k
        mov r9d, dword [r8 + 24]    ;     5.0 p3     127 k
        mov r10d, dword [r8 + 28]   ;     5.0 p10    127 k
        mov r11d, esi               ;    10.0        107 w[8] copy
        xor r11d, ebp               ;    10.0 p0     107 w[8]
        xor r11d, r10d              ;    11.0 p1     107 w[8]
        xor r11d, dword [r8]        ;    12.0 p5+p2  107 w[8]
        xor r11d, 0x9e3779b9        ;    13.0 p6     107 w[8]
        ror r11d, 0x15              ;    14.0 p0     107 w[8]
        mov r12d, edi               ;    10.0        107 w[9] copy
        xor r12d, r9d               ;    10.0 p11    107 w[9]
        xor r12d, dword [r8 + 4]    ;    11.0 p1+p3  107 w[9]
        xor r12d, 0x9e3779b8        ;    12.0 p5     107 w[9]
        xor r12d, r11d              ;    15.0 p6     107 w[9]
        ror r12d, 0x15              ;    16.0 p0     107 w[9]
        xor esi, r9d                ;    10.0 p11    107 w[11]
        xor esi, 0x9e3779ba         ;    11.0 p1     107 w[11]
        xor esi, r11d               ;    15.0 p5     107 w[11]
        mov r13d, ebp               ;    10.0        107 w[10] copy
        xor r13d, dword [r8 + 8]    ;    10.0 p6+p10  107 w[10]
        xor r13d, r10d              ;    11.0 p0     107 w[10]
        xor r13d, 0x9e3779bb        ;    12.0 p11    107 w[10]
        xor r13d, r12d              ;    17.0 p1     107 w[10]
        ror r13d, 0x15              ;    18.0 p6     107 w[10]
        xor esi, r13d               ;    19.0 p5     107 w[11]
        ror esi, 0x15               ;    20.0 p0     107 w[11]
        xor edi, r10d               ;    10.0 p11    107 w[12]
        xor edi, 0x9e3779bd         ;    11.0 p1     107 w[12]
        xor edi, r12d               ;    17.0 p5     107 w[12]
        xor edi, esi                ;    21.0 p6     107 w[12]
        ror edi, 0x15               ;    22.0 p0     107 w[12]
        xor ebp, r11d               ;    15.0 p11    107 w[13]
        xor ebp, 0x9e3779bc         ;    16.0 p1     107 w[13]
        xor ebp, r13d               ;    19.0 p5     107 w[13]
        xor ebp, edi                ;    23.0 p6     107 w[13]
        ror ebp, 0x15               ;    24.0 p0     107 w[13]
        xor r9d, r12d               ;    17.0 p11    107 w[14]
        xor r9d, 0x9e3779bf         ;    18.0 p1     107 w[14]
        xor r9d, esi                ;    21.0 p5     107 w[14]
        xor r9d, ebp                ;    25.0 p6     107 w[14]
        ror r9d, 0x15               ;    26.0 p0     107 w[14]
        xor r10d, r13d              ;    19.0 p11    107 w[15]
        xor r10d, 0x9e3779be        ;    20.0 p1     107 w[15]
        xor r10d, edi               ;    23.0 p5     107 w[15]
        xor r10d, r9d               ;    27.0 p6     107 w[15]
        ror r10d, 0x15              ;    28.0 p0     107 w[15]
        mov r8d, r11d               ;    15.0        107 w[16] copy
        xor r8d, esi                ;    21.0 p11    107 w[16]
        xor r8d, 0x9e3779b1         ;    22.0 p1     107 w[16]
        xor r8d, ebp                ;    25.0 p5     107 w[16]
        xor r8d, r10d               ;    29.0 p6     107 w[16]
        ror r8d, 0x15               ;    30.0 p0     107 w[16]
        mov r14d, r12d              ;    17.0        107 w[17] copy
        xor r14d, 0x9e3779b0        ;    17.0 p11    107 w[17]
        xor r14d, edi               ;    23.0 p1     107 w[17]
        xor r14d, r9d               ;    27.0 p5     107 w[17]
        xor r14d, r8d               ;    31.0 p6     107 w[17]
        ror r14d, 0x15              ;    32.0 p0     107 w[17]
        mov r15d, r13d              ;    19.0        107 w[18] copy
        xor r15d, 0x9e3779b3        ;    19.0 p11    107 w[18]
        xor r15d, ebp               ;    25.0 p1     107 w[18]
        xor r15d, r10d              ;    29.0 p5     107 w[18]
        xor r15d, r14d              ;    33.0 p6     107 w[18]
        ror r15d, 0x15              ;    34.0 p0     107 w[18]
        mov eax, esi                ;    21.0        107 w[19] copy
        xor eax, 0x9e3779b2         ;    21.0 p11    107 w[19]
        xor eax, r9d                ;    27.0 p1     107 w[19]
        xor eax, r8d                ;    31.0 p5     107 w[19]
        xor eax, r15d               ;    35.0 p6     107 w[19]
        ror eax, 0x15               ;    36.0 p0     107 w[19]
        mov ecx, edi                ;    23.0        107 w[20] copy
        xor ecx, 0x9e3779b5         ;    23.0 p11    107 w[20]
        xor ecx, r10d               ;    29.0 p1     107 w[20]
        xor ecx, r14d               ;    33.0 p5     107 w[20]
        xor ecx, eax                ;    37.0 p6     107 w[20]
        ror ecx, 0x15               ;    38.0 p0     107 w[20]
        mov edx, ebp                ;    25.0        107 w[21] copy
        xor edx, 0x9e3779b4         ;    25.0 p11    107 w[21]
        xor edx, r8d                ;    31.0 p1     107 w[21]
        xor edx, r15d               ;    35.0 p5     107 w[21]
        xor edx, ecx                ;    39.0 p6     107 w[21]
        ror edx, 0x15               ;    40.0 p0     107 w[21]
        mov ebx, r9d                ;    27.0        107 w[22] copy
        xor ebx, 0x9e3779b7         ;    27.0 p11    107 w[22]
        xor ebx, r14d               ;    33.0 p1     107 w[22]
        xor ebx, eax                ;    37.0 p5     107 w[22]
        xor ebx, edx                ;    41.0 p6     107 w[22]
        ror ebx, 0x15               ;    42.0 p0     107 w[22]
        mov dword [rsp + 16], ebp   ;    25.0 p7+p4  107 w[13] spill
        mov ebp, r10d               ;    29.0        107 w[23] copy
        xor ebp, 0x9e3779b6         ;    29.0 p11    107 w[23]
        xor ebp, r15d               ;    35.0 p1     107 w[23]
        xor ebp, ecx                ;    39.0 p5     107 w[23]
        xor ebp, ebx                ;    43.0 p6     107 w[23]
        ror ebp, 0x15               ;    44.0 p0     107 w[23]
        mov dword [rsp + 20], r10d  ;    29.0 p8+p9  107 w[15] spill
        mov r10d, r8d               ;    31.0        107 w[24] copy
        xor r10d, eax               ;    37.0 p11    107 w[24]
        mov dword [rsp + 24], r8d   ;    31.0 p7+p4  107 w[16] spill
        mov r8d, r10d               ;    38.0        107 w[24] copy
        xor r8d, 0x9e3779a9         ;    38.0 p1     107 w[24]
        xor r8d, edx                ;    41.0 p5     107 w[24]
        xor r8d, ebp                ;    45.0 p6     107 w[24]
        ror r8d, 0x15               ;    46.0 p0     107 w[24]
        mov dword [rsp + 28], r10d  ;    38.0 p8+p9  107 w[24] spill
        mov r10d, r14d              ;    33.0        107 w[25] copy
        xor r10d, 0x9e3779a8        ;    33.0 p11    107 w[25]
        xor r10d, ecx               ;    39.0 p1     107 w[25]
        xor r10d, ebx               ;    43.0 p5     107 w[25]
        xor r10d, r8d               ;    47.0 p6     107 w[25]
        ror r10d, 0x15              ;    48.0 p0     107 w[25]
        mov dword [rsp + 32], r14d  ;    33.0 p7+p4  107 w[17] spill
        mov r14d, r15d              ;    35.0        107 w[26] copy
        xor r14d, 0x9e3779ab        ;    35.0 p11    107 w[26]
        xor r14d, edx               ;    41.0 p1     107 w[26]
        xor r14d, ebp               ;    45.0 p5     107 w[26]
        xor r14d, r10d              ;    49.0 p6     107 w[26]
        ror r14d, 0x15              ;    50.0 p0     107 w[26]
        mov dword [rsp + 36], r15d  ;    35.0 p8+p9  107 w[18] spill
        mov r15d, eax               ;    37.0        107 w[27] copy
        xor r15d, 0x9e3779aa        ;    37.0 p11    107 w[27]
        xor r15d, ebx               ;    43.0 p1     107 w[27]
        xor r15d, r8d               ;    47.0 p5     107 w[27]
        xor r15d, r14d              ;    51.0 p6     107 w[27]
        ror r15d, 0x15              ;    52.0 p0     107 w[27]
        mov dword [rsp + 40], eax   ;    37.0 p7+p4  107 w[19] spill
        mov eax, ecx                ;    39.0        107 w[28] copy
        xor eax, ebp                ;    45.0 p11    107 w[28]
        mov dword [rsp + 44], ecx   ;    39.0 p8+p9  107 w[20] spill
        mov ecx, eax                ;    46.0        107 w[28] copy
        xor ecx, 0x9e3779ad         ;    46.0 p1     107 w[28]
        xor ecx, r10d               ;    49.0 p5     107 w[28]
        xor ecx, r15d               ;    53.0 p6     107 w[28]
        ror ecx, 0x15               ;    54.0 p0     107 w[28]
        mov dword [rsp + 48], eax   ;    46.0 p7+p4  107 w[28] spill
        mov eax, edx                ;    41.0        107 w[29] copy
        xor eax, 0x9e3779ac         ;    41.0 p11    107 w[29]
        xor eax, r8d                ;    47.0 p1     107 w[29]
        xor eax, r14d               ;    51.0 p5     107 w[29]
        xor eax, ecx                ;    55.0 p6     107 w[29]
        ror eax, 0x15               ;    56.0 p0     107 w[29]
        mov dword [rsp + 52], edx   ;    41.0 p8+p9  107 w[21] spill
        mov edx, ebx                ;    43.0        107 w[30] copy
        xor edx, 0x9e3779af         ;    43.0 p11    107 w[30]
        xor edx, r10d               ;    49.0 p1     107 w[30]
        xor edx, r15d               ;    53.0 p5     107 w[30]
        xor edx, eax                ;    57.0 p6     107 w[30]
        ror edx, 0x15               ;    58.0 p0     107 w[30]
        mov dword [rsp + 56], ebx   ;    43.0 p7+p4  107 w[22] spill
        mov ebx, ebp                ;    45.0        107 w[31] copy
        xor ebx, 0x9e3779ae         ;    45.0 p11    107 w[31]
        xor ebx, r14d               ;    51.0 p1     107 w[31]
        xor ebx, ecx                ;    55.0 p5     107 w[31]
        xor ebx, edx                ;    59.0 p6     107 w[31]
        ror ebx, 0x15               ;    60.0 p0     107 w[31]
        mov dword [rsp + 60], ebp   ;    45.0 p8+p9  107 w[23] spill
        mov ebp, r8d                ;    47.0        107 w[32] copy
        xor ebp, 0x9e3779a1         ;    47.0 p11    107 w[32]
        xor ebp, r15d               ;    53.0 p1     107 w[32]
        xor ebp, eax                ;    57.0 p5     107 w[32]
        xor ebp, ebx                ;    61.0 p6     107 w[32]
        ror ebp, 0x15               ;    62.0 p0     107 w[32]
        mov dword [rsp + 64], r8d   ;    47.0 p7+p4  107 w[24] spill
        mov r8d, r10d               ;    49.0        107 w[33] copy
        xor r8d, 0x9e3779a0         ;    49.0 p11    107 w[33]
        xor r8d, ecx                ;    55.0 p1     107 w[33]
        xor r8d, edx                ;    59.0 p5     107 w[33]
        xor r8d, ebp                ;    63.0 p6     107 w[33]
        ror r8d, 0x15               ;    64.0 p0     107 w[33]
        mov dword [rsp + 68], r10d  ;    49.0 p8+p9  107 w[25] spill
        mov r10d, r14d              ;    51.0        107 w[34] copy
        xor r10d, 0x9e3779a3        ;    51.0 p11    107 w[34]
        xor r10d, eax               ;    57.0 p1     107 w[34]
        xor r10d, ebx               ;    61.0 p5     107 w[34]
        xor r10d, r8d               ;    65.0 p6     107 w[34]
        ror r10d, 0x15              ;    66.0 p0     107 w[34]
        mov dword [rsp + 72], r14d  ;    51.0 p7+p4  107 w[26] spill
        mov r14d, r15d              ;    53.0        107 w[35] copy
        xor r14d, 0x9e3779a2        ;    53.0 p11    107 w[35]
        xor r14d, edx               ;    59.0 p1     107 w[35]
        xor r14d, ebp               ;    63.0 p5     107 w[35]
        xor r14d, r10d              ;    67.0 p6     107 w[35]
        ror r14d, 0x15              ;    68.0 p0     107 w[35]
        mov dword [rsp + 76], r15d  ;    53.0 p8+p9  107 w[27] spill
        mov r15d, ecx               ;    55.0        107 w[36] copy
        xor r15d, ebx               ;    61.0 p11    107 w[36]
        mov dword [rsp + 80], ecx   ;    55.0 p7+p4  107 w[28] spill
        mov ecx, r15d               ;    62.0        107 w[36] copy
        xor ecx, 0x9e3779a5         ;    62.0 p1     107 w[36]
        xor ecx, r8d                ;    65.0 p5     107 w[36]
        xor ecx, r14d               ;    69.0 p6     107 w[36]
        ror ecx, 0x15               ;    70.0 p0     107 w[36]
        mov dword [rsp + 84], r15d  ;    62.0 p8+p9  107 w[36] spill
        mov r15d, eax               ;    57.0        107 w[37] copy
        xor r15d, 0x9e3779a4        ;    57.0 p11    107 w[37]
        xor r15d, ebp               ;    63.0 p1     107 w[37]
        xor r15d, r10d              ;    67.0 p5     107 w[37]
        xor r15d, ecx               ;    71.0 p6     107 w[37]
        ror r15d, 0x15              ;    72.0 p0     107 w[37]
        mov dword [rsp + 88], eax   ;    57.0 p7+p4  107 w[29] spill
        mov eax, edx                ;    59.0        107 w[38] copy
        xor eax, 0x9e3779a7         ;    59.0 p11    107 w[38]
        xor eax, r8d                ;    65.0 p1     107 w[38]
        xor eax, r14d               ;    69.0 p5     107 w[38]
        xor eax, r15d               ;    73.0 p6     107 w[38]
        ror eax, 0x15               ;    74.0 p0     107 w[38]
        mov dword [rsp + 92], edx   ;    59.0 p8+p9  107 w[30] spill
        mov edx, ebx                ;    61.0        107 w[39] copy
        xor edx, 0x9e3779a6         ;    61.0 p11    107 w[39]
        xor edx, r10d               ;    67.0 p1     107 w[39]
        xor edx, ecx                ;    71.0 p5     107 w[39]
        xor edx, eax                ;    75.0 p6     107 w[39]
        ror edx, 0x15               ;    76.0 p0     107 w[39]
        mov dword [rsp + 96], ebx   ;    61.0 p7+p4  107 w[31] spill
        mov ebx, ebp                ;    63.0        107 w[40] copy
        xor ebx, 0x9e377999         ;    63.0 p11    107 w[40]
        xor ebx, r14d               ;    69.0 p1     107 w[40]
        xor ebx, r15d               ;    73.0 p5     107 w[40]
        xor ebx, edx                ;    77.0 p6     107 w[40]
        ror ebx, 0x15               ;    78.0 p0     107 w[40]
        mov dword [rsp + 100], ebp  ;    63.0 p8+p9  107 w[32] spill
        mov ebp, r8d                ;    65.0        107 w[41] copy
        xor ebp, 0x9e377998         ;    65.0 p11    107 w[41]
        xor ebp, ecx                ;    71.0 p1     107 w[41]
        xor ebp, eax                ;    75.0 p5     107 w[41]
        xor ebp, ebx                ;    79.0 p6     107 w[41]
        ror ebp, 0x15               ;    80.0 p0     107 w[41]
        mov dword [rsp + 104], r8d  ;    65.0 p7+p4  107 w[33] spill
        mov r8d, r10d               ;    67.0        107 w[42] copy
        xor r8d, 0x9e37799b         ;    67.0 p11    107 w[42]
        xor r8d, r15d               ;    73.0 p1     107 w[42]
        xor r8d, edx                ;    77.0 p5     107 w[42]
        xor r8d, ebp                ;    81.0 p6     107 w[42]
        ror r8d, 0x15               ;    82.0 p0     107 w[42]
        xor ecx, edx                ;    77.0 p11    107 w[44]
        mov dword [rsp + 108], r10d ;    67.0 p8+p9  107 w[34] spill
        mov r10d, r14d              ;    69.0        107 w[43] copy
        xor r10d, 0x9e37799a        ;    69.0 p1     107 w[43]
        xor r10d, eax               ;    75.0 p5     107 w[43]
        xor r10d, ebx               ;    79.0 p6     107 w[43]
        xor r10d, r8d               ;    83.0 p0     107 w[43]
        ror r10d, 0x15              ;    84.0 p6     107 w[43]
        mov dword [rsp + 112], r14d ;    69.0 p7+p4  107 w[35] spill
        mov r14d, ecx               ;    78.0        107 w[44] copy
        xor r14d, 0x9e37799d        ;    78.0 p11    107 w[44]
        xor r14d, ebp               ;    81.0 p1     107 w[44]
        xor r14d, r10d              ;    85.0 p5     107 w[44]
        ror r14d, 0x15              ;    86.0 p0     107 w[44]
        mov dword [rsp + 116], ecx  ;    78.0 p8+p9  107 w[44] spill
        mov ecx, r15d               ;    73.0        107 w[45] copy
        xor ecx, 0x9e37799c         ;    73.0 p11    107 w[45]
        xor ecx, ebx                ;    79.0 p1     107 w[45]
        xor ecx, r8d                ;    83.0 p6     107 w[45]
        xor ecx, r14d               ;    87.0 p5     107 w[45]
        ror ecx, 0x15               ;    88.0 p0     107 w[45]
        mov dword [rsp + 120], r15d ;    73.0 p7+p4  107 w[37] spill
        mov r15d, eax               ;    75.0        107 w[46] copy
        xor r15d, 0x9e37799f        ;    75.0 p11    107 w[46]
        xor r15d, ebp               ;    81.0 p1     107 w[46]
        xor r15d, r10d              ;    85.0 p6     107 w[46]
        xor r15d, ecx               ;    89.0 p5     107 w[46]
        ror r15d, 0x15              ;    90.0 p0     107 w[46]
        mov dword [rsp + 124], eax  ;    75.0 p8+p9  107 w[38] spill
        mov eax, edx                ;    77.0        107 w[47] copy
        xor eax, 0x9e37799e         ;    77.0 p11    107 w[47]
        xor eax, r8d                ;    83.0 p1     107 w[47]
        xor eax, r14d               ;    87.0 p6     107 w[47]
        xor eax, r15d               ;    91.0 p5     107 w[47]
        ror eax, 0x15               ;    92.0 p0     107 w[47]
        mov dword [rsp + 128], edx  ;    77.0 p7+p4  107 w[39] spill
        mov edx, ebx                ;    79.0        107 w[48] copy
        xor edx, 0x9e377991         ;    79.0 p11    107 w[48]
        xor edx, r10d               ;    85.0 p1     107 w[48]
        xor edx, ecx                ;    89.0 p6     107 w[48]
        xor edx, eax                ;    93.0 p5     107 w[48]
        ror edx, 0x15               ;    94.0 p0     107 w[48]
        mov dword [rsp + 132], ebx  ;    79.0 p8+p9  107 w[40] spill
        mov ebx, ebp                ;    81.0        107 w[49] copy
        xor ebx, 0x9e377990         ;    81.0 p11    107 w[49]
        xor ebx, r14d               ;    87.0 p1     107 w[49]
        xor ebx, r15d               ;    91.0 p6     107 w[49]
        xor ebx, edx                ;    95.0 p5     107 w[49]
        ror ebx, 0x15               ;    96.0 p0     107 w[49]
        mov dword [rsp + 136], ebp  ;    81.0 p7+p4  107 w[41] spill
        mov ebp, r8d                ;    83.0        107 w[50] copy
        xor ebp, 0x9e377993         ;    83.0 p11    107 w[50]
        xor ebp, ecx                ;    89.0 p1     107 w[50]
        xor ebp, eax                ;    93.0 p6     107 w[50]
        xor ebp, ebx                ;    97.0 p5     107 w[50]
        ror ebp, 0x15               ;    98.0 p0     107 w[50]
        mov dword [rsp + 140], r8d  ;    83.0 p8+p9  107 w[42] spill
        mov r8d, r10d               ;    85.0        107 w[51] copy
        xor r8d, 0x9e377992         ;    85.0 p11    107 w[51]
        xor r8d, r15d               ;    91.0 p1     107 w[51]
        xor r8d, edx                ;    95.0 p6     107 w[51]
        xor r8d, ebp                ;    99.0 p5     107 w[51]
        ror r8d, 0x15               ;   100.0 p0     107 w[51]
        mov dword [rsp + 144], r10d ;    85.0 p7+p4  107 w[43] spill
        mov r10d, r14d              ;    87.0        107 w[52] copy
        xor r10d, 0x9e377995        ;    87.0 p11    107 w[52]
        xor r10d, eax               ;    93.0 p1     107 w[52]
        xor r10d, ebx               ;    97.0 p6     107 w[52]
        xor r10d, r8d               ;   101.0 p5     107 w[52]
        ror r10d, 0x15              ;   102.0 p0     107 w[52]
        mov dword [rsp + 148], r14d ;    87.0 p8+p9  107 w[44] spill
        mov r14d, ecx               ;    89.0        107 w[53] copy
        xor r14d, 0x9e377994        ;    89.0 p11    107 w[53]
        xor r14d, edx               ;    95.0 p1     107 w[53]
        xor r14d, ebp               ;    99.0 p6     107 w[53]
        xor r14d, r10d              ;   103.0 p5     107 w[53]
        ror r14d, 0x15              ;   104.0 p0     107 w[53]
        mov dword [rsp + 152], ecx  ;    89.0 p7+p4  107 w[45] spill
        mov ecx, r15d               ;    91.0        107 w[54] copy
        xor ecx, 0x9e377997         ;    91.0 p11    107 w[54]
        xor ecx, ebx                ;    97.0 p1     107 w[54]
        xor ecx, r8d                ;   101.0 p6     107 w[54]
        xor ecx, r14d               ;   105.0 p5     107 w[54]
        ror ecx, 0x15               ;   106.0 p0     107 w[54]
        mov dword [rsp + 156], r15d ;    91.0 p8+p9  107 w[46] spill
        mov r15d, eax               ;    93.0        107 w[55] copy
        xor r15d, 0x9e377996        ;    93.0 p11    107 w[55]
        xor r15d, ebp               ;    99.0 p1     107 w[55]
        xor r15d, r10d              ;   103.0 p6     107 w[55]
        xor r15d, ecx               ;   107.0 p5     107 w[55]
        ror r15d, 0x15              ;   108.0 p0     107 w[55]
        mov dword [rsp + 160], eax  ;    93.0 p7+p4  107 w[47] spill
        mov eax, edx                ;    95.0        107 w[56] copy
        xor eax, r8d                ;   101.0 p11    107 w[56]
        mov dword [rsp + 164], edx  ;    95.0 p8+p9  107 w[48] spill
        mov edx, eax                ;   102.0        107 w[56] copy
        xor edx, 0x9e377989         ;   102.0 p1     107 w[56]
        xor edx, r14d               ;   105.0 p6     107 w[56]
        xor edx, r15d               ;   109.0 p5     107 w[56]
        ror edx, 0x15               ;   110.0 p0     107 w[56]
        mov dword [rsp + 168], eax  ;   102.0 p7+p4  107 w[56] spill
        mov eax, ebx                ;    97.0        107 w[57] copy
        xor eax, 0x9e377988         ;    97.0 p11    107 w[57]
        xor eax, r10d               ;   103.0 p1     107 w[57]
        xor eax, ecx                ;   107.0 p6     107 w[57]
        xor eax, edx                ;   111.0 p5     107 w[57]
        ror eax, 0x15               ;   112.0 p0     107 w[57]
        mov dword [rsp + 172], ebx  ;    97.0 p8+p9  107 w[49] spill
        mov ebx, ebp                ;    99.0        107 w[58] copy
        xor ebx, 0x9e37798b         ;    99.0 p11    107 w[58]
        xor ebx, r14d               ;   105.0 p1     107 w[58]
        xor ebx, r15d               ;   109.0 p6     107 w[58]
        xor ebx, eax                ;   113.0 p5     107 w[58]
        ror ebx, 0x15               ;   114.0 p0     107 w[58]
        mov dword [rsp + 176], ebp  ;    99.0 p7+p4  107 w[50] spill
        mov ebp, r8d                ;   101.0        107 w[59] copy
        xor ebp, 0x9e37798a         ;   101.0 p11    107 w[59]
        xor ebp, ecx                ;   107.0 p1     107 w[59]
        xor ebp, edx                ;   111.0 p6     107 w[59]
        xor ebp, ebx                ;   115.0 p5     107 w[59]
        ror ebp, 0x15               ;   116.0 p0     107 w[59]
        mov dword [rsp + 180], r8d  ;   101.0 p8+p9  107 w[51] spill
        mov r8d, r10d               ;   103.0        107 w[60] copy
        xor r8d, r15d               ;   109.0 p11    107 w[60]
        mov dword [rsp + 184], r10d ;   103.0 p7+p4  107 w[52] spill
        mov r10d, r8d               ;   110.0        107 w[60] copy
        xor r10d, 0x9e37798d        ;   110.0 p1     107 w[60]
        xor r10d, eax               ;   113.0 p6     107 w[60]
        xor r10d, ebp               ;   117.0 p5     107 w[60]
        ror r10d, 0x15              ;   118.0 p0     107 w[60]
        mov dword [rsp + 188], r8d  ;   110.0 p8+p9  107 w[60] spill
        mov r8d, r14d               ;   105.0        107 w[61] copy
        xor r8d, 0x9e37798c         ;   105.0 p11    107 w[61]
        xor r8d, edx                ;   111.0 p1     107 w[61]
        xor r8d, ebx                ;   115.0 p6     107 w[61]
        xor r8d, r10d               ;   119.0 p5     107 w[61]
        ror r8d, 0x15               ;   120.0 p0     107 w[61]
        mov dword [rsp + 192], r14d ;   105.0 p7+p4  107 w[53] spill
        mov r14d, ecx               ;   107.0        107 w[62] copy
        xor r14d, 0x9e37798f        ;   107.0 p11    107 w[62]
        xor r14d, eax               ;   113.0 p1     107 w[62]
        xor r14d, ebp               ;   117.0 p6     107 w[62]
        xor r14d, r8d               ;   121.0 p5     107 w[62]
        ror r14d, 0x15              ;   122.0 p0     107 w[62]
        mov dword [rsp + 196], ecx  ;   107.0 p8+p9  107 w[54] spill
        mov ecx, r15d               ;   109.0        107 w[63] copy
        xor ecx, 0x9e37798e         ;   109.0 p11    107 w[63]
        xor ecx, ebx                ;   115.0 p1     107 w[63]
        xor ecx, r10d               ;   119.0 p6     107 w[63]
        xor ecx, r14d               ;   123.0 p5     107 w[63]
        ror ecx, 0x15               ;   124.0 p0     107 w[63]
        mov dword [rsp + 200], r15d ;   109.0 p7+p4  107 w[55] spill
        mov r15d, edx               ;   111.0        107 w[64] copy
        xor r15d, 0x9e377981        ;   111.0 p11    107 w[64]
        xor r15d, ebp               ;   117.0 p1     107 w[64]
        xor r15d, r8d               ;   121.0 p6     107 w[64]
        xor r15d, ecx               ;   125.0 p5     107 w[64]
        ror r15d, 0x15              ;   126.0 p0     107 w[64]
        mov dword [rsp + 204], edx  ;   111.0 p8+p9  107 w[56] spill
        mov edx, eax                ;   113.0        107 w[65] copy
        xor edx, 0x9e377980         ;   113.0 p11    107 w[65]
        xor edx, r10d               ;   119.0 p1     107 w[65]
        xor edx, r14d               ;   123.0 p6     107 w[65]
        xor edx, r15d               ;   127.0 p5     107 w[65]
        ror edx, 0x15               ;   128.0 p0     107 w[65]
        mov dword [rsp + 208], eax  ;   113.0 p7+p4  107 w[57] spill
        mov eax, ebx                ;   115.0        107 w[66] copy
        xor eax, 0x9e377983         ;   115.0 p11    107 w[66]
        xor eax, r8d                ;   121.0 p1     107 w[66]
        xor eax, ecx                ;   125.0 p6     107 w[66]
        xor eax, edx                ;   129.0 p5     107 w[66]
        ror eax, 0x15               ;   130.0 p0     107 w[66]
        mov dword [rsp + 212], ebx  ;   115.0 p8+p9  107 w[58] spill
        mov ebx, ebp                ;   117.0        107 w[67] copy
        xor ebx, 0x9e377982         ;   117.0 p11    107 w[67]
        xor ebx, r14d               ;   123.0 p1     107 w[67]
        xor ebx, r15d               ;   127.0 p6     107 w[67]
        xor ebx, eax                ;   131.0 p5     107 w[67]
        ror ebx, 0x15               ;   132.0 p0     107 w[67]
        mov dword [rsp + 216], ebp  ;   117.0 p7+p4  107 w[59] spill
        mov ebp, r10d               ;   119.0        107 w[68] copy
        xor ebp, ecx                ;   125.0 p11    107 w[68]
        mov dword [rsp + 220], r10d ;   119.0 p8+p9  107 w[60] spill
        mov r10d, ebp               ;   126.0        107 w[68] copy
        xor r10d, 0x9e377985        ;   126.0 p1     107 w[68]
        xor r10d, edx               ;   129.0 p6     107 w[68]
        xor r10d, ebx               ;   133.0 p5     107 w[68]
        ror r10d, 0x15              ;   134.0 p0     107 w[68]
        mov dword [rsp + 224], ebp  ;   126.0 p7+p4  107 w[68] spill
        mov ebp, r8d                ;   121.0        107 w[69] copy
        xor ebp, 0x9e377984         ;   121.0 p11    107 w[69]
        xor ebp, r15d               ;   127.0 p1     107 w[69]
        xor ebp, eax                ;   131.0 p6     107 w[69]
        xor ebp, r10d               ;   135.0 p5     107 w[69]
        ror ebp, 0x15               ;   136.0 p0     107 w[69]
        mov dword [rsp + 228], r8d  ;   121.0 p8+p9  107 w[61] spill
        mov r8d, r14d               ;   123.0        107 w[70] copy
        xor r8d, 0x9e377987         ;   123.0 p11    107 w[70]
        xor r8d, edx                ;   129.0 p1     107 w[70]
        xor r8d, ebx                ;   133.0 p6     107 w[70]
        xor r8d, ebp                ;   137.0 p5     107 w[70]
        ror r8d, 0x15               ;   138.0 p0     107 w[70]
        mov dword [rsp + 232], r14d ;   123.0 p7+p4  107 w[62] spill
        mov r14d, ecx               ;   125.0        107 w[71] copy
        xor r14d, 0x9e377986        ;   125.0 p11    107 w[71]
        xor r14d, eax               ;   131.0 p1     107 w[71]
        xor r14d, r10d              ;   135.0 p6     107 w[71]
        xor r14d, r8d               ;   139.0 p5     107 w[71]
        ror r14d, 0x15              ;   140.0 p0     107 w[71]
        mov dword [rsp + 236], ecx  ;   125.0 p8+p9  107 w[63] spill
        mov ecx, r15d               ;   127.0        107 w[72] copy
        xor ecx, 0x9e3779f9         ;   127.0 p11    107 w[72]
        xor ecx, ebx                ;   133.0 p1     107 w[72]
        xor ecx, ebp                ;   137.0 p6     107 w[72]
        xor ecx, r14d               ;   141.0 p5     107 w[72]
        ror ecx, 0x15               ;   142.0 p0     107 w[72]
        mov dword [rsp + 240], r15d ;   127.0 p7+p4  107 w[64] spill
        mov r15d, edx               ;   129.0        107 w[73] copy
        xor r15d, 0x9e3779f8        ;   129.0 p11    107 w[73]
        xor r15d, r10d              ;   135.0 p1     107 w[73]
        xor r15d, r8d               ;   139.0 p6     107 w[73]
        xor r15d, ecx               ;   143.0 p5     107 w[73]
        ror r15d, 0x15              ;   144.0 p0     107 w[73]
        mov dword [rsp + 244], edx  ;   129.0 p8+p9  107 w[65] spill
        mov edx, eax                ;   131.0        107 w[74] copy
        xor edx, 0x9e3779fb         ;   131.0 p11    107 w[74]
        xor edx, ebp                ;   137.0 p1     107 w[74]
        xor edx, r14d               ;   141.0 p6     107 w[74]
        xor edx, r15d               ;   145.0 p5     107 w[74]
        ror edx, 0x15               ;   146.0 p0     107 w[74]
        xor r10d, r14d              ;   141.0 p11    107 w[76]
        mov dword [rsp + 248], eax  ;   131.0 p7+p4  107 w[66] spill
        mov eax, ebx                ;   133.0        107 w[75] copy
        xor eax, 0x9e3779fa         ;   133.0 p1     107 w[75]
        xor eax, r8d                ;   139.0 p6     107 w[75]
        xor eax, ecx                ;   143.0 p5     107 w[75]
        xor eax, edx                ;   147.0 p0     107 w[75]
        ror eax, 0x15               ;   148.0 p6     107 w[75]
        mov dword [rsp + 252], ebx  ;   133.0 p8+p9  107 w[67] spill
        mov ebx, r10d               ;   142.0        107 w[76] copy
        xor ebx, 0x9e3779fd         ;   142.0 p11    107 w[76]
        xor ebx, r15d               ;   145.0 p1     107 w[76]
        xor ebx, eax                ;   149.0 p5     107 w[76]
        ror ebx, 0x15               ;   150.0 p0     107 w[76]
        mov dword [rsp + 256], r10d ;   142.0 p7+p4  107 w[76] spill
        mov r10d, ebp               ;   137.0        107 w[77] copy
        xor r10d, 0x9e3779fc        ;   137.0 p6     107 w[77]
        xor r10d, ecx               ;   143.0 p11    107 w[77]
        xor r10d, edx               ;   147.0 p1     107 w[77]
        xor r10d, ebx               ;   151.0 p5     107 w[77]
        ror r10d, 0x15              ;   152.0 p0     107 w[77]
        mov dword [rsp + 260], ebp  ;   137.0 p8+p9  107 w[69] spill
        mov ebp, r8d                ;   139.0        107 w[78] copy
        xor ebp, 0x9e3779ff         ;   139.0 p6     107 w[78]
        xor ebp, r15d               ;   145.0 p11    107 w[78]
        xor ebp, eax                ;   149.0 p1     107 w[78]
        xor ebp, r10d               ;   153.0 p5     107 w[78]
        ror ebp, 0x15               ;   154.0 p0     107 w[78]
        mov dword [rsp + 264], r8d  ;   139.0 p7+p4  107 w[70] spill
        mov r8d, r14d               ;   141.0        107 w[79] copy
        xor r8d, 0x9e3779fe         ;   141.0 p6     107 w[79]
        xor r8d, edx                ;   147.0 p11    107 w[79]
        xor r8d, ebx                ;   151.0 p1     107 w[79]
        xor r8d, ebp                ;   155.0 p5     107 w[79]
        ror r8d, 0x15               ;   156.0 p0     107 w[79]
        mov dword [rsp + 268], r14d ;   141.0 p8+p9  107 w[71] spill
        mov r14d, ecx               ;   143.0        107 w[80] copy
        xor r14d, 0x9e3779f1        ;   143.0 p6     107 w[80]
        xor r14d, eax               ;   149.0 p11    107 w[80]
        xor r14d, r10d              ;   153.0 p1     107 w[80]
        xor r14d, r8d               ;   157.0 p5     107 w[80]
        ror r14d, 0x15              ;   158.0 p0     107 w[80]
        mov dword [rsp + 272], ecx  ;   143.0 p7+p4  107 w[72] spill
        mov ecx, r15d               ;   145.0        107 w[81] copy
        xor ecx, 0x9e3779f0         ;   145.0 p6     107 w[81]
        xor ecx, ebx                ;   151.0 p11    107 w[81]
        xor ecx, ebp                ;   155.0 p1     107 w[81]
        xor ecx, r14d               ;   159.0 p5     107 w[81]
        ror ecx, 0x15               ;   160.0 p0     107 w[81]
        mov dword [rsp + 276], r15d ;   145.0 p8+p9  107 w[73] spill
        mov r15d, edx               ;   147.0        107 w[82] copy
        xor r15d, 0x9e3779f3        ;   147.0 p6     107 w[82]
        xor r15d, r10d              ;   153.0 p11    107 w[82]
        xor r15d, r8d               ;   157.0 p1     107 w[82]
        xor r15d, ecx               ;   161.0 p5     107 w[82]
        ror r15d, 0x15              ;   162.0 p0     107 w[82]
        mov dword [rsp + 280], edx  ;   147.0 p7+p4  107 w[74] spill
        mov edx, eax                ;   149.0        107 w[83] copy
        xor edx, 0x9e3779f2         ;   149.0 p6     107 w[83]
        xor edx, ebp                ;   155.0 p11    107 w[83]
        xor edx, r14d               ;   159.0 p1     107 w[83]
        xor edx, r15d               ;   163.0 p5     107 w[83]
        ror edx, 0x15               ;   164.0 p0     107 w[83]
        mov dword [rsp + 284], eax  ;   149.0 p8+p9  107 w[75] spill
        mov eax, ebx                ;   151.0        107 w[84] copy
        xor eax, 0x9e3779f5         ;   151.0 p6     107 w[84]
        xor eax, r8d                ;   157.0 p11    107 w[84]
        xor eax, ecx                ;   161.0 p1     107 w[84]
        xor eax, edx                ;   165.0 p5     107 w[84]
        ror eax, 0x15               ;   166.0 p0     107 w[84]
        mov dword [rsp + 288], ebx  ;   151.0 p7+p4  107 w[76] spill
        mov ebx, r10d               ;   153.0        107 w[85] copy
        xor ebx, 0x9e3779f4         ;   153.0 p6     107 w[85]
        xor ebx, r14d               ;   159.0 p11    107 w[85]
        xor ebx, r15d               ;   163.0 p1     107 w[85]
        xor ebx, eax                ;   167.0 p5     107 w[85]
        ror ebx, 0x15               ;   168.0 p0     107 w[85]
        mov dword [rsp + 292], r10d ;   153.0 p8+p9  107 w[77] spill
        mov r10d, ebp               ;   155.0        107 w[86] copy
        xor r10d, 0x9e3779f7        ;   155.0 p6     107 w[86]
        xor r10d, ecx               ;   161.0 p11    107 w[86]
        xor r10d, edx               ;   165.0 p1     107 w[86]
        xor r10d, ebx               ;   169.0 p5     107 w[86]
        ror r10d, 0x15              ;   170.0 p0     107 w[86]
        mov dword [rsp + 296], ebp  ;   155.0 p7+p4  107 w[78] spill
        mov ebp, r8d                ;   157.0        107 w[87] copy
        xor ebp, 0x9e3779f6         ;   157.0 p6     107 w[87]
        xor ebp, r15d               ;   163.0 p11    107 w[87]
        xor ebp, eax                ;   167.0 p1     107 w[87]
        xor ebp, r10d               ;   171.0 p5     107 w[87]
        ror ebp, 0x15               ;   172.0 p0     107 w[87]
        mov dword [rsp + 300], r8d  ;   157.0 p8+p9  107 w[79] spill
        mov r8d, r14d               ;   159.0        107 w[88] copy
        xor r8d, edx                ;   165.0 p6     107 w[88]
        mov dword [rsp + 304], r14d ;   159.0 p7+p4  107 w[80] spill
        mov r14d, r8d               ;   166.0        107 w[88] copy
        xor r14d, 0x9e3779e9        ;   166.0 p11    107 w[88]
        xor r14d, ebx               ;   169.0 p1     107 w[88]
        xor r14d, ebp               ;   173.0 p5     107 w[88]
        ror r14d, 0x15              ;   174.0 p0     107 w[88]
        mov dword [rsp + 308], r8d  ;   166.0 p8+p9  107 w[88] spill
        mov r8d, ecx                ;   161.0        107 w[89] copy
        xor r8d, 0x9e3779e8         ;   161.0 p6     107 w[89]
        xor r8d, eax                ;   167.0 p11    107 w[89]
        xor r8d, r10d               ;   171.0 p1     107 w[89]
        xor r8d, r14d               ;   175.0 p5     107 w[89]
        ror r8d, 0x15               ;   176.0 p0     107 w[89]
        mov dword [rsp + 312], ecx  ;   161.0 p7+p4  107 w[81] spill
        mov ecx, r15d               ;   163.0        107 w[90] copy
        xor ecx, 0x9e3779eb         ;   163.0 p6     107 w[90]
        xor ecx, ebx                ;   169.0 p11    107 w[90]
        xor ecx, ebp                ;   173.0 p1     107 w[90]
        xor ecx, r8d                ;   177.0 p5     107 w[90]
        ror ecx, 0x15               ;   178.0 p0     107 w[90]
        mov dword [rsp + 316], r15d ;   163.0 p8+p9  107 w[82] spill
        mov r15d, edx               ;   165.0        107 w[91] copy
        xor r15d, 0x9e3779ea        ;   165.0 p6     107 w[91]
        xor r15d, r10d              ;   171.0 p11    107 w[91]
        xor r15d, r14d              ;   175.0 p1     107 w[91]
        xor r15d, ecx               ;   179.0 p5     107 w[91]
        ror r15d, 0x15              ;   180.0 p0     107 w[91]
        mov dword [rsp + 320], edx  ;   165.0 p7+p4  107 w[83] spill
        mov edx, eax                ;   167.0        107 w[92] copy
        xor edx, ebp                ;   173.0 p6     107 w[92]
        mov dword [rsp + 324], eax  ;   167.0 p8+p9  107 w[84] spill
        mov eax, edx                ;   174.0        107 w[92] copy
        xor eax, 0x9e3779ed         ;   174.0 p11    107 w[92]
        xor eax, r8d                ;   177.0 p1     107 w[92]
        xor eax, r15d               ;   181.0 p5     107 w[92]
        ror eax, 0x15               ;   182.0 p0     107 w[92]
        mov dword [rsp + 328], edx  ;   174.0 p7+p4  107 w[92] spill
        mov edx, ebx                ;   169.0        107 w[93] copy
        xor edx, 0x9e3779ec         ;   169.0 p6     107 w[93]
        xor edx, r14d               ;   175.0 p11    107 w[93]
        xor edx, ecx                ;   179.0 p1     107 w[93]
        xor edx, eax                ;   183.0 p5     107 w[93]
        ror edx, 0x15               ;   184.0 p0     107 w[93]
        mov dword [rsp + 332], ebx  ;   169.0 p8+p9  107 w[85] spill
        mov ebx, r10d               ;   171.0        107 w[94] copy
        xor ebx, 0x9e3779ef         ;   171.0 p6     107 w[94]
        xor ebx, r8d                ;   177.0 p11    107 w[94]
        xor ebx, r15d               ;   181.0 p1     107 w[94]
        xor ebx, edx                ;   185.0 p5     107 w[94]
        ror ebx, 0x15               ;   186.0 p0     107 w[94]
        mov dword [rsp + 336], r10d ;   171.0 p7+p4  107 w[86] spill
        mov r10d, ebp               ;   173.0        107 w[95] copy
        xor r10d, 0x9e3779ee        ;   173.0 p6     107 w[95]
        xor r10d, ecx               ;   179.0 p11    107 w[95]
        xor r10d, eax               ;   183.0 p1     107 w[95]
        xor r10d, ebx               ;   187.0 p5     107 w[95]
        ror r10d, 0x15              ;   188.0 p0     107 w[95]
        mov dword [rsp + 340], ebp  ;   173.0 p8+p9  107 w[87] spill
        mov ebp, r14d               ;   175.0        107 w[96] copy
        xor ebp, 0x9e3779e1         ;   175.0 p6     107 w[96]
        xor ebp, r15d               ;   181.0 p11    107 w[96]
        xor ebp, edx                ;   185.0 p1     107 w[96]
        xor ebp, r10d               ;   189.0 p5     107 w[96]
        ror ebp, 0x15               ;   190.0 p0     107 w[96]
        mov dword [rsp + 344], r14d ;   175.0 p7+p4  107 w[88] spill
        mov r14d, r8d               ;   177.0        107 w[97] copy
        xor r14d, 0x9e3779e0        ;   177.0 p6     107 w[97]
        xor r14d, eax               ;   183.0 p11    107 w[97]
        xor r14d, ebx               ;   187.0 p1     107 w[97]
        xor r14d, ebp               ;   191.0 p5     107 w[97]
        ror r14d, 0x15              ;   192.0 p0     107 w[97]
        mov dword [rsp + 348], r8d  ;   177.0 p8+p9  107 w[89] spill
        mov r8d, ecx                ;   179.0        107 w[98] copy
        xor r8d, 0x9e3779e3         ;   179.0 p6     107 w[98]
        xor r8d, edx                ;   185.0 p11    107 w[98]
        xor r8d, r10d               ;   189.0 p1     107 w[98]
        xor r8d, r14d               ;   193.0 p5     107 w[98]
        ror r8d, 0x15               ;   194.0 p0     107 w[98]
        mov dword [rsp + 352], ecx  ;   179.0 p7+p4  107 w[90] spill
        mov ecx, r15d               ;   181.0        107 w[99] copy
        xor ecx, 0x9e3779e2         ;   181.0 p6     107 w[99]
        xor ecx, ebx                ;   187.0 p11    107 w[99]
        xor ecx, ebp                ;   191.0 p1     107 w[99]
        xor ecx, r8d                ;   195.0 p5     107 w[99]
        ror ecx, 0x15               ;   196.0 p0     107 w[99]
        mov dword [rsp + 356], r15d ;   181.0 p8+p9  107 w[91] spill
        mov r15d, eax               ;   183.0        107 w[100] copy
        xor r15d, r10d              ;   189.0 p6     107 w[100]
        mov dword [rsp + 360], eax  ;   183.0 p7+p4  107 w[92] spill
        mov eax, r15d               ;   190.0        107 w[100] copy
        xor eax, 0x9e3779e5         ;   190.0 p11    107 w[100]
        xor eax, r14d               ;   193.0 p1     107 w[100]
        xor eax, ecx                ;   197.0 p5     107 w[100]
        ror eax, 0x15               ;   198.0 p0     107 w[100]
        mov dword [rsp + 364], r15d ;   190.0 p8+p9  107 w[100] spill
        mov r15d, edx               ;   185.0        107 w[101] copy
        xor r15d, 0x9e3779e4        ;   185.0 p6     107 w[101]
        xor r15d, ebp               ;   191.0 p11    107 w[101]
        xor r15d, r8d               ;   195.0 p1     107 w[101]
        xor r15d, eax               ;   199.0 p5     107 w[101]
        ror r15d, 0x15              ;   200.0 p0     107 w[101]
        mov dword [rsp + 368], edx  ;   185.0 p7+p4  107 w[93] spill
        mov edx, ebx                ;   187.0        107 w[102] copy
        xor edx, 0x9e3779e7         ;   187.0 p6     107 w[102]
        xor edx, r14d               ;   193.0 p11    107 w[102]
        xor edx, ecx                ;   197.0 p1     107 w[102]
        xor edx, r15d               ;   201.0 p5     107 w[102]
        ror edx, 0x15               ;   202.0 p0     107 w[102]
        mov dword [rsp + 372], ebx  ;   187.0 p8+p9  107 w[94] spill
        mov ebx, r10d               ;   189.0        107 w[103] copy
        xor ebx, 0x9e3779e6         ;   189.0 p6     107 w[103]
        xor ebx, r8d                ;   195.0 p11    107 w[103]
        xor ebx, eax                ;   199.0 p1     107 w[103]
        xor ebx, edx                ;   203.0 p5     107 w[103]
        ror ebx, 0x15               ;   204.0 p0     107 w[103]
        mov dword [rsp + 376], r10d ;   189.0 p7+p4  107 w[95] spill
        mov r10d, ebp               ;   191.0        107 w[104] copy
        xor r10d, 0x9e3779d9        ;   191.0 p6     107 w[104]
        xor r10d, ecx               ;   197.0 p11    107 w[104]
        xor r10d, r15d              ;   201.0 p1     107 w[104]
        xor r10d, ebx               ;   205.0 p5     107 w[104]
        ror r10d, 0x15              ;   206.0 p0     107 w[104]
        mov dword [rsp + 380], ebp  ;   191.0 p8+p9  107 w[96] spill
        mov ebp, r14d               ;   193.0        107 w[105] copy
        xor ebp, 0x9e3779d8         ;   193.0 p6     107 w[105]
        xor ebp, eax                ;   199.0 p11    107 w[105]
        xor ebp, edx                ;   203.0 p1     107 w[105]
        xor ebp, r10d               ;   207.0 p5     107 w[105]
        ror ebp, 0x15               ;   208.0 p0     107 w[105]
        mov dword [rsp + 384], r14d ;   193.0 p7+p4  107 w[97] spill
        mov r14d, r8d               ;   195.0        107 w[106] copy
        xor r14d, 0x9e3779db        ;   195.0 p6     107 w[106]
        xor r14d, r15d              ;   201.0 p11    107 w[106]
        xor r14d, ebx               ;   205.0 p1     107 w[106]
        xor r14d, ebp               ;   209.0 p5     107 w[106]
        ror r14d, 0x15              ;   210.0 p0     107 w[106]
        xor eax, ebx                ;   205.0 p6     107 w[108]
        mov dword [rsp + 388], r8d  ;   195.0 p8+p9  107 w[98] spill
        mov r8d, ecx                ;   197.0        107 w[107] copy
        xor r8d, 0x9e3779da         ;   197.0 p11    107 w[107]
        xor r8d, edx                ;   203.0 p1     107 w[107]
        xor r8d, r10d               ;   207.0 p5     107 w[107]
        xor r8d, r14d               ;   211.0 p0     107 w[107]
        ror r8d, 0x15               ;   212.0 p6     107 w[107]
        mov dword [rsp + 392], ecx  ;   197.0 p7+p4  107 w[99] spill
        mov ecx, eax                ;   206.0        107 w[108] copy
        xor ecx, 0x9e3779dd         ;   206.0 p11    107 w[108]
        xor ecx, ebp                ;   209.0 p1     107 w[108]
        xor ecx, r8d                ;   213.0 p5     107 w[108]
        ror ecx, 0x15               ;   214.0 p0     107 w[108]
        mov dword [rsp + 396], eax  ;   206.0 p8+p9  107 w[108] spill
        mov eax, r15d               ;   201.0        107 w[109] copy
        xor eax, 0x9e3779dc         ;   201.0 p6     107 w[109]
        xor eax, r10d               ;   207.0 p11    107 w[109]
        xor eax, r14d               ;   211.0 p1     107 w[109]
        xor eax, ecx                ;   215.0 p5     107 w[109]
        ror eax, 0x15               ;   216.0 p0     107 w[109]
        mov dword [rsp + 400], r15d ;   201.0 p7+p4  107 w[101] spill
        mov r15d, edx               ;   203.0        107 w[110] copy
        xor r15d, 0x9e3779df        ;   203.0 p6     107 w[110]
        xor r15d, ebp               ;   209.0 p11    107 w[110]
        xor r15d, r8d               ;   213.0 p1     107 w[110]
        xor r15d, eax               ;   217.0 p5     107 w[110]
        ror r15d, 0x15              ;   218.0 p0     107 w[110]
        mov dword [rsp + 404], edx  ;   203.0 p8+p9  107 w[102] spill
        mov edx, ebx                ;   205.0        107 w[111] copy
        xor edx, 0x9e3779de         ;   205.0 p6     107 w[111]
        xor edx, r14d               ;   211.0 p11    107 w[111]
        xor edx, ecx                ;   215.0 p1     107 w[111]
        xor edx, r15d               ;   219.0 p5     107 w[111]
        ror edx, 0x15               ;   220.0 p0     107 w[111]
        mov dword [rsp + 408], ebx  ;   205.0 p7+p4  107 w[103] spill
        mov ebx, r10d               ;   207.0        107 w[112] copy
        xor ebx, 0x9e3779d1         ;   207.0 p6     107 w[112]
        xor ebx, r8d                ;   213.0 p11    107 w[112]
        xor ebx, eax                ;   217.0 p1     107 w[112]
        xor ebx, edx                ;   221.0 p5     107 w[112]
        ror ebx, 0x15               ;   222.0 p0     107 w[112]
        mov dword [rsp + 412], r10d ;   207.0 p8+p9  107 w[104] spill
        mov r10d, ebp               ;   209.0        107 w[113] copy
        xor r10d, 0x9e3779d0        ;   209.0 p6     107 w[113]
        xor r10d, ecx               ;   215.0 p11    107 w[113]
        xor r10d, r15d              ;   219.0 p1     107 w[113]
        xor r10d, ebx               ;   223.0 p5     107 w[113]
        ror r10d, 0x15              ;   224.0 p0     107 w[113]
        mov dword [rsp + 416], ebp  ;   209.0 p7+p4  107 w[105] spill
        mov ebp, r14d               ;   211.0        107 w[114] copy
        xor ebp, 0x9e3779d3         ;   211.0 p6     107 w[114]
        xor ebp, eax                ;   217.0 p11    107 w[114]
        xor ebp, edx                ;   221.0 p1     107 w[114]
        xor ebp, r10d               ;   225.0 p5     107 w[114]
        ror ebp, 0x15               ;   226.0 p0     107 w[114]
        mov dword [rsp + 420], r14d ;   211.0 p8+p9  107 w[106] spill
        mov r14d, r8d               ;   213.0        107 w[115] copy
        xor r14d, 0x9e3779d2        ;   213.0 p6     107 w[115]
        xor r14d, r15d              ;   219.0 p11    107 w[115]
        xor r14d, ebx               ;   223.0 p1     107 w[115]
        xor r14d, ebp               ;   227.0 p5     107 w[115]
        ror r14d, 0x15              ;   228.0 p0     107 w[115]
        mov dword [rsp + 424], r8d  ;   213.0 p7+p4  107 w[107] spill
        mov r8d, ecx                ;   215.0        107 w[116] copy
        xor r8d, 0x9e3779d5         ;   215.0 p6     107 w[116]
        xor r8d, edx                ;   221.0 p11    107 w[116]
        xor r8d, r10d               ;   225.0 p1     107 w[116]
        xor r8d, r14d               ;   229.0 p5     107 w[116]
        ror r8d, 0x15               ;   230.0 p0     107 w[116]
        mov dword [rsp + 428], ecx  ;   215.0 p8+p9  107 w[108] spill
        mov ecx, eax                ;   217.0        107 w[117] copy
        xor ecx, 0x9e3779d4         ;   217.0 p6     107 w[117]
        xor ecx, ebx                ;   223.0 p11    107 w[117]
        xor ecx, ebp                ;   227.0 p1     107 w[117]
        xor ecx, r8d                ;   231.0 p5     107 w[117]
        ror ecx, 0x15               ;   232.0 p0     107 w[117]
        mov dword [rsp + 432], eax  ;   217.0 p7+p4  107 w[109] spill
        mov eax, r15d               ;   219.0        107 w[118] copy
        xor eax, 0x9e3779d7         ;   219.0 p6     107 w[118]
        xor eax, r10d               ;   225.0 p11    107 w[118]
        xor eax, r14d               ;   229.0 p1     107 w[118]
        xor eax, ecx                ;   233.0 p5     107 w[118]
        ror eax, 0x15               ;   234.0 p0     107 w[118]
        mov dword [rsp + 436], r15d ;   219.0 p8+p9  107 w[110] spill
        mov r15d, edx               ;   221.0        107 w[119] copy
        xor r15d, 0x9e3779d6        ;   221.0 p6     107 w[119]
        xor r15d, ebp               ;   227.0 p11    107 w[119]
        xor r15d, r8d               ;   231.0 p1     107 w[119]
        xor r15d, eax               ;   235.0 p5     107 w[119]
        ror r15d, 0x15              ;   236.0 p0     107 w[119]
        mov dword [rsp + 440], edx  ;   221.0 p7+p4  107 w[111] spill
        mov edx, ebx                ;   223.0        107 w[120] copy
        xor edx, r14d               ;   229.0 p6     107 w[120]
        mov dword [rsp + 444], ebx  ;   223.0 p8+p9  107 w[112] spill
        mov ebx, edx                ;   230.0        107 w[120] copy
        xor ebx, 0x9e3779c9         ;   230.0 p11    107 w[120]
        xor ebx, ecx                ;   233.0 p1     107 w[120]
        xor ebx, r15d               ;   237.0 p5     107 w[120]
        ror ebx, 0x15               ;   238.0 p0     107 w[120]
        mov dword [rsp + 448], edx  ;   230.0 p7+p4  107 w[120] spill
        mov edx, r10d               ;   225.0        107 w[121] copy
        xor edx, 0x9e3779c8         ;   225.0 p6     107 w[121]
        xor edx, r8d                ;   231.0 p11    107 w[121]
        xor edx, eax                ;   235.0 p1     107 w[121]
        xor edx, ebx                ;   239.0 p5     107 w[121]
        ror edx, 0x15               ;   240.0 p0     107 w[121]
        mov dword [rsp + 452], r10d ;   225.0 p8+p9  107 w[113] spill
        mov r10d, ebp               ;   227.0        107 w[122] copy
        xor r10d, 0x9e3779cb        ;   227.0 p6     107 w[122]
        xor r10d, ecx               ;   233.0 p11    107 w[122]
        xor r10d, r15d              ;   237.0 p1     107 w[122]
        xor r10d, edx               ;   241.0 p5     107 w[122]
        ror r10d, 0x15              ;   242.0 p0     107 w[122]
        mov dword [rsp + 456], ebp  ;   227.0 p7+p4  107 w[114] spill
        mov ebp, r14d               ;   229.0        107 w[123] copy
        xor ebp, 0x9e3779ca         ;   229.0 p6     107 w[123]
        xor ebp, eax                ;   235.0 p11    107 w[123]
        xor ebp, ebx                ;   239.0 p1     107 w[123]
        xor ebp, r10d               ;   243.0 p5     107 w[123]
        ror ebp, 0x15               ;   244.0 p0     107 w[123]
        mov dword [rsp + 460], r14d ;   229.0 p8+p9  107 w[115] spill
        mov r14d, r8d               ;   231.0        107 w[124] copy
        xor r14d, r15d              ;   237.0 p6     107 w[124]
        mov dword [rsp + 464], r8d  ;   231.0 p7+p4  107 w[116] spill
        mov r8d, r14d               ;   238.0        107 w[124] copy
        xor r8d, 0x9e3779cd         ;   238.0 p11    107 w[124]
        xor r8d, edx                ;   241.0 p1     107 w[124]
        xor r8d, ebp                ;   245.0 p5     107 w[124]
        ror r8d, 0x15               ;   246.0 p0     107 w[124]
        mov dword [rsp + 468], r14d ;   238.0 p8+p9  107 w[124] spill
        mov r14d, ecx               ;   233.0        107 w[125] copy
        xor r14d, 0x9e3779cc        ;   233.0 p6     107 w[125]
        xor r14d, ebx               ;   239.0 p11    107 w[125]
        xor r14d, r10d              ;   243.0 p1     107 w[125]
        xor r14d, r8d               ;   247.0 p5     107 w[125]
        ror r14d, 0x15              ;   248.0 p0     107 w[125]
        mov dword [rsp + 472], ecx  ;   233.0 p7+p4  107 w[117] spill
        mov ecx, eax                ;   235.0        107 w[126] copy
        xor ecx, 0x9e3779cf         ;   235.0 p6     107 w[126]
        xor ecx, edx                ;   241.0 p11    107 w[126]
        xor ecx, ebp                ;   245.0 p1     107 w[126]
        xor ecx, r14d               ;   249.0 p5     107 w[126]
        ror ecx, 0x15               ;   250.0 p0     107 w[126]
        mov dword [rsp + 476], eax  ;   235.0 p8+p9  107 w[118] spill
        mov eax, r15d               ;   237.0        107 w[127] copy
        xor eax, 0x9e3779ce         ;   237.0 p6     107 w[127]
        xor eax, r10d               ;   243.0 p11    107 w[127]
        xor eax, r8d                ;   247.0 p1     107 w[127]
        xor eax, ecx                ;   251.0 p5     107 w[127]
        ror eax, 0x15               ;   252.0 p0     107 w[127]
        mov dword [rsp + 480], r15d ;   237.0 p7+p4  107 w[119] spill
        mov r15d, ebx               ;   239.0        107 w[128] copy
        xor r15d, 0x9e3779c1        ;   239.0 p6     107 w[128]
        xor r15d, ebp               ;   245.0 p11    107 w[128]
        xor r15d, r14d              ;   249.0 p1     107 w[128]
        xor r15d, eax               ;   253.0 p5     107 w[128]
        ror r15d, 0x15              ;   254.0 p0     107 w[128]
        mov dword [rsp + 484], ebx  ;   239.0 p8+p9  107 w[120] spill
        mov ebx, edx                ;   241.0        107 w[129] copy
        xor ebx, 0x9e3779c0         ;   241.0 p6     107 w[129]
        xor ebx, r8d                ;   247.0 p11    107 w[129]
        xor ebx, ecx                ;   251.0 p1     107 w[129]
        xor ebx, r15d               ;   255.0 p5     107 w[129]
        ror ebx, 0x15               ;   256.0 p0     107 w[129]
        mov dword [rsp + 488], edx  ;   241.0 p7+p4  107 w[121] spill
        mov edx, r10d               ;   243.0        107 w[130] copy
        xor edx, 0x9e3779c3         ;   243.0 p6     107 w[130]
        xor edx, r14d               ;   249.0 p11    107 w[130]
        xor edx, eax                ;   253.0 p1     107 w[130]
        xor edx, ebx                ;   257.0 p5     107 w[130]
        ror edx, 0x15               ;   258.0 p0     107 w[130]
        mov dword [rsp + 492], r10d ;   243.0 p8+p9  107 w[122] spill
        mov r10d, ebp               ;   245.0        107 w[131] copy
        xor r10d, 0x9e3779c2        ;   245.0 p6     107 w[131]
        xor r10d, ecx               ;   251.0 p11    107 w[131]
        xor r10d, r15d              ;   255.0 p1     107 w[131]
        xor r10d, edx               ;   259.0 p5     107 w[131]
        ror r10d, 0x15              ;   260.0 p0     107 w[131]
        mov dword [rsp + 496], ebp  ;   245.0 p7+p4  107 w[123] spill
        mov ebp, r8d                ;   247.0        107 w[132] copy
        xor ebp, eax                ;   253.0 p6     107 w[132]
        mov dword [rsp + 500], r8d  ;   247.0 p8+p9  107 w[124] spill
        mov r8d, ebp                ;   254.0        107 w[132] copy
        xor r8d, 0x9e3779c5         ;   254.0 p11    107 w[132]
        xor r8d, ebx                ;   257.0 p1     107 w[132]
        xor r8d, r10d               ;   261.0 p5     107 w[132]
        ror r8d, 0x15               ;   262.0 p0     107 w[132]
        mov dword [rsp + 504], ebp  ;   254.0 p7+p4  107 w[132] spill
        mov ebp, r14d               ;   249.0        107 w[133] copy
        xor ebp, 0x9e3779c4         ;   249.0 p6     107 w[133]
        xor ebp, r15d               ;   255.0 p11    107 w[133]
        xor ebp, edx                ;   259.0 p1     107 w[133]
        xor ebp, r8d                ;   263.0 p5     107 w[133]
        ror ebp, 0x15               ;   264.0 p0     107 w[133]
        mov dword [rsp + 508], r14d ;   249.0 p8+p9  107 w[125] spill
        mov r14d, ecx               ;   251.0        107 w[134] copy
        xor r14d, 0x9e3779c7        ;   251.0 p6     107 w[134]
        xor r14d, ebx               ;   257.0 p11    107 w[134]
        xor r14d, r10d              ;   261.0 p1     107 w[134]
        xor r14d, ebp               ;   265.0 p5     107 w[134]
        ror r14d, 0x15              ;   266.0 p0     107 w[134]
        mov dword [rsp + 512], ecx  ;   251.0 p7+p4  107 w[126] spill
        mov ecx, eax                ;   253.0        107 w[135] copy
        xor ecx, 0x9e3779c6         ;   253.0 p6     107 w[135]
        xor ecx, edx                ;   259.0 p11    107 w[135]
        xor ecx, r8d                ;   263.0 p1     107 w[135]
        xor ecx, r14d               ;   267.0 p5     107 w[135]
        ror ecx, 0x15               ;   268.0 p0     107 w[135]
        mov dword [rsp + 516], eax  ;   253.0 p8+p9  107 w[127] spill
        mov eax, r15d               ;   255.0        107 w[136] copy
        xor eax, 0x9e377939         ;   255.0 p6     107 w[136]
        xor eax, r10d               ;   261.0 p11    107 w[136]
        xor eax, ebp                ;   265.0 p1     107 w[136]
        xor eax, ecx                ;   269.0 p5     107 w[136]
        ror eax, 0x15               ;   270.0 p0     107 w[136]
        mov dword [rsp + 520], r15d ;   255.0 p7+p4  107 w[128] spill
        mov r15d, ebx               ;   257.0        107 w[137] copy
        xor r15d, 0x9e377938        ;   257.0 p6     107 w[137]
        xor r15d, r8d               ;   263.0 p11    107 w[137]
        xor r15d, r14d              ;   267.0 p1     107 w[137]
        xor r15d, eax               ;   271.0 p5     107 w[137]
        mov dword [rsp + 524], r8d  ;   263.0 p8+p9  107 w[132] spill
        mov r8d, r12d               ;   153.3         26 box copy
        and r8d, r11d               ;   153.5 p0      26 box
        ror r15d, 0x15              ;   272.0 p6     107 w[137]
        xor r12d, esi               ;   153.8 p11     26 box
        or esi, r11d                ;   154.0 p1      26 box
        mov dword [rsp + 528], ebx  ;   257.0 p7+p4  107 w[129] spill
        mov ebx, edx                ;   259.0        107 w[138] copy
        xor ebx, 0x9e37793b         ;   259.0 p5     107 w[138]
        xor ebx, ebp                ;   265.0 p0     107 w[138]
        xor ebx, ecx                ;   269.0 p6     107 w[138]
        xor ebx, r15d               ;   273.0 p11    107 w[138]
        xor r11d, r13d              ;   155.2 p1      26 box
        ror ebx, 0x15               ;   274.0 p0     107 w[138]
        or r11d, r8d                ;   156.2 p5      26 box
        and r13d, esi               ;   155.8 p6      26 box
        mov dword [rsp + 532], r15d ;   273.0 p8+p9  107 w[137] spill
        mov r15d, r10d              ;   261.0        107 w[139] copy
        xor r15d, 0x9e37793a        ;   261.0 p11    107 w[139]
        xor r15d, r14d              ;   267.0 p1     107 w[139]
        xor r15d, eax               ;   271.0 p5     107 w[139]
        xor r15d, ebx               ;   275.0 p0     107 w[139]
        xor r13d, r12d              ;   156.8 p6      26 box
        ror r15d, 0x15              ;   276.0 p0     107 w[139]
        and r12d, esi               ;   157.2 p11     26 box
        xor r12d, r11d              ;   158.2 p1      26 box
        xor esi, r13d               ;   157.8 p5      26 box
        xor r13d, r8d               ;   157.8 p6      26 box
        xor r11d, r13d              ;   158.8 p11     26 box
        and r8d, r12d               ;   159.2 p1      26 box
        xor r8d, esi                ;   160.2 p5      26 box
        and esi, r12d               ;   159.2 p0      26 box
        xor r13d, esi               ;   160.2 p6      26 box
        mov esi, r9d                ;   158.7         25 box copy
        and esi, edi                ;   159.2 p11     25 box
        xor r9d, edi                ;   159.3 p1      25 box
        xor r9d, dword [rsp + 16]   ;   160.3 p5+p2   25 box
        xor esi, dword [rsp + 20]   ;   160.2 p0+p3   25 box
        mov dword [rsp + 536], r11d ;   159.8 p7+p4   26 box spill
        mov r11d, dword [rsp + 20]  ;   159.7 p10     25 box
        or r11d, edi                ;   164.7 p6      25 box
        xor r11d, dword [rsp + 16]  ;   165.7 p11+p2   25 box
        mov dword [rsp + 20], r12d  ;   160.2 p8+p9   26 box spill
        mov r12d, dword [rsp + 16]  ;   160.3 p3      25 box
        and r12d, esi               ;   165.3 p1      25 box
        xor esi, r9d                ;   161.3 p5      25 box
        xor edi, esi                ;   162.3 p0      25 box
        xor r12d, r9d               ;   166.3 p6      25 box
        or r9d, r11d                ;   166.7 p11     25 box
        xor esi, r9d                ;   167.7 p1      25 box
        xor r11d, esi               ;   168.7 p5      25 box
        xor esi, r12d               ;   168.7 p0      25 box
        not r12d                    ;   167.3 p6      25 box
        mov r9d, dword [rsp + 24]   ;   162.0 p10     24 box
        and r9d, dword [rsp + 32]   ;   167.0 p11+p2   24 box
        mov dword [rsp + 24], r12d  ;   168.3 p7+p4   25 box spill
        mov r12d, dword [rsp + 28]  ;   162.5 p3      24 box
        or r12d, dword [rsp + 32]   ;   167.5 p1+p10   24 box
        not r12d                    ;   168.5 p5      24 box
        mov dword [rsp + 28], r11d  ;   169.7 p8+p9   25 box spill
        mov r11d, dword [rsp + 36]  ;   163.2 p2      24 box
        not r11d                    ;   168.2 p0      24 box
        mov dword [rsp + 36], esi   ;   169.7 p7+p4   25 box spill
        mov esi, dword [rsp + 32]   ;   163.7 p3      24 box
        xor esi, r11d               ;   169.2 p6      24 box
        xor esi, dword [rsp + 40]   ;   170.2 p11+p10   24 box
        or r11d, r9d                ;   169.2 p1      24 box
        xor r9d, esi                ;   171.2 p5      24 box
        and esi, r11d               ;   171.2 p0      24 box
        or esi, r12d                ;   172.2 p6      24 box
        xor r11d, r9d               ;   172.2 p11     24 box
        or r11d, esi                ;   173.2 p1      24 box
        mov dword [rsp + 32], edi   ;   165.2 p8+p9   25 box spill
        mov edi, dword [rsp + 40]   ;   165.3 p2      24 box
        xor edi, r9d                ;   172.2 p5      24 box
        xor r12d, edi               ;   173.2 p0      24 box
        xor r11d, r12d              ;   174.2 p6      24 box
        and edi, esi                ;   173.2 p11     24 box
        xor r12d, edi               ;   174.2 p1      24 box
        mov edi, dword [rsp + 44]   ;   166.3 p3      23 box
        or edi, dword [rsp + 60]    ;   171.3 p5+p10   23 box
        xor edi, dword [rsp + 52]   ;   172.3 p0+p2   23 box
        mov dword [rsp + 44], esi   ;   173.2 p7+p4   24 box spill
        mov esi, dword [rsp + 60]   ;   167.3 p3      23 box
        xor esi, dword [rsp + 56]   ;   172.3 p6+p10   23 box
        mov dword [rsp + 60], r9d   ;   172.2 p8+p9   24 box spill
        mov r9d, dword [rsp + 52]   ;   167.7 p2      23 box
        and r9d, dword [rsp + 48]   ;   172.7 p11+p3   23 box
        xor r9d, esi                ;   173.7 p1      23 box
        not esi                     ;   173.3 p5      23 box
        mov dword [rsp + 52], r11d  ;   175.2 p7+p4   24 box spill
        mov r11d, dword [rsp + 56]  ;   168.5 p10     23 box
        xor r11d, edi               ;   173.5 p0      23 box
        mov dword [rsp + 56], r12d  ;   175.2 p8+p9   24 box spill
        mov r12d, dword [rsp + 48]  ;   168.8 p2      23 box
        xor r12d, edi               ;   173.8 p6      23 box
        or esi, r12d                ;   174.8 p11     23 box
        xor r12d, r11d              ;   174.8 p1      23 box
        or r12d, r9d                ;   175.8 p5      23 box
        xor r9d, r12d               ;   176.8 p0      23 box
        xor edi, r9d                ;   177.8 p6      23 box
        xor r9d, esi                ;   177.8 p11     23 box
        xor esi, r12d               ;   176.8 p1      23 box
        mov r12d, dword [rsp + 64]  ;   170.3 p3      30 box
        or r12d, dword [rsp + 76]   ;   175.3 p5+p10   30 box
        xor r12d, dword [rsp + 68]  ;   176.3 p0+p2   30 box
        mov dword [rsp + 48], r11d  ;   174.5 p7+p4   23 box spill
        mov r11d, dword [rsp + 68]  ;   171.3 p3      30 box
        and r11d, dword [rsp + 76]  ;   176.3 p6+p10   30 box
        mov dword [rsp + 68], edi   ;   178.8 p8+p9   23 box spill
        mov edi, dword [rsp + 64]   ;   171.7 p2      30 box
        xor edi, r11d               ;   177.3 p11     30 box
        xor r11d, dword [rsp + 72]  ;   177.3 p1+p3   30 box
        and r11d, edi               ;   178.3 p5      30 box
        mov dword [rsp + 64], esi   ;   177.8 p7+p4   23 box spill
        mov esi, dword [rsp + 76]   ;   172.5 p10     30 box
        xor esi, r11d               ;   179.3 p0      30 box
        or r11d, r12d               ;   179.3 p6      30 box
        xor r11d, dword [rsp + 72]  ;   180.3 p11+p2   30 box
        mov dword [rsp + 76], r9d   ;   178.8 p8+p9   23 box spill
        mov r9d, dword [rsp + 72]   ;   173.3 p3      30 box
        xor r9d, r12d               ;   178.3 p1      30 box
        not r9d                     ;   179.3 p5      30 box
        or r9d, edi                 ;   180.3 p0      30 box
        or r9d, esi                 ;   181.3 p6      30 box
        xor r12d, edi               ;   178.3 p11     30 box
        xor r12d, esi               ;   180.3 p1      30 box
        xor r9d, r12d               ;   182.3 p5      30 box
        xor esi, r11d               ;   181.3 p0      30 box
        or r12d, r11d               ;   181.3 p6      30 box
        xor edi, r12d               ;   182.3 p11     30 box
        mov r12d, dword [rsp + 80]  ;   175.0 p10     29 box
        and r12d, dword [rsp + 96]  ;   180.0 p1+p2   29 box
        mov dword [rsp + 80], esi   ;   182.3 p7+p4   30 box spill
        mov esi, dword [rsp + 88]   ;   175.5 p3      29 box
        not esi                     ;   180.5 p5      29 box
        mov dword [rsp + 88], r11d  ;   181.3 p8+p9   30 box spill
        mov r11d, dword [rsp + 96]  ;   176.0 p10     29 box
        xor r11d, dword [rsp + 92]  ;   181.0 p0+p2   29 box
        mov dword [rsp + 96], edi   ;   183.3 p7+p4   30 box spill
        mov edi, dword [rsp + 92]   ;   176.5 p3      29 box
        xor edi, esi                ;   181.5 p6      29 box
        xor r12d, edi               ;   182.5 p11     29 box
        and esi, dword [rsp + 84]   ;   181.5 p1+p10   29 box
        xor esi, edi                ;   182.5 p5      29 box
        or edi, dword [rsp + 84]    ;   182.5 p0+p2   29 box
        xor edi, r11d               ;   183.5 p6      29 box
        and r11d, esi               ;   183.5 p11     29 box
        xor esi, r12d               ;   183.5 p1      29 box
        mov dword [rsp + 92], r9d   ;   183.3 p8+p9   30 box spill
        mov r9d, dword [rsp + 84]   ;   178.2 p3      29 box
        xor r9d, r12d               ;   183.5 p5      29 box
        and esi, edi                ;   184.5 p0      29 box
        or edi, r11d                ;   184.5 p6      29 box
        xor r11d, r9d               ;   184.5 p11     29 box
        not r9d                     ;   184.5 p1      29 box
        xor esi, r9d                ;   185.5 p5      29 box
        xor r9d, edi                ;   185.5 p0      29 box
        mov edi, dword [rsp + 100]  ;   179.5 p10     28 box
        or edi, dword [rsp + 104]   ;   184.5 p6+p2   28 box
        mov dword [rsp + 84], esi   ;   186.5 p7+p4   29 box spill
        mov esi, dword [rsp + 108]  ;   180.0 p3      28 box
        xor esi, dword [rsp + 100]  ;   185.0 p11+p10   28 box
        xor edi, esi                ;   186.0 p1      28 box
        mov dword [rsp + 108], r9d  ;   186.5 p8+p9   29 box spill
        mov r9d, dword [rsp + 112]  ;   180.7 p2      28 box
        not r9d                     ;   185.7 p5      28 box
        and esi, dword [rsp + 100]  ;   186.0 p0+p3   28 box
        mov dword [rsp + 112], r12d ;   183.5 p7+p4   29 box spill
        mov r12d, dword [rsp + 104] ;   181.5 p10     28 box
        xor r12d, r9d               ;   186.7 p6      28 box
        xor r12d, dword [rsp + 100] ;   187.7 p11+p2   28 box
        and esi, r12d               ;   188.7 p1      28 box
        xor esi, r9d                ;   189.7 p5      28 box
        or r9d, r12d                ;   188.7 p0      28 box
        mov dword [rsp + 104], r11d ;   185.5 p8+p9   29 box spill
        mov r11d, dword [rsp + 100] ;   182.5 p3      28 box
        xor r11d, edi               ;   187.5 p6      28 box
        xor r9d, edi                ;   189.7 p11     28 box
        and edi, esi                ;   190.7 p1      28 box
        xor esi, r11d               ;   190.7 p5      28 box
        and r11d, r9d               ;   190.7 p0      28 box
        xor r11d, r12d              ;   191.7 p6      28 box
        xor r12d, edi               ;   191.7 p11     28 box
        mov edi, dword [rsp + 116]  ;   183.8 p10     27 box
        and edi, dword [rsp + 128]  ;   188.8 p1+p2   27 box
        xor edi, dword [rsp + 124]  ;   189.8 p5+p3   27 box
        mov dword [rsp + 100], esi  ;   191.7 p7+p4   28 box spill
        mov esi, dword [rsp + 116]  ;   184.8 p10     27 box
        xor esi, dword [rsp + 120]  ;   189.8 p0+p2   27 box
        mov dword [rsp + 116], r11d ;   192.7 p8+p9   28 box spill
        mov r11d, dword [rsp + 124] ;   185.2 p3      27 box
        or r11d, dword [rsp + 128]  ;   190.2 p6+p10   27 box
        or r11d, esi                ;   191.2 p11     27 box
        xor r11d, dword [rsp + 120] ;   192.2 p1+p2   27 box
        mov dword [rsp + 124], r12d ;   192.7 p7+p4   28 box spill
        mov r12d, dword [rsp + 120] ;   186.2 p3      27 box
        and r12d, esi               ;   191.2 p5      27 box
        xor r12d, edi               ;   192.2 p0      27 box
        mov dword [rsp + 120], r9d  ;   190.7 p8+p9   28 box spill
        mov r9d, dword [rsp + 128]  ;   186.8 p10     27 box
        xor r9d, edi                ;   191.8 p6      27 box
        and edi, r11d               ;   193.2 p11     27 box
        xor r11d, r9d               ;   193.2 p1      27 box
        or r9d, r12d                ;   193.2 p5      27 box
        not r12d                    ;   193.2 p0      27 box
        xor r9d, esi                ;   194.2 p6      27 box
        xor esi, edi                ;   194.2 p11     27 box
        mov edi, dword [rsp + 132]  ;   187.8 p2      26 box
        and edi, dword [rsp + 136]  ;   192.8 p1+p3   26 box
        mov dword [rsp + 128], esi  ;   195.2 p7+p4   27 box spill
        mov esi, dword [rsp + 136]  ;   189.2 p10     26 box
        xor esi, dword [rsp + 144]  ;   194.2 p5+p2   26 box
        mov dword [rsp + 136], r9d  ;   195.2 p8+p9   27 box spill
        mov r9d, dword [rsp + 144]  ;   189.7 p3      26 box
        or r9d, dword [rsp + 132]   ;   194.7 p0+p10   26 box
        mov dword [rsp + 144], r11d ;   194.2 p7+p4   27 box spill
        mov r11d, dword [rsp + 132] ;   191.0 p2      26 box
        xor r11d, dword [rsp + 140] ;   196.0 p6+p3   26 box
        or r11d, edi                ;   197.0 p11     26 box
        mov dword [rsp + 132], r12d ;   194.2 p8+p9   27 box spill
        mov r12d, dword [rsp + 140] ;   191.7 p10     26 box
        and r12d, r9d               ;   196.7 p1      26 box
        xor r12d, esi               ;   197.7 p5      26 box
        and esi, r9d                ;   195.7 p0      26 box
        xor esi, r11d               ;   198.0 p6      26 box
        xor r9d, r12d               ;   198.7 p11     26 box
        xor r12d, edi               ;   198.7 p1      26 box
        xor r11d, r12d              ;   199.7 p5      26 box
        and edi, esi                ;   199.0 p0      26 box
        xor edi, r9d                ;   200.0 p6      26 box
        and r9d, esi                ;   199.7 p11     26 box
        xor r12d, r9d               ;   200.7 p1      26 box
        mov r9d, dword [rsp + 148]  ;   195.3 p2      25 box
        and r9d, dword [rsp + 156]  ;   200.3 p5+p3   25 box
        xor r9d, dword [rsp + 160]  ;   201.3 p0+p10   25 box
        mov dword [rsp + 140], r11d ;   200.7 p7+p4   26 box spill
        mov r11d, dword [rsp + 156] ;   196.3 p2      25 box
        xor r11d, dword [rsp + 148] ;   201.3 p6+p3   25 box
        xor r11d, dword [rsp + 152] ;   202.3 p11+p10   25 box
        mov dword [rsp + 156], esi  ;   199.0 p8+p9   26 box spill
        mov esi, dword [rsp + 160]  ;   197.5 p2      25 box
        or esi, dword [rsp + 148]   ;   202.5 p1+p3   25 box
        xor esi, dword [rsp + 152]  ;   203.5 p5+p10   25 box
        mov dword [rsp + 160], edi  ;   201.0 p7+p4   26 box spill
        mov edi, dword [rsp + 152]  ;   198.5 p2      25 box
        and edi, r9d                ;   203.5 p0      25 box
        xor edi, r11d               ;   204.5 p6      25 box
        xor r9d, r11d               ;   203.3 p11     25 box
        or r11d, esi                ;   204.5 p1      25 box
        xor r11d, r9d               ;   205.5 p5      25 box
        xor r9d, dword [rsp + 148]  ;   204.3 p0+p3   25 box
        xor esi, r11d               ;   206.5 p6      25 box
        xor r11d, edi               ;   206.5 p11     25 box
        not edi                     ;   205.5 p1      25 box
        mov dword [rsp + 148], edi  ;   206.5 p8+p9   25 box spill
        mov edi, dword [rsp + 164]  ;   201.3 p10     24 box
        and edi, dword [rsp + 172]  ;   206.3 p5+p2   24 box
        mov dword [rsp + 164], esi  ;   207.5 p7+p4   25 box spill
        mov esi, dword [rsp + 168]  ;   201.8 p3      24 box
        or esi, dword [rsp + 172]   ;   206.8 p0+p10   24 box
        not esi                     ;   207.8 p6      24 box
        mov dword [rsp + 168], r11d ;   207.5 p8+p9   25 box spill
        mov r11d, dword [rsp + 176] ;   203.3 p2      24 box
        not r11d                    ;   208.3 p11     24 box
        mov dword [rsp + 176], r9d  ;   205.3 p7+p4   25 box spill
        mov r9d, dword [rsp + 172]  ;   203.8 p3      24 box
        xor r9d, r11d               ;   209.3 p1      24 box
        xor r9d, dword [rsp + 180]  ;   210.3 p5+p10   24 box
        or r11d, edi                ;   209.3 p0      24 box
        xor edi, r9d                ;   211.3 p6      24 box
        and r9d, r11d               ;   211.3 p11     24 box
        or r9d, esi                 ;   212.3 p1      24 box
        xor r11d, edi               ;   212.3 p5      24 box
        or r11d, r9d                ;   213.3 p0      24 box
        mov dword [rsp + 172], r12d ;   207.0 p8+p9   26 box spill
        mov r12d, dword [rsp + 180] ;   207.2 p2      24 box
        xor r12d, edi               ;   212.3 p6      24 box
        xor esi, r12d               ;   213.3 p11     24 box
        xor r11d, esi               ;   214.3 p1      24 box
        and r12d, r9d               ;   213.3 p5      24 box
        xor esi, r12d               ;   214.3 p0      24 box
        mov r12d, dword [rsp + 184] ;   209.0 p3      23 box
        or r12d, dword [rsp + 200]  ;   214.0 p6+p10   23 box
        xor r12d, dword [rsp + 192] ;   215.0 p11+p2   23 box
        mov dword [rsp + 184], r9d  ;   213.3 p7+p4   24 box spill
        mov r9d, dword [rsp + 200]  ;   210.0 p3      23 box
        xor r9d, dword [rsp + 196]  ;   215.0 p1+p10   23 box
        mov dword [rsp + 200], edi  ;   212.3 p8+p9   24 box spill
        mov edi, dword [rsp + 192]  ;   211.0 p2      23 box
        and edi, dword [rsp + 188]  ;   216.0 p5+p3   23 box
        xor edi, r9d                ;   217.0 p0      23 box
        not r9d                     ;   216.0 p6      23 box
        mov dword [rsp + 192], r11d ;   215.3 p7+p4   24 box spill
        mov r11d, dword [rsp + 196] ;   211.8 p10     23 box
        xor r11d, r12d              ;   216.8 p11     23 box
        mov dword [rsp + 196], esi  ;   215.3 p8+p9   24 box spill
        mov esi, dword [rsp + 188]  ;   213.0 p2      23 box
        xor esi, r12d               ;   218.0 p1      23 box
        or r9d, esi                 ;   219.0 p5      23 box
        xor esi, r11d               ;   219.0 p0      23 box
        or esi, edi                 ;   220.0 p6      23 box
        xor edi, esi                ;   221.0 p11     23 box
        xor r12d, edi               ;   222.0 p1      23 box
        xor edi, r9d                ;   222.0 p5      23 box
        xor r9d, esi                ;   221.0 p0      23 box
        mov esi, dword [rsp + 204]  ;   215.5 p3      30 box
        or esi, dword [rsp + 216]   ;   220.5 p6+p10   30 box
        xor esi, dword [rsp + 208]  ;   221.5 p11+p2   30 box
        mov dword [rsp + 188], r11d ;   217.8 p7+p4   23 box spill
        mov r11d, dword [rsp + 208] ;   217.0 p3      30 box
        and r11d, dword [rsp + 216] ;   222.0 p1+p10   30 box
        mov dword [rsp + 208], r12d ;   223.0 p8+p9   23 box spill
        mov r12d, dword [rsp + 204] ;   217.5 p2      30 box
        xor r12d, r11d              ;   223.0 p5      30 box
        xor r11d, dword [rsp + 212] ;   223.0 p0+p3   30 box
        and r11d, r12d              ;   224.0 p6      30 box
        mov dword [rsp + 204], r9d  ;   222.0 p7+p4   23 box spill
        mov r9d, dword [rsp + 216]  ;   219.2 p10     30 box
        xor r9d, r11d               ;   225.0 p11     30 box
        or r11d, esi                ;   225.0 p1      30 box
        xor r11d, dword [rsp + 212] ;   226.0 p5+p2   30 box
        mov dword [rsp + 216], edi  ;   223.0 p8+p9   23 box spill
        mov edi, dword [rsp + 212]  ;   220.0 p3      30 box
        xor edi, esi                ;   225.0 p0      30 box
        not edi                     ;   226.0 p6      30 box
        or edi, r12d                ;   227.0 p11     30 box
        or edi, r9d                 ;   228.0 p1      30 box
        xor esi, r12d               ;   224.0 p5      30 box
        xor esi, r9d                ;   226.0 p0      30 box
        xor edi, esi                ;   229.0 p6      30 box
        xor r9d, r11d               ;   227.0 p11     30 box
        or esi, r11d                ;   227.0 p1      30 box
        xor r12d, esi               ;   228.0 p5      30 box
        mov esi, dword [rsp + 220]  ;   223.5 p10     29 box
        and esi, dword [rsp + 236]  ;   228.5 p0+p2   29 box
        mov dword [rsp + 220], r9d  ;   228.0 p7+p4   30 box spill
        mov r9d, dword [rsp + 228]  ;   224.0 p3      29 box
        not r9d                     ;   229.0 p6      29 box
        mov dword [rsp + 228], r11d ;   227.0 p8+p9   30 box spill
        mov r11d, dword [rsp + 236] ;   225.3 p10     29 box
        xor r11d, dword [rsp + 232] ;   230.3 p11+p2   29 box
        mov dword [rsp + 236], r12d ;   229.0 p7+p4   30 box spill
        mov r12d, dword [rsp + 232] ;   225.8 p3      29 box
        xor r12d, r9d               ;   230.8 p1      29 box
        xor esi, r12d               ;   231.8 p5      29 box
        and r9d, dword [rsp + 224]  ;   230.0 p0+p10   29 box
        xor r9d, r12d               ;   231.8 p6      29 box
        or r12d, dword [rsp + 224]  ;   231.8 p11+p2   29 box
        xor r12d, r11d              ;   232.8 p1      29 box
        and r11d, r9d               ;   232.8 p5      29 box
        xor r9d, esi                ;   232.8 p0      29 box
        mov dword [rsp + 232], edi  ;   230.0 p8+p9   30 box spill
        mov edi, dword [rsp + 224]  ;   229.2 p3      29 box
        xor edi, esi                ;   234.2 p6      29 box
        and r9d, r12d               ;   233.8 p11     29 box
        or r12d, r11d               ;   233.8 p1      29 box
        xor r11d, edi               ;   235.2 p5      29 box
        not edi                     ;   235.2 p0      29 box
        xor r9d, edi                ;   236.2 p6      29 box
        xor r12d, edi               ;   236.2 p11     29 box
        mov edi, dword [rsp + 240]  ;   231.3 p10     28 box
        or edi, dword [rsp + 244]   ;   236.3 p1+p2   28 box
        mov dword [rsp + 224], r9d  ;   237.2 p7+p4   29 box spill
        mov r9d, dword [rsp + 248]  ;   231.8 p3      28 box
        xor r9d, dword [rsp + 240]  ;   236.8 p5+p10   28 box
        xor edi, r9d                ;   237.8 p0      28 box
        mov dword [rsp + 248], r12d ;   237.2 p8+p9   29 box spill
        mov r12d, dword [rsp + 252] ;   233.3 p2      28 box
        not r12d                    ;   238.3 p6      28 box
        and r9d, dword [rsp + 240]  ;   237.8 p11+p3   28 box
        mov dword [rsp + 252], esi  ;   233.8 p7+p4   29 box spill
        mov esi, dword [rsp + 244]  ;   234.0 p10     28 box
        xor esi, r12d               ;   239.3 p1      28 box
        xor esi, dword [rsp + 240]  ;   240.3 p5+p2   28 box
        and r9d, esi                ;   241.3 p0      28 box
        xor r9d, r12d               ;   242.3 p6      28 box
        or r12d, esi                ;   241.3 p11     28 box
        mov dword [rsp + 244], r11d ;   236.2 p8+p9   29 box spill
        mov r11d, dword [rsp + 240] ;   236.0 p3      28 box
        xor r11d, edi               ;   241.0 p1      28 box
        xor r12d, edi               ;   242.3 p5      28 box
        and edi, r9d                ;   243.3 p0      28 box
        xor r9d, r11d               ;   243.3 p6      28 box
        and r11d, r12d              ;   243.3 p11     28 box
        xor r11d, esi               ;   244.3 p1      28 box
        xor esi, edi                ;   244.3 p5      28 box
        mov edi, dword [rsp + 256]  ;   238.2 p10     27 box
        and edi, dword [rsp + 268]  ;   243.2 p0+p2   27 box
        xor edi, dword [rsp + 264]  ;   244.2 p6+p3   27 box
        mov dword [rsp + 240], r9d  ;   244.3 p7+p4   28 box spill
        mov r9d, dword [rsp + 256]  ;   239.3 p10     27 box
        xor r9d, dword [rsp + 260]  ;   244.3 p11+p2   27 box
        mov dword [rsp + 256], r11d ;   245.3 p8+p9   28 box spill
        mov r11d, dword [rsp + 264] ;   240.0 p3      27 box
        or r11d, dword [rsp + 268]  ;   245.0 p1+p10   27 box
        or r11d, r9d                ;   246.0 p5      27 box
        xor r11d, dword [rsp + 260] ;   247.0 p0+p2   27 box
        mov dword [rsp + 264], esi  ;   245.3 p7+p4   28 box spill
        mov esi, dword [rsp + 260]  ;   241.5 p3      27 box
        and esi, r9d                ;   246.5 p6      27 box
        xor esi, edi                ;   247.5 p11     27 box
        mov dword [rsp + 260], r12d ;   243.3 p8+p9   28 box spill
        mov r12d, dword [rsp + 268] ;   243.0 p10     27 box
        xor r12d, edi               ;   248.0 p1      27 box
        and edi, r11d               ;   248.0 p5      27 box
        xor r11d, r12d              ;   249.0 p0      27 box
        or r12d, esi                ;   249.0 p6      27 box
        not esi                     ;   248.5 p11     27 box
        xor r12d, r9d               ;   250.0 p1      27 box
        xor r9d, edi                ;   249.0 p5      27 box
        mov edi, dword [rsp + 272]  ;   245.2 p2      26 box
        and edi, dword [rsp + 276]  ;   250.2 p0+p3   26 box
        mov dword [rsp + 268], r9d  ;   250.0 p7+p4   27 box spill
        mov r9d, dword [rsp + 276]  ;   245.7 p10     26 box
        xor r9d, dword [rsp + 284]  ;   250.7 p6+p2   26 box
        mov dword [rsp + 276], r12d ;   251.0 p8+p9   27 box spill
        mov r12d, dword [rsp + 284] ;   246.3 p3      26 box
        or r12d, dword [rsp + 272]  ;   251.3 p11+p10   26 box
        mov dword [rsp + 284], r11d ;   250.0 p7+p4   27 box spill
        mov r11d, dword [rsp + 272] ;   247.2 p2      26 box
        xor r11d, dword [rsp + 280] ;   252.2 p1+p3   26 box
        or r11d, edi                ;   253.2 p5      26 box
        mov dword [rsp + 272], esi  ;   249.5 p8+p9   27 box spill
        mov esi, dword [rsp + 280]  ;   247.8 p10     26 box
        and esi, r12d               ;   252.8 p0      26 box
        xor esi, r9d                ;   253.8 p6      26 box
        and r9d, r12d               ;   252.3 p11     26 box
        xor r9d, r11d               ;   254.2 p1      26 box
        xor r12d, esi               ;   254.8 p5      26 box
        xor esi, edi                ;   254.8 p0      26 box
        xor r11d, esi               ;   255.8 p6      26 box
        and edi, r9d                ;   255.2 p11     26 box
        xor edi, r12d               ;   256.2 p1      26 box
        and r12d, r9d               ;   255.8 p5      26 box
        xor esi, r12d               ;   256.8 p0      26 box
        mov r12d, dword [rsp + 288] ;   251.5 p2      25 box
        and r12d, dword [rsp + 296] ;   256.5 p6+p3   25 box
        xor r12d, dword [rsp + 300] ;   257.5 p11+p10   25 box
        mov dword [rsp + 280], r11d ;   256.8 p7+p4   26 box spill
        mov r11d, dword [rsp + 296] ;   253.0 p2      25 box
        xor r11d, dword [rsp + 288] ;   258.0 p1+p3   25 box
        xor r11d, dword [rsp + 292] ;   259.0 p5+p10   25 box
        mov dword [rsp + 296], r9d  ;   255.2 p8+p9   26 box spill
        mov r9d, dword [rsp + 300]  ;   254.0 p2      25 box
        or r9d, dword [rsp + 288]   ;   259.0 p0+p3   25 box
        xor r9d, dword [rsp + 292]  ;   260.0 p6+p10   25 box
        mov dword [rsp + 300], edi  ;   257.2 p7+p4   26 box spill
        mov edi, dword [rsp + 292]  ;   255.2 p2      25 box
        and edi, r12d               ;   260.2 p11     25 box
        xor edi, r11d               ;   261.2 p1      25 box
        xor r12d, r11d              ;   260.0 p5      25 box
        or r11d, r9d                ;   261.0 p0      25 box
        xor r11d, r12d              ;   262.0 p6      25 box
        xor r12d, dword [rsp + 288] ;   261.0 p11+p3   25 box
        xor r9d, r11d               ;   263.0 p1      25 box
        xor r11d, edi               ;   263.0 p5      25 box
        not edi                     ;   262.2 p0      25 box
        mov dword [rsp + 288], edi  ;   263.2 p8+p9   25 box spill
        mov edi, dword [rsp + 304]  ;   257.8 p10     24 box
        and edi, dword [rsp + 312]  ;   262.8 p6+p2   24 box
        mov dword [rsp + 304], r9d  ;   264.0 p7+p4   25 box spill
        mov r9d, dword [rsp + 308]  ;   259.2 p3      24 box
        or r9d, dword [rsp + 312]   ;   264.2 p11+p10   24 box
        not r9d                     ;   265.2 p1      24 box
        mov dword [rsp + 308], r11d ;   264.0 p8+p9   25 box spill
        mov r11d, dword [rsp + 316] ;   259.8 p2      24 box
        not r11d                    ;   264.8 p5      24 box
        mov dword [rsp + 316], r12d ;   262.0 p7+p4   25 box spill
        mov r12d, dword [rsp + 312] ;   261.2 p3      24 box
        xor r12d, r11d              ;   266.2 p0      24 box
        xor r12d, dword [rsp + 320] ;   267.2 p6+p10   24 box
        or r11d, edi                ;   265.8 p11     24 box
        xor edi, r12d               ;   268.2 p1      24 box
        and r12d, r11d              ;   268.2 p5      24 box
        or r12d, r9d                ;   269.2 p0      24 box
        xor r11d, edi               ;   269.2 p6      24 box
        or r11d, r12d               ;   270.2 p11     24 box
        mov dword [rsp + 312], esi  ;   263.2 p8+p9   26 box spill
        mov esi, dword [rsp + 320]  ;   263.3 p2      24 box
        xor esi, edi                ;   269.2 p1      24 box
        xor r9d, esi                ;   270.2 p5      24 box
        xor r11d, r9d               ;   271.2 p0      24 box
        and esi, r12d               ;   270.2 p6      24 box
        xor r9d, esi                ;   271.2 p11     24 box
        mov esi, dword [rsp + 324]  ;   265.2 p3      23 box
        or esi, dword [rsp + 340]   ;   270.2 p1+p10   23 box
        xor esi, dword [rsp + 332]  ;   271.2 p5+p2   23 box
        mov dword [rsp + 324], r12d ;   270.2 p7+p4   24 box spill
        mov r12d, dword [rsp + 340] ;   266.2 p3      23 box
        xor r12d, dword [rsp + 336] ;   271.2 p0+p10   23 box
        mov dword [rsp + 340], edi  ;   269.2 p8+p9   24 box spill
        mov edi, dword [rsp + 332]  ;   267.2 p2      23 box
        and edi, dword [rsp + 328]  ;   272.2 p6+p3   23 box
        xor edi, r12d               ;   273.2 p11     23 box
        not r12d                    ;   272.2 p1      23 box
        mov dword [rsp + 332], r11d ;   272.2 p7+p4   24 box spill
        mov r11d, dword [rsp + 336] ;   268.0 p10     23 box
        xor r11d, esi               ;   273.0 p5      23 box
        mov dword [rsp + 336], r9d  ;   272.2 p8+p9   24 box spill
        mov r9d, dword [rsp + 328]  ;   269.3 p2      23 box
        xor r9d, esi                ;   274.3 p0      23 box
        or r12d, r9d                ;   275.3 p6      23 box
        xor r9d, r11d               ;   275.3 p11     23 box
        or r9d, edi                 ;   276.3 p1      23 box
        xor edi, r9d                ;   277.3 p5      23 box
        xor esi, edi                ;   278.3 p0      23 box
        xor edi, r12d               ;   278.3 p6      23 box
        xor r12d, r9d               ;   277.3 p11     23 box
        mov r9d, dword [rsp + 344]  ;   271.7 p3      30 box
        or r9d, dword [rsp + 356]   ;   276.7 p1+p10   30 box
        xor r9d, dword [rsp + 348]  ;   277.7 p5+p2   30 box
        mov dword [rsp + 328], r11d ;   274.0 p7+p4   23 box spill
        mov r11d, dword [rsp + 348] ;   272.7 p3      30 box
        and r11d, dword [rsp + 356] ;   277.7 p0+p10   30 box
        mov dword [rsp + 348], esi  ;   279.3 p8+p9   23 box spill
        mov esi, dword [rsp + 344]  ;   273.2 p2      30 box
        xor esi, r11d               ;   278.7 p6      30 box
        xor r11d, dword [rsp + 352] ;   278.7 p11+p3   30 box
        and r11d, esi               ;   279.7 p1      30 box
        mov dword [rsp + 344], r12d ;   278.3 p7+p4   23 box spill
        mov r12d, dword [rsp + 356] ;   274.0 p10     30 box
        xor r12d, r11d              ;   280.7 p5      30 box
        or r11d, r9d                ;   280.7 p0      30 box
        xor r11d, dword [rsp + 352] ;   281.7 p6+p2   30 box
        mov dword [rsp + 356], edi  ;   279.3 p8+p9   23 box spill
        mov edi, dword [rsp + 352]  ;   275.2 p3      30 box
        xor edi, r9d                ;   280.2 p11     30 box
        not edi                     ;   281.2 p1      30 box
        or edi, esi                 ;   282.2 p5      30 box
        or edi, r12d                ;   283.2 p0      30 box
        xor r9d, esi                ;   279.7 p6      30 box
        xor r9d, r12d               ;   281.7 p11     30 box
        xor edi, r9d                ;   284.2 p1      30 box
        xor r12d, r11d              ;   282.7 p5      30 box
        or r9d, r11d                ;   282.7 p0      30 box
        xor esi, r9d                ;   283.7 p6      30 box
        mov r9d, dword [rsp + 360]  ;   277.3 p10     29 box
        and r9d, dword [rsp + 376]  ;   282.3 p11+p2   29 box
        mov dword [rsp + 360], r12d ;   283.7 p7+p4   30 box spill
        mov r12d, dword [rsp + 368] ;   277.8 p3      29 box
        not r12d                    ;   282.8 p1      29 box
        mov dword [rsp + 368], r11d ;   282.7 p8+p9   30 box spill
        mov r11d, dword [rsp + 376] ;   278.3 p10     29 box
        xor r11d, dword [rsp + 372] ;   283.3 p5+p2   29 box
        mov dword [rsp + 376], esi  ;   284.7 p7+p4   30 box spill
        mov esi, dword [rsp + 372]  ;   278.8 p3      29 box
        xor esi, r12d               ;   283.8 p0      29 box
        xor r9d, esi                ;   284.8 p6      29 box
        and r12d, dword [rsp + 364] ;   283.8 p11+p10   29 box
        xor r12d, esi               ;   284.8 p1      29 box
        or esi, dword [rsp + 364]   ;   284.8 p5+p2   29 box
        xor esi, r11d               ;   285.8 p0      29 box
        and r11d, r12d              ;   285.8 p6      29 box
        xor r12d, r9d               ;   285.8 p11     29 box
        mov dword [rsp + 372], edi  ;   285.2 p8+p9   30 box spill
        mov edi, dword [rsp + 364]  ;   280.5 p3      29 box
        xor edi, r9d                ;   285.8 p1      29 box
        and r12d, esi               ;   286.8 p5      29 box
        or esi, r11d                ;   286.8 p0      29 box
        xor r11d, edi               ;   286.8 p6      29 box
        not edi                     ;   286.8 p11     29 box
        xor r12d, edi               ;   287.8 p1      29 box
        xor edi, esi                ;   287.8 p5      29 box
        mov esi, dword [rsp + 380]  ;   281.8 p10     28 box
        or esi, dword [rsp + 384]   ;   286.8 p0+p2   28 box
        mov dword [rsp + 364], r12d ;   288.8 p7+p4   29 box spill
        mov r12d, dword [rsp + 388] ;   282.3 p3      28 box
        xor r12d, dword [rsp + 380] ;   287.3 p6+p10   28 box
        xor esi, r12d               ;   288.3 p11     28 box
        mov dword [rsp + 388], edi  ;   288.8 p8+p9   29 box spill
        mov edi, dword [rsp + 392]  ;   283.0 p2      28 box
        not edi                     ;   288.0 p1      28 box
        and r12d, dword [rsp + 380] ;   288.3 p5+p3   28 box
        mov dword [rsp + 392], r9d  ;   285.8 p7+p4   29 box spill
        mov r9d, dword [rsp + 384]  ;   283.8 p10     28 box
        xor r9d, edi                ;   289.0 p0      28 box
        xor r9d, dword [rsp + 380]  ;   290.0 p6+p2   28 box
        and r12d, r9d               ;   291.0 p11     28 box
        xor r12d, edi               ;   292.0 p1      28 box
        or edi, r9d                 ;   291.0 p5      28 box
        mov dword [rsp + 384], r11d ;   287.8 p8+p9   29 box spill
        mov r11d, dword [rsp + 380] ;   284.8 p3      28 box
        xor r11d, esi               ;   289.8 p0      28 box
        xor edi, esi                ;   292.0 p6      28 box
        and esi, r12d               ;   293.0 p11     28 box
        xor r12d, r11d              ;   293.0 p1      28 box
        and r11d, edi               ;   293.0 p5      28 box
        xor r11d, r9d               ;   294.0 p0      28 box
        xor r9d, esi                ;   294.0 p6      28 box
        mov esi, dword [rsp + 396]  ;   286.2 p10     27 box
        and esi, dword [rsp + 408]  ;   291.2 p11+p2   27 box
        xor esi, dword [rsp + 404]  ;   292.2 p1+p3   27 box
        mov dword [rsp + 380], r12d ;   294.0 p7+p4   28 box spill
        mov r12d, dword [rsp + 396] ;   287.2 p10     27 box
        xor r12d, dword [rsp + 400] ;   292.2 p5+p2   27 box
        mov dword [rsp + 396], r11d ;   295.0 p8+p9   28 box spill
        mov r11d, dword [rsp + 404] ;   287.5 p3      27 box
        or r11d, dword [rsp + 408]  ;   292.5 p0+p10   27 box
        or r11d, r12d               ;   293.5 p6      27 box
        xor r11d, dword [rsp + 400] ;   294.5 p11+p2   27 box
        mov dword [rsp + 404], r9d  ;   295.0 p7+p4   28 box spill
        mov r9d, dword [rsp + 400]  ;   288.5 p3      27 box
        and r9d, r12d               ;   293.5 p1      27 box
        xor r9d, esi                ;   294.5 p5      27 box
        mov dword [rsp + 400], edi  ;   293.0 p8+p9   28 box spill
        mov edi, dword [rsp + 408]  ;   289.2 p10     27 box
        xor edi, esi                ;   294.2 p0      27 box
        and esi, r11d               ;   295.5 p6      27 box
        xor r11d, edi               ;   295.5 p11     27 box
        or edi, r9d                 ;   295.5 p1      27 box
        not r9d                     ;   295.5 p5      27 box
        xor edi, r12d               ;   296.5 p0      27 box
        xor r12d, esi               ;   296.5 p6      27 box
        mov esi, dword [rsp + 412]  ;   290.2 p2      26 box
        and esi, dword [rsp + 416]  ;   295.2 p11+p3   26 box
        mov dword [rsp + 408], r12d ;   297.5 p7+p4   27 box spill
        mov r12d, dword [rsp + 416] ;   290.7 p10     26 box
        xor r12d, dword [rsp + 424] ;   295.7 p1+p2   26 box
        mov dword [rsp + 416], edi  ;   297.5 p8+p9   27 box spill
        mov edi, dword [rsp + 424]  ;   291.3 p3      26 box
        or edi, dword [rsp + 412]   ;   296.3 p5+p10   26 box
        mov dword [rsp + 424], r11d ;   296.5 p7+p4   27 box spill
        mov r11d, dword [rsp + 412] ;   292.2 p2      26 box
        xor r11d, dword [rsp + 420] ;   297.2 p0+p3   26 box
        or r11d, esi                ;   298.2 p6      26 box
        mov dword [rsp + 412], r9d  ;   296.5 p8+p9   27 box spill
        mov r9d, dword [rsp + 420]  ;   292.7 p10     26 box
        and r9d, edi                ;   297.7 p11     26 box
        xor r9d, r12d               ;   298.7 p1      26 box
        and r12d, edi               ;   297.3 p5      26 box
        xor r12d, r11d              ;   299.2 p0      26 box
        xor edi, r9d                ;   299.7 p6      26 box
        xor r9d, esi                ;   299.7 p11     26 box
        xor r11d, r9d               ;   300.7 p1      26 box
        and esi, r12d               ;   300.2 p5      26 box
        xor esi, edi                ;   301.2 p0      26 box
        and edi, r12d               ;   300.7 p6      26 box
        xor r9d, edi                ;   301.7 p11     26 box
        mov edi, dword [rsp + 428]  ;   294.3 p2      25 box
        and edi, dword [rsp + 436]  ;   299.3 p1+p3   25 box
        xor edi, dword [rsp + 440]  ;   300.3 p5+p10   25 box
        mov dword [rsp + 420], r11d ;   301.7 p7+p4   26 box spill
        mov r11d, dword [rsp + 436] ;   295.3 p2      25 box
        xor r11d, dword [rsp + 428] ;   300.3 p0+p3   25 box
        xor r11d, dword [rsp + 432] ;   301.3 p6+p10   25 box
        mov dword [rsp + 436], r12d ;   300.2 p8+p9   26 box spill
        mov r12d, dword [rsp + 440] ;   296.3 p2      25 box
        or r12d, dword [rsp + 428]  ;   301.3 p11+p3   25 box
        xor r12d, dword [rsp + 432] ;   302.3 p1+p10   25 box
        mov dword [rsp + 440], esi  ;   302.2 p7+p4   26 box spill
        mov esi, dword [rsp + 432]  ;   297.3 p2      25 box
        and esi, edi                ;   302.3 p5      25 box
        xor esi, r11d               ;   303.3 p0      25 box
        xor edi, r11d               ;   302.3 p6      25 box
        or r11d, r12d               ;   303.3 p11     25 box
        xor r11d, edi               ;   304.3 p1      25 box
        xor edi, dword [rsp + 428]  ;   303.3 p5+p3   25 box
        xor r12d, r11d              ;   305.3 p0      25 box
        xor r11d, esi               ;   305.3 p6      25 box
        not esi                     ;   304.3 p11     25 box
        mov dword [rsp + 428], esi  ;   305.3 p8+p9   25 box spill
        mov esi, dword [rsp + 444]  ;   298.2 p10     24 box
        and esi, dword [rsp + 452]  ;   303.2 p1+p2   24 box
        mov dword [rsp + 444], r12d ;   306.3 p7+p4   25 box spill
        mov r12d, dword [rsp + 448] ;   298.7 p3      24 box
        or r12d, dword [rsp + 452]  ;   303.7 p5+p10   24 box
        not r12d                    ;   304.7 p0      24 box
        mov dword [rsp + 448], r11d ;   306.3 p8+p9   25 box spill
        mov r11d, dword [rsp + 456] ;   299.3 p2      24 box
        not r11d                    ;   304.3 p6      24 box
        mov dword [rsp + 456], edi  ;   304.3 p7+p4   25 box spill
        mov edi, dword [rsp + 452]  ;   299.8 p3      24 box
        xor edi, r11d               ;   305.3 p11     24 box
        xor edi, dword [rsp + 460]  ;   306.3 p1+p10   24 box
        or r11d, esi                ;   305.3 p5      24 box
        xor esi, edi                ;   307.3 p0      24 box
        and edi, r11d               ;   307.3 p6      24 box
        or edi, r12d                ;   308.3 p11     24 box
        xor r11d, esi               ;   308.3 p1      24 box
        or r11d, edi                ;   309.3 p5      24 box
        mov dword [rsp + 452], r9d  ;   302.7 p8+p9   26 box spill
        mov r9d, dword [rsp + 460]  ;   301.5 p2      24 box
        xor r9d, esi                ;   308.3 p0      24 box
        xor r12d, r9d               ;   309.3 p6      24 box
        xor r11d, r12d              ;   310.3 p11     24 box
        and r9d, edi                ;   309.3 p1      24 box
        xor r12d, r9d               ;   310.3 p5      24 box
        mov r9d, dword [rsp + 464]  ;   302.5 p3      23 box
        or r9d, dword [rsp + 480]   ;   307.5 p0+p10   23 box
        xor r9d, dword [rsp + 472]  ;   308.5 p6+p2   23 box
        mov dword [rsp + 464], edi  ;   309.3 p7+p4   24 box spill
        mov edi, dword [rsp + 480]  ;   303.5 p3      23 box
        xor edi, dword [rsp + 476]  ;   308.5 p11+p10   23 box
        mov dword [rsp + 480], esi  ;   308.3 p8+p9   24 box spill
        mov esi, dword [rsp + 472]  ;   303.8 p2      23 box
        and esi, dword [rsp + 468]  ;   308.8 p1+p3   23 box
        xor esi, edi                ;   309.8 p5      23 box
        not edi                     ;   309.5 p0      23 box
        mov dword [rsp + 472], r11d ;   311.3 p7+p4   24 box spill
        mov r11d, dword [rsp + 476] ;   304.7 p10     23 box
        xor r11d, r9d               ;   309.7 p6      23 box
        mov dword [rsp + 476], r12d ;   311.3 p8+p9   24 box spill
        mov r12d, dword [rsp + 468] ;   305.0 p2      23 box
        xor r12d, r9d               ;   310.0 p11     23 box
        or edi, r12d                ;   311.0 p1      23 box
        xor r12d, r11d              ;   311.0 p5      23 box
        or r12d, esi                ;   312.0 p0      23 box
        xor esi, r12d               ;   313.0 p6      23 box
        xor r9d, esi                ;   314.0 p11     23 box
        xor esi, edi                ;   314.0 p1      23 box
        xor edi, r12d               ;   313.0 p5      23 box
        mov r12d, dword [rsp + 484] ;   306.5 p3      30 box
        or r12d, dword [rsp + 496]  ;   311.5 p0+p10   30 box
        xor r12d, dword [rsp + 488] ;   312.5 p6+p2   30 box
        mov dword [rsp + 468], r11d ;   310.7 p7+p4   23 box spill
        mov r11d, dword [rsp + 488] ;   307.5 p3      30 box
        and r11d, dword [rsp + 496] ;   312.5 p11+p10   30 box
        mov dword [rsp + 488], r9d  ;   315.0 p8+p9   23 box spill
        mov r9d, dword [rsp + 484]  ;   307.8 p2      30 box
        xor r9d, r11d               ;   313.5 p1      30 box
        xor r11d, dword [rsp + 492] ;   313.5 p5+p3   30 box
        and r11d, r9d               ;   314.5 p0      30 box
        mov dword [rsp + 484], edi  ;   314.0 p7+p4   23 box spill
        mov edi, dword [rsp + 496]  ;   308.7 p10     30 box
        xor edi, r11d               ;   315.5 p6      30 box
        or r11d, r12d               ;   315.5 p11     30 box
        xor r11d, dword [rsp + 492] ;   316.5 p1+p2   30 box
        mov dword [rsp + 496], esi  ;   315.0 p8+p9   23 box spill
        mov esi, dword [rsp + 492]  ;   309.5 p3      30 box
        xor esi, r12d               ;   314.5 p5      30 box
        not esi                     ;   315.5 p0      30 box
        or esi, r9d                 ;   316.5 p6      30 box
        or esi, edi                 ;   317.5 p11     30 box
        xor r12d, r9d               ;   314.5 p1      30 box
        xor r12d, edi               ;   316.5 p5      30 box
        xor esi, r12d               ;   318.5 p0      30 box
        xor edi, r11d               ;   317.5 p6      30 box
        or r12d, r11d               ;   317.5 p11     30 box
        xor r9d, r12d               ;   318.5 p1      30 box
        mov r12d, dword [rsp + 500] ;   311.2 p10     29 box
        and r12d, dword [rsp + 516] ;   316.2 p5+p2   29 box
        mov dword [rsp + 500], edi  ;   318.5 p7+p4   30 box spill
        mov edi, dword [rsp + 508]  ;   311.7 p3      29 box
        not edi                     ;   316.7 p0      29 box
        mov dword [rsp + 508], r11d ;   317.5 p8+p9   30 box spill
        mov r11d, dword [rsp + 516] ;   312.2 p10     29 box
        xor r11d, dword [rsp + 512] ;   317.2 p6+p2   29 box
        mov dword [rsp + 516], r9d  ;   319.5 p7+p4   30 box spill
        mov r9d, dword [rsp + 512]  ;   312.7 p3      29 box
        xor r9d, edi                ;   317.7 p11     29 box
        xor r12d, r9d               ;   318.7 p1      29 box
        and edi, dword [rsp + 504]  ;   317.7 p5+p10   29 box
        xor edi, r9d                ;   318.7 p0      29 box
        or r9d, dword [rsp + 504]   ;   318.7 p6+p2   29 box
        xor r9d, r11d               ;   319.7 p11     29 box
        and r11d, edi               ;   319.7 p1      29 box
        xor edi, r12d               ;   319.7 p5      29 box
        mov dword [rsp + 512], esi  ;   319.5 p8+p9   30 box spill
        mov esi, dword [rsp + 504]  ;   314.3 p3      29 box
        xor esi, r12d               ;   319.7 p0      29 box
        and edi, r9d                ;   320.7 p6      29 box
        or r9d, r11d                ;   320.7 p11     29 box
        xor r11d, esi               ;   320.7 p1      29 box
        not esi                     ;   320.7 p5      29 box
        not r10d                    ;   315.5 p0      28 box
        xor edi, esi                ;   321.7 p6      29 box
        xor esi, r9d                ;   321.7 p11     29 box
        mov r9d, dword [rsp + 520]  ;   315.8 p10    107 w[128] reload
        xor edx, r9d                ;   320.8 p1      28 box
        mov dword [rsp + 504], edi  ;   322.7 p7+p4   29 box spill
        mov edi, dword [rsp + 528]  ;   316.3 p2      28 box
        or edi, r9d                 ;   321.3 p5      28 box
        xor edi, edx                ;   322.3 p0      28 box
        and edx, r9d                ;   321.8 p6      28 box
        mov dword [rsp + 492], esi  ;   322.7 p8+p9   29 box spill
        mov esi, dword [rsp + 528]  ;   317.2 p3      28 box
        xor esi, r10d               ;   322.2 p11     28 box
        xor esi, r9d                ;   323.2 p1      28 box
        and edx, esi                ;   324.2 p5      28 box
        xor r9d, edi                ;   323.3 p0      28 box
        xor edx, r10d               ;   325.2 p6      28 box
        or r10d, esi                ;   324.2 p11     28 box
        xor r10d, edi               ;   325.2 p1      28 box
        and edi, edx                ;   326.2 p5      28 box
        xor edx, r9d                ;   326.2 p0      28 box
        and r9d, r10d               ;   326.2 p6      28 box
        xor r9d, esi                ;   327.2 p11     28 box
        xor esi, edi                ;   327.2 p1      28 box
        mov edi, dword [rsp + 524]  ;   319.3 p10     27 box
        xor edi, ecx                ;   324.3 p5      27 box
        mov dword [rsp + 524], edx  ;   327.2 p7+p4   28 box spill
        mov edx, ecx                ;   319.8         27 box copy
        and edx, edi                ;   325.3 p0      27 box
        xor edi, ebp                ;   325.3 p6      27 box
        xor edx, r14d               ;   326.3 p11     27 box
        or r14d, ecx                ;   320.5 p1      27 box
        or r14d, edi                ;   326.3 p5      27 box
        xor r14d, ebp               ;   327.3 p0      27 box
        and ebp, edi                ;   326.3 p6      27 box
        xor ecx, edx                ;   327.3 p11     27 box
        xor ebp, edx                ;   327.3 p1      27 box
        and edx, r14d               ;   328.3 p5      27 box
        xor r14d, ecx               ;   328.3 p0      27 box
        or ecx, ebp                 ;   328.3 p6      27 box
        not ebp                     ;   328.3 p11     27 box
        xor ecx, edi                ;   329.3 p1      27 box
        xor edi, edx                ;   329.3 p5      27 box
        mov edx, dword [rsp + 532]  ;   322.5 p2      26 box
        and edx, eax                ;   327.5 p0      26 box
        mov dword [rsp + 520], edi  ;   330.3 p8+p9   27 box spill
        mov edi, dword [rsp + 532]  ;   323.0 p3      26 box
        xor edi, r15d               ;   328.0 p6      26 box
        or r15d, eax                ;   323.3 p11     26 box
        xor eax, ebx                ;   323.5 p1      26 box
        or eax, edx                 ;   328.5 p5      26 box
        and ebx, r15d               ;   324.3 p0      26 box
        xor ebx, edi                ;   329.0 p6      26 box
        and edi, r15d               ;   329.0 p11     26 box
        xor r15d, ebx               ;   330.0 p1      26 box
        xor edi, eax                ;   330.0 p5      26 box
        xor ebx, edx                ;   330.0 p0      26 box
        xor eax, ebx                ;   331.0 p6      26 box
        and edx, edi                ;   331.0 p11     26 box
        xor edx, r15d               ;   332.0 p1      26 box
        and r15d, edi               ;   331.0 p5      26 box
        xor ebx, r15d               ;   332.0 p0      26 box
        mov r15, qword [rsp + 8]    ;   325.7 p10    128 rk reload
        mov dword [r15], r13d       ;   325.8 p7+p4  128 rk
        mov dword [r15 + 4], r8d    ;   326.0 p8+p9  128 rk
        mov r8d, dword [rsp + 20]   ;   326.2 p2      26 box reload
        mov dword [r15 + 8], r8d    ;   331.2 p7+p4  128 rk
        mov r8d, dword [rsp + 536]  ;   326.5 p3      26 box reload
        mov dword [r15 + 12], r8d   ;   331.5 p8+p9  128 rk
        mov r8d, dword [rsp + 32]   ;   326.8 p10     25 box reload
        mov dword [r15 + 16], r8d   ;   331.8 p7+p4  128 rk
        mov r8d, dword [rsp + 36]   ;   327.2 p2      25 box reload
        mov dword [r15 + 20], r8d   ;   332.2 p8+p9  128 rk
        mov r8d, dword [rsp + 28]   ;   327.5 p3      25 box reload
        mov dword [r15 + 24], r8d   ;   332.5 p7+p4  128 rk
        mov r8d, dword [rsp + 24]   ;   327.8 p10     25 box reload
        mov dword [r15 + 28], r8d   ;   332.8 p8+p9  128 rk
        mov r8d, dword [rsp + 56]   ;   328.2 p2      24 box reload
        mov dword [r15 + 32], r8d   ;   333.2 p7+p4  128 rk
        mov r8d, dword [rsp + 52]   ;   328.5 p3      24 box reload
        mov dword [r15 + 36], r8d   ;   333.5 p8+p9  128 rk
        mov r8d, dword [rsp + 60]   ;   328.8 p10     24 box reload
        mov dword [r15 + 40], r8d   ;   333.8 p7+p4  128 rk
        mov r8d, dword [rsp + 44]   ;   329.2 p2      24 box reload
        mov dword [r15 + 44], r8d   ;   334.2 p8+p9  128 rk
        mov r8d, dword [rsp + 76]   ;   329.5 p3      23 box reload
        mov dword [r15 + 48], r8d   ;   334.5 p7+p4  128 rk
        mov r8d, dword [rsp + 64]   ;   329.8 p10     23 box reload
        mov dword [r15 + 52], r8d   ;   334.8 p8+p9  128 rk
        mov r8d, dword [rsp + 68]   ;   330.2 p2      23 box reload
        mov dword [r15 + 56], r8d   ;   335.2 p7+p4  128 rk
        mov r8d, dword [rsp + 48]   ;   330.5 p3      23 box reload
        mov dword [r15 + 60], r8d   ;   335.5 p8+p9  128 rk
        mov r8d, dword [rsp + 92]   ;   330.8 p10     30 box reload
        mov dword [r15 + 64], r8d   ;   335.8 p7+p4  128 rk
        mov r8d, dword [rsp + 96]   ;   331.2 p2      30 box reload
        mov dword [r15 + 68], r8d   ;   336.2 p8+p9  128 rk
        mov r8d, dword [rsp + 88]   ;   331.5 p3      30 box reload
        mov dword [r15 + 72], r8d   ;   336.5 p7+p4  128 rk
        mov r8d, dword [rsp + 80]   ;   331.8 p10     30 box reload
        mov dword [r15 + 76], r8d   ;   336.8 p8+p9  128 rk
        mov r8d, dword [rsp + 104]  ;   332.2 p2      29 box reload
        mov dword [r15 + 80], r8d   ;   337.2 p7+p4  128 rk
        mov r8d, dword [rsp + 112]  ;   332.5 p3      29 box reload
        mov dword [r15 + 84], r8d   ;   337.5 p8+p9  128 rk
        mov r8d, dword [rsp + 108]  ;   332.8 p10     29 box reload
        mov dword [r15 + 88], r8d   ;   337.8 p7+p4  128 rk
        mov r8d, dword [rsp + 84]   ;   333.2 p2      29 box reload
        mov dword [r15 + 92], r8d   ;   338.2 p8+p9  128 rk
        mov r8d, dword [rsp + 120]  ;   333.5 p3      28 box reload
        mov dword [r15 + 96], r8d   ;   338.5 p7+p4  128 rk
        mov r8d, dword [rsp + 124]  ;   333.8 p10     28 box reload
        mov dword [r15 + 100], r8d  ;   338.8 p8+p9  128 rk
        mov r8d, dword [rsp + 116]  ;   334.2 p2      28 box reload
        mov dword [r15 + 104], r8d  ;   339.2 p7+p4  128 rk
        mov r8d, dword [rsp + 100]  ;   334.5 p3      28 box reload
        mov dword [r15 + 108], r8d  ;   339.5 p8+p9  128 rk
        mov r8d, dword [rsp + 132]  ;   334.8 p10     27 box reload
        mov dword [r15 + 112], r8d  ;   339.8 p7+p4  128 rk
        mov r8d, dword [rsp + 144]  ;   335.2 p2      27 box reload
        mov dword [r15 + 116], r8d  ;   340.2 p8+p9  128 rk
        mov r8d, dword [rsp + 136]  ;   335.5 p3      27 box reload
        mov dword [r15 + 120], r8d  ;   340.8 p7+p4  128 rk
        mov r8d, dword [rsp + 128]  ;   335.8 p10     27 box reload
        mov dword [r15 + 124], r8d  ;   341.0 p8+p9  128 rk
        mov r8d, dword [rsp + 172]  ;   336.2 p2      26 box reload
        mov dword [r15 + 128], r8d  ;   341.8 p7+p4  128 rk
        mov r8d, dword [rsp + 160]  ;   336.5 p3      26 box reload
        mov dword [r15 + 132], r8d  ;   342.0 p8+p9  128 rk
        mov r8d, dword [rsp + 156]  ;   336.8 p10     26 box reload
        mov dword [r15 + 136], r8d  ;   342.8 p7+p4  128 rk
        mov r8d, dword [rsp + 140]  ;   337.2 p2      26 box reload
        mov dword [r15 + 140], r8d  ;   343.0 p8+p9  128 rk
        mov r8d, dword [rsp + 176]  ;   337.5 p3      25 box reload
        mov dword [r15 + 144], r8d  ;   343.8 p7+p4  128 rk
        mov r8d, dword [rsp + 168]  ;   337.8 p10     25 box reload
        mov dword [r15 + 148], r8d  ;   344.0 p8+p9  128 rk
        mov r8d, dword [rsp + 164]  ;   338.2 p2      25 box reload
        mov dword [r15 + 152], r8d  ;   344.8 p7+p4  128 rk
        mov r8d, dword [rsp + 148]  ;   338.5 p3      25 box reload
        mov dword [r15 + 156], r8d  ;   345.0 p8+p9  128 rk
        mov r8d, dword [rsp + 196]  ;   338.8 p10     24 box reload
        mov dword [r15 + 160], r8d  ;   345.8 p7+p4  128 rk
        mov r8d, dword [rsp + 192]  ;   339.2 p2      24 box reload
        mov dword [r15 + 164], r8d  ;   346.0 p8+p9  128 rk
        mov r8d, dword [rsp + 200]  ;   339.5 p3      24 box reload
        mov dword [r15 + 168], r8d  ;   346.8 p7+p4  128 rk
        mov r8d, dword [rsp + 184]  ;   339.8 p10     24 box reload
        mov dword [r15 + 172], r8d  ;   347.0 p8+p9  128 rk
        mov r8d, dword [rsp + 216]  ;   340.2 p2      23 box reload
        mov dword [r15 + 176], r8d  ;   347.8 p7+p4  128 rk
        mov r8d, dword [rsp + 204]  ;   340.5 p3      23 box reload
        mov dword [r15 + 180], r8d  ;   348.0 p8+p9  128 rk
        mov r8d, dword [rsp + 208]  ;   340.8 p10     23 box reload
        mov dword [r15 + 184], r8d  ;   348.8 p7+p4  128 rk
        mov r8d, dword [rsp + 188]  ;   341.2 p2      23 box reload
        mov dword [r15 + 188], r8d  ;   349.0 p8+p9  128 rk
        mov r8d, dword [rsp + 232]  ;   341.5 p3      30 box reload
        mov dword [r15 + 192], r8d  ;   349.8 p7+p4  128 rk
        mov r8d, dword [rsp + 236]  ;   341.8 p10     30 box reload
        mov dword [r15 + 196], r8d  ;   350.0 p8+p9  128 rk
        mov r8d, dword [rsp + 228]  ;   342.2 p2      30 box reload
        mov dword [r15 + 200], r8d  ;   350.8 p7+p4  128 rk
        mov r8d, dword [rsp + 220]  ;   342.5 p3      30 box reload
        mov dword [r15 + 204], r8d  ;   351.0 p8+p9  128 rk
        mov r8d, dword [rsp + 244]  ;   342.8 p10     29 box reload
        mov dword [r15 + 208], r8d  ;   351.8 p7+p4  128 rk
        mov r8d, dword [rsp + 252]  ;   343.2 p2      29 box reload
        mov dword [r15 + 212], r8d  ;   352.0 p8+p9  128 rk
        mov r8d, dword [rsp + 248]  ;   343.5 p3      29 box reload
        mov dword [r15 + 216], r8d  ;   352.8 p7+p4  128 rk
        mov r8d, dword [rsp + 224]  ;   343.8 p10     29 box reload
        mov dword [r15 + 220], r8d  ;   353.0 p8+p9  128 rk
        mov r8d, dword [rsp + 260]  ;   344.2 p2      28 box reload
        mov dword [r15 + 224], r8d  ;   353.8 p7+p4  128 rk
        mov r8d, dword [rsp + 264]  ;   344.5 p3      28 box reload
        mov dword [r15 + 228], r8d  ;   354.0 p8+p9  128 rk
        mov r8d, dword [rsp + 256]  ;   344.8 p10     28 box reload
        mov dword [r15 + 232], r8d  ;   354.8 p7+p4  128 rk
        mov r8d, dword [rsp + 240]  ;   345.2 p2      28 box reload
        mov dword [r15 + 236], r8d  ;   355.0 p8+p9  128 rk
        mov r8d, dword [rsp + 272]  ;   345.5 p3      27 box reload
        mov dword [r15 + 240], r8d  ;   355.8 p7+p4  128 rk
        mov r8d, dword [rsp + 284]  ;   345.8 p10     27 box reload
        mov dword [r15 + 244], r8d  ;   356.0 p8+p9  128 rk
        mov r8d, dword [rsp + 276]  ;   346.2 p2      27 box reload
        mov dword [r15 + 248], r8d  ;   356.8 p7+p4  128 rk
        mov r8d, dword [rsp + 268]  ;   346.5 p3      27 box reload
        mov dword [r15 + 252], r8d  ;   357.0 p8+p9  128 rk
        mov r8d, dword [rsp + 312]  ;   346.8 p10     26 box reload
        mov dword [r15 + 256], r8d  ;   357.8 p7+p4  128 rk
        mov r8d, dword [rsp + 300]  ;   347.2 p2      26 box reload
        mov dword [r15 + 260], r8d  ;   358.0 p8+p9  128 rk
        mov r8d, dword [rsp + 296]  ;   347.5 p3      26 box reload
        mov dword [r15 + 264], r8d  ;   358.8 p7+p4  128 rk
        mov r8d, dword [rsp + 280]  ;   347.8 p10     26 box reload
        mov dword [r15 + 268], r8d  ;   359.0 p8+p9  128 rk
        mov r8d, dword [rsp + 316]  ;   348.2 p2      25 box reload
        mov dword [r15 + 272], r8d  ;   359.8 p7+p4  128 rk
        mov r8d, dword [rsp + 308]  ;   348.5 p3      25 box reload
        mov dword [r15 + 276], r8d  ;   360.0 p8+p9  128 rk
        mov r8d, dword [rsp + 304]  ;   348.8 p10     25 box reload
        mov dword [r15 + 280], r8d  ;   360.8 p7+p4  128 rk
        mov r8d, dword [rsp + 288]  ;   349.2 p2      25 box reload
        mov dword [r15 + 284], r8d  ;   361.0 p8+p9  128 rk
        mov r8d, dword [rsp + 336]  ;   349.5 p3      24 box reload
        mov dword [r15 + 288], r8d  ;   361.8 p7+p4  128 rk
        mov r8d, dword [rsp + 332]  ;   349.8 p10     24 box reload
        mov dword [r15 + 292], r8d  ;   362.0 p8+p9  128 rk
        mov r8d, dword [rsp + 340]  ;   350.2 p2      24 box reload
        mov dword [r15 + 296], r8d  ;   362.8 p7+p4  128 rk
        mov r8d, dword [rsp + 324]  ;   350.5 p3      24 box reload
        mov dword [r15 + 300], r8d  ;   363.0 p8+p9  128 rk
        mov r8d, dword [rsp + 356]  ;   350.8 p10     23 box reload
        mov dword [r15 + 304], r8d  ;   363.8 p7+p4  128 rk
        mov r8d, dword [rsp + 344]  ;   351.2 p2      23 box reload
        mov dword [r15 + 308], r8d  ;   364.0 p8+p9  128 rk
        mov r8d, dword [rsp + 348]  ;   351.5 p3      23 box reload
        mov dword [r15 + 312], r8d  ;   364.8 p7+p4  128 rk
        mov r8d, dword [rsp + 328]  ;   351.8 p10     23 box reload
        mov dword [r15 + 316], r8d  ;   365.0 p8+p9  128 rk
        mov r8d, dword [rsp + 372]  ;   352.2 p2      30 box reload
        mov dword [r15 + 320], r8d  ;   365.8 p7+p4  128 rk
        mov r8d, dword [rsp + 376]  ;   352.5 p3      30 box reload
        mov dword [r15 + 324], r8d  ;   366.0 p8+p9  128 rk
        mov r8d, dword [rsp + 368]  ;   352.8 p10     30 box reload
        mov dword [r15 + 328], r8d  ;   366.8 p7+p4  128 rk
        mov r8d, dword [rsp + 360]  ;   353.2 p2      30 box reload
        mov dword [r15 + 332], r8d  ;   367.0 p8+p9  128 rk
        mov r8d, dword [rsp + 384]  ;   353.5 p3      29 box reload
        mov dword [r15 + 336], r8d  ;   367.8 p7+p4  128 rk
        mov r8d, dword [rsp + 392]  ;   353.8 p10     29 box reload
        mov dword [r15 + 340], r8d  ;   368.0 p8+p9  128 rk
        mov r8d, dword [rsp + 388]  ;   354.2 p2      29 box reload
        mov dword [r15 + 344], r8d  ;   368.8 p7+p4  128 rk
        mov r8d, dword [rsp + 364]  ;   354.5 p3      29 box reload
        mov dword [r15 + 348], r8d  ;   369.0 p8+p9  128 rk
        mov r8d, dword [rsp + 400]  ;   354.8 p10     28 box reload
        mov dword [r15 + 352], r8d  ;   369.8 p7+p4  128 rk
        mov r8d, dword [rsp + 404]  ;   355.2 p2      28 box reload
        mov dword [r15 + 356], r8d  ;   370.0 p8+p9  128 rk
        mov r8d, dword [rsp + 396]  ;   355.5 p3      28 box reload
        mov dword [r15 + 360], r8d  ;   370.8 p7+p4  128 rk
        mov r8d, dword [rsp + 380]  ;   355.8 p10     28 box reload
        mov dword [r15 + 364], r8d  ;   371.0 p8+p9  128 rk
        mov r8d, dword [rsp + 412]  ;   356.2 p2      27 box reload
        mov dword [r15 + 368], r8d  ;   371.8 p7+p4  128 rk
        mov r8d, dword [rsp + 424]  ;   356.5 p3      27 box reload
        mov dword [r15 + 372], r8d  ;   372.0 p8+p9  128 rk
        mov r8d, dword [rsp + 416]  ;   356.8 p10     27 box reload
        mov dword [r15 + 376], r8d  ;   372.8 p7+p4  128 rk
        mov r8d, dword [rsp + 408]  ;   357.2 p2      27 box reload
        mov dword [r15 + 380], r8d  ;   373.0 p8+p9  128 rk
        mov r8d, dword [rsp + 452]  ;   357.5 p3      26 box reload
        mov dword [r15 + 384], r8d  ;   373.8 p7+p4  128 rk
        mov r8d, dword [rsp + 440]  ;   357.8 p10     26 box reload
        mov dword [r15 + 388], r8d  ;   374.0 p8+p9  128 rk
        mov r8d, dword [rsp + 436]  ;   358.2 p2      26 box reload
        mov dword [r15 + 392], r8d  ;   374.8 p7+p4  128 rk
        mov r8d, dword [rsp + 420]  ;   358.5 p3      26 box reload
        mov dword [r15 + 396], r8d  ;   375.0 p8+p9  128 rk
        mov r8d, dword [rsp + 456]  ;   358.8 p10     25 box reload
        mov dword [r15 + 400], r8d  ;   375.8 p7+p4  128 rk
        mov r8d, dword [rsp + 448]  ;   359.2 p2      25 box reload
        mov dword [r15 + 404], r8d  ;   376.0 p8+p9  128 rk
        mov r8d, dword [rsp + 444]  ;   359.5 p3      25 box reload
        mov dword [r15 + 408], r8d  ;   376.8 p7+p4  128 rk
        mov r8d, dword [rsp + 428]  ;   359.8 p10     25 box reload
        mov dword [r15 + 412], r8d  ;   377.0 p8+p9  128 rk
        mov r8d, dword [rsp + 476]  ;   360.2 p2      24 box reload
        mov dword [r15 + 416], r8d  ;   377.8 p7+p4  128 rk
        mov r8d, dword [rsp + 472]  ;   360.5 p3      24 box reload
        mov dword [r15 + 420], r8d  ;   378.0 p8+p9  128 rk
        mov r8d, dword [rsp + 480]  ;   360.8 p10     24 box reload
        mov dword [r15 + 424], r8d  ;   378.8 p7+p4  128 rk
        mov r8d, dword [rsp + 464]  ;   361.2 p2      24 box reload
        mov dword [r15 + 428], r8d  ;   379.0 p8+p9  128 rk
        mov r8d, dword [rsp + 496]  ;   361.5 p3      23 box reload
        mov dword [r15 + 432], r8d  ;   379.8 p7+p4  128 rk
        mov r8d, dword [rsp + 484]  ;   361.8 p10     23 box reload
        mov dword [r15 + 436], r8d  ;   380.0 p8+p9  128 rk
        mov r8d, dword [rsp + 488]  ;   362.2 p2      23 box reload
        mov dword [r15 + 440], r8d  ;   380.8 p7+p4  128 rk
        mov r8d, dword [rsp + 468]  ;   362.5 p3      23 box reload
        mov dword [r15 + 444], r8d  ;   381.0 p8+p9  128 rk
        mov dword [r15 + 464], r11d ;   381.8 p7+p4  128 rk
        mov dword [r15 + 468], r12d ;   382.0 p8+p9  128 rk
        mov r8d, dword [rsp + 512]  ;   363.2 p10     30 box reload
        mov dword [r15 + 448], r8d  ;   382.8 p7+p4  128 rk
        mov dword [r15 + 480], r10d ;   383.0 p8+p9  128 rk
        mov r8d, dword [rsp + 516]  ;   363.7 p2      30 box reload
        mov dword [r15 + 452], r8d  ;   383.8 p7+p4  128 rk
        mov dword [r15 + 484], esi  ;   384.0 p8+p9  128 rk
        mov esi, dword [rsp + 508]  ;   364.2 p3      30 box reload
        mov dword [r15 + 456], esi  ;   384.8 p7+p4  128 rk
        mov dword [r15 + 488], r9d  ;   385.0 p8+p9  128 rk
        mov esi, dword [rsp + 500]  ;   364.7 p10     30 box reload
        mov dword [r15 + 460], esi  ;   385.8 p7+p4  128 rk
        mov dword [r15 + 496], ebp  ;   386.0 p8+p9  128 rk
        mov dword [r15 + 500], r14d ;   386.8 p7+p4  128 rk
        mov esi, dword [rsp + 492]  ;   365.3 p2      29 box reload
        mov dword [r15 + 472], esi  ;   387.0 p8+p9  128 rk
        mov dword [r15 + 504], ecx  ;   387.8 p7+p4  128 rk
        mov esi, dword [rsp + 504]  ;   365.8 p3      29 box reload
        mov dword [r15 + 476], esi  ;   388.0 p8+p9  128 rk
        mov dword [r15 + 512], ebx  ;   388.8 p7+p4  128 rk
        mov dword [r15 + 516], edx  ;   389.0 p8+p9  128 rk
        mov esi, dword [rsp + 524]  ;   366.5 p10     28 box reload
        mov dword [r15 + 492], esi  ;   389.8 p7+p4  128 rk
        mov dword [r15 + 520], edi  ;   390.0 p8+p9  128 rk
        mov dword [r15 + 524], eax  ;   390.8 p7+p4  128 rk
        mov esi, dword [rsp + 520]  ;   367.2 p2      27 box reload
        mov dword [r15 + 508], esi  ;   391.0 p8+p9  128 rk
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

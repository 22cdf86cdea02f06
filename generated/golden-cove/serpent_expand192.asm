; serpent_expand192 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand192 --cpu golden-cove
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
;   body: 1993 uops, planned 391.0; bounds: width 332.2, ports 240.2, path 275.0
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
        mov r8, qword [rsp + 0]     ;     0.0 p2     122 k reload
        mov esi, dword [r8 + 12]    ;     5.0 p3     122 k
        mov edi, dword [r8 + 16]    ;     5.0 p10    122 k
        mov ebp, dword [r8 + 20]    ;     5.0 p2     122 k
        mov r9d, esi                ;    10.0        107 w[8] copy
        xor r9d, ebp                ;    10.0 p0     107 w[8]
        xor r9d, dword [r8]         ;    11.0 p1+p3  107 w[8]
        xor r9d, 0x9e3779b9         ;    12.0 p5     107 w[8]
        ror r9d, 0x15               ;    13.0 p6     107 w[8]
        mov r10d, edi               ;    10.0        107 w[9] copy
        xor r10d, dword [r8 + 4]    ;    10.0 p11+p10  107 w[9]
        xor r10d, 1                 ;    11.0 p0     107 w[9]
        xor r10d, 0x9e3779b8        ;    12.0 p1     107 w[9]
        xor r10d, r9d               ;    14.0 p5     107 w[9]
        ror r10d, 0x15              ;    15.0 p6     107 w[9]
        xor esi, 1                  ;    10.0 p11    107 w[11]
        xor esi, 0x9e3779ba         ;    11.0 p0     107 w[11]
        xor esi, r9d                ;    14.0 p1     107 w[11]
        mov r11d, ebp               ;    10.0        107 w[10] copy
        xor r11d, dword [r8 + 8]    ;    10.0 p5+p2  107 w[10]
        xor r11d, 0x9e3779bb        ;    11.0 p6     107 w[10]
        xor r11d, r10d              ;    16.0 p11    107 w[10]
        ror r11d, 0x15              ;    17.0 p0     107 w[10]
        xor esi, r11d               ;    18.0 p1     107 w[11]
        ror esi, 0x15               ;    19.0 p6     107 w[11]
        xor edi, 0x9e3779bd         ;    10.0 p5     107 w[12]
        xor edi, r10d               ;    16.0 p11    107 w[12]
        xor edi, esi                ;    20.0 p0     107 w[12]
        ror edi, 0x15               ;    21.0 p6     107 w[12]
        xor ebp, r9d                ;    14.0 p1     107 w[13]
        xor ebp, 0x9e3779bc         ;    15.0 p5     107 w[13]
        xor ebp, r11d               ;    18.0 p11    107 w[13]
        xor ebp, edi                ;    22.0 p0     107 w[13]
        ror ebp, 0x15               ;    23.0 p6     107 w[13]
        mov r8d, r10d               ;    16.0        107 w[14] copy
        xor r8d, 1                  ;    16.0 p1     107 w[14]
        xor r8d, 0x9e3779bf         ;    17.0 p5     107 w[14]
        xor r8d, esi                ;    20.0 p11    107 w[14]
        xor r8d, ebp                ;    24.0 p0     107 w[14]
        ror r8d, 0x15               ;    25.0 p6     107 w[14]
        mov r12d, r11d              ;    18.0        107 w[15] copy
        xor r12d, 0x9e3779be        ;    18.0 p1     107 w[15]
        xor r12d, edi               ;    22.0 p5     107 w[15]
        xor r12d, r8d               ;    26.0 p11    107 w[15]
        ror r12d, 0x15              ;    27.0 p0     107 w[15]
        mov r13d, r9d               ;    14.0        107 w[16] copy
        xor r13d, esi               ;    20.0 p1     107 w[16]
        xor r13d, 0x9e3779b1        ;    21.0 p5     107 w[16]
        xor r13d, ebp               ;    24.0 p6     107 w[16]
        xor r13d, r12d              ;    28.0 p11    107 w[16]
        ror r13d, 0x15              ;    29.0 p0     107 w[16]
        mov r14d, r10d              ;    16.0        107 w[17] copy
        xor r14d, 0x9e3779b0        ;    16.0 p1     107 w[17]
        xor r14d, edi               ;    22.0 p5     107 w[17]
        xor r14d, r8d               ;    26.0 p6     107 w[17]
        xor r14d, r13d              ;    30.0 p11    107 w[17]
        ror r14d, 0x15              ;    31.0 p0     107 w[17]
        mov r15d, r11d              ;    18.0        107 w[18] copy
        xor r15d, 0x9e3779b3        ;    18.0 p1     107 w[18]
        xor r15d, ebp               ;    24.0 p5     107 w[18]
        xor r15d, r12d              ;    28.0 p6     107 w[18]
        xor r15d, r14d              ;    32.0 p11    107 w[18]
        ror r15d, 0x15              ;    33.0 p0     107 w[18]
        mov eax, esi                ;    20.0        107 w[19] copy
        xor eax, 0x9e3779b2         ;    20.0 p1     107 w[19]
        xor eax, r8d                ;    26.0 p5     107 w[19]
        xor eax, r13d               ;    30.0 p6     107 w[19]
        xor eax, r15d               ;    34.0 p11    107 w[19]
        ror eax, 0x15               ;    35.0 p0     107 w[19]
        mov ecx, edi                ;    22.0        107 w[20] copy
        xor ecx, 0x9e3779b5         ;    22.0 p1     107 w[20]
        xor ecx, r12d               ;    28.0 p5     107 w[20]
        xor ecx, r14d               ;    32.0 p6     107 w[20]
        xor ecx, eax                ;    36.0 p11    107 w[20]
        ror ecx, 0x15               ;    37.0 p0     107 w[20]
        mov edx, ebp                ;    24.0        107 w[21] copy
        xor edx, 0x9e3779b4         ;    24.0 p1     107 w[21]
        xor edx, r13d               ;    30.0 p5     107 w[21]
        xor edx, r15d               ;    34.0 p6     107 w[21]
        xor edx, ecx                ;    38.0 p11    107 w[21]
        ror edx, 0x15               ;    39.0 p0     107 w[21]
        mov ebx, r8d                ;    26.0        107 w[22] copy
        xor ebx, 0x9e3779b7         ;    26.0 p1     107 w[22]
        xor ebx, r14d               ;    32.0 p5     107 w[22]
        xor ebx, eax                ;    36.0 p6     107 w[22]
        xor ebx, edx                ;    40.0 p11    107 w[22]
        ror ebx, 0x15               ;    41.0 p0     107 w[22]
        mov dword [rsp + 16], ebp   ;    24.0 p7+p4  107 w[13] spill
        mov ebp, r12d               ;    28.0        107 w[23] copy
        xor ebp, 0x9e3779b6         ;    28.0 p1     107 w[23]
        xor ebp, r15d               ;    34.0 p5     107 w[23]
        xor ebp, ecx                ;    38.0 p6     107 w[23]
        xor ebp, ebx                ;    42.0 p11    107 w[23]
        ror ebp, 0x15               ;    43.0 p0     107 w[23]
        mov dword [rsp + 20], r12d  ;    28.0 p8+p9  107 w[15] spill
        mov r12d, r13d              ;    30.0        107 w[24] copy
        xor r12d, eax               ;    36.0 p1     107 w[24]
        mov dword [rsp + 24], r13d  ;    30.0 p7+p4  107 w[16] spill
        mov r13d, r12d              ;    37.0        107 w[24] copy
        xor r13d, 0x9e3779a9        ;    37.0 p5     107 w[24]
        xor r13d, edx               ;    40.0 p6     107 w[24]
        xor r13d, ebp               ;    44.0 p11    107 w[24]
        ror r13d, 0x15              ;    45.0 p0     107 w[24]
        mov dword [rsp + 28], r12d  ;    37.0 p8+p9  107 w[24] spill
        mov r12d, r14d              ;    32.0        107 w[25] copy
        xor r12d, 0x9e3779a8        ;    32.0 p1     107 w[25]
        xor r12d, ecx               ;    38.0 p5     107 w[25]
        xor r12d, ebx               ;    42.0 p6     107 w[25]
        xor r12d, r13d              ;    46.0 p11    107 w[25]
        ror r12d, 0x15              ;    47.0 p0     107 w[25]
        mov dword [rsp + 32], r14d  ;    32.0 p7+p4  107 w[17] spill
        mov r14d, r15d              ;    34.0        107 w[26] copy
        xor r14d, 0x9e3779ab        ;    34.0 p1     107 w[26]
        xor r14d, edx               ;    40.0 p5     107 w[26]
        xor r14d, ebp               ;    44.0 p6     107 w[26]
        xor r14d, r12d              ;    48.0 p11    107 w[26]
        ror r14d, 0x15              ;    49.0 p0     107 w[26]
        mov dword [rsp + 36], r15d  ;    34.0 p8+p9  107 w[18] spill
        mov r15d, eax               ;    36.0        107 w[27] copy
        xor r15d, 0x9e3779aa        ;    36.0 p1     107 w[27]
        xor r15d, ebx               ;    42.0 p5     107 w[27]
        xor r15d, r13d              ;    46.0 p6     107 w[27]
        xor r15d, r14d              ;    50.0 p11    107 w[27]
        ror r15d, 0x15              ;    51.0 p0     107 w[27]
        mov dword [rsp + 40], eax   ;    36.0 p7+p4  107 w[19] spill
        mov eax, ecx                ;    38.0        107 w[28] copy
        xor eax, ebp                ;    44.0 p1     107 w[28]
        mov dword [rsp + 44], ecx   ;    38.0 p8+p9  107 w[20] spill
        mov ecx, eax                ;    45.0        107 w[28] copy
        xor ecx, 0x9e3779ad         ;    45.0 p5     107 w[28]
        xor ecx, r12d               ;    48.0 p6     107 w[28]
        xor ecx, r15d               ;    52.0 p11    107 w[28]
        ror ecx, 0x15               ;    53.0 p0     107 w[28]
        mov dword [rsp + 48], eax   ;    45.0 p7+p4  107 w[28] spill
        mov eax, edx                ;    40.0        107 w[29] copy
        xor eax, 0x9e3779ac         ;    40.0 p1     107 w[29]
        xor eax, r13d               ;    46.0 p5     107 w[29]
        xor eax, r14d               ;    50.0 p6     107 w[29]
        xor eax, ecx                ;    54.0 p11    107 w[29]
        ror eax, 0x15               ;    55.0 p0     107 w[29]
        mov dword [rsp + 52], edx   ;    40.0 p8+p9  107 w[21] spill
        mov edx, ebx                ;    42.0        107 w[30] copy
        xor edx, 0x9e3779af         ;    42.0 p1     107 w[30]
        xor edx, r12d               ;    48.0 p5     107 w[30]
        xor edx, r15d               ;    52.0 p6     107 w[30]
        xor edx, eax                ;    56.0 p11    107 w[30]
        ror edx, 0x15               ;    57.0 p0     107 w[30]
        mov dword [rsp + 56], ebx   ;    42.0 p7+p4  107 w[22] spill
        mov ebx, ebp                ;    44.0        107 w[31] copy
        xor ebx, 0x9e3779ae         ;    44.0 p1     107 w[31]
        xor ebx, r14d               ;    50.0 p5     107 w[31]
        xor ebx, ecx                ;    54.0 p6     107 w[31]
        xor ebx, edx                ;    58.0 p11    107 w[31]
        ror ebx, 0x15               ;    59.0 p0     107 w[31]
        mov dword [rsp + 60], ebp   ;    44.0 p8+p9  107 w[23] spill
        mov ebp, r13d               ;    46.0        107 w[32] copy
        xor ebp, 0x9e3779a1         ;    46.0 p1     107 w[32]
        xor ebp, r15d               ;    52.0 p5     107 w[32]
        xor ebp, eax                ;    56.0 p6     107 w[32]
        xor ebp, ebx                ;    60.0 p11    107 w[32]
        ror ebp, 0x15               ;    61.0 p0     107 w[32]
        mov dword [rsp + 64], r13d  ;    46.0 p7+p4  107 w[24] spill
        mov r13d, r12d              ;    48.0        107 w[33] copy
        xor r13d, 0x9e3779a0        ;    48.0 p1     107 w[33]
        xor r13d, ecx               ;    54.0 p5     107 w[33]
        xor r13d, edx               ;    58.0 p6     107 w[33]
        xor r13d, ebp               ;    62.0 p11    107 w[33]
        ror r13d, 0x15              ;    63.0 p0     107 w[33]
        mov dword [rsp + 68], r12d  ;    48.0 p8+p9  107 w[25] spill
        mov r12d, r14d              ;    50.0        107 w[34] copy
        xor r12d, 0x9e3779a3        ;    50.0 p1     107 w[34]
        xor r12d, eax               ;    56.0 p5     107 w[34]
        xor r12d, ebx               ;    60.0 p6     107 w[34]
        xor r12d, r13d              ;    64.0 p11    107 w[34]
        ror r12d, 0x15              ;    65.0 p0     107 w[34]
        mov dword [rsp + 72], r14d  ;    50.0 p7+p4  107 w[26] spill
        mov r14d, r15d              ;    52.0        107 w[35] copy
        xor r14d, 0x9e3779a2        ;    52.0 p1     107 w[35]
        xor r14d, edx               ;    58.0 p5     107 w[35]
        xor r14d, ebp               ;    62.0 p6     107 w[35]
        xor r14d, r12d              ;    66.0 p11    107 w[35]
        ror r14d, 0x15              ;    67.0 p0     107 w[35]
        mov dword [rsp + 76], r15d  ;    52.0 p8+p9  107 w[27] spill
        mov r15d, ecx               ;    54.0        107 w[36] copy
        xor r15d, ebx               ;    60.0 p1     107 w[36]
        mov dword [rsp + 80], ecx   ;    54.0 p7+p4  107 w[28] spill
        mov ecx, r15d               ;    61.0        107 w[36] copy
        xor ecx, 0x9e3779a5         ;    61.0 p5     107 w[36]
        xor ecx, r13d               ;    64.0 p6     107 w[36]
        xor ecx, r14d               ;    68.0 p11    107 w[36]
        ror ecx, 0x15               ;    69.0 p0     107 w[36]
        mov dword [rsp + 84], r15d  ;    61.0 p8+p9  107 w[36] spill
        mov r15d, eax               ;    56.0        107 w[37] copy
        xor r15d, 0x9e3779a4        ;    56.0 p1     107 w[37]
        xor r15d, ebp               ;    62.0 p5     107 w[37]
        xor r15d, r12d              ;    66.0 p6     107 w[37]
        xor r15d, ecx               ;    70.0 p11    107 w[37]
        ror r15d, 0x15              ;    71.0 p0     107 w[37]
        mov dword [rsp + 88], eax   ;    56.0 p7+p4  107 w[29] spill
        mov eax, edx                ;    58.0        107 w[38] copy
        xor eax, 0x9e3779a7         ;    58.0 p1     107 w[38]
        xor eax, r13d               ;    64.0 p5     107 w[38]
        xor eax, r14d               ;    68.0 p6     107 w[38]
        xor eax, r15d               ;    72.0 p11    107 w[38]
        ror eax, 0x15               ;    73.0 p0     107 w[38]
        mov dword [rsp + 92], edx   ;    58.0 p8+p9  107 w[30] spill
        mov edx, ebx                ;    60.0        107 w[39] copy
        xor edx, 0x9e3779a6         ;    60.0 p1     107 w[39]
        xor edx, r12d               ;    66.0 p5     107 w[39]
        xor edx, ecx                ;    70.0 p6     107 w[39]
        xor edx, eax                ;    74.0 p11    107 w[39]
        ror edx, 0x15               ;    75.0 p0     107 w[39]
        mov dword [rsp + 96], ebx   ;    60.0 p7+p4  107 w[31] spill
        mov ebx, ebp                ;    62.0        107 w[40] copy
        xor ebx, 0x9e377999         ;    62.0 p1     107 w[40]
        xor ebx, r14d               ;    68.0 p5     107 w[40]
        xor ebx, r15d               ;    72.0 p6     107 w[40]
        xor ebx, edx                ;    76.0 p11    107 w[40]
        ror ebx, 0x15               ;    77.0 p0     107 w[40]
        mov dword [rsp + 100], ebp  ;    62.0 p8+p9  107 w[32] spill
        mov ebp, r13d               ;    64.0        107 w[41] copy
        xor ebp, 0x9e377998         ;    64.0 p1     107 w[41]
        xor ebp, ecx                ;    70.0 p5     107 w[41]
        xor ebp, eax                ;    74.0 p6     107 w[41]
        xor ebp, ebx                ;    78.0 p11    107 w[41]
        ror ebp, 0x15               ;    79.0 p0     107 w[41]
        mov dword [rsp + 104], r13d ;    64.0 p7+p4  107 w[33] spill
        mov r13d, r12d              ;    66.0        107 w[42] copy
        xor r13d, 0x9e37799b        ;    66.0 p1     107 w[42]
        xor r13d, r15d              ;    72.0 p5     107 w[42]
        xor r13d, edx               ;    76.0 p6     107 w[42]
        xor r13d, ebp               ;    80.0 p11    107 w[42]
        ror r13d, 0x15              ;    81.0 p0     107 w[42]
        xor ecx, edx                ;    76.0 p1     107 w[44]
        mov dword [rsp + 108], r12d ;    66.0 p8+p9  107 w[34] spill
        mov r12d, r14d              ;    68.0        107 w[43] copy
        xor r12d, 0x9e37799a        ;    68.0 p5     107 w[43]
        xor r12d, eax               ;    74.0 p6     107 w[43]
        xor r12d, ebx               ;    78.0 p11    107 w[43]
        xor r12d, r13d              ;    82.0 p0     107 w[43]
        ror r12d, 0x15              ;    83.0 p6     107 w[43]
        mov dword [rsp + 112], r14d ;    68.0 p7+p4  107 w[35] spill
        mov r14d, ecx               ;    77.0        107 w[44] copy
        xor r14d, 0x9e37799d        ;    77.0 p1     107 w[44]
        xor r14d, ebp               ;    80.0 p5     107 w[44]
        xor r14d, r12d              ;    84.0 p11    107 w[44]
        ror r14d, 0x15              ;    85.0 p0     107 w[44]
        mov dword [rsp + 116], ecx  ;    77.0 p8+p9  107 w[44] spill
        mov ecx, r15d               ;    72.0        107 w[45] copy
        xor ecx, 0x9e37799c         ;    72.0 p1     107 w[45]
        xor ecx, ebx                ;    78.0 p6     107 w[45]
        xor ecx, r13d               ;    82.0 p5     107 w[45]
        xor ecx, r14d               ;    86.0 p11    107 w[45]
        ror ecx, 0x15               ;    87.0 p0     107 w[45]
        mov dword [rsp + 120], r15d ;    72.0 p7+p4  107 w[37] spill
        mov r15d, eax               ;    74.0        107 w[46] copy
        xor r15d, 0x9e37799f        ;    74.0 p1     107 w[46]
        xor r15d, ebp               ;    80.0 p6     107 w[46]
        xor r15d, r12d              ;    84.0 p5     107 w[46]
        xor r15d, ecx               ;    88.0 p11    107 w[46]
        ror r15d, 0x15              ;    89.0 p0     107 w[46]
        mov dword [rsp + 124], eax  ;    74.0 p8+p9  107 w[38] spill
        mov eax, edx                ;    76.0        107 w[47] copy
        xor eax, 0x9e37799e         ;    76.0 p1     107 w[47]
        xor eax, r13d               ;    82.0 p6     107 w[47]
        xor eax, r14d               ;    86.0 p5     107 w[47]
        xor eax, r15d               ;    90.0 p11    107 w[47]
        ror eax, 0x15               ;    91.0 p0     107 w[47]
        mov dword [rsp + 128], edx  ;    76.0 p7+p4  107 w[39] spill
        mov edx, ebx                ;    78.0        107 w[48] copy
        xor edx, 0x9e377991         ;    78.0 p1     107 w[48]
        xor edx, r12d               ;    84.0 p6     107 w[48]
        xor edx, ecx                ;    88.0 p5     107 w[48]
        xor edx, eax                ;    92.0 p11    107 w[48]
        ror edx, 0x15               ;    93.0 p0     107 w[48]
        mov dword [rsp + 132], ebx  ;    78.0 p8+p9  107 w[40] spill
        mov ebx, ebp                ;    80.0        107 w[49] copy
        xor ebx, 0x9e377990         ;    80.0 p1     107 w[49]
        xor ebx, r14d               ;    86.0 p6     107 w[49]
        xor ebx, r15d               ;    90.0 p5     107 w[49]
        xor ebx, edx                ;    94.0 p11    107 w[49]
        ror ebx, 0x15               ;    95.0 p0     107 w[49]
        mov dword [rsp + 136], ebp  ;    80.0 p7+p4  107 w[41] spill
        mov ebp, r13d               ;    82.0        107 w[50] copy
        xor ebp, 0x9e377993         ;    82.0 p1     107 w[50]
        xor ebp, ecx                ;    88.0 p6     107 w[50]
        xor ebp, eax                ;    92.0 p5     107 w[50]
        xor ebp, ebx                ;    96.0 p11    107 w[50]
        ror ebp, 0x15               ;    97.0 p0     107 w[50]
        mov dword [rsp + 140], r13d ;    82.0 p8+p9  107 w[42] spill
        mov r13d, r12d              ;    84.0        107 w[51] copy
        xor r13d, 0x9e377992        ;    84.0 p1     107 w[51]
        xor r13d, r15d              ;    90.0 p6     107 w[51]
        xor r13d, edx               ;    94.0 p5     107 w[51]
        xor r13d, ebp               ;    98.0 p11    107 w[51]
        ror r13d, 0x15              ;    99.0 p0     107 w[51]
        mov dword [rsp + 144], r12d ;    84.0 p7+p4  107 w[43] spill
        mov r12d, r14d              ;    86.0        107 w[52] copy
        xor r12d, 0x9e377995        ;    86.0 p1     107 w[52]
        xor r12d, eax               ;    92.0 p6     107 w[52]
        xor r12d, ebx               ;    96.0 p5     107 w[52]
        xor r12d, r13d              ;   100.0 p11    107 w[52]
        ror r12d, 0x15              ;   101.0 p0     107 w[52]
        mov dword [rsp + 148], r14d ;    86.0 p8+p9  107 w[44] spill
        mov r14d, ecx               ;    88.0        107 w[53] copy
        xor r14d, 0x9e377994        ;    88.0 p1     107 w[53]
        xor r14d, edx               ;    94.0 p6     107 w[53]
        xor r14d, ebp               ;    98.0 p5     107 w[53]
        xor r14d, r12d              ;   102.0 p11    107 w[53]
        ror r14d, 0x15              ;   103.0 p0     107 w[53]
        mov dword [rsp + 152], ecx  ;    88.0 p7+p4  107 w[45] spill
        mov ecx, r15d               ;    90.0        107 w[54] copy
        xor ecx, 0x9e377997         ;    90.0 p1     107 w[54]
        xor ecx, ebx                ;    96.0 p6     107 w[54]
        xor ecx, r13d               ;   100.0 p5     107 w[54]
        xor ecx, r14d               ;   104.0 p11    107 w[54]
        ror ecx, 0x15               ;   105.0 p0     107 w[54]
        mov dword [rsp + 156], r15d ;    90.0 p8+p9  107 w[46] spill
        mov r15d, eax               ;    92.0        107 w[55] copy
        xor r15d, 0x9e377996        ;    92.0 p1     107 w[55]
        xor r15d, ebp               ;    98.0 p6     107 w[55]
        xor r15d, r12d              ;   102.0 p5     107 w[55]
        xor r15d, ecx               ;   106.0 p11    107 w[55]
        ror r15d, 0x15              ;   107.0 p0     107 w[55]
        mov dword [rsp + 160], eax  ;    92.0 p7+p4  107 w[47] spill
        mov eax, edx                ;    94.0        107 w[56] copy
        xor eax, r13d               ;   100.0 p1     107 w[56]
        mov dword [rsp + 164], edx  ;    94.0 p8+p9  107 w[48] spill
        mov edx, eax                ;   101.0        107 w[56] copy
        xor edx, 0x9e377989         ;   101.0 p6     107 w[56]
        xor edx, r14d               ;   104.0 p5     107 w[56]
        xor edx, r15d               ;   108.0 p11    107 w[56]
        ror edx, 0x15               ;   109.0 p0     107 w[56]
        mov dword [rsp + 168], eax  ;   101.0 p7+p4  107 w[56] spill
        mov eax, ebx                ;    96.0        107 w[57] copy
        xor eax, 0x9e377988         ;    96.0 p1     107 w[57]
        xor eax, r12d               ;   102.0 p6     107 w[57]
        xor eax, ecx                ;   106.0 p5     107 w[57]
        xor eax, edx                ;   110.0 p11    107 w[57]
        ror eax, 0x15               ;   111.0 p0     107 w[57]
        mov dword [rsp + 172], ebx  ;    96.0 p8+p9  107 w[49] spill
        mov ebx, ebp                ;    98.0        107 w[58] copy
        xor ebx, 0x9e37798b         ;    98.0 p1     107 w[58]
        xor ebx, r14d               ;   104.0 p6     107 w[58]
        xor ebx, r15d               ;   108.0 p5     107 w[58]
        xor ebx, eax                ;   112.0 p11    107 w[58]
        ror ebx, 0x15               ;   113.0 p0     107 w[58]
        mov dword [rsp + 176], ebp  ;    98.0 p7+p4  107 w[50] spill
        mov ebp, r13d               ;   100.0        107 w[59] copy
        xor ebp, 0x9e37798a         ;   100.0 p1     107 w[59]
        xor ebp, ecx                ;   106.0 p6     107 w[59]
        xor ebp, edx                ;   110.0 p5     107 w[59]
        xor ebp, ebx                ;   114.0 p11    107 w[59]
        ror ebp, 0x15               ;   115.0 p0     107 w[59]
        mov dword [rsp + 180], r13d ;   100.0 p8+p9  107 w[51] spill
        mov r13d, r12d              ;   102.0        107 w[60] copy
        xor r13d, r15d              ;   108.0 p1     107 w[60]
        mov dword [rsp + 184], r12d ;   102.0 p7+p4  107 w[52] spill
        mov r12d, r13d              ;   109.0        107 w[60] copy
        xor r12d, 0x9e37798d        ;   109.0 p6     107 w[60]
        xor r12d, eax               ;   112.0 p5     107 w[60]
        xor r12d, ebp               ;   116.0 p11    107 w[60]
        ror r12d, 0x15              ;   117.0 p0     107 w[60]
        mov dword [rsp + 188], r13d ;   109.0 p8+p9  107 w[60] spill
        mov r13d, r14d              ;   104.0        107 w[61] copy
        xor r13d, 0x9e37798c        ;   104.0 p1     107 w[61]
        xor r13d, edx               ;   110.0 p6     107 w[61]
        xor r13d, ebx               ;   114.0 p5     107 w[61]
        xor r13d, r12d              ;   118.0 p11    107 w[61]
        ror r13d, 0x15              ;   119.0 p0     107 w[61]
        mov dword [rsp + 192], r14d ;   104.0 p7+p4  107 w[53] spill
        mov r14d, ecx               ;   106.0        107 w[62] copy
        xor r14d, 0x9e37798f        ;   106.0 p1     107 w[62]
        xor r14d, eax               ;   112.0 p6     107 w[62]
        xor r14d, ebp               ;   116.0 p5     107 w[62]
        xor r14d, r13d              ;   120.0 p11    107 w[62]
        ror r14d, 0x15              ;   121.0 p0     107 w[62]
        mov dword [rsp + 196], ecx  ;   106.0 p8+p9  107 w[54] spill
        mov ecx, r15d               ;   108.0        107 w[63] copy
        xor ecx, 0x9e37798e         ;   108.0 p1     107 w[63]
        xor ecx, ebx                ;   114.0 p6     107 w[63]
        xor ecx, r12d               ;   118.0 p5     107 w[63]
        xor ecx, r14d               ;   122.0 p11    107 w[63]
        ror ecx, 0x15               ;   123.0 p0     107 w[63]
        mov dword [rsp + 200], r15d ;   108.0 p7+p4  107 w[55] spill
        mov r15d, edx               ;   110.0        107 w[64] copy
        xor r15d, 0x9e377981        ;   110.0 p1     107 w[64]
        xor r15d, ebp               ;   116.0 p6     107 w[64]
        xor r15d, r13d              ;   120.0 p5     107 w[64]
        xor r15d, ecx               ;   124.0 p11    107 w[64]
        ror r15d, 0x15              ;   125.0 p0     107 w[64]
        mov dword [rsp + 204], edx  ;   110.0 p8+p9  107 w[56] spill
        mov edx, eax                ;   112.0        107 w[65] copy
        xor edx, 0x9e377980         ;   112.0 p1     107 w[65]
        xor edx, r12d               ;   118.0 p6     107 w[65]
        xor edx, r14d               ;   122.0 p5     107 w[65]
        xor edx, r15d               ;   126.0 p11    107 w[65]
        ror edx, 0x15               ;   127.0 p0     107 w[65]
        mov dword [rsp + 208], eax  ;   112.0 p7+p4  107 w[57] spill
        mov eax, ebx                ;   114.0        107 w[66] copy
        xor eax, 0x9e377983         ;   114.0 p1     107 w[66]
        xor eax, r13d               ;   120.0 p6     107 w[66]
        xor eax, ecx                ;   124.0 p5     107 w[66]
        xor eax, edx                ;   128.0 p11    107 w[66]
        ror eax, 0x15               ;   129.0 p0     107 w[66]
        mov dword [rsp + 212], ebx  ;   114.0 p8+p9  107 w[58] spill
        mov ebx, ebp                ;   116.0        107 w[67] copy
        xor ebx, 0x9e377982         ;   116.0 p1     107 w[67]
        xor ebx, r14d               ;   122.0 p6     107 w[67]
        xor ebx, r15d               ;   126.0 p5     107 w[67]
        xor ebx, eax                ;   130.0 p11    107 w[67]
        ror ebx, 0x15               ;   131.0 p0     107 w[67]
        mov dword [rsp + 216], ebp  ;   116.0 p7+p4  107 w[59] spill
        mov ebp, r12d               ;   118.0        107 w[68] copy
        xor ebp, ecx                ;   124.0 p1     107 w[68]
        mov dword [rsp + 220], r12d ;   118.0 p8+p9  107 w[60] spill
        mov r12d, ebp               ;   125.0        107 w[68] copy
        xor r12d, 0x9e377985        ;   125.0 p6     107 w[68]
        xor r12d, edx               ;   128.0 p5     107 w[68]
        xor r12d, ebx               ;   132.0 p11    107 w[68]
        ror r12d, 0x15              ;   133.0 p0     107 w[68]
        mov dword [rsp + 224], ebp  ;   125.0 p7+p4  107 w[68] spill
        mov ebp, r13d               ;   120.0        107 w[69] copy
        xor ebp, 0x9e377984         ;   120.0 p1     107 w[69]
        xor ebp, r15d               ;   126.0 p6     107 w[69]
        xor ebp, eax                ;   130.0 p5     107 w[69]
        xor ebp, r12d               ;   134.0 p11    107 w[69]
        ror ebp, 0x15               ;   135.0 p0     107 w[69]
        mov dword [rsp + 228], r13d ;   120.0 p8+p9  107 w[61] spill
        mov r13d, r14d              ;   122.0        107 w[70] copy
        xor r13d, 0x9e377987        ;   122.0 p1     107 w[70]
        xor r13d, edx               ;   128.0 p6     107 w[70]
        xor r13d, ebx               ;   132.0 p5     107 w[70]
        xor r13d, ebp               ;   136.0 p11    107 w[70]
        ror r13d, 0x15              ;   137.0 p0     107 w[70]
        mov dword [rsp + 232], r14d ;   122.0 p7+p4  107 w[62] spill
        mov r14d, ecx               ;   124.0        107 w[71] copy
        xor r14d, 0x9e377986        ;   124.0 p1     107 w[71]
        xor r14d, eax               ;   130.0 p6     107 w[71]
        xor r14d, r12d              ;   134.0 p5     107 w[71]
        xor r14d, r13d              ;   138.0 p11    107 w[71]
        ror r14d, 0x15              ;   139.0 p0     107 w[71]
        mov dword [rsp + 236], ecx  ;   124.0 p8+p9  107 w[63] spill
        mov ecx, r15d               ;   126.0        107 w[72] copy
        xor ecx, 0x9e3779f9         ;   126.0 p1     107 w[72]
        xor ecx, ebx                ;   132.0 p6     107 w[72]
        xor ecx, ebp                ;   136.0 p5     107 w[72]
        xor ecx, r14d               ;   140.0 p11    107 w[72]
        ror ecx, 0x15               ;   141.0 p0     107 w[72]
        mov dword [rsp + 240], r15d ;   126.0 p7+p4  107 w[64] spill
        mov r15d, edx               ;   128.0        107 w[73] copy
        xor r15d, 0x9e3779f8        ;   128.0 p1     107 w[73]
        xor r15d, r12d              ;   134.0 p6     107 w[73]
        xor r15d, r13d              ;   138.0 p5     107 w[73]
        xor r15d, ecx               ;   142.0 p11    107 w[73]
        ror r15d, 0x15              ;   143.0 p0     107 w[73]
        mov dword [rsp + 244], edx  ;   128.0 p8+p9  107 w[65] spill
        mov edx, eax                ;   130.0        107 w[74] copy
        xor edx, 0x9e3779fb         ;   130.0 p1     107 w[74]
        xor edx, ebp                ;   136.0 p6     107 w[74]
        xor edx, r14d               ;   140.0 p5     107 w[74]
        xor edx, r15d               ;   144.0 p11    107 w[74]
        ror edx, 0x15               ;   145.0 p0     107 w[74]
        xor r12d, r14d              ;   140.0 p1     107 w[76]
        mov dword [rsp + 248], eax  ;   130.0 p7+p4  107 w[66] spill
        mov eax, ebx                ;   132.0        107 w[75] copy
        xor eax, 0x9e3779fa         ;   132.0 p6     107 w[75]
        xor eax, r13d               ;   138.0 p5     107 w[75]
        xor eax, ecx                ;   142.0 p11    107 w[75]
        xor eax, edx                ;   146.0 p0     107 w[75]
        ror eax, 0x15               ;   147.0 p6     107 w[75]
        mov dword [rsp + 252], ebx  ;   132.0 p8+p9  107 w[67] spill
        mov ebx, r12d               ;   141.0        107 w[76] copy
        xor ebx, 0x9e3779fd         ;   141.0 p1     107 w[76]
        xor ebx, r15d               ;   144.0 p5     107 w[76]
        xor ebx, eax                ;   148.0 p11    107 w[76]
        ror ebx, 0x15               ;   149.0 p0     107 w[76]
        mov dword [rsp + 256], r12d ;   141.0 p7+p4  107 w[76] spill
        mov r12d, ebp               ;   136.0        107 w[77] copy
        xor r12d, 0x9e3779fc        ;   136.0 p6     107 w[77]
        xor r12d, ecx               ;   142.0 p1     107 w[77]
        xor r12d, edx               ;   146.0 p5     107 w[77]
        xor r12d, ebx               ;   150.0 p11    107 w[77]
        ror r12d, 0x15              ;   151.0 p0     107 w[77]
        mov dword [rsp + 260], ebp  ;   136.0 p8+p9  107 w[69] spill
        mov ebp, r13d               ;   138.0        107 w[78] copy
        xor ebp, 0x9e3779ff         ;   138.0 p6     107 w[78]
        xor ebp, r15d               ;   144.0 p1     107 w[78]
        xor ebp, eax                ;   148.0 p5     107 w[78]
        xor ebp, r12d               ;   152.0 p11    107 w[78]
        ror ebp, 0x15               ;   153.0 p0     107 w[78]
        mov dword [rsp + 264], r13d ;   138.0 p7+p4  107 w[70] spill
        mov r13d, r14d              ;   140.0        107 w[79] copy
        xor r13d, 0x9e3779fe        ;   140.0 p6     107 w[79]
        xor r13d, edx               ;   146.0 p1     107 w[79]
        xor r13d, ebx               ;   150.0 p5     107 w[79]
        xor r13d, ebp               ;   154.0 p11    107 w[79]
        ror r13d, 0x15              ;   155.0 p0     107 w[79]
        mov dword [rsp + 268], r14d ;   140.0 p8+p9  107 w[71] spill
        mov r14d, ecx               ;   142.0        107 w[80] copy
        xor r14d, 0x9e3779f1        ;   142.0 p6     107 w[80]
        xor r14d, eax               ;   148.0 p1     107 w[80]
        xor r14d, r12d              ;   152.0 p5     107 w[80]
        xor r14d, r13d              ;   156.0 p11    107 w[80]
        ror r14d, 0x15              ;   157.0 p0     107 w[80]
        mov dword [rsp + 272], ecx  ;   142.0 p7+p4  107 w[72] spill
        mov ecx, r15d               ;   144.0        107 w[81] copy
        xor ecx, 0x9e3779f0         ;   144.0 p6     107 w[81]
        xor ecx, ebx                ;   150.0 p1     107 w[81]
        xor ecx, ebp                ;   154.0 p5     107 w[81]
        xor ecx, r14d               ;   158.0 p11    107 w[81]
        ror ecx, 0x15               ;   159.0 p0     107 w[81]
        mov dword [rsp + 276], r15d ;   144.0 p8+p9  107 w[73] spill
        mov r15d, edx               ;   146.0        107 w[82] copy
        xor r15d, 0x9e3779f3        ;   146.0 p6     107 w[82]
        xor r15d, r12d              ;   152.0 p1     107 w[82]
        xor r15d, r13d              ;   156.0 p5     107 w[82]
        xor r15d, ecx               ;   160.0 p11    107 w[82]
        ror r15d, 0x15              ;   161.0 p0     107 w[82]
        mov dword [rsp + 280], edx  ;   146.0 p7+p4  107 w[74] spill
        mov edx, eax                ;   148.0        107 w[83] copy
        xor edx, 0x9e3779f2         ;   148.0 p6     107 w[83]
        xor edx, ebp                ;   154.0 p1     107 w[83]
        xor edx, r14d               ;   158.0 p5     107 w[83]
        xor edx, r15d               ;   162.0 p11    107 w[83]
        ror edx, 0x15               ;   163.0 p0     107 w[83]
        mov dword [rsp + 284], eax  ;   148.0 p8+p9  107 w[75] spill
        mov eax, ebx                ;   150.0        107 w[84] copy
        xor eax, 0x9e3779f5         ;   150.0 p6     107 w[84]
        xor eax, r13d               ;   156.0 p1     107 w[84]
        xor eax, ecx                ;   160.0 p5     107 w[84]
        xor eax, edx                ;   164.0 p11    107 w[84]
        ror eax, 0x15               ;   165.0 p0     107 w[84]
        mov dword [rsp + 288], ebx  ;   150.0 p7+p4  107 w[76] spill
        mov ebx, r12d               ;   152.0        107 w[85] copy
        xor ebx, 0x9e3779f4         ;   152.0 p6     107 w[85]
        xor ebx, r14d               ;   158.0 p1     107 w[85]
        xor ebx, r15d               ;   162.0 p5     107 w[85]
        xor ebx, eax                ;   166.0 p11    107 w[85]
        ror ebx, 0x15               ;   167.0 p0     107 w[85]
        mov dword [rsp + 292], r12d ;   152.0 p8+p9  107 w[77] spill
        mov r12d, ebp               ;   154.0        107 w[86] copy
        xor r12d, 0x9e3779f7        ;   154.0 p6     107 w[86]
        xor r12d, ecx               ;   160.0 p1     107 w[86]
        xor r12d, edx               ;   164.0 p5     107 w[86]
        xor r12d, ebx               ;   168.0 p11    107 w[86]
        ror r12d, 0x15              ;   169.0 p0     107 w[86]
        mov dword [rsp + 296], ebp  ;   154.0 p7+p4  107 w[78] spill
        mov ebp, r13d               ;   156.0        107 w[87] copy
        xor ebp, 0x9e3779f6         ;   156.0 p6     107 w[87]
        xor ebp, r15d               ;   162.0 p1     107 w[87]
        xor ebp, eax                ;   166.0 p5     107 w[87]
        xor ebp, r12d               ;   170.0 p11    107 w[87]
        ror ebp, 0x15               ;   171.0 p0     107 w[87]
        mov dword [rsp + 300], r13d ;   156.0 p8+p9  107 w[79] spill
        mov r13d, r14d              ;   158.0        107 w[88] copy
        xor r13d, edx               ;   164.0 p6     107 w[88]
        mov dword [rsp + 304], r14d ;   158.0 p7+p4  107 w[80] spill
        mov r14d, r13d              ;   165.0        107 w[88] copy
        xor r14d, 0x9e3779e9        ;   165.0 p1     107 w[88]
        xor r14d, ebx               ;   168.0 p5     107 w[88]
        xor r14d, ebp               ;   172.0 p11    107 w[88]
        ror r14d, 0x15              ;   173.0 p0     107 w[88]
        mov dword [rsp + 308], r13d ;   165.0 p8+p9  107 w[88] spill
        mov r13d, ecx               ;   160.0        107 w[89] copy
        xor r13d, 0x9e3779e8        ;   160.0 p6     107 w[89]
        xor r13d, eax               ;   166.0 p1     107 w[89]
        xor r13d, r12d              ;   170.0 p5     107 w[89]
        xor r13d, r14d              ;   174.0 p11    107 w[89]
        ror r13d, 0x15              ;   175.0 p0     107 w[89]
        mov dword [rsp + 312], ecx  ;   160.0 p7+p4  107 w[81] spill
        mov ecx, r15d               ;   162.0        107 w[90] copy
        xor ecx, 0x9e3779eb         ;   162.0 p6     107 w[90]
        xor ecx, ebx                ;   168.0 p1     107 w[90]
        xor ecx, ebp                ;   172.0 p5     107 w[90]
        xor ecx, r13d               ;   176.0 p11    107 w[90]
        ror ecx, 0x15               ;   177.0 p0     107 w[90]
        mov dword [rsp + 316], r15d ;   162.0 p8+p9  107 w[82] spill
        mov r15d, edx               ;   164.0        107 w[91] copy
        xor r15d, 0x9e3779ea        ;   164.0 p6     107 w[91]
        xor r15d, r12d              ;   170.0 p1     107 w[91]
        xor r15d, r14d              ;   174.0 p5     107 w[91]
        xor r15d, ecx               ;   178.0 p11    107 w[91]
        ror r15d, 0x15              ;   179.0 p0     107 w[91]
        mov dword [rsp + 320], edx  ;   164.0 p7+p4  107 w[83] spill
        mov edx, eax                ;   166.0        107 w[92] copy
        xor edx, ebp                ;   172.0 p6     107 w[92]
        mov dword [rsp + 324], eax  ;   166.0 p8+p9  107 w[84] spill
        mov eax, edx                ;   173.0        107 w[92] copy
        xor eax, 0x9e3779ed         ;   173.0 p1     107 w[92]
        xor eax, r13d               ;   176.0 p5     107 w[92]
        xor eax, r15d               ;   180.0 p11    107 w[92]
        ror eax, 0x15               ;   181.0 p0     107 w[92]
        mov dword [rsp + 328], edx  ;   173.0 p7+p4  107 w[92] spill
        mov edx, ebx                ;   168.0        107 w[93] copy
        xor edx, 0x9e3779ec         ;   168.0 p6     107 w[93]
        xor edx, r14d               ;   174.0 p1     107 w[93]
        xor edx, ecx                ;   178.0 p5     107 w[93]
        xor edx, eax                ;   182.0 p11    107 w[93]
        ror edx, 0x15               ;   183.0 p0     107 w[93]
        mov dword [rsp + 332], ebx  ;   168.0 p8+p9  107 w[85] spill
        mov ebx, r12d               ;   170.0        107 w[94] copy
        xor ebx, 0x9e3779ef         ;   170.0 p6     107 w[94]
        xor ebx, r13d               ;   176.0 p1     107 w[94]
        xor ebx, r15d               ;   180.0 p5     107 w[94]
        xor ebx, edx                ;   184.0 p11    107 w[94]
        ror ebx, 0x15               ;   185.0 p0     107 w[94]
        mov dword [rsp + 336], r12d ;   170.0 p7+p4  107 w[86] spill
        mov r12d, ebp               ;   172.0        107 w[95] copy
        xor r12d, 0x9e3779ee        ;   172.0 p6     107 w[95]
        xor r12d, ecx               ;   178.0 p1     107 w[95]
        xor r12d, eax               ;   182.0 p5     107 w[95]
        xor r12d, ebx               ;   186.0 p11    107 w[95]
        ror r12d, 0x15              ;   187.0 p0     107 w[95]
        mov dword [rsp + 340], ebp  ;   172.0 p8+p9  107 w[87] spill
        mov ebp, r14d               ;   174.0        107 w[96] copy
        xor ebp, 0x9e3779e1         ;   174.0 p6     107 w[96]
        xor ebp, r15d               ;   180.0 p1     107 w[96]
        xor ebp, edx                ;   184.0 p5     107 w[96]
        xor ebp, r12d               ;   188.0 p11    107 w[96]
        ror ebp, 0x15               ;   189.0 p0     107 w[96]
        mov dword [rsp + 344], r14d ;   174.0 p7+p4  107 w[88] spill
        mov r14d, r13d              ;   176.0        107 w[97] copy
        xor r14d, 0x9e3779e0        ;   176.0 p6     107 w[97]
        xor r14d, eax               ;   182.0 p1     107 w[97]
        xor r14d, ebx               ;   186.0 p5     107 w[97]
        xor r14d, ebp               ;   190.0 p11    107 w[97]
        ror r14d, 0x15              ;   191.0 p0     107 w[97]
        mov dword [rsp + 348], r13d ;   176.0 p8+p9  107 w[89] spill
        mov r13d, ecx               ;   178.0        107 w[98] copy
        xor r13d, 0x9e3779e3        ;   178.0 p6     107 w[98]
        xor r13d, edx               ;   184.0 p1     107 w[98]
        xor r13d, r12d              ;   188.0 p5     107 w[98]
        xor r13d, r14d              ;   192.0 p11    107 w[98]
        ror r13d, 0x15              ;   193.0 p0     107 w[98]
        mov dword [rsp + 352], ecx  ;   178.0 p7+p4  107 w[90] spill
        mov ecx, r15d               ;   180.0        107 w[99] copy
        xor ecx, 0x9e3779e2         ;   180.0 p6     107 w[99]
        xor ecx, ebx                ;   186.0 p1     107 w[99]
        xor ecx, ebp                ;   190.0 p5     107 w[99]
        xor ecx, r13d               ;   194.0 p11    107 w[99]
        ror ecx, 0x15               ;   195.0 p0     107 w[99]
        mov dword [rsp + 356], r15d ;   180.0 p8+p9  107 w[91] spill
        mov r15d, eax               ;   182.0        107 w[100] copy
        xor r15d, r12d              ;   188.0 p6     107 w[100]
        mov dword [rsp + 360], eax  ;   182.0 p7+p4  107 w[92] spill
        mov eax, r15d               ;   189.0        107 w[100] copy
        xor eax, 0x9e3779e5         ;   189.0 p1     107 w[100]
        xor eax, r14d               ;   192.0 p5     107 w[100]
        xor eax, ecx                ;   196.0 p11    107 w[100]
        ror eax, 0x15               ;   197.0 p0     107 w[100]
        mov dword [rsp + 364], r15d ;   189.0 p8+p9  107 w[100] spill
        mov r15d, edx               ;   184.0        107 w[101] copy
        xor r15d, 0x9e3779e4        ;   184.0 p6     107 w[101]
        xor r15d, ebp               ;   190.0 p1     107 w[101]
        xor r15d, r13d              ;   194.0 p5     107 w[101]
        xor r15d, eax               ;   198.0 p11    107 w[101]
        ror r15d, 0x15              ;   199.0 p0     107 w[101]
        mov dword [rsp + 368], edx  ;   184.0 p7+p4  107 w[93] spill
        mov edx, ebx                ;   186.0        107 w[102] copy
        xor edx, 0x9e3779e7         ;   186.0 p6     107 w[102]
        xor edx, r14d               ;   192.0 p1     107 w[102]
        xor edx, ecx                ;   196.0 p5     107 w[102]
        xor edx, r15d               ;   200.0 p11    107 w[102]
        ror edx, 0x15               ;   201.0 p0     107 w[102]
        mov dword [rsp + 372], ebx  ;   186.0 p8+p9  107 w[94] spill
        mov ebx, r12d               ;   188.0        107 w[103] copy
        xor ebx, 0x9e3779e6         ;   188.0 p6     107 w[103]
        xor ebx, r13d               ;   194.0 p1     107 w[103]
        xor ebx, eax                ;   198.0 p5     107 w[103]
        xor ebx, edx                ;   202.0 p11    107 w[103]
        ror ebx, 0x15               ;   203.0 p0     107 w[103]
        mov dword [rsp + 376], r12d ;   188.0 p7+p4  107 w[95] spill
        mov r12d, ebp               ;   190.0        107 w[104] copy
        xor r12d, 0x9e3779d9        ;   190.0 p6     107 w[104]
        xor r12d, ecx               ;   196.0 p1     107 w[104]
        xor r12d, r15d              ;   200.0 p5     107 w[104]
        xor r12d, ebx               ;   204.0 p11    107 w[104]
        ror r12d, 0x15              ;   205.0 p0     107 w[104]
        mov dword [rsp + 380], ebp  ;   190.0 p8+p9  107 w[96] spill
        mov ebp, r14d               ;   192.0        107 w[105] copy
        xor ebp, 0x9e3779d8         ;   192.0 p6     107 w[105]
        xor ebp, eax                ;   198.0 p1     107 w[105]
        xor ebp, edx                ;   202.0 p5     107 w[105]
        xor ebp, r12d               ;   206.0 p11    107 w[105]
        ror ebp, 0x15               ;   207.0 p0     107 w[105]
        mov dword [rsp + 384], r14d ;   192.0 p7+p4  107 w[97] spill
        mov r14d, r13d              ;   194.0        107 w[106] copy
        xor r14d, 0x9e3779db        ;   194.0 p6     107 w[106]
        xor r14d, r15d              ;   200.0 p1     107 w[106]
        xor r14d, ebx               ;   204.0 p5     107 w[106]
        xor r14d, ebp               ;   208.0 p11    107 w[106]
        ror r14d, 0x15              ;   209.0 p0     107 w[106]
        xor eax, ebx                ;   204.0 p6     107 w[108]
        mov dword [rsp + 388], r13d ;   194.0 p8+p9  107 w[98] spill
        mov r13d, ecx               ;   196.0        107 w[107] copy
        xor r13d, 0x9e3779da        ;   196.0 p1     107 w[107]
        xor r13d, edx               ;   202.0 p5     107 w[107]
        xor r13d, r12d              ;   206.0 p11    107 w[107]
        xor r13d, r14d              ;   210.0 p0     107 w[107]
        ror r13d, 0x15              ;   211.0 p6     107 w[107]
        mov dword [rsp + 392], ecx  ;   196.0 p7+p4  107 w[99] spill
        mov ecx, eax                ;   205.0        107 w[108] copy
        xor ecx, 0x9e3779dd         ;   205.0 p1     107 w[108]
        xor ecx, ebp                ;   208.0 p5     107 w[108]
        xor ecx, r13d               ;   212.0 p11    107 w[108]
        ror ecx, 0x15               ;   213.0 p0     107 w[108]
        mov dword [rsp + 396], eax  ;   205.0 p8+p9  107 w[108] spill
        mov eax, r15d               ;   200.0        107 w[109] copy
        xor eax, 0x9e3779dc         ;   200.0 p6     107 w[109]
        xor eax, r12d               ;   206.0 p1     107 w[109]
        xor eax, r14d               ;   210.0 p5     107 w[109]
        xor eax, ecx                ;   214.0 p11    107 w[109]
        ror eax, 0x15               ;   215.0 p0     107 w[109]
        mov dword [rsp + 400], r15d ;   200.0 p7+p4  107 w[101] spill
        mov r15d, edx               ;   202.0        107 w[110] copy
        xor r15d, 0x9e3779df        ;   202.0 p6     107 w[110]
        xor r15d, ebp               ;   208.0 p1     107 w[110]
        xor r15d, r13d              ;   212.0 p5     107 w[110]
        xor r15d, eax               ;   216.0 p11    107 w[110]
        ror r15d, 0x15              ;   217.0 p0     107 w[110]
        mov dword [rsp + 404], edx  ;   202.0 p8+p9  107 w[102] spill
        mov edx, ebx                ;   204.0        107 w[111] copy
        xor edx, 0x9e3779de         ;   204.0 p6     107 w[111]
        xor edx, r14d               ;   210.0 p1     107 w[111]
        xor edx, ecx                ;   214.0 p5     107 w[111]
        xor edx, r15d               ;   218.0 p11    107 w[111]
        ror edx, 0x15               ;   219.0 p0     107 w[111]
        mov dword [rsp + 408], ebx  ;   204.0 p7+p4  107 w[103] spill
        mov ebx, r12d               ;   206.0        107 w[112] copy
        xor ebx, 0x9e3779d1         ;   206.0 p6     107 w[112]
        xor ebx, r13d               ;   212.0 p1     107 w[112]
        xor ebx, eax                ;   216.0 p5     107 w[112]
        xor ebx, edx                ;   220.0 p11    107 w[112]
        ror ebx, 0x15               ;   221.0 p0     107 w[112]
        mov dword [rsp + 412], r12d ;   206.0 p8+p9  107 w[104] spill
        mov r12d, ebp               ;   208.0        107 w[113] copy
        xor r12d, 0x9e3779d0        ;   208.0 p6     107 w[113]
        xor r12d, ecx               ;   214.0 p1     107 w[113]
        xor r12d, r15d              ;   218.0 p5     107 w[113]
        xor r12d, ebx               ;   222.0 p11    107 w[113]
        ror r12d, 0x15              ;   223.0 p0     107 w[113]
        mov dword [rsp + 416], ebp  ;   208.0 p7+p4  107 w[105] spill
        mov ebp, r14d               ;   210.0        107 w[114] copy
        xor ebp, 0x9e3779d3         ;   210.0 p6     107 w[114]
        xor ebp, eax                ;   216.0 p1     107 w[114]
        xor ebp, edx                ;   220.0 p5     107 w[114]
        xor ebp, r12d               ;   224.0 p11    107 w[114]
        ror ebp, 0x15               ;   225.0 p0     107 w[114]
        mov dword [rsp + 420], r14d ;   210.0 p8+p9  107 w[106] spill
        mov r14d, r13d              ;   212.0        107 w[115] copy
        xor r14d, 0x9e3779d2        ;   212.0 p6     107 w[115]
        xor r14d, r15d              ;   218.0 p1     107 w[115]
        xor r14d, ebx               ;   222.0 p5     107 w[115]
        xor r14d, ebp               ;   226.0 p11    107 w[115]
        ror r14d, 0x15              ;   227.0 p0     107 w[115]
        mov dword [rsp + 424], r13d ;   212.0 p7+p4  107 w[107] spill
        mov r13d, ecx               ;   214.0        107 w[116] copy
        xor r13d, 0x9e3779d5        ;   214.0 p6     107 w[116]
        xor r13d, edx               ;   220.0 p1     107 w[116]
        xor r13d, r12d              ;   224.0 p5     107 w[116]
        xor r13d, r14d              ;   228.0 p11    107 w[116]
        ror r13d, 0x15              ;   229.0 p0     107 w[116]
        mov dword [rsp + 428], ecx  ;   214.0 p8+p9  107 w[108] spill
        mov ecx, eax                ;   216.0        107 w[117] copy
        xor ecx, 0x9e3779d4         ;   216.0 p6     107 w[117]
        xor ecx, ebx                ;   222.0 p1     107 w[117]
        xor ecx, ebp                ;   226.0 p5     107 w[117]
        xor ecx, r13d               ;   230.0 p11    107 w[117]
        ror ecx, 0x15               ;   231.0 p0     107 w[117]
        mov dword [rsp + 432], eax  ;   216.0 p7+p4  107 w[109] spill
        mov eax, r15d               ;   218.0        107 w[118] copy
        xor eax, 0x9e3779d7         ;   218.0 p6     107 w[118]
        xor eax, r12d               ;   224.0 p1     107 w[118]
        xor eax, r14d               ;   228.0 p5     107 w[118]
        xor eax, ecx                ;   232.0 p11    107 w[118]
        ror eax, 0x15               ;   233.0 p0     107 w[118]
        mov dword [rsp + 436], r15d ;   218.0 p8+p9  107 w[110] spill
        mov r15d, edx               ;   220.0        107 w[119] copy
        xor r15d, 0x9e3779d6        ;   220.0 p6     107 w[119]
        xor r15d, ebp               ;   226.0 p1     107 w[119]
        xor r15d, r13d              ;   230.0 p5     107 w[119]
        xor r15d, eax               ;   234.0 p11    107 w[119]
        ror r15d, 0x15              ;   235.0 p0     107 w[119]
        mov dword [rsp + 440], edx  ;   220.0 p7+p4  107 w[111] spill
        mov edx, ebx                ;   222.0        107 w[120] copy
        xor edx, r14d               ;   228.0 p6     107 w[120]
        mov dword [rsp + 444], ebx  ;   222.0 p8+p9  107 w[112] spill
        mov ebx, edx                ;   229.0        107 w[120] copy
        xor ebx, 0x9e3779c9         ;   229.0 p1     107 w[120]
        xor ebx, ecx                ;   232.0 p5     107 w[120]
        xor ebx, r15d               ;   236.0 p11    107 w[120]
        ror ebx, 0x15               ;   237.0 p0     107 w[120]
        mov dword [rsp + 448], edx  ;   229.0 p7+p4  107 w[120] spill
        mov edx, r12d               ;   224.0        107 w[121] copy
        xor edx, 0x9e3779c8         ;   224.0 p6     107 w[121]
        xor edx, r13d               ;   230.0 p1     107 w[121]
        xor edx, eax                ;   234.0 p5     107 w[121]
        xor edx, ebx                ;   238.0 p11    107 w[121]
        ror edx, 0x15               ;   239.0 p0     107 w[121]
        mov dword [rsp + 452], r12d ;   224.0 p8+p9  107 w[113] spill
        mov r12d, ebp               ;   226.0        107 w[122] copy
        xor r12d, 0x9e3779cb        ;   226.0 p6     107 w[122]
        xor r12d, ecx               ;   232.0 p1     107 w[122]
        xor r12d, r15d              ;   236.0 p5     107 w[122]
        xor r12d, edx               ;   240.0 p11    107 w[122]
        ror r12d, 0x15              ;   241.0 p0     107 w[122]
        mov dword [rsp + 456], ebp  ;   226.0 p7+p4  107 w[114] spill
        mov ebp, r14d               ;   228.0        107 w[123] copy
        xor ebp, 0x9e3779ca         ;   228.0 p6     107 w[123]
        xor ebp, eax                ;   234.0 p1     107 w[123]
        xor ebp, ebx                ;   238.0 p5     107 w[123]
        xor ebp, r12d               ;   242.0 p11    107 w[123]
        ror ebp, 0x15               ;   243.0 p0     107 w[123]
        mov dword [rsp + 460], r14d ;   228.0 p8+p9  107 w[115] spill
        mov r14d, r13d              ;   230.0        107 w[124] copy
        xor r14d, r15d              ;   236.0 p6     107 w[124]
        mov dword [rsp + 464], r13d ;   230.0 p7+p4  107 w[116] spill
        mov r13d, r14d              ;   237.0        107 w[124] copy
        xor r13d, 0x9e3779cd        ;   237.0 p1     107 w[124]
        xor r13d, edx               ;   240.0 p5     107 w[124]
        xor r13d, ebp               ;   244.0 p11    107 w[124]
        ror r13d, 0x15              ;   245.0 p0     107 w[124]
        mov dword [rsp + 468], r14d ;   237.0 p8+p9  107 w[124] spill
        mov r14d, ecx               ;   232.0        107 w[125] copy
        xor r14d, 0x9e3779cc        ;   232.0 p6     107 w[125]
        xor r14d, ebx               ;   238.0 p1     107 w[125]
        xor r14d, r12d              ;   242.0 p5     107 w[125]
        xor r14d, r13d              ;   246.0 p11    107 w[125]
        ror r14d, 0x15              ;   247.0 p0     107 w[125]
        mov dword [rsp + 472], ecx  ;   232.0 p7+p4  107 w[117] spill
        mov ecx, eax                ;   234.0        107 w[126] copy
        xor ecx, 0x9e3779cf         ;   234.0 p6     107 w[126]
        xor ecx, edx                ;   240.0 p1     107 w[126]
        xor ecx, ebp                ;   244.0 p5     107 w[126]
        xor ecx, r14d               ;   248.0 p11    107 w[126]
        ror ecx, 0x15               ;   249.0 p0     107 w[126]
        mov dword [rsp + 476], eax  ;   234.0 p8+p9  107 w[118] spill
        mov eax, r15d               ;   236.0        107 w[127] copy
        xor eax, 0x9e3779ce         ;   236.0 p6     107 w[127]
        xor eax, r12d               ;   242.0 p1     107 w[127]
        xor eax, r13d               ;   246.0 p5     107 w[127]
        xor eax, ecx                ;   250.0 p11    107 w[127]
        ror eax, 0x15               ;   251.0 p0     107 w[127]
        mov dword [rsp + 480], r15d ;   236.0 p7+p4  107 w[119] spill
        mov r15d, ebx               ;   238.0        107 w[128] copy
        xor r15d, 0x9e3779c1        ;   238.0 p6     107 w[128]
        xor r15d, ebp               ;   244.0 p1     107 w[128]
        xor r15d, r14d              ;   248.0 p5     107 w[128]
        xor r15d, eax               ;   252.0 p11    107 w[128]
        ror r15d, 0x15              ;   253.0 p0     107 w[128]
        mov dword [rsp + 484], ebx  ;   238.0 p8+p9  107 w[120] spill
        mov ebx, edx                ;   240.0        107 w[129] copy
        xor ebx, 0x9e3779c0         ;   240.0 p6     107 w[129]
        xor ebx, r13d               ;   246.0 p1     107 w[129]
        xor ebx, ecx                ;   250.0 p5     107 w[129]
        xor ebx, r15d               ;   254.0 p11    107 w[129]
        ror ebx, 0x15               ;   255.0 p0     107 w[129]
        mov dword [rsp + 488], edx  ;   240.0 p7+p4  107 w[121] spill
        mov edx, r12d               ;   242.0        107 w[130] copy
        xor edx, 0x9e3779c3         ;   242.0 p6     107 w[130]
        xor edx, r14d               ;   248.0 p1     107 w[130]
        xor edx, eax                ;   252.0 p5     107 w[130]
        xor edx, ebx                ;   256.0 p11    107 w[130]
        ror edx, 0x15               ;   257.0 p0     107 w[130]
        mov dword [rsp + 492], r12d ;   242.0 p8+p9  107 w[122] spill
        mov r12d, ebp               ;   244.0        107 w[131] copy
        xor r12d, 0x9e3779c2        ;   244.0 p6     107 w[131]
        xor r12d, ecx               ;   250.0 p1     107 w[131]
        xor r12d, r15d              ;   254.0 p5     107 w[131]
        xor r12d, edx               ;   258.0 p11    107 w[131]
        ror r12d, 0x15              ;   259.0 p0     107 w[131]
        mov dword [rsp + 496], ebp  ;   244.0 p7+p4  107 w[123] spill
        mov ebp, r13d               ;   246.0        107 w[132] copy
        xor ebp, eax                ;   252.0 p6     107 w[132]
        mov dword [rsp + 500], r13d ;   246.0 p8+p9  107 w[124] spill
        mov r13d, ebp               ;   253.0        107 w[132] copy
        xor r13d, 0x9e3779c5        ;   253.0 p1     107 w[132]
        xor r13d, ebx               ;   256.0 p5     107 w[132]
        xor r13d, r12d              ;   260.0 p11    107 w[132]
        ror r13d, 0x15              ;   261.0 p0     107 w[132]
        mov dword [rsp + 504], ebp  ;   253.0 p7+p4  107 w[132] spill
        mov ebp, r14d               ;   248.0        107 w[133] copy
        xor ebp, 0x9e3779c4         ;   248.0 p6     107 w[133]
        xor ebp, r15d               ;   254.0 p1     107 w[133]
        xor ebp, edx                ;   258.0 p5     107 w[133]
        xor ebp, r13d               ;   262.0 p11    107 w[133]
        ror ebp, 0x15               ;   263.0 p0     107 w[133]
        mov dword [rsp + 508], r14d ;   248.0 p8+p9  107 w[125] spill
        mov r14d, ecx               ;   250.0        107 w[134] copy
        xor r14d, 0x9e3779c7        ;   250.0 p6     107 w[134]
        xor r14d, ebx               ;   256.0 p1     107 w[134]
        xor r14d, r12d              ;   260.0 p5     107 w[134]
        xor r14d, ebp               ;   264.0 p11    107 w[134]
        ror r14d, 0x15              ;   265.0 p0     107 w[134]
        mov dword [rsp + 512], ecx  ;   250.0 p7+p4  107 w[126] spill
        mov ecx, eax                ;   252.0        107 w[135] copy
        xor ecx, 0x9e3779c6         ;   252.0 p6     107 w[135]
        xor ecx, edx                ;   258.0 p1     107 w[135]
        xor ecx, r13d               ;   262.0 p5     107 w[135]
        xor ecx, r14d               ;   266.0 p11    107 w[135]
        ror ecx, 0x15               ;   267.0 p0     107 w[135]
        mov dword [rsp + 516], eax  ;   252.0 p8+p9  107 w[127] spill
        mov eax, r15d               ;   254.0        107 w[136] copy
        xor eax, 0x9e377939         ;   254.0 p6     107 w[136]
        xor eax, r12d               ;   260.0 p1     107 w[136]
        xor eax, ebp                ;   264.0 p5     107 w[136]
        xor eax, ecx                ;   268.0 p11    107 w[136]
        ror eax, 0x15               ;   269.0 p0     107 w[136]
        mov dword [rsp + 520], r15d ;   254.0 p7+p4  107 w[128] spill
        mov r15d, ebx               ;   256.0        107 w[137] copy
        xor r15d, 0x9e377938        ;   256.0 p6     107 w[137]
        xor r15d, r13d              ;   262.0 p1     107 w[137]
        xor r15d, r14d              ;   266.0 p5     107 w[137]
        xor r15d, eax               ;   270.0 p11    107 w[137]
        mov dword [rsp + 524], r13d ;   262.0 p8+p9  107 w[132] spill
        mov r13d, r10d              ;   152.7         26 box copy
        and r13d, r9d               ;   152.8 p0      26 box
        ror r15d, 0x15              ;   271.0 p6     107 w[137]
        xor r10d, esi               ;   153.2 p1      26 box
        or esi, r9d                 ;   153.3 p5      26 box
        mov dword [rsp + 528], ebx  ;   256.0 p7+p4  107 w[129] spill
        mov ebx, edx                ;   258.0        107 w[138] copy
        xor ebx, 0x9e37793b         ;   258.0 p11    107 w[138]
        xor ebx, ebp                ;   264.0 p0     107 w[138]
        xor ebx, ecx                ;   268.0 p6     107 w[138]
        xor ebx, r15d               ;   272.0 p1     107 w[138]
        xor r9d, r11d               ;   154.5 p5      26 box
        ror ebx, 0x15               ;   273.0 p0     107 w[138]
        or r9d, r13d                ;   155.5 p11     26 box
        and r11d, esi               ;   155.2 p6      26 box
        mov dword [rsp + 532], r15d ;   272.0 p8+p9  107 w[137] spill
        mov r15d, r12d              ;   260.0        107 w[139] copy
        xor r15d, 0x9e37793a        ;   260.0 p1     107 w[139]
        xor r15d, r14d              ;   266.0 p5     107 w[139]
        xor r15d, eax               ;   270.0 p11    107 w[139]
        xor r15d, ebx               ;   274.0 p0     107 w[139]
        xor r11d, r10d              ;   156.2 p6      26 box
        ror r15d, 0x15              ;   275.0 p0     107 w[139]
        and r10d, esi               ;   156.5 p1      26 box
        xor r10d, r9d               ;   157.5 p5      26 box
        xor esi, r11d               ;   157.2 p11     26 box
        xor r11d, r13d              ;   157.2 p6      26 box
        xor r9d, r11d               ;   158.2 p1      26 box
        and r13d, r10d              ;   158.5 p5      26 box
        xor r13d, esi               ;   159.5 p11     26 box
        and esi, r10d               ;   158.5 p0      26 box
        xor r11d, esi               ;   159.5 p6      26 box
        mov esi, r8d                ;   158.0         25 box copy
        and esi, edi                ;   158.5 p1      25 box
        xor r8d, edi                ;   158.7 p5      25 box
        xor r8d, dword [rsp + 16]   ;   159.7 p11+p3   25 box
        xor esi, dword [rsp + 20]   ;   159.5 p0+p10   25 box
        mov dword [rsp + 536], r9d  ;   159.2 p7+p4   26 box spill
        mov r9d, dword [rsp + 20]   ;   159.0 p2      25 box
        or r9d, edi                 ;   164.0 p6      25 box
        xor r9d, dword [rsp + 16]   ;   165.0 p1+p3   25 box
        mov dword [rsp + 20], r10d  ;   159.5 p8+p9   26 box spill
        mov r10d, dword [rsp + 16]  ;   159.7 p10     25 box
        and r10d, esi               ;   164.7 p5      25 box
        xor esi, r8d                ;   160.7 p11     25 box
        xor edi, esi                ;   161.7 p0      25 box
        xor r10d, r8d               ;   165.7 p6      25 box
        or r8d, r9d                 ;   166.0 p1      25 box
        xor esi, r8d                ;   167.0 p5      25 box
        xor r9d, esi                ;   168.0 p11     25 box
        xor esi, r10d               ;   168.0 p0      25 box
        not r10d                    ;   166.7 p6      25 box
        mov r8d, dword [rsp + 24]   ;   161.3 p2      24 box
        and r8d, dword [rsp + 32]   ;   166.3 p1+p3   24 box
        mov dword [rsp + 24], r10d  ;   167.7 p7+p4   25 box spill
        mov r10d, dword [rsp + 28]  ;   161.8 p10     24 box
        or r10d, dword [rsp + 32]   ;   166.8 p5+p2   24 box
        not r10d                    ;   167.8 p11     24 box
        mov dword [rsp + 28], r9d   ;   169.0 p8+p9   25 box spill
        mov r9d, dword [rsp + 36]   ;   162.5 p3      24 box
        not r9d                     ;   167.5 p0      24 box
        mov dword [rsp + 36], esi   ;   169.0 p7+p4   25 box spill
        mov esi, dword [rsp + 32]   ;   163.0 p10     24 box
        xor esi, r9d                ;   168.5 p6      24 box
        xor esi, dword [rsp + 40]   ;   169.5 p1+p2   24 box
        or r9d, r8d                 ;   168.5 p5      24 box
        xor r8d, esi                ;   170.5 p11     24 box
        and esi, r9d                ;   170.5 p0      24 box
        or esi, r10d                ;   171.5 p6      24 box
        xor r9d, r8d                ;   171.5 p1      24 box
        or r9d, esi                 ;   172.5 p5      24 box
        mov dword [rsp + 32], edi   ;   164.5 p8+p9   25 box spill
        mov edi, dword [rsp + 40]   ;   164.7 p3      24 box
        xor edi, r8d                ;   171.5 p11     24 box
        xor r10d, edi               ;   172.5 p0      24 box
        xor r9d, r10d               ;   173.5 p6      24 box
        and edi, esi                ;   172.5 p1      24 box
        xor r10d, edi               ;   173.5 p5      24 box
        mov edi, dword [rsp + 44]   ;   165.7 p10     23 box
        or edi, dword [rsp + 60]    ;   170.7 p11+p2   23 box
        xor edi, dword [rsp + 52]   ;   171.7 p0+p3   23 box
        mov dword [rsp + 44], esi   ;   172.5 p7+p4   24 box spill
        mov esi, dword [rsp + 60]   ;   166.7 p10     23 box
        xor esi, dword [rsp + 56]   ;   171.7 p6+p2   23 box
        mov dword [rsp + 60], r8d   ;   171.5 p8+p9   24 box spill
        mov r8d, dword [rsp + 52]   ;   167.0 p3      23 box
        and r8d, dword [rsp + 48]   ;   172.0 p1+p10   23 box
        xor r8d, esi                ;   173.0 p5      23 box
        not esi                     ;   172.7 p11     23 box
        mov dword [rsp + 52], r9d   ;   174.5 p7+p4   24 box spill
        mov r9d, dword [rsp + 56]   ;   167.8 p2      23 box
        xor r9d, edi                ;   172.8 p0      23 box
        mov dword [rsp + 56], r10d  ;   174.5 p8+p9   24 box spill
        mov r10d, dword [rsp + 48]  ;   168.2 p3      23 box
        xor r10d, edi               ;   173.2 p6      23 box
        or esi, r10d                ;   174.2 p1      23 box
        xor r10d, r9d               ;   174.2 p5      23 box
        or r10d, r8d                ;   175.2 p11     23 box
        xor r8d, r10d               ;   176.2 p0      23 box
        xor edi, r8d                ;   177.2 p6      23 box
        xor r8d, esi                ;   177.2 p1      23 box
        xor esi, r10d               ;   176.2 p5      23 box
        mov r10d, dword [rsp + 64]  ;   169.7 p10     30 box
        or r10d, dword [rsp + 76]   ;   174.7 p11+p2   30 box
        xor r10d, dword [rsp + 68]  ;   175.7 p0+p3   30 box
        mov dword [rsp + 48], r9d   ;   173.8 p7+p4   23 box spill
        mov r9d, dword [rsp + 68]   ;   170.7 p10     30 box
        and r9d, dword [rsp + 76]   ;   175.7 p6+p2   30 box
        mov dword [rsp + 68], edi   ;   178.2 p8+p9   23 box spill
        mov edi, dword [rsp + 64]   ;   171.0 p3      30 box
        xor edi, r9d                ;   176.7 p1      30 box
        xor r9d, dword [rsp + 72]   ;   176.7 p5+p10   30 box
        and r9d, edi                ;   177.7 p11     30 box
        mov dword [rsp + 64], esi   ;   177.2 p7+p4   23 box spill
        mov esi, dword [rsp + 76]   ;   171.8 p2      30 box
        xor esi, r9d                ;   178.7 p0      30 box
        or r9d, r10d                ;   178.7 p6      30 box
        xor r9d, dword [rsp + 72]   ;   179.7 p1+p3   30 box
        mov dword [rsp + 76], r8d   ;   178.2 p8+p9   23 box spill
        mov r8d, dword [rsp + 72]   ;   172.7 p10     30 box
        xor r8d, r10d               ;   177.7 p5      30 box
        not r8d                     ;   178.7 p11     30 box
        or r8d, edi                 ;   179.7 p0      30 box
        or r8d, esi                 ;   180.7 p6      30 box
        xor r10d, edi               ;   177.7 p1      30 box
        xor r10d, esi               ;   179.7 p5      30 box
        xor r8d, r10d               ;   181.7 p11     30 box
        xor esi, r9d                ;   180.7 p0      30 box
        or r10d, r9d                ;   180.7 p6      30 box
        xor edi, r10d               ;   181.7 p1      30 box
        mov r10d, dword [rsp + 80]  ;   174.3 p2      29 box
        and r10d, dword [rsp + 96]  ;   179.3 p5+p3   29 box
        mov dword [rsp + 80], esi   ;   181.7 p7+p4   30 box spill
        mov esi, dword [rsp + 88]   ;   174.8 p10     29 box
        not esi                     ;   179.8 p11     29 box
        mov dword [rsp + 88], r9d   ;   180.7 p8+p9   30 box spill
        mov r9d, dword [rsp + 96]   ;   175.3 p2      29 box
        xor r9d, dword [rsp + 92]   ;   180.3 p0+p3   29 box
        mov dword [rsp + 96], edi   ;   182.7 p7+p4   30 box spill
        mov edi, dword [rsp + 92]   ;   175.8 p10     29 box
        xor edi, esi                ;   180.8 p6      29 box
        xor r10d, edi               ;   181.8 p1      29 box
        and esi, dword [rsp + 84]   ;   180.8 p5+p2   29 box
        xor esi, edi                ;   181.8 p11     29 box
        or edi, dword [rsp + 84]    ;   181.8 p0+p3   29 box
        xor edi, r9d                ;   182.8 p6      29 box
        and r9d, esi                ;   182.8 p1      29 box
        xor esi, r10d               ;   182.8 p5      29 box
        mov dword [rsp + 92], r8d   ;   182.7 p8+p9   30 box spill
        mov r8d, dword [rsp + 84]   ;   177.5 p10     29 box
        xor r8d, r10d               ;   182.8 p11     29 box
        and esi, edi                ;   183.8 p0      29 box
        or edi, r9d                 ;   183.8 p6      29 box
        xor r9d, r8d                ;   183.8 p1      29 box
        not r8d                     ;   183.8 p5      29 box
        xor esi, r8d                ;   184.8 p11     29 box
        xor r8d, edi                ;   184.8 p0      29 box
        mov edi, dword [rsp + 100]  ;   178.8 p2      28 box
        or edi, dword [rsp + 104]   ;   183.8 p6+p3   28 box
        mov dword [rsp + 84], esi   ;   185.8 p7+p4   29 box spill
        mov esi, dword [rsp + 108]  ;   179.3 p10     28 box
        xor esi, dword [rsp + 100]  ;   184.3 p1+p2   28 box
        xor edi, esi                ;   185.3 p5      28 box
        mov dword [rsp + 108], r8d  ;   185.8 p8+p9   29 box spill
        mov r8d, dword [rsp + 112]  ;   180.0 p3      28 box
        not r8d                     ;   185.0 p11     28 box
        and esi, dword [rsp + 100]  ;   185.3 p0+p10   28 box
        mov dword [rsp + 112], r10d ;   182.8 p7+p4   29 box spill
        mov r10d, dword [rsp + 104] ;   180.8 p2      28 box
        xor r10d, r8d               ;   186.0 p6      28 box
        xor r10d, dword [rsp + 100] ;   187.0 p1+p3   28 box
        and esi, r10d               ;   188.0 p5      28 box
        xor esi, r8d                ;   189.0 p11     28 box
        or r8d, r10d                ;   188.0 p0      28 box
        mov dword [rsp + 104], r9d  ;   184.8 p8+p9   29 box spill
        mov r9d, dword [rsp + 100]  ;   181.8 p10     28 box
        xor r9d, edi                ;   186.8 p6      28 box
        xor r8d, edi                ;   189.0 p1      28 box
        and edi, esi                ;   190.0 p5      28 box
        xor esi, r9d                ;   190.0 p11     28 box
        and r9d, r8d                ;   190.0 p0      28 box
        xor r9d, r10d               ;   191.0 p6      28 box
        xor r10d, edi               ;   191.0 p1      28 box
        mov edi, dword [rsp + 116]  ;   183.2 p2      27 box
        and edi, dword [rsp + 128]  ;   188.2 p5+p3   27 box
        xor edi, dword [rsp + 124]  ;   189.2 p11+p10   27 box
        mov dword [rsp + 100], esi  ;   191.0 p7+p4   28 box spill
        mov esi, dword [rsp + 116]  ;   184.2 p2      27 box
        xor esi, dword [rsp + 120]  ;   189.2 p0+p3   27 box
        mov dword [rsp + 116], r9d  ;   192.0 p8+p9   28 box spill
        mov r9d, dword [rsp + 124]  ;   184.5 p10     27 box
        or r9d, dword [rsp + 128]   ;   189.5 p6+p2   27 box
        or r9d, esi                 ;   190.5 p1      27 box
        xor r9d, dword [rsp + 120]  ;   191.5 p5+p3   27 box
        mov dword [rsp + 124], r10d ;   192.0 p7+p4   28 box spill
        mov r10d, dword [rsp + 120] ;   185.5 p10     27 box
        and r10d, esi               ;   190.5 p11     27 box
        xor r10d, edi               ;   191.5 p0      27 box
        mov dword [rsp + 120], r8d  ;   190.0 p8+p9   28 box spill
        mov r8d, dword [rsp + 128]  ;   186.2 p2      27 box
        xor r8d, edi                ;   191.2 p6      27 box
        and edi, r9d                ;   192.5 p1      27 box
        xor r9d, r8d                ;   192.5 p5      27 box
        or r8d, r10d                ;   192.5 p11     27 box
        not r10d                    ;   192.5 p0      27 box
        xor r8d, esi                ;   193.5 p6      27 box
        xor esi, edi                ;   193.5 p1      27 box
        mov edi, dword [rsp + 132]  ;   187.2 p3      26 box
        and edi, dword [rsp + 136]  ;   192.2 p5+p10   26 box
        mov dword [rsp + 128], esi  ;   194.5 p7+p4   27 box spill
        mov esi, dword [rsp + 136]  ;   188.2 p2      26 box
        xor esi, dword [rsp + 144]  ;   193.2 p11+p3   26 box
        mov dword [rsp + 136], r8d  ;   194.5 p8+p9   27 box spill
        mov r8d, dword [rsp + 144]  ;   188.7 p10     26 box
        or r8d, dword [rsp + 132]   ;   193.7 p0+p2   26 box
        mov dword [rsp + 144], r9d  ;   193.5 p7+p4   27 box spill
        mov r9d, dword [rsp + 132]  ;   190.0 p3      26 box
        xor r9d, dword [rsp + 140]  ;   195.0 p6+p10   26 box
        or r9d, edi                 ;   196.0 p1      26 box
        mov dword [rsp + 132], r10d ;   193.5 p8+p9   27 box spill
        mov r10d, dword [rsp + 140] ;   190.7 p2      26 box
        and r10d, r8d               ;   195.7 p5      26 box
        xor r10d, esi               ;   196.7 p11     26 box
        and esi, r8d                ;   194.7 p0      26 box
        xor esi, r9d                ;   197.0 p6      26 box
        xor r8d, r10d               ;   197.7 p1      26 box
        xor r10d, edi               ;   197.7 p5      26 box
        xor r9d, r10d               ;   198.7 p11     26 box
        and edi, esi                ;   198.0 p0      26 box
        xor edi, r8d                ;   199.0 p6      26 box
        and r8d, esi                ;   198.7 p1      26 box
        xor r10d, r8d               ;   199.7 p5      26 box
        mov r8d, dword [rsp + 148]  ;   194.3 p3      25 box
        and r8d, dword [rsp + 156]  ;   199.3 p11+p10   25 box
        xor r8d, dword [rsp + 160]  ;   200.3 p0+p2   25 box
        mov dword [rsp + 140], r9d  ;   199.7 p7+p4   26 box spill
        mov r9d, dword [rsp + 156]  ;   195.3 p3      25 box
        xor r9d, dword [rsp + 148]  ;   200.3 p6+p10   25 box
        xor r9d, dword [rsp + 152]  ;   201.3 p1+p2   25 box
        mov dword [rsp + 156], esi  ;   198.0 p8+p9   26 box spill
        mov esi, dword [rsp + 160]  ;   196.5 p3      25 box
        or esi, dword [rsp + 148]   ;   201.5 p5+p10   25 box
        xor esi, dword [rsp + 152]  ;   202.5 p11+p2   25 box
        mov dword [rsp + 160], edi  ;   200.0 p7+p4   26 box spill
        mov edi, dword [rsp + 152]  ;   197.5 p3      25 box
        and edi, r8d                ;   202.5 p0      25 box
        xor edi, r9d                ;   203.5 p6      25 box
        xor r8d, r9d                ;   202.3 p1      25 box
        or r9d, esi                 ;   203.5 p5      25 box
        xor r9d, r8d                ;   204.5 p11     25 box
        xor r8d, dword [rsp + 148]  ;   203.3 p0+p10   25 box
        xor esi, r9d                ;   205.5 p6      25 box
        xor r9d, edi                ;   205.5 p1      25 box
        not edi                     ;   204.5 p5      25 box
        mov dword [rsp + 148], edi  ;   205.5 p8+p9   25 box spill
        mov edi, dword [rsp + 164]  ;   200.3 p2      24 box
        and edi, dword [rsp + 172]  ;   205.3 p11+p3   24 box
        mov dword [rsp + 164], esi  ;   206.5 p7+p4   25 box spill
        mov esi, dword [rsp + 168]  ;   200.8 p10     24 box
        or esi, dword [rsp + 172]   ;   205.8 p0+p2   24 box
        not esi                     ;   206.8 p6      24 box
        mov dword [rsp + 168], r9d  ;   206.5 p8+p9   25 box spill
        mov r9d, dword [rsp + 176]  ;   202.3 p3      24 box
        not r9d                     ;   207.3 p1      24 box
        mov dword [rsp + 176], r8d  ;   204.3 p7+p4   25 box spill
        mov r8d, dword [rsp + 172]  ;   202.8 p10     24 box
        xor r8d, r9d                ;   208.3 p5      24 box
        xor r8d, dword [rsp + 180]  ;   209.3 p11+p2   24 box
        or r9d, edi                 ;   208.3 p0      24 box
        xor edi, r8d                ;   210.3 p6      24 box
        and r8d, r9d                ;   210.3 p1      24 box
        or r8d, esi                 ;   211.3 p5      24 box
        xor r9d, edi                ;   211.3 p11     24 box
        or r9d, r8d                 ;   212.3 p0      24 box
        mov dword [rsp + 172], r10d ;   206.0 p8+p9   26 box spill
        mov r10d, dword [rsp + 180] ;   206.2 p3      24 box
        xor r10d, edi               ;   211.3 p6      24 box
        xor esi, r10d               ;   212.3 p1      24 box
        xor r9d, esi                ;   213.3 p5      24 box
        and r10d, r8d               ;   212.3 p11     24 box
        xor esi, r10d               ;   213.3 p0      24 box
        mov r10d, dword [rsp + 184] ;   208.0 p10     23 box
        or r10d, dword [rsp + 200]  ;   213.0 p6+p2   23 box
        xor r10d, dword [rsp + 192] ;   214.0 p1+p3   23 box
        mov dword [rsp + 184], r8d  ;   212.3 p7+p4   24 box spill
        mov r8d, dword [rsp + 200]  ;   209.0 p10     23 box
        xor r8d, dword [rsp + 196]  ;   214.0 p5+p2   23 box
        mov dword [rsp + 200], edi  ;   211.3 p8+p9   24 box spill
        mov edi, dword [rsp + 192]  ;   210.0 p3      23 box
        and edi, dword [rsp + 188]  ;   215.0 p11+p10   23 box
        xor edi, r8d                ;   216.0 p0      23 box
        not r8d                     ;   215.0 p6      23 box
        mov dword [rsp + 192], r9d  ;   214.3 p7+p4   24 box spill
        mov r9d, dword [rsp + 196]  ;   210.8 p2      23 box
        xor r9d, r10d               ;   215.8 p1      23 box
        mov dword [rsp + 196], esi  ;   214.3 p8+p9   24 box spill
        mov esi, dword [rsp + 188]  ;   212.0 p3      23 box
        xor esi, r10d               ;   217.0 p5      23 box
        or r8d, esi                 ;   218.0 p11     23 box
        xor esi, r9d                ;   218.0 p0      23 box
        or esi, edi                 ;   219.0 p6      23 box
        xor edi, esi                ;   220.0 p1      23 box
        xor r10d, edi               ;   221.0 p5      23 box
        xor edi, r8d                ;   221.0 p11     23 box
        xor r8d, esi                ;   220.0 p0      23 box
        mov esi, dword [rsp + 204]  ;   214.5 p10     30 box
        or esi, dword [rsp + 216]   ;   219.5 p6+p2   30 box
        xor esi, dword [rsp + 208]  ;   220.5 p1+p3   30 box
        mov dword [rsp + 188], r9d  ;   216.8 p7+p4   23 box spill
        mov r9d, dword [rsp + 208]  ;   216.0 p10     30 box
        and r9d, dword [rsp + 216]  ;   221.0 p5+p2   30 box
        mov dword [rsp + 208], r10d ;   222.0 p8+p9   23 box spill
        mov r10d, dword [rsp + 204] ;   216.5 p3      30 box
        xor r10d, r9d               ;   222.0 p11     30 box
        xor r9d, dword [rsp + 212]  ;   222.0 p0+p10   30 box
        and r9d, r10d               ;   223.0 p6      30 box
        mov dword [rsp + 204], r8d  ;   221.0 p7+p4   23 box spill
        mov r8d, dword [rsp + 216]  ;   218.2 p2      30 box
        xor r8d, r9d                ;   224.0 p1      30 box
        or r9d, esi                 ;   224.0 p5      30 box
        xor r9d, dword [rsp + 212]  ;   225.0 p11+p3   30 box
        mov dword [rsp + 216], edi  ;   222.0 p8+p9   23 box spill
        mov edi, dword [rsp + 212]  ;   219.0 p10     30 box
        xor edi, esi                ;   224.0 p0      30 box
        not edi                     ;   225.0 p6      30 box
        or edi, r10d                ;   226.0 p1      30 box
        or edi, r8d                 ;   227.0 p5      30 box
        xor esi, r10d               ;   223.0 p11     30 box
        xor esi, r8d                ;   225.0 p0      30 box
        xor edi, esi                ;   228.0 p6      30 box
        xor r8d, r9d                ;   226.0 p1      30 box
        or esi, r9d                 ;   226.0 p5      30 box
        xor r10d, esi               ;   227.0 p11     30 box
        mov esi, dword [rsp + 220]  ;   222.5 p2      29 box
        and esi, dword [rsp + 236]  ;   227.5 p0+p3   29 box
        mov dword [rsp + 220], r8d  ;   227.0 p7+p4   30 box spill
        mov r8d, dword [rsp + 228]  ;   223.0 p10     29 box
        not r8d                     ;   228.0 p6      29 box
        mov dword [rsp + 228], r9d  ;   226.0 p8+p9   30 box spill
        mov r9d, dword [rsp + 236]  ;   224.3 p2      29 box
        xor r9d, dword [rsp + 232]  ;   229.3 p1+p3   29 box
        mov dword [rsp + 236], r10d ;   228.0 p7+p4   30 box spill
        mov r10d, dword [rsp + 232] ;   224.8 p10     29 box
        xor r10d, r8d               ;   229.8 p5      29 box
        xor esi, r10d               ;   230.8 p11     29 box
        and r8d, dword [rsp + 224]  ;   229.0 p0+p2   29 box
        xor r8d, r10d               ;   230.8 p6      29 box
        or r10d, dword [rsp + 224]  ;   230.8 p1+p3   29 box
        xor r10d, r9d               ;   231.8 p5      29 box
        and r9d, r8d                ;   231.8 p11     29 box
        xor r8d, esi                ;   231.8 p0      29 box
        mov dword [rsp + 232], edi  ;   229.0 p8+p9   30 box spill
        mov edi, dword [rsp + 224]  ;   228.2 p10     29 box
        xor edi, esi                ;   233.2 p6      29 box
        and r8d, r10d               ;   232.8 p1      29 box
        or r10d, r9d                ;   232.8 p5      29 box
        xor r9d, edi                ;   234.2 p11     29 box
        not edi                     ;   234.2 p0      29 box
        xor r8d, edi                ;   235.2 p6      29 box
        xor r10d, edi               ;   235.2 p1      29 box
        mov edi, dword [rsp + 240]  ;   230.3 p2      28 box
        or edi, dword [rsp + 244]   ;   235.3 p5+p3   28 box
        mov dword [rsp + 224], r8d  ;   236.2 p7+p4   29 box spill
        mov r8d, dword [rsp + 248]  ;   230.8 p10     28 box
        xor r8d, dword [rsp + 240]  ;   235.8 p11+p2   28 box
        xor edi, r8d                ;   236.8 p0      28 box
        mov dword [rsp + 248], r10d ;   236.2 p8+p9   29 box spill
        mov r10d, dword [rsp + 252] ;   232.3 p3      28 box
        not r10d                    ;   237.3 p6      28 box
        and r8d, dword [rsp + 240]  ;   236.8 p1+p10   28 box
        mov dword [rsp + 252], esi  ;   232.8 p7+p4   29 box spill
        mov esi, dword [rsp + 244]  ;   233.0 p2      28 box
        xor esi, r10d               ;   238.3 p5      28 box
        xor esi, dword [rsp + 240]  ;   239.3 p11+p3   28 box
        and r8d, esi                ;   240.3 p0      28 box
        xor r8d, r10d               ;   241.3 p6      28 box
        or r10d, esi                ;   240.3 p1      28 box
        mov dword [rsp + 244], r9d  ;   235.2 p8+p9   29 box spill
        mov r9d, dword [rsp + 240]  ;   235.0 p10     28 box
        xor r9d, edi                ;   240.0 p5      28 box
        xor r10d, edi               ;   241.3 p11     28 box
        and edi, r8d                ;   242.3 p0      28 box
        xor r8d, r9d                ;   242.3 p6      28 box
        and r9d, r10d               ;   242.3 p1      28 box
        xor r9d, esi                ;   243.3 p5      28 box
        xor esi, edi                ;   243.3 p11     28 box
        mov edi, dword [rsp + 256]  ;   237.2 p2      27 box
        and edi, dword [rsp + 268]  ;   242.2 p0+p3   27 box
        xor edi, dword [rsp + 264]  ;   243.2 p6+p10   27 box
        mov dword [rsp + 240], r8d  ;   243.3 p7+p4   28 box spill
        mov r8d, dword [rsp + 256]  ;   238.3 p2      27 box
        xor r8d, dword [rsp + 260]  ;   243.3 p1+p3   27 box
        mov dword [rsp + 256], r9d  ;   244.3 p8+p9   28 box spill
        mov r9d, dword [rsp + 264]  ;   239.0 p10     27 box
        or r9d, dword [rsp + 268]   ;   244.0 p5+p2   27 box
        or r9d, r8d                 ;   245.0 p11     27 box
        xor r9d, dword [rsp + 260]  ;   246.0 p0+p3   27 box
        mov dword [rsp + 264], esi  ;   244.3 p7+p4   28 box spill
        mov esi, dword [rsp + 260]  ;   240.5 p10     27 box
        and esi, r8d                ;   245.5 p6      27 box
        xor esi, edi                ;   246.5 p1      27 box
        mov dword [rsp + 260], r10d ;   242.3 p8+p9   28 box spill
        mov r10d, dword [rsp + 268] ;   242.0 p2      27 box
        xor r10d, edi               ;   247.0 p5      27 box
        and edi, r9d                ;   247.0 p11     27 box
        xor r9d, r10d               ;   248.0 p0      27 box
        or r10d, esi                ;   248.0 p6      27 box
        not esi                     ;   247.5 p1      27 box
        xor r10d, r8d               ;   249.0 p5      27 box
        xor r8d, edi                ;   248.0 p11     27 box
        mov edi, dword [rsp + 272]  ;   244.2 p3      26 box
        and edi, dword [rsp + 276]  ;   249.2 p0+p10   26 box
        mov dword [rsp + 268], r8d  ;   249.0 p7+p4   27 box spill
        mov r8d, dword [rsp + 276]  ;   244.7 p2      26 box
        xor r8d, dword [rsp + 284]  ;   249.7 p6+p3   26 box
        mov dword [rsp + 276], r10d ;   250.0 p8+p9   27 box spill
        mov r10d, dword [rsp + 284] ;   245.3 p10     26 box
        or r10d, dword [rsp + 272]  ;   250.3 p1+p2   26 box
        mov dword [rsp + 284], r9d  ;   249.0 p7+p4   27 box spill
        mov r9d, dword [rsp + 272]  ;   246.2 p3      26 box
        xor r9d, dword [rsp + 280]  ;   251.2 p5+p10   26 box
        or r9d, edi                 ;   252.2 p11     26 box
        mov dword [rsp + 272], esi  ;   248.5 p8+p9   27 box spill
        mov esi, dword [rsp + 280]  ;   246.8 p2      26 box
        and esi, r10d               ;   251.8 p0      26 box
        xor esi, r8d                ;   252.8 p6      26 box
        and r8d, r10d               ;   251.3 p1      26 box
        xor r8d, r9d                ;   253.2 p5      26 box
        xor r10d, esi               ;   253.8 p11     26 box
        xor esi, edi                ;   253.8 p0      26 box
        xor r9d, esi                ;   254.8 p6      26 box
        and edi, r8d                ;   254.2 p1      26 box
        xor edi, r10d               ;   255.2 p5      26 box
        and r10d, r8d               ;   254.8 p11     26 box
        xor esi, r10d               ;   255.8 p0      26 box
        mov r10d, dword [rsp + 288] ;   250.5 p3      25 box
        and r10d, dword [rsp + 296] ;   255.5 p6+p10   25 box
        xor r10d, dword [rsp + 300] ;   256.5 p1+p2   25 box
        mov dword [rsp + 280], r9d  ;   255.8 p7+p4   26 box spill
        mov r9d, dword [rsp + 296]  ;   252.0 p3      25 box
        xor r9d, dword [rsp + 288]  ;   257.0 p5+p10   25 box
        xor r9d, dword [rsp + 292]  ;   258.0 p11+p2   25 box
        mov dword [rsp + 296], r8d  ;   254.2 p8+p9   26 box spill
        mov r8d, dword [rsp + 300]  ;   253.0 p3      25 box
        or r8d, dword [rsp + 288]   ;   258.0 p0+p10   25 box
        xor r8d, dword [rsp + 292]  ;   259.0 p6+p2   25 box
        mov dword [rsp + 300], edi  ;   256.2 p7+p4   26 box spill
        mov edi, dword [rsp + 292]  ;   254.2 p3      25 box
        and edi, r10d               ;   259.2 p1      25 box
        xor edi, r9d                ;   260.2 p5      25 box
        xor r10d, r9d               ;   259.0 p11     25 box
        or r9d, r8d                 ;   260.0 p0      25 box
        xor r9d, r10d               ;   261.0 p6      25 box
        xor r10d, dword [rsp + 288] ;   260.0 p1+p10   25 box
        xor r8d, r9d                ;   262.0 p5      25 box
        xor r9d, edi                ;   262.0 p11     25 box
        not edi                     ;   261.2 p0      25 box
        mov dword [rsp + 288], edi  ;   262.2 p8+p9   25 box spill
        mov edi, dword [rsp + 304]  ;   256.8 p2      24 box
        and edi, dword [rsp + 312]  ;   261.8 p6+p3   24 box
        mov dword [rsp + 304], r8d  ;   263.0 p7+p4   25 box spill
        mov r8d, dword [rsp + 308]  ;   258.2 p10     24 box
        or r8d, dword [rsp + 312]   ;   263.2 p1+p2   24 box
        not r8d                     ;   264.2 p5      24 box
        mov dword [rsp + 308], r9d  ;   263.0 p8+p9   25 box spill
        mov r9d, dword [rsp + 316]  ;   258.8 p3      24 box
        not r9d                     ;   263.8 p11     24 box
        mov dword [rsp + 316], r10d ;   261.0 p7+p4   25 box spill
        mov r10d, dword [rsp + 312] ;   260.2 p10     24 box
        xor r10d, r9d               ;   265.2 p0      24 box
        xor r10d, dword [rsp + 320] ;   266.2 p6+p2   24 box
        or r9d, edi                 ;   264.8 p1      24 box
        xor edi, r10d               ;   267.2 p5      24 box
        and r10d, r9d               ;   267.2 p11     24 box
        or r10d, r8d                ;   268.2 p0      24 box
        xor r9d, edi                ;   268.2 p6      24 box
        or r9d, r10d                ;   269.2 p1      24 box
        mov dword [rsp + 312], esi  ;   262.2 p8+p9   26 box spill
        mov esi, dword [rsp + 320]  ;   262.3 p3      24 box
        xor esi, edi                ;   268.2 p5      24 box
        xor r8d, esi                ;   269.2 p11     24 box
        xor r9d, r8d                ;   270.2 p0      24 box
        and esi, r10d               ;   269.2 p6      24 box
        xor r8d, esi                ;   270.2 p1      24 box
        mov esi, dword [rsp + 324]  ;   264.2 p10     23 box
        or esi, dword [rsp + 340]   ;   269.2 p5+p2   23 box
        xor esi, dword [rsp + 332]  ;   270.2 p11+p3   23 box
        mov dword [rsp + 324], r10d ;   269.2 p7+p4   24 box spill
        mov r10d, dword [rsp + 340] ;   265.2 p10     23 box
        xor r10d, dword [rsp + 336] ;   270.2 p0+p2   23 box
        mov dword [rsp + 340], edi  ;   268.2 p8+p9   24 box spill
        mov edi, dword [rsp + 332]  ;   266.2 p3      23 box
        and edi, dword [rsp + 328]  ;   271.2 p6+p10   23 box
        xor edi, r10d               ;   272.2 p1      23 box
        not r10d                    ;   271.2 p5      23 box
        mov dword [rsp + 332], r9d  ;   271.2 p7+p4   24 box spill
        mov r9d, dword [rsp + 336]  ;   267.0 p2      23 box
        xor r9d, esi                ;   272.0 p11     23 box
        mov dword [rsp + 336], r8d  ;   271.2 p8+p9   24 box spill
        mov r8d, dword [rsp + 328]  ;   268.3 p3      23 box
        xor r8d, esi                ;   273.3 p0      23 box
        or r10d, r8d                ;   274.3 p6      23 box
        xor r8d, r9d                ;   274.3 p1      23 box
        or r8d, edi                 ;   275.3 p5      23 box
        xor edi, r8d                ;   276.3 p11     23 box
        xor esi, edi                ;   277.3 p0      23 box
        xor edi, r10d               ;   277.3 p6      23 box
        xor r10d, r8d               ;   276.3 p1      23 box
        mov r8d, dword [rsp + 344]  ;   270.7 p10     30 box
        or r8d, dword [rsp + 356]   ;   275.7 p5+p2   30 box
        xor r8d, dword [rsp + 348]  ;   276.7 p11+p3   30 box
        mov dword [rsp + 328], r9d  ;   273.0 p7+p4   23 box spill
        mov r9d, dword [rsp + 348]  ;   271.7 p10     30 box
        and r9d, dword [rsp + 356]  ;   276.7 p0+p2   30 box
        mov dword [rsp + 348], esi  ;   278.3 p8+p9   23 box spill
        mov esi, dword [rsp + 344]  ;   272.2 p3      30 box
        xor esi, r9d                ;   277.7 p6      30 box
        xor r9d, dword [rsp + 352]  ;   277.7 p1+p10   30 box
        and r9d, esi                ;   278.7 p5      30 box
        mov dword [rsp + 344], r10d ;   277.3 p7+p4   23 box spill
        mov r10d, dword [rsp + 356] ;   273.0 p2      30 box
        xor r10d, r9d               ;   279.7 p11     30 box
        or r9d, r8d                 ;   279.7 p0      30 box
        xor r9d, dword [rsp + 352]  ;   280.7 p6+p3   30 box
        mov dword [rsp + 356], edi  ;   278.3 p8+p9   23 box spill
        mov edi, dword [rsp + 352]  ;   274.2 p10     30 box
        xor edi, r8d                ;   279.2 p1      30 box
        not edi                     ;   280.2 p5      30 box
        or edi, esi                 ;   281.2 p11     30 box
        or edi, r10d                ;   282.2 p0      30 box
        xor r8d, esi                ;   278.7 p6      30 box
        xor r8d, r10d               ;   280.7 p1      30 box
        xor edi, r8d                ;   283.2 p5      30 box
        xor r10d, r9d               ;   281.7 p11     30 box
        or r8d, r9d                 ;   281.7 p0      30 box
        xor esi, r8d                ;   282.7 p6      30 box
        mov r8d, dword [rsp + 360]  ;   276.3 p2      29 box
        and r8d, dword [rsp + 376]  ;   281.3 p1+p3   29 box
        mov dword [rsp + 360], r10d ;   282.7 p7+p4   30 box spill
        mov r10d, dword [rsp + 368] ;   276.8 p10     29 box
        not r10d                    ;   281.8 p5      29 box
        mov dword [rsp + 368], r9d  ;   281.7 p8+p9   30 box spill
        mov r9d, dword [rsp + 376]  ;   277.3 p2      29 box
        xor r9d, dword [rsp + 372]  ;   282.3 p11+p3   29 box
        mov dword [rsp + 376], esi  ;   283.7 p7+p4   30 box spill
        mov esi, dword [rsp + 372]  ;   277.8 p10     29 box
        xor esi, r10d               ;   282.8 p0      29 box
        xor r8d, esi                ;   283.8 p6      29 box
        and r10d, dword [rsp + 364] ;   282.8 p1+p2   29 box
        xor r10d, esi               ;   283.8 p5      29 box
        or esi, dword [rsp + 364]   ;   283.8 p11+p3   29 box
        xor esi, r9d                ;   284.8 p0      29 box
        and r9d, r10d               ;   284.8 p6      29 box
        xor r10d, r8d               ;   284.8 p1      29 box
        mov dword [rsp + 372], edi  ;   284.2 p8+p9   30 box spill
        mov edi, dword [rsp + 364]  ;   279.5 p10     29 box
        xor edi, r8d                ;   284.8 p5      29 box
        and r10d, esi               ;   285.8 p11     29 box
        or esi, r9d                 ;   285.8 p0      29 box
        xor r9d, edi                ;   285.8 p6      29 box
        not edi                     ;   285.8 p1      29 box
        xor r10d, edi               ;   286.8 p5      29 box
        xor edi, esi                ;   286.8 p11     29 box
        mov esi, dword [rsp + 380]  ;   280.8 p2      28 box
        or esi, dword [rsp + 384]   ;   285.8 p0+p3   28 box
        mov dword [rsp + 364], r10d ;   287.8 p7+p4   29 box spill
        mov r10d, dword [rsp + 388] ;   281.3 p10     28 box
        xor r10d, dword [rsp + 380] ;   286.3 p6+p2   28 box
        xor esi, r10d               ;   287.3 p1      28 box
        mov dword [rsp + 388], edi  ;   287.8 p8+p9   29 box spill
        mov edi, dword [rsp + 392]  ;   282.0 p3      28 box
        not edi                     ;   287.0 p5      28 box
        and r10d, dword [rsp + 380] ;   287.3 p11+p10   28 box
        mov dword [rsp + 392], r8d  ;   284.8 p7+p4   29 box spill
        mov r8d, dword [rsp + 384]  ;   282.8 p2      28 box
        xor r8d, edi                ;   288.0 p0      28 box
        xor r8d, dword [rsp + 380]  ;   289.0 p6+p3   28 box
        and r10d, r8d               ;   290.0 p1      28 box
        xor r10d, edi               ;   291.0 p5      28 box
        or edi, r8d                 ;   290.0 p11     28 box
        mov dword [rsp + 384], r9d  ;   286.8 p8+p9   29 box spill
        mov r9d, dword [rsp + 380]  ;   283.8 p10     28 box
        xor r9d, esi                ;   288.8 p0      28 box
        xor edi, esi                ;   291.0 p6      28 box
        and esi, r10d               ;   292.0 p1      28 box
        xor r10d, r9d               ;   292.0 p5      28 box
        and r9d, edi                ;   292.0 p11     28 box
        xor r9d, r8d                ;   293.0 p0      28 box
        xor r8d, esi                ;   293.0 p6      28 box
        mov esi, dword [rsp + 396]  ;   285.2 p2      27 box
        and esi, dword [rsp + 408]  ;   290.2 p1+p3   27 box
        xor esi, dword [rsp + 404]  ;   291.2 p5+p10   27 box
        mov dword [rsp + 380], r10d ;   293.0 p7+p4   28 box spill
        mov r10d, dword [rsp + 396] ;   286.2 p2      27 box
        xor r10d, dword [rsp + 400] ;   291.2 p11+p3   27 box
        mov dword [rsp + 396], r9d  ;   294.0 p8+p9   28 box spill
        mov r9d, dword [rsp + 404]  ;   286.5 p10     27 box
        or r9d, dword [rsp + 408]   ;   291.5 p0+p2   27 box
        or r9d, r10d                ;   292.5 p6      27 box
        xor r9d, dword [rsp + 400]  ;   293.5 p1+p3   27 box
        mov dword [rsp + 404], r8d  ;   294.0 p7+p4   28 box spill
        mov r8d, dword [rsp + 400]  ;   287.5 p10     27 box
        and r8d, r10d               ;   292.5 p5      27 box
        xor r8d, esi                ;   293.5 p11     27 box
        mov dword [rsp + 400], edi  ;   292.0 p8+p9   28 box spill
        mov edi, dword [rsp + 408]  ;   288.2 p2      27 box
        xor edi, esi                ;   293.2 p0      27 box
        and esi, r9d                ;   294.5 p6      27 box
        xor r9d, edi                ;   294.5 p1      27 box
        or edi, r8d                 ;   294.5 p5      27 box
        not r8d                     ;   294.5 p11     27 box
        xor edi, r10d               ;   295.5 p0      27 box
        xor r10d, esi               ;   295.5 p6      27 box
        mov esi, dword [rsp + 412]  ;   289.2 p3      26 box
        and esi, dword [rsp + 416]  ;   294.2 p1+p10   26 box
        mov dword [rsp + 408], r10d ;   296.5 p7+p4   27 box spill
        mov r10d, dword [rsp + 416] ;   289.7 p2      26 box
        xor r10d, dword [rsp + 424] ;   294.7 p5+p3   26 box
        mov dword [rsp + 416], edi  ;   296.5 p8+p9   27 box spill
        mov edi, dword [rsp + 424]  ;   290.3 p10     26 box
        or edi, dword [rsp + 412]   ;   295.3 p11+p2   26 box
        mov dword [rsp + 424], r9d  ;   295.5 p7+p4   27 box spill
        mov r9d, dword [rsp + 412]  ;   291.2 p3      26 box
        xor r9d, dword [rsp + 420]  ;   296.2 p0+p10   26 box
        or r9d, esi                 ;   297.2 p6      26 box
        mov dword [rsp + 412], r8d  ;   295.5 p8+p9   27 box spill
        mov r8d, dword [rsp + 420]  ;   291.7 p2      26 box
        and r8d, edi                ;   296.7 p1      26 box
        xor r8d, r10d               ;   297.7 p5      26 box
        and r10d, edi               ;   296.3 p11     26 box
        xor r10d, r9d               ;   298.2 p0      26 box
        xor edi, r8d                ;   298.7 p6      26 box
        xor r8d, esi                ;   298.7 p1      26 box
        xor r9d, r8d                ;   299.7 p5      26 box
        and esi, r10d               ;   299.2 p11     26 box
        xor esi, edi                ;   300.2 p0      26 box
        and edi, r10d               ;   299.7 p6      26 box
        xor r8d, edi                ;   300.7 p1      26 box
        mov edi, dword [rsp + 428]  ;   293.3 p3      25 box
        and edi, dword [rsp + 436]  ;   298.3 p5+p10   25 box
        xor edi, dword [rsp + 440]  ;   299.3 p11+p2   25 box
        mov dword [rsp + 420], r9d  ;   300.7 p7+p4   26 box spill
        mov r9d, dword [rsp + 436]  ;   294.3 p3      25 box
        xor r9d, dword [rsp + 428]  ;   299.3 p0+p10   25 box
        xor r9d, dword [rsp + 432]  ;   300.3 p6+p2   25 box
        mov dword [rsp + 436], r10d ;   299.2 p8+p9   26 box spill
        mov r10d, dword [rsp + 440] ;   295.3 p3      25 box
        or r10d, dword [rsp + 428]  ;   300.3 p1+p10   25 box
        xor r10d, dword [rsp + 432] ;   301.3 p5+p2   25 box
        mov dword [rsp + 440], esi  ;   301.2 p7+p4   26 box spill
        mov esi, dword [rsp + 432]  ;   296.3 p3      25 box
        and esi, edi                ;   301.3 p11     25 box
        xor esi, r9d                ;   302.3 p0      25 box
        xor edi, r9d                ;   301.3 p6      25 box
        or r9d, r10d                ;   302.3 p1      25 box
        xor r9d, edi                ;   303.3 p5      25 box
        xor edi, dword [rsp + 428]  ;   302.3 p11+p10   25 box
        xor r10d, r9d               ;   304.3 p0      25 box
        xor r9d, esi                ;   304.3 p6      25 box
        not esi                     ;   303.3 p1      25 box
        mov dword [rsp + 428], esi  ;   304.3 p8+p9   25 box spill
        mov esi, dword [rsp + 444]  ;   297.2 p2      24 box
        and esi, dword [rsp + 452]  ;   302.2 p5+p3   24 box
        mov dword [rsp + 444], r10d ;   305.3 p7+p4   25 box spill
        mov r10d, dword [rsp + 448] ;   297.7 p10     24 box
        or r10d, dword [rsp + 452]  ;   302.7 p11+p2   24 box
        not r10d                    ;   303.7 p0      24 box
        mov dword [rsp + 448], r9d  ;   305.3 p8+p9   25 box spill
        mov r9d, dword [rsp + 456]  ;   298.3 p3      24 box
        not r9d                     ;   303.3 p6      24 box
        mov dword [rsp + 456], edi  ;   303.3 p7+p4   25 box spill
        mov edi, dword [rsp + 452]  ;   298.8 p10     24 box
        xor edi, r9d                ;   304.3 p1      24 box
        xor edi, dword [rsp + 460]  ;   305.3 p5+p2   24 box
        or r9d, esi                 ;   304.3 p11     24 box
        xor esi, edi                ;   306.3 p0      24 box
        and edi, r9d                ;   306.3 p6      24 box
        or edi, r10d                ;   307.3 p1      24 box
        xor r9d, esi                ;   307.3 p5      24 box
        or r9d, edi                 ;   308.3 p11     24 box
        mov dword [rsp + 452], r8d  ;   301.7 p8+p9   26 box spill
        mov r8d, dword [rsp + 460]  ;   300.5 p3      24 box
        xor r8d, esi                ;   307.3 p0      24 box
        xor r10d, r8d               ;   308.3 p6      24 box
        xor r9d, r10d               ;   309.3 p1      24 box
        and r8d, edi                ;   308.3 p5      24 box
        xor r10d, r8d               ;   309.3 p11     24 box
        mov r8d, dword [rsp + 464]  ;   301.5 p10     23 box
        or r8d, dword [rsp + 480]   ;   306.5 p0+p2   23 box
        xor r8d, dword [rsp + 472]  ;   307.5 p6+p3   23 box
        mov dword [rsp + 464], edi  ;   308.3 p7+p4   24 box spill
        mov edi, dword [rsp + 480]  ;   302.5 p10     23 box
        xor edi, dword [rsp + 476]  ;   307.5 p1+p2   23 box
        mov dword [rsp + 480], esi  ;   307.3 p8+p9   24 box spill
        mov esi, dword [rsp + 472]  ;   302.8 p3      23 box
        and esi, dword [rsp + 468]  ;   307.8 p5+p10   23 box
        xor esi, edi                ;   308.8 p11     23 box
        not edi                     ;   308.5 p0      23 box
        mov dword [rsp + 472], r9d  ;   310.3 p7+p4   24 box spill
        mov r9d, dword [rsp + 476]  ;   303.7 p2      23 box
        xor r9d, r8d                ;   308.7 p6      23 box
        mov dword [rsp + 476], r10d ;   310.3 p8+p9   24 box spill
        mov r10d, dword [rsp + 468] ;   304.0 p3      23 box
        xor r10d, r8d               ;   309.0 p1      23 box
        or edi, r10d                ;   310.0 p5      23 box
        xor r10d, r9d               ;   310.0 p11     23 box
        or r10d, esi                ;   311.0 p0      23 box
        xor esi, r10d               ;   312.0 p6      23 box
        xor r8d, esi                ;   313.0 p1      23 box
        xor esi, edi                ;   313.0 p5      23 box
        xor edi, r10d               ;   312.0 p11     23 box
        mov r10d, dword [rsp + 484] ;   305.5 p10     30 box
        or r10d, dword [rsp + 496]  ;   310.5 p0+p2   30 box
        xor r10d, dword [rsp + 488] ;   311.5 p6+p3   30 box
        mov dword [rsp + 468], r9d  ;   309.7 p7+p4   23 box spill
        mov r9d, dword [rsp + 488]  ;   306.5 p10     30 box
        and r9d, dword [rsp + 496]  ;   311.5 p1+p2   30 box
        mov dword [rsp + 488], r8d  ;   314.0 p8+p9   23 box spill
        mov r8d, dword [rsp + 484]  ;   306.8 p3      30 box
        xor r8d, r9d                ;   312.5 p5      30 box
        xor r9d, dword [rsp + 492]  ;   312.5 p11+p10   30 box
        and r9d, r8d                ;   313.5 p0      30 box
        mov dword [rsp + 484], edi  ;   313.0 p7+p4   23 box spill
        mov edi, dword [rsp + 496]  ;   307.7 p2      30 box
        xor edi, r9d                ;   314.5 p6      30 box
        or r9d, r10d                ;   314.5 p1      30 box
        xor r9d, dword [rsp + 492]  ;   315.5 p5+p3   30 box
        mov dword [rsp + 496], esi  ;   314.0 p8+p9   23 box spill
        mov esi, dword [rsp + 492]  ;   308.5 p10     30 box
        xor esi, r10d               ;   313.5 p11     30 box
        not esi                     ;   314.5 p0      30 box
        or esi, r8d                 ;   315.5 p6      30 box
        or esi, edi                 ;   316.5 p1      30 box
        xor r10d, r8d               ;   313.5 p5      30 box
        xor r10d, edi               ;   315.5 p11     30 box
        xor esi, r10d               ;   317.5 p0      30 box
        xor edi, r9d                ;   316.5 p6      30 box
        or r10d, r9d                ;   316.5 p1      30 box
        xor r8d, r10d               ;   317.5 p5      30 box
        mov r10d, dword [rsp + 500] ;   310.2 p2      29 box
        and r10d, dword [rsp + 516] ;   315.2 p11+p3   29 box
        mov dword [rsp + 500], edi  ;   317.5 p7+p4   30 box spill
        mov edi, dword [rsp + 508]  ;   310.7 p10     29 box
        not edi                     ;   315.7 p0      29 box
        mov dword [rsp + 508], r9d  ;   316.5 p8+p9   30 box spill
        mov r9d, dword [rsp + 516]  ;   311.2 p2      29 box
        xor r9d, dword [rsp + 512]  ;   316.2 p6+p3   29 box
        mov dword [rsp + 516], r8d  ;   318.5 p7+p4   30 box spill
        mov r8d, dword [rsp + 512]  ;   311.7 p10     29 box
        xor r8d, edi                ;   316.7 p1      29 box
        xor r10d, r8d               ;   317.7 p5      29 box
        and edi, dword [rsp + 504]  ;   316.7 p11+p2   29 box
        xor edi, r8d                ;   317.7 p0      29 box
        or r8d, dword [rsp + 504]   ;   317.7 p6+p3   29 box
        xor r8d, r9d                ;   318.7 p1      29 box
        and r9d, edi                ;   318.7 p5      29 box
        xor edi, r10d               ;   318.7 p11     29 box
        mov dword [rsp + 512], esi  ;   318.5 p8+p9   30 box spill
        mov esi, dword [rsp + 504]  ;   313.3 p10     29 box
        xor esi, r10d               ;   318.7 p0      29 box
        and edi, r8d                ;   319.7 p6      29 box
        or r8d, r9d                 ;   319.7 p1      29 box
        xor r9d, esi                ;   319.7 p5      29 box
        not esi                     ;   319.7 p11     29 box
        not r12d                    ;   314.5 p0      28 box
        xor edi, esi                ;   320.7 p6      29 box
        xor esi, r8d                ;   320.7 p1      29 box
        mov r8d, dword [rsp + 520]  ;   314.8 p2     107 w[128] reload
        xor edx, r8d                ;   319.8 p5      28 box
        mov dword [rsp + 504], edi  ;   321.7 p7+p4   29 box spill
        mov edi, dword [rsp + 528]  ;   315.3 p3      28 box
        or edi, r8d                 ;   320.3 p11     28 box
        xor edi, edx                ;   321.3 p0      28 box
        and edx, r8d                ;   320.8 p6      28 box
        mov dword [rsp + 492], esi  ;   321.7 p8+p9   29 box spill
        mov esi, dword [rsp + 528]  ;   316.2 p10     28 box
        xor esi, r12d               ;   321.2 p1      28 box
        xor esi, r8d                ;   322.2 p5      28 box
        and edx, esi                ;   323.2 p11     28 box
        xor r8d, edi                ;   322.3 p0      28 box
        xor edx, r12d               ;   324.2 p6      28 box
        or r12d, esi                ;   323.2 p1      28 box
        xor r12d, edi               ;   324.2 p5      28 box
        and edi, edx                ;   325.2 p11     28 box
        xor edx, r8d                ;   325.2 p0      28 box
        and r8d, r12d               ;   325.2 p6      28 box
        xor r8d, esi                ;   326.2 p1      28 box
        xor esi, edi                ;   326.2 p5      28 box
        mov edi, dword [rsp + 524]  ;   318.3 p2      27 box
        xor edi, ecx                ;   323.3 p11     27 box
        mov dword [rsp + 524], edx  ;   326.2 p7+p4   28 box spill
        mov edx, ecx                ;   318.8         27 box copy
        and edx, edi                ;   324.3 p0      27 box
        xor edi, ebp                ;   324.3 p6      27 box
        xor edx, r14d               ;   325.3 p1      27 box
        or r14d, ecx                ;   319.5 p5      27 box
        or r14d, edi                ;   325.3 p11     27 box
        xor r14d, ebp               ;   326.3 p0      27 box
        and ebp, edi                ;   325.3 p6      27 box
        xor ecx, edx                ;   326.3 p1      27 box
        xor ebp, edx                ;   326.3 p5      27 box
        and edx, r14d               ;   327.3 p11     27 box
        xor r14d, ecx               ;   327.3 p0      27 box
        or ecx, ebp                 ;   327.3 p6      27 box
        not ebp                     ;   327.3 p1      27 box
        xor ecx, edi                ;   328.3 p5      27 box
        xor edi, edx                ;   328.3 p11     27 box
        mov edx, dword [rsp + 532]  ;   321.5 p3      26 box
        and edx, eax                ;   326.5 p0      26 box
        mov dword [rsp + 520], edi  ;   329.3 p8+p9   27 box spill
        mov edi, dword [rsp + 532]  ;   322.0 p10     26 box
        xor edi, r15d               ;   327.0 p6      26 box
        or r15d, eax                ;   322.3 p1      26 box
        xor eax, ebx                ;   322.5 p5      26 box
        or eax, edx                 ;   327.5 p11     26 box
        and ebx, r15d               ;   323.3 p0      26 box
        xor ebx, edi                ;   328.0 p6      26 box
        and edi, r15d               ;   328.0 p1      26 box
        xor r15d, ebx               ;   329.0 p5      26 box
        xor edi, eax                ;   329.0 p11     26 box
        xor ebx, edx                ;   329.0 p0      26 box
        xor eax, ebx                ;   330.0 p6      26 box
        and edx, edi                ;   330.0 p1      26 box
        xor edx, r15d               ;   331.0 p5      26 box
        and r15d, edi               ;   330.0 p11     26 box
        xor ebx, r15d               ;   331.0 p0      26 box
        mov r15, qword [rsp + 8]    ;   324.7 p2     123 rk reload
        mov dword [r15], r11d       ;   324.8 p7+p4  123 rk
        mov dword [r15 + 4], r13d   ;   325.0 p8+p9  123 rk
        mov r11d, dword [rsp + 20]  ;   325.2 p3      26 box reload
        mov dword [r15 + 8], r11d   ;   330.2 p7+p4  123 rk
        mov r11d, dword [rsp + 536] ;   325.5 p10     26 box reload
        mov dword [r15 + 12], r11d  ;   330.5 p8+p9  123 rk
        mov r11d, dword [rsp + 32]  ;   325.8 p2      25 box reload
        mov dword [r15 + 16], r11d  ;   330.8 p7+p4  123 rk
        mov r11d, dword [rsp + 36]  ;   326.2 p3      25 box reload
        mov dword [r15 + 20], r11d  ;   331.2 p8+p9  123 rk
        mov r11d, dword [rsp + 28]  ;   326.5 p10     25 box reload
        mov dword [r15 + 24], r11d  ;   331.5 p7+p4  123 rk
        mov r11d, dword [rsp + 24]  ;   326.8 p2      25 box reload
        mov dword [r15 + 28], r11d  ;   331.8 p8+p9  123 rk
        mov r11d, dword [rsp + 56]  ;   327.2 p3      24 box reload
        mov dword [r15 + 32], r11d  ;   332.2 p7+p4  123 rk
        mov r11d, dword [rsp + 52]  ;   327.5 p10     24 box reload
        mov dword [r15 + 36], r11d  ;   332.5 p8+p9  123 rk
        mov r11d, dword [rsp + 60]  ;   327.8 p2      24 box reload
        mov dword [r15 + 40], r11d  ;   332.8 p7+p4  123 rk
        mov r11d, dword [rsp + 44]  ;   328.2 p3      24 box reload
        mov dword [r15 + 44], r11d  ;   333.2 p8+p9  123 rk
        mov r11d, dword [rsp + 76]  ;   328.5 p10     23 box reload
        mov dword [r15 + 48], r11d  ;   333.5 p7+p4  123 rk
        mov r11d, dword [rsp + 64]  ;   328.8 p2      23 box reload
        mov dword [r15 + 52], r11d  ;   333.8 p8+p9  123 rk
        mov r11d, dword [rsp + 68]  ;   329.2 p3      23 box reload
        mov dword [r15 + 56], r11d  ;   334.2 p7+p4  123 rk
        mov r11d, dword [rsp + 48]  ;   329.5 p10     23 box reload
        mov dword [r15 + 60], r11d  ;   334.5 p8+p9  123 rk
        mov r11d, dword [rsp + 92]  ;   329.8 p2      30 box reload
        mov dword [r15 + 64], r11d  ;   334.8 p7+p4  123 rk
        mov r11d, dword [rsp + 96]  ;   330.2 p3      30 box reload
        mov dword [r15 + 68], r11d  ;   335.2 p8+p9  123 rk
        mov r11d, dword [rsp + 88]  ;   330.5 p10     30 box reload
        mov dword [r15 + 72], r11d  ;   335.5 p7+p4  123 rk
        mov r11d, dword [rsp + 80]  ;   330.8 p2      30 box reload
        mov dword [r15 + 76], r11d  ;   335.8 p8+p9  123 rk
        mov r11d, dword [rsp + 104] ;   331.2 p3      29 box reload
        mov dword [r15 + 80], r11d  ;   336.2 p7+p4  123 rk
        mov r11d, dword [rsp + 112] ;   331.5 p10     29 box reload
        mov dword [r15 + 84], r11d  ;   336.5 p8+p9  123 rk
        mov r11d, dword [rsp + 108] ;   331.8 p2      29 box reload
        mov dword [r15 + 88], r11d  ;   336.8 p7+p4  123 rk
        mov r11d, dword [rsp + 84]  ;   332.2 p3      29 box reload
        mov dword [r15 + 92], r11d  ;   337.2 p8+p9  123 rk
        mov r11d, dword [rsp + 120] ;   332.5 p10     28 box reload
        mov dword [r15 + 96], r11d  ;   337.5 p7+p4  123 rk
        mov r11d, dword [rsp + 124] ;   332.8 p2      28 box reload
        mov dword [r15 + 100], r11d ;   337.8 p8+p9  123 rk
        mov r11d, dword [rsp + 116] ;   333.2 p3      28 box reload
        mov dword [r15 + 104], r11d ;   338.2 p7+p4  123 rk
        mov r11d, dword [rsp + 100] ;   333.5 p10     28 box reload
        mov dword [r15 + 108], r11d ;   338.5 p8+p9  123 rk
        mov r11d, dword [rsp + 132] ;   333.8 p2      27 box reload
        mov dword [r15 + 112], r11d ;   338.8 p7+p4  123 rk
        mov r11d, dword [rsp + 144] ;   334.2 p3      27 box reload
        mov dword [r15 + 116], r11d ;   339.2 p8+p9  123 rk
        mov r11d, dword [rsp + 136] ;   334.5 p10     27 box reload
        mov dword [r15 + 120], r11d ;   339.8 p7+p4  123 rk
        mov r11d, dword [rsp + 128] ;   334.8 p2      27 box reload
        mov dword [r15 + 124], r11d ;   340.0 p8+p9  123 rk
        mov r11d, dword [rsp + 172] ;   335.2 p3      26 box reload
        mov dword [r15 + 128], r11d ;   340.8 p7+p4  123 rk
        mov r11d, dword [rsp + 160] ;   335.5 p10     26 box reload
        mov dword [r15 + 132], r11d ;   341.0 p8+p9  123 rk
        mov r11d, dword [rsp + 156] ;   335.8 p2      26 box reload
        mov dword [r15 + 136], r11d ;   341.8 p7+p4  123 rk
        mov r11d, dword [rsp + 140] ;   336.2 p3      26 box reload
        mov dword [r15 + 140], r11d ;   342.0 p8+p9  123 rk
        mov r11d, dword [rsp + 176] ;   336.5 p10     25 box reload
        mov dword [r15 + 144], r11d ;   342.8 p7+p4  123 rk
        mov r11d, dword [rsp + 168] ;   336.8 p2      25 box reload
        mov dword [r15 + 148], r11d ;   343.0 p8+p9  123 rk
        mov r11d, dword [rsp + 164] ;   337.2 p3      25 box reload
        mov dword [r15 + 152], r11d ;   343.8 p7+p4  123 rk
        mov r11d, dword [rsp + 148] ;   337.5 p10     25 box reload
        mov dword [r15 + 156], r11d ;   344.0 p8+p9  123 rk
        mov r11d, dword [rsp + 196] ;   337.8 p2      24 box reload
        mov dword [r15 + 160], r11d ;   344.8 p7+p4  123 rk
        mov r11d, dword [rsp + 192] ;   338.2 p3      24 box reload
        mov dword [r15 + 164], r11d ;   345.0 p8+p9  123 rk
        mov r11d, dword [rsp + 200] ;   338.5 p10     24 box reload
        mov dword [r15 + 168], r11d ;   345.8 p7+p4  123 rk
        mov r11d, dword [rsp + 184] ;   338.8 p2      24 box reload
        mov dword [r15 + 172], r11d ;   346.0 p8+p9  123 rk
        mov r11d, dword [rsp + 216] ;   339.2 p3      23 box reload
        mov dword [r15 + 176], r11d ;   346.8 p7+p4  123 rk
        mov r11d, dword [rsp + 204] ;   339.5 p10     23 box reload
        mov dword [r15 + 180], r11d ;   347.0 p8+p9  123 rk
        mov r11d, dword [rsp + 208] ;   339.8 p2      23 box reload
        mov dword [r15 + 184], r11d ;   347.8 p7+p4  123 rk
        mov r11d, dword [rsp + 188] ;   340.2 p3      23 box reload
        mov dword [r15 + 188], r11d ;   348.0 p8+p9  123 rk
        mov r11d, dword [rsp + 232] ;   340.5 p10     30 box reload
        mov dword [r15 + 192], r11d ;   348.8 p7+p4  123 rk
        mov r11d, dword [rsp + 236] ;   340.8 p2      30 box reload
        mov dword [r15 + 196], r11d ;   349.0 p8+p9  123 rk
        mov r11d, dword [rsp + 228] ;   341.2 p3      30 box reload
        mov dword [r15 + 200], r11d ;   349.8 p7+p4  123 rk
        mov r11d, dword [rsp + 220] ;   341.5 p10     30 box reload
        mov dword [r15 + 204], r11d ;   350.0 p8+p9  123 rk
        mov r11d, dword [rsp + 244] ;   341.8 p2      29 box reload
        mov dword [r15 + 208], r11d ;   350.8 p7+p4  123 rk
        mov r11d, dword [rsp + 252] ;   342.2 p3      29 box reload
        mov dword [r15 + 212], r11d ;   351.0 p8+p9  123 rk
        mov r11d, dword [rsp + 248] ;   342.5 p10     29 box reload
        mov dword [r15 + 216], r11d ;   351.8 p7+p4  123 rk
        mov r11d, dword [rsp + 224] ;   342.8 p2      29 box reload
        mov dword [r15 + 220], r11d ;   352.0 p8+p9  123 rk
        mov r11d, dword [rsp + 260] ;   343.2 p3      28 box reload
        mov dword [r15 + 224], r11d ;   352.8 p7+p4  123 rk
        mov r11d, dword [rsp + 264] ;   343.5 p10     28 box reload
        mov dword [r15 + 228], r11d ;   353.0 p8+p9  123 rk
        mov r11d, dword [rsp + 256] ;   343.8 p2      28 box reload
        mov dword [r15 + 232], r11d ;   353.8 p7+p4  123 rk
        mov r11d, dword [rsp + 240] ;   344.2 p3      28 box reload
        mov dword [r15 + 236], r11d ;   354.0 p8+p9  123 rk
        mov r11d, dword [rsp + 272] ;   344.5 p10     27 box reload
        mov dword [r15 + 240], r11d ;   354.8 p7+p4  123 rk
        mov r11d, dword [rsp + 284] ;   344.8 p2      27 box reload
        mov dword [r15 + 244], r11d ;   355.0 p8+p9  123 rk
        mov r11d, dword [rsp + 276] ;   345.2 p3      27 box reload
        mov dword [r15 + 248], r11d ;   355.8 p7+p4  123 rk
        mov r11d, dword [rsp + 268] ;   345.5 p10     27 box reload
        mov dword [r15 + 252], r11d ;   356.0 p8+p9  123 rk
        mov r11d, dword [rsp + 312] ;   345.8 p2      26 box reload
        mov dword [r15 + 256], r11d ;   356.8 p7+p4  123 rk
        mov r11d, dword [rsp + 300] ;   346.2 p3      26 box reload
        mov dword [r15 + 260], r11d ;   357.0 p8+p9  123 rk
        mov r11d, dword [rsp + 296] ;   346.5 p10     26 box reload
        mov dword [r15 + 264], r11d ;   357.8 p7+p4  123 rk
        mov r11d, dword [rsp + 280] ;   346.8 p2      26 box reload
        mov dword [r15 + 268], r11d ;   358.0 p8+p9  123 rk
        mov r11d, dword [rsp + 316] ;   347.2 p3      25 box reload
        mov dword [r15 + 272], r11d ;   358.8 p7+p4  123 rk
        mov r11d, dword [rsp + 308] ;   347.5 p10     25 box reload
        mov dword [r15 + 276], r11d ;   359.0 p8+p9  123 rk
        mov r11d, dword [rsp + 304] ;   347.8 p2      25 box reload
        mov dword [r15 + 280], r11d ;   359.8 p7+p4  123 rk
        mov r11d, dword [rsp + 288] ;   348.2 p3      25 box reload
        mov dword [r15 + 284], r11d ;   360.0 p8+p9  123 rk
        mov r11d, dword [rsp + 336] ;   348.5 p10     24 box reload
        mov dword [r15 + 288], r11d ;   360.8 p7+p4  123 rk
        mov r11d, dword [rsp + 332] ;   348.8 p2      24 box reload
        mov dword [r15 + 292], r11d ;   361.0 p8+p9  123 rk
        mov r11d, dword [rsp + 340] ;   349.2 p3      24 box reload
        mov dword [r15 + 296], r11d ;   361.8 p7+p4  123 rk
        mov r11d, dword [rsp + 324] ;   349.5 p10     24 box reload
        mov dword [r15 + 300], r11d ;   362.0 p8+p9  123 rk
        mov r11d, dword [rsp + 356] ;   349.8 p2      23 box reload
        mov dword [r15 + 304], r11d ;   362.8 p7+p4  123 rk
        mov r11d, dword [rsp + 344] ;   350.2 p3      23 box reload
        mov dword [r15 + 308], r11d ;   363.0 p8+p9  123 rk
        mov r11d, dword [rsp + 348] ;   350.5 p10     23 box reload
        mov dword [r15 + 312], r11d ;   363.8 p7+p4  123 rk
        mov r11d, dword [rsp + 328] ;   350.8 p2      23 box reload
        mov dword [r15 + 316], r11d ;   364.0 p8+p9  123 rk
        mov r11d, dword [rsp + 372] ;   351.2 p3      30 box reload
        mov dword [r15 + 320], r11d ;   364.8 p7+p4  123 rk
        mov r11d, dword [rsp + 376] ;   351.5 p10     30 box reload
        mov dword [r15 + 324], r11d ;   365.0 p8+p9  123 rk
        mov r11d, dword [rsp + 368] ;   351.8 p2      30 box reload
        mov dword [r15 + 328], r11d ;   365.8 p7+p4  123 rk
        mov r11d, dword [rsp + 360] ;   352.2 p3      30 box reload
        mov dword [r15 + 332], r11d ;   366.0 p8+p9  123 rk
        mov r11d, dword [rsp + 384] ;   352.5 p10     29 box reload
        mov dword [r15 + 336], r11d ;   366.8 p7+p4  123 rk
        mov r11d, dword [rsp + 392] ;   352.8 p2      29 box reload
        mov dword [r15 + 340], r11d ;   367.0 p8+p9  123 rk
        mov r11d, dword [rsp + 388] ;   353.2 p3      29 box reload
        mov dword [r15 + 344], r11d ;   367.8 p7+p4  123 rk
        mov r11d, dword [rsp + 364] ;   353.5 p10     29 box reload
        mov dword [r15 + 348], r11d ;   368.0 p8+p9  123 rk
        mov r11d, dword [rsp + 400] ;   353.8 p2      28 box reload
        mov dword [r15 + 352], r11d ;   368.8 p7+p4  123 rk
        mov r11d, dword [rsp + 404] ;   354.2 p3      28 box reload
        mov dword [r15 + 356], r11d ;   369.0 p8+p9  123 rk
        mov r11d, dword [rsp + 396] ;   354.5 p10     28 box reload
        mov dword [r15 + 360], r11d ;   369.8 p7+p4  123 rk
        mov r11d, dword [rsp + 380] ;   354.8 p2      28 box reload
        mov dword [r15 + 364], r11d ;   370.0 p8+p9  123 rk
        mov r11d, dword [rsp + 412] ;   355.2 p3      27 box reload
        mov dword [r15 + 368], r11d ;   370.8 p7+p4  123 rk
        mov r11d, dword [rsp + 424] ;   355.5 p10     27 box reload
        mov dword [r15 + 372], r11d ;   371.0 p8+p9  123 rk
        mov r11d, dword [rsp + 416] ;   355.8 p2      27 box reload
        mov dword [r15 + 376], r11d ;   371.8 p7+p4  123 rk
        mov r11d, dword [rsp + 408] ;   356.2 p3      27 box reload
        mov dword [r15 + 380], r11d ;   372.0 p8+p9  123 rk
        mov r11d, dword [rsp + 452] ;   356.5 p10     26 box reload
        mov dword [r15 + 384], r11d ;   372.8 p7+p4  123 rk
        mov r11d, dword [rsp + 440] ;   356.8 p2      26 box reload
        mov dword [r15 + 388], r11d ;   373.0 p8+p9  123 rk
        mov r11d, dword [rsp + 436] ;   357.2 p3      26 box reload
        mov dword [r15 + 392], r11d ;   373.8 p7+p4  123 rk
        mov r11d, dword [rsp + 420] ;   357.5 p10     26 box reload
        mov dword [r15 + 396], r11d ;   374.0 p8+p9  123 rk
        mov r11d, dword [rsp + 456] ;   357.8 p2      25 box reload
        mov dword [r15 + 400], r11d ;   374.8 p7+p4  123 rk
        mov r11d, dword [rsp + 448] ;   358.2 p3      25 box reload
        mov dword [r15 + 404], r11d ;   375.0 p8+p9  123 rk
        mov r11d, dword [rsp + 444] ;   358.5 p10     25 box reload
        mov dword [r15 + 408], r11d ;   375.8 p7+p4  123 rk
        mov r11d, dword [rsp + 428] ;   358.8 p2      25 box reload
        mov dword [r15 + 412], r11d ;   376.0 p8+p9  123 rk
        mov r11d, dword [rsp + 476] ;   359.2 p3      24 box reload
        mov dword [r15 + 416], r11d ;   376.8 p7+p4  123 rk
        mov r11d, dword [rsp + 472] ;   359.5 p10     24 box reload
        mov dword [r15 + 420], r11d ;   377.0 p8+p9  123 rk
        mov r11d, dword [rsp + 480] ;   359.8 p2      24 box reload
        mov dword [r15 + 424], r11d ;   377.8 p7+p4  123 rk
        mov r11d, dword [rsp + 464] ;   360.2 p3      24 box reload
        mov dword [r15 + 428], r11d ;   378.0 p8+p9  123 rk
        mov r11d, dword [rsp + 496] ;   360.5 p10     23 box reload
        mov dword [r15 + 432], r11d ;   378.8 p7+p4  123 rk
        mov r11d, dword [rsp + 484] ;   360.8 p2      23 box reload
        mov dword [r15 + 436], r11d ;   379.0 p8+p9  123 rk
        mov r11d, dword [rsp + 488] ;   361.2 p3      23 box reload
        mov dword [r15 + 440], r11d ;   379.8 p7+p4  123 rk
        mov r11d, dword [rsp + 468] ;   361.5 p10     23 box reload
        mov dword [r15 + 444], r11d ;   380.0 p8+p9  123 rk
        mov dword [r15 + 464], r9d  ;   380.8 p7+p4  123 rk
        mov dword [r15 + 468], r10d ;   381.0 p8+p9  123 rk
        mov r9d, dword [rsp + 512]  ;   362.2 p2      30 box reload
        mov dword [r15 + 448], r9d  ;   381.8 p7+p4  123 rk
        mov dword [r15 + 480], r12d ;   382.0 p8+p9  123 rk
        mov r9d, dword [rsp + 516]  ;   362.7 p3      30 box reload
        mov dword [r15 + 452], r9d  ;   382.8 p7+p4  123 rk
        mov dword [r15 + 484], esi  ;   383.0 p8+p9  123 rk
        mov esi, dword [rsp + 508]  ;   363.2 p10     30 box reload
        mov dword [r15 + 456], esi  ;   383.8 p7+p4  123 rk
        mov dword [r15 + 488], r8d  ;   384.0 p8+p9  123 rk
        mov esi, dword [rsp + 500]  ;   363.7 p2      30 box reload
        mov dword [r15 + 460], esi  ;   384.8 p7+p4  123 rk
        mov dword [r15 + 496], ebp  ;   385.0 p8+p9  123 rk
        mov dword [r15 + 500], r14d ;   385.8 p7+p4  123 rk
        mov esi, dword [rsp + 492]  ;   364.3 p3      29 box reload
        mov dword [r15 + 472], esi  ;   386.0 p8+p9  123 rk
        mov dword [r15 + 504], ecx  ;   386.8 p7+p4  123 rk
        mov esi, dword [rsp + 504]  ;   364.8 p10     29 box reload
        mov dword [r15 + 476], esi  ;   387.0 p8+p9  123 rk
        mov dword [r15 + 512], ebx  ;   387.8 p7+p4  123 rk
        mov dword [r15 + 516], edx  ;   388.0 p8+p9  123 rk
        mov esi, dword [rsp + 524]  ;   365.5 p2      28 box reload
        mov dword [r15 + 492], esi  ;   388.8 p7+p4  123 rk
        mov dword [r15 + 520], edi  ;   389.0 p8+p9  123 rk
        mov dword [r15 + 524], eax  ;   389.8 p7+p4  123 rk
        mov esi, dword [rsp + 520]  ;   366.2 p3      27 box reload
        mov dword [r15 + 508], esi  ;   390.0 p8+p9  123 rk
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

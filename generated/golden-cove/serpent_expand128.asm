; serpent_expand128 for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_expand128 --cpu golden-cove
;
; void serpent_expand128(const void *key, void *rk);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 600 bytes, 4 instructions, one of them for 75 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2159 uops, planned 377.8; bounds: width 359.8, ports 238.6, path 275.0
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
        sub rsp, 0x268              ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 p2     117 k reload
        mov esi, dword [r8 + 12]    ;     5.0 p3     117 k
        mov edi, esi                ;    10.0        107 w[8] copy
        xor edi, dword [r8]         ;    10.0 p0+p10  107 w[8]
        xor edi, 0x9e3779b9         ;    11.0 p1     107 w[8]
        ror edi, 0x15               ;    12.0 p6     107 w[8]
        xor esi, 0x9e3779ba         ;    10.0 p5     107 w[11]
        xor esi, edi                ;    13.0 p11    107 w[11]
        mov ebp, edi                ;    13.0        107 w[9] copy
        xor ebp, dword [r8 + 4]     ;    13.0 p0+p2  107 w[9]
        xor ebp, 1                  ;    14.0 p1     107 w[9]
        xor ebp, 0x9e3779b8         ;    15.0 p6     107 w[9]
        ror ebp, 0x15               ;    16.0 p0     107 w[9]
        mov r9d, edi                ;    13.0        107 w[13] copy
        mov r10d, edi               ;    13.0        107 w[16] copy
        xor r10d, 0x9e3779b1        ;    13.0 p5     107 w[16]
        mov r11d, ebp               ;    17.0        107 w[10] copy
        xor r11d, dword [r8 + 8]    ;    17.0 p11+p3  107 w[10]
        xor r11d, 0x9e3779bb        ;    18.0 p1     107 w[10]
        ror r11d, 0x15              ;    19.0 p6     107 w[10]
        xor esi, r11d               ;    20.0 p5     107 w[11]
        ror esi, 0x15               ;    21.0 p0     107 w[11]
        xor r9d, r11d               ;    20.0 p11    107 w[13]
        xor r10d, esi               ;    22.0 p1     107 w[16]
        mov r8d, ebp                ;    17.0        107 w[12] copy
        xor r8d, 1                  ;    17.0 p6     107 w[12]
        xor r8d, 0x9e3779bd         ;    18.0 p0     107 w[12]
        xor r8d, esi                ;    22.0 p5     107 w[12]
        ror r8d, 0x15               ;    23.0 p6     107 w[12]
        mov r12d, ebp               ;    17.0        107 w[14] copy
        xor r12d, esi               ;    22.0 p11    107 w[14]
        mov r13d, r9d               ;    21.0        107 w[13] copy
        xor r13d, 0x9e3779bc        ;    21.0 p1     107 w[13]
        xor r13d, r8d               ;    24.0 p0     107 w[13]
        ror r13d, 0x15              ;    25.0 p6     107 w[13]
        xor r10d, r13d              ;    26.0 p5     107 w[16]
        mov r14d, ebp               ;    17.0        107 w[17] copy
        xor r14d, 0x9e3779b0        ;    17.0 p11    107 w[17]
        xor r14d, r8d               ;    24.0 p1     107 w[17]
        mov r15d, r11d              ;    20.0        107 w[15] copy
        xor r15d, 0x9e3779be        ;    20.0 p0     107 w[15]
        xor r15d, r8d               ;    24.0 p5     107 w[15]
        mov eax, r11d               ;    20.0        107 w[18] copy
        xor eax, 0x9e3779b3         ;    20.0 p6     107 w[18]
        xor eax, r13d               ;    26.0 p11    107 w[18]
        mov ecx, r12d               ;    23.0        107 w[14] copy
        xor ecx, r13d               ;    26.0 p1     107 w[14]
        xor ecx, 0x9e3779bf         ;    27.0 p0     107 w[14]
        ror ecx, 0x15               ;    28.0 p6     107 w[14]
        xor r15d, ecx               ;    29.0 p5     107 w[15]
        ror r15d, 0x15              ;    30.0 p0     107 w[15]
        xor r14d, ecx               ;    29.0 p11    107 w[17]
        xor r10d, r15d              ;    31.0 p1     107 w[16]
        ror r10d, 0x15              ;    32.0 p6     107 w[16]
        xor eax, r15d               ;    31.0 p5     107 w[18]
        xor r14d, r10d              ;    33.0 p11    107 w[17]
        ror r14d, 0x15              ;    34.0 p0     107 w[17]
        mov edx, esi                ;    22.0        107 w[19] copy
        xor edx, ecx                ;    29.0 p1     107 w[19]
        xor edx, r10d               ;    33.0 p5     107 w[19]
        xor edx, 0x9e3779b2         ;    34.0 p6     107 w[19]
        xor eax, r14d               ;    35.0 p11    107 w[18]
        ror eax, 0x15               ;    36.0 p0     107 w[18]
        xor edx, eax                ;    37.0 p1     107 w[19]
        ror edx, 0x15               ;    38.0 p6     107 w[19]
        mov ebx, ecx                ;    29.0        107 w[22] copy
        xor ebx, 0x9e3779b7         ;    29.0 p5     107 w[22]
        xor ebx, r14d               ;    35.0 p11    107 w[22]
        xor ebx, edx                ;    39.0 p1     107 w[22]
        mov dword [rsp + 16], ecx   ;    29.0 p7+p4  107 w[14] spill
        mov ecx, r13d               ;    26.0        107 w[21] copy
        xor ecx, r10d               ;    33.0 p0     107 w[21]
        xor ecx, 0x9e3779b4         ;    34.0 p5     107 w[21]
        xor ecx, eax                ;    37.0 p6     107 w[21]
        mov dword [rsp + 20], r13d  ;    26.0 p8+p9  107 w[13] spill
        mov r13d, r10d              ;    33.0        107 w[24] copy
        xor r13d, edx               ;    39.0 p11    107 w[24]
        mov dword [rsp + 24], r10d  ;    33.0 p7+p4  107 w[16] spill
        mov r10d, r8d               ;    24.0        107 w[20] copy
        xor r10d, r15d              ;    31.0 p1     107 w[20]
        xor r10d, 0x9e3779b5        ;    32.0 p0     107 w[20]
        xor r10d, edx               ;    39.0 p5     107 w[20]
        xor r10d, r14d              ;    40.0 p6     107 w[20]
        ror r10d, 0x15              ;    41.0 p0     107 w[20]
        xor ecx, r10d               ;    42.0 p11    107 w[21]
        ror ecx, 0x15               ;    43.0 p6     107 w[21]
        xor ebx, ecx                ;    44.0 p1     107 w[22]
        ror ebx, 0x15               ;    45.0 p0     107 w[22]
        mov dword [rsp + 28], r8d   ;    24.0 p8+p9  107 w[12] spill
        mov r8d, r15d               ;    31.0        107 w[23] copy
        xor r8d, eax                ;    37.0 p5     107 w[23]
        xor r8d, 0x9e3779b6         ;    38.0 p11    107 w[23]
        xor r8d, r10d               ;    42.0 p1     107 w[23]
        xor r8d, ebx                ;    46.0 p6     107 w[23]
        ror r8d, 0x15               ;    47.0 p0     107 w[23]
        mov dword [rsp + 32], r15d  ;    31.0 p7+p4  107 w[15] spill
        mov r15d, eax               ;    37.0        107 w[26] copy
        xor r15d, 0x9e3779ab        ;    37.0 p5     107 w[26]
        xor r15d, ecx               ;    44.0 p11    107 w[26]
        xor r15d, r8d               ;    48.0 p1     107 w[26]
        mov dword [rsp + 36], eax   ;    37.0 p8+p9  107 w[18] spill
        mov eax, r13d               ;    40.0        107 w[24] copy
        xor eax, 0x9e3779a9         ;    40.0 p6     107 w[24]
        xor eax, ecx                ;    44.0 p5     107 w[24]
        xor eax, r8d                ;    48.0 p11    107 w[24]
        ror eax, 0x15               ;    49.0 p0     107 w[24]
        and ebp, edi                ;    17.7 p1      26 box
        or edi, esi                 ;    22.0 p6      26 box
        mov esi, r14d               ;    35.0        107 w[25] copy
        xor esi, r10d               ;    42.0 p5     107 w[25]
        xor esi, 0x9e3779a8         ;    43.0 p11    107 w[25]
        xor esi, ebx                ;    46.0 p0     107 w[25]
        xor esi, eax                ;    50.0 p1     107 w[25]
        ror esi, 0x15               ;    51.0 p6     107 w[25]
        xor r15d, esi               ;    52.0 p5     107 w[26]
        ror r15d, 0x15              ;    53.0 p0     107 w[26]
        mov dword [rsp + 40], r13d  ;    40.0 p7+p4  107 w[24] spill
        mov r13d, r10d              ;    42.0        107 w[28] copy
        xor r13d, r8d               ;    48.0 p11    107 w[28]
        mov dword [rsp + 44], r10d  ;    42.0 p8+p9  107 w[20] spill
        mov r10d, edx               ;    39.0        107 w[27] copy
        xor r10d, 0x9e3779aa        ;    39.0 p1     107 w[27]
        xor r10d, ebx               ;    46.0 p6     107 w[27]
        xor r10d, eax               ;    50.0 p5     107 w[27]
        xor r10d, r15d              ;    54.0 p0     107 w[27]
        ror r10d, 0x15              ;    55.0 p6     107 w[27]
        or r9d, ebp                 ;    21.0 p11     26 box
        and r11d, edi               ;    23.0 p1      26 box
        xor r11d, r12d              ;    24.0 p5      26 box
        and r12d, edi               ;    23.0 p0      26 box
        xor r12d, r9d               ;    24.0 p11     26 box
        xor edi, r11d               ;    25.0 p1      26 box
        xor r11d, ebp               ;    25.0 p6      26 box
        xor r9d, r11d               ;    26.0 p5      26 box
        mov dword [rsp + 48], r9d   ;    27.0 p7+p4   26 box spill
        mov r9d, ecx                ;    44.0        107 w[29] copy
        xor r9d, 0x9e3779ac         ;    44.0 p0     107 w[29]
        xor r9d, eax                ;    50.0 p11    107 w[29]
        xor r9d, r15d               ;    54.0 p1     107 w[29]
        and ebp, r12d               ;    25.0 p6      26 box
        xor ebp, edi                ;    26.0 p5      26 box
        and edi, r12d               ;    26.0 p0      26 box
        xor r11d, edi               ;    27.0 p11     26 box
        mov edi, ebx                ;    46.0        107 w[30] copy
        xor edi, 0x9e3779af         ;    46.0 p1     107 w[30]
        xor edi, esi                ;    52.0 p6     107 w[30]
        xor edi, r10d               ;    56.0 p5     107 w[30]
        mov dword [rsp + 52], r12d  ;    25.0 p8+p9   26 box spill
        mov r12d, r13d              ;    49.0        107 w[28] copy
        xor r12d, 0x9e3779ad        ;    49.0 p0     107 w[28]
        xor r12d, esi               ;    52.0 p11    107 w[28]
        xor r12d, r10d              ;    56.0 p1     107 w[28]
        ror r12d, 0x15              ;    57.0 p6     107 w[28]
        xor r9d, r12d               ;    58.0 p5     107 w[29]
        ror r9d, 0x15               ;    59.0 p0     107 w[29]
        xor edi, r9d                ;    60.0 p11    107 w[30]
        ror edi, 0x15               ;    61.0 p6     107 w[30]
        mov dword [rsp + 56], ebp   ;    27.0 p7+p4   26 box spill
        mov ebp, r8d                ;    48.0        107 w[31] copy
        xor ebp, 0x9e3779ae         ;    48.0 p1     107 w[31]
        xor ebp, r12d               ;    58.0 p5     107 w[31]
        xor ebp, r15d               ;    59.0 p0     107 w[31]
        xor ebp, edi                ;    62.0 p11    107 w[31]
        ror ebp, 0x15               ;    63.0 p6     107 w[31]
        mov dword [rsp + 60], r11d  ;    28.0 p8+p9   26 box spill
        mov r11d, eax               ;    50.0        107 w[32] copy
        xor r11d, 0x9e3779a1        ;    50.0 p1     107 w[32]
        xor r11d, r9d               ;    60.0 p5     107 w[32]
        xor r11d, r10d              ;    61.0 p0     107 w[32]
        xor r11d, ebp               ;    64.0 p11    107 w[32]
        ror r11d, 0x15              ;    65.0 p6     107 w[32]
        mov dword [rsp + 64], eax   ;    50.0 p7+p4  107 w[24] spill
        mov eax, esi                ;    52.0        107 w[33] copy
        xor eax, r12d               ;    58.0 p1     107 w[33]
        xor eax, 0x9e3779a0         ;    59.0 p5     107 w[33]
        xor eax, edi                ;    62.0 p0     107 w[33]
        xor eax, r11d               ;    66.0 p11    107 w[33]
        ror eax, 0x15               ;    67.0 p6     107 w[33]
        mov dword [rsp + 68], esi   ;    52.0 p8+p9  107 w[25] spill
        mov esi, r12d               ;    58.0        107 w[36] copy
        xor esi, ebp                ;    64.0 p1     107 w[36]
        mov dword [rsp + 72], r12d  ;    58.0 p7+p4  107 w[28] spill
        mov r12d, r15d              ;    54.0        107 w[34] copy
        xor r12d, r9d               ;    60.0 p5     107 w[34]
        xor r12d, 0x9e3779a3        ;    61.0 p0     107 w[34]
        xor r12d, ebp               ;    64.0 p11    107 w[34]
        xor r12d, eax               ;    68.0 p6     107 w[34]
        ror r12d, 0x15              ;    69.0 p0     107 w[34]
        mov dword [rsp + 76], r15d  ;    54.0 p8+p9  107 w[26] spill
        mov r15d, r9d               ;    60.0        107 w[37] copy
        xor r15d, 0x9e3779a4        ;    60.0 p1     107 w[37]
        xor r15d, r12d              ;    70.0 p5     107 w[37]
        xor r15d, r11d              ;    71.0 p11    107 w[37]
        mov dword [rsp + 80], r9d   ;    60.0 p7+p4  107 w[29] spill
        mov r9d, r10d               ;    56.0        107 w[35] copy
        xor r9d, 0x9e3779a2         ;    56.0 p6     107 w[35]
        xor r9d, edi                ;    62.0 p0     107 w[35]
        xor r9d, r12d               ;    70.0 p1     107 w[35]
        xor r9d, r11d               ;    71.0 p5     107 w[35]
        ror r9d, 0x15               ;    72.0 p6     107 w[35]
        mov dword [rsp + 84], r10d  ;    56.0 p8+p9  107 w[27] spill
        mov r10d, edi               ;    62.0        107 w[38] copy
        xor r10d, 0x9e3779a7        ;    62.0 p11    107 w[38]
        xor r10d, eax               ;    68.0 p0     107 w[38]
        xor r10d, r9d               ;    73.0 p1     107 w[38]
        mov dword [rsp + 88], edi   ;    62.0 p7+p4  107 w[30] spill
        mov edi, ebp                ;    64.0        107 w[39] copy
        xor edi, 0x9e3779a6         ;    64.0 p5     107 w[39]
        xor edi, r12d               ;    70.0 p6     107 w[39]
        mov dword [rsp + 92], ebp   ;    64.0 p8+p9  107 w[31] spill
        mov ebp, esi                ;    65.0        107 w[36] copy
        xor ebp, 0x9e3779a5         ;    65.0 p11    107 w[36]
        xor ebp, eax                ;    68.0 p0     107 w[36]
        xor ebp, r9d                ;    73.0 p1     107 w[36]
        ror ebp, 0x15               ;    74.0 p6     107 w[36]
        xor r15d, ebp               ;    75.0 p5     107 w[37]
        ror r15d, 0x15              ;    76.0 p0     107 w[37]
        xor edi, ebp                ;    75.0 p11    107 w[39]
        xor r10d, r15d              ;    77.0 p1     107 w[38]
        ror r10d, 0x15              ;    78.0 p6     107 w[38]
        xor edi, r10d               ;    79.0 p5     107 w[39]
        ror edi, 0x15               ;    80.0 p0     107 w[39]
        mov dword [rsp + 96], esi   ;    65.0 p7+p4  107 w[36] spill
        mov esi, r12d               ;    70.0        107 w[42] copy
        xor esi, 0x9e37799b         ;    70.0 p11    107 w[42]
        xor esi, r15d               ;    77.0 p1     107 w[42]
        xor esi, edi                ;    81.0 p6     107 w[42]
        mov dword [rsp + 100], r12d ;    70.0 p8+p9  107 w[34] spill
        mov r12d, eax               ;    68.0        107 w[41] copy
        xor r12d, 0x9e377998        ;    68.0 p5     107 w[41]
        xor r12d, ebp               ;    75.0 p11    107 w[41]
        xor r12d, r10d              ;    79.0 p0     107 w[41]
        xor ebp, edi                ;    81.0 p1     107 w[44]
        mov dword [rsp + 104], eax  ;    68.0 p7+p4  107 w[33] spill
        mov eax, r9d                ;    73.0        107 w[40] copy
        xor eax, 0x9e377999         ;    73.0 p6     107 w[40]
        xor eax, r11d               ;    74.0 p5     107 w[40]
        xor eax, r15d               ;    77.0 p11    107 w[40]
        xor eax, edi                ;    81.0 p0     107 w[40]
        ror eax, 0x15               ;    82.0 p6     107 w[40]
        xor r12d, eax               ;    83.0 p1     107 w[41]
        ror r12d, 0x15              ;    84.0 p0     107 w[41]
        xor esi, r12d               ;    85.0 p5     107 w[42]
        ror esi, 0x15               ;    86.0 p6     107 w[42]
        mov dword [rsp + 108], r11d ;    66.0 p8+p9  107 w[32] spill
        mov r11d, r9d               ;    73.0        107 w[43] copy
        xor r11d, 0x9e37799a        ;    73.0 p11    107 w[43]
        xor r11d, r10d              ;    79.0 p1     107 w[43]
        xor r11d, eax               ;    83.0 p5     107 w[43]
        xor r11d, esi               ;    87.0 p0     107 w[43]
        ror r11d, 0x15              ;    88.0 p6     107 w[43]
        mov dword [rsp + 112], r9d  ;    73.0 p7+p4  107 w[35] spill
        mov r9d, r10d               ;    79.0        107 w[46] copy
        xor r9d, 0x9e37799f         ;    79.0 p11    107 w[46]
        xor r9d, r12d               ;    85.0 p1     107 w[46]
        xor r9d, r11d               ;    89.0 p5     107 w[46]
        mov dword [rsp + 116], r10d ;    79.0 p8+p9  107 w[38] spill
        mov r10d, ebp               ;    82.0        107 w[44] copy
        xor r10d, 0x9e37799d        ;    82.0 p0     107 w[44]
        xor r10d, r12d              ;    85.0 p11    107 w[44]
        xor r10d, r11d              ;    89.0 p6     107 w[44]
        ror r10d, 0x15              ;    90.0 p0     107 w[44]
        mov dword [rsp + 120], ebp  ;    82.0 p7+p4  107 w[44] spill
        mov ebp, r15d               ;    77.0        107 w[45] copy
        xor ebp, 0x9e37799c         ;    77.0 p1     107 w[45]
        xor ebp, eax                ;    83.0 p5     107 w[45]
        xor ebp, esi                ;    87.0 p11    107 w[45]
        xor ebp, r10d               ;    91.0 p6     107 w[45]
        ror ebp, 0x15               ;    92.0 p0     107 w[45]
        xor r9d, ebp                ;    93.0 p1     107 w[46]
        ror r9d, 0x15               ;    94.0 p6     107 w[46]
        mov dword [rsp + 124], r15d ;    77.0 p8+p9  107 w[37] spill
        mov r15d, edi               ;    81.0        107 w[47] copy
        xor r15d, 0x9e37799e        ;    81.0 p5     107 w[47]
        xor r15d, esi               ;    87.0 p11    107 w[47]
        xor r15d, r9d               ;    95.0 p1     107 w[47]
        xor r15d, r10d              ;    96.0 p0     107 w[47]
        ror r15d, 0x15              ;    97.0 p6     107 w[47]
        mov dword [rsp + 128], edi  ;    81.0 p7+p4  107 w[39] spill
        mov edi, r12d               ;    85.0        107 w[49] copy
        xor edi, 0x9e377990         ;    85.0 p5     107 w[49]
        xor edi, r9d                ;    95.0 p11    107 w[49]
        xor edi, r10d               ;    96.0 p1     107 w[49]
        mov dword [rsp + 132], r12d ;    85.0 p8+p9  107 w[41] spill
        mov r12d, eax               ;    83.0        107 w[48] copy
        xor r12d, 0x9e377991        ;    83.0 p0     107 w[48]
        xor r12d, r11d              ;    89.0 p6     107 w[48]
        xor r12d, ebp               ;    93.0 p5     107 w[48]
        xor r12d, r15d              ;    98.0 p11    107 w[48]
        ror r12d, 0x15              ;    99.0 p0     107 w[48]
        xor edi, r12d               ;   100.0 p1     107 w[49]
        ror edi, 0x15               ;   101.0 p6     107 w[49]
        mov dword [rsp + 136], eax  ;    83.0 p7+p4  107 w[40] spill
        mov eax, esi                ;    87.0        107 w[50] copy
        xor eax, 0x9e377993         ;    87.0 p5     107 w[50]
        xor eax, ebp                ;    93.0 p11    107 w[50]
        xor eax, r15d               ;    98.0 p1     107 w[50]
        xor eax, edi                ;   102.0 p0     107 w[50]
        ror eax, 0x15               ;   103.0 p6     107 w[50]
        mov dword [rsp + 140], esi  ;    87.0 p8+p9  107 w[42] spill
        mov esi, r11d               ;    89.0        107 w[51] copy
        xor esi, 0x9e377992         ;    89.0 p5     107 w[51]
        xor esi, r9d                ;    95.0 p11    107 w[51]
        xor esi, r12d               ;   100.0 p1     107 w[51]
        xor esi, eax                ;   104.0 p0     107 w[51]
        ror esi, 0x15               ;   105.0 p6     107 w[51]
        mov dword [rsp + 144], r11d ;    89.0 p7+p4  107 w[43] spill
        mov r11d, r9d               ;    95.0        107 w[54] copy
        xor r11d, 0x9e377997        ;    95.0 p5     107 w[54]
        xor r11d, edi               ;   102.0 p11    107 w[54]
        xor r11d, esi               ;   106.0 p1     107 w[54]
        mov dword [rsp + 148], r9d  ;    95.0 p8+p9  107 w[46] spill
        mov r9d, ebp                ;    93.0        107 w[53] copy
        xor r9d, 0x9e377994         ;    93.0 p0     107 w[53]
        xor r9d, r12d               ;   100.0 p6     107 w[53]
        xor r9d, eax                ;   104.0 p5     107 w[53]
        mov dword [rsp + 152], ebp  ;    93.0 p7+p4  107 w[45] spill
        mov ebp, r12d               ;   100.0        107 w[56] copy
        xor ebp, esi                ;   106.0 p11    107 w[56]
        mov dword [rsp + 156], r12d ;   100.0 p8+p9  107 w[48] spill
        mov r12d, r10d              ;    91.0        107 w[52] copy
        xor r12d, 0x9e377995        ;    91.0 p1     107 w[52]
        xor r12d, r15d              ;    98.0 p0     107 w[52]
        xor r12d, esi               ;   106.0 p6     107 w[52]
        xor r12d, edi               ;   107.0 p5     107 w[52]
        ror r12d, 0x15              ;   108.0 p0     107 w[52]
        xor r9d, r12d               ;   109.0 p11    107 w[53]
        ror r9d, 0x15               ;   110.0 p6     107 w[53]
        xor r11d, r9d               ;   111.0 p1     107 w[54]
        ror r11d, 0x15              ;   112.0 p0     107 w[54]
        mov dword [rsp + 160], r10d ;    91.0 p7+p4  107 w[44] spill
        mov r10d, r15d              ;    98.0        107 w[55] copy
        xor r10d, 0x9e377996        ;    98.0 p5     107 w[55]
        xor r10d, eax               ;   104.0 p11    107 w[55]
        xor r10d, r12d              ;   109.0 p1     107 w[55]
        xor r10d, r11d              ;   113.0 p6     107 w[55]
        ror r10d, 0x15              ;   114.0 p0     107 w[55]
        mov dword [rsp + 164], r15d ;    98.0 p8+p9  107 w[47] spill
        mov r15d, eax               ;   104.0        107 w[58] copy
        xor r15d, 0x9e37798b        ;   104.0 p5     107 w[58]
        xor r15d, r9d               ;   111.0 p11    107 w[58]
        xor r15d, r10d              ;   115.0 p1     107 w[58]
        mov dword [rsp + 168], eax  ;   104.0 p7+p4  107 w[50] spill
        mov eax, ebp                ;   107.0        107 w[56] copy
        xor eax, 0x9e377989         ;   107.0 p6     107 w[56]
        xor eax, r9d                ;   111.0 p5     107 w[56]
        xor eax, r10d               ;   115.0 p11    107 w[56]
        ror eax, 0x15               ;   116.0 p0     107 w[56]
        mov dword [rsp + 172], ebp  ;   107.0 p8+p9  107 w[56] spill
        mov ebp, edi                ;   102.0        107 w[57] copy
        xor ebp, 0x9e377988         ;   102.0 p1     107 w[57]
        xor ebp, r12d               ;   109.0 p6     107 w[57]
        xor ebp, r11d               ;   113.0 p5     107 w[57]
        xor ebp, eax                ;   117.0 p11    107 w[57]
        ror ebp, 0x15               ;   118.0 p0     107 w[57]
        xor r15d, ebp               ;   119.0 p1     107 w[58]
        ror r15d, 0x15              ;   120.0 p6     107 w[58]
        mov dword [rsp + 176], edi  ;   102.0 p7+p4  107 w[49] spill
        mov edi, r12d               ;   109.0        107 w[60] copy
        xor edi, r10d               ;   115.0 p5     107 w[60]
        mov dword [rsp + 180], r12d ;   109.0 p8+p9  107 w[52] spill
        mov r12d, esi               ;   106.0        107 w[59] copy
        xor r12d, 0x9e37798a        ;   106.0 p11    107 w[59]
        xor r12d, r11d              ;   113.0 p0     107 w[59]
        xor r12d, eax               ;   117.0 p1     107 w[59]
        xor r12d, r15d              ;   121.0 p6     107 w[59]
        ror r12d, 0x15              ;   122.0 p0     107 w[59]
        mov dword [rsp + 184], esi  ;   106.0 p7+p4  107 w[51] spill
        mov esi, r9d                ;   111.0        107 w[61] copy
        xor esi, 0x9e37798c         ;   111.0 p5     107 w[61]
        xor esi, eax                ;   117.0 p11    107 w[61]
        xor esi, r15d               ;   121.0 p1     107 w[61]
        mov dword [rsp + 188], r9d  ;   111.0 p8+p9  107 w[53] spill
        mov r9d, r11d               ;   113.0        107 w[62] copy
        xor r9d, 0x9e37798f         ;   113.0 p6     107 w[62]
        xor r9d, ebp                ;   119.0 p5     107 w[62]
        xor r9d, r12d               ;   123.0 p0     107 w[62]
        mov dword [rsp + 192], r11d ;   113.0 p7+p4  107 w[54] spill
        mov r11d, edi               ;   116.0        107 w[60] copy
        xor r11d, 0x9e37798d        ;   116.0 p11    107 w[60]
        xor r11d, ebp               ;   119.0 p1     107 w[60]
        xor r11d, r12d              ;   123.0 p6     107 w[60]
        ror r11d, 0x15              ;   124.0 p0     107 w[60]
        xor esi, r11d               ;   125.0 p5     107 w[61]
        ror esi, 0x15               ;   126.0 p6     107 w[61]
        xor r9d, esi                ;   127.0 p11    107 w[62]
        ror r9d, 0x15               ;   128.0 p0     107 w[62]
        mov dword [rsp + 196], edi  ;   116.0 p8+p9  107 w[60] spill
        mov edi, r10d               ;   115.0        107 w[63] copy
        xor edi, 0x9e37798e         ;   115.0 p1     107 w[63]
        xor edi, r11d               ;   125.0 p5     107 w[63]
        xor edi, r15d               ;   126.0 p11    107 w[63]
        xor edi, r9d                ;   129.0 p6     107 w[63]
        ror edi, 0x15               ;   130.0 p0     107 w[63]
        mov dword [rsp + 200], r10d ;   115.0 p7+p4  107 w[55] spill
        mov r10d, eax               ;   117.0        107 w[64] copy
        xor r10d, 0x9e377981        ;   117.0 p1     107 w[64]
        xor r10d, esi               ;   127.0 p5     107 w[64]
        xor r10d, r12d              ;   128.0 p11    107 w[64]
        xor r10d, edi               ;   131.0 p6     107 w[64]
        ror r10d, 0x15              ;   132.0 p0     107 w[64]
        mov dword [rsp + 204], eax  ;   117.0 p8+p9  107 w[56] spill
        mov eax, ebp                ;   119.0        107 w[65] copy
        xor eax, 0x9e377980         ;   119.0 p1     107 w[65]
        xor eax, r11d               ;   125.0 p5     107 w[65]
        xor eax, r9d                ;   129.0 p11    107 w[65]
        xor eax, r10d               ;   133.0 p6     107 w[65]
        ror eax, 0x15               ;   134.0 p0     107 w[65]
        mov dword [rsp + 208], ebp  ;   119.0 p7+p4  107 w[57] spill
        mov ebp, r11d               ;   125.0        107 w[68] copy
        xor ebp, edi                ;   131.0 p1     107 w[68]
        mov dword [rsp + 212], r11d ;   125.0 p8+p9  107 w[60] spill
        mov r11d, r15d              ;   121.0        107 w[66] copy
        xor r11d, 0x9e377983        ;   121.0 p5     107 w[66]
        xor r11d, esi               ;   127.0 p11    107 w[66]
        xor r11d, edi               ;   131.0 p6     107 w[66]
        xor r11d, eax               ;   135.0 p0     107 w[66]
        ror r11d, 0x15              ;   136.0 p6     107 w[66]
        mov dword [rsp + 216], r15d ;   121.0 p7+p4  107 w[58] spill
        mov r15d, esi               ;   127.0        107 w[69] copy
        xor r15d, 0x9e377984        ;   127.0 p1     107 w[69]
        xor r15d, r11d              ;   137.0 p5     107 w[69]
        xor r15d, r10d              ;   138.0 p11    107 w[69]
        mov dword [rsp + 220], esi  ;   127.0 p8+p9  107 w[61] spill
        mov esi, r12d               ;   123.0        107 w[67] copy
        xor esi, 0x9e377982         ;   123.0 p0     107 w[67]
        xor esi, r9d                ;   129.0 p1     107 w[67]
        xor esi, r11d               ;   137.0 p6     107 w[67]
        xor esi, r10d               ;   138.0 p5     107 w[67]
        ror esi, 0x15               ;   139.0 p0     107 w[67]
        mov dword [rsp + 224], r12d ;   123.0 p7+p4  107 w[59] spill
        mov r12d, r9d               ;   129.0        107 w[70] copy
        xor r12d, 0x9e377987        ;   129.0 p11    107 w[70]
        xor r12d, eax               ;   135.0 p1     107 w[70]
        xor r12d, esi               ;   140.0 p6     107 w[70]
        mov dword [rsp + 228], r9d  ;   129.0 p8+p9  107 w[62] spill
        mov r9d, edi                ;   131.0        107 w[71] copy
        xor r9d, 0x9e377986         ;   131.0 p5     107 w[71]
        xor r9d, r11d               ;   137.0 p0     107 w[71]
        mov dword [rsp + 232], edi  ;   131.0 p7+p4  107 w[63] spill
        mov edi, ebp                ;   132.0        107 w[68] copy
        xor edi, 0x9e377985         ;   132.0 p11    107 w[68]
        xor edi, eax                ;   135.0 p1     107 w[68]
        xor edi, esi                ;   140.0 p6     107 w[68]
        ror edi, 0x15               ;   141.0 p0     107 w[68]
        xor r15d, edi               ;   142.0 p5     107 w[69]
        ror r15d, 0x15              ;   143.0 p6     107 w[69]
        xor r9d, edi                ;   142.0 p11    107 w[71]
        xor r12d, r15d              ;   144.0 p1     107 w[70]
        ror r12d, 0x15              ;   145.0 p0     107 w[70]
        xor r9d, r12d               ;   146.0 p5     107 w[71]
        ror r9d, 0x15               ;   147.0 p6     107 w[71]
        mov dword [rsp + 236], ebp  ;   132.0 p8+p9  107 w[68] spill
        mov ebp, r11d               ;   137.0        107 w[74] copy
        xor ebp, 0x9e3779fb         ;   137.0 p11    107 w[74]
        xor ebp, r15d               ;   144.0 p1     107 w[74]
        xor ebp, r9d                ;   148.0 p0     107 w[74]
        mov dword [rsp + 240], r11d ;   137.0 p7+p4  107 w[66] spill
        mov r11d, eax               ;   135.0        107 w[73] copy
        xor r11d, 0x9e3779f8        ;   135.0 p5     107 w[73]
        xor r11d, edi               ;   142.0 p11    107 w[73]
        xor r11d, r12d              ;   146.0 p6     107 w[73]
        xor edi, r9d                ;   148.0 p1     107 w[76]
        mov dword [rsp + 244], eax  ;   135.0 p8+p9  107 w[65] spill
        mov eax, esi                ;   140.0        107 w[72] copy
        xor eax, 0x9e3779f9         ;   140.0 p0     107 w[72]
        xor eax, r10d               ;   141.0 p5     107 w[72]
        xor eax, r15d               ;   144.0 p11    107 w[72]
        xor eax, r9d                ;   148.0 p6     107 w[72]
        ror eax, 0x15               ;   149.0 p0     107 w[72]
        xor r11d, eax               ;   150.0 p1     107 w[73]
        ror r11d, 0x15              ;   151.0 p6     107 w[73]
        xor ebp, r11d               ;   152.0 p5     107 w[74]
        ror ebp, 0x15               ;   153.0 p0     107 w[74]
        mov dword [rsp + 248], r10d ;   133.0 p7+p4  107 w[64] spill
        mov r10d, esi               ;   140.0        107 w[75] copy
        xor r10d, 0x9e3779fa        ;   140.0 p11    107 w[75]
        xor r10d, r12d              ;   146.0 p1     107 w[75]
        xor r10d, eax               ;   150.0 p5     107 w[75]
        xor r10d, ebp               ;   154.0 p6     107 w[75]
        ror r10d, 0x15              ;   155.0 p0     107 w[75]
        mov dword [rsp + 252], esi  ;   140.0 p8+p9  107 w[67] spill
        mov esi, edx                ;    80.3         24 box copy
        xor esi, r14d               ;    80.5 p11     24 box
        mov dword [rsp + 256], r13d ;    80.7 p7+p4  107 w[28] spill
        mov r13d, r14d              ;    80.8         24 box copy
        and r13d, dword [rsp + 24]  ;    81.0 p1+p10   24 box
        or r14d, dword [rsp + 40]   ;    81.2 p5+p2   24 box
        not r14d                    ;    82.2 p6      24 box
        mov dword [rsp + 40], ecx   ;    81.5 p8+p9  107 w[21] spill
        mov ecx, r13d               ;    82.0         24 box copy
        mov dword [rsp + 24], ebx   ;    81.8 p7+p4  107 w[22] spill
        mov ebx, r12d               ;   146.0        107 w[78] copy
        xor ebx, 0x9e3779ff         ;   146.0 p0     107 w[78]
        xor ebx, r11d               ;   152.0 p11    107 w[78]
        xor ebx, r10d               ;   156.0 p1     107 w[78]
        mov dword [rsp + 260], r12d ;   146.0 p8+p9  107 w[70] spill
        mov r12d, edi               ;   149.0        107 w[76] copy
        xor r12d, 0x9e3779fd        ;   149.0 p5     107 w[76]
        xor r12d, r11d              ;   152.0 p6     107 w[76]
        xor r12d, r10d              ;   156.0 p0     107 w[76]
        ror r12d, 0x15              ;   157.0 p6     107 w[76]
        mov dword [rsp + 264], edi  ;   149.0 p7+p4  107 w[76] spill
        mov edi, r15d               ;   144.0        107 w[77] copy
        xor edi, 0x9e3779fc         ;   144.0 p11    107 w[77]
        xor edi, eax                ;   150.0 p1     107 w[77]
        xor edi, ebp                ;   154.0 p5     107 w[77]
        xor edi, r12d               ;   158.0 p0     107 w[77]
        ror edi, 0x15               ;   159.0 p6     107 w[77]
        xor ebx, edi                ;   160.0 p11    107 w[78]
        ror ebx, 0x15               ;   161.0 p0     107 w[78]
        mov dword [rsp + 268], r15d ;   144.0 p8+p9  107 w[69] spill
        mov r15d, r14d              ;    85.3         24 box copy
        mov dword [rsp + 272], r14d ;    85.5 p7+p4   24 box spill
        mov r14d, r8d               ;    85.7         23 box copy
        or r14d, dword [rsp + 44]   ;    85.8 p1+p3   23 box
        xor r8d, dword [rsp + 24]   ;    86.8 p5+p10   23 box
        xor r14d, dword [rsp + 40]  ;    86.8 p11+p2   23 box
        mov dword [rsp + 44], r14d  ;    87.8 p8+p9   23 box spill
        mov r14d, r8d               ;    87.8         23 box copy
        not r14d                    ;    87.8 p6      23 box
        mov dword [rsp + 276], r14d ;    88.8 p7+p4   23 box spill
        mov r14d, r9d               ;   148.0        107 w[79] copy
        xor r14d, 0x9e3779fe        ;   148.0 p0     107 w[79]
        xor r14d, ebp               ;   154.0 p1     107 w[79]
        xor r14d, ebx               ;   162.0 p5     107 w[79]
        xor r14d, r12d              ;   163.0 p11    107 w[79]
        ror r14d, 0x15              ;   164.0 p6     107 w[79]
        mov dword [rsp + 280], r9d  ;   148.0 p8+p9  107 w[71] spill
        mov r9d, r11d               ;   152.0        107 w[81] copy
        xor r9d, 0x9e3779f0         ;   152.0 p0     107 w[81]
        xor r9d, ebx                ;   162.0 p1     107 w[81]
        xor r9d, r12d               ;   163.0 p5     107 w[81]
        mov dword [rsp + 284], r11d ;   152.0 p7+p4  107 w[73] spill
        mov r11d, eax               ;   150.0        107 w[80] copy
        xor r11d, 0x9e3779f1        ;   150.0 p11    107 w[80]
        xor r11d, r10d              ;   156.0 p6     107 w[80]
        xor r11d, edi               ;   160.0 p0     107 w[80]
        xor r11d, r14d              ;   165.0 p1     107 w[80]
        ror r11d, 0x15              ;   166.0 p6     107 w[80]
        xor r9d, r11d               ;   167.0 p5     107 w[81]
        ror r9d, 0x15               ;   168.0 p0     107 w[81]
        mov dword [rsp + 288], eax  ;   150.0 p8+p9  107 w[72] spill
        mov eax, ebp                ;   154.0        107 w[82] copy
        xor eax, 0x9e3779f3         ;   154.0 p11    107 w[82]
        xor eax, edi                ;   160.0 p1     107 w[82]
        xor eax, r14d               ;   165.0 p5     107 w[82]
        xor eax, r9d                ;   169.0 p6     107 w[82]
        ror eax, 0x15               ;   170.0 p0     107 w[82]
        mov dword [rsp + 292], ebp  ;   154.0 p7+p4  107 w[74] spill
        mov ebp, r10d               ;   156.0        107 w[83] copy
        xor ebp, 0x9e3779f2         ;   156.0 p11    107 w[83]
        xor ebp, ebx                ;   162.0 p1     107 w[83]
        xor ebp, r11d               ;   167.0 p5     107 w[83]
        xor ebp, eax                ;   171.0 p6     107 w[83]
        ror ebp, 0x15               ;   172.0 p0     107 w[83]
        mov dword [rsp + 296], r10d ;   156.0 p8+p9  107 w[75] spill
        mov r10d, ebx               ;   162.0        107 w[86] copy
        xor r10d, 0x9e3779f7        ;   162.0 p11    107 w[86]
        xor r10d, r9d               ;   169.0 p1     107 w[86]
        xor r10d, ebp               ;   173.0 p5     107 w[86]
        mov dword [rsp + 300], ebx  ;   162.0 p7+p4  107 w[78] spill
        mov ebx, edi                ;   160.0        107 w[85] copy
        xor ebx, 0x9e3779f4         ;   160.0 p6     107 w[85]
        xor ebx, r11d               ;   167.0 p0     107 w[85]
        xor ebx, eax                ;   171.0 p11    107 w[85]
        mov dword [rsp + 304], edi  ;   160.0 p8+p9  107 w[77] spill
        mov edi, r11d               ;   167.0        107 w[88] copy
        xor edi, ebp                ;   173.0 p1     107 w[88]
        mov dword [rsp + 308], r11d ;   167.0 p7+p4  107 w[80] spill
        mov r11d, r12d              ;   158.0        107 w[84] copy
        xor r11d, 0x9e3779f5        ;   158.0 p5     107 w[84]
        xor r11d, r14d              ;   165.0 p6     107 w[84]
        xor r11d, ebp               ;   173.0 p0     107 w[84]
        xor r11d, r9d               ;   174.0 p11    107 w[84]
        ror r11d, 0x15              ;   175.0 p6     107 w[84]
        xor ebx, r11d               ;   176.0 p1     107 w[85]
        ror ebx, 0x15               ;   177.0 p0     107 w[85]
        xor r10d, ebx               ;   178.0 p5     107 w[86]
        ror r10d, 0x15              ;   179.0 p6     107 w[86]
        mov dword [rsp + 312], r12d ;   158.0 p8+p9  107 w[76] spill
        mov r12d, r14d              ;   165.0        107 w[87] copy
        xor r12d, 0x9e3779f6        ;   165.0 p11    107 w[87]
        xor r12d, eax               ;   171.0 p1     107 w[87]
        xor r12d, r11d              ;   176.0 p5     107 w[87]
        xor r12d, r10d              ;   180.0 p0     107 w[87]
        ror r12d, 0x15              ;   181.0 p6     107 w[87]
        mov dword [rsp + 316], r14d ;   165.0 p7+p4  107 w[79] spill
        mov r14d, eax               ;   171.0        107 w[90] copy
        xor r14d, 0x9e3779eb        ;   171.0 p11    107 w[90]
        xor r14d, ebx               ;   178.0 p1     107 w[90]
        xor r14d, r12d              ;   182.0 p5     107 w[90]
        mov dword [rsp + 320], eax  ;   171.0 p8+p9  107 w[82] spill
        mov eax, edi                ;   174.0        107 w[88] copy
        xor eax, 0x9e3779e9         ;   174.0 p0     107 w[88]
        xor eax, ebx                ;   178.0 p11    107 w[88]
        xor eax, r12d               ;   182.0 p6     107 w[88]
        ror eax, 0x15               ;   183.0 p0     107 w[88]
        mov dword [rsp + 324], edi  ;   174.0 p7+p4  107 w[88] spill
        mov edi, dword [rsp + 28]   ;    99.8 p3      25 box
        and edi, dword [rsp + 16]   ;   104.8 p1+p10   25 box
        xor edi, dword [rsp + 32]   ;   105.8 p5+p2   25 box
        mov dword [rsp + 328], r8d  ;   100.3 p8+p9   23 box spill
        mov r8d, edi                ;   106.8         25 box copy
        and r8d, dword [rsp + 20]   ;   106.8 p11+p3   25 box
        mov dword [rsp + 332], edx  ;   100.8 p7+p4   24 box spill
        mov edx, r9d                ;   169.0        107 w[89] copy
        xor edx, 0x9e3779e8         ;   169.0 p6     107 w[89]
        xor edx, r11d               ;   176.0 p0     107 w[89]
        xor edx, r10d               ;   180.0 p1     107 w[89]
        xor edx, eax                ;   184.0 p5     107 w[89]
        ror edx, 0x15               ;   185.0 p6     107 w[89]
        xor r14d, edx               ;   186.0 p11    107 w[90]
        ror r14d, 0x15              ;   187.0 p0     107 w[90]
        mov dword [rsp + 336], r9d  ;   169.0 p8+p9  107 w[81] spill
        mov r9d, r11d               ;   176.0        107 w[92] copy
        xor r9d, r12d               ;   182.0 p1     107 w[92]
        mov dword [rsp + 340], r11d ;   176.0 p7+p4  107 w[84] spill
        mov r11d, ebp               ;   173.0        107 w[91] copy
        xor r11d, 0x9e3779ea        ;   173.0 p5     107 w[91]
        xor r11d, r10d              ;   180.0 p11    107 w[91]
        xor r11d, eax               ;   184.0 p6     107 w[91]
        xor r11d, r14d              ;   188.0 p0     107 w[91]
        ror r11d, 0x15              ;   189.0 p6     107 w[91]
        mov dword [rsp + 344], ebp  ;   173.0 p8+p9  107 w[83] spill
        mov ebp, dword [rsp + 16]   ;   104.2 p10     25 box
        xor ebp, dword [rsp + 28]   ;   109.2 p1+p2   25 box
        xor ebp, dword [rsp + 20]   ;   110.2 p5+p3   25 box
        xor r8d, ebp                ;   111.2 p11     25 box
        xor edi, ebp                ;   111.2 p0      25 box
        mov dword [rsp + 16], edi   ;   112.2 p7+p4   25 box spill
        mov edi, r8d                ;   112.2         25 box copy
        not edi                     ;   112.2 p1      25 box
        mov dword [rsp + 348], edi  ;   113.2 p8+p9   25 box spill
        mov edi, dword [rsp + 32]   ;   105.7 p10     25 box
        or edi, dword [rsp + 28]    ;   110.7 p6+p2   25 box
        xor edi, dword [rsp + 20]   ;   111.7 p5+p3   25 box
        or ebp, edi                 ;   112.7 p11     25 box
        xor ebp, dword [rsp + 16]   ;   117.2 p0+p10   25 box
        xor edi, ebp                ;   118.2 p1      25 box
        xor r8d, ebp                ;   118.2 p6      25 box
        mov ebp, ebx                ;   178.0        107 w[93] copy
        xor ebp, 0x9e3779ec         ;   178.0 p5     107 w[93]
        xor ebp, eax                ;   184.0 p11    107 w[93]
        xor ebp, r14d               ;   188.0 p0     107 w[93]
        mov dword [rsp + 20], edi   ;   119.2 p7+p4   25 box spill
        mov edi, dword [rsp + 28]   ;   107.7 p2      25 box
        xor edi, dword [rsp + 16]   ;   117.2 p1+p3   25 box
        mov dword [rsp + 16], r8d   ;   119.2 p8+p9   25 box spill
        mov r8d, r10d               ;   180.0        107 w[94] copy
        xor r8d, 0x9e3779ef         ;   180.0 p6     107 w[94]
        xor r8d, edx                ;   186.0 p5     107 w[94]
        xor r8d, r11d               ;   190.0 p11    107 w[94]
        mov dword [rsp + 28], edi   ;   118.2 p7+p4   25 box spill
        mov edi, r9d                ;   183.0        107 w[92] copy
        xor edi, 0x9e3779ed         ;   183.0 p0     107 w[92]
        xor edi, edx                ;   186.0 p1     107 w[92]
        xor edi, r11d               ;   190.0 p6     107 w[92]
        ror edi, 0x15               ;   191.0 p0     107 w[92]
        xor ebp, edi                ;   192.0 p5     107 w[93]
        ror ebp, 0x15               ;   193.0 p6     107 w[93]
        xor r8d, ebp                ;   194.0 p11    107 w[94]
        ror r8d, 0x15               ;   195.0 p0     107 w[94]
        mov dword [rsp + 32], r9d   ;   183.0 p8+p9  107 w[92] spill
        mov r9d, r12d               ;   182.0        107 w[95] copy
        xor r9d, 0x9e3779ee         ;   182.0 p1     107 w[95]
        xor r9d, edi                ;   192.0 p5     107 w[95]
        xor r9d, r14d               ;   193.0 p11    107 w[95]
        xor r9d, r8d                ;   196.0 p6     107 w[95]
        ror r9d, 0x15               ;   197.0 p0     107 w[95]
        mov dword [rsp + 352], ebx  ;   178.0 p7+p4  107 w[85] spill
        mov ebx, eax                ;   184.0        107 w[96] copy
        xor ebx, 0x9e3779e1         ;   184.0 p1     107 w[96]
        xor ebx, ebp                ;   194.0 p5     107 w[96]
        xor ebx, r11d               ;   195.0 p11    107 w[96]
        xor ebx, r9d                ;   198.0 p6     107 w[96]
        ror ebx, 0x15               ;   199.0 p0     107 w[96]
        mov dword [rsp + 356], eax  ;   184.0 p8+p9  107 w[88] spill
        mov eax, edx                ;   186.0        107 w[97] copy
        xor eax, 0x9e3779e0         ;   186.0 p1     107 w[97]
        xor eax, edi                ;   192.0 p5     107 w[97]
        xor eax, r8d                ;   196.0 p11    107 w[97]
        xor eax, ebx                ;   200.0 p6     107 w[97]
        ror eax, 0x15               ;   201.0 p0     107 w[97]
        mov dword [rsp + 360], edx  ;   186.0 p7+p4  107 w[89] spill
        mov edx, dword [rsp + 40]   ;   114.2 p10     23 box
        and edx, dword [rsp + 256]  ;   119.2 p1+p2   23 box
        mov dword [rsp + 40], r10d  ;   180.0 p8+p9  107 w[86] spill
        mov r10d, dword [rsp + 328] ;   114.7 p3      23 box reload
        xor r10d, edx               ;   120.2 p5      23 box
        mov edx, r10d               ;   121.2         23 box copy
        mov dword [rsp + 328], r12d ;   182.0 p7+p4  107 w[87] spill
        mov r12d, dword [rsp + 24]  ;   115.3 p10     23 box
        xor r12d, dword [rsp + 44]  ;   120.3 p11+p2   23 box
        mov dword [rsp + 24], r10d  ;   121.2 p8+p9   23 box spill
        mov r10d, r12d              ;   121.3         23 box copy
        mov dword [rsp + 364], r12d ;   121.3 p7+p4   23 box spill
        mov r12d, edi               ;   192.0        107 w[100] copy
        xor r12d, r9d               ;   198.0 p6     107 w[100]
        mov dword [rsp + 368], edi  ;   192.0 p8+p9  107 w[92] spill
        mov edi, dword [rsp + 256]  ;   116.7 p3      23 box
        xor edi, dword [rsp + 44]   ;   121.7 p0+p10   23 box
        xor r10d, edi               ;   122.7 p1      23 box
        or edx, r10d                ;   123.7 p5      23 box
        mov r10d, dword [rsp + 276] ;   117.3 p2      23 box reload
        or r10d, edi                ;   122.7 p11     23 box
        mov edi, dword [rsp + 24]   ;   121.2 p3      23 box reload
        xor edi, edx                ;   126.2 p6      23 box
        xor edx, r10d               ;   124.7 p0      23 box
        xor r10d, edi               ;   127.2 p1      23 box
        xor edi, dword [rsp + 44]   ;   127.2 p5+p10   23 box
        mov dword [rsp + 44], edi   ;   128.2 p7+p4   23 box spill
        mov edi, r14d               ;   188.0        107 w[98] copy
        xor edi, 0x9e3779e3         ;   188.0 p11    107 w[98]
        xor edi, ebp                ;   194.0 p6     107 w[98]
        xor edi, r9d                ;   198.0 p0     107 w[98]
        xor edi, eax                ;   202.0 p1     107 w[98]
        ror edi, 0x15               ;   203.0 p6     107 w[98]
        mov dword [rsp + 24], edx   ;   125.7 p8+p9   23 box spill
        mov edx, ebp                ;   194.0        107 w[101] copy
        xor edx, 0x9e3779e4         ;   194.0 p5     107 w[101]
        xor edx, edi                ;   204.0 p11    107 w[101]
        xor edx, ebx                ;   205.0 p0     107 w[101]
        mov dword [rsp + 276], r10d ;   128.2 p7+p4   23 box spill
        mov r10d, r11d              ;   190.0        107 w[99] copy
        xor r10d, 0x9e3779e2        ;   190.0 p1     107 w[99]
        xor r10d, r8d               ;   196.0 p6     107 w[99]
        xor r10d, edi               ;   204.0 p5     107 w[99]
        xor r10d, ebx               ;   205.0 p11    107 w[99]
        ror r10d, 0x15              ;   206.0 p0     107 w[99]
        mov dword [rsp + 256], ebp  ;   194.0 p8+p9  107 w[93] spill
        mov ebp, dword [rsp + 64]   ;   121.8 p2      30 box
        or ebp, dword [rsp + 84]    ;   126.8 p1+p3   30 box
        xor ebp, dword [rsp + 68]   ;   127.8 p6+p10   30 box
        mov dword [rsp + 372], r14d ;   188.0 p7+p4  107 w[90] spill
        mov r14d, ebp               ;   128.8         30 box copy
        mov dword [rsp + 376], r11d ;   190.0 p8+p9  107 w[91] spill
        mov r11d, ebp               ;   128.8         30 box copy
        xor r11d, dword [rsp + 76]  ;   128.8 p5+p2   30 box
        not r11d                    ;   129.8 p11     30 box
        mov dword [rsp + 380], ebp  ;   128.8 p7+p4   30 box spill
        mov ebp, dword [rsp + 68]   ;   123.5 p3      30 box
        and ebp, dword [rsp + 84]   ;   128.5 p0+p10   30 box
        mov dword [rsp + 68], r11d  ;   130.8 p8+p9   30 box spill
        mov r11d, ebp               ;   129.5         30 box copy
        xor r11d, dword [rsp + 64]  ;   129.5 p1+p2   30 box
        xor ebp, dword [rsp + 76]   ;   129.5 p6+p3   30 box
        and ebp, r11d               ;   130.5 p5      30 box
        or r14d, ebp                ;   131.5 p11     30 box
        xor ebp, dword [rsp + 84]   ;   131.5 p0+p10   30 box
        xor r14d, dword [rsp + 76]  ;   132.5 p1+p2   30 box
        mov dword [rsp + 76], r14d  ;   133.5 p7+p4   30 box spill
        mov r14d, dword [rsp + 68]  ;   130.8 p3      30 box reload
        or r14d, r11d               ;   135.8 p6      30 box
        or r14d, ebp                ;   136.8 p5      30 box
        mov dword [rsp + 68], ebp   ;   132.5 p8+p9   30 box spill
        mov ebp, dword [rsp + 380]  ;   128.8 p10     30 box reload
        xor ebp, r11d               ;   133.8 p11     30 box
        xor ebp, dword [rsp + 68]   ;   137.5 p0+p2   30 box
        xor r14d, ebp               ;   138.5 p1      30 box
        or ebp, dword [rsp + 76]    ;   138.5 p6+p3   30 box
        xor r11d, ebp               ;   139.5 p5      30 box
        mov ebp, r8d                ;   196.0        107 w[102] copy
        xor ebp, 0x9e3779e7         ;   196.0 p11    107 w[102]
        xor ebp, eax                ;   202.0 p0     107 w[102]
        xor ebp, r10d               ;   207.0 p1     107 w[102]
        mov dword [rsp + 380], r11d ;   140.5 p7+p4   30 box spill
        mov r11d, r9d               ;   198.0        107 w[103] copy
        xor r11d, 0x9e3779e6        ;   198.0 p6     107 w[103]
        xor r11d, edi               ;   204.0 p5     107 w[103]
        mov dword [rsp + 84], r14d  ;   139.5 p8+p9   30 box spill
        mov r14d, r12d              ;   199.0        107 w[100] copy
        xor r14d, 0x9e3779e5        ;   199.0 p11    107 w[100]
        xor r14d, eax               ;   202.0 p0     107 w[100]
        xor r14d, r10d              ;   207.0 p1     107 w[100]
        ror r14d, 0x15              ;   208.0 p6     107 w[100]
        xor edx, r14d               ;   209.0 p5     107 w[101]
        ror edx, 0x15               ;   210.0 p0     107 w[101]
        xor r11d, r14d              ;   209.0 p11    107 w[103]
        xor ebp, edx                ;   211.0 p1     107 w[102]
        ror ebp, 0x15               ;   212.0 p6     107 w[102]
        xor r11d, ebp               ;   213.0 p5     107 w[103]
        ror r11d, 0x15              ;   214.0 p0     107 w[103]
        mov dword [rsp + 64], r12d  ;   199.0 p7+p4  107 w[100] spill
        mov r12d, edi               ;   204.0        107 w[106] copy
        xor r12d, 0x9e3779db        ;   204.0 p11    107 w[106]
        xor r12d, edx               ;   211.0 p1     107 w[106]
        xor r12d, r11d              ;   215.0 p6     107 w[106]
        mov dword [rsp + 384], edi  ;   204.0 p8+p9  107 w[98] spill
        mov edi, eax                ;   202.0        107 w[105] copy
        xor edi, 0x9e3779d8         ;   202.0 p5     107 w[105]
        xor edi, r14d               ;   209.0 p11    107 w[105]
        xor edi, ebp                ;   213.0 p0     107 w[105]
        xor r14d, r11d              ;   215.0 p1     107 w[108]
        mov dword [rsp + 388], eax  ;   202.0 p7+p4  107 w[97] spill
        mov eax, dword [rsp + 68]   ;   132.5 p10     30 box
        xor eax, dword [rsp + 76]   ;   138.5 p6+p2   30 box
        mov dword [rsp + 68], eax   ;   139.5 p8+p9   30 box spill
        mov eax, dword [rsp + 72]   ;   133.0 p3      29 box
        and eax, dword [rsp + 92]   ;   138.0 p5+p10   29 box
        mov dword [rsp + 72], r8d   ;   196.0 p7+p4  107 w[94] spill
        mov r8d, r10d               ;   207.0        107 w[104] copy
        xor r8d, 0x9e3779d9         ;   207.0 p11    107 w[104]
        xor r8d, ebx                ;   208.0 p0     107 w[104]
        xor r8d, edx                ;   211.0 p1     107 w[104]
        xor r8d, r11d               ;   215.0 p6     107 w[104]
        ror r8d, 0x15               ;   216.0 p0     107 w[104]
        xor edi, r8d                ;   217.0 p5     107 w[105]
        ror edi, 0x15               ;   218.0 p6     107 w[105]
        xor r12d, edi               ;   219.0 p11    107 w[106]
        ror r12d, 0x15              ;   220.0 p0     107 w[106]
        mov dword [rsp + 392], ebx  ;   200.0 p8+p9  107 w[96] spill
        mov ebx, r10d               ;   207.0        107 w[107] copy
        xor ebx, 0x9e3779da         ;   207.0 p1     107 w[107]
        xor ebx, ebp                ;   213.0 p5     107 w[107]
        xor ebx, r8d                ;   217.0 p11    107 w[107]
        xor ebx, r12d               ;   221.0 p6     107 w[107]
        ror ebx, 0x15               ;   222.0 p0     107 w[107]
        mov dword [rsp + 396], r10d ;   207.0 p7+p4  107 w[99] spill
        mov r10d, dword [rsp + 92]  ;   136.5 p2      29 box
        xor r10d, dword [rsp + 88]  ;   141.5 p1+p3   29 box
        mov dword [rsp + 92], r9d   ;   198.0 p8+p9  107 w[95] spill
        mov r9d, r10d               ;   142.5         29 box copy
        mov dword [rsp + 400], r10d ;   142.5 p7+p4   29 box spill
        mov r10d, dword [rsp + 88]  ;   137.3 p10     29 box
        mov dword [rsp + 88], r9d   ;   142.5 p8+p9   29 box spill
        mov r9d, dword [rsp + 96]   ;   137.7 p2      29 box
        mov dword [rsp + 404], r9d  ;   142.7 p7+p4   29 box spill
        mov r9d, dword [rsp + 96]   ;   138.0 p3      29 box
        mov dword [rsp + 408], r9d  ;   143.0 p8+p9   29 box spill
        mov r9d, dword [rsp + 96]   ;   138.3 p10     29 box
        mov dword [rsp + 96], r9d   ;   143.3 p7+p4   29 box spill
        mov r9d, dword [rsp + 108]  ;   138.7 p2      28 box
        or r9d, dword [rsp + 104]   ;   143.7 p5+p3   28 box
        mov dword [rsp + 412], r9d  ;   144.7 p8+p9   28 box spill
        mov r9d, dword [rsp + 100]  ;   139.3 p10     28 box
        xor r9d, dword [rsp + 108]  ;   144.3 p11+p2   28 box
        mov dword [rsp + 100], eax  ;   140.3 p7+p4   29 box spill
        mov eax, dword [rsp + 412]  ;   144.7 p3      28 box reload
        xor eax, r9d                ;   149.7 p6      28 box
        and r9d, dword [rsp + 108]  ;   145.3 p1+p10   28 box
        mov dword [rsp + 412], r9d  ;   146.3 p8+p9   28 box spill
        mov r9d, eax                ;   150.7         28 box copy
        xor r9d, dword [rsp + 108]  ;   150.7 p0+p2   28 box
        mov dword [rsp + 416], r9d  ;   151.7 p7+p4   28 box spill
        mov r9d, eax                ;   150.7         28 box copy
        mov dword [rsp + 420], eax  ;   150.7 p8+p9   28 box spill
        mov eax, ebp                ;   213.0        107 w[110] copy
        xor eax, 0x9e3779df         ;   213.0 p5     107 w[110]
        xor eax, edi                ;   219.0 p11    107 w[110]
        xor eax, ebx                ;   223.0 p6     107 w[110]
        mov dword [rsp + 424], ebp  ;   213.0 p7+p4  107 w[102] spill
        mov ebp, r14d               ;   216.0        107 w[108] copy
        xor ebp, 0x9e3779dd         ;   216.0 p1     107 w[108]
        xor ebp, edi                ;   219.0 p0     107 w[108]
        xor ebp, ebx                ;   223.0 p5     107 w[108]
        ror ebp, 0x15               ;   224.0 p6     107 w[108]
        mov dword [rsp + 428], r14d ;   216.0 p8+p9  107 w[108] spill
        mov r14d, edx               ;   211.0        107 w[109] copy
        xor r14d, 0x9e3779dc        ;   211.0 p11    107 w[109]
        xor r14d, r8d               ;   217.0 p1     107 w[109]
        xor r14d, r12d              ;   221.0 p0     107 w[109]
        xor r14d, ebp               ;   225.0 p5     107 w[109]
        ror r14d, 0x15              ;   226.0 p6     107 w[109]
        xor eax, r14d               ;   227.0 p11    107 w[110]
        ror eax, 0x15               ;   228.0 p0     107 w[110]
        mov dword [rsp + 432], edx  ;   211.0 p7+p4  107 w[101] spill
        mov edx, dword [rsp + 104]  ;   144.5 p3      28 box
        xor edx, dword [rsp + 108]  ;   149.5 p1+p10   28 box
        mov dword [rsp + 108], r9d  ;   150.7 p8+p9   28 box spill
        mov r9d, dword [rsp + 416]  ;   151.7 p2      28 box
        mov dword [rsp + 104], r9d  ;   156.7 p7+p4   28 box spill
        mov r9d, r11d               ;   215.0        107 w[111] copy
        xor r9d, 0x9e3779de         ;   215.0 p5     107 w[111]
        xor r9d, r12d               ;   221.0 p6     107 w[111]
        xor r9d, eax                ;   229.0 p11    107 w[111]
        xor r9d, ebp                ;   230.0 p0     107 w[111]
        ror r9d, 0x15               ;   231.0 p6     107 w[111]
        mov dword [rsp + 436], r11d ;   215.0 p8+p9  107 w[103] spill
        mov r11d, edi               ;   219.0        107 w[113] copy
        xor r11d, 0x9e3779d0        ;   219.0 p1     107 w[113]
        xor r11d, eax               ;   229.0 p5     107 w[113]
        xor r11d, ebp               ;   230.0 p11    107 w[113]
        mov dword [rsp + 440], edi  ;   219.0 p7+p4  107 w[105] spill
        mov edi, dword [rsp + 416]  ;   151.7 p3      28 box
        mov dword [rsp + 416], edi  ;   156.7 p8+p9   28 box spill
        mov edi, dword [rsp + 120]  ;   147.7 p10     27 box
        and edi, dword [rsp + 128]  ;   152.7 p0+p2   27 box
        xor edi, dword [rsp + 116]  ;   153.7 p1+p3   27 box
        mov dword [rsp + 444], edx  ;   150.5 p7+p4   28 box spill
        mov edx, edi                ;   154.7         27 box copy
        mov dword [rsp + 448], edx  ;   154.7 p8+p9   27 box spill
        mov edx, edi                ;   154.7         27 box copy
        xor edx, dword [rsp + 128]  ;   154.7 p6+p10   27 box
        mov dword [rsp + 452], edi  ;   154.7 p7+p4   27 box spill
        mov edi, edx                ;   155.7         27 box copy
        mov dword [rsp + 456], edx  ;   155.7 p8+p9   27 box spill
        mov edx, r8d                ;   217.0        107 w[112] copy
        xor edx, 0x9e3779d1         ;   217.0 p5     107 w[112]
        xor edx, ebx                ;   223.0 p11    107 w[112]
        xor edx, r14d               ;   227.0 p0     107 w[112]
        xor edx, r9d                ;   232.0 p1     107 w[112]
        ror edx, 0x15               ;   233.0 p6     107 w[112]
        xor r11d, edx               ;   234.0 p5     107 w[113]
        ror r11d, 0x15              ;   235.0 p0     107 w[113]
        mov dword [rsp + 460], r8d  ;   217.0 p7+p4  107 w[104] spill
        mov r8d, r12d               ;   221.0        107 w[114] copy
        xor r8d, 0x9e3779d3         ;   221.0 p11    107 w[114]
        xor r8d, r14d               ;   227.0 p1     107 w[114]
        xor r8d, r9d                ;   232.0 p6     107 w[114]
        xor r8d, r11d               ;   236.0 p5     107 w[114]
        ror r8d, 0x15               ;   237.0 p0     107 w[114]
        mov dword [rsp + 464], r12d ;   221.0 p8+p9  107 w[106] spill
        mov r12d, ebx               ;   223.0        107 w[115] copy
        xor r12d, 0x9e3779d2        ;   223.0 p11    107 w[115]
        xor r12d, eax               ;   229.0 p1     107 w[115]
        xor r12d, edx               ;   234.0 p6     107 w[115]
        xor r12d, r8d               ;   238.0 p5     107 w[115]
        ror r12d, 0x15              ;   239.0 p0     107 w[115]
        mov dword [rsp + 468], ebx  ;   223.0 p7+p4  107 w[107] spill
        mov ebx, dword [rsp + 120]  ;   153.3 p2      27 box
        xor ebx, dword [rsp + 124]  ;   158.3 p11+p3   27 box
        mov dword [rsp + 120], edi  ;   155.7 p8+p9   27 box spill
        mov edi, ebx                ;   159.3         27 box copy
        or edi, dword [rsp + 116]   ;   159.3 p1+p10   27 box
        or edi, dword [rsp + 128]   ;   160.3 p6+p2   27 box
        xor edi, dword [rsp + 124]  ;   161.3 p5+p3   27 box
        mov dword [rsp + 128], ebx  ;   159.3 p7+p4   27 box spill
        mov ebx, dword [rsp + 452]  ;   155.0 p10     27 box reload
        and ebx, edi                ;   162.3 p0      27 box
        mov dword [rsp + 452], ebx  ;   163.3 p8+p9   27 box spill
        mov ebx, dword [rsp + 120]  ;   155.7 p2      27 box reload
        xor ebx, edi                ;   162.3 p11     27 box
        mov edi, dword [rsp + 124]  ;   155.5 p3      27 box
        and edi, dword [rsp + 128]  ;   164.3 p1+p10   27 box
        mov dword [rsp + 124], ebx  ;   163.3 p7+p4   27 box spill
        mov ebx, dword [rsp + 448]  ;   156.3 p2      27 box reload
        xor ebx, edi                ;   165.3 p6      27 box
        mov edi, dword [rsp + 456]  ;   156.5 p3      27 box reload
        or edi, ebx                 ;   166.3 p5      27 box
        not ebx                     ;   166.3 p0      27 box
        xor edi, dword [rsp + 128]  ;   167.3 p11+p10   27 box
        mov dword [rsp + 456], edi  ;   168.3 p8+p9   27 box spill
        mov edi, eax                ;   229.0        107 w[118] copy
        xor edi, 0x9e3779d7         ;   229.0 p1     107 w[118]
        xor edi, r11d               ;   236.0 p6     107 w[118]
        xor edi, r12d               ;   240.0 p5     107 w[118]
        mov dword [rsp + 448], ebx  ;   167.3 p7+p4   27 box spill
        mov ebx, dword [rsp + 136]  ;   158.0 p2      26 box
        and ebx, dword [rsp + 132]  ;   163.0 p0+p3   26 box
        mov dword [rsp + 120], eax  ;   229.0 p8+p9  107 w[110] spill
        mov eax, ebx                ;   164.0         26 box copy
        mov dword [rsp + 116], eax  ;   164.0 p7+p4   26 box spill
        mov eax, ebx                ;   164.0         26 box copy
        mov dword [rsp + 472], ebx  ;   164.0 p8+p9   26 box spill
        mov ebx, r14d               ;   227.0        107 w[117] copy
        xor ebx, 0x9e3779d4         ;   227.0 p11    107 w[117]
        xor ebx, edx                ;   234.0 p1     107 w[117]
        xor ebx, r8d                ;   238.0 p6     107 w[117]
        mov dword [rsp + 476], r14d ;   227.0 p7+p4  107 w[109] spill
        mov r14d, edx               ;   234.0        107 w[120] copy
        xor r14d, r12d              ;   240.0 p5     107 w[120]
        mov dword [rsp + 480], edx  ;   234.0 p8+p9  107 w[112] spill
        mov edx, dword [rsp + 128]  ;   160.5 p10     27 box
        xor edx, dword [rsp + 452]  ;   168.3 p0+p2   27 box
        mov dword [rsp + 452], edx  ;   169.3 p7+p4   27 box spill
        mov edx, ebp                ;   225.0        107 w[116] copy
        xor edx, 0x9e3779d5         ;   225.0 p11    107 w[116]
        xor edx, r9d                ;   232.0 p1     107 w[116]
        xor edx, r12d               ;   240.0 p6     107 w[116]
        xor edx, r11d               ;   241.0 p5     107 w[116]
        ror edx, 0x15               ;   242.0 p0     107 w[116]
        xor ebx, edx                ;   243.0 p11    107 w[117]
        ror ebx, 0x15               ;   244.0 p6     107 w[117]
        xor edi, ebx                ;   245.0 p1     107 w[118]
        ror edi, 0x15               ;   246.0 p0     107 w[118]
        mov dword [rsp + 128], ebp  ;   225.0 p8+p9  107 w[108] spill
        mov ebp, r9d                ;   232.0        107 w[119] copy
        xor ebp, 0x9e3779d6         ;   232.0 p5     107 w[119]
        xor ebp, r8d                ;   238.0 p11    107 w[119]
        xor ebp, edx                ;   243.0 p1     107 w[119]
        xor ebp, edi                ;   247.0 p6     107 w[119]
        ror ebp, 0x15               ;   248.0 p0     107 w[119]
        mov dword [rsp + 484], r9d  ;   232.0 p7+p4  107 w[111] spill
        mov r9d, dword [rsp + 132]  ;   164.0 p3      26 box
        xor r9d, dword [rsp + 144]  ;   169.0 p5+p10   26 box
        mov dword [rsp + 132], eax  ;   164.3 p8+p9   26 box spill
        mov eax, r9d                ;   170.0         26 box copy
        mov dword [rsp + 488], r9d  ;   170.0 p7+p4   26 box spill
        mov r9d, r8d                ;   238.0        107 w[122] copy
        xor r9d, 0x9e3779cb         ;   238.0 p11    107 w[122]
        xor r9d, ebx                ;   245.0 p1     107 w[122]
        xor r9d, ebp                ;   249.0 p6     107 w[122]
        mov dword [rsp + 492], r8d  ;   238.0 p8+p9  107 w[114] spill
        mov r8d, dword [rsp + 144]  ;   165.7 p2      26 box
        or r8d, dword [rsp + 136]   ;   170.7 p0+p3   26 box
        mov dword [rsp + 144], eax  ;   170.0 p7+p4   26 box spill
        mov eax, dword [rsp + 488]  ;   170.0 p10     26 box reload
        and eax, r8d                ;   175.0 p5      26 box
        mov dword [rsp + 488], eax  ;   176.0 p8+p9   26 box spill
        mov eax, r8d                ;   171.7         26 box copy
        and eax, dword [rsp + 140]  ;   171.7 p11+p2   26 box
        mov dword [rsp + 496], r8d  ;   171.7 p7+p4   26 box spill
        mov r8d, dword [rsp + 144]  ;   170.0 p3      26 box reload
        xor r8d, eax                ;   175.0 p1      26 box
        mov eax, dword [rsp + 496]  ;   171.7 p10     26 box reload
        xor eax, r8d                ;   176.7 p6      26 box
        mov dword [rsp + 496], eax  ;   177.7 p8+p9   26 box spill
        mov eax, dword [rsp + 132]  ;   168.0 p2      26 box reload
        xor eax, r8d                ;   176.0 p0      26 box
        mov r8d, eax                ;   177.0         26 box copy
        mov dword [rsp + 132], eax  ;   177.0 p7+p4   26 box spill
        mov eax, r14d               ;   241.0        107 w[120] copy
        xor eax, 0x9e3779c9         ;   241.0 p5     107 w[120]
        xor eax, ebx                ;   245.0 p11    107 w[120]
        xor eax, ebp                ;   249.0 p1     107 w[120]
        ror eax, 0x15               ;   250.0 p6     107 w[120]
        mov dword [rsp + 144], r14d ;   241.0 p8+p9  107 w[120] spill
        mov r14d, dword [rsp + 136] ;   169.7 p3      26 box
        xor r14d, dword [rsp + 140] ;   174.7 p0+p10   26 box
        mov dword [rsp + 140], r8d  ;   177.0 p7+p4   26 box spill
        mov r8d, dword [rsp + 116]  ;   170.2 p2      26 box reload
        or r8d, r14d                ;   175.7 p5      26 box
        mov r14d, dword [rsp + 488] ;   176.0 p3      26 box reload
        xor r14d, r8d               ;   181.0 p11     26 box
        mov dword [rsp + 488], r14d ;   182.0 p8+p9   26 box spill
        mov r14d, dword [rsp + 140] ;   177.0 p10     26 box reload
        xor r14d, r8d               ;   182.0 p1      26 box
        mov r8d, dword [rsp + 472]  ;   171.3 p2      26 box reload
        and r8d, dword [rsp + 488]  ;   187.0 p6+p3   26 box
        xor r8d, dword [rsp + 496]  ;   188.0 p0+p10   26 box
        mov dword [rsp + 472], r14d ;   183.0 p7+p4   26 box spill
        mov r14d, r11d              ;   236.0        107 w[121] copy
        xor r14d, 0x9e3779c8        ;   236.0 p5     107 w[121]
        xor r14d, edx               ;   243.0 p11    107 w[121]
        xor r14d, edi               ;   247.0 p1     107 w[121]
        xor r14d, eax               ;   251.0 p6     107 w[121]
        ror r14d, 0x15              ;   252.0 p0     107 w[121]
        xor r9d, r14d               ;   253.0 p5     107 w[122]
        ror r9d, 0x15               ;   254.0 p6     107 w[122]
        mov dword [rsp + 140], r8d  ;   189.0 p8+p9   26 box spill
        mov r8d, edx                ;   243.0        107 w[124] copy
        xor r8d, ebp                ;   249.0 p11    107 w[124]
        mov dword [rsp + 116], edx  ;   243.0 p7+p4  107 w[116] spill
        mov edx, r12d               ;   240.0        107 w[123] copy
        xor edx, 0x9e3779ca         ;   240.0 p1     107 w[123]
        xor edx, edi                ;   247.0 p0     107 w[123]
        xor edx, eax                ;   251.0 p5     107 w[123]
        xor edx, r9d                ;   255.0 p11    107 w[123]
        ror edx, 0x15               ;   256.0 p6     107 w[123]
        mov dword [rsp + 136], r12d ;   240.0 p8+p9  107 w[115] spill
        mov r12d, dword [rsp + 496] ;   177.7 p2      26 box
        and r12d, dword [rsp + 488] ;   187.0 p1+p3   26 box
        mov dword [rsp + 496], r11d ;   236.0 p7+p4  107 w[113] spill
        mov r11d, dword [rsp + 132] ;   177.0 p10     26 box reload
        xor r11d, r12d              ;   188.0 p0      26 box
        mov r12d, ebx               ;   245.0        107 w[125] copy
        xor r12d, 0x9e3779cc        ;   245.0 p5     107 w[125]
        xor r12d, eax               ;   251.0 p11    107 w[125]
        xor r12d, r9d               ;   255.0 p6     107 w[125]
        mov dword [rsp + 132], r11d ;   189.0 p8+p9   26 box spill
        mov r11d, dword [rsp + 160] ;   176.8 p2      25 box
        and r11d, dword [rsp + 148] ;   181.8 p1+p3   25 box
        xor r11d, dword [rsp + 164] ;   182.8 p0+p10   25 box
        mov dword [rsp + 500], ebx  ;   245.0 p7+p4  107 w[117] spill
        mov ebx, r11d               ;   183.8         25 box copy
        and ebx, dword [rsp + 152]  ;   183.8 p5+p2   25 box
        mov dword [rsp + 504], r11d ;   183.8 p8+p9   25 box spill
        mov r11d, dword [rsp + 148] ;   178.0 p3      25 box
        xor r11d, dword [rsp + 160] ;   183.0 p11+p10   25 box
        xor r11d, dword [rsp + 152] ;   184.0 p6+p2   25 box
        xor ebx, r11d               ;   185.0 p1      25 box
        mov dword [rsp + 148], ebx  ;   186.0 p7+p4   25 box spill
        mov ebx, dword [rsp + 504]  ;   183.8 p3      25 box reload
        xor ebx, r11d               ;   188.8 p0      25 box
        mov dword [rsp + 504], r11d ;   185.0 p8+p9   25 box spill
        mov r11d, ebx               ;   189.8         25 box copy
        xor r11d, dword [rsp + 160] ;   189.8 p5+p10   25 box
        mov dword [rsp + 508], r11d ;   190.8 p7+p4   25 box spill
        mov r11d, edi               ;   247.0        107 w[126] copy
        xor r11d, 0x9e3779cf        ;   247.0 p11    107 w[126]
        xor r11d, r14d              ;   253.0 p6     107 w[126]
        xor r11d, edx               ;   257.0 p1     107 w[126]
        mov dword [rsp + 512], edi  ;   247.0 p8+p9  107 w[118] spill
        mov edi, r8d                ;   250.0        107 w[124] copy
        xor edi, 0x9e3779cd         ;   250.0 p0     107 w[124]
        xor edi, r14d               ;   253.0 p5     107 w[124]
        xor edi, edx                ;   257.0 p11    107 w[124]
        ror edi, 0x15               ;   258.0 p6     107 w[124]
        xor r12d, edi               ;   259.0 p1     107 w[125]
        ror r12d, 0x15              ;   260.0 p0     107 w[125]
        xor r11d, r12d              ;   261.0 p5     107 w[126]
        ror r11d, 0x15              ;   262.0 p6     107 w[126]
        mov dword [rsp + 516], r8d  ;   250.0 p7+p4  107 w[124] spill
        mov r8d, ebp                ;   249.0        107 w[127] copy
        xor r8d, 0x9e3779ce         ;   249.0 p11    107 w[127]
        xor r8d, edi                ;   259.0 p1     107 w[127]
        xor r8d, r9d                ;   260.0 p0     107 w[127]
        xor r8d, r11d               ;   263.0 p5     107 w[127]
        ror r8d, 0x15               ;   264.0 p6     107 w[127]
        mov dword [rsp + 520], ebp  ;   249.0 p8+p9  107 w[119] spill
        mov ebp, dword [rsp + 164]  ;   183.5 p2      25 box
        or ebp, dword [rsp + 160]   ;   188.5 p11+p3   25 box
        xor ebp, dword [rsp + 152]  ;   189.5 p1+p10   25 box
        mov dword [rsp + 152], ebx  ;   189.8 p7+p4   25 box spill
        mov ebx, dword [rsp + 504]  ;   185.0 p2      25 box reload
        or ebx, ebp                 ;   190.5 p0      25 box
        mov dword [rsp + 504], ebp  ;   190.5 p8+p9   25 box spill
        mov ebp, dword [rsp + 152]  ;   189.8 p3      25 box reload
        xor ebp, ebx                ;   194.8 p5      25 box
        mov ebx, ebp                ;   195.8         25 box copy
        xor ebx, dword [rsp + 504]  ;   195.8 p6+p10   25 box
        xor ebp, dword [rsp + 148]  ;   195.8 p11+p2   25 box
        mov dword [rsp + 504], ebx  ;   196.8 p7+p4   25 box spill
        mov ebx, eax                ;   251.0        107 w[128] copy
        xor ebx, 0x9e3779c1         ;   251.0 p1     107 w[128]
        xor ebx, r12d               ;   261.0 p0     107 w[128]
        xor ebx, edx                ;   262.0 p5     107 w[128]
        xor ebx, r8d                ;   265.0 p6     107 w[128]
        ror ebx, 0x15               ;   266.0 p0     107 w[128]
        mov dword [rsp + 152], ebp  ;   196.8 p8+p9   25 box spill
        mov ebp, r14d               ;   253.0        107 w[129] copy
        xor ebp, 0x9e3779c0         ;   253.0 p11    107 w[129]
        xor ebp, edi                ;   259.0 p1     107 w[129]
        xor ebp, r11d               ;   263.0 p5     107 w[129]
        xor ebp, ebx                ;   267.0 p6     107 w[129]
        ror ebp, 0x15               ;   268.0 p0     107 w[129]
        mov dword [rsp + 160], r14d ;   253.0 p7+p4  107 w[121] spill
        mov r14d, edi               ;   259.0        107 w[132] copy
        xor r14d, r8d               ;   265.0 p11    107 w[132]
        mov dword [rsp + 164], edi  ;   259.0 p8+p9  107 w[124] spill
        mov edi, dword [rsp + 156]  ;   189.0 p3      24 box
        and edi, dword [rsp + 176]  ;   194.0 p1+p10   24 box
        mov dword [rsp + 156], eax  ;   251.0 p7+p4  107 w[120] spill
        mov eax, edi                ;   195.0         24 box copy
        mov dword [rsp + 524], edi  ;   195.0 p8+p9   24 box spill
        mov edi, dword [rsp + 172]  ;   190.2 p2      24 box
        or edi, dword [rsp + 176]   ;   195.2 p5+p3   24 box
        not edi                     ;   196.2 p6      24 box
        mov dword [rsp + 172], eax  ;   195.0 p7+p4   24 box spill
        mov eax, edi                ;   197.2         24 box copy
        mov dword [rsp + 528], edi  ;   197.2 p8+p9   24 box spill
        mov edi, dword [rsp + 176]  ;   191.2 p10     24 box
        xor edi, dword [rsp + 184]  ;   196.2 p0+p2   24 box
        mov dword [rsp + 176], eax  ;   197.2 p7+p4   24 box spill
        mov eax, r9d                ;   255.0        107 w[130] copy
        xor eax, 0x9e3779c3         ;   255.0 p11    107 w[130]
        xor eax, r12d               ;   261.0 p1     107 w[130]
        xor eax, r8d                ;   265.0 p5     107 w[130]
        xor eax, ebp                ;   269.0 p6     107 w[130]
        ror eax, 0x15               ;   270.0 p0     107 w[130]
        mov dword [rsp + 532], r9d  ;   255.0 p8+p9  107 w[122] spill
        mov r9d, r12d               ;   261.0        107 w[133] copy
        xor r9d, 0x9e3779c4         ;   261.0 p11    107 w[133]
        xor r9d, eax                ;   271.0 p1     107 w[133]
        xor r9d, ebx                ;   272.0 p5     107 w[133]
        mov dword [rsp + 536], r12d ;   261.0 p7+p4  107 w[125] spill
        mov r12d, edx               ;   257.0        107 w[131] copy
        xor r12d, 0x9e3779c2        ;   257.0 p6     107 w[131]
        xor r12d, r11d              ;   263.0 p0     107 w[131]
        xor r12d, eax               ;   271.0 p11    107 w[131]
        xor r12d, ebx               ;   272.0 p1     107 w[131]
        ror r12d, 0x15              ;   273.0 p6     107 w[131]
        mov dword [rsp + 540], edx  ;   257.0 p8+p9  107 w[123] spill
        mov edx, dword [rsp + 184]  ;   194.8 p3      24 box
        mov dword [rsp + 184], edx  ;   199.8 p7+p4   24 box spill
        mov edx, dword [rsp + 180]  ;   195.2 p10     23 box
        or edx, dword [rsp + 200]   ;   200.2 p5+p2   23 box
        xor edx, dword [rsp + 188]  ;   201.2 p0+p3   23 box
        mov dword [rsp + 180], edi  ;   197.2 p8+p9   24 box spill
        mov edi, edx                ;   202.2         23 box copy
        xor edi, dword [rsp + 192]  ;   202.2 p11+p10   23 box
        mov dword [rsp + 544], edi  ;   203.2 p7+p4   23 box spill
        mov edi, edx                ;   202.2         23 box copy
        xor edi, dword [rsp + 196]  ;   202.2 p1+p2   23 box
        mov dword [rsp + 548], edx  ;   202.2 p8+p9   23 box spill
        mov edx, edi                ;   203.2         23 box copy
        xor edi, dword [rsp + 544]  ;   208.2 p6+p3   23 box
        mov dword [rsp + 552], edi  ;   209.2 p7+p4   23 box spill
        mov edi, r11d               ;   263.0        107 w[134] copy
        xor edi, 0x9e3779c7         ;   263.0 p5     107 w[134]
        xor edi, ebp                ;   269.0 p0     107 w[134]
        xor edi, r12d               ;   274.0 p11    107 w[134]
        mov dword [rsp + 556], r11d ;   263.0 p8+p9  107 w[126] spill
        mov r11d, r8d               ;   265.0        107 w[135] copy
        xor r11d, 0x9e3779c6        ;   265.0 p1     107 w[135]
        xor r11d, eax               ;   271.0 p6     107 w[135]
        mov dword [rsp + 560], r8d  ;   265.0 p7+p4  107 w[127] spill
        mov r8d, dword [rsp + 200]  ;   200.0 p10     23 box
        xor r8d, dword [rsp + 192]  ;   205.0 p5+p2   23 box
        mov dword [rsp + 192], edx  ;   203.2 p8+p9   23 box spill
        mov edx, r8d                ;   206.0         23 box copy
        not edx                     ;   206.0 p0      23 box
        mov dword [rsp + 200], r8d  ;   206.0 p7+p4   23 box spill
        mov r8d, dword [rsp + 192]  ;   203.2 p3      23 box reload
        or r8d, edx                 ;   208.2 p11     23 box
        mov edx, r8d                ;   209.2         23 box copy
        mov dword [rsp + 192], r8d  ;   209.2 p8+p9   23 box spill
        mov r8d, r14d               ;   266.0        107 w[132] copy
        xor r8d, 0x9e3779c5         ;   266.0 p1     107 w[132]
        xor r8d, ebp                ;   269.0 p6     107 w[132]
        xor r8d, r12d               ;   274.0 p5     107 w[132]
        ror r8d, 0x15               ;   275.0 p0     107 w[132]
        xor r9d, r8d                ;   276.0 p11    107 w[133]
        ror r9d, 0x15               ;   277.0 p6     107 w[133]
        xor r11d, r8d               ;   276.0 p1     107 w[135]
        xor edi, r9d                ;   278.0 p5     107 w[134]
        ror edi, 0x15               ;   279.0 p0     107 w[134]
        xor r11d, edi               ;   280.0 p11    107 w[135]
        ror r11d, 0x15              ;   281.0 p6     107 w[135]
        mov dword [rsp + 564], r14d ;   266.0 p7+p4  107 w[132] spill
        mov r14d, eax               ;   271.0        107 w[138] copy
        xor r14d, 0x9e37793b        ;   271.0 p1     107 w[138]
        xor r14d, r9d               ;   278.0 p5     107 w[138]
        xor r14d, r11d              ;   282.0 p0     107 w[138]
        mov dword [rsp + 568], eax  ;   271.0 p8+p9  107 w[130] spill
        mov eax, ebp                ;   269.0        107 w[137] copy
        xor eax, 0x9e377938         ;   269.0 p11    107 w[137]
        xor eax, r8d                ;   276.0 p1     107 w[137]
        xor eax, edi                ;   280.0 p6     107 w[137]
        mov dword [rsp + 572], r8d  ;   276.0 p7+p4  107 w[132] spill
        mov r8d, dword [rsp + 188]  ;   206.3 p10     23 box
        and r8d, dword [rsp + 196]  ;   211.3 p5+p2   23 box
        xor r8d, dword [rsp + 200]  ;   212.3 p0+p3   23 box
        mov dword [rsp + 200], ebp  ;   269.0 p8+p9  107 w[129] spill
        mov ebp, dword [rsp + 552]  ;   209.2 p10     23 box reload
        or ebp, r8d                 ;   214.2 p11     23 box
        xor r8d, ebp                ;   215.2 p1      23 box
        mov dword [rsp + 552], r8d  ;   216.2 p7+p4   23 box spill
        mov r8d, dword [rsp + 192]  ;   209.2 p2      23 box reload
        xor r8d, ebp                ;   215.2 p6      23 box
        mov ebp, dword [rsp + 552]  ;   216.2 p3      23 box reload
        xor edx, ebp                ;   221.2 p5      23 box
        mov dword [rsp + 192], r8d  ;   216.2 p8+p9   23 box spill
        mov r8d, dword [rsp + 548]  ;   208.5 p10     23 box reload
        xor r8d, ebp                ;   221.2 p0      23 box
        mov ebp, r12d               ;   274.0        107 w[136] copy
        xor ebp, 0x9e377939         ;   274.0 p11    107 w[136]
        xor ebp, ebx                ;   275.0 p1     107 w[136]
        xor ebp, r9d                ;   278.0 p6     107 w[136]
        xor ebp, r11d               ;   282.0 p5     107 w[136]
        ror ebp, 0x15               ;   283.0 p0     107 w[136]
        xor eax, ebp                ;   284.0 p11    107 w[137]
        ror eax, 0x15               ;   285.0 p6     107 w[137]
        xor r14d, eax               ;   286.0 p1     107 w[138]
        ror r14d, 0x15              ;   287.0 p0     107 w[138]
        mov dword [rsp + 548], r8d  ;   222.2 p7+p4   23 box spill
        mov r8d, r12d               ;   274.0        107 w[139] copy
        xor r8d, 0x9e37793a         ;   274.0 p5     107 w[139]
        xor r8d, edi                ;   280.0 p11    107 w[139]
        xor r8d, r14d               ;   288.0 p1     107 w[139]
        xor r8d, ebp                ;   289.0 p6     107 w[139]
        ror r8d, 0x15               ;   290.0 p0     107 w[139]
        mov dword [rsp + 552], edx  ;   222.2 p8+p9   23 box spill
        mov edx, dword [rsp + 204]  ;   211.8 p2      30 box
        or edx, dword [rsp + 224]   ;   216.8 p5+p3   30 box
        xor edx, dword [rsp + 208]  ;   217.8 p11+p10   30 box
        mov dword [rsp + 196], r14d ;   288.0 p7+p4  107 w[138] spill
        mov r14d, edx               ;   218.8         30 box copy
        mov dword [rsp + 188], r8d  ;   291.0 p8+p9  107 w[139] spill
        mov r8d, edx                ;   218.8         30 box copy
        xor r8d, dword [rsp + 216]  ;   218.8 p1+p2   30 box
        not r8d                     ;   219.8 p6      30 box
        mov dword [rsp + 576], eax  ;   286.0 p7+p4  107 w[137] spill
        mov eax, dword [rsp + 208]  ;   213.5 p3      30 box
        and eax, dword [rsp + 224]  ;   218.5 p0+p10   30 box
        mov dword [rsp + 208], ebp  ;   284.0 p8+p9  107 w[136] spill
        mov ebp, eax                ;   219.5         30 box copy
        xor ebp, dword [rsp + 204]  ;   219.5 p5+p2   30 box
        or r8d, ebp                 ;   220.8 p11     30 box
        xor edx, ebp                ;   220.5 p1      30 box
        xor eax, dword [rsp + 216]  ;   219.5 p6+p3   30 box
        and eax, ebp                ;   220.5 p0      30 box
        or r14d, eax                ;   221.5 p5      30 box
        xor eax, dword [rsp + 224]  ;   221.5 p11+p10   30 box
        or r8d, eax                 ;   222.5 p1      30 box
        xor edx, eax                ;   222.5 p6      30 box
        xor r8d, edx                ;   223.5 p0      30 box
        xor r14d, dword [rsp + 216] ;   222.5 p5+p2   30 box
        xor eax, r14d               ;   223.5 p11     30 box
        or edx, r14d                ;   223.5 p1      30 box
        xor ebp, edx                ;   224.5 p6      30 box
        mov edx, dword [rsp + 212]  ;   216.5 p3      29 box
        and edx, dword [rsp + 232]  ;   221.5 p0+p10   29 box
        mov dword [rsp + 212], eax  ;   224.5 p7+p4   30 box spill
        mov eax, dword [rsp + 232]  ;   217.0 p2      29 box
        xor eax, dword [rsp + 228]  ;   222.0 p5+p3   29 box
        mov dword [rsp + 232], r14d ;   223.5 p8+p9   30 box spill
        mov r14d, eax               ;   223.0         29 box copy
        mov dword [rsp + 216], ebp  ;   225.5 p7+p4   30 box spill
        mov ebp, dword [rsp + 228]  ;   217.8 p10     29 box
        mov dword [rsp + 228], r8d  ;   224.5 p8+p9   30 box spill
        mov r8d, dword [rsp + 236]  ;   218.2 p2      29 box
        mov dword [rsp + 224], edi  ;   280.0 p7+p4  107 w[134] spill
        mov edi, dword [rsp + 236]  ;   218.5 p3      29 box
        mov dword [rsp + 204], r9d  ;   278.0 p8+p9  107 w[133] spill
        mov r9d, dword [rsp + 236]  ;   218.8 p10     29 box
        mov dword [rsp + 236], r11d ;   282.0 p7+p4  107 w[135] spill
        mov r11d, dword [rsp + 248] ;   219.2 p2      28 box
        or r11d, dword [rsp + 244]  ;   224.2 p11+p3   28 box
        mov dword [rsp + 580], r12d ;   274.0 p8+p9  107 w[131] spill
        mov r12d, dword [rsp + 240] ;   219.8 p10     28 box
        xor r12d, dword [rsp + 248] ;   224.8 p1+p2   28 box
        xor r11d, r12d              ;   225.8 p6      28 box
        and r12d, dword [rsp + 248] ;   225.8 p0+p3   28 box
        mov dword [rsp + 240], ebx  ;   267.0 p7+p4  107 w[128] spill
        mov ebx, r11d               ;   226.8         28 box copy
        xor ebx, dword [rsp + 248]  ;   226.8 p5+p10   28 box
        mov dword [rsp + 584], ebx  ;   227.8 p8+p9   28 box spill
        mov ebx, r11d               ;   226.8         28 box copy
        mov dword [rsp + 588], r11d ;   226.8 p7+p4   28 box spill
        mov r11d, dword [rsp + 244] ;   221.3 p2      28 box
        xor r11d, dword [rsp + 248] ;   226.3 p11+p3   28 box
        mov dword [rsp + 248], ebx  ;   226.8 p8+p9   28 box spill
        mov ebx, dword [rsp + 584]  ;   227.8 p10     28 box
        mov dword [rsp + 244], ebx  ;   232.8 p7+p4   28 box spill
        mov ebx, dword [rsp + 584]  ;   227.8 p2      28 box
        mov dword [rsp + 584], ebx  ;   232.8 p8+p9   28 box spill
        mov ebx, dword [rsp + 264]  ;   222.5 p3      27 box
        and ebx, dword [rsp + 280]  ;   227.5 p1+p10   27 box
        xor ebx, dword [rsp + 260]  ;   228.5 p6+p2   27 box
        mov dword [rsp + 592], r12d ;   226.8 p7+p4   28 box spill
        mov r12d, ebx               ;   229.5         27 box copy
        mov dword [rsp + 596], r12d ;   229.5 p8+p9   27 box spill
        mov r12d, ebx               ;   229.5         27 box copy
        xor r12d, dword [rsp + 280] ;   229.5 p0+p3   27 box
        mov dword [rsp + 600], ebx  ;   229.5 p7+p4   27 box spill
        mov ebx, r12d               ;   230.5         27 box copy
        mov dword [rsp + 604], r12d ;   230.5 p8+p9   27 box spill
        mov r12d, dword [rsp + 264] ;   224.3 p10     27 box
        xor r12d, dword [rsp + 268] ;   229.3 p5+p2   27 box
        mov dword [rsp + 264], ebx  ;   230.5 p7+p4   27 box spill
        mov ebx, r12d               ;   230.3         27 box copy
        or ebx, dword [rsp + 260]   ;   230.3 p11+p3   27 box
        or ebx, dword [rsp + 280]   ;   231.3 p1+p10   27 box
        xor ebx, dword [rsp + 268]  ;   232.3 p6+p2   27 box
        mov dword [rsp + 280], r12d ;   230.3 p8+p9   27 box spill
        mov r12d, dword [rsp + 600] ;   229.5 p3      27 box reload
        and r12d, ebx               ;   234.5 p0      27 box
        mov dword [rsp + 600], r12d ;   235.5 p7+p4   27 box spill
        mov r12d, dword [rsp + 264] ;   230.5 p10     27 box reload
        xor r12d, ebx               ;   235.5 p5      27 box
        mov ebx, dword [rsp + 268]  ;   226.5 p2      27 box
        and ebx, dword [rsp + 280]  ;   235.3 p11+p3   27 box
        mov dword [rsp + 268], r12d ;   236.5 p8+p9   27 box spill
        mov r12d, dword [rsp + 596] ;   229.5 p10     27 box reload
        xor r12d, ebx               ;   236.3 p1      27 box
        mov ebx, dword [rsp + 604]  ;   230.5 p2      27 box reload
        or ebx, r12d                ;   237.3 p6      27 box
        not r12d                    ;   237.3 p0      27 box
        xor ebx, dword [rsp + 280]  ;   238.3 p5+p3   27 box
        mov dword [rsp + 604], ebx  ;   239.3 p7+p4   27 box spill
        mov ebx, dword [rsp + 288]  ;   228.3 p10     26 box
        and ebx, dword [rsp + 284]  ;   233.3 p11+p2   26 box
        mov dword [rsp + 596], r12d ;   238.3 p8+p9   27 box spill
        mov r12d, ebx               ;   234.3         26 box copy
        mov dword [rsp + 264], r12d ;   234.3 p7+p4   26 box spill
        mov r12d, ebx               ;   234.3         26 box copy
        mov dword [rsp + 260], ebx  ;   234.3 p8+p9   26 box spill
        mov ebx, dword [rsp + 280]  ;   230.3 p3      27 box
        xor ebx, dword [rsp + 600]  ;   240.5 p1+p10   27 box
        mov dword [rsp + 600], ebx  ;   241.5 p7+p4   27 box spill
        mov ebx, dword [rsp + 284]  ;   229.8 p2      26 box
        xor ebx, dword [rsp + 296]  ;   234.8 p6+p3   26 box
        mov dword [rsp + 284], r12d ;   234.3 p8+p9   26 box spill
        mov r12d, ebx               ;   235.8         26 box copy
        mov dword [rsp + 280], ebx  ;   235.8 p7+p4   26 box spill
        mov ebx, dword [rsp + 296]  ;   230.7 p10     26 box
        or ebx, dword [rsp + 288]   ;   235.7 p0+p2   26 box
        mov dword [rsp + 296], r12d ;   235.8 p8+p9   26 box spill
        mov r12d, dword [rsp + 280] ;   235.8 p3      26 box reload
        and r12d, ebx               ;   240.8 p5      26 box
        mov dword [rsp + 280], r12d ;   241.8 p7+p4   26 box spill
        mov r12d, ebx               ;   236.7         26 box copy
        and r12d, dword [rsp + 292] ;   236.7 p11+p10   26 box
        mov dword [rsp + 608], ebx  ;   236.7 p8+p9   26 box spill
        mov ebx, dword [rsp + 296]  ;   235.8 p2      26 box reload
        xor ebx, r12d               ;   240.8 p1      26 box
        mov r12d, dword [rsp + 608] ;   236.7 p3      26 box reload
        xor r12d, ebx               ;   241.8 p6      26 box
        mov dword [rsp + 608], r12d ;   242.8 p7+p4   26 box spill
        mov r12d, dword [rsp + 284] ;   234.3 p10     26 box reload
        xor r12d, ebx               ;   241.8 p0      26 box
        mov ebx, r12d               ;   242.8         26 box copy
        mov dword [rsp + 284], r12d ;   242.8 p8+p9   26 box spill
        mov r12d, dword [rsp + 288] ;   233.7 p2      26 box
        xor r12d, dword [rsp + 292] ;   238.7 p5+p3   26 box
        mov dword [rsp + 292], ebx  ;   242.8 p7+p4   26 box spill
        mov ebx, dword [rsp + 264]  ;   234.3 p10     26 box reload
        or ebx, r12d                ;   239.7 p11     26 box
        mov r12d, dword [rsp + 280] ;   241.8 p2      26 box reload
        xor r12d, ebx               ;   246.8 p1      26 box
        mov dword [rsp + 280], r12d ;   247.8 p8+p9   26 box spill
        mov r12d, dword [rsp + 292] ;   242.8 p3      26 box reload
        xor r12d, ebx               ;   247.8 p6      26 box
        mov ebx, dword [rsp + 260]  ;   235.3 p10     26 box reload
        and ebx, dword [rsp + 280]  ;   252.8 p0+p2   26 box
        xor ebx, dword [rsp + 608]  ;   253.8 p5+p3   26 box
        mov dword [rsp + 260], r12d ;   248.8 p7+p4   26 box spill
        mov r12d, dword [rsp + 608] ;   242.8 p10     26 box
        and r12d, dword [rsp + 280] ;   252.8 p11+p2   26 box
        mov dword [rsp + 608], ebx  ;   254.8 p8+p9   26 box spill
        mov ebx, dword [rsp + 284]  ;   242.8 p3      26 box reload
        xor ebx, r12d               ;   253.8 p1      26 box
        mov r12d, dword [rsp + 312] ;   237.3 p10     25 box
        and r12d, dword [rsp + 300] ;   242.3 p6+p2   25 box
        xor r12d, dword [rsp + 316] ;   243.3 p0+p3   25 box
        mov dword [rsp + 284], ebx  ;   254.8 p7+p4   26 box spill
        mov ebx, r12d               ;   244.3         25 box copy
        and ebx, dword [rsp + 304]  ;   244.3 p5+p10   25 box
        mov dword [rsp + 292], r12d ;   244.3 p8+p9   25 box spill
        mov r12d, dword [rsp + 300] ;   238.7 p2      25 box
        xor r12d, dword [rsp + 312] ;   243.7 p11+p3   25 box
        xor r12d, dword [rsp + 304] ;   244.7 p1+p10   25 box
        xor ebx, r12d               ;   245.7 p6      25 box
        mov dword [rsp + 300], ebx  ;   246.7 p7+p4   25 box spill
        mov ebx, dword [rsp + 292]  ;   244.3 p2      25 box reload
        xor ebx, r12d               ;   249.3 p0      25 box
        mov dword [rsp + 292], r12d ;   245.7 p8+p9   25 box spill
        mov r12d, ebx               ;   250.3         25 box copy
        xor r12d, dword [rsp + 312] ;   250.3 p5+p3   25 box
        mov dword [rsp + 264], r12d ;   251.3 p7+p4   25 box spill
        mov r12d, dword [rsp + 316] ;   240.3 p10     25 box
        or r12d, dword [rsp + 312]  ;   245.3 p11+p2   25 box
        xor r12d, dword [rsp + 304] ;   246.3 p1+p3   25 box
        mov dword [rsp + 304], ebx  ;   250.3 p8+p9   25 box spill
        mov ebx, dword [rsp + 292]  ;   245.7 p10     25 box reload
        or ebx, r12d                ;   250.7 p6      25 box
        mov dword [rsp + 292], r12d ;   247.3 p7+p4   25 box spill
        mov r12d, dword [rsp + 304] ;   250.3 p2      25 box reload
        xor r12d, ebx               ;   255.3 p0      25 box
        mov ebx, r12d               ;   256.3         25 box copy
        xor ebx, dword [rsp + 292]  ;   256.3 p5+p3   25 box
        xor r12d, dword [rsp + 300] ;   256.3 p11+p10   25 box
        mov dword [rsp + 292], ebx  ;   257.3 p8+p9   25 box spill
        mov ebx, dword [rsp + 308]  ;   242.7 p2      24 box
        and ebx, dword [rsp + 336]  ;   247.7 p1+p3   24 box
        mov dword [rsp + 308], r12d ;   257.3 p7+p4   25 box spill
        mov r12d, ebx               ;   248.7         24 box copy
        mov dword [rsp + 304], ebx  ;   248.7 p8+p9   24 box spill
        mov ebx, dword [rsp + 324]  ;   243.3 p10     24 box
        or ebx, dword [rsp + 336]   ;   248.3 p6+p2   24 box
        not ebx                     ;   249.3 p0      24 box
        mov dword [rsp + 324], r12d ;   248.7 p7+p4   24 box spill
        mov r12d, ebx               ;   250.3         24 box copy
        mov dword [rsp + 312], ebx  ;   250.3 p8+p9   24 box spill
        mov ebx, dword [rsp + 336]  ;   244.0 p3      24 box
        xor ebx, dword [rsp + 344]  ;   249.0 p5+p10   24 box
        mov dword [rsp + 336], r12d ;   250.3 p7+p4   24 box spill
        mov r12d, dword [rsp + 36]  ;   244.7 p2      24 box
        not r12d                    ;   249.7 p11     24 box
        xor esi, r12d               ;   250.7 p1      24 box
        or ecx, r12d                ;   250.7 p6      24 box
        xor r13d, esi               ;   251.7 p0      24 box
        and esi, ecx                ;   251.7 p5      24 box
        or r15d, esi                ;   252.7 p11     24 box
        xor ecx, r13d               ;   252.7 p1      24 box
        or ecx, r15d                ;   253.7 p6      24 box
        mov esi, dword [rsp + 332]  ;   245.8 p3      24 box reload
        xor esi, r13d               ;   252.7 p0      24 box
        mov r12d, dword [rsp + 272] ;   246.2 p10     24 box reload
        xor r12d, esi               ;   253.7 p5      24 box
        and esi, r15d               ;   253.7 p11     24 box
        xor ecx, r12d               ;   254.7 p1      24 box
        xor r12d, esi               ;   254.7 p6      24 box
        mov esi, dword [rsp + 344]  ;   247.0 p2      24 box
        mov dword [rsp + 344], r15d ;   253.7 p8+p9   24 box spill
        mov r15d, dword [rsp + 340] ;   247.3 p3      23 box
        or r15d, dword [rsp + 328]  ;   252.3 p0+p10   23 box
        xor r15d, dword [rsp + 352] ;   253.3 p5+p2   23 box
        mov dword [rsp + 340], r13d ;   252.7 p7+p4   24 box spill
        mov r13d, r15d              ;   254.3         23 box copy
        xor r13d, dword [rsp + 40]  ;   254.3 p11+p3   23 box
        mov dword [rsp + 272], ecx  ;   255.7 p8+p9   24 box spill
        mov ecx, r15d               ;   254.3         23 box copy
        xor ecx, dword [rsp + 32]   ;   254.3 p1+p10   23 box
        mov dword [rsp + 332], r12d ;   255.7 p7+p4   24 box spill
        mov r12d, ecx               ;   255.3         23 box copy
        xor ecx, r13d               ;   255.3 p6      23 box
        mov dword [rsp + 36], r13d  ;   255.3 p8+p9   23 box spill
        mov r13d, dword [rsp + 328] ;   249.5 p2      23 box
        xor r13d, dword [rsp + 40]  ;   254.5 p0+p3   23 box
        mov dword [rsp + 40], r15d  ;   254.3 p7+p4   23 box spill
        mov r15d, r13d              ;   255.5         23 box copy
        not r15d                    ;   255.5 p5      23 box
        or r12d, r15d               ;   256.5 p11     23 box
        mov r15d, r12d              ;   257.5         23 box copy
        mov dword [rsp + 328], r12d ;   257.5 p8+p9   23 box spill
        mov r12d, dword [rsp + 352] ;   250.8 p10     23 box
        and r12d, dword [rsp + 32]  ;   255.8 p1+p2   23 box
        xor r13d, r12d              ;   256.8 p6      23 box
        or ecx, r13d                ;   257.8 p0      23 box
        xor r13d, ecx               ;   258.8 p5      23 box
        mov r12d, dword [rsp + 328] ;   257.5 p3      23 box reload
        xor r12d, ecx               ;   262.5 p11     23 box
        xor r15d, r13d              ;   259.8 p1      23 box
        mov ecx, dword [rsp + 40]   ;   254.3 p10     23 box reload
        xor ecx, r13d               ;   259.8 p6      23 box
        mov r13d, dword [rsp + 356] ;   252.5 p2      30 box
        or r13d, dword [rsp + 376]  ;   257.5 p0+p3   30 box
        xor r13d, dword [rsp + 360] ;   258.5 p5+p10   30 box
        mov dword [rsp + 40], ecx   ;   260.8 p7+p4   23 box spill
        mov ecx, r13d               ;   259.5         30 box copy
        mov dword [rsp + 328], r12d ;   263.5 p8+p9   23 box spill
        mov r12d, r13d              ;   259.5         30 box copy
        xor r12d, dword [rsp + 372] ;   259.5 p11+p2   30 box
        not r12d                    ;   260.5 p1      30 box
        mov dword [rsp + 32], r15d  ;   260.8 p7+p4   23 box spill
        mov r15d, dword [rsp + 360] ;   254.2 p3      30 box
        and r15d, dword [rsp + 376] ;   259.2 p6+p10   30 box
        mov dword [rsp + 360], r13d ;   259.5 p8+p9   30 box spill
        mov r13d, r15d              ;   260.2         30 box copy
        xor r13d, dword [rsp + 356] ;   260.2 p0+p2   30 box
        or r12d, r13d               ;   261.5 p5      30 box
        xor r15d, dword [rsp + 372] ;   260.2 p11+p3   30 box
        and r15d, r13d              ;   261.2 p1      30 box
        or ecx, r15d                ;   262.2 p6      30 box
        xor r15d, dword [rsp + 376] ;   262.2 p0+p10   30 box
        or r12d, r15d               ;   263.2 p5      30 box
        xor ecx, dword [rsp + 372]  ;   263.2 p11+p2   30 box
        mov dword [rsp + 372], ecx  ;   264.2 p7+p4   30 box spill
        mov ecx, dword [rsp + 360]  ;   259.5 p3      30 box reload
        xor ecx, r13d               ;   264.5 p1      30 box
        xor ecx, r15d               ;   265.5 p6      30 box
        xor r12d, ecx               ;   266.5 p0      30 box
        xor r15d, dword [rsp + 372] ;   269.2 p5+p10   30 box
        or ecx, dword [rsp + 372]   ;   269.2 p11+p2   30 box
        xor r13d, ecx               ;   270.2 p1      30 box
        mov ecx, dword [rsp + 368]  ;   257.5 p3      29 box
        and ecx, dword [rsp + 92]   ;   262.5 p6+p10   29 box
        mov dword [rsp + 368], r15d ;   270.2 p8+p9   30 box spill
        mov r15d, dword [rsp + 92]  ;   258.2 p2      29 box
        xor r15d, dword [rsp + 72]  ;   263.2 p0+p3   29 box
        mov dword [rsp + 92], r13d  ;   271.2 p7+p4   30 box spill
        mov r13d, r15d              ;   264.2         29 box copy
        mov dword [rsp + 360], r12d ;   267.5 p8+p9   30 box spill
        mov r12d, dword [rsp + 72]  ;   259.0 p10     29 box
        mov dword [rsp + 72], r15d  ;   264.2 p7+p4   29 box spill
        mov r15d, dword [rsp + 64]  ;   259.2 p2      29 box
        mov dword [rsp + 376], r13d ;   264.2 p8+p9   29 box spill
        mov r13d, dword [rsp + 64]  ;   259.5 p3      29 box
        mov dword [rsp + 356], r13d ;   264.5 p7+p4   29 box spill
        mov r13d, dword [rsp + 64]  ;   260.0 p10     29 box
        mov dword [rsp + 64], r13d  ;   265.0 p8+p9   29 box spill
        mov r13d, dword [rsp + 80]  ;   260.2 p2      29 box
        not r13d                    ;   265.2 p5      29 box
        xor r10d, r13d              ;   266.2 p11     29 box
        mov dword [rsp + 80], r15d  ;   264.2 p7+p4   29 box spill
        mov r15d, dword [rsp + 404] ;   260.8 p3      29 box reload
        and r15d, r13d              ;   266.2 p1      29 box
        xor r15d, r10d              ;   267.2 p6      29 box
        mov r13d, dword [rsp + 100] ;   261.3 p10     29 box reload
        xor r13d, r10d              ;   267.2 p0      29 box
        mov dword [rsp + 100], ecx  ;   263.5 p8+p9   29 box spill
        mov ecx, dword [rsp + 408]  ;   261.8 p2      29 box reload
        or ecx, r10d                ;   267.2 p5      29 box
        mov r10d, dword [rsp + 88]  ;   262.2 p3      29 box reload
        xor r10d, ecx               ;   268.2 p11     29 box
        mov ecx, dword [rsp + 400]  ;   262.5 p10     29 box reload
        and ecx, r15d               ;   268.2 p1      29 box
        xor r15d, r13d              ;   268.2 p6      29 box
        and r15d, r10d              ;   269.2 p0      29 box
        or r10d, ecx                ;   269.2 p5      29 box
        mov dword [rsp + 400], r12d ;   264.0 p7+p4   29 box spill
        mov r12d, dword [rsp + 96]  ;   263.5 p2      29 box reload
        xor r12d, r13d              ;   268.5 p11     29 box
        xor ecx, r12d               ;   269.5 p1      29 box
        not r12d                    ;   269.5 p6      29 box
        xor r15d, r12d              ;   270.5 p0      29 box
        xor r10d, r12d              ;   270.5 p5      29 box
        mov r12d, dword [rsp + 392] ;   264.5 p3      28 box
        or r12d, dword [rsp + 388]  ;   269.5 p11+p10   28 box
        mov dword [rsp + 96], r15d  ;   271.5 p8+p9   29 box spill
        mov r15d, dword [rsp + 384] ;   265.0 p2      28 box
        xor r15d, dword [rsp + 392] ;   270.0 p1+p3   28 box
        xor r12d, r15d              ;   271.0 p6      28 box
        and r15d, dword [rsp + 392] ;   271.0 p0+p10   28 box
        mov dword [rsp + 384], r10d ;   271.5 p7+p4   29 box spill
        mov r10d, r12d              ;   272.0         28 box copy
        xor r10d, dword [rsp + 392] ;   272.0 p5+p2   28 box
        mov dword [rsp + 88], r13d  ;   268.2 p8+p9   29 box spill
        mov r13d, r12d              ;   272.0         28 box copy
        mov dword [rsp + 408], ecx  ;   270.5 p7+p4   29 box spill
        mov ecx, r10d               ;   273.0         28 box copy
        mov dword [rsp + 404], r10d ;   273.0 p8+p9   28 box spill
        mov r10d, dword [rsp + 388] ;   267.0 p3      28 box
        xor r10d, dword [rsp + 392] ;   272.0 p11+p10   28 box
        mov dword [rsp + 392], ecx  ;   273.0 p7+p4   28 box spill
        mov ecx, dword [rsp + 112]  ;   267.5 p2      28 box
        not ecx                     ;   272.5 p1      28 box
        mov dword [rsp + 112], r12d ;   272.0 p8+p9   28 box spill
        mov r12d, dword [rsp + 444] ;   268.0 p3      28 box reload
        xor r12d, ecx               ;   273.5 p6      28 box
        mov dword [rsp + 444], r13d ;   272.0 p7+p4   28 box spill
        mov r13d, dword [rsp + 412] ;   268.5 p10     28 box reload
        and r13d, r12d              ;   274.5 p0      28 box
        xor r13d, ecx               ;   275.5 p5      28 box
        or ecx, r12d                ;   274.5 p11     28 box
        mov dword [rsp + 412], r15d ;   272.0 p8+p9   28 box spill
        mov r15d, dword [rsp + 108] ;   269.3 p2      28 box reload
        xor r15d, ecx               ;   275.5 p1      28 box
        mov ecx, dword [rsp + 420]  ;   269.7 p3      28 box reload
        and ecx, r13d               ;   276.5 p6      28 box
        mov dword [rsp + 420], r10d ;   273.0 p7+p4   28 box spill
        mov r10d, dword [rsp + 104] ;   270.2 p10     28 box reload
        xor r10d, r13d              ;   276.5 p0      28 box
        xor ecx, r12d               ;   277.5 p5      28 box
        mov r13d, dword [rsp + 416] ;   270.7 p2      28 box reload
        and r13d, r15d              ;   276.5 p11     28 box
        xor r12d, r13d              ;   277.5 p1      28 box
        mov r13, qword [rsp + 8]    ;   271.2 p3     118 rk reload
        mov dword [r13 + 96], r15d  ;   276.5 p8+p9  118 rk
        mov dword [r13 + 108], r10d ;   277.5 p7+p4  118 rk
        mov r10d, dword [rsp + 148] ;   271.7 p10     25 box
        not r10d                    ;   276.7 p6      25 box
        mov dword [r13 + 100], ecx  ;   278.5 p8+p9  118 rk
        mov r15d, dword [rsp + 168] ;   272.2 p2      24 box
        not r15d                    ;   277.2 p0      24 box
        mov ecx, dword [rsp + 180]  ;   272.5 p3      24 box reload
        xor ecx, r15d               ;   278.2 p5      24 box
        mov r13d, dword [rsp + 172] ;   272.8 p10     24 box reload
        or r13d, r15d               ;   278.2 p11     24 box
        mov r15d, dword [rsp + 524] ;   273.2 p2      24 box reload
        xor r15d, ecx               ;   279.2 p1      24 box
        and ecx, r13d               ;   279.2 p6      24 box
        mov dword [rsp + 524], r10d ;   277.7 p7+p4   25 box spill
        mov r10d, dword [rsp + 176] ;   273.8 p3      24 box reload
        or r10d, ecx                ;   280.2 p0      24 box
        xor r13d, r15d              ;   280.2 p5      24 box
        or r13d, r10d               ;   281.2 p11     24 box
        mov ecx, dword [rsp + 184]  ;   274.5 p10     24 box reload
        xor ecx, r15d               ;   280.2 p1      24 box
        mov dword [rsp + 184], r15d ;   280.2 p8+p9   24 box spill
        mov r15d, dword [rsp + 528] ;   275.0 p2      24 box reload
        xor r15d, ecx               ;   281.2 p6      24 box
        and ecx, r10d               ;   281.2 p0      24 box
        xor r13d, r15d              ;   282.2 p5      24 box
        xor r15d, ecx               ;   282.2 p11     24 box
        mov rcx, qword [rsp + 8]    ;   275.8 p3     118 rk reload
        mov dword [rcx + 104], r12d ;   278.5 p7+p4  118 rk
        mov dword [rcx + 172], r10d ;   281.2 p8+p9  118 rk
        mov r10d, dword [rsp + 220] ;   276.3 p10     29 box
        not r10d                    ;   281.3 p1      29 box
        xor ebp, r10d               ;   282.3 p6      29 box
        and r8d, r10d               ;   282.3 p0      29 box
        xor edx, ebp                ;   283.3 p5      29 box
        xor r8d, ebp                ;   283.3 p11     29 box
        or edi, ebp                 ;   283.3 p1      29 box
        xor r14d, edi               ;   284.3 p6      29 box
        and eax, r8d                ;   284.3 p0      29 box
        xor r9d, edx                ;   284.3 p5      29 box
        xor r8d, edx                ;   284.3 p11     29 box
        and r8d, r14d               ;   285.3 p1      29 box
        or r14d, eax                ;   285.3 p6      29 box
        xor eax, r9d                ;   285.3 p0      29 box
        not r9d                     ;   285.3 p5      29 box
        xor r8d, r9d                ;   286.3 p11     29 box
        xor r9d, r14d               ;   286.3 p1      29 box
        mov edi, dword [rsp + 252]  ;   279.2 p2      28 box
        not edi                     ;   284.2 p6      28 box
        xor r11d, edi               ;   285.2 p0      28 box
        mov ebp, dword [rsp + 592]  ;   279.7 p3      28 box reload
        and ebp, r11d               ;   286.2 p5      28 box
        xor ebp, edi                ;   287.2 p11     28 box
        or edi, r11d                ;   286.2 p1      28 box
        mov r10d, dword [rsp + 248] ;   280.3 p10     28 box reload
        xor r10d, edi               ;   287.2 p6      28 box
        mov edi, dword [rsp + 588]  ;   280.7 p2      28 box reload
        and edi, ebp                ;   288.2 p0      28 box
        mov r12d, dword [rsp + 244] ;   281.0 p3      28 box reload
        xor r12d, ebp               ;   288.2 p5      28 box
        xor edi, r11d               ;   289.2 p11     28 box
        mov ebp, dword [rsp + 584]  ;   281.5 p10     28 box reload
        and ebp, r10d               ;   288.2 p1      28 box
        xor r11d, ebp               ;   289.2 p6      28 box
        mov dword [rcx + 160], r15d ;   283.2 p7+p4  118 rk
        mov ebp, dword [rsp + 300]  ;   282.2 p2      25 box
        not ebp                     ;   287.2 p0      25 box
        mov dword [rcx + 164], r13d ;   283.2 p8+p9  118 rk
        mov r13d, dword [rsp + 320] ;   282.7 p3      24 box
        not r13d                    ;   287.7 p5      24 box
        xor ebx, r13d               ;   288.7 p11     24 box
        mov r14d, dword [rsp + 324] ;   283.2 p10     24 box reload
        or r14d, r13d               ;   288.7 p1      24 box
        mov r13d, dword [rsp + 304] ;   283.5 p2      24 box reload
        xor r13d, ebx               ;   289.7 p6      24 box
        and ebx, r14d               ;   289.7 p0      24 box
        mov r15d, dword [rsp + 336] ;   284.0 p3      24 box reload
        or r15d, ebx                ;   290.7 p5      24 box
        xor r14d, r13d              ;   290.7 p11     24 box
        xor esi, r13d               ;   290.7 p1      24 box
        or r14d, r15d               ;   291.7 p6      24 box
        mov ebx, dword [rsp + 312]  ;   284.8 p10     24 box reload
        xor ebx, esi                ;   291.7 p0      24 box
        and esi, r15d               ;   291.7 p5      24 box
        xor r14d, ebx               ;   292.7 p11     24 box
        xor ebx, esi                ;   292.7 p1      24 box
        mov dword [rcx + 212], edx  ;   285.7 p7+p4  118 rk
        mov dword [rcx + 208], eax  ;   286.3 p8+p9  118 rk
        mov esi, dword [rsp + 256]  ;   286.0 p2      29 box
        not esi                     ;   291.0 p6      29 box
        mov eax, dword [rsp + 400]  ;   286.3 p3      29 box reload
        xor eax, esi                ;   292.0 p0      29 box
        mov edx, dword [rsp + 80]   ;   286.7 p10     29 box reload
        and edx, esi                ;   292.0 p5      29 box
        xor edx, eax                ;   293.0 p11     29 box
        mov esi, dword [rsp + 100]  ;   287.2 p2      29 box reload
        xor esi, eax                ;   293.0 p1      29 box
        mov ecx, dword [rsp + 356]  ;   287.5 p3      29 box reload
        or ecx, eax                 ;   293.0 p6      29 box
        mov eax, dword [rsp + 376]  ;   287.8 p10     29 box reload
        xor eax, ecx                ;   294.0 p0      29 box
        mov ecx, dword [rsp + 72]   ;   288.2 p2      29 box reload
        and ecx, edx                ;   294.0 p5      29 box
        xor edx, esi                ;   294.0 p11     29 box
        and edx, eax                ;   295.0 p1      29 box
        or eax, ecx                 ;   295.0 p6      29 box
        mov dword [rsp + 72], r15d  ;   291.7 p7+p4   24 box spill
        mov r15d, dword [rsp + 64]  ;   289.2 p3      29 box reload
        xor r15d, esi               ;   294.2 p0      29 box
        xor ecx, r15d               ;   295.2 p5      29 box
        not r15d                    ;   295.2 p11     29 box
        xor edx, r15d               ;   296.2 p1      29 box
        xor eax, r15d               ;   296.2 p6      29 box
        mov r15, qword [rsp + 8]    ;   290.2 p10    118 rk reload
        mov dword [r15 + 216], r9d  ;   290.3 p8+p9  118 rk
        mov dword [r15 + 220], r8d  ;   290.5 p7+p4  118 rk
        mov dword [r15 + 224], r10d ;   291.3 p8+p9  118 rk
        mov r8d, dword [rsp + 396]  ;   290.8 p2      28 box
        not r8d                     ;   295.8 p0      28 box
        mov r9d, dword [rsp + 420]  ;   291.2 p3      28 box reload
        xor r9d, r8d                ;   296.8 p5      28 box
        mov r10d, dword [rsp + 412] ;   291.5 p10     28 box reload
        and r10d, r9d               ;   297.8 p11     28 box
        xor r10d, r8d               ;   298.8 p1      28 box
        or r8d, r9d                 ;   297.8 p6      28 box
        mov r15d, dword [rsp + 444] ;   292.2 p2      28 box reload
        xor r15d, r8d               ;   298.8 p0      28 box
        mov r8d, dword [rsp + 112]  ;   292.5 p3      28 box reload
        and r8d, r10d               ;   299.8 p5      28 box
        mov dword [rsp + 112], edx  ;   297.2 p7+p4   29 box spill
        mov edx, dword [rsp + 392]  ;   293.0 p10     28 box reload
        xor edx, r10d               ;   299.8 p11     28 box
        xor r8d, r9d                ;   300.8 p1      28 box
        mov r10d, dword [rsp + 404] ;   293.5 p2      28 box reload
        and r10d, r15d              ;   299.8 p6      28 box
        xor r9d, r10d               ;   300.8 p0      28 box
        mov r10, qword [rsp + 8]    ;   294.0 p3     118 rk reload
        mov dword [r10 + 228], edi  ;   294.2 p8+p9  118 rk
        mov dword [r10 + 232], r11d ;   294.3 p7+p4  118 rk
        mov dword [r10 + 236], r12d ;   295.2 p8+p9  118 rk
        mov edi, dword [rsp + 428]  ;   294.7 p10     27 box
        mov r11d, dword [rsp + 436] ;   294.8 p2     107 w[103] reload
        and edi, r11d               ;   299.8 p5      27 box
        mov r12d, r11d              ;   299.8         27 box copy
        xor edi, dword [rsp + 424]  ;   300.8 p11+p3   27 box
        xor r11d, edi               ;   301.8 p1      27 box
        or r12d, dword [rsp + 424]  ;   299.8 p6+p10   27 box
        mov dword [r10 + 284], ebp  ;   295.8 p7+p4  118 rk
        mov ebp, edi                ;   301.8         27 box copy
        mov dword [r10 + 288], ebx  ;   296.2 p8+p9  118 rk
        mov ebx, r11d               ;   302.8         27 box copy
        mov dword [r10 + 292], r14d ;   296.8 p7+p4  118 rk
        mov dword [r10 + 296], r13d ;   297.2 p8+p9  118 rk
        mov dword [r10 + 336], ecx  ;   297.8 p7+p4  118 rk
        mov r13d, dword [rsp + 428] ;   297.0 p2      27 box
        mov r14d, dword [rsp + 432] ;   297.2 p3     107 w[101] reload
        xor r13d, r14d              ;   302.2 p0      27 box
        or r12d, r13d               ;   303.2 p5      27 box
        xor r12d, r14d              ;   304.2 p11     27 box
        and edi, r12d               ;   305.2 p1      27 box
        xor ebx, r12d               ;   305.2 p6      27 box
        and r14d, r13d              ;   303.2 p0      27 box
        xor ebp, r14d               ;   304.2 p5      27 box
        or r11d, ebp                ;   305.2 p11     27 box
        not ebp                     ;   305.2 p1      27 box
        xor r11d, r13d              ;   306.2 p6      27 box
        xor r13d, edi               ;   306.2 p0      27 box
        mov edi, dword [rsp + 460]  ;   299.2 p10     26 box
        mov r12d, dword [rsp + 440] ;   299.3 p2     107 w[105] reload
        and edi, r12d               ;   304.3 p5      26 box
        mov r14d, dword [rsp + 468] ;   299.7 p3     107 w[107] reload
        xor r12d, r14d              ;   304.7 p11     26 box
        mov ecx, dword [rsp + 460]  ;   300.2 p10    107 w[104] reload
        or r14d, ecx                ;   305.2 p1      26 box
        xor ecx, dword [rsp + 464]  ;   305.2 p6+p2   26 box
        or ecx, edi                 ;   306.2 p0      26 box
        mov dword [r10 + 340], esi  ;   300.7 p8+p9  118 rk
        mov esi, r12d               ;   305.7         26 box copy
        and r12d, r14d              ;   306.2 p5      26 box
        xor r12d, ecx               ;   307.2 p11     26 box
        mov dword [r10 + 344], eax  ;   301.3 p7+p4  118 rk
        mov eax, r14d               ;   306.2         26 box copy
        and eax, dword [rsp + 464]  ;   306.2 p1+p3   26 box
        xor esi, eax                ;   307.2 p6      26 box
        xor r14d, esi               ;   308.2 p0      26 box
        xor esi, edi                ;   308.2 p5      26 box
        xor ecx, esi                ;   309.2 p11     26 box
        and edi, r12d               ;   308.2 p1      26 box
        xor edi, r14d               ;   309.2 p6      26 box
        and r14d, r12d              ;   309.2 p0      26 box
        xor esi, r14d               ;   310.2 p5      26 box
        mov dword [r10 + 352], r15d ;   303.2 p8+p9  118 rk
        mov r14d, dword [rsp + 128] ;   303.3 p10     25 box
        mov r15d, dword [rsp + 120] ;   303.5 p2     107 w[110] reload
        and r14d, r15d              ;   308.5 p11     25 box
        mov eax, dword [rsp + 128]  ;   303.8 p3     107 w[108] reload
        xor r15d, eax               ;   308.8 p1      25 box
        xor r15d, dword [rsp + 476] ;   309.8 p6+p10   25 box
        xor r14d, dword [rsp + 484] ;   309.5 p0+p2   25 box
        mov dword [r10 + 356], r8d  ;   304.5 p7+p4  118 rk
        mov r8d, eax                ;   308.8         25 box copy
        or r8d, dword [rsp + 484]   ;   308.8 p5+p3   25 box
        xor r8d, dword [rsp + 476]  ;   309.8 p11+p10   25 box
        mov dword [r10 + 360], r9d  ;   305.2 p8+p9  118 rk
        mov r9d, r14d               ;   310.5         25 box copy
        xor r14d, r15d              ;   310.8 p1      25 box
        xor eax, r14d               ;   311.8 p6      25 box
        and r9d, dword [rsp + 476]  ;   310.5 p0+p2   25 box
        xor r9d, r15d               ;   311.5 p5      25 box
        or r15d, r8d                ;   310.8 p11     25 box
        xor r14d, r15d              ;   311.8 p1      25 box
        xor r8d, r14d               ;   312.8 p6      25 box
        xor r14d, r9d               ;   312.8 p0      25 box
        not r9d                     ;   312.5 p5      25 box
        mov dword [r10 + 364], edx  ;   307.0 p7+p4  118 rk
        mov dword [r10 + 368], ebp  ;   307.2 p8+p9  118 rk
        mov ebp, dword [rsp + 480]  ;   307.3 p3      24 box
        mov r15d, dword [rsp + 496] ;   307.5 p10    107 w[113] reload
        and ebp, r15d               ;   312.5 p11     24 box
        mov edx, r15d               ;   312.5         24 box copy
        or edx, dword [rsp + 144]   ;   312.5 p1+p2   24 box
        not edx                     ;   313.5 p6      24 box
        xor r15d, dword [rsp + 136] ;   312.5 p0+p3   24 box
        mov dword [r10 + 372], ebx  ;   308.5 p7+p4  118 rk
        mov ebx, ebp                ;   313.5         24 box copy
        mov dword [r10 + 376], r11d ;   308.8 p8+p9  118 rk
        mov dword [r10 + 380], r13d ;   309.5 p7+p4  118 rk
        mov r11d, edx               ;   314.5         24 box copy
        mov dword [r10 + 392], r12d ;   309.8 p8+p9  118 rk
        mov dword [r10 + 388], edi  ;   310.5 p7+p4  118 rk
        mov edi, dword [rsp + 492]  ;   309.7 p10     24 box
        not edi                     ;   314.7 p5      24 box
        xor r15d, edi               ;   315.7 p11     24 box
        or ebx, edi                 ;   315.7 p1      24 box
        xor ebp, r15d               ;   316.7 p6      24 box
        and r15d, ebx               ;   316.7 p0      24 box
        or r11d, r15d               ;   317.7 p5      24 box
        xor ebx, ebp                ;   317.7 p11     24 box
        or ebx, r11d                ;   318.7 p1      24 box
        mov edi, ebp                ;   317.7         24 box copy
        xor edi, dword [rsp + 136]  ;   317.7 p6+p2   24 box
        xor edx, edi                ;   318.7 p0      24 box
        and edi, r11d               ;   318.7 p5      24 box
        xor ebx, edx                ;   319.7 p11     24 box
        xor edx, edi                ;   319.7 p1      24 box
        mov edi, dword [rsp + 116]  ;   312.2 p3      23 box
        mov r12d, dword [rsp + 520] ;   312.3 p10    107 w[119] reload
        or edi, r12d                ;   317.3 p6      23 box
        mov dword [r10 + 384], esi  ;   312.7 p8+p9  118 rk
        mov esi, dword [rsp + 512]  ;   312.8 p2     107 w[118] reload
        xor r12d, esi               ;   317.8 p0      23 box
        mov r13d, r12d              ;   318.8         23 box copy
        not r13d                    ;   318.8 p5      23 box
        mov dword [r10 + 396], ecx  ;   313.5 p7+p4  118 rk
        mov dword [r10 + 400], eax  ;   313.7 p8+p9  118 rk
        mov r15d, dword [rsp + 500] ;   313.8 p3     107 w[117] reload
        xor edi, r15d               ;   318.8 p11     23 box
        xor esi, edi                ;   319.8 p1      23 box
        mov dword [r10 + 404], r14d ;   314.5 p7+p4  118 rk
        mov r14d, dword [rsp + 516] ;   314.5 p10    107 w[124] reload
        and r15d, r14d              ;   319.5 p6      23 box
        xor r12d, r15d              ;   320.5 p0      23 box
        xor r14d, edi               ;   319.8 p5      23 box
        or r13d, r14d               ;   320.8 p11     23 box
        xor r14d, esi               ;   320.8 p1      23 box
        or r14d, r12d               ;   321.8 p6      23 box
        xor r12d, r14d              ;   322.8 p0      23 box
        xor r14d, r13d              ;   322.8 p5      23 box
        xor edi, r12d               ;   323.8 p11     23 box
        xor r13d, r12d              ;   323.8 p1      23 box
        mov r12d, dword [rsp + 156] ;   316.3 p2      30 box
        mov r15d, dword [rsp + 540] ;   316.5 p3     107 w[123] reload
        or r12d, r15d               ;   321.5 p6      30 box
        mov dword [r10 + 408], r8d  ;   316.8 p8+p9  118 rk
        mov r8d, dword [rsp + 160]  ;   317.0 p10    107 w[121] reload
        xor r12d, r8d               ;   322.5 p0      30 box
        and r8d, r15d               ;   322.0 p5      30 box
        mov dword [r10 + 412], r9d  ;   317.5 p7+p4  118 rk
        mov r9d, r8d                ;   323.0         30 box copy
        mov dword [r10 + 424], ebp  ;   317.8 p8+p9  118 rk
        xor r9d, dword [rsp + 156]  ;   323.0 p11+p2   30 box
        mov ebp, dword [rsp + 532]  ;   318.2 p3     107 w[122] reload
        xor r8d, ebp                ;   323.2 p1      30 box
        and r8d, r9d                ;   324.2 p6      30 box
        xor r15d, r8d               ;   325.2 p0      30 box
        or r8d, r12d                ;   325.2 p5      30 box
        xor r8d, ebp                ;   326.2 p11     30 box
        xor ebp, r12d               ;   323.5 p1      30 box
        not ebp                     ;   324.5 p6      30 box
        or ebp, r9d                 ;   325.5 p0      30 box
        xor r12d, r9d               ;   324.0 p5      30 box
        or ebp, r15d                ;   326.5 p11     30 box
        xor r12d, r15d              ;   326.2 p1      30 box
        xor ebp, r12d               ;   327.5 p6      30 box
        xor r15d, r8d               ;   327.2 p0      30 box
        or r12d, r8d                ;   327.2 p5      30 box
        xor r9d, r12d               ;   328.2 p11     30 box
        mov r12d, dword [rsp + 164] ;   320.8 p10     29 box
        mov dword [r10 + 416], edx  ;   321.0 p7+p4  118 rk
        mov eax, dword [rsp + 560]  ;   321.2 p2     107 w[127] reload
        and r12d, eax               ;   326.2 p1      29 box
        mov dword [r10 + 420], ebx  ;   321.5 p8+p9  118 rk
        mov ecx, dword [rsp + 556]  ;   321.7 p3     107 w[126] reload
        xor eax, ecx                ;   326.7 p6      29 box
        mov dword [r10 + 428], r11d ;   322.0 p7+p4  118 rk
        mov r11d, eax               ;   327.7         29 box copy
        mov dword [r10 + 444], esi  ;   322.5 p8+p9  118 rk
        mov esi, dword [rsp + 564]  ;   322.5 p10     29 box
        mov dword [r10 + 436], r14d ;   323.8 p7+p4  118 rk
        mov r14d, dword [rsp + 564] ;   322.8 p2      29 box
        mov dword [r10 + 432], r13d ;   324.8 p8+p9  118 rk
        mov r13d, dword [rsp + 564] ;   323.2 p3      29 box
        mov dword [r10 + 440], edi  ;   324.8 p7+p4  118 rk
        mov edi, dword [rsp + 536]  ;   323.5 p10     29 box
        not edi                     ;   328.5 p0      29 box
        xor ecx, edi                ;   329.5 p5      29 box
        and esi, edi                ;   329.5 p11     29 box
        xor r12d, ecx               ;   330.5 p1      29 box
        xor esi, ecx                ;   330.5 p6      29 box
        or r14d, ecx                ;   330.5 p0      29 box
        xor r11d, r14d              ;   331.5 p5      29 box
        and eax, esi                ;   331.5 p11     29 box
        xor r13d, r12d              ;   331.5 p1      29 box
        xor esi, r12d               ;   331.5 p6      29 box
        and esi, r11d               ;   332.5 p0      29 box
        or r11d, eax                ;   332.5 p5      29 box
        xor eax, r13d               ;   332.5 p11     29 box
        not r13d                    ;   332.5 p1      29 box
        xor esi, r13d               ;   333.5 p6      29 box
        xor r13d, r11d              ;   333.5 p0      29 box
        mov edi, dword [rsp + 240]  ;   326.3 p2      28 box
        mov r11d, dword [rsp + 200] ;   326.5 p3     107 w[129] reload
        or edi, r11d                ;   331.5 p5      28 box
        mov r14d, dword [rsp + 240] ;   326.8 p10    107 w[128] reload
        xor r11d, r14d              ;   331.8 p11     28 box
        mov ecx, r14d               ;   331.8         28 box copy
        mov dword [r10 + 456], r8d  ;   327.3 p8+p9  118 rk
        xor ecx, dword [rsp + 568]  ;   331.8 p1+p2   28 box
        xor edi, ecx                ;   332.8 p6      28 box
        and ecx, r14d               ;   332.8 p0      28 box
        xor r14d, edi               ;   333.8 p5      28 box
        mov r8d, edi                ;   333.8         28 box copy
        mov dword [r10 + 448], ebp  ;   328.5 p7+p4  118 rk
        mov ebp, r14d               ;   334.8         28 box copy
        mov dword [r10 + 452], r9d  ;   329.2 p8+p9  118 rk
        mov r9d, dword [rsp + 580]  ;   328.8 p3      28 box
        not r9d                     ;   333.8 p11     28 box
        xor r11d, r9d               ;   334.8 p1      28 box
        and ecx, r11d               ;   335.8 p6      28 box
        xor ecx, r9d                ;   336.8 p0      28 box
        and edi, ecx                ;   337.8 p5      28 box
        xor ebp, ecx                ;   337.8 p11     28 box
        or r9d, r11d                ;   335.8 p1      28 box
        xor r8d, r9d                ;   336.8 p6      28 box
        and r14d, r8d               ;   337.8 p0      28 box
        xor r14d, r11d              ;   338.8 p5      28 box
        xor r11d, edi               ;   338.8 p11     28 box
        mov dword [r10 + 460], r15d ;   330.8 p7+p4  118 rk
        mov edi, dword [rsp + 572]  ;   331.0 p10     27 box
        mov r9d, dword [rsp + 236]  ;   331.2 p2     107 w[135] reload
        xor edi, r9d                ;   336.2 p1      27 box
        mov r15d, edi               ;   337.2         27 box copy
        and r15d, r9d               ;   337.2 p6      27 box
        mov ecx, dword [rsp + 204]  ;   331.8 p3     107 w[133] reload
        xor edi, ecx                ;   337.2 p0      27 box
        mov dword [r10 + 468], r12d ;   332.2 p8+p9  118 rk
        mov r12d, dword [rsp + 224] ;   332.3 p10    107 w[134] reload
        xor r15d, r12d              ;   338.2 p5      27 box
        or r12d, r9d                ;   337.3 p11     27 box
        xor r9d, r15d               ;   339.2 p1      27 box
        or r12d, edi                ;   338.3 p6      27 box
        xor r12d, ecx               ;   339.3 p0      27 box
        and ecx, edi                ;   338.2 p5      27 box
        xor ecx, r15d               ;   339.2 p11     27 box
        and r15d, r12d              ;   340.3 p1      27 box
        xor r12d, r9d               ;   340.3 p6      27 box
        or r9d, ecx                 ;   340.2 p0      27 box
        not ecx                     ;   340.2 p5      27 box
        xor r9d, edi                ;   341.2 p11     27 box
        xor edi, r15d               ;   341.3 p1      27 box
        mov dword [r10 + 464], eax  ;   334.7 p7+p4  118 rk
        mov dword [r10 + 472], r13d ;   334.8 p8+p9  118 rk
        mov dword [r10 + 476], esi  ;   335.7 p7+p4  118 rk
        mov dword [r10 + 480], r8d  ;   337.8 p8+p9  118 rk
        mov esi, dword [rsp + 208]  ;   335.3 p2      26 box
        mov r8d, dword [rsp + 576]  ;   335.5 p3     107 w[137] reload
        and esi, r8d                ;   340.5 p6      26 box
        mov r13d, dword [rsp + 188] ;   335.8 p10    107 w[139] reload
        xor r8d, r13d               ;   340.8 p0      26 box
        mov r15d, dword [rsp + 208] ;   336.3 p2     107 w[136] reload
        or r13d, r15d               ;   341.3 p5      26 box
        mov eax, dword [rsp + 196]  ;   336.5 p3     107 w[138] reload
        xor r15d, eax               ;   341.5 p11     26 box
        or r15d, esi                ;   342.5 p1      26 box
        and eax, r13d               ;   342.3 p6      26 box
        xor eax, r8d                ;   343.3 p0      26 box
        and r8d, r13d               ;   342.3 p5      26 box
        xor r8d, r15d               ;   343.5 p11     26 box
        xor r13d, eax               ;   344.3 p1      26 box
        xor eax, esi                ;   344.3 p6      26 box
        xor r15d, eax               ;   345.3 p0      26 box
        and esi, r8d                ;   344.5 p5      26 box
        xor esi, r13d               ;   345.5 p11     26 box
        and r13d, r8d               ;   345.3 p1      26 box
        xor eax, r13d               ;   346.3 p6      26 box
        mov dword [r10 + 492], ebp  ;   338.8 p7+p4  118 rk
        mov dword [r10 + 484], r11d ;   339.8 p8+p9  118 rk
        mov dword [r10 + 488], r14d ;   339.8 p7+p4  118 rk
        mov dword [r10 + 496], ecx  ;   341.2 p8+p9  118 rk
        mov dword [r10 + 500], r12d ;   341.3 p7+p4  118 rk
        mov dword [r10 + 504], r9d  ;   342.2 p8+p9  118 rk
        mov dword [r10 + 508], edi  ;   342.3 p7+p4  118 rk
        mov edi, dword [rsp + 60]   ;   340.0 p10     26 box reload
        mov dword [r10], edi        ;   345.0 p8+p9  118 rk
        mov edi, dword [rsp + 56]   ;   340.3 p2      26 box reload
        mov dword [r10 + 4], edi    ;   345.3 p7+p4  118 rk
        mov edi, dword [rsp + 52]   ;   340.7 p3      26 box reload
        mov dword [r10 + 8], edi    ;   345.7 p8+p9  118 rk
        mov edi, dword [rsp + 48]   ;   341.0 p10     26 box reload
        mov dword [r10 + 12], edi   ;   346.0 p7+p4  118 rk
        mov dword [r10 + 520], r8d  ;   344.5 p8+p9  118 rk
        mov edi, dword [rsp + 28]   ;   341.5 p2      25 box reload
        mov dword [r10 + 16], edi   ;   346.5 p7+p4  118 rk
        mov edi, dword [rsp + 16]   ;   341.8 p3      25 box reload
        mov dword [r10 + 20], edi   ;   346.8 p8+p9  118 rk
        mov edi, dword [rsp + 20]   ;   342.2 p10     25 box reload
        mov dword [r10 + 24], edi   ;   347.2 p7+p4  118 rk
        mov dword [r10 + 516], esi  ;   346.5 p8+p9  118 rk
        mov dword [r10 + 524], r15d ;   346.8 p7+p4  118 rk
        mov dword [r10 + 512], eax  ;   347.3 p8+p9  118 rk
        mov esi, dword [rsp + 348]  ;   343.0 p2      25 box reload
        mov dword [r10 + 28], esi   ;   348.0 p7+p4  118 rk
        mov esi, dword [rsp + 332]  ;   343.3 p3      24 box reload
        mov dword [r10 + 32], esi   ;   348.3 p8+p9  118 rk
        mov esi, dword [rsp + 272]  ;   343.7 p10     24 box reload
        mov dword [r10 + 36], esi   ;   348.8 p7+p4  118 rk
        mov esi, dword [rsp + 340]  ;   344.0 p2      24 box reload
        mov dword [r10 + 40], esi   ;   349.0 p8+p9  118 rk
        mov esi, dword [rsp + 344]  ;   344.3 p3      24 box reload
        mov dword [r10 + 44], esi   ;   349.8 p7+p4  118 rk
        mov esi, dword [rsp + 276]  ;   344.7 p10     23 box reload
        mov dword [r10 + 48], esi   ;   350.0 p8+p9  118 rk
        mov esi, dword [rsp + 24]   ;   345.0 p2      23 box reload
        mov dword [r10 + 52], esi   ;   350.8 p7+p4  118 rk
        mov esi, dword [rsp + 44]   ;   345.3 p3      23 box reload
        mov dword [r10 + 56], esi   ;   351.0 p8+p9  118 rk
        mov esi, dword [rsp + 364]  ;   345.7 p10     23 box reload
        mov dword [r10 + 60], esi   ;   351.8 p7+p4  118 rk
        mov esi, dword [rsp + 84]   ;   346.0 p2      30 box reload
        mov dword [r10 + 64], esi   ;   352.0 p8+p9  118 rk
        mov esi, dword [rsp + 380]  ;   346.3 p3      30 box reload
        mov dword [r10 + 68], esi   ;   352.8 p7+p4  118 rk
        mov esi, dword [rsp + 76]   ;   346.7 p10     30 box reload
        mov dword [r10 + 72], esi   ;   353.0 p8+p9  118 rk
        mov esi, dword [rsp + 68]   ;   347.0 p2      30 box reload
        mov dword [r10 + 76], esi   ;   353.8 p7+p4  118 rk
        mov esi, dword [rsp + 408]  ;   347.3 p3      29 box reload
        mov dword [r10 + 80], esi   ;   354.0 p8+p9  118 rk
        mov esi, dword [rsp + 88]   ;   347.7 p10     29 box reload
        mov dword [r10 + 84], esi   ;   354.8 p7+p4  118 rk
        mov esi, dword [rsp + 384]  ;   348.0 p2      29 box reload
        mov dword [r10 + 88], esi   ;   355.0 p8+p9  118 rk
        mov esi, dword [rsp + 96]   ;   348.3 p3      29 box reload
        mov dword [r10 + 92], esi   ;   355.8 p7+p4  118 rk
        mov esi, dword [rsp + 448]  ;   348.7 p10     27 box reload
        mov dword [r10 + 112], esi  ;   356.0 p8+p9  118 rk
        mov esi, dword [rsp + 124]  ;   349.0 p2      27 box reload
        mov dword [r10 + 116], esi  ;   356.8 p7+p4  118 rk
        mov esi, dword [rsp + 456]  ;   349.3 p3      27 box reload
        mov dword [r10 + 120], esi  ;   357.0 p8+p9  118 rk
        mov esi, dword [rsp + 452]  ;   349.7 p10     27 box reload
        mov dword [r10 + 124], esi  ;   357.8 p7+p4  118 rk
        mov esi, dword [rsp + 132]  ;   350.0 p2      26 box reload
        mov dword [r10 + 128], esi  ;   358.0 p8+p9  118 rk
        mov esi, dword [rsp + 140]  ;   350.3 p3      26 box reload
        mov dword [r10 + 132], esi  ;   358.8 p7+p4  118 rk
        mov esi, dword [rsp + 488]  ;   350.7 p10     26 box reload
        mov dword [r10 + 136], esi  ;   359.0 p8+p9  118 rk
        mov esi, dword [rsp + 472]  ;   351.0 p2      26 box reload
        mov dword [r10 + 140], esi  ;   359.8 p7+p4  118 rk
        mov esi, dword [rsp + 508]  ;   351.3 p3      25 box reload
        mov dword [r10 + 144], esi  ;   360.0 p8+p9  118 rk
        mov esi, dword [rsp + 152]  ;   351.7 p10     25 box reload
        mov dword [r10 + 148], esi  ;   360.8 p7+p4  118 rk
        mov esi, dword [rsp + 504]  ;   352.0 p2      25 box reload
        mov dword [r10 + 152], esi  ;   361.0 p8+p9  118 rk
        mov esi, dword [rsp + 524]  ;   352.3 p3      25 box reload
        mov dword [r10 + 156], esi  ;   361.8 p7+p4  118 rk
        mov esi, dword [rsp + 184]  ;   352.7 p10     24 box reload
        mov dword [r10 + 168], esi  ;   362.0 p8+p9  118 rk
        mov esi, dword [rsp + 552]  ;   353.0 p2      23 box reload
        mov dword [r10 + 176], esi  ;   362.8 p7+p4  118 rk
        mov esi, dword [rsp + 192]  ;   353.3 p3      23 box reload
        mov dword [r10 + 180], esi  ;   363.0 p8+p9  118 rk
        mov esi, dword [rsp + 548]  ;   353.7 p10     23 box reload
        mov dword [r10 + 184], esi  ;   363.8 p7+p4  118 rk
        mov esi, dword [rsp + 544]  ;   354.0 p2      23 box reload
        mov dword [r10 + 188], esi  ;   364.0 p8+p9  118 rk
        mov esi, dword [rsp + 228]  ;   354.3 p3      30 box reload
        mov dword [r10 + 192], esi  ;   364.8 p7+p4  118 rk
        mov esi, dword [rsp + 216]  ;   354.7 p10     30 box reload
        mov dword [r10 + 196], esi  ;   365.0 p8+p9  118 rk
        mov esi, dword [rsp + 232]  ;   355.0 p2      30 box reload
        mov dword [r10 + 200], esi  ;   365.8 p7+p4  118 rk
        mov esi, dword [rsp + 212]  ;   355.3 p3      30 box reload
        mov dword [r10 + 204], esi  ;   366.0 p8+p9  118 rk
        mov esi, dword [rsp + 596]  ;   355.7 p10     27 box reload
        mov dword [r10 + 240], esi  ;   366.8 p7+p4  118 rk
        mov esi, dword [rsp + 268]  ;   356.0 p2      27 box reload
        mov dword [r10 + 244], esi  ;   367.0 p8+p9  118 rk
        mov esi, dword [rsp + 604]  ;   356.3 p3      27 box reload
        mov dword [r10 + 248], esi  ;   367.8 p7+p4  118 rk
        mov esi, dword [rsp + 600]  ;   356.7 p10     27 box reload
        mov dword [r10 + 252], esi  ;   368.0 p8+p9  118 rk
        mov esi, dword [rsp + 284]  ;   357.0 p2      26 box reload
        mov dword [r10 + 256], esi  ;   368.8 p7+p4  118 rk
        mov esi, dword [rsp + 608]  ;   357.3 p3      26 box reload
        mov dword [r10 + 260], esi  ;   369.0 p8+p9  118 rk
        mov esi, dword [rsp + 280]  ;   357.7 p10     26 box reload
        mov dword [r10 + 264], esi  ;   369.8 p7+p4  118 rk
        mov esi, dword [rsp + 260]  ;   358.0 p2      26 box reload
        mov dword [r10 + 268], esi  ;   370.0 p8+p9  118 rk
        mov esi, dword [rsp + 264]  ;   358.3 p3      25 box reload
        mov dword [r10 + 272], esi  ;   370.8 p7+p4  118 rk
        mov esi, dword [rsp + 308]  ;   358.7 p10     25 box reload
        mov dword [r10 + 276], esi  ;   371.0 p8+p9  118 rk
        mov esi, dword [rsp + 292]  ;   359.0 p2      25 box reload
        mov dword [r10 + 280], esi  ;   371.8 p7+p4  118 rk
        mov esi, dword [rsp + 72]   ;   359.3 p3      24 box reload
        mov dword [r10 + 300], esi  ;   372.0 p8+p9  118 rk
        mov esi, dword [rsp + 32]   ;   359.7 p10     23 box reload
        mov dword [r10 + 304], esi  ;   372.8 p7+p4  118 rk
        mov esi, dword [rsp + 328]  ;   360.0 p2      23 box reload
        mov dword [r10 + 308], esi  ;   373.0 p8+p9  118 rk
        mov esi, dword [rsp + 40]   ;   360.3 p3      23 box reload
        mov dword [r10 + 312], esi  ;   373.8 p7+p4  118 rk
        mov esi, dword [rsp + 36]   ;   360.7 p10     23 box reload
        mov dword [r10 + 316], esi  ;   374.0 p8+p9  118 rk
        mov esi, dword [rsp + 360]  ;   361.0 p2      30 box reload
        mov dword [r10 + 320], esi  ;   374.8 p7+p4  118 rk
        mov esi, dword [rsp + 92]   ;   361.3 p3      30 box reload
        mov dword [r10 + 324], esi  ;   375.0 p8+p9  118 rk
        mov esi, dword [rsp + 372]  ;   361.7 p10     30 box reload
        mov dword [r10 + 328], esi  ;   375.8 p7+p4  118 rk
        mov esi, dword [rsp + 368]  ;   362.0 p2      30 box reload
        mov dword [r10 + 332], esi  ;   376.0 p8+p9  118 rk
        mov esi, dword [rsp + 112]  ;   362.3 p3      29 box reload
        mov dword [r10 + 348], esi  ;   376.8 p7+p4  118 rk
        lea rdi, [rsp + 16]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x4b               ;                    cleared
        rep stosq                   ;                    cleared
        add rsp, 0x268              ;                    frame
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

; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 3e9ad2edd67b151b); do not edit:
;   ./cw build sha1_blocks --cpu zen3
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 1152 uops, planned 261.5; bounds: width 192.0, ports 244.8, path 164.0
;   body.2: 11 uops, planned 7.0; bounds: width 1.8, ports 3.7, path 0.0
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
%fatal "sha1_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push rbx                     ;                    preserved
        push rbp                     ;                    preserved
        push r12                     ;                    preserved
        push r13                     ;                    preserved
        push r14                     ;                    preserved
        push r15                     ;                    preserved
        sub rsp, 0x78                ;                    frame
        mov qword [rsp + 0], rdi     ;                    argument
        mov dword [rsp + 32], edx    ;                    argument
        mov qword [rsp + 8], rsi     ;                    argument
        mov r8, qword [rsp + 0]      ;     0.0 agu0    16 h reload
        mov esi, dword [r8]          ;     4.0 agu1    16 h
        mov r9d, dword [rsp + 32]    ;     0.3 agu2    16 h
        shl r9, 6                    ;     4.3 alu1    16 h
        mov edi, dword [r8 + 4]      ;     4.0 agu0    16 h
        mov ebp, dword [r8 + 8]      ;     4.0 agu1    16 h
        mov r10d, dword [r8 + 12]    ;     4.0 agu2    16 h
        mov r11d, dword [r8 + 16]    ;     4.0 agu0    16 h
        add r9, qword [rsp + 8]      ;     5.3 alu0+agu1   16 h
        mov qword [rsp + 16], r9     ;     6.3 agu2+st0   16 h
        mov dword [rsp + 36], esi    ;     8.0 agu0+st1   16 h
        mov dword [rsp + 40], edi    ;     8.0 agu1+st0   16 h
        mov dword [rsp + 44], ebp    ;     8.0 agu2+st1   16 h
        mov dword [rsp + 48], r10d   ;     8.0 agu0+st0   16 h
        mov dword [rsp + 52], r11d   ;     8.0 agu1+st1   16 h
        cmp dword [rsp + 32], 0      ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]      ;                    resident
        mov esi, dword [rsp + 36]    ;                    resident
        mov edi, dword [rsp + 44]    ;                    resident
        mov ebp, dword [rsp + 48]    ;                    resident
        mov r9d, dword [rsp + 40]    ;                    resident
        mov r10d, dword [rsp + 52]   ;                    resident
        align 16
.blocks_1:
        mov r11d, dword [r8]         ;     0.0 agu0    22 w[0]
        bswap r11d                   ;     4.0 alu0    22 w[0]
        rorx r12d, esi, 0x1b         ;     0.3 alu1    27 v[4]
        add r12d, r10d               ;     1.3 alu2    27 v[4]
        add r12d, r11d               ;     5.0 alu3    27 v[4]
        rorx r13d, r9d, 2            ;     1.3 alu1    28 v[1]
        mov r14d, edi                ;     1.0          6 v[4] copy
        xor r14d, ebp                ;     1.2 alu0     6 v[4]
        and r14d, r9d                ;     2.2 alu2     6 v[4]
        xor r14d, ebp                ;     3.2 alu3     6 v[4]
        add r12d, r14d               ;     6.0 alu0    27 v[4]
        add r12d, 0x5a827999         ;     7.0 alu1    27 v[4]
        mov r14d, dword [r8 + 4]     ;     2.0 agu1    22 w[1]
        bswap r14d                   ;     6.0 alu2    22 w[1]
        rorx r15d, r12d, 0x1b        ;     8.0 alu1    27 v[3]
        mov eax, esi                 ;     2.5          6 v[3] copy
        not eax                      ;     2.7 alu3     6 v[3]
        and eax, edi                 ;     3.7 alu0     6 v[3]
        add eax, ebp                 ;     4.7 alu2    27 v[3]
        add eax, r15d                ;     9.0 alu3    27 v[3]
        add eax, r14d                ;    10.0 alu0    27 v[3]
        rorx r15d, esi, 2            ;     4.3 alu1    28 v[0]
        mov ecx, r13d                ;     3.7          6 v[3] copy
        and ecx, esi                 ;     4.5 alu2     6 v[3]
        add eax, ecx                 ;    11.0 alu3    27 v[3]
        add eax, 0x5a827999          ;    12.0 alu0    27 v[3]
        mov ecx, dword [r8 + 8]      ;     4.3 agu2    22 w[2]
        bswap ecx                    ;     8.3 alu1    22 w[2]
        rorx edx, eax, 0x1b          ;    13.0 alu2    27 v[2]
        mov ebx, r13d                ;     4.8          6 v[2] copy
        xor ebx, r15d                ;     5.7 alu3     6 v[2]
        and ebx, r12d                ;     8.0 alu0     6 v[2]
        xor ebx, r13d                ;     9.0 alu1     6 v[2]
        add ebx, edi                 ;    10.0 alu2    27 v[2]
        add ebx, 0x5a827999          ;    11.0 alu3    27 v[2]
        add ebx, ecx                 ;    12.0 alu0    27 v[2]
        add ebx, edx                 ;    14.0 alu1    27 v[2]
        ror r12d, 2                  ;     8.0 alu2    28 v[4]
        mov edx, dword [r8 + 12]     ;     6.3 agu0    22 w[3]
        bswap edx                    ;    10.3 alu3    22 w[3]
        add r13d, 0x5a827999         ;     8.2 alu0    27 v[1]
        add r13d, edx                ;    11.3 alu1    27 v[1]
        mov dword [rsp + 56], r10d   ;     8.2 agu1+st0   19 v[4] spill
        rorx r10d, ebx, 0x1b         ;    15.0 alu2    27 v[1]
        add r13d, r10d               ;    16.0 alu3    27 v[1]
        mov r10d, r15d               ;     8.7          6 v[1] copy
        xor r10d, r12d               ;     9.2 alu0     6 v[1]
        and r10d, eax                ;    13.0 alu1     6 v[1]
        xor r10d, r15d               ;    14.0 alu2     6 v[1]
        add r13d, r10d               ;    17.0 alu3    27 v[1]
        ror eax, 2                   ;    13.0 alu1    28 v[3]
        mov r10d, dword [r8 + 16]    ;    10.0 agu2    22 w[4]
        bswap r10d                   ;    14.0 alu0    22 w[4]
        add r15d, 0x5a827999         ;    10.5 alu2    27 v[0]
        add r15d, r10d               ;    15.0 alu3    27 v[0]
        mov dword [rsp + 60], ebp    ;    10.7 agu0+st1   19 v[3] spill
        rorx ebp, r13d, 0x1b         ;    18.0 alu1    27 v[0]
        add r15d, ebp                ;    19.0 alu0    27 v[0]
        mov ebp, r12d                ;    11.2          6 v[0] copy
        xor ebp, eax                 ;    14.0 alu2     6 v[0]
        and ebp, ebx                 ;    15.0 alu3     6 v[0]
        xor ebp, r12d                ;    16.0 alu0     6 v[0]
        add r15d, ebp                ;    20.0 alu1    27 v[0]
        ror ebx, 2                   ;    15.0 alu2    28 v[2]
        mov ebp, dword [r8 + 20]     ;    13.2 agu1    22 w[5]
        bswap ebp                    ;    17.2 alu3    22 w[5]
        add r12d, 0x5a827999         ;    13.5 alu0    27 v[4]
        add r12d, ebp                ;    18.2 alu1    27 v[4]
        mov dword [rsp + 64], edi    ;    14.0 agu2+st0   19 v[2] spill
        rorx edi, r15d, 0x1b         ;    21.0 alu2    27 v[4]
        add r12d, edi                ;    22.0 alu3    27 v[4]
        mov edi, eax                 ;    14.5          6 v[4] copy
        xor edi, ebx                 ;    16.0 alu0     6 v[4]
        and edi, r13d                ;    18.0 alu1     6 v[4]
        xor edi, eax                 ;    19.0 alu2     6 v[4]
        add r12d, edi                ;    23.0 alu3    27 v[4]
        ror r13d, 2                  ;    18.0 alu1    28 v[1]
        mov edi, dword [r8 + 24]     ;    15.5 agu0    22 w[6]
        bswap edi                    ;    19.5 alu0    22 w[6]
        add eax, 0x5a827999          ;    16.2 alu2    27 v[3]
        add eax, edi                 ;    20.5 alu3    27 v[3]
        mov dword [rsp + 68], r9d    ;    16.3 agu1+st1   19 v[1] spill
        rorx r9d, r12d, 0x1b         ;    24.0 alu1    27 v[3]
        add eax, r9d                 ;    25.0 alu0    27 v[3]
        mov r9d, ebx                 ;    17.0          6 v[3] copy
        xor r9d, r13d                ;    19.0 alu2     6 v[3]
        and r9d, r15d                ;    21.0 alu3     6 v[3]
        xor r9d, ebx                 ;    22.0 alu0     6 v[3]
        add eax, r9d                 ;    26.0 alu1    27 v[3]
        ror r15d, 2                  ;    21.0 alu2    28 v[0]
        mov r9d, dword [r8 + 28]     ;    18.5 agu2    22 w[7]
        bswap r9d                    ;    22.5 alu3    22 w[7]
        add ebx, 0x5a827999          ;    19.0 alu0    27 v[2]
        add ebx, r9d                 ;    23.5 alu1    27 v[2]
        mov dword [rsp + 72], esi    ;    19.3 agu0+st0   19 v[0] spill
        rorx esi, eax, 0x1b          ;    27.0 alu2    27 v[2]
        add ebx, esi                 ;    28.0 alu3    27 v[2]
        mov esi, r13d                ;    19.8          6 v[2] copy
        xor esi, r15d                ;    22.0 alu0     6 v[2]
        and esi, r12d                ;    24.0 alu1     6 v[2]
        xor esi, r13d                ;    25.0 alu2     6 v[2]
        add ebx, esi                 ;    29.0 alu3    27 v[2]
        ror r12d, 2                  ;    24.0 alu1    28 v[4]
        mov esi, dword [r8 + 32]     ;    21.3 agu1    22 w[8]
        bswap esi                    ;    25.3 alu0    22 w[8]
        add r13d, 0x5a827999         ;    22.0 alu2    27 v[1]
        add r13d, esi                ;    26.3 alu3    27 v[1]
        mov dword [rsp + 76], r9d    ;    23.5 agu2+st1   22 w[7] spill
        rorx r9d, ebx, 0x1b          ;    30.0 alu1    27 v[1]
        add r13d, r9d                ;    31.0 alu0    27 v[1]
        mov r9d, r15d                ;    23.0          6 v[1] copy
        xor r9d, r12d                ;    25.0 alu2     6 v[1]
        and r9d, eax                 ;    27.0 alu3     6 v[1]
        xor r9d, r15d                ;    28.0 alu1     6 v[1]
        add r13d, r9d                ;    32.0 alu0    27 v[1]
        ror eax, 2                   ;    27.0 alu2    28 v[3]
        mov r9d, dword [r8 + 36]     ;    24.3 agu0    22 w[9]
        bswap r9d                    ;    28.3 alu3    22 w[9]
        add r15d, 0x5a827999         ;    25.0 alu1    27 v[0]
        add r15d, r9d                ;    29.3 alu0    27 v[0]
        mov dword [rsp + 80], edi    ;    25.3 agu1+st0   22 w[6] spill
        rorx edi, r13d, 0x1b         ;    33.0 alu2    27 v[0]
        add r15d, edi                ;    34.0 alu3    27 v[0]
        mov edi, r12d                ;    25.8          6 v[0] copy
        xor edi, eax                 ;    28.0 alu1     6 v[0]
        and edi, ebx                 ;    30.0 alu0     6 v[0]
        xor edi, r12d                ;    31.0 alu2     6 v[0]
        add r15d, edi                ;    35.0 alu3    27 v[0]
        ror ebx, 2                   ;    30.0 alu1    28 v[2]
        mov edi, dword [r8 + 40]     ;    27.3 agu2    22 w[10]
        bswap edi                    ;    31.3 alu0    22 w[10]
        add r12d, 0x5a827999         ;    28.0 alu2    27 v[4]
        add r12d, edi                ;    32.3 alu3    27 v[4]
        mov dword [rsp + 84], ebp    ;    28.3 agu0+st1   22 w[5] spill
        rorx ebp, r15d, 0x1b         ;    36.0 alu1    27 v[4]
        add r12d, ebp                ;    37.0 alu0    27 v[4]
        mov ebp, eax                 ;    28.8          6 v[4] copy
        xor ebp, ebx                 ;    31.0 alu2     6 v[4]
        and ebp, r13d                ;    33.0 alu3     6 v[4]
        xor ebp, eax                 ;    34.0 alu1     6 v[4]
        add r12d, ebp                ;    38.0 alu0    27 v[4]
        ror r13d, 2                  ;    33.0 alu2    28 v[1]
        mov ebp, dword [r8 + 44]     ;    30.3 agu1    22 w[11]
        bswap ebp                    ;    34.3 alu3    22 w[11]
        add eax, 0x5a827999          ;    31.0 alu1    27 v[3]
        add eax, ebp                 ;    35.3 alu0    27 v[3]
        mov dword [rsp + 88], ebp    ;    35.3 agu2+st0   22 w[11] spill
        rorx ebp, r12d, 0x1b         ;    39.0 alu2    27 v[3]
        add eax, ebp                 ;    40.0 alu3    27 v[3]
        mov ebp, ebx                 ;    32.0          6 v[3] copy
        xor ebp, r13d                ;    34.0 alu1     6 v[3]
        and ebp, r15d                ;    36.0 alu0     6 v[3]
        xor ebp, ebx                 ;    37.0 alu2     6 v[3]
        add eax, ebp                 ;    41.0 alu3    27 v[3]
        ror r15d, 2                  ;    36.0 alu1    28 v[0]
        mov ebp, dword [r8 + 48]     ;    34.0 agu0    22 w[12]
        bswap ebp                    ;    38.0 alu0    22 w[12]
        add ebx, 0x5a827999          ;    34.3 alu2    27 v[2]
        add ebx, ebp                 ;    39.0 alu3    27 v[2]
        mov dword [rsp + 92], ebp    ;    39.0 agu1+st1   22 w[12] spill
        rorx ebp, eax, 0x1b          ;    42.0 alu1    27 v[2]
        add ebx, ebp                 ;    43.0 alu0    27 v[2]
        mov ebp, r13d                ;    35.3          6 v[2] copy
        xor ebp, r15d                ;    37.0 alu2     6 v[2]
        and ebp, r12d                ;    39.0 alu3     6 v[2]
        xor ebp, r13d                ;    40.0 alu1     6 v[2]
        add ebx, ebp                 ;    44.0 alu0    27 v[2]
        ror r12d, 2                  ;    39.0 alu2    28 v[4]
        mov ebp, dword [r8 + 52]     ;    37.0 agu2    22 w[13]
        bswap ebp                    ;    41.0 alu3    22 w[13]
        add r13d, 0x5a827999         ;    37.3 alu1    27 v[1]
        add r13d, ebp                ;    42.0 alu0    27 v[1]
        mov dword [rsp + 96], r10d   ;    37.7 agu0+st0   22 w[4] spill
        rorx r10d, ebx, 0x1b         ;    45.0 alu2    27 v[1]
        add r13d, r10d               ;    46.0 alu3    27 v[1]
        mov r10d, r15d               ;    38.2          6 v[1] copy
        xor r10d, r12d               ;    40.0 alu1     6 v[1]
        and r10d, eax                ;    42.0 alu0     6 v[1]
        xor r10d, r15d               ;    43.0 alu2     6 v[1]
        add r13d, r10d               ;    47.0 alu3    27 v[1]
        ror eax, 2                   ;    42.0 alu1    28 v[3]
        mov r10d, dword [r8 + 56]    ;    39.7 agu1    22 w[14]
        bswap r10d                   ;    43.7 alu0    22 w[14]
        add r15d, 0x5a827999         ;    40.2 alu2    27 v[0]
        add r15d, r10d               ;    44.7 alu3    27 v[0]
        mov dword [rsp + 100], edi   ;    40.3 agu2+st1   22 w[10] spill
        rorx edi, r13d, 0x1b         ;    48.0 alu1    27 v[0]
        add r15d, edi                ;    49.0 alu0    27 v[0]
        mov edi, r12d                ;    41.0          6 v[0] copy
        xor edi, eax                 ;    43.0 alu2     6 v[0]
        and edi, ebx                 ;    45.0 alu3     6 v[0]
        xor edi, r12d                ;    46.0 alu1     6 v[0]
        add r15d, edi                ;    50.0 alu0    27 v[0]
        ror ebx, 2                   ;    45.0 alu2    28 v[2]
        mov edi, dword [r8 + 60]     ;    42.5 agu0    22 w[15]
        bswap edi                    ;    46.5 alu3    22 w[15]
        add r12d, 0x5a827999         ;    43.0 alu1    27 v[4]
        add r12d, edi                ;    47.5 alu0    27 v[4]
        xor r11d, ecx                ;    43.3 alu2    23 w[0]
        xor r11d, esi                ;    44.3 alu3    23 w[0]
        xor r11d, ebp                ;    45.3 alu1    23 w[0]
        ror r11d, 0x1f               ;    46.3 alu2    23 w[0]
        mov qword [rsp + 24], r8     ;    44.0 agu1+st0   22 w[0] spill
        rorx r8d, r15d, 0x1b         ;    51.0 alu1    27 v[4]
        add r12d, r8d                ;    52.0 alu0    27 v[4]
        mov r8d, eax                 ;    44.7          6 v[4] copy
        xor r8d, ebx                 ;    46.0 alu3     6 v[4]
        and r8d, r13d                ;    48.0 alu0     6 v[4]
        xor r8d, eax                 ;    49.0 alu2     6 v[4]
        add r12d, r8d                ;    53.0 alu3    27 v[4]
        ror r13d, 2                  ;    48.0 alu1    28 v[1]
        rorx r8d, r12d, 0x1b         ;    54.0 alu2    27 v[3]
        add eax, r11d                ;    47.3 alu0    27 v[3]
        add eax, 0x5a827999          ;    48.3 alu3    27 v[3]
        add eax, r8d                 ;    55.0 alu1    27 v[3]
        mov r8d, ebx                 ;    46.7          6 v[3] copy
        xor r8d, r13d                ;    49.0 alu0     6 v[3]
        and r8d, r15d                ;    51.0 alu2     6 v[3]
        xor r8d, ebx                 ;    52.0 alu3     6 v[3]
        add eax, r8d                 ;    56.0 alu1    27 v[3]
        ror r15d, 2                  ;    51.0 alu2    28 v[0]
        xor r14d, edx                ;    48.3 alu0    23 w[1]
        xor r14d, r9d                ;    49.3 alu3    23 w[1]
        xor r14d, r10d               ;    50.3 alu1    23 w[1]
        ror r14d, 0x1f               ;    51.3 alu2    23 w[1]
        rorx r8d, eax, 0x1b          ;    57.0 alu1    27 v[2]
        add ebx, 0x5a827999          ;    49.3 alu0    27 v[2]
        add ebx, r14d                ;    52.3 alu3    27 v[2]
        add ebx, r8d                 ;    58.0 alu0    27 v[2]
        mov r8d, r13d                ;    49.7          6 v[2] copy
        xor r8d, r15d                ;    52.0 alu2     6 v[2]
        and r8d, r12d                ;    54.0 alu3     6 v[2]
        xor r8d, r13d                ;    55.0 alu1     6 v[2]
        add ebx, r8d                 ;    59.0 alu0    27 v[2]
        ror r12d, 2                  ;    54.0 alu2    28 v[4]
        xor ecx, edi                 ;    51.8 alu3    23 w[2]
        mov r8d, dword [rsp + 100]   ;    51.5 agu2    22 w[10] reload
        xor ecx, r8d                 ;    55.5 alu1    23 w[2]
        xor ecx, dword [rsp + 96]    ;    56.5 alu0+agu0   23 w[2]
        ror ecx, 0x1f                ;    57.5 alu2    23 w[2]
        add r13d, 0x5a827999         ;    52.8 alu3    27 v[1]
        add r13d, ecx                ;    58.5 alu1    27 v[1]
        xor edx, r11d                ;    53.3 alu0    23 w[3]
        xor edx, dword [rsp + 88]    ;    54.3 alu2+agu1   23 w[3]
        xor edx, dword [rsp + 84]    ;    55.3 alu3+agu2   23 w[3]
        ror edx, 0x1f                ;    56.3 alu1    23 w[3]
        rorx r8d, ebx, 0x1b          ;    60.0 alu2    27 v[1]
        add r13d, r8d                ;    61.0 alu0    27 v[1]
        mov r8d, r15d                ;    54.3          6 v[1] copy
        xor r8d, r12d                ;    55.0 alu3     6 v[1]
        and r8d, eax                 ;    57.0 alu1     6 v[1]
        xor r8d, r15d                ;    58.0 alu0     6 v[1]
        add r13d, r8d                ;    62.0 alu2    27 v[1]
        ror eax, 2                   ;    57.0 alu1    28 v[3]
        rorx r8d, r13d, 0x1b         ;    63.0 alu2    27 v[0]
        add r15d, edx                ;    57.3 alu3    27 v[0]
        add r15d, 0x5a827999         ;    58.3 alu0    27 v[0]
        add r15d, r8d                ;    64.0 alu3    27 v[0]
        mov r8d, r12d                ;    56.5          6 v[0] copy
        xor r8d, eax                 ;    58.0 alu1     6 v[0]
        and r8d, ebx                 ;    60.0 alu0     6 v[0]
        xor r8d, r12d                ;    61.0 alu2     6 v[0]
        add r15d, r8d                ;    65.0 alu3    27 v[0]
        ror ebx, 2                   ;    60.0 alu1    28 v[2]
        mov r8d, dword [rsp + 92]    ;    57.7 agu0    23 w[4]
        xor r8d, r14d                ;    61.7 alu0    23 w[4]
        xor r8d, dword [rsp + 80]    ;    62.7 alu2+agu1   23 w[4]
        xor r8d, dword [rsp + 96]    ;    63.7 alu3+agu2   23 w[4]
        ror r8d, 0x1f                ;    64.7 alu1    23 w[4]
        add r12d, 0x6ed9eba1         ;    59.3 alu0    27 v[4]
        add r12d, r8d                ;    65.7 alu2    27 v[4]
        mov dword [rsp + 96], r11d   ;    59.0 agu0+st1   23 w[0] spill
        rorx r11d, r15d, 0x1b        ;    66.0 alu1    27 v[4]
        add r12d, r11d               ;    67.0 alu3    27 v[4]
        mov r11d, eax                ;    60.0          7 v[4] copy
        xor r11d, ebx                ;    61.0 alu0     7 v[4]
        xor r11d, r13d               ;    63.0 alu2     7 v[4]
        add r12d, r11d               ;    68.0 alu3    27 v[4]
        ror r13d, 2                  ;    63.0 alu1    28 v[1]
        mov r11d, dword [rsp + 76]   ;    61.2 agu1    23 w[5]
        xor r11d, ebp                ;    65.2 alu0    23 w[5]
        xor r11d, ecx                ;    66.2 alu2    23 w[5]
        xor r11d, dword [rsp + 84]   ;    67.2 alu3+agu2   23 w[5]
        ror r11d, 0x1f               ;    68.2 alu1    23 w[5]
        add eax, 0x6ed9eba1          ;    62.7 alu0    27 v[3]
        add eax, r11d                ;    69.2 alu2    27 v[3]
        mov dword [rsp + 84], ecx    ;    63.0 agu0+st0   23 w[2] spill
        rorx ecx, r12d, 0x1b         ;    69.0 alu1    27 v[3]
        add eax, ecx                 ;    70.2 alu3    27 v[3]
        rorx ecx, r15d, 2            ;    66.0 alu2    28 v[0]
        xor r15d, ebx                ;    66.0 alu0     7 v[3]
        xor r15d, r13d               ;    67.0 alu1     7 v[3]
        add eax, r15d                ;    71.2 alu3    27 v[3]
        mov r15d, dword [rsp + 76]   ;    65.0 agu1    23 w[7]
        xor r15d, r9d                ;    69.0 alu0    23 w[7]
        xor r15d, edi                ;    70.0 alu2    23 w[7]
        xor r15d, r8d                ;    71.0 alu1    23 w[7]
        ror r15d, 0x1f               ;    72.0 alu2    23 w[7]
        add ebx, 0x6ed9eba1          ;    66.2 alu3    27 v[2]
        mov dword [rsp + 76], r8d    ;    66.3 agu2+st1   23 w[4] spill
        lea r8d, [r13 + 1859775393]  ;    66.5 alu0    27 v[1]
        xor r13d, ecx                ;    67.0 alu1     7 v[2]
        xor r13d, r12d               ;    69.0 alu3     7 v[2]
        add ebx, r13d                ;    70.0 alu2    27 v[2]
        mov r13d, dword [rsp + 80]   ;    67.2 agu0    23 w[6]
        xor r13d, esi                ;    71.2 alu0    23 w[6]
        xor r13d, r10d               ;    72.2 alu1    23 w[6]
        xor r13d, edx                ;    73.2 alu3    23 w[6]
        ror r13d, 0x1f               ;    74.2 alu2    23 w[6]
        ror r12d, 2                  ;    69.0 alu1    28 v[4]
        add ebx, r13d                ;    75.2 alu0    27 v[2]
        xor r9d, r14d                ;    69.2 alu3    23 w[9]
        xor r9d, dword [rsp + 88]    ;    70.2 alu2+agu1   23 w[9]
        xor r9d, r13d                ;    75.2 alu0    23 w[9]
        ror r9d, 0x1f                ;    76.2 alu1    23 w[9]
        mov dword [rsp + 80], r13d   ;    75.2 agu2+st0   23 w[6] spill
        rorx r13d, eax, 0x1b         ;    72.2 alu2    27 v[2]
        add ebx, r13d                ;    76.2 alu3    27 v[2]
        rorx r13d, ebx, 0x1b         ;    77.2 alu1    27 v[1]
        add r8d, r15d                ;    73.0 alu0    27 v[1]
        add r8d, r13d                ;    78.2 alu3    27 v[1]
        rorx r13d, eax, 2            ;    72.2 alu2    28 v[3]
        xor eax, ecx                 ;    72.2 alu0     7 v[1]
        xor eax, r12d                ;    73.2 alu1     7 v[1]
        add r8d, eax                 ;    79.2 alu3    27 v[1]
        lea eax, [r12 + 1859775393]  ;    72.3 alu2    27 v[4]
        xor r12d, r13d               ;    73.2 alu0     7 v[0]
        xor r12d, ebx                ;    77.2 alu1     7 v[0]
        xor esi, r11d                ;    73.2 alu3    23 w[8]
        xor esi, dword [rsp + 96]    ;    74.2 alu2+agu0   23 w[8]
        xor esi, dword [rsp + 100]   ;    75.2 alu0+agu1   23 w[8]
        ror esi, 0x1f                ;    76.2 alu1    23 w[8]
        add ecx, 0x6ed9eba1          ;    74.2 alu3    27 v[0]
        add ecx, r12d                ;    78.2 alu2    27 v[0]
        rorx r12d, r8d, 0x1b         ;    80.2 alu1    27 v[0]
        add ecx, esi                 ;    79.2 alu0    27 v[0]
        add ecx, r12d                ;    81.2 alu3    27 v[0]
        ror ebx, 2                   ;    77.2 alu2    28 v[2]
        rorx r12d, ecx, 0x1b         ;    82.2 alu1    27 v[4]
        add eax, r9d                 ;    77.2 alu0    27 v[4]
        add eax, r12d                ;    83.2 alu3    27 v[4]
        rorx r12d, r8d, 2            ;    80.2 alu2    28 v[1]
        xor r8d, r13d                ;    80.2 alu0     7 v[4]
        xor r8d, ebx                 ;    81.2 alu1     7 v[4]
        add eax, r8d                 ;    84.2 alu3    27 v[4]
        mov r8d, dword [rsp + 88]    ;    77.2 agu2    23 w[11]
        xor r8d, ebp                 ;    81.2 alu2    23 w[11]
        xor r8d, edx                 ;    82.2 alu0    23 w[11]
        xor r8d, esi                 ;    83.2 alu1    23 w[11]
        ror r8d, 0x1f                ;    84.2 alu2    23 w[11]
        add r13d, 0x6ed9eba1         ;    78.2 alu3    27 v[3]
        mov dword [rsp + 88], esi    ;    78.3 agu0+st1   23 w[8] spill
        lea esi, [rbx + 1859775393]  ;    78.5 alu0    27 v[2]
        xor ebx, r12d                ;    81.2 alu1     7 v[3]
        xor ebx, ecx                 ;    82.2 alu3     7 v[3]
        add r13d, ebx                ;    83.2 alu2    27 v[3]
        mov ebx, dword [rsp + 84]    ;    79.3 agu1    23 w[10]
        xor ebx, r15d                ;    83.3 alu0    23 w[10]
        xor ebx, dword [rsp + 92]    ;    84.3 alu1+agu2   23 w[10]
        xor ebx, dword [rsp + 100]   ;    85.3 alu3+agu0   23 w[10]
        ror ebx, 0x1f                ;    86.3 alu2    23 w[10]
        ror ecx, 2                   ;    82.2 alu1    28 v[0]
        add r13d, ebx                ;    87.3 alu0    27 v[3]
        xor ebp, edi                 ;    81.5 alu3    23 w[13]
        xor ebp, r11d                ;    82.5 alu2    23 w[13]
        xor ebp, ebx                 ;    87.3 alu1    23 w[13]
        ror ebp, 0x1f                ;    88.3 alu2    23 w[13]
        mov dword [rsp + 100], ebx   ;    87.3 agu1+st0   23 w[10] spill
        rorx ebx, eax, 0x1b          ;    85.2 alu1    27 v[3]
        add r13d, ebx                ;    88.3 alu0    27 v[3]
        rorx ebx, r13d, 0x1b         ;    89.3 alu2    27 v[2]
        add esi, r8d                 ;    85.2 alu3    27 v[2]
        add esi, ebx                 ;    90.3 alu0    27 v[2]
        rorx ebx, eax, 2             ;    85.2 alu1    28 v[4]
        xor eax, r12d                ;    85.2 alu3     7 v[2]
        xor eax, ecx                 ;    86.2 alu0     7 v[2]
        add esi, eax                 ;    91.3 alu2    27 v[2]
        lea eax, [rcx + 1859775393]  ;    85.2 alu1    27 v[0]
        xor ecx, ebx                 ;    86.2 alu3     7 v[1]
        xor ecx, r13d                ;    89.3 alu0     7 v[1]
        add r12d, 0x6ed9eba1         ;    85.7 alu2    27 v[1]
        add r12d, ecx                ;    90.3 alu1    27 v[1]
        mov ecx, dword [rsp + 76]    ;    85.8 agu2    23 w[12]
        xor ecx, r10d                ;    89.8 alu3    23 w[12]
        xor ecx, r9d                 ;    90.8 alu0    23 w[12]
        xor ecx, dword [rsp + 92]    ;    91.8 alu2+agu0   23 w[12]
        ror ecx, 0x1f                ;    92.8 alu1    23 w[12]
        ror r13d, 2                  ;    89.3 alu2    28 v[3]
        add r12d, ecx                ;    93.8 alu3    27 v[1]
        xor edi, r14d                ;    87.7 alu0    23 w[15]
        xor edi, r15d                ;    88.7 alu1    23 w[15]
        xor edi, ecx                 ;    93.8 alu3    23 w[15]
        ror edi, 0x1f                ;    94.8 alu2    23 w[15]
        mov dword [rsp + 92], ecx    ;    93.8 agu1+st1   23 w[12] spill
        rorx ecx, esi, 0x1b          ;    92.3 alu1    27 v[1]
        add r12d, ecx                ;    94.8 alu0    27 v[1]
        rorx ecx, r12d, 0x1b         ;    95.8 alu2    27 v[0]
        add eax, ebp                 ;    89.5 alu3    27 v[0]
        add eax, ecx                 ;    96.8 alu0    27 v[0]
        rorx ecx, esi, 2             ;    92.3 alu1    28 v[2]
        xor esi, ebx                 ;    92.3 alu3     7 v[0]
        xor esi, r13d                ;    93.3 alu0     7 v[0]
        add eax, esi                 ;    97.8 alu2    27 v[0]
        lea esi, [r13 + 1859775393]  ;    91.2 alu1    27 v[3]
        xor r13d, ecx                ;    93.3 alu3     7 v[4]
        xor r13d, r12d               ;    95.8 alu0     7 v[4]
        xor r10d, r8d                ;    91.8 alu2    23 w[14]
        xor r10d, dword [rsp + 80]   ;    92.8 alu1+agu2   23 w[14]
        xor r10d, dword [rsp + 96]   ;    93.8 alu3+agu0   23 w[14]
        ror r10d, 0x1f               ;    94.8 alu2    23 w[14]
        add ebx, r13d                ;    96.8 alu0    27 v[4]
        rorx r13d, eax, 0x1b         ;    98.8 alu1    27 v[4]
        add ebx, 0x6ed9eba1          ;    97.8 alu3    27 v[4]
        add ebx, r10d                ;    98.8 alu0    27 v[4]
        add ebx, r13d                ;    99.8 alu2    27 v[4]
        ror r12d, 2                  ;    95.8 alu1    28 v[1]
        rorx r13d, ebx, 0x1b         ;   100.8 alu2    27 v[3]
        xor r14d, edx                ;    94.5 alu3    23 w[1]
        xor r14d, r9d                ;    95.5 alu0    23 w[1]
        xor r14d, r10d               ;    96.5 alu1    23 w[1]
        ror r14d, 0x1f               ;    97.5 alu2    23 w[1]
        add esi, edi                 ;    95.8 alu3    27 v[3]
        add esi, r13d                ;   101.8 alu0    27 v[3]
        rorx r13d, eax, 2            ;    98.8 alu1    28 v[0]
        xor eax, ecx                 ;    98.8 alu3     7 v[3]
        xor eax, r12d                ;    99.8 alu0     7 v[3]
        add esi, eax                 ;   102.8 alu2    27 v[3]
        lea eax, [r12 + 1859775393]  ;    97.2 alu1    27 v[1]
        xor r12d, r13d               ;    99.8 alu3     7 v[2]
        xor r12d, ebx                ;   100.8 alu0     7 v[2]
        add ecx, 0x6ed9eba1          ;    97.8 alu2    27 v[2]
        add ecx, r12d                ;   101.8 alu1    27 v[2]
        mov r12d, dword [rsp + 88]   ;    97.5 agu1    23 w[0]
        xor r12d, ebp                ;   101.5 alu3    23 w[0]
        xor r12d, dword [rsp + 84]   ;   102.5 alu0+agu2   23 w[0]
        xor r12d, dword [rsp + 96]   ;   103.5 alu2+agu0   23 w[0]
        ror r12d, 0x1f               ;   104.5 alu1    23 w[0]
        ror ebx, 2                   ;   100.8 alu2    28 v[4]
        add ecx, r12d                ;   105.5 alu3    27 v[2]
        xor edx, r11d                ;    99.7 alu0    23 w[3]
        xor edx, r8d                 ;   100.7 alu1    23 w[3]
        xor edx, r12d                ;   105.5 alu3    23 w[3]
        ror edx, 0x1f                ;   106.5 alu2    23 w[3]
        mov dword [rsp + 96], r8d    ;   100.0 agu1+st0   23 w[11] spill
        rorx r8d, esi, 0x1b          ;   103.8 alu1    27 v[2]
        add ecx, r8d                 ;   106.5 alu0    27 v[2]
        rorx r8d, ecx, 0x1b          ;   107.5 alu2    27 v[1]
        add eax, r14d                ;   101.5 alu3    27 v[1]
        add eax, r8d                 ;   108.5 alu0    27 v[1]
        rorx r8d, esi, 2             ;   103.8 alu1    28 v[3]
        xor esi, r13d                ;   103.8 alu3     7 v[1]
        xor esi, ebx                 ;   104.8 alu0     7 v[1]
        add eax, esi                 ;   109.5 alu2    27 v[1]
        lea esi, [rbx + 1859775393]  ;   103.2 alu1    27 v[4]
        xor ebx, r8d                 ;   104.8 alu3     7 v[0]
        xor ebx, ecx                 ;   107.5 alu0     7 v[0]
        add r13d, 0x6ed9eba1         ;   103.8 alu2    27 v[0]
        add r13d, ebx                ;   108.5 alu1    27 v[0]
        mov ebx, dword [rsp + 100]   ;   103.8 agu2    23 w[2]
        xor ebx, edi                 ;   107.8 alu3    23 w[2]
        xor ebx, dword [rsp + 76]    ;   108.8 alu0+agu0   23 w[2]
        xor ebx, dword [rsp + 84]    ;   109.8 alu2+agu1   23 w[2]
        ror ebx, 0x1f                ;   110.8 alu1    23 w[2]
        add r13d, ebx                ;   111.8 alu3    27 v[0]
        ror ecx, 2                   ;   107.5 alu2    28 v[2]
        xor r11d, r15d               ;   105.7 alu0    23 w[5]
        xor r11d, ebp                ;   106.7 alu1    23 w[5]
        xor r11d, ebx                ;   111.8 alu3    23 w[5]
        ror r11d, 0x1f               ;   112.8 alu2    23 w[5]
        mov dword [rsp + 84], ebp    ;   106.5 agu2+st1   23 w[13] spill
        rorx ebp, eax, 0x1b          ;   110.5 alu1    27 v[0]
        add r13d, ebp                ;   112.8 alu0    27 v[0]
        rorx ebp, r13d, 0x1b         ;   113.8 alu2    27 v[4]
        add esi, edx                 ;   107.5 alu3    27 v[4]
        add esi, ebp                 ;   114.8 alu0    27 v[4]
        rorx ebp, eax, 2             ;   110.5 alu1    28 v[1]
        xor eax, r8d                 ;   110.5 alu3     7 v[4]
        xor eax, ecx                 ;   111.5 alu0     7 v[4]
        add esi, eax                 ;   115.8 alu2    27 v[4]
        lea eax, [rcx + 1859775393]  ;   109.2 alu1    27 v[2]
        xor ecx, ebp                 ;   111.5 alu3     7 v[3]
        xor ecx, r13d                ;   113.8 alu0     7 v[3]
        add r8d, 0x6ed9eba1          ;   109.8 alu2    27 v[3]
        add r8d, ecx                 ;   114.8 alu1    27 v[3]
        mov ecx, dword [rsp + 92]    ;   110.0 agu0    23 w[4]
        xor ecx, r14d                ;   114.0 alu3    23 w[4]
        xor ecx, dword [rsp + 80]    ;   115.0 alu0+agu1   23 w[4]
        xor ecx, dword [rsp + 76]    ;   116.0 alu2+agu2   23 w[4]
        ror ecx, 0x1f                ;   117.0 alu1    23 w[4]
        add r8d, ecx                 ;   118.0 alu3    27 v[3]
        ror r13d, 2                  ;   113.8 alu2    28 v[0]
        xor r15d, r9d                ;   111.8 alu0    23 w[7]
        xor r15d, edi                ;   112.8 alu1    23 w[7]
        xor r15d, ecx                ;   118.0 alu3    23 w[7]
        ror r15d, 0x1f               ;   119.0 alu2    23 w[7]
        mov dword [rsp + 76], edi    ;   112.8 agu0+st0   23 w[15] spill
        rorx edi, esi, 0x1b          ;   116.8 alu1    27 v[3]
        add r8d, edi                 ;   119.0 alu0    27 v[3]
        rorx edi, r8d, 0x1b          ;   120.0 alu2    27 v[2]
        add eax, r11d                ;   113.8 alu3    27 v[2]
        add eax, edi                 ;   121.0 alu1    27 v[2]
        rorx edi, esi, 2             ;   116.8 alu2    28 v[4]
        xor esi, ebp                 ;   116.8 alu0     7 v[2]
        xor esi, r13d                ;   117.8 alu3     7 v[2]
        add eax, esi                 ;   122.0 alu1    27 v[2]
        lea esi, [r13 + 1859775393]  ;   115.3 alu0    27 v[0]
        xor r13d, edi                ;   117.8 alu2     7 v[1]
        xor r13d, r8d                ;   120.0 alu3     7 v[1]
        add ebp, 0x6ed9eba1          ;   116.2 alu1    27 v[1]
        add ebp, r13d                ;   121.0 alu0    27 v[1]
        mov r13d, dword [rsp + 88]   ;   116.2 agu1    23 w[6]
        xor r13d, r10d               ;   120.2 alu2    23 w[6]
        xor r13d, edx                ;   121.2 alu3    23 w[6]
        xor r13d, dword [rsp + 80]   ;   122.2 alu1+agu2   23 w[6]
        ror r13d, 0x1f               ;   123.2 alu2    23 w[6]
        add ebp, r13d                ;   124.2 alu0    27 v[1]
        ror r8d, 2                   ;   120.0 alu1    28 v[3]
        add esi, r15d                ;   120.0 alu3    27 v[0]
        mov dword [rsp + 80], ecx    ;   118.2 agu0+st1   23 w[4] spill
        rorx ecx, eax, 0x1b          ;   123.0 alu2    27 v[1]
        add ebp, ecx                 ;   125.2 alu0    27 v[1]
        rorx ecx, ebp, 0x1b          ;   126.2 alu1    27 v[0]
        add esi, ecx                 ;   127.2 alu3    27 v[0]
        mov ecx, edi                 ;   120.0          7 v[0] copy
        xor ecx, r8d                 ;   121.0 alu0     7 v[0]
        xor ecx, eax                 ;   123.0 alu2     7 v[0]
        add esi, ecx                 ;   128.2 alu1    27 v[0]
        ror eax, 2                   ;   123.0 alu2    28 v[2]
        mov ecx, dword [rsp + 100]   ;   120.8 agu1    23 w[8]
        xor ecx, r12d                ;   124.8 alu3    23 w[8]
        xor ecx, r11d                ;   125.8 alu0    23 w[8]
        xor ecx, dword [rsp + 88]    ;   126.8 alu1+agu2   23 w[8]
        ror ecx, 0x1f                ;   127.8 alu2    23 w[8]
        add edi, 0x8f1bbcdc          ;   122.0 alu3    27 v[4]
        add edi, ecx                 ;   128.8 alu0    27 v[4]
        xor r9d, r14d                ;   122.5 alu1    23 w[9]
        xor r9d, r13d                ;   124.2 alu3    23 w[9]
        xor r9d, dword [rsp + 96]    ;   125.2 alu0+agu0   23 w[9]
        ror r9d, 0x1f                ;   126.2 alu2    23 w[9]
        mov dword [rsp + 88], r14d   ;   123.2 agu1+st0   23 w[1] spill
        rorx r14d, esi, 0x1b         ;   129.2 alu1    27 v[4]
        add edi, r14d                ;   130.2 alu3    27 v[4]
        mov r14d, r8d                ;   123.7          8 v[4] copy
        xor r14d, eax                ;   124.2 alu0     8 v[4]
        mov dword [rsp + 104], r12d  ;   124.2 agu2+st1   23 w[0] spill
        mov r12d, r8d                ;   124.3          8 v[4] copy
        xor r12d, ebp                ;   126.2 alu2     8 v[4]
        and r14d, r12d               ;   127.2 alu1     8 v[4]
        lea r12d, [r8 - 1894007588]  ;   125.0 alu3    27 v[3]
        xor r8d, r14d                ;   128.2 alu0     8 v[4]
        add edi, r8d                 ;   131.2 alu2    27 v[4]
        ror ebp, 2                   ;   126.2 alu1    28 v[1]
        rorx r8d, edi, 0x1b          ;   132.2 alu2    27 v[3]
        mov r14d, eax                ;   125.8          8 v[3] copy
        xor r14d, ebp                ;   127.2 alu3     8 v[3]
        add r12d, r9d                ;   127.2 alu0    27 v[3]
        add r12d, r8d                ;   133.2 alu1    27 v[3]
        mov r8d, eax                 ;   126.5          8 v[3] copy
        xor r8d, esi                 ;   129.2 alu3     8 v[3]
        and r14d, r8d                ;   130.2 alu0     8 v[3]
        xor r14d, eax                ;   131.2 alu2     8 v[3]
        add r12d, r14d               ;   134.2 alu1    27 v[3]
        ror esi, 2                   ;   129.2 alu2    28 v[0]
        mov r8d, dword [rsp + 92]    ;   127.5 agu0    23 w[10]
        xor r8d, ebx                 ;   131.5 alu3    23 w[10]
        xor r8d, r15d                ;   132.5 alu0    23 w[10]
        xor r8d, dword [rsp + 100]   ;   133.5 alu1+agu1   23 w[10]
        ror r8d, 0x1f                ;   134.5 alu2    23 w[10]
        rorx r14d, r12d, 0x1b        ;   135.2 alu1    27 v[2]
        add eax, 0x8f1bbcdc          ;   129.0 alu3    27 v[2]
        add eax, r14d                ;   136.2 alu0    27 v[2]
        mov r14d, ebp                ;   129.2          8 v[2] copy
        xor r14d, esi                ;   130.2 alu3     8 v[2]
        add eax, r8d                 ;   137.2 alu0    27 v[2]
        mov dword [rsp + 100], ebx   ;   129.7 agu2+st0   23 w[2] spill
        mov ebx, ebp                 ;   129.8          8 v[2] copy
        xor ebx, edi                 ;   132.2 alu2     8 v[2]
        and r14d, ebx                ;   133.2 alu1     8 v[2]
        xor r14d, ebp                ;   134.2 alu3     8 v[2]
        add eax, r14d                ;   138.2 alu0    27 v[2]
        ror edi, 2                   ;   132.2 alu2    28 v[4]
        mov r14d, dword [rsp + 84]   ;   131.3 agu0    23 w[11]
        xor r14d, edx                ;   135.3 alu1    23 w[11]
        xor r14d, ecx                ;   136.3 alu3    23 w[11]
        xor r14d, dword [rsp + 96]   ;   137.3 alu0+agu1   23 w[11]
        ror r14d, 0x1f               ;   138.3 alu2    23 w[11]
        rorx ebx, eax, 0x1b          ;   139.2 alu1    27 v[1]
        add ebp, 0x8f1bbcdc          ;   133.0 alu3    27 v[1]
        add ebp, ebx                 ;   140.2 alu0    27 v[1]
        mov ebx, esi                 ;   133.2          8 v[1] copy
        xor ebx, edi                 ;   133.5 alu2     8 v[1]
        add ebp, r14d                ;   141.2 alu1    27 v[1]
        mov dword [rsp + 96], edx    ;   133.7 agu2+st1   23 w[3] spill
        mov edx, esi                 ;   133.8          8 v[1] copy
        xor edx, r12d                ;   135.2 alu3     8 v[1]
        and ebx, edx                 ;   136.2 alu0     8 v[1]
        xor ebx, esi                 ;   137.2 alu2     8 v[1]
        add ebp, ebx                 ;   142.2 alu1    27 v[1]
        ror r12d, 2                  ;   135.5 alu2    28 v[3]
        mov edx, dword [rsp + 80]    ;   135.2 agu0    23 w[12]
        xor edx, r10d                ;   139.2 alu3    23 w[12]
        xor edx, r9d                 ;   140.2 alu0    23 w[12]
        xor edx, dword [rsp + 92]    ;   141.2 alu1+agu1   23 w[12]
        ror edx, 0x1f                ;   142.2 alu2    23 w[12]
        rorx ebx, ebp, 0x1b          ;   143.2 alu1    27 v[0]
        add esi, 0x8f1bbcdc          ;   136.3 alu3    27 v[0]
        add esi, ebx                 ;   144.2 alu0    27 v[0]
        mov ebx, edi                 ;   136.7          8 v[0] copy
        xor ebx, r12d                ;   137.3 alu3     8 v[0]
        add esi, edx                 ;   145.2 alu0    27 v[0]
        mov dword [rsp + 92], r9d    ;   137.3 agu2+st0   23 w[9] spill
        mov r9d, edi                 ;   137.5          8 v[0] copy
        xor r9d, eax                 ;   139.2 alu2     8 v[0]
        and ebx, r9d                 ;   140.2 alu1     8 v[0]
        xor ebx, edi                 ;   141.2 alu3     8 v[0]
        add esi, ebx                 ;   146.2 alu0    27 v[0]
        ror eax, 2                   ;   139.2 alu2    28 v[2]
        mov r9d, dword [rsp + 76]    ;   139.2 agu0    23 w[13]
        xor r9d, r11d                ;   143.2 alu1    23 w[13]
        xor r9d, r8d                 ;   144.2 alu3    23 w[13]
        xor r9d, dword [rsp + 84]    ;   145.2 alu0+agu1   23 w[13]
        ror r9d, 0x1f                ;   146.2 alu2    23 w[13]
        rorx ebx, esi, 0x1b          ;   147.2 alu1    27 v[4]
        add edi, 0x8f1bbcdc          ;   140.5 alu3    27 v[4]
        add edi, ebx                 ;   148.2 alu0    27 v[4]
        mov ebx, r12d                ;   140.7          8 v[4] copy
        xor ebx, eax                 ;   140.8 alu2     8 v[4]
        add edi, r9d                 ;   149.2 alu1    27 v[4]
        xor r10d, r13d               ;   141.5 alu3    23 w[14]
        xor r10d, r14d               ;   142.5 alu0    23 w[14]
        xor r10d, dword [rsp + 104]  ;   143.5 alu2+agu2   23 w[14]
        ror r10d, 0x1f               ;   144.5 alu1    23 w[14]
        mov dword [rsp + 84], r13d   ;   142.2 agu0+st1   23 w[6] spill
        mov r13d, r12d               ;   142.3          8 v[4] copy
        xor r13d, ebp                ;   143.2 alu3     8 v[4]
        and ebx, r13d                ;   144.2 alu0     8 v[4]
        lea r13d, [r12 - 1894007588] ;   142.8 alu2    27 v[3]
        xor r12d, ebx                ;   145.2 alu1     8 v[4]
        add edi, r12d                ;   150.2 alu3    27 v[4]
        ror ebp, 2                   ;   143.8 alu2    28 v[1]
        rorx r12d, edi, 0x1b         ;   151.2 alu1    27 v[3]
        mov ebx, eax                 ;   143.7          8 v[3] copy
        xor ebx, ebp                 ;   144.8 alu0     8 v[3]
        add r13d, r10d               ;   145.5 alu3    27 v[3]
        add r13d, r12d               ;   152.2 alu0    27 v[3]
        mov r12d, eax                ;   144.3          8 v[3] copy
        xor r12d, esi                ;   147.2 alu2     8 v[3]
        and ebx, r12d                ;   148.2 alu1     8 v[3]
        xor ebx, eax                 ;   149.2 alu3     8 v[3]
        add r13d, ebx                ;   153.2 alu0    27 v[3]
        ror esi, 2                   ;   147.2 alu2    28 v[0]
        mov r12d, dword [rsp + 88]   ;   145.3 agu1    23 w[15]
        xor r12d, r15d               ;   149.3 alu1    23 w[15]
        xor r12d, edx                ;   150.3 alu3    23 w[15]
        xor r12d, dword [rsp + 76]   ;   151.3 alu0+agu2   23 w[15]
        ror r12d, 0x1f               ;   152.3 alu2    23 w[15]
        rorx ebx, r13d, 0x1b         ;   154.2 alu1    27 v[2]
        add eax, 0x8f1bbcdc          ;   147.5 alu3    27 v[2]
        add eax, ebx                 ;   155.2 alu0    27 v[2]
        mov ebx, ebp                 ;   147.5          8 v[2] copy
        xor ebx, esi                 ;   148.2 alu2     8 v[2]
        add eax, r12d                ;   156.2 alu1    27 v[2]
        mov dword [rsp + 76], r15d   ;   148.2 agu0+st0   23 w[7] spill
        mov r15d, ebp                ;   148.3          8 v[2] copy
        xor r15d, edi                ;   151.2 alu3     8 v[2]
        and ebx, r15d                ;   152.2 alu0     8 v[2]
        xor ebx, ebp                 ;   153.2 alu2     8 v[2]
        add eax, ebx                 ;   157.2 alu1    27 v[2]
        ror edi, 2                   ;   151.2 alu2    28 v[4]
        mov r15d, dword [rsp + 100]  ;   149.5 agu1    23 w[0]
        xor r15d, ecx                ;   153.5 alu3    23 w[0]
        xor r15d, r9d                ;   154.5 alu0    23 w[0]
        xor r15d, dword [rsp + 104]  ;   155.5 alu1+agu2   23 w[0]
        ror r15d, 0x1f               ;   156.5 alu2    23 w[0]
        rorx ebx, eax, 0x1b          ;   158.2 alu1    27 v[1]
        add ebp, 0x8f1bbcdc          ;   151.5 alu3    27 v[1]
        add ebp, ebx                 ;   159.2 alu0    27 v[1]
        mov ebx, esi                 ;   151.8          8 v[1] copy
        xor ebx, edi                 ;   152.2 alu2     8 v[1]
        add ebp, r15d                ;   160.2 alu1    27 v[1]
        mov dword [rsp + 104], ecx   ;   152.3 agu0+st1   23 w[8] spill
        mov ecx, esi                 ;   152.5          8 v[1] copy
        xor ecx, r13d                ;   154.2 alu3     8 v[1]
        and ebx, ecx                 ;   155.2 alu0     8 v[1]
        xor ebx, esi                 ;   156.2 alu2     8 v[1]
        add ebp, ebx                 ;   161.2 alu1    27 v[1]
        ror r13d, 2                  ;   154.2 alu2    28 v[3]
        mov ecx, dword [rsp + 92]    ;   153.5 agu1    23 w[1]
        xor ecx, r10d                ;   157.5 alu3    23 w[1]
        mov ebx, dword [rsp + 96]    ;   154.2 agu2    23 w[3] reload
        xor ecx, ebx                 ;   158.5 alu0    23 w[1]
        xor ecx, dword [rsp + 88]    ;   159.5 alu1+agu0   23 w[1]
        ror ecx, 0x1f                ;   160.5 alu2    23 w[1]
        add esi, 0x8f1bbcdc          ;   154.8 alu3    27 v[0]
        add esi, ecx                 ;   161.5 alu0    27 v[0]
        mov dword [rsp + 88], r10d   ;   155.2 agu1+st0   23 w[14] spill
        rorx r10d, ebp, 0x1b         ;   162.2 alu1    27 v[0]
        add esi, r10d                ;   163.2 alu3    27 v[0]
        mov r10d, edi                ;   155.7          8 v[0] copy
        xor r10d, r13d               ;   156.2 alu2     8 v[0]
        mov dword [rsp + 108], r9d   ;   156.2 agu2+st1   23 w[13] spill
        mov r9d, edi                 ;   156.3          8 v[0] copy
        xor r9d, eax                 ;   158.2 alu0     8 v[0]
        and r10d, r9d                ;   159.2 alu1     8 v[0]
        xor r10d, edi                ;   160.2 alu3     8 v[0]
        add esi, r10d                ;   164.2 alu2    27 v[0]
        ror eax, 2                   ;   158.2 alu1    28 v[2]
        mov r9d, dword [rsp + 80]    ;   157.5 agu0    23 w[2]
        xor r9d, r8d                 ;   161.5 alu0    23 w[2]
        xor r9d, r12d                ;   162.5 alu3    23 w[2]
        xor r9d, dword [rsp + 100]   ;   163.5 alu2+agu1   23 w[2]
        ror r9d, 0x1f                ;   164.5 alu1    23 w[2]
        rorx r10d, esi, 0x1b         ;   165.2 alu2    27 v[4]
        add edi, 0x8f1bbcdc          ;   159.2 alu0    27 v[4]
        add edi, r10d                ;   166.2 alu3    27 v[4]
        mov r10d, r13d               ;   159.5          8 v[4] copy
        xor r10d, eax                ;   159.7 alu1     8 v[4]
        add edi, r9d                 ;   167.2 alu0    27 v[4]
        xor ebx, r11d                ;   160.3 alu2    23 w[3]
        xor ebx, r14d                ;   161.3 alu3    23 w[3]
        xor ebx, r15d                ;   162.3 alu1    23 w[3]
        ror ebx, 0x1f                ;   163.3 alu2    23 w[3]
        mov dword [rsp + 96], r14d   ;   160.7 agu2+st0   23 w[11] spill
        mov r14d, r13d               ;   160.8          8 v[4] copy
        xor r14d, ebp                ;   162.2 alu0     8 v[4]
        and r10d, r14d               ;   163.2 alu3     8 v[4]
        lea r14d, [r13 - 1894007588] ;   161.7 alu1    27 v[3]
        xor r13d, r10d               ;   164.2 alu0     8 v[4]
        add edi, r13d                ;   168.2 alu2    27 v[4]
        ror ebp, 2                   ;   162.7 alu1    28 v[1]
        rorx r10d, edi, 0x1b         ;   169.2 alu2    27 v[3]
        mov r13d, eax                ;   162.3          8 v[3] copy
        xor r13d, ebp                ;   163.7 alu3     8 v[3]
        add r14d, ebx                ;   164.3 alu0    27 v[3]
        add r14d, r10d               ;   170.2 alu3    27 v[3]
        mov r10d, eax                ;   163.0          8 v[3] copy
        xor r10d, esi                ;   165.2 alu1     8 v[3]
        and r13d, r10d               ;   166.2 alu0     8 v[3]
        xor r13d, eax                ;   167.2 alu2     8 v[3]
        add r14d, r13d               ;   171.2 alu3    27 v[3]
        ror esi, 2                   ;   165.2 alu1    28 v[0]
        mov r10d, dword [rsp + 84]   ;   164.0 agu0    23 w[4]
        xor r10d, edx                ;   168.0 alu0    23 w[4]
        xor r10d, ecx                ;   169.0 alu2    23 w[4]
        xor r10d, dword [rsp + 80]   ;   170.0 alu3+agu1   23 w[4]
        ror r10d, 0x1f               ;   171.0 alu1    23 w[4]
        rorx r13d, r14d, 0x1b        ;   172.2 alu2    27 v[2]
        add eax, 0x8f1bbcdc          ;   166.2 alu0    27 v[2]
        add eax, r13d                ;   173.2 alu3    27 v[2]
        mov r13d, ebp                ;   165.5          8 v[2] copy
        xor r13d, esi                ;   166.7 alu1     8 v[2]
        add eax, r10d                ;   174.2 alu0    27 v[2]
        xor r11d, r9d                ;   167.3 alu2    23 w[5]
        xor r11d, dword [rsp + 108]  ;   168.3 alu3+agu2   23 w[5]
        xor r11d, dword [rsp + 76]   ;   169.3 alu1+agu0   23 w[5]
        ror r11d, 0x1f               ;   170.3 alu2    23 w[5]
        mov dword [rsp + 80], edx    ;   167.3 agu1+st1   23 w[12] spill
        mov edx, ebp                 ;   167.5          8 v[2] copy
        xor edx, edi                 ;   169.2 alu0     8 v[2]
        and r13d, edx                ;   170.2 alu3     8 v[2]
        lea edx, [rbp - 1894007588]  ;   168.7 alu1    27 v[1]
        xor ebp, r13d                ;   171.2 alu0     8 v[2]
        add eax, ebp                 ;   175.2 alu2    27 v[2]
        ror edi, 2                   ;   169.7 alu1    28 v[4]
        rorx ebp, eax, 0x1b          ;   176.2 alu2    27 v[1]
        mov r13d, esi                ;   169.2          8 v[1] copy
        xor r13d, edi                ;   170.7 alu3     8 v[1]
        add edx, r11d                ;   171.3 alu0    27 v[1]
        add edx, ebp                 ;   177.2 alu3    27 v[1]
        mov ebp, esi                 ;   169.8          8 v[1] copy
        xor ebp, r14d                ;   172.2 alu1     8 v[1]
        and r13d, ebp                ;   173.2 alu0     8 v[1]
        xor r13d, esi                ;   174.2 alu2     8 v[1]
        add edx, r13d                ;   178.2 alu3    27 v[1]
        ror r14d, 2                  ;   172.2 alu1    28 v[3]
        mov ebp, dword [rsp + 88]    ;   170.8 agu2    23 w[6]
        xor ebp, ebx                 ;   174.8 alu0    23 w[6]
        mov r13d, dword [rsp + 104]  ;   171.2 agu0    23 w[8] reload
        xor ebp, r13d                ;   175.8 alu2    23 w[6]
        xor ebp, dword [rsp + 84]    ;   176.8 alu3+agu1   23 w[6]
        ror ebp, 0x1f                ;   177.8 alu1    23 w[6]
        add esi, 0x8f1bbcdc          ;   173.2 alu0    27 v[0]
        add esi, ebp                 ;   178.8 alu2    27 v[0]
        mov dword [rsp + 84], ebx    ;   172.3 agu2+st0   23 w[3] spill
        rorx ebx, edx, 0x1b          ;   179.2 alu1    27 v[0]
        add esi, ebx                 ;   180.2 alu3    27 v[0]
        mov ebx, edi                 ;   173.2          8 v[0] copy
        xor ebx, r14d                ;   174.2 alu0     8 v[0]
        mov dword [rsp + 100], r9d   ;   173.5 agu0+st1   23 w[2] spill
        mov r9d, edi                 ;   173.7          8 v[0] copy
        xor r9d, eax                 ;   176.2 alu2     8 v[0]
        and ebx, r9d                 ;   177.2 alu3     8 v[0]
        xor ebx, edi                 ;   178.2 alu1     8 v[0]
        add esi, ebx                 ;   181.2 alu0    27 v[0]
        ror eax, 2                   ;   176.2 alu2    28 v[2]
        mov r9d, dword [rsp + 92]    ;   174.8 agu1    23 w[7]
        xor r9d, r12d                ;   178.8 alu3    23 w[7]
        xor r9d, r10d                ;   179.8 alu1    23 w[7]
        xor r9d, dword [rsp + 76]    ;   180.8 alu0+agu2   23 w[7]
        ror r9d, 0x1f                ;   181.8 alu2    23 w[7]
        rorx ebx, esi, 0x1b          ;   182.2 alu1    27 v[4]
        add edi, 0x8f1bbcdc          ;   176.5 alu3    27 v[4]
        add edi, ebx                 ;   183.2 alu0    27 v[4]
        mov ebx, r14d                ;   176.8          8 v[4] copy
        xor ebx, eax                 ;   177.3 alu2     8 v[4]
        add edi, r9d                 ;   184.2 alu3    27 v[4]
        xor r13d, r8d                ;   177.7 alu1    23 w[8]
        xor r13d, r15d               ;   178.7 alu0    23 w[8]
        xor r13d, r11d               ;   179.7 alu2    23 w[8]
        ror r13d, 0x1f               ;   180.7 alu1    23 w[8]
        mov dword [rsp + 104], r15d  ;   178.2 agu0+st0   23 w[0] spill
        mov r15d, r14d               ;   178.3          8 v[4] copy
        xor r15d, edx                ;   179.2 alu3     8 v[4]
        and ebx, r15d                ;   180.2 alu0     8 v[4]
        lea r15d, [r14 - 1894007588] ;   179.3 alu2    27 v[3]
        xor r14d, ebx                ;   181.2 alu3     8 v[4]
        add edi, r14d                ;   185.2 alu1    27 v[4]
        ror edx, 2                   ;   180.3 alu2    28 v[1]
        rorx r14d, edi, 0x1b         ;   186.2 alu1    27 v[3]
        mov ebx, eax                 ;   179.7          8 v[3] copy
        xor ebx, edx                 ;   181.3 alu0     8 v[3]
        add r15d, r13d               ;   181.7 alu3    27 v[3]
        add r15d, r14d               ;   187.2 alu0    27 v[3]
        mov r14d, eax                ;   180.3          8 v[3] copy
        xor r14d, esi                ;   182.2 alu2     8 v[3]
        and ebx, r14d                ;   183.2 alu3     8 v[3]
        xor ebx, eax                 ;   184.2 alu1     8 v[3]
        add r15d, ebx                ;   188.2 alu0    27 v[3]
        ror esi, 2                   ;   182.3 alu2    28 v[0]
        mov r14d, dword [rsp + 96]   ;   181.3 agu1    23 w[9]
        xor r14d, ecx                ;   185.3 alu3    23 w[9]
        xor r14d, ebp                ;   186.3 alu1    23 w[9]
        xor r14d, dword [rsp + 92]   ;   187.3 alu0+agu2   23 w[9]
        ror r14d, 0x1f               ;   188.3 alu2    23 w[9]
        rorx ebx, r15d, 0x1b         ;   189.2 alu1    27 v[2]
        add eax, 0x8f1bbcdc          ;   183.5 alu3    27 v[2]
        add eax, ebx                 ;   190.2 alu0    27 v[2]
        mov ebx, edx                 ;   182.7          8 v[2] copy
        xor ebx, esi                 ;   184.3 alu2     8 v[2]
        add eax, r14d                ;   191.2 alu3    27 v[2]
        xor r8d, r9d                 ;   184.7 alu1    23 w[10]
        xor r8d, dword [rsp + 100]   ;   185.7 alu0+agu0   23 w[10]
        xor r8d, dword [rsp + 80]    ;   186.7 alu2+agu1   23 w[10]
        ror r8d, 0x1f                ;   187.7 alu1    23 w[10]
        mov dword [rsp + 92], ebp    ;   184.5 agu2+st1   23 w[6] spill
        mov ebp, edx                 ;   184.7          8 v[2] copy
        xor ebp, edi                 ;   186.2 alu3     8 v[2]
        and ebx, ebp                 ;   187.2 alu0     8 v[2]
        lea ebp, [rdx - 1894007588]  ;   186.3 alu2    27 v[1]
        xor edx, ebx                 ;   188.2 alu3     8 v[2]
        add eax, edx                 ;   192.2 alu1    27 v[2]
        ror edi, 2                   ;   187.3 alu2    28 v[4]
        rorx edx, eax, 0x1b          ;   193.2 alu1    27 v[1]
        mov ebx, esi                 ;   186.5          8 v[1] copy
        xor ebx, edi                 ;   188.3 alu0     8 v[1]
        add ebp, r8d                 ;   188.7 alu3    27 v[1]
        add ebp, edx                 ;   194.2 alu0    27 v[1]
        mov edx, esi                 ;   187.2          8 v[1] copy
        xor edx, r15d                ;   189.2 alu2     8 v[1]
        and ebx, edx                 ;   190.2 alu3     8 v[1]
        xor ebx, esi                 ;   191.2 alu1     8 v[1]
        add ebp, ebx                 ;   195.2 alu0    27 v[1]
        ror r15d, 2                  ;   189.3 alu2    28 v[3]
        mov edx, dword [rsp + 84]    ;   188.2 agu0    23 w[11]
        xor edx, r13d                ;   192.2 alu3    23 w[11]
        mov ebx, dword [rsp + 108]   ;   188.5 agu1    23 w[13] reload
        xor edx, ebx                 ;   193.2 alu1    23 w[11]
        xor edx, dword [rsp + 96]    ;   194.2 alu0+agu2   23 w[11]
        ror edx, 0x1f                ;   195.2 alu2    23 w[11]
        add esi, 0x8f1bbcdc          ;   190.5 alu3    27 v[0]
        add esi, edx                 ;   196.2 alu1    27 v[0]
        mov dword [rsp + 96], r13d   ;   189.5 agu0+st0   23 w[8] spill
        rorx r13d, ebp, 0x1b         ;   196.2 alu2    27 v[0]
        add esi, r13d                ;   197.2 alu0    27 v[0]
        mov r13d, r15d               ;   190.3          8 v[0] copy
        xor r13d, edi                ;   191.5 alu3     8 v[0]
        mov ebx, edi                 ;   190.5          8 v[0] copy
        xor ebx, eax                 ;   193.2 alu1     8 v[0]
        and r13d, ebx                ;   194.2 alu0     8 v[0]
        xor r13d, edi                ;   195.2 alu2     8 v[0]
        add esi, r13d                ;   198.2 alu3    27 v[0]
        ror eax, 2                   ;   193.2 alu1    28 v[2]
        mov r13d, dword [rsp + 88]   ;   192.2 agu1    23 w[12]
        xor r13d, r10d               ;   196.2 alu0    23 w[12]
        xor r13d, r14d               ;   197.2 alu2    23 w[12]
        xor r13d, dword [rsp + 80]   ;   198.2 alu3+agu2   23 w[12]
        ror r13d, 0x1f               ;   199.2 alu1    23 w[12]
        rorx ebx, esi, 0x1b          ;   199.2 alu2    27 v[4]
        add edi, 0xca62c1d6          ;   194.2 alu0    27 v[4]
        add edi, ebx                 ;   200.2 alu3    27 v[4]
        add edi, r13d                ;   201.2 alu1    27 v[4]
        rorx ebx, ebp, 2             ;   196.2 alu2    28 v[1]
        xor ebp, r15d                ;   196.2 alu0     7 v[4]
        xor ebp, eax                 ;   197.2 alu3     7 v[4]
        add edi, ebp                 ;   202.2 alu1    27 v[4]
        mov ebp, dword [rsp + 108]   ;   195.5 agu0    23 w[13]
        xor ebp, r12d                ;   199.5 alu0    23 w[13]
        xor ebp, r11d                ;   200.5 alu2    23 w[13]
        xor ebp, r8d                 ;   201.5 alu3    23 w[13]
        ror ebp, 0x1f                ;   202.5 alu1    23 w[13]
        xor r12d, ecx                ;   197.2 alu0    23 w[15]
        xor r12d, r9d                ;   198.2 alu2    23 w[15]
        xor r12d, r13d               ;   200.2 alu3    23 w[15]
        ror r12d, 0x1f               ;   201.2 alu1    23 w[15]
        add r15d, 0xca62c1d6         ;   198.2 alu0    27 v[3]
        add r15d, ebp                ;   203.5 alu2    27 v[3]
        mov dword [rsp + 108], r13d  ;   200.2 agu1+st1   23 w[12] spill
        rorx r13d, edi, 0x1b         ;   203.2 alu1    27 v[3]
        add r15d, r13d               ;   204.5 alu3    27 v[3]
        rorx r13d, esi, 2            ;   199.3 alu2    28 v[0]
        xor esi, eax                 ;   199.2 alu0     7 v[3]
        xor esi, ebx                 ;   200.2 alu3     7 v[3]
        add r15d, esi                ;   205.5 alu1    27 v[3]
        lea esi, [rbx - 899497514]   ;   200.2 alu0    27 v[1]
        xor ebx, r13d                ;   200.3 alu2     7 v[2]
        xor ebx, edi                 ;   203.2 alu3     7 v[2]
        add eax, ebx                 ;   204.2 alu1    27 v[2]
        mov ebx, dword [rsp + 92]    ;   200.5 agu2    23 w[14]
        xor ebx, edx                 ;   204.5 alu0    23 w[14]
        xor ebx, dword [rsp + 104]   ;   205.5 alu2+agu0   23 w[14]
        xor ebx, dword [rsp + 88]    ;   206.5 alu3+agu1   23 w[14]
        ror ebx, 0x1f                ;   207.5 alu1    23 w[14]
        add eax, 0xca62c1d6          ;   205.2 alu0    27 v[2]
        ror edi, 2                   ;   203.2 alu2    28 v[4]
        add eax, ebx                 ;   208.5 alu3    27 v[2]
        xor ecx, r14d                ;   202.7 alu1    23 w[1]
        xor ecx, dword [rsp + 84]    ;   203.7 alu0+agu2   23 w[1]
        xor ecx, ebx                 ;   208.5 alu2    23 w[1]
        ror ecx, 0x1f                ;   209.5 alu1    23 w[1]
        mov dword [rsp + 88], ebx    ;   208.5 agu0+st0   23 w[14] spill
        rorx ebx, r15d, 0x1b         ;   206.5 alu2    27 v[2]
        add eax, ebx                 ;   209.5 alu3    27 v[2]
        rorx ebx, eax, 0x1b          ;   210.5 alu1    27 v[1]
        add esi, r12d                ;   204.2 alu0    27 v[1]
        add esi, ebx                 ;   211.5 alu3    27 v[1]
        rorx ebx, r15d, 2            ;   206.5 alu2    28 v[3]
        xor r15d, r13d               ;   206.5 alu0     7 v[1]
        xor r15d, edi                ;   207.5 alu3     7 v[1]
        add esi, r15d                ;   212.5 alu1    27 v[1]
        lea r15d, [rdi - 899497514]  ;   206.2 alu0    27 v[4]
        xor edi, ebx                 ;   207.5 alu2     7 v[0]
        xor edi, eax                 ;   210.5 alu3     7 v[0]
        add r13d, 0xca62c1d6         ;   206.7 alu1    27 v[0]
        add r13d, edi                ;   211.5 alu0    27 v[0]
        mov edi, dword [rsp + 96]    ;   206.8 agu1    23 w[0]
        xor edi, ebp                 ;   210.8 alu2    23 w[0]
        xor edi, dword [rsp + 100]   ;   211.8 alu3+agu2   23 w[0]
        xor edi, dword [rsp + 104]   ;   212.8 alu1+agu0   23 w[0]
        ror edi, 0x1f                ;   213.8 alu2    23 w[0]
        add r13d, edi                ;   214.8 alu0    27 v[0]
        ror eax, 2                   ;   210.5 alu1    28 v[2]
        mov dword [rsp + 104], r14d  ;   208.5 agu1+st1   23 w[9] spill
        rorx r14d, esi, 0x1b         ;   213.5 alu2    27 v[0]
        add r13d, r14d               ;   215.8 alu3    27 v[0]
        rorx r14d, r13d, 0x1b        ;   216.8 alu1    27 v[4]
        add r15d, ecx                ;   210.5 alu0    27 v[4]
        add r15d, r14d               ;   217.8 alu3    27 v[4]
        rorx r14d, esi, 2            ;   213.5 alu2    28 v[1]
        xor esi, ebx                 ;   213.5 alu0     7 v[4]
        xor esi, eax                 ;   214.5 alu1     7 v[4]
        add r15d, esi                ;   218.8 alu3    27 v[4]
        mov esi, dword [rsp + 84]    ;   211.2 agu2    23 w[3]
        xor esi, r11d                ;   215.2 alu2    23 w[3]
        xor esi, edx                 ;   216.2 alu0    23 w[3]
        xor esi, edi                 ;   217.2 alu1    23 w[3]
        ror esi, 0x1f                ;   218.2 alu2    23 w[3]
        add ebx, 0xca62c1d6          ;   212.5 alu3    27 v[3]
        mov dword [rsp + 84], edi    ;   214.8 agu0+st0   23 w[0] spill
        lea edi, [rax - 899497514]   ;   212.8 alu0    27 v[2]
        xor eax, r14d                ;   214.5 alu1     7 v[3]
        xor eax, r13d                ;   216.8 alu2     7 v[3]
        add ebx, eax                 ;   217.8 alu3    27 v[3]
        mov eax, dword [rsp + 100]   ;   213.8 agu1    23 w[2]
        xor eax, r10d                ;   217.8 alu0    23 w[2]
        xor eax, r8d                 ;   218.8 alu1    23 w[2]
        xor eax, r12d                ;   219.8 alu2    23 w[2]
        ror eax, 0x1f                ;   220.8 alu1    23 w[2]
        add ebx, eax                 ;   221.8 alu3    27 v[3]
        ror r13d, 2                  ;   216.8 alu2    28 v[0]
        xor r11d, r9d                ;   215.2 alu0    23 w[5]
        xor r11d, ebp                ;   216.2 alu3    23 w[5]
        xor r11d, eax                ;   221.8 alu0    23 w[5]
        ror r11d, 0x1f               ;   222.8 alu1    23 w[5]
        mov dword [rsp + 100], eax   ;   221.8 agu2+st1   23 w[2] spill
        rorx eax, r15d, 0x1b         ;   219.8 alu2    27 v[3]
        add ebx, eax                 ;   222.8 alu3    27 v[3]
        rorx eax, ebx, 0x1b          ;   223.8 alu1    27 v[2]
        add edi, esi                 ;   219.2 alu0    27 v[2]
        add edi, eax                 ;   224.8 alu2    27 v[2]
        rorx eax, r15d, 2            ;   219.8 alu1    28 v[4]
        xor r15d, r14d               ;   219.8 alu3     7 v[2]
        xor r15d, r13d               ;   220.8 alu0     7 v[2]
        add edi, r15d                ;   225.8 alu2    27 v[2]
        lea r15d, [r13 - 899497514]  ;   219.2 alu1    27 v[0]
        xor r13d, eax                ;   220.8 alu3     7 v[1]
        xor r13d, ebx                ;   223.8 alu0     7 v[1]
        xor r10d, ecx                ;   219.8 alu2    23 w[4]
        xor r10d, dword [rsp + 108]  ;   220.8 alu1+agu0   23 w[4]
        xor r10d, dword [rsp + 92]   ;   221.8 alu3+agu1   23 w[4]
        ror r10d, 0x1f               ;   222.8 alu2    23 w[4]
        add r14d, r13d               ;   224.8 alu0    27 v[1]
        rorx r13d, edi, 0x1b         ;   226.8 alu1    27 v[1]
        add r14d, r10d               ;   225.8 alu3    27 v[1]
        add r14d, 0xca62c1d6         ;   226.8 alu0    27 v[1]
        add r14d, r13d               ;   227.8 alu2    27 v[1]
        ror ebx, 2                   ;   223.8 alu1    28 v[3]
        rorx r13d, r14d, 0x1b        ;   228.8 alu2    27 v[0]
        xor r9d, r12d                ;   222.2 alu3    23 w[7]
        xor r9d, r10d                ;   223.8 alu0    23 w[7]
        xor r9d, dword [rsp + 104]   ;   224.8 alu1+agu2   23 w[7]
        ror r9d, 0x1f                ;   225.8 alu2    23 w[7]
        add r15d, r11d               ;   223.8 alu3    27 v[0]
        add r15d, r13d               ;   229.8 alu0    27 v[0]
        rorx r13d, edi, 2            ;   226.8 alu1    28 v[2]
        xor edi, eax                 ;   226.8 alu3     7 v[0]
        xor edi, ebx                 ;   227.8 alu0     7 v[0]
        add r15d, edi                ;   230.8 alu2    27 v[0]
        lea edi, [rbx - 899497514]   ;   225.2 alu1    27 v[3]
        xor ebx, r13d                ;   227.8 alu3     7 v[4]
        xor ebx, r14d                ;   228.8 alu0     7 v[4]
        add eax, 0xca62c1d6          ;   225.8 alu2    27 v[4]
        add eax, ebx                 ;   229.8 alu1    27 v[4]
        mov ebx, dword [rsp + 88]    ;   225.8 agu0    23 w[6]
        xor ebx, esi                 ;   229.8 alu3    23 w[6]
        xor ebx, dword [rsp + 96]    ;   230.8 alu0+agu1   23 w[6]
        xor ebx, dword [rsp + 92]    ;   231.8 alu2+agu2   23 w[6]
        ror ebx, 0x1f                ;   232.8 alu1    23 w[6]
        add eax, ebx                 ;   233.8 alu3    27 v[4]
        ror r14d, 2                  ;   228.8 alu2    28 v[1]
        mov dword [rsp + 92], r10d   ;   227.2 agu0+st0   23 w[4] spill
        rorx r10d, r15d, 0x1b        ;   231.8 alu1    27 v[4]
        add eax, r10d                ;   234.8 alu0    27 v[4]
        rorx r10d, eax, 0x1b         ;   235.8 alu2    27 v[3]
        add edi, r9d                 ;   228.2 alu3    27 v[3]
        add edi, r10d                ;   236.8 alu0    27 v[3]
        rorx r10d, r15d, 2           ;   231.8 alu1    28 v[0]
        xor r15d, r13d               ;   231.8 alu3     7 v[3]
        xor r15d, r14d               ;   232.8 alu0     7 v[3]
        add edi, r15d                ;   237.8 alu2    27 v[3]
        mov r15d, dword [rsp + 104]  ;   229.8 agu1    23 w[9]
        xor r15d, ecx                ;   233.8 alu1    23 w[9]
        xor r15d, edx                ;   234.8 alu3    23 w[9]
        xor r15d, ebx                ;   235.8 alu0    23 w[9]
        ror r15d, 0x1f               ;   236.8 alu2    23 w[9]
        add r13d, 0xca62c1d6         ;   231.2 alu1    27 v[2]
        mov dword [rsp + 104], ebx   ;   233.8 agu2+st1   23 w[6] spill
        lea ebx, [r14 - 899497514]   ;   231.8 alu3    27 v[1]
        xor r14d, r10d               ;   232.8 alu0     7 v[2]
        xor r14d, eax                ;   235.8 alu2     7 v[2]
        add r13d, r14d               ;   236.8 alu1    27 v[2]
        mov r14d, dword [rsp + 84]   ;   232.5 agu0    23 w[8]
        xor r14d, r11d               ;   236.5 alu3    23 w[8]
        xor r14d, r8d                ;   237.5 alu0    23 w[8]
        xor r14d, dword [rsp + 96]   ;   238.5 alu2+agu1   23 w[8]
        ror r14d, 0x1f               ;   239.5 alu1    23 w[8]
        add r13d, r14d               ;   240.5 alu3    27 v[2]
        ror eax, 2                   ;   235.8 alu2    28 v[4]
        xor esi, edx                 ;   234.2 alu0    23 w[11]
        rorx edx, edi, 0x1b          ;   238.8 alu1    27 v[2]
        add r13d, edx                ;   241.5 alu3    27 v[2]
        rorx edx, r13d, 0x1b         ;   242.5 alu2    27 v[1]
        xor esi, ebp                 ;   235.8 alu0    23 w[11]
        xor esi, r14d                ;   240.5 alu1    23 w[11]
        rorx r14d, edi, 2            ;   238.8 alu2    28 v[3]
        ror esi, 0x1f                ;   241.5 alu1    23 w[11]
        xor edi, r10d                ;   238.8 alu3     7 v[1]
        xor edi, eax                 ;   239.8 alu0     7 v[1]
        add ebx, r15d                ;   237.8 alu2    27 v[1]
        add ebx, edi                 ;   240.8 alu3    27 v[1]
        lea edi, [rax - 899497514]   ;   237.8 alu0    27 v[4]
        xor eax, r14d                ;   239.8 alu1     7 v[0]
        xor eax, r13d                ;   242.5 alu2     7 v[0]
        add ebx, edx                 ;   243.5 alu3    27 v[1]
        xor r8d, r9d                 ;   238.8 alu0    23 w[10]
        xor r8d, dword [rsp + 100]   ;   239.8 alu1+agu2   23 w[10]
        mov edx, dword [rsp + 108]   ;   238.8 agu0    23 w[12] reload
        xor r8d, edx                 ;   242.8 alu2    23 w[10]
        ror r8d, 0x1f                ;   243.8 alu1    23 w[10]
        add r10d, eax                ;   243.5 alu3    27 v[0]
        rorx eax, ebx, 0x1b          ;   244.5 alu2    27 v[0]
        add r10d, 0xca62c1d6         ;   244.5 alu0    27 v[0]
        add r10d, r8d                ;   245.5 alu3    27 v[0]
        add r10d, eax                ;   246.5 alu0    27 v[0]
        ror r13d, 2                  ;   242.5 alu1    28 v[2]
        rorx eax, r10d, 0x1b         ;   247.5 alu2    27 v[4]
        xor r11d, ebp                ;   241.5 alu3    23 w[13]
        rorx ebp, ebx, 2             ;   244.5 alu1    28 v[1]
        xor r11d, r12d               ;   242.5 alu0    23 w[13]
        xor r11d, r8d                ;   244.8 alu2    23 w[13]
        ror r11d, 0x1f               ;   245.8 alu1    23 w[13]
        xor ebx, r14d                ;   244.5 alu3     7 v[4]
        xor ebx, r13d                ;   245.5 alu0     7 v[4]
        lea r8d, [r13 - 899497514]   ;   243.5 alu2    27 v[2]
        xor r13d, ebp                ;   245.5 alu3     7 v[3]
        xor r13d, r10d               ;   247.5 alu0     7 v[3]
        add edi, esi                 ;   244.0 alu1    27 v[4]
        add edi, ebx                 ;   246.5 alu2    27 v[4]
        add edi, eax                 ;   248.5 alu3    27 v[4]
        xor r15d, edx                ;   244.8 alu0    23 w[12]
        xor r15d, dword [rsp + 92]   ;   245.8 alu1+agu1   23 w[12]
        mov eax, dword [rsp + 88]    ;   244.5 agu2    23 w[14] reload
        xor r15d, eax                ;   248.5 alu2    23 w[12]
        ror r15d, 0x1f               ;   249.5 alu1    23 w[12]
        rorx edx, edi, 0x1b          ;   249.5 alu2    27 v[3]
        add r14d, r13d               ;   248.5 alu3    27 v[3]
        add r14d, 0xca62c1d6         ;   249.5 alu0    27 v[3]
        add r14d, edx                ;   250.5 alu3    27 v[3]
        add r14d, r15d               ;   251.5 alu0    27 v[3]
        ror r10d, 2                  ;   247.5 alu1    28 v[0]
        rorx r13d, r14d, 0x1b        ;   252.5 alu2    27 v[2]
        rorx edx, edi, 2             ;   249.5 alu1    28 v[4]
        xor r9d, ecx                 ;   247.5 alu3    23 w[15]
        xor r9d, r12d                ;   248.5 alu0    23 w[15]
        xor r9d, r15d                ;   250.5 alu2    23 w[15]
        ror r9d, 0x1f                ;   251.5 alu1    23 w[15]
        xor edi, ebp                 ;   249.5 alu3     7 v[2]
        xor edi, r10d                ;   250.5 alu0     7 v[2]
        mov r12d, dword [rsp + 72]   ;   248.0 agu0    30 h
        add r12d, r10d               ;   252.0 alu2    30 h
        xor r10d, r14d               ;   252.5 alu3     7 v[1]
        xor r10d, edx                ;   253.5 alu0     7 v[1]
        add r8d, r11d                ;   250.0 alu1    27 v[2]
        add r8d, edi                 ;   251.5 alu2    27 v[2]
        add r8d, r13d                ;   253.5 alu3    27 v[2]
        xor esi, eax                 ;   250.8 alu0    23 w[14]
        xor esi, dword [rsp + 104]   ;   251.8 alu1+agu1   23 w[14]
        xor esi, dword [rsp + 84]    ;   252.8 alu2+agu2   23 w[14]
        ror esi, 0x1f                ;   253.8 alu1    23 w[14]
        rorx edi, r8d, 0x1b          ;   254.5 alu2    27 v[1]
        add ebp, r10d                ;   254.5 alu3    27 v[1]
        add ebp, esi                 ;   255.5 alu0    27 v[1]
        add ebp, edi                 ;   256.5 alu3    27 v[1]
        ror r14d, 2                  ;   253.0 alu1    28 v[3]
        add ebp, 0xca62c1d6          ;   257.5 alu0    27 v[1]
        rorx esi, ebp, 0x1b          ;   258.5 alu2    27 v[0]
        rorx edi, r8d, 2             ;   254.5 alu1    28 v[2]
        xor r8d, edx                 ;   254.5 alu3     7 v[0]
        xor r8d, r14d                ;   255.5 alu0     7 v[0]
        add r12d, r9d                ;   254.2 alu2    30 h
        add r12d, r8d                ;   256.5 alu3    30 h
        add r12d, esi                ;   259.5 alu0    30 h
        add r12d, 0xca62c1d6         ;   260.5 alu1    30 h
        add ebp, dword [rsp + 68]    ;   258.5 alu2+agu0   30 h
        add edi, dword [rsp + 64]    ;   255.5 alu3+agu1   30 h
        add r14d, dword [rsp + 60]   ;   255.8 alu0+agu2   30 h
        add edx, dword [rsp + 56]    ;   256.0 alu1+agu0   30 h
        mov r8, qword [rsp + 24]     ;   254.7 agu1    16 blocks
        add r8, 0x40                 ;   258.7 alu2    16 blocks
        mov esi, r12d                ;   261.5         30 h copy
        mov r9d, ebp                 ;   259.5         30 h copy
        mov ebp, r14d                ;   256.8         30 h copy
        mov r10d, edx                ;   257.0         30 h copy
        cmp r8, qword [rsp + 16]     ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8      ;                    resident
        mov dword [rsp + 36], esi    ;                    resident
        mov dword [rsp + 44], edi    ;                    resident
        mov dword [rsp + 48], ebp    ;                    resident
        mov dword [rsp + 40], r9d    ;                    resident
        mov dword [rsp + 52], r10d   ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 36]    ;     0.0 agu0    16 blocks reload
        mov r8, qword [rsp + 0]      ;     0.2 agu1    16 blocks reload
        mov dword [r8], esi          ;     4.0 agu2+st0   16 blocks
        mov esi, dword [rsp + 40]    ;     1.0 agu0    16 blocks reload
        mov dword [r8 + 4], esi      ;     5.0 agu1+st1   16 blocks
        mov esi, dword [rsp + 44]    ;     1.3 agu2    16 blocks reload
        mov dword [r8 + 8], esi      ;     5.3 agu0+st0   16 blocks
        mov esi, dword [rsp + 48]    ;     2.2 agu1    16 blocks reload
        mov dword [r8 + 12], esi     ;     6.2 agu2+st1   16 blocks
        mov esi, dword [rsp + 52]    ;     3.0 agu0    16 blocks reload
        mov dword [r8 + 16], esi     ;     7.0 agu1+st0   16 blocks
        xor eax, eax                 ;                    cleared
        mov qword [rsp + 24], rax    ;                    cleared
        mov qword [rsp + 32], rax    ;                    cleared
        mov qword [rsp + 40], rax    ;                    cleared
        mov qword [rsp + 48], rax    ;                    cleared
        mov qword [rsp + 56], rax    ;                    cleared
        mov qword [rsp + 64], rax    ;                    cleared
        mov qword [rsp + 72], rax    ;                    cleared
        mov qword [rsp + 80], rax    ;                    cleared
        mov qword [rsp + 88], rax    ;                    cleared
        mov qword [rsp + 96], rax    ;                    cleared
        mov qword [rsp + 104], rax   ;                    cleared
        add rsp, 0x78                ;                    frame
        pop r15                      ;                    preserved
        pop r14                      ;                    preserved
        pop r13                      ;                    preserved
        pop r12                      ;                    preserved
        pop rbp                      ;                    preserved
        pop rbx                      ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

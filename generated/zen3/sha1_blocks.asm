; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 7cff2112ee1864dc); do not edit:
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
;   blocks: 1280 uops, planned 262.3; bounds: width 213.3, ports 244.8, path 164.0
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
        align 16
.blocks_1:
        mov r9d, dword [r8]          ;     0.0 agu0    22 w[0]
        bswap r9d                    ;     4.0 alu0    22 w[0]
        mov r10d, dword [rsp + 52]   ;     0.3 agu1    27 v[4]
        add r10d, r9d                ;     5.0 alu1    27 v[4]
        add r10d, 0x5a827999         ;     6.0 alu2    27 v[4]
        mov r11d, dword [r8 + 4]     ;     0.8 agu2    22 w[1]
        bswap r11d                   ;     4.8 alu3    22 w[1]
        mov r12d, dword [r8 + 8]     ;     1.2 agu0    22 w[2]
        bswap r12d                   ;     5.2 alu0    22 w[2]
        mov r13d, esi                ;     1.5         27 v[4] copy
        rol r13d, 5                  ;     1.7 alu1    27 v[4]
        add r10d, r13d               ;     7.0 alu2    27 v[4]
        mov r13d, esi                ;     2.0          6 v[3] copy
        not r13d                     ;     2.2 alu3     6 v[3]
        and r13d, edi                ;     3.2 alu0     6 v[3]
        add r13d, r11d               ;     5.8 alu1    27 v[3]
        add r13d, ebp                ;     6.8 alu2    27 v[3]
        add r13d, 0x5a827999         ;     7.8 alu3    27 v[3]
        mov r14d, esi                ;     3.0         28 v[0] copy
        rol r14d, 0x1e               ;     3.7 alu1    28 v[0]
        mov r15d, dword [r8 + 12]    ;     3.3 agu1    22 w[3]
        bswap r15d                   ;     7.3 alu0    22 w[3]
        mov eax, dword [r8 + 16]     ;     3.7 agu2    22 w[4]
        bswap eax                    ;     7.7 alu2    22 w[4]
        mov ecx, dword [r8 + 20]     ;     4.0 agu0    22 w[5]
        bswap ecx                    ;     8.0 alu3    22 w[5]
        lea edx, [r12 + rdi]         ;     6.2 alu0    27 v[2]
        add edx, 0x5a827999          ;     7.2 alu1    27 v[2]
        mov ebx, r14d                ;     4.7          6 v[2] copy
        mov dword [rsp + 56], r11d   ;     5.8 agu1+st0   22 w[1] spill
        mov r11d, r14d               ;     5.0          6 v[1] copy
        mov dword [rsp + 60], r9d    ;     5.2 agu2+st1   22 w[0] spill
        lea r9d, [r14 + 1518500249]  ;     5.3 alu2    27 v[0]
        add r9d, eax                 ;     8.7 alu3    27 v[0]
        mov dword [rsp + 64], eax    ;     8.7 agu0+st0   22 w[4] spill
        lea eax, [r15 + 1518500249]  ;     8.3 alu0    27 v[1]
        mov dword [rsp + 68], r15d   ;     8.3 agu1+st1   22 w[3] spill
        lea r15d, [rcx + 1518500249] ;     9.0 alu1    27 v[4]
        mov dword [rsp + 72], ecx    ;     9.0 agu2+st0   22 w[5] spill
        mov ecx, dword [r8 + 24]     ;     6.7 agu0    22 w[6]
        bswap ecx                    ;    10.7 alu2    22 w[6]
        mov dword [rsp + 76], r12d   ;     7.2 agu1+st1   22 w[2] spill
        lea r12d, [rcx + 1518500249] ;    11.7 alu3    27 v[3]
        mov dword [rsp + 80], ecx    ;    11.7 agu2+st0   22 w[6] spill
        mov ecx, dword [r8 + 28]     ;     7.7 agu0    22 w[7]
        bswap ecx                    ;    11.7 alu0    22 w[7]
        mov qword [rsp + 24], r8     ;     8.2 agu1+st1   22 w[0] spill
        lea r8d, [rcx + 1518500249]  ;    12.7 alu1    27 v[2]
        mov dword [rsp + 84], ecx    ;    12.7 agu2+st0   22 w[7] spill
        mov ecx, edi                 ;     8.2          6 v[4] copy
        xor ecx, ebp                 ;     8.3 alu2     6 v[4]
        and ecx, dword [rsp + 40]    ;     9.3 alu3+agu0    6 v[4]
        xor ecx, ebp                 ;    10.3 alu0     6 v[4]
        add r10d, ecx                ;    11.3 alu1    27 v[4]
        mov ecx, r10d                ;    12.3         27 v[3] copy
        rol ecx, 5                   ;    12.3 alu2    27 v[3]
        add r13d, ecx                ;    13.3 alu3    27 v[3]
        mov ecx, r10d                ;    12.3         28 v[4] copy
        rol ecx, 0x1e                ;    12.3 alu1    28 v[4]
        xor r11d, ecx                ;    13.3 alu0     6 v[1]
        add r15d, ecx                ;    13.3 alu2    27 v[4]
        mov dword [rsp + 88], ebp    ;    10.2 agu1+st1   19 v[3] spill
        mov ebp, ecx                 ;    13.3          6 v[0] copy
        mov dword [rsp + 92], edi    ;    10.5 agu2+st0   19 v[2] spill
        mov edi, esi                 ;    10.7          6 v[3] copy
        mov dword [rsp + 96], esi    ;    11.2 agu0+st1   19 v[0] spill
        mov esi, dword [rsp + 40]    ;    11.2 agu1    28 v[1]
        rol esi, 0x1e                ;    15.2 alu1    28 v[1]
        and edi, esi                 ;    16.2 alu3     6 v[3]
        add r13d, edi                ;    17.2 alu0    27 v[3]
        xor ebx, esi                 ;    16.2 alu2     6 v[2]
        and r10d, ebx                ;    17.2 alu1     6 v[2]
        xor r10d, esi                ;    18.2 alu3     6 v[2]
        add eax, esi                 ;    16.2 alu0    27 v[1]
        add edx, r10d                ;    19.2 alu2    27 v[2]
        and r11d, r13d               ;    18.2 alu1     6 v[1]
        xor r14d, r11d               ;    19.2 alu3     6 v[1]
        add eax, r14d                ;    20.2 alu0    27 v[1]
        mov esi, r13d                ;    18.2         27 v[2] copy
        rol esi, 5                   ;    18.2 alu2    27 v[2]
        add edx, esi                 ;    20.2 alu1    27 v[2]
        rol r13d, 0x1e               ;    18.2 alu2    28 v[3]
        xor ebp, r13d                ;    19.2 alu3     6 v[0]
        and ebp, edx                 ;    21.2 alu0     6 v[0]
        xor ecx, ebp                 ;    22.2 alu1     6 v[0]
        add r9d, ecx                 ;    23.2 alu3    27 v[0]
        add r12d, r13d               ;    19.2 alu2    27 v[3]
        mov esi, edx                 ;    21.2         27 v[1] copy
        rol esi, 5                   ;    21.2 alu1    27 v[1]
        add eax, esi                 ;    22.2 alu0    27 v[1]
        rol edx, 0x1e                ;    21.2 alu2    28 v[2]
        add r8d, edx                 ;    22.2 alu3    27 v[2]
        mov esi, r13d                ;    19.2          6 v[4] copy
        xor esi, edx                 ;    22.2 alu1     6 v[4]
        and esi, eax                 ;    23.2 alu0     6 v[4]
        xor r13d, esi                ;    24.2 alu2     6 v[4]
        add r15d, r13d               ;    25.2 alu3    27 v[4]
        mov esi, eax                 ;    23.2         27 v[0] copy
        rol esi, 5                   ;    23.2 alu1    27 v[0]
        add r9d, esi                 ;    24.2 alu0    27 v[0]
        rol eax, 0x1e                ;    23.2 alu2    28 v[1]
        mov esi, edx                 ;    22.2          6 v[3] copy
        xor esi, eax                 ;    24.2 alu3     6 v[3]
        and esi, r9d                 ;    25.2 alu1     6 v[3]
        xor edx, esi                 ;    26.2 alu0     6 v[3]
        add r12d, edx                ;    27.2 alu2    27 v[3]
        mov esi, r9d                 ;    25.2         27 v[4] copy
        rol esi, 5                   ;    25.2 alu1    27 v[4]
        add r15d, esi                ;    26.2 alu3    27 v[4]
        rol r9d, 0x1e                ;    25.2 alu2    28 v[0]
        mov esi, r15d                ;    27.2         27 v[3] copy
        rol esi, 5                   ;    27.2 alu1    27 v[3]
        add r12d, esi                ;    28.2 alu0    27 v[3]
        mov esi, r15d                ;    27.2         28 v[4] copy
        rol esi, 0x1e                ;    27.2 alu2    28 v[4]
        mov edi, eax                 ;    24.2          6 v[2] copy
        xor edi, r9d                 ;    26.2 alu3     6 v[2]
        and r15d, edi                ;    27.2 alu0     6 v[2]
        xor r15d, eax                ;    28.2 alu1     6 v[2]
        add r8d, r15d                ;    29.2 alu2    27 v[2]
        add eax, 0x5a827999          ;    25.3 alu3    27 v[1]
        mov edi, r12d                ;    29.2         27 v[2] copy
        rol edi, 5                   ;    29.2 alu1    27 v[2]
        add r8d, edi                 ;    30.2 alu0    27 v[2]
        mov edi, r12d                ;    29.2         28 v[3] copy
        rol edi, 0x1e                ;    29.2 alu2    28 v[3]
        mov ebp, r9d                 ;    26.3          6 v[1] copy
        xor ebp, esi                 ;    28.2 alu3     6 v[1]
        and r12d, ebp                ;    29.2 alu1     6 v[1]
        xor r12d, r9d                ;    30.2 alu0     6 v[1]
        add eax, r12d                ;    31.2 alu2    27 v[1]
        add r9d, 0x5a827999          ;    27.5 alu3    27 v[0]
        mov ebp, r8d                 ;    31.2         27 v[1] copy
        rol ebp, 5                   ;    31.2 alu1    27 v[1]
        add eax, ebp                 ;    32.2 alu0    27 v[1]
        mov ebp, r8d                 ;    31.2         28 v[2] copy
        rol ebp, 0x1e                ;    31.2 alu2    28 v[2]
        mov r10d, esi                ;    28.5          6 v[0] copy
        xor r10d, edi                ;    30.2 alu3     6 v[0]
        and r8d, r10d                ;    31.2 alu1     6 v[0]
        xor r8d, esi                 ;    32.2 alu0     6 v[0]
        add r9d, r8d                 ;    33.2 alu2    27 v[0]
        add esi, 0x5a827999          ;    29.7 alu3    27 v[4]
        mov r8d, edi                 ;    30.2          6 v[4] copy
        xor r8d, ebp                 ;    32.2 alu1     6 v[4]
        mov r10d, edi                ;    30.2          6 v[4] copy
        add edi, 0x5a827999          ;    30.2 alu0    27 v[3]
        mov r11, qword [rsp + 24]    ;    30.3 agu2    22 w[0] reload
        mov r12d, dword [r11 + 32]   ;    34.3 agu0    22 w[8]
        bswap r12d                   ;    38.3 alu2    22 w[8]
        add eax, r12d                ;    39.3 alu3    27 v[1]
        and r8d, eax                 ;    40.3 alu1     6 v[4]
        xor r10d, r8d                ;    41.3 alu0     6 v[4]
        add esi, r10d                ;    42.3 alu2    27 v[4]
        mov r8d, dword [r11 + 36]    ;    34.3 agu1    22 w[9]
        bswap r8d                    ;    38.3 alu3    22 w[9]
        add r9d, r8d                 ;    39.3 alu1    27 v[0]
        mov r10d, dword [r11 + 40]   ;    34.3 agu2    22 w[10]
        bswap r10d                   ;    38.3 alu0    22 w[10]
        add esi, r10d                ;    43.3 alu2    27 v[4]
        mov r13d, dword [r11 + 44]   ;    34.3 agu0    22 w[11]
        bswap r13d                   ;    38.3 alu3    22 w[11]
        add edi, r13d                ;    39.3 alu1    27 v[3]
        mov r14d, dword [r11 + 48]   ;    34.3 agu1    22 w[12]
        bswap r14d                   ;    38.3 alu0    22 w[12]
        mov r15d, dword [r11 + 52]   ;    34.5 agu2    22 w[13]
        bswap r15d                   ;    38.5 alu2    22 w[13]
        mov ecx, dword [r11 + 56]    ;    34.8 agu0    22 w[14]
        bswap ecx                    ;    38.8 alu3    22 w[14]
        mov edx, dword [r11 + 60]    ;    35.2 agu1    22 w[15]
        bswap edx                    ;    39.2 alu1    22 w[15]
        mov ebx, eax                 ;    40.3         27 v[0] copy
        rol ebx, 5                   ;    40.3 alu2    27 v[0]
        add r9d, ebx                 ;    41.3 alu0    27 v[0]
        rol eax, 0x1e                ;    40.3 alu1    28 v[1]
        mov ebx, r9d                 ;    42.3         27 v[4] copy
        rol ebx, 5                   ;    42.3 alu2    27 v[4]
        add esi, ebx                 ;    44.3 alu3    27 v[4]
        mov ebx, r9d                 ;    42.3         28 v[0] copy
        rol ebx, 0x1e                ;    42.3 alu1    28 v[0]
        mov r11d, ebp                ;    39.7          6 v[3] copy
        xor r11d, eax                ;    41.3 alu0     6 v[3]
        and r9d, r11d                ;    42.3 alu3     6 v[3]
        xor r9d, ebp                 ;    43.3 alu2     6 v[3]
        add edi, r9d                 ;    44.3 alu1    27 v[3]
        add ebp, r14d                ;    40.8 alu0    27 v[2]
        mov r9d, esi                 ;    45.3         27 v[3] copy
        rol r9d, 5                   ;    45.3 alu2    27 v[3]
        add edi, r9d                 ;    46.3 alu3    27 v[3]
        mov r9d, esi                 ;    45.3         28 v[4] copy
        rol r9d, 0x1e                ;    45.3 alu1    28 v[4]
        mov r11d, eax                ;    41.7          6 v[2] copy
        xor r11d, ebx                ;    43.3 alu0     6 v[2]
        and esi, r11d                ;    45.3 alu3     6 v[2]
        xor esi, eax                 ;    46.3 alu2     6 v[2]
        add ebp, esi                 ;    47.3 alu1    27 v[2]
        add eax, r15d                ;    42.8 alu0    27 v[1]
        mov esi, edi                 ;    47.3         27 v[2] copy
        rol esi, 5                   ;    47.3 alu2    27 v[2]
        add ebp, esi                 ;    48.3 alu3    27 v[2]
        mov esi, edi                 ;    47.3         28 v[3] copy
        rol esi, 0x1e                ;    47.3 alu1    28 v[3]
        add ebp, 0x5a827999          ;    49.3 alu0    27 v[2]
        mov r11d, ebx                ;    44.3          6 v[1] copy
        xor r11d, r9d                ;    46.3 alu3     6 v[1]
        and edi, r11d                ;    47.3 alu2     6 v[1]
        xor edi, ebx                 ;    48.3 alu1     6 v[1]
        add eax, edi                 ;    49.3 alu0    27 v[1]
        add ebx, ecx                 ;    45.7 alu3    27 v[0]
        mov edi, ebp                 ;    50.3         27 v[1] copy
        rol edi, 5                   ;    50.3 alu2    27 v[1]
        add eax, edi                 ;    51.3 alu1    27 v[1]
        mov edi, ebp                 ;    50.3         28 v[2] copy
        rol edi, 0x1e                ;    50.3 alu2    28 v[2]
        add eax, 0x5a827999          ;    52.3 alu0    27 v[1]
        mov r11d, r9d                ;    47.3          6 v[0] copy
        xor r11d, esi                ;    48.3 alu3     6 v[0]
        and ebp, r11d                ;    50.3 alu1     6 v[0]
        xor ebp, r9d                 ;    51.3 alu0     6 v[0]
        add ebx, ebp                 ;    52.3 alu2    27 v[0]
        add r9d, edx                 ;    48.5 alu3    27 v[4]
        mov ebp, eax                 ;    53.3         27 v[0] copy
        rol ebp, 5                   ;    53.3 alu1    27 v[0]
        add ebx, ebp                 ;    54.3 alu0    27 v[0]
        mov ebp, eax                 ;    53.3         28 v[1] copy
        rol ebp, 0x1e                ;    53.3 alu2    28 v[1]
        add ebx, 0x5a827999          ;    55.3 alu3    27 v[0]
        mov r11d, esi                ;    49.5          6 v[4] copy
        xor r11d, edi                ;    51.3 alu1     6 v[4]
        and eax, r11d                ;    53.3 alu0     6 v[4]
        xor eax, esi                 ;    54.3 alu2     6 v[4]
        add r9d, eax                 ;    55.3 alu3    27 v[4]
        mov r11d, ebx                ;    56.3         27 v[4] copy
        rol r11d, 5                  ;    56.3 alu1    27 v[4]
        add r9d, r11d                ;    57.3 alu0    27 v[4]
        mov r11d, ebx                ;    56.3         28 v[0] copy
        rol r11d, 0x1e               ;    56.3 alu2    28 v[0]
        add r9d, 0x5a827999          ;    58.3 alu3    27 v[4]
        mov eax, r12d                ;    52.5         23 w[0] copy
        xor eax, r15d                ;    52.7 alu1    23 w[0]
        xor eax, dword [rsp + 76]    ;    53.7 alu0+agu2   23 w[0]
        xor eax, dword [rsp + 60]    ;    54.7 alu2+agu0   23 w[0]
        rol eax, 1                   ;    55.7 alu1    23 w[0]
        add esi, eax                 ;    56.7 alu3    27 v[3]
        add esi, 0x5a827999          ;    57.7 alu0    27 v[3]
        mov dword [rsp + 60], r12d   ;    54.0 agu1+st0   22 w[8] spill
        mov r12d, edi                ;    54.2          6 v[3] copy
        xor r12d, ebp                ;    54.3 alu2     6 v[3]
        and ebx, r12d                ;    56.3 alu1     6 v[3]
        xor ebx, edi                 ;    57.3 alu3     6 v[3]
        add esi, ebx                 ;    58.7 alu0    27 v[3]
        mov r12d, r9d                ;    59.3         27 v[3] copy
        rol r12d, 5                  ;    59.3 alu2    27 v[3]
        add esi, r12d                ;    60.3 alu1    27 v[3]
        mov r12d, r9d                ;    59.3         28 v[4] copy
        rol r12d, 0x1e               ;    59.3 alu2    28 v[4]
        mov ebx, r8d                 ;    56.3         23 w[1] copy
        xor ebx, ecx                 ;    56.5 alu3    23 w[1]
        xor ebx, dword [rsp + 68]    ;    57.5 alu0+agu2   23 w[1]
        xor ebx, dword [rsp + 56]    ;    58.5 alu1+agu0   23 w[1]
        rol ebx, 1                   ;    59.5 alu2    23 w[1]
        add edi, ebx                 ;    60.5 alu3    27 v[2]
        add edi, 0x5a827999          ;    61.5 alu0    27 v[2]
        mov dword [rsp + 56], ecx    ;    57.5 agu1+st1   22 w[14] spill
        mov ecx, esi                 ;    61.3         27 v[2] copy
        rol ecx, 5                   ;    61.3 alu1    27 v[2]
        add edi, ecx                 ;    62.5 alu2    27 v[2]
        mov ecx, esi                 ;    61.3         28 v[3] copy
        rol ecx, 0x1e                ;    61.3 alu1    28 v[3]
        mov dword [rsp + 100], r8d   ;    58.5 agu2+st0   22 w[9] spill
        mov r8d, ebp                 ;    58.7          6 v[2] copy
        xor r8d, r11d                ;    58.8 alu3     6 v[2]
        and r9d, r8d                 ;    59.8 alu0     6 v[2]
        xor r9d, ebp                 ;    60.8 alu2     6 v[2]
        add edi, r9d                 ;    63.5 alu3    27 v[2]
        mov r8d, r10d                ;    59.5         23 w[2] copy
        xor r8d, edx                 ;    59.8 alu1    23 w[2]
        mov r9d, dword [rsp + 64]    ;    59.8 agu0    22 w[4] reload
        xor r8d, r9d                 ;    63.8 alu0    23 w[2]
        xor r9d, r14d                ;    63.8 alu2    23 w[4]
        xor r9d, ebx                 ;    64.8 alu3    23 w[4]
        xor r8d, dword [rsp + 76]    ;    64.8 alu1+agu1   23 w[2]
        rol r8d, 1                   ;    65.8 alu2    23 w[2]
        add ebp, r8d                 ;    66.8 alu0    27 v[1]
        add ebp, 0x5a827999          ;    67.8 alu3    27 v[1]
        xor r9d, dword [rsp + 80]    ;    65.8 alu1+agu2   23 w[4]
        rol r9d, 1                   ;    66.8 alu2    23 w[4]
        mov dword [rsp + 76], r14d   ;    61.5 agu0+st1   22 w[12] spill
        mov r14d, edi                ;    64.5         27 v[1] copy
        rol r14d, 5                  ;    64.5 alu1    27 v[1]
        add ebp, r14d                ;    68.8 alu0    27 v[1]
        mov r14d, edi                ;    64.5         28 v[2] copy
        rol r14d, 0x1e               ;    64.5 alu2    28 v[2]
        mov dword [rsp + 64], r10d   ;    62.5 agu1+st0   22 w[10] spill
        mov r10d, r11d               ;    62.7          6 v[1] copy
        xor r10d, r12d               ;    62.8 alu3     6 v[1]
        and esi, r10d                ;    63.8 alu0     6 v[1]
        xor esi, r11d                ;    64.8 alu1     6 v[1]
        add ebp, esi                 ;    69.8 alu3    27 v[1]
        mov esi, r13d                ;    64.0         23 w[3] copy
        xor esi, eax                 ;    64.2 alu0    23 w[3]
        mov r10d, dword [rsp + 72]   ;    64.3 agu2    22 w[5] reload
        xor esi, r10d                ;    68.3 alu2    23 w[3]
        xor r10d, r15d               ;    68.3 alu1    23 w[5]
        xor r10d, r8d                ;    69.3 alu3    23 w[5]
        xor esi, dword [rsp + 68]    ;    69.3 alu0+agu0   23 w[3]
        rol esi, 1                   ;    70.3 alu2    23 w[3]
        add r11d, esi                ;    71.3 alu1    27 v[0]
        add r11d, 0x5a827999         ;    72.3 alu3    27 v[0]
        xor r10d, dword [rsp + 84]   ;    70.3 alu0+agu1   23 w[5]
        rol r10d, 1                  ;    71.3 alu2    23 w[5]
        mov dword [rsp + 68], r8d    ;    66.8 agu2+st1   23 w[2] spill
        mov r8d, ebp                 ;    70.8         27 v[0] copy
        rol r8d, 5                   ;    70.8 alu1    27 v[0]
        add r11d, r8d                ;    73.3 alu3    27 v[0]
        mov r8d, ebp                 ;    70.8         28 v[1] copy
        rol r8d, 0x1e                ;    70.8 alu2    28 v[1]
        xor ebp, r14d                ;    70.8 alu0     7 v[4]
        xor ebp, ecx                 ;    71.8 alu1     7 v[4]
        add ebp, r12d                ;    72.8 alu3    27 v[4]
        add ebp, r9d                 ;    73.8 alu2    27 v[4]
        add ebp, 0x6ed9eba1          ;    74.8 alu0    27 v[4]
        mov dword [rsp + 72], r15d   ;    69.8 agu0+st0   22 w[13] spill
        lea r15d, [rcx + 1859775393] ;    70.0 alu1    27 v[3]
        xor ecx, r12d                ;    70.2 alu3     6 v[0]
        and edi, ecx                 ;    71.2 alu2     6 v[0]
        xor r12d, edi                ;    72.2 alu0     6 v[0]
        add r11d, r12d               ;    74.3 alu1    27 v[0]
        add r15d, r10d               ;    72.3 alu3    27 v[3]
        mov edi, r14d                ;    71.0          7 v[3] copy
        xor edi, r8d                 ;    71.8 alu2     7 v[3]
        xor edi, r11d                ;    75.3 alu0     7 v[3]
        add r15d, edi                ;    76.3 alu1    27 v[3]
        add r14d, 0x6ed9eba1         ;    72.2 alu3    27 v[2]
        mov edi, r11d                ;    75.3         27 v[4] copy
        rol edi, 5                   ;    75.3 alu2    27 v[4]
        add ebp, edi                 ;    76.3 alu0    27 v[4]
        rol r11d, 0x1e               ;    75.3 alu1    28 v[0]
        mov edi, r8d                 ;    72.5          7 v[2] copy
        xor edi, r11d                ;    76.3 alu3     7 v[2]
        xor edi, ebp                 ;    77.3 alu2     7 v[2]
        add r14d, edi                ;    78.3 alu0    27 v[2]
        add r8d, 0x6ed9eba1          ;    74.0 alu1    27 v[1]
        mov edi, ebp                 ;    77.3         27 v[3] copy
        rol edi, 5                   ;    77.3 alu2    27 v[3]
        add r15d, edi                ;    78.3 alu3    27 v[3]
        rol ebp, 0x1e                ;    77.3 alu1    28 v[4]
        mov edi, edx                 ;    74.0         23 w[7] copy
        xor edi, r9d                 ;    74.5 alu0    23 w[7]
        mov r12d, r13d               ;    74.3         23 w[9] copy
        xor r12d, ebx                ;    75.2 alu3    23 w[9]
        xor r13d, esi                ;    75.3 alu2    23 w[11]
        mov ecx, dword [rsp + 100]   ;    74.8 agu1    22 w[9] reload
        xor edi, ecx                 ;    78.8 alu0    23 w[7]
        xor r12d, ecx                ;    78.8 alu1    23 w[9]
        mov ecx, r11d                ;    76.3          7 v[1] copy
        xor ecx, ebp                 ;    78.3 alu3     7 v[1]
        xor ecx, r15d                ;    79.3 alu2     7 v[1]
        add r8d, ecx                 ;    80.3 alu0    27 v[1]
        mov ecx, r15d                ;    79.3         27 v[2] copy
        rol ecx, 5                   ;    79.3 alu1    27 v[2]
        add r14d, ecx                ;    80.3 alu3    27 v[2]
        rol r15d, 0x1e               ;    79.3 alu2    28 v[3]
        xor edi, dword [rsp + 84]    ;    79.8 alu0+agu2   23 w[7]
        rol edi, 1                   ;    80.8 alu1    23 w[7]
        add r8d, edi                 ;    81.8 alu3    27 v[1]
        mov ecx, ebp                 ;    78.3          7 v[0] copy
        xor ecx, r15d                ;    80.3 alu2     7 v[0]
        add r11d, 0x6ed9eba1         ;    78.5 alu0    27 v[0]
        xor r13d, dword [rsp + 72]   ;    79.0 alu1+agu0   23 w[11]
        add ebp, 0x6ed9eba1          ;    79.2 alu3    27 v[4]
        mov dword [rsp + 84], ebx    ;    78.8 agu1+st1   23 w[1] spill
        mov ebx, esi                 ;    79.0         23 w[6] copy
        xor ebx, dword [rsp + 56]    ;    79.3 alu2+agu2   23 w[6]
        xor ebx, dword [rsp + 60]    ;    80.3 alu0+agu0   23 w[6]
        xor ebx, dword [rsp + 80]    ;    81.3 alu1+agu1   23 w[6]
        rol ebx, 1                   ;    82.3 alu2    23 w[6]
        add r14d, ebx                ;    83.3 alu3    27 v[2]
        xor ecx, r14d                ;    84.3 alu0     7 v[0]
        add r11d, ecx                ;    85.3 alu1    27 v[0]
        xor r12d, ebx                ;    83.3 alu3    23 w[9]
        rol r12d, 1                  ;    84.3 alu2    23 w[9]
        add ebp, r12d                ;    85.3 alu0    27 v[4]
        mov ecx, r14d                ;    84.3         27 v[1] copy
        rol ecx, 5                   ;    84.3 alu1    27 v[1]
        add r8d, ecx                 ;    85.3 alu3    27 v[1]
        rol r14d, 0x1e               ;    84.3 alu2    28 v[2]
        mov ecx, r15d                ;    81.5          7 v[4] copy
        xor ecx, r14d                ;    85.3 alu0     7 v[4]
        xor ecx, r8d                 ;    86.3 alu1     7 v[4]
        add ebp, ecx                 ;    87.3 alu3    27 v[4]
        mov ecx, r8d                 ;    86.3         27 v[0] copy
        rol ecx, 5                   ;    86.3 alu2    27 v[0]
        add r11d, ecx                ;    87.3 alu0    27 v[0]
        rol r8d, 0x1e                ;    86.3 alu1    28 v[1]
        mov ecx, r14d                ;    85.3          7 v[3] copy
        xor ecx, r8d                 ;    87.3 alu3     7 v[3]
        add r15d, 0x6ed9eba1         ;    84.5 alu2    27 v[3]
        add r14d, 0x6ed9eba1         ;    85.3 alu0    27 v[2]
        mov dword [rsp + 80], esi    ;    84.8 agu2+st0   23 w[3] spill
        mov esi, eax                 ;    85.0         23 w[8] copy
        xor esi, r10d                ;    85.2 alu1    23 w[8]
        xor esi, dword [rsp + 64]    ;    86.2 alu3+agu0   23 w[8]
        xor esi, dword [rsp + 60]    ;    87.2 alu2+agu1   23 w[8]
        rol esi, 1                   ;    88.2 alu1    23 w[8]
        add r11d, esi                ;    89.2 alu0    27 v[0]
        xor ecx, r11d                ;    90.2 alu3     7 v[3]
        add r15d, ecx                ;    91.2 alu2    27 v[3]
        xor r13d, esi                ;    89.2 alu0    23 w[11]
        rol r13d, 1                  ;    90.2 alu1    23 w[11]
        add r14d, r13d               ;    91.2 alu3    27 v[2]
        mov ecx, r11d                ;    90.2         27 v[4] copy
        rol ecx, 5                   ;    90.2 alu2    27 v[4]
        add ebp, ecx                 ;    91.2 alu0    27 v[4]
        rol r11d, 0x1e               ;    90.2 alu1    28 v[0]
        mov ecx, edx                 ;    87.5         23 w[13] copy
        xor ecx, r10d                ;    88.3 alu3    23 w[13]
        xor edx, edi                 ;    88.5 alu2    23 w[15]
        xor ecx, dword [rsp + 72]    ;    89.3 alu0+agu2   23 w[13]
        xor edx, dword [rsp + 84]    ;    89.5 alu1+agu0   23 w[15]
        mov dword [rsp + 72], r10d   ;    88.3 agu1+st1   23 w[5] spill
        mov r10d, r8d                ;    88.5          7 v[2] copy
        xor r10d, r11d               ;    91.2 alu3     7 v[2]
        xor r10d, ebp                ;    92.2 alu2     7 v[2]
        add r14d, r10d               ;    93.2 alu0    27 v[2]
        mov r10d, ebp                ;    92.2         27 v[3] copy
        rol r10d, 5                  ;    92.2 alu1    27 v[3]
        add r15d, r10d               ;    93.2 alu3    27 v[3]
        rol ebp, 0x1e                ;    92.2 alu2    28 v[4]
        mov r10d, r11d               ;    91.2          7 v[1] copy
        xor r10d, ebp                ;    93.2 alu0     7 v[1]
        add r8d, 0x6ed9eba1          ;    91.2 alu1    27 v[1]
        add r11d, 0x6ed9eba1         ;    91.3 alu3    27 v[0]
        mov dword [rsp + 60], esi    ;    90.7 agu2+st0   23 w[8] spill
        mov esi, edi                 ;    90.8         23 w[10] copy
        xor esi, dword [rsp + 68]    ;    91.5 alu2+agu0   23 w[10]
        xor esi, dword [rsp + 76]    ;    92.5 alu0+agu1   23 w[10]
        xor esi, dword [rsp + 64]    ;    93.5 alu1+agu2   23 w[10]
        rol esi, 1                   ;    94.5 alu2    23 w[10]
        add r15d, esi                ;    95.5 alu3    27 v[3]
        xor r10d, r15d               ;    96.5 alu0     7 v[1]
        add r8d, r10d                ;    97.5 alu1    27 v[1]
        xor ecx, esi                 ;    95.5 alu3    23 w[13]
        rol ecx, 1                   ;    96.5 alu2    23 w[13]
        add r11d, ecx                ;    97.5 alu0    27 v[0]
        mov r10d, r15d               ;    96.5         27 v[2] copy
        rol r10d, 5                  ;    96.5 alu1    27 v[2]
        add r14d, r10d               ;    97.5 alu3    27 v[2]
        rol r15d, 0x1e               ;    96.5 alu2    28 v[3]
        mov r10d, ebp                ;    93.3          7 v[0] copy
        xor r10d, r15d               ;    97.5 alu0     7 v[0]
        xor r10d, r14d               ;    98.5 alu1     7 v[0]
        add r11d, r10d               ;    99.5 alu3    27 v[0]
        mov r10d, r14d               ;    98.5         27 v[1] copy
        rol r10d, 5                  ;    98.5 alu2    27 v[1]
        add r8d, r10d                ;    99.5 alu0    27 v[1]
        rol r14d, 0x1e               ;    98.5 alu1    28 v[2]
        mov r10d, eax                ;    95.7         23 w[14] copy
        xor r10d, ebx                ;    96.3 alu3    23 w[14]
        xor r10d, r13d               ;    97.3 alu2    23 w[14]
        xor eax, ecx                 ;    97.5 alu0    23 w[0]
        xor r10d, dword [rsp + 56]   ;    98.3 alu1+agu0   23 w[14]
        rol r10d, 1                  ;    99.3 alu2    23 w[14]
        add ebp, r10d                ;   100.3 alu3    27 v[4]
        add ebp, 0x6ed9eba1          ;   101.3 alu0    27 v[4]
        xor eax, dword [rsp + 60]    ;    98.5 alu1+agu1   23 w[0]
        xor eax, dword [rsp + 68]    ;    99.5 alu3+agu2   23 w[0]
        rol eax, 1                   ;   100.5 alu2    23 w[0]
        mov dword [rsp + 64], ebx    ;    97.8 agu0+st1   23 w[6] spill
        mov ebx, r15d                ;    98.0          7 v[4] copy
        xor ebx, r14d                ;    99.5 alu0     7 v[4]
        add r15d, 0x6ed9eba1         ;    99.2 alu1    27 v[3]
        mov dword [rsp + 100], edi   ;    98.5 agu1+st0   23 w[7] spill
        lea edi, [r14 + 1859775393]  ;    99.5 alu3    27 v[2]
        add edi, eax                 ;   101.5 alu2    27 v[2]
        mov dword [rsp + 104], ecx   ;    99.0 agu2+st1   23 w[13] spill
        mov ecx, r9d                 ;    99.2         23 w[12] copy
        xor ecx, r12d                ;    99.8 alu0    23 w[12]
        xor ecx, dword [rsp + 56]    ;   100.8 alu1+agu0   23 w[12]
        xor ecx, dword [rsp + 76]    ;   101.8 alu3+agu1   23 w[12]
        rol ecx, 1                   ;   102.8 alu2    23 w[12]
        add r8d, ecx                 ;   103.8 alu0    27 v[1]
        xor ebx, r8d                 ;   104.8 alu1     7 v[4]
        add ebp, ebx                 ;   105.8 alu3    27 v[4]
        xor edx, ecx                 ;   103.8 alu2    23 w[15]
        rol edx, 1                   ;   104.8 alu1    23 w[15]
        add r15d, edx                ;   105.8 alu0    27 v[3]
        mov ebx, r8d                 ;   104.8         27 v[0] copy
        rol ebx, 5                   ;   104.8 alu2    27 v[0]
        add r11d, ebx                ;   105.8 alu3    27 v[0]
        rol r8d, 0x1e                ;   104.8 alu1    28 v[1]
        xor r14d, r8d                ;   105.8 alu0     7 v[3]
        xor r14d, r11d               ;   106.8 alu3     7 v[3]
        add r15d, r14d               ;   107.8 alu2    27 v[3]
        mov r14d, r11d               ;   106.8         27 v[4] copy
        rol r14d, 5                  ;   106.8 alu1    27 v[4]
        add ebp, r14d                ;   107.8 alu0    27 v[4]
        rol r11d, 0x1e               ;   106.8 alu2    28 v[0]
        mov r14d, r8d                ;   105.8          7 v[2] copy
        xor r14d, r11d               ;   107.8 alu3     7 v[2]
        xor r14d, ebp                ;   108.8 alu0     7 v[2]
        add edi, r14d                ;   109.8 alu1    27 v[2]
        mov r14d, ebp                ;   108.8         27 v[3] copy
        rol r14d, 5                  ;   108.8 alu2    27 v[3]
        add r15d, r14d               ;   109.8 alu3    27 v[3]
        rol ebp, 0x1e                ;   108.8 alu1    28 v[4]
        mov r14d, r9d                ;   106.2         23 w[2] copy
        xor r14d, esi                ;   106.3 alu0    23 w[2]
        xor r9d, ecx                 ;   106.5 alu2    23 w[4]
        xor r14d, edx                ;   107.3 alu3    23 w[2]
        mov ebx, r11d                ;   107.8          7 v[1] copy
        xor ebx, ebp                 ;   109.8 alu1     7 v[1]
        xor ebx, r15d                ;   110.8 alu0     7 v[1]
        add r8d, ebx                 ;   111.8 alu2    27 v[1]
        mov ebx, r15d                ;   110.8         27 v[2] copy
        rol ebx, 5                   ;   110.8 alu1    27 v[2]
        add edi, ebx                 ;   111.8 alu3    27 v[2]
        rol r15d, 0x1e               ;   110.8 alu2    28 v[3]
        mov ebx, r12d                ;   108.2         23 w[1] copy
        xor ebx, r10d                ;   108.3 alu0    23 w[1]
        xor ebx, dword [rsp + 80]    ;   109.3 alu3+agu2   23 w[1]
        xor ebx, dword [rsp + 84]    ;   110.3 alu1+agu0   23 w[1]
        rol ebx, 1                   ;   111.3 alu2    23 w[1]
        add r8d, ebx                 ;   112.8 alu0    27 v[1]
        xor r9d, ebx                 ;   112.3 alu3    23 w[4]
        add r8d, 0x6ed9eba1          ;   113.8 alu1    27 v[1]
        xor r14d, dword [rsp + 68]   ;   110.3 alu0+agu1   23 w[2]
        rol r14d, 1                  ;   111.3 alu2    23 w[2]
        add r11d, r14d               ;   112.3 alu3    27 v[0]
        add r11d, 0x6ed9eba1         ;   113.3 alu1    27 v[0]
        xor r9d, dword [rsp + 64]    ;   113.3 alu0+agu2   23 w[4]
        rol r9d, 1                   ;   114.3 alu2    23 w[4]
        mov dword [rsp + 68], ecx    ;   110.5 agu0+st0   23 w[12] spill
        mov ecx, ebp                 ;   110.7          7 v[0] copy
        xor ecx, r15d                ;   111.8 alu3     7 v[0]
        xor ecx, edi                 ;   112.8 alu1     7 v[0]
        add r11d, ecx                ;   114.3 alu0    27 v[0]
        lea ecx, [r15 + 1859775393]  ;   112.5 alu2    27 v[3]
        add ecx, r9d                 ;   115.3 alu3    27 v[3]
        add ebp, 0x6ed9eba1          ;   113.2 alu1    27 v[4]
        mov dword [rsp + 84], ebx    ;   112.3 agu1+st1   23 w[1] spill
        mov ebx, edi                 ;   112.8         27 v[1] copy
        rol ebx, 5                   ;   113.5 alu2    27 v[1]
        add r8d, ebx                 ;   114.8 alu0    27 v[1]
        rol edi, 0x1e                ;   114.2 alu1    28 v[2]
        xor r15d, edi                ;   115.2 alu3     7 v[4]
        xor r15d, r8d                ;   116.2 alu0     7 v[4]
        add ebp, r15d                ;   117.2 alu2    27 v[4]
        mov r15d, r8d                ;   115.8         27 v[0] copy
        rol r15d, 5                  ;   115.8 alu1    27 v[0]
        add r11d, r15d               ;   116.8 alu3    27 v[0]
        rol r8d, 0x1e                ;   115.8 alu2    28 v[1]
        mov r15d, r13d               ;   113.8         23 w[3] copy
        xor r15d, eax                ;   115.3 alu0    23 w[3]
        mov ebx, edi                 ;   115.2          7 v[3] copy
        xor ebx, r8d                 ;   116.8 alu3     7 v[3]
        xor ebx, r11d                ;   117.8 alu1     7 v[3]
        add ecx, ebx                 ;   118.8 alu0    27 v[3]
        mov ebx, r11d                ;   117.8         27 v[4] copy
        rol ebx, 5                   ;   117.8 alu2    27 v[4]
        add ebp, ebx                 ;   118.8 alu3    27 v[4]
        rol r11d, 0x1e               ;   117.8 alu1    28 v[0]
        mov ebx, dword [rsp + 72]    ;   115.5 agu2    23 w[5] reload
        xor r15d, ebx                ;   119.5 alu0    23 w[3]
        xor ebx, r14d                ;   119.5 alu2    23 w[5]
        xor r15d, dword [rsp + 80]   ;   120.5 alu3+agu0   23 w[3]
        rol r15d, 1                  ;   121.5 alu1    23 w[3]
        add ebp, r15d                ;   122.5 alu0    27 v[4]
        xor ebx, dword [rsp + 104]   ;   120.5 alu2+agu1   23 w[5]
        xor ebx, dword [rsp + 100]   ;   121.5 alu3+agu2   23 w[5]
        rol ebx, 1                   ;   122.5 alu1    23 w[5]
        add edi, ebx                 ;   123.5 alu0    27 v[2]
        add edi, 0x6ed9eba1          ;   124.5 alu2    27 v[2]
        mov dword [rsp + 80], r14d   ;   117.8 agu0+st0   23 w[2] spill
        mov r14d, r12d               ;   118.0         23 w[7] copy
        xor r14d, edx                ;   119.8 alu3    23 w[7]
        xor r12d, r13d               ;   120.2 alu1    23 w[9]
        xor r14d, r9d                ;   120.8 alu0    23 w[7]
        xor r13d, r15d               ;   122.5 alu2    23 w[11]
        xor r14d, dword [rsp + 100]  ;   121.8 alu3+agu1   23 w[7]
        rol r14d, 1                  ;   122.8 alu1    23 w[7]
        xor r12d, dword [rsp + 84]   ;   121.3 alu0+agu2   23 w[9]
        xor r13d, dword [rsp + 104]  ;   123.5 alu2+agu0   23 w[11]
        mov dword [rsp + 100], edx   ;   119.8 agu1+st1   23 w[15] spill
        mov edx, r8d                 ;   120.0          7 v[2] copy
        xor edx, r11d                ;   121.8 alu3     7 v[2]
        xor edx, ebp                 ;   123.5 alu1     7 v[2]
        add edi, edx                 ;   125.5 alu0    27 v[2]
        lea edx, [r11 + 1859775393]  ;   122.5 alu2    27 v[0]
        add edx, r14d                ;   123.8 alu3    27 v[0]
        add r8d, 0x6ed9eba1          ;   123.2 alu1    27 v[1]
        mov dword [rsp + 72], r9d    ;   121.5 agu2+st0   23 w[4] spill
        mov r9d, ebp                 ;   123.5         27 v[3] copy
        rol r9d, 5                   ;   123.5 alu2    27 v[3]
        add ecx, r9d                 ;   124.5 alu0    27 v[3]
        rol ebp, 0x1e                ;   124.2 alu1    28 v[4]
        xor r11d, ebp                ;   125.2 alu3     7 v[1]
        xor r11d, ecx                ;   126.2 alu0     7 v[1]
        add r8d, r11d                ;   127.2 alu2    27 v[1]
        mov r9d, ecx                 ;   125.5         27 v[2] copy
        rol r9d, 5                   ;   125.5 alu1    27 v[2]
        add edi, r9d                 ;   126.5 alu3    27 v[2]
        rol ecx, 0x1e                ;   125.5 alu2    28 v[3]
        mov r9d, esi                 ;   123.7         23 w[8] copy
        xor r9d, eax                 ;   125.3 alu0    23 w[8]
        xor r9d, ebx                 ;   126.3 alu3    23 w[8]
        xor esi, r14d                ;   126.2 alu1    23 w[10]
        mov r11d, ebp                ;   125.2          7 v[0] copy
        xor r11d, edi                ;   127.5 alu0     7 v[0]
        xor r11d, ecx                ;   128.5 alu2     7 v[0]
        add edx, r11d                ;   129.5 alu3    27 v[0]
        mov r11d, edi                ;   127.5         27 v[1] copy
        rol r11d, 5                  ;   127.5 alu1    27 v[1]
        add r8d, r11d                ;   128.5 alu0    27 v[1]
        rol edi, 0x1e                ;   127.5 alu2    28 v[2]
        mov r11d, r15d               ;   125.7         23 w[6] copy
        xor r11d, r10d               ;   127.8 alu3    23 w[6]
        xor r11d, dword [rsp + 60]   ;   128.8 alu1+agu0   23 w[6]
        xor r11d, dword [rsp + 64]   ;   129.8 alu0+agu1   23 w[6]
        rol r11d, 1                  ;   130.8 alu2    23 w[6]
        add r8d, r11d                ;   131.8 alu3    27 v[1]
        xor r12d, r11d               ;   131.8 alu1    23 w[9]
        rol r12d, 1                  ;   132.8 alu2    23 w[9]
        xor r9d, dword [rsp + 60]    ;   129.3 alu0+agu2   23 w[8]
        rol r9d, 1                   ;   130.3 alu1    23 w[8]
        add ebp, r9d                 ;   131.3 alu3    27 v[4]
        xor r13d, r9d                ;   131.3 alu0    23 w[11]
        rol r13d, 1                  ;   132.3 alu2    23 w[11]
        add ebp, 0x8f1bbcdc          ;   132.3 alu3    27 v[4]
        xor esi, dword [rsp + 80]    ;   131.2 alu1+agu0   23 w[10]
        xor esi, dword [rsp + 68]    ;   132.2 alu0+agu1   23 w[10]
        rol esi, 1                   ;   133.2 alu2    23 w[10]
        mov dword [rsp + 60], r15d   ;   128.8 agu2+st1   23 w[3] spill
        mov r15d, r8d                ;   132.8         27 v[0] copy
        rol r15d, 5                  ;   132.8 alu1    27 v[0]
        add edx, r15d                ;   133.8 alu3    27 v[0]
        mov r15d, r8d                ;   132.8         28 v[1] copy
        rol r15d, 0x1e               ;   132.8 alu2    28 v[1]
        xor r8d, ecx                 ;   132.8 alu0     8 v[4]
        mov dword [rsp + 64], r9d    ;   131.3 agu0+st0   23 w[8] spill
        mov r9d, edx                 ;   134.8         27 v[4] copy
        rol r9d, 5                   ;   134.8 alu1    27 v[4]
        add ebp, r9d                 ;   135.8 alu3    27 v[4]
        mov r9d, edx                 ;   134.8         28 v[0] copy
        rol r9d, 0x1e                ;   134.8 alu2    28 v[0]
        xor edx, edi                 ;   134.8 alu0     8 v[3]
        mov dword [rsp + 76], r14d   ;   132.3 agu1+st1   23 w[7] spill
        mov r14d, ecx                ;   132.5          8 v[4] copy
        xor r14d, edi                ;   133.8 alu3     8 v[4]
        and r8d, r14d                ;   134.8 alu1     8 v[4]
        xor r8d, ecx                 ;   135.8 alu0     8 v[4]
        add ebp, r8d                 ;   136.8 alu2    27 v[4]
        add ecx, r12d                ;   134.8 alu3    27 v[3]
        mov r8d, ebp                 ;   137.8         27 v[3] copy
        rol r8d, 5                   ;   137.8 alu1    27 v[3]
        add ecx, r8d                 ;   138.8 alu0    27 v[3]
        mov r8d, ebp                 ;   137.8         28 v[4] copy
        rol r8d, 0x1e                ;   137.8 alu2    28 v[4]
        xor ebp, r15d                ;   137.8 alu3     8 v[2]
        mov r14d, edi                ;   134.8          8 v[3] copy
        xor r14d, r15d               ;   136.2 alu1     8 v[3]
        and edx, r14d                ;   137.2 alu0     8 v[3]
        xor edx, edi                 ;   138.2 alu2     8 v[3]
        add ecx, edx                 ;   139.8 alu3    27 v[3]
        add edi, esi                 ;   137.2 alu1    27 v[2]
        add ecx, 0x8f1bbcdc          ;   140.8 alu0    27 v[3]
        mov r14d, r10d               ;   136.0         23 w[12] copy
        xor r10d, eax                ;   137.5 alu2    23 w[14]
        xor r10d, r11d               ;   138.5 alu3    23 w[14]
        xor r14d, r12d               ;   138.2 alu1    23 w[12]
        xor r10d, r13d               ;   139.5 alu0    23 w[14]
        rol r10d, 1                  ;   140.5 alu2    23 w[14]
        mov edx, ecx                 ;   141.8         27 v[2] copy
        rol edx, 5                   ;   141.8 alu1    27 v[2]
        add edi, edx                 ;   142.8 alu3    27 v[2]
        mov edx, ecx                 ;   141.8         28 v[3] copy
        rol edx, 0x1e                ;   141.8 alu2    28 v[3]
        xor ecx, r9d                 ;   141.8 alu0     8 v[1]
        add edi, 0x8f1bbcdc          ;   143.8 alu3    27 v[2]
        xor r14d, dword [rsp + 72]   ;   140.2 alu1+agu2   23 w[12]
        xor r14d, dword [rsp + 68]   ;   141.2 alu0+agu0   23 w[12]
        rol r14d, 1                  ;   142.2 alu2    23 w[12]
        xor eax, dword [rsp + 64]    ;   140.8 alu3+agu1   23 w[0]
        xor eax, dword [rsp + 80]    ;   141.8 alu1+agu2   23 w[0]
        mov dword [rsp + 68], r11d   ;   139.7 agu0+st0   23 w[6] spill
        mov r11d, r15d               ;   139.7          8 v[2] copy
        xor r11d, r9d                ;   141.3 alu0     8 v[2]
        and ebp, r11d                ;   142.3 alu2     8 v[2]
        xor ebp, r15d                ;   143.3 alu3     8 v[2]
        add edi, ebp                 ;   144.8 alu1    27 v[2]
        add r15d, r13d               ;   142.3 alu0    27 v[1]
        mov ebp, edi                 ;   145.8         27 v[1] copy
        rol ebp, 5                   ;   145.8 alu2    27 v[1]
        add r15d, ebp                ;   146.8 alu3    27 v[1]
        mov ebp, edi                 ;   145.8         28 v[2] copy
        rol ebp, 0x1e                ;   145.8 alu1    28 v[2]
        xor edi, r8d                 ;   145.8 alu0     8 v[0]
        mov r11d, r9d                ;   142.3          8 v[1] copy
        xor r11d, r8d                ;   143.5 alu2     8 v[1]
        and ecx, r11d                ;   144.5 alu3     8 v[1]
        xor ecx, r9d                 ;   145.5 alu1     8 v[1]
        add r15d, ecx                ;   147.8 alu0    27 v[1]
        add r9d, r14d                ;   144.5 alu2    27 v[0]
        add r15d, 0x8f1bbcdc         ;   148.8 alu3    27 v[1]
        mov r11d, r8d                ;   143.5          8 v[0] copy
        xor r11d, edx                ;   145.2 alu1     8 v[0]
        and edi, r11d                ;   146.8 alu0     8 v[0]
        xor edi, r8d                 ;   147.8 alu2     8 v[0]
        add r9d, edi                 ;   148.8 alu3    27 v[0]
        add r9d, 0x8f1bbcdc          ;   149.8 alu1    27 v[0]
        add r8d, 0x8f1bbcdc          ;   146.3 alu0    27 v[4]
        mov edi, ebx                 ;   144.8         23 w[13] copy
        xor edi, esi                 ;   146.5 alu2    23 w[13]
        mov r11d, r15d               ;   149.8         27 v[0] copy
        rol r11d, 5                  ;   149.8 alu1    27 v[0]
        add r9d, r11d                ;   150.8 alu3    27 v[0]
        mov r11d, r15d               ;   149.8         28 v[1] copy
        rol r11d, 0x1e               ;   149.8 alu2    28 v[1]
        xor r15d, edx                ;   149.8 alu0     8 v[4]
        mov ecx, dword [rsp + 100]   ;   146.5 agu1    23 w[15] reload
        xor edi, ecx                 ;   150.5 alu3    23 w[13]
        xor ecx, r14d                ;   150.5 alu1    23 w[15]
        xor edi, dword [rsp + 104]   ;   151.5 alu0+agu2   23 w[13]
        rol edi, 1                   ;   152.5 alu2    23 w[13]
        add r8d, edi                 ;   153.5 alu3    27 v[4]
        xor eax, edi                 ;   153.5 alu1    23 w[0]
        rol eax, 1                   ;   154.5 alu2    23 w[0]
        xor ecx, dword [rsp + 76]    ;   151.5 alu0+agu0   23 w[15]
        xor ecx, dword [rsp + 84]    ;   152.5 alu3+agu1   23 w[15]
        rol ecx, 1                   ;   153.5 alu1    23 w[15]
        mov dword [rsp + 104], edi   ;   153.5 agu2+st1   23 w[13] spill
        mov edi, r9d                 ;   151.8         27 v[4] copy
        rol edi, 5                   ;   151.8 alu2    27 v[4]
        add r8d, edi                 ;   154.5 alu0    27 v[4]
        mov edi, r9d                 ;   151.8         28 v[0] copy
        rol edi, 0x1e                ;   151.8 alu1    28 v[0]
        xor r9d, ebp                 ;   151.8 alu3     8 v[3]
        mov dword [rsp + 100], r14d  ;   151.2 agu0+st0   23 w[12] spill
        mov r14d, edx                ;   151.3          8 v[4] copy
        xor r14d, ebp                ;   151.5 alu0     8 v[4]
        and r15d, r14d               ;   152.5 alu2     8 v[4]
        xor r15d, edx                ;   153.5 alu3     8 v[4]
        add r8d, r15d                ;   155.5 alu1    27 v[4]
        add edx, r10d                ;   152.5 alu0    27 v[3]
        mov r14d, r8d                ;   156.5         27 v[3] copy
        rol r14d, 5                  ;   156.5 alu2    27 v[3]
        add edx, r14d                ;   157.5 alu3    27 v[3]
        mov r14d, r8d                ;   156.5         28 v[4] copy
        rol r14d, 0x1e               ;   156.5 alu1    28 v[4]
        xor r8d, r11d                ;   156.5 alu0     8 v[2]
        mov r15d, ebp                ;   153.3          8 v[3] copy
        xor r15d, r11d               ;   153.7 alu2     8 v[3]
        and r9d, r15d                ;   154.7 alu3     8 v[3]
        xor r9d, ebp                 ;   155.7 alu1     8 v[3]
        add edx, r9d                 ;   158.5 alu0    27 v[3]
        add ebp, ecx                 ;   154.7 alu2    27 v[2]
        add edx, 0x8f1bbcdc          ;   159.5 alu3    27 v[3]
        mov r9d, r11d                ;   154.5          8 v[2] copy
        xor r9d, edi                 ;   155.2 alu1     8 v[2]
        and r8d, r9d                 ;   157.5 alu0     8 v[2]
        xor r8d, r11d                ;   158.5 alu2     8 v[2]
        add ebp, r8d                 ;   159.5 alu3    27 v[2]
        add r11d, eax                ;   156.2 alu1    27 v[1]
        add ebp, 0x8f1bbcdc          ;   160.5 alu0    27 v[2]
        add r11d, 0x8f1bbcdc         ;   157.2 alu2    27 v[1]
        mov r8d, edx                 ;   160.5         27 v[2] copy
        rol r8d, 5                   ;   160.5 alu1    27 v[2]
        add ebp, r8d                 ;   161.5 alu3    27 v[2]
        mov r8d, edx                 ;   160.5         28 v[3] copy
        rol r8d, 0x1e                ;   160.5 alu2    28 v[3]
        xor edx, edi                 ;   160.5 alu0     8 v[1]
        mov r9d, edi                 ;   157.0          8 v[1] copy
        xor r9d, r14d                ;   158.0 alu3     8 v[1]
        and edx, r9d                 ;   161.5 alu1     8 v[1]
        xor edx, edi                 ;   162.5 alu0     8 v[1]
        add r11d, edx                ;   163.5 alu2    27 v[1]
        add edi, 0x8f1bbcdc          ;   159.0 alu3    27 v[0]
        mov r9d, r12d                ;   158.0         23 w[1] copy
        xor r9d, r10d                ;   159.2 alu1    23 w[1]
        mov r15d, ebp                ;   162.5         27 v[1] copy
        rol r15d, 5                  ;   162.5 alu2    27 v[1]
        add r11d, r15d               ;   164.5 alu0    27 v[1]
        mov r15d, ebp                ;   162.5         28 v[2] copy
        rol r15d, 0x1e               ;   162.5 alu1    28 v[2]
        xor ebp, r14d                ;   162.5 alu3     8 v[0]
        mov edx, ebx                 ;   160.5         23 w[3] copy
        xor edx, r13d                ;   160.7 alu0    23 w[3]
        xor edx, eax                 ;   161.7 alu2    23 w[3]
        xor r9d, dword [rsp + 60]    ;   161.0 alu3+agu1   23 w[1]
        xor r9d, dword [rsp + 84]    ;   162.0 alu1+agu2   23 w[1]
        rol r9d, 1                   ;   163.0 alu2    23 w[1]
        add edi, r9d                 ;   164.0 alu0    27 v[0]
        xor edx, dword [rsp + 60]    ;   162.7 alu3+agu0   23 w[3]
        rol edx, 1                   ;   163.7 alu1    23 w[3]
        xor ebx, dword [rsp + 104]   ;   162.7 alu0+agu1   23 w[5]
        xor ebx, dword [rsp + 76]    ;   163.7 alu2+agu2   23 w[5]
        mov dword [rsp + 60], r13d   ;   162.7 agu0+st1   23 w[11] spill
        mov r13d, r11d               ;   165.5         27 v[0] copy
        rol r13d, 5                  ;   165.5 alu1    27 v[0]
        add edi, r13d                ;   166.5 alu3    27 v[0]
        mov r13d, r11d               ;   165.5         28 v[1] copy
        rol r13d, 0x1e               ;   165.5 alu2    28 v[1]
        xor r11d, r8d                ;   165.5 alu0     8 v[4]
        mov dword [rsp + 84], eax    ;   163.5 agu1+st0   23 w[0] spill
        mov eax, r14d                ;   163.7          8 v[0] copy
        xor eax, r8d                 ;   164.0 alu3     8 v[0]
        and ebp, eax                 ;   165.0 alu1     8 v[0]
        xor ebp, r14d                ;   166.0 alu0     8 v[0]
        add edi, ebp                 ;   167.5 alu2    27 v[0]
        mov ebp, edi                 ;   168.5         27 v[4] copy
        rol ebp, 5                   ;   168.5 alu1    27 v[4]
        add r14d, ebp                ;   169.5 alu3    27 v[4]
        mov ebp, edi                 ;   168.5         28 v[0] copy
        rol ebp, 0x1e                ;   168.5 alu2    28 v[0]
        xor edi, r15d                ;   168.5 alu0     8 v[3]
        mov eax, esi                 ;   165.5         23 w[2] copy
        xor eax, ecx                 ;   166.0 alu3    23 w[2]
        xor eax, dword [rsp + 72]    ;   167.0 alu1+agu2   23 w[2]
        xor eax, dword [rsp + 80]    ;   168.0 alu0+agu0   23 w[2]
        rol eax, 1                   ;   169.0 alu2    23 w[2]
        add r14d, eax                ;   170.5 alu3    27 v[4]
        xor ebx, eax                 ;   170.0 alu1    23 w[5]
        rol ebx, 1                   ;   171.0 alu2    23 w[5]
        add r14d, 0x8f1bbcdc         ;   171.5 alu0    27 v[4]
        mov dword [rsp + 80], eax    ;   170.0 agu1+st1   23 w[2] spill
        mov eax, r8d                 ;   167.2          8 v[4] copy
        xor eax, r15d                ;   168.0 alu3     8 v[4]
        and r11d, eax                ;   169.0 alu1     8 v[4]
        xor r11d, r8d                ;   170.0 alu0     8 v[4]
        add r14d, r11d               ;   172.5 alu2    27 v[4]
        add r8d, edx                 ;   169.0 alu3    27 v[3]
        mov r11d, r15d               ;   168.5          8 v[3] copy
        xor r11d, r13d               ;   169.2 alu1     8 v[3]
        and edi, r11d                ;   170.2 alu0     8 v[3]
        xor edi, r15d                ;   171.2 alu2     8 v[3]
        add r8d, edi                 ;   172.2 alu3    27 v[3]
        add r8d, 0x8f1bbcdc          ;   173.2 alu1    27 v[3]
        add r15d, 0x8f1bbcdc         ;   170.7 alu0    27 v[2]
        mov edi, r14d                ;   173.5         27 v[3] copy
        rol edi, 5                   ;   173.5 alu2    27 v[3]
        add r8d, edi                 ;   174.5 alu3    27 v[3]
        mov edi, r14d                ;   173.5         28 v[4] copy
        rol edi, 0x1e                ;   173.5 alu1    28 v[4]
        xor r14d, r13d               ;   173.5 alu0     8 v[2]
        mov r11d, r8d                ;   175.5         27 v[2] copy
        rol r11d, 5                  ;   175.5 alu2    27 v[2]
        add r15d, r11d               ;   176.5 alu3    27 v[2]
        mov r11d, r8d                ;   175.5         28 v[3] copy
        rol r11d, 0x1e               ;   175.5 alu1    28 v[3]
        xor r8d, ebp                 ;   175.5 alu0     8 v[1]
        mov eax, r13d                ;   171.7          8 v[2] copy
        xor eax, ebp                 ;   172.8 alu2     8 v[2]
        and r14d, eax                ;   174.5 alu3     8 v[2]
        xor r14d, r13d               ;   175.5 alu1     8 v[2]
        add r15d, r14d               ;   177.5 alu0    27 v[2]
        add r13d, ebx                ;   173.8 alu2    27 v[1]
        mov r14d, r12d               ;   173.5         23 w[7] copy
        xor r14d, ecx                ;   174.0 alu3    23 w[7]
        xor r12d, r9d                ;   174.2 alu1    23 w[9]
        mov eax, r9d                 ;   174.0         23 w[4] copy
        xor eax, dword [rsp + 100]   ;   174.7 alu0+agu2   23 w[4]
        xor eax, dword [rsp + 68]    ;   175.7 alu2+agu0   23 w[4]
        xor eax, dword [rsp + 72]    ;   176.7 alu3+agu1   23 w[4]
        rol eax, 1                   ;   177.7 alu1    23 w[4]
        add r15d, eax                ;   178.7 alu0    27 v[2]
        xor r14d, eax                ;   178.7 alu2    23 w[7]
        add r13d, 0x8f1bbcdc         ;   176.0 alu3    27 v[1]
        xor r14d, dword [rsp + 76]   ;   179.7 alu1+agu2   23 w[7]
        rol r14d, 1                  ;   180.7 alu2    23 w[7]
        xor r12d, dword [rsp + 60]   ;   176.7 alu0+agu0   23 w[9]
        mov dword [rsp + 76], r9d    ;   175.8 agu1+st0   23 w[1] spill
        mov r9d, r15d                ;   179.7         27 v[1] copy
        rol r9d, 5                   ;   179.7 alu1    27 v[1]
        add r13d, r9d                ;   180.7 alu3    27 v[1]
        mov r9d, r15d                ;   179.7         28 v[2] copy
        rol r9d, 0x1e                ;   179.7 alu2    28 v[2]
        xor r15d, edi                ;   179.7 alu0     8 v[0]
        mov dword [rsp + 72], ecx    ;   177.0 agu2+st1   23 w[15] spill
        mov ecx, ebp                 ;   177.2          8 v[1] copy
        xor ecx, edi                 ;   178.0 alu3     8 v[1]
        and r8d, ecx                 ;   179.0 alu1     8 v[1]
        xor r8d, ebp                 ;   180.0 alu0     8 v[1]
        add r13d, r8d                ;   181.7 alu2    27 v[1]
        mov r8d, esi                 ;   178.0         23 w[8] copy
        xor r8d, ebx                 ;   179.0 alu3    23 w[8]
        xor esi, r14d                ;   181.7 alu1    23 w[10]
        mov ecx, r13d                ;   182.7         27 v[0] copy
        rol ecx, 5                   ;   182.7 alu2    27 v[0]
        add ebp, ecx                 ;   183.7 alu0    27 v[0]
        mov ecx, r13d                ;   182.7         28 v[1] copy
        rol ecx, 0x1e                ;   182.7 alu1    28 v[1]
        xor r13d, r11d               ;   182.7 alu3     8 v[4]
        add ebp, 0x8f1bbcdc          ;   184.7 alu0    27 v[0]
        xor r8d, dword [rsp + 84]    ;   180.8 alu2+agu0   23 w[8]
        xor r8d, dword [rsp + 64]    ;   181.8 alu3+agu1   23 w[8]
        rol r8d, 1                   ;   182.8 alu1    23 w[8]
        xor esi, dword [rsp + 80]    ;   182.7 alu0+agu2   23 w[10]
        xor esi, dword [rsp + 100]   ;   183.7 alu2+agu0   23 w[10]
        rol esi, 1                   ;   184.7 alu1    23 w[10]
        mov dword [rsp + 56], ebx    ;   181.2 agu1+st0   23 w[5] spill
        mov ebx, r10d                ;   181.2         23 w[6] copy
        xor ebx, edx                 ;   182.0 alu3    23 w[6]
        xor ebx, dword [rsp + 64]    ;   183.0 alu0+agu2   23 w[6]
        xor ebx, dword [rsp + 68]    ;   184.0 alu2+agu0   23 w[6]
        rol ebx, 1                   ;   185.0 alu1    23 w[6]
        add ebp, ebx                 ;   186.0 alu3    27 v[0]
        xor r12d, ebx                ;   186.0 alu0    23 w[9]
        rol r12d, 1                  ;   187.0 alu2    23 w[9]
        mov dword [rsp + 68], ebx    ;   186.0 agu1+st1   23 w[6] spill
        mov ebx, edi                 ;   183.0          8 v[0] copy
        xor ebx, r11d                ;   184.0 alu3     8 v[0]
        and r15d, ebx                ;   185.0 alu1     8 v[0]
        xor r15d, edi                ;   186.0 alu0     8 v[0]
        add ebp, r15d                ;   187.0 alu2    27 v[0]
        add edi, r14d                ;   185.0 alu3    27 v[4]
        mov r15d, ebp                ;   188.0         27 v[4] copy
        rol r15d, 5                  ;   188.0 alu1    27 v[4]
        add edi, r15d                ;   189.0 alu0    27 v[4]
        mov r15d, ebp                ;   188.0         28 v[0] copy
        rol r15d, 0x1e               ;   188.0 alu2    28 v[0]
        xor ebp, r9d                 ;   188.0 alu3     8 v[3]
        mov ebx, r11d                ;   185.0          8 v[4] copy
        xor ebx, r9d                 ;   186.2 alu1     8 v[4]
        and r13d, ebx                ;   187.2 alu0     8 v[4]
        xor r13d, r11d               ;   188.2 alu2     8 v[4]
        add edi, r13d                ;   190.0 alu3    27 v[4]
        add r11d, r8d                ;   187.2 alu1    27 v[3]
        add edi, 0x8f1bbcdc          ;   191.0 alu0    27 v[4]
        mov r13d, r9d                ;   186.3          8 v[3] copy
        xor r13d, ecx                ;   187.8 alu2     8 v[3]
        and ebp, r13d                ;   189.0 alu3     8 v[3]
        xor ebp, r9d                 ;   190.0 alu1     8 v[3]
        add r11d, ebp                ;   191.0 alu0    27 v[3]
        add r9d, r12d                ;   188.8 alu2    27 v[2]
        add r11d, 0x8f1bbcdc         ;   192.0 alu3    27 v[3]
        add r9d, 0x8f1bbcdc          ;   189.8 alu1    27 v[2]
        mov ebp, edi                 ;   192.0         27 v[3] copy
        rol ebp, 5                   ;   192.0 alu2    27 v[3]
        add r11d, ebp                ;   193.0 alu0    27 v[3]
        mov ebp, edi                 ;   192.0         28 v[4] copy
        rol ebp, 0x1e                ;   192.0 alu1    28 v[4]
        xor edi, ecx                 ;   192.0 alu3     8 v[2]
        mov r13d, ecx                ;   188.8          8 v[2] copy
        xor r13d, r15d               ;   190.7 alu0     8 v[2]
        and edi, r13d                ;   193.0 alu2     8 v[2]
        xor edi, ecx                 ;   194.0 alu3     8 v[2]
        add r9d, edi                 ;   195.0 alu1    27 v[2]
        add ecx, esi                 ;   191.7 alu0    27 v[1]
        add ecx, 0x8f1bbcdc          ;   192.7 alu2    27 v[1]
        mov edi, r11d                ;   194.0         27 v[2] copy
        rol edi, 5                   ;   194.0 alu1    27 v[2]
        add r9d, edi                 ;   196.0 alu3    27 v[2]
        mov edi, r11d                ;   194.0         28 v[3] copy
        rol edi, 0x1e                ;   194.0 alu2    28 v[3]
        xor r11d, r15d               ;   194.0 alu0     8 v[1]
        mov r13d, r10d               ;   192.2         23 w[12] copy
        xor r13d, eax                ;   193.0 alu3    23 w[12]
        xor r13d, r12d               ;   194.0 alu1    23 w[12]
        mov ebx, r9d                 ;   197.0         27 v[1] copy
        rol ebx, 5                   ;   197.0 alu2    27 v[1]
        add ecx, ebx                 ;   198.0 alu0    27 v[1]
        mov ebx, r9d                 ;   197.0         28 v[2] copy
        rol ebx, 0x1e                ;   197.0 alu1    28 v[2]
        xor r9d, ebp                 ;   197.0 alu3     8 v[0]
        xor r13d, dword [rsp + 100]  ;   195.0 alu0+agu2   23 w[12]
        rol r13d, 1                  ;   196.0 alu2    23 w[12]
        xor r10d, dword [rsp + 68]   ;   195.0 alu3+agu0   23 w[14]
        xor r10d, dword [rsp + 84]   ;   196.0 alu1+agu1   23 w[14]
        mov dword [rsp + 100], eax   ;   194.7 agu2+st0   23 w[4] spill
        mov eax, r15d                ;   194.7          8 v[1] copy
        xor eax, ebp                 ;   195.7 alu0     8 v[1]
        and r11d, eax                ;   196.7 alu2     8 v[1]
        xor r11d, r15d               ;   197.7 alu3     8 v[1]
        add ecx, r11d                ;   199.0 alu1    27 v[1]
        mov r11d, edx                ;   195.5         23 w[11] copy
        xor r11d, r8d                ;   196.7 alu0    23 w[11]
        mov eax, ecx                 ;   200.0         27 v[0] copy
        rol eax, 5                   ;   200.0 alu2    27 v[0]
        add r15d, eax                ;   201.0 alu3    27 v[0]
        mov eax, ecx                 ;   200.0         28 v[1] copy
        rol eax, 0x1e                ;   200.0 alu1    28 v[1]
        xor ecx, edi                 ;   200.0 alu0     7 v[4]
        xor ecx, ebx                 ;   201.0 alu2     7 v[4]
        add ecx, ebp                 ;   202.0 alu3    27 v[4]
        add ecx, r13d                ;   203.0 alu1    27 v[4]
        xor r11d, dword [rsp + 104]  ;   198.7 alu0+agu0   23 w[11]
        xor r11d, dword [rsp + 60]   ;   199.7 alu2+agu1   23 w[11]
        rol r11d, 1                  ;   200.7 alu1    23 w[11]
        add r15d, r11d               ;   202.0 alu3    27 v[0]
        xor r10d, r11d               ;   201.7 alu0    23 w[14]
        rol r10d, 1                  ;   202.7 alu2    23 w[14]
        add r15d, 0x8f1bbcdc         ;   203.0 alu3    27 v[0]
        add ecx, 0xca62c1d6          ;   204.0 alu1    27 v[4]
        mov dword [rsp + 60], r11d   ;   201.7 agu2+st1   23 w[11] spill
        lea r11d, [rbx - 899497514]  ;   200.7 alu0    27 v[2]
        xor ebx, eax                 ;   201.0 alu2     7 v[3]
        add r11d, r10d               ;   203.7 alu3    27 v[2]
        mov dword [rsp + 64], r8d    ;   200.5 agu0+st0   23 w[8] spill
        mov r8d, edi                 ;   200.7          8 v[0] copy
        xor r8d, ebp                 ;   201.2 alu1     8 v[0]
        and r9d, r8d                 ;   202.2 alu0     8 v[0]
        xor ebp, r9d                 ;   203.2 alu2     8 v[0]
        add r15d, ebp                ;   204.2 alu3    27 v[0]
        xor ebx, r15d                ;   205.2 alu1     7 v[3]
        add edi, ebx                 ;   206.2 alu0    27 v[3]
        add edi, 0xca62c1d6          ;   207.2 alu2    27 v[3]
        mov ebp, r15d                ;   205.2         27 v[4] copy
        rol ebp, 5                   ;   205.2 alu1    27 v[4]
        add ecx, ebp                 ;   206.2 alu3    27 v[4]
        rol r15d, 0x1e               ;   205.2 alu2    28 v[0]
        mov ebp, eax                 ;   202.7          7 v[2] copy
        xor ebp, r15d                ;   206.2 alu0     7 v[2]
        xor ebp, ecx                 ;   207.2 alu3     7 v[2]
        add r11d, ebp                ;   208.2 alu1    27 v[2]
        add eax, 0xca62c1d6          ;   204.7 alu0    27 v[1]
        mov ebp, ecx                 ;   207.2         27 v[3] copy
        rol ebp, 5                   ;   207.2 alu2    27 v[3]
        add edi, ebp                 ;   208.2 alu3    27 v[3]
        rol ecx, 0x1e                ;   207.2 alu1    28 v[4]
        mov ebp, r14d                ;   204.2         23 w[15] copy
        xor ebp, r13d                ;   205.7 alu0    23 w[15]
        mov r8d, dword [rsp + 76]    ;   204.7 agu1    23 w[1] reload
        xor ebp, r8d                 ;   208.7 alu2    23 w[15]
        xor r8d, edx                 ;   208.7 alu3    23 w[1]
        xor r8d, r12d                ;   209.7 alu1    23 w[1]
        xor r8d, r10d                ;   210.7 alu0    23 w[1]
        rol r8d, 1                   ;   211.7 alu2    23 w[1]
        mov r9d, r15d                ;   206.2          7 v[1] copy
        xor r9d, ecx                 ;   208.2 alu3     7 v[1]
        lea ebx, [rcx - 899497514]   ;   208.2 alu1    27 v[4]
        add ebx, r8d                 ;   212.7 alu0    27 v[4]
        xor ebp, dword [rsp + 72]    ;   209.7 alu2+agu2   23 w[15]
        rol ebp, 1                   ;   210.7 alu1    23 w[15]
        add eax, ebp                 ;   211.7 alu3    27 v[1]
        add r15d, 0xca62c1d6         ;   208.7 alu0    27 v[0]
        xor edx, dword [rsp + 60]    ;   208.8 alu2+agu0   23 w[3]
        xor edx, dword [rsp + 56]    ;   209.8 alu3+agu1   23 w[3]
        mov dword [rsp + 76], r10d   ;   208.2 agu2+st1   23 w[14] spill
        mov r10d, esi                ;   208.3         23 w[13] copy
        xor r10d, dword [rsp + 56]   ;   209.2 alu1+agu0   23 w[13]
        xor r10d, dword [rsp + 72]   ;   210.2 alu0+agu1   23 w[13]
        xor r10d, dword [rsp + 104]  ;   211.2 alu2+agu2   23 w[13]
        rol r10d, 1                  ;   212.2 alu1    23 w[13]
        add edi, r10d                ;   213.2 alu3    27 v[3]
        xor r9d, edi                 ;   214.2 alu0     7 v[1]
        add eax, r9d                 ;   215.2 alu2    27 v[1]
        mov r9d, edi                 ;   214.2         27 v[2] copy
        rol r9d, 5                   ;   214.2 alu1    27 v[2]
        add r11d, r9d                ;   215.2 alu3    27 v[2]
        rol edi, 0x1e                ;   214.2 alu2    28 v[3]
        xor ecx, edi                 ;   215.2 alu0     7 v[0]
        xor ecx, r11d                ;   216.2 alu3     7 v[0]
        add r15d, ecx                ;   217.2 alu1    27 v[0]
        mov r9d, r11d                ;   216.2         27 v[1] copy
        rol r9d, 5                   ;   216.2 alu2    27 v[1]
        add eax, r9d                 ;   217.2 alu0    27 v[1]
        rol r11d, 0x1e               ;   216.2 alu1    28 v[2]
        mov r9d, r14d                ;   212.2         23 w[5] copy
        xor r14d, r12d               ;   213.0 alu3    23 w[7]
        xor r9d, r10d                ;   213.7 alu0    23 w[5]
        xor r12d, r8d                ;   213.8 alu2    23 w[9]
        xor r14d, ebp                ;   214.0 alu3    23 w[7]
        mov ecx, edi                 ;   215.2          7 v[4] copy
        xor ecx, r11d                ;   217.2 alu1     7 v[4]
        xor ecx, eax                 ;   218.2 alu0     7 v[4]
        add ebx, ecx                 ;   219.2 alu2    27 v[4]
        mov ecx, eax                 ;   218.2         27 v[0] copy
        rol ecx, 5                   ;   218.2 alu1    27 v[0]
        add r15d, ecx                ;   219.2 alu3    27 v[0]
        rol eax, 0x1e                ;   218.2 alu2    28 v[1]
        mov ecx, r11d                ;   217.2          7 v[3] copy
        xor ecx, eax                 ;   219.2 alu0     7 v[3]
        add edi, 0xca62c1d6          ;   216.0 alu3    27 v[3]
        xor r9d, dword [rsp + 56]    ;   216.2 alu1+agu0   23 w[5]
        add r11d, 0xca62c1d6         ;   217.2 alu0    27 v[2]
        xor r12d, dword [rsp + 60]   ;   216.8 alu2+agu1   23 w[9]
        mov dword [rsp + 56], r13d   ;   216.5 agu2+st0   23 w[12] spill
        mov r13d, r10d               ;   216.7         23 w[0] copy
        xor r13d, dword [rsp + 64]   ;   217.0 alu3+agu0   23 w[0]
        xor r13d, dword [rsp + 80]   ;   218.0 alu1+agu1   23 w[0]
        xor r13d, dword [rsp + 84]   ;   219.0 alu0+agu2   23 w[0]
        rol r13d, 1                  ;   220.0 alu2    23 w[0]
        add r15d, r13d               ;   221.0 alu3    27 v[0]
        xor edx, r13d                ;   221.0 alu1    23 w[3]
        rol edx, 1                   ;   222.0 alu2    23 w[3]
        xor ecx, r15d                ;   222.0 alu0     7 v[3]
        add edi, ecx                 ;   223.0 alu3    27 v[3]
        add r11d, edx                ;   223.0 alu1    27 v[2]
        mov ecx, r15d                ;   222.0         27 v[4] copy
        rol ecx, 5                   ;   222.0 alu2    27 v[4]
        add ebx, ecx                 ;   223.0 alu0    27 v[4]
        rol r15d, 0x1e               ;   222.0 alu1    28 v[0]
        mov ecx, eax                 ;   219.2          7 v[2] copy
        xor ecx, r15d                ;   223.0 alu3     7 v[2]
        xor ecx, ebx                 ;   224.0 alu0     7 v[2]
        add r11d, ecx                ;   225.0 alu2    27 v[2]
        mov ecx, ebx                 ;   224.0         27 v[3] copy
        rol ecx, 5                   ;   224.0 alu1    27 v[3]
        add edi, ecx                 ;   225.0 alu3    27 v[3]
        rol ebx, 0x1e                ;   224.0 alu2    28 v[4]
        mov ecx, r8d                 ;   221.2         23 w[4] copy
        xor r8d, ebp                 ;   221.7 alu0    23 w[15]
        xor ecx, dword [rsp + 56]    ;   222.0 alu3+agu0   23 w[4]
        xor ecx, dword [rsp + 68]    ;   223.0 alu1+agu1   23 w[4]
        xor ecx, dword [rsp + 100]   ;   224.0 alu0+agu2   23 w[4]
        rol ecx, 1                   ;   225.0 alu2    23 w[4]
        add eax, ecx                 ;   226.0 alu3    27 v[1]
        xor r14d, ecx                ;   226.0 alu1    23 w[7]
        rol r14d, 1                  ;   227.0 alu2    23 w[7]
        xor r8d, r14d                ;   228.0 alu0    23 w[15]
        add eax, 0xca62c1d6          ;   227.0 alu3    27 v[1]
        xor ecx, dword [rsp + 76]    ;   226.0 alu1+agu0   23 w[12]
        xor ecx, dword [rsp + 56]    ;   227.0 alu0+agu1   23 w[12]
        mov dword [rsp + 84], r10d   ;   223.7 agu2+st1   23 w[13] spill
        mov r10d, ebp                ;   223.8         23 w[2] copy
        xor r10d, esi                ;   224.8 alu2    23 w[2]
        xor r10d, dword [rsp + 100]  ;   225.8 alu3+agu0   23 w[2]
        xor r10d, dword [rsp + 80]   ;   226.8 alu1+agu1   23 w[2]
        rol r10d, 1                  ;   227.8 alu2    23 w[2]
        add edi, r10d                ;   228.8 alu0    27 v[3]
        xor r9d, r10d                ;   228.8 alu3    23 w[5]
        rol r9d, 1                   ;   229.8 alu1    23 w[5]
        xor r10d, esi                ;   228.8 alu0    23 w[10]
        xor esi, r13d                ;   226.8 alu2    23 w[8]
        xor r10d, r14d               ;   229.8 alu3    23 w[10]
        xor esi, r9d                 ;   230.8 alu1    23 w[8]
        xor ebp, r9d                 ;   230.8 alu0    23 w[13]
        add r9d, r15d                ;   230.8 alu2    27 v[0]
        xor r15d, ebx                ;   228.0 alu3     7 v[1]
        xor r15d, edi                ;   229.8 alu1     7 v[1]
        add eax, r15d                ;   230.8 alu0    27 v[1]
        mov r15d, edi                ;   229.8         27 v[2] copy
        rol r15d, 5                  ;   229.8 alu2    27 v[2]
        add r11d, r15d               ;   230.8 alu3    27 v[2]
        rol edi, 0x1e                ;   229.8 alu1    28 v[3]
        add r14d, edi                ;   230.8 alu0    27 v[3]
        mov r15d, ebx                ;   228.2          7 v[0] copy
        xor r15d, edi                ;   230.8 alu2     7 v[0]
        xor r15d, r11d               ;   231.8 alu3     7 v[0]
        add r9d, r15d                ;   232.8 alu1    27 v[0]
        mov r15d, r11d               ;   231.8         27 v[1] copy
        rol r15d, 5                  ;   231.8 alu2    27 v[1]
        add eax, r15d                ;   232.8 alu0    27 v[1]
        rol r11d, 0x1e               ;   231.8 alu1    28 v[2]
        xor edi, r11d                ;   232.8 alu3     7 v[4]
        xor edi, eax                 ;   233.8 alu0     7 v[4]
        add ebx, edi                 ;   234.8 alu2    27 v[4]
        mov edi, eax                 ;   233.8         27 v[0] copy
        rol edi, 5                   ;   233.8 alu1    27 v[0]
        add r9d, edi                 ;   234.8 alu3    27 v[0]
        rol eax, 0x1e                ;   233.8 alu2    28 v[1]
        mov edi, edx                 ;   231.5         23 w[6] copy
        mov r15d, r11d               ;   232.8          7 v[3] copy
        xor r15d, eax                ;   234.8 alu0     7 v[3]
        add r9d, 0xca62c1d6          ;   235.8 alu3    27 v[0]
        xor r15d, r9d                ;   236.8 alu1     7 v[3]
        add r14d, r15d               ;   237.8 alu0    27 v[3]
        mov r15d, r9d                ;   236.8         27 v[4] copy
        rol r15d, 5                  ;   236.8 alu2    27 v[4]
        add ebx, r15d                ;   237.8 alu3    27 v[4]
        rol r9d, 0x1e                ;   236.8 alu1    28 v[0]
        mov r15d, eax                ;   234.8          7 v[2] copy
        xor r15d, r9d                ;   237.8 alu0     7 v[2]
        xor edi, dword [rsp + 76]    ;   234.8 alu2+agu2   23 w[6]
        xor edi, dword [rsp + 64]    ;   235.8 alu3+agu0   23 w[6]
        xor edi, dword [rsp + 68]    ;   236.8 alu1+agu1   23 w[6]
        rol edi, 1                   ;   237.8 alu2    23 w[6]
        add ebx, edi                 ;   238.8 alu0    27 v[4]
        xor r12d, edi                ;   238.8 alu3    23 w[9]
        xor r13d, edi                ;   238.8 alu1    23 w[14]
        rol r12d, 1                  ;   239.8 alu2    23 w[9]
        add eax, r12d                ;   240.8 alu0    27 v[1]
        xor ecx, r12d                ;   240.8 alu3    23 w[12]
        rol ecx, 1                   ;   241.8 alu1    23 w[12]
        xor r8d, ecx                 ;   242.8 alu0    23 w[15]
        rol r8d, 1                   ;   243.8 alu2    23 w[15]
        add ebx, 0xca62c1d6          ;   239.8 alu3    27 v[4]
        xor r15d, ebx                ;   240.8 alu1     7 v[2]
        add r11d, r15d               ;   241.8 alu0    27 v[2]
        add r14d, 0xca62c1d6         ;   238.8 alu2    27 v[3]
        xor esi, dword [rsp + 64]    ;   239.0 alu3+agu2   23 w[8]
        rol esi, 1                   ;   240.0 alu1    23 w[8]
        add r11d, esi                ;   242.8 alu0    27 v[2]
        xor edx, esi                 ;   241.0 alu2    23 w[11]
        add r11d, 0xca62c1d6         ;   243.8 alu3    27 v[2]
        mov esi, ebx                 ;   240.8         27 v[3] copy
        rol esi, 5                   ;   240.8 alu1    27 v[3]
        add r14d, esi                ;   241.8 alu0    27 v[3]
        rol ebx, 0x1e                ;   240.8 alu2    28 v[4]
        mov esi, dword [rsp + 84]    ;   240.0 agu0    23 w[13] reload
        xor edx, esi                 ;   244.0 alu3    23 w[11]
        xor ebp, esi                 ;   244.0 alu1    23 w[13]
        xor edx, dword [rsp + 60]    ;   245.0 alu0+agu1   23 w[11]
        rol edx, 1                   ;   246.0 alu2    23 w[11]
        xor r13d, edx                ;   247.0 alu3    23 w[14]
        add edx, ebx                 ;   247.0 alu1    27 v[4]
        add eax, 0xca62c1d6          ;   242.7 alu0    27 v[1]
        xor r10d, dword [rsp + 56]   ;   242.8 alu2+agu2   23 w[10]
        rol r10d, 1                  ;   243.8 alu1    23 w[10]
        xor ebp, r10d                ;   245.0 alu3    23 w[13]
        add r10d, r9d                ;   244.8 alu0    27 v[0]
        xor r9d, ebx                 ;   243.8 alu2     7 v[1]
        xor r9d, r14d                ;   244.8 alu3     7 v[1]
        add eax, r9d                 ;   245.8 alu1    27 v[1]
        rol ebp, 1                   ;   246.0 alu2    23 w[13]
        mov esi, r14d                ;   243.2         27 v[2] copy
        rol esi, 5                   ;   245.2 alu1    27 v[2]
        add r11d, esi                ;   246.2 alu0    27 v[2]
        rol r14d, 0x1e               ;   245.8 alu2    28 v[3]
        xor ebx, r14d                ;   246.8 alu3     7 v[0]
        xor ebx, r11d                ;   247.8 alu0     7 v[0]
        add r10d, ebx                ;   248.8 alu3    27 v[0]
        add ecx, r14d                ;   246.8 alu1    27 v[3]
        add r10d, 0xca62c1d6         ;   249.8 alu0    27 v[0]
        mov esi, r11d                ;   247.2         27 v[1] copy
        rol esi, 5                   ;   247.2 alu2    27 v[1]
        add eax, esi                 ;   248.2 alu3    27 v[1]
        rol r11d, 0x1e               ;   247.2 alu1    28 v[2]
        xor r14d, r11d               ;   248.2 alu0     7 v[4]
        xor r14d, eax                ;   249.2 alu2     7 v[4]
        add edx, r14d                ;   250.2 alu3    27 v[4]
        add ebp, r11d                ;   248.2 alu1    27 v[2]
        add edx, 0xca62c1d6          ;   251.2 alu0    27 v[4]
        add ecx, 0xca62c1d6          ;   248.8 alu2    27 v[3]
        mov esi, eax                 ;   249.2         27 v[0] copy
        rol esi, 5                   ;   249.2 alu1    27 v[0]
        add r10d, esi                ;   250.8 alu3    27 v[0]
        rol eax, 0x1e                ;   249.8 alu2    28 v[1]
        xor r11d, eax                ;   250.8 alu0     7 v[3]
        xor r11d, r10d               ;   251.8 alu3     7 v[3]
        add ecx, r11d                ;   252.8 alu1    27 v[3]
        add ebp, 0xca62c1d6          ;   250.7 alu0    27 v[2]
        xor r13d, dword [rsp + 76]   ;   250.8 alu2+agu0   23 w[14]
        rol r13d, 1                  ;   251.8 alu1    23 w[14]
        add r13d, eax                ;   252.8 alu3    27 v[1]
        mov esi, r10d                ;   251.8         27 v[4] copy
        rol esi, 5                   ;   251.8 alu2    27 v[4]
        add edx, esi                 ;   252.8 alu0    27 v[4]
        rol r10d, 0x1e               ;   252.2 alu1    28 v[0]
        xor eax, r10d                ;   253.2 alu3     7 v[2]
        add r8d, r10d                ;   253.2 alu0    30 h
        xor eax, edx                 ;   254.2 alu2     7 v[2]
        add ebp, eax                 ;   255.2 alu3    27 v[2]
        add r13d, 0xca62c1d6         ;   253.8 alu1    27 v[1]
        add r8d, dword [rsp + 96]    ;   254.2 alu0+agu1   30 h
        mov esi, edx                 ;   253.8         27 v[3] copy
        rol esi, 5                   ;   253.8 alu2    27 v[3]
        add ecx, esi                 ;   254.8 alu3    27 v[3]
        rol edx, 0x1e                ;   254.2 alu1    28 v[4]
        xor r10d, edx                ;   255.2 alu0     7 v[1]
        xor r10d, ecx                ;   256.2 alu2     7 v[1]
        add r13d, r10d               ;   257.2 alu3    27 v[1]
        add r8d, 0xca62c1d6          ;   255.2 alu1    30 h
        mov esi, ecx                 ;   255.8         27 v[2] copy
        rol esi, 5                   ;   255.8 alu2    27 v[2]
        add ebp, esi                 ;   256.8 alu0    27 v[2]
        rol ecx, 0x1e                ;   256.2 alu1    28 v[3]
        mov esi, edx                 ;   255.2          7 v[0] copy
        xor esi, ecx                 ;   257.2 alu3     7 v[0]
        xor esi, ebp                 ;   258.2 alu0     7 v[0]
        add r8d, esi                 ;   259.2 alu2    30 h
        add ecx, dword [rsp + 88]    ;   257.2 alu3+agu2   30 h
        add edx, dword [rsp + 52]    ;   257.2 alu1+agu0   30 h
        mov dword [rsp + 52], edx    ;   258.2 agu1+st0   30 h
        mov esi, ebp                 ;   257.8         27 v[1] copy
        rol esi, 5                   ;   257.8 alu2    27 v[1]
        add r13d, esi                ;   258.8 alu0    27 v[1]
        rol ebp, 0x1e                ;   258.2 alu1    28 v[2]
        add ebp, dword [rsp + 92]    ;   259.2 alu3+agu2   30 h
        mov esi, r13d                ;   259.8         27 v[0] copy
        rol esi, 5                   ;   259.8 alu2    27 v[0]
        add r8d, esi                 ;   260.8 alu0    30 h
        add r13d, dword [rsp + 40]   ;   259.8 alu3+agu0   30 h
        mov dword [rsp + 40], r13d   ;   260.8 agu1+st1   30 h
        mov r9, qword [rsp + 24]     ;   257.3 agu2    16 blocks
        add r9, 0x40                 ;   261.3 alu1    16 blocks
        mov edi, ebp                 ;   260.2         30 h copy
        mov ebp, ecx                 ;   258.2         30 h copy
        mov esi, r8d                 ;   261.8         30 h copy
        mov r8, r9                   ;   262.3         16 blocks copy
        cmp r8, qword [rsp + 16]     ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8      ;                    resident
        mov dword [rsp + 36], esi    ;                    resident
        mov dword [rsp + 44], edi    ;                    resident
        mov dword [rsp + 48], ebp    ;                    resident
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

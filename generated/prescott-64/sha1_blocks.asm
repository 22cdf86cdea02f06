; sha1_blocks for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu prescott-64
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
;   body: 16 uops, planned 12.7; bounds: width 5.3, ports 12.0, path 4.0
;   blocks: 1306 uops, planned 439.3; bounds: width 435.3, ports 370.0, path 164.0
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
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
        mov dword [rsp + 52], edx    ;                    argument
        mov qword [rsp + 8], rsi     ;                    argument
        mov r8, qword [rsp + 0]      ;     0.0 p2      16 h reload
        mov esi, dword [r8]          ;     4.0 p2      16 h
        mov dword [rsp + 32], esi    ;     8.0 p0+p3   16 h
        mov esi, dword [r8 + 4]      ;     4.0 p2      16 h
        mov dword [rsp + 36], esi    ;     8.0 p0+p3   16 h
        mov esi, dword [r8 + 8]      ;     4.0 p2      16 h
        mov dword [rsp + 40], esi    ;     8.0 p0+p3   16 h
        mov esi, dword [r8 + 12]     ;     4.0 p2      16 h
        mov dword [rsp + 44], esi    ;     8.0 p0+p3   16 h
        mov esi, dword [r8 + 16]     ;     5.0 p2      16 h
        mov dword [rsp + 48], esi    ;     9.0 p0+p3   16 h
        mov r8d, dword [rsp + 52]    ;     6.0 p2      16 h
        shl r8, 6                    ;    10.0 p1      16 h
        add r8, qword [rsp + 8]      ;    11.0 p2+p1   16 h
        mov qword [rsp + 16], r8     ;    12.0 p0+p3   16 h
        cmp dword [rsp + 52], 0      ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]      ;                    resident
        mov esi, dword [rsp + 32]    ;                    resident
        mov edi, dword [rsp + 40]    ;                    resident
        mov ebp, dword [rsp + 44]    ;                    resident
        mov r9d, dword [rsp + 36]    ;                    resident
        mov r10d, dword [rsp + 48]   ;                    resident
        align 16
.blocks_1:
        mov r11d, dword [r8]         ;     0.0 p2      22 w[0]
        bswap r11d                   ;     4.0 p1      22 w[0]
        mov r12d, esi                ;     0.7 p0      27 v[4] copy
        rol r12d, 5                  ;     1.7 p1      27 v[4]
        add r12d, r10d               ;     2.7 p0      27 v[4]
        add r12d, r11d               ;     5.0 p0      27 v[4]
        add r12d, 0x5a827999         ;     6.0 p0      27 v[4]
        mov r13d, dword [r8 + 4]     ;     2.3 p2      22 w[1]
        bswap r13d                   ;     6.3 p1      22 w[1]
        mov r14d, r9d                ;     3.0 p0      28 v[1] copy
        rol r14d, 0x1e               ;     7.0 p1      28 v[1]
        mov r15d, ebp                ;     3.7 p0       6 v[4] copy
        xor r15d, edi                ;     4.7 p0       6 v[4]
        and r15d, r9d                ;     5.7 p0       6 v[4]
        xor r15d, ebp                ;     6.7 p0       6 v[4]
        add r12d, r15d               ;     7.7 p1      27 v[4]
        mov r15d, r12d               ;     8.7 p1      27 v[3] copy
        rol r15d, 5                  ;     9.7 p1      27 v[3]
        mov eax, r14d                ;     8.0 p0       6 v[3] copy
        xor eax, edi                 ;     9.0 p0       6 v[3]
        and eax, esi                 ;    10.0 p0       6 v[3]
        xor eax, edi                 ;    11.0 p0       6 v[3]
        add r15d, ebp                ;    10.7 p1      27 v[3]
        add r15d, r13d               ;    11.7 p1      27 v[3]
        add r15d, eax                ;    12.7 p0      27 v[3]
        add r15d, 0x5a827999         ;    13.7 p1      27 v[3]
        mov eax, dword [r8 + 8]      ;     8.7 p2      22 w[2]
        bswap eax                    ;    12.7 p1      22 w[2]
        mov ecx, esi                 ;     9.3 p0      28 v[0] copy
        rol ecx, 0x1e                ;    14.7 p1      28 v[0]
        mov edx, r15d                ;    14.7 p0      27 v[2] copy
        rol edx, 5                   ;    15.7 p1      27 v[2]
        mov ebx, r14d                ;    10.7 p0       6 v[2] copy
        xor ebx, ecx                 ;    15.7 p0       6 v[2]
        and ebx, r12d                ;    16.7 p0       6 v[2]
        xor ebx, r14d                ;    17.7 p0       6 v[2]
        rol r12d, 0x1e               ;    18.7 p1      28 v[4]
        add edx, edi                 ;    16.7 p0      27 v[2]
        add edx, ebx                 ;    18.7 p1      27 v[2]
        add edx, eax                 ;    19.7 p0      27 v[2]
        add edx, 0x5a827999          ;    20.7 p1      27 v[2]
        mov ebx, dword [r8 + 12]     ;    13.7 p2      22 w[3]
        bswap ebx                    ;    17.7 p1      22 w[3]
        add r14d, ebx                ;    18.7 p0      27 v[1]
        add r14d, 0x5a827999         ;    19.7 p0      27 v[1]
        mov dword [rsp + 56], r10d   ;    15.3 p0+p3   19 v[4] spill
        mov r10d, edx                ;    21.7 p1      27 v[1] copy
        rol r10d, 5                  ;    22.7 p1      27 v[1]
        add r14d, r10d               ;    23.7 p0      27 v[1]
        mov r10d, ecx                ;    16.8 p0       6 v[1] copy
        xor r10d, r12d               ;    19.7 p0       6 v[1]
        and r10d, r15d               ;    20.7 p0       6 v[1]
        xor r10d, ecx                ;    21.7 p0       6 v[1]
        add r14d, r10d               ;    24.7 p1      27 v[1]
        rol r15d, 0x1e               ;    25.7 p1      28 v[3]
        mov r10d, dword [r8 + 16]    ;    18.3 p2      22 w[4]
        bswap r10d                   ;    22.3 p1      22 w[4]
        add ecx, r10d                ;    23.3 p0      27 v[0]
        add ecx, 0x5a827999          ;    24.3 p0      27 v[0]
        mov dword [rsp + 60], ebp    ;    20.0 p0+p3   19 v[3] spill
        mov ebp, r14d                ;    25.7 p1      27 v[0] copy
        rol ebp, 5                   ;    26.7 p1      27 v[0]
        add ecx, ebp                 ;    27.7 p0      27 v[0]
        mov ebp, r12d                ;    21.5 p0       6 v[0] copy
        xor ebp, r15d                ;    26.7 p0       6 v[0]
        and ebp, edx                 ;    27.7 p0       6 v[0]
        xor ebp, r12d                ;    28.7 p0       6 v[0]
        add ecx, ebp                 ;    29.7 p1      27 v[0]
        rol edx, 0x1e                ;    30.7 p1      28 v[2]
        mov ebp, dword [r8 + 20]     ;    23.0 p2      22 w[5]
        bswap ebp                    ;    27.0 p1      22 w[5]
        add r12d, ebp                ;    28.0 p0      27 v[4]
        add r12d, 0x5a827999         ;    29.0 p0      27 v[4]
        mov dword [rsp + 64], edi    ;    24.7 p0+p3   19 v[2] spill
        mov edi, ecx                 ;    30.7 p1      27 v[4] copy
        rol edi, 5                   ;    31.7 p1      27 v[4]
        add r12d, edi                ;    32.7 p0      27 v[4]
        mov edi, r15d                ;    26.7 p0       6 v[4] copy
        xor edi, edx                 ;    31.7 p0       6 v[4]
        and edi, r14d                ;    32.7 p0       6 v[4]
        xor edi, r15d                ;    33.7 p0       6 v[4]
        add r12d, edi                ;    34.7 p1      27 v[4]
        rol r14d, 0x1e               ;    35.7 p1      28 v[1]
        mov edi, dword [r8 + 24]     ;    27.7 p2      22 w[6]
        bswap edi                    ;    31.7 p1      22 w[6]
        add r15d, edi                ;    32.7 p0      27 v[3]
        add r15d, 0x5a827999         ;    33.7 p0      27 v[3]
        mov dword [rsp + 68], r9d    ;    29.3 p0+p3   19 v[1] spill
        mov r9d, r12d                ;    35.7 p1      27 v[3] copy
        rol r9d, 5                   ;    36.7 p1      27 v[3]
        add r15d, r9d                ;    37.7 p0      27 v[3]
        mov r9d, edx                 ;    31.7 p0       6 v[3] copy
        xor r9d, r14d                ;    36.7 p0       6 v[3]
        and r9d, ecx                 ;    37.7 p0       6 v[3]
        xor r9d, edx                 ;    38.7 p0       6 v[3]
        add r15d, r9d                ;    39.7 p1      27 v[3]
        rol ecx, 0x1e                ;    40.7 p1      28 v[0]
        mov r9d, dword [r8 + 28]     ;    32.3 p2      22 w[7]
        bswap r9d                    ;    36.3 p1      22 w[7]
        add edx, r9d                 ;    37.3 p0      27 v[2]
        add edx, 0x5a827999          ;    38.3 p0      27 v[2]
        mov dword [rsp + 72], esi    ;    34.0 p0+p3   19 v[0] spill
        mov esi, r15d                ;    40.7 p1      27 v[2] copy
        rol esi, 5                   ;    41.7 p1      27 v[2]
        add edx, esi                 ;    42.7 p0      27 v[2]
        mov esi, r14d                ;    36.7 p0       6 v[2] copy
        xor esi, ecx                 ;    41.7 p0       6 v[2]
        and esi, r12d                ;    42.7 p0       6 v[2]
        xor esi, r14d                ;    43.7 p0       6 v[2]
        add edx, esi                 ;    44.7 p1      27 v[2]
        rol r12d, 0x1e               ;    45.7 p1      28 v[4]
        mov esi, dword [r8 + 32]     ;    37.0 p2      22 w[8]
        bswap esi                    ;    41.0 p1      22 w[8]
        add r14d, esi                ;    42.0 p0      27 v[1]
        add r14d, 0x5a827999         ;    43.0 p0      27 v[1]
        mov dword [rsp + 76], r9d    ;    38.7 p0+p3   22 w[7] spill
        mov r9d, edx                 ;    45.7 p1      27 v[1] copy
        rol r9d, 5                   ;    46.7 p1      27 v[1]
        add r14d, r9d                ;    47.7 p0      27 v[1]
        mov r9d, ecx                 ;    41.7 p0       6 v[1] copy
        xor r9d, r12d                ;    46.7 p0       6 v[1]
        and r9d, r15d                ;    47.7 p0       6 v[1]
        xor r9d, ecx                 ;    48.7 p0       6 v[1]
        add r14d, r9d                ;    49.7 p1      27 v[1]
        rol r15d, 0x1e               ;    50.7 p1      28 v[3]
        mov r9d, dword [r8 + 36]     ;    41.7 p2      22 w[9]
        bswap r9d                    ;    45.7 p1      22 w[9]
        add ecx, r9d                 ;    46.7 p0      27 v[0]
        add ecx, 0x5a827999          ;    47.7 p0      27 v[0]
        mov dword [rsp + 80], edi    ;    43.3 p0+p3   22 w[6] spill
        mov edi, r14d                ;    50.7 p1      27 v[0] copy
        rol edi, 5                   ;    51.7 p1      27 v[0]
        add ecx, edi                 ;    52.7 p0      27 v[0]
        mov edi, r12d                ;    46.7 p0       6 v[0] copy
        xor edi, r15d                ;    51.7 p0       6 v[0]
        and edi, edx                 ;    52.7 p0       6 v[0]
        xor edi, r12d                ;    53.7 p0       6 v[0]
        add ecx, edi                 ;    54.7 p1      27 v[0]
        rol edx, 0x1e                ;    55.7 p1      28 v[2]
        mov edi, dword [r8 + 40]     ;    46.3 p2      22 w[10]
        bswap edi                    ;    50.3 p1      22 w[10]
        add r12d, edi                ;    51.3 p0      27 v[4]
        add r12d, 0x5a827999         ;    52.3 p0      27 v[4]
        mov dword [rsp + 84], ebp    ;    48.0 p0+p3   22 w[5] spill
        mov ebp, ecx                 ;    55.7 p1      27 v[4] copy
        rol ebp, 5                   ;    56.7 p1      27 v[4]
        add r12d, ebp                ;    57.7 p0      27 v[4]
        mov ebp, r15d                ;    51.7 p0       6 v[4] copy
        xor ebp, edx                 ;    56.7 p0       6 v[4]
        and ebp, r14d                ;    57.7 p0       6 v[4]
        xor ebp, r15d                ;    58.7 p0       6 v[4]
        add r12d, ebp                ;    59.7 p1      27 v[4]
        rol r14d, 0x1e               ;    60.7 p1      28 v[1]
        mov ebp, dword [r8 + 44]     ;    51.0 p2      22 w[11]
        bswap ebp                    ;    55.0 p1      22 w[11]
        add r15d, ebp                ;    56.0 p0      27 v[3]
        add r15d, 0x5a827999         ;    57.0 p0      27 v[3]
        mov dword [rsp + 88], ebp    ;    56.0 p0+p3   22 w[11] spill
        mov ebp, r12d                ;    60.7 p1      27 v[3] copy
        rol ebp, 5                   ;    61.7 p1      27 v[3]
        add r15d, ebp                ;    62.7 p0      27 v[3]
        mov ebp, edx                 ;    56.7 p0       6 v[3] copy
        xor ebp, r14d                ;    61.7 p0       6 v[3]
        and ebp, ecx                 ;    62.7 p0       6 v[3]
        xor ebp, edx                 ;    63.7 p0       6 v[3]
        add r15d, ebp                ;    64.7 p1      27 v[3]
        rol ecx, 0x1e                ;    65.7 p1      28 v[0]
        mov ebp, dword [r8 + 48]     ;    55.7 p2      22 w[12]
        bswap ebp                    ;    59.7 p1      22 w[12]
        add edx, ebp                 ;    60.7 p0      27 v[2]
        add edx, 0x5a827999          ;    61.7 p0      27 v[2]
        mov dword [rsp + 92], ebp    ;    60.7 p0+p3   22 w[12] spill
        mov ebp, r15d                ;    65.7 p1      27 v[2] copy
        rol ebp, 5                   ;    66.7 p1      27 v[2]
        add edx, ebp                 ;    67.7 p0      27 v[2]
        mov ebp, r14d                ;    61.7 p0       6 v[2] copy
        xor ebp, ecx                 ;    66.7 p0       6 v[2]
        and ebp, r12d                ;    67.7 p0       6 v[2]
        xor ebp, r14d                ;    68.7 p0       6 v[2]
        add edx, ebp                 ;    69.7 p1      27 v[2]
        rol r12d, 0x1e               ;    70.7 p1      28 v[4]
        mov ebp, dword [r8 + 52]     ;    60.3 p2      22 w[13]
        bswap ebp                    ;    64.3 p1      22 w[13]
        add r14d, ebp                ;    65.3 p0      27 v[1]
        add r14d, 0x5a827999         ;    66.3 p0      27 v[1]
        xor r11d, eax                ;    62.0 p0      23 w[0]
        xor r11d, esi                ;    63.0 p0      23 w[0]
        xor r11d, ebp                ;    65.3 p0      23 w[0]
        rol r11d, 1                  ;    66.3 p1      23 w[0]
        mov dword [rsp + 96], esi    ;    63.5 p0+p3   22 w[8] spill
        mov esi, edx                 ;    70.7 p1      27 v[1] copy
        rol esi, 5                   ;    71.7 p1      27 v[1]
        add r14d, esi                ;    72.7 p0      27 v[1]
        mov esi, ecx                 ;    66.7 p0       6 v[1] copy
        xor esi, r12d                ;    71.7 p0       6 v[1]
        and esi, r15d                ;    72.7 p0       6 v[1]
        xor esi, ecx                 ;    73.7 p0       6 v[1]
        add r14d, esi                ;    74.7 p1      27 v[1]
        rol r15d, 0x1e               ;    75.7 p1      28 v[3]
        mov esi, dword [r8 + 56]     ;    66.3 p2      22 w[14]
        bswap esi                    ;    70.3 p1      22 w[14]
        add ecx, esi                 ;    71.3 p0      27 v[0]
        add ecx, 0x5a827999          ;    72.3 p0      27 v[0]
        xor r13d, ebx                ;    68.0 p0      23 w[1]
        xor r13d, r9d                ;    69.0 p0      23 w[1]
        xor r13d, esi                ;    71.3 p0      23 w[1]
        rol r13d, 1                  ;    72.3 p1      23 w[1]
        mov dword [rsp + 100], esi   ;    71.3 p0+p3   22 w[14] spill
        mov esi, r14d                ;    75.7 p1      27 v[0] copy
        rol esi, 5                   ;    76.7 p1      27 v[0]
        add ecx, esi                 ;    77.7 p0      27 v[0]
        mov esi, r12d                ;    71.7 p0       6 v[0] copy
        xor esi, r15d                ;    76.7 p0       6 v[0]
        and esi, edx                 ;    77.7 p0       6 v[0]
        xor esi, r12d                ;    78.7 p0       6 v[0]
        add ecx, esi                 ;    79.7 p1      27 v[0]
        rol edx, 0x1e                ;    80.7 p1      28 v[2]
        mov esi, dword [r8 + 60]     ;    72.3 p2      22 w[15]
        bswap esi                    ;    76.3 p1      22 w[15]
        add r12d, esi                ;    77.3 p0      27 v[4]
        add r12d, 0x5a827999         ;    78.3 p0      27 v[4]
        xor eax, r10d                ;    74.0 p0      23 w[2]
        xor eax, edi                 ;    75.0 p0      23 w[2]
        xor eax, esi                 ;    77.3 p0      23 w[2]
        rol eax, 1                   ;    78.3 p1      23 w[2]
        mov qword [rsp + 24], r8     ;    75.5 p0+p3   22 w[0] spill
        mov r8d, ecx                 ;    80.7 p1      27 v[4] copy
        rol r8d, 5                   ;    81.7 p1      27 v[4]
        add r12d, r8d                ;    82.7 p0      27 v[4]
        mov r8d, r15d                ;    77.0 p0       6 v[4] copy
        xor r8d, edx                 ;    81.7 p0       6 v[4]
        and r8d, r14d                ;    82.7 p0       6 v[4]
        xor r8d, r15d                ;    83.7 p0       6 v[4]
        add r12d, r8d                ;    84.7 p1      27 v[4]
        rol r14d, 0x1e               ;    85.7 p1      28 v[1]
        mov r8d, r12d                ;    85.7 p0      27 v[3] copy
        rol r8d, 5                   ;    86.7 p1      27 v[3]
        add r15d, r8d                ;    87.7 p0      27 v[3]
        add r15d, r11d               ;    88.7 p0      27 v[3]
        mov r8d, edx                 ;    81.7 p1       6 v[3] copy
        xor r8d, r14d                ;    86.7 p0       6 v[3]
        and r8d, ecx                 ;    87.7 p0       6 v[3]
        xor r8d, edx                 ;    88.7 p0       6 v[3]
        add r15d, r8d                ;    89.7 p1      27 v[3]
        add r15d, 0x5a827999         ;    90.7 p1      27 v[3]
        rol ecx, 0x1e                ;    91.7 p1      28 v[0]
        mov r8d, r15d                ;    91.7 p0      27 v[2] copy
        rol r8d, 5                   ;    92.7 p1      27 v[2]
        add edx, r13d                ;    82.7 p0      27 v[2]
        add edx, r8d                 ;    93.7 p0      27 v[2]
        mov r8d, r14d                ;    86.7 p0       6 v[2] copy
        xor r8d, ecx                 ;    92.7 p0       6 v[2]
        and r8d, r12d                ;    93.7 p0       6 v[2]
        xor r8d, r14d                ;    94.7 p0       6 v[2]
        add edx, r8d                 ;    95.7 p1      27 v[2]
        add edx, 0x5a827999          ;    96.7 p1      27 v[2]
        rol r12d, 0x1e               ;    97.7 p1      28 v[4]
        mov r8d, edx                 ;    97.7 p0      27 v[1] copy
        rol r8d, 5                   ;    98.7 p1      27 v[1]
        add r14d, eax                ;    86.7 p0      27 v[1]
        add r14d, r8d                ;    99.7 p0      27 v[1]
        mov r8d, ecx                 ;    92.7 p0       6 v[1] copy
        xor r8d, r12d                ;    98.7 p0       6 v[1]
        and r8d, r15d                ;    99.7 p0       6 v[1]
        add r14d, 0x5a827999         ;   100.7 p1      27 v[1]
        xor r8d, ecx                 ;   100.7 p0       6 v[1]
        add r14d, r8d                ;   101.7 p1      27 v[1]
        rol r15d, 0x1e               ;   102.7 p1      28 v[3]
        xor ebx, r11d                ;    89.3 p0      23 w[3]
        mov r8d, dword [rsp + 88]    ;    89.7 p2      22 w[11] reload
        xor ebx, r8d                 ;    93.7 p0      23 w[3]
        xor ebx, dword [rsp + 84]    ;    94.7 p2+p0   23 w[3]
        rol ebx, 1                   ;    95.7 p1      23 w[3]
        add ecx, ebx                 ;    96.7 p0      27 v[0]
        add ecx, 0x5a827999          ;    97.7 p0      27 v[0]
        xor r10d, r13d               ;    92.3 p0      23 w[4]
        xor r10d, dword [rsp + 92]   ;    93.3 p2+p0   23 w[4]
        xor r10d, dword [rsp + 80]   ;    94.3 p2+p0   23 w[4]
        rol r10d, 1                  ;    95.3 p1      23 w[4]
        mov r8d, r14d                ;   102.7 p0      27 v[0] copy
        rol r8d, 5                   ;   103.7 p1      27 v[0]
        add ecx, r8d                 ;   104.7 p0      27 v[0]
        mov r8d, r12d                ;    98.7 p0       6 v[0] copy
        xor r8d, r15d                ;   103.7 p0       6 v[0]
        and r8d, edx                 ;   104.7 p0       6 v[0]
        xor r8d, r12d                ;   105.7 p0       6 v[0]
        add ecx, r8d                 ;   106.7 p1      27 v[0]
        rol edx, 0x1e                ;   107.7 p1      28 v[2]
        mov r8d, ecx                 ;   107.7 p0      27 v[4] copy
        rol r8d, 5                   ;   108.7 p1      27 v[4]
        add r12d, r10d               ;    98.7 p0      27 v[4]
        add r12d, r8d                ;   109.7 p0      27 v[4]
        add r12d, 0x6ed9eba1         ;   110.7 p0      27 v[4]
        mov r8d, r14d                ;   102.7 p1       7 v[4] copy
        xor r8d, r15d                ;   103.7 p0       7 v[4]
        xor r8d, edx                 ;   108.7 p0       7 v[4]
        add r12d, r8d                ;   111.7 p1      27 v[4]
        rol r14d, 0x1e               ;   112.7 p1      28 v[1]
        mov r8d, dword [rsp + 76]    ;   100.3 p2      23 w[5]
        xor r8d, ebp                 ;   104.3 p0      23 w[5]
        xor r8d, eax                 ;   105.3 p0      23 w[5]
        xor r8d, dword [rsp + 84]    ;   106.3 p2+p0   23 w[5]
        rol r8d, 1                   ;   107.3 p1      23 w[5]
        add r15d, r8d                ;   108.3 p0      27 v[3]
        add r15d, 0x6ed9eba1         ;   109.3 p0      27 v[3]
        mov dword [rsp + 84], eax    ;   103.3 p0+p3   23 w[2] spill
        mov eax, r12d                ;   112.7 p1      27 v[3] copy
        rol eax, 5                   ;   113.7 p1      27 v[3]
        add r15d, eax                ;   114.7 p0      27 v[3]
        mov eax, ecx                 ;   107.7 p1      28 v[0] copy
        rol eax, 0x1e                ;   115.7 p1      28 v[0]
        xor ecx, edx                 ;   108.7 p0       7 v[3]
        xor ecx, r14d                ;   113.7 p0       7 v[3]
        add r15d, ecx                ;   115.7 p0      27 v[3]
        mov ecx, dword [rsp + 76]    ;   106.0 p2      23 w[7]
        xor ecx, r9d                 ;   110.0 p0      23 w[7]
        xor ecx, esi                 ;   111.0 p0      23 w[7]
        xor ecx, r10d                ;   112.0 p0      23 w[7]
        rol ecx, 1                   ;   113.0 p1      23 w[7]
        add edx, 0x6ed9eba1          ;   108.7 p0      27 v[2]
        xor r9d, r13d                ;   108.5 p0      23 w[9]
        xor r9d, dword [rsp + 88]    ;   109.5 p2+p0   23 w[9]
        mov dword [rsp + 76], r13d   ;   109.5 p0+p3   23 w[1] spill
        lea r13d, [r14 + 1859775393] ;   113.7 p1      27 v[1]
        xor r14d, r12d               ;   113.7 p0       7 v[2]
        xor r14d, eax                ;   116.7 p0       7 v[2]
        add edx, r14d                ;   117.7 p1      27 v[2]
        mov r14d, dword [rsp + 100]  ;   110.7 p2      23 w[6]
        xor r14d, ebx                ;   114.7 p0      23 w[6]
        xor r14d, dword [rsp + 96]   ;   115.7 p2+p0   23 w[6]
        xor r14d, dword [rsp + 80]   ;   116.7 p2+p0   23 w[6]
        rol r14d, 1                  ;   117.7 p1      23 w[6]
        add edx, r14d                ;   118.7 p0      27 v[2]
        rol r12d, 0x1e               ;   119.7 p1      28 v[4]
        xor r9d, r14d                ;   118.7 p0      23 w[9]
        rol r9d, 1                   ;   119.7 p1      23 w[9]
        add r13d, ecx                ;   116.2 p0      27 v[1]
        mov dword [rsp + 80], r14d   ;   118.7 p0+p3   23 w[6] spill
        mov r14d, r15d               ;   116.7 p1      27 v[2] copy
        rol r14d, 5                  ;   117.7 p1      27 v[2]
        add edx, r14d                ;   119.7 p0      27 v[2]
        mov r14d, edx                ;   120.7 p0      27 v[1] copy
        rol r14d, 5                  ;   121.7 p1      27 v[1]
        add r13d, r14d               ;   122.7 p0      27 v[1]
        mov r14d, r15d               ;   117.3 p0      28 v[3] copy
        rol r14d, 0x1e               ;   123.7 p1      28 v[3]
        xor r15d, eax                ;   117.8 p0       7 v[1]
        xor r15d, r12d               ;   120.7 p0       7 v[1]
        add r13d, r15d               ;   123.7 p0      27 v[1]
        lea r15d, [r12 + 1859775393] ;   120.7 p1      27 v[4]
        xor r12d, edx                ;   120.7 p0       7 v[0]
        xor r12d, r14d               ;   124.7 p0       7 v[0]
        add eax, r12d                ;   125.7 p1      27 v[0]
        mov r12d, dword [rsp + 96]   ;   120.0 p2      23 w[8]
        xor r12d, edi                ;   124.0 p0      23 w[8]
        xor r12d, r11d               ;   125.0 p0      23 w[8]
        xor r12d, r8d                ;   126.0 p0      23 w[8]
        rol r12d, 1                  ;   127.0 p1      23 w[8]
        add eax, r12d                ;   128.0 p0      27 v[0]
        add eax, 0x6ed9eba1          ;   129.0 p1      27 v[0]
        rol edx, 0x1e                ;   130.0 p1      28 v[2]
        add r15d, r9d                ;   123.2 p0      27 v[4]
        xor edi, ecx                 ;   123.2 p0      23 w[10]
        xor edi, dword [rsp + 84]    ;   124.2 p2+p0   23 w[10]
        xor edi, dword [rsp + 92]    ;   125.2 p2+p0   23 w[10]
        rol edi, 1                   ;   126.2 p1      23 w[10]
        mov dword [rsp + 96], r11d   ;   125.0 p0+p3   23 w[0] spill
        mov r11d, r13d               ;   125.7 p1      27 v[0] copy
        rol r11d, 5                  ;   127.2 p1      27 v[0]
        add eax, r11d                ;   130.0 p0      27 v[0]
        mov r11d, eax                ;   131.0 p0      27 v[4] copy
        rol r11d, 5                  ;   132.0 p1      27 v[4]
        add r15d, r11d               ;   133.0 p0      27 v[4]
        mov r11d, r13d               ;   127.5 p0      28 v[1] copy
        rol r11d, 0x1e               ;   134.0 p1      28 v[1]
        xor r13d, r14d               ;   128.0 p0       7 v[4]
        xor r13d, edx                ;   131.0 p0       7 v[4]
        add r15d, r13d               ;   134.0 p0      27 v[4]
        mov r13d, dword [rsp + 88]   ;   129.0 p2      23 w[11]
        xor r13d, ebp                ;   133.0 p0      23 w[11]
        xor r13d, ebx                ;   134.0 p0      23 w[11]
        xor r13d, r12d               ;   135.0 p0      23 w[11]
        rol r13d, 1                  ;   136.0 p1      23 w[11]
        add r14d, edi                ;   131.0 p0      27 v[3]
        add r14d, 0x6ed9eba1         ;   132.0 p1      27 v[3]
        xor ebp, esi                 ;   131.5 p0      23 w[13]
        xor ebp, r8d                 ;   132.5 p0      23 w[13]
        xor ebp, edi                 ;   133.5 p0      23 w[13]
        rol ebp, 1                   ;   134.5 p1      23 w[13]
        mov dword [rsp + 88], edi    ;   133.0 p0+p3   23 w[10] spill
        lea edi, [rdx + 1859775393]  ;   133.3 p1      27 v[2]
        xor edx, eax                 ;   134.0 p0       7 v[3]
        xor edx, r11d                ;   135.0 p0       7 v[3]
        add r14d, edx                ;   136.0 p1      27 v[3]
        rol eax, 0x1e                ;   137.0 p1      28 v[0]
        mov edx, r15d                ;   135.0 p0      27 v[3] copy
        rol edx, 5                   ;   138.0 p1      27 v[3]
        add r14d, edx                ;   139.0 p0      27 v[3]
        mov edx, r14d                ;   140.0 p0      27 v[2] copy
        rol edx, 5                   ;   141.0 p1      27 v[2]
        add edi, edx                 ;   142.0 p0      27 v[2]
        mov edx, r15d                ;   137.0 p0      28 v[4] copy
        rol edx, 0x1e                ;   143.0 p1      28 v[4]
        xor r15d, r11d               ;   137.5 p0       7 v[2]
        xor r15d, eax                ;   138.5 p0       7 v[2]
        add edi, r15d                ;   143.0 p0      27 v[2]
        lea r15d, [rax + 1859775393] ;   138.5 p1      27 v[0]
        xor eax, r14d                ;   140.0 p0       7 v[1]
        xor eax, edx                 ;   144.0 p0       7 v[1]
        add edi, r13d                ;   144.0 p1      27 v[2]
        add r11d, eax                ;   145.0 p1      27 v[1]
        mov eax, dword [rsp + 100]   ;   140.0 p2      23 w[12]
        xor eax, r10d                ;   144.0 p0      23 w[12]
        xor eax, r9d                 ;   145.0 p0      23 w[12]
        xor eax, dword [rsp + 92]    ;   146.0 p2+p0   23 w[12]
        rol eax, 1                   ;   147.0 p1      23 w[12]
        add r11d, eax                ;   148.0 p0      27 v[1]
        add r11d, 0x6ed9eba1         ;   149.0 p0      27 v[1]
        rol r14d, 0x1e               ;   150.0 p1      28 v[3]
        xor esi, ecx                 ;   143.0 p0      23 w[15]
        xor esi, eax                 ;   148.0 p0      23 w[15]
        xor esi, dword [rsp + 76]    ;   149.0 p2+p0   23 w[15]
        rol esi, 1                   ;   150.0 p1      23 w[15]
        add r15d, ebp                ;   144.7 p0      27 v[0]
        mov dword [rsp + 92], eax    ;   148.0 p0+p3   23 w[12] spill
        mov eax, edi                 ;   145.3 p1      27 v[1] copy
        rol eax, 5                   ;   146.3 p1      27 v[1]
        add r11d, eax                ;   150.0 p0      27 v[1]
        mov eax, r11d                ;   151.0 p0      27 v[0] copy
        rol eax, 5                   ;   152.0 p1      27 v[0]
        add r15d, eax                ;   153.0 p0      27 v[0]
        mov eax, edi                 ;   147.7 p0      28 v[2] copy
        rol eax, 0x1e                ;   154.0 p1      28 v[2]
        xor edi, edx                 ;   148.2 p0       7 v[0]
        xor edi, r14d                ;   151.0 p0       7 v[0]
        add r15d, edi                ;   154.0 p1      27 v[0]
        lea edi, [r14 + 1859775393]  ;   151.0 p0      27 v[3]
        xor r14d, r11d               ;   151.0 p0       7 v[4]
        xor r14d, eax                ;   155.0 p0       7 v[4]
        add edx, r14d                ;   156.0 p1      27 v[4]
        mov r14d, dword [rsp + 80]   ;   150.3 p2      23 w[14]
        xor r14d, r13d               ;   154.3 p0      23 w[14]
        xor r14d, dword [rsp + 96]   ;   155.3 p2+p0   23 w[14]
        xor r14d, dword [rsp + 100]  ;   156.3 p2+p0   23 w[14]
        rol r14d, 1                  ;   157.3 p1      23 w[14]
        add edx, r14d                ;   158.3 p0      27 v[4]
        add edx, 0x6ed9eba1          ;   159.3 p0      27 v[4]
        rol r11d, 0x1e               ;   160.3 p1      28 v[1]
        add edi, esi                 ;   153.7 p0      27 v[3]
        mov dword [rsp + 100], ecx   ;   154.2 p0+p3   23 w[7] spill
        mov ecx, r15d                ;   155.0 p1      27 v[4] copy
        rol ecx, 5                   ;   156.0 p1      27 v[4]
        add edx, ecx                 ;   160.3 p0      27 v[4]
        mov ecx, edx                 ;   161.3 p0      27 v[3] copy
        rol ecx, 5                   ;   162.3 p1      27 v[3]
        add edi, ecx                 ;   163.3 p0      27 v[3]
        mov ecx, r15d                ;   156.7 p0      28 v[0] copy
        rol ecx, 0x1e                ;   164.3 p1      28 v[0]
        xor r15d, eax                ;   157.2 p0       7 v[3]
        xor r15d, r11d               ;   161.3 p0       7 v[3]
        add edi, r15d                ;   164.3 p1      27 v[3]
        mov r15d, dword [rsp + 76]   ;   158.0 p2      23 w[1]
        xor r15d, ebx                ;   162.0 p0      23 w[1]
        xor r15d, r9d                ;   163.0 p0      23 w[1]
        xor r15d, r14d               ;   164.0 p0      23 w[1]
        rol r15d, 1                  ;   165.0 p1      23 w[1]
        add eax, 0x6ed9eba1          ;   159.8 p0      27 v[2]
        xor ebx, r8d                 ;   160.3 p0      23 w[3]
        xor ebx, r13d                ;   161.3 p0      23 w[3]
        mov dword [rsp + 76], r13d   ;   161.3 p0+p3   23 w[11] spill
        lea r13d, [r11 + 1859775393] ;   161.3 p1      27 v[1]
        xor r11d, edx                ;   162.3 p0       7 v[2]
        xor r11d, ecx                ;   165.3 p0       7 v[2]
        add eax, r11d                ;   166.3 p1      27 v[2]
        mov r11d, dword [rsp + 84]   ;   162.3 p2      23 w[0]
        xor r11d, r12d               ;   166.3 p0      23 w[0]
        xor r11d, ebp                ;   167.3 p0      23 w[0]
        xor r11d, dword [rsp + 96]   ;   168.3 p2+p0   23 w[0]
        rol r11d, 1                  ;   169.3 p1      23 w[0]
        add eax, r11d                ;   170.3 p0      27 v[2]
        rol edx, 0x1e                ;   171.3 p1      28 v[4]
        xor ebx, r11d                ;   170.3 p0      23 w[3]
        rol ebx, 1                   ;   171.3 p1      23 w[3]
        add r13d, r15d               ;   166.0 p0      27 v[1]
        xor r8d, ebp                 ;   166.3 p0      23 w[5]
        xor r8d, dword [rsp + 100]   ;   167.3 p2+p0   23 w[5]
        mov dword [rsp + 96], ebp    ;   167.3 p0+p3   23 w[13] spill
        mov ebp, edi                 ;   167.3 p1      27 v[2] copy
        rol ebp, 5                   ;   168.3 p1      27 v[2]
        add eax, ebp                 ;   171.3 p0      27 v[2]
        mov ebp, eax                 ;   172.3 p0      27 v[1] copy
        rol ebp, 5                   ;   173.3 p1      27 v[1]
        add r13d, ebp                ;   174.3 p0      27 v[1]
        mov ebp, edi                 ;   169.8 p0      28 v[3] copy
        rol ebp, 0x1e                ;   175.3 p1      28 v[3]
        xor edi, ecx                 ;   170.3 p0       7 v[1]
        xor edi, edx                 ;   172.3 p0       7 v[1]
        add r13d, edi                ;   175.3 p1      27 v[1]
        lea edi, [rdx + 1859775393]  ;   172.3 p0      27 v[4]
        xor edx, eax                 ;   172.3 p0       7 v[0]
        xor edx, ebp                 ;   176.3 p0       7 v[0]
        add ecx, edx                 ;   177.3 p1      27 v[0]
        mov edx, dword [rsp + 88]    ;   172.3 p2      23 w[2]
        xor edx, r10d                ;   176.3 p0      23 w[2]
        xor edx, esi                 ;   177.3 p0      23 w[2]
        xor edx, dword [rsp + 84]    ;   178.3 p2+p0   23 w[2]
        rol edx, 1                   ;   179.3 p1      23 w[2]
        add ecx, edx                 ;   180.3 p0      27 v[0]
        add ecx, 0x6ed9eba1          ;   181.3 p0      27 v[0]
        rol eax, 0x1e                ;   182.3 p1      28 v[2]
        xor r8d, edx                 ;   180.3 p0      23 w[5]
        rol r8d, 1                   ;   181.3 p1      23 w[5]
        add edi, ebx                 ;   176.0 p0      27 v[4]
        xor r10d, r15d               ;   176.5 p0      23 w[4]
        xor r10d, dword [rsp + 92]   ;   177.5 p2+p0   23 w[4]
        xor r10d, dword [rsp + 80]   ;   178.5 p2+p0   23 w[4]
        rol r10d, 1                  ;   179.5 p1      23 w[4]
        mov dword [rsp + 84], edx    ;   180.3 p0+p3   23 w[2] spill
        mov edx, r13d                ;   179.0 p1      27 v[0] copy
        rol edx, 5                   ;   180.5 p1      27 v[0]
        add ecx, edx                 ;   182.3 p0      27 v[0]
        mov edx, ecx                 ;   183.3 p0      27 v[4] copy
        rol edx, 5                   ;   184.3 p1      27 v[4]
        add edi, edx                 ;   185.3 p0      27 v[4]
        mov edx, r13d                ;   180.8 p0      28 v[1] copy
        rol edx, 0x1e                ;   186.3 p1      28 v[1]
        xor r13d, ebp                ;   181.3 p0       7 v[4]
        xor r13d, eax                ;   183.3 p0       7 v[4]
        add edi, r13d                ;   186.3 p0      27 v[4]
        lea r13d, [rax + 1859775393] ;   183.3 p1      27 v[2]
        xor eax, ecx                 ;   183.3 p0       7 v[3]
        xor eax, edx                 ;   187.3 p0       7 v[3]
        add ebp, eax                 ;   188.3 p1      27 v[3]
        add ebp, r10d                ;   189.3 p0      27 v[3]
        add ebp, 0x6ed9eba1          ;   190.3 p1      27 v[3]
        rol ecx, 0x1e                ;   191.3 p1      28 v[0]
        mov eax, edi                 ;   187.3 p0      27 v[3] copy
        rol eax, 5                   ;   192.3 p1      27 v[3]
        add ebp, eax                 ;   193.3 p0      27 v[3]
        mov eax, ebp                 ;   194.3 p0      27 v[2] copy
        rol eax, 5                   ;   195.3 p1      27 v[2]
        add r13d, eax                ;   196.3 p0      27 v[2]
        mov eax, edi                 ;   187.3 p0      28 v[4] copy
        rol eax, 0x1e                ;   197.3 p1      28 v[4]
        xor edi, edx                 ;   187.3 p0       7 v[2]
        xor edi, ecx                 ;   192.3 p0       7 v[2]
        add r13d, edi                ;   197.3 p0      27 v[2]
        mov edi, dword [rsp + 100]   ;   188.3 p2      23 w[7]
        xor edi, r9d                 ;   192.3 p0      23 w[7]
        xor edi, esi                 ;   193.3 p0      23 w[7]
        xor edi, r10d                ;   194.3 p0      23 w[7]
        rol edi, 1                   ;   195.3 p1      23 w[7]
        add r13d, r8d                ;   198.3 p0      27 v[2]
        add edx, 0x6ed9eba1          ;   190.7 p1      27 v[1]
        mov dword [rsp + 100], esi   ;   190.8 p0+p3   23 w[15] spill
        lea esi, [rcx + 1859775393]  ;   192.3 p1      27 v[0]
        xor ecx, ebp                 ;   194.3 p0       7 v[1]
        xor ecx, eax                 ;   198.3 p0       7 v[1]
        add edx, ecx                 ;   199.3 p1      27 v[1]
        mov ecx, dword [rsp + 80]    ;   192.3 p2      23 w[6]
        xor ecx, r12d                ;   196.3 p0      23 w[6]
        xor ecx, r14d                ;   197.3 p0      23 w[6]
        xor ecx, ebx                 ;   198.3 p0      23 w[6]
        rol ecx, 1                   ;   199.3 p1      23 w[6]
        add edx, ecx                 ;   200.3 p0      27 v[1]
        rol ebp, 0x1e                ;   201.3 p1      28 v[3]
        add esi, edi                 ;   196.3 p0      27 v[0]
        xor r12d, r11d               ;   195.3 p0      23 w[8]
        xor r12d, r8d                ;   196.3 p0      23 w[8]
        xor r12d, dword [rsp + 88]   ;   197.3 p2+p0   23 w[8]
        rol r12d, 1                  ;   198.3 p1      23 w[8]
        xor r9d, r15d                ;   196.8 p0      23 w[9]
        xor r9d, ecx                 ;   200.3 p0      23 w[9]
        xor r9d, dword [rsp + 76]    ;   201.3 p2+p0   23 w[9]
        rol r9d, 1                   ;   202.3 p1      23 w[9]
        mov dword [rsp + 80], r15d   ;   198.3 p0+p3   23 w[1] spill
        mov r15d, r13d               ;   199.3 p1      27 v[1] copy
        rol r15d, 5                  ;   203.3 p1      27 v[1]
        add edx, r15d                ;   204.3 p0      27 v[1]
        mov r15d, edx                ;   205.3 p0      27 v[0] copy
        rol r15d, 5                  ;   206.3 p1      27 v[0]
        add esi, r15d                ;   207.3 p0      27 v[0]
        lea r15d, [rax - 1894007588] ;   200.8 p0      27 v[4]
        xor eax, r13d                ;   201.3 p0       7 v[0]
        xor eax, ebp                 ;   202.3 p0       7 v[0]
        add esi, eax                 ;   208.3 p1      27 v[0]
        rol r13d, 0x1e               ;   209.3 p1      28 v[2]
        mov eax, esi                 ;   209.3 p0      27 v[4] copy
        rol eax, 5                   ;   210.3 p1      27 v[4]
        add r15d, eax                ;   211.3 p0      27 v[4]
        mov eax, ebp                 ;   203.5 p0       8 v[4] copy
        xor eax, r13d                ;   210.3 p0       8 v[4]
        add r15d, r12d               ;   212.3 p1      27 v[4]
        mov dword [rsp + 104], r11d  ;   204.5 p0+p3   23 w[0] spill
        mov r11d, edx                ;   205.3 p1       8 v[4] copy
        xor r11d, ebp                ;   206.3 p0       8 v[4]
        and eax, r11d                ;   211.3 p0       8 v[4]
        lea r11d, [rbp - 1894007588] ;   205.7 p1      27 v[3]
        xor ebp, eax                 ;   212.3 p0       8 v[4]
        add r15d, ebp                ;   213.3 p1      27 v[4]
        rol edx, 0x1e                ;   214.3 p1      28 v[1]
        mov ebp, r15d                ;   214.3 p0      27 v[3] copy
        rol ebp, 5                   ;   215.3 p1      27 v[3]
        mov eax, r13d                ;   210.3 p0       8 v[3] copy
        xor eax, edx                 ;   215.3 p0       8 v[3]
        add r11d, ebp                ;   216.3 p0      27 v[3]
        mov ebp, esi                 ;   209.3 p1       8 v[3] copy
        xor ebp, r13d                ;   210.3 p0       8 v[3]
        and eax, ebp                 ;   216.3 p0       8 v[3]
        add r11d, r9d                ;   217.3 p1      27 v[3]
        xor eax, r13d                ;   217.3 p0       8 v[3]
        add r11d, eax                ;   218.3 p1      27 v[3]
        rol esi, 0x1e                ;   219.3 p1      28 v[0]
        mov ebp, dword [rsp + 84]    ;   211.0 p2      23 w[10]
        xor ebp, edi                 ;   215.0 p0      23 w[10]
        mov eax, dword [rsp + 92]    ;   212.0 p2      23 w[12] reload
        xor ebp, eax                 ;   216.0 p0      23 w[10]
        xor ebp, dword [rsp + 88]    ;   217.0 p2+p0   23 w[10]
        rol ebp, 1                   ;   218.0 p1      23 w[10]
        add r13d, ebp                ;   219.0 p0      27 v[2]
        add r13d, 0x8f1bbcdc         ;   220.0 p0      27 v[2]
        xor eax, r14d                ;   216.0 p0      23 w[12]
        xor eax, r10d                ;   217.0 p0      23 w[12]
        xor eax, r9d                 ;   218.0 p0      23 w[12]
        rol eax, 1                   ;   219.0 p1      23 w[12]
        mov dword [rsp + 92], r10d   ;   215.8 p0+p3   23 w[4] spill
        mov r10d, r11d               ;   219.3 p1      27 v[2] copy
        rol r10d, 5                  ;   220.3 p1      27 v[2]
        add r13d, r10d               ;   221.3 p0      27 v[2]
        mov r10d, edx                ;   217.3 p0       8 v[2] copy
        xor r10d, esi                ;   220.3 p0       8 v[2]
        mov dword [rsp + 88], r9d    ;   218.3 p0+p3   23 w[9] spill
        mov r9d, r15d                ;   217.7 p1       8 v[2] copy
        xor r9d, edx                 ;   219.3 p0       8 v[2]
        and r10d, r9d                ;   221.3 p0       8 v[2]
        xor r10d, edx                ;   222.3 p0       8 v[2]
        add r13d, r10d               ;   223.3 p1      27 v[2]
        rol r15d, 0x1e               ;   224.3 p1      28 v[4]
        mov r9d, dword [rsp + 96]    ;   219.7 p2      23 w[11]
        xor r9d, ebx                 ;   223.7 p0      23 w[11]
        xor r9d, r12d                ;   224.7 p0      23 w[11]
        xor r9d, dword [rsp + 76]    ;   225.7 p2+p0   23 w[11]
        rol r9d, 1                   ;   226.7 p1      23 w[11]
        mov r10d, r13d               ;   224.3 p0      27 v[1] copy
        rol r10d, 5                  ;   227.7 p1      27 v[1]
        add edx, r10d                ;   228.7 p0      27 v[1]
        mov r10d, esi                ;   223.3 p0       8 v[1] copy
        xor r10d, r15d               ;   225.3 p0       8 v[1]
        add edx, r9d                 ;   229.7 p1      27 v[1]
        add edx, 0x8f1bbcdc          ;   230.7 p1      27 v[1]
        xor r14d, ecx                ;   224.3 p0      23 w[14]
        xor r14d, r9d                ;   227.7 p0      23 w[14]
        xor r14d, dword [rsp + 104]  ;   228.7 p2+p0   23 w[14]
        rol r14d, 1                  ;   229.7 p1      23 w[14]
        mov dword [rsp + 76], ecx    ;   225.8 p0+p3   23 w[6] spill
        mov ecx, r11d                ;   226.3 p1       8 v[1] copy
        xor ecx, esi                 ;   227.3 p0       8 v[1]
        and r10d, ecx                ;   228.3 p0       8 v[1]
        xor r10d, esi                ;   229.3 p0       8 v[1]
        add edx, r10d                ;   231.7 p1      27 v[1]
        rol r11d, 0x1e               ;   232.7 p1      28 v[3]
        mov r10d, edx                ;   232.7 p0      27 v[0] copy
        rol r10d, 5                  ;   233.7 p1      27 v[0]
        mov ecx, r15d                ;   228.8 p0       8 v[0] copy
        xor ecx, r11d                ;   233.7 p0       8 v[0]
        add esi, r10d                ;   234.7 p0      27 v[0]
        mov r10d, r13d               ;   229.8 p1       8 v[0] copy
        xor r10d, r15d               ;   230.8 p0       8 v[0]
        and ecx, r10d                ;   234.7 p0       8 v[0]
        add esi, eax                 ;   235.7 p1      27 v[0]
        xor ecx, r15d                ;   235.7 p0       8 v[0]
        add esi, ecx                 ;   236.7 p1      27 v[0]
        add esi, 0x8f1bbcdc          ;   237.7 p0      27 v[0]
        rol r13d, 0x1e               ;   238.7 p1      28 v[2]
        mov r10d, dword [rsp + 100]  ;   232.3 p2      23 w[13]
        xor r10d, r8d                ;   236.3 p0      23 w[13]
        xor r10d, ebp                ;   237.3 p0      23 w[13]
        xor r10d, dword [rsp + 96]   ;   238.3 p2+p0   23 w[13]
        rol r10d, 1                  ;   239.3 p1      23 w[13]
        mov ecx, esi                 ;   238.7 p0      27 v[4] copy
        rol ecx, 5                   ;   240.3 p1      27 v[4]
        add r15d, ecx                ;   241.3 p0      27 v[4]
        mov ecx, r11d                ;   235.5 p0       8 v[4] copy
        xor ecx, r13d                ;   239.7 p0       8 v[4]
        add r15d, r10d               ;   242.3 p1      27 v[4]
        add r15d, 0x8f1bbcdc         ;   243.3 p0      27 v[4]
        mov dword [rsp + 96], r9d    ;   237.0 p0+p3   23 w[11] spill
        mov r9d, edx                 ;   237.0 p1       8 v[4] copy
        xor r9d, r11d                ;   238.0 p0       8 v[4]
        and ecx, r9d                 ;   240.7 p0       8 v[4]
        xor ecx, r11d                ;   241.7 p0       8 v[4]
        add r15d, ecx                ;   244.3 p1      27 v[4]
        rol edx, 0x1e                ;   245.3 p1      28 v[1]
        mov r9d, r15d                ;   245.3 p0      27 v[3] copy
        rol r9d, 5                   ;   246.3 p1      27 v[3]
        mov ecx, r13d                ;   240.0 p0       8 v[3] copy
        xor ecx, edx                 ;   246.3 p0       8 v[3]
        add r11d, r9d                ;   247.3 p1      27 v[3]
        mov r9d, esi                 ;   241.0 p0       8 v[3] copy
        xor r9d, r13d                ;   242.0 p0       8 v[3]
        and ecx, r9d                 ;   247.3 p0       8 v[3]
        add r11d, r14d               ;   248.3 p1      27 v[3]
        xor ecx, r13d                ;   248.3 p0       8 v[3]
        add r11d, ecx                ;   249.3 p1      27 v[3]
        add r11d, 0x8f1bbcdc         ;   250.3 p1      27 v[3]
        rol esi, 0x1e                ;   251.3 p1      28 v[0]
        mov r9d, dword [rsp + 80]    ;   243.3 p2      23 w[15]
        xor r9d, edi                 ;   247.3 p0      23 w[15]
        xor r9d, eax                 ;   248.3 p0      23 w[15]
        xor r9d, dword [rsp + 100]   ;   249.3 p2+p0   23 w[15]
        rol r9d, 1                   ;   250.3 p1      23 w[15]
        mov ecx, r11d                ;   251.3 p0      27 v[2] copy
        rol ecx, 5                   ;   252.3 p1      27 v[2]
        add r13d, ecx                ;   253.3 p0      27 v[2]
        mov ecx, edx                 ;   246.5 p0       8 v[2] copy
        xor ecx, esi                 ;   252.3 p0       8 v[2]
        add r13d, r9d                ;   254.3 p1      27 v[2]
        add r13d, 0x8f1bbcdc         ;   255.3 p0      27 v[2]
        mov dword [rsp + 100], edi   ;   248.0 p0+p3   23 w[7] spill
        mov edi, r15d                ;   248.0 p1       8 v[2] copy
        xor edi, edx                 ;   249.0 p0       8 v[2]
        and ecx, edi                 ;   253.3 p0       8 v[2]
        xor ecx, edx                 ;   254.3 p0       8 v[2]
        add r13d, ecx                ;   256.3 p1      27 v[2]
        rol r15d, 0x1e               ;   257.3 p1      28 v[4]
        mov edi, dword [rsp + 84]    ;   250.0 p2      23 w[0]
        xor edi, r12d                ;   254.0 p0      23 w[0]
        xor edi, r10d                ;   255.0 p0      23 w[0]
        xor edi, dword [rsp + 104]   ;   256.0 p2+p0   23 w[0]
        rol edi, 1                   ;   257.0 p1      23 w[0]
        mov ecx, r13d                ;   257.3 p0      27 v[1] copy
        rol ecx, 5                   ;   258.3 p1      27 v[1]
        add edx, ecx                 ;   259.3 p0      27 v[1]
        mov ecx, esi                 ;   253.2 p0       8 v[1] copy
        xor ecx, r15d                ;   258.3 p0       8 v[1]
        add edx, edi                 ;   260.3 p1      27 v[1]
        add edx, 0x8f1bbcdc          ;   261.3 p0      27 v[1]
        mov dword [rsp + 104], r12d  ;   254.7 p0+p3   23 w[8] spill
        mov r12d, r11d               ;   254.7 p1       8 v[1] copy
        xor r12d, esi                ;   255.7 p0       8 v[1]
        and ecx, r12d                ;   259.3 p0       8 v[1]
        xor ecx, esi                 ;   260.3 p0       8 v[1]
        add edx, ecx                 ;   262.3 p1      27 v[1]
        rol r11d, 0x1e               ;   263.3 p1      28 v[3]
        mov r12d, dword [rsp + 88]   ;   256.7 p2      23 w[1]
        xor r12d, ebx                ;   260.7 p0      23 w[1]
        xor r12d, r14d               ;   261.7 p0      23 w[1]
        xor r12d, dword [rsp + 80]   ;   262.7 p2+p0   23 w[1]
        rol r12d, 1                  ;   263.7 p1      23 w[1]
        mov ecx, edx                 ;   263.3 p0      27 v[0] copy
        rol ecx, 5                   ;   264.7 p1      27 v[0]
        add esi, ecx                 ;   265.7 p0      27 v[0]
        mov ecx, r15d                ;   259.8 p0       8 v[0] copy
        xor ecx, r11d                ;   264.3 p0       8 v[0]
        add esi, r12d                ;   266.7 p1      27 v[0]
        add esi, 0x8f1bbcdc          ;   267.7 p0      27 v[0]
        xor ebx, r8d                 ;   261.3 p0      23 w[3]
        xor ebx, edi                 ;   262.3 p0      23 w[3]
        xor ebx, dword [rsp + 96]    ;   263.3 p2+p0   23 w[3]
        rol ebx, 1                   ;   264.3 p1      23 w[3]
        mov dword [rsp + 80], edi    ;   262.8 p0+p3   23 w[0] spill
        mov edi, r13d                ;   263.3 p1       8 v[0] copy
        xor edi, r15d                ;   264.3 p0       8 v[0]
        and ecx, edi                 ;   265.3 p0       8 v[0]
        xor ecx, r15d                ;   266.3 p0       8 v[0]
        add esi, ecx                 ;   268.7 p1      27 v[0]
        rol r13d, 0x1e               ;   269.7 p1      28 v[2]
        mov edi, dword [rsp + 92]    ;   265.0 p2      23 w[2]
        xor edi, ebp                 ;   269.0 p0      23 w[2]
        xor edi, r9d                 ;   270.0 p0      23 w[2]
        xor edi, dword [rsp + 84]    ;   271.0 p2+p0   23 w[2]
        rol edi, 1                   ;   272.0 p1      23 w[2]
        mov ecx, esi                 ;   269.7 p0      27 v[4] copy
        rol ecx, 5                   ;   273.0 p1      27 v[4]
        add r15d, ecx                ;   274.0 p0      27 v[4]
        mov ecx, r11d                ;   268.2 p0       8 v[4] copy
        xor ecx, r13d                ;   270.7 p0       8 v[4]
        add r15d, edi                ;   275.0 p1      27 v[4]
        add r15d, 0x8f1bbcdc         ;   276.0 p0      27 v[4]
        xor r8d, r10d                ;   269.7 p0      23 w[5]
        xor r8d, edi                 ;   273.0 p0      23 w[5]
        xor r8d, dword [rsp + 100]   ;   274.0 p2+p0   23 w[5]
        rol r8d, 1                   ;   275.0 p1      23 w[5]
        mov dword [rsp + 84], r10d   ;   271.2 p0+p3   23 w[13] spill
        mov r10d, edx                ;   271.7 p1       8 v[4] copy
        xor r10d, r11d               ;   272.7 p0       8 v[4]
        and ecx, r10d                ;   273.7 p0       8 v[4]
        xor ecx, r11d                ;   274.7 p0       8 v[4]
        add r15d, ecx                ;   277.0 p1      27 v[4]
        rol edx, 0x1e                ;   278.0 p1      28 v[1]
        mov r10d, r15d               ;   278.0 p0      27 v[3] copy
        rol r10d, 5                  ;   279.0 p1      27 v[3]
        mov ecx, r13d                ;   274.2 p0       8 v[3] copy
        xor ecx, edx                 ;   279.0 p0       8 v[3]
        add r11d, r10d               ;   280.0 p1      27 v[3]
        mov r10d, esi                ;   275.2 p0       8 v[3] copy
        xor r10d, r13d               ;   276.2 p0       8 v[3]
        and ecx, r10d                ;   280.0 p0       8 v[3]
        add r11d, ebx                ;   281.0 p1      27 v[3]
        xor ecx, r13d                ;   281.0 p0       8 v[3]
        add r11d, ecx                ;   282.0 p1      27 v[3]
        add r11d, 0x8f1bbcdc         ;   283.0 p1      27 v[3]
        rol esi, 0x1e                ;   284.0 p1      28 v[0]
        mov r10d, dword [rsp + 76]   ;   277.7 p2      23 w[4]
        xor r10d, eax                ;   281.7 p0      23 w[4]
        xor r10d, r12d               ;   282.7 p0      23 w[4]
        xor r10d, dword [rsp + 92]   ;   283.7 p2+p0   23 w[4]
        rol r10d, 1                  ;   284.7 p1      23 w[4]
        mov ecx, r11d                ;   284.0 p0      27 v[2] copy
        rol ecx, 5                   ;   285.7 p1      27 v[2]
        add r13d, ecx                ;   286.7 p0      27 v[2]
        mov ecx, edx                 ;   280.8 p0       8 v[2] copy
        xor ecx, esi                 ;   285.0 p0       8 v[2]
        add r13d, r10d               ;   287.7 p1      27 v[2]
        add r13d, 0x8f1bbcdc         ;   288.7 p0      27 v[2]
        mov dword [rsp + 92], edi    ;   282.3 p0+p3   23 w[2] spill
        mov edi, r15d                ;   282.3 p1       8 v[2] copy
        xor edi, edx                 ;   283.3 p0       8 v[2]
        and ecx, edi                 ;   286.0 p0       8 v[2]
        xor ecx, edx                 ;   287.0 p0       8 v[2]
        add r13d, ecx                ;   289.7 p1      27 v[2]
        rol r15d, 0x1e               ;   290.7 p1      28 v[4]
        mov edi, r13d                ;   290.7 p0      27 v[1] copy
        rol edi, 5                   ;   291.7 p1      27 v[1]
        mov ecx, esi                 ;   285.3 p0       8 v[1] copy
        xor ecx, r15d                ;   291.7 p0       8 v[1]
        add edx, edi                 ;   292.7 p1      27 v[1]
        mov edi, r11d                ;   286.3 p0       8 v[1] copy
        xor edi, esi                 ;   287.3 p0       8 v[1]
        and ecx, edi                 ;   292.7 p0       8 v[1]
        add edx, r8d                 ;   293.7 p1      27 v[1]
        xor ecx, esi                 ;   293.7 p0       8 v[1]
        add edx, ecx                 ;   294.7 p1      27 v[1]
        add edx, 0x8f1bbcdc          ;   295.7 p1      27 v[1]
        rol r11d, 0x1e               ;   296.7 p1      28 v[3]
        mov edi, dword [rsp + 104]   ;   288.7 p2      23 w[6]
        xor edi, r14d                ;   292.7 p0      23 w[6]
        xor edi, ebx                 ;   293.7 p0      23 w[6]
        xor edi, dword [rsp + 76]    ;   294.7 p2+p0   23 w[6]
        rol edi, 1                   ;   295.7 p1      23 w[6]
        mov ecx, edx                 ;   296.7 p0      27 v[0] copy
        rol ecx, 5                   ;   297.7 p1      27 v[0]
        add esi, ecx                 ;   298.7 p0      27 v[0]
        mov ecx, r15d                ;   291.8 p0       8 v[0] copy
        xor ecx, r11d                ;   297.7 p0       8 v[0]
        add esi, edi                 ;   299.7 p1      27 v[0]
        add esi, 0x8f1bbcdc          ;   300.7 p0      27 v[0]
        mov dword [rsp + 76], r14d   ;   293.3 p0+p3   23 w[14] spill
        mov r14d, r13d               ;   293.3 p1       8 v[0] copy
        xor r14d, r15d               ;   294.3 p0       8 v[0]
        and ecx, r14d                ;   298.7 p0       8 v[0]
        xor ecx, r15d                ;   299.7 p0       8 v[0]
        add esi, ecx                 ;   301.7 p1      27 v[0]
        rol r13d, 0x1e               ;   302.7 p1      28 v[2]
        mov r14d, dword [rsp + 88]   ;   295.3 p2      23 w[7]
        xor r14d, r9d                ;   299.3 p0      23 w[7]
        xor r14d, r10d               ;   300.3 p0      23 w[7]
        xor r14d, dword [rsp + 100]  ;   301.3 p2+p0   23 w[7]
        rol r14d, 1                  ;   302.3 p1      23 w[7]
        mov ecx, esi                 ;   302.7 p0      27 v[4] copy
        rol ecx, 5                   ;   303.7 p1      27 v[4]
        add r15d, ecx                ;   304.7 p0      27 v[4]
        mov ecx, r11d                ;   298.5 p0       8 v[4] copy
        xor ecx, r13d                ;   303.7 p0       8 v[4]
        add r15d, r14d               ;   305.7 p1      27 v[4]
        add r15d, 0x8f1bbcdc         ;   306.7 p0      27 v[4]
        mov dword [rsp + 100], r9d   ;   300.0 p0+p3   23 w[15] spill
        mov r9d, edx                 ;   300.0 p1       8 v[4] copy
        xor r9d, r11d                ;   301.0 p0       8 v[4]
        and ecx, r9d                 ;   304.7 p0       8 v[4]
        xor ecx, r11d                ;   305.7 p0       8 v[4]
        add r15d, ecx                ;   307.7 p1      27 v[4]
        rol edx, 0x1e                ;   308.7 p1      28 v[1]
        mov r9d, dword [rsp + 80]    ;   302.0 p2      23 w[8]
        xor r9d, ebp                 ;   306.0 p0      23 w[8]
        xor r9d, r8d                 ;   307.0 p0      23 w[8]
        xor r9d, dword [rsp + 104]   ;   308.0 p2+p0   23 w[8]
        rol r9d, 1                   ;   309.0 p1      23 w[8]
        mov ecx, r15d                ;   308.7 p0      27 v[3] copy
        rol ecx, 5                   ;   310.0 p1      27 v[3]
        add r11d, ecx                ;   311.0 p0      27 v[3]
        mov ecx, r13d                ;   305.2 p0       8 v[3] copy
        xor ecx, edx                 ;   309.7 p0       8 v[3]
        add r11d, r9d                ;   312.0 p1      27 v[3]
        add r11d, 0x8f1bbcdc         ;   313.0 p0      27 v[3]
        xor ebp, eax                 ;   306.7 p0      23 w[10]
        xor ebp, r14d                ;   307.7 p0      23 w[10]
        xor ebp, dword [rsp + 92]    ;   308.7 p2+p0   23 w[10]
        rol ebp, 1                   ;   309.7 p1      23 w[10]
        mov dword [rsp + 104], r14d  ;   308.2 p0+p3   23 w[7] spill
        mov r14d, esi                ;   308.7 p1       8 v[3] copy
        xor r14d, r13d               ;   309.7 p0       8 v[3]
        and ecx, r14d                ;   310.7 p0       8 v[3]
        xor ecx, r13d                ;   311.7 p0       8 v[3]
        add r11d, ecx                ;   314.0 p1      27 v[3]
        rol esi, 0x1e                ;   315.0 p1      28 v[0]
        mov r14d, dword [rsp + 96]   ;   310.3 p2      23 w[9]
        xor r14d, r12d               ;   314.3 p0      23 w[9]
        xor r14d, edi                ;   315.3 p0      23 w[9]
        xor r14d, dword [rsp + 88]   ;   316.3 p2+p0   23 w[9]
        rol r14d, 1                  ;   317.3 p1      23 w[9]
        mov ecx, r11d                ;   315.0 p0      27 v[2] copy
        rol ecx, 5                   ;   318.3 p1      27 v[2]
        add r13d, ecx                ;   319.3 p0      27 v[2]
        mov ecx, edx                 ;   313.5 p0       8 v[2] copy
        xor ecx, esi                 ;   316.0 p0       8 v[2]
        add r13d, r14d               ;   320.3 p1      27 v[2]
        add r13d, 0x8f1bbcdc         ;   321.3 p0      27 v[2]
        xor eax, r10d                ;   315.0 p0      23 w[12]
        xor eax, r14d                ;   318.3 p0      23 w[12]
        xor eax, dword [rsp + 76]    ;   319.3 p2+p0   23 w[12]
        rol eax, 1                   ;   320.3 p1      23 w[12]
        mov dword [rsp + 88], r10d   ;   316.5 p0+p3   23 w[4] spill
        mov r10d, r15d               ;   317.0 p1       8 v[2] copy
        xor r10d, edx                ;   318.0 p0       8 v[2]
        and ecx, r10d                ;   319.0 p0       8 v[2]
        xor ecx, edx                 ;   320.0 p0       8 v[2]
        add r13d, ecx                ;   322.3 p1      27 v[2]
        rol r15d, 0x1e               ;   323.3 p1      28 v[4]
        mov r10d, r13d               ;   323.3 p0      27 v[1] copy
        rol r10d, 5                  ;   324.3 p1      27 v[1]
        mov ecx, esi                 ;   319.5 p0       8 v[1] copy
        xor ecx, r15d                ;   324.3 p0       8 v[1]
        add edx, r10d                ;   325.3 p1      27 v[1]
        mov r10d, r11d               ;   320.5 p0       8 v[1] copy
        xor r10d, esi                ;   321.5 p0       8 v[1]
        and ecx, r10d                ;   325.3 p0       8 v[1]
        add edx, ebp                 ;   326.3 p1      27 v[1]
        xor ecx, esi                 ;   326.3 p0       8 v[1]
        add edx, ecx                 ;   327.3 p1      27 v[1]
        add edx, 0x8f1bbcdc          ;   328.3 p1      27 v[1]
        rol r11d, 0x1e               ;   329.3 p1      28 v[3]
        mov r10d, dword [rsp + 84]   ;   323.0 p2      23 w[11]
        xor r10d, ebx                ;   327.0 p0      23 w[11]
        xor r10d, r9d                ;   328.0 p0      23 w[11]
        xor r10d, dword [rsp + 96]   ;   329.0 p2+p0   23 w[11]
        rol r10d, 1                  ;   330.0 p1      23 w[11]
        mov ecx, edx                 ;   329.3 p0      27 v[0] copy
        rol ecx, 5                   ;   331.0 p1      27 v[0]
        add esi, ecx                 ;   332.0 p0      27 v[0]
        mov ecx, r15d                ;   326.2 p0       8 v[0] copy
        xor ecx, r11d                ;   330.3 p0       8 v[0]
        add esi, r10d                ;   333.0 p1      27 v[0]
        add esi, 0x8f1bbcdc          ;   334.0 p0      27 v[0]
        mov dword [rsp + 96], r9d    ;   327.7 p0+p3   23 w[8] spill
        mov r9d, r13d                ;   327.7 p1       8 v[0] copy
        xor r9d, r15d                ;   328.7 p0       8 v[0]
        and ecx, r9d                 ;   331.3 p0       8 v[0]
        xor ecx, r15d                ;   332.3 p0       8 v[0]
        add esi, ecx                 ;   335.0 p1      27 v[0]
        rol r13d, 0x1e               ;   336.0 p1      28 v[2]
        mov r9d, esi                 ;   336.0 p0      27 v[4] copy
        rol r9d, 5                   ;   337.0 p1      27 v[4]
        add r15d, r9d                ;   338.0 p0      27 v[4]
        add r15d, eax                ;   339.0 p0      27 v[4]
        add r15d, 0xca62c1d6         ;   340.0 p1      27 v[4]
        mov r9d, edx                 ;   331.7 p0       7 v[4] copy
        xor r9d, r11d                ;   332.7 p0       7 v[4]
        xor r9d, r13d                ;   337.0 p0       7 v[4]
        add r15d, r9d                ;   341.0 p1      27 v[4]
        rol edx, 0x1e                ;   342.0 p1      28 v[1]
        mov r9d, dword [rsp + 100]   ;   333.0 p2      23 w[13]
        xor r9d, r8d                 ;   337.0 p0      23 w[13]
        xor r9d, ebp                 ;   338.0 p0      23 w[13]
        xor r9d, dword [rsp + 84]    ;   339.0 p2+p0   23 w[13]
        rol r9d, 1                   ;   340.0 p1      23 w[13]
        mov ecx, r15d                ;   342.0 p0      27 v[3] copy
        rol ecx, 5                   ;   343.0 p1      27 v[3]
        add r11d, ecx                ;   344.0 p0      27 v[3]
        mov ecx, esi                 ;   336.2 p0      28 v[0] copy
        rol ecx, 0x1e                ;   345.0 p1      28 v[0]
        xor esi, r13d                ;   337.0 p0       7 v[3]
        xor esi, edx                 ;   343.0 p0       7 v[3]
        add r11d, esi                ;   345.0 p0      27 v[3]
        mov esi, dword [rsp + 104]   ;   337.7 p2      23 w[15]
        xor esi, r12d                ;   341.7 p0      23 w[15]
        xor esi, eax                 ;   342.7 p0      23 w[15]
        xor esi, dword [rsp + 100]   ;   343.7 p2+p0   23 w[15]
        rol esi, 1                   ;   344.7 p1      23 w[15]
        add r11d, r9d                ;   346.0 p0      27 v[3]
        add r11d, 0xca62c1d6         ;   347.0 p0      27 v[3]
        add r13d, 0xca62c1d6         ;   340.3 p1      27 v[2]
        xor r12d, ebx                ;   340.7 p0      23 w[1]
        xor r12d, r14d               ;   341.7 p0      23 w[1]
        mov dword [rsp + 100], r14d  ;   341.7 p0+p3   23 w[9] spill
        lea r14d, [rdx - 899497514]  ;   343.0 p1      27 v[1]
        xor edx, r15d                ;   343.0 p0       7 v[2]
        xor edx, ecx                 ;   346.0 p0       7 v[2]
        add r13d, edx                ;   347.0 p1      27 v[2]
        mov edx, dword [rsp + 80]    ;   343.0 p2      23 w[14]
        xor edx, edi                 ;   347.0 p0      23 w[14]
        xor edx, r10d                ;   348.0 p0      23 w[14]
        xor edx, dword [rsp + 76]    ;   349.0 p2+p0   23 w[14]
        rol edx, 1                   ;   350.0 p1      23 w[14]
        add r13d, edx                ;   351.0 p0      27 v[2]
        rol r15d, 0x1e               ;   352.0 p1      28 v[4]
        xor r12d, edx                ;   351.0 p0      23 w[1]
        rol r12d, 1                  ;   352.0 p1      23 w[1]
        add r14d, esi                ;   346.3 p0      27 v[1]
        xor ebx, r8d                 ;   346.8 p0      23 w[3]
        xor ebx, r10d                ;   347.8 p0      23 w[3]
        mov dword [rsp + 76], r10d   ;   347.8 p0+p3   23 w[11] spill
        mov r10d, r11d               ;   348.0 p1      27 v[2] copy
        rol r10d, 5                  ;   349.0 p1      27 v[2]
        add r13d, r10d               ;   352.0 p0      27 v[2]
        mov r10d, r13d               ;   353.0 p1      27 v[1] copy
        rol r10d, 5                  ;   354.0 p1      27 v[1]
        add r14d, r10d               ;   355.0 p0      27 v[1]
        mov r10d, r11d               ;   349.8 p0      28 v[3] copy
        rol r10d, 0x1e               ;   356.0 p1      28 v[3]
        xor r11d, ecx                ;   350.3 p0       7 v[1]
        xor r11d, r15d               ;   353.0 p0       7 v[1]
        add r14d, r11d               ;   356.0 p0      27 v[1]
        lea r11d, [r15 - 899497514]  ;   353.0 p1      27 v[4]
        xor r15d, r13d               ;   353.0 p0       7 v[0]
        xor r15d, r10d               ;   357.0 p0       7 v[0]
        add ecx, r15d                ;   358.0 p1      27 v[0]
        mov r15d, dword [rsp + 96]   ;   352.7 p2      23 w[0]
        xor r15d, r9d                ;   356.7 p0      23 w[0]
        xor r15d, dword [rsp + 92]   ;   357.7 p2+p0   23 w[0]
        xor r15d, dword [rsp + 80]   ;   358.7 p2+p0   23 w[0]
        rol r15d, 1                  ;   359.7 p1      23 w[0]
        add ecx, r15d                ;   360.7 p0      27 v[0]
        add ecx, 0xca62c1d6          ;   361.7 p0      27 v[0]
        rol r13d, 0x1e               ;   362.7 p1      28 v[2]
        xor ebx, r15d                ;   360.7 p0      23 w[3]
        rol ebx, 1                   ;   361.7 p1      23 w[3]
        add r11d, r12d               ;   356.7 p0      27 v[4]
        xor r8d, r9d                 ;   357.2 p0      23 w[5]
        xor r8d, dword [rsp + 104]   ;   358.2 p2+p0   23 w[5]
        mov dword [rsp + 80], r9d    ;   358.2 p0+p3   23 w[13] spill
        mov r9d, r14d                ;   358.3 p1      27 v[0] copy
        rol r9d, 5                   ;   359.3 p1      27 v[0]
        add ecx, r9d                 ;   362.7 p0      27 v[0]
        mov r9d, ecx                 ;   363.7 p0      27 v[4] copy
        rol r9d, 5                   ;   364.7 p1      27 v[4]
        add r11d, r9d                ;   365.7 p0      27 v[4]
        mov r9d, r14d                ;   360.7 p0      28 v[1] copy
        rol r9d, 0x1e                ;   366.7 p1      28 v[1]
        xor r14d, r10d               ;   361.2 p0       7 v[4]
        xor r14d, r13d               ;   363.7 p0       7 v[4]
        add r11d, r14d               ;   366.7 p1      27 v[4]
        lea r14d, [r13 - 899497514]  ;   363.7 p0      27 v[2]
        xor r13d, ecx                ;   363.7 p0       7 v[3]
        xor r13d, r9d                ;   367.7 p0       7 v[3]
        add r10d, r13d               ;   368.7 p1      27 v[3]
        mov r13d, dword [rsp + 88]   ;   363.3 p2      23 w[2]
        xor r13d, ebp                ;   367.3 p0      23 w[2]
        xor r13d, esi                ;   368.3 p0      23 w[2]
        xor r13d, dword [rsp + 92]   ;   369.3 p2+p0   23 w[2]
        rol r13d, 1                  ;   370.3 p1      23 w[2]
        add r10d, r13d               ;   371.3 p0      27 v[3]
        add r10d, 0xca62c1d6         ;   372.3 p0      27 v[3]
        rol ecx, 0x1e                ;   373.3 p1      28 v[0]
        xor r8d, r13d                ;   371.3 p0      23 w[5]
        rol r8d, 1                   ;   372.3 p1      23 w[5]
        add r14d, ebx                ;   367.0 p0      27 v[2]
        mov dword [rsp + 92], r13d   ;   371.3 p0+p3   23 w[2] spill
        mov r13d, r11d               ;   368.0 p1      27 v[3] copy
        rol r13d, 5                  ;   369.0 p1      27 v[3]
        add r10d, r13d               ;   373.3 p0      27 v[3]
        mov r13d, r10d               ;   374.3 p0      27 v[2] copy
        rol r13d, 5                  ;   375.3 p1      27 v[2]
        add r14d, r13d               ;   376.3 p0      27 v[2]
        mov r13d, r11d               ;   370.0 p0      28 v[4] copy
        rol r13d, 0x1e               ;   377.3 p1      28 v[4]
        xor r11d, r9d                ;   370.5 p0       7 v[2]
        xor r11d, ecx                ;   374.3 p0       7 v[2]
        add r14d, r11d               ;   377.3 p0      27 v[2]
        lea r11d, [rcx - 899497514]  ;   374.3 p1      27 v[0]
        xor ecx, r10d                ;   374.3 p0       7 v[1]
        xor ecx, r13d                ;   378.3 p0       7 v[1]
        add r9d, ecx                 ;   379.3 p1      27 v[1]
        mov ecx, dword [rsp + 88]    ;   372.7 p2      23 w[4]
        xor ecx, edi                 ;   376.7 p0      23 w[4]
        xor ecx, r12d                ;   377.7 p0      23 w[4]
        xor ecx, eax                 ;   378.7 p0      23 w[4]
        rol ecx, 1                   ;   379.7 p1      23 w[4]
        add r9d, ecx                 ;   380.7 p0      27 v[1]
        add r9d, 0xca62c1d6          ;   381.7 p1      27 v[1]
        rol r10d, 0x1e               ;   382.7 p1      28 v[3]
        add r11d, r8d                ;   376.8 p0      27 v[0]
        xor edi, ebx                 ;   375.8 p0      23 w[6]
        xor edi, edx                 ;   376.8 p0      23 w[6]
        xor edi, dword [rsp + 96]    ;   377.8 p2+p0   23 w[6]
        rol edi, 1                   ;   378.8 p1      23 w[6]
        mov dword [rsp + 88], edx    ;   377.3 p0+p3   23 w[14] spill
        mov edx, r14d                ;   378.3 p1      27 v[1] copy
        rol edx, 5                   ;   379.8 p1      27 v[1]
        add r9d, edx                 ;   382.7 p0      27 v[1]
        mov edx, r9d                 ;   383.7 p0      27 v[0] copy
        rol edx, 5                   ;   384.7 p1      27 v[0]
        add r11d, edx                ;   385.7 p0      27 v[0]
        mov edx, r14d                ;   379.8 p0      28 v[2] copy
        rol edx, 0x1e                ;   386.7 p1      28 v[2]
        xor r14d, r13d               ;   380.3 p0       7 v[0]
        xor r14d, r10d               ;   383.7 p0       7 v[0]
        add r11d, r14d               ;   386.7 p0      27 v[0]
        mov r14d, dword [rsp + 100]  ;   381.3 p2      23 w[7]
        xor r14d, ecx                ;   385.3 p0      23 w[7]
        xor r14d, esi                ;   386.3 p0      23 w[7]
        xor r14d, dword [rsp + 104]  ;   387.3 p2+p0   23 w[7]
        rol r14d, 1                  ;   388.3 p1      23 w[7]
        add r13d, edi                ;   383.3 p0      27 v[4]
        add r13d, 0xca62c1d6         ;   384.3 p0      27 v[4]
        mov dword [rsp + 104], ecx   ;   384.3 p0+p3   23 w[4] spill
        lea ecx, [r10 - 899497514]   ;   384.3 p1      27 v[3]
        xor r10d, r9d                ;   385.3 p0       7 v[4]
        xor r10d, edx                ;   387.7 p0       7 v[4]
        add r13d, r10d               ;   388.7 p1      27 v[4]
        rol r9d, 0x1e                ;   389.7 p1      28 v[1]
        mov r10d, r11d               ;   387.7 p0      27 v[4] copy
        rol r10d, 5                  ;   390.7 p1      27 v[4]
        add r13d, r10d               ;   391.7 p0      27 v[4]
        mov r10d, r13d               ;   392.7 p0      27 v[3] copy
        rol r10d, 5                  ;   393.7 p1      27 v[3]
        add ecx, r10d                ;   394.7 p0      27 v[3]
        mov r10d, r11d               ;   388.3 p0      28 v[0] copy
        rol r10d, 0x1e               ;   395.7 p1      28 v[0]
        add ecx, r14d                ;   395.7 p0      27 v[3]
        xor r11d, edx                ;   389.3 p0       7 v[3]
        xor r11d, r9d                ;   390.7 p0       7 v[3]
        add ecx, r11d                ;   396.7 p1      27 v[3]
        mov r11d, dword [rsp + 76]   ;   390.0 p2      23 w[9]
        xor r11d, edi                ;   394.0 p0      23 w[9]
        xor r11d, r12d               ;   395.0 p0      23 w[9]
        xor r11d, dword [rsp + 100]  ;   396.0 p2+p0   23 w[9]
        rol r11d, 1                  ;   397.0 p1      23 w[9]
        add edx, 0xca62c1d6          ;   392.0 p0      27 v[2]
        xor ebx, dword [rsp + 80]    ;   392.5 p2+p0   23 w[11]
        xor ebx, dword [rsp + 76]    ;   393.5 p2+p0   23 w[11]
        mov dword [rsp + 76], edi    ;   393.7 p0+p3   23 w[6] spill
        lea edi, [r9 - 899497514]    ;   394.0 p1      27 v[1]
        xor r9d, r13d                ;   394.7 p0       7 v[2]
        xor r9d, r10d                ;   396.7 p0       7 v[2]
        add edx, r9d                 ;   397.7 p1      27 v[2]
        mov r9d, dword [rsp + 96]    ;   395.3 p2      23 w[8]
        xor r9d, r8d                 ;   399.3 p0      23 w[8]
        xor r9d, r15d                ;   400.3 p0      23 w[8]
        xor r9d, ebp                 ;   401.3 p0      23 w[8]
        rol r9d, 1                   ;   402.3 p1      23 w[8]
        add edx, r9d                 ;   403.3 p0      27 v[2]
        rol r13d, 0x1e               ;   404.3 p1      28 v[4]
        xor ebx, r9d                 ;   403.3 p0      23 w[11]
        mov r9d, ecx                 ;   398.2 p0      27 v[2] copy
        rol r9d, 5                   ;   404.3 p1      27 v[2]
        add edx, r9d                 ;   405.3 p0      27 v[2]
        mov r9d, edx                 ;   406.3 p0      27 v[1] copy
        rol r9d, 5                   ;   407.3 p1      27 v[1]
        rol ebx, 1                   ;   408.3 p1      23 w[11]
        add edi, r11d                ;   400.0 p0      27 v[1]
        add edi, r9d                 ;   408.3 p0      27 v[1]
        mov r9d, ecx                 ;   401.0 p0      28 v[3] copy
        rol r9d, 0x1e                ;   409.3 p1      28 v[3]
        xor ecx, r10d                ;   401.5 p0       7 v[1]
        xor ecx, r13d                ;   405.3 p0       7 v[1]
        add edi, ecx                 ;   409.3 p0      27 v[1]
        lea ecx, [r13 - 899497514]   ;   405.3 p1      27 v[4]
        xor r13d, edx                ;   406.3 p0       7 v[0]
        xor r13d, r9d                ;   410.3 p0       7 v[0]
        xor ebp, r14d                ;   404.0 p0      23 w[10]
        xor ebp, eax                 ;   405.0 p0      23 w[10]
        xor ebp, dword [rsp + 92]    ;   406.0 p2+p0   23 w[10]
        rol ebp, 1                   ;   407.0 p1      23 w[10]
        rol edx, 0x1e                ;   408.0 p1      28 v[2]
        add r10d, r13d               ;   411.3 p0      27 v[0]
        add r10d, ebp                ;   412.3 p0      27 v[0]
        add r10d, 0xca62c1d6         ;   413.3 p0      27 v[0]
        mov r13d, edi                ;   410.3 p1      27 v[0] copy
        rol r13d, 5                  ;   414.3 p1      27 v[0]
        add r10d, r13d               ;   415.3 p0      27 v[0]
        mov r13d, r10d               ;   416.3 p0      27 v[4] copy
        rol r13d, 5                  ;   417.3 p1      27 v[4]
        xor r8d, ebp                 ;   408.0 p0      23 w[13]
        xor r8d, esi                 ;   409.0 p0      23 w[13]
        mov ebp, edi                 ;   410.3 p0      28 v[1] copy
        rol ebp, 0x1e                ;   411.3 p1      28 v[1]
        xor r8d, dword [rsp + 80]    ;   410.0 p2+p0   23 w[13]
        rol r8d, 1                   ;   411.0 p1      23 w[13]
        add ecx, ebx                 ;   410.3 p0      27 v[4]
        xor edi, r9d                 ;   410.8 p0       7 v[4]
        xor edi, edx                 ;   411.8 p0       7 v[4]
        add ecx, edi                 ;   412.8 p1      27 v[4]
        lea edi, [rdx - 899497514]   ;   411.8 p1      27 v[2]
        xor edx, ebp                 ;   412.3 p0       7 v[3]
        xor edx, r10d                ;   416.3 p0       7 v[3]
        add ecx, r13d                ;   418.3 p1      27 v[4]
        xor r11d, eax                ;   413.0 p0      23 w[12]
        xor r11d, dword [rsp + 104]  ;   414.0 p2+p0   23 w[12]
        mov r13d, dword [rsp + 88]   ;   414.3 p2      23 w[14] reload
        xor r11d, r13d               ;   418.3 p0      23 w[12]
        rol r11d, 1                  ;   419.3 p1      23 w[12]
        add r9d, edx                 ;   417.3 p0      27 v[3]
        add r9d, r11d                ;   420.3 p0      27 v[3]
        add r9d, 0xca62c1d6          ;   421.3 p1      27 v[3]
        rol r10d, 0x1e               ;   422.3 p1      28 v[0]
        mov eax, ecx                 ;   419.3 p0      27 v[3] copy
        rol eax, 5                   ;   423.3 p1      27 v[3]
        add r9d, eax                 ;   424.3 p0      27 v[3]
        mov eax, r9d                 ;   425.3 p0      27 v[2] copy
        rol eax, 5                   ;   426.3 p1      27 v[2]
        xor r14d, r12d               ;   418.0 p0      23 w[15]
        xor r14d, esi                ;   419.0 p0      23 w[15]
        xor r14d, r11d               ;   420.3 p0      23 w[15]
        rol r14d, 1                  ;   421.3 p1      23 w[15]
        mov esi, ecx                 ;   419.5 p0      28 v[4] copy
        rol esi, 0x1e                ;   422.3 p1      28 v[4]
        xor ecx, ebp                 ;   420.0 p0       7 v[2]
        xor ecx, r10d                ;   423.3 p0       7 v[2]
        mov r11d, dword [rsp + 72]   ;   420.7 p2      30 h
        add r11d, r10d               ;   424.7 p0      30 h
        xor r10d, r9d                ;   425.3 p0       7 v[1]
        xor r10d, esi                ;   426.3 p0       7 v[1]
        add edi, r8d                 ;   422.0 p1      27 v[2]
        add edi, ecx                 ;   424.3 p1      27 v[2]
        add edi, eax                 ;   427.3 p0      27 v[2]
        xor ebx, r15d                ;   423.2 p0      23 w[14]
        xor ebx, r13d                ;   424.2 p0      23 w[14]
        xor ebx, dword [rsp + 76]    ;   425.2 p2+p0   23 w[14]
        rol ebx, 1                   ;   426.2 p1      23 w[14]
        add ebp, ebx                 ;   427.2 p0      27 v[1]
        add ebp, r10d                ;   428.2 p0      27 v[1]
        add ebp, 0xca62c1d6          ;   429.2 p1      27 v[1]
        rol r9d, 0x1e                ;   430.2 p1      28 v[3]
        mov r8d, edi                 ;   428.3 p0      27 v[1] copy
        rol r8d, 5                   ;   431.2 p1      27 v[1]
        add ebp, r8d                 ;   432.2 p0      27 v[1]
        mov r8d, ebp                 ;   433.2 p0      27 v[0] copy
        rol r8d, 5                   ;   434.2 p1      27 v[0]
        add r11d, r14d               ;   427.7 p0      30 h
        add r11d, r8d                ;   435.2 p0      30 h
        mov r8d, esi                 ;   428.7 p0       7 v[0] copy
        xor r8d, edi                 ;   429.7 p0       7 v[0]
        xor r8d, r9d                 ;   431.2 p0       7 v[0]
        rol edi, 0x1e                ;   432.2 p1      28 v[2]
        add r11d, r8d                ;   436.2 p0      30 h
        add r11d, 0xca62c1d6         ;   437.2 p1      30 h
        add ebp, dword [rsp + 68]    ;   433.2 p2+p0   30 h
        add edi, dword [rsp + 64]    ;   433.2 p2+p1   30 h
        add r9d, dword [rsp + 60]    ;   432.3 p2+p0   30 h
        add esi, dword [rsp + 56]    ;   433.3 p2+p1   30 h
        mov r8, qword [rsp + 24]     ;   434.3 p2      16 blocks
        add r8, 0x40                 ;   438.3 p0      16 blocks
        mov r10d, esi                ;   434.3 p1      30 h copy
        mov esi, r11d                ;   438.2 p0      30 h copy
        xchg r9d, ebp                ;   434.8 p1+p0   30 h copy
        cmp r8, qword [rsp + 16]     ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8      ;                    resident
        mov dword [rsp + 32], esi    ;                    resident
        mov dword [rsp + 40], edi    ;                    resident
        mov dword [rsp + 44], ebp    ;                    resident
        mov dword [rsp + 36], r9d    ;                    resident
        mov dword [rsp + 48], r10d   ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]    ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 0]      ;     1.0 p2      16 blocks reload
        mov dword [r8], esi          ;     4.0 p0+p3   16 blocks
        mov esi, dword [rsp + 36]    ;     2.0 p2      16 blocks reload
        mov dword [r8 + 4], esi      ;     6.0 p0+p3   16 blocks
        mov esi, dword [rsp + 40]    ;     3.0 p2      16 blocks reload
        mov dword [r8 + 8], esi      ;     7.0 p0+p3   16 blocks
        mov esi, dword [rsp + 44]    ;     4.0 p2      16 blocks reload
        mov dword [r8 + 12], esi     ;     8.0 p0+p3   16 blocks
        mov esi, dword [rsp + 48]    ;     5.0 p2      16 blocks reload
        mov dword [r8 + 16], esi     ;     9.0 p0+p3   16 blocks
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

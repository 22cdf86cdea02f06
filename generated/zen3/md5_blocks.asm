; md5_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu zen3
;
; void md5_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 24 bytes, 4 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 8.0; bounds: width 2.2, ports 4.0, path 4.0
;   blocks: 606 uops, planned 297.0; bounds: width 101.0, ports 129.2, path 290.0
;   body.2: 9 uops, planned 6.2; bounds: width 1.5, ports 3.0, path 0.0
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
%fatal "md5_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x38              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rdi ;                    argument
        mov dword [rbx - 104], edx ;                    argument
        mov qword [rbx - 120], rsi ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 agu0    40 h reload
        mov esi, dword [r8]        ;     4.0 agu1    40 h
        mov r9d, dword [rbx - 104] ;     0.3 agu2    40 h
        shl r9, 6                  ;     4.3 alu1    40 h
        mov edi, dword [r8 + 4]    ;     4.0 agu0    40 h
        mov ebp, dword [r8 + 8]    ;     4.0 agu1    40 h
        mov r10d, dword [r8 + 12]  ;     4.0 agu2    40 h
        add r9, qword [rbx - 120]  ;     5.3 alu0+agu0   40 h
        mov qword [rbx - 112], r9  ;     6.3 agu1+st0   40 h
        mov dword [rbx - 100], esi ;     8.0 agu2+st1   40 h
        mov dword [rbx - 96], edi  ;     8.0 agu0+st0   40 h
        mov dword [rbx - 92], ebp  ;     8.0 agu1+st1   40 h
        mov dword [rbx - 88], r10d ;     8.0 agu2+st0   40 h
        cmp dword [rbx - 104], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rbx - 92]  ;                    resident
        mov edi, dword [rbx - 88]  ;                    resident
        mov ebp, dword [rbx - 96]  ;                    resident
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9d, dword [rbx - 100] ;                    resident
        align 16
.blocks_1:
        mov r10d, dword [r8]       ;     0.0 agu0    47 t
        add r10d, r9d              ;     4.0 alu0    47 t
        add r10d, 0xd76aa478       ;     5.0 alu1    47 t
        mov r11d, edi              ;     0.5         26 t copy
        xor r11d, esi              ;     0.7 alu2    26 t
        and r11d, ebp              ;     1.7 alu3    26 t
        xor r11d, edi              ;     2.7 alu0    26 t
        add r10d, r11d             ;     6.0 alu1    47 t
        ror r10d, 0x19             ;     7.0 alu2    48 v[0]
        add r10d, ebp              ;     8.0 alu3    48 v[0]
        mov r11d, dword [r8 + 16]  ;     1.7 agu1    47 t
        add r11d, r10d             ;     9.0 alu0    47 t
        add r11d, 0xf57c0faf       ;    10.0 alu1    47 t
        mov r12d, r10d             ;     9.0         26 t copy
        mov r13d, r10d             ;     9.0         48 v[3] copy
        mov r14d, r10d             ;     9.0         26 t copy
        xor r14d, ebp              ;     9.0 alu2    26 t
        mov r15d, dword [r8 + 4]   ;     2.8 agu2    47 t
        add r15d, edi              ;     6.8 alu3    47 t
        add r15d, 0xe8c7b756       ;     7.8 alu0    47 t
        mov eax, ebp               ;     3.3         26 t copy
        xor eax, esi               ;     3.5 alu1    26 t
        and r12d, eax              ;     9.0 alu2    26 t
        xor r12d, esi              ;    10.0 alu3    26 t
        add r15d, r12d             ;    11.0 alu0    47 t
        ror r15d, 0x14             ;    12.0 alu1    48 v[3]
        add r13d, r15d             ;    13.0 alu2    48 v[3]
        or r14d, r13d              ;    14.0 alu3    26 t
        xor r10d, r13d             ;    14.0 alu0    26 t
        xor r14d, r10d             ;    15.0 alu1    26 t
        add r14d, esi              ;    16.0 alu2    47 t
        add r14d, dword [r8 + 8]   ;    17.0 alu3+agu0   47 t
        add r14d, 0x242070db       ;    18.0 alu0    47 t
        ror r14d, 0xf              ;    19.0 alu1    48 v[2]
        add r14d, r13d             ;    20.0 alu2    48 v[2]
        mov r12d, dword [r8 + 20]  ;     9.5 agu1    47 t
        add r12d, r13d             ;    14.0 alu3    47 t
        or r10d, r14d              ;    21.0 alu0    26 t
        xor r13d, r14d             ;    21.0 alu1    26 t
        xor r10d, r13d             ;    22.0 alu2    26 t
        add r10d, ebp              ;    23.0 alu3    47 t
        add r10d, dword [r8 + 12]  ;    24.0 alu0+agu2   47 t
        add r10d, 0xc1bdceee       ;    25.0 alu1    47 t
        ror r10d, 0xa              ;    26.0 alu2    48 v[1]
        add r10d, r14d             ;    27.0 alu3    48 v[1]
        mov r15d, dword [r8 + 24]  ;    14.2 agu0    47 t
        add r15d, r14d             ;    21.0 alu0    47 t
        or r13d, r10d              ;    28.0 alu1    26 t
        xor r14d, r10d             ;    28.0 alu2    26 t
        xor r13d, r14d             ;    29.0 alu3    26 t
        add r11d, r13d             ;    30.0 alu0    47 t
        ror r11d, 0x19             ;    31.0 alu1    48 v[0]
        add r11d, r10d             ;    32.0 alu2    48 v[0]
        mov r13d, dword [r8 + 28]  ;    20.0 agu1    47 t
        add r13d, r10d             ;    28.0 alu3    47 t
        add r12d, 0x4787c62a       ;    21.0 alu0    47 t
        or r14d, r11d              ;    33.0 alu1    26 t
        xor r10d, r11d             ;    33.0 alu2    26 t
        xor r14d, r10d             ;    34.0 alu3    26 t
        add r12d, r14d             ;    35.0 alu0    47 t
        ror r12d, 0x14             ;    36.0 alu1    48 v[3]
        add r12d, r11d             ;    37.0 alu2    48 v[3]
        mov r14d, dword [r8 + 32]  ;    25.0 agu2    47 t
        add r14d, r11d             ;    33.0 alu3    47 t
        add r15d, 0xa8304613       ;    26.0 alu0    47 t
        or r10d, r12d              ;    38.0 alu1    26 t
        xor r11d, r12d             ;    38.0 alu2    26 t
        xor r10d, r11d             ;    39.0 alu3    26 t
        add r15d, r10d             ;    40.0 alu0    47 t
        ror r15d, 0xf              ;    41.0 alu1    48 v[2]
        add r15d, r12d             ;    42.0 alu2    48 v[2]
        mov r10d, dword [r8 + 36]  ;    30.0 agu0    47 t
        add r10d, r12d             ;    38.0 alu3    47 t
        add r13d, 0xfd469501       ;    31.0 alu0    47 t
        or r11d, r15d              ;    43.0 alu1    26 t
        xor r12d, r15d             ;    43.0 alu2    26 t
        xor r11d, r12d             ;    44.0 alu3    26 t
        add r13d, r11d             ;    45.0 alu0    47 t
        ror r13d, 0xa              ;    46.0 alu1    48 v[1]
        add r13d, r15d             ;    47.0 alu2    48 v[1]
        mov r11d, dword [r8 + 40]  ;    35.0 agu1    47 t
        add r11d, r15d             ;    43.0 alu3    47 t
        add r14d, 0x698098d8       ;    36.0 alu0    47 t
        or r12d, r13d              ;    48.0 alu1    26 t
        xor r15d, r13d             ;    48.0 alu2    26 t
        xor r12d, r15d             ;    49.0 alu3    26 t
        add r14d, r12d             ;    50.0 alu0    47 t
        ror r14d, 0x19             ;    51.0 alu1    48 v[0]
        add r14d, r13d             ;    52.0 alu2    48 v[0]
        mov r12d, dword [r8 + 44]  ;    40.0 agu2    47 t
        add r12d, r13d             ;    48.0 alu3    47 t
        add r10d, 0x8b44f7af       ;    41.0 alu0    47 t
        or r15d, r14d              ;    53.0 alu1    26 t
        xor r13d, r14d             ;    53.0 alu2    26 t
        xor r15d, r13d             ;    54.0 alu3    26 t
        add r10d, r15d             ;    55.0 alu0    47 t
        ror r10d, 0x14             ;    56.0 alu1    48 v[3]
        add r10d, r14d             ;    57.0 alu2    48 v[3]
        mov r15d, dword [r8 + 48]  ;    45.0 agu0    47 t
        add r15d, r14d             ;    53.0 alu3    47 t
        add r11d, 0xffff5bb1       ;    46.0 alu0    47 t
        or r13d, r10d              ;    58.0 alu1    26 t
        xor r14d, r10d             ;    58.0 alu2    26 t
        xor r13d, r14d             ;    59.0 alu3    26 t
        add r11d, r13d             ;    60.0 alu0    47 t
        ror r11d, 0xf              ;    61.0 alu1    48 v[2]
        add r11d, r10d             ;    62.0 alu2    48 v[2]
        mov r13d, dword [r8 + 52]  ;    50.0 agu1    47 t
        add r13d, r10d             ;    58.0 alu3    47 t
        add r12d, 0x895cd7be       ;    51.0 alu0    47 t
        or r14d, r11d              ;    63.0 alu1    26 t
        xor r10d, r11d             ;    63.0 alu2    26 t
        xor r14d, r10d             ;    64.0 alu3    26 t
        add r12d, r14d             ;    65.0 alu0    47 t
        ror r12d, 0xa              ;    66.0 alu1    48 v[1]
        add r12d, r11d             ;    67.0 alu2    48 v[1]
        mov r14d, dword [r8 + 56]  ;    55.0 agu2    47 t
        add r14d, r11d             ;    63.0 alu3    47 t
        add r15d, 0x6b901122       ;    56.0 alu0    47 t
        or r10d, r12d              ;    68.0 alu1    26 t
        xor r11d, r12d             ;    68.0 alu2    26 t
        xor r10d, r11d             ;    69.0 alu3    26 t
        add r15d, r10d             ;    70.0 alu0    47 t
        ror r15d, 0x19             ;    71.0 alu1    48 v[0]
        add r15d, r12d             ;    72.0 alu2    48 v[0]
        mov r10d, dword [r8 + 60]  ;    60.0 agu0    47 t
        add r10d, r12d             ;    68.0 alu3    47 t
        add r13d, 0xfd987193       ;    61.0 alu0    47 t
        add r14d, 0xa679438e       ;    64.0 alu1    47 t
        or r11d, r15d              ;    73.0 alu2    26 t
        xor r12d, r15d             ;    73.0 alu3    26 t
        xor r11d, r12d             ;    74.0 alu0    26 t
        add r13d, r11d             ;    75.0 alu1    47 t
        ror r13d, 0x14             ;    76.0 alu2    48 v[3]
        add r13d, r15d             ;    77.0 alu3    48 v[3]
        add r10d, 0x49b40821       ;    69.0 alu0    47 t
        or r12d, r13d              ;    78.0 alu1    26 t
        mov r11d, dword [r8 + 4]   ;    67.0 agu1    47 t
        add r11d, r15d             ;    73.0 alu2    47 t
        add r11d, 0xf61e2562       ;    74.0 alu3    47 t
        mov eax, r15d              ;    73.0         26 t copy
        xor eax, r13d              ;    78.0 alu0    26 t
        xor r12d, eax              ;    79.0 alu1    26 t
        add r14d, r12d             ;    80.0 alu2    47 t
        ror r14d, 0xf              ;    81.0 alu1    48 v[2]
        add r14d, r13d             ;    82.0 alu3    48 v[2]
        and eax, r14d              ;    83.0 alu0    26 t
        xor r15d, eax              ;    84.0 alu2    26 t
        add r10d, r15d             ;    85.0 alu1    47 t
        ror r10d, 0xa              ;    86.0 alu2    48 v[1]
        add r10d, r14d             ;    87.0 alu3    48 v[1]
        mov r12d, dword [r8 + 24]  ;    74.0 agu2    47 t
        add r12d, r13d             ;    78.0 alu0    47 t
        add r12d, 0xc040b340       ;    79.0 alu1    47 t
        mov r15d, r13d             ;    78.0         27 t copy
        not r15d                   ;    78.0 alu3    27 t
        and r15d, r14d             ;    83.0 alu2    27 t
        add r11d, r15d             ;    84.0 alu0    47 t
        and r13d, r10d             ;    88.0 alu1    27 t
        add r11d, r13d             ;    89.0 alu3    47 t
        ror r11d, 0x1b             ;    90.0 alu2    48 v[0]
        add r11d, r10d             ;    91.0 alu0    48 v[0]
        mov r13d, dword [r8 + 44]  ;    79.0 agu0    47 t
        add r13d, r14d             ;    83.0 alu1    47 t
        add r13d, 0x265e5a51       ;    84.0 alu3    47 t
        mov r15d, r14d             ;    83.0         27 t copy
        not r15d                   ;    83.0 alu2    27 t
        and r15d, r10d             ;    88.0 alu0    27 t
        add r12d, r15d             ;    89.0 alu1    47 t
        and r14d, r11d             ;    92.0 alu3    27 t
        add r12d, r14d             ;    93.0 alu2    47 t
        ror r12d, 0x17             ;    94.0 alu1    48 v[3]
        add r12d, r11d             ;    95.0 alu0    48 v[3]
        mov r14d, dword [r8]       ;    84.0 agu1    47 t
        add r14d, r10d             ;    88.0 alu3    47 t
        add r14d, 0xe9b6c7aa       ;    89.0 alu2    47 t
        mov r15d, r10d             ;    88.0         27 t copy
        not r15d                   ;    88.0 alu0    27 t
        and r15d, r11d             ;    92.0 alu1    27 t
        add r13d, r15d             ;    93.0 alu3    47 t
        and r10d, r12d             ;    96.0 alu2    27 t
        add r13d, r10d             ;    97.0 alu0    47 t
        ror r13d, 0x12             ;    98.0 alu1    48 v[2]
        add r13d, r12d             ;    99.0 alu3    48 v[2]
        mov r10d, dword [r8 + 20]  ;    88.7 agu2    47 t
        add r10d, r11d             ;    92.7 alu2    47 t
        add r10d, 0xd62f105d       ;    93.7 alu0    47 t
        mov r15d, r11d             ;    92.0         27 t copy
        not r15d                   ;    92.0 alu1    27 t
        and r15d, r12d             ;    96.0 alu3    27 t
        add r14d, r15d             ;    97.0 alu2    47 t
        and r11d, r13d             ;   100.0 alu0    27 t
        add r14d, r11d             ;   101.0 alu1    47 t
        ror r14d, 0xc              ;   102.0 alu2    48 v[1]
        add r14d, r13d             ;   103.0 alu3    48 v[1]
        mov r11d, dword [r8 + 40]  ;    92.7 agu0    47 t
        add r11d, r12d             ;    96.7 alu0    47 t
        add r11d, 0x2441453        ;    97.7 alu1    47 t
        mov r15d, r12d             ;    96.0         27 t copy
        not r15d                   ;    96.0 alu2    27 t
        and r15d, r13d             ;   100.0 alu3    27 t
        add r10d, r15d             ;   101.0 alu0    47 t
        and r12d, r14d             ;   104.0 alu1    27 t
        add r10d, r12d             ;   105.0 alu2    47 t
        ror r10d, 0x1b             ;   106.0 alu1    48 v[0]
        add r10d, r14d             ;   107.0 alu3    48 v[0]
        mov r12d, dword [r8 + 60]  ;    96.7 agu1    47 t
        add r12d, r13d             ;   100.7 alu0    47 t
        add r12d, 0xd8a1e681       ;   101.7 alu2    47 t
        mov r15d, r13d             ;   100.0         27 t copy
        not r15d                   ;   100.0 alu3    27 t
        and r15d, r14d             ;   104.0 alu0    27 t
        add r11d, r15d             ;   105.0 alu1    47 t
        and r13d, r10d             ;   108.0 alu2    27 t
        add r11d, r13d             ;   109.0 alu3    47 t
        ror r11d, 0x17             ;   110.0 alu1    48 v[3]
        add r11d, r10d             ;   111.0 alu0    48 v[3]
        mov r13d, dword [r8 + 16]  ;   100.7 agu2    47 t
        add r13d, r14d             ;   104.7 alu2    47 t
        add r13d, 0xe7d3fbc8       ;   105.7 alu3    47 t
        mov r15d, r14d             ;   104.0         27 t copy
        not r15d                   ;   104.0 alu1    27 t
        and r15d, r10d             ;   108.0 alu0    27 t
        add r12d, r15d             ;   109.0 alu2    47 t
        and r14d, r11d             ;   112.0 alu3    27 t
        add r12d, r14d             ;   113.0 alu1    47 t
        ror r12d, 0x12             ;   114.0 alu2    48 v[2]
        add r12d, r11d             ;   115.0 alu0    48 v[2]
        mov r14d, dword [r8 + 36]  ;   104.7 agu0    47 t
        add r14d, r10d             ;   108.7 alu3    47 t
        add r14d, 0x21e1cde6       ;   109.7 alu1    47 t
        mov r15d, r10d             ;   108.0         27 t copy
        not r15d                   ;   108.0 alu2    27 t
        and r15d, r11d             ;   112.0 alu0    27 t
        add r13d, r15d             ;   113.0 alu3    47 t
        and r10d, r12d             ;   116.0 alu1    27 t
        add r13d, r10d             ;   117.0 alu2    47 t
        ror r13d, 0xc              ;   118.0 alu1    48 v[1]
        add r13d, r12d             ;   119.0 alu0    48 v[1]
        mov r10d, dword [r8 + 56]  ;   108.7 agu1    47 t
        add r10d, r11d             ;   112.7 alu3    47 t
        add r10d, 0xc33707d6       ;   113.7 alu2    47 t
        mov r15d, r11d             ;   112.0         27 t copy
        not r15d                   ;   112.0 alu0    27 t
        and r15d, r12d             ;   116.0 alu3    27 t
        add r14d, r15d             ;   117.0 alu1    47 t
        and r11d, r13d             ;   120.0 alu2    27 t
        add r14d, r11d             ;   121.0 alu0    47 t
        ror r14d, 0x1b             ;   122.0 alu1    48 v[0]
        add r14d, r13d             ;   123.0 alu3    48 v[0]
        mov r11d, dword [r8 + 12]  ;   112.7 agu2    47 t
        add r11d, r12d             ;   116.7 alu2    47 t
        add r11d, 0xf4d50d87       ;   117.7 alu0    47 t
        mov r15d, r12d             ;   116.0         27 t copy
        not r15d                   ;   116.0 alu1    27 t
        and r15d, r13d             ;   120.0 alu3    27 t
        add r10d, r15d             ;   121.0 alu2    47 t
        and r12d, r14d             ;   124.0 alu0    27 t
        add r10d, r12d             ;   125.0 alu1    47 t
        ror r10d, 0x17             ;   126.0 alu2    48 v[3]
        add r10d, r14d             ;   127.0 alu3    48 v[3]
        mov r12d, dword [r8 + 32]  ;   116.7 agu0    47 t
        add r12d, r13d             ;   120.7 alu0    47 t
        add r12d, 0x455a14ed       ;   121.7 alu1    47 t
        mov r15d, r13d             ;   120.0         27 t copy
        not r15d                   ;   120.0 alu2    27 t
        and r15d, r14d             ;   124.0 alu3    27 t
        add r11d, r15d             ;   125.0 alu0    47 t
        and r13d, r10d             ;   128.0 alu1    27 t
        add r11d, r13d             ;   129.0 alu2    47 t
        ror r11d, 0x12             ;   130.0 alu1    48 v[2]
        add r11d, r10d             ;   131.0 alu3    48 v[2]
        mov r13d, dword [r8 + 52]  ;   120.7 agu1    47 t
        add r13d, r14d             ;   124.7 alu0    47 t
        add r13d, 0xa9e3e905       ;   125.7 alu2    47 t
        mov r15d, r14d             ;   124.0         27 t copy
        not r15d                   ;   124.0 alu3    27 t
        and r15d, r10d             ;   128.0 alu0    27 t
        add r12d, r15d             ;   129.0 alu1    47 t
        and r14d, r11d             ;   132.0 alu2    27 t
        add r12d, r14d             ;   133.0 alu3    47 t
        ror r12d, 0xc              ;   134.0 alu1    48 v[1]
        add r12d, r11d             ;   135.0 alu0    48 v[1]
        mov r14d, dword [r8 + 8]   ;   124.7 agu2    47 t
        add r14d, r10d             ;   128.7 alu2    47 t
        add r14d, 0xfcefa3f8       ;   129.7 alu3    47 t
        mov r15d, r10d             ;   128.0         27 t copy
        not r15d                   ;   128.0 alu1    27 t
        and r15d, r11d             ;   132.0 alu0    27 t
        add r13d, r15d             ;   133.0 alu2    47 t
        and r10d, r12d             ;   136.0 alu3    27 t
        add r13d, r10d             ;   137.0 alu1    47 t
        ror r13d, 0x1b             ;   138.0 alu2    48 v[0]
        add r13d, r12d             ;   139.0 alu0    48 v[0]
        mov r10d, dword [r8 + 28]  ;   128.7 agu0    47 t
        add r10d, r11d             ;   132.7 alu3    47 t
        add r10d, 0x676f02d9       ;   133.7 alu1    47 t
        mov r15d, r11d             ;   132.0         27 t copy
        not r15d                   ;   132.0 alu2    27 t
        and r15d, r12d             ;   136.0 alu0    27 t
        add r14d, r15d             ;   137.0 alu3    47 t
        and r11d, r13d             ;   140.0 alu1    27 t
        add r14d, r11d             ;   141.0 alu2    47 t
        ror r14d, 0x17             ;   142.0 alu1    48 v[3]
        add r14d, r13d             ;   143.0 alu0    48 v[3]
        mov r11d, dword [r8 + 48]  ;   132.7 agu1    47 t
        add r11d, r12d             ;   136.7 alu3    47 t
        add r11d, 0x8d2a4c8a       ;   137.7 alu2    47 t
        mov r15d, r12d             ;   136.0         27 t copy
        not r15d                   ;   136.0 alu0    27 t
        and r15d, r13d             ;   140.0 alu3    27 t
        add r10d, r15d             ;   141.0 alu1    47 t
        and r12d, r14d             ;   144.0 alu2    27 t
        add r10d, r12d             ;   145.0 alu0    47 t
        ror r10d, 0x12             ;   146.0 alu1    48 v[2]
        add r10d, r14d             ;   147.0 alu3    48 v[2]
        mov r12d, dword [r8 + 20]  ;   136.7 agu2    47 t
        add r12d, r13d             ;   140.7 alu2    47 t
        add r12d, 0xfffa3942       ;   141.7 alu0    47 t
        mov r15d, dword [r8 + 32]  ;   137.2 agu0    47 t
        add r15d, r14d             ;   144.0 alu1    47 t
        mov eax, r13d              ;   140.0         27 t copy
        not eax                    ;   140.0 alu3    27 t
        and eax, r14d              ;   144.0 alu2    27 t
        add r11d, eax              ;   145.0 alu0    47 t
        and r13d, r10d             ;   148.0 alu1    27 t
        add r11d, r13d             ;   149.0 alu3    47 t
        ror r11d, 0xc              ;   150.0 alu2    48 v[1]
        add r11d, r10d             ;   151.0 alu0    48 v[1]
        xor r14d, r10d             ;   148.0 alu1    28 t
        mov r13d, dword [r8 + 44]  ;   141.2 agu1    47 t
        add r13d, r10d             ;   148.0 alu3    47 t
        xor r14d, r11d             ;   152.0 alu2    28 t
        add r12d, r14d             ;   153.0 alu0    47 t
        ror r12d, 0x1c             ;   154.0 alu1    48 v[0]
        add r12d, r11d             ;   155.0 alu3    48 v[0]
        xor r10d, r11d             ;   152.0 alu2    28 t
        mov r14d, dword [r8 + 56]  ;   144.3 agu2    47 t
        add r14d, r11d             ;   152.0 alu0    47 t
        add r15d, 0x8771f681       ;   145.0 alu1    47 t
        xor r10d, r12d             ;   156.0 alu3    28 t
        add r15d, r10d             ;   157.0 alu2    47 t
        ror r15d, 0x15             ;   158.0 alu1    48 v[3]
        add r15d, r12d             ;   159.0 alu0    48 v[3]
        xor r11d, r12d             ;   156.0 alu3    28 t
        mov r10d, dword [r8 + 4]   ;   148.2 agu0    47 t
        add r10d, r12d             ;   156.0 alu2    47 t
        add r13d, 0x6d9d6122       ;   149.0 alu1    47 t
        xor r11d, r15d             ;   160.0 alu0    28 t
        add r13d, r11d             ;   161.0 alu3    47 t
        ror r13d, 0x10             ;   162.0 alu2    48 v[2]
        add r13d, r15d             ;   163.0 alu1    48 v[2]
        xor r12d, r15d             ;   160.0 alu0    28 t
        mov r11d, dword [r8 + 16]  ;   152.2 agu1    47 t
        add r11d, r15d             ;   160.0 alu3    47 t
        add r14d, 0xfde5380c       ;   153.0 alu2    47 t
        xor r12d, r13d             ;   164.0 alu1    28 t
        add r14d, r12d             ;   165.0 alu0    47 t
        ror r14d, 9                ;   166.0 alu2    48 v[1]
        add r14d, r13d             ;   167.0 alu3    48 v[1]
        xor r15d, r13d             ;   164.0 alu1    28 t
        mov r12d, dword [r8 + 28]  ;   156.2 agu2    47 t
        add r12d, r13d             ;   164.0 alu0    47 t
        add r10d, 0xa4beea44       ;   157.0 alu2    47 t
        xor r15d, r14d             ;   168.0 alu3    28 t
        add r10d, r15d             ;   169.0 alu1    47 t
        ror r10d, 0x1c             ;   170.0 alu2    48 v[0]
        add r10d, r14d             ;   171.0 alu0    48 v[0]
        xor r13d, r14d             ;   168.0 alu3    28 t
        mov r15d, dword [r8 + 40]  ;   160.2 agu0    47 t
        add r15d, r14d             ;   168.0 alu1    47 t
        add r11d, 0x4bdecfa9       ;   161.0 alu2    47 t
        xor r13d, r10d             ;   172.0 alu0    28 t
        add r11d, r13d             ;   173.0 alu3    47 t
        ror r11d, 0x15             ;   174.0 alu1    48 v[3]
        add r11d, r10d             ;   175.0 alu2    48 v[3]
        xor r14d, r10d             ;   172.0 alu0    28 t
        mov r13d, dword [r8 + 52]  ;   164.2 agu1    47 t
        add r13d, r10d             ;   172.0 alu3    47 t
        add r12d, 0xf6bb4b60       ;   165.0 alu1    47 t
        xor r14d, r11d             ;   176.0 alu2    28 t
        add r12d, r14d             ;   177.0 alu0    47 t
        ror r12d, 0x10             ;   178.0 alu1    48 v[2]
        add r12d, r11d             ;   179.0 alu3    48 v[2]
        xor r10d, r11d             ;   176.0 alu2    28 t
        mov r14d, dword [r8]       ;   168.2 agu2    47 t
        add r14d, r11d             ;   176.0 alu0    47 t
        add r15d, 0xbebfbc70       ;   169.0 alu1    47 t
        xor r10d, r12d             ;   180.0 alu3    28 t
        add r15d, r10d             ;   181.0 alu2    47 t
        ror r15d, 9                ;   182.0 alu1    48 v[1]
        add r15d, r12d             ;   183.0 alu0    48 v[1]
        xor r11d, r12d             ;   180.0 alu3    28 t
        mov r10d, dword [r8 + 12]  ;   172.2 agu0    47 t
        add r10d, r12d             ;   180.0 alu2    47 t
        add r13d, 0x289b7ec6       ;   173.0 alu1    47 t
        xor r11d, r15d             ;   184.0 alu0    28 t
        add r13d, r11d             ;   185.0 alu3    47 t
        ror r13d, 0x1c             ;   186.0 alu2    48 v[0]
        add r13d, r15d             ;   187.0 alu1    48 v[0]
        xor r12d, r15d             ;   184.0 alu0    28 t
        mov r11d, dword [r8 + 24]  ;   176.2 agu1    47 t
        add r11d, r15d             ;   184.0 alu3    47 t
        add r14d, 0xeaa127fa       ;   177.0 alu2    47 t
        xor r12d, r13d             ;   188.0 alu1    28 t
        add r14d, r12d             ;   189.0 alu0    47 t
        ror r14d, 0x15             ;   190.0 alu2    48 v[3]
        add r14d, r13d             ;   191.0 alu3    48 v[3]
        xor r15d, r13d             ;   188.0 alu1    28 t
        mov r12d, dword [r8 + 36]  ;   180.2 agu2    47 t
        add r12d, r13d             ;   188.0 alu0    47 t
        add r10d, 0xd4ef3085       ;   181.0 alu2    47 t
        xor r15d, r14d             ;   192.0 alu3    28 t
        add r10d, r15d             ;   193.0 alu1    47 t
        ror r10d, 0x10             ;   194.0 alu2    48 v[2]
        add r10d, r14d             ;   195.0 alu0    48 v[2]
        xor r13d, r14d             ;   192.0 alu3    28 t
        mov r15d, dword [r8 + 48]  ;   184.2 agu0    47 t
        add r15d, r14d             ;   192.0 alu1    47 t
        add r11d, 0x4881d05        ;   185.0 alu2    47 t
        xor r13d, r10d             ;   196.0 alu0    28 t
        add r11d, r13d             ;   197.0 alu3    47 t
        ror r11d, 9                ;   198.0 alu1    48 v[1]
        add r11d, r10d             ;   199.0 alu2    48 v[1]
        xor r14d, r10d             ;   196.0 alu0    28 t
        mov r13d, dword [r8 + 60]  ;   188.2 agu1    47 t
        add r13d, r10d             ;   196.0 alu3    47 t
        add r12d, 0xd9d4d039       ;   189.0 alu1    47 t
        xor r14d, r11d             ;   200.0 alu2    28 t
        add r12d, r14d             ;   201.0 alu0    47 t
        ror r12d, 0x1c             ;   202.0 alu1    48 v[0]
        add r12d, r11d             ;   203.0 alu3    48 v[0]
        xor r10d, r11d             ;   200.0 alu2    28 t
        mov r14d, dword [r8 + 8]   ;   192.2 agu2    47 t
        add r14d, r11d             ;   200.0 alu0    47 t
        add r15d, 0xe6db99e5       ;   193.0 alu1    47 t
        xor r10d, r12d             ;   204.0 alu3    28 t
        add r15d, r10d             ;   205.0 alu2    47 t
        ror r15d, 0x15             ;   206.0 alu1    48 v[3]
        add r15d, r12d             ;   207.0 alu0    48 v[3]
        xor r11d, r12d             ;   204.0 alu3    28 t
        mov r10d, dword [r8]       ;   196.2 agu0    47 t
        add r10d, r12d             ;   204.0 alu2    47 t
        add r13d, 0x1fa27cf8       ;   197.0 alu1    47 t
        xor r11d, r15d             ;   208.0 alu0    28 t
        add r13d, r11d             ;   209.0 alu3    47 t
        ror r13d, 0x10             ;   210.0 alu2    48 v[2]
        add r13d, r15d             ;   211.0 alu1    48 v[2]
        xor r12d, r15d             ;   208.0 alu0    28 t
        mov r11d, dword [r8 + 28]  ;   200.2 agu1    47 t
        add r11d, r15d             ;   208.0 alu3    47 t
        not r15d                   ;   208.0 alu2    29 t
        add r14d, 0xc4ac5665       ;   201.0 alu1    47 t
        xor r12d, r13d             ;   212.0 alu0    28 t
        add r14d, r12d             ;   213.0 alu3    47 t
        ror r14d, 9                ;   214.0 alu2    48 v[1]
        add r14d, r13d             ;   215.0 alu1    48 v[1]
        add r10d, 0xf4292244       ;   205.0 alu0    47 t
        or r15d, r14d              ;   216.0 alu3    29 t
        xor r15d, r13d             ;   217.0 alu2    29 t
        add r10d, r15d             ;   218.0 alu1    47 t
        ror r10d, 0x1a             ;   219.0 alu2    48 v[0]
        mov r12d, dword [r8 + 56]  ;   207.0 agu2    47 t
        add r12d, r13d             ;   212.0 alu0    47 t
        not r13d                   ;   212.0 alu3    29 t
        add r10d, r14d             ;   220.0 alu1    48 v[0]
        add r11d, 0x432aff97       ;   209.0 alu2    47 t
        or r13d, r10d              ;   221.0 alu0    29 t
        xor r13d, r14d             ;   222.0 alu3    29 t
        add r11d, r13d             ;   223.0 alu1    47 t
        ror r11d, 0x16             ;   224.0 alu2    48 v[3]
        mov r13d, dword [r8 + 20]  ;   211.0 agu0    47 t
        add r13d, r14d             ;   216.0 alu0    47 t
        not r14d                   ;   216.0 alu3    29 t
        add r11d, r10d             ;   225.0 alu1    48 v[3]
        add r12d, 0xab9423a7       ;   213.0 alu2    47 t
        add r13d, 0xfc93a039       ;   217.0 alu0    47 t
        or r14d, r11d              ;   226.0 alu3    29 t
        xor r14d, r10d             ;   227.0 alu1    29 t
        add r12d, r14d             ;   228.0 alu2    47 t
        ror r12d, 0x11             ;   229.0 alu1    48 v[2]
        mov r14d, dword [r8 + 48]  ;   216.2 agu1    47 t
        add r14d, r10d             ;   221.0 alu0    47 t
        not r10d                   ;   221.0 alu3    29 t
        add r12d, r11d             ;   230.0 alu2    48 v[2]
        add r14d, 0x655b59c3       ;   222.0 alu1    47 t
        or r10d, r12d              ;   231.0 alu0    29 t
        xor r10d, r11d             ;   232.0 alu3    29 t
        add r13d, r10d             ;   233.0 alu2    47 t
        ror r13d, 0xb              ;   234.0 alu1    48 v[1]
        mov r10d, dword [r8 + 12]  ;   221.2 agu2    47 t
        add r10d, r11d             ;   226.0 alu0    47 t
        not r11d                   ;   226.0 alu3    29 t
        add r13d, r12d             ;   235.0 alu2    48 v[1]
        add r10d, 0x8f0ccc92       ;   227.0 alu1    47 t
        or r11d, r13d              ;   236.0 alu0    29 t
        xor r11d, r12d             ;   237.0 alu3    29 t
        add r14d, r11d             ;   238.0 alu2    47 t
        ror r14d, 0x1a             ;   239.0 alu1    48 v[0]
        mov r11d, dword [r8 + 40]  ;   226.2 agu0    47 t
        add r11d, r12d             ;   231.0 alu0    47 t
        not r12d                   ;   231.0 alu3    29 t
        add r14d, r13d             ;   240.0 alu2    48 v[0]
        add r11d, 0xffeff47d       ;   232.0 alu1    47 t
        or r12d, r14d              ;   241.0 alu0    29 t
        xor r12d, r13d             ;   242.0 alu3    29 t
        add r10d, r12d             ;   243.0 alu2    47 t
        ror r10d, 0x16             ;   244.0 alu1    48 v[3]
        mov r12d, dword [r8 + 4]   ;   231.2 agu1    47 t
        add r12d, r13d             ;   236.0 alu0    47 t
        not r13d                   ;   236.0 alu3    29 t
        add r10d, r14d             ;   245.0 alu2    48 v[3]
        add r12d, 0x85845dd1       ;   237.0 alu1    47 t
        or r13d, r10d              ;   246.0 alu0    29 t
        xor r13d, r14d             ;   247.0 alu3    29 t
        add r11d, r13d             ;   248.0 alu2    47 t
        ror r11d, 0x11             ;   249.0 alu1    48 v[2]
        mov r13d, dword [r8 + 32]  ;   236.2 agu2    47 t
        add r13d, r14d             ;   241.0 alu0    47 t
        not r14d                   ;   241.0 alu3    29 t
        add r11d, r10d             ;   250.0 alu2    48 v[2]
        add r13d, 0x6fa87e4f       ;   242.0 alu1    47 t
        or r14d, r11d              ;   251.0 alu0    29 t
        xor r14d, r10d             ;   252.0 alu3    29 t
        add r12d, r14d             ;   253.0 alu2    47 t
        ror r12d, 0xb              ;   254.0 alu1    48 v[1]
        mov r14d, dword [r8 + 60]  ;   241.2 agu0    47 t
        add r14d, r10d             ;   246.0 alu0    47 t
        not r10d                   ;   246.0 alu3    29 t
        add r12d, r11d             ;   255.0 alu2    48 v[1]
        add r14d, 0xfe2ce6e0       ;   247.0 alu1    47 t
        or r10d, r12d              ;   256.0 alu0    29 t
        xor r10d, r11d             ;   257.0 alu3    29 t
        add r13d, r10d             ;   258.0 alu2    47 t
        ror r13d, 0x1a             ;   259.0 alu1    48 v[0]
        mov r10d, dword [r8 + 24]  ;   246.2 agu1    47 t
        add r10d, r11d             ;   251.0 alu0    47 t
        not r11d                   ;   251.0 alu3    29 t
        add r13d, r12d             ;   260.0 alu2    48 v[0]
        add r10d, 0xa3014314       ;   252.0 alu1    47 t
        or r11d, r13d              ;   261.0 alu0    29 t
        xor r11d, r12d             ;   262.0 alu3    29 t
        add r14d, r11d             ;   263.0 alu2    47 t
        ror r14d, 0x16             ;   264.0 alu1    48 v[3]
        mov r11d, dword [r8 + 52]  ;   251.2 agu2    47 t
        add r11d, r12d             ;   256.0 alu0    47 t
        not r12d                   ;   256.0 alu3    29 t
        add r14d, r13d             ;   265.0 alu2    48 v[3]
        add r11d, 0x4e0811a1       ;   257.0 alu1    47 t
        or r12d, r14d              ;   266.0 alu0    29 t
        xor r12d, r13d             ;   267.0 alu3    29 t
        add r10d, r12d             ;   268.0 alu2    47 t
        ror r10d, 0x11             ;   269.0 alu1    48 v[2]
        mov r12d, dword [r8 + 16]  ;   256.2 agu0    47 t
        add r12d, r13d             ;   261.0 alu0    47 t
        not r13d                   ;   261.0 alu3    29 t
        add r10d, r14d             ;   270.0 alu2    48 v[2]
        add r12d, 0xf7537e82       ;   262.0 alu1    47 t
        or r13d, r10d              ;   271.0 alu0    29 t
        xor r13d, r14d             ;   272.0 alu3    29 t
        add r11d, r13d             ;   273.0 alu2    47 t
        ror r11d, 0xb              ;   274.0 alu1    48 v[1]
        mov r13d, dword [r8 + 44]  ;   261.2 agu1    47 t
        add r13d, r14d             ;   266.0 alu0    47 t
        not r14d                   ;   266.0 alu3    29 t
        add r11d, r10d             ;   275.0 alu2    48 v[1]
        add r13d, 0xbd3af235       ;   267.0 alu1    47 t
        or r14d, r11d              ;   276.0 alu0    29 t
        xor r14d, r10d             ;   277.0 alu3    29 t
        add r12d, r14d             ;   278.0 alu2    47 t
        ror r12d, 0x1a             ;   279.0 alu1    48 v[0]
        mov r14d, dword [r8 + 8]   ;   266.2 agu2    47 t
        add r14d, r10d             ;   271.0 alu0    47 t
        not r10d                   ;   271.0 alu3    29 t
        add r12d, r11d             ;   280.0 alu2    48 v[0]
        add r14d, 0x2ad7d2bb       ;   272.0 alu1    47 t
        or r10d, r12d              ;   281.0 alu0    29 t
        xor r10d, r11d             ;   282.0 alu3    29 t
        add r13d, r10d             ;   283.0 alu2    47 t
        ror r13d, 0x16             ;   284.0 alu1    48 v[3]
        mov r10d, dword [r8 + 36]  ;   271.2 agu0    47 t
        add r10d, r11d             ;   276.0 alu0    47 t
        not r11d                   ;   276.0 alu3    29 t
        add r13d, r12d             ;   285.0 alu2    48 v[3]
        or r11d, r13d              ;   286.0 alu1    29 t
        xor r11d, r12d             ;   287.0 alu0    29 t
        add r14d, r11d             ;   288.0 alu3    47 t
        ror r14d, 0x11             ;   289.0 alu2    48 v[2]
        add r14d, r13d             ;   290.0 alu1    48 v[2]
        add r10d, 0xeb86d391       ;   277.0 alu0    47 t
        mov r11d, r12d             ;   281.0         29 t copy
        not r11d                   ;   281.0 alu3    29 t
        add r12d, r9d              ;   281.0 alu2    51 h
        or r11d, r14d              ;   291.0 alu1    29 t
        xor r11d, r13d             ;   292.0 alu0    29 t
        add r10d, r11d             ;   293.0 alu3    47 t
        add r13d, edi              ;   286.0 alu2    51 h
        ror r10d, 0xb              ;   294.0 alu1    48 v[1]
        add r10d, ebp              ;   295.0 alu0    51 h
        add r10d, r14d             ;   296.0 alu3    51 h
        add r14d, esi              ;   291.0 alu2    51 h
        add r8, 0x40               ;   283.0 alu1    40 blocks
        mov r9d, r12d              ;   283.2         51 h copy
        mov edi, r13d              ;   287.0         51 h copy
        mov ebp, r10d              ;   297.0         51 h copy
        mov esi, r14d              ;   292.0         51 h copy
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov dword [rbx - 92], esi  ;                    resident
        mov dword [rbx - 88], edi  ;                    resident
        mov dword [rbx - 96], ebp  ;                    resident
        mov qword [rbx - 120], r8  ;                    resident
        mov dword [rbx - 100], r9d ;                    resident
.blocks_1_done:
        mov esi, dword [rbx - 100] ;     0.0 agu0    40 blocks reload
        mov r8, qword [rbx - 128]  ;     0.2 agu1    40 blocks reload
        mov dword [r8], esi        ;     4.0 agu2+st0   40 blocks
        mov esi, dword [rbx - 96]  ;     1.0 agu0    40 blocks reload
        mov dword [r8 + 4], esi    ;     5.0 agu1+st1   40 blocks
        mov esi, dword [rbx - 92]  ;     1.3 agu2    40 blocks reload
        mov dword [r8 + 8], esi    ;     5.3 agu0+st0   40 blocks
        mov esi, dword [rbx - 88]  ;     2.2 agu1    40 blocks reload
        mov dword [r8 + 12], esi   ;     6.2 agu2+st1   40 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
        mov qword [rbx - 88], rax  ;                    cleared
        add rsp, 0x38              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

; md5_blocks for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu prescott-64
;
; void md5_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 16 bytes, 3 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.0; bounds: width 4.7, ports 10.0, path 4.0
;   blocks: 601 uops, planned 298.0; bounds: width 200.3, ports 150.2, path 290.0
;   body.2: 9 uops, planned 8.7; bounds: width 3.0, ports 8.0, path 0.0
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
        mov dword [rbx - 88], edx  ;                    argument
        mov qword [rbx - 120], rsi ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      40 h reload
        mov esi, dword [r8]        ;     4.0 p2      40 h
        mov dword [rbx - 104], esi ;     8.0 p0+p3   40 h
        mov esi, dword [r8 + 4]    ;     4.0 p2      40 h
        mov dword [rbx - 100], esi ;     8.0 p0+p3   40 h
        mov esi, dword [r8 + 8]    ;     4.0 p2      40 h
        mov dword [rbx - 96], esi  ;     8.0 p0+p3   40 h
        mov esi, dword [r8 + 12]   ;     4.0 p2      40 h
        mov dword [rbx - 92], esi  ;     8.0 p0+p3   40 h
        mov r8d, dword [rbx - 88]  ;     5.0 p2      40 h
        shl r8, 6                  ;     9.0 p1      40 h
        add r8, qword [rbx - 120]  ;    10.0 p2+p1   40 h
        mov qword [rbx - 112], r8  ;    11.0 p0+p3   40 h
        cmp dword [rbx - 88], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rbx - 96]  ;                    resident
        mov edi, dword [rbx - 92]  ;                    resident
        mov ebp, dword [rbx - 100] ;                    resident
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9d, dword [rbx - 104] ;                    resident
        align 16
.blocks_1:
        mov r10d, edi              ;     0.0 p0      26 t copy
        xor r10d, esi              ;     1.0 p0      26 t
        and r10d, ebp              ;     2.0 p0      26 t
        xor r10d, edi              ;     3.0 p0      26 t
        add r10d, r9d              ;     4.0 p1      47 t
        add r10d, dword [r8]       ;     5.0 p2+p1   47 t
        add r10d, 0xd76aa478       ;     6.0 p0      47 t
        rol r10d, 7                ;     7.0 p1      48 v[0]
        add r10d, ebp              ;     8.0 p0      48 v[0]
        mov r11d, ebp              ;     3.5 p0      26 t copy
        xor r11d, esi              ;     4.5 p0      26 t
        and r11d, r10d             ;     9.0 p0      26 t
        xor r11d, esi              ;    10.0 p0      26 t
        add r11d, edi              ;    11.0 p1      47 t
        add r11d, dword [r8 + 4]   ;    12.0 p2+p1   47 t
        add r11d, 0xe8c7b756       ;    13.0 p0      47 t
        rol r11d, 0xc              ;    14.0 p1      48 v[3]
        add r11d, r10d             ;    15.0 p0      48 v[3]
        mov r12d, r10d             ;     9.0 p0      26 t copy
        xor r12d, ebp              ;    10.0 p0      26 t
        or r12d, r11d              ;    16.0 p0      26 t
        mov r13d, dword [r8 + 16]  ;     7.7 p2      47 t
        add r13d, r10d             ;    11.7 p1      47 t
        xor r10d, r11d             ;    16.0 p0      26 t
        xor r12d, r10d             ;    17.0 p0      26 t
        add r12d, esi              ;    18.0 p1      47 t
        add r12d, dword [r8 + 8]   ;    19.0 p2+p0   47 t
        add r12d, 0x242070db       ;    20.0 p1      47 t
        rol r12d, 0x11             ;    21.0 p1      48 v[2]
        add r12d, r11d             ;    22.0 p0      48 v[2]
        or r10d, r12d              ;    23.0 p0      26 t
        mov r14d, dword [r8 + 20]  ;    11.3 p2      47 t
        add r14d, r11d             ;    16.0 p1      47 t
        xor r11d, r12d             ;    23.0 p0      26 t
        xor r10d, r11d             ;    24.0 p0      26 t
        add r10d, ebp              ;    25.0 p1      47 t
        add r10d, dword [r8 + 12]  ;    26.0 p2+p0   47 t
        add r10d, 0xc1bdceee       ;    27.0 p1      47 t
        rol r10d, 0x16             ;    28.0 p1      48 v[1]
        add r10d, r12d             ;    29.0 p0      48 v[1]
        or r11d, r10d              ;    30.0 p0      26 t
        mov r15d, dword [r8 + 24]  ;    15.0 p2      47 t
        add r15d, r12d             ;    23.0 p1      47 t
        xor r12d, r10d             ;    30.0 p0      26 t
        xor r11d, r12d             ;    31.0 p0      26 t
        add r13d, 0xf57c0faf       ;    16.3 p1      47 t
        add r13d, r11d             ;    32.0 p0      47 t
        rol r13d, 7                ;    33.0 p1      48 v[0]
        add r13d, r10d             ;    34.0 p0      48 v[0]
        or r12d, r13d              ;    35.0 p0      26 t
        mov r11d, dword [r8 + 28]  ;    18.0 p2      47 t
        add r11d, r10d             ;    30.0 p1      47 t
        xor r10d, r13d             ;    35.0 p0      26 t
        xor r12d, r10d             ;    36.0 p0      26 t
        add r14d, 0x4787c62a       ;    19.3 p1      47 t
        add r14d, r12d             ;    37.0 p0      47 t
        rol r14d, 0xc              ;    38.0 p1      48 v[3]
        add r14d, r13d             ;    39.0 p0      48 v[3]
        or r10d, r14d              ;    40.0 p0      26 t
        mov r12d, dword [r8 + 32]  ;    21.0 p2      47 t
        add r12d, r13d             ;    35.0 p1      47 t
        xor r13d, r14d             ;    40.0 p0      26 t
        xor r10d, r13d             ;    41.0 p0      26 t
        add r15d, 0xa8304613       ;    24.0 p1      47 t
        add r15d, r10d             ;    42.0 p0      47 t
        rol r15d, 0x11             ;    43.0 p1      48 v[2]
        add r15d, r14d             ;    44.0 p0      48 v[2]
        or r13d, r15d              ;    45.0 p0      26 t
        mov r10d, dword [r8 + 36]  ;    24.0 p2      47 t
        add r10d, r14d             ;    40.0 p1      47 t
        xor r14d, r15d             ;    45.0 p0      26 t
        add r11d, 0xfd469501       ;    31.0 p1      47 t
        xor r13d, r14d             ;    46.0 p0      26 t
        add r11d, r13d             ;    47.0 p1      47 t
        rol r11d, 0x16             ;    48.0 p1      48 v[1]
        add r11d, r15d             ;    49.0 p0      48 v[1]
        or r14d, r11d              ;    50.0 p0      26 t
        mov r13d, dword [r8 + 40]  ;    27.0 p2      47 t
        add r13d, r15d             ;    45.0 p1      47 t
        xor r15d, r11d             ;    50.0 p0      26 t
        add r12d, 0x698098d8       ;    36.0 p1      47 t
        xor r14d, r15d             ;    51.0 p0      26 t
        add r12d, r14d             ;    52.0 p1      47 t
        rol r12d, 7                ;    53.0 p1      48 v[0]
        add r12d, r11d             ;    54.0 p0      48 v[0]
        or r15d, r12d              ;    55.0 p0      26 t
        mov r14d, dword [r8 + 44]  ;    30.0 p2      47 t
        add r14d, r11d             ;    50.0 p1      47 t
        xor r11d, r12d             ;    55.0 p0      26 t
        add r10d, 0x8b44f7af       ;    41.0 p1      47 t
        xor r15d, r11d             ;    56.0 p0      26 t
        add r10d, r15d             ;    57.0 p1      47 t
        rol r10d, 0xc              ;    58.0 p1      48 v[3]
        add r10d, r12d             ;    59.0 p0      48 v[3]
        or r11d, r10d              ;    60.0 p0      26 t
        mov r15d, dword [r8 + 48]  ;    33.0 p2      47 t
        add r15d, r12d             ;    55.0 p1      47 t
        add r13d, 0xffff5bb1       ;    46.0 p0      47 t
        xor r12d, r10d             ;    60.0 p0      26 t
        xor r11d, r12d             ;    61.0 p0      26 t
        add r13d, r11d             ;    62.0 p1      47 t
        rol r13d, 0x11             ;    63.0 p1      48 v[2]
        add r13d, r10d             ;    64.0 p0      48 v[2]
        or r12d, r13d              ;    65.0 p0      26 t
        mov r11d, dword [r8 + 52]  ;    36.0 p2      47 t
        add r11d, r10d             ;    60.0 p1      47 t
        add r14d, 0x895cd7be       ;    51.0 p0      47 t
        xor r10d, r13d             ;    65.0 p0      26 t
        xor r12d, r10d             ;    66.0 p0      26 t
        add r14d, r12d             ;    67.0 p1      47 t
        rol r14d, 0x16             ;    68.0 p1      48 v[1]
        add r14d, r13d             ;    69.0 p0      48 v[1]
        or r10d, r14d              ;    70.0 p0      26 t
        mov r12d, dword [r8 + 56]  ;    39.0 p2      47 t
        add r12d, r13d             ;    65.0 p1      47 t
        add r15d, 0x6b901122       ;    56.0 p0      47 t
        xor r13d, r14d             ;    70.0 p0      26 t
        xor r10d, r13d             ;    71.0 p0      26 t
        add r15d, r10d             ;    72.0 p1      47 t
        rol r15d, 7                ;    73.0 p1      48 v[0]
        add r15d, r14d             ;    74.0 p0      48 v[0]
        or r13d, r15d              ;    75.0 p0      26 t
        add r11d, 0xfd987193       ;    61.0 p1      47 t
        mov r10d, dword [r8 + 60]  ;    42.3 p2      47 t
        add r10d, r14d             ;    70.0 p0      47 t
        xor r14d, r15d             ;    75.0 p0      26 t
        xor r13d, r14d             ;    76.0 p0      26 t
        add r11d, r13d             ;    77.0 p1      47 t
        rol r11d, 0xc              ;    78.0 p1      48 v[3]
        add r11d, r15d             ;    79.0 p0      48 v[3]
        add r12d, 0xa679438e       ;    66.0 p0      47 t
        or r14d, r11d              ;    80.0 p0      26 t
        mov r13d, r15d             ;    75.0 p1      26 t copy
        xor r13d, r11d             ;    80.0 p0      26 t
        xor r14d, r13d             ;    81.0 p0      26 t
        add r12d, r14d             ;    82.0 p1      47 t
        rol r12d, 0x11             ;    83.0 p1      48 v[2]
        add r10d, 0x49b40821       ;    71.0 p0      47 t
        add r12d, r11d             ;    84.0 p0      48 v[2]
        mov r14d, dword [r8 + 4]   ;    47.7 p2      47 t
        add r14d, r15d             ;    75.0 p1      47 t
        and r13d, r12d             ;    85.0 p0      26 t
        xor r15d, r13d             ;    86.0 p0      26 t
        add r10d, r15d             ;    87.0 p1      47 t
        rol r10d, 0x16             ;    88.0 p1      48 v[1]
        add r10d, r12d             ;    89.0 p0      48 v[1]
        mov r13d, r11d             ;    80.0 p0      27 t copy
        not r13d                   ;    81.0 p0      27 t
        and r13d, r12d             ;    85.0 p0      27 t
        add r14d, 0xf61e2562       ;    76.0 p1      47 t
        mov r15d, dword [r8 + 24]  ;    51.3 p2      47 t
        add r15d, r11d             ;    80.0 p1      47 t
        and r11d, r10d             ;    90.0 p0      27 t
        add r14d, r13d             ;    86.0 p1      47 t
        add r14d, r11d             ;    91.0 p0      47 t
        rol r14d, 5                ;    92.0 p1      48 v[0]
        add r14d, r10d             ;    93.0 p0      48 v[0]
        add r15d, 0xc040b340       ;    81.0 p0      47 t
        mov r11d, r12d             ;    85.0 p1      27 t copy
        not r11d                   ;    86.0 p0      27 t
        and r11d, r10d             ;    90.0 p0      27 t
        mov r13d, dword [r8 + 44]  ;    55.0 p2      47 t
        add r13d, r12d             ;    85.0 p1      47 t
        and r12d, r14d             ;    94.0 p0      27 t
        add r15d, r11d             ;    91.0 p1      47 t
        add r15d, r12d             ;    95.0 p0      47 t
        rol r15d, 9                ;    96.0 p1      48 v[3]
        add r15d, r14d             ;    97.0 p0      48 v[3]
        add r13d, 0x265e5a51       ;    86.0 p0      47 t
        mov r11d, r10d             ;    90.0 p1      27 t copy
        not r11d                   ;    91.0 p0      27 t
        and r11d, r14d             ;    94.0 p0      27 t
        mov r12d, dword [r8]       ;    58.7 p2      47 t
        add r12d, r10d             ;    90.0 p1      47 t
        and r10d, r15d             ;    98.0 p0      27 t
        add r13d, r11d             ;    95.0 p1      47 t
        add r13d, r10d             ;    99.0 p0      47 t
        rol r13d, 0xe              ;   100.0 p1      48 v[2]
        add r13d, r15d             ;   101.0 p0      48 v[2]
        add r12d, 0xe9b6c7aa       ;    91.0 p0      47 t
        mov r10d, r14d             ;    94.0 p1      27 t copy
        not r10d                   ;    95.0 p0      27 t
        and r10d, r15d             ;    98.0 p0      27 t
        mov r11d, dword [r8 + 20]  ;    62.3 p2      47 t
        add r11d, r14d             ;    94.0 p1      47 t
        and r14d, r13d             ;   102.0 p0      27 t
        add r12d, r10d             ;    99.0 p1      47 t
        add r12d, r14d             ;   103.0 p0      47 t
        rol r12d, 0x14             ;   104.0 p1      48 v[1]
        add r12d, r13d             ;   105.0 p0      48 v[1]
        add r11d, 0xd62f105d       ;    95.0 p0      47 t
        mov r10d, r15d             ;    98.0 p1      27 t copy
        not r10d                   ;    99.0 p0      27 t
        and r10d, r13d             ;   102.0 p0      27 t
        mov r14d, dword [r8 + 40]  ;    66.0 p2      47 t
        add r14d, r15d             ;    98.0 p1      47 t
        and r15d, r12d             ;   106.0 p0      27 t
        add r11d, r10d             ;   103.0 p1      47 t
        add r11d, r15d             ;   107.0 p0      47 t
        rol r11d, 5                ;   108.0 p1      48 v[0]
        add r11d, r12d             ;   109.0 p0      48 v[0]
        add r14d, 0x2441453        ;    99.0 p0      47 t
        mov r10d, r13d             ;   102.0 p1      27 t copy
        not r10d                   ;   103.0 p0      27 t
        and r10d, r12d             ;   106.0 p0      27 t
        mov r15d, dword [r8 + 60]  ;    69.7 p2      47 t
        add r15d, r13d             ;   102.0 p1      47 t
        and r13d, r11d             ;   110.0 p0      27 t
        add r14d, r10d             ;   107.0 p1      47 t
        add r14d, r13d             ;   111.0 p0      47 t
        rol r14d, 9                ;   112.0 p1      48 v[3]
        add r14d, r11d             ;   113.0 p0      48 v[3]
        add r15d, 0xd8a1e681       ;   103.0 p0      47 t
        mov r10d, r12d             ;   106.0 p1      27 t copy
        not r10d                   ;   107.0 p0      27 t
        and r10d, r11d             ;   110.0 p0      27 t
        mov r13d, dword [r8 + 16]  ;    73.3 p2      47 t
        add r13d, r12d             ;   106.0 p1      47 t
        and r12d, r14d             ;   114.0 p0      27 t
        add r15d, r10d             ;   111.0 p1      47 t
        add r15d, r12d             ;   115.0 p0      47 t
        rol r15d, 0xe              ;   116.0 p1      48 v[2]
        add r15d, r14d             ;   117.0 p0      48 v[2]
        add r13d, 0xe7d3fbc8       ;   107.0 p0      47 t
        mov r10d, r11d             ;   110.0 p1      27 t copy
        not r10d                   ;   111.0 p0      27 t
        and r10d, r14d             ;   114.0 p0      27 t
        mov r12d, dword [r8 + 36]  ;    77.0 p2      47 t
        add r12d, r11d             ;   110.0 p1      47 t
        and r11d, r15d             ;   118.0 p0      27 t
        add r13d, r10d             ;   115.0 p1      47 t
        add r13d, r11d             ;   119.0 p0      47 t
        rol r13d, 0x14             ;   120.0 p1      48 v[1]
        add r13d, r15d             ;   121.0 p0      48 v[1]
        add r12d, 0x21e1cde6       ;   111.0 p0      47 t
        mov r10d, r14d             ;   114.0 p1      27 t copy
        not r10d                   ;   115.0 p0      27 t
        and r10d, r15d             ;   118.0 p0      27 t
        mov r11d, dword [r8 + 56]  ;    80.7 p2      47 t
        add r11d, r14d             ;   114.0 p1      47 t
        and r14d, r13d             ;   122.0 p0      27 t
        add r12d, r10d             ;   119.0 p1      47 t
        add r12d, r14d             ;   123.0 p0      47 t
        rol r12d, 5                ;   124.0 p1      48 v[0]
        add r12d, r13d             ;   125.0 p0      48 v[0]
        add r11d, 0xc33707d6       ;   115.0 p0      47 t
        mov r10d, r15d             ;   118.0 p1      27 t copy
        not r10d                   ;   119.0 p0      27 t
        and r10d, r13d             ;   122.0 p0      27 t
        mov r14d, dword [r8 + 12]  ;    84.3 p2      47 t
        add r14d, r15d             ;   118.0 p1      47 t
        and r15d, r12d             ;   126.0 p0      27 t
        add r11d, r10d             ;   123.0 p1      47 t
        add r11d, r15d             ;   127.0 p0      47 t
        rol r11d, 9                ;   128.0 p1      48 v[3]
        add r11d, r12d             ;   129.0 p0      48 v[3]
        add r14d, 0xf4d50d87       ;   119.0 p0      47 t
        mov r10d, r13d             ;   122.0 p1      27 t copy
        not r10d                   ;   123.0 p0      27 t
        and r10d, r12d             ;   126.0 p0      27 t
        mov r15d, dword [r8 + 32]  ;    88.0 p2      47 t
        add r15d, r13d             ;   122.0 p1      47 t
        and r13d, r11d             ;   130.0 p0      27 t
        add r14d, r10d             ;   127.0 p1      47 t
        add r14d, r13d             ;   131.0 p0      47 t
        rol r14d, 0xe              ;   132.0 p1      48 v[2]
        add r14d, r11d             ;   133.0 p0      48 v[2]
        add r15d, 0x455a14ed       ;   123.0 p0      47 t
        mov r10d, r12d             ;   126.0 p1      27 t copy
        not r10d                   ;   127.0 p0      27 t
        and r10d, r11d             ;   130.0 p0      27 t
        mov r13d, dword [r8 + 52]  ;    91.7 p2      47 t
        add r13d, r12d             ;   126.0 p1      47 t
        and r12d, r14d             ;   134.0 p0      27 t
        add r15d, r10d             ;   131.0 p1      47 t
        add r15d, r12d             ;   135.0 p0      47 t
        rol r15d, 0x14             ;   136.0 p1      48 v[1]
        add r15d, r14d             ;   137.0 p0      48 v[1]
        add r13d, 0xa9e3e905       ;   127.0 p0      47 t
        mov r10d, r11d             ;   130.0 p1      27 t copy
        not r10d                   ;   131.0 p0      27 t
        and r10d, r14d             ;   134.0 p0      27 t
        mov r12d, dword [r8 + 8]   ;    95.3 p2      47 t
        add r12d, r11d             ;   130.0 p1      47 t
        and r11d, r15d             ;   138.0 p0      27 t
        add r13d, r10d             ;   135.0 p1      47 t
        add r13d, r11d             ;   139.0 p0      47 t
        rol r13d, 5                ;   140.0 p1      48 v[0]
        add r13d, r15d             ;   141.0 p0      48 v[0]
        add r12d, 0xfcefa3f8       ;   131.0 p0      47 t
        mov r10d, r14d             ;   134.0 p1      27 t copy
        not r10d                   ;   135.0 p0      27 t
        and r10d, r15d             ;   138.0 p0      27 t
        mov r11d, dword [r8 + 28]  ;    99.0 p2      47 t
        add r11d, r14d             ;   134.0 p1      47 t
        and r14d, r13d             ;   142.0 p0      27 t
        add r12d, r10d             ;   139.0 p1      47 t
        add r12d, r14d             ;   143.0 p0      47 t
        rol r12d, 9                ;   144.0 p1      48 v[3]
        add r12d, r13d             ;   145.0 p0      48 v[3]
        add r11d, 0x676f02d9       ;   135.0 p0      47 t
        mov r10d, r15d             ;   138.0 p1      27 t copy
        not r10d                   ;   139.0 p0      27 t
        and r10d, r13d             ;   142.0 p0      27 t
        mov r14d, dword [r8 + 48]  ;   102.7 p2      47 t
        add r14d, r15d             ;   138.0 p1      47 t
        and r15d, r12d             ;   146.0 p0      27 t
        add r11d, r10d             ;   143.0 p1      47 t
        add r11d, r15d             ;   147.0 p0      47 t
        rol r11d, 0xe              ;   148.0 p1      48 v[2]
        add r11d, r12d             ;   149.0 p0      48 v[2]
        add r14d, 0x8d2a4c8a       ;   139.0 p0      47 t
        mov r10d, r13d             ;   142.0 p1      27 t copy
        not r10d                   ;   143.0 p0      27 t
        and r10d, r12d             ;   146.0 p0      27 t
        mov r15d, dword [r8 + 20]  ;   106.3 p2      47 t
        add r15d, r13d             ;   142.0 p1      47 t
        and r13d, r11d             ;   150.0 p0      27 t
        add r14d, r10d             ;   147.0 p1      47 t
        add r14d, r13d             ;   151.0 p0      47 t
        add r15d, 0xfffa3942       ;   143.0 p1      47 t
        rol r14d, 0x14             ;   152.0 p1      48 v[1]
        add r14d, r11d             ;   153.0 p0      48 v[1]
        mov r10d, dword [r8 + 32]  ;   109.0 p2      47 t
        add r10d, r12d             ;   146.0 p0      47 t
        xor r12d, r11d             ;   150.0 p0      28 t
        xor r12d, r14d             ;   154.0 p0      28 t
        add r15d, r12d             ;   155.0 p1      47 t
        add r10d, 0x8771f681       ;   147.0 p0      47 t
        rol r15d, 4                ;   156.0 p1      48 v[0]
        add r15d, r14d             ;   157.0 p0      48 v[0]
        mov r12d, dword [r8 + 44]  ;   111.7 p2      47 t
        add r12d, r11d             ;   150.0 p0      47 t
        xor r11d, r14d             ;   154.0 p0      28 t
        xor r11d, r15d             ;   158.0 p0      28 t
        add r10d, r11d             ;   159.0 p1      47 t
        add r12d, 0x6d9d6122       ;   151.0 p1      47 t
        rol r10d, 0xb              ;   160.0 p1      48 v[3]
        add r10d, r15d             ;   161.0 p0      48 v[3]
        mov r11d, dword [r8 + 56]  ;   114.7 p2      47 t
        add r11d, r14d             ;   154.0 p0      47 t
        xor r14d, r15d             ;   158.0 p0      28 t
        xor r14d, r10d             ;   162.0 p0      28 t
        add r12d, r14d             ;   163.0 p1      47 t
        add r11d, 0xfde5380c       ;   155.0 p1      47 t
        rol r12d, 0x10             ;   164.0 p1      48 v[2]
        add r12d, r10d             ;   165.0 p0      48 v[2]
        mov r13d, dword [r8 + 4]   ;   117.3 p2      47 t
        add r13d, r15d             ;   158.0 p0      47 t
        xor r15d, r10d             ;   162.0 p0      28 t
        xor r15d, r12d             ;   166.0 p0      28 t
        add r11d, r15d             ;   167.0 p1      47 t
        add r13d, 0xa4beea44       ;   159.0 p1      47 t
        rol r11d, 0x17             ;   168.0 p1      48 v[1]
        add r11d, r12d             ;   169.0 p0      48 v[1]
        mov r14d, dword [r8 + 16]  ;   120.3 p2      47 t
        add r14d, r10d             ;   162.0 p0      47 t
        xor r10d, r12d             ;   166.0 p0      28 t
        xor r10d, r11d             ;   170.0 p0      28 t
        add r13d, r10d             ;   171.0 p1      47 t
        add r14d, 0x4bdecfa9       ;   163.0 p0      47 t
        rol r13d, 4                ;   172.0 p1      48 v[0]
        add r13d, r11d             ;   173.0 p0      48 v[0]
        mov r10d, dword [r8 + 28]  ;   123.3 p2      47 t
        add r10d, r12d             ;   166.0 p0      47 t
        xor r12d, r11d             ;   170.0 p0      28 t
        xor r12d, r13d             ;   174.0 p0      28 t
        add r14d, r12d             ;   175.0 p1      47 t
        add r10d, 0xf6bb4b60       ;   167.0 p1      47 t
        rol r14d, 0xb              ;   176.0 p1      48 v[3]
        add r14d, r13d             ;   177.0 p0      48 v[3]
        mov r12d, dword [r8 + 40]  ;   126.3 p2      47 t
        add r12d, r11d             ;   170.0 p0      47 t
        xor r11d, r13d             ;   174.0 p0      28 t
        xor r11d, r14d             ;   178.0 p0      28 t
        add r12d, 0xbebfbc70       ;   171.0 p1      47 t
        add r10d, r11d             ;   179.0 p1      47 t
        rol r10d, 0x10             ;   180.0 p1      48 v[2]
        add r10d, r14d             ;   181.0 p0      48 v[2]
        mov r11d, dword [r8 + 52]  ;   129.0 p2      47 t
        add r11d, r13d             ;   174.0 p0      47 t
        xor r13d, r14d             ;   178.0 p0      28 t
        xor r13d, r10d             ;   182.0 p0      28 t
        add r11d, 0x289b7ec6       ;   175.0 p1      47 t
        add r12d, r13d             ;   183.0 p0      47 t
        rol r12d, 0x17             ;   184.0 p1      48 v[1]
        add r12d, r10d             ;   185.0 p0      48 v[1]
        mov r13d, dword [r8]       ;   132.0 p2      47 t
        add r13d, r14d             ;   178.0 p0      47 t
        xor r14d, r10d             ;   182.0 p0      28 t
        xor r14d, r12d             ;   186.0 p0      28 t
        add r13d, 0xeaa127fa       ;   179.0 p1      47 t
        add r11d, r14d             ;   187.0 p0      47 t
        rol r11d, 4                ;   188.0 p1      48 v[0]
        add r11d, r12d             ;   189.0 p0      48 v[0]
        mov r14d, dword [r8 + 12]  ;   135.0 p2      47 t
        add r14d, r10d             ;   182.0 p0      47 t
        xor r10d, r12d             ;   186.0 p0      28 t
        xor r10d, r11d             ;   190.0 p0      28 t
        add r14d, 0xd4ef3085       ;   183.0 p1      47 t
        add r13d, r10d             ;   191.0 p0      47 t
        rol r13d, 0xb              ;   192.0 p1      48 v[3]
        add r13d, r11d             ;   193.0 p0      48 v[3]
        mov r10d, dword [r8 + 24]  ;   138.0 p2      47 t
        add r10d, r12d             ;   186.0 p0      47 t
        xor r12d, r11d             ;   190.0 p0      28 t
        xor r12d, r13d             ;   194.0 p0      28 t
        add r10d, 0x4881d05        ;   187.0 p1      47 t
        add r14d, r12d             ;   195.0 p0      47 t
        rol r14d, 0x10             ;   196.0 p1      48 v[2]
        add r14d, r13d             ;   197.0 p0      48 v[2]
        mov r12d, dword [r8 + 36]  ;   140.7 p2      47 t
        add r12d, r11d             ;   190.0 p0      47 t
        xor r11d, r13d             ;   194.0 p0      28 t
        xor r11d, r14d             ;   198.0 p0      28 t
        add r12d, 0xd9d4d039       ;   191.0 p1      47 t
        add r10d, r11d             ;   199.0 p0      47 t
        rol r10d, 0x17             ;   200.0 p1      48 v[1]
        add r10d, r14d             ;   201.0 p0      48 v[1]
        mov r11d, dword [r8 + 48]  ;   143.7 p2      47 t
        add r11d, r13d             ;   194.0 p0      47 t
        xor r13d, r14d             ;   198.0 p0      28 t
        xor r13d, r10d             ;   202.0 p0      28 t
        add r11d, 0xe6db99e5       ;   195.0 p1      47 t
        add r12d, r13d             ;   203.0 p0      47 t
        rol r12d, 4                ;   204.0 p1      48 v[0]
        add r12d, r10d             ;   205.0 p0      48 v[0]
        mov r13d, dword [r8 + 60]  ;   146.7 p2      47 t
        add r13d, r14d             ;   198.0 p0      47 t
        xor r14d, r10d             ;   202.0 p0      28 t
        xor r14d, r12d             ;   206.0 p0      28 t
        add r13d, 0x1fa27cf8       ;   199.0 p1      47 t
        add r11d, r14d             ;   207.0 p0      47 t
        rol r11d, 0xb              ;   208.0 p1      48 v[3]
        add r11d, r12d             ;   209.0 p0      48 v[3]
        mov r14d, dword [r8 + 8]   ;   149.3 p2      47 t
        add r14d, r10d             ;   202.0 p0      47 t
        xor r10d, r12d             ;   206.0 p0      28 t
        xor r10d, r11d             ;   210.0 p0      28 t
        add r14d, 0xc4ac5665       ;   203.0 p1      47 t
        add r13d, r10d             ;   211.0 p0      47 t
        rol r13d, 0x10             ;   212.0 p1      48 v[2]
        add r13d, r11d             ;   213.0 p0      48 v[2]
        mov r10d, dword [r8]       ;   152.3 p2      47 t
        add r10d, r12d             ;   206.0 p0      47 t
        xor r12d, r11d             ;   210.0 p0      28 t
        xor r12d, r13d             ;   214.0 p0      28 t
        add r14d, r12d             ;   215.0 p1      47 t
        add r10d, 0xf4292244       ;   207.0 p0      47 t
        rol r14d, 0x17             ;   216.0 p1      48 v[1]
        add r14d, r13d             ;   217.0 p0      48 v[1]
        mov r12d, dword [r8 + 28]  ;   155.0 p2      47 t
        add r12d, r11d             ;   210.0 p0      47 t
        not r11d                   ;   210.0 p0      29 t
        or r11d, r14d              ;   218.0 p0      29 t
        xor r11d, r13d             ;   219.0 p0      29 t
        add r10d, r11d             ;   220.0 p1      47 t
        add r12d, 0x432aff97       ;   211.0 p0      47 t
        rol r10d, 6                ;   221.0 p1      48 v[0]
        add r10d, r14d             ;   222.0 p0      48 v[0]
        mov r11d, dword [r8 + 56]  ;   159.3 p2      47 t
        add r11d, r13d             ;   214.0 p0      47 t
        not r13d                   ;   214.0 p0      29 t
        or r13d, r10d              ;   223.0 p0      29 t
        xor r13d, r14d             ;   224.0 p0      29 t
        add r12d, r13d             ;   225.0 p1      47 t
        add r11d, 0xab9423a7       ;   215.0 p0      47 t
        rol r12d, 0xa              ;   226.0 p1      48 v[3]
        add r12d, r10d             ;   227.0 p0      48 v[3]
        mov r13d, dword [r8 + 20]  ;   164.0 p2      47 t
        add r13d, r14d             ;   218.0 p0      47 t
        not r14d                   ;   218.0 p0      29 t
        or r14d, r12d              ;   228.0 p0      29 t
        xor r14d, r10d             ;   229.0 p0      29 t
        add r11d, r14d             ;   230.0 p1      47 t
        add r13d, 0xfc93a039       ;   219.0 p0      47 t
        rol r11d, 0xf              ;   231.0 p1      48 v[2]
        add r11d, r12d             ;   232.0 p0      48 v[2]
        mov r14d, dword [r8 + 48]  ;   168.3 p2      47 t
        add r14d, r10d             ;   223.0 p1      47 t
        not r10d                   ;   223.0 p0      29 t
        or r10d, r11d              ;   233.0 p0      29 t
        xor r10d, r12d             ;   234.0 p0      29 t
        add r13d, r10d             ;   235.0 p1      47 t
        add r14d, 0x655b59c3       ;   224.0 p0      47 t
        rol r13d, 0x15             ;   236.0 p1      48 v[1]
        add r13d, r11d             ;   237.0 p0      48 v[1]
        mov r10d, dword [r8 + 12]  ;   173.0 p2      47 t
        add r10d, r12d             ;   228.0 p0      47 t
        not r12d                   ;   228.0 p0      29 t
        or r12d, r13d              ;   238.0 p0      29 t
        xor r12d, r11d             ;   239.0 p0      29 t
        add r14d, r12d             ;   240.0 p1      47 t
        add r10d, 0x8f0ccc92       ;   229.0 p1      47 t
        rol r14d, 6                ;   241.0 p1      48 v[0]
        add r14d, r13d             ;   242.0 p0      48 v[0]
        mov r12d, dword [r8 + 40]  ;   178.0 p2      47 t
        add r12d, r11d             ;   233.0 p0      47 t
        not r11d                   ;   233.0 p0      29 t
        or r11d, r14d              ;   243.0 p0      29 t
        xor r11d, r13d             ;   244.0 p0      29 t
        add r10d, r11d             ;   245.0 p1      47 t
        add r12d, 0xffeff47d       ;   234.0 p1      47 t
        rol r10d, 0xa              ;   246.0 p1      48 v[3]
        add r10d, r14d             ;   247.0 p0      48 v[3]
        mov r11d, dword [r8 + 4]   ;   182.3 p2      47 t
        add r11d, r13d             ;   238.0 p1      47 t
        not r13d                   ;   238.0 p0      29 t
        or r13d, r10d              ;   248.0 p0      29 t
        xor r13d, r14d             ;   249.0 p0      29 t
        add r11d, 0x85845dd1       ;   239.0 p1      47 t
        add r12d, r13d             ;   250.0 p0      47 t
        rol r12d, 0xf              ;   251.0 p1      48 v[2]
        add r12d, r10d             ;   252.0 p0      48 v[2]
        mov r13d, dword [r8 + 32]  ;   186.7 p2      47 t
        add r13d, r14d             ;   243.0 p0      47 t
        not r14d                   ;   243.0 p0      29 t
        or r14d, r12d              ;   253.0 p0      29 t
        xor r14d, r10d             ;   254.0 p0      29 t
        add r13d, 0x6fa87e4f       ;   244.0 p1      47 t
        add r11d, r14d             ;   255.0 p0      47 t
        rol r11d, 0x15             ;   256.0 p1      48 v[1]
        add r11d, r12d             ;   257.0 p0      48 v[1]
        mov r14d, dword [r8 + 60]  ;   191.0 p2      47 t
        add r14d, r10d             ;   248.0 p0      47 t
        not r10d                   ;   248.0 p0      29 t
        or r10d, r11d              ;   258.0 p0      29 t
        xor r10d, r12d             ;   259.0 p0      29 t
        add r14d, 0xfe2ce6e0       ;   249.0 p1      47 t
        add r13d, r10d             ;   260.0 p0      47 t
        rol r13d, 6                ;   261.0 p1      48 v[0]
        add r13d, r11d             ;   262.0 p0      48 v[0]
        mov r10d, dword [r8 + 24]  ;   195.3 p2      47 t
        add r10d, r12d             ;   253.0 p0      47 t
        not r12d                   ;   253.0 p0      29 t
        or r12d, r13d              ;   263.0 p0      29 t
        xor r12d, r11d             ;   264.0 p0      29 t
        add r10d, 0xa3014314       ;   254.0 p1      47 t
        add r14d, r12d             ;   265.0 p0      47 t
        rol r14d, 0xa              ;   266.0 p1      48 v[3]
        add r14d, r13d             ;   267.0 p0      48 v[3]
        mov r12d, dword [r8 + 52]  ;   199.7 p2      47 t
        add r12d, r11d             ;   258.0 p0      47 t
        not r11d                   ;   258.0 p0      29 t
        or r11d, r14d              ;   268.0 p0      29 t
        xor r11d, r13d             ;   269.0 p0      29 t
        add r12d, 0x4e0811a1       ;   259.0 p1      47 t
        add r10d, r11d             ;   270.0 p0      47 t
        rol r10d, 0xf              ;   271.0 p1      48 v[2]
        add r10d, r14d             ;   272.0 p0      48 v[2]
        mov r11d, dword [r8 + 16]  ;   204.0 p2      47 t
        add r11d, r13d             ;   263.0 p0      47 t
        not r13d                   ;   263.0 p0      29 t
        or r13d, r10d              ;   273.0 p0      29 t
        xor r13d, r14d             ;   274.0 p0      29 t
        add r11d, 0xf7537e82       ;   264.0 p1      47 t
        add r12d, r13d             ;   275.0 p0      47 t
        rol r12d, 0x15             ;   276.0 p1      48 v[1]
        add r12d, r10d             ;   277.0 p0      48 v[1]
        mov r13d, dword [r8 + 44]  ;   209.0 p2      47 t
        add r13d, r14d             ;   268.0 p0      47 t
        not r14d                   ;   268.0 p0      29 t
        or r14d, r12d              ;   278.0 p0      29 t
        xor r14d, r10d             ;   279.0 p0      29 t
        add r13d, 0xbd3af235       ;   269.0 p1      47 t
        add r11d, r14d             ;   280.0 p1      47 t
        rol r11d, 6                ;   281.0 p1      48 v[0]
        add r11d, r12d             ;   282.0 p0      48 v[0]
        mov r14d, dword [r8 + 8]   ;   214.0 p2      47 t
        add r14d, r10d             ;   273.0 p1      47 t
        not r10d                   ;   273.0 p0      29 t
        or r10d, r11d              ;   283.0 p0      29 t
        xor r10d, r12d             ;   284.0 p0      29 t
        add r14d, 0x2ad7d2bb       ;   274.0 p1      47 t
        add r13d, r10d             ;   285.0 p0      47 t
        rol r13d, 0xa              ;   286.0 p1      48 v[3]
        add r13d, r11d             ;   287.0 p0      48 v[3]
        mov r10d, dword [r8 + 36]  ;   218.3 p2      47 t
        add r10d, r12d             ;   278.0 p1      47 t
        not r12d                   ;   278.0 p0      29 t
        or r12d, r13d              ;   288.0 p0      29 t
        xor r12d, r11d             ;   289.0 p0      29 t
        add r10d, 0xeb86d391       ;   279.0 p1      47 t
        add r14d, r12d             ;   290.0 p0      47 t
        rol r14d, 0xf              ;   291.0 p1      48 v[2]
        add r14d, r13d             ;   292.0 p0      48 v[2]
        add r9d, r11d              ;   283.0 p1      51 h
        not r11d                   ;   283.0 p0      29 t
        or r11d, r14d              ;   293.0 p0      29 t
        xor r11d, r13d             ;   294.0 p0      29 t
        add r10d, r11d             ;   295.0 p1      47 t
        rol r10d, 0x15             ;   296.0 p1      48 v[1]
        add ebp, r14d              ;   293.0 p0      51 h
        add ebp, r10d              ;   297.0 p0      51 h
        add esi, r14d              ;   293.0 p1      51 h
        add r8, 0x40               ;   228.3 p0      40 blocks
        add edi, r13d              ;   288.0 p1      51 h
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov dword [rbx - 96], esi  ;                    resident
        mov dword [rbx - 92], edi  ;                    resident
        mov dword [rbx - 100], ebp ;                    resident
        mov qword [rbx - 120], r8  ;                    resident
        mov dword [rbx - 104], r9d ;                    resident
.blocks_1_done:
        mov esi, dword [rbx - 104] ;     0.0 p2      40 blocks reload
        mov r8, qword [rbx - 128]  ;     1.0 p2      40 blocks reload
        mov dword [r8], esi        ;     4.0 p0+p3   40 blocks
        mov esi, dword [rbx - 100] ;     2.0 p2      40 blocks reload
        mov dword [r8 + 4], esi    ;     6.0 p0+p3   40 blocks
        mov esi, dword [rbx - 96]  ;     3.0 p2      40 blocks reload
        mov dword [r8 + 8], esi    ;     7.0 p0+p3   40 blocks
        mov esi, dword [rbx - 92]  ;     4.0 p2      40 blocks reload
        mov dword [r8 + 12], esi   ;     8.0 p0+p3   40 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbx - 104], rax ;                    cleared
        mov qword [rbx - 96], rax  ;                    cleared
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

; keccak_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha3.cw (sha256 c493b62874d07779); do not edit:
;   ./cw build keccak_blocks --cpu core2-64
;
; void keccak_blocks(void *a, const void *m, uint32_t n);   System V, 64 bits
;   a: 200 bytes, read and written, secret, no alignment needed
;   m: 168 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 536 bytes, 4 instructions, one of them for 67 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 56 uops, planned 30.2; bounds: width 14.0, ports 28.0, path 6.0
;   blocks: 76 uops, planned 47.0; bounds: width 19.0, ports 47.0, path 4.0
;   blocks/rounds: 249 uops, planned 69.8; bounds: width 62.2, ports 66.7, path 8.0
;   blocks.2: 53 uops, planned 29.0; bounds: width 13.2, ports 26.0, path 1.0
;   body.2: 51 uops, planned 28.0; bounds: width 12.8, ports 26.0, path 0.0
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
%fatal "keccak_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_keccak_blocks
$_keccak_blocks:
%else
        global $keccak_blocks
%endif
$keccak_blocks:
        push rbx                          ;                    preserved
        push rbp                          ;                    preserved
        push r12                          ;                    preserved
        push r13                          ;                    preserved
        push r14                          ;                    preserved
        push r15                          ;                    preserved
        sub rsp, 0x228                    ;                    frame
        mov dword [rsp + 544], edx        ;                    argument
        mov qword [rsp + 0], rdi          ;                    argument
        mov qword [rsp + 40], rsi         ;                    argument
        mov esi, 0xa8                     ;     0.0 p0      54 a reload
        mov r8d, dword [rsp + 544]        ;     0.2 p2      54 a
        imul r8, rsi                      ;     3.2 p0      54 a
        mov r9, qword [rsp + 0]           ;     1.2 p2      54 a reload
        mov r10, qword [r9]               ;     4.2 p2      54 a
        mov r11, qword [r9 + 8]           ;     4.2 p2      54 a
        mov r12, qword [r9 + 16]          ;     4.2 p2      54 a
        mov r13, qword [r9 + 24]          ;     5.2 p2      54 a
        mov r14, qword [r9 + 32]          ;     6.2 p2      54 a
        mov r15, qword [r9 + 40]          ;     7.2 p2      54 a
        mov rsi, qword [r9 + 48]          ;     8.2 p2      54 a
        mov rdi, qword [r9 + 56]          ;     9.2 p2      54 a
        mov rbp, qword [r9 + 64]          ;    10.2 p2      54 a
        mov rax, qword [r9 + 72]          ;    11.2 p2      54 a
        mov rcx, qword [r9 + 80]          ;    12.2 p2      54 a
        mov rdx, qword [r9 + 88]          ;    13.2 p2      54 a
        mov rbx, qword [r9 + 168]         ;    14.2 p2      54 a
        mov qword [rsp + 8], r10          ;     7.2 p3+p4   54 a
        mov r10, qword [r9 + 176]         ;    15.2 p2      54 a
        mov qword [rsp + 16], r11         ;     7.2 p3+p4   54 a
        mov r11, qword [r9 + 184]         ;    16.2 p2      54 a
        mov qword [rsp + 24], r12         ;     7.2 p3+p4   54 a
        mov r12, qword [r9 + 192]         ;    17.2 p2      54 a
        mov qword [rsp + 32], r13         ;     8.2 p3+p4   54 a
        add r8, qword [rsp + 40]          ;    18.2 p1+p2   54 a
        mov qword [rsp + 48], r14         ;     9.2 p3+p4   54 a
        mov qword [rsp + 56], r15         ;    10.2 p3+p4   54 a
        mov qword [rsp + 64], rsi         ;    11.2 p3+p4   54 a
        mov qword [rsp + 72], rdi         ;    12.2 p3+p4   54 a
        mov qword [rsp + 80], rbp         ;    13.2 p3+p4   54 a
        mov qword [rsp + 88], rax         ;    14.2 p3+p4   54 a
        mov qword [rsp + 96], rcx         ;    15.2 p3+p4   54 a
        mov qword [rsp + 104], rdx        ;    16.2 p3+p4   54 a
        mov r13, qword [r9 + 96]          ;    19.2 p2      54 a reload
        mov qword [rsp + 112], r13        ;    22.2 p3+p4   54 a
        mov r13, qword [r9 + 104]         ;    20.2 p2      54 a reload
        mov qword [rsp + 120], r13        ;    23.2 p3+p4   54 a
        mov qword [rsp + 128], rbx        ;    18.2 p3+p4   54 a
        mov r13, qword [r9 + 112]         ;    21.2 p2      54 a reload
        mov qword [rsp + 136], r13        ;    24.2 p3+p4   54 a
        mov qword [rsp + 144], r10        ;    20.2 p3+p4   54 a
        mov r10, qword [r9 + 120]         ;    22.2 p2      54 a reload
        mov qword [rsp + 152], r10        ;    25.2 p3+p4   54 a
        mov qword [rsp + 160], r11        ;    22.2 p3+p4   54 a
        mov qword [rsp + 168], r12        ;    23.2 p3+p4   54 a
        mov r10, qword [r9 + 128]         ;    23.2 p2      54 a reload
        mov qword [rsp + 176], r10        ;    26.2 p3+p4   54 a
        mov qword [rsp + 184], r8         ;    25.2 p3+p4   54 a
        mov r8, qword [r9 + 136]          ;    24.2 p2      54 a reload
        mov qword [rsp + 192], r8         ;    27.2 p3+p4   54 a
        mov r8, qword [r9 + 144]          ;    25.2 p2      54 a reload
        mov qword [rsp + 200], r8         ;    28.2 p3+p4   54 a
        mov r8, qword [r9 + 152]          ;    26.2 p2      54 a reload
        mov qword [rsp + 208], r8         ;    29.2 p3+p4   54 a
        mov r8, qword [r9 + 160]          ;    27.2 p2      54 a reload
        mov qword [rsp + 216], r8         ;    30.2 p3+p4   54 a
        cmp dword [rsp + 544], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 128]         ;     0.0 p2      56 s[21] reload
        mov qword [rsp + 224], r8         ;     3.0 p3+p4   58 rounds
        mov r8, qword [rsp + 144]         ;     1.0 p2      56 s[22] reload
        mov qword [rsp + 232], r8         ;     4.0 p3+p4   58 rounds
        mov r8, qword [rsp + 160]         ;     2.0 p2      56 s[23] reload
        mov qword [rsp + 240], r8         ;     5.0 p3+p4   58 rounds
        mov r8, qword [rsp + 168]         ;     3.0 p2      56 s[24] reload
        mov qword [rsp + 248], r8         ;     6.0 p3+p4   58 rounds
        lea r8, [rel keccak_blocks.T0_RC] ;     2.0 p0      58 rounds reload
        mov qword [rsp + 256], r8         ;     4.2 p3+p4   58 rounds
        add r8, 0xc0                      ;     3.0 p1      58 rounds
        mov qword [rsp + 264], r8         ;     5.2 p3+p4   58 rounds
        mov r8, qword [rsp + 8]           ;     4.0 p2      57 s[0]
        mov r9, qword [rsp + 40]          ;     5.0 p2      57 s[0] reload
        xor r8, qword [r9]                ;    11.0 p5+p2   57 s[0]
        mov qword [rsp + 272], r8         ;    12.0 p3+p4   58 rounds
        mov r8, qword [r9 + 8]            ;     8.0 p2      57 s[1]
        xor r8, qword [rsp + 16]          ;    11.0 p0+p2   57 s[1]
        mov qword [rsp + 280], r8         ;    12.0 p3+p4   58 rounds
        mov r8, qword [r9 + 16]           ;     9.0 p2      57 s[2]
        xor r8, qword [rsp + 24]          ;    12.0 p1+p2   57 s[2]
        mov qword [rsp + 288], r8         ;    13.0 p3+p4   58 rounds
        mov r8, qword [r9 + 24]           ;    11.0 p2      57 s[3]
        xor r8, qword [rsp + 32]          ;    14.0 p5+p2   57 s[3]
        mov qword [rsp + 296], r8         ;    15.0 p3+p4   58 rounds
        mov r8, qword [r9 + 32]           ;    13.0 p2      57 s[4]
        xor r8, qword [rsp + 48]          ;    16.0 p0+p2   57 s[4]
        mov qword [rsp + 304], r8         ;    17.0 p3+p4   58 rounds
        mov r8, qword [r9 + 40]           ;    15.0 p2      57 s[5]
        xor r8, qword [rsp + 56]          ;    18.0 p1+p2   57 s[5]
        mov qword [rsp + 312], r8         ;    19.0 p3+p4   58 rounds
        mov r8, qword [r9 + 48]           ;    17.0 p2      57 s[6]
        xor r8, qword [rsp + 64]          ;    20.0 p5+p2   57 s[6]
        mov qword [rsp + 320], r8         ;    21.0 p3+p4   58 rounds
        mov r8, qword [r9 + 56]           ;    19.0 p2      57 s[7]
        xor r8, qword [rsp + 72]          ;    22.0 p0+p2   57 s[7]
        mov qword [rsp + 328], r8         ;    23.0 p3+p4   58 rounds
        mov r8, qword [r9 + 64]           ;    21.0 p2      57 s[8]
        xor r8, qword [rsp + 80]          ;    24.0 p1+p2   57 s[8]
        mov qword [rsp + 336], r8         ;    25.0 p3+p4   58 rounds
        mov r8, qword [r9 + 72]           ;    23.0 p2      57 s[9]
        xor r8, qword [rsp + 88]          ;    26.0 p5+p2   57 s[9]
        mov qword [rsp + 344], r8         ;    27.0 p3+p4   58 rounds
        mov r8, qword [r9 + 80]           ;    25.0 p2      57 s[10]
        xor r8, qword [rsp + 96]          ;    28.0 p0+p2   57 s[10]
        mov qword [rsp + 352], r8         ;    29.0 p3+p4   58 rounds
        mov r8, qword [r9 + 88]           ;    27.0 p2      57 s[11]
        xor r8, qword [rsp + 104]         ;    30.0 p1+p2   57 s[11]
        mov qword [rsp + 360], r8         ;    31.0 p3+p4   58 rounds
        mov r8, qword [r9 + 96]           ;    29.0 p2      57 s[12]
        xor r8, qword [rsp + 112]         ;    32.0 p5+p2   57 s[12]
        mov qword [rsp + 368], r8         ;    33.0 p3+p4   58 rounds
        mov r8, qword [r9 + 104]          ;    31.0 p2      57 s[13]
        xor r8, qword [rsp + 120]         ;    34.0 p0+p2   57 s[13]
        mov qword [rsp + 376], r8         ;    35.0 p3+p4   58 rounds
        mov r8, qword [r9 + 112]          ;    33.0 p2      57 s[14]
        xor r8, qword [rsp + 136]         ;    36.0 p1+p2   57 s[14]
        mov qword [rsp + 384], r8         ;    37.0 p3+p4   58 rounds
        mov r8, qword [r9 + 120]          ;    35.0 p2      57 s[15]
        xor r8, qword [rsp + 152]         ;    38.0 p5+p2   57 s[15]
        mov qword [rsp + 392], r8         ;    39.0 p3+p4   58 rounds
        mov r8, qword [r9 + 128]          ;    37.0 p2      57 s[16]
        mov r10, qword [r9 + 136]         ;    38.0 p2      57 s[17]
        mov r11, qword [r9 + 144]         ;    39.0 p2      57 s[18]
        mov r12, qword [r9 + 152]         ;    40.0 p2      57 s[19]
        mov r9, qword [r9 + 160]          ;    41.0 p2      57 s[20]
        xor r8, qword [rsp + 176]         ;    42.0 p0+p2   57 s[16]
        mov qword [rsp + 400], r8         ;    43.0 p3+p4   58 rounds
        xor r10, qword [rsp + 192]        ;    43.0 p1+p2   57 s[17]
        mov qword [rsp + 408], r10        ;    44.0 p3+p4   58 rounds
        xor r11, qword [rsp + 200]        ;    44.0 p5+p2   57 s[18]
        mov qword [rsp + 416], r11        ;    45.0 p3+p4   58 rounds
        xor r12, qword [rsp + 208]        ;    45.0 p0+p2   57 s[19]
        mov qword [rsp + 424], r12        ;    46.0 p3+p4   58 rounds
        xor r9, qword [rsp + 216]         ;    46.0 p1+p2   57 s[20]
        mov qword [rsp + 432], r9         ;    47.0 p3+p4   58 rounds
        mov r8, qword [rsp + 272]         ;                    resident
        mov r9, qword [rsp + 392]         ;                    resident
        mov r10, qword [rsp + 432]        ;                    resident
        mov r11, qword [rsp + 224]        ;                    resident
        mov r12, qword [rsp + 352]        ;                    resident
        mov r13, qword [rsp + 360]        ;                    resident
        mov r14, qword [rsp + 400]        ;                    resident
        mov r15, qword [rsp + 408]        ;                    resident
        mov rsi, qword [rsp + 232]        ;                    resident
        mov rdi, qword [rsp + 240]        ;                    resident
        align 16
.rounds_2:
        mov rbp, qword [rsp + 288]        ;     0.0 p2      40 sum[2]
        mov rax, qword [rsp + 328]        ;     1.0 p2      40 sum[2] reload
        xor rbp, rax                      ;     4.0 p0      40 sum[2]
        mov rcx, qword [rsp + 368]        ;     2.0 p2      40 sum[2] reload
        xor rbp, rcx                      ;     5.0 p1      40 sum[2]
        xor rbp, r15                      ;     6.0 p5      40 sum[2]
        xor rbp, rsi                      ;     7.0 p0      40 sum[2]
        mov rdx, rbp                      ;     8.0 p1      42 d copy
        rol rdx, 1                        ;     9.0 p5      42 d
        mov rbx, r8                       ;     2.5 p0      40 sum[0] copy
        xor rbx, r12                      ;     3.5 p1      40 sum[0]
        xor rbx, qword [rsp + 312]        ;     4.5 p5+p2   40 sum[0]
        xor rbx, r9                       ;     5.5 p0      40 sum[0]
        xor rbx, r10                      ;     6.5 p1      40 sum[0]
        xor rdx, rbx                      ;    10.0 p5      42 d
        mov rax, rdx                      ;    11.0 p0      43 b[1] copy
        xor rax, qword [rsp + 320]        ;    12.0 p1+p2   43 b[1]
        rol rax, 0x2c                     ;    13.0 p5      43 b[1]
        mov qword [rsp + 440], r15        ;     4.5 p3+p4   40 sum[2] spill
        mov r15, rax                      ;    14.0 p0      46 s[0] copy
        not r15                           ;    15.0 p1      46 s[0]
        rol rbx, 1                        ;     7.5 p5      42 d
        mov qword [rsp + 448], r9         ;     5.5 p3+p4   40 sum[0] spill
        mov r9, rdi                       ;     6.5 p0      40 sum[3] copy
        xor r9, qword [rsp + 296]         ;     7.5 p1+p2   40 sum[3]
        xor r9, qword [rsp + 336]         ;     8.5 p5+p2   40 sum[3]
        xor r9, qword [rsp + 376]         ;     9.5 p0+p2   40 sum[3]
        xor r9, qword [rsp + 416]         ;    10.5 p1+p2   40 sum[3]
        mov qword [rsp + 456], rdi        ;     7.0 p3+p4   40 sum[3] spill
        mov rdi, r9                       ;    11.5 p5      42 d copy
        rol rdi, 1                        ;    12.5 p0      42 d
        xor rbx, r9                       ;    11.5 p1      42 d
        mov r9, r13                       ;     9.2 p5      40 sum[1] copy
        xor r9, qword [rsp + 280]         ;    10.2 p0+p2   40 sum[1]
        xor r9, qword [rsp + 320]         ;    11.2 p1+p2   40 sum[1]
        xor r9, r14                       ;    12.2 p5      40 sum[1]
        xor r9, r11                       ;    13.2 p0      40 sum[1]
        xor rdi, r9                       ;    14.2 p1      42 d
        xor rcx, rdi                      ;    15.2 p5      43 b[2]
        rol rcx, 0x2b                     ;    16.2 p0      43 b[2]
        and r15, rcx                      ;    17.2 p1      46 s[0]
        rol r9, 1                         ;    14.2 p5      42 d
        mov qword [rsp + 464], r11        ;    11.0 p3+p4   40 sum[1] spill
        mov r11, qword [rsp + 256]        ;    12.0 p2      58 s reload
        xor r15, qword [r11]              ;    18.2 p0+p2   48 s[0]
        mov r11, rcx                      ;    17.2 p1      46 s[1] copy
        not r11                           ;    18.2 p5      46 s[1]
        mov qword [rsp + 472], r10        ;    12.2 p3+p4   40 sum[0] spill
        mov r10, rax                      ;    14.0 p0      46 s[1] copy
        mov qword [rsp + 480], rax        ;    14.0 p3+p4   43 b[1] spill
        mov rax, rbx                      ;    14.0 p1      43 b[4] copy
        xor rax, qword [rsp + 248]        ;    15.0 p5+p2   43 b[4]
        rol rax, 0xe                      ;    16.0 p0      43 b[4]
        xor r14, rdx                      ;    15.0 p1      43 b[8]
        rol r14, 0x2d                     ;    16.0 p5      43 b[8]
        mov qword [rsp + 488], r13        ;    14.2 p3+p4   40 sum[1] spill
        mov r13, rax                      ;    17.0 p0      46 s[2] copy
        mov qword [rsp + 496], rdx        ;    15.2 p3+p4   42 d spill
        mov rdx, rax                      ;    17.0 p1      46 s[3] copy
        not rdx                           ;    18.0 p5      46 s[3]
        xor rsi, rdi                      ;    16.5 p0      43 b[9]
        rol rsi, 0x3d                     ;    17.5 p5      43 b[9]
        mov qword [rsp + 504], rax        ;    17.0 p3+p4   43 b[4] spill
        mov rax, rbx                      ;    17.0 p1      43 b[6] copy
        xor rax, qword [rsp + 344]        ;    18.0 p0+p2   43 b[6]
        rol rax, 0x14                     ;    19.0 p5      43 b[6]
        mov qword [rsp + 512], rbx        ;    17.2 p3+p4   42 d spill
        mov rbx, rax                      ;    20.0 p1      46 s[5] copy
        not rbx                           ;    21.0 p0      46 s[5]
        mov qword [rsp + 520], rdi        ;    18.2 p3+p4   42 d spill
        mov rdi, qword [rsp + 304]        ;    18.0 p2      40 sum[4]
        xor rdi, qword [rsp + 344]        ;    21.0 p1+p2   40 sum[4]
        xor rdi, qword [rsp + 384]        ;    22.0 p5+p2   40 sum[4]
        xor rdi, qword [rsp + 424]        ;    23.0 p0+p2   40 sum[4]
        xor rdi, qword [rsp + 248]        ;    24.0 p1+p2   40 sum[4]
        xor r9, rdi                       ;    25.0 p5      42 d
        xor r8, r9                        ;    26.0 p0      43 b[0]
        xor r15, r8                       ;    27.0 p1      48 s[0]
        rol rdi, 1                        ;    25.0 p5      42 d
        xor rbp, rdi                      ;    26.0 p0      42 d
        mov rdi, rbp                      ;    27.0 p1      43 b[3] copy
        xor rdi, qword [rsp + 416]        ;    28.0 p5+p2   43 b[3]
        rol rdi, 0x15                     ;    29.0 p0      43 b[3]
        and r11, rdi                      ;    30.0 p1      46 s[1]
        xor r10, r11                      ;    31.0 p5      46 s[1]
        mov r11, rdi                      ;    30.0 p0      46 s[2] copy
        not r11                           ;    31.0 p1      46 s[2]
        and r13, r11                      ;    32.0 p5      46 s[2]
        xor rcx, r13                      ;    33.0 p0      46 s[2]
        and rdx, r8                       ;    27.0 p1      46 s[3]
        xor rdx, rdi                      ;    30.0 p5      46 s[3]
        mov r11, qword [rsp + 280]        ;    25.0 p2      43 b[10]
        mov qword [rsp + 280], r10        ;    32.0 p3+p4   58 rounds
        xor r12, r9                       ;    26.0 p0      43 b[7]
        mov r10, qword [rsp + 288]        ;    26.0 p2      43 b[20]
        mov qword [rsp + 288], rcx        ;    34.0 p3+p4   58 rounds
        rol r12, 3                        ;    27.0 p5      43 b[7]
        and rbx, r12                      ;    28.0 p1      46 s[5]
        mov r13, rbp                      ;    27.0 p0      43 b[5] copy
        xor r13, qword [rsp + 296]        ;    28.0 p5+p2   43 b[5]
        mov qword [rsp + 296], rdx        ;    31.0 p3+p4   58 rounds
        rol r13, 0x1c                     ;    29.0 p0      43 b[5]
        xor rbx, r13                      ;    30.0 p1      46 s[5]
        mov rdi, r12                      ;    28.5 p5      46 s[6] copy
        not rdi                           ;    29.5 p0      46 s[6]
        and rdi, r14                      ;    30.5 p1      46 s[6]
        xor rdi, rax                      ;    31.5 p5      46 s[6]
        mov qword [rsp + 320], rdi        ;    32.5 p3+p4   58 rounds
        mov rdi, r14                      ;    30.0 p0      46 s[7] copy
        not rdi                           ;    31.0 p1      46 s[7]
        and rdi, rsi                      ;    32.0 p5      46 s[7]
        xor r12, rdi                      ;    33.0 p0      46 s[7]
        mov rdi, qword [rsp + 312]        ;    30.5 p2      43 b[16]
        mov qword [rsp + 312], rbx        ;    31.0 p3+p4   58 rounds
        mov rcx, rsi                      ;    31.0 p1      46 s[8] copy
        not rcx                           ;    32.0 p5      46 s[8]
        and rcx, r13                      ;    33.0 p0      46 s[8]
        xor r14, rcx                      ;    34.0 p1      46 s[8]
        not r13                           ;    32.5 p5      46 s[9]
        and r13, rax                      ;    33.5 p0      46 s[9]
        xor rsi, r13                      ;    34.5 p1      46 s[9]
        mov qword [rsp + 344], rsi        ;    35.5 p3+p4   58 rounds
        mov r13, qword [rsp + 328]        ;    33.0 p2      43 b[11]
        mov qword [rsp + 328], r12        ;    34.0 p3+p4   58 rounds
        mov r12, qword [rsp + 520]        ;    34.0 p2      42 d reload
        xor r13, r12                      ;    37.0 p5      43 b[11]
        rol r13, 6                        ;    38.0 p0      43 b[11]
        mov rsi, r13                      ;    39.0 p1      46 s[10] copy
        not rsi                           ;    40.0 p5      46 s[10]
        mov rax, rbp                      ;    35.0 p0      43 b[12] copy
        xor rax, qword [rsp + 376]        ;    36.0 p1+p2   43 b[12]
        rol rax, 0x19                     ;    37.0 p5      43 b[12]
        and rsi, rax                      ;    41.0 p0      46 s[10]
        mov rcx, qword [rsp + 336]        ;    36.0 p2      43 b[21]
        mov qword [rsp + 336], r14        ;    36.0 p3+p4   58 rounds
        mov r14, qword [rsp + 496]        ;    37.0 p2      42 d reload
        xor r11, r14                      ;    40.0 p1      43 b[10]
        rol r11, 1                        ;    41.0 p5      43 b[10]
        xor rsi, r11                      ;    42.0 p0      46 s[10]
        mov rdx, rax                      ;    38.0 p1      46 s[11] copy
        not rdx                           ;    39.0 p5      46 s[11]
        mov rbx, qword [rsp + 512]        ;    38.0 p2      43 b[13]
        xor rbx, qword [rsp + 424]        ;    41.0 p0+p2   43 b[13]
        rol rbx, 8                        ;    42.0 p5      43 b[13]
        and rdx, rbx                      ;    43.0 p1      46 s[11]
        xor rdx, r13                      ;    44.0 p0      46 s[11]
        xor rdi, r9                       ;    39.5 p1      43 b[16]
        rol rdi, 0x24                     ;    40.5 p5      43 b[16]
        mov qword [rsp + 528], r15        ;    39.5 p3+p4   48 s[0] spill
        mov r15, rbx                      ;    43.0 p0      46 s[12] copy
        not r15                           ;    44.0 p1      46 s[12]
        mov qword [rsp + 536], rsi        ;    43.0 p3+p4   46 s[10] spill
        mov rsi, r9                       ;    40.8 p5      43 b[14] copy
        xor rsi, qword [rsp + 472]        ;    41.8 p0+p2   43 b[14]
        rol rsi, 0x12                     ;    42.8 p5      43 b[14]
        and r15, rsi                      ;    45.0 p1      46 s[12]
        xor rax, r15                      ;    46.0 p0      46 s[12]
        mov qword [rsp + 368], rax        ;    47.0 p3+p4   58 rounds
        mov r15, rsi                      ;    43.8 p1      46 s[13] copy
        not r15                           ;    44.8 p5      46 s[13]
        and r15, r11                      ;    45.8 p0      46 s[13]
        xor rbx, r15                      ;    46.8 p1      46 s[13]
        mov qword [rsp + 376], rbx        ;    47.8 p3+p4   58 rounds
        mov r15, qword [rsp + 488]        ;    43.2 p2      43 b[17]
        not r11                           ;    43.8 p5      46 s[14]
        and r13, r11                      ;    44.8 p0      46 s[14]
        xor rsi, r13                      ;    45.8 p1      46 s[14]
        xor r15, r14                      ;    46.2 p5      43 b[17]
        mov r11, rdi                      ;    45.0 p0      46 s[15] copy
        not r11                           ;    46.0 p1      46 s[15]
        rol r15, 0xa                      ;    47.2 p5      43 b[17]
        and r11, r15                      ;    48.2 p0      46 s[15]
        mov r13, qword [rsp + 512]        ;    45.5 p2      43 b[15]
        xor r13, qword [rsp + 304]        ;    48.5 p1+p2   43 b[15]
        rol r13, 0x1b                     ;    49.5 p5      43 b[15]
        xor r11, r13                      ;    50.5 p0      46 s[15]
        mov rax, r15                      ;    48.2 p1      46 s[16] copy
        not rax                           ;    49.2 p5      46 s[16]
        mov rbx, r12                      ;    48.0 p0      43 b[18] copy
        xor rbx, qword [rsp + 440]        ;    49.0 p1+p2   43 b[18]
        rol rbx, 0xf                      ;    50.0 p5      43 b[18]
        and rax, rbx                      ;    51.0 p0      46 s[16]
        xor rax, rdi                      ;    52.0 p1      46 s[16]
        xor rcx, rbp                      ;    49.8 p5      43 b[21]
        xor rbp, qword [rsp + 456]        ;    50.0 p0+p2   43 b[19]
        rol rbp, 0x38                     ;    51.0 p5      43 b[19]
        rol rcx, 0x37                     ;    51.0 p0      43 b[21]
        xor r10, r12                      ;    50.5 p1      43 b[20]
        mov r12, rbx                      ;    51.5 p1      46 s[17] copy
        not r12                           ;    52.5 p5      46 s[17]
        and r12, rbp                      ;    53.5 p0      46 s[17]
        xor r15, r12                      ;    54.5 p1      46 s[17]
        mov r12, rbp                      ;    52.8 p5      46 s[18] copy
        not r12                           ;    53.8 p0      46 s[18]
        and r12, r13                      ;    54.8 p1      46 s[18]
        not r13                           ;    53.8 p5      46 s[19]
        and rdi, r13                      ;    54.8 p0      46 s[19]
        xor r12, rbx                      ;    55.8 p1      46 s[18]
        mov r13, qword [rsp + 384]        ;    52.0 p2      43 b[22]
        mov qword [rsp + 384], rsi        ;    52.2 p3+p4   58 rounds
        mov qword [rsp + 416], r12        ;    56.8 p3+p4   58 rounds
        mov r12, qword [rsp + 448]        ;    53.0 p2      43 b[23]
        xor rdi, rbp                      ;    55.8 p5      46 s[19]
        mov qword [rsp + 424], rdi        ;    56.8 p3+p4   58 rounds
        mov rsi, rcx                      ;    55.0 p0      46 s[20] copy
        not rsi                           ;    56.0 p1      46 s[20]
        xor r13, qword [rsp + 512]        ;    55.8 p5+p2   43 b[22]
        rol r13, 0x27                     ;    56.8 p0      43 b[22]
        and rsi, r13                      ;    57.8 p1      46 s[20]
        rol r10, 0x3e                     ;    56.8 p5      43 b[20]
        xor rsi, r10                      ;    58.8 p0      46 s[20]
        xor r12, r9                       ;    57.5 p1      43 b[23]
        mov r9, r13                       ;    57.8 p5      46 s[21] copy
        not r9                            ;    58.8 p0      46 s[21]
        rol r12, 0x29                     ;    58.8 p5      43 b[23]
        and r9, r12                       ;    59.8 p1      46 s[21]
        xor r9, rcx                       ;    60.8 p0      46 s[21]
        xor r14, qword [rsp + 464]        ;    59.5 p1+p2   43 b[24]
        mov rdi, r12                      ;    59.8 p5      46 s[22] copy
        not rdi                           ;    60.8 p0      46 s[22]
        rol r14, 2                        ;    60.8 p5      43 b[24]
        and rdi, r14                      ;    61.8 p1      46 s[22]
        xor rdi, r13                      ;    62.8 p0      46 s[22]
        mov r13, r14                      ;    61.8 p1      46 s[23] copy
        not r13                           ;    62.8 p5      46 s[23]
        and r13, r10                      ;    63.8 p0      46 s[23]
        xor r13, r12                      ;    64.8 p1      46 s[23]
        not r10                           ;    62.8 p5      46 s[24]
        and r10, rcx                      ;    63.8 p0      46 s[24]
        xor r10, r14                      ;    64.8 p1      46 s[24]
        mov qword [rsp + 248], r10        ;    65.8 p3+p4   58 rounds
        not r8                            ;    63.8 p5      46 s[4]
        and r8, qword [rsp + 480]         ;    64.8 p0+p2   46 s[4]
        xor r8, qword [rsp + 504]         ;    65.8 p1+p2   46 s[4]
        mov qword [rsp + 304], r8         ;    66.8 p3+p4   58 rounds
        mov r8, qword [rsp + 256]         ;    62.5 p2      58 rounds
        add r8, 8                         ;    65.5 p5      58 rounds
        mov qword [rsp + 256], r8         ;    66.5 p3+p4   58 rounds
        mov r8, qword [rsp + 528]         ;    63.5 p2      48 s[0] reload
        mov r10, qword [rsp + 536]        ;    64.5 p2      46 s[10] reload
        mov r12, r10                      ;    67.5 p0      46 s[10] copy
        mov r14, rax                      ;    65.5 p1      46 s[16] copy
        mov r10, rsi                      ;    65.8 p5      46 s[20] copy
        mov rsi, rdi                      ;    66.0 p0      46 s[22] copy
        mov rdi, r13                      ;    66.5 p1      46 s[23] copy
        mov r13, rdx                      ;    66.8 p5      46 s[11] copy
        xchg r9, r11                      ;    67.8 p0+p1+p5   46 s[15] copy
        mov rax, qword [rsp + 256]        ;                    more rounds?
        cmp rax, qword [rsp + 264]        ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 272], r8         ;                    resident
        mov qword [rsp + 392], r9         ;                    resident
        mov qword [rsp + 432], r10        ;                    resident
        mov qword [rsp + 224], r11        ;                    resident
        mov qword [rsp + 352], r12        ;                    resident
        mov qword [rsp + 360], r13        ;                    resident
        mov qword [rsp + 400], r14        ;                    resident
        mov qword [rsp + 408], r15        ;                    resident
        mov qword [rsp + 232], rsi        ;                    resident
        mov qword [rsp + 240], rdi        ;                    resident
        mov r8, qword [rsp + 272]         ;     0.0 p2      59 a
        mov qword [rsp + 8], r8           ;     3.0 p3+p4   59 a
        mov r8, qword [rsp + 280]         ;     1.0 p2      59 a
        mov qword [rsp + 16], r8          ;     4.0 p3+p4   59 a
        mov r8, qword [rsp + 288]         ;     2.0 p2      59 a
        mov qword [rsp + 24], r8          ;     5.0 p3+p4   59 a
        mov r8, qword [rsp + 296]         ;     3.0 p2      59 a
        mov qword [rsp + 32], r8          ;     6.0 p3+p4   59 a
        mov r8, qword [rsp + 304]         ;     4.0 p2      59 a
        mov qword [rsp + 48], r8          ;     7.0 p3+p4   59 a
        mov r8, qword [rsp + 312]         ;     5.0 p2      59 a
        mov qword [rsp + 56], r8          ;     8.0 p3+p4   59 a
        mov r8, qword [rsp + 320]         ;     6.0 p2      59 a
        mov qword [rsp + 64], r8          ;     9.0 p3+p4   59 a
        mov r8, qword [rsp + 328]         ;     7.0 p2      59 a
        mov qword [rsp + 72], r8          ;    10.0 p3+p4   59 a
        mov r8, qword [rsp + 336]         ;     8.0 p2      59 a
        mov qword [rsp + 80], r8          ;    11.0 p3+p4   59 a
        mov r8, qword [rsp + 344]         ;     9.0 p2      59 a
        mov qword [rsp + 88], r8          ;    12.0 p3+p4   59 a
        mov r8, qword [rsp + 352]         ;    10.0 p2      59 a
        mov qword [rsp + 96], r8          ;    13.0 p3+p4   59 a
        mov r8, qword [rsp + 360]         ;    11.0 p2      59 a
        mov qword [rsp + 104], r8         ;    14.0 p3+p4   59 a
        mov r8, qword [rsp + 368]         ;    12.0 p2      59 a
        mov qword [rsp + 112], r8         ;    15.0 p3+p4   59 a
        mov r8, qword [rsp + 376]         ;    13.0 p2      59 a
        mov qword [rsp + 120], r8         ;    16.0 p3+p4   59 a
        mov r8, qword [rsp + 384]         ;    14.0 p2      59 a
        mov qword [rsp + 136], r8         ;    17.0 p3+p4   59 a
        mov r8, qword [rsp + 392]         ;    15.0 p2      59 a
        mov qword [rsp + 152], r8         ;    18.0 p3+p4   59 a
        mov r8, qword [rsp + 400]         ;    16.0 p2      59 a
        mov qword [rsp + 176], r8         ;    19.0 p3+p4   59 a
        mov r8, qword [rsp + 408]         ;    17.0 p2      59 a
        mov qword [rsp + 192], r8         ;    20.0 p3+p4   59 a
        mov r8, qword [rsp + 416]         ;    18.0 p2      59 a
        mov qword [rsp + 200], r8         ;    21.0 p3+p4   59 a
        mov r8, qword [rsp + 424]         ;    19.0 p2      59 a
        mov qword [rsp + 208], r8         ;    22.0 p3+p4   59 a
        mov r8, qword [rsp + 432]         ;    20.0 p2      59 a
        mov qword [rsp + 216], r8         ;    23.0 p3+p4   59 a
        mov r8, qword [rsp + 224]         ;    21.0 p2      59 a
        mov qword [rsp + 128], r8         ;    24.0 p3+p4   59 a
        mov r8, qword [rsp + 232]         ;    22.0 p2      59 a
        mov qword [rsp + 144], r8         ;    25.0 p3+p4   59 a
        mov r8, qword [rsp + 240]         ;    23.0 p2      59 a
        mov qword [rsp + 160], r8         ;    26.0 p3+p4   59 a
        mov r8, qword [rsp + 248]         ;    24.0 p2      59 a
        mov qword [rsp + 168], r8         ;    27.0 p3+p4   59 a
        mov r8, qword [rsp + 40]          ;    25.0 p2      54 blocks
        add r8, 0xa8                      ;    28.0 p0      54 blocks
        mov qword [rsp + 40], r8          ;    29.0 p3+p4   54 blocks
        cmp r8, qword [rsp + 184]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov r8, qword [rsp + 8]           ;     0.0 p2      54 blocks reload
        mov r9, qword [rsp + 0]           ;     1.0 p2      54 blocks reload
        mov qword [r9], r8                ;     3.0 p3+p4   54 blocks
        mov r8, qword [rsp + 16]          ;     2.0 p2      54 blocks reload
        mov qword [r9 + 8], r8            ;     5.0 p3+p4   54 blocks
        mov r8, qword [rsp + 24]          ;     3.0 p2      54 blocks reload
        mov qword [r9 + 16], r8           ;     6.0 p3+p4   54 blocks
        mov r8, qword [rsp + 32]          ;     4.0 p2      54 blocks reload
        mov qword [r9 + 24], r8           ;     7.0 p3+p4   54 blocks
        mov r8, qword [rsp + 48]          ;     5.0 p2      54 blocks reload
        mov qword [r9 + 32], r8           ;     8.0 p3+p4   54 blocks
        mov r8, qword [rsp + 56]          ;     6.0 p2      54 blocks reload
        mov qword [r9 + 40], r8           ;     9.0 p3+p4   54 blocks
        mov r8, qword [rsp + 64]          ;     7.0 p2      54 blocks reload
        mov qword [r9 + 48], r8           ;    10.0 p3+p4   54 blocks
        mov r8, qword [rsp + 72]          ;     8.0 p2      54 blocks reload
        mov qword [r9 + 56], r8           ;    11.0 p3+p4   54 blocks
        mov r8, qword [rsp + 80]          ;     9.0 p2      54 blocks reload
        mov qword [r9 + 64], r8           ;    12.0 p3+p4   54 blocks
        mov r8, qword [rsp + 88]          ;    10.0 p2      54 blocks reload
        mov qword [r9 + 72], r8           ;    13.0 p3+p4   54 blocks
        mov r8, qword [rsp + 96]          ;    11.0 p2      54 blocks reload
        mov qword [r9 + 80], r8           ;    14.0 p3+p4   54 blocks
        mov r8, qword [rsp + 104]         ;    12.0 p2      54 blocks reload
        mov qword [r9 + 88], r8           ;    15.0 p3+p4   54 blocks
        mov r8, qword [rsp + 112]         ;    13.0 p2      54 blocks reload
        mov qword [r9 + 96], r8           ;    16.0 p3+p4   54 blocks
        mov r8, qword [rsp + 120]         ;    14.0 p2      54 blocks reload
        mov qword [r9 + 104], r8          ;    17.0 p3+p4   54 blocks
        mov r8, qword [rsp + 136]         ;    15.0 p2      54 blocks reload
        mov qword [r9 + 112], r8          ;    18.0 p3+p4   54 blocks
        mov r8, qword [rsp + 152]         ;    16.0 p2      54 blocks reload
        mov qword [r9 + 120], r8          ;    19.0 p3+p4   54 blocks
        mov r8, qword [rsp + 176]         ;    17.0 p2      54 blocks reload
        mov qword [r9 + 128], r8          ;    20.0 p3+p4   54 blocks
        mov r8, qword [rsp + 192]         ;    18.0 p2      54 blocks reload
        mov qword [r9 + 136], r8          ;    21.0 p3+p4   54 blocks
        mov r8, qword [rsp + 200]         ;    19.0 p2      54 blocks reload
        mov qword [r9 + 144], r8          ;    22.0 p3+p4   54 blocks
        mov r8, qword [rsp + 208]         ;    20.0 p2      54 blocks reload
        mov qword [r9 + 152], r8          ;    23.0 p3+p4   54 blocks
        mov r8, qword [rsp + 216]         ;    21.0 p2      54 blocks reload
        mov qword [r9 + 160], r8          ;    24.0 p3+p4   54 blocks
        mov r8, qword [rsp + 128]         ;    22.0 p2      54 blocks reload
        mov qword [r9 + 168], r8          ;    25.0 p3+p4   54 blocks
        mov r8, qword [rsp + 144]         ;    23.0 p2      54 blocks reload
        mov qword [r9 + 176], r8          ;    26.0 p3+p4   54 blocks
        mov r8, qword [rsp + 160]         ;    24.0 p2      54 blocks reload
        mov qword [r9 + 184], r8          ;    27.0 p3+p4   54 blocks
        mov r8, qword [rsp + 168]         ;    25.0 p2      54 blocks reload
        mov qword [r9 + 192], r8          ;    28.0 p3+p4   54 blocks
        lea rdi, [rsp + 8]                ;                    cleared
        xor eax, eax                      ;                    cleared
        mov ecx, 0x43                     ;                    cleared
        rep stosq                         ;                    cleared
        add rsp, 0x228                    ;                    frame
        pop r15                           ;                    preserved
        pop r14                           ;                    preserved
        pop r13                           ;                    preserved
        pop r12                           ;                    preserved
        pop rbp                           ;                    preserved
        pop rbx                           ;                    preserved
        ret

        section .rodata align=64
; RC
        align 16, db 0
keccak_blocks.T0_RC:
        dq 0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009
        dq 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003
        dq 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

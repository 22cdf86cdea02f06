; keccak_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha3.cw (sha256 c493b62874d07779); do not edit:
;   ./cw build keccak_blocks --cpu golden-cove
;
; void keccak_blocks(void *a, const void *m, uint32_t n);   System V, 64 bits
;   a: 200 bytes, read and written, secret, no alignment needed
;   m: 168 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 496 bytes, 4 instructions, one of them for 62 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 56 uops, planned 15.8; bounds: width 9.3, ports 13.0, path 5.0
;   blocks: 76 uops, planned 19.3; bounds: width 12.7, ports 15.7, path 6.0
;   blocks/rounds: 239 uops, planned 46.0; bounds: width 39.8, ports 31.2, path 8.0
;   blocks.2: 53 uops, planned 14.3; bounds: width 8.8, ports 13.0, path 1.0
;   body.2: 51 uops, planned 13.3; bounds: width 8.5, ports 12.5, path 0.0
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
        sub rsp, 0x208                    ;                    frame
        mov qword [rsp + 0], rdi          ;                    argument
        mov dword [rsp + 504], edx        ;                    argument
        mov qword [rsp + 88], rsi         ;                    argument
        mov r8, qword [rsp + 0]           ;     0.0 p2      54 a reload
        mov r9, qword [r8]                ;     5.0 p3      54 a
        mov r10, qword [r8 + 8]           ;     5.0 p10     54 a
        mov r11, qword [r8 + 16]          ;     5.0 p2      54 a
        mov r12, qword [r8 + 24]          ;     5.0 p3      54 a
        mov r13, qword [r8 + 32]          ;     5.0 p10     54 a
        mov r14, qword [r8 + 40]          ;     5.0 p2      54 a
        mov r15, qword [r8 + 48]          ;     5.0 p3      54 a
        mov rsi, qword [r8 + 56]          ;     5.0 p10     54 a
        mov rdi, qword [r8 + 64]          ;     5.0 p2      54 a
        mov rbp, qword [r8 + 72]          ;     5.0 p3      54 a
        mov rax, qword [r8 + 80]          ;     5.0 p10     54 a
        mov rcx, qword [r8 + 88]          ;     5.0 p2      54 a
        mov rdx, qword [r8 + 96]          ;     5.0 p3      54 a
        mov rbx, qword [r8 + 184]         ;     5.0 p10     54 a
        mov qword [rsp + 8], r9           ;    10.0 p7+p4   54 a
        mov r9, qword [r8 + 192]          ;     5.0 p2      54 a
        mov qword [rsp + 16], r10         ;    10.0 p8+p9   54 a
        mov qword [rsp + 24], r11         ;    10.0 p7+p4   54 a
        mov r10d, 0xa8                    ;     3.2 p0      54 a reload
        mov r11d, dword [rsp + 504]       ;     5.2 p3      54 a
        imul r11, r10                     ;    10.2 p1      54 a
        mov qword [rsp + 32], r12         ;    10.0 p8+p9   54 a
        mov qword [rsp + 40], r13         ;    10.0 p7+p4   54 a
        mov qword [rsp + 48], r14         ;    10.0 p8+p9   54 a
        mov qword [rsp + 56], r15         ;    10.0 p7+p4   54 a
        mov qword [rsp + 64], rsi         ;    10.0 p8+p9   54 a
        mov qword [rsp + 72], rdi         ;    10.0 p7+p4   54 a
        mov qword [rsp + 80], rbp         ;    10.0 p8+p9   54 a
        add r11, qword [rsp + 88]         ;    13.2 p5+p10   54 a
        mov qword [rsp + 96], rax         ;    10.0 p7+p4   54 a
        mov qword [rsp + 104], rcx        ;    10.0 p8+p9   54 a
        mov qword [rsp + 112], rdx        ;    10.0 p7+p4   54 a
        mov r10, qword [r8 + 104]         ;     6.0 p2      54 a reload
        mov qword [rsp + 120], r10        ;    11.0 p8+p9   54 a
        mov r10, qword [r8 + 112]         ;     6.2 p3      54 a reload
        mov qword [rsp + 128], r10        ;    11.2 p7+p4   54 a
        mov qword [rsp + 136], rbx        ;    10.0 p8+p9   54 a
        mov r10, qword [r8 + 120]         ;     6.3 p10     54 a reload
        mov qword [rsp + 144], r10        ;    11.3 p7+p4   54 a
        mov qword [rsp + 152], r9         ;    10.8 p8+p9   54 a
        mov r9, qword [r8 + 128]          ;     7.0 p2      54 a reload
        mov qword [rsp + 160], r9         ;    12.0 p7+p4   54 a
        mov r9, qword [r8 + 136]          ;     7.2 p3      54 a reload
        mov qword [rsp + 168], r9         ;    12.2 p8+p9   54 a
        mov qword [rsp + 176], r11        ;    14.2 p7+p4   54 a
        mov r9, qword [r8 + 144]          ;     7.7 p10     54 a reload
        mov qword [rsp + 184], r9         ;    12.8 p8+p9   54 a
        mov r9, qword [r8 + 152]          ;     8.0 p2      54 a reload
        mov qword [rsp + 192], r9         ;    13.5 p7+p4   54 a
        mov r9, qword [r8 + 160]          ;     8.3 p3      54 a reload
        mov qword [rsp + 200], r9         ;    13.8 p8+p9   54 a
        mov r9, qword [r8 + 168]          ;     8.7 p10     54 a reload
        mov qword [rsp + 208], r9         ;    14.5 p7+p4   54 a
        mov r9, qword [r8 + 176]          ;     9.0 p2      54 a reload
        mov qword [rsp + 216], r9         ;    14.8 p8+p9   54 a
        cmp dword [rsp + 504], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 88]          ;     0.0 p2      57 s[0] reload
        mov r9, qword [r8]                ;     5.0 p3      57 s[0]
        xor r9, qword [rsp + 8]           ;    10.0 p0+p10   57 s[0]
        mov qword [rsp + 224], r9         ;    11.0 p7+p4   58 rounds
        mov r9, qword [r8 + 8]            ;     5.0 p2      57 s[1]
        xor r9, qword [rsp + 16]          ;    10.0 p1+p3   57 s[1]
        mov qword [rsp + 232], r9         ;    11.0 p8+p9   58 rounds
        mov r9, qword [r8 + 16]           ;     5.0 p10     57 s[2]
        xor r9, qword [rsp + 24]          ;    10.0 p5+p2   57 s[2]
        mov qword [rsp + 240], r9         ;    11.0 p7+p4   58 rounds
        mov r9, qword [r8 + 24]           ;     5.0 p3      57 s[3]
        xor r9, qword [rsp + 32]          ;    10.0 p6+p10   57 s[3]
        mov qword [rsp + 248], r9         ;    11.0 p8+p9   58 rounds
        mov r9, qword [r8 + 32]           ;     5.0 p2      57 s[4]
        xor r9, qword [rsp + 40]          ;    10.0 p11+p3   57 s[4]
        mov qword [rsp + 256], r9         ;    11.0 p7+p4   58 rounds
        mov r9, qword [r8 + 40]           ;     5.0 p10     57 s[5]
        xor r9, qword [rsp + 48]          ;    10.0 p0+p2   57 s[5]
        mov qword [rsp + 264], r9         ;    11.0 p8+p9   58 rounds
        mov r9, qword [r8 + 48]           ;     5.0 p3      57 s[6]
        xor r9, qword [rsp + 56]          ;    10.0 p1+p10   57 s[6]
        mov qword [rsp + 272], r9         ;    11.0 p7+p4   58 rounds
        mov r9, qword [r8 + 56]           ;     5.0 p2      57 s[7]
        xor r9, qword [rsp + 64]          ;    10.0 p5+p3   57 s[7]
        mov qword [rsp + 280], r9         ;    11.0 p8+p9   58 rounds
        mov r9, qword [rsp + 208]         ;     5.3 p10     56 s[21] reload
        mov qword [rsp + 288], r9         ;    10.3 p7+p4   58 rounds
        mov r9, qword [rsp + 216]         ;     6.0 p2      56 s[22] reload
        mov qword [rsp + 296], r9         ;    11.0 p8+p9   58 rounds
        mov r9, qword [rsp + 136]         ;     6.2 p3      56 s[23] reload
        mov qword [rsp + 304], r9         ;    11.2 p7+p4   58 rounds
        mov r9, qword [r8 + 64]           ;     6.3 p10     57 s[8]
        xor r9, qword [rsp + 72]          ;    11.3 p6+p2   57 s[8]
        mov qword [rsp + 312], r9         ;    12.3 p8+p9   58 rounds
        mov r9, qword [rsp + 152]         ;     7.2 p3      56 s[24] reload
        mov qword [rsp + 320], r9         ;    12.2 p7+p4   58 rounds
        lea r9, [rel keccak_blocks.T0_RC] ;     6.0 p1      58 rounds reload
        mov qword [rsp + 328], r9         ;     7.0 p8+p9   58 rounds
        add r9, 0xc0                      ;     7.0 p11     58 rounds
        mov qword [rsp + 336], r9         ;     8.0 p7+p4   58 rounds
        mov r9, qword [r8 + 72]           ;     7.3 p10     57 s[9]
        xor r9, qword [rsp + 80]          ;    12.3 p0+p2   57 s[9]
        mov qword [rsp + 344], r9         ;    13.3 p8+p9   58 rounds
        mov r9, qword [r8 + 80]           ;     8.2 p3      57 s[10]
        xor r9, qword [rsp + 96]          ;    13.2 p5+p10   57 s[10]
        mov qword [rsp + 352], r9         ;    14.2 p7+p4   58 rounds
        mov r9, qword [r8 + 88]           ;     9.0 p2      57 s[11]
        xor r9, qword [rsp + 104]         ;    14.0 p6+p3   57 s[11]
        mov qword [rsp + 360], r9         ;    15.0 p8+p9   58 rounds
        mov r9, qword [r8 + 96]           ;     9.3 p10     57 s[12]
        xor r9, qword [rsp + 112]         ;    14.3 p1+p2   57 s[12]
        mov qword [rsp + 368], r9         ;    15.3 p7+p4   58 rounds
        mov r9, qword [r8 + 104]          ;    10.2 p3      57 s[13]
        xor r9, qword [rsp + 120]         ;    15.2 p11+p10   57 s[13]
        mov qword [rsp + 376], r9         ;    16.2 p8+p9   58 rounds
        mov r9, qword [r8 + 112]          ;    11.0 p2      57 s[14]
        xor r9, qword [rsp + 128]         ;    16.0 p0+p3   57 s[14]
        mov qword [rsp + 384], r9         ;    17.0 p7+p4   58 rounds
        mov r9, qword [r8 + 120]          ;    11.3 p10     57 s[15]
        xor r9, qword [rsp + 144]         ;    16.3 p5+p2   57 s[15]
        mov qword [rsp + 392], r9         ;    17.3 p8+p9   58 rounds
        mov r9, qword [r8 + 128]          ;    12.2 p3      57 s[16]
        mov r10, qword [r8 + 136]         ;    12.3 p10     57 s[17]
        mov r11, qword [r8 + 144]         ;    13.0 p2      57 s[18]
        mov r12, qword [r8 + 152]         ;    13.2 p3      57 s[19]
        mov r8, qword [r8 + 160]          ;    13.3 p10     57 s[20]
        xor r9, qword [rsp + 160]         ;    17.2 p6+p2   57 s[16]
        mov qword [rsp + 400], r9         ;    18.2 p7+p4   58 rounds
        xor r10, qword [rsp + 168]        ;    17.3 p1+p3   57 s[17]
        mov qword [rsp + 408], r10        ;    18.3 p8+p9   58 rounds
        xor r11, qword [rsp + 184]        ;    18.0 p11+p10   57 s[18]
        mov qword [rsp + 416], r11        ;    19.0 p7+p4   58 rounds
        xor r12, qword [rsp + 192]        ;    18.2 p0+p2   57 s[19]
        mov qword [rsp + 424], r12        ;    19.2 p8+p9   58 rounds
        xor r8, qword [rsp + 200]         ;    18.3 p5+p3   57 s[20]
        mov qword [rsp + 432], r8         ;    19.3 p7+p4   58 rounds
        mov r8, qword [rsp + 328]         ;                    resident
        mov r9, qword [rsp + 224]         ;                    resident
        mov r10, qword [rsp + 264]        ;                    resident
        mov r11, qword [rsp + 352]        ;                    resident
        mov r12, qword [rsp + 392]        ;                    resident
        align 16
.rounds_2:
        mov r13, qword [rsp + 240]        ;     0.0 p2      40 sum[2]
        mov r14, qword [rsp + 280]        ;     0.2 p3      40 sum[2] reload
        xor r13, r14                      ;     5.2 p0      40 sum[2]
        mov r15, qword [rsp + 368]        ;     0.5 p10     40 sum[2] reload
        xor r13, r15                      ;     6.2 p1      40 sum[2]
        mov rsi, qword [rsp + 408]        ;     1.0 p2      40 sum[2] reload
        xor r13, rsi                      ;     7.2 p5      40 sum[2]
        mov rdi, qword [rsp + 296]        ;     1.2 p3      40 sum[2] reload
        xor r13, rdi                      ;     8.2 p6      40 sum[2]
        rorx rbp, r13, 0x3f               ;     9.2 p0      42 d
        mov rax, r9                       ;     1.7         40 sum[0] copy
        xor rax, r10                      ;     1.8 p11     40 sum[0]
        xor rax, r11                      ;     2.8 p1      40 sum[0]
        xor rax, r12                      ;     3.8 p5      40 sum[0]
        mov rcx, qword [rsp + 432]        ;     2.3 p10     40 sum[0] reload
        xor rax, rcx                      ;     7.3 p6      40 sum[0]
        xor rbp, rax                      ;    10.2 p0      42 d
        mov rdx, rbp                      ;    11.2         43 b[1] copy
        mov rbx, qword [rsp + 272]        ;     3.0 p2      40 sum[1] reload
        xor rdx, rbx                      ;    11.2 p11     43 b[1]
        ror rdx, 0x14                     ;    12.2 p6      43 b[1]
        mov rsi, rdx                      ;    13.2         46 s[0] copy
        not rsi                           ;    13.2 p1      46 s[0]
        xor rbx, qword [rsp + 232]        ;     8.0 p5+p3   40 sum[1]
        xor rbx, qword [rsp + 360]        ;     9.0 p0+p10   40 sum[1]
        xor rbx, qword [rsp + 400]        ;    10.0 p11+p2   40 sum[1]
        xor rbx, qword [rsp + 288]        ;    11.0 p6+p3   40 sum[1]
        mov rcx, qword [rsp + 248]        ;     5.0 p10     40 sum[3]
        xor rcx, qword [rsp + 312]        ;    10.0 p1+p2   40 sum[3]
        xor rcx, qword [rsp + 376]        ;    11.0 p5+p3   40 sum[3]
        xor rcx, qword [rsp + 416]        ;    12.0 p0+p10   40 sum[3]
        xor rcx, qword [rsp + 304]        ;    13.0 p11+p2   40 sum[3]
        rorx r14, rcx, 0x3f               ;    14.0 p6      42 d
        xor r14, rbx                      ;    15.0 p1      42 d
        xor r15, r14                      ;    16.0 p5      43 b[2]
        ror r15, 0x15                     ;    17.0 p0      43 b[2]
        and rsi, r15                      ;    18.0 p11     46 s[0]
        ror rbx, 0x3f                     ;    12.0 p6      42 d
        xor rsi, qword [r8]               ;    19.0 p1+p3   48 s[0]
        mov qword [rsp + 440], r8         ;     6.5 p7+p4   58 s spill
        mov r8, qword [rsp + 256]         ;     7.0 p10     40 sum[4]
        xor r8, qword [rsp + 344]         ;    12.0 p5+p2   40 sum[4]
        xor r8, qword [rsp + 384]         ;    13.0 p0+p3   40 sum[4]
        xor r8, qword [rsp + 424]         ;    14.0 p11+p10   40 sum[4]
        xor r8, qword [rsp + 320]         ;    15.0 p6+p2   40 sum[4]
        xor rbx, r8                       ;    16.0 p1      42 d
        xor r9, rbx                       ;    17.0 p5      43 b[0]
        xor rsi, r9                       ;    20.0 p0      48 s[0]
        ror r8, 0x3f                      ;    16.0 p6      42 d
        xor r13, r8                       ;    17.0 p11     42 d
        mov r8, r15                       ;    18.0         46 s[1] copy
        not r8                            ;    18.0 p1      46 s[1]
        ror rax, 0x3f                     ;     9.0 p0      42 d
        xor rax, rcx                      ;    14.0 p5      42 d
        mov rcx, r13                      ;    18.0         43 b[3] copy
        xor rcx, qword [rsp + 416]        ;    18.0 p11+p3   43 b[3]
        ror rcx, 0x2b                     ;    19.0 p6      43 b[3]
        and r8, rcx                       ;    20.0 p1      46 s[1]
        xor r8, rdx                       ;    21.0 p5      46 s[1]
        mov qword [rsp + 448], rsi        ;    21.0 p8+p9   48 s[0] spill
        mov rsi, rcx                      ;    20.0         46 s[2] copy
        not rsi                           ;    20.0 p0      46 s[2]
        mov qword [rsp + 456], rdx        ;    13.2 p7+p4   43 b[1] spill
        mov rdx, rax                      ;    15.0         43 b[4] copy
        xor rdx, qword [rsp + 320]        ;    15.0 p11+p10   43 b[4]
        ror rdx, 0x32                     ;    16.0 p6      43 b[4]
        and rsi, rdx                      ;    21.0 p1      46 s[2]
        xor r15, rsi                      ;    22.0 p5      46 s[2]
        mov rsi, qword [rsp + 232]        ;    11.3 p2      43 b[10]
        mov qword [rsp + 232], r8         ;    22.0 p8+p9   58 rounds
        mov r8, rdx                       ;    17.0         46 s[3] copy
        not r8                            ;    17.0 p0      46 s[3]
        and r8, r9                        ;    18.0 p11     46 s[3]
        xor r8, rcx                       ;    20.0 p6      46 s[3]
        mov rcx, rax                      ;    15.0         43 b[6] copy
        xor rcx, qword [rsp + 344]        ;    15.0 p1+p3   43 b[6]
        ror rcx, 0x2c                     ;    16.0 p0      43 b[6]
        xor r11, rbx                      ;    17.0 p5      43 b[7]
        ror r11, 0x3d                     ;    18.0 p6      43 b[7]
        mov qword [rsp + 464], rdx        ;    17.0 p7+p4   43 b[4] spill
        mov rdx, qword [rsp + 240]        ;    13.3 p10     43 b[20]
        mov qword [rsp + 240], r15        ;    23.0 p8+p9   58 rounds
        mov r15, rcx                      ;    17.0         46 s[5] copy
        not r15                           ;    17.0 p11     46 s[5]
        and r15, r11                      ;    19.0 p1      46 s[5]
        mov qword [rsp + 472], r9         ;    18.0 p7+p4   43 b[0] spill
        mov r9, qword [rsp + 248]         ;    14.3 p2      43 b[5]
        mov qword [rsp + 248], r8         ;    21.0 p8+p9   58 rounds
        xor r9, r13                       ;    19.3 p5      43 b[5]
        ror r9, 0x24                      ;    20.3 p0      43 b[5]
        xor r15, r9                       ;    21.3 p6      46 s[5]
        mov r8, r11                       ;    19.0         46 s[6] copy
        not r8                            ;    19.0 p11     46 s[6]
        mov qword [rsp + 480], r15        ;    22.3 p7+p4   46 s[5] spill
        mov r15, rbp                      ;    15.7         43 b[8] copy
        xor r15, qword [rsp + 400]        ;    15.8 p1+p3   43 b[8]
        ror r15, 0x13                     ;    16.8 p0      43 b[8]
        and r8, r15                       ;    20.0 p5      46 s[6]
        xor r8, rcx                       ;    21.0 p6      46 s[6]
        mov qword [rsp + 272], r8         ;    22.0 p8+p9   58 rounds
        mov r8, r15                       ;    17.8         46 s[7] copy
        not r8                            ;    17.8 p11     46 s[7]
        xor rdi, r14                      ;    17.0 p1      43 b[9]
        ror rdi, 3                        ;    18.0 p0      43 b[9]
        and r8, rdi                       ;    19.0 p5      46 s[7]
        xor r11, r8                       ;    20.0 p6      46 s[7]
        mov r8, rdi                       ;    19.0         46 s[8] copy
        not r8                            ;    19.0 p11     46 s[8]
        and r8, r9                        ;    21.3 p1      46 s[8]
        xor r15, r8                       ;    22.3 p0      46 s[8]
        not r9                            ;    21.3 p5      46 s[9]
        and r9, rcx                       ;    22.3 p6      46 s[9]
        mov r8, qword [rsp + 280]         ;    18.7 p10     43 b[11]
        mov qword [rsp + 280], r11        ;    21.0 p7+p4   58 rounds
        xor rdi, r9                       ;    23.3 p11     46 s[9]
        mov r9, qword [rsp + 312]         ;    19.2 p2      43 b[21]
        mov qword [rsp + 312], r15        ;    23.3 p8+p9   58 rounds
        mov qword [rsp + 344], rdi        ;    24.3 p7+p4   58 rounds
        xor r8, r14                       ;    23.7 p1      43 b[11]
        ror r8, 0x3a                      ;    24.7 p0      43 b[11]
        mov r11, r8                       ;    25.7         46 s[10] copy
        not r11                           ;    25.7 p5      46 s[10]
        mov r15, r13                      ;    20.3         43 b[12] copy
        xor r15, qword [rsp + 376]        ;    20.5 p6+p3   43 b[12]
        ror r15, 0x27                     ;    21.5 p0      43 b[12]
        and r11, r15                      ;    26.7 p11     46 s[10]
        xor rsi, rbp                      ;    21.0 p1      43 b[10]
        ror rsi, 0x3f                     ;    22.0 p6      43 b[10]
        xor r11, rsi                      ;    27.7 p5      46 s[10]
        mov rdi, r15                      ;    22.5         46 s[11] copy
        not rdi                           ;    22.5 p0      46 s[11]
        mov rcx, rax                      ;    21.8         43 b[13] copy
        xor rcx, qword [rsp + 424]        ;    22.0 p11+p10   43 b[13]
        ror rcx, 0x38                     ;    23.0 p6      43 b[13]
        and rdi, rcx                      ;    24.0 p1      46 s[11]
        xor rdi, r8                       ;    25.7 p5      46 s[11]
        mov qword [rsp + 488], r11        ;    28.7 p8+p9   46 s[10] spill
        mov r11, rcx                      ;    24.0         46 s[12] copy
        not r11                           ;    24.0 p0      46 s[12]
        mov qword [rsp + 496], r13        ;    23.2 p7+p4   42 d spill
        mov r13, rbx                      ;    23.3         43 b[14] copy
        xor r13, qword [rsp + 432]        ;    23.5 p11+p2   43 b[14]
        ror r13, 0x2e                     ;    24.5 p6      43 b[14]
        and r11, r13                      ;    25.5 p1      46 s[12]
        xor r15, r11                      ;    26.5 p5      46 s[12]
        mov qword [rsp + 368], r15        ;    27.5 p8+p9   58 rounds
        mov r11, qword [rsp + 360]        ;    24.3 p3      43 b[17]
        mov qword [rsp + 360], rdi        ;    26.7 p7+p4   58 rounds
        mov r15, r13                      ;    25.5         46 s[13] copy
        not r15                           ;    25.5 p0      46 s[13]
        and r15, rsi                      ;    26.5 p11     46 s[13]
        xor rcx, r15                      ;    27.5 p6      46 s[13]
        not rsi                           ;    25.3 p1      46 s[14]
        mov qword [rsp + 376], rcx        ;    28.5 p8+p9   58 rounds
        and rsi, r8                       ;    26.3 p5      46 s[14]
        xor r13, rsi                      ;    27.3 p0      46 s[14]
        xor r10, rbx                      ;    26.0 p11     43 b[16]
        ror r10, 0x1c                     ;    27.0 p6      43 b[16]
        xor r11, rbp                      ;    29.3 p1      43 b[17]
        mov r8, qword [rsp + 384]         ;    26.5 p10     43 b[22]
        mov qword [rsp + 384], r13        ;    28.3 p7+p4   58 rounds
        ror r11, 0x36                     ;    30.3 p0      43 b[17]
        mov r13, r10                      ;    28.0         46 s[15] copy
        not r13                           ;    28.0 p5      46 s[15]
        and r13, r11                      ;    31.3 p11     46 s[15]
        mov r15, rax                      ;    27.5         43 b[15] copy
        xor r15, qword [rsp + 256]        ;    27.7 p6+p2   43 b[15]
        ror r15, 0x25                     ;    28.7 p0      43 b[15]
        xor r13, r15                      ;    32.3 p1      46 s[15]
        mov rsi, r11                      ;    31.3         46 s[16] copy
        not rsi                           ;    31.3 p5      46 s[16]
        mov rdi, r14                      ;    28.5         43 b[18] copy
        xor rdi, qword [rsp + 408]        ;    28.7 p11+p3   43 b[18]
        ror rdi, 0x31                     ;    29.7 p6      43 b[18]
        and rsi, rdi                      ;    32.3 p0      46 s[16]
        xor rsi, r10                      ;    33.3 p1      46 s[16]
        mov qword [rsp + 400], rsi        ;    34.3 p8+p9   58 rounds
        mov rsi, rdi                      ;    30.7         46 s[17] copy
        not rsi                           ;    30.7 p5      46 s[17]
        mov rcx, qword [rsp + 496]        ;    29.8 p10     43 b[19]
        xor rcx, qword [rsp + 304]        ;    34.8 p11+p2   43 b[19]
        ror rcx, 8                        ;    35.8 p6      43 b[19]
        and rsi, rcx                      ;    36.8 p0      46 s[17]
        xor rsi, r11                      ;    37.8 p1      46 s[17]
        mov qword [rsp + 408], rsi        ;    38.8 p7+p4   58 rounds
        mov r11, rcx                      ;    36.8         46 s[18] copy
        not r11                           ;    36.8 p5      46 s[18]
        and r11, r15                      ;    37.8 p11     46 s[18]
        xor rdi, r11                      ;    38.8 p6      46 s[18]
        not r15                           ;    31.5 p0      46 s[19]
        mov qword [rsp + 416], rdi        ;    39.8 p8+p9   58 rounds
        and r10, r15                      ;    32.5 p1      46 s[19]
        xor r10, rcx                      ;    36.8 p5      46 s[19]
        xor r9, qword [rsp + 496]         ;    32.2 p11+p3   43 b[21]
        mov qword [rsp + 424], r10        ;    37.8 p7+p4   58 rounds
        ror r9, 9                         ;    33.2 p6      43 b[21]
        xor r8, rax                       ;    32.7 p0      43 b[22]
        ror r8, 0x19                      ;    33.7 p6      43 b[22]
        mov r10, r9                       ;    34.2         46 s[20] copy
        not r10                           ;    34.2 p1      46 s[20]
        and r10, r8                       ;    35.2 p5      46 s[20]
        xor rdx, r14                      ;    33.5 p11     43 b[20]
        ror rdx, 2                        ;    34.5 p0      43 b[20]
        xor r10, rdx                      ;    36.2 p1      46 s[20]
        mov qword [rsp + 432], r10        ;    37.2 p8+p9   58 rounds
        xor r12, rbx                      ;    34.3 p5      43 b[23]
        ror r12, 0x17                     ;    35.3 p6      43 b[23]
        mov r10, r8                       ;    34.7         46 s[21] copy
        not r10                           ;    34.7 p11     46 s[21]
        and r10, r12                      ;    36.3 p0      46 s[21]
        xor r10, r9                       ;    37.3 p1      46 s[21]
        xor rbp, qword [rsp + 288]        ;    35.3 p5+p10   43 b[24]
        mov qword [rsp + 288], r10        ;    38.3 p7+p4   58 rounds
        ror rbp, 0x3e                     ;    36.3 p6      43 b[24]
        mov r10, r12                      ;    36.3         46 s[22] copy
        not r10                           ;    36.3 p11     46 s[22]
        and r10, rbp                      ;    37.3 p0      46 s[22]
        xor r10, r8                       ;    38.3 p1      46 s[22]
        mov qword [rsp + 296], r10        ;    39.3 p8+p9   58 rounds
        mov r8, rbp                       ;    37.3         46 s[23] copy
        not r8                            ;    37.3 p5      46 s[23]
        and r8, rdx                       ;    38.3 p6      46 s[23]
        xor r8, r12                       ;    39.3 p11     46 s[23]
        mov qword [rsp + 304], r8         ;    40.3 p7+p4   58 rounds
        not rdx                           ;    37.3 p0      46 s[24]
        and rdx, r9                       ;    38.3 p1      46 s[24]
        xor rdx, rbp                      ;    39.3 p5      46 s[24]
        mov qword [rsp + 320], rdx        ;    40.3 p8+p9   58 rounds
        mov r8, qword [rsp + 472]         ;    38.0 p2      46 s[4]
        not r8                            ;    43.0 p6      46 s[4]
        and r8, qword [rsp + 456]         ;    44.0 p11+p3   46 s[4]
        xor r8, qword [rsp + 464]         ;    45.0 p0+p10   46 s[4]
        mov qword [rsp + 256], r8         ;    46.0 p7+p4   58 rounds
        mov r8, qword [rsp + 440]         ;    39.0 p2      58 rounds
        add r8, 8                         ;    44.0 p1      58 rounds
        mov r9, qword [rsp + 448]         ;    39.3 p3      48 s[0] reload
        mov r10, qword [rsp + 480]        ;    39.5 p10     46 s[5] reload
        mov r11, qword [rsp + 488]        ;    40.0 p2      46 s[10] reload
        mov r12, r13                      ;    39.7         46 s[15] copy
        cmp r8, qword [rsp + 336]         ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 328], r8         ;                    resident
        mov qword [rsp + 224], r9         ;                    resident
        mov qword [rsp + 264], r10        ;                    resident
        mov qword [rsp + 352], r11        ;                    resident
        mov qword [rsp + 392], r12        ;                    resident
        mov r8, qword [rsp + 224]         ;     0.0 p2      59 a
        mov qword [rsp + 8], r8           ;     5.0 p7+p4   59 a
        mov r8, qword [rsp + 232]         ;     0.3 p3      59 a
        mov qword [rsp + 16], r8          ;     5.3 p8+p9   59 a
        mov r8, qword [rsp + 240]         ;     0.7 p10     59 a
        mov qword [rsp + 24], r8          ;     5.7 p7+p4   59 a
        mov r8, qword [rsp + 248]         ;     1.0 p2      59 a
        mov qword [rsp + 32], r8          ;     6.0 p8+p9   59 a
        mov r8, qword [rsp + 256]         ;     1.3 p3      59 a
        mov qword [rsp + 40], r8          ;     6.3 p7+p4   59 a
        mov r8, qword [rsp + 264]         ;     1.7 p10     59 a
        mov qword [rsp + 48], r8          ;     6.7 p8+p9   59 a
        mov r8, qword [rsp + 272]         ;     2.0 p2      59 a
        mov qword [rsp + 56], r8          ;     7.0 p7+p4   59 a
        mov r8, qword [rsp + 280]         ;     2.3 p3      59 a
        mov qword [rsp + 64], r8          ;     7.3 p8+p9   59 a
        mov r8, qword [rsp + 312]         ;     2.7 p10     59 a
        mov qword [rsp + 72], r8          ;     7.7 p7+p4   59 a
        mov r8, qword [rsp + 344]         ;     3.0 p2      59 a
        mov qword [rsp + 80], r8          ;     8.0 p8+p9   59 a
        mov r8, qword [rsp + 352]         ;     3.3 p3      59 a
        mov qword [rsp + 96], r8          ;     8.3 p7+p4   59 a
        mov r8, qword [rsp + 360]         ;     3.7 p10     59 a
        mov qword [rsp + 104], r8         ;     8.7 p8+p9   59 a
        mov r8, qword [rsp + 368]         ;     4.0 p2      59 a
        mov qword [rsp + 112], r8         ;     9.0 p7+p4   59 a
        mov r8, qword [rsp + 376]         ;     4.3 p3      59 a
        mov qword [rsp + 120], r8         ;     9.3 p8+p9   59 a
        mov r8, qword [rsp + 384]         ;     4.7 p10     59 a
        mov qword [rsp + 128], r8         ;     9.7 p7+p4   59 a
        mov r8, qword [rsp + 392]         ;     5.0 p2      59 a
        mov qword [rsp + 144], r8         ;    10.0 p8+p9   59 a
        mov r8, qword [rsp + 400]         ;     5.3 p3      59 a
        mov qword [rsp + 160], r8         ;    10.3 p7+p4   59 a
        mov r8, qword [rsp + 408]         ;     5.7 p10     59 a
        mov qword [rsp + 168], r8         ;    10.7 p8+p9   59 a
        mov r8, qword [rsp + 416]         ;     6.0 p2      59 a
        mov qword [rsp + 184], r8         ;    11.0 p7+p4   59 a
        mov r8, qword [rsp + 424]         ;     6.3 p3      59 a
        mov qword [rsp + 192], r8         ;    11.3 p8+p9   59 a
        mov r8, qword [rsp + 432]         ;     6.7 p10     59 a
        mov qword [rsp + 200], r8         ;    11.7 p7+p4   59 a
        mov r8, qword [rsp + 288]         ;     7.0 p2      59 a
        mov qword [rsp + 208], r8         ;    12.0 p8+p9   59 a
        mov r8, qword [rsp + 296]         ;     7.3 p3      59 a
        mov qword [rsp + 216], r8         ;    12.3 p7+p4   59 a
        mov r8, qword [rsp + 304]         ;     7.7 p10     59 a
        mov qword [rsp + 136], r8         ;    12.7 p8+p9   59 a
        mov r8, qword [rsp + 320]         ;     8.0 p2      59 a
        mov qword [rsp + 152], r8         ;    13.0 p7+p4   59 a
        mov r8, qword [rsp + 88]          ;     8.3 p3      54 blocks
        add r8, 0xa8                      ;    13.3 p0      54 blocks
        mov qword [rsp + 88], r8          ;    14.3 p8+p9   54 blocks
        cmp r8, qword [rsp + 176]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov r8, qword [rsp + 8]           ;     0.0 p2      54 blocks reload
        mov r9, qword [rsp + 0]           ;     0.2 p3      54 blocks reload
        mov qword [r9], r8                ;     5.0 p7+p4   54 blocks
        mov r8, qword [rsp + 16]          ;     0.5 p10     54 blocks reload
        mov qword [r9 + 8], r8            ;     5.5 p8+p9   54 blocks
        mov r8, qword [rsp + 24]          ;     1.0 p2      54 blocks reload
        mov qword [r9 + 16], r8           ;     6.0 p7+p4   54 blocks
        mov r8, qword [rsp + 32]          ;     1.2 p3      54 blocks reload
        mov qword [r9 + 24], r8           ;     6.2 p8+p9   54 blocks
        mov r8, qword [rsp + 40]          ;     1.5 p10     54 blocks reload
        mov qword [r9 + 32], r8           ;     6.5 p7+p4   54 blocks
        mov r8, qword [rsp + 48]          ;     2.0 p2      54 blocks reload
        mov qword [r9 + 40], r8           ;     7.0 p8+p9   54 blocks
        mov r8, qword [rsp + 56]          ;     2.2 p3      54 blocks reload
        mov qword [r9 + 48], r8           ;     7.2 p7+p4   54 blocks
        mov r8, qword [rsp + 64]          ;     2.5 p10     54 blocks reload
        mov qword [r9 + 56], r8           ;     7.5 p8+p9   54 blocks
        mov r8, qword [rsp + 72]          ;     3.0 p2      54 blocks reload
        mov qword [r9 + 64], r8           ;     8.0 p7+p4   54 blocks
        mov r8, qword [rsp + 80]          ;     3.2 p3      54 blocks reload
        mov qword [r9 + 72], r8           ;     8.2 p8+p9   54 blocks
        mov r8, qword [rsp + 96]          ;     3.5 p10     54 blocks reload
        mov qword [r9 + 80], r8           ;     8.5 p7+p4   54 blocks
        mov r8, qword [rsp + 104]         ;     4.0 p2      54 blocks reload
        mov qword [r9 + 88], r8           ;     9.0 p8+p9   54 blocks
        mov r8, qword [rsp + 112]         ;     4.2 p3      54 blocks reload
        mov qword [r9 + 96], r8           ;     9.2 p7+p4   54 blocks
        mov r8, qword [rsp + 120]         ;     4.5 p10     54 blocks reload
        mov qword [r9 + 104], r8          ;     9.5 p8+p9   54 blocks
        mov r8, qword [rsp + 128]         ;     5.0 p2      54 blocks reload
        mov qword [r9 + 112], r8          ;    10.0 p7+p4   54 blocks
        mov r8, qword [rsp + 144]         ;     5.2 p3      54 blocks reload
        mov qword [r9 + 120], r8          ;    10.2 p8+p9   54 blocks
        mov r8, qword [rsp + 160]         ;     5.5 p10     54 blocks reload
        mov qword [r9 + 128], r8          ;    10.5 p7+p4   54 blocks
        mov r8, qword [rsp + 168]         ;     6.0 p2      54 blocks reload
        mov qword [r9 + 136], r8          ;    11.0 p8+p9   54 blocks
        mov r8, qword [rsp + 184]         ;     6.2 p3      54 blocks reload
        mov qword [r9 + 144], r8          ;    11.2 p7+p4   54 blocks
        mov r8, qword [rsp + 192]         ;     6.5 p10     54 blocks reload
        mov qword [r9 + 152], r8          ;    11.5 p8+p9   54 blocks
        mov r8, qword [rsp + 200]         ;     7.0 p2      54 blocks reload
        mov qword [r9 + 160], r8          ;    12.0 p7+p4   54 blocks
        mov r8, qword [rsp + 208]         ;     7.2 p3      54 blocks reload
        mov qword [r9 + 168], r8          ;    12.2 p8+p9   54 blocks
        mov r8, qword [rsp + 216]         ;     7.5 p10     54 blocks reload
        mov qword [r9 + 176], r8          ;    12.5 p7+p4   54 blocks
        mov r8, qword [rsp + 136]         ;     8.0 p2      54 blocks reload
        mov qword [r9 + 184], r8          ;    13.0 p8+p9   54 blocks
        mov r8, qword [rsp + 152]         ;     8.2 p3      54 blocks reload
        mov qword [r9 + 192], r8          ;    13.2 p7+p4   54 blocks
        lea rdi, [rsp + 8]                ;                    cleared
        xor eax, eax                      ;                    cleared
        mov ecx, 0x3e                     ;                    cleared
        rep stosq                         ;                    cleared
        add rsp, 0x208                    ;                    frame
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

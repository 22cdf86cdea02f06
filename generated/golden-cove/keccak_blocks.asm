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
; The frame is cleared before return: 520 bytes, 4 instructions, one of them for 65 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 56 uops, planned 15.8; bounds: width 9.3, ports 13.0, path 5.0
;   blocks: 76 uops, planned 19.3; bounds: width 12.7, ports 15.7, path 6.0
;   blocks/rounds: 240 uops, planned 44.8; bounds: width 40.0, ports 31.2, path 8.0
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
        sub rsp, 0x218                    ;                    frame
        mov qword [rsp + 0], rdi          ;                    argument
        mov dword [rsp + 528], edx        ;                    argument
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
        mov r11d, dword [rsp + 528]       ;     5.2 p3      54 a
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
        cmp dword [rsp + 528], 0          ;                    no blocks?
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
        mov r8, qword [rsp + 224]         ;                    resident
        mov r9, qword [rsp + 392]         ;                    resident
        mov r10, qword [rsp + 432]        ;                    resident
        mov r11, qword [rsp + 288]        ;                    resident
        mov r12, qword [rsp + 352]        ;                    resident
        mov r13, qword [rsp + 360]        ;                    resident
        mov r14, qword [rsp + 400]        ;                    resident
        mov r15, qword [rsp + 408]        ;                    resident
        mov rsi, qword [rsp + 296]        ;                    resident
        mov rdi, qword [rsp + 304]        ;                    resident
        mov rbp, qword [rsp + 320]        ;                    resident
        align 16
.rounds_2:
        mov rax, r15                      ;     0.0         40 sum[2] copy
        mov rcx, qword [rsp + 240]        ;     0.2 p2      40 sum[2] reload
        xor r15, rcx                      ;     5.2 p0      40 sum[2]
        mov rdx, qword [rsp + 280]        ;     0.5 p3      40 sum[2] reload
        xor r15, rdx                      ;     6.2 p1      40 sum[2]
        xor r15, rsi                      ;     7.2 p5      40 sum[2]
        mov rbx, qword [rsp + 368]        ;     1.0 p10     40 sum[2] reload
        xor r15, rbx                      ;     8.2 p6      40 sum[2]
        rorx rdx, r15, 0x3f               ;     9.2 p0      42 d
        mov qword [rsp + 440], rax        ;     1.5 p7+p4   40 sum[2] spill
        mov rax, r8                       ;     1.7         40 sum[0] copy
        xor r8, r12                       ;     1.8 p11     40 sum[0]
        xor r8, qword [rsp + 264]         ;     5.0 p1+p2   40 sum[0]
        xor r8, r9                        ;     6.0 p5      40 sum[0]
        xor r8, r10                       ;     7.0 p6      40 sum[0]
        xor rdx, r8                       ;    10.2 p0      42 d
        mov qword [rsp + 448], r9         ;     2.7 p8+p9   40 sum[0] spill
        mov r9, rdx                       ;    11.2         43 b[1] copy
        xor r9, qword [rsp + 272]         ;    11.2 p11+p3   43 b[1]
        ror r9, 0x14                      ;    12.2 p6      43 b[1]
        mov qword [rsp + 456], r10        ;     3.3 p7+p4   40 sum[0] spill
        mov r10, r9                       ;    13.2         43 b[1] copy
        not r9                            ;    13.2 p1      46 s[0]
        ror r8, 0x3f                      ;     8.0 p0      42 d
        mov rcx, rdi                      ;     4.0         40 sum[3] copy
        xor rdi, qword [rsp + 248]        ;     5.0 p5+p10   40 sum[3]
        xor rdi, qword [rsp + 312]        ;     6.0 p11+p2   40 sum[3]
        xor rdi, qword [rsp + 376]        ;     7.0 p6+p3   40 sum[3]
        xor rdi, qword [rsp + 416]        ;     8.0 p1+p10   40 sum[3]
        xor r8, rdi                       ;     9.0 p0      42 d
        ror rdi, 0x3f                     ;     9.0 p6      42 d
        mov qword [rsp + 464], rcx        ;     5.2 p8+p9   40 sum[3] spill
        mov rcx, r13                      ;     5.3         40 sum[1] copy
        xor r13, qword [rsp + 232]        ;     5.5 p5+p2   40 sum[1]
        xor r13, qword [rsp + 272]        ;     6.5 p11+p3   40 sum[1]
        xor r13, r14                      ;     7.5 p1      40 sum[1]
        xor r13, r11                      ;     8.5 p0      40 sum[1]
        xor rdi, r13                      ;    10.0 p6      42 d
        xor rbx, rdi                      ;    11.0 p5      43 b[2]
        ror rbx, 0x15                     ;    12.0 p0      43 b[2]
        and r9, rbx                       ;    14.2 p11     46 s[0]
        ror r13, 0x3f                     ;     9.5 p6      42 d
        mov qword [rsp + 472], r11        ;     7.0 p7+p4   40 sum[1] spill
        mov r11, qword [rsp + 328]        ;     7.2 p10     58 s reload
        xor r9, qword [r11]               ;    17.2 p1+p2   48 s[0]
        mov r11, rbx                      ;    13.0         43 b[2] copy
        not rbx                           ;    13.0 p5      46 s[1]
        mov qword [rsp + 480], rcx        ;     7.8 p8+p9   40 sum[1] spill
        mov rcx, rbp                      ;     8.0         40 sum[4] copy
        xor rbp, qword [rsp + 256]        ;     8.2 p11+p3   40 sum[4]
        xor rbp, qword [rsp + 344]        ;     9.2 p0+p10   40 sum[4]
        xor rbp, qword [rsp + 384]        ;    10.2 p1+p2   40 sum[4]
        xor rbp, qword [rsp + 424]        ;    11.2 p6+p3   40 sum[4]
        xor r13, rbp                      ;    12.2 p5      42 d
        xor rax, r13                      ;    13.2 p11     43 b[0]
        xor r9, rax                       ;    18.2 p0      48 s[0]
        ror rbp, 0x3f                     ;    12.2 p6      42 d
        xor r15, rbp                      ;    13.2 p1      42 d
        mov rbp, r15                      ;    14.2         43 b[3] copy
        xor rbp, qword [rsp + 416]        ;    14.2 p5+p10   43 b[3]
        ror rbp, 0x2b                     ;    15.2 p0      43 b[3]
        and rbx, rbp                      ;    16.2 p11     46 s[1]
        xor rbx, r10                      ;    17.2 p1      46 s[1]
        xor rcx, r8                       ;    10.7 p6      43 b[4]
        ror rcx, 0x32                     ;    11.7 p0      43 b[4]
        xor r12, r13                      ;    13.2 p5      43 b[7]
        ror r12, 0x3d                     ;    14.2 p6      43 b[7]
        mov qword [rsp + 488], r9         ;    19.2 p7+p4   48 s[0] spill
        mov r9, rbp                       ;    16.2         43 b[3] copy
        not rbp                           ;    16.2 p11     46 s[2]
        and rbp, rcx                      ;    17.2 p1      46 s[2]
        xor r11, rbp                      ;    18.2 p5      46 s[2]
        mov rbp, rcx                      ;    12.7         43 b[4] copy
        not rcx                           ;    12.7 p0      46 s[3]
        and rcx, rax                      ;    14.2 p11     46 s[3]
        xor rcx, r9                       ;    16.2 p1      46 s[3]
        mov r9, r8                        ;    12.7         43 b[6] copy
        xor r9, qword [rsp + 344]         ;    12.8 p6+p2   43 b[6]
        ror r9, 0x2c                      ;    13.8 p0      43 b[6]
        xor r14, rdx                      ;    13.2 p5      43 b[8]
        ror r14, 0x13                     ;    14.2 p6      43 b[8]
        xor rsi, rdi                      ;    13.5 p11     43 b[9]
        ror rsi, 3                        ;    14.5 p0      43 b[9]
        mov qword [rsp + 496], rbp        ;    13.8 p8+p9   43 b[4] spill
        mov rbp, r9                       ;    14.8         43 b[6] copy
        not r9                            ;    14.8 p1      46 s[5]
        and r9, r12                       ;    15.8 p5      46 s[5]
        mov qword [rsp + 504], r10        ;    14.5 p7+p4   43 b[1] spill
        mov r10, r15                      ;    14.7         43 b[5] copy
        xor r10, qword [rsp + 248]        ;    14.8 p11+p3   43 b[5]
        mov qword [rsp + 248], rcx        ;    17.2 p8+p9   58 rounds
        ror r10, 0x24                     ;    15.8 p6      43 b[5]
        xor r9, r10                       ;    16.8 p1      46 s[5]
        mov rcx, r12                      ;    15.5         43 b[7] copy
        not r12                           ;    15.7 p5      46 s[6]
        and r12, r14                      ;    16.7 p0      46 s[6]
        xor r12, rbp                      ;    17.7 p11     46 s[6]
        mov qword [rsp + 272], r12        ;    18.7 p7+p4   58 rounds
        mov r12, r14                      ;    16.3         43 b[8] copy
        not r14                           ;    16.5 p6      46 s[7]
        and r14, rsi                      ;    17.5 p1      46 s[7]
        xor rcx, r14                      ;    18.5 p5      46 s[7]
        mov r14, rsi                      ;    17.0         43 b[9] copy
        not rsi                           ;    17.2 p0      46 s[8]
        and rsi, r10                      ;    18.2 p11     46 s[8]
        xor r12, rsi                      ;    19.2 p6      46 s[8]
        not r10                           ;    17.7 p1      46 s[9]
        mov rsi, qword [rsp + 232]        ;    17.8 p10     43 b[10]
        mov qword [rsp + 232], rbx        ;    18.2 p8+p9   58 rounds
        and r10, rbp                      ;    18.7 p5      46 s[9]
        mov rbp, qword [rsp + 240]        ;    18.3 p2      43 b[20]
        mov qword [rsp + 240], r11        ;    19.2 p7+p4   58 rounds
        mov r11, qword [rsp + 264]        ;    18.7 p3      43 b[16]
        mov qword [rsp + 264], r9         ;    19.0 p8+p9   58 rounds
        xor r14, r10                      ;    19.7 p0      46 s[9]
        mov qword [rsp + 344], r14        ;    20.7 p7+p4   58 rounds
        mov r9, rdi                       ;    19.3         43 b[11] copy
        xor r9, qword [rsp + 280]         ;    19.5 p11+p10   43 b[11]
        mov qword [rsp + 280], rcx        ;    20.0 p8+p9   58 rounds
        ror r9, 0x3a                      ;    20.5 p6      43 b[11]
        mov r10, r9                       ;    21.5         43 b[11] copy
        not r9                            ;    21.5 p1      46 s[10]
        mov r14, r15                      ;    20.3         43 b[12] copy
        xor r14, qword [rsp + 376]        ;    20.5 p5+p2   43 b[12]
        ror r14, 0x27                     ;    21.5 p0      43 b[12]
        and r9, r14                       ;    22.5 p11     46 s[10]
        xor rsi, rdx                      ;    22.8 p6      43 b[10]
        ror rsi, 0x3f                     ;    23.8 p0      43 b[10]
        xor r9, rsi                       ;    24.8 p1      46 s[10]
        mov rcx, qword [rsp + 312]        ;    21.5 p3      43 b[21]
        mov qword [rsp + 312], r12        ;    21.7 p7+p4   58 rounds
        mov r12, r14                      ;    22.5         43 b[12] copy
        not r14                           ;    22.5 p5      46 s[11]
        mov rbx, r8                       ;    22.2         43 b[13] copy
        xor rbx, qword [rsp + 424]        ;    22.3 p11+p10   43 b[13]
        ror rbx, 0x38                     ;    23.3 p6      43 b[13]
        and r14, rbx                      ;    24.3 p1      46 s[11]
        xor r14, r10                      ;    25.3 p0      46 s[11]
        xor r11, r13                      ;    23.7 p5      43 b[16]
        ror r11, 0x1c                     ;    24.7 p6      43 b[16]
        mov qword [rsp + 512], r9         ;    25.8 p8+p9   46 s[10] spill
        mov r9, rbx                       ;    24.3         43 b[13] copy
        not rbx                           ;    24.3 p11     46 s[12]
        mov qword [rsp + 520], rax        ;    23.8 p7+p4   43 b[0] spill
        mov rax, r13                      ;    24.0         43 b[14] copy
        xor rax, qword [rsp + 456]        ;    24.2 p1+p2   43 b[14]
        ror rax, 0x2e                     ;    25.2 p0      43 b[14]
        and rbx, rax                      ;    26.2 p5      46 s[12]
        xor r12, rbx                      ;    27.2 p6      46 s[12]
        mov qword [rsp + 368], r12        ;    28.2 p8+p9   58 rounds
        mov r12, rax                      ;    26.2         43 b[14] copy
        not rax                           ;    26.2 p11     46 s[13]
        and rax, rsi                      ;    27.2 p1      46 s[13]
        xor r9, rax                       ;    28.2 p0      46 s[13]
        mov qword [rsp + 376], r9         ;    29.2 p7+p4   58 rounds
        not rsi                           ;    25.8 p5      46 s[14]
        and r10, rsi                      ;    26.8 p6      46 s[14]
        mov r9, qword [rsp + 480]         ;    26.2 p3      43 b[17]
        xor r12, r10                      ;    27.8 p11     46 s[14]
        xor r9, rdx                       ;    31.2 p1      43 b[17]
        mov r10, r11                      ;    26.7         43 b[16] copy
        not r11                           ;    26.8 p0      46 s[15]
        ror r9, 0x36                      ;    32.2 p6      43 b[17]
        and r11, r9                       ;    33.2 p5      46 s[15]
        mov rsi, r8                       ;    27.3         43 b[15] copy
        xor rsi, qword [rsp + 256]        ;    27.5 p11+p10   43 b[15]
        ror rsi, 0x25                     ;    28.5 p0      43 b[15]
        xor r11, rsi                      ;    34.2 p1      46 s[15]
        mov rax, r9                       ;    33.2         43 b[17] copy
        not r9                            ;    33.2 p6      46 s[16]
        mov rbx, rdi                      ;    28.3         43 b[18] copy
        xor rbx, qword [rsp + 440]        ;    28.5 p5+p2   43 b[18]
        ror rbx, 0x31                     ;    29.5 p0      43 b[18]
        and r9, rbx                       ;    34.2 p11     46 s[16]
        xor r9, r10                       ;    35.2 p1      46 s[16]
        xor rcx, r15                      ;    29.2 p6      43 b[21]
        xor r15, qword [rsp + 464]        ;    29.5 p5+p3   43 b[19]
        ror r15, 8                        ;    30.5 p0      43 b[19]
        ror rcx, 9                        ;    30.2 p6      43 b[21]
        xor r8, qword [rsp + 384]         ;    29.8 p11+p10   43 b[22]
        mov qword [rsp + 384], r12        ;    30.0 p8+p9   58 rounds
        mov r12, rbx                      ;    30.5         43 b[18] copy
        not rbx                           ;    30.5 p1      46 s[17]
        and rbx, r15                      ;    31.5 p5      46 s[17]
        xor rax, rbx                      ;    33.2 p0      46 s[17]
        mov rbx, r15                      ;    31.5         43 b[19] copy
        not r15                           ;    31.5 p11     46 s[18]
        and r15, rsi                      ;    32.5 p6      46 s[18]
        xor r15, r12                      ;    33.5 p1      46 s[18]
        mov qword [rsp + 416], r15        ;    34.5 p7+p4   58 rounds
        mov r12, qword [rsp + 448]        ;    31.7 p2      43 b[23]
        not rsi                           ;    31.8 p5      46 s[19]
        and r10, rsi                      ;    32.8 p0      46 s[19]
        xor r10, rbx                      ;    33.8 p11     46 s[19]
        mov qword [rsp + 424], r10        ;    34.8 p8+p9   58 rounds
        mov r10, rcx                      ;    32.5         43 b[21] copy
        not rcx                           ;    32.7 p6      46 s[20]
        ror r8, 0x19                      ;    33.0 p0      43 b[22]
        xor rbp, rdi                      ;    33.0 p1      43 b[20]
        and rcx, r8                       ;    34.0 p5      46 s[20]
        ror rbp, 2                        ;    34.0 p6      43 b[20]
        xor rcx, rbp                      ;    35.0 p11     46 s[20]
        xor r12, r13                      ;    36.7 p1      43 b[23]
        mov r13, r8                       ;    34.0         43 b[22] copy
        not r8                            ;    34.0 p0      46 s[21]
        ror r12, 0x17                     ;    37.7 p6      43 b[23]
        and r8, r12                       ;    38.7 p5      46 s[21]
        xor r8, r10                       ;    39.7 p11     46 s[21]
        xor rdx, qword [rsp + 472]        ;    35.0 p1+p3   43 b[24]
        ror rdx, 0x3e                     ;    36.0 p0      43 b[24]
        mov r15, r12                      ;    38.7         43 b[23] copy
        not r12                           ;    38.7 p5      46 s[22]
        and r12, rdx                      ;    39.7 p11     46 s[22]
        xor r13, r12                      ;    40.7 p6      46 s[22]
        mov r12, rdx                      ;    37.0         43 b[24] copy
        not rdx                           ;    37.0 p1      46 s[23]
        and rdx, rbp                      ;    38.0 p0      46 s[23]
        xor rdx, r15                      ;    39.0 p5      46 s[23]
        not rbp                           ;    36.5 p11     46 s[24]
        and rbp, r10                      ;    37.5 p6      46 s[24]
        xor rbp, r12                      ;    38.5 p1      46 s[24]
        mov r10, qword [rsp + 520]        ;    36.8 p10     46 s[4]
        not r10                           ;    41.8 p0      46 s[4]
        and r10, qword [rsp + 504]        ;    42.8 p5+p2   46 s[4]
        xor r10, qword [rsp + 496]        ;    43.8 p11+p3   46 s[4]
        mov qword [rsp + 256], r10        ;    44.8 p7+p4   58 rounds
        mov r10, qword [rsp + 328]        ;    37.8 p10     58 rounds
        add r10, 8                        ;    42.8 p6      58 rounds
        mov qword [rsp + 328], r10        ;    43.8 p8+p9   58 rounds
        mov r10, qword [rsp + 488]        ;    38.2 p2      48 s[0] reload
        mov r12, qword [rsp + 512]        ;    38.3 p3      46 s[10] reload
        mov r15, rax                      ;    38.5         46 s[17] copy
        mov rsi, r13                      ;    41.7         46 s[22] copy
        mov r13, r14                      ;    38.8         46 s[11] copy
        mov r14, r9                       ;    39.0         46 s[16] copy
        mov r9, r11                       ;    39.2         46 s[15] copy
        mov r11, r8                       ;    40.7         46 s[21] copy
        mov r8, r10                       ;    43.2         48 s[0] copy
        mov r10, rcx                      ;    39.7         46 s[20] copy
        mov rdi, rdx                      ;    40.0         46 s[23] copy
        mov rax, qword [rsp + 328]        ;                    more rounds?
        cmp rax, qword [rsp + 336]        ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 224], r8         ;                    resident
        mov qword [rsp + 392], r9         ;                    resident
        mov qword [rsp + 432], r10        ;                    resident
        mov qword [rsp + 288], r11        ;                    resident
        mov qword [rsp + 352], r12        ;                    resident
        mov qword [rsp + 360], r13        ;                    resident
        mov qword [rsp + 400], r14        ;                    resident
        mov qword [rsp + 408], r15        ;                    resident
        mov qword [rsp + 296], rsi        ;                    resident
        mov qword [rsp + 304], rdi        ;                    resident
        mov qword [rsp + 320], rbp        ;                    resident
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
        mov ecx, 0x41                     ;                    cleared
        rep stosq                         ;                    cleared
        add rsp, 0x218                    ;                    frame
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

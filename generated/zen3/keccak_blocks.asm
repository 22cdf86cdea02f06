; keccak_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha3.cw (sha256 c493b62874d07779); do not edit:
;   ./cw build keccak_blocks --cpu zen3
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
;   body: 56 uops, planned 21.2; bounds: width 9.3, ports 18.0, path 4.0
;   blocks: 76 uops, planned 26.0; bounds: width 12.7, ports 24.7, path 5.0
;   blocks/rounds: 241 uops, planned 45.7; bounds: width 40.2, ports 39.0, path 8.0
;   blocks.2: 53 uops, planned 21.3; bounds: width 8.8, ports 17.3, path 1.0
;   body.2: 51 uops, planned 20.2; bounds: width 8.5, ports 17.0, path 0.0
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
        mov r8, qword [rsp + 0]           ;     0.0 agu0    54 a reload
        mov r9, qword [r8]                ;     4.0 agu1    54 a
        mov r10, qword [r8 + 8]           ;     4.0 agu2    54 a
        mov r11, qword [r8 + 16]          ;     4.0 agu0    54 a
        mov r12, qword [r8 + 24]          ;     4.0 agu1    54 a
        mov r13, qword [r8 + 32]          ;     4.0 agu2    54 a
        mov r14, qword [r8 + 40]          ;     4.0 agu0    54 a
        mov r15, qword [r8 + 48]          ;     4.0 agu1    54 a
        mov rsi, qword [r8 + 56]          ;     4.0 agu2    54 a
        mov rdi, qword [r8 + 64]          ;     4.0 agu0    54 a
        mov rbp, qword [r8 + 72]          ;     4.0 agu1    54 a
        mov rax, qword [r8 + 80]          ;     4.0 agu2    54 a
        mov rcx, qword [r8 + 88]          ;     4.0 agu0    54 a
        mov rdx, qword [r8 + 96]          ;     4.2 agu1    54 a
        mov rbx, qword [r8 + 184]         ;     4.3 agu2    54 a
        mov qword [rsp + 8], r9           ;     8.0 agu0+st0   54 a
        mov r9, qword [r8 + 192]          ;     5.2 agu1    54 a
        mov qword [rsp + 16], r10         ;     8.0 agu2+st1   54 a
        mov qword [rsp + 24], r11         ;     8.0 agu0+st0   54 a
        mov r10d, 0xa8                    ;     4.3 alu0    54 a reload
        mov r11d, dword [rsp + 528]       ;     6.2 agu1    54 a
        imul r11, r10                     ;    10.2 alu1    54 a
        mov qword [rsp + 32], r12         ;     8.0 agu2+st1   54 a
        mov qword [rsp + 40], r13         ;     8.0 agu0+st0   54 a
        mov qword [rsp + 48], r14         ;     8.0 agu1+st1   54 a
        mov qword [rsp + 56], r15         ;     8.0 agu2+st0   54 a
        mov qword [rsp + 64], rsi         ;     8.0 agu0+st1   54 a
        mov qword [rsp + 72], rdi         ;     8.2 agu1+st0   54 a
        mov qword [rsp + 80], rbp         ;     8.3 agu2+st1   54 a
        add r11, qword [rsp + 88]         ;    13.2 alu2+agu0   54 a
        mov qword [rsp + 96], rax         ;     9.2 agu1+st0   54 a
        mov qword [rsp + 104], rcx        ;     9.3 agu2+st1   54 a
        mov qword [rsp + 112], rdx        ;    10.0 agu0+st0   54 a
        mov r10, qword [r8 + 104]         ;    10.2 agu1    54 a reload
        mov qword [rsp + 120], r10        ;    14.2 agu2+st1   54 a
        mov r10, qword [r8 + 112]         ;    11.0 agu0    54 a reload
        mov qword [rsp + 128], r10        ;    15.0 agu1+st0   54 a
        mov qword [rsp + 136], rbx        ;    11.3 agu2+st1   54 a
        mov r10, qword [r8 + 120]         ;    12.0 agu0    54 a reload
        mov qword [rsp + 144], r10        ;    16.0 agu1+st0   54 a
        mov qword [rsp + 152], r9         ;    12.3 agu2+st1   54 a
        mov r9, qword [r8 + 128]          ;    13.0 agu0    54 a reload
        mov qword [rsp + 160], r9         ;    17.0 agu1+st0   54 a
        mov qword [rsp + 168], r11        ;    14.2 agu2+st1   54 a
        mov r9, qword [r8 + 136]          ;    14.0 agu0    54 a reload
        mov qword [rsp + 176], r9         ;    18.0 agu1+st0   54 a
        mov r9, qword [r8 + 144]          ;    14.3 agu2    54 a reload
        mov qword [rsp + 184], r9         ;    18.3 agu0+st1   54 a
        mov r9, qword [r8 + 152]          ;    15.2 agu1    54 a reload
        mov qword [rsp + 192], r9         ;    19.2 agu2+st0   54 a
        mov r9, qword [r8 + 160]          ;    16.0 agu0    54 a reload
        mov qword [rsp + 200], r9         ;    20.0 agu1+st1   54 a
        mov r9, qword [r8 + 168]          ;    16.3 agu2    54 a reload
        mov qword [rsp + 208], r9         ;    20.3 agu0+st0   54 a
        mov r9, qword [r8 + 176]          ;    17.2 agu1    54 a reload
        mov qword [rsp + 216], r9         ;    21.2 agu2+st1   54 a
        cmp dword [rsp + 528], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 208]         ;     0.0 agu0    56 s[21] reload
        mov qword [rsp + 224], r8         ;     4.0 agu1+st0   58 rounds
        mov r8, qword [rsp + 216]         ;     0.3 agu2    56 s[22] reload
        mov qword [rsp + 232], r8         ;     4.3 agu0+st1   58 rounds
        mov r8, qword [rsp + 136]         ;     1.2 agu1    56 s[23] reload
        mov qword [rsp + 240], r8         ;     5.2 agu2+st0   58 rounds
        mov r8, qword [rsp + 152]         ;     2.0 agu0    56 s[24] reload
        mov qword [rsp + 248], r8         ;     6.0 agu1+st1   58 rounds
        lea r8, [rel keccak_blocks.T0_RC] ;     1.3 alu0    58 rounds reload
        mov qword [rsp + 256], r8         ;     2.3 agu2+st0   58 rounds
        add r8, 0xc0                      ;     2.3 alu1    58 rounds
        mov qword [rsp + 264], r8         ;     3.3 agu0+st1   58 rounds
        mov r8, qword [rsp + 8]           ;     3.2 agu1    57 s[0]
        mov r9, qword [rsp + 88]          ;     3.3 agu2    57 s[0] reload
        xor r8, qword [r9]                ;    11.3 alu2+agu0   57 s[0]
        mov qword [rsp + 272], r8         ;    12.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 8]            ;     7.3 agu2    57 s[1]
        xor r8, qword [rsp + 16]          ;    11.3 alu3+agu0   57 s[1]
        mov qword [rsp + 280], r8         ;    12.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 16]           ;     7.3 agu2    57 s[2]
        xor r8, qword [rsp + 24]          ;    11.3 alu0+agu0   57 s[2]
        mov qword [rsp + 288], r8         ;    12.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 24]           ;     7.3 agu2    57 s[3]
        xor r8, qword [rsp + 32]          ;    11.3 alu1+agu0   57 s[3]
        mov qword [rsp + 296], r8         ;    12.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 32]           ;     7.3 agu2    57 s[4]
        xor r8, qword [rsp + 40]          ;    11.3 alu2+agu0   57 s[4]
        mov qword [rsp + 304], r8         ;    12.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 40]           ;     8.3 agu2    57 s[5]
        xor r8, qword [rsp + 48]          ;    12.3 alu3+agu0   57 s[5]
        mov qword [rsp + 312], r8         ;    13.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 48]           ;     9.3 agu2    57 s[6]
        xor r8, qword [rsp + 56]          ;    13.3 alu0+agu0   57 s[6]
        mov qword [rsp + 320], r8         ;    14.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 56]           ;    10.3 agu2    57 s[7]
        xor r8, qword [rsp + 64]          ;    14.3 alu1+agu0   57 s[7]
        mov qword [rsp + 328], r8         ;    15.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 64]           ;    11.3 agu2    57 s[8]
        xor r8, qword [rsp + 72]          ;    15.3 alu2+agu0   57 s[8]
        mov qword [rsp + 336], r8         ;    16.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 72]           ;    12.3 agu2    57 s[9]
        xor r8, qword [rsp + 80]          ;    16.3 alu3+agu0   57 s[9]
        mov qword [rsp + 344], r8         ;    17.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 80]           ;    13.3 agu2    57 s[10]
        xor r8, qword [rsp + 96]          ;    17.3 alu0+agu0   57 s[10]
        mov qword [rsp + 352], r8         ;    18.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 88]           ;    14.3 agu2    57 s[11]
        xor r8, qword [rsp + 104]         ;    18.3 alu1+agu0   57 s[11]
        mov qword [rsp + 360], r8         ;    19.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 96]           ;    15.3 agu2    57 s[12]
        xor r8, qword [rsp + 112]         ;    19.3 alu2+agu0   57 s[12]
        mov qword [rsp + 368], r8         ;    20.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 104]          ;    16.3 agu2    57 s[13]
        xor r8, qword [rsp + 120]         ;    20.3 alu3+agu0   57 s[13]
        mov qword [rsp + 376], r8         ;    21.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 112]          ;    17.3 agu2    57 s[14]
        xor r8, qword [rsp + 128]         ;    21.3 alu0+agu0   57 s[14]
        mov qword [rsp + 384], r8         ;    22.3 agu1+st0   58 rounds
        mov r8, qword [r9 + 120]          ;    18.3 agu2    57 s[15]
        xor r8, qword [rsp + 144]         ;    22.3 alu1+agu0   57 s[15]
        mov qword [rsp + 392], r8         ;    23.3 agu1+st1   58 rounds
        mov r8, qword [r9 + 128]          ;    19.3 agu2    57 s[16]
        mov r10, qword [r9 + 136]         ;    20.0 agu0    57 s[17]
        mov r11, qword [r9 + 144]         ;    20.2 agu1    57 s[18]
        mov r12, qword [r9 + 152]         ;    20.3 agu2    57 s[19]
        mov r9, qword [r9 + 160]          ;    21.0 agu0    57 s[20]
        xor r8, qword [rsp + 160]         ;    23.3 alu2+agu1   57 s[16]
        mov qword [rsp + 400], r8         ;    24.3 agu2+st0   58 rounds
        xor r10, qword [rsp + 176]        ;    24.0 alu3+agu0   57 s[17]
        mov qword [rsp + 408], r10        ;    25.0 agu1+st1   58 rounds
        xor r11, qword [rsp + 184]        ;    24.2 alu0+agu2   57 s[18]
        mov qword [rsp + 416], r11        ;    25.2 agu0+st0   58 rounds
        xor r12, qword [rsp + 192]        ;    24.3 alu1+agu1   57 s[19]
        mov qword [rsp + 424], r12        ;    25.3 agu2+st1   58 rounds
        xor r9, qword [rsp + 200]         ;    25.0 alu2+agu0   57 s[20]
        mov qword [rsp + 432], r9         ;    26.0 agu1+st0   58 rounds
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
        mov rbp, qword [rsp + 248]        ;                    resident
        align 16
.rounds_2:
        mov rax, r15                      ;     0.0         40 sum[2] copy
        mov rcx, qword [rsp + 288]        ;     0.2 agu0    40 sum[2] reload
        xor r15, rcx                      ;     4.2 alu0    40 sum[2]
        mov rdx, qword [rsp + 328]        ;     0.5 agu1    40 sum[2] reload
        xor r15, rdx                      ;     5.2 alu1    40 sum[2]
        xor r15, rsi                      ;     6.2 alu2    40 sum[2]
        mov rbx, qword [rsp + 368]        ;     1.0 agu2    40 sum[2] reload
        xor r15, rbx                      ;     7.2 alu3    40 sum[2]
        rorx rdx, r15, 0x3f               ;     8.2 alu1    42 d
        mov qword [rsp + 440], rax        ;     1.5 agu0+st0   40 sum[2] spill
        mov rax, r8                       ;     1.7         40 sum[0] copy
        xor r8, r12                       ;     1.8 alu0    40 sum[0]
        xor r8, qword [rsp + 312]         ;     4.0 alu2+agu1   40 sum[0]
        xor r8, r9                        ;     5.0 alu3    40 sum[0]
        xor r8, r10                       ;     6.0 alu1    40 sum[0]
        xor rdx, r8                       ;     9.2 alu0    42 d
        mov qword [rsp + 448], r9         ;     2.7 agu2+st1   40 sum[0] spill
        mov r9, rdx                       ;    10.2         43 b[1] copy
        xor r9, qword [rsp + 320]         ;    10.2 alu2+agu0   43 b[1]
        ror r9, 0x14                      ;    11.2 alu1    43 b[1]
        mov qword [rsp + 456], r10        ;     3.3 agu1+st0   40 sum[0] spill
        mov r10, r9                       ;    12.2         43 b[1] copy
        not r9                            ;    12.2 alu3    46 s[0]
        ror r8, 0x3f                      ;     7.0 alu2    42 d
        mov rcx, rdi                      ;     4.0         40 sum[3] copy
        xor rdi, qword [rsp + 296]        ;     4.2 alu0+agu2   40 sum[3]
        xor rdi, qword [rsp + 336]        ;     5.2 alu3+agu0   40 sum[3]
        xor rdi, qword [rsp + 376]        ;     6.2 alu1+agu1   40 sum[3]
        xor rdi, qword [rsp + 416]        ;     7.2 alu2+agu2   40 sum[3]
        xor r8, rdi                       ;     8.2 alu0    42 d
        ror rdi, 0x3f                     ;     8.2 alu1    42 d
        mov qword [rsp + 464], rcx        ;     5.3 agu0+st1   40 sum[3] spill
        mov rcx, r13                      ;     5.5         40 sum[1] copy
        xor r13, qword [rsp + 280]        ;     5.7 alu3+agu1   40 sum[1]
        xor r13, qword [rsp + 320]        ;     6.7 alu2+agu2   40 sum[1]
        xor r13, r14                      ;     7.7 alu0    40 sum[1]
        xor r13, r11                      ;     8.7 alu1    40 sum[1]
        xor rdi, r13                      ;     9.7 alu3    42 d
        xor rbx, rdi                      ;    10.7 alu2    43 b[2]
        ror rbx, 0x15                     ;    11.7 alu1    43 b[2]
        and r9, rbx                       ;    13.2 alu0    46 s[0]
        ror r13, 0x3f                     ;     9.7 alu2    42 d
        mov qword [rsp + 472], r11        ;     7.7 agu0+st0   40 sum[1] spill
        mov r11, qword [rsp + 256]        ;     7.8 agu1    58 s reload
        xor r9, qword [r11]               ;    15.8 alu3+agu2   48 s[0]
        mov r11, rbx                      ;    12.7         43 b[2] copy
        not rbx                           ;    12.7 alu0    46 s[1]
        mov qword [rsp + 480], rcx        ;     8.7 agu0+st1   40 sum[1] spill
        mov rcx, rbp                      ;     8.7         40 sum[4] copy
        xor rbp, qword [rsp + 304]        ;     8.8 alu1+agu1   40 sum[4]
        xor rbp, qword [rsp + 344]        ;     9.8 alu2+agu2   40 sum[4]
        xor rbp, qword [rsp + 384]        ;    10.8 alu3+agu0   40 sum[4]
        xor rbp, qword [rsp + 424]        ;    11.8 alu0+agu1   40 sum[4]
        xor r13, rbp                      ;    12.8 alu1    42 d
        xor rax, r13                      ;    13.8 alu2    43 b[0]
        xor r9, rax                       ;    16.8 alu3    48 s[0]
        ror rbp, 0x3f                     ;    12.8 alu1    42 d
        xor r15, rbp                      ;    13.8 alu0    42 d
        mov rbp, r15                      ;    14.8         43 b[3] copy
        xor rbp, qword [rsp + 416]        ;    14.8 alu2+agu2   43 b[3]
        ror rbp, 0x2b                     ;    15.8 alu1    43 b[3]
        and rbx, rbp                      ;    16.8 alu3    46 s[1]
        xor rbx, r10                      ;    17.8 alu0    46 s[1]
        xor rcx, r8                       ;    12.2 alu2    43 b[4]
        ror rcx, 0x32                     ;    13.2 alu1    43 b[4]
        xor r12, r13                      ;    13.8 alu3    43 b[7]
        ror r12, 0x3d                     ;    14.8 alu2    43 b[7]
        mov qword [rsp + 488], r9         ;    17.8 agu0+st0   48 s[0] spill
        mov r9, rbp                       ;    16.8         43 b[3] copy
        not rbp                           ;    16.8 alu0    46 s[2]
        and rbp, rcx                      ;    17.8 alu3    46 s[2]
        xor r11, rbp                      ;    18.8 alu1    46 s[2]
        mov rbp, rcx                      ;    14.2         43 b[4] copy
        not rcx                           ;    14.2 alu0    46 s[3]
        and rcx, rax                      ;    15.2 alu2    46 s[3]
        xor rcx, r9                       ;    16.8 alu3    46 s[3]
        mov r9, r8                        ;    14.5         43 b[6] copy
        xor r9, qword [rsp + 344]         ;    14.8 alu1+agu1   43 b[6]
        ror r9, 0x2c                      ;    15.8 alu2    43 b[6]
        xor r14, rdx                      ;    15.2 alu0    43 b[8]
        ror r14, 0x13                     ;    16.2 alu1    43 b[8]
        xor rsi, rdi                      ;    15.7 alu3    43 b[9]
        ror rsi, 3                        ;    16.7 alu2    43 b[9]
        mov qword [rsp + 496], rbp        ;    15.7 agu2+st1   43 b[4] spill
        mov rbp, r9                       ;    16.8         43 b[6] copy
        not r9                            ;    16.8 alu0    46 s[5]
        and r9, r12                       ;    17.8 alu3    46 s[5]
        mov qword [rsp + 504], r10        ;    16.3 agu0+st0   43 b[1] spill
        mov r10, r15                      ;    16.5         43 b[5] copy
        xor r10, qword [rsp + 296]        ;    16.8 alu1+agu1   43 b[5]
        mov qword [rsp + 296], rcx        ;    17.8 agu2+st1   58 rounds
        ror r10, 0x24                     ;    17.8 alu2    43 b[5]
        xor r9, r10                       ;    18.8 alu0    46 s[5]
        mov rcx, r12                      ;    17.3         43 b[7] copy
        not r12                           ;    17.7 alu3    46 s[6]
        and r12, r14                      ;    18.7 alu1    46 s[6]
        xor r12, rbp                      ;    19.7 alu2    46 s[6]
        mov qword [rsp + 320], r12        ;    20.7 agu0+st0   58 rounds
        mov r12, r14                      ;    18.2         43 b[8] copy
        not r14                           ;    18.3 alu0    46 s[7]
        and r14, rsi                      ;    19.3 alu3    46 s[7]
        xor rcx, r14                      ;    20.3 alu1    46 s[7]
        mov r14, rsi                      ;    18.8         43 b[9] copy
        not rsi                           ;    19.2 alu2    46 s[8]
        and rsi, r10                      ;    20.2 alu0    46 s[8]
        xor r12, rsi                      ;    21.2 alu3    46 s[8]
        not r10                           ;    19.8 alu1    46 s[9]
        mov rsi, qword [rsp + 280]        ;    19.7 agu1    43 b[10]
        mov qword [rsp + 280], rbx        ;    19.8 agu2+st1   58 rounds
        and r10, rbp                      ;    20.8 alu2    46 s[9]
        mov rbp, qword [rsp + 288]        ;    20.2 agu0    43 b[20]
        mov qword [rsp + 288], r11        ;    20.7 agu1+st0   58 rounds
        mov r11, qword [rsp + 312]        ;    20.8 agu2    43 b[16]
        mov qword [rsp + 312], r9         ;    21.2 agu0+st1   58 rounds
        xor r14, r10                      ;    21.8 alu0    46 s[9]
        mov qword [rsp + 344], r14        ;    22.8 agu1+st0   58 rounds
        mov r9, rdi                       ;    21.2         43 b[11] copy
        xor r9, qword [rsp + 328]         ;    21.8 alu3+agu2   43 b[11]
        mov qword [rsp + 328], rcx        ;    22.2 agu0+st1   58 rounds
        ror r9, 0x3a                      ;    22.8 alu1    43 b[11]
        mov r10, r9                       ;    23.8         43 b[11] copy
        not r9                            ;    23.8 alu2    46 s[10]
        mov r14, r15                      ;    22.2         43 b[12] copy
        xor r14, qword [rsp + 376]        ;    22.7 alu0+agu1   43 b[12]
        ror r14, 0x27                     ;    23.7 alu1    43 b[12]
        and r9, r14                       ;    24.8 alu3    46 s[10]
        xor rsi, rdx                      ;    23.7 alu2    43 b[10]
        ror rsi, 0x3f                     ;    24.7 alu1    43 b[10]
        xor r9, rsi                       ;    25.8 alu0    46 s[10]
        mov rcx, qword [rsp + 336]        ;    23.3 agu2    43 b[21]
        mov qword [rsp + 336], r12        ;    23.5 agu0+st0   58 rounds
        mov r12, r14                      ;    24.7         43 b[12] copy
        not r14                           ;    24.7 alu3    46 s[11]
        mov rbx, r8                       ;    24.0         43 b[13] copy
        xor rbx, qword [rsp + 424]        ;    24.2 alu2+agu1   43 b[13]
        ror rbx, 0x38                     ;    25.2 alu1    43 b[13]
        and r14, rbx                      ;    26.2 alu0    46 s[11]
        xor r14, r10                      ;    27.2 alu3    46 s[11]
        xor r11, r13                      ;    25.2 alu2    43 b[16]
        ror r11, 0x1c                     ;    26.2 alu1    43 b[16]
        mov qword [rsp + 512], r9         ;    26.8 agu2+st1   46 s[10] spill
        mov r9, rbx                       ;    26.2         43 b[13] copy
        not rbx                           ;    26.2 alu0    46 s[12]
        mov qword [rsp + 520], rax        ;    25.7 agu0+st0   43 b[0] spill
        mov rax, r13                      ;    25.8         43 b[14] copy
        xor rax, qword [rsp + 456]        ;    26.0 alu3+agu1   43 b[14]
        ror rax, 0x2e                     ;    27.0 alu2    43 b[14]
        and rbx, rax                      ;    28.0 alu0    46 s[12]
        xor r12, rbx                      ;    29.0 alu1    46 s[12]
        mov qword [rsp + 368], r12        ;    30.0 agu2+st1   58 rounds
        mov r12, rax                      ;    28.0         43 b[14] copy
        not rax                           ;    28.0 alu3    46 s[13]
        and rax, rsi                      ;    29.0 alu2    46 s[13]
        xor r9, rax                       ;    30.0 alu0    46 s[13]
        mov qword [rsp + 376], r9         ;    31.0 agu0+st0   58 rounds
        not rsi                           ;    27.7 alu1    46 s[14]
        and r10, rsi                      ;    28.7 alu3    46 s[14]
        mov r9, qword [rsp + 480]         ;    28.0 agu1    43 b[17]
        xor r12, r10                      ;    29.7 alu2    46 s[14]
        xor r9, rdx                       ;    32.0 alu0    43 b[17]
        mov r10, r11                      ;    28.5         43 b[16] copy
        not r11                           ;    28.7 alu1    46 s[15]
        ror r9, 0x36                      ;    33.0 alu2    43 b[17]
        and r11, r9                       ;    34.0 alu3    46 s[15]
        mov rsi, r8                       ;    29.2         43 b[15] copy
        xor rsi, qword [rsp + 304]        ;    29.5 alu0+agu2   43 b[15]
        ror rsi, 0x25                     ;    30.5 alu1    43 b[15]
        xor r11, rsi                      ;    35.0 alu3    46 s[15]
        mov rax, r9                       ;    34.0         43 b[17] copy
        not r9                            ;    34.0 alu2    46 s[16]
        mov rbx, rdi                      ;    30.2         43 b[18] copy
        xor rbx, qword [rsp + 440]        ;    30.5 alu0+agu0   43 b[18]
        ror rbx, 0x31                     ;    31.5 alu1    43 b[18]
        and r9, rbx                       ;    35.0 alu3    46 s[16]
        xor r9, r10                       ;    36.0 alu2    46 s[16]
        xor rcx, r15                      ;    31.5 alu0    43 b[21]
        xor r15, qword [rsp + 464]        ;    31.7 alu1+agu1   43 b[19]
        ror r15, 8                        ;    32.7 alu2    43 b[19]
        ror rcx, 9                        ;    32.7 alu1    43 b[21]
        xor r8, qword [rsp + 384]         ;    32.0 alu3+agu2   43 b[22]
        mov qword [rsp + 384], r12        ;    31.8 agu0+st1   58 rounds
        mov r12, rbx                      ;    32.5         43 b[18] copy
        not rbx                           ;    32.5 alu0    46 s[17]
        and rbx, r15                      ;    33.7 alu3    46 s[17]
        xor rax, rbx                      ;    34.7 alu2    46 s[17]
        mov rbx, r15                      ;    33.7         43 b[19] copy
        not r15                           ;    33.7 alu0    46 s[18]
        and r15, rsi                      ;    34.7 alu1    46 s[18]
        xor r15, r12                      ;    35.7 alu3    46 s[18]
        mov qword [rsp + 416], r15        ;    36.7 agu1+st0   58 rounds
        mov r12, qword [rsp + 448]        ;    33.5 agu2    43 b[23]
        not rsi                           ;    34.2 alu2    46 s[19]
        and r10, rsi                      ;    35.2 alu0    46 s[19]
        xor r10, rbx                      ;    36.2 alu1    46 s[19]
        mov qword [rsp + 424], r10        ;    37.2 agu0+st1   58 rounds
        mov r10, rcx                      ;    34.3         43 b[21] copy
        not rcx                           ;    35.0 alu3    46 s[20]
        ror r8, 0x19                      ;    35.2 alu2    43 b[22]
        xor rbp, rdi                      ;    35.5 alu0    43 b[20]
        and rcx, r8                       ;    36.2 alu1    46 s[20]
        ror rbp, 2                        ;    36.5 alu2    43 b[20]
        xor rcx, rbp                      ;    37.5 alu3    46 s[20]
        xor r12, r13                      ;    37.5 alu0    43 b[23]
        mov r13, r8                       ;    36.2         43 b[22] copy
        not r8                            ;    36.7 alu1    46 s[21]
        ror r12, 0x17                     ;    38.5 alu2    43 b[23]
        and r8, r12                       ;    39.5 alu3    46 s[21]
        xor r8, r10                       ;    40.5 alu0    46 s[21]
        xor rdx, qword [rsp + 472]        ;    37.7 alu1+agu1   43 b[24]
        mov r15, r12                      ;    39.5         43 b[23] copy
        not r12                           ;    39.5 alu3    46 s[22]
        ror rdx, 0x3e                     ;    38.7 alu2    43 b[24]
        and r12, rdx                      ;    40.5 alu0    46 s[22]
        xor r12, r13                      ;    41.5 alu1    46 s[22]
        mov r13, rdx                      ;    39.7         43 b[24] copy
        not rdx                           ;    39.7 alu3    46 s[23]
        and rdx, rbp                      ;    40.7 alu2    46 s[23]
        xor rdx, r15                      ;    41.7 alu0    46 s[23]
        not rbp                           ;    39.7 alu1    46 s[24]
        and rbp, r10                      ;    40.7 alu3    46 s[24]
        xor rbp, r13                      ;    41.7 alu2    46 s[24]
        mov r10, qword [rsp + 520]        ;    38.7 agu2    46 s[4]
        not r10                           ;    42.7 alu0    46 s[4]
        and r10, qword [rsp + 504]        ;    43.7 alu1+agu0   46 s[4]
        xor r10, qword [rsp + 496]        ;    44.7 alu3+agu1   46 s[4]
        mov qword [rsp + 304], r10        ;    45.7 agu2+st0   58 rounds
        mov r10, qword [rsp + 256]        ;    40.0 agu0    58 rounds
        add r10, 8                        ;    44.0 alu2    58 rounds
        mov qword [rsp + 256], r10        ;    45.0 agu1+st1   58 rounds
        mov r10, qword [rsp + 488]        ;    40.7 agu2    48 s[0] reload
        mov r13, qword [rsp + 512]        ;    41.0 agu0    46 s[10] reload
        mov r15, rax                      ;    40.5         46 s[17] copy
        mov rsi, r12                      ;    42.5         46 s[22] copy
        mov r12, r13                      ;    45.0         46 s[10] copy
        mov r13, r14                      ;    41.0         46 s[11] copy
        mov r14, r9                       ;    41.2         46 s[16] copy
        mov r9, r11                       ;    41.3         46 s[15] copy
        mov r11, r8                       ;    41.5         46 s[21] copy
        mov r8, r10                       ;    44.7         48 s[0] copy
        mov r10, rcx                      ;    41.8         46 s[20] copy
        mov rdi, rdx                      ;    42.7         46 s[23] copy
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
        mov qword [rsp + 248], rbp        ;                    resident
        mov r8, qword [rsp + 272]         ;     0.0 agu0    59 a
        mov qword [rsp + 8], r8           ;     4.0 agu1+st0   59 a
        mov r8, qword [rsp + 280]         ;     0.3 agu2    59 a
        mov qword [rsp + 16], r8          ;     4.3 agu0+st1   59 a
        mov r8, qword [rsp + 288]         ;     1.2 agu1    59 a
        mov qword [rsp + 24], r8          ;     5.2 agu2+st0   59 a
        mov r8, qword [rsp + 296]         ;     2.0 agu0    59 a
        mov qword [rsp + 32], r8          ;     6.0 agu1+st1   59 a
        mov r8, qword [rsp + 304]         ;     2.3 agu2    59 a
        mov qword [rsp + 40], r8          ;     6.3 agu0+st0   59 a
        mov r8, qword [rsp + 312]         ;     3.2 agu1    59 a
        mov qword [rsp + 48], r8          ;     7.2 agu2+st1   59 a
        mov r8, qword [rsp + 320]         ;     4.0 agu0    59 a
        mov qword [rsp + 56], r8          ;     8.0 agu1+st0   59 a
        mov r8, qword [rsp + 328]         ;     4.3 agu2    59 a
        mov qword [rsp + 64], r8          ;     8.3 agu0+st1   59 a
        mov r8, qword [rsp + 336]         ;     5.2 agu1    59 a
        mov qword [rsp + 72], r8          ;     9.2 agu2+st0   59 a
        mov r8, qword [rsp + 344]         ;     6.0 agu0    59 a
        mov qword [rsp + 80], r8          ;    10.0 agu1+st1   59 a
        mov r8, qword [rsp + 352]         ;     6.3 agu2    59 a
        mov qword [rsp + 96], r8          ;    10.3 agu0+st0   59 a
        mov r8, qword [rsp + 360]         ;     7.2 agu1    59 a
        mov qword [rsp + 104], r8         ;    11.2 agu2+st1   59 a
        mov r8, qword [rsp + 368]         ;     8.0 agu0    59 a
        mov qword [rsp + 112], r8         ;    12.0 agu1+st0   59 a
        mov r8, qword [rsp + 376]         ;     8.3 agu2    59 a
        mov qword [rsp + 120], r8         ;    12.3 agu0+st1   59 a
        mov r8, qword [rsp + 384]         ;     9.2 agu1    59 a
        mov qword [rsp + 128], r8         ;    13.2 agu2+st0   59 a
        mov r8, qword [rsp + 392]         ;    10.0 agu0    59 a
        mov qword [rsp + 144], r8         ;    14.0 agu1+st1   59 a
        mov r8, qword [rsp + 400]         ;    10.3 agu2    59 a
        mov qword [rsp + 160], r8         ;    14.3 agu0+st0   59 a
        mov r8, qword [rsp + 408]         ;    11.2 agu1    59 a
        mov qword [rsp + 176], r8         ;    15.2 agu2+st1   59 a
        mov r8, qword [rsp + 416]         ;    12.0 agu0    59 a
        mov qword [rsp + 184], r8         ;    16.0 agu1+st0   59 a
        mov r8, qword [rsp + 424]         ;    12.3 agu2    59 a
        mov qword [rsp + 192], r8         ;    16.3 agu0+st1   59 a
        mov r8, qword [rsp + 432]         ;    13.2 agu1    59 a
        mov qword [rsp + 200], r8         ;    17.2 agu2+st0   59 a
        mov r8, qword [rsp + 224]         ;    14.0 agu0    59 a
        mov qword [rsp + 208], r8         ;    18.0 agu1+st1   59 a
        mov r8, qword [rsp + 232]         ;    14.3 agu2    59 a
        mov qword [rsp + 216], r8         ;    18.3 agu0+st0   59 a
        mov r8, qword [rsp + 240]         ;    15.2 agu1    59 a
        mov qword [rsp + 136], r8         ;    19.2 agu2+st1   59 a
        mov r8, qword [rsp + 248]         ;    16.0 agu0    59 a
        mov qword [rsp + 152], r8         ;    20.0 agu1+st0   59 a
        mov r8, qword [rsp + 88]          ;    16.3 agu2    54 blocks
        add r8, 0xa8                      ;    20.3 alu0    54 blocks
        mov qword [rsp + 88], r8          ;    21.3 agu0+st1   54 blocks
        cmp r8, qword [rsp + 168]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov r8, qword [rsp + 8]           ;     0.0 agu0    54 blocks reload
        mov r9, qword [rsp + 0]           ;     0.2 agu1    54 blocks reload
        mov qword [r9], r8                ;     4.0 agu2+st0   54 blocks
        mov r8, qword [rsp + 16]          ;     1.0 agu0    54 blocks reload
        mov qword [r9 + 8], r8            ;     5.0 agu1+st1   54 blocks
        mov r8, qword [rsp + 24]          ;     1.3 agu2    54 blocks reload
        mov qword [r9 + 16], r8           ;     5.3 agu0+st0   54 blocks
        mov r8, qword [rsp + 32]          ;     2.2 agu1    54 blocks reload
        mov qword [r9 + 24], r8           ;     6.2 agu2+st1   54 blocks
        mov r8, qword [rsp + 40]          ;     3.0 agu0    54 blocks reload
        mov qword [r9 + 32], r8           ;     7.0 agu1+st0   54 blocks
        mov r8, qword [rsp + 48]          ;     3.3 agu2    54 blocks reload
        mov qword [r9 + 40], r8           ;     7.3 agu0+st1   54 blocks
        mov r8, qword [rsp + 56]          ;     4.2 agu1    54 blocks reload
        mov qword [r9 + 48], r8           ;     8.2 agu2+st0   54 blocks
        mov r8, qword [rsp + 64]          ;     5.0 agu0    54 blocks reload
        mov qword [r9 + 56], r8           ;     9.0 agu1+st1   54 blocks
        mov r8, qword [rsp + 72]          ;     5.3 agu2    54 blocks reload
        mov qword [r9 + 64], r8           ;     9.3 agu0+st0   54 blocks
        mov r8, qword [rsp + 80]          ;     6.2 agu1    54 blocks reload
        mov qword [r9 + 72], r8           ;    10.2 agu2+st1   54 blocks
        mov r8, qword [rsp + 96]          ;     7.0 agu0    54 blocks reload
        mov qword [r9 + 80], r8           ;    11.0 agu1+st0   54 blocks
        mov r8, qword [rsp + 104]         ;     7.3 agu2    54 blocks reload
        mov qword [r9 + 88], r8           ;    11.3 agu0+st1   54 blocks
        mov r8, qword [rsp + 112]         ;     8.2 agu1    54 blocks reload
        mov qword [r9 + 96], r8           ;    12.2 agu2+st0   54 blocks
        mov r8, qword [rsp + 120]         ;     9.0 agu0    54 blocks reload
        mov qword [r9 + 104], r8          ;    13.0 agu1+st1   54 blocks
        mov r8, qword [rsp + 128]         ;     9.3 agu2    54 blocks reload
        mov qword [r9 + 112], r8          ;    13.3 agu0+st0   54 blocks
        mov r8, qword [rsp + 144]         ;    10.2 agu1    54 blocks reload
        mov qword [r9 + 120], r8          ;    14.2 agu2+st1   54 blocks
        mov r8, qword [rsp + 160]         ;    11.0 agu0    54 blocks reload
        mov qword [r9 + 128], r8          ;    15.0 agu1+st0   54 blocks
        mov r8, qword [rsp + 176]         ;    11.3 agu2    54 blocks reload
        mov qword [r9 + 136], r8          ;    15.3 agu0+st1   54 blocks
        mov r8, qword [rsp + 184]         ;    12.2 agu1    54 blocks reload
        mov qword [r9 + 144], r8          ;    16.2 agu2+st0   54 blocks
        mov r8, qword [rsp + 192]         ;    13.0 agu0    54 blocks reload
        mov qword [r9 + 152], r8          ;    17.0 agu1+st1   54 blocks
        mov r8, qword [rsp + 200]         ;    13.3 agu2    54 blocks reload
        mov qword [r9 + 160], r8          ;    17.3 agu0+st0   54 blocks
        mov r8, qword [rsp + 208]         ;    14.2 agu1    54 blocks reload
        mov qword [r9 + 168], r8          ;    18.2 agu2+st1   54 blocks
        mov r8, qword [rsp + 216]         ;    15.0 agu0    54 blocks reload
        mov qword [r9 + 176], r8          ;    19.0 agu1+st0   54 blocks
        mov r8, qword [rsp + 136]         ;    15.3 agu2    54 blocks reload
        mov qword [r9 + 184], r8          ;    19.3 agu0+st1   54 blocks
        mov r8, qword [rsp + 152]         ;    16.2 agu1    54 blocks reload
        mov qword [r9 + 192], r8          ;    20.2 agu2+st0   54 blocks
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

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
;   blocks/rounds: 243 uops, planned 46.2; bounds: width 40.5, ports 39.0, path 8.0
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
        mov rax, qword [rsp + 288]        ;     0.0 agu0    40 sum[2]
        mov rcx, qword [rsp + 328]        ;     0.2 agu1    40 sum[2] reload
        xor rax, rcx                      ;     4.2 alu0    40 sum[2]
        xor rax, r15                      ;     5.2 alu1    40 sum[2]
        xor rax, rsi                      ;     6.2 alu2    40 sum[2]
        mov rdx, qword [rsp + 368]        ;     0.8 agu2    40 sum[2] reload
        xor rax, rdx                      ;     7.2 alu3    40 sum[2]
        rorx rbx, rax, 0x3f               ;     8.2 alu1    42 d
        mov rcx, r8                       ;     1.3         40 sum[0] copy
        xor rcx, r12                      ;     1.5 alu0    40 sum[0]
        xor rcx, qword [rsp + 312]        ;     4.0 alu2+agu0   40 sum[0]
        xor rcx, r9                       ;     5.0 alu3    40 sum[0]
        xor rcx, r10                      ;     6.0 alu0    40 sum[0]
        xor rbx, rcx                      ;     9.2 alu1    42 d
        mov qword [rsp + 440], r15        ;     2.3 agu1+st0   40 sum[2] spill
        mov r15, rbx                      ;    10.2         43 b[1] copy
        xor r15, qword [rsp + 320]        ;    10.2 alu2+agu2   43 b[1]
        ror r15, 0x14                     ;    11.2 alu1    43 b[1]
        mov qword [rsp + 448], r9         ;     3.0 agu0+st1   40 sum[0] spill
        mov r9, r15                       ;    12.2         46 s[0] copy
        not r9                            ;    12.2 alu3    46 s[0]
        mov qword [rsp + 456], r10        ;     3.5 agu1+st0   40 sum[0] spill
        mov r10, rdi                      ;     3.7         40 sum[3] copy
        xor r10, qword [rsp + 296]        ;     4.0 alu0+agu2   40 sum[3]
        xor r10, qword [rsp + 336]        ;     5.0 alu2+agu0   40 sum[3]
        xor r10, qword [rsp + 376]        ;     6.0 alu3+agu1   40 sum[3]
        xor r10, qword [rsp + 416]        ;     7.0 alu1+agu2   40 sum[3]
        mov qword [rsp + 464], rdi        ;     5.0 agu0+st1   40 sum[3] spill
        rorx rdi, r10, 0x3f               ;     8.0 alu2    42 d
        mov qword [rsp + 472], rsi        ;     5.5 agu1+st0   40 sum[2] spill
        mov rsi, r13                      ;     5.3         40 sum[1] copy
        xor rsi, qword [rsp + 280]        ;     5.8 alu0+agu2   40 sum[1]
        xor rsi, qword [rsp + 320]        ;     6.8 alu3+agu0   40 sum[1]
        xor rsi, r14                      ;     7.8 alu1    40 sum[1]
        xor rsi, r11                      ;     8.8 alu2    40 sum[1]
        xor rdi, rsi                      ;     9.8 alu0    42 d
        xor rdx, rdi                      ;    10.8 alu3    43 b[2]
        ror rdx, 0x15                     ;    11.8 alu1    43 b[2]
        and r9, rdx                       ;    13.2 alu2    46 s[0]
        ror rsi, 0x3f                     ;     9.8 alu1    42 d
        ror rcx, 0x3f                     ;     8.0 alu2    42 d
        mov qword [rsp + 480], r11        ;     7.8 agu1+st1   40 sum[1] spill
        mov r11, qword [rsp + 256]        ;     8.0 agu2    58 s reload
        xor r9, qword [r11]               ;    16.0 alu0+agu0   48 s[0]
        xor r10, rcx                      ;     9.0 alu3    42 d
        mov rcx, rbp                      ;     8.5         40 sum[4] copy
        xor rcx, qword [rsp + 304]        ;     8.8 alu1+agu1   40 sum[4]
        xor rcx, qword [rsp + 344]        ;     9.8 alu2+agu2   40 sum[4]
        xor rcx, qword [rsp + 384]        ;    10.8 alu0+agu0   40 sum[4]
        xor rcx, qword [rsp + 424]        ;    11.8 alu3+agu1   40 sum[4]
        xor rsi, rcx                      ;    12.8 alu1    42 d
        xor r8, rsi                       ;    13.8 alu2    43 b[0]
        xor r9, r8                        ;    17.0 alu0    48 s[0]
        ror rcx, 0x3f                     ;    12.8 alu1    42 d
        xor rax, rcx                      ;    13.8 alu3    42 d
        mov rcx, rdx                      ;    12.8         46 s[1] copy
        not rcx                           ;    12.8 alu2    46 s[1]
        mov qword [rsp + 488], r9         ;    18.0 agu2+st0   48 s[0] spill
        mov r9, rax                       ;    14.8         43 b[3] copy
        xor r9, qword [rsp + 416]         ;    14.8 alu0+agu0   43 b[3]
        ror r9, 0x2b                      ;    15.8 alu1    43 b[3]
        and rcx, r9                       ;    16.8 alu3    46 s[1]
        xor rcx, r15                      ;    17.8 alu2    46 s[1]
        xor rbp, r10                      ;    12.3 alu0    43 b[4]
        ror rbp, 0x32                     ;    13.3 alu1    43 b[4]
        mov r11, r9                       ;    16.8         46 s[2] copy
        not r11                           ;    16.8 alu3    46 s[2]
        and r11, rbp                      ;    17.8 alu2    46 s[2]
        xor rdx, r11                      ;    18.8 alu0    46 s[2]
        mov r11, rbp                      ;    14.3         46 s[3] copy
        not r11                           ;    14.3 alu1    46 s[3]
        and r11, r8                       ;    15.3 alu3    46 s[3]
        xor r11, r9                       ;    16.8 alu2    46 s[3]
        mov r9, r10                       ;    14.3         43 b[6] copy
        xor r9, qword [rsp + 344]         ;    14.5 alu0+agu1   43 b[6]
        ror r9, 0x2c                      ;    15.5 alu1    43 b[6]
        xor r12, rsi                      ;    15.0 alu3    43 b[7]
        ror r12, 0x3d                     ;    16.0 alu2    43 b[7]
        mov qword [rsp + 496], rbp        ;    15.2 agu2+st1   43 b[4] spill
        mov rbp, qword [rsp + 280]        ;    15.3 agu0    43 b[10]
        mov qword [rsp + 280], rcx        ;    18.8 agu1+st0   58 rounds
        mov rcx, r9                       ;    16.5         46 s[5] copy
        not rcx                           ;    16.5 alu0    46 s[5]
        and rcx, r12                      ;    17.5 alu1    46 s[5]
        xor r14, rbx                      ;    16.2 alu3    43 b[8]
        ror r14, 0x13                     ;    17.2 alu2    43 b[8]
        mov qword [rsp + 504], r15        ;    16.5 agu2+st1   43 b[1] spill
        mov r15, rax                      ;    16.7         43 b[5] copy
        xor r15, qword [rsp + 296]        ;    16.8 alu0+agu0   43 b[5]
        mov qword [rsp + 296], r11        ;    17.8 agu1+st0   58 rounds
        ror r15, 0x24                     ;    17.8 alu1    43 b[5]
        xor rcx, r15                      ;    18.8 alu3    46 s[5]
        mov r11, qword [rsp + 288]        ;    17.5 agu2    43 b[20]
        mov qword [rsp + 288], rdx        ;    19.8 agu0+st1   58 rounds
        mov rdx, r12                      ;    17.8         46 s[6] copy
        not rdx                           ;    18.0 alu2    46 s[6]
        and rdx, r14                      ;    19.0 alu0    46 s[6]
        xor rdx, r9                       ;    20.0 alu1    46 s[6]
        mov qword [rsp + 320], rdx        ;    21.0 agu1+st0   58 rounds
        mov rdx, r14                      ;    18.7         46 s[7] copy
        not rdx                           ;    18.8 alu3    46 s[7]
        mov qword [rsp + 512], r8         ;    19.0 agu2+st1   43 b[0] spill
        mov r8, rdi                       ;    19.2         43 b[9] copy
        xor r8, qword [rsp + 472]         ;    19.3 alu2+agu0   43 b[9]
        ror r8, 3                         ;    20.3 alu1    43 b[9]
        and rdx, r8                       ;    21.3 alu0    46 s[7]
        xor r12, rdx                      ;    22.3 alu3    46 s[7]
        mov rdx, r8                       ;    21.3         46 s[8] copy
        not rdx                           ;    21.3 alu2    46 s[8]
        and rdx, r15                      ;    22.3 alu1    46 s[8]
        xor r14, rdx                      ;    23.3 alu0    46 s[8]
        mov rdx, qword [rsp + 312]        ;    20.7 agu1    43 b[16]
        mov qword [rsp + 312], rcx        ;    20.8 agu2+st0   58 rounds
        not r15                           ;    21.0 alu3    46 s[9]
        and r9, r15                       ;    22.0 alu2    46 s[9]
        xor r8, r9                        ;    23.0 alu1    46 s[9]
        mov r9, qword [rsp + 328]         ;    21.5 agu0    43 b[11]
        mov qword [rsp + 328], r12        ;    23.3 agu1+st1   58 rounds
        mov qword [rsp + 344], r8         ;    24.0 agu2+st0   58 rounds
        xor r9, rdi                       ;    25.5 alu0    43 b[11]
        ror r9, 0x3a                      ;    26.5 alu2    43 b[11]
        mov r8, qword [rsp + 336]         ;    22.5 agu0    43 b[21]
        mov qword [rsp + 336], r14        ;    24.3 agu1+st1   58 rounds
        mov r12, r9                       ;    27.5         46 s[10] copy
        not r12                           ;    27.5 alu3    46 s[10]
        mov r14, rax                      ;    23.0         43 b[12] copy
        xor r14, qword [rsp + 376]        ;    23.2 alu1+agu2   43 b[12]
        ror r14, 0x27                     ;    24.2 alu2    43 b[12]
        and r12, r14                      ;    28.5 alu0    46 s[10]
        xor rbp, rbx                      ;    23.8 alu3    43 b[10]
        ror rbp, 0x3f                     ;    24.8 alu1    43 b[10]
        xor r12, rbp                      ;    29.5 alu2    46 s[10]
        mov r15, r14                      ;    25.2         46 s[11] copy
        not r15                           ;    25.2 alu0    46 s[11]
        mov rcx, r10                      ;    24.5         43 b[13] copy
        xor rcx, qword [rsp + 424]        ;    24.8 alu3+agu0   43 b[13]
        ror rcx, 0x38                     ;    25.8 alu1    43 b[13]
        and r15, rcx                      ;    26.8 alu2    46 s[11]
        xor r15, r9                       ;    27.8 alu0    46 s[11]
        mov qword [rsp + 472], r12        ;    30.5 agu1+st0   46 s[10] spill
        mov r12, rcx                      ;    26.8         46 s[12] copy
        not r12                           ;    26.8 alu3    46 s[12]
        mov qword [rsp + 520], r15        ;    28.8 agu2+st1   46 s[11] spill
        mov r15, rsi                      ;    26.0         43 b[14] copy
        xor r15, qword [rsp + 456]        ;    26.2 alu1+agu0   43 b[14]
        ror r15, 0x2e                     ;    27.2 alu2    43 b[14]
        and r12, r15                      ;    28.2 alu0    46 s[12]
        xor r14, r12                      ;    29.2 alu3    46 s[12]
        mov qword [rsp + 368], r14        ;    30.2 agu1+st0   58 rounds
        mov r12, r15                      ;    28.2         46 s[13] copy
        not r12                           ;    28.2 alu1    46 s[13]
        and r12, rbp                      ;    29.2 alu2    46 s[13]
        xor rcx, r12                      ;    30.2 alu0    46 s[13]
        not rbp                           ;    27.8 alu3    46 s[14]
        mov qword [rsp + 376], rcx        ;    31.2 agu2+st1   58 rounds
        and r9, rbp                       ;    28.8 alu1    46 s[14]
        xor r15, r9                       ;    29.8 alu2    46 s[14]
        xor rdx, rsi                      ;    28.5 alu0    43 b[16]
        ror rdx, 0x1c                     ;    29.5 alu1    43 b[16]
        xor r13, rbx                      ;    28.8 alu3    43 b[17]
        ror r13, 0x36                     ;    29.8 alu2    43 b[17]
        mov r9, rdx                       ;    30.5         46 s[15] copy
        not r9                            ;    30.5 alu0    46 s[15]
        and r9, r13                       ;    31.5 alu3    46 s[15]
        mov r12, qword [rsp + 384]        ;    29.5 agu0    43 b[22]
        mov qword [rsp + 384], r15        ;    30.8 agu1+st0   58 rounds
        mov r14, r10                      ;    29.8         43 b[15] copy
        xor r14, qword [rsp + 304]        ;    30.2 alu1+agu2   43 b[15]
        ror r14, 0x25                     ;    31.2 alu2    43 b[15]
        xor r9, r14                       ;    32.5 alu0    46 s[15]
        mov r15, r13                      ;    30.8         46 s[16] copy
        not r15                           ;    30.8 alu3    46 s[16]
        mov rbp, rdi                      ;    30.8         43 b[18] copy
        xor rbp, qword [rsp + 440]        ;    31.2 alu1+agu0   43 b[18]
        ror rbp, 0x31                     ;    32.2 alu2    43 b[18]
        and r15, rbp                      ;    33.2 alu0    46 s[16]
        xor r15, rdx                      ;    34.2 alu3    46 s[16]
        mov rcx, rbp                      ;    33.2         46 s[17] copy
        not rcx                           ;    33.2 alu1    46 s[17]
        xor r8, rax                       ;    32.3 alu2    43 b[21]
        xor rax, qword [rsp + 464]        ;    32.5 alu0+agu1   43 b[19]
        ror rax, 8                        ;    33.5 alu1    43 b[19]
        and rcx, rax                      ;    34.5 alu3    46 s[17]
        xor r13, rcx                      ;    35.5 alu2    46 s[17]
        mov rcx, rax                      ;    34.5         46 s[18] copy
        not rcx                           ;    34.5 alu0    46 s[18]
        and rcx, r14                      ;    35.5 alu3    46 s[18]
        xor rbp, rcx                      ;    36.5 alu1    46 s[18]
        mov qword [rsp + 416], rbp        ;    37.5 agu2+st1   58 rounds
        mov rbp, qword [rsp + 448]        ;    33.7 agu0    43 b[23]
        not r14                           ;    34.3 alu2    46 s[19]
        and rdx, r14                      ;    35.3 alu0    46 s[19]
        xor rdx, rax                      ;    36.3 alu3    46 s[19]
        mov qword [rsp + 424], rdx        ;    37.3 agu1+st0   58 rounds
        ror r8, 9                         ;    35.2 alu1    43 b[21]
        xor r12, r10                      ;    35.3 alu2    43 b[22]
        ror r12, 0x19                     ;    36.3 alu1    43 b[22]
        mov r10, r8                       ;    36.2         46 s[20] copy
        not r10                           ;    36.2 alu0    46 s[20]
        and r10, r12                      ;    37.3 alu3    46 s[20]
        xor r11, rdi                      ;    36.3 alu2    43 b[20]
        ror r11, 2                        ;    37.3 alu1    43 b[20]
        xor r10, r11                      ;    38.3 alu0    46 s[20]
        xor rbp, rsi                      ;    37.7 alu3    43 b[23]
        ror rbp, 0x17                     ;    38.7 alu2    43 b[23]
        mov r14, r12                      ;    37.3         46 s[21] copy
        not r14                           ;    37.5 alu0    46 s[21]
        and r14, rbp                      ;    39.7 alu3    46 s[21]
        xor r14, r8                       ;    40.7 alu1    46 s[21]
        xor rbx, qword [rsp + 480]        ;    38.3 alu2+agu2   43 b[24]
        ror rbx, 0x3e                     ;    39.3 alu1    43 b[24]
        mov rsi, rbp                      ;    39.7         46 s[22] copy
        not rsi                           ;    39.7 alu0    46 s[22]
        and rsi, rbx                      ;    40.7 alu3    46 s[22]
        xor rsi, r12                      ;    41.7 alu2    46 s[22]
        mov r12, rbx                      ;    40.3         46 s[23] copy
        not r12                           ;    40.3 alu0    46 s[23]
        and r12, r11                      ;    41.3 alu3    46 s[23]
        xor r12, rbp                      ;    42.3 alu1    46 s[23]
        not r11                           ;    40.3 alu2    46 s[24]
        and r11, r8                       ;    41.3 alu0    46 s[24]
        xor r11, rbx                      ;    42.3 alu3    46 s[24]
        mov r8, qword [rsp + 512]         ;    39.2 agu0    46 s[4]
        not r8                            ;    43.2 alu1    46 s[4]
        and r8, qword [rsp + 504]         ;    44.2 alu2+agu1   46 s[4]
        xor r8, qword [rsp + 496]         ;    45.2 alu0+agu2   46 s[4]
        mov qword [rsp + 304], r8         ;    46.2 agu0+st1   58 rounds
        mov r8, qword [rsp + 256]         ;    40.5 agu1    58 rounds
        add r8, 8                         ;    44.5 alu3    58 rounds
        mov qword [rsp + 256], r8         ;    45.5 agu2+st0   58 rounds
        mov r8, qword [rsp + 488]         ;    41.2 agu0    48 s[0] reload
        mov rdi, qword [rsp + 472]        ;    41.5 agu1    46 s[10] reload
        mov rbp, qword [rsp + 520]        ;    41.7 agu2    46 s[11] reload
        xchg r12, rdi                     ;    45.5         46 s[10] copy
        xchg r13, rbp                     ;    45.7         46 s[11] copy
        xchg r14, r15                     ;    41.7         46 s[16] copy
        xchg r15, rbp                     ;    45.7         46 s[17] copy
        xchg r11, rbp                     ;    45.7         46 s[21] copy
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

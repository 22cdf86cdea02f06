; camellia128_encrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu athlon64-64 --variant general
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 13312 bytes (1664 slices), read, secret, no alignment needed
;   src: 1024 bytes a batch (128 slices), read, secret, no alignment needed
;   dst: 1024 bytes a batch (128 slices), written, secret, no alignment needed
;   n: number of batches of 64 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 389 uops, planned 132.3; bounds: width 129.7, ports 129.3, path 4.0
;   blocks/groups: 260 uops, planned 89.3; bounds: width 86.7, ports 86.3, path 1.0
;   blocks/groups/rounds: 3883 uops, planned 1297.0; bounds: width 1294.3, ports 914.3, path 67.0
;   blocks/groups.2: 451 uops, planned 156.3; bounds: width 150.3, ports 129.3, path 7.0
;   blocks.2: 260 uops, planned 89.3; bounds: width 86.7, ports 86.3, path 1.0
;   blocks/rounds: 3883 uops, planned 1297.0; bounds: width 1294.3, ports 914.3, path 67.0
;   blocks.4: 391 uops, planned 132.7; bounds: width 130.3, ports 130.0, path 4.0
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
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbx                     ;                    preserved
        push rbp                     ;                    preserved
        push r12                     ;                    preserved
        push r13                     ;                    preserved
        push r14                     ;                    preserved
        push r15                     ;                    preserved
        sub rsp, 0x1088              ;                    frame
        mov dword [rsp + 4216], ecx  ;                    argument
        mov qword [rsp + 0], rsi     ;                    argument
        mov qword [rsp + 16], rdi    ;                    argument
        mov qword [rsp + 4208], rdx  ;                    argument
        mov r8d, dword [rsp + 4216]  ;     0.0 agu0   152 blocks
        shl r8, 0xa                  ;     3.0 alu0   152 blocks
        mov r9, qword [rsp + 0]      ;     0.7 agu1   152 blocks
        add r9, r8                   ;     4.0 alu1   152 blocks
        mov qword [rsp + 8], r9      ;     5.0 agu2   152 blocks
        cmp dword [rsp + 4216], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 0]      ;     0.0 agu0    68 d.0 reload
        mov r9, qword [r8]           ;     3.0 agu1    68 d
        mov r10, qword [rsp + 16]    ;     3.0 agu2    68 d.0 reload
        xor r9, qword [r10]          ;     9.0 alu0+agu0   68 d
        mov r11, qword [r8 + 8]      ;     6.0 agu1    68 d
        mov r12, qword [r8 + 16]     ;     6.0 agu2    68 d
        mov r13, qword [r8 + 24]     ;     6.0 agu0    68 d
        mov r14, qword [r8 + 32]     ;     6.0 agu1    68 d
        mov r15, qword [r8 + 40]     ;     6.0 agu2    68 d
        mov rsi, qword [r8 + 48]     ;     6.0 agu0    68 d
        mov rdi, qword [r8 + 56]     ;     6.0 agu1    68 d
        mov rbp, qword [r8 + 64]     ;     6.0 agu2    68 d
        mov rax, qword [r8 + 72]     ;     6.0 agu0    68 d
        mov rcx, qword [r8 + 80]     ;     6.0 agu1    68 d
        xor r11, qword [r10 + 8]     ;     9.0 alu1+agu2   68 d
        xor r12, qword [r10 + 16]    ;     9.0 alu2+agu0   68 d
        xor r13, qword [r10 + 24]    ;     9.3 alu0+agu1   68 d
        xor r14, qword [r10 + 32]    ;     9.7 alu1+agu2   68 d
        xor r15, qword [r10 + 40]    ;    10.0 alu2+agu0   68 d
        xor rsi, qword [r10 + 48]    ;    10.3 alu0+agu1   68 d
        xor rdi, qword [r10 + 56]    ;    10.7 alu1+agu2   68 d
        xor rbp, qword [r10 + 64]    ;    11.0 alu2+agu0   68 d
        xor rax, qword [r10 + 72]    ;    11.3 alu0+agu1   68 d
        xor rcx, qword [r10 + 80]    ;    11.7 alu1+agu2   68 d
        mov qword [rsp + 24], r9     ;    10.0 agu0    69 groups
        mov qword [rsp + 32], r11    ;    10.0 agu1    69 groups
        mov qword [rsp + 40], r12    ;    10.0 agu2    69 groups
        mov qword [rsp + 48], r13    ;    10.3 agu0    69 groups
        mov qword [rsp + 56], r14    ;    10.7 agu1    69 groups
        mov qword [rsp + 64], r15    ;    11.0 agu2    69 groups
        mov qword [rsp + 72], rsi    ;    11.3 agu0    69 groups
        mov qword [rsp + 80], rdi    ;    11.7 agu1    69 groups
        mov qword [rsp + 88], rbp    ;    12.0 agu2    69 groups
        mov qword [rsp + 96], rax    ;    12.3 agu0    69 groups
        mov qword [rsp + 104], rcx   ;    12.7 agu1    69 groups
        mov r9, qword [r8 + 88]      ;    12.7 agu2    68 d
        xor r9, qword [r10 + 88]     ;    16.0 alu2+agu0   68 d
        mov r11, qword [r8 + 96]     ;    13.3 agu1    68 d
        xor r11, qword [r10 + 96]    ;    16.7 alu0+agu2   68 d
        mov r12, qword [r8 + 104]    ;    14.0 agu0    68 d
        xor r12, qword [r10 + 104]   ;    17.3 alu1+agu1   68 d
        mov r13, qword [r8 + 112]    ;    14.7 agu2    68 d
        xor r13, qword [r10 + 112]   ;    18.0 alu2+agu0   68 d
        mov qword [rsp + 112], r9    ;    17.0 agu1    69 groups
        mov r9, qword [r8 + 120]     ;    15.7 agu2    68 d
        xor r9, qword [r10 + 120]    ;    19.0 alu0+agu0   68 d
        mov qword [rsp + 120], r11   ;    17.7 agu1    69 groups
        mov qword [rsp + 128], r12   ;    18.3 agu2    69 groups
        mov r11, qword [r8 + 128]    ;    17.0 agu0    68 d
        xor r11, qword [r10 + 128]   ;    20.3 alu1+agu1   68 d
        mov qword [rsp + 136], r13   ;    19.0 agu2    69 groups
        mov r12, qword [r8 + 136]    ;    18.0 agu0    68 d
        xor r12, qword [r10 + 136]   ;    21.3 alu2+agu1   68 d
        mov qword [rsp + 144], r9    ;    20.0 agu2    69 groups
        mov r9, qword [r8 + 144]     ;    19.0 agu0    68 d
        xor r9, qword [r10 + 144]    ;    22.3 alu0+agu1   68 d
        mov qword [rsp + 152], r11   ;    21.3 agu2    69 groups
        mov r11, qword [r8 + 152]    ;    20.0 agu0    68 d
        xor r11, qword [r10 + 152]   ;    23.3 alu1+agu1   68 d
        mov qword [rsp + 160], r12   ;    22.3 agu2    69 groups
        mov r12, qword [r8 + 160]    ;    21.0 agu0    68 d
        xor r12, qword [r10 + 160]   ;    24.3 alu2+agu1   68 d
        mov qword [rsp + 168], r9    ;    23.3 agu2    69 groups
        mov r9, qword [r8 + 168]     ;    22.0 agu0    68 d
        xor r9, qword [r10 + 168]    ;    25.3 alu0+agu1   68 d
        mov qword [rsp + 176], r11   ;    24.3 agu2    69 groups
        mov r11, qword [r8 + 176]    ;    23.0 agu0    68 d
        xor r11, qword [r10 + 176]   ;    26.3 alu1+agu1   68 d
        mov qword [rsp + 184], r12   ;    25.3 agu2    69 groups
        mov r12, qword [r8 + 184]    ;    24.0 agu0    68 d
        xor r12, qword [r10 + 184]   ;    27.3 alu2+agu1   68 d
        mov qword [rsp + 192], r9    ;    26.3 agu2    69 groups
        mov r9, qword [r8 + 192]     ;    25.0 agu0    68 d
        xor r9, qword [r10 + 192]    ;    28.3 alu0+agu1   68 d
        mov qword [rsp + 200], r11   ;    27.3 agu2    69 groups
        mov r11, qword [r8 + 200]    ;    26.0 agu0    68 d
        xor r11, qword [r10 + 200]   ;    29.3 alu1+agu1   68 d
        mov qword [rsp + 208], r12   ;    28.3 agu2    69 groups
        mov r12, qword [r8 + 208]    ;    27.0 agu0    68 d
        xor r12, qword [r10 + 208]   ;    30.3 alu2+agu1   68 d
        mov qword [rsp + 216], r9    ;    29.3 agu2    69 groups
        mov r9, qword [r8 + 216]     ;    28.0 agu0    68 d
        xor r9, qword [r10 + 216]    ;    31.3 alu0+agu1   68 d
        mov qword [rsp + 224], r11   ;    30.3 agu2    69 groups
        mov r11, qword [r8 + 224]    ;    29.0 agu0    68 d
        xor r11, qword [r10 + 224]   ;    32.3 alu1+agu1   68 d
        mov qword [rsp + 232], r12   ;    31.3 agu2    69 groups
        mov r12, qword [r8 + 232]    ;    30.0 agu0    68 d
        xor r12, qword [r10 + 232]   ;    33.3 alu2+agu1   68 d
        mov qword [rsp + 240], r9    ;    32.3 agu2    69 groups
        mov r9, qword [r8 + 240]     ;    31.0 agu0    68 d
        xor r9, qword [r10 + 240]    ;    34.3 alu0+agu1   68 d
        mov qword [rsp + 248], r11   ;    33.3 agu2    69 groups
        mov r11, qword [r8 + 248]    ;    32.0 agu0    68 d
        xor r11, qword [r10 + 248]   ;    35.3 alu1+agu1   68 d
        mov qword [rsp + 256], r12   ;    34.3 agu2    69 groups
        mov r12, qword [r8 + 256]    ;    33.0 agu0    68 d
        xor r12, qword [r10 + 256]   ;    36.3 alu2+agu1   68 d
        mov qword [rsp + 264], r9    ;    35.3 agu2    69 groups
        mov r9, qword [r8 + 264]     ;    34.0 agu0    68 d
        xor r9, qword [r10 + 264]    ;    37.3 alu0+agu1   68 d
        mov qword [rsp + 272], r11   ;    36.3 agu2    69 groups
        mov r11, qword [r8 + 272]    ;    35.0 agu0    68 d
        xor r11, qword [r10 + 272]   ;    38.3 alu1+agu1   68 d
        mov qword [rsp + 280], r12   ;    37.3 agu2    69 groups
        mov r12, qword [r8 + 280]    ;    36.0 agu0    68 d
        xor r12, qword [r10 + 280]   ;    39.3 alu2+agu1   68 d
        mov qword [rsp + 288], r9    ;    38.3 agu2    69 groups
        mov r9, qword [r8 + 288]     ;    37.0 agu0    68 d
        xor r9, qword [r10 + 288]    ;    40.3 alu0+agu1   68 d
        mov qword [rsp + 296], r11   ;    39.3 agu2    69 groups
        mov r11, qword [r8 + 296]    ;    38.0 agu0    68 d
        xor r11, qword [r10 + 296]   ;    41.3 alu1+agu1   68 d
        mov qword [rsp + 304], r12   ;    40.3 agu2    69 groups
        mov r12, qword [r8 + 304]    ;    39.0 agu0    68 d
        xor r12, qword [r10 + 304]   ;    42.3 alu2+agu1   68 d
        mov qword [rsp + 312], r9    ;    41.3 agu2    69 groups
        mov r9, qword [r8 + 312]     ;    40.0 agu0    68 d
        xor r9, qword [r10 + 312]    ;    43.3 alu0+agu1   68 d
        mov qword [rsp + 320], r11   ;    42.3 agu2    69 groups
        mov r11, qword [r8 + 320]    ;    41.0 agu0    68 d
        xor r11, qword [r10 + 320]   ;    44.3 alu1+agu1   68 d
        mov qword [rsp + 328], r12   ;    43.3 agu2    69 groups
        mov r12, qword [r8 + 328]    ;    42.0 agu0    68 d
        xor r12, qword [r10 + 328]   ;    45.3 alu2+agu1   68 d
        mov qword [rsp + 336], r9    ;    44.3 agu2    69 groups
        mov r9, qword [r8 + 336]     ;    43.0 agu0    68 d
        xor r9, qword [r10 + 336]    ;    46.3 alu0+agu1   68 d
        mov qword [rsp + 344], r11   ;    45.3 agu2    69 groups
        mov r11, qword [r8 + 344]    ;    44.0 agu0    68 d
        xor r11, qword [r10 + 344]   ;    47.3 alu1+agu1   68 d
        mov qword [rsp + 352], r12   ;    46.3 agu2    69 groups
        mov r12, qword [r8 + 352]    ;    45.0 agu0    68 d
        xor r12, qword [r10 + 352]   ;    48.3 alu2+agu1   68 d
        mov qword [rsp + 360], r9    ;    47.3 agu2    69 groups
        mov r9, qword [r8 + 360]     ;    46.0 agu0    68 d
        xor r9, qword [r10 + 360]    ;    49.3 alu0+agu1   68 d
        mov qword [rsp + 368], r11   ;    48.3 agu2    69 groups
        mov r11, qword [r8 + 368]    ;    47.0 agu0    68 d
        xor r11, qword [r10 + 368]   ;    50.3 alu1+agu1   68 d
        mov qword [rsp + 376], r12   ;    49.3 agu2    69 groups
        mov r12, qword [r8 + 376]    ;    48.0 agu0    68 d
        xor r12, qword [r10 + 376]   ;    51.3 alu2+agu1   68 d
        mov qword [rsp + 384], r9    ;    50.3 agu2    69 groups
        mov r9, qword [r8 + 384]     ;    49.0 agu0    68 d
        xor r9, qword [r10 + 384]    ;    52.3 alu0+agu1   68 d
        mov qword [rsp + 392], r11   ;    51.3 agu2    69 groups
        mov r11, qword [r8 + 392]    ;    50.0 agu0    68 d
        xor r11, qword [r10 + 392]   ;    53.3 alu1+agu1   68 d
        mov qword [rsp + 400], r12   ;    52.3 agu2    69 groups
        mov r12, qword [r8 + 400]    ;    51.0 agu0    68 d
        xor r12, qword [r10 + 400]   ;    54.3 alu2+agu1   68 d
        mov qword [rsp + 408], r9    ;    53.3 agu2    69 groups
        mov r9, qword [r8 + 408]     ;    52.0 agu0    68 d
        xor r9, qword [r10 + 408]    ;    55.3 alu0+agu1   68 d
        mov qword [rsp + 416], r11   ;    54.3 agu2    69 groups
        mov r11, qword [r8 + 416]    ;    53.0 agu0    68 d
        xor r11, qword [r10 + 416]   ;    56.3 alu1+agu1   68 d
        mov qword [rsp + 424], r12   ;    55.3 agu2    69 groups
        mov r12, qword [r8 + 424]    ;    54.0 agu0    68 d
        xor r12, qword [r10 + 424]   ;    57.3 alu2+agu1   68 d
        mov qword [rsp + 432], r9    ;    56.3 agu2    69 groups
        mov r9, qword [r8 + 432]     ;    55.0 agu0    68 d
        xor r9, qword [r10 + 432]    ;    58.3 alu0+agu1   68 d
        mov qword [rsp + 440], r11   ;    57.3 agu2    69 groups
        mov r11, qword [r8 + 440]    ;    56.0 agu0    68 d
        xor r11, qword [r10 + 440]   ;    59.3 alu1+agu1   68 d
        mov qword [rsp + 448], r12   ;    58.3 agu2    69 groups
        mov r12, qword [r8 + 448]    ;    57.0 agu0    68 d
        xor r12, qword [r10 + 448]   ;    60.3 alu2+agu1   68 d
        mov qword [rsp + 456], r9    ;    59.3 agu2    69 groups
        mov r9, qword [r8 + 456]     ;    58.0 agu0    68 d
        xor r9, qword [r10 + 456]    ;    61.3 alu0+agu1   68 d
        mov qword [rsp + 464], r11   ;    60.3 agu2    69 groups
        mov r11, qword [r8 + 464]    ;    59.0 agu0    68 d
        xor r11, qword [r10 + 464]   ;    62.3 alu1+agu1   68 d
        mov qword [rsp + 472], r12   ;    61.3 agu2    69 groups
        mov r12, qword [r8 + 472]    ;    60.0 agu0    68 d
        xor r12, qword [r10 + 472]   ;    63.3 alu2+agu1   68 d
        mov qword [rsp + 480], r9    ;    62.3 agu2    69 groups
        mov r9, qword [r8 + 480]     ;    61.0 agu0    68 d
        xor r9, qword [r10 + 480]    ;    64.3 alu0+agu1   68 d
        mov qword [rsp + 488], r11   ;    63.3 agu2    69 groups
        mov r11, qword [r8 + 488]    ;    62.0 agu0    68 d
        xor r11, qword [r10 + 488]   ;    65.3 alu1+agu1   68 d
        mov qword [rsp + 496], r12   ;    64.3 agu2    69 groups
        mov r12, qword [r8 + 496]    ;    63.0 agu0    68 d
        xor r12, qword [r10 + 496]   ;    66.3 alu2+agu1   68 d
        mov qword [rsp + 504], r9    ;    65.3 agu2    69 groups
        mov r9, qword [r8 + 504]     ;    64.0 agu0    68 d
        xor r9, qword [r10 + 504]    ;    67.3 alu0+agu1   68 d
        mov qword [rsp + 512], r11   ;    66.3 agu2    69 groups
        mov r11, qword [r8 + 512]    ;    65.0 agu0    68 d
        xor r11, qword [r10 + 512]   ;    68.3 alu1+agu1   68 d
        mov qword [rsp + 520], r12   ;    67.3 agu2    69 groups
        mov r12, qword [r8 + 520]    ;    66.0 agu0    68 d
        xor r12, qword [r10 + 520]   ;    69.3 alu2+agu1   68 d
        mov qword [rsp + 528], r9    ;    68.3 agu2    69 groups
        mov r9, qword [r8 + 528]     ;    67.0 agu0    68 d
        xor r9, qword [r10 + 528]    ;    70.3 alu0+agu1   68 d
        mov qword [rsp + 536], r11   ;    69.3 agu2    69 groups
        mov r11, qword [r8 + 536]    ;    68.0 agu0    68 d
        xor r11, qword [r10 + 536]   ;    71.3 alu1+agu1   68 d
        mov qword [rsp + 544], r12   ;    70.3 agu2    69 groups
        mov r12, qword [r8 + 544]    ;    69.0 agu0    68 d
        xor r12, qword [r10 + 544]   ;    72.3 alu2+agu1   68 d
        mov qword [rsp + 552], r9    ;    71.3 agu2    69 groups
        mov r9, qword [r8 + 552]     ;    70.0 agu0    68 d
        xor r9, qword [r10 + 552]    ;    73.3 alu0+agu1   68 d
        mov qword [rsp + 560], r11   ;    72.3 agu2    69 groups
        mov r11, qword [r8 + 560]    ;    71.0 agu0    68 d
        xor r11, qword [r10 + 560]   ;    74.3 alu1+agu1   68 d
        mov qword [rsp + 568], r12   ;    73.3 agu2    69 groups
        mov r12, qword [r8 + 568]    ;    72.0 agu0    68 d
        xor r12, qword [r10 + 568]   ;    75.3 alu2+agu1   68 d
        mov qword [rsp + 576], r9    ;    74.3 agu2    69 groups
        mov r9, qword [r8 + 576]     ;    73.0 agu0    68 d
        xor r9, qword [r10 + 576]    ;    76.3 alu0+agu1   68 d
        mov qword [rsp + 584], r11   ;    75.3 agu2    69 groups
        mov r11, qword [r8 + 584]    ;    74.0 agu0    68 d
        xor r11, qword [r10 + 584]   ;    77.3 alu1+agu1   68 d
        mov qword [rsp + 592], r12   ;    76.3 agu2    69 groups
        mov r12, qword [r8 + 592]    ;    75.0 agu0    68 d
        xor r12, qword [r10 + 592]   ;    78.3 alu2+agu1   68 d
        mov qword [rsp + 600], r9    ;    77.3 agu2    69 groups
        mov r9, qword [r8 + 600]     ;    76.0 agu0    68 d
        xor r9, qword [r10 + 600]    ;    79.3 alu0+agu1   68 d
        mov qword [rsp + 608], r11   ;    78.3 agu2    69 groups
        mov r11, qword [r8 + 608]    ;    77.0 agu0    68 d
        xor r11, qword [r10 + 608]   ;    80.3 alu1+agu1   68 d
        mov qword [rsp + 616], r12   ;    79.3 agu2    69 groups
        mov r12, qword [r8 + 616]    ;    78.0 agu0    68 d
        xor r12, qword [r10 + 616]   ;    81.3 alu2+agu1   68 d
        mov qword [rsp + 624], r9    ;    80.3 agu2    69 groups
        mov r9, qword [r8 + 624]     ;    79.0 agu0    68 d
        xor r9, qword [r10 + 624]    ;    82.3 alu0+agu1   68 d
        mov qword [rsp + 632], r11   ;    81.3 agu2    69 groups
        mov r11, qword [r8 + 632]    ;    80.0 agu0    68 d
        xor r11, qword [r10 + 632]   ;    83.3 alu1+agu1   68 d
        mov qword [rsp + 640], r12   ;    82.3 agu2    69 groups
        mov r12, qword [r8 + 640]    ;    81.0 agu0    68 d
        xor r12, qword [r10 + 640]   ;    84.3 alu2+agu1   68 d
        mov qword [rsp + 648], r9    ;    83.3 agu2    69 groups
        mov r9, qword [r8 + 648]     ;    82.0 agu0    68 d
        xor r9, qword [r10 + 648]    ;    85.3 alu0+agu1   68 d
        mov qword [rsp + 656], r11   ;    84.3 agu2    69 groups
        mov r11, qword [r8 + 656]    ;    83.0 agu0    68 d
        xor r11, qword [r10 + 656]   ;    86.3 alu1+agu1   68 d
        mov qword [rsp + 664], r12   ;    85.3 agu2    69 groups
        mov r12, qword [r8 + 664]    ;    84.0 agu0    68 d
        xor r12, qword [r10 + 664]   ;    87.3 alu2+agu1   68 d
        mov qword [rsp + 672], r9    ;    86.3 agu2    69 groups
        mov r9, qword [r8 + 672]     ;    85.0 agu0    68 d
        xor r9, qword [r10 + 672]    ;    88.3 alu0+agu1   68 d
        mov qword [rsp + 680], r11   ;    87.3 agu2    69 groups
        mov r11, qword [r8 + 680]    ;    86.0 agu0    68 d
        xor r11, qword [r10 + 680]   ;    89.3 alu1+agu1   68 d
        mov qword [rsp + 688], r12   ;    88.3 agu2    69 groups
        mov r12, qword [r8 + 688]    ;    87.0 agu0    68 d
        xor r12, qword [r10 + 688]   ;    90.3 alu2+agu1   68 d
        mov qword [rsp + 696], r9    ;    89.3 agu2    69 groups
        mov r9, qword [r8 + 696]     ;    88.0 agu0    68 d
        xor r9, qword [r10 + 696]    ;    91.3 alu0+agu1   68 d
        mov qword [rsp + 704], r11   ;    90.3 agu2    69 groups
        mov r11, qword [r8 + 704]    ;    89.0 agu0    68 d
        xor r11, qword [r10 + 704]   ;    92.3 alu1+agu1   68 d
        mov qword [rsp + 712], r12   ;    91.3 agu2    69 groups
        mov r12, qword [r8 + 712]    ;    90.0 agu0    68 d
        xor r12, qword [r10 + 712]   ;    93.3 alu2+agu1   68 d
        mov qword [rsp + 720], r9    ;    92.3 agu2    69 groups
        mov r9, qword [r8 + 720]     ;    91.0 agu0    68 d
        xor r9, qword [r10 + 720]    ;    94.3 alu0+agu1   68 d
        mov qword [rsp + 728], r11   ;    93.3 agu2    69 groups
        mov r11, qword [r8 + 728]    ;    92.0 agu0    68 d
        xor r11, qword [r10 + 728]   ;    95.3 alu1+agu1   68 d
        mov qword [rsp + 736], r12   ;    94.3 agu2    69 groups
        mov r12, qword [r8 + 736]    ;    93.0 agu0    68 d
        xor r12, qword [r10 + 736]   ;    96.3 alu2+agu1   68 d
        mov qword [rsp + 744], r9    ;    95.3 agu2    69 groups
        mov r9, qword [r8 + 744]     ;    94.0 agu0    68 d
        xor r9, qword [r10 + 744]    ;    97.3 alu0+agu1   68 d
        mov qword [rsp + 752], r11   ;    96.3 agu2    69 groups
        mov r11, qword [r8 + 752]    ;    95.0 agu0    68 d
        xor r11, qword [r10 + 752]   ;    98.3 alu1+agu1   68 d
        mov qword [rsp + 760], r12   ;    97.3 agu2    69 groups
        mov r12, qword [r8 + 760]    ;    96.0 agu0    68 d
        xor r12, qword [r10 + 760]   ;    99.3 alu2+agu1   68 d
        mov qword [rsp + 768], r9    ;    98.3 agu2    69 groups
        mov r9, qword [r8 + 768]     ;    97.0 agu0    68 d
        xor r9, qword [r10 + 768]    ;   100.3 alu0+agu1   68 d
        mov qword [rsp + 776], r11   ;    99.3 agu2    69 groups
        mov r11, qword [r8 + 776]    ;    98.0 agu0    68 d
        xor r11, qword [r10 + 776]   ;   101.3 alu1+agu1   68 d
        mov qword [rsp + 784], r12   ;   100.3 agu2    69 groups
        mov r12, qword [r8 + 784]    ;    99.0 agu0    68 d
        xor r12, qword [r10 + 784]   ;   102.3 alu2+agu1   68 d
        mov qword [rsp + 792], r9    ;   101.3 agu2    69 groups
        mov r9, qword [r8 + 792]     ;   100.0 agu0    68 d
        xor r9, qword [r10 + 792]    ;   103.3 alu0+agu1   68 d
        mov qword [rsp + 800], r11   ;   102.3 agu2    69 groups
        mov r11, qword [r8 + 800]    ;   101.0 agu0    68 d
        xor r11, qword [r10 + 800]   ;   104.3 alu1+agu1   68 d
        mov qword [rsp + 808], r12   ;   103.3 agu2    69 groups
        mov r12, qword [r8 + 808]    ;   102.0 agu0    68 d
        xor r12, qword [r10 + 808]   ;   105.3 alu2+agu1   68 d
        mov qword [rsp + 816], r9    ;   104.3 agu2    69 groups
        mov r9, qword [r8 + 816]     ;   103.0 agu0    68 d
        xor r9, qword [r10 + 816]    ;   106.3 alu0+agu1   68 d
        mov qword [rsp + 824], r11   ;   105.3 agu2    69 groups
        mov r11, qword [r8 + 824]    ;   104.0 agu0    68 d
        xor r11, qword [r10 + 824]   ;   107.3 alu1+agu1   68 d
        mov qword [rsp + 832], r12   ;   106.3 agu2    69 groups
        mov r12, qword [r8 + 832]    ;   105.0 agu0    68 d
        xor r12, qword [r10 + 832]   ;   108.3 alu2+agu1   68 d
        mov qword [rsp + 840], r9    ;   107.3 agu2    69 groups
        mov r9, qword [r8 + 840]     ;   106.0 agu0    68 d
        xor r9, qword [r10 + 840]    ;   109.3 alu0+agu1   68 d
        mov qword [rsp + 848], r11   ;   108.3 agu2    69 groups
        mov r11, qword [r8 + 848]    ;   107.0 agu0    68 d
        xor r11, qword [r10 + 848]   ;   110.3 alu1+agu1   68 d
        mov qword [rsp + 856], r12   ;   109.3 agu2    69 groups
        mov qword [rsp + 864], r10   ;   108.0 agu0    69 groups
        mov r12, qword [r8 + 856]    ;   108.3 agu1    68 d
        xor r12, qword [r10 + 856]   ;   111.7 alu2+agu2   68 d
        mov qword [rsp + 872], r9    ;   110.3 agu0    69 groups
        mov r9, qword [r8 + 864]     ;   109.3 agu1    68 d
        xor r9, qword [r10 + 864]    ;   112.7 alu0+agu2   68 d
        mov qword [rsp + 880], r11   ;   111.3 agu0    69 groups
        mov r11, qword [r8 + 872]    ;   110.3 agu1    68 d
        xor r11, qword [r10 + 872]   ;   113.7 alu1+agu2   68 d
        mov qword [rsp + 888], r12   ;   112.7 agu0    69 groups
        mov r12, qword [r8 + 880]    ;   111.3 agu1    68 d
        xor r12, qword [r10 + 880]   ;   114.7 alu2+agu2   68 d
        mov qword [rsp + 896], r9    ;   113.7 agu0    69 groups
        mov r9, qword [r8 + 888]     ;   112.3 agu1    68 d
        xor r9, qword [r10 + 888]    ;   115.7 alu0+agu2   68 d
        mov qword [rsp + 904], r11   ;   114.7 agu0    69 groups
        mov r11, qword [r8 + 896]    ;   113.3 agu1    68 d
        xor r11, qword [r10 + 896]   ;   116.7 alu1+agu2   68 d
        mov qword [rsp + 912], r12   ;   115.7 agu0    69 groups
        mov r12, qword [r8 + 904]    ;   114.3 agu1    68 d
        xor r12, qword [r10 + 904]   ;   117.7 alu2+agu2   68 d
        mov qword [rsp + 920], r9    ;   116.7 agu0    69 groups
        mov r9, qword [r8 + 912]     ;   115.3 agu1    68 d
        xor r9, qword [r10 + 912]    ;   118.7 alu0+agu2   68 d
        mov qword [rsp + 928], r11   ;   117.7 agu0    69 groups
        mov r11, qword [r8 + 920]    ;   116.3 agu1    68 d
        xor r11, qword [r10 + 920]   ;   119.7 alu1+agu2   68 d
        mov qword [rsp + 936], r12   ;   118.7 agu0    69 groups
        mov r12, qword [r8 + 928]    ;   117.3 agu1    68 d
        xor r12, qword [r10 + 928]   ;   120.7 alu2+agu2   68 d
        mov qword [rsp + 944], r9    ;   119.7 agu0    69 groups
        mov r9, qword [r8 + 936]     ;   118.3 agu1    68 d
        xor r9, qword [r10 + 936]    ;   121.7 alu0+agu2   68 d
        mov qword [rsp + 952], r11   ;   120.7 agu0    69 groups
        mov r11, qword [r8 + 944]    ;   119.3 agu1    68 d
        xor r11, qword [r10 + 944]   ;   122.7 alu1+agu2   68 d
        mov qword [rsp + 960], r12   ;   121.7 agu0    69 groups
        mov r12, qword [r8 + 952]    ;   120.3 agu1    68 d
        xor r12, qword [r10 + 952]   ;   123.7 alu2+agu2   68 d
        mov r13, qword [r8 + 960]    ;   121.0 agu0    68 d
        xor r13, qword [r10 + 960]   ;   124.3 alu0+agu1   68 d
        mov qword [rsp + 968], r9    ;   122.7 agu2    69 groups
        mov r9, qword [r8 + 968]     ;   122.0 agu0    68 d
        xor r9, qword [r10 + 968]    ;   125.3 alu1+agu1   68 d
        mov qword [rsp + 976], r11   ;   123.7 agu2    69 groups
        mov r11, qword [r8 + 976]    ;   123.0 agu0    68 d
        xor r11, qword [r10 + 976]   ;   126.3 alu2+agu1   68 d
        mov qword [rsp + 984], r12   ;   124.7 agu2    69 groups
        mov qword [rsp + 992], r13   ;   125.3 agu0    69 groups
        mov r12, qword [r8 + 984]    ;   124.3 agu1    68 d
        xor r12, qword [r10 + 984]   ;   127.7 alu0+agu2   68 d
        mov qword [rsp + 1000], r9   ;   126.3 agu0    69 groups
        mov r9, qword [r8 + 992]     ;   125.3 agu1    68 d
        xor r9, qword [r10 + 992]    ;   128.7 alu1+agu2   68 d
        mov qword [rsp + 1008], r11  ;   127.3 agu0    69 groups
        mov r11, qword [r8 + 1000]   ;   126.3 agu1    68 d
        xor r11, qword [r10 + 1000]  ;   129.7 alu2+agu2   68 d
        mov r13, qword [r8 + 1008]   ;   127.0 agu0    68 d
        xor r13, qword [r10 + 1008]  ;   130.3 alu0+agu1   68 d
        mov qword [rsp + 1016], r12  ;   128.7 agu2    69 groups
        mov r8, qword [r8 + 1016]    ;   128.0 agu0    68 d
        xor r8, qword [r10 + 1016]   ;   131.3 alu1+agu1   68 d
        mov qword [rsp + 1024], r9   ;   129.7 agu2    69 groups
        add r10, 0x2000              ;   129.0 alu2    69 groups
        mov qword [rsp + 1032], r10  ;   130.0 agu0    69 groups
        mov qword [rsp + 1040], r11  ;   130.7 agu1    69 groups
        mov qword [rsp + 1048], r13  ;   131.3 agu2    69 groups
        mov qword [rsp + 1056], r8   ;   132.3 agu0    69 groups
        align 16
.groups_2:
        mov r8, qword [rsp + 536]    ;     0.0 agu0    60 rounds reload
        mov qword [rsp + 1064], r8   ;     3.0 agu1    60 rounds
        mov r8, qword [rsp + 544]    ;     0.7 agu2    60 rounds reload
        mov qword [rsp + 1072], r8   ;     3.7 agu0    60 rounds
        mov r8, qword [rsp + 552]    ;     1.3 agu1    60 rounds reload
        mov qword [rsp + 1080], r8   ;     4.3 agu2    60 rounds
        mov r8, qword [rsp + 560]    ;     2.0 agu0    60 rounds reload
        mov qword [rsp + 1088], r8   ;     5.0 agu1    60 rounds
        mov r8, qword [rsp + 568]    ;     2.7 agu2    60 rounds reload
        mov qword [rsp + 1096], r8   ;     5.7 agu0    60 rounds
        mov r8, qword [rsp + 576]    ;     3.3 agu1    60 rounds reload
        mov qword [rsp + 1104], r8   ;     6.3 agu2    60 rounds
        mov r8, qword [rsp + 584]    ;     4.0 agu0    60 rounds reload
        mov qword [rsp + 1112], r8   ;     7.0 agu1    60 rounds
        mov r8, qword [rsp + 592]    ;     4.7 agu2    60 rounds reload
        mov qword [rsp + 1120], r8   ;     7.7 agu0    60 rounds
        mov r8, qword [rsp + 600]    ;     5.3 agu1    60 rounds reload
        mov qword [rsp + 1128], r8   ;     8.3 agu2    60 rounds
        mov r8, qword [rsp + 608]    ;     6.0 agu0    60 rounds reload
        mov qword [rsp + 1136], r8   ;     9.0 agu1    60 rounds
        mov r8, qword [rsp + 616]    ;     6.7 agu2    60 rounds reload
        mov qword [rsp + 1144], r8   ;     9.7 agu0    60 rounds
        mov r8, qword [rsp + 624]    ;     7.3 agu1    60 rounds reload
        mov qword [rsp + 1152], r8   ;    10.3 agu2    60 rounds
        mov r8, qword [rsp + 632]    ;     8.0 agu0    60 rounds reload
        mov qword [rsp + 1160], r8   ;    11.0 agu1    60 rounds
        mov r8, qword [rsp + 640]    ;     8.7 agu2    60 rounds reload
        mov qword [rsp + 1168], r8   ;    11.7 agu0    60 rounds
        mov r8, qword [rsp + 648]    ;     9.3 agu1    60 rounds reload
        mov qword [rsp + 1176], r8   ;    12.3 agu2    60 rounds
        mov r8, qword [rsp + 656]    ;    10.0 agu0    60 rounds reload
        mov qword [rsp + 1184], r8   ;    13.0 agu1    60 rounds
        mov r8, qword [rsp + 664]    ;    10.7 agu2    60 rounds reload
        mov qword [rsp + 1192], r8   ;    13.7 agu0    60 rounds
        mov r8, qword [rsp + 672]    ;    11.3 agu1    60 rounds reload
        mov qword [rsp + 1200], r8   ;    14.3 agu2    60 rounds
        mov r8, qword [rsp + 680]    ;    12.0 agu0    60 rounds reload
        mov qword [rsp + 1208], r8   ;    15.0 agu1    60 rounds
        mov r8, qword [rsp + 688]    ;    12.7 agu2    60 rounds reload
        mov qword [rsp + 1216], r8   ;    15.7 agu0    60 rounds
        mov r8, qword [rsp + 696]    ;    13.3 agu1    60 rounds reload
        mov qword [rsp + 1224], r8   ;    16.3 agu2    60 rounds
        mov r8, qword [rsp + 704]    ;    14.0 agu0    60 rounds reload
        mov qword [rsp + 1232], r8   ;    17.0 agu1    60 rounds
        mov r8, qword [rsp + 712]    ;    14.7 agu2    60 rounds reload
        mov qword [rsp + 1240], r8   ;    17.7 agu0    60 rounds
        mov r8, qword [rsp + 720]    ;    15.3 agu1    60 rounds reload
        mov qword [rsp + 1248], r8   ;    18.3 agu2    60 rounds
        mov r8, qword [rsp + 728]    ;    16.0 agu0    60 rounds reload
        mov qword [rsp + 1256], r8   ;    19.0 agu1    60 rounds
        mov r8, qword [rsp + 736]    ;    16.7 agu2    60 rounds reload
        mov qword [rsp + 1264], r8   ;    19.7 agu0    60 rounds
        mov r8, qword [rsp + 744]    ;    17.3 agu1    60 rounds reload
        mov qword [rsp + 1272], r8   ;    20.3 agu2    60 rounds
        mov r8, qword [rsp + 752]    ;    18.0 agu0    60 rounds reload
        mov qword [rsp + 1280], r8   ;    21.0 agu1    60 rounds
        mov r8, qword [rsp + 760]    ;    18.7 agu2    60 rounds reload
        mov qword [rsp + 1288], r8   ;    21.7 agu0    60 rounds
        mov r8, qword [rsp + 768]    ;    19.3 agu1    60 rounds reload
        mov qword [rsp + 1296], r8   ;    22.3 agu2    60 rounds
        mov r8, qword [rsp + 776]    ;    20.0 agu0    60 rounds reload
        mov qword [rsp + 1304], r8   ;    23.0 agu1    60 rounds
        mov r8, qword [rsp + 784]    ;    20.7 agu2    60 rounds reload
        mov qword [rsp + 1312], r8   ;    23.7 agu0    60 rounds
        mov r8, qword [rsp + 792]    ;    21.3 agu1    60 rounds reload
        mov qword [rsp + 1320], r8   ;    24.3 agu2    60 rounds
        mov r8, qword [rsp + 800]    ;    22.0 agu0    60 rounds reload
        mov qword [rsp + 1328], r8   ;    25.0 agu1    60 rounds
        mov r8, qword [rsp + 808]    ;    22.7 agu2    60 rounds reload
        mov qword [rsp + 1336], r8   ;    25.7 agu0    60 rounds
        mov r8, qword [rsp + 816]    ;    23.3 agu1    60 rounds reload
        mov qword [rsp + 1344], r8   ;    26.3 agu2    60 rounds
        mov r8, qword [rsp + 824]    ;    24.0 agu0    60 rounds reload
        mov qword [rsp + 1352], r8   ;    27.0 agu1    60 rounds
        mov r8, qword [rsp + 832]    ;    24.7 agu2    60 rounds reload
        mov qword [rsp + 1360], r8   ;    27.7 agu0    60 rounds
        mov r8, qword [rsp + 840]    ;    25.3 agu1    60 rounds reload
        mov qword [rsp + 1368], r8   ;    28.3 agu2    60 rounds
        mov r8, qword [rsp + 848]    ;    26.0 agu0    60 rounds reload
        mov qword [rsp + 1376], r8   ;    29.0 agu1    60 rounds
        mov r8, qword [rsp + 856]    ;    26.7 agu2    60 rounds reload
        mov qword [rsp + 1384], r8   ;    29.7 agu0    60 rounds
        mov r8, qword [rsp + 872]    ;    27.3 agu1    60 rounds reload
        mov qword [rsp + 1392], r8   ;    30.3 agu2    60 rounds
        mov r8, qword [rsp + 880]    ;    28.0 agu0    60 rounds reload
        mov qword [rsp + 1400], r8   ;    31.0 agu1    60 rounds
        mov r8, qword [rsp + 888]    ;    28.7 agu2    60 rounds reload
        mov qword [rsp + 1408], r8   ;    31.7 agu0    60 rounds
        mov r8, qword [rsp + 896]    ;    29.3 agu1    60 rounds reload
        mov qword [rsp + 1416], r8   ;    32.3 agu2    60 rounds
        mov r8, qword [rsp + 904]    ;    30.0 agu0    60 rounds reload
        mov qword [rsp + 1424], r8   ;    33.0 agu1    60 rounds
        mov r8, qword [rsp + 912]    ;    30.7 agu2    60 rounds reload
        mov qword [rsp + 1432], r8   ;    33.7 agu0    60 rounds
        mov r8, qword [rsp + 920]    ;    31.3 agu1    60 rounds reload
        mov qword [rsp + 1440], r8   ;    34.3 agu2    60 rounds
        mov r8, qword [rsp + 928]    ;    32.0 agu0    60 rounds reload
        mov qword [rsp + 1448], r8   ;    35.0 agu1    60 rounds
        mov r8, qword [rsp + 936]    ;    32.7 agu2    60 rounds reload
        mov qword [rsp + 1456], r8   ;    35.7 agu0    60 rounds
        mov r8, qword [rsp + 944]    ;    33.3 agu1    60 rounds reload
        mov qword [rsp + 1464], r8   ;    36.3 agu2    60 rounds
        mov r8, qword [rsp + 952]    ;    34.0 agu0    60 rounds reload
        mov qword [rsp + 1472], r8   ;    37.0 agu1    60 rounds
        mov r8, qword [rsp + 960]    ;    34.7 agu2    60 rounds reload
        mov qword [rsp + 1480], r8   ;    37.7 agu0    60 rounds
        mov r8, qword [rsp + 968]    ;    35.3 agu1    60 rounds reload
        mov qword [rsp + 1488], r8   ;    38.3 agu2    60 rounds
        mov r8, qword [rsp + 976]    ;    36.0 agu0    60 rounds reload
        mov qword [rsp + 1496], r8   ;    39.0 agu1    60 rounds
        mov r8, qword [rsp + 984]    ;    36.7 agu2    60 rounds reload
        mov qword [rsp + 1504], r8   ;    39.7 agu0    60 rounds
        mov r8, qword [rsp + 992]    ;    37.3 agu1    60 rounds reload
        mov qword [rsp + 1512], r8   ;    40.3 agu2    60 rounds
        mov r8, qword [rsp + 1000]   ;    38.0 agu0    60 rounds reload
        mov qword [rsp + 1520], r8   ;    41.0 agu1    60 rounds
        mov r8, qword [rsp + 1008]   ;    38.7 agu2    60 rounds reload
        mov qword [rsp + 1528], r8   ;    41.7 agu0    60 rounds
        mov r8, qword [rsp + 1016]   ;    39.3 agu1    60 rounds reload
        mov qword [rsp + 1536], r8   ;    42.3 agu2    60 rounds
        mov r8, qword [rsp + 1024]   ;    40.0 agu0    60 rounds reload
        mov qword [rsp + 1544], r8   ;    43.0 agu1    60 rounds
        mov r8, qword [rsp + 1040]   ;    40.7 agu2    60 rounds reload
        mov qword [rsp + 1552], r8   ;    43.7 agu0    60 rounds
        mov r8, qword [rsp + 1048]   ;    41.3 agu1    60 rounds reload
        mov qword [rsp + 1560], r8   ;    44.3 agu2    60 rounds
        mov r8, qword [rsp + 1056]   ;    42.0 agu0    60 rounds reload
        mov qword [rsp + 1568], r8   ;    45.0 agu1    60 rounds
        mov r8, qword [rsp + 24]     ;    42.7 agu2    60 rounds reload
        mov qword [rsp + 1576], r8   ;    45.7 agu0    60 rounds
        mov r8, qword [rsp + 32]     ;    43.3 agu1    60 rounds reload
        mov qword [rsp + 1584], r8   ;    46.3 agu2    60 rounds
        mov r8, qword [rsp + 40]     ;    44.0 agu0    60 rounds reload
        mov qword [rsp + 1592], r8   ;    47.0 agu1    60 rounds
        mov r8, qword [rsp + 48]     ;    44.7 agu2    60 rounds reload
        mov qword [rsp + 1600], r8   ;    47.7 agu0    60 rounds
        mov r8, qword [rsp + 56]     ;    45.3 agu1    60 rounds reload
        mov qword [rsp + 1608], r8   ;    48.3 agu2    60 rounds
        mov r8, qword [rsp + 64]     ;    46.0 agu0    60 rounds reload
        mov qword [rsp + 1616], r8   ;    49.0 agu1    60 rounds
        mov r8, qword [rsp + 72]     ;    46.7 agu2    60 rounds reload
        mov qword [rsp + 1624], r8   ;    49.7 agu0    60 rounds
        mov r8, qword [rsp + 80]     ;    47.3 agu1    60 rounds reload
        mov qword [rsp + 1632], r8   ;    50.3 agu2    60 rounds
        mov r8, qword [rsp + 88]     ;    48.0 agu0    60 rounds reload
        mov qword [rsp + 1640], r8   ;    51.0 agu1    60 rounds
        mov r8, qword [rsp + 96]     ;    48.7 agu2    60 rounds reload
        mov qword [rsp + 1648], r8   ;    51.7 agu0    60 rounds
        mov r8, qword [rsp + 104]    ;    49.3 agu1    60 rounds reload
        mov qword [rsp + 1656], r8   ;    52.3 agu2    60 rounds
        mov r8, qword [rsp + 112]    ;    50.0 agu0    60 rounds reload
        mov qword [rsp + 1664], r8   ;    53.0 agu1    60 rounds
        mov r8, qword [rsp + 120]    ;    50.7 agu2    60 rounds reload
        mov qword [rsp + 1672], r8   ;    53.7 agu0    60 rounds
        mov r8, qword [rsp + 128]    ;    51.3 agu1    60 rounds reload
        mov qword [rsp + 1680], r8   ;    54.3 agu2    60 rounds
        mov r8, qword [rsp + 136]    ;    52.0 agu0    60 rounds reload
        mov qword [rsp + 1688], r8   ;    55.0 agu1    60 rounds
        mov r8, qword [rsp + 144]    ;    52.7 agu2    60 rounds reload
        mov qword [rsp + 1696], r8   ;    55.7 agu0    60 rounds
        mov r8, qword [rsp + 152]    ;    53.3 agu1    60 rounds reload
        mov qword [rsp + 1704], r8   ;    56.3 agu2    60 rounds
        mov r8, qword [rsp + 160]    ;    54.0 agu0    60 rounds reload
        mov qword [rsp + 1712], r8   ;    57.0 agu1    60 rounds
        mov r8, qword [rsp + 168]    ;    54.7 agu2    60 rounds reload
        mov qword [rsp + 1720], r8   ;    57.7 agu0    60 rounds
        mov r8, qword [rsp + 176]    ;    55.3 agu1    60 rounds reload
        mov qword [rsp + 1728], r8   ;    58.3 agu2    60 rounds
        mov r8, qword [rsp + 184]    ;    56.0 agu0    60 rounds reload
        mov qword [rsp + 1736], r8   ;    59.0 agu1    60 rounds
        mov r8, qword [rsp + 192]    ;    56.7 agu2    60 rounds reload
        mov qword [rsp + 1744], r8   ;    59.7 agu0    60 rounds
        mov r8, qword [rsp + 200]    ;    57.3 agu1    60 rounds reload
        mov qword [rsp + 1752], r8   ;    60.3 agu2    60 rounds
        mov r8, qword [rsp + 208]    ;    58.0 agu0    60 rounds reload
        mov qword [rsp + 1760], r8   ;    61.0 agu1    60 rounds
        mov r8, qword [rsp + 216]    ;    58.7 agu2    60 rounds reload
        mov qword [rsp + 1768], r8   ;    61.7 agu0    60 rounds
        mov r8, qword [rsp + 224]    ;    59.3 agu1    60 rounds reload
        mov qword [rsp + 1776], r8   ;    62.3 agu2    60 rounds
        mov r8, qword [rsp + 232]    ;    60.0 agu0    60 rounds reload
        mov qword [rsp + 1784], r8   ;    63.0 agu1    60 rounds
        mov r8, qword [rsp + 240]    ;    60.7 agu2    60 rounds reload
        mov qword [rsp + 1792], r8   ;    63.7 agu0    60 rounds
        mov r8, qword [rsp + 248]    ;    61.3 agu1    60 rounds reload
        mov qword [rsp + 1800], r8   ;    64.3 agu2    60 rounds
        mov r8, qword [rsp + 256]    ;    62.0 agu0    60 rounds reload
        mov qword [rsp + 1808], r8   ;    65.0 agu1    60 rounds
        mov r8, qword [rsp + 264]    ;    62.7 agu2    60 rounds reload
        mov qword [rsp + 1816], r8   ;    65.7 agu0    60 rounds
        mov r8, qword [rsp + 272]    ;    63.3 agu1    60 rounds reload
        mov qword [rsp + 1824], r8   ;    66.3 agu2    60 rounds
        mov r8, qword [rsp + 280]    ;    64.0 agu0    60 rounds reload
        mov qword [rsp + 1832], r8   ;    67.0 agu1    60 rounds
        mov r8, qword [rsp + 288]    ;    64.7 agu2    60 rounds reload
        mov qword [rsp + 1840], r8   ;    67.7 agu0    60 rounds
        mov r8, qword [rsp + 296]    ;    65.3 agu1    60 rounds reload
        mov qword [rsp + 1848], r8   ;    68.3 agu2    60 rounds
        mov r8, qword [rsp + 304]    ;    66.0 agu0    60 rounds reload
        mov qword [rsp + 1856], r8   ;    69.0 agu1    60 rounds
        mov r8, qword [rsp + 312]    ;    66.7 agu2    60 rounds reload
        mov qword [rsp + 1864], r8   ;    69.7 agu0    60 rounds
        mov r8, qword [rsp + 320]    ;    67.3 agu1    60 rounds reload
        mov qword [rsp + 1872], r8   ;    70.3 agu2    60 rounds
        mov r8, qword [rsp + 328]    ;    68.0 agu0    60 rounds reload
        mov qword [rsp + 1880], r8   ;    71.0 agu1    60 rounds
        mov r8, qword [rsp + 336]    ;    68.7 agu2    60 rounds reload
        mov qword [rsp + 1888], r8   ;    71.7 agu0    60 rounds
        mov r8, qword [rsp + 344]    ;    69.3 agu1    60 rounds reload
        mov qword [rsp + 1896], r8   ;    72.3 agu2    60 rounds
        mov r8, qword [rsp + 352]    ;    70.0 agu0    60 rounds reload
        mov qword [rsp + 1904], r8   ;    73.0 agu1    60 rounds
        mov r8, qword [rsp + 360]    ;    70.7 agu2    60 rounds reload
        mov qword [rsp + 1912], r8   ;    73.7 agu0    60 rounds
        mov r8, qword [rsp + 368]    ;    71.3 agu1    60 rounds reload
        mov qword [rsp + 1920], r8   ;    74.3 agu2    60 rounds
        mov r8, qword [rsp + 376]    ;    72.0 agu0    60 rounds reload
        mov qword [rsp + 1928], r8   ;    75.0 agu1    60 rounds
        mov r8, qword [rsp + 384]    ;    72.7 agu2    60 rounds reload
        mov qword [rsp + 1936], r8   ;    75.7 agu0    60 rounds
        mov r8, qword [rsp + 392]    ;    73.3 agu1    60 rounds reload
        mov qword [rsp + 1944], r8   ;    76.3 agu2    60 rounds
        mov r8, qword [rsp + 400]    ;    74.0 agu0    60 rounds reload
        mov qword [rsp + 1952], r8   ;    77.0 agu1    60 rounds
        mov r8, qword [rsp + 408]    ;    74.7 agu2    60 rounds reload
        mov qword [rsp + 1960], r8   ;    77.7 agu0    60 rounds
        mov r8, qword [rsp + 416]    ;    75.3 agu1    60 rounds reload
        mov qword [rsp + 1968], r8   ;    78.3 agu2    60 rounds
        mov r8, qword [rsp + 424]    ;    76.0 agu0    60 rounds reload
        mov qword [rsp + 1976], r8   ;    79.0 agu1    60 rounds
        mov r8, qword [rsp + 432]    ;    76.7 agu2    60 rounds reload
        mov qword [rsp + 1984], r8   ;    79.7 agu0    60 rounds
        mov r8, qword [rsp + 440]    ;    77.3 agu1    60 rounds reload
        mov qword [rsp + 1992], r8   ;    80.3 agu2    60 rounds
        mov r8, qword [rsp + 448]    ;    78.0 agu0    60 rounds reload
        mov qword [rsp + 2000], r8   ;    81.0 agu1    60 rounds
        mov r8, qword [rsp + 456]    ;    78.7 agu2    60 rounds reload
        mov qword [rsp + 2008], r8   ;    81.7 agu0    60 rounds
        mov r8, qword [rsp + 464]    ;    79.3 agu1    60 rounds reload
        mov qword [rsp + 2016], r8   ;    82.3 agu2    60 rounds
        mov r8, qword [rsp + 472]    ;    80.0 agu0    60 rounds reload
        mov qword [rsp + 2024], r8   ;    83.0 agu1    60 rounds
        mov r8, qword [rsp + 480]    ;    80.7 agu2    60 rounds reload
        mov qword [rsp + 2032], r8   ;    83.7 agu0    60 rounds
        mov r8, qword [rsp + 488]    ;    81.3 agu1    60 rounds reload
        mov qword [rsp + 2040], r8   ;    84.3 agu2    60 rounds
        mov r8, qword [rsp + 496]    ;    82.0 agu0    60 rounds reload
        mov qword [rsp + 2048], r8   ;    85.0 agu1    60 rounds
        mov r8, qword [rsp + 504]    ;    82.7 agu2    60 rounds reload
        mov qword [rsp + 2056], r8   ;    85.7 agu0    60 rounds
        mov r8, qword [rsp + 512]    ;    83.3 agu1    60 rounds reload
        mov qword [rsp + 2064], r8   ;    86.3 agu2    60 rounds
        mov r8, qword [rsp + 520]    ;    84.0 agu0    60 rounds reload
        mov qword [rsp + 2072], r8   ;    87.0 agu1    60 rounds
        mov r8, qword [rsp + 528]    ;    84.7 agu2    60 rounds reload
        mov qword [rsp + 2080], r8   ;    87.7 agu0    60 rounds
        mov r8, qword [rsp + 864]    ;    85.3 agu1    60 rounds reload
        mov qword [rsp + 2088], r8   ;    88.3 agu2    60 rounds
        add r8, 0xc00                ;    88.3 alu0    60 rounds
        mov qword [rsp + 2096], r8   ;    89.3 agu0    60 rounds
        mov r8, qword [rsp + 2088]   ;                    resident
        mov r9, qword [rsp + 1576]   ;                    resident
        mov r10, qword [rsp + 1584]  ;                    resident
        mov r11, qword [rsp + 1592]  ;                    resident
        mov r12, qword [rsp + 1600]  ;                    resident
        mov r13, qword [rsp + 1608]  ;                    resident
        mov r14, qword [rsp + 1616]  ;                    resident
        mov r15, qword [rsp + 1624]  ;                    resident
        mov rsi, qword [rsp + 1632]  ;                    resident
        mov rdi, qword [rsp + 1640]  ;                    resident
        mov rbp, qword [rsp + 1648]  ;                    resident
        mov rax, qword [rsp + 1656]  ;                    resident
        mov rcx, qword [rsp + 1664]  ;                    resident
        align 16
.rounds_3:
        mov rdx, r9                  ;     0.0 alu0    40 t copy
        xor rdx, qword [r8 + 1024]   ;     3.0 alu1+agu0   40 t
        mov rbx, r10                 ;     0.7 alu2    40 t copy
        xor rbx, qword [r8 + 1032]   ;     3.0 alu0+agu1   40 t
        mov qword [rsp + 2104], r10  ;     1.3 agu2    40 t spill
        mov r10, r11                 ;     1.7 alu1    40 t copy
        xor r10, qword [r8 + 1040]   ;     3.0 alu2+agu0   40 t
        mov qword [rsp + 2112], r11  ;     2.3 agu1    40 t spill
        mov r11, r12                 ;     2.7 alu0    40 t copy
        xor r11, qword [r8 + 1048]   ;     3.7 alu1+agu2   40 t
        mov qword [rsp + 2120], r12  ;     3.3 agu0    40 t spill
        mov r12, r13                 ;     3.7 alu2    40 t copy
        xor r12, qword [r8 + 1056]   ;     4.7 alu0+agu1   40 t
        mov qword [rsp + 2128], r13  ;     4.3 agu2    40 t spill
        mov r13, r14                 ;     4.7 alu1    40 t copy
        xor r13, qword [r8 + 1064]   ;     5.7 alu2+agu0   40 t
        mov qword [rsp + 2136], r14  ;     5.3 agu1    40 t spill
        mov r14, r15                 ;     5.7 alu0    40 t copy
        xor r14, qword [r8 + 1072]   ;     6.7 alu1+agu2   40 t
        mov qword [rsp + 2144], r15  ;     6.3 agu0    40 t spill
        mov r15, rsi                 ;     6.7 alu2    40 t copy
        xor r15, qword [r8 + 1080]   ;     7.7 alu0+agu1   40 t
        mov qword [rsp + 2152], rsi  ;     7.3 agu2    40 t spill
        mov rsi, rdi                 ;     7.7 alu1    40 t copy
        xor rsi, qword [r8 + 1088]   ;     8.7 alu2+agu0   40 t
        mov qword [rsp + 2160], rdi  ;     8.3 agu1    40 t spill
        mov rdi, rbp                 ;     8.7 alu0    40 t copy
        xor rdi, qword [r8 + 1096]   ;     9.7 alu1+agu2   40 t
        mov qword [rsp + 2168], rbp  ;     9.3 agu0    40 t spill
        mov rbp, rax                 ;     9.7 alu2    40 t copy
        xor rbp, qword [r8 + 1104]   ;    10.7 alu0+agu1   40 t
        mov qword [rsp + 2176], rax  ;    10.3 agu2    40 t spill
        mov rax, rcx                 ;    10.7 alu1    40 t copy
        xor rax, qword [r8 + 1112]   ;    11.7 alu2+agu0   40 t
        mov qword [rsp + 2184], rcx  ;    11.3 agu1    40 t spill
        mov rcx, qword [r8 + 1120]   ;    11.7 agu2    40 t
        xor rcx, qword [rsp + 1672]  ;    14.7 alu0+agu0   40 t
        mov qword [rsp + 2192], r9   ;    12.3 agu1    40 t spill
        mov r9, qword [r8 + 1128]    ;    12.7 agu2    40 t
        xor r9, qword [rsp + 1680]   ;    15.7 alu1+agu0   40 t
        mov qword [rsp + 2200], rbp  ;    13.3 agu1    40 t spill
        mov rbp, qword [r8 + 1136]   ;    13.7 agu2    40 t
        xor rbp, qword [rsp + 1688]  ;    16.7 alu2+agu0   40 t
        mov qword [rsp + 2208], rcx  ;    15.7 agu1    40 t spill
        mov rcx, qword [r8 + 1144]   ;    14.7 agu2    40 t
        xor rcx, qword [rsp + 1696]  ;    17.7 alu0+agu0   40 t
        mov qword [rsp + 2216], rsi  ;    15.3 agu1    40 t spill
        mov rsi, qword [r8 + 1152]   ;    15.7 agu2    40 t
        xor rsi, qword [rsp + 1704]  ;    18.7 alu1+agu0   40 t
        mov qword [rsp + 2224], rsi  ;    19.7 agu1    40 t spill
        mov rsi, qword [r8 + 1160]   ;    16.7 agu2    40 t
        xor rsi, qword [rsp + 1712]  ;    19.7 alu2+agu0   40 t
        mov qword [rsp + 2232], rsi  ;    20.7 agu1    40 t spill
        mov rsi, qword [r8 + 1168]   ;    17.7 agu2    40 t
        xor rsi, qword [rsp + 1720]  ;    20.7 alu0+agu0   40 t
        mov qword [rsp + 2240], rsi  ;    21.7 agu1    40 t spill
        mov rsi, qword [r8 + 1176]   ;    18.7 agu2    40 t
        xor rsi, qword [rsp + 1728]  ;    21.7 alu1+agu0   40 t
        mov qword [rsp + 2248], rsi  ;    22.7 agu1    40 t spill
        mov rsi, qword [r8 + 1184]   ;    19.7 agu2    40 t
        xor rsi, qword [rsp + 1736]  ;    22.7 alu2+agu0   40 t
        mov qword [rsp + 2256], rsi  ;    23.7 agu1    40 t spill
        mov rsi, qword [r8 + 1192]   ;    20.7 agu2    40 t
        xor rsi, qword [rsp + 1744]  ;    23.7 alu0+agu0   40 t
        mov qword [rsp + 2264], rsi  ;    24.7 agu1    40 t spill
        mov rsi, qword [r8 + 1200]   ;    21.7 agu2    40 t
        xor rsi, qword [rsp + 1752]  ;    24.7 alu1+agu0   40 t
        mov qword [rsp + 2272], rsi  ;    25.7 agu1    40 t spill
        mov rsi, qword [r8 + 1208]   ;    22.7 agu2    40 t
        xor rsi, qword [rsp + 1760]  ;    25.7 alu2+agu0   40 t
        mov qword [rsp + 2280], rsi  ;    26.7 agu1    40 t spill
        mov rsi, qword [r8 + 1216]   ;    23.7 agu2    40 t
        xor rsi, qword [rsp + 1768]  ;    26.7 alu0+agu0   40 t
        mov qword [rsp + 2288], rsi  ;    27.7 agu1    40 t spill
        mov rsi, qword [r8 + 1224]   ;    24.7 agu2    40 t
        xor rsi, qword [rsp + 1776]  ;    27.7 alu1+agu0   40 t
        mov qword [rsp + 2296], rsi  ;    28.7 agu1    40 t spill
        mov rsi, qword [r8 + 1232]   ;    25.7 agu2    40 t
        xor rsi, qword [rsp + 1784]  ;    28.7 alu2+agu0   40 t
        mov qword [rsp + 2304], rsi  ;    29.7 agu1    40 t spill
        mov rsi, qword [r8 + 1240]   ;    26.7 agu2    40 t
        xor rsi, qword [rsp + 1792]  ;    29.7 alu0+agu0   40 t
        mov qword [rsp + 2312], rsi  ;    30.7 agu1    40 t spill
        mov rsi, qword [r8 + 1248]   ;    27.7 agu2    40 t
        xor rsi, qword [rsp + 1800]  ;    30.7 alu1+agu0   40 t
        mov qword [rsp + 2320], rsi  ;    31.7 agu1    40 t spill
        mov rsi, qword [r8 + 1256]   ;    28.7 agu2    40 t
        xor rsi, qword [rsp + 1808]  ;    31.7 alu2+agu0   40 t
        mov qword [rsp + 2328], rsi  ;    32.7 agu1    40 t spill
        mov rsi, qword [r8 + 1264]   ;    29.7 agu2    40 t
        xor rsi, qword [rsp + 1816]  ;    32.7 alu0+agu0   40 t
        mov qword [rsp + 2336], rsi  ;    33.7 agu1    40 t spill
        mov rsi, qword [r8 + 1272]   ;    30.7 agu2    40 t
        xor rsi, qword [rsp + 1824]  ;    33.7 alu1+agu0   40 t
        mov qword [rsp + 2344], rsi  ;    34.7 agu1    40 t spill
        mov rsi, qword [r8 + 1280]   ;    31.7 agu2    40 t
        xor rsi, qword [rsp + 1832]  ;    34.7 alu2+agu0   40 t
        mov qword [rsp + 2352], rsi  ;    35.7 agu1    40 t spill
        mov rsi, qword [r8 + 1288]   ;    32.7 agu2    40 t
        xor rsi, qword [rsp + 1840]  ;    35.7 alu0+agu0   40 t
        mov qword [rsp + 2360], rsi  ;    36.7 agu1    40 t spill
        mov rsi, qword [r8 + 1296]   ;    33.7 agu2    40 t
        xor rsi, qword [rsp + 1848]  ;    36.7 alu1+agu0   40 t
        mov qword [rsp + 2368], rsi  ;    37.7 agu1    40 t spill
        mov rsi, qword [r8 + 1304]   ;    34.7 agu2    40 t
        xor rsi, qword [rsp + 1856]  ;    37.7 alu2+agu0   40 t
        mov qword [rsp + 2376], rsi  ;    38.7 agu1    40 t spill
        mov rsi, qword [r8 + 1312]   ;    35.7 agu2    40 t
        xor rsi, qword [rsp + 1864]  ;    38.7 alu0+agu0   40 t
        mov qword [rsp + 2384], rsi  ;    39.7 agu1    40 t spill
        mov rsi, qword [r8 + 1320]   ;    36.7 agu2    40 t
        xor rsi, qword [rsp + 1872]  ;    39.7 alu1+agu0   40 t
        mov qword [rsp + 2392], rsi  ;    40.7 agu1    40 t spill
        mov rsi, qword [r8 + 1328]   ;    37.7 agu2    40 t
        xor rsi, qword [rsp + 1880]  ;    40.7 alu2+agu0   40 t
        mov qword [rsp + 2400], rsi  ;    41.7 agu1    40 t spill
        mov rsi, qword [r8 + 1336]   ;    38.7 agu2    40 t
        xor rsi, qword [rsp + 1888]  ;    41.7 alu0+agu0   40 t
        mov qword [rsp + 2408], rsi  ;    42.7 agu1    40 t spill
        mov rsi, qword [r8 + 1344]   ;    39.7 agu2    40 t
        xor rsi, qword [rsp + 1896]  ;    42.7 alu1+agu0   40 t
        mov qword [rsp + 2416], rsi  ;    43.7 agu1    40 t spill
        mov rsi, qword [r8 + 1352]   ;    40.7 agu2    40 t
        xor rsi, qword [rsp + 1904]  ;    43.7 alu2+agu0   40 t
        mov qword [rsp + 2424], rsi  ;    44.7 agu1    40 t spill
        mov rsi, qword [r8 + 1360]   ;    41.7 agu2    40 t
        xor rsi, qword [rsp + 1912]  ;    44.7 alu0+agu0   40 t
        mov qword [rsp + 2432], rsi  ;    45.7 agu1    40 t spill
        mov rsi, qword [r8 + 1368]   ;    42.7 agu2    40 t
        xor rsi, qword [rsp + 1920]  ;    45.7 alu1+agu0   40 t
        mov qword [rsp + 2440], rsi  ;    46.7 agu1    40 t spill
        mov rsi, qword [r8 + 1376]   ;    43.7 agu2    40 t
        xor rsi, qword [rsp + 1928]  ;    46.7 alu2+agu0   40 t
        mov qword [rsp + 2448], rsi  ;    47.7 agu1    40 t spill
        mov rsi, qword [r8 + 1384]   ;    44.7 agu2    40 t
        xor rsi, qword [rsp + 1936]  ;    47.7 alu0+agu0   40 t
        mov qword [rsp + 2456], rsi  ;    48.7 agu1    40 t spill
        mov rsi, qword [r8 + 1392]   ;    45.7 agu2    40 t
        xor rsi, qword [rsp + 1944]  ;    48.7 alu1+agu0   40 t
        mov qword [rsp + 2464], rsi  ;    49.7 agu1    40 t spill
        mov rsi, qword [r8 + 1400]   ;    46.7 agu2    40 t
        xor rsi, qword [rsp + 1952]  ;    49.7 alu2+agu0   40 t
        mov qword [rsp + 2472], rsi  ;    50.7 agu1    40 t spill
        mov rsi, qword [r8 + 1408]   ;    47.7 agu2    40 t
        xor rsi, qword [rsp + 1960]  ;    50.7 alu0+agu0   40 t
        mov qword [rsp + 2480], rsi  ;    51.7 agu1    40 t spill
        mov rsi, qword [r8 + 1416]   ;    48.7 agu2    40 t
        xor rsi, qword [rsp + 1968]  ;    51.7 alu1+agu0   40 t
        mov qword [rsp + 2488], rsi  ;    52.7 agu1    40 t spill
        mov rsi, qword [r8 + 1424]   ;    49.7 agu2    40 t
        xor rsi, qword [rsp + 1976]  ;    52.7 alu2+agu0   40 t
        mov qword [rsp + 2496], rsi  ;    53.7 agu1    40 t spill
        mov rsi, qword [r8 + 1432]   ;    50.7 agu2    40 t
        xor rsi, qword [rsp + 1984]  ;    53.7 alu0+agu0   40 t
        mov qword [rsp + 2504], rsi  ;    54.7 agu1    40 t spill
        mov rsi, qword [r8 + 1440]   ;    51.7 agu2    40 t
        xor rsi, qword [rsp + 1992]  ;    54.7 alu1+agu0   40 t
        mov qword [rsp + 2512], rsi  ;    55.7 agu1    40 t spill
        mov rsi, qword [r8 + 1448]   ;    52.7 agu2    40 t
        xor rsi, qword [rsp + 2000]  ;    55.7 alu2+agu0   40 t
        mov qword [rsp + 2520], rsi  ;    56.7 agu1    40 t spill
        mov rsi, qword [r8 + 1456]   ;    53.7 agu2    40 t
        xor rsi, qword [rsp + 2008]  ;    56.7 alu0+agu0   40 t
        mov qword [rsp + 2528], rsi  ;    57.7 agu1    40 t spill
        mov rsi, qword [r8 + 1464]   ;    54.7 agu2    40 t
        xor rsi, qword [rsp + 2016]  ;    57.7 alu1+agu0   40 t
        mov qword [rsp + 2536], rsi  ;    58.7 agu1    40 t spill
        mov rsi, qword [r8 + 1472]   ;    55.7 agu2    40 t
        xor rsi, qword [rsp + 2024]  ;    58.7 alu2+agu0   40 t
        mov qword [rsp + 2544], rsi  ;    59.7 agu1    40 t spill
        mov rsi, qword [r8 + 1480]   ;    56.7 agu2    40 t
        xor rsi, qword [rsp + 2032]  ;    59.7 alu0+agu0   40 t
        not rdx                      ;    57.3 alu1    41 t
        not r10                      ;    57.7 alu2    41 t
        mov qword [rsp + 2552], rsi  ;    60.7 agu1    40 t spill
        mov rsi, qword [r8 + 1488]   ;    58.3 agu2    40 t
        xor rsi, qword [rsp + 2040]  ;    61.3 alu0+agu0   40 t
        not r14                      ;    59.0 alu1    41 t
        not r15                      ;    59.3 alu2    41 t
        mov qword [rsp + 2560], rsi  ;    62.3 agu1    40 t spill
        mov rsi, qword [r8 + 1496]   ;    60.0 agu2    40 t
        xor rsi, qword [rsp + 2048]  ;    63.0 alu0+agu0   40 t
        mov qword [rsp + 2568], rsi  ;    64.0 agu1    40 t spill
        mov rsi, qword [r8 + 1504]   ;    61.0 agu2    40 t
        xor rsi, qword [rsp + 2056]  ;    64.0 alu1+agu0   40 t
        mov qword [rsp + 2576], rsi  ;    65.0 agu1    40 t spill
        mov rsi, qword [r8 + 1512]   ;    62.0 agu2    40 t
        xor rsi, qword [rsp + 2064]  ;    65.0 alu2+agu0   40 t
        mov qword [rsp + 2584], rsi  ;    66.0 agu1    40 t spill
        mov rsi, qword [r8 + 1520]   ;    63.0 agu2    40 t
        xor rsi, qword [rsp + 2072]  ;    66.0 alu0+agu0   40 t
        mov qword [rsp + 2592], rsi  ;    67.0 agu1    40 t spill
        mov rsi, r12                 ;    64.0 alu1    41 t copy
        xor rsi, rbx                 ;    65.0 alu2    41 t
        xor r12, r10                 ;    64.7 alu0    41 t
        mov qword [rsp + 2600], rax  ;    65.0 agu2    40 t spill
        mov rax, r13                 ;    65.3 alu1    41 t copy
        xor rax, rbx                 ;    66.3 alu2    41 t
        mov qword [rsp + 2608], rbp  ;    66.0 agu0    40 t spill
        mov rbp, qword [r8 + 1528]   ;    66.3 agu1    40 t
        xor rbp, qword [rsp + 2080]  ;    69.3 alu0+agu2   40 t
        mov qword [rsp + 2616], r8   ;    67.0 agu0    61 r.0 spill
        mov r8, r11                  ;    67.3 alu1    41 t copy
        xor r8, r14                  ;    68.3 alu2    41 t
        xor rdx, r8                  ;    69.3 alu0    41 t
        xor r15, rdx                 ;    70.3 alu1    41 t
        xor r8, rsi                  ;    69.3 alu2    41 t
        mov qword [rsp + 2624], rbp  ;    70.3 agu1    40 t spill
        mov rbp, rax                 ;    69.3 alu0    41 t copy
        xor rbp, rdx                 ;    70.3 alu1    41 t
        mov qword [rsp + 2632], r9   ;    70.0 agu2    40 t spill
        mov r9, rsi                  ;    70.3 alu2    41 t copy
        xor r9, r15                  ;    71.3 alu0    41 t
        mov qword [rsp + 2640], rdi  ;    71.0 agu0    40 t spill
        mov rdi, r15                 ;    71.3 alu1    41 t copy
        or rdi, rbp                  ;    72.3 alu2    41 t
        mov qword [rsp + 2648], rcx  ;    72.0 agu1    40 t spill
        mov rcx, r12                 ;    72.3 alu0    41 t copy
        xor rcx, r8                  ;    73.3 alu1    41 t
        xor r13, r8                  ;    73.0 alu2    41 t
        mov qword [rsp + 2656], rbx  ;    73.3 agu2    40 t spill
        mov rbx, r15                 ;    73.7 alu0    41 t copy
        xor rbx, r8                  ;    74.7 alu1    41 t
        xor r11, rbx                 ;    75.7 alu2    41 t
        mov qword [rsp + 2664], r15  ;    74.7 agu0    41 t spill
        mov r15, rdx                 ;    75.0 alu0    41 t copy
        xor r15, r10                 ;    76.0 alu1    41 t
        mov qword [rsp + 2672], r10  ;    75.7 agu1    41 t spill
        mov r10, rdx                 ;    76.0 alu2    41 t copy
        or r10, rbx                  ;    77.0 alu0    41 t
        xor r10, rdi                 ;    78.0 alu1    41 t
        mov qword [rsp + 2680], rbx  ;    77.0 agu2    41 t spill
        mov rbx, r9                  ;    77.3 alu2    41 t copy
        xor rbx, rcx                 ;    78.3 alu0    41 t
        xor rdi, r14                 ;    78.0 alu1    41 t
        or r14, r9                   ;    78.3 alu2    41 t
        xor r13, r14                 ;    79.3 alu0    41 t
        mov qword [rsp + 2688], r9   ;    79.0 agu0    41 t spill
        mov r9, r8                   ;    79.3 alu1    41 t copy
        and r9, rax                  ;    80.3 alu2    41 t
        xor r14, r9                  ;    81.3 alu0    41 t
        mov r9, rbx                  ;    80.3 alu1    41 t copy
        and r9, r15                  ;    81.3 alu2    41 t
        xor r13, r9                  ;    82.3 alu0    41 t
        mov r9, r15                  ;    81.3 alu1    41 t copy
        xor r9, r11                  ;    82.3 alu2    41 t
        xor r10, r13                 ;    83.3 alu0    41 t
        xor rdi, r14                 ;    82.3 alu1    41 t
        mov qword [rsp + 2696], r15  ;    82.7 agu1    41 t spill
        mov r15, rcx                 ;    83.0 alu2    41 t copy
        and r15, r9                  ;    84.0 alu0    41 t
        xor r14, r15                 ;    85.0 alu1    41 t
        mov r15, rax                 ;    84.0 alu2    41 t copy
        xor r15, r9                  ;    85.0 alu0    41 t
        mov qword [rsp + 2704], rcx  ;    84.7 agu2    41 t spill
        mov rcx, r12                 ;    85.0 alu1    41 t copy
        and rcx, r15                 ;    86.0 alu2    41 t
        xor rdi, rcx                 ;    87.0 alu0    41 t
        mov rcx, r11                 ;    86.0 alu1    41 t copy
        xor rcx, rbp                 ;    87.0 alu2    41 t
        mov qword [rsp + 2712], rbx  ;    86.7 agu0    41 t spill
        mov rbx, rsi                 ;    87.0 alu0    41 t copy
        and rbx, rcx                 ;    88.0 alu1    41 t
        xor r14, rbx                 ;    89.0 alu2    41 t
        xor r13, rbx                 ;    89.0 alu0    41 t
        mov rbx, qword [rsp + 2672]  ;    88.3 agu1    41 t
        or rbx, qword [rsp + 2656]   ;    91.3 alu1+agu2   41 t
        xor r13, rbx                 ;    92.3 alu2    41 t
        mov rbx, r10                 ;    89.3 alu0    41 t copy
        and rbx, rdi                 ;    90.3 alu1    41 t
        xor r13, rbx                 ;    93.3 alu2    41 t
        mov qword [rsp + 2720], rbp  ;    90.3 agu0    41 t spill
        mov rbp, r14                 ;    90.7 alu0    41 t copy
        and rbp, r13                 ;    94.3 alu1    41 t
        xor r13, rdi                 ;    94.3 alu2    41 t
        or rbx, r13                  ;    95.3 alu0    41 t
        xor r10, rbp                 ;    95.3 alu1    41 t
        xor rbx, r10                 ;    96.3 alu2    41 t
        and rcx, rbx                 ;    97.3 alu0    41 t
        mov rbp, r14                 ;    93.0 alu1    41 t copy
        and rbp, r10                 ;    96.3 alu2    41 t
        xor rdi, rbp                 ;    97.3 alu0    41 t
        and r10, rdi                 ;    98.3 alu1    41 t
        mov rbp, rbx                 ;    97.3 alu2    41 t copy
        or rbp, rdi                  ;    98.3 alu0    41 t
        xor r13, rbp                 ;    99.3 alu1    41 t
        xor r14, r10                 ;    99.3 alu2    41 t
        mov r10, rbx                 ;    97.3 alu0    41 t copy
        xor r10, rdi                 ;    98.3 alu1    41 t
        and r15, r10                 ;    99.3 alu2    41 t
        and r12, r10                 ;    99.3 alu0    41 t
        xor r10, r13                 ;   100.3 alu1    41 t
        and r9, r10                  ;   101.3 alu2    41 t
        and rsi, rbx                 ;    97.7 alu0    41 t
        xor r15, r9                  ;   102.3 alu1    41 t
        and r8, r13                  ;   100.3 alu2    41 t
        and rdx, r14                 ;   100.3 alu0    41 t
        and rax, r13                 ;   100.3 alu1    41 t
        xor r13, r14                 ;   100.3 alu2    41 t
        xor rax, r9                  ;   102.3 alu0    41 t
        mov r9, qword [rsp + 2680]   ;   100.0 agu1    41 t
        and r9, r14                  ;   103.0 alu1    41 t
        mov rbp, qword [rsp + 2664]  ;   100.7 agu2    41 t
        and rbp, r13                 ;   103.7 alu2    41 t
        xor rbp, r12                 ;   104.7 alu0    41 t
        xor r12, r9                  ;   104.0 alu1    41 t
        xor rbx, r13                 ;   102.0 alu2    41 t
        xor r14, rdi                 ;   102.3 alu0    41 t
        and r11, rbx                 ;   103.0 alu1    41 t
        and r13, qword [rsp + 2720]  ;   103.0 alu2+agu0   41 t
        mov r9, qword [rsp + 2712]   ;   103.3 agu1    41 t
        and r9, r14                  ;   106.3 alu0    41 t
        and r14, qword [rsp + 2696]  ;   104.0 alu1+agu2   41 t
        and rbx, qword [rsp + 2688]  ;   104.3 alu2+agu0   41 t
        xor rbx, rbp                 ;   105.7 alu0    41 t
        xor rbx, r9                  ;   107.3 alu1    41 t
        xor r13, r15                 ;   105.3 alu2    41 t
        xor r13, rcx                 ;   106.3 alu0    41 t
        xor r8, r9                   ;   107.3 alu1    41 t
        xor r8, r12                  ;   108.3 alu2    41 t
        mov r9, qword [rsp + 2672]   ;   106.7 agu1    41 t
        and r9, rdi                  ;   109.7 alu0    41 t
        xor r9, r8                   ;   110.7 alu1    41 t
        and rdi, qword [rsp + 2656]  ;   107.7 alu2+agu2   41 t
        xor rdi, rbx                 ;   108.7 alu0    41 t
        xor rdi, r9                  ;   111.7 alu1    41 t
        xor r15, rdx                 ;   108.7 alu2    41 t
        and r10, qword [rsp + 2704]  ;   109.0 alu0+agu0   41 t
        xor r15, r9                  ;   111.7 alu1    41 t
        xor r14, rax                 ;   109.7 alu2    41 t
        xor r14, r9                  ;   111.7 alu0    41 t
        xor r10, rdi                 ;   112.7 alu1    41 t
        xor rbx, r12                 ;   110.7 alu2    41 t
        xor rbx, r13                 ;   111.7 alu0    41 t
        xor rbp, rsi                 ;   111.3 alu1    41 t
        xor rbp, rdi                 ;   112.7 alu2    41 t
        mov r9, r15                  ;   112.7 alu0    41 t copy
        xor r9, r14                  ;   113.7 alu1    41 t
        xor r9, rbp                  ;   114.7 alu2    41 t
        xor r13, r9                  ;   115.7 alu0    41 t
        xor r9, r10                  ;   115.7 alu1    41 t
        xor r15, rax                 ;   113.7 alu2    41 t
        xor r15, rcx                 ;   114.7 alu0    41 t
        xor r15, r11                 ;   115.7 alu1    41 t
        not rbp                      ;   114.7 alu2    41 t
        not r15                      ;   116.7 alu0    41 t
        not r8                       ;   115.3 alu1    41 t
        not r13                      ;   116.7 alu2    41 t
        not r10                      ;   116.0 alu0    41 t
        mov r11, qword [rsp + 2648]  ;   116.3 agu1    23 t
        not r11                      ;   119.3 alu1    23 t
        mov r12, qword [rsp + 2640]  ;   117.0 agu2    23 t
        not r12                      ;   120.0 alu2    23 t
        mov rsi, qword [rsp + 2632]  ;   117.7 agu0    23 t
        not rsi                      ;   120.7 alu0    23 t
        mov rdi, qword [rsp + 2608]  ;   118.3 agu1    23 t
        not rdi                      ;   121.3 alu1    23 t
        mov rax, qword [rsp + 2216]  ;   119.0 agu2    23 t
        mov rcx, qword [rsp + 2600]  ;   119.3 agu0    40 t reload
        xor rax, rcx                 ;   122.3 alu2    23 t
        mov rdx, qword [rsp + 2216]  ;   120.0 agu1    23 t
        xor rdx, qword [rsp + 2208]  ;   123.0 alu0+agu2   23 t
        xor rcx, r12                 ;   122.3 alu1    23 t
        mov qword [rsp + 2600], r14  ;   121.0 agu0    41 t spill
        mov r14, qword [rsp + 2200]  ;   121.3 agu1    23 t
        xor r14, rsi                 ;   124.3 alu2    23 t
        xor r11, r14                 ;   125.3 alu0    23 t
        xor rdi, r11                 ;   126.3 alu1    23 t
        xor r14, rax                 ;   125.3 alu2    23 t
        mov qword [rsp + 2608], r10  ;   123.0 agu2    41 t spill
        mov r10, rdx                 ;   124.0 alu0    23 t copy
        xor r10, r11                 ;   126.3 alu1    23 t
        mov qword [rsp + 2632], r13  ;   124.0 agu0    41 t spill
        mov r13, rax                 ;   124.3 alu2    23 t copy
        xor r13, rdi                 ;   127.3 alu0    23 t
        mov qword [rsp + 2640], rbx  ;   125.0 agu1    41 t spill
        mov rbx, rdi                 ;   127.3 alu1    23 t copy
        or rbx, r10                  ;   128.3 alu2    23 t
        mov qword [rsp + 2648], r8   ;   126.0 agu2    41 t spill
        mov r8, rcx                  ;   126.3 alu0    23 t copy
        xor r8, r14                  ;   127.3 alu1    23 t
        mov qword [rsp + 2704], r15  ;   127.0 agu0    41 t spill
        mov r15, rdi                 ;   127.3 alu2    23 t copy
        xor r15, r14                 ;   128.3 alu0    23 t
        mov qword [rsp + 2656], rbp  ;   128.0 agu1    41 t spill
        mov rbp, r11                 ;   128.3 alu1    23 t copy
        xor rbp, r12                 ;   129.3 alu2    23 t
        mov qword [rsp + 2672], r9   ;   129.0 agu2    41 t spill
        mov r9, r11                  ;   129.3 alu0    23 t copy
        or r9, r15                   ;   130.3 alu1    23 t
        xor r9, rbx                  ;   131.3 alu2    23 t
        mov qword [rsp + 2688], rdi  ;   130.3 agu0    23 t spill
        mov rdi, r13                 ;   130.7 alu0    23 t copy
        xor rdi, r8                  ;   131.7 alu1    23 t
        xor rbx, rsi                 ;   131.3 alu2    23 t
        or rsi, r13                  ;   131.7 alu0    23 t
        mov qword [rsp + 2696], r13  ;   132.0 agu1    23 t spill
        mov r13, qword [rsp + 2200]  ;   132.3 agu2    23 t
        xor r13, r15                 ;   135.3 alu1    23 t
        mov qword [rsp + 2200], r15  ;   133.0 agu0    23 t spill
        mov r15, r14                 ;   133.3 alu2    23 t copy
        and r15, rdx                 ;   134.3 alu0    23 t
        xor r15, rsi                 ;   135.3 alu1    23 t
        xor rsi, r14                 ;   134.3 alu2    23 t
        xor rsi, qword [rsp + 2208]  ;   135.3 alu0+agu1   23 t
        xor rbx, r15                 ;   136.3 alu1    23 t
        mov qword [rsp + 2208], r11  ;   135.3 agu2    23 t spill
        mov r11, rdi                 ;   135.7 alu2    23 t copy
        and r11, rbp                 ;   136.7 alu0    23 t
        xor rsi, r11                 ;   137.7 alu1    23 t
        mov r11, rbp                 ;   136.7 alu2    23 t copy
        xor r11, r13                 ;   137.7 alu0    23 t
        xor r9, rsi                  ;   138.7 alu1    23 t
        mov qword [rsp + 2712], rbp  ;   137.7 agu0    23 t spill
        mov rbp, r8                  ;   138.0 alu2    23 t copy
        and rbp, r11                 ;   139.0 alu0    23 t
        xor r15, rbp                 ;   140.0 alu1    23 t
        mov rbp, rdx                 ;   139.0 alu2    23 t copy
        xor rbp, r11                 ;   140.0 alu0    23 t
        mov qword [rsp + 2720], r8   ;   139.7 agu1    23 t spill
        mov r8, rcx                  ;   140.0 alu1    23 t copy
        and r8, rbp                  ;   141.0 alu2    23 t
        xor rbx, r8                  ;   142.0 alu0    23 t
        mov r8, r13                  ;   141.0 alu1    23 t copy
        xor r8, r10                  ;   142.0 alu2    23 t
        mov qword [rsp + 2664], rdi  ;   141.7 agu2    23 t spill
        mov rdi, rax                 ;   142.0 alu0    23 t copy
        and rdi, r8                  ;   143.0 alu1    23 t
        xor r15, rdi                 ;   144.0 alu2    23 t
        xor rsi, rdi                 ;   144.0 alu0    23 t
        mov rdi, qword [rsp + 2216]  ;   143.3 agu0    23 t
        or rdi, r12                  ;   146.3 alu1    23 t
        xor rsi, rdi                 ;   147.3 alu2    23 t
        mov rdi, r9                  ;   144.3 alu0    23 t copy
        and rdi, rbx                 ;   145.3 alu1    23 t
        xor rsi, rdi                 ;   148.3 alu2    23 t
        mov qword [rsp + 2680], r12  ;   145.3 agu1    23 t spill
        mov r12, r15                 ;   145.7 alu0    23 t copy
        and r12, rsi                 ;   149.3 alu1    23 t
        xor rsi, rbx                 ;   149.3 alu2    23 t
        or rdi, rsi                  ;   150.3 alu0    23 t
        xor r9, r12                  ;   150.3 alu1    23 t
        xor rdi, r9                  ;   151.3 alu2    23 t
        and r8, rdi                  ;   152.3 alu0    23 t
        mov r12, r15                 ;   148.0 alu1    23 t copy
        and r12, r9                  ;   151.3 alu2    23 t
        xor rbx, r12                 ;   152.3 alu0    23 t
        and r9, rbx                  ;   153.3 alu1    23 t
        mov r12, rdi                 ;   152.3 alu2    23 t copy
        or r12, rbx                  ;   153.3 alu0    23 t
        xor rsi, r12                 ;   154.3 alu1    23 t
        xor r15, r9                  ;   154.3 alu2    23 t
        mov r9, rdi                  ;   152.3 alu0    23 t copy
        xor r9, rbx                  ;   153.3 alu1    23 t
        and rbp, r9                  ;   154.3 alu2    23 t
        and rcx, r9                  ;   154.3 alu0    23 t
        xor r9, rsi                  ;   155.3 alu1    23 t
        and r11, r9                  ;   156.3 alu2    23 t
        and rax, rdi                 ;   152.7 alu0    23 t
        xor rbp, r11                 ;   157.3 alu1    23 t
        and r14, rsi                 ;   155.3 alu2    23 t
        and rdx, rsi                 ;   155.3 alu0    23 t
        mov r12, qword [rsp + 2208]  ;   154.0 agu2    23 t
        and r12, r15                 ;   157.0 alu1    23 t
        xor rsi, r15                 ;   155.3 alu2    23 t
        xor rdx, r11                 ;   157.3 alu0    23 t
        mov r11, qword [rsp + 2200]  ;   155.3 agu0    23 t
        and r11, r15                 ;   158.3 alu1    23 t
        xor r11, rcx                 ;   159.3 alu2    23 t
        xor rdi, rsi                 ;   156.3 alu0    23 t
        xor r15, rbx                 ;   156.7 alu1    23 t
        and r13, rdi                 ;   157.3 alu2    23 t
        and r10, rsi                 ;   157.3 alu0    23 t
        and rsi, qword [rsp + 2688]  ;   157.7 alu1+agu1   23 t
        xor rcx, rsi                 ;   158.7 alu2    23 t
        mov rsi, qword [rsp + 2664]  ;   158.3 agu2    23 t
        and rsi, r15                 ;   161.3 alu0    23 t
        and r15, qword [rsp + 2712]  ;   159.0 alu1+agu0   23 t
        and rdi, qword [rsp + 2696]  ;   159.3 alu2+agu1   23 t
        xor rdi, rcx                 ;   160.3 alu0    23 t
        xor rdi, rsi                 ;   162.3 alu1    23 t
        xor r10, rbp                 ;   160.3 alu2    23 t
        xor r10, r8                  ;   161.3 alu0    23 t
        xor r14, rsi                 ;   162.3 alu1    23 t
        xor r14, r11                 ;   163.3 alu2    23 t
        mov rsi, qword [rsp + 2680]  ;   161.7 agu2    23 t
        and rsi, rbx                 ;   164.7 alu0    23 t
        xor rsi, r14                 ;   165.7 alu1    23 t
        and rbx, qword [rsp + 2216]  ;   162.7 alu2+agu0   23 t
        xor rbx, rdi                 ;   163.7 alu0    23 t
        xor rbx, rsi                 ;   166.7 alu1    23 t
        xor rbp, r12                 ;   163.7 alu2    23 t
        and r9, qword [rsp + 2720]   ;   164.0 alu0+agu1   23 t
        xor rbp, rsi                 ;   166.7 alu1    23 t
        xor r15, rdx                 ;   164.7 alu2    23 t
        xor r15, rsi                 ;   166.7 alu0    23 t
        xor r9, rbx                  ;   167.7 alu1    23 t
        xor rdi, r11                 ;   165.7 alu2    23 t
        xor rdi, r10                 ;   166.7 alu0    23 t
        xor rcx, rax                 ;   166.3 alu1    23 t
        xor rcx, rbx                 ;   167.7 alu2    23 t
        mov r11, rbp                 ;   167.7 alu0    23 t copy
        xor r11, r15                 ;   168.7 alu1    23 t
        xor r11, rcx                 ;   169.7 alu2    23 t
        xor r10, r11                 ;   170.7 alu0    23 t
        xor r11, r9                  ;   170.7 alu1    23 t
        xor rbp, rdx                 ;   168.7 alu2    23 t
        xor rbp, r8                  ;   169.7 alu0    23 t
        xor rbp, r13                 ;   170.7 alu1    23 t
        not rcx                      ;   169.7 alu2    23 t
        not rbp                      ;   171.7 alu0    23 t
        not r14                      ;   170.3 alu1    23 t
        not r10                      ;   171.7 alu2    23 t
        not r9                       ;   171.0 alu0    23 t
        mov r8, qword [rsp + 2224]   ;   171.3 agu2    22 t
        not r8                       ;   174.3 alu1    22 t
        mov r12, qword [rsp + 2240]  ;   172.0 agu0    22 t
        not r12                      ;   175.0 alu2    22 t
        mov r13, qword [rsp + 2272]  ;   172.7 agu1    22 t
        not r13                      ;   175.7 alu0    22 t
        mov rsi, qword [rsp + 2280]  ;   173.3 agu2    22 t
        not rsi                      ;   176.3 alu1    22 t
        mov rax, qword [rsp + 2232]  ;   174.0 agu0    22 t
        mov rdx, qword [rsp + 2256]  ;   174.3 agu1    40 t reload
        xor rax, rdx                 ;   177.3 alu2    22 t
        mov rbx, qword [rsp + 2232]  ;   175.0 agu2    22 t
        xor rbx, qword [rsp + 2264]  ;   178.0 alu0+agu0   22 t
        xor rdx, r12                 ;   177.3 alu1    22 t
        mov qword [rsp + 2256], r15  ;   176.0 agu1    23 t spill
        mov r15, qword [rsp + 2248]  ;   176.3 agu2    22 t
        xor r15, r13                 ;   179.3 alu2    22 t
        xor r8, r15                  ;   180.3 alu0    22 t
        xor rsi, r8                  ;   181.3 alu1    22 t
        xor r15, rax                 ;   180.3 alu2    22 t
        mov qword [rsp + 2280], r9   ;   178.0 agu0    23 t spill
        mov r9, rbx                  ;   179.0 alu0    22 t copy
        xor r9, r8                   ;   181.3 alu1    22 t
        mov qword [rsp + 2272], r10  ;   179.0 agu1    23 t spill
        mov r10, rax                 ;   179.3 alu2    22 t copy
        xor r10, rsi                 ;   182.3 alu0    22 t
        mov qword [rsp + 2240], rdi  ;   180.0 agu2    23 t spill
        mov rdi, rsi                 ;   182.3 alu1    22 t copy
        or rdi, r9                   ;   183.3 alu2    22 t
        mov qword [rsp + 2224], r14  ;   181.0 agu0    23 t spill
        mov r14, rdx                 ;   181.3 alu0    22 t copy
        xor r14, r15                 ;   182.3 alu1    22 t
        mov qword [rsp + 2720], rbp  ;   182.0 agu1    23 t spill
        mov rbp, rsi                 ;   182.3 alu2    22 t copy
        xor rbp, r15                 ;   183.3 alu0    22 t
        mov qword [rsp + 2216], rcx  ;   183.0 agu2    23 t spill
        mov rcx, r8                  ;   183.3 alu1    22 t copy
        xor rcx, r12                 ;   184.3 alu2    22 t
        mov qword [rsp + 2680], r11  ;   184.0 agu0    23 t spill
        mov r11, r8                  ;   184.3 alu0    22 t copy
        or r11, rbp                  ;   185.3 alu1    22 t
        xor r11, rdi                 ;   186.3 alu2    22 t
        mov qword [rsp + 2696], rsi  ;   185.3 agu1    22 t spill
        mov rsi, r10                 ;   185.7 alu0    22 t copy
        xor rsi, r14                 ;   186.7 alu1    22 t
        xor rdi, r13                 ;   186.3 alu2    22 t
        or r13, r10                  ;   186.7 alu0    22 t
        mov qword [rsp + 2712], r10  ;   187.0 agu2    22 t spill
        mov r10, qword [rsp + 2248]  ;   187.3 agu0    22 t
        xor r10, rbp                 ;   190.3 alu1    22 t
        mov qword [rsp + 2248], rbp  ;   188.0 agu1    22 t spill
        mov rbp, r15                 ;   188.3 alu2    22 t copy
        and rbp, rbx                 ;   189.3 alu0    22 t
        xor rbp, r13                 ;   190.3 alu1    22 t
        xor r13, r15                 ;   189.3 alu2    22 t
        xor r13, qword [rsp + 2264]  ;   190.3 alu0+agu2   22 t
        xor rdi, rbp                 ;   191.3 alu1    22 t
        mov qword [rsp + 2264], r8   ;   190.3 agu0    22 t spill
        mov r8, rsi                  ;   190.7 alu2    22 t copy
        and r8, rcx                  ;   191.7 alu0    22 t
        xor r13, r8                  ;   192.7 alu1    22 t
        mov r8, rcx                  ;   191.7 alu2    22 t copy
        xor r8, r10                  ;   192.7 alu0    22 t
        xor r11, r13                 ;   193.7 alu1    22 t
        mov qword [rsp + 2664], rcx  ;   192.7 agu1    22 t spill
        mov rcx, r14                 ;   193.0 alu2    22 t copy
        and rcx, r8                  ;   194.0 alu0    22 t
        xor rbp, rcx                 ;   195.0 alu1    22 t
        mov rcx, rbx                 ;   194.0 alu2    22 t copy
        xor rcx, r8                  ;   195.0 alu0    22 t
        mov qword [rsp + 2688], r14  ;   194.7 agu2    22 t spill
        mov r14, rdx                 ;   195.0 alu1    22 t copy
        and r14, rcx                 ;   196.0 alu2    22 t
        xor rdi, r14                 ;   197.0 alu0    22 t
        mov r14, r10                 ;   196.0 alu1    22 t copy
        xor r14, r9                  ;   197.0 alu2    22 t
        mov qword [rsp + 2200], rsi  ;   196.7 agu0    22 t spill
        mov rsi, rax                 ;   197.0 alu0    22 t copy
        and rsi, r14                 ;   198.0 alu1    22 t
        xor rbp, rsi                 ;   199.0 alu2    22 t
        xor r13, rsi                 ;   199.0 alu0    22 t
        mov rsi, qword [rsp + 2232]  ;   198.3 agu1    22 t
        or rsi, r12                  ;   201.3 alu1    22 t
        xor r13, rsi                 ;   202.3 alu2    22 t
        mov rsi, r11                 ;   199.3 alu0    22 t copy
        and rsi, rdi                 ;   200.3 alu1    22 t
        xor r13, rsi                 ;   203.3 alu2    22 t
        mov qword [rsp + 2208], r12  ;   200.3 agu2    22 t spill
        mov r12, rbp                 ;   200.7 alu0    22 t copy
        and r12, r13                 ;   204.3 alu1    22 t
        xor r13, rdi                 ;   204.3 alu2    22 t
        or rsi, r13                  ;   205.3 alu0    22 t
        xor r11, r12                 ;   205.3 alu1    22 t
        xor rsi, r11                 ;   206.3 alu2    22 t
        and r14, rsi                 ;   207.3 alu0    22 t
        mov r12, rbp                 ;   203.0 alu1    22 t copy
        and r12, r11                 ;   206.3 alu2    22 t
        xor rdi, r12                 ;   207.3 alu0    22 t
        and r11, rdi                 ;   208.3 alu1    22 t
        mov r12, rsi                 ;   207.3 alu2    22 t copy
        or r12, rdi                  ;   208.3 alu0    22 t
        xor r13, r12                 ;   209.3 alu1    22 t
        xor rbp, r11                 ;   209.3 alu2    22 t
        mov r11, rsi                 ;   207.3 alu0    22 t copy
        xor r11, rdi                 ;   208.3 alu1    22 t
        and rcx, r11                 ;   209.3 alu2    22 t
        and rdx, r11                 ;   209.3 alu0    22 t
        xor r11, r13                 ;   210.3 alu1    22 t
        and r8, r11                  ;   211.3 alu2    22 t
        and rax, rsi                 ;   207.7 alu0    22 t
        xor rcx, r8                  ;   212.3 alu1    22 t
        and r15, r13                 ;   210.3 alu2    22 t
        and rbx, r13                 ;   210.3 alu0    22 t
        mov r12, qword [rsp + 2264]  ;   209.0 agu0    22 t
        and r12, rbp                 ;   212.0 alu1    22 t
        xor r13, rbp                 ;   210.3 alu2    22 t
        xor rbx, r8                  ;   212.3 alu0    22 t
        mov r8, qword [rsp + 2248]   ;   210.3 agu1    22 t
        and r8, rbp                  ;   213.3 alu1    22 t
        xor r8, rdx                  ;   214.3 alu2    22 t
        xor rsi, r13                 ;   211.3 alu0    22 t
        xor rbp, rdi                 ;   211.7 alu1    22 t
        and r10, rsi                 ;   212.3 alu2    22 t
        and r9, r13                  ;   212.3 alu0    22 t
        and r13, qword [rsp + 2696]  ;   212.7 alu1+agu2   22 t
        xor rdx, r13                 ;   213.7 alu2    22 t
        mov r13, qword [rsp + 2200]  ;   213.3 agu0    22 t
        and r13, rbp                 ;   216.3 alu0    22 t
        and rbp, qword [rsp + 2664]  ;   214.0 alu1+agu1   22 t
        and rsi, qword [rsp + 2712]  ;   214.3 alu2+agu2   22 t
        xor rsi, rdx                 ;   215.3 alu0    22 t
        xor rsi, r13                 ;   217.3 alu1    22 t
        xor r9, rcx                  ;   215.3 alu2    22 t
        xor r9, r14                  ;   216.3 alu0    22 t
        xor r15, r13                 ;   217.3 alu1    22 t
        xor r15, r8                  ;   218.3 alu2    22 t
        mov r13, qword [rsp + 2208]  ;   216.7 agu0    22 t
        and r13, rdi                 ;   219.7 alu0    22 t
        xor r13, r15                 ;   220.7 alu1    22 t
        and rdi, qword [rsp + 2232]  ;   217.7 alu2+agu1   22 t
        xor rdi, rsi                 ;   218.7 alu0    22 t
        xor rdi, r13                 ;   221.7 alu1    22 t
        xor rcx, r12                 ;   218.7 alu2    22 t
        and r11, qword [rsp + 2688]  ;   219.0 alu0+agu2   22 t
        xor rcx, r13                 ;   221.7 alu1    22 t
        xor rbp, rbx                 ;   219.7 alu2    22 t
        xor rbp, r13                 ;   221.7 alu0    22 t
        xor r11, rdi                 ;   222.7 alu1    22 t
        xor rsi, r8                  ;   220.7 alu2    22 t
        xor rsi, r9                  ;   221.7 alu0    22 t
        xor rdx, rax                 ;   221.3 alu1    22 t
        xor rdx, rdi                 ;   222.7 alu2    22 t
        mov r8, rcx                  ;   222.7 alu0    22 t copy
        xor r8, rbp                  ;   223.7 alu1    22 t
        xor r8, rdx                  ;   224.7 alu2    22 t
        xor r9, r8                   ;   225.7 alu0    22 t
        xor r8, r11                  ;   225.7 alu1    22 t
        xor rcx, rbx                 ;   223.7 alu2    22 t
        xor rcx, r14                 ;   224.7 alu0    22 t
        xor rcx, r10                 ;   225.7 alu1    22 t
        not rdx                      ;   224.7 alu2    22 t
        not rcx                      ;   226.7 alu0    22 t
        not r15                      ;   225.3 alu1    22 t
        not r9                       ;   226.7 alu2    22 t
        not r11                      ;   226.0 alu0    22 t
        mov r10, qword [rsp + 2288]  ;   226.3 agu0    21 t
        not r10                      ;   229.3 alu1    21 t
        mov r12, qword [rsp + 2304]  ;   227.0 agu1    21 t
        not r12                      ;   230.0 alu2    21 t
        mov r13, qword [rsp + 2336]  ;   227.7 agu2    21 t
        not r13                      ;   230.7 alu0    21 t
        mov r14, qword [rsp + 2344]  ;   228.3 agu0    21 t
        not r14                      ;   231.3 alu1    21 t
        mov rdi, qword [rsp + 2296]  ;   229.0 agu1    21 t
        mov rax, qword [rsp + 2320]  ;   229.3 agu2    40 t reload
        xor rdi, rax                 ;   232.3 alu2    21 t
        mov rbx, qword [rsp + 2296]  ;   230.0 agu0    21 t
        xor rbx, qword [rsp + 2328]  ;   233.0 alu0+agu1   21 t
        xor rax, r12                 ;   232.3 alu1    21 t
        mov qword [rsp + 2320], r8   ;   231.0 agu2    22 t spill
        mov r8, qword [rsp + 2312]   ;   231.3 agu0    21 t
        xor r8, r13                  ;   234.3 alu2    21 t
        xor r10, r8                  ;   235.3 alu0    21 t
        xor r14, r10                 ;   236.3 alu1    21 t
        xor r8, rdi                  ;   235.3 alu2    21 t
        mov qword [rsp + 2344], rbp  ;   233.0 agu1    22 t spill
        mov rbp, rbx                 ;   234.0 alu0    21 t copy
        xor rbp, r10                 ;   236.3 alu1    21 t
        mov qword [rsp + 2336], r11  ;   234.0 agu2    22 t spill
        mov r11, rdi                 ;   234.3 alu2    21 t copy
        xor r11, r14                 ;   237.3 alu0    21 t
        mov qword [rsp + 2304], r9   ;   235.0 agu0    22 t spill
        mov r9, r14                  ;   237.3 alu1    21 t copy
        or r9, rbp                   ;   238.3 alu2    21 t
        mov qword [rsp + 2288], rsi  ;   236.0 agu1    22 t spill
        mov rsi, rax                 ;   236.3 alu0    21 t copy
        xor rsi, r8                  ;   237.3 alu1    21 t
        mov qword [rsp + 2688], r15  ;   237.0 agu2    22 t spill
        mov r15, r14                 ;   237.3 alu2    21 t copy
        xor r15, r8                  ;   238.3 alu0    21 t
        mov qword [rsp + 2232], rcx  ;   238.0 agu0    22 t spill
        mov rcx, r10                 ;   238.3 alu1    21 t copy
        xor rcx, r12                 ;   239.3 alu2    21 t
        mov qword [rsp + 2208], rdx  ;   239.0 agu1    22 t spill
        mov rdx, r10                 ;   239.3 alu0    21 t copy
        or rdx, r15                  ;   240.3 alu1    21 t
        xor rdx, r9                  ;   241.3 alu2    21 t
        mov qword [rsp + 2712], r14  ;   240.3 agu2    21 t spill
        mov r14, r11                 ;   240.7 alu0    21 t copy
        xor r14, rsi                 ;   241.7 alu1    21 t
        xor r9, r13                  ;   241.3 alu2    21 t
        or r13, r11                  ;   241.7 alu0    21 t
        mov qword [rsp + 2664], r11  ;   242.0 agu0    21 t spill
        mov r11, qword [rsp + 2312]  ;   242.3 agu1    21 t
        xor r11, r15                 ;   245.3 alu1    21 t
        mov qword [rsp + 2312], r15  ;   243.0 agu2    21 t spill
        mov r15, r8                  ;   243.3 alu2    21 t copy
        and r15, rbx                 ;   244.3 alu0    21 t
        xor r15, r13                 ;   245.3 alu1    21 t
        xor r13, r8                  ;   244.3 alu2    21 t
        xor r13, qword [rsp + 2328]  ;   245.3 alu0+agu0   21 t
        xor r9, r15                  ;   246.3 alu1    21 t
        mov qword [rsp + 2328], r10  ;   245.3 agu1    21 t spill
        mov r10, r14                 ;   245.7 alu2    21 t copy
        and r10, rcx                 ;   246.7 alu0    21 t
        xor r13, r10                 ;   247.7 alu1    21 t
        mov r10, rcx                 ;   246.7 alu2    21 t copy
        xor r10, r11                 ;   247.7 alu0    21 t
        xor rdx, r13                 ;   248.7 alu1    21 t
        mov qword [rsp + 2200], rcx  ;   247.7 agu2    21 t spill
        mov rcx, rsi                 ;   248.0 alu2    21 t copy
        and rcx, r10                 ;   249.0 alu0    21 t
        xor r15, rcx                 ;   250.0 alu1    21 t
        mov rcx, rbx                 ;   249.0 alu2    21 t copy
        xor rcx, r10                 ;   250.0 alu0    21 t
        mov qword [rsp + 2696], rsi  ;   249.7 agu0    21 t spill
        mov rsi, rax                 ;   250.0 alu1    21 t copy
        and rsi, rcx                 ;   251.0 alu2    21 t
        xor r9, rsi                  ;   252.0 alu0    21 t
        mov rsi, r11                 ;   251.0 alu1    21 t copy
        xor rsi, rbp                 ;   252.0 alu2    21 t
        mov qword [rsp + 2248], r14  ;   251.7 agu1    21 t spill
        mov r14, rdi                 ;   252.0 alu0    21 t copy
        and r14, rsi                 ;   253.0 alu1    21 t
        xor r15, r14                 ;   254.0 alu2    21 t
        xor r13, r14                 ;   254.0 alu0    21 t
        mov r14, qword [rsp + 2296]  ;   253.3 agu2    21 t
        or r14, r12                  ;   256.3 alu1    21 t
        xor r13, r14                 ;   257.3 alu2    21 t
        mov r14, rdx                 ;   254.3 alu0    21 t copy
        and r14, r9                  ;   255.3 alu1    21 t
        xor r13, r14                 ;   258.3 alu2    21 t
        mov qword [rsp + 2264], r12  ;   255.3 agu0    21 t spill
        mov r12, r15                 ;   255.7 alu0    21 t copy
        and r12, r13                 ;   259.3 alu1    21 t
        xor r13, r9                  ;   259.3 alu2    21 t
        or r14, r13                  ;   260.3 alu0    21 t
        xor rdx, r12                 ;   260.3 alu1    21 t
        xor r14, rdx                 ;   261.3 alu2    21 t
        and rsi, r14                 ;   262.3 alu0    21 t
        mov r12, r15                 ;   258.0 alu1    21 t copy
        and r12, rdx                 ;   261.3 alu2    21 t
        xor r9, r12                  ;   262.3 alu0    21 t
        and rdx, r9                  ;   263.3 alu1    21 t
        mov r12, r14                 ;   262.3 alu2    21 t copy
        or r12, r9                   ;   263.3 alu0    21 t
        xor r13, r12                 ;   264.3 alu1    21 t
        xor r15, rdx                 ;   264.3 alu2    21 t
        mov r12, r14                 ;   262.3 alu0    21 t copy
        xor r12, r9                  ;   263.3 alu1    21 t
        and rcx, r12                 ;   264.3 alu2    21 t
        and rax, r12                 ;   264.3 alu0    21 t
        xor r12, r13                 ;   265.3 alu1    21 t
        and r10, r12                 ;   266.3 alu2    21 t
        and rdi, r14                 ;   262.7 alu0    21 t
        xor rcx, r10                 ;   267.3 alu1    21 t
        and r8, r13                  ;   265.3 alu2    21 t
        and rbx, r13                 ;   265.3 alu0    21 t
        mov rdx, qword [rsp + 2328]  ;   264.0 agu1    21 t
        and rdx, r15                 ;   267.0 alu1    21 t
        xor r13, r15                 ;   265.3 alu2    21 t
        xor rbx, r10                 ;   267.3 alu0    21 t
        mov r10, qword [rsp + 2312]  ;   265.3 agu2    21 t
        and r10, r15                 ;   268.3 alu1    21 t
        xor r10, rax                 ;   269.3 alu2    21 t
        xor r14, r13                 ;   266.3 alu0    21 t
        xor r15, r9                  ;   266.7 alu1    21 t
        and r11, r14                 ;   267.3 alu2    21 t
        and rbp, r13                 ;   267.3 alu0    21 t
        and r13, qword [rsp + 2712]  ;   267.7 alu1+agu0   21 t
        xor rax, r13                 ;   268.7 alu2    21 t
        mov r13, qword [rsp + 2248]  ;   268.3 agu1    21 t
        and r13, r15                 ;   271.3 alu0    21 t
        and r15, qword [rsp + 2200]  ;   269.0 alu1+agu2   21 t
        and r14, qword [rsp + 2664]  ;   269.3 alu2+agu0   21 t
        xor r14, rax                 ;   270.3 alu0    21 t
        xor r14, r13                 ;   272.3 alu1    21 t
        xor rbp, rcx                 ;   270.3 alu2    21 t
        xor rbp, rsi                 ;   271.3 alu0    21 t
        xor r8, r13                  ;   272.3 alu1    21 t
        xor r8, r10                  ;   273.3 alu2    21 t
        mov r13, qword [rsp + 2264]  ;   271.7 agu1    21 t
        and r13, r9                  ;   274.7 alu0    21 t
        xor r13, r8                  ;   275.7 alu1    21 t
        and r9, qword [rsp + 2296]   ;   272.7 alu2+agu2   21 t
        xor r9, r14                  ;   273.7 alu0    21 t
        xor r9, r13                  ;   276.7 alu1    21 t
        xor rcx, rdx                 ;   273.7 alu2    21 t
        and r12, qword [rsp + 2696]  ;   274.0 alu0+agu0   21 t
        xor rcx, r13                 ;   276.7 alu1    21 t
        xor r15, rbx                 ;   274.7 alu2    21 t
        xor r15, r13                 ;   276.7 alu0    21 t
        xor r12, r9                  ;   277.7 alu1    21 t
        xor r14, r10                 ;   275.7 alu2    21 t
        xor r14, rbp                 ;   276.7 alu0    21 t
        xor rax, rdi                 ;   276.3 alu1    21 t
        xor rax, r9                  ;   277.7 alu2    21 t
        mov r9, rcx                  ;   277.7 alu0    21 t copy
        xor r9, r15                  ;   278.7 alu1    21 t
        xor r9, rax                  ;   279.7 alu2    21 t
        xor rbp, r9                  ;   280.7 alu0    21 t
        xor r9, r12                  ;   280.7 alu1    21 t
        xor rcx, rbx                 ;   278.7 alu2    21 t
        xor rcx, rsi                 ;   279.7 alu0    21 t
        xor rcx, r11                 ;   280.7 alu1    21 t
        not rax                      ;   279.7 alu2    21 t
        not rcx                      ;   281.7 alu0    21 t
        not r8                       ;   280.3 alu1    21 t
        not rbp                      ;   281.7 alu2    21 t
        not r12                      ;   281.0 alu0    21 t
        mov r10, qword [rsp + 2408]  ;   281.3 agu1    23 t
        not r10                      ;   284.3 alu1    23 t
        mov r11, qword [rsp + 2360]  ;   282.0 agu2    23 t
        not r11                      ;   285.0 alu2    23 t
        mov r13, qword [rsp + 2392]  ;   282.7 agu0    23 t
        not r13                      ;   285.7 alu0    23 t
        mov rsi, qword [rsp + 2400]  ;   283.3 agu1    23 t
        not rsi                      ;   286.3 alu1    23 t
        mov rdi, qword [rsp + 2352]  ;   284.0 agu2    23 t
        mov rdx, qword [rsp + 2376]  ;   284.3 agu0    40 t reload
        xor rdi, rdx                 ;   287.3 alu2    23 t
        mov rbx, qword [rsp + 2352]  ;   285.0 agu1    23 t
        xor rbx, qword [rsp + 2384]  ;   288.0 alu0+agu2   23 t
        xor rdx, r11                 ;   287.3 alu1    23 t
        mov qword [rsp + 2376], r12  ;   286.0 agu0    21 t spill
        mov r12, qword [rsp + 2368]  ;   286.3 agu1    23 t
        xor r12, r13                 ;   289.3 alu2    23 t
        xor r10, r12                 ;   290.3 alu0    23 t
        xor rsi, r10                 ;   291.3 alu1    23 t
        xor r12, rdi                 ;   290.3 alu2    23 t
        mov qword [rsp + 2400], rbp  ;   288.0 agu2    21 t spill
        mov rbp, rbx                 ;   289.0 alu0    23 t copy
        xor rbp, r10                 ;   291.3 alu1    23 t
        mov qword [rsp + 2392], r14  ;   289.0 agu0    21 t spill
        mov r14, rdi                 ;   289.3 alu2    23 t copy
        xor r14, rsi                 ;   292.3 alu0    23 t
        mov qword [rsp + 2360], r8   ;   290.0 agu1    21 t spill
        mov r8, rsi                  ;   292.3 alu1    23 t copy
        or r8, rbp                   ;   293.3 alu2    23 t
        mov qword [rsp + 2408], rcx  ;   291.0 agu2    21 t spill
        mov rcx, rdx                 ;   291.3 alu0    23 t copy
        xor rcx, r12                 ;   292.3 alu1    23 t
        mov qword [rsp + 2696], rax  ;   292.0 agu0    21 t spill
        mov rax, rsi                 ;   292.3 alu2    23 t copy
        xor rax, r12                 ;   293.3 alu0    23 t
        mov qword [rsp + 2296], r9   ;   293.0 agu1    21 t spill
        mov r9, r10                  ;   293.3 alu1    23 t copy
        xor r9, r11                  ;   294.3 alu2    23 t
        mov qword [rsp + 2264], r15  ;   294.0 agu2    21 t spill
        mov r15, r10                 ;   294.3 alu0    23 t copy
        or r15, rax                  ;   295.3 alu1    23 t
        xor r15, r8                  ;   296.3 alu2    23 t
        mov qword [rsp + 2664], rsi  ;   295.3 agu0    23 t spill
        mov rsi, r14                 ;   295.7 alu0    23 t copy
        xor rsi, rcx                 ;   296.7 alu1    23 t
        xor r8, r13                  ;   296.3 alu2    23 t
        or r13, r14                  ;   296.7 alu0    23 t
        mov qword [rsp + 2200], r14  ;   297.0 agu1    23 t spill
        mov r14, qword [rsp + 2368]  ;   297.3 agu2    23 t
        xor r14, rax                 ;   300.3 alu1    23 t
        mov qword [rsp + 2368], rax  ;   298.0 agu0    23 t spill
        mov rax, r12                 ;   298.3 alu2    23 t copy
        and rax, rbx                 ;   299.3 alu0    23 t
        xor rax, r13                 ;   300.3 alu1    23 t
        xor r13, r12                 ;   299.3 alu2    23 t
        xor r13, qword [rsp + 2384]  ;   300.3 alu0+agu1   23 t
        xor r8, rax                  ;   301.3 alu1    23 t
        mov qword [rsp + 2384], r10  ;   300.3 agu2    23 t spill
        mov r10, rsi                 ;   300.7 alu2    23 t copy
        and r10, r9                  ;   301.7 alu0    23 t
        xor r13, r10                 ;   302.7 alu1    23 t
        mov r10, r9                  ;   301.7 alu2    23 t copy
        xor r10, r14                 ;   302.7 alu0    23 t
        xor r15, r13                 ;   303.7 alu1    23 t
        mov qword [rsp + 2248], r9   ;   302.7 agu0    23 t spill
        mov r9, rcx                  ;   303.0 alu2    23 t copy
        and r9, r10                  ;   304.0 alu0    23 t
        xor rax, r9                  ;   305.0 alu1    23 t
        mov r9, rbx                  ;   304.0 alu2    23 t copy
        xor r9, r10                  ;   305.0 alu0    23 t
        mov qword [rsp + 2712], rcx  ;   304.7 agu1    23 t spill
        mov rcx, rdx                 ;   305.0 alu1    23 t copy
        and rcx, r9                  ;   306.0 alu2    23 t
        xor r8, rcx                  ;   307.0 alu0    23 t
        mov rcx, r14                 ;   306.0 alu1    23 t copy
        xor rcx, rbp                 ;   307.0 alu2    23 t
        mov qword [rsp + 2312], rsi  ;   306.7 agu2    23 t spill
        mov rsi, rdi                 ;   307.0 alu0    23 t copy
        and rsi, rcx                 ;   308.0 alu1    23 t
        xor rax, rsi                 ;   309.0 alu2    23 t
        xor r13, rsi                 ;   309.0 alu0    23 t
        mov rsi, qword [rsp + 2352]  ;   308.3 agu0    23 t
        or rsi, r11                  ;   311.3 alu1    23 t
        xor r13, rsi                 ;   312.3 alu2    23 t
        mov rsi, r15                 ;   309.3 alu0    23 t copy
        and rsi, r8                  ;   310.3 alu1    23 t
        xor r13, rsi                 ;   313.3 alu2    23 t
        mov qword [rsp + 2328], r11  ;   310.3 agu1    23 t spill
        mov r11, rax                 ;   310.7 alu0    23 t copy
        and r11, r13                 ;   314.3 alu1    23 t
        xor r13, r8                  ;   314.3 alu2    23 t
        or rsi, r13                  ;   315.3 alu0    23 t
        xor r15, r11                 ;   315.3 alu1    23 t
        xor rsi, r15                 ;   316.3 alu2    23 t
        and rcx, rsi                 ;   317.3 alu0    23 t
        mov r11, rax                 ;   313.0 alu1    23 t copy
        and r11, r15                 ;   316.3 alu2    23 t
        xor r8, r11                  ;   317.3 alu0    23 t
        and r15, r8                  ;   318.3 alu1    23 t
        mov r11, rsi                 ;   317.3 alu2    23 t copy
        or r11, r8                   ;   318.3 alu0    23 t
        xor r13, r11                 ;   319.3 alu1    23 t
        xor rax, r15                 ;   319.3 alu2    23 t
        mov r11, rsi                 ;   317.3 alu0    23 t copy
        xor r11, r8                  ;   318.3 alu1    23 t
        and r9, r11                  ;   319.3 alu2    23 t
        and rdx, r11                 ;   319.3 alu0    23 t
        xor r11, r13                 ;   320.3 alu1    23 t
        and r10, r11                 ;   321.3 alu2    23 t
        and rdi, rsi                 ;   317.7 alu0    23 t
        xor r9, r10                  ;   322.3 alu1    23 t
        and r12, r13                 ;   320.3 alu2    23 t
        and rbx, r13                 ;   320.3 alu0    23 t
        mov r15, qword [rsp + 2384]  ;   319.0 agu2    23 t
        and r15, rax                 ;   322.0 alu1    23 t
        xor r13, rax                 ;   320.3 alu2    23 t
        xor rbx, r10                 ;   322.3 alu0    23 t
        mov r10, qword [rsp + 2368]  ;   320.3 agu0    23 t
        and r10, rax                 ;   323.3 alu1    23 t
        xor r10, rdx                 ;   324.3 alu2    23 t
        xor rsi, r13                 ;   321.3 alu0    23 t
        xor rax, r8                  ;   321.7 alu1    23 t
        and r14, rsi                 ;   322.3 alu2    23 t
        and rbp, r13                 ;   322.3 alu0    23 t
        and r13, qword [rsp + 2664]  ;   322.7 alu1+agu1   23 t
        xor rdx, r13                 ;   323.7 alu2    23 t
        mov r13, qword [rsp + 2312]  ;   323.3 agu2    23 t
        and r13, rax                 ;   326.3 alu0    23 t
        and rax, qword [rsp + 2248]  ;   324.0 alu1+agu0   23 t
        and rsi, qword [rsp + 2200]  ;   324.3 alu2+agu1   23 t
        xor rsi, rdx                 ;   325.3 alu0    23 t
        xor rsi, r13                 ;   327.3 alu1    23 t
        xor rbp, r9                  ;   325.3 alu2    23 t
        xor rbp, rcx                 ;   326.3 alu0    23 t
        xor r12, r13                 ;   327.3 alu1    23 t
        xor r12, r10                 ;   328.3 alu2    23 t
        mov r13, qword [rsp + 2328]  ;   326.7 agu2    23 t
        and r13, r8                  ;   329.7 alu0    23 t
        xor r13, r12                 ;   330.7 alu1    23 t
        and r8, qword [rsp + 2352]   ;   327.7 alu2+agu0   23 t
        xor r8, rsi                  ;   328.7 alu0    23 t
        xor r8, r13                  ;   331.7 alu1    23 t
        xor r9, r15                  ;   328.7 alu2    23 t
        and r11, qword [rsp + 2712]  ;   329.0 alu0+agu1   23 t
        xor r9, r13                  ;   331.7 alu1    23 t
        xor rax, rbx                 ;   329.7 alu2    23 t
        xor rax, r13                 ;   331.7 alu0    23 t
        xor r11, r8                  ;   332.7 alu1    23 t
        xor rdx, rdi                 ;   330.7 alu2    23 t
        xor rdx, r8                  ;   332.7 alu0    23 t
        xor rbx, rcx                 ;   331.3 alu1    23 t
        xor rbx, r14                 ;   332.3 alu2    23 t
        xor rbx, r9                  ;   333.3 alu0    23 t
        xor r9, rax                  ;   332.7 alu1    23 t
        xor r9, rdx                  ;   333.7 alu2    23 t
        not rdx                      ;   333.7 alu0    23 t
        mov r8, rbp                  ;   333.3 alu1    23 t copy
        xor r8, r9                   ;   334.7 alu2    23 t
        not rbx                      ;   334.3 alu0    23 t
        not r12                      ;   334.3 alu1    23 t
        not r8                       ;   335.7 alu2    23 t
        mov r13, qword [rsp + 2416]  ;   335.0 agu2    22 t
        not r13                      ;   338.0 alu0    22 t
        mov r14, r11                 ;   335.7 alu1    23 t copy
        not r14                      ;   336.7 alu2    23 t
        mov r15, qword [rsp + 2432]  ;   336.3 agu0    22 t
        not r15                      ;   339.3 alu0    22 t
        mov rdi, qword [rsp + 2464]  ;   337.0 agu1    22 t
        not rdi                      ;   340.0 alu1    22 t
        mov rcx, qword [rsp + 2424]  ;   337.7 agu2    22 t
        xor rcx, qword [rsp + 2448]  ;   340.7 alu2+agu0   22 t
        mov qword [rsp + 2464], rax  ;   338.3 agu1    23 t spill
        mov rax, qword [rsp + 2424]  ;   338.7 agu2    22 t
        xor rax, qword [rsp + 2456]  ;   341.7 alu0+agu0   22 t
        mov qword [rsp + 2432], r14  ;   339.3 agu1    23 t spill
        mov r14, qword [rsp + 2440]  ;   339.7 agu2    22 t
        xor r14, rdi                 ;   342.7 alu1    22 t
        xor r13, r14                 ;   343.7 alu2    22 t
        xor r14, rcx                 ;   343.7 alu0    22 t
        mov qword [rsp + 2416], r8   ;   341.0 agu0    23 t spill
        mov r8, qword [rsp + 2448]   ;   341.3 agu1    22 t
        xor r8, r15                  ;   344.3 alu1    22 t
        mov qword [rsp + 2448], rbp  ;   342.0 agu2    23 t spill
        mov rbp, r13                 ;   344.7 alu2    22 t copy
        mov qword [rsp + 2712], r10  ;   342.7 agu0    23 t spill
        mov r10, rax                 ;   343.0 alu0    22 t copy
        xor r10, r13                 ;   344.7 alu1    22 t
        mov qword [rsp + 2352], rsi  ;   343.7 agu1    23 t spill
        mov rsi, rcx                 ;   344.0 alu2    22 t copy
        mov qword [rsp + 2328], r12  ;   344.3 agu2    23 t spill
        mov r12, qword [rsp + 2472]  ;   344.7 agu0    22 t
        not r12                      ;   347.7 alu0    22 t
        xor rbp, r12                 ;   348.7 alu1    22 t
        xor rsi, rbp                 ;   349.7 alu2    22 t
        mov r12, r10                 ;   346.0 alu0    22 t copy
        or r12, rbp                  ;   349.7 alu1    22 t
        mov qword [rsp + 2472], rbx  ;   346.7 agu1    23 t spill
        mov rbx, r8                  ;   347.0 alu2    22 t copy
        xor rbx, r14                 ;   348.0 alu0    22 t
        mov qword [rsp + 2200], rdx  ;   347.7 agu2    23 t spill
        mov rdx, rbp                 ;   349.7 alu1    22 t copy
        xor rdx, r14                 ;   350.7 alu2    22 t
        mov qword [rsp + 2248], r11  ;   348.7 agu0    23 t spill
        mov r11, r13                 ;   349.0 alu0    22 t copy
        xor r11, r15                 ;   350.0 alu1    22 t
        mov qword [rsp + 2312], r9   ;   349.7 agu1    23 t spill
        mov r9, r13                  ;   350.0 alu2    22 t copy
        or r9, rdx                   ;   351.7 alu0    22 t
        xor r9, r12                  ;   352.7 alu1    22 t
        mov qword [rsp + 2664], rbp  ;   351.0 agu2    22 t spill
        mov rbp, rsi                 ;   351.3 alu2    22 t copy
        xor rbp, rbx                 ;   352.3 alu0    22 t
        xor r12, rdi                 ;   352.0 alu1    22 t
        or rdi, rsi                  ;   352.3 alu2    22 t
        mov qword [rsp + 2368], rsi  ;   352.7 agu0    22 t spill
        mov rsi, qword [rsp + 2440]  ;   353.0 agu1    22 t
        xor rsi, rdx                 ;   356.0 alu0    22 t
        mov qword [rsp + 2440], rdx  ;   353.7 agu2    22 t spill
        mov rdx, r14                 ;   354.0 alu1    22 t copy
        and rdx, rax                 ;   355.0 alu2    22 t
        xor rdx, rdi                 ;   356.0 alu0    22 t
        xor rdi, r14                 ;   355.0 alu1    22 t
        xor rdi, qword [rsp + 2456]  ;   356.0 alu2+agu0   22 t
        xor r12, rdx                 ;   357.0 alu0    22 t
        mov qword [rsp + 2456], r13  ;   356.0 agu1    22 t spill
        mov r13, rbp                 ;   356.3 alu1    22 t copy
        and r13, r11                 ;   357.3 alu2    22 t
        xor rdi, r13                 ;   358.3 alu0    22 t
        mov r13, r11                 ;   357.3 alu1    22 t copy
        xor r13, rsi                 ;   358.3 alu2    22 t
        xor r9, rdi                  ;   359.3 alu0    22 t
        mov qword [rsp + 2384], r11  ;   358.3 agu2    22 t spill
        mov r11, rbx                 ;   358.7 alu1    22 t copy
        and r11, r13                 ;   359.7 alu2    22 t
        xor rdx, r11                 ;   360.7 alu0    22 t
        mov r11, rax                 ;   359.7 alu1    22 t copy
        xor r11, r13                 ;   360.7 alu2    22 t
        mov qword [rsp + 2728], rbx  ;   360.3 agu0    22 t spill
        mov rbx, r8                  ;   360.7 alu0    22 t copy
        and rbx, r11                 ;   361.7 alu1    22 t
        xor r12, rbx                 ;   362.7 alu2    22 t
        mov rbx, rsi                 ;   361.7 alu0    22 t copy
        xor rbx, r10                 ;   362.7 alu1    22 t
        mov qword [rsp + 2736], rbp  ;   362.3 agu1    22 t spill
        mov rbp, rcx                 ;   362.7 alu2    22 t copy
        and rbp, rbx                 ;   363.7 alu0    22 t
        xor rdx, rbp                 ;   364.7 alu1    22 t
        xor rdi, rbp                 ;   364.7 alu2    22 t
        mov rbp, qword [rsp + 2424]  ;   364.0 agu2    22 t
        or rbp, r15                  ;   367.0 alu0    22 t
        xor rdi, rbp                 ;   368.0 alu1    22 t
        mov rbp, r9                  ;   365.0 alu2    22 t copy
        and rbp, r12                 ;   366.0 alu0    22 t
        xor rdi, rbp                 ;   369.0 alu1    22 t
        mov qword [rsp + 2744], r15  ;   366.0 agu0    22 t spill
        mov r15, rdx                 ;   366.3 alu2    22 t copy
        and r15, rdi                 ;   370.0 alu0    22 t
        xor rdi, r12                 ;   370.0 alu1    22 t
        or rbp, rdi                  ;   371.0 alu2    22 t
        xor r9, r15                  ;   371.0 alu0    22 t
        xor rbp, r9                  ;   372.0 alu1    22 t
        and rbx, rbp                 ;   373.0 alu2    22 t
        mov r15, rdx                 ;   368.7 alu0    22 t copy
        and r15, r9                  ;   372.0 alu1    22 t
        xor r12, r15                 ;   373.0 alu2    22 t
        and r9, r12                  ;   374.0 alu0    22 t
        mov r15, rbp                 ;   373.0 alu1    22 t copy
        or r15, r12                  ;   374.0 alu2    22 t
        xor rdi, r15                 ;   375.0 alu0    22 t
        xor rdx, r9                  ;   375.0 alu1    22 t
        mov r9, rbp                  ;   373.0 alu2    22 t copy
        xor r9, r12                  ;   374.0 alu0    22 t
        and r11, r9                  ;   375.0 alu1    22 t
        and r8, r9                   ;   375.0 alu2    22 t
        xor r9, rdi                  ;   376.0 alu0    22 t
        and r13, r9                  ;   377.0 alu1    22 t
        and rcx, rbp                 ;   373.3 alu2    22 t
        xor r11, r13                 ;   378.0 alu0    22 t
        and r14, rdi                 ;   376.0 alu1    22 t
        and rax, rdi                 ;   376.0 alu2    22 t
        mov r15, qword [rsp + 2456]  ;   374.7 agu1    22 t
        and r15, rdx                 ;   377.7 alu0    22 t
        xor rdi, rdx                 ;   376.0 alu1    22 t
        xor rax, r13                 ;   378.0 alu2    22 t
        mov r13, qword [rsp + 2440]  ;   376.0 agu2    22 t
        and r13, rdx                 ;   379.0 alu0    22 t
        xor r13, r8                  ;   380.0 alu1    22 t
        xor rbp, rdi                 ;   377.0 alu2    22 t
        xor rdx, r12                 ;   377.3 alu0    22 t
        and rsi, rbp                 ;   378.0 alu1    22 t
        and r10, rdi                 ;   378.0 alu2    22 t
        and rdi, qword [rsp + 2664]  ;   378.3 alu0+agu0   22 t
        xor r8, rdi                  ;   379.3 alu1    22 t
        mov rdi, qword [rsp + 2736]  ;   379.0 agu1    22 t
        and rdi, rdx                 ;   382.0 alu2    22 t
        and rdx, qword [rsp + 2384]  ;   379.7 alu0+agu2   22 t
        and rbp, qword [rsp + 2368]  ;   380.0 alu1+agu0   22 t
        xor rbp, r8                  ;   381.0 alu2    22 t
        xor rbp, rdi                 ;   383.0 alu0    22 t
        xor r10, r11                 ;   381.0 alu1    22 t
        xor r10, rbx                 ;   382.0 alu2    22 t
        xor r14, rdi                 ;   383.0 alu0    22 t
        xor r14, r13                 ;   384.0 alu1    22 t
        mov rdi, qword [rsp + 2744]  ;   382.3 agu1    22 t
        and rdi, r12                 ;   385.3 alu2    22 t
        xor rdi, r14                 ;   386.3 alu0    22 t
        and r12, qword [rsp + 2424]  ;   383.3 alu1+agu2   22 t
        xor r12, rbp                 ;   384.3 alu2    22 t
        xor r12, rdi                 ;   387.3 alu0    22 t
        xor r11, r15                 ;   384.3 alu1    22 t
        and r9, qword [rsp + 2728]   ;   384.7 alu2+agu0   22 t
        xor r11, rdi                 ;   387.3 alu0    22 t
        xor rdx, rax                 ;   385.3 alu1    22 t
        xor rdx, rdi                 ;   387.3 alu2    22 t
        xor r9, r12                  ;   388.3 alu0    22 t
        xor r8, rcx                  ;   386.3 alu1    22 t
        xor r8, r12                  ;   388.3 alu2    22 t
        xor rax, rbx                 ;   387.0 alu0    22 t
        xor rax, rsi                 ;   388.0 alu1    22 t
        xor rax, r11                 ;   389.0 alu2    22 t
        xor r11, rdx                 ;   388.3 alu0    22 t
        xor r11, r8                  ;   389.3 alu1    22 t
        not r8                       ;   389.3 alu2    22 t
        mov r12, r10                 ;   389.0 alu0    22 t copy
        xor r12, r11                 ;   390.3 alu1    22 t
        not rax                      ;   390.0 alu2    22 t
        not r14                      ;   390.0 alu0    22 t
        not r12                      ;   391.3 alu1    22 t
        mov r15, qword [rsp + 2480]  ;   390.7 agu1    21 t
        not r15                      ;   393.7 alu2    21 t
        mov rsi, r9                  ;   391.3 alu0    22 t copy
        not rsi                      ;   392.3 alu1    22 t
        mov rdi, qword [rsp + 2496]  ;   392.0 agu2    21 t
        not rdi                      ;   395.0 alu2    21 t
        mov rcx, qword [rsp + 2528]  ;   392.7 agu0    21 t
        not rcx                      ;   395.7 alu0    21 t
        mov rbx, qword [rsp + 2488]  ;   393.3 agu1    21 t
        xor rbx, qword [rsp + 2512]  ;   396.3 alu1+agu2   21 t
        mov qword [rsp + 2528], r9   ;   394.0 agu0    22 t spill
        mov r9, qword [rsp + 2488]   ;   394.3 agu1    21 t
        xor r9, qword [rsp + 2520]   ;   397.3 alu2+agu2   21 t
        mov qword [rsp + 2496], r11  ;   395.0 agu0    22 t spill
        mov r11, qword [rsp + 2504]  ;   395.3 agu1    21 t
        xor r11, rcx                 ;   398.3 alu0    21 t
        xor r15, r11                 ;   399.3 alu1    21 t
        xor r11, rbx                 ;   399.3 alu2    21 t
        mov qword [rsp + 2480], rdx  ;   396.7 agu2    22 t spill
        mov rdx, qword [rsp + 2512]  ;   397.0 agu0    21 t
        xor rdx, rdi                 ;   400.0 alu0    21 t
        mov qword [rsp + 2512], rsi  ;   397.7 agu1    22 t spill
        mov rsi, r15                 ;   400.3 alu1    21 t copy
        mov qword [rsp + 2728], r12  ;   398.3 agu2    22 t spill
        mov r12, r9                  ;   398.7 alu2    21 t copy
        xor r12, r15                 ;   400.3 alu0    21 t
        mov qword [rsp + 2424], r10  ;   399.3 agu0    22 t spill
        mov r10, rbx                 ;   399.7 alu1    21 t copy
        mov qword [rsp + 2744], r13  ;   400.0 agu1    22 t spill
        mov r13, qword [rsp + 2536]  ;   400.3 agu2    21 t
        not r13                      ;   403.3 alu2    21 t
        xor rsi, r13                 ;   404.3 alu0    21 t
        xor r10, rsi                 ;   405.3 alu1    21 t
        mov r13, r12                 ;   401.7 alu2    21 t copy
        or r13, rsi                  ;   405.3 alu0    21 t
        mov qword [rsp + 2536], rbp  ;   402.3 agu0    22 t spill
        mov rbp, rdx                 ;   402.7 alu1    21 t copy
        xor rbp, r11                 ;   403.7 alu2    21 t
        mov qword [rsp + 2368], r14  ;   403.3 agu1    22 t spill
        mov r14, rsi                 ;   405.3 alu0    21 t copy
        xor r14, r11                 ;   406.3 alu1    21 t
        mov qword [rsp + 2384], rax  ;   404.3 agu2    22 t spill
        mov rax, r15                 ;   404.7 alu2    21 t copy
        xor rax, rdi                 ;   405.7 alu0    21 t
        mov qword [rsp + 2736], r8   ;   405.3 agu0    22 t spill
        mov r8, r15                  ;   405.7 alu1    21 t copy
        or r8, r14                   ;   407.3 alu2    21 t
        xor r8, r13                  ;   408.3 alu0    21 t
        mov qword [rsp + 2664], rsi  ;   406.7 agu1    21 t spill
        mov rsi, r10                 ;   407.0 alu1    21 t copy
        xor rsi, rbp                 ;   408.0 alu2    21 t
        xor r13, rcx                 ;   407.7 alu0    21 t
        or rcx, r10                  ;   408.0 alu1    21 t
        mov qword [rsp + 2440], r10  ;   408.3 agu2    21 t spill
        mov r10, qword [rsp + 2504]  ;   408.7 agu0    21 t
        xor r10, r14                 ;   411.7 alu2    21 t
        mov qword [rsp + 2504], r14  ;   409.3 agu1    21 t spill
        mov r14, r11                 ;   409.7 alu0    21 t copy
        and r14, r9                  ;   410.7 alu1    21 t
        xor r14, rcx                 ;   411.7 alu2    21 t
        xor rcx, r11                 ;   410.7 alu0    21 t
        xor rcx, qword [rsp + 2520]  ;   411.7 alu1+agu2   21 t
        xor r13, r14                 ;   412.7 alu2    21 t
        mov qword [rsp + 2520], r15  ;   411.7 agu0    21 t spill
        mov r15, rsi                 ;   412.0 alu0    21 t copy
        and r15, rax                 ;   413.0 alu1    21 t
        xor rcx, r15                 ;   414.0 alu2    21 t
        mov r15, rax                 ;   413.0 alu0    21 t copy
        xor r15, r10                 ;   414.0 alu1    21 t
        xor r8, rcx                  ;   415.0 alu2    21 t
        mov qword [rsp + 2456], rax  ;   414.0 agu1    21 t spill
        mov rax, rbp                 ;   414.3 alu0    21 t copy
        and rax, r15                 ;   415.3 alu1    21 t
        xor r14, rax                 ;   416.3 alu2    21 t
        mov rax, r9                  ;   415.3 alu0    21 t copy
        xor rax, r15                 ;   416.3 alu1    21 t
        mov qword [rsp + 2752], rbp  ;   416.0 agu2    21 t spill
        mov rbp, rdx                 ;   416.3 alu2    21 t copy
        and rbp, rax                 ;   417.3 alu0    21 t
        xor r13, rbp                 ;   418.3 alu1    21 t
        mov rbp, r10                 ;   417.3 alu2    21 t copy
        xor rbp, r12                 ;   418.3 alu0    21 t
        mov qword [rsp + 2760], rsi  ;   418.0 agu0    21 t spill
        mov rsi, rbx                 ;   418.3 alu1    21 t copy
        and rsi, rbp                 ;   419.3 alu2    21 t
        xor r14, rsi                 ;   420.3 alu0    21 t
        xor rcx, rsi                 ;   420.3 alu1    21 t
        mov rsi, qword [rsp + 2488]  ;   419.7 agu1    21 t
        or rsi, rdi                  ;   422.7 alu2    21 t
        xor rcx, rsi                 ;   423.7 alu0    21 t
        mov rsi, r8                  ;   420.7 alu1    21 t copy
        and rsi, r13                 ;   421.7 alu2    21 t
        xor rcx, rsi                 ;   424.7 alu0    21 t
        mov qword [rsp + 2768], rdi  ;   421.7 agu2    21 t spill
        mov rdi, r14                 ;   422.0 alu1    21 t copy
        and rdi, rcx                 ;   425.7 alu2    21 t
        xor rcx, r13                 ;   425.7 alu0    21 t
        or rsi, rcx                  ;   426.7 alu1    21 t
        xor r8, rdi                  ;   426.7 alu2    21 t
        xor rsi, r8                  ;   427.7 alu0    21 t
        and rbp, rsi                 ;   428.7 alu1    21 t
        mov rdi, r14                 ;   424.3 alu2    21 t copy
        and rdi, r8                  ;   427.7 alu0    21 t
        xor r13, rdi                 ;   428.7 alu1    21 t
        and r8, r13                  ;   429.7 alu2    21 t
        mov rdi, rsi                 ;   428.7 alu0    21 t copy
        or rdi, r13                  ;   429.7 alu1    21 t
        xor rcx, rdi                 ;   430.7 alu2    21 t
        xor r14, r8                  ;   430.7 alu0    21 t
        mov r8, rsi                  ;   428.7 alu1    21 t copy
        xor r8, r13                  ;   429.7 alu2    21 t
        and rax, r8                  ;   430.7 alu0    21 t
        and rdx, r8                  ;   430.7 alu1    21 t
        xor r8, rcx                  ;   431.7 alu2    21 t
        and r15, r8                  ;   432.7 alu0    21 t
        and rbx, rsi                 ;   429.0 alu1    21 t
        xor rax, r15                 ;   433.7 alu2    21 t
        and r11, rcx                 ;   431.7 alu0    21 t
        and r9, rcx                  ;   431.7 alu1    21 t
        mov rdi, qword [rsp + 2520]  ;   430.3 agu0    21 t
        and rdi, r14                 ;   433.3 alu2    21 t
        xor rcx, r14                 ;   431.7 alu0    21 t
        xor r9, r15                  ;   433.7 alu1    21 t
        mov r15, qword [rsp + 2504]  ;   431.7 agu1    21 t
        and r15, r14                 ;   434.7 alu2    21 t
        xor r15, rdx                 ;   435.7 alu0    21 t
        xor rsi, rcx                 ;   432.7 alu1    21 t
        xor r14, r13                 ;   433.0 alu2    21 t
        and r10, rsi                 ;   433.7 alu0    21 t
        and r12, rcx                 ;   433.7 alu1    21 t
        and rcx, qword [rsp + 2664]  ;   434.0 alu2+agu2   21 t
        xor rdx, rcx                 ;   435.0 alu0    21 t
        mov rcx, qword [rsp + 2760]  ;   434.7 agu0    21 t
        and rcx, r14                 ;   437.7 alu1    21 t
        and r14, qword [rsp + 2456]  ;   435.3 alu2+agu1   21 t
        and rsi, qword [rsp + 2440]  ;   435.7 alu0+agu2   21 t
        xor rsi, rdx                 ;   436.7 alu1    21 t
        xor rsi, rcx                 ;   438.7 alu2    21 t
        xor r12, rax                 ;   436.7 alu0    21 t
        xor r12, rbp                 ;   437.7 alu1    21 t
        xor r11, rcx                 ;   438.7 alu2    21 t
        xor r11, r15                 ;   439.7 alu0    21 t
        mov rcx, qword [rsp + 2768]  ;   438.0 agu0    21 t
        and rcx, r13                 ;   441.0 alu1    21 t
        xor rcx, r11                 ;   442.0 alu2    21 t
        and r13, qword [rsp + 2488]  ;   439.0 alu0+agu1   21 t
        xor r13, rsi                 ;   440.0 alu1    21 t
        xor r13, rcx                 ;   443.0 alu2    21 t
        xor rax, rdi                 ;   440.0 alu0    21 t
        xor rax, rcx                 ;   443.0 alu1    21 t
        and r8, qword [rsp + 2752]   ;   440.7 alu2+agu2   21 t
        xor r14, r9                  ;   441.0 alu0    21 t
        xor r14, rcx                 ;   443.0 alu1    21 t
        xor r8, r13                  ;   444.0 alu2    21 t
        xor rdx, rbx                 ;   442.0 alu0    21 t
        xor rdx, r13                 ;   444.0 alu1    21 t
        xor r9, rbp                  ;   442.7 alu2    21 t
        xor r9, r10                  ;   443.7 alu0    21 t
        xor r9, rax                  ;   444.7 alu1    21 t
        xor rax, r14                 ;   444.0 alu2    21 t
        xor rax, rdx                 ;   445.0 alu0    21 t
        not rdx                      ;   445.0 alu1    21 t
        mov r10, r12                 ;   444.7 alu2    21 t copy
        xor r10, rax                 ;   446.0 alu0    21 t
        not r9                       ;   445.7 alu1    21 t
        not r11                      ;   445.7 alu2    21 t
        not r10                      ;   447.0 alu0    21 t
        mov r13, qword [rsp + 2544]  ;   446.3 agu0    42 t
        not r13                      ;   449.3 alu1    42 t
        mov rdi, r8                  ;   447.0 alu2    21 t copy
        not rdi                      ;   448.0 alu0    21 t
        mov rbp, qword [rsp + 2560]  ;   447.7 agu1    42 t
        not rbp                      ;   450.7 alu1    42 t
        mov rcx, qword [rsp + 2592]  ;   448.3 agu2    42 t
        not rcx                      ;   451.3 alu2    42 t
        mov rbx, qword [rsp + 2552]  ;   449.0 agu0    42 t
        xor rbx, qword [rsp + 2576]  ;   452.0 alu0+agu1   42 t
        mov qword [rsp + 2592], rdi  ;   449.7 agu2    21 t spill
        mov rdi, qword [rsp + 2552]  ;   450.0 agu0    42 t
        xor rdi, qword [rsp + 2584]  ;   453.0 alu1+agu1   42 t
        mov qword [rsp + 2560], r10  ;   450.7 agu2    21 t spill
        mov r10, qword [rsp + 2568]  ;   451.0 agu0    42 t
        xor r10, rcx                 ;   454.0 alu2    42 t
        xor r13, r10                 ;   455.0 alu0    42 t
        xor r10, rbx                 ;   455.0 alu1    42 t
        mov qword [rsp + 2544], r12  ;   452.3 agu1    21 t spill
        mov r12, qword [rsp + 2576]  ;   452.7 agu2    42 t
        xor r12, rbp                 ;   455.7 alu2    42 t
        mov qword [rsp + 2576], r15  ;   453.3 agu0    21 t spill
        mov r15, r13                 ;   456.0 alu0    42 t copy
        mov qword [rsp + 2752], rsi  ;   454.0 agu1    21 t spill
        mov rsi, rdi                 ;   454.3 alu1    42 t copy
        xor rsi, r13                 ;   456.0 alu2    42 t
        mov qword [rsp + 2488], r11  ;   455.0 agu2    21 t spill
        mov r11, rbx                 ;   455.3 alu0    42 t copy
        mov qword [rsp + 2768], r9   ;   455.7 agu0    21 t spill
        mov r9, qword [rsp + 2624]   ;   456.0 agu1    42 t
        not r9                       ;   459.0 alu1    42 t
        xor r15, r9                  ;   460.0 alu2    42 t
        xor r11, r15                 ;   461.0 alu0    42 t
        mov r9, rsi                  ;   457.3 alu1    42 t copy
        or r9, r15                   ;   461.0 alu2    42 t
        mov qword [rsp + 2624], rdx  ;   458.0 agu2    21 t spill
        mov rdx, r12                 ;   458.3 alu0    42 t copy
        xor rdx, r10                 ;   459.3 alu1    42 t
        mov qword [rsp + 2440], r8   ;   459.0 agu0    21 t spill
        mov r8, r15                  ;   461.0 alu2    42 t copy
        xor r8, r10                  ;   462.0 alu0    42 t
        mov qword [rsp + 2456], rax  ;   460.0 agu1    21 t spill
        mov rax, r13                 ;   460.3 alu1    42 t copy
        xor rax, rbp                 ;   461.3 alu2    42 t
        mov qword [rsp + 2760], r14  ;   461.0 agu2    21 t spill
        mov r14, r13                 ;   461.3 alu0    42 t copy
        or r14, r8                   ;   463.0 alu1    42 t
        xor r14, r9                  ;   464.0 alu2    42 t
        mov qword [rsp + 2664], r15  ;   462.3 agu0    42 t spill
        mov r15, r11                 ;   462.7 alu0    42 t copy
        xor r15, rdx                 ;   463.7 alu1    42 t
        xor r9, rcx                  ;   463.3 alu2    42 t
        or rcx, r11                  ;   463.7 alu0    42 t
        mov qword [rsp + 2504], r11  ;   464.0 agu1    42 t spill
        mov r11, qword [rsp + 2568]  ;   464.3 agu2    42 t
        xor r11, r8                  ;   467.3 alu1    42 t
        mov qword [rsp + 2568], r8   ;   465.0 agu0    42 t spill
        mov r8, r10                  ;   465.3 alu2    42 t copy
        and r8, rdi                  ;   466.3 alu0    42 t
        xor r8, rcx                  ;   467.3 alu1    42 t
        xor rcx, r10                 ;   466.3 alu2    42 t
        xor rcx, qword [rsp + 2584]  ;   467.3 alu0+agu1   42 t
        xor r9, r8                   ;   468.3 alu1    42 t
        mov qword [rsp + 2584], r13  ;   467.3 agu2    42 t spill
        mov r13, r15                 ;   467.7 alu2    42 t copy
        and r13, rax                 ;   468.7 alu0    42 t
        xor rcx, r13                 ;   469.7 alu1    42 t
        mov r13, rax                 ;   468.7 alu2    42 t copy
        xor r13, r11                 ;   469.7 alu0    42 t
        xor r14, rcx                 ;   470.7 alu1    42 t
        mov qword [rsp + 2520], rax  ;   469.7 agu0    42 t spill
        mov rax, rdx                 ;   470.0 alu2    42 t copy
        and rax, r13                 ;   471.0 alu0    42 t
        xor r8, rax                  ;   472.0 alu1    42 t
        mov rax, rdi                 ;   471.0 alu2    42 t copy
        xor rax, r13                 ;   472.0 alu0    42 t
        mov qword [rsp + 2776], rdx  ;   471.7 agu1    42 t spill
        mov rdx, r12                 ;   472.0 alu1    42 t copy
        and rdx, rax                 ;   473.0 alu2    42 t
        xor r9, rdx                  ;   474.0 alu0    42 t
        mov rdx, r11                 ;   473.0 alu1    42 t copy
        xor rdx, rsi                 ;   474.0 alu2    42 t
        mov qword [rsp + 2784], r15  ;   473.7 agu2    42 t spill
        mov r15, rbx                 ;   474.0 alu0    42 t copy
        and r15, rdx                 ;   475.0 alu1    42 t
        xor r8, r15                  ;   476.0 alu2    42 t
        xor rcx, r15                 ;   476.0 alu0    42 t
        mov r15, qword [rsp + 2552]  ;   475.3 agu0    42 t
        or r15, rbp                  ;   478.3 alu1    42 t
        xor rcx, r15                 ;   479.3 alu2    42 t
        mov r15, r14                 ;   476.3 alu0    42 t copy
        and r15, r9                  ;   477.3 alu1    42 t
        xor rcx, r15                 ;   480.3 alu2    42 t
        mov qword [rsp + 2792], rbp  ;   477.3 agu1    42 t spill
        mov rbp, r8                  ;   477.7 alu0    42 t copy
        and rbp, rcx                 ;   481.3 alu1    42 t
        xor rcx, r9                  ;   481.3 alu2    42 t
        or r15, rcx                  ;   482.3 alu0    42 t
        xor r14, rbp                 ;   482.3 alu1    42 t
        xor r15, r14                 ;   483.3 alu2    42 t
        and rdx, r15                 ;   484.3 alu0    42 t
        mov rbp, r8                  ;   480.0 alu1    42 t copy
        and rbp, r14                 ;   483.3 alu2    42 t
        xor r9, rbp                  ;   484.3 alu0    42 t
        and r14, r9                  ;   485.3 alu1    42 t
        mov rbp, r15                 ;   484.3 alu2    42 t copy
        or rbp, r9                   ;   485.3 alu0    42 t
        xor rcx, rbp                 ;   486.3 alu1    42 t
        xor r8, r14                  ;   486.3 alu2    42 t
        mov r14, r15                 ;   484.3 alu0    42 t copy
        xor r14, r9                  ;   485.3 alu1    42 t
        and rax, r14                 ;   486.3 alu2    42 t
        and r12, r14                 ;   486.3 alu0    42 t
        xor r14, rcx                 ;   487.3 alu1    42 t
        and r13, r14                 ;   488.3 alu2    42 t
        and rbx, r15                 ;   484.7 alu0    42 t
        xor rax, r13                 ;   489.3 alu1    42 t
        and r10, rcx                 ;   487.3 alu2    42 t
        and rdi, rcx                 ;   487.3 alu0    42 t
        mov rbp, qword [rsp + 2584]  ;   486.0 agu2    42 t
        and rbp, r8                  ;   489.0 alu1    42 t
        xor rcx, r8                  ;   487.3 alu2    42 t
        xor rdi, r13                 ;   489.3 alu0    42 t
        mov r13, qword [rsp + 2568]  ;   487.3 agu0    42 t
        and r13, r8                  ;   490.3 alu1    42 t
        xor r13, r12                 ;   491.3 alu2    42 t
        xor r15, rcx                 ;   488.3 alu0    42 t
        xor r8, r9                   ;   488.7 alu1    42 t
        and r11, r15                 ;   489.3 alu2    42 t
        and rsi, rcx                 ;   489.3 alu0    42 t
        and rcx, qword [rsp + 2664]  ;   489.7 alu1+agu1   42 t
        xor r12, rcx                 ;   490.7 alu2    42 t
        mov rcx, qword [rsp + 2784]  ;   490.3 agu2    42 t
        and rcx, r8                  ;   493.3 alu0    42 t
        and r8, qword [rsp + 2520]   ;   491.0 alu1+agu0   42 t
        and r15, qword [rsp + 2504]  ;   491.3 alu2+agu1   42 t
        xor r15, r12                 ;   492.3 alu0    42 t
        xor r15, rcx                 ;   494.3 alu1    42 t
        xor rsi, rax                 ;   492.3 alu2    42 t
        xor rsi, rdx                 ;   493.3 alu0    42 t
        xor r10, rcx                 ;   494.3 alu1    42 t
        xor r10, r13                 ;   495.3 alu2    42 t
        mov rcx, qword [rsp + 2792]  ;   493.7 agu2    42 t
        and rcx, r9                  ;   496.7 alu0    42 t
        xor rcx, r10                 ;   497.7 alu1    42 t
        and r9, qword [rsp + 2552]   ;   494.7 alu2+agu0   42 t
        xor r9, r15                  ;   495.7 alu0    42 t
        xor r9, rcx                  ;   498.7 alu1    42 t
        xor rax, rbp                 ;   495.7 alu2    42 t
        and r14, qword [rsp + 2776]  ;   496.0 alu0+agu1   42 t
        xor rax, rcx                 ;   498.7 alu1    42 t
        xor r8, rdi                  ;   496.7 alu2    42 t
        xor r8, rcx                  ;   498.7 alu0    42 t
        xor r14, r9                  ;   499.7 alu1    42 t
        xor r12, rbx                 ;   497.7 alu2    42 t
        xor r12, r9                  ;   499.7 alu0    42 t
        xor rdi, rdx                 ;   498.3 alu1    42 t
        xor rdi, r11                 ;   499.3 alu2    42 t
        xor rdi, rax                 ;   500.3 alu0    42 t
        xor rax, r8                  ;   499.7 alu1    42 t
        xor rax, r12                 ;   500.7 alu2    42 t
        not r12                      ;   500.7 alu0    42 t
        mov r9, rsi                  ;   500.3 alu1    42 t copy
        xor r9, rax                  ;   501.7 alu2    42 t
        not rdi                      ;   501.3 alu0    42 t
        not r10                      ;   501.3 alu1    42 t
        not r9                       ;   502.7 alu2    42 t
        mov r11, r14                 ;   502.0 alu0    42 t copy
        not r11                      ;   503.0 alu1    42 t
        mov rbp, qword [rsp + 2264]  ;   502.7 agu2    41 t
        xor rbp, qword [rsp + 2736]  ;   505.7 alu2+agu0   41 t
        xor rax, r14                 ;   503.3 alu0    41 t
        mov r14, qword [rsp + 2208]  ;   503.7 agu1    41 t
        xor r14, qword [rsp + 2312]  ;   506.7 alu1+agu2   41 t
        xor r14, qword [rsp + 2248]  ;   507.7 alu2+agu0   41 t
        mov rcx, qword [rsp + 2680]  ;   504.7 agu1    23 t reload
        xor rax, rcx                 ;   507.7 alu0    41 t
        mov rdx, qword [rsp + 2672]  ;   505.3 agu2    41 t
        xor rdx, qword [rsp + 2760]  ;   508.3 alu1+agu0   41 t
        mov rbx, qword [rsp + 2672]  ;   506.0 agu1    41 t
        xor rbx, rbp                 ;   509.0 alu2    41 t
        xor rcx, rdx                 ;   509.3 alu0    41 t
        xor rbp, rcx                 ;   510.3 alu1    41 t
        xor r12, qword [rsp + 2216]  ;   507.3 alu2+agu2   41 t
        mov qword [rsp + 2680], rcx  ;   510.3 agu0    41 t spill
        mov rcx, qword [rsp + 2264]  ;   508.0 agu1    41 t
        xor rcx, r14                 ;   511.0 alu0    41 t
        xor r14, rbx                 ;   510.0 alu1    41 t
        mov qword [rsp + 2264], rbx  ;   510.0 agu2    41 t spill
        mov rbx, qword [rsp + 2208]  ;   509.3 agu0    41 t
        xor rbx, rax                 ;   512.3 alu2    41 t
        xor rax, rcx                 ;   512.0 alu0    41 t
        xor rdx, rbx                 ;   513.3 alu1    41 t
        mov qword [rsp + 2208], rcx  ;   512.0 agu1    41 t spill
        mov rcx, qword [rsp + 2296]  ;   511.0 agu2    41 t
        xor rcx, qword [rsp + 2384]  ;   514.0 alu2+agu0   41 t
        mov qword [rsp + 2384], rbx  ;   513.3 agu1    41 t spill
        mov rbx, qword [rsp + 2232]  ;   512.0 agu2    41 t
        xor rbx, qword [rsp + 2200]  ;   515.0 alu0+agu0   41 t
        xor rdi, qword [rsp + 2720]  ;   512.7 alu1+agu1   41 t
        mov qword [rsp + 2200], rdx  ;   514.3 agu2    41 t spill
        mov rdx, qword [rsp + 2656]  ;   513.3 agu0    41 t
        xor rdx, qword [rsp + 2456]  ;   516.3 alu2+agu1   41 t
        xor rdx, qword [rsp + 2440]  ;   517.3 alu0+agu2   41 t
        mov qword [rsp + 2440], rbp  ;   514.3 agu0    41 t spill
        mov rbp, qword [rsp + 2656]  ;   514.7 agu1    41 t
        xor rbp, rcx                 ;   517.7 alu1    41 t
        mov qword [rsp + 2656], r14  ;   515.3 agu2    41 t spill
        mov r14, qword [rsp + 2296]  ;   515.7 agu0    41 t
        xor r14, rbx                 ;   518.7 alu2    41 t
        xor rbx, rbp                 ;   518.7 alu0    41 t
        mov qword [rsp + 2296], rbp  ;   518.7 agu1    41 t spill
        mov rbp, qword [rsp + 2216]  ;   517.0 agu2    41 t
        xor rbp, rdx                 ;   520.0 alu1    41 t
        xor rcx, rbp                 ;   521.0 alu2    41 t
        mov qword [rsp + 2216], rbp  ;   521.0 agu0    41 t spill
        mov rbp, qword [rsp + 2232]  ;   518.3 agu1    41 t
        xor rbp, r12                 ;   521.3 alu0    41 t
        xor r12, r14                 ;   519.7 alu1    41 t
        xor rdx, rbp                 ;   522.3 alu2    41 t
        mov qword [rsp + 2232], r14  ;   519.7 agu2    41 t spill
        mov r14, qword [rsp + 2696]  ;   520.0 agu0    41 t
        xor r14, qword [rsp + 2368]  ;   523.0 alu0+agu1   41 t
        mov qword [rsp + 2368], rbp  ;   522.3 agu2    41 t spill
        mov rbp, qword [rsp + 2688]  ;   521.0 agu0    41 t
        xor rbp, qword [rsp + 2472]  ;   524.0 alu1+agu1   41 t
        xor r10, qword [rsp + 2224]  ;   521.7 alu2+agu2   41 t
        mov qword [rsp + 2472], rdx  ;   523.3 agu0    41 t spill
        mov rdx, qword [rsp + 2704]  ;   522.3 agu1    41 t
        xor rdx, qword [rsp + 2624]  ;   525.3 alu0+agu2   41 t
        mov qword [rsp + 2624], rcx  ;   523.0 agu0    41 t spill
        mov rcx, qword [rsp + 2704]  ;   523.3 agu1    41 t
        xor rcx, r14                 ;   526.3 alu1    41 t
        mov qword [rsp + 2704], rbx  ;   524.0 agu2    41 t spill
        mov rbx, qword [rsp + 2696]  ;   524.3 agu0    41 t
        xor rbx, rbp                 ;   527.3 alu2    41 t
        xor rbp, rcx                 ;   527.3 alu0    41 t
        mov qword [rsp + 2696], rcx  ;   527.3 agu1    41 t spill
        mov rcx, qword [rsp + 2720]  ;   525.7 agu2    41 t
        xor rcx, rdx                 ;   528.7 alu1    41 t
        xor r14, rcx                 ;   529.7 alu2    41 t
        mov qword [rsp + 2720], rcx  ;   529.7 agu0    41 t spill
        mov rcx, qword [rsp + 2688]  ;   527.0 agu1    41 t
        xor rcx, rdi                 ;   530.0 alu0    41 t
        xor rdi, rbx                 ;   528.3 alu1    41 t
        xor rdx, rcx                 ;   531.0 alu2    41 t
        mov qword [rsp + 2688], rbx  ;   528.3 agu2    41 t spill
        mov rbx, qword [rsp + 2408]  ;   528.7 agu0    41 t
        xor rbx, qword [rsp + 2536]  ;   531.7 alu0+agu1   41 t
        xor rbx, qword [rsp + 2744]  ;   532.7 alu1+agu2   41 t
        xor rbx, qword [rsp + 2424]  ;   533.7 alu2+agu0   41 t
        mov qword [rsp + 2424], rcx  ;   531.0 agu1    41 t spill
        mov rcx, qword [rsp + 2288]  ;   530.3 agu2    41 t
        xor rcx, qword [rsp + 2328]  ;   533.3 alu0+agu0   41 t
        xor r15, r13                 ;   531.0 alu1    41 t
        mov r13, qword [rsp + 2648]  ;   531.3 agu1    41 t
        xor r13, qword [rsp + 2768]  ;   534.3 alu2+agu2   41 t
        xor r15, rsi                 ;   532.0 alu0    41 t
        mov rsi, qword [rsp + 2648]  ;   532.3 agu0    41 t
        xor rsi, rbx                 ;   535.3 alu1    41 t
        xor r15, qword [rsp + 2240]  ;   533.0 alu2+agu1   41 t
        mov qword [rsp + 2648], rdx  ;   533.3 agu2    41 t spill
        mov rdx, qword [rsp + 2408]  ;   533.7 agu0    41 t
        xor rdx, rcx                 ;   536.7 alu0    41 t
        xor rcx, rsi                 ;   536.3 alu1    41 t
        mov qword [rsp + 2408], rsi  ;   536.3 agu1    41 t spill
        mov rsi, qword [rsp + 2224]  ;   535.0 agu2    41 t
        xor rsi, r13                 ;   538.0 alu2    41 t
        xor rbx, rsi                 ;   539.0 alu0    41 t
        mov qword [rsp + 2224], rsi  ;   539.0 agu0    41 t spill
        mov rsi, qword [rsp + 2288]  ;   536.3 agu1    41 t
        xor rsi, r10                 ;   539.3 alu1    41 t
        xor r10, rdx                 ;   537.7 alu2    41 t
        xor r13, rsi                 ;   540.3 alu0    41 t
        mov qword [rsp + 2288], rdx  ;   537.7 agu2    41 t spill
        mov rdx, qword [rsp + 2360]  ;   538.0 agu0    41 t
        xor rdx, qword [rsp + 2728]  ;   541.0 alu1+agu1   41 t
        mov qword [rsp + 2728], rsi  ;   540.3 agu2    41 t spill
        mov rsi, qword [rsp + 2304]  ;   539.0 agu0    41 t
        xor rsi, qword [rsp + 2352]  ;   542.0 alu2+agu1   41 t
        xor rsi, qword [rsp + 2712]  ;   543.0 alu0+agu2   41 t
        xor rsi, qword [rsp + 2448]  ;   544.0 alu1+agu0   41 t
        xor r9, qword [rsp + 2272]   ;   540.3 alu2+agu1   41 t
        mov qword [rsp + 2448], r13  ;   541.3 agu2    41 t spill
        mov r13, qword [rsp + 2640]  ;   541.0 agu0    41 t
        xor r13, qword [rsp + 2488]  ;   544.0 alu0+agu1   41 t
        mov qword [rsp + 2488], rbx  ;   541.7 agu2    41 t spill
        mov rbx, qword [rsp + 2640]  ;   542.0 agu0    41 t
        xor rbx, rdx                 ;   545.0 alu1    41 t
        mov qword [rsp + 2640], r14  ;   542.7 agu1    41 t spill
        mov r14, qword [rsp + 2360]  ;   543.0 agu2    41 t
        xor r14, rsi                 ;   546.0 alu2    41 t
        xor rsi, rbx                 ;   546.0 alu0    41 t
        mov qword [rsp + 2360], rbx  ;   546.0 agu0    41 t spill
        mov rbx, qword [rsp + 2240]  ;   544.3 agu1    41 t
        xor rbx, r13                 ;   547.3 alu1    41 t
        xor rdx, rbx                 ;   548.3 alu2    41 t
        mov qword [rsp + 2240], rbx  ;   548.3 agu2    41 t spill
        mov rbx, qword [rsp + 2304]  ;   545.7 agu0    41 t
        xor rbx, r15                 ;   548.7 alu0    41 t
        xor r15, r14                 ;   547.0 alu1    41 t
        xor r13, rbx                 ;   549.7 alu2    41 t
        mov qword [rsp + 2304], r14  ;   547.0 agu1    41 t spill
        mov r14, qword [rsp + 2392]  ;   547.3 agu2    41 t
        xor r14, qword [rsp + 2512]  ;   550.3 alu0+agu0   41 t
        mov qword [rsp + 2512], rbx  ;   549.7 agu1    41 t spill
        mov rbx, qword [rsp + 2336]  ;   548.3 agu2    41 t
        xor rbx, qword [rsp + 2416]  ;   551.3 alu1+agu0   41 t
        xor r11, qword [rsp + 2280]  ;   549.0 alu2+agu1   41 t
        mov qword [rsp + 2416], r13  ;   550.7 agu2    41 t spill
        mov r13, qword [rsp + 2632]  ;   549.7 agu0    41 t
        xor r13, qword [rsp + 2752]  ;   552.7 alu0+agu1   41 t
        xor r13, qword [rsp + 2576]  ;   553.7 alu1+agu2   41 t
        xor r13, qword [rsp + 2544]  ;   554.7 alu2+agu0   41 t
        mov qword [rsp + 2544], rdx  ;   551.0 agu1    41 t spill
        mov rdx, qword [rsp + 2632]  ;   551.3 agu2    41 t
        xor rdx, r14                 ;   554.3 alu0    41 t
        mov qword [rsp + 2632], rsi  ;   552.0 agu0    41 t spill
        mov rsi, qword [rsp + 2392]  ;   552.3 agu1    41 t
        xor rsi, rbx                 ;   555.3 alu1    41 t
        xor rbx, rdx                 ;   555.3 alu2    41 t
        mov qword [rsp + 2392], rdx  ;   555.3 agu2    41 t spill
        mov rdx, qword [rsp + 2272]  ;   553.7 agu0    41 t
        xor rdx, r13                 ;   556.7 alu0    41 t
        xor r14, rdx                 ;   557.7 alu1    41 t
        mov qword [rsp + 2272], rdx  ;   557.7 agu1    41 t spill
        mov rdx, qword [rsp + 2336]  ;   555.0 agu2    41 t
        xor rdx, r9                  ;   558.0 alu2    41 t
        xor r9, rsi                  ;   556.3 alu0    41 t
        xor r13, rdx                 ;   559.0 alu1    41 t
        mov qword [rsp + 2336], rsi  ;   556.3 agu0    41 t spill
        mov rsi, qword [rsp + 2400]  ;   556.7 agu1    41 t
        xor rsi, qword [rsp + 2480]  ;   559.7 alu2+agu2   41 t
        mov qword [rsp + 2480], rdx  ;   559.0 agu0    41 t spill
        mov rdx, qword [rsp + 2344]  ;   557.7 agu1    41 t
        xor rdx, qword [rsp + 2432]  ;   560.7 alu0+agu2   41 t
        xor r8, qword [rsp + 2256]   ;   558.3 alu1+agu0   41 t
        mov qword [rsp + 2432], r13  ;   560.0 agu1    41 t spill
        mov r13, qword [rsp + 2608]  ;   559.0 agu2    41 t
        xor r13, qword [rsp + 2560]  ;   562.0 alu2+agu0   41 t
        mov qword [rsp + 2560], r14  ;   559.7 agu1    41 t spill
        mov r14, qword [rsp + 2608]  ;   560.0 agu2    41 t
        xor r14, rsi                 ;   563.0 alu0    41 t
        mov qword [rsp + 2608], rbx  ;   560.7 agu0    41 t spill
        mov rbx, qword [rsp + 2400]  ;   561.0 agu1    41 t
        xor rbx, rdx                 ;   564.0 alu1    41 t
        xor rdx, r14                 ;   564.0 alu2    41 t
        mov qword [rsp + 2400], r14  ;   564.0 agu2    41 t spill
        mov r14, qword [rsp + 2280]  ;   562.3 agu0    41 t
        xor r14, r13                 ;   565.3 alu0    41 t
        xor rsi, r14                 ;   566.3 alu1    41 t
        mov qword [rsp + 2280], r14  ;   566.3 agu1    41 t spill
        mov r14, qword [rsp + 2344]  ;   563.7 agu2    41 t
        xor r14, r11                 ;   566.7 alu2    41 t
        xor r11, rbx                 ;   565.0 alu0    41 t
        xor r13, r14                 ;   567.7 alu1    41 t
        mov qword [rsp + 2344], rbx  ;   565.0 agu0    41 t spill
        mov rbx, qword [rsp + 2376]  ;   565.3 agu1    41 t
        xor rbx, qword [rsp + 2496]  ;   568.3 alu2+agu2   41 t
        xor rbx, qword [rsp + 2528]  ;   569.3 alu0+agu0   41 t
        mov qword [rsp + 2528], r14  ;   567.7 agu1    41 t spill
        mov r14, qword [rsp + 2320]  ;   566.7 agu2    41 t
        xor r14, qword [rsp + 2464]  ;   569.7 alu1+agu0   41 t
        mov qword [rsp + 2464], r13  ;   568.7 agu1    41 t spill
        mov r13, qword [rsp + 2600]  ;   567.7 agu2    41 t
        xor r13, qword [rsp + 2592]  ;   570.7 alu2+agu0   41 t
        mov qword [rsp + 2592], rsi  ;   568.3 agu1    41 t spill
        mov rsi, qword [rsp + 2600]  ;   568.7 agu2    41 t
        xor rsi, rbx                 ;   571.7 alu0    41 t
        mov qword [rsp + 2600], rdx  ;   569.3 agu0    41 t spill
        mov rdx, qword [rsp + 2376]  ;   569.7 agu1    41 t
        xor rdx, r14                 ;   572.7 alu1    41 t
        xor r14, rsi                 ;   572.7 alu2    41 t
        mov qword [rsp + 2376], rsi  ;   572.7 agu2    41 t spill
        mov rsi, qword [rsp + 2256]  ;   571.0 agu0    41 t
        xor rsi, r13                 ;   574.0 alu0    41 t
        xor rbx, rsi                 ;   575.0 alu1    41 t
        mov qword [rsp + 2256], rsi  ;   575.0 agu1    41 t spill
        mov rsi, qword [rsp + 2320]  ;   572.3 agu2    41 t
        xor rsi, r8                  ;   575.3 alu2    41 t
        xor r8, rdx                  ;   573.7 alu0    41 t
        xor r13, rsi                 ;   576.3 alu1    41 t
        mov qword [rsp + 2320], rdx  ;   573.7 agu0    41 t spill
        mov rdx, rax                 ;   574.0 alu2    61 t copy
        xor rdx, qword [rsp + 1064]  ;   575.0 alu0+agu1   61 t
        mov qword [rsp + 1064], rdx  ;   576.0 agu2    61 t spill
        mov rdx, r12                 ;   575.0 alu1    61 t copy
        xor rdx, qword [rsp + 1072]  ;   576.0 alu2+agu0   61 t
        mov qword [rsp + 1072], rdx  ;   577.0 agu1    61 t spill
        mov rdx, rdi                 ;   576.0 alu0    61 t copy
        xor rdx, qword [rsp + 1080]  ;   577.0 alu1+agu2   61 t
        mov qword [rsp + 1080], rdx  ;   578.0 agu0    61 t spill
        mov rdx, r10                 ;   577.0 alu2    61 t copy
        xor rdx, qword [rsp + 1088]  ;   578.0 alu0+agu1   61 t
        mov qword [rsp + 1088], rdx  ;   579.0 agu2    61 t spill
        mov rdx, r15                 ;   578.0 alu1    61 t copy
        xor rdx, qword [rsp + 1096]  ;   579.0 alu2+agu0   61 t
        mov qword [rsp + 1096], rdx  ;   580.0 agu1    61 t spill
        mov rdx, r9                  ;   579.0 alu0    61 t copy
        xor rdx, qword [rsp + 1104]  ;   580.0 alu1+agu2   61 t
        mov qword [rsp + 1104], rdx  ;   581.0 agu0    61 t spill
        mov rdx, r11                 ;   580.0 alu2    61 t copy
        xor rdx, qword [rsp + 1112]  ;   581.0 alu0+agu1   61 t
        mov qword [rsp + 1112], rdx  ;   582.0 agu2    61 t spill
        mov rdx, r8                  ;   581.0 alu1    61 t copy
        xor rdx, qword [rsp + 1120]  ;   582.0 alu2+agu0   61 t
        mov qword [rsp + 1120], rdx  ;   583.0 agu1    61 t spill
        mov rdx, qword [rsp + 2656]  ;   582.0 agu2    61 t
        xor rdx, qword [rsp + 1128]  ;   585.0 alu0+agu0   61 t
        mov qword [rsp + 1128], rdx  ;   586.0 agu1    61 t spill
        mov rdx, qword [rsp + 2704]  ;   583.0 agu2    61 t
        xor rdx, qword [rsp + 1136]  ;   586.0 alu1+agu0   61 t
        mov qword [rsp + 1136], rdx  ;   587.0 agu1    61 t spill
        mov rdx, rbp                 ;   584.0 alu2    61 t copy
        xor rdx, qword [rsp + 1144]  ;   585.0 alu0+agu2   61 t
        mov qword [rsp + 1144], rdx  ;   586.0 agu0    61 t spill
        mov rdx, rcx                 ;   585.0 alu1    61 t copy
        xor rdx, qword [rsp + 1152]  ;   586.0 alu2+agu1   61 t
        mov qword [rsp + 1152], rdx  ;   587.0 agu2    61 t spill
        mov rdx, qword [rsp + 2632]  ;   586.0 agu0    61 t
        xor rdx, qword [rsp + 1160]  ;   589.0 alu0+agu1   61 t
        mov qword [rsp + 1160], rdx  ;   590.0 agu2    61 t spill
        mov rdx, qword [rsp + 2608]  ;   587.0 agu0    61 t
        xor rdx, qword [rsp + 1168]  ;   590.0 alu1+agu1   61 t
        mov qword [rsp + 1168], rdx  ;   591.0 agu2    61 t spill
        mov rdx, qword [rsp + 2600]  ;   588.0 agu0    61 t
        xor rdx, qword [rsp + 1176]  ;   591.0 alu2+agu1   61 t
        mov qword [rsp + 1176], rdx  ;   592.0 agu2    61 t spill
        mov rdx, r14                 ;   589.0 alu0    61 t copy
        xor rdx, qword [rsp + 1184]  ;   590.0 alu1+agu0   61 t
        mov qword [rsp + 1184], rdx  ;   591.0 agu1    61 t spill
        mov rdx, qword [rsp + 2440]  ;   590.0 agu2    61 t
        xor rdx, qword [rsp + 1192]  ;   593.0 alu2+agu0   61 t
        mov qword [rsp + 1192], rdx  ;   594.0 agu1    61 t spill
        mov rdx, qword [rsp + 2624]  ;   591.0 agu2    61 t
        xor rdx, qword [rsp + 1200]  ;   594.0 alu0+agu0   61 t
        mov qword [rsp + 1200], rdx  ;   595.0 agu1    61 t spill
        mov rdx, qword [rsp + 2640]  ;   592.0 agu2    61 t
        xor rdx, qword [rsp + 1208]  ;   595.0 alu1+agu0   61 t
        mov qword [rsp + 1208], rdx  ;   596.0 agu1    61 t spill
        mov rdx, qword [rsp + 2488]  ;   593.0 agu2    61 t
        xor rdx, qword [rsp + 1216]  ;   596.0 alu2+agu0   61 t
        mov qword [rsp + 1216], rdx  ;   597.0 agu1    61 t spill
        mov rdx, qword [rsp + 2544]  ;   594.0 agu2    61 t
        xor rdx, qword [rsp + 1224]  ;   597.0 alu0+agu0   61 t
        mov qword [rsp + 1224], rdx  ;   598.0 agu1    61 t spill
        mov rdx, qword [rsp + 2560]  ;   595.0 agu2    61 t
        xor rdx, qword [rsp + 1232]  ;   598.0 alu1+agu0   61 t
        mov qword [rsp + 1232], rdx  ;   599.0 agu1    61 t spill
        mov rdx, qword [rsp + 2592]  ;   596.0 agu2    61 t
        xor rdx, qword [rsp + 1240]  ;   599.0 alu2+agu0   61 t
        mov qword [rsp + 1240], rdx  ;   600.0 agu1    61 t spill
        mov rdx, rbx                 ;   597.0 alu0    61 t copy
        xor rdx, qword [rsp + 1248]  ;   598.0 alu1+agu2   61 t
        mov qword [rsp + 1248], rdx  ;   599.0 agu0    61 t spill
        mov rdx, qword [rsp + 2200]  ;   598.0 agu1    61 t
        xor rdx, qword [rsp + 1256]  ;   601.0 alu2+agu2   61 t
        mov qword [rsp + 1256], rdx  ;   602.0 agu0    61 t spill
        mov rdx, qword [rsp + 2472]  ;   599.0 agu1    61 t
        xor rdx, qword [rsp + 1264]  ;   602.0 alu0+agu2   61 t
        mov qword [rsp + 1264], rdx  ;   603.0 agu0    61 t spill
        mov rdx, qword [rsp + 2648]  ;   600.0 agu1    61 t
        xor rdx, qword [rsp + 1272]  ;   603.0 alu1+agu2   61 t
        mov qword [rsp + 1272], rdx  ;   604.0 agu0    61 t spill
        mov rdx, qword [rsp + 2448]  ;   601.0 agu1    61 t
        xor rdx, qword [rsp + 1280]  ;   604.0 alu2+agu2   61 t
        mov qword [rsp + 1280], rdx  ;   605.0 agu0    61 t spill
        mov rdx, qword [rsp + 2416]  ;   602.0 agu1    61 t
        xor rdx, qword [rsp + 1288]  ;   605.0 alu0+agu2   61 t
        xor rbp, qword [rsp + 1336]  ;   602.7 alu1+agu0   61 t
        xor rbp, qword [rsp + 2720]  ;   603.7 alu2+agu1   61 t
        mov qword [rsp + 1336], rbp  ;   604.7 agu2    61 t spill
        mov rbp, qword [rsp + 2432]  ;   603.7 agu0    61 t
        xor rbp, qword [rsp + 1296]  ;   606.7 alu0+agu1   61 t
        xor rcx, qword [rsp + 1344]  ;   604.3 alu1+agu2   61 t
        xor rcx, qword [rsp + 2224]  ;   605.3 alu2+agu0   61 t
        mov qword [rsp + 1344], rcx  ;   606.3 agu1    61 t spill
        mov rcx, qword [rsp + 2464]  ;   605.3 agu2    61 t
        xor rcx, qword [rsp + 1304]  ;   608.3 alu0+agu0   61 t
        mov qword [rsp + 1304], rcx  ;   609.3 agu1    61 t spill
        mov rcx, r13                 ;   606.3 alu1    61 t copy
        xor rcx, qword [rsp + 1312]  ;   607.3 alu2+agu2   61 t
        mov qword [rsp + 1312], rcx  ;   608.3 agu0    61 t spill
        mov rcx, qword [rsp + 2680]  ;   607.3 agu1    61 t
        xor rcx, qword [rsp + 1320]  ;   610.3 alu0+agu2   61 t
        xor rcx, qword [rsp + 2656]  ;   611.3 alu1+agu0   61 t
        mov qword [rsp + 1320], rcx  ;   612.3 agu1    61 t spill
        mov rcx, qword [rsp + 2216]  ;   608.7 agu2    61 t
        xor rcx, qword [rsp + 1328]  ;   611.7 alu2+agu0   61 t
        xor rcx, qword [rsp + 2704]  ;   612.7 alu0+agu1   61 t
        xor r14, qword [rsp + 1376]  ;   609.7 alu1+agu2   61 t
        xor r14, qword [rsp + 2256]  ;   610.7 alu2+agu0   61 t
        mov qword [rsp + 1376], r14  ;   611.7 agu1    61 t spill
        mov r14, qword [rsp + 2240]  ;   610.7 agu2    61 t
        xor r14, qword [rsp + 1352]  ;   613.7 alu0+agu0   61 t
        xor r14, qword [rsp + 2632]  ;   614.7 alu1+agu1   61 t
        mov qword [rsp + 1352], r14  ;   615.7 agu2    61 t spill
        mov r14, qword [rsp + 2272]  ;   612.0 agu0    61 t
        xor r14, qword [rsp + 1360]  ;   615.0 alu2+agu1   61 t
        xor r14, qword [rsp + 2608]  ;   616.0 alu0+agu2   61 t
        mov qword [rsp + 1360], r14  ;   617.0 agu0    61 t spill
        mov r14, qword [rsp + 2280]  ;   613.3 agu1    61 t
        xor r14, qword [rsp + 1368]  ;   616.3 alu1+agu2   61 t
        xor r14, qword [rsp + 2600]  ;   617.3 alu2+agu0   61 t
        mov qword [rsp + 1368], r14  ;   618.3 agu1    61 t spill
        mov r14, qword [rsp + 2384]  ;   614.7 agu2    61 t
        xor r14, qword [rsp + 1384]  ;   617.7 alu0+agu0   61 t
        xor r14, qword [rsp + 2440]  ;   618.7 alu1+agu1   61 t
        xor rsi, rbx                 ;   615.7 alu2    61 t
        mov rbx, qword [rsp + 2368]  ;   616.0 agu2    61 t
        xor rbx, qword [rsp + 1392]  ;   619.0 alu0+agu0   61 t
        xor rbx, qword [rsp + 2624]  ;   620.0 alu1+agu1   61 t
        xor rsi, qword [rsp + 1440]  ;   617.0 alu2+agu2   61 t
        mov qword [rsp + 1440], rsi  ;   618.0 agu0    61 t spill
        mov rsi, qword [rsp + 2424]  ;   617.7 agu1    61 t
        xor rsi, qword [rsp + 1400]  ;   620.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2640]  ;   621.7 alu1+agu0   61 t
        mov qword [rsp + 1400], rsi  ;   622.7 agu1    61 t spill
        mov rsi, qword [rsp + 2728]  ;   619.0 agu2    61 t
        xor rsi, qword [rsp + 1408]  ;   622.0 alu2+agu0   61 t
        xor rsi, qword [rsp + 2488]  ;   623.0 alu0+agu1   61 t
        mov qword [rsp + 1408], rsi  ;   624.0 agu2    61 t spill
        mov rsi, qword [rsp + 2512]  ;   620.3 agu0    61 t
        xor rsi, qword [rsp + 1416]  ;   623.3 alu1+agu1   61 t
        xor rsi, qword [rsp + 2544]  ;   624.3 alu2+agu2   61 t
        mov qword [rsp + 1416], rsi  ;   625.3 agu0    61 t spill
        mov rsi, qword [rsp + 2480]  ;   621.7 agu1    61 t
        xor rsi, qword [rsp + 1424]  ;   624.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2560]  ;   625.7 alu1+agu0   61 t
        mov qword [rsp + 1424], rsi  ;   626.7 agu1    61 t spill
        mov rsi, qword [rsp + 2528]  ;   623.0 agu2    61 t
        xor rsi, qword [rsp + 1432]  ;   626.0 alu2+agu0   61 t
        xor rsi, qword [rsp + 2592]  ;   627.0 alu0+agu1   61 t
        mov qword [rsp + 1432], rsi  ;   628.0 agu2    61 t spill
        mov rsi, qword [rsp + 2208]  ;   624.3 agu0    61 t
        xor rsi, qword [rsp + 1448]  ;   627.3 alu1+agu1   61 t
        xor rsi, qword [rsp + 2200]  ;   628.3 alu2+agu2   61 t
        mov qword [rsp + 1448], rsi  ;   629.3 agu0    61 t spill
        mov rsi, qword [rsp + 2232]  ;   625.7 agu1    61 t
        xor rsi, qword [rsp + 1456]  ;   628.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2472]  ;   629.7 alu1+agu0   61 t
        xor r13, qword [rsp + 1504]  ;   626.7 alu2+agu1   61 t
        xor r13, qword [rsp + 2320]  ;   627.7 alu0+agu2   61 t
        mov qword [rsp + 1504], r13  ;   628.7 agu0    61 t spill
        mov r13, qword [rsp + 2688]  ;   627.7 agu1    61 t
        xor r13, qword [rsp + 1464]  ;   630.7 alu1+agu2   61 t
        xor r13, qword [rsp + 2648]  ;   631.7 alu2+agu0   61 t
        xor rax, qword [rsp + 1512]  ;   628.7 alu0+agu1   61 t
        xor rax, qword [rsp + 2264]  ;   629.7 alu1+agu2   61 t
        mov qword [rsp + 1512], rax  ;   630.7 agu0    61 t spill
        mov rax, qword [rsp + 2288]  ;   629.7 agu1    61 t
        xor rax, qword [rsp + 1472]  ;   632.7 alu2+agu2   61 t
        xor rax, qword [rsp + 2448]  ;   633.7 alu0+agu0   61 t
        xor r12, qword [rsp + 1520]  ;   630.7 alu1+agu1   61 t
        xor r12, qword [rsp + 2296]  ;   631.7 alu2+agu2   61 t
        mov qword [rsp + 1520], r12  ;   632.7 agu0    61 t spill
        mov r12, qword [rsp + 2304]  ;   631.7 agu1    61 t
        xor r12, qword [rsp + 1480]  ;   634.7 alu0+agu2   61 t
        xor r12, qword [rsp + 2416]  ;   635.7 alu1+agu0   61 t
        xor rdi, qword [rsp + 1528]  ;   632.7 alu2+agu1   61 t
        xor rdi, qword [rsp + 2696]  ;   633.7 alu0+agu2   61 t
        mov qword [rsp + 1528], rdi  ;   634.7 agu0    61 t spill
        mov rdi, qword [rsp + 2336]  ;   633.7 agu1    61 t
        xor rdi, qword [rsp + 1488]  ;   636.7 alu1+agu2   61 t
        xor rdi, qword [rsp + 2432]  ;   637.7 alu2+agu0   61 t
        xor r10, qword [rsp + 1536]  ;   634.7 alu0+agu1   61 t
        xor r10, qword [rsp + 2408]  ;   635.7 alu1+agu2   61 t
        mov qword [rsp + 1536], r10  ;   636.7 agu0    61 t spill
        mov r10, qword [rsp + 2344]  ;   635.7 agu1    61 t
        xor r10, qword [rsp + 1496]  ;   638.7 alu2+agu2   61 t
        xor r10, qword [rsp + 2464]  ;   639.7 alu0+agu0   61 t
        xor r15, qword [rsp + 1544]  ;   636.7 alu1+agu1   61 t
        xor r15, qword [rsp + 2360]  ;   637.7 alu2+agu2   61 t
        xor r9, qword [rsp + 1552]   ;   637.3 alu0+agu0   61 t
        xor r9, qword [rsp + 2392]   ;   638.3 alu1+agu1   61 t
        xor r11, qword [rsp + 1560]  ;   638.0 alu2+agu2   61 t
        xor r11, qword [rsp + 2400]  ;   639.0 alu0+agu0   61 t
        xor r8, qword [rsp + 1568]   ;   638.7 alu1+agu1   61 t
        xor r8, qword [rsp + 2376]   ;   639.7 alu2+agu2   61 t
        mov qword [rsp + 1568], r8   ;   640.7 agu0    61 t spill
        mov r8, qword [rsp + 1064]   ;   639.7 agu1    40 t
        mov qword [rsp + 1560], r11  ;   640.0 agu2    61 t spill
        mov r11, qword [rsp + 2616]  ;   640.3 agu0    61 r.0 reload
        xor r8, qword [r11 + 1536]   ;   646.3 alu0+agu1   40 t
        mov qword [rsp + 2392], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 1072]   ;   641.3 agu0    40 t
        xor r8, qword [r11 + 1544]   ;   646.3 alu1+agu1   40 t
        mov qword [rsp + 2360], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 1080]   ;   642.3 agu0    40 t
        xor r8, qword [r11 + 1552]   ;   646.3 alu2+agu1   40 t
        mov qword [rsp + 2464], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 1088]   ;   643.3 agu0    40 t
        xor r8, qword [r11 + 1560]   ;   646.3 alu0+agu1   40 t
        mov qword [rsp + 2344], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 1096]   ;   644.3 agu0    40 t
        xor r8, qword [r11 + 1568]   ;   647.3 alu1+agu1   40 t
        mov qword [rsp + 2432], r8   ;   648.3 agu2    40 t spill
        mov r8, qword [rsp + 1104]   ;   645.3 agu0    40 t
        xor r8, qword [r11 + 1576]   ;   648.3 alu2+agu1   40 t
        mov qword [rsp + 2336], r8   ;   649.3 agu2    40 t spill
        mov r8, qword [rsp + 1112]   ;   646.3 agu0    40 t
        xor r8, qword [r11 + 1584]   ;   649.3 alu0+agu1   40 t
        mov qword [rsp + 2416], r8   ;   650.3 agu2    40 t spill
        mov r8, qword [rsp + 1120]   ;   647.3 agu0    40 t
        xor r8, qword [r11 + 1592]   ;   650.3 alu1+agu1   40 t
        mov qword [rsp + 2304], r8   ;   651.3 agu2    40 t spill
        mov r8, qword [rsp + 1128]   ;   648.3 agu0    40 t
        xor r8, qword [r11 + 1600]   ;   651.3 alu2+agu1   40 t
        mov qword [rsp + 2448], r8   ;   652.3 agu2    40 t spill
        mov r8, qword [rsp + 1136]   ;   649.3 agu0    40 t
        xor r8, qword [r11 + 1608]   ;   652.3 alu0+agu1   40 t
        mov qword [rsp + 2288], r8   ;   653.3 agu2    40 t spill
        mov r8, qword [rsp + 1144]   ;   650.3 agu0    40 t
        xor r8, qword [r11 + 1616]   ;   653.3 alu1+agu1   40 t
        mov qword [rsp + 2648], r8   ;   654.3 agu2    40 t spill
        mov r8, qword [rsp + 1152]   ;   651.3 agu0    40 t
        xor r8, qword [r11 + 1624]   ;   654.3 alu2+agu1   40 t
        mov qword [rsp + 2688], r8   ;   655.3 agu2    40 t spill
        mov r8, qword [rsp + 1160]   ;   652.3 agu0    40 t
        xor r8, qword [r11 + 1632]   ;   655.3 alu0+agu1   40 t
        mov qword [rsp + 2472], r8   ;   656.3 agu2    40 t spill
        mov r8, qword [rsp + 1168]   ;   653.3 agu0    40 t
        xor r8, qword [r11 + 1640]   ;   656.3 alu1+agu1   40 t
        mov qword [rsp + 2232], r8   ;   657.3 agu2    40 t spill
        mov r8, qword [rsp + 1176]   ;   654.3 agu0    40 t
        xor r8, qword [r11 + 1648]   ;   657.3 alu2+agu1   40 t
        mov qword [rsp + 2208], r8   ;   658.3 agu2    40 t spill
        mov r8, qword [rsp + 1184]   ;   655.3 agu0    40 t
        xor r8, qword [r11 + 1656]   ;   658.3 alu0+agu1   40 t
        mov qword [rsp + 2528], r8   ;   659.3 agu2    40 t spill
        mov r8, qword [rsp + 1192]   ;   656.3 agu0    40 t
        xor r8, qword [r11 + 1664]   ;   659.3 alu1+agu1   40 t
        mov qword [rsp + 2480], r8   ;   660.3 agu2    40 t spill
        mov r8, qword [rsp + 1200]   ;   657.3 agu0    40 t
        xor r8, qword [r11 + 1672]   ;   660.3 alu2+agu1   40 t
        mov qword [rsp + 2512], r8   ;   661.3 agu2    40 t spill
        mov r8, qword [rsp + 1208]   ;   658.3 agu0    40 t
        xor r8, qword [r11 + 1680]   ;   661.3 alu0+agu1   40 t
        mov qword [rsp + 2728], r8   ;   662.3 agu2    40 t spill
        mov r8, qword [rsp + 1216]   ;   659.3 agu0    40 t
        xor r8, qword [r11 + 1688]   ;   662.3 alu1+agu1   40 t
        mov qword [rsp + 2424], r8   ;   663.3 agu2    40 t spill
        mov r8, qword [rsp + 1224]   ;   660.3 agu0    40 t
        xor r8, qword [r11 + 1696]   ;   663.3 alu2+agu1   40 t
        mov qword [rsp + 2368], r8   ;   664.3 agu2    40 t spill
        mov r8, qword [rsp + 1232]   ;   661.3 agu0    40 t
        xor r8, qword [r11 + 1704]   ;   664.3 alu0+agu1   40 t
        mov qword [rsp + 2440], r8   ;   665.3 agu2    40 t spill
        mov r8, qword [rsp + 1240]   ;   662.3 agu0    40 t
        xor r8, qword [r11 + 1712]   ;   665.3 alu1+agu1   40 t
        mov qword [rsp + 2384], r8   ;   666.3 agu2    40 t spill
        mov r8, qword [rsp + 1248]   ;   663.3 agu0    40 t
        xor r8, qword [r11 + 1720]   ;   666.3 alu2+agu1   40 t
        mov qword [rsp + 2280], r8   ;   667.3 agu2    40 t spill
        mov r8, qword [rsp + 1256]   ;   664.3 agu0    40 t
        xor r8, qword [r11 + 1728]   ;   667.3 alu0+agu1   40 t
        mov qword [rsp + 2272], r8   ;   668.3 agu2    40 t spill
        mov r8, qword [rsp + 1264]   ;   665.3 agu0    40 t
        xor r8, qword [r11 + 1736]   ;   668.3 alu1+agu1   40 t
        mov qword [rsp + 2240], r8   ;   669.3 agu2    40 t spill
        mov r8, qword [rsp + 1272]   ;   666.3 agu0    40 t
        xor r8, qword [r11 + 1744]   ;   669.3 alu2+agu1   40 t
        mov qword [rsp + 2704], r8   ;   670.3 agu2    40 t spill
        mov r8, qword [rsp + 1280]   ;   667.3 agu0    40 t
        xor r8, qword [r11 + 1752]   ;   670.3 alu0+agu1   40 t
        mov qword [rsp + 2216], r8   ;   671.3 agu2    40 t spill
        mov r8, rdx                  ;   668.3 alu1    40 t copy
        xor r8, qword [r11 + 1760]   ;   669.3 alu2+agu0   40 t
        mov qword [rsp + 1288], rdx  ;   669.0 agu1    61 t spill
        mov rdx, rbp                 ;   669.3 alu0    40 t copy
        xor rdx, qword [r11 + 1768]  ;   670.3 alu1+agu2   40 t
        mov qword [rsp + 1296], rbp  ;   670.0 agu0    61 t spill
        mov rbp, qword [rsp + 1304]  ;   670.3 agu1    40 t
        xor rbp, qword [r11 + 1776]  ;   673.3 alu2+agu2   40 t
        mov qword [rsp + 2800], rdx  ;   671.3 agu0    40 t spill
        mov rdx, qword [rsp + 1312]  ;   671.3 agu1    40 t
        xor rdx, qword [r11 + 1784]  ;   674.3 alu0+agu2   40 t
        mov qword [rsp + 2808], r8   ;   672.0 agu0    40 t spill
        mov r8, qword [rsp + 1320]   ;   672.3 agu1    40 t
        xor r8, qword [r11 + 1792]   ;   675.3 alu1+agu2   40 t
        mov qword [rsp + 2816], r8   ;   676.3 agu0    40 t spill
        mov r8, rcx                  ;   673.3 alu2    40 t copy
        xor r8, qword [r11 + 1800]   ;   674.3 alu0+agu1   40 t
        mov qword [rsp + 1328], rcx  ;   674.0 agu2    61 t spill
        mov rcx, qword [rsp + 1336]  ;   674.3 agu0    40 t
        xor rcx, qword [r11 + 1808]  ;   677.3 alu1+agu1   40 t
        mov qword [rsp + 2824], rcx  ;   678.3 agu2    40 t spill
        mov rcx, qword [rsp + 1344]  ;   675.3 agu0    40 t
        xor rcx, qword [r11 + 1816]  ;   678.3 alu2+agu1   40 t
        mov qword [rsp + 2832], rcx  ;   679.3 agu2    40 t spill
        mov rcx, qword [rsp + 1352]  ;   676.3 agu0    40 t
        xor rcx, qword [r11 + 1824]  ;   679.3 alu0+agu1   40 t
        mov qword [rsp + 2840], rcx  ;   680.3 agu2    40 t spill
        mov rcx, qword [rsp + 1360]  ;   677.3 agu0    40 t
        xor rcx, qword [r11 + 1832]  ;   680.3 alu1+agu1   40 t
        mov qword [rsp + 2848], rcx  ;   681.3 agu2    40 t spill
        mov rcx, qword [rsp + 1368]  ;   678.3 agu0    40 t
        xor rcx, qword [r11 + 1840]  ;   681.3 alu2+agu1   40 t
        mov qword [rsp + 2856], rcx  ;   682.3 agu2    40 t spill
        mov rcx, qword [rsp + 1376]  ;   679.3 agu0    40 t
        xor rcx, qword [r11 + 1848]  ;   682.3 alu0+agu1   40 t
        mov qword [rsp + 2864], r8   ;   680.0 agu2    40 t spill
        mov r8, r14                  ;   680.3 alu1    40 t copy
        xor r8, qword [r11 + 1856]   ;   681.3 alu2+agu0   40 t
        mov qword [rsp + 1384], r14  ;   681.0 agu1    61 t spill
        mov r14, rbx                 ;   681.3 alu0    40 t copy
        xor r14, qword [r11 + 1864]  ;   682.3 alu1+agu2   40 t
        mov qword [rsp + 1392], rbx  ;   682.0 agu0    61 t spill
        mov rbx, qword [rsp + 1400]  ;   682.3 agu1    40 t
        xor rbx, qword [r11 + 1872]  ;   685.3 alu2+agu2   40 t
        mov qword [rsp + 2872], r14  ;   683.3 agu0    40 t spill
        mov r14, qword [rsp + 1408]  ;   683.3 agu1    40 t
        xor r14, qword [r11 + 1880]  ;   686.3 alu0+agu2   40 t
        mov qword [rsp + 2880], r14  ;   687.3 agu0    40 t spill
        mov r14, qword [rsp + 1416]  ;   684.3 agu1    40 t
        xor r14, qword [r11 + 1888]  ;   687.3 alu1+agu2   40 t
        mov qword [rsp + 2888], r14  ;   688.3 agu0    40 t spill
        mov r14, qword [rsp + 1424]  ;   685.3 agu1    40 t
        xor r14, qword [r11 + 1896]  ;   688.3 alu2+agu2   40 t
        mov qword [rsp + 2896], r14  ;   689.3 agu0    40 t spill
        mov r14, qword [rsp + 1432]  ;   686.3 agu1    40 t
        xor r14, qword [r11 + 1904]  ;   689.3 alu0+agu2   40 t
        mov qword [rsp + 2904], r14  ;   690.3 agu0    40 t spill
        mov r14, qword [rsp + 1440]  ;   687.3 agu1    40 t
        xor r14, qword [r11 + 1912]  ;   690.3 alu1+agu2   40 t
        mov qword [rsp + 2912], r14  ;   691.3 agu0    40 t spill
        mov r14, qword [rsp + 1448]  ;   688.3 agu1    40 t
        xor r14, qword [r11 + 1920]  ;   691.3 alu2+agu2   40 t
        mov qword [rsp + 2920], r14  ;   692.3 agu0    40 t spill
        mov r14, rsi                 ;   689.3 alu0    40 t copy
        xor r14, qword [r11 + 1928]  ;   690.3 alu1+agu1   40 t
        mov qword [rsp + 1456], rsi  ;   690.0 agu2    61 t spill
        mov rsi, r13                 ;   690.3 alu2    40 t copy
        xor rsi, qword [r11 + 1936]  ;   691.3 alu0+agu0   40 t
        mov qword [rsp + 1464], r13  ;   691.0 agu1    61 t spill
        mov r13, rax                 ;   691.3 alu1    40 t copy
        xor r13, qword [r11 + 1944]  ;   692.3 alu2+agu2   40 t
        mov qword [rsp + 1472], rax  ;   692.0 agu0    61 t spill
        mov rax, r12                 ;   692.3 alu0    40 t copy
        xor rax, qword [r11 + 1952]  ;   693.3 alu1+agu1   40 t
        mov qword [rsp + 1480], r12  ;   693.0 agu2    61 t spill
        mov r12, rdi                 ;   693.3 alu2    40 t copy
        xor r12, qword [r11 + 1960]  ;   694.3 alu0+agu0   40 t
        mov qword [rsp + 1488], rdi  ;   694.0 agu1    61 t spill
        mov rdi, r10                 ;   694.3 alu1    40 t copy
        xor rdi, qword [r11 + 1968]  ;   695.3 alu2+agu2   40 t
        mov qword [rsp + 1496], r10  ;   695.0 agu0    61 t spill
        mov r10, qword [rsp + 1504]  ;   695.3 agu1    40 t
        xor r10, qword [r11 + 1976]  ;   698.3 alu0+agu2   40 t
        mov qword [rsp + 2928], r13  ;   696.0 agu0    40 t spill
        mov r13, qword [rsp + 1512]  ;   696.3 agu1    40 t
        xor r13, qword [r11 + 1984]  ;   699.3 alu1+agu2   40 t
        mov qword [rsp + 2936], r13  ;   700.3 agu0    40 t spill
        mov r13, qword [rsp + 1520]  ;   697.3 agu1    40 t
        xor r13, qword [r11 + 1992]  ;   700.3 alu2+agu2   40 t
        mov qword [rsp + 2944], r13  ;   701.3 agu0    40 t spill
        mov r13, qword [rsp + 1528]  ;   698.3 agu1    40 t
        xor r13, qword [r11 + 2000]  ;   701.3 alu0+agu2   40 t
        mov qword [rsp + 2952], r13  ;   702.3 agu0    40 t spill
        mov r13, qword [rsp + 1536]  ;   699.3 agu1    40 t
        xor r13, qword [r11 + 2008]  ;   702.3 alu1+agu2   40 t
        mov qword [rsp + 2960], r13  ;   703.3 agu0    40 t spill
        mov r13, r15                 ;   700.3 alu2    40 t copy
        xor r13, qword [r11 + 2016]  ;   701.3 alu0+agu1   40 t
        mov qword [rsp + 1544], r15  ;   701.0 agu2    61 t spill
        mov r15, r9                  ;   701.3 alu1    40 t copy
        xor r15, qword [r11 + 2024]  ;   702.3 alu2+agu0   40 t
        mov qword [rsp + 1552], r9   ;   702.0 agu1    61 t spill
        mov r9, qword [rsp + 1560]   ;   702.3 agu2    40 t
        xor r9, qword [r11 + 2032]   ;   705.3 alu0+agu0   40 t
        mov qword [rsp + 2968], r15  ;   703.3 agu1    40 t spill
        mov r15, qword [rsp + 1568]  ;   703.3 agu2    40 t
        xor r15, qword [r11 + 2040]  ;   706.3 alu1+agu0   40 t
        mov r11, qword [rsp + 2360]  ;   704.0 agu1    41 t
        xor r11, qword [rsp + 2432]  ;   707.0 alu2+agu2   41 t
        mov qword [rsp + 2976], r13  ;   704.7 agu0    40 t spill
        mov r13, qword [rsp + 2360]  ;   705.0 agu1    41 t
        xor r13, qword [rsp + 2336]  ;   708.0 alu0+agu2   41 t
        mov qword [rsp + 2984], r15  ;   707.3 agu0    40 t spill
        mov r15, qword [rsp + 2344]  ;   706.0 agu1    41 t
        mov qword [rsp + 2992], r9   ;   706.3 agu2    40 t spill
        mov r9, qword [rsp + 2432]   ;   706.7 agu0    41 t
        mov qword [rsp + 2432], r12  ;   707.0 agu1    40 t spill
        mov r12, qword [rsp + 2392]  ;   707.3 agu2    41 t
        not r12                      ;   710.3 alu1    41 t
        mov qword [rsp + 2392], r14  ;   708.0 agu0    40 t spill
        mov r14, r13                 ;   709.0 alu2    41 t copy
        mov qword [rsp + 3000], rax  ;   708.7 agu1    40 t spill
        mov rax, qword [rsp + 2464]  ;   709.0 agu2    41 t
        not rax                      ;   712.0 alu0    41 t
        xor r9, rax                  ;   713.0 alu1    41 t
        mov qword [rsp + 2464], r10  ;   710.0 agu0    40 t spill
        mov r10, r11                 ;   710.3 alu2    41 t copy
        mov qword [rsp + 3008], rdi  ;   710.7 agu1    40 t spill
        mov rdi, qword [rsp + 2416]  ;   711.0 agu2    41 t
        not rdi                      ;   714.0 alu0    41 t
        xor r15, rdi                 ;   715.0 alu1    41 t
        xor r12, r15                 ;   716.0 alu2    41 t
        xor r10, r15                 ;   716.0 alu0    41 t
        xor r14, r12                 ;   717.0 alu1    41 t
        mov r15, r12                 ;   717.0 alu2    41 t copy
        mov qword [rsp + 2416], rsi  ;   713.3 agu0    40 t spill
        mov rsi, r11                 ;   713.7 alu0    41 t copy
        mov qword [rsp + 3016], rbx  ;   714.0 agu1    40 t spill
        mov rbx, qword [rsp + 2304]  ;   714.3 agu2    41 t
        not rbx                      ;   717.3 alu1    41 t
        xor r15, rbx                 ;   718.3 alu2    41 t
        xor rsi, r15                 ;   719.3 alu0    41 t
        mov rbx, r14                 ;   718.0 alu1    41 t copy
        or rbx, r15                  ;   719.3 alu2    41 t
        mov qword [rsp + 2304], r8   ;   716.3 agu0    40 t spill
        mov r8, r9                   ;   716.7 alu0    41 t copy
        xor r8, r10                  ;   717.7 alu1    41 t
        mov qword [rsp + 3024], rcx  ;   717.3 agu1    40 t spill
        mov rcx, r15                 ;   719.3 alu2    41 t copy
        xor rcx, r10                 ;   720.3 alu0    41 t
        mov qword [rsp + 3032], rdx  ;   718.3 agu2    40 t spill
        mov rdx, r12                 ;   718.7 alu1    41 t copy
        xor rdx, rax                 ;   719.7 alu2    41 t
        mov qword [rsp + 3040], rbp  ;   719.3 agu0    40 t spill
        mov rbp, r12                 ;   719.7 alu0    41 t copy
        or rbp, rcx                  ;   721.3 alu1    41 t
        xor rbp, rbx                 ;   722.3 alu2    41 t
        mov qword [rsp + 3048], r15  ;   720.7 agu1    41 t spill
        mov r15, rsi                 ;   721.0 alu0    41 t copy
        xor r15, r8                  ;   722.0 alu1    41 t
        xor rbx, rdi                 ;   721.7 alu2    41 t
        or rdi, rsi                  ;   722.0 alu0    41 t
        mov qword [rsp + 3056], rsi  ;   722.3 agu2    41 t spill
        mov rsi, qword [rsp + 2344]  ;   722.7 agu0    41 t
        xor rsi, rcx                 ;   725.7 alu1    41 t
        mov qword [rsp + 2344], rcx  ;   723.3 agu1    41 t spill
        mov rcx, r10                 ;   723.7 alu2    41 t copy
        and rcx, r13                 ;   724.7 alu0    41 t
        xor rcx, rdi                 ;   725.7 alu1    41 t
        xor rdi, r10                 ;   724.7 alu2    41 t
        xor rdi, qword [rsp + 2336]  ;   725.7 alu0+agu2   41 t
        xor rbx, rcx                 ;   726.7 alu1    41 t
        mov qword [rsp + 2336], r12  ;   725.7 agu0    41 t spill
        mov r12, r15                 ;   726.0 alu2    41 t copy
        and r12, rdx                 ;   727.0 alu0    41 t
        xor rdi, r12                 ;   728.0 alu1    41 t
        mov r12, rdx                 ;   727.0 alu2    41 t copy
        xor r12, rsi                 ;   728.0 alu0    41 t
        xor rbp, rdi                 ;   729.0 alu1    41 t
        mov qword [rsp + 3064], rdx  ;   728.0 agu1    41 t spill
        mov rdx, r8                  ;   728.3 alu2    41 t copy
        and rdx, r12                 ;   729.3 alu0    41 t
        xor rcx, rdx                 ;   730.3 alu1    41 t
        mov rdx, r13                 ;   729.3 alu2    41 t copy
        xor rdx, r12                 ;   730.3 alu0    41 t
        mov qword [rsp + 3072], r8   ;   730.0 agu2    41 t spill
        mov r8, r9                   ;   730.3 alu1    41 t copy
        and r8, rdx                  ;   731.3 alu2    41 t
        xor rbx, r8                  ;   732.3 alu0    41 t
        mov r8, rsi                  ;   731.3 alu1    41 t copy
        xor r8, r14                  ;   732.3 alu2    41 t
        mov qword [rsp + 3080], r15  ;   732.0 agu0    41 t spill
        mov r15, r11                 ;   732.3 alu0    41 t copy
        and r15, r8                  ;   733.3 alu1    41 t
        xor rcx, r15                 ;   734.3 alu2    41 t
        xor rdi, r15                 ;   734.3 alu0    41 t
        mov r15, qword [rsp + 2360]  ;   733.7 agu1    41 t
        or r15, rax                  ;   736.7 alu1    41 t
        xor rdi, r15                 ;   737.7 alu2    41 t
        mov r15, rbp                 ;   734.7 alu0    41 t copy
        and r15, rbx                 ;   735.7 alu1    41 t
        xor rdi, r15                 ;   738.7 alu2    41 t
        mov qword [rsp + 3088], rax  ;   735.7 agu2    41 t spill
        mov rax, rcx                 ;   736.0 alu0    41 t copy
        and rax, rdi                 ;   739.7 alu1    41 t
        xor rdi, rbx                 ;   739.7 alu2    41 t
        or r15, rdi                  ;   740.7 alu0    41 t
        xor rbp, rax                 ;   740.7 alu1    41 t
        xor r15, rbp                 ;   741.7 alu2    41 t
        and r8, r15                  ;   742.7 alu0    41 t
        mov rax, rcx                 ;   738.3 alu1    41 t copy
        and rax, rbp                 ;   741.7 alu2    41 t
        xor rbx, rax                 ;   742.7 alu0    41 t
        and rbp, rbx                 ;   743.7 alu1    41 t
        mov rax, r15                 ;   742.7 alu2    41 t copy
        or rax, rbx                  ;   743.7 alu0    41 t
        xor rdi, rax                 ;   744.7 alu1    41 t
        xor rcx, rbp                 ;   744.7 alu2    41 t
        mov rbp, r15                 ;   742.7 alu0    41 t copy
        xor rbp, rbx                 ;   743.7 alu1    41 t
        and rdx, rbp                 ;   744.7 alu2    41 t
        and r9, rbp                  ;   744.7 alu0    41 t
        xor rbp, rdi                 ;   745.7 alu1    41 t
        and r12, rbp                 ;   746.7 alu2    41 t
        and r11, r15                 ;   743.0 alu0    41 t
        xor rdx, r12                 ;   747.7 alu1    41 t
        and r10, rdi                 ;   745.7 alu2    41 t
        and r13, rdi                 ;   745.7 alu0    41 t
        mov rax, qword [rsp + 2336]  ;   744.3 agu0    41 t
        and rax, rcx                 ;   747.3 alu1    41 t
        xor rdi, rcx                 ;   745.7 alu2    41 t
        xor r13, r12                 ;   747.7 alu0    41 t
        mov r12, qword [rsp + 2344]  ;   745.7 agu1    41 t
        and r12, rcx                 ;   748.7 alu1    41 t
        xor r12, r9                  ;   749.7 alu2    41 t
        xor r15, rdi                 ;   746.7 alu0    41 t
        xor rcx, rbx                 ;   747.0 alu1    41 t
        and rsi, r15                 ;   747.7 alu2    41 t
        and r14, rdi                 ;   747.7 alu0    41 t
        and rdi, qword [rsp + 3048]  ;   748.0 alu1+agu2   41 t
        xor r9, rdi                  ;   749.0 alu2    41 t
        mov rdi, qword [rsp + 3080]  ;   748.7 agu0    41 t
        and rdi, rcx                 ;   751.7 alu0    41 t
        and rcx, qword [rsp + 3064]  ;   749.3 alu1+agu1   41 t
        and r15, qword [rsp + 3056]  ;   749.7 alu2+agu2   41 t
        xor r15, r9                  ;   750.7 alu0    41 t
        xor r15, rdi                 ;   752.7 alu1    41 t
        xor r14, rdx                 ;   750.7 alu2    41 t
        xor r14, r8                  ;   751.7 alu0    41 t
        xor r10, rdi                 ;   752.7 alu1    41 t
        xor r10, r12                 ;   753.7 alu2    41 t
        mov rdi, qword [rsp + 3088]  ;   752.0 agu0    41 t
        and rdi, rbx                 ;   755.0 alu0    41 t
        xor rdi, r10                 ;   756.0 alu1    41 t
        and rbx, qword [rsp + 2360]  ;   753.0 alu2+agu1   41 t
        xor rbx, r15                 ;   754.0 alu0    41 t
        xor rbx, rdi                 ;   757.0 alu1    41 t
        xor rdx, rax                 ;   754.0 alu2    41 t
        and rbp, qword [rsp + 3072]  ;   754.3 alu0+agu2   41 t
        xor rdx, rdi                 ;   757.0 alu1    41 t
        xor rcx, r13                 ;   755.0 alu2    41 t
        xor rcx, rdi                 ;   757.0 alu0    41 t
        xor rbp, rbx                 ;   758.0 alu1    41 t
        xor r15, r12                 ;   756.0 alu2    41 t
        xor r15, r14                 ;   757.0 alu0    41 t
        xor r9, r11                  ;   756.7 alu1    41 t
        xor r9, rbx                  ;   758.0 alu2    41 t
        mov r11, rdx                 ;   758.0 alu0    41 t copy
        xor r11, rcx                 ;   759.0 alu1    41 t
        xor r11, r9                  ;   760.0 alu2    41 t
        xor r14, r11                 ;   761.0 alu0    41 t
        xor r11, rbp                 ;   761.0 alu1    41 t
        xor rdx, r13                 ;   759.0 alu2    41 t
        xor rdx, r8                  ;   760.0 alu0    41 t
        xor rdx, rsi                 ;   761.0 alu1    41 t
        not r9                       ;   760.0 alu2    41 t
        not rdx                      ;   762.0 alu0    41 t
        not r10                      ;   760.7 alu1    41 t
        not r14                      ;   762.0 alu2    41 t
        not rbp                      ;   761.3 alu0    41 t
        mov r8, qword [rsp + 2528]   ;   761.7 agu0    23 t
        not r8                       ;   764.7 alu1    23 t
        mov r12, qword [rsp + 2288]  ;   762.3 agu1    23 t
        not r12                      ;   765.3 alu2    23 t
        mov r13, qword [rsp + 2232]  ;   763.0 agu2    23 t
        not r13                      ;   766.0 alu0    23 t
        mov rsi, qword [rsp + 2208]  ;   763.7 agu0    23 t
        not rsi                      ;   766.7 alu1    23 t
        mov rdi, qword [rsp + 2448]  ;   764.3 agu1    23 t
        mov rax, qword [rsp + 2688]  ;   764.7 agu2    40 t reload
        xor rdi, rax                 ;   767.7 alu2    23 t
        mov rbx, qword [rsp + 2448]  ;   765.3 agu0    23 t
        xor rbx, qword [rsp + 2472]  ;   768.3 alu0+agu1   23 t
        xor rax, r12                 ;   767.7 alu1    23 t
        mov qword [rsp + 2688], rcx  ;   766.3 agu2    41 t spill
        mov rcx, qword [rsp + 2648]  ;   766.7 agu0    23 t
        xor rcx, r13                 ;   769.7 alu2    23 t
        xor r8, rcx                  ;   770.7 alu0    23 t
        xor rsi, r8                  ;   771.7 alu1    23 t
        xor rcx, rdi                 ;   770.7 alu2    23 t
        mov qword [rsp + 2208], rbp  ;   768.3 agu1    41 t spill
        mov rbp, rbx                 ;   769.3 alu0    23 t copy
        xor rbp, r8                  ;   771.7 alu1    23 t
        mov qword [rsp + 2232], r14  ;   769.3 agu2    41 t spill
        mov r14, rdi                 ;   769.7 alu2    23 t copy
        xor r14, rsi                 ;   772.7 alu0    23 t
        mov qword [rsp + 2288], r15  ;   770.3 agu0    41 t spill
        mov r15, rsi                 ;   772.7 alu1    23 t copy
        or r15, rbp                  ;   773.7 alu2    23 t
        mov qword [rsp + 2528], r10  ;   771.3 agu1    41 t spill
        mov r10, rax                 ;   771.7 alu0    23 t copy
        xor r10, rcx                 ;   772.7 alu1    23 t
        mov qword [rsp + 3072], rdx  ;   772.3 agu2    41 t spill
        mov rdx, rsi                 ;   772.7 alu2    23 t copy
        xor rdx, rcx                 ;   773.7 alu0    23 t
        mov qword [rsp + 2360], r9   ;   773.3 agu0    41 t spill
        mov r9, r8                   ;   773.7 alu1    23 t copy
        xor r9, r12                  ;   774.7 alu2    23 t
        mov qword [rsp + 3088], r11  ;   774.3 agu1    41 t spill
        mov r11, r8                  ;   774.7 alu0    23 t copy
        or r11, rdx                  ;   775.7 alu1    23 t
        xor r11, r15                 ;   776.7 alu2    23 t
        mov qword [rsp + 3056], rsi  ;   775.7 agu2    23 t spill
        mov rsi, r14                 ;   776.0 alu0    23 t copy
        xor rsi, r10                 ;   777.0 alu1    23 t
        xor r15, r13                 ;   776.7 alu2    23 t
        or r13, r14                  ;   777.0 alu0    23 t
        mov qword [rsp + 3064], r14  ;   777.3 agu0    23 t spill
        mov r14, qword [rsp + 2648]  ;   777.7 agu1    23 t
        xor r14, rdx                 ;   780.7 alu1    23 t
        mov qword [rsp + 2648], rdx  ;   778.3 agu2    23 t spill
        mov rdx, rcx                 ;   778.7 alu2    23 t copy
        and rdx, rbx                 ;   779.7 alu0    23 t
        xor rdx, r13                 ;   780.7 alu1    23 t
        xor r13, rcx                 ;   779.7 alu2    23 t
        xor r13, qword [rsp + 2472]  ;   780.7 alu0+agu0   23 t
        xor r15, rdx                 ;   781.7 alu1    23 t
        mov qword [rsp + 2472], r8   ;   780.7 agu1    23 t spill
        mov r8, rsi                  ;   781.0 alu2    23 t copy
        and r8, r9                   ;   782.0 alu0    23 t
        xor r13, r8                  ;   783.0 alu1    23 t
        mov r8, r9                   ;   782.0 alu2    23 t copy
        xor r8, r14                  ;   783.0 alu0    23 t
        xor r11, r13                 ;   784.0 alu1    23 t
        mov qword [rsp + 3080], r9   ;   783.0 agu2    23 t spill
        mov r9, r10                  ;   783.3 alu2    23 t copy
        and r9, r8                   ;   784.3 alu0    23 t
        xor rdx, r9                  ;   785.3 alu1    23 t
        mov r9, rbx                  ;   784.3 alu2    23 t copy
        xor r9, r8                   ;   785.3 alu0    23 t
        mov qword [rsp + 3048], r10  ;   785.0 agu0    23 t spill
        mov r10, rax                 ;   785.3 alu1    23 t copy
        and r10, r9                  ;   786.3 alu2    23 t
        xor r15, r10                 ;   787.3 alu0    23 t
        mov r10, r14                 ;   786.3 alu1    23 t copy
        xor r10, rbp                 ;   787.3 alu2    23 t
        mov qword [rsp + 2344], rsi  ;   787.0 agu1    23 t spill
        mov rsi, rdi                 ;   787.3 alu0    23 t copy
        and rsi, r10                 ;   788.3 alu1    23 t
        xor rdx, rsi                 ;   789.3 alu2    23 t
        xor r13, rsi                 ;   789.3 alu0    23 t
        mov rsi, qword [rsp + 2448]  ;   788.7 agu2    23 t
        or rsi, r12                  ;   791.7 alu1    23 t
        xor r13, rsi                 ;   792.7 alu2    23 t
        mov rsi, r11                 ;   789.7 alu0    23 t copy
        and rsi, r15                 ;   790.7 alu1    23 t
        xor r13, rsi                 ;   793.7 alu2    23 t
        mov qword [rsp + 2336], r12  ;   790.7 agu0    23 t spill
        mov r12, rdx                 ;   791.0 alu0    23 t copy
        and r12, r13                 ;   794.7 alu1    23 t
        xor r13, r15                 ;   794.7 alu2    23 t
        or rsi, r13                  ;   795.7 alu0    23 t
        xor r11, r12                 ;   795.7 alu1    23 t
        xor rsi, r11                 ;   796.7 alu2    23 t
        and r10, rsi                 ;   797.7 alu0    23 t
        mov r12, rdx                 ;   793.3 alu1    23 t copy
        and r12, r11                 ;   796.7 alu2    23 t
        xor r15, r12                 ;   797.7 alu0    23 t
        and r11, r15                 ;   798.7 alu1    23 t
        mov r12, rsi                 ;   797.7 alu2    23 t copy
        or r12, r15                  ;   798.7 alu0    23 t
        xor r13, r12                 ;   799.7 alu1    23 t
        xor rdx, r11                 ;   799.7 alu2    23 t
        mov r11, rsi                 ;   797.7 alu0    23 t copy
        xor r11, r15                 ;   798.7 alu1    23 t
        and r9, r11                  ;   799.7 alu2    23 t
        and rax, r11                 ;   799.7 alu0    23 t
        xor r11, r13                 ;   800.7 alu1    23 t
        and r8, r11                  ;   801.7 alu2    23 t
        and rdi, rsi                 ;   798.0 alu0    23 t
        xor r9, r8                   ;   802.7 alu1    23 t
        and rcx, r13                 ;   800.7 alu2    23 t
        and rbx, r13                 ;   800.7 alu0    23 t
        mov r12, qword [rsp + 2472]  ;   799.3 agu1    23 t
        and r12, rdx                 ;   802.3 alu1    23 t
        xor r13, rdx                 ;   800.7 alu2    23 t
        xor rbx, r8                  ;   802.7 alu0    23 t
        mov r8, qword [rsp + 2648]   ;   800.7 agu2    23 t
        and r8, rdx                  ;   803.7 alu1    23 t
        xor r8, rax                  ;   804.7 alu2    23 t
        xor rsi, r13                 ;   801.7 alu0    23 t
        xor rdx, r15                 ;   802.0 alu1    23 t
        and r14, rsi                 ;   802.7 alu2    23 t
        and rbp, r13                 ;   802.7 alu0    23 t
        and r13, qword [rsp + 3056]  ;   803.0 alu1+agu0   23 t
        xor rax, r13                 ;   804.0 alu2    23 t
        mov r13, qword [rsp + 2344]  ;   803.7 agu1    23 t
        and r13, rdx                 ;   806.7 alu0    23 t
        and rdx, qword [rsp + 3080]  ;   804.3 alu1+agu2   23 t
        and rsi, qword [rsp + 3064]  ;   804.7 alu2+agu0   23 t
        xor rsi, rax                 ;   805.7 alu0    23 t
        xor rsi, r13                 ;   807.7 alu1    23 t
        xor rbp, r9                  ;   805.7 alu2    23 t
        xor rbp, r10                 ;   806.7 alu0    23 t
        xor rcx, r13                 ;   807.7 alu1    23 t
        xor rcx, r8                  ;   808.7 alu2    23 t
        mov r13, qword [rsp + 2336]  ;   807.0 agu1    23 t
        and r13, r15                 ;   810.0 alu0    23 t
        xor r13, rcx                 ;   811.0 alu1    23 t
        and r15, qword [rsp + 2448]  ;   808.0 alu2+agu2   23 t
        xor r15, rsi                 ;   809.0 alu0    23 t
        xor r15, r13                 ;   812.0 alu1    23 t
        xor r9, r12                  ;   809.0 alu2    23 t
        and r11, qword [rsp + 3048]  ;   809.3 alu0+agu0   23 t
        xor r9, r13                  ;   812.0 alu1    23 t
        xor rdx, rbx                 ;   810.0 alu2    23 t
        xor rdx, r13                 ;   812.0 alu0    23 t
        xor r11, r15                 ;   813.0 alu1    23 t
        xor rsi, r8                  ;   811.0 alu2    23 t
        xor rsi, rbp                 ;   812.0 alu0    23 t
        xor rax, rdi                 ;   811.7 alu1    23 t
        xor rax, r15                 ;   813.0 alu2    23 t
        mov r8, r9                   ;   813.0 alu0    23 t copy
        xor r8, rdx                  ;   814.0 alu1    23 t
        xor r8, rax                  ;   815.0 alu2    23 t
        xor rbp, r8                  ;   816.0 alu0    23 t
        xor r8, r11                  ;   816.0 alu1    23 t
        xor r9, rbx                  ;   814.0 alu2    23 t
        xor r9, r10                  ;   815.0 alu0    23 t
        xor r9, r14                  ;   816.0 alu1    23 t
        not rax                      ;   815.0 alu2    23 t
        not r9                       ;   817.0 alu0    23 t
        not rcx                      ;   815.7 alu1    23 t
        not rbp                      ;   817.0 alu2    23 t
        not r11                      ;   816.3 alu0    23 t
        mov r10, qword [rsp + 2480]  ;   816.7 agu1    22 t
        not r10                      ;   819.7 alu1    22 t
        mov r12, qword [rsp + 2728]  ;   817.3 agu2    22 t
        not r12                      ;   820.3 alu2    22 t
        mov r13, qword [rsp + 2384]  ;   818.0 agu0    22 t
        not r13                      ;   821.0 alu0    22 t
        mov r14, qword [rsp + 2280]  ;   818.7 agu1    22 t
        not r14                      ;   821.7 alu1    22 t
        mov r15, qword [rsp + 2512]  ;   819.3 agu2    22 t
        mov rdi, qword [rsp + 2368]  ;   819.7 agu0    40 t reload
        xor r15, rdi                 ;   822.7 alu2    22 t
        mov rbx, qword [rsp + 2512]  ;   820.3 agu1    22 t
        xor rbx, qword [rsp + 2440]  ;   823.3 alu0+agu2   22 t
        xor rdi, r12                 ;   822.7 alu1    22 t
        mov qword [rsp + 2368], rdx  ;   821.3 agu0    23 t spill
        mov rdx, qword [rsp + 2424]  ;   821.7 agu1    22 t
        xor rdx, r13                 ;   824.7 alu2    22 t
        xor r10, rdx                 ;   825.7 alu0    22 t
        xor r14, r10                 ;   826.7 alu1    22 t
        xor rdx, r15                 ;   825.7 alu2    22 t
        mov qword [rsp + 2280], r11  ;   823.3 agu2    23 t spill
        mov r11, rbx                 ;   824.3 alu0    22 t copy
        xor r11, r10                 ;   826.7 alu1    22 t
        mov qword [rsp + 2384], rbp  ;   824.3 agu0    23 t spill
        mov rbp, r15                 ;   824.7 alu2    22 t copy
        xor rbp, r14                 ;   827.7 alu0    22 t
        mov qword [rsp + 2728], rsi  ;   825.3 agu1    23 t spill
        mov rsi, r14                 ;   827.7 alu1    22 t copy
        or rsi, r11                  ;   828.7 alu2    22 t
        mov qword [rsp + 2480], rcx  ;   826.3 agu2    23 t spill
        mov rcx, rdi                 ;   826.7 alu0    22 t copy
        xor rcx, rdx                 ;   827.7 alu1    22 t
        mov qword [rsp + 3048], r9   ;   827.3 agu0    23 t spill
        mov r9, r14                  ;   827.7 alu2    22 t copy
        xor r9, rdx                  ;   828.7 alu0    22 t
        mov qword [rsp + 2448], rax  ;   828.3 agu1    23 t spill
        mov rax, r10                 ;   828.7 alu1    22 t copy
        xor rax, r12                 ;   829.7 alu2    22 t
        mov qword [rsp + 2336], r8   ;   829.3 agu2    23 t spill
        mov r8, r10                  ;   829.7 alu0    22 t copy
        or r8, r9                    ;   830.7 alu1    22 t
        xor r8, rsi                  ;   831.7 alu2    22 t
        mov qword [rsp + 3064], r14  ;   830.7 agu0    22 t spill
        mov r14, rbp                 ;   831.0 alu0    22 t copy
        xor r14, rcx                 ;   832.0 alu1    22 t
        xor rsi, r13                 ;   831.7 alu2    22 t
        or r13, rbp                  ;   832.0 alu0    22 t
        mov qword [rsp + 3080], rbp  ;   832.3 agu1    22 t spill
        mov rbp, qword [rsp + 2424]  ;   832.7 agu2    22 t
        xor rbp, r9                  ;   835.7 alu1    22 t
        mov qword [rsp + 2424], r9   ;   833.3 agu0    22 t spill
        mov r9, rdx                  ;   833.7 alu2    22 t copy
        and r9, rbx                  ;   834.7 alu0    22 t
        xor r9, r13                  ;   835.7 alu1    22 t
        xor r13, rdx                 ;   834.7 alu2    22 t
        xor r13, qword [rsp + 2440]  ;   835.7 alu0+agu1   22 t
        xor rsi, r9                  ;   836.7 alu1    22 t
        mov qword [rsp + 2440], r10  ;   835.7 agu2    22 t spill
        mov r10, r14                 ;   836.0 alu2    22 t copy
        and r10, rax                 ;   837.0 alu0    22 t
        xor r13, r10                 ;   838.0 alu1    22 t
        mov r10, rax                 ;   837.0 alu2    22 t copy
        xor r10, rbp                 ;   838.0 alu0    22 t
        xor r8, r13                  ;   839.0 alu1    22 t
        mov qword [rsp + 2344], rax  ;   838.0 agu0    22 t spill
        mov rax, rcx                 ;   838.3 alu2    22 t copy
        and rax, r10                 ;   839.3 alu0    22 t
        xor r9, rax                  ;   840.3 alu1    22 t
        mov rax, rbx                 ;   839.3 alu2    22 t copy
        xor rax, r10                 ;   840.3 alu0    22 t
        mov qword [rsp + 3056], rcx  ;   840.0 agu1    22 t spill
        mov rcx, rdi                 ;   840.3 alu1    22 t copy
        and rcx, rax                 ;   841.3 alu2    22 t
        xor rsi, rcx                 ;   842.3 alu0    22 t
        mov rcx, rbp                 ;   841.3 alu1    22 t copy
        xor rcx, r11                 ;   842.3 alu2    22 t
        mov qword [rsp + 2648], r14  ;   842.0 agu2    22 t spill
        mov r14, r15                 ;   842.3 alu0    22 t copy
        and r14, rcx                 ;   843.3 alu1    22 t
        xor r9, r14                  ;   844.3 alu2    22 t
        xor r13, r14                 ;   844.3 alu0    22 t
        mov r14, qword [rsp + 2512]  ;   843.7 agu0    22 t
        or r14, r12                  ;   846.7 alu1    22 t
        xor r13, r14                 ;   847.7 alu2    22 t
        mov r14, r8                  ;   844.7 alu0    22 t copy
        and r14, rsi                 ;   845.7 alu1    22 t
        xor r13, r14                 ;   848.7 alu2    22 t
        mov qword [rsp + 2472], r12  ;   845.7 agu1    22 t spill
        mov r12, r9                  ;   846.0 alu0    22 t copy
        and r12, r13                 ;   849.7 alu1    22 t
        xor r13, rsi                 ;   849.7 alu2    22 t
        or r14, r13                  ;   850.7 alu0    22 t
        xor r8, r12                  ;   850.7 alu1    22 t
        xor r14, r8                  ;   851.7 alu2    22 t
        and rcx, r14                 ;   852.7 alu0    22 t
        mov r12, r9                  ;   848.3 alu1    22 t copy
        and r12, r8                  ;   851.7 alu2    22 t
        xor rsi, r12                 ;   852.7 alu0    22 t
        and r8, rsi                  ;   853.7 alu1    22 t
        mov r12, r14                 ;   852.7 alu2    22 t copy
        or r12, rsi                  ;   853.7 alu0    22 t
        xor r13, r12                 ;   854.7 alu1    22 t
        xor r9, r8                   ;   854.7 alu2    22 t
        mov r8, r14                  ;   852.7 alu0    22 t copy
        xor r8, rsi                  ;   853.7 alu1    22 t
        and rax, r8                  ;   854.7 alu2    22 t
        and rdi, r8                  ;   854.7 alu0    22 t
        xor r8, r13                  ;   855.7 alu1    22 t
        and r10, r8                  ;   856.7 alu2    22 t
        and r15, r14                 ;   853.0 alu0    22 t
        xor rax, r10                 ;   857.7 alu1    22 t
        and rdx, r13                 ;   855.7 alu2    22 t
        and rbx, r13                 ;   855.7 alu0    22 t
        mov r12, qword [rsp + 2440]  ;   854.3 agu2    22 t
        and r12, r9                  ;   857.3 alu1    22 t
        xor r13, r9                  ;   855.7 alu2    22 t
        xor rbx, r10                 ;   857.7 alu0    22 t
        mov r10, qword [rsp + 2424]  ;   855.7 agu0    22 t
        and r10, r9                  ;   858.7 alu1    22 t
        xor r10, rdi                 ;   859.7 alu2    22 t
        xor r14, r13                 ;   856.7 alu0    22 t
        xor r9, rsi                  ;   857.0 alu1    22 t
        and rbp, r14                 ;   857.7 alu2    22 t
        and r11, r13                 ;   857.7 alu0    22 t
        and r13, qword [rsp + 3064]  ;   858.0 alu1+agu1   22 t
        xor rdi, r13                 ;   859.0 alu2    22 t
        mov r13, qword [rsp + 2648]  ;   858.7 agu2    22 t
        and r13, r9                  ;   861.7 alu0    22 t
        and r9, qword [rsp + 2344]   ;   859.3 alu1+agu0   22 t
        and r14, qword [rsp + 3080]  ;   859.7 alu2+agu1   22 t
        xor r14, rdi                 ;   860.7 alu0    22 t
        xor r14, r13                 ;   862.7 alu1    22 t
        xor r11, rax                 ;   860.7 alu2    22 t
        xor r11, rcx                 ;   861.7 alu0    22 t
        xor rdx, r13                 ;   862.7 alu1    22 t
        xor rdx, r10                 ;   863.7 alu2    22 t
        mov r13, qword [rsp + 2472]  ;   862.0 agu2    22 t
        and r13, rsi                 ;   865.0 alu0    22 t
        xor r13, rdx                 ;   866.0 alu1    22 t
        and rsi, qword [rsp + 2512]  ;   863.0 alu2+agu0   22 t
        xor rsi, r14                 ;   864.0 alu0    22 t
        xor rsi, r13                 ;   867.0 alu1    22 t
        xor rax, r12                 ;   864.0 alu2    22 t
        and r8, qword [rsp + 3056]   ;   864.3 alu0+agu1   22 t
        xor rax, r13                 ;   867.0 alu1    22 t
        xor r9, rbx                  ;   865.0 alu2    22 t
        xor r9, r13                  ;   867.0 alu0    22 t
        xor r8, rsi                  ;   868.0 alu1    22 t
        xor r14, r10                 ;   866.0 alu2    22 t
        xor r14, r11                 ;   867.0 alu0    22 t
        xor rdi, r15                 ;   866.7 alu1    22 t
        xor rdi, rsi                 ;   868.0 alu2    22 t
        mov r10, rax                 ;   868.0 alu0    22 t copy
        xor r10, r9                  ;   869.0 alu1    22 t
        xor r10, rdi                 ;   870.0 alu2    22 t
        xor r11, r10                 ;   871.0 alu0    22 t
        xor r10, r8                  ;   871.0 alu1    22 t
        xor rax, rbx                 ;   869.0 alu2    22 t
        xor rax, rcx                 ;   870.0 alu0    22 t
        xor rax, rbp                 ;   871.0 alu1    22 t
        not rdi                      ;   870.0 alu2    22 t
        not rax                      ;   872.0 alu0    22 t
        not rdx                      ;   870.7 alu1    22 t
        not r11                      ;   872.0 alu2    22 t
        not r8                       ;   871.3 alu0    22 t
        mov r12, qword [rsp + 2272]  ;   871.7 agu2    21 t
        not r12                      ;   874.7 alu1    21 t
        mov r13, qword [rsp + 2704]  ;   872.3 agu0    21 t
        not r13                      ;   875.3 alu2    21 t
        mov r15, qword [rsp + 3040]  ;   873.0 agu1    21 t
        not r15                      ;   876.0 alu0    21 t
        mov rsi, qword [rsp + 3032]  ;   873.7 agu2    21 t
        not rsi                      ;   876.7 alu1    21 t
        mov rbp, qword [rsp + 2240]  ;   874.3 agu0    21 t
        mov rcx, qword [rsp + 2808]  ;   874.7 agu1    40 t reload
        xor rbp, rcx                 ;   877.7 alu2    21 t
        mov rbx, qword [rsp + 2240]  ;   875.3 agu2    21 t
        xor rbx, qword [rsp + 2800]  ;   878.3 alu0+agu0   21 t
        xor rcx, r13                 ;   877.7 alu1    21 t
        mov qword [rsp + 2808], r10  ;   876.3 agu1    22 t spill
        mov r10, qword [rsp + 2216]  ;   876.7 agu2    21 t
        xor r10, r15                 ;   879.7 alu2    21 t
        xor r12, r10                 ;   880.7 alu0    21 t
        xor rsi, r12                 ;   881.7 alu1    21 t
        xor r10, rbp                 ;   880.7 alu2    21 t
        mov qword [rsp + 3032], r9   ;   878.3 agu0    22 t spill
        mov r9, rbx                  ;   879.3 alu0    21 t copy
        xor r9, r12                  ;   881.7 alu1    21 t
        mov qword [rsp + 3040], r8   ;   879.3 agu1    22 t spill
        mov r8, rbp                  ;   879.7 alu2    21 t copy
        xor r8, rsi                  ;   882.7 alu0    21 t
        mov qword [rsp + 2704], r11  ;   880.3 agu2    22 t spill
        mov r11, rsi                 ;   882.7 alu1    21 t copy
        or r11, r9                   ;   883.7 alu2    21 t
        mov qword [rsp + 2272], r14  ;   881.3 agu0    22 t spill
        mov r14, rcx                 ;   881.7 alu0    21 t copy
        xor r14, r10                 ;   882.7 alu1    21 t
        mov qword [rsp + 3056], rdx  ;   882.3 agu1    22 t spill
        mov rdx, rsi                 ;   882.7 alu2    21 t copy
        xor rdx, r10                 ;   883.7 alu0    21 t
        mov qword [rsp + 2512], rax  ;   883.3 agu2    22 t spill
        mov rax, r12                 ;   883.7 alu1    21 t copy
        xor rax, r13                 ;   884.7 alu2    21 t
        mov qword [rsp + 2472], rdi  ;   884.3 agu0    22 t spill
        mov rdi, r12                 ;   884.7 alu0    21 t copy
        or rdi, rdx                  ;   885.7 alu1    21 t
        xor rdi, r11                 ;   886.7 alu2    21 t
        mov qword [rsp + 3080], rsi  ;   885.7 agu1    21 t spill
        mov rsi, r8                  ;   886.0 alu0    21 t copy
        xor rsi, r14                 ;   887.0 alu1    21 t
        xor r11, r15                 ;   886.7 alu2    21 t
        or r15, r8                   ;   887.0 alu0    21 t
        mov qword [rsp + 2344], r8   ;   887.3 agu2    21 t spill
        mov r8, qword [rsp + 2216]   ;   887.7 agu0    21 t
        xor r8, rdx                  ;   890.7 alu1    21 t
        mov qword [rsp + 2216], rdx  ;   888.3 agu1    21 t spill
        mov rdx, r10                 ;   888.7 alu2    21 t copy
        and rdx, rbx                 ;   889.7 alu0    21 t
        xor rdx, r15                 ;   890.7 alu1    21 t
        xor r15, r10                 ;   889.7 alu2    21 t
        xor r15, qword [rsp + 2800]  ;   890.7 alu0+agu2   21 t
        xor r11, rdx                 ;   891.7 alu1    21 t
        mov qword [rsp + 2800], r12  ;   890.7 agu0    21 t spill
        mov r12, rsi                 ;   891.0 alu2    21 t copy
        and r12, rax                 ;   892.0 alu0    21 t
        xor r15, r12                 ;   893.0 alu1    21 t
        mov r12, rax                 ;   892.0 alu2    21 t copy
        xor r12, r8                  ;   893.0 alu0    21 t
        xor rdi, r15                 ;   894.0 alu1    21 t
        mov qword [rsp + 2648], rax  ;   893.0 agu1    21 t spill
        mov rax, r14                 ;   893.3 alu2    21 t copy
        and rax, r12                 ;   894.3 alu0    21 t
        xor rdx, rax                 ;   895.3 alu1    21 t
        mov rax, rbx                 ;   894.3 alu2    21 t copy
        xor rax, r12                 ;   895.3 alu0    21 t
        mov qword [rsp + 3064], r14  ;   895.0 agu2    21 t spill
        mov r14, rcx                 ;   895.3 alu1    21 t copy
        and r14, rax                 ;   896.3 alu2    21 t
        xor r11, r14                 ;   897.3 alu0    21 t
        mov r14, r8                  ;   896.3 alu1    21 t copy
        xor r14, r9                  ;   897.3 alu2    21 t
        mov qword [rsp + 2424], rsi  ;   897.0 agu0    21 t spill
        mov rsi, rbp                 ;   897.3 alu0    21 t copy
        and rsi, r14                 ;   898.3 alu1    21 t
        xor rdx, rsi                 ;   899.3 alu2    21 t
        xor r15, rsi                 ;   899.3 alu0    21 t
        mov rsi, qword [rsp + 2240]  ;   898.7 agu1    21 t
        or rsi, r13                  ;   901.7 alu1    21 t
        xor r15, rsi                 ;   902.7 alu2    21 t
        mov rsi, rdi                 ;   899.7 alu0    21 t copy
        and rsi, r11                 ;   900.7 alu1    21 t
        xor r15, rsi                 ;   903.7 alu2    21 t
        mov qword [rsp + 2440], r13  ;   900.7 agu2    21 t spill
        mov r13, rdx                 ;   901.0 alu0    21 t copy
        and r13, r15                 ;   904.7 alu1    21 t
        xor r15, r11                 ;   904.7 alu2    21 t
        or rsi, r15                  ;   905.7 alu0    21 t
        xor rdi, r13                 ;   905.7 alu1    21 t
        xor rsi, rdi                 ;   906.7 alu2    21 t
        and r14, rsi                 ;   907.7 alu0    21 t
        mov r13, rdx                 ;   903.3 alu1    21 t copy
        and r13, rdi                 ;   906.7 alu2    21 t
        xor r11, r13                 ;   907.7 alu0    21 t
        and rdi, r11                 ;   908.7 alu1    21 t
        mov r13, rsi                 ;   907.7 alu2    21 t copy
        or r13, r11                  ;   908.7 alu0    21 t
        xor r15, r13                 ;   909.7 alu1    21 t
        xor rdx, rdi                 ;   909.7 alu2    21 t
        mov r13, rsi                 ;   907.7 alu0    21 t copy
        xor r13, r11                 ;   908.7 alu1    21 t
        and rax, r13                 ;   909.7 alu2    21 t
        and rcx, r13                 ;   909.7 alu0    21 t
        xor r13, r15                 ;   910.7 alu1    21 t
        and r12, r13                 ;   911.7 alu2    21 t
        and rbp, rsi                 ;   908.0 alu0    21 t
        xor rax, r12                 ;   912.7 alu1    21 t
        and r10, r15                 ;   910.7 alu2    21 t
        and rbx, r15                 ;   910.7 alu0    21 t
        mov rdi, qword [rsp + 2800]  ;   909.3 agu0    21 t
        and rdi, rdx                 ;   912.3 alu1    21 t
        xor r15, rdx                 ;   910.7 alu2    21 t
        xor rbx, r12                 ;   912.7 alu0    21 t
        mov r12, qword [rsp + 2216]  ;   910.7 agu1    21 t
        and r12, rdx                 ;   913.7 alu1    21 t
        xor r12, rcx                 ;   914.7 alu2    21 t
        xor rsi, r15                 ;   911.7 alu0    21 t
        xor rdx, r11                 ;   912.0 alu1    21 t
        and r8, rsi                  ;   912.7 alu2    21 t
        and r9, r15                  ;   912.7 alu0    21 t
        and r15, qword [rsp + 3080]  ;   913.0 alu1+agu2   21 t
        xor rcx, r15                 ;   914.0 alu2    21 t
        mov r15, qword [rsp + 2424]  ;   913.7 agu0    21 t
        and r15, rdx                 ;   916.7 alu0    21 t
        and rdx, qword [rsp + 2648]  ;   914.3 alu1+agu1   21 t
        and rsi, qword [rsp + 2344]  ;   914.7 alu2+agu2   21 t
        xor rsi, rcx                 ;   915.7 alu0    21 t
        xor rsi, r15                 ;   917.7 alu1    21 t
        xor r9, rax                  ;   915.7 alu2    21 t
        xor r9, r14                  ;   916.7 alu0    21 t
        xor r10, r15                 ;   917.7 alu1    21 t
        xor r10, r12                 ;   918.7 alu2    21 t
        mov r15, qword [rsp + 2440]  ;   917.0 agu0    21 t
        and r15, r11                 ;   920.0 alu0    21 t
        xor r15, r10                 ;   921.0 alu1    21 t
        and r11, qword [rsp + 2240]  ;   918.0 alu2+agu1   21 t
        xor r11, rsi                 ;   919.0 alu0    21 t
        xor r11, r15                 ;   922.0 alu1    21 t
        xor rax, rdi                 ;   919.0 alu2    21 t
        and r13, qword [rsp + 3064]  ;   919.3 alu0+agu2   21 t
        xor rax, r15                 ;   922.0 alu1    21 t
        xor rdx, rbx                 ;   920.0 alu2    21 t
        xor rdx, r15                 ;   922.0 alu0    21 t
        xor r13, r11                 ;   923.0 alu1    21 t
        xor rsi, r12                 ;   921.0 alu2    21 t
        xor rsi, r9                  ;   922.0 alu0    21 t
        xor rcx, rbp                 ;   921.7 alu1    21 t
        xor rcx, r11                 ;   923.0 alu2    21 t
        mov r11, rax                 ;   923.0 alu0    21 t copy
        xor r11, rdx                 ;   924.0 alu1    21 t
        xor r11, rcx                 ;   925.0 alu2    21 t
        xor r9, r11                  ;   926.0 alu0    21 t
        xor r11, r13                 ;   926.0 alu1    21 t
        xor rax, rbx                 ;   924.0 alu2    21 t
        xor rax, r14                 ;   925.0 alu0    21 t
        xor rax, r8                  ;   926.0 alu1    21 t
        not rcx                      ;   925.0 alu2    21 t
        not rax                      ;   927.0 alu0    21 t
        not r10                      ;   925.7 alu1    21 t
        not r9                       ;   927.0 alu2    21 t
        not r13                      ;   926.3 alu0    21 t
        mov r8, qword [rsp + 3024]   ;   926.7 agu0    23 t
        not r8                       ;   929.7 alu1    23 t
        mov r12, qword [rsp + 2864]  ;   927.3 agu1    23 t
        not r12                      ;   930.3 alu2    23 t
        mov r14, qword [rsp + 2848]  ;   928.0 agu2    23 t
        not r14                      ;   931.0 alu0    23 t
        mov r15, qword [rsp + 2856]  ;   928.7 agu0    23 t
        not r15                      ;   931.7 alu1    23 t
        mov rdi, qword [rsp + 2816]  ;   929.3 agu1    23 t
        mov rbp, qword [rsp + 2832]  ;   929.7 agu2    40 t reload
        xor rdi, rbp                 ;   932.7 alu2    23 t
        mov rbx, qword [rsp + 2816]  ;   930.3 agu0    23 t
        xor rbx, qword [rsp + 2840]  ;   933.3 alu0+agu1   23 t
        xor rbp, r12                 ;   932.7 alu1    23 t
        mov qword [rsp + 2832], r13  ;   931.3 agu2    21 t spill
        mov r13, qword [rsp + 2824]  ;   931.7 agu0    23 t
        xor r13, r14                 ;   934.7 alu2    23 t
        xor r8, r13                  ;   935.7 alu0    23 t
        xor r15, r8                  ;   936.7 alu1    23 t
        xor r13, rdi                 ;   935.7 alu2    23 t
        mov qword [rsp + 2856], r9   ;   933.3 agu1    21 t spill
        mov r9, rbx                  ;   934.3 alu0    23 t copy
        xor r9, r8                   ;   936.7 alu1    23 t
        mov qword [rsp + 2848], rsi  ;   934.3 agu2    21 t spill
        mov rsi, rdi                 ;   934.7 alu2    23 t copy
        xor rsi, r15                 ;   937.7 alu0    23 t
        mov qword [rsp + 2864], r10  ;   935.3 agu0    21 t spill
        mov r10, r15                 ;   937.7 alu1    23 t copy
        or r10, r9                   ;   938.7 alu2    23 t
        mov qword [rsp + 3024], rax  ;   936.3 agu1    21 t spill
        mov rax, rbp                 ;   936.7 alu0    23 t copy
        xor rax, r13                 ;   937.7 alu1    23 t
        mov qword [rsp + 3064], rcx  ;   937.3 agu2    21 t spill
        mov rcx, r15                 ;   937.7 alu2    23 t copy
        xor rcx, r13                 ;   938.7 alu0    23 t
        mov qword [rsp + 2240], r11  ;   938.3 agu0    21 t spill
        mov r11, r8                  ;   938.7 alu1    23 t copy
        xor r11, r12                 ;   939.7 alu2    23 t
        mov qword [rsp + 2440], rdx  ;   939.3 agu1    21 t spill
        mov rdx, r8                  ;   939.7 alu0    23 t copy
        or rdx, rcx                  ;   940.7 alu1    23 t
        xor rdx, r10                 ;   941.7 alu2    23 t
        mov qword [rsp + 2344], r15  ;   940.7 agu2    23 t spill
        mov r15, rsi                 ;   941.0 alu0    23 t copy
        xor r15, rax                 ;   942.0 alu1    23 t
        xor r10, r14                 ;   941.7 alu2    23 t
        or r14, rsi                  ;   942.0 alu0    23 t
        mov qword [rsp + 2648], rsi  ;   942.3 agu0    23 t spill
        mov rsi, qword [rsp + 2824]  ;   942.7 agu1    23 t
        xor rsi, rcx                 ;   945.7 alu1    23 t
        mov qword [rsp + 2824], rcx  ;   943.3 agu2    23 t spill
        mov rcx, r13                 ;   943.7 alu2    23 t copy
        and rcx, rbx                 ;   944.7 alu0    23 t
        xor rcx, r14                 ;   945.7 alu1    23 t
        xor r14, r13                 ;   944.7 alu2    23 t
        xor r14, qword [rsp + 2840]  ;   945.7 alu0+agu0   23 t
        xor r10, rcx                 ;   946.7 alu1    23 t
        mov qword [rsp + 2840], r8   ;   945.7 agu1    23 t spill
        mov r8, r15                  ;   946.0 alu2    23 t copy
        and r8, r11                  ;   947.0 alu0    23 t
        xor r14, r8                  ;   948.0 alu1    23 t
        mov r8, r11                  ;   947.0 alu2    23 t copy
        xor r8, rsi                  ;   948.0 alu0    23 t
        xor rdx, r14                 ;   949.0 alu1    23 t
        mov qword [rsp + 2424], r11  ;   948.0 agu2    23 t spill
        mov r11, rax                 ;   948.3 alu2    23 t copy
        and r11, r8                  ;   949.3 alu0    23 t
        xor rcx, r11                 ;   950.3 alu1    23 t
        mov r11, rbx                 ;   949.3 alu2    23 t copy
        xor r11, r8                  ;   950.3 alu0    23 t
        mov qword [rsp + 3080], rax  ;   950.0 agu0    23 t spill
        mov rax, rbp                 ;   950.3 alu1    23 t copy
        and rax, r11                 ;   951.3 alu2    23 t
        xor r10, rax                 ;   952.3 alu0    23 t
        mov rax, rsi                 ;   951.3 alu1    23 t copy
        xor rax, r9                  ;   952.3 alu2    23 t
        mov qword [rsp + 2216], r15  ;   952.0 agu1    23 t spill
        mov r15, rdi                 ;   952.3 alu0    23 t copy
        and r15, rax                 ;   953.3 alu1    23 t
        xor rcx, r15                 ;   954.3 alu2    23 t
        xor r14, r15                 ;   954.3 alu0    23 t
        mov r15, qword [rsp + 2816]  ;   953.7 agu2    23 t
        or r15, r12                  ;   956.7 alu1    23 t
        xor r14, r15                 ;   957.7 alu2    23 t
        mov r15, rdx                 ;   954.7 alu0    23 t copy
        and r15, r10                 ;   955.7 alu1    23 t
        xor r14, r15                 ;   958.7 alu2    23 t
        mov qword [rsp + 2800], r12  ;   955.7 agu0    23 t spill
        mov r12, rcx                 ;   956.0 alu0    23 t copy
        and r12, r14                 ;   959.7 alu1    23 t
        xor r14, r10                 ;   959.7 alu2    23 t
        or r15, r14                  ;   960.7 alu0    23 t
        xor rdx, r12                 ;   960.7 alu1    23 t
        xor r15, rdx                 ;   961.7 alu2    23 t
        and rax, r15                 ;   962.7 alu0    23 t
        mov r12, rcx                 ;   958.3 alu1    23 t copy
        and r12, rdx                 ;   961.7 alu2    23 t
        xor r10, r12                 ;   962.7 alu0    23 t
        and rdx, r10                 ;   963.7 alu1    23 t
        mov r12, r15                 ;   962.7 alu2    23 t copy
        or r12, r10                  ;   963.7 alu0    23 t
        xor r14, r12                 ;   964.7 alu1    23 t
        xor rcx, rdx                 ;   964.7 alu2    23 t
        mov r12, r15                 ;   962.7 alu0    23 t copy
        xor r12, r10                 ;   963.7 alu1    23 t
        and r11, r12                 ;   964.7 alu2    23 t
        and rbp, r12                 ;   964.7 alu0    23 t
        xor r12, r14                 ;   965.7 alu1    23 t
        and r8, r12                  ;   966.7 alu2    23 t
        and rdi, r15                 ;   963.0 alu0    23 t
        xor r11, r8                  ;   967.7 alu1    23 t
        and r13, r14                 ;   965.7 alu2    23 t
        and rbx, r14                 ;   965.7 alu0    23 t
        mov rdx, qword [rsp + 2840]  ;   964.3 agu1    23 t
        and rdx, rcx                 ;   967.3 alu1    23 t
        xor r14, rcx                 ;   965.7 alu2    23 t
        xor rbx, r8                  ;   967.7 alu0    23 t
        mov r8, qword [rsp + 2824]   ;   965.7 agu2    23 t
        and r8, rcx                  ;   968.7 alu1    23 t
        xor r8, rbp                  ;   969.7 alu2    23 t
        xor r15, r14                 ;   966.7 alu0    23 t
        xor rcx, r10                 ;   967.0 alu1    23 t
        and rsi, r15                 ;   967.7 alu2    23 t
        and r9, r14                  ;   967.7 alu0    23 t
        and r14, qword [rsp + 2344]  ;   968.0 alu1+agu0   23 t
        xor rbp, r14                 ;   969.0 alu2    23 t
        mov r14, qword [rsp + 2216]  ;   968.7 agu1    23 t
        and r14, rcx                 ;   971.7 alu0    23 t
        and rcx, qword [rsp + 2424]  ;   969.3 alu1+agu2   23 t
        and r15, qword [rsp + 2648]  ;   969.7 alu2+agu0   23 t
        xor r15, rbp                 ;   970.7 alu0    23 t
        xor r15, r14                 ;   972.7 alu1    23 t
        xor r9, r11                  ;   970.7 alu2    23 t
        xor r9, rax                  ;   971.7 alu0    23 t
        xor r13, r14                 ;   972.7 alu1    23 t
        xor r13, r8                  ;   973.7 alu2    23 t
        mov r14, qword [rsp + 2800]  ;   972.0 agu1    23 t
        and r14, r10                 ;   975.0 alu0    23 t
        xor r14, r13                 ;   976.0 alu1    23 t
        and r10, qword [rsp + 2816]  ;   973.0 alu2+agu2   23 t
        xor r10, r15                 ;   974.0 alu0    23 t
        xor r10, r14                 ;   977.0 alu1    23 t
        xor r11, rdx                 ;   974.0 alu2    23 t
        and r12, qword [rsp + 3080]  ;   974.3 alu0+agu0   23 t
        xor r11, r14                 ;   977.0 alu1    23 t
        xor rcx, rbx                 ;   975.0 alu2    23 t
        xor rcx, r14                 ;   977.0 alu0    23 t
        xor r12, r10                 ;   978.0 alu1    23 t
        xor rbp, rdi                 ;   976.0 alu2    23 t
        xor rbp, r10                 ;   978.0 alu0    23 t
        xor rbx, rax                 ;   976.7 alu1    23 t
        xor rbx, rsi                 ;   977.7 alu2    23 t
        xor rbx, r11                 ;   978.7 alu0    23 t
        xor r11, rcx                 ;   978.0 alu1    23 t
        xor r11, rbp                 ;   979.0 alu2    23 t
        not rbp                      ;   979.0 alu0    23 t
        mov r10, r9                  ;   978.7 alu1    23 t copy
        xor r10, r11                 ;   980.0 alu2    23 t
        not rbx                      ;   979.7 alu0    23 t
        not r13                      ;   979.7 alu1    23 t
        not r10                      ;   981.0 alu2    23 t
        mov r14, qword [rsp + 2304]  ;   980.3 agu1    22 t
        not r14                      ;   983.3 alu0    22 t
        mov rsi, r12                 ;   981.0 alu1    23 t copy
        not rsi                      ;   982.0 alu2    23 t
        mov rdi, qword [rsp + 3016]  ;   981.7 agu2    22 t
        not rdi                      ;   984.7 alu0    22 t
        mov rax, qword [rsp + 2904]  ;   982.3 agu0    22 t
        not rax                      ;   985.3 alu1    22 t
        mov rdx, qword [rsp + 2872]  ;   983.0 agu1    22 t
        xor rdx, qword [rsp + 2888]  ;   986.0 alu2+agu2   22 t
        mov qword [rsp + 2904], rcx  ;   983.7 agu0    23 t spill
        mov rcx, qword [rsp + 2872]  ;   984.0 agu1    22 t
        xor rcx, qword [rsp + 2896]  ;   987.0 alu0+agu2   22 t
        mov qword [rsp + 3016], rsi  ;   984.7 agu0    23 t spill
        mov rsi, qword [rsp + 2880]  ;   985.0 agu1    22 t
        xor rsi, rax                 ;   988.0 alu1    22 t
        xor r14, rsi                 ;   989.0 alu2    22 t
        xor rsi, rdx                 ;   989.0 alu0    22 t
        mov qword [rsp + 2304], r10  ;   986.3 agu2    23 t spill
        mov r10, qword [rsp + 2888]  ;   986.7 agu0    22 t
        xor r10, rdi                 ;   989.7 alu1    22 t
        mov qword [rsp + 2888], r9   ;   987.3 agu1    23 t spill
        mov r9, r14                  ;   990.0 alu2    22 t copy
        mov qword [rsp + 3080], r8   ;   988.0 agu2    23 t spill
        mov r8, rcx                  ;   988.3 alu0    22 t copy
        xor r8, r14                  ;   990.0 alu1    22 t
        mov qword [rsp + 2816], r15  ;   989.0 agu0    23 t spill
        mov r15, rdx                 ;   989.3 alu2    22 t copy
        mov qword [rsp + 2800], r13  ;   989.7 agu1    23 t spill
        mov r13, qword [rsp + 2912]  ;   990.0 agu2    22 t
        not r13                      ;   993.0 alu0    22 t
        xor r9, r13                  ;   994.0 alu1    22 t
        xor r15, r9                  ;   995.0 alu2    22 t
        mov r13, r8                  ;   991.3 alu0    22 t copy
        or r13, r9                   ;   995.0 alu1    22 t
        mov qword [rsp + 2912], rbx  ;   992.0 agu0    23 t spill
        mov rbx, r10                 ;   992.3 alu2    22 t copy
        xor rbx, rsi                 ;   993.3 alu0    22 t
        mov qword [rsp + 2648], rbp  ;   993.0 agu1    23 t spill
        mov rbp, r9                  ;   995.0 alu1    22 t copy
        xor rbp, rsi                 ;   996.0 alu2    22 t
        mov qword [rsp + 2424], r12  ;   994.0 agu2    23 t spill
        mov r12, r14                 ;   994.3 alu0    22 t copy
        xor r12, rdi                 ;   995.3 alu1    22 t
        mov qword [rsp + 2216], r11  ;   995.0 agu0    23 t spill
        mov r11, r14                 ;   995.3 alu2    22 t copy
        or r11, rbp                  ;   997.0 alu0    22 t
        xor r11, r13                 ;   998.0 alu1    22 t
        mov qword [rsp + 2344], r9   ;   996.3 agu1    22 t spill
        mov r9, r15                  ;   996.7 alu2    22 t copy
        xor r9, rbx                  ;   997.7 alu0    22 t
        xor r13, rax                 ;   997.3 alu1    22 t
        or rax, r15                  ;   997.7 alu2    22 t
        mov qword [rsp + 2824], r15  ;   998.0 agu2    22 t spill
        mov r15, qword [rsp + 2880]  ;   998.3 agu0    22 t
        xor r15, rbp                 ;  1001.3 alu0    22 t
        mov qword [rsp + 2880], rbp  ;   999.0 agu1    22 t spill
        mov rbp, rsi                 ;   999.3 alu1    22 t copy
        and rbp, rcx                 ;  1000.3 alu2    22 t
        xor rbp, rax                 ;  1001.3 alu0    22 t
        xor rax, rsi                 ;  1000.3 alu1    22 t
        xor rax, qword [rsp + 2896]  ;  1001.3 alu2+agu2   22 t
        xor r13, rbp                 ;  1002.3 alu0    22 t
        mov qword [rsp + 2896], r14  ;  1001.3 agu0    22 t spill
        mov r14, r9                  ;  1001.7 alu1    22 t copy
        and r14, r12                 ;  1002.7 alu2    22 t
        xor rax, r14                 ;  1003.7 alu0    22 t
        mov r14, r12                 ;  1002.7 alu1    22 t copy
        xor r14, r15                 ;  1003.7 alu2    22 t
        xor r11, rax                 ;  1004.7 alu0    22 t
        mov qword [rsp + 2840], r12  ;  1003.7 agu1    22 t spill
        mov r12, rbx                 ;  1004.0 alu1    22 t copy
        and r12, r14                 ;  1005.0 alu2    22 t
        xor rbp, r12                 ;  1006.0 alu0    22 t
        mov r12, rcx                 ;  1005.0 alu1    22 t copy
        xor r12, r14                 ;  1006.0 alu2    22 t
        mov qword [rsp + 3096], rbx  ;  1005.7 agu2    22 t spill
        mov rbx, r10                 ;  1006.0 alu0    22 t copy
        and rbx, r12                 ;  1007.0 alu1    22 t
        xor r13, rbx                 ;  1008.0 alu2    22 t
        mov rbx, r15                 ;  1007.0 alu0    22 t copy
        xor rbx, r8                  ;  1008.0 alu1    22 t
        mov qword [rsp + 3104], r9   ;  1007.7 agu0    22 t spill
        mov r9, rdx                  ;  1008.0 alu2    22 t copy
        and r9, rbx                  ;  1009.0 alu0    22 t
        xor rbp, r9                  ;  1010.0 alu1    22 t
        xor rax, r9                  ;  1010.0 alu2    22 t
        mov r9, qword [rsp + 2872]   ;  1009.3 agu1    22 t
        or r9, rdi                   ;  1012.3 alu0    22 t
        xor rax, r9                  ;  1013.3 alu1    22 t
        mov r9, r11                  ;  1010.3 alu2    22 t copy
        and r9, r13                  ;  1011.3 alu0    22 t
        xor rax, r9                  ;  1014.3 alu1    22 t
        mov qword [rsp + 3112], rdi  ;  1011.3 agu2    22 t spill
        mov rdi, rbp                 ;  1011.7 alu2    22 t copy
        and rdi, rax                 ;  1015.3 alu0    22 t
        xor rax, r13                 ;  1015.3 alu1    22 t
        or r9, rax                   ;  1016.3 alu2    22 t
        xor r11, rdi                 ;  1016.3 alu0    22 t
        xor r9, r11                  ;  1017.3 alu1    22 t
        and rbx, r9                  ;  1018.3 alu2    22 t
        mov rdi, rbp                 ;  1014.0 alu0    22 t copy
        and rdi, r11                 ;  1017.3 alu1    22 t
        xor r13, rdi                 ;  1018.3 alu2    22 t
        and r11, r13                 ;  1019.3 alu0    22 t
        mov rdi, r9                  ;  1018.3 alu1    22 t copy
        or rdi, r13                  ;  1019.3 alu2    22 t
        xor rax, rdi                 ;  1020.3 alu0    22 t
        xor rbp, r11                 ;  1020.3 alu1    22 t
        mov r11, r9                  ;  1018.3 alu2    22 t copy
        xor r11, r13                 ;  1019.3 alu0    22 t
        and r12, r11                 ;  1020.3 alu1    22 t
        and r10, r11                 ;  1020.3 alu2    22 t
        xor r11, rax                 ;  1021.3 alu0    22 t
        and r14, r11                 ;  1022.3 alu1    22 t
        and rdx, r9                  ;  1018.7 alu2    22 t
        xor r12, r14                 ;  1023.3 alu0    22 t
        and rsi, rax                 ;  1021.3 alu1    22 t
        and rcx, rax                 ;  1021.3 alu2    22 t
        mov rdi, qword [rsp + 2896]  ;  1020.0 agu0    22 t
        and rdi, rbp                 ;  1023.0 alu0    22 t
        xor rax, rbp                 ;  1021.3 alu1    22 t
        xor rcx, r14                 ;  1023.3 alu2    22 t
        mov r14, qword [rsp + 2880]  ;  1021.3 agu1    22 t
        and r14, rbp                 ;  1024.3 alu0    22 t
        xor r14, r10                 ;  1025.3 alu1    22 t
        xor r9, rax                  ;  1022.3 alu2    22 t
        xor rbp, r13                 ;  1022.7 alu0    22 t
        and r15, r9                  ;  1023.3 alu1    22 t
        and r8, rax                  ;  1023.3 alu2    22 t
        and rax, qword [rsp + 2344]  ;  1023.7 alu0+agu2   22 t
        xor r10, rax                 ;  1024.7 alu1    22 t
        mov rax, qword [rsp + 3104]  ;  1024.3 agu0    22 t
        and rax, rbp                 ;  1027.3 alu2    22 t
        and rbp, qword [rsp + 2840]  ;  1025.0 alu0+agu1   22 t
        and r9, qword [rsp + 2824]   ;  1025.3 alu1+agu2   22 t
        xor r9, r10                  ;  1026.3 alu2    22 t
        xor r9, rax                  ;  1028.3 alu0    22 t
        xor r8, r12                  ;  1026.3 alu1    22 t
        xor r8, rbx                  ;  1027.3 alu2    22 t
        xor rsi, rax                 ;  1028.3 alu0    22 t
        xor rsi, r14                 ;  1029.3 alu1    22 t
        mov rax, qword [rsp + 3112]  ;  1027.7 agu0    22 t
        and rax, r13                 ;  1030.7 alu2    22 t
        xor rax, rsi                 ;  1031.7 alu0    22 t
        and r13, qword [rsp + 2872]  ;  1028.7 alu1+agu1   22 t
        xor r13, r9                  ;  1029.7 alu2    22 t
        xor r13, rax                 ;  1032.7 alu0    22 t
        xor r12, rdi                 ;  1029.7 alu1    22 t
        and r11, qword [rsp + 3096]  ;  1030.0 alu2+agu2   22 t
        xor r12, rax                 ;  1032.7 alu0    22 t
        xor rbp, rcx                 ;  1030.7 alu1    22 t
        xor rbp, rax                 ;  1032.7 alu2    22 t
        xor r11, r13                 ;  1033.7 alu0    22 t
        xor r10, rdx                 ;  1031.7 alu1    22 t
        xor r10, r13                 ;  1033.7 alu2    22 t
        xor rcx, rbx                 ;  1032.3 alu0    22 t
        xor rcx, r15                 ;  1033.3 alu1    22 t
        xor rcx, r12                 ;  1034.3 alu2    22 t
        xor r12, rbp                 ;  1033.7 alu0    22 t
        xor r12, r10                 ;  1034.7 alu1    22 t
        not r10                      ;  1034.7 alu2    22 t
        mov r13, r8                  ;  1034.3 alu0    22 t copy
        xor r13, r12                 ;  1035.7 alu1    22 t
        not rcx                      ;  1035.3 alu2    22 t
        not rsi                      ;  1035.3 alu0    22 t
        not r13                      ;  1036.7 alu1    22 t
        mov r15, qword [rsp + 2920]  ;  1036.0 agu0    21 t
        not r15                      ;  1039.0 alu2    21 t
        mov rdi, r11                 ;  1036.7 alu0    22 t copy
        not rdi                      ;  1037.7 alu1    22 t
        mov rax, qword [rsp + 2416]  ;  1037.3 agu1    21 t
        not rax                      ;  1040.3 alu2    21 t
        mov rdx, qword [rsp + 3008]  ;  1038.0 agu2    21 t
        not rdx                      ;  1041.0 alu0    21 t
        mov rbx, qword [rsp + 2392]  ;  1038.7 agu0    21 t
        xor rbx, qword [rsp + 3000]  ;  1041.7 alu1+agu1   21 t
        mov qword [rsp + 3008], r11  ;  1039.3 agu2    22 t spill
        mov r11, qword [rsp + 2392]  ;  1039.7 agu0    21 t
        xor r11, qword [rsp + 2432]  ;  1042.7 alu2+agu1   21 t
        mov qword [rsp + 2416], r12  ;  1040.3 agu2    22 t spill
        mov r12, qword [rsp + 2928]  ;  1040.7 agu0    21 t
        xor r12, rdx                 ;  1043.7 alu0    21 t
        xor r15, r12                 ;  1044.7 alu1    21 t
        xor r12, rbx                 ;  1044.7 alu2    21 t
        mov qword [rsp + 2920], rbp  ;  1042.0 agu1    22 t spill
        mov rbp, qword [rsp + 3000]  ;  1042.3 agu2    21 t
        xor rbp, rax                 ;  1045.3 alu0    21 t
        mov qword [rsp + 3000], rdi  ;  1043.0 agu0    22 t spill
        mov rdi, r15                 ;  1045.7 alu1    21 t copy
        mov qword [rsp + 3096], r13  ;  1043.7 agu1    22 t spill
        mov r13, r11                 ;  1044.0 alu2    21 t copy
        xor r13, r15                 ;  1045.7 alu0    21 t
        mov qword [rsp + 2872], r8   ;  1044.7 agu2    22 t spill
        mov r8, rbx                  ;  1045.0 alu1    21 t copy
        mov qword [rsp + 3112], r14  ;  1045.3 agu0    22 t spill
        mov r14, qword [rsp + 2464]  ;  1045.7 agu1    21 t
        not r14                      ;  1048.7 alu2    21 t
        xor rdi, r14                 ;  1049.7 alu0    21 t
        xor r8, rdi                  ;  1050.7 alu1    21 t
        mov r14, r13                 ;  1047.0 alu2    21 t copy
        or r14, rdi                  ;  1050.7 alu0    21 t
        mov qword [rsp + 2464], r9   ;  1047.7 agu2    22 t spill
        mov r9, rbp                  ;  1048.0 alu1    21 t copy
        xor r9, r12                  ;  1049.0 alu2    21 t
        mov qword [rsp + 2824], rsi  ;  1048.7 agu0    22 t spill
        mov rsi, rdi                 ;  1050.7 alu0    21 t copy
        xor rsi, r12                 ;  1051.7 alu1    21 t
        mov qword [rsp + 2840], rcx  ;  1049.7 agu1    22 t spill
        mov rcx, r15                 ;  1050.0 alu2    21 t copy
        xor rcx, rax                 ;  1051.0 alu0    21 t
        mov qword [rsp + 3104], r10  ;  1050.7 agu2    22 t spill
        mov r10, r15                 ;  1051.0 alu1    21 t copy
        or r10, rsi                  ;  1052.7 alu2    21 t
        xor r10, r14                 ;  1053.7 alu0    21 t
        mov qword [rsp + 2344], rdi  ;  1052.0 agu0    21 t spill
        mov rdi, r8                  ;  1052.3 alu1    21 t copy
        xor rdi, r9                  ;  1053.3 alu2    21 t
        xor r14, rdx                 ;  1053.0 alu0    21 t
        or rdx, r8                   ;  1053.3 alu1    21 t
        mov qword [rsp + 2880], r8   ;  1053.7 agu1    21 t spill
        mov r8, qword [rsp + 2928]   ;  1054.0 agu2    21 t
        xor r8, rsi                  ;  1057.0 alu2    21 t
        mov qword [rsp + 2928], rsi  ;  1054.7 agu0    21 t spill
        mov rsi, r12                 ;  1055.0 alu0    21 t copy
        and rsi, r11                 ;  1056.0 alu1    21 t
        xor rsi, rdx                 ;  1057.0 alu2    21 t
        xor rdx, r12                 ;  1056.0 alu0    21 t
        xor rdx, qword [rsp + 2432]  ;  1057.0 alu1+agu1   21 t
        xor r14, rsi                 ;  1058.0 alu2    21 t
        mov qword [rsp + 2432], r15  ;  1057.0 agu2    21 t spill
        mov r15, rdi                 ;  1057.3 alu0    21 t copy
        and r15, rcx                 ;  1058.3 alu1    21 t
        xor rdx, r15                 ;  1059.3 alu2    21 t
        mov r15, rcx                 ;  1058.3 alu0    21 t copy
        xor r15, r8                  ;  1059.3 alu1    21 t
        xor r10, rdx                 ;  1060.3 alu2    21 t
        mov qword [rsp + 2896], rcx  ;  1059.3 agu0    21 t spill
        mov rcx, r9                  ;  1059.7 alu0    21 t copy
        and rcx, r15                 ;  1060.7 alu1    21 t
        xor rsi, rcx                 ;  1061.7 alu2    21 t
        mov rcx, r11                 ;  1060.7 alu0    21 t copy
        xor rcx, r15                 ;  1061.7 alu1    21 t
        mov qword [rsp + 3120], r9   ;  1061.3 agu1    21 t spill
        mov r9, rbp                  ;  1061.7 alu2    21 t copy
        and r9, rcx                  ;  1062.7 alu0    21 t
        xor r14, r9                  ;  1063.7 alu1    21 t
        mov r9, r8                   ;  1062.7 alu2    21 t copy
        xor r9, r13                  ;  1063.7 alu0    21 t
        mov qword [rsp + 3128], rdi  ;  1063.3 agu2    21 t spill
        mov rdi, rbx                 ;  1063.7 alu1    21 t copy
        and rdi, r9                  ;  1064.7 alu2    21 t
        xor rsi, rdi                 ;  1065.7 alu0    21 t
        xor rdx, rdi                 ;  1065.7 alu1    21 t
        mov rdi, qword [rsp + 2392]  ;  1065.0 agu0    21 t
        or rdi, rax                  ;  1068.0 alu2    21 t
        xor rdx, rdi                 ;  1069.0 alu0    21 t
        mov rdi, r10                 ;  1066.0 alu1    21 t copy
        and rdi, r14                 ;  1067.0 alu2    21 t
        xor rdx, rdi                 ;  1070.0 alu0    21 t
        mov qword [rsp + 3136], rax  ;  1067.0 agu1    21 t spill
        mov rax, rsi                 ;  1067.3 alu1    21 t copy
        and rax, rdx                 ;  1071.0 alu2    21 t
        xor rdx, r14                 ;  1071.0 alu0    21 t
        or rdi, rdx                  ;  1072.0 alu1    21 t
        xor r10, rax                 ;  1072.0 alu2    21 t
        xor rdi, r10                 ;  1073.0 alu0    21 t
        and r9, rdi                  ;  1074.0 alu1    21 t
        mov rax, rsi                 ;  1069.7 alu2    21 t copy
        and rax, r10                 ;  1073.0 alu0    21 t
        xor r14, rax                 ;  1074.0 alu1    21 t
        and r10, r14                 ;  1075.0 alu2    21 t
        mov rax, rdi                 ;  1074.0 alu0    21 t copy
        or rax, r14                  ;  1075.0 alu1    21 t
        xor rdx, rax                 ;  1076.0 alu2    21 t
        xor rsi, r10                 ;  1076.0 alu0    21 t
        mov r10, rdi                 ;  1074.0 alu1    21 t copy
        xor r10, r14                 ;  1075.0 alu2    21 t
        and rcx, r10                 ;  1076.0 alu0    21 t
        and rbp, r10                 ;  1076.0 alu1    21 t
        xor r10, rdx                 ;  1077.0 alu2    21 t
        and r15, r10                 ;  1078.0 alu0    21 t
        and rbx, rdi                 ;  1074.3 alu1    21 t
        xor rcx, r15                 ;  1079.0 alu2    21 t
        and r12, rdx                 ;  1077.0 alu0    21 t
        and r11, rdx                 ;  1077.0 alu1    21 t
        mov rax, qword [rsp + 2432]  ;  1075.7 agu2    21 t
        and rax, rsi                 ;  1078.7 alu2    21 t
        xor rdx, rsi                 ;  1077.0 alu0    21 t
        xor r11, r15                 ;  1079.0 alu1    21 t
        mov r15, qword [rsp + 2928]  ;  1077.0 agu0    21 t
        and r15, rsi                 ;  1080.0 alu2    21 t
        xor r15, rbp                 ;  1081.0 alu0    21 t
        xor rdi, rdx                 ;  1078.0 alu1    21 t
        xor rsi, r14                 ;  1078.3 alu2    21 t
        and r8, rdi                  ;  1079.0 alu0    21 t
        and r13, rdx                 ;  1079.0 alu1    21 t
        and rdx, qword [rsp + 2344]  ;  1079.3 alu2+agu1   21 t
        xor rbp, rdx                 ;  1080.3 alu0    21 t
        mov rdx, qword [rsp + 3128]  ;  1080.0 agu2    21 t
        and rdx, rsi                 ;  1083.0 alu1    21 t
        and rsi, qword [rsp + 2896]  ;  1080.7 alu2+agu0   21 t
        and rdi, qword [rsp + 2880]  ;  1081.0 alu0+agu1   21 t
        xor rdi, rbp                 ;  1082.0 alu1    21 t
        xor rdi, rdx                 ;  1084.0 alu2    21 t
        xor r13, rcx                 ;  1082.0 alu0    21 t
        xor r13, r9                  ;  1083.0 alu1    21 t
        xor r12, rdx                 ;  1084.0 alu2    21 t
        xor r12, r15                 ;  1085.0 alu0    21 t
        mov rdx, qword [rsp + 3136]  ;  1083.3 agu2    21 t
        and rdx, r14                 ;  1086.3 alu1    21 t
        xor rdx, r12                 ;  1087.3 alu2    21 t
        and r14, qword [rsp + 2392]  ;  1084.3 alu0+agu0   21 t
        xor r14, rdi                 ;  1085.3 alu1    21 t
        xor r14, rdx                 ;  1088.3 alu2    21 t
        xor rcx, rax                 ;  1085.3 alu0    21 t
        and r10, qword [rsp + 3120]  ;  1085.7 alu1+agu1   21 t
        xor rcx, rdx                 ;  1088.3 alu2    21 t
        xor rsi, r11                 ;  1086.3 alu0    21 t
        xor rsi, rdx                 ;  1088.3 alu1    21 t
        xor r10, r14                 ;  1089.3 alu2    21 t
        xor rbp, rbx                 ;  1087.3 alu0    21 t
        xor rbp, r14                 ;  1089.3 alu1    21 t
        xor r11, r9                  ;  1088.0 alu2    21 t
        xor r11, r8                  ;  1089.0 alu0    21 t
        xor r11, rcx                 ;  1090.0 alu1    21 t
        xor rcx, rsi                 ;  1089.3 alu2    21 t
        xor rcx, rbp                 ;  1090.3 alu0    21 t
        not rbp                      ;  1090.3 alu1    21 t
        mov r8, r13                  ;  1090.0 alu2    21 t copy
        xor r8, rcx                  ;  1091.3 alu0    21 t
        not r11                      ;  1091.0 alu1    21 t
        not r12                      ;  1091.0 alu2    21 t
        not r8                       ;  1092.3 alu0    21 t
        mov r9, qword [rsp + 2936]   ;  1091.7 agu2    42 t
        not r9                       ;  1094.7 alu1    42 t
        mov r14, r10                 ;  1092.3 alu2    21 t copy
        not r14                      ;  1093.3 alu0    21 t
        mov rax, qword [rsp + 2952]  ;  1093.0 agu0    42 t
        not rax                      ;  1096.0 alu1    42 t
        mov rdx, qword [rsp + 2992]  ;  1093.7 agu1    42 t
        not rdx                      ;  1096.7 alu2    42 t
        mov rbx, qword [rsp + 2944]  ;  1094.3 agu2    42 t
        xor rbx, qword [rsp + 2976]  ;  1097.3 alu0+agu0   42 t
        mov qword [rsp + 2992], r14  ;  1095.0 agu1    21 t spill
        mov r14, qword [rsp + 2944]  ;  1095.3 agu2    42 t
        xor r14, qword [rsp + 2968]  ;  1098.3 alu1+agu0   42 t
        mov qword [rsp + 2952], r8   ;  1096.0 agu1    21 t spill
        mov r8, qword [rsp + 2960]   ;  1096.3 agu2    42 t
        xor r8, rdx                  ;  1099.3 alu2    42 t
        xor r9, r8                   ;  1100.3 alu0    42 t
        xor r8, rbx                  ;  1100.3 alu1    42 t
        mov qword [rsp + 2936], r13  ;  1097.7 agu0    21 t spill
        mov r13, qword [rsp + 2976]  ;  1098.0 agu1    42 t
        xor r13, rax                 ;  1101.0 alu2    42 t
        mov qword [rsp + 2976], r15  ;  1098.7 agu2    21 t spill
        mov r15, r9                  ;  1101.3 alu0    42 t copy
        mov qword [rsp + 3120], rdi  ;  1099.3 agu0    21 t spill
        mov rdi, r14                 ;  1099.7 alu1    42 t copy
        xor rdi, r9                  ;  1101.3 alu2    42 t
        mov qword [rsp + 2392], r12  ;  1100.3 agu1    21 t spill
        mov r12, rbx                 ;  1100.7 alu0    42 t copy
        mov qword [rsp + 3136], r11  ;  1101.0 agu2    21 t spill
        mov r11, qword [rsp + 2984]  ;  1101.3 agu0    42 t
        not r11                      ;  1104.3 alu1    42 t
        xor r15, r11                 ;  1105.3 alu2    42 t
        xor r12, r15                 ;  1106.3 alu0    42 t
        mov r11, rdi                 ;  1102.7 alu1    42 t copy
        or r11, r15                  ;  1106.3 alu2    42 t
        mov qword [rsp + 2984], rbp  ;  1103.3 agu1    21 t spill
        mov rbp, r13                 ;  1103.7 alu0    42 t copy
        xor rbp, r8                  ;  1104.7 alu1    42 t
        mov qword [rsp + 2880], r10  ;  1104.3 agu2    21 t spill
        mov r10, r15                 ;  1106.3 alu2    42 t copy
        xor r10, r8                  ;  1107.3 alu0    42 t
        mov qword [rsp + 2896], rcx  ;  1105.3 agu0    21 t spill
        mov rcx, r9                  ;  1105.7 alu1    42 t copy
        xor rcx, rax                 ;  1106.7 alu2    42 t
        mov qword [rsp + 3128], rsi  ;  1106.3 agu1    21 t spill
        mov rsi, r9                  ;  1106.7 alu0    42 t copy
        or rsi, r10                  ;  1108.3 alu1    42 t
        xor rsi, r11                 ;  1109.3 alu2    42 t
        mov qword [rsp + 2344], r15  ;  1107.7 agu2    42 t spill
        mov r15, r12                 ;  1108.0 alu0    42 t copy
        xor r15, rbp                 ;  1109.0 alu1    42 t
        xor r11, rdx                 ;  1108.7 alu2    42 t
        or rdx, r12                  ;  1109.0 alu0    42 t
        mov qword [rsp + 2928], r12  ;  1109.3 agu0    42 t spill
        mov r12, qword [rsp + 2960]  ;  1109.7 agu1    42 t
        xor r12, r10                 ;  1112.7 alu1    42 t
        mov qword [rsp + 2960], r10  ;  1110.3 agu2    42 t spill
        mov r10, r8                  ;  1110.7 alu2    42 t copy
        and r10, r14                 ;  1111.7 alu0    42 t
        xor r10, rdx                 ;  1112.7 alu1    42 t
        xor rdx, r8                  ;  1111.7 alu2    42 t
        xor rdx, qword [rsp + 2968]  ;  1112.7 alu0+agu0   42 t
        xor r11, r10                 ;  1113.7 alu1    42 t
        mov qword [rsp + 2968], r9   ;  1112.7 agu1    42 t spill
        mov r9, r15                  ;  1113.0 alu2    42 t copy
        and r9, rcx                  ;  1114.0 alu0    42 t
        xor rdx, r9                  ;  1115.0 alu1    42 t
        mov r9, rcx                  ;  1114.0 alu2    42 t copy
        xor r9, r12                  ;  1115.0 alu0    42 t
        xor rsi, rdx                 ;  1116.0 alu1    42 t
        mov qword [rsp + 2432], rcx  ;  1115.0 agu2    42 t spill
        mov rcx, rbp                 ;  1115.3 alu2    42 t copy
        and rcx, r9                  ;  1116.3 alu0    42 t
        xor r10, rcx                 ;  1117.3 alu1    42 t
        mov rcx, r14                 ;  1116.3 alu2    42 t copy
        xor rcx, r9                  ;  1117.3 alu0    42 t
        mov qword [rsp + 3144], rbp  ;  1117.0 agu0    42 t spill
        mov rbp, r13                 ;  1117.3 alu1    42 t copy
        and rbp, rcx                 ;  1118.3 alu2    42 t
        xor r11, rbp                 ;  1119.3 alu0    42 t
        mov rbp, r12                 ;  1118.3 alu1    42 t copy
        xor rbp, rdi                 ;  1119.3 alu2    42 t
        mov qword [rsp + 3152], r15  ;  1119.0 agu1    42 t spill
        mov r15, rbx                 ;  1119.3 alu0    42 t copy
        and r15, rbp                 ;  1120.3 alu1    42 t
        xor r10, r15                 ;  1121.3 alu2    42 t
        xor rdx, r15                 ;  1121.3 alu0    42 t
        mov r15, qword [rsp + 2944]  ;  1120.7 agu2    42 t
        or r15, rax                  ;  1123.7 alu1    42 t
        xor rdx, r15                 ;  1124.7 alu2    42 t
        mov r15, rsi                 ;  1121.7 alu0    42 t copy
        and r15, r11                 ;  1122.7 alu1    42 t
        xor rdx, r15                 ;  1125.7 alu2    42 t
        mov qword [rsp + 3160], rax  ;  1122.7 agu0    42 t spill
        mov rax, r10                 ;  1123.0 alu0    42 t copy
        and rax, rdx                 ;  1126.7 alu1    42 t
        xor rdx, r11                 ;  1126.7 alu2    42 t
        or r15, rdx                  ;  1127.7 alu0    42 t
        xor rsi, rax                 ;  1127.7 alu1    42 t
        xor r15, rsi                 ;  1128.7 alu2    42 t
        and rbp, r15                 ;  1129.7 alu0    42 t
        mov rax, r10                 ;  1125.3 alu1    42 t copy
        and rax, rsi                 ;  1128.7 alu2    42 t
        xor r11, rax                 ;  1129.7 alu0    42 t
        and rsi, r11                 ;  1130.7 alu1    42 t
        mov rax, r15                 ;  1129.7 alu2    42 t copy
        or rax, r11                  ;  1130.7 alu0    42 t
        xor rdx, rax                 ;  1131.7 alu1    42 t
        xor r10, rsi                 ;  1131.7 alu2    42 t
        mov rsi, r15                 ;  1129.7 alu0    42 t copy
        xor rsi, r11                 ;  1130.7 alu1    42 t
        and rcx, rsi                 ;  1131.7 alu2    42 t
        and r13, rsi                 ;  1131.7 alu0    42 t
        xor rsi, rdx                 ;  1132.7 alu1    42 t
        and r9, rsi                  ;  1133.7 alu2    42 t
        and rbx, r15                 ;  1130.0 alu0    42 t
        xor rcx, r9                  ;  1134.7 alu1    42 t
        and r8, rdx                  ;  1132.7 alu2    42 t
        and r14, rdx                 ;  1132.7 alu0    42 t
        mov rax, qword [rsp + 2968]  ;  1131.3 agu1    42 t
        and rax, r10                 ;  1134.3 alu1    42 t
        xor rdx, r10                 ;  1132.7 alu2    42 t
        xor r14, r9                  ;  1134.7 alu0    42 t
        mov r9, qword [rsp + 2960]   ;  1132.7 agu2    42 t
        and r9, r10                  ;  1135.7 alu1    42 t
        xor r9, r13                  ;  1136.7 alu2    42 t
        xor r15, rdx                 ;  1133.7 alu0    42 t
        xor r10, r11                 ;  1134.0 alu1    42 t
        and r12, r15                 ;  1134.7 alu2    42 t
        and rdi, rdx                 ;  1134.7 alu0    42 t
        and rdx, qword [rsp + 2344]  ;  1135.0 alu1+agu0   42 t
        xor r13, rdx                 ;  1136.0 alu2    42 t
        mov rdx, qword [rsp + 3152]  ;  1135.7 agu1    42 t
        and rdx, r10                 ;  1138.7 alu0    42 t
        and r10, qword [rsp + 2432]  ;  1136.3 alu1+agu2   42 t
        and r15, qword [rsp + 2928]  ;  1136.7 alu2+agu0   42 t
        xor r15, r13                 ;  1137.7 alu0    42 t
        xor r15, rdx                 ;  1139.7 alu1    42 t
        xor rdi, rcx                 ;  1137.7 alu2    42 t
        xor rdi, rbp                 ;  1138.7 alu0    42 t
        xor r8, rdx                  ;  1139.7 alu1    42 t
        xor r8, r9                   ;  1140.7 alu2    42 t
        mov rdx, qword [rsp + 3160]  ;  1139.0 agu1    42 t
        and rdx, r11                 ;  1142.0 alu0    42 t
        xor rdx, r8                  ;  1143.0 alu1    42 t
        and r11, qword [rsp + 2944]  ;  1140.0 alu2+agu2   42 t
        xor r11, r15                 ;  1141.0 alu0    42 t
        xor r11, rdx                 ;  1144.0 alu1    42 t
        xor rcx, rax                 ;  1141.0 alu2    42 t
        and rsi, qword [rsp + 3144]  ;  1141.3 alu0+agu0   42 t
        xor rcx, rdx                 ;  1144.0 alu1    42 t
        xor r10, r14                 ;  1142.0 alu2    42 t
        xor r10, rdx                 ;  1144.0 alu0    42 t
        xor rsi, r11                 ;  1145.0 alu1    42 t
        xor r13, rbx                 ;  1143.0 alu2    42 t
        xor r13, r11                 ;  1145.0 alu0    42 t
        xor r14, rbp                 ;  1143.7 alu1    42 t
        xor r14, r12                 ;  1144.7 alu2    42 t
        xor r14, rcx                 ;  1145.7 alu0    42 t
        xor rcx, r10                 ;  1145.0 alu1    42 t
        xor rcx, r13                 ;  1146.0 alu2    42 t
        not r13                      ;  1146.0 alu0    42 t
        mov r11, rdi                 ;  1145.7 alu1    42 t copy
        xor r11, rcx                 ;  1147.0 alu2    42 t
        not r14                      ;  1146.7 alu0    42 t
        not r8                       ;  1146.7 alu1    42 t
        not r11                      ;  1148.0 alu2    42 t
        mov r12, rsi                 ;  1147.3 alu0    42 t copy
        not r12                      ;  1148.3 alu1    42 t
        mov rbp, qword [rsp + 2440]  ;  1148.0 agu1    41 t
        xor rbp, qword [rsp + 3104]  ;  1151.0 alu2+agu2   41 t
        xor rcx, rsi                 ;  1148.7 alu0    41 t
        mov rsi, qword [rsp + 2472]  ;  1149.0 agu0    41 t
        xor rsi, qword [rsp + 2216]  ;  1152.0 alu1+agu1   41 t
        xor rsi, qword [rsp + 2424]  ;  1153.0 alu2+agu2   41 t
        mov rax, qword [rsp + 2336]  ;  1150.0 agu0    23 t reload
        xor rcx, rax                 ;  1153.0 alu0    41 t
        mov rdx, qword [rsp + 3088]  ;  1150.7 agu1    41 t
        xor rdx, qword [rsp + 3128]  ;  1153.7 alu1+agu2   41 t
        mov rbx, qword [rsp + 3088]  ;  1151.3 agu0    41 t
        xor rbx, rbp                 ;  1154.3 alu2    41 t
        xor rax, rdx                 ;  1154.7 alu0    41 t
        xor rbp, rax                 ;  1155.7 alu1    41 t
        xor r13, qword [rsp + 2448]  ;  1152.7 alu2+agu1   41 t
        mov qword [rsp + 2336], rax  ;  1155.7 agu2    41 t spill
        mov rax, qword [rsp + 2440]  ;  1153.3 agu0    41 t
        xor rax, rsi                 ;  1156.3 alu0    41 t
        xor rsi, rbx                 ;  1155.3 alu1    41 t
        mov qword [rsp + 2440], rbx  ;  1155.3 agu1    41 t spill
        mov rbx, qword [rsp + 2472]  ;  1154.7 agu2    41 t
        xor rbx, rcx                 ;  1157.7 alu2    41 t
        xor rcx, rax                 ;  1157.3 alu0    41 t
        xor rdx, rbx                 ;  1158.7 alu1    41 t
        mov qword [rsp + 2472], rax  ;  1157.3 agu0    41 t spill
        mov rax, qword [rsp + 2240]  ;  1156.3 agu1    41 t
        xor rax, qword [rsp + 2840]  ;  1159.3 alu2+agu2   41 t
        mov qword [rsp + 2840], rbx  ;  1158.7 agu0    41 t spill
        mov rbx, qword [rsp + 2512]  ;  1157.3 agu1    41 t
        xor rbx, qword [rsp + 2648]  ;  1160.3 alu0+agu2   41 t
        xor r14, qword [rsp + 3048]  ;  1158.0 alu1+agu0   41 t
        mov qword [rsp + 2648], rdx  ;  1159.7 agu1    41 t spill
        mov rdx, qword [rsp + 2360]  ;  1158.7 agu2    41 t
        xor rdx, qword [rsp + 2896]  ;  1161.7 alu2+agu0   41 t
        xor rdx, qword [rsp + 2880]  ;  1162.7 alu0+agu1   41 t
        mov qword [rsp + 2880], rbp  ;  1159.7 agu2    41 t spill
        mov rbp, qword [rsp + 2360]  ;  1160.0 agu0    41 t
        xor rbp, rax                 ;  1163.0 alu1    41 t
        mov qword [rsp + 2360], rsi  ;  1160.7 agu1    41 t spill
        mov rsi, qword [rsp + 2240]  ;  1161.0 agu2    41 t
        xor rsi, rbx                 ;  1164.0 alu2    41 t
        xor rbx, rbp                 ;  1164.0 alu0    41 t
        mov qword [rsp + 2240], rbp  ;  1164.0 agu0    41 t spill
        mov rbp, qword [rsp + 2448]  ;  1162.3 agu1    41 t
        xor rbp, rdx                 ;  1165.3 alu1    41 t
        xor rax, rbp                 ;  1166.3 alu2    41 t
        mov qword [rsp + 2448], rbp  ;  1166.3 agu2    41 t spill
        mov rbp, qword [rsp + 2512]  ;  1163.7 agu0    41 t
        xor rbp, r13                 ;  1166.7 alu0    41 t
        xor r13, rsi                 ;  1165.0 alu1    41 t
        xor rdx, rbp                 ;  1167.7 alu2    41 t
        mov qword [rsp + 2512], rsi  ;  1165.0 agu1    41 t spill
        mov rsi, qword [rsp + 3064]  ;  1165.3 agu2    41 t
        xor rsi, qword [rsp + 2824]  ;  1168.3 alu0+agu0   41 t
        mov qword [rsp + 2824], rbp  ;  1167.7 agu1    41 t spill
        mov rbp, qword [rsp + 3056]  ;  1166.3 agu2    41 t
        xor rbp, qword [rsp + 2912]  ;  1169.3 alu1+agu0   41 t
        xor r8, qword [rsp + 2480]   ;  1167.0 alu2+agu1   41 t
        mov qword [rsp + 2912], rdx  ;  1168.7 agu2    41 t spill
        mov rdx, qword [rsp + 3072]  ;  1167.7 agu0    41 t
        xor rdx, qword [rsp + 2984]  ;  1170.7 alu0+agu1   41 t
        mov qword [rsp + 2984], rax  ;  1168.3 agu2    41 t spill
        mov rax, qword [rsp + 3072]  ;  1168.7 agu0    41 t
        xor rax, rsi                 ;  1171.7 alu1    41 t
        mov qword [rsp + 3072], rbx  ;  1169.3 agu1    41 t spill
        mov rbx, qword [rsp + 3064]  ;  1169.7 agu2    41 t
        xor rbx, rbp                 ;  1172.7 alu2    41 t
        xor rbp, rax                 ;  1172.7 alu0    41 t
        mov qword [rsp + 3064], rax  ;  1172.7 agu0    41 t spill
        mov rax, qword [rsp + 3048]  ;  1171.0 agu1    41 t
        xor rax, rdx                 ;  1174.0 alu1    41 t
        xor rsi, rax                 ;  1175.0 alu2    41 t
        mov qword [rsp + 3048], rax  ;  1175.0 agu2    41 t spill
        mov rax, qword [rsp + 3056]  ;  1172.3 agu0    41 t
        xor rax, r14                 ;  1175.3 alu0    41 t
        xor r14, rbx                 ;  1173.7 alu1    41 t
        xor rdx, rax                 ;  1176.3 alu2    41 t
        mov qword [rsp + 3056], rbx  ;  1173.7 agu1    41 t spill
        mov rbx, qword [rsp + 3024]  ;  1174.0 agu2    41 t
        xor rbx, qword [rsp + 2464]  ;  1177.0 alu0+agu0   41 t
        xor rbx, qword [rsp + 3112]  ;  1178.0 alu1+agu1   41 t
        xor rbx, qword [rsp + 2872]  ;  1179.0 alu2+agu2   41 t
        mov qword [rsp + 2872], rax  ;  1176.3 agu0    41 t spill
        mov rax, qword [rsp + 2272]  ;  1175.7 agu1    41 t
        xor rax, qword [rsp + 2800]  ;  1178.7 alu0+agu2   41 t
        xor r15, r9                  ;  1176.3 alu1    41 t
        mov r9, qword [rsp + 2528]   ;  1176.7 agu0    41 t
        xor r9, qword [rsp + 3136]   ;  1179.7 alu2+agu1   41 t
        xor r15, rdi                 ;  1177.3 alu0    41 t
        mov rdi, qword [rsp + 2528]  ;  1177.7 agu2    41 t
        xor rdi, rbx                 ;  1180.7 alu1    41 t
        xor r15, qword [rsp + 2728]  ;  1178.3 alu2+agu0   41 t
        mov qword [rsp + 2528], rdx  ;  1178.7 agu1    41 t spill
        mov rdx, qword [rsp + 3024]  ;  1179.0 agu2    41 t
        xor rdx, rax                 ;  1182.0 alu0    41 t
        xor rax, rdi                 ;  1181.7 alu1    41 t
        mov qword [rsp + 3024], rdi  ;  1181.7 agu0    41 t spill
        mov rdi, qword [rsp + 2480]  ;  1180.3 agu1    41 t
        xor rdi, r9                  ;  1183.3 alu2    41 t
        xor rbx, rdi                 ;  1184.3 alu0    41 t
        mov qword [rsp + 2480], rdi  ;  1184.3 agu2    41 t spill
        mov rdi, qword [rsp + 2272]  ;  1181.7 agu0    41 t
        xor rdi, r8                  ;  1184.7 alu1    41 t
        xor r8, rdx                  ;  1183.0 alu2    41 t
        xor r9, rdi                  ;  1185.7 alu0    41 t
        mov qword [rsp + 2272], rdx  ;  1183.0 agu1    41 t spill
        mov rdx, qword [rsp + 2864]  ;  1183.3 agu2    41 t
        xor rdx, qword [rsp + 3096]  ;  1186.3 alu1+agu0   41 t
        mov qword [rsp + 3096], rdi  ;  1185.7 agu1    41 t spill
        mov rdi, qword [rsp + 2704]  ;  1184.3 agu2    41 t
        xor rdi, qword [rsp + 2816]  ;  1187.3 alu2+agu0   41 t
        xor rdi, qword [rsp + 3080]  ;  1188.3 alu0+agu1   41 t
        xor rdi, qword [rsp + 2888]  ;  1189.3 alu1+agu2   41 t
        xor r11, qword [rsp + 2384]  ;  1185.7 alu2+agu0   41 t
        mov qword [rsp + 2888], r9   ;  1186.7 agu1    41 t spill
        mov r9, qword [rsp + 2288]   ;  1186.3 agu2    41 t
        xor r9, qword [rsp + 2392]   ;  1189.3 alu0+agu0   41 t
        mov qword [rsp + 2392], rbx  ;  1187.0 agu1    41 t spill
        mov rbx, qword [rsp + 2288]  ;  1187.3 agu2    41 t
        xor rbx, rdx                 ;  1190.3 alu1    41 t
        mov qword [rsp + 2288], rsi  ;  1188.0 agu0    41 t spill
        mov rsi, qword [rsp + 2864]  ;  1188.3 agu1    41 t
        xor rsi, rdi                 ;  1191.3 alu2    41 t
        xor rdi, rbx                 ;  1191.3 alu0    41 t
        mov qword [rsp + 2864], rbx  ;  1191.3 agu2    41 t spill
        mov rbx, qword [rsp + 2728]  ;  1189.7 agu0    41 t
        xor rbx, r9                  ;  1192.7 alu1    41 t
        xor rdx, rbx                 ;  1193.7 alu2    41 t
        mov qword [rsp + 2728], rbx  ;  1193.7 agu1    41 t spill
        mov rbx, qword [rsp + 2704]  ;  1191.0 agu2    41 t
        xor rbx, r15                 ;  1194.0 alu0    41 t
        xor r15, rsi                 ;  1192.3 alu1    41 t
        xor r9, rbx                  ;  1195.0 alu2    41 t
        mov qword [rsp + 2704], rsi  ;  1192.3 agu0    41 t spill
        mov rsi, qword [rsp + 2848]  ;  1192.7 agu1    41 t
        xor rsi, qword [rsp + 3000]  ;  1195.7 alu0+agu2   41 t
        mov qword [rsp + 3000], rbx  ;  1195.0 agu0    41 t spill
        mov rbx, qword [rsp + 3040]  ;  1193.7 agu1    41 t
        xor rbx, qword [rsp + 2304]  ;  1196.7 alu1+agu2   41 t
        xor r12, qword [rsp + 2280]  ;  1194.3 alu2+agu0   41 t
        mov qword [rsp + 2304], r9   ;  1196.0 agu1    41 t spill
        mov r9, qword [rsp + 2232]   ;  1195.0 agu2    41 t
        xor r9, qword [rsp + 3120]   ;  1198.0 alu0+agu0   41 t
        xor r9, qword [rsp + 2976]   ;  1199.0 alu1+agu1   41 t
        xor r9, qword [rsp + 2936]   ;  1200.0 alu2+agu2   41 t
        mov qword [rsp + 2936], rdx  ;  1196.3 agu0    41 t spill
        mov rdx, qword [rsp + 2232]  ;  1196.7 agu1    41 t
        xor rdx, rsi                 ;  1199.7 alu0    41 t
        mov qword [rsp + 2232], rdi  ;  1197.3 agu2    41 t spill
        mov rdi, qword [rsp + 2848]  ;  1197.7 agu0    41 t
        xor rdi, rbx                 ;  1200.7 alu1    41 t
        xor rbx, rdx                 ;  1200.7 alu2    41 t
        mov qword [rsp + 2848], rdx  ;  1200.7 agu1    41 t spill
        mov rdx, qword [rsp + 2384]  ;  1199.0 agu2    41 t
        xor rdx, r9                  ;  1202.0 alu0    41 t
        xor rsi, rdx                 ;  1203.0 alu1    41 t
        mov qword [rsp + 2384], rdx  ;  1203.0 agu0    41 t spill
        mov rdx, qword [rsp + 3040]  ;  1200.3 agu1    41 t
        xor rdx, r11                 ;  1203.3 alu2    41 t
        xor r11, rdi                 ;  1201.7 alu0    41 t
        xor r9, rdx                  ;  1204.3 alu1    41 t
        mov qword [rsp + 3040], rdi  ;  1201.7 agu2    41 t spill
        mov rdi, qword [rsp + 2856]  ;  1202.0 agu0    41 t
        xor rdi, qword [rsp + 2920]  ;  1205.0 alu2+agu1   41 t
        mov qword [rsp + 2920], rdx  ;  1204.3 agu2    41 t spill
        mov rdx, qword [rsp + 3032]  ;  1203.0 agu0    41 t
        xor rdx, qword [rsp + 3016]  ;  1206.0 alu0+agu1   41 t
        xor r10, qword [rsp + 2368]  ;  1203.7 alu1+agu2   41 t
        mov qword [rsp + 3016], r9   ;  1205.3 agu0    41 t spill
        mov r9, qword [rsp + 2208]   ;  1204.3 agu1    41 t
        xor r9, qword [rsp + 2952]   ;  1207.3 alu2+agu2   41 t
        mov qword [rsp + 2952], rsi  ;  1205.0 agu0    41 t spill
        mov rsi, qword [rsp + 2208]  ;  1205.3 agu1    41 t
        xor rsi, rdi                 ;  1208.3 alu0    41 t
        mov qword [rsp + 2208], rbx  ;  1206.0 agu2    41 t spill
        mov rbx, qword [rsp + 2856]  ;  1206.3 agu0    41 t
        xor rbx, rdx                 ;  1209.3 alu1    41 t
        xor rdx, rsi                 ;  1209.3 alu2    41 t
        mov qword [rsp + 2856], rsi  ;  1209.3 agu1    41 t spill
        mov rsi, qword [rsp + 2280]  ;  1207.7 agu2    41 t
        xor rsi, r9                  ;  1210.7 alu0    41 t
        xor rdi, rsi                 ;  1211.7 alu1    41 t
        mov qword [rsp + 2280], rsi  ;  1211.7 agu0    41 t spill
        mov rsi, qword [rsp + 3032]  ;  1209.0 agu1    41 t
        xor rsi, r12                 ;  1212.0 alu2    41 t
        xor r12, rbx                 ;  1210.3 alu0    41 t
        xor r9, rsi                  ;  1213.0 alu1    41 t
        mov qword [rsp + 3032], rbx  ;  1210.3 agu2    41 t spill
        mov rbx, qword [rsp + 2832]  ;  1210.7 agu0    41 t
        xor rbx, qword [rsp + 2416]  ;  1213.7 alu2+agu1   41 t
        xor rbx, qword [rsp + 3008]  ;  1214.7 alu0+agu2   41 t
        mov qword [rsp + 3008], rsi  ;  1213.0 agu0    41 t spill
        mov rsi, qword [rsp + 2808]  ;  1212.0 agu1    41 t
        xor rsi, qword [rsp + 2904]  ;  1215.0 alu1+agu2   41 t
        mov qword [rsp + 2904], r9   ;  1214.0 agu0    41 t spill
        mov r9, qword [rsp + 2688]   ;  1213.0 agu1    41 t
        xor r9, qword [rsp + 2992]   ;  1216.0 alu2+agu2   41 t
        mov qword [rsp + 2992], rdi  ;  1213.7 agu0    41 t spill
        mov rdi, qword [rsp + 2688]  ;  1214.0 agu1    41 t
        xor rdi, rbx                 ;  1217.0 alu0    41 t
        mov qword [rsp + 2688], rdx  ;  1214.7 agu2    41 t spill
        mov rdx, qword [rsp + 2832]  ;  1215.0 agu0    41 t
        xor rdx, rsi                 ;  1218.0 alu1    41 t
        xor rsi, rdi                 ;  1218.0 alu2    41 t
        mov qword [rsp + 2832], rdi  ;  1218.0 agu1    41 t spill
        mov rdi, qword [rsp + 2368]  ;  1216.3 agu2    41 t
        xor rdi, r9                  ;  1219.3 alu0    41 t
        xor rbx, rdi                 ;  1220.3 alu1    41 t
        mov qword [rsp + 2368], rdi  ;  1220.3 agu0    41 t spill
        mov rdi, qword [rsp + 2808]  ;  1217.7 agu1    41 t
        xor rdi, r10                 ;  1220.7 alu2    41 t
        xor r10, rdx                 ;  1219.0 alu0    41 t
        xor r9, rdi                  ;  1221.7 alu1    41 t
        mov qword [rsp + 2808], rdx  ;  1219.0 agu2    41 t spill
        mov rdx, rcx                 ;  1219.3 alu2    62 t copy
        xor rdx, qword [rsp + 2192]  ;  1220.3 alu0+agu0   62 t
        mov qword [rsp + 2192], rdx  ;  1221.3 agu1    62 t spill
        mov rdx, r13                 ;  1220.3 alu1    62 t copy
        xor rdx, qword [rsp + 2104]  ;  1221.3 alu2+agu2   62 t
        mov qword [rsp + 2104], rdx  ;  1222.3 agu0    62 t spill
        mov rdx, r14                 ;  1221.3 alu0    62 t copy
        xor rdx, qword [rsp + 2112]  ;  1222.3 alu1+agu1   62 t
        mov qword [rsp + 2112], rdx  ;  1223.3 agu2    62 t spill
        mov rdx, r8                  ;  1222.3 alu2    62 t copy
        xor rdx, qword [rsp + 2120]  ;  1223.3 alu0+agu0   62 t
        mov qword [rsp + 2120], rdx  ;  1224.3 agu1    62 t spill
        mov rdx, r15                 ;  1223.3 alu1    62 t copy
        xor rdx, qword [rsp + 2128]  ;  1224.3 alu2+agu2   62 t
        mov qword [rsp + 2128], rdx  ;  1225.3 agu0    62 t spill
        mov rdx, r11                 ;  1224.3 alu0    62 t copy
        xor rdx, qword [rsp + 2136]  ;  1225.3 alu1+agu1   62 t
        mov qword [rsp + 2136], rdx  ;  1226.3 agu2    62 t spill
        mov rdx, r12                 ;  1225.3 alu2    62 t copy
        xor rdx, qword [rsp + 2144]  ;  1226.3 alu0+agu0   62 t
        mov qword [rsp + 2144], rdx  ;  1227.3 agu1    62 t spill
        mov rdx, r10                 ;  1226.3 alu1    62 t copy
        xor rdx, qword [rsp + 2152]  ;  1227.3 alu2+agu2   62 t
        mov qword [rsp + 2152], rdx  ;  1228.3 agu0    62 t spill
        mov rdx, qword [rsp + 2360]  ;  1227.3 agu1    62 t
        xor rdx, qword [rsp + 2160]  ;  1230.3 alu0+agu2   62 t
        mov qword [rsp + 2160], rdx  ;  1231.3 agu0    62 t spill
        mov rdx, qword [rsp + 3072]  ;  1228.3 agu1    62 t
        xor rdx, qword [rsp + 2168]  ;  1231.3 alu1+agu2   62 t
        mov qword [rsp + 2168], rdx  ;  1232.3 agu0    62 t spill
        mov rdx, rbp                 ;  1229.3 alu2    62 t copy
        xor rdx, qword [rsp + 2176]  ;  1230.3 alu0+agu1   62 t
        mov qword [rsp + 2176], rdx  ;  1231.3 agu2    62 t spill
        mov rdx, rax                 ;  1230.3 alu1    62 t copy
        xor rdx, qword [rsp + 2184]  ;  1231.3 alu2+agu0   62 t
        mov qword [rsp + 2184], rdx  ;  1232.3 agu1    62 t spill
        mov rdx, qword [rsp + 2232]  ;  1231.3 agu2    62 t
        xor rdx, qword [rsp + 1672]  ;  1234.3 alu0+agu0   62 t
        mov qword [rsp + 1672], rdx  ;  1235.3 agu1    62 t spill
        mov rdx, qword [rsp + 2208]  ;  1232.3 agu2    62 t
        xor rdx, qword [rsp + 1680]  ;  1235.3 alu1+agu0   62 t
        mov qword [rsp + 1680], rdx  ;  1236.3 agu1    62 t spill
        mov rdx, qword [rsp + 2688]  ;  1233.3 agu2    62 t
        xor rdx, qword [rsp + 1688]  ;  1236.3 alu2+agu0   62 t
        mov qword [rsp + 1688], rdx  ;  1237.3 agu1    62 t spill
        mov rdx, rsi                 ;  1234.3 alu0    62 t copy
        xor rdx, qword [rsp + 1696]  ;  1235.3 alu1+agu2   62 t
        mov qword [rsp + 1696], rdx  ;  1236.3 agu0    62 t spill
        mov rdx, qword [rsp + 2880]  ;  1235.3 agu1    62 t
        xor rdx, qword [rsp + 1704]  ;  1238.3 alu2+agu2   62 t
        mov qword [rsp + 1704], rdx  ;  1239.3 agu0    62 t spill
        mov rdx, qword [rsp + 2984]  ;  1236.3 agu1    62 t
        xor rdx, qword [rsp + 1712]  ;  1239.3 alu0+agu2   62 t
        mov qword [rsp + 1712], rdx  ;  1240.3 agu0    62 t spill
        mov rdx, qword [rsp + 2288]  ;  1237.3 agu1    62 t
        xor rdx, qword [rsp + 1720]  ;  1240.3 alu1+agu2   62 t
        mov qword [rsp + 1720], rdx  ;  1241.3 agu0    62 t spill
        mov rdx, qword [rsp + 2392]  ;  1238.3 agu1    62 t
        xor rdx, qword [rsp + 1728]  ;  1241.3 alu2+agu2   62 t
        mov qword [rsp + 1728], rdx  ;  1242.3 agu0    62 t spill
        mov rdx, qword [rsp + 2936]  ;  1239.3 agu1    62 t
        xor rdx, qword [rsp + 1736]  ;  1242.3 alu0+agu2   62 t
        mov qword [rsp + 1736], rdx  ;  1243.3 agu0    62 t spill
        mov rdx, qword [rsp + 2952]  ;  1240.3 agu1    62 t
        xor rdx, qword [rsp + 1744]  ;  1243.3 alu1+agu2   62 t
        mov qword [rsp + 1744], rdx  ;  1244.3 agu0    62 t spill
        mov rdx, qword [rsp + 2992]  ;  1241.3 agu1    62 t
        xor rdx, qword [rsp + 1752]  ;  1244.3 alu2+agu2   62 t
        xor rbp, qword [rsp + 1848]  ;  1242.0 alu0+agu0   62 t
        xor rbp, qword [rsp + 3048]  ;  1243.0 alu1+agu1   62 t
        mov qword [rsp + 1848], rbp  ;  1244.0 agu2    62 t spill
        mov rbp, rbx                 ;  1243.0 alu2    62 t copy
        xor rbp, qword [rsp + 1760]  ;  1244.0 alu0+agu0   62 t
        xor rax, qword [rsp + 1856]  ;  1243.7 alu1+agu1   62 t
        xor rax, qword [rsp + 2480]  ;  1244.7 alu2+agu2   62 t
        mov qword [rsp + 1856], rax  ;  1245.7 agu0    62 t spill
        mov rax, qword [rsp + 2648]  ;  1244.7 agu1    62 t
        xor rax, qword [rsp + 1768]  ;  1247.7 alu0+agu2   62 t
        mov qword [rsp + 1768], rax  ;  1248.7 agu0    62 t spill
        mov rax, qword [rsp + 2912]  ;  1245.7 agu1    62 t
        xor rax, qword [rsp + 1776]  ;  1248.7 alu1+agu2   62 t
        mov qword [rsp + 1776], rax  ;  1249.7 agu0    62 t spill
        mov rax, qword [rsp + 2528]  ;  1246.7 agu1    62 t
        xor rax, qword [rsp + 1784]  ;  1249.7 alu2+agu2   62 t
        mov qword [rsp + 1784], rax  ;  1250.7 agu0    62 t spill
        mov rax, qword [rsp + 2888]  ;  1247.7 agu1    62 t
        xor rax, qword [rsp + 1792]  ;  1250.7 alu0+agu2   62 t
        xor rsi, qword [rsp + 1888]  ;  1248.3 alu1+agu0   62 t
        xor rsi, qword [rsp + 2368]  ;  1249.3 alu2+agu1   62 t
        mov qword [rsp + 1888], rsi  ;  1250.3 agu2    62 t spill
        mov rsi, qword [rsp + 2304]  ;  1249.3 agu0    62 t
        xor rsi, qword [rsp + 1800]  ;  1252.3 alu0+agu1   62 t
        mov qword [rsp + 1800], rsi  ;  1253.3 agu2    62 t spill
        mov rsi, qword [rsp + 3016]  ;  1250.3 agu0    62 t
        xor rsi, qword [rsp + 1808]  ;  1253.3 alu1+agu1   62 t
        mov qword [rsp + 1808], rsi  ;  1254.3 agu2    62 t spill
        mov rsi, qword [rsp + 2904]  ;  1251.3 agu0    62 t
        xor rsi, qword [rsp + 1816]  ;  1254.3 alu2+agu1   62 t
        mov qword [rsp + 1816], rsi  ;  1255.3 agu2    62 t spill
        mov rsi, r9                  ;  1252.3 alu0    62 t copy
        xor rsi, qword [rsp + 1824]  ;  1253.3 alu1+agu0   62 t
        mov qword [rsp + 1824], rsi  ;  1254.3 agu1    62 t spill
        mov rsi, qword [rsp + 2336]  ;  1253.3 agu2    62 t
        xor rsi, qword [rsp + 1832]  ;  1256.3 alu2+agu0   62 t
        xor rsi, qword [rsp + 2360]  ;  1257.3 alu0+agu1   62 t
        mov qword [rsp + 1832], rsi  ;  1258.3 agu2    62 t spill
        mov rsi, qword [rsp + 2448]  ;  1254.7 agu0    62 t
        xor rsi, qword [rsp + 1840]  ;  1257.7 alu1+agu1   62 t
        xor rsi, qword [rsp + 3072]  ;  1258.7 alu2+agu2   62 t
        xor rdi, rbx                 ;  1255.7 alu0    62 t
        mov rbx, qword [rsp + 2728]  ;  1256.0 agu0    62 t
        xor rbx, qword [rsp + 1864]  ;  1259.0 alu1+agu1   62 t
        xor rbx, qword [rsp + 2232]  ;  1260.0 alu2+agu2   62 t
        xor rdi, qword [rsp + 1952]  ;  1257.0 alu0+agu0   62 t
        mov qword [rsp + 1952], rdi  ;  1258.0 agu1    62 t spill
        mov rdi, qword [rsp + 2384]  ;  1257.7 agu2    62 t
        xor rdi, qword [rsp + 1872]  ;  1260.7 alu1+agu0   62 t
        xor rdi, qword [rsp + 2208]  ;  1261.7 alu2+agu1   62 t
        mov qword [rsp + 1872], rdi  ;  1262.7 agu2    62 t spill
        mov rdi, qword [rsp + 2280]  ;  1259.0 agu0    62 t
        xor rdi, qword [rsp + 1880]  ;  1262.0 alu0+agu1   62 t
        xor rdi, qword [rsp + 2688]  ;  1263.0 alu1+agu2   62 t
        mov qword [rsp + 1880], rdi  ;  1264.0 agu0    62 t spill
        mov rdi, qword [rsp + 2840]  ;  1260.3 agu1    62 t
        xor rdi, qword [rsp + 1896]  ;  1263.3 alu2+agu2   62 t
        xor rdi, qword [rsp + 2880]  ;  1264.3 alu0+agu0   62 t
        mov qword [rsp + 1896], rdi  ;  1265.3 agu1    62 t spill
        mov rdi, qword [rsp + 2824]  ;  1261.7 agu2    62 t
        xor rdi, qword [rsp + 1904]  ;  1264.7 alu1+agu0   62 t
        xor rdi, qword [rsp + 2984]  ;  1265.7 alu2+agu1   62 t
        mov qword [rsp + 1904], rdi  ;  1266.7 agu2    62 t spill
        mov rdi, qword [rsp + 2872]  ;  1263.0 agu0    62 t
        xor rdi, qword [rsp + 1912]  ;  1266.0 alu0+agu1   62 t
        xor rdi, qword [rsp + 2288]  ;  1267.0 alu1+agu2   62 t
        mov qword [rsp + 1912], rdi  ;  1268.0 agu0    62 t spill
        mov rdi, qword [rsp + 3096]  ;  1264.3 agu1    62 t
        xor rdi, qword [rsp + 1920]  ;  1267.3 alu2+agu2   62 t
        xor rdi, qword [rsp + 2392]  ;  1268.3 alu0+agu0   62 t
        xor r9, qword [rsp + 2016]   ;  1265.3 alu1+agu1   62 t
        xor r9, qword [rsp + 2808]   ;  1266.3 alu2+agu2   62 t
        mov qword [rsp + 2016], r9   ;  1267.3 agu0    62 t spill
        mov r9, qword [rsp + 3000]   ;  1266.3 agu1    62 t
        xor r9, qword [rsp + 1928]   ;  1269.3 alu0+agu2   62 t
        xor r9, qword [rsp + 2936]   ;  1270.3 alu1+agu0   62 t
        xor rcx, qword [rsp + 2024]  ;  1267.3 alu2+agu1   62 t
        xor rcx, qword [rsp + 2440]  ;  1268.3 alu0+agu2   62 t
        mov qword [rsp + 2024], rcx  ;  1269.3 agu0    62 t spill
        mov rcx, qword [rsp + 2920]  ;  1268.3 agu1    62 t
        xor rcx, qword [rsp + 1936]  ;  1271.3 alu1+agu2   62 t
        xor rcx, qword [rsp + 2952]  ;  1272.3 alu2+agu0   62 t
        xor r13, qword [rsp + 2032]  ;  1269.3 alu0+agu1   62 t
        xor r13, qword [rsp + 2240]  ;  1270.3 alu1+agu2   62 t
        mov qword [rsp + 2032], r13  ;  1271.3 agu0    62 t spill
        mov r13, qword [rsp + 3008]  ;  1270.3 agu1    62 t
        xor r13, qword [rsp + 1944]  ;  1273.3 alu2+agu2   62 t
        xor r13, qword [rsp + 2992]  ;  1274.3 alu0+agu0   62 t
        xor r14, qword [rsp + 2040]  ;  1271.3 alu1+agu1   62 t
        xor r14, qword [rsp + 3064]  ;  1272.3 alu2+agu2   62 t
        xor r8, qword [rsp + 2048]   ;  1272.0 alu0+agu0   62 t
        xor r8, qword [rsp + 3024]   ;  1273.0 alu1+agu1   62 t
        mov qword [rsp + 2048], r8   ;  1274.0 agu2    62 t spill
        mov r8, qword [rsp + 2472]   ;  1273.0 agu0    62 t
        xor r8, qword [rsp + 1960]   ;  1276.0 alu2+agu1   62 t
        xor r8, qword [rsp + 2648]   ;  1277.0 alu0+agu2   62 t
        xor r15, qword [rsp + 2056]  ;  1274.0 alu1+agu0   62 t
        xor r15, qword [rsp + 2864]  ;  1275.0 alu2+agu1   62 t
        mov qword [rsp + 2056], r15  ;  1276.0 agu2    62 t spill
        mov r15, qword [rsp + 2512]  ;  1275.0 agu0    62 t
        xor r15, qword [rsp + 1968]  ;  1278.0 alu0+agu1   62 t
        xor r15, qword [rsp + 2912]  ;  1279.0 alu1+agu2   62 t
        xor r11, qword [rsp + 2064]  ;  1276.0 alu2+agu0   62 t
        xor r11, qword [rsp + 2848]  ;  1277.0 alu0+agu1   62 t
        mov qword [rsp + 2064], r11  ;  1278.0 agu2    62 t spill
        mov r11, qword [rsp + 3056]  ;  1277.0 agu0    62 t
        xor r11, qword [rsp + 1976]  ;  1280.0 alu1+agu1   62 t
        xor r11, qword [rsp + 2528]  ;  1281.0 alu2+agu2   62 t
        xor r12, qword [rsp + 2072]  ;  1278.0 alu0+agu0   62 t
        xor r12, qword [rsp + 2856]  ;  1279.0 alu1+agu1   62 t
        mov qword [rsp + 2072], r12  ;  1280.0 agu2    62 t spill
        mov r12, qword [rsp + 2272]  ;  1279.0 agu0    62 t
        xor r12, qword [rsp + 1984]  ;  1282.0 alu2+agu1   62 t
        xor r12, qword [rsp + 2888]  ;  1283.0 alu0+agu2   62 t
        xor r10, qword [rsp + 2080]  ;  1280.0 alu1+agu0   62 t
        xor r10, qword [rsp + 2832]  ;  1281.0 alu2+agu1   62 t
        mov qword [rsp + 2080], r10  ;  1282.0 agu2    62 t spill
        mov r10, qword [rsp + 2704]  ;  1281.0 agu0    62 t
        xor r10, qword [rsp + 1992]  ;  1284.0 alu0+agu1   62 t
        xor r10, qword [rsp + 2304]  ;  1285.0 alu1+agu2   62 t
        mov qword [rsp + 2040], r14  ;  1282.0 agu0    62 t spill
        mov r14, qword [rsp + 3040]  ;  1282.3 agu1    62 t
        xor r14, qword [rsp + 2000]  ;  1285.3 alu2+agu2   62 t
        xor r14, qword [rsp + 3016]  ;  1286.3 alu0+agu0   62 t
        mov qword [rsp + 2000], r14  ;  1287.3 agu1    62 t spill
        mov r14, qword [rsp + 3032]  ;  1283.7 agu2    62 t
        xor r14, qword [rsp + 2008]  ;  1286.7 alu1+agu0   62 t
        xor r14, qword [rsp + 2904]  ;  1287.7 alu2+agu1   62 t
        mov qword [rsp + 2008], r14  ;  1288.7 agu2    62 t spill
        mov qword [rsp + 1752], rdx  ;  1285.0 agu0    60 rounds
        mov qword [rsp + 1760], rbp  ;  1285.3 agu1    60 rounds
        mov qword [rsp + 1792], rax  ;  1285.7 agu2    60 rounds
        mov qword [rsp + 1840], rsi  ;  1286.0 agu0    60 rounds
        mov qword [rsp + 1864], rbx  ;  1286.3 agu1    60 rounds
        mov qword [rsp + 1920], rdi  ;  1286.7 agu2    60 rounds
        mov qword [rsp + 1928], r9   ;  1287.0 agu0    60 rounds
        mov qword [rsp + 1936], rcx  ;  1287.3 agu1    60 rounds
        mov qword [rsp + 1944], r13  ;  1287.7 agu2    60 rounds
        mov qword [rsp + 1960], r8   ;  1288.0 agu0    60 rounds
        mov qword [rsp + 1968], r15  ;  1288.3 agu1    60 rounds
        mov qword [rsp + 1976], r11  ;  1288.7 agu2    60 rounds
        mov qword [rsp + 1984], r12  ;  1289.0 agu0    60 rounds
        mov qword [rsp + 1992], r10  ;  1289.3 agu1    60 rounds
        mov r8, qword [rsp + 2616]   ;  1289.7 agu2    60 rounds
        add r8, 0x400                ;  1292.7 alu0    60 rounds
        mov r9, qword [rsp + 2192]   ;  1290.3 agu0    62 t reload
        mov r10, qword [rsp + 2104]  ;  1290.7 agu1    62 t reload
        mov r11, qword [rsp + 2112]  ;  1291.0 agu2    62 t reload
        mov r12, qword [rsp + 2120]  ;  1291.3 agu0    62 t reload
        mov r13, qword [rsp + 2128]  ;  1291.7 agu1    62 t reload
        mov r14, qword [rsp + 2136]  ;  1292.0 agu2    62 t reload
        mov r15, qword [rsp + 2144]  ;  1292.3 agu0    62 t reload
        mov rsi, qword [rsp + 2152]  ;  1292.7 agu1    62 t reload
        mov rdi, qword [rsp + 2160]  ;  1293.0 agu2    62 t reload
        mov rbp, qword [rsp + 2168]  ;  1293.3 agu0    62 t reload
        mov rax, qword [rsp + 2176]  ;  1293.7 agu1    62 t reload
        mov rcx, qword [rsp + 2184]  ;  1294.0 agu2    62 t reload
        cmp r8, qword [rsp + 2096]   ;                    more rounds?
        jne .rounds_3
        mov qword [rsp + 2088], r8   ;                    resident
        mov qword [rsp + 1576], r9   ;                    resident
        mov qword [rsp + 1584], r10  ;                    resident
        mov qword [rsp + 1592], r11  ;                    resident
        mov qword [rsp + 1600], r12  ;                    resident
        mov qword [rsp + 1608], r13  ;                    resident
        mov qword [rsp + 1616], r14  ;                    resident
        mov qword [rsp + 1624], r15  ;                    resident
        mov qword [rsp + 1632], rsi  ;                    resident
        mov qword [rsp + 1640], rdi  ;                    resident
        mov qword [rsp + 1648], rbp  ;                    resident
        mov qword [rsp + 1656], rax  ;                    resident
        mov qword [rsp + 1664], rcx  ;                    resident
        mov r8, qword [rsp + 2080]   ;     0.0 agu0    47 y
        mov r9, qword [rsp + 864]    ;     0.3 agu1    71 d.0 reload
        and r8, qword [r9 + 4600]    ;     6.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1576]   ;     7.3 alu1+agu0   47 y
        mov qword [rsp + 24], r8     ;     8.3 agu1    69 groups
        or r8, qword [r9 + 4096]     ;     8.3 alu2+agu2   48 y
        mov r10, qword [rsp + 1832]  ;     3.3 agu0    47 y reload
        xor r8, r10                  ;     9.3 alu0    48 y
        mov qword [rsp + 280], r8    ;    10.3 agu1    69 groups
        and r10, qword [r9 + 4352]   ;     6.3 alu1+agu2   47 y
        xor r10, qword [rsp + 1584]  ;     7.3 alu2+agu0   47 y
        mov qword [rsp + 32], r10    ;     8.3 agu1    69 groups
        or r10, qword [r9 + 4104]    ;     8.3 alu0+agu2   48 y
        mov r8, qword [rsp + 1840]   ;     4.3 agu0    47 y reload
        xor r10, r8                  ;     9.3 alu1    48 y
        mov qword [rsp + 288], r10   ;    10.3 agu1    69 groups
        and r8, qword [r9 + 4360]    ;     9.3 alu2+agu2   47 y
        xor r8, qword [rsp + 1592]   ;    10.3 alu0+agu0   47 y
        mov qword [rsp + 40], r8     ;    11.3 agu1    69 groups
        or r8, qword [r9 + 4112]     ;    11.3 alu1+agu2   48 y
        mov r10, qword [rsp + 1848]  ;     8.3 agu0    47 y reload
        xor r8, r10                  ;    12.3 alu2    48 y
        mov qword [rsp + 296], r8    ;    13.3 agu1    69 groups
        and r10, qword [r9 + 4368]   ;    12.3 alu0+agu2   47 y
        xor r10, qword [rsp + 1600]  ;    13.3 alu1+agu0   47 y
        mov qword [rsp + 48], r10    ;    14.3 agu1    69 groups
        or r10, qword [r9 + 4120]    ;    14.3 alu2+agu2   48 y
        mov r8, qword [rsp + 1856]   ;    10.7 agu0    47 y reload
        xor r10, r8                  ;    15.3 alu0    48 y
        mov qword [rsp + 304], r10   ;    16.3 agu1    69 groups
        and r8, qword [r9 + 4376]    ;    14.7 alu1+agu2   47 y
        xor r8, qword [rsp + 1608]   ;    15.7 alu2+agu0   47 y
        mov qword [rsp + 56], r8     ;    16.7 agu1    69 groups
        or r8, qword [r9 + 4128]     ;    16.7 alu0+agu2   48 y
        mov r10, qword [rsp + 1864]  ;    13.0 agu0    47 y reload
        xor r8, r10                  ;    17.7 alu1    48 y
        mov qword [rsp + 312], r8    ;    18.7 agu1    69 groups
        and r10, qword [r9 + 4384]   ;    17.0 alu2+agu2   47 y
        xor r10, qword [rsp + 1616]  ;    18.0 alu0+agu0   47 y
        mov qword [rsp + 64], r10    ;    19.0 agu1    69 groups
        or r10, qword [r9 + 4136]    ;    19.0 alu1+agu2   48 y
        mov r8, qword [rsp + 1872]   ;    15.3 agu0    47 y reload
        xor r10, r8                  ;    20.0 alu2    48 y
        mov qword [rsp + 320], r10   ;    21.0 agu1    69 groups
        and r8, qword [r9 + 4392]    ;    19.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1624]   ;    20.3 alu1+agu0   47 y
        mov qword [rsp + 72], r8     ;    21.3 agu1    69 groups
        or r8, qword [r9 + 4144]     ;    21.3 alu2+agu2   48 y
        mov r10, qword [rsp + 1880]  ;    17.7 agu0    47 y reload
        xor r8, r10                  ;    22.3 alu0    48 y
        mov qword [rsp + 328], r8    ;    23.3 agu1    69 groups
        and r10, qword [r9 + 4400]   ;    21.7 alu1+agu2   47 y
        xor r10, qword [rsp + 1632]  ;    22.7 alu2+agu0   47 y
        mov qword [rsp + 80], r10    ;    23.7 agu1    69 groups
        or r10, qword [r9 + 4152]    ;    23.7 alu0+agu2   48 y
        mov r8, qword [rsp + 1888]   ;    20.0 agu0    47 y reload
        xor r10, r8                  ;    24.7 alu1    48 y
        mov qword [rsp + 336], r10   ;    25.7 agu1    69 groups
        and r8, qword [r9 + 4408]    ;    24.0 alu2+agu2   47 y
        xor r8, qword [rsp + 1640]   ;    25.0 alu0+agu0   47 y
        mov qword [rsp + 88], r8     ;    26.0 agu1    69 groups
        or r8, qword [r9 + 4160]     ;    26.0 alu1+agu2   48 y
        mov r10, qword [rsp + 1896]  ;    22.3 agu0    47 y reload
        xor r8, r10                  ;    27.0 alu2    48 y
        mov qword [rsp + 344], r8    ;    28.0 agu1    69 groups
        and r10, qword [r9 + 4416]   ;    26.3 alu0+agu2   47 y
        xor r10, qword [rsp + 1648]  ;    27.3 alu1+agu0   47 y
        mov qword [rsp + 96], r10    ;    28.3 agu1    69 groups
        or r10, qword [r9 + 4168]    ;    28.3 alu2+agu2   48 y
        mov r8, qword [rsp + 1904]   ;    24.7 agu0    47 y reload
        xor r10, r8                  ;    29.3 alu0    48 y
        mov qword [rsp + 352], r10   ;    30.3 agu1    69 groups
        and r8, qword [r9 + 4424]    ;    28.7 alu1+agu2   47 y
        xor r8, qword [rsp + 1656]   ;    29.7 alu2+agu0   47 y
        mov qword [rsp + 104], r8    ;    30.7 agu1    69 groups
        or r8, qword [r9 + 4176]     ;    30.7 alu0+agu2   48 y
        mov r10, qword [rsp + 1912]  ;    27.0 agu0    47 y reload
        xor r8, r10                  ;    31.7 alu1    48 y
        mov qword [rsp + 360], r8    ;    32.7 agu1    69 groups
        and r10, qword [r9 + 4432]   ;    31.0 alu2+agu2   47 y
        xor r10, qword [rsp + 1664]  ;    32.0 alu0+agu0   47 y
        mov qword [rsp + 112], r10   ;    33.0 agu1    69 groups
        or r10, qword [r9 + 4184]    ;    33.0 alu1+agu2   48 y
        mov r8, qword [rsp + 1920]   ;    29.3 agu0    47 y reload
        xor r10, r8                  ;    34.0 alu2    48 y
        mov qword [rsp + 368], r10   ;    35.0 agu1    69 groups
        and r8, qword [r9 + 4440]    ;    33.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1672]   ;    34.3 alu1+agu0   47 y
        mov qword [rsp + 120], r8    ;    35.3 agu1    69 groups
        or r8, qword [r9 + 4192]     ;    35.3 alu2+agu2   48 y
        mov r10, qword [rsp + 1928]  ;    31.7 agu0    47 y reload
        xor r8, r10                  ;    36.3 alu0    48 y
        mov qword [rsp + 376], r8    ;    37.3 agu1    69 groups
        and r10, qword [r9 + 4448]   ;    35.7 alu1+agu2   47 y
        xor r10, qword [rsp + 1680]  ;    36.7 alu2+agu0   47 y
        mov qword [rsp + 128], r10   ;    37.7 agu1    69 groups
        or r10, qword [r9 + 4200]    ;    37.7 alu0+agu2   48 y
        mov r8, qword [rsp + 1936]   ;    34.0 agu0    47 y reload
        xor r10, r8                  ;    38.7 alu1    48 y
        mov qword [rsp + 384], r10   ;    39.7 agu1    69 groups
        and r8, qword [r9 + 4456]    ;    38.0 alu2+agu2   47 y
        xor r8, qword [rsp + 1688]   ;    39.0 alu0+agu0   47 y
        mov qword [rsp + 136], r8    ;    40.0 agu1    69 groups
        or r8, qword [r9 + 4208]     ;    40.0 alu1+agu2   48 y
        mov r10, qword [rsp + 1944]  ;    36.3 agu0    47 y reload
        xor r8, r10                  ;    41.0 alu2    48 y
        mov qword [rsp + 392], r8    ;    42.0 agu1    69 groups
        and r10, qword [r9 + 4464]   ;    40.3 alu0+agu2   47 y
        xor r10, qword [rsp + 1696]  ;    41.3 alu1+agu0   47 y
        mov qword [rsp + 144], r10   ;    42.3 agu1    69 groups
        or r10, qword [r9 + 4216]    ;    42.3 alu2+agu2   48 y
        mov r8, qword [rsp + 1952]   ;    38.7 agu0    47 y reload
        xor r10, r8                  ;    43.3 alu0    48 y
        mov qword [rsp + 400], r10   ;    44.3 agu1    69 groups
        and r8, qword [r9 + 4472]    ;    42.7 alu1+agu2   47 y
        xor r8, qword [rsp + 1704]   ;    43.7 alu2+agu0   47 y
        mov qword [rsp + 152], r8    ;    44.7 agu1    69 groups
        or r8, qword [r9 + 4224]     ;    44.7 alu0+agu2   48 y
        mov r10, qword [rsp + 1960]  ;    41.0 agu0    47 y reload
        xor r8, r10                  ;    45.7 alu1    48 y
        mov qword [rsp + 408], r8    ;    46.7 agu1    69 groups
        and r10, qword [r9 + 4480]   ;    45.0 alu2+agu2   47 y
        xor r10, qword [rsp + 1712]  ;    46.0 alu0+agu0   47 y
        mov qword [rsp + 160], r10   ;    47.0 agu1    69 groups
        or r10, qword [r9 + 4232]    ;    47.0 alu1+agu2   48 y
        mov r8, qword [rsp + 1968]   ;    43.3 agu0    47 y reload
        xor r10, r8                  ;    48.0 alu2    48 y
        mov qword [rsp + 416], r10   ;    49.0 agu1    69 groups
        and r8, qword [r9 + 4488]    ;    47.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1720]   ;    48.3 alu1+agu0   47 y
        mov qword [rsp + 168], r8    ;    49.3 agu1    69 groups
        or r8, qword [r9 + 4240]     ;    49.3 alu2+agu2   48 y
        mov r10, qword [rsp + 1976]  ;    45.7 agu0    47 y reload
        xor r8, r10                  ;    50.3 alu0    48 y
        mov qword [rsp + 424], r8    ;    51.3 agu1    69 groups
        and r10, qword [r9 + 4496]   ;    49.7 alu1+agu2   47 y
        xor r10, qword [rsp + 1728]  ;    50.7 alu2+agu0   47 y
        mov qword [rsp + 176], r10   ;    51.7 agu1    69 groups
        or r10, qword [r9 + 4248]    ;    51.7 alu0+agu2   48 y
        mov r8, qword [rsp + 1984]   ;    48.0 agu0    47 y reload
        xor r10, r8                  ;    52.7 alu1    48 y
        mov qword [rsp + 432], r10   ;    53.7 agu1    69 groups
        and r8, qword [r9 + 4504]    ;    52.0 alu2+agu2   47 y
        xor r8, qword [rsp + 1736]   ;    53.0 alu0+agu0   47 y
        mov qword [rsp + 184], r8    ;    54.0 agu1    69 groups
        or r8, qword [r9 + 4256]     ;    54.0 alu1+agu2   48 y
        mov r10, qword [rsp + 1992]  ;    50.3 agu0    47 y reload
        xor r8, r10                  ;    55.0 alu2    48 y
        mov qword [rsp + 440], r8    ;    56.0 agu1    69 groups
        and r10, qword [r9 + 4512]   ;    54.3 alu0+agu2   47 y
        xor r10, qword [rsp + 1744]  ;    55.3 alu1+agu0   47 y
        mov qword [rsp + 192], r10   ;    56.3 agu1    69 groups
        or r10, qword [r9 + 4264]    ;    56.3 alu2+agu2   48 y
        mov r8, qword [rsp + 2000]   ;    52.7 agu0    47 y reload
        xor r10, r8                  ;    57.3 alu0    48 y
        mov qword [rsp + 448], r10   ;    58.3 agu1    69 groups
        and r8, qword [r9 + 4520]    ;    56.7 alu1+agu2   47 y
        xor r8, qword [rsp + 1752]   ;    57.7 alu2+agu0   47 y
        mov qword [rsp + 200], r8    ;    58.7 agu1    69 groups
        or r8, qword [r9 + 4272]     ;    58.7 alu0+agu2   48 y
        mov r10, qword [rsp + 2008]  ;    55.0 agu0    47 y reload
        xor r8, r10                  ;    59.7 alu1    48 y
        mov qword [rsp + 456], r8    ;    60.7 agu1    69 groups
        and r10, qword [r9 + 4528]   ;    59.0 alu2+agu2   47 y
        xor r10, qword [rsp + 1760]  ;    60.0 alu0+agu0   47 y
        mov qword [rsp + 208], r10   ;    61.0 agu1    69 groups
        or r10, qword [r9 + 4280]    ;    61.0 alu1+agu2   48 y
        mov r8, qword [rsp + 2016]   ;    57.3 agu0    47 y reload
        xor r10, r8                  ;    62.0 alu2    48 y
        mov qword [rsp + 464], r10   ;    63.0 agu1    69 groups
        and r8, qword [r9 + 4536]    ;    61.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1768]   ;    62.3 alu1+agu0   47 y
        mov qword [rsp + 216], r8    ;    63.3 agu1    69 groups
        or r8, qword [r9 + 4288]     ;    63.3 alu2+agu2   48 y
        mov r10, qword [rsp + 2024]  ;    59.7 agu0    47 y reload
        xor r8, r10                  ;    64.3 alu0    48 y
        mov qword [rsp + 472], r8    ;    65.3 agu1    69 groups
        and r10, qword [r9 + 4544]   ;    63.7 alu1+agu2   47 y
        xor r10, qword [rsp + 1776]  ;    64.7 alu2+agu0   47 y
        mov qword [rsp + 224], r10   ;    65.7 agu1    69 groups
        or r10, qword [r9 + 4296]    ;    65.7 alu0+agu2   48 y
        mov r8, qword [rsp + 2032]   ;    62.0 agu0    47 y reload
        xor r10, r8                  ;    66.7 alu1    48 y
        mov qword [rsp + 480], r10   ;    67.7 agu1    69 groups
        and r8, qword [r9 + 4552]    ;    66.0 alu2+agu2   47 y
        xor r8, qword [rsp + 1784]   ;    67.0 alu0+agu0   47 y
        mov qword [rsp + 232], r8    ;    68.0 agu1    69 groups
        or r8, qword [r9 + 4304]     ;    68.0 alu1+agu2   48 y
        mov r10, qword [rsp + 2040]  ;    64.3 agu0    47 y reload
        xor r8, r10                  ;    69.0 alu2    48 y
        mov qword [rsp + 488], r8    ;    70.0 agu1    69 groups
        and r10, qword [r9 + 4560]   ;    68.3 alu0+agu2   47 y
        xor r10, qword [rsp + 1792]  ;    69.3 alu1+agu0   47 y
        mov qword [rsp + 240], r10   ;    70.3 agu1    69 groups
        or r10, qword [r9 + 4312]    ;    70.3 alu2+agu2   48 y
        mov r8, qword [rsp + 2048]   ;    66.7 agu0    47 y reload
        xor r10, r8                  ;    71.3 alu0    48 y
        mov qword [rsp + 496], r10   ;    72.3 agu1    69 groups
        and r8, qword [r9 + 4568]    ;    70.7 alu1+agu2   47 y
        xor r8, qword [rsp + 1800]   ;    71.7 alu2+agu0   47 y
        mov qword [rsp + 248], r8    ;    72.7 agu1    69 groups
        or r8, qword [r9 + 4320]     ;    72.7 alu0+agu2   48 y
        mov r10, qword [rsp + 2056]  ;    69.0 agu0    47 y reload
        xor r8, r10                  ;    73.7 alu1    48 y
        mov qword [rsp + 504], r8    ;    74.7 agu1    69 groups
        and r10, qword [r9 + 4576]   ;    73.0 alu2+agu2   47 y
        xor r10, qword [rsp + 1808]  ;    74.0 alu0+agu0   47 y
        mov qword [rsp + 256], r10   ;    75.0 agu1    69 groups
        or r10, qword [r9 + 4328]    ;    75.0 alu1+agu2   48 y
        mov r8, qword [rsp + 2064]   ;    71.3 agu0    47 y reload
        xor r10, r8                  ;    76.0 alu2    48 y
        mov qword [rsp + 512], r10   ;    77.0 agu1    69 groups
        and r8, qword [r9 + 4584]    ;    75.3 alu0+agu2   47 y
        xor r8, qword [rsp + 1816]   ;    76.3 alu1+agu0   47 y
        mov qword [rsp + 264], r8    ;    77.3 agu1    69 groups
        or r8, qword [r9 + 4336]     ;    77.3 alu2+agu2   48 y
        mov r10, qword [rsp + 2072]  ;    73.7 agu0    47 y reload
        xor r8, r10                  ;    78.3 alu0    48 y
        mov qword [rsp + 520], r8    ;    79.3 agu1    69 groups
        and r10, qword [r9 + 4592]   ;    77.7 alu1+agu2   47 y
        xor r10, qword [rsp + 1824]  ;    78.7 alu2+agu0   47 y
        mov qword [rsp + 272], r10   ;    79.7 agu1    69 groups
        or r10, qword [r9 + 4344]    ;    79.7 alu0+agu2   48 y
        xor r10, qword [rsp + 2080]  ;    80.7 alu1+agu0   48 y
        mov qword [rsp + 528], r10   ;    81.7 agu1    69 groups
        mov r8, qword [rsp + 1312]   ;    76.7 agu2    51 x
        or r8, qword [r9 + 4856]     ;    80.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1568]   ;    81.0 alu0+agu1   51 x
        mov qword [rsp + 1056], r8   ;    82.0 agu2    69 groups
        and r8, qword [r9 + 5112]    ;    82.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1064]  ;    78.3 agu1    51 x reload
        xor r8, r10                  ;    83.0 alu2    52 x
        mov qword [rsp + 536], r8    ;    84.0 agu2    69 groups
        or r10, qword [r9 + 4608]    ;    82.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1320]  ;    83.3 alu1+agu1   51 x
        mov qword [rsp + 792], r10   ;    84.3 agu2    69 groups
        and r10, qword [r9 + 4864]   ;    84.3 alu2+agu0   52 x
        mov r8, qword [rsp + 1072]   ;    80.7 agu1    51 x reload
        xor r10, r8                  ;    85.3 alu0    52 x
        mov qword [rsp + 544], r10   ;    86.3 agu2    69 groups
        or r8, qword [r9 + 4616]     ;    84.7 alu1+agu0   51 x
        xor r8, qword [rsp + 1328]   ;    85.7 alu2+agu1   51 x
        mov qword [rsp + 800], r8    ;    86.7 agu2    69 groups
        and r8, qword [r9 + 4872]    ;    86.7 alu0+agu0   52 x
        mov r10, qword [rsp + 1080]  ;    83.0 agu1    51 x reload
        xor r8, r10                  ;    87.7 alu1    52 x
        mov qword [rsp + 552], r8    ;    88.7 agu2    69 groups
        or r10, qword [r9 + 4624]    ;    87.0 alu2+agu0   51 x
        xor r10, qword [rsp + 1336]  ;    88.0 alu0+agu1   51 x
        mov qword [rsp + 808], r10   ;    89.0 agu2    69 groups
        and r10, qword [r9 + 4880]   ;    89.0 alu1+agu0   52 x
        mov r8, qword [rsp + 1088]   ;    85.3 agu1    51 x reload
        xor r10, r8                  ;    90.0 alu2    52 x
        mov qword [rsp + 560], r10   ;    91.0 agu2    69 groups
        or r8, qword [r9 + 4632]     ;    89.3 alu0+agu0   51 x
        xor r8, qword [rsp + 1344]   ;    90.3 alu1+agu1   51 x
        mov qword [rsp + 816], r8    ;    91.3 agu2    69 groups
        and r8, qword [r9 + 4888]    ;    91.3 alu2+agu0   52 x
        mov r10, qword [rsp + 1096]  ;    87.7 agu1    51 x reload
        xor r8, r10                  ;    92.3 alu0    52 x
        mov qword [rsp + 568], r8    ;    93.3 agu2    69 groups
        or r10, qword [r9 + 4640]    ;    91.7 alu1+agu0   51 x
        xor r10, qword [rsp + 1352]  ;    92.7 alu2+agu1   51 x
        mov qword [rsp + 824], r10   ;    93.7 agu2    69 groups
        and r10, qword [r9 + 4896]   ;    93.7 alu0+agu0   52 x
        mov r8, qword [rsp + 1104]   ;    90.0 agu1    51 x reload
        xor r10, r8                  ;    94.7 alu1    52 x
        mov qword [rsp + 576], r10   ;    95.7 agu2    69 groups
        or r8, qword [r9 + 4648]     ;    94.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1360]   ;    95.0 alu0+agu1   51 x
        mov qword [rsp + 832], r8    ;    96.0 agu2    69 groups
        and r8, qword [r9 + 4904]    ;    96.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1112]  ;    92.3 agu1    51 x reload
        xor r8, r10                  ;    97.0 alu2    52 x
        mov qword [rsp + 584], r8    ;    98.0 agu2    69 groups
        or r10, qword [r9 + 4656]    ;    96.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1368]  ;    97.3 alu1+agu1   51 x
        mov qword [rsp + 840], r10   ;    98.3 agu2    69 groups
        and r10, qword [r9 + 4912]   ;    98.3 alu2+agu0   52 x
        mov r8, qword [rsp + 1120]   ;    94.7 agu1    51 x reload
        xor r10, r8                  ;    99.3 alu0    52 x
        mov qword [rsp + 592], r10   ;   100.3 agu2    69 groups
        or r8, qword [r9 + 4664]     ;    98.7 alu1+agu0   51 x
        xor r8, qword [rsp + 1376]   ;    99.7 alu2+agu1   51 x
        mov qword [rsp + 848], r8    ;   100.7 agu2    69 groups
        and r8, qword [r9 + 4920]    ;   100.7 alu0+agu0   52 x
        mov r10, qword [rsp + 1128]  ;    97.0 agu1    51 x reload
        xor r8, r10                  ;   101.7 alu1    52 x
        mov qword [rsp + 600], r8    ;   102.7 agu2    69 groups
        or r10, qword [r9 + 4672]    ;   101.0 alu2+agu0   51 x
        xor r10, qword [rsp + 1384]  ;   102.0 alu0+agu1   51 x
        mov qword [rsp + 856], r10   ;   103.0 agu2    69 groups
        and r10, qword [r9 + 4928]   ;   103.0 alu1+agu0   52 x
        mov r8, qword [rsp + 1136]   ;    99.3 agu1    51 x reload
        xor r10, r8                  ;   104.0 alu2    52 x
        mov qword [rsp + 608], r10   ;   105.0 agu2    69 groups
        or r8, qword [r9 + 4680]     ;   103.3 alu0+agu0   51 x
        xor r8, qword [rsp + 1392]   ;   104.3 alu1+agu1   51 x
        mov qword [rsp + 872], r8    ;   105.3 agu2    69 groups
        and r8, qword [r9 + 4936]    ;   105.3 alu2+agu0   52 x
        mov r10, qword [rsp + 1144]  ;   101.7 agu1    51 x reload
        xor r8, r10                  ;   106.3 alu0    52 x
        mov qword [rsp + 616], r8    ;   107.3 agu2    69 groups
        or r10, qword [r9 + 4688]    ;   105.7 alu1+agu0   51 x
        xor r10, qword [rsp + 1400]  ;   106.7 alu2+agu1   51 x
        mov qword [rsp + 880], r10   ;   107.7 agu2    69 groups
        and r10, qword [r9 + 4944]   ;   107.7 alu0+agu0   52 x
        mov r8, qword [rsp + 1152]   ;   104.0 agu1    51 x reload
        xor r10, r8                  ;   108.7 alu1    52 x
        mov qword [rsp + 624], r10   ;   109.7 agu2    69 groups
        or r8, qword [r9 + 4696]     ;   108.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1408]   ;   109.0 alu0+agu1   51 x
        mov qword [rsp + 888], r8    ;   110.0 agu2    69 groups
        and r8, qword [r9 + 4952]    ;   110.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1160]  ;   106.3 agu1    51 x reload
        xor r8, r10                  ;   111.0 alu2    52 x
        mov qword [rsp + 632], r8    ;   112.0 agu2    69 groups
        or r10, qword [r9 + 4704]    ;   110.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1416]  ;   111.3 alu1+agu1   51 x
        mov qword [rsp + 896], r10   ;   112.3 agu2    69 groups
        and r10, qword [r9 + 4960]   ;   112.3 alu2+agu0   52 x
        mov r8, qword [rsp + 1168]   ;   108.7 agu1    51 x reload
        xor r10, r8                  ;   113.3 alu0    52 x
        mov qword [rsp + 640], r10   ;   114.3 agu2    69 groups
        or r8, qword [r9 + 4712]     ;   112.7 alu1+agu0   51 x
        xor r8, qword [rsp + 1424]   ;   113.7 alu2+agu1   51 x
        mov qword [rsp + 904], r8    ;   114.7 agu2    69 groups
        and r8, qword [r9 + 4968]    ;   114.7 alu0+agu0   52 x
        mov r10, qword [rsp + 1176]  ;   111.0 agu1    51 x reload
        xor r8, r10                  ;   115.7 alu1    52 x
        mov qword [rsp + 648], r8    ;   116.7 agu2    69 groups
        or r10, qword [r9 + 4720]    ;   115.0 alu2+agu0   51 x
        xor r10, qword [rsp + 1432]  ;   116.0 alu0+agu1   51 x
        mov qword [rsp + 912], r10   ;   117.0 agu2    69 groups
        and r10, qword [r9 + 4976]   ;   117.0 alu1+agu0   52 x
        mov r8, qword [rsp + 1184]   ;   113.3 agu1    51 x reload
        xor r10, r8                  ;   118.0 alu2    52 x
        mov qword [rsp + 656], r10   ;   119.0 agu2    69 groups
        or r8, qword [r9 + 4728]     ;   117.3 alu0+agu0   51 x
        xor r8, qword [rsp + 1440]   ;   118.3 alu1+agu1   51 x
        mov qword [rsp + 920], r8    ;   119.3 agu2    69 groups
        and r8, qword [r9 + 4984]    ;   119.3 alu2+agu0   52 x
        mov r10, qword [rsp + 1192]  ;   115.7 agu1    51 x reload
        xor r8, r10                  ;   120.3 alu0    52 x
        mov qword [rsp + 664], r8    ;   121.3 agu2    69 groups
        or r10, qword [r9 + 4736]    ;   119.7 alu1+agu0   51 x
        xor r10, qword [rsp + 1448]  ;   120.7 alu2+agu1   51 x
        mov qword [rsp + 928], r10   ;   121.7 agu2    69 groups
        and r10, qword [r9 + 4992]   ;   121.7 alu0+agu0   52 x
        mov r8, qword [rsp + 1200]   ;   118.0 agu1    51 x reload
        xor r10, r8                  ;   122.7 alu1    52 x
        mov qword [rsp + 672], r10   ;   123.7 agu2    69 groups
        or r8, qword [r9 + 4744]     ;   122.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1456]   ;   123.0 alu0+agu1   51 x
        mov qword [rsp + 936], r8    ;   124.0 agu2    69 groups
        and r8, qword [r9 + 5000]    ;   124.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1208]  ;   120.3 agu1    51 x reload
        xor r8, r10                  ;   125.0 alu2    52 x
        mov qword [rsp + 680], r8    ;   126.0 agu2    69 groups
        or r10, qword [r9 + 4752]    ;   124.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1464]  ;   125.3 alu1+agu1   51 x
        mov qword [rsp + 944], r10   ;   126.3 agu2    69 groups
        and r10, qword [r9 + 5008]   ;   126.3 alu2+agu0   52 x
        mov r8, qword [rsp + 1216]   ;   122.7 agu1    51 x reload
        xor r10, r8                  ;   127.3 alu0    52 x
        mov qword [rsp + 688], r10   ;   128.3 agu2    69 groups
        or r8, qword [r9 + 4760]     ;   126.7 alu1+agu0   51 x
        xor r8, qword [rsp + 1472]   ;   127.7 alu2+agu1   51 x
        mov qword [rsp + 952], r8    ;   128.7 agu2    69 groups
        and r8, qword [r9 + 5016]    ;   128.7 alu0+agu0   52 x
        mov r10, qword [rsp + 1224]  ;   125.0 agu1    51 x reload
        xor r8, r10                  ;   129.7 alu1    52 x
        mov qword [rsp + 696], r8    ;   130.7 agu2    69 groups
        or r10, qword [r9 + 4768]    ;   129.0 alu2+agu0   51 x
        xor r10, qword [rsp + 1480]  ;   130.0 alu0+agu1   51 x
        mov qword [rsp + 960], r10   ;   131.0 agu2    69 groups
        and r10, qword [r9 + 5024]   ;   131.0 alu1+agu0   52 x
        mov r8, qword [rsp + 1232]   ;   127.3 agu1    51 x reload
        xor r10, r8                  ;   132.0 alu2    52 x
        mov qword [rsp + 704], r10   ;   133.0 agu2    69 groups
        or r8, qword [r9 + 4776]     ;   131.3 alu0+agu0   51 x
        xor r8, qword [rsp + 1488]   ;   132.3 alu1+agu1   51 x
        mov qword [rsp + 968], r8    ;   133.3 agu2    69 groups
        and r8, qword [r9 + 5032]    ;   133.3 alu2+agu0   52 x
        mov r10, qword [rsp + 1240]  ;   129.7 agu1    51 x reload
        xor r8, r10                  ;   134.3 alu0    52 x
        mov qword [rsp + 712], r8    ;   135.3 agu2    69 groups
        or r10, qword [r9 + 4784]    ;   133.7 alu1+agu0   51 x
        xor r10, qword [rsp + 1496]  ;   134.7 alu2+agu1   51 x
        mov qword [rsp + 976], r10   ;   135.7 agu2    69 groups
        and r10, qword [r9 + 5040]   ;   135.7 alu0+agu0   52 x
        mov r8, qword [rsp + 1248]   ;   132.0 agu1    51 x reload
        xor r10, r8                  ;   136.7 alu1    52 x
        mov qword [rsp + 720], r10   ;   137.7 agu2    69 groups
        or r8, qword [r9 + 4792]     ;   136.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1504]   ;   137.0 alu0+agu1   51 x
        mov qword [rsp + 984], r8    ;   138.0 agu2    69 groups
        and r8, qword [r9 + 5048]    ;   138.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1256]  ;   134.3 agu1    51 x reload
        xor r8, r10                  ;   139.0 alu2    52 x
        mov qword [rsp + 728], r8    ;   140.0 agu2    69 groups
        or r10, qword [r9 + 4800]    ;   138.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1512]  ;   139.3 alu1+agu1   51 x
        mov qword [rsp + 992], r10   ;   140.3 agu2    69 groups
        and r10, qword [r9 + 5056]   ;   140.3 alu2+agu0   52 x
        mov r8, qword [rsp + 1264]   ;   136.7 agu1    51 x reload
        xor r10, r8                  ;   141.3 alu0    52 x
        mov qword [rsp + 736], r10   ;   142.3 agu2    69 groups
        or r8, qword [r9 + 4808]     ;   140.7 alu1+agu0   51 x
        xor r8, qword [rsp + 1520]   ;   141.7 alu2+agu1   51 x
        mov qword [rsp + 1000], r8   ;   142.7 agu2    69 groups
        and r8, qword [r9 + 5064]    ;   142.7 alu0+agu0   52 x
        mov r10, qword [rsp + 1272]  ;   139.0 agu1    51 x reload
        xor r8, r10                  ;   143.7 alu1    52 x
        mov qword [rsp + 744], r8    ;   144.7 agu2    69 groups
        or r10, qword [r9 + 4816]    ;   143.0 alu2+agu0   51 x
        xor r10, qword [rsp + 1528]  ;   144.0 alu0+agu1   51 x
        mov qword [rsp + 1008], r10  ;   145.0 agu2    69 groups
        and r10, qword [r9 + 5072]   ;   145.0 alu1+agu0   52 x
        mov r8, qword [rsp + 1280]   ;   141.3 agu1    51 x reload
        xor r10, r8                  ;   146.0 alu2    52 x
        mov qword [rsp + 752], r10   ;   147.0 agu2    69 groups
        or r8, qword [r9 + 4824]     ;   145.3 alu0+agu0   51 x
        xor r8, qword [rsp + 1536]   ;   146.3 alu1+agu1   51 x
        mov qword [rsp + 1016], r8   ;   147.3 agu2    69 groups
        and r8, qword [r9 + 5080]    ;   147.3 alu2+agu0   52 x
        mov r10, qword [rsp + 1288]  ;   143.7 agu1    51 x reload
        xor r8, r10                  ;   148.3 alu0    52 x
        mov qword [rsp + 760], r8    ;   149.3 agu2    69 groups
        or r10, qword [r9 + 4832]    ;   147.7 alu1+agu0   51 x
        xor r10, qword [rsp + 1544]  ;   148.7 alu2+agu1   51 x
        mov qword [rsp + 1024], r10  ;   149.7 agu2    69 groups
        and r10, qword [r9 + 5088]   ;   149.7 alu0+agu0   52 x
        mov r8, qword [rsp + 1296]   ;   146.0 agu1    51 x reload
        xor r10, r8                  ;   150.7 alu1    52 x
        mov qword [rsp + 768], r10   ;   151.7 agu2    69 groups
        or r8, qword [r9 + 4840]     ;   150.0 alu2+agu0   51 x
        xor r8, qword [rsp + 1552]   ;   151.0 alu0+agu1   51 x
        mov qword [rsp + 1040], r8   ;   152.0 agu2    69 groups
        and r8, qword [r9 + 5096]    ;   152.0 alu1+agu0   52 x
        mov r10, qword [rsp + 1304]  ;   148.3 agu1    51 x reload
        xor r8, r10                  ;   153.0 alu2    52 x
        mov qword [rsp + 776], r8    ;   154.0 agu2    69 groups
        or r10, qword [r9 + 4848]    ;   152.3 alu0+agu0   51 x
        xor r10, qword [rsp + 1560]  ;   153.3 alu1+agu1   51 x
        mov qword [rsp + 1048], r10  ;   154.3 agu2    69 groups
        and r10, qword [r9 + 5104]   ;   154.3 alu2+agu0   52 x
        xor r10, qword [rsp + 1312]  ;   155.3 alu0+agu1   52 x
        mov qword [rsp + 784], r10   ;   156.3 agu2    69 groups
        add r9, 0x1000               ;   151.3 alu1    69 groups
        mov qword [rsp + 864], r9    ;   152.3 agu0    69 groups
        cmp r9, qword [rsp + 1032]   ;                    more groups?
        jne .groups_2
        mov r8, qword [rsp + 536]    ;     0.0 agu0    60 rounds reload
        mov qword [rsp + 3168], r8   ;     3.0 agu1    60 rounds
        mov r8, qword [rsp + 544]    ;     0.7 agu2    60 rounds reload
        mov qword [rsp + 3176], r8   ;     3.7 agu0    60 rounds
        mov r8, qword [rsp + 552]    ;     1.3 agu1    60 rounds reload
        mov qword [rsp + 3184], r8   ;     4.3 agu2    60 rounds
        mov r8, qword [rsp + 560]    ;     2.0 agu0    60 rounds reload
        mov qword [rsp + 3192], r8   ;     5.0 agu1    60 rounds
        mov r8, qword [rsp + 568]    ;     2.7 agu2    60 rounds reload
        mov qword [rsp + 3200], r8   ;     5.7 agu0    60 rounds
        mov r8, qword [rsp + 576]    ;     3.3 agu1    60 rounds reload
        mov qword [rsp + 3208], r8   ;     6.3 agu2    60 rounds
        mov r8, qword [rsp + 584]    ;     4.0 agu0    60 rounds reload
        mov qword [rsp + 3216], r8   ;     7.0 agu1    60 rounds
        mov r8, qword [rsp + 592]    ;     4.7 agu2    60 rounds reload
        mov qword [rsp + 3224], r8   ;     7.7 agu0    60 rounds
        mov r8, qword [rsp + 600]    ;     5.3 agu1    60 rounds reload
        mov qword [rsp + 3232], r8   ;     8.3 agu2    60 rounds
        mov r8, qword [rsp + 608]    ;     6.0 agu0    60 rounds reload
        mov qword [rsp + 3240], r8   ;     9.0 agu1    60 rounds
        mov r8, qword [rsp + 616]    ;     6.7 agu2    60 rounds reload
        mov qword [rsp + 3248], r8   ;     9.7 agu0    60 rounds
        mov r8, qword [rsp + 624]    ;     7.3 agu1    60 rounds reload
        mov qword [rsp + 3256], r8   ;    10.3 agu2    60 rounds
        mov r8, qword [rsp + 632]    ;     8.0 agu0    60 rounds reload
        mov qword [rsp + 3264], r8   ;    11.0 agu1    60 rounds
        mov r8, qword [rsp + 640]    ;     8.7 agu2    60 rounds reload
        mov qword [rsp + 3272], r8   ;    11.7 agu0    60 rounds
        mov r8, qword [rsp + 648]    ;     9.3 agu1    60 rounds reload
        mov qword [rsp + 3280], r8   ;    12.3 agu2    60 rounds
        mov r8, qword [rsp + 656]    ;    10.0 agu0    60 rounds reload
        mov qword [rsp + 3288], r8   ;    13.0 agu1    60 rounds
        mov r8, qword [rsp + 664]    ;    10.7 agu2    60 rounds reload
        mov qword [rsp + 3296], r8   ;    13.7 agu0    60 rounds
        mov r8, qword [rsp + 672]    ;    11.3 agu1    60 rounds reload
        mov qword [rsp + 3304], r8   ;    14.3 agu2    60 rounds
        mov r8, qword [rsp + 680]    ;    12.0 agu0    60 rounds reload
        mov qword [rsp + 3312], r8   ;    15.0 agu1    60 rounds
        mov r8, qword [rsp + 688]    ;    12.7 agu2    60 rounds reload
        mov qword [rsp + 3320], r8   ;    15.7 agu0    60 rounds
        mov r8, qword [rsp + 696]    ;    13.3 agu1    60 rounds reload
        mov qword [rsp + 3328], r8   ;    16.3 agu2    60 rounds
        mov r8, qword [rsp + 704]    ;    14.0 agu0    60 rounds reload
        mov qword [rsp + 3336], r8   ;    17.0 agu1    60 rounds
        mov r8, qword [rsp + 712]    ;    14.7 agu2    60 rounds reload
        mov qword [rsp + 3344], r8   ;    17.7 agu0    60 rounds
        mov r8, qword [rsp + 720]    ;    15.3 agu1    60 rounds reload
        mov qword [rsp + 3352], r8   ;    18.3 agu2    60 rounds
        mov r8, qword [rsp + 728]    ;    16.0 agu0    60 rounds reload
        mov qword [rsp + 3360], r8   ;    19.0 agu1    60 rounds
        mov r8, qword [rsp + 736]    ;    16.7 agu2    60 rounds reload
        mov qword [rsp + 3368], r8   ;    19.7 agu0    60 rounds
        mov r8, qword [rsp + 744]    ;    17.3 agu1    60 rounds reload
        mov qword [rsp + 3376], r8   ;    20.3 agu2    60 rounds
        mov r8, qword [rsp + 752]    ;    18.0 agu0    60 rounds reload
        mov qword [rsp + 3384], r8   ;    21.0 agu1    60 rounds
        mov r8, qword [rsp + 760]    ;    18.7 agu2    60 rounds reload
        mov qword [rsp + 3392], r8   ;    21.7 agu0    60 rounds
        mov r8, qword [rsp + 768]    ;    19.3 agu1    60 rounds reload
        mov qword [rsp + 3400], r8   ;    22.3 agu2    60 rounds
        mov r8, qword [rsp + 776]    ;    20.0 agu0    60 rounds reload
        mov qword [rsp + 3408], r8   ;    23.0 agu1    60 rounds
        mov r8, qword [rsp + 784]    ;    20.7 agu2    60 rounds reload
        mov qword [rsp + 3416], r8   ;    23.7 agu0    60 rounds
        mov r8, qword [rsp + 792]    ;    21.3 agu1    60 rounds reload
        mov qword [rsp + 3424], r8   ;    24.3 agu2    60 rounds
        mov r8, qword [rsp + 800]    ;    22.0 agu0    60 rounds reload
        mov qword [rsp + 3432], r8   ;    25.0 agu1    60 rounds
        mov r8, qword [rsp + 808]    ;    22.7 agu2    60 rounds reload
        mov qword [rsp + 3440], r8   ;    25.7 agu0    60 rounds
        mov r8, qword [rsp + 816]    ;    23.3 agu1    60 rounds reload
        mov qword [rsp + 3448], r8   ;    26.3 agu2    60 rounds
        mov r8, qword [rsp + 824]    ;    24.0 agu0    60 rounds reload
        mov qword [rsp + 3456], r8   ;    27.0 agu1    60 rounds
        mov r8, qword [rsp + 832]    ;    24.7 agu2    60 rounds reload
        mov qword [rsp + 3464], r8   ;    27.7 agu0    60 rounds
        mov r8, qword [rsp + 840]    ;    25.3 agu1    60 rounds reload
        mov qword [rsp + 3472], r8   ;    28.3 agu2    60 rounds
        mov r8, qword [rsp + 848]    ;    26.0 agu0    60 rounds reload
        mov qword [rsp + 3480], r8   ;    29.0 agu1    60 rounds
        mov r8, qword [rsp + 856]    ;    26.7 agu2    60 rounds reload
        mov qword [rsp + 3488], r8   ;    29.7 agu0    60 rounds
        mov r8, qword [rsp + 872]    ;    27.3 agu1    60 rounds reload
        mov qword [rsp + 3496], r8   ;    30.3 agu2    60 rounds
        mov r8, qword [rsp + 880]    ;    28.0 agu0    60 rounds reload
        mov qword [rsp + 3504], r8   ;    31.0 agu1    60 rounds
        mov r8, qword [rsp + 888]    ;    28.7 agu2    60 rounds reload
        mov qword [rsp + 3512], r8   ;    31.7 agu0    60 rounds
        mov r8, qword [rsp + 896]    ;    29.3 agu1    60 rounds reload
        mov qword [rsp + 3520], r8   ;    32.3 agu2    60 rounds
        mov r8, qword [rsp + 904]    ;    30.0 agu0    60 rounds reload
        mov qword [rsp + 3528], r8   ;    33.0 agu1    60 rounds
        mov r8, qword [rsp + 912]    ;    30.7 agu2    60 rounds reload
        mov qword [rsp + 3536], r8   ;    33.7 agu0    60 rounds
        mov r8, qword [rsp + 920]    ;    31.3 agu1    60 rounds reload
        mov qword [rsp + 3544], r8   ;    34.3 agu2    60 rounds
        mov r8, qword [rsp + 928]    ;    32.0 agu0    60 rounds reload
        mov qword [rsp + 3552], r8   ;    35.0 agu1    60 rounds
        mov r8, qword [rsp + 936]    ;    32.7 agu2    60 rounds reload
        mov qword [rsp + 3560], r8   ;    35.7 agu0    60 rounds
        mov r8, qword [rsp + 944]    ;    33.3 agu1    60 rounds reload
        mov qword [rsp + 3568], r8   ;    36.3 agu2    60 rounds
        mov r8, qword [rsp + 952]    ;    34.0 agu0    60 rounds reload
        mov qword [rsp + 3576], r8   ;    37.0 agu1    60 rounds
        mov r8, qword [rsp + 960]    ;    34.7 agu2    60 rounds reload
        mov qword [rsp + 3584], r8   ;    37.7 agu0    60 rounds
        mov r8, qword [rsp + 968]    ;    35.3 agu1    60 rounds reload
        mov qword [rsp + 3592], r8   ;    38.3 agu2    60 rounds
        mov r8, qword [rsp + 976]    ;    36.0 agu0    60 rounds reload
        mov qword [rsp + 3600], r8   ;    39.0 agu1    60 rounds
        mov r8, qword [rsp + 984]    ;    36.7 agu2    60 rounds reload
        mov qword [rsp + 3608], r8   ;    39.7 agu0    60 rounds
        mov r8, qword [rsp + 992]    ;    37.3 agu1    60 rounds reload
        mov qword [rsp + 3616], r8   ;    40.3 agu2    60 rounds
        mov r8, qword [rsp + 1000]   ;    38.0 agu0    60 rounds reload
        mov qword [rsp + 3624], r8   ;    41.0 agu1    60 rounds
        mov r8, qword [rsp + 1008]   ;    38.7 agu2    60 rounds reload
        mov qword [rsp + 3632], r8   ;    41.7 agu0    60 rounds
        mov r8, qword [rsp + 1016]   ;    39.3 agu1    60 rounds reload
        mov qword [rsp + 3640], r8   ;    42.3 agu2    60 rounds
        mov r8, qword [rsp + 1024]   ;    40.0 agu0    60 rounds reload
        mov qword [rsp + 3648], r8   ;    43.0 agu1    60 rounds
        mov r8, qword [rsp + 1040]   ;    40.7 agu2    60 rounds reload
        mov qword [rsp + 3656], r8   ;    43.7 agu0    60 rounds
        mov r8, qword [rsp + 1048]   ;    41.3 agu1    60 rounds reload
        mov qword [rsp + 3664], r8   ;    44.3 agu2    60 rounds
        mov r8, qword [rsp + 1056]   ;    42.0 agu0    60 rounds reload
        mov qword [rsp + 3672], r8   ;    45.0 agu1    60 rounds
        mov r8, qword [rsp + 24]     ;    42.7 agu2    60 rounds reload
        mov qword [rsp + 3680], r8   ;    45.7 agu0    60 rounds
        mov r8, qword [rsp + 32]     ;    43.3 agu1    60 rounds reload
        mov qword [rsp + 3688], r8   ;    46.3 agu2    60 rounds
        mov r8, qword [rsp + 40]     ;    44.0 agu0    60 rounds reload
        mov qword [rsp + 3696], r8   ;    47.0 agu1    60 rounds
        mov r8, qword [rsp + 48]     ;    44.7 agu2    60 rounds reload
        mov qword [rsp + 3704], r8   ;    47.7 agu0    60 rounds
        mov r8, qword [rsp + 56]     ;    45.3 agu1    60 rounds reload
        mov qword [rsp + 3712], r8   ;    48.3 agu2    60 rounds
        mov r8, qword [rsp + 64]     ;    46.0 agu0    60 rounds reload
        mov qword [rsp + 3720], r8   ;    49.0 agu1    60 rounds
        mov r8, qword [rsp + 72]     ;    46.7 agu2    60 rounds reload
        mov qword [rsp + 3728], r8   ;    49.7 agu0    60 rounds
        mov r8, qword [rsp + 80]     ;    47.3 agu1    60 rounds reload
        mov qword [rsp + 3736], r8   ;    50.3 agu2    60 rounds
        mov r8, qword [rsp + 88]     ;    48.0 agu0    60 rounds reload
        mov qword [rsp + 3744], r8   ;    51.0 agu1    60 rounds
        mov r8, qword [rsp + 96]     ;    48.7 agu2    60 rounds reload
        mov qword [rsp + 3752], r8   ;    51.7 agu0    60 rounds
        mov r8, qword [rsp + 104]    ;    49.3 agu1    60 rounds reload
        mov qword [rsp + 3760], r8   ;    52.3 agu2    60 rounds
        mov r8, qword [rsp + 112]    ;    50.0 agu0    60 rounds reload
        mov qword [rsp + 3768], r8   ;    53.0 agu1    60 rounds
        mov r8, qword [rsp + 120]    ;    50.7 agu2    60 rounds reload
        mov qword [rsp + 3776], r8   ;    53.7 agu0    60 rounds
        mov r8, qword [rsp + 128]    ;    51.3 agu1    60 rounds reload
        mov qword [rsp + 3784], r8   ;    54.3 agu2    60 rounds
        mov r8, qword [rsp + 136]    ;    52.0 agu0    60 rounds reload
        mov qword [rsp + 3792], r8   ;    55.0 agu1    60 rounds
        mov r8, qword [rsp + 144]    ;    52.7 agu2    60 rounds reload
        mov qword [rsp + 3800], r8   ;    55.7 agu0    60 rounds
        mov r8, qword [rsp + 152]    ;    53.3 agu1    60 rounds reload
        mov qword [rsp + 3808], r8   ;    56.3 agu2    60 rounds
        mov r8, qword [rsp + 160]    ;    54.0 agu0    60 rounds reload
        mov qword [rsp + 3816], r8   ;    57.0 agu1    60 rounds
        mov r8, qword [rsp + 168]    ;    54.7 agu2    60 rounds reload
        mov qword [rsp + 3824], r8   ;    57.7 agu0    60 rounds
        mov r8, qword [rsp + 176]    ;    55.3 agu1    60 rounds reload
        mov qword [rsp + 3832], r8   ;    58.3 agu2    60 rounds
        mov r8, qword [rsp + 184]    ;    56.0 agu0    60 rounds reload
        mov qword [rsp + 3840], r8   ;    59.0 agu1    60 rounds
        mov r8, qword [rsp + 192]    ;    56.7 agu2    60 rounds reload
        mov qword [rsp + 3848], r8   ;    59.7 agu0    60 rounds
        mov r8, qword [rsp + 200]    ;    57.3 agu1    60 rounds reload
        mov qword [rsp + 3856], r8   ;    60.3 agu2    60 rounds
        mov r8, qword [rsp + 208]    ;    58.0 agu0    60 rounds reload
        mov qword [rsp + 3864], r8   ;    61.0 agu1    60 rounds
        mov r8, qword [rsp + 216]    ;    58.7 agu2    60 rounds reload
        mov qword [rsp + 3872], r8   ;    61.7 agu0    60 rounds
        mov r8, qword [rsp + 224]    ;    59.3 agu1    60 rounds reload
        mov qword [rsp + 3880], r8   ;    62.3 agu2    60 rounds
        mov r8, qword [rsp + 232]    ;    60.0 agu0    60 rounds reload
        mov qword [rsp + 3888], r8   ;    63.0 agu1    60 rounds
        mov r8, qword [rsp + 240]    ;    60.7 agu2    60 rounds reload
        mov qword [rsp + 3896], r8   ;    63.7 agu0    60 rounds
        mov r8, qword [rsp + 248]    ;    61.3 agu1    60 rounds reload
        mov qword [rsp + 3904], r8   ;    64.3 agu2    60 rounds
        mov r8, qword [rsp + 256]    ;    62.0 agu0    60 rounds reload
        mov qword [rsp + 3912], r8   ;    65.0 agu1    60 rounds
        mov r8, qword [rsp + 264]    ;    62.7 agu2    60 rounds reload
        mov qword [rsp + 3920], r8   ;    65.7 agu0    60 rounds
        mov r8, qword [rsp + 272]    ;    63.3 agu1    60 rounds reload
        mov qword [rsp + 3928], r8   ;    66.3 agu2    60 rounds
        mov r8, qword [rsp + 280]    ;    64.0 agu0    60 rounds reload
        mov qword [rsp + 3936], r8   ;    67.0 agu1    60 rounds
        mov r8, qword [rsp + 288]    ;    64.7 agu2    60 rounds reload
        mov qword [rsp + 3944], r8   ;    67.7 agu0    60 rounds
        mov r8, qword [rsp + 296]    ;    65.3 agu1    60 rounds reload
        mov qword [rsp + 3952], r8   ;    68.3 agu2    60 rounds
        mov r8, qword [rsp + 304]    ;    66.0 agu0    60 rounds reload
        mov qword [rsp + 3960], r8   ;    69.0 agu1    60 rounds
        mov r8, qword [rsp + 312]    ;    66.7 agu2    60 rounds reload
        mov qword [rsp + 3968], r8   ;    69.7 agu0    60 rounds
        mov r8, qword [rsp + 320]    ;    67.3 agu1    60 rounds reload
        mov qword [rsp + 3976], r8   ;    70.3 agu2    60 rounds
        mov r8, qword [rsp + 328]    ;    68.0 agu0    60 rounds reload
        mov qword [rsp + 3984], r8   ;    71.0 agu1    60 rounds
        mov r8, qword [rsp + 336]    ;    68.7 agu2    60 rounds reload
        mov qword [rsp + 3992], r8   ;    71.7 agu0    60 rounds
        mov r8, qword [rsp + 344]    ;    69.3 agu1    60 rounds reload
        mov qword [rsp + 4000], r8   ;    72.3 agu2    60 rounds
        mov r8, qword [rsp + 352]    ;    70.0 agu0    60 rounds reload
        mov qword [rsp + 4008], r8   ;    73.0 agu1    60 rounds
        mov r8, qword [rsp + 360]    ;    70.7 agu2    60 rounds reload
        mov qword [rsp + 4016], r8   ;    73.7 agu0    60 rounds
        mov r8, qword [rsp + 368]    ;    71.3 agu1    60 rounds reload
        mov qword [rsp + 4024], r8   ;    74.3 agu2    60 rounds
        mov r8, qword [rsp + 376]    ;    72.0 agu0    60 rounds reload
        mov qword [rsp + 4032], r8   ;    75.0 agu1    60 rounds
        mov r8, qword [rsp + 384]    ;    72.7 agu2    60 rounds reload
        mov qword [rsp + 4040], r8   ;    75.7 agu0    60 rounds
        mov r8, qword [rsp + 392]    ;    73.3 agu1    60 rounds reload
        mov qword [rsp + 4048], r8   ;    76.3 agu2    60 rounds
        mov r8, qword [rsp + 400]    ;    74.0 agu0    60 rounds reload
        mov qword [rsp + 4056], r8   ;    77.0 agu1    60 rounds
        mov r8, qword [rsp + 408]    ;    74.7 agu2    60 rounds reload
        mov qword [rsp + 4064], r8   ;    77.7 agu0    60 rounds
        mov r8, qword [rsp + 416]    ;    75.3 agu1    60 rounds reload
        mov qword [rsp + 4072], r8   ;    78.3 agu2    60 rounds
        mov r8, qword [rsp + 424]    ;    76.0 agu0    60 rounds reload
        mov qword [rsp + 4080], r8   ;    79.0 agu1    60 rounds
        mov r8, qword [rsp + 432]    ;    76.7 agu2    60 rounds reload
        mov qword [rsp + 4088], r8   ;    79.7 agu0    60 rounds
        mov r8, qword [rsp + 440]    ;    77.3 agu1    60 rounds reload
        mov qword [rsp + 4096], r8   ;    80.3 agu2    60 rounds
        mov r8, qword [rsp + 448]    ;    78.0 agu0    60 rounds reload
        mov qword [rsp + 4104], r8   ;    81.0 agu1    60 rounds
        mov r8, qword [rsp + 456]    ;    78.7 agu2    60 rounds reload
        mov qword [rsp + 4112], r8   ;    81.7 agu0    60 rounds
        mov r8, qword [rsp + 464]    ;    79.3 agu1    60 rounds reload
        mov qword [rsp + 4120], r8   ;    82.3 agu2    60 rounds
        mov r8, qword [rsp + 472]    ;    80.0 agu0    60 rounds reload
        mov qword [rsp + 4128], r8   ;    83.0 agu1    60 rounds
        mov r8, qword [rsp + 480]    ;    80.7 agu2    60 rounds reload
        mov qword [rsp + 4136], r8   ;    83.7 agu0    60 rounds
        mov r8, qword [rsp + 488]    ;    81.3 agu1    60 rounds reload
        mov qword [rsp + 4144], r8   ;    84.3 agu2    60 rounds
        mov r8, qword [rsp + 496]    ;    82.0 agu0    60 rounds reload
        mov qword [rsp + 4152], r8   ;    85.0 agu1    60 rounds
        mov r8, qword [rsp + 504]    ;    82.7 agu2    60 rounds reload
        mov qword [rsp + 4160], r8   ;    85.7 agu0    60 rounds
        mov r8, qword [rsp + 512]    ;    83.3 agu1    60 rounds reload
        mov qword [rsp + 4168], r8   ;    86.3 agu2    60 rounds
        mov r8, qword [rsp + 520]    ;    84.0 agu0    60 rounds reload
        mov qword [rsp + 4176], r8   ;    87.0 agu1    60 rounds
        mov r8, qword [rsp + 528]    ;    84.7 agu2    60 rounds reload
        mov qword [rsp + 4184], r8   ;    87.7 agu0    60 rounds
        mov r8, qword [rsp + 16]     ;    85.3 agu1    60 rounds reload
        mov qword [rsp + 4192], r8   ;    88.3 agu2    60 rounds
        add r8, 0xc00                ;    88.3 alu0    60 rounds
        mov qword [rsp + 4200], r8   ;    89.3 agu0    60 rounds
        mov r8, qword [rsp + 4192]   ;                    resident
        mov r9, qword [rsp + 3680]   ;                    resident
        mov r10, qword [rsp + 3688]  ;                    resident
        mov r11, qword [rsp + 3696]  ;                    resident
        mov r12, qword [rsp + 3704]  ;                    resident
        mov r13, qword [rsp + 3712]  ;                    resident
        mov r14, qword [rsp + 3720]  ;                    resident
        mov r15, qword [rsp + 3728]  ;                    resident
        mov rsi, qword [rsp + 3736]  ;                    resident
        mov rdi, qword [rsp + 3744]  ;                    resident
        mov rbp, qword [rsp + 3752]  ;                    resident
        mov rax, qword [rsp + 3760]  ;                    resident
        mov rcx, qword [rsp + 3768]  ;                    resident
        align 16
.rounds_4:
        mov rdx, r9                  ;     0.0 alu0    40 t copy
        xor rdx, qword [r8 + 9216]   ;     3.0 alu1+agu0   40 t
        mov rbx, r10                 ;     0.7 alu2    40 t copy
        xor rbx, qword [r8 + 9224]   ;     3.0 alu0+agu1   40 t
        mov qword [rsp + 2104], r10  ;     1.3 agu2    40 t spill
        mov r10, r11                 ;     1.7 alu1    40 t copy
        xor r10, qword [r8 + 9232]   ;     3.0 alu2+agu0   40 t
        mov qword [rsp + 2112], r11  ;     2.3 agu1    40 t spill
        mov r11, r12                 ;     2.7 alu0    40 t copy
        xor r11, qword [r8 + 9240]   ;     3.7 alu1+agu2   40 t
        mov qword [rsp + 2120], r12  ;     3.3 agu0    40 t spill
        mov r12, r13                 ;     3.7 alu2    40 t copy
        xor r12, qword [r8 + 9248]   ;     4.7 alu0+agu1   40 t
        mov qword [rsp + 2128], r13  ;     4.3 agu2    40 t spill
        mov r13, r14                 ;     4.7 alu1    40 t copy
        xor r13, qword [r8 + 9256]   ;     5.7 alu2+agu0   40 t
        mov qword [rsp + 2136], r14  ;     5.3 agu1    40 t spill
        mov r14, r15                 ;     5.7 alu0    40 t copy
        xor r14, qword [r8 + 9264]   ;     6.7 alu1+agu2   40 t
        mov qword [rsp + 2144], r15  ;     6.3 agu0    40 t spill
        mov r15, rsi                 ;     6.7 alu2    40 t copy
        xor r15, qword [r8 + 9272]   ;     7.7 alu0+agu1   40 t
        mov qword [rsp + 2152], rsi  ;     7.3 agu2    40 t spill
        mov rsi, rdi                 ;     7.7 alu1    40 t copy
        xor rsi, qword [r8 + 9280]   ;     8.7 alu2+agu0   40 t
        mov qword [rsp + 2160], rdi  ;     8.3 agu1    40 t spill
        mov rdi, rbp                 ;     8.7 alu0    40 t copy
        xor rdi, qword [r8 + 9288]   ;     9.7 alu1+agu2   40 t
        mov qword [rsp + 2168], rbp  ;     9.3 agu0    40 t spill
        mov rbp, rax                 ;     9.7 alu2    40 t copy
        xor rbp, qword [r8 + 9296]   ;    10.7 alu0+agu1   40 t
        mov qword [rsp + 2176], rax  ;    10.3 agu2    40 t spill
        mov rax, rcx                 ;    10.7 alu1    40 t copy
        xor rax, qword [r8 + 9304]   ;    11.7 alu2+agu0   40 t
        mov qword [rsp + 2184], rcx  ;    11.3 agu1    40 t spill
        mov rcx, qword [r8 + 9312]   ;    11.7 agu2    40 t
        xor rcx, qword [rsp + 3776]  ;    14.7 alu0+agu0   40 t
        mov qword [rsp + 2192], r9   ;    12.3 agu1    40 t spill
        mov r9, qword [r8 + 9320]    ;    12.7 agu2    40 t
        xor r9, qword [rsp + 3784]   ;    15.7 alu1+agu0   40 t
        mov qword [rsp + 2200], rbp  ;    13.3 agu1    40 t spill
        mov rbp, qword [r8 + 9328]   ;    13.7 agu2    40 t
        xor rbp, qword [rsp + 3792]  ;    16.7 alu2+agu0   40 t
        mov qword [rsp + 2208], rcx  ;    15.7 agu1    40 t spill
        mov rcx, qword [r8 + 9336]   ;    14.7 agu2    40 t
        xor rcx, qword [rsp + 3800]  ;    17.7 alu0+agu0   40 t
        mov qword [rsp + 2216], rsi  ;    15.3 agu1    40 t spill
        mov rsi, qword [r8 + 9344]   ;    15.7 agu2    40 t
        xor rsi, qword [rsp + 3808]  ;    18.7 alu1+agu0   40 t
        mov qword [rsp + 2224], rsi  ;    19.7 agu1    40 t spill
        mov rsi, qword [r8 + 9352]   ;    16.7 agu2    40 t
        xor rsi, qword [rsp + 3816]  ;    19.7 alu2+agu0   40 t
        mov qword [rsp + 2232], rsi  ;    20.7 agu1    40 t spill
        mov rsi, qword [r8 + 9360]   ;    17.7 agu2    40 t
        xor rsi, qword [rsp + 3824]  ;    20.7 alu0+agu0   40 t
        mov qword [rsp + 2240], rsi  ;    21.7 agu1    40 t spill
        mov rsi, qword [r8 + 9368]   ;    18.7 agu2    40 t
        xor rsi, qword [rsp + 3832]  ;    21.7 alu1+agu0   40 t
        mov qword [rsp + 2248], rsi  ;    22.7 agu1    40 t spill
        mov rsi, qword [r8 + 9376]   ;    19.7 agu2    40 t
        xor rsi, qword [rsp + 3840]  ;    22.7 alu2+agu0   40 t
        mov qword [rsp + 2256], rsi  ;    23.7 agu1    40 t spill
        mov rsi, qword [r8 + 9384]   ;    20.7 agu2    40 t
        xor rsi, qword [rsp + 3848]  ;    23.7 alu0+agu0   40 t
        mov qword [rsp + 2264], rsi  ;    24.7 agu1    40 t spill
        mov rsi, qword [r8 + 9392]   ;    21.7 agu2    40 t
        xor rsi, qword [rsp + 3856]  ;    24.7 alu1+agu0   40 t
        mov qword [rsp + 2272], rsi  ;    25.7 agu1    40 t spill
        mov rsi, qword [r8 + 9400]   ;    22.7 agu2    40 t
        xor rsi, qword [rsp + 3864]  ;    25.7 alu2+agu0   40 t
        mov qword [rsp + 2280], rsi  ;    26.7 agu1    40 t spill
        mov rsi, qword [r8 + 9408]   ;    23.7 agu2    40 t
        xor rsi, qword [rsp + 3872]  ;    26.7 alu0+agu0   40 t
        mov qword [rsp + 2288], rsi  ;    27.7 agu1    40 t spill
        mov rsi, qword [r8 + 9416]   ;    24.7 agu2    40 t
        xor rsi, qword [rsp + 3880]  ;    27.7 alu1+agu0   40 t
        mov qword [rsp + 2296], rsi  ;    28.7 agu1    40 t spill
        mov rsi, qword [r8 + 9424]   ;    25.7 agu2    40 t
        xor rsi, qword [rsp + 3888]  ;    28.7 alu2+agu0   40 t
        mov qword [rsp + 2304], rsi  ;    29.7 agu1    40 t spill
        mov rsi, qword [r8 + 9432]   ;    26.7 agu2    40 t
        xor rsi, qword [rsp + 3896]  ;    29.7 alu0+agu0   40 t
        mov qword [rsp + 2312], rsi  ;    30.7 agu1    40 t spill
        mov rsi, qword [r8 + 9440]   ;    27.7 agu2    40 t
        xor rsi, qword [rsp + 3904]  ;    30.7 alu1+agu0   40 t
        mov qword [rsp + 2320], rsi  ;    31.7 agu1    40 t spill
        mov rsi, qword [r8 + 9448]   ;    28.7 agu2    40 t
        xor rsi, qword [rsp + 3912]  ;    31.7 alu2+agu0   40 t
        mov qword [rsp + 2328], rsi  ;    32.7 agu1    40 t spill
        mov rsi, qword [r8 + 9456]   ;    29.7 agu2    40 t
        xor rsi, qword [rsp + 3920]  ;    32.7 alu0+agu0   40 t
        mov qword [rsp + 2336], rsi  ;    33.7 agu1    40 t spill
        mov rsi, qword [r8 + 9464]   ;    30.7 agu2    40 t
        xor rsi, qword [rsp + 3928]  ;    33.7 alu1+agu0   40 t
        mov qword [rsp + 2344], rsi  ;    34.7 agu1    40 t spill
        mov rsi, qword [r8 + 9472]   ;    31.7 agu2    40 t
        xor rsi, qword [rsp + 3936]  ;    34.7 alu2+agu0   40 t
        mov qword [rsp + 2352], rsi  ;    35.7 agu1    40 t spill
        mov rsi, qword [r8 + 9480]   ;    32.7 agu2    40 t
        xor rsi, qword [rsp + 3944]  ;    35.7 alu0+agu0   40 t
        mov qword [rsp + 2360], rsi  ;    36.7 agu1    40 t spill
        mov rsi, qword [r8 + 9488]   ;    33.7 agu2    40 t
        xor rsi, qword [rsp + 3952]  ;    36.7 alu1+agu0   40 t
        mov qword [rsp + 2368], rsi  ;    37.7 agu1    40 t spill
        mov rsi, qword [r8 + 9496]   ;    34.7 agu2    40 t
        xor rsi, qword [rsp + 3960]  ;    37.7 alu2+agu0   40 t
        mov qword [rsp + 2376], rsi  ;    38.7 agu1    40 t spill
        mov rsi, qword [r8 + 9504]   ;    35.7 agu2    40 t
        xor rsi, qword [rsp + 3968]  ;    38.7 alu0+agu0   40 t
        mov qword [rsp + 2384], rsi  ;    39.7 agu1    40 t spill
        mov rsi, qword [r8 + 9512]   ;    36.7 agu2    40 t
        xor rsi, qword [rsp + 3976]  ;    39.7 alu1+agu0   40 t
        mov qword [rsp + 2392], rsi  ;    40.7 agu1    40 t spill
        mov rsi, qword [r8 + 9520]   ;    37.7 agu2    40 t
        xor rsi, qword [rsp + 3984]  ;    40.7 alu2+agu0   40 t
        mov qword [rsp + 2400], rsi  ;    41.7 agu1    40 t spill
        mov rsi, qword [r8 + 9528]   ;    38.7 agu2    40 t
        xor rsi, qword [rsp + 3992]  ;    41.7 alu0+agu0   40 t
        mov qword [rsp + 2408], rsi  ;    42.7 agu1    40 t spill
        mov rsi, qword [r8 + 9536]   ;    39.7 agu2    40 t
        xor rsi, qword [rsp + 4000]  ;    42.7 alu1+agu0   40 t
        mov qword [rsp + 2416], rsi  ;    43.7 agu1    40 t spill
        mov rsi, qword [r8 + 9544]   ;    40.7 agu2    40 t
        xor rsi, qword [rsp + 4008]  ;    43.7 alu2+agu0   40 t
        mov qword [rsp + 2424], rsi  ;    44.7 agu1    40 t spill
        mov rsi, qword [r8 + 9552]   ;    41.7 agu2    40 t
        xor rsi, qword [rsp + 4016]  ;    44.7 alu0+agu0   40 t
        mov qword [rsp + 2432], rsi  ;    45.7 agu1    40 t spill
        mov rsi, qword [r8 + 9560]   ;    42.7 agu2    40 t
        xor rsi, qword [rsp + 4024]  ;    45.7 alu1+agu0   40 t
        mov qword [rsp + 2440], rsi  ;    46.7 agu1    40 t spill
        mov rsi, qword [r8 + 9568]   ;    43.7 agu2    40 t
        xor rsi, qword [rsp + 4032]  ;    46.7 alu2+agu0   40 t
        mov qword [rsp + 2448], rsi  ;    47.7 agu1    40 t spill
        mov rsi, qword [r8 + 9576]   ;    44.7 agu2    40 t
        xor rsi, qword [rsp + 4040]  ;    47.7 alu0+agu0   40 t
        mov qword [rsp + 2456], rsi  ;    48.7 agu1    40 t spill
        mov rsi, qword [r8 + 9584]   ;    45.7 agu2    40 t
        xor rsi, qword [rsp + 4048]  ;    48.7 alu1+agu0   40 t
        mov qword [rsp + 2464], rsi  ;    49.7 agu1    40 t spill
        mov rsi, qword [r8 + 9592]   ;    46.7 agu2    40 t
        xor rsi, qword [rsp + 4056]  ;    49.7 alu2+agu0   40 t
        mov qword [rsp + 2472], rsi  ;    50.7 agu1    40 t spill
        mov rsi, qword [r8 + 9600]   ;    47.7 agu2    40 t
        xor rsi, qword [rsp + 4064]  ;    50.7 alu0+agu0   40 t
        mov qword [rsp + 2480], rsi  ;    51.7 agu1    40 t spill
        mov rsi, qword [r8 + 9608]   ;    48.7 agu2    40 t
        xor rsi, qword [rsp + 4072]  ;    51.7 alu1+agu0   40 t
        mov qword [rsp + 2488], rsi  ;    52.7 agu1    40 t spill
        mov rsi, qword [r8 + 9616]   ;    49.7 agu2    40 t
        xor rsi, qword [rsp + 4080]  ;    52.7 alu2+agu0   40 t
        mov qword [rsp + 2496], rsi  ;    53.7 agu1    40 t spill
        mov rsi, qword [r8 + 9624]   ;    50.7 agu2    40 t
        xor rsi, qword [rsp + 4088]  ;    53.7 alu0+agu0   40 t
        mov qword [rsp + 2504], rsi  ;    54.7 agu1    40 t spill
        mov rsi, qword [r8 + 9632]   ;    51.7 agu2    40 t
        xor rsi, qword [rsp + 4096]  ;    54.7 alu1+agu0   40 t
        mov qword [rsp + 2512], rsi  ;    55.7 agu1    40 t spill
        mov rsi, qword [r8 + 9640]   ;    52.7 agu2    40 t
        xor rsi, qword [rsp + 4104]  ;    55.7 alu2+agu0   40 t
        mov qword [rsp + 2520], rsi  ;    56.7 agu1    40 t spill
        mov rsi, qword [r8 + 9648]   ;    53.7 agu2    40 t
        xor rsi, qword [rsp + 4112]  ;    56.7 alu0+agu0   40 t
        mov qword [rsp + 2528], rsi  ;    57.7 agu1    40 t spill
        mov rsi, qword [r8 + 9656]   ;    54.7 agu2    40 t
        xor rsi, qword [rsp + 4120]  ;    57.7 alu1+agu0   40 t
        mov qword [rsp + 2536], rsi  ;    58.7 agu1    40 t spill
        mov rsi, qword [r8 + 9664]   ;    55.7 agu2    40 t
        xor rsi, qword [rsp + 4128]  ;    58.7 alu2+agu0   40 t
        mov qword [rsp + 2544], rsi  ;    59.7 agu1    40 t spill
        mov rsi, qword [r8 + 9672]   ;    56.7 agu2    40 t
        xor rsi, qword [rsp + 4136]  ;    59.7 alu0+agu0   40 t
        not rdx                      ;    57.3 alu1    41 t
        not r10                      ;    57.7 alu2    41 t
        mov qword [rsp + 2552], rsi  ;    60.7 agu1    40 t spill
        mov rsi, qword [r8 + 9680]   ;    58.3 agu2    40 t
        xor rsi, qword [rsp + 4144]  ;    61.3 alu0+agu0   40 t
        not r14                      ;    59.0 alu1    41 t
        not r15                      ;    59.3 alu2    41 t
        mov qword [rsp + 2560], rsi  ;    62.3 agu1    40 t spill
        mov rsi, qword [r8 + 9688]   ;    60.0 agu2    40 t
        xor rsi, qword [rsp + 4152]  ;    63.0 alu0+agu0   40 t
        mov qword [rsp + 2568], rsi  ;    64.0 agu1    40 t spill
        mov rsi, qword [r8 + 9696]   ;    61.0 agu2    40 t
        xor rsi, qword [rsp + 4160]  ;    64.0 alu1+agu0   40 t
        mov qword [rsp + 2576], rsi  ;    65.0 agu1    40 t spill
        mov rsi, qword [r8 + 9704]   ;    62.0 agu2    40 t
        xor rsi, qword [rsp + 4168]  ;    65.0 alu2+agu0   40 t
        mov qword [rsp + 2584], rsi  ;    66.0 agu1    40 t spill
        mov rsi, qword [r8 + 9712]   ;    63.0 agu2    40 t
        xor rsi, qword [rsp + 4176]  ;    66.0 alu0+agu0   40 t
        mov qword [rsp + 2592], rsi  ;    67.0 agu1    40 t spill
        mov rsi, r12                 ;    64.0 alu1    41 t copy
        xor rsi, rbx                 ;    65.0 alu2    41 t
        xor r12, r10                 ;    64.7 alu0    41 t
        mov qword [rsp + 2600], rax  ;    65.0 agu2    40 t spill
        mov rax, r13                 ;    65.3 alu1    41 t copy
        xor rax, rbx                 ;    66.3 alu2    41 t
        mov qword [rsp + 2608], rbp  ;    66.0 agu0    40 t spill
        mov rbp, qword [r8 + 9720]   ;    66.3 agu1    40 t
        xor rbp, qword [rsp + 4184]  ;    69.3 alu0+agu2   40 t
        mov qword [rsp + 2616], r8   ;    67.0 agu0    61 r.0 spill
        mov r8, r11                  ;    67.3 alu1    41 t copy
        xor r8, r14                  ;    68.3 alu2    41 t
        xor rdx, r8                  ;    69.3 alu0    41 t
        xor r15, rdx                 ;    70.3 alu1    41 t
        xor r8, rsi                  ;    69.3 alu2    41 t
        mov qword [rsp + 2624], rbp  ;    70.3 agu1    40 t spill
        mov rbp, rax                 ;    69.3 alu0    41 t copy
        xor rbp, rdx                 ;    70.3 alu1    41 t
        mov qword [rsp + 2632], r9   ;    70.0 agu2    40 t spill
        mov r9, rsi                  ;    70.3 alu2    41 t copy
        xor r9, r15                  ;    71.3 alu0    41 t
        mov qword [rsp + 2640], rdi  ;    71.0 agu0    40 t spill
        mov rdi, r15                 ;    71.3 alu1    41 t copy
        or rdi, rbp                  ;    72.3 alu2    41 t
        mov qword [rsp + 2648], rcx  ;    72.0 agu1    40 t spill
        mov rcx, r12                 ;    72.3 alu0    41 t copy
        xor rcx, r8                  ;    73.3 alu1    41 t
        xor r13, r8                  ;    73.0 alu2    41 t
        mov qword [rsp + 2656], rbx  ;    73.3 agu2    40 t spill
        mov rbx, r15                 ;    73.7 alu0    41 t copy
        xor rbx, r8                  ;    74.7 alu1    41 t
        xor r11, rbx                 ;    75.7 alu2    41 t
        mov qword [rsp + 2664], r15  ;    74.7 agu0    41 t spill
        mov r15, rdx                 ;    75.0 alu0    41 t copy
        xor r15, r10                 ;    76.0 alu1    41 t
        mov qword [rsp + 2672], r10  ;    75.7 agu1    41 t spill
        mov r10, rdx                 ;    76.0 alu2    41 t copy
        or r10, rbx                  ;    77.0 alu0    41 t
        xor r10, rdi                 ;    78.0 alu1    41 t
        mov qword [rsp + 2680], rbx  ;    77.0 agu2    41 t spill
        mov rbx, r9                  ;    77.3 alu2    41 t copy
        xor rbx, rcx                 ;    78.3 alu0    41 t
        xor rdi, r14                 ;    78.0 alu1    41 t
        or r14, r9                   ;    78.3 alu2    41 t
        xor r13, r14                 ;    79.3 alu0    41 t
        mov qword [rsp + 2688], r9   ;    79.0 agu0    41 t spill
        mov r9, r8                   ;    79.3 alu1    41 t copy
        and r9, rax                  ;    80.3 alu2    41 t
        xor r14, r9                  ;    81.3 alu0    41 t
        mov r9, rbx                  ;    80.3 alu1    41 t copy
        and r9, r15                  ;    81.3 alu2    41 t
        xor r13, r9                  ;    82.3 alu0    41 t
        mov r9, r15                  ;    81.3 alu1    41 t copy
        xor r9, r11                  ;    82.3 alu2    41 t
        xor r10, r13                 ;    83.3 alu0    41 t
        xor rdi, r14                 ;    82.3 alu1    41 t
        mov qword [rsp + 2696], r15  ;    82.7 agu1    41 t spill
        mov r15, rcx                 ;    83.0 alu2    41 t copy
        and r15, r9                  ;    84.0 alu0    41 t
        xor r14, r15                 ;    85.0 alu1    41 t
        mov r15, rax                 ;    84.0 alu2    41 t copy
        xor r15, r9                  ;    85.0 alu0    41 t
        mov qword [rsp + 2704], rcx  ;    84.7 agu2    41 t spill
        mov rcx, r12                 ;    85.0 alu1    41 t copy
        and rcx, r15                 ;    86.0 alu2    41 t
        xor rdi, rcx                 ;    87.0 alu0    41 t
        mov rcx, r11                 ;    86.0 alu1    41 t copy
        xor rcx, rbp                 ;    87.0 alu2    41 t
        mov qword [rsp + 2712], rbx  ;    86.7 agu0    41 t spill
        mov rbx, rsi                 ;    87.0 alu0    41 t copy
        and rbx, rcx                 ;    88.0 alu1    41 t
        xor r14, rbx                 ;    89.0 alu2    41 t
        xor r13, rbx                 ;    89.0 alu0    41 t
        mov rbx, qword [rsp + 2672]  ;    88.3 agu1    41 t
        or rbx, qword [rsp + 2656]   ;    91.3 alu1+agu2   41 t
        xor r13, rbx                 ;    92.3 alu2    41 t
        mov rbx, r10                 ;    89.3 alu0    41 t copy
        and rbx, rdi                 ;    90.3 alu1    41 t
        xor r13, rbx                 ;    93.3 alu2    41 t
        mov qword [rsp + 2720], rbp  ;    90.3 agu0    41 t spill
        mov rbp, r14                 ;    90.7 alu0    41 t copy
        and rbp, r13                 ;    94.3 alu1    41 t
        xor r13, rdi                 ;    94.3 alu2    41 t
        or rbx, r13                  ;    95.3 alu0    41 t
        xor r10, rbp                 ;    95.3 alu1    41 t
        xor rbx, r10                 ;    96.3 alu2    41 t
        and rcx, rbx                 ;    97.3 alu0    41 t
        mov rbp, r14                 ;    93.0 alu1    41 t copy
        and rbp, r10                 ;    96.3 alu2    41 t
        xor rdi, rbp                 ;    97.3 alu0    41 t
        and r10, rdi                 ;    98.3 alu1    41 t
        mov rbp, rbx                 ;    97.3 alu2    41 t copy
        or rbp, rdi                  ;    98.3 alu0    41 t
        xor r13, rbp                 ;    99.3 alu1    41 t
        xor r14, r10                 ;    99.3 alu2    41 t
        mov r10, rbx                 ;    97.3 alu0    41 t copy
        xor r10, rdi                 ;    98.3 alu1    41 t
        and r15, r10                 ;    99.3 alu2    41 t
        and r12, r10                 ;    99.3 alu0    41 t
        xor r10, r13                 ;   100.3 alu1    41 t
        and r9, r10                  ;   101.3 alu2    41 t
        and rsi, rbx                 ;    97.7 alu0    41 t
        xor r15, r9                  ;   102.3 alu1    41 t
        and r8, r13                  ;   100.3 alu2    41 t
        and rdx, r14                 ;   100.3 alu0    41 t
        and rax, r13                 ;   100.3 alu1    41 t
        xor r13, r14                 ;   100.3 alu2    41 t
        xor rax, r9                  ;   102.3 alu0    41 t
        mov r9, qword [rsp + 2680]   ;   100.0 agu1    41 t
        and r9, r14                  ;   103.0 alu1    41 t
        mov rbp, qword [rsp + 2664]  ;   100.7 agu2    41 t
        and rbp, r13                 ;   103.7 alu2    41 t
        xor rbp, r12                 ;   104.7 alu0    41 t
        xor r12, r9                  ;   104.0 alu1    41 t
        xor rbx, r13                 ;   102.0 alu2    41 t
        xor r14, rdi                 ;   102.3 alu0    41 t
        and r11, rbx                 ;   103.0 alu1    41 t
        and r13, qword [rsp + 2720]  ;   103.0 alu2+agu0   41 t
        mov r9, qword [rsp + 2712]   ;   103.3 agu1    41 t
        and r9, r14                  ;   106.3 alu0    41 t
        and r14, qword [rsp + 2696]  ;   104.0 alu1+agu2   41 t
        and rbx, qword [rsp + 2688]  ;   104.3 alu2+agu0   41 t
        xor rbx, rbp                 ;   105.7 alu0    41 t
        xor rbx, r9                  ;   107.3 alu1    41 t
        xor r13, r15                 ;   105.3 alu2    41 t
        xor r13, rcx                 ;   106.3 alu0    41 t
        xor r8, r9                   ;   107.3 alu1    41 t
        xor r8, r12                  ;   108.3 alu2    41 t
        mov r9, qword [rsp + 2672]   ;   106.7 agu1    41 t
        and r9, rdi                  ;   109.7 alu0    41 t
        xor r9, r8                   ;   110.7 alu1    41 t
        and rdi, qword [rsp + 2656]  ;   107.7 alu2+agu2   41 t
        xor rdi, rbx                 ;   108.7 alu0    41 t
        xor rdi, r9                  ;   111.7 alu1    41 t
        xor r15, rdx                 ;   108.7 alu2    41 t
        and r10, qword [rsp + 2704]  ;   109.0 alu0+agu0   41 t
        xor r15, r9                  ;   111.7 alu1    41 t
        xor r14, rax                 ;   109.7 alu2    41 t
        xor r14, r9                  ;   111.7 alu0    41 t
        xor r10, rdi                 ;   112.7 alu1    41 t
        xor rbx, r12                 ;   110.7 alu2    41 t
        xor rbx, r13                 ;   111.7 alu0    41 t
        xor rbp, rsi                 ;   111.3 alu1    41 t
        xor rbp, rdi                 ;   112.7 alu2    41 t
        mov r9, r15                  ;   112.7 alu0    41 t copy
        xor r9, r14                  ;   113.7 alu1    41 t
        xor r9, rbp                  ;   114.7 alu2    41 t
        xor r13, r9                  ;   115.7 alu0    41 t
        xor r9, r10                  ;   115.7 alu1    41 t
        xor r15, rax                 ;   113.7 alu2    41 t
        xor r15, rcx                 ;   114.7 alu0    41 t
        xor r15, r11                 ;   115.7 alu1    41 t
        not rbp                      ;   114.7 alu2    41 t
        not r15                      ;   116.7 alu0    41 t
        not r8                       ;   115.3 alu1    41 t
        not r13                      ;   116.7 alu2    41 t
        not r10                      ;   116.0 alu0    41 t
        mov r11, qword [rsp + 2648]  ;   116.3 agu1    23 t
        not r11                      ;   119.3 alu1    23 t
        mov r12, qword [rsp + 2640]  ;   117.0 agu2    23 t
        not r12                      ;   120.0 alu2    23 t
        mov rsi, qword [rsp + 2632]  ;   117.7 agu0    23 t
        not rsi                      ;   120.7 alu0    23 t
        mov rdi, qword [rsp + 2608]  ;   118.3 agu1    23 t
        not rdi                      ;   121.3 alu1    23 t
        mov rax, qword [rsp + 2216]  ;   119.0 agu2    23 t
        mov rcx, qword [rsp + 2600]  ;   119.3 agu0    40 t reload
        xor rax, rcx                 ;   122.3 alu2    23 t
        mov rdx, qword [rsp + 2216]  ;   120.0 agu1    23 t
        xor rdx, qword [rsp + 2208]  ;   123.0 alu0+agu2   23 t
        xor rcx, r12                 ;   122.3 alu1    23 t
        mov qword [rsp + 2600], r14  ;   121.0 agu0    41 t spill
        mov r14, qword [rsp + 2200]  ;   121.3 agu1    23 t
        xor r14, rsi                 ;   124.3 alu2    23 t
        xor r11, r14                 ;   125.3 alu0    23 t
        xor rdi, r11                 ;   126.3 alu1    23 t
        xor r14, rax                 ;   125.3 alu2    23 t
        mov qword [rsp + 2608], r10  ;   123.0 agu2    41 t spill
        mov r10, rdx                 ;   124.0 alu0    23 t copy
        xor r10, r11                 ;   126.3 alu1    23 t
        mov qword [rsp + 2632], r13  ;   124.0 agu0    41 t spill
        mov r13, rax                 ;   124.3 alu2    23 t copy
        xor r13, rdi                 ;   127.3 alu0    23 t
        mov qword [rsp + 2640], rbx  ;   125.0 agu1    41 t spill
        mov rbx, rdi                 ;   127.3 alu1    23 t copy
        or rbx, r10                  ;   128.3 alu2    23 t
        mov qword [rsp + 2648], r8   ;   126.0 agu2    41 t spill
        mov r8, rcx                  ;   126.3 alu0    23 t copy
        xor r8, r14                  ;   127.3 alu1    23 t
        mov qword [rsp + 2704], r15  ;   127.0 agu0    41 t spill
        mov r15, rdi                 ;   127.3 alu2    23 t copy
        xor r15, r14                 ;   128.3 alu0    23 t
        mov qword [rsp + 2656], rbp  ;   128.0 agu1    41 t spill
        mov rbp, r11                 ;   128.3 alu1    23 t copy
        xor rbp, r12                 ;   129.3 alu2    23 t
        mov qword [rsp + 2672], r9   ;   129.0 agu2    41 t spill
        mov r9, r11                  ;   129.3 alu0    23 t copy
        or r9, r15                   ;   130.3 alu1    23 t
        xor r9, rbx                  ;   131.3 alu2    23 t
        mov qword [rsp + 2688], rdi  ;   130.3 agu0    23 t spill
        mov rdi, r13                 ;   130.7 alu0    23 t copy
        xor rdi, r8                  ;   131.7 alu1    23 t
        xor rbx, rsi                 ;   131.3 alu2    23 t
        or rsi, r13                  ;   131.7 alu0    23 t
        mov qword [rsp + 2696], r13  ;   132.0 agu1    23 t spill
        mov r13, qword [rsp + 2200]  ;   132.3 agu2    23 t
        xor r13, r15                 ;   135.3 alu1    23 t
        mov qword [rsp + 2200], r15  ;   133.0 agu0    23 t spill
        mov r15, r14                 ;   133.3 alu2    23 t copy
        and r15, rdx                 ;   134.3 alu0    23 t
        xor r15, rsi                 ;   135.3 alu1    23 t
        xor rsi, r14                 ;   134.3 alu2    23 t
        xor rsi, qword [rsp + 2208]  ;   135.3 alu0+agu1   23 t
        xor rbx, r15                 ;   136.3 alu1    23 t
        mov qword [rsp + 2208], r11  ;   135.3 agu2    23 t spill
        mov r11, rdi                 ;   135.7 alu2    23 t copy
        and r11, rbp                 ;   136.7 alu0    23 t
        xor rsi, r11                 ;   137.7 alu1    23 t
        mov r11, rbp                 ;   136.7 alu2    23 t copy
        xor r11, r13                 ;   137.7 alu0    23 t
        xor r9, rsi                  ;   138.7 alu1    23 t
        mov qword [rsp + 2712], rbp  ;   137.7 agu0    23 t spill
        mov rbp, r8                  ;   138.0 alu2    23 t copy
        and rbp, r11                 ;   139.0 alu0    23 t
        xor r15, rbp                 ;   140.0 alu1    23 t
        mov rbp, rdx                 ;   139.0 alu2    23 t copy
        xor rbp, r11                 ;   140.0 alu0    23 t
        mov qword [rsp + 2720], r8   ;   139.7 agu1    23 t spill
        mov r8, rcx                  ;   140.0 alu1    23 t copy
        and r8, rbp                  ;   141.0 alu2    23 t
        xor rbx, r8                  ;   142.0 alu0    23 t
        mov r8, r13                  ;   141.0 alu1    23 t copy
        xor r8, r10                  ;   142.0 alu2    23 t
        mov qword [rsp + 2664], rdi  ;   141.7 agu2    23 t spill
        mov rdi, rax                 ;   142.0 alu0    23 t copy
        and rdi, r8                  ;   143.0 alu1    23 t
        xor r15, rdi                 ;   144.0 alu2    23 t
        xor rsi, rdi                 ;   144.0 alu0    23 t
        mov rdi, qword [rsp + 2216]  ;   143.3 agu0    23 t
        or rdi, r12                  ;   146.3 alu1    23 t
        xor rsi, rdi                 ;   147.3 alu2    23 t
        mov rdi, r9                  ;   144.3 alu0    23 t copy
        and rdi, rbx                 ;   145.3 alu1    23 t
        xor rsi, rdi                 ;   148.3 alu2    23 t
        mov qword [rsp + 2680], r12  ;   145.3 agu1    23 t spill
        mov r12, r15                 ;   145.7 alu0    23 t copy
        and r12, rsi                 ;   149.3 alu1    23 t
        xor rsi, rbx                 ;   149.3 alu2    23 t
        or rdi, rsi                  ;   150.3 alu0    23 t
        xor r9, r12                  ;   150.3 alu1    23 t
        xor rdi, r9                  ;   151.3 alu2    23 t
        and r8, rdi                  ;   152.3 alu0    23 t
        mov r12, r15                 ;   148.0 alu1    23 t copy
        and r12, r9                  ;   151.3 alu2    23 t
        xor rbx, r12                 ;   152.3 alu0    23 t
        and r9, rbx                  ;   153.3 alu1    23 t
        mov r12, rdi                 ;   152.3 alu2    23 t copy
        or r12, rbx                  ;   153.3 alu0    23 t
        xor rsi, r12                 ;   154.3 alu1    23 t
        xor r15, r9                  ;   154.3 alu2    23 t
        mov r9, rdi                  ;   152.3 alu0    23 t copy
        xor r9, rbx                  ;   153.3 alu1    23 t
        and rbp, r9                  ;   154.3 alu2    23 t
        and rcx, r9                  ;   154.3 alu0    23 t
        xor r9, rsi                  ;   155.3 alu1    23 t
        and r11, r9                  ;   156.3 alu2    23 t
        and rax, rdi                 ;   152.7 alu0    23 t
        xor rbp, r11                 ;   157.3 alu1    23 t
        and r14, rsi                 ;   155.3 alu2    23 t
        and rdx, rsi                 ;   155.3 alu0    23 t
        mov r12, qword [rsp + 2208]  ;   154.0 agu2    23 t
        and r12, r15                 ;   157.0 alu1    23 t
        xor rsi, r15                 ;   155.3 alu2    23 t
        xor rdx, r11                 ;   157.3 alu0    23 t
        mov r11, qword [rsp + 2200]  ;   155.3 agu0    23 t
        and r11, r15                 ;   158.3 alu1    23 t
        xor r11, rcx                 ;   159.3 alu2    23 t
        xor rdi, rsi                 ;   156.3 alu0    23 t
        xor r15, rbx                 ;   156.7 alu1    23 t
        and r13, rdi                 ;   157.3 alu2    23 t
        and r10, rsi                 ;   157.3 alu0    23 t
        and rsi, qword [rsp + 2688]  ;   157.7 alu1+agu1   23 t
        xor rcx, rsi                 ;   158.7 alu2    23 t
        mov rsi, qword [rsp + 2664]  ;   158.3 agu2    23 t
        and rsi, r15                 ;   161.3 alu0    23 t
        and r15, qword [rsp + 2712]  ;   159.0 alu1+agu0   23 t
        and rdi, qword [rsp + 2696]  ;   159.3 alu2+agu1   23 t
        xor rdi, rcx                 ;   160.3 alu0    23 t
        xor rdi, rsi                 ;   162.3 alu1    23 t
        xor r10, rbp                 ;   160.3 alu2    23 t
        xor r10, r8                  ;   161.3 alu0    23 t
        xor r14, rsi                 ;   162.3 alu1    23 t
        xor r14, r11                 ;   163.3 alu2    23 t
        mov rsi, qword [rsp + 2680]  ;   161.7 agu2    23 t
        and rsi, rbx                 ;   164.7 alu0    23 t
        xor rsi, r14                 ;   165.7 alu1    23 t
        and rbx, qword [rsp + 2216]  ;   162.7 alu2+agu0   23 t
        xor rbx, rdi                 ;   163.7 alu0    23 t
        xor rbx, rsi                 ;   166.7 alu1    23 t
        xor rbp, r12                 ;   163.7 alu2    23 t
        and r9, qword [rsp + 2720]   ;   164.0 alu0+agu1   23 t
        xor rbp, rsi                 ;   166.7 alu1    23 t
        xor r15, rdx                 ;   164.7 alu2    23 t
        xor r15, rsi                 ;   166.7 alu0    23 t
        xor r9, rbx                  ;   167.7 alu1    23 t
        xor rdi, r11                 ;   165.7 alu2    23 t
        xor rdi, r10                 ;   166.7 alu0    23 t
        xor rcx, rax                 ;   166.3 alu1    23 t
        xor rcx, rbx                 ;   167.7 alu2    23 t
        mov r11, rbp                 ;   167.7 alu0    23 t copy
        xor r11, r15                 ;   168.7 alu1    23 t
        xor r11, rcx                 ;   169.7 alu2    23 t
        xor r10, r11                 ;   170.7 alu0    23 t
        xor r11, r9                  ;   170.7 alu1    23 t
        xor rbp, rdx                 ;   168.7 alu2    23 t
        xor rbp, r8                  ;   169.7 alu0    23 t
        xor rbp, r13                 ;   170.7 alu1    23 t
        not rcx                      ;   169.7 alu2    23 t
        not rbp                      ;   171.7 alu0    23 t
        not r14                      ;   170.3 alu1    23 t
        not r10                      ;   171.7 alu2    23 t
        not r9                       ;   171.0 alu0    23 t
        mov r8, qword [rsp + 2224]   ;   171.3 agu2    22 t
        not r8                       ;   174.3 alu1    22 t
        mov r12, qword [rsp + 2240]  ;   172.0 agu0    22 t
        not r12                      ;   175.0 alu2    22 t
        mov r13, qword [rsp + 2272]  ;   172.7 agu1    22 t
        not r13                      ;   175.7 alu0    22 t
        mov rsi, qword [rsp + 2280]  ;   173.3 agu2    22 t
        not rsi                      ;   176.3 alu1    22 t
        mov rax, qword [rsp + 2232]  ;   174.0 agu0    22 t
        mov rdx, qword [rsp + 2256]  ;   174.3 agu1    40 t reload
        xor rax, rdx                 ;   177.3 alu2    22 t
        mov rbx, qword [rsp + 2232]  ;   175.0 agu2    22 t
        xor rbx, qword [rsp + 2264]  ;   178.0 alu0+agu0   22 t
        xor rdx, r12                 ;   177.3 alu1    22 t
        mov qword [rsp + 2256], r15  ;   176.0 agu1    23 t spill
        mov r15, qword [rsp + 2248]  ;   176.3 agu2    22 t
        xor r15, r13                 ;   179.3 alu2    22 t
        xor r8, r15                  ;   180.3 alu0    22 t
        xor rsi, r8                  ;   181.3 alu1    22 t
        xor r15, rax                 ;   180.3 alu2    22 t
        mov qword [rsp + 2280], r9   ;   178.0 agu0    23 t spill
        mov r9, rbx                  ;   179.0 alu0    22 t copy
        xor r9, r8                   ;   181.3 alu1    22 t
        mov qword [rsp + 2272], r10  ;   179.0 agu1    23 t spill
        mov r10, rax                 ;   179.3 alu2    22 t copy
        xor r10, rsi                 ;   182.3 alu0    22 t
        mov qword [rsp + 2240], rdi  ;   180.0 agu2    23 t spill
        mov rdi, rsi                 ;   182.3 alu1    22 t copy
        or rdi, r9                   ;   183.3 alu2    22 t
        mov qword [rsp + 2224], r14  ;   181.0 agu0    23 t spill
        mov r14, rdx                 ;   181.3 alu0    22 t copy
        xor r14, r15                 ;   182.3 alu1    22 t
        mov qword [rsp + 2720], rbp  ;   182.0 agu1    23 t spill
        mov rbp, rsi                 ;   182.3 alu2    22 t copy
        xor rbp, r15                 ;   183.3 alu0    22 t
        mov qword [rsp + 2216], rcx  ;   183.0 agu2    23 t spill
        mov rcx, r8                  ;   183.3 alu1    22 t copy
        xor rcx, r12                 ;   184.3 alu2    22 t
        mov qword [rsp + 2680], r11  ;   184.0 agu0    23 t spill
        mov r11, r8                  ;   184.3 alu0    22 t copy
        or r11, rbp                  ;   185.3 alu1    22 t
        xor r11, rdi                 ;   186.3 alu2    22 t
        mov qword [rsp + 2696], rsi  ;   185.3 agu1    22 t spill
        mov rsi, r10                 ;   185.7 alu0    22 t copy
        xor rsi, r14                 ;   186.7 alu1    22 t
        xor rdi, r13                 ;   186.3 alu2    22 t
        or r13, r10                  ;   186.7 alu0    22 t
        mov qword [rsp + 2712], r10  ;   187.0 agu2    22 t spill
        mov r10, qword [rsp + 2248]  ;   187.3 agu0    22 t
        xor r10, rbp                 ;   190.3 alu1    22 t
        mov qword [rsp + 2248], rbp  ;   188.0 agu1    22 t spill
        mov rbp, r15                 ;   188.3 alu2    22 t copy
        and rbp, rbx                 ;   189.3 alu0    22 t
        xor rbp, r13                 ;   190.3 alu1    22 t
        xor r13, r15                 ;   189.3 alu2    22 t
        xor r13, qword [rsp + 2264]  ;   190.3 alu0+agu2   22 t
        xor rdi, rbp                 ;   191.3 alu1    22 t
        mov qword [rsp + 2264], r8   ;   190.3 agu0    22 t spill
        mov r8, rsi                  ;   190.7 alu2    22 t copy
        and r8, rcx                  ;   191.7 alu0    22 t
        xor r13, r8                  ;   192.7 alu1    22 t
        mov r8, rcx                  ;   191.7 alu2    22 t copy
        xor r8, r10                  ;   192.7 alu0    22 t
        xor r11, r13                 ;   193.7 alu1    22 t
        mov qword [rsp + 2664], rcx  ;   192.7 agu1    22 t spill
        mov rcx, r14                 ;   193.0 alu2    22 t copy
        and rcx, r8                  ;   194.0 alu0    22 t
        xor rbp, rcx                 ;   195.0 alu1    22 t
        mov rcx, rbx                 ;   194.0 alu2    22 t copy
        xor rcx, r8                  ;   195.0 alu0    22 t
        mov qword [rsp + 2688], r14  ;   194.7 agu2    22 t spill
        mov r14, rdx                 ;   195.0 alu1    22 t copy
        and r14, rcx                 ;   196.0 alu2    22 t
        xor rdi, r14                 ;   197.0 alu0    22 t
        mov r14, r10                 ;   196.0 alu1    22 t copy
        xor r14, r9                  ;   197.0 alu2    22 t
        mov qword [rsp + 2200], rsi  ;   196.7 agu0    22 t spill
        mov rsi, rax                 ;   197.0 alu0    22 t copy
        and rsi, r14                 ;   198.0 alu1    22 t
        xor rbp, rsi                 ;   199.0 alu2    22 t
        xor r13, rsi                 ;   199.0 alu0    22 t
        mov rsi, qword [rsp + 2232]  ;   198.3 agu1    22 t
        or rsi, r12                  ;   201.3 alu1    22 t
        xor r13, rsi                 ;   202.3 alu2    22 t
        mov rsi, r11                 ;   199.3 alu0    22 t copy
        and rsi, rdi                 ;   200.3 alu1    22 t
        xor r13, rsi                 ;   203.3 alu2    22 t
        mov qword [rsp + 2208], r12  ;   200.3 agu2    22 t spill
        mov r12, rbp                 ;   200.7 alu0    22 t copy
        and r12, r13                 ;   204.3 alu1    22 t
        xor r13, rdi                 ;   204.3 alu2    22 t
        or rsi, r13                  ;   205.3 alu0    22 t
        xor r11, r12                 ;   205.3 alu1    22 t
        xor rsi, r11                 ;   206.3 alu2    22 t
        and r14, rsi                 ;   207.3 alu0    22 t
        mov r12, rbp                 ;   203.0 alu1    22 t copy
        and r12, r11                 ;   206.3 alu2    22 t
        xor rdi, r12                 ;   207.3 alu0    22 t
        and r11, rdi                 ;   208.3 alu1    22 t
        mov r12, rsi                 ;   207.3 alu2    22 t copy
        or r12, rdi                  ;   208.3 alu0    22 t
        xor r13, r12                 ;   209.3 alu1    22 t
        xor rbp, r11                 ;   209.3 alu2    22 t
        mov r11, rsi                 ;   207.3 alu0    22 t copy
        xor r11, rdi                 ;   208.3 alu1    22 t
        and rcx, r11                 ;   209.3 alu2    22 t
        and rdx, r11                 ;   209.3 alu0    22 t
        xor r11, r13                 ;   210.3 alu1    22 t
        and r8, r11                  ;   211.3 alu2    22 t
        and rax, rsi                 ;   207.7 alu0    22 t
        xor rcx, r8                  ;   212.3 alu1    22 t
        and r15, r13                 ;   210.3 alu2    22 t
        and rbx, r13                 ;   210.3 alu0    22 t
        mov r12, qword [rsp + 2264]  ;   209.0 agu0    22 t
        and r12, rbp                 ;   212.0 alu1    22 t
        xor r13, rbp                 ;   210.3 alu2    22 t
        xor rbx, r8                  ;   212.3 alu0    22 t
        mov r8, qword [rsp + 2248]   ;   210.3 agu1    22 t
        and r8, rbp                  ;   213.3 alu1    22 t
        xor r8, rdx                  ;   214.3 alu2    22 t
        xor rsi, r13                 ;   211.3 alu0    22 t
        xor rbp, rdi                 ;   211.7 alu1    22 t
        and r10, rsi                 ;   212.3 alu2    22 t
        and r9, r13                  ;   212.3 alu0    22 t
        and r13, qword [rsp + 2696]  ;   212.7 alu1+agu2   22 t
        xor rdx, r13                 ;   213.7 alu2    22 t
        mov r13, qword [rsp + 2200]  ;   213.3 agu0    22 t
        and r13, rbp                 ;   216.3 alu0    22 t
        and rbp, qword [rsp + 2664]  ;   214.0 alu1+agu1   22 t
        and rsi, qword [rsp + 2712]  ;   214.3 alu2+agu2   22 t
        xor rsi, rdx                 ;   215.3 alu0    22 t
        xor rsi, r13                 ;   217.3 alu1    22 t
        xor r9, rcx                  ;   215.3 alu2    22 t
        xor r9, r14                  ;   216.3 alu0    22 t
        xor r15, r13                 ;   217.3 alu1    22 t
        xor r15, r8                  ;   218.3 alu2    22 t
        mov r13, qword [rsp + 2208]  ;   216.7 agu0    22 t
        and r13, rdi                 ;   219.7 alu0    22 t
        xor r13, r15                 ;   220.7 alu1    22 t
        and rdi, qword [rsp + 2232]  ;   217.7 alu2+agu1   22 t
        xor rdi, rsi                 ;   218.7 alu0    22 t
        xor rdi, r13                 ;   221.7 alu1    22 t
        xor rcx, r12                 ;   218.7 alu2    22 t
        and r11, qword [rsp + 2688]  ;   219.0 alu0+agu2   22 t
        xor rcx, r13                 ;   221.7 alu1    22 t
        xor rbp, rbx                 ;   219.7 alu2    22 t
        xor rbp, r13                 ;   221.7 alu0    22 t
        xor r11, rdi                 ;   222.7 alu1    22 t
        xor rsi, r8                  ;   220.7 alu2    22 t
        xor rsi, r9                  ;   221.7 alu0    22 t
        xor rdx, rax                 ;   221.3 alu1    22 t
        xor rdx, rdi                 ;   222.7 alu2    22 t
        mov r8, rcx                  ;   222.7 alu0    22 t copy
        xor r8, rbp                  ;   223.7 alu1    22 t
        xor r8, rdx                  ;   224.7 alu2    22 t
        xor r9, r8                   ;   225.7 alu0    22 t
        xor r8, r11                  ;   225.7 alu1    22 t
        xor rcx, rbx                 ;   223.7 alu2    22 t
        xor rcx, r14                 ;   224.7 alu0    22 t
        xor rcx, r10                 ;   225.7 alu1    22 t
        not rdx                      ;   224.7 alu2    22 t
        not rcx                      ;   226.7 alu0    22 t
        not r15                      ;   225.3 alu1    22 t
        not r9                       ;   226.7 alu2    22 t
        not r11                      ;   226.0 alu0    22 t
        mov r10, qword [rsp + 2288]  ;   226.3 agu0    21 t
        not r10                      ;   229.3 alu1    21 t
        mov r12, qword [rsp + 2304]  ;   227.0 agu1    21 t
        not r12                      ;   230.0 alu2    21 t
        mov r13, qword [rsp + 2336]  ;   227.7 agu2    21 t
        not r13                      ;   230.7 alu0    21 t
        mov r14, qword [rsp + 2344]  ;   228.3 agu0    21 t
        not r14                      ;   231.3 alu1    21 t
        mov rdi, qword [rsp + 2296]  ;   229.0 agu1    21 t
        mov rax, qword [rsp + 2320]  ;   229.3 agu2    40 t reload
        xor rdi, rax                 ;   232.3 alu2    21 t
        mov rbx, qword [rsp + 2296]  ;   230.0 agu0    21 t
        xor rbx, qword [rsp + 2328]  ;   233.0 alu0+agu1   21 t
        xor rax, r12                 ;   232.3 alu1    21 t
        mov qword [rsp + 2320], r8   ;   231.0 agu2    22 t spill
        mov r8, qword [rsp + 2312]   ;   231.3 agu0    21 t
        xor r8, r13                  ;   234.3 alu2    21 t
        xor r10, r8                  ;   235.3 alu0    21 t
        xor r14, r10                 ;   236.3 alu1    21 t
        xor r8, rdi                  ;   235.3 alu2    21 t
        mov qword [rsp + 2344], rbp  ;   233.0 agu1    22 t spill
        mov rbp, rbx                 ;   234.0 alu0    21 t copy
        xor rbp, r10                 ;   236.3 alu1    21 t
        mov qword [rsp + 2336], r11  ;   234.0 agu2    22 t spill
        mov r11, rdi                 ;   234.3 alu2    21 t copy
        xor r11, r14                 ;   237.3 alu0    21 t
        mov qword [rsp + 2304], r9   ;   235.0 agu0    22 t spill
        mov r9, r14                  ;   237.3 alu1    21 t copy
        or r9, rbp                   ;   238.3 alu2    21 t
        mov qword [rsp + 2288], rsi  ;   236.0 agu1    22 t spill
        mov rsi, rax                 ;   236.3 alu0    21 t copy
        xor rsi, r8                  ;   237.3 alu1    21 t
        mov qword [rsp + 2688], r15  ;   237.0 agu2    22 t spill
        mov r15, r14                 ;   237.3 alu2    21 t copy
        xor r15, r8                  ;   238.3 alu0    21 t
        mov qword [rsp + 2232], rcx  ;   238.0 agu0    22 t spill
        mov rcx, r10                 ;   238.3 alu1    21 t copy
        xor rcx, r12                 ;   239.3 alu2    21 t
        mov qword [rsp + 2208], rdx  ;   239.0 agu1    22 t spill
        mov rdx, r10                 ;   239.3 alu0    21 t copy
        or rdx, r15                  ;   240.3 alu1    21 t
        xor rdx, r9                  ;   241.3 alu2    21 t
        mov qword [rsp + 2712], r14  ;   240.3 agu2    21 t spill
        mov r14, r11                 ;   240.7 alu0    21 t copy
        xor r14, rsi                 ;   241.7 alu1    21 t
        xor r9, r13                  ;   241.3 alu2    21 t
        or r13, r11                  ;   241.7 alu0    21 t
        mov qword [rsp + 2664], r11  ;   242.0 agu0    21 t spill
        mov r11, qword [rsp + 2312]  ;   242.3 agu1    21 t
        xor r11, r15                 ;   245.3 alu1    21 t
        mov qword [rsp + 2312], r15  ;   243.0 agu2    21 t spill
        mov r15, r8                  ;   243.3 alu2    21 t copy
        and r15, rbx                 ;   244.3 alu0    21 t
        xor r15, r13                 ;   245.3 alu1    21 t
        xor r13, r8                  ;   244.3 alu2    21 t
        xor r13, qword [rsp + 2328]  ;   245.3 alu0+agu0   21 t
        xor r9, r15                  ;   246.3 alu1    21 t
        mov qword [rsp + 2328], r10  ;   245.3 agu1    21 t spill
        mov r10, r14                 ;   245.7 alu2    21 t copy
        and r10, rcx                 ;   246.7 alu0    21 t
        xor r13, r10                 ;   247.7 alu1    21 t
        mov r10, rcx                 ;   246.7 alu2    21 t copy
        xor r10, r11                 ;   247.7 alu0    21 t
        xor rdx, r13                 ;   248.7 alu1    21 t
        mov qword [rsp + 2200], rcx  ;   247.7 agu2    21 t spill
        mov rcx, rsi                 ;   248.0 alu2    21 t copy
        and rcx, r10                 ;   249.0 alu0    21 t
        xor r15, rcx                 ;   250.0 alu1    21 t
        mov rcx, rbx                 ;   249.0 alu2    21 t copy
        xor rcx, r10                 ;   250.0 alu0    21 t
        mov qword [rsp + 2696], rsi  ;   249.7 agu0    21 t spill
        mov rsi, rax                 ;   250.0 alu1    21 t copy
        and rsi, rcx                 ;   251.0 alu2    21 t
        xor r9, rsi                  ;   252.0 alu0    21 t
        mov rsi, r11                 ;   251.0 alu1    21 t copy
        xor rsi, rbp                 ;   252.0 alu2    21 t
        mov qword [rsp + 2248], r14  ;   251.7 agu1    21 t spill
        mov r14, rdi                 ;   252.0 alu0    21 t copy
        and r14, rsi                 ;   253.0 alu1    21 t
        xor r15, r14                 ;   254.0 alu2    21 t
        xor r13, r14                 ;   254.0 alu0    21 t
        mov r14, qword [rsp + 2296]  ;   253.3 agu2    21 t
        or r14, r12                  ;   256.3 alu1    21 t
        xor r13, r14                 ;   257.3 alu2    21 t
        mov r14, rdx                 ;   254.3 alu0    21 t copy
        and r14, r9                  ;   255.3 alu1    21 t
        xor r13, r14                 ;   258.3 alu2    21 t
        mov qword [rsp + 2264], r12  ;   255.3 agu0    21 t spill
        mov r12, r15                 ;   255.7 alu0    21 t copy
        and r12, r13                 ;   259.3 alu1    21 t
        xor r13, r9                  ;   259.3 alu2    21 t
        or r14, r13                  ;   260.3 alu0    21 t
        xor rdx, r12                 ;   260.3 alu1    21 t
        xor r14, rdx                 ;   261.3 alu2    21 t
        and rsi, r14                 ;   262.3 alu0    21 t
        mov r12, r15                 ;   258.0 alu1    21 t copy
        and r12, rdx                 ;   261.3 alu2    21 t
        xor r9, r12                  ;   262.3 alu0    21 t
        and rdx, r9                  ;   263.3 alu1    21 t
        mov r12, r14                 ;   262.3 alu2    21 t copy
        or r12, r9                   ;   263.3 alu0    21 t
        xor r13, r12                 ;   264.3 alu1    21 t
        xor r15, rdx                 ;   264.3 alu2    21 t
        mov r12, r14                 ;   262.3 alu0    21 t copy
        xor r12, r9                  ;   263.3 alu1    21 t
        and rcx, r12                 ;   264.3 alu2    21 t
        and rax, r12                 ;   264.3 alu0    21 t
        xor r12, r13                 ;   265.3 alu1    21 t
        and r10, r12                 ;   266.3 alu2    21 t
        and rdi, r14                 ;   262.7 alu0    21 t
        xor rcx, r10                 ;   267.3 alu1    21 t
        and r8, r13                  ;   265.3 alu2    21 t
        and rbx, r13                 ;   265.3 alu0    21 t
        mov rdx, qword [rsp + 2328]  ;   264.0 agu1    21 t
        and rdx, r15                 ;   267.0 alu1    21 t
        xor r13, r15                 ;   265.3 alu2    21 t
        xor rbx, r10                 ;   267.3 alu0    21 t
        mov r10, qword [rsp + 2312]  ;   265.3 agu2    21 t
        and r10, r15                 ;   268.3 alu1    21 t
        xor r10, rax                 ;   269.3 alu2    21 t
        xor r14, r13                 ;   266.3 alu0    21 t
        xor r15, r9                  ;   266.7 alu1    21 t
        and r11, r14                 ;   267.3 alu2    21 t
        and rbp, r13                 ;   267.3 alu0    21 t
        and r13, qword [rsp + 2712]  ;   267.7 alu1+agu0   21 t
        xor rax, r13                 ;   268.7 alu2    21 t
        mov r13, qword [rsp + 2248]  ;   268.3 agu1    21 t
        and r13, r15                 ;   271.3 alu0    21 t
        and r15, qword [rsp + 2200]  ;   269.0 alu1+agu2   21 t
        and r14, qword [rsp + 2664]  ;   269.3 alu2+agu0   21 t
        xor r14, rax                 ;   270.3 alu0    21 t
        xor r14, r13                 ;   272.3 alu1    21 t
        xor rbp, rcx                 ;   270.3 alu2    21 t
        xor rbp, rsi                 ;   271.3 alu0    21 t
        xor r8, r13                  ;   272.3 alu1    21 t
        xor r8, r10                  ;   273.3 alu2    21 t
        mov r13, qword [rsp + 2264]  ;   271.7 agu1    21 t
        and r13, r9                  ;   274.7 alu0    21 t
        xor r13, r8                  ;   275.7 alu1    21 t
        and r9, qword [rsp + 2296]   ;   272.7 alu2+agu2   21 t
        xor r9, r14                  ;   273.7 alu0    21 t
        xor r9, r13                  ;   276.7 alu1    21 t
        xor rcx, rdx                 ;   273.7 alu2    21 t
        and r12, qword [rsp + 2696]  ;   274.0 alu0+agu0   21 t
        xor rcx, r13                 ;   276.7 alu1    21 t
        xor r15, rbx                 ;   274.7 alu2    21 t
        xor r15, r13                 ;   276.7 alu0    21 t
        xor r12, r9                  ;   277.7 alu1    21 t
        xor r14, r10                 ;   275.7 alu2    21 t
        xor r14, rbp                 ;   276.7 alu0    21 t
        xor rax, rdi                 ;   276.3 alu1    21 t
        xor rax, r9                  ;   277.7 alu2    21 t
        mov r9, rcx                  ;   277.7 alu0    21 t copy
        xor r9, r15                  ;   278.7 alu1    21 t
        xor r9, rax                  ;   279.7 alu2    21 t
        xor rbp, r9                  ;   280.7 alu0    21 t
        xor r9, r12                  ;   280.7 alu1    21 t
        xor rcx, rbx                 ;   278.7 alu2    21 t
        xor rcx, rsi                 ;   279.7 alu0    21 t
        xor rcx, r11                 ;   280.7 alu1    21 t
        not rax                      ;   279.7 alu2    21 t
        not rcx                      ;   281.7 alu0    21 t
        not r8                       ;   280.3 alu1    21 t
        not rbp                      ;   281.7 alu2    21 t
        not r12                      ;   281.0 alu0    21 t
        mov r10, qword [rsp + 2408]  ;   281.3 agu1    23 t
        not r10                      ;   284.3 alu1    23 t
        mov r11, qword [rsp + 2360]  ;   282.0 agu2    23 t
        not r11                      ;   285.0 alu2    23 t
        mov r13, qword [rsp + 2392]  ;   282.7 agu0    23 t
        not r13                      ;   285.7 alu0    23 t
        mov rsi, qword [rsp + 2400]  ;   283.3 agu1    23 t
        not rsi                      ;   286.3 alu1    23 t
        mov rdi, qword [rsp + 2352]  ;   284.0 agu2    23 t
        mov rdx, qword [rsp + 2376]  ;   284.3 agu0    40 t reload
        xor rdi, rdx                 ;   287.3 alu2    23 t
        mov rbx, qword [rsp + 2352]  ;   285.0 agu1    23 t
        xor rbx, qword [rsp + 2384]  ;   288.0 alu0+agu2   23 t
        xor rdx, r11                 ;   287.3 alu1    23 t
        mov qword [rsp + 2376], r12  ;   286.0 agu0    21 t spill
        mov r12, qword [rsp + 2368]  ;   286.3 agu1    23 t
        xor r12, r13                 ;   289.3 alu2    23 t
        xor r10, r12                 ;   290.3 alu0    23 t
        xor rsi, r10                 ;   291.3 alu1    23 t
        xor r12, rdi                 ;   290.3 alu2    23 t
        mov qword [rsp + 2400], rbp  ;   288.0 agu2    21 t spill
        mov rbp, rbx                 ;   289.0 alu0    23 t copy
        xor rbp, r10                 ;   291.3 alu1    23 t
        mov qword [rsp + 2392], r14  ;   289.0 agu0    21 t spill
        mov r14, rdi                 ;   289.3 alu2    23 t copy
        xor r14, rsi                 ;   292.3 alu0    23 t
        mov qword [rsp + 2360], r8   ;   290.0 agu1    21 t spill
        mov r8, rsi                  ;   292.3 alu1    23 t copy
        or r8, rbp                   ;   293.3 alu2    23 t
        mov qword [rsp + 2408], rcx  ;   291.0 agu2    21 t spill
        mov rcx, rdx                 ;   291.3 alu0    23 t copy
        xor rcx, r12                 ;   292.3 alu1    23 t
        mov qword [rsp + 2696], rax  ;   292.0 agu0    21 t spill
        mov rax, rsi                 ;   292.3 alu2    23 t copy
        xor rax, r12                 ;   293.3 alu0    23 t
        mov qword [rsp + 2296], r9   ;   293.0 agu1    21 t spill
        mov r9, r10                  ;   293.3 alu1    23 t copy
        xor r9, r11                  ;   294.3 alu2    23 t
        mov qword [rsp + 2264], r15  ;   294.0 agu2    21 t spill
        mov r15, r10                 ;   294.3 alu0    23 t copy
        or r15, rax                  ;   295.3 alu1    23 t
        xor r15, r8                  ;   296.3 alu2    23 t
        mov qword [rsp + 2664], rsi  ;   295.3 agu0    23 t spill
        mov rsi, r14                 ;   295.7 alu0    23 t copy
        xor rsi, rcx                 ;   296.7 alu1    23 t
        xor r8, r13                  ;   296.3 alu2    23 t
        or r13, r14                  ;   296.7 alu0    23 t
        mov qword [rsp + 2200], r14  ;   297.0 agu1    23 t spill
        mov r14, qword [rsp + 2368]  ;   297.3 agu2    23 t
        xor r14, rax                 ;   300.3 alu1    23 t
        mov qword [rsp + 2368], rax  ;   298.0 agu0    23 t spill
        mov rax, r12                 ;   298.3 alu2    23 t copy
        and rax, rbx                 ;   299.3 alu0    23 t
        xor rax, r13                 ;   300.3 alu1    23 t
        xor r13, r12                 ;   299.3 alu2    23 t
        xor r13, qword [rsp + 2384]  ;   300.3 alu0+agu1   23 t
        xor r8, rax                  ;   301.3 alu1    23 t
        mov qword [rsp + 2384], r10  ;   300.3 agu2    23 t spill
        mov r10, rsi                 ;   300.7 alu2    23 t copy
        and r10, r9                  ;   301.7 alu0    23 t
        xor r13, r10                 ;   302.7 alu1    23 t
        mov r10, r9                  ;   301.7 alu2    23 t copy
        xor r10, r14                 ;   302.7 alu0    23 t
        xor r15, r13                 ;   303.7 alu1    23 t
        mov qword [rsp + 2248], r9   ;   302.7 agu0    23 t spill
        mov r9, rcx                  ;   303.0 alu2    23 t copy
        and r9, r10                  ;   304.0 alu0    23 t
        xor rax, r9                  ;   305.0 alu1    23 t
        mov r9, rbx                  ;   304.0 alu2    23 t copy
        xor r9, r10                  ;   305.0 alu0    23 t
        mov qword [rsp + 2712], rcx  ;   304.7 agu1    23 t spill
        mov rcx, rdx                 ;   305.0 alu1    23 t copy
        and rcx, r9                  ;   306.0 alu2    23 t
        xor r8, rcx                  ;   307.0 alu0    23 t
        mov rcx, r14                 ;   306.0 alu1    23 t copy
        xor rcx, rbp                 ;   307.0 alu2    23 t
        mov qword [rsp + 2312], rsi  ;   306.7 agu2    23 t spill
        mov rsi, rdi                 ;   307.0 alu0    23 t copy
        and rsi, rcx                 ;   308.0 alu1    23 t
        xor rax, rsi                 ;   309.0 alu2    23 t
        xor r13, rsi                 ;   309.0 alu0    23 t
        mov rsi, qword [rsp + 2352]  ;   308.3 agu0    23 t
        or rsi, r11                  ;   311.3 alu1    23 t
        xor r13, rsi                 ;   312.3 alu2    23 t
        mov rsi, r15                 ;   309.3 alu0    23 t copy
        and rsi, r8                  ;   310.3 alu1    23 t
        xor r13, rsi                 ;   313.3 alu2    23 t
        mov qword [rsp + 2328], r11  ;   310.3 agu1    23 t spill
        mov r11, rax                 ;   310.7 alu0    23 t copy
        and r11, r13                 ;   314.3 alu1    23 t
        xor r13, r8                  ;   314.3 alu2    23 t
        or rsi, r13                  ;   315.3 alu0    23 t
        xor r15, r11                 ;   315.3 alu1    23 t
        xor rsi, r15                 ;   316.3 alu2    23 t
        and rcx, rsi                 ;   317.3 alu0    23 t
        mov r11, rax                 ;   313.0 alu1    23 t copy
        and r11, r15                 ;   316.3 alu2    23 t
        xor r8, r11                  ;   317.3 alu0    23 t
        and r15, r8                  ;   318.3 alu1    23 t
        mov r11, rsi                 ;   317.3 alu2    23 t copy
        or r11, r8                   ;   318.3 alu0    23 t
        xor r13, r11                 ;   319.3 alu1    23 t
        xor rax, r15                 ;   319.3 alu2    23 t
        mov r11, rsi                 ;   317.3 alu0    23 t copy
        xor r11, r8                  ;   318.3 alu1    23 t
        and r9, r11                  ;   319.3 alu2    23 t
        and rdx, r11                 ;   319.3 alu0    23 t
        xor r11, r13                 ;   320.3 alu1    23 t
        and r10, r11                 ;   321.3 alu2    23 t
        and rdi, rsi                 ;   317.7 alu0    23 t
        xor r9, r10                  ;   322.3 alu1    23 t
        and r12, r13                 ;   320.3 alu2    23 t
        and rbx, r13                 ;   320.3 alu0    23 t
        mov r15, qword [rsp + 2384]  ;   319.0 agu2    23 t
        and r15, rax                 ;   322.0 alu1    23 t
        xor r13, rax                 ;   320.3 alu2    23 t
        xor rbx, r10                 ;   322.3 alu0    23 t
        mov r10, qword [rsp + 2368]  ;   320.3 agu0    23 t
        and r10, rax                 ;   323.3 alu1    23 t
        xor r10, rdx                 ;   324.3 alu2    23 t
        xor rsi, r13                 ;   321.3 alu0    23 t
        xor rax, r8                  ;   321.7 alu1    23 t
        and r14, rsi                 ;   322.3 alu2    23 t
        and rbp, r13                 ;   322.3 alu0    23 t
        and r13, qword [rsp + 2664]  ;   322.7 alu1+agu1   23 t
        xor rdx, r13                 ;   323.7 alu2    23 t
        mov r13, qword [rsp + 2312]  ;   323.3 agu2    23 t
        and r13, rax                 ;   326.3 alu0    23 t
        and rax, qword [rsp + 2248]  ;   324.0 alu1+agu0   23 t
        and rsi, qword [rsp + 2200]  ;   324.3 alu2+agu1   23 t
        xor rsi, rdx                 ;   325.3 alu0    23 t
        xor rsi, r13                 ;   327.3 alu1    23 t
        xor rbp, r9                  ;   325.3 alu2    23 t
        xor rbp, rcx                 ;   326.3 alu0    23 t
        xor r12, r13                 ;   327.3 alu1    23 t
        xor r12, r10                 ;   328.3 alu2    23 t
        mov r13, qword [rsp + 2328]  ;   326.7 agu2    23 t
        and r13, r8                  ;   329.7 alu0    23 t
        xor r13, r12                 ;   330.7 alu1    23 t
        and r8, qword [rsp + 2352]   ;   327.7 alu2+agu0   23 t
        xor r8, rsi                  ;   328.7 alu0    23 t
        xor r8, r13                  ;   331.7 alu1    23 t
        xor r9, r15                  ;   328.7 alu2    23 t
        and r11, qword [rsp + 2712]  ;   329.0 alu0+agu1   23 t
        xor r9, r13                  ;   331.7 alu1    23 t
        xor rax, rbx                 ;   329.7 alu2    23 t
        xor rax, r13                 ;   331.7 alu0    23 t
        xor r11, r8                  ;   332.7 alu1    23 t
        xor rdx, rdi                 ;   330.7 alu2    23 t
        xor rdx, r8                  ;   332.7 alu0    23 t
        xor rbx, rcx                 ;   331.3 alu1    23 t
        xor rbx, r14                 ;   332.3 alu2    23 t
        xor rbx, r9                  ;   333.3 alu0    23 t
        xor r9, rax                  ;   332.7 alu1    23 t
        xor r9, rdx                  ;   333.7 alu2    23 t
        not rdx                      ;   333.7 alu0    23 t
        mov r8, rbp                  ;   333.3 alu1    23 t copy
        xor r8, r9                   ;   334.7 alu2    23 t
        not rbx                      ;   334.3 alu0    23 t
        not r12                      ;   334.3 alu1    23 t
        not r8                       ;   335.7 alu2    23 t
        mov r13, qword [rsp + 2416]  ;   335.0 agu2    22 t
        not r13                      ;   338.0 alu0    22 t
        mov r14, r11                 ;   335.7 alu1    23 t copy
        not r14                      ;   336.7 alu2    23 t
        mov r15, qword [rsp + 2432]  ;   336.3 agu0    22 t
        not r15                      ;   339.3 alu0    22 t
        mov rdi, qword [rsp + 2464]  ;   337.0 agu1    22 t
        not rdi                      ;   340.0 alu1    22 t
        mov rcx, qword [rsp + 2424]  ;   337.7 agu2    22 t
        xor rcx, qword [rsp + 2448]  ;   340.7 alu2+agu0   22 t
        mov qword [rsp + 2464], rax  ;   338.3 agu1    23 t spill
        mov rax, qword [rsp + 2424]  ;   338.7 agu2    22 t
        xor rax, qword [rsp + 2456]  ;   341.7 alu0+agu0   22 t
        mov qword [rsp + 2432], r14  ;   339.3 agu1    23 t spill
        mov r14, qword [rsp + 2440]  ;   339.7 agu2    22 t
        xor r14, rdi                 ;   342.7 alu1    22 t
        xor r13, r14                 ;   343.7 alu2    22 t
        xor r14, rcx                 ;   343.7 alu0    22 t
        mov qword [rsp + 2416], r8   ;   341.0 agu0    23 t spill
        mov r8, qword [rsp + 2448]   ;   341.3 agu1    22 t
        xor r8, r15                  ;   344.3 alu1    22 t
        mov qword [rsp + 2448], rbp  ;   342.0 agu2    23 t spill
        mov rbp, r13                 ;   344.7 alu2    22 t copy
        mov qword [rsp + 2712], r10  ;   342.7 agu0    23 t spill
        mov r10, rax                 ;   343.0 alu0    22 t copy
        xor r10, r13                 ;   344.7 alu1    22 t
        mov qword [rsp + 2352], rsi  ;   343.7 agu1    23 t spill
        mov rsi, rcx                 ;   344.0 alu2    22 t copy
        mov qword [rsp + 2328], r12  ;   344.3 agu2    23 t spill
        mov r12, qword [rsp + 2472]  ;   344.7 agu0    22 t
        not r12                      ;   347.7 alu0    22 t
        xor rbp, r12                 ;   348.7 alu1    22 t
        xor rsi, rbp                 ;   349.7 alu2    22 t
        mov r12, r10                 ;   346.0 alu0    22 t copy
        or r12, rbp                  ;   349.7 alu1    22 t
        mov qword [rsp + 2472], rbx  ;   346.7 agu1    23 t spill
        mov rbx, r8                  ;   347.0 alu2    22 t copy
        xor rbx, r14                 ;   348.0 alu0    22 t
        mov qword [rsp + 2200], rdx  ;   347.7 agu2    23 t spill
        mov rdx, rbp                 ;   349.7 alu1    22 t copy
        xor rdx, r14                 ;   350.7 alu2    22 t
        mov qword [rsp + 2248], r11  ;   348.7 agu0    23 t spill
        mov r11, r13                 ;   349.0 alu0    22 t copy
        xor r11, r15                 ;   350.0 alu1    22 t
        mov qword [rsp + 2312], r9   ;   349.7 agu1    23 t spill
        mov r9, r13                  ;   350.0 alu2    22 t copy
        or r9, rdx                   ;   351.7 alu0    22 t
        xor r9, r12                  ;   352.7 alu1    22 t
        mov qword [rsp + 2664], rbp  ;   351.0 agu2    22 t spill
        mov rbp, rsi                 ;   351.3 alu2    22 t copy
        xor rbp, rbx                 ;   352.3 alu0    22 t
        xor r12, rdi                 ;   352.0 alu1    22 t
        or rdi, rsi                  ;   352.3 alu2    22 t
        mov qword [rsp + 2368], rsi  ;   352.7 agu0    22 t spill
        mov rsi, qword [rsp + 2440]  ;   353.0 agu1    22 t
        xor rsi, rdx                 ;   356.0 alu0    22 t
        mov qword [rsp + 2440], rdx  ;   353.7 agu2    22 t spill
        mov rdx, r14                 ;   354.0 alu1    22 t copy
        and rdx, rax                 ;   355.0 alu2    22 t
        xor rdx, rdi                 ;   356.0 alu0    22 t
        xor rdi, r14                 ;   355.0 alu1    22 t
        xor rdi, qword [rsp + 2456]  ;   356.0 alu2+agu0   22 t
        xor r12, rdx                 ;   357.0 alu0    22 t
        mov qword [rsp + 2456], r13  ;   356.0 agu1    22 t spill
        mov r13, rbp                 ;   356.3 alu1    22 t copy
        and r13, r11                 ;   357.3 alu2    22 t
        xor rdi, r13                 ;   358.3 alu0    22 t
        mov r13, r11                 ;   357.3 alu1    22 t copy
        xor r13, rsi                 ;   358.3 alu2    22 t
        xor r9, rdi                  ;   359.3 alu0    22 t
        mov qword [rsp + 2384], r11  ;   358.3 agu2    22 t spill
        mov r11, rbx                 ;   358.7 alu1    22 t copy
        and r11, r13                 ;   359.7 alu2    22 t
        xor rdx, r11                 ;   360.7 alu0    22 t
        mov r11, rax                 ;   359.7 alu1    22 t copy
        xor r11, r13                 ;   360.7 alu2    22 t
        mov qword [rsp + 2728], rbx  ;   360.3 agu0    22 t spill
        mov rbx, r8                  ;   360.7 alu0    22 t copy
        and rbx, r11                 ;   361.7 alu1    22 t
        xor r12, rbx                 ;   362.7 alu2    22 t
        mov rbx, rsi                 ;   361.7 alu0    22 t copy
        xor rbx, r10                 ;   362.7 alu1    22 t
        mov qword [rsp + 2736], rbp  ;   362.3 agu1    22 t spill
        mov rbp, rcx                 ;   362.7 alu2    22 t copy
        and rbp, rbx                 ;   363.7 alu0    22 t
        xor rdx, rbp                 ;   364.7 alu1    22 t
        xor rdi, rbp                 ;   364.7 alu2    22 t
        mov rbp, qword [rsp + 2424]  ;   364.0 agu2    22 t
        or rbp, r15                  ;   367.0 alu0    22 t
        xor rdi, rbp                 ;   368.0 alu1    22 t
        mov rbp, r9                  ;   365.0 alu2    22 t copy
        and rbp, r12                 ;   366.0 alu0    22 t
        xor rdi, rbp                 ;   369.0 alu1    22 t
        mov qword [rsp + 2744], r15  ;   366.0 agu0    22 t spill
        mov r15, rdx                 ;   366.3 alu2    22 t copy
        and r15, rdi                 ;   370.0 alu0    22 t
        xor rdi, r12                 ;   370.0 alu1    22 t
        or rbp, rdi                  ;   371.0 alu2    22 t
        xor r9, r15                  ;   371.0 alu0    22 t
        xor rbp, r9                  ;   372.0 alu1    22 t
        and rbx, rbp                 ;   373.0 alu2    22 t
        mov r15, rdx                 ;   368.7 alu0    22 t copy
        and r15, r9                  ;   372.0 alu1    22 t
        xor r12, r15                 ;   373.0 alu2    22 t
        and r9, r12                  ;   374.0 alu0    22 t
        mov r15, rbp                 ;   373.0 alu1    22 t copy
        or r15, r12                  ;   374.0 alu2    22 t
        xor rdi, r15                 ;   375.0 alu0    22 t
        xor rdx, r9                  ;   375.0 alu1    22 t
        mov r9, rbp                  ;   373.0 alu2    22 t copy
        xor r9, r12                  ;   374.0 alu0    22 t
        and r11, r9                  ;   375.0 alu1    22 t
        and r8, r9                   ;   375.0 alu2    22 t
        xor r9, rdi                  ;   376.0 alu0    22 t
        and r13, r9                  ;   377.0 alu1    22 t
        and rcx, rbp                 ;   373.3 alu2    22 t
        xor r11, r13                 ;   378.0 alu0    22 t
        and r14, rdi                 ;   376.0 alu1    22 t
        and rax, rdi                 ;   376.0 alu2    22 t
        mov r15, qword [rsp + 2456]  ;   374.7 agu1    22 t
        and r15, rdx                 ;   377.7 alu0    22 t
        xor rdi, rdx                 ;   376.0 alu1    22 t
        xor rax, r13                 ;   378.0 alu2    22 t
        mov r13, qword [rsp + 2440]  ;   376.0 agu2    22 t
        and r13, rdx                 ;   379.0 alu0    22 t
        xor r13, r8                  ;   380.0 alu1    22 t
        xor rbp, rdi                 ;   377.0 alu2    22 t
        xor rdx, r12                 ;   377.3 alu0    22 t
        and rsi, rbp                 ;   378.0 alu1    22 t
        and r10, rdi                 ;   378.0 alu2    22 t
        and rdi, qword [rsp + 2664]  ;   378.3 alu0+agu0   22 t
        xor r8, rdi                  ;   379.3 alu1    22 t
        mov rdi, qword [rsp + 2736]  ;   379.0 agu1    22 t
        and rdi, rdx                 ;   382.0 alu2    22 t
        and rdx, qword [rsp + 2384]  ;   379.7 alu0+agu2   22 t
        and rbp, qword [rsp + 2368]  ;   380.0 alu1+agu0   22 t
        xor rbp, r8                  ;   381.0 alu2    22 t
        xor rbp, rdi                 ;   383.0 alu0    22 t
        xor r10, r11                 ;   381.0 alu1    22 t
        xor r10, rbx                 ;   382.0 alu2    22 t
        xor r14, rdi                 ;   383.0 alu0    22 t
        xor r14, r13                 ;   384.0 alu1    22 t
        mov rdi, qword [rsp + 2744]  ;   382.3 agu1    22 t
        and rdi, r12                 ;   385.3 alu2    22 t
        xor rdi, r14                 ;   386.3 alu0    22 t
        and r12, qword [rsp + 2424]  ;   383.3 alu1+agu2   22 t
        xor r12, rbp                 ;   384.3 alu2    22 t
        xor r12, rdi                 ;   387.3 alu0    22 t
        xor r11, r15                 ;   384.3 alu1    22 t
        and r9, qword [rsp + 2728]   ;   384.7 alu2+agu0   22 t
        xor r11, rdi                 ;   387.3 alu0    22 t
        xor rdx, rax                 ;   385.3 alu1    22 t
        xor rdx, rdi                 ;   387.3 alu2    22 t
        xor r9, r12                  ;   388.3 alu0    22 t
        xor r8, rcx                  ;   386.3 alu1    22 t
        xor r8, r12                  ;   388.3 alu2    22 t
        xor rax, rbx                 ;   387.0 alu0    22 t
        xor rax, rsi                 ;   388.0 alu1    22 t
        xor rax, r11                 ;   389.0 alu2    22 t
        xor r11, rdx                 ;   388.3 alu0    22 t
        xor r11, r8                  ;   389.3 alu1    22 t
        not r8                       ;   389.3 alu2    22 t
        mov r12, r10                 ;   389.0 alu0    22 t copy
        xor r12, r11                 ;   390.3 alu1    22 t
        not rax                      ;   390.0 alu2    22 t
        not r14                      ;   390.0 alu0    22 t
        not r12                      ;   391.3 alu1    22 t
        mov r15, qword [rsp + 2480]  ;   390.7 agu1    21 t
        not r15                      ;   393.7 alu2    21 t
        mov rsi, r9                  ;   391.3 alu0    22 t copy
        not rsi                      ;   392.3 alu1    22 t
        mov rdi, qword [rsp + 2496]  ;   392.0 agu2    21 t
        not rdi                      ;   395.0 alu2    21 t
        mov rcx, qword [rsp + 2528]  ;   392.7 agu0    21 t
        not rcx                      ;   395.7 alu0    21 t
        mov rbx, qword [rsp + 2488]  ;   393.3 agu1    21 t
        xor rbx, qword [rsp + 2512]  ;   396.3 alu1+agu2   21 t
        mov qword [rsp + 2528], r9   ;   394.0 agu0    22 t spill
        mov r9, qword [rsp + 2488]   ;   394.3 agu1    21 t
        xor r9, qword [rsp + 2520]   ;   397.3 alu2+agu2   21 t
        mov qword [rsp + 2496], r11  ;   395.0 agu0    22 t spill
        mov r11, qword [rsp + 2504]  ;   395.3 agu1    21 t
        xor r11, rcx                 ;   398.3 alu0    21 t
        xor r15, r11                 ;   399.3 alu1    21 t
        xor r11, rbx                 ;   399.3 alu2    21 t
        mov qword [rsp + 2480], rdx  ;   396.7 agu2    22 t spill
        mov rdx, qword [rsp + 2512]  ;   397.0 agu0    21 t
        xor rdx, rdi                 ;   400.0 alu0    21 t
        mov qword [rsp + 2512], rsi  ;   397.7 agu1    22 t spill
        mov rsi, r15                 ;   400.3 alu1    21 t copy
        mov qword [rsp + 2728], r12  ;   398.3 agu2    22 t spill
        mov r12, r9                  ;   398.7 alu2    21 t copy
        xor r12, r15                 ;   400.3 alu0    21 t
        mov qword [rsp + 2424], r10  ;   399.3 agu0    22 t spill
        mov r10, rbx                 ;   399.7 alu1    21 t copy
        mov qword [rsp + 2744], r13  ;   400.0 agu1    22 t spill
        mov r13, qword [rsp + 2536]  ;   400.3 agu2    21 t
        not r13                      ;   403.3 alu2    21 t
        xor rsi, r13                 ;   404.3 alu0    21 t
        xor r10, rsi                 ;   405.3 alu1    21 t
        mov r13, r12                 ;   401.7 alu2    21 t copy
        or r13, rsi                  ;   405.3 alu0    21 t
        mov qword [rsp + 2536], rbp  ;   402.3 agu0    22 t spill
        mov rbp, rdx                 ;   402.7 alu1    21 t copy
        xor rbp, r11                 ;   403.7 alu2    21 t
        mov qword [rsp + 2368], r14  ;   403.3 agu1    22 t spill
        mov r14, rsi                 ;   405.3 alu0    21 t copy
        xor r14, r11                 ;   406.3 alu1    21 t
        mov qword [rsp + 2384], rax  ;   404.3 agu2    22 t spill
        mov rax, r15                 ;   404.7 alu2    21 t copy
        xor rax, rdi                 ;   405.7 alu0    21 t
        mov qword [rsp + 2736], r8   ;   405.3 agu0    22 t spill
        mov r8, r15                  ;   405.7 alu1    21 t copy
        or r8, r14                   ;   407.3 alu2    21 t
        xor r8, r13                  ;   408.3 alu0    21 t
        mov qword [rsp + 2664], rsi  ;   406.7 agu1    21 t spill
        mov rsi, r10                 ;   407.0 alu1    21 t copy
        xor rsi, rbp                 ;   408.0 alu2    21 t
        xor r13, rcx                 ;   407.7 alu0    21 t
        or rcx, r10                  ;   408.0 alu1    21 t
        mov qword [rsp + 2440], r10  ;   408.3 agu2    21 t spill
        mov r10, qword [rsp + 2504]  ;   408.7 agu0    21 t
        xor r10, r14                 ;   411.7 alu2    21 t
        mov qword [rsp + 2504], r14  ;   409.3 agu1    21 t spill
        mov r14, r11                 ;   409.7 alu0    21 t copy
        and r14, r9                  ;   410.7 alu1    21 t
        xor r14, rcx                 ;   411.7 alu2    21 t
        xor rcx, r11                 ;   410.7 alu0    21 t
        xor rcx, qword [rsp + 2520]  ;   411.7 alu1+agu2   21 t
        xor r13, r14                 ;   412.7 alu2    21 t
        mov qword [rsp + 2520], r15  ;   411.7 agu0    21 t spill
        mov r15, rsi                 ;   412.0 alu0    21 t copy
        and r15, rax                 ;   413.0 alu1    21 t
        xor rcx, r15                 ;   414.0 alu2    21 t
        mov r15, rax                 ;   413.0 alu0    21 t copy
        xor r15, r10                 ;   414.0 alu1    21 t
        xor r8, rcx                  ;   415.0 alu2    21 t
        mov qword [rsp + 2456], rax  ;   414.0 agu1    21 t spill
        mov rax, rbp                 ;   414.3 alu0    21 t copy
        and rax, r15                 ;   415.3 alu1    21 t
        xor r14, rax                 ;   416.3 alu2    21 t
        mov rax, r9                  ;   415.3 alu0    21 t copy
        xor rax, r15                 ;   416.3 alu1    21 t
        mov qword [rsp + 2752], rbp  ;   416.0 agu2    21 t spill
        mov rbp, rdx                 ;   416.3 alu2    21 t copy
        and rbp, rax                 ;   417.3 alu0    21 t
        xor r13, rbp                 ;   418.3 alu1    21 t
        mov rbp, r10                 ;   417.3 alu2    21 t copy
        xor rbp, r12                 ;   418.3 alu0    21 t
        mov qword [rsp + 2760], rsi  ;   418.0 agu0    21 t spill
        mov rsi, rbx                 ;   418.3 alu1    21 t copy
        and rsi, rbp                 ;   419.3 alu2    21 t
        xor r14, rsi                 ;   420.3 alu0    21 t
        xor rcx, rsi                 ;   420.3 alu1    21 t
        mov rsi, qword [rsp + 2488]  ;   419.7 agu1    21 t
        or rsi, rdi                  ;   422.7 alu2    21 t
        xor rcx, rsi                 ;   423.7 alu0    21 t
        mov rsi, r8                  ;   420.7 alu1    21 t copy
        and rsi, r13                 ;   421.7 alu2    21 t
        xor rcx, rsi                 ;   424.7 alu0    21 t
        mov qword [rsp + 2768], rdi  ;   421.7 agu2    21 t spill
        mov rdi, r14                 ;   422.0 alu1    21 t copy
        and rdi, rcx                 ;   425.7 alu2    21 t
        xor rcx, r13                 ;   425.7 alu0    21 t
        or rsi, rcx                  ;   426.7 alu1    21 t
        xor r8, rdi                  ;   426.7 alu2    21 t
        xor rsi, r8                  ;   427.7 alu0    21 t
        and rbp, rsi                 ;   428.7 alu1    21 t
        mov rdi, r14                 ;   424.3 alu2    21 t copy
        and rdi, r8                  ;   427.7 alu0    21 t
        xor r13, rdi                 ;   428.7 alu1    21 t
        and r8, r13                  ;   429.7 alu2    21 t
        mov rdi, rsi                 ;   428.7 alu0    21 t copy
        or rdi, r13                  ;   429.7 alu1    21 t
        xor rcx, rdi                 ;   430.7 alu2    21 t
        xor r14, r8                  ;   430.7 alu0    21 t
        mov r8, rsi                  ;   428.7 alu1    21 t copy
        xor r8, r13                  ;   429.7 alu2    21 t
        and rax, r8                  ;   430.7 alu0    21 t
        and rdx, r8                  ;   430.7 alu1    21 t
        xor r8, rcx                  ;   431.7 alu2    21 t
        and r15, r8                  ;   432.7 alu0    21 t
        and rbx, rsi                 ;   429.0 alu1    21 t
        xor rax, r15                 ;   433.7 alu2    21 t
        and r11, rcx                 ;   431.7 alu0    21 t
        and r9, rcx                  ;   431.7 alu1    21 t
        mov rdi, qword [rsp + 2520]  ;   430.3 agu0    21 t
        and rdi, r14                 ;   433.3 alu2    21 t
        xor rcx, r14                 ;   431.7 alu0    21 t
        xor r9, r15                  ;   433.7 alu1    21 t
        mov r15, qword [rsp + 2504]  ;   431.7 agu1    21 t
        and r15, r14                 ;   434.7 alu2    21 t
        xor r15, rdx                 ;   435.7 alu0    21 t
        xor rsi, rcx                 ;   432.7 alu1    21 t
        xor r14, r13                 ;   433.0 alu2    21 t
        and r10, rsi                 ;   433.7 alu0    21 t
        and r12, rcx                 ;   433.7 alu1    21 t
        and rcx, qword [rsp + 2664]  ;   434.0 alu2+agu2   21 t
        xor rdx, rcx                 ;   435.0 alu0    21 t
        mov rcx, qword [rsp + 2760]  ;   434.7 agu0    21 t
        and rcx, r14                 ;   437.7 alu1    21 t
        and r14, qword [rsp + 2456]  ;   435.3 alu2+agu1   21 t
        and rsi, qword [rsp + 2440]  ;   435.7 alu0+agu2   21 t
        xor rsi, rdx                 ;   436.7 alu1    21 t
        xor rsi, rcx                 ;   438.7 alu2    21 t
        xor r12, rax                 ;   436.7 alu0    21 t
        xor r12, rbp                 ;   437.7 alu1    21 t
        xor r11, rcx                 ;   438.7 alu2    21 t
        xor r11, r15                 ;   439.7 alu0    21 t
        mov rcx, qword [rsp + 2768]  ;   438.0 agu0    21 t
        and rcx, r13                 ;   441.0 alu1    21 t
        xor rcx, r11                 ;   442.0 alu2    21 t
        and r13, qword [rsp + 2488]  ;   439.0 alu0+agu1   21 t
        xor r13, rsi                 ;   440.0 alu1    21 t
        xor r13, rcx                 ;   443.0 alu2    21 t
        xor rax, rdi                 ;   440.0 alu0    21 t
        xor rax, rcx                 ;   443.0 alu1    21 t
        and r8, qword [rsp + 2752]   ;   440.7 alu2+agu2   21 t
        xor r14, r9                  ;   441.0 alu0    21 t
        xor r14, rcx                 ;   443.0 alu1    21 t
        xor r8, r13                  ;   444.0 alu2    21 t
        xor rdx, rbx                 ;   442.0 alu0    21 t
        xor rdx, r13                 ;   444.0 alu1    21 t
        xor r9, rbp                  ;   442.7 alu2    21 t
        xor r9, r10                  ;   443.7 alu0    21 t
        xor r9, rax                  ;   444.7 alu1    21 t
        xor rax, r14                 ;   444.0 alu2    21 t
        xor rax, rdx                 ;   445.0 alu0    21 t
        not rdx                      ;   445.0 alu1    21 t
        mov r10, r12                 ;   444.7 alu2    21 t copy
        xor r10, rax                 ;   446.0 alu0    21 t
        not r9                       ;   445.7 alu1    21 t
        not r11                      ;   445.7 alu2    21 t
        not r10                      ;   447.0 alu0    21 t
        mov r13, qword [rsp + 2544]  ;   446.3 agu0    42 t
        not r13                      ;   449.3 alu1    42 t
        mov rdi, r8                  ;   447.0 alu2    21 t copy
        not rdi                      ;   448.0 alu0    21 t
        mov rbp, qword [rsp + 2560]  ;   447.7 agu1    42 t
        not rbp                      ;   450.7 alu1    42 t
        mov rcx, qword [rsp + 2592]  ;   448.3 agu2    42 t
        not rcx                      ;   451.3 alu2    42 t
        mov rbx, qword [rsp + 2552]  ;   449.0 agu0    42 t
        xor rbx, qword [rsp + 2576]  ;   452.0 alu0+agu1   42 t
        mov qword [rsp + 2592], rdi  ;   449.7 agu2    21 t spill
        mov rdi, qword [rsp + 2552]  ;   450.0 agu0    42 t
        xor rdi, qword [rsp + 2584]  ;   453.0 alu1+agu1   42 t
        mov qword [rsp + 2560], r10  ;   450.7 agu2    21 t spill
        mov r10, qword [rsp + 2568]  ;   451.0 agu0    42 t
        xor r10, rcx                 ;   454.0 alu2    42 t
        xor r13, r10                 ;   455.0 alu0    42 t
        xor r10, rbx                 ;   455.0 alu1    42 t
        mov qword [rsp + 2544], r12  ;   452.3 agu1    21 t spill
        mov r12, qword [rsp + 2576]  ;   452.7 agu2    42 t
        xor r12, rbp                 ;   455.7 alu2    42 t
        mov qword [rsp + 2576], r15  ;   453.3 agu0    21 t spill
        mov r15, r13                 ;   456.0 alu0    42 t copy
        mov qword [rsp + 2752], rsi  ;   454.0 agu1    21 t spill
        mov rsi, rdi                 ;   454.3 alu1    42 t copy
        xor rsi, r13                 ;   456.0 alu2    42 t
        mov qword [rsp + 2488], r11  ;   455.0 agu2    21 t spill
        mov r11, rbx                 ;   455.3 alu0    42 t copy
        mov qword [rsp + 2768], r9   ;   455.7 agu0    21 t spill
        mov r9, qword [rsp + 2624]   ;   456.0 agu1    42 t
        not r9                       ;   459.0 alu1    42 t
        xor r15, r9                  ;   460.0 alu2    42 t
        xor r11, r15                 ;   461.0 alu0    42 t
        mov r9, rsi                  ;   457.3 alu1    42 t copy
        or r9, r15                   ;   461.0 alu2    42 t
        mov qword [rsp + 2624], rdx  ;   458.0 agu2    21 t spill
        mov rdx, r12                 ;   458.3 alu0    42 t copy
        xor rdx, r10                 ;   459.3 alu1    42 t
        mov qword [rsp + 2440], r8   ;   459.0 agu0    21 t spill
        mov r8, r15                  ;   461.0 alu2    42 t copy
        xor r8, r10                  ;   462.0 alu0    42 t
        mov qword [rsp + 2456], rax  ;   460.0 agu1    21 t spill
        mov rax, r13                 ;   460.3 alu1    42 t copy
        xor rax, rbp                 ;   461.3 alu2    42 t
        mov qword [rsp + 2760], r14  ;   461.0 agu2    21 t spill
        mov r14, r13                 ;   461.3 alu0    42 t copy
        or r14, r8                   ;   463.0 alu1    42 t
        xor r14, r9                  ;   464.0 alu2    42 t
        mov qword [rsp + 2664], r15  ;   462.3 agu0    42 t spill
        mov r15, r11                 ;   462.7 alu0    42 t copy
        xor r15, rdx                 ;   463.7 alu1    42 t
        xor r9, rcx                  ;   463.3 alu2    42 t
        or rcx, r11                  ;   463.7 alu0    42 t
        mov qword [rsp + 2504], r11  ;   464.0 agu1    42 t spill
        mov r11, qword [rsp + 2568]  ;   464.3 agu2    42 t
        xor r11, r8                  ;   467.3 alu1    42 t
        mov qword [rsp + 2568], r8   ;   465.0 agu0    42 t spill
        mov r8, r10                  ;   465.3 alu2    42 t copy
        and r8, rdi                  ;   466.3 alu0    42 t
        xor r8, rcx                  ;   467.3 alu1    42 t
        xor rcx, r10                 ;   466.3 alu2    42 t
        xor rcx, qword [rsp + 2584]  ;   467.3 alu0+agu1   42 t
        xor r9, r8                   ;   468.3 alu1    42 t
        mov qword [rsp + 2584], r13  ;   467.3 agu2    42 t spill
        mov r13, r15                 ;   467.7 alu2    42 t copy
        and r13, rax                 ;   468.7 alu0    42 t
        xor rcx, r13                 ;   469.7 alu1    42 t
        mov r13, rax                 ;   468.7 alu2    42 t copy
        xor r13, r11                 ;   469.7 alu0    42 t
        xor r14, rcx                 ;   470.7 alu1    42 t
        mov qword [rsp + 2520], rax  ;   469.7 agu0    42 t spill
        mov rax, rdx                 ;   470.0 alu2    42 t copy
        and rax, r13                 ;   471.0 alu0    42 t
        xor r8, rax                  ;   472.0 alu1    42 t
        mov rax, rdi                 ;   471.0 alu2    42 t copy
        xor rax, r13                 ;   472.0 alu0    42 t
        mov qword [rsp + 2776], rdx  ;   471.7 agu1    42 t spill
        mov rdx, r12                 ;   472.0 alu1    42 t copy
        and rdx, rax                 ;   473.0 alu2    42 t
        xor r9, rdx                  ;   474.0 alu0    42 t
        mov rdx, r11                 ;   473.0 alu1    42 t copy
        xor rdx, rsi                 ;   474.0 alu2    42 t
        mov qword [rsp + 2784], r15  ;   473.7 agu2    42 t spill
        mov r15, rbx                 ;   474.0 alu0    42 t copy
        and r15, rdx                 ;   475.0 alu1    42 t
        xor r8, r15                  ;   476.0 alu2    42 t
        xor rcx, r15                 ;   476.0 alu0    42 t
        mov r15, qword [rsp + 2552]  ;   475.3 agu0    42 t
        or r15, rbp                  ;   478.3 alu1    42 t
        xor rcx, r15                 ;   479.3 alu2    42 t
        mov r15, r14                 ;   476.3 alu0    42 t copy
        and r15, r9                  ;   477.3 alu1    42 t
        xor rcx, r15                 ;   480.3 alu2    42 t
        mov qword [rsp + 2792], rbp  ;   477.3 agu1    42 t spill
        mov rbp, r8                  ;   477.7 alu0    42 t copy
        and rbp, rcx                 ;   481.3 alu1    42 t
        xor rcx, r9                  ;   481.3 alu2    42 t
        or r15, rcx                  ;   482.3 alu0    42 t
        xor r14, rbp                 ;   482.3 alu1    42 t
        xor r15, r14                 ;   483.3 alu2    42 t
        and rdx, r15                 ;   484.3 alu0    42 t
        mov rbp, r8                  ;   480.0 alu1    42 t copy
        and rbp, r14                 ;   483.3 alu2    42 t
        xor r9, rbp                  ;   484.3 alu0    42 t
        and r14, r9                  ;   485.3 alu1    42 t
        mov rbp, r15                 ;   484.3 alu2    42 t copy
        or rbp, r9                   ;   485.3 alu0    42 t
        xor rcx, rbp                 ;   486.3 alu1    42 t
        xor r8, r14                  ;   486.3 alu2    42 t
        mov r14, r15                 ;   484.3 alu0    42 t copy
        xor r14, r9                  ;   485.3 alu1    42 t
        and rax, r14                 ;   486.3 alu2    42 t
        and r12, r14                 ;   486.3 alu0    42 t
        xor r14, rcx                 ;   487.3 alu1    42 t
        and r13, r14                 ;   488.3 alu2    42 t
        and rbx, r15                 ;   484.7 alu0    42 t
        xor rax, r13                 ;   489.3 alu1    42 t
        and r10, rcx                 ;   487.3 alu2    42 t
        and rdi, rcx                 ;   487.3 alu0    42 t
        mov rbp, qword [rsp + 2584]  ;   486.0 agu2    42 t
        and rbp, r8                  ;   489.0 alu1    42 t
        xor rcx, r8                  ;   487.3 alu2    42 t
        xor rdi, r13                 ;   489.3 alu0    42 t
        mov r13, qword [rsp + 2568]  ;   487.3 agu0    42 t
        and r13, r8                  ;   490.3 alu1    42 t
        xor r13, r12                 ;   491.3 alu2    42 t
        xor r15, rcx                 ;   488.3 alu0    42 t
        xor r8, r9                   ;   488.7 alu1    42 t
        and r11, r15                 ;   489.3 alu2    42 t
        and rsi, rcx                 ;   489.3 alu0    42 t
        and rcx, qword [rsp + 2664]  ;   489.7 alu1+agu1   42 t
        xor r12, rcx                 ;   490.7 alu2    42 t
        mov rcx, qword [rsp + 2784]  ;   490.3 agu2    42 t
        and rcx, r8                  ;   493.3 alu0    42 t
        and r8, qword [rsp + 2520]   ;   491.0 alu1+agu0   42 t
        and r15, qword [rsp + 2504]  ;   491.3 alu2+agu1   42 t
        xor r15, r12                 ;   492.3 alu0    42 t
        xor r15, rcx                 ;   494.3 alu1    42 t
        xor rsi, rax                 ;   492.3 alu2    42 t
        xor rsi, rdx                 ;   493.3 alu0    42 t
        xor r10, rcx                 ;   494.3 alu1    42 t
        xor r10, r13                 ;   495.3 alu2    42 t
        mov rcx, qword [rsp + 2792]  ;   493.7 agu2    42 t
        and rcx, r9                  ;   496.7 alu0    42 t
        xor rcx, r10                 ;   497.7 alu1    42 t
        and r9, qword [rsp + 2552]   ;   494.7 alu2+agu0   42 t
        xor r9, r15                  ;   495.7 alu0    42 t
        xor r9, rcx                  ;   498.7 alu1    42 t
        xor rax, rbp                 ;   495.7 alu2    42 t
        and r14, qword [rsp + 2776]  ;   496.0 alu0+agu1   42 t
        xor rax, rcx                 ;   498.7 alu1    42 t
        xor r8, rdi                  ;   496.7 alu2    42 t
        xor r8, rcx                  ;   498.7 alu0    42 t
        xor r14, r9                  ;   499.7 alu1    42 t
        xor r12, rbx                 ;   497.7 alu2    42 t
        xor r12, r9                  ;   499.7 alu0    42 t
        xor rdi, rdx                 ;   498.3 alu1    42 t
        xor rdi, r11                 ;   499.3 alu2    42 t
        xor rdi, rax                 ;   500.3 alu0    42 t
        xor rax, r8                  ;   499.7 alu1    42 t
        xor rax, r12                 ;   500.7 alu2    42 t
        not r12                      ;   500.7 alu0    42 t
        mov r9, rsi                  ;   500.3 alu1    42 t copy
        xor r9, rax                  ;   501.7 alu2    42 t
        not rdi                      ;   501.3 alu0    42 t
        not r10                      ;   501.3 alu1    42 t
        not r9                       ;   502.7 alu2    42 t
        mov r11, r14                 ;   502.0 alu0    42 t copy
        not r11                      ;   503.0 alu1    42 t
        mov rbp, qword [rsp + 2264]  ;   502.7 agu2    41 t
        xor rbp, qword [rsp + 2736]  ;   505.7 alu2+agu0   41 t
        xor rax, r14                 ;   503.3 alu0    41 t
        mov r14, qword [rsp + 2208]  ;   503.7 agu1    41 t
        xor r14, qword [rsp + 2312]  ;   506.7 alu1+agu2   41 t
        xor r14, qword [rsp + 2248]  ;   507.7 alu2+agu0   41 t
        mov rcx, qword [rsp + 2680]  ;   504.7 agu1    23 t reload
        xor rax, rcx                 ;   507.7 alu0    41 t
        mov rdx, qword [rsp + 2672]  ;   505.3 agu2    41 t
        xor rdx, qword [rsp + 2760]  ;   508.3 alu1+agu0   41 t
        mov rbx, qword [rsp + 2672]  ;   506.0 agu1    41 t
        xor rbx, rbp                 ;   509.0 alu2    41 t
        xor rcx, rdx                 ;   509.3 alu0    41 t
        xor rbp, rcx                 ;   510.3 alu1    41 t
        xor r12, qword [rsp + 2216]  ;   507.3 alu2+agu2   41 t
        mov qword [rsp + 2680], rcx  ;   510.3 agu0    41 t spill
        mov rcx, qword [rsp + 2264]  ;   508.0 agu1    41 t
        xor rcx, r14                 ;   511.0 alu0    41 t
        xor r14, rbx                 ;   510.0 alu1    41 t
        mov qword [rsp + 2264], rbx  ;   510.0 agu2    41 t spill
        mov rbx, qword [rsp + 2208]  ;   509.3 agu0    41 t
        xor rbx, rax                 ;   512.3 alu2    41 t
        xor rax, rcx                 ;   512.0 alu0    41 t
        xor rdx, rbx                 ;   513.3 alu1    41 t
        mov qword [rsp + 2208], rcx  ;   512.0 agu1    41 t spill
        mov rcx, qword [rsp + 2296]  ;   511.0 agu2    41 t
        xor rcx, qword [rsp + 2384]  ;   514.0 alu2+agu0   41 t
        mov qword [rsp + 2384], rbx  ;   513.3 agu1    41 t spill
        mov rbx, qword [rsp + 2232]  ;   512.0 agu2    41 t
        xor rbx, qword [rsp + 2200]  ;   515.0 alu0+agu0   41 t
        xor rdi, qword [rsp + 2720]  ;   512.7 alu1+agu1   41 t
        mov qword [rsp + 2200], rdx  ;   514.3 agu2    41 t spill
        mov rdx, qword [rsp + 2656]  ;   513.3 agu0    41 t
        xor rdx, qword [rsp + 2456]  ;   516.3 alu2+agu1   41 t
        xor rdx, qword [rsp + 2440]  ;   517.3 alu0+agu2   41 t
        mov qword [rsp + 2440], rbp  ;   514.3 agu0    41 t spill
        mov rbp, qword [rsp + 2656]  ;   514.7 agu1    41 t
        xor rbp, rcx                 ;   517.7 alu1    41 t
        mov qword [rsp + 2656], r14  ;   515.3 agu2    41 t spill
        mov r14, qword [rsp + 2296]  ;   515.7 agu0    41 t
        xor r14, rbx                 ;   518.7 alu2    41 t
        xor rbx, rbp                 ;   518.7 alu0    41 t
        mov qword [rsp + 2296], rbp  ;   518.7 agu1    41 t spill
        mov rbp, qword [rsp + 2216]  ;   517.0 agu2    41 t
        xor rbp, rdx                 ;   520.0 alu1    41 t
        xor rcx, rbp                 ;   521.0 alu2    41 t
        mov qword [rsp + 2216], rbp  ;   521.0 agu0    41 t spill
        mov rbp, qword [rsp + 2232]  ;   518.3 agu1    41 t
        xor rbp, r12                 ;   521.3 alu0    41 t
        xor r12, r14                 ;   519.7 alu1    41 t
        xor rdx, rbp                 ;   522.3 alu2    41 t
        mov qword [rsp + 2232], r14  ;   519.7 agu2    41 t spill
        mov r14, qword [rsp + 2696]  ;   520.0 agu0    41 t
        xor r14, qword [rsp + 2368]  ;   523.0 alu0+agu1   41 t
        mov qword [rsp + 2368], rbp  ;   522.3 agu2    41 t spill
        mov rbp, qword [rsp + 2688]  ;   521.0 agu0    41 t
        xor rbp, qword [rsp + 2472]  ;   524.0 alu1+agu1   41 t
        xor r10, qword [rsp + 2224]  ;   521.7 alu2+agu2   41 t
        mov qword [rsp + 2472], rdx  ;   523.3 agu0    41 t spill
        mov rdx, qword [rsp + 2704]  ;   522.3 agu1    41 t
        xor rdx, qword [rsp + 2624]  ;   525.3 alu0+agu2   41 t
        mov qword [rsp + 2624], rcx  ;   523.0 agu0    41 t spill
        mov rcx, qword [rsp + 2704]  ;   523.3 agu1    41 t
        xor rcx, r14                 ;   526.3 alu1    41 t
        mov qword [rsp + 2704], rbx  ;   524.0 agu2    41 t spill
        mov rbx, qword [rsp + 2696]  ;   524.3 agu0    41 t
        xor rbx, rbp                 ;   527.3 alu2    41 t
        xor rbp, rcx                 ;   527.3 alu0    41 t
        mov qword [rsp + 2696], rcx  ;   527.3 agu1    41 t spill
        mov rcx, qword [rsp + 2720]  ;   525.7 agu2    41 t
        xor rcx, rdx                 ;   528.7 alu1    41 t
        xor r14, rcx                 ;   529.7 alu2    41 t
        mov qword [rsp + 2720], rcx  ;   529.7 agu0    41 t spill
        mov rcx, qword [rsp + 2688]  ;   527.0 agu1    41 t
        xor rcx, rdi                 ;   530.0 alu0    41 t
        xor rdi, rbx                 ;   528.3 alu1    41 t
        xor rdx, rcx                 ;   531.0 alu2    41 t
        mov qword [rsp + 2688], rbx  ;   528.3 agu2    41 t spill
        mov rbx, qword [rsp + 2408]  ;   528.7 agu0    41 t
        xor rbx, qword [rsp + 2536]  ;   531.7 alu0+agu1   41 t
        xor rbx, qword [rsp + 2744]  ;   532.7 alu1+agu2   41 t
        xor rbx, qword [rsp + 2424]  ;   533.7 alu2+agu0   41 t
        mov qword [rsp + 2424], rcx  ;   531.0 agu1    41 t spill
        mov rcx, qword [rsp + 2288]  ;   530.3 agu2    41 t
        xor rcx, qword [rsp + 2328]  ;   533.3 alu0+agu0   41 t
        xor r15, r13                 ;   531.0 alu1    41 t
        mov r13, qword [rsp + 2648]  ;   531.3 agu1    41 t
        xor r13, qword [rsp + 2768]  ;   534.3 alu2+agu2   41 t
        xor r15, rsi                 ;   532.0 alu0    41 t
        mov rsi, qword [rsp + 2648]  ;   532.3 agu0    41 t
        xor rsi, rbx                 ;   535.3 alu1    41 t
        xor r15, qword [rsp + 2240]  ;   533.0 alu2+agu1   41 t
        mov qword [rsp + 2648], rdx  ;   533.3 agu2    41 t spill
        mov rdx, qword [rsp + 2408]  ;   533.7 agu0    41 t
        xor rdx, rcx                 ;   536.7 alu0    41 t
        xor rcx, rsi                 ;   536.3 alu1    41 t
        mov qword [rsp + 2408], rsi  ;   536.3 agu1    41 t spill
        mov rsi, qword [rsp + 2224]  ;   535.0 agu2    41 t
        xor rsi, r13                 ;   538.0 alu2    41 t
        xor rbx, rsi                 ;   539.0 alu0    41 t
        mov qword [rsp + 2224], rsi  ;   539.0 agu0    41 t spill
        mov rsi, qword [rsp + 2288]  ;   536.3 agu1    41 t
        xor rsi, r10                 ;   539.3 alu1    41 t
        xor r10, rdx                 ;   537.7 alu2    41 t
        xor r13, rsi                 ;   540.3 alu0    41 t
        mov qword [rsp + 2288], rdx  ;   537.7 agu2    41 t spill
        mov rdx, qword [rsp + 2360]  ;   538.0 agu0    41 t
        xor rdx, qword [rsp + 2728]  ;   541.0 alu1+agu1   41 t
        mov qword [rsp + 2728], rsi  ;   540.3 agu2    41 t spill
        mov rsi, qword [rsp + 2304]  ;   539.0 agu0    41 t
        xor rsi, qword [rsp + 2352]  ;   542.0 alu2+agu1   41 t
        xor rsi, qword [rsp + 2712]  ;   543.0 alu0+agu2   41 t
        xor rsi, qword [rsp + 2448]  ;   544.0 alu1+agu0   41 t
        xor r9, qword [rsp + 2272]   ;   540.3 alu2+agu1   41 t
        mov qword [rsp + 2448], r13  ;   541.3 agu2    41 t spill
        mov r13, qword [rsp + 2640]  ;   541.0 agu0    41 t
        xor r13, qword [rsp + 2488]  ;   544.0 alu0+agu1   41 t
        mov qword [rsp + 2488], rbx  ;   541.7 agu2    41 t spill
        mov rbx, qword [rsp + 2640]  ;   542.0 agu0    41 t
        xor rbx, rdx                 ;   545.0 alu1    41 t
        mov qword [rsp + 2640], r14  ;   542.7 agu1    41 t spill
        mov r14, qword [rsp + 2360]  ;   543.0 agu2    41 t
        xor r14, rsi                 ;   546.0 alu2    41 t
        xor rsi, rbx                 ;   546.0 alu0    41 t
        mov qword [rsp + 2360], rbx  ;   546.0 agu0    41 t spill
        mov rbx, qword [rsp + 2240]  ;   544.3 agu1    41 t
        xor rbx, r13                 ;   547.3 alu1    41 t
        xor rdx, rbx                 ;   548.3 alu2    41 t
        mov qword [rsp + 2240], rbx  ;   548.3 agu2    41 t spill
        mov rbx, qword [rsp + 2304]  ;   545.7 agu0    41 t
        xor rbx, r15                 ;   548.7 alu0    41 t
        xor r15, r14                 ;   547.0 alu1    41 t
        xor r13, rbx                 ;   549.7 alu2    41 t
        mov qword [rsp + 2304], r14  ;   547.0 agu1    41 t spill
        mov r14, qword [rsp + 2392]  ;   547.3 agu2    41 t
        xor r14, qword [rsp + 2512]  ;   550.3 alu0+agu0   41 t
        mov qword [rsp + 2512], rbx  ;   549.7 agu1    41 t spill
        mov rbx, qword [rsp + 2336]  ;   548.3 agu2    41 t
        xor rbx, qword [rsp + 2416]  ;   551.3 alu1+agu0   41 t
        xor r11, qword [rsp + 2280]  ;   549.0 alu2+agu1   41 t
        mov qword [rsp + 2416], r13  ;   550.7 agu2    41 t spill
        mov r13, qword [rsp + 2632]  ;   549.7 agu0    41 t
        xor r13, qword [rsp + 2752]  ;   552.7 alu0+agu1   41 t
        xor r13, qword [rsp + 2576]  ;   553.7 alu1+agu2   41 t
        xor r13, qword [rsp + 2544]  ;   554.7 alu2+agu0   41 t
        mov qword [rsp + 2544], rdx  ;   551.0 agu1    41 t spill
        mov rdx, qword [rsp + 2632]  ;   551.3 agu2    41 t
        xor rdx, r14                 ;   554.3 alu0    41 t
        mov qword [rsp + 2632], rsi  ;   552.0 agu0    41 t spill
        mov rsi, qword [rsp + 2392]  ;   552.3 agu1    41 t
        xor rsi, rbx                 ;   555.3 alu1    41 t
        xor rbx, rdx                 ;   555.3 alu2    41 t
        mov qword [rsp + 2392], rdx  ;   555.3 agu2    41 t spill
        mov rdx, qword [rsp + 2272]  ;   553.7 agu0    41 t
        xor rdx, r13                 ;   556.7 alu0    41 t
        xor r14, rdx                 ;   557.7 alu1    41 t
        mov qword [rsp + 2272], rdx  ;   557.7 agu1    41 t spill
        mov rdx, qword [rsp + 2336]  ;   555.0 agu2    41 t
        xor rdx, r9                  ;   558.0 alu2    41 t
        xor r9, rsi                  ;   556.3 alu0    41 t
        xor r13, rdx                 ;   559.0 alu1    41 t
        mov qword [rsp + 2336], rsi  ;   556.3 agu0    41 t spill
        mov rsi, qword [rsp + 2400]  ;   556.7 agu1    41 t
        xor rsi, qword [rsp + 2480]  ;   559.7 alu2+agu2   41 t
        mov qword [rsp + 2480], rdx  ;   559.0 agu0    41 t spill
        mov rdx, qword [rsp + 2344]  ;   557.7 agu1    41 t
        xor rdx, qword [rsp + 2432]  ;   560.7 alu0+agu2   41 t
        xor r8, qword [rsp + 2256]   ;   558.3 alu1+agu0   41 t
        mov qword [rsp + 2432], r13  ;   560.0 agu1    41 t spill
        mov r13, qword [rsp + 2608]  ;   559.0 agu2    41 t
        xor r13, qword [rsp + 2560]  ;   562.0 alu2+agu0   41 t
        mov qword [rsp + 2560], r14  ;   559.7 agu1    41 t spill
        mov r14, qword [rsp + 2608]  ;   560.0 agu2    41 t
        xor r14, rsi                 ;   563.0 alu0    41 t
        mov qword [rsp + 2608], rbx  ;   560.7 agu0    41 t spill
        mov rbx, qword [rsp + 2400]  ;   561.0 agu1    41 t
        xor rbx, rdx                 ;   564.0 alu1    41 t
        xor rdx, r14                 ;   564.0 alu2    41 t
        mov qword [rsp + 2400], r14  ;   564.0 agu2    41 t spill
        mov r14, qword [rsp + 2280]  ;   562.3 agu0    41 t
        xor r14, r13                 ;   565.3 alu0    41 t
        xor rsi, r14                 ;   566.3 alu1    41 t
        mov qword [rsp + 2280], r14  ;   566.3 agu1    41 t spill
        mov r14, qword [rsp + 2344]  ;   563.7 agu2    41 t
        xor r14, r11                 ;   566.7 alu2    41 t
        xor r11, rbx                 ;   565.0 alu0    41 t
        xor r13, r14                 ;   567.7 alu1    41 t
        mov qword [rsp + 2344], rbx  ;   565.0 agu0    41 t spill
        mov rbx, qword [rsp + 2376]  ;   565.3 agu1    41 t
        xor rbx, qword [rsp + 2496]  ;   568.3 alu2+agu2   41 t
        xor rbx, qword [rsp + 2528]  ;   569.3 alu0+agu0   41 t
        mov qword [rsp + 2528], r14  ;   567.7 agu1    41 t spill
        mov r14, qword [rsp + 2320]  ;   566.7 agu2    41 t
        xor r14, qword [rsp + 2464]  ;   569.7 alu1+agu0   41 t
        mov qword [rsp + 2464], r13  ;   568.7 agu1    41 t spill
        mov r13, qword [rsp + 2600]  ;   567.7 agu2    41 t
        xor r13, qword [rsp + 2592]  ;   570.7 alu2+agu0   41 t
        mov qword [rsp + 2592], rsi  ;   568.3 agu1    41 t spill
        mov rsi, qword [rsp + 2600]  ;   568.7 agu2    41 t
        xor rsi, rbx                 ;   571.7 alu0    41 t
        mov qword [rsp + 2600], rdx  ;   569.3 agu0    41 t spill
        mov rdx, qword [rsp + 2376]  ;   569.7 agu1    41 t
        xor rdx, r14                 ;   572.7 alu1    41 t
        xor r14, rsi                 ;   572.7 alu2    41 t
        mov qword [rsp + 2376], rsi  ;   572.7 agu2    41 t spill
        mov rsi, qword [rsp + 2256]  ;   571.0 agu0    41 t
        xor rsi, r13                 ;   574.0 alu0    41 t
        xor rbx, rsi                 ;   575.0 alu1    41 t
        mov qword [rsp + 2256], rsi  ;   575.0 agu1    41 t spill
        mov rsi, qword [rsp + 2320]  ;   572.3 agu2    41 t
        xor rsi, r8                  ;   575.3 alu2    41 t
        xor r8, rdx                  ;   573.7 alu0    41 t
        xor r13, rsi                 ;   576.3 alu1    41 t
        mov qword [rsp + 2320], rdx  ;   573.7 agu0    41 t spill
        mov rdx, rax                 ;   574.0 alu2    61 t copy
        xor rdx, qword [rsp + 3168]  ;   575.0 alu0+agu1   61 t
        mov qword [rsp + 3168], rdx  ;   576.0 agu2    61 t spill
        mov rdx, r12                 ;   575.0 alu1    61 t copy
        xor rdx, qword [rsp + 3176]  ;   576.0 alu2+agu0   61 t
        mov qword [rsp + 3176], rdx  ;   577.0 agu1    61 t spill
        mov rdx, rdi                 ;   576.0 alu0    61 t copy
        xor rdx, qword [rsp + 3184]  ;   577.0 alu1+agu2   61 t
        mov qword [rsp + 3184], rdx  ;   578.0 agu0    61 t spill
        mov rdx, r10                 ;   577.0 alu2    61 t copy
        xor rdx, qword [rsp + 3192]  ;   578.0 alu0+agu1   61 t
        mov qword [rsp + 3192], rdx  ;   579.0 agu2    61 t spill
        mov rdx, r15                 ;   578.0 alu1    61 t copy
        xor rdx, qword [rsp + 3200]  ;   579.0 alu2+agu0   61 t
        mov qword [rsp + 3200], rdx  ;   580.0 agu1    61 t spill
        mov rdx, r9                  ;   579.0 alu0    61 t copy
        xor rdx, qword [rsp + 3208]  ;   580.0 alu1+agu2   61 t
        mov qword [rsp + 3208], rdx  ;   581.0 agu0    61 t spill
        mov rdx, r11                 ;   580.0 alu2    61 t copy
        xor rdx, qword [rsp + 3216]  ;   581.0 alu0+agu1   61 t
        mov qword [rsp + 3216], rdx  ;   582.0 agu2    61 t spill
        mov rdx, r8                  ;   581.0 alu1    61 t copy
        xor rdx, qword [rsp + 3224]  ;   582.0 alu2+agu0   61 t
        mov qword [rsp + 3224], rdx  ;   583.0 agu1    61 t spill
        mov rdx, qword [rsp + 2656]  ;   582.0 agu2    61 t
        xor rdx, qword [rsp + 3232]  ;   585.0 alu0+agu0   61 t
        mov qword [rsp + 3232], rdx  ;   586.0 agu1    61 t spill
        mov rdx, qword [rsp + 2704]  ;   583.0 agu2    61 t
        xor rdx, qword [rsp + 3240]  ;   586.0 alu1+agu0   61 t
        mov qword [rsp + 3240], rdx  ;   587.0 agu1    61 t spill
        mov rdx, rbp                 ;   584.0 alu2    61 t copy
        xor rdx, qword [rsp + 3248]  ;   585.0 alu0+agu2   61 t
        mov qword [rsp + 3248], rdx  ;   586.0 agu0    61 t spill
        mov rdx, rcx                 ;   585.0 alu1    61 t copy
        xor rdx, qword [rsp + 3256]  ;   586.0 alu2+agu1   61 t
        mov qword [rsp + 3256], rdx  ;   587.0 agu2    61 t spill
        mov rdx, qword [rsp + 2632]  ;   586.0 agu0    61 t
        xor rdx, qword [rsp + 3264]  ;   589.0 alu0+agu1   61 t
        mov qword [rsp + 3264], rdx  ;   590.0 agu2    61 t spill
        mov rdx, qword [rsp + 2608]  ;   587.0 agu0    61 t
        xor rdx, qword [rsp + 3272]  ;   590.0 alu1+agu1   61 t
        mov qword [rsp + 3272], rdx  ;   591.0 agu2    61 t spill
        mov rdx, qword [rsp + 2600]  ;   588.0 agu0    61 t
        xor rdx, qword [rsp + 3280]  ;   591.0 alu2+agu1   61 t
        mov qword [rsp + 3280], rdx  ;   592.0 agu2    61 t spill
        mov rdx, r14                 ;   589.0 alu0    61 t copy
        xor rdx, qword [rsp + 3288]  ;   590.0 alu1+agu0   61 t
        mov qword [rsp + 3288], rdx  ;   591.0 agu1    61 t spill
        mov rdx, qword [rsp + 2440]  ;   590.0 agu2    61 t
        xor rdx, qword [rsp + 3296]  ;   593.0 alu2+agu0   61 t
        mov qword [rsp + 3296], rdx  ;   594.0 agu1    61 t spill
        mov rdx, qword [rsp + 2624]  ;   591.0 agu2    61 t
        xor rdx, qword [rsp + 3304]  ;   594.0 alu0+agu0   61 t
        mov qword [rsp + 3304], rdx  ;   595.0 agu1    61 t spill
        mov rdx, qword [rsp + 2640]  ;   592.0 agu2    61 t
        xor rdx, qword [rsp + 3312]  ;   595.0 alu1+agu0   61 t
        mov qword [rsp + 3312], rdx  ;   596.0 agu1    61 t spill
        mov rdx, qword [rsp + 2488]  ;   593.0 agu2    61 t
        xor rdx, qword [rsp + 3320]  ;   596.0 alu2+agu0   61 t
        mov qword [rsp + 3320], rdx  ;   597.0 agu1    61 t spill
        mov rdx, qword [rsp + 2544]  ;   594.0 agu2    61 t
        xor rdx, qword [rsp + 3328]  ;   597.0 alu0+agu0   61 t
        mov qword [rsp + 3328], rdx  ;   598.0 agu1    61 t spill
        mov rdx, qword [rsp + 2560]  ;   595.0 agu2    61 t
        xor rdx, qword [rsp + 3336]  ;   598.0 alu1+agu0   61 t
        mov qword [rsp + 3336], rdx  ;   599.0 agu1    61 t spill
        mov rdx, qword [rsp + 2592]  ;   596.0 agu2    61 t
        xor rdx, qword [rsp + 3344]  ;   599.0 alu2+agu0   61 t
        mov qword [rsp + 3344], rdx  ;   600.0 agu1    61 t spill
        mov rdx, rbx                 ;   597.0 alu0    61 t copy
        xor rdx, qword [rsp + 3352]  ;   598.0 alu1+agu2   61 t
        mov qword [rsp + 3352], rdx  ;   599.0 agu0    61 t spill
        mov rdx, qword [rsp + 2200]  ;   598.0 agu1    61 t
        xor rdx, qword [rsp + 3360]  ;   601.0 alu2+agu2   61 t
        mov qword [rsp + 3360], rdx  ;   602.0 agu0    61 t spill
        mov rdx, qword [rsp + 2472]  ;   599.0 agu1    61 t
        xor rdx, qword [rsp + 3368]  ;   602.0 alu0+agu2   61 t
        mov qword [rsp + 3368], rdx  ;   603.0 agu0    61 t spill
        mov rdx, qword [rsp + 2648]  ;   600.0 agu1    61 t
        xor rdx, qword [rsp + 3376]  ;   603.0 alu1+agu2   61 t
        mov qword [rsp + 3376], rdx  ;   604.0 agu0    61 t spill
        mov rdx, qword [rsp + 2448]  ;   601.0 agu1    61 t
        xor rdx, qword [rsp + 3384]  ;   604.0 alu2+agu2   61 t
        mov qword [rsp + 3384], rdx  ;   605.0 agu0    61 t spill
        mov rdx, qword [rsp + 2416]  ;   602.0 agu1    61 t
        xor rdx, qword [rsp + 3392]  ;   605.0 alu0+agu2   61 t
        xor rbp, qword [rsp + 3440]  ;   602.7 alu1+agu0   61 t
        xor rbp, qword [rsp + 2720]  ;   603.7 alu2+agu1   61 t
        mov qword [rsp + 3440], rbp  ;   604.7 agu2    61 t spill
        mov rbp, qword [rsp + 2432]  ;   603.7 agu0    61 t
        xor rbp, qword [rsp + 3400]  ;   606.7 alu0+agu1   61 t
        xor rcx, qword [rsp + 3448]  ;   604.3 alu1+agu2   61 t
        xor rcx, qword [rsp + 2224]  ;   605.3 alu2+agu0   61 t
        mov qword [rsp + 3448], rcx  ;   606.3 agu1    61 t spill
        mov rcx, qword [rsp + 2464]  ;   605.3 agu2    61 t
        xor rcx, qword [rsp + 3408]  ;   608.3 alu0+agu0   61 t
        mov qword [rsp + 3408], rcx  ;   609.3 agu1    61 t spill
        mov rcx, r13                 ;   606.3 alu1    61 t copy
        xor rcx, qword [rsp + 3416]  ;   607.3 alu2+agu2   61 t
        mov qword [rsp + 3416], rcx  ;   608.3 agu0    61 t spill
        mov rcx, qword [rsp + 2680]  ;   607.3 agu1    61 t
        xor rcx, qword [rsp + 3424]  ;   610.3 alu0+agu2   61 t
        xor rcx, qword [rsp + 2656]  ;   611.3 alu1+agu0   61 t
        mov qword [rsp + 3424], rcx  ;   612.3 agu1    61 t spill
        mov rcx, qword [rsp + 2216]  ;   608.7 agu2    61 t
        xor rcx, qword [rsp + 3432]  ;   611.7 alu2+agu0   61 t
        xor rcx, qword [rsp + 2704]  ;   612.7 alu0+agu1   61 t
        xor r14, qword [rsp + 3480]  ;   609.7 alu1+agu2   61 t
        xor r14, qword [rsp + 2256]  ;   610.7 alu2+agu0   61 t
        mov qword [rsp + 3480], r14  ;   611.7 agu1    61 t spill
        mov r14, qword [rsp + 2240]  ;   610.7 agu2    61 t
        xor r14, qword [rsp + 3456]  ;   613.7 alu0+agu0   61 t
        xor r14, qword [rsp + 2632]  ;   614.7 alu1+agu1   61 t
        mov qword [rsp + 3456], r14  ;   615.7 agu2    61 t spill
        mov r14, qword [rsp + 2272]  ;   612.0 agu0    61 t
        xor r14, qword [rsp + 3464]  ;   615.0 alu2+agu1   61 t
        xor r14, qword [rsp + 2608]  ;   616.0 alu0+agu2   61 t
        mov qword [rsp + 3464], r14  ;   617.0 agu0    61 t spill
        mov r14, qword [rsp + 2280]  ;   613.3 agu1    61 t
        xor r14, qword [rsp + 3472]  ;   616.3 alu1+agu2   61 t
        xor r14, qword [rsp + 2600]  ;   617.3 alu2+agu0   61 t
        mov qword [rsp + 3472], r14  ;   618.3 agu1    61 t spill
        mov r14, qword [rsp + 2384]  ;   614.7 agu2    61 t
        xor r14, qword [rsp + 3488]  ;   617.7 alu0+agu0   61 t
        xor r14, qword [rsp + 2440]  ;   618.7 alu1+agu1   61 t
        xor rsi, rbx                 ;   615.7 alu2    61 t
        mov rbx, qword [rsp + 2368]  ;   616.0 agu2    61 t
        xor rbx, qword [rsp + 3496]  ;   619.0 alu0+agu0   61 t
        xor rbx, qword [rsp + 2624]  ;   620.0 alu1+agu1   61 t
        xor rsi, qword [rsp + 3544]  ;   617.0 alu2+agu2   61 t
        mov qword [rsp + 3544], rsi  ;   618.0 agu0    61 t spill
        mov rsi, qword [rsp + 2424]  ;   617.7 agu1    61 t
        xor rsi, qword [rsp + 3504]  ;   620.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2640]  ;   621.7 alu1+agu0   61 t
        mov qword [rsp + 3504], rsi  ;   622.7 agu1    61 t spill
        mov rsi, qword [rsp + 2728]  ;   619.0 agu2    61 t
        xor rsi, qword [rsp + 3512]  ;   622.0 alu2+agu0   61 t
        xor rsi, qword [rsp + 2488]  ;   623.0 alu0+agu1   61 t
        mov qword [rsp + 3512], rsi  ;   624.0 agu2    61 t spill
        mov rsi, qword [rsp + 2512]  ;   620.3 agu0    61 t
        xor rsi, qword [rsp + 3520]  ;   623.3 alu1+agu1   61 t
        xor rsi, qword [rsp + 2544]  ;   624.3 alu2+agu2   61 t
        mov qword [rsp + 3520], rsi  ;   625.3 agu0    61 t spill
        mov rsi, qword [rsp + 2480]  ;   621.7 agu1    61 t
        xor rsi, qword [rsp + 3528]  ;   624.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2560]  ;   625.7 alu1+agu0   61 t
        mov qword [rsp + 3528], rsi  ;   626.7 agu1    61 t spill
        mov rsi, qword [rsp + 2528]  ;   623.0 agu2    61 t
        xor rsi, qword [rsp + 3536]  ;   626.0 alu2+agu0   61 t
        xor rsi, qword [rsp + 2592]  ;   627.0 alu0+agu1   61 t
        mov qword [rsp + 3536], rsi  ;   628.0 agu2    61 t spill
        mov rsi, qword [rsp + 2208]  ;   624.3 agu0    61 t
        xor rsi, qword [rsp + 3552]  ;   627.3 alu1+agu1   61 t
        xor rsi, qword [rsp + 2200]  ;   628.3 alu2+agu2   61 t
        mov qword [rsp + 3552], rsi  ;   629.3 agu0    61 t spill
        mov rsi, qword [rsp + 2232]  ;   625.7 agu1    61 t
        xor rsi, qword [rsp + 3560]  ;   628.7 alu0+agu2   61 t
        xor rsi, qword [rsp + 2472]  ;   629.7 alu1+agu0   61 t
        xor r13, qword [rsp + 3608]  ;   626.7 alu2+agu1   61 t
        xor r13, qword [rsp + 2320]  ;   627.7 alu0+agu2   61 t
        mov qword [rsp + 3608], r13  ;   628.7 agu0    61 t spill
        mov r13, qword [rsp + 2688]  ;   627.7 agu1    61 t
        xor r13, qword [rsp + 3568]  ;   630.7 alu1+agu2   61 t
        xor r13, qword [rsp + 2648]  ;   631.7 alu2+agu0   61 t
        xor rax, qword [rsp + 3616]  ;   628.7 alu0+agu1   61 t
        xor rax, qword [rsp + 2264]  ;   629.7 alu1+agu2   61 t
        mov qword [rsp + 3616], rax  ;   630.7 agu0    61 t spill
        mov rax, qword [rsp + 2288]  ;   629.7 agu1    61 t
        xor rax, qword [rsp + 3576]  ;   632.7 alu2+agu2   61 t
        xor rax, qword [rsp + 2448]  ;   633.7 alu0+agu0   61 t
        xor r12, qword [rsp + 3624]  ;   630.7 alu1+agu1   61 t
        xor r12, qword [rsp + 2296]  ;   631.7 alu2+agu2   61 t
        mov qword [rsp + 3624], r12  ;   632.7 agu0    61 t spill
        mov r12, qword [rsp + 2304]  ;   631.7 agu1    61 t
        xor r12, qword [rsp + 3584]  ;   634.7 alu0+agu2   61 t
        xor r12, qword [rsp + 2416]  ;   635.7 alu1+agu0   61 t
        xor rdi, qword [rsp + 3632]  ;   632.7 alu2+agu1   61 t
        xor rdi, qword [rsp + 2696]  ;   633.7 alu0+agu2   61 t
        mov qword [rsp + 3632], rdi  ;   634.7 agu0    61 t spill
        mov rdi, qword [rsp + 2336]  ;   633.7 agu1    61 t
        xor rdi, qword [rsp + 3592]  ;   636.7 alu1+agu2   61 t
        xor rdi, qword [rsp + 2432]  ;   637.7 alu2+agu0   61 t
        xor r10, qword [rsp + 3640]  ;   634.7 alu0+agu1   61 t
        xor r10, qword [rsp + 2408]  ;   635.7 alu1+agu2   61 t
        mov qword [rsp + 3640], r10  ;   636.7 agu0    61 t spill
        mov r10, qword [rsp + 2344]  ;   635.7 agu1    61 t
        xor r10, qword [rsp + 3600]  ;   638.7 alu2+agu2   61 t
        xor r10, qword [rsp + 2464]  ;   639.7 alu0+agu0   61 t
        xor r15, qword [rsp + 3648]  ;   636.7 alu1+agu1   61 t
        xor r15, qword [rsp + 2360]  ;   637.7 alu2+agu2   61 t
        xor r9, qword [rsp + 3656]   ;   637.3 alu0+agu0   61 t
        xor r9, qword [rsp + 2392]   ;   638.3 alu1+agu1   61 t
        xor r11, qword [rsp + 3664]  ;   638.0 alu2+agu2   61 t
        xor r11, qword [rsp + 2400]  ;   639.0 alu0+agu0   61 t
        xor r8, qword [rsp + 3672]   ;   638.7 alu1+agu1   61 t
        xor r8, qword [rsp + 2376]   ;   639.7 alu2+agu2   61 t
        mov qword [rsp + 3672], r8   ;   640.7 agu0    61 t spill
        mov r8, qword [rsp + 3168]   ;   639.7 agu1    40 t
        mov qword [rsp + 3664], r11  ;   640.0 agu2    61 t spill
        mov r11, qword [rsp + 2616]  ;   640.3 agu0    61 r.0 reload
        xor r8, qword [r11 + 9728]   ;   646.3 alu0+agu1   40 t
        mov qword [rsp + 2392], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 3176]   ;   641.3 agu0    40 t
        xor r8, qword [r11 + 9736]   ;   646.3 alu1+agu1   40 t
        mov qword [rsp + 2360], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 3184]   ;   642.3 agu0    40 t
        xor r8, qword [r11 + 9744]   ;   646.3 alu2+agu1   40 t
        mov qword [rsp + 2464], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 3192]   ;   643.3 agu0    40 t
        xor r8, qword [r11 + 9752]   ;   646.3 alu0+agu1   40 t
        mov qword [rsp + 2344], r8   ;   647.3 agu2    40 t spill
        mov r8, qword [rsp + 3200]   ;   644.3 agu0    40 t
        xor r8, qword [r11 + 9760]   ;   647.3 alu1+agu1   40 t
        mov qword [rsp + 2432], r8   ;   648.3 agu2    40 t spill
        mov r8, qword [rsp + 3208]   ;   645.3 agu0    40 t
        xor r8, qword [r11 + 9768]   ;   648.3 alu2+agu1   40 t
        mov qword [rsp + 2336], r8   ;   649.3 agu2    40 t spill
        mov r8, qword [rsp + 3216]   ;   646.3 agu0    40 t
        xor r8, qword [r11 + 9776]   ;   649.3 alu0+agu1   40 t
        mov qword [rsp + 2416], r8   ;   650.3 agu2    40 t spill
        mov r8, qword [rsp + 3224]   ;   647.3 agu0    40 t
        xor r8, qword [r11 + 9784]   ;   650.3 alu1+agu1   40 t
        mov qword [rsp + 2304], r8   ;   651.3 agu2    40 t spill
        mov r8, qword [rsp + 3232]   ;   648.3 agu0    40 t
        xor r8, qword [r11 + 9792]   ;   651.3 alu2+agu1   40 t
        mov qword [rsp + 2448], r8   ;   652.3 agu2    40 t spill
        mov r8, qword [rsp + 3240]   ;   649.3 agu0    40 t
        xor r8, qword [r11 + 9800]   ;   652.3 alu0+agu1   40 t
        mov qword [rsp + 2288], r8   ;   653.3 agu2    40 t spill
        mov r8, qword [rsp + 3248]   ;   650.3 agu0    40 t
        xor r8, qword [r11 + 9808]   ;   653.3 alu1+agu1   40 t
        mov qword [rsp + 2648], r8   ;   654.3 agu2    40 t spill
        mov r8, qword [rsp + 3256]   ;   651.3 agu0    40 t
        xor r8, qword [r11 + 9816]   ;   654.3 alu2+agu1   40 t
        mov qword [rsp + 2688], r8   ;   655.3 agu2    40 t spill
        mov r8, qword [rsp + 3264]   ;   652.3 agu0    40 t
        xor r8, qword [r11 + 9824]   ;   655.3 alu0+agu1   40 t
        mov qword [rsp + 2472], r8   ;   656.3 agu2    40 t spill
        mov r8, qword [rsp + 3272]   ;   653.3 agu0    40 t
        xor r8, qword [r11 + 9832]   ;   656.3 alu1+agu1   40 t
        mov qword [rsp + 2232], r8   ;   657.3 agu2    40 t spill
        mov r8, qword [rsp + 3280]   ;   654.3 agu0    40 t
        xor r8, qword [r11 + 9840]   ;   657.3 alu2+agu1   40 t
        mov qword [rsp + 2208], r8   ;   658.3 agu2    40 t spill
        mov r8, qword [rsp + 3288]   ;   655.3 agu0    40 t
        xor r8, qword [r11 + 9848]   ;   658.3 alu0+agu1   40 t
        mov qword [rsp + 2528], r8   ;   659.3 agu2    40 t spill
        mov r8, qword [rsp + 3296]   ;   656.3 agu0    40 t
        xor r8, qword [r11 + 9856]   ;   659.3 alu1+agu1   40 t
        mov qword [rsp + 2480], r8   ;   660.3 agu2    40 t spill
        mov r8, qword [rsp + 3304]   ;   657.3 agu0    40 t
        xor r8, qword [r11 + 9864]   ;   660.3 alu2+agu1   40 t
        mov qword [rsp + 2512], r8   ;   661.3 agu2    40 t spill
        mov r8, qword [rsp + 3312]   ;   658.3 agu0    40 t
        xor r8, qword [r11 + 9872]   ;   661.3 alu0+agu1   40 t
        mov qword [rsp + 2728], r8   ;   662.3 agu2    40 t spill
        mov r8, qword [rsp + 3320]   ;   659.3 agu0    40 t
        xor r8, qword [r11 + 9880]   ;   662.3 alu1+agu1   40 t
        mov qword [rsp + 2424], r8   ;   663.3 agu2    40 t spill
        mov r8, qword [rsp + 3328]   ;   660.3 agu0    40 t
        xor r8, qword [r11 + 9888]   ;   663.3 alu2+agu1   40 t
        mov qword [rsp + 2368], r8   ;   664.3 agu2    40 t spill
        mov r8, qword [rsp + 3336]   ;   661.3 agu0    40 t
        xor r8, qword [r11 + 9896]   ;   664.3 alu0+agu1   40 t
        mov qword [rsp + 2440], r8   ;   665.3 agu2    40 t spill
        mov r8, qword [rsp + 3344]   ;   662.3 agu0    40 t
        xor r8, qword [r11 + 9904]   ;   665.3 alu1+agu1   40 t
        mov qword [rsp + 2384], r8   ;   666.3 agu2    40 t spill
        mov r8, qword [rsp + 3352]   ;   663.3 agu0    40 t
        xor r8, qword [r11 + 9912]   ;   666.3 alu2+agu1   40 t
        mov qword [rsp + 2280], r8   ;   667.3 agu2    40 t spill
        mov r8, qword [rsp + 3360]   ;   664.3 agu0    40 t
        xor r8, qword [r11 + 9920]   ;   667.3 alu0+agu1   40 t
        mov qword [rsp + 2272], r8   ;   668.3 agu2    40 t spill
        mov r8, qword [rsp + 3368]   ;   665.3 agu0    40 t
        xor r8, qword [r11 + 9928]   ;   668.3 alu1+agu1   40 t
        mov qword [rsp + 2240], r8   ;   669.3 agu2    40 t spill
        mov r8, qword [rsp + 3376]   ;   666.3 agu0    40 t
        xor r8, qword [r11 + 9936]   ;   669.3 alu2+agu1   40 t
        mov qword [rsp + 2704], r8   ;   670.3 agu2    40 t spill
        mov r8, qword [rsp + 3384]   ;   667.3 agu0    40 t
        xor r8, qword [r11 + 9944]   ;   670.3 alu0+agu1   40 t
        mov qword [rsp + 2216], r8   ;   671.3 agu2    40 t spill
        mov r8, rdx                  ;   668.3 alu1    40 t copy
        xor r8, qword [r11 + 9952]   ;   669.3 alu2+agu0   40 t
        mov qword [rsp + 3392], rdx  ;   669.0 agu1    61 t spill
        mov rdx, rbp                 ;   669.3 alu0    40 t copy
        xor rdx, qword [r11 + 9960]  ;   670.3 alu1+agu2   40 t
        mov qword [rsp + 3400], rbp  ;   670.0 agu0    61 t spill
        mov rbp, qword [rsp + 3408]  ;   670.3 agu1    40 t
        xor rbp, qword [r11 + 9968]  ;   673.3 alu2+agu2   40 t
        mov qword [rsp + 2800], rdx  ;   671.3 agu0    40 t spill
        mov rdx, qword [rsp + 3416]  ;   671.3 agu1    40 t
        xor rdx, qword [r11 + 9976]  ;   674.3 alu0+agu2   40 t
        mov qword [rsp + 2808], r8   ;   672.0 agu0    40 t spill
        mov r8, qword [rsp + 3424]   ;   672.3 agu1    40 t
        xor r8, qword [r11 + 9984]   ;   675.3 alu1+agu2   40 t
        mov qword [rsp + 2816], r8   ;   676.3 agu0    40 t spill
        mov r8, rcx                  ;   673.3 alu2    40 t copy
        xor r8, qword [r11 + 9992]   ;   674.3 alu0+agu1   40 t
        mov qword [rsp + 3432], rcx  ;   674.0 agu2    61 t spill
        mov rcx, qword [rsp + 3440]  ;   674.3 agu0    40 t
        xor rcx, qword [r11 + 10000] ;   677.3 alu1+agu1   40 t
        mov qword [rsp + 2824], rcx  ;   678.3 agu2    40 t spill
        mov rcx, qword [rsp + 3448]  ;   675.3 agu0    40 t
        xor rcx, qword [r11 + 10008] ;   678.3 alu2+agu1   40 t
        mov qword [rsp + 2832], rcx  ;   679.3 agu2    40 t spill
        mov rcx, qword [rsp + 3456]  ;   676.3 agu0    40 t
        xor rcx, qword [r11 + 10016] ;   679.3 alu0+agu1   40 t
        mov qword [rsp + 2840], rcx  ;   680.3 agu2    40 t spill
        mov rcx, qword [rsp + 3464]  ;   677.3 agu0    40 t
        xor rcx, qword [r11 + 10024] ;   680.3 alu1+agu1   40 t
        mov qword [rsp + 2848], rcx  ;   681.3 agu2    40 t spill
        mov rcx, qword [rsp + 3472]  ;   678.3 agu0    40 t
        xor rcx, qword [r11 + 10032] ;   681.3 alu2+agu1   40 t
        mov qword [rsp + 2856], rcx  ;   682.3 agu2    40 t spill
        mov rcx, qword [rsp + 3480]  ;   679.3 agu0    40 t
        xor rcx, qword [r11 + 10040] ;   682.3 alu0+agu1   40 t
        mov qword [rsp + 2864], r8   ;   680.0 agu2    40 t spill
        mov r8, r14                  ;   680.3 alu1    40 t copy
        xor r8, qword [r11 + 10048]  ;   681.3 alu2+agu0   40 t
        mov qword [rsp + 3488], r14  ;   681.0 agu1    61 t spill
        mov r14, rbx                 ;   681.3 alu0    40 t copy
        xor r14, qword [r11 + 10056] ;   682.3 alu1+agu2   40 t
        mov qword [rsp + 3496], rbx  ;   682.0 agu0    61 t spill
        mov rbx, qword [rsp + 3504]  ;   682.3 agu1    40 t
        xor rbx, qword [r11 + 10064] ;   685.3 alu2+agu2   40 t
        mov qword [rsp + 2872], r14  ;   683.3 agu0    40 t spill
        mov r14, qword [rsp + 3512]  ;   683.3 agu1    40 t
        xor r14, qword [r11 + 10072] ;   686.3 alu0+agu2   40 t
        mov qword [rsp + 2880], r14  ;   687.3 agu0    40 t spill
        mov r14, qword [rsp + 3520]  ;   684.3 agu1    40 t
        xor r14, qword [r11 + 10080] ;   687.3 alu1+agu2   40 t
        mov qword [rsp + 2888], r14  ;   688.3 agu0    40 t spill
        mov r14, qword [rsp + 3528]  ;   685.3 agu1    40 t
        xor r14, qword [r11 + 10088] ;   688.3 alu2+agu2   40 t
        mov qword [rsp + 2896], r14  ;   689.3 agu0    40 t spill
        mov r14, qword [rsp + 3536]  ;   686.3 agu1    40 t
        xor r14, qword [r11 + 10096] ;   689.3 alu0+agu2   40 t
        mov qword [rsp + 2904], r14  ;   690.3 agu0    40 t spill
        mov r14, qword [rsp + 3544]  ;   687.3 agu1    40 t
        xor r14, qword [r11 + 10104] ;   690.3 alu1+agu2   40 t
        mov qword [rsp + 2912], r14  ;   691.3 agu0    40 t spill
        mov r14, qword [rsp + 3552]  ;   688.3 agu1    40 t
        xor r14, qword [r11 + 10112] ;   691.3 alu2+agu2   40 t
        mov qword [rsp + 2920], r14  ;   692.3 agu0    40 t spill
        mov r14, rsi                 ;   689.3 alu0    40 t copy
        xor r14, qword [r11 + 10120] ;   690.3 alu1+agu1   40 t
        mov qword [rsp + 3560], rsi  ;   690.0 agu2    61 t spill
        mov rsi, r13                 ;   690.3 alu2    40 t copy
        xor rsi, qword [r11 + 10128] ;   691.3 alu0+agu0   40 t
        mov qword [rsp + 3568], r13  ;   691.0 agu1    61 t spill
        mov r13, rax                 ;   691.3 alu1    40 t copy
        xor r13, qword [r11 + 10136] ;   692.3 alu2+agu2   40 t
        mov qword [rsp + 3576], rax  ;   692.0 agu0    61 t spill
        mov rax, r12                 ;   692.3 alu0    40 t copy
        xor rax, qword [r11 + 10144] ;   693.3 alu1+agu1   40 t
        mov qword [rsp + 3584], r12  ;   693.0 agu2    61 t spill
        mov r12, rdi                 ;   693.3 alu2    40 t copy
        xor r12, qword [r11 + 10152] ;   694.3 alu0+agu0   40 t
        mov qword [rsp + 3592], rdi  ;   694.0 agu1    61 t spill
        mov rdi, r10                 ;   694.3 alu1    40 t copy
        xor rdi, qword [r11 + 10160] ;   695.3 alu2+agu2   40 t
        mov qword [rsp + 3600], r10  ;   695.0 agu0    61 t spill
        mov r10, qword [rsp + 3608]  ;   695.3 agu1    40 t
        xor r10, qword [r11 + 10168] ;   698.3 alu0+agu2   40 t
        mov qword [rsp + 2928], r13  ;   696.0 agu0    40 t spill
        mov r13, qword [rsp + 3616]  ;   696.3 agu1    40 t
        xor r13, qword [r11 + 10176] ;   699.3 alu1+agu2   40 t
        mov qword [rsp + 2936], r13  ;   700.3 agu0    40 t spill
        mov r13, qword [rsp + 3624]  ;   697.3 agu1    40 t
        xor r13, qword [r11 + 10184] ;   700.3 alu2+agu2   40 t
        mov qword [rsp + 2944], r13  ;   701.3 agu0    40 t spill
        mov r13, qword [rsp + 3632]  ;   698.3 agu1    40 t
        xor r13, qword [r11 + 10192] ;   701.3 alu0+agu2   40 t
        mov qword [rsp + 2952], r13  ;   702.3 agu0    40 t spill
        mov r13, qword [rsp + 3640]  ;   699.3 agu1    40 t
        xor r13, qword [r11 + 10200] ;   702.3 alu1+agu2   40 t
        mov qword [rsp + 2960], r13  ;   703.3 agu0    40 t spill
        mov r13, r15                 ;   700.3 alu2    40 t copy
        xor r13, qword [r11 + 10208] ;   701.3 alu0+agu1   40 t
        mov qword [rsp + 3648], r15  ;   701.0 agu2    61 t spill
        mov r15, r9                  ;   701.3 alu1    40 t copy
        xor r15, qword [r11 + 10216] ;   702.3 alu2+agu0   40 t
        mov qword [rsp + 3656], r9   ;   702.0 agu1    61 t spill
        mov r9, qword [rsp + 3664]   ;   702.3 agu2    40 t
        xor r9, qword [r11 + 10224]  ;   705.3 alu0+agu0   40 t
        mov qword [rsp + 2968], r15  ;   703.3 agu1    40 t spill
        mov r15, qword [rsp + 3672]  ;   703.3 agu2    40 t
        xor r15, qword [r11 + 10232] ;   706.3 alu1+agu0   40 t
        mov r11, qword [rsp + 2360]  ;   704.0 agu1    41 t
        xor r11, qword [rsp + 2432]  ;   707.0 alu2+agu2   41 t
        mov qword [rsp + 2976], r13  ;   704.7 agu0    40 t spill
        mov r13, qword [rsp + 2360]  ;   705.0 agu1    41 t
        xor r13, qword [rsp + 2336]  ;   708.0 alu0+agu2   41 t
        mov qword [rsp + 2984], r15  ;   707.3 agu0    40 t spill
        mov r15, qword [rsp + 2344]  ;   706.0 agu1    41 t
        mov qword [rsp + 2992], r9   ;   706.3 agu2    40 t spill
        mov r9, qword [rsp + 2432]   ;   706.7 agu0    41 t
        mov qword [rsp + 2432], r12  ;   707.0 agu1    40 t spill
        mov r12, qword [rsp + 2392]  ;   707.3 agu2    41 t
        not r12                      ;   710.3 alu1    41 t
        mov qword [rsp + 2392], r14  ;   708.0 agu0    40 t spill
        mov r14, r13                 ;   709.0 alu2    41 t copy
        mov qword [rsp + 3000], rax  ;   708.7 agu1    40 t spill
        mov rax, qword [rsp + 2464]  ;   709.0 agu2    41 t
        not rax                      ;   712.0 alu0    41 t
        xor r9, rax                  ;   713.0 alu1    41 t
        mov qword [rsp + 2464], r10  ;   710.0 agu0    40 t spill
        mov r10, r11                 ;   710.3 alu2    41 t copy
        mov qword [rsp + 3008], rdi  ;   710.7 agu1    40 t spill
        mov rdi, qword [rsp + 2416]  ;   711.0 agu2    41 t
        not rdi                      ;   714.0 alu0    41 t
        xor r15, rdi                 ;   715.0 alu1    41 t
        xor r12, r15                 ;   716.0 alu2    41 t
        xor r10, r15                 ;   716.0 alu0    41 t
        xor r14, r12                 ;   717.0 alu1    41 t
        mov r15, r12                 ;   717.0 alu2    41 t copy
        mov qword [rsp + 2416], rsi  ;   713.3 agu0    40 t spill
        mov rsi, r11                 ;   713.7 alu0    41 t copy
        mov qword [rsp + 3016], rbx  ;   714.0 agu1    40 t spill
        mov rbx, qword [rsp + 2304]  ;   714.3 agu2    41 t
        not rbx                      ;   717.3 alu1    41 t
        xor r15, rbx                 ;   718.3 alu2    41 t
        xor rsi, r15                 ;   719.3 alu0    41 t
        mov rbx, r14                 ;   718.0 alu1    41 t copy
        or rbx, r15                  ;   719.3 alu2    41 t
        mov qword [rsp + 2304], r8   ;   716.3 agu0    40 t spill
        mov r8, r9                   ;   716.7 alu0    41 t copy
        xor r8, r10                  ;   717.7 alu1    41 t
        mov qword [rsp + 3024], rcx  ;   717.3 agu1    40 t spill
        mov rcx, r15                 ;   719.3 alu2    41 t copy
        xor rcx, r10                 ;   720.3 alu0    41 t
        mov qword [rsp + 3032], rdx  ;   718.3 agu2    40 t spill
        mov rdx, r12                 ;   718.7 alu1    41 t copy
        xor rdx, rax                 ;   719.7 alu2    41 t
        mov qword [rsp + 3040], rbp  ;   719.3 agu0    40 t spill
        mov rbp, r12                 ;   719.7 alu0    41 t copy
        or rbp, rcx                  ;   721.3 alu1    41 t
        xor rbp, rbx                 ;   722.3 alu2    41 t
        mov qword [rsp + 3048], r15  ;   720.7 agu1    41 t spill
        mov r15, rsi                 ;   721.0 alu0    41 t copy
        xor r15, r8                  ;   722.0 alu1    41 t
        xor rbx, rdi                 ;   721.7 alu2    41 t
        or rdi, rsi                  ;   722.0 alu0    41 t
        mov qword [rsp + 3056], rsi  ;   722.3 agu2    41 t spill
        mov rsi, qword [rsp + 2344]  ;   722.7 agu0    41 t
        xor rsi, rcx                 ;   725.7 alu1    41 t
        mov qword [rsp + 2344], rcx  ;   723.3 agu1    41 t spill
        mov rcx, r10                 ;   723.7 alu2    41 t copy
        and rcx, r13                 ;   724.7 alu0    41 t
        xor rcx, rdi                 ;   725.7 alu1    41 t
        xor rdi, r10                 ;   724.7 alu2    41 t
        xor rdi, qword [rsp + 2336]  ;   725.7 alu0+agu2   41 t
        xor rbx, rcx                 ;   726.7 alu1    41 t
        mov qword [rsp + 2336], r12  ;   725.7 agu0    41 t spill
        mov r12, r15                 ;   726.0 alu2    41 t copy
        and r12, rdx                 ;   727.0 alu0    41 t
        xor rdi, r12                 ;   728.0 alu1    41 t
        mov r12, rdx                 ;   727.0 alu2    41 t copy
        xor r12, rsi                 ;   728.0 alu0    41 t
        xor rbp, rdi                 ;   729.0 alu1    41 t
        mov qword [rsp + 3064], rdx  ;   728.0 agu1    41 t spill
        mov rdx, r8                  ;   728.3 alu2    41 t copy
        and rdx, r12                 ;   729.3 alu0    41 t
        xor rcx, rdx                 ;   730.3 alu1    41 t
        mov rdx, r13                 ;   729.3 alu2    41 t copy
        xor rdx, r12                 ;   730.3 alu0    41 t
        mov qword [rsp + 3072], r8   ;   730.0 agu2    41 t spill
        mov r8, r9                   ;   730.3 alu1    41 t copy
        and r8, rdx                  ;   731.3 alu2    41 t
        xor rbx, r8                  ;   732.3 alu0    41 t
        mov r8, rsi                  ;   731.3 alu1    41 t copy
        xor r8, r14                  ;   732.3 alu2    41 t
        mov qword [rsp + 3080], r15  ;   732.0 agu0    41 t spill
        mov r15, r11                 ;   732.3 alu0    41 t copy
        and r15, r8                  ;   733.3 alu1    41 t
        xor rcx, r15                 ;   734.3 alu2    41 t
        xor rdi, r15                 ;   734.3 alu0    41 t
        mov r15, qword [rsp + 2360]  ;   733.7 agu1    41 t
        or r15, rax                  ;   736.7 alu1    41 t
        xor rdi, r15                 ;   737.7 alu2    41 t
        mov r15, rbp                 ;   734.7 alu0    41 t copy
        and r15, rbx                 ;   735.7 alu1    41 t
        xor rdi, r15                 ;   738.7 alu2    41 t
        mov qword [rsp + 3088], rax  ;   735.7 agu2    41 t spill
        mov rax, rcx                 ;   736.0 alu0    41 t copy
        and rax, rdi                 ;   739.7 alu1    41 t
        xor rdi, rbx                 ;   739.7 alu2    41 t
        or r15, rdi                  ;   740.7 alu0    41 t
        xor rbp, rax                 ;   740.7 alu1    41 t
        xor r15, rbp                 ;   741.7 alu2    41 t
        and r8, r15                  ;   742.7 alu0    41 t
        mov rax, rcx                 ;   738.3 alu1    41 t copy
        and rax, rbp                 ;   741.7 alu2    41 t
        xor rbx, rax                 ;   742.7 alu0    41 t
        and rbp, rbx                 ;   743.7 alu1    41 t
        mov rax, r15                 ;   742.7 alu2    41 t copy
        or rax, rbx                  ;   743.7 alu0    41 t
        xor rdi, rax                 ;   744.7 alu1    41 t
        xor rcx, rbp                 ;   744.7 alu2    41 t
        mov rbp, r15                 ;   742.7 alu0    41 t copy
        xor rbp, rbx                 ;   743.7 alu1    41 t
        and rdx, rbp                 ;   744.7 alu2    41 t
        and r9, rbp                  ;   744.7 alu0    41 t
        xor rbp, rdi                 ;   745.7 alu1    41 t
        and r12, rbp                 ;   746.7 alu2    41 t
        and r11, r15                 ;   743.0 alu0    41 t
        xor rdx, r12                 ;   747.7 alu1    41 t
        and r10, rdi                 ;   745.7 alu2    41 t
        and r13, rdi                 ;   745.7 alu0    41 t
        mov rax, qword [rsp + 2336]  ;   744.3 agu0    41 t
        and rax, rcx                 ;   747.3 alu1    41 t
        xor rdi, rcx                 ;   745.7 alu2    41 t
        xor r13, r12                 ;   747.7 alu0    41 t
        mov r12, qword [rsp + 2344]  ;   745.7 agu1    41 t
        and r12, rcx                 ;   748.7 alu1    41 t
        xor r12, r9                  ;   749.7 alu2    41 t
        xor r15, rdi                 ;   746.7 alu0    41 t
        xor rcx, rbx                 ;   747.0 alu1    41 t
        and rsi, r15                 ;   747.7 alu2    41 t
        and r14, rdi                 ;   747.7 alu0    41 t
        and rdi, qword [rsp + 3048]  ;   748.0 alu1+agu2   41 t
        xor r9, rdi                  ;   749.0 alu2    41 t
        mov rdi, qword [rsp + 3080]  ;   748.7 agu0    41 t
        and rdi, rcx                 ;   751.7 alu0    41 t
        and rcx, qword [rsp + 3064]  ;   749.3 alu1+agu1   41 t
        and r15, qword [rsp + 3056]  ;   749.7 alu2+agu2   41 t
        xor r15, r9                  ;   750.7 alu0    41 t
        xor r15, rdi                 ;   752.7 alu1    41 t
        xor r14, rdx                 ;   750.7 alu2    41 t
        xor r14, r8                  ;   751.7 alu0    41 t
        xor r10, rdi                 ;   752.7 alu1    41 t
        xor r10, r12                 ;   753.7 alu2    41 t
        mov rdi, qword [rsp + 3088]  ;   752.0 agu0    41 t
        and rdi, rbx                 ;   755.0 alu0    41 t
        xor rdi, r10                 ;   756.0 alu1    41 t
        and rbx, qword [rsp + 2360]  ;   753.0 alu2+agu1   41 t
        xor rbx, r15                 ;   754.0 alu0    41 t
        xor rbx, rdi                 ;   757.0 alu1    41 t
        xor rdx, rax                 ;   754.0 alu2    41 t
        and rbp, qword [rsp + 3072]  ;   754.3 alu0+agu2   41 t
        xor rdx, rdi                 ;   757.0 alu1    41 t
        xor rcx, r13                 ;   755.0 alu2    41 t
        xor rcx, rdi                 ;   757.0 alu0    41 t
        xor rbp, rbx                 ;   758.0 alu1    41 t
        xor r15, r12                 ;   756.0 alu2    41 t
        xor r15, r14                 ;   757.0 alu0    41 t
        xor r9, r11                  ;   756.7 alu1    41 t
        xor r9, rbx                  ;   758.0 alu2    41 t
        mov r11, rdx                 ;   758.0 alu0    41 t copy
        xor r11, rcx                 ;   759.0 alu1    41 t
        xor r11, r9                  ;   760.0 alu2    41 t
        xor r14, r11                 ;   761.0 alu0    41 t
        xor r11, rbp                 ;   761.0 alu1    41 t
        xor rdx, r13                 ;   759.0 alu2    41 t
        xor rdx, r8                  ;   760.0 alu0    41 t
        xor rdx, rsi                 ;   761.0 alu1    41 t
        not r9                       ;   760.0 alu2    41 t
        not rdx                      ;   762.0 alu0    41 t
        not r10                      ;   760.7 alu1    41 t
        not r14                      ;   762.0 alu2    41 t
        not rbp                      ;   761.3 alu0    41 t
        mov r8, qword [rsp + 2528]   ;   761.7 agu0    23 t
        not r8                       ;   764.7 alu1    23 t
        mov r12, qword [rsp + 2288]  ;   762.3 agu1    23 t
        not r12                      ;   765.3 alu2    23 t
        mov r13, qword [rsp + 2232]  ;   763.0 agu2    23 t
        not r13                      ;   766.0 alu0    23 t
        mov rsi, qword [rsp + 2208]  ;   763.7 agu0    23 t
        not rsi                      ;   766.7 alu1    23 t
        mov rdi, qword [rsp + 2448]  ;   764.3 agu1    23 t
        mov rax, qword [rsp + 2688]  ;   764.7 agu2    40 t reload
        xor rdi, rax                 ;   767.7 alu2    23 t
        mov rbx, qword [rsp + 2448]  ;   765.3 agu0    23 t
        xor rbx, qword [rsp + 2472]  ;   768.3 alu0+agu1   23 t
        xor rax, r12                 ;   767.7 alu1    23 t
        mov qword [rsp + 2688], rcx  ;   766.3 agu2    41 t spill
        mov rcx, qword [rsp + 2648]  ;   766.7 agu0    23 t
        xor rcx, r13                 ;   769.7 alu2    23 t
        xor r8, rcx                  ;   770.7 alu0    23 t
        xor rsi, r8                  ;   771.7 alu1    23 t
        xor rcx, rdi                 ;   770.7 alu2    23 t
        mov qword [rsp + 2208], rbp  ;   768.3 agu1    41 t spill
        mov rbp, rbx                 ;   769.3 alu0    23 t copy
        xor rbp, r8                  ;   771.7 alu1    23 t
        mov qword [rsp + 2232], r14  ;   769.3 agu2    41 t spill
        mov r14, rdi                 ;   769.7 alu2    23 t copy
        xor r14, rsi                 ;   772.7 alu0    23 t
        mov qword [rsp + 2288], r15  ;   770.3 agu0    41 t spill
        mov r15, rsi                 ;   772.7 alu1    23 t copy
        or r15, rbp                  ;   773.7 alu2    23 t
        mov qword [rsp + 2528], r10  ;   771.3 agu1    41 t spill
        mov r10, rax                 ;   771.7 alu0    23 t copy
        xor r10, rcx                 ;   772.7 alu1    23 t
        mov qword [rsp + 3072], rdx  ;   772.3 agu2    41 t spill
        mov rdx, rsi                 ;   772.7 alu2    23 t copy
        xor rdx, rcx                 ;   773.7 alu0    23 t
        mov qword [rsp + 2360], r9   ;   773.3 agu0    41 t spill
        mov r9, r8                   ;   773.7 alu1    23 t copy
        xor r9, r12                  ;   774.7 alu2    23 t
        mov qword [rsp + 3088], r11  ;   774.3 agu1    41 t spill
        mov r11, r8                  ;   774.7 alu0    23 t copy
        or r11, rdx                  ;   775.7 alu1    23 t
        xor r11, r15                 ;   776.7 alu2    23 t
        mov qword [rsp + 3056], rsi  ;   775.7 agu2    23 t spill
        mov rsi, r14                 ;   776.0 alu0    23 t copy
        xor rsi, r10                 ;   777.0 alu1    23 t
        xor r15, r13                 ;   776.7 alu2    23 t
        or r13, r14                  ;   777.0 alu0    23 t
        mov qword [rsp + 3064], r14  ;   777.3 agu0    23 t spill
        mov r14, qword [rsp + 2648]  ;   777.7 agu1    23 t
        xor r14, rdx                 ;   780.7 alu1    23 t
        mov qword [rsp + 2648], rdx  ;   778.3 agu2    23 t spill
        mov rdx, rcx                 ;   778.7 alu2    23 t copy
        and rdx, rbx                 ;   779.7 alu0    23 t
        xor rdx, r13                 ;   780.7 alu1    23 t
        xor r13, rcx                 ;   779.7 alu2    23 t
        xor r13, qword [rsp + 2472]  ;   780.7 alu0+agu0   23 t
        xor r15, rdx                 ;   781.7 alu1    23 t
        mov qword [rsp + 2472], r8   ;   780.7 agu1    23 t spill
        mov r8, rsi                  ;   781.0 alu2    23 t copy
        and r8, r9                   ;   782.0 alu0    23 t
        xor r13, r8                  ;   783.0 alu1    23 t
        mov r8, r9                   ;   782.0 alu2    23 t copy
        xor r8, r14                  ;   783.0 alu0    23 t
        xor r11, r13                 ;   784.0 alu1    23 t
        mov qword [rsp + 3080], r9   ;   783.0 agu2    23 t spill
        mov r9, r10                  ;   783.3 alu2    23 t copy
        and r9, r8                   ;   784.3 alu0    23 t
        xor rdx, r9                  ;   785.3 alu1    23 t
        mov r9, rbx                  ;   784.3 alu2    23 t copy
        xor r9, r8                   ;   785.3 alu0    23 t
        mov qword [rsp + 3048], r10  ;   785.0 agu0    23 t spill
        mov r10, rax                 ;   785.3 alu1    23 t copy
        and r10, r9                  ;   786.3 alu2    23 t
        xor r15, r10                 ;   787.3 alu0    23 t
        mov r10, r14                 ;   786.3 alu1    23 t copy
        xor r10, rbp                 ;   787.3 alu2    23 t
        mov qword [rsp + 2344], rsi  ;   787.0 agu1    23 t spill
        mov rsi, rdi                 ;   787.3 alu0    23 t copy
        and rsi, r10                 ;   788.3 alu1    23 t
        xor rdx, rsi                 ;   789.3 alu2    23 t
        xor r13, rsi                 ;   789.3 alu0    23 t
        mov rsi, qword [rsp + 2448]  ;   788.7 agu2    23 t
        or rsi, r12                  ;   791.7 alu1    23 t
        xor r13, rsi                 ;   792.7 alu2    23 t
        mov rsi, r11                 ;   789.7 alu0    23 t copy
        and rsi, r15                 ;   790.7 alu1    23 t
        xor r13, rsi                 ;   793.7 alu2    23 t
        mov qword [rsp + 2336], r12  ;   790.7 agu0    23 t spill
        mov r12, rdx                 ;   791.0 alu0    23 t copy
        and r12, r13                 ;   794.7 alu1    23 t
        xor r13, r15                 ;   794.7 alu2    23 t
        or rsi, r13                  ;   795.7 alu0    23 t
        xor r11, r12                 ;   795.7 alu1    23 t
        xor rsi, r11                 ;   796.7 alu2    23 t
        and r10, rsi                 ;   797.7 alu0    23 t
        mov r12, rdx                 ;   793.3 alu1    23 t copy
        and r12, r11                 ;   796.7 alu2    23 t
        xor r15, r12                 ;   797.7 alu0    23 t
        and r11, r15                 ;   798.7 alu1    23 t
        mov r12, rsi                 ;   797.7 alu2    23 t copy
        or r12, r15                  ;   798.7 alu0    23 t
        xor r13, r12                 ;   799.7 alu1    23 t
        xor rdx, r11                 ;   799.7 alu2    23 t
        mov r11, rsi                 ;   797.7 alu0    23 t copy
        xor r11, r15                 ;   798.7 alu1    23 t
        and r9, r11                  ;   799.7 alu2    23 t
        and rax, r11                 ;   799.7 alu0    23 t
        xor r11, r13                 ;   800.7 alu1    23 t
        and r8, r11                  ;   801.7 alu2    23 t
        and rdi, rsi                 ;   798.0 alu0    23 t
        xor r9, r8                   ;   802.7 alu1    23 t
        and rcx, r13                 ;   800.7 alu2    23 t
        and rbx, r13                 ;   800.7 alu0    23 t
        mov r12, qword [rsp + 2472]  ;   799.3 agu1    23 t
        and r12, rdx                 ;   802.3 alu1    23 t
        xor r13, rdx                 ;   800.7 alu2    23 t
        xor rbx, r8                  ;   802.7 alu0    23 t
        mov r8, qword [rsp + 2648]   ;   800.7 agu2    23 t
        and r8, rdx                  ;   803.7 alu1    23 t
        xor r8, rax                  ;   804.7 alu2    23 t
        xor rsi, r13                 ;   801.7 alu0    23 t
        xor rdx, r15                 ;   802.0 alu1    23 t
        and r14, rsi                 ;   802.7 alu2    23 t
        and rbp, r13                 ;   802.7 alu0    23 t
        and r13, qword [rsp + 3056]  ;   803.0 alu1+agu0   23 t
        xor rax, r13                 ;   804.0 alu2    23 t
        mov r13, qword [rsp + 2344]  ;   803.7 agu1    23 t
        and r13, rdx                 ;   806.7 alu0    23 t
        and rdx, qword [rsp + 3080]  ;   804.3 alu1+agu2   23 t
        and rsi, qword [rsp + 3064]  ;   804.7 alu2+agu0   23 t
        xor rsi, rax                 ;   805.7 alu0    23 t
        xor rsi, r13                 ;   807.7 alu1    23 t
        xor rbp, r9                  ;   805.7 alu2    23 t
        xor rbp, r10                 ;   806.7 alu0    23 t
        xor rcx, r13                 ;   807.7 alu1    23 t
        xor rcx, r8                  ;   808.7 alu2    23 t
        mov r13, qword [rsp + 2336]  ;   807.0 agu1    23 t
        and r13, r15                 ;   810.0 alu0    23 t
        xor r13, rcx                 ;   811.0 alu1    23 t
        and r15, qword [rsp + 2448]  ;   808.0 alu2+agu2   23 t
        xor r15, rsi                 ;   809.0 alu0    23 t
        xor r15, r13                 ;   812.0 alu1    23 t
        xor r9, r12                  ;   809.0 alu2    23 t
        and r11, qword [rsp + 3048]  ;   809.3 alu0+agu0   23 t
        xor r9, r13                  ;   812.0 alu1    23 t
        xor rdx, rbx                 ;   810.0 alu2    23 t
        xor rdx, r13                 ;   812.0 alu0    23 t
        xor r11, r15                 ;   813.0 alu1    23 t
        xor rsi, r8                  ;   811.0 alu2    23 t
        xor rsi, rbp                 ;   812.0 alu0    23 t
        xor rax, rdi                 ;   811.7 alu1    23 t
        xor rax, r15                 ;   813.0 alu2    23 t
        mov r8, r9                   ;   813.0 alu0    23 t copy
        xor r8, rdx                  ;   814.0 alu1    23 t
        xor r8, rax                  ;   815.0 alu2    23 t
        xor rbp, r8                  ;   816.0 alu0    23 t
        xor r8, r11                  ;   816.0 alu1    23 t
        xor r9, rbx                  ;   814.0 alu2    23 t
        xor r9, r10                  ;   815.0 alu0    23 t
        xor r9, r14                  ;   816.0 alu1    23 t
        not rax                      ;   815.0 alu2    23 t
        not r9                       ;   817.0 alu0    23 t
        not rcx                      ;   815.7 alu1    23 t
        not rbp                      ;   817.0 alu2    23 t
        not r11                      ;   816.3 alu0    23 t
        mov r10, qword [rsp + 2480]  ;   816.7 agu1    22 t
        not r10                      ;   819.7 alu1    22 t
        mov r12, qword [rsp + 2728]  ;   817.3 agu2    22 t
        not r12                      ;   820.3 alu2    22 t
        mov r13, qword [rsp + 2384]  ;   818.0 agu0    22 t
        not r13                      ;   821.0 alu0    22 t
        mov r14, qword [rsp + 2280]  ;   818.7 agu1    22 t
        not r14                      ;   821.7 alu1    22 t
        mov r15, qword [rsp + 2512]  ;   819.3 agu2    22 t
        mov rdi, qword [rsp + 2368]  ;   819.7 agu0    40 t reload
        xor r15, rdi                 ;   822.7 alu2    22 t
        mov rbx, qword [rsp + 2512]  ;   820.3 agu1    22 t
        xor rbx, qword [rsp + 2440]  ;   823.3 alu0+agu2   22 t
        xor rdi, r12                 ;   822.7 alu1    22 t
        mov qword [rsp + 2368], rdx  ;   821.3 agu0    23 t spill
        mov rdx, qword [rsp + 2424]  ;   821.7 agu1    22 t
        xor rdx, r13                 ;   824.7 alu2    22 t
        xor r10, rdx                 ;   825.7 alu0    22 t
        xor r14, r10                 ;   826.7 alu1    22 t
        xor rdx, r15                 ;   825.7 alu2    22 t
        mov qword [rsp + 2280], r11  ;   823.3 agu2    23 t spill
        mov r11, rbx                 ;   824.3 alu0    22 t copy
        xor r11, r10                 ;   826.7 alu1    22 t
        mov qword [rsp + 2384], rbp  ;   824.3 agu0    23 t spill
        mov rbp, r15                 ;   824.7 alu2    22 t copy
        xor rbp, r14                 ;   827.7 alu0    22 t
        mov qword [rsp + 2728], rsi  ;   825.3 agu1    23 t spill
        mov rsi, r14                 ;   827.7 alu1    22 t copy
        or rsi, r11                  ;   828.7 alu2    22 t
        mov qword [rsp + 2480], rcx  ;   826.3 agu2    23 t spill
        mov rcx, rdi                 ;   826.7 alu0    22 t copy
        xor rcx, rdx                 ;   827.7 alu1    22 t
        mov qword [rsp + 3048], r9   ;   827.3 agu0    23 t spill
        mov r9, r14                  ;   827.7 alu2    22 t copy
        xor r9, rdx                  ;   828.7 alu0    22 t
        mov qword [rsp + 2448], rax  ;   828.3 agu1    23 t spill
        mov rax, r10                 ;   828.7 alu1    22 t copy
        xor rax, r12                 ;   829.7 alu2    22 t
        mov qword [rsp + 2336], r8   ;   829.3 agu2    23 t spill
        mov r8, r10                  ;   829.7 alu0    22 t copy
        or r8, r9                    ;   830.7 alu1    22 t
        xor r8, rsi                  ;   831.7 alu2    22 t
        mov qword [rsp + 3064], r14  ;   830.7 agu0    22 t spill
        mov r14, rbp                 ;   831.0 alu0    22 t copy
        xor r14, rcx                 ;   832.0 alu1    22 t
        xor rsi, r13                 ;   831.7 alu2    22 t
        or r13, rbp                  ;   832.0 alu0    22 t
        mov qword [rsp + 3080], rbp  ;   832.3 agu1    22 t spill
        mov rbp, qword [rsp + 2424]  ;   832.7 agu2    22 t
        xor rbp, r9                  ;   835.7 alu1    22 t
        mov qword [rsp + 2424], r9   ;   833.3 agu0    22 t spill
        mov r9, rdx                  ;   833.7 alu2    22 t copy
        and r9, rbx                  ;   834.7 alu0    22 t
        xor r9, r13                  ;   835.7 alu1    22 t
        xor r13, rdx                 ;   834.7 alu2    22 t
        xor r13, qword [rsp + 2440]  ;   835.7 alu0+agu1   22 t
        xor rsi, r9                  ;   836.7 alu1    22 t
        mov qword [rsp + 2440], r10  ;   835.7 agu2    22 t spill
        mov r10, r14                 ;   836.0 alu2    22 t copy
        and r10, rax                 ;   837.0 alu0    22 t
        xor r13, r10                 ;   838.0 alu1    22 t
        mov r10, rax                 ;   837.0 alu2    22 t copy
        xor r10, rbp                 ;   838.0 alu0    22 t
        xor r8, r13                  ;   839.0 alu1    22 t
        mov qword [rsp + 2344], rax  ;   838.0 agu0    22 t spill
        mov rax, rcx                 ;   838.3 alu2    22 t copy
        and rax, r10                 ;   839.3 alu0    22 t
        xor r9, rax                  ;   840.3 alu1    22 t
        mov rax, rbx                 ;   839.3 alu2    22 t copy
        xor rax, r10                 ;   840.3 alu0    22 t
        mov qword [rsp + 3056], rcx  ;   840.0 agu1    22 t spill
        mov rcx, rdi                 ;   840.3 alu1    22 t copy
        and rcx, rax                 ;   841.3 alu2    22 t
        xor rsi, rcx                 ;   842.3 alu0    22 t
        mov rcx, rbp                 ;   841.3 alu1    22 t copy
        xor rcx, r11                 ;   842.3 alu2    22 t
        mov qword [rsp + 2648], r14  ;   842.0 agu2    22 t spill
        mov r14, r15                 ;   842.3 alu0    22 t copy
        and r14, rcx                 ;   843.3 alu1    22 t
        xor r9, r14                  ;   844.3 alu2    22 t
        xor r13, r14                 ;   844.3 alu0    22 t
        mov r14, qword [rsp + 2512]  ;   843.7 agu0    22 t
        or r14, r12                  ;   846.7 alu1    22 t
        xor r13, r14                 ;   847.7 alu2    22 t
        mov r14, r8                  ;   844.7 alu0    22 t copy
        and r14, rsi                 ;   845.7 alu1    22 t
        xor r13, r14                 ;   848.7 alu2    22 t
        mov qword [rsp + 2472], r12  ;   845.7 agu1    22 t spill
        mov r12, r9                  ;   846.0 alu0    22 t copy
        and r12, r13                 ;   849.7 alu1    22 t
        xor r13, rsi                 ;   849.7 alu2    22 t
        or r14, r13                  ;   850.7 alu0    22 t
        xor r8, r12                  ;   850.7 alu1    22 t
        xor r14, r8                  ;   851.7 alu2    22 t
        and rcx, r14                 ;   852.7 alu0    22 t
        mov r12, r9                  ;   848.3 alu1    22 t copy
        and r12, r8                  ;   851.7 alu2    22 t
        xor rsi, r12                 ;   852.7 alu0    22 t
        and r8, rsi                  ;   853.7 alu1    22 t
        mov r12, r14                 ;   852.7 alu2    22 t copy
        or r12, rsi                  ;   853.7 alu0    22 t
        xor r13, r12                 ;   854.7 alu1    22 t
        xor r9, r8                   ;   854.7 alu2    22 t
        mov r8, r14                  ;   852.7 alu0    22 t copy
        xor r8, rsi                  ;   853.7 alu1    22 t
        and rax, r8                  ;   854.7 alu2    22 t
        and rdi, r8                  ;   854.7 alu0    22 t
        xor r8, r13                  ;   855.7 alu1    22 t
        and r10, r8                  ;   856.7 alu2    22 t
        and r15, r14                 ;   853.0 alu0    22 t
        xor rax, r10                 ;   857.7 alu1    22 t
        and rdx, r13                 ;   855.7 alu2    22 t
        and rbx, r13                 ;   855.7 alu0    22 t
        mov r12, qword [rsp + 2440]  ;   854.3 agu2    22 t
        and r12, r9                  ;   857.3 alu1    22 t
        xor r13, r9                  ;   855.7 alu2    22 t
        xor rbx, r10                 ;   857.7 alu0    22 t
        mov r10, qword [rsp + 2424]  ;   855.7 agu0    22 t
        and r10, r9                  ;   858.7 alu1    22 t
        xor r10, rdi                 ;   859.7 alu2    22 t
        xor r14, r13                 ;   856.7 alu0    22 t
        xor r9, rsi                  ;   857.0 alu1    22 t
        and rbp, r14                 ;   857.7 alu2    22 t
        and r11, r13                 ;   857.7 alu0    22 t
        and r13, qword [rsp + 3064]  ;   858.0 alu1+agu1   22 t
        xor rdi, r13                 ;   859.0 alu2    22 t
        mov r13, qword [rsp + 2648]  ;   858.7 agu2    22 t
        and r13, r9                  ;   861.7 alu0    22 t
        and r9, qword [rsp + 2344]   ;   859.3 alu1+agu0   22 t
        and r14, qword [rsp + 3080]  ;   859.7 alu2+agu1   22 t
        xor r14, rdi                 ;   860.7 alu0    22 t
        xor r14, r13                 ;   862.7 alu1    22 t
        xor r11, rax                 ;   860.7 alu2    22 t
        xor r11, rcx                 ;   861.7 alu0    22 t
        xor rdx, r13                 ;   862.7 alu1    22 t
        xor rdx, r10                 ;   863.7 alu2    22 t
        mov r13, qword [rsp + 2472]  ;   862.0 agu2    22 t
        and r13, rsi                 ;   865.0 alu0    22 t
        xor r13, rdx                 ;   866.0 alu1    22 t
        and rsi, qword [rsp + 2512]  ;   863.0 alu2+agu0   22 t
        xor rsi, r14                 ;   864.0 alu0    22 t
        xor rsi, r13                 ;   867.0 alu1    22 t
        xor rax, r12                 ;   864.0 alu2    22 t
        and r8, qword [rsp + 3056]   ;   864.3 alu0+agu1   22 t
        xor rax, r13                 ;   867.0 alu1    22 t
        xor r9, rbx                  ;   865.0 alu2    22 t
        xor r9, r13                  ;   867.0 alu0    22 t
        xor r8, rsi                  ;   868.0 alu1    22 t
        xor r14, r10                 ;   866.0 alu2    22 t
        xor r14, r11                 ;   867.0 alu0    22 t
        xor rdi, r15                 ;   866.7 alu1    22 t
        xor rdi, rsi                 ;   868.0 alu2    22 t
        mov r10, rax                 ;   868.0 alu0    22 t copy
        xor r10, r9                  ;   869.0 alu1    22 t
        xor r10, rdi                 ;   870.0 alu2    22 t
        xor r11, r10                 ;   871.0 alu0    22 t
        xor r10, r8                  ;   871.0 alu1    22 t
        xor rax, rbx                 ;   869.0 alu2    22 t
        xor rax, rcx                 ;   870.0 alu0    22 t
        xor rax, rbp                 ;   871.0 alu1    22 t
        not rdi                      ;   870.0 alu2    22 t
        not rax                      ;   872.0 alu0    22 t
        not rdx                      ;   870.7 alu1    22 t
        not r11                      ;   872.0 alu2    22 t
        not r8                       ;   871.3 alu0    22 t
        mov r12, qword [rsp + 2272]  ;   871.7 agu2    21 t
        not r12                      ;   874.7 alu1    21 t
        mov r13, qword [rsp + 2704]  ;   872.3 agu0    21 t
        not r13                      ;   875.3 alu2    21 t
        mov r15, qword [rsp + 3040]  ;   873.0 agu1    21 t
        not r15                      ;   876.0 alu0    21 t
        mov rsi, qword [rsp + 3032]  ;   873.7 agu2    21 t
        not rsi                      ;   876.7 alu1    21 t
        mov rbp, qword [rsp + 2240]  ;   874.3 agu0    21 t
        mov rcx, qword [rsp + 2808]  ;   874.7 agu1    40 t reload
        xor rbp, rcx                 ;   877.7 alu2    21 t
        mov rbx, qword [rsp + 2240]  ;   875.3 agu2    21 t
        xor rbx, qword [rsp + 2800]  ;   878.3 alu0+agu0   21 t
        xor rcx, r13                 ;   877.7 alu1    21 t
        mov qword [rsp + 2808], r10  ;   876.3 agu1    22 t spill
        mov r10, qword [rsp + 2216]  ;   876.7 agu2    21 t
        xor r10, r15                 ;   879.7 alu2    21 t
        xor r12, r10                 ;   880.7 alu0    21 t
        xor rsi, r12                 ;   881.7 alu1    21 t
        xor r10, rbp                 ;   880.7 alu2    21 t
        mov qword [rsp + 3032], r9   ;   878.3 agu0    22 t spill
        mov r9, rbx                  ;   879.3 alu0    21 t copy
        xor r9, r12                  ;   881.7 alu1    21 t
        mov qword [rsp + 3040], r8   ;   879.3 agu1    22 t spill
        mov r8, rbp                  ;   879.7 alu2    21 t copy
        xor r8, rsi                  ;   882.7 alu0    21 t
        mov qword [rsp + 2704], r11  ;   880.3 agu2    22 t spill
        mov r11, rsi                 ;   882.7 alu1    21 t copy
        or r11, r9                   ;   883.7 alu2    21 t
        mov qword [rsp + 2272], r14  ;   881.3 agu0    22 t spill
        mov r14, rcx                 ;   881.7 alu0    21 t copy
        xor r14, r10                 ;   882.7 alu1    21 t
        mov qword [rsp + 3056], rdx  ;   882.3 agu1    22 t spill
        mov rdx, rsi                 ;   882.7 alu2    21 t copy
        xor rdx, r10                 ;   883.7 alu0    21 t
        mov qword [rsp + 2512], rax  ;   883.3 agu2    22 t spill
        mov rax, r12                 ;   883.7 alu1    21 t copy
        xor rax, r13                 ;   884.7 alu2    21 t
        mov qword [rsp + 2472], rdi  ;   884.3 agu0    22 t spill
        mov rdi, r12                 ;   884.7 alu0    21 t copy
        or rdi, rdx                  ;   885.7 alu1    21 t
        xor rdi, r11                 ;   886.7 alu2    21 t
        mov qword [rsp + 3080], rsi  ;   885.7 agu1    21 t spill
        mov rsi, r8                  ;   886.0 alu0    21 t copy
        xor rsi, r14                 ;   887.0 alu1    21 t
        xor r11, r15                 ;   886.7 alu2    21 t
        or r15, r8                   ;   887.0 alu0    21 t
        mov qword [rsp + 2344], r8   ;   887.3 agu2    21 t spill
        mov r8, qword [rsp + 2216]   ;   887.7 agu0    21 t
        xor r8, rdx                  ;   890.7 alu1    21 t
        mov qword [rsp + 2216], rdx  ;   888.3 agu1    21 t spill
        mov rdx, r10                 ;   888.7 alu2    21 t copy
        and rdx, rbx                 ;   889.7 alu0    21 t
        xor rdx, r15                 ;   890.7 alu1    21 t
        xor r15, r10                 ;   889.7 alu2    21 t
        xor r15, qword [rsp + 2800]  ;   890.7 alu0+agu2   21 t
        xor r11, rdx                 ;   891.7 alu1    21 t
        mov qword [rsp + 2800], r12  ;   890.7 agu0    21 t spill
        mov r12, rsi                 ;   891.0 alu2    21 t copy
        and r12, rax                 ;   892.0 alu0    21 t
        xor r15, r12                 ;   893.0 alu1    21 t
        mov r12, rax                 ;   892.0 alu2    21 t copy
        xor r12, r8                  ;   893.0 alu0    21 t
        xor rdi, r15                 ;   894.0 alu1    21 t
        mov qword [rsp + 2648], rax  ;   893.0 agu1    21 t spill
        mov rax, r14                 ;   893.3 alu2    21 t copy
        and rax, r12                 ;   894.3 alu0    21 t
        xor rdx, rax                 ;   895.3 alu1    21 t
        mov rax, rbx                 ;   894.3 alu2    21 t copy
        xor rax, r12                 ;   895.3 alu0    21 t
        mov qword [rsp + 3064], r14  ;   895.0 agu2    21 t spill
        mov r14, rcx                 ;   895.3 alu1    21 t copy
        and r14, rax                 ;   896.3 alu2    21 t
        xor r11, r14                 ;   897.3 alu0    21 t
        mov r14, r8                  ;   896.3 alu1    21 t copy
        xor r14, r9                  ;   897.3 alu2    21 t
        mov qword [rsp + 2424], rsi  ;   897.0 agu0    21 t spill
        mov rsi, rbp                 ;   897.3 alu0    21 t copy
        and rsi, r14                 ;   898.3 alu1    21 t
        xor rdx, rsi                 ;   899.3 alu2    21 t
        xor r15, rsi                 ;   899.3 alu0    21 t
        mov rsi, qword [rsp + 2240]  ;   898.7 agu1    21 t
        or rsi, r13                  ;   901.7 alu1    21 t
        xor r15, rsi                 ;   902.7 alu2    21 t
        mov rsi, rdi                 ;   899.7 alu0    21 t copy
        and rsi, r11                 ;   900.7 alu1    21 t
        xor r15, rsi                 ;   903.7 alu2    21 t
        mov qword [rsp + 2440], r13  ;   900.7 agu2    21 t spill
        mov r13, rdx                 ;   901.0 alu0    21 t copy
        and r13, r15                 ;   904.7 alu1    21 t
        xor r15, r11                 ;   904.7 alu2    21 t
        or rsi, r15                  ;   905.7 alu0    21 t
        xor rdi, r13                 ;   905.7 alu1    21 t
        xor rsi, rdi                 ;   906.7 alu2    21 t
        and r14, rsi                 ;   907.7 alu0    21 t
        mov r13, rdx                 ;   903.3 alu1    21 t copy
        and r13, rdi                 ;   906.7 alu2    21 t
        xor r11, r13                 ;   907.7 alu0    21 t
        and rdi, r11                 ;   908.7 alu1    21 t
        mov r13, rsi                 ;   907.7 alu2    21 t copy
        or r13, r11                  ;   908.7 alu0    21 t
        xor r15, r13                 ;   909.7 alu1    21 t
        xor rdx, rdi                 ;   909.7 alu2    21 t
        mov r13, rsi                 ;   907.7 alu0    21 t copy
        xor r13, r11                 ;   908.7 alu1    21 t
        and rax, r13                 ;   909.7 alu2    21 t
        and rcx, r13                 ;   909.7 alu0    21 t
        xor r13, r15                 ;   910.7 alu1    21 t
        and r12, r13                 ;   911.7 alu2    21 t
        and rbp, rsi                 ;   908.0 alu0    21 t
        xor rax, r12                 ;   912.7 alu1    21 t
        and r10, r15                 ;   910.7 alu2    21 t
        and rbx, r15                 ;   910.7 alu0    21 t
        mov rdi, qword [rsp + 2800]  ;   909.3 agu0    21 t
        and rdi, rdx                 ;   912.3 alu1    21 t
        xor r15, rdx                 ;   910.7 alu2    21 t
        xor rbx, r12                 ;   912.7 alu0    21 t
        mov r12, qword [rsp + 2216]  ;   910.7 agu1    21 t
        and r12, rdx                 ;   913.7 alu1    21 t
        xor r12, rcx                 ;   914.7 alu2    21 t
        xor rsi, r15                 ;   911.7 alu0    21 t
        xor rdx, r11                 ;   912.0 alu1    21 t
        and r8, rsi                  ;   912.7 alu2    21 t
        and r9, r15                  ;   912.7 alu0    21 t
        and r15, qword [rsp + 3080]  ;   913.0 alu1+agu2   21 t
        xor rcx, r15                 ;   914.0 alu2    21 t
        mov r15, qword [rsp + 2424]  ;   913.7 agu0    21 t
        and r15, rdx                 ;   916.7 alu0    21 t
        and rdx, qword [rsp + 2648]  ;   914.3 alu1+agu1   21 t
        and rsi, qword [rsp + 2344]  ;   914.7 alu2+agu2   21 t
        xor rsi, rcx                 ;   915.7 alu0    21 t
        xor rsi, r15                 ;   917.7 alu1    21 t
        xor r9, rax                  ;   915.7 alu2    21 t
        xor r9, r14                  ;   916.7 alu0    21 t
        xor r10, r15                 ;   917.7 alu1    21 t
        xor r10, r12                 ;   918.7 alu2    21 t
        mov r15, qword [rsp + 2440]  ;   917.0 agu0    21 t
        and r15, r11                 ;   920.0 alu0    21 t
        xor r15, r10                 ;   921.0 alu1    21 t
        and r11, qword [rsp + 2240]  ;   918.0 alu2+agu1   21 t
        xor r11, rsi                 ;   919.0 alu0    21 t
        xor r11, r15                 ;   922.0 alu1    21 t
        xor rax, rdi                 ;   919.0 alu2    21 t
        and r13, qword [rsp + 3064]  ;   919.3 alu0+agu2   21 t
        xor rax, r15                 ;   922.0 alu1    21 t
        xor rdx, rbx                 ;   920.0 alu2    21 t
        xor rdx, r15                 ;   922.0 alu0    21 t
        xor r13, r11                 ;   923.0 alu1    21 t
        xor rsi, r12                 ;   921.0 alu2    21 t
        xor rsi, r9                  ;   922.0 alu0    21 t
        xor rcx, rbp                 ;   921.7 alu1    21 t
        xor rcx, r11                 ;   923.0 alu2    21 t
        mov r11, rax                 ;   923.0 alu0    21 t copy
        xor r11, rdx                 ;   924.0 alu1    21 t
        xor r11, rcx                 ;   925.0 alu2    21 t
        xor r9, r11                  ;   926.0 alu0    21 t
        xor r11, r13                 ;   926.0 alu1    21 t
        xor rax, rbx                 ;   924.0 alu2    21 t
        xor rax, r14                 ;   925.0 alu0    21 t
        xor rax, r8                  ;   926.0 alu1    21 t
        not rcx                      ;   925.0 alu2    21 t
        not rax                      ;   927.0 alu0    21 t
        not r10                      ;   925.7 alu1    21 t
        not r9                       ;   927.0 alu2    21 t
        not r13                      ;   926.3 alu0    21 t
        mov r8, qword [rsp + 3024]   ;   926.7 agu0    23 t
        not r8                       ;   929.7 alu1    23 t
        mov r12, qword [rsp + 2864]  ;   927.3 agu1    23 t
        not r12                      ;   930.3 alu2    23 t
        mov r14, qword [rsp + 2848]  ;   928.0 agu2    23 t
        not r14                      ;   931.0 alu0    23 t
        mov r15, qword [rsp + 2856]  ;   928.7 agu0    23 t
        not r15                      ;   931.7 alu1    23 t
        mov rdi, qword [rsp + 2816]  ;   929.3 agu1    23 t
        mov rbp, qword [rsp + 2832]  ;   929.7 agu2    40 t reload
        xor rdi, rbp                 ;   932.7 alu2    23 t
        mov rbx, qword [rsp + 2816]  ;   930.3 agu0    23 t
        xor rbx, qword [rsp + 2840]  ;   933.3 alu0+agu1   23 t
        xor rbp, r12                 ;   932.7 alu1    23 t
        mov qword [rsp + 2832], r13  ;   931.3 agu2    21 t spill
        mov r13, qword [rsp + 2824]  ;   931.7 agu0    23 t
        xor r13, r14                 ;   934.7 alu2    23 t
        xor r8, r13                  ;   935.7 alu0    23 t
        xor r15, r8                  ;   936.7 alu1    23 t
        xor r13, rdi                 ;   935.7 alu2    23 t
        mov qword [rsp + 2856], r9   ;   933.3 agu1    21 t spill
        mov r9, rbx                  ;   934.3 alu0    23 t copy
        xor r9, r8                   ;   936.7 alu1    23 t
        mov qword [rsp + 2848], rsi  ;   934.3 agu2    21 t spill
        mov rsi, rdi                 ;   934.7 alu2    23 t copy
        xor rsi, r15                 ;   937.7 alu0    23 t
        mov qword [rsp + 2864], r10  ;   935.3 agu0    21 t spill
        mov r10, r15                 ;   937.7 alu1    23 t copy
        or r10, r9                   ;   938.7 alu2    23 t
        mov qword [rsp + 3024], rax  ;   936.3 agu1    21 t spill
        mov rax, rbp                 ;   936.7 alu0    23 t copy
        xor rax, r13                 ;   937.7 alu1    23 t
        mov qword [rsp + 3064], rcx  ;   937.3 agu2    21 t spill
        mov rcx, r15                 ;   937.7 alu2    23 t copy
        xor rcx, r13                 ;   938.7 alu0    23 t
        mov qword [rsp + 2240], r11  ;   938.3 agu0    21 t spill
        mov r11, r8                  ;   938.7 alu1    23 t copy
        xor r11, r12                 ;   939.7 alu2    23 t
        mov qword [rsp + 2440], rdx  ;   939.3 agu1    21 t spill
        mov rdx, r8                  ;   939.7 alu0    23 t copy
        or rdx, rcx                  ;   940.7 alu1    23 t
        xor rdx, r10                 ;   941.7 alu2    23 t
        mov qword [rsp + 2344], r15  ;   940.7 agu2    23 t spill
        mov r15, rsi                 ;   941.0 alu0    23 t copy
        xor r15, rax                 ;   942.0 alu1    23 t
        xor r10, r14                 ;   941.7 alu2    23 t
        or r14, rsi                  ;   942.0 alu0    23 t
        mov qword [rsp + 2648], rsi  ;   942.3 agu0    23 t spill
        mov rsi, qword [rsp + 2824]  ;   942.7 agu1    23 t
        xor rsi, rcx                 ;   945.7 alu1    23 t
        mov qword [rsp + 2824], rcx  ;   943.3 agu2    23 t spill
        mov rcx, r13                 ;   943.7 alu2    23 t copy
        and rcx, rbx                 ;   944.7 alu0    23 t
        xor rcx, r14                 ;   945.7 alu1    23 t
        xor r14, r13                 ;   944.7 alu2    23 t
        xor r14, qword [rsp + 2840]  ;   945.7 alu0+agu0   23 t
        xor r10, rcx                 ;   946.7 alu1    23 t
        mov qword [rsp + 2840], r8   ;   945.7 agu1    23 t spill
        mov r8, r15                  ;   946.0 alu2    23 t copy
        and r8, r11                  ;   947.0 alu0    23 t
        xor r14, r8                  ;   948.0 alu1    23 t
        mov r8, r11                  ;   947.0 alu2    23 t copy
        xor r8, rsi                  ;   948.0 alu0    23 t
        xor rdx, r14                 ;   949.0 alu1    23 t
        mov qword [rsp + 2424], r11  ;   948.0 agu2    23 t spill
        mov r11, rax                 ;   948.3 alu2    23 t copy
        and r11, r8                  ;   949.3 alu0    23 t
        xor rcx, r11                 ;   950.3 alu1    23 t
        mov r11, rbx                 ;   949.3 alu2    23 t copy
        xor r11, r8                  ;   950.3 alu0    23 t
        mov qword [rsp + 3080], rax  ;   950.0 agu0    23 t spill
        mov rax, rbp                 ;   950.3 alu1    23 t copy
        and rax, r11                 ;   951.3 alu2    23 t
        xor r10, rax                 ;   952.3 alu0    23 t
        mov rax, rsi                 ;   951.3 alu1    23 t copy
        xor rax, r9                  ;   952.3 alu2    23 t
        mov qword [rsp + 2216], r15  ;   952.0 agu1    23 t spill
        mov r15, rdi                 ;   952.3 alu0    23 t copy
        and r15, rax                 ;   953.3 alu1    23 t
        xor rcx, r15                 ;   954.3 alu2    23 t
        xor r14, r15                 ;   954.3 alu0    23 t
        mov r15, qword [rsp + 2816]  ;   953.7 agu2    23 t
        or r15, r12                  ;   956.7 alu1    23 t
        xor r14, r15                 ;   957.7 alu2    23 t
        mov r15, rdx                 ;   954.7 alu0    23 t copy
        and r15, r10                 ;   955.7 alu1    23 t
        xor r14, r15                 ;   958.7 alu2    23 t
        mov qword [rsp + 2800], r12  ;   955.7 agu0    23 t spill
        mov r12, rcx                 ;   956.0 alu0    23 t copy
        and r12, r14                 ;   959.7 alu1    23 t
        xor r14, r10                 ;   959.7 alu2    23 t
        or r15, r14                  ;   960.7 alu0    23 t
        xor rdx, r12                 ;   960.7 alu1    23 t
        xor r15, rdx                 ;   961.7 alu2    23 t
        and rax, r15                 ;   962.7 alu0    23 t
        mov r12, rcx                 ;   958.3 alu1    23 t copy
        and r12, rdx                 ;   961.7 alu2    23 t
        xor r10, r12                 ;   962.7 alu0    23 t
        and rdx, r10                 ;   963.7 alu1    23 t
        mov r12, r15                 ;   962.7 alu2    23 t copy
        or r12, r10                  ;   963.7 alu0    23 t
        xor r14, r12                 ;   964.7 alu1    23 t
        xor rcx, rdx                 ;   964.7 alu2    23 t
        mov r12, r15                 ;   962.7 alu0    23 t copy
        xor r12, r10                 ;   963.7 alu1    23 t
        and r11, r12                 ;   964.7 alu2    23 t
        and rbp, r12                 ;   964.7 alu0    23 t
        xor r12, r14                 ;   965.7 alu1    23 t
        and r8, r12                  ;   966.7 alu2    23 t
        and rdi, r15                 ;   963.0 alu0    23 t
        xor r11, r8                  ;   967.7 alu1    23 t
        and r13, r14                 ;   965.7 alu2    23 t
        and rbx, r14                 ;   965.7 alu0    23 t
        mov rdx, qword [rsp + 2840]  ;   964.3 agu1    23 t
        and rdx, rcx                 ;   967.3 alu1    23 t
        xor r14, rcx                 ;   965.7 alu2    23 t
        xor rbx, r8                  ;   967.7 alu0    23 t
        mov r8, qword [rsp + 2824]   ;   965.7 agu2    23 t
        and r8, rcx                  ;   968.7 alu1    23 t
        xor r8, rbp                  ;   969.7 alu2    23 t
        xor r15, r14                 ;   966.7 alu0    23 t
        xor rcx, r10                 ;   967.0 alu1    23 t
        and rsi, r15                 ;   967.7 alu2    23 t
        and r9, r14                  ;   967.7 alu0    23 t
        and r14, qword [rsp + 2344]  ;   968.0 alu1+agu0   23 t
        xor rbp, r14                 ;   969.0 alu2    23 t
        mov r14, qword [rsp + 2216]  ;   968.7 agu1    23 t
        and r14, rcx                 ;   971.7 alu0    23 t
        and rcx, qword [rsp + 2424]  ;   969.3 alu1+agu2   23 t
        and r15, qword [rsp + 2648]  ;   969.7 alu2+agu0   23 t
        xor r15, rbp                 ;   970.7 alu0    23 t
        xor r15, r14                 ;   972.7 alu1    23 t
        xor r9, r11                  ;   970.7 alu2    23 t
        xor r9, rax                  ;   971.7 alu0    23 t
        xor r13, r14                 ;   972.7 alu1    23 t
        xor r13, r8                  ;   973.7 alu2    23 t
        mov r14, qword [rsp + 2800]  ;   972.0 agu1    23 t
        and r14, r10                 ;   975.0 alu0    23 t
        xor r14, r13                 ;   976.0 alu1    23 t
        and r10, qword [rsp + 2816]  ;   973.0 alu2+agu2   23 t
        xor r10, r15                 ;   974.0 alu0    23 t
        xor r10, r14                 ;   977.0 alu1    23 t
        xor r11, rdx                 ;   974.0 alu2    23 t
        and r12, qword [rsp + 3080]  ;   974.3 alu0+agu0   23 t
        xor r11, r14                 ;   977.0 alu1    23 t
        xor rcx, rbx                 ;   975.0 alu2    23 t
        xor rcx, r14                 ;   977.0 alu0    23 t
        xor r12, r10                 ;   978.0 alu1    23 t
        xor rbp, rdi                 ;   976.0 alu2    23 t
        xor rbp, r10                 ;   978.0 alu0    23 t
        xor rbx, rax                 ;   976.7 alu1    23 t
        xor rbx, rsi                 ;   977.7 alu2    23 t
        xor rbx, r11                 ;   978.7 alu0    23 t
        xor r11, rcx                 ;   978.0 alu1    23 t
        xor r11, rbp                 ;   979.0 alu2    23 t
        not rbp                      ;   979.0 alu0    23 t
        mov r10, r9                  ;   978.7 alu1    23 t copy
        xor r10, r11                 ;   980.0 alu2    23 t
        not rbx                      ;   979.7 alu0    23 t
        not r13                      ;   979.7 alu1    23 t
        not r10                      ;   981.0 alu2    23 t
        mov r14, qword [rsp + 2304]  ;   980.3 agu1    22 t
        not r14                      ;   983.3 alu0    22 t
        mov rsi, r12                 ;   981.0 alu1    23 t copy
        not rsi                      ;   982.0 alu2    23 t
        mov rdi, qword [rsp + 3016]  ;   981.7 agu2    22 t
        not rdi                      ;   984.7 alu0    22 t
        mov rax, qword [rsp + 2904]  ;   982.3 agu0    22 t
        not rax                      ;   985.3 alu1    22 t
        mov rdx, qword [rsp + 2872]  ;   983.0 agu1    22 t
        xor rdx, qword [rsp + 2888]  ;   986.0 alu2+agu2   22 t
        mov qword [rsp + 2904], rcx  ;   983.7 agu0    23 t spill
        mov rcx, qword [rsp + 2872]  ;   984.0 agu1    22 t
        xor rcx, qword [rsp + 2896]  ;   987.0 alu0+agu2   22 t
        mov qword [rsp + 3016], rsi  ;   984.7 agu0    23 t spill
        mov rsi, qword [rsp + 2880]  ;   985.0 agu1    22 t
        xor rsi, rax                 ;   988.0 alu1    22 t
        xor r14, rsi                 ;   989.0 alu2    22 t
        xor rsi, rdx                 ;   989.0 alu0    22 t
        mov qword [rsp + 2304], r10  ;   986.3 agu2    23 t spill
        mov r10, qword [rsp + 2888]  ;   986.7 agu0    22 t
        xor r10, rdi                 ;   989.7 alu1    22 t
        mov qword [rsp + 2888], r9   ;   987.3 agu1    23 t spill
        mov r9, r14                  ;   990.0 alu2    22 t copy
        mov qword [rsp + 3080], r8   ;   988.0 agu2    23 t spill
        mov r8, rcx                  ;   988.3 alu0    22 t copy
        xor r8, r14                  ;   990.0 alu1    22 t
        mov qword [rsp + 2816], r15  ;   989.0 agu0    23 t spill
        mov r15, rdx                 ;   989.3 alu2    22 t copy
        mov qword [rsp + 2800], r13  ;   989.7 agu1    23 t spill
        mov r13, qword [rsp + 2912]  ;   990.0 agu2    22 t
        not r13                      ;   993.0 alu0    22 t
        xor r9, r13                  ;   994.0 alu1    22 t
        xor r15, r9                  ;   995.0 alu2    22 t
        mov r13, r8                  ;   991.3 alu0    22 t copy
        or r13, r9                   ;   995.0 alu1    22 t
        mov qword [rsp + 2912], rbx  ;   992.0 agu0    23 t spill
        mov rbx, r10                 ;   992.3 alu2    22 t copy
        xor rbx, rsi                 ;   993.3 alu0    22 t
        mov qword [rsp + 2648], rbp  ;   993.0 agu1    23 t spill
        mov rbp, r9                  ;   995.0 alu1    22 t copy
        xor rbp, rsi                 ;   996.0 alu2    22 t
        mov qword [rsp + 2424], r12  ;   994.0 agu2    23 t spill
        mov r12, r14                 ;   994.3 alu0    22 t copy
        xor r12, rdi                 ;   995.3 alu1    22 t
        mov qword [rsp + 2216], r11  ;   995.0 agu0    23 t spill
        mov r11, r14                 ;   995.3 alu2    22 t copy
        or r11, rbp                  ;   997.0 alu0    22 t
        xor r11, r13                 ;   998.0 alu1    22 t
        mov qword [rsp + 2344], r9   ;   996.3 agu1    22 t spill
        mov r9, r15                  ;   996.7 alu2    22 t copy
        xor r9, rbx                  ;   997.7 alu0    22 t
        xor r13, rax                 ;   997.3 alu1    22 t
        or rax, r15                  ;   997.7 alu2    22 t
        mov qword [rsp + 2824], r15  ;   998.0 agu2    22 t spill
        mov r15, qword [rsp + 2880]  ;   998.3 agu0    22 t
        xor r15, rbp                 ;  1001.3 alu0    22 t
        mov qword [rsp + 2880], rbp  ;   999.0 agu1    22 t spill
        mov rbp, rsi                 ;   999.3 alu1    22 t copy
        and rbp, rcx                 ;  1000.3 alu2    22 t
        xor rbp, rax                 ;  1001.3 alu0    22 t
        xor rax, rsi                 ;  1000.3 alu1    22 t
        xor rax, qword [rsp + 2896]  ;  1001.3 alu2+agu2   22 t
        xor r13, rbp                 ;  1002.3 alu0    22 t
        mov qword [rsp + 2896], r14  ;  1001.3 agu0    22 t spill
        mov r14, r9                  ;  1001.7 alu1    22 t copy
        and r14, r12                 ;  1002.7 alu2    22 t
        xor rax, r14                 ;  1003.7 alu0    22 t
        mov r14, r12                 ;  1002.7 alu1    22 t copy
        xor r14, r15                 ;  1003.7 alu2    22 t
        xor r11, rax                 ;  1004.7 alu0    22 t
        mov qword [rsp + 2840], r12  ;  1003.7 agu1    22 t spill
        mov r12, rbx                 ;  1004.0 alu1    22 t copy
        and r12, r14                 ;  1005.0 alu2    22 t
        xor rbp, r12                 ;  1006.0 alu0    22 t
        mov r12, rcx                 ;  1005.0 alu1    22 t copy
        xor r12, r14                 ;  1006.0 alu2    22 t
        mov qword [rsp + 3096], rbx  ;  1005.7 agu2    22 t spill
        mov rbx, r10                 ;  1006.0 alu0    22 t copy
        and rbx, r12                 ;  1007.0 alu1    22 t
        xor r13, rbx                 ;  1008.0 alu2    22 t
        mov rbx, r15                 ;  1007.0 alu0    22 t copy
        xor rbx, r8                  ;  1008.0 alu1    22 t
        mov qword [rsp + 3104], r9   ;  1007.7 agu0    22 t spill
        mov r9, rdx                  ;  1008.0 alu2    22 t copy
        and r9, rbx                  ;  1009.0 alu0    22 t
        xor rbp, r9                  ;  1010.0 alu1    22 t
        xor rax, r9                  ;  1010.0 alu2    22 t
        mov r9, qword [rsp + 2872]   ;  1009.3 agu1    22 t
        or r9, rdi                   ;  1012.3 alu0    22 t
        xor rax, r9                  ;  1013.3 alu1    22 t
        mov r9, r11                  ;  1010.3 alu2    22 t copy
        and r9, r13                  ;  1011.3 alu0    22 t
        xor rax, r9                  ;  1014.3 alu1    22 t
        mov qword [rsp + 3112], rdi  ;  1011.3 agu2    22 t spill
        mov rdi, rbp                 ;  1011.7 alu2    22 t copy
        and rdi, rax                 ;  1015.3 alu0    22 t
        xor rax, r13                 ;  1015.3 alu1    22 t
        or r9, rax                   ;  1016.3 alu2    22 t
        xor r11, rdi                 ;  1016.3 alu0    22 t
        xor r9, r11                  ;  1017.3 alu1    22 t
        and rbx, r9                  ;  1018.3 alu2    22 t
        mov rdi, rbp                 ;  1014.0 alu0    22 t copy
        and rdi, r11                 ;  1017.3 alu1    22 t
        xor r13, rdi                 ;  1018.3 alu2    22 t
        and r11, r13                 ;  1019.3 alu0    22 t
        mov rdi, r9                  ;  1018.3 alu1    22 t copy
        or rdi, r13                  ;  1019.3 alu2    22 t
        xor rax, rdi                 ;  1020.3 alu0    22 t
        xor rbp, r11                 ;  1020.3 alu1    22 t
        mov r11, r9                  ;  1018.3 alu2    22 t copy
        xor r11, r13                 ;  1019.3 alu0    22 t
        and r12, r11                 ;  1020.3 alu1    22 t
        and r10, r11                 ;  1020.3 alu2    22 t
        xor r11, rax                 ;  1021.3 alu0    22 t
        and r14, r11                 ;  1022.3 alu1    22 t
        and rdx, r9                  ;  1018.7 alu2    22 t
        xor r12, r14                 ;  1023.3 alu0    22 t
        and rsi, rax                 ;  1021.3 alu1    22 t
        and rcx, rax                 ;  1021.3 alu2    22 t
        mov rdi, qword [rsp + 2896]  ;  1020.0 agu0    22 t
        and rdi, rbp                 ;  1023.0 alu0    22 t
        xor rax, rbp                 ;  1021.3 alu1    22 t
        xor rcx, r14                 ;  1023.3 alu2    22 t
        mov r14, qword [rsp + 2880]  ;  1021.3 agu1    22 t
        and r14, rbp                 ;  1024.3 alu0    22 t
        xor r14, r10                 ;  1025.3 alu1    22 t
        xor r9, rax                  ;  1022.3 alu2    22 t
        xor rbp, r13                 ;  1022.7 alu0    22 t
        and r15, r9                  ;  1023.3 alu1    22 t
        and r8, rax                  ;  1023.3 alu2    22 t
        and rax, qword [rsp + 2344]  ;  1023.7 alu0+agu2   22 t
        xor r10, rax                 ;  1024.7 alu1    22 t
        mov rax, qword [rsp + 3104]  ;  1024.3 agu0    22 t
        and rax, rbp                 ;  1027.3 alu2    22 t
        and rbp, qword [rsp + 2840]  ;  1025.0 alu0+agu1   22 t
        and r9, qword [rsp + 2824]   ;  1025.3 alu1+agu2   22 t
        xor r9, r10                  ;  1026.3 alu2    22 t
        xor r9, rax                  ;  1028.3 alu0    22 t
        xor r8, r12                  ;  1026.3 alu1    22 t
        xor r8, rbx                  ;  1027.3 alu2    22 t
        xor rsi, rax                 ;  1028.3 alu0    22 t
        xor rsi, r14                 ;  1029.3 alu1    22 t
        mov rax, qword [rsp + 3112]  ;  1027.7 agu0    22 t
        and rax, r13                 ;  1030.7 alu2    22 t
        xor rax, rsi                 ;  1031.7 alu0    22 t
        and r13, qword [rsp + 2872]  ;  1028.7 alu1+agu1   22 t
        xor r13, r9                  ;  1029.7 alu2    22 t
        xor r13, rax                 ;  1032.7 alu0    22 t
        xor r12, rdi                 ;  1029.7 alu1    22 t
        and r11, qword [rsp + 3096]  ;  1030.0 alu2+agu2   22 t
        xor r12, rax                 ;  1032.7 alu0    22 t
        xor rbp, rcx                 ;  1030.7 alu1    22 t
        xor rbp, rax                 ;  1032.7 alu2    22 t
        xor r11, r13                 ;  1033.7 alu0    22 t
        xor r10, rdx                 ;  1031.7 alu1    22 t
        xor r10, r13                 ;  1033.7 alu2    22 t
        xor rcx, rbx                 ;  1032.3 alu0    22 t
        xor rcx, r15                 ;  1033.3 alu1    22 t
        xor rcx, r12                 ;  1034.3 alu2    22 t
        xor r12, rbp                 ;  1033.7 alu0    22 t
        xor r12, r10                 ;  1034.7 alu1    22 t
        not r10                      ;  1034.7 alu2    22 t
        mov r13, r8                  ;  1034.3 alu0    22 t copy
        xor r13, r12                 ;  1035.7 alu1    22 t
        not rcx                      ;  1035.3 alu2    22 t
        not rsi                      ;  1035.3 alu0    22 t
        not r13                      ;  1036.7 alu1    22 t
        mov r15, qword [rsp + 2920]  ;  1036.0 agu0    21 t
        not r15                      ;  1039.0 alu2    21 t
        mov rdi, r11                 ;  1036.7 alu0    22 t copy
        not rdi                      ;  1037.7 alu1    22 t
        mov rax, qword [rsp + 2416]  ;  1037.3 agu1    21 t
        not rax                      ;  1040.3 alu2    21 t
        mov rdx, qword [rsp + 3008]  ;  1038.0 agu2    21 t
        not rdx                      ;  1041.0 alu0    21 t
        mov rbx, qword [rsp + 2392]  ;  1038.7 agu0    21 t
        xor rbx, qword [rsp + 3000]  ;  1041.7 alu1+agu1   21 t
        mov qword [rsp + 3008], r11  ;  1039.3 agu2    22 t spill
        mov r11, qword [rsp + 2392]  ;  1039.7 agu0    21 t
        xor r11, qword [rsp + 2432]  ;  1042.7 alu2+agu1   21 t
        mov qword [rsp + 2416], r12  ;  1040.3 agu2    22 t spill
        mov r12, qword [rsp + 2928]  ;  1040.7 agu0    21 t
        xor r12, rdx                 ;  1043.7 alu0    21 t
        xor r15, r12                 ;  1044.7 alu1    21 t
        xor r12, rbx                 ;  1044.7 alu2    21 t
        mov qword [rsp + 2920], rbp  ;  1042.0 agu1    22 t spill
        mov rbp, qword [rsp + 3000]  ;  1042.3 agu2    21 t
        xor rbp, rax                 ;  1045.3 alu0    21 t
        mov qword [rsp + 3000], rdi  ;  1043.0 agu0    22 t spill
        mov rdi, r15                 ;  1045.7 alu1    21 t copy
        mov qword [rsp + 3096], r13  ;  1043.7 agu1    22 t spill
        mov r13, r11                 ;  1044.0 alu2    21 t copy
        xor r13, r15                 ;  1045.7 alu0    21 t
        mov qword [rsp + 2872], r8   ;  1044.7 agu2    22 t spill
        mov r8, rbx                  ;  1045.0 alu1    21 t copy
        mov qword [rsp + 3112], r14  ;  1045.3 agu0    22 t spill
        mov r14, qword [rsp + 2464]  ;  1045.7 agu1    21 t
        not r14                      ;  1048.7 alu2    21 t
        xor rdi, r14                 ;  1049.7 alu0    21 t
        xor r8, rdi                  ;  1050.7 alu1    21 t
        mov r14, r13                 ;  1047.0 alu2    21 t copy
        or r14, rdi                  ;  1050.7 alu0    21 t
        mov qword [rsp + 2464], r9   ;  1047.7 agu2    22 t spill
        mov r9, rbp                  ;  1048.0 alu1    21 t copy
        xor r9, r12                  ;  1049.0 alu2    21 t
        mov qword [rsp + 2824], rsi  ;  1048.7 agu0    22 t spill
        mov rsi, rdi                 ;  1050.7 alu0    21 t copy
        xor rsi, r12                 ;  1051.7 alu1    21 t
        mov qword [rsp + 2840], rcx  ;  1049.7 agu1    22 t spill
        mov rcx, r15                 ;  1050.0 alu2    21 t copy
        xor rcx, rax                 ;  1051.0 alu0    21 t
        mov qword [rsp + 3104], r10  ;  1050.7 agu2    22 t spill
        mov r10, r15                 ;  1051.0 alu1    21 t copy
        or r10, rsi                  ;  1052.7 alu2    21 t
        xor r10, r14                 ;  1053.7 alu0    21 t
        mov qword [rsp + 2344], rdi  ;  1052.0 agu0    21 t spill
        mov rdi, r8                  ;  1052.3 alu1    21 t copy
        xor rdi, r9                  ;  1053.3 alu2    21 t
        xor r14, rdx                 ;  1053.0 alu0    21 t
        or rdx, r8                   ;  1053.3 alu1    21 t
        mov qword [rsp + 2880], r8   ;  1053.7 agu1    21 t spill
        mov r8, qword [rsp + 2928]   ;  1054.0 agu2    21 t
        xor r8, rsi                  ;  1057.0 alu2    21 t
        mov qword [rsp + 2928], rsi  ;  1054.7 agu0    21 t spill
        mov rsi, r12                 ;  1055.0 alu0    21 t copy
        and rsi, r11                 ;  1056.0 alu1    21 t
        xor rsi, rdx                 ;  1057.0 alu2    21 t
        xor rdx, r12                 ;  1056.0 alu0    21 t
        xor rdx, qword [rsp + 2432]  ;  1057.0 alu1+agu1   21 t
        xor r14, rsi                 ;  1058.0 alu2    21 t
        mov qword [rsp + 2432], r15  ;  1057.0 agu2    21 t spill
        mov r15, rdi                 ;  1057.3 alu0    21 t copy
        and r15, rcx                 ;  1058.3 alu1    21 t
        xor rdx, r15                 ;  1059.3 alu2    21 t
        mov r15, rcx                 ;  1058.3 alu0    21 t copy
        xor r15, r8                  ;  1059.3 alu1    21 t
        xor r10, rdx                 ;  1060.3 alu2    21 t
        mov qword [rsp + 2896], rcx  ;  1059.3 agu0    21 t spill
        mov rcx, r9                  ;  1059.7 alu0    21 t copy
        and rcx, r15                 ;  1060.7 alu1    21 t
        xor rsi, rcx                 ;  1061.7 alu2    21 t
        mov rcx, r11                 ;  1060.7 alu0    21 t copy
        xor rcx, r15                 ;  1061.7 alu1    21 t
        mov qword [rsp + 3120], r9   ;  1061.3 agu1    21 t spill
        mov r9, rbp                  ;  1061.7 alu2    21 t copy
        and r9, rcx                  ;  1062.7 alu0    21 t
        xor r14, r9                  ;  1063.7 alu1    21 t
        mov r9, r8                   ;  1062.7 alu2    21 t copy
        xor r9, r13                  ;  1063.7 alu0    21 t
        mov qword [rsp + 3128], rdi  ;  1063.3 agu2    21 t spill
        mov rdi, rbx                 ;  1063.7 alu1    21 t copy
        and rdi, r9                  ;  1064.7 alu2    21 t
        xor rsi, rdi                 ;  1065.7 alu0    21 t
        xor rdx, rdi                 ;  1065.7 alu1    21 t
        mov rdi, qword [rsp + 2392]  ;  1065.0 agu0    21 t
        or rdi, rax                  ;  1068.0 alu2    21 t
        xor rdx, rdi                 ;  1069.0 alu0    21 t
        mov rdi, r10                 ;  1066.0 alu1    21 t copy
        and rdi, r14                 ;  1067.0 alu2    21 t
        xor rdx, rdi                 ;  1070.0 alu0    21 t
        mov qword [rsp + 3136], rax  ;  1067.0 agu1    21 t spill
        mov rax, rsi                 ;  1067.3 alu1    21 t copy
        and rax, rdx                 ;  1071.0 alu2    21 t
        xor rdx, r14                 ;  1071.0 alu0    21 t
        or rdi, rdx                  ;  1072.0 alu1    21 t
        xor r10, rax                 ;  1072.0 alu2    21 t
        xor rdi, r10                 ;  1073.0 alu0    21 t
        and r9, rdi                  ;  1074.0 alu1    21 t
        mov rax, rsi                 ;  1069.7 alu2    21 t copy
        and rax, r10                 ;  1073.0 alu0    21 t
        xor r14, rax                 ;  1074.0 alu1    21 t
        and r10, r14                 ;  1075.0 alu2    21 t
        mov rax, rdi                 ;  1074.0 alu0    21 t copy
        or rax, r14                  ;  1075.0 alu1    21 t
        xor rdx, rax                 ;  1076.0 alu2    21 t
        xor rsi, r10                 ;  1076.0 alu0    21 t
        mov r10, rdi                 ;  1074.0 alu1    21 t copy
        xor r10, r14                 ;  1075.0 alu2    21 t
        and rcx, r10                 ;  1076.0 alu0    21 t
        and rbp, r10                 ;  1076.0 alu1    21 t
        xor r10, rdx                 ;  1077.0 alu2    21 t
        and r15, r10                 ;  1078.0 alu0    21 t
        and rbx, rdi                 ;  1074.3 alu1    21 t
        xor rcx, r15                 ;  1079.0 alu2    21 t
        and r12, rdx                 ;  1077.0 alu0    21 t
        and r11, rdx                 ;  1077.0 alu1    21 t
        mov rax, qword [rsp + 2432]  ;  1075.7 agu2    21 t
        and rax, rsi                 ;  1078.7 alu2    21 t
        xor rdx, rsi                 ;  1077.0 alu0    21 t
        xor r11, r15                 ;  1079.0 alu1    21 t
        mov r15, qword [rsp + 2928]  ;  1077.0 agu0    21 t
        and r15, rsi                 ;  1080.0 alu2    21 t
        xor r15, rbp                 ;  1081.0 alu0    21 t
        xor rdi, rdx                 ;  1078.0 alu1    21 t
        xor rsi, r14                 ;  1078.3 alu2    21 t
        and r8, rdi                  ;  1079.0 alu0    21 t
        and r13, rdx                 ;  1079.0 alu1    21 t
        and rdx, qword [rsp + 2344]  ;  1079.3 alu2+agu1   21 t
        xor rbp, rdx                 ;  1080.3 alu0    21 t
        mov rdx, qword [rsp + 3128]  ;  1080.0 agu2    21 t
        and rdx, rsi                 ;  1083.0 alu1    21 t
        and rsi, qword [rsp + 2896]  ;  1080.7 alu2+agu0   21 t
        and rdi, qword [rsp + 2880]  ;  1081.0 alu0+agu1   21 t
        xor rdi, rbp                 ;  1082.0 alu1    21 t
        xor rdi, rdx                 ;  1084.0 alu2    21 t
        xor r13, rcx                 ;  1082.0 alu0    21 t
        xor r13, r9                  ;  1083.0 alu1    21 t
        xor r12, rdx                 ;  1084.0 alu2    21 t
        xor r12, r15                 ;  1085.0 alu0    21 t
        mov rdx, qword [rsp + 3136]  ;  1083.3 agu2    21 t
        and rdx, r14                 ;  1086.3 alu1    21 t
        xor rdx, r12                 ;  1087.3 alu2    21 t
        and r14, qword [rsp + 2392]  ;  1084.3 alu0+agu0   21 t
        xor r14, rdi                 ;  1085.3 alu1    21 t
        xor r14, rdx                 ;  1088.3 alu2    21 t
        xor rcx, rax                 ;  1085.3 alu0    21 t
        and r10, qword [rsp + 3120]  ;  1085.7 alu1+agu1   21 t
        xor rcx, rdx                 ;  1088.3 alu2    21 t
        xor rsi, r11                 ;  1086.3 alu0    21 t
        xor rsi, rdx                 ;  1088.3 alu1    21 t
        xor r10, r14                 ;  1089.3 alu2    21 t
        xor rbp, rbx                 ;  1087.3 alu0    21 t
        xor rbp, r14                 ;  1089.3 alu1    21 t
        xor r11, r9                  ;  1088.0 alu2    21 t
        xor r11, r8                  ;  1089.0 alu0    21 t
        xor r11, rcx                 ;  1090.0 alu1    21 t
        xor rcx, rsi                 ;  1089.3 alu2    21 t
        xor rcx, rbp                 ;  1090.3 alu0    21 t
        not rbp                      ;  1090.3 alu1    21 t
        mov r8, r13                  ;  1090.0 alu2    21 t copy
        xor r8, rcx                  ;  1091.3 alu0    21 t
        not r11                      ;  1091.0 alu1    21 t
        not r12                      ;  1091.0 alu2    21 t
        not r8                       ;  1092.3 alu0    21 t
        mov r9, qword [rsp + 2936]   ;  1091.7 agu2    42 t
        not r9                       ;  1094.7 alu1    42 t
        mov r14, r10                 ;  1092.3 alu2    21 t copy
        not r14                      ;  1093.3 alu0    21 t
        mov rax, qword [rsp + 2952]  ;  1093.0 agu0    42 t
        not rax                      ;  1096.0 alu1    42 t
        mov rdx, qword [rsp + 2992]  ;  1093.7 agu1    42 t
        not rdx                      ;  1096.7 alu2    42 t
        mov rbx, qword [rsp + 2944]  ;  1094.3 agu2    42 t
        xor rbx, qword [rsp + 2976]  ;  1097.3 alu0+agu0   42 t
        mov qword [rsp + 2992], r14  ;  1095.0 agu1    21 t spill
        mov r14, qword [rsp + 2944]  ;  1095.3 agu2    42 t
        xor r14, qword [rsp + 2968]  ;  1098.3 alu1+agu0   42 t
        mov qword [rsp + 2952], r8   ;  1096.0 agu1    21 t spill
        mov r8, qword [rsp + 2960]   ;  1096.3 agu2    42 t
        xor r8, rdx                  ;  1099.3 alu2    42 t
        xor r9, r8                   ;  1100.3 alu0    42 t
        xor r8, rbx                  ;  1100.3 alu1    42 t
        mov qword [rsp + 2936], r13  ;  1097.7 agu0    21 t spill
        mov r13, qword [rsp + 2976]  ;  1098.0 agu1    42 t
        xor r13, rax                 ;  1101.0 alu2    42 t
        mov qword [rsp + 2976], r15  ;  1098.7 agu2    21 t spill
        mov r15, r9                  ;  1101.3 alu0    42 t copy
        mov qword [rsp + 3120], rdi  ;  1099.3 agu0    21 t spill
        mov rdi, r14                 ;  1099.7 alu1    42 t copy
        xor rdi, r9                  ;  1101.3 alu2    42 t
        mov qword [rsp + 2392], r12  ;  1100.3 agu1    21 t spill
        mov r12, rbx                 ;  1100.7 alu0    42 t copy
        mov qword [rsp + 3136], r11  ;  1101.0 agu2    21 t spill
        mov r11, qword [rsp + 2984]  ;  1101.3 agu0    42 t
        not r11                      ;  1104.3 alu1    42 t
        xor r15, r11                 ;  1105.3 alu2    42 t
        xor r12, r15                 ;  1106.3 alu0    42 t
        mov r11, rdi                 ;  1102.7 alu1    42 t copy
        or r11, r15                  ;  1106.3 alu2    42 t
        mov qword [rsp + 2984], rbp  ;  1103.3 agu1    21 t spill
        mov rbp, r13                 ;  1103.7 alu0    42 t copy
        xor rbp, r8                  ;  1104.7 alu1    42 t
        mov qword [rsp + 2880], r10  ;  1104.3 agu2    21 t spill
        mov r10, r15                 ;  1106.3 alu2    42 t copy
        xor r10, r8                  ;  1107.3 alu0    42 t
        mov qword [rsp + 2896], rcx  ;  1105.3 agu0    21 t spill
        mov rcx, r9                  ;  1105.7 alu1    42 t copy
        xor rcx, rax                 ;  1106.7 alu2    42 t
        mov qword [rsp + 3128], rsi  ;  1106.3 agu1    21 t spill
        mov rsi, r9                  ;  1106.7 alu0    42 t copy
        or rsi, r10                  ;  1108.3 alu1    42 t
        xor rsi, r11                 ;  1109.3 alu2    42 t
        mov qword [rsp + 2344], r15  ;  1107.7 agu2    42 t spill
        mov r15, r12                 ;  1108.0 alu0    42 t copy
        xor r15, rbp                 ;  1109.0 alu1    42 t
        xor r11, rdx                 ;  1108.7 alu2    42 t
        or rdx, r12                  ;  1109.0 alu0    42 t
        mov qword [rsp + 2928], r12  ;  1109.3 agu0    42 t spill
        mov r12, qword [rsp + 2960]  ;  1109.7 agu1    42 t
        xor r12, r10                 ;  1112.7 alu1    42 t
        mov qword [rsp + 2960], r10  ;  1110.3 agu2    42 t spill
        mov r10, r8                  ;  1110.7 alu2    42 t copy
        and r10, r14                 ;  1111.7 alu0    42 t
        xor r10, rdx                 ;  1112.7 alu1    42 t
        xor rdx, r8                  ;  1111.7 alu2    42 t
        xor rdx, qword [rsp + 2968]  ;  1112.7 alu0+agu0   42 t
        xor r11, r10                 ;  1113.7 alu1    42 t
        mov qword [rsp + 2968], r9   ;  1112.7 agu1    42 t spill
        mov r9, r15                  ;  1113.0 alu2    42 t copy
        and r9, rcx                  ;  1114.0 alu0    42 t
        xor rdx, r9                  ;  1115.0 alu1    42 t
        mov r9, rcx                  ;  1114.0 alu2    42 t copy
        xor r9, r12                  ;  1115.0 alu0    42 t
        xor rsi, rdx                 ;  1116.0 alu1    42 t
        mov qword [rsp + 2432], rcx  ;  1115.0 agu2    42 t spill
        mov rcx, rbp                 ;  1115.3 alu2    42 t copy
        and rcx, r9                  ;  1116.3 alu0    42 t
        xor r10, rcx                 ;  1117.3 alu1    42 t
        mov rcx, r14                 ;  1116.3 alu2    42 t copy
        xor rcx, r9                  ;  1117.3 alu0    42 t
        mov qword [rsp + 3144], rbp  ;  1117.0 agu0    42 t spill
        mov rbp, r13                 ;  1117.3 alu1    42 t copy
        and rbp, rcx                 ;  1118.3 alu2    42 t
        xor r11, rbp                 ;  1119.3 alu0    42 t
        mov rbp, r12                 ;  1118.3 alu1    42 t copy
        xor rbp, rdi                 ;  1119.3 alu2    42 t
        mov qword [rsp + 3152], r15  ;  1119.0 agu1    42 t spill
        mov r15, rbx                 ;  1119.3 alu0    42 t copy
        and r15, rbp                 ;  1120.3 alu1    42 t
        xor r10, r15                 ;  1121.3 alu2    42 t
        xor rdx, r15                 ;  1121.3 alu0    42 t
        mov r15, qword [rsp + 2944]  ;  1120.7 agu2    42 t
        or r15, rax                  ;  1123.7 alu1    42 t
        xor rdx, r15                 ;  1124.7 alu2    42 t
        mov r15, rsi                 ;  1121.7 alu0    42 t copy
        and r15, r11                 ;  1122.7 alu1    42 t
        xor rdx, r15                 ;  1125.7 alu2    42 t
        mov qword [rsp + 3160], rax  ;  1122.7 agu0    42 t spill
        mov rax, r10                 ;  1123.0 alu0    42 t copy
        and rax, rdx                 ;  1126.7 alu1    42 t
        xor rdx, r11                 ;  1126.7 alu2    42 t
        or r15, rdx                  ;  1127.7 alu0    42 t
        xor rsi, rax                 ;  1127.7 alu1    42 t
        xor r15, rsi                 ;  1128.7 alu2    42 t
        and rbp, r15                 ;  1129.7 alu0    42 t
        mov rax, r10                 ;  1125.3 alu1    42 t copy
        and rax, rsi                 ;  1128.7 alu2    42 t
        xor r11, rax                 ;  1129.7 alu0    42 t
        and rsi, r11                 ;  1130.7 alu1    42 t
        mov rax, r15                 ;  1129.7 alu2    42 t copy
        or rax, r11                  ;  1130.7 alu0    42 t
        xor rdx, rax                 ;  1131.7 alu1    42 t
        xor r10, rsi                 ;  1131.7 alu2    42 t
        mov rsi, r15                 ;  1129.7 alu0    42 t copy
        xor rsi, r11                 ;  1130.7 alu1    42 t
        and rcx, rsi                 ;  1131.7 alu2    42 t
        and r13, rsi                 ;  1131.7 alu0    42 t
        xor rsi, rdx                 ;  1132.7 alu1    42 t
        and r9, rsi                  ;  1133.7 alu2    42 t
        and rbx, r15                 ;  1130.0 alu0    42 t
        xor rcx, r9                  ;  1134.7 alu1    42 t
        and r8, rdx                  ;  1132.7 alu2    42 t
        and r14, rdx                 ;  1132.7 alu0    42 t
        mov rax, qword [rsp + 2968]  ;  1131.3 agu1    42 t
        and rax, r10                 ;  1134.3 alu1    42 t
        xor rdx, r10                 ;  1132.7 alu2    42 t
        xor r14, r9                  ;  1134.7 alu0    42 t
        mov r9, qword [rsp + 2960]   ;  1132.7 agu2    42 t
        and r9, r10                  ;  1135.7 alu1    42 t
        xor r9, r13                  ;  1136.7 alu2    42 t
        xor r15, rdx                 ;  1133.7 alu0    42 t
        xor r10, r11                 ;  1134.0 alu1    42 t
        and r12, r15                 ;  1134.7 alu2    42 t
        and rdi, rdx                 ;  1134.7 alu0    42 t
        and rdx, qword [rsp + 2344]  ;  1135.0 alu1+agu0   42 t
        xor r13, rdx                 ;  1136.0 alu2    42 t
        mov rdx, qword [rsp + 3152]  ;  1135.7 agu1    42 t
        and rdx, r10                 ;  1138.7 alu0    42 t
        and r10, qword [rsp + 2432]  ;  1136.3 alu1+agu2   42 t
        and r15, qword [rsp + 2928]  ;  1136.7 alu2+agu0   42 t
        xor r15, r13                 ;  1137.7 alu0    42 t
        xor r15, rdx                 ;  1139.7 alu1    42 t
        xor rdi, rcx                 ;  1137.7 alu2    42 t
        xor rdi, rbp                 ;  1138.7 alu0    42 t
        xor r8, rdx                  ;  1139.7 alu1    42 t
        xor r8, r9                   ;  1140.7 alu2    42 t
        mov rdx, qword [rsp + 3160]  ;  1139.0 agu1    42 t
        and rdx, r11                 ;  1142.0 alu0    42 t
        xor rdx, r8                  ;  1143.0 alu1    42 t
        and r11, qword [rsp + 2944]  ;  1140.0 alu2+agu2   42 t
        xor r11, r15                 ;  1141.0 alu0    42 t
        xor r11, rdx                 ;  1144.0 alu1    42 t
        xor rcx, rax                 ;  1141.0 alu2    42 t
        and rsi, qword [rsp + 3144]  ;  1141.3 alu0+agu0   42 t
        xor rcx, rdx                 ;  1144.0 alu1    42 t
        xor r10, r14                 ;  1142.0 alu2    42 t
        xor r10, rdx                 ;  1144.0 alu0    42 t
        xor rsi, r11                 ;  1145.0 alu1    42 t
        xor r13, rbx                 ;  1143.0 alu2    42 t
        xor r13, r11                 ;  1145.0 alu0    42 t
        xor r14, rbp                 ;  1143.7 alu1    42 t
        xor r14, r12                 ;  1144.7 alu2    42 t
        xor r14, rcx                 ;  1145.7 alu0    42 t
        xor rcx, r10                 ;  1145.0 alu1    42 t
        xor rcx, r13                 ;  1146.0 alu2    42 t
        not r13                      ;  1146.0 alu0    42 t
        mov r11, rdi                 ;  1145.7 alu1    42 t copy
        xor r11, rcx                 ;  1147.0 alu2    42 t
        not r14                      ;  1146.7 alu0    42 t
        not r8                       ;  1146.7 alu1    42 t
        not r11                      ;  1148.0 alu2    42 t
        mov r12, rsi                 ;  1147.3 alu0    42 t copy
        not r12                      ;  1148.3 alu1    42 t
        mov rbp, qword [rsp + 2440]  ;  1148.0 agu1    41 t
        xor rbp, qword [rsp + 3104]  ;  1151.0 alu2+agu2   41 t
        xor rcx, rsi                 ;  1148.7 alu0    41 t
        mov rsi, qword [rsp + 2472]  ;  1149.0 agu0    41 t
        xor rsi, qword [rsp + 2216]  ;  1152.0 alu1+agu1   41 t
        xor rsi, qword [rsp + 2424]  ;  1153.0 alu2+agu2   41 t
        mov rax, qword [rsp + 2336]  ;  1150.0 agu0    23 t reload
        xor rcx, rax                 ;  1153.0 alu0    41 t
        mov rdx, qword [rsp + 3088]  ;  1150.7 agu1    41 t
        xor rdx, qword [rsp + 3128]  ;  1153.7 alu1+agu2   41 t
        mov rbx, qword [rsp + 3088]  ;  1151.3 agu0    41 t
        xor rbx, rbp                 ;  1154.3 alu2    41 t
        xor rax, rdx                 ;  1154.7 alu0    41 t
        xor rbp, rax                 ;  1155.7 alu1    41 t
        xor r13, qword [rsp + 2448]  ;  1152.7 alu2+agu1   41 t
        mov qword [rsp + 2336], rax  ;  1155.7 agu2    41 t spill
        mov rax, qword [rsp + 2440]  ;  1153.3 agu0    41 t
        xor rax, rsi                 ;  1156.3 alu0    41 t
        xor rsi, rbx                 ;  1155.3 alu1    41 t
        mov qword [rsp + 2440], rbx  ;  1155.3 agu1    41 t spill
        mov rbx, qword [rsp + 2472]  ;  1154.7 agu2    41 t
        xor rbx, rcx                 ;  1157.7 alu2    41 t
        xor rcx, rax                 ;  1157.3 alu0    41 t
        xor rdx, rbx                 ;  1158.7 alu1    41 t
        mov qword [rsp + 2472], rax  ;  1157.3 agu0    41 t spill
        mov rax, qword [rsp + 2240]  ;  1156.3 agu1    41 t
        xor rax, qword [rsp + 2840]  ;  1159.3 alu2+agu2   41 t
        mov qword [rsp + 2840], rbx  ;  1158.7 agu0    41 t spill
        mov rbx, qword [rsp + 2512]  ;  1157.3 agu1    41 t
        xor rbx, qword [rsp + 2648]  ;  1160.3 alu0+agu2   41 t
        xor r14, qword [rsp + 3048]  ;  1158.0 alu1+agu0   41 t
        mov qword [rsp + 2648], rdx  ;  1159.7 agu1    41 t spill
        mov rdx, qword [rsp + 2360]  ;  1158.7 agu2    41 t
        xor rdx, qword [rsp + 2896]  ;  1161.7 alu2+agu0   41 t
        xor rdx, qword [rsp + 2880]  ;  1162.7 alu0+agu1   41 t
        mov qword [rsp + 2880], rbp  ;  1159.7 agu2    41 t spill
        mov rbp, qword [rsp + 2360]  ;  1160.0 agu0    41 t
        xor rbp, rax                 ;  1163.0 alu1    41 t
        mov qword [rsp + 2360], rsi  ;  1160.7 agu1    41 t spill
        mov rsi, qword [rsp + 2240]  ;  1161.0 agu2    41 t
        xor rsi, rbx                 ;  1164.0 alu2    41 t
        xor rbx, rbp                 ;  1164.0 alu0    41 t
        mov qword [rsp + 2240], rbp  ;  1164.0 agu0    41 t spill
        mov rbp, qword [rsp + 2448]  ;  1162.3 agu1    41 t
        xor rbp, rdx                 ;  1165.3 alu1    41 t
        xor rax, rbp                 ;  1166.3 alu2    41 t
        mov qword [rsp + 2448], rbp  ;  1166.3 agu2    41 t spill
        mov rbp, qword [rsp + 2512]  ;  1163.7 agu0    41 t
        xor rbp, r13                 ;  1166.7 alu0    41 t
        xor r13, rsi                 ;  1165.0 alu1    41 t
        xor rdx, rbp                 ;  1167.7 alu2    41 t
        mov qword [rsp + 2512], rsi  ;  1165.0 agu1    41 t spill
        mov rsi, qword [rsp + 3064]  ;  1165.3 agu2    41 t
        xor rsi, qword [rsp + 2824]  ;  1168.3 alu0+agu0   41 t
        mov qword [rsp + 2824], rbp  ;  1167.7 agu1    41 t spill
        mov rbp, qword [rsp + 3056]  ;  1166.3 agu2    41 t
        xor rbp, qword [rsp + 2912]  ;  1169.3 alu1+agu0   41 t
        xor r8, qword [rsp + 2480]   ;  1167.0 alu2+agu1   41 t
        mov qword [rsp + 2912], rdx  ;  1168.7 agu2    41 t spill
        mov rdx, qword [rsp + 3072]  ;  1167.7 agu0    41 t
        xor rdx, qword [rsp + 2984]  ;  1170.7 alu0+agu1   41 t
        mov qword [rsp + 2984], rax  ;  1168.3 agu2    41 t spill
        mov rax, qword [rsp + 3072]  ;  1168.7 agu0    41 t
        xor rax, rsi                 ;  1171.7 alu1    41 t
        mov qword [rsp + 3072], rbx  ;  1169.3 agu1    41 t spill
        mov rbx, qword [rsp + 3064]  ;  1169.7 agu2    41 t
        xor rbx, rbp                 ;  1172.7 alu2    41 t
        xor rbp, rax                 ;  1172.7 alu0    41 t
        mov qword [rsp + 3064], rax  ;  1172.7 agu0    41 t spill
        mov rax, qword [rsp + 3048]  ;  1171.0 agu1    41 t
        xor rax, rdx                 ;  1174.0 alu1    41 t
        xor rsi, rax                 ;  1175.0 alu2    41 t
        mov qword [rsp + 3048], rax  ;  1175.0 agu2    41 t spill
        mov rax, qword [rsp + 3056]  ;  1172.3 agu0    41 t
        xor rax, r14                 ;  1175.3 alu0    41 t
        xor r14, rbx                 ;  1173.7 alu1    41 t
        xor rdx, rax                 ;  1176.3 alu2    41 t
        mov qword [rsp + 3056], rbx  ;  1173.7 agu1    41 t spill
        mov rbx, qword [rsp + 3024]  ;  1174.0 agu2    41 t
        xor rbx, qword [rsp + 2464]  ;  1177.0 alu0+agu0   41 t
        xor rbx, qword [rsp + 3112]  ;  1178.0 alu1+agu1   41 t
        xor rbx, qword [rsp + 2872]  ;  1179.0 alu2+agu2   41 t
        mov qword [rsp + 2872], rax  ;  1176.3 agu0    41 t spill
        mov rax, qword [rsp + 2272]  ;  1175.7 agu1    41 t
        xor rax, qword [rsp + 2800]  ;  1178.7 alu0+agu2   41 t
        xor r15, r9                  ;  1176.3 alu1    41 t
        mov r9, qword [rsp + 2528]   ;  1176.7 agu0    41 t
        xor r9, qword [rsp + 3136]   ;  1179.7 alu2+agu1   41 t
        xor r15, rdi                 ;  1177.3 alu0    41 t
        mov rdi, qword [rsp + 2528]  ;  1177.7 agu2    41 t
        xor rdi, rbx                 ;  1180.7 alu1    41 t
        xor r15, qword [rsp + 2728]  ;  1178.3 alu2+agu0   41 t
        mov qword [rsp + 2528], rdx  ;  1178.7 agu1    41 t spill
        mov rdx, qword [rsp + 3024]  ;  1179.0 agu2    41 t
        xor rdx, rax                 ;  1182.0 alu0    41 t
        xor rax, rdi                 ;  1181.7 alu1    41 t
        mov qword [rsp + 3024], rdi  ;  1181.7 agu0    41 t spill
        mov rdi, qword [rsp + 2480]  ;  1180.3 agu1    41 t
        xor rdi, r9                  ;  1183.3 alu2    41 t
        xor rbx, rdi                 ;  1184.3 alu0    41 t
        mov qword [rsp + 2480], rdi  ;  1184.3 agu2    41 t spill
        mov rdi, qword [rsp + 2272]  ;  1181.7 agu0    41 t
        xor rdi, r8                  ;  1184.7 alu1    41 t
        xor r8, rdx                  ;  1183.0 alu2    41 t
        xor r9, rdi                  ;  1185.7 alu0    41 t
        mov qword [rsp + 2272], rdx  ;  1183.0 agu1    41 t spill
        mov rdx, qword [rsp + 2864]  ;  1183.3 agu2    41 t
        xor rdx, qword [rsp + 3096]  ;  1186.3 alu1+agu0   41 t
        mov qword [rsp + 3096], rdi  ;  1185.7 agu1    41 t spill
        mov rdi, qword [rsp + 2704]  ;  1184.3 agu2    41 t
        xor rdi, qword [rsp + 2816]  ;  1187.3 alu2+agu0   41 t
        xor rdi, qword [rsp + 3080]  ;  1188.3 alu0+agu1   41 t
        xor rdi, qword [rsp + 2888]  ;  1189.3 alu1+agu2   41 t
        xor r11, qword [rsp + 2384]  ;  1185.7 alu2+agu0   41 t
        mov qword [rsp + 2888], r9   ;  1186.7 agu1    41 t spill
        mov r9, qword [rsp + 2288]   ;  1186.3 agu2    41 t
        xor r9, qword [rsp + 2392]   ;  1189.3 alu0+agu0   41 t
        mov qword [rsp + 2392], rbx  ;  1187.0 agu1    41 t spill
        mov rbx, qword [rsp + 2288]  ;  1187.3 agu2    41 t
        xor rbx, rdx                 ;  1190.3 alu1    41 t
        mov qword [rsp + 2288], rsi  ;  1188.0 agu0    41 t spill
        mov rsi, qword [rsp + 2864]  ;  1188.3 agu1    41 t
        xor rsi, rdi                 ;  1191.3 alu2    41 t
        xor rdi, rbx                 ;  1191.3 alu0    41 t
        mov qword [rsp + 2864], rbx  ;  1191.3 agu2    41 t spill
        mov rbx, qword [rsp + 2728]  ;  1189.7 agu0    41 t
        xor rbx, r9                  ;  1192.7 alu1    41 t
        xor rdx, rbx                 ;  1193.7 alu2    41 t
        mov qword [rsp + 2728], rbx  ;  1193.7 agu1    41 t spill
        mov rbx, qword [rsp + 2704]  ;  1191.0 agu2    41 t
        xor rbx, r15                 ;  1194.0 alu0    41 t
        xor r15, rsi                 ;  1192.3 alu1    41 t
        xor r9, rbx                  ;  1195.0 alu2    41 t
        mov qword [rsp + 2704], rsi  ;  1192.3 agu0    41 t spill
        mov rsi, qword [rsp + 2848]  ;  1192.7 agu1    41 t
        xor rsi, qword [rsp + 3000]  ;  1195.7 alu0+agu2   41 t
        mov qword [rsp + 3000], rbx  ;  1195.0 agu0    41 t spill
        mov rbx, qword [rsp + 3040]  ;  1193.7 agu1    41 t
        xor rbx, qword [rsp + 2304]  ;  1196.7 alu1+agu2   41 t
        xor r12, qword [rsp + 2280]  ;  1194.3 alu2+agu0   41 t
        mov qword [rsp + 2304], r9   ;  1196.0 agu1    41 t spill
        mov r9, qword [rsp + 2232]   ;  1195.0 agu2    41 t
        xor r9, qword [rsp + 3120]   ;  1198.0 alu0+agu0   41 t
        xor r9, qword [rsp + 2976]   ;  1199.0 alu1+agu1   41 t
        xor r9, qword [rsp + 2936]   ;  1200.0 alu2+agu2   41 t
        mov qword [rsp + 2936], rdx  ;  1196.3 agu0    41 t spill
        mov rdx, qword [rsp + 2232]  ;  1196.7 agu1    41 t
        xor rdx, rsi                 ;  1199.7 alu0    41 t
        mov qword [rsp + 2232], rdi  ;  1197.3 agu2    41 t spill
        mov rdi, qword [rsp + 2848]  ;  1197.7 agu0    41 t
        xor rdi, rbx                 ;  1200.7 alu1    41 t
        xor rbx, rdx                 ;  1200.7 alu2    41 t
        mov qword [rsp + 2848], rdx  ;  1200.7 agu1    41 t spill
        mov rdx, qword [rsp + 2384]  ;  1199.0 agu2    41 t
        xor rdx, r9                  ;  1202.0 alu0    41 t
        xor rsi, rdx                 ;  1203.0 alu1    41 t
        mov qword [rsp + 2384], rdx  ;  1203.0 agu0    41 t spill
        mov rdx, qword [rsp + 3040]  ;  1200.3 agu1    41 t
        xor rdx, r11                 ;  1203.3 alu2    41 t
        xor r11, rdi                 ;  1201.7 alu0    41 t
        xor r9, rdx                  ;  1204.3 alu1    41 t
        mov qword [rsp + 3040], rdi  ;  1201.7 agu2    41 t spill
        mov rdi, qword [rsp + 2856]  ;  1202.0 agu0    41 t
        xor rdi, qword [rsp + 2920]  ;  1205.0 alu2+agu1   41 t
        mov qword [rsp + 2920], rdx  ;  1204.3 agu2    41 t spill
        mov rdx, qword [rsp + 3032]  ;  1203.0 agu0    41 t
        xor rdx, qword [rsp + 3016]  ;  1206.0 alu0+agu1   41 t
        xor r10, qword [rsp + 2368]  ;  1203.7 alu1+agu2   41 t
        mov qword [rsp + 3016], r9   ;  1205.3 agu0    41 t spill
        mov r9, qword [rsp + 2208]   ;  1204.3 agu1    41 t
        xor r9, qword [rsp + 2952]   ;  1207.3 alu2+agu2   41 t
        mov qword [rsp + 2952], rsi  ;  1205.0 agu0    41 t spill
        mov rsi, qword [rsp + 2208]  ;  1205.3 agu1    41 t
        xor rsi, rdi                 ;  1208.3 alu0    41 t
        mov qword [rsp + 2208], rbx  ;  1206.0 agu2    41 t spill
        mov rbx, qword [rsp + 2856]  ;  1206.3 agu0    41 t
        xor rbx, rdx                 ;  1209.3 alu1    41 t
        xor rdx, rsi                 ;  1209.3 alu2    41 t
        mov qword [rsp + 2856], rsi  ;  1209.3 agu1    41 t spill
        mov rsi, qword [rsp + 2280]  ;  1207.7 agu2    41 t
        xor rsi, r9                  ;  1210.7 alu0    41 t
        xor rdi, rsi                 ;  1211.7 alu1    41 t
        mov qword [rsp + 2280], rsi  ;  1211.7 agu0    41 t spill
        mov rsi, qword [rsp + 3032]  ;  1209.0 agu1    41 t
        xor rsi, r12                 ;  1212.0 alu2    41 t
        xor r12, rbx                 ;  1210.3 alu0    41 t
        xor r9, rsi                  ;  1213.0 alu1    41 t
        mov qword [rsp + 3032], rbx  ;  1210.3 agu2    41 t spill
        mov rbx, qword [rsp + 2832]  ;  1210.7 agu0    41 t
        xor rbx, qword [rsp + 2416]  ;  1213.7 alu2+agu1   41 t
        xor rbx, qword [rsp + 3008]  ;  1214.7 alu0+agu2   41 t
        mov qword [rsp + 3008], rsi  ;  1213.0 agu0    41 t spill
        mov rsi, qword [rsp + 2808]  ;  1212.0 agu1    41 t
        xor rsi, qword [rsp + 2904]  ;  1215.0 alu1+agu2   41 t
        mov qword [rsp + 2904], r9   ;  1214.0 agu0    41 t spill
        mov r9, qword [rsp + 2688]   ;  1213.0 agu1    41 t
        xor r9, qword [rsp + 2992]   ;  1216.0 alu2+agu2   41 t
        mov qword [rsp + 2992], rdi  ;  1213.7 agu0    41 t spill
        mov rdi, qword [rsp + 2688]  ;  1214.0 agu1    41 t
        xor rdi, rbx                 ;  1217.0 alu0    41 t
        mov qword [rsp + 2688], rdx  ;  1214.7 agu2    41 t spill
        mov rdx, qword [rsp + 2832]  ;  1215.0 agu0    41 t
        xor rdx, rsi                 ;  1218.0 alu1    41 t
        xor rsi, rdi                 ;  1218.0 alu2    41 t
        mov qword [rsp + 2832], rdi  ;  1218.0 agu1    41 t spill
        mov rdi, qword [rsp + 2368]  ;  1216.3 agu2    41 t
        xor rdi, r9                  ;  1219.3 alu0    41 t
        xor rbx, rdi                 ;  1220.3 alu1    41 t
        mov qword [rsp + 2368], rdi  ;  1220.3 agu0    41 t spill
        mov rdi, qword [rsp + 2808]  ;  1217.7 agu1    41 t
        xor rdi, r10                 ;  1220.7 alu2    41 t
        xor r10, rdx                 ;  1219.0 alu0    41 t
        xor r9, rdi                  ;  1221.7 alu1    41 t
        mov qword [rsp + 2808], rdx  ;  1219.0 agu2    41 t spill
        mov rdx, rcx                 ;  1219.3 alu2    62 t copy
        xor rdx, qword [rsp + 2192]  ;  1220.3 alu0+agu0   62 t
        mov qword [rsp + 2192], rdx  ;  1221.3 agu1    62 t spill
        mov rdx, r13                 ;  1220.3 alu1    62 t copy
        xor rdx, qword [rsp + 2104]  ;  1221.3 alu2+agu2   62 t
        mov qword [rsp + 2104], rdx  ;  1222.3 agu0    62 t spill
        mov rdx, r14                 ;  1221.3 alu0    62 t copy
        xor rdx, qword [rsp + 2112]  ;  1222.3 alu1+agu1   62 t
        mov qword [rsp + 2112], rdx  ;  1223.3 agu2    62 t spill
        mov rdx, r8                  ;  1222.3 alu2    62 t copy
        xor rdx, qword [rsp + 2120]  ;  1223.3 alu0+agu0   62 t
        mov qword [rsp + 2120], rdx  ;  1224.3 agu1    62 t spill
        mov rdx, r15                 ;  1223.3 alu1    62 t copy
        xor rdx, qword [rsp + 2128]  ;  1224.3 alu2+agu2   62 t
        mov qword [rsp + 2128], rdx  ;  1225.3 agu0    62 t spill
        mov rdx, r11                 ;  1224.3 alu0    62 t copy
        xor rdx, qword [rsp + 2136]  ;  1225.3 alu1+agu1   62 t
        mov qword [rsp + 2136], rdx  ;  1226.3 agu2    62 t spill
        mov rdx, r12                 ;  1225.3 alu2    62 t copy
        xor rdx, qword [rsp + 2144]  ;  1226.3 alu0+agu0   62 t
        mov qword [rsp + 2144], rdx  ;  1227.3 agu1    62 t spill
        mov rdx, r10                 ;  1226.3 alu1    62 t copy
        xor rdx, qword [rsp + 2152]  ;  1227.3 alu2+agu2   62 t
        mov qword [rsp + 2152], rdx  ;  1228.3 agu0    62 t spill
        mov rdx, qword [rsp + 2360]  ;  1227.3 agu1    62 t
        xor rdx, qword [rsp + 2160]  ;  1230.3 alu0+agu2   62 t
        mov qword [rsp + 2160], rdx  ;  1231.3 agu0    62 t spill
        mov rdx, qword [rsp + 3072]  ;  1228.3 agu1    62 t
        xor rdx, qword [rsp + 2168]  ;  1231.3 alu1+agu2   62 t
        mov qword [rsp + 2168], rdx  ;  1232.3 agu0    62 t spill
        mov rdx, rbp                 ;  1229.3 alu2    62 t copy
        xor rdx, qword [rsp + 2176]  ;  1230.3 alu0+agu1   62 t
        mov qword [rsp + 2176], rdx  ;  1231.3 agu2    62 t spill
        mov rdx, rax                 ;  1230.3 alu1    62 t copy
        xor rdx, qword [rsp + 2184]  ;  1231.3 alu2+agu0   62 t
        mov qword [rsp + 2184], rdx  ;  1232.3 agu1    62 t spill
        mov rdx, qword [rsp + 2232]  ;  1231.3 agu2    62 t
        xor rdx, qword [rsp + 3776]  ;  1234.3 alu0+agu0   62 t
        mov qword [rsp + 3776], rdx  ;  1235.3 agu1    62 t spill
        mov rdx, qword [rsp + 2208]  ;  1232.3 agu2    62 t
        xor rdx, qword [rsp + 3784]  ;  1235.3 alu1+agu0   62 t
        mov qword [rsp + 3784], rdx  ;  1236.3 agu1    62 t spill
        mov rdx, qword [rsp + 2688]  ;  1233.3 agu2    62 t
        xor rdx, qword [rsp + 3792]  ;  1236.3 alu2+agu0   62 t
        mov qword [rsp + 3792], rdx  ;  1237.3 agu1    62 t spill
        mov rdx, rsi                 ;  1234.3 alu0    62 t copy
        xor rdx, qword [rsp + 3800]  ;  1235.3 alu1+agu2   62 t
        mov qword [rsp + 3800], rdx  ;  1236.3 agu0    62 t spill
        mov rdx, qword [rsp + 2880]  ;  1235.3 agu1    62 t
        xor rdx, qword [rsp + 3808]  ;  1238.3 alu2+agu2   62 t
        mov qword [rsp + 3808], rdx  ;  1239.3 agu0    62 t spill
        mov rdx, qword [rsp + 2984]  ;  1236.3 agu1    62 t
        xor rdx, qword [rsp + 3816]  ;  1239.3 alu0+agu2   62 t
        mov qword [rsp + 3816], rdx  ;  1240.3 agu0    62 t spill
        mov rdx, qword [rsp + 2288]  ;  1237.3 agu1    62 t
        xor rdx, qword [rsp + 3824]  ;  1240.3 alu1+agu2   62 t
        mov qword [rsp + 3824], rdx  ;  1241.3 agu0    62 t spill
        mov rdx, qword [rsp + 2392]  ;  1238.3 agu1    62 t
        xor rdx, qword [rsp + 3832]  ;  1241.3 alu2+agu2   62 t
        mov qword [rsp + 3832], rdx  ;  1242.3 agu0    62 t spill
        mov rdx, qword [rsp + 2936]  ;  1239.3 agu1    62 t
        xor rdx, qword [rsp + 3840]  ;  1242.3 alu0+agu2   62 t
        mov qword [rsp + 3840], rdx  ;  1243.3 agu0    62 t spill
        mov rdx, qword [rsp + 2952]  ;  1240.3 agu1    62 t
        xor rdx, qword [rsp + 3848]  ;  1243.3 alu1+agu2   62 t
        mov qword [rsp + 3848], rdx  ;  1244.3 agu0    62 t spill
        mov rdx, qword [rsp + 2992]  ;  1241.3 agu1    62 t
        xor rdx, qword [rsp + 3856]  ;  1244.3 alu2+agu2   62 t
        xor rbp, qword [rsp + 3952]  ;  1242.0 alu0+agu0   62 t
        xor rbp, qword [rsp + 3048]  ;  1243.0 alu1+agu1   62 t
        mov qword [rsp + 3952], rbp  ;  1244.0 agu2    62 t spill
        mov rbp, rbx                 ;  1243.0 alu2    62 t copy
        xor rbp, qword [rsp + 3864]  ;  1244.0 alu0+agu0   62 t
        xor rax, qword [rsp + 3960]  ;  1243.7 alu1+agu1   62 t
        xor rax, qword [rsp + 2480]  ;  1244.7 alu2+agu2   62 t
        mov qword [rsp + 3960], rax  ;  1245.7 agu0    62 t spill
        mov rax, qword [rsp + 2648]  ;  1244.7 agu1    62 t
        xor rax, qword [rsp + 3872]  ;  1247.7 alu0+agu2   62 t
        mov qword [rsp + 3872], rax  ;  1248.7 agu0    62 t spill
        mov rax, qword [rsp + 2912]  ;  1245.7 agu1    62 t
        xor rax, qword [rsp + 3880]  ;  1248.7 alu1+agu2   62 t
        mov qword [rsp + 3880], rax  ;  1249.7 agu0    62 t spill
        mov rax, qword [rsp + 2528]  ;  1246.7 agu1    62 t
        xor rax, qword [rsp + 3888]  ;  1249.7 alu2+agu2   62 t
        mov qword [rsp + 3888], rax  ;  1250.7 agu0    62 t spill
        mov rax, qword [rsp + 2888]  ;  1247.7 agu1    62 t
        xor rax, qword [rsp + 3896]  ;  1250.7 alu0+agu2   62 t
        xor rsi, qword [rsp + 3992]  ;  1248.3 alu1+agu0   62 t
        xor rsi, qword [rsp + 2368]  ;  1249.3 alu2+agu1   62 t
        mov qword [rsp + 3992], rsi  ;  1250.3 agu2    62 t spill
        mov rsi, qword [rsp + 2304]  ;  1249.3 agu0    62 t
        xor rsi, qword [rsp + 3904]  ;  1252.3 alu0+agu1   62 t
        mov qword [rsp + 3904], rsi  ;  1253.3 agu2    62 t spill
        mov rsi, qword [rsp + 3016]  ;  1250.3 agu0    62 t
        xor rsi, qword [rsp + 3912]  ;  1253.3 alu1+agu1   62 t
        mov qword [rsp + 3912], rsi  ;  1254.3 agu2    62 t spill
        mov rsi, qword [rsp + 2904]  ;  1251.3 agu0    62 t
        xor rsi, qword [rsp + 3920]  ;  1254.3 alu2+agu1   62 t
        mov qword [rsp + 3920], rsi  ;  1255.3 agu2    62 t spill
        mov rsi, r9                  ;  1252.3 alu0    62 t copy
        xor rsi, qword [rsp + 3928]  ;  1253.3 alu1+agu0   62 t
        mov qword [rsp + 3928], rsi  ;  1254.3 agu1    62 t spill
        mov rsi, qword [rsp + 2336]  ;  1253.3 agu2    62 t
        xor rsi, qword [rsp + 3936]  ;  1256.3 alu2+agu0   62 t
        xor rsi, qword [rsp + 2360]  ;  1257.3 alu0+agu1   62 t
        mov qword [rsp + 3936], rsi  ;  1258.3 agu2    62 t spill
        mov rsi, qword [rsp + 2448]  ;  1254.7 agu0    62 t
        xor rsi, qword [rsp + 3944]  ;  1257.7 alu1+agu1   62 t
        xor rsi, qword [rsp + 3072]  ;  1258.7 alu2+agu2   62 t
        xor rdi, rbx                 ;  1255.7 alu0    62 t
        mov rbx, qword [rsp + 2728]  ;  1256.0 agu0    62 t
        xor rbx, qword [rsp + 3968]  ;  1259.0 alu1+agu1   62 t
        xor rbx, qword [rsp + 2232]  ;  1260.0 alu2+agu2   62 t
        xor rdi, qword [rsp + 4056]  ;  1257.0 alu0+agu0   62 t
        mov qword [rsp + 4056], rdi  ;  1258.0 agu1    62 t spill
        mov rdi, qword [rsp + 2384]  ;  1257.7 agu2    62 t
        xor rdi, qword [rsp + 3976]  ;  1260.7 alu1+agu0   62 t
        xor rdi, qword [rsp + 2208]  ;  1261.7 alu2+agu1   62 t
        mov qword [rsp + 3976], rdi  ;  1262.7 agu2    62 t spill
        mov rdi, qword [rsp + 2280]  ;  1259.0 agu0    62 t
        xor rdi, qword [rsp + 3984]  ;  1262.0 alu0+agu1   62 t
        xor rdi, qword [rsp + 2688]  ;  1263.0 alu1+agu2   62 t
        mov qword [rsp + 3984], rdi  ;  1264.0 agu0    62 t spill
        mov rdi, qword [rsp + 2840]  ;  1260.3 agu1    62 t
        xor rdi, qword [rsp + 4000]  ;  1263.3 alu2+agu2   62 t
        xor rdi, qword [rsp + 2880]  ;  1264.3 alu0+agu0   62 t
        mov qword [rsp + 4000], rdi  ;  1265.3 agu1    62 t spill
        mov rdi, qword [rsp + 2824]  ;  1261.7 agu2    62 t
        xor rdi, qword [rsp + 4008]  ;  1264.7 alu1+agu0   62 t
        xor rdi, qword [rsp + 2984]  ;  1265.7 alu2+agu1   62 t
        mov qword [rsp + 4008], rdi  ;  1266.7 agu2    62 t spill
        mov rdi, qword [rsp + 2872]  ;  1263.0 agu0    62 t
        xor rdi, qword [rsp + 4016]  ;  1266.0 alu0+agu1   62 t
        xor rdi, qword [rsp + 2288]  ;  1267.0 alu1+agu2   62 t
        mov qword [rsp + 4016], rdi  ;  1268.0 agu0    62 t spill
        mov rdi, qword [rsp + 3096]  ;  1264.3 agu1    62 t
        xor rdi, qword [rsp + 4024]  ;  1267.3 alu2+agu2   62 t
        xor rdi, qword [rsp + 2392]  ;  1268.3 alu0+agu0   62 t
        xor r9, qword [rsp + 4120]   ;  1265.3 alu1+agu1   62 t
        xor r9, qword [rsp + 2808]   ;  1266.3 alu2+agu2   62 t
        mov qword [rsp + 4120], r9   ;  1267.3 agu0    62 t spill
        mov r9, qword [rsp + 3000]   ;  1266.3 agu1    62 t
        xor r9, qword [rsp + 4032]   ;  1269.3 alu0+agu2   62 t
        xor r9, qword [rsp + 2936]   ;  1270.3 alu1+agu0   62 t
        xor rcx, qword [rsp + 4128]  ;  1267.3 alu2+agu1   62 t
        xor rcx, qword [rsp + 2440]  ;  1268.3 alu0+agu2   62 t
        mov qword [rsp + 4128], rcx  ;  1269.3 agu0    62 t spill
        mov rcx, qword [rsp + 2920]  ;  1268.3 agu1    62 t
        xor rcx, qword [rsp + 4040]  ;  1271.3 alu1+agu2   62 t
        xor rcx, qword [rsp + 2952]  ;  1272.3 alu2+agu0   62 t
        xor r13, qword [rsp + 4136]  ;  1269.3 alu0+agu1   62 t
        xor r13, qword [rsp + 2240]  ;  1270.3 alu1+agu2   62 t
        mov qword [rsp + 4136], r13  ;  1271.3 agu0    62 t spill
        mov r13, qword [rsp + 3008]  ;  1270.3 agu1    62 t
        xor r13, qword [rsp + 4048]  ;  1273.3 alu2+agu2   62 t
        xor r13, qword [rsp + 2992]  ;  1274.3 alu0+agu0   62 t
        xor r14, qword [rsp + 4144]  ;  1271.3 alu1+agu1   62 t
        xor r14, qword [rsp + 3064]  ;  1272.3 alu2+agu2   62 t
        xor r8, qword [rsp + 4152]   ;  1272.0 alu0+agu0   62 t
        xor r8, qword [rsp + 3024]   ;  1273.0 alu1+agu1   62 t
        mov qword [rsp + 4152], r8   ;  1274.0 agu2    62 t spill
        mov r8, qword [rsp + 2472]   ;  1273.0 agu0    62 t
        xor r8, qword [rsp + 4064]   ;  1276.0 alu2+agu1   62 t
        xor r8, qword [rsp + 2648]   ;  1277.0 alu0+agu2   62 t
        xor r15, qword [rsp + 4160]  ;  1274.0 alu1+agu0   62 t
        xor r15, qword [rsp + 2864]  ;  1275.0 alu2+agu1   62 t
        mov qword [rsp + 4160], r15  ;  1276.0 agu2    62 t spill
        mov r15, qword [rsp + 2512]  ;  1275.0 agu0    62 t
        xor r15, qword [rsp + 4072]  ;  1278.0 alu0+agu1   62 t
        xor r15, qword [rsp + 2912]  ;  1279.0 alu1+agu2   62 t
        xor r11, qword [rsp + 4168]  ;  1276.0 alu2+agu0   62 t
        xor r11, qword [rsp + 2848]  ;  1277.0 alu0+agu1   62 t
        mov qword [rsp + 4168], r11  ;  1278.0 agu2    62 t spill
        mov r11, qword [rsp + 3056]  ;  1277.0 agu0    62 t
        xor r11, qword [rsp + 4080]  ;  1280.0 alu1+agu1   62 t
        xor r11, qword [rsp + 2528]  ;  1281.0 alu2+agu2   62 t
        xor r12, qword [rsp + 4176]  ;  1278.0 alu0+agu0   62 t
        xor r12, qword [rsp + 2856]  ;  1279.0 alu1+agu1   62 t
        mov qword [rsp + 4176], r12  ;  1280.0 agu2    62 t spill
        mov r12, qword [rsp + 2272]  ;  1279.0 agu0    62 t
        xor r12, qword [rsp + 4088]  ;  1282.0 alu2+agu1   62 t
        xor r12, qword [rsp + 2888]  ;  1283.0 alu0+agu2   62 t
        xor r10, qword [rsp + 4184]  ;  1280.0 alu1+agu0   62 t
        xor r10, qword [rsp + 2832]  ;  1281.0 alu2+agu1   62 t
        mov qword [rsp + 4184], r10  ;  1282.0 agu2    62 t spill
        mov r10, qword [rsp + 2704]  ;  1281.0 agu0    62 t
        xor r10, qword [rsp + 4096]  ;  1284.0 alu0+agu1   62 t
        xor r10, qword [rsp + 2304]  ;  1285.0 alu1+agu2   62 t
        mov qword [rsp + 4144], r14  ;  1282.0 agu0    62 t spill
        mov r14, qword [rsp + 3040]  ;  1282.3 agu1    62 t
        xor r14, qword [rsp + 4104]  ;  1285.3 alu2+agu2   62 t
        xor r14, qword [rsp + 3016]  ;  1286.3 alu0+agu0   62 t
        mov qword [rsp + 4104], r14  ;  1287.3 agu1    62 t spill
        mov r14, qword [rsp + 3032]  ;  1283.7 agu2    62 t
        xor r14, qword [rsp + 4112]  ;  1286.7 alu1+agu0   62 t
        xor r14, qword [rsp + 2904]  ;  1287.7 alu2+agu1   62 t
        mov qword [rsp + 4112], r14  ;  1288.7 agu2    62 t spill
        mov qword [rsp + 3856], rdx  ;  1285.0 agu0    60 rounds
        mov qword [rsp + 3864], rbp  ;  1285.3 agu1    60 rounds
        mov qword [rsp + 3896], rax  ;  1285.7 agu2    60 rounds
        mov qword [rsp + 3944], rsi  ;  1286.0 agu0    60 rounds
        mov qword [rsp + 3968], rbx  ;  1286.3 agu1    60 rounds
        mov qword [rsp + 4024], rdi  ;  1286.7 agu2    60 rounds
        mov qword [rsp + 4032], r9   ;  1287.0 agu0    60 rounds
        mov qword [rsp + 4040], rcx  ;  1287.3 agu1    60 rounds
        mov qword [rsp + 4048], r13  ;  1287.7 agu2    60 rounds
        mov qword [rsp + 4064], r8   ;  1288.0 agu0    60 rounds
        mov qword [rsp + 4072], r15  ;  1288.3 agu1    60 rounds
        mov qword [rsp + 4080], r11  ;  1288.7 agu2    60 rounds
        mov qword [rsp + 4088], r12  ;  1289.0 agu0    60 rounds
        mov qword [rsp + 4096], r10  ;  1289.3 agu1    60 rounds
        mov r8, qword [rsp + 2616]   ;  1289.7 agu2    60 rounds
        add r8, 0x400                ;  1292.7 alu0    60 rounds
        mov r9, qword [rsp + 2192]   ;  1290.3 agu0    62 t reload
        mov r10, qword [rsp + 2104]  ;  1290.7 agu1    62 t reload
        mov r11, qword [rsp + 2112]  ;  1291.0 agu2    62 t reload
        mov r12, qword [rsp + 2120]  ;  1291.3 agu0    62 t reload
        mov r13, qword [rsp + 2128]  ;  1291.7 agu1    62 t reload
        mov r14, qword [rsp + 2136]  ;  1292.0 agu2    62 t reload
        mov r15, qword [rsp + 2144]  ;  1292.3 agu0    62 t reload
        mov rsi, qword [rsp + 2152]  ;  1292.7 agu1    62 t reload
        mov rdi, qword [rsp + 2160]  ;  1293.0 agu2    62 t reload
        mov rbp, qword [rsp + 2168]  ;  1293.3 agu0    62 t reload
        mov rax, qword [rsp + 2176]  ;  1293.7 agu1    62 t reload
        mov rcx, qword [rsp + 2184]  ;  1294.0 agu2    62 t reload
        cmp r8, qword [rsp + 4200]   ;                    more rounds?
        jne .rounds_4
        mov qword [rsp + 4192], r8   ;                    resident
        mov qword [rsp + 3680], r9   ;                    resident
        mov qword [rsp + 3688], r10  ;                    resident
        mov qword [rsp + 3696], r11  ;                    resident
        mov qword [rsp + 3704], r12  ;                    resident
        mov qword [rsp + 3712], r13  ;                    resident
        mov qword [rsp + 3720], r14  ;                    resident
        mov qword [rsp + 3728], r15  ;                    resident
        mov qword [rsp + 3736], rsi  ;                    resident
        mov qword [rsp + 3744], rdi  ;                    resident
        mov qword [rsp + 3752], rbp  ;                    resident
        mov qword [rsp + 3760], rax  ;                    resident
        mov qword [rsp + 3768], rcx  ;                    resident
        mov r8, qword [rsp + 16]     ;     0.0 agu0    74 dst.0 reload
        mov r9, qword [r8 + 12288]   ;     3.0 agu1    74 dst
        xor r9, qword [rsp + 3168]   ;     6.0 alu0+agu2   74 dst
        mov r10, qword [rsp + 3176]  ;     3.0 agu0    74 dst
        mov r11, qword [rsp + 3184]  ;     3.0 agu1    74 dst
        xor r10, qword [r8 + 12296]  ;     6.0 alu1+agu2   74 dst
        xor r11, qword [r8 + 12304]  ;     6.0 alu2+agu0   74 dst
        mov r12, qword [rsp + 3192]  ;     3.0 agu1    74 dst
        xor r12, qword [r8 + 12312]  ;     6.0 alu0+agu2   74 dst
        mov r13, qword [r8 + 12320]  ;     3.0 agu0    74 dst
        xor r13, qword [rsp + 3200]  ;     6.3 alu1+agu1   74 dst
        mov r14, qword [r8 + 12328]  ;     3.7 agu2    74 dst
        xor r14, qword [rsp + 3208]  ;     7.0 alu2+agu0   74 dst
        mov r15, qword [r8 + 12336]  ;     4.3 agu1    74 dst
        xor r15, qword [rsp + 3216]  ;     7.7 alu0+agu2   74 dst
        mov rsi, qword [r8 + 12344]  ;     5.0 agu0    74 dst
        xor rsi, qword [rsp + 3224]  ;     8.3 alu1+agu1   74 dst
        mov rdi, qword [rsp + 4208]  ;     5.7 agu2    74 dst reload
        mov qword [rdi], r9          ;     7.0 agu0    74 dst
        mov r9, qword [r8 + 12352]   ;     6.3 agu1    74 dst
        xor r9, qword [rsp + 3232]   ;     9.7 alu2+agu2   74 dst
        mov qword [rdi + 8], r10     ;     7.0 agu0    74 dst
        mov qword [rdi + 16], r11    ;     7.3 agu1    74 dst
        mov qword [rdi + 24], r12    ;     7.7 agu2    74 dst
        mov qword [rdi + 32], r13    ;     8.0 agu0    74 dst
        mov qword [rdi + 40], r14    ;     8.3 agu1    74 dst
        mov qword [rdi + 48], r15    ;     8.7 agu2    74 dst
        mov qword [rdi + 56], rsi    ;     9.3 agu0    74 dst
        mov qword [rdi + 64], r9     ;    10.7 agu1    74 dst
        mov r9, qword [r8 + 12360]   ;     9.7 agu2    74 dst
        xor r9, qword [rsp + 3240]   ;    13.0 alu0+agu0   74 dst
        mov r10, qword [r8 + 12368]  ;    10.3 agu1    74 dst
        xor r10, qword [rsp + 3248]  ;    13.7 alu1+agu2   74 dst
        mov r11, qword [r8 + 12376]  ;    11.0 agu0    74 dst
        xor r11, qword [rsp + 3256]  ;    14.3 alu2+agu1   74 dst
        mov r12, qword [r8 + 12384]  ;    11.7 agu2    74 dst
        xor r12, qword [rsp + 3264]  ;    15.0 alu0+agu0   74 dst
        mov qword [rdi + 72], r9     ;    14.0 agu1    74 dst
        mov r9, qword [r8 + 12392]   ;    12.7 agu2    74 dst
        xor r9, qword [rsp + 3272]   ;    16.0 alu1+agu0   74 dst
        mov qword [rdi + 80], r10    ;    14.7 agu1    74 dst
        mov qword [rdi + 88], r11    ;    15.3 agu2    74 dst
        mov r10, qword [r8 + 12400]  ;    14.0 agu0    74 dst
        xor r10, qword [rsp + 3280]  ;    17.3 alu2+agu1   74 dst
        mov qword [rdi + 96], r12    ;    16.0 agu2    74 dst
        mov r11, qword [r8 + 12408]  ;    15.0 agu0    74 dst
        xor r11, qword [rsp + 3288]  ;    18.3 alu0+agu1   74 dst
        mov qword [rdi + 104], r9    ;    17.0 agu2    74 dst
        mov r9, qword [r8 + 12416]   ;    16.0 agu0    74 dst
        xor r9, qword [rsp + 3296]   ;    19.3 alu1+agu1   74 dst
        mov qword [rdi + 112], r10   ;    18.3 agu2    74 dst
        mov r10, qword [r8 + 12424]  ;    17.0 agu0    74 dst
        xor r10, qword [rsp + 3304]  ;    20.3 alu2+agu1   74 dst
        mov qword [rdi + 120], r11   ;    19.3 agu2    74 dst
        mov r11, qword [r8 + 12432]  ;    18.0 agu0    74 dst
        xor r11, qword [rsp + 3312]  ;    21.3 alu0+agu1   74 dst
        mov qword [rdi + 128], r9    ;    20.3 agu2    74 dst
        mov r9, qword [r8 + 12440]   ;    19.0 agu0    74 dst
        xor r9, qword [rsp + 3320]   ;    22.3 alu1+agu1   74 dst
        mov qword [rdi + 136], r10   ;    21.3 agu2    74 dst
        mov r10, qword [r8 + 12448]  ;    20.0 agu0    74 dst
        xor r10, qword [rsp + 3328]  ;    23.3 alu2+agu1   74 dst
        mov qword [rdi + 144], r11   ;    22.3 agu2    74 dst
        mov r11, qword [r8 + 12456]  ;    21.0 agu0    74 dst
        xor r11, qword [rsp + 3336]  ;    24.3 alu0+agu1   74 dst
        mov qword [rdi + 152], r9    ;    23.3 agu2    74 dst
        mov r9, qword [r8 + 12464]   ;    22.0 agu0    74 dst
        xor r9, qword [rsp + 3344]   ;    25.3 alu1+agu1   74 dst
        mov qword [rdi + 160], r10   ;    24.3 agu2    74 dst
        mov r10, qword [r8 + 12472]  ;    23.0 agu0    74 dst
        xor r10, qword [rsp + 3352]  ;    26.3 alu2+agu1   74 dst
        mov qword [rdi + 168], r11   ;    25.3 agu2    74 dst
        mov r11, qword [r8 + 12480]  ;    24.0 agu0    74 dst
        xor r11, qword [rsp + 3360]  ;    27.3 alu0+agu1   74 dst
        mov qword [rdi + 176], r9    ;    26.3 agu2    74 dst
        mov r9, qword [r8 + 12488]   ;    25.0 agu0    74 dst
        xor r9, qword [rsp + 3368]   ;    28.3 alu1+agu1   74 dst
        mov qword [rdi + 184], r10   ;    27.3 agu2    74 dst
        mov r10, qword [r8 + 12496]  ;    26.0 agu0    74 dst
        xor r10, qword [rsp + 3376]  ;    29.3 alu2+agu1   74 dst
        mov qword [rdi + 192], r11   ;    28.3 agu2    74 dst
        mov r11, qword [r8 + 12504]  ;    27.0 agu0    74 dst
        xor r11, qword [rsp + 3384]  ;    30.3 alu0+agu1   74 dst
        mov qword [rdi + 200], r9    ;    29.3 agu2    74 dst
        mov r9, qword [r8 + 12512]   ;    28.0 agu0    74 dst
        xor r9, qword [rsp + 3392]   ;    31.3 alu1+agu1   74 dst
        mov qword [rdi + 208], r10   ;    30.3 agu2    74 dst
        mov r10, qword [r8 + 12520]  ;    29.0 agu0    74 dst
        xor r10, qword [rsp + 3400]  ;    32.3 alu2+agu1   74 dst
        mov qword [rdi + 216], r11   ;    31.3 agu2    74 dst
        mov r11, qword [r8 + 12528]  ;    30.0 agu0    74 dst
        xor r11, qword [rsp + 3408]  ;    33.3 alu0+agu1   74 dst
        mov qword [rdi + 224], r9    ;    32.3 agu2    74 dst
        mov r9, qword [r8 + 12536]   ;    31.0 agu0    74 dst
        xor r9, qword [rsp + 3416]   ;    34.3 alu1+agu1   74 dst
        mov qword [rdi + 232], r10   ;    33.3 agu2    74 dst
        mov r10, qword [r8 + 12544]  ;    32.0 agu0    74 dst
        xor r10, qword [rsp + 3424]  ;    35.3 alu2+agu1   74 dst
        mov qword [rdi + 240], r11   ;    34.3 agu2    74 dst
        mov r11, qword [r8 + 12552]  ;    33.0 agu0    74 dst
        xor r11, qword [rsp + 3432]  ;    36.3 alu0+agu1   74 dst
        mov qword [rdi + 248], r9    ;    35.3 agu2    74 dst
        mov r9, qword [r8 + 12560]   ;    34.0 agu0    74 dst
        xor r9, qword [rsp + 3440]   ;    37.3 alu1+agu1   74 dst
        mov qword [rdi + 256], r10   ;    36.3 agu2    74 dst
        mov r10, qword [r8 + 12568]  ;    35.0 agu0    74 dst
        xor r10, qword [rsp + 3448]  ;    38.3 alu2+agu1   74 dst
        mov qword [rdi + 264], r11   ;    37.3 agu2    74 dst
        mov r11, qword [r8 + 12576]  ;    36.0 agu0    74 dst
        xor r11, qword [rsp + 3456]  ;    39.3 alu0+agu1   74 dst
        mov qword [rdi + 272], r9    ;    38.3 agu2    74 dst
        mov r9, qword [r8 + 12584]   ;    37.0 agu0    74 dst
        xor r9, qword [rsp + 3464]   ;    40.3 alu1+agu1   74 dst
        mov qword [rdi + 280], r10   ;    39.3 agu2    74 dst
        mov r10, qword [r8 + 12592]  ;    38.0 agu0    74 dst
        xor r10, qword [rsp + 3472]  ;    41.3 alu2+agu1   74 dst
        mov qword [rdi + 288], r11   ;    40.3 agu2    74 dst
        mov r11, qword [r8 + 12600]  ;    39.0 agu0    74 dst
        xor r11, qword [rsp + 3480]  ;    42.3 alu0+agu1   74 dst
        mov qword [rdi + 296], r9    ;    41.3 agu2    74 dst
        mov r9, qword [r8 + 12608]   ;    40.0 agu0    74 dst
        xor r9, qword [rsp + 3488]   ;    43.3 alu1+agu1   74 dst
        mov qword [rdi + 304], r10   ;    42.3 agu2    74 dst
        mov r10, qword [r8 + 12616]  ;    41.0 agu0    74 dst
        xor r10, qword [rsp + 3496]  ;    44.3 alu2+agu1   74 dst
        mov qword [rdi + 312], r11   ;    43.3 agu2    74 dst
        mov r11, qword [r8 + 12624]  ;    42.0 agu0    74 dst
        xor r11, qword [rsp + 3504]  ;    45.3 alu0+agu1   74 dst
        mov qword [rdi + 320], r9    ;    44.3 agu2    74 dst
        mov r9, qword [r8 + 12632]   ;    43.0 agu0    74 dst
        xor r9, qword [rsp + 3512]   ;    46.3 alu1+agu1   74 dst
        mov qword [rdi + 328], r10   ;    45.3 agu2    74 dst
        mov r10, qword [r8 + 12640]  ;    44.0 agu0    74 dst
        xor r10, qword [rsp + 3520]  ;    47.3 alu2+agu1   74 dst
        mov qword [rdi + 336], r11   ;    46.3 agu2    74 dst
        mov r11, qword [r8 + 12648]  ;    45.0 agu0    74 dst
        xor r11, qword [rsp + 3528]  ;    48.3 alu0+agu1   74 dst
        mov qword [rdi + 344], r9    ;    47.3 agu2    74 dst
        mov r9, qword [r8 + 12656]   ;    46.0 agu0    74 dst
        xor r9, qword [rsp + 3536]   ;    49.3 alu1+agu1   74 dst
        mov qword [rdi + 352], r10   ;    48.3 agu2    74 dst
        mov r10, qword [r8 + 12664]  ;    47.0 agu0    74 dst
        xor r10, qword [rsp + 3544]  ;    50.3 alu2+agu1   74 dst
        mov qword [rdi + 360], r11   ;    49.3 agu2    74 dst
        mov r11, qword [r8 + 12672]  ;    48.0 agu0    74 dst
        xor r11, qword [rsp + 3552]  ;    51.3 alu0+agu1   74 dst
        mov qword [rdi + 368], r9    ;    50.3 agu2    74 dst
        mov r9, qword [r8 + 12680]   ;    49.0 agu0    74 dst
        xor r9, qword [rsp + 3560]   ;    52.3 alu1+agu1   74 dst
        mov qword [rdi + 376], r10   ;    51.3 agu2    74 dst
        mov r10, qword [r8 + 12688]  ;    50.0 agu0    74 dst
        xor r10, qword [rsp + 3568]  ;    53.3 alu2+agu1   74 dst
        mov qword [rdi + 384], r11   ;    52.3 agu2    74 dst
        mov r11, qword [r8 + 12696]  ;    51.0 agu0    74 dst
        xor r11, qword [rsp + 3576]  ;    54.3 alu0+agu1   74 dst
        mov qword [rdi + 392], r9    ;    53.3 agu2    74 dst
        mov r9, qword [r8 + 12704]   ;    52.0 agu0    74 dst
        xor r9, qword [rsp + 3584]   ;    55.3 alu1+agu1   74 dst
        mov qword [rdi + 400], r10   ;    54.3 agu2    74 dst
        mov r10, qword [r8 + 12712]  ;    53.0 agu0    74 dst
        xor r10, qword [rsp + 3592]  ;    56.3 alu2+agu1   74 dst
        mov qword [rdi + 408], r11   ;    55.3 agu2    74 dst
        mov r11, qword [r8 + 12720]  ;    54.0 agu0    74 dst
        xor r11, qword [rsp + 3600]  ;    57.3 alu0+agu1   74 dst
        mov qword [rdi + 416], r9    ;    56.3 agu2    74 dst
        mov r9, qword [r8 + 12728]   ;    55.0 agu0    74 dst
        xor r9, qword [rsp + 3608]   ;    58.3 alu1+agu1   74 dst
        mov qword [rdi + 424], r10   ;    57.3 agu2    74 dst
        mov r10, qword [r8 + 12736]  ;    56.0 agu0    74 dst
        xor r10, qword [rsp + 3616]  ;    59.3 alu2+agu1   74 dst
        mov qword [rdi + 432], r11   ;    58.3 agu2    74 dst
        mov r11, qword [r8 + 12744]  ;    57.0 agu0    74 dst
        xor r11, qword [rsp + 3624]  ;    60.3 alu0+agu1   74 dst
        mov qword [rdi + 440], r9    ;    59.3 agu2    74 dst
        mov r9, qword [r8 + 12752]   ;    58.0 agu0    74 dst
        xor r9, qword [rsp + 3632]   ;    61.3 alu1+agu1   74 dst
        mov qword [rdi + 448], r10   ;    60.3 agu2    74 dst
        mov r10, qword [r8 + 12760]  ;    59.0 agu0    74 dst
        xor r10, qword [rsp + 3640]  ;    62.3 alu2+agu1   74 dst
        mov qword [rdi + 456], r11   ;    61.3 agu2    74 dst
        mov r11, qword [r8 + 12768]  ;    60.0 agu0    74 dst
        xor r11, qword [rsp + 3648]  ;    63.3 alu0+agu1   74 dst
        mov qword [rdi + 464], r9    ;    62.3 agu2    74 dst
        mov r9, qword [r8 + 12776]   ;    61.0 agu0    74 dst
        xor r9, qword [rsp + 3656]   ;    64.3 alu1+agu1   74 dst
        mov qword [rdi + 472], r10   ;    63.3 agu2    74 dst
        mov r10, qword [r8 + 12784]  ;    62.0 agu0    74 dst
        xor r10, qword [rsp + 3664]  ;    65.3 alu2+agu1   74 dst
        mov qword [rdi + 480], r11   ;    64.3 agu2    74 dst
        mov r11, qword [r8 + 12792]  ;    63.0 agu0    74 dst
        xor r11, qword [rsp + 3672]  ;    66.3 alu0+agu1   74 dst
        mov qword [rdi + 488], r9    ;    65.3 agu2    74 dst
        mov r9, qword [r8 + 12800]   ;    64.0 agu0    75 dst
        xor r9, qword [rsp + 3680]   ;    67.3 alu1+agu1   75 dst
        mov qword [rdi + 496], r10   ;    66.3 agu2    74 dst
        mov r10, qword [r8 + 12808]  ;    65.0 agu0    75 dst
        xor r10, qword [rsp + 3688]  ;    68.3 alu2+agu1   75 dst
        mov qword [rdi + 504], r11   ;    67.3 agu2    74 dst
        mov r11, qword [r8 + 12816]  ;    66.0 agu0    75 dst
        xor r11, qword [rsp + 3696]  ;    69.3 alu0+agu1   75 dst
        mov qword [rdi + 512], r9    ;    68.3 agu2    75 dst
        mov r9, qword [r8 + 12824]   ;    67.0 agu0    75 dst
        xor r9, qword [rsp + 3704]   ;    70.3 alu1+agu1   75 dst
        mov qword [rdi + 520], r10   ;    69.3 agu2    75 dst
        mov r10, qword [r8 + 12832]  ;    68.0 agu0    75 dst
        xor r10, qword [rsp + 3712]  ;    71.3 alu2+agu1   75 dst
        mov qword [rdi + 528], r11   ;    70.3 agu2    75 dst
        mov r11, qword [r8 + 12840]  ;    69.0 agu0    75 dst
        xor r11, qword [rsp + 3720]  ;    72.3 alu0+agu1   75 dst
        mov qword [rdi + 536], r9    ;    71.3 agu2    75 dst
        mov r9, qword [r8 + 12848]   ;    70.0 agu0    75 dst
        xor r9, qword [rsp + 3728]   ;    73.3 alu1+agu1   75 dst
        mov qword [rdi + 544], r10   ;    72.3 agu2    75 dst
        mov r10, qword [r8 + 12856]  ;    71.0 agu0    75 dst
        xor r10, qword [rsp + 3736]  ;    74.3 alu2+agu1   75 dst
        mov qword [rdi + 552], r11   ;    73.3 agu2    75 dst
        mov r11, qword [r8 + 12864]  ;    72.0 agu0    75 dst
        xor r11, qword [rsp + 3744]  ;    75.3 alu0+agu1   75 dst
        mov qword [rdi + 560], r9    ;    74.3 agu2    75 dst
        mov r9, qword [r8 + 12872]   ;    73.0 agu0    75 dst
        xor r9, qword [rsp + 3752]   ;    76.3 alu1+agu1   75 dst
        mov qword [rdi + 568], r10   ;    75.3 agu2    75 dst
        mov r10, qword [r8 + 12880]  ;    74.0 agu0    75 dst
        xor r10, qword [rsp + 3760]  ;    77.3 alu2+agu1   75 dst
        mov qword [rdi + 576], r11   ;    76.3 agu2    75 dst
        mov r11, qword [r8 + 12888]  ;    75.0 agu0    75 dst
        xor r11, qword [rsp + 3768]  ;    78.3 alu0+agu1   75 dst
        mov qword [rdi + 584], r9    ;    77.3 agu2    75 dst
        mov r9, qword [r8 + 12896]   ;    76.0 agu0    75 dst
        xor r9, qword [rsp + 3776]   ;    79.3 alu1+agu1   75 dst
        mov qword [rdi + 592], r10   ;    78.3 agu2    75 dst
        mov r10, qword [r8 + 12904]  ;    77.0 agu0    75 dst
        xor r10, qword [rsp + 3784]  ;    80.3 alu2+agu1   75 dst
        mov qword [rdi + 600], r11   ;    79.3 agu2    75 dst
        mov r11, qword [r8 + 12912]  ;    78.0 agu0    75 dst
        xor r11, qword [rsp + 3792]  ;    81.3 alu0+agu1   75 dst
        mov qword [rdi + 608], r9    ;    80.3 agu2    75 dst
        mov r9, qword [r8 + 12920]   ;    79.0 agu0    75 dst
        xor r9, qword [rsp + 3800]   ;    82.3 alu1+agu1   75 dst
        mov qword [rdi + 616], r10   ;    81.3 agu2    75 dst
        mov r10, qword [r8 + 12928]  ;    80.0 agu0    75 dst
        xor r10, qword [rsp + 3808]  ;    83.3 alu2+agu1   75 dst
        mov qword [rdi + 624], r11   ;    82.3 agu2    75 dst
        mov r11, qword [r8 + 12936]  ;    81.0 agu0    75 dst
        xor r11, qword [rsp + 3816]  ;    84.3 alu0+agu1   75 dst
        mov qword [rdi + 632], r9    ;    83.3 agu2    75 dst
        mov r9, qword [r8 + 12944]   ;    82.0 agu0    75 dst
        xor r9, qword [rsp + 3824]   ;    85.3 alu1+agu1   75 dst
        mov qword [rdi + 640], r10   ;    84.3 agu2    75 dst
        mov r10, qword [r8 + 12952]  ;    83.0 agu0    75 dst
        xor r10, qword [rsp + 3832]  ;    86.3 alu2+agu1   75 dst
        mov qword [rdi + 648], r11   ;    85.3 agu2    75 dst
        mov r11, qword [r8 + 12960]  ;    84.0 agu0    75 dst
        xor r11, qword [rsp + 3840]  ;    87.3 alu0+agu1   75 dst
        mov qword [rdi + 656], r9    ;    86.3 agu2    75 dst
        mov r9, qword [r8 + 12968]   ;    85.0 agu0    75 dst
        xor r9, qword [rsp + 3848]   ;    88.3 alu1+agu1   75 dst
        mov qword [rdi + 664], r10   ;    87.3 agu2    75 dst
        mov r10, qword [r8 + 12976]  ;    86.0 agu0    75 dst
        xor r10, qword [rsp + 3856]  ;    89.3 alu2+agu1   75 dst
        mov qword [rdi + 672], r11   ;    88.3 agu2    75 dst
        mov r11, qword [r8 + 12984]  ;    87.0 agu0    75 dst
        xor r11, qword [rsp + 3864]  ;    90.3 alu0+agu1   75 dst
        mov qword [rdi + 680], r9    ;    89.3 agu2    75 dst
        mov r9, qword [r8 + 12992]   ;    88.0 agu0    75 dst
        xor r9, qword [rsp + 3872]   ;    91.3 alu1+agu1   75 dst
        mov qword [rdi + 688], r10   ;    90.3 agu2    75 dst
        mov r10, qword [r8 + 13000]  ;    89.0 agu0    75 dst
        xor r10, qword [rsp + 3880]  ;    92.3 alu2+agu1   75 dst
        mov qword [rdi + 696], r11   ;    91.3 agu2    75 dst
        mov r11, qword [r8 + 13008]  ;    90.0 agu0    75 dst
        xor r11, qword [rsp + 3888]  ;    93.3 alu0+agu1   75 dst
        mov qword [rdi + 704], r9    ;    92.3 agu2    75 dst
        mov r9, qword [r8 + 13016]   ;    91.0 agu0    75 dst
        xor r9, qword [rsp + 3896]   ;    94.3 alu1+agu1   75 dst
        mov qword [rdi + 712], r10   ;    93.3 agu2    75 dst
        mov r10, qword [r8 + 13024]  ;    92.0 agu0    75 dst
        xor r10, qword [rsp + 3904]  ;    95.3 alu2+agu1   75 dst
        mov qword [rdi + 720], r11   ;    94.3 agu2    75 dst
        mov r11, qword [r8 + 13032]  ;    93.0 agu0    75 dst
        xor r11, qword [rsp + 3912]  ;    96.3 alu0+agu1   75 dst
        mov qword [rdi + 728], r9    ;    95.3 agu2    75 dst
        mov r9, qword [r8 + 13040]   ;    94.0 agu0    75 dst
        xor r9, qword [rsp + 3920]   ;    97.3 alu1+agu1   75 dst
        mov qword [rdi + 736], r10   ;    96.3 agu2    75 dst
        mov r10, qword [r8 + 13048]  ;    95.0 agu0    75 dst
        xor r10, qword [rsp + 3928]  ;    98.3 alu2+agu1   75 dst
        mov qword [rdi + 744], r11   ;    97.3 agu2    75 dst
        mov r11, qword [r8 + 13056]  ;    96.0 agu0    75 dst
        xor r11, qword [rsp + 3936]  ;    99.3 alu0+agu1   75 dst
        mov qword [rdi + 752], r9    ;    98.3 agu2    75 dst
        mov r9, qword [r8 + 13064]   ;    97.0 agu0    75 dst
        xor r9, qword [rsp + 3944]   ;   100.3 alu1+agu1   75 dst
        mov qword [rdi + 760], r10   ;    99.3 agu2    75 dst
        mov r10, qword [r8 + 13072]  ;    98.0 agu0    75 dst
        xor r10, qword [rsp + 3952]  ;   101.3 alu2+agu1   75 dst
        mov qword [rdi + 768], r11   ;   100.3 agu2    75 dst
        mov r11, qword [r8 + 13080]  ;    99.0 agu0    75 dst
        xor r11, qword [rsp + 3960]  ;   102.3 alu0+agu1   75 dst
        mov qword [rdi + 776], r9    ;   101.3 agu2    75 dst
        mov r9, qword [r8 + 13088]   ;   100.0 agu0    75 dst
        xor r9, qword [rsp + 3968]   ;   103.3 alu1+agu1   75 dst
        mov qword [rdi + 784], r10   ;   102.3 agu2    75 dst
        mov r10, qword [r8 + 13096]  ;   101.0 agu0    75 dst
        xor r10, qword [rsp + 3976]  ;   104.3 alu2+agu1   75 dst
        mov qword [rdi + 792], r11   ;   103.3 agu2    75 dst
        mov r11, qword [r8 + 13104]  ;   102.0 agu0    75 dst
        xor r11, qword [rsp + 3984]  ;   105.3 alu0+agu1   75 dst
        mov qword [rdi + 800], r9    ;   104.3 agu2    75 dst
        mov r9, qword [r8 + 13112]   ;   103.0 agu0    75 dst
        xor r9, qword [rsp + 3992]   ;   106.3 alu1+agu1   75 dst
        mov qword [rdi + 808], r10   ;   105.3 agu2    75 dst
        mov r10, qword [r8 + 13120]  ;   104.0 agu0    75 dst
        xor r10, qword [rsp + 4000]  ;   107.3 alu2+agu1   75 dst
        mov qword [rdi + 816], r11   ;   106.3 agu2    75 dst
        mov r11, qword [r8 + 13128]  ;   105.0 agu0    75 dst
        xor r11, qword [rsp + 4008]  ;   108.3 alu0+agu1   75 dst
        mov qword [rdi + 824], r9    ;   107.3 agu2    75 dst
        mov r9, qword [r8 + 13136]   ;   106.0 agu0    75 dst
        xor r9, qword [rsp + 4016]   ;   109.3 alu1+agu1   75 dst
        mov qword [rdi + 832], r10   ;   108.3 agu2    75 dst
        mov r10, qword [r8 + 13144]  ;   107.0 agu0    75 dst
        xor r10, qword [rsp + 4024]  ;   110.3 alu2+agu1   75 dst
        mov qword [rdi + 840], r11   ;   109.3 agu2    75 dst
        mov r11, qword [r8 + 13152]  ;   108.0 agu0    75 dst
        xor r11, qword [rsp + 4032]  ;   111.3 alu0+agu1   75 dst
        mov qword [rdi + 848], r9    ;   110.3 agu2    75 dst
        mov r9, qword [r8 + 13160]   ;   109.0 agu0    75 dst
        xor r9, qword [rsp + 4040]   ;   112.3 alu1+agu1   75 dst
        mov qword [rdi + 856], r10   ;   111.3 agu2    75 dst
        mov r10, qword [r8 + 13168]  ;   110.0 agu0    75 dst
        xor r10, qword [rsp + 4048]  ;   113.3 alu2+agu1   75 dst
        mov qword [rdi + 864], r11   ;   112.3 agu2    75 dst
        mov r11, qword [r8 + 13176]  ;   111.0 agu0    75 dst
        xor r11, qword [rsp + 4056]  ;   114.3 alu0+agu1   75 dst
        mov qword [rdi + 872], r9    ;   113.3 agu2    75 dst
        mov r9, qword [r8 + 13184]   ;   112.0 agu0    75 dst
        xor r9, qword [rsp + 4064]   ;   115.3 alu1+agu1   75 dst
        mov qword [rdi + 880], r10   ;   114.3 agu2    75 dst
        mov r10, qword [r8 + 13192]  ;   113.0 agu0    75 dst
        xor r10, qword [rsp + 4072]  ;   116.3 alu2+agu1   75 dst
        mov qword [rdi + 888], r11   ;   115.3 agu2    75 dst
        mov r11, qword [r8 + 13200]  ;   114.0 agu0    75 dst
        xor r11, qword [rsp + 4080]  ;   117.3 alu0+agu1   75 dst
        mov qword [rdi + 896], r9    ;   116.3 agu2    75 dst
        mov r9, qword [r8 + 13208]   ;   115.0 agu0    75 dst
        xor r9, qword [rsp + 4088]   ;   118.3 alu1+agu1   75 dst
        mov qword [rdi + 904], r10   ;   117.3 agu2    75 dst
        mov r10, qword [r8 + 13216]  ;   116.0 agu0    75 dst
        xor r10, qword [rsp + 4096]  ;   119.3 alu2+agu1   75 dst
        mov qword [rdi + 912], r11   ;   118.3 agu2    75 dst
        mov r11, qword [r8 + 13224]  ;   117.0 agu0    75 dst
        xor r11, qword [rsp + 4104]  ;   120.3 alu0+agu1   75 dst
        mov qword [rdi + 920], r9    ;   119.3 agu2    75 dst
        mov r9, qword [r8 + 13232]   ;   118.0 agu0    75 dst
        xor r9, qword [rsp + 4112]   ;   121.3 alu1+agu1   75 dst
        mov qword [rdi + 928], r10   ;   120.3 agu2    75 dst
        mov r10, qword [r8 + 13240]  ;   119.0 agu0    75 dst
        xor r10, qword [rsp + 4120]  ;   122.3 alu2+agu1   75 dst
        mov r12, qword [r8 + 13248]  ;   119.7 agu2    75 dst
        xor r12, qword [rsp + 4128]  ;   123.0 alu0+agu0   75 dst
        mov qword [rdi + 936], r11   ;   121.3 agu1    75 dst
        mov r11, qword [r8 + 13256]  ;   120.7 agu2    75 dst
        xor r11, qword [rsp + 4136]  ;   124.0 alu1+agu0   75 dst
        mov qword [rdi + 944], r9    ;   122.3 agu1    75 dst
        mov r9, qword [r8 + 13264]   ;   121.7 agu2    75 dst
        xor r9, qword [rsp + 4144]   ;   125.0 alu2+agu0   75 dst
        mov qword [rdi + 952], r10   ;   123.3 agu1    75 dst
        mov qword [rdi + 960], r12   ;   124.0 agu2    75 dst
        mov r10, qword [r8 + 13272]  ;   123.0 agu0    75 dst
        xor r10, qword [rsp + 4152]  ;   126.3 alu0+agu1   75 dst
        mov qword [rdi + 968], r11   ;   125.0 agu2    75 dst
        mov r11, qword [r8 + 13280]  ;   124.0 agu0    75 dst
        xor r11, qword [rsp + 4160]  ;   127.3 alu1+agu1   75 dst
        mov qword [rdi + 976], r9    ;   126.0 agu2    75 dst
        mov r9, qword [r8 + 13288]   ;   125.0 agu0    75 dst
        xor r9, qword [rsp + 4168]   ;   128.3 alu2+agu1   75 dst
        mov r12, qword [r8 + 13296]  ;   125.7 agu2    75 dst
        xor r12, qword [rsp + 4176]  ;   129.0 alu0+agu0   75 dst
        mov qword [rdi + 984], r10   ;   127.3 agu1    75 dst
        mov r8, qword [r8 + 13304]   ;   126.7 agu2    75 dst
        xor r8, qword [rsp + 4184]   ;   130.0 alu1+agu0   75 dst
        mov qword [rdi + 992], r11   ;   128.3 agu1    75 dst
        lea r10, [rdi + 1024]        ;   127.7 agu2   152 blocks
        mov qword [rdi + 1000], r9   ;   129.3 agu0    75 dst
        mov qword [rdi + 1008], r12  ;   130.0 agu1    75 dst
        mov r9, qword [rsp + 0]      ;   128.7 agu2   152 blocks
        add r9, 0x400                ;   131.7 alu2   152 blocks
        mov qword [rdi + 1016], r8   ;   131.0 agu0    75 dst
        mov qword [rsp + 4208], r10  ;   129.7 agu1   152 blocks
        mov qword [rsp + 0], r9      ;   132.7 agu2   152 blocks
        cmp r9, qword [rsp + 8]      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1088              ;                    frame
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

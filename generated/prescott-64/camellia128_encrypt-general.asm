; camellia128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu prescott-64 --variant general
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 517 uops, planned 261.0; bounds: width 172.3, ports 260.0, path 5.0
;   blocks/groups: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/groups/rounds: 4435 uops, planned 1949.5; bounds: width 1478.3, ports 1949.5, path 68.0
;   blocks/groups.2: 643 uops, planned 276.2; bounds: width 214.3, ports 275.2, path 8.0
;   blocks.2: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/rounds: 4435 uops, planned 1949.5; bounds: width 1478.3, ports 1949.5, path 68.0
;   blocks.4: 519 uops, planned 263.0; bounds: width 173.0, ports 260.0, path 5.0
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
        mov r8d, dword [rsp + 4216]  ;     0.0 p2     152 blocks
        shl r8, 0xa                  ;     4.0 p1     152 blocks
        add r8, qword [rsp + 0]      ;     5.0 p2+p0  152 blocks
        mov qword [rsp + 8], r8      ;     6.0 p0+p3  152 blocks
        cmp dword [rsp + 4216], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 16]     ;     0.0 p2      68 d.0 reload
        mov qword [rsp + 24], r8     ;     4.0 p0+p3   69 groups
        mov r9, qword [r8]           ;     4.0 p2      68 d
        mov r10, qword [rsp + 0]     ;     2.0 p2      68 d.0 reload
        xor r9, qword [r10]          ;    10.0 p2+p0   68 d
        mov qword [rsp + 32], r9     ;    11.0 p0+p3   69 groups
        mov r9, qword [r8 + 8]       ;     4.0 p2      68 d
        xor r9, qword [r10 + 8]      ;    10.0 p2+p0   68 d
        mov qword [rsp + 40], r9     ;    11.0 p0+p3   69 groups
        mov r9, qword [r8 + 16]      ;     6.0 p2      68 d
        xor r9, qword [r10 + 16]     ;    10.0 p2+p0   68 d
        mov qword [rsp + 48], r9     ;    11.0 p0+p3   69 groups
        mov r9, qword [r8 + 24]      ;     8.0 p2      68 d
        xor r9, qword [r10 + 24]     ;    12.0 p2+p0   68 d
        mov qword [rsp + 56], r9     ;    13.0 p0+p3   69 groups
        mov r9, qword [r10 + 32]     ;    10.0 p2      68 d
        xor r9, qword [r8 + 32]      ;    14.0 p2+p0   68 d
        mov qword [rsp + 64], r9     ;    15.0 p0+p3   69 groups
        mov r9, qword [r10 + 40]     ;    12.0 p2      68 d
        xor r9, qword [r8 + 40]      ;    16.0 p2+p0   68 d
        mov qword [rsp + 72], r9     ;    17.0 p0+p3   69 groups
        mov r9, qword [r10 + 48]     ;    14.0 p2      68 d
        xor r9, qword [r8 + 48]      ;    18.0 p2+p0   68 d
        mov qword [rsp + 80], r9     ;    19.0 p0+p3   69 groups
        mov r9, qword [r10 + 56]     ;    16.0 p2      68 d
        xor r9, qword [r8 + 56]      ;    20.0 p2+p0   68 d
        mov qword [rsp + 88], r9     ;    21.0 p0+p3   69 groups
        mov r9, qword [r10 + 64]     ;    18.0 p2      68 d
        xor r9, qword [r8 + 64]      ;    22.0 p2+p0   68 d
        mov qword [rsp + 96], r9     ;    23.0 p0+p3   69 groups
        mov r9, qword [r10 + 72]     ;    20.0 p2      68 d
        xor r9, qword [r8 + 72]      ;    24.0 p2+p0   68 d
        mov qword [rsp + 104], r9    ;    25.0 p0+p3   69 groups
        mov r9, qword [r10 + 80]     ;    22.0 p2      68 d
        xor r9, qword [r8 + 80]      ;    26.0 p2+p0   68 d
        mov qword [rsp + 112], r9    ;    27.0 p0+p3   69 groups
        mov r9, qword [r10 + 88]     ;    24.0 p2      68 d
        xor r9, qword [r8 + 88]      ;    28.0 p2+p0   68 d
        mov qword [rsp + 120], r9    ;    29.0 p0+p3   69 groups
        mov r9, qword [r10 + 96]     ;    26.0 p2      68 d
        xor r9, qword [r8 + 96]      ;    30.0 p2+p0   68 d
        mov qword [rsp + 128], r9    ;    31.0 p0+p3   69 groups
        mov r9, qword [r10 + 104]    ;    28.0 p2      68 d
        xor r9, qword [r8 + 104]     ;    32.0 p2+p0   68 d
        mov qword [rsp + 136], r9    ;    33.0 p0+p3   69 groups
        mov r9, qword [r10 + 112]    ;    30.0 p2      68 d
        xor r9, qword [r8 + 112]     ;    34.0 p2+p0   68 d
        mov qword [rsp + 144], r9    ;    35.0 p0+p3   69 groups
        mov r9, qword [r10 + 120]    ;    32.0 p2      68 d
        xor r9, qword [r8 + 120]     ;    36.0 p2+p0   68 d
        mov qword [rsp + 152], r9    ;    37.0 p0+p3   69 groups
        mov r9, qword [r10 + 128]    ;    34.0 p2      68 d
        xor r9, qword [r8 + 128]     ;    38.0 p2+p0   68 d
        mov qword [rsp + 160], r9    ;    39.0 p0+p3   69 groups
        mov r9, qword [r10 + 136]    ;    36.0 p2      68 d
        xor r9, qword [r8 + 136]     ;    40.0 p2+p0   68 d
        mov qword [rsp + 168], r9    ;    41.0 p0+p3   69 groups
        mov r9, qword [r10 + 144]    ;    38.0 p2      68 d
        xor r9, qword [r8 + 144]     ;    42.0 p2+p0   68 d
        mov qword [rsp + 176], r9    ;    43.0 p0+p3   69 groups
        mov r9, qword [r10 + 152]    ;    40.0 p2      68 d
        xor r9, qword [r8 + 152]     ;    44.0 p2+p0   68 d
        mov qword [rsp + 184], r9    ;    45.0 p0+p3   69 groups
        mov r9, qword [r10 + 160]    ;    42.0 p2      68 d
        xor r9, qword [r8 + 160]     ;    46.0 p2+p0   68 d
        mov qword [rsp + 192], r9    ;    47.0 p0+p3   69 groups
        mov r9, qword [r10 + 168]    ;    44.0 p2      68 d
        xor r9, qword [r8 + 168]     ;    48.0 p2+p0   68 d
        mov qword [rsp + 200], r9    ;    49.0 p0+p3   69 groups
        mov r9, qword [r10 + 176]    ;    46.0 p2      68 d
        xor r9, qword [r8 + 176]     ;    50.0 p2+p0   68 d
        mov qword [rsp + 208], r9    ;    51.0 p0+p3   69 groups
        mov r9, qword [r10 + 184]    ;    48.0 p2      68 d
        xor r9, qword [r8 + 184]     ;    52.0 p2+p0   68 d
        mov qword [rsp + 216], r9    ;    53.0 p0+p3   69 groups
        mov r9, qword [r10 + 192]    ;    50.0 p2      68 d
        xor r9, qword [r8 + 192]     ;    54.0 p2+p0   68 d
        mov qword [rsp + 224], r9    ;    55.0 p0+p3   69 groups
        mov r9, qword [r10 + 200]    ;    52.0 p2      68 d
        xor r9, qword [r8 + 200]     ;    56.0 p2+p0   68 d
        mov qword [rsp + 232], r9    ;    57.0 p0+p3   69 groups
        mov r9, qword [r10 + 208]    ;    54.0 p2      68 d
        xor r9, qword [r8 + 208]     ;    58.0 p2+p0   68 d
        mov qword [rsp + 240], r9    ;    59.0 p0+p3   69 groups
        mov r9, qword [r10 + 216]    ;    56.0 p2      68 d
        xor r9, qword [r8 + 216]     ;    60.0 p2+p0   68 d
        mov qword [rsp + 248], r9    ;    61.0 p0+p3   69 groups
        mov r9, qword [r10 + 224]    ;    58.0 p2      68 d
        xor r9, qword [r8 + 224]     ;    62.0 p2+p0   68 d
        mov qword [rsp + 256], r9    ;    63.0 p0+p3   69 groups
        mov r9, qword [r10 + 232]    ;    60.0 p2      68 d
        xor r9, qword [r8 + 232]     ;    64.0 p2+p0   68 d
        mov qword [rsp + 264], r9    ;    65.0 p0+p3   69 groups
        mov r9, qword [r10 + 240]    ;    62.0 p2      68 d
        xor r9, qword [r8 + 240]     ;    66.0 p2+p0   68 d
        mov qword [rsp + 272], r9    ;    67.0 p0+p3   69 groups
        mov r9, qword [r10 + 248]    ;    64.0 p2      68 d
        xor r9, qword [r8 + 248]     ;    68.0 p2+p0   68 d
        mov qword [rsp + 280], r9    ;    69.0 p0+p3   69 groups
        mov r9, qword [r10 + 256]    ;    66.0 p2      68 d
        xor r9, qword [r8 + 256]     ;    70.0 p2+p0   68 d
        mov qword [rsp + 288], r9    ;    71.0 p0+p3   69 groups
        mov r9, qword [r10 + 264]    ;    68.0 p2      68 d
        xor r9, qword [r8 + 264]     ;    72.0 p2+p0   68 d
        mov qword [rsp + 296], r9    ;    73.0 p0+p3   69 groups
        mov r9, qword [r10 + 272]    ;    70.0 p2      68 d
        xor r9, qword [r8 + 272]     ;    74.0 p2+p0   68 d
        mov qword [rsp + 304], r9    ;    75.0 p0+p3   69 groups
        mov r9, qword [r10 + 280]    ;    72.0 p2      68 d
        xor r9, qword [r8 + 280]     ;    76.0 p2+p0   68 d
        mov qword [rsp + 312], r9    ;    77.0 p0+p3   69 groups
        mov r9, qword [r10 + 288]    ;    74.0 p2      68 d
        xor r9, qword [r8 + 288]     ;    78.0 p2+p0   68 d
        mov qword [rsp + 320], r9    ;    79.0 p0+p3   69 groups
        mov r9, qword [r10 + 296]    ;    76.0 p2      68 d
        xor r9, qword [r8 + 296]     ;    80.0 p2+p0   68 d
        mov qword [rsp + 328], r9    ;    81.0 p0+p3   69 groups
        mov r9, qword [r10 + 304]    ;    78.0 p2      68 d
        xor r9, qword [r8 + 304]     ;    82.0 p2+p0   68 d
        mov qword [rsp + 336], r9    ;    83.0 p0+p3   69 groups
        mov r9, qword [r10 + 312]    ;    80.0 p2      68 d
        xor r9, qword [r8 + 312]     ;    84.0 p2+p0   68 d
        mov qword [rsp + 344], r9    ;    85.0 p0+p3   69 groups
        mov r9, qword [r10 + 320]    ;    82.0 p2      68 d
        xor r9, qword [r8 + 320]     ;    86.0 p2+p0   68 d
        mov qword [rsp + 352], r9    ;    87.0 p0+p3   69 groups
        mov r9, qword [r10 + 328]    ;    84.0 p2      68 d
        xor r9, qword [r8 + 328]     ;    88.0 p2+p0   68 d
        mov qword [rsp + 360], r9    ;    89.0 p0+p3   69 groups
        mov r9, qword [r10 + 336]    ;    86.0 p2      68 d
        xor r9, qword [r8 + 336]     ;    90.0 p2+p0   68 d
        mov qword [rsp + 368], r9    ;    91.0 p0+p3   69 groups
        mov r9, qword [r10 + 344]    ;    88.0 p2      68 d
        xor r9, qword [r8 + 344]     ;    92.0 p2+p0   68 d
        mov qword [rsp + 376], r9    ;    93.0 p0+p3   69 groups
        mov r9, qword [r10 + 352]    ;    90.0 p2      68 d
        xor r9, qword [r8 + 352]     ;    94.0 p2+p0   68 d
        mov qword [rsp + 384], r9    ;    95.0 p0+p3   69 groups
        mov r9, qword [r10 + 360]    ;    92.0 p2      68 d
        xor r9, qword [r8 + 360]     ;    96.0 p2+p0   68 d
        mov qword [rsp + 392], r9    ;    97.0 p0+p3   69 groups
        mov r9, qword [r10 + 368]    ;    94.0 p2      68 d
        xor r9, qword [r8 + 368]     ;    98.0 p2+p0   68 d
        mov qword [rsp + 400], r9    ;    99.0 p0+p3   69 groups
        mov r9, qword [r10 + 376]    ;    96.0 p2      68 d
        xor r9, qword [r8 + 376]     ;   100.0 p2+p0   68 d
        mov qword [rsp + 408], r9    ;   101.0 p0+p3   69 groups
        mov r9, qword [r10 + 384]    ;    98.0 p2      68 d
        xor r9, qword [r8 + 384]     ;   102.0 p2+p0   68 d
        mov qword [rsp + 416], r9    ;   103.0 p0+p3   69 groups
        mov r9, qword [r10 + 392]    ;   100.0 p2      68 d
        xor r9, qword [r8 + 392]     ;   104.0 p2+p0   68 d
        mov qword [rsp + 424], r9    ;   105.0 p0+p3   69 groups
        mov r9, qword [r10 + 400]    ;   102.0 p2      68 d
        xor r9, qword [r8 + 400]     ;   106.0 p2+p0   68 d
        mov qword [rsp + 432], r9    ;   107.0 p0+p3   69 groups
        mov r9, qword [r10 + 408]    ;   104.0 p2      68 d
        xor r9, qword [r8 + 408]     ;   108.0 p2+p0   68 d
        mov qword [rsp + 440], r9    ;   109.0 p0+p3   69 groups
        mov r9, qword [r10 + 416]    ;   106.0 p2      68 d
        xor r9, qword [r8 + 416]     ;   110.0 p2+p0   68 d
        mov qword [rsp + 448], r9    ;   111.0 p0+p3   69 groups
        mov r9, qword [r10 + 424]    ;   108.0 p2      68 d
        xor r9, qword [r8 + 424]     ;   112.0 p2+p0   68 d
        mov qword [rsp + 456], r9    ;   113.0 p0+p3   69 groups
        mov r9, qword [r10 + 432]    ;   110.0 p2      68 d
        xor r9, qword [r8 + 432]     ;   114.0 p2+p0   68 d
        mov qword [rsp + 464], r9    ;   115.0 p0+p3   69 groups
        mov r9, qword [r10 + 440]    ;   112.0 p2      68 d
        xor r9, qword [r8 + 440]     ;   116.0 p2+p0   68 d
        mov qword [rsp + 472], r9    ;   117.0 p0+p3   69 groups
        mov r9, qword [r10 + 448]    ;   114.0 p2      68 d
        xor r9, qword [r8 + 448]     ;   118.0 p2+p0   68 d
        mov qword [rsp + 480], r9    ;   119.0 p0+p3   69 groups
        mov r9, qword [r10 + 456]    ;   116.0 p2      68 d
        xor r9, qword [r8 + 456]     ;   120.0 p2+p0   68 d
        mov qword [rsp + 488], r9    ;   121.0 p0+p3   69 groups
        mov r9, qword [r10 + 464]    ;   118.0 p2      68 d
        xor r9, qword [r8 + 464]     ;   122.0 p2+p0   68 d
        mov qword [rsp + 496], r9    ;   123.0 p0+p3   69 groups
        mov r9, qword [r10 + 472]    ;   120.0 p2      68 d
        xor r9, qword [r8 + 472]     ;   124.0 p2+p0   68 d
        mov qword [rsp + 504], r9    ;   125.0 p0+p3   69 groups
        mov r9, qword [r10 + 480]    ;   122.0 p2      68 d
        xor r9, qword [r8 + 480]     ;   126.0 p2+p0   68 d
        mov qword [rsp + 512], r9    ;   127.0 p0+p3   69 groups
        mov r9, qword [r10 + 488]    ;   124.0 p2      68 d
        xor r9, qword [r8 + 488]     ;   128.0 p2+p0   68 d
        mov qword [rsp + 520], r9    ;   129.0 p0+p3   69 groups
        mov r9, qword [r10 + 496]    ;   126.0 p2      68 d
        xor r9, qword [r8 + 496]     ;   130.0 p2+p0   68 d
        mov qword [rsp + 528], r9    ;   131.0 p0+p3   69 groups
        mov r9, qword [r10 + 504]    ;   128.0 p2      68 d
        xor r9, qword [r8 + 504]     ;   132.0 p2+p0   68 d
        mov qword [rsp + 536], r9    ;   133.0 p0+p3   69 groups
        mov r9, qword [r10 + 512]    ;   130.0 p2      68 d
        xor r9, qword [r8 + 512]     ;   134.0 p2+p0   68 d
        mov qword [rsp + 544], r9    ;   135.0 p0+p3   69 groups
        mov r9, qword [r10 + 520]    ;   132.0 p2      68 d
        xor r9, qword [r8 + 520]     ;   136.0 p2+p0   68 d
        mov qword [rsp + 552], r9    ;   137.0 p0+p3   69 groups
        mov r9, qword [r10 + 528]    ;   134.0 p2      68 d
        xor r9, qword [r8 + 528]     ;   138.0 p2+p0   68 d
        mov qword [rsp + 560], r9    ;   139.0 p0+p3   69 groups
        mov r9, qword [r10 + 536]    ;   136.0 p2      68 d
        xor r9, qword [r8 + 536]     ;   140.0 p2+p0   68 d
        mov qword [rsp + 568], r9    ;   141.0 p0+p3   69 groups
        mov r9, qword [r10 + 544]    ;   138.0 p2      68 d
        xor r9, qword [r8 + 544]     ;   142.0 p2+p0   68 d
        mov qword [rsp + 576], r9    ;   143.0 p0+p3   69 groups
        mov r9, qword [r10 + 552]    ;   140.0 p2      68 d
        xor r9, qword [r8 + 552]     ;   144.0 p2+p0   68 d
        mov qword [rsp + 584], r9    ;   145.0 p0+p3   69 groups
        mov r9, qword [r10 + 560]    ;   142.0 p2      68 d
        xor r9, qword [r8 + 560]     ;   146.0 p2+p0   68 d
        mov qword [rsp + 592], r9    ;   147.0 p0+p3   69 groups
        mov r9, qword [r10 + 568]    ;   144.0 p2      68 d
        xor r9, qword [r8 + 568]     ;   148.0 p2+p0   68 d
        mov qword [rsp + 600], r9    ;   149.0 p0+p3   69 groups
        mov r9, qword [r10 + 576]    ;   146.0 p2      68 d
        xor r9, qword [r8 + 576]     ;   150.0 p2+p0   68 d
        mov qword [rsp + 608], r9    ;   151.0 p0+p3   69 groups
        mov r9, qword [r10 + 584]    ;   148.0 p2      68 d
        xor r9, qword [r8 + 584]     ;   152.0 p2+p0   68 d
        mov qword [rsp + 616], r9    ;   153.0 p0+p3   69 groups
        mov r9, qword [r10 + 592]    ;   150.0 p2      68 d
        xor r9, qword [r8 + 592]     ;   154.0 p2+p0   68 d
        mov qword [rsp + 624], r9    ;   155.0 p0+p3   69 groups
        mov r9, qword [r10 + 600]    ;   152.0 p2      68 d
        xor r9, qword [r8 + 600]     ;   156.0 p2+p0   68 d
        mov qword [rsp + 632], r9    ;   157.0 p0+p3   69 groups
        mov r9, qword [r10 + 608]    ;   154.0 p2      68 d
        xor r9, qword [r8 + 608]     ;   158.0 p2+p0   68 d
        mov qword [rsp + 640], r9    ;   159.0 p0+p3   69 groups
        mov r9, qword [r10 + 616]    ;   156.0 p2      68 d
        xor r9, qword [r8 + 616]     ;   160.0 p2+p0   68 d
        mov qword [rsp + 648], r9    ;   161.0 p0+p3   69 groups
        mov r9, qword [r10 + 624]    ;   158.0 p2      68 d
        xor r9, qword [r8 + 624]     ;   162.0 p2+p0   68 d
        mov qword [rsp + 656], r9    ;   163.0 p0+p3   69 groups
        mov r9, qword [r10 + 632]    ;   160.0 p2      68 d
        xor r9, qword [r8 + 632]     ;   164.0 p2+p0   68 d
        mov qword [rsp + 664], r9    ;   165.0 p0+p3   69 groups
        mov r9, qword [r10 + 640]    ;   162.0 p2      68 d
        xor r9, qword [r8 + 640]     ;   166.0 p2+p0   68 d
        mov qword [rsp + 672], r9    ;   167.0 p0+p3   69 groups
        mov r9, qword [r10 + 648]    ;   164.0 p2      68 d
        xor r9, qword [r8 + 648]     ;   168.0 p2+p0   68 d
        mov qword [rsp + 680], r9    ;   169.0 p0+p3   69 groups
        mov r9, qword [r10 + 656]    ;   166.0 p2      68 d
        xor r9, qword [r8 + 656]     ;   170.0 p2+p0   68 d
        mov qword [rsp + 688], r9    ;   171.0 p0+p3   69 groups
        mov r9, qword [r10 + 664]    ;   168.0 p2      68 d
        xor r9, qword [r8 + 664]     ;   172.0 p2+p0   68 d
        mov qword [rsp + 696], r9    ;   173.0 p0+p3   69 groups
        mov r9, qword [r10 + 672]    ;   170.0 p2      68 d
        xor r9, qword [r8 + 672]     ;   174.0 p2+p0   68 d
        mov qword [rsp + 704], r9    ;   175.0 p0+p3   69 groups
        mov r9, qword [r10 + 680]    ;   172.0 p2      68 d
        xor r9, qword [r8 + 680]     ;   176.0 p2+p0   68 d
        mov qword [rsp + 712], r9    ;   177.0 p0+p3   69 groups
        mov r9, qword [r10 + 688]    ;   174.0 p2      68 d
        xor r9, qword [r8 + 688]     ;   178.0 p2+p0   68 d
        mov qword [rsp + 720], r9    ;   179.0 p0+p3   69 groups
        mov r9, qword [r10 + 696]    ;   176.0 p2      68 d
        xor r9, qword [r8 + 696]     ;   180.0 p2+p0   68 d
        mov qword [rsp + 728], r9    ;   181.0 p0+p3   69 groups
        mov r9, qword [r10 + 704]    ;   178.0 p2      68 d
        xor r9, qword [r8 + 704]     ;   182.0 p2+p0   68 d
        mov qword [rsp + 736], r9    ;   183.0 p0+p3   69 groups
        mov r9, qword [r10 + 712]    ;   180.0 p2      68 d
        xor r9, qword [r8 + 712]     ;   184.0 p2+p0   68 d
        mov qword [rsp + 744], r9    ;   185.0 p0+p3   69 groups
        mov r9, qword [r10 + 720]    ;   182.0 p2      68 d
        xor r9, qword [r8 + 720]     ;   186.0 p2+p0   68 d
        mov qword [rsp + 752], r9    ;   187.0 p0+p3   69 groups
        mov r9, qword [r10 + 728]    ;   184.0 p2      68 d
        xor r9, qword [r8 + 728]     ;   188.0 p2+p0   68 d
        mov qword [rsp + 760], r9    ;   189.0 p0+p3   69 groups
        mov r9, qword [r10 + 736]    ;   186.0 p2      68 d
        xor r9, qword [r8 + 736]     ;   190.0 p2+p0   68 d
        mov qword [rsp + 768], r9    ;   191.0 p0+p3   69 groups
        mov r9, qword [r10 + 744]    ;   188.0 p2      68 d
        xor r9, qword [r8 + 744]     ;   192.0 p2+p0   68 d
        mov qword [rsp + 776], r9    ;   193.0 p0+p3   69 groups
        mov r9, qword [r10 + 752]    ;   190.0 p2      68 d
        xor r9, qword [r8 + 752]     ;   194.0 p2+p0   68 d
        mov qword [rsp + 784], r9    ;   195.0 p0+p3   69 groups
        mov r9, qword [r10 + 760]    ;   192.0 p2      68 d
        xor r9, qword [r8 + 760]     ;   196.0 p2+p0   68 d
        mov qword [rsp + 792], r9    ;   197.0 p0+p3   69 groups
        mov r9, qword [r10 + 768]    ;   194.0 p2      68 d
        xor r9, qword [r8 + 768]     ;   198.0 p2+p0   68 d
        mov qword [rsp + 800], r9    ;   199.0 p0+p3   69 groups
        mov r9, qword [r10 + 776]    ;   196.0 p2      68 d
        xor r9, qword [r8 + 776]     ;   200.0 p2+p0   68 d
        mov qword [rsp + 808], r9    ;   201.0 p0+p3   69 groups
        mov r9, qword [r10 + 784]    ;   198.0 p2      68 d
        xor r9, qword [r8 + 784]     ;   202.0 p2+p0   68 d
        mov qword [rsp + 816], r9    ;   203.0 p0+p3   69 groups
        mov r9, qword [r10 + 792]    ;   200.0 p2      68 d
        xor r9, qword [r8 + 792]     ;   204.0 p2+p0   68 d
        mov qword [rsp + 824], r9    ;   205.0 p0+p3   69 groups
        mov r9, qword [r10 + 800]    ;   202.0 p2      68 d
        xor r9, qword [r8 + 800]     ;   206.0 p2+p0   68 d
        mov qword [rsp + 832], r9    ;   207.0 p0+p3   69 groups
        mov r9, qword [r10 + 808]    ;   204.0 p2      68 d
        xor r9, qword [r8 + 808]     ;   208.0 p2+p0   68 d
        mov qword [rsp + 840], r9    ;   209.0 p0+p3   69 groups
        mov r9, qword [r10 + 816]    ;   206.0 p2      68 d
        xor r9, qword [r8 + 816]     ;   210.0 p2+p0   68 d
        mov qword [rsp + 848], r9    ;   211.0 p0+p3   69 groups
        mov r9, qword [r10 + 824]    ;   208.0 p2      68 d
        xor r9, qword [r8 + 824]     ;   212.0 p2+p0   68 d
        mov qword [rsp + 856], r9    ;   213.0 p0+p3   69 groups
        mov r9, qword [r10 + 832]    ;   210.0 p2      68 d
        xor r9, qword [r8 + 832]     ;   214.0 p2+p0   68 d
        mov qword [rsp + 864], r9    ;   215.0 p0+p3   69 groups
        mov r9, qword [r10 + 840]    ;   212.0 p2      68 d
        xor r9, qword [r8 + 840]     ;   216.0 p2+p0   68 d
        mov qword [rsp + 872], r9    ;   217.0 p0+p3   69 groups
        mov r9, qword [r10 + 848]    ;   214.0 p2      68 d
        xor r9, qword [r8 + 848]     ;   218.0 p2+p0   68 d
        mov qword [rsp + 880], r9    ;   219.0 p0+p3   69 groups
        mov r9, qword [r10 + 856]    ;   216.0 p2      68 d
        xor r9, qword [r8 + 856]     ;   220.0 p2+p0   68 d
        mov qword [rsp + 888], r9    ;   221.0 p0+p3   69 groups
        mov r9, qword [r10 + 864]    ;   218.0 p2      68 d
        xor r9, qword [r8 + 864]     ;   222.0 p2+p0   68 d
        mov qword [rsp + 896], r9    ;   223.0 p0+p3   69 groups
        mov r9, qword [r10 + 872]    ;   220.0 p2      68 d
        xor r9, qword [r8 + 872]     ;   224.0 p2+p0   68 d
        mov qword [rsp + 904], r9    ;   225.0 p0+p3   69 groups
        mov r9, qword [r10 + 880]    ;   222.0 p2      68 d
        xor r9, qword [r8 + 880]     ;   226.0 p2+p0   68 d
        mov qword [rsp + 912], r9    ;   227.0 p0+p3   69 groups
        mov r9, qword [r10 + 888]    ;   224.0 p2      68 d
        xor r9, qword [r8 + 888]     ;   228.0 p2+p0   68 d
        mov qword [rsp + 920], r9    ;   229.0 p0+p3   69 groups
        mov r9, qword [r10 + 896]    ;   226.0 p2      68 d
        xor r9, qword [r8 + 896]     ;   230.0 p2+p0   68 d
        mov qword [rsp + 928], r9    ;   231.0 p0+p3   69 groups
        mov r9, qword [r10 + 904]    ;   228.0 p2      68 d
        xor r9, qword [r8 + 904]     ;   232.0 p2+p0   68 d
        mov qword [rsp + 936], r9    ;   233.0 p0+p3   69 groups
        mov r9, qword [r10 + 912]    ;   230.0 p2      68 d
        xor r9, qword [r8 + 912]     ;   234.0 p2+p0   68 d
        mov qword [rsp + 944], r9    ;   235.0 p0+p3   69 groups
        mov r9, qword [r10 + 920]    ;   232.0 p2      68 d
        xor r9, qword [r8 + 920]     ;   236.0 p2+p0   68 d
        mov qword [rsp + 952], r9    ;   237.0 p0+p3   69 groups
        mov r9, qword [r10 + 928]    ;   234.0 p2      68 d
        xor r9, qword [r8 + 928]     ;   238.0 p2+p0   68 d
        mov qword [rsp + 960], r9    ;   239.0 p0+p3   69 groups
        mov r9, qword [r10 + 936]    ;   236.0 p2      68 d
        xor r9, qword [r8 + 936]     ;   240.0 p2+p0   68 d
        mov qword [rsp + 968], r9    ;   241.0 p0+p3   69 groups
        mov r9, qword [r10 + 944]    ;   238.0 p2      68 d
        xor r9, qword [r8 + 944]     ;   242.0 p2+p0   68 d
        mov qword [rsp + 976], r9    ;   243.0 p0+p3   69 groups
        mov r9, qword [r10 + 952]    ;   240.0 p2      68 d
        xor r9, qword [r8 + 952]     ;   244.0 p2+p0   68 d
        mov qword [rsp + 984], r9    ;   245.0 p0+p3   69 groups
        mov r9, qword [r10 + 960]    ;   242.0 p2      68 d
        xor r9, qword [r8 + 960]     ;   246.0 p2+p0   68 d
        mov qword [rsp + 992], r9    ;   247.0 p0+p3   69 groups
        mov r9, qword [r10 + 968]    ;   244.0 p2      68 d
        xor r9, qword [r8 + 968]     ;   248.0 p2+p0   68 d
        mov qword [rsp + 1000], r9   ;   249.0 p0+p3   69 groups
        mov r9, qword [r10 + 976]    ;   246.0 p2      68 d
        xor r9, qword [r8 + 976]     ;   250.0 p2+p0   68 d
        mov qword [rsp + 1008], r9   ;   251.0 p0+p3   69 groups
        mov r9, qword [r10 + 984]    ;   248.0 p2      68 d
        xor r9, qword [r8 + 984]     ;   252.0 p2+p0   68 d
        mov qword [rsp + 1016], r9   ;   253.0 p0+p3   69 groups
        mov r9, qword [r10 + 992]    ;   250.0 p2      68 d
        xor r9, qword [r8 + 992]     ;   254.0 p2+p0   68 d
        mov qword [rsp + 1024], r9   ;   255.0 p0+p3   69 groups
        mov r9, qword [r10 + 1000]   ;   252.0 p2      68 d
        xor r9, qword [r8 + 1000]    ;   256.0 p2+p0   68 d
        mov qword [rsp + 1032], r9   ;   257.0 p0+p3   69 groups
        mov r9, qword [r10 + 1008]   ;   254.0 p2      68 d
        xor r9, qword [r8 + 1008]    ;   258.0 p2+p0   68 d
        mov qword [rsp + 1040], r9   ;   259.0 p0+p3   69 groups
        mov r9, qword [r10 + 1016]   ;   256.0 p2      68 d
        xor r9, qword [r8 + 1016]    ;   260.0 p2+p0   68 d
        mov qword [rsp + 1048], r9   ;   261.0 p0+p3   69 groups
        add r8, 0x2000               ;   199.3 p1      69 groups
        mov qword [rsp + 1056], r8   ;   258.3 p0+p3   69 groups
        align 16
.groups_2:
        mov r8, qword [rsp + 544]    ;     0.0 p2      60 rounds reload
        mov qword [rsp + 1064], r8   ;     4.0 p0+p3   60 rounds
        mov r8, qword [rsp + 552]    ;     1.0 p2      60 rounds reload
        mov qword [rsp + 1072], r8   ;     5.0 p0+p3   60 rounds
        mov r8, qword [rsp + 560]    ;     2.0 p2      60 rounds reload
        mov qword [rsp + 1080], r8   ;     6.0 p0+p3   60 rounds
        mov r8, qword [rsp + 568]    ;     3.0 p2      60 rounds reload
        mov qword [rsp + 1088], r8   ;     7.0 p0+p3   60 rounds
        mov r8, qword [rsp + 576]    ;     4.0 p2      60 rounds reload
        mov qword [rsp + 1096], r8   ;     8.3 p0+p3   60 rounds
        mov r8, qword [rsp + 584]    ;     5.0 p2      60 rounds reload
        mov qword [rsp + 1104], r8   ;    10.3 p0+p3   60 rounds
        mov r8, qword [rsp + 592]    ;     6.0 p2      60 rounds reload
        mov qword [rsp + 1112], r8   ;    12.3 p0+p3   60 rounds
        mov r8, qword [rsp + 600]    ;     7.0 p2      60 rounds reload
        mov qword [rsp + 1120], r8   ;    14.3 p0+p3   60 rounds
        mov r8, qword [rsp + 608]    ;     8.0 p2      60 rounds reload
        mov qword [rsp + 1128], r8   ;    16.3 p0+p3   60 rounds
        mov r8, qword [rsp + 616]    ;     9.0 p2      60 rounds reload
        mov qword [rsp + 1136], r8   ;    18.3 p0+p3   60 rounds
        mov r8, qword [rsp + 624]    ;    10.0 p2      60 rounds reload
        mov qword [rsp + 1144], r8   ;    20.3 p0+p3   60 rounds
        mov r8, qword [rsp + 632]    ;    11.0 p2      60 rounds reload
        mov qword [rsp + 1152], r8   ;    22.3 p0+p3   60 rounds
        mov r8, qword [rsp + 640]    ;    12.0 p2      60 rounds reload
        mov qword [rsp + 1160], r8   ;    24.3 p0+p3   60 rounds
        mov r8, qword [rsp + 648]    ;    13.0 p2      60 rounds reload
        mov qword [rsp + 1168], r8   ;    26.3 p0+p3   60 rounds
        mov r8, qword [rsp + 656]    ;    14.0 p2      60 rounds reload
        mov qword [rsp + 1176], r8   ;    28.3 p0+p3   60 rounds
        mov r8, qword [rsp + 664]    ;    15.0 p2      60 rounds reload
        mov qword [rsp + 1184], r8   ;    30.3 p0+p3   60 rounds
        mov r8, qword [rsp + 672]    ;    16.0 p2      60 rounds reload
        mov qword [rsp + 1192], r8   ;    32.3 p0+p3   60 rounds
        mov r8, qword [rsp + 680]    ;    17.0 p2      60 rounds reload
        mov qword [rsp + 1200], r8   ;    34.3 p0+p3   60 rounds
        mov r8, qword [rsp + 688]    ;    18.0 p2      60 rounds reload
        mov qword [rsp + 1208], r8   ;    36.3 p0+p3   60 rounds
        mov r8, qword [rsp + 696]    ;    19.0 p2      60 rounds reload
        mov qword [rsp + 1216], r8   ;    38.3 p0+p3   60 rounds
        mov r8, qword [rsp + 704]    ;    20.0 p2      60 rounds reload
        mov qword [rsp + 1224], r8   ;    40.3 p0+p3   60 rounds
        mov r8, qword [rsp + 712]    ;    21.0 p2      60 rounds reload
        mov qword [rsp + 1232], r8   ;    42.3 p0+p3   60 rounds
        mov r8, qword [rsp + 720]    ;    22.0 p2      60 rounds reload
        mov qword [rsp + 1240], r8   ;    44.3 p0+p3   60 rounds
        mov r8, qword [rsp + 728]    ;    23.0 p2      60 rounds reload
        mov qword [rsp + 1248], r8   ;    46.3 p0+p3   60 rounds
        mov r8, qword [rsp + 736]    ;    24.0 p2      60 rounds reload
        mov qword [rsp + 1256], r8   ;    48.3 p0+p3   60 rounds
        mov r8, qword [rsp + 744]    ;    25.0 p2      60 rounds reload
        mov qword [rsp + 1264], r8   ;    50.3 p0+p3   60 rounds
        mov r8, qword [rsp + 752]    ;    26.0 p2      60 rounds reload
        mov qword [rsp + 1272], r8   ;    52.3 p0+p3   60 rounds
        mov r8, qword [rsp + 760]    ;    27.0 p2      60 rounds reload
        mov qword [rsp + 1280], r8   ;    54.3 p0+p3   60 rounds
        mov r8, qword [rsp + 768]    ;    28.0 p2      60 rounds reload
        mov qword [rsp + 1288], r8   ;    56.3 p0+p3   60 rounds
        mov r8, qword [rsp + 776]    ;    29.0 p2      60 rounds reload
        mov qword [rsp + 1296], r8   ;    58.3 p0+p3   60 rounds
        mov r8, qword [rsp + 784]    ;    30.0 p2      60 rounds reload
        mov qword [rsp + 1304], r8   ;    60.3 p0+p3   60 rounds
        mov r8, qword [rsp + 792]    ;    31.0 p2      60 rounds reload
        mov qword [rsp + 1312], r8   ;    62.3 p0+p3   60 rounds
        mov r8, qword [rsp + 800]    ;    32.0 p2      60 rounds reload
        mov qword [rsp + 1320], r8   ;    64.3 p0+p3   60 rounds
        mov r8, qword [rsp + 808]    ;    33.0 p2      60 rounds reload
        mov qword [rsp + 1328], r8   ;    66.3 p0+p3   60 rounds
        mov r8, qword [rsp + 816]    ;    34.0 p2      60 rounds reload
        mov qword [rsp + 1336], r8   ;    68.3 p0+p3   60 rounds
        mov r8, qword [rsp + 824]    ;    35.0 p2      60 rounds reload
        mov qword [rsp + 1344], r8   ;    70.3 p0+p3   60 rounds
        mov r8, qword [rsp + 832]    ;    36.0 p2      60 rounds reload
        mov qword [rsp + 1352], r8   ;    72.3 p0+p3   60 rounds
        mov r8, qword [rsp + 840]    ;    37.0 p2      60 rounds reload
        mov qword [rsp + 1360], r8   ;    74.3 p0+p3   60 rounds
        mov r8, qword [rsp + 848]    ;    38.0 p2      60 rounds reload
        mov qword [rsp + 1368], r8   ;    76.3 p0+p3   60 rounds
        mov r8, qword [rsp + 856]    ;    39.0 p2      60 rounds reload
        mov qword [rsp + 1376], r8   ;    78.3 p0+p3   60 rounds
        mov r8, qword [rsp + 864]    ;    40.0 p2      60 rounds reload
        mov qword [rsp + 1384], r8   ;    80.3 p0+p3   60 rounds
        mov r8, qword [rsp + 872]    ;    41.0 p2      60 rounds reload
        mov qword [rsp + 1392], r8   ;    82.3 p0+p3   60 rounds
        mov r8, qword [rsp + 880]    ;    42.0 p2      60 rounds reload
        mov qword [rsp + 1400], r8   ;    84.3 p0+p3   60 rounds
        mov r8, qword [rsp + 888]    ;    43.0 p2      60 rounds reload
        mov qword [rsp + 1408], r8   ;    86.3 p0+p3   60 rounds
        mov r8, qword [rsp + 896]    ;    44.0 p2      60 rounds reload
        mov qword [rsp + 1416], r8   ;    88.3 p0+p3   60 rounds
        mov r8, qword [rsp + 904]    ;    45.0 p2      60 rounds reload
        mov qword [rsp + 1424], r8   ;    90.3 p0+p3   60 rounds
        mov r8, qword [rsp + 912]    ;    46.0 p2      60 rounds reload
        mov qword [rsp + 1432], r8   ;    92.3 p0+p3   60 rounds
        mov r8, qword [rsp + 920]    ;    47.0 p2      60 rounds reload
        mov qword [rsp + 1440], r8   ;    94.3 p0+p3   60 rounds
        mov r8, qword [rsp + 928]    ;    48.0 p2      60 rounds reload
        mov qword [rsp + 1448], r8   ;    96.3 p0+p3   60 rounds
        mov r8, qword [rsp + 936]    ;    49.0 p2      60 rounds reload
        mov qword [rsp + 1456], r8   ;    98.3 p0+p3   60 rounds
        mov r8, qword [rsp + 944]    ;    50.0 p2      60 rounds reload
        mov qword [rsp + 1464], r8   ;   100.3 p0+p3   60 rounds
        mov r8, qword [rsp + 952]    ;    51.0 p2      60 rounds reload
        mov qword [rsp + 1472], r8   ;   102.3 p0+p3   60 rounds
        mov r8, qword [rsp + 960]    ;    52.0 p2      60 rounds reload
        mov qword [rsp + 1480], r8   ;   104.3 p0+p3   60 rounds
        mov r8, qword [rsp + 968]    ;    53.0 p2      60 rounds reload
        mov qword [rsp + 1488], r8   ;   106.3 p0+p3   60 rounds
        mov r8, qword [rsp + 976]    ;    54.0 p2      60 rounds reload
        mov qword [rsp + 1496], r8   ;   108.3 p0+p3   60 rounds
        mov r8, qword [rsp + 984]    ;    55.0 p2      60 rounds reload
        mov qword [rsp + 1504], r8   ;   110.3 p0+p3   60 rounds
        mov r8, qword [rsp + 992]    ;    56.0 p2      60 rounds reload
        mov qword [rsp + 1512], r8   ;   112.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1000]   ;    57.0 p2      60 rounds reload
        mov qword [rsp + 1520], r8   ;   114.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1008]   ;    58.0 p2      60 rounds reload
        mov qword [rsp + 1528], r8   ;   116.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1016]   ;    59.0 p2      60 rounds reload
        mov qword [rsp + 1536], r8   ;   118.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1024]   ;    60.0 p2      60 rounds reload
        mov qword [rsp + 1544], r8   ;   120.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1032]   ;    61.0 p2      60 rounds reload
        mov qword [rsp + 1552], r8   ;   122.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1040]   ;    62.0 p2      60 rounds reload
        mov qword [rsp + 1560], r8   ;   124.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1048]   ;    63.0 p2      60 rounds reload
        mov qword [rsp + 1568], r8   ;   126.3 p0+p3   60 rounds
        mov r8, qword [rsp + 32]     ;    64.0 p2      60 rounds reload
        mov qword [rsp + 1576], r8   ;   128.3 p0+p3   60 rounds
        mov r8, qword [rsp + 40]     ;    65.0 p2      60 rounds reload
        mov qword [rsp + 1584], r8   ;   130.3 p0+p3   60 rounds
        mov r8, qword [rsp + 48]     ;    66.0 p2      60 rounds reload
        mov qword [rsp + 1592], r8   ;   132.3 p0+p3   60 rounds
        mov r8, qword [rsp + 56]     ;    67.0 p2      60 rounds reload
        mov qword [rsp + 1600], r8   ;   134.3 p0+p3   60 rounds
        mov r8, qword [rsp + 64]     ;    68.0 p2      60 rounds reload
        mov qword [rsp + 1608], r8   ;   136.3 p0+p3   60 rounds
        mov r8, qword [rsp + 72]     ;    69.0 p2      60 rounds reload
        mov qword [rsp + 1616], r8   ;   138.3 p0+p3   60 rounds
        mov r8, qword [rsp + 80]     ;    70.0 p2      60 rounds reload
        mov qword [rsp + 1624], r8   ;   140.3 p0+p3   60 rounds
        mov r8, qword [rsp + 88]     ;    71.0 p2      60 rounds reload
        mov qword [rsp + 1632], r8   ;   142.3 p0+p3   60 rounds
        mov r8, qword [rsp + 96]     ;    72.0 p2      60 rounds reload
        mov qword [rsp + 1640], r8   ;   144.3 p0+p3   60 rounds
        mov r8, qword [rsp + 104]    ;    73.0 p2      60 rounds reload
        mov qword [rsp + 1648], r8   ;   146.3 p0+p3   60 rounds
        mov r8, qword [rsp + 112]    ;    74.0 p2      60 rounds reload
        mov qword [rsp + 1656], r8   ;   148.3 p0+p3   60 rounds
        mov r8, qword [rsp + 120]    ;    75.0 p2      60 rounds reload
        mov qword [rsp + 1664], r8   ;   150.3 p0+p3   60 rounds
        mov r8, qword [rsp + 128]    ;    76.0 p2      60 rounds reload
        mov qword [rsp + 1672], r8   ;   152.3 p0+p3   60 rounds
        mov r8, qword [rsp + 136]    ;    77.0 p2      60 rounds reload
        mov qword [rsp + 1680], r8   ;   154.3 p0+p3   60 rounds
        mov r8, qword [rsp + 144]    ;    78.0 p2      60 rounds reload
        mov qword [rsp + 1688], r8   ;   156.3 p0+p3   60 rounds
        mov r8, qword [rsp + 152]    ;    79.0 p2      60 rounds reload
        mov qword [rsp + 1696], r8   ;   158.3 p0+p3   60 rounds
        mov r8, qword [rsp + 160]    ;    80.0 p2      60 rounds reload
        mov qword [rsp + 1704], r8   ;   160.3 p0+p3   60 rounds
        mov r8, qword [rsp + 168]    ;    81.0 p2      60 rounds reload
        mov qword [rsp + 1712], r8   ;   162.3 p0+p3   60 rounds
        mov r8, qword [rsp + 176]    ;    82.0 p2      60 rounds reload
        mov qword [rsp + 1720], r8   ;   164.3 p0+p3   60 rounds
        mov r8, qword [rsp + 184]    ;    83.0 p2      60 rounds reload
        mov qword [rsp + 1728], r8   ;   166.3 p0+p3   60 rounds
        mov r8, qword [rsp + 192]    ;    84.0 p2      60 rounds reload
        mov qword [rsp + 1736], r8   ;   168.3 p0+p3   60 rounds
        mov r8, qword [rsp + 200]    ;    85.0 p2      60 rounds reload
        mov qword [rsp + 1744], r8   ;   170.3 p0+p3   60 rounds
        mov r8, qword [rsp + 208]    ;    86.0 p2      60 rounds reload
        mov qword [rsp + 1752], r8   ;   172.3 p0+p3   60 rounds
        mov r8, qword [rsp + 216]    ;    87.0 p2      60 rounds reload
        mov qword [rsp + 1760], r8   ;   174.3 p0+p3   60 rounds
        mov r8, qword [rsp + 224]    ;    88.0 p2      60 rounds reload
        mov qword [rsp + 1768], r8   ;   176.3 p0+p3   60 rounds
        mov r8, qword [rsp + 232]    ;    89.0 p2      60 rounds reload
        mov qword [rsp + 1776], r8   ;   178.3 p0+p3   60 rounds
        mov r8, qword [rsp + 240]    ;    90.0 p2      60 rounds reload
        mov qword [rsp + 1784], r8   ;   180.3 p0+p3   60 rounds
        mov r8, qword [rsp + 248]    ;    91.0 p2      60 rounds reload
        mov qword [rsp + 1792], r8   ;   182.3 p0+p3   60 rounds
        mov r8, qword [rsp + 256]    ;    92.0 p2      60 rounds reload
        mov qword [rsp + 1800], r8   ;   184.3 p0+p3   60 rounds
        mov r8, qword [rsp + 264]    ;    93.0 p2      60 rounds reload
        mov qword [rsp + 1808], r8   ;   186.3 p0+p3   60 rounds
        mov r8, qword [rsp + 272]    ;    94.0 p2      60 rounds reload
        mov qword [rsp + 1816], r8   ;   188.3 p0+p3   60 rounds
        mov r8, qword [rsp + 280]    ;    95.0 p2      60 rounds reload
        mov qword [rsp + 1824], r8   ;   190.3 p0+p3   60 rounds
        mov r8, qword [rsp + 288]    ;    96.0 p2      60 rounds reload
        mov qword [rsp + 1832], r8   ;   192.3 p0+p3   60 rounds
        mov r8, qword [rsp + 296]    ;    97.0 p2      60 rounds reload
        mov qword [rsp + 1840], r8   ;   194.3 p0+p3   60 rounds
        mov r8, qword [rsp + 304]    ;    98.0 p2      60 rounds reload
        mov qword [rsp + 1848], r8   ;   196.3 p0+p3   60 rounds
        mov r8, qword [rsp + 312]    ;    99.0 p2      60 rounds reload
        mov qword [rsp + 1856], r8   ;   198.3 p0+p3   60 rounds
        mov r8, qword [rsp + 320]    ;   100.0 p2      60 rounds reload
        mov qword [rsp + 1864], r8   ;   200.3 p0+p3   60 rounds
        mov r8, qword [rsp + 328]    ;   101.0 p2      60 rounds reload
        mov qword [rsp + 1872], r8   ;   202.3 p0+p3   60 rounds
        mov r8, qword [rsp + 336]    ;   102.0 p2      60 rounds reload
        mov qword [rsp + 1880], r8   ;   204.3 p0+p3   60 rounds
        mov r8, qword [rsp + 344]    ;   103.0 p2      60 rounds reload
        mov qword [rsp + 1888], r8   ;   206.3 p0+p3   60 rounds
        mov r8, qword [rsp + 352]    ;   104.0 p2      60 rounds reload
        mov qword [rsp + 1896], r8   ;   208.3 p0+p3   60 rounds
        mov r8, qword [rsp + 360]    ;   105.0 p2      60 rounds reload
        mov qword [rsp + 1904], r8   ;   210.3 p0+p3   60 rounds
        mov r8, qword [rsp + 368]    ;   106.0 p2      60 rounds reload
        mov qword [rsp + 1912], r8   ;   212.3 p0+p3   60 rounds
        mov r8, qword [rsp + 376]    ;   107.0 p2      60 rounds reload
        mov qword [rsp + 1920], r8   ;   214.3 p0+p3   60 rounds
        mov r8, qword [rsp + 384]    ;   108.0 p2      60 rounds reload
        mov qword [rsp + 1928], r8   ;   216.3 p0+p3   60 rounds
        mov r8, qword [rsp + 392]    ;   109.0 p2      60 rounds reload
        mov qword [rsp + 1936], r8   ;   218.3 p0+p3   60 rounds
        mov r8, qword [rsp + 400]    ;   110.0 p2      60 rounds reload
        mov qword [rsp + 1944], r8   ;   220.3 p0+p3   60 rounds
        mov r8, qword [rsp + 408]    ;   111.0 p2      60 rounds reload
        mov qword [rsp + 1952], r8   ;   222.3 p0+p3   60 rounds
        mov r8, qword [rsp + 416]    ;   112.0 p2      60 rounds reload
        mov qword [rsp + 1960], r8   ;   224.3 p0+p3   60 rounds
        mov r8, qword [rsp + 424]    ;   113.0 p2      60 rounds reload
        mov qword [rsp + 1968], r8   ;   226.3 p0+p3   60 rounds
        mov r8, qword [rsp + 432]    ;   114.0 p2      60 rounds reload
        mov qword [rsp + 1976], r8   ;   228.3 p0+p3   60 rounds
        mov r8, qword [rsp + 440]    ;   115.0 p2      60 rounds reload
        mov qword [rsp + 1984], r8   ;   230.3 p0+p3   60 rounds
        mov r8, qword [rsp + 448]    ;   116.0 p2      60 rounds reload
        mov qword [rsp + 1992], r8   ;   232.3 p0+p3   60 rounds
        mov r8, qword [rsp + 456]    ;   117.0 p2      60 rounds reload
        mov qword [rsp + 2000], r8   ;   234.3 p0+p3   60 rounds
        mov r8, qword [rsp + 464]    ;   118.0 p2      60 rounds reload
        mov qword [rsp + 2008], r8   ;   236.3 p0+p3   60 rounds
        mov r8, qword [rsp + 472]    ;   119.0 p2      60 rounds reload
        mov qword [rsp + 2016], r8   ;   238.3 p0+p3   60 rounds
        mov r8, qword [rsp + 480]    ;   120.0 p2      60 rounds reload
        mov qword [rsp + 2024], r8   ;   240.3 p0+p3   60 rounds
        mov r8, qword [rsp + 488]    ;   121.0 p2      60 rounds reload
        mov qword [rsp + 2032], r8   ;   242.3 p0+p3   60 rounds
        mov r8, qword [rsp + 496]    ;   122.0 p2      60 rounds reload
        mov qword [rsp + 2040], r8   ;   244.3 p0+p3   60 rounds
        mov r8, qword [rsp + 504]    ;   123.0 p2      60 rounds reload
        mov qword [rsp + 2048], r8   ;   246.3 p0+p3   60 rounds
        mov r8, qword [rsp + 512]    ;   124.0 p2      60 rounds reload
        mov qword [rsp + 2056], r8   ;   248.3 p0+p3   60 rounds
        mov r8, qword [rsp + 520]    ;   125.0 p2      60 rounds reload
        mov qword [rsp + 2064], r8   ;   250.3 p0+p3   60 rounds
        mov r8, qword [rsp + 528]    ;   126.0 p2      60 rounds reload
        mov qword [rsp + 2072], r8   ;   252.3 p0+p3   60 rounds
        mov r8, qword [rsp + 536]    ;   127.0 p2      60 rounds reload
        mov qword [rsp + 2080], r8   ;   254.3 p0+p3   60 rounds
        mov r8, qword [rsp + 24]     ;   128.7 p2      60 rounds reload
        mov qword [rsp + 2088], r8   ;   256.3 p0+p3   60 rounds
        add r8, 0xc00                ;   132.7 p1      60 rounds
        mov qword [rsp + 2096], r8   ;   258.3 p0+p3   60 rounds
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
        mov qword [rsp + 2104], r11  ;     0.0 p0+p3   40 t spill
        mov qword [rsp + 2112], r10  ;     2.0 p0+p3   40 t spill
        mov rbx, r10                 ;     0.7 p1      40 t copy
        mov r10, r11                 ;     1.2 p1      40 t copy
        mov r11, r12                 ;     1.7 p1      40 t copy
        mov qword [rsp + 2120], r14  ;     4.0 p0+p3   40 t spill
        mov qword [rsp + 2128], r12  ;     6.0 p0+p3   40 t spill
        mov r12, r13                 ;     2.3 p1      40 t copy
        mov qword [rsp + 2136], r13  ;     8.0 p0+p3   40 t spill
        mov qword [rsp + 2144], r15  ;    10.0 p0+p3   40 t spill
        mov r13, r14                 ;     3.3 p1      40 t copy
        mov r14, r15                 ;     3.8 p1      40 t copy
        xor r14, qword [r8 + 1072]   ;     6.0 p2+p0   40 t
        xor r11, qword [r8 + 1048]   ;     6.6 p2+p0   40 t
        mov r15, rsi                 ;     5.3 p1      40 t copy
        mov rdx, r9                  ;     5.8 p1      40 t copy
        xor rdx, qword [r8 + 1024]   ;     7.1 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    12.0 p0+p3   40 t spill
        xor r13, qword [r8 + 1064]   ;     8.7 p2+p0   40 t
        xor r15, qword [r8 + 1080]   ;     9.3 p2+p0   40 t
        mov qword [rsp + 2160], rdi  ;    14.0 p0+p3   40 t spill
        xor r12, qword [r8 + 1056]   ;    10.9 p2+p0   40 t
        mov rsi, rdi                 ;     9.3 p1      40 t copy
        xor rsi, qword [r8 + 1088]   ;    11.4 p2+p0   40 t
        mov qword [rsp + 2168], rsi  ;    16.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1152]   ;    11.0 p2      40 t
        xor rsi, qword [rsp + 1704]  ;    15.0 p2+p0   40 t
        mov qword [rsp + 2176], rsi  ;    18.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1160]   ;    13.0 p2      40 t
        xor rsi, qword [rsp + 1712]  ;    17.0 p2+p0   40 t
        mov qword [rsp + 2184], rsi  ;    20.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1168]   ;    15.0 p2      40 t
        xor rsi, qword [rsp + 1720]  ;    19.0 p2+p0   40 t
        mov rdi, rbp                 ;    14.3 p1      40 t copy
        mov qword [rsp + 2192], rsi  ;    22.0 p0+p3   40 t spill
        xor rbx, qword [r8 + 1032]   ;    17.7 p2+p0   40 t
        xor rdi, qword [r8 + 1096]   ;    18.3 p2+p0   40 t
        mov qword [rsp + 2200], rbp  ;    24.0 p0+p3   40 t spill
        xor r10, qword [r8 + 1040]   ;    19.9 p2+p0   40 t
        mov rsi, qword [r8 + 1176]   ;    20.0 p2      40 t
        xor rsi, qword [rsp + 1728]  ;    24.0 p2+p0   40 t
        mov qword [rsp + 2208], rsi  ;    26.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1184]   ;    22.0 p2      40 t
        xor rsi, qword [rsp + 1736]  ;    26.0 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    28.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1192]   ;    24.0 p2      40 t
        xor rsi, qword [rsp + 1744]  ;    28.0 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1200]   ;    26.0 p2      40 t
        xor rsi, qword [rsp + 1752]  ;    30.0 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1208]   ;    28.0 p2      40 t
        xor rsi, qword [rsp + 1760]  ;    32.0 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    34.0 p0+p3   40 t spill
        mov rbp, rax                 ;    24.0 p1      40 t copy
        mov qword [rsp + 2248], rax  ;    36.0 p0+p3   40 t spill
        mov rax, rcx                 ;    24.7 p1      40 t copy
        xor rbp, qword [r8 + 1104]   ;    30.0 p2+p0   40 t
        mov rsi, qword [r8 + 1216]   ;    31.0 p2      40 t
        xor rsi, qword [rsp + 1768]  ;    35.0 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1224]   ;    33.0 p2      40 t
        xor rsi, qword [rsp + 1776]  ;    37.0 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1232]   ;    35.0 p2      40 t
        xor rsi, qword [rsp + 1784]  ;    39.0 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1240]   ;    37.0 p2      40 t
        xor rsi, qword [rsp + 1792]  ;    41.0 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1248]   ;    39.0 p2      40 t
        xor rsi, qword [rsp + 1800]  ;    43.0 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1256]   ;    41.0 p2      40 t
        xor rsi, qword [rsp + 1808]  ;    45.0 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1264]   ;    43.0 p2      40 t
        xor rsi, qword [rsp + 1816]  ;    47.0 p2+p0   40 t
        mov qword [rsp + 2304], r9   ;    50.0 p0+p3   40 t spill
        mov qword [rsp + 2312], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1272]   ;    45.0 p2      40 t
        xor rsi, qword [rsp + 1824]  ;    49.0 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1280]   ;    47.0 p2      40 t
        xor rsi, qword [rsp + 1832]  ;    51.0 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1288]   ;    49.0 p2      40 t
        xor rsi, qword [rsp + 1840]  ;    53.0 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1296]   ;    51.0 p2      40 t
        xor rsi, qword [rsp + 1848]  ;    55.0 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1304]   ;    53.0 p2      40 t
        xor rsi, qword [rsp + 1856]  ;    57.0 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    62.0 p0+p3   40 t spill
        xor rax, qword [r8 + 1112]   ;    55.0 p2+p0   40 t
        mov rsi, qword [r8 + 1312]   ;    56.0 p2      40 t
        xor rsi, qword [rsp + 1864]  ;    60.0 p2+p0   40 t
        mov qword [rsp + 2360], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1320]   ;    58.0 p2      40 t
        mov r9, qword [r8 + 1128]    ;    59.0 p2      40 t
        mov qword [rsp + 2368], rbp  ;    66.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1136]   ;    60.0 p2      40 t
        xor rbp, qword [rsp + 1688]  ;    64.0 p2+p0   40 t
        xor r9, qword [rsp + 1680]   ;    63.0 p2+p0   40 t
        mov qword [rsp + 2376], rcx  ;    68.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1120]   ;    63.0 p2      40 t
        xor rsi, qword [rsp + 1872]  ;    64.0 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1328]   ;    65.0 p2      40 t
        not r14                      ;    56.6 p0      41 t
        xor rsi, qword [rsp + 1880]  ;    69.0 p2+p0   40 t
        mov qword [rsp + 2392], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1336]   ;    67.0 p2      40 t
        xor rsi, qword [rsp + 1888]  ;    71.0 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1344]   ;    69.0 p2      40 t
        xor rsi, qword [rsp + 1896]  ;    73.0 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1352]   ;    71.0 p2      40 t
        xor rsi, qword [rsp + 1904]  ;    75.0 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1360]   ;    73.0 p2      40 t
        xor rsi, qword [rsp + 1912]  ;    77.0 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1368]   ;    75.0 p2      40 t
        xor rsi, qword [rsp + 1920]  ;    79.0 p2+p0   40 t
        mov qword [rsp + 2432], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1376]   ;    77.0 p2      40 t
        xor rsi, qword [rsp + 1928]  ;    81.0 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    84.0 p0+p3   40 t spill
        xor rcx, qword [rsp + 1672]  ;    79.0 p2+p0   40 t
        mov qword [rsp + 2448], rcx  ;    86.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1144]   ;    80.0 p2      40 t
        xor rcx, qword [rsp + 1696]  ;    84.0 p2+p0   40 t
        mov rsi, qword [r8 + 1384]   ;    82.0 p2      40 t
        xor rsi, qword [rsp + 1936]  ;    86.0 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1392]   ;    84.0 p2      40 t
        xor rsi, qword [rsp + 1944]  ;    88.0 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1400]   ;    86.0 p2      40 t
        xor rsi, qword [rsp + 1952]  ;    90.0 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1408]   ;    88.0 p2      40 t
        xor rsi, qword [rsp + 1960]  ;    92.0 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1416]   ;    90.0 p2      40 t
        xor rsi, qword [rsp + 1968]  ;    94.0 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1424]   ;    92.0 p2      40 t
        xor rsi, qword [rsp + 1976]  ;    96.0 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1432]   ;    94.0 p2      40 t
        xor rsi, qword [rsp + 1984]  ;    98.0 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1440]   ;    96.0 p2      40 t
        xor rsi, qword [rsp + 1992]  ;   100.0 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1448]   ;    98.0 p2      40 t
        xor rsi, qword [rsp + 2000]  ;   102.0 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   104.0 p0+p3   40 t spill
        not r10                      ;    84.3 p0      41 t
        mov qword [rsp + 2528], rax  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1456]   ;   100.0 p2      40 t
        xor rsi, qword [rsp + 2008]  ;   104.0 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1464]   ;   102.0 p2      40 t
        xor rsi, qword [rsp + 2016]  ;   106.0 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1472]   ;   104.0 p2      40 t
        not rdx                      ;    89.0 p0      41 t
        xor rsi, qword [rsp + 2024]  ;   108.0 p2+p0   40 t
        mov qword [rsp + 2552], rsi  ;   112.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1480]   ;   106.0 p2      40 t
        xor rsi, qword [rsp + 2032]  ;   110.0 p2+p0   40 t
        mov qword [rsp + 2560], rbp  ;   114.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1528]   ;   108.0 p2      40 t
        xor rbp, qword [rsp + 2080]  ;   112.0 p2+p0   40 t
        mov rax, r13                 ;    79.3 p1      41 t copy
        xor rax, rbx                 ;    93.2 p0      41 t
        mov qword [rsp + 2568], rdi  ;   116.0 p0+p3   40 t spill
        mov qword [rsp + 2576], r9   ;   118.0 p0+p3   40 t spill
        mov qword [rsp + 2584], r8   ;   120.0 p0+p3   61 r.0 spill
        mov qword [rsp + 2592], rbp  ;   122.0 p0+p3   40 t spill
        mov qword [rsp + 2600], rsi  ;   124.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1488]   ;   110.0 p2      40 t
        xor rsi, qword [rsp + 2040]  ;   114.0 p2+p0   40 t
        mov qword [rsp + 2608], rsi  ;   126.0 p0+p3   40 t spill
        not r15                      ;   100.3 p0      41 t
        mov rsi, qword [r8 + 1496]   ;   112.0 p2      40 t
        xor rsi, qword [rsp + 2048]  ;   116.0 p2+p0   40 t
        mov qword [rsp + 2616], rsi  ;   128.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1504]   ;   114.0 p2      40 t
        xor rsi, qword [rsp + 2056]  ;   118.0 p2+p0   40 t
        mov qword [rsp + 2624], rsi  ;   130.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1512]   ;   116.0 p2      40 t
        xor rsi, qword [rsp + 2064]  ;   120.0 p2+p0   40 t
        mov qword [rsp + 2632], rsi  ;   132.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1520]   ;   118.0 p2      40 t
        mov r8, r11                  ;    87.7 p1      41 t copy
        mov rbp, rax                 ;    94.2 p1      41 t copy
        mov qword [rsp + 2640], r10  ;   134.0 p0+p3   41 t spill
        mov qword [rsp + 2648], rbx  ;   136.0 p0+p3   40 t spill
        xor r8, r14                  ;   107.5 p0      41 t
        xor rdx, r8                  ;   108.5 p0      41 t
        xor rsi, qword [rsp + 2072]  ;   122.0 p2+p0   40 t
        mov qword [rsp + 2656], rsi  ;   138.0 p0+p3   40 t spill
        mov rsi, r12                 ;    90.7 p1      41 t copy
        xor rsi, rbx                 ;   110.3 p0      41 t
        xor r8, rsi                  ;   111.3 p0      41 t
        mov rbx, r10                 ;    91.7 p1      41 t copy
        xor r12, r10                 ;   111.4 p0      41 t
        xor r15, rdx                 ;   112.0 p0      41 t
        mov r10, r15                 ;   113.0 p1      41 t copy
        xor r10, r8                  ;   114.0 p0      41 t
        xor r11, r10                 ;   115.0 p0      41 t
        xor r13, r8                  ;   113.7 p0      41 t
        mov qword [rsp + 2664], rcx  ;   140.0 p0+p3   40 t spill
        mov r9, rsi                  ;   111.3 p1      41 t copy
        xor rbp, rdx                 ;   115.3 p0      41 t
        xor r9, r15                  ;   115.8 p0      41 t
        mov qword [rsp + 2672], r15  ;   142.0 p0+p3   41 t spill
        mov rdi, r12                 ;   112.4 p1      41 t copy
        xor rbx, rdx                 ;   117.4 p0      41 t
        mov rcx, r15                 ;   113.0 p1      41 t copy
        or rcx, rbp                  ;   118.0 p0      41 t
        xor rdi, r8                  ;   118.5 p0      41 t
        mov r15, rdx                 ;   109.5 p1      41 t copy
        or r15, r10                  ;   119.1 p0      41 t
        mov qword [rsp + 2680], r10  ;   144.0 p0+p3   41 t spill
        mov r10, r14                 ;    98.3 p1      41 t copy
        xor r15, rcx                 ;   120.7 p0      41 t
        mov qword [rsp + 2688], rdx  ;   146.0 p0+p3   41 t spill
        mov rdx, r9                  ;   116.8 p1      41 t copy
        xor r14, rcx                 ;   122.3 p0      41 t
        or r10, r9                   ;   122.8 p0      41 t
        xor r13, r10                 ;   123.8 p0      41 t
        mov rcx, rax                 ;   100.7 p1      41 t copy
        and rcx, r8                  ;   124.0 p0      41 t
        xor r10, rcx                 ;   125.0 p0      41 t
        mov rcx, rbx                 ;   118.4 p1      41 t copy
        mov qword [rsp + 2696], r9   ;   148.0 p0+p3   41 t spill
        mov qword [rsp + 2704], rbx  ;   150.0 p0+p3   41 t spill
        xor rdx, rdi                 ;   127.1 p0      41 t
        and rcx, rdx                 ;   128.1 p0      41 t
        xor r13, rcx                 ;   129.1 p0      41 t
        mov r9, rbx                  ;   118.4 p1      41 t copy
        xor r9, r11                  ;   128.8 p0      41 t
        mov rcx, rax                 ;   104.3 p1      41 t copy
        xor r14, r10                 ;   129.4 p0      41 t
        xor rcx, r9                  ;   130.0 p0      41 t
        mov rbx, rdi                 ;   119.5 p1      41 t copy
        and rbx, r9                  ;   130.5 p0      41 t
        mov qword [rsp + 2712], rdi  ;   152.0 p0+p3   41 t spill
        mov rdi, rsi                 ;   111.3 p1      41 t copy
        xor r15, r13                 ;   132.1 p0      41 t
        xor r10, rbx                 ;   132.7 p0      41 t
        mov rbx, r12                 ;   112.4 p1      41 t copy
        and rbx, rcx                 ;   133.2 p0      41 t
        xor r14, rbx                 ;   134.2 p0      41 t
        mov rbx, rbp                 ;   116.3 p1      41 t copy
        xor rbx, r11                 ;   134.4 p0      41 t
        and rdi, rbx                 ;   135.4 p0      41 t
        xor r13, rdi                 ;   136.4 p0      41 t
        xor r10, rdi                 ;   136.4 p0      41 t
        mov rdi, qword [rsp + 2640]  ;   134.0 p2      41 t
        or rdi, qword [rsp + 2648]   ;   140.0 p2+p0   41 t
        xor r13, rdi                 ;   141.0 p0      41 t
        mov rdi, r15                 ;   133.1 p1      41 t copy
        mov qword [rsp + 2720], rdx  ;   154.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.4 p1      41 t copy
        and rdi, r14                 ;   138.8 p0      41 t
        xor r13, rdi                 ;   142.0 p0      41 t
        and rdx, r13                 ;   143.0 p0      41 t
        xor r13, r14                 ;   143.0 p0      41 t
        or rdi, r13                  ;   144.0 p0      41 t
        xor r15, rdx                 ;   144.0 p0      41 t
        mov rdx, r10                 ;   137.4 p1      41 t copy
        and rdx, r15                 ;   145.0 p0      41 t
        xor r14, rdx                 ;   146.0 p0      41 t
        xor rdi, r15                 ;   145.0 p0      41 t
        and r15, r14                 ;   147.0 p0      41 t
        xor r10, r15                 ;   148.0 p0      41 t
        mov r15, rdi                 ;   146.0 p1      41 t copy
        mov rdx, rdi                 ;   146.0 p1      41 t copy
        or rdx, r14                  ;   147.0 p0      41 t
        xor r13, rdx                 ;   148.0 p0      41 t
        and rsi, rdi                 ;   146.2 p0      41 t
        and r8, r13                  ;   149.0 p0      41 t
        and rbx, rdi                 ;   147.4 p0      41 t
        xor r15, r14                 ;   147.9 p0      41 t
        and r12, r15                 ;   148.9 p0      41 t
        and rcx, r15                 ;   149.1 p0      41 t
        xor r15, r13                 ;   149.7 p0      41 t
        and r9, r15                  ;   150.7 p0      41 t
        xor rcx, r9                  ;   151.7 p0      41 t
        and rax, r13                 ;   151.4 p0      41 t
        xor r13, r10                 ;   151.9 p0      41 t
        and rbp, r13                 ;   152.9 p0      41 t
        xor rdi, r13                 ;   153.1 p0      41 t
        mov rdx, qword [rsp + 2688]  ;   146.0 p2      41 t
        and r13, qword [rsp + 2672]  ;   153.7 p2+p0   41 t
        xor rax, r9                  ;   154.2 p0      41 t
        and rdx, r10                 ;   154.8 p0      41 t
        and r11, rdi                 ;   155.4 p0      41 t
        mov r9, qword [rsp + 2680]   ;   144.0 p2      41 t
        and r9, r10                  ;   155.9 p0      41 t
        xor r9, r12                  ;   156.9 p0      41 t
        xor r8, r9                   ;   157.9 p0      41 t
        and rdi, qword [rsp + 2696]  ;   157.7 p2+p0   41 t
        xor r12, r13                 ;   158.2 p0      41 t
        xor rdi, r12                 ;   159.2 p0      41 t
        mov r13, qword [rsp + 2720]  ;   154.0 p2      41 t
        xor r10, r14                 ;   159.4 p0      41 t
        and r13, r10                 ;   160.4 p0      41 t
        xor rdi, r13                 ;   161.4 p0      41 t
        xor r8, r13                  ;   161.4 p0      41 t
        mov r13, qword [rsp + 2640]  ;   134.0 p2      41 t
        and r13, r14                 ;   161.7 p0      41 t
        xor rbp, rbx                 ;   162.2 p0      41 t
        xor rbp, rcx                 ;   163.2 p0      41 t
        xor r13, r8                  ;   163.4 p0      41 t
        and r14, qword [rsp + 2648]  ;   163.9 p2+p0   41 t
        xor r14, rdi                 ;   164.9 p0      41 t
        xor r9, rdi                  ;   165.1 p0      41 t
        and r10, qword [rsp + 2704]  ;   165.6 p2+p0   41 t
        xor r10, rax                 ;   166.6 p0      41 t
        xor r10, r13                 ;   167.6 p0      41 t
        xor r9, rbp                  ;   167.4 p0      41 t
        xor rdx, rcx                 ;   167.9 p0      41 t
        xor rdx, r13                 ;   168.9 p0      41 t
        and r15, qword [rsp + 2712]  ;   169.1 p2+p0   41 t
        xor r14, r13                 ;   169.6 p0      41 t
        mov r13, qword [rsp + 2568]  ;   140.3 p2      23 t
        mov qword [rsp + 2568], r9   ;   170.2 p0+p3   41 t spill
        xor r15, r14                 ;   171.2 p0      41 t
        xor rbx, rax                 ;   171.8 p0      41 t
        xor rsi, r12                 ;   172.4 p0      41 t
        xor rsi, r14                 ;   173.4 p0      41 t
        mov rcx, qword [rsp + 2528]  ;   142.3 p2      40 t reload
        mov rax, qword [rsp + 2168]  ;   143.3 p2      23 t
        mov r12, qword [rsp + 2664]  ;   144.3 p2      23 t
        xor rbx, r11                 ;   173.5 p0      41 t
        xor rbx, rdx                 ;   174.5 p0      41 t
        mov r11, rdx                 ;   169.9 p1      41 t copy
        xor r11, r10                 ;   174.6 p0      41 t
        xor r11, rsi                 ;   175.6 p0      41 t
        not rsi                      ;   175.8 p0      41 t
        not rbx                      ;   176.3 p0      41 t
        xor rbp, r11                 ;   176.8 p0      41 t
        mov qword [rsp + 2528], r10  ;   177.4 p0+p3   41 t spill
        not r8                       ;   178.4 p0      41 t
        mov rdx, qword [rsp + 2168]  ;   146.7 p2      23 t
        xor rdx, qword [rsp + 2448]  ;   178.9 p2+p0   23 t
        mov rdi, qword [rsp + 2560]  ;   148.7 p2      23 t
        not r12                      ;   179.4 p0      23 t
        mov r10, qword [rsp + 2368]  ;   149.7 p2      23 t
        xor r11, r15                 ;   179.9 p0      41 t
        not r15                      ;   180.5 p0      41 t
        not r13                      ;   181.0 p0      23 t
        mov r14, qword [rsp + 2576]  ;   150.7 p2      23 t
        xor rax, rcx                 ;   181.5 p0      23 t
        not r14                      ;   182.1 p0      23 t
        mov qword [rsp + 2560], r15  ;   182.6 p0+p3   41 t spill
        xor r10, r14                 ;   183.6 p0      23 t
        not rbp                      ;   184.1 p0      41 t
        mov qword [rsp + 2576], rbp  ;   185.1 p0+p3   41 t spill
        not rdi                      ;   185.6 p0      23 t
        xor r12, r10                 ;   186.1 p0      23 t
        mov r15, rdx                 ;   179.9 p1      23 t copy
        xor r15, r12                 ;   187.1 p0      23 t
        xor rdi, r12                 ;   187.3 p0      23 t
        mov qword [rsp + 2640], rdi  ;   188.3 p0+p3   23 t spill
        xor rcx, r13                 ;   188.9 p0      23 t
        mov rbp, rax                 ;   182.5 p1      23 t copy
        xor rbp, rdi                 ;   189.4 p0      23 t
        mov qword [rsp + 2712], rbx  ;   190.0 p0+p3   41 t spill
        xor r10, rax                 ;   191.0 p0      23 t
        mov qword [rsp + 2648], r11  ;   191.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2368]  ;   156.0 p2      23 t
        mov qword [rsp + 2368], rsi  ;   192.6 p0+p3   41 t spill
        mov rsi, rdi                 ;   188.3 p1      23 t copy
        mov r9, rdi                  ;   188.3 p1      23 t copy
        mov qword [rsp + 2664], r8   ;   193.6 p0+p3   41 t spill
        or r9, r15                   ;   194.6 p0      23 t
        mov r8, rcx                  ;   189.9 p1      23 t copy
        xor r8, r10                  ;   195.1 p0      23 t
        mov r11, r13                 ;   182.0 p1      23 t copy
        xor rsi, r10                 ;   195.7 p0      23 t
        mov qword [rsp + 2696], rsi  ;   196.7 p0+p3   23 t spill
        xor r11, r12                 ;   197.3 p0      23 t
        mov rdi, r12                 ;   187.1 p1      23 t copy
        or rdi, rsi                  ;   197.9 p0      23 t
        xor rdi, r9                  ;   198.9 p0      23 t
        xor r9, r14                  ;   199.0 p0      23 t
        or r14, rbp                  ;   199.6 p0      23 t
        xor rbx, rsi                 ;   200.1 p0      23 t
        mov rsi, rbp                 ;   190.4 p1      23 t copy
        xor rsi, r8                  ;   200.7 p0      23 t
        mov qword [rsp + 2704], rbp  ;   201.3 p0+p3   23 t spill
        mov rbp, rdx                 ;   179.9 p1      23 t copy
        and rbp, r10                 ;   202.3 p0      23 t
        xor rbp, r14                 ;   203.3 p0      23 t
        xor r14, qword [rsp + 2448]  ;   203.4 p2+p0   23 t
        mov qword [rsp + 2448], r12  ;   204.0 p0+p3   23 t spill
        xor r14, r10                 ;   205.0 p0      23 t
        xor r9, rbp                  ;   205.6 p0      23 t
        mov r12, r11                 ;   198.3 p1      23 t copy
        and r12, rsi                 ;   206.1 p0      23 t
        xor r14, r12                 ;   207.1 p0      23 t
        mov r12, rdx                 ;   179.9 p1      23 t copy
        xor rdi, r14                 ;   208.1 p0      23 t
        mov qword [rsp + 2720], rsi  ;   207.8 p0+p3   23 t spill
        mov qword [rsp + 2672], r11  ;   208.8 p0+p3   23 t spill
        mov rsi, r11                 ;   198.3 p1      23 t copy
        xor rsi, rbx                 ;   209.8 p0      23 t
        xor r12, rsi                 ;   210.8 p0      23 t
        mov r11, r8                  ;   196.1 p1      23 t copy
        and r11, rsi                 ;   211.0 p0      23 t
        xor rbp, r11                 ;   212.0 p0      23 t
        mov r11, rcx                 ;   189.9 p1      23 t copy
        and r11, r12                 ;   212.1 p0      23 t
        xor r9, r11                  ;   213.1 p0      23 t
        mov r11, qword [rsp + 2168]  ;   171.0 p2      23 t
        or r11, r13                  ;   213.3 p0      23 t
        xor r14, r11                 ;   214.3 p0      23 t
        mov r11, r15                 ;   188.1 p1      23 t copy
        xor r11, rbx                 ;   214.4 p0      23 t
        mov qword [rsp + 2680], r8   ;   215.0 p0+p3   23 t spill
        mov r8, rax                  ;   182.5 p1      23 t copy
        and r8, r11                  ;   216.0 p0      23 t
        xor rbp, r8                  ;   217.0 p0      23 t
        xor r14, r8                  ;   217.1 p0      23 t
        mov qword [rsp + 2688], r13  ;   217.7 p0+p3   23 t spill
        mov r13, rbp                 ;   218.0 p1      23 t copy
        mov r8, rdi                  ;   209.1 p1      23 t copy
        and r8, r9                   ;   218.7 p0      23 t
        xor r14, r8                  ;   219.7 p0      23 t
        and r13, r14                 ;   220.7 p0      23 t
        xor rdi, r13                 ;   221.7 p0      23 t
        mov r13, rbp                 ;   218.0 p1      23 t copy
        and r13, rdi                 ;   222.7 p0      23 t
        xor r14, r9                  ;   221.6 p0      23 t
        or r8, r14                   ;   222.6 p0      23 t
        xor r8, rdi                  ;   223.6 p0      23 t
        and r11, r8                  ;   224.6 p0      23 t
        and rax, r8                  ;   224.6 p0      23 t
        xor r9, r13                  ;   224.4 p0      23 t
        mov r13, r8                  ;   224.6 p1      23 t copy
        or r13, r9                   ;   225.6 p0      23 t
        xor r14, r13                 ;   226.6 p0      23 t
        and rdx, r14                 ;   227.6 p0      23 t
        mov r13, r8                  ;   224.6 p1      23 t copy
        xor r13, r9                  ;   226.7 p0      23 t
        and r12, r13                 ;   227.7 p0      23 t
        and rcx, r13                 ;   227.8 p0      23 t
        xor r13, r14                 ;   228.4 p0      23 t
        and rsi, r13                 ;   229.4 p0      23 t
        xor r12, rsi                 ;   230.4 p0      23 t
        xor rsi, rdx                 ;   230.4 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   196.7 p2      23 t
        mov qword [rsp + 2696], rax  ;   230.7 p0+p3   23 t spill
        mov rax, qword [rsp + 2640]  ;   188.3 p2      23 t
        and rdi, r9                  ;   231.7 p0      23 t
        xor rbp, rdi                 ;   232.7 p0      23 t
        and rdx, rbp                 ;   233.7 p0      23 t
        mov rdi, qword [rsp + 2448]  ;   204.0 p2      23 t
        and rdi, rbp                 ;   233.7 p0      23 t
        and r10, r14                 ;   234.0 p0      23 t
        xor r14, rbp                 ;   234.5 p0      23 t
        xor rdx, rcx                 ;   235.1 p0      23 t
        xor rbp, r9                  ;   235.7 p0      23 t
        and rax, r14                 ;   236.3 p0      23 t
        xor rcx, rax                 ;   237.3 p0      23 t
        mov rax, qword [rsp + 2720]  ;   207.8 p2      23 t
        and rax, rbp                 ;   237.4 p0      23 t
        xor r10, rdx                 ;   238.0 p0      23 t
        xor r8, r14                  ;   238.5 p0      23 t
        and rbx, r8                  ;   239.5 p0      23 t
        xor r10, rax                 ;   239.7 p0      23 t
        and r15, r14                 ;   240.3 p0      23 t
        xor r15, r11                 ;   241.3 p0      23 t
        mov r14, qword [rsp + 2672]  ;   208.8 p2      23 t
        and r14, rbp                 ;   241.4 p0      23 t
        mov rbp, qword [rsp + 2704]  ;   201.3 p2      23 t
        and rbp, r8                  ;   242.0 p0      23 t
        xor rbp, rcx                 ;   243.0 p0      23 t
        xor rbp, rax                 ;   244.0 p0      23 t
        xor rdx, rbp                 ;   245.0 p0      23 t
        mov r8, qword [rsp + 2688]   ;   217.7 p2      23 t
        and r8, r9                   ;   244.2 p0      23 t
        xor r15, r12                 ;   244.8 p0      23 t
        xor r12, rdi                 ;   245.4 p0      23 t
        mov rdi, qword [rsp + 2232]  ;   194.3 p2      22 t
        xor r8, r10                  ;   246.0 p0      23 t
        xor r12, r8                  ;   247.0 p0      23 t
        mov rax, qword [rsp + 2168]  ;   195.3 p2      23 t
        xor r14, rsi                 ;   247.1 p0      23 t
        xor r14, r8                  ;   248.1 p0      23 t
        xor rdx, r15                 ;   248.2 p0      23 t
        and rax, r9                  ;   248.8 p0      23 t
        xor rax, rbp                 ;   249.8 p0      23 t
        xor rax, r8                  ;   250.8 p0      23 t
        mov r8, qword [rsp + 2176]   ;   197.7 p2      22 t
        not r8                       ;   250.5 p0      22 t
        xor r11, rsi                 ;   251.0 p0      23 t
        xor r11, rbx                 ;   252.0 p0      23 t
        mov rsi, r12                 ;   248.0 p1      23 t copy
        xor rsi, r14                 ;   252.2 p0      23 t
        mov rbx, qword [rsp + 2184]  ;   199.7 p2      22 t
        mov r9, qword [rsp + 2680]   ;   215.0 p2      23 t
        and r9, r13                  ;   252.7 p0      23 t
        mov r13, qword [rsp + 2696]  ;   230.7 p2      23 t
        xor r9, rax                  ;   253.7 p0      23 t
        xor r13, rcx                 ;   253.9 p0      23 t
        mov rcx, qword [rsp + 2216]  ;   202.7 p2      40 t reload
        xor r13, rax                 ;   254.9 p0      23 t
        mov qword [rsp + 2216], r14  ;   255.0 p0+p3   23 t spill
        mov r14, qword [rsp + 2208]  ;   203.7 p2      22 t
        mov rax, qword [rsp + 2184]  ;   204.7 p2      22 t
        xor r11, r12                 ;   256.0 p0      23 t
        not r11                      ;   257.0 p0      23 t
        mov r12, qword [rsp + 2192]  ;   205.7 p2      22 t
        not r12                      ;   257.1 p0      22 t
        mov rbp, qword [rsp + 2240]  ;   206.7 p2      22 t
        xor rsi, r13                 ;   257.6 p0      23 t
        xor r15, rsi                 ;   258.6 p0      23 t
        xor rsi, r9                  ;   258.7 p0      23 t
        not rdi                      ;   259.3 p0      22 t
        xor rbx, qword [rsp + 2224]  ;   259.8 p2+p0   22 t
        not rbp                      ;   260.4 p0      22 t
        not r15                      ;   260.9 p0      23 t
        not r10                      ;   261.4 p0      23 t
        not r13                      ;   261.9 p0      23 t
        not r9                       ;   262.4 p0      23 t
        xor rax, rcx                 ;   262.9 p0      22 t
        xor r14, rdi                 ;   263.5 p0      22 t
        xor r8, r14                  ;   264.5 p0      22 t
        mov qword [rsp + 2696], r13  ;   264.6 p0+p3   23 t spill
        mov r13, r12                 ;   258.1 p1      22 t copy
        xor r13, r8                  ;   265.6 p0      22 t
        mov qword [rsp + 2704], r8   ;   266.2 p0+p3   22 t spill
        xor rbp, r8                  ;   267.2 p0      22 t
        xor r14, rax                 ;   267.7 p0      22 t
        mov qword [rsp + 2240], r9   ;   268.3 p0+p3   23 t spill
        mov qword [rsp + 2192], r10  ;   269.3 p0+p3   23 t spill
        mov r9, qword [rsp + 2208]   ;   213.7 p2      22 t
        mov qword [rsp + 2208], r15  ;   270.3 p0+p3   23 t spill
        mov r15, rbx                 ;   260.8 p1      22 t copy
        mov qword [rsp + 2168], rbp  ;   271.3 p0+p3   22 t spill
        mov r10, rbp                 ;   268.2 p1      22 t copy
        xor r15, r8                  ;   272.3 p0      22 t
        mov qword [rsp + 2680], rsi  ;   272.9 p0+p3   23 t spill
        xor rcx, r12                 ;   273.9 p0      22 t
        mov qword [rsp + 2232], rdx  ;   274.5 p0+p3   23 t spill
        mov rsi, rbp                 ;   268.2 p1      22 t copy
        mov rdx, rax                 ;   263.9 p1      22 t copy
        xor rdx, rbp                 ;   275.5 p0      22 t
        xor rsi, r14                 ;   276.0 p0      22 t
        or r10, r15                  ;   276.6 p0      22 t
        mov rbp, r8                  ;   265.5 p1      22 t copy
        mov r8, rdx                  ;   276.5 p1      22 t copy
        xor r9, rsi                  ;   277.2 p0      22 t
        or rbp, rsi                  ;   277.7 p0      22 t
        xor rbp, r10                 ;   278.7 p0      22 t
        mov qword [rsp + 2688], rsi  ;   278.9 p0+p3   22 t spill
        mov rsi, rdi                 ;   260.3 p1      22 t copy
        xor rdi, r10                 ;   279.9 p0      22 t
        mov r10, qword [rsp + 2224]  ;   224.4 p2      22 t
        mov qword [rsp + 2176], r11  ;   280.4 p0+p3   23 t spill
        mov r11, rcx                 ;   274.9 p1      22 t copy
        xor r11, r14                 ;   281.4 p0      22 t
        xor r10, r14                 ;   282.0 p0      22 t
        or rsi, rdx                  ;   282.6 p0      22 t
        xor r10, rsi                 ;   283.6 p0      22 t
        mov qword [rsp + 2224], rdx  ;   283.7 p0+p3   22 t spill
        xor r8, r11                  ;   284.7 p0      22 t
        mov qword [rsp + 2640], r11  ;   285.3 p0+p3   22 t spill
        mov qword [rsp + 2672], r8   ;   286.3 p0+p3   22 t spill
        mov qword [rsp + 2720], r13  ;   287.3 p0+p3   22 t spill
        mov rdx, rbx                 ;   260.8 p1      22 t copy
        and rdx, r14                 ;   288.3 p0      22 t
        xor rsi, rdx                 ;   289.3 p0      22 t
        mov rdx, r13                 ;   266.6 p1      22 t copy
        and rdx, r8                  ;   289.4 p0      22 t
        mov r8, r13                  ;   266.6 p1      22 t copy
        xor r8, r9                   ;   290.0 p0      22 t
        xor r10, rdx                 ;   290.6 p0      22 t
        mov r13, r11                 ;   282.4 p1      22 t copy
        xor rbp, r10                 ;   291.6 p0      22 t
        and r13, r8                  ;   291.7 p0      22 t
        xor rdi, rsi                 ;   292.3 p0      22 t
        xor rsi, r13                 ;   292.9 p0      22 t
        mov r13, qword [rsp + 2184]  ;   235.7 p2      22 t
        or r13, r12                  ;   293.4 p0      22 t
        xor r10, r13                 ;   294.4 p0      22 t
        mov r13, rcx                 ;   274.9 p1      22 t copy
        mov rdx, rbx                 ;   260.8 p1      22 t copy
        xor rdx, r8                  ;   294.6 p0      22 t
        and r13, rdx                 ;   295.6 p0      22 t
        xor rdi, r13                 ;   296.6 p0      22 t
        mov r13, r15                 ;   273.3 p1      22 t copy
        xor r13, r9                  ;   296.3 p0      22 t
        mov r11, rax                 ;   263.9 p1      22 t copy
        and r11, r13                 ;   297.3 p0      22 t
        xor rsi, r11                 ;   298.3 p0      22 t
        xor r10, r11                 ;   298.3 p0      22 t
        mov r11, rbp                 ;   292.6 p1      22 t copy
        and r11, rdi                 ;   298.6 p0      22 t
        xor r10, r11                 ;   299.6 p0      22 t
        mov qword [rsp + 2448], r12  ;   299.7 p0+p3   22 t spill
        mov r12, rsi                 ;   299.3 p1      22 t copy
        and r12, r10                 ;   300.7 p0      22 t
        xor r10, rdi                 ;   301.3 p0      22 t
        or r11, r10                  ;   302.3 p0      22 t
        xor rbp, r12                 ;   302.4 p0      22 t
        xor r11, rbp                 ;   303.4 p0      22 t
        mov r12, rsi                 ;   299.3 p1      22 t copy
        and r12, rbp                 ;   303.6 p0      22 t
        xor rdi, r12                 ;   304.6 p0      22 t
        mov r12, r11                 ;   304.4 p1      22 t copy
        or r12, rdi                  ;   305.6 p0      22 t
        xor r10, r12                 ;   306.6 p0      22 t
        mov r12, qword [rsp + 2704]  ;   266.2 p2      22 t
        and rax, r11                 ;   305.9 p0      22 t
        and r14, r10                 ;   307.6 p0      22 t
        and rbx, r10                 ;   307.6 p0      22 t
        and r13, r11                 ;   307.6 p0      22 t
        and rbp, rdi                 ;   308.1 p0      22 t
        xor rsi, rbp                 ;   309.1 p0      22 t
        mov rbp, r11                 ;   304.4 p1      22 t copy
        xor rbp, rdi                 ;   309.3 p0      22 t
        and rcx, rbp                 ;   310.3 p0      22 t
        and rdx, rbp                 ;   310.4 p0      22 t
        xor rbp, r10                 ;   311.0 p0      22 t
        and r8, rbp                  ;   312.0 p0      22 t
        xor rdx, r8                  ;   313.0 p0      22 t
        xor r8, rbx                  ;   313.0 p0      22 t
        xor r10, rsi                 ;   313.3 p0      22 t
        and r15, r10                 ;   314.3 p0      22 t
        mov rbx, qword [rsp + 2688]  ;   278.9 p2      22 t
        mov qword [rsp + 2688], rax  ;   314.4 p0+p3   22 t spill
        mov rax, qword [rsp + 2168]  ;   271.3 p2      22 t
        and rax, r10                 ;   315.4 p0      22 t
        xor r11, r10                 ;   316.0 p0      22 t
        mov r10, qword [rsp + 2720]  ;   287.3 p2      22 t
        and r12, rsi                 ;   316.6 p0      22 t
        and rbx, rsi                 ;   317.1 p0      22 t
        xor rsi, rdi                 ;   317.7 p0      22 t
        xor rbx, rcx                 ;   318.3 p0      22 t
        and r10, rsi                 ;   318.9 p0      22 t
        xor rcx, rax                 ;   319.4 p0      22 t
        mov rax, qword [rsp + 2672]  ;   286.3 p2      22 t
        and rax, rsi                 ;   320.0 p0      22 t
        mov rsi, qword [rsp + 2224]  ;   283.7 p2      22 t
        and rsi, r11                 ;   320.6 p0      22 t
        and r9, r11                  ;   321.1 p0      22 t
        xor r14, rbx                 ;   321.7 p0      22 t
        xor r14, rax                 ;   322.7 p0      22 t
        xor r10, r8                  ;   322.9 p0      22 t
        xor r15, r13                 ;   323.4 p0      22 t
        xor r15, rdx                 ;   324.4 p0      22 t
        xor r13, r8                  ;   324.6 p0      22 t
        xor rdx, r12                 ;   325.1 p0      22 t
        mov r12, qword [rsp + 2312]  ;   265.8 p2      21 t
        mov r8, qword [rsp + 2256]   ;   266.8 p2      21 t
        not r8                       ;   325.7 p0      21 t
        not r12                      ;   326.2 p0      21 t
        xor r13, r9                  ;   326.7 p0      22 t
        mov r9, qword [rsp + 2272]   ;   268.7 p2      21 t
        not r9                       ;   327.3 p0      21 t
        xor rsi, rcx                 ;   327.8 p0      22 t
        xor rsi, rax                 ;   328.8 p0      22 t
        mov rax, qword [rsp + 2184]  ;   270.3 p2      22 t
        and rax, rdi                 ;   328.9 p0      22 t
        xor rax, rsi                 ;   329.9 p0      22 t
        mov r11, qword [rsp + 2448]  ;   299.7 p2      22 t
        and r11, rdi                 ;   330.1 p0      22 t
        xor r11, r14                 ;   331.1 p0      22 t
        mov rdi, qword [rsp + 2640]  ;   285.3 p2      22 t
        and rdi, rbp                 ;   331.2 p0      22 t
        xor rax, r11                 ;   332.1 p0      22 t
        mov rbp, qword [rsp + 2688]  ;   314.4 p2      22 t
        xor rbp, rcx                 ;   332.3 p0      22 t
        mov rcx, qword [rsp + 2288]  ;   277.0 p2      40 t reload
        xor rbp, rax                 ;   333.3 p0      22 t
        xor rdi, rax                 ;   333.5 p0      22 t
        mov rax, qword [rsp + 2264]  ;   278.3 p2      21 t
        xor rbx, rsi                 ;   334.1 p0      22 t
        mov rsi, qword [rsp + 2320]  ;   279.3 p2      21 t
        not rsi                      ;   334.6 p0      21 t
        xor rbx, r15                 ;   335.1 p0      22 t
        xor rax, rcx                 ;   335.7 p0      21 t
        xor r10, r11                 ;   336.3 p0      22 t
        xor rdx, r11                 ;   336.8 p0      22 t
        mov r11, rdx                 ;   337.8 p1      22 t copy
        xor r11, r10                 ;   338.8 p0      22 t
        xor r11, rbp                 ;   339.8 p0      22 t
        xor r15, r11                 ;   340.8 p0      22 t
        not r14                      ;   339.1 p0      22 t
        mov qword [rsp + 2256], r14  ;   340.1 p0+p3   22 t spill
        xor r11, rdi                 ;   340.8 p0      22 t
        mov qword [rsp + 2288], r11  ;   341.8 p0+p3   22 t spill
        mov r11, qword [rsp + 2280]  ;   286.1 p2      21 t
        xor r11, r12                 ;   342.2 p0      21 t
        xor r8, r11                  ;   343.2 p0      21 t
        xor r11, rax                 ;   343.3 p0      21 t
        xor r13, rdx                 ;   343.9 p0      22 t
        not r15                      ;   344.5 p0      22 t
        not r13                      ;   345.0 p0      22 t
        mov rdx, qword [rsp + 2264]  ;   291.0 p2      21 t
        mov qword [rsp + 2312], r15  ;   345.5 p0+p3   22 t spill
        mov r15, rax                 ;   336.7 p1      21 t copy
        not rbp                      ;   346.5 p0      22 t
        not rdi                      ;   347.0 p0      22 t
        mov qword [rsp + 2320], r10  ;   347.5 p0+p3   22 t spill
        mov r10, qword [rsp + 2280]  ;   293.0 p2      21 t
        mov qword [rsp + 2280], rdi  ;   348.5 p0+p3   22 t spill
        xor rdx, qword [rsp + 2296]  ;   349.5 p2+p0   21 t
        xor rcx, r9                  ;   350.1 p0      21 t
        xor rsi, r8                  ;   350.6 p0      21 t
        mov qword [rsp + 2272], rbx  ;   351.2 p0+p3   22 t spill
        xor r15, rsi                 ;   352.2 p0      21 t
        mov qword [rsp + 2640], rbp  ;   352.8 p0+p3   22 t spill
        mov rbp, rsi                 ;   351.6 p1      21 t copy
        xor rbp, r11                 ;   353.8 p0      21 t
        mov qword [rsp + 2184], rsi  ;   354.3 p0+p3   21 t spill
        mov qword [rsp + 2688], r13  ;   355.3 p0+p3   22 t spill
        mov qword [rsp + 2448], rbp  ;   356.3 p0+p3   21 t spill
        mov rbx, rsi                 ;   351.6 p1      21 t copy
        mov r13, r9                  ;   328.3 p1      21 t copy
        xor r13, r8                  ;   357.3 p0      21 t
        mov r14, rcx                 ;   351.1 p1      21 t copy
        mov rdi, rdx                 ;   350.5 p1      21 t copy
        mov rsi, r8                  ;   344.2 p1      21 t copy
        or rsi, rbp                  ;   357.9 p0      21 t
        xor r14, r11                 ;   358.5 p0      21 t
        mov qword [rsp + 2224], r8   ;   359.0 p0+p3   21 t spill
        xor rdi, r8                  ;   360.0 p0      21 t
        or rbx, rdi                  ;   361.0 p0      21 t
        xor r10, rbp                 ;   361.2 p0      21 t
        xor rsi, rbx                 ;   362.0 p0      21 t
        mov r8, r15                  ;   353.2 p1      21 t copy
        mov rbp, r12                 ;   327.2 p1      21 t copy
        xor r12, rbx                 ;   362.3 p0      21 t
        or rbp, r15                  ;   362.9 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   306.6 p2      21 t
        mov qword [rsp + 2296], r15  ;   363.5 p0+p3   21 t spill
        mov r15, rdx                 ;   350.5 p1      21 t copy
        and r15, r11                 ;   364.5 p0      21 t
        xor r8, r14                  ;   365.0 p0      21 t
        mov qword [rsp + 2720], r8   ;   366.0 p0+p3   21 t spill
        xor rbx, r11                 ;   366.6 p0      21 t
        xor rbx, rbp                 ;   367.6 p0      21 t
        mov qword [rsp + 2672], r13  ;   367.8 p0+p3   21 t spill
        xor rbp, r15                 ;   368.8 p0      21 t
        mov r15, r13                 ;   358.3 p1      21 t copy
        and r15, r8                  ;   369.3 p0      21 t
        mov r8, r13                  ;   358.3 p1      21 t copy
        xor r8, r10                  ;   369.9 p0      21 t
        mov r13, r14                 ;   359.5 p1      21 t copy
        mov qword [rsp + 2168], r14  ;   370.5 p0+p3   21 t spill
        mov r14, rax                 ;   336.7 p1      21 t copy
        mov qword [rsp + 2704], r9   ;   371.5 p0+p3   21 t spill
        xor rbx, r15                 ;   372.5 p0      21 t
        xor rsi, rbx                 ;   373.5 p0      21 t
        mov r15, rdx                 ;   350.5 p1      21 t copy
        xor r15, r8                  ;   373.6 p0      21 t
        and r13, r8                  ;   374.2 p0      21 t
        xor r12, rbp                 ;   374.8 p0      21 t
        xor rbp, r13                 ;   375.3 p0      21 t
        mov r13, qword [rsp + 2264]  ;   317.7 p2      21 t
        or r13, r9                   ;   375.9 p0      21 t
        xor rbx, r13                 ;   376.9 p0      21 t
        mov r13, rcx                 ;   351.1 p1      21 t copy
        and r13, r15                 ;   377.0 p0      21 t
        xor r12, r13                 ;   378.0 p0      21 t
        mov r13, rdi                 ;   361.0 p1      21 t copy
        xor r13, r10                 ;   378.2 p0      21 t
        and r14, r13                 ;   379.2 p0      21 t
        xor rbp, r14                 ;   380.2 p0      21 t
        mov r9, rbp                  ;   381.2 p1      21 t copy
        xor rbx, r14                 ;   380.2 p0      21 t
        mov r14, rsi                 ;   374.5 p1      21 t copy
        and r14, r12                 ;   380.5 p0      21 t
        xor rbx, r14                 ;   381.5 p0      21 t
        and r9, rbx                  ;   382.5 p0      21 t
        xor rbx, r12                 ;   382.5 p0      21 t
        xor rsi, r9                  ;   383.5 p0      21 t
        mov r9, rbp                  ;   381.2 p1      21 t copy
        and r9, rsi                  ;   384.5 p0      21 t
        xor r12, r9                  ;   385.5 p0      21 t
        or r14, rbx                  ;   384.5 p0      21 t
        xor r14, rsi                 ;   385.5 p0      21 t
        mov r9, r14                  ;   386.5 p1      21 t copy
        and r13, r14                 ;   386.5 p0      21 t
        and rsi, r12                 ;   386.5 p0      21 t
        or r9, r12                   ;   387.5 p0      21 t
        xor rbx, r9                  ;   388.5 p0      21 t
        xor rbp, rsi                 ;   387.9 p0      21 t
        mov rsi, r14                 ;   386.5 p1      21 t copy
        xor rsi, r12                 ;   388.5 p0      21 t
        and rcx, rsi                 ;   389.5 p0      21 t
        and r15, rsi                 ;   389.6 p0      21 t
        xor rsi, rbx                 ;   390.2 p0      21 t
        and r8, rsi                  ;   391.2 p0      21 t
        xor r15, r8                  ;   392.2 p0      21 t
        and rdx, rbx                 ;   391.9 p0      21 t
        xor r8, rdx                  ;   392.9 p0      21 t
        mov r9, qword [rsp + 2224]   ;   359.0 p2      21 t
        and r9, rbp                  ;   393.0 p0      21 t
        and r11, rbx                 ;   393.6 p0      21 t
        and rax, r14                 ;   394.2 p0      21 t
        mov rdx, qword [rsp + 2448]  ;   356.3 p2      21 t
        and rdx, rbp                 ;   394.7 p0      21 t
        xor rdx, rcx                 ;   395.7 p0      21 t
        mov qword [rsp + 2448], rax  ;   395.9 p0+p3   21 t spill
        mov rax, qword [rsp + 2184]  ;   354.3 p2      21 t
        xor rbx, rbp                 ;   396.9 p0      21 t
        xor rbp, r12                 ;   397.5 p0      21 t
        xor r14, rbx                 ;   398.0 p0      21 t
        and r10, r14                 ;   399.0 p0      21 t
        and rdi, rbx                 ;   399.2 p0      21 t
        and rax, rbx                 ;   399.7 p0      21 t
        xor rcx, rax                 ;   400.7 p0      21 t
        mov rax, qword [rsp + 2720]  ;   366.0 p2      21 t
        and rax, rbp                 ;   400.9 p0      21 t
        xor r11, rdx                 ;   401.5 p0      21 t
        xor r11, rax                 ;   402.5 p0      21 t
        xor rdi, r13                 ;   402.6 p0      21 t
        mov rbx, qword [rsp + 2672]  ;   367.8 p2      21 t
        and rbx, rbp                 ;   403.2 p0      21 t
        mov rbp, qword [rsp + 2296]  ;   363.5 p2      21 t
        and rbp, r14                 ;   403.7 p0      21 t
        mov r14, qword [rsp + 2704]  ;   371.5 p2      21 t
        xor rdi, r15                 ;   404.3 p0      21 t
        xor r15, r9                  ;   404.9 p0      21 t
        mov r9, qword [rsp + 2336]   ;   347.2 p2      23 t
        not r9                       ;   405.4 p0      23 t
        and r14, r12                 ;   405.9 p0      21 t
        xor rbp, rcx                 ;   406.5 p0      21 t
        xor rbp, rax                 ;   407.5 p0      21 t
        xor rdx, rbp                 ;   408.5 p0      21 t
        mov rax, qword [rsp + 2264]  ;   350.5 p2      21 t
        and rax, r12                 ;   408.2 p0      21 t
        xor rax, rbp                 ;   409.2 p0      21 t
        mov r12, qword [rsp + 2168]  ;   370.5 p2      21 t
        xor r14, r11                 ;   409.4 p0      21 t
        xor r13, r8                  ;   409.9 p0      21 t
        xor r13, r10                 ;   410.9 p0      21 t
        not r11                      ;   411.1 p0      21 t
        xor rbx, r8                  ;   411.6 p0      21 t
        xor rdx, rdi                 ;   412.2 p0      21 t
        and r12, rsi                 ;   412.7 p0      21 t
        xor rax, r14                 ;   413.3 p0      21 t
        xor r12, rax                 ;   414.3 p0      21 t
        xor r15, r14                 ;   414.4 p0      21 t
        mov rsi, qword [rsp + 2448]  ;   395.9 p2      21 t
        xor rsi, rcx                 ;   415.0 p0      21 t
        mov rcx, qword [rsp + 2328]  ;   359.3 p2      23 t
        xor rsi, rax                 ;   416.0 p0      21 t
        mov rax, qword [rsp + 2352]  ;   360.3 p2      40 t reload
        xor rbx, r14                 ;   416.2 p0      21 t
        xor rcx, qword [rsp + 2360]  ;   416.7 p2+p0   23 t
        mov r10, r15                 ;   415.4 p1      21 t copy
        mov rbp, qword [rsp + 2328]  ;   362.4 p2      23 t
        xor rbp, rax                 ;   417.3 p0      23 t
        xor rax, r9                  ;   417.9 p0      23 t
        mov r8, qword [rsp + 2400]   ;   363.7 p2      23 t
        not r8                       ;   418.4 p0      23 t
        xor r10, rbx                 ;   418.9 p0      21 t
        xor r10, rsi                 ;   419.9 p0      21 t
        xor rdi, r10                 ;   420.9 p0      21 t
        xor r10, r12                 ;   420.9 p0      21 t
        mov r14, qword [rsp + 2384]  ;   365.7 p2      23 t
        mov qword [rsp + 2384], r11  ;   421.2 p0+p3   21 t spill
        mov r11, rbp                 ;   418.3 p1      23 t copy
        not r14                      ;   422.2 p0      23 t
        xor r13, r15                 ;   422.7 p0      21 t
        mov r15, qword [rsp + 2392]  ;   368.9 p2      23 t
        not r12                      ;   423.3 p0      21 t
        mov qword [rsp + 2352], r12  ;   424.3 p0+p3   21 t spill
        mov r12, qword [rsp + 2344]  ;   370.4 p2      23 t
        not r13                      ;   424.8 p0      21 t
        not r15                      ;   425.3 p0      23 t
        mov qword [rsp + 2336], r13  ;   425.8 p0+p3   21 t spill
        not rsi                      ;   426.8 p0      21 t
        mov qword [rsp + 2400], rsi  ;   427.8 p0+p3   21 t spill
        mov rsi, rax                 ;   418.9 p1      23 t copy
        xor r12, r14                 ;   428.3 p0      23 t
        xor r8, r12                  ;   429.3 p0      23 t
        not rdi                      ;   429.4 p0      21 t
        mov qword [rsp + 2392], rdi  ;   430.4 p0+p3   21 t spill
        mov qword [rsp + 2448], r10  ;   430.9 p0+p3   21 t spill
        mov r10, r9                  ;   406.4 p1      23 t copy
        xor r15, r8                  ;   431.9 p0      23 t
        xor r11, r15                 ;   432.9 p0      23 t
        mov r13, r15                 ;   432.9 p1      23 t copy
        mov qword [rsp + 2168], rbx  ;   433.1 p0+p3   21 t spill
        mov rbx, r15                 ;   432.9 p1      23 t copy
        mov rdi, qword [rsp + 2344]  ;   378.6 p2      23 t
        mov qword [rsp + 2344], rdx  ;   434.1 p0+p3   21 t spill
        mov rdx, rcx                 ;   417.7 p1      23 t copy
        xor rdx, r8                  ;   435.1 p0      23 t
        or r13, rdx                  ;   436.1 p0      23 t
        xor r10, r8                  ;   436.2 p0      23 t
        mov qword [rsp + 2264], r15  ;   436.8 p0+p3   23 t spill
        xor r12, rbp                 ;   437.8 p0      23 t
        xor rsi, r12                 ;   438.8 p0      23 t
        xor rbx, r12                 ;   438.9 p0      23 t
        xor rdi, rbx                 ;   439.9 p0      23 t
        mov qword [rsp + 2704], rbx  ;   440.1 p0+p3   23 t spill
        mov r15, r8                  ;   430.3 p1      23 t copy
        or r15, rbx                  ;   441.1 p0      23 t
        xor r15, r13                 ;   442.1 p0      23 t
        mov rbx, r14                 ;   423.2 p1      23 t copy
        mov qword [rsp + 2296], r8   ;   442.2 p0+p3   23 t spill
        mov r8, r11                  ;   433.9 p1      23 t copy
        xor r8, rsi                  ;   443.2 p0      23 t
        or rbx, r11                  ;   443.8 p0      23 t
        xor r14, r13                 ;   444.4 p0      23 t
        mov r13, qword [rsp + 2360]  ;   388.1 p2      23 t
        xor r13, r12                 ;   444.9 p0      23 t
        xor r13, rbx                 ;   445.9 p0      23 t
        mov qword [rsp + 2360], r11  ;   446.1 p0+p3   23 t spill
        mov r11, rcx                 ;   417.7 p1      23 t copy
        and r11, r12                 ;   447.1 p0      23 t
        mov qword [rsp + 2672], r8   ;   447.6 p0+p3   23 t spill
        xor rbx, r11                 ;   448.6 p0      23 t
        mov r11, r10                 ;   437.2 p1      23 t copy
        and r11, r8                  ;   449.2 p0      23 t
        mov r8, r10                  ;   437.2 p1      23 t copy
        xor r8, rdi                  ;   449.8 p0      23 t
        xor r14, rbx                 ;   450.4 p0      23 t
        mov qword [rsp + 2720], r10  ;   450.9 p0+p3   23 t spill
        xor r13, r11                 ;   451.9 p0      23 t
        xor r15, r13                 ;   452.9 p0      23 t
        mov r11, rcx                 ;   417.7 p1      23 t copy
        mov r10, rsi                 ;   439.8 p1      23 t copy
        and r10, r8                  ;   453.1 p0      23 t
        xor rbx, r10                 ;   454.1 p0      23 t
        mov r10, qword [rsp + 2328]  ;   397.1 p2      23 t
        or r10, r9                   ;   454.2 p0      23 t
        xor r13, r10                 ;   455.2 p0      23 t
        mov r10, rax                 ;   418.9 p1      23 t copy
        xor r11, r8                  ;   455.4 p0      23 t
        and r10, r11                 ;   456.4 p0      23 t
        xor r14, r10                 ;   457.4 p0      23 t
        mov r10, rdx                 ;   436.1 p1      23 t copy
        mov qword [rsp + 2184], rsi  ;   457.1 p0+p3   23 t spill
        mov rsi, rbp                 ;   418.3 p1      23 t copy
        mov qword [rsp + 2224], r9   ;   458.1 p0+p3   23 t spill
        xor r10, rdi                 ;   459.1 p0      23 t
        and rsi, r10                 ;   460.1 p0      23 t
        xor rbx, rsi                 ;   461.1 p0      23 t
        xor r13, rsi                 ;   461.1 p0      23 t
        mov r9, rbx                  ;   462.1 p1      23 t copy
        mov rsi, r15                 ;   453.9 p1      23 t copy
        and rsi, r14                 ;   461.3 p0      23 t
        xor r13, rsi                 ;   462.3 p0      23 t
        and r9, r13                  ;   463.3 p0      23 t
        xor r13, r14                 ;   463.3 p0      23 t
        or rsi, r13                  ;   464.3 p0      23 t
        xor r15, r9                  ;   464.3 p0      23 t
        xor rsi, r15                 ;   465.3 p0      23 t
        mov r9, rbx                  ;   462.1 p1      23 t copy
        and r9, r15                  ;   465.3 p0      23 t
        xor r14, r9                  ;   466.3 p0      23 t
        and r15, r14                 ;   467.3 p0      23 t
        xor rbx, r15                 ;   468.3 p0      23 t
        mov r15, rsi                 ;   466.3 p1      23 t copy
        mov r9, rsi                  ;   466.3 p1      23 t copy
        or r9, r14                   ;   467.6 p0      23 t
        xor r13, r9                  ;   468.6 p0      23 t
        and rcx, r13                 ;   469.6 p0      23 t
        xor r15, r14                 ;   469.3 p0      23 t
        and r11, r15                 ;   470.3 p0      23 t
        and rax, r15                 ;   470.5 p0      23 t
        and r12, r13                 ;   471.1 p0      23 t
        xor r15, r13                 ;   471.6 p0      23 t
        xor r13, rbx                 ;   472.2 p0      23 t
        and r8, r15                  ;   472.8 p0      23 t
        xor r11, r8                  ;   473.8 p0      23 t
        xor r8, rcx                  ;   473.9 p0      23 t
        mov rcx, qword [rsp + 2704]  ;   440.1 p2      23 t
        and r10, rsi                 ;   474.5 p0      23 t
        and rbp, rsi                 ;   475.1 p0      23 t
        mov qword [rsp + 2704], rbp  ;   476.1 p0+p3   23 t spill
        mov rbp, qword [rsp + 2264]  ;   436.8 p2      23 t
        and rdx, r13                 ;   476.6 p0      23 t
        xor rsi, r13                 ;   477.2 p0      23 t
        xor rdx, r10                 ;   477.8 p0      23 t
        mov r9, qword [rsp + 2296]   ;   442.2 p2      23 t
        and rbp, r13                 ;   478.3 p0      23 t
        and r9, rbx                  ;   478.9 p0      23 t
        xor rdx, r11                 ;   479.5 p0      23 t
        xor r11, r9                  ;   480.1 p0      23 t
        mov r9, qword [rsp + 2424]   ;   421.0 p2      22 t
        not r9                       ;   480.6 p0      22 t
        and rcx, rbx                 ;   481.1 p0      23 t
        xor rcx, rax                 ;   482.1 p0      23 t
        mov r13, qword [rsp + 2720]  ;   450.9 p2      23 t
        xor rax, rbp                 ;   482.3 p0      23 t
        mov rbp, qword [rsp + 2672]  ;   447.6 p2      23 t
        xor rbx, r14                 ;   482.8 p0      23 t
        and rbp, rbx                 ;   483.8 p0      23 t
        and r13, rbx                 ;   484.0 p0      23 t
        xor r13, r8                  ;   485.0 p0      23 t
        mov rbx, qword [rsp + 2360]  ;   446.1 p2      23 t
        and rbx, rsi                 ;   485.1 p0      23 t
        and rdi, rsi                 ;   485.7 p0      23 t
        mov rsi, qword [rsp + 2224]  ;   458.1 p2      23 t
        xor r10, r8                  ;   486.3 p0      23 t
        xor r10, rdi                 ;   487.3 p0      23 t
        mov r8, qword [rsp + 2408]   ;   428.5 p2      22 t
        xor r12, rcx                 ;   487.4 p0      23 t
        xor r12, rbp                 ;   488.4 p0      23 t
        not r8                       ;   488.5 p0      22 t
        xor rbx, rax                 ;   489.0 p0      23 t
        xor rbx, rbp                 ;   490.0 p0      23 t
        mov rbp, qword [rsp + 2328]  ;   431.6 p2      23 t
        and rbp, r14                 ;   490.2 p0      23 t
        xor rbp, rbx                 ;   491.2 p0      23 t
        and rsi, r14                 ;   491.3 p0      23 t
        xor rsi, r12                 ;   492.3 p0      23 t
        xor r13, rsi                 ;   493.3 p0      23 t
        xor r11, rsi                 ;   493.3 p0      23 t
        xor r10, r11                 ;   494.3 p0      23 t
        not r10                      ;   495.3 p0      23 t
        not r12                      ;   494.7 p0      23 t
        mov r14, qword [rsp + 2184]  ;   457.1 p2      23 t
        and r14, r15                 ;   495.2 p0      23 t
        xor rbp, rsi                 ;   495.8 p0      23 t
        xor r14, rbp                 ;   496.8 p0      23 t
        mov rsi, qword [rsp + 2464]  ;   439.8 p2      22 t
        xor r11, r13                 ;   496.9 p0      23 t
        not rsi                      ;   497.5 p0      22 t
        mov rdi, rdx                 ;   480.5 p1      23 t copy
        mov qword [rsp + 2424], rdx  ;   498.0 p0+p3   23 t spill
        mov rdx, r14                 ;   497.8 p1      23 t copy
        not rdx                      ;   499.0 p0      23 t
        mov qword [rsp + 2408], rdx  ;   500.0 p0+p3   23 t spill
        mov rdx, qword [rsp + 2440]  ;   443.7 p2      22 t
        xor rdx, r9                  ;   500.5 p0      22 t
        mov qword [rsp + 2224], r14  ;   501.0 p0+p3   23 t spill
        mov r14, rdx                 ;   501.5 p1      22 t copy
        mov r15, qword [rsp + 2704]  ;   476.1 p2      23 t
        xor r15, rax                 ;   502.0 p0      23 t
        xor r15, rbp                 ;   503.0 p0      23 t
        xor r11, r15                 ;   504.0 p0      23 t
        mov rax, qword [rsp + 2416]  ;   447.3 p2      22 t
        xor rdi, r11                 ;   505.0 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   448.3 p2      22 t
        mov qword [rsp + 2472], r13  ;   504.3 p0+p3   23 t spill
        mov r13, qword [rsp + 2416]  ;   449.6 p2      22 t
        xor r13, qword [rsp + 2456]  ;   505.3 p2+p0   22 t
        not rbp                      ;   505.9 p0      22 t
        not rdi                      ;   506.4 p0      23 t
        xor rax, qword [rsp + 2440]  ;   506.9 p2+p0   22 t
        mov qword [rsp + 2440], rcx  ;   507.5 p0+p3   23 t spill
        mov qword [rsp + 2184], r10  ;   508.5 p0+p3   23 t spill
        not r15                      ;   509.5 p0      23 t
        mov qword [rsp + 2328], r15  ;   510.5 p0+p3   23 t spill
        mov qword [rsp + 2704], rbx  ;   511.0 p0+p3   23 t spill
        mov rbx, qword [rsp + 2432]  ;   455.3 p2      22 t
        mov qword [rsp + 2360], r11  ;   512.0 p0+p3   23 t spill
        mov rcx, r13                 ;   506.3 p1      22 t copy
        mov qword [rsp + 2464], rdi  ;   513.0 p0+p3   23 t spill
        mov rdi, qword [rsp + 2432]  ;   456.6 p2      22 t
        xor rdi, rsi                 ;   514.0 p0      22 t
        xor r8, rdi                  ;   515.0 p0      22 t
        mov qword [rsp + 2264], r8   ;   516.0 p0+p3   22 t spill
        xor rbp, r8                  ;   516.1 p0      22 t
        mov r10, rbp                 ;   517.1 p1      22 t copy
        xor rdi, rax                 ;   516.7 p0      22 t
        xor rcx, r8                  ;   517.2 p0      22 t
        or r10, rcx                  ;   518.2 p0      22 t
        mov qword [rsp + 2432], r12  ;   518.4 p0+p3   23 t spill
        mov r12, rax                 ;   507.9 p1      22 t copy
        xor r12, rbp                 ;   519.4 p0      22 t
        xor r14, rdi                 ;   520.0 p0      22 t
        mov r11, rbp                 ;   517.1 p1      22 t copy
        xor r11, rdi                 ;   520.5 p0      22 t
        xor rbx, r11                 ;   521.5 p0      22 t
        mov qword [rsp + 2672], r11  ;   521.7 p0+p3   22 t spill
        mov qword [rsp + 2720], rbp  ;   522.7 p0+p3   22 t spill
        mov rbp, r8                  ;   516.0 p1      22 t copy
        or rbp, r11                  ;   523.7 p0      22 t
        mov r11, rsi                 ;   498.5 p1      22 t copy
        xor rbp, r10                 ;   524.7 p0      22 t
        or r11, r12                  ;   524.8 p0      22 t
        xor rsi, r10                 ;   525.4 p0      22 t
        mov r10, qword [rsp + 2456]  ;   468.3 p2      22 t
        xor r10, rdi                 ;   526.0 p0      22 t
        xor r10, r11                 ;   527.0 p0      22 t
        mov qword [rsp + 2456], r12  ;   527.1 p0+p3   22 t spill
        mov r15, r9                  ;   481.6 p1      22 t copy
        xor r15, r8                  ;   528.1 p0      22 t
        mov r8, r12                  ;   520.4 p1      22 t copy
        mov r12, r13                 ;   506.3 p1      22 t copy
        and r12, rdi                 ;   528.7 p0      22 t
        xor r11, r12                 ;   529.7 p0      22 t
        mov r12, r15                 ;   529.1 p1      22 t copy
        xor r8, r14                  ;   529.8 p0      22 t
        mov qword [rsp + 2296], r8   ;   530.8 p0+p3   22 t spill
        and r12, r8                  ;   531.4 p0      22 t
        mov r8, r15                  ;   529.1 p1      22 t copy
        mov qword [rsp + 2728], r15  ;   532.0 p0+p3   22 t spill
        xor r8, rbx                  ;   533.0 p0      22 t
        mov r15, r14                 ;   521.0 p1      22 t copy
        and r15, r8                  ;   534.0 p0      22 t
        xor rsi, r11                 ;   534.1 p0      22 t
        xor r11, r15                 ;   535.0 p0      22 t
        xor r10, r12                 ;   535.2 p0      22 t
        xor rbp, r10                 ;   536.2 p0      22 t
        mov r12, r13                 ;   506.3 p1      22 t copy
        xor r12, r8                  ;   536.4 p0      22 t
        mov r15, qword [rsp + 2416]  ;   479.4 p2      22 t
        or r15, r9                   ;   537.0 p0      22 t
        xor r10, r15                 ;   538.0 p0      22 t
        mov r15, rdx                 ;   501.5 p1      22 t copy
        and r15, r12                 ;   538.1 p0      22 t
        xor rsi, r15                 ;   539.1 p0      22 t
        mov r15, rcx                 ;   518.2 p1      22 t copy
        xor r15, rbx                 ;   539.2 p0      22 t
        mov qword [rsp + 2736], r14  ;   539.8 p0+p3   22 t spill
        mov r14, rax                 ;   507.9 p1      22 t copy
        and r14, r15                 ;   540.8 p0      22 t
        mov qword [rsp + 2744], r9   ;   541.4 p0+p3   22 t spill
        xor r11, r14                 ;   542.4 p0      22 t
        xor r10, r14                 ;   542.9 p0      22 t
        mov r14, rbp                 ;   537.2 p1      22 t copy
        and r14, rsi                 ;   543.5 p0      22 t
        xor r10, r14                 ;   544.5 p0      22 t
        mov r9, r11                  ;   543.4 p1      22 t copy
        and r9, r10                  ;   545.5 p0      22 t
        xor r10, rsi                 ;   545.5 p0      22 t
        or r14, r10                  ;   546.5 p0      22 t
        xor rbp, r9                  ;   546.5 p0      22 t
        xor r14, rbp                 ;   547.5 p0      22 t
        mov r9, r11                  ;   543.4 p1      22 t copy
        and r9, rbp                  ;   547.5 p0      22 t
        xor rsi, r9                  ;   548.5 p0      22 t
        mov r9, r14                  ;   548.5 p1      22 t copy
        or r9, rsi                   ;   549.5 p0      22 t
        xor r10, r9                  ;   550.5 p0      22 t
        mov r9, qword [rsp + 2264]   ;   516.0 p2      22 t
        and r15, r14                 ;   549.8 p0      22 t
        and rbp, rsi                 ;   550.4 p0      22 t
        xor r11, rbp                 ;   551.4 p0      22 t
        and r13, r10                 ;   551.5 p0      22 t
        and rdi, r10                 ;   552.1 p0      22 t
        mov rbp, r14                 ;   548.5 p1      22 t copy
        xor rbp, rsi                 ;   552.7 p0      22 t
        and rdx, rbp                 ;   553.7 p0      22 t
        and r12, rbp                 ;   553.8 p0      22 t
        and r9, r11                  ;   554.4 p0      22 t
        xor rbp, r10                 ;   554.9 p0      22 t
        xor r10, r11                 ;   555.5 p0      22 t
        and rax, r14                 ;   556.1 p0      22 t
        and r8, rbp                  ;   556.7 p0      22 t
        xor r12, r8                  ;   557.7 p0      22 t
        xor r8, r13                  ;   557.8 p0      22 t
        mov r13, qword [rsp + 2672]  ;   521.7 p2      22 t
        xor r14, r10                 ;   558.4 p0      22 t
        mov qword [rsp + 2672], rax  ;   558.9 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   522.7 p2      22 t
        and rcx, r10                 ;   559.9 p0      22 t
        and r13, r11                 ;   560.5 p0      22 t
        xor r11, rsi                 ;   561.1 p0      22 t
        xor r13, rdx                 ;   561.7 p0      22 t
        and rax, r10                 ;   562.2 p0      22 t
        xor rdx, rax                 ;   563.2 p0      22 t
        mov rax, qword [rsp + 2296]  ;   530.8 p2      22 t
        and rax, r11                 ;   563.4 p0      22 t
        mov r10, qword [rsp + 2728]  ;   532.0 p2      22 t
        and r10, r11                 ;   563.9 p0      22 t
        mov r11, qword [rsp + 2456]  ;   527.1 p2      22 t
        and r11, r14                 ;   564.5 p0      22 t
        xor rdi, r13                 ;   565.1 p0      22 t
        xor rcx, r15                 ;   565.6 p0      22 t
        and rbx, r14                 ;   566.2 p0      22 t
        xor rdi, rax                 ;   566.8 p0      22 t
        mov r14, qword [rsp + 2744]  ;   541.4 p2      22 t
        xor rcx, r12                 ;   567.4 p0      22 t
        xor r12, r9                  ;   567.9 p0      22 t
        and r14, rsi                 ;   568.5 p0      22 t
        xor r14, rdi                 ;   569.5 p0      22 t
        xor r12, r14                 ;   570.5 p0      22 t
        xor r11, rdx                 ;   570.2 p0      22 t
        xor r11, rax                 ;   571.2 p0      22 t
        mov r9, qword [rsp + 2496]   ;   512.0 p2      21 t
        not r9                       ;   571.4 p0      21 t
        mov rax, qword [rsp + 2416]  ;   513.0 p2      22 t
        and rax, rsi                 ;   571.9 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   539.8 p2      22 t
        and rsi, rbp                 ;   572.4 p0      22 t
        mov rbp, qword [rsp + 2672]  ;   558.9 p2      22 t
        xor rbp, rdx                 ;   573.0 p0      22 t
        mov rdx, qword [rsp + 2544]  ;   518.1 p2      21 t
        xor rax, r11                 ;   573.6 p0      22 t
        xor r15, r8                  ;   574.1 p0      22 t
        xor rax, r14                 ;   574.7 p0      22 t
        xor rsi, rax                 ;   575.7 p0      22 t
        xor r10, r8                  ;   575.9 p0      22 t
        mov r8, qword [rsp + 2480]   ;   520.4 p2      21 t
        xor r15, rbx                 ;   576.4 p0      22 t
        mov qword [rsp + 2736], r11  ;   577.0 p0+p3   22 t spill
        mov qword [rsp + 2480], rsi  ;   578.0 p0+p3   22 t spill
        xor r10, r14                 ;   579.0 p0      22 t
        xor rbp, rax                 ;   579.6 p0      22 t
        not r8                       ;   580.1 p0      21 t
        mov r14, qword [rsp + 2536]  ;   523.5 p2      21 t
        not r14                      ;   580.6 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   525.0 p2      21 t
        not rdi                      ;   581.1 p0      22 t
        xor rbx, qword [rsp + 2512]  ;   581.6 p2+p0   21 t
        mov rax, rcx                 ;   568.4 p1      22 t copy
        xor r15, r12                 ;   582.2 p0      22 t
        xor r12, r10                 ;   582.8 p0      22 t
        xor r12, rbp                 ;   583.8 p0      22 t
        mov qword [rsp + 2544], r12  ;   584.8 p0+p3   22 t spill
        xor rax, r12                 ;   584.9 p0      22 t
        not rax                      ;   585.9 p0      22 t
        mov qword [rsp + 2496], rax  ;   586.9 p0+p3   22 t spill
        mov rax, rsi                 ;   576.7 p1      22 t copy
        mov rsi, qword [rsp + 2512]  ;   530.7 p2      21 t
        xor rsi, r9                  ;   587.0 p0      21 t
        mov r12, qword [rsp + 2488]  ;   531.7 p2      21 t
        xor r12, qword [rsp + 2520]  ;   587.6 p2+p0   21 t
        not rax                      ;   588.1 p0      22 t
        mov qword [rsp + 2512], rax  ;   589.1 p0+p3   22 t spill
        mov rax, r12                 ;   588.6 p1      21 t copy
        not r15                      ;   589.6 p0      22 t
        mov qword [rsp + 2416], rdi  ;   590.1 p0+p3   22 t spill
        mov qword [rsp + 2536], r10  ;   591.1 p0+p3   22 t spill
        mov r10, qword [rsp + 2504]  ;   536.0 p2      21 t
        xor r10, r14                 ;   592.1 p0      21 t
        xor r8, r10                  ;   593.1 p0      21 t
        not rdx                      ;   593.3 p0      21 t
        xor rdx, r8                  ;   594.3 p0      21 t
        xor r10, rbx                 ;   594.3 p0      21 t
        not rbp                      ;   594.9 p0      22 t
        mov r11, rdx                 ;   595.3 p1      21 t copy
        mov qword [rsp + 2672], rcx  ;   595.4 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   539.6 p2      21 t
        mov qword [rsp + 2504], r13  ;   596.4 p0+p3   22 t spill
        xor rax, r8                  ;   597.4 p0      21 t
        mov r13, rbx                 ;   582.6 p1      21 t copy
        or r11, rax                  ;   598.4 p0      21 t
        mov qword [rsp + 2744], r15  ;   598.6 p0+p3   22 t spill
        mov r15, rsi                 ;   588.0 p1      21 t copy
        mov qword [rsp + 2720], r8   ;   599.6 p0+p3   21 t spill
        mov qword [rsp + 2456], rbp  ;   600.6 p0+p3   22 t spill
        mov rbp, rdx                 ;   595.3 p1      21 t copy
        xor rbp, r10                 ;   601.6 p0      21 t
        mov qword [rsp + 2728], rdx  ;   602.1 p0+p3   21 t spill
        xor r13, rdx                 ;   603.1 p0      21 t
        mov rdx, r8                  ;   594.1 p1      21 t copy
        or rdx, rbp                  ;   603.7 p0      21 t
        xor rcx, rbp                 ;   604.3 p0      21 t
        mov qword [rsp + 2296], rbp  ;   604.8 p0+p3   21 t spill
        mov rdi, r9                  ;   572.4 p1      21 t copy
        xor rdi, r8                  ;   605.8 p0      21 t
        mov qword [rsp + 2752], rdi  ;   606.8 p0+p3   21 t spill
        xor rdx, r11                 ;   607.4 p0      21 t
        mov rbp, r14                 ;   581.6 p1      21 t copy
        or rbp, r13                  ;   608.0 p0      21 t
        xor r15, r10                 ;   608.6 p0      21 t
        mov r8, r13                  ;   604.1 p1      21 t copy
        xor r14, r11                 ;   609.1 p0      21 t
        mov r11, qword [rsp + 2520]  ;   552.2 p2      21 t
        mov qword [rsp + 2520], r13  ;   609.7 p0+p3   21 t spill
        mov r13, r12                 ;   588.6 p1      21 t copy
        xor r11, r10                 ;   610.7 p0      21 t
        xor r11, rbp                 ;   611.7 p0      21 t
        and r13, r10                 ;   611.8 p0      21 t
        xor r8, r15                  ;   612.4 p0      21 t
        mov qword [rsp + 2264], r8   ;   613.4 p0+p3   21 t spill
        xor rbp, r13                 ;   614.0 p0      21 t
        mov r13, rdi                 ;   606.8 p1      21 t copy
        and r13, r8                  ;   614.6 p0      21 t
        mov qword [rsp + 2760], r15  ;   615.1 p0+p3   21 t spill
        mov r8, rdi                  ;   606.8 p1      21 t copy
        mov rdi, r15                 ;   609.6 p1      21 t copy
        mov r15, rbx                 ;   582.6 p1      21 t copy
        xor r14, rbp                 ;   616.1 p0      21 t
        xor r11, r13                 ;   616.7 p0      21 t
        xor rdx, r11                 ;   617.7 p0      21 t
        mov r13, r12                 ;   588.6 p1      21 t copy
        xor r8, rcx                  ;   617.8 p0      21 t
        xor r13, r8                  ;   618.8 p0      21 t
        mov qword [rsp + 2768], r9   ;   619.0 p0+p3   21 t spill
        and rdi, r8                  ;   620.0 p0      21 t
        xor rbp, rdi                 ;   621.0 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   563.2 p2      21 t
        or rdi, r9                   ;   621.1 p0      21 t
        xor r11, rdi                 ;   622.1 p0      21 t
        mov rdi, rsi                 ;   588.0 p1      21 t copy
        and rdi, r13                 ;   622.3 p0      21 t
        xor r14, rdi                 ;   623.3 p0      21 t
        mov rdi, rax                 ;   598.4 p1      21 t copy
        xor rdi, rcx                 ;   623.4 p0      21 t
        and r15, rdi                 ;   624.4 p0      21 t
        xor rbp, r15                 ;   625.4 p0      21 t
        xor r11, r15                 ;   625.4 p0      21 t
        mov r15, rdx                 ;   618.7 p1      21 t copy
        and r15, r14                 ;   625.7 p0      21 t
        mov r9, rbp                  ;   626.4 p1      21 t copy
        xor r11, r15                 ;   626.7 p0      21 t
        and r9, r11                  ;   627.7 p0      21 t
        xor r11, r14                 ;   627.7 p0      21 t
        xor rdx, r9                  ;   628.7 p0      21 t
        mov r9, rbp                  ;   626.4 p1      21 t copy
        or r15, r11                  ;   628.7 p0      21 t
        xor r15, rdx                 ;   629.7 p0      21 t
        and rdi, r15                 ;   630.7 p0      21 t
        and rbx, r15                 ;   630.7 p0      21 t
        and r9, rdx                  ;   630.8 p0      21 t
        xor r14, r9                  ;   631.8 p0      21 t
        mov r9, r15                  ;   630.7 p1      21 t copy
        and rdx, r14                 ;   632.8 p0      21 t
        or r9, r14                   ;   632.8 p0      21 t
        xor r11, r9                  ;   633.8 p0      21 t
        xor rbp, rdx                 ;   633.8 p0      21 t
        mov rdx, r15                 ;   630.7 p1      21 t copy
        xor rdx, r14                 ;   634.3 p0      21 t
        and rsi, rdx                 ;   635.3 p0      21 t
        and r12, r11                 ;   635.4 p0      21 t
        and r10, r11                 ;   636.0 p0      21 t
        and r13, rdx                 ;   636.5 p0      21 t
        xor rdx, r11                 ;   637.1 p0      21 t
        mov r9, qword [rsp + 2720]   ;   599.6 p2      21 t
        xor r11, rbp                 ;   637.7 p0      21 t
        xor r15, r11                 ;   638.7 p0      21 t
        and rax, r11                 ;   638.8 p0      21 t
        and r8, rdx                  ;   639.4 p0      21 t
        xor r13, r8                  ;   640.4 p0      21 t
        and rcx, r15                 ;   640.5 p0      21 t
        and r9, rbp                  ;   641.1 p0      21 t
        xor rax, rdi                 ;   641.7 p0      21 t
        xor r8, r12                  ;   642.3 p0      21 t
        xor rdi, r8                  ;   643.3 p0      21 t
        mov r12, qword [rsp + 2296]  ;   604.8 p2      21 t
        and r12, rbp                 ;   643.4 p0      21 t
        mov qword [rsp + 2296], rbx  ;   644.0 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   602.1 p2      21 t
        xor rbp, r14                 ;   645.0 p0      21 t
        and rbx, r11                 ;   645.5 p0      21 t
        mov r11, qword [rsp + 2752]  ;   606.8 p2      21 t
        and r11, rbp                 ;   646.1 p0      21 t
        xor r11, r8                  ;   647.1 p0      21 t
        mov r8, qword [rsp + 2552]   ;   588.3 p2      42 t
        xor r12, rsi                 ;   647.2 p0      21 t
        xor rsi, rbx                 ;   647.8 p0      21 t
        mov rbx, qword [rsp + 2264]  ;   613.4 p2      21 t
        and rbx, rbp                 ;   648.4 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   609.7 p2      21 t
        and rbp, r15                 ;   649.0 p0      21 t
        mov r15, qword [rsp + 2768]  ;   619.0 p2      21 t
        xor rax, r13                 ;   649.5 p0      21 t
        and r15, r14                 ;   650.1 p0      21 t
        xor r13, r9                  ;   650.7 p0      21 t
        xor rbp, rsi                 ;   651.2 p0      21 t
        xor rbp, rbx                 ;   652.2 p0      21 t
        mov r9, qword [rsp + 2608]   ;   594.5 p2      42 t
        xor r10, r12                 ;   652.4 p0      21 t
        xor r10, rbx                 ;   653.4 p0      21 t
        xor r15, r10                 ;   654.4 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   596.3 p2      21 t
        and rbx, r14                 ;   654.1 p0      21 t
        mov r14, qword [rsp + 2760]  ;   615.1 p2      21 t
        xor rbx, rbp                 ;   655.1 p0      21 t
        and r14, rdx                 ;   655.2 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   644.0 p2      21 t
        xor rbx, r15                 ;   656.1 p0      21 t
        xor r13, r15                 ;   656.4 p0      21 t
        xor rdx, rsi                 ;   657.0 p0      21 t
        xor r11, r15                 ;   657.5 p0      21 t
        xor r14, rbx                 ;   658.1 p0      21 t
        not r8                       ;   658.7 p0      42 t
        mov qword [rsp + 2608], r12  ;   659.2 p0+p3   21 t spill
        mov r12, r14                 ;   659.1 p1      21 t copy
        xor rdx, rbx                 ;   660.2 p0      21 t
        mov rsi, rax                 ;   650.5 p1      21 t copy
        not r9                       ;   660.7 p0      42 t
        xor rdi, rcx                 ;   661.2 p0      21 t
        mov rcx, qword [rsp + 2592]  ;   605.6 p2      42 t
        xor rdi, r13                 ;   662.2 p0      21 t
        not rdi                      ;   663.2 p0      21 t
        xor r13, r11                 ;   662.9 p0      21 t
        mov r15, qword [rsp + 2656]  ;   608.4 p2      42 t
        not r15                      ;   663.5 p0      42 t
        xor r13, rdx                 ;   664.0 p0      21 t
        not r12                      ;   664.5 p0      21 t
        mov qword [rsp + 2552], r12  ;   665.5 p0+p3   21 t spill
        xor rsi, r13                 ;   666.0 p0      21 t
        not r10                      ;   666.6 p0      21 t
        not rdx                      ;   667.1 p0      21 t
        not rcx                      ;   667.6 p0      42 t
        mov rbx, qword [rsp + 2600]  ;   611.7 p2      42 t
        not rsi                      ;   668.1 p0      21 t
        mov qword [rsp + 2592], rsi  ;   669.1 p0+p3   21 t spill
        mov qword [rsp + 2656], rax  ;   669.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2616]  ;   613.7 p2      42 t
        xor rax, r15                 ;   670.6 p0      42 t
        xor r8, rax                  ;   671.6 p0      42 t
        mov r12, qword [rsp + 2624]  ;   615.7 p2      42 t
        xor r12, r9                  ;   671.7 p0      42 t
        mov qword [rsp + 2296], r10  ;   672.3 p0+p3   21 t spill
        mov qword [rsp + 2760], rdx  ;   673.3 p0+p3   21 t spill
        xor rbx, qword [rsp + 2624]  ;   674.3 p2+p0   42 t
        mov qword [rsp + 2768], r13  ;   674.9 p0+p3   21 t spill
        mov qword [rsp + 2624], rbp  ;   675.9 p0+p3   21 t spill
        mov qword [rsp + 2488], r14  ;   676.9 p0+p3   21 t spill
        mov r14, r9                  ;   661.7 p1      42 t copy
        xor rcx, r8                  ;   677.9 p0      42 t
        mov qword [rsp + 2752], rcx  ;   678.9 p0+p3   42 t spill
        mov qword [rsp + 2520], r11  ;   679.4 p0+p3   21 t spill
        mov rsi, qword [rsp + 2600]  ;   622.0 p2      42 t
        mov r13, r12                 ;   672.7 p1      42 t copy
        xor rsi, qword [rsp + 2632]  ;   680.4 p2+p0   42 t
        xor rax, rbx                 ;   681.0 p0      42 t
        xor r13, rax                 ;   682.0 p0      42 t
        mov rbp, rsi                 ;   681.4 p1      42 t copy
        xor rbp, r8                  ;   682.4 p0      42 t
        mov r11, rcx                 ;   678.9 p1      42 t copy
        xor r11, rax                 ;   682.7 p0      42 t
        mov qword [rsp + 2264], r11  ;   683.7 p0+p3   42 t spill
        mov rdx, rcx                 ;   678.9 p1      42 t copy
        or rdx, rbp                  ;   684.3 p0      42 t
        mov r10, qword [rsp + 2616]  ;   627.4 p2      42 t
        mov qword [rsp + 2616], rdi  ;   684.9 p0+p3   21 t spill
        mov rdi, rbx                 ;   675.3 p1      42 t copy
        xor r14, r8                  ;   685.9 p0      42 t
        mov qword [rsp + 2728], r8   ;   686.4 p0+p3   42 t spill
        xor rdi, rcx                 ;   687.4 p0      42 t
        mov rcx, r8                  ;   672.6 p1      42 t copy
        xor r10, r11                 ;   688.0 p0      42 t
        or rcx, r11                  ;   688.6 p0      42 t
        xor rcx, rdx                 ;   689.6 p0      42 t
        mov r11, r15                 ;   664.5 p1      42 t copy
        xor r15, rdx                 ;   689.7 p0      42 t
        mov rdx, qword [rsp + 2632]  ;   632.8 p2      42 t
        mov r8, rdi                  ;   688.4 p1      42 t copy
        or r11, rdi                  ;   690.3 p0      42 t
        xor r8, r13                  ;   690.9 p0      42 t
        xor rdx, rax                 ;   691.4 p0      42 t
        xor rdx, r11                 ;   692.4 p0      42 t
        mov qword [rsp + 2776], r14  ;   692.6 p0+p3   42 t spill
        mov qword [rsp + 2632], rdi  ;   693.6 p0+p3   42 t spill
        mov rdi, rsi                 ;   681.4 p1      42 t copy
        and rdi, rax                 ;   694.6 p0      42 t
        xor r11, rdi                 ;   695.6 p0      42 t
        mov rdi, r14                 ;   686.9 p1      42 t copy
        and rdi, r8                  ;   695.7 p0      42 t
        xor rdx, rdi                 ;   696.7 p0      42 t
        mov rdi, rsi                 ;   681.4 p1      42 t copy
        mov qword [rsp + 2720], r8   ;   696.9 p0+p3   42 t spill
        xor rcx, rdx                 ;   697.9 p0      42 t
        xor r15, r11                 ;   698.4 p0      42 t
        mov r8, r14                  ;   686.9 p1      42 t copy
        mov r14, r13                 ;   683.0 p1      42 t copy
        xor r8, r10                  ;   699.0 p0      42 t
        xor rdi, r8                  ;   700.0 p0      42 t
        and r14, r8                  ;   700.2 p0      42 t
        xor r11, r14                 ;   701.2 p0      42 t
        mov r14, qword [rsp + 2600]  ;   644.6 p2      42 t
        or r14, r9                   ;   701.3 p0      42 t
        xor rdx, r14                 ;   702.3 p0      42 t
        mov r14, r12                 ;   672.7 p1      42 t copy
        and r14, rdi                 ;   702.4 p0      42 t
        xor r15, r14                 ;   703.4 p0      42 t
        mov r14, rbp                 ;   683.4 p1      42 t copy
        xor r14, r10                 ;   703.6 p0      42 t
        mov qword [rsp + 2784], r13  ;   704.1 p0+p3   42 t spill
        mov r13, rbx                 ;   675.3 p1      42 t copy
        and r13, r14                 ;   705.1 p0      42 t
        xor rdx, r13                 ;   706.1 p0      42 t
        xor r11, r13                 ;   706.3 p0      42 t
        mov r13, rcx                 ;   698.9 p1      42 t copy
        mov qword [rsp + 2792], r9   ;   706.9 p0+p3   42 t spill
        mov r9, r11                  ;   707.3 p1      42 t copy
        and r13, r15                 ;   707.9 p0      42 t
        xor rdx, r13                 ;   708.9 p0      42 t
        and r9, rdx                  ;   709.9 p0      42 t
        xor rdx, r15                 ;   709.9 p0      42 t
        xor rcx, r9                  ;   710.9 p0      42 t
        or r13, rdx                  ;   710.9 p0      42 t
        mov r9, r11                  ;   707.3 p1      42 t copy
        xor r13, rcx                 ;   711.9 p0      42 t
        and r9, rcx                  ;   711.9 p0      42 t
        xor r15, r9                  ;   712.9 p0      42 t
        mov r9, r13                  ;   712.9 p1      42 t copy
        or r9, r15                   ;   713.9 p0      42 t
        xor rdx, r9                  ;   714.9 p0      42 t
        and rcx, r15                 ;   714.1 p0      42 t
        xor r11, rcx                 ;   715.1 p0      42 t
        and rsi, rdx                 ;   715.9 p0      42 t
        and rbx, r13                 ;   715.9 p0      42 t
        and rax, rdx                 ;   716.4 p0      42 t
        mov r9, qword [rsp + 2728]   ;   686.4 p2      42 t
        and r14, r13                 ;   717.0 p0      42 t
        and r9, r11                  ;   717.6 p0      42 t
        mov rcx, r13                 ;   712.9 p1      42 t copy
        xor rcx, r15                 ;   718.1 p0      42 t
        and r12, rcx                 ;   719.1 p0      42 t
        and rdi, rcx                 ;   719.3 p0      42 t
        xor rcx, rdx                 ;   719.9 p0      42 t
        and r8, rcx                  ;   720.9 p0      42 t
        xor rdi, r8                  ;   721.9 p0      42 t
        xor r8, rsi                  ;   721.9 p0      42 t
        mov rsi, qword [rsp + 2264]  ;   683.7 p2      42 t
        and rsi, r11                 ;   722.1 p0      42 t
        xor rsi, r12                 ;   723.1 p0      42 t
        mov qword [rsp + 2264], rbx  ;   723.3 p0+p3   42 t spill
        xor rdx, r11                 ;   724.3 p0      42 t
        xor r13, rdx                 ;   725.3 p0      42 t
        and r10, r13                 ;   726.3 p0      42 t
        and rbp, rdx                 ;   726.0 p0      42 t
        xor r11, r15                 ;   726.6 p0      42 t
        xor rax, rsi                 ;   727.1 p0      42 t
        mov rbx, qword [rsp + 2752]  ;   678.9 p2      42 t
        and rbx, rdx                 ;   727.7 p0      42 t
        xor r12, rbx                 ;   728.7 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   692.6 p2      42 t
        mov rbx, qword [rsp + 2720]  ;   696.9 p2      42 t
        and rdx, r11                 ;   728.8 p0      42 t
        and rbx, r11                 ;   729.4 p0      42 t
        mov r11, qword [rsp + 2632]  ;   693.6 p2      42 t
        and r11, r13                 ;   730.0 p0      42 t
        mov r13, qword [rsp + 2792]  ;   706.9 p2      42 t
        and r13, r15                 ;   730.6 p0      42 t
        xor r11, r12                 ;   731.1 p0      42 t
        xor r11, rbx                 ;   732.1 p0      42 t
        xor rax, rbx                 ;   732.3 p0      42 t
        mov rbx, qword [rsp + 2600]  ;   675.6 p2      42 t
        and rbx, r15                 ;   732.8 p0      42 t
        xor rbx, r11                 ;   733.8 p0      42 t
        xor r13, rax                 ;   734.0 p0      42 t
        xor rdx, r8                  ;   734.6 p0      42 t
        xor rdx, r13                 ;   735.6 p0      42 t
        xor rbx, r13                 ;   735.7 p0      42 t
        mov r15, qword [rsp + 2784]  ;   704.1 p2      42 t
        xor rbp, r14                 ;   736.3 p0      42 t
        xor rbp, rdi                 ;   737.3 p0      42 t
        xor r14, r8                  ;   737.4 p0      42 t
        mov r8, qword [rsp + 2168]   ;   681.8 p2      41 t
        and r15, rcx                 ;   738.0 p0      42 t
        xor rdi, r9                  ;   738.6 p0      42 t
        mov rcx, qword [rsp + 2264]  ;   723.3 p2      42 t
        xor rcx, r12                 ;   739.1 p0      42 t
        xor r15, rbx                 ;   739.7 p0      42 t
        xor rcx, rbx                 ;   740.3 p0      42 t
        mov rbx, qword [rsp + 2648]  ;   684.7 p2      41 t
        mov r12, qword [rsp + 2680]  ;   685.7 p2      41 t
        xor r12, r15                 ;   740.8 p0      41 t
        mov r9, qword [rsp + 2640]   ;   686.7 p2      41 t
        xor r9, qword [rsp + 2360]   ;   741.4 p2+p0   41 t
        xor r9, qword [rsp + 2224]   ;   742.4 p2+p0   41 t
        xor r14, r10                 ;   742.6 p0      42 t
        mov r10, rbp                 ;   738.3 p1      42 t copy
        xor r8, qword [rsp + 2456]   ;   743.1 p2+p0   41 t
        xor rdi, r13                 ;   743.7 p0      42 t
        xor r14, rdi                 ;   744.7 p0      42 t
        xor rdi, rdx                 ;   744.8 p0      42 t
        xor rdi, rcx                 ;   745.8 p0      42 t
        xor r12, rdi                 ;   746.8 p0      41 t
        xor r10, rdi                 ;   746.8 p0      42 t
        mov r13, qword [rsp + 2648]  ;   692.6 p2      41 t
        xor r13, qword [rsp + 2520]  ;   747.1 p2+p0   41 t
        not r15                      ;   747.7 p0      42 t
        mov rdi, qword [rsp + 2168]  ;   694.6 p2      41 t
        xor rdi, r9                  ;   748.2 p0      41 t
        xor rbx, r8                  ;   748.8 p0      41 t
        xor r9, rbx                  ;   749.8 p0      41 t
        mov qword [rsp + 2168], rbx  ;   749.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   697.3 p2      41 t
        xor rbx, r13                 ;   750.9 p0      41 t
        xor r8, rbx                  ;   751.9 p0      41 t
        mov qword [rsp + 2680], rbx  ;   752.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   698.9 p2      41 t
        not rcx                      ;   753.0 p0      42 t
        not r14                      ;   753.5 p0      42 t
        mov qword [rsp + 2640], rdi  ;   754.0 p0+p3   41 t spill
        xor rbx, r12                 ;   755.0 p0      41 t
        xor r13, rbx                 ;   756.0 p0      41 t
        xor rcx, qword [rsp + 2696]  ;   756.2 p2+p0   41 t
        xor r14, qword [rsp + 2176]  ;   756.8 p2+p0   41 t
        not r10                      ;   757.3 p0      42 t
        not rax                      ;   757.8 p0      42 t
        xor rax, qword [rsp + 2192]  ;   758.8 p2+p0   41 t
        xor r12, rdi                 ;   758.9 p0      41 t
        mov rdi, qword [rsp + 2448]  ;   705.0 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   759.5 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   760.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;   707.1 p2      41 t
        xor rbx, qword [rsp + 2328]  ;   761.0 p2+p0   41 t
        mov qword [rsp + 2328], r13  ;   761.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2368]  ;   709.1 p2      41 t
        xor r13, qword [rsp + 2768]  ;   762.6 p2+p0   41 t
        xor r13, qword [rsp + 2488]  ;   763.6 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   763.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2368]   ;   712.2 p2      41 t
        mov qword [rsp + 2368], r9   ;   764.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2448]   ;   713.2 p2      41 t
        xor r9, rbx                  ;   765.8 p0      41 t
        xor r8, rdi                  ;   766.3 p0      41 t
        mov qword [rsp + 2448], r8   ;   767.3 p0+p3   41 t spill
        xor rbx, r8                  ;   767.9 p0      41 t
        mov r8, qword [rsp + 2696]   ;   715.9 p2      41 t
        xor r8, r13                  ;   768.5 p0      41 t
        xor rdi, r8                  ;   769.5 p0      41 t
        mov qword [rsp + 2696], r8   ;   769.6 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   717.2 p2      41 t
        xor r8, rcx                  ;   770.6 p0      41 t
        xor rcx, r9                  ;   771.2 p0      41 t
        mov qword [rsp + 2688], r9   ;   771.8 p0+p3   41 t spill
        xor r13, r8                  ;   772.8 p0      41 t
        mov r9, qword [rsp + 2400]   ;   718.9 p2      41 t
        xor r9, qword [rsp + 2416]   ;   773.3 p2+p0   41 t
        mov qword [rsp + 2416], r8   ;   773.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2256]   ;   720.9 p2      41 t
        xor r8, qword [rsp + 2184]   ;   774.9 p2+p0   41 t
        mov qword [rsp + 2184], r13  ;   775.5 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   723.2 p2      41 t
        xor r13, qword [rsp + 2760]  ;   776.5 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   777.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   725.3 p2      41 t
        xor rdi, r9                  ;   778.0 p0      41 t
        mov qword [rsp + 2712], rbx  ;   778.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   727.6 p2      41 t
        xor rbx, r8                  ;   779.6 p0      41 t
        xor r8, rdi                  ;   780.2 p0      41 t
        mov qword [rsp + 2400], rdi  ;   780.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2176]  ;   728.9 p2      41 t
        xor rdi, r13                 ;   781.7 p0      41 t
        xor r9, rdi                  ;   782.7 p0      41 t
        mov qword [rsp + 2176], rdi  ;   782.9 p0+p3   41 t spill
        xor r11, rsi                 ;   783.9 p0      41 t
        xor r11, rbp                 ;   784.9 p0      41 t
        mov rsi, qword [rsp + 2664]  ;   731.4 p2      41 t
        mov rdi, qword [rsp + 2256]  ;   732.4 p2      41 t
        xor rdi, r14                 ;   785.0 p0      41 t
        xor r14, rbx                 ;   785.6 p0      41 t
        mov qword [rsp + 2256], rbx  ;   786.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   733.4 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   787.2 p2+p0   41 t
        mov rbp, qword [rsp + 2664]  ;   735.4 p2      41 t
        xor rbx, qword [rsp + 2504]  ;   788.2 p2+p0   41 t
        xor rbx, qword [rsp + 2672]  ;   789.2 p2+p0   41 t
        xor r13, rdi                 ;   788.9 p0      41 t
        xor rbp, rbx                 ;   790.2 p0      41 t
        mov qword [rsp + 2664], r13  ;   790.0 p0+p3   41 t spill
        mov r13, qword [rsp + 2336]  ;   738.4 p2      41 t
        mov qword [rsp + 2336], rbp  ;   791.2 p0+p3   41 t spill
        xor rsi, qword [rsp + 2616]  ;   792.0 p2+p0   41 t
        mov qword [rsp + 2672], rdi  ;   792.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2272]  ;   740.4 p2      41 t
        xor rdi, qword [rsp + 2432]  ;   793.6 p2+p0   41 t
        xor r13, rdi                 ;   794.6 p0      41 t
        xor rdi, rbp                 ;   794.7 p0      41 t
        mov rbp, qword [rsp + 2192]  ;   742.4 p2      41 t
        xor rbp, rsi                 ;   795.3 p0      41 t
        xor rbx, rbp                 ;   796.3 p0      41 t
        mov qword [rsp + 2192], rbp  ;   796.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2272]  ;   743.4 p2      41 t
        xor rbp, rax                 ;   797.5 p0      41 t
        mov qword [rsp + 2272], r13  ;   798.0 p0+p3   41 t spill
        xor rax, r13                 ;   799.0 p0      41 t
        mov r13, qword [rsp + 2384]  ;   744.6 p2      41 t
        xor r13, qword [rsp + 2496]  ;   799.6 p2+p0   41 t
        xor rsi, rbp                 ;   800.2 p0      41 t
        xor r11, qword [rsp + 2232]  ;   800.7 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   801.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2312]  ;   747.8 p2      41 t
        xor rbp, qword [rsp + 2704]  ;   802.3 p2+p0   41 t
        xor rbp, qword [rsp + 2440]  ;   803.3 p2+p0   41 t
        xor rbp, qword [rsp + 2424]  ;   804.3 p2+p0   41 t
        mov qword [rsp + 2424], rsi  ;   804.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2568]  ;   751.8 p2      41 t
        xor rsi, qword [rsp + 2296]  ;   805.0 p2+p0   41 t
        mov qword [rsp + 2296], rbx  ;   805.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2568]  ;   753.8 p2      41 t
        xor rbx, r13                 ;   806.6 p0      41 t
        mov qword [rsp + 2568], r9   ;   807.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2384]   ;   754.8 p2      41 t
        xor r9, rbp                  ;   808.2 p0      41 t
        mov qword [rsp + 2384], rbx  ;   808.7 p0+p3   41 t spill
        xor rbp, rbx                 ;   809.7 p0      41 t
        mov rbx, qword [rsp + 2232]  ;   756.0 p2      41 t
        xor rbx, rsi                 ;   810.3 p0      41 t
        xor r13, rbx                 ;   811.3 p0      41 t
        mov qword [rsp + 2232], rbx  ;   811.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;   758.0 p2      41 t
        xor rbx, r11                 ;   812.5 p0      41 t
        xor r11, r9                  ;   813.0 p0      41 t
        mov qword [rsp + 2312], r9   ;   813.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   759.8 p2      41 t
        xor r9, qword [rsp + 2512]   ;   814.6 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   815.2 p0+p3   41 t spill
        xor rsi, rbx                 ;   816.2 p0      41 t
        xor r10, qword [rsp + 2208]  ;   816.7 p2+p0   41 t
        mov rbx, qword [rsp + 2280]  ;   762.8 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   817.3 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   817.9 p0+p3   41 t spill
        mov rsi, qword [rsp + 2576]  ;   764.8 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   818.9 p2+p0   41 t
        xor rsi, qword [rsp + 2608]  ;   819.9 p2+p0   41 t
        xor rsi, qword [rsp + 2656]  ;   820.9 p2+p0   41 t
        mov qword [rsp + 2656], r13  ;   820.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2576]  ;   768.8 p2      41 t
        mov qword [rsp + 2576], rbp  ;   821.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2344]  ;   769.8 p2      41 t
        xor r13, r9                  ;   822.6 p0      41 t
        mov qword [rsp + 2344], r13  ;   823.6 p0+p3   41 t spill
        xor rbp, rbx                 ;   824.2 p0      41 t
        xor rbx, r13                 ;   824.7 p0      41 t
        mov r13, qword [rsp + 2208]  ;   770.8 p2      41 t
        xor r13, rsi                 ;   825.3 p0      41 t
        xor r9, r13                  ;   826.3 p0      41 t
        mov qword [rsp + 2208], r13  ;   826.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2280]  ;   772.2 p2      41 t
        mov qword [rsp + 2280], rbp  ;   827.4 p0+p3   41 t spill
        xor r13, r10                 ;   828.4 p0      41 t
        xor r15, qword [rsp + 2240]  ;   829.0 p2+p0   41 t
        xor r10, rbp                 ;   829.6 p0      41 t
        xor rsi, r13                 ;   830.2 p0      41 t
        mov rbp, qword [rsp + 2392]  ;   775.4 p2      41 t
        xor rbp, qword [rsp + 2536]  ;   830.7 p2+p0   41 t
        mov qword [rsp + 2536], r13  ;   831.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2320]  ;   777.4 p2      41 t
        xor rdx, qword [rsp + 2216]  ;   832.3 p2+p0   41 t
        xor r13, qword [rsp + 2408]  ;   832.9 p2+p0   41 t
        mov qword [rsp + 2408], rsi  ;   833.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2560]  ;   780.4 p2      41 t
        xor rsi, qword [rsp + 2592]  ;   834.4 p2+p0   41 t
        mov qword [rsp + 2592], r9   ;   835.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2560]   ;   782.4 p2      41 t
        mov qword [rsp + 2560], rbx  ;   836.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   783.4 p2      41 t
        xor r9, rbp                  ;   837.0 p0      41 t
        xor rbx, r13                 ;   837.6 p0      41 t
        mov qword [rsp + 2392], r9   ;   838.2 p0+p3   41 t spill
        xor r13, r9                  ;   839.2 p0      41 t
        mov r9, qword [rsp + 2240]   ;   786.2 p2      41 t
        xor r9, rsi                  ;   839.7 p0      41 t
        xor rbp, r9                  ;   840.7 p0      41 t
        mov qword [rsp + 2240], r9   ;   840.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2320]   ;   787.6 p2      41 t
        xor r9, r15                  ;   841.9 p0      41 t
        xor r15, rbx                 ;   842.4 p0      41 t
        xor rsi, r9                  ;   843.0 p0      41 t
        mov qword [rsp + 2320], rbx  ;   843.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2352]  ;   789.2 p2      41 t
        xor rbx, qword [rsp + 2544]  ;   844.6 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   845.6 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   845.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2288]   ;   792.2 p2      41 t
        xor r9, qword [rsp + 2472]   ;   846.7 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   847.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2528]  ;   794.2 p2      41 t
        xor rsi, qword [rsp + 2552]  ;   848.3 p2+p0   41 t
        mov qword [rsp + 2552], rbp  ;   848.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2528]  ;   796.2 p2      41 t
        mov qword [rsp + 2528], r13  ;   849.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2352]  ;   797.2 p2      41 t
        xor r13, r9                  ;   850.9 p0      41 t
        xor rbp, rbx                 ;   851.4 p0      41 t
        xor r9, rbp                  ;   852.4 p0      41 t
        mov qword [rsp + 2352], rbp  ;   852.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2216]  ;   798.2 p2      41 t
        xor rbp, rsi                 ;   853.6 p0      41 t
        mov qword [rsp + 2216], rbp  ;   854.6 p0+p3   41 t spill
        xor rbx, rbp                 ;   855.1 p0      41 t
        mov rbp, qword [rsp + 2288]  ;   800.4 p2      41 t
        xor rbp, rdx                 ;   855.7 p0      41 t
        xor rdx, r13                 ;   856.3 p0      41 t
        mov qword [rsp + 2288], r13  ;   856.9 p0+p3   41 t spill
        mov r13, r12                 ;   801.7 p1      61 t copy
        xor r13, qword [rsp + 1064]  ;   857.9 p2+p0   61 t
        mov qword [rsp + 1064], r13  ;   858.9 p0+p3   61 t spill
        mov r13, rcx                 ;   803.3 p1      61 t copy
        xor r13, qword [rsp + 1072]  ;   859.4 p2+p0   61 t
        mov qword [rsp + 1072], r13  ;   860.4 p0+p3   61 t spill
        mov r13, r14                 ;   805.3 p1      61 t copy
        xor r13, qword [rsp + 1080]  ;   861.0 p2+p0   61 t
        mov qword [rsp + 1080], r13  ;   862.0 p0+p3   61 t spill
        mov r13, rax                 ;   806.6 p1      61 t copy
        xor r13, qword [rsp + 1088]  ;   862.6 p2+p0   61 t
        mov qword [rsp + 1088], r13  ;   863.6 p0+p3   61 t spill
        mov r13, r11                 ;   814.0 p1      61 t copy
        xor rsi, rbp                 ;   864.1 p0      41 t
        xor rbp, rbx                 ;   864.7 p0      61 t
        xor rbp, qword [rsp + 1440]  ;   865.7 p2+p0   61 t
        xor r13, qword [rsp + 1096]  ;   865.9 p2+p0   61 t
        mov qword [rsp + 1096], r13  ;   866.9 p0+p3   61 t spill
        mov r13, r10                 ;   830.6 p1      61 t copy
        xor r13, qword [rsp + 1104]  ;   867.4 p2+p0   61 t
        mov qword [rsp + 1104], r13  ;   868.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2368]  ;   814.0 p2      61 t
        xor r13, qword [rsp + 1128]  ;   869.0 p2+p0   61 t
        mov qword [rsp + 1128], r13  ;   870.0 p0+p3   61 t spill
        mov r13, r15                 ;   843.4 p1      61 t copy
        xor r13, qword [rsp + 1112]  ;   870.6 p2+p0   61 t
        mov qword [rsp + 1112], r13  ;   871.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   818.1 p2      61 t
        xor r13, qword [rsp + 1136]  ;   872.1 p2+p0   61 t
        mov qword [rsp + 1136], r13  ;   873.1 p0+p3   61 t spill
        mov r13, r8                  ;   819.4 p1      61 t copy
        xor r8, qword [rsp + 1336]   ;   873.7 p2+p0   61 t
        xor r8, qword [rsp + 2176]   ;   874.7 p2+p0   61 t
        mov qword [rsp + 1336], r8   ;   875.7 p0+p3   61 t spill
        mov r8, qword [rsp + 2408]   ;   833.4 p2      61 t
        xor r8, qword [rsp + 1296]   ;   875.9 p2+p0   61 t
        mov qword [rsp + 1440], rbp  ;   876.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   824.1 p2      61 t
        xor rbp, qword [rsp + 1400]  ;   877.4 p2+p0   61 t
        xor rbp, qword [rsp + 2568]  ;   878.4 p2+p0   61 t
        mov qword [rsp + 1400], rbp  ;   879.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   827.1 p2      61 t
        xor rbp, qword [rsp + 1408]  ;   879.6 p2+p0   61 t
        xor rbp, qword [rsp + 2296]  ;   880.6 p2+p0   61 t
        mov qword [rsp + 1408], rbp  ;   881.6 p0+p3   61 t spill
        xor r13, qword [rsp + 1144]  ;   881.7 p2+p0   61 t
        mov qword [rsp + 1144], r13  ;   882.7 p0+p3   61 t spill
        mov r13, rdx                 ;   857.3 p1      61 t copy
        xor r13, qword [rsp + 1120]  ;   883.3 p2+p0   61 t
        mov qword [rsp + 1120], r13  ;   884.3 p0+p3   61 t spill
        mov r13, rdi                 ;   832.2 p1      61 t copy
        xor r13, qword [rsp + 1152]  ;   884.9 p2+p0   61 t
        xor rdi, qword [rsp + 1344]  ;   885.4 p2+p0   61 t
        xor rdi, qword [rsp + 2192]  ;   886.4 p2+p0   61 t
        mov qword [rsp + 1344], rdi  ;   887.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2472]  ;   847.3 p2      61 t
        mov qword [rsp + 1152], r13  ;   887.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2576]  ;   836.5 p2      61 t
        xor r13, qword [rsp + 1160]  ;   888.6 p2+p0   61 t
        mov qword [rsp + 1160], r13  ;   889.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;   838.5 p2      61 t
        xor r13, qword [rsp + 1168]  ;   890.1 p2+p0   61 t
        xor rdi, qword [rsp + 1304]  ;   890.7 p2+p0   61 t
        mov qword [rsp + 1304], rdi  ;   891.7 p0+p3   61 t spill
        mov rdi, rsi                 ;   865.1 p1      61 t copy
        xor rdi, qword [rsp + 1312]  ;   892.3 p2+p0   61 t
        mov qword [rsp + 1312], rdi  ;   893.3 p0+p3   61 t spill
        mov rdi, qword [rsp + 2680]  ;   842.9 p2      61 t
        xor rdi, qword [rsp + 1320]  ;   893.8 p2+p0   61 t
        mov qword [rsp + 1168], r13  ;   894.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2528]  ;   849.9 p2      61 t
        xor r13, qword [rsp + 1176]  ;   895.4 p2+p0   61 t
        mov qword [rsp + 1176], r13  ;   896.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2488]  ;   846.9 p2      61 t
        xor r13, qword [rsp + 1192]  ;   897.0 p2+p0   61 t
        xor rdi, qword [rsp + 2368]  ;   897.6 p2+p0   61 t
        mov qword [rsp + 1320], rdi  ;   898.6 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   849.9 p2      61 t
        xor rdi, qword [rsp + 1328]  ;   899.1 p2+p0   61 t
        xor rdi, qword [rsp + 2712]  ;   900.1 p2+p0   61 t
        mov qword [rsp + 1192], r13  ;   900.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   852.9 p2      61 t
        xor r13, qword [rsp + 1200]  ;   901.3 p2+p0   61 t
        mov qword [rsp + 1200], r13  ;   902.3 p0+p3   61 t spill
        mov r13, r9                  ;   853.8 p1      61 t copy
        xor r13, qword [rsp + 1184]  ;   902.8 p2+p0   61 t
        mov qword [rsp + 1184], r13  ;   903.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2568]  ;   856.1 p2      61 t
        xor r13, qword [rsp + 1208]  ;   904.4 p2+p0   61 t
        mov qword [rsp + 1208], r13  ;   905.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2296]  ;   858.1 p2      61 t
        xor r13, qword [rsp + 1216]  ;   906.0 p2+p0   61 t
        mov qword [rsp + 1216], r13  ;   907.0 p0+p3   61 t spill
        xor r9, qword [rsp + 1376]   ;   907.6 p2+p0   61 t
        xor r9, qword [rsp + 2216]   ;   908.6 p2+p0   61 t
        mov qword [rsp + 1376], r9   ;   909.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2656]  ;   862.1 p2      61 t
        xor r13, qword [rsp + 1224]  ;   909.7 p2+p0   61 t
        mov qword [rsp + 1224], r13  ;   910.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2592]  ;   864.1 p2      61 t
        xor r13, qword [rsp + 1232]  ;   911.3 p2+p0   61 t
        mov qword [rsp + 1232], r13  ;   912.3 p0+p3   61 t spill
        xor rdx, qword [rsp + 1568]  ;   912.8 p2+p0   61 t
        mov r13, qword [rsp + 2552]  ;   867.1 p2      61 t
        xor r13, qword [rsp + 1240]  ;   913.4 p2+p0   61 t
        mov r9, qword [rsp + 2232]   ;   869.1 p2      61 t
        xor r9, qword [rsp + 1352]   ;   914.0 p2+p0   61 t
        xor r9, qword [rsp + 2576]   ;   915.0 p2+p0   61 t
        mov qword [rsp + 1240], r13  ;   915.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2328]  ;   872.1 p2      61 t
        xor r13, qword [rsp + 1256]  ;   916.1 p2+p0   61 t
        mov qword [rsp + 1256], r13  ;   917.1 p0+p3   61 t spill
        mov r13, rbx                 ;   870.7 p1      61 t copy
        xor r13, qword [rsp + 1248]  ;   917.7 p2+p0   61 t
        mov qword [rsp + 1248], r13  ;   918.7 p0+p3   61 t spill
        mov qword [rsp + 1352], r9   ;   919.3 p0+p3   61 t spill
        mov r9, qword [rsp + 2208]   ;   875.1 p2      61 t
        xor r9, qword [rsp + 1360]   ;   920.3 p2+p0   61 t
        xor r9, qword [rsp + 2560]   ;   921.3 p2+p0   61 t
        mov qword [rsp + 1360], r9   ;   922.3 p0+p3   61 t spill
        mov r9, qword [rsp + 2240]   ;   878.1 p2      61 t
        xor r9, qword [rsp + 1368]   ;   922.4 p2+p0   61 t
        xor r9, qword [rsp + 2528]   ;   923.4 p2+p0   61 t
        mov qword [rsp + 1368], r9   ;   924.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   881.1 p2      61 t
        xor rbp, qword [rsp + 1416]  ;   924.6 p2+p0   61 t
        xor rbp, qword [rsp + 2656]  ;   925.6 p2+p0   61 t
        mov r9, qword [rsp + 2744]   ;   884.1 p2      61 t
        xor r9, qword [rsp + 1384]   ;   925.7 p2+p0   61 t
        xor r9, qword [rsp + 2488]   ;   926.7 p2+p0   61 t
        mov qword [rsp + 1416], rbp  ;   926.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2536]  ;   887.1 p2      61 t
        xor rbp, qword [rsp + 1424]  ;   927.8 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   928.8 p2+p0   61 t
        xor r15, qword [rsp + 1560]  ;   929.0 p2+p0   61 t
        xor r10, qword [rsp + 1552]  ;   929.6 p2+p0   61 t
        mov rbx, qword [rsp + 2416]  ;   892.1 p2      61 t
        mov r13, qword [rsp + 2184]  ;   893.1 p2      61 t
        xor r13, qword [rsp + 1264]  ;   930.1 p2+p0   61 t
        mov qword [rsp + 1264], r13  ;   931.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2664]  ;   895.1 p2      61 t
        xor r13, qword [rsp + 1272]  ;   931.7 p2+p0   61 t
        mov qword [rsp + 1272], r13  ;   932.7 p0+p3   61 t spill
        xor rbx, qword [rsp + 1392]  ;   933.3 p2+p0   61 t
        xor rsi, qword [rsp + 1504]  ;   933.8 p2+p0   61 t
        xor rsi, qword [rsp + 2288]  ;   934.8 p2+p0   61 t
        xor rcx, qword [rsp + 1520]  ;   935.0 p2+p0   61 t
        mov qword [rsp + 1424], rbp  ;   935.5 p0+p3   61 t spill
        mov qword [rsp + 1504], rsi  ;   936.5 p0+p3   61 t spill
        xor r15, qword [rsp + 2392]  ;   937.5 p2+p0   61 t
        mov rsi, qword [rsp + 2256]  ;   902.1 p2      61 t
        xor rbx, qword [rsp + 2760]  ;   938.1 p2+p0   61 t
        xor r12, qword [rsp + 1512]  ;   938.7 p2+p0   61 t
        xor r12, qword [rsp + 2168]  ;   939.7 p2+p0   61 t
        mov qword [rsp + 1560], r15  ;   939.8 p0+p3   61 t spill
        xor rcx, qword [rsp + 2448]  ;   940.8 p2+p0   61 t
        mov rbp, qword [rsp + 2480]  ;   907.1 p2      61 t
        xor rbp, qword [rsp + 1432]  ;   941.4 p2+p0   61 t
        xor rbp, qword [rsp + 2552]  ;   942.4 p2+p0   61 t
        mov r13, qword [rsp + 2424]  ;   910.1 p2      61 t
        xor r13, qword [rsp + 1280]  ;   942.5 p2+p0   61 t
        mov qword [rsp + 1280], r13  ;   943.5 p0+p3   61 t spill
        mov qword [rsp + 1432], rbp  ;   944.1 p0+p3   61 t spill
        mov rbp, qword [rsp + 2640]  ;   912.1 p2      61 t
        xor rbp, qword [rsp + 1448]  ;   945.1 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   946.1 p2+p0   61 t
        mov qword [rsp + 1512], r12  ;   946.3 p0+p3   61 t spill
        mov qword [rsp + 1448], rbp  ;   947.3 p0+p3   61 t spill
        xor rsi, qword [rsp + 1464]  ;   948.3 p2+p0   61 t
        xor rsi, qword [rsp + 2664]  ;   949.3 p2+p0   61 t
        mov rbp, qword [rsp + 2688]  ;   917.1 p2      61 t
        mov r13, qword [rsp + 2464]  ;   918.1 p2      61 t
        mov qword [rsp + 1520], rcx  ;   949.4 p0+p3   61 t spill
        mov rcx, qword [rsp + 2312]  ;   919.1 p2      61 t
        xor rcx, qword [rsp + 1480]  ;   950.4 p2+p0   61 t
        xor rcx, qword [rsp + 2464]  ;   951.4 p2+p0   61 t
        xor rbp, qword [rsp + 1456]  ;   951.5 p2+p0   61 t
        xor rbp, qword [rsp + 2184]  ;   952.5 p2+p0   61 t
        xor r13, qword [rsp + 1288]  ;   952.7 p2+p0   61 t
        mov r12, qword [rsp + 2272]  ;   925.1 p2      61 t
        xor r12, qword [rsp + 1472]  ;   953.3 p2+p0   61 t
        xor r12, qword [rsp + 2424]  ;   954.3 p2+p0   61 t
        xor r14, qword [rsp + 1528]  ;   954.4 p2+p0   61 t
        xor r10, qword [rsp + 2344]  ;   955.0 p2+p0   61 t
        xor r14, qword [rsp + 2400]  ;   955.5 p2+p0   61 t
        xor rax, qword [rsp + 1536]  ;   956.1 p2+p0   61 t
        mov qword [rsp + 1528], r14  ;   956.7 p0+p3   61 t spill
        xor rdx, qword [rsp + 2352]  ;   957.7 p2+p0   61 t
        mov qword [rsp + 1568], rdx  ;   958.7 p0+p3   61 t spill
        mov rdx, qword [rsp + 1064]  ;   933.1 p2      40 t
        mov r15, qword [rsp + 2584]  ;   934.1 p2      61 r.0 reload
        xor rdx, qword [r15 + 1536]  ;   959.3 p2+p0   40 t
        xor rax, qword [rsp + 2336]  ;   959.8 p2+p0   61 t
        xor r11, qword [rsp + 1544]  ;   960.4 p2+p0   61 t
        xor r11, qword [rsp + 2384]  ;   961.4 p2+p0   61 t
        mov qword [rsp + 2344], rdx  ;   961.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1072]  ;   939.1 p2      40 t
        xor rdx, qword [r15 + 1544]  ;   962.5 p2+p0   40 t
        mov qword [rsp + 2384], rdx  ;   963.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1080]  ;   941.1 p2      40 t
        mov qword [rsp + 1536], rax  ;   964.1 p0+p3   61 t spill
        mov rax, qword [rsp + 2320]  ;   942.1 p2      61 t
        xor rdx, qword [r15 + 1552]  ;   965.1 p2+p0   40 t
        xor rax, qword [rsp + 1496]  ;   965.7 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   966.7 p2+p0   61 t
        mov qword [rsp + 2472], rdx  ;   966.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1088]  ;   946.1 p2      40 t
        xor rdx, qword [r15 + 1560]  ;   967.8 p2+p0   40 t
        mov qword [rsp + 2320], rdx  ;   968.8 p0+p3   40 t spill
        mov r14, qword [rsp + 2280]  ;   948.1 p2      61 t
        xor r14, qword [rsp + 1488]  ;   969.4 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   970.4 p2+p0   61 t
        mov rdx, qword [rsp + 1096]  ;   951.1 p2      40 t
        xor rdx, qword [r15 + 1568]  ;   970.5 p2+p0   40 t
        mov qword [rsp + 2408], rdx  ;   971.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1104]  ;   953.1 p2      40 t
        xor rdx, qword [r15 + 1576]  ;   972.1 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;   973.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1112]  ;   955.1 p2      40 t
        xor rdx, qword [r15 + 1584]  ;   973.7 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   974.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1120]  ;   957.1 p2      40 t
        xor rdx, qword [r15 + 1592]  ;   975.2 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   976.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1128]  ;   959.1 p2      40 t
        xor rdx, qword [r15 + 1600]  ;   976.8 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   977.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1136]  ;   961.1 p2      40 t
        xor rdx, qword [r15 + 1608]  ;   978.4 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;   979.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1144]  ;   963.1 p2      40 t
        xor rdx, qword [r15 + 1616]  ;   980.0 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   981.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1152]  ;   965.1 p2      40 t
        xor rdx, qword [r15 + 1624]  ;   981.5 p2+p0   40 t
        mov qword [rsp + 2256], rdx  ;   982.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1160]  ;   967.1 p2      40 t
        xor rdx, qword [r15 + 1632]  ;   983.1 p2+p0   40 t
        mov qword [rsp + 2184], rdx  ;   984.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1168]  ;   969.1 p2      40 t
        xor rdx, qword [r15 + 1640]  ;   984.7 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   985.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1176]  ;   971.1 p2      40 t
        xor rdx, qword [r15 + 1648]  ;   986.2 p2+p0   40 t
        mov qword [rsp + 2640], rdx  ;   987.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1184]  ;   973.1 p2      40 t
        xor rdx, qword [r15 + 1656]  ;   987.8 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   988.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1192]  ;   975.1 p2      40 t
        xor rdx, qword [r15 + 1664]  ;   989.4 p2+p0   40 t
        mov qword [rsp + 2536], rdx  ;   990.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1200]  ;   977.1 p2      40 t
        xor rdx, qword [r15 + 1672]  ;   991.0 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   992.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1208]  ;   979.1 p2      40 t
        xor rdx, qword [r15 + 1680]  ;   992.5 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   993.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1216]  ;   981.1 p2      40 t
        xor rdx, qword [r15 + 1688]  ;   994.1 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   995.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1224]  ;   983.1 p2      40 t
        xor rdx, qword [r15 + 1696]  ;   995.7 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   996.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1232]  ;   985.1 p2      40 t
        xor rdx, qword [r15 + 1704]  ;   997.2 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   998.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1240]  ;   987.1 p2      40 t
        xor rdx, qword [r15 + 1712]  ;   998.8 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;   999.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1248]  ;   989.1 p2      40 t
        xor rdx, qword [r15 + 1720]  ;  1000.4 p2+p0   40 t
        mov qword [rsp + 2240], rdx  ;  1001.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1256]  ;   991.1 p2      40 t
        xor rdx, qword [r15 + 1728]  ;  1002.0 p2+p0   40 t
        mov qword [rsp + 2208], rdx  ;  1003.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1264]  ;   993.1 p2      40 t
        xor rdx, qword [r15 + 1736]  ;  1003.5 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;  1004.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1272]  ;   995.1 p2      40 t
        xor rdx, qword [r15 + 1744]  ;  1005.1 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1006.1 p0+p3   40 t spill
        mov qword [rsp + 1288], r13  ;  1006.7 p0+p3   61 t spill
        mov rdx, qword [rsp + 1280]  ;   997.1 p2      40 t
        xor rdx, qword [r15 + 1752]  ;  1007.7 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1008.7 p0+p3   40 t spill
        mov rdx, r13                 ;   962.9 p1      40 t copy
        mov r13, r8                  ;   963.4 p1      40 t copy
        xor r13, qword [r15 + 1768]  ;  1009.2 p2+p0   40 t
        mov qword [rsp + 2800], r13  ;  1010.2 p0+p3   40 t spill
        mov r13, qword [rsp + 1312]  ;  1000.1 p2      40 t
        mov qword [rsp + 1328], rdi  ;  1010.8 p0+p3   61 t spill
        mov qword [rsp + 1296], r8   ;  1011.8 p0+p3   61 t spill
        xor r13, qword [r15 + 1784]  ;  1012.8 p2+p0   40 t
        xor rdx, qword [r15 + 1760]  ;  1013.4 p2+p0   40 t
        mov qword [rsp + 2808], rdx  ;  1014.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1320]  ;  1003.1 p2      40 t
        xor rdx, qword [r15 + 1792]  ;  1014.9 p2+p0   40 t
        mov qword [rsp + 2816], rdx  ;  1015.9 p0+p3   40 t spill
        mov rdx, rdi                 ;   968.6 p1      40 t copy
        xor rdx, qword [r15 + 1800]  ;  1016.5 p2+p0   40 t
        mov qword [rsp + 2824], rdx  ;  1017.5 p0+p3   40 t spill
        mov rdx, r9                  ;   969.9 p1      40 t copy
        xor rdx, qword [r15 + 1856]  ;  1018.1 p2+p0   40 t
        mov qword [rsp + 1384], r9   ;  1018.7 p0+p3   61 t spill
        mov r9, rbx                  ;   971.3 p1      40 t copy
        mov rdi, qword [rsp + 1336]  ;  1007.1 p2      40 t
        mov qword [rsp + 1392], rbx  ;  1019.7 p0+p3   61 t spill
        mov rbx, qword [rsp + 1400]  ;  1008.1 p2      40 t
        xor rdi, qword [r15 + 1808]  ;  1020.7 p2+p0   40 t
        mov qword [rsp + 2832], rdi  ;  1021.7 p0+p3   40 t spill
        mov rdi, qword [rsp + 1344]  ;  1010.1 p2      40 t
        xor r9, qword [r15 + 1864]   ;  1022.2 p2+p0   40 t
        mov qword [rsp + 2840], r9   ;  1023.2 p0+p3   40 t spill
        mov r9, qword [rsp + 1408]   ;  1012.1 p2      40 t
        xor rdi, qword [r15 + 1816]  ;  1023.8 p2+p0   40 t
        mov qword [rsp + 2848], rdi  ;  1024.8 p0+p3   40 t spill
        mov rdi, qword [rsp + 1352]  ;  1014.1 p2      40 t
        xor rdi, qword [r15 + 1824]  ;  1025.4 p2+p0   40 t
        xor r9, qword [r15 + 1880]   ;  1025.9 p2+p0   40 t
        mov qword [rsp + 2856], rdi  ;  1026.5 p0+p3   40 t spill
        mov rdi, qword [rsp + 1360]  ;  1017.1 p2      40 t
        mov qword [rsp + 2864], r9   ;  1027.5 p0+p3   40 t spill
        mov r9, qword [rsp + 1416]   ;  1018.1 p2      40 t
        xor rdi, qword [r15 + 1832]  ;  1028.5 p2+p0   40 t
        xor r9, qword [r15 + 1888]   ;  1029.1 p2+p0   40 t
        mov qword [rsp + 2872], r9   ;  1030.1 p0+p3   40 t spill
        mov r9, qword [rsp + 1424]   ;  1021.1 p2      40 t
        mov r8, qword [rsp + 1304]   ;  1022.1 p2      40 t
        xor r8, qword [r15 + 1776]   ;  1030.7 p2+p0   40 t
        mov qword [rsp + 2880], rdi  ;  1031.2 p0+p3   40 t spill
        mov rdi, qword [rsp + 1368]  ;  1024.1 p2      40 t
        xor rdi, qword [r15 + 1840]  ;  1032.2 p2+p0   40 t
        mov qword [rsp + 2888], rdi  ;  1033.2 p0+p3   40 t spill
        mov qword [rsp + 1456], rbp  ;  1033.8 p0+p3   61 t spill
        xor rbx, qword [r15 + 1872]  ;  1034.8 p2+p0   40 t
        xor r9, qword [r15 + 1896]   ;  1035.4 p2+p0   40 t
        mov qword [rsp + 2896], r9   ;  1036.4 p0+p3   40 t spill
        mov r9, qword [rsp + 1432]   ;  1028.1 p2      40 t
        xor r9, qword [r15 + 1904]   ;  1036.9 p2+p0   40 t
        mov qword [rsp + 2904], r9   ;  1037.9 p0+p3   40 t spill
        mov r9, qword [rsp + 1440]   ;  1030.1 p2      40 t
        xor r9, qword [r15 + 1912]   ;  1038.5 p2+p0   40 t
        mov rdi, qword [rsp + 1376]  ;  1032.1 p2      40 t
        xor rdi, qword [r15 + 1848]  ;  1039.1 p2+p0   40 t
        mov qword [rsp + 2912], r9   ;  1039.7 p0+p3   40 t spill
        mov r9, qword [rsp + 1448]   ;  1034.1 p2      40 t
        mov qword [rsp + 1464], rsi  ;  1040.7 p0+p3   61 t spill
        xor r9, qword [r15 + 1920]   ;  1041.7 p2+p0   40 t
        mov qword [rsp + 2920], r9   ;  1042.7 p0+p3   40 t spill
        mov r9, rbp                  ;   993.0 p1      40 t copy
        mov rbp, rsi                 ;   993.5 p1      40 t copy
        mov rsi, r12                 ;   994.0 p1      40 t copy
        xor rsi, qword [r15 + 1944]  ;  1043.2 p2+p0   40 t
        mov qword [rsp + 2928], rsi  ;  1044.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 1512]  ;  1037.1 p2      40 t
        xor rsi, qword [r15 + 1984]  ;  1044.8 p2+p0   40 t
        mov qword [rsp + 2936], rsi  ;  1045.8 p0+p3   40 t spill
        mov rsi, qword [rsp + 1520]  ;  1039.1 p2      40 t
        xor rsi, qword [r15 + 1992]  ;  1046.4 p2+p0   40 t
        mov qword [rsp + 1480], rcx  ;  1046.9 p0+p3   61 t spill
        xor r9, qword [r15 + 1928]   ;  1047.9 p2+p0   40 t
        mov qword [rsp + 1472], r12  ;  1048.5 p0+p3   61 t spill
        mov qword [rsp + 1544], r11  ;  1049.5 p0+p3   61 t spill
        xor rbp, qword [r15 + 1936]  ;  1050.5 p2+p0   40 t
        mov r12, rcx                 ;  1000.8 p1      40 t copy
        mov qword [rsp + 2944], rsi  ;  1051.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 1528]  ;  1043.1 p2      40 t
        xor rsi, qword [r15 + 2000]  ;  1052.1 p2+p0   40 t
        mov qword [rsp + 2952], rsi  ;  1053.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 1536]  ;  1045.1 p2      40 t
        xor rsi, qword [r15 + 2008]  ;  1053.7 p2+p0   40 t
        mov qword [rsp + 2960], rsi  ;  1054.7 p0+p3   40 t spill
        mov rsi, r11                 ;  1004.9 p1      40 t copy
        xor r12, qword [r15 + 1952]  ;  1055.2 p2+p0   40 t
        mov rcx, r14                 ;  1006.1 p1      40 t copy
        mov qword [rsp + 1488], r14  ;  1055.8 p0+p3   61 t spill
        mov qword [rsp + 1496], rax  ;  1056.8 p0+p3   61 t spill
        mov r14, rax                 ;  1007.1 p1      40 t copy
        mov rax, qword [rsp + 1504]  ;  1048.1 p2      40 t
        xor rax, qword [r15 + 1976]  ;  1057.8 p2+p0   40 t
        mov r11, r10                 ;  1009.3 p1      40 t copy
        xor r11, qword [r15 + 2024]  ;  1058.4 p2+p0   40 t
        mov qword [rsp + 2968], r11  ;  1059.4 p0+p3   40 t spill
        mov r11, qword [rsp + 1568]  ;  1051.1 p2      40 t
        mov qword [rsp + 1552], r10  ;  1059.9 p0+p3   61 t spill
        mov r10, qword [rsp + 1560]  ;  1052.1 p2      40 t
        xor rcx, qword [r15 + 1960]  ;  1060.9 p2+p0   40 t
        xor r10, qword [r15 + 2032]  ;  1061.5 p2+p0   40 t
        mov qword [rsp + 2976], r10  ;  1062.5 p0+p3   40 t spill
        xor rsi, qword [r15 + 2016]  ;  1063.1 p2+p0   40 t
        xor r14, qword [r15 + 1968]  ;  1063.7 p2+p0   40 t
        xor r11, qword [r15 + 2040]  ;  1064.2 p2+p0   40 t
        mov r15, qword [rsp + 2384]  ;  1058.1 p2      41 t
        xor r15, qword [rsp + 2408]  ;  1064.8 p2+p0   41 t
        mov qword [rsp + 2984], rbp  ;  1065.4 p0+p3   40 t spill
        mov rbp, r15                 ;  1065.8 p1      41 t copy
        mov r10, qword [rsp + 2408]  ;  1060.1 p2      41 t
        mov qword [rsp + 2408], rcx  ;  1066.4 p0+p3   40 t spill
        mov rcx, qword [rsp + 2344]  ;  1061.1 p2      41 t
        mov qword [rsp + 2344], r9   ;  1067.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1062.1 p2      41 t
        mov qword [rsp + 2472], r12  ;  1068.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2464]  ;  1063.1 p2      41 t
        mov qword [rsp + 2464], rax  ;  1069.4 p0+p3   40 t spill
        mov rax, qword [rsp + 2312]  ;  1064.1 p2      41 t
        not rcx                      ;  1070.4 p0      41 t
        mov qword [rsp + 2992], rsi  ;  1070.9 p0+p3   40 t spill
        mov rsi, qword [rsp + 2384]  ;  1065.1 p2      41 t
        xor rsi, qword [rsp + 2280]  ;  1071.9 p2+p0   41 t
        not r9                       ;  1072.4 p0      41 t
        not r12                      ;  1072.9 p0      41 t
        xor r10, r9                  ;  1073.4 p0      41 t
        mov qword [rsp + 3000], r11  ;  1074.0 p0+p3   40 t spill
        mov r11, qword [rsp + 2320]  ;  1067.1 p2      41 t
        xor r11, r12                 ;  1075.0 p0      41 t
        xor rcx, r11                 ;  1076.0 p0      41 t
        mov qword [rsp + 2312], r14  ;  1076.1 p0+p3   40 t spill
        mov r14, rsi                 ;  1072.9 p1      41 t copy
        xor r11, r15                 ;  1077.1 p0      41 t
        not rax                      ;  1077.7 p0      41 t
        xor rax, rcx                 ;  1078.7 p0      41 t
        xor r14, rcx                 ;  1078.8 p0      41 t
        mov qword [rsp + 3008], rdi  ;  1079.4 p0+p3   40 t spill
        mov qword [rsp + 3016], rbx  ;  1080.4 p0+p3   40 t spill
        xor rbp, rax                 ;  1081.4 p0      41 t
        mov qword [rsp + 3024], rbp  ;  1082.4 p0+p3   41 t spill
        mov qword [rsp + 3032], r8   ;  1082.9 p0+p3   40 t spill
        mov rdi, r10                 ;  1074.4 p1      41 t copy
        xor rdi, r11                 ;  1083.9 p0      41 t
        mov qword [rsp + 3040], rax  ;  1084.5 p0+p3   41 t spill
        mov qword [rsp + 3048], r13  ;  1085.5 p0+p3   40 t spill
        mov r13, rax                 ;  1079.7 p1      41 t copy
        mov rbx, qword [rsp + 2320]  ;  1068.1 p2      41 t
        mov qword [rsp + 2320], rdx  ;  1086.5 p0+p3   40 t spill
        mov rdx, rax                 ;  1079.7 p1      41 t copy
        or rdx, r14                  ;  1087.5 p0      41 t
        xor r13, r11                 ;  1088.1 p0      41 t
        xor rbx, r13                 ;  1089.1 p0      41 t
        mov qword [rsp + 3056], r13  ;  1089.2 p0+p3   41 t spill
        mov rax, rcx                 ;  1077.0 p1      41 t copy
        or rax, r13                  ;  1090.2 p0      41 t
        xor rax, rdx                 ;  1091.2 p0      41 t
        xor rdx, r12                 ;  1091.4 p0      41 t
        mov r13, rbp                 ;  1082.4 p1      41 t copy
        or r12, rbp                  ;  1091.9 p0      41 t
        mov rbp, rsi                 ;  1072.9 p1      41 t copy
        and rbp, r11                 ;  1092.5 p0      41 t
        mov qword [rsp + 3064], rdi  ;  1093.1 p0+p3   41 t spill
        xor rbp, r12                 ;  1094.1 p0      41 t
        xor r12, qword [rsp + 2280]  ;  1094.6 p2+p0   41 t
        mov r8, r9                   ;  1073.4 p1      41 t copy
        xor r8, rcx                  ;  1095.2 p0      41 t
        xor r13, rdi                 ;  1095.8 p0      41 t
        mov qword [rsp + 2280], rcx  ;  1096.4 p0+p3   41 t spill
        mov rcx, r8                  ;  1096.2 p1      41 t copy
        and rcx, r13                 ;  1097.4 p0      41 t
        mov qword [rsp + 3072], r13  ;  1097.9 p0+p3   41 t spill
        mov r13, r8                  ;  1096.2 p1      41 t copy
        mov qword [rsp + 3080], r8   ;  1098.9 p0+p3   41 t spill
        mov r8, rdi                  ;  1084.9 p1      41 t copy
        mov rdi, r14                 ;  1079.8 p1      41 t copy
        xor r13, rbx                 ;  1099.9 p0      41 t
        xor rdi, rbx                 ;  1100.5 p0      41 t
        xor r12, r11                 ;  1101.1 p0      41 t
        xor rdx, rbp                 ;  1101.6 p0      41 t
        xor r12, rcx                 ;  1102.2 p0      41 t
        xor rax, r12                 ;  1103.2 p0      41 t
        mov rcx, rsi                 ;  1072.9 p1      41 t copy
        xor rcx, r13                 ;  1103.4 p0      41 t
        and r8, r13                  ;  1103.9 p0      41 t
        xor rbp, r8                  ;  1104.9 p0      41 t
        mov r8, qword [rsp + 2384]   ;  1070.1 p2      41 t
        or r8, r9                    ;  1105.1 p0      41 t
        xor r12, r8                  ;  1106.1 p0      41 t
        mov r8, r10                  ;  1074.4 p1      41 t copy
        and r8, rcx                  ;  1106.2 p0      41 t
        xor rdx, r8                  ;  1107.2 p0      41 t
        mov r8, r15                  ;  1065.8 p1      41 t copy
        and r8, rdi                  ;  1107.3 p0      41 t
        xor rbp, r8                  ;  1108.3 p0      41 t
        xor r12, r8                  ;  1108.5 p0      41 t
        mov qword [rsp + 3088], r9   ;  1109.1 p0+p3   41 t spill
        mov r8, rax                  ;  1104.2 p1      41 t copy
        and r8, rdx                  ;  1110.1 p0      41 t
        mov r9, rbp                  ;  1109.3 p1      41 t copy
        xor r12, r8                  ;  1111.1 p0      41 t
        and r9, r12                  ;  1112.1 p0      41 t
        xor rax, r9                  ;  1113.1 p0      41 t
        mov r9, rbp                  ;  1109.3 p1      41 t copy
        xor r12, rdx                 ;  1112.3 p0      41 t
        or r8, r12                   ;  1113.3 p0      41 t
        and r9, rax                  ;  1114.1 p0      41 t
        xor r8, rax                  ;  1114.3 p0      41 t
        xor rdx, r9                  ;  1115.1 p0      41 t
        mov r9, r8                   ;  1115.3 p1      41 t copy
        or r9, rdx                   ;  1116.3 p0      41 t
        xor r12, r9                  ;  1117.3 p0      41 t
        and rax, rdx                 ;  1116.3 p0      41 t
        xor rbp, rax                 ;  1117.3 p0      41 t
        mov rax, r8                  ;  1115.3 p1      41 t copy
        xor rax, rdx                 ;  1117.5 p0      41 t
        and r10, rax                 ;  1118.5 p0      41 t
        and rsi, r12                 ;  1118.6 p0      41 t
        and r15, r8                  ;  1119.2 p0      41 t
        and r11, r12                 ;  1119.8 p0      41 t
        and rdi, r8                  ;  1120.3 p0      41 t
        mov r9, qword [rsp + 2280]   ;  1096.4 p2      41 t
        and r9, rbp                  ;  1120.9 p0      41 t
        and rcx, rax                 ;  1121.5 p0      41 t
        xor rax, r12                 ;  1122.1 p0      41 t
        and r13, rax                 ;  1123.1 p0      41 t
        xor rcx, r13                 ;  1124.1 p0      41 t
        xor r13, rsi                 ;  1124.1 p0      41 t
        xor r12, rbp                 ;  1124.3 p0      41 t
        mov rsi, qword [rsp + 3056]  ;  1089.2 p2      41 t
        mov qword [rsp + 3056], r15  ;  1124.9 p0+p3   41 t spill
        and r14, r12                 ;  1125.9 p0      41 t
        mov r15, qword [rsp + 3040]  ;  1084.5 p2      41 t
        and rsi, rbp                 ;  1126.5 p0      41 t
        xor rsi, r10                 ;  1127.5 p0      41 t
        xor rbp, rdx                 ;  1127.6 p0      41 t
        and r15, r12                 ;  1128.2 p0      41 t
        xor r10, r15                 ;  1129.2 p0      41 t
        mov r15, qword [rsp + 3072]  ;  1097.9 p2      41 t
        xor r8, r12                  ;  1129.3 p0      41 t
        mov r12, qword [rsp + 3080]  ;  1098.9 p2      41 t
        and r15, rbp                 ;  1129.9 p0      41 t
        and r12, rbp                 ;  1130.5 p0      41 t
        mov rbp, qword [rsp + 3024]  ;  1082.4 p2      41 t
        and rbp, r8                  ;  1131.0 p0      41 t
        xor r11, rsi                 ;  1131.6 p0      41 t
        xor r14, rdi                 ;  1132.2 p0      41 t
        xor r14, rcx                 ;  1133.2 p0      41 t
        and rbx, r8                  ;  1133.3 p0      41 t
        xor rcx, r9                  ;  1133.9 p0      41 t
        mov r9, qword [rsp + 2272]   ;  1077.1 p2      23 t
        xor r11, r15                 ;  1134.5 p0      41 t
        mov r8, qword [rsp + 3088]   ;  1109.1 p2      41 t
        and r8, rdx                  ;  1135.0 p0      41 t
        xor rbp, r10                 ;  1135.6 p0      41 t
        xor rbp, r15                 ;  1136.6 p0      41 t
        xor rsi, rbp                 ;  1137.6 p0      41 t
        xor r12, r13                 ;  1137.3 p0      41 t
        mov r15, qword [rsp + 2384]  ;  1079.1 p2      41 t
        and r15, rdx                 ;  1137.9 p0      41 t
        xor rsi, r14                 ;  1138.6 p0      41 t
        xor r15, rbp                 ;  1139.0 p0      41 t
        mov rdx, qword [rsp + 3064]  ;  1093.1 p2      41 t
        and rdx, rax                 ;  1139.6 p0      41 t
        mov rax, qword [rsp + 3056]  ;  1124.9 p2      41 t
        xor rax, r10                 ;  1140.2 p0      41 t
        xor rdi, r13                 ;  1140.8 p0      41 t
        mov r13, qword [rsp + 2688]  ;  1083.4 p2      23 t
        xor rdi, rbx                 ;  1141.8 p0      41 t
        xor r8, r11                  ;  1141.9 p0      41 t
        xor rcx, r8                  ;  1142.9 p0      41 t
        not r9                       ;  1143.0 p0      23 t
        mov r10, rcx                 ;  1143.9 p1      41 t copy
        xor r12, r8                  ;  1143.5 p0      41 t
        xor r10, r12                 ;  1144.9 p0      41 t
        xor r15, r8                  ;  1144.7 p0      41 t
        xor rax, r15                 ;  1145.7 p0      41 t
        xor rdx, r15                 ;  1145.8 p0      41 t
        xor r10, rax                 ;  1146.7 p0      41 t
        xor rdi, rcx                 ;  1147.0 p0      41 t
        xor r14, r10                 ;  1147.7 p0      41 t
        not r11                      ;  1148.1 p0      41 t
        xor r10, rdx                 ;  1148.6 p0      41 t
        mov rbp, qword [rsp + 2424]  ;  1092.9 p2      23 t
        not r14                      ;  1149.2 p0      41 t
        mov r8, qword [rsp + 2480]   ;  1093.9 p2      23 t
        mov rcx, qword [rsp + 2256]  ;  1094.9 p2      40 t reload
        xor rbp, rcx                 ;  1149.7 p0      23 t
        not rax                      ;  1150.2 p0      41 t
        mov r15, qword [rsp + 2640]  ;  1095.9 p2      23 t
        not r15                      ;  1150.7 p0      23 t
        mov qword [rsp + 3056], rax  ;  1151.2 p0+p3   41 t spill
        mov rax, r9                  ;  1144.0 p1      23 t copy
        mov qword [rsp + 3064], r10  ;  1152.2 p0+p3   41 t spill
        not rdx                      ;  1153.2 p0      41 t
        mov qword [rsp + 2640], rdx  ;  1154.2 p0+p3   41 t spill
        not r8                       ;  1154.7 p0      23 t
        mov rbx, qword [rsp + 2424]  ;  1098.7 p2      23 t
        xor rbx, qword [rsp + 2184]  ;  1155.2 p2+p0   23 t
        not r13                      ;  1155.8 p0      23 t
        mov rdx, qword [rsp + 2664]  ;  1100.7 p2      23 t
        xor rcx, r9                  ;  1156.3 p0      23 t
        mov qword [rsp + 2688], rsi  ;  1156.9 p0+p3   41 t spill
        mov qword [rsp + 2272], r11  ;  1157.9 p0+p3   41 t spill
        not rdi                      ;  1158.9 p0      41 t
        mov qword [rsp + 2480], rdi  ;  1159.9 p0+p3   41 t spill
        mov rdi, rcx                 ;  1157.3 p1      23 t copy
        mov qword [rsp + 2256], r12  ;  1160.4 p0+p3   41 t spill
        mov r12, qword [rsp + 2664]  ;  1104.9 p2      23 t
        mov qword [rsp + 2664], r14  ;  1161.4 p0+p3   41 t spill
        mov r14, rbx                 ;  1156.2 p1      23 t copy
        mov rsi, rbp                 ;  1150.7 p1      23 t copy
        mov qword [rsp + 2280], r9   ;  1162.4 p0+p3   23 t spill
        xor r12, r13                 ;  1163.4 p0      23 t
        xor r8, r12                  ;  1164.4 p0      23 t
        xor r15, r8                  ;  1165.4 p0      23 t
        xor r14, r8                  ;  1165.4 p0      23 t
        mov r11, r15                 ;  1166.4 p1      23 t copy
        mov qword [rsp + 2384], r15  ;  1166.4 p0+p3   23 t spill
        xor r12, rbp                 ;  1166.7 p0      23 t
        mov r10, r15                 ;  1166.4 p1      23 t copy
        xor r10, r12                 ;  1167.7 p0      23 t
        xor rdi, r12                 ;  1167.8 p0      23 t
        mov qword [rsp + 3024], r8   ;  1168.4 p0+p3   23 t spill
        xor rsi, r15                 ;  1169.4 p0      23 t
        mov r15, r8                  ;  1165.4 p1      23 t copy
        mov qword [rsp + 3088], r10  ;  1170.0 p0+p3   23 t spill
        or r11, r14                  ;  1171.0 p0      23 t
        xor rdx, r10                 ;  1171.5 p0      23 t
        mov qword [rsp + 3040], rdi  ;  1172.1 p0+p3   23 t spill
        xor rax, r8                  ;  1173.1 p0      23 t
        mov r8, rsi                  ;  1170.4 p1      23 t copy
        xor r8, rdi                  ;  1173.7 p0      23 t
        or r15, r10                  ;  1174.2 p0      23 t
        xor r15, r11                 ;  1175.2 p0      23 t
        mov r10, r13                 ;  1156.8 p1      23 t copy
        xor r13, r11                 ;  1175.4 p0      23 t
        mov r11, qword [rsp + 2184]  ;  1118.7 p2      23 t
        mov qword [rsp + 2184], rsi  ;  1176.0 p0+p3   23 t spill
        or r10, rsi                  ;  1177.0 p0      23 t
        xor r11, r12                 ;  1177.5 p0      23 t
        xor r11, r10                 ;  1178.5 p0      23 t
        mov rsi, rbx                 ;  1156.2 p1      23 t copy
        and rsi, r12                 ;  1178.7 p0      23 t
        xor r10, rsi                 ;  1179.7 p0      23 t
        xor r13, r10                 ;  1180.7 p0      23 t
        mov rsi, rax                 ;  1174.1 p1      23 t copy
        and rsi, r8                  ;  1180.4 p0      23 t
        xor r11, rsi                 ;  1181.4 p0      23 t
        xor r15, r11                 ;  1182.4 p0      23 t
        mov qword [rsp + 3072], rax  ;  1182.1 p0+p3   23 t spill
        mov qword [rsp + 3080], r8   ;  1183.1 p0+p3   23 t spill
        mov r8, rax                  ;  1174.1 p1      23 t copy
        mov rax, rdi                 ;  1168.8 p1      23 t copy
        xor r8, rdx                  ;  1184.1 p0      23 t
        and rax, r8                  ;  1185.1 p0      23 t
        xor r10, rax                 ;  1186.1 p0      23 t
        mov rax, qword [rsp + 2424]  ;  1127.2 p2      23 t
        mov rsi, rbx                 ;  1156.2 p1      23 t copy
        xor rsi, r8                  ;  1185.8 p0      23 t
        mov rdi, rbp                 ;  1150.7 p1      23 t copy
        or rax, r9                   ;  1186.4 p0      23 t
        xor r11, rax                 ;  1187.4 p0      23 t
        mov rax, rcx                 ;  1157.3 p1      23 t copy
        and rax, rsi                 ;  1187.5 p0      23 t
        xor r13, rax                 ;  1188.5 p0      23 t
        mov rax, r14                 ;  1166.4 p1      23 t copy
        xor rax, rdx                 ;  1188.7 p0      23 t
        and rdi, rax                 ;  1189.7 p0      23 t
        xor r11, rdi                 ;  1190.7 p0      23 t
        xor r10, rdi                 ;  1190.7 p0      23 t
        mov rdi, r15                 ;  1183.4 p1      23 t copy
        and rdi, r13                 ;  1190.9 p0      23 t
        mov r9, r10                  ;  1191.7 p1      23 t copy
        xor r11, rdi                 ;  1191.9 p0      23 t
        and r9, r11                  ;  1192.9 p0      23 t
        xor r15, r9                  ;  1193.9 p0      23 t
        mov r9, r10                  ;  1191.7 p1      23 t copy
        and r9, r15                  ;  1194.9 p0      23 t
        xor r11, r13                 ;  1193.8 p0      23 t
        xor r13, r9                  ;  1195.9 p0      23 t
        or rdi, r11                  ;  1194.9 p0      23 t
        xor rdi, r15                 ;  1195.9 p0      23 t
        mov r9, rdi                  ;  1196.9 p1      23 t copy
        and rax, rdi                 ;  1196.9 p0      23 t
        or r9, r13                   ;  1197.9 p0      23 t
        and r15, r13                 ;  1197.2 p0      23 t
        xor r11, r9                  ;  1198.9 p0      23 t
        xor r10, r15                 ;  1198.4 p0      23 t
        mov r15, rdi                 ;  1196.9 p1      23 t copy
        mov r9, qword [rsp + 3024]   ;  1168.4 p2      23 t
        and r9, r10                  ;  1199.4 p0      23 t
        xor r15, r13                 ;  1199.5 p0      23 t
        and r12, r11                 ;  1200.1 p0      23 t
        and rbp, rdi                 ;  1200.7 p0      23 t
        and rbx, r11                 ;  1201.2 p0      23 t
        and rcx, r15                 ;  1201.8 p0      23 t
        and rsi, r15                 ;  1202.4 p0      23 t
        xor r15, r11                 ;  1202.9 p0      23 t
        and r8, r15                  ;  1203.9 p0      23 t
        xor rsi, r8                  ;  1204.9 p0      23 t
        xor r11, r10                 ;  1204.6 p0      23 t
        xor rdi, r11                 ;  1205.6 p0      23 t
        and r14, r11                 ;  1205.8 p0      23 t
        xor r8, rbx                  ;  1206.4 p0      23 t
        xor r14, rax                 ;  1206.9 p0      23 t
        xor rax, r8                  ;  1207.5 p0      23 t
        and rdx, rdi                 ;  1208.1 p0      23 t
        xor rax, rdx                 ;  1209.1 p0      23 t
        mov rdx, qword [rsp + 2512]  ;  1150.3 p2      22 t
        mov rbx, qword [rsp + 3088]  ;  1170.0 p2      23 t
        mov qword [rsp + 3088], rbp  ;  1209.2 p0+p3   23 t spill
        mov rbp, qword [rsp + 2384]  ;  1166.4 p2      23 t
        and rbp, r11                 ;  1210.2 p0      23 t
        and rbx, r10                 ;  1210.8 p0      23 t
        xor r10, r13                 ;  1211.4 p0      23 t
        xor rbx, rcx                 ;  1211.9 p0      23 t
        mov r11, qword [rsp + 3072]  ;  1182.1 p2      23 t
        and r11, r10                 ;  1212.5 p0      23 t
        xor rcx, rbp                 ;  1213.1 p0      23 t
        mov rbp, qword [rsp + 3080]  ;  1183.1 p2      23 t
        and rbp, r10                 ;  1213.6 p0      23 t
        xor r12, rbx                 ;  1214.2 p0      23 t
        xor r12, rbp                 ;  1215.2 p0      23 t
        xor r14, rsi                 ;  1215.4 p0      23 t
        xor rsi, r9                  ;  1215.9 p0      23 t
        xor r11, r8                  ;  1216.5 p0      23 t
        mov r8, qword [rsp + 2536]   ;  1157.7 p2      22 t
        not r8                       ;  1217.1 p0      22 t
        mov r9, qword [rsp + 2496]   ;  1158.7 p2      22 t
        not r9                       ;  1217.6 p0      22 t
        mov r10, qword [rsp + 2184]  ;  1176.0 p2      23 t
        and r10, rdi                 ;  1218.1 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1162.4 p2      23 t
        xor r10, rcx                 ;  1219.1 p0      23 t
        xor r10, rbp                 ;  1220.1 p0      23 t
        and rdi, r13                 ;  1219.8 p0      23 t
        mov rbp, qword [rsp + 2424]  ;  1162.2 p2      23 t
        and rbp, r13                 ;  1220.4 p0      23 t
        xor rbp, r10                 ;  1221.4 p0      23 t
        xor rdi, r12                 ;  1221.5 p0      23 t
        xor rbp, rdi                 ;  1222.5 p0      23 t
        mov r13, qword [rsp + 3040]  ;  1172.1 p2      23 t
        xor rsi, rdi                 ;  1222.6 p0      23 t
        xor rbx, r10                 ;  1223.2 p0      23 t
        xor rbx, r14                 ;  1224.2 p0      23 t
        xor r11, rdi                 ;  1224.4 p0      23 t
        xor rax, rsi                 ;  1224.9 p0      23 t
        mov r10, rsi                 ;  1223.6 p1      23 t copy
        mov rsi, qword [rsp + 2744]  ;  1169.4 p2      22 t
        not rsi                      ;  1225.5 p0      22 t
        mov rdi, qword [rsp + 2240]  ;  1170.7 p2      22 t
        xor r10, r11                 ;  1226.0 p0      23 t
        not rdi                      ;  1226.6 p0      22 t
        not r12                      ;  1227.1 p0      23 t
        not rax                      ;  1227.6 p0      23 t
        xor rdx, qword [rsp + 2488]  ;  1228.1 p2+p0   22 t
        and r13, r15                 ;  1228.6 p0      23 t
        mov r15, qword [rsp + 3088]  ;  1209.2 p2      23 t
        xor r15, rcx                 ;  1229.2 p0      23 t
        xor r15, rbp                 ;  1230.2 p0      23 t
        xor r13, rbp                 ;  1230.3 p0      23 t
        xor r10, r15                 ;  1231.2 p0      23 t
        xor r14, r10                 ;  1232.2 p0      23 t
        xor r10, r13                 ;  1232.2 p0      23 t
        mov rcx, qword [rsp + 2416]  ;  1178.5 p2      40 t reload
        mov qword [rsp + 2416], r11  ;  1232.6 p0+p3   23 t spill
        mov r11, qword [rsp + 2672]  ;  1179.9 p2      22 t
        not r13                      ;  1233.6 p0      23 t
        mov qword [rsp + 2240], r13  ;  1234.6 p0+p3   23 t spill
        mov rbp, qword [rsp + 2512]  ;  1181.7 p2      22 t
        xor rbp, rcx                 ;  1235.1 p0      22 t
        xor rcx, r9                  ;  1235.7 p0      22 t
        xor r11, rsi                 ;  1236.3 p0      22 t
        not r14                      ;  1236.8 p0      23 t
        xor r8, r11                  ;  1237.3 p0      22 t
        xor rdi, r8                  ;  1238.3 p0      22 t
        mov r13, qword [rsp + 2672]  ;  1184.4 p2      22 t
        not r15                      ;  1238.5 p0      23 t
        mov qword [rsp + 2672], r14  ;  1239.0 p0+p3   23 t spill
        mov r14, rdx                 ;  1229.1 p1      22 t copy
        xor r14, r8                  ;  1240.0 p0      22 t
        mov qword [rsp + 2536], rax  ;  1240.6 p0+p3   23 t spill
        mov qword [rsp + 2744], rbx  ;  1241.6 p0+p3   23 t spill
        mov qword [rsp + 3088], r15  ;  1242.6 p0+p3   23 t spill
        mov qword [rsp + 2424], rdi  ;  1243.6 p0+p3   22 t spill
        mov rbx, rbp                 ;  1236.1 p1      22 t copy
        mov qword [rsp + 3040], r10  ;  1244.6 p0+p3   23 t spill
        mov r10, rdi                 ;  1239.3 p1      22 t copy
        xor rbx, rdi                 ;  1245.6 p0      22 t
        xor r11, rbp                 ;  1246.1 p0      22 t
        xor r10, r11                 ;  1247.1 p0      22 t
        mov qword [rsp + 2184], r8   ;  1247.3 p0+p3   22 t spill
        xor r13, r10                 ;  1248.3 p0      22 t
        mov qword [rsp + 2496], r12  ;  1248.8 p0+p3   23 t spill
        mov r12, rdi                 ;  1239.3 p1      22 t copy
        mov r15, r9                  ;  1218.6 p1      22 t copy
        xor r15, r8                  ;  1249.8 p0      22 t
        or r12, r14                  ;  1250.4 p0      22 t
        mov rdi, r8                  ;  1238.3 p1      22 t copy
        or rdi, r10                  ;  1251.0 p0      22 t
        mov qword [rsp + 2280], r10  ;  1251.6 p0+p3   22 t spill
        mov r10, rsi                 ;  1226.5 p1      22 t copy
        xor rsi, r12                 ;  1252.6 p0      22 t
        mov r8, rbx                  ;  1246.6 p1      22 t copy
        mov qword [rsp + 3080], r15  ;  1253.1 p0+p3   22 t spill
        or r10, rbx                  ;  1254.1 p0      22 t
        xor rdi, r12                 ;  1254.7 p0      22 t
        mov r12, qword [rsp + 2488]  ;  1197.9 p2      22 t
        mov qword [rsp + 2488], rbx  ;  1255.3 p0+p3   22 t spill
        xor r12, r11                 ;  1256.3 p0      22 t
        mov rbx, rdx                 ;  1229.1 p1      22 t copy
        mov rax, rcx                 ;  1236.7 p1      22 t copy
        xor rax, r11                 ;  1256.8 p0      22 t
        xor r8, rax                  ;  1257.8 p0      22 t
        mov qword [rsp + 2384], rax  ;  1258.0 p0+p3   22 t spill
        xor r12, r10                 ;  1259.0 p0      22 t
        and rbx, r11                 ;  1259.6 p0      22 t
        xor r10, rbx                 ;  1260.6 p0      22 t
        xor rsi, r10                 ;  1261.6 p0      22 t
        mov rbx, r15                 ;  1250.8 p1      22 t copy
        and rbx, r8                  ;  1261.3 p0      22 t
        xor r12, rbx                 ;  1262.3 p0      22 t
        xor rdi, r12                 ;  1263.3 p0      22 t
        mov rbx, rdx                 ;  1229.1 p1      22 t copy
        mov qword [rsp + 3024], r9   ;  1263.0 p0+p3   22 t spill
        mov qword [rsp + 3072], r8   ;  1264.0 p0+p3   22 t spill
        mov r8, r15                  ;  1250.8 p1      22 t copy
        mov r15, rax                 ;  1257.8 p1      22 t copy
        mov rax, rbp                 ;  1236.1 p1      22 t copy
        xor r8, r13                  ;  1265.0 p0      22 t
        and r15, r8                  ;  1266.0 p0      22 t
        xor rbx, r8                  ;  1266.1 p0      22 t
        xor r10, r15                 ;  1267.0 p0      22 t
        mov r15, qword [rsp + 2512]  ;  1210.4 p2      22 t
        or r15, r9                   ;  1267.3 p0      22 t
        xor r12, r15                 ;  1268.3 p0      22 t
        mov r15, rcx                 ;  1236.7 p1      22 t copy
        and r15, rbx                 ;  1268.4 p0      22 t
        xor rsi, r15                 ;  1269.4 p0      22 t
        mov r15, r14                 ;  1241.0 p1      22 t copy
        xor r15, r13                 ;  1269.5 p0      22 t
        and rax, r15                 ;  1270.5 p0      22 t
        xor r12, rax                 ;  1271.5 p0      22 t
        xor r10, rax                 ;  1271.5 p0      22 t
        mov r9, r10                  ;  1272.5 p1      22 t copy
        mov rax, rdi                 ;  1264.3 p1      22 t copy
        and rax, rsi                 ;  1271.8 p0      22 t
        xor r12, rax                 ;  1272.8 p0      22 t
        and r9, r12                  ;  1273.8 p0      22 t
        xor rdi, r9                  ;  1274.8 p0      22 t
        xor r12, rsi                 ;  1274.1 p0      22 t
        or rax, r12                  ;  1275.1 p0      22 t
        xor rax, rdi                 ;  1276.1 p0      22 t
        mov r9, r10                  ;  1272.5 p1      22 t copy
        and r9, rdi                  ;  1275.8 p0      22 t
        xor rsi, r9                  ;  1276.8 p0      22 t
        mov r9, rax                  ;  1277.1 p1      22 t copy
        or r9, rsi                   ;  1278.1 p0      22 t
        and rdi, rsi                 ;  1277.8 p0      22 t
        xor r12, r9                  ;  1279.1 p0      22 t
        xor r10, rdi                 ;  1278.8 p0      22 t
        mov rdi, rax                 ;  1277.1 p1      22 t copy
        xor rdi, rsi                 ;  1279.3 p0      22 t
        and rbx, rdi                 ;  1280.3 p0      22 t
        and rcx, rdi                 ;  1280.4 p0      22 t
        xor rdi, r12                 ;  1281.0 p0      22 t
        and r8, rdi                  ;  1282.0 p0      22 t
        xor rbx, r8                  ;  1283.0 p0      22 t
        and rdx, r12                 ;  1282.7 p0      22 t
        xor r8, rdx                  ;  1283.7 p0      22 t
        mov rdx, qword [rsp + 2280]  ;  1251.6 p2      22 t
        and rbp, rax                 ;  1283.8 p0      22 t
        mov qword [rsp + 2280], rbp  ;  1284.8 p0+p3   22 t spill
        and r15, rax                 ;  1285.4 p0      22 t
        mov rbp, qword [rsp + 2424]  ;  1243.6 p2      22 t
        mov r9, qword [rsp + 2184]   ;  1247.3 p2      22 t
        and r9, r10                  ;  1286.0 p0      22 t
        and rdx, r10                 ;  1286.5 p0      22 t
        and r11, r12                 ;  1287.1 p0      22 t
        xor r12, r10                 ;  1287.7 p0      22 t
        xor rax, r12                 ;  1288.7 p0      22 t
        and rbp, r12                 ;  1288.8 p0      22 t
        xor r10, rsi                 ;  1289.4 p0      22 t
        and r13, rax                 ;  1290.0 p0      22 t
        xor rdx, rcx                 ;  1290.5 p0      22 t
        xor rcx, rbp                 ;  1291.1 p0      22 t
        mov rbp, qword [rsp + 3072]  ;  1264.0 p2      22 t
        and rbp, r10                 ;  1291.7 p0      22 t
        xor r11, rdx                 ;  1292.2 p0      22 t
        xor r11, rbp                 ;  1293.2 p0      22 t
        and r14, r12                 ;  1293.4 p0      22 t
        mov r12, qword [rsp + 3080]  ;  1253.1 p2      22 t
        and r12, r10                 ;  1294.0 p0      22 t
        mov r10, qword [rsp + 2488]  ;  1255.3 p2      22 t
        and r10, rax                 ;  1294.5 p0      22 t
        xor r10, rcx                 ;  1295.5 p0      22 t
        xor r10, rbp                 ;  1296.5 p0      22 t
        mov rbp, qword [rsp + 2512]  ;  1236.7 p2      22 t
        and rbp, rsi                 ;  1296.2 p0      22 t
        xor rbp, r10                 ;  1297.5 p0      22 t
        xor r14, r15                 ;  1297.4 p0      22 t
        xor r14, rbx                 ;  1298.4 p0      22 t
        xor r15, r8                  ;  1298.5 p0      22 t
        mov rax, qword [rsp + 3024]  ;  1263.0 p2      22 t
        and rax, rsi                 ;  1299.1 p0      22 t
        xor r12, r8                  ;  1299.7 p0      22 t
        mov r8, qword [rsp + 2208]   ;  1241.0 p2      21 t
        xor rbx, r9                  ;  1300.2 p0      22 t
        xor rax, r11                 ;  1300.8 p0      22 t
        xor rbx, rax                 ;  1301.8 p0      22 t
        xor rdx, r10                 ;  1301.9 p0      22 t
        mov r10, rbx                 ;  1302.8 p1      22 t copy
        xor r12, rax                 ;  1302.5 p0      22 t
        xor r10, r12                 ;  1303.8 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1246.6 p2      21 t
        xor r15, r13                 ;  1303.7 p0      22 t
        not r9                       ;  1304.2 p0      21 t
        xor rdx, r14                 ;  1304.7 p0      22 t
        not r8                       ;  1305.3 p0      21 t
        xor r15, rbx                 ;  1305.8 p0      22 t
        not r15                      ;  1306.8 p0      22 t
        mov rsi, qword [rsp + 2384]  ;  1258.0 p2      22 t
        and rsi, rdi                 ;  1306.9 p0      22 t
        mov rdi, qword [rsp + 2280]  ;  1284.8 p2      22 t
        xor rdi, rcx                 ;  1307.4 p0      22 t
        xor rbp, rax                 ;  1308.0 p0      22 t
        xor rsi, rbp                 ;  1309.0 p0      22 t
        xor rdi, rbp                 ;  1309.2 p0      22 t
        mov rbp, qword [rsp + 3048]  ;  1253.6 p2      21 t
        mov rbx, qword [rsp + 2232]  ;  1254.6 p2      21 t
        mov r13, qword [rsp + 3032]  ;  1255.6 p2      21 t
        mov rcx, qword [rsp + 2808]  ;  1256.6 p2      40 t reload
        not r11                      ;  1309.7 p0      22 t
        xor r10, rdi                 ;  1310.2 p0      22 t
        mov qword [rsp + 3048], r12  ;  1310.8 p0+p3   22 t spill
        xor r14, r10                 ;  1311.8 p0      22 t
        not rdi                      ;  1312.4 p0      22 t
        xor r10, rsi                 ;  1312.9 p0      22 t
        not rsi                      ;  1313.4 p0      22 t
        not rbp                      ;  1313.9 p0      21 t
        mov rax, qword [rsp + 2232]  ;  1259.2 p2      21 t
        mov qword [rsp + 2808], r10  ;  1314.4 p0+p3   22 t spill
        mov qword [rsp + 2384], rdi  ;  1315.4 p0+p3   22 t spill
        mov qword [rsp + 2208], r11  ;  1316.4 p0+p3   22 t spill
        mov r10, qword [rsp + 2696]  ;  1262.6 p2      21 t
        not r14                      ;  1317.4 p0      22 t
        xor rax, rcx                 ;  1317.9 p0      21 t
        xor rcx, r9                  ;  1318.5 p0      21 t
        mov r11, rcx                 ;  1319.5 p1      21 t copy
        mov qword [rsp + 3032], r14  ;  1319.1 p0+p3   22 t spill
        mov r14, rax                 ;  1318.9 p1      21 t copy
        not r13                      ;  1320.1 p0      21 t
        xor r10, r13                 ;  1321.1 p0      21 t
        mov r12, qword [rsp + 2696]  ;  1265.9 p2      21 t
        mov qword [rsp + 2696], rsi  ;  1321.2 p0+p3   22 t spill
        xor r8, r10                  ;  1322.2 p0      21 t
        xor rbp, r8                  ;  1323.2 p0      21 t
        xor r14, rbp                 ;  1324.2 p0      21 t
        xor rbx, qword [rsp + 2800]  ;  1323.9 p2+p0   21 t
        mov qword [rsp + 2280], r15  ;  1324.4 p0+p3   22 t spill
        xor r10, rax                 ;  1325.4 p0      21 t
        mov rdi, rbp                 ;  1324.2 p1      21 t copy
        mov qword [rsp + 2712], rdx  ;  1326.0 p0+p3   22 t spill
        mov rdx, rbp                 ;  1324.2 p1      21 t copy
        mov rsi, rbx                 ;  1324.9 p1      21 t copy
        xor rsi, r8                  ;  1327.0 p0      21 t
        mov r15, r9                  ;  1305.2 p1      21 t copy
        xor r15, r8                  ;  1327.6 p0      21 t
        xor r11, r10                 ;  1328.2 p0      21 t
        mov qword [rsp + 2488], r8   ;  1328.7 p0+p3   21 t spill
        xor rdi, r10                 ;  1329.7 p0      21 t
        mov qword [rsp + 3024], rdi  ;  1330.7 p0+p3   21 t spill
        or rdx, rsi                  ;  1331.3 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1331.9 p0+p3   21 t spill
        mov rbp, r8                  ;  1323.2 p1      21 t copy
        xor r12, rdi                 ;  1332.9 p0      21 t
        or rbp, rdi                  ;  1333.4 p0      21 t
        xor rbp, rdx                 ;  1334.4 p0      21 t
        mov rdi, r13                 ;  1321.1 p1      21 t copy
        or rdi, r14                  ;  1334.6 p0      21 t
        mov r8, r14                  ;  1325.2 p1      21 t copy
        mov qword [rsp + 2424], r11  ;  1335.2 p0+p3   21 t spill
        xor r8, r11                  ;  1336.2 p0      21 t
        mov qword [rsp + 3080], r8   ;  1337.2 p0+p3   21 t spill
        mov qword [rsp + 3072], r15  ;  1337.7 p0+p3   21 t spill
        xor r13, rdx                 ;  1338.7 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1280.8 p2      21 t
        mov qword [rsp + 2800], r14  ;  1339.3 p0+p3   21 t spill
        xor rdx, r10                 ;  1340.3 p0      21 t
        mov r14, rbx                 ;  1324.9 p1      21 t copy
        and r14, r10                 ;  1340.9 p0      21 t
        xor rdx, rdi                 ;  1341.4 p0      21 t
        xor rdi, r14                 ;  1342.0 p0      21 t
        xor r13, rdi                 ;  1343.0 p0      21 t
        mov r14, r15                 ;  1328.6 p1      21 t copy
        and r14, r8                  ;  1343.1 p0      21 t
        xor rdx, r14                 ;  1344.1 p0      21 t
        mov r14, rbx                 ;  1324.9 p1      21 t copy
        mov r8, r15                  ;  1328.6 p1      21 t copy
        xor r8, r12                  ;  1344.3 p0      21 t
        xor r14, r8                  ;  1345.3 p0      21 t
        mov r15, r11                 ;  1329.2 p1      21 t copy
        and r15, r8                  ;  1345.4 p0      21 t
        xor rdi, r15                 ;  1346.4 p0      21 t
        mov r15, qword [rsp + 2232]  ;  1288.7 p2      21 t
        or r15, r9                   ;  1346.6 p0      21 t
        xor rbp, rdx                 ;  1347.1 p0      21 t
        mov qword [rsp + 2184], r9   ;  1347.7 p0+p3   21 t spill
        mov r11, rax                 ;  1318.9 p1      21 t copy
        xor rdx, r15                 ;  1348.7 p0      21 t
        mov r15, rcx                 ;  1319.5 p1      21 t copy
        and r15, r14                 ;  1349.3 p0      21 t
        xor r13, r15                 ;  1350.3 p0      21 t
        mov r15, rsi                 ;  1328.0 p1      21 t copy
        xor r15, r12                 ;  1350.4 p0      21 t
        and r11, r15                 ;  1351.4 p0      21 t
        xor rdx, r11                 ;  1352.4 p0      21 t
        xor rdi, r11                 ;  1352.4 p0      21 t
        mov r11, rbp                 ;  1348.1 p1      21 t copy
        and r11, r13                 ;  1352.7 p0      21 t
        xor rdx, r11                 ;  1353.7 p0      21 t
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rbp, r9                  ;  1355.7 p0      21 t
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        xor rdx, r13                 ;  1355.0 p0      21 t
        or r11, rdx                  ;  1356.0 p0      21 t
        and r9, rbp                  ;  1356.7 p0      21 t
        xor r13, r9                  ;  1357.7 p0      21 t
        xor r11, rbp                 ;  1357.3 p0      21 t
        mov r9, r11                  ;  1358.3 p1      21 t copy
        or r9, r13                   ;  1359.3 p0      21 t
        xor rdx, r9                  ;  1360.3 p0      21 t
        and rbx, rdx                 ;  1361.3 p0      21 t
        and rbp, r13                 ;  1359.6 p0      21 t
        xor rdi, rbp                 ;  1360.6 p0      21 t
        mov rbp, r11                 ;  1358.3 p1      21 t copy
        and rax, r11                 ;  1360.7 p0      21 t
        xor rbp, r13                 ;  1361.3 p0      21 t
        and rcx, rbp                 ;  1362.3 p0      21 t
        and r14, rbp                 ;  1362.4 p0      21 t
        and r15, r11                 ;  1363.0 p0      21 t
        mov r9, qword [rsp + 2488]   ;  1328.7 p2      21 t
        xor rbp, rdx                 ;  1363.6 p0      21 t
        and r8, rbp                  ;  1364.6 p0      21 t
        xor r14, r8                  ;  1365.6 p0      21 t
        and r10, rdx                 ;  1365.3 p0      21 t
        and r9, rdi                  ;  1365.8 p0      21 t
        xor r8, rbx                  ;  1366.4 p0      21 t
        xor rdx, rdi                 ;  1367.0 p0      21 t
        xor r11, rdx                 ;  1368.0 p0      21 t
        and r12, r11                 ;  1369.0 p0      21 t
        and rsi, rdx                 ;  1368.7 p0      21 t
        xor rsi, r15                 ;  1369.7 p0      21 t
        xor r15, r8                  ;  1369.8 p0      21 t
        xor r15, r12                 ;  1370.8 p0      21 t
        mov rbx, qword [rsp + 3024]  ;  1330.7 p2      21 t
        and rbx, rdi                 ;  1371.0 p0      21 t
        xor rbx, rcx                 ;  1372.0 p0      21 t
        xor rdi, r13                 ;  1372.1 p0      21 t
        xor rsi, r14                 ;  1372.7 p0      21 t
        xor r14, r9                  ;  1373.3 p0      21 t
        mov qword [rsp + 3024], rax  ;  1373.8 p0+p3   21 t spill
        mov r9, qword [rsp + 2824]   ;  1314.4 p2      23 t
        mov r12, qword [rsp + 2880]  ;  1315.4 p2      23 t
        mov rax, qword [rsp + 2512]  ;  1331.9 p2      21 t
        and rax, rdx                 ;  1374.8 p0      21 t
        mov rdx, qword [rsp + 3072]  ;  1337.7 p2      21 t
        xor rcx, rax                 ;  1375.8 p0      21 t
        mov rax, qword [rsp + 3080]  ;  1337.2 p2      21 t
        and rax, rdi                 ;  1376.0 p0      21 t
        and rdx, rdi                 ;  1376.6 p0      21 t
        xor r10, rbx                 ;  1377.1 p0      21 t
        mov rdi, qword [rsp + 2800]  ;  1339.3 p2      21 t
        and rdi, r11                 ;  1377.7 p0      21 t
        xor rdi, rcx                 ;  1378.7 p0      21 t
        xor rdi, rax                 ;  1379.7 p0      21 t
        xor r10, rax                 ;  1379.4 p0      21 t
        mov rax, qword [rsp + 2232]  ;  1322.4 p2      21 t
        and rax, r13                 ;  1380.0 p0      21 t
        mov r11, qword [rsp + 2184]  ;  1347.7 p2      21 t
        and r11, r13                 ;  1380.5 p0      21 t
        xor r11, r10                 ;  1381.5 p0      21 t
        mov r13, qword [rsp + 2424]  ;  1335.2 p2      21 t
        and r13, rbp                 ;  1381.7 p0      21 t
        mov rbp, qword [rsp + 3024]  ;  1373.8 p2      21 t
        xor r14, r11                 ;  1382.5 p0      21 t
        xor rbp, rcx                 ;  1382.8 p0      21 t
        xor rbx, rdi                 ;  1383.4 p0      21 t
        xor rdx, r8                  ;  1384.0 p0      21 t
        xor rbx, rsi                 ;  1384.5 p0      21 t
        xor rdx, r11                 ;  1385.1 p0      21 t
        xor r15, r14                 ;  1385.7 p0      21 t
        mov rcx, qword [rsp + 2816]  ;  1328.8 p2      23 t
        xor rax, rdi                 ;  1386.3 p0      21 t
        xor rax, r11                 ;  1387.3 p0      21 t
        xor rbp, rax                 ;  1388.3 p0      21 t
        xor r13, rax                 ;  1388.3 p0      21 t
        mov rax, qword [rsp + 2848]  ;  1332.3 p2      40 t reload
        mov rdi, qword [rsp + 2816]  ;  1333.3 p2      23 t
        not r10                      ;  1388.5 p0      21 t
        mov qword [rsp + 2880], r10  ;  1389.5 p0+p3   21 t spill
        xor rdi, rax                 ;  1390.0 p0      23 t
        mov r10, rdi                 ;  1391.0 p1      23 t copy
        xor rcx, qword [rsp + 2856]  ;  1390.6 p2+p0   23 t
        mov r11, r14                 ;  1383.5 p1      21 t copy
        xor r11, rdx                 ;  1391.2 p0      21 t
        xor r11, rbp                 ;  1392.2 p0      21 t
        xor rsi, r11                 ;  1393.2 p0      21 t
        xor r11, r13                 ;  1393.2 p0      21 t
        not r13                      ;  1393.5 p0      21 t
        mov r14, qword [rsp + 2888]  ;  1340.1 p2      23 t
        not r14                      ;  1394.0 p0      23 t
        not r15                      ;  1394.5 p0      21 t
        not r12                      ;  1395.0 p0      23 t
        mov qword [rsp + 2824], r15  ;  1395.5 p0+p3   21 t spill
        not rbp                      ;  1396.5 p0      21 t
        not r9                       ;  1397.0 p0      23 t
        mov qword [rsp + 2848], r13  ;  1397.5 p0+p3   21 t spill
        mov r13, qword [rsp + 2832]  ;  1344.3 p2      23 t
        not rsi                      ;  1398.5 p0      21 t
        xor rax, r9                  ;  1399.0 p0      23 t
        xor r13, r12                 ;  1399.5 p0      23 t
        mov qword [rsp + 2888], rsi  ;  1400.1 p0+p3   21 t spill
        mov rsi, qword [rsp + 2832]  ;  1346.1 p2      23 t
        mov qword [rsp + 2832], rbx  ;  1401.1 p0+p3   21 t spill
        mov rbx, rcx                 ;  1391.6 p1      23 t copy
        mov qword [rsp + 3024], r11  ;  1402.1 p0+p3   21 t spill
        mov qword [rsp + 2424], rdx  ;  1403.1 p0+p3   21 t spill
        mov r11, r9                  ;  1398.0 p1      23 t copy
        mov r8, qword [rsp + 3008]   ;  1348.1 p2      23 t
        not r8                       ;  1404.1 p0      23 t
        mov qword [rsp + 3008], rbp  ;  1404.6 p0+p3   21 t spill
        mov rbp, rax                 ;  1400.0 p1      23 t copy
        xor r8, r13                  ;  1405.6 p0      23 t
        xor r14, r8                  ;  1406.6 p0      23 t
        mov r15, r14                 ;  1407.6 p1      23 t copy
        xor r10, r14                 ;  1407.6 p0      23 t
        mov qword [rsp + 2232], r14  ;  1407.6 p0+p3   23 t spill
        xor r13, rdi                 ;  1408.3 p0      23 t
        xor rbx, r8                  ;  1408.9 p0      23 t
        xor r11, r8                  ;  1409.5 p0      23 t
        mov rdx, r14                 ;  1407.6 p1      23 t copy
        mov r14, r8                  ;  1406.6 p1      23 t copy
        xor rdx, r13                 ;  1410.0 p0      23 t
        xor rsi, rdx                 ;  1411.0 p0      23 t
        mov qword [rsp + 2184], rdx  ;  1411.2 p0+p3   23 t spill
        mov qword [rsp + 2800], r8   ;  1412.2 p0+p3   23 t spill
        or r15, rbx                  ;  1413.2 p0      23 t
        or r14, rdx                  ;  1413.8 p0      23 t
        xor r14, r15                 ;  1414.8 p0      23 t
        mov r8, r10                  ;  1408.6 p1      23 t copy
        mov rdx, r12                 ;  1396.0 p1      23 t copy
        or rdx, r10                  ;  1414.9 p0      23 t
        xor r12, r15                 ;  1415.5 p0      23 t
        mov r15, qword [rsp + 2856]  ;  1359.4 p2      23 t
        xor r15, r13                 ;  1416.0 p0      23 t
        xor r15, rdx                 ;  1417.0 p0      23 t
        mov qword [rsp + 2856], r10  ;  1417.2 p0+p3   23 t spill
        mov r10, rcx                 ;  1391.6 p1      23 t copy
        and r10, r13                 ;  1418.2 p0      23 t
        xor rdx, r10                 ;  1419.2 p0      23 t
        mov r10, r11                 ;  1410.5 p1      23 t copy
        xor rbp, r13                 ;  1419.3 p0      23 t
        xor r8, rbp                  ;  1420.3 p0      23 t
        mov qword [rsp + 3072], r8   ;  1421.3 p0+p3   23 t spill
        mov qword [rsp + 3080], r11  ;  1421.5 p0+p3   23 t spill
        xor r12, rdx                 ;  1422.5 p0      23 t
        and r10, r8                  ;  1423.0 p0      23 t
        mov r8, r11                  ;  1410.5 p1      23 t copy
        xor r15, r10                 ;  1424.0 p0      23 t
        xor r8, rsi                  ;  1424.2 p0      23 t
        mov r11, rbp                 ;  1420.3 p1      23 t copy
        and r11, r8                  ;  1425.2 p0      23 t
        mov r10, rcx                 ;  1391.6 p1      23 t copy
        xor r10, r8                  ;  1425.3 p0      23 t
        xor rdx, r11                 ;  1426.2 p0      23 t
        mov r11, qword [rsp + 2816]  ;  1370.3 p2      23 t
        mov qword [rsp + 2512], rbp  ;  1426.5 p0+p3   23 t spill
        or r11, r9                   ;  1427.5 p0      23 t
        xor r14, r15                 ;  1428.0 p0      23 t
        xor r15, r11                 ;  1428.6 p0      23 t
        mov r11, rax                 ;  1400.0 p1      23 t copy
        mov rbp, rdi                 ;  1391.0 p1      23 t copy
        and r11, r10                 ;  1429.2 p0      23 t
        xor r12, r11                 ;  1430.2 p0      23 t
        mov r11, rbx                 ;  1409.9 p1      23 t copy
        xor r11, rsi                 ;  1430.3 p0      23 t
        and rbp, r11                 ;  1431.3 p0      23 t
        xor r15, rbp                 ;  1432.3 p0      23 t
        xor rdx, rbp                 ;  1432.3 p0      23 t
        mov rbp, r14                 ;  1429.0 p1      23 t copy
        and rbp, r12                 ;  1432.6 p0      23 t
        xor r15, rbp                 ;  1433.6 p0      23 t
        mov qword [rsp + 2488], r9   ;  1433.7 p0+p3   23 t spill
        mov r9, rdx                  ;  1433.3 p1      23 t copy
        and r9, r15                  ;  1434.7 p0      23 t
        xor r14, r9                  ;  1435.7 p0      23 t
        xor r15, r12                 ;  1435.9 p0      23 t
        or rbp, r15                  ;  1436.9 p0      23 t
        xor rbp, r14                 ;  1437.9 p0      23 t
        mov r9, rdx                  ;  1433.3 p1      23 t copy
        and r9, r14                  ;  1437.6 p0      23 t
        xor r12, r9                  ;  1438.6 p0      23 t
        mov r9, rbp                  ;  1438.9 p1      23 t copy
        or r9, r12                   ;  1439.9 p0      23 t
        xor r15, r9                  ;  1440.9 p0      23 t
        and r14, r12                 ;  1439.9 p0      23 t
        xor rdx, r14                 ;  1440.9 p0      23 t
        mov r14, rbp                 ;  1438.9 p1      23 t copy
        xor r14, r12                 ;  1441.0 p0      23 t
        and r10, r14                 ;  1442.0 p0      23 t
        and rax, r14                 ;  1442.2 p0      23 t
        xor r14, r15                 ;  1442.7 p0      23 t
        and r8, r14                  ;  1443.7 p0      23 t
        and r13, r15                 ;  1443.9 p0      23 t
        xor r10, r8                  ;  1444.7 p0      23 t
        and rcx, r15                 ;  1445.0 p0      23 t
        xor r8, rcx                  ;  1446.0 p0      23 t
        and rdi, rbp                 ;  1446.2 p0      23 t
        mov rcx, qword [rsp + 2184]  ;  1411.2 p2      23 t
        mov qword [rsp + 2184], rdi  ;  1447.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2232]  ;  1407.6 p2      23 t
        mov r9, qword [rsp + 2800]   ;  1412.2 p2      23 t
        xor r15, rdx                 ;  1447.7 p0      23 t
        and rcx, rdx                 ;  1448.3 p0      23 t
        and rdi, r15                 ;  1448.9 p0      23 t
        and r9, rdx                  ;  1449.4 p0      23 t
        xor rcx, rax                 ;  1450.0 p0      23 t
        xor rdx, r12                 ;  1450.6 p0      23 t
        xor rax, rdi                 ;  1451.2 p0      23 t
        and r11, rbp                 ;  1451.7 p0      23 t
        xor rbp, r15                 ;  1452.3 p0      23 t
        and rbx, r15                 ;  1452.9 p0      23 t
        mov r15, qword [rsp + 3080]  ;  1421.5 p2      23 t
        and r15, rdx                 ;  1453.4 p0      23 t
        xor r13, rcx                 ;  1454.0 p0      23 t
        and rsi, rbp                 ;  1454.6 p0      23 t
        mov rdi, qword [rsp + 3072]  ;  1421.3 p2      23 t
        and rdi, rdx                 ;  1455.2 p0      23 t
        mov rdx, qword [rsp + 2856]  ;  1417.2 p2      23 t
        and rdx, rbp                 ;  1455.7 p0      23 t
        xor rdx, rax                 ;  1456.7 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1433.7 p2      23 t
        and rbp, r12                 ;  1456.9 p0      23 t
        xor r13, rdi                 ;  1457.4 p0      23 t
        xor rbp, r13                 ;  1458.4 p0      23 t
        xor rdx, rdi                 ;  1458.6 p0      23 t
        mov rdi, qword [rsp + 2816]  ;  1400.5 p2      23 t
        and rdi, r12                 ;  1459.1 p0      23 t
        mov r12, qword [rsp + 2512]  ;  1426.5 p2      23 t
        xor rbx, r11                 ;  1459.7 p0      23 t
        xor rbx, r10                 ;  1460.7 p0      23 t
        xor r10, r9                  ;  1460.9 p0      23 t
        xor r10, rbp                 ;  1461.9 p0      23 t
        xor rdi, rdx                 ;  1462.0 p0      23 t
        and r12, r14                 ;  1462.6 p0      23 t
        mov r14, qword [rsp + 2184]  ;  1447.2 p2      23 t
        xor r14, rax                 ;  1463.1 p0      23 t
        mov rax, qword [rsp + 2840]  ;  1406.1 p2      22 t
        xor rdi, rbp                 ;  1463.7 p0      23 t
        xor r12, rdi                 ;  1464.7 p0      23 t
        xor r14, rdi                 ;  1464.9 p0      23 t
        xor r11, r8                  ;  1465.4 p0      23 t
        xor r11, rsi                 ;  1466.4 p0      23 t
        mov rsi, qword [rsp + 2904]  ;  1409.6 p2      22 t
        xor r15, r8                  ;  1466.6 p0      23 t
        xor r15, rbp                 ;  1467.6 p0      23 t
        mov rbp, qword [rsp + 2912]  ;  1410.8 p2      22 t
        not rsi                      ;  1467.7 p0      22 t
        xor r11, r10                 ;  1468.2 p0      23 t
        mov rdi, rbx                 ;  1461.7 p1      23 t copy
        xor rax, qword [rsp + 2872]  ;  1468.8 p2+p0   22 t
        mov r8, qword [rsp + 2320]   ;  1414.2 p2      22 t
        not r8                       ;  1469.4 p0      22 t
        xor r10, r15                 ;  1469.9 p0      23 t
        xor r10, r14                 ;  1470.9 p0      23 t
        xor rdi, r10                 ;  1471.9 p0      23 t
        mov r9, qword [rsp + 3016]   ;  1416.8 p2      22 t
        not r9                       ;  1471.6 p0      22 t
        not r14                      ;  1472.1 p0      23 t
        not rdi                      ;  1472.9 p0      23 t
        mov qword [rsp + 2904], rdi  ;  1473.9 p0+p3   23 t spill
        not rbp                      ;  1474.1 p0      22 t
        mov qword [rsp + 3016], rbx  ;  1474.6 p0+p3   23 t spill
        mov rbx, r12                 ;  1465.7 p1      23 t copy
        mov rdi, qword [rsp + 2864]  ;  1420.2 p2      22 t
        xor rdi, rsi                 ;  1475.6 p0      22 t
        xor r8, rdi                  ;  1476.6 p0      22 t
        mov qword [rsp + 2232], r8   ;  1477.6 p0+p3   22 t spill
        mov qword [rsp + 2184], rdx  ;  1477.7 p0+p3   23 t spill
        mov rdx, qword [rsp + 2864]  ;  1422.0 p2      22 t
        mov qword [rsp + 2912], r15  ;  1478.7 p0+p3   23 t spill
        not rbx                      ;  1479.7 p0      23 t
        mov qword [rsp + 2320], rbx  ;  1480.7 p0+p3   23 t spill
        mov rbx, qword [rsp + 2872]  ;  1425.0 p2      22 t
        xor rdi, rax                 ;  1481.2 p0      22 t
        mov qword [rsp + 2872], rcx  ;  1481.8 p0+p3   23 t spill
        xor rbx, r9                  ;  1482.8 p0      22 t
        not r13                      ;  1483.4 p0      23 t
        mov qword [rsp + 2864], r13  ;  1484.4 p0+p3   23 t spill
        xor rbp, r8                  ;  1484.9 p0      22 t
        mov r13, rax                 ;  1469.8 p1      22 t copy
        mov qword [rsp + 2488], r12  ;  1485.4 p0+p3   23 t spill
        xor r13, rbp                 ;  1486.4 p0      22 t
        mov qword [rsp + 2856], r10  ;  1487.0 p0+p3   23 t spill
        not r11                      ;  1488.0 p0      23 t
        mov qword [rsp + 2512], r11  ;  1489.0 p0+p3   23 t spill
        mov r11, rbp                 ;  1485.9 p1      22 t copy
        mov r15, qword [rsp + 2840]  ;  1430.6 p2      22 t
        xor r15, qword [rsp + 2896]  ;  1489.5 p2+p0   22 t
        mov rcx, r15                 ;  1490.5 p1      22 t copy
        xor rcx, r8                  ;  1491.5 p0      22 t
        mov qword [rsp + 2816], r14  ;  1490.6 p0+p3   23 t spill
        or r11, rcx                  ;  1492.5 p0      22 t
        mov r14, r9                  ;  1472.6 p1      22 t copy
        mov r12, rbx                 ;  1483.8 p1      22 t copy
        xor r14, r8                  ;  1492.2 p0      22 t
        mov qword [rsp + 3080], rbp  ;  1492.8 p0+p3   22 t spill
        mov r10, rbp                 ;  1485.9 p1      22 t copy
        mov rbp, r8                  ;  1477.6 p1      22 t copy
        mov r8, r13                  ;  1487.4 p1      22 t copy
        xor r12, rdi                 ;  1493.8 p0      22 t
        xor r10, rdi                 ;  1494.4 p0      22 t
        or rbp, r10                  ;  1495.4 p0      22 t
        xor rbp, r11                 ;  1496.4 p0      22 t
        mov qword [rsp + 3072], r10  ;  1496.1 p0+p3   22 t spill
        xor rdx, r10                 ;  1497.1 p0      22 t
        mov r10, rsi                 ;  1468.7 p1      22 t copy
        xor rsi, r11                 ;  1497.6 p0      22 t
        mov r11, qword [rsp + 2896]  ;  1441.9 p2      22 t
        mov qword [rsp + 2896], r13  ;  1498.2 p0+p3   22 t spill
        xor r11, rdi                 ;  1499.2 p0      22 t
        xor r8, r12                  ;  1499.8 p0      22 t
        mov qword [rsp + 2800], r8   ;  1500.8 p0+p3   22 t spill
        or r10, r13                  ;  1501.3 p0      22 t
        mov r13, r15                 ;  1490.5 p1      22 t copy
        xor r11, r10                 ;  1502.3 p0      22 t
        and r13, rdi                 ;  1502.5 p0      22 t
        xor r10, r13                 ;  1503.5 p0      22 t
        mov r13, r14                 ;  1493.2 p1      22 t copy
        and r13, r8                  ;  1503.6 p0      22 t
        mov qword [rsp + 3096], r14  ;  1504.2 p0+p3   22 t spill
        mov r8, r14                  ;  1493.2 p1      22 t copy
        mov r14, r12                 ;  1494.8 p1      22 t copy
        xor r8, rdx                  ;  1505.2 p0      22 t
        and r14, r8                  ;  1506.2 p0      22 t
        xor rsi, r10                 ;  1506.3 p0      22 t
        xor r10, r14                 ;  1507.2 p0      22 t
        xor r11, r13                 ;  1507.5 p0      22 t
        mov r13, r15                 ;  1490.5 p1      22 t copy
        mov r14, qword [rsp + 2840]  ;  1450.4 p2      22 t
        or r14, r9                   ;  1508.1 p0      22 t
        xor r13, r8                  ;  1508.6 p0      22 t
        xor rbp, r11                 ;  1509.2 p0      22 t
        xor r11, r14                 ;  1509.8 p0      22 t
        mov r14, rbx                 ;  1483.8 p1      22 t copy
        and r14, r13                 ;  1510.3 p0      22 t
        xor rsi, r14                 ;  1511.3 p0      22 t
        mov r14, rcx                 ;  1492.5 p1      22 t copy
        xor r14, rdx                 ;  1511.5 p0      22 t
        mov qword [rsp + 3104], r12  ;  1512.1 p0+p3   22 t spill
        mov r12, rax                 ;  1469.8 p1      22 t copy
        and r12, r14                 ;  1513.1 p0      22 t
        xor r11, r12                 ;  1514.1 p0      22 t
        xor r10, r12                 ;  1514.2 p0      22 t
        mov r12, rbp                 ;  1510.2 p1      22 t copy
        and r12, rsi                 ;  1514.8 p0      22 t
        xor r11, r12                 ;  1515.8 p0      22 t
        mov qword [rsp + 3112], r9   ;  1515.9 p0+p3   22 t spill
        mov r9, r10                  ;  1515.2 p1      22 t copy
        and r9, r11                  ;  1516.9 p0      22 t
        xor r11, rsi                 ;  1517.5 p0      22 t
        or r12, r11                  ;  1518.5 p0      22 t
        xor rbp, r9                  ;  1518.6 p0      22 t
        xor r12, rbp                 ;  1519.6 p0      22 t
        and rax, r12                 ;  1520.6 p0      22 t
        mov r9, r10                  ;  1515.2 p1      22 t copy
        and r9, rbp                  ;  1520.3 p0      22 t
        xor rsi, r9                  ;  1521.3 p0      22 t
        and rbp, rsi                 ;  1522.3 p0      22 t
        xor r10, rbp                 ;  1523.3 p0      22 t
        mov rbp, r12                 ;  1520.6 p1      22 t copy
        mov r9, r12                  ;  1520.6 p1      22 t copy
        or r9, rsi                   ;  1522.6 p0      22 t
        xor r11, r9                  ;  1523.6 p0      22 t
        mov r9, qword [rsp + 2232]   ;  1477.6 p2      22 t
        and rdi, r11                 ;  1524.6 p0      22 t
        xor rbp, rsi                 ;  1524.3 p0      22 t
        and rbx, rbp                 ;  1525.3 p0      22 t
        and r15, r11                 ;  1525.5 p0      22 t
        and r13, rbp                 ;  1526.0 p0      22 t
        xor rbp, r11                 ;  1526.6 p0      22 t
        and r8, rbp                  ;  1527.6 p0      22 t
        xor r13, r8                  ;  1528.6 p0      22 t
        xor r8, r15                  ;  1528.6 p0      22 t
        xor r11, r10                 ;  1528.9 p0      22 t
        mov r15, qword [rsp + 3072]  ;  1496.1 p2      22 t
        and r14, r12                 ;  1529.5 p0      22 t
        and r9, r10                  ;  1530.0 p0      22 t
        and r15, r10                 ;  1530.6 p0      22 t
        xor r10, rsi                 ;  1531.2 p0      22 t
        xor r15, rbx                 ;  1531.8 p0      22 t
        xor r12, r11                 ;  1532.3 p0      22 t
        and rdx, r12                 ;  1533.3 p0      22 t
        and rcx, r11                 ;  1533.5 p0      22 t
        mov qword [rsp + 3072], rax  ;  1534.0 p0+p3   22 t spill
        mov rax, qword [rsp + 3080]  ;  1492.8 p2      22 t
        and rax, r11                 ;  1535.0 p0      22 t
        mov r11, qword [rsp + 3096]  ;  1504.2 p2      22 t
        xor rbx, rax                 ;  1536.0 p0      22 t
        mov rax, qword [rsp + 2800]  ;  1500.8 p2      22 t
        and rax, r10                 ;  1536.2 p0      22 t
        and r11, r10                 ;  1536.8 p0      22 t
        mov r10, qword [rsp + 2896]  ;  1498.2 p2      22 t
        xor r11, r8                  ;  1537.8 p0      22 t
        and r10, r12                 ;  1537.9 p0      22 t
        xor r10, rbx                 ;  1538.9 p0      22 t
        xor r10, rax                 ;  1539.9 p0      22 t
        mov r12, qword [rsp + 3112]  ;  1515.9 p2      22 t
        and r12, rsi                 ;  1539.6 p0      22 t
        xor rcx, r14                 ;  1540.2 p0      22 t
        xor rdi, r15                 ;  1540.7 p0      22 t
        xor rdi, rax                 ;  1541.7 p0      22 t
        mov rax, qword [rsp + 2840]  ;  1484.4 p2      22 t
        and rax, rsi                 ;  1541.9 p0      22 t
        xor rcx, r13                 ;  1542.5 p0      22 t
        xor r12, rdi                 ;  1543.0 p0      22 t
        xor r14, r8                  ;  1543.6 p0      22 t
        xor r14, rdx                 ;  1544.6 p0      22 t
        xor r13, r9                  ;  1544.7 p0      22 t
        xor r13, r12                 ;  1545.7 p0      22 t
        xor r14, r13                 ;  1546.7 p0      22 t
        xor rax, r10                 ;  1546.5 p0      22 t
        xor rax, r12                 ;  1547.5 p0      22 t
        mov rsi, qword [rsp + 3104]  ;  1512.1 p2      22 t
        not rdi                      ;  1547.6 p0      22 t
        xor r11, r12                 ;  1548.1 p0      22 t
        xor r13, r11                 ;  1549.1 p0      22 t
        mov rdx, qword [rsp + 2464]  ;  1492.8 p2      21 t
        mov r12, qword [rsp + 2312]  ;  1493.8 p2      21 t
        mov qword [rsp + 2312], r11  ;  1549.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2928]  ;  1494.8 p2      21 t
        mov r9, qword [rsp + 2984]   ;  1495.8 p2      21 t
        not r9                       ;  1550.2 p0      21 t
        not rdx                      ;  1550.7 p0      21 t
        not r14                      ;  1551.2 p0      22 t
        mov r8, qword [rsp + 2920]   ;  1496.8 p2      21 t
        not r8                       ;  1551.7 p0      21 t
        not r12                      ;  1552.2 p0      21 t
        mov qword [rsp + 3104], r10  ;  1552.7 p0+p3   22 t spill
        xor r11, r12                 ;  1553.7 p0      21 t
        xor r8, r11                  ;  1554.7 p0      21 t
        mov qword [rsp + 3080], r8   ;  1555.7 p0+p3   21 t spill
        and rsi, rbp                 ;  1555.9 p0      22 t
        mov rbp, qword [rsp + 3072]  ;  1534.0 p2      22 t
        xor rbp, rbx                 ;  1556.5 p0      22 t
        xor rsi, rax                 ;  1557.0 p0      22 t
        xor rbp, rax                 ;  1557.6 p0      22 t
        mov rax, rcx                 ;  1543.5 p1      22 t copy
        xor r13, rbp                 ;  1558.6 p0      22 t
        xor rax, r13                 ;  1559.6 p0      22 t
        mov qword [rsp + 2464], r13  ;  1559.6 p0+p3   22 t spill
        mov r13, qword [rsp + 2344]  ;  1503.3 p2      21 t
        mov qword [rsp + 3072], rcx  ;  1560.3 p0+p3   22 t spill
        mov rbx, qword [rsp + 2344]  ;  1504.5 p2      21 t
        xor rbx, qword [rsp + 2472]  ;  1561.3 p2+p0   21 t
        xor r13, qword [rsp + 2408]  ;  1561.9 p2+p0   21 t
        mov rcx, qword [rsp + 2928]  ;  1507.5 p2      21 t
        mov qword [rsp + 2928], r15  ;  1562.5 p0+p3   22 t spill
        xor r11, rbx                 ;  1563.5 p0      21 t
        mov qword [rsp + 3112], r14  ;  1564.0 p0+p3   22 t spill
        not rax                      ;  1565.0 p0      22 t
        not rbp                      ;  1565.5 p0      22 t
        mov qword [rsp + 2896], rbp  ;  1566.5 p0+p3   22 t spill
        mov qword [rsp + 2984], rax  ;  1567.0 p0+p3   22 t spill
        mov r15, rbx                 ;  1562.3 p1      21 t copy
        mov qword [rsp + 2840], rdi  ;  1568.0 p0+p3   22 t spill
        mov rdi, r9                  ;  1551.2 p1      21 t copy
        xor rdi, r8                  ;  1569.0 p0      21 t
        xor rdx, r8                  ;  1569.6 p0      21 t
        mov qword [rsp + 2920], rsi  ;  1570.2 p0+p3   22 t spill
        mov r10, rdx                 ;  1570.6 p1      21 t copy
        mov rbp, rdx                 ;  1570.6 p1      21 t copy
        mov rax, rsi                 ;  1558.0 p1      22 t copy
        xor rbp, r11                 ;  1571.6 p0      21 t
        xor rcx, rbp                 ;  1572.6 p0      21 t
        not rax                      ;  1572.3 p0      22 t
        mov rsi, qword [rsp + 2472]  ;  1515.1 p2      21 t
        xor rsi, r9                  ;  1572.8 p0      21 t
        mov qword [rsp + 2472], rax  ;  1573.4 p0+p3   22 t spill
        mov r14, rsi                 ;  1573.8 p1      21 t copy
        mov rax, r13                 ;  1562.9 p1      21 t copy
        mov qword [rsp + 3096], rdx  ;  1574.4 p0+p3   21 t spill
        xor rax, r8                  ;  1575.4 p0      21 t
        xor r14, r11                 ;  1576.0 p0      21 t
        or r10, rax                  ;  1576.5 p0      21 t
        mov qword [rsp + 2800], rbp  ;  1577.1 p0+p3   21 t spill
        mov qword [rsp + 3120], rdi  ;  1578.1 p0+p3   21 t spill
        xor r15, rdx                 ;  1579.1 p0      21 t
        mov rdx, r8                  ;  1555.7 p1      21 t copy
        mov r8, r15                  ;  1580.1 p1      21 t copy
        or rdx, rbp                  ;  1579.7 p0      21 t
        xor rdx, r10                 ;  1580.7 p0      21 t
        xor r8, r14                  ;  1581.1 p0      21 t
        mov qword [rsp + 3128], r14  ;  1581.4 p0+p3   21 t spill
        mov rbp, r12                 ;  1553.2 p1      21 t copy
        mov qword [rsp + 2232], r8   ;  1582.4 p0+p3   21 t spill
        xor r12, r10                 ;  1583.4 p0      21 t
        mov r10, qword [rsp + 2408]  ;  1525.7 p2      21 t
        xor r10, r11                 ;  1583.9 p0      21 t
        or rbp, r15                  ;  1584.5 p0      21 t
        xor r10, rbp                 ;  1585.5 p0      21 t
        mov qword [rsp + 2408], r15  ;  1585.7 p0+p3   21 t spill
        mov r15, r13                 ;  1562.9 p1      21 t copy
        and r15, r11                 ;  1586.7 p0      21 t
        xor rbp, r15                 ;  1587.7 p0      21 t
        xor r12, rbp                 ;  1588.7 p0      21 t
        mov r15, rdi                 ;  1570.0 p1      21 t copy
        and r15, r8                  ;  1588.4 p0      21 t
        xor r10, r15                 ;  1589.4 p0      21 t
        mov r15, r13                 ;  1562.9 p1      21 t copy
        mov r8, rdi                  ;  1570.0 p1      21 t copy
        xor r8, rcx                  ;  1589.5 p0      21 t
        xor r15, r8                  ;  1590.5 p0      21 t
        mov rdi, r14                 ;  1577.0 p1      21 t copy
        xor rdx, r10                 ;  1590.7 p0      21 t
        and rdi, r8                  ;  1591.2 p0      21 t
        xor rbp, rdi                 ;  1592.2 p0      21 t
        mov r14, rbx                 ;  1562.3 p1      21 t copy
        mov rdi, qword [rsp + 2344]  ;  1535.0 p2      21 t
        or rdi, r9                   ;  1592.4 p0      21 t
        xor r10, rdi                 ;  1593.4 p0      21 t
        mov rdi, rsi                 ;  1573.8 p1      21 t copy
        and rdi, r15                 ;  1593.5 p0      21 t
        xor r12, rdi                 ;  1594.5 p0      21 t
        mov rdi, rax                 ;  1576.4 p1      21 t copy
        xor rdi, rcx                 ;  1594.7 p0      21 t
        and r14, rdi                 ;  1595.7 p0      21 t
        xor r10, r14                 ;  1596.7 p0      21 t
        xor rbp, r14                 ;  1596.7 p0      21 t
        mov r14, rdx                 ;  1591.7 p1      21 t copy
        and r14, r12                 ;  1596.9 p0      21 t
        xor r10, r14                 ;  1597.9 p0      21 t
        mov qword [rsp + 3136], r9   ;  1598.1 p0+p3   21 t spill
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, r10                  ;  1599.1 p0      21 t
        xor r10, r12                 ;  1599.7 p0      21 t
        or r14, r10                  ;  1600.7 p0      21 t
        xor rdx, r9                  ;  1600.8 p0      21 t
        xor r14, rdx                 ;  1601.8 p0      21 t
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, rdx                  ;  1601.9 p0      21 t
        xor r12, r9                  ;  1602.9 p0      21 t
        mov r9, r14                  ;  1602.8 p1      21 t copy
        or r9, r12                   ;  1603.9 p0      21 t
        xor r10, r9                  ;  1604.9 p0      21 t
        and r13, r10                 ;  1605.9 p0      21 t
        and rdi, r14                 ;  1604.8 p0      21 t
        and rdx, r12                 ;  1605.4 p0      21 t
        xor rbp, rdx                 ;  1606.4 p0      21 t
        mov rdx, r14                 ;  1602.8 p1      21 t copy
        and rbx, r14                 ;  1606.5 p0      21 t
        mov r9, qword [rsp + 3080]   ;  1555.7 p2      21 t
        and r11, r10                 ;  1607.1 p0      21 t
        xor rdx, r12                 ;  1607.6 p0      21 t
        and r15, rdx                 ;  1608.6 p0      21 t
        and rsi, rdx                 ;  1608.8 p0      21 t
        xor rdx, r10                 ;  1609.4 p0      21 t
        xor r10, rbp                 ;  1609.9 p0      21 t
        xor r14, r10                 ;  1610.9 p0      21 t
        and rcx, r14                 ;  1611.9 p0      21 t
        and rax, r10                 ;  1611.6 p0      21 t
        xor rax, rdi                 ;  1612.6 p0      21 t
        and r8, rdx                  ;  1612.8 p0      21 t
        xor r15, r8                  ;  1613.8 p0      21 t
        xor r8, r13                  ;  1613.9 p0      21 t
        mov r13, qword [rsp + 2800]  ;  1577.1 p2      21 t
        mov qword [rsp + 2800], rbx  ;  1614.5 p0+p3   21 t spill
        mov rbx, qword [rsp + 3096]  ;  1574.4 p2      21 t
        and r13, rbp                 ;  1615.5 p0      21 t
        xor r13, rsi                 ;  1616.5 p0      21 t
        xor r11, r13                 ;  1617.5 p0      21 t
        and rbx, r10                 ;  1617.2 p0      21 t
        mov r10, qword [rsp + 3120]  ;  1578.1 p2      21 t
        xor rax, r15                 ;  1617.8 p0      21 t
        xor rsi, rbx                 ;  1618.4 p0      21 t
        mov rbx, qword [rsp + 2232]  ;  1582.4 p2      21 t
        xor rdi, r8                  ;  1618.9 p0      21 t
        and r9, rbp                  ;  1619.5 p0      21 t
        xor r15, r9                  ;  1620.5 p0      21 t
        xor rbp, r12                 ;  1620.6 p0      21 t
        and r10, rbp                 ;  1621.6 p0      21 t
        and rbx, rbp                 ;  1621.8 p0      21 t
        mov rbp, qword [rsp + 2408]  ;  1585.7 p2      21 t
        and rbp, r14                 ;  1622.3 p0      21 t
        xor rbp, rsi                 ;  1623.3 p0      21 t
        xor rbp, rbx                 ;  1624.3 p0      21 t
        xor r11, rbx                 ;  1624.1 p0      21 t
        mov r14, qword [rsp + 3136]  ;  1598.1 p2      21 t
        and r14, r12                 ;  1624.6 p0      21 t
        mov rbx, qword [rsp + 2344]  ;  1567.5 p2      21 t
        and rbx, r12                 ;  1625.2 p0      21 t
        xor r14, r11                 ;  1625.8 p0      21 t
        xor rbx, rbp                 ;  1626.3 p0      21 t
        xor rbx, r14                 ;  1627.3 p0      21 t
        xor rdi, rcx                 ;  1627.5 p0      21 t
        mov r12, qword [rsp + 3128]  ;  1581.4 p2      21 t
        and r12, rdx                 ;  1628.1 p0      21 t
        xor r10, r8                  ;  1628.6 p0      21 t
        mov r8, qword [rsp + 2936]   ;  1572.3 p2      42 t
        mov rdx, qword [rsp + 2800]  ;  1614.5 p2      21 t
        xor rdx, rsi                 ;  1629.2 p0      21 t
        xor rdx, rbx                 ;  1630.2 p0      21 t
        xor r10, r14                 ;  1630.3 p0      21 t
        xor r15, r14                 ;  1630.9 p0      21 t
        not r8                       ;  1631.5 p0      42 t
        mov rcx, qword [rsp + 3000]  ;  1575.3 p2      42 t
        mov r14, qword [rsp + 2976]  ;  1576.3 p2      42 t
        xor rdi, r15                 ;  1632.0 p0      21 t
        xor r15, r10                 ;  1632.6 p0      21 t
        mov r9, qword [rsp + 2952]   ;  1577.3 p2      42 t
        mov qword [rsp + 2976], rax  ;  1633.1 p0+p3   21 t spill
        not r11                      ;  1634.1 p0      21 t
        not r9                       ;  1634.6 p0      42 t
        mov qword [rsp + 2800], r11  ;  1635.1 p0+p3   21 t spill
        not r14                      ;  1636.1 p0      42 t
        xor r12, rbx                 ;  1636.6 p0      21 t
        xor r15, rdx                 ;  1637.2 p0      21 t
        not rdx                      ;  1637.8 p0      21 t
        mov rbx, qword [rsp + 2944]  ;  1582.1 p2      42 t
        mov rsi, rax                 ;  1618.8 p1      21 t copy
        xor rsi, r15                 ;  1638.3 p0      21 t
        not rsi                      ;  1639.3 p0      21 t
        mov rax, qword [rsp + 2960]  ;  1584.4 p2      42 t
        xor rax, r14                 ;  1639.3 p0      42 t
        xor r8, rax                  ;  1640.3 p0      42 t
        xor rbx, qword [rsp + 2992]  ;  1640.5 p2+p0   42 t
        xor rax, rbx                 ;  1641.5 p0      42 t
        mov qword [rsp + 3128], rdx  ;  1641.6 p0+p3   21 t spill
        not rdi                      ;  1642.6 p0      21 t
        not rcx                      ;  1643.1 p0      42 t
        xor rcx, r8                  ;  1644.1 p0      42 t
        mov qword [rsp + 3000], rsi  ;  1644.2 p0+p3   21 t spill
        mov rsi, qword [rsp + 2944]  ;  1590.3 p2      42 t
        mov qword [rsp + 2344], r12  ;  1645.2 p0+p3   21 t spill
        mov r11, qword [rsp + 2960]  ;  1591.3 p2      42 t
        mov qword [rsp + 3136], r15  ;  1646.2 p0+p3   21 t spill
        mov qword [rsp + 2952], r13  ;  1647.2 p0+p3   21 t spill
        mov r13, r12                 ;  1637.6 p1      21 t copy
        mov r12, r9                  ;  1635.6 p1      42 t copy
        mov qword [rsp + 2408], r10  ;  1648.2 p0+p3   21 t spill
        mov r10, rcx                 ;  1645.1 p1      42 t copy
        mov qword [rsp + 3096], r8   ;  1649.2 p0+p3   42 t spill
        xor r12, r8                  ;  1650.2 p0      42 t
        mov qword [rsp + 2960], rdi  ;  1650.8 p0+p3   21 t spill
        mov rdi, rbx                 ;  1641.5 p1      42 t copy
        xor rdi, rcx                 ;  1651.8 p0      42 t
        xor r10, rax                 ;  1652.3 p0      42 t
        xor rsi, qword [rsp + 2968]  ;  1652.9 p2+p0   42 t
        xor r11, r10                 ;  1653.5 p0      42 t
        not r13                      ;  1654.1 p0      21 t
        mov qword [rsp + 2936], r13  ;  1655.1 p0+p3   21 t spill
        mov r13, qword [rsp + 2992]  ;  1597.7 p2      42 t
        mov qword [rsp + 3120], rcx  ;  1655.6 p0+p3   42 t spill
        mov qword [rsp + 2992], rbp  ;  1656.6 p0+p3   21 t spill
        mov rbp, rsi                 ;  1653.9 p1      42 t copy
        xor r13, r9                  ;  1657.6 p0      42 t
        mov r15, r13                 ;  1658.6 p1      42 t copy
        xor r15, rax                 ;  1659.6 p0      42 t
        mov rdx, rcx                 ;  1645.1 p1      42 t copy
        mov rcx, r8                  ;  1641.3 p1      42 t copy
        or rcx, r10                  ;  1658.7 p0      42 t
        mov qword [rsp + 2232], r10  ;  1659.3 p0+p3   42 t spill
        mov r10, r14                 ;  1637.1 p1      42 t copy
        xor rbp, r8                  ;  1660.3 p0      42 t
        or rdx, rbp                  ;  1661.3 p0      42 t
        xor rcx, rdx                 ;  1662.3 p0      42 t
        or r10, rdi                  ;  1662.0 p0      42 t
        mov r8, rdi                  ;  1652.8 p1      42 t copy
        xor r8, r15                  ;  1662.5 p0      42 t
        mov qword [rsp + 3144], r12  ;  1663.1 p0+p3   42 t spill
        xor r14, rdx                 ;  1664.1 p0      42 t
        mov rdx, qword [rsp + 2968]  ;  1607.6 p2      42 t
        mov qword [rsp + 2968], rdi  ;  1664.7 p0+p3   42 t spill
        mov rdi, rsi                 ;  1653.9 p1      42 t copy
        mov qword [rsp + 3080], r8   ;  1665.7 p0+p3   42 t spill
        xor rdx, rax                 ;  1666.7 p0      42 t
        xor rdx, r10                 ;  1667.7 p0      42 t
        and rdi, rax                 ;  1667.8 p0      42 t
        xor r10, rdi                 ;  1668.8 p0      42 t
        mov rdi, r12                 ;  1651.2 p1      42 t copy
        and rdi, r8                  ;  1669.0 p0      42 t
        xor rdx, rdi                 ;  1670.0 p0      42 t
        mov rdi, rsi                 ;  1653.9 p1      42 t copy
        xor r14, r10                 ;  1670.1 p0      42 t
        mov r8, r12                  ;  1651.2 p1      42 t copy
        xor r8, r11                  ;  1670.7 p0      42 t
        mov r12, r15                 ;  1660.6 p1      42 t copy
        xor rcx, rdx                 ;  1671.3 p0      42 t
        and r12, r8                  ;  1671.8 p0      42 t
        xor r10, r12                 ;  1672.8 p0      42 t
        mov r12, qword [rsp + 2944]  ;  1615.8 p2      42 t
        or r12, r9                   ;  1673.0 p0      42 t
        xor rdx, r12                 ;  1674.0 p0      42 t
        mov r12, r13                 ;  1658.6 p1      42 t copy
        xor rdi, r8                  ;  1674.1 p0      42 t
        and r12, rdi                 ;  1675.1 p0      42 t
        xor r14, r12                 ;  1676.1 p0      42 t
        mov r12, rbp                 ;  1661.3 p1      42 t copy
        mov qword [rsp + 3152], r15  ;  1675.8 p0+p3   42 t spill
        mov r15, rbx                 ;  1641.5 p1      42 t copy
        xor r12, r11                 ;  1676.8 p0      42 t
        and r15, r12                 ;  1677.8 p0      42 t
        xor rdx, r15                 ;  1678.8 p0      42 t
        xor r10, r15                 ;  1678.8 p0      42 t
        mov r15, rcx                 ;  1672.3 p1      42 t copy
        and r15, r14                 ;  1679.1 p0      42 t
        xor rdx, r15                 ;  1680.1 p0      42 t
        mov qword [rsp + 3160], r9   ;  1680.3 p0+p3   42 t spill
        mov r9, r10                  ;  1679.8 p1      42 t copy
        and r9, rdx                  ;  1681.3 p0      42 t
        xor rcx, r9                  ;  1682.3 p0      42 t
        xor rdx, r14                 ;  1682.4 p0      42 t
        or r15, rdx                  ;  1683.4 p0      42 t
        xor r15, rcx                 ;  1684.4 p0      42 t
        mov r9, r10                  ;  1679.8 p1      42 t copy
        and r9, rcx                  ;  1684.1 p0      42 t
        xor r14, r9                  ;  1685.1 p0      42 t
        and rcx, r14                 ;  1686.1 p0      42 t
        xor r10, rcx                 ;  1687.1 p0      42 t
        and r12, r15                 ;  1686.4 p0      42 t
        mov r9, r15                  ;  1685.4 p1      42 t copy
        or r9, r14                   ;  1687.0 p0      42 t
        mov rcx, r15                 ;  1685.4 p1      42 t copy
        xor rcx, r14                 ;  1687.5 p0      42 t
        and rdi, rcx                 ;  1688.5 p0      42 t
        and r13, rcx                 ;  1688.7 p0      42 t
        xor rdx, r9                  ;  1689.2 p0      42 t
        and rax, rdx                 ;  1690.2 p0      42 t
        xor rcx, rdx                 ;  1690.4 p0      42 t
        and rsi, rdx                 ;  1691.0 p0      42 t
        mov r9, qword [rsp + 3096]   ;  1649.2 p2      42 t
        and rbx, r15                 ;  1691.5 p0      42 t
        and r9, r10                  ;  1692.1 p0      42 t
        and r8, rcx                  ;  1692.7 p0      42 t
        xor rdi, r8                  ;  1693.7 p0      42 t
        xor rdx, r10                 ;  1693.8 p0      42 t
        xor r15, rdx                 ;  1694.8 p0      42 t
        and r11, r15                 ;  1695.8 p0      42 t
        and rbp, rdx                 ;  1695.5 p0      42 t
        xor r8, rsi                  ;  1696.1 p0      42 t
        mov rsi, qword [rsp + 2232]  ;  1659.3 p2      42 t
        mov qword [rsp + 2232], rbx  ;  1696.7 p0+p3   42 t spill
        mov rbx, qword [rsp + 3120]  ;  1655.6 p2      42 t
        and rbx, rdx                 ;  1697.7 p0      42 t
        mov rdx, qword [rsp + 3144]  ;  1663.1 p2      42 t
        and rsi, r10                 ;  1698.2 p0      42 t
        xor rbp, r12                 ;  1698.8 p0      42 t
        xor rbp, rdi                 ;  1699.8 p0      42 t
        xor rdi, r9                  ;  1700.0 p0      42 t
        xor rsi, r13                 ;  1700.5 p0      42 t
        xor r10, r14                 ;  1701.1 p0      42 t
        xor r12, r8                  ;  1701.7 p0      42 t
        xor r13, rbx                 ;  1702.2 p0      42 t
        and rdx, r10                 ;  1702.8 p0      42 t
        mov rbx, qword [rsp + 3080]  ;  1665.7 p2      42 t
        xor rdx, r8                  ;  1703.8 p0      42 t
        mov r9, qword [rsp + 2384]   ;  1645.5 p2      41 t
        and rbx, r10                 ;  1703.9 p0      42 t
        mov r10, qword [rsp + 2968]  ;  1664.7 p2      42 t
        and r10, r15                 ;  1704.5 p0      42 t
        mov r15, qword [rsp + 3160]  ;  1680.3 p2      42 t
        xor rax, rsi                 ;  1705.1 p0      42 t
        xor r9, qword [rsp + 2856]   ;  1705.7 p2+p0   41 t
        xor r10, r13                 ;  1706.2 p0      42 t
        xor r10, rbx                 ;  1707.2 p0      42 t
        and r15, r14                 ;  1707.4 p0      42 t
        xor rax, rbx                 ;  1707.9 p0      42 t
        xor r15, rax                 ;  1708.9 p0      42 t
        xor r12, r11                 ;  1709.1 p0      42 t
        xor rdi, r15                 ;  1709.9 p0      42 t
        xor r12, rdi                 ;  1710.9 p0      42 t
        xor r9, qword [rsp + 2488]   ;  1710.8 p2+p0   41 t
        mov rbx, qword [rsp + 2944]  ;  1654.9 p2      42 t
        and rbx, r14                 ;  1711.4 p0      42 t
        xor rbx, r10                 ;  1712.4 p0      42 t
        xor rbx, r15                 ;  1713.4 p0      42 t
        mov r14, qword [rsp + 3152]  ;  1675.8 p2      42 t
        and r14, rcx                 ;  1713.1 p0      42 t
        mov rcx, qword [rsp + 2232]  ;  1696.7 p2      42 t
        xor rcx, r13                 ;  1713.7 p0      42 t
        mov r13, qword [rsp + 3040]  ;  1659.6 p2      41 t
        xor r14, rbx                 ;  1714.4 p0      42 t
        xor r13, r14                 ;  1715.4 p0      41 t
        not r14                      ;  1715.4 p0      42 t
        mov r8, qword [rsp + 2424]   ;  1661.6 p2      41 t
        xor r8, qword [rsp + 2896]   ;  1715.9 p2+p0   41 t
        mov r11, rbp                 ;  1700.8 p1      42 t copy
        xor rdx, r15                 ;  1716.4 p0      42 t
        mov r15, qword [rsp + 3064]  ;  1663.6 p2      41 t
        not rax                      ;  1717.0 p0      42 t
        xor r15, qword [rsp + 2408]  ;  1717.5 p2+p0   41 t
        xor rdi, rdx                 ;  1718.1 p0      42 t
        not r12                      ;  1718.7 p0      42 t
        xor rcx, rbx                 ;  1719.2 p0      42 t
        xor rdi, rcx                 ;  1720.2 p0      42 t
        xor r11, rdi                 ;  1721.2 p0      42 t
        xor r13, rdi                 ;  1721.2 p0      41 t
        mov rbx, qword [rsp + 3064]  ;  1667.7 p2      41 t
        xor rbx, r8                  ;  1721.4 p0      41 t
        mov rdi, qword [rsp + 2424]  ;  1669.0 p2      41 t
        xor rdi, r9                  ;  1722.0 p0      41 t
        xor r9, rbx                  ;  1722.6 p0      41 t
        not rcx                      ;  1723.2 p0      42 t
        not r11                      ;  1723.7 p0      42 t
        xor rcx, qword [rsp + 3088]  ;  1724.2 p2+p0   41 t
        mov qword [rsp + 2424], rbx  ;  1724.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3040]  ;  1672.3 p2      41 t
        xor rbx, r15                 ;  1725.7 p0      41 t
        mov qword [rsp + 3040], rbx  ;  1726.7 p0+p3   41 t spill
        xor r8, rbx                  ;  1727.3 p0      41 t
        mov rbx, qword [rsp + 2384]  ;  1673.8 p2      41 t
        xor rbx, r13                 ;  1727.9 p0      41 t
        mov qword [rsp + 2384], rdi  ;  1728.4 p0+p3   41 t spill
        xor r13, rdi                 ;  1729.4 p0      41 t
        xor r15, rbx                 ;  1730.0 p0      41 t
        mov rdi, qword [rsp + 3024]  ;  1675.6 p2      41 t
        xor rdi, qword [rsp + 3112]  ;  1730.6 p2+p0   41 t
        mov qword [rsp + 3112], rbx  ;  1731.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;  1677.6 p2      41 t
        xor rbx, qword [rsp + 2816]  ;  1732.1 p2+p0   41 t
        mov qword [rsp + 2816], r15  ;  1732.7 p0+p3   41 t spill
        mov r15, qword [rsp + 3056]  ;  1679.8 p2      41 t
        xor r15, qword [rsp + 3136]  ;  1733.7 p2+p0   41 t
        xor r15, qword [rsp + 2344]  ;  1734.7 p2+p0   41 t
        mov qword [rsp + 2344], r8   ;  1734.9 p0+p3   41 t spill
        mov r8, qword [rsp + 3056]   ;  1682.8 p2      41 t
        xor r8, rdi                  ;  1735.9 p0      41 t
        mov qword [rsp + 3056], r9   ;  1736.4 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1683.8 p2      41 t
        xor r9, rbx                  ;  1737.4 p0      41 t
        xor rbx, r8                  ;  1738.0 p0      41 t
        mov qword [rsp + 3024], r8   ;  1738.6 p0+p3   41 t spill
        mov r8, qword [rsp + 3088]   ;  1686.1 p2      41 t
        xor r8, r15                  ;  1739.6 p0      41 t
        xor rdi, r8                  ;  1740.6 p0      41 t
        mov qword [rsp + 3088], r8   ;  1740.7 p0+p3   41 t spill
        mov r8, qword [rsp + 2280]   ;  1688.4 p2      41 t
        xor r8, rcx                  ;  1741.7 p0      41 t
        mov qword [rsp + 2280], r9   ;  1742.3 p0+p3   41 t spill
        xor r15, r8                  ;  1743.3 p0      41 t
        xor r10, rsi                 ;  1743.9 p0      41 t
        xor r10, rbp                 ;  1744.9 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1745.0 p2+p0   41 t
        xor r12, qword [rsp + 2536]  ;  1745.6 p2+p0   41 t
        mov rsi, qword [rsp + 2272]  ;  1692.4 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1746.1 p2+p0   41 t
        mov rbp, qword [rsp + 2272]  ;  1694.4 p2      41 t
        xor rcx, r9                  ;  1746.7 p0      41 t
        mov r9, qword [rsp + 3008]   ;  1695.4 p2      41 t
        xor r9, qword [rsp + 2840]   ;  1747.3 p2+p0   41 t
        mov qword [rsp + 2840], r8   ;  1747.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2208]   ;  1697.4 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1748.9 p2+p0   41 t
        mov qword [rsp + 2512], r15  ;  1749.4 p0+p3   41 t spill
        mov r15, qword [rsp + 2480]  ;  1699.4 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1750.4 p2+p0   41 t
        mov qword [rsp + 3128], rdi  ;  1751.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1701.4 p2      41 t
        xor rdi, r9                  ;  1752.0 p0      41 t
        mov qword [rsp + 2480], rbx  ;  1752.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 3008]  ;  1702.4 p2      41 t
        xor rbx, r8                  ;  1753.6 p0      41 t
        xor r8, rdi                  ;  1754.1 p0      41 t
        mov qword [rsp + 3008], rdi  ;  1754.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2536]  ;  1703.8 p2      41 t
        xor rdi, r15                 ;  1755.7 p0      41 t
        mov qword [rsp + 2536], rdi  ;  1756.7 p0+p3   41 t spill
        xor r9, rdi                  ;  1757.3 p0      41 t
        mov rdi, qword [rsp + 2208]  ;  1705.5 p2      41 t
        xor rdi, r12                 ;  1757.9 p0      41 t
        mov qword [rsp + 2208], rbx  ;  1758.4 p0+p3   41 t spill
        xor r15, rdi                 ;  1759.4 p0      41 t
        mov qword [rsp + 2272], r15  ;  1760.4 p0+p3   41 t spill
        xor r12, rbx                 ;  1761.0 p0      41 t
        mov rbx, qword [rsp + 2824]  ;  1707.5 p2      41 t
        xor rbx, qword [rsp + 3104]  ;  1761.6 p2+p0   41 t
        xor rbx, qword [rsp + 2928]  ;  1762.6 p2+p0   41 t
        xor rbx, qword [rsp + 3072]  ;  1763.6 p2+p0   41 t
        mov qword [rsp + 3072], rdi  ;  1763.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1711.9 p2      41 t
        xor rdi, qword [rsp + 2864]  ;  1764.3 p2+p0   41 t
        mov r15, qword [rsp + 2824]  ;  1713.9 p2      41 t
        xor r15, rdi                 ;  1765.3 p0      41 t
        xor rbp, rbx                 ;  1765.4 p0      41 t
        mov qword [rsp + 2824], rbp  ;  1766.4 p0+p3   41 t spill
        xor rdi, rbp                 ;  1767.0 p0      41 t
        mov rbp, qword [rsp + 2496]  ;  1715.0 p2      41 t
        xor rbp, rsi                 ;  1767.6 p0      41 t
        xor rbx, rbp                 ;  1768.6 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1768.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2712]  ;  1716.4 p2      41 t
        xor rbp, rax                 ;  1769.7 p0      41 t
        xor rax, r15                 ;  1770.3 p0      41 t
        mov qword [rsp + 2712], r15  ;  1770.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2880]  ;  1717.7 p2      41 t
        xor r15, qword [rsp + 2984]  ;  1771.8 p2+p0   41 t
        xor r11, qword [rsp + 2672]  ;  1772.4 p2+p0   41 t
        xor r14, qword [rsp + 2240]  ;  1773.0 p2+p0   41 t
        xor r10, qword [rsp + 2744]  ;  1773.6 p2+p0   41 t
        xor rsi, rbp                 ;  1774.1 p0      41 t
        mov qword [rsp + 2984], rbp  ;  1774.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 3032]  ;  1722.7 p2      41 t
        xor rbp, qword [rsp + 2184]  ;  1775.7 p2+p0   41 t
        xor rbp, qword [rsp + 2872]  ;  1776.7 p2+p0   41 t
        xor rbp, qword [rsp + 3016]  ;  1777.7 p2+p0   41 t
        mov qword [rsp + 3016], rsi  ;  1777.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2688]  ;  1726.7 p2      41 t
        xor rsi, qword [rsp + 2800]  ;  1778.4 p2+p0   41 t
        mov qword [rsp + 2800], rbx  ;  1779.0 p0+p3   41 t spill
        xor rdx, qword [rsp + 2416]  ;  1780.0 p2+p0   41 t
        mov rbx, qword [rsp + 2688]  ;  1729.7 p2      41 t
        xor rbx, r15                 ;  1780.6 p0      41 t
        mov qword [rsp + 2688], r9   ;  1781.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2880]   ;  1730.7 p2      41 t
        xor r9, rbp                  ;  1782.1 p0      41 t
        xor rbp, rbx                 ;  1782.7 p0      41 t
        mov qword [rsp + 2880], rbx  ;  1783.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1731.7 p2      41 t
        xor rbx, rsi                 ;  1784.3 p0      41 t
        xor r15, rbx                 ;  1785.3 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1785.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1732.7 p2      41 t
        xor rbx, r10                 ;  1786.4 p0      41 t
        mov qword [rsp + 3032], r9   ;  1787.0 p0+p3   41 t spill
        xor r10, r9                  ;  1788.0 p0      41 t
        xor rsi, rbx                 ;  1788.6 p0      41 t
        mov r9, qword [rsp + 2832]   ;  1734.1 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1789.1 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1789.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1736.1 p2      41 t
        xor rbx, qword [rsp + 2904]  ;  1790.7 p2+p0   41 t
        mov qword [rsp + 2904], rsi  ;  1791.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2664]  ;  1738.1 p2      41 t
        xor rsi, qword [rsp + 2992]  ;  1792.3 p2+p0   41 t
        xor rsi, qword [rsp + 2952]  ;  1793.3 p2+p0   41 t
        xor rsi, qword [rsp + 2976]  ;  1794.3 p2+p0   41 t
        mov qword [rsp + 2976], r15  ;  1794.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2664]  ;  1742.1 p2      41 t
        mov qword [rsp + 2664], rbp  ;  1795.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2832]  ;  1743.1 p2      41 t
        xor rbp, rbx                 ;  1796.0 p0      41 t
        xor r15, r9                  ;  1796.5 p0      41 t
        xor rbx, r15                 ;  1797.5 p0      41 t
        mov qword [rsp + 2832], r15  ;  1797.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2672]  ;  1746.2 p2      41 t
        xor r15, rsi                 ;  1798.7 p0      41 t
        xor r9, r15                  ;  1799.7 p0      41 t
        mov qword [rsp + 2672], r15  ;  1799.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2696]  ;  1747.5 p2      41 t
        xor r15, r11                 ;  1800.8 p0      41 t
        xor r11, rbp                 ;  1801.4 p0      41 t
        xor rsi, r15                 ;  1802.0 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1802.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2888]  ;  1749.2 p2      41 t
        xor rbp, qword [rsp + 2312]  ;  1803.5 p2+p0   41 t
        mov qword [rsp + 2312], r15  ;  1804.1 p0+p3   41 t spill
        mov r15, qword [rsp + 3048]  ;  1751.2 p2      41 t
        xor r15, qword [rsp + 2320]  ;  1805.1 p2+p0   41 t
        mov qword [rsp + 2320], rsi  ;  1805.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;  1753.2 p2      41 t
        xor rsi, qword [rsp + 3000]  ;  1806.7 p2+p0   41 t
        mov qword [rsp + 3000], r9   ;  1807.3 p0+p3   41 t spill
        mov r9, qword [rsp + 2640]   ;  1755.2 p2      41 t
        xor r9, rbp                  ;  1808.3 p0      41 t
        mov qword [rsp + 2640], rbx  ;  1808.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2888]  ;  1756.2 p2      41 t
        xor rbx, r15                 ;  1809.8 p0      41 t
        xor r15, r9                  ;  1810.4 p0      41 t
        mov qword [rsp + 2888], r9   ;  1811.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2240]   ;  1757.2 p2      41 t
        xor r9, rsi                  ;  1812.0 p0      41 t
        xor rbp, r9                  ;  1813.0 p0      41 t
        mov qword [rsp + 2240], r9   ;  1813.1 p0+p3   41 t spill
        mov r9, qword [rsp + 3048]   ;  1758.6 p2      41 t
        xor r9, r14                  ;  1814.1 p0      41 t
        xor r14, rbx                 ;  1814.7 p0      41 t
        mov qword [rsp + 3048], rbx  ;  1815.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2848]  ;  1760.8 p2      41 t
        xor rsi, r9                  ;  1816.3 p0      41 t
        xor rbx, qword [rsp + 2464]  ;  1816.8 p2+p0   41 t
        xor rbx, qword [rsp + 2920]  ;  1817.8 p2+p0   41 t
        mov qword [rsp + 2920], r9   ;  1818.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2808]   ;  1764.6 p2      41 t
        xor r9, qword [rsp + 2912]   ;  1819.0 p2+p0   41 t
        mov qword [rsp + 2912], rsi  ;  1819.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2256]  ;  1766.6 p2      41 t
        xor rsi, qword [rsp + 2936]  ;  1820.5 p2+p0   41 t
        mov qword [rsp + 2936], rbp  ;  1821.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;  1768.6 p2      41 t
        xor rbp, rbx                 ;  1822.1 p0      41 t
        mov qword [rsp + 2256], r15  ;  1822.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2848]  ;  1769.6 p2      41 t
        xor r15, r9                  ;  1823.7 p0      41 t
        mov qword [rsp + 2848], rbp  ;  1824.3 p0+p3   41 t spill
        xor r9, rbp                  ;  1825.3 p0      41 t
        mov rbp, qword [rsp + 2416]  ;  1770.6 p2      41 t
        xor rbp, rsi                 ;  1825.8 p0      41 t
        mov qword [rsp + 2416], rbp  ;  1826.8 p0+p3   41 t spill
        xor rbx, rbp                 ;  1827.4 p0      41 t
        mov rbp, qword [rsp + 2808]  ;  1771.9 p2      41 t
        xor rbp, rdx                 ;  1828.0 p0      41 t
        xor rdx, r15                 ;  1828.5 p0      41 t
        mov qword [rsp + 2808], r15  ;  1829.1 p0+p3   41 t spill
        mov r15, r13                 ;  1773.8 p1      62 t copy
        xor r15, qword [rsp + 2304]  ;  1830.1 p2+p0   62 t
        mov qword [rsp + 2304], r15  ;  1831.1 p0+p3   62 t spill
        mov r15, rcx                 ;  1775.2 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1831.7 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1832.7 p0+p3   62 t spill
        mov r15, r12                 ;  1776.7 p1      62 t copy
        xor r15, qword [rsp + 2104]  ;  1833.3 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1834.3 p0+p3   62 t spill
        xor rsi, rbp                 ;  1834.8 p0      41 t
        mov r15, rax                 ;  1779.0 p1      62 t copy
        xor r15, qword [rsp + 2128]  ;  1835.4 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1836.4 p0+p3   62 t spill
        mov r15, r10                 ;  1789.0 p1      62 t copy
        xor r15, qword [rsp + 2136]  ;  1837.0 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1838.0 p0+p3   62 t spill
        mov r15, qword [rsp + 3056]  ;  1781.7 p2      62 t
        xor r15, qword [rsp + 2160]  ;  1838.5 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1839.5 p0+p3   62 t spill
        mov r15, r11                 ;  1802.4 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1840.1 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1841.1 p0+p3   62 t spill
        mov r15, qword [rsp + 2480]  ;  1785.3 p2      62 t
        xor r15, qword [rsp + 2200]  ;  1841.7 p2+p0   62 t
        mov qword [rsp + 2200], r15  ;  1842.7 p0+p3   62 t spill
        mov r15, r8                  ;  1787.4 p1      62 t copy
        xor r15, qword [rsp + 2248]  ;  1843.2 p2+p0   62 t
        mov qword [rsp + 2248], r15  ;  1844.2 p0+p3   62 t spill
        mov r15, r14                 ;  1815.7 p1      62 t copy
        xor r15, qword [rsp + 2144]  ;  1844.8 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1845.8 p0+p3   62 t spill
        mov r15, rdi                 ;  1791.2 p1      62 t copy
        xor r15, qword [rsp + 2376]  ;  1846.4 p2+p0   62 t
        mov qword [rsp + 2376], r15  ;  1847.4 p0+p3   62 t spill
        xor r8, qword [rsp + 1848]   ;  1848.0 p2+p0   62 t
        mov r15, qword [rsp + 2664]  ;  1795.0 p2      62 t
        xor r15, qword [rsp + 1672]  ;  1848.5 p2+p0   62 t
        mov qword [rsp + 1672], r15  ;  1849.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2640]  ;  1808.8 p2      62 t
        xor r15, qword [rsp + 1680]  ;  1850.1 p2+p0   62 t
        mov qword [rsp + 1680], r15  ;  1851.1 p0+p3   62 t spill
        mov r15, rdx                 ;  1829.5 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1851.7 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1852.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2256]  ;  1822.7 p2      62 t
        xor r15, qword [rsp + 1688]  ;  1853.2 p2+p0   62 t
        mov qword [rsp + 1688], r15  ;  1854.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2344]  ;  1801.0 p2      62 t
        xor r15, qword [rsp + 1704]  ;  1854.8 p2+p0   62 t
        mov qword [rsp + 1704], r15  ;  1855.8 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1803.0 p2      62 t
        xor r15, qword [rsp + 1712]  ;  1856.4 p2+p0   62 t
        mov qword [rsp + 1712], r15  ;  1857.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2688]  ;  1805.0 p2      62 t
        xor r15, qword [rsp + 1720]  ;  1858.0 p2+p0   62 t
        mov qword [rsp + 1720], r15  ;  1859.0 p0+p3   62 t spill
        mov r15, r9                  ;  1826.3 p1      62 t copy
        xor rcx, qword [rsp + 2032]  ;  1859.5 p2+p0   62 t
        xor r15, qword [rsp + 1696]  ;  1860.1 p2+p0   62 t
        mov qword [rsp + 1696], r15  ;  1861.1 p0+p3   62 t spill
        mov r15, qword [rsp + 2800]  ;  1809.0 p2      62 t
        xor r15, qword [rsp + 1728]  ;  1861.7 p2+p0   62 t
        mov qword [rsp + 1728], r15  ;  1862.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2976]  ;  1811.0 p2      62 t
        xor rax, qword [rsp + 2048]  ;  1863.2 p2+p0   62 t
        xor r15, qword [rsp + 1736]  ;  1863.8 p2+p0   62 t
        xor r8, qword [rsp + 2536]   ;  1864.4 p2+p0   62 t
        mov qword [rsp + 1848], r8   ;  1865.4 p0+p3   62 t spill
        mov r8, rbx                  ;  1828.4 p1      62 t copy
        mov qword [rsp + 1736], r15  ;  1866.0 p0+p3   62 t spill
        mov r15, qword [rsp + 3000]  ;  1816.0 p2      62 t
        xor r15, qword [rsp + 1744]  ;  1867.0 p2+p0   62 t
        mov qword [rsp + 1744], r15  ;  1868.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2936]  ;  1821.1 p2      62 t
        xor r10, qword [rsp + 2056]  ;  1868.5 p2+p0   62 t
        xor rdi, qword [rsp + 1856]  ;  1869.1 p2+p0   62 t
        xor rdi, qword [rsp + 2496]  ;  1870.1 p2+p0   62 t
        mov qword [rsp + 1856], rdi  ;  1871.1 p0+p3   62 t spill
        xor r8, qword [rsp + 1760]   ;  1871.2 p2+p0   62 t
        xor r12, qword [rsp + 2040]  ;  1871.8 p2+p0   62 t
        xor r12, qword [rsp + 3008]  ;  1872.8 p2+p0   62 t
        xor rax, qword [rsp + 2824]  ;  1873.0 p2+p0   62 t
        mov qword [rsp + 2040], r12  ;  1873.8 p0+p3   62 t spill
        xor r9, qword [rsp + 1888]   ;  1874.5 p2+p0   62 t
        xor r15, qword [rsp + 1752]  ;  1875.1 p2+p0   62 t
        mov qword [rsp + 2048], rax  ;  1875.7 p0+p3   62 t spill
        mov rax, qword [rsp + 2384]  ;  1828.4 p2      62 t
        mov rdi, qword [rsp + 2816]  ;  1829.4 p2      62 t
        xor rdi, qword [rsp + 1768]  ;  1876.7 p2+p0   62 t
        mov qword [rsp + 1768], rdi  ;  1877.7 p0+p3   62 t spill
        mov rdi, qword [rsp + 2512]  ;  1831.4 p2      62 t
        xor rdi, qword [rsp + 1776]  ;  1878.2 p2+p0   62 t
        xor r9, qword [rsp + 2416]   ;  1878.8 p2+p0   62 t
        mov qword [rsp + 1888], r9   ;  1879.8 p0+p3   62 t spill
        mov r9, qword [rsp + 2904]   ;  1834.4 p2      62 t
        mov qword [rsp + 1776], rdi  ;  1880.4 p0+p3   62 t spill
        xor r9, qword [rsp + 1800]   ;  1881.4 p2+p0   62 t
        mov qword [rsp + 1800], r9   ;  1882.4 p0+p3   62 t spill
        mov r9, qword [rsp + 2320]   ;  1836.4 p2      62 t
        xor r9, qword [rsp + 1808]   ;  1882.9 p2+p0   62 t
        mov qword [rsp + 1808], r9   ;  1883.9 p0+p3   62 t spill
        mov r9, qword [rsp + 2912]   ;  1838.4 p2      62 t
        xor r9, qword [rsp + 1816]   ;  1884.5 p2+p0   62 t
        mov qword [rsp + 1816], r9   ;  1885.5 p0+p3   62 t spill
        mov r9, rsi                  ;  1838.3 p1      62 t copy
        xor r11, qword [rsp + 2064]  ;  1886.1 p2+p0   62 t
        xor r11, qword [rsp + 2832]  ;  1887.1 p2+p0   62 t
        mov qword [rsp + 2064], r11  ;  1888.1 p0+p3   62 t spill
        mov r11, qword [rsp + 2208]  ;  1842.4 p2      62 t
        xor r11, qword [rsp + 1976]  ;  1888.2 p2+p0   62 t
        xor r11, qword [rsp + 2272]  ;  1889.2 p2+p0   62 t
        xor r10, qword [rsp + 2880]  ;  1889.4 p2+p0   62 t
        xor rcx, qword [rsp + 3024]  ;  1889.9 p2+p0   62 t
        xor rax, qword [rsp + 1960]  ;  1890.5 p2+p0   62 t
        mov rdi, qword [rsp + 2272]  ;  1848.4 p2      62 t
        xor rdi, qword [rsp + 1784]  ;  1891.1 p2+p0   62 t
        mov qword [rsp + 1784], rdi  ;  1892.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 3016]  ;  1850.4 p2      62 t
        xor rdi, qword [rsp + 1792]  ;  1892.7 p2+p0   62 t
        xor rax, qword [rsp + 2816]  ;  1893.2 p2+p0   62 t
        mov r12, qword [rsp + 2696]  ;  1853.4 p2      62 t
        xor rbp, rbx                 ;  1893.8 p0      62 t
        xor rbp, qword [rsp + 1952]  ;  1894.8 p2+p0   62 t
        mov qword [rsp + 1952], rbp  ;  1895.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2672]  ;  1855.4 p2      62 t
        xor rbp, qword [rsp + 1872]  ;  1895.9 p2+p0   62 t
        xor r9, qword [rsp + 1824]   ;  1896.5 p2+p0   62 t
        mov qword [rsp + 1824], r9   ;  1897.5 p0+p3   62 t spill
        mov rbx, qword [rsp + 2744]  ;  1858.4 p2      62 t
        xor rbx, qword [rsp + 1864]  ;  1898.1 p2+p0   62 t
        xor rbx, qword [rsp + 2664]  ;  1899.1 p2+p0   62 t
        xor rbp, qword [rsp + 2640]  ;  1899.2 p2+p0   62 t
        xor r14, qword [rsp + 2072]  ;  1899.8 p2+p0   62 t
        xor r14, qword [rsp + 2888]  ;  1900.8 p2+p0   62 t
        mov qword [rsp + 2032], rcx  ;  1900.9 p0+p3   62 t spill
        mov rcx, qword [rsp + 2920]  ;  1864.4 p2      62 t
        mov qword [rsp + 2056], r10  ;  1901.9 p0+p3   62 t spill
        mov r10, qword [rsp + 2280]  ;  1865.4 p2      62 t
        xor r10, qword [rsp + 1968]  ;  1902.9 p2+p0   62 t
        xor r10, qword [rsp + 2512]  ;  1903.9 p2+p0   62 t
        xor rcx, qword [rsp + 1944]  ;  1904.1 p2+p0   62 t
        mov r9, qword [rsp + 3040]   ;  1869.4 p2      62 t
        xor r9, qword [rsp + 1832]   ;  1904.7 p2+p0   62 t
        xor r9, qword [rsp + 3056]   ;  1905.7 p2+p0   62 t
        mov qword [rsp + 1872], rbp  ;  1905.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2240]  ;  1872.4 p2      62 t
        mov qword [rsp + 2072], r14  ;  1906.8 p0+p3   62 t spill
        xor r12, qword [rsp + 2000]  ;  1907.8 p2+p0   62 t
        xor r12, qword [rsp + 2320]  ;  1908.8 p2+p0   62 t
        mov qword [rsp + 2000], r12  ;  1909.8 p0+p3   62 t spill
        xor rcx, qword [rsp + 2936]  ;  1909.9 p2+p0   62 t
        xor rbp, qword [rsp + 1880]  ;  1910.5 p2+p0   62 t
        xor rbp, qword [rsp + 2256]  ;  1911.5 p2+p0   62 t
        mov r12, qword [rsp + 3048]  ;  1878.4 p2      62 t
        mov qword [rsp + 1832], r9   ;  1911.6 p0+p3   62 t spill
        mov r9, qword [rsp + 3088]   ;  1879.4 p2      62 t
        mov qword [rsp + 1880], rbp  ;  1912.6 p0+p3   62 t spill
        mov qword [rsp + 1792], rdi  ;  1913.6 p0+p3   60 rounds
        mov r14, qword [rsp + 2712]  ;  1880.4 p2      62 t
        mov qword [rsp + 1864], rbx  ;  1914.6 p0+p3   60 rounds
        xor r14, qword [rsp + 1984]  ;  1915.6 p2+p0   62 t
        mov rbp, qword [rsp + 3112]  ;  1882.4 p2      62 t
        xor rbp, qword [rsp + 1896]  ;  1916.2 p2+p0   62 t
        xor rbp, qword [rsp + 2344]  ;  1917.2 p2+p0   62 t
        mov qword [rsp + 1896], rbp  ;  1918.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2840]  ;  1885.4 p2      62 t
        xor rbp, qword [rsp + 1904]  ;  1918.4 p2+p0   62 t
        xor r12, qword [rsp + 2008]  ;  1918.9 p2+p0   62 t
        xor rbp, qword [rsp + 3128]  ;  1919.5 p2+p0   62 t
        mov qword [rsp + 1904], rbp  ;  1920.5 p0+p3   62 t spill
        mov rbp, qword [rsp + 3072]  ;  1889.4 p2      62 t
        xor rbp, qword [rsp + 1912]  ;  1921.1 p2+p0   62 t
        xor r14, qword [rsp + 3016]  ;  1921.6 p2+p0   62 t
        xor r12, qword [rsp + 2912]  ;  1922.2 p2+p0   62 t
        mov qword [rsp + 2008], r12  ;  1923.2 p0+p3   62 t spill
        mov qword [rsp + 1944], rcx  ;  1923.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2128]  ;  1893.4 p2      62 t reload
        mov rcx, qword [rsp + 2376]  ;  1894.4 p2      62 t reload
        mov qword [rsp + 1752], r15  ;  1924.8 p0+p3   60 rounds
        mov r15, qword [rsp + 2144]  ;  1895.4 p2      62 t reload
        mov qword [rsp + 1976], r11  ;  1925.8 p0+p3   60 rounds
        mov qword [rsp + 1968], r10  ;  1926.8 p0+p3   60 rounds
        mov r10, qword [rsp + 2112]  ;  1896.4 p2      62 t reload
        xor r9, qword [rsp + 1840]   ;  1927.8 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1928.8 p2+p0   62 t
        mov qword [rsp + 1840], r9   ;  1929.8 p0+p3   60 rounds
        mov qword [rsp + 1760], r8   ;  1929.9 p0+p3   60 rounds
        xor rdx, qword [rsp + 2080]  ;  1930.9 p2+p0   62 t
        xor rdx, qword [rsp + 2848]  ;  1931.9 p2+p0   62 t
        mov qword [rsp + 2080], rdx  ;  1932.9 p0+p3   62 t spill
        mov rdx, qword [rsp + 3032]  ;  1901.4 p2      62 t
        xor rdx, qword [rsp + 1992]  ;  1933.1 p2+p0   62 t
        mov rdi, qword [rsp + 2160]  ;  1903.4 p2      62 t reload
        xor rbp, qword [rsp + 2688]  ;  1933.6 p2+p0   62 t
        mov qword [rsp + 1960], rax  ;  1934.2 p0+p3   60 rounds
        mov rax, qword [rsp + 2248]  ;  1905.4 p2      62 t reload
        mov qword [rsp + 1984], r14  ;  1935.2 p0+p3   60 rounds
        mov r14, qword [rsp + 2120]  ;  1906.4 p2      62 t reload
        mov qword [rsp + 1912], rbp  ;  1936.2 p0+p3   62 t spill
        xor rdx, qword [rsp + 2904]  ;  1937.2 p2+p0   62 t
        mov qword [rsp + 1992], rdx  ;  1938.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2104]  ;  1908.4 p2      62 t reload
        mov rbp, qword [rsp + 2984]  ;  1909.4 p2      62 t
        xor rsi, qword [rsp + 2016]  ;  1938.8 p2+p0   62 t
        xor rsi, qword [rsp + 2808]  ;  1939.8 p2+p0   62 t
        mov qword [rsp + 2016], rsi  ;  1940.8 p0+p3   62 t spill
        xor rbp, qword [rsp + 1920]  ;  1940.9 p2+p0   62 t
        xor rbp, qword [rsp + 2800]  ;  1941.9 p2+p0   62 t
        mov rsi, qword [rsp + 2472]  ;  1914.4 p2      62 t
        xor rsi, qword [rsp + 1928]  ;  1942.1 p2+p0   62 t
        xor rsi, qword [rsp + 2976]  ;  1943.1 p2+p0   62 t
        mov qword [rsp + 1928], rsi  ;  1944.1 p0+p3   60 rounds
        mov rsi, qword [rsp + 2152]  ;  1917.4 p2      62 t reload
        xor r13, qword [rsp + 2024]  ;  1944.2 p2+p0   62 t
        mov r9, qword [rsp + 2304]   ;  1919.4 p2      62 t reload
        mov qword [rsp + 1920], rbp  ;  1944.8 p0+p3   60 rounds
        mov rbp, qword [rsp + 2200]  ;  1920.4 p2      62 t reload
        xor r13, qword [rsp + 2424]  ;  1945.8 p2+p0   62 t
        mov qword [rsp + 2024], r13  ;  1946.8 p0+p3   62 t spill
        mov r13, qword [rsp + 2312]  ;  1922.4 p2      62 t
        xor r13, qword [rsp + 1936]  ;  1947.4 p2+p0   62 t
        mov r8, qword [rsp + 2584]   ;  1924.4 p2      60 rounds
        xor r13, qword [rsp + 3000]  ;  1948.4 p2+p0   62 t
        mov qword [rsp + 1936], r13  ;  1949.4 p0+p3   60 rounds
        mov r13, qword [rsp + 2136]  ;  1926.4 p2      62 t reload
        add r8, 0x400                ;  1928.4 p1      60 rounds
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
        mov r8, qword [rsp + 24]     ;     0.0 p2      71 d.0 reload
        mov r9, qword [r8 + 4600]    ;     4.0 p2      47 y
        mov r10, qword [rsp + 2080]  ;     2.0 p2      47 y reload
        and r9, r10                  ;     8.0 p0      47 y
        xor r9, qword [rsp + 1576]   ;     9.0 p2+p0   47 y
        mov qword [rsp + 32], r9     ;    10.0 p0+p3   69 groups
        or r9, qword [r8 + 4096]     ;    10.0 p2+p0   48 y
        mov r11, qword [rsp + 1832]  ;     5.0 p2      47 y reload
        xor r9, r11                  ;    11.0 p0      48 y
        mov qword [rsp + 288], r9    ;    12.0 p0+p3   69 groups
        and r11, qword [r8 + 4352]   ;     9.0 p2+p0   47 y
        xor r11, qword [rsp + 1584]  ;    10.0 p2+p0   47 y
        mov qword [rsp + 40], r11    ;    11.0 p0+p3   69 groups
        or r11, qword [r8 + 4104]    ;    11.0 p2+p0   48 y
        mov r9, qword [rsp + 1840]   ;     9.0 p2      47 y reload
        xor r11, r9                  ;    13.0 p0      48 y
        mov qword [rsp + 296], r11   ;    14.0 p0+p3   69 groups
        and r9, qword [r8 + 4360]    ;    13.0 p2+p0   47 y
        xor r9, qword [rsp + 1592]   ;    14.0 p2+p0   47 y
        mov qword [rsp + 48], r9     ;    15.0 p0+p3   69 groups
        or r9, qword [r8 + 4112]     ;    15.0 p2+p0   48 y
        mov r11, qword [rsp + 1848]  ;    13.0 p2      47 y reload
        xor r9, r11                  ;    17.0 p0      48 y
        mov qword [rsp + 304], r9    ;    18.0 p0+p3   69 groups
        and r11, qword [r8 + 4368]   ;    17.0 p2+p0   47 y
        xor r11, qword [rsp + 1600]  ;    18.0 p2+p0   47 y
        mov qword [rsp + 56], r11    ;    19.0 p0+p3   69 groups
        or r11, qword [r8 + 4120]    ;    19.0 p2+p0   48 y
        mov r9, qword [rsp + 1856]   ;    17.0 p2      47 y reload
        xor r11, r9                  ;    21.0 p0      48 y
        mov qword [rsp + 312], r11   ;    22.0 p0+p3   69 groups
        and r9, qword [r8 + 4376]    ;    21.0 p2+p0   47 y
        xor r9, qword [rsp + 1608]   ;    22.0 p2+p0   47 y
        mov qword [rsp + 64], r9     ;    23.0 p0+p3   69 groups
        or r9, qword [r8 + 4128]     ;    23.0 p2+p0   48 y
        mov r11, qword [rsp + 1864]  ;    21.0 p2      47 y reload
        xor r9, r11                  ;    25.0 p0      48 y
        mov qword [rsp + 320], r9    ;    26.0 p0+p3   69 groups
        and r11, qword [r8 + 4384]   ;    25.0 p2+p0   47 y
        xor r11, qword [rsp + 1616]  ;    26.0 p2+p0   47 y
        mov qword [rsp + 72], r11    ;    27.0 p0+p3   69 groups
        or r11, qword [r8 + 4136]    ;    27.0 p2+p0   48 y
        mov r9, qword [rsp + 1872]   ;    25.0 p2      47 y reload
        xor r11, r9                  ;    29.0 p0      48 y
        mov qword [rsp + 328], r11   ;    30.0 p0+p3   69 groups
        and r9, qword [r8 + 4392]    ;    29.0 p2+p0   47 y
        xor r9, qword [rsp + 1624]   ;    30.0 p2+p0   47 y
        mov qword [rsp + 80], r9     ;    31.0 p0+p3   69 groups
        or r9, qword [r8 + 4144]     ;    31.0 p2+p0   48 y
        mov r11, qword [rsp + 1880]  ;    29.0 p2      47 y reload
        xor r9, r11                  ;    33.0 p0      48 y
        mov qword [rsp + 336], r9    ;    34.0 p0+p3   69 groups
        and r11, qword [r8 + 4400]   ;    33.0 p2+p0   47 y
        xor r11, qword [rsp + 1632]  ;    34.0 p2+p0   47 y
        mov qword [rsp + 88], r11    ;    35.0 p0+p3   69 groups
        or r11, qword [r8 + 4152]    ;    35.0 p2+p0   48 y
        mov r9, qword [rsp + 1888]   ;    33.0 p2      47 y reload
        xor r11, r9                  ;    37.0 p0      48 y
        mov qword [rsp + 344], r11   ;    38.0 p0+p3   69 groups
        and r9, qword [r8 + 4408]    ;    37.0 p2+p0   47 y
        xor r9, qword [rsp + 1640]   ;    38.0 p2+p0   47 y
        mov qword [rsp + 96], r9     ;    39.0 p0+p3   69 groups
        or r9, qword [r8 + 4160]     ;    39.0 p2+p0   48 y
        mov r11, qword [rsp + 1896]  ;    37.0 p2      47 y reload
        xor r9, r11                  ;    41.0 p0      48 y
        mov qword [rsp + 352], r9    ;    42.0 p0+p3   69 groups
        and r11, qword [r8 + 4416]   ;    41.0 p2+p0   47 y
        xor r11, qword [rsp + 1648]  ;    42.0 p2+p0   47 y
        mov qword [rsp + 104], r11   ;    43.0 p0+p3   69 groups
        or r11, qword [r8 + 4168]    ;    43.0 p2+p0   48 y
        mov r9, qword [rsp + 1904]   ;    41.0 p2      47 y reload
        xor r11, r9                  ;    45.0 p0      48 y
        mov qword [rsp + 360], r11   ;    46.0 p0+p3   69 groups
        and r9, qword [r8 + 4424]    ;    45.0 p2+p0   47 y
        xor r9, qword [rsp + 1656]   ;    46.0 p2+p0   47 y
        mov qword [rsp + 112], r9    ;    47.0 p0+p3   69 groups
        or r9, qword [r8 + 4176]     ;    47.0 p2+p0   48 y
        mov r11, qword [rsp + 1912]  ;    45.0 p2      47 y reload
        xor r9, r11                  ;    49.0 p0      48 y
        mov qword [rsp + 368], r9    ;    50.0 p0+p3   69 groups
        and r11, qword [r8 + 4432]   ;    49.0 p2+p0   47 y
        xor r11, qword [rsp + 1664]  ;    50.0 p2+p0   47 y
        mov qword [rsp + 120], r11   ;    51.0 p0+p3   69 groups
        or r11, qword [r8 + 4184]    ;    51.0 p2+p0   48 y
        mov r9, qword [rsp + 1920]   ;    49.0 p2      47 y reload
        xor r11, r9                  ;    53.0 p0      48 y
        mov qword [rsp + 376], r11   ;    54.0 p0+p3   69 groups
        and r9, qword [r8 + 4440]    ;    53.0 p2+p0   47 y
        xor r9, qword [rsp + 1672]   ;    54.0 p2+p0   47 y
        mov qword [rsp + 128], r9    ;    55.0 p0+p3   69 groups
        or r9, qword [r8 + 4192]     ;    55.0 p2+p0   48 y
        mov r11, qword [rsp + 1928]  ;    53.0 p2      47 y reload
        xor r9, r11                  ;    57.0 p0      48 y
        mov qword [rsp + 384], r9    ;    58.0 p0+p3   69 groups
        and r11, qword [r8 + 4448]   ;    57.0 p2+p0   47 y
        xor r11, qword [rsp + 1680]  ;    58.0 p2+p0   47 y
        mov qword [rsp + 136], r11   ;    59.0 p0+p3   69 groups
        or r11, qword [r8 + 4200]    ;    59.0 p2+p0   48 y
        mov r9, qword [rsp + 1936]   ;    57.0 p2      47 y reload
        xor r11, r9                  ;    61.0 p0      48 y
        mov qword [rsp + 392], r11   ;    62.0 p0+p3   69 groups
        and r9, qword [r8 + 4456]    ;    61.0 p2+p0   47 y
        xor r9, qword [rsp + 1688]   ;    62.0 p2+p0   47 y
        mov qword [rsp + 144], r9    ;    63.0 p0+p3   69 groups
        or r9, qword [r8 + 4208]     ;    63.1 p2+p0   48 y
        mov r11, qword [rsp + 1944]  ;    61.0 p2      47 y reload
        xor r9, r11                  ;    65.0 p0      48 y
        mov qword [rsp + 400], r9    ;    66.0 p0+p3   69 groups
        and r11, qword [r8 + 4464]   ;    65.3 p2+p0   47 y
        xor r11, qword [rsp + 1696]  ;    66.3 p2+p0   47 y
        mov qword [rsp + 152], r11   ;    67.3 p0+p3   69 groups
        or r11, qword [r8 + 4216]    ;    67.4 p2+p0   48 y
        mov r9, qword [rsp + 1952]   ;    65.0 p2      47 y reload
        xor r11, r9                  ;    69.0 p0      48 y
        mov qword [rsp + 408], r11   ;    70.0 p0+p3   69 groups
        and r9, qword [r8 + 4472]    ;    69.5 p2+p0   47 y
        xor r9, qword [rsp + 1704]   ;    70.5 p2+p0   47 y
        mov qword [rsp + 160], r9    ;    71.5 p0+p3   69 groups
        or r9, qword [r8 + 4224]     ;    71.7 p2+p0   48 y
        mov r11, qword [rsp + 1960]  ;    69.0 p2      47 y reload
        xor r9, r11                  ;    73.0 p0      48 y
        mov qword [rsp + 416], r9    ;    74.0 p0+p3   69 groups
        and r11, qword [r8 + 4480]   ;    73.8 p2+p0   47 y
        xor r11, qword [rsp + 1712]  ;    74.8 p2+p0   47 y
        mov qword [rsp + 168], r11   ;    75.8 p0+p3   69 groups
        or r11, qword [r8 + 4232]    ;    76.0 p2+p0   48 y
        mov r9, qword [rsp + 1968]   ;    73.0 p2      47 y reload
        xor r11, r9                  ;    77.0 p0      48 y
        mov qword [rsp + 424], r11   ;    78.0 p0+p3   69 groups
        and r9, qword [r8 + 4488]    ;    78.1 p2+p0   47 y
        xor r9, qword [rsp + 1720]   ;    79.1 p2+p0   47 y
        mov qword [rsp + 176], r9    ;    80.1 p0+p3   69 groups
        or r9, qword [r8 + 4240]     ;    80.3 p2+p0   48 y
        mov r11, qword [rsp + 1976]  ;    77.0 p2      47 y reload
        xor r9, r11                  ;    81.3 p0      48 y
        mov qword [rsp + 432], r9    ;    82.3 p0+p3   69 groups
        and r11, qword [r8 + 4496]   ;    82.4 p2+p0   47 y
        xor r11, qword [rsp + 1728]  ;    83.4 p2+p0   47 y
        mov qword [rsp + 184], r11   ;    84.4 p0+p3   69 groups
        or r11, qword [r8 + 4248]    ;    84.5 p2+p0   48 y
        mov r9, qword [rsp + 1984]   ;    81.0 p2      47 y reload
        xor r11, r9                  ;    85.5 p0      48 y
        mov qword [rsp + 440], r11   ;    86.5 p0+p3   69 groups
        and r9, qword [r8 + 4504]    ;    86.7 p2+p0   47 y
        xor r9, qword [rsp + 1736]   ;    87.7 p2+p0   47 y
        mov qword [rsp + 192], r9    ;    88.7 p0+p3   69 groups
        or r9, qword [r8 + 4256]     ;    88.8 p2+p0   48 y
        mov r11, qword [rsp + 1992]  ;    85.0 p2      47 y reload
        xor r9, r11                  ;    89.8 p0      48 y
        mov qword [rsp + 448], r9    ;    90.8 p0+p3   69 groups
        and r11, qword [r8 + 4512]   ;    91.0 p2+p0   47 y
        xor r11, qword [rsp + 1744]  ;    92.0 p2+p0   47 y
        mov qword [rsp + 200], r11   ;    93.0 p0+p3   69 groups
        or r11, qword [r8 + 4264]    ;    93.1 p2+p0   48 y
        mov r9, qword [rsp + 2000]   ;    89.0 p2      47 y reload
        xor r11, r9                  ;    94.1 p0      48 y
        mov qword [rsp + 456], r11   ;    95.1 p0+p3   69 groups
        and r9, qword [r8 + 4520]    ;    95.2 p2+p0   47 y
        xor r9, qword [rsp + 1752]   ;    96.2 p2+p0   47 y
        mov qword [rsp + 208], r9    ;    97.2 p0+p3   69 groups
        or r9, qword [r8 + 4272]     ;    97.4 p2+p0   48 y
        mov r11, qword [rsp + 2008]  ;    93.0 p2      47 y reload
        xor r9, r11                  ;    98.4 p0      48 y
        mov qword [rsp + 464], r9    ;    99.4 p0+p3   69 groups
        and r11, qword [r8 + 4528]   ;    99.5 p2+p0   47 y
        xor r11, qword [rsp + 1760]  ;   100.5 p2+p0   47 y
        mov qword [rsp + 216], r11   ;   101.5 p0+p3   69 groups
        or r11, qword [r8 + 4280]    ;   101.7 p2+p0   48 y
        mov r9, qword [rsp + 2016]   ;    97.0 p2      47 y reload
        xor r11, r9                  ;   102.7 p0      48 y
        mov qword [rsp + 472], r11   ;   103.7 p0+p3   69 groups
        and r9, qword [r8 + 4536]    ;   103.8 p2+p0   47 y
        xor r9, qword [rsp + 1768]   ;   104.8 p2+p0   47 y
        mov qword [rsp + 224], r9    ;   105.8 p0+p3   69 groups
        or r9, qword [r8 + 4288]     ;   106.0 p2+p0   48 y
        mov r11, qword [rsp + 2024]  ;   101.0 p2      47 y reload
        xor r9, r11                  ;   107.0 p0      48 y
        mov qword [rsp + 480], r9    ;   108.0 p0+p3   69 groups
        and r11, qword [r8 + 4544]   ;   108.1 p2+p0   47 y
        xor r11, qword [rsp + 1776]  ;   109.1 p2+p0   47 y
        mov qword [rsp + 232], r11   ;   110.1 p0+p3   69 groups
        or r11, qword [r8 + 4296]    ;   110.2 p2+p0   48 y
        mov r9, qword [rsp + 2032]   ;   105.0 p2      47 y reload
        xor r11, r9                  ;   111.2 p0      48 y
        mov qword [rsp + 488], r11   ;   112.2 p0+p3   69 groups
        and r9, qword [r8 + 4552]    ;   112.4 p2+p0   47 y
        xor r9, qword [rsp + 1784]   ;   113.4 p2+p0   47 y
        mov qword [rsp + 240], r9    ;   114.4 p0+p3   69 groups
        or r9, qword [r8 + 4304]     ;   114.5 p2+p0   48 y
        mov r11, qword [rsp + 2040]  ;   109.0 p2      47 y reload
        xor r9, r11                  ;   115.5 p0      48 y
        mov qword [rsp + 496], r9    ;   116.5 p0+p3   69 groups
        and r11, qword [r8 + 4560]   ;   116.7 p2+p0   47 y
        xor r11, qword [rsp + 1792]  ;   117.7 p2+p0   47 y
        mov qword [rsp + 248], r11   ;   118.7 p0+p3   69 groups
        or r11, qword [r8 + 4312]    ;   118.8 p2+p0   48 y
        mov r9, qword [rsp + 2048]   ;   113.0 p2      47 y reload
        xor r11, r9                  ;   119.8 p0      48 y
        mov qword [rsp + 504], r11   ;   120.8 p0+p3   69 groups
        and r9, qword [r8 + 4568]    ;   121.0 p2+p0   47 y
        xor r9, qword [rsp + 1800]   ;   122.0 p2+p0   47 y
        mov qword [rsp + 256], r9    ;   123.0 p0+p3   69 groups
        or r9, qword [r8 + 4320]     ;   123.1 p2+p0   48 y
        mov r11, qword [rsp + 2056]  ;   117.0 p2      47 y reload
        xor r9, r11                  ;   124.1 p0      48 y
        mov qword [rsp + 512], r9    ;   125.1 p0+p3   69 groups
        and r11, qword [r8 + 4576]   ;   125.2 p2+p0   47 y
        xor r11, qword [rsp + 1808]  ;   126.2 p2+p0   47 y
        mov qword [rsp + 264], r11   ;   127.2 p0+p3   69 groups
        or r11, qword [r8 + 4328]    ;   127.4 p2+p0   48 y
        mov r9, qword [rsp + 2064]   ;   121.0 p2      47 y reload
        xor r11, r9                  ;   128.4 p0      48 y
        mov qword [rsp + 520], r11   ;   129.4 p0+p3   69 groups
        and r9, qword [r8 + 4584]    ;   129.5 p2+p0   47 y
        xor r9, qword [rsp + 1816]   ;   130.5 p2+p0   47 y
        mov qword [rsp + 272], r9    ;   131.5 p0+p3   69 groups
        or r9, qword [r8 + 4336]     ;   131.7 p2+p0   48 y
        mov r11, qword [rsp + 2072]  ;   125.0 p2      47 y reload
        xor r9, r11                  ;   132.7 p0      48 y
        mov qword [rsp + 528], r9    ;   133.7 p0+p3   69 groups
        and r11, qword [r8 + 4592]   ;   133.8 p2+p0   47 y
        xor r11, qword [rsp + 1824]  ;   134.8 p2+p0   47 y
        mov qword [rsp + 280], r11   ;   135.8 p0+p3   69 groups
        or r11, qword [r8 + 4344]    ;   135.9 p2+p0   48 y
        xor r10, r11                 ;   136.9 p0      48 y
        mov qword [rsp + 536], r10   ;   137.9 p0+p3   69 groups
        mov r9, qword [r8 + 4856]    ;   129.0 p2      51 x
        mov r10, qword [rsp + 1312]  ;   130.0 p2      51 x reload
        or r9, r10                   ;   138.1 p0      51 x
        xor r9, qword [rsp + 1568]   ;   139.1 p2+p0   51 x
        mov qword [rsp + 1048], r9   ;   140.1 p0+p3   69 groups
        and r9, qword [r8 + 5112]    ;   140.2 p2+p0   52 x
        mov r11, qword [rsp + 1064]  ;   133.0 p2      51 x reload
        xor r9, r11                  ;   141.2 p0      52 x
        mov qword [rsp + 544], r9    ;   142.2 p0+p3   69 groups
        or r11, qword [r8 + 4608]    ;   142.4 p2+p0   51 x
        xor r11, qword [rsp + 1320]  ;   143.4 p2+p0   51 x
        mov qword [rsp + 800], r11   ;   144.4 p0+p3   69 groups
        and r11, qword [r8 + 4864]   ;   144.5 p2+p0   52 x
        mov r9, qword [rsp + 1072]   ;   137.0 p2      51 x reload
        xor r11, r9                  ;   145.5 p0      52 x
        mov qword [rsp + 552], r11   ;   146.5 p0+p3   69 groups
        or r9, qword [r8 + 4616]     ;   146.7 p2+p0   51 x
        xor r9, qword [rsp + 1328]   ;   147.7 p2+p0   51 x
        mov qword [rsp + 808], r9    ;   148.7 p0+p3   69 groups
        and r9, qword [r8 + 4872]    ;   148.8 p2+p0   52 x
        mov r11, qword [rsp + 1080]  ;   141.0 p2      51 x reload
        xor r9, r11                  ;   149.8 p0      52 x
        mov qword [rsp + 560], r9    ;   150.8 p0+p3   69 groups
        or r11, qword [r8 + 4624]    ;   150.9 p2+p0   51 x
        xor r11, qword [rsp + 1336]  ;   151.9 p2+p0   51 x
        mov qword [rsp + 816], r11   ;   152.9 p0+p3   69 groups
        and r11, qword [r8 + 4880]   ;   153.1 p2+p0   52 x
        mov r9, qword [rsp + 1088]   ;   145.0 p2      51 x reload
        xor r11, r9                  ;   154.1 p0      52 x
        mov qword [rsp + 568], r11   ;   155.1 p0+p3   69 groups
        or r9, qword [r8 + 4632]     ;   155.2 p2+p0   51 x
        xor r9, qword [rsp + 1344]   ;   156.2 p2+p0   51 x
        mov qword [rsp + 824], r9    ;   157.2 p0+p3   69 groups
        and r9, qword [r8 + 4888]    ;   157.4 p2+p0   52 x
        mov r11, qword [rsp + 1096]  ;   149.0 p2      51 x reload
        xor r9, r11                  ;   158.4 p0      52 x
        mov qword [rsp + 576], r9    ;   159.4 p0+p3   69 groups
        or r11, qword [r8 + 4640]    ;   159.5 p2+p0   51 x
        xor r11, qword [rsp + 1352]  ;   160.5 p2+p0   51 x
        mov qword [rsp + 832], r11   ;   161.5 p0+p3   69 groups
        and r11, qword [r8 + 4896]   ;   161.6 p2+p0   52 x
        mov r9, qword [rsp + 1104]   ;   153.0 p2      51 x reload
        xor r11, r9                  ;   162.6 p0      52 x
        mov qword [rsp + 584], r11   ;   163.6 p0+p3   69 groups
        or r9, qword [r8 + 4648]     ;   163.8 p2+p0   51 x
        xor r9, qword [rsp + 1360]   ;   164.8 p2+p0   51 x
        mov qword [rsp + 840], r9    ;   165.8 p0+p3   69 groups
        and r9, qword [r8 + 4904]    ;   165.9 p2+p0   52 x
        mov r11, qword [rsp + 1112]  ;   157.0 p2      51 x reload
        xor r9, r11                  ;   166.9 p0      52 x
        mov qword [rsp + 592], r9    ;   167.9 p0+p3   69 groups
        or r11, qword [r8 + 4656]    ;   168.1 p2+p0   51 x
        xor r11, qword [rsp + 1368]  ;   169.1 p2+p0   51 x
        mov qword [rsp + 848], r11   ;   170.1 p0+p3   69 groups
        and r11, qword [r8 + 4912]   ;   170.2 p2+p0   52 x
        mov r9, qword [rsp + 1120]   ;   161.0 p2      51 x reload
        xor r11, r9                  ;   171.2 p0      52 x
        mov qword [rsp + 600], r11   ;   172.2 p0+p3   69 groups
        or r9, qword [r8 + 4664]     ;   172.4 p2+p0   51 x
        xor r9, qword [rsp + 1376]   ;   173.4 p2+p0   51 x
        mov qword [rsp + 856], r9    ;   174.4 p0+p3   69 groups
        and r9, qword [r8 + 4920]    ;   174.5 p2+p0   52 x
        mov r11, qword [rsp + 1128]  ;   165.0 p2      51 x reload
        xor r9, r11                  ;   175.5 p0      52 x
        mov qword [rsp + 608], r9    ;   176.5 p0+p3   69 groups
        or r11, qword [r8 + 4672]    ;   176.6 p2+p0   51 x
        xor r11, qword [rsp + 1384]  ;   177.6 p2+p0   51 x
        mov qword [rsp + 864], r11   ;   178.6 p0+p3   69 groups
        and r11, qword [r8 + 4928]   ;   178.8 p2+p0   52 x
        mov r9, qword [rsp + 1136]   ;   169.0 p2      51 x reload
        xor r11, r9                  ;   179.8 p0      52 x
        mov qword [rsp + 616], r11   ;   180.8 p0+p3   69 groups
        or r9, qword [r8 + 4680]     ;   180.9 p2+p0   51 x
        xor r9, qword [rsp + 1392]   ;   181.9 p2+p0   51 x
        mov qword [rsp + 872], r9    ;   182.9 p0+p3   69 groups
        and r9, qword [r8 + 4936]    ;   183.1 p2+p0   52 x
        mov r11, qword [rsp + 1144]  ;   173.0 p2      51 x reload
        xor r9, r11                  ;   184.1 p0      52 x
        mov qword [rsp + 624], r9    ;   185.1 p0+p3   69 groups
        or r11, qword [r8 + 4688]    ;   185.2 p2+p0   51 x
        xor r11, qword [rsp + 1400]  ;   186.2 p2+p0   51 x
        mov qword [rsp + 880], r11   ;   187.2 p0+p3   69 groups
        and r11, qword [r8 + 4944]   ;   187.4 p2+p0   52 x
        mov r9, qword [rsp + 1152]   ;   177.0 p2      51 x reload
        xor r11, r9                  ;   188.4 p0      52 x
        mov qword [rsp + 632], r11   ;   189.4 p0+p3   69 groups
        or r9, qword [r8 + 4696]     ;   189.5 p2+p0   51 x
        xor r9, qword [rsp + 1408]   ;   190.5 p2+p0   51 x
        mov qword [rsp + 888], r9    ;   191.5 p0+p3   69 groups
        and r9, qword [r8 + 4952]    ;   191.6 p2+p0   52 x
        mov r11, qword [rsp + 1160]  ;   181.0 p2      51 x reload
        xor r9, r11                  ;   192.6 p0      52 x
        mov qword [rsp + 640], r9    ;   193.6 p0+p3   69 groups
        or r11, qword [r8 + 4704]    ;   193.8 p2+p0   51 x
        xor r11, qword [rsp + 1416]  ;   194.8 p2+p0   51 x
        mov qword [rsp + 896], r11   ;   195.8 p0+p3   69 groups
        and r11, qword [r8 + 4960]   ;   195.9 p2+p0   52 x
        mov r9, qword [rsp + 1168]   ;   185.0 p2      51 x reload
        xor r11, r9                  ;   196.9 p0      52 x
        mov qword [rsp + 648], r11   ;   197.9 p0+p3   69 groups
        or r9, qword [r8 + 4712]     ;   198.1 p2+p0   51 x
        xor r9, qword [rsp + 1424]   ;   199.1 p2+p0   51 x
        mov qword [rsp + 904], r9    ;   200.1 p0+p3   69 groups
        and r9, qword [r8 + 4968]    ;   200.2 p2+p0   52 x
        mov r11, qword [rsp + 1176]  ;   189.0 p2      51 x reload
        xor r9, r11                  ;   201.2 p0      52 x
        mov qword [rsp + 656], r9    ;   202.2 p0+p3   69 groups
        or r11, qword [r8 + 4720]    ;   202.3 p2+p0   51 x
        xor r11, qword [rsp + 1432]  ;   203.3 p2+p0   51 x
        mov qword [rsp + 912], r11   ;   204.3 p0+p3   69 groups
        and r11, qword [r8 + 4976]   ;   204.5 p2+p0   52 x
        mov r9, qword [rsp + 1184]   ;   193.0 p2      51 x reload
        xor r11, r9                  ;   205.5 p0      52 x
        mov qword [rsp + 664], r11   ;   206.5 p0+p3   69 groups
        or r9, qword [r8 + 4728]     ;   206.6 p2+p0   51 x
        xor r9, qword [rsp + 1440]   ;   207.6 p2+p0   51 x
        mov qword [rsp + 920], r9    ;   208.6 p0+p3   69 groups
        and r9, qword [r8 + 4984]    ;   208.8 p2+p0   52 x
        mov r11, qword [rsp + 1192]  ;   197.0 p2      51 x reload
        xor r9, r11                  ;   209.8 p0      52 x
        mov qword [rsp + 672], r9    ;   210.8 p0+p3   69 groups
        or r11, qword [r8 + 4736]    ;   210.9 p2+p0   51 x
        xor r11, qword [rsp + 1448]  ;   211.9 p2+p0   51 x
        mov qword [rsp + 928], r11   ;   212.9 p0+p3   69 groups
        and r11, qword [r8 + 4992]   ;   213.1 p2+p0   52 x
        mov r9, qword [rsp + 1200]   ;   201.0 p2      51 x reload
        xor r11, r9                  ;   214.1 p0      52 x
        mov qword [rsp + 680], r11   ;   215.1 p0+p3   69 groups
        or r9, qword [r8 + 4744]     ;   215.2 p2+p0   51 x
        xor r9, qword [rsp + 1456]   ;   216.2 p2+p0   51 x
        mov qword [rsp + 936], r9    ;   217.2 p0+p3   69 groups
        and r9, qword [r8 + 5000]    ;   217.3 p2+p0   52 x
        mov r11, qword [rsp + 1208]  ;   205.0 p2      51 x reload
        xor r9, r11                  ;   218.3 p0      52 x
        mov qword [rsp + 688], r9    ;   219.3 p0+p3   69 groups
        or r11, qword [r8 + 4752]    ;   219.5 p2+p0   51 x
        xor r11, qword [rsp + 1464]  ;   220.5 p2+p0   51 x
        mov qword [rsp + 944], r11   ;   221.5 p0+p3   69 groups
        and r11, qword [r8 + 5008]   ;   221.6 p2+p0   52 x
        mov r9, qword [rsp + 1216]   ;   209.0 p2      51 x reload
        xor r11, r9                  ;   222.6 p0      52 x
        mov qword [rsp + 696], r11   ;   223.6 p0+p3   69 groups
        or r9, qword [r8 + 4760]     ;   223.8 p2+p0   51 x
        xor r9, qword [rsp + 1472]   ;   224.8 p2+p0   51 x
        mov qword [rsp + 952], r9    ;   225.8 p0+p3   69 groups
        and r9, qword [r8 + 5016]    ;   225.9 p2+p0   52 x
        mov r11, qword [rsp + 1224]  ;   213.0 p2      51 x reload
        xor r9, r11                  ;   226.9 p0      52 x
        mov qword [rsp + 704], r9    ;   227.9 p0+p3   69 groups
        or r11, qword [r8 + 4768]    ;   228.1 p2+p0   51 x
        xor r11, qword [rsp + 1480]  ;   229.1 p2+p0   51 x
        mov qword [rsp + 960], r11   ;   230.1 p0+p3   69 groups
        and r11, qword [r8 + 5024]   ;   230.2 p2+p0   52 x
        mov r9, qword [rsp + 1232]   ;   217.0 p2      51 x reload
        xor r11, r9                  ;   231.2 p0      52 x
        mov qword [rsp + 712], r11   ;   232.2 p0+p3   69 groups
        or r9, qword [r8 + 4776]     ;   232.3 p2+p0   51 x
        xor r9, qword [rsp + 1488]   ;   233.3 p2+p0   51 x
        mov qword [rsp + 968], r9    ;   234.3 p0+p3   69 groups
        and r9, qword [r8 + 5032]    ;   234.5 p2+p0   52 x
        mov r11, qword [rsp + 1240]  ;   221.0 p2      51 x reload
        xor r9, r11                  ;   235.5 p0      52 x
        mov qword [rsp + 720], r9    ;   236.5 p0+p3   69 groups
        or r11, qword [r8 + 4784]    ;   236.6 p2+p0   51 x
        xor r11, qword [rsp + 1496]  ;   237.6 p2+p0   51 x
        mov qword [rsp + 976], r11   ;   238.6 p0+p3   69 groups
        and r11, qword [r8 + 5040]   ;   238.8 p2+p0   52 x
        mov r9, qword [rsp + 1248]   ;   225.0 p2      51 x reload
        xor r11, r9                  ;   239.8 p0      52 x
        mov qword [rsp + 728], r11   ;   240.8 p0+p3   69 groups
        or r9, qword [r8 + 4792]     ;   240.9 p2+p0   51 x
        xor r9, qword [rsp + 1504]   ;   241.9 p2+p0   51 x
        mov qword [rsp + 984], r9    ;   242.9 p0+p3   69 groups
        and r9, qword [r8 + 5048]    ;   243.0 p2+p0   52 x
        mov r11, qword [rsp + 1256]  ;   229.0 p2      51 x reload
        xor r9, r11                  ;   244.0 p0      52 x
        mov qword [rsp + 736], r9    ;   245.0 p0+p3   69 groups
        or r11, qword [r8 + 4800]    ;   245.2 p2+p0   51 x
        xor r11, qword [rsp + 1512]  ;   246.2 p2+p0   51 x
        mov qword [rsp + 992], r11   ;   247.2 p0+p3   69 groups
        and r11, qword [r8 + 5056]   ;   247.3 p2+p0   52 x
        mov r9, qword [rsp + 1264]   ;   233.0 p2      51 x reload
        xor r11, r9                  ;   248.3 p0      52 x
        mov qword [rsp + 744], r11   ;   249.3 p0+p3   69 groups
        or r9, qword [r8 + 4808]     ;   249.5 p2+p0   51 x
        xor r9, qword [rsp + 1520]   ;   250.5 p2+p0   51 x
        mov qword [rsp + 1000], r9   ;   251.5 p0+p3   69 groups
        and r9, qword [r8 + 5064]    ;   251.6 p2+p0   52 x
        mov r11, qword [rsp + 1272]  ;   237.0 p2      51 x reload
        xor r9, r11                  ;   252.6 p0      52 x
        mov qword [rsp + 752], r9    ;   253.6 p0+p3   69 groups
        or r11, qword [r8 + 4816]    ;   253.8 p2+p0   51 x
        xor r11, qword [rsp + 1528]  ;   254.8 p2+p0   51 x
        mov qword [rsp + 1008], r11  ;   255.8 p0+p3   69 groups
        and r11, qword [r8 + 5072]   ;   255.9 p2+p0   52 x
        mov r9, qword [rsp + 1280]   ;   241.0 p2      51 x reload
        xor r11, r9                  ;   256.9 p0      52 x
        mov qword [rsp + 760], r11   ;   257.9 p0+p3   69 groups
        or r9, qword [r8 + 4824]     ;   258.0 p2+p0   51 x
        xor r9, qword [rsp + 1536]   ;   259.0 p2+p0   51 x
        mov qword [rsp + 1016], r9   ;   260.0 p0+p3   69 groups
        and r9, qword [r8 + 5080]    ;   260.2 p2+p0   52 x
        mov r11, qword [rsp + 1288]  ;   245.0 p2      51 x reload
        xor r9, r11                  ;   261.2 p0      52 x
        mov qword [rsp + 768], r9    ;   262.2 p0+p3   69 groups
        or r11, qword [r8 + 4832]    ;   262.3 p2+p0   51 x
        xor r11, qword [rsp + 1544]  ;   263.3 p2+p0   51 x
        mov qword [rsp + 1024], r11  ;   264.3 p0+p3   69 groups
        and r11, qword [r8 + 5088]   ;   264.5 p2+p0   52 x
        mov r9, qword [rsp + 1296]   ;   249.0 p2      51 x reload
        xor r11, r9                  ;   265.5 p0      52 x
        mov qword [rsp + 776], r11   ;   266.5 p0+p3   69 groups
        or r9, qword [r8 + 4840]     ;   266.6 p2+p0   51 x
        xor r9, qword [rsp + 1552]   ;   267.6 p2+p0   51 x
        mov qword [rsp + 1032], r9   ;   268.6 p0+p3   69 groups
        and r9, qword [r8 + 5096]    ;   268.7 p2+p0   52 x
        mov r11, qword [rsp + 1304]  ;   253.0 p2      51 x reload
        xor r9, r11                  ;   269.7 p0      52 x
        mov qword [rsp + 784], r9    ;   270.7 p0+p3   69 groups
        mov r9, qword [r8 + 4848]    ;   254.0 p2      51 x
        or r9, r11                   ;   270.9 p0      51 x
        xor r9, qword [rsp + 1560]   ;   271.9 p2+p0   51 x
        mov qword [rsp + 1040], r9   ;   272.9 p0+p3   69 groups
        and r9, qword [r8 + 5104]    ;   273.0 p2+p0   52 x
        xor r10, r9                  ;   274.0 p0      52 x
        mov qword [rsp + 792], r10   ;   275.0 p0+p3   69 groups
        add r8, 0x1000               ;   221.8 p1      69 groups
        mov qword [rsp + 24], r8     ;   275.2 p0+p3   69 groups
        cmp r8, qword [rsp + 1056]   ;                    more groups?
        jne .groups_2
        mov r8, qword [rsp + 544]    ;     0.0 p2      60 rounds reload
        mov qword [rsp + 3168], r8   ;     4.0 p0+p3   60 rounds
        mov r8, qword [rsp + 552]    ;     1.0 p2      60 rounds reload
        mov qword [rsp + 3176], r8   ;     5.0 p0+p3   60 rounds
        mov r8, qword [rsp + 560]    ;     2.0 p2      60 rounds reload
        mov qword [rsp + 3184], r8   ;     6.0 p0+p3   60 rounds
        mov r8, qword [rsp + 568]    ;     3.0 p2      60 rounds reload
        mov qword [rsp + 3192], r8   ;     7.0 p0+p3   60 rounds
        mov r8, qword [rsp + 576]    ;     4.0 p2      60 rounds reload
        mov qword [rsp + 3200], r8   ;     8.3 p0+p3   60 rounds
        mov r8, qword [rsp + 584]    ;     5.0 p2      60 rounds reload
        mov qword [rsp + 3208], r8   ;    10.3 p0+p3   60 rounds
        mov r8, qword [rsp + 592]    ;     6.0 p2      60 rounds reload
        mov qword [rsp + 3216], r8   ;    12.3 p0+p3   60 rounds
        mov r8, qword [rsp + 600]    ;     7.0 p2      60 rounds reload
        mov qword [rsp + 3224], r8   ;    14.3 p0+p3   60 rounds
        mov r8, qword [rsp + 608]    ;     8.0 p2      60 rounds reload
        mov qword [rsp + 3232], r8   ;    16.3 p0+p3   60 rounds
        mov r8, qword [rsp + 616]    ;     9.0 p2      60 rounds reload
        mov qword [rsp + 3240], r8   ;    18.3 p0+p3   60 rounds
        mov r8, qword [rsp + 624]    ;    10.0 p2      60 rounds reload
        mov qword [rsp + 3248], r8   ;    20.3 p0+p3   60 rounds
        mov r8, qword [rsp + 632]    ;    11.0 p2      60 rounds reload
        mov qword [rsp + 3256], r8   ;    22.3 p0+p3   60 rounds
        mov r8, qword [rsp + 640]    ;    12.0 p2      60 rounds reload
        mov qword [rsp + 3264], r8   ;    24.3 p0+p3   60 rounds
        mov r8, qword [rsp + 648]    ;    13.0 p2      60 rounds reload
        mov qword [rsp + 3272], r8   ;    26.3 p0+p3   60 rounds
        mov r8, qword [rsp + 656]    ;    14.0 p2      60 rounds reload
        mov qword [rsp + 3280], r8   ;    28.3 p0+p3   60 rounds
        mov r8, qword [rsp + 664]    ;    15.0 p2      60 rounds reload
        mov qword [rsp + 3288], r8   ;    30.3 p0+p3   60 rounds
        mov r8, qword [rsp + 672]    ;    16.0 p2      60 rounds reload
        mov qword [rsp + 3296], r8   ;    32.3 p0+p3   60 rounds
        mov r8, qword [rsp + 680]    ;    17.0 p2      60 rounds reload
        mov qword [rsp + 3304], r8   ;    34.3 p0+p3   60 rounds
        mov r8, qword [rsp + 688]    ;    18.0 p2      60 rounds reload
        mov qword [rsp + 3312], r8   ;    36.3 p0+p3   60 rounds
        mov r8, qword [rsp + 696]    ;    19.0 p2      60 rounds reload
        mov qword [rsp + 3320], r8   ;    38.3 p0+p3   60 rounds
        mov r8, qword [rsp + 704]    ;    20.0 p2      60 rounds reload
        mov qword [rsp + 3328], r8   ;    40.3 p0+p3   60 rounds
        mov r8, qword [rsp + 712]    ;    21.0 p2      60 rounds reload
        mov qword [rsp + 3336], r8   ;    42.3 p0+p3   60 rounds
        mov r8, qword [rsp + 720]    ;    22.0 p2      60 rounds reload
        mov qword [rsp + 3344], r8   ;    44.3 p0+p3   60 rounds
        mov r8, qword [rsp + 728]    ;    23.0 p2      60 rounds reload
        mov qword [rsp + 3352], r8   ;    46.3 p0+p3   60 rounds
        mov r8, qword [rsp + 736]    ;    24.0 p2      60 rounds reload
        mov qword [rsp + 3360], r8   ;    48.3 p0+p3   60 rounds
        mov r8, qword [rsp + 744]    ;    25.0 p2      60 rounds reload
        mov qword [rsp + 3368], r8   ;    50.3 p0+p3   60 rounds
        mov r8, qword [rsp + 752]    ;    26.0 p2      60 rounds reload
        mov qword [rsp + 3376], r8   ;    52.3 p0+p3   60 rounds
        mov r8, qword [rsp + 760]    ;    27.0 p2      60 rounds reload
        mov qword [rsp + 3384], r8   ;    54.3 p0+p3   60 rounds
        mov r8, qword [rsp + 768]    ;    28.0 p2      60 rounds reload
        mov qword [rsp + 3392], r8   ;    56.3 p0+p3   60 rounds
        mov r8, qword [rsp + 776]    ;    29.0 p2      60 rounds reload
        mov qword [rsp + 3400], r8   ;    58.3 p0+p3   60 rounds
        mov r8, qword [rsp + 784]    ;    30.0 p2      60 rounds reload
        mov qword [rsp + 3408], r8   ;    60.3 p0+p3   60 rounds
        mov r8, qword [rsp + 792]    ;    31.0 p2      60 rounds reload
        mov qword [rsp + 3416], r8   ;    62.3 p0+p3   60 rounds
        mov r8, qword [rsp + 800]    ;    32.0 p2      60 rounds reload
        mov qword [rsp + 3424], r8   ;    64.3 p0+p3   60 rounds
        mov r8, qword [rsp + 808]    ;    33.0 p2      60 rounds reload
        mov qword [rsp + 3432], r8   ;    66.3 p0+p3   60 rounds
        mov r8, qword [rsp + 816]    ;    34.0 p2      60 rounds reload
        mov qword [rsp + 3440], r8   ;    68.3 p0+p3   60 rounds
        mov r8, qword [rsp + 824]    ;    35.0 p2      60 rounds reload
        mov qword [rsp + 3448], r8   ;    70.3 p0+p3   60 rounds
        mov r8, qword [rsp + 832]    ;    36.0 p2      60 rounds reload
        mov qword [rsp + 3456], r8   ;    72.3 p0+p3   60 rounds
        mov r8, qword [rsp + 840]    ;    37.0 p2      60 rounds reload
        mov qword [rsp + 3464], r8   ;    74.3 p0+p3   60 rounds
        mov r8, qword [rsp + 848]    ;    38.0 p2      60 rounds reload
        mov qword [rsp + 3472], r8   ;    76.3 p0+p3   60 rounds
        mov r8, qword [rsp + 856]    ;    39.0 p2      60 rounds reload
        mov qword [rsp + 3480], r8   ;    78.3 p0+p3   60 rounds
        mov r8, qword [rsp + 864]    ;    40.0 p2      60 rounds reload
        mov qword [rsp + 3488], r8   ;    80.3 p0+p3   60 rounds
        mov r8, qword [rsp + 872]    ;    41.0 p2      60 rounds reload
        mov qword [rsp + 3496], r8   ;    82.3 p0+p3   60 rounds
        mov r8, qword [rsp + 880]    ;    42.0 p2      60 rounds reload
        mov qword [rsp + 3504], r8   ;    84.3 p0+p3   60 rounds
        mov r8, qword [rsp + 888]    ;    43.0 p2      60 rounds reload
        mov qword [rsp + 3512], r8   ;    86.3 p0+p3   60 rounds
        mov r8, qword [rsp + 896]    ;    44.0 p2      60 rounds reload
        mov qword [rsp + 3520], r8   ;    88.3 p0+p3   60 rounds
        mov r8, qword [rsp + 904]    ;    45.0 p2      60 rounds reload
        mov qword [rsp + 3528], r8   ;    90.3 p0+p3   60 rounds
        mov r8, qword [rsp + 912]    ;    46.0 p2      60 rounds reload
        mov qword [rsp + 3536], r8   ;    92.3 p0+p3   60 rounds
        mov r8, qword [rsp + 920]    ;    47.0 p2      60 rounds reload
        mov qword [rsp + 3544], r8   ;    94.3 p0+p3   60 rounds
        mov r8, qword [rsp + 928]    ;    48.0 p2      60 rounds reload
        mov qword [rsp + 3552], r8   ;    96.3 p0+p3   60 rounds
        mov r8, qword [rsp + 936]    ;    49.0 p2      60 rounds reload
        mov qword [rsp + 3560], r8   ;    98.3 p0+p3   60 rounds
        mov r8, qword [rsp + 944]    ;    50.0 p2      60 rounds reload
        mov qword [rsp + 3568], r8   ;   100.3 p0+p3   60 rounds
        mov r8, qword [rsp + 952]    ;    51.0 p2      60 rounds reload
        mov qword [rsp + 3576], r8   ;   102.3 p0+p3   60 rounds
        mov r8, qword [rsp + 960]    ;    52.0 p2      60 rounds reload
        mov qword [rsp + 3584], r8   ;   104.3 p0+p3   60 rounds
        mov r8, qword [rsp + 968]    ;    53.0 p2      60 rounds reload
        mov qword [rsp + 3592], r8   ;   106.3 p0+p3   60 rounds
        mov r8, qword [rsp + 976]    ;    54.0 p2      60 rounds reload
        mov qword [rsp + 3600], r8   ;   108.3 p0+p3   60 rounds
        mov r8, qword [rsp + 984]    ;    55.0 p2      60 rounds reload
        mov qword [rsp + 3608], r8   ;   110.3 p0+p3   60 rounds
        mov r8, qword [rsp + 992]    ;    56.0 p2      60 rounds reload
        mov qword [rsp + 3616], r8   ;   112.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1000]   ;    57.0 p2      60 rounds reload
        mov qword [rsp + 3624], r8   ;   114.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1008]   ;    58.0 p2      60 rounds reload
        mov qword [rsp + 3632], r8   ;   116.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1016]   ;    59.0 p2      60 rounds reload
        mov qword [rsp + 3640], r8   ;   118.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1024]   ;    60.0 p2      60 rounds reload
        mov qword [rsp + 3648], r8   ;   120.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1032]   ;    61.0 p2      60 rounds reload
        mov qword [rsp + 3656], r8   ;   122.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1040]   ;    62.0 p2      60 rounds reload
        mov qword [rsp + 3664], r8   ;   124.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1048]   ;    63.0 p2      60 rounds reload
        mov qword [rsp + 3672], r8   ;   126.3 p0+p3   60 rounds
        mov r8, qword [rsp + 32]     ;    64.0 p2      60 rounds reload
        mov qword [rsp + 3680], r8   ;   128.3 p0+p3   60 rounds
        mov r8, qword [rsp + 40]     ;    65.0 p2      60 rounds reload
        mov qword [rsp + 3688], r8   ;   130.3 p0+p3   60 rounds
        mov r8, qword [rsp + 48]     ;    66.0 p2      60 rounds reload
        mov qword [rsp + 3696], r8   ;   132.3 p0+p3   60 rounds
        mov r8, qword [rsp + 56]     ;    67.0 p2      60 rounds reload
        mov qword [rsp + 3704], r8   ;   134.3 p0+p3   60 rounds
        mov r8, qword [rsp + 64]     ;    68.0 p2      60 rounds reload
        mov qword [rsp + 3712], r8   ;   136.3 p0+p3   60 rounds
        mov r8, qword [rsp + 72]     ;    69.0 p2      60 rounds reload
        mov qword [rsp + 3720], r8   ;   138.3 p0+p3   60 rounds
        mov r8, qword [rsp + 80]     ;    70.0 p2      60 rounds reload
        mov qword [rsp + 3728], r8   ;   140.3 p0+p3   60 rounds
        mov r8, qword [rsp + 88]     ;    71.0 p2      60 rounds reload
        mov qword [rsp + 3736], r8   ;   142.3 p0+p3   60 rounds
        mov r8, qword [rsp + 96]     ;    72.0 p2      60 rounds reload
        mov qword [rsp + 3744], r8   ;   144.3 p0+p3   60 rounds
        mov r8, qword [rsp + 104]    ;    73.0 p2      60 rounds reload
        mov qword [rsp + 3752], r8   ;   146.3 p0+p3   60 rounds
        mov r8, qword [rsp + 112]    ;    74.0 p2      60 rounds reload
        mov qword [rsp + 3760], r8   ;   148.3 p0+p3   60 rounds
        mov r8, qword [rsp + 120]    ;    75.0 p2      60 rounds reload
        mov qword [rsp + 3768], r8   ;   150.3 p0+p3   60 rounds
        mov r8, qword [rsp + 128]    ;    76.0 p2      60 rounds reload
        mov qword [rsp + 3776], r8   ;   152.3 p0+p3   60 rounds
        mov r8, qword [rsp + 136]    ;    77.0 p2      60 rounds reload
        mov qword [rsp + 3784], r8   ;   154.3 p0+p3   60 rounds
        mov r8, qword [rsp + 144]    ;    78.0 p2      60 rounds reload
        mov qword [rsp + 3792], r8   ;   156.3 p0+p3   60 rounds
        mov r8, qword [rsp + 152]    ;    79.0 p2      60 rounds reload
        mov qword [rsp + 3800], r8   ;   158.3 p0+p3   60 rounds
        mov r8, qword [rsp + 160]    ;    80.0 p2      60 rounds reload
        mov qword [rsp + 3808], r8   ;   160.3 p0+p3   60 rounds
        mov r8, qword [rsp + 168]    ;    81.0 p2      60 rounds reload
        mov qword [rsp + 3816], r8   ;   162.3 p0+p3   60 rounds
        mov r8, qword [rsp + 176]    ;    82.0 p2      60 rounds reload
        mov qword [rsp + 3824], r8   ;   164.3 p0+p3   60 rounds
        mov r8, qword [rsp + 184]    ;    83.0 p2      60 rounds reload
        mov qword [rsp + 3832], r8   ;   166.3 p0+p3   60 rounds
        mov r8, qword [rsp + 192]    ;    84.0 p2      60 rounds reload
        mov qword [rsp + 3840], r8   ;   168.3 p0+p3   60 rounds
        mov r8, qword [rsp + 200]    ;    85.0 p2      60 rounds reload
        mov qword [rsp + 3848], r8   ;   170.3 p0+p3   60 rounds
        mov r8, qword [rsp + 208]    ;    86.0 p2      60 rounds reload
        mov qword [rsp + 3856], r8   ;   172.3 p0+p3   60 rounds
        mov r8, qword [rsp + 216]    ;    87.0 p2      60 rounds reload
        mov qword [rsp + 3864], r8   ;   174.3 p0+p3   60 rounds
        mov r8, qword [rsp + 224]    ;    88.0 p2      60 rounds reload
        mov qword [rsp + 3872], r8   ;   176.3 p0+p3   60 rounds
        mov r8, qword [rsp + 232]    ;    89.0 p2      60 rounds reload
        mov qword [rsp + 3880], r8   ;   178.3 p0+p3   60 rounds
        mov r8, qword [rsp + 240]    ;    90.0 p2      60 rounds reload
        mov qword [rsp + 3888], r8   ;   180.3 p0+p3   60 rounds
        mov r8, qword [rsp + 248]    ;    91.0 p2      60 rounds reload
        mov qword [rsp + 3896], r8   ;   182.3 p0+p3   60 rounds
        mov r8, qword [rsp + 256]    ;    92.0 p2      60 rounds reload
        mov qword [rsp + 3904], r8   ;   184.3 p0+p3   60 rounds
        mov r8, qword [rsp + 264]    ;    93.0 p2      60 rounds reload
        mov qword [rsp + 3912], r8   ;   186.3 p0+p3   60 rounds
        mov r8, qword [rsp + 272]    ;    94.0 p2      60 rounds reload
        mov qword [rsp + 3920], r8   ;   188.3 p0+p3   60 rounds
        mov r8, qword [rsp + 280]    ;    95.0 p2      60 rounds reload
        mov qword [rsp + 3928], r8   ;   190.3 p0+p3   60 rounds
        mov r8, qword [rsp + 288]    ;    96.0 p2      60 rounds reload
        mov qword [rsp + 3936], r8   ;   192.3 p0+p3   60 rounds
        mov r8, qword [rsp + 296]    ;    97.0 p2      60 rounds reload
        mov qword [rsp + 3944], r8   ;   194.3 p0+p3   60 rounds
        mov r8, qword [rsp + 304]    ;    98.0 p2      60 rounds reload
        mov qword [rsp + 3952], r8   ;   196.3 p0+p3   60 rounds
        mov r8, qword [rsp + 312]    ;    99.0 p2      60 rounds reload
        mov qword [rsp + 3960], r8   ;   198.3 p0+p3   60 rounds
        mov r8, qword [rsp + 320]    ;   100.0 p2      60 rounds reload
        mov qword [rsp + 3968], r8   ;   200.3 p0+p3   60 rounds
        mov r8, qword [rsp + 328]    ;   101.0 p2      60 rounds reload
        mov qword [rsp + 3976], r8   ;   202.3 p0+p3   60 rounds
        mov r8, qword [rsp + 336]    ;   102.0 p2      60 rounds reload
        mov qword [rsp + 3984], r8   ;   204.3 p0+p3   60 rounds
        mov r8, qword [rsp + 344]    ;   103.0 p2      60 rounds reload
        mov qword [rsp + 3992], r8   ;   206.3 p0+p3   60 rounds
        mov r8, qword [rsp + 352]    ;   104.0 p2      60 rounds reload
        mov qword [rsp + 4000], r8   ;   208.3 p0+p3   60 rounds
        mov r8, qword [rsp + 360]    ;   105.0 p2      60 rounds reload
        mov qword [rsp + 4008], r8   ;   210.3 p0+p3   60 rounds
        mov r8, qword [rsp + 368]    ;   106.0 p2      60 rounds reload
        mov qword [rsp + 4016], r8   ;   212.3 p0+p3   60 rounds
        mov r8, qword [rsp + 376]    ;   107.0 p2      60 rounds reload
        mov qword [rsp + 4024], r8   ;   214.3 p0+p3   60 rounds
        mov r8, qword [rsp + 384]    ;   108.0 p2      60 rounds reload
        mov qword [rsp + 4032], r8   ;   216.3 p0+p3   60 rounds
        mov r8, qword [rsp + 392]    ;   109.0 p2      60 rounds reload
        mov qword [rsp + 4040], r8   ;   218.3 p0+p3   60 rounds
        mov r8, qword [rsp + 400]    ;   110.0 p2      60 rounds reload
        mov qword [rsp + 4048], r8   ;   220.3 p0+p3   60 rounds
        mov r8, qword [rsp + 408]    ;   111.0 p2      60 rounds reload
        mov qword [rsp + 4056], r8   ;   222.3 p0+p3   60 rounds
        mov r8, qword [rsp + 416]    ;   112.0 p2      60 rounds reload
        mov qword [rsp + 4064], r8   ;   224.3 p0+p3   60 rounds
        mov r8, qword [rsp + 424]    ;   113.0 p2      60 rounds reload
        mov qword [rsp + 4072], r8   ;   226.3 p0+p3   60 rounds
        mov r8, qword [rsp + 432]    ;   114.0 p2      60 rounds reload
        mov qword [rsp + 4080], r8   ;   228.3 p0+p3   60 rounds
        mov r8, qword [rsp + 440]    ;   115.0 p2      60 rounds reload
        mov qword [rsp + 4088], r8   ;   230.3 p0+p3   60 rounds
        mov r8, qword [rsp + 448]    ;   116.0 p2      60 rounds reload
        mov qword [rsp + 4096], r8   ;   232.3 p0+p3   60 rounds
        mov r8, qword [rsp + 456]    ;   117.0 p2      60 rounds reload
        mov qword [rsp + 4104], r8   ;   234.3 p0+p3   60 rounds
        mov r8, qword [rsp + 464]    ;   118.0 p2      60 rounds reload
        mov qword [rsp + 4112], r8   ;   236.3 p0+p3   60 rounds
        mov r8, qword [rsp + 472]    ;   119.0 p2      60 rounds reload
        mov qword [rsp + 4120], r8   ;   238.3 p0+p3   60 rounds
        mov r8, qword [rsp + 480]    ;   120.0 p2      60 rounds reload
        mov qword [rsp + 4128], r8   ;   240.3 p0+p3   60 rounds
        mov r8, qword [rsp + 488]    ;   121.0 p2      60 rounds reload
        mov qword [rsp + 4136], r8   ;   242.3 p0+p3   60 rounds
        mov r8, qword [rsp + 496]    ;   122.0 p2      60 rounds reload
        mov qword [rsp + 4144], r8   ;   244.3 p0+p3   60 rounds
        mov r8, qword [rsp + 504]    ;   123.0 p2      60 rounds reload
        mov qword [rsp + 4152], r8   ;   246.3 p0+p3   60 rounds
        mov r8, qword [rsp + 512]    ;   124.0 p2      60 rounds reload
        mov qword [rsp + 4160], r8   ;   248.3 p0+p3   60 rounds
        mov r8, qword [rsp + 520]    ;   125.0 p2      60 rounds reload
        mov qword [rsp + 4168], r8   ;   250.3 p0+p3   60 rounds
        mov r8, qword [rsp + 528]    ;   126.0 p2      60 rounds reload
        mov qword [rsp + 4176], r8   ;   252.3 p0+p3   60 rounds
        mov r8, qword [rsp + 536]    ;   127.0 p2      60 rounds reload
        mov qword [rsp + 4184], r8   ;   254.3 p0+p3   60 rounds
        mov r8, qword [rsp + 16]     ;   128.7 p2      60 rounds reload
        mov qword [rsp + 4192], r8   ;   256.3 p0+p3   60 rounds
        add r8, 0xc00                ;   132.7 p1      60 rounds
        mov qword [rsp + 4200], r8   ;   258.3 p0+p3   60 rounds
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
        mov qword [rsp + 2136], r13  ;     0.0 p0+p3   40 t spill
        mov rbx, r10                 ;     0.3 p1      40 t copy
        mov qword [rsp + 2104], r11  ;     2.0 p0+p3   40 t spill
        mov qword [rsp + 2112], r10  ;     4.0 p0+p3   40 t spill
        mov r10, r11                 ;     1.3 p1      40 t copy
        mov qword [rsp + 2128], r12  ;     6.0 p0+p3   40 t spill
        mov r11, r12                 ;     2.0 p1      40 t copy
        mov r12, r13                 ;     2.5 p1      40 t copy
        mov r13, r14                 ;     3.0 p1      40 t copy
        xor r13, qword [r8 + 9256]   ;     4.0 p2+p0   40 t
        mov rdx, r9                  ;     3.7 p1      40 t copy
        xor r10, qword [r8 + 9232]   ;     4.6 p2+p0   40 t
        xor rbx, qword [r8 + 9224]   ;     5.1 p2+p0   40 t
        xor r12, qword [r8 + 9248]   ;     6.0 p2+p0   40 t
        xor r11, qword [r8 + 9240]   ;     7.0 p2+p0   40 t
        mov qword [rsp + 2144], r15  ;     8.0 p0+p3   40 t spill
        mov qword [rsp + 2120], r14  ;    10.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.3 p1      40 t copy
        mov r15, rsi                 ;     7.8 p1      40 t copy
        xor r14, qword [r8 + 9264]   ;     8.9 p2+p0   40 t
        xor rdx, qword [r8 + 9216]   ;     9.4 p2+p0   40 t
        xor r15, qword [r8 + 9272]   ;    10.0 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    12.0 p0+p3   40 t spill
        mov qword [rsp + 2200], rbp  ;    14.0 p0+p3   40 t spill
        mov qword [rsp + 2160], rdi  ;    16.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    11.0 p1      40 t copy
        mov rdi, rbp                 ;    11.5 p1      40 t copy
        mov rbp, rax                 ;    12.0 p1      40 t copy
        xor rsi, qword [r8 + 9280]   ;    13.6 p2+p0   40 t
        xor rdi, qword [r8 + 9288]   ;    14.1 p2+p0   40 t
        mov qword [rsp + 2248], rax  ;    18.0 p0+p3   40 t spill
        xor rbp, qword [r8 + 9296]   ;    15.7 p2+p0   40 t
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 9304]   ;    16.3 p2+p0   40 t
        mov qword [rsp + 2376], rcx  ;    20.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9312]   ;    16.0 p2      40 t
        xor rcx, qword [rsp + 3776]  ;    20.0 p2+p0   40 t
        mov qword [rsp + 2304], r9   ;    22.0 p0+p3   40 t spill
        mov r9, qword [r8 + 9320]    ;    18.0 p2      40 t
        xor r9, qword [rsp + 3784]   ;    22.0 p2+p0   40 t
        mov qword [rsp + 2368], rbp  ;    24.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9328]   ;    20.0 p2      40 t
        xor rbp, qword [rsp + 3792]  ;    24.0 p2+p0   40 t
        mov qword [rsp + 2168], rsi  ;    26.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9344]   ;    22.0 p2      40 t
        xor rsi, qword [rsp + 3808]  ;    26.0 p2+p0   40 t
        mov qword [rsp + 2448], rcx  ;    28.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9336]   ;    24.0 p2      40 t
        xor rcx, qword [rsp + 3800]  ;    28.0 p2+p0   40 t
        mov qword [rsp + 2176], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9352]   ;    26.0 p2      40 t
        xor rsi, qword [rsp + 3816]  ;    30.0 p2+p0   40 t
        mov qword [rsp + 2184], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9360]   ;    28.0 p2      40 t
        xor rsi, qword [rsp + 3824]  ;    32.0 p2+p0   40 t
        mov qword [rsp + 2192], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9368]   ;    30.0 p2      40 t
        xor rsi, qword [rsp + 3832]  ;    34.0 p2+p0   40 t
        mov qword [rsp + 2208], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9376]   ;    32.0 p2      40 t
        xor rsi, qword [rsp + 3840]  ;    36.0 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9384]   ;    34.0 p2      40 t
        xor rsi, qword [rsp + 3848]  ;    38.0 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9392]   ;    36.0 p2      40 t
        xor rsi, qword [rsp + 3856]  ;    40.0 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9400]   ;    38.0 p2      40 t
        xor rsi, qword [rsp + 3864]  ;    42.0 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9408]   ;    40.0 p2      40 t
        xor rsi, qword [rsp + 3872]  ;    44.0 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9416]   ;    42.0 p2      40 t
        xor rsi, qword [rsp + 3880]  ;    46.0 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9424]   ;    44.0 p2      40 t
        xor rsi, qword [rsp + 3888]  ;    48.0 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9432]   ;    46.0 p2      40 t
        xor rsi, qword [rsp + 3896]  ;    50.0 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9440]   ;    48.0 p2      40 t
        xor rsi, qword [rsp + 3904]  ;    52.0 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9448]   ;    50.0 p2      40 t
        xor rsi, qword [rsp + 3912]  ;    54.0 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9456]   ;    52.0 p2      40 t
        xor rsi, qword [rsp + 3920]  ;    56.0 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9464]   ;    54.0 p2      40 t
        xor rsi, qword [rsp + 3928]  ;    58.0 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9472]   ;    56.0 p2      40 t
        xor rsi, qword [rsp + 3936]  ;    60.0 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9480]   ;    58.0 p2      40 t
        xor rsi, qword [rsp + 3944]  ;    62.0 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9488]   ;    60.0 p2      40 t
        xor rsi, qword [rsp + 3952]  ;    64.0 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    66.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9496]   ;    62.0 p2      40 t
        xor rsi, qword [rsp + 3960]  ;    66.0 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    68.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9504]   ;    64.0 p2      40 t
        xor rsi, qword [rsp + 3968]  ;    68.0 p2+p0   40 t
        mov qword [rsp + 2360], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9512]   ;    66.0 p2      40 t
        xor rsi, qword [rsp + 3976]  ;    70.0 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9520]   ;    68.0 p2      40 t
        xor rsi, qword [rsp + 3984]  ;    72.0 p2+p0   40 t
        mov qword [rsp + 2392], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9528]   ;    70.0 p2      40 t
        xor rsi, qword [rsp + 3992]  ;    74.0 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9536]   ;    72.0 p2      40 t
        xor rsi, qword [rsp + 4000]  ;    76.0 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9544]   ;    74.0 p2      40 t
        xor rsi, qword [rsp + 4008]  ;    78.0 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9552]   ;    76.0 p2      40 t
        xor rsi, qword [rsp + 4016]  ;    80.0 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9560]   ;    78.0 p2      40 t
        xor rsi, qword [rsp + 4024]  ;    82.0 p2+p0   40 t
        mov qword [rsp + 2432], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9568]   ;    80.0 p2      40 t
        xor rsi, qword [rsp + 4032]  ;    84.0 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9576]   ;    82.0 p2      40 t
        xor rsi, qword [rsp + 4040]  ;    86.0 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9584]   ;    84.0 p2      40 t
        xor rsi, qword [rsp + 4048]  ;    88.0 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9592]   ;    86.0 p2      40 t
        xor rsi, qword [rsp + 4056]  ;    90.0 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9600]   ;    88.0 p2      40 t
        xor rsi, qword [rsp + 4064]  ;    92.0 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9608]   ;    90.0 p2      40 t
        xor rsi, qword [rsp + 4072]  ;    94.0 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9616]   ;    92.0 p2      40 t
        xor rsi, qword [rsp + 4080]  ;    96.0 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9624]   ;    94.0 p2      40 t
        xor rsi, qword [rsp + 4088]  ;    98.0 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9632]   ;    96.0 p2      40 t
        xor rsi, qword [rsp + 4096]  ;   100.0 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   102.0 p0+p3   40 t spill
        mov qword [rsp + 2560], rbp  ;   104.0 p0+p3   40 t spill
        not rdx                      ;    83.3 p0      41 t
        mov rsi, qword [r8 + 9640]   ;    98.0 p2      40 t
        xor rsi, qword [rsp + 4104]  ;   102.0 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9648]   ;   100.0 p2      40 t
        xor rsi, qword [rsp + 4112]  ;   104.0 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9656]   ;   102.0 p2      40 t
        xor rsi, qword [rsp + 4120]  ;   106.0 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9664]   ;   104.0 p2      40 t
        xor rsi, qword [rsp + 4128]  ;   108.0 p2+p0   40 t
        mov qword [rsp + 2552], rsi  ;   112.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9672]   ;   106.0 p2      40 t
        xor rsi, qword [rsp + 4136]  ;   110.0 p2+p0   40 t
        mov qword [rsp + 2600], rsi  ;   114.0 p0+p3   40 t spill
        not r15                      ;    91.6 p0      41 t
        not r10                      ;    92.1 p0      41 t
        mov rsi, qword [r8 + 9680]   ;   108.0 p2      40 t
        xor rsi, qword [rsp + 4144]  ;   112.0 p2+p0   40 t
        mov qword [rsp + 2608], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9688]   ;   110.0 p2      40 t
        xor rsi, qword [rsp + 4152]  ;   114.0 p2+p0   40 t
        mov qword [rsp + 2616], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9696]   ;   112.0 p2      40 t
        xor rsi, qword [rsp + 4160]  ;   116.0 p2+p0   40 t
        mov qword [rsp + 2624], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9704]   ;   114.0 p2      40 t
        xor rsi, qword [rsp + 4168]  ;   118.0 p2+p0   40 t
        mov qword [rsp + 2632], rsi  ;   122.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9720]   ;   116.0 p2      40 t
        mov qword [rsp + 2528], rax  ;   124.0 p0+p3   40 t spill
        mov rax, r13                 ;    84.3 p1      41 t copy
        xor rax, rbx                 ;    99.9 p0      41 t
        not r14                      ;   100.5 p0      41 t
        mov qword [rsp + 2584], r8   ;   126.0 p0+p3   61 r.0 spill
        mov rsi, qword [r8 + 9712]   ;   117.0 p2      40 t
        mov r8, r11                  ;    86.0 p1      41 t copy
        xor r8, r14                  ;   102.0 p0      41 t
        xor rdx, r8                  ;   103.0 p0      41 t
        xor rsi, qword [rsp + 4176]  ;   121.0 p2+p0   40 t
        mov qword [rsp + 2648], rbx  ;   128.0 p0+p3   40 t spill
        mov qword [rsp + 2656], rsi  ;   130.0 p0+p3   40 t spill
        mov rsi, r12                 ;    88.3 p1      41 t copy
        xor rsi, rbx                 ;   105.7 p0      41 t
        mov qword [rsp + 2640], r10  ;   132.0 p0+p3   41 t spill
        mov rbx, r10                 ;    93.1 p1      41 t copy
        xor r8, rsi                  ;   107.3 p0      41 t
        xor r15, rdx                 ;   107.8 p0      41 t
        xor rbp, qword [rsp + 4184]  ;   120.0 p2+p0   40 t
        mov qword [rsp + 2568], rdi  ;   134.0 p0+p3   40 t spill
        mov qword [rsp + 2576], r9   ;   136.0 p0+p3   40 t spill
        mov qword [rsp + 2592], rbp  ;   138.0 p0+p3   40 t spill
        mov rbp, rax                 ;   100.9 p1      41 t copy
        xor rbp, rdx                 ;   112.0 p0      41 t
        mov r9, rsi                  ;   106.7 p1      41 t copy
        mov qword [rsp + 2672], r15  ;   140.0 p0+p3   41 t spill
        xor r9, r15                  ;   113.5 p0      41 t
        mov qword [rsp + 2664], rcx  ;   142.0 p0+p3   40 t spill
        mov rcx, r15                 ;   108.8 p1      41 t copy
        or rcx, rbp                  ;   115.1 p0      41 t
        xor rbx, rdx                 ;   115.7 p0      41 t
        xor r12, r10                 ;   116.3 p0      41 t
        mov r10, r15                 ;   108.8 p1      41 t copy
        xor r10, r8                  ;   116.8 p0      41 t
        mov rdi, r12                 ;   117.3 p1      41 t copy
        mov r15, rdx                 ;   104.0 p1      41 t copy
        xor rdi, r8                  ;   118.3 p0      41 t
        or r15, r10                  ;   118.0 p0      41 t
        xor r15, rcx                 ;   119.0 p0      41 t
        xor r11, r10                 ;   119.1 p0      41 t
        mov qword [rsp + 2680], r10  ;   144.0 p0+p3   41 t spill
        mov r10, r14                 ;   101.5 p1      41 t copy
        or r10, r9                   ;   120.7 p0      41 t
        mov qword [rsp + 2688], rdx  ;   146.0 p0+p3   41 t spill
        mov rdx, r9                  ;   114.5 p1      41 t copy
        xor r13, r8                  ;   122.3 p0      41 t
        xor r14, rcx                 ;   122.8 p0      41 t
        xor r13, r10                 ;   123.4 p0      41 t
        mov qword [rsp + 2696], r9   ;   148.0 p0+p3   41 t spill
        xor rdx, rdi                 ;   125.0 p0      41 t
        mov rcx, rax                 ;   101.3 p1      41 t copy
        mov r9, rbx                  ;   116.7 p1      41 t copy
        and rcx, r8                  ;   125.5 p0      41 t
        xor r10, rcx                 ;   126.5 p0      41 t
        mov rcx, rbx                 ;   116.7 p1      41 t copy
        and rcx, rdx                 ;   126.7 p0      41 t
        xor r14, r10                 ;   127.5 p0      41 t
        xor r13, rcx                 ;   127.8 p0      41 t
        mov rcx, rax                 ;   104.0 p1      41 t copy
        mov qword [rsp + 2704], rbx  ;   150.0 p0+p3   41 t spill
        mov rbx, rdi                 ;   119.3 p1      41 t copy
        xor r9, r11                  ;   129.4 p0      41 t
        xor rcx, r9                  ;   130.4 p0      41 t
        and rbx, r9                  ;   130.5 p0      41 t
        xor r10, rbx                 ;   131.5 p0      41 t
        mov rbx, r12                 ;   117.3 p1      41 t copy
        and rbx, rcx                 ;   131.7 p0      41 t
        xor r14, rbx                 ;   132.7 p0      41 t
        mov rbx, rbp                 ;   113.0 p1      41 t copy
        xor rbx, r11                 ;   132.8 p0      41 t
        xor r15, r13                 ;   133.4 p0      41 t
        mov qword [rsp + 2712], rdi  ;   152.0 p0+p3   41 t spill
        mov rdi, rsi                 ;   108.7 p1      41 t copy
        and rdi, rbx                 ;   135.0 p0      41 t
        xor r10, rdi                 ;   136.0 p0      41 t
        xor r13, rdi                 ;   136.1 p0      41 t
        mov rdi, qword [rsp + 2640]  ;   132.0 p2      41 t
        or rdi, qword [rsp + 2648]   ;   136.7 p2+p0   41 t
        xor r13, rdi                 ;   137.7 p0      41 t
        mov rdi, r15                 ;   134.4 p1      41 t copy
        and rdi, r14                 ;   137.8 p0      41 t
        xor r13, rdi                 ;   138.8 p0      41 t
        mov qword [rsp + 2720], rdx  ;   154.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.0 p1      41 t copy
        and rdx, r13                 ;   140.0 p0      41 t
        xor r13, r14                 ;   140.5 p0      41 t
        or rdi, r13                  ;   141.5 p0      41 t
        xor r15, rdx                 ;   141.7 p0      41 t
        mov rdx, r10                 ;   137.0 p1      41 t copy
        and rdx, r15                 ;   142.7 p0      41 t
        xor r14, rdx                 ;   143.7 p0      41 t
        xor rdi, r15                 ;   143.4 p0      41 t
        mov rdx, rdi                 ;   144.4 p1      41 t copy
        or rdx, r14                  ;   145.4 p0      41 t
        xor r13, rdx                 ;   146.4 p0      41 t
        and rax, r13                 ;   147.4 p0      41 t
        and rbx, rdi                 ;   145.7 p0      41 t
        and r15, r14                 ;   146.2 p0      41 t
        xor r10, r15                 ;   147.2 p0      41 t
        mov r15, rdi                 ;   144.4 p1      41 t copy
        xor r15, r14                 ;   147.4 p0      41 t
        and rcx, r15                 ;   148.4 p0      41 t
        and r12, r15                 ;   148.5 p0      41 t
        xor r15, r13                 ;   149.1 p0      41 t
        and r9, r15                  ;   150.1 p0      41 t
        and r8, r13                  ;   150.2 p0      41 t
        xor r13, r10                 ;   150.8 p0      41 t
        xor rax, r9                  ;   151.4 p0      41 t
        and rsi, rdi                 ;   151.9 p0      41 t
        xor rdi, r13                 ;   152.5 p0      41 t
        and r11, rdi                 ;   153.5 p0      41 t
        and rdi, qword [rsp + 2696]  ;   153.7 p2+p0   41 t
        and rbp, r13                 ;   154.2 p0      41 t
        xor rcx, r9                  ;   154.8 p0      41 t
        mov rdx, qword [rsp + 2688]  ;   146.0 p2      41 t
        and rdx, r10                 ;   155.4 p0      41 t
        mov r9, qword [rsp + 2680]   ;   144.0 p2      41 t
        and r9, r10                  ;   155.9 p0      41 t
        xor r9, r12                  ;   156.9 p0      41 t
        xor r8, r9                   ;   157.9 p0      41 t
        and r13, qword [rsp + 2672]  ;   157.7 p2+p0   41 t
        xor r12, r13                 ;   158.7 p0      41 t
        xor rdi, r12                 ;   159.7 p0      41 t
        mov r13, qword [rsp + 2720]  ;   154.0 p2      41 t
        xor r10, r14                 ;   159.4 p0      41 t
        and r13, r10                 ;   160.4 p0      41 t
        xor rdi, r13                 ;   161.4 p0      41 t
        xor r8, r13                  ;   161.4 p0      41 t
        mov r13, qword [rsp + 2640]  ;   132.0 p2      41 t
        and r13, r14                 ;   161.7 p0      41 t
        and r14, qword [rsp + 2648]  ;   162.2 p2+p0   41 t
        xor r14, rdi                 ;   163.2 p0      41 t
        and r10, qword [rsp + 2704]  ;   163.4 p2+p0   41 t
        and r15, qword [rsp + 2712]  ;   163.9 p2+p0   41 t
        xor r9, rdi                  ;   164.5 p0      41 t
        xor r13, r8                  ;   165.1 p0      41 t
        xor r14, r13                 ;   166.1 p0      41 t
        xor rbp, rbx                 ;   166.2 p0      41 t
        xor rbp, rcx                 ;   167.2 p0      41 t
        xor rsi, r12                 ;   167.4 p0      41 t
        mov r12, qword [rsp + 2664]  ;   142.0 p2      23 t
        not r12                      ;   167.9 p0      23 t
        xor r15, r14                 ;   168.4 p0      41 t
        xor rsi, r14                 ;   169.0 p0      41 t
        xor r10, rax                 ;   169.6 p0      41 t
        xor r10, r13                 ;   170.6 p0      41 t
        xor rbx, rax                 ;   170.7 p0      41 t
        mov r14, qword [rsp + 2576]  ;   142.0 p2      23 t
        not r14                      ;   171.3 p0      23 t
        xor rdx, rcx                 ;   171.8 p0      41 t
        xor r9, rbp                  ;   172.4 p0      41 t
        xor rbx, r11                 ;   172.9 p0      41 t
        xor rdx, r13                 ;   173.5 p0      41 t
        mov r11, rdx                 ;   174.5 p1      41 t copy
        mov rcx, qword [rsp + 2528]  ;   144.3 p2      40 t reload
        xor rbx, rdx                 ;   174.5 p0      41 t
        not rbx                      ;   175.5 p0      41 t
        mov r13, qword [rsp + 2568]  ;   145.3 p2      23 t
        mov rax, qword [rsp + 2168]  ;   146.3 p2      23 t
        mov qword [rsp + 2528], r10  ;   175.1 p0+p3   41 t spill
        xor r11, r10                 ;   176.1 p0      41 t
        mov r10, qword [rsp + 2368]  ;   147.3 p2      23 t
        xor r10, r14                 ;   176.7 p0      23 t
        xor r12, r10                 ;   177.7 p0      23 t
        xor rax, rcx                 ;   177.9 p0      23 t
        mov qword [rsp + 2712], rbx  ;   178.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2368]  ;   148.3 p2      23 t
        xor r11, rsi                 ;   179.4 p0      41 t
        mov rdi, qword [rsp + 2560]  ;   149.3 p2      23 t
        not rdi                      ;   180.0 p0      23 t
        xor rdi, r12                 ;   181.0 p0      23 t
        not r13                      ;   181.1 p0      23 t
        xor rbp, r11                 ;   181.6 p0      41 t
        mov qword [rsp + 2568], r9   ;   182.1 p0+p3   41 t spill
        xor r11, r15                 ;   183.1 p0      41 t
        not r15                      ;   183.7 p0      41 t
        not rbp                      ;   184.2 p0      41 t
        mov qword [rsp + 2576], rbp  ;   185.2 p0+p3   41 t spill
        xor r10, rax                 ;   185.7 p0      23 t
        mov qword [rsp + 2560], r15  ;   186.3 p0+p3   41 t spill
        mov rbp, rax                 ;   178.9 p1      23 t copy
        mov r9, rdi                  ;   182.0 p1      23 t copy
        mov qword [rsp + 2648], r11  ;   187.3 p0+p3   41 t spill
        xor rbp, rdi                 ;   188.3 p0      23 t
        mov r11, r13                 ;   182.1 p1      23 t copy
        mov rdx, qword [rsp + 2168]  ;   154.7 p2      23 t
        xor rdx, qword [rsp + 2448]  ;   188.9 p2+p0   23 t
        not rsi                      ;   189.4 p0      41 t
        mov qword [rsp + 2368], rsi  ;   190.4 p0+p3   41 t spill
        mov rsi, rdi                 ;   182.0 p1      23 t copy
        mov r15, rdx                 ;   189.9 p1      23 t copy
        xor r15, r12                 ;   190.9 p0      23 t
        xor rsi, r10                 ;   191.5 p0      23 t
        or r9, r15                   ;   192.1 p0      23 t
        xor r11, r12                 ;   192.6 p0      23 t
        not r8                       ;   193.2 p0      41 t
        mov qword [rsp + 2664], r8   ;   194.2 p0+p3   41 t spill
        xor rcx, r13                 ;   194.7 p0      23 t
        mov r8, rcx                  ;   195.7 p1      23 t copy
        mov qword [rsp + 2640], rdi  ;   195.3 p0+p3   23 t spill
        mov rdi, r12                 ;   178.7 p1      23 t copy
        xor rbx, rsi                 ;   196.3 p0      23 t
        mov qword [rsp + 2696], rsi  ;   196.9 p0+p3   23 t spill
        or rdi, rsi                  ;   197.9 p0      23 t
        xor rdi, r9                  ;   198.9 p0      23 t
        mov rsi, rbp                 ;   189.3 p1      23 t copy
        xor r9, r14                  ;   199.0 p0      23 t
        or r14, rbp                  ;   199.6 p0      23 t
        mov qword [rsp + 2704], rbp  ;   200.1 p0+p3   23 t spill
        mov rbp, rdx                 ;   189.9 p1      23 t copy
        xor r8, r10                  ;   201.1 p0      23 t
        mov qword [rsp + 2680], r8   ;   202.1 p0+p3   23 t spill
        mov qword [rsp + 2688], r13  ;   202.7 p0+p3   23 t spill
        and rbp, r10                 ;   203.7 p0      23 t
        xor rbp, r14                 ;   204.7 p0      23 t
        xor r14, qword [rsp + 2448]  ;   204.8 p2+p0   23 t
        xor rsi, r8                  ;   205.4 p0      23 t
        mov qword [rsp + 2448], r12  ;   206.0 p0+p3   23 t spill
        mov r12, r11                 ;   193.6 p1      23 t copy
        xor r9, rbp                  ;   207.0 p0      23 t
        and r12, rsi                 ;   207.6 p0      23 t
        xor r14, r10                 ;   208.1 p0      23 t
        xor r14, r12                 ;   209.1 p0      23 t
        xor rdi, r14                 ;   210.1 p0      23 t
        mov qword [rsp + 2672], r11  ;   209.8 p0+p3   23 t spill
        mov r12, rdx                 ;   189.9 p1      23 t copy
        mov qword [rsp + 2720], rsi  ;   210.8 p0+p3   23 t spill
        mov rsi, r11                 ;   193.6 p1      23 t copy
        xor rsi, rbx                 ;   211.8 p0      23 t
        xor r12, rsi                 ;   212.8 p0      23 t
        mov r11, r8                  ;   202.1 p1      23 t copy
        and r11, rsi                 ;   213.0 p0      23 t
        xor rbp, r11                 ;   214.0 p0      23 t
        mov r11, rcx                 ;   195.7 p1      23 t copy
        and r11, r12                 ;   214.1 p0      23 t
        xor r9, r11                  ;   215.1 p0      23 t
        mov r11, qword [rsp + 2168]  ;   172.3 p2      23 t
        or r11, r13                  ;   215.3 p0      23 t
        xor r14, r11                 ;   216.3 p0      23 t
        mov r11, r15                 ;   191.9 p1      23 t copy
        xor r11, rbx                 ;   216.4 p0      23 t
        mov r8, rax                  ;   178.9 p1      23 t copy
        and r8, r11                  ;   217.4 p0      23 t
        xor rbp, r8                  ;   218.4 p0      23 t
        xor r14, r8                  ;   218.4 p0      23 t
        mov r8, rdi                  ;   211.1 p1      23 t copy
        and r8, r9                   ;   218.7 p0      23 t
        mov r13, rbp                 ;   219.4 p1      23 t copy
        xor r14, r8                  ;   219.7 p0      23 t
        and r13, r14                 ;   220.7 p0      23 t
        xor r14, r9                  ;   220.7 p0      23 t
        or r8, r14                   ;   221.7 p0      23 t
        xor rdi, r13                 ;   221.7 p0      23 t
        mov r13, rbp                 ;   219.4 p1      23 t copy
        xor r8, rdi                  ;   222.7 p0      23 t
        and r11, r8                  ;   223.7 p0      23 t
        and r13, rdi                 ;   223.3 p0      23 t
        xor r9, r13                  ;   224.3 p0      23 t
        mov r13, r8                  ;   223.7 p1      23 t copy
        or r13, r9                   ;   225.3 p0      23 t
        and rdi, r9                  ;   225.3 p0      23 t
        xor rbp, rdi                 ;   226.3 p0      23 t
        mov rdi, qword [rsp + 2448]  ;   206.0 p2      23 t
        and rdi, rbp                 ;   227.3 p0      23 t
        xor r14, r13                 ;   226.7 p0      23 t
        and rdx, r14                 ;   227.7 p0      23 t
        mov r13, r8                  ;   223.7 p1      23 t copy
        xor r13, r9                  ;   227.8 p0      23 t
        and r12, r13                 ;   228.8 p0      23 t
        and rcx, r13                 ;   229.0 p0      23 t
        xor r13, r14                 ;   229.5 p0      23 t
        and rsi, r13                 ;   230.5 p0      23 t
        and rax, r8                  ;   230.7 p0      23 t
        xor r12, rsi                 ;   231.5 p0      23 t
        xor rsi, rdx                 ;   231.8 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   196.9 p2      23 t
        mov qword [rsp + 2696], rax  ;   232.4 p0+p3   23 t spill
        and r10, r14                 ;   233.4 p0      23 t
        xor r14, rbp                 ;   234.0 p0      23 t
        xor r8, r14                  ;   235.0 p0      23 t
        and r15, r14                 ;   235.1 p0      23 t
        and rbx, r8                  ;   236.0 p0      23 t
        xor r15, r11                 ;   236.3 p0      23 t
        mov rax, qword [rsp + 2640]  ;   195.3 p2      23 t
        and rax, r14                 ;   236.8 p0      23 t
        mov r14, qword [rsp + 2672]  ;   209.8 p2      23 t
        and rdx, rbp                 ;   237.4 p0      23 t
        xor rbp, r9                  ;   238.0 p0      23 t
        and r14, rbp                 ;   239.0 p0      23 t
        xor rdx, rcx                 ;   239.1 p0      23 t
        xor rcx, rax                 ;   239.7 p0      23 t
        xor r14, rsi                 ;   240.3 p0      23 t
        mov rax, qword [rsp + 2720]  ;   210.8 p2      23 t
        and rax, rbp                 ;   240.8 p0      23 t
        mov rbp, qword [rsp + 2704]  ;   200.1 p2      23 t
        and rbp, r8                  ;   241.4 p0      23 t
        xor rbp, rcx                 ;   242.4 p0      23 t
        xor r10, rdx                 ;   242.5 p0      23 t
        xor rbp, rax                 ;   243.4 p0      23 t
        xor r10, rax                 ;   243.7 p0      23 t
        mov rax, qword [rsp + 2168]  ;   193.7 p2      23 t
        mov r8, qword [rsp + 2688]   ;   202.7 p2      23 t
        and r8, r9                   ;   244.2 p0      23 t
        xor r8, r10                  ;   245.2 p0      23 t
        and rax, r9                  ;   245.4 p0      23 t
        mov r9, qword [rsp + 2680]   ;   202.1 p2      23 t
        xor r15, r12                 ;   246.0 p0      23 t
        xor rax, rbp                 ;   246.5 p0      23 t
        xor rax, r8                  ;   247.5 p0      23 t
        xor r14, r8                  ;   247.7 p0      23 t
        xor r12, rdi                 ;   248.2 p0      23 t
        xor r12, r8                  ;   249.2 p0      23 t
        xor rdx, rbp                 ;   249.4 p0      23 t
        xor rdx, r15                 ;   250.4 p0      23 t
        xor r11, rsi                 ;   250.5 p0      23 t
        mov rsi, r12                 ;   250.2 p1      23 t copy
        xor rsi, r14                 ;   251.2 p0      23 t
        and r9, r13                  ;   251.7 p0      23 t
        mov r13, qword [rsp + 2696]  ;   232.4 p2      23 t
        xor r9, rax                  ;   252.7 p0      23 t
        mov r8, qword [rsp + 2176]   ;   200.7 p2      22 t
        not r8                       ;   252.8 p0      22 t
        xor r13, rcx                 ;   253.3 p0      23 t
        xor r13, rax                 ;   254.3 p0      23 t
        xor rsi, r13                 ;   255.3 p0      23 t
        xor r15, rsi                 ;   256.3 p0      23 t
        not r10                      ;   255.6 p0      23 t
        mov rbp, qword [rsp + 2240]  ;   202.7 p2      22 t
        mov rdi, qword [rsp + 2232]  ;   203.7 p2      22 t
        not rdi                      ;   256.1 p0      22 t
        mov rcx, qword [rsp + 2216]  ;   204.7 p2      40 t reload
        mov qword [rsp + 2216], r14  ;   256.6 p0+p3   23 t spill
        mov r14, qword [rsp + 2208]  ;   205.7 p2      22 t
        xor r14, rdi                 ;   257.6 p0      22 t
        xor rsi, r9                  ;   258.2 p0      23 t
        not r9                       ;   258.7 p0      23 t
        mov qword [rsp + 2240], r9   ;   259.7 p0+p3   23 t spill
        mov qword [rsp + 2232], rdx  ;   260.2 p0+p3   23 t spill
        xor r11, rbx                 ;   261.2 p0      23 t
        not r15                      ;   261.8 p0      23 t
        mov rax, qword [rsp + 2184]  ;   207.0 p2      22 t
        xor r11, r12                 ;   262.3 p0      23 t
        mov r12, qword [rsp + 2192]  ;   208.0 p2      22 t
        mov rbx, qword [rsp + 2184]  ;   209.0 p2      22 t
        not rbp                      ;   262.9 p0      22 t
        not r12                      ;   263.4 p0      22 t
        xor rbx, qword [rsp + 2224]  ;   263.9 p2+p0   22 t
        xor rax, rcx                 ;   264.5 p0      22 t
        not r13                      ;   265.0 p0      23 t
        xor r8, r14                  ;   265.5 p0      22 t
        xor r14, rax                 ;   266.1 p0      22 t
        mov r9, qword [rsp + 2208]   ;   212.1 p2      22 t
        xor rbp, r8                  ;   266.7 p0      22 t
        mov rdx, rax                 ;   265.5 p1      22 t copy
        xor rdx, rbp                 ;   267.7 p0      22 t
        xor rcx, r12                 ;   267.8 p0      22 t
        mov qword [rsp + 2192], r10  ;   268.4 p0+p3   23 t spill
        mov r10, rbp                 ;   267.7 p1      22 t copy
        mov qword [rsp + 2168], rbp  ;   269.4 p0+p3   22 t spill
        not r11                      ;   270.4 p0      23 t
        mov qword [rsp + 2208], r15  ;   270.9 p0+p3   23 t spill
        mov r15, rbx                 ;   264.9 p1      22 t copy
        xor r15, r8                  ;   271.9 p0      22 t
        mov qword [rsp + 2680], rsi  ;   272.5 p0+p3   23 t spill
        or r10, r15                  ;   273.5 p0      22 t
        mov rsi, rbp                 ;   267.7 p1      22 t copy
        xor rsi, r14                 ;   274.0 p0      22 t
        mov qword [rsp + 2688], rsi  ;   275.0 p0+p3   22 t spill
        mov rbp, r8                  ;   266.5 p1      22 t copy
        or rbp, rsi                  ;   275.6 p0      22 t
        xor rbp, r10                 ;   276.6 p0      22 t
        xor r9, rsi                  ;   276.7 p0      22 t
        mov rsi, rdi                 ;   257.1 p1      22 t copy
        mov qword [rsp + 2176], r11  ;   277.3 p0+p3   23 t spill
        mov r11, rcx                 ;   268.8 p1      22 t copy
        xor rdi, r10                 ;   278.3 p0      22 t
        mov r10, qword [rsp + 2224]  ;   222.7 p2      22 t
        xor r10, r14                 ;   278.9 p0      22 t
        xor r11, r14                 ;   279.4 p0      22 t
        mov qword [rsp + 2696], r13  ;   280.0 p0+p3   23 t spill
        mov r13, r12                 ;   264.4 p1      22 t copy
        xor r13, r8                  ;   281.0 p0      22 t
        mov qword [rsp + 2720], r13  ;   282.0 p0+p3   22 t spill
        or rsi, rdx                  ;   282.6 p0      22 t
        mov qword [rsp + 2224], rdx  ;   283.2 p0+p3   22 t spill
        xor r10, rsi                 ;   284.2 p0      22 t
        mov qword [rsp + 2448], r12  ;   284.7 p0+p3   22 t spill
        mov qword [rsp + 2640], r11  ;   285.7 p0+p3   22 t spill
        mov qword [rsp + 2704], r8   ;   286.7 p0+p3   22 t spill
        mov r8, rdx                  ;   268.7 p1      22 t copy
        mov rdx, rbx                 ;   264.9 p1      22 t copy
        and rdx, r14                 ;   287.7 p0      22 t
        xor rsi, rdx                 ;   288.7 p0      22 t
        mov rdx, r13                 ;   282.0 p1      22 t copy
        xor r8, r11                  ;   288.9 p0      22 t
        and rdx, r8                  ;   289.9 p0      22 t
        xor r10, rdx                 ;   290.9 p0      22 t
        mov rdx, rbx                 ;   264.9 p1      22 t copy
        xor rbp, r10                 ;   291.9 p0      22 t
        xor rdi, rsi                 ;   291.2 p0      22 t
        mov qword [rsp + 2672], r8   ;   291.7 p0+p3   22 t spill
        mov r8, r13                  ;   282.0 p1      22 t copy
        xor r8, r9                   ;   292.7 p0      22 t
        mov r13, r11                 ;   280.4 p1      22 t copy
        xor rdx, r8                  ;   293.7 p0      22 t
        and r13, r8                  ;   293.9 p0      22 t
        xor rsi, r13                 ;   294.9 p0      22 t
        mov r13, qword [rsp + 2184]  ;   237.3 p2      22 t
        or r13, r12                  ;   295.0 p0      22 t
        mov r11, rax                 ;   265.5 p1      22 t copy
        xor r10, r13                 ;   296.0 p0      22 t
        mov r13, rcx                 ;   268.8 p1      22 t copy
        and r13, rdx                 ;   296.2 p0      22 t
        xor rdi, r13                 ;   297.2 p0      22 t
        mov r13, r15                 ;   272.9 p1      22 t copy
        xor r13, r9                  ;   297.3 p0      22 t
        and r11, r13                 ;   298.3 p0      22 t
        xor r10, r11                 ;   299.3 p0      22 t
        xor rsi, r11                 ;   299.3 p0      22 t
        mov r11, rbp                 ;   292.9 p1      22 t copy
        mov r12, rsi                 ;   300.3 p1      22 t copy
        and r11, rdi                 ;   299.6 p0      22 t
        xor r10, r11                 ;   300.6 p0      22 t
        and r12, r10                 ;   301.6 p0      22 t
        xor rbp, r12                 ;   302.6 p0      22 t
        mov r12, rsi                 ;   300.3 p1      22 t copy
        xor r10, rdi                 ;   301.9 p0      22 t
        or r11, r10                  ;   302.9 p0      22 t
        xor r11, rbp                 ;   303.9 p0      22 t
        and r13, r11                 ;   304.9 p0      22 t
        and r12, rbp                 ;   304.1 p0      22 t
        and rax, r11                 ;   304.9 p0      22 t
        xor rdi, r12                 ;   305.3 p0      22 t
        mov r12, r11                 ;   304.9 p1      22 t copy
        or r12, rdi                  ;   306.3 p0      22 t
        xor r10, r12                 ;   307.3 p0      22 t
        mov r12, qword [rsp + 2704]  ;   286.7 p2      22 t
        and r14, r10                 ;   308.3 p0      22 t
        and rbx, r10                 ;   308.3 p0      22 t
        and rbp, rdi                 ;   308.1 p0      22 t
        xor rsi, rbp                 ;   309.1 p0      22 t
        mov rbp, r11                 ;   304.9 p1      22 t copy
        xor rbp, rdi                 ;   309.3 p0      22 t
        and rdx, rbp                 ;   310.3 p0      22 t
        and rcx, rbp                 ;   310.4 p0      22 t
        xor rbp, r10                 ;   311.0 p0      22 t
        and r8, rbp                  ;   312.0 p0      22 t
        xor rdx, r8                  ;   313.0 p0      22 t
        xor r8, rbx                  ;   313.0 p0      22 t
        xor r10, rsi                 ;   313.3 p0      22 t
        xor r11, r10                 ;   314.3 p0      22 t
        mov rbx, qword [rsp + 2688]  ;   275.0 p2      22 t
        mov qword [rsp + 2688], rax  ;   314.4 p0+p3   22 t spill
        mov rax, qword [rsp + 2168]  ;   269.4 p2      22 t
        and rax, r10                 ;   315.4 p0      22 t
        and r15, r10                 ;   316.0 p0      22 t
        mov r10, qword [rsp + 2720]  ;   282.0 p2      22 t
        and r12, rsi                 ;   316.6 p0      22 t
        and r9, r11                  ;   317.1 p0      22 t
        xor r15, r13                 ;   317.7 p0      22 t
        xor r13, r8                  ;   318.3 p0      22 t
        xor r13, r9                  ;   319.3 p0      22 t
        mov r9, qword [rsp + 2272]   ;   261.3 p2      21 t
        xor r15, rdx                 ;   319.4 p0      22 t
        xor rdx, r12                 ;   320.0 p0      22 t
        mov r12, qword [rsp + 2312]  ;   263.1 p2      21 t
        not r12                      ;   320.6 p0      21 t
        not r9                       ;   321.1 p0      21 t
        and rbx, rsi                 ;   321.6 p0      22 t
        xor rbx, rcx                 ;   322.6 p0      22 t
        xor rcx, rax                 ;   322.7 p0      22 t
        xor rsi, rdi                 ;   323.3 p0      22 t
        xor r14, rbx                 ;   323.9 p0      22 t
        and r10, rsi                 ;   324.4 p0      22 t
        xor r10, r8                  ;   325.4 p0      22 t
        mov r8, qword [rsp + 2256]   ;   266.5 p2      21 t
        not r8                       ;   325.6 p0      21 t
        mov rax, qword [rsp + 2672]  ;   291.7 p2      22 t
        and rax, rsi                 ;   326.1 p0      22 t
        xor r14, rax                 ;   327.1 p0      22 t
        mov rsi, qword [rsp + 2224]  ;   283.2 p2      22 t
        and rsi, r11                 ;   327.2 p0      22 t
        mov r11, qword [rsp + 2448]  ;   284.7 p2      22 t
        and r11, rdi                 ;   327.8 p0      22 t
        xor r11, r14                 ;   328.8 p0      22 t
        xor r10, r11                 ;   329.8 p0      22 t
        not r14                      ;   329.5 p0      22 t
        xor rdx, r11                 ;   330.0 p0      22 t
        xor r13, rdx                 ;   331.0 p0      22 t
        mov qword [rsp + 2256], r14  ;   331.1 p0+p3   22 t spill
        xor rsi, rcx                 ;   332.1 p0      22 t
        xor rsi, rax                 ;   333.1 p0      22 t
        mov rax, qword [rsp + 2184]  ;   275.1 p2      22 t
        and rax, rdi                 ;   333.3 p0      22 t
        mov rdi, qword [rsp + 2640]  ;   285.7 p2      22 t
        and rdi, rbp                 ;   333.8 p0      22 t
        xor rax, rsi                 ;   334.4 p0      22 t
        mov rbp, qword [rsp + 2688]  ;   314.4 p2      22 t
        xor rax, r11                 ;   335.4 p0      22 t
        mov r11, rdx                 ;   331.0 p1      22 t copy
        xor r11, r10                 ;   335.6 p0      22 t
        xor rbx, rsi                 ;   336.1 p0      22 t
        xor rbp, rcx                 ;   336.7 p0      22 t
        mov rsi, qword [rsp + 2320]  ;   280.0 p2      21 t
        not rsi                      ;   337.3 p0      21 t
        mov qword [rsp + 2320], r10  ;   337.8 p0+p3   22 t spill
        mov rdx, qword [rsp + 2264]  ;   281.1 p2      21 t
        xor rbp, rax                 ;   338.8 p0      22 t
        mov rcx, qword [rsp + 2288]  ;   282.4 p2      40 t reload
        xor r11, rbp                 ;   339.8 p0      22 t
        xor rbx, r15                 ;   339.9 p0      22 t
        xor r15, r11                 ;   340.8 p0      22 t
        xor rdi, rax                 ;   341.1 p0      22 t
        xor r11, rdi                 ;   342.1 p0      22 t
        mov qword [rsp + 2288], r11  ;   343.1 p0+p3   22 t spill
        mov rax, qword [rsp + 2264]  ;   287.1 p2      21 t
        mov r11, qword [rsp + 2280]  ;   288.1 p2      21 t
        xor r11, r12                 ;   343.2 p0      21 t
        xor r8, r11                  ;   344.2 p0      21 t
        xor rax, rcx                 ;   344.3 p0      21 t
        not r13                      ;   344.9 p0      22 t
        mov qword [rsp + 2688], r13  ;   345.9 p0+p3   22 t spill
        xor rcx, r9                  ;   346.4 p0      21 t
        xor rsi, r8                  ;   347.0 p0      21 t
        mov r14, rcx                 ;   347.4 p1      21 t copy
        not r15                      ;   347.6 p0      22 t
        mov qword [rsp + 2312], r15  ;   348.6 p0+p3   22 t spill
        mov r15, rax                 ;   345.3 p1      21 t copy
        xor r15, rsi                 ;   349.1 p0      21 t
        mov r10, qword [rsp + 2280]  ;   294.5 p2      21 t
        not rdi                      ;   349.6 p0      22 t
        mov qword [rsp + 2280], rdi  ;   350.6 p0+p3   22 t spill
        xor rdx, qword [rsp + 2296]  ;   351.1 p2+p0   21 t
        not rbp                      ;   351.7 p0      22 t
        mov rdi, rdx                 ;   352.1 p1      21 t copy
        mov qword [rsp + 2640], rbp  ;   352.7 p0+p3   22 t spill
        mov qword [rsp + 2272], rbx  ;   353.2 p0+p3   22 t spill
        mov rbx, rsi                 ;   348.0 p1      21 t copy
        xor rdi, r8                  ;   354.2 p0      21 t
        or rbx, rdi                  ;   355.2 p0      21 t
        mov qword [rsp + 2184], rsi  ;   355.3 p0+p3   21 t spill
        mov rbp, rsi                 ;   348.0 p1      21 t copy
        xor r11, rax                 ;   356.3 p0      21 t
        mov rsi, r8                  ;   345.2 p1      21 t copy
        xor rbp, r11                 ;   357.3 p0      21 t
        or rsi, rbp                  ;   358.3 p0      21 t
        xor r10, rbp                 ;   358.3 p0      21 t
        mov qword [rsp + 2448], rbp  ;   358.6 p0+p3   21 t spill
        mov rbp, r12                 ;   321.6 p1      21 t copy
        or rbp, r15                  ;   359.6 p0      21 t
        mov qword [rsp + 2224], r8   ;   360.2 p0+p3   21 t spill
        mov r13, r9                  ;   322.1 p1      21 t copy
        xor r14, r11                 ;   361.2 p0      21 t
        xor rsi, rbx                 ;   361.8 p0      21 t
        xor r12, rbx                 ;   362.3 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   306.2 p2      21 t
        xor r13, r8                  ;   362.9 p0      21 t
        mov qword [rsp + 2672], r13  ;   363.9 p0+p3   21 t spill
        mov r8, r15                  ;   350.1 p1      21 t copy
        xor r8, r14                  ;   364.5 p0      21 t
        xor rbx, r11                 ;   365.0 p0      21 t
        xor rbx, rbp                 ;   366.0 p0      21 t
        mov qword [rsp + 2296], r15  ;   366.2 p0+p3   21 t spill
        mov r15, rdx                 ;   352.1 p1      21 t copy
        and r15, r11                 ;   367.2 p0      21 t
        xor rbp, r15                 ;   368.2 p0      21 t
        mov r15, r13                 ;   363.9 p1      21 t copy
        and r15, r8                  ;   368.3 p0      21 t
        mov qword [rsp + 2168], r14  ;   368.9 p0+p3   21 t spill
        mov qword [rsp + 2720], r8   ;   369.9 p0+p3   21 t spill
        xor rbx, r15                 ;   370.9 p0      21 t
        mov r15, rdx                 ;   352.1 p1      21 t copy
        mov r8, r13                  ;   363.9 p1      21 t copy
        mov r13, r14                 ;   362.2 p1      21 t copy
        xor r8, r10                  ;   371.5 p0      21 t
        xor r12, rbp                 ;   372.0 p0      21 t
        and r13, r8                  ;   372.6 p0      21 t
        xor rbp, r13                 ;   373.6 p0      21 t
        mov r13, qword [rsp + 2264]  ;   316.3 p2      21 t
        or r13, r9                   ;   373.8 p0      21 t
        xor r15, r8                  ;   374.3 p0      21 t
        xor rsi, rbx                 ;   374.9 p0      21 t
        xor rbx, r13                 ;   375.5 p0      21 t
        mov r13, rcx                 ;   347.4 p1      21 t copy
        and r13, r15                 ;   376.0 p0      21 t
        xor r12, r13                 ;   377.0 p0      21 t
        mov r13, rdi                 ;   355.2 p1      21 t copy
        xor r13, r10                 ;   377.2 p0      21 t
        mov r14, rax                 ;   345.3 p1      21 t copy
        and r14, r13                 ;   378.2 p0      21 t
        xor rbx, r14                 ;   379.2 p0      21 t
        xor rbp, r14                 ;   379.2 p0      21 t
        mov r14, rsi                 ;   375.9 p1      21 t copy
        and r14, r12                 ;   379.5 p0      21 t
        xor rbx, r14                 ;   380.5 p0      21 t
        mov qword [rsp + 2704], r9   ;   380.6 p0+p3   21 t spill
        mov r9, rbp                  ;   380.2 p1      21 t copy
        and r9, rbx                  ;   381.6 p0      21 t
        xor rsi, r9                  ;   382.6 p0      21 t
        mov r9, rbp                  ;   380.2 p1      21 t copy
        and r9, rsi                  ;   383.6 p0      21 t
        xor rbx, r12                 ;   383.3 p0      21 t
        xor r12, r9                  ;   384.6 p0      21 t
        or r14, rbx                  ;   384.5 p0      21 t
        xor r14, rsi                 ;   385.5 p0      21 t
        mov r9, r14                  ;   386.5 p1      21 t copy
        or r9, r12                   ;   387.5 p0      21 t
        xor rbx, r9                  ;   388.5 p0      21 t
        and r13, r14                 ;   386.7 p0      21 t
        and rsi, r12                 ;   387.3 p0      21 t
        xor rbp, rsi                 ;   388.3 p0      21 t
        mov rsi, r14                 ;   386.5 p1      21 t copy
        xor rsi, r12                 ;   388.5 p0      21 t
        and r15, rsi                 ;   389.5 p0      21 t
        and rcx, rsi                 ;   389.6 p0      21 t
        xor rsi, rbx                 ;   390.2 p0      21 t
        and r8, rsi                  ;   391.2 p0      21 t
        xor r15, r8                  ;   392.2 p0      21 t
        and rdx, rbx                 ;   391.9 p0      21 t
        xor r8, rdx                  ;   392.9 p0      21 t
        mov r9, qword [rsp + 2224]   ;   360.2 p2      21 t
        and rax, r14                 ;   393.0 p0      21 t
        and r9, rbp                  ;   393.6 p0      21 t
        and r11, rbx                 ;   394.2 p0      21 t
        xor rbx, rbp                 ;   394.7 p0      21 t
        mov rdx, qword [rsp + 2448]  ;   358.6 p2      21 t
        mov qword [rsp + 2448], rax  ;   395.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2184]  ;   355.3 p2      21 t
        and rdi, rbx                 ;   396.3 p0      21 t
        xor r14, rbx                 ;   396.9 p0      21 t
        and rax, rbx                 ;   397.5 p0      21 t
        and r10, r14                 ;   398.0 p0      21 t
        xor rdi, r13                 ;   398.6 p0      21 t
        mov rbx, qword [rsp + 2672]  ;   363.9 p2      21 t
        xor rdi, r15                 ;   399.6 p0      21 t
        and rdx, rbp                 ;   399.7 p0      21 t
        xor rbp, r12                 ;   400.3 p0      21 t
        and rbx, rbp                 ;   401.3 p0      21 t
        xor rdx, rcx                 ;   401.5 p0      21 t
        xor rcx, rax                 ;   402.0 p0      21 t
        mov rax, qword [rsp + 2720]  ;   369.9 p2      21 t
        and rax, rbp                 ;   402.6 p0      21 t
        mov rbp, qword [rsp + 2296]  ;   366.2 p2      21 t
        and rbp, r14                 ;   403.2 p0      21 t
        xor rbp, rcx                 ;   404.2 p0      21 t
        xor rbp, rax                 ;   405.2 p0      21 t
        xor r11, rdx                 ;   404.9 p0      21 t
        xor r15, r9                  ;   405.4 p0      21 t
        xor r11, rax                 ;   406.0 p0      21 t
        mov r14, qword [rsp + 2704]  ;   380.6 p2      21 t
        and r14, r12                 ;   406.6 p0      21 t
        mov rax, qword [rsp + 2264]  ;   349.4 p2      21 t
        and rax, r12                 ;   407.2 p0      21 t
        mov r12, qword [rsp + 2168]  ;   368.9 p2      21 t
        xor r14, r11                 ;   407.7 p0      21 t
        xor rax, rbp                 ;   408.3 p0      21 t
        xor rax, r14                 ;   409.3 p0      21 t
        xor r15, r14                 ;   409.4 p0      21 t
        and r12, rsi                 ;   410.0 p0      21 t
        xor rbx, r8                  ;   410.6 p0      21 t
        xor rbx, r14                 ;   411.6 p0      21 t
        mov rsi, qword [rsp + 2448]  ;   395.3 p2      21 t
        xor rsi, rcx                 ;   411.7 p0      21 t
        xor rsi, rax                 ;   412.7 p0      21 t
        xor r13, r8                  ;   412.9 p0      21 t
        xor r13, r10                 ;   413.9 p0      21 t
        mov r10, r15                 ;   410.4 p1      21 t copy
        xor r10, rbx                 ;   414.0 p0      21 t
        xor r10, rsi                 ;   415.0 p0      21 t
        xor rdx, rbp                 ;   415.2 p0      21 t
        mov r9, qword [rsp + 2336]   ;   358.3 p2      23 t
        not r9                       ;   415.7 p0      23 t
        mov r14, qword [rsp + 2384]  ;   359.7 p2      23 t
        not r14                      ;   416.2 p0      23 t
        not r11                      ;   416.7 p0      21 t
        xor r12, rax                 ;   417.2 p0      21 t
        xor rdx, rdi                 ;   417.8 p0      21 t
        mov r8, qword [rsp + 2400]   ;   361.3 p2      23 t
        not r8                       ;   418.4 p0      23 t
        xor rdi, r10                 ;   418.9 p0      21 t
        xor r10, r12                 ;   419.4 p0      21 t
        mov rax, qword [rsp + 2352]  ;   363.7 p2      40 t reload
        not r12                      ;   420.0 p0      21 t
        mov qword [rsp + 2352], r12  ;   421.0 p0+p3   21 t spill
        mov r12, qword [rsp + 2344]  ;   364.7 p2      23 t
        xor r12, r14                 ;   421.5 p0      23 t
        xor r8, r12                  ;   422.5 p0      23 t
        mov qword [rsp + 2448], r10  ;   422.7 p0+p3   21 t spill
        not rsi                      ;   423.7 p0      21 t
        xor r13, r15                 ;   424.2 p0      21 t
        mov r15, qword [rsp + 2392]  ;   368.2 p2      23 t
        mov qword [rsp + 2400], rsi  ;   424.7 p0+p3   21 t spill
        mov qword [rsp + 2384], r11  ;   425.7 p0+p3   21 t spill
        mov r10, r9                  ;   416.7 p1      23 t copy
        mov rbp, qword [rsp + 2328]  ;   370.2 p2      23 t
        not rdi                      ;   426.7 p0      21 t
        mov qword [rsp + 2224], r9   ;   427.2 p0+p3   23 t spill
        mov rcx, qword [rsp + 2328]  ;   372.2 p2      23 t
        xor rcx, qword [rsp + 2360]  ;   428.2 p2+p0   23 t
        xor rbp, rax                 ;   428.8 p0      23 t
        not r13                      ;   429.4 p0      21 t
        mov qword [rsp + 2336], r13  ;   430.4 p0+p3   21 t spill
        mov qword [rsp + 2392], rdi  ;   430.9 p0+p3   21 t spill
        not r15                      ;   431.9 p0      23 t
        xor r15, r8                  ;   432.9 p0      23 t
        mov qword [rsp + 2264], r15  ;   433.9 p0+p3   23 t spill
        mov qword [rsp + 2168], rbx  ;   433.9 p0+p3   21 t spill
        mov qword [rsp + 2296], r8   ;   434.9 p0+p3   23 t spill
        xor r10, r8                  ;   435.9 p0      23 t
        xor r12, rbp                 ;   436.5 p0      23 t
        mov r13, r15                 ;   433.9 p1      23 t copy
        mov rbx, r15                 ;   433.9 p1      23 t copy
        mov r11, rbp                 ;   429.8 p1      23 t copy
        xor r11, r15                 ;   437.1 p0      23 t
        mov r15, r8                  ;   423.5 p1      23 t copy
        xor rbx, r12                 ;   437.6 p0      23 t
        mov qword [rsp + 2704], rbx  ;   438.6 p0+p3   23 t spill
        mov rdi, qword [rsp + 2344]  ;   380.8 p2      23 t
        mov qword [rsp + 2344], rdx  ;   439.2 p0+p3   21 t spill
        mov rdx, rcx                 ;   429.2 p1      23 t copy
        xor rdx, r8                  ;   440.2 p0      23 t
        or r13, rdx                  ;   441.2 p0      23 t
        xor rdi, rbx                 ;   441.4 p0      23 t
        or r15, rbx                  ;   441.9 p0      23 t
        xor r15, r13                 ;   442.9 p0      23 t
        mov rbx, r14                 ;   417.2 p1      23 t copy
        xor r14, r13                 ;   443.1 p0      23 t
        mov r13, qword [rsp + 2360]  ;   385.6 p2      23 t
        mov qword [rsp + 2360], r11  ;   443.6 p0+p3   23 t spill
        or rbx, r11                  ;   444.6 p0      23 t
        mov r8, r11                  ;   438.1 p1      23 t copy
        xor rax, r9                  ;   445.2 p0      23 t
        mov rsi, rax                 ;   446.2 p1      23 t copy
        mov r11, rcx                 ;   429.2 p1      23 t copy
        and r11, r12                 ;   445.8 p0      23 t
        xor r13, r12                 ;   446.4 p0      23 t
        xor r13, rbx                 ;   447.4 p0      23 t
        xor rsi, r12                 ;   447.5 p0      23 t
        xor r8, rsi                  ;   448.5 p0      23 t
        mov qword [rsp + 2672], r8   ;   449.5 p0+p3   23 t spill
        xor rbx, r11                 ;   449.6 p0      23 t
        xor r14, rbx                 ;   450.6 p0      23 t
        mov r11, r10                 ;   436.9 p1      23 t copy
        and r11, r8                  ;   450.8 p0      23 t
        mov r8, r10                  ;   436.9 p1      23 t copy
        xor r13, r11                 ;   451.8 p0      23 t
        xor r8, rdi                  ;   451.9 p0      23 t
        mov r11, rcx                 ;   429.2 p1      23 t copy
        xor r11, r8                  ;   452.9 p0      23 t
        mov qword [rsp + 2720], r10  ;   453.1 p0+p3   23 t spill
        mov r10, rsi                 ;   448.5 p1      23 t copy
        xor r15, r13                 ;   454.1 p0      23 t
        and r10, r8                  ;   454.6 p0      23 t
        xor rbx, r10                 ;   455.6 p0      23 t
        mov r10, qword [rsp + 2328]  ;   397.9 p2      23 t
        or r10, r9                   ;   455.8 p0      23 t
        xor r13, r10                 ;   456.8 p0      23 t
        mov r10, rax                 ;   446.2 p1      23 t copy
        and r10, r11                 ;   456.9 p0      23 t
        xor r14, r10                 ;   457.9 p0      23 t
        mov r10, rdx                 ;   441.2 p1      23 t copy
        mov qword [rsp + 2184], rsi  ;   458.1 p0+p3   23 t spill
        mov rsi, rbp                 ;   429.8 p1      23 t copy
        xor r10, rdi                 ;   459.1 p0      23 t
        and rsi, r10                 ;   460.1 p0      23 t
        xor r13, rsi                 ;   461.1 p0      23 t
        xor rbx, rsi                 ;   461.1 p0      23 t
        mov rsi, r15                 ;   455.1 p1      23 t copy
        and rsi, r14                 ;   461.3 p0      23 t
        mov r9, rbx                  ;   462.1 p1      23 t copy
        xor r13, rsi                 ;   462.3 p0      23 t
        and r9, r13                  ;   463.3 p0      23 t
        xor r15, r9                  ;   464.3 p0      23 t
        mov r9, rbx                  ;   462.1 p1      23 t copy
        and r9, r15                  ;   465.3 p0      23 t
        xor r13, r14                 ;   464.2 p0      23 t
        or rsi, r13                  ;   465.2 p0      23 t
        xor rsi, r15                 ;   466.2 p0      23 t
        xor r14, r9                  ;   466.3 p0      23 t
        mov r9, rsi                  ;   467.2 p1      23 t copy
        or r9, r14                   ;   468.2 p0      23 t
        xor r13, r9                  ;   469.2 p0      23 t
        and r15, r14                 ;   467.6 p0      23 t
        xor rbx, r15                 ;   468.6 p0      23 t
        mov r9, qword [rsp + 2296]   ;   434.9 p2      23 t
        and rbp, rsi                 ;   468.8 p0      23 t
        and r9, rbx                  ;   469.6 p0      23 t
        mov r15, rsi                 ;   467.2 p1      23 t copy
        xor r15, r14                 ;   469.9 p0      23 t
        and r11, r15                 ;   470.9 p0      23 t
        and rax, r15                 ;   471.1 p0      23 t
        xor r15, r13                 ;   471.6 p0      23 t
        and r8, r15                  ;   472.6 p0      23 t
        and r12, r13                 ;   472.8 p0      23 t
        and rcx, r13                 ;   473.3 p0      23 t
        xor r13, rbx                 ;   473.9 p0      23 t
        xor r11, r8                  ;   474.5 p0      23 t
        and r10, rsi                 ;   475.1 p0      23 t
        and rdx, r13                 ;   475.6 p0      23 t
        xor rdx, r10                 ;   476.6 p0      23 t
        xor rdx, r11                 ;   477.6 p0      23 t
        xor r8, rcx                  ;   477.3 p0      23 t
        mov rcx, qword [rsp + 2704]  ;   438.6 p2      23 t
        and rcx, rbx                 ;   477.9 p0      23 t
        mov qword [rsp + 2704], rbp  ;   478.5 p0+p3   23 t spill
        mov rbp, qword [rsp + 2264]  ;   433.9 p2      23 t
        xor rbx, r14                 ;   479.5 p0      23 t
        and rbp, r13                 ;   480.1 p0      23 t
        xor rsi, r13                 ;   480.6 p0      23 t
        mov r13, qword [rsp + 2720]  ;   453.1 p2      23 t
        xor r11, r9                  ;   481.2 p0      23 t
        xor rcx, rax                 ;   481.8 p0      23 t
        and r13, rbx                 ;   482.3 p0      23 t
        xor r12, rcx                 ;   482.9 p0      23 t
        xor r10, r8                  ;   483.5 p0      23 t
        mov r9, qword [rsp + 2424]   ;   425.5 p2      22 t
        not r9                       ;   484.0 p0      22 t
        xor rax, rbp                 ;   484.5 p0      23 t
        mov rbp, qword [rsp + 2672]  ;   449.5 p2      23 t
        and rbp, rbx                 ;   485.1 p0      23 t
        xor r12, rbp                 ;   486.1 p0      23 t
        mov rbx, qword [rsp + 2360]  ;   443.6 p2      23 t
        and rbx, rsi                 ;   486.3 p0      23 t
        xor r13, r8                  ;   486.8 p0      23 t
        mov r8, qword [rsp + 2408]   ;   429.6 p2      22 t
        xor rbx, rax                 ;   487.4 p0      23 t
        xor rbx, rbp                 ;   488.4 p0      23 t
        not r8                       ;   488.5 p0      22 t
        mov rbp, qword [rsp + 2328]  ;   431.0 p2      23 t
        and rbp, r14                 ;   489.0 p0      23 t
        xor rbp, rbx                 ;   490.0 p0      23 t
        mov qword [rsp + 2424], rdx  ;   490.2 p0+p3   23 t spill
        and rdi, rsi                 ;   491.2 p0      23 t
        xor r10, rdi                 ;   492.2 p0      23 t
        mov rsi, qword [rsp + 2224]  ;   436.9 p2      23 t
        and rsi, r14                 ;   492.3 p0      23 t
        xor rsi, r12                 ;   493.3 p0      23 t
        xor r11, rsi                 ;   494.3 p0      23 t
        xor r13, rsi                 ;   494.3 p0      23 t
        xor rbp, rsi                 ;   494.6 p0      23 t
        mov r14, qword [rsp + 2184]  ;   458.1 p2      23 t
        and r14, r15                 ;   495.2 p0      23 t
        mov r15, qword [rsp + 2704]  ;   478.5 p2      23 t
        xor r15, rax                 ;   495.8 p0      23 t
        xor r14, rbp                 ;   496.3 p0      23 t
        xor r10, r11                 ;   496.9 p0      23 t
        xor r15, rbp                 ;   497.5 p0      23 t
        xor r11, r13                 ;   498.0 p0      23 t
        mov rdi, rdx                 ;   478.6 p1      23 t copy
        mov rdx, r14                 ;   497.3 p1      23 t copy
        not rdx                      ;   498.6 p0      23 t
        mov qword [rsp + 2408], rdx  ;   499.6 p0+p3   23 t spill
        mov rdx, qword [rsp + 2440]  ;   444.6 p2      22 t
        xor rdx, r9                  ;   500.1 p0      22 t
        mov qword [rsp + 2224], r14  ;   500.7 p0+p3   23 t spill
        mov r14, rdx                 ;   501.1 p1      22 t copy
        xor r11, r15                 ;   501.7 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   446.3 p2      22 t
        mov qword [rsp + 2472], r13  ;   502.3 p0+p3   23 t spill
        mov rsi, qword [rsp + 2464]  ;   447.5 p2      22 t
        not r10                      ;   503.3 p0      23 t
        xor rdi, r11                 ;   503.8 p0      23 t
        not r15                      ;   504.3 p0      23 t
        not rsi                      ;   504.8 p0      22 t
        not rdi                      ;   505.3 p0      23 t
        mov qword [rsp + 2464], rdi  ;   506.3 p0+p3   23 t spill
        mov rdi, qword [rsp + 2432]  ;   450.6 p2      22 t
        not r12                      ;   506.8 p0      23 t
        mov rax, qword [rsp + 2416]  ;   452.0 p2      22 t
        xor rax, qword [rsp + 2440]  ;   507.3 p2+p0   22 t
        mov qword [rsp + 2704], rbx  ;   507.9 p0+p3   23 t spill
        mov rbx, qword [rsp + 2432]  ;   454.0 p2      22 t
        mov qword [rsp + 2328], r15  ;   508.9 p0+p3   23 t spill
        xor rdi, rsi                 ;   509.9 p0      22 t
        not rbp                      ;   510.5 p0      22 t
        mov r13, qword [rsp + 2416]  ;   455.0 p2      22 t
        xor r13, qword [rsp + 2456]  ;   511.0 p2+p0   22 t
        mov qword [rsp + 2432], r12  ;   511.5 p0+p3   23 t spill
        mov qword [rsp + 2440], rcx  ;   512.5 p0+p3   23 t spill
        mov rcx, r13                 ;   512.0 p1      22 t copy
        mov qword [rsp + 2184], r10  ;   513.5 p0+p3   23 t spill
        xor r8, rdi                  ;   514.5 p0      22 t
        xor rbp, r8                  ;   515.5 p0      22 t
        xor rdi, rax                 ;   515.7 p0      22 t
        xor rcx, r8                  ;   516.2 p0      22 t
        mov r15, r9                  ;   485.0 p1      22 t copy
        xor r15, r8                  ;   516.8 p0      22 t
        mov r10, rbp                 ;   516.5 p1      22 t copy
        or r10, rcx                  ;   517.5 p0      22 t
        mov qword [rsp + 2360], r11  ;   518.0 p0+p3   23 t spill
        mov r11, rbp                 ;   516.5 p1      22 t copy
        mov qword [rsp + 2264], r8   ;   519.0 p0+p3   22 t spill
        xor r11, rdi                 ;   520.0 p0      22 t
        xor rbx, r11                 ;   521.0 p0      22 t
        mov qword [rsp + 2672], r11  ;   521.1 p0+p3   22 t spill
        mov r12, rax                 ;   508.3 p1      22 t copy
        mov qword [rsp + 2720], rbp  ;   522.1 p0+p3   22 t spill
        xor r14, rdi                 ;   523.1 p0      22 t
        xor r12, rbp                 ;   523.7 p0      22 t
        mov rbp, r8                  ;   515.5 p1      22 t copy
        mov r8, r12                  ;   524.7 p1      22 t copy
        or rbp, r11                  ;   524.2 p0      22 t
        mov r11, rsi                 ;   505.8 p1      22 t copy
        or r11, r12                  ;   524.8 p0      22 t
        xor rbp, r10                 ;   525.4 p0      22 t
        xor rsi, r10                 ;   526.0 p0      22 t
        xor r8, r14                  ;   526.5 p0      22 t
        mov qword [rsp + 2296], r8   ;   527.5 p0+p3   22 t spill
        mov r10, qword [rsp + 2456]  ;   471.2 p2      22 t
        xor r10, rdi                 ;   528.1 p0      22 t
        xor r10, r11                 ;   529.1 p0      22 t
        mov qword [rsp + 2456], r12  ;   529.2 p0+p3   22 t spill
        mov r12, r13                 ;   512.0 p1      22 t copy
        and r12, rdi                 ;   530.2 p0      22 t
        mov qword [rsp + 2728], r15  ;   530.8 p0+p3   22 t spill
        xor r11, r12                 ;   531.8 p0      22 t
        mov r12, r15                 ;   517.8 p1      22 t copy
        and r12, r8                  ;   532.4 p0      22 t
        mov r8, r15                  ;   517.8 p1      22 t copy
        xor r8, rbx                  ;   533.0 p0      22 t
        mov r15, r14                 ;   524.1 p1      22 t copy
        and r15, r8                  ;   534.0 p0      22 t
        xor rsi, r11                 ;   534.1 p0      22 t
        xor r11, r15                 ;   535.0 p0      22 t
        mov r15, qword [rsp + 2416]  ;   478.6 p2      22 t
        or r15, r9                   ;   535.2 p0      22 t
        xor r10, r12                 ;   535.8 p0      22 t
        xor rbp, r10                 ;   536.8 p0      22 t
        mov r12, r13                 ;   512.0 p1      22 t copy
        xor r12, r8                  ;   537.0 p0      22 t
        xor r10, r15                 ;   537.5 p0      22 t
        mov r15, rdx                 ;   501.1 p1      22 t copy
        mov qword [rsp + 2736], r14  ;   538.1 p0+p3   22 t spill
        mov r14, rax                 ;   508.3 p1      22 t copy
        and r15, r12                 ;   539.1 p0      22 t
        xor rsi, r15                 ;   540.1 p0      22 t
        mov r15, rcx                 ;   517.2 p1      22 t copy
        xor r15, rbx                 ;   540.2 p0      22 t
        and r14, r15                 ;   541.2 p0      22 t
        xor r11, r14                 ;   542.2 p0      22 t
        xor r10, r14                 ;   542.2 p0      22 t
        mov r14, rbp                 ;   537.8 p1      22 t copy
        and r14, rsi                 ;   542.5 p0      22 t
        xor r10, r14                 ;   543.5 p0      22 t
        mov qword [rsp + 2744], r9   ;   543.7 p0+p3   22 t spill
        mov r9, r11                  ;   543.2 p1      22 t copy
        and r9, r10                  ;   544.7 p0      22 t
        xor rbp, r9                  ;   545.7 p0      22 t
        xor r10, rsi                 ;   545.8 p0      22 t
        or r14, r10                  ;   546.8 p0      22 t
        xor r14, rbp                 ;   547.8 p0      22 t
        and r15, r14                 ;   548.8 p0      22 t
        mov r9, r11                  ;   543.2 p1      22 t copy
        and r9, rbp                  ;   548.1 p0      22 t
        xor rsi, r9                  ;   549.1 p0      22 t
        and rbp, rsi                 ;   550.1 p0      22 t
        xor r11, rbp                 ;   551.1 p0      22 t
        mov r9, r14                  ;   548.8 p1      22 t copy
        or r9, rsi                   ;   550.4 p0      22 t
        xor r10, r9                  ;   551.4 p0      22 t
        and r13, r10                 ;   552.4 p0      22 t
        mov rbp, r14                 ;   548.8 p1      22 t copy
        xor rbp, rsi                 ;   552.1 p0      22 t
        and rdx, rbp                 ;   553.1 p0      22 t
        and rdi, r10                 ;   553.2 p0      22 t
        and r12, rbp                 ;   553.8 p0      22 t
        xor rbp, r10                 ;   554.4 p0      22 t
        mov r9, qword [rsp + 2264]   ;   519.0 p2      22 t
        and rax, r14                 ;   554.9 p0      22 t
        xor r10, r11                 ;   555.5 p0      22 t
        and rcx, r10                 ;   556.5 p0      22 t
        xor rcx, r15                 ;   557.5 p0      22 t
        and r8, rbp                  ;   557.2 p0      22 t
        xor r12, r8                  ;   558.2 p0      22 t
        and r9, r11                  ;   558.4 p0      22 t
        xor r8, r13                  ;   558.9 p0      22 t
        mov r13, qword [rsp + 2672]  ;   521.1 p2      22 t
        mov qword [rsp + 2672], rax  ;   559.5 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   522.1 p2      22 t
        and rax, r10                 ;   560.5 p0      22 t
        xor r14, r10                 ;   561.1 p0      22 t
        mov r10, qword [rsp + 2728]  ;   530.8 p2      22 t
        and rbx, r14                 ;   562.1 p0      22 t
        and r13, r11                 ;   562.2 p0      22 t
        xor r13, rdx                 ;   563.2 p0      22 t
        xor rdx, rax                 ;   563.4 p0      22 t
        mov rax, qword [rsp + 2296]  ;   527.5 p2      22 t
        xor r11, rsi                 ;   563.9 p0      22 t
        and rax, r11                 ;   564.9 p0      22 t
        and r10, r11                 ;   565.1 p0      22 t
        mov r11, qword [rsp + 2456]  ;   529.2 p2      22 t
        xor r10, r8                  ;   566.1 p0      22 t
        and r11, r14                 ;   566.2 p0      22 t
        xor r11, rdx                 ;   567.2 p0      22 t
        xor rcx, r12                 ;   567.4 p0      22 t
        xor r12, r9                  ;   567.9 p0      22 t
        mov r14, qword [rsp + 2744]  ;   543.7 p2      22 t
        and r14, rsi                 ;   568.5 p0      22 t
        xor r11, rax                 ;   569.1 p0      22 t
        xor rdi, r13                 ;   569.6 p0      22 t
        xor rdi, rax                 ;   570.6 p0      22 t
        mov rax, qword [rsp + 2416]  ;   512.1 p2      22 t
        mov r9, qword [rsp + 2496]   ;   513.1 p2      21 t
        and rax, rsi                 ;   570.8 p0      22 t
        xor r14, rdi                 ;   571.6 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   538.1 p2      22 t
        and rsi, rbp                 ;   571.9 p0      22 t
        xor r15, r8                  ;   572.5 p0      22 t
        xor rax, r11                 ;   573.1 p0      22 t
        xor rax, r14                 ;   574.1 p0      22 t
        xor r10, r14                 ;   574.2 p0      22 t
        mov r8, qword [rsp + 2480]   ;   517.6 p2      21 t
        mov rbp, qword [rsp + 2672]  ;   559.5 p2      22 t
        xor rbp, rdx                 ;   574.8 p0      22 t
        xor rbp, rax                 ;   575.8 p0      22 t
        mov rdx, qword [rsp + 2544]  ;   519.6 p2      21 t
        not r8                       ;   575.9 p0      21 t
        xor r12, r14                 ;   576.4 p0      22 t
        mov r14, qword [rsp + 2536]  ;   521.0 p2      21 t
        mov qword [rsp + 2536], r10  ;   577.0 p0+p3   22 t spill
        not r14                      ;   578.0 p0      21 t
        xor rsi, rax                 ;   578.5 p0      22 t
        xor r15, rbx                 ;   579.1 p0      22 t
        xor r15, r12                 ;   580.1 p0      22 t
        xor r12, r10                 ;   580.2 p0      22 t
        xor r12, rbp                 ;   581.2 p0      22 t
        mov rax, rcx                 ;   568.4 p1      22 t copy
        mov qword [rsp + 2544], r12  ;   582.2 p0+p3   22 t spill
        mov r10, qword [rsp + 2504]  ;   526.3 p2      21 t
        mov qword [rsp + 2736], r11  ;   582.4 p0+p3   22 t spill
        xor r10, r14                 ;   583.4 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   527.3 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   583.9 p2+p0   21 t
        not rbp                      ;   584.5 p0      22 t
        xor rax, r12                 ;   585.0 p0      22 t
        not rax                      ;   586.0 p0      22 t
        mov qword [rsp + 2496], rax  ;   587.0 p0+p3   22 t spill
        mov rax, rsi                 ;   579.5 p1      22 t copy
        not r9                       ;   587.1 p0      21 t
        not rdx                      ;   587.6 p0      21 t
        mov r12, qword [rsp + 2488]  ;   532.8 p2      21 t
        xor r12, qword [rsp + 2520]  ;   588.1 p2+p0   21 t
        not r15                      ;   588.6 p0      22 t
        not rax                      ;   589.1 p0      22 t
        mov qword [rsp + 2480], rsi  ;   589.6 p0+p3   22 t spill
        mov rsi, qword [rsp + 2512]  ;   535.0 p2      21 t
        mov qword [rsp + 2512], rax  ;   590.6 p0+p3   22 t spill
        not rdi                      ;   591.6 p0      22 t
        mov qword [rsp + 2416], rdi  ;   592.6 p0+p3   22 t spill
        mov rax, r12                 ;   589.1 p1      21 t copy
        xor r8, r10                  ;   593.1 p0      21 t
        xor rdx, r8                  ;   594.1 p0      21 t
        mov qword [rsp + 2672], rcx  ;   594.3 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   538.5 p2      21 t
        mov qword [rsp + 2456], rbp  ;   595.3 p0+p3   22 t spill
        mov rbp, rdx                 ;   595.1 p1      21 t copy
        mov qword [rsp + 2504], r13  ;   596.3 p0+p3   22 t spill
        mov r13, rbx                 ;   584.9 p1      21 t copy
        mov r11, rdx                 ;   595.1 p1      21 t copy
        xor r10, rbx                 ;   597.3 p0      21 t
        xor rax, r8                  ;   597.8 p0      21 t
        xor r13, rdx                 ;   598.4 p0      21 t
        xor rbp, r10                 ;   599.0 p0      21 t
        xor rcx, rbp                 ;   600.0 p0      21 t
        mov qword [rsp + 2728], rdx  ;   600.1 p0+p3   21 t spill
        mov qword [rsp + 2296], rbp  ;   601.1 p0+p3   21 t spill
        mov rdx, r8                  ;   594.1 p1      21 t copy
        or rdx, rbp                  ;   602.1 p0      21 t
        mov qword [rsp + 2720], r8   ;   602.7 p0+p3   21 t spill
        or r11, rax                  ;   603.7 p0      21 t
        xor rdx, r11                 ;   604.7 p0      21 t
        mov rbp, r14                 ;   579.0 p1      21 t copy
        mov rdi, r9                  ;   588.1 p1      21 t copy
        xor rdi, r8                  ;   604.8 p0      21 t
        mov r8, r13                  ;   599.4 p1      21 t copy
        or rbp, r13                  ;   605.4 p0      21 t
        xor r14, r11                 ;   606.0 p0      21 t
        xor rsi, r9                  ;   606.6 p0      21 t
        mov r11, qword [rsp + 2520]  ;   550.8 p2      21 t
        mov qword [rsp + 2520], r13  ;   607.1 p0+p3   21 t spill
        mov r13, r12                 ;   589.1 p1      21 t copy
        mov qword [rsp + 2744], r15  ;   608.1 p0+p3   22 t spill
        mov r15, rsi                 ;   607.6 p1      21 t copy
        xor r15, r10                 ;   609.1 p0      21 t
        xor r8, r15                  ;   610.1 p0      21 t
        mov qword [rsp + 2264], r8   ;   611.1 p0+p3   21 t spill
        xor r11, r10                 ;   611.3 p0      21 t
        xor r11, rbp                 ;   612.3 p0      21 t
        and r13, r10                 ;   612.4 p0      21 t
        xor rbp, r13                 ;   613.4 p0      21 t
        xor r14, rbp                 ;   614.4 p0      21 t
        mov r13, rdi                 ;   605.8 p1      21 t copy
        and r13, r8                  ;   614.1 p0      21 t
        xor r11, r13                 ;   615.1 p0      21 t
        xor rdx, r11                 ;   616.1 p0      21 t
        mov r8, rdi                  ;   605.8 p1      21 t copy
        xor r8, rcx                  ;   615.8 p0      21 t
        mov r13, r12                 ;   589.1 p1      21 t copy
        xor r13, r8                  ;   616.8 p0      21 t
        mov qword [rsp + 2752], rdi  ;   617.0 p0+p3   21 t spill
        mov rdi, r15                 ;   610.1 p1      21 t copy
        and rdi, r8                  ;   618.0 p0      21 t
        xor rbp, rdi                 ;   619.0 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   561.5 p2      21 t
        or rdi, r9                   ;   619.1 p0      21 t
        xor r11, rdi                 ;   620.1 p0      21 t
        mov rdi, rsi                 ;   607.6 p1      21 t copy
        and rdi, r13                 ;   620.3 p0      21 t
        xor r14, rdi                 ;   621.3 p0      21 t
        mov rdi, rax                 ;   598.8 p1      21 t copy
        mov qword [rsp + 2760], r15  ;   621.4 p0+p3   21 t spill
        mov r15, rbx                 ;   584.9 p1      21 t copy
        xor rdi, rcx                 ;   622.4 p0      21 t
        and r15, rdi                 ;   623.4 p0      21 t
        xor rbp, r15                 ;   624.4 p0      21 t
        xor r11, r15                 ;   624.4 p0      21 t
        mov r15, rdx                 ;   617.1 p1      21 t copy
        and r15, r14                 ;   624.7 p0      21 t
        mov qword [rsp + 2768], r9   ;   625.3 p0+p3   21 t spill
        xor r11, r15                 ;   626.3 p0      21 t
        mov r9, rbp                  ;   625.4 p1      21 t copy
        and r9, r11                  ;   627.3 p0      21 t
        xor rdx, r9                  ;   628.3 p0      21 t
        xor r11, r14                 ;   628.0 p0      21 t
        or r15, r11                  ;   629.0 p0      21 t
        xor r15, rdx                 ;   630.0 p0      21 t
        mov r9, rbp                  ;   625.4 p1      21 t copy
        and r9, rdx                  ;   629.7 p0      21 t
        xor r14, r9                  ;   630.7 p0      21 t
        mov r9, r15                  ;   631.0 p1      21 t copy
        or r9, r14                   ;   632.0 p0      21 t
        xor r11, r9                  ;   633.0 p0      21 t
        and r12, r11                 ;   634.0 p0      21 t
        and r10, r11                 ;   634.0 p0      21 t
        mov r9, qword [rsp + 2720]   ;   602.7 p2      21 t
        and rbx, r15                 ;   633.1 p0      21 t
        and rdi, r15                 ;   633.7 p0      21 t
        and rdx, r14                 ;   634.3 p0      21 t
        xor rbp, rdx                 ;   635.3 p0      21 t
        mov rdx, r15                 ;   631.0 p1      21 t copy
        xor rdx, r14                 ;   635.4 p0      21 t
        and r13, rdx                 ;   636.4 p0      21 t
        and r9, rbp                  ;   636.5 p0      21 t
        and rsi, rdx                 ;   637.1 p0      21 t
        xor rdx, r11                 ;   637.7 p0      21 t
        and r8, rdx                  ;   638.7 p0      21 t
        xor r13, r8                  ;   639.7 p0      21 t
        xor r11, rbp                 ;   639.4 p0      21 t
        and rax, r11                 ;   640.4 p0      21 t
        xor rax, rdi                 ;   641.4 p0      21 t
        xor rax, r13                 ;   642.4 p0      21 t
        xor r8, r12                  ;   641.7 p0      21 t
        mov r12, qword [rsp + 2296]  ;   601.1 p2      21 t
        and r12, rbp                 ;   642.3 p0      21 t
        xor r15, r11                 ;   642.8 p0      21 t
        xor rbp, r14                 ;   643.4 p0      21 t
        mov qword [rsp + 2296], rbx  ;   644.0 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   600.1 p2      21 t
        and rbx, r11                 ;   645.0 p0      21 t
        mov r11, qword [rsp + 2752]  ;   617.0 p2      21 t
        and r11, rbp                 ;   645.5 p0      21 t
        xor r11, r8                  ;   646.5 p0      21 t
        xor r12, rsi                 ;   646.7 p0      21 t
        xor rsi, rbx                 ;   647.2 p0      21 t
        mov rbx, qword [rsp + 2264]  ;   611.1 p2      21 t
        and rbx, rbp                 ;   647.8 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   607.1 p2      21 t
        and rbp, r15                 ;   648.4 p0      21 t
        xor r13, r9                  ;   649.0 p0      21 t
        xor r10, r12                 ;   649.5 p0      21 t
        and rcx, r15                 ;   650.1 p0      21 t
        mov r15, qword [rsp + 2768]  ;   625.3 p2      21 t
        and r15, r14                 ;   650.7 p0      21 t
        xor rdi, r8                  ;   651.2 p0      21 t
        xor rdi, rcx                 ;   652.2 p0      21 t
        mov r9, qword [rsp + 2608]   ;   593.3 p2      42 t
        mov rcx, qword [rsp + 2592]  ;   594.3 p2      42 t
        xor r10, rbx                 ;   652.4 p0      21 t
        xor r15, r10                 ;   653.4 p0      21 t
        xor rbp, rsi                 ;   653.5 p0      21 t
        xor rbp, rbx                 ;   654.5 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   596.5 p2      21 t
        and rbx, r14                 ;   654.7 p0      21 t
        xor rbx, rbp                 ;   655.7 p0      21 t
        xor rbx, r15                 ;   656.7 p0      21 t
        mov r14, qword [rsp + 2760]  ;   621.4 p2      21 t
        not r9                       ;   656.4 p0      42 t
        xor r13, r15                 ;   656.9 p0      21 t
        and r14, rdx                 ;   657.5 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   644.0 p2      21 t
        xor rdx, rsi                 ;   658.0 p0      21 t
        xor rdx, rbx                 ;   659.0 p0      21 t
        xor rdi, r13                 ;   659.2 p0      21 t
        mov rsi, rax                 ;   643.4 p1      21 t copy
        mov r8, qword [rsp + 2552]   ;   603.5 p2      42 t
        not rcx                      ;   659.7 p0      42 t
        not r8                       ;   660.2 p0      42 t
        xor r11, r15                 ;   660.7 p0      21 t
        xor r13, r11                 ;   661.7 p0      21 t
        xor r13, rdx                 ;   662.7 p0      21 t
        not rdi                      ;   662.5 p0      21 t
        xor rsi, r13                 ;   663.7 p0      21 t
        not rdx                      ;   663.5 p0      21 t
        xor r14, rbx                 ;   664.0 p0      21 t
        mov rbx, qword [rsp + 2600]  ;   608.4 p2      42 t
        xor rbx, qword [rsp + 2624]  ;   664.6 p2+p0   42 t
        mov qword [rsp + 2488], r14  ;   665.2 p0+p3   21 t spill
        mov qword [rsp + 2608], r12  ;   666.2 p0+p3   21 t spill
        mov r12, r14                 ;   665.0 p1      21 t copy
        not r12                      ;   667.2 p0      21 t
        mov qword [rsp + 2552], r12  ;   668.2 p0+p3   21 t spill
        mov r12, qword [rsp + 2624]  ;   612.3 p2      42 t
        not r10                      ;   668.7 p0      21 t
        not rsi                      ;   669.2 p0      21 t
        mov qword [rsp + 2592], rsi  ;   670.2 p0+p3   21 t spill
        mov r15, qword [rsp + 2656]  ;   615.4 p2      42 t
        not r15                      ;   670.7 p0      42 t
        mov qword [rsp + 2768], r13  ;   671.2 p0+p3   21 t spill
        mov qword [rsp + 2760], rdx  ;   672.2 p0+p3   21 t spill
        xor r12, r9                  ;   673.2 p0      42 t
        mov qword [rsp + 2624], rbp  ;   673.7 p0+p3   21 t spill
        mov r13, r12                 ;   674.2 p1      42 t copy
        mov qword [rsp + 2520], r11  ;   674.7 p0+p3   21 t spill
        mov qword [rsp + 2656], rax  ;   675.7 p0+p3   21 t spill
        mov rax, qword [rsp + 2616]  ;   618.8 p2      42 t
        xor rax, r15                 ;   676.7 p0      42 t
        xor r8, rax                  ;   677.7 p0      42 t
        xor rax, rbx                 ;   677.9 p0      42 t
        xor rcx, r8                  ;   678.7 p0      42 t
        mov rdx, rcx                 ;   679.7 p1      42 t copy
        mov r11, rcx                 ;   679.7 p1      42 t copy
        xor r11, rax                 ;   680.7 p0      42 t
        mov qword [rsp + 2296], r10  ;   679.6 p0+p3   21 t spill
        mov rsi, qword [rsp + 2600]  ;   622.3 p2      42 t
        xor rsi, qword [rsp + 2632]  ;   680.6 p2+p0   42 t
        mov rbp, rsi                 ;   681.6 p1      42 t copy
        xor rbp, r8                  ;   682.6 p0      42 t
        mov r14, r9                  ;   657.4 p1      42 t copy
        xor r13, rax                 ;   681.7 p0      42 t
        mov r10, qword [rsp + 2616]  ;   625.7 p2      42 t
        xor r10, r11                 ;   682.3 p0      42 t
        mov qword [rsp + 2616], rdi  ;   682.9 p0+p3   21 t spill
        mov rdi, rbx                 ;   665.6 p1      42 t copy
        xor rdi, rcx                 ;   683.9 p0      42 t
        or rdx, rbp                  ;   684.4 p0      42 t
        xor r14, r8                  ;   685.0 p0      42 t
        mov qword [rsp + 2752], rcx  ;   685.6 p0+p3   42 t spill
        mov qword [rsp + 2264], r11  ;   686.6 p0+p3   42 t spill
        mov rcx, r8                  ;   678.7 p1      42 t copy
        or rcx, r11                  ;   687.6 p0      42 t
        mov r11, r15                 ;   671.7 p1      42 t copy
        xor rcx, rdx                 ;   688.6 p0      42 t
        xor r15, rdx                 ;   688.7 p0      42 t
        or r11, rdi                  ;   689.3 p0      42 t
        mov rdx, qword [rsp + 2632]  ;   633.0 p2      42 t
        xor rdx, rax                 ;   689.9 p0      42 t
        xor rdx, r11                 ;   690.9 p0      42 t
        mov qword [rsp + 2728], r8   ;   691.0 p0+p3   42 t spill
        mov qword [rsp + 2632], rdi  ;   692.0 p0+p3   42 t spill
        mov r8, rdi                  ;   684.9 p1      42 t copy
        mov rdi, rsi                 ;   681.6 p1      42 t copy
        and rdi, rax                 ;   693.0 p0      42 t
        xor r11, rdi                 ;   694.0 p0      42 t
        xor r15, r11                 ;   695.0 p0      42 t
        mov rdi, r14                 ;   686.0 p1      42 t copy
        xor r8, r13                  ;   694.7 p0      42 t
        and rdi, r8                  ;   695.7 p0      42 t
        mov qword [rsp + 2720], r8   ;   695.9 p0+p3   42 t spill
        mov r8, r14                  ;   686.0 p1      42 t copy
        xor rdx, rdi                 ;   696.9 p0      42 t
        mov qword [rsp + 2784], r13  ;   697.4 p0+p3   42 t spill
        mov qword [rsp + 2776], r14  ;   698.4 p0+p3   42 t spill
        xor r8, r10                  ;   699.4 p0      42 t
        mov rdi, rsi                 ;   681.6 p1      42 t copy
        xor rdi, r8                  ;   700.4 p0      42 t
        mov r14, r13                 ;   682.7 p1      42 t copy
        and r14, r8                  ;   700.6 p0      42 t
        xor r11, r14                 ;   701.6 p0      42 t
        mov r14, qword [rsp + 2600]  ;   644.7 p2      42 t
        or r14, r9                   ;   701.7 p0      42 t
        mov r13, rbx                 ;   665.6 p1      42 t copy
        mov qword [rsp + 2792], r9   ;   702.3 p0+p3   42 t spill
        xor rcx, rdx                 ;   703.3 p0      42 t
        xor rdx, r14                 ;   703.9 p0      42 t
        mov r14, r12                 ;   674.2 p1      42 t copy
        and r14, rdi                 ;   704.4 p0      42 t
        xor r15, r14                 ;   705.4 p0      42 t
        mov r14, rbp                 ;   683.6 p1      42 t copy
        xor r14, r10                 ;   705.6 p0      42 t
        and r13, r14                 ;   706.6 p0      42 t
        xor rdx, r13                 ;   707.6 p0      42 t
        xor r11, r13                 ;   707.6 p0      42 t
        mov r13, rcx                 ;   704.3 p1      42 t copy
        and r13, r15                 ;   707.9 p0      42 t
        mov r9, r11                  ;   708.6 p1      42 t copy
        xor rdx, r13                 ;   708.9 p0      42 t
        and r9, rdx                  ;   709.9 p0      42 t
        xor rdx, r15                 ;   709.9 p0      42 t
        xor rcx, r9                  ;   710.9 p0      42 t
        or r13, rdx                  ;   710.9 p0      42 t
        xor r13, rcx                 ;   711.9 p0      42 t
        mov r9, r11                  ;   708.6 p1      42 t copy
        and r9, rcx                  ;   711.9 p0      42 t
        xor r15, r9                  ;   712.9 p0      42 t
        and rcx, r15                 ;   713.9 p0      42 t
        xor r11, rcx                 ;   714.9 p0      42 t
        mov rcx, r13                 ;   712.9 p1      42 t copy
        and rbx, r13                 ;   714.1 p0      42 t
        and r14, r13                 ;   714.7 p0      42 t
        mov r9, r13                  ;   712.9 p1      42 t copy
        xor rcx, r15                 ;   715.3 p0      42 t
        and r12, rcx                 ;   716.3 p0      42 t
        and rdi, rcx                 ;   716.4 p0      42 t
        or r9, r15                   ;   717.0 p0      42 t
        xor rdx, r9                  ;   718.0 p0      42 t
        mov r9, qword [rsp + 2728]   ;   691.0 p2      42 t
        and rax, rdx                 ;   719.0 p0      42 t
        and r9, r11                  ;   718.7 p0      42 t
        xor rcx, rdx                 ;   719.3 p0      42 t
        and rsi, rdx                 ;   719.9 p0      42 t
        and r8, rcx                  ;   720.4 p0      42 t
        xor rdi, r8                  ;   721.4 p0      42 t
        xor r8, rsi                  ;   721.6 p0      42 t
        xor rdx, r11                 ;   722.1 p0      42 t
        xor r13, rdx                 ;   723.1 p0      42 t
        and r10, r13                 ;   724.1 p0      42 t
        mov rsi, qword [rsp + 2264]  ;   686.6 p2      42 t
        mov qword [rsp + 2264], rbx  ;   723.9 p0+p3   42 t spill
        mov rbx, qword [rsp + 2752]  ;   685.6 p2      42 t
        and rbx, rdx                 ;   724.9 p0      42 t
        and rsi, r11                 ;   725.4 p0      42 t
        xor rsi, r12                 ;   726.4 p0      42 t
        xor r12, rbx                 ;   726.6 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   695.9 p2      42 t
        xor r11, r15                 ;   727.1 p0      42 t
        and rbx, r11                 ;   728.1 p0      42 t
        xor rax, rsi                 ;   728.3 p0      42 t
        xor rax, rbx                 ;   729.3 p0      42 t
        and rbp, rdx                 ;   729.4 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   698.4 p2      42 t
        and rdx, r11                 ;   730.0 p0      42 t
        mov r11, qword [rsp + 2632]  ;   692.0 p2      42 t
        and r11, r13                 ;   730.6 p0      42 t
        mov r13, qword [rsp + 2792]  ;   702.3 p2      42 t
        and r13, r15                 ;   731.1 p0      42 t
        xor r11, r12                 ;   731.7 p0      42 t
        xor r11, rbx                 ;   732.7 p0      42 t
        mov rbx, qword [rsp + 2600]  ;   675.5 p2      42 t
        and rbx, r15                 ;   732.8 p0      42 t
        mov r15, qword [rsp + 2784]  ;   697.4 p2      42 t
        xor r13, rax                 ;   733.4 p0      42 t
        and r15, rcx                 ;   734.0 p0      42 t
        xor rbx, r11                 ;   734.6 p0      42 t
        xor rbx, r13                 ;   735.6 p0      42 t
        xor rbp, r14                 ;   735.7 p0      42 t
        xor rdx, r8                  ;   736.3 p0      42 t
        xor rdx, r13                 ;   737.3 p0      42 t
        xor rbp, rdi                 ;   737.4 p0      42 t
        mov rcx, qword [rsp + 2264]  ;   723.9 p2      42 t
        xor rcx, r12                 ;   738.0 p0      42 t
        xor rcx, rbx                 ;   739.0 p0      42 t
        xor rdi, r9                  ;   739.1 p0      42 t
        xor rdi, r13                 ;   740.1 p0      42 t
        xor r15, rbx                 ;   740.3 p0      42 t
        mov rbx, qword [rsp + 2648]  ;   684.4 p2      41 t
        mov r9, qword [rsp + 2640]   ;   685.4 p2      41 t
        xor r9, qword [rsp + 2360]   ;   740.8 p2+p0   41 t
        xor r9, qword [rsp + 2224]   ;   741.8 p2+p0   41 t
        xor r14, r8                  ;   742.0 p0      42 t
        xor r14, r10                 ;   743.0 p0      42 t
        mov r10, rbp                 ;   738.4 p1      42 t copy
        xor r14, rdi                 ;   744.0 p0      42 t
        xor rdi, rdx                 ;   743.7 p0      42 t
        xor rdi, rcx                 ;   744.7 p0      42 t
        mov r8, qword [rsp + 2168]   ;   688.9 p2      41 t
        xor r8, qword [rsp + 2456]   ;   744.8 p2+p0   41 t
        xor r10, rdi                 ;   745.7 p0      42 t
        mov r12, qword [rsp + 2680]  ;   690.9 p2      41 t
        xor r12, r15                 ;   746.0 p0      41 t
        xor r12, rdi                 ;   747.0 p0      41 t
        mov rdi, qword [rsp + 2168]  ;   692.2 p2      41 t
        xor rdi, r9                  ;   747.1 p0      41 t
        mov r13, qword [rsp + 2648]  ;   693.2 p2      41 t
        xor r13, qword [rsp + 2520]  ;   747.7 p2+p0   41 t
        xor rbx, r8                  ;   748.3 p0      41 t
        xor r9, rbx                  ;   749.3 p0      41 t
        mov qword [rsp + 2168], rbx  ;   749.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   696.7 p2      41 t
        xor rbx, r13                 ;   750.4 p0      41 t
        xor r8, rbx                  ;   751.4 p0      41 t
        mov qword [rsp + 2680], rbx  ;   751.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   698.0 p2      41 t
        mov qword [rsp + 2640], rdi  ;   752.5 p0+p3   41 t spill
        xor rbx, r12                 ;   753.5 p0      41 t
        xor r12, rdi                 ;   754.1 p0      41 t
        xor r13, rbx                 ;   754.7 p0      41 t
        mov rdi, qword [rsp + 2448]  ;   701.4 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   755.3 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   755.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;   703.4 p2      41 t
        xor rbx, qword [rsp + 2328]  ;   756.8 p2+p0   41 t
        mov qword [rsp + 2328], r13  ;   757.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2368]  ;   705.4 p2      41 t
        xor r13, qword [rsp + 2768]  ;   758.4 p2+p0   41 t
        xor r13, qword [rsp + 2488]  ;   759.4 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   759.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2368]   ;   708.4 p2      41 t
        mov qword [rsp + 2368], r9   ;   760.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2448]   ;   709.4 p2      41 t
        xor r8, rdi                  ;   761.5 p0      41 t
        mov qword [rsp + 2448], r8   ;   762.5 p0+p3   41 t spill
        not rcx                      ;   763.1 p0      42 t
        not r10                      ;   763.6 p0      42 t
        not r14                      ;   764.1 p0      42 t
        xor rcx, qword [rsp + 2696]  ;   764.6 p2+p0   41 t
        not r15                      ;   765.2 p0      42 t
        xor r11, rsi                 ;   765.7 p0      41 t
        xor r11, rbp                 ;   766.7 p0      41 t
        mov rsi, qword [rsp + 2664]  ;   713.2 p2      41 t
        xor rsi, qword [rsp + 2616]  ;   766.8 p2+p0   41 t
        xor r14, qword [rsp + 2176]  ;   767.4 p2+p0   41 t
        not rax                      ;   768.0 p0      42 t
        xor r9, rbx                  ;   768.5 p0      41 t
        xor rbx, r8                  ;   769.0 p0      41 t
        mov r8, qword [rsp + 2696]   ;   716.9 p2      41 t
        xor r8, r13                  ;   769.6 p0      41 t
        xor rdi, r8                  ;   770.6 p0      41 t
        mov qword [rsp + 2696], r8   ;   770.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   718.2 p2      41 t
        xor r8, rcx                  ;   771.8 p0      41 t
        xor r13, r8                  ;   772.8 p0      41 t
        xor rcx, r9                  ;   772.9 p0      41 t
        mov qword [rsp + 2688], r9   ;   773.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2400]   ;   720.7 p2      41 t
        xor r9, qword [rsp + 2416]   ;   774.5 p2+p0   41 t
        mov rbp, qword [rsp + 2664]  ;   722.7 p2      41 t
        mov qword [rsp + 2416], r8   ;   775.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2256]   ;   723.7 p2      41 t
        xor r8, qword [rsp + 2184]   ;   776.0 p2+p0   41 t
        xor rax, qword [rsp + 2192]  ;   776.6 p2+p0   41 t
        mov qword [rsp + 2184], r13  ;   777.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   726.7 p2      41 t
        xor r13, qword [rsp + 2760]  ;   778.2 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   778.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   728.7 p2      41 t
        xor rdi, r9                  ;   779.7 p0      41 t
        mov qword [rsp + 2712], rbx  ;   780.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   729.7 p2      41 t
        mov qword [rsp + 2400], rdi  ;   781.3 p0+p3   41 t spill
        xor rbx, r8                  ;   782.3 p0      41 t
        xor r8, rdi                  ;   782.9 p0      41 t
        mov rdi, qword [rsp + 2176]  ;   731.3 p2      41 t
        xor rdi, r13                 ;   783.5 p0      41 t
        xor r9, rdi                  ;   784.5 p0      41 t
        mov qword [rsp + 2176], rdi  ;   784.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2256]  ;   732.6 p2      41 t
        xor rdi, r14                 ;   785.6 p0      41 t
        xor r14, rbx                 ;   786.2 p0      41 t
        mov qword [rsp + 2256], rbx  ;   786.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   734.4 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   787.7 p2+p0   41 t
        xor rbx, qword [rsp + 2504]  ;   788.7 p2+p0   41 t
        xor rbx, qword [rsp + 2672]  ;   789.7 p2+p0   41 t
        mov qword [rsp + 2672], rdi  ;   789.5 p0+p3   41 t spill
        xor r13, rdi                 ;   790.5 p0      41 t
        mov qword [rsp + 2664], r13  ;   791.5 p0+p3   41 t spill
        mov r13, qword [rsp + 2336]  ;   738.9 p2      41 t
        xor rbp, rbx                 ;   792.0 p0      41 t
        mov rdi, qword [rsp + 2272]  ;   740.0 p2      41 t
        xor rdi, qword [rsp + 2432]  ;   792.6 p2+p0   41 t
        mov qword [rsp + 2336], rbp  ;   793.2 p0+p3   41 t spill
        xor r13, rdi                 ;   794.2 p0      41 t
        xor rdi, rbp                 ;   794.7 p0      41 t
        mov rbp, qword [rsp + 2192]  ;   742.3 p2      41 t
        xor rbp, rsi                 ;   795.3 p0      41 t
        mov qword [rsp + 2192], rbp  ;   796.3 p0+p3   41 t spill
        xor rbx, rbp                 ;   796.9 p0      41 t
        mov rbp, qword [rsp + 2272]  ;   743.6 p2      41 t
        mov qword [rsp + 2272], r13  ;   797.5 p0+p3   41 t spill
        xor rbp, rax                 ;   798.5 p0      41 t
        xor rax, r13                 ;   799.0 p0      41 t
        mov r13, qword [rsp + 2384]  ;   745.3 p2      41 t
        xor r13, qword [rsp + 2496]  ;   799.6 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   800.2 p0+p3   41 t spill
        xor r11, qword [rsp + 2232]  ;   801.2 p2+p0   41 t
        xor r10, qword [rsp + 2208]  ;   801.7 p2+p0   41 t
        xor rsi, rbp                 ;   802.3 p0      41 t
        mov rbp, qword [rsp + 2312]  ;   749.3 p2      41 t
        xor rbp, qword [rsp + 2704]  ;   802.9 p2+p0   41 t
        xor rbp, qword [rsp + 2440]  ;   803.9 p2+p0   41 t
        xor rbp, qword [rsp + 2424]  ;   804.9 p2+p0   41 t
        mov qword [rsp + 2424], rsi  ;   804.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2568]  ;   753.3 p2      41 t
        xor rsi, qword [rsp + 2296]  ;   805.6 p2+p0   41 t
        mov qword [rsp + 2296], rbx  ;   806.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2568]  ;   755.3 p2      41 t
        mov qword [rsp + 2568], r9   ;   807.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2384]   ;   756.3 p2      41 t
        xor r9, rbp                  ;   808.2 p0      41 t
        xor r15, qword [rsp + 2240]  ;   808.7 p2+p0   41 t
        xor rbx, r13                 ;   809.3 p0      41 t
        mov qword [rsp + 2384], rbx  ;   810.3 p0+p3   41 t spill
        xor rbp, rbx                 ;   810.9 p0      41 t
        mov rbx, qword [rsp + 2232]  ;   758.3 p2      41 t
        xor rbx, rsi                 ;   811.5 p0      41 t
        mov qword [rsp + 2232], rbx  ;   812.5 p0+p3   41 t spill
        xor r13, rbx                 ;   813.0 p0      41 t
        mov rbx, qword [rsp + 2312]  ;   759.3 p2      41 t
        xor rbx, r11                 ;   813.6 p0      41 t
        xor r11, r9                  ;   814.2 p0      41 t
        mov qword [rsp + 2312], r9   ;   814.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   760.7 p2      41 t
        xor rsi, rbx                 ;   815.7 p0      41 t
        xor r9, qword [rsp + 2512]   ;   816.3 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   816.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;   762.7 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   817.9 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   818.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2576]  ;   765.1 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   819.4 p2+p0   41 t
        xor rsi, qword [rsp + 2608]  ;   820.4 p2+p0   41 t
        xor rsi, qword [rsp + 2656]  ;   821.4 p2+p0   41 t
        mov qword [rsp + 2656], r13  ;   821.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2576]  ;   769.1 p2      41 t
        mov qword [rsp + 2576], rbp  ;   822.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2344]  ;   770.1 p2      41 t
        xor r13, r9                  ;   823.2 p0      41 t
        xor rbp, rbx                 ;   823.7 p0      41 t
        xor rbx, r13                 ;   824.3 p0      41 t
        mov qword [rsp + 2344], r13  ;   824.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2208]  ;   771.1 p2      41 t
        xor r13, rsi                 ;   825.9 p0      41 t
        mov qword [rsp + 2208], r13  ;   826.9 p0+p3   41 t spill
        xor r9, r13                  ;   827.4 p0      41 t
        mov r13, qword [rsp + 2280]  ;   772.8 p2      41 t
        xor r13, r10                 ;   828.0 p0      41 t
        mov qword [rsp + 2280], rbp  ;   828.6 p0+p3   41 t spill
        xor r10, rbp                 ;   829.6 p0      41 t
        mov rbp, qword [rsp + 2392]  ;   774.8 p2      41 t
        xor rsi, r13                 ;   830.2 p0      41 t
        xor rbp, qword [rsp + 2536]  ;   830.7 p2+p0   41 t
        mov qword [rsp + 2536], r13  ;   831.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2320]  ;   776.8 p2      41 t
        xor r13, qword [rsp + 2408]  ;   832.3 p2+p0   41 t
        mov qword [rsp + 2408], rsi  ;   832.9 p0+p3   41 t spill
        mov rsi, qword [rsp + 2560]  ;   778.8 p2      41 t
        xor rsi, qword [rsp + 2592]  ;   833.9 p2+p0   41 t
        mov qword [rsp + 2592], r9   ;   834.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2560]   ;   780.8 p2      41 t
        xor r9, rbp                  ;   835.4 p0      41 t
        mov qword [rsp + 2560], rbx  ;   836.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   781.8 p2      41 t
        xor rbx, r13                 ;   837.0 p0      41 t
        xor r13, r9                  ;   837.6 p0      41 t
        mov qword [rsp + 2392], r9   ;   838.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2240]   ;   783.3 p2      41 t
        xor r9, rsi                  ;   839.2 p0      41 t
        mov qword [rsp + 2240], r9   ;   840.2 p0+p3   41 t spill
        xor rbp, r9                  ;   840.7 p0      41 t
        mov r9, qword [rsp + 2320]   ;   785.5 p2      41 t
        mov qword [rsp + 2320], rbx  ;   841.3 p0+p3   41 t spill
        xor r9, r15                  ;   842.3 p0      41 t
        xor r15, rbx                 ;   842.9 p0      41 t
        mov rbx, qword [rsp + 2352]  ;   787.2 p2      41 t
        xor rbx, qword [rsp + 2544]  ;   843.4 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   844.4 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   844.6 p0+p3   41 t spill
        xor rdx, qword [rsp + 2216]  ;   845.6 p2+p0   41 t
        xor rsi, r9                  ;   846.2 p0      41 t
        mov r9, qword [rsp + 2288]   ;   791.2 p2      41 t
        xor r9, qword [rsp + 2472]   ;   846.7 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   847.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2528]  ;   793.2 p2      41 t
        xor rsi, qword [rsp + 2552]  ;   848.3 p2+p0   41 t
        mov qword [rsp + 2552], rbp  ;   848.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2528]  ;   795.2 p2      41 t
        xor rbp, rbx                 ;   849.9 p0      41 t
        mov qword [rsp + 2528], r13  ;   850.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2352]  ;   796.2 p2      41 t
        xor r13, r9                  ;   851.4 p0      41 t
        xor r9, rbp                  ;   852.0 p0      41 t
        mov qword [rsp + 2352], rbp  ;   852.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2216]  ;   798.2 p2      41 t
        xor rbp, rsi                 ;   853.6 p0      41 t
        mov qword [rsp + 2216], rbp  ;   854.6 p0+p3   41 t spill
        xor rbx, rbp                 ;   855.1 p0      41 t
        mov rbp, qword [rsp + 2288]  ;   800.4 p2      41 t
        xor rbp, rdx                 ;   855.7 p0      41 t
        xor rsi, rbp                 ;   856.7 p0      41 t
        xor rbp, rbx                 ;   856.9 p0      61 t
        xor rbp, qword [rsp + 3544]  ;   857.9 p2+p0   61 t
        mov qword [rsp + 3544], rbp  ;   858.9 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   803.2 p2      61 t
        xor rbp, qword [rsp + 3504]  ;   859.0 p2+p0   61 t
        xor rbp, qword [rsp + 2568]  ;   860.0 p2+p0   61 t
        mov qword [rsp + 3504], rbp  ;   861.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   806.2 p2      61 t
        xor rbp, qword [rsp + 3512]  ;   861.1 p2+p0   61 t
        mov qword [rsp + 2288], r13  ;   861.7 p0+p3   41 t spill
        xor rdx, r13                 ;   862.7 p0      41 t
        mov r13, r12                 ;   807.2 p1      61 t copy
        xor r13, qword [rsp + 3168]  ;   863.3 p2+p0   61 t
        mov qword [rsp + 3168], r13  ;   864.3 p0+p3   61 t spill
        mov r13, rcx                 ;   808.5 p1      61 t copy
        xor r13, qword [rsp + 3176]  ;   864.9 p2+p0   61 t
        mov qword [rsp + 3176], r13  ;   865.9 p0+p3   61 t spill
        mov r13, r14                 ;   810.1 p1      61 t copy
        xor r13, qword [rsp + 3184]  ;   866.4 p2+p0   61 t
        mov qword [rsp + 3184], r13  ;   867.4 p0+p3   61 t spill
        xor rbp, qword [rsp + 2296]  ;   868.0 p2+p0   61 t
        mov qword [rsp + 3512], rbp  ;   869.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   816.9 p2      61 t
        xor rbp, qword [rsp + 3520]  ;   869.6 p2+p0   61 t
        xor rbp, qword [rsp + 2656]  ;   870.6 p2+p0   61 t
        mov qword [rsp + 3520], rbp  ;   871.6 p0+p3   61 t spill
        mov r13, rax                 ;   816.7 p1      61 t copy
        xor r13, qword [rsp + 3192]  ;   871.7 p2+p0   61 t
        mov qword [rsp + 3192], r13  ;   872.7 p0+p3   61 t spill
        mov r13, r11                 ;   818.3 p1      61 t copy
        mov rbp, qword [rsp + 2536]  ;   831.3 p2      61 t
        xor rbp, qword [rsp + 3528]  ;   873.3 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   874.3 p2+p0   61 t
        xor r13, qword [rsp + 3200]  ;   874.4 p2+p0   61 t
        xor r11, qword [rsp + 3648]  ;   875.0 p2+p0   61 t
        mov qword [rsp + 3200], r13  ;   875.6 p0+p3   61 t spill
        mov r13, r10                 ;   830.6 p1      61 t copy
        xor r13, qword [rsp + 3208]  ;   876.6 p2+p0   61 t
        mov qword [rsp + 3208], r13  ;   877.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2368]  ;   824.9 p2      61 t
        xor r13, qword [rsp + 3232]  ;   878.1 p2+p0   61 t
        mov qword [rsp + 3232], r13  ;   879.1 p0+p3   61 t spill
        mov r13, r15                 ;   843.9 p1      61 t copy
        xor r13, qword [rsp + 3216]  ;   879.7 p2+p0   61 t
        mov qword [rsp + 3216], r13  ;   880.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   828.8 p2      61 t
        mov qword [rsp + 3528], rbp  ;   881.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2480]  ;   844.6 p2      61 t
        xor rbp, qword [rsp + 3536]  ;   882.3 p2+p0   61 t
        xor r13, qword [rsp + 3240]  ;   882.9 p2+p0   61 t
        mov qword [rsp + 3240], r13  ;   883.9 p0+p3   61 t spill
        mov r13, r8                  ;   832.3 p1      61 t copy
        xor r8, qword [rsp + 3440]   ;   884.4 p2+p0   61 t
        xor r8, qword [rsp + 2176]   ;   885.4 p2+p0   61 t
        xor r13, qword [rsp + 3248]  ;   885.6 p2+p0   61 t
        mov qword [rsp + 3440], r8   ;   886.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2408]   ;   835.8 p2      61 t
        xor r8, qword [rsp + 3400]   ;   887.1 p2+p0   61 t
        mov qword [rsp + 3248], r13  ;   887.7 p0+p3   61 t spill
        mov r13, rdx                 ;   863.7 p1      61 t copy
        xor r13, qword [rsp + 3224]  ;   888.7 p2+p0   61 t
        mov qword [rsp + 3224], r13  ;   889.7 p0+p3   61 t spill
        mov r13, rdi                 ;   839.0 p1      61 t copy
        xor r13, qword [rsp + 3256]  ;   890.3 p2+p0   61 t
        mov qword [rsp + 3256], r13  ;   891.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2576]  ;   842.1 p2      61 t
        xor r13, qword [rsp + 3264]  ;   891.8 p2+p0   61 t
        mov qword [rsp + 3264], r13  ;   892.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;   844.2 p2      61 t
        xor r13, qword [rsp + 3272]  ;   893.4 p2+p0   61 t
        mov qword [rsp + 3272], r13  ;   894.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2528]  ;   850.4 p2      61 t
        xor rdi, qword [rsp + 3448]  ;   895.0 p2+p0   61 t
        xor r13, qword [rsp + 3280]  ;   895.6 p2+p0   61 t
        mov qword [rsp + 3280], r13  ;   896.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2488]  ;   849.2 p2      61 t
        xor r13, qword [rsp + 3296]  ;   897.1 p2+p0   61 t
        mov qword [rsp + 3296], r13  ;   898.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   851.2 p2      61 t
        xor r13, qword [rsp + 3304]  ;   898.7 p2+p0   61 t
        mov qword [rsp + 3304], r13  ;   899.7 p0+p3   61 t spill
        mov r13, r9                  ;   853.0 p1      61 t copy
        xor r9, qword [rsp + 3480]   ;   900.3 p2+p0   61 t
        xor r9, qword [rsp + 2216]   ;   901.3 p2+p0   61 t
        xor rdi, qword [rsp + 2192]  ;   901.4 p2+p0   61 t
        mov qword [rsp + 3448], rdi  ;   902.4 p0+p3   61 t spill
        mov qword [rsp + 3480], r9   ;   903.0 p0+p3   61 t spill
        xor r13, qword [rsp + 3288]  ;   904.0 p2+p0   61 t
        mov r9, qword [rsp + 2232]   ;   857.2 p2      61 t
        mov qword [rsp + 3288], r13  ;   905.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2568]  ;   858.2 p2      61 t
        xor r13, qword [rsp + 3312]  ;   905.6 p2+p0   61 t
        mov qword [rsp + 3312], r13  ;   906.6 p0+p3   61 t spill
        xor r9, qword [rsp + 3456]   ;   907.1 p2+p0   61 t
        mov rdi, qword [rsp + 2472]  ;   861.2 p2      61 t
        xor rdi, qword [rsp + 3408]  ;   907.7 p2+p0   61 t
        mov qword [rsp + 3408], rdi  ;   908.7 p0+p3   61 t spill
        mov rdi, rsi                 ;   862.0 p1      61 t copy
        xor rdi, qword [rsp + 3416]  ;   909.3 p2+p0   61 t
        mov r13, qword [rsp + 2296]  ;   864.2 p2      61 t
        xor r13, qword [rsp + 3320]  ;   909.8 p2+p0   61 t
        mov qword [rsp + 3320], r13  ;   910.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2656]  ;   866.2 p2      61 t
        xor r13, qword [rsp + 3328]  ;   911.4 p2+p0   61 t
        xor r9, qword [rsp + 2576]   ;   912.0 p2+p0   61 t
        mov qword [rsp + 3456], r9   ;   913.0 p0+p3   61 t spill
        mov r9, qword [rsp + 2208]   ;   869.2 p2      61 t
        xor r9, qword [rsp + 3464]   ;   913.6 p2+p0   61 t
        mov qword [rsp + 3328], r13  ;   914.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2592]  ;   871.2 p2      61 t
        xor r9, qword [rsp + 2560]   ;   915.1 p2+p0   61 t
        mov qword [rsp + 3464], r9   ;   916.1 p0+p3   61 t spill
        mov r9, qword [rsp + 2240]   ;   873.2 p2      61 t
        xor r9, qword [rsp + 3472]   ;   916.7 p2+p0   61 t
        xor r9, qword [rsp + 2528]   ;   917.7 p2+p0   61 t
        mov qword [rsp + 3472], r9   ;   918.7 p0+p3   61 t spill
        mov qword [rsp + 3416], rdi  ;   918.8 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   876.2 p2      61 t
        xor r9, qword [rsp + 3488]   ;   919.8 p2+p0   61 t
        xor rbp, qword [rsp + 2552]  ;   920.4 p2+p0   61 t
        xor r13, qword [rsp + 3336]  ;   921.0 p2+p0   61 t
        mov qword [rsp + 3336], r13  ;   922.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2552]  ;   880.2 p2      61 t
        mov qword [rsp + 3536], rbp  ;   922.6 p0+p3   61 t spill
        mov rbp, qword [rsp + 2640]  ;   881.2 p2      61 t
        xor r13, qword [rsp + 3344]  ;   923.6 p2+p0   61 t
        mov qword [rsp + 3344], r13  ;   924.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2328]  ;   883.2 p2      61 t
        xor r9, qword [rsp + 2488]   ;   925.1 p2+p0   61 t
        xor rbp, qword [rsp + 3552]  ;   925.7 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   926.7 p2+p0   61 t
        mov qword [rsp + 3552], rbp  ;   927.7 p0+p3   61 t spill
        xor rdx, qword [rsp + 3672]  ;   927.8 p2+p0   61 t
        xor r15, qword [rsp + 3664]  ;   928.4 p2+p0   61 t
        xor r14, qword [rsp + 3632]  ;   929.0 p2+p0   61 t
        xor r15, qword [rsp + 2392]  ;   929.6 p2+p0   61 t
        xor r13, qword [rsp + 3360]  ;   930.1 p2+p0   61 t
        mov rdi, qword [rsp + 2680]  ;   892.2 p2      61 t
        xor rdi, qword [rsp + 3424]  ;   930.7 p2+p0   61 t
        xor rdi, qword [rsp + 2368]  ;   931.7 p2+p0   61 t
        mov qword [rsp + 3424], rdi  ;   932.7 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   895.2 p2      61 t
        xor rdi, qword [rsp + 3432]  ;   932.8 p2+p0   61 t
        xor rdi, qword [rsp + 2712]  ;   933.8 p2+p0   61 t
        mov qword [rsp + 3360], r13  ;   934.0 p0+p3   61 t spill
        mov r13, rbx                 ;   888.8 p1      61 t copy
        xor r13, qword [rsp + 3352]  ;   935.0 p2+p0   61 t
        xor r12, qword [rsp + 3616]  ;   935.5 p2+p0   61 t
        mov rbp, qword [rsp + 2688]  ;   900.2 p2      61 t
        xor rbp, qword [rsp + 3560]  ;   936.1 p2+p0   61 t
        xor rbp, qword [rsp + 2184]  ;   937.1 p2+p0   61 t
        xor rdx, qword [rsp + 2352]  ;   937.3 p2+p0   61 t
        mov qword [rsp + 3352], r13  ;   937.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2184]  ;   904.2 p2      61 t
        xor r11, qword [rsp + 2384]  ;   938.8 p2+p0   61 t
        xor r13, qword [rsp + 3368]  ;   939.4 p2+p0   61 t
        mov qword [rsp + 3368], r13  ;   940.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2664]  ;   907.2 p2      61 t
        mov rbx, qword [rsp + 2416]  ;   908.2 p2      61 t
        xor rbx, qword [rsp + 3496]  ;   941.0 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   942.0 p2+p0   61 t
        xor rcx, qword [rsp + 3624]  ;   942.1 p2+p0   61 t
        xor rcx, qword [rsp + 2448]  ;   943.1 p2+p0   61 t
        mov qword [rsp + 3624], rcx  ;   944.1 p0+p3   61 t spill
        mov qword [rsp + 3672], rdx  ;   944.3 p0+p3   61 t spill
        mov rcx, qword [rsp + 2312]  ;   913.2 p2      61 t
        xor rcx, qword [rsp + 3584]  ;   945.3 p2+p0   61 t
        xor r13, qword [rsp + 3376]  ;   945.8 p2+p0   61 t
        mov qword [rsp + 3376], r13  ;   946.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2424]  ;   916.2 p2      61 t
        xor r13, qword [rsp + 3384]  ;   947.4 p2+p0   61 t
        mov qword [rsp + 3384], r13  ;   948.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2464]  ;   918.2 p2      61 t
        xor r13, qword [rsp + 3392]  ;   949.0 p2+p0   61 t
        xor r12, qword [rsp + 2168]  ;   949.5 p2+p0   61 t
        mov qword [rsp + 3616], r12  ;   950.5 p0+p3   61 t spill
        xor r10, qword [rsp + 3656]  ;   951.1 p2+p0   61 t
        mov r12, qword [rsp + 2272]  ;   922.2 p2      61 t
        xor r12, qword [rsp + 3576]  ;   951.7 p2+p0   61 t
        xor r12, qword [rsp + 2424]  ;   952.7 p2+p0   61 t
        xor rax, qword [rsp + 3640]  ;   952.8 p2+p0   61 t
        xor rsi, qword [rsp + 3608]  ;   953.4 p2+p0   61 t
        xor r14, qword [rsp + 2400]  ;   954.0 p2+p0   61 t
        xor r10, qword [rsp + 2344]  ;   954.5 p2+p0   61 t
        xor rax, qword [rsp + 2336]  ;   955.1 p2+p0   61 t
        mov qword [rsp + 3640], rax  ;   956.1 p0+p3   61 t spill
        mov rax, qword [rsp + 2320]  ;   930.2 p2      61 t
        xor rax, qword [rsp + 3600]  ;   956.7 p2+p0   61 t
        mov rdx, qword [rsp + 3168]  ;   932.2 p2      40 t
        xor rsi, qword [rsp + 2288]  ;   957.3 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   957.8 p2+p0   61 t
        mov qword [rsp + 3664], r15  ;   958.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2584]  ;   935.2 p2      61 r.0 reload
        mov qword [rsp + 3632], r14  ;   959.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2280]  ;   936.2 p2      61 t
        xor r14, qword [rsp + 3592]  ;   960.4 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   961.4 p2+p0   61 t
        xor rdx, qword [r15 + 9728]  ;   961.5 p2+p0   40 t
        mov qword [rsp + 2344], rdx  ;   962.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3176]  ;   940.2 p2      40 t
        xor rdx, qword [r15 + 9736]  ;   963.1 p2+p0   40 t
        mov qword [rsp + 2384], rdx  ;   964.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3184]  ;   942.2 p2      40 t
        xor rdx, qword [r15 + 9744]  ;   964.7 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   965.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3192]  ;   944.2 p2      40 t
        xor rdx, qword [r15 + 9752]  ;   966.2 p2+p0   40 t
        mov qword [rsp + 2320], rdx  ;   967.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3200]  ;   946.2 p2      40 t
        xor rdx, qword [r15 + 9760]  ;   967.8 p2+p0   40 t
        xor rcx, qword [rsp + 2464]  ;   968.4 p2+p0   61 t
        mov qword [rsp + 3608], rsi  ;   969.0 p0+p3   61 t spill
        mov rsi, qword [rsp + 2256]  ;   949.2 p2      61 t
        xor rsi, qword [rsp + 3568]  ;   970.0 p2+p0   61 t
        xor rsi, qword [rsp + 2664]  ;   971.0 p2+p0   61 t
        mov qword [rsp + 2408], rdx  ;   971.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3208]  ;   952.2 p2      40 t
        xor rdx, qword [r15 + 9768]  ;   972.1 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;   973.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3216]  ;   954.2 p2      40 t
        xor rdx, qword [r15 + 9776]  ;   973.7 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   974.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3224]  ;   956.2 p2      40 t
        xor rdx, qword [r15 + 9784]  ;   975.2 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   976.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3232]  ;   958.2 p2      40 t
        xor rdx, qword [r15 + 9792]  ;   976.8 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   977.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3240]  ;   960.2 p2      40 t
        xor rdx, qword [r15 + 9800]  ;   978.4 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;   979.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3248]  ;   962.2 p2      40 t
        xor rdx, qword [r15 + 9808]  ;   980.0 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   981.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3256]  ;   964.2 p2      40 t
        xor rdx, qword [r15 + 9816]  ;   981.5 p2+p0   40 t
        mov qword [rsp + 2256], rdx  ;   982.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3264]  ;   966.2 p2      40 t
        xor rdx, qword [r15 + 9824]  ;   983.1 p2+p0   40 t
        mov qword [rsp + 2184], rdx  ;   984.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3272]  ;   968.2 p2      40 t
        xor rdx, qword [r15 + 9832]  ;   984.7 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   985.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3280]  ;   970.2 p2      40 t
        xor rdx, qword [r15 + 9840]  ;   986.2 p2+p0   40 t
        mov qword [rsp + 2640], rdx  ;   987.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3288]  ;   972.2 p2      40 t
        xor rdx, qword [r15 + 9848]  ;   987.8 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   988.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3296]  ;   974.2 p2      40 t
        xor rdx, qword [r15 + 9856]  ;   989.4 p2+p0   40 t
        mov qword [rsp + 2536], rdx  ;   990.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3304]  ;   976.2 p2      40 t
        xor rdx, qword [r15 + 9864]  ;   991.0 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   992.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3312]  ;   978.2 p2      40 t
        xor rdx, qword [r15 + 9872]  ;   992.5 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   993.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3320]  ;   980.2 p2      40 t
        xor rdx, qword [r15 + 9880]  ;   994.1 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   995.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3328]  ;   982.2 p2      40 t
        xor rdx, qword [r15 + 9888]  ;   995.7 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   996.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3336]  ;   984.2 p2      40 t
        xor rdx, qword [r15 + 9896]  ;   997.2 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   998.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3344]  ;   986.2 p2      40 t
        xor rdx, qword [r15 + 9904]  ;   998.8 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;   999.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3352]  ;   988.2 p2      40 t
        xor rdx, qword [r15 + 9912]  ;  1000.4 p2+p0   40 t
        mov qword [rsp + 2240], rdx  ;  1001.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3360]  ;   990.2 p2      40 t
        xor rdx, qword [r15 + 9920]  ;  1002.0 p2+p0   40 t
        mov qword [rsp + 2208], rdx  ;  1003.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3368]  ;   992.2 p2      40 t
        xor rdx, qword [r15 + 9928]  ;  1003.5 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;  1004.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3376]  ;   994.2 p2      40 t
        xor rdx, qword [r15 + 9936]  ;  1005.1 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1006.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3384]  ;   996.2 p2      40 t
        xor rdx, qword [r15 + 9944]  ;  1006.7 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1007.7 p0+p3   40 t spill
        mov rdx, r13                 ;   961.1 p1      40 t copy
        xor rdx, qword [r15 + 9952]  ;  1008.2 p2+p0   40 t
        mov qword [rsp + 2808], rdx  ;  1009.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3424]  ;   999.2 p2      40 t
        xor rdx, qword [r15 + 9984]  ;  1009.8 p2+p0   40 t
        mov qword [rsp + 3432], rdi  ;  1010.4 p0+p3   61 t spill
        mov qword [rsp + 2816], rdx  ;  1011.4 p0+p3   40 t spill
        mov qword [rsp + 3392], r13  ;  1012.4 p0+p3   61 t spill
        mov r13, r8                  ;   964.4 p1      40 t copy
        xor r13, qword [r15 + 9960]  ;  1013.4 p2+p0   40 t
        mov qword [rsp + 2800], r13  ;  1014.4 p0+p3   40 t spill
        mov r13, qword [rsp + 3416]  ;  1002.2 p2      40 t
        xor r13, qword [r15 + 9976]  ;  1014.9 p2+p0   40 t
        mov rdx, rdi                 ;   966.8 p1      40 t copy
        xor rdx, qword [r15 + 9992]  ;  1015.5 p2+p0   40 t
        mov qword [rsp + 2824], rdx  ;  1016.5 p0+p3   40 t spill
        mov qword [rsp + 3488], r9   ;  1017.1 p0+p3   61 t spill
        mov rdx, r9                  ;   968.4 p1      40 t copy
        mov r9, rbx                  ;   968.9 p1      40 t copy
        xor rdx, qword [r15 + 10048] ;  1018.1 p2+p0   40 t
        xor r9, qword [r15 + 10056]  ;  1018.7 p2+p0   40 t
        mov qword [rsp + 2840], r9   ;  1019.7 p0+p3   40 t spill
        mov r9, qword [rsp + 3512]   ;  1007.2 p2      40 t
        xor r9, qword [r15 + 10072]  ;  1020.2 p2+p0   40 t
        mov qword [rsp + 2864], r9   ;  1021.2 p0+p3   40 t spill
        mov r9, qword [rsp + 3520]   ;  1009.2 p2      40 t
        xor r9, qword [r15 + 10080]  ;  1021.8 p2+p0   40 t
        mov qword [rsp + 2872], r9   ;  1022.8 p0+p3   40 t spill
        mov r9, qword [rsp + 3528]   ;  1011.2 p2      40 t
        mov rdi, qword [rsp + 3440]  ;  1012.2 p2      40 t
        xor rdi, qword [r15 + 10000] ;  1023.4 p2+p0   40 t
        mov qword [rsp + 2832], rdi  ;  1024.4 p0+p3   40 t spill
        mov rdi, qword [rsp + 3448]  ;  1014.2 p2      40 t
        xor rdi, qword [r15 + 10008] ;  1024.9 p2+p0   40 t
        mov qword [rsp + 2848], rdi  ;  1025.9 p0+p3   40 t spill
        mov rdi, qword [rsp + 3456]  ;  1016.2 p2      40 t
        xor rdi, qword [r15 + 10016] ;  1026.5 p2+p0   40 t
        mov qword [rsp + 2856], rdi  ;  1027.5 p0+p3   40 t spill
        mov rdi, qword [rsp + 3464]  ;  1018.2 p2      40 t
        xor rdi, qword [r15 + 10024] ;  1028.1 p2+p0   40 t
        mov qword [rsp + 2880], rdi  ;  1029.1 p0+p3   40 t spill
        mov rdi, qword [rsp + 3472]  ;  1020.2 p2      40 t
        xor rdi, qword [r15 + 10032] ;  1029.7 p2+p0   40 t
        mov qword [rsp + 2888], rdi  ;  1030.7 p0+p3   40 t spill
        mov rdi, qword [rsp + 3480]  ;  1022.2 p2      40 t
        mov qword [rsp + 3400], r8   ;  1031.2 p0+p3   61 t spill
        mov r8, qword [rsp + 3408]   ;  1023.2 p2      40 t
        xor r8, qword [r15 + 9968]   ;  1032.2 p2+p0   40 t
        mov qword [rsp + 3496], rbx  ;  1032.8 p0+p3   61 t spill
        xor rdi, qword [r15 + 10040] ;  1033.8 p2+p0   40 t
        xor r9, qword [r15 + 10088]  ;  1034.4 p2+p0   40 t
        mov qword [rsp + 2896], r9   ;  1035.4 p0+p3   40 t spill
        mov r9, qword [rsp + 3536]   ;  1027.2 p2      40 t
        xor r9, qword [r15 + 10096]  ;  1035.9 p2+p0   40 t
        mov qword [rsp + 2904], r9   ;  1036.9 p0+p3   40 t spill
        mov r9, qword [rsp + 3544]   ;  1029.2 p2      40 t
        xor r9, qword [r15 + 10104]  ;  1037.5 p2+p0   40 t
        mov qword [rsp + 2912], r9   ;  1038.5 p0+p3   40 t spill
        mov rbx, qword [rsp + 3504]  ;  1031.2 p2      40 t
        xor rbx, qword [r15 + 10064] ;  1039.1 p2+p0   40 t
        mov r9, qword [rsp + 3552]   ;  1033.2 p2      40 t
        xor r9, qword [r15 + 10112]  ;  1039.7 p2+p0   40 t
        mov qword [rsp + 3568], rsi  ;  1040.2 p0+p3   61 t spill
        mov qword [rsp + 3560], rbp  ;  1041.2 p0+p3   61 t spill
        mov qword [rsp + 2920], r9   ;  1042.2 p0+p3   40 t spill
        mov r9, rbp                  ;   993.0 p1      40 t copy
        mov rbp, rsi                 ;   993.5 p1      40 t copy
        mov rsi, r12                 ;   994.0 p1      40 t copy
        xor rsi, qword [r15 + 10136] ;  1043.2 p2+p0   40 t
        mov qword [rsp + 2928], rsi  ;  1044.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 3616]  ;  1036.2 p2      40 t
        xor rsi, qword [r15 + 10176] ;  1044.8 p2+p0   40 t
        mov qword [rsp + 2936], rsi  ;  1045.8 p0+p3   40 t spill
        mov rsi, qword [rsp + 3624]  ;  1038.2 p2      40 t
        xor rsi, qword [r15 + 10184] ;  1046.4 p2+p0   40 t
        mov qword [rsp + 2944], rsi  ;  1047.4 p0+p3   40 t spill
        xor rbp, qword [r15 + 10128] ;  1047.9 p2+p0   40 t
        xor r9, qword [r15 + 10120]  ;  1048.5 p2+p0   40 t
        mov qword [rsp + 3576], r12  ;  1049.1 p0+p3   61 t spill
        mov r12, rcx                 ;  1000.2 p1      40 t copy
        xor r12, qword [r15 + 10144] ;  1050.1 p2+p0   40 t
        mov rsi, qword [rsp + 3632]  ;  1043.2 p2      40 t
        xor rsi, qword [r15 + 10192] ;  1050.7 p2+p0   40 t
        mov qword [rsp + 2952], rsi  ;  1051.7 p0+p3   40 t spill
        mov rsi, qword [rsp + 3640]  ;  1045.2 p2      40 t
        xor rsi, qword [r15 + 10200] ;  1052.2 p2+p0   40 t
        mov qword [rsp + 2960], rsi  ;  1053.2 p0+p3   40 t spill
        mov rsi, r11                 ;  1004.9 p1      40 t copy
        xor rsi, qword [r15 + 10208] ;  1053.8 p2+p0   40 t
        mov qword [rsp + 3648], r11  ;  1054.4 p0+p3   61 t spill
        mov r11, r10                 ;  1006.4 p1      40 t copy
        xor r11, qword [r15 + 10216] ;  1055.4 p2+p0   40 t
        mov qword [rsp + 3584], rcx  ;  1055.9 p0+p3   61 t spill
        mov qword [rsp + 3656], r10  ;  1056.9 p0+p3   61 t spill
        mov qword [rsp + 2992], rsi  ;  1057.9 p0+p3   40 t spill
        mov rsi, qword [rsp + 2384]  ;  1049.2 p2      41 t
        mov qword [rsp + 3592], r14  ;  1058.9 p0+p3   61 t spill
        mov rcx, r14                 ;  1009.6 p1      40 t copy
        mov r14, rax                 ;  1010.1 p1      40 t copy
        xor rcx, qword [r15 + 10152] ;  1059.9 p2+p0   40 t
        xor r14, qword [r15 + 10160] ;  1060.5 p2+p0   40 t
        mov qword [rsp + 3600], rax  ;  1061.1 p0+p3   61 t spill
        mov qword [rsp + 2968], r11  ;  1062.1 p0+p3   40 t spill
        mov r10, qword [rsp + 3664]  ;  1052.2 p2      40 t
        xor r10, qword [r15 + 10224] ;  1063.1 p2+p0   40 t
        mov qword [rsp + 2976], r10  ;  1064.1 p0+p3   40 t spill
        mov r11, qword [rsp + 3672]  ;  1054.2 p2      40 t
        mov rax, qword [rsp + 3608]  ;  1055.2 p2      40 t
        xor rax, qword [r15 + 10168] ;  1064.7 p2+p0   40 t
        xor r11, qword [r15 + 10232] ;  1065.2 p2+p0   40 t
        mov qword [rsp + 3016], rbx  ;  1065.8 p0+p3   40 t spill
        mov r15, qword [rsp + 2384]  ;  1058.2 p2      41 t
        xor r15, qword [rsp + 2408]  ;  1066.8 p2+p0   41 t
        mov qword [rsp + 3000], r11  ;  1067.4 p0+p3   40 t spill
        mov r11, qword [rsp + 2320]  ;  1060.2 p2      41 t
        mov r10, qword [rsp + 2408]  ;  1061.2 p2      41 t
        mov qword [rsp + 2408], rcx  ;  1068.4 p0+p3   40 t spill
        mov rcx, qword [rsp + 2344]  ;  1062.2 p2      41 t
        mov qword [rsp + 2344], r9   ;  1069.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1063.2 p2      41 t
        mov qword [rsp + 2472], r12  ;  1070.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2464]  ;  1064.2 p2      41 t
        mov qword [rsp + 2464], rax  ;  1071.4 p0+p3   40 t spill
        mov rax, qword [rsp + 2312]  ;  1065.2 p2      41 t
        not rax                      ;  1072.4 p0      41 t
        not r12                      ;  1072.9 p0      41 t
        not rcx                      ;  1073.4 p0      41 t
        mov qword [rsp + 3048], r13  ;  1073.9 p0+p3   40 t spill
        xor r11, r12                 ;  1074.9 p0      41 t
        xor rcx, r11                 ;  1075.9 p0      41 t
        xor r11, r15                 ;  1076.0 p0      41 t
        xor rsi, qword [rsp + 2280]  ;  1076.6 p2+p0   41 t
        xor rax, rcx                 ;  1077.1 p0      41 t
        mov r13, rax                 ;  1078.1 p1      41 t copy
        not r9                       ;  1077.7 p0      41 t
        mov qword [rsp + 3032], r8   ;  1078.2 p0+p3   40 t spill
        mov r8, r9                   ;  1078.7 p1      41 t copy
        xor r10, r9                  ;  1079.2 p0      41 t
        mov qword [rsp + 3008], rdi  ;  1079.8 p0+p3   40 t spill
        xor r8, rcx                  ;  1080.8 p0      41 t
        mov rdi, r10                 ;  1080.2 p1      41 t copy
        xor r13, r11                 ;  1081.4 p0      41 t
        mov qword [rsp + 2312], r14  ;  1081.9 p0+p3   40 t spill
        mov r14, rsi                 ;  1077.6 p1      41 t copy
        xor r14, rcx                 ;  1082.9 p0      41 t
        mov qword [rsp + 2984], rbp  ;  1083.5 p0+p3   40 t spill
        mov rbx, qword [rsp + 2320]  ;  1067.2 p2      41 t
        mov qword [rsp + 2320], rdx  ;  1084.5 p0+p3   40 t spill
        xor rdi, r11                 ;  1085.5 p0      41 t
        mov qword [rsp + 3040], rax  ;  1086.1 p0+p3   41 t spill
        mov rdx, rax                 ;  1078.1 p1      41 t copy
        or rdx, r14                  ;  1087.1 p0      41 t
        mov rbp, r15                 ;  1067.8 p1      41 t copy
        xor rbp, rax                 ;  1087.6 p0      41 t
        mov qword [rsp + 3024], rbp  ;  1088.6 p0+p3   41 t spill
        mov rax, rcx                 ;  1076.9 p1      41 t copy
        or rax, r13                  ;  1089.2 p0      41 t
        xor rbx, r13                 ;  1089.8 p0      41 t
        xor rax, rdx                 ;  1090.4 p0      41 t
        mov qword [rsp + 3056], r13  ;  1090.9 p0+p3   41 t spill
        xor rdx, r12                 ;  1091.9 p0      41 t
        mov r13, rbp                 ;  1088.6 p1      41 t copy
        or r12, rbp                  ;  1092.5 p0      41 t
        mov rbp, rsi                 ;  1077.6 p1      41 t copy
        and rbp, r11                 ;  1093.1 p0      41 t
        xor rbp, r12                 ;  1094.1 p0      41 t
        xor r12, qword [rsp + 2280]  ;  1094.2 p2+p0   41 t
        mov qword [rsp + 2280], rcx  ;  1094.8 p0+p3   41 t spill
        mov qword [rsp + 3080], r8   ;  1095.8 p0+p3   41 t spill
        mov qword [rsp + 3064], rdi  ;  1096.8 p0+p3   41 t spill
        xor r13, rdi                 ;  1097.8 p0      41 t
        mov qword [rsp + 3072], r13  ;  1098.8 p0+p3   41 t spill
        mov rcx, r8                  ;  1081.8 p1      41 t copy
        and rcx, r13                 ;  1099.4 p0      41 t
        xor rdx, rbp                 ;  1099.9 p0      41 t
        mov r13, r8                  ;  1081.8 p1      41 t copy
        mov qword [rsp + 3088], r9   ;  1100.5 p0+p3   41 t spill
        mov r8, rdi                  ;  1086.5 p1      41 t copy
        xor r13, rbx                 ;  1101.5 p0      41 t
        and r8, r13                  ;  1102.5 p0      41 t
        xor rbp, r8                  ;  1103.5 p0      41 t
        xor r12, r11                 ;  1103.2 p0      41 t
        xor r12, rcx                 ;  1104.2 p0      41 t
        mov rcx, rsi                 ;  1077.6 p1      41 t copy
        xor rax, r12                 ;  1105.2 p0      41 t
        mov rdi, r14                 ;  1083.9 p1      41 t copy
        xor rdi, rbx                 ;  1104.9 p0      41 t
        xor rcx, r13                 ;  1105.5 p0      41 t
        mov r8, qword [rsp + 2384]   ;  1069.2 p2      41 t
        or r8, r9                    ;  1106.1 p0      41 t
        xor r12, r8                  ;  1107.1 p0      41 t
        mov r8, r10                  ;  1080.2 p1      41 t copy
        and r8, rcx                  ;  1107.2 p0      41 t
        xor rdx, r8                  ;  1108.2 p0      41 t
        mov r8, r15                  ;  1067.8 p1      41 t copy
        and r8, rdi                  ;  1108.3 p0      41 t
        xor rbp, r8                  ;  1109.3 p0      41 t
        mov r9, rbp                  ;  1110.3 p1      41 t copy
        xor r12, r8                  ;  1109.5 p0      41 t
        mov r8, rax                  ;  1106.2 p1      41 t copy
        and r8, rdx                  ;  1110.1 p0      41 t
        xor r12, r8                  ;  1111.1 p0      41 t
        and r9, r12                  ;  1112.1 p0      41 t
        xor r12, rdx                 ;  1112.1 p0      41 t
        or r8, r12                   ;  1113.1 p0      41 t
        xor rax, r9                  ;  1113.1 p0      41 t
        xor r8, rax                  ;  1114.1 p0      41 t
        and r15, r8                  ;  1115.1 p0      41 t
        mov r9, rbp                  ;  1110.3 p1      41 t copy
        and r9, rax                  ;  1114.6 p0      41 t
        xor rdx, r9                  ;  1115.6 p0      41 t
        and rax, rdx                 ;  1116.6 p0      41 t
        xor rbp, rax                 ;  1117.6 p0      41 t
        mov rax, r8                  ;  1115.1 p1      41 t copy
        xor rax, rdx                 ;  1116.9 p0      41 t
        and rcx, rax                 ;  1117.9 p0      41 t
        and rdi, r8                  ;  1118.1 p0      41 t
        mov r9, r8                   ;  1115.1 p1      41 t copy
        or r9, rdx                   ;  1118.6 p0      41 t
        xor r12, r9                  ;  1119.6 p0      41 t
        and rsi, r12                 ;  1120.6 p0      41 t
        and r10, rax                 ;  1120.3 p0      41 t
        xor rax, r12                 ;  1120.9 p0      41 t
        and r13, rax                 ;  1121.9 p0      41 t
        mov r9, qword [rsp + 2280]   ;  1094.8 p2      41 t
        xor rcx, r13                 ;  1122.9 p0      41 t
        xor r13, rsi                 ;  1122.9 p0      41 t
        mov rsi, qword [rsp + 3056]  ;  1090.9 p2      41 t
        and r11, r12                 ;  1123.2 p0      41 t
        xor r12, rbp                 ;  1123.8 p0      41 t
        and r14, r12                 ;  1124.8 p0      41 t
        xor r8, r12                  ;  1124.9 p0      41 t
        mov qword [rsp + 3056], r15  ;  1125.5 p0+p3   41 t spill
        and rsi, rbp                 ;  1126.5 p0      41 t
        xor rsi, r10                 ;  1127.5 p0      41 t
        xor r11, rsi                 ;  1128.5 p0      41 t
        mov r15, qword [rsp + 3040]  ;  1086.1 p2      41 t
        and r15, r12                 ;  1128.2 p0      41 t
        xor r10, r15                 ;  1129.2 p0      41 t
        mov r15, qword [rsp + 3072]  ;  1098.8 p2      41 t
        mov r12, qword [rsp + 3080]  ;  1095.8 p2      41 t
        and rbx, r8                  ;  1129.3 p0      41 t
        and r9, rbp                  ;  1129.9 p0      41 t
        xor rbp, rdx                 ;  1130.5 p0      41 t
        and r15, rbp                 ;  1131.5 p0      41 t
        and r12, rbp                 ;  1131.6 p0      41 t
        mov rbp, qword [rsp + 3024]  ;  1088.6 p2      41 t
        and rbp, r8                  ;  1132.2 p0      41 t
        mov r8, qword [rsp + 3088]   ;  1100.5 p2      41 t
        and r8, rdx                  ;  1132.8 p0      41 t
        xor r11, r15                 ;  1133.3 p0      41 t
        xor rbp, r10                 ;  1133.9 p0      41 t
        xor rbp, r15                 ;  1134.9 p0      41 t
        mov r15, qword [rsp + 2384]  ;  1077.2 p2      41 t
        and r15, rdx                 ;  1135.0 p0      41 t
        mov rdx, qword [rsp + 3064]  ;  1096.8 p2      41 t
        and rdx, rax                 ;  1135.6 p0      41 t
        mov rax, qword [rsp + 3056]  ;  1125.5 p2      41 t
        xor rax, r10                 ;  1136.2 p0      41 t
        xor r8, r11                  ;  1136.8 p0      41 t
        xor r14, rdi                 ;  1137.3 p0      41 t
        xor rsi, rbp                 ;  1137.9 p0      41 t
        not r11                      ;  1138.5 p0      41 t
        xor r14, rcx                 ;  1139.0 p0      41 t
        xor r15, rbp                 ;  1139.5 p0      41 t
        xor r15, r8                  ;  1140.5 p0      41 t
        xor r12, r13                 ;  1140.7 p0      41 t
        xor rdi, r13                 ;  1141.3 p0      41 t
        xor rdi, rbx                 ;  1142.3 p0      41 t
        xor r12, r8                  ;  1142.4 p0      41 t
        xor rcx, r9                  ;  1143.0 p0      41 t
        xor rcx, r8                  ;  1144.0 p0      41 t
        mov r10, rcx                 ;  1145.0 p1      41 t copy
        xor r10, r12                 ;  1146.0 p0      41 t
        xor rax, r15                 ;  1144.7 p0      41 t
        xor rdx, r15                 ;  1145.3 p0      41 t
        xor rdi, rcx                 ;  1145.8 p0      41 t
        mov r13, qword [rsp + 2688]  ;  1088.4 p2      23 t
        mov r9, qword [rsp + 2272]   ;  1089.4 p2      23 t
        not r9                       ;  1146.4 p0      23 t
        not r13                      ;  1146.9 p0      23 t
        mov r8, qword [rsp + 2480]   ;  1090.4 p2      23 t
        mov rbx, qword [rsp + 2424]  ;  1091.4 p2      23 t
        not rdi                      ;  1147.4 p0      41 t
        mov rbp, qword [rsp + 2424]  ;  1092.4 p2      23 t
        xor rsi, r14                 ;  1147.9 p0      41 t
        mov r15, qword [rsp + 2640]  ;  1093.4 p2      23 t
        xor rbx, qword [rsp + 2184]  ;  1148.5 p2+p0   23 t
        mov rcx, qword [rsp + 2256]  ;  1095.4 p2      40 t reload
        xor rbp, rcx                 ;  1149.0 p0      23 t
        xor rcx, r9                  ;  1149.6 p0      23 t
        not r8                       ;  1150.2 p0      23 t
        mov qword [rsp + 2256], r12  ;  1150.7 p0+p3   41 t spill
        mov r12, qword [rsp + 2664]  ;  1096.4 p2      23 t
        xor r12, r13                 ;  1151.7 p0      23 t
        xor r8, r12                  ;  1152.7 p0      23 t
        xor r12, rbp                 ;  1152.8 p0      23 t
        not r15                      ;  1153.4 p0      23 t
        mov qword [rsp + 2688], rsi  ;  1153.9 p0+p3   41 t spill
        mov rsi, rbp                 ;  1150.0 p1      23 t copy
        xor r15, r8                  ;  1154.9 p0      23 t
        xor rsi, r15                 ;  1155.9 p0      23 t
        mov qword [rsp + 2272], r11  ;  1156.0 p0+p3   41 t spill
        xor r10, rax                 ;  1157.0 p0      41 t
        xor r14, r10                 ;  1158.0 p0      41 t
        xor r10, rdx                 ;  1158.2 p0      41 t
        not rax                      ;  1158.7 p0      41 t
        not rdx                      ;  1159.2 p0      41 t
        mov qword [rsp + 2640], rdx  ;  1160.2 p0+p3   41 t spill
        mov rdx, qword [rsp + 2664]  ;  1106.2 p2      23 t
        mov qword [rsp + 3056], rax  ;  1160.7 p0+p3   41 t spill
        mov rax, r9                  ;  1147.4 p1      23 t copy
        mov r11, r15                 ;  1155.9 p1      23 t copy
        mov qword [rsp + 3064], r10  ;  1161.7 p0+p3   41 t spill
        mov r10, r15                 ;  1155.9 p1      23 t copy
        not r14                      ;  1162.7 p0      41 t
        mov qword [rsp + 2664], r14  ;  1163.7 p0+p3   41 t spill
        mov r14, rbx                 ;  1149.5 p1      23 t copy
        xor r14, r8                  ;  1164.2 p0      23 t
        or r11, r14                  ;  1165.2 p0      23 t
        xor r10, r12                 ;  1165.4 p0      23 t
        xor rdx, r10                 ;  1166.4 p0      23 t
        mov qword [rsp + 3088], r10  ;  1166.5 p0+p3   23 t spill
        mov qword [rsp + 2384], r15  ;  1167.5 p0+p3   23 t spill
        mov r15, r8                  ;  1153.7 p1      23 t copy
        or r15, r10                  ;  1168.5 p0      23 t
        xor r15, r11                 ;  1169.5 p0      23 t
        mov r10, r13                 ;  1147.9 p1      23 t copy
        mov qword [rsp + 3024], r8   ;  1169.7 p0+p3   23 t spill
        xor r13, r11                 ;  1170.7 p0      23 t
        mov r11, qword [rsp + 2184]  ;  1114.4 p2      23 t
        mov qword [rsp + 2184], rsi  ;  1171.2 p0+p3   23 t spill
        xor rax, r8                  ;  1172.2 p0      23 t
        mov r8, rsi                  ;  1156.9 p1      23 t copy
        or r10, rsi                  ;  1172.8 p0      23 t
        mov rsi, rbx                 ;  1149.5 p1      23 t copy
        xor r11, r12                 ;  1173.4 p0      23 t
        xor r11, r10                 ;  1174.4 p0      23 t
        and rsi, r12                 ;  1174.5 p0      23 t
        xor r10, rsi                 ;  1175.5 p0      23 t
        xor r13, r10                 ;  1176.5 p0      23 t
        mov rsi, rax                 ;  1173.2 p1      23 t copy
        mov qword [rsp + 3072], rax  ;  1176.2 p0+p3   23 t spill
        mov qword [rsp + 2480], rdi  ;  1177.2 p0+p3   41 t spill
        mov rdi, rcx                 ;  1150.6 p1      23 t copy
        xor rdi, r12                 ;  1178.2 p0      23 t
        xor r8, rdi                  ;  1179.2 p0      23 t
        and rsi, r8                  ;  1180.2 p0      23 t
        mov qword [rsp + 3080], r8   ;  1180.2 p0+p3   23 t spill
        mov r8, rax                  ;  1173.2 p1      23 t copy
        xor r8, rdx                  ;  1181.0 p0      23 t
        mov rax, rdi                 ;  1179.2 p1      23 t copy
        xor r11, rsi                 ;  1181.5 p0      23 t
        xor r15, r11                 ;  1182.5 p0      23 t
        mov rsi, rbx                 ;  1149.5 p1      23 t copy
        xor rsi, r8                  ;  1182.7 p0      23 t
        and rax, r8                  ;  1183.2 p0      23 t
        xor r10, rax                 ;  1184.2 p0      23 t
        mov rax, qword [rsp + 2424]  ;  1127.5 p2      23 t
        or rax, r9                   ;  1184.4 p0      23 t
        xor r11, rax                 ;  1185.4 p0      23 t
        mov rax, rcx                 ;  1150.6 p1      23 t copy
        and rax, rsi                 ;  1185.5 p0      23 t
        xor r13, rax                 ;  1186.5 p0      23 t
        mov rax, r14                 ;  1165.2 p1      23 t copy
        mov qword [rsp + 3040], rdi  ;  1186.7 p0+p3   23 t spill
        mov rdi, rbp                 ;  1150.0 p1      23 t copy
        xor rax, rdx                 ;  1187.7 p0      23 t
        and rdi, rax                 ;  1188.7 p0      23 t
        xor r11, rdi                 ;  1189.7 p0      23 t
        xor r10, rdi                 ;  1189.7 p0      23 t
        mov qword [rsp + 2280], r9   ;  1189.9 p0+p3   23 t spill
        mov r9, r10                  ;  1190.7 p1      23 t copy
        mov rdi, r15                 ;  1183.5 p1      23 t copy
        and rdi, r13                 ;  1190.9 p0      23 t
        xor r11, rdi                 ;  1191.9 p0      23 t
        and r9, r11                  ;  1192.9 p0      23 t
        xor r15, r9                  ;  1193.9 p0      23 t
        mov r9, r10                  ;  1190.7 p1      23 t copy
        xor r11, r13                 ;  1193.2 p0      23 t
        and r9, r15                  ;  1194.9 p0      23 t
        xor r13, r9                  ;  1195.9 p0      23 t
        or rdi, r11                  ;  1194.9 p0      23 t
        xor rdi, r15                 ;  1195.9 p0      23 t
        mov r9, rdi                  ;  1196.9 p1      23 t copy
        and rbp, rdi                 ;  1196.9 p0      23 t
        or r9, r13                   ;  1197.9 p0      23 t
        xor r11, r9                  ;  1198.9 p0      23 t
        and r15, r13                 ;  1197.8 p0      23 t
        xor r10, r15                 ;  1198.8 p0      23 t
        mov r15, rdi                 ;  1196.9 p1      23 t copy
        xor r15, r13                 ;  1198.9 p0      23 t
        and rcx, r15                 ;  1199.9 p0      23 t
        and rax, rdi                 ;  1200.1 p0      23 t
        and r12, r11                 ;  1200.7 p0      23 t
        and rsi, r15                 ;  1201.2 p0      23 t
        xor r15, r11                 ;  1201.8 p0      23 t
        and r8, r15                  ;  1202.8 p0      23 t
        xor rsi, r8                  ;  1203.8 p0      23 t
        and rbx, r11                 ;  1203.5 p0      23 t
        xor r8, rbx                  ;  1204.5 p0      23 t
        mov rbx, qword [rsp + 3088]  ;  1166.5 p2      23 t
        mov qword [rsp + 3088], rbp  ;  1204.6 p0+p3   23 t spill
        mov rbp, qword [rsp + 2384]  ;  1167.5 p2      23 t
        and rbx, r10                 ;  1205.6 p0      23 t
        mov r9, qword [rsp + 3024]   ;  1169.7 p2      23 t
        and r9, r10                  ;  1206.2 p0      23 t
        xor r11, r10                 ;  1206.8 p0      23 t
        and r14, r11                 ;  1207.8 p0      23 t
        xor r10, r13                 ;  1207.9 p0      23 t
        xor rbx, rcx                 ;  1208.5 p0      23 t
        xor r12, rbx                 ;  1209.5 p0      23 t
        and rbp, r11                 ;  1209.6 p0      23 t
        xor rdi, r11                 ;  1210.2 p0      23 t
        mov r11, qword [rsp + 3072]  ;  1176.2 p2      23 t
        and r11, r10                 ;  1210.8 p0      23 t
        xor rcx, rbp                 ;  1211.4 p0      23 t
        mov rbp, qword [rsp + 3080]  ;  1180.2 p2      23 t
        and rbp, r10                 ;  1211.9 p0      23 t
        mov r10, qword [rsp + 2184]  ;  1171.2 p2      23 t
        and r10, rdi                 ;  1212.5 p0      23 t
        xor r10, rcx                 ;  1213.5 p0      23 t
        xor r10, rbp                 ;  1214.5 p0      23 t
        xor rbx, r10                 ;  1215.5 p0      23 t
        xor r11, r8                  ;  1214.8 p0      23 t
        xor r14, rax                 ;  1215.4 p0      23 t
        xor r14, rsi                 ;  1216.4 p0      23 t
        xor rsi, r9                  ;  1216.5 p0      23 t
        and rdx, rdi                 ;  1217.1 p0      23 t
        xor r12, rbp                 ;  1217.6 p0      23 t
        mov rbp, qword [rsp + 2424]  ;  1159.0 p2      23 t
        and rbp, r13                 ;  1218.2 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1189.9 p2      23 t
        and rdi, r13                 ;  1218.8 p0      23 t
        xor rdi, r12                 ;  1219.8 p0      23 t
        xor rbp, r10                 ;  1219.9 p0      23 t
        mov r13, qword [rsp + 3040]  ;  1186.7 p2      23 t
        and r13, r15                 ;  1220.5 p0      23 t
        mov r15, qword [rsp + 3088]  ;  1204.6 p2      23 t
        xor rbp, rdi                 ;  1221.1 p0      23 t
        xor r13, rbp                 ;  1222.1 p0      23 t
        xor r15, rcx                 ;  1222.2 p0      23 t
        xor r15, rbp                 ;  1223.2 p0      23 t
        mov r9, qword [rsp + 2496]   ;  1164.4 p2      22 t
        xor rbx, r14                 ;  1223.4 p0      23 t
        xor rsi, rdi                 ;  1223.9 p0      23 t
        mov r10, rsi                 ;  1224.9 p1      23 t copy
        not r9                       ;  1224.5 p0      22 t
        xor rax, r8                  ;  1225.0 p0      23 t
        xor rax, rdx                 ;  1226.0 p0      23 t
        not r12                      ;  1226.1 p0      23 t
        mov qword [rsp + 2496], r12  ;  1227.1 p0+p3   23 t spill
        mov r8, qword [rsp + 2536]   ;  1170.5 p2      22 t
        not r8                       ;  1227.6 p0      22 t
        mov rbp, qword [rsp + 2512]  ;  1171.5 p2      22 t
        mov rcx, qword [rsp + 2416]  ;  1172.5 p2      40 t reload
        xor r11, rdi                 ;  1228.1 p0      23 t
        mov rdi, qword [rsp + 2240]  ;  1173.5 p2      22 t
        xor r10, r11                 ;  1229.1 p0      23 t
        mov qword [rsp + 2416], r11  ;  1229.3 p0+p3   23 t spill
        mov rdx, qword [rsp + 2512]  ;  1174.5 p2      22 t
        xor rdx, qword [rsp + 2488]  ;  1230.3 p2+p0   22 t
        xor rbp, rcx                 ;  1230.8 p0      22 t
        xor r10, r15                 ;  1231.4 p0      23 t
        not r15                      ;  1232.0 p0      23 t
        mov r11, qword [rsp + 2672]  ;  1177.5 p2      22 t
        xor rax, rsi                 ;  1232.5 p0      23 t
        not rax                      ;  1233.5 p0      23 t
        xor r14, r10                 ;  1233.6 p0      23 t
        mov rsi, qword [rsp + 2744]  ;  1178.9 p2      22 t
        not rsi                      ;  1234.1 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1234.6 p0+p3   23 t spill
        xor r11, rsi                 ;  1235.6 p0      22 t
        xor r8, r11                  ;  1236.6 p0      22 t
        not rdi                      ;  1236.8 p0      22 t
        xor r10, r13                 ;  1237.3 p0      23 t
        mov rbx, rbp                 ;  1231.8 p1      22 t copy
        xor rdi, r8                  ;  1237.8 p0      22 t
        xor rbx, rdi                 ;  1238.8 p0      22 t
        not r13                      ;  1239.0 p0      23 t
        not r14                      ;  1239.5 p0      23 t
        mov qword [rsp + 2240], r13  ;  1240.0 p0+p3   23 t spill
        mov r13, qword [rsp + 2672]  ;  1185.2 p2      22 t
        mov qword [rsp + 2672], r14  ;  1241.0 p0+p3   23 t spill
        mov r14, rdx                 ;  1231.3 p1      22 t copy
        mov r12, rdi                 ;  1238.8 p1      22 t copy
        mov qword [rsp + 3088], r15  ;  1242.0 p0+p3   23 t spill
        mov qword [rsp + 3040], r10  ;  1243.0 p0+p3   23 t spill
        mov qword [rsp + 2536], rax  ;  1244.0 p0+p3   23 t spill
        xor r14, r8                  ;  1245.0 p0      22 t
        or r12, r14                  ;  1246.0 p0      22 t
        mov r15, r9                  ;  1225.5 p1      22 t copy
        mov r10, rdi                 ;  1238.8 p1      22 t copy
        mov qword [rsp + 2424], rdi  ;  1246.1 p0+p3   22 t spill
        mov rdi, r8                  ;  1237.6 p1      22 t copy
        xor rcx, r9                  ;  1247.1 p0      22 t
        mov rax, rcx                 ;  1248.1 p1      22 t copy
        xor r15, r8                  ;  1247.7 p0      22 t
        xor r11, rbp                 ;  1248.3 p0      22 t
        xor r10, r11                 ;  1249.3 p0      22 t
        xor r13, r10                 ;  1250.3 p0      22 t
        mov qword [rsp + 2280], r10  ;  1250.3 p0+p3   22 t spill
        xor rax, r11                 ;  1251.0 p0      22 t
        mov qword [rsp + 3080], r15  ;  1251.6 p0+p3   22 t spill
        or rdi, r10                  ;  1252.6 p0      22 t
        xor rdi, r12                 ;  1253.6 p0      22 t
        mov r10, rsi                 ;  1235.1 p1      22 t copy
        xor rsi, r12                 ;  1253.7 p0      22 t
        mov qword [rsp + 2184], r8   ;  1254.3 p0+p3   22 t spill
        mov r8, rbx                  ;  1239.8 p1      22 t copy
        mov r12, qword [rsp + 2488]  ;  1198.3 p2      22 t
        or r10, rbx                  ;  1255.3 p0      22 t
        xor r12, r11                 ;  1255.8 p0      22 t
        mov qword [rsp + 2488], rbx  ;  1256.4 p0+p3   22 t spill
        xor r12, r10                 ;  1257.4 p0      22 t
        xor r8, rax                  ;  1258.0 p0      22 t
        mov rbx, rdx                 ;  1231.3 p1      22 t copy
        and rbx, r11                 ;  1258.6 p0      22 t
        xor r10, rbx                 ;  1259.6 p0      22 t
        xor rsi, r10                 ;  1260.6 p0      22 t
        mov rbx, r15                 ;  1248.7 p1      22 t copy
        and rbx, r8                  ;  1260.3 p0      22 t
        xor r12, rbx                 ;  1261.3 p0      22 t
        mov rbx, rdx                 ;  1231.3 p1      22 t copy
        mov qword [rsp + 3072], r8   ;  1261.4 p0+p3   22 t spill
        mov r8, r15                  ;  1248.7 p1      22 t copy
        mov qword [rsp + 2384], rax  ;  1262.4 p0+p3   22 t spill
        mov qword [rsp + 3024], r9   ;  1263.4 p0+p3   22 t spill
        xor r8, r13                  ;  1264.4 p0      22 t
        mov r15, rax                 ;  1252.0 p1      22 t copy
        and r15, r8                  ;  1265.4 p0      22 t
        xor r10, r15                 ;  1266.4 p0      22 t
        mov r15, qword [rsp + 2512]  ;  1207.8 p2      22 t
        xor rdi, r12                 ;  1266.1 p0      22 t
        or r15, r9                   ;  1266.7 p0      22 t
        xor r12, r15                 ;  1267.7 p0      22 t
        mov r15, rcx                 ;  1248.1 p1      22 t copy
        xor rbx, r8                  ;  1267.8 p0      22 t
        and r15, rbx                 ;  1268.8 p0      22 t
        xor rsi, r15                 ;  1269.8 p0      22 t
        mov rax, rbp                 ;  1231.8 p1      22 t copy
        mov r15, r14                 ;  1246.0 p1      22 t copy
        xor r15, r13                 ;  1269.5 p0      22 t
        and rax, r15                 ;  1270.5 p0      22 t
        xor r10, rax                 ;  1271.5 p0      22 t
        xor r12, rax                 ;  1271.5 p0      22 t
        mov rax, rdi                 ;  1267.1 p1      22 t copy
        and rax, rsi                 ;  1271.8 p0      22 t
        xor r12, rax                 ;  1272.8 p0      22 t
        mov r9, r10                  ;  1272.5 p1      22 t copy
        and r9, r12                  ;  1273.8 p0      22 t
        xor rdi, r9                  ;  1274.8 p0      22 t
        mov r9, r10                  ;  1272.5 p1      22 t copy
        and r9, rdi                  ;  1275.8 p0      22 t
        xor r12, rsi                 ;  1274.7 p0      22 t
        or rax, r12                  ;  1275.7 p0      22 t
        xor rsi, r9                  ;  1276.8 p0      22 t
        xor rax, rdi                 ;  1276.7 p0      22 t
        mov r9, rax                  ;  1277.7 p1      22 t copy
        or r9, rsi                   ;  1278.7 p0      22 t
        xor r12, r9                  ;  1279.7 p0      22 t
        and r11, r12                 ;  1280.7 p0      22 t
        and rdi, rsi                 ;  1278.7 p0      22 t
        and rbp, rax                 ;  1279.3 p0      22 t
        and r15, rax                 ;  1279.8 p0      22 t
        xor r10, rdi                 ;  1280.4 p0      22 t
        mov r9, qword [rsp + 2184]   ;  1254.3 p2      22 t
        mov rdi, rax                 ;  1277.7 p1      22 t copy
        xor rdi, rsi                 ;  1281.0 p0      22 t
        and rbx, rdi                 ;  1282.0 p0      22 t
        and rdx, r12                 ;  1282.1 p0      22 t
        and r9, r10                  ;  1282.7 p0      22 t
        and rcx, rdi                 ;  1283.2 p0      22 t
        xor rdi, r12                 ;  1283.8 p0      22 t
        and r8, rdi                  ;  1284.8 p0      22 t
        xor rbx, r8                  ;  1285.8 p0      22 t
        xor r12, r10                 ;  1285.5 p0      22 t
        xor r8, rdx                  ;  1286.1 p0      22 t
        xor rax, r12                 ;  1286.7 p0      22 t
        and r13, rax                 ;  1287.7 p0      22 t
        and r14, r12                 ;  1287.8 p0      22 t
        mov rdx, qword [rsp + 2280]  ;  1250.3 p2      22 t
        and rdx, r10                 ;  1288.4 p0      22 t
        xor r10, rsi                 ;  1289.0 p0      22 t
        mov qword [rsp + 2280], rbp  ;  1289.5 p0+p3   22 t spill
        mov rbp, qword [rsp + 2424]  ;  1246.1 p2      22 t
        and rbp, r12                 ;  1290.5 p0      22 t
        mov r12, qword [rsp + 3080]  ;  1251.6 p2      22 t
        xor rdx, rcx                 ;  1291.1 p0      22 t
        xor r11, rdx                 ;  1292.1 p0      22 t
        xor rcx, rbp                 ;  1292.2 p0      22 t
        and r12, r10                 ;  1292.8 p0      22 t
        mov rbp, qword [rsp + 3072]  ;  1261.4 p2      22 t
        and rbp, r10                 ;  1293.4 p0      22 t
        mov r10, qword [rsp + 2488]  ;  1256.4 p2      22 t
        and r10, rax                 ;  1294.0 p0      22 t
        xor r11, rbp                 ;  1294.5 p0      22 t
        xor r10, rcx                 ;  1295.1 p0      22 t
        xor r10, rbp                 ;  1296.1 p0      22 t
        mov rbp, qword [rsp + 2512]  ;  1237.6 p2      22 t
        and rbp, rsi                 ;  1296.2 p0      22 t
        xor rbp, r10                 ;  1297.2 p0      22 t
        mov rax, qword [rsp + 3024]  ;  1263.4 p2      22 t
        and rax, rsi                 ;  1297.4 p0      22 t
        xor rax, r11                 ;  1298.4 p0      22 t
        mov rsi, qword [rsp + 2384]  ;  1262.4 p2      22 t
        xor r14, r15                 ;  1298.5 p0      22 t
        xor r14, rbx                 ;  1299.5 p0      22 t
        xor rbx, r9                  ;  1299.7 p0      22 t
        xor rdx, r10                 ;  1300.2 p0      22 t
        xor rbx, rax                 ;  1300.8 p0      22 t
        mov r10, rbx                 ;  1301.8 p1      22 t copy
        and rsi, rdi                 ;  1301.4 p0      22 t
        mov rdi, qword [rsp + 2280]  ;  1289.5 p2      22 t
        xor rdi, rcx                 ;  1301.9 p0      22 t
        xor rbp, rax                 ;  1302.5 p0      22 t
        xor rdi, rbp                 ;  1303.5 p0      22 t
        xor r12, r8                  ;  1303.7 p0      22 t
        xor r12, rax                 ;  1304.7 p0      22 t
        xor r10, r12                 ;  1305.7 p0      22 t
        xor r10, rdi                 ;  1306.7 p0      22 t
        xor rdx, r14                 ;  1305.9 p0      22 t
        xor r14, r10                 ;  1307.7 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1249.5 p2      21 t
        mov rax, qword [rsp + 2232]  ;  1250.5 p2      21 t
        xor rsi, rbp                 ;  1307.1 p0      22 t
        not r9                       ;  1307.7 p0      21 t
        xor r10, rsi                 ;  1308.2 p0      22 t
        mov rcx, qword [rsp + 2808]  ;  1252.0 p2      40 t reload
        mov qword [rsp + 2808], r10  ;  1309.2 p0+p3   22 t spill
        xor r15, r8                  ;  1309.7 p0      22 t
        mov r10, qword [rsp + 2696]  ;  1254.6 p2      21 t
        xor r15, r13                 ;  1310.7 p0      22 t
        mov r13, qword [rsp + 3032]  ;  1255.6 p2      21 t
        xor r15, rbx                 ;  1311.7 p0      22 t
        not r15                      ;  1312.7 p0      22 t
        not r11                      ;  1311.9 p0      22 t
        not r14                      ;  1312.4 p0      22 t
        xor rax, rcx                 ;  1312.9 p0      21 t
        mov qword [rsp + 3032], r14  ;  1313.5 p0+p3   22 t spill
        mov r14, rax                 ;  1313.9 p1      21 t copy
        mov rbp, qword [rsp + 3048]  ;  1259.0 p2      21 t
        not r13                      ;  1314.5 p0      21 t
        not rdi                      ;  1315.0 p0      22 t
        not rbp                      ;  1315.5 p0      21 t
        not rsi                      ;  1316.0 p0      22 t
        xor rcx, r9                  ;  1316.5 p0      21 t
        mov qword [rsp + 3048], r12  ;  1317.1 p0+p3   22 t spill
        mov qword [rsp + 2384], rdi  ;  1318.1 p0+p3   22 t spill
        mov rbx, qword [rsp + 2232]  ;  1262.9 p2      21 t
        mov qword [rsp + 2280], r15  ;  1319.1 p0+p3   22 t spill
        xor r10, r13                 ;  1320.1 p0      21 t
        mov r15, r9                  ;  1308.7 p1      21 t copy
        mov r8, qword [rsp + 2208]   ;  1264.2 p2      21 t
        not r8                       ;  1320.7 p0      21 t
        xor r8, r10                  ;  1321.7 p0      21 t
        xor rbx, qword [rsp + 2800]  ;  1321.7 p2+p0   21 t
        xor rbp, r8                  ;  1322.7 p0      21 t
        mov rdi, rbp                 ;  1323.7 p1      21 t copy
        xor r14, rbp                 ;  1323.7 p0      21 t
        mov r12, qword [rsp + 2696]  ;  1268.7 p2      21 t
        mov qword [rsp + 2696], rsi  ;  1323.4 p0+p3   22 t spill
        mov rsi, rbx                 ;  1322.7 p1      21 t copy
        xor rsi, r8                  ;  1324.4 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1325.0 p0+p3   21 t spill
        xor r10, rax                 ;  1326.0 p0      21 t
        xor rdi, r10                 ;  1327.0 p0      21 t
        xor r12, rdi                 ;  1328.0 p0      21 t
        mov qword [rsp + 2488], r8   ;  1327.7 p0+p3   21 t spill
        mov qword [rsp + 2712], rdx  ;  1328.7 p0+p3   22 t spill
        mov rdx, rbp                 ;  1323.7 p1      21 t copy
        or rdx, rsi                  ;  1329.7 p0      21 t
        mov rbp, r8                  ;  1322.7 p1      21 t copy
        or rbp, rdi                  ;  1330.3 p0      21 t
        mov qword [rsp + 3024], rdi  ;  1330.9 p0+p3   21 t spill
        mov rdi, r13                 ;  1315.5 p1      21 t copy
        xor r13, rdx                 ;  1331.9 p0      21 t
        xor r15, r8                  ;  1332.4 p0      21 t
        xor rbp, rdx                 ;  1333.0 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1277.2 p2      21 t
        mov qword [rsp + 2800], r14  ;  1333.6 p0+p3   21 t spill
        mov r8, r14                  ;  1324.7 p1      21 t copy
        or rdi, r14                  ;  1334.6 p0      21 t
        xor rdx, r10                 ;  1335.2 p0      21 t
        mov r14, rbx                 ;  1322.7 p1      21 t copy
        and r14, r10                 ;  1335.7 p0      21 t
        xor rdx, rdi                 ;  1336.3 p0      21 t
        mov qword [rsp + 2184], r9   ;  1336.9 p0+p3   21 t spill
        xor rdi, r14                 ;  1337.9 p0      21 t
        mov qword [rsp + 2208], r11  ;  1338.4 p0+p3   22 t spill
        xor r13, rdi                 ;  1339.4 p0      21 t
        mov r11, rcx                 ;  1317.5 p1      21 t copy
        xor r11, r10                 ;  1340.0 p0      21 t
        mov qword [rsp + 3072], r15  ;  1340.6 p0+p3   21 t spill
        mov r14, r15                 ;  1333.4 p1      21 t copy
        xor r8, r11                  ;  1341.6 p0      21 t
        mov qword [rsp + 3080], r8   ;  1342.6 p0+p3   21 t spill
        and r14, r8                  ;  1343.1 p0      21 t
        mov r8, r15                  ;  1333.4 p1      21 t copy
        mov r15, r11                 ;  1341.0 p1      21 t copy
        xor r8, r12                  ;  1343.7 p0      21 t
        and r15, r8                  ;  1344.7 p0      21 t
        xor rdx, r14                 ;  1344.9 p0      21 t
        mov r14, rbx                 ;  1322.7 p1      21 t copy
        xor rbp, rdx                 ;  1345.9 p0      21 t
        xor rdi, r15                 ;  1346.0 p0      21 t
        mov r15, qword [rsp + 2232]  ;  1289.3 p2      21 t
        or r15, r9                   ;  1346.6 p0      21 t
        xor rdx, r15                 ;  1347.6 p0      21 t
        mov qword [rsp + 2424], r11  ;  1347.7 p0+p3   21 t spill
        mov r11, rax                 ;  1313.9 p1      21 t copy
        xor r14, r8                  ;  1348.7 p0      21 t
        mov r15, rcx                 ;  1317.5 p1      21 t copy
        and r15, r14                 ;  1349.7 p0      21 t
        xor r13, r15                 ;  1350.7 p0      21 t
        mov r15, rsi                 ;  1325.4 p1      21 t copy
        xor r15, r12                 ;  1350.4 p0      21 t
        and r11, r15                 ;  1351.4 p0      21 t
        xor rdi, r11                 ;  1352.4 p0      21 t
        xor rdx, r11                 ;  1352.4 p0      21 t
        mov r11, rbp                 ;  1346.9 p1      21 t copy
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        and r11, r13                 ;  1352.7 p0      21 t
        xor rdx, r11                 ;  1353.7 p0      21 t
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rbp, r9                  ;  1355.7 p0      21 t
        xor rdx, r13                 ;  1355.0 p0      21 t
        or r11, rdx                  ;  1356.0 p0      21 t
        xor r11, rbp                 ;  1357.0 p0      21 t
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        and r9, rbp                  ;  1356.7 p0      21 t
        xor r13, r9                  ;  1357.7 p0      21 t
        and rbp, r13                 ;  1358.7 p0      21 t
        xor rdi, rbp                 ;  1359.7 p0      21 t
        mov rbp, r11                 ;  1358.0 p1      21 t copy
        xor rbp, r13                 ;  1359.0 p0      21 t
        and rcx, rbp                 ;  1360.0 p0      21 t
        and rax, r11                 ;  1360.1 p0      21 t
        mov r9, r11                  ;  1358.0 p1      21 t copy
        or r9, r13                   ;  1360.7 p0      21 t
        xor rdx, r9                  ;  1361.7 p0      21 t
        and r14, rbp                 ;  1361.8 p0      21 t
        xor rbp, rdx                 ;  1362.7 p0      21 t
        and r8, rbp                  ;  1363.7 p0      21 t
        xor r14, r8                  ;  1364.7 p0      21 t
        and r10, rdx                 ;  1364.1 p0      21 t
        and r15, r11                 ;  1364.7 p0      21 t
        and rbx, rdx                 ;  1365.3 p0      21 t
        xor rdx, rdi                 ;  1365.8 p0      21 t
        mov r9, qword [rsp + 2488]   ;  1327.7 p2      21 t
        and r9, rdi                  ;  1366.4 p0      21 t
        and rsi, rdx                 ;  1367.0 p0      21 t
        xor r11, rdx                 ;  1367.6 p0      21 t
        and r12, r11                 ;  1368.6 p0      21 t
        xor r8, rbx                  ;  1368.7 p0      21 t
        mov rbx, qword [rsp + 3024]  ;  1330.9 p2      21 t
        mov qword [rsp + 3024], rax  ;  1369.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2512]  ;  1325.0 p2      21 t
        and rax, rdx                 ;  1370.3 p0      21 t
        mov rdx, qword [rsp + 3072]  ;  1340.6 p2      21 t
        and rbx, rdi                 ;  1370.8 p0      21 t
        xor rbx, rcx                 ;  1371.8 p0      21 t
        xor rcx, rax                 ;  1372.0 p0      21 t
        mov rax, qword [rsp + 3080]  ;  1342.6 p2      21 t
        xor rdi, r13                 ;  1372.6 p0      21 t
        and rdx, rdi                 ;  1373.6 p0      21 t
        xor rdx, r8                  ;  1374.6 p0      21 t
        xor r10, rbx                 ;  1374.3 p0      21 t
        and rax, rdi                 ;  1374.8 p0      21 t
        mov rdi, qword [rsp + 2800]  ;  1333.6 p2      21 t
        xor r10, rax                 ;  1375.8 p0      21 t
        and rdi, r11                 ;  1376.0 p0      21 t
        mov r11, qword [rsp + 2184]  ;  1336.9 p2      21 t
        and r11, r13                 ;  1376.6 p0      21 t
        xor r11, r10                 ;  1377.6 p0      21 t
        xor rdx, r11                 ;  1378.6 p0      21 t
        xor rsi, r15                 ;  1378.3 p0      21 t
        xor rsi, r14                 ;  1379.3 p0      21 t
        xor r14, r9                  ;  1379.4 p0      21 t
        xor r15, r8                  ;  1380.0 p0      21 t
        mov r9, qword [rsp + 2824]   ;  1322.7 p2      23 t
        not r9                       ;  1380.5 p0      23 t
        xor rdi, rcx                 ;  1381.0 p0      21 t
        xor rdi, rax                 ;  1382.0 p0      21 t
        mov rax, qword [rsp + 2232]  ;  1324.7 p2      21 t
        xor r15, r12                 ;  1382.2 p0      21 t
        mov r12, qword [rsp + 2880]  ;  1325.7 p2      23 t
        and rax, r13                 ;  1382.8 p0      21 t
        mov r13, qword [rsp + 2424]  ;  1347.7 p2      21 t
        mov qword [rsp + 2424], rdx  ;  1383.3 p0+p3   21 t spill
        mov r8, qword [rsp + 3008]   ;  1327.7 p2      23 t
        xor rbx, rdi                 ;  1384.3 p0      21 t
        not r8                       ;  1384.9 p0      23 t
        xor r14, r11                 ;  1385.4 p0      21 t
        xor rbx, rsi                 ;  1386.0 p0      21 t
        xor rax, rdi                 ;  1386.5 p0      21 t
        xor rax, r11                 ;  1387.5 p0      21 t
        and r13, rbp                 ;  1387.7 p0      21 t
        xor r13, rax                 ;  1388.7 p0      21 t
        mov rbp, qword [rsp + 3024]  ;  1369.3 p2      21 t
        xor rbp, rcx                 ;  1388.8 p0      21 t
        xor rbp, rax                 ;  1389.8 p0      21 t
        not r12                      ;  1390.0 p0      23 t
        mov r11, r14                 ;  1386.4 p1      21 t copy
        xor r15, r14                 ;  1390.5 p0      21 t
        mov r14, qword [rsp + 2888]  ;  1334.3 p2      23 t
        not r14                      ;  1391.0 p0      23 t
        xor r11, rdx                 ;  1391.5 p0      21 t
        xor r11, rbp                 ;  1392.5 p0      21 t
        xor rsi, r11                 ;  1393.5 p0      21 t
        xor r11, r13                 ;  1393.5 p0      21 t
        not r13                      ;  1393.8 p0      21 t
        not rsi                      ;  1394.5 p0      21 t
        not rbp                      ;  1394.8 p0      21 t
        mov qword [rsp + 2888], rsi  ;  1395.5 p0+p3   21 t spill
        mov rcx, qword [rsp + 2816]  ;  1339.2 p2      23 t
        not r15                      ;  1396.3 p0      21 t
        mov qword [rsp + 3024], r11  ;  1396.8 p0+p3   21 t spill
        mov qword [rsp + 3008], rbp  ;  1397.8 p0+p3   21 t spill
        xor rcx, qword [rsp + 2856]  ;  1398.8 p2+p0   23 t
        mov rax, qword [rsp + 2848]  ;  1342.6 p2      40 t reload
        mov qword [rsp + 2848], r13  ;  1399.4 p0+p3   21 t spill
        mov r13, qword [rsp + 2832]  ;  1344.1 p2      23 t
        mov qword [rsp + 2824], r15  ;  1400.4 p0+p3   21 t spill
        mov rsi, qword [rsp + 2832]  ;  1345.1 p2      23 t
        xor r13, r12                 ;  1401.4 p0      23 t
        not r10                      ;  1402.0 p0      21 t
        mov qword [rsp + 2880], r10  ;  1403.0 p0+p3   21 t spill
        mov rdi, qword [rsp + 2816]  ;  1346.4 p2      23 t
        mov r11, r9                  ;  1381.5 p1      23 t copy
        xor rdi, rax                 ;  1403.5 p0      23 t
        xor r8, r13                  ;  1404.0 p0      23 t
        xor r13, rdi                 ;  1404.6 p0      23 t
        xor r14, r8                  ;  1405.2 p0      23 t
        mov r15, r14                 ;  1406.2 p1      23 t copy
        mov qword [rsp + 2232], r14  ;  1406.2 p0+p3   23 t spill
        mov rdx, r14                 ;  1406.2 p1      23 t copy
        xor rax, r9                  ;  1406.8 p0      23 t
        xor rdx, r13                 ;  1407.3 p0      23 t
        mov qword [rsp + 2184], rdx  ;  1408.3 p0+p3   23 t spill
        mov r10, rdi                 ;  1404.5 p1      23 t copy
        mov qword [rsp + 2832], rbx  ;  1408.9 p0+p3   21 t spill
        xor r10, r14                 ;  1409.9 p0      23 t
        mov qword [rsp + 2800], r8   ;  1410.5 p0+p3   23 t spill
        mov r14, r8                  ;  1405.0 p1      23 t copy
        xor rsi, rdx                 ;  1411.5 p0      23 t
        mov rbx, rcx                 ;  1399.8 p1      23 t copy
        xor rbx, r8                  ;  1412.0 p0      23 t
        xor r11, r8                  ;  1412.6 p0      23 t
        or r14, rdx                  ;  1413.2 p0      23 t
        mov rdx, r12                 ;  1391.0 p1      23 t copy
        or r15, rbx                  ;  1413.8 p0      23 t
        xor r12, r15                 ;  1414.8 p0      23 t
        mov r8, r10                  ;  1410.9 p1      23 t copy
        xor r14, r15                 ;  1414.9 p0      23 t
        mov qword [rsp + 3080], r11  ;  1415.5 p0+p3   23 t spill
        mov rbp, rax                 ;  1407.8 p1      23 t copy
        xor rbp, r13                 ;  1416.5 p0      23 t
        xor r8, rbp                  ;  1417.5 p0      23 t
        mov qword [rsp + 3072], r8   ;  1418.5 p0+p3   23 t spill
        or rdx, r10                  ;  1418.6 p0      23 t
        mov r15, qword [rsp + 2856]  ;  1361.7 p2      23 t
        xor r15, r13                 ;  1419.2 p0      23 t
        xor r15, rdx                 ;  1420.2 p0      23 t
        mov qword [rsp + 2856], r10  ;  1420.3 p0+p3   23 t spill
        mov r10, rcx                 ;  1399.8 p1      23 t copy
        and r10, r13                 ;  1421.3 p0      23 t
        xor rdx, r10                 ;  1422.3 p0      23 t
        mov r10, r11                 ;  1413.6 p1      23 t copy
        xor r12, rdx                 ;  1423.3 p0      23 t
        and r10, r8                  ;  1423.0 p0      23 t
        mov r8, r11                  ;  1413.6 p1      23 t copy
        xor r8, rsi                  ;  1423.6 p0      23 t
        mov r11, rbp                 ;  1417.5 p1      23 t copy
        and r11, r8                  ;  1424.6 p0      23 t
        mov qword [rsp + 2512], rbp  ;  1424.7 p0+p3   23 t spill
        xor rdx, r11                 ;  1425.7 p0      23 t
        xor r15, r10                 ;  1426.3 p0      23 t
        mov r11, qword [rsp + 2816]  ;  1369.6 p2      23 t
        or r11, r9                   ;  1426.9 p0      23 t
        mov r10, rcx                 ;  1399.8 p1      23 t copy
        xor r14, r15                 ;  1427.5 p0      23 t
        xor r15, r11                 ;  1428.0 p0      23 t
        mov r11, rax                 ;  1407.8 p1      23 t copy
        xor r10, r8                  ;  1428.6 p0      23 t
        mov rbp, rdi                 ;  1404.5 p1      23 t copy
        and r11, r10                 ;  1429.6 p0      23 t
        xor r12, r11                 ;  1430.6 p0      23 t
        mov r11, rbx                 ;  1413.0 p1      23 t copy
        xor r11, rsi                 ;  1430.3 p0      23 t
        and rbp, r11                 ;  1431.3 p0      23 t
        xor r15, rbp                 ;  1432.3 p0      23 t
        xor rdx, rbp                 ;  1432.3 p0      23 t
        mov rbp, r14                 ;  1428.5 p1      23 t copy
        and rbp, r12                 ;  1432.6 p0      23 t
        mov qword [rsp + 2488], r9   ;  1433.2 p0+p3   23 t spill
        mov r9, rdx                  ;  1433.3 p1      23 t copy
        xor r15, rbp                 ;  1434.2 p0      23 t
        and r9, r15                  ;  1435.2 p0      23 t
        xor r15, r12                 ;  1435.3 p0      23 t
        or rbp, r15                  ;  1436.3 p0      23 t
        xor r14, r9                  ;  1436.5 p0      23 t
        xor rbp, r14                 ;  1437.5 p0      23 t
        and r11, rbp                 ;  1438.5 p0      23 t
        mov r9, rdx                  ;  1433.3 p1      23 t copy
        and r9, r14                  ;  1438.2 p0      23 t
        xor r12, r9                  ;  1439.2 p0      23 t
        and r14, r12                 ;  1440.2 p0      23 t
        xor rdx, r14                 ;  1441.2 p0      23 t
        mov r14, rbp                 ;  1438.5 p1      23 t copy
        xor r14, r12                 ;  1440.4 p0      23 t
        and r10, r14                 ;  1441.4 p0      23 t
        and rax, r14                 ;  1441.6 p0      23 t
        mov r9, rbp                  ;  1438.5 p1      23 t copy
        or r9, r12                   ;  1442.2 p0      23 t
        xor r15, r9                  ;  1443.2 p0      23 t
        mov r9, qword [rsp + 2800]   ;  1410.5 p2      23 t
        and r9, rdx                  ;  1443.3 p0      23 t
        xor r14, r15                 ;  1444.2 p0      23 t
        and rcx, r15                 ;  1444.4 p0      23 t
        and r13, r15                 ;  1445.0 p0      23 t
        and r8, r14                  ;  1445.6 p0      23 t
        xor r10, r8                  ;  1446.6 p0      23 t
        xor r15, rdx                 ;  1446.7 p0      23 t
        and rbx, r15                 ;  1447.7 p0      23 t
        and rdi, rbp                 ;  1447.9 p0      23 t
        xor r8, rcx                  ;  1448.4 p0      23 t
        mov rcx, qword [rsp + 2184]  ;  1408.3 p2      23 t
        mov qword [rsp + 2184], rdi  ;  1449.0 p0+p3   23 t spill
        mov rdi, qword [rsp + 2232]  ;  1406.2 p2      23 t
        and rcx, rdx                 ;  1450.0 p0      23 t
        xor rcx, rax                 ;  1451.0 p0      23 t
        xor rbp, r15                 ;  1451.2 p0      23 t
        and rdi, r15                 ;  1451.7 p0      23 t
        mov r15, qword [rsp + 3080]  ;  1415.5 p2      23 t
        xor rax, rdi                 ;  1452.7 p0      23 t
        mov rdi, qword [rsp + 3072]  ;  1418.5 p2      23 t
        xor rbx, r11                 ;  1452.9 p0      23 t
        xor rbx, r10                 ;  1453.9 p0      23 t
        xor r10, r9                  ;  1454.0 p0      23 t
        mov r9, qword [rsp + 3016]   ;  1396.5 p2      22 t
        and rsi, rbp                 ;  1454.6 p0      23 t
        xor r13, rcx                 ;  1455.2 p0      23 t
        xor rdx, r12                 ;  1455.7 p0      23 t
        and r15, rdx                 ;  1456.7 p0      23 t
        and rdi, rdx                 ;  1456.9 p0      23 t
        mov rdx, qword [rsp + 2856]  ;  1420.3 p2      23 t
        and rdx, rbp                 ;  1457.4 p0      23 t
        xor r15, r8                  ;  1458.0 p0      23 t
        xor r13, rdi                 ;  1458.6 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1433.2 p2      23 t
        and rbp, r12                 ;  1459.1 p0      23 t
        xor r11, r8                  ;  1459.7 p0      23 t
        xor rdx, rax                 ;  1460.3 p0      23 t
        xor rbp, r13                 ;  1460.9 p0      23 t
        xor rdx, rdi                 ;  1461.4 p0      23 t
        mov rdi, qword [rsp + 2816]  ;  1404.5 p2      23 t
        and rdi, r12                 ;  1462.0 p0      23 t
        xor rdi, rdx                 ;  1463.0 p0      23 t
        xor rdi, rbp                 ;  1464.0 p0      23 t
        mov r12, qword [rsp + 2512]  ;  1424.7 p2      23 t
        not r9                       ;  1463.7 p0      22 t
        and r12, r14                 ;  1464.2 p0      23 t
        xor r11, rsi                 ;  1464.8 p0      23 t
        xor r10, rbp                 ;  1465.4 p0      23 t
        mov r8, qword [rsp + 2320]   ;  1408.8 p2      22 t
        mov rsi, qword [rsp + 2904]  ;  1409.8 p2      22 t
        mov qword [rsp + 3016], rbx  ;  1465.9 p0+p3   23 t spill
        mov r14, qword [rsp + 2184]  ;  1449.0 p2      23 t
        xor r14, rax                 ;  1466.9 p0      23 t
        xor r14, rdi                 ;  1467.9 p0      23 t
        xor r12, rdi                 ;  1468.1 p0      23 t
        mov qword [rsp + 2488], r12  ;  1469.1 p0+p3   23 t spill
        xor r15, rbp                 ;  1469.6 p0      23 t
        not r13                      ;  1470.2 p0      23 t
        not r8                       ;  1470.7 p0      22 t
        not rsi                      ;  1471.2 p0      22 t
        mov qword [rsp + 2184], rdx  ;  1471.7 p0+p3   23 t spill
        mov rbp, qword [rsp + 2912]  ;  1415.8 p2      22 t
        mov rdi, rbx                 ;  1454.9 p1      23 t copy
        mov rbx, r12                 ;  1469.1 p1      23 t copy
        not rbx                      ;  1472.7 p0      23 t
        mov qword [rsp + 2320], rbx  ;  1473.7 p0+p3   23 t spill
        mov rbx, qword [rsp + 2872]  ;  1417.5 p2      22 t
        xor rbx, r9                  ;  1474.2 p0      22 t
        xor r11, r10                 ;  1474.8 p0      23 t
        xor r10, r15                 ;  1475.4 p0      23 t
        xor r10, r14                 ;  1476.4 p0      23 t
        not r11                      ;  1476.5 p0      23 t
        mov qword [rsp + 2512], r11  ;  1477.5 p0+p3   23 t spill
        not r14                      ;  1478.0 p0      23 t
        mov qword [rsp + 2912], r15  ;  1478.5 p0+p3   23 t spill
        mov r15, qword [rsp + 2840]  ;  1422.3 p2      22 t
        xor rdi, r10                 ;  1479.5 p0      23 t
        not rbp                      ;  1480.1 p0      22 t
        mov qword [rsp + 2816], r14  ;  1480.6 p0+p3   23 t spill
        mov rax, qword [rsp + 2840]  ;  1424.7 p2      22 t
        xor rax, qword [rsp + 2872]  ;  1481.6 p2+p0   22 t
        mov qword [rsp + 2872], rcx  ;  1482.1 p0+p3   23 t spill
        mov r14, r9                  ;  1464.7 p1      22 t copy
        xor r15, qword [rsp + 2896]  ;  1483.1 p2+p0   22 t
        not rdi                      ;  1483.7 p0      23 t
        mov rdx, qword [rsp + 2864]  ;  1427.7 p2      22 t
        mov qword [rsp + 2904], rdi  ;  1484.7 p0+p3   23 t spill
        mov rdi, qword [rsp + 2864]  ;  1428.7 p2      22 t
        mov qword [rsp + 2864], r13  ;  1485.2 p0+p3   23 t spill
        mov r12, rbx                 ;  1475.2 p1      22 t copy
        xor rdi, rsi                 ;  1486.2 p0      22 t
        xor r8, rdi                  ;  1487.2 p0      22 t
        xor rdi, rax                 ;  1487.4 p0      22 t
        xor r14, r8                  ;  1488.2 p0      22 t
        mov qword [rsp + 2856], r10  ;  1488.5 p0+p3   23 t spill
        xor r12, rdi                 ;  1489.5 p0      22 t
        mov r13, rax                 ;  1482.6 p1      22 t copy
        mov qword [rsp + 2232], r8   ;  1490.1 p0+p3   22 t spill
        mov rcx, r15                 ;  1484.1 p1      22 t copy
        xor rcx, r8                  ;  1491.1 p0      22 t
        xor rbp, r8                  ;  1491.6 p0      22 t
        mov qword [rsp + 3096], r14  ;  1492.2 p0+p3   22 t spill
        mov qword [rsp + 3080], rbp  ;  1493.2 p0+p3   22 t spill
        mov r11, rbp                 ;  1492.6 p1      22 t copy
        or r11, rcx                  ;  1494.2 p0      22 t
        xor r13, rbp                 ;  1494.8 p0      22 t
        mov r10, rbp                 ;  1492.6 p1      22 t copy
        mov rbp, r8                  ;  1488.2 p1      22 t copy
        xor r10, rdi                 ;  1495.4 p0      22 t
        or rbp, r10                  ;  1496.4 p0      22 t
        xor rbp, r11                 ;  1497.4 p0      22 t
        mov r8, r13                  ;  1495.8 p1      22 t copy
        mov qword [rsp + 3072], r10  ;  1497.1 p0+p3   22 t spill
        xor r8, r12                  ;  1498.1 p0      22 t
        xor rdx, r10                 ;  1498.6 p0      22 t
        mov r10, rsi                 ;  1472.2 p1      22 t copy
        xor rsi, r11                 ;  1499.2 p0      22 t
        or r10, r13                  ;  1499.8 p0      22 t
        mov r11, qword [rsp + 2896]  ;  1443.2 p2      22 t
        xor r11, rdi                 ;  1500.3 p0      22 t
        xor r11, r10                 ;  1501.3 p0      22 t
        mov qword [rsp + 2800], r8   ;  1501.5 p0+p3   22 t spill
        mov qword [rsp + 3104], r12  ;  1502.5 p0+p3   22 t spill
        mov qword [rsp + 2896], r13  ;  1503.5 p0+p3   22 t spill
        mov r13, r15                 ;  1484.1 p1      22 t copy
        and r13, rdi                 ;  1504.5 p0      22 t
        xor r10, r13                 ;  1505.5 p0      22 t
        mov r13, r14                 ;  1489.2 p1      22 t copy
        and r13, r8                  ;  1505.6 p0      22 t
        xor r11, r13                 ;  1506.6 p0      22 t
        mov r8, r14                  ;  1489.2 p1      22 t copy
        mov r13, r15                 ;  1484.1 p1      22 t copy
        xor rbp, r11                 ;  1507.6 p0      22 t
        xor r8, rdx                  ;  1507.3 p0      22 t
        xor r13, r8                  ;  1508.3 p0      22 t
        xor rsi, r10                 ;  1508.5 p0      22 t
        mov r14, r12                 ;  1490.5 p1      22 t copy
        mov r12, rax                 ;  1482.6 p1      22 t copy
        and r14, r8                  ;  1509.1 p0      22 t
        xor r10, r14                 ;  1510.1 p0      22 t
        mov r14, qword [rsp + 2840]  ;  1452.7 p2      22 t
        or r14, r9                   ;  1510.2 p0      22 t
        xor r11, r14                 ;  1511.2 p0      22 t
        mov r14, rbx                 ;  1475.2 p1      22 t copy
        and r14, r13                 ;  1511.3 p0      22 t
        xor rsi, r14                 ;  1512.3 p0      22 t
        mov r14, rcx                 ;  1492.1 p1      22 t copy
        mov qword [rsp + 3112], r9   ;  1512.5 p0+p3   22 t spill
        xor r14, rdx                 ;  1513.5 p0      22 t
        and r12, r14                 ;  1514.5 p0      22 t
        xor r10, r12                 ;  1515.5 p0      22 t
        mov r9, r10                  ;  1516.5 p1      22 t copy
        xor r11, r12                 ;  1515.5 p0      22 t
        mov r12, rbp                 ;  1508.6 p1      22 t copy
        and r12, rsi                 ;  1515.8 p0      22 t
        xor r11, r12                 ;  1516.8 p0      22 t
        and r9, r11                  ;  1517.8 p0      22 t
        xor r11, rsi                 ;  1517.8 p0      22 t
        or r12, r11                  ;  1518.8 p0      22 t
        xor rbp, r9                  ;  1518.8 p0      22 t
        xor r12, rbp                 ;  1519.8 p0      22 t
        and r14, r12                 ;  1520.8 p0      22 t
        mov r9, r10                  ;  1516.5 p1      22 t copy
        and r9, rbp                  ;  1520.3 p0      22 t
        xor rsi, r9                  ;  1521.3 p0      22 t
        and rbp, rsi                 ;  1522.3 p0      22 t
        xor r10, rbp                 ;  1523.3 p0      22 t
        and rax, r12                 ;  1522.6 p0      22 t
        mov r9, r12                  ;  1520.8 p1      22 t copy
        or r9, rsi                   ;  1523.2 p0      22 t
        mov rbp, r12                 ;  1520.8 p1      22 t copy
        xor rbp, rsi                 ;  1523.8 p0      22 t
        and rbx, rbp                 ;  1524.8 p0      22 t
        xor r11, r9                  ;  1524.9 p0      22 t
        mov r9, qword [rsp + 2232]   ;  1490.1 p2      22 t
        and r13, rbp                 ;  1525.5 p0      22 t
        xor rbp, r11                 ;  1526.0 p0      22 t
        and r8, rbp                  ;  1527.0 p0      22 t
        xor r13, r8                  ;  1528.0 p0      22 t
        and rdi, r11                 ;  1527.8 p0      22 t
        and r15, r11                 ;  1528.3 p0      22 t
        and r9, r10                  ;  1528.9 p0      22 t
        xor r8, r15                  ;  1529.5 p0      22 t
        xor r11, r10                 ;  1530.0 p0      22 t
        xor r12, r11                 ;  1531.0 p0      22 t
        mov r15, qword [rsp + 3072]  ;  1497.1 p2      22 t
        and r15, r10                 ;  1531.2 p0      22 t
        xor r10, rsi                 ;  1531.8 p0      22 t
        xor r15, rbx                 ;  1532.3 p0      22 t
        mov qword [rsp + 3072], rax  ;  1532.9 p0+p3   22 t spill
        and rcx, r11                 ;  1533.9 p0      22 t
        and rdx, r12                 ;  1534.5 p0      22 t
        mov rax, qword [rsp + 3080]  ;  1493.2 p2      22 t
        and rax, r11                 ;  1535.0 p0      22 t
        xor rbx, rax                 ;  1536.0 p0      22 t
        mov rax, qword [rsp + 2800]  ;  1501.5 p2      22 t
        and rax, r10                 ;  1536.2 p0      22 t
        xor rcx, r14                 ;  1536.8 p0      22 t
        xor r14, r8                  ;  1537.3 p0      22 t
        xor r14, rdx                 ;  1538.3 p0      22 t
        xor rcx, r13                 ;  1538.5 p0      22 t
        mov r11, qword [rsp + 3096]  ;  1492.2 p2      22 t
        and r11, r10                 ;  1539.0 p0      22 t
        xor r11, r8                  ;  1540.0 p0      22 t
        xor r13, r9                  ;  1540.2 p0      22 t
        mov r10, qword [rsp + 2896]  ;  1503.5 p2      22 t
        and r10, r12                 ;  1540.7 p0      22 t
        xor rdi, r15                 ;  1541.3 p0      22 t
        xor rdi, rax                 ;  1542.3 p0      22 t
        xor r10, rbx                 ;  1542.5 p0      22 t
        xor r10, rax                 ;  1543.5 p0      22 t
        mov r12, qword [rsp + 3112]  ;  1512.5 p2      22 t
        and r12, rsi                 ;  1543.6 p0      22 t
        mov rax, qword [rsp + 2840]  ;  1486.1 p2      22 t
        xor r12, rdi                 ;  1544.6 p0      22 t
        xor r11, r12                 ;  1545.6 p0      22 t
        xor r13, r12                 ;  1545.6 p0      22 t
        xor r14, r13                 ;  1546.6 p0      22 t
        and rax, rsi                 ;  1546.5 p0      22 t
        xor rax, r10                 ;  1547.5 p0      22 t
        xor rax, r12                 ;  1548.5 p0      22 t
        xor r13, r11                 ;  1548.2 p0      22 t
        mov r12, qword [rsp + 2312]  ;  1490.8 p2      21 t
        not r12                      ;  1548.7 p0      21 t
        mov qword [rsp + 2312], r11  ;  1549.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2928]  ;  1492.1 p2      21 t
        xor r11, r12                 ;  1550.2 p0      21 t
        mov rdx, qword [rsp + 2464]  ;  1493.1 p2      21 t
        not rdx                      ;  1550.8 p0      21 t
        mov r9, qword [rsp + 2984]   ;  1494.1 p2      21 t
        mov r8, qword [rsp + 2920]   ;  1495.2 p2      21 t
        not r14                      ;  1551.3 p0      22 t
        mov qword [rsp + 3112], r14  ;  1552.3 p0+p3   22 t spill
        mov rsi, qword [rsp + 3104]  ;  1502.5 p2      22 t
        not r9                       ;  1552.8 p0      21 t
        and rsi, rbp                 ;  1553.3 p0      22 t
        mov rbp, qword [rsp + 3072]  ;  1532.9 p2      22 t
        not rdi                      ;  1553.9 p0      22 t
        mov qword [rsp + 3072], rcx  ;  1554.4 p0+p3   22 t spill
        xor rbp, rbx                 ;  1555.4 p0      22 t
        xor rsi, rax                 ;  1556.0 p0      22 t
        not r8                       ;  1556.5 p0      21 t
        mov rbx, qword [rsp + 2344]  ;  1500.4 p2      21 t
        mov qword [rsp + 3104], r10  ;  1557.0 p0+p3   22 t spill
        xor rbx, qword [rsp + 2472]  ;  1558.0 p2+p0   21 t
        mov qword [rsp + 2920], rsi  ;  1558.6 p0+p3   22 t spill
        xor r8, r11                  ;  1559.6 p0      21 t
        xor rdx, r8                  ;  1560.6 p0      21 t
        mov r10, rdx                 ;  1561.6 p1      21 t copy
        mov qword [rsp + 3080], r8   ;  1560.7 p0+p3   21 t spill
        mov qword [rsp + 3096], rdx  ;  1561.7 p0+p3   21 t spill
        xor r11, rbx                 ;  1562.7 p0      21 t
        xor rbp, rax                 ;  1563.3 p0      22 t
        xor r13, rbp                 ;  1564.3 p0      22 t
        mov qword [rsp + 2464], r13  ;  1565.3 p0+p3   22 t spill
        mov rax, rcx                 ;  1539.5 p1      22 t copy
        xor rax, r13                 ;  1565.5 p0      22 t
        mov r13, qword [rsp + 2344]  ;  1508.6 p2      21 t
        xor r13, qword [rsp + 2408]  ;  1566.0 p2+p0   21 t
        not rax                      ;  1566.6 p0      22 t
        mov qword [rsp + 2984], rax  ;  1567.6 p0+p3   22 t spill
        not rbp                      ;  1568.1 p0      22 t
        mov qword [rsp + 2896], rbp  ;  1569.1 p0+p3   22 t spill
        mov rbp, rdx                 ;  1561.6 p1      21 t copy
        mov rcx, qword [rsp + 2928]  ;  1511.4 p2      21 t
        mov qword [rsp + 2928], r15  ;  1569.6 p0+p3   22 t spill
        mov r15, rbx                 ;  1559.0 p1      21 t copy
        mov qword [rsp + 2840], rdi  ;  1570.6 p0+p3   22 t spill
        mov rdi, r9                  ;  1553.8 p1      21 t copy
        mov rax, rsi                 ;  1557.0 p1      22 t copy
        mov rsi, qword [rsp + 2472]  ;  1513.7 p2      21 t
        not rax                      ;  1571.6 p0      22 t
        mov qword [rsp + 2472], rax  ;  1572.6 p0+p3   22 t spill
        mov rax, r13                 ;  1567.0 p1      21 t copy
        xor rax, r8                  ;  1573.1 p0      21 t
        xor rbp, r11                 ;  1573.7 p0      21 t
        xor rcx, rbp                 ;  1574.7 p0      21 t
        xor r15, rdx                 ;  1574.8 p0      21 t
        mov rdx, r8                  ;  1560.6 p1      21 t copy
        xor rdi, r8                  ;  1575.4 p0      21 t
        mov r8, r15                  ;  1575.8 p1      21 t copy
        or rdx, rbp                  ;  1576.0 p0      21 t
        or r10, rax                  ;  1576.5 p0      21 t
        xor rdx, r10                 ;  1577.5 p0      21 t
        mov qword [rsp + 2800], rbp  ;  1577.7 p0+p3   21 t spill
        mov rbp, r12                 ;  1549.7 p1      21 t copy
        xor r12, r10                 ;  1578.7 p0      21 t
        mov r10, qword [rsp + 2408]  ;  1522.4 p2      21 t
        mov qword [rsp + 2408], r15  ;  1579.2 p0+p3   21 t spill
        or rbp, r15                  ;  1580.2 p0      21 t
        xor r10, r11                 ;  1580.8 p0      21 t
        mov r15, r13                 ;  1567.0 p1      21 t copy
        and r15, r11                 ;  1581.4 p0      21 t
        xor r10, rbp                 ;  1581.9 p0      21 t
        xor rbp, r15                 ;  1582.5 p0      21 t
        xor rsi, r9                  ;  1583.1 p0      21 t
        mov r14, rsi                 ;  1584.1 p1      21 t copy
        xor r14, r11                 ;  1585.1 p0      21 t
        xor r8, r14                  ;  1586.1 p0      21 t
        mov qword [rsp + 2232], r8   ;  1587.1 p0+p3   21 t spill
        mov qword [rsp + 3120], rdi  ;  1585.8 p0+p3   21 t spill
        mov qword [rsp + 3128], r14  ;  1586.8 p0+p3   21 t spill
        mov r15, rdi                 ;  1576.4 p1      21 t copy
        and r15, r8                  ;  1587.8 p0      21 t
        mov r8, rdi                  ;  1576.4 p1      21 t copy
        xor r10, r15                 ;  1588.8 p0      21 t
        xor rdx, r10                 ;  1589.8 p0      21 t
        mov rdi, r14                 ;  1586.1 p1      21 t copy
        xor r8, rcx                  ;  1589.5 p0      21 t
        and rdi, r8                  ;  1590.5 p0      21 t
        xor r12, rbp                 ;  1590.7 p0      21 t
        xor rbp, rdi                 ;  1591.5 p0      21 t
        mov rdi, qword [rsp + 2344]  ;  1533.4 p2      21 t
        mov r15, r13                 ;  1567.0 p1      21 t copy
        xor r15, r8                  ;  1591.8 p0      21 t
        or rdi, r9                   ;  1592.4 p0      21 t
        xor r10, rdi                 ;  1593.4 p0      21 t
        mov rdi, rsi                 ;  1584.1 p1      21 t copy
        and rdi, r15                 ;  1593.5 p0      21 t
        xor r12, rdi                 ;  1594.5 p0      21 t
        mov rdi, rax                 ;  1574.1 p1      21 t copy
        xor rdi, rcx                 ;  1594.7 p0      21 t
        mov r14, rbx                 ;  1559.0 p1      21 t copy
        and r14, rdi                 ;  1595.7 p0      21 t
        xor r10, r14                 ;  1596.7 p0      21 t
        xor rbp, r14                 ;  1596.7 p0      21 t
        mov r14, rdx                 ;  1590.8 p1      21 t copy
        and r14, r12                 ;  1596.9 p0      21 t
        xor r10, r14                 ;  1597.9 p0      21 t
        mov qword [rsp + 3136], r9   ;  1598.1 p0+p3   21 t spill
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, r10                  ;  1599.1 p0      21 t
        xor r10, r12                 ;  1599.7 p0      21 t
        xor rdx, r9                  ;  1600.2 p0      21 t
        or r14, r10                  ;  1600.8 p0      21 t
        xor r14, rdx                 ;  1601.8 p0      21 t
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, rdx                  ;  1601.9 p0      21 t
        xor r12, r9                  ;  1602.9 p0      21 t
        and rdx, r12                 ;  1603.9 p0      21 t
        xor rbp, rdx                 ;  1604.9 p0      21 t
        and rbx, r14                 ;  1604.2 p0      21 t
        mov r9, r14                  ;  1602.8 p1      21 t copy
        mov rdx, r14                 ;  1602.8 p1      21 t copy
        xor rdx, r12                 ;  1604.8 p0      21 t
        and r15, rdx                 ;  1605.8 p0      21 t
        and rdi, r14                 ;  1605.9 p0      21 t
        and rsi, rdx                 ;  1606.5 p0      21 t
        or r9, r12                   ;  1607.1 p0      21 t
        xor r10, r9                  ;  1608.1 p0      21 t
        mov r9, qword [rsp + 3080]   ;  1560.7 p2      21 t
        xor rdx, r10                 ;  1609.1 p0      21 t
        and r11, r10                 ;  1609.1 p0      21 t
        and r13, r10                 ;  1609.4 p0      21 t
        and r8, rdx                  ;  1610.1 p0      21 t
        xor r15, r8                  ;  1611.1 p0      21 t
        xor r8, r13                  ;  1611.1 p0      21 t
        mov r13, qword [rsp + 2800]  ;  1577.7 p2      21 t
        and r13, rbp                 ;  1611.6 p0      21 t
        and r9, rbp                  ;  1612.2 p0      21 t
        mov qword [rsp + 2800], rbx  ;  1612.8 p0+p3   21 t spill
        mov rbx, qword [rsp + 3096]  ;  1561.7 p2      21 t
        xor r13, rsi                 ;  1613.8 p0      21 t
        xor r11, r13                 ;  1614.8 p0      21 t
        xor r10, rbp                 ;  1614.9 p0      21 t
        and rbx, r10                 ;  1615.9 p0      21 t
        xor r14, r10                 ;  1616.1 p0      21 t
        and rcx, r14                 ;  1617.1 p0      21 t
        xor rbp, r12                 ;  1617.2 p0      21 t
        and rax, r10                 ;  1617.8 p0      21 t
        mov r10, qword [rsp + 3120]  ;  1585.8 p2      21 t
        and r10, rbp                 ;  1618.4 p0      21 t
        xor r10, r8                  ;  1619.4 p0      21 t
        xor rax, rdi                 ;  1619.5 p0      21 t
        xor rax, r15                 ;  1620.5 p0      21 t
        xor r15, r9                  ;  1620.6 p0      21 t
        mov r9, qword [rsp + 2952]   ;  1563.7 p2      42 t
        xor rdi, r8                  ;  1621.2 p0      21 t
        xor rsi, rbx                 ;  1621.8 p0      21 t
        mov rbx, qword [rsp + 2232]  ;  1587.1 p2      21 t
        and rbx, rbp                 ;  1622.3 p0      21 t
        mov rbp, qword [rsp + 2408]  ;  1579.2 p2      21 t
        and rbp, r14                 ;  1622.9 p0      21 t
        xor rbp, rsi                 ;  1623.9 p0      21 t
        xor rbp, rbx                 ;  1624.9 p0      21 t
        xor rdi, rcx                 ;  1624.6 p0      21 t
        mov rcx, qword [rsp + 3000]  ;  1568.1 p2      42 t
        mov r8, qword [rsp + 2936]   ;  1569.1 p2      42 t
        not r8                       ;  1625.2 p0      42 t
        mov r14, qword [rsp + 3136]  ;  1598.1 p2      21 t
        and r14, r12                 ;  1625.7 p0      21 t
        xor r11, rbx                 ;  1626.3 p0      21 t
        mov rbx, qword [rsp + 2344]  ;  1571.1 p2      21 t
        and rbx, r12                 ;  1626.8 p0      21 t
        mov r12, qword [rsp + 3128]  ;  1586.8 p2      21 t
        xor r14, r11                 ;  1627.4 p0      21 t
        and r12, rdx                 ;  1628.0 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1612.8 p2      21 t
        xor r15, r14                 ;  1628.6 p0      21 t
        xor rdi, r15                 ;  1629.6 p0      21 t
        xor rdx, rsi                 ;  1629.7 p0      21 t
        mov rsi, rax                 ;  1621.5 p1      21 t copy
        mov qword [rsp + 2952], r13  ;  1630.3 p0+p3   21 t spill
        not rdi                      ;  1631.3 p0      21 t
        xor rbx, rbp                 ;  1631.8 p0      21 t
        xor rbx, r14                 ;  1632.8 p0      21 t
        xor r10, r14                 ;  1632.9 p0      21 t
        mov r14, qword [rsp + 2976]  ;  1577.3 p2      42 t
        mov qword [rsp + 2976], rax  ;  1633.5 p0+p3   21 t spill
        mov rax, qword [rsp + 2960]  ;  1578.5 p2      42 t
        not r14                      ;  1634.5 p0      42 t
        xor r12, rbx                 ;  1635.0 p0      21 t
        xor rdx, rbx                 ;  1635.6 p0      21 t
        not r11                      ;  1636.1 p0      21 t
        mov r13, r12                 ;  1636.0 p1      21 t copy
        xor r15, r10                 ;  1636.6 p0      21 t
        xor r15, rdx                 ;  1637.6 p0      21 t
        not rdx                      ;  1637.8 p0      21 t
        xor rax, r14                 ;  1638.3 p0      42 t
        mov qword [rsp + 2800], r11  ;  1638.8 p0+p3   21 t spill
        mov r11, qword [rsp + 2960]  ;  1583.5 p2      42 t
        not rcx                      ;  1639.8 p0      42 t
        xor rsi, r15                 ;  1640.3 p0      21 t
        not rsi                      ;  1641.3 p0      21 t
        mov qword [rsp + 3000], rsi  ;  1642.3 p0+p3   21 t spill
        not r9                       ;  1642.4 p0      42 t
        mov rsi, qword [rsp + 2944]  ;  1587.8 p2      42 t
        xor rsi, qword [rsp + 2968]  ;  1642.9 p2+p0   42 t
        mov qword [rsp + 3128], rdx  ;  1643.5 p0+p3   21 t spill
        not r13                      ;  1644.5 p0      21 t
        mov qword [rsp + 2936], r13  ;  1645.5 p0+p3   21 t spill
        mov r13, qword [rsp + 2992]  ;  1590.8 p2      42 t
        xor r13, r9                  ;  1646.0 p0      42 t
        mov qword [rsp + 3136], r15  ;  1646.6 p0+p3   21 t spill
        mov r15, r13                 ;  1647.0 p1      42 t copy
        mov rbx, qword [rsp + 2944]  ;  1592.1 p2      42 t
        mov qword [rsp + 2960], rdi  ;  1647.6 p0+p3   21 t spill
        xor rbx, qword [rsp + 2992]  ;  1648.6 p2+p0   42 t
        mov qword [rsp + 2992], rbp  ;  1649.1 p0+p3   21 t spill
        mov rbp, rsi                 ;  1643.9 p1      42 t copy
        mov qword [rsp + 2408], r10  ;  1650.1 p0+p3   21 t spill
        mov rdi, rbx                 ;  1649.6 p1      42 t copy
        mov qword [rsp + 2344], r12  ;  1651.1 p0+p3   21 t spill
        mov r12, r9                  ;  1643.4 p1      42 t copy
        xor r8, rax                  ;  1652.1 p0      42 t
        xor rcx, r8                  ;  1653.1 p0      42 t
        mov rdx, rcx                 ;  1654.1 p1      42 t copy
        mov qword [rsp + 3120], rcx  ;  1654.1 p0+p3   42 t spill
        xor rbp, r8                  ;  1654.3 p0      42 t
        or rdx, rbp                  ;  1655.3 p0      42 t
        xor rax, rbx                 ;  1655.4 p0      42 t
        xor r12, r8                  ;  1656.0 p0      42 t
        xor r15, rax                 ;  1656.6 p0      42 t
        xor rdi, rcx                 ;  1657.1 p0      42 t
        mov r10, rcx                 ;  1654.1 p1      42 t copy
        xor r10, rax                 ;  1657.7 p0      42 t
        mov qword [rsp + 3096], r8   ;  1658.3 p0+p3   42 t spill
        mov rcx, r8                  ;  1653.1 p1      42 t copy
        xor r11, r10                 ;  1659.3 p0      42 t
        mov r8, rdi                  ;  1658.1 p1      42 t copy
        mov qword [rsp + 2232], r10  ;  1659.8 p0+p3   42 t spill
        or rcx, r10                  ;  1660.8 p0      42 t
        xor rcx, rdx                 ;  1661.8 p0      42 t
        mov r10, r14                 ;  1635.5 p1      42 t copy
        xor r14, rdx                 ;  1662.0 p0      42 t
        mov rdx, qword [rsp + 2968]  ;  1606.3 p2      42 t
        or r10, rdi                  ;  1662.5 p0      42 t
        mov qword [rsp + 2968], rdi  ;  1663.1 p0+p3   42 t spill
        xor r8, r15                  ;  1664.1 p0      42 t
        mov qword [rsp + 3080], r8   ;  1665.1 p0+p3   42 t spill
        xor rdx, rax                 ;  1665.7 p0      42 t
        mov rdi, rsi                 ;  1643.9 p1      42 t copy
        and rdi, rax                 ;  1666.3 p0      42 t
        xor rdx, r10                 ;  1666.8 p0      42 t
        xor r10, rdi                 ;  1667.4 p0      42 t
        xor r14, r10                 ;  1668.4 p0      42 t
        mov qword [rsp + 3144], r12  ;  1668.5 p0+p3   42 t spill
        mov rdi, r12                 ;  1657.0 p1      42 t copy
        and rdi, r8                  ;  1669.5 p0      42 t
        xor rdx, rdi                 ;  1670.5 p0      42 t
        xor rcx, rdx                 ;  1671.5 p0      42 t
        mov r8, r12                  ;  1657.0 p1      42 t copy
        mov r12, r15                 ;  1657.6 p1      42 t copy
        xor r8, r11                  ;  1671.3 p0      42 t
        mov qword [rsp + 3152], r15  ;  1671.8 p0+p3   42 t spill
        mov rdi, rsi                 ;  1643.9 p1      42 t copy
        xor rdi, r8                  ;  1672.8 p0      42 t
        and r12, r8                  ;  1673.4 p0      42 t
        xor r10, r12                 ;  1674.4 p0      42 t
        mov r12, qword [rsp + 2944]  ;  1616.9 p2      42 t
        or r12, r9                   ;  1674.5 p0      42 t
        xor rdx, r12                 ;  1675.5 p0      42 t
        mov r12, r13                 ;  1647.0 p1      42 t copy
        and r12, rdi                 ;  1675.7 p0      42 t
        xor r14, r12                 ;  1676.7 p0      42 t
        mov r12, rbp                 ;  1655.3 p1      42 t copy
        xor r12, r11                 ;  1676.8 p0      42 t
        mov r15, rbx                 ;  1649.6 p1      42 t copy
        and r15, r12                 ;  1677.8 p0      42 t
        xor r10, r15                 ;  1678.8 p0      42 t
        xor rdx, r15                 ;  1678.8 p0      42 t
        mov r15, rcx                 ;  1672.5 p1      42 t copy
        and r15, r14                 ;  1679.1 p0      42 t
        xor rdx, r15                 ;  1680.1 p0      42 t
        mov qword [rsp + 3160], r9   ;  1680.3 p0+p3   42 t spill
        mov r9, r10                  ;  1679.8 p1      42 t copy
        and r9, rdx                  ;  1681.3 p0      42 t
        xor rcx, r9                  ;  1682.3 p0      42 t
        mov r9, r10                  ;  1679.8 p1      42 t copy
        xor rdx, r14                 ;  1682.4 p0      42 t
        or r15, rdx                  ;  1683.4 p0      42 t
        xor r15, rcx                 ;  1684.4 p0      42 t
        and r12, r15                 ;  1685.4 p0      42 t
        and r9, rcx                  ;  1684.7 p0      42 t
        xor r14, r9                  ;  1685.7 p0      42 t
        mov r9, r15                  ;  1685.4 p1      42 t copy
        or r9, r14                   ;  1686.7 p0      42 t
        and rcx, r14                 ;  1686.7 p0      42 t
        xor r10, rcx                 ;  1687.7 p0      42 t
        mov rcx, r15                 ;  1685.4 p1      42 t copy
        xor rcx, r14                 ;  1687.5 p0      42 t
        and r13, rcx                 ;  1688.5 p0      42 t
        xor rdx, r9                  ;  1688.7 p0      42 t
        and rsi, rdx                 ;  1689.7 p0      42 t
        and rdi, rcx                 ;  1689.8 p0      42 t
        xor rcx, rdx                 ;  1690.4 p0      42 t
        and r8, rcx                  ;  1691.4 p0      42 t
        xor rdi, r8                  ;  1692.4 p0      42 t
        xor r8, rsi                  ;  1692.4 p0      42 t
        and rbx, r15                 ;  1692.7 p0      42 t
        mov rsi, qword [rsp + 2232]  ;  1659.8 p2      42 t
        mov qword [rsp + 2232], rbx  ;  1693.7 p0+p3   42 t spill
        and rax, rdx                 ;  1694.2 p0      42 t
        xor rdx, r10                 ;  1694.8 p0      42 t
        mov rbx, qword [rsp + 3120]  ;  1654.1 p2      42 t
        and rbx, rdx                 ;  1695.8 p0      42 t
        mov r9, qword [rsp + 3096]   ;  1658.3 p2      42 t
        and r9, r10                  ;  1696.0 p0      42 t
        and rsi, r10                 ;  1696.5 p0      42 t
        xor r15, rdx                 ;  1697.1 p0      42 t
        and r11, r15                 ;  1698.1 p0      42 t
        and rbp, rdx                 ;  1698.2 p0      42 t
        mov rdx, qword [rsp + 3144]  ;  1668.5 p2      42 t
        xor r10, r14                 ;  1698.8 p0      42 t
        xor rbp, r12                 ;  1699.4 p0      42 t
        xor rsi, r13                 ;  1700.0 p0      42 t
        xor r13, rbx                 ;  1700.5 p0      42 t
        mov rbx, qword [rsp + 3080]  ;  1665.1 p2      42 t
        and rbx, r10                 ;  1701.1 p0      42 t
        and rdx, r10                 ;  1701.7 p0      42 t
        mov r10, qword [rsp + 2968]  ;  1663.1 p2      42 t
        and r10, r15                 ;  1702.2 p0      42 t
        xor r10, r13                 ;  1703.2 p0      42 t
        xor rbp, rdi                 ;  1703.4 p0      42 t
        xor rdi, r9                  ;  1703.9 p0      42 t
        xor rax, rsi                 ;  1704.5 p0      42 t
        xor rdx, r8                  ;  1705.1 p0      42 t
        mov r15, qword [rsp + 3160]  ;  1680.3 p2      42 t
        xor r10, rbx                 ;  1705.7 p0      42 t
        xor rax, rbx                 ;  1706.2 p0      42 t
        mov rbx, qword [rsp + 2944]  ;  1648.3 p2      42 t
        and rbx, r14                 ;  1706.8 p0      42 t
        and r15, r14                 ;  1707.4 p0      42 t
        mov r14, qword [rsp + 3152]  ;  1671.8 p2      42 t
        and r14, rcx                 ;  1707.9 p0      42 t
        mov rcx, qword [rsp + 2232]  ;  1693.7 p2      42 t
        xor rcx, r13                 ;  1708.5 p0      42 t
        mov r13, qword [rsp + 3040]  ;  1651.9 p2      41 t
        xor rbx, r10                 ;  1709.1 p0      42 t
        mov r9, qword [rsp + 2384]   ;  1652.9 p2      41 t
        xor r9, qword [rsp + 2856]   ;  1709.7 p2+p0   41 t
        xor r12, r8                  ;  1710.2 p0      42 t
        xor r12, r11                 ;  1711.2 p0      42 t
        xor r15, rax                 ;  1711.4 p0      42 t
        not rax                      ;  1711.9 p0      42 t
        xor r9, qword [rsp + 2488]   ;  1712.4 p2+p0   41 t
        xor rbx, r15                 ;  1713.0 p0      42 t
        xor r14, rbx                 ;  1714.0 p0      42 t
        xor r13, r14                 ;  1715.0 p0      41 t
        xor rdi, r15                 ;  1714.7 p0      42 t
        xor rcx, rbx                 ;  1715.3 p0      42 t
        mov r8, qword [rsp + 2424]   ;  1659.5 p2      41 t
        xor r12, rdi                 ;  1715.9 p0      42 t
        xor r8, qword [rsp + 2896]   ;  1716.4 p2+p0   41 t
        mov r11, rbp                 ;  1704.4 p1      42 t copy
        xor rdx, r15                 ;  1717.0 p0      42 t
        mov r15, qword [rsp + 3064]  ;  1663.2 p2      41 t
        xor r15, qword [rsp + 2408]  ;  1717.6 p2+p0   41 t
        xor rdi, rdx                 ;  1718.2 p0      42 t
        xor rdi, rcx                 ;  1719.2 p0      42 t
        xor r11, rdi                 ;  1720.2 p0      42 t
        xor r13, rdi                 ;  1720.2 p0      41 t
        mov rdi, qword [rsp + 2424]  ;  1666.7 p2      41 t
        xor rdi, r9                  ;  1720.4 p0      41 t
        not r11                      ;  1721.2 p0      42 t
        not rcx                      ;  1721.5 p0      42 t
        xor rcx, qword [rsp + 3088]  ;  1722.5 p2+p0   41 t
        not r14                      ;  1722.6 p0      42 t
        mov rbx, qword [rsp + 3064]  ;  1669.7 p2      41 t
        not r12                      ;  1723.1 p0      42 t
        xor rbx, r8                  ;  1723.6 p0      41 t
        mov qword [rsp + 2424], rbx  ;  1724.6 p0+p3   41 t spill
        xor r9, rbx                  ;  1725.2 p0      41 t
        mov rbx, qword [rsp + 3040]  ;  1673.2 p2      41 t
        xor rbx, r15                 ;  1725.7 p0      41 t
        xor r8, rbx                  ;  1726.7 p0      41 t
        mov qword [rsp + 3040], rbx  ;  1726.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2384]  ;  1674.5 p2      41 t
        xor rbx, r13                 ;  1727.9 p0      41 t
        xor r13, rdi                 ;  1728.4 p0      41 t
        xor r15, rbx                 ;  1729.0 p0      41 t
        mov qword [rsp + 2384], rdi  ;  1729.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 3024]  ;  1676.5 p2      41 t
        xor rdi, qword [rsp + 3112]  ;  1730.6 p2+p0   41 t
        mov qword [rsp + 3112], rbx  ;  1731.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;  1678.5 p2      41 t
        xor rbx, qword [rsp + 2816]  ;  1732.1 p2+p0   41 t
        mov qword [rsp + 2816], r15  ;  1732.7 p0+p3   41 t spill
        mov r15, qword [rsp + 3056]  ;  1680.5 p2      41 t
        xor r15, qword [rsp + 3136]  ;  1733.7 p2+p0   41 t
        xor r15, qword [rsp + 2344]  ;  1734.7 p2+p0   41 t
        mov qword [rsp + 2344], r8   ;  1734.9 p0+p3   41 t spill
        xor r12, qword [rsp + 2536]  ;  1735.9 p2+p0   41 t
        mov r8, qword [rsp + 3056]   ;  1684.5 p2      41 t
        xor r8, rdi                  ;  1736.4 p0      41 t
        mov qword [rsp + 3056], r9   ;  1737.0 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1685.5 p2      41 t
        xor r9, rbx                  ;  1738.0 p0      41 t
        xor rbx, r8                  ;  1738.6 p0      41 t
        mov qword [rsp + 3024], r8   ;  1739.1 p0+p3   41 t spill
        mov r8, qword [rsp + 3088]   ;  1687.1 p2      41 t
        xor r8, r15                  ;  1740.1 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1740.7 p2+p0   41 t
        xor rdi, r8                  ;  1741.3 p0      41 t
        mov qword [rsp + 3088], r8   ;  1741.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2280]   ;  1689.3 p2      41 t
        xor r8, rcx                  ;  1742.9 p0      41 t
        xor rcx, r9                  ;  1743.4 p0      41 t
        xor r15, r8                  ;  1744.0 p0      41 t
        mov qword [rsp + 2280], r9   ;  1744.6 p0+p3   41 t spill
        mov r9, qword [rsp + 3008]   ;  1691.4 p2      41 t
        xor r9, qword [rsp + 2840]   ;  1745.6 p2+p0   41 t
        mov qword [rsp + 2840], r8   ;  1746.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2208]   ;  1693.7 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1747.1 p2+p0   41 t
        mov qword [rsp + 2512], r15  ;  1747.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2480]  ;  1695.8 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1748.7 p2+p0   41 t
        xor r10, rsi                 ;  1749.3 p0      41 t
        mov rsi, qword [rsp + 2272]  ;  1697.8 p2      41 t
        xor r10, rbp                 ;  1750.3 p0      41 t
        mov rbp, qword [rsp + 2272]  ;  1698.8 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1750.4 p2+p0   41 t
        mov qword [rsp + 3128], rdi  ;  1751.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1700.8 p2      41 t
        xor rdi, r9                  ;  1752.0 p0      41 t
        mov qword [rsp + 2480], rbx  ;  1752.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 3008]  ;  1701.8 p2      41 t
        xor rbx, r8                  ;  1753.6 p0      41 t
        xor r8, rdi                  ;  1754.1 p0      41 t
        mov qword [rsp + 3008], rdi  ;  1754.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2536]  ;  1703.0 p2      41 t
        xor rdi, r15                 ;  1755.7 p0      41 t
        mov qword [rsp + 2536], rdi  ;  1756.7 p0+p3   41 t spill
        xor r9, rdi                  ;  1757.3 p0      41 t
        mov rdi, qword [rsp + 2208]  ;  1704.9 p2      41 t
        xor rdi, r12                 ;  1757.9 p0      41 t
        mov qword [rsp + 2208], rbx  ;  1758.4 p0+p3   41 t spill
        xor r12, rbx                 ;  1759.4 p0      41 t
        mov rbx, qword [rsp + 2824]  ;  1706.8 p2      41 t
        xor r15, rdi                 ;  1760.0 p0      41 t
        mov qword [rsp + 2272], r15  ;  1761.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2824]  ;  1707.9 p2      41 t
        xor rbx, qword [rsp + 3104]  ;  1761.6 p2+p0   41 t
        xor rbx, qword [rsp + 2928]  ;  1762.6 p2+p0   41 t
        xor rbx, qword [rsp + 3072]  ;  1763.6 p2+p0   41 t
        mov qword [rsp + 3072], rdi  ;  1763.3 p0+p3   41 t spill
        xor rbp, rbx                 ;  1764.6 p0      41 t
        mov rdi, qword [rsp + 2712]  ;  1711.9 p2      41 t
        xor rdi, qword [rsp + 2864]  ;  1764.8 p2+p0   41 t
        xor r15, rdi                 ;  1765.8 p0      41 t
        xor rdi, rbp                 ;  1766.0 p0      41 t
        mov qword [rsp + 2824], rbp  ;  1766.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2496]  ;  1713.9 p2      41 t
        xor rbp, rsi                 ;  1767.6 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1768.6 p0+p3   41 t spill
        xor rbx, rbp                 ;  1769.1 p0      41 t
        mov rbp, qword [rsp + 2712]  ;  1716.0 p2      41 t
        xor rbp, rax                 ;  1769.7 p0      41 t
        xor rax, r15                 ;  1770.3 p0      41 t
        mov qword [rsp + 2712], r15  ;  1770.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2880]  ;  1717.3 p2      41 t
        xor r11, qword [rsp + 2672]  ;  1771.8 p2+p0   41 t
        xor r14, qword [rsp + 2240]  ;  1772.4 p2+p0   41 t
        xor r10, qword [rsp + 2744]  ;  1773.0 p2+p0   41 t
        xor rdx, qword [rsp + 2416]  ;  1773.6 p2+p0   41 t
        xor rsi, rbp                 ;  1774.1 p0      41 t
        xor r15, qword [rsp + 2984]  ;  1774.7 p2+p0   41 t
        mov qword [rsp + 2984], rbp  ;  1775.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 3032]  ;  1723.3 p2      41 t
        xor rbp, qword [rsp + 2184]  ;  1776.3 p2+p0   41 t
        xor rbp, qword [rsp + 2872]  ;  1777.3 p2+p0   41 t
        xor rbp, qword [rsp + 3016]  ;  1778.3 p2+p0   41 t
        mov qword [rsp + 3016], rsi  ;  1778.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2688]  ;  1727.3 p2      41 t
        xor rsi, qword [rsp + 2800]  ;  1779.0 p2+p0   41 t
        mov qword [rsp + 2800], rbx  ;  1779.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;  1729.3 p2      41 t
        xor rbx, r15                 ;  1780.6 p0      41 t
        mov qword [rsp + 2688], r9   ;  1781.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2880]   ;  1730.3 p2      41 t
        xor r9, rbp                  ;  1782.1 p0      41 t
        xor rbp, rbx                 ;  1782.7 p0      41 t
        mov qword [rsp + 2880], rbx  ;  1783.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1731.3 p2      41 t
        xor rbx, rsi                 ;  1784.3 p0      41 t
        xor r15, rbx                 ;  1785.3 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1785.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1732.3 p2      41 t
        mov qword [rsp + 3032], r9   ;  1786.4 p0+p3   41 t spill
        xor rbx, r10                 ;  1787.4 p0      41 t
        xor rsi, rbx                 ;  1788.4 p0      41 t
        xor r10, r9                  ;  1788.6 p0      41 t
        mov r9, qword [rsp + 2832]   ;  1734.1 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1789.1 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1789.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1736.1 p2      41 t
        xor rbx, qword [rsp + 2904]  ;  1790.7 p2+p0   41 t
        mov qword [rsp + 2904], rsi  ;  1791.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2664]  ;  1738.1 p2      41 t
        xor rsi, qword [rsp + 2992]  ;  1792.3 p2+p0   41 t
        xor rsi, qword [rsp + 2952]  ;  1793.3 p2+p0   41 t
        xor rsi, qword [rsp + 2976]  ;  1794.3 p2+p0   41 t
        mov qword [rsp + 2976], r15  ;  1794.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2664]  ;  1742.1 p2      41 t
        mov qword [rsp + 2664], rbp  ;  1795.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2832]  ;  1743.1 p2      41 t
        xor rbp, rbx                 ;  1796.0 p0      41 t
        xor r15, r9                  ;  1796.5 p0      41 t
        xor rbx, r15                 ;  1797.5 p0      41 t
        mov qword [rsp + 2832], r15  ;  1797.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2672]  ;  1744.4 p2      41 t
        xor r15, rsi                 ;  1798.7 p0      41 t
        mov qword [rsp + 2672], r15  ;  1799.7 p0+p3   41 t spill
        xor r9, r15                  ;  1800.3 p0      41 t
        mov r15, qword [rsp + 2696]  ;  1746.6 p2      41 t
        xor r15, r11                 ;  1800.8 p0      41 t
        xor r11, rbp                 ;  1801.4 p0      41 t
        xor rsi, r15                 ;  1802.0 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1802.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2888]  ;  1748.5 p2      41 t
        xor rbp, qword [rsp + 2312]  ;  1803.5 p2+p0   41 t
        mov qword [rsp + 2312], r15  ;  1804.1 p0+p3   41 t spill
        mov r15, qword [rsp + 3048]  ;  1750.5 p2      41 t
        xor r15, qword [rsp + 2320]  ;  1805.1 p2+p0   41 t
        mov qword [rsp + 2320], rsi  ;  1805.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;  1752.5 p2      41 t
        xor rsi, qword [rsp + 3000]  ;  1806.7 p2+p0   41 t
        mov qword [rsp + 3000], r9   ;  1807.3 p0+p3   41 t spill
        mov r9, qword [rsp + 2640]   ;  1754.5 p2      41 t
        xor r9, rbp                  ;  1808.3 p0      41 t
        mov qword [rsp + 2640], rbx  ;  1808.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2888]  ;  1755.5 p2      41 t
        xor rbx, r15                 ;  1809.8 p0      41 t
        xor r15, r9                  ;  1810.4 p0      41 t
        mov qword [rsp + 2888], r9   ;  1811.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2240]   ;  1756.5 p2      41 t
        xor r9, rsi                  ;  1812.0 p0      41 t
        mov qword [rsp + 2240], r9   ;  1813.0 p0+p3   41 t spill
        xor rbp, r9                  ;  1813.5 p0      41 t
        mov r9, qword [rsp + 3048]   ;  1758.6 p2      41 t
        xor r9, r14                  ;  1814.1 p0      41 t
        xor rsi, r9                  ;  1815.1 p0      41 t
        mov qword [rsp + 3048], rbx  ;  1815.3 p0+p3   41 t spill
        xor r14, rbx                 ;  1816.3 p0      41 t
        mov rbx, qword [rsp + 2848]  ;  1761.1 p2      41 t
        xor rbx, qword [rsp + 2464]  ;  1816.8 p2+p0   41 t
        xor rbx, qword [rsp + 2920]  ;  1817.8 p2+p0   41 t
        mov qword [rsp + 2920], r9   ;  1818.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2808]   ;  1764.1 p2      41 t
        xor r9, qword [rsp + 2912]   ;  1819.0 p2+p0   41 t
        mov qword [rsp + 2912], rsi  ;  1819.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2256]  ;  1766.1 p2      41 t
        xor rsi, qword [rsp + 2936]  ;  1820.5 p2+p0   41 t
        mov qword [rsp + 2936], rbp  ;  1821.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;  1768.1 p2      41 t
        mov qword [rsp + 2256], r15  ;  1822.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2848]  ;  1769.1 p2      41 t
        xor r15, r9                  ;  1823.1 p0      41 t
        xor rbp, rbx                 ;  1823.7 p0      41 t
        mov qword [rsp + 2848], rbp  ;  1824.7 p0+p3   41 t spill
        xor r9, rbp                  ;  1825.3 p0      41 t
        mov rbp, qword [rsp + 2416]  ;  1770.5 p2      41 t
        xor rbp, rsi                 ;  1825.8 p0      41 t
        mov qword [rsp + 2416], rbp  ;  1826.8 p0+p3   41 t spill
        xor rbx, rbp                 ;  1827.4 p0      41 t
        mov rbp, qword [rsp + 2808]  ;  1771.9 p2      41 t
        xor rbp, rdx                 ;  1828.0 p0      41 t
        xor rdx, r15                 ;  1828.5 p0      41 t
        mov qword [rsp + 2808], r15  ;  1829.1 p0+p3   41 t spill
        mov r15, r13                 ;  1773.8 p1      62 t copy
        xor rsi, rbp                 ;  1830.1 p0      41 t
        xor r15, qword [rsp + 2304]  ;  1830.7 p2+p0   62 t
        mov qword [rsp + 2304], r15  ;  1831.7 p0+p3   62 t spill
        mov r15, rcx                 ;  1775.5 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1832.3 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1833.3 p0+p3   62 t spill
        mov r15, r12                 ;  1776.8 p1      62 t copy
        xor r15, qword [rsp + 2104]  ;  1833.8 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1834.8 p0+p3   62 t spill
        mov r15, rax                 ;  1778.6 p1      62 t copy
        xor r15, qword [rsp + 2128]  ;  1835.4 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1836.4 p0+p3   62 t spill
        mov r15, r10                 ;  1789.6 p1      62 t copy
        xor r15, qword [rsp + 2136]  ;  1837.0 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1838.0 p0+p3   62 t spill
        xor r10, qword [rsp + 4160]  ;  1838.5 p2+p0   62 t
        xor r10, qword [rsp + 2880]  ;  1839.5 p2+p0   62 t
        mov r15, qword [rsp + 3056]  ;  1783.6 p2      62 t
        xor r15, qword [rsp + 2160]  ;  1839.7 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1840.7 p0+p3   62 t spill
        mov r15, r11                 ;  1802.4 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1841.2 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1842.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2480]  ;  1787.3 p2      62 t
        xor r15, qword [rsp + 2200]  ;  1842.8 p2+p0   62 t
        mov qword [rsp + 2200], r15  ;  1843.8 p0+p3   62 t spill
        mov r15, r8                  ;  1789.9 p1      62 t copy
        xor r15, qword [rsp + 2248]  ;  1844.4 p2+p0   62 t
        mov qword [rsp + 2248], r15  ;  1845.4 p0+p3   62 t spill
        mov r15, r14                 ;  1817.3 p1      62 t copy
        xor r11, qword [rsp + 4168]  ;  1846.0 p2+p0   62 t
        xor r15, qword [rsp + 2144]  ;  1846.5 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1847.5 p0+p3   62 t spill
        mov r15, rdi                 ;  1793.6 p1      62 t copy
        xor r15, qword [rsp + 2376]  ;  1848.1 p2+p0   62 t
        mov qword [rsp + 2376], r15  ;  1849.1 p0+p3   62 t spill
        mov r15, qword [rsp + 2664]  ;  1795.6 p2      62 t
        xor r15, qword [rsp + 3776]  ;  1849.7 p2+p0   62 t
        mov qword [rsp + 3776], r15  ;  1850.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2640]  ;  1808.8 p2      62 t
        xor r15, qword [rsp + 3784]  ;  1851.2 p2+p0   62 t
        mov qword [rsp + 3784], r15  ;  1852.2 p0+p3   62 t spill
        mov r15, rdx                 ;  1829.5 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1852.8 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1853.8 p0+p3   62 t spill
        xor r12, qword [rsp + 4144]  ;  1854.4 p2+p0   62 t
        mov r15, qword [rsp + 2256]  ;  1822.1 p2      62 t
        xor r15, qword [rsp + 3792]  ;  1855.0 p2+p0   62 t
        mov qword [rsp + 3792], r15  ;  1856.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2344]  ;  1804.3 p2      62 t
        xor r15, qword [rsp + 3808]  ;  1856.5 p2+p0   62 t
        mov qword [rsp + 3808], r15  ;  1857.5 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1806.3 p2      62 t
        xor r15, qword [rsp + 3816]  ;  1858.1 p2+p0   62 t
        mov qword [rsp + 3816], r15  ;  1859.1 p0+p3   62 t spill
        xor r12, qword [rsp + 3008]  ;  1859.7 p2+p0   62 t
        xor rcx, qword [rsp + 4136]  ;  1860.2 p2+p0   62 t
        xor rax, qword [rsp + 4152]  ;  1860.8 p2+p0   62 t
        xor rax, qword [rsp + 2824]  ;  1861.8 p2+p0   62 t
        xor r11, qword [rsp + 2832]  ;  1862.0 p2+p0   62 t
        mov qword [rsp + 4152], rax  ;  1862.8 p0+p3   62 t spill
        mov qword [rsp + 4168], r11  ;  1863.5 p0+p3   62 t spill
        mov r11, qword [rsp + 2208]  ;  1813.3 p2      62 t
        xor r8, qword [rsp + 3952]   ;  1864.5 p2+p0   62 t
        xor r8, qword [rsp + 2536]   ;  1865.5 p2+p0   62 t
        xor r11, qword [rsp + 4080]  ;  1865.7 p2+p0   62 t
        mov qword [rsp + 3952], r8   ;  1866.5 p0+p3   62 t spill
        xor r11, qword [rsp + 2272]  ;  1867.2 p2+p0   62 t
        xor r14, qword [rsp + 4176]  ;  1867.8 p2+p0   62 t
        xor r14, qword [rsp + 2888]  ;  1868.8 p2+p0   62 t
        mov qword [rsp + 4176], r14  ;  1869.8 p0+p3   62 t spill
        xor rdi, qword [rsp + 3960]  ;  1870.0 p2+p0   62 t
        mov r15, qword [rsp + 2688]  ;  1821.6 p2      62 t
        xor r15, qword [rsp + 3824]  ;  1870.5 p2+p0   62 t
        mov qword [rsp + 3824], r15  ;  1871.5 p0+p3   62 t spill
        mov r15, r9                  ;  1826.3 p1      62 t copy
        xor r15, qword [rsp + 3800]  ;  1872.1 p2+p0   62 t
        mov qword [rsp + 3800], r15  ;  1873.1 p0+p3   62 t spill
        mov r15, qword [rsp + 2800]  ;  1824.6 p2      62 t
        xor r15, qword [rsp + 3832]  ;  1873.7 p2+p0   62 t
        mov qword [rsp + 3832], r15  ;  1874.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2976]  ;  1826.6 p2      62 t
        xor rdi, qword [rsp + 2496]  ;  1875.2 p2+p0   62 t
        mov qword [rsp + 3960], rdi  ;  1876.2 p0+p3   62 t spill
        mov rdi, qword [rsp + 2816]  ;  1828.7 p2      62 t
        xor rdi, qword [rsp + 3872]  ;  1876.8 p2+p0   62 t
        mov qword [rsp + 3872], rdi  ;  1877.8 p0+p3   62 t spill
        mov rdi, qword [rsp + 2512]  ;  1830.7 p2      62 t
        xor rdi, qword [rsp + 3880]  ;  1878.4 p2+p0   62 t
        xor r15, qword [rsp + 3840]  ;  1878.9 p2+p0   62 t
        mov qword [rsp + 4160], r10  ;  1879.5 p0+p3   62 t spill
        mov r10, qword [rsp + 2280]  ;  1833.7 p2      62 t
        xor r10, qword [rsp + 4072]  ;  1880.5 p2+p0   62 t
        xor r10, qword [rsp + 2512]  ;  1881.5 p2+p0   62 t
        xor rcx, qword [rsp + 3024]  ;  1881.7 p2+p0   62 t
        mov qword [rsp + 4136], rcx  ;  1882.7 p0+p3   62 t spill
        mov rcx, qword [rsp + 2920]  ;  1837.7 p2      62 t
        mov rax, qword [rsp + 2384]  ;  1838.7 p2      62 t
        xor rdx, qword [rsp + 4184]  ;  1883.2 p2+p0   62 t
        mov r8, rbx                  ;  1838.0 p1      62 t copy
        xor rcx, qword [rsp + 4048]  ;  1883.8 p2+p0   62 t
        xor r9, qword [rsp + 3992]   ;  1884.4 p2+p0   62 t
        xor r9, qword [rsp + 2416]   ;  1885.4 p2+p0   62 t
        mov qword [rsp + 3992], r9   ;  1886.4 p0+p3   62 t spill
        mov r9, qword [rsp + 2904]   ;  1843.7 p2      62 t
        xor rcx, qword [rsp + 2936]  ;  1886.5 p2+p0   62 t
        mov qword [rsp + 4144], r12  ;  1887.1 p0+p3   62 t spill
        mov r12, qword [rsp + 2696]  ;  1845.7 p2      62 t
        xor rbp, rbx                 ;  1888.1 p0      62 t
        xor r13, qword [rsp + 4128]  ;  1888.7 p2+p0   62 t
        xor rax, qword [rsp + 4064]  ;  1889.2 p2+p0   62 t
        mov qword [rsp + 3840], r15  ;  1889.8 p0+p3   62 t spill
        mov r15, qword [rsp + 3000]  ;  1848.7 p2      62 t
        xor r15, qword [rsp + 3848]  ;  1890.8 p2+p0   62 t
        mov qword [rsp + 3848], r15  ;  1891.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2936]  ;  1850.7 p2      62 t
        xor r15, qword [rsp + 3856]  ;  1892.4 p2+p0   62 t
        mov qword [rsp + 3856], r15  ;  1893.4 p0+p3   60 rounds
        xor rdx, qword [rsp + 2848]  ;  1893.9 p2+p0   62 t
        xor r9, qword [rsp + 3904]   ;  1894.5 p2+p0   62 t
        xor rax, qword [rsp + 2816]  ;  1895.1 p2+p0   62 t
        mov qword [rsp + 4184], rdx  ;  1895.7 p0+p3   62 t spill
        mov rdx, qword [rsp + 3032]  ;  1855.7 p2      62 t
        mov qword [rsp + 3880], rdi  ;  1896.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2144]  ;  1856.7 p2      62 t reload
        xor rbp, qword [rsp + 4056]  ;  1897.7 p2+p0   62 t
        mov qword [rsp + 4056], rbp  ;  1898.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 2672]  ;  1858.7 p2      62 t
        mov rdi, qword [rsp + 2272]  ;  1859.7 p2      62 t
        xor rdi, qword [rsp + 3888]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 3888], rdi  ;  1900.2 p0+p3   62 t spill
        xor rdx, qword [rsp + 4096]  ;  1900.8 p2+p0   62 t
        xor rdx, qword [rsp + 2904]  ;  1901.8 p2+p0   62 t
        mov rdi, qword [rsp + 3016]  ;  1863.7 p2      62 t
        mov qword [rsp + 4064], rax  ;  1901.9 p0+p3   60 rounds
        xor r12, qword [rsp + 4104]  ;  1902.9 p2+p0   62 t
        xor rdi, qword [rsp + 3896]  ;  1903.5 p2+p0   62 t
        xor r8, qword [rsp + 3864]   ;  1904.1 p2+p0   62 t
        mov qword [rsp + 3904], r9   ;  1904.7 p0+p3   62 t spill
        mov qword [rsp + 3864], r8   ;  1905.7 p0+p3   60 rounds
        mov qword [rsp + 3896], rdi  ;  1906.7 p0+p3   60 rounds
        xor r12, qword [rsp + 2320]  ;  1907.7 p2+p0   62 t
        mov qword [rsp + 4104], r12  ;  1908.7 p0+p3   62 t spill
        mov r12, qword [rsp + 3048]  ;  1868.7 p2      62 t
        xor r12, qword [rsp + 4112]  ;  1909.2 p2+p0   62 t
        xor r12, qword [rsp + 2912]  ;  1910.2 p2+p0   62 t
        mov qword [rsp + 4048], rcx  ;  1910.4 p0+p3   60 rounds
        mov rdi, qword [rsp + 2160]  ;  1871.7 p2      62 t reload
        xor rbp, qword [rsp + 3976]  ;  1911.4 p2+p0   62 t
        mov qword [rsp + 4072], r10  ;  1911.9 p0+p3   60 rounds
        xor rbp, qword [rsp + 2640]  ;  1912.9 p2+p0   62 t
        mov qword [rsp + 3976], rbp  ;  1913.9 p0+p3   62 t spill
        mov rbp, qword [rsp + 2240]  ;  1874.7 p2      62 t
        mov rax, qword [rsp + 2248]  ;  1875.7 p2      62 t reload
        mov qword [rsp + 4112], r12  ;  1914.5 p0+p3   62 t spill
        xor r13, qword [rsp + 2424]  ;  1915.5 p2+p0   62 t
        xor rbp, qword [rsp + 3984]  ;  1916.1 p2+p0   62 t
        mov qword [rsp + 4128], r13  ;  1916.6 p0+p3   62 t spill
        xor rbp, qword [rsp + 2256]  ;  1917.6 p2+p0   62 t
        mov r9, qword [rsp + 2320]   ;  1879.7 p2      62 t
        xor r9, qword [rsp + 3912]   ;  1918.2 p2+p0   62 t
        mov r14, qword [rsp + 2712]  ;  1881.7 p2      62 t
        mov qword [rsp + 3912], r9   ;  1919.2 p0+p3   62 t spill
        mov r9, qword [rsp + 2912]   ;  1882.7 p2      62 t
        xor r9, qword [rsp + 3920]   ;  1919.8 p2+p0   62 t
        mov qword [rsp + 3920], r9   ;  1920.8 p0+p3   62 t spill
        mov r9, rsi                  ;  1874.0 p1      62 t copy
        xor r9, qword [rsp + 3928]   ;  1921.4 p2+p0   62 t
        mov qword [rsp + 3928], r9   ;  1922.4 p0+p3   62 t spill
        mov r9, qword [rsp + 3040]   ;  1885.7 p2      62 t
        xor r9, qword [rsp + 3936]   ;  1922.9 p2+p0   62 t
        xor r9, qword [rsp + 3056]   ;  1923.9 p2+p0   62 t
        mov qword [rsp + 3936], r9   ;  1924.9 p0+p3   62 t spill
        mov r9, qword [rsp + 3088]   ;  1888.7 p2      62 t
        xor r9, qword [rsp + 3944]   ;  1925.1 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1926.1 p2+p0   62 t
        mov qword [rsp + 3944], r9   ;  1927.1 p0+p3   60 rounds
        xor r14, qword [rsp + 4088]  ;  1927.2 p2+p0   62 t
        xor r14, qword [rsp + 3016]  ;  1928.2 p2+p0   62 t
        mov qword [rsp + 4088], r14  ;  1929.2 p0+p3   60 rounds
        mov qword [rsp + 3984], rbp  ;  1929.4 p0+p3   62 t spill
        mov rbp, qword [rsp + 3112]  ;  1893.7 p2      62 t
        xor rbp, qword [rsp + 4000]  ;  1930.4 p2+p0   62 t
        xor rbp, qword [rsp + 2344]  ;  1931.4 p2+p0   62 t
        mov rbx, qword [rsp + 2744]  ;  1896.7 p2      62 t
        xor rbx, qword [rsp + 3968]  ;  1931.5 p2+p0   62 t
        mov qword [rsp + 4080], r11  ;  1932.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2584]   ;  1898.7 p2      60 rounds
        add r8, 0x400                ;  1902.7 p1      60 rounds
        mov r10, qword [rsp + 2112]  ;  1899.7 p2      62 t reload
        mov qword [rsp + 4096], rdx  ;  1933.1 p0+p3   60 rounds
        mov rcx, qword [rsp + 2376]  ;  1900.7 p2      62 t reload
        mov r13, qword [rsp + 2312]  ;  1901.7 p2      62 t
        xor r13, qword [rsp + 4040]  ;  1934.1 p2+p0   62 t
        xor r13, qword [rsp + 3000]  ;  1935.1 p2+p0   62 t
        mov r11, qword [rsp + 2104]  ;  1904.7 p2      62 t reload
        mov r14, qword [rsp + 2120]  ;  1905.7 p2      62 t reload
        xor rbx, qword [rsp + 2664]  ;  1935.2 p2+p0   62 t
        mov qword [rsp + 3968], rbx  ;  1936.2 p0+p3   60 rounds
        xor rsi, qword [rsp + 4120]  ;  1936.8 p2+p0   62 t
        xor rsi, qword [rsp + 2808]  ;  1937.8 p2+p0   62 t
        mov qword [rsp + 4120], rsi  ;  1938.8 p0+p3   62 t spill
        mov rsi, qword [rsp + 2472]  ;  1909.7 p2      62 t
        xor rsi, qword [rsp + 4032]  ;  1938.9 p2+p0   62 t
        xor rsi, qword [rsp + 2976]  ;  1939.9 p2+p0   62 t
        mov r12, qword [rsp + 2128]  ;  1912.7 p2      62 t reload
        mov qword [rsp + 4032], rsi  ;  1940.9 p0+p3   60 rounds
        mov rsi, qword [rsp + 2152]  ;  1913.7 p2      62 t reload
        mov r9, qword [rsp + 2304]   ;  1914.7 p2      62 t reload
        mov qword [rsp + 4040], r13  ;  1941.1 p0+p3   60 rounds
        mov qword [rsp + 4000], rbp  ;  1942.1 p0+p3   62 t spill
        mov rbp, qword [rsp + 2840]  ;  1915.7 p2      62 t
        xor rbp, qword [rsp + 4008]  ;  1943.1 p2+p0   62 t
        xor rbp, qword [rsp + 3128]  ;  1944.1 p2+p0   62 t
        mov qword [rsp + 4008], rbp  ;  1945.1 p0+p3   62 t spill
        mov rbp, qword [rsp + 3072]  ;  1918.7 p2      62 t
        xor rbp, qword [rsp + 4016]  ;  1945.2 p2+p0   62 t
        xor rbp, qword [rsp + 2688]  ;  1946.2 p2+p0   62 t
        mov qword [rsp + 4016], rbp  ;  1947.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2984]  ;  1921.7 p2      62 t
        xor rbp, qword [rsp + 4024]  ;  1947.4 p2+p0   62 t
        xor rbp, qword [rsp + 2800]  ;  1948.4 p2+p0   62 t
        mov qword [rsp + 4024], rbp  ;  1949.4 p0+p3   60 rounds
        mov rbp, qword [rsp + 2200]  ;  1924.7 p2      62 t reload
        mov r13, qword [rsp + 2136]  ;  1925.7 p2      62 t reload
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
        mov r8, qword [rsp + 16]     ;     0.0 p2      74 dst.0 reload
        mov r9, qword [r8 + 12288]   ;     4.0 p2      74 dst
        xor r9, qword [rsp + 3168]   ;     8.0 p2+p0   74 dst
        mov r10, qword [rsp + 4208]  ;     3.0 p2      74 dst reload
        mov qword [r10], r9          ;     9.0 p0+p3   74 dst
        mov r9, qword [r8 + 12296]   ;     4.0 p2      74 dst
        xor r9, qword [rsp + 3176]   ;     8.0 p2+p0   74 dst
        mov qword [r10 + 8], r9      ;     9.0 p0+p3   74 dst
        mov r9, qword [r8 + 12304]   ;     6.0 p2      74 dst
        xor r9, qword [rsp + 3184]   ;    10.0 p2+p0   74 dst
        mov qword [r10 + 16], r9     ;    11.0 p0+p3   74 dst
        mov r9, qword [r8 + 12312]   ;     8.0 p2      74 dst
        xor r9, qword [rsp + 3192]   ;    12.0 p2+p0   74 dst
        mov qword [r10 + 24], r9     ;    13.0 p0+p3   74 dst
        mov r9, qword [r8 + 12320]   ;    10.0 p2      74 dst
        xor r9, qword [rsp + 3200]   ;    14.0 p2+p0   74 dst
        mov qword [r10 + 32], r9     ;    15.0 p0+p3   74 dst
        mov r9, qword [r8 + 12328]   ;    12.0 p2      74 dst
        xor r9, qword [rsp + 3208]   ;    16.0 p2+p0   74 dst
        mov qword [r10 + 40], r9     ;    17.0 p0+p3   74 dst
        mov r9, qword [r8 + 12336]   ;    14.0 p2      74 dst
        xor r9, qword [rsp + 3216]   ;    18.0 p2+p0   74 dst
        mov qword [r10 + 48], r9     ;    19.0 p0+p3   74 dst
        mov r9, qword [r8 + 12344]   ;    16.0 p2      74 dst
        xor r9, qword [rsp + 3224]   ;    20.0 p2+p0   74 dst
        mov qword [r10 + 56], r9     ;    21.0 p0+p3   74 dst
        mov r9, qword [r8 + 12352]   ;    18.0 p2      74 dst
        xor r9, qword [rsp + 3232]   ;    22.0 p2+p0   74 dst
        mov qword [r10 + 64], r9     ;    23.0 p0+p3   74 dst
        mov r9, qword [r8 + 12360]   ;    20.0 p2      74 dst
        xor r9, qword [rsp + 3240]   ;    24.0 p2+p0   74 dst
        mov qword [r10 + 72], r9     ;    25.0 p0+p3   74 dst
        mov r9, qword [r8 + 12368]   ;    22.0 p2      74 dst
        xor r9, qword [rsp + 3248]   ;    26.0 p2+p0   74 dst
        mov qword [r10 + 80], r9     ;    27.0 p0+p3   74 dst
        mov r9, qword [r8 + 12376]   ;    24.0 p2      74 dst
        xor r9, qword [rsp + 3256]   ;    28.0 p2+p0   74 dst
        mov qword [r10 + 88], r9     ;    29.0 p0+p3   74 dst
        mov r9, qword [r8 + 12384]   ;    26.0 p2      74 dst
        xor r9, qword [rsp + 3264]   ;    30.0 p2+p0   74 dst
        mov qword [r10 + 96], r9     ;    31.0 p0+p3   74 dst
        mov r9, qword [r8 + 12392]   ;    28.0 p2      74 dst
        xor r9, qword [rsp + 3272]   ;    32.0 p2+p0   74 dst
        mov qword [r10 + 104], r9    ;    33.0 p0+p3   74 dst
        mov r9, qword [r8 + 12400]   ;    30.0 p2      74 dst
        xor r9, qword [rsp + 3280]   ;    34.0 p2+p0   74 dst
        mov qword [r10 + 112], r9    ;    35.0 p0+p3   74 dst
        mov r9, qword [r8 + 12408]   ;    32.0 p2      74 dst
        xor r9, qword [rsp + 3288]   ;    36.0 p2+p0   74 dst
        mov qword [r10 + 120], r9    ;    37.0 p0+p3   74 dst
        mov r9, qword [r8 + 12416]   ;    34.0 p2      74 dst
        xor r9, qword [rsp + 3296]   ;    38.0 p2+p0   74 dst
        mov qword [r10 + 128], r9    ;    39.0 p0+p3   74 dst
        mov r9, qword [r8 + 12424]   ;    36.0 p2      74 dst
        xor r9, qword [rsp + 3304]   ;    40.0 p2+p0   74 dst
        mov qword [r10 + 136], r9    ;    41.0 p0+p3   74 dst
        mov r9, qword [r8 + 12432]   ;    38.0 p2      74 dst
        xor r9, qword [rsp + 3312]   ;    42.0 p2+p0   74 dst
        mov qword [r10 + 144], r9    ;    43.0 p0+p3   74 dst
        mov r9, qword [r8 + 12440]   ;    40.0 p2      74 dst
        xor r9, qword [rsp + 3320]   ;    44.0 p2+p0   74 dst
        mov qword [r10 + 152], r9    ;    45.0 p0+p3   74 dst
        mov r9, qword [r8 + 12448]   ;    42.0 p2      74 dst
        xor r9, qword [rsp + 3328]   ;    46.0 p2+p0   74 dst
        mov qword [r10 + 160], r9    ;    47.0 p0+p3   74 dst
        mov r9, qword [r8 + 12456]   ;    44.0 p2      74 dst
        xor r9, qword [rsp + 3336]   ;    48.0 p2+p0   74 dst
        mov qword [r10 + 168], r9    ;    49.0 p0+p3   74 dst
        mov r9, qword [r8 + 12464]   ;    46.0 p2      74 dst
        xor r9, qword [rsp + 3344]   ;    50.0 p2+p0   74 dst
        mov qword [r10 + 176], r9    ;    51.0 p0+p3   74 dst
        mov r9, qword [r8 + 12472]   ;    48.0 p2      74 dst
        xor r9, qword [rsp + 3352]   ;    52.0 p2+p0   74 dst
        mov qword [r10 + 184], r9    ;    53.0 p0+p3   74 dst
        mov r9, qword [r8 + 12480]   ;    50.0 p2      74 dst
        xor r9, qword [rsp + 3360]   ;    54.0 p2+p0   74 dst
        mov qword [r10 + 192], r9    ;    55.0 p0+p3   74 dst
        mov r9, qword [r8 + 12488]   ;    52.0 p2      74 dst
        xor r9, qword [rsp + 3368]   ;    56.0 p2+p0   74 dst
        mov qword [r10 + 200], r9    ;    57.0 p0+p3   74 dst
        mov r9, qword [r8 + 12496]   ;    54.0 p2      74 dst
        xor r9, qword [rsp + 3376]   ;    58.0 p2+p0   74 dst
        mov qword [r10 + 208], r9    ;    59.0 p0+p3   74 dst
        mov r9, qword [r8 + 12504]   ;    56.0 p2      74 dst
        xor r9, qword [rsp + 3384]   ;    60.0 p2+p0   74 dst
        mov qword [r10 + 216], r9    ;    61.0 p0+p3   74 dst
        mov r9, qword [r8 + 12512]   ;    58.0 p2      74 dst
        xor r9, qword [rsp + 3392]   ;    62.0 p2+p0   74 dst
        mov qword [r10 + 224], r9    ;    63.0 p0+p3   74 dst
        mov r9, qword [r8 + 12520]   ;    60.0 p2      74 dst
        xor r9, qword [rsp + 3400]   ;    64.0 p2+p0   74 dst
        mov qword [r10 + 232], r9    ;    65.0 p0+p3   74 dst
        mov r9, qword [r8 + 12528]   ;    62.0 p2      74 dst
        xor r9, qword [rsp + 3408]   ;    66.0 p2+p0   74 dst
        mov qword [r10 + 240], r9    ;    67.0 p0+p3   74 dst
        mov r9, qword [r8 + 12536]   ;    64.0 p2      74 dst
        xor r9, qword [rsp + 3416]   ;    68.0 p2+p0   74 dst
        mov qword [r10 + 248], r9    ;    69.0 p0+p3   74 dst
        mov r9, qword [r8 + 12544]   ;    66.0 p2      74 dst
        xor r9, qword [rsp + 3424]   ;    70.0 p2+p0   74 dst
        mov qword [r10 + 256], r9    ;    71.0 p0+p3   74 dst
        mov r9, qword [r8 + 12552]   ;    68.0 p2      74 dst
        xor r9, qword [rsp + 3432]   ;    72.0 p2+p0   74 dst
        mov qword [r10 + 264], r9    ;    73.0 p0+p3   74 dst
        mov r9, qword [r8 + 12560]   ;    70.0 p2      74 dst
        xor r9, qword [rsp + 3440]   ;    74.0 p2+p0   74 dst
        mov qword [r10 + 272], r9    ;    75.0 p0+p3   74 dst
        mov r9, qword [r8 + 12568]   ;    72.0 p2      74 dst
        xor r9, qword [rsp + 3448]   ;    76.0 p2+p0   74 dst
        mov qword [r10 + 280], r9    ;    77.0 p0+p3   74 dst
        mov r9, qword [r8 + 12576]   ;    74.0 p2      74 dst
        xor r9, qword [rsp + 3456]   ;    78.0 p2+p0   74 dst
        mov qword [r10 + 288], r9    ;    79.0 p0+p3   74 dst
        mov r9, qword [r8 + 12584]   ;    76.0 p2      74 dst
        xor r9, qword [rsp + 3464]   ;    80.0 p2+p0   74 dst
        mov qword [r10 + 296], r9    ;    81.0 p0+p3   74 dst
        mov r9, qword [r8 + 12592]   ;    78.0 p2      74 dst
        xor r9, qword [rsp + 3472]   ;    82.0 p2+p0   74 dst
        mov qword [r10 + 304], r9    ;    83.0 p0+p3   74 dst
        mov r9, qword [r8 + 12600]   ;    80.0 p2      74 dst
        xor r9, qword [rsp + 3480]   ;    84.0 p2+p0   74 dst
        mov qword [r10 + 312], r9    ;    85.0 p0+p3   74 dst
        mov r9, qword [r8 + 12608]   ;    82.0 p2      74 dst
        xor r9, qword [rsp + 3488]   ;    86.0 p2+p0   74 dst
        mov qword [r10 + 320], r9    ;    87.0 p0+p3   74 dst
        mov r9, qword [r8 + 12616]   ;    84.0 p2      74 dst
        xor r9, qword [rsp + 3496]   ;    88.0 p2+p0   74 dst
        mov qword [r10 + 328], r9    ;    89.0 p0+p3   74 dst
        mov r9, qword [r8 + 12624]   ;    86.0 p2      74 dst
        xor r9, qword [rsp + 3504]   ;    90.0 p2+p0   74 dst
        mov qword [r10 + 336], r9    ;    91.0 p0+p3   74 dst
        mov r9, qword [r8 + 12632]   ;    88.0 p2      74 dst
        xor r9, qword [rsp + 3512]   ;    92.0 p2+p0   74 dst
        mov qword [r10 + 344], r9    ;    93.0 p0+p3   74 dst
        mov r9, qword [r8 + 12640]   ;    90.0 p2      74 dst
        xor r9, qword [rsp + 3520]   ;    94.0 p2+p0   74 dst
        mov qword [r10 + 352], r9    ;    95.0 p0+p3   74 dst
        mov r9, qword [r8 + 12648]   ;    92.0 p2      74 dst
        xor r9, qword [rsp + 3528]   ;    96.0 p2+p0   74 dst
        mov qword [r10 + 360], r9    ;    97.0 p0+p3   74 dst
        mov r9, qword [r8 + 12656]   ;    94.0 p2      74 dst
        xor r9, qword [rsp + 3536]   ;    98.0 p2+p0   74 dst
        mov qword [r10 + 368], r9    ;    99.0 p0+p3   74 dst
        mov r9, qword [r8 + 12664]   ;    96.0 p2      74 dst
        xor r9, qword [rsp + 3544]   ;   100.0 p2+p0   74 dst
        mov qword [r10 + 376], r9    ;   101.0 p0+p3   74 dst
        mov r9, qword [r8 + 12672]   ;    98.0 p2      74 dst
        xor r9, qword [rsp + 3552]   ;   102.0 p2+p0   74 dst
        mov qword [r10 + 384], r9    ;   103.0 p0+p3   74 dst
        mov r9, qword [r8 + 12680]   ;   100.0 p2      74 dst
        xor r9, qword [rsp + 3560]   ;   104.0 p2+p0   74 dst
        mov qword [r10 + 392], r9    ;   105.0 p0+p3   74 dst
        mov r9, qword [r8 + 12688]   ;   102.0 p2      74 dst
        xor r9, qword [rsp + 3568]   ;   106.0 p2+p0   74 dst
        mov qword [r10 + 400], r9    ;   107.0 p0+p3   74 dst
        mov r9, qword [r8 + 12696]   ;   104.0 p2      74 dst
        xor r9, qword [rsp + 3576]   ;   108.0 p2+p0   74 dst
        mov qword [r10 + 408], r9    ;   109.0 p0+p3   74 dst
        mov r9, qword [r8 + 12704]   ;   106.0 p2      74 dst
        xor r9, qword [rsp + 3584]   ;   110.0 p2+p0   74 dst
        mov qword [r10 + 416], r9    ;   111.0 p0+p3   74 dst
        mov r9, qword [r8 + 12712]   ;   108.0 p2      74 dst
        xor r9, qword [rsp + 3592]   ;   112.0 p2+p0   74 dst
        mov qword [r10 + 424], r9    ;   113.0 p0+p3   74 dst
        mov r9, qword [r8 + 12720]   ;   110.0 p2      74 dst
        xor r9, qword [rsp + 3600]   ;   114.0 p2+p0   74 dst
        mov qword [r10 + 432], r9    ;   115.0 p0+p3   74 dst
        mov r9, qword [r8 + 12728]   ;   112.0 p2      74 dst
        xor r9, qword [rsp + 3608]   ;   116.0 p2+p0   74 dst
        mov qword [r10 + 440], r9    ;   117.0 p0+p3   74 dst
        mov r9, qword [r8 + 12736]   ;   114.0 p2      74 dst
        xor r9, qword [rsp + 3616]   ;   118.0 p2+p0   74 dst
        mov qword [r10 + 448], r9    ;   119.0 p0+p3   74 dst
        mov r9, qword [r8 + 12744]   ;   116.0 p2      74 dst
        xor r9, qword [rsp + 3624]   ;   120.0 p2+p0   74 dst
        mov qword [r10 + 456], r9    ;   121.0 p0+p3   74 dst
        mov r9, qword [r8 + 12752]   ;   118.0 p2      74 dst
        xor r9, qword [rsp + 3632]   ;   122.0 p2+p0   74 dst
        mov qword [r10 + 464], r9    ;   123.0 p0+p3   74 dst
        mov r9, qword [r8 + 12760]   ;   120.0 p2      74 dst
        xor r9, qword [rsp + 3640]   ;   124.0 p2+p0   74 dst
        mov qword [r10 + 472], r9    ;   125.0 p0+p3   74 dst
        mov r9, qword [r8 + 12768]   ;   122.0 p2      74 dst
        xor r9, qword [rsp + 3648]   ;   126.0 p2+p0   74 dst
        mov qword [r10 + 480], r9    ;   127.0 p0+p3   74 dst
        mov r9, qword [r8 + 12776]   ;   124.0 p2      74 dst
        xor r9, qword [rsp + 3656]   ;   128.0 p2+p0   74 dst
        mov qword [r10 + 488], r9    ;   129.0 p0+p3   74 dst
        mov r9, qword [r8 + 12784]   ;   126.0 p2      74 dst
        xor r9, qword [rsp + 3664]   ;   130.0 p2+p0   74 dst
        mov qword [r10 + 496], r9    ;   131.0 p0+p3   74 dst
        mov r9, qword [r8 + 12792]   ;   128.0 p2      74 dst
        xor r9, qword [rsp + 3672]   ;   132.0 p2+p0   74 dst
        mov qword [r10 + 504], r9    ;   133.0 p0+p3   74 dst
        mov r9, qword [r8 + 12800]   ;   130.0 p2      75 dst
        xor r9, qword [rsp + 3680]   ;   134.0 p2+p0   75 dst
        mov qword [r10 + 512], r9    ;   135.0 p0+p3   75 dst
        mov r9, qword [r8 + 12808]   ;   132.0 p2      75 dst
        xor r9, qword [rsp + 3688]   ;   136.0 p2+p0   75 dst
        mov qword [r10 + 520], r9    ;   137.0 p0+p3   75 dst
        mov r9, qword [r8 + 12816]   ;   134.0 p2      75 dst
        xor r9, qword [rsp + 3696]   ;   138.0 p2+p0   75 dst
        mov qword [r10 + 528], r9    ;   139.0 p0+p3   75 dst
        mov r9, qword [r8 + 12824]   ;   136.0 p2      75 dst
        xor r9, qword [rsp + 3704]   ;   140.0 p2+p0   75 dst
        mov qword [r10 + 536], r9    ;   141.0 p0+p3   75 dst
        mov r9, qword [r8 + 12832]   ;   138.0 p2      75 dst
        xor r9, qword [rsp + 3712]   ;   142.0 p2+p0   75 dst
        mov qword [r10 + 544], r9    ;   143.0 p0+p3   75 dst
        mov r9, qword [r8 + 12840]   ;   140.0 p2      75 dst
        xor r9, qword [rsp + 3720]   ;   144.0 p2+p0   75 dst
        mov qword [r10 + 552], r9    ;   145.0 p0+p3   75 dst
        mov r9, qword [r8 + 12848]   ;   142.0 p2      75 dst
        xor r9, qword [rsp + 3728]   ;   146.0 p2+p0   75 dst
        mov qword [r10 + 560], r9    ;   147.0 p0+p3   75 dst
        mov r9, qword [r8 + 12856]   ;   144.0 p2      75 dst
        xor r9, qword [rsp + 3736]   ;   148.0 p2+p0   75 dst
        mov qword [r10 + 568], r9    ;   149.0 p0+p3   75 dst
        mov r9, qword [r8 + 12864]   ;   146.0 p2      75 dst
        xor r9, qword [rsp + 3744]   ;   150.0 p2+p0   75 dst
        mov qword [r10 + 576], r9    ;   151.0 p0+p3   75 dst
        mov r9, qword [r8 + 12872]   ;   148.0 p2      75 dst
        xor r9, qword [rsp + 3752]   ;   152.0 p2+p0   75 dst
        mov qword [r10 + 584], r9    ;   153.0 p0+p3   75 dst
        mov r9, qword [r8 + 12880]   ;   150.0 p2      75 dst
        xor r9, qword [rsp + 3760]   ;   154.0 p2+p0   75 dst
        mov qword [r10 + 592], r9    ;   155.0 p0+p3   75 dst
        mov r9, qword [r8 + 12888]   ;   152.0 p2      75 dst
        xor r9, qword [rsp + 3768]   ;   156.0 p2+p0   75 dst
        mov qword [r10 + 600], r9    ;   157.0 p0+p3   75 dst
        mov r9, qword [r8 + 12896]   ;   154.0 p2      75 dst
        xor r9, qword [rsp + 3776]   ;   158.0 p2+p0   75 dst
        mov qword [r10 + 608], r9    ;   159.0 p0+p3   75 dst
        mov r9, qword [r8 + 12904]   ;   156.0 p2      75 dst
        xor r9, qword [rsp + 3784]   ;   160.0 p2+p0   75 dst
        mov qword [r10 + 616], r9    ;   161.0 p0+p3   75 dst
        mov r9, qword [r8 + 12912]   ;   158.0 p2      75 dst
        xor r9, qword [rsp + 3792]   ;   162.0 p2+p0   75 dst
        mov qword [r10 + 624], r9    ;   163.0 p0+p3   75 dst
        mov r9, qword [r8 + 12920]   ;   160.0 p2      75 dst
        xor r9, qword [rsp + 3800]   ;   164.0 p2+p0   75 dst
        mov qword [r10 + 632], r9    ;   165.0 p0+p3   75 dst
        mov r9, qword [r8 + 12928]   ;   162.0 p2      75 dst
        xor r9, qword [rsp + 3808]   ;   166.0 p2+p0   75 dst
        mov qword [r10 + 640], r9    ;   167.0 p0+p3   75 dst
        mov r9, qword [r8 + 12936]   ;   164.0 p2      75 dst
        xor r9, qword [rsp + 3816]   ;   168.0 p2+p0   75 dst
        mov qword [r10 + 648], r9    ;   169.0 p0+p3   75 dst
        mov r9, qword [r8 + 12944]   ;   166.0 p2      75 dst
        xor r9, qword [rsp + 3824]   ;   170.0 p2+p0   75 dst
        mov qword [r10 + 656], r9    ;   171.0 p0+p3   75 dst
        mov r9, qword [r8 + 12952]   ;   168.0 p2      75 dst
        xor r9, qword [rsp + 3832]   ;   172.0 p2+p0   75 dst
        mov qword [r10 + 664], r9    ;   173.0 p0+p3   75 dst
        mov r9, qword [r8 + 12960]   ;   170.0 p2      75 dst
        xor r9, qword [rsp + 3840]   ;   174.0 p2+p0   75 dst
        mov qword [r10 + 672], r9    ;   175.0 p0+p3   75 dst
        mov r9, qword [r8 + 12968]   ;   172.0 p2      75 dst
        xor r9, qword [rsp + 3848]   ;   176.0 p2+p0   75 dst
        mov qword [r10 + 680], r9    ;   177.0 p0+p3   75 dst
        mov r9, qword [r8 + 12976]   ;   174.0 p2      75 dst
        xor r9, qword [rsp + 3856]   ;   178.0 p2+p0   75 dst
        mov qword [r10 + 688], r9    ;   179.0 p0+p3   75 dst
        mov r9, qword [r8 + 12984]   ;   176.0 p2      75 dst
        xor r9, qword [rsp + 3864]   ;   180.0 p2+p0   75 dst
        mov qword [r10 + 696], r9    ;   181.0 p0+p3   75 dst
        mov r9, qword [r8 + 12992]   ;   178.0 p2      75 dst
        xor r9, qword [rsp + 3872]   ;   182.0 p2+p0   75 dst
        mov qword [r10 + 704], r9    ;   183.0 p0+p3   75 dst
        mov r9, qword [r8 + 13000]   ;   180.0 p2      75 dst
        xor r9, qword [rsp + 3880]   ;   184.0 p2+p0   75 dst
        mov qword [r10 + 712], r9    ;   185.0 p0+p3   75 dst
        mov r9, qword [r8 + 13008]   ;   182.0 p2      75 dst
        xor r9, qword [rsp + 3888]   ;   186.0 p2+p0   75 dst
        mov qword [r10 + 720], r9    ;   187.0 p0+p3   75 dst
        mov r9, qword [r8 + 13016]   ;   184.0 p2      75 dst
        xor r9, qword [rsp + 3896]   ;   188.0 p2+p0   75 dst
        mov qword [r10 + 728], r9    ;   189.0 p0+p3   75 dst
        mov r9, qword [r8 + 13024]   ;   186.0 p2      75 dst
        xor r9, qword [rsp + 3904]   ;   190.0 p2+p0   75 dst
        mov qword [r10 + 736], r9    ;   191.0 p0+p3   75 dst
        mov r9, qword [r8 + 13032]   ;   188.0 p2      75 dst
        xor r9, qword [rsp + 3912]   ;   192.0 p2+p0   75 dst
        mov qword [r10 + 744], r9    ;   193.0 p0+p3   75 dst
        mov r9, qword [r8 + 13040]   ;   190.0 p2      75 dst
        xor r9, qword [rsp + 3920]   ;   194.0 p2+p0   75 dst
        mov qword [r10 + 752], r9    ;   195.0 p0+p3   75 dst
        mov r9, qword [r8 + 13048]   ;   192.0 p2      75 dst
        xor r9, qword [rsp + 3928]   ;   196.0 p2+p0   75 dst
        mov qword [r10 + 760], r9    ;   197.0 p0+p3   75 dst
        mov r9, qword [r8 + 13056]   ;   194.0 p2      75 dst
        xor r9, qword [rsp + 3936]   ;   198.0 p2+p0   75 dst
        mov qword [r10 + 768], r9    ;   199.0 p0+p3   75 dst
        mov r9, qword [r8 + 13064]   ;   196.0 p2      75 dst
        xor r9, qword [rsp + 3944]   ;   200.0 p2+p0   75 dst
        mov qword [r10 + 776], r9    ;   201.0 p0+p3   75 dst
        mov r9, qword [r8 + 13072]   ;   198.0 p2      75 dst
        xor r9, qword [rsp + 3952]   ;   202.0 p2+p0   75 dst
        mov qword [r10 + 784], r9    ;   203.0 p0+p3   75 dst
        mov r9, qword [r8 + 13080]   ;   200.0 p2      75 dst
        xor r9, qword [rsp + 3960]   ;   204.0 p2+p0   75 dst
        mov qword [r10 + 792], r9    ;   205.0 p0+p3   75 dst
        mov r9, qword [r8 + 13088]   ;   202.0 p2      75 dst
        xor r9, qword [rsp + 3968]   ;   206.0 p2+p0   75 dst
        mov qword [r10 + 800], r9    ;   207.0 p0+p3   75 dst
        mov r9, qword [r8 + 13096]   ;   204.0 p2      75 dst
        xor r9, qword [rsp + 3976]   ;   208.0 p2+p0   75 dst
        mov qword [r10 + 808], r9    ;   209.0 p0+p3   75 dst
        mov r9, qword [r8 + 13104]   ;   206.0 p2      75 dst
        xor r9, qword [rsp + 3984]   ;   210.0 p2+p0   75 dst
        mov qword [r10 + 816], r9    ;   211.0 p0+p3   75 dst
        mov r9, qword [r8 + 13112]   ;   208.0 p2      75 dst
        xor r9, qword [rsp + 3992]   ;   212.0 p2+p0   75 dst
        mov qword [r10 + 824], r9    ;   213.0 p0+p3   75 dst
        mov r9, qword [r8 + 13120]   ;   210.0 p2      75 dst
        xor r9, qword [rsp + 4000]   ;   214.0 p2+p0   75 dst
        mov qword [r10 + 832], r9    ;   215.0 p0+p3   75 dst
        mov r9, qword [r8 + 13128]   ;   212.0 p2      75 dst
        xor r9, qword [rsp + 4008]   ;   216.0 p2+p0   75 dst
        mov qword [r10 + 840], r9    ;   217.0 p0+p3   75 dst
        mov r9, qword [r8 + 13136]   ;   214.0 p2      75 dst
        xor r9, qword [rsp + 4016]   ;   218.0 p2+p0   75 dst
        mov qword [r10 + 848], r9    ;   219.0 p0+p3   75 dst
        mov r9, qword [r8 + 13144]   ;   216.0 p2      75 dst
        xor r9, qword [rsp + 4024]   ;   220.0 p2+p0   75 dst
        mov qword [r10 + 856], r9    ;   221.0 p0+p3   75 dst
        mov r9, qword [r8 + 13152]   ;   218.0 p2      75 dst
        xor r9, qword [rsp + 4032]   ;   222.0 p2+p0   75 dst
        mov qword [r10 + 864], r9    ;   223.0 p0+p3   75 dst
        mov r9, qword [r8 + 13160]   ;   220.0 p2      75 dst
        xor r9, qword [rsp + 4040]   ;   224.0 p2+p0   75 dst
        mov qword [r10 + 872], r9    ;   225.0 p0+p3   75 dst
        mov r9, qword [r8 + 13168]   ;   222.0 p2      75 dst
        xor r9, qword [rsp + 4048]   ;   226.0 p2+p0   75 dst
        mov qword [r10 + 880], r9    ;   227.0 p0+p3   75 dst
        mov r9, qword [r8 + 13176]   ;   224.0 p2      75 dst
        xor r9, qword [rsp + 4056]   ;   228.0 p2+p0   75 dst
        mov qword [r10 + 888], r9    ;   229.0 p0+p3   75 dst
        mov r9, qword [r8 + 13184]   ;   226.0 p2      75 dst
        xor r9, qword [rsp + 4064]   ;   230.0 p2+p0   75 dst
        mov qword [r10 + 896], r9    ;   231.0 p0+p3   75 dst
        mov r9, qword [r8 + 13192]   ;   228.0 p2      75 dst
        xor r9, qword [rsp + 4072]   ;   232.0 p2+p0   75 dst
        mov qword [r10 + 904], r9    ;   233.0 p0+p3   75 dst
        mov r9, qword [r8 + 13200]   ;   230.0 p2      75 dst
        xor r9, qword [rsp + 4080]   ;   234.0 p2+p0   75 dst
        mov qword [r10 + 912], r9    ;   235.0 p0+p3   75 dst
        mov r9, qword [r8 + 13208]   ;   232.0 p2      75 dst
        xor r9, qword [rsp + 4088]   ;   236.0 p2+p0   75 dst
        mov qword [r10 + 920], r9    ;   237.0 p0+p3   75 dst
        mov r9, qword [r8 + 13216]   ;   234.0 p2      75 dst
        xor r9, qword [rsp + 4096]   ;   238.0 p2+p0   75 dst
        mov qword [r10 + 928], r9    ;   239.0 p0+p3   75 dst
        mov r9, qword [r8 + 13224]   ;   236.0 p2      75 dst
        xor r9, qword [rsp + 4104]   ;   240.0 p2+p0   75 dst
        mov qword [r10 + 936], r9    ;   241.0 p0+p3   75 dst
        mov r9, qword [r8 + 13232]   ;   238.0 p2      75 dst
        xor r9, qword [rsp + 4112]   ;   242.0 p2+p0   75 dst
        mov qword [r10 + 944], r9    ;   243.0 p0+p3   75 dst
        mov r9, qword [r8 + 13240]   ;   240.0 p2      75 dst
        xor r9, qword [rsp + 4120]   ;   244.0 p2+p0   75 dst
        mov qword [r10 + 952], r9    ;   245.0 p0+p3   75 dst
        mov r9, qword [r8 + 13248]   ;   242.0 p2      75 dst
        xor r9, qword [rsp + 4128]   ;   246.0 p2+p0   75 dst
        mov qword [r10 + 960], r9    ;   247.0 p0+p3   75 dst
        mov r9, qword [r8 + 13256]   ;   244.0 p2      75 dst
        xor r9, qword [rsp + 4136]   ;   248.0 p2+p0   75 dst
        mov qword [r10 + 968], r9    ;   249.0 p0+p3   75 dst
        mov r9, qword [r8 + 13264]   ;   246.0 p2      75 dst
        xor r9, qword [rsp + 4144]   ;   250.0 p2+p0   75 dst
        mov qword [r10 + 976], r9    ;   251.0 p0+p3   75 dst
        mov r9, qword [r8 + 13272]   ;   248.0 p2      75 dst
        xor r9, qword [rsp + 4152]   ;   252.0 p2+p0   75 dst
        mov qword [r10 + 984], r9    ;   253.0 p0+p3   75 dst
        mov r9, qword [r8 + 13280]   ;   250.0 p2      75 dst
        xor r9, qword [rsp + 4160]   ;   254.0 p2+p0   75 dst
        mov qword [r10 + 992], r9    ;   255.0 p0+p3   75 dst
        mov r9, qword [r8 + 13288]   ;   252.0 p2      75 dst
        xor r9, qword [rsp + 4168]   ;   256.0 p2+p0   75 dst
        mov qword [r10 + 1000], r9   ;   257.0 p0+p3   75 dst
        mov r9, qword [r8 + 13296]   ;   254.0 p2      75 dst
        xor r9, qword [rsp + 4176]   ;   258.0 p2+p0   75 dst
        mov qword [r10 + 1008], r9   ;   259.0 p0+p3   75 dst
        mov r8, qword [r8 + 13304]   ;   256.0 p2      75 dst
        xor r8, qword [rsp + 4184]   ;   260.0 p2+p0   75 dst
        mov qword [r10 + 1016], r8   ;   261.0 p0+p3   75 dst
        add r10, 0x400               ;   199.3 p1     152 blocks
        mov qword [rsp + 4208], r10  ;   257.7 p0+p3  152 blocks
        mov r8, qword [rsp + 0]      ;   258.0 p2     152 blocks
        add r8, 0x400                ;   262.0 p1     152 blocks
        mov qword [rsp + 0], r8      ;   263.0 p0+p3  152 blocks
        cmp r8, qword [rsp + 8]      ;                    more blocks?
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

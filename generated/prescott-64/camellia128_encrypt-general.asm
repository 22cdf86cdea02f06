; camellia128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
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
;   blocks/groups/rounds: 4435 uops, planned 1950.4; bounds: width 1478.3, ports 1949.5, path 68.0
;   blocks/groups.2: 643 uops, planned 276.2; bounds: width 214.3, ports 275.2, path 8.0
;   blocks.2: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/rounds: 4435 uops, planned 1950.4; bounds: width 1478.3, ports 1949.5, path 68.0
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
        mov rdx, r9                  ;     0.0 p0      40 t copy
        xor rdx, qword [r8 + 1024]   ;     4.0 p2+p0   40 t
        mov rbx, r10                 ;     1.0 p1      40 t copy
        xor rbx, qword [r8 + 1032]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2104], r10  ;     2.0 p0+p3   40 t spill
        mov r10, r11                 ;     2.3 p1      40 t copy
        xor r10, qword [r8 + 1040]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2112], r11  ;     4.0 p0+p3   40 t spill
        mov r11, r12                 ;     3.7 p1      40 t copy
        xor r11, qword [r8 + 1048]   ;     4.7 p2+p0   40 t
        mov qword [rsp + 2120], r12  ;     6.0 p0+p3   40 t spill
        mov r12, r13                 ;     5.0 p1      40 t copy
        xor r12, qword [r8 + 1056]   ;     6.1 p2+p0   40 t
        mov qword [rsp + 2128], r13  ;     8.0 p0+p3   40 t spill
        mov r13, r14                 ;     6.3 p1      40 t copy
        xor r13, qword [r8 + 1064]   ;     7.7 p2+p0   40 t
        mov qword [rsp + 2136], r14  ;    10.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.7 p1      40 t copy
        xor r14, qword [r8 + 1072]   ;     9.3 p2+p0   40 t
        mov qword [rsp + 2144], r15  ;    12.0 p0+p3   40 t spill
        mov r15, rsi                 ;     9.0 p1      40 t copy
        xor r15, qword [r8 + 1080]   ;    10.9 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    14.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    10.3 p1      40 t copy
        xor rsi, qword [r8 + 1088]   ;    12.4 p2+p0   40 t
        mov qword [rsp + 2160], rdi  ;    16.0 p0+p3   40 t spill
        mov rdi, rbp                 ;    11.7 p1      40 t copy
        xor rdi, qword [r8 + 1096]   ;    14.0 p2+p0   40 t
        mov qword [rsp + 2168], rbp  ;    18.0 p0+p3   40 t spill
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 1104]   ;    15.6 p2+p0   40 t
        mov qword [rsp + 2176], rax  ;    20.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 1112]   ;    17.1 p2+p0   40 t
        mov qword [rsp + 2184], rcx  ;    22.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1120]   ;    15.7 p2      40 t
        xor rcx, qword [rsp + 1672]  ;    19.7 p2+p0   40 t
        mov qword [rsp + 2192], r9   ;    24.0 p0+p3   40 t spill
        mov r9, qword [r8 + 1128]    ;    17.7 p2      40 t
        xor r9, qword [rsp + 1680]   ;    21.7 p2+p0   40 t
        mov qword [rsp + 2200], rbp  ;    26.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1136]   ;    19.7 p2      40 t
        xor rbp, qword [rsp + 1688]  ;    23.7 p2+p0   40 t
        mov qword [rsp + 2208], rcx  ;    28.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1144]   ;    21.7 p2      40 t
        xor rcx, qword [rsp + 1696]  ;    25.7 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1152]   ;    23.7 p2      40 t
        xor rsi, qword [rsp + 1704]  ;    27.7 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1160]   ;    25.7 p2      40 t
        xor rsi, qword [rsp + 1712]  ;    29.7 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1168]   ;    27.7 p2      40 t
        xor rsi, qword [rsp + 1720]  ;    31.7 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1176]   ;    29.7 p2      40 t
        xor rsi, qword [rsp + 1728]  ;    33.7 p2+p0   40 t
        mov qword [rsp + 2248], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1184]   ;    31.7 p2      40 t
        xor rsi, qword [rsp + 1736]  ;    35.7 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1192]   ;    33.7 p2      40 t
        xor rsi, qword [rsp + 1744]  ;    37.7 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1200]   ;    35.7 p2      40 t
        xor rsi, qword [rsp + 1752]  ;    39.7 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1208]   ;    37.7 p2      40 t
        xor rsi, qword [rsp + 1760]  ;    41.7 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1216]   ;    39.7 p2      40 t
        xor rsi, qword [rsp + 1768]  ;    43.7 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1224]   ;    41.7 p2      40 t
        xor rsi, qword [rsp + 1776]  ;    45.7 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1232]   ;    43.7 p2      40 t
        xor rsi, qword [rsp + 1784]  ;    47.7 p2+p0   40 t
        mov qword [rsp + 2304], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1240]   ;    45.7 p2      40 t
        xor rsi, qword [rsp + 1792]  ;    49.7 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1248]   ;    47.7 p2      40 t
        xor rsi, qword [rsp + 1800]  ;    51.7 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1256]   ;    49.7 p2      40 t
        xor rsi, qword [rsp + 1808]  ;    53.7 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1264]   ;    51.7 p2      40 t
        xor rsi, qword [rsp + 1816]  ;    55.7 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1272]   ;    53.7 p2      40 t
        xor rsi, qword [rsp + 1824]  ;    57.7 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1280]   ;    55.7 p2      40 t
        xor rsi, qword [rsp + 1832]  ;    59.7 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1288]   ;    57.7 p2      40 t
        xor rsi, qword [rsp + 1840]  ;    61.7 p2+p0   40 t
        mov qword [rsp + 2360], rsi  ;    66.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1296]   ;    59.7 p2      40 t
        xor rsi, qword [rsp + 1848]  ;    63.7 p2+p0   40 t
        mov qword [rsp + 2368], rsi  ;    68.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1304]   ;    61.7 p2      40 t
        xor rsi, qword [rsp + 1856]  ;    65.7 p2+p0   40 t
        mov qword [rsp + 2376], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1312]   ;    63.7 p2      40 t
        xor rsi, qword [rsp + 1864]  ;    67.7 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1320]   ;    65.7 p2      40 t
        xor rsi, qword [rsp + 1872]  ;    69.7 p2+p0   40 t
        mov qword [rsp + 2392], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1328]   ;    67.7 p2      40 t
        xor rsi, qword [rsp + 1880]  ;    71.7 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1336]   ;    69.7 p2      40 t
        xor rsi, qword [rsp + 1888]  ;    73.7 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1344]   ;    71.7 p2      40 t
        xor rsi, qword [rsp + 1896]  ;    75.7 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1352]   ;    73.7 p2      40 t
        xor rsi, qword [rsp + 1904]  ;    77.7 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1360]   ;    75.7 p2      40 t
        xor rsi, qword [rsp + 1912]  ;    79.7 p2+p0   40 t
        mov qword [rsp + 2432], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1368]   ;    77.7 p2      40 t
        xor rsi, qword [rsp + 1920]  ;    81.7 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1376]   ;    79.7 p2      40 t
        xor rsi, qword [rsp + 1928]  ;    83.7 p2+p0   40 t
        mov qword [rsp + 2448], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1384]   ;    81.7 p2      40 t
        xor rsi, qword [rsp + 1936]  ;    85.7 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1392]   ;    83.7 p2      40 t
        xor rsi, qword [rsp + 1944]  ;    87.7 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1400]   ;    85.7 p2      40 t
        xor rsi, qword [rsp + 1952]  ;    89.7 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1408]   ;    87.7 p2      40 t
        xor rsi, qword [rsp + 1960]  ;    91.7 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1416]   ;    89.7 p2      40 t
        xor rsi, qword [rsp + 1968]  ;    93.7 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1424]   ;    91.7 p2      40 t
        xor rsi, qword [rsp + 1976]  ;    95.7 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1432]   ;    93.7 p2      40 t
        xor rsi, qword [rsp + 1984]  ;    97.7 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1440]   ;    95.7 p2      40 t
        xor rsi, qword [rsp + 1992]  ;    99.7 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   104.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1448]   ;    97.7 p2      40 t
        xor rsi, qword [rsp + 2000]  ;   101.7 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1456]   ;    99.7 p2      40 t
        xor rsi, qword [rsp + 2008]  ;   103.7 p2+p0   40 t
        mov qword [rsp + 2528], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1464]   ;   101.7 p2      40 t
        xor rsi, qword [rsp + 2016]  ;   105.7 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1472]   ;   103.7 p2      40 t
        xor rsi, qword [rsp + 2024]  ;   107.7 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   112.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1480]   ;   105.7 p2      40 t
        xor rsi, qword [rsp + 2032]  ;   109.7 p2+p0   40 t
        not rdx                      ;    90.0 p0      41 t
        not r10                      ;    90.5 p0      41 t
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1488]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 2040]  ;   111.7 p2+p0   40 t
        not r14                      ;    92.5 p0      41 t
        not r15                      ;    93.0 p0      41 t
        mov qword [rsp + 2560], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1496]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 2048]  ;   113.7 p2+p0   40 t
        mov qword [rsp + 2568], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1504]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 2056]  ;   115.7 p2+p0   40 t
        mov qword [rsp + 2576], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1512]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 2064]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1520]   ;   115.7 p2      40 t
        xor rsi, qword [rsp + 2072]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2592], rsi  ;   124.0 p0+p3   40 t spill
        mov rsi, r12                 ;    85.0 p1      41 t copy
        xor rsi, rbx                 ;   100.8 p0      41 t
        xor r12, r10                 ;   101.4 p0      41 t
        mov qword [rsp + 2600], rax  ;   126.0 p0+p3   40 t spill
        mov rax, r13                 ;    86.3 p1      41 t copy
        xor rax, rbx                 ;   103.0 p0      41 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1528]   ;   117.7 p2      40 t
        xor rbp, qword [rsp + 2080]  ;   121.7 p2+p0   40 t
        mov qword [rsp + 2616], r8   ;   130.0 p0+p3   61 r.0 spill
        mov r8, r11                  ;    88.7 p1      41 t copy
        xor r8, r14                  ;   106.1 p0      41 t
        xor rdx, r8                  ;   107.1 p0      41 t
        xor r15, rdx                 ;   108.1 p0      41 t
        xor r8, rsi                  ;   107.8 p0      41 t
        mov qword [rsp + 2624], rbp  ;   132.0 p0+p3   40 t spill
        mov rbp, rax                 ;   104.0 p1      41 t copy
        xor rbp, rdx                 ;   109.4 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, rsi                  ;   101.8 p1      41 t copy
        xor r9, r15                  ;   111.0 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, r12                 ;   102.4 p1      41 t copy
        xor rdi, r8                  ;   112.5 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r15                 ;   109.1 p1      41 t copy
        or rcx, rbp                  ;   114.1 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, r10                 ;    94.7 p1      41 t copy
        xor rbx, rdx                 ;   115.7 p0      41 t
        xor r13, r8                  ;   116.3 p0      41 t
        mov qword [rsp + 2664], r10  ;   142.0 p0+p3   41 t spill
        mov r10, r15                 ;   109.1 p1      41 t copy
        xor r10, r8                  ;   117.8 p0      41 t
        xor r11, r10                 ;   118.8 p0      41 t
        mov qword [rsp + 2672], r15  ;   144.0 p0+p3   41 t spill
        mov r15, rdx                 ;   108.1 p1      41 t copy
        or r15, r10                  ;   120.0 p0      41 t
        xor r15, rcx                 ;   121.0 p0      41 t
        mov qword [rsp + 2680], r10  ;   146.0 p0+p3   41 t spill
        mov r10, r14                 ;    98.7 p1      41 t copy
        or r10, r9                   ;   122.1 p0      41 t
        xor r13, r10                 ;   123.1 p0      41 t
        mov qword [rsp + 2688], rdx  ;   148.0 p0+p3   41 t spill
        mov rdx, r9                  ;   112.0 p1      41 t copy
        xor rdx, rdi                 ;   124.3 p0      41 t
        xor r14, rcx                 ;   124.8 p0      41 t
        mov rcx, rax                 ;   104.0 p1      41 t copy
        and rcx, r8                  ;   125.4 p0      41 t
        xor r10, rcx                 ;   126.4 p0      41 t
        mov rcx, rbx                 ;   116.7 p1      41 t copy
        and rcx, rdx                 ;   126.5 p0      41 t
        xor r13, rcx                 ;   127.5 p0      41 t
        mov rcx, rax                 ;   104.0 p1      41 t copy
        xor r15, r13                 ;   128.5 p0      41 t
        xor r14, r10                 ;   128.2 p0      41 t
        mov qword [rsp + 2696], r9   ;   150.0 p0+p3   41 t spill
        mov r9, rbx                  ;   116.7 p1      41 t copy
        xor r9, r11                  ;   129.8 p0      41 t
        xor rcx, r9                  ;   130.8 p0      41 t
        mov qword [rsp + 2704], rbx  ;   152.0 p0+p3   41 t spill
        mov rbx, rdi                 ;   113.5 p1      41 t copy
        and rbx, r9                  ;   132.0 p0      41 t
        xor r10, rbx                 ;   133.0 p0      41 t
        mov rbx, r12                 ;   106.7 p1      41 t copy
        and rbx, rcx                 ;   133.1 p0      41 t
        xor r14, rbx                 ;   134.1 p0      41 t
        mov rbx, rbp                 ;   110.4 p1      41 t copy
        xor rbx, r11                 ;   134.2 p0      41 t
        mov qword [rsp + 2712], rdi  ;   154.0 p0+p3   41 t spill
        mov rdi, rsi                 ;   108.7 p1      41 t copy
        and rdi, rbx                 ;   135.8 p0      41 t
        xor r10, rdi                 ;   136.8 p0      41 t
        xor r13, rdi                 ;   137.0 p0      41 t
        mov rdi, qword [rsp + 2664]  ;   142.0 p2      41 t
        or rdi, qword [rsp + 2656]   ;   146.0 p2+p0   41 t
        xor r13, rdi                 ;   147.0 p0      41 t
        mov rdi, r15                 ;   129.5 p1      41 t copy
        and rdi, r14                 ;   138.7 p0      41 t
        xor r13, rdi                 ;   148.0 p0      41 t
        mov qword [rsp + 2720], rdx  ;   156.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.8 p1      41 t copy
        and rdx, r13                 ;   149.0 p0      41 t
        xor r13, r14                 ;   149.0 p0      41 t
        or rdi, r13                  ;   150.0 p0      41 t
        xor r15, rdx                 ;   150.0 p0      41 t
        xor rdi, r15                 ;   151.0 p0      41 t
        and rbx, rdi                 ;   152.0 p0      41 t
        mov rdx, r10                 ;   137.8 p1      41 t copy
        and rdx, r15                 ;   151.0 p0      41 t
        xor r14, rdx                 ;   152.0 p0      41 t
        and r15, r14                 ;   153.0 p0      41 t
        mov rdx, rdi                 ;   152.0 p1      41 t copy
        or rdx, r14                  ;   153.0 p0      41 t
        xor r13, rdx                 ;   154.0 p0      41 t
        xor r10, r15                 ;   154.0 p0      41 t
        mov r15, rdi                 ;   152.0 p1      41 t copy
        xor r15, r14                 ;   153.0 p0      41 t
        and rcx, r15                 ;   154.0 p0      41 t
        and r12, r15                 ;   154.0 p0      41 t
        xor r15, r13                 ;   155.0 p0      41 t
        and r9, r15                  ;   156.0 p0      41 t
        mov rdx, qword [rsp + 2688]  ;   148.0 p2      41 t
        and rsi, rdi                 ;   152.0 p0      41 t
        xor rcx, r9                  ;   157.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and rdx, r10                 ;   155.0 p0      41 t
        and rax, r13                 ;   155.0 p0      41 t
        xor r13, r10                 ;   155.0 p0      41 t
        xor rax, r9                  ;   157.0 p0      41 t
        mov r9, qword [rsp + 2680]   ;   146.0 p2      41 t
        and r9, r10                  ;   155.0 p0      41 t
        xor r9, r12                  ;   156.0 p0      41 t
        xor rdi, r13                 ;   156.0 p0      41 t
        xor r10, r14                 ;   156.2 p0      41 t
        and r11, rdi                 ;   157.0 p0      41 t
        and rbp, r13                 ;   157.4 p0      41 t
        and r13, qword [rsp + 2672]  ;   157.9 p2+p0   41 t
        xor r12, r13                 ;   158.9 p0      41 t
        mov r13, qword [rsp + 2720]  ;   156.0 p2      41 t
        and r13, r10                 ;   160.0 p0      41 t
        and r10, qword [rsp + 2704]  ;   159.7 p2+p0   41 t
        and rdi, qword [rsp + 2696]  ;   160.2 p2+p0   41 t
        xor rdi, r12                 ;   161.2 p0      41 t
        xor rdi, r13                 ;   162.2 p0      41 t
        xor rbp, rbx                 ;   161.9 p0      41 t
        xor rbp, rcx                 ;   162.9 p0      41 t
        xor r8, r9                   ;   163.1 p0      41 t
        xor r8, r13                  ;   164.1 p0      41 t
        mov r13, qword [rsp + 2664]  ;   142.0 p2      41 t
        and r13, r14                 ;   164.2 p0      41 t
        and r14, qword [rsp + 2656]  ;   164.8 p2+p0   41 t
        xor r13, r8                  ;   165.4 p0      41 t
        and r15, qword [rsp + 2712]  ;   165.9 p2+p0   41 t
        xor r14, rdi                 ;   166.5 p0      41 t
        xor r14, r13                 ;   167.5 p0      41 t
        xor rdx, rcx                 ;   167.6 p0      41 t
        xor rdx, r13                 ;   168.6 p0      41 t
        xor r10, rax                 ;   168.8 p0      41 t
        xor r10, r13                 ;   169.8 p0      41 t
        xor r9, rdi                  ;   169.9 p0      41 t
        xor r15, r14                 ;   170.5 p0      41 t
        xor r9, rbp                  ;   171.1 p0      41 t
        xor rsi, r12                 ;   171.6 p0      41 t
        xor rsi, r14                 ;   172.6 p0      41 t
        xor rbx, rax                 ;   172.8 p0      41 t
        xor rbx, r11                 ;   173.8 p0      41 t
        mov r11, rdx                 ;   169.6 p1      41 t copy
        xor r11, r10                 ;   173.9 p0      41 t
        xor r11, rsi                 ;   174.9 p0      41 t
        xor rbp, r11                 ;   175.9 p0      41 t
        xor rbx, rdx                 ;   175.6 p0      41 t
        xor r11, r15                 ;   176.2 p0      41 t
        not rsi                      ;   176.8 p0      41 t
        not r8                       ;   177.3 p0      41 t
        mov r12, qword [rsp + 2648]  ;   144.0 p2      23 t
        not r12                      ;   177.8 p0      23 t
        not rbx                      ;   178.3 p0      41 t
        mov r13, qword [rsp + 2640]  ;   145.0 p2      23 t
        not r13                      ;   178.8 p0      23 t
        mov r14, qword [rsp + 2632]  ;   146.3 p2      23 t
        not r14                      ;   179.3 p0      23 t
        not rbp                      ;   179.8 p0      41 t
        not r15                      ;   180.3 p0      41 t
        mov rdi, qword [rsp + 2608]  ;   148.3 p2      23 t
        not rdi                      ;   180.8 p0      23 t
        mov rax, qword [rsp + 2216]  ;   149.3 p2      23 t
        mov rcx, qword [rsp + 2600]  ;   150.3 p2      40 t reload
        xor rax, rcx                 ;   181.3 p0      23 t
        mov rdx, qword [rsp + 2216]  ;   151.3 p2      23 t
        xor rdx, qword [rsp + 2208]  ;   181.9 p2+p0   23 t
        xor rcx, r13                 ;   182.4 p0      23 t
        mov qword [rsp + 2600], r10  ;   183.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2200]  ;   153.3 p2      23 t
        xor r10, r14                 ;   184.0 p0      23 t
        xor r12, r10                 ;   185.0 p0      23 t
        xor rdi, r12                 ;   186.0 p0      23 t
        xor r10, rax                 ;   185.7 p0      23 t
        mov qword [rsp + 2608], r15  ;   186.3 p0+p3   41 t spill
        mov r15, rdx                 ;   182.9 p1      23 t copy
        xor r15, r12                 ;   187.3 p0      23 t
        mov qword [rsp + 2632], rbp  ;   187.9 p0+p3   41 t spill
        mov rbp, rax                 ;   182.3 p1      23 t copy
        xor rbp, rdi                 ;   188.9 p0      23 t
        mov qword [rsp + 2640], r9   ;   189.4 p0+p3   41 t spill
        mov r9, rdi                  ;   187.0 p1      23 t copy
        or r9, r15                   ;   190.4 p0      23 t
        mov qword [rsp + 2648], r8   ;   191.0 p0+p3   41 t spill
        mov r8, rcx                  ;   183.4 p1      23 t copy
        xor r8, r10                  ;   192.0 p0      23 t
        mov qword [rsp + 2712], rbx  ;   192.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2200]  ;   157.7 p2      23 t
        mov qword [rsp + 2200], rsi  ;   193.6 p0+p3   41 t spill
        mov rsi, rdi                 ;   187.0 p1      23 t copy
        xor rsi, r10                 ;   194.6 p0      23 t
        xor rbx, rsi                 ;   195.6 p0      23 t
        mov qword [rsp + 2656], r11  ;   195.7 p0+p3   41 t spill
        mov r11, r13                 ;   179.8 p1      23 t copy
        xor r11, r12                 ;   196.7 p0      23 t
        mov qword [rsp + 2664], rdi  ;   197.3 p0+p3   23 t spill
        mov rdi, r12                 ;   186.0 p1      23 t copy
        or rdi, rsi                  ;   198.3 p0      23 t
        xor rdi, r9                  ;   199.3 p0      23 t
        mov qword [rsp + 2696], rsi  ;   199.4 p0+p3   23 t spill
        mov rsi, rbp                 ;   189.9 p1      23 t copy
        xor rsi, r8                  ;   200.4 p0      23 t
        xor r9, r14                  ;   201.0 p0      23 t
        or r14, rbp                  ;   201.6 p0      23 t
        mov qword [rsp + 2704], rbp  ;   202.1 p0+p3   23 t spill
        mov rbp, rdx                 ;   182.9 p1      23 t copy
        and rbp, r10                 ;   203.1 p0      23 t
        xor rbp, r14                 ;   204.1 p0      23 t
        xor r14, qword [rsp + 2208]  ;   204.3 p2+p0   23 t
        xor r14, r10                 ;   205.3 p0      23 t
        xor r9, rbp                  ;   205.4 p0      23 t
        mov qword [rsp + 2208], r12  ;   206.0 p0+p3   23 t spill
        mov r12, r11                 ;   197.7 p1      23 t copy
        and r12, rsi                 ;   207.0 p0      23 t
        xor r14, r12                 ;   208.0 p0      23 t
        mov r12, rdx                 ;   182.9 p1      23 t copy
        xor rdi, r14                 ;   209.0 p0      23 t
        mov qword [rsp + 2720], rsi  ;   208.7 p0+p3   23 t spill
        mov rsi, r11                 ;   197.7 p1      23 t copy
        xor rsi, rbx                 ;   209.7 p0      23 t
        xor r12, rsi                 ;   210.7 p0      23 t
        mov qword [rsp + 2672], r11  ;   210.8 p0+p3   23 t spill
        mov r11, r8                  ;   193.0 p1      23 t copy
        and r11, rsi                 ;   211.8 p0      23 t
        xor rbp, r11                 ;   212.8 p0      23 t
        mov r11, rcx                 ;   183.4 p1      23 t copy
        and r11, r12                 ;   213.0 p0      23 t
        xor r9, r11                  ;   214.0 p0      23 t
        mov r11, qword [rsp + 2216]  ;   171.7 p2      23 t
        or r11, r13                  ;   214.1 p0      23 t
        xor r14, r11                 ;   215.1 p0      23 t
        mov r11, r15                 ;   188.3 p1      23 t copy
        xor r11, rbx                 ;   215.3 p0      23 t
        mov qword [rsp + 2680], r8   ;   215.8 p0+p3   23 t spill
        mov r8, rax                  ;   182.3 p1      23 t copy
        and r8, r11                  ;   216.8 p0      23 t
        xor rbp, r8                  ;   217.8 p0      23 t
        xor r14, r8                  ;   218.0 p0      23 t
        mov r8, rdi                  ;   210.0 p1      23 t copy
        and r8, r9                   ;   218.6 p0      23 t
        xor r14, r8                  ;   219.6 p0      23 t
        mov qword [rsp + 2688], r13  ;   219.7 p0+p3   23 t spill
        mov r13, rbp                 ;   218.8 p1      23 t copy
        and r13, r14                 ;   220.7 p0      23 t
        xor r14, r9                  ;   221.3 p0      23 t
        or r8, r14                   ;   222.3 p0      23 t
        xor rdi, r13                 ;   222.4 p0      23 t
        xor r8, rdi                  ;   223.4 p0      23 t
        and r11, r8                  ;   224.4 p0      23 t
        mov r13, rbp                 ;   218.8 p1      23 t copy
        and r13, rdi                 ;   224.1 p0      23 t
        xor r9, r13                  ;   225.1 p0      23 t
        and rdi, r9                  ;   226.1 p0      23 t
        mov r13, r8                  ;   224.4 p1      23 t copy
        or r13, r9                   ;   226.1 p0      23 t
        xor r14, r13                 ;   227.1 p0      23 t
        xor rbp, rdi                 ;   227.1 p0      23 t
        mov r13, r8                  ;   224.4 p1      23 t copy
        xor r13, r9                  ;   227.5 p0      23 t
        and r12, r13                 ;   228.5 p0      23 t
        and rcx, r13                 ;   228.7 p0      23 t
        mov rdi, qword [rsp + 2208]  ;   206.0 p2      23 t
        xor r13, r14                 ;   229.3 p0      23 t
        and rsi, r13                 ;   230.3 p0      23 t
        and rax, r8                  ;   230.4 p0      23 t
        xor r12, rsi                 ;   231.3 p0      23 t
        and r10, r14                 ;   231.5 p0      23 t
        and rdi, rbp                 ;   232.1 p0      23 t
        and rdx, r14                 ;   232.7 p0      23 t
        xor r14, rbp                 ;   233.3 p0      23 t
        xor rsi, rdx                 ;   233.8 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   199.4 p2      23 t
        and rdx, rbp                 ;   234.4 p0      23 t
        xor rdx, rcx                 ;   235.4 p0      23 t
        xor rbp, r9                  ;   235.5 p0      23 t
        xor r8, r14                  ;   236.1 p0      23 t
        mov qword [rsp + 2696], rax  ;   236.7 p0+p3   23 t spill
        mov rax, qword [rsp + 2664]  ;   197.3 p2      23 t
        and rax, r14                 ;   237.7 p0      23 t
        xor rcx, rax                 ;   238.7 p0      23 t
        mov rax, qword [rsp + 2720]  ;   208.7 p2      23 t
        and rbx, r8                  ;   238.8 p0      23 t
        and r15, r14                 ;   239.4 p0      23 t
        mov r14, qword [rsp + 2672]  ;   210.8 p2      23 t
        and rax, rbp                 ;   240.0 p0      23 t
        and r14, rbp                 ;   240.5 p0      23 t
        mov rbp, qword [rsp + 2704]  ;   202.1 p2      23 t
        and rbp, r8                  ;   241.1 p0      23 t
        mov r8, qword [rsp + 2688]   ;   219.7 p2      23 t
        xor rbp, rcx                 ;   242.1 p0      23 t
        xor rbp, rax                 ;   243.1 p0      23 t
        and r8, r9                   ;   242.8 p0      23 t
        xor r15, r11                 ;   243.4 p0      23 t
        xor r15, r12                 ;   244.4 p0      23 t
        xor r10, rdx                 ;   244.5 p0      23 t
        xor r10, rax                 ;   245.5 p0      23 t
        mov rax, qword [rsp + 2216]  ;   194.3 p2      23 t
        and rax, r9                  ;   245.7 p0      23 t
        mov r9, qword [rsp + 2680]   ;   215.8 p2      23 t
        xor r8, r10                  ;   246.5 p0      23 t
        and r9, r13                  ;   246.8 p0      23 t
        xor r12, rdi                 ;   247.4 p0      23 t
        xor rax, rbp                 ;   248.0 p0      23 t
        mov r13, qword [rsp + 2696]  ;   236.7 p2      23 t
        xor rax, r8                  ;   249.0 p0      23 t
        xor r12, r8                  ;   249.1 p0      23 t
        xor r14, rsi                 ;   249.7 p0      23 t
        xor r14, r8                  ;   250.7 p0      23 t
        xor rdx, rbp                 ;   250.8 p0      23 t
        xor r9, rax                  ;   251.4 p0      23 t
        xor r13, rcx                 ;   252.0 p0      23 t
        xor rdx, r15                 ;   252.5 p0      23 t
        xor r13, rax                 ;   253.1 p0      23 t
        xor r11, rsi                 ;   253.7 p0      23 t
        xor r11, rbx                 ;   254.7 p0      23 t
        mov r8, qword [rsp + 2224]   ;   200.7 p2      22 t
        not r8                       ;   254.8 p0      22 t
        mov rsi, r12                 ;   250.1 p1      23 t copy
        xor rsi, r14                 ;   255.3 p0      23 t
        xor rsi, r13                 ;   256.3 p0      23 t
        xor r15, rsi                 ;   257.3 p0      23 t
        xor r11, r12                 ;   257.0 p0      23 t
        xor rsi, r9                  ;   257.6 p0      23 t
        mov r12, qword [rsp + 2240]  ;   203.3 p2      22 t
        not r12                      ;   258.2 p0      22 t
        mov rdi, qword [rsp + 2272]  ;   204.3 p2      22 t
        not rdi                      ;   258.7 p0      22 t
        not r13                      ;   259.2 p0      23 t
        not r10                      ;   259.7 p0      23 t
        mov rbp, qword [rsp + 2280]  ;   205.3 p2      22 t
        not rbp                      ;   260.2 p0      22 t
        not r11                      ;   260.7 p0      23 t
        mov rax, qword [rsp + 2232]  ;   206.3 p2      22 t
        mov rcx, qword [rsp + 2256]  ;   207.3 p2      40 t reload
        xor rax, rcx                 ;   261.2 p0      22 t
        not r9                       ;   261.7 p0      23 t
        not r15                      ;   262.2 p0      23 t
        mov rbx, qword [rsp + 2232]  ;   208.3 p2      22 t
        xor rbx, qword [rsp + 2264]  ;   262.7 p2+p0   22 t
        xor rcx, r12                 ;   263.3 p0      22 t
        mov qword [rsp + 2256], r14  ;   263.9 p0+p3   23 t spill
        mov r14, qword [rsp + 2248]  ;   210.3 p2      22 t
        xor r14, rdi                 ;   264.9 p0      22 t
        xor r8, r14                  ;   265.9 p0      22 t
        xor rbp, r8                  ;   266.9 p0      22 t
        xor r14, rax                 ;   266.6 p0      22 t
        mov qword [rsp + 2280], r9   ;   267.2 p0+p3   23 t spill
        mov r9, qword [rsp + 2248]   ;   212.4 p2      22 t
        mov qword [rsp + 2248], r15  ;   268.2 p0+p3   23 t spill
        mov r15, rbx                 ;   263.7 p1      22 t copy
        xor r15, r8                  ;   269.2 p0      22 t
        mov qword [rsp + 2272], rdx  ;   269.7 p0+p3   23 t spill
        mov rdx, rax                 ;   262.2 p1      22 t copy
        xor rdx, rbp                 ;   270.7 p0      22 t
        mov qword [rsp + 2240], r10  ;   271.3 p0+p3   23 t spill
        mov r10, rbp                 ;   267.9 p1      22 t copy
        or r10, r15                  ;   272.3 p0      22 t
        mov qword [rsp + 2224], r11  ;   272.9 p0+p3   23 t spill
        mov r11, rcx                 ;   264.3 p1      22 t copy
        xor r11, r14                 ;   273.9 p0      22 t
        mov qword [rsp + 2696], r13  ;   274.5 p0+p3   23 t spill
        mov r13, r12                 ;   259.2 p1      22 t copy
        xor r13, r8                  ;   275.5 p0      22 t
        mov qword [rsp + 2680], rsi  ;   276.0 p0+p3   23 t spill
        mov rsi, rbp                 ;   267.9 p1      22 t copy
        xor rsi, r14                 ;   277.0 p0      22 t
        xor r9, rsi                  ;   278.0 p0      22 t
        mov qword [rsp + 2216], rbp  ;   278.2 p0+p3   22 t spill
        mov rbp, r8                  ;   266.9 p1      22 t copy
        or rbp, rsi                  ;   279.2 p0      22 t
        xor rbp, r10                 ;   280.2 p0      22 t
        mov qword [rsp + 2688], rsi  ;   280.3 p0+p3   22 t spill
        mov rsi, rdi                 ;   259.7 p1      22 t copy
        or rsi, rdx                  ;   281.3 p0      22 t
        mov qword [rsp + 2704], r8   ;   281.9 p0+p3   22 t spill
        mov r8, rdx                  ;   271.7 p1      22 t copy
        xor r8, r11                  ;   282.9 p0      22 t
        xor rdi, r10                 ;   283.4 p0      22 t
        mov r10, qword [rsp + 2264]  ;   227.5 p2      22 t
        xor r10, r14                 ;   284.0 p0      22 t
        xor r10, rsi                 ;   285.0 p0      22 t
        mov qword [rsp + 2264], rdx  ;   285.2 p0+p3   22 t spill
        mov rdx, rbx                 ;   263.7 p1      22 t copy
        and rdx, r14                 ;   286.2 p0      22 t
        xor rsi, rdx                 ;   287.2 p0      22 t
        mov rdx, r13                 ;   276.5 p1      22 t copy
        and rdx, r8                  ;   287.3 p0      22 t
        xor r10, rdx                 ;   288.3 p0      22 t
        mov rdx, rbx                 ;   263.7 p1      22 t copy
        xor rbp, r10                 ;   289.3 p0      22 t
        xor rdi, rsi                 ;   289.0 p0      22 t
        mov qword [rsp + 2672], r8   ;   289.6 p0+p3   22 t spill
        mov r8, r13                  ;   276.5 p1      22 t copy
        xor r8, r9                   ;   290.6 p0      22 t
        xor rdx, r8                  ;   291.6 p0      22 t
        mov qword [rsp + 2720], r13  ;   291.7 p0+p3   22 t spill
        mov r13, r11                 ;   274.9 p1      22 t copy
        and r13, r8                  ;   292.7 p0      22 t
        xor rsi, r13                 ;   293.7 p0      22 t
        mov r13, qword [rsp + 2232]  ;   236.7 p2      22 t
        or r13, r12                  ;   293.9 p0      22 t
        xor r10, r13                 ;   294.9 p0      22 t
        mov r13, rcx                 ;   264.3 p1      22 t copy
        and r13, rdx                 ;   295.0 p0      22 t
        xor rdi, r13                 ;   296.0 p0      22 t
        mov r13, r15                 ;   270.2 p1      22 t copy
        xor r13, r9                  ;   296.2 p0      22 t
        mov qword [rsp + 2664], r11  ;   296.7 p0+p3   22 t spill
        mov r11, rax                 ;   262.2 p1      22 t copy
        and r11, r13                 ;   297.7 p0      22 t
        xor rsi, r11                 ;   298.7 p0      22 t
        xor r10, r11                 ;   298.9 p0      22 t
        mov r11, rbp                 ;   290.3 p1      22 t copy
        and r11, rdi                 ;   299.4 p0      22 t
        xor r10, r11                 ;   300.4 p0      22 t
        mov qword [rsp + 2208], r12  ;   300.6 p0+p3   22 t spill
        mov r12, rsi                 ;   299.7 p1      22 t copy
        and r12, r10                 ;   301.6 p0      22 t
        xor r10, rdi                 ;   302.2 p0      22 t
        or r11, r10                  ;   303.2 p0      22 t
        xor rbp, r12                 ;   303.3 p0      22 t
        xor r11, rbp                 ;   304.3 p0      22 t
        and r13, r11                 ;   305.3 p0      22 t
        mov r12, rsi                 ;   299.7 p1      22 t copy
        and r12, rbp                 ;   305.0 p0      22 t
        xor rdi, r12                 ;   306.0 p0      22 t
        and rbp, rdi                 ;   307.0 p0      22 t
        mov r12, r11                 ;   305.3 p1      22 t copy
        or r12, rdi                  ;   307.0 p0      22 t
        xor r10, r12                 ;   308.0 p0      22 t
        xor rsi, rbp                 ;   308.0 p0      22 t
        mov r12, qword [rsp + 2704]  ;   281.9 p2      22 t
        mov rbp, r11                 ;   305.3 p1      22 t copy
        xor rbp, rdi                 ;   308.4 p0      22 t
        and rdx, rbp                 ;   309.4 p0      22 t
        and rcx, rbp                 ;   309.6 p0      22 t
        xor rbp, r10                 ;   310.1 p0      22 t
        and r8, rbp                  ;   311.1 p0      22 t
        and rax, r11                 ;   311.3 p0      22 t
        xor rdx, r8                  ;   312.1 p0      22 t
        and r14, r10                 ;   312.4 p0      22 t
        and r12, rsi                 ;   313.0 p0      22 t
        and rbx, r10                 ;   313.6 p0      22 t
        xor r10, rsi                 ;   314.1 p0      22 t
        xor r8, rbx                  ;   314.7 p0      22 t
        mov rbx, qword [rsp + 2688]  ;   280.3 p2      22 t
        and rbx, rsi                 ;   315.3 p0      22 t
        xor rbx, rcx                 ;   316.3 p0      22 t
        xor rsi, rdi                 ;   316.4 p0      22 t
        xor r11, r10                 ;   317.0 p0      22 t
        mov qword [rsp + 2688], rax  ;   317.6 p0+p3   22 t spill
        mov rax, qword [rsp + 2216]  ;   278.2 p2      22 t
        and rax, r10                 ;   318.6 p0      22 t
        xor rcx, rax                 ;   319.6 p0      22 t
        mov rax, qword [rsp + 2672]  ;   289.6 p2      22 t
        and r9, r11                  ;   319.7 p0      22 t
        and r15, r10                 ;   320.3 p0      22 t
        mov r10, qword [rsp + 2720]  ;   291.7 p2      22 t
        and rax, rsi                 ;   320.9 p0      22 t
        and r10, rsi                 ;   321.4 p0      22 t
        mov rsi, qword [rsp + 2264]  ;   285.2 p2      22 t
        and rsi, r11                 ;   322.0 p0      22 t
        mov r11, qword [rsp + 2208]  ;   300.6 p2      22 t
        xor rsi, rcx                 ;   323.0 p0      22 t
        xor rsi, rax                 ;   324.0 p0      22 t
        and r11, rdi                 ;   323.7 p0      22 t
        xor r15, r13                 ;   324.3 p0      22 t
        xor r15, rdx                 ;   325.3 p0      22 t
        xor r14, rbx                 ;   325.4 p0      22 t
        xor r14, rax                 ;   326.4 p0      22 t
        mov rax, qword [rsp + 2232]  ;   267.9 p2      22 t
        and rax, rdi                 ;   326.6 p0      22 t
        mov rdi, qword [rsp + 2664]  ;   296.7 p2      22 t
        xor r11, r14                 ;   327.4 p0      22 t
        and rdi, rbp                 ;   327.7 p0      22 t
        mov rbp, qword [rsp + 2688]  ;   317.6 p2      22 t
        xor rdx, r12                 ;   328.3 p0      22 t
        xor rax, rsi                 ;   328.8 p0      22 t
        xor rax, r11                 ;   329.8 p0      22 t
        xor rdx, r11                 ;   330.0 p0      22 t
        xor r10, r8                  ;   330.6 p0      22 t
        xor r10, r11                 ;   331.6 p0      22 t
        xor rbx, rsi                 ;   331.7 p0      22 t
        xor rdi, rax                 ;   332.3 p0      22 t
        xor rbp, rcx                 ;   332.8 p0      22 t
        xor rbx, r15                 ;   333.4 p0      22 t
        xor rbp, rax                 ;   334.0 p0      22 t
        xor r13, r8                  ;   334.6 p0      22 t
        mov r8, qword [rsp + 2288]   ;   276.5 p2      21 t
        not r8                       ;   335.1 p0      21 t
        xor r13, r9                  ;   335.6 p0      22 t
        mov r9, qword [rsp + 2304]   ;   278.0 p2      21 t
        not r9                       ;   336.2 p0      21 t
        mov r11, rdx                 ;   331.0 p1      22 t copy
        xor r11, r10                 ;   336.7 p0      22 t
        xor r11, rbp                 ;   337.7 p0      22 t
        xor r15, r11                 ;   338.7 p0      22 t
        xor r13, rdx                 ;   338.4 p0      22 t
        xor r11, rdi                 ;   339.0 p0      22 t
        mov r12, qword [rsp + 2336]  ;   282.3 p2      21 t
        not r12                      ;   339.6 p0      21 t
        not rbp                      ;   340.1 p0      22 t
        mov rsi, qword [rsp + 2344]  ;   283.9 p2      21 t
        not rsi                      ;   340.6 p0      21 t
        not r14                      ;   341.1 p0      22 t
        not r13                      ;   341.6 p0      22 t
        mov rax, qword [rsp + 2296]  ;   286.0 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   287.0 p2      40 t reload
        xor rax, rcx                 ;   342.1 p0      21 t
        not rdi                      ;   342.6 p0      22 t
        not r15                      ;   343.1 p0      22 t
        mov rdx, qword [rsp + 2296]  ;   288.5 p2      21 t
        xor rdx, qword [rsp + 2328]  ;   343.6 p2+p0   21 t
        xor rcx, r9                  ;   344.2 p0      21 t
        mov qword [rsp + 2320], r11  ;   344.8 p0+p3   22 t spill
        mov r11, qword [rsp + 2312]  ;   290.6 p2      21 t
        xor r11, r12                 ;   345.8 p0      21 t
        xor r8, r11                  ;   346.8 p0      21 t
        xor rsi, r8                  ;   347.8 p0      21 t
        xor r11, rax                 ;   347.5 p0      21 t
        mov qword [rsp + 2344], r10  ;   348.1 p0+p3   22 t spill
        mov r10, qword [rsp + 2312]  ;   293.3 p2      21 t
        mov qword [rsp + 2312], rdi  ;   349.1 p0+p3   22 t spill
        mov rdi, rdx                 ;   344.6 p1      21 t copy
        xor rdi, r8                  ;   350.1 p0      21 t
        mov qword [rsp + 2336], r15  ;   350.6 p0+p3   22 t spill
        mov r15, rax                 ;   343.1 p1      21 t copy
        xor r15, rsi                 ;   351.6 p0      21 t
        mov qword [rsp + 2304], rbx  ;   352.2 p0+p3   22 t spill
        mov rbx, rsi                 ;   348.8 p1      21 t copy
        or rbx, rdi                  ;   353.2 p0      21 t
        mov qword [rsp + 2288], r14  ;   353.8 p0+p3   22 t spill
        mov r14, rcx                 ;   345.2 p1      21 t copy
        xor r14, r11                 ;   354.8 p0      21 t
        mov qword [rsp + 2688], r13  ;   355.3 p0+p3   22 t spill
        mov r13, r9                  ;   337.2 p1      21 t copy
        xor r13, r8                  ;   356.3 p0      21 t
        mov qword [rsp + 2664], rbp  ;   356.9 p0+p3   22 t spill
        mov rbp, rsi                 ;   348.8 p1      21 t copy
        xor rbp, r11                 ;   357.9 p0      21 t
        xor r10, rbp                 ;   358.9 p0      21 t
        mov qword [rsp + 2232], rsi  ;   359.0 p0+p3   21 t spill
        mov rsi, r8                  ;   347.8 p1      21 t copy
        or rsi, rbp                  ;   360.0 p0      21 t
        xor rsi, rbx                 ;   361.0 p0      21 t
        mov qword [rsp + 2208], rbp  ;   361.2 p0+p3   21 t spill
        mov rbp, r12                 ;   340.6 p1      21 t copy
        or rbp, r15                  ;   362.2 p0      21 t
        mov qword [rsp + 2264], r8   ;   362.8 p0+p3   21 t spill
        mov r8, r15                  ;   352.6 p1      21 t copy
        xor r8, r14                  ;   363.8 p0      21 t
        xor r12, rbx                 ;   364.3 p0      21 t
        mov rbx, qword [rsp + 2328]  ;   308.3 p2      21 t
        xor rbx, r11                 ;   364.9 p0      21 t
        xor rbx, rbp                 ;   365.9 p0      21 t
        mov qword [rsp + 2328], r15  ;   366.0 p0+p3   21 t spill
        mov r15, rdx                 ;   344.6 p1      21 t copy
        and r15, r11                 ;   367.0 p0      21 t
        xor rbp, r15                 ;   368.0 p0      21 t
        mov r15, r13                 ;   357.3 p1      21 t copy
        and r15, r8                  ;   368.2 p0      21 t
        xor rbx, r15                 ;   369.2 p0      21 t
        mov r15, rdx                 ;   344.6 p1      21 t copy
        xor rsi, rbx                 ;   370.2 p0      21 t
        xor r12, rbp                 ;   369.9 p0      21 t
        mov qword [rsp + 2720], r8   ;   370.5 p0+p3   21 t spill
        mov r8, r13                  ;   357.3 p1      21 t copy
        xor r8, r10                  ;   371.5 p0      21 t
        xor r15, r8                  ;   372.5 p0      21 t
        mov qword [rsp + 2672], r13  ;   372.6 p0+p3   21 t spill
        mov r13, r14                 ;   355.8 p1      21 t copy
        and r13, r8                  ;   373.6 p0      21 t
        xor rbp, r13                 ;   374.6 p0      21 t
        mov r13, qword [rsp + 2296]  ;   317.6 p2      21 t
        or r13, r9                   ;   374.8 p0      21 t
        xor rbx, r13                 ;   375.8 p0      21 t
        mov r13, rcx                 ;   345.2 p1      21 t copy
        and r13, r15                 ;   375.9 p0      21 t
        xor r12, r13                 ;   376.9 p0      21 t
        mov r13, rdi                 ;   351.1 p1      21 t copy
        xor r13, r10                 ;   377.0 p0      21 t
        mov qword [rsp + 2216], r14  ;   377.6 p0+p3   21 t spill
        mov r14, rax                 ;   343.1 p1      21 t copy
        and r14, r13                 ;   378.6 p0      21 t
        xor rbp, r14                 ;   379.6 p0      21 t
        xor rbx, r14                 ;   379.8 p0      21 t
        mov r14, rsi                 ;   371.2 p1      21 t copy
        and r14, r12                 ;   380.3 p0      21 t
        xor rbx, r14                 ;   381.3 p0      21 t
        mov qword [rsp + 2704], r9   ;   381.5 p0+p3   21 t spill
        mov r9, rbp                  ;   380.6 p1      21 t copy
        and r9, rbx                  ;   382.5 p0      21 t
        xor rbx, r12                 ;   383.0 p0      21 t
        or r14, rbx                  ;   384.0 p0      21 t
        xor rsi, r9                  ;   384.2 p0      21 t
        xor r14, rsi                 ;   385.2 p0      21 t
        and r13, r14                 ;   386.2 p0      21 t
        mov r9, rbp                  ;   380.6 p1      21 t copy
        and r9, rsi                  ;   385.9 p0      21 t
        xor r12, r9                  ;   386.9 p0      21 t
        and rsi, r12                 ;   387.9 p0      21 t
        mov r9, r14                  ;   386.2 p1      21 t copy
        or r9, r12                   ;   387.9 p0      21 t
        xor rbx, r9                  ;   388.9 p0      21 t
        xor rbp, rsi                 ;   388.9 p0      21 t
        mov r9, qword [rsp + 2264]   ;   362.8 p2      21 t
        mov rsi, r14                 ;   386.2 p1      21 t copy
        xor rsi, r12                 ;   389.3 p0      21 t
        and r15, rsi                 ;   390.3 p0      21 t
        and rcx, rsi                 ;   390.5 p0      21 t
        xor rsi, rbx                 ;   391.0 p0      21 t
        and r8, rsi                  ;   392.0 p0      21 t
        and rax, r14                 ;   392.2 p0      21 t
        xor r15, r8                  ;   393.0 p0      21 t
        and r11, rbx                 ;   393.3 p0      21 t
        and r9, rbp                  ;   393.9 p0      21 t
        and rdx, rbx                 ;   394.5 p0      21 t
        xor rbx, rbp                 ;   395.0 p0      21 t
        xor r8, rdx                  ;   395.6 p0      21 t
        mov rdx, qword [rsp + 2208]  ;   361.2 p2      21 t
        and rdx, rbp                 ;   396.2 p0      21 t
        xor rdx, rcx                 ;   397.2 p0      21 t
        xor rbp, r12                 ;   397.3 p0      21 t
        xor r14, rbx                 ;   397.9 p0      21 t
        mov qword [rsp + 2208], rax  ;   398.5 p0+p3   21 t spill
        mov rax, qword [rsp + 2232]  ;   359.0 p2      21 t
        and rax, rbx                 ;   399.5 p0      21 t
        xor rcx, rax                 ;   400.5 p0      21 t
        mov rax, qword [rsp + 2720]  ;   370.5 p2      21 t
        and r10, r14                 ;   400.6 p0      21 t
        and rdi, rbx                 ;   401.2 p0      21 t
        mov rbx, qword [rsp + 2672]  ;   372.6 p2      21 t
        and rax, rbp                 ;   401.7 p0      21 t
        and rbx, rbp                 ;   402.3 p0      21 t
        mov rbp, qword [rsp + 2328]  ;   366.0 p2      21 t
        and rbp, r14                 ;   402.9 p0      21 t
        mov r14, qword [rsp + 2704]  ;   381.5 p2      21 t
        xor rbp, rcx                 ;   403.9 p0      21 t
        xor rbp, rax                 ;   404.9 p0      21 t
        and r14, r12                 ;   404.6 p0      21 t
        xor rdi, r13                 ;   405.2 p0      21 t
        xor rdi, r15                 ;   406.2 p0      21 t
        xor r11, rdx                 ;   406.3 p0      21 t
        xor r11, rax                 ;   407.3 p0      21 t
        mov rax, qword [rsp + 2296]  ;   348.8 p2      21 t
        and rax, r12                 ;   407.4 p0      21 t
        mov r12, qword [rsp + 2216]  ;   377.6 p2      21 t
        xor r14, r11                 ;   408.3 p0      21 t
        and r12, rsi                 ;   408.6 p0      21 t
        mov rsi, qword [rsp + 2208]  ;   398.5 p2      21 t
        xor r15, r9                  ;   409.2 p0      21 t
        xor rax, rbp                 ;   409.7 p0      21 t
        xor rax, r14                 ;   410.7 p0      21 t
        xor r15, r14                 ;   410.9 p0      21 t
        xor rbx, r8                  ;   411.4 p0      21 t
        xor rbx, r14                 ;   412.4 p0      21 t
        xor rdx, rbp                 ;   412.6 p0      21 t
        xor r12, rax                 ;   413.2 p0      21 t
        xor rsi, rcx                 ;   413.7 p0      21 t
        xor rdx, rdi                 ;   414.3 p0      21 t
        xor rsi, rax                 ;   414.9 p0      21 t
        xor r13, r8                  ;   415.4 p0      21 t
        mov r8, qword [rsp + 2408]   ;   357.3 p2      23 t
        not r8                       ;   416.0 p0      23 t
        xor r13, r10                 ;   416.5 p0      21 t
        mov r9, qword [rsp + 2360]   ;   358.9 p2      23 t
        not r9                       ;   417.1 p0      23 t
        mov r10, r15                 ;   411.9 p1      21 t copy
        xor r10, rbx                 ;   417.6 p0      21 t
        xor r10, rsi                 ;   418.6 p0      21 t
        xor rdi, r10                 ;   419.6 p0      21 t
        xor r13, r15                 ;   419.3 p0      21 t
        xor r10, r12                 ;   419.9 p0      21 t
        mov r14, qword [rsp + 2392]  ;   363.2 p2      23 t
        not r14                      ;   420.4 p0      23 t
        not rsi                      ;   420.9 p0      21 t
        mov r15, qword [rsp + 2400]  ;   364.8 p2      23 t
        not r15                      ;   421.4 p0      23 t
        not r11                      ;   421.9 p0      21 t
        not r13                      ;   422.4 p0      21 t
        mov rbp, qword [rsp + 2352]  ;   366.9 p2      23 t
        mov rax, qword [rsp + 2376]  ;   367.9 p2      40 t reload
        xor rbp, rax                 ;   422.9 p0      23 t
        not r12                      ;   423.5 p0      21 t
        not rdi                      ;   424.0 p0      21 t
        mov rcx, qword [rsp + 2352]  ;   369.4 p2      23 t
        xor rcx, qword [rsp + 2384]  ;   424.5 p2+p0   23 t
        xor rax, r9                  ;   425.1 p0      23 t
        mov qword [rsp + 2376], r12  ;   425.7 p0+p3   21 t spill
        mov r12, qword [rsp + 2368]  ;   371.5 p2      23 t
        xor r12, r14                 ;   426.7 p0      23 t
        xor r8, r12                  ;   427.7 p0      23 t
        xor r15, r8                  ;   428.7 p0      23 t
        xor r12, rbp                 ;   428.4 p0      23 t
        mov qword [rsp + 2400], rdi  ;   428.9 p0+p3   21 t spill
        mov rdi, qword [rsp + 2368]  ;   374.1 p2      23 t
        mov qword [rsp + 2368], rdx  ;   429.9 p0+p3   21 t spill
        mov rdx, rcx                 ;   425.5 p1      23 t copy
        xor rdx, r8                  ;   430.9 p0      23 t
        mov qword [rsp + 2392], r11  ;   431.5 p0+p3   21 t spill
        mov r11, rbp                 ;   423.9 p1      23 t copy
        xor r11, r15                 ;   432.5 p0      23 t
        mov qword [rsp + 2360], r13  ;   433.1 p0+p3   21 t spill
        mov r13, r15                 ;   429.7 p1      23 t copy
        or r13, rdx                  ;   434.1 p0      23 t
        mov qword [rsp + 2408], rsi  ;   434.6 p0+p3   21 t spill
        mov rsi, rax                 ;   426.1 p1      23 t copy
        xor rsi, r12                 ;   435.6 p0      23 t
        mov qword [rsp + 2208], r10  ;   436.2 p0+p3   21 t spill
        mov r10, r9                  ;   418.1 p1      23 t copy
        xor r10, r8                  ;   437.2 p0      23 t
        mov qword [rsp + 2216], rbx  ;   437.8 p0+p3   21 t spill
        mov rbx, r15                 ;   429.7 p1      23 t copy
        xor rbx, r12                 ;   438.8 p0      23 t
        xor rdi, rbx                 ;   439.8 p0      23 t
        mov qword [rsp + 2296], r15  ;   439.9 p0+p3   23 t spill
        mov r15, r8                  ;   428.7 p1      23 t copy
        or r15, rbx                  ;   440.9 p0      23 t
        xor r15, r13                 ;   441.9 p0      23 t
        mov qword [rsp + 2704], rbx  ;   442.1 p0+p3   23 t spill
        mov rbx, r14                 ;   421.4 p1      23 t copy
        or rbx, r11                  ;   443.1 p0      23 t
        mov qword [rsp + 2328], r8   ;   443.6 p0+p3   23 t spill
        mov r8, r11                  ;   433.5 p1      23 t copy
        xor r8, rsi                  ;   444.6 p0      23 t
        xor r14, r13                 ;   445.2 p0      23 t
        mov r13, qword [rsp + 2384]  ;   389.2 p2      23 t
        xor r13, r12                 ;   445.8 p0      23 t
        xor r13, rbx                 ;   446.8 p0      23 t
        mov qword [rsp + 2384], r11  ;   446.9 p0+p3   23 t spill
        mov r11, rcx                 ;   425.5 p1      23 t copy
        and r11, r12                 ;   447.9 p0      23 t
        xor rbx, r11                 ;   448.9 p0      23 t
        mov r11, r10                 ;   438.2 p1      23 t copy
        and r11, r8                  ;   449.1 p0      23 t
        xor r13, r11                 ;   450.1 p0      23 t
        mov r11, rcx                 ;   425.5 p1      23 t copy
        xor r15, r13                 ;   451.1 p0      23 t
        xor r14, rbx                 ;   450.8 p0      23 t
        mov qword [rsp + 2672], r8   ;   451.4 p0+p3   23 t spill
        mov r8, r10                  ;   438.2 p1      23 t copy
        xor r8, rdi                  ;   452.4 p0      23 t
        xor r11, r8                  ;   453.4 p0      23 t
        mov qword [rsp + 2720], r10  ;   453.5 p0+p3   23 t spill
        mov r10, rsi                 ;   436.6 p1      23 t copy
        and r10, r8                  ;   454.5 p0      23 t
        xor rbx, r10                 ;   455.5 p0      23 t
        mov r10, qword [rsp + 2352]  ;   398.5 p2      23 t
        or r10, r9                   ;   455.6 p0      23 t
        xor r13, r10                 ;   456.6 p0      23 t
        mov r10, rax                 ;   426.1 p1      23 t copy
        and r10, r11                 ;   456.8 p0      23 t
        xor r14, r10                 ;   457.8 p0      23 t
        mov r10, rdx                 ;   431.9 p1      23 t copy
        xor r10, rdi                 ;   457.9 p0      23 t
        mov qword [rsp + 2232], rsi  ;   458.5 p0+p3   23 t spill
        mov rsi, rbp                 ;   423.9 p1      23 t copy
        and rsi, r10                 ;   459.5 p0      23 t
        xor rbx, rsi                 ;   460.5 p0      23 t
        xor r13, rsi                 ;   460.6 p0      23 t
        mov rsi, r15                 ;   452.1 p1      23 t copy
        and rsi, r14                 ;   461.2 p0      23 t
        xor r13, rsi                 ;   462.2 p0      23 t
        mov qword [rsp + 2264], r9   ;   462.3 p0+p3   23 t spill
        mov r9, rbx                  ;   461.5 p1      23 t copy
        and r9, r13                  ;   463.3 p0      23 t
        xor r13, r14                 ;   463.9 p0      23 t
        or rsi, r13                  ;   464.9 p0      23 t
        xor r15, r9                  ;   465.1 p0      23 t
        xor rsi, r15                 ;   466.1 p0      23 t
        and r10, rsi                 ;   467.1 p0      23 t
        mov r9, rbx                  ;   461.5 p1      23 t copy
        and r9, r15                  ;   466.8 p0      23 t
        xor r14, r9                  ;   467.8 p0      23 t
        and r15, r14                 ;   468.8 p0      23 t
        mov r9, rsi                  ;   467.1 p1      23 t copy
        or r9, r14                   ;   468.8 p0      23 t
        xor r13, r9                  ;   469.8 p0      23 t
        xor rbx, r15                 ;   469.8 p0      23 t
        mov r9, qword [rsp + 2328]   ;   443.6 p2      23 t
        mov r15, rsi                 ;   467.1 p1      23 t copy
        xor r15, r14                 ;   470.2 p0      23 t
        and r11, r15                 ;   471.2 p0      23 t
        and rax, r15                 ;   471.3 p0      23 t
        xor r15, r13                 ;   471.9 p0      23 t
        and r8, r15                  ;   472.9 p0      23 t
        and rbp, rsi                 ;   473.1 p0      23 t
        xor r11, r8                  ;   473.9 p0      23 t
        and r12, r13                 ;   474.2 p0      23 t
        and r9, rbx                  ;   474.8 p0      23 t
        and rcx, r13                 ;   475.3 p0      23 t
        xor r13, rbx                 ;   475.9 p0      23 t
        xor r8, rcx                  ;   476.5 p0      23 t
        mov rcx, qword [rsp + 2704]  ;   442.1 p2      23 t
        and rcx, rbx                 ;   477.1 p0      23 t
        xor rcx, rax                 ;   478.1 p0      23 t
        xor rbx, r14                 ;   478.2 p0      23 t
        xor rsi, r13                 ;   478.8 p0      23 t
        mov qword [rsp + 2704], rbp  ;   479.3 p0+p3   23 t spill
        mov rbp, qword [rsp + 2296]  ;   439.9 p2      23 t
        and rbp, r13                 ;   480.3 p0      23 t
        xor rax, rbp                 ;   481.3 p0      23 t
        mov rbp, qword [rsp + 2672]  ;   451.4 p2      23 t
        and rdi, rsi                 ;   481.5 p0      23 t
        and rdx, r13                 ;   482.1 p0      23 t
        mov r13, qword [rsp + 2720]  ;   453.5 p2      23 t
        and rbp, rbx                 ;   482.6 p0      23 t
        and r13, rbx                 ;   483.2 p0      23 t
        mov rbx, qword [rsp + 2384]  ;   446.9 p2      23 t
        and rbx, rsi                 ;   483.8 p0      23 t
        mov rsi, qword [rsp + 2264]  ;   462.3 p2      23 t
        xor rbx, rax                 ;   484.8 p0      23 t
        xor rbx, rbp                 ;   485.8 p0      23 t
        and rsi, r14                 ;   485.5 p0      23 t
        xor rdx, r10                 ;   486.0 p0      23 t
        xor rdx, r11                 ;   487.0 p0      23 t
        xor r12, rcx                 ;   487.2 p0      23 t
        xor r12, rbp                 ;   488.2 p0      23 t
        mov rbp, qword [rsp + 2352]  ;   429.7 p2      23 t
        and rbp, r14                 ;   488.3 p0      23 t
        mov r14, qword [rsp + 2232]  ;   458.5 p2      23 t
        xor rsi, r12                 ;   489.2 p0      23 t
        and r14, r15                 ;   489.5 p0      23 t
        mov r15, qword [rsp + 2704]  ;   479.3 p2      23 t
        xor r11, r9                  ;   490.0 p0      23 t
        xor rbp, rbx                 ;   490.6 p0      23 t
        xor rbp, rsi                 ;   491.6 p0      23 t
        xor r11, rsi                 ;   491.8 p0      23 t
        xor r13, r8                  ;   492.3 p0      23 t
        xor r13, rsi                 ;   493.3 p0      23 t
        xor r15, rax                 ;   493.5 p0      23 t
        xor r14, rbp                 ;   494.0 p0      23 t
        xor r15, rbp                 ;   494.6 p0      23 t
        xor r10, r8                  ;   495.2 p0      23 t
        mov r8, qword [rsp + 2416]   ;   437.0 p2      22 t
        not r8                       ;   495.8 p0      22 t
        xor r10, rdi                 ;   496.3 p0      23 t
        mov r9, qword [rsp + 2432]   ;   438.6 p2      22 t
        not r9                       ;   496.8 p0      22 t
        xor r10, r11                 ;   497.3 p0      23 t
        xor r11, r13                 ;   497.9 p0      23 t
        xor r11, r15                 ;   498.9 p0      23 t
        mov rsi, qword [rsp + 2464]  ;   441.5 p2      22 t
        not rsi                      ;   499.0 p0      22 t
        mov rdi, rdx                 ;   488.0 p1      23 t copy
        xor rdi, r11                 ;   499.9 p0      23 t
        not r15                      ;   500.1 p0      23 t
        not r12                      ;   500.6 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   444.4 p2      22 t
        not rbp                      ;   501.1 p0      22 t
        not r10                      ;   501.6 p0      23 t
        mov rax, qword [rsp + 2424]  ;   446.2 p2      22 t
        xor rax, qword [rsp + 2448]  ;   502.1 p2+p0   22 t
        not rdi                      ;   502.7 p0      23 t
        mov qword [rsp + 2472], r13  ;   503.2 p0+p3   23 t spill
        mov r13, qword [rsp + 2424]  ;   448.5 p2      22 t
        xor r13, qword [rsp + 2456]  ;   504.2 p2+p0   22 t
        mov qword [rsp + 2464], rdi  ;   504.8 p0+p3   23 t spill
        mov rdi, qword [rsp + 2440]  ;   450.5 p2      22 t
        xor rdi, rsi                 ;   505.8 p0      22 t
        xor r8, rdi                  ;   506.8 p0      22 t
        xor rbp, r8                  ;   507.8 p0      22 t
        mov qword [rsp + 2432], rdx  ;   507.5 p0+p3   23 t spill
        mov rdx, r14                 ;   495.0 p1      23 t copy
        not rdx                      ;   508.5 p0      23 t
        xor rdi, rax                 ;   509.0 p0      22 t
        mov qword [rsp + 2416], rdx  ;   509.5 p0+p3   23 t spill
        mov rdx, qword [rsp + 2448]  ;   454.7 p2      22 t
        xor rdx, r9                  ;   510.5 p0      22 t
        mov qword [rsp + 2448], rcx  ;   511.1 p0+p3   23 t spill
        mov rcx, r13                 ;   505.2 p1      22 t copy
        xor rcx, r8                  ;   512.1 p0      22 t
        mov qword [rsp + 2704], rbx  ;   512.7 p0+p3   23 t spill
        mov rbx, qword [rsp + 2440]  ;   457.6 p2      22 t
        mov qword [rsp + 2440], r12  ;   513.7 p0+p3   23 t spill
        mov r12, rax                 ;   503.1 p1      22 t copy
        xor r12, rbp                 ;   514.7 p0      22 t
        mov qword [rsp + 2232], r10  ;   515.2 p0+p3   23 t spill
        mov r10, rbp                 ;   508.8 p1      22 t copy
        or r10, rcx                  ;   516.2 p0      22 t
        mov qword [rsp + 2352], r15  ;   516.8 p0+p3   23 t spill
        mov r15, r9                  ;   497.8 p1      22 t copy
        xor r15, r8                  ;   517.8 p0      22 t
        mov qword [rsp + 2264], r14  ;   518.4 p0+p3   23 t spill
        mov r14, rdx                 ;   511.5 p1      22 t copy
        xor r14, rdi                 ;   519.4 p0      22 t
        mov qword [rsp + 2384], r11  ;   520.0 p0+p3   23 t spill
        mov r11, rbp                 ;   508.8 p1      22 t copy
        xor r11, rdi                 ;   521.0 p0      22 t
        xor rbx, r11                 ;   522.0 p0      22 t
        mov qword [rsp + 2720], rbp  ;   522.1 p0+p3   22 t spill
        mov rbp, r8                  ;   507.8 p1      22 t copy
        or rbp, r11                  ;   523.1 p0      22 t
        xor rbp, r10                 ;   524.1 p0      22 t
        mov qword [rsp + 2672], r11  ;   524.2 p0+p3   22 t spill
        mov r11, rsi                 ;   500.0 p1      22 t copy
        or r11, r12                  ;   525.2 p0      22 t
        mov qword [rsp + 2296], r8   ;   525.8 p0+p3   22 t spill
        mov r8, r12                  ;   515.7 p1      22 t copy
        xor r8, r14                  ;   526.8 p0      22 t
        xor rsi, r10                 ;   527.4 p0      22 t
        mov r10, qword [rsp + 2456]  ;   470.8 p2      22 t
        xor r10, rdi                 ;   528.0 p0      22 t
        xor r10, r11                 ;   529.0 p0      22 t
        mov qword [rsp + 2456], r12  ;   529.1 p0+p3   22 t spill
        mov r12, r13                 ;   505.2 p1      22 t copy
        and r12, rdi                 ;   530.1 p0      22 t
        xor r11, r12                 ;   531.1 p0      22 t
        mov r12, r15                 ;   518.8 p1      22 t copy
        and r12, r8                  ;   531.2 p0      22 t
        xor r10, r12                 ;   532.2 p0      22 t
        mov r12, r13                 ;   505.2 p1      22 t copy
        xor rbp, r10                 ;   533.2 p0      22 t
        xor rsi, r11                 ;   533.0 p0      22 t
        mov qword [rsp + 2328], r8   ;   533.5 p0+p3   22 t spill
        mov r8, r15                  ;   518.8 p1      22 t copy
        xor r8, rbx                  ;   534.5 p0      22 t
        xor r12, r8                  ;   535.5 p0      22 t
        mov qword [rsp + 2728], r15  ;   535.7 p0+p3   22 t spill
        mov r15, r14                 ;   520.4 p1      22 t copy
        and r15, r8                  ;   536.7 p0      22 t
        xor r11, r15                 ;   537.7 p0      22 t
        mov r15, qword [rsp + 2424]  ;   480.1 p2      22 t
        or r15, r9                   ;   537.8 p0      22 t
        xor r10, r15                 ;   538.8 p0      22 t
        mov r15, rdx                 ;   511.5 p1      22 t copy
        and r15, r12                 ;   539.0 p0      22 t
        xor rsi, r15                 ;   540.0 p0      22 t
        mov r15, rcx                 ;   513.1 p1      22 t copy
        xor r15, rbx                 ;   540.1 p0      22 t
        mov qword [rsp + 2736], r14  ;   540.7 p0+p3   22 t spill
        mov r14, rax                 ;   503.1 p1      22 t copy
        and r14, r15                 ;   541.7 p0      22 t
        xor r11, r14                 ;   542.7 p0      22 t
        xor r10, r14                 ;   542.8 p0      22 t
        mov r14, rbp                 ;   534.2 p1      22 t copy
        and r14, rsi                 ;   543.4 p0      22 t
        xor r10, r14                 ;   544.4 p0      22 t
        mov qword [rsp + 2744], r9   ;   544.5 p0+p3   22 t spill
        mov r9, r11                  ;   543.7 p1      22 t copy
        and r9, r10                  ;   545.5 p0      22 t
        xor r10, rsi                 ;   546.1 p0      22 t
        or r14, r10                  ;   547.1 p0      22 t
        xor rbp, r9                  ;   547.2 p0      22 t
        xor r14, rbp                 ;   548.2 p0      22 t
        and r15, r14                 ;   549.2 p0      22 t
        mov r9, r11                  ;   543.7 p1      22 t copy
        and r9, rbp                  ;   548.9 p0      22 t
        xor rsi, r9                  ;   549.9 p0      22 t
        and rbp, rsi                 ;   550.9 p0      22 t
        mov r9, r14                  ;   549.2 p1      22 t copy
        or r9, rsi                   ;   550.9 p0      22 t
        xor r10, r9                  ;   551.9 p0      22 t
        xor r11, rbp                 ;   551.9 p0      22 t
        mov r9, qword [rsp + 2296]   ;   525.8 p2      22 t
        mov rbp, r14                 ;   549.2 p1      22 t copy
        xor rbp, rsi                 ;   552.4 p0      22 t
        and r12, rbp                 ;   553.4 p0      22 t
        and rdx, rbp                 ;   553.5 p0      22 t
        xor rbp, r10                 ;   554.1 p0      22 t
        and r8, rbp                  ;   555.1 p0      22 t
        and rax, r14                 ;   555.2 p0      22 t
        xor r12, r8                  ;   556.1 p0      22 t
        and rdi, r10                 ;   556.4 p0      22 t
        and r9, r11                  ;   556.9 p0      22 t
        and r13, r10                 ;   557.5 p0      22 t
        xor r10, r11                 ;   558.1 p0      22 t
        xor r8, r13                  ;   558.7 p0      22 t
        mov r13, qword [rsp + 2672]  ;   524.2 p2      22 t
        and r13, r11                 ;   559.2 p0      22 t
        xor r13, rdx                 ;   560.2 p0      22 t
        xor r11, rsi                 ;   560.4 p0      22 t
        xor r14, r10                 ;   560.9 p0      22 t
        mov qword [rsp + 2672], rax  ;   561.5 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   522.1 p2      22 t
        and rax, r10                 ;   562.5 p0      22 t
        xor rdx, rax                 ;   563.5 p0      22 t
        mov rax, qword [rsp + 2328]  ;   533.5 p2      22 t
        and rbx, r14                 ;   563.7 p0      22 t
        and rcx, r10                 ;   564.2 p0      22 t
        mov r10, qword [rsp + 2728]  ;   535.7 p2      22 t
        and rax, r11                 ;   564.8 p0      22 t
        and r10, r11                 ;   565.4 p0      22 t
        mov r11, qword [rsp + 2456]  ;   529.1 p2      22 t
        and r11, r14                 ;   565.9 p0      22 t
        mov r14, qword [rsp + 2744]  ;   544.5 p2      22 t
        xor r11, rdx                 ;   566.9 p0      22 t
        xor r11, rax                 ;   567.9 p0      22 t
        and r14, rsi                 ;   567.6 p0      22 t
        xor rcx, r15                 ;   568.2 p0      22 t
        xor rcx, r12                 ;   569.2 p0      22 t
        xor rdi, r13                 ;   569.4 p0      22 t
        xor rdi, rax                 ;   570.4 p0      22 t
        mov rax, qword [rsp + 2424]  ;   510.8 p2      22 t
        and rax, rsi                 ;   570.5 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   540.7 p2      22 t
        xor r14, rdi                 ;   571.4 p0      22 t
        and rsi, rbp                 ;   571.6 p0      22 t
        mov rbp, qword [rsp + 2672]  ;   561.5 p2      22 t
        xor r12, r9                  ;   572.2 p0      22 t
        xor rax, r11                 ;   572.8 p0      22 t
        xor rax, r14                 ;   573.8 p0      22 t
        xor r12, r14                 ;   573.9 p0      22 t
        xor r10, r8                  ;   574.5 p0      22 t
        xor r10, r14                 ;   575.5 p0      22 t
        xor rbp, rdx                 ;   575.6 p0      22 t
        xor rsi, rax                 ;   576.2 p0      22 t
        xor rbp, rax                 ;   576.8 p0      22 t
        xor r15, r8                  ;   577.4 p0      22 t
        mov r8, qword [rsp + 2480]   ;   519.2 p2      21 t
        not r8                       ;   577.9 p0      21 t
        xor r15, rbx                 ;   578.4 p0      22 t
        mov r9, qword [rsp + 2496]   ;   520.7 p2      21 t
        not r9                       ;   579.0 p0      21 t
        mov r14, qword [rsp + 2528]  ;   522.0 p2      21 t
        not r14                      ;   579.5 p0      21 t
        xor r15, r12                 ;   580.0 p0      22 t
        xor r12, r10                 ;   580.6 p0      22 t
        xor r12, rbp                 ;   581.6 p0      22 t
        mov rax, rcx                 ;   570.2 p1      22 t copy
        xor rax, r12                 ;   582.6 p0      22 t
        not rbp                      ;   582.3 p0      22 t
        not rdi                      ;   582.8 p0      22 t
        mov rdx, qword [rsp + 2536]  ;   526.6 p2      21 t
        not rdx                      ;   583.3 p0      21 t
        not r15                      ;   583.8 p0      22 t
        mov rbx, qword [rsp + 2488]  ;   528.4 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   584.3 p2+p0   21 t
        not rax                      ;   584.9 p0      22 t
        mov qword [rsp + 2536], r12  ;   585.4 p0+p3   22 t spill
        mov r12, qword [rsp + 2488]  ;   530.6 p2      21 t
        xor r12, qword [rsp + 2520]  ;   586.4 p2+p0   21 t
        mov qword [rsp + 2528], r10  ;   586.9 p0+p3   22 t spill
        mov r10, qword [rsp + 2504]  ;   532.6 p2      21 t
        xor r10, r14                 ;   587.9 p0      21 t
        xor r8, r10                  ;   588.9 p0      21 t
        xor rdx, r8                  ;   589.9 p0      21 t
        mov qword [rsp + 2496], rax  ;   589.6 p0+p3   22 t spill
        mov rax, rsi                 ;   577.2 p1      22 t copy
        not rax                      ;   590.6 p0      22 t
        xor r10, rbx                 ;   591.1 p0      21 t
        mov qword [rsp + 2480], rsi  ;   591.7 p0+p3   22 t spill
        mov rsi, qword [rsp + 2512]  ;   536.9 p2      21 t
        xor rsi, r9                  ;   592.7 p0      21 t
        mov qword [rsp + 2512], rax  ;   593.3 p0+p3   22 t spill
        mov rax, r12                 ;   587.4 p1      21 t copy
        xor rax, r8                  ;   594.3 p0      21 t
        mov qword [rsp + 2672], rcx  ;   594.8 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   539.8 p2      21 t
        mov qword [rsp + 2504], r13  ;   595.8 p0+p3   22 t spill
        mov r13, rbx                 ;   585.3 p1      21 t copy
        xor r13, rdx                 ;   596.8 p0      21 t
        mov qword [rsp + 2736], r11  ;   597.4 p0+p3   22 t spill
        mov r11, rdx                 ;   590.9 p1      21 t copy
        or r11, rax                  ;   598.4 p0      21 t
        mov qword [rsp + 2424], rdi  ;   599.0 p0+p3   22 t spill
        mov rdi, r9                  ;   580.0 p1      21 t copy
        xor rdi, r8                  ;   600.0 p0      21 t
        mov qword [rsp + 2744], r15  ;   600.6 p0+p3   22 t spill
        mov r15, rsi                 ;   593.7 p1      21 t copy
        xor r15, r10                 ;   601.6 p0      21 t
        mov qword [rsp + 2456], rbp  ;   602.1 p0+p3   22 t spill
        mov rbp, rdx                 ;   590.9 p1      21 t copy
        xor rbp, r10                 ;   603.1 p0      21 t
        xor rcx, rbp                 ;   604.1 p0      21 t
        mov qword [rsp + 2728], rdx  ;   604.3 p0+p3   21 t spill
        mov rdx, r8                  ;   589.9 p1      21 t copy
        or rdx, rbp                  ;   605.3 p0      21 t
        xor rdx, r11                 ;   606.3 p0      21 t
        mov qword [rsp + 2328], rbp  ;   606.4 p0+p3   21 t spill
        mov rbp, r14                 ;   580.5 p1      21 t copy
        or rbp, r13                  ;   607.4 p0      21 t
        mov qword [rsp + 2720], r8   ;   608.0 p0+p3   21 t spill
        mov r8, r13                  ;   597.8 p1      21 t copy
        xor r8, r15                  ;   609.0 p0      21 t
        xor r14, r11                 ;   609.6 p0      21 t
        mov r11, qword [rsp + 2520]  ;   552.9 p2      21 t
        xor r11, r10                 ;   610.1 p0      21 t
        xor r11, rbp                 ;   611.1 p0      21 t
        mov qword [rsp + 2520], r13  ;   611.3 p0+p3   21 t spill
        mov r13, r12                 ;   587.4 p1      21 t copy
        and r13, r10                 ;   612.3 p0      21 t
        xor rbp, r13                 ;   613.3 p0      21 t
        mov r13, rdi                 ;   601.0 p1      21 t copy
        and r13, r8                  ;   613.4 p0      21 t
        xor r11, r13                 ;   614.4 p0      21 t
        mov r13, r12                 ;   587.4 p1      21 t copy
        xor rdx, r11                 ;   615.4 p0      21 t
        xor r14, rbp                 ;   615.1 p0      21 t
        mov qword [rsp + 2296], r8   ;   615.7 p0+p3   21 t spill
        mov r8, rdi                  ;   601.0 p1      21 t copy
        xor r8, rcx                  ;   616.7 p0      21 t
        xor r13, r8                  ;   617.7 p0      21 t
        mov qword [rsp + 2752], rdi  ;   617.8 p0+p3   21 t spill
        mov rdi, r15                 ;   602.6 p1      21 t copy
        and rdi, r8                  ;   618.8 p0      21 t
        xor rbp, rdi                 ;   619.8 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   562.3 p2      21 t
        or rdi, r9                   ;   620.0 p0      21 t
        xor r11, rdi                 ;   621.0 p0      21 t
        mov rdi, rsi                 ;   593.7 p1      21 t copy
        and rdi, r13                 ;   621.1 p0      21 t
        xor r14, rdi                 ;   622.1 p0      21 t
        mov rdi, rax                 ;   595.3 p1      21 t copy
        xor rdi, rcx                 ;   622.3 p0      21 t
        mov qword [rsp + 2760], r15  ;   622.8 p0+p3   21 t spill
        mov r15, rbx                 ;   585.3 p1      21 t copy
        and r15, rdi                 ;   623.8 p0      21 t
        xor rbp, r15                 ;   624.8 p0      21 t
        xor r11, r15                 ;   625.0 p0      21 t
        mov r15, rdx                 ;   616.4 p1      21 t copy
        and r15, r14                 ;   625.5 p0      21 t
        xor r11, r15                 ;   626.5 p0      21 t
        mov qword [rsp + 2768], r9   ;   626.7 p0+p3   21 t spill
        mov r9, rbp                  ;   625.8 p1      21 t copy
        and r9, r11                  ;   627.7 p0      21 t
        xor r11, r14                 ;   628.3 p0      21 t
        or r15, r11                  ;   629.3 p0      21 t
        xor rdx, r9                  ;   629.4 p0      21 t
        xor r15, rdx                 ;   630.4 p0      21 t
        and rdi, r15                 ;   631.4 p0      21 t
        mov r9, rbp                  ;   625.8 p1      21 t copy
        and r9, rdx                  ;   631.1 p0      21 t
        xor r14, r9                  ;   632.1 p0      21 t
        and rdx, r14                 ;   633.1 p0      21 t
        mov r9, r15                  ;   631.4 p1      21 t copy
        or r9, r14                   ;   633.1 p0      21 t
        xor r11, r9                  ;   634.1 p0      21 t
        xor rbp, rdx                 ;   634.1 p0      21 t
        mov r9, qword [rsp + 2720]   ;   608.0 p2      21 t
        mov rdx, r15                 ;   631.4 p1      21 t copy
        xor rdx, r14                 ;   634.5 p0      21 t
        and r13, rdx                 ;   635.5 p0      21 t
        and rsi, rdx                 ;   635.7 p0      21 t
        xor rdx, r11                 ;   636.3 p0      21 t
        and r8, rdx                  ;   637.3 p0      21 t
        and rbx, r15                 ;   637.4 p0      21 t
        xor r13, r8                  ;   638.3 p0      21 t
        and r10, r11                 ;   638.5 p0      21 t
        and r9, rbp                  ;   639.1 p0      21 t
        and r12, r11                 ;   639.7 p0      21 t
        xor r11, rbp                 ;   640.3 p0      21 t
        xor r8, r12                  ;   640.8 p0      21 t
        mov r12, qword [rsp + 2328]  ;   606.4 p2      21 t
        and r12, rbp                 ;   641.4 p0      21 t
        xor r12, rsi                 ;   642.4 p0      21 t
        xor rbp, r14                 ;   642.5 p0      21 t
        xor r15, r11                 ;   643.1 p0      21 t
        mov qword [rsp + 2328], rbx  ;   643.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   604.3 p2      21 t
        and rbx, r11                 ;   644.7 p0      21 t
        xor rsi, rbx                 ;   645.7 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   615.7 p2      21 t
        and rcx, r15                 ;   645.8 p0      21 t
        and rax, r11                 ;   646.4 p0      21 t
        mov r11, qword [rsp + 2752]  ;   617.8 p2      21 t
        and rbx, rbp                 ;   647.0 p0      21 t
        and r11, rbp                 ;   647.5 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   611.3 p2      21 t
        and rbp, r15                 ;   648.1 p0      21 t
        mov r15, qword [rsp + 2768]  ;   626.7 p2      21 t
        xor rbp, rsi                 ;   649.1 p0      21 t
        xor rbp, rbx                 ;   650.1 p0      21 t
        and r15, r14                 ;   649.8 p0      21 t
        xor rax, rdi                 ;   650.4 p0      21 t
        xor rax, r13                 ;   651.4 p0      21 t
        xor r10, r12                 ;   651.5 p0      21 t
        xor r10, rbx                 ;   652.5 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   592.9 p2      21 t
        and rbx, r14                 ;   652.7 p0      21 t
        mov r14, qword [rsp + 2760]  ;   622.8 p2      21 t
        xor r15, r10                 ;   653.5 p0      21 t
        and r14, rdx                 ;   653.8 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   643.7 p2      21 t
        xor r13, r9                  ;   654.4 p0      21 t
        xor rbx, rbp                 ;   655.0 p0      21 t
        xor rbx, r15                 ;   656.0 p0      21 t
        xor r13, r15                 ;   656.1 p0      21 t
        xor r11, r8                  ;   656.7 p0      21 t
        xor r11, r15                 ;   657.7 p0      21 t
        xor rdx, rsi                 ;   657.8 p0      21 t
        xor r14, rbx                 ;   658.4 p0      21 t
        xor rdx, rbx                 ;   659.0 p0      21 t
        xor rdi, r8                  ;   659.5 p0      21 t
        mov r8, qword [rsp + 2544]   ;   601.3 p2      42 t
        not r8                       ;   660.1 p0      42 t
        xor rdi, rcx                 ;   660.6 p0      21 t
        mov r9, qword [rsp + 2560]   ;   602.9 p2      42 t
        not r9                       ;   661.2 p0      42 t
        xor rdi, r13                 ;   661.7 p0      21 t
        xor r13, r11                 ;   662.2 p0      21 t
        xor r13, rdx                 ;   663.2 p0      21 t
        mov r15, qword [rsp + 2592]  ;   605.8 p2      42 t
        not r15                      ;   663.4 p0      42 t
        mov rsi, rax                 ;   652.4 p1      21 t copy
        xor rsi, r13                 ;   664.2 p0      21 t
        not rdx                      ;   664.5 p0      21 t
        not r10                      ;   665.0 p0      21 t
        mov rcx, qword [rsp + 2624]  ;   608.7 p2      42 t
        not rcx                      ;   665.5 p0      42 t
        not rdi                      ;   666.0 p0      21 t
        mov rbx, qword [rsp + 2552]  ;   610.6 p2      42 t
        xor rbx, qword [rsp + 2576]  ;   666.5 p2+p0   42 t
        not rsi                      ;   667.0 p0      21 t
        mov qword [rsp + 2624], rsi  ;   668.0 p0+p3   21 t spill
        mov rsi, qword [rsp + 2552]  ;   612.8 p2      42 t
        xor rsi, qword [rsp + 2584]  ;   668.5 p2+p0   42 t
        mov qword [rsp + 2592], rax  ;   669.1 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   614.8 p2      42 t
        xor rax, r15                 ;   670.1 p0      42 t
        xor r8, rax                  ;   671.1 p0      42 t
        xor rcx, r8                  ;   672.1 p0      42 t
        mov qword [rsp + 2560], r12  ;   671.8 p0+p3   21 t spill
        mov r12, r14                 ;   659.4 p1      21 t copy
        not r12                      ;   672.8 p0      21 t
        xor rax, rbx                 ;   673.3 p0      42 t
        mov qword [rsp + 2544], r12  ;   673.9 p0+p3   21 t spill
        mov r12, qword [rsp + 2576]  ;   619.0 p2      42 t
        xor r12, r9                  ;   674.9 p0      42 t
        mov qword [rsp + 2576], rbp  ;   675.4 p0+p3   21 t spill
        mov rbp, rsi                 ;   669.5 p1      42 t copy
        xor rbp, r8                  ;   676.4 p0      42 t
        mov qword [rsp + 2328], r10  ;   677.0 p0+p3   21 t spill
        mov r10, qword [rsp + 2568]  ;   622.0 p2      42 t
        mov qword [rsp + 2568], rdi  ;   678.0 p0+p3   21 t spill
        mov rdi, rbx                 ;   667.5 p1      42 t copy
        xor rdi, rcx                 ;   679.0 p0      42 t
        mov qword [rsp + 2760], rdx  ;   679.6 p0+p3   21 t spill
        mov rdx, rcx                 ;   673.1 p1      42 t copy
        or rdx, rbp                  ;   680.6 p0      42 t
        mov qword [rsp + 2488], r14  ;   681.2 p0+p3   21 t spill
        mov r14, r9                  ;   662.2 p1      42 t copy
        xor r14, r8                  ;   682.2 p0      42 t
        mov qword [rsp + 2768], r13  ;   682.7 p0+p3   21 t spill
        mov r13, r12                 ;   675.9 p1      42 t copy
        xor r13, rax                 ;   683.7 p0      42 t
        mov qword [rsp + 2520], r11  ;   684.3 p0+p3   21 t spill
        mov r11, rcx                 ;   673.1 p1      42 t copy
        xor r11, rax                 ;   685.3 p0      42 t
        xor r10, r11                 ;   686.3 p0      42 t
        mov qword [rsp + 2752], rcx  ;   686.4 p0+p3   42 t spill
        mov rcx, r8                  ;   672.1 p1      42 t copy
        or rcx, r11                  ;   687.4 p0      42 t
        xor rcx, rdx                 ;   688.4 p0      42 t
        mov qword [rsp + 2296], r11  ;   688.6 p0+p3   42 t spill
        mov r11, r15                 ;   664.4 p1      42 t copy
        or r11, rdi                  ;   689.6 p0      42 t
        mov qword [rsp + 2728], r8   ;   690.2 p0+p3   42 t spill
        mov r8, rdi                  ;   680.0 p1      42 t copy
        xor r8, r13                  ;   691.2 p0      42 t
        xor r15, rdx                 ;   691.7 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   635.1 p2      42 t
        xor rdx, rax                 ;   692.3 p0      42 t
        xor rdx, r11                 ;   693.3 p0      42 t
        mov qword [rsp + 2584], rdi  ;   693.4 p0+p3   42 t spill
        mov rdi, rsi                 ;   669.5 p1      42 t copy
        and rdi, rax                 ;   694.4 p0      42 t
        xor r11, rdi                 ;   695.4 p0      42 t
        mov rdi, r14                 ;   683.2 p1      42 t copy
        and rdi, r8                  ;   695.6 p0      42 t
        xor rdx, rdi                 ;   696.6 p0      42 t
        mov rdi, rsi                 ;   669.5 p1      42 t copy
        xor rcx, rdx                 ;   697.6 p0      42 t
        xor r15, r11                 ;   697.3 p0      42 t
        mov qword [rsp + 2720], r8   ;   697.9 p0+p3   42 t spill
        mov r8, r14                  ;   683.2 p1      42 t copy
        xor r8, r10                  ;   698.9 p0      42 t
        xor rdi, r8                  ;   699.9 p0      42 t
        mov qword [rsp + 2776], r14  ;   700.0 p0+p3   42 t spill
        mov r14, r13                 ;   684.7 p1      42 t copy
        and r14, r8                  ;   701.0 p0      42 t
        xor r11, r14                 ;   702.0 p0      42 t
        mov r14, qword [rsp + 2552]  ;   644.4 p2      42 t
        or r14, r9                   ;   702.2 p0      42 t
        xor rdx, r14                 ;   703.2 p0      42 t
        mov r14, r12                 ;   675.9 p1      42 t copy
        and r14, rdi                 ;   703.3 p0      42 t
        xor r15, r14                 ;   704.3 p0      42 t
        mov r14, rbp                 ;   677.4 p1      42 t copy
        xor r14, r10                 ;   704.4 p0      42 t
        mov qword [rsp + 2784], r13  ;   705.0 p0+p3   42 t spill
        mov r13, rbx                 ;   667.5 p1      42 t copy
        and r13, r14                 ;   706.0 p0      42 t
        xor r11, r13                 ;   707.0 p0      42 t
        xor rdx, r13                 ;   707.1 p0      42 t
        mov r13, rcx                 ;   698.6 p1      42 t copy
        and r13, r15                 ;   707.7 p0      42 t
        xor rdx, r13                 ;   708.7 p0      42 t
        mov qword [rsp + 2792], r9   ;   708.9 p0+p3   42 t spill
        mov r9, r11                  ;   708.0 p1      42 t copy
        and r9, rdx                  ;   709.9 p0      42 t
        xor rdx, r15                 ;   710.4 p0      42 t
        or r13, rdx                  ;   711.4 p0      42 t
        xor rcx, r9                  ;   711.6 p0      42 t
        xor r13, rcx                 ;   712.6 p0      42 t
        and r14, r13                 ;   713.6 p0      42 t
        mov r9, r11                  ;   708.0 p1      42 t copy
        and r9, rcx                  ;   713.3 p0      42 t
        xor r15, r9                  ;   714.3 p0      42 t
        and rcx, r15                 ;   715.3 p0      42 t
        mov r9, r13                  ;   713.6 p1      42 t copy
        or r9, r15                   ;   715.3 p0      42 t
        xor rdx, r9                  ;   716.3 p0      42 t
        xor r11, rcx                 ;   716.3 p0      42 t
        mov r9, qword [rsp + 2728]   ;   690.2 p2      42 t
        mov rcx, r13                 ;   713.6 p1      42 t copy
        xor rcx, r15                 ;   716.7 p0      42 t
        and rdi, rcx                 ;   717.7 p0      42 t
        and r12, rcx                 ;   717.9 p0      42 t
        xor rcx, rdx                 ;   718.4 p0      42 t
        and r8, rcx                  ;   719.4 p0      42 t
        and rbx, r13                 ;   719.6 p0      42 t
        xor rdi, r8                  ;   720.4 p0      42 t
        and rax, rdx                 ;   720.7 p0      42 t
        and r9, r11                  ;   721.3 p0      42 t
        and rsi, rdx                 ;   721.9 p0      42 t
        xor rdx, r11                 ;   722.4 p0      42 t
        xor r8, rsi                  ;   723.0 p0      42 t
        mov rsi, qword [rsp + 2296]  ;   688.6 p2      42 t
        and rsi, r11                 ;   723.6 p0      42 t
        xor rsi, r12                 ;   724.6 p0      42 t
        xor r11, r15                 ;   724.7 p0      42 t
        xor r13, rdx                 ;   725.3 p0      42 t
        mov qword [rsp + 2296], rbx  ;   725.9 p0+p3   42 t spill
        mov rbx, qword [rsp + 2752]  ;   686.4 p2      42 t
        and rbx, rdx                 ;   726.9 p0      42 t
        xor r12, rbx                 ;   727.9 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   697.9 p2      42 t
        and r10, r13                 ;   728.0 p0      42 t
        and rbp, rdx                 ;   728.6 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   700.0 p2      42 t
        and rbx, r11                 ;   729.1 p0      42 t
        and rdx, r11                 ;   729.7 p0      42 t
        mov r11, qword [rsp + 2584]  ;   693.4 p2      42 t
        and r11, r13                 ;   730.3 p0      42 t
        mov r13, qword [rsp + 2792]  ;   708.9 p2      42 t
        xor r11, r12                 ;   731.3 p0      42 t
        xor r11, rbx                 ;   732.3 p0      42 t
        and r13, r15                 ;   732.0 p0      42 t
        xor rbp, r14                 ;   732.6 p0      42 t
        xor rbp, rdi                 ;   733.6 p0      42 t
        xor rax, rsi                 ;   733.7 p0      42 t
        xor rax, rbx                 ;   734.7 p0      42 t
        mov rbx, qword [rsp + 2552]  ;   675.1 p2      42 t
        and rbx, r15                 ;   734.8 p0      42 t
        mov r15, qword [rsp + 2784]  ;   705.0 p2      42 t
        xor r13, rax                 ;   735.7 p0      42 t
        and r15, rcx                 ;   736.0 p0      42 t
        mov rcx, qword [rsp + 2296]  ;   725.9 p2      42 t
        xor rdi, r9                  ;   736.6 p0      42 t
        xor rbx, r11                 ;   737.1 p0      42 t
        xor rbx, r13                 ;   738.1 p0      42 t
        xor rdi, r13                 ;   738.3 p0      42 t
        xor rdx, r8                  ;   738.8 p0      42 t
        xor rdx, r13                 ;   739.8 p0      42 t
        xor rcx, r12                 ;   740.0 p0      42 t
        xor r15, rbx                 ;   740.6 p0      42 t
        xor rcx, rbx                 ;   741.1 p0      42 t
        xor r14, r8                  ;   741.7 p0      42 t
        xor r14, r10                 ;   742.7 p0      42 t
        mov r8, qword [rsp + 2216]   ;   683.8 p2      41 t
        xor r8, qword [rsp + 2456]   ;   742.8 p2+p0   41 t
        mov r9, qword [rsp + 2664]   ;   685.8 p2      41 t
        xor r9, qword [rsp + 2384]   ;   743.4 p2+p0   41 t
        xor r9, qword [rsp + 2264]   ;   744.4 p2+p0   41 t
        xor r14, rdi                 ;   744.6 p0      42 t
        xor rdi, rdx                 ;   745.1 p0      42 t
        xor rdi, rcx                 ;   746.1 p0      42 t
        mov r10, rbp                 ;   734.6 p1      42 t copy
        xor r10, rdi                 ;   747.1 p0      42 t
        not rcx                      ;   746.8 p0      42 t
        mov r12, qword [rsp + 2680]  ;   691.3 p2      41 t
        not rax                      ;   747.3 p0      42 t
        not r14                      ;   747.8 p0      42 t
        mov r13, qword [rsp + 2656]  ;   693.1 p2      41 t
        xor r13, qword [rsp + 2520]  ;   748.3 p2+p0   41 t
        mov rbx, qword [rsp + 2656]  ;   695.1 p2      41 t
        not r10                      ;   748.9 p0      42 t
        xor r12, r15                 ;   749.4 p0      41 t
        not r15                      ;   750.0 p0      42 t
        xor r12, rdi                 ;   750.5 p0      41 t
        mov rdi, qword [rsp + 2216]  ;   697.1 p2      41 t
        xor rbx, r8                  ;   751.0 p0      41 t
        xor rdi, r9                  ;   751.6 p0      41 t
        xor r9, rbx                  ;   752.2 p0      41 t
        mov qword [rsp + 2216], rbx  ;   752.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   699.3 p2      41 t
        xor rbx, r13                 ;   753.8 p0      41 t
        xor r8, rbx                  ;   754.8 p0      41 t
        mov qword [rsp + 2680], rbx  ;   754.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2664]  ;   701.2 p2      41 t
        xor rbx, r12                 ;   755.9 p0      41 t
        xor r12, rdi                 ;   756.5 p0      41 t
        xor r13, rbx                 ;   757.0 p0      41 t
        xor rcx, qword [rsp + 2696]  ;   757.6 p2+p0   41 t
        mov qword [rsp + 2664], rdi  ;   758.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2208]  ;   704.5 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   759.2 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   759.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;   706.5 p2      41 t
        xor rbx, qword [rsp + 2352]  ;   760.8 p2+p0   41 t
        mov qword [rsp + 2352], r13  ;   761.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2200]  ;   708.5 p2      41 t
        xor r13, qword [rsp + 2768]  ;   762.3 p2+p0   41 t
        xor r13, qword [rsp + 2488]  ;   763.3 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   763.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2200]   ;   711.5 p2      41 t
        xor r8, rdi                  ;   764.5 p0      41 t
        mov qword [rsp + 2200], r9   ;   765.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2208]   ;   712.5 p2      41 t
        xor r9, rbx                  ;   766.0 p0      41 t
        xor rbx, r8                  ;   766.6 p0      41 t
        mov qword [rsp + 2208], r8   ;   767.2 p0+p3   41 t spill
        mov r8, qword [rsp + 2696]   ;   714.9 p2      41 t
        xor r8, r13                  ;   768.2 p0      41 t
        xor rdi, r8                  ;   769.2 p0      41 t
        xor r14, qword [rsp + 2224]  ;   769.3 p2+p0   41 t
        mov qword [rsp + 2696], r8   ;   769.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   717.3 p2      41 t
        xor r8, rcx                  ;   770.9 p0      41 t
        xor rcx, r9                  ;   771.5 p0      41 t
        xor r13, r8                  ;   772.0 p0      41 t
        mov qword [rsp + 2688], r9   ;   772.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2408]   ;   719.0 p2      41 t
        xor r9, qword [rsp + 2424]   ;   773.6 p2+p0   41 t
        mov qword [rsp + 2424], r8   ;   774.2 p0+p3   41 t spill
        mov r8, qword [rsp + 2288]   ;   721.0 p2      41 t
        xor r8, qword [rsp + 2232]   ;   775.2 p2+p0   41 t
        mov qword [rsp + 2232], r13  ;   775.8 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   723.0 p2      41 t
        xor r13, qword [rsp + 2760]  ;   776.8 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   777.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   725.0 p2      41 t
        xor rdi, r9                  ;   778.3 p0      41 t
        xor rax, qword [rsp + 2240]  ;   778.9 p2+p0   41 t
        mov qword [rsp + 2712], rbx  ;   779.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   727.0 p2      41 t
        xor rbx, r8                  ;   780.5 p0      41 t
        xor r8, rdi                  ;   781.0 p0      41 t
        mov qword [rsp + 2408], rdi  ;   781.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2224]  ;   729.5 p2      41 t
        xor rdi, r13                 ;   782.6 p0      41 t
        xor r9, rdi                  ;   783.6 p0      41 t
        mov qword [rsp + 2224], rdi  ;   783.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2288]  ;   730.9 p2      41 t
        xor rdi, r14                 ;   784.7 p0      41 t
        xor r14, rbx                 ;   785.3 p0      41 t
        xor r13, rdi                 ;   785.9 p0      41 t
        mov qword [rsp + 2288], rbx  ;   786.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2360]  ;   733.3 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   787.5 p2+p0   41 t
        xor rbx, qword [rsp + 2504]  ;   788.5 p2+p0   41 t
        xor rbx, qword [rsp + 2672]  ;   789.5 p2+p0   41 t
        mov qword [rsp + 2672], rdi  ;   789.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2304]  ;   737.3 p2      41 t
        xor rdi, qword [rsp + 2440]  ;   790.2 p2+p0   41 t
        xor r11, rsi                 ;   790.7 p0      41 t
        mov rsi, qword [rsp + 2648]  ;   739.3 p2      41 t
        xor rsi, qword [rsp + 2568]  ;   791.3 p2+p0   41 t
        xor r11, rbp                 ;   791.9 p0      41 t
        mov rbp, qword [rsp + 2648]  ;   741.3 p2      41 t
        xor rbp, rbx                 ;   792.5 p0      41 t
        xor r11, qword [rsp + 2272]  ;   793.0 p2+p0   41 t
        mov qword [rsp + 2648], r13  ;   793.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2360]  ;   743.3 p2      41 t
        xor r13, rdi                 ;   794.6 p0      41 t
        xor rdi, rbp                 ;   795.2 p0      41 t
        mov qword [rsp + 2360], rbp  ;   795.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2240]  ;   744.7 p2      41 t
        xor rbp, rsi                 ;   796.7 p0      41 t
        xor rbx, rbp                 ;   797.7 p0      41 t
        mov qword [rsp + 2240], rbp  ;   797.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   746.0 p2      41 t
        xor rbp, rax                 ;   798.9 p0      41 t
        xor rax, r13                 ;   799.5 p0      41 t
        xor rsi, rbp                 ;   800.0 p0      41 t
        mov qword [rsp + 2304], r13  ;   800.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2392]  ;   747.7 p2      41 t
        xor r13, qword [rsp + 2496]  ;   801.6 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   802.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   749.7 p2      41 t
        xor rbp, qword [rsp + 2704]  ;   803.2 p2+p0   41 t
        xor rbp, qword [rsp + 2448]  ;   804.2 p2+p0   41 t
        xor rbp, qword [rsp + 2432]  ;   805.2 p2+p0   41 t
        xor r10, qword [rsp + 2248]  ;   804.9 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;   805.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;   754.7 p2      41 t
        xor rsi, qword [rsp + 2328]  ;   806.5 p2+p0   41 t
        mov qword [rsp + 2328], rbx  ;   807.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   756.7 p2      41 t
        xor rbx, r13                 ;   808.0 p0      41 t
        mov qword [rsp + 2640], r9   ;   808.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2392]   ;   757.7 p2      41 t
        xor r9, rbp                  ;   809.6 p0      41 t
        xor rbp, rbx                 ;   810.2 p0      41 t
        mov qword [rsp + 2392], rbx  ;   810.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2272]  ;   758.7 p2      41 t
        xor rbx, rsi                 ;   811.7 p0      41 t
        xor r13, rbx                 ;   812.7 p0      41 t
        mov qword [rsp + 2272], rbx  ;   812.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   759.7 p2      41 t
        xor rbx, r11                 ;   813.9 p0      41 t
        xor r11, r9                  ;   814.5 p0      41 t
        xor rsi, rbx                 ;   815.0 p0      41 t
        mov qword [rsp + 2336], r9   ;   815.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2368]   ;   761.2 p2      41 t
        xor r9, qword [rsp + 2512]   ;   816.6 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   817.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;   763.2 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   818.2 p2+p0   41 t
        xor r15, qword [rsp + 2280]  ;   818.7 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   819.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   766.2 p2      41 t
        xor rsi, qword [rsp + 2576]  ;   820.3 p2+p0   41 t
        xor rsi, qword [rsp + 2560]  ;   821.3 p2+p0   41 t
        xor rsi, qword [rsp + 2592]  ;   822.3 p2+p0   41 t
        mov qword [rsp + 2592], r13  ;   822.0 p0+p3   41 t spill
        mov r13, qword [rsp + 2632]  ;   770.2 p2      41 t
        xor r13, r9                  ;   823.0 p0      41 t
        mov qword [rsp + 2632], rbp  ;   823.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2368]  ;   771.2 p2      41 t
        xor rbp, rbx                 ;   824.6 p0      41 t
        xor rbx, r13                 ;   825.2 p0      41 t
        mov qword [rsp + 2368], r13  ;   825.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2248]  ;   772.5 p2      41 t
        xor r13, rsi                 ;   826.7 p0      41 t
        xor r9, r13                  ;   827.7 p0      41 t
        mov qword [rsp + 2248], r13  ;   827.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   774.6 p2      41 t
        xor r13, r10                 ;   828.9 p0      41 t
        xor r10, rbp                 ;   829.4 p0      41 t
        xor rsi, r13                 ;   830.0 p0      41 t
        mov qword [rsp + 2312], rbp  ;   830.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2400]  ;   776.5 p2      41 t
        xor rbp, qword [rsp + 2528]  ;   831.6 p2+p0   41 t
        mov qword [rsp + 2528], r13  ;   832.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   778.5 p2      41 t
        xor r13, qword [rsp + 2416]  ;   833.2 p2+p0   41 t
        xor rdx, qword [rsp + 2256]  ;   833.7 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   834.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2608]  ;   781.5 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   835.3 p2+p0   41 t
        mov qword [rsp + 2624], r9   ;   835.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2608]   ;   783.5 p2      41 t
        xor r9, rbp                  ;   836.9 p0      41 t
        mov qword [rsp + 2608], rbx  ;   837.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   784.6 p2      41 t
        xor rbx, r13                 ;   838.4 p0      41 t
        xor r13, r9                  ;   839.0 p0      41 t
        mov qword [rsp + 2400], r9   ;   839.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;   786.3 p2      41 t
        xor r9, rsi                  ;   840.6 p0      41 t
        xor rbp, r9                  ;   841.6 p0      41 t
        mov qword [rsp + 2280], r9   ;   841.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   788.5 p2      41 t
        xor r9, r15                  ;   842.7 p0      41 t
        xor r15, rbx                 ;   843.3 p0      41 t
        xor rsi, r9                  ;   843.9 p0      41 t
        mov qword [rsp + 2344], rbx  ;   844.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2376]  ;   790.8 p2      41 t
        xor rbx, qword [rsp + 2536]  ;   845.4 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   846.4 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   846.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2320]   ;   793.8 p2      41 t
        xor r9, qword [rsp + 2472]   ;   847.6 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   848.2 p0+p3   41 t spill
        mov rsi, qword [rsp + 2600]  ;   795.8 p2      41 t
        xor rsi, qword [rsp + 2544]  ;   849.2 p2+p0   41 t
        mov qword [rsp + 2544], rbp  ;   849.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2600]  ;   797.8 p2      41 t
        xor rbp, rbx                 ;   850.7 p0      41 t
        mov qword [rsp + 2600], r13  ;   851.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2376]  ;   798.8 p2      41 t
        xor r13, r9                  ;   852.3 p0      41 t
        xor r9, rbp                  ;   852.9 p0      41 t
        mov qword [rsp + 2376], rbp  ;   853.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;   799.8 p2      41 t
        xor rbp, rsi                 ;   854.4 p0      41 t
        xor rbx, rbp                 ;   855.4 p0      41 t
        mov qword [rsp + 2256], rbp  ;   855.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2320]  ;   800.8 p2      41 t
        xor rbp, rdx                 ;   856.6 p0      41 t
        xor rdx, r13                 ;   857.1 p0      41 t
        xor rsi, rbp                 ;   857.7 p0      41 t
        mov qword [rsp + 2320], r13  ;   858.3 p0+p3   41 t spill
        mov r13, r12                 ;   802.9 p1      61 t copy
        xor r13, qword [rsp + 1064]  ;   859.3 p2+p0   61 t
        mov qword [rsp + 1064], r13  ;   860.3 p0+p3   61 t spill
        mov r13, rcx                 ;   804.5 p1      61 t copy
        xor r13, qword [rsp + 1072]  ;   860.9 p2+p0   61 t
        mov qword [rsp + 1072], r13  ;   861.9 p0+p3   61 t spill
        mov r13, r14                 ;   806.5 p1      61 t copy
        xor r13, qword [rsp + 1080]  ;   862.4 p2+p0   61 t
        mov qword [rsp + 1080], r13  ;   863.4 p0+p3   61 t spill
        mov r13, rax                 ;   807.8 p1      61 t copy
        xor r13, qword [rsp + 1088]  ;   864.0 p2+p0   61 t
        mov qword [rsp + 1088], r13  ;   865.0 p0+p3   61 t spill
        mov r13, r11                 ;   815.5 p1      61 t copy
        xor r13, qword [rsp + 1096]  ;   865.6 p2+p0   61 t
        mov qword [rsp + 1096], r13  ;   866.6 p0+p3   61 t spill
        mov r13, r10                 ;   830.4 p1      61 t copy
        xor r13, qword [rsp + 1104]  ;   867.1 p2+p0   61 t
        mov qword [rsp + 1104], r13  ;   868.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2200]  ;   812.7 p2      61 t
        xor r13, qword [rsp + 1128]  ;   868.7 p2+p0   61 t
        mov qword [rsp + 1128], r13  ;   869.7 p0+p3   61 t spill
        mov r13, r15                 ;   844.3 p1      61 t copy
        xor r13, qword [rsp + 1112]  ;   870.3 p2+p0   61 t
        mov qword [rsp + 1112], r13  ;   871.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   816.5 p2      61 t
        xor r13, qword [rsp + 1136]  ;   871.9 p2+p0   61 t
        mov qword [rsp + 1136], r13  ;   872.9 p0+p3   61 t spill
        mov r13, r8                  ;   818.6 p1      61 t copy
        xor r13, qword [rsp + 1144]  ;   873.4 p2+p0   61 t
        mov qword [rsp + 1144], r13  ;   874.4 p0+p3   61 t spill
        mov r13, rdx                 ;   858.1 p1      61 t copy
        xor r13, qword [rsp + 1120]  ;   875.0 p2+p0   61 t
        mov qword [rsp + 1120], r13  ;   876.0 p0+p3   61 t spill
        mov r13, rdi                 ;   821.6 p1      61 t copy
        xor r13, qword [rsp + 1152]  ;   876.6 p2+p0   61 t
        mov qword [rsp + 1152], r13  ;   877.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2632]  ;   823.6 p2      61 t
        xor r13, qword [rsp + 1160]  ;   878.1 p2+p0   61 t
        mov qword [rsp + 1160], r13  ;   879.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2608]  ;   837.4 p2      61 t
        xor r13, qword [rsp + 1168]  ;   879.7 p2+p0   61 t
        mov qword [rsp + 1168], r13  ;   880.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2600]  ;   851.3 p2      61 t
        xor r13, qword [rsp + 1176]  ;   881.3 p2+p0   61 t
        mov qword [rsp + 1176], r13  ;   882.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2488]  ;   829.6 p2      61 t
        xor r13, qword [rsp + 1192]  ;   882.9 p2+p0   61 t
        mov qword [rsp + 1192], r13  ;   883.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   831.6 p2      61 t
        xor r13, qword [rsp + 1200]  ;   884.4 p2+p0   61 t
        mov qword [rsp + 1200], r13  ;   885.4 p0+p3   61 t spill
        mov r13, r9                  ;   853.9 p1      61 t copy
        xor r13, qword [rsp + 1184]  ;   886.0 p2+p0   61 t
        mov qword [rsp + 1184], r13  ;   887.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2640]  ;   834.6 p2      61 t
        xor r13, qword [rsp + 1208]  ;   887.6 p2+p0   61 t
        mov qword [rsp + 1208], r13  ;   888.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2328]  ;   836.6 p2      61 t
        xor r13, qword [rsp + 1216]  ;   889.1 p2+p0   61 t
        mov qword [rsp + 1216], r13  ;   890.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2592]  ;   838.6 p2      61 t
        xor r13, qword [rsp + 1224]  ;   890.7 p2+p0   61 t
        mov qword [rsp + 1224], r13  ;   891.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2624]  ;   840.6 p2      61 t
        xor r13, qword [rsp + 1232]  ;   892.3 p2+p0   61 t
        mov qword [rsp + 1232], r13  ;   893.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2544]  ;   849.7 p2      61 t
        xor r13, qword [rsp + 1240]  ;   893.9 p2+p0   61 t
        mov qword [rsp + 1240], r13  ;   894.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2352]  ;   844.6 p2      61 t
        xor r13, qword [rsp + 1256]  ;   895.4 p2+p0   61 t
        mov qword [rsp + 1256], r13  ;   896.4 p0+p3   61 t spill
        mov r13, rbx                 ;   856.4 p1      61 t copy
        xor r13, qword [rsp + 1248]  ;   897.0 p2+p0   61 t
        mov qword [rsp + 1248], r13  ;   898.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2232]  ;   847.8 p2      61 t
        xor r13, qword [rsp + 1264]  ;   898.6 p2+p0   61 t
        mov qword [rsp + 1264], r13  ;   899.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2648]  ;   849.8 p2      61 t
        xor r13, qword [rsp + 1272]  ;   900.1 p2+p0   61 t
        mov qword [rsp + 1272], r13  ;   901.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2432]  ;   851.8 p2      61 t
        xor r13, qword [rsp + 1280]  ;   901.7 p2+p0   61 t
        mov qword [rsp + 1280], r13  ;   902.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2464]  ;   853.8 p2      61 t
        xor r13, qword [rsp + 1288]  ;   903.3 p2+p0   61 t
        xor r8, qword [rsp + 1336]   ;   903.8 p2+p0   61 t
        xor r8, qword [rsp + 2224]   ;   904.8 p2+p0   61 t
        mov qword [rsp + 1336], r8   ;   905.8 p0+p3   61 t spill
        mov r8, qword [rsp + 2416]   ;   857.8 p2      61 t
        xor r8, qword [rsp + 1296]   ;   906.0 p2+p0   61 t
        xor rdi, qword [rsp + 1344]  ;   906.6 p2+p0   61 t
        xor rdi, qword [rsp + 2240]  ;   907.6 p2+p0   61 t
        mov qword [rsp + 1344], rdi  ;   908.6 p0+p3   61 t spill
        mov rdi, qword [rsp + 2472]  ;   861.8 p2      61 t
        xor rdi, qword [rsp + 1304]  ;   908.7 p2+p0   61 t
        mov qword [rsp + 1304], rdi  ;   909.7 p0+p3   61 t spill
        mov rdi, rsi                 ;   862.2 p1      61 t copy
        xor rdi, qword [rsp + 1312]  ;   910.3 p2+p0   61 t
        mov qword [rsp + 1312], rdi  ;   911.3 p0+p3   61 t spill
        mov rdi, qword [rsp + 2680]  ;   864.8 p2      61 t
        xor rdi, qword [rsp + 1320]  ;   911.8 p2+p0   61 t
        xor rdi, qword [rsp + 2200]  ;   912.8 p2+p0   61 t
        mov qword [rsp + 1320], rdi  ;   913.8 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   867.8 p2      61 t
        xor rdi, qword [rsp + 1328]  ;   914.0 p2+p0   61 t
        xor rdi, qword [rsp + 2712]  ;   915.0 p2+p0   61 t
        xor r9, qword [rsp + 1376]   ;   915.1 p2+p0   61 t
        xor r9, qword [rsp + 2256]   ;   916.1 p2+p0   61 t
        mov qword [rsp + 1376], r9   ;   917.1 p0+p3   61 t spill
        mov r9, qword [rsp + 2272]   ;   872.8 p2      61 t
        xor r9, qword [rsp + 1352]   ;   917.3 p2+p0   61 t
        xor r9, qword [rsp + 2632]   ;   918.3 p2+p0   61 t
        mov qword [rsp + 1352], r9   ;   919.3 p0+p3   61 t spill
        mov r9, qword [rsp + 2248]   ;   875.8 p2      61 t
        xor r9, qword [rsp + 1360]   ;   919.4 p2+p0   61 t
        xor r9, qword [rsp + 2608]   ;   920.4 p2+p0   61 t
        mov qword [rsp + 1360], r9   ;   921.4 p0+p3   61 t spill
        mov r9, qword [rsp + 2280]   ;   878.8 p2      61 t
        xor r9, qword [rsp + 1368]   ;   921.6 p2+p0   61 t
        xor r9, qword [rsp + 2600]   ;   922.6 p2+p0   61 t
        mov qword [rsp + 1368], r9   ;   923.6 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   881.8 p2      61 t
        xor r9, qword [rsp + 1384]   ;   923.7 p2+p0   61 t
        xor r9, qword [rsp + 2488]   ;   924.7 p2+p0   61 t
        xor rbp, rbx                 ;   924.8 p0      61 t
        mov rbx, qword [rsp + 2424]  ;   884.8 p2      61 t
        xor rbx, qword [rsp + 1392]  ;   925.4 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   926.4 p2+p0   61 t
        xor rbp, qword [rsp + 1440]  ;   926.6 p2+p0   61 t
        mov qword [rsp + 1440], rbp  ;   927.6 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   888.8 p2      61 t
        xor rbp, qword [rsp + 1400]  ;   928.1 p2+p0   61 t
        xor rbp, qword [rsp + 2640]  ;   929.1 p2+p0   61 t
        mov qword [rsp + 1400], rbp  ;   930.1 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   891.8 p2      61 t
        xor rbp, qword [rsp + 1408]  ;   930.3 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   931.3 p2+p0   61 t
        mov qword [rsp + 1408], rbp  ;   932.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   894.8 p2      61 t
        xor rbp, qword [rsp + 1416]  ;   932.4 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   933.4 p2+p0   61 t
        mov qword [rsp + 1416], rbp  ;   934.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2528]  ;   897.8 p2      61 t
        xor rbp, qword [rsp + 1424]  ;   934.6 p2+p0   61 t
        xor rbp, qword [rsp + 2624]  ;   935.6 p2+p0   61 t
        mov qword [rsp + 1424], rbp  ;   936.6 p0+p3   61 t spill
        mov rbp, qword [rsp + 2480]  ;   900.8 p2      61 t
        xor rbp, qword [rsp + 1432]  ;   936.7 p2+p0   61 t
        xor rbp, qword [rsp + 2544]  ;   937.7 p2+p0   61 t
        mov qword [rsp + 1432], rbp  ;   938.7 p0+p3   61 t spill
        mov rbp, qword [rsp + 2664]  ;   903.8 p2      61 t
        xor rbp, qword [rsp + 1448]  ;   938.8 p2+p0   61 t
        xor rbp, qword [rsp + 2352]  ;   939.8 p2+p0   61 t
        mov qword [rsp + 1448], rbp  ;   940.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2688]  ;   906.8 p2      61 t
        xor rbp, qword [rsp + 1456]  ;   941.0 p2+p0   61 t
        xor rbp, qword [rsp + 2232]  ;   942.0 p2+p0   61 t
        xor rsi, qword [rsp + 1504]  ;   942.1 p2+p0   61 t
        xor rsi, qword [rsp + 2320]  ;   943.1 p2+p0   61 t
        mov qword [rsp + 1504], rsi  ;   944.1 p0+p3   61 t spill
        mov rsi, qword [rsp + 2288]  ;   911.8 p2      61 t
        xor rsi, qword [rsp + 1464]  ;   944.3 p2+p0   61 t
        xor rsi, qword [rsp + 2648]  ;   945.3 p2+p0   61 t
        xor r12, qword [rsp + 1512]  ;   945.4 p2+p0   61 t
        xor r12, qword [rsp + 2216]  ;   946.4 p2+p0   61 t
        mov qword [rsp + 1512], r12  ;   947.4 p0+p3   61 t spill
        mov r12, qword [rsp + 2304]  ;   916.8 p2      61 t
        xor r12, qword [rsp + 1472]  ;   947.5 p2+p0   61 t
        xor r12, qword [rsp + 2432]  ;   948.5 p2+p0   61 t
        xor rcx, qword [rsp + 1520]  ;   948.7 p2+p0   61 t
        xor rcx, qword [rsp + 2208]  ;   949.7 p2+p0   61 t
        mov qword [rsp + 1520], rcx  ;   950.7 p0+p3   61 t spill
        mov rcx, qword [rsp + 2336]  ;   921.8 p2      61 t
        xor rcx, qword [rsp + 1480]  ;   950.8 p2+p0   61 t
        xor rcx, qword [rsp + 2464]  ;   951.8 p2+p0   61 t
        xor r14, qword [rsp + 1528]  ;   952.0 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   953.0 p2+p0   61 t
        mov qword [rsp + 1528], r14  ;   954.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2312]  ;   926.8 p2      61 t
        xor r14, qword [rsp + 1488]  ;   954.1 p2+p0   61 t
        xor r14, qword [rsp + 2416]  ;   955.1 p2+p0   61 t
        xor rax, qword [rsp + 1536]  ;   955.3 p2+p0   61 t
        xor rax, qword [rsp + 2360]  ;   956.3 p2+p0   61 t
        mov qword [rsp + 1536], rax  ;   957.3 p0+p3   61 t spill
        mov rax, qword [rsp + 2344]  ;   931.8 p2      61 t
        xor rax, qword [rsp + 1496]  ;   957.4 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   958.4 p2+p0   61 t
        xor r11, qword [rsp + 1544]  ;   958.5 p2+p0   61 t
        xor r11, qword [rsp + 2392]  ;   959.5 p2+p0   61 t
        xor r10, qword [rsp + 1552]  ;   959.7 p2+p0   61 t
        xor r10, qword [rsp + 2368]  ;   960.7 p2+p0   61 t
        xor r15, qword [rsp + 1560]  ;   960.8 p2+p0   61 t
        xor r15, qword [rsp + 2400]  ;   961.8 p2+p0   61 t
        xor rdx, qword [rsp + 1568]  ;   962.0 p2+p0   61 t
        xor rdx, qword [rsp + 2376]  ;   963.0 p2+p0   61 t
        mov qword [rsp + 1568], rdx  ;   964.0 p0+p3   61 t spill
        mov rdx, qword [rsp + 1064]  ;   942.8 p2      40 t
        mov qword [rsp + 1560], r15  ;   964.1 p0+p3   61 t spill
        mov r15, qword [rsp + 2616]  ;   943.8 p2      61 r.0 reload
        xor rdx, qword [r15 + 1536]  ;   965.1 p2+p0   40 t
        mov qword [rsp + 2368], rdx  ;   966.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1072]  ;   945.8 p2      40 t
        xor rdx, qword [r15 + 1544]  ;   966.7 p2+p0   40 t
        mov qword [rsp + 2392], rdx  ;   967.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1080]  ;   947.8 p2      40 t
        xor rdx, qword [r15 + 1552]  ;   968.2 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   969.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1088]  ;   949.8 p2      40 t
        xor rdx, qword [r15 + 1560]  ;   969.8 p2+p0   40 t
        mov qword [rsp + 2344], rdx  ;   970.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1096]  ;   951.8 p2      40 t
        xor rdx, qword [r15 + 1568]  ;   971.4 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   972.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1104]  ;   953.8 p2      40 t
        xor rdx, qword [r15 + 1576]  ;   973.0 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   974.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1112]  ;   955.8 p2      40 t
        xor rdx, qword [r15 + 1584]  ;   974.5 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   975.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1120]  ;   957.8 p2      40 t
        xor rdx, qword [r15 + 1592]  ;   976.1 p2+p0   40 t
        mov qword [rsp + 2336], rdx  ;   977.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1128]  ;   959.8 p2      40 t
        xor rdx, qword [r15 + 1600]  ;   977.7 p2+p0   40 t
        mov qword [rsp + 2432], rdx  ;   978.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1136]  ;   961.8 p2      40 t
        xor rdx, qword [r15 + 1608]  ;   979.2 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   980.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1144]  ;   963.8 p2      40 t
        xor rdx, qword [r15 + 1616]  ;   980.8 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   981.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1152]  ;   965.8 p2      40 t
        xor rdx, qword [r15 + 1624]  ;   982.4 p2+p0   40 t
        mov qword [rsp + 2288], rdx  ;   983.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1160]  ;   967.8 p2      40 t
        xor rdx, qword [r15 + 1632]  ;   984.0 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;   985.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1168]  ;   969.8 p2      40 t
        xor rdx, qword [r15 + 1640]  ;   985.5 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   986.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1176]  ;   971.8 p2      40 t
        xor rdx, qword [r15 + 1648]  ;   987.1 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   988.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1184]  ;   973.8 p2      40 t
        xor rdx, qword [r15 + 1656]  ;   988.7 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   989.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1192]  ;   975.8 p2      40 t
        xor rdx, qword [r15 + 1664]  ;   990.2 p2+p0   40 t
        mov qword [rsp + 2528], rdx  ;   991.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1200]  ;   977.8 p2      40 t
        xor rdx, qword [r15 + 1672]  ;   991.8 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   992.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1208]  ;   979.8 p2      40 t
        xor rdx, qword [r15 + 1680]  ;   993.4 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   994.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1216]  ;   981.8 p2      40 t
        xor rdx, qword [r15 + 1688]  ;   995.0 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   996.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1224]  ;   983.8 p2      40 t
        xor rdx, qword [r15 + 1696]  ;   996.5 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   997.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 1232]  ;   985.8 p2      40 t
        xor rdx, qword [r15 + 1704]  ;   998.1 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   999.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 1240]  ;   987.8 p2      40 t
        xor rdx, qword [r15 + 1712]  ;   999.7 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;  1000.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 1248]  ;   989.8 p2      40 t
        xor rdx, qword [r15 + 1720]  ;  1001.2 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;  1002.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 1256]  ;   991.8 p2      40 t
        xor rdx, qword [r15 + 1728]  ;  1002.8 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;  1003.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 1264]  ;   993.8 p2      40 t
        xor rdx, qword [r15 + 1736]  ;  1004.4 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;  1005.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1272]  ;   995.8 p2      40 t
        xor rdx, qword [r15 + 1744]  ;  1006.0 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1007.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 1280]  ;   997.8 p2      40 t
        xor rdx, qword [r15 + 1752]  ;  1007.5 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1008.5 p0+p3   40 t spill
        mov rdx, r13                 ;   962.0 p1      40 t copy
        xor rdx, qword [r15 + 1760]  ;  1009.1 p2+p0   40 t
        mov qword [rsp + 1288], r13  ;  1009.7 p0+p3   61 t spill
        mov r13, r8                  ;   963.3 p1      40 t copy
        xor r13, qword [r15 + 1768]  ;  1010.7 p2+p0   40 t
        mov qword [rsp + 1296], r8   ;  1011.2 p0+p3   61 t spill
        mov r8, qword [rsp + 1304]   ;  1001.8 p2      40 t
        xor r8, qword [r15 + 1776]   ;  1012.2 p2+p0   40 t
        mov qword [rsp + 2800], r13  ;  1012.8 p0+p3   40 t spill
        mov r13, qword [rsp + 1312]  ;  1003.8 p2      40 t
        xor r13, qword [r15 + 1784]  ;  1013.8 p2+p0   40 t
        mov qword [rsp + 2808], rdx  ;  1014.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 1320]  ;  1005.8 p2      40 t
        xor rdx, qword [r15 + 1792]  ;  1015.4 p2+p0   40 t
        mov qword [rsp + 2816], rdx  ;  1016.4 p0+p3   40 t spill
        mov rdx, rdi                 ;   968.6 p1      40 t copy
        xor rdx, qword [r15 + 1800]  ;  1016.9 p2+p0   40 t
        mov qword [rsp + 1328], rdi  ;  1017.5 p0+p3   61 t spill
        mov rdi, qword [rsp + 1336]  ;  1008.8 p2      40 t
        xor rdi, qword [r15 + 1808]  ;  1018.5 p2+p0   40 t
        mov qword [rsp + 2824], rdi  ;  1019.5 p0+p3   40 t spill
        mov rdi, qword [rsp + 1344]  ;  1010.8 p2      40 t
        xor rdi, qword [r15 + 1816]  ;  1020.1 p2+p0   40 t
        mov qword [rsp + 2832], rdi  ;  1021.1 p0+p3   40 t spill
        mov rdi, qword [rsp + 1352]  ;  1012.8 p2      40 t
        xor rdi, qword [r15 + 1824]  ;  1021.7 p2+p0   40 t
        mov qword [rsp + 2840], rdi  ;  1022.7 p0+p3   40 t spill
        mov rdi, qword [rsp + 1360]  ;  1014.8 p2      40 t
        xor rdi, qword [r15 + 1832]  ;  1023.2 p2+p0   40 t
        mov qword [rsp + 2848], rdi  ;  1024.2 p0+p3   40 t spill
        mov rdi, qword [rsp + 1368]  ;  1016.8 p2      40 t
        xor rdi, qword [r15 + 1840]  ;  1024.8 p2+p0   40 t
        mov qword [rsp + 2856], rdi  ;  1025.8 p0+p3   40 t spill
        mov rdi, qword [rsp + 1376]  ;  1018.8 p2      40 t
        xor rdi, qword [r15 + 1848]  ;  1026.4 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;  1026.9 p0+p3   40 t spill
        mov rdx, r9                  ;   979.0 p1      40 t copy
        xor rdx, qword [r15 + 1856]  ;  1027.9 p2+p0   40 t
        mov qword [rsp + 1384], r9   ;  1028.5 p0+p3   61 t spill
        mov r9, rbx                  ;   980.6 p1      40 t copy
        xor r9, qword [r15 + 1864]   ;  1029.5 p2+p0   40 t
        mov qword [rsp + 1392], rbx  ;  1030.1 p0+p3   61 t spill
        mov rbx, qword [rsp + 1400]  ;  1022.8 p2      40 t
        xor rbx, qword [r15 + 1872]  ;  1031.1 p2+p0   40 t
        mov qword [rsp + 2872], r9   ;  1031.7 p0+p3   40 t spill
        mov r9, qword [rsp + 1408]   ;  1024.8 p2      40 t
        xor r9, qword [r15 + 1880]   ;  1032.7 p2+p0   40 t
        mov qword [rsp + 2880], r9   ;  1033.7 p0+p3   40 t spill
        mov r9, qword [rsp + 1416]   ;  1026.8 p2      40 t
        xor r9, qword [r15 + 1888]   ;  1034.2 p2+p0   40 t
        mov qword [rsp + 2888], r9   ;  1035.2 p0+p3   40 t spill
        mov r9, qword [rsp + 1424]   ;  1028.8 p2      40 t
        xor r9, qword [r15 + 1896]   ;  1035.8 p2+p0   40 t
        mov qword [rsp + 2896], r9   ;  1036.8 p0+p3   40 t spill
        mov r9, qword [rsp + 1432]   ;  1030.8 p2      40 t
        xor r9, qword [r15 + 1904]   ;  1037.4 p2+p0   40 t
        mov qword [rsp + 2904], r9   ;  1038.4 p0+p3   40 t spill
        mov r9, qword [rsp + 1440]   ;  1032.8 p2      40 t
        xor r9, qword [r15 + 1912]   ;  1038.9 p2+p0   40 t
        mov qword [rsp + 2912], r9   ;  1039.9 p0+p3   40 t spill
        mov r9, qword [rsp + 1448]   ;  1034.8 p2      40 t
        xor r9, qword [r15 + 1920]   ;  1040.5 p2+p0   40 t
        mov qword [rsp + 2920], r9   ;  1041.5 p0+p3   40 t spill
        mov r9, rbp                  ;   993.1 p1      40 t copy
        xor r9, qword [r15 + 1928]   ;  1042.1 p2+p0   40 t
        mov qword [rsp + 1456], rbp  ;  1042.7 p0+p3   61 t spill
        mov rbp, rsi                 ;   994.7 p1      40 t copy
        xor rbp, qword [r15 + 1936]  ;  1043.7 p2+p0   40 t
        mov qword [rsp + 1464], rsi  ;  1044.2 p0+p3   61 t spill
        mov rsi, r12                 ;   996.3 p1      40 t copy
        xor rsi, qword [r15 + 1944]  ;  1045.2 p2+p0   40 t
        mov qword [rsp + 1472], r12  ;  1045.8 p0+p3   61 t spill
        mov r12, rcx                 ;   997.9 p1      40 t copy
        xor r12, qword [r15 + 1952]  ;  1046.8 p2+p0   40 t
        mov qword [rsp + 1480], rcx  ;  1047.4 p0+p3   61 t spill
        mov rcx, r14                 ;   999.4 p1      40 t copy
        xor rcx, qword [r15 + 1960]  ;  1048.4 p2+p0   40 t
        mov qword [rsp + 1488], r14  ;  1048.9 p0+p3   61 t spill
        mov r14, rax                 ;  1001.0 p1      40 t copy
        xor r14, qword [r15 + 1968]  ;  1049.9 p2+p0   40 t
        mov qword [rsp + 1496], rax  ;  1050.5 p0+p3   61 t spill
        mov rax, qword [rsp + 1504]  ;  1042.8 p2      40 t
        xor rax, qword [r15 + 1976]  ;  1051.5 p2+p0   40 t
        mov qword [rsp + 2928], rsi  ;  1052.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 1512]  ;  1044.8 p2      40 t
        xor rsi, qword [r15 + 1984]  ;  1053.1 p2+p0   40 t
        mov qword [rsp + 2936], rsi  ;  1054.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 1520]  ;  1046.8 p2      40 t
        xor rsi, qword [r15 + 1992]  ;  1054.7 p2+p0   40 t
        mov qword [rsp + 2944], rsi  ;  1055.7 p0+p3   40 t spill
        mov rsi, qword [rsp + 1528]  ;  1048.8 p2      40 t
        xor rsi, qword [r15 + 2000]  ;  1056.2 p2+p0   40 t
        mov qword [rsp + 2952], rsi  ;  1057.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 1536]  ;  1050.8 p2      40 t
        xor rsi, qword [r15 + 2008]  ;  1057.8 p2+p0   40 t
        mov qword [rsp + 2960], rsi  ;  1058.8 p0+p3   40 t spill
        mov rsi, r11                 ;  1010.4 p1      40 t copy
        xor rsi, qword [r15 + 2016]  ;  1059.4 p2+p0   40 t
        mov qword [rsp + 1544], r11  ;  1059.9 p0+p3   61 t spill
        mov r11, r10                 ;  1012.0 p1      40 t copy
        xor r11, qword [r15 + 2024]  ;  1060.9 p2+p0   40 t
        mov qword [rsp + 1552], r10  ;  1061.5 p0+p3   61 t spill
        mov r10, qword [rsp + 1560]  ;  1054.8 p2      40 t
        xor r10, qword [r15 + 2032]  ;  1062.5 p2+p0   40 t
        mov qword [rsp + 2968], r11  ;  1063.1 p0+p3   40 t spill
        mov r11, qword [rsp + 1568]  ;  1056.8 p2      40 t
        xor r11, qword [r15 + 2040]  ;  1064.1 p2+p0   40 t
        mov r15, qword [rsp + 2392]  ;  1058.8 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1064.7 p2+p0   41 t
        mov qword [rsp + 2976], rsi  ;  1065.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 2392]  ;  1060.8 p2      41 t
        xor rsi, qword [rsp + 2312]  ;  1066.2 p2+p0   41 t
        mov qword [rsp + 2984], r11  ;  1066.8 p0+p3   40 t spill
        mov r11, qword [rsp + 2344]  ;  1062.8 p2      41 t
        mov qword [rsp + 2992], r10  ;  1067.8 p0+p3   40 t spill
        mov r10, qword [rsp + 2416]  ;  1063.8 p2      41 t
        mov qword [rsp + 2416], rcx  ;  1068.8 p0+p3   40 t spill
        mov rcx, qword [rsp + 2368]  ;  1064.8 p2      41 t
        not rcx                      ;  1069.8 p0      41 t
        mov qword [rsp + 2368], r9   ;  1070.3 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1065.8 p2      41 t
        not r9                       ;  1071.3 p0      41 t
        xor r10, r9                  ;  1072.3 p0      41 t
        mov qword [rsp + 2472], r12  ;  1072.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2464]  ;  1066.8 p2      41 t
        not r12                      ;  1073.4 p0      41 t
        xor r11, r12                 ;  1074.4 p0      41 t
        xor rcx, r11                 ;  1075.4 p0      41 t
        xor r11, r15                 ;  1075.4 p0      41 t
        mov qword [rsp + 2464], rax  ;  1075.6 p0+p3   40 t spill
        mov rax, qword [rsp + 2336]  ;  1067.8 p2      41 t
        not rax                      ;  1076.6 p0      41 t
        xor rax, rcx                 ;  1077.6 p0      41 t
        mov qword [rsp + 2336], r14  ;  1077.6 p0+p3   40 t spill
        mov r14, rsi                 ;  1067.2 p1      41 t copy
        xor r14, rcx                 ;  1078.6 p0      41 t
        mov qword [rsp + 3000], rbp  ;  1079.2 p0+p3   40 t spill
        mov rbp, r15                 ;  1065.7 p1      41 t copy
        xor rbp, rax                 ;  1080.2 p0      41 t
        mov qword [rsp + 3008], rbx  ;  1080.8 p0+p3   40 t spill
        mov rbx, qword [rsp + 2344]  ;  1068.8 p2      41 t
        mov qword [rsp + 2344], rdx  ;  1081.8 p0+p3   40 t spill
        mov rdx, rax                 ;  1078.6 p1      41 t copy
        or rdx, r14                  ;  1082.8 p0      41 t
        mov qword [rsp + 3016], rdi  ;  1083.4 p0+p3   40 t spill
        mov rdi, r10                 ;  1073.3 p1      41 t copy
        xor rdi, r11                 ;  1084.4 p0      41 t
        mov qword [rsp + 3024], r13  ;  1084.9 p0+p3   40 t spill
        mov r13, rax                 ;  1078.6 p1      41 t copy
        xor r13, r11                 ;  1085.9 p0      41 t
        xor rbx, r13                 ;  1086.9 p0      41 t
        mov qword [rsp + 3032], r8   ;  1087.1 p0+p3   40 t spill
        mov r8, r9                   ;  1072.3 p1      41 t copy
        xor r8, rcx                  ;  1088.1 p0      41 t
        mov qword [rsp + 3040], rax  ;  1088.6 p0+p3   41 t spill
        mov rax, rcx                 ;  1076.4 p1      41 t copy
        or rax, r13                  ;  1089.6 p0      41 t
        xor rax, rdx                 ;  1090.6 p0      41 t
        mov qword [rsp + 3048], r13  ;  1090.8 p0+p3   41 t spill
        mov r13, rbp                 ;  1081.2 p1      41 t copy
        xor r13, rdi                 ;  1091.8 p0      41 t
        xor rdx, r12                 ;  1092.4 p0      41 t
        or r12, rbp                  ;  1092.9 p0      41 t
        mov qword [rsp + 3056], rbp  ;  1093.5 p0+p3   41 t spill
        mov rbp, rsi                 ;  1067.2 p1      41 t copy
        and rbp, r11                 ;  1094.5 p0      41 t
        xor rbp, r12                 ;  1095.5 p0      41 t
        xor r12, qword [rsp + 2312]  ;  1095.6 p2+p0   41 t
        xor r12, r11                 ;  1096.6 p0      41 t
        xor rdx, rbp                 ;  1096.8 p0      41 t
        mov qword [rsp + 2312], rcx  ;  1097.4 p0+p3   41 t spill
        mov rcx, r8                  ;  1089.1 p1      41 t copy
        and rcx, r13                 ;  1098.4 p0      41 t
        xor r12, rcx                 ;  1099.4 p0      41 t
        mov rcx, rsi                 ;  1067.2 p1      41 t copy
        xor rax, r12                 ;  1100.4 p0      41 t
        mov qword [rsp + 3064], r13  ;  1100.1 p0+p3   41 t spill
        mov r13, r8                  ;  1089.1 p1      41 t copy
        xor r13, rbx                 ;  1101.1 p0      41 t
        xor rcx, r13                 ;  1102.1 p0      41 t
        mov qword [rsp + 3072], r8   ;  1102.2 p0+p3   41 t spill
        mov r8, rdi                  ;  1085.4 p1      41 t copy
        and r8, r13                  ;  1103.2 p0      41 t
        xor rbp, r8                  ;  1104.2 p0      41 t
        mov r8, qword [rsp + 2392]   ;  1070.8 p2      41 t
        or r8, r9                    ;  1104.4 p0      41 t
        xor r12, r8                  ;  1105.4 p0      41 t
        mov r8, r10                  ;  1073.3 p1      41 t copy
        and r8, rcx                  ;  1105.5 p0      41 t
        xor rdx, r8                  ;  1106.5 p0      41 t
        mov r8, r15                  ;  1065.7 p1      41 t copy
        mov qword [rsp + 3080], rdi  ;  1106.6 p0+p3   41 t spill
        mov rdi, r14                 ;  1079.6 p1      41 t copy
        xor rdi, rbx                 ;  1107.6 p0      41 t
        and r8, rdi                  ;  1108.6 p0      41 t
        xor rbp, r8                  ;  1109.6 p0      41 t
        xor r12, r8                  ;  1109.6 p0      41 t
        mov r8, rax                  ;  1101.4 p1      41 t copy
        and r8, rdx                  ;  1109.9 p0      41 t
        xor r12, r8                  ;  1110.9 p0      41 t
        mov qword [rsp + 3088], r9   ;  1111.1 p0+p3   41 t spill
        mov r9, rbp                  ;  1110.6 p1      41 t copy
        and r9, r12                  ;  1112.1 p0      41 t
        xor r12, rdx                 ;  1112.6 p0      41 t
        or r8, r12                   ;  1113.6 p0      41 t
        xor rax, r9                  ;  1113.8 p0      41 t
        xor r8, rax                  ;  1114.8 p0      41 t
        and rdi, r8                  ;  1115.8 p0      41 t
        mov r9, rbp                  ;  1110.6 p1      41 t copy
        and r9, rax                  ;  1115.5 p0      41 t
        xor rdx, r9                  ;  1116.5 p0      41 t
        and rax, rdx                 ;  1117.5 p0      41 t
        mov r9, r8                   ;  1115.8 p1      41 t copy
        or r9, rdx                   ;  1117.5 p0      41 t
        xor r12, r9                  ;  1118.5 p0      41 t
        xor rbp, rax                 ;  1118.5 p0      41 t
        mov r9, qword [rsp + 2312]   ;  1097.4 p2      41 t
        mov rax, r8                  ;  1115.8 p1      41 t copy
        xor rax, rdx                 ;  1118.9 p0      41 t
        and rcx, rax                 ;  1119.9 p0      41 t
        and r10, rax                 ;  1120.1 p0      41 t
        xor rax, r12                 ;  1120.6 p0      41 t
        and r13, rax                 ;  1121.6 p0      41 t
        and r15, r8                  ;  1121.8 p0      41 t
        xor rcx, r13                 ;  1122.6 p0      41 t
        and r11, r12                 ;  1122.9 p0      41 t
        and r9, rbp                  ;  1123.5 p0      41 t
        and rsi, r12                 ;  1124.1 p0      41 t
        xor r12, rbp                 ;  1124.6 p0      41 t
        xor r13, rsi                 ;  1125.2 p0      41 t
        mov rsi, qword [rsp + 3048]  ;  1090.8 p2      41 t
        and rsi, rbp                 ;  1125.8 p0      41 t
        xor rsi, r10                 ;  1126.8 p0      41 t
        xor rbp, rdx                 ;  1126.9 p0      41 t
        xor r8, r12                  ;  1127.5 p0      41 t
        mov qword [rsp + 3048], r15  ;  1128.0 p0+p3   41 t spill
        mov r15, qword [rsp + 3040]  ;  1088.6 p2      41 t
        and r15, r12                 ;  1129.0 p0      41 t
        xor r10, r15                 ;  1130.0 p0      41 t
        mov r15, qword [rsp + 3064]  ;  1100.1 p2      41 t
        and rbx, r8                  ;  1130.2 p0      41 t
        and r14, r12                 ;  1130.8 p0      41 t
        mov r12, qword [rsp + 3072]  ;  1102.2 p2      41 t
        and r15, rbp                 ;  1131.3 p0      41 t
        and r12, rbp                 ;  1131.9 p0      41 t
        mov rbp, qword [rsp + 3056]  ;  1093.5 p2      41 t
        and rbp, r8                  ;  1132.5 p0      41 t
        mov r8, qword [rsp + 3088]   ;  1111.1 p2      41 t
        xor rbp, r10                 ;  1133.5 p0      41 t
        xor rbp, r15                 ;  1134.5 p0      41 t
        and r8, rdx                  ;  1134.2 p0      41 t
        xor r14, rdi                 ;  1134.8 p0      41 t
        xor r14, rcx                 ;  1135.8 p0      41 t
        xor r11, rsi                 ;  1135.9 p0      41 t
        xor r11, r15                 ;  1136.9 p0      41 t
        mov r15, qword [rsp + 2392]  ;  1078.8 p2      41 t
        and r15, rdx                 ;  1137.0 p0      41 t
        mov rdx, qword [rsp + 3080]  ;  1106.6 p2      41 t
        xor r8, r11                  ;  1137.9 p0      41 t
        and rdx, rax                 ;  1138.2 p0      41 t
        mov rax, qword [rsp + 3048]  ;  1128.0 p2      41 t
        xor rcx, r9                  ;  1138.8 p0      41 t
        xor r15, rbp                 ;  1139.3 p0      41 t
        xor r15, r8                  ;  1140.3 p0      41 t
        xor rcx, r8                  ;  1140.5 p0      41 t
        xor r12, r13                 ;  1141.0 p0      41 t
        xor r12, r8                  ;  1142.0 p0      41 t
        xor rsi, rbp                 ;  1142.2 p0      41 t
        xor rdx, r15                 ;  1142.8 p0      41 t
        xor rax, r10                 ;  1143.3 p0      41 t
        xor rsi, r14                 ;  1143.9 p0      41 t
        xor rax, r15                 ;  1144.5 p0      41 t
        xor rdi, r13                 ;  1145.0 p0      41 t
        mov r8, qword [rsp + 2480]   ;  1086.0 p2      23 t
        not r8                       ;  1145.6 p0      23 t
        xor rdi, rbx                 ;  1146.1 p0      41 t
        mov r9, qword [rsp + 2304]   ;  1088.3 p2      23 t
        not r9                       ;  1146.7 p0      23 t
        mov r10, rcx                 ;  1141.5 p1      41 t copy
        xor r10, r12                 ;  1147.2 p0      41 t
        xor r10, rax                 ;  1148.2 p0      41 t
        xor r14, r10                 ;  1149.2 p0      41 t
        xor rdi, rcx                 ;  1148.9 p0      41 t
        xor r10, rdx                 ;  1149.5 p0      41 t
        mov r13, qword [rsp + 2688]  ;  1092.3 p2      23 t
        not r13                      ;  1150.0 p0      23 t
        not rax                      ;  1150.5 p0      41 t
        mov r15, qword [rsp + 2664]  ;  1093.9 p2      23 t
        not r15                      ;  1151.0 p0      23 t
        not r11                      ;  1151.5 p0      41 t
        not rdi                      ;  1152.0 p0      41 t
        mov rbp, qword [rsp + 2432]  ;  1096.5 p2      23 t
        mov rcx, qword [rsp + 2288]  ;  1097.5 p2      40 t reload
        xor rbp, rcx                 ;  1152.5 p0      23 t
        not rdx                      ;  1153.1 p0      41 t
        not r14                      ;  1153.6 p0      41 t
        mov rbx, qword [rsp + 2432]  ;  1098.5 p2      23 t
        xor rbx, qword [rsp + 2232]  ;  1154.1 p2+p0   23 t
        xor rcx, r9                  ;  1154.7 p0      23 t
        mov qword [rsp + 2288], r12  ;  1155.2 p0+p3   41 t spill
        mov r12, qword [rsp + 2648]  ;  1101.4 p2      23 t
        xor r12, r13                 ;  1156.2 p0      23 t
        xor r8, r12                  ;  1157.2 p0      23 t
        xor r15, r8                  ;  1158.2 p0      23 t
        xor r12, rbp                 ;  1158.0 p0      23 t
        mov qword [rsp + 2664], rdx  ;  1158.5 p0+p3   41 t spill
        mov rdx, qword [rsp + 2648]  ;  1103.7 p2      23 t
        mov qword [rsp + 2648], r14  ;  1159.5 p0+p3   41 t spill
        mov r14, rbx                 ;  1155.1 p1      23 t copy
        xor r14, r8                  ;  1160.5 p0      23 t
        mov qword [rsp + 2688], rsi  ;  1161.1 p0+p3   41 t spill
        mov rsi, rbp                 ;  1153.5 p1      23 t copy
        xor rsi, r15                 ;  1162.1 p0      23 t
        mov qword [rsp + 2304], r11  ;  1162.7 p0+p3   41 t spill
        mov r11, r15                 ;  1159.2 p1      23 t copy
        or r11, r14                  ;  1163.7 p0      23 t
        mov qword [rsp + 2480], rdi  ;  1164.2 p0+p3   41 t spill
        mov rdi, rcx                 ;  1155.7 p1      23 t copy
        xor rdi, r12                 ;  1165.2 p0      23 t
        mov qword [rsp + 3048], rax  ;  1165.8 p0+p3   41 t spill
        mov rax, r9                  ;  1147.7 p1      23 t copy
        xor rax, r8                  ;  1166.8 p0      23 t
        mov qword [rsp + 3080], r10  ;  1167.4 p0+p3   41 t spill
        mov r10, r15                 ;  1159.2 p1      23 t copy
        xor r10, r12                 ;  1168.4 p0      23 t
        xor rdx, r10                 ;  1169.4 p0      23 t
        mov qword [rsp + 2392], r15  ;  1169.5 p0+p3   23 t spill
        mov r15, r8                  ;  1158.2 p1      23 t copy
        or r15, r10                  ;  1170.5 p0      23 t
        xor r15, r11                 ;  1171.5 p0      23 t
        mov qword [rsp + 3088], r10  ;  1171.7 p0+p3   23 t spill
        mov r10, r13                 ;  1151.0 p1      23 t copy
        or r10, rsi                  ;  1172.7 p0      23 t
        mov qword [rsp + 3056], r8   ;  1173.2 p0+p3   23 t spill
        mov r8, rsi                  ;  1163.1 p1      23 t copy
        xor r8, rdi                  ;  1174.2 p0      23 t
        xor r13, r11                 ;  1174.8 p0      23 t
        mov r11, qword [rsp + 2232]  ;  1118.8 p2      23 t
        xor r11, r12                 ;  1175.4 p0      23 t
        xor r11, r10                 ;  1176.4 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1176.5 p0+p3   23 t spill
        mov rsi, rbx                 ;  1155.1 p1      23 t copy
        and rsi, r12                 ;  1177.5 p0      23 t
        xor r10, rsi                 ;  1178.5 p0      23 t
        mov rsi, rax                 ;  1167.8 p1      23 t copy
        and rsi, r8                  ;  1178.7 p0      23 t
        xor r11, rsi                 ;  1179.7 p0      23 t
        mov rsi, rbx                 ;  1155.1 p1      23 t copy
        xor r15, r11                 ;  1180.7 p0      23 t
        xor r13, r10                 ;  1180.4 p0      23 t
        mov qword [rsp + 3072], r8   ;  1181.0 p0+p3   23 t spill
        mov r8, rax                  ;  1167.8 p1      23 t copy
        xor r8, rdx                  ;  1182.0 p0      23 t
        xor rsi, r8                  ;  1183.0 p0      23 t
        mov qword [rsp + 3064], rax  ;  1183.1 p0+p3   23 t spill
        mov rax, rdi                 ;  1166.2 p1      23 t copy
        and rax, r8                  ;  1184.1 p0      23 t
        xor r10, rax                 ;  1185.1 p0      23 t
        mov rax, qword [rsp + 2432]  ;  1128.1 p2      23 t
        or rax, r9                   ;  1185.2 p0      23 t
        xor r11, rax                 ;  1186.2 p0      23 t
        mov rax, rcx                 ;  1155.7 p1      23 t copy
        and rax, rsi                 ;  1186.4 p0      23 t
        xor r13, rax                 ;  1187.4 p0      23 t
        mov rax, r14                 ;  1161.5 p1      23 t copy
        xor rax, rdx                 ;  1187.5 p0      23 t
        mov qword [rsp + 3040], rdi  ;  1188.1 p0+p3   23 t spill
        mov rdi, rbp                 ;  1153.5 p1      23 t copy
        and rdi, rax                 ;  1189.1 p0      23 t
        xor r10, rdi                 ;  1190.1 p0      23 t
        xor r11, rdi                 ;  1190.2 p0      23 t
        mov rdi, r15                 ;  1181.7 p1      23 t copy
        and rdi, r13                 ;  1190.8 p0      23 t
        xor r11, rdi                 ;  1191.8 p0      23 t
        mov qword [rsp + 2312], r9   ;  1191.9 p0+p3   23 t spill
        mov r9, r10                  ;  1191.1 p1      23 t copy
        and r9, r11                  ;  1192.9 p0      23 t
        xor r11, r13                 ;  1193.5 p0      23 t
        or rdi, r11                  ;  1194.5 p0      23 t
        xor r15, r9                  ;  1194.7 p0      23 t
        xor rdi, r15                 ;  1195.7 p0      23 t
        and rax, rdi                 ;  1196.7 p0      23 t
        mov r9, r10                  ;  1191.1 p1      23 t copy
        and r9, r15                  ;  1196.4 p0      23 t
        xor r13, r9                  ;  1197.4 p0      23 t
        and r15, r13                 ;  1198.4 p0      23 t
        mov r9, rdi                  ;  1196.7 p1      23 t copy
        or r9, r13                   ;  1198.4 p0      23 t
        xor r11, r9                  ;  1199.4 p0      23 t
        xor r10, r15                 ;  1199.4 p0      23 t
        mov r9, qword [rsp + 3056]   ;  1173.2 p2      23 t
        mov r15, rdi                 ;  1196.7 p1      23 t copy
        xor r15, r13                 ;  1199.8 p0      23 t
        and rsi, r15                 ;  1200.8 p0      23 t
        and rcx, r15                 ;  1200.9 p0      23 t
        xor r15, r11                 ;  1201.5 p0      23 t
        and r8, r15                  ;  1202.5 p0      23 t
        and rbp, rdi                 ;  1202.7 p0      23 t
        xor rsi, r8                  ;  1203.5 p0      23 t
        and r12, r11                 ;  1203.8 p0      23 t
        and r9, r10                  ;  1204.4 p0      23 t
        and rbx, r11                 ;  1204.9 p0      23 t
        xor r11, r10                 ;  1205.5 p0      23 t
        xor r8, rbx                  ;  1206.1 p0      23 t
        mov rbx, qword [rsp + 3088]  ;  1171.7 p2      23 t
        and rbx, r10                 ;  1206.6 p0      23 t
        xor rbx, rcx                 ;  1207.6 p0      23 t
        xor r10, r13                 ;  1207.8 p0      23 t
        xor rdi, r11                 ;  1208.4 p0      23 t
        mov qword [rsp + 3088], rbp  ;  1208.9 p0+p3   23 t spill
        mov rbp, qword [rsp + 2392]  ;  1169.5 p2      23 t
        and rbp, r11                 ;  1209.9 p0      23 t
        xor rcx, rbp                 ;  1210.9 p0      23 t
        mov rbp, qword [rsp + 3072]  ;  1181.0 p2      23 t
        and rdx, rdi                 ;  1211.1 p0      23 t
        and r14, r11                 ;  1211.6 p0      23 t
        mov r11, qword [rsp + 3064]  ;  1183.1 p2      23 t
        and rbp, r10                 ;  1212.2 p0      23 t
        and r11, r10                 ;  1212.8 p0      23 t
        mov r10, qword [rsp + 2232]  ;  1176.5 p2      23 t
        and r10, rdi                 ;  1213.4 p0      23 t
        mov rdi, qword [rsp + 2312]  ;  1191.9 p2      23 t
        xor r10, rcx                 ;  1214.4 p0      23 t
        xor r10, rbp                 ;  1215.4 p0      23 t
        and rdi, r13                 ;  1215.1 p0      23 t
        xor r14, rax                 ;  1215.6 p0      23 t
        xor r14, rsi                 ;  1216.6 p0      23 t
        xor r12, rbx                 ;  1216.8 p0      23 t
        xor r12, rbp                 ;  1217.8 p0      23 t
        mov rbp, qword [rsp + 2432]  ;  1159.2 p2      23 t
        and rbp, r13                 ;  1217.9 p0      23 t
        mov r13, qword [rsp + 3040]  ;  1188.1 p2      23 t
        xor rdi, r12                 ;  1218.8 p0      23 t
        and r13, r15                 ;  1219.1 p0      23 t
        mov r15, qword [rsp + 3088]  ;  1208.9 p2      23 t
        xor rsi, r9                  ;  1219.6 p0      23 t
        xor rbp, r10                 ;  1220.2 p0      23 t
        xor rbp, rdi                 ;  1221.2 p0      23 t
        xor rsi, rdi                 ;  1221.4 p0      23 t
        xor r11, r8                  ;  1221.9 p0      23 t
        xor r11, rdi                 ;  1222.9 p0      23 t
        xor rbx, r10                 ;  1223.1 p0      23 t
        xor r13, rbp                 ;  1223.6 p0      23 t
        xor r15, rcx                 ;  1224.2 p0      23 t
        xor rbx, r14                 ;  1224.8 p0      23 t
        xor r15, rbp                 ;  1225.4 p0      23 t
        xor rax, r8                  ;  1225.9 p0      23 t
        mov r8, qword [rsp + 2528]   ;  1167.8 p2      22 t
        not r8                       ;  1226.5 p0      22 t
        xor rax, rdx                 ;  1227.0 p0      23 t
        mov r9, qword [rsp + 2496]   ;  1169.4 p2      22 t
        not r9                       ;  1227.6 p0      22 t
        mov r10, rsi                 ;  1222.4 p1      23 t copy
        xor r10, r11                 ;  1228.1 p0      23 t
        xor r10, r15                 ;  1229.1 p0      23 t
        xor r14, r10                 ;  1230.1 p0      23 t
        xor rax, rsi                 ;  1229.8 p0      23 t
        xor r10, r13                 ;  1230.3 p0      23 t
        mov rsi, qword [rsp + 2744]  ;  1173.7 p2      22 t
        not rsi                      ;  1230.9 p0      22 t
        not r15                      ;  1231.4 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1175.2 p2      22 t
        not rdi                      ;  1231.9 p0      22 t
        not r12                      ;  1232.4 p0      23 t
        not rax                      ;  1232.9 p0      23 t
        mov rbp, qword [rsp + 2512]  ;  1177.4 p2      22 t
        mov rcx, qword [rsp + 2424]  ;  1178.4 p2      40 t reload
        xor rbp, rcx                 ;  1233.4 p0      22 t
        not r13                      ;  1234.0 p0      23 t
        not r14                      ;  1234.5 p0      23 t
        mov rdx, qword [rsp + 2512]  ;  1179.9 p2      22 t
        xor rdx, qword [rsp + 2488]  ;  1235.0 p2+p0   22 t
        xor rcx, r9                  ;  1235.6 p0      22 t
        mov qword [rsp + 2424], r11  ;  1236.1 p0+p3   23 t spill
        mov r11, qword [rsp + 2672]  ;  1182.0 p2      22 t
        xor r11, rsi                 ;  1237.1 p0      22 t
        xor r8, r11                  ;  1238.1 p0      22 t
        xor rdi, r8                  ;  1239.1 p0      22 t
        xor r11, rbp                 ;  1238.8 p0      22 t
        mov qword [rsp + 2280], r13  ;  1239.4 p0+p3   23 t spill
        mov r13, qword [rsp + 2672]  ;  1184.6 p2      22 t
        mov qword [rsp + 2672], r14  ;  1240.4 p0+p3   23 t spill
        mov r14, rdx                 ;  1236.0 p1      22 t copy
        xor r14, r8                  ;  1241.4 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1242.0 p0+p3   23 t spill
        mov rbx, rbp                 ;  1234.4 p1      22 t copy
        xor rbx, rdi                 ;  1243.0 p0      22 t
        mov qword [rsp + 2496], r12  ;  1243.6 p0+p3   23 t spill
        mov r12, rdi                 ;  1240.1 p1      22 t copy
        or r12, r14                  ;  1244.6 p0      22 t
        mov qword [rsp + 2528], rax  ;  1245.1 p0+p3   23 t spill
        mov rax, rcx                 ;  1236.6 p1      22 t copy
        xor rax, r11                 ;  1246.1 p0      22 t
        mov qword [rsp + 3088], r15  ;  1246.7 p0+p3   23 t spill
        mov r15, r9                  ;  1228.6 p1      22 t copy
        xor r15, r8                  ;  1247.7 p0      22 t
        mov qword [rsp + 3040], r10  ;  1248.3 p0+p3   23 t spill
        mov r10, rdi                 ;  1240.1 p1      22 t copy
        xor r10, r11                 ;  1249.3 p0      22 t
        xor r13, r10                 ;  1250.3 p0      22 t
        mov qword [rsp + 2432], rdi  ;  1250.4 p0+p3   22 t spill
        mov rdi, r8                  ;  1239.1 p1      22 t copy
        or rdi, r10                  ;  1251.4 p0      22 t
        xor rdi, r12                 ;  1252.4 p0      22 t
        mov qword [rsp + 2312], r10  ;  1252.6 p0+p3   22 t spill
        mov r10, rsi                 ;  1231.9 p1      22 t copy
        or r10, rbx                  ;  1253.6 p0      22 t
        mov qword [rsp + 2232], r8   ;  1254.1 p0+p3   22 t spill
        mov r8, rbx                  ;  1244.0 p1      22 t copy
        xor r8, rax                  ;  1255.1 p0      22 t
        xor rsi, r12                 ;  1255.7 p0      22 t
        mov r12, qword [rsp + 2488]  ;  1199.7 p2      22 t
        xor r12, r11                 ;  1256.3 p0      22 t
        xor r12, r10                 ;  1257.3 p0      22 t
        mov qword [rsp + 2488], rbx  ;  1257.4 p0+p3   22 t spill
        mov rbx, rdx                 ;  1236.0 p1      22 t copy
        and rbx, r11                 ;  1258.4 p0      22 t
        xor r10, rbx                 ;  1259.4 p0      22 t
        mov rbx, r15                 ;  1248.7 p1      22 t copy
        and rbx, r8                  ;  1259.6 p0      22 t
        xor r12, rbx                 ;  1260.6 p0      22 t
        mov rbx, rdx                 ;  1236.0 p1      22 t copy
        xor rdi, r12                 ;  1261.6 p0      22 t
        xor rsi, r10                 ;  1261.3 p0      22 t
        mov qword [rsp + 3064], r8   ;  1261.8 p0+p3   22 t spill
        mov r8, r15                  ;  1248.7 p1      22 t copy
        xor r8, r13                  ;  1262.8 p0      22 t
        xor rbx, r8                  ;  1263.8 p0      22 t
        mov qword [rsp + 3072], r15  ;  1264.0 p0+p3   22 t spill
        mov r15, rax                 ;  1247.1 p1      22 t copy
        and r15, r8                  ;  1265.0 p0      22 t
        xor r10, r15                 ;  1266.0 p0      22 t
        mov r15, qword [rsp + 2512]  ;  1209.0 p2      22 t
        or r15, r9                   ;  1266.1 p0      22 t
        xor r12, r15                 ;  1267.1 p0      22 t
        mov r15, rcx                 ;  1236.6 p1      22 t copy
        and r15, rbx                 ;  1267.3 p0      22 t
        xor rsi, r15                 ;  1268.3 p0      22 t
        mov r15, r14                 ;  1242.4 p1      22 t copy
        xor r15, r13                 ;  1268.4 p0      22 t
        mov qword [rsp + 2392], rax  ;  1269.0 p0+p3   22 t spill
        mov rax, rbp                 ;  1234.4 p1      22 t copy
        and rax, r15                 ;  1270.0 p0      22 t
        xor r10, rax                 ;  1271.0 p0      22 t
        xor r12, rax                 ;  1271.1 p0      22 t
        mov rax, rdi                 ;  1262.6 p1      22 t copy
        and rax, rsi                 ;  1271.7 p0      22 t
        xor r12, rax                 ;  1272.7 p0      22 t
        mov qword [rsp + 3056], r9   ;  1272.8 p0+p3   22 t spill
        mov r9, r10                  ;  1272.0 p1      22 t copy
        and r9, r12                  ;  1273.8 p0      22 t
        xor r12, rsi                 ;  1274.4 p0      22 t
        or rax, r12                  ;  1275.4 p0      22 t
        xor rdi, r9                  ;  1275.5 p0      22 t
        xor rax, rdi                 ;  1276.5 p0      22 t
        and r15, rax                 ;  1277.5 p0      22 t
        mov r9, r10                  ;  1272.0 p1      22 t copy
        and r9, rdi                  ;  1277.3 p0      22 t
        xor rsi, r9                  ;  1278.3 p0      22 t
        and rdi, rsi                 ;  1279.3 p0      22 t
        mov r9, rax                  ;  1277.5 p1      22 t copy
        or r9, rsi                   ;  1279.3 p0      22 t
        xor r12, r9                  ;  1280.3 p0      22 t
        xor r10, rdi                 ;  1280.3 p0      22 t
        mov r9, qword [rsp + 2232]   ;  1254.1 p2      22 t
        mov rdi, rax                 ;  1277.5 p1      22 t copy
        xor rdi, rsi                 ;  1280.7 p0      22 t
        and rbx, rdi                 ;  1281.7 p0      22 t
        and rcx, rdi                 ;  1281.8 p0      22 t
        xor rdi, r12                 ;  1282.4 p0      22 t
        and r8, rdi                  ;  1283.4 p0      22 t
        and rbp, rax                 ;  1283.5 p0      22 t
        xor rbx, r8                  ;  1284.4 p0      22 t
        and r11, r12                 ;  1284.7 p0      22 t
        and r9, r10                  ;  1285.2 p0      22 t
        and rdx, r12                 ;  1285.8 p0      22 t
        xor r12, r10                 ;  1286.4 p0      22 t
        xor r8, rdx                  ;  1287.0 p0      22 t
        mov rdx, qword [rsp + 2312]  ;  1252.6 p2      22 t
        and rdx, r10                 ;  1287.5 p0      22 t
        xor rdx, rcx                 ;  1288.5 p0      22 t
        xor r10, rsi                 ;  1288.7 p0      22 t
        xor rax, r12                 ;  1289.2 p0      22 t
        mov qword [rsp + 2312], rbp  ;  1289.8 p0+p3   22 t spill
        mov rbp, qword [rsp + 2432]  ;  1250.4 p2      22 t
        and rbp, r12                 ;  1290.8 p0      22 t
        xor rcx, rbp                 ;  1291.8 p0      22 t
        mov rbp, qword [rsp + 3064]  ;  1261.8 p2      22 t
        and r13, rax                 ;  1292.0 p0      22 t
        and r14, r12                 ;  1292.5 p0      22 t
        mov r12, qword [rsp + 3072]  ;  1264.0 p2      22 t
        and rbp, r10                 ;  1293.1 p0      22 t
        and r12, r10                 ;  1293.7 p0      22 t
        mov r10, qword [rsp + 2488]  ;  1257.4 p2      22 t
        and r10, rax                 ;  1294.2 p0      22 t
        mov rax, qword [rsp + 3056]  ;  1272.8 p2      22 t
        xor r10, rcx                 ;  1295.2 p0      22 t
        xor r10, rbp                 ;  1296.2 p0      22 t
        and rax, rsi                 ;  1296.0 p0      22 t
        xor r14, r15                 ;  1296.5 p0      22 t
        xor r14, rbx                 ;  1297.5 p0      22 t
        xor r11, rdx                 ;  1297.7 p0      22 t
        xor r11, rbp                 ;  1298.7 p0      22 t
        mov rbp, qword [rsp + 2512]  ;  1240.1 p2      22 t
        and rbp, rsi                 ;  1298.8 p0      22 t
        mov rsi, qword [rsp + 2392]  ;  1269.0 p2      22 t
        xor rax, r11                 ;  1299.7 p0      22 t
        and rsi, rdi                 ;  1300.0 p0      22 t
        mov rdi, qword [rsp + 2312]  ;  1289.8 p2      22 t
        xor rbx, r9                  ;  1300.5 p0      22 t
        xor rbp, r10                 ;  1301.1 p0      22 t
        xor rbp, rax                 ;  1302.1 p0      22 t
        xor rbx, rax                 ;  1302.2 p0      22 t
        xor r12, r8                  ;  1302.8 p0      22 t
        xor r12, rax                 ;  1303.8 p0      22 t
        xor rdx, r10                 ;  1303.9 p0      22 t
        xor rsi, rbp                 ;  1304.5 p0      22 t
        xor rdi, rcx                 ;  1305.1 p0      22 t
        xor rdx, r14                 ;  1305.7 p0      22 t
        xor rdi, rbp                 ;  1306.2 p0      22 t
        xor r15, r8                  ;  1306.8 p0      22 t
        mov r8, qword [rsp + 2248]   ;  1248.7 p2      21 t
        not r8                       ;  1307.4 p0      21 t
        xor r15, r13                 ;  1307.9 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1250.3 p2      21 t
        not r9                       ;  1308.4 p0      21 t
        mov r10, rbx                 ;  1303.2 p1      22 t copy
        xor r10, r12                 ;  1308.9 p0      22 t
        xor r10, rdi                 ;  1309.9 p0      22 t
        xor r14, r10                 ;  1310.9 p0      22 t
        xor r15, rbx                 ;  1310.7 p0      22 t
        xor r10, rsi                 ;  1311.2 p0      22 t
        mov r13, qword [rsp + 3032]  ;  1254.6 p2      21 t
        not r13                      ;  1311.8 p0      21 t
        not rdi                      ;  1312.3 p0      22 t
        mov rbp, qword [rsp + 3024]  ;  1256.1 p2      21 t
        not rbp                      ;  1312.8 p0      21 t
        not r11                      ;  1313.3 p0      22 t
        not r15                      ;  1313.8 p0      22 t
        mov rax, qword [rsp + 2272]  ;  1258.3 p2      21 t
        mov rcx, qword [rsp + 2808]  ;  1259.3 p2      40 t reload
        xor rax, rcx                 ;  1314.3 p0      21 t
        not rsi                      ;  1314.9 p0      22 t
        not r14                      ;  1315.4 p0      22 t
        mov rbx, qword [rsp + 2272]  ;  1260.7 p2      21 t
        xor rbx, qword [rsp + 2800]  ;  1315.9 p2+p0   21 t
        xor rcx, r9                  ;  1316.4 p0      21 t
        mov qword [rsp + 2808], r10  ;  1317.0 p0+p3   22 t spill
        mov r10, qword [rsp + 2696]  ;  1262.9 p2      21 t
        xor r10, r13                 ;  1318.0 p0      21 t
        xor r8, r10                  ;  1319.0 p0      21 t
        xor rbp, r8                  ;  1320.0 p0      21 t
        xor r10, rax                 ;  1319.7 p0      21 t
        mov qword [rsp + 3024], r12  ;  1320.3 p0+p3   22 t spill
        mov r12, qword [rsp + 2696]  ;  1265.5 p2      21 t
        mov qword [rsp + 2696], rsi  ;  1321.3 p0+p3   22 t spill
        mov rsi, rbx                 ;  1316.9 p1      21 t copy
        xor rsi, r8                  ;  1322.3 p0      21 t
        mov qword [rsp + 3032], r14  ;  1322.9 p0+p3   22 t spill
        mov r14, rax                 ;  1315.3 p1      21 t copy
        xor r14, rbp                 ;  1323.9 p0      21 t
        mov qword [rsp + 2712], rdx  ;  1324.4 p0+p3   22 t spill
        mov rdx, rbp                 ;  1321.0 p1      21 t copy
        or rdx, rsi                  ;  1325.4 p0      21 t
        mov qword [rsp + 2248], r11  ;  1326.0 p0+p3   22 t spill
        mov r11, rcx                 ;  1317.4 p1      21 t copy
        xor r11, r10                 ;  1327.0 p0      21 t
        mov qword [rsp + 2312], r15  ;  1327.6 p0+p3   22 t spill
        mov r15, r9                  ;  1309.4 p1      21 t copy
        xor r15, r8                  ;  1328.6 p0      21 t
        mov qword [rsp + 2392], rdi  ;  1329.2 p0+p3   22 t spill
        mov rdi, rbp                 ;  1321.0 p1      21 t copy
        xor rdi, r10                 ;  1330.2 p0      21 t
        xor r12, rdi                 ;  1331.2 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1331.3 p0+p3   21 t spill
        mov rbp, r8                  ;  1320.0 p1      21 t copy
        or rbp, rdi                  ;  1332.3 p0      21 t
        xor rbp, rdx                 ;  1333.3 p0      21 t
        mov qword [rsp + 3056], rdi  ;  1333.4 p0+p3   21 t spill
        mov rdi, r13                 ;  1312.8 p1      21 t copy
        or rdi, r14                  ;  1334.4 p0      21 t
        mov qword [rsp + 2488], r8   ;  1335.0 p0+p3   21 t spill
        mov r8, r14                  ;  1324.9 p1      21 t copy
        xor r8, r11                  ;  1336.0 p0      21 t
        xor r13, rdx                 ;  1336.6 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1280.6 p2      21 t
        xor rdx, r10                 ;  1337.2 p0      21 t
        xor rdx, rdi                 ;  1338.2 p0      21 t
        mov qword [rsp + 2800], r14  ;  1338.3 p0+p3   21 t spill
        mov r14, rbx                 ;  1316.9 p1      21 t copy
        and r14, r10                 ;  1339.3 p0      21 t
        xor rdi, r14                 ;  1340.3 p0      21 t
        mov r14, r15                 ;  1329.6 p1      21 t copy
        and r14, r8                  ;  1340.4 p0      21 t
        xor rdx, r14                 ;  1341.4 p0      21 t
        mov r14, rbx                 ;  1316.9 p1      21 t copy
        xor rbp, rdx                 ;  1342.4 p0      21 t
        xor r13, rdi                 ;  1342.1 p0      21 t
        mov qword [rsp + 3072], r8   ;  1342.7 p0+p3   21 t spill
        mov r8, r15                  ;  1329.6 p1      21 t copy
        xor r8, r12                  ;  1343.7 p0      21 t
        xor r14, r8                  ;  1344.7 p0      21 t
        mov qword [rsp + 3064], r15  ;  1344.9 p0+p3   21 t spill
        mov r15, r11                 ;  1328.0 p1      21 t copy
        and r15, r8                  ;  1345.9 p0      21 t
        xor rdi, r15                 ;  1346.9 p0      21 t
        mov r15, qword [rsp + 2272]  ;  1289.9 p2      21 t
        or r15, r9                   ;  1347.0 p0      21 t
        xor rdx, r15                 ;  1348.0 p0      21 t
        mov r15, rcx                 ;  1317.4 p1      21 t copy
        and r15, r14                 ;  1348.1 p0      21 t
        xor r13, r15                 ;  1349.1 p0      21 t
        mov r15, rsi                 ;  1323.3 p1      21 t copy
        xor r15, r12                 ;  1349.3 p0      21 t
        mov qword [rsp + 2432], r11  ;  1349.9 p0+p3   21 t spill
        mov r11, rax                 ;  1315.3 p1      21 t copy
        and r11, r15                 ;  1350.9 p0      21 t
        xor rdi, r11                 ;  1351.9 p0      21 t
        xor rdx, r11                 ;  1352.0 p0      21 t
        mov r11, rbp                 ;  1343.4 p1      21 t copy
        and r11, r13                 ;  1352.6 p0      21 t
        xor rdx, r11                 ;  1353.6 p0      21 t
        mov qword [rsp + 2232], r9   ;  1353.7 p0+p3   21 t spill
        mov r9, rdi                  ;  1352.9 p1      21 t copy
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rdx, r13                 ;  1355.3 p0      21 t
        or r11, rdx                  ;  1356.3 p0      21 t
        xor rbp, r9                  ;  1356.4 p0      21 t
        xor r11, rbp                 ;  1357.4 p0      21 t
        and r15, r11                 ;  1358.4 p0      21 t
        mov r9, rdi                  ;  1352.9 p1      21 t copy
        and r9, rbp                  ;  1358.1 p0      21 t
        xor r13, r9                  ;  1359.1 p0      21 t
        and rbp, r13                 ;  1360.1 p0      21 t
        mov r9, r11                  ;  1358.4 p1      21 t copy
        or r9, r13                   ;  1360.1 p0      21 t
        xor rdx, r9                  ;  1361.1 p0      21 t
        xor rdi, rbp                 ;  1361.1 p0      21 t
        mov r9, qword [rsp + 2488]   ;  1335.0 p2      21 t
        mov rbp, r11                 ;  1358.4 p1      21 t copy
        xor rbp, r13                 ;  1361.6 p0      21 t
        and r14, rbp                 ;  1362.6 p0      21 t
        and rcx, rbp                 ;  1362.7 p0      21 t
        xor rbp, rdx                 ;  1363.3 p0      21 t
        and r8, rbp                  ;  1364.3 p0      21 t
        and rax, r11                 ;  1364.4 p0      21 t
        xor r14, r8                  ;  1365.3 p0      21 t
        and r10, rdx                 ;  1365.6 p0      21 t
        and r9, rdi                  ;  1366.1 p0      21 t
        and rbx, rdx                 ;  1366.7 p0      21 t
        xor rdx, rdi                 ;  1367.3 p0      21 t
        xor r8, rbx                  ;  1367.8 p0      21 t
        mov rbx, qword [rsp + 3056]  ;  1333.4 p2      21 t
        and rbx, rdi                 ;  1368.4 p0      21 t
        xor rbx, rcx                 ;  1369.4 p0      21 t
        xor rdi, r13                 ;  1369.6 p0      21 t
        xor r11, rdx                 ;  1370.1 p0      21 t
        mov qword [rsp + 3056], rax  ;  1370.7 p0+p3   21 t spill
        mov rax, qword [rsp + 2512]  ;  1331.3 p2      21 t
        and rax, rdx                 ;  1371.7 p0      21 t
        xor rcx, rax                 ;  1372.7 p0      21 t
        mov rax, qword [rsp + 3072]  ;  1342.7 p2      21 t
        and r12, r11                 ;  1372.8 p0      21 t
        and rsi, rdx                 ;  1373.4 p0      21 t
        mov rdx, qword [rsp + 3064]  ;  1344.9 p2      21 t
        and rax, rdi                 ;  1374.0 p0      21 t
        and rdx, rdi                 ;  1374.6 p0      21 t
        mov rdi, qword [rsp + 2800]  ;  1338.3 p2      21 t
        and rdi, r11                 ;  1375.1 p0      21 t
        mov r11, qword [rsp + 2232]  ;  1353.7 p2      21 t
        xor rdi, rcx                 ;  1376.1 p0      21 t
        xor rdi, rax                 ;  1377.1 p0      21 t
        and r11, r13                 ;  1376.8 p0      21 t
        xor rsi, r15                 ;  1377.4 p0      21 t
        xor rsi, r14                 ;  1378.4 p0      21 t
        xor r10, rbx                 ;  1378.6 p0      21 t
        xor r10, rax                 ;  1379.6 p0      21 t
        mov rax, qword [rsp + 2272]  ;  1321.0 p2      21 t
        and rax, r13                 ;  1379.7 p0      21 t
        mov r13, qword [rsp + 2432]  ;  1349.9 p2      21 t
        xor r11, r10                 ;  1380.6 p0      21 t
        and r13, rbp                 ;  1380.8 p0      21 t
        mov rbp, qword [rsp + 3056]  ;  1370.7 p2      21 t
        xor r14, r9                  ;  1381.4 p0      21 t
        xor rax, rdi                 ;  1382.0 p0      21 t
        xor rax, r11                 ;  1383.0 p0      21 t
        xor r14, r11                 ;  1383.1 p0      21 t
        xor rdx, r8                  ;  1383.7 p0      21 t
        xor rdx, r11                 ;  1384.7 p0      21 t
        xor rbx, rdi                 ;  1384.8 p0      21 t
        xor r13, rax                 ;  1385.4 p0      21 t
        xor rbp, rcx                 ;  1386.0 p0      21 t
        xor rbx, rsi                 ;  1386.5 p0      21 t
        xor rbp, rax                 ;  1387.1 p0      21 t
        xor r15, r8                  ;  1387.7 p0      21 t
        mov r8, qword [rsp + 3016]   ;  1329.6 p2      23 t
        not r8                       ;  1388.3 p0      23 t
        xor r15, r12                 ;  1388.8 p0      21 t
        mov r9, qword [rsp + 2864]   ;  1331.2 p2      23 t
        not r9                       ;  1389.3 p0      23 t
        mov r11, r14                 ;  1384.1 p1      21 t copy
        xor r11, rdx                 ;  1389.8 p0      21 t
        xor r11, rbp                 ;  1390.8 p0      21 t
        xor rsi, r11                 ;  1391.8 p0      21 t
        xor r15, r14                 ;  1391.5 p0      21 t
        xor r11, r13                 ;  1392.1 p0      21 t
        mov r12, qword [rsp + 2848]  ;  1335.4 p2      23 t
        not r12                      ;  1392.7 p0      23 t
        not rbp                      ;  1393.2 p0      21 t
        mov r14, qword [rsp + 2856]  ;  1337.0 p2      23 t
        not r14                      ;  1393.7 p0      23 t
        not r10                      ;  1394.2 p0      21 t
        not r15                      ;  1394.7 p0      21 t
        mov rdi, qword [rsp + 2816]  ;  1339.2 p2      23 t
        mov rax, qword [rsp + 2832]  ;  1340.2 p2      40 t reload
        xor rdi, rax                 ;  1395.2 p0      23 t
        not r13                      ;  1395.8 p0      21 t
        not rsi                      ;  1396.3 p0      21 t
        mov rcx, qword [rsp + 2816]  ;  1341.6 p2      23 t
        xor rcx, qword [rsp + 2840]  ;  1396.8 p2+p0   23 t
        xor rax, r9                  ;  1397.3 p0      23 t
        mov qword [rsp + 2832], r13  ;  1397.9 p0+p3   21 t spill
        mov r13, qword [rsp + 2824]  ;  1343.8 p2      23 t
        xor r13, r12                 ;  1398.9 p0      23 t
        xor r8, r13                  ;  1399.9 p0      23 t
        xor r14, r8                  ;  1400.9 p0      23 t
        xor r13, rdi                 ;  1400.6 p0      23 t
        mov qword [rsp + 2856], rsi  ;  1401.2 p0+p3   21 t spill
        mov rsi, qword [rsp + 2824]  ;  1346.4 p2      23 t
        mov qword [rsp + 2824], rbx  ;  1402.2 p0+p3   21 t spill
        mov rbx, rcx                 ;  1397.8 p1      23 t copy
        xor rbx, r8                  ;  1403.2 p0      23 t
        mov qword [rsp + 2848], r10  ;  1403.8 p0+p3   21 t spill
        mov r10, rdi                 ;  1396.2 p1      23 t copy
        xor r10, r14                 ;  1404.8 p0      23 t
        mov qword [rsp + 2864], r15  ;  1405.3 p0+p3   21 t spill
        mov r15, r14                 ;  1401.9 p1      23 t copy
        or r15, rbx                  ;  1406.3 p0      23 t
        mov qword [rsp + 3016], rbp  ;  1406.9 p0+p3   21 t spill
        mov rbp, rax                 ;  1398.3 p1      23 t copy
        xor rbp, r13                 ;  1407.9 p0      23 t
        mov qword [rsp + 3056], r11  ;  1408.5 p0+p3   21 t spill
        mov r11, r9                  ;  1390.3 p1      23 t copy
        xor r11, r8                  ;  1409.5 p0      23 t
        mov qword [rsp + 2432], rdx  ;  1410.0 p0+p3   21 t spill
        mov rdx, r14                 ;  1401.9 p1      23 t copy
        xor rdx, r13                 ;  1411.0 p0      23 t
        xor rsi, rdx                 ;  1412.0 p0      23 t
        mov qword [rsp + 2272], r14  ;  1412.2 p0+p3   23 t spill
        mov r14, r8                  ;  1400.9 p1      23 t copy
        or r14, rdx                  ;  1413.2 p0      23 t
        xor r14, r15                 ;  1414.2 p0      23 t
        mov qword [rsp + 2232], rdx  ;  1414.3 p0+p3   23 t spill
        mov rdx, r12                 ;  1393.7 p1      23 t copy
        or rdx, r10                  ;  1415.3 p0      23 t
        mov qword [rsp + 2800], r8   ;  1415.9 p0+p3   23 t spill
        mov r8, r10                  ;  1405.8 p1      23 t copy
        xor r8, rbp                  ;  1416.9 p0      23 t
        xor r12, r15                 ;  1417.5 p0      23 t
        mov r15, qword [rsp + 2840]  ;  1361.5 p2      23 t
        xor r15, r13                 ;  1418.0 p0      23 t
        xor r15, rdx                 ;  1419.0 p0      23 t
        mov qword [rsp + 2840], r10  ;  1419.2 p0+p3   23 t spill
        mov r10, rcx                 ;  1397.8 p1      23 t copy
        and r10, r13                 ;  1420.2 p0      23 t
        xor rdx, r10                 ;  1421.2 p0      23 t
        mov r10, r11                 ;  1410.5 p1      23 t copy
        and r10, r8                  ;  1421.3 p0      23 t
        xor r15, r10                 ;  1422.3 p0      23 t
        mov r10, rcx                 ;  1397.8 p1      23 t copy
        xor r14, r15                 ;  1423.3 p0      23 t
        xor r12, rdx                 ;  1423.0 p0      23 t
        mov qword [rsp + 3064], r8   ;  1423.6 p0+p3   23 t spill
        mov r8, r11                  ;  1410.5 p1      23 t copy
        xor r8, rsi                  ;  1424.6 p0      23 t
        xor r10, r8                  ;  1425.6 p0      23 t
        mov qword [rsp + 3072], r11  ;  1425.7 p0+p3   23 t spill
        mov r11, rbp                 ;  1408.9 p1      23 t copy
        and r11, r8                  ;  1426.7 p0      23 t
        xor rdx, r11                 ;  1427.7 p0      23 t
        mov r11, qword [rsp + 2816]  ;  1370.8 p2      23 t
        or r11, r9                   ;  1427.9 p0      23 t
        xor r15, r11                 ;  1428.9 p0      23 t
        mov r11, rax                 ;  1398.3 p1      23 t copy
        and r11, r10                 ;  1429.0 p0      23 t
        xor r12, r11                 ;  1430.0 p0      23 t
        mov r11, rbx                 ;  1404.2 p1      23 t copy
        xor r11, rsi                 ;  1430.2 p0      23 t
        mov qword [rsp + 2512], rbp  ;  1430.7 p0+p3   23 t spill
        mov rbp, rdi                 ;  1396.2 p1      23 t copy
        and rbp, r11                 ;  1431.7 p0      23 t
        xor rdx, rbp                 ;  1432.7 p0      23 t
        xor r15, rbp                 ;  1432.9 p0      23 t
        mov rbp, r14                 ;  1424.3 p1      23 t copy
        and rbp, r12                 ;  1433.5 p0      23 t
        xor r15, rbp                 ;  1434.5 p0      23 t
        mov qword [rsp + 2488], r9   ;  1434.6 p0+p3   23 t spill
        mov r9, rdx                  ;  1433.7 p1      23 t copy
        and r9, r15                  ;  1435.6 p0      23 t
        xor r15, r12                 ;  1436.2 p0      23 t
        or rbp, r15                  ;  1437.2 p0      23 t
        xor r14, r9                  ;  1437.3 p0      23 t
        xor rbp, r14                 ;  1438.3 p0      23 t
        and r11, rbp                 ;  1439.3 p0      23 t
        mov r9, rdx                  ;  1433.7 p1      23 t copy
        and r9, r14                  ;  1439.0 p0      23 t
        xor r12, r9                  ;  1440.0 p0      23 t
        and r14, r12                 ;  1441.0 p0      23 t
        mov r9, rbp                  ;  1439.3 p1      23 t copy
        or r9, r12                   ;  1441.0 p0      23 t
        xor r15, r9                  ;  1442.0 p0      23 t
        xor rdx, r14                 ;  1442.0 p0      23 t
        mov r9, qword [rsp + 2800]   ;  1415.9 p2      23 t
        mov r14, rbp                 ;  1439.3 p1      23 t copy
        xor r14, r12                 ;  1442.4 p0      23 t
        and r10, r14                 ;  1443.4 p0      23 t
        and rax, r14                 ;  1443.6 p0      23 t
        xor r14, r15                 ;  1444.2 p0      23 t
        and r8, r14                  ;  1445.2 p0      23 t
        and rdi, rbp                 ;  1445.3 p0      23 t
        xor r10, r8                  ;  1446.2 p0      23 t
        and r13, r15                 ;  1446.4 p0      23 t
        and r9, rdx                  ;  1447.0 p0      23 t
        and rcx, r15                 ;  1447.6 p0      23 t
        xor r15, rdx                 ;  1448.2 p0      23 t
        xor r8, rcx                  ;  1448.7 p0      23 t
        mov rcx, qword [rsp + 2232]  ;  1414.3 p2      23 t
        and rcx, rdx                 ;  1449.3 p0      23 t
        xor rcx, rax                 ;  1450.3 p0      23 t
        xor rdx, r12                 ;  1450.4 p0      23 t
        xor rbp, r15                 ;  1451.0 p0      23 t
        mov qword [rsp + 2232], rdi  ;  1451.6 p0+p3   23 t spill
        mov rdi, qword [rsp + 2272]  ;  1412.2 p2      23 t
        and rdi, r15                 ;  1452.6 p0      23 t
        xor rax, rdi                 ;  1453.6 p0      23 t
        mov rdi, qword [rsp + 3064]  ;  1423.6 p2      23 t
        and rsi, rbp                 ;  1453.7 p0      23 t
        and rbx, r15                 ;  1454.3 p0      23 t
        mov r15, qword [rsp + 3072]  ;  1425.7 p2      23 t
        and rdi, rdx                 ;  1454.9 p0      23 t
        and r15, rdx                 ;  1455.4 p0      23 t
        mov rdx, qword [rsp + 2840]  ;  1419.2 p2      23 t
        and rdx, rbp                 ;  1456.0 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1434.6 p2      23 t
        xor rdx, rax                 ;  1457.0 p0      23 t
        xor rdx, rdi                 ;  1458.0 p0      23 t
        and rbp, r12                 ;  1457.7 p0      23 t
        xor rbx, r11                 ;  1458.3 p0      23 t
        xor rbx, r10                 ;  1459.3 p0      23 t
        xor r13, rcx                 ;  1459.4 p0      23 t
        xor r13, rdi                 ;  1460.4 p0      23 t
        mov rdi, qword [rsp + 2816]  ;  1401.9 p2      23 t
        and rdi, r12                 ;  1460.6 p0      23 t
        mov r12, qword [rsp + 2512]  ;  1430.7 p2      23 t
        xor rbp, r13                 ;  1461.4 p0      23 t
        and r12, r14                 ;  1461.7 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1451.6 p2      23 t
        xor r10, r9                  ;  1462.3 p0      23 t
        xor rdi, rdx                 ;  1462.9 p0      23 t
        xor rdi, rbp                 ;  1463.9 p0      23 t
        xor r10, rbp                 ;  1464.0 p0      23 t
        xor r15, r8                  ;  1464.6 p0      23 t
        xor r15, rbp                 ;  1465.6 p0      23 t
        xor r14, rax                 ;  1465.7 p0      23 t
        xor r12, rdi                 ;  1466.3 p0      23 t
        xor r14, rdi                 ;  1466.9 p0      23 t
        xor r11, r8                  ;  1467.4 p0      23 t
        mov r8, qword [rsp + 2344]   ;  1409.2 p2      22 t
        not r8                       ;  1468.0 p0      22 t
        xor r11, rsi                 ;  1468.5 p0      23 t
        mov r9, qword [rsp + 3008]   ;  1410.8 p2      22 t
        not r9                       ;  1469.1 p0      22 t
        xor r11, r10                 ;  1469.6 p0      23 t
        xor r10, r15                 ;  1470.1 p0      23 t
        xor r10, r14                 ;  1471.1 p0      23 t
        mov rsi, qword [rsp + 2904]  ;  1413.7 p2      22 t
        not rsi                      ;  1471.3 p0      22 t
        mov rdi, rbx                 ;  1460.3 p1      23 t copy
        xor rdi, r10                 ;  1472.1 p0      23 t
        not r14                      ;  1472.4 p0      23 t
        not r13                      ;  1472.9 p0      23 t
        mov rbp, qword [rsp + 2912]  ;  1416.7 p2      22 t
        not rbp                      ;  1473.4 p0      22 t
        not r11                      ;  1473.9 p0      23 t
        mov rax, qword [rsp + 2872]  ;  1418.5 p2      22 t
        xor rax, qword [rsp + 2888]  ;  1474.4 p2+p0   22 t
        not rdi                      ;  1474.9 p0      23 t
        mov qword [rsp + 2912], r15  ;  1475.4 p0+p3   23 t spill
        mov r15, qword [rsp + 2872]  ;  1420.7 p2      22 t
        xor r15, qword [rsp + 2896]  ;  1476.4 p2+p0   22 t
        mov qword [rsp + 2904], rdi  ;  1477.0 p0+p3   23 t spill
        mov rdi, qword [rsp + 2880]  ;  1422.7 p2      22 t
        xor rdi, rsi                 ;  1478.0 p0      22 t
        xor r8, rdi                  ;  1479.0 p0      22 t
        xor rbp, r8                  ;  1480.0 p0      22 t
        mov qword [rsp + 3008], rbx  ;  1479.7 p0+p3   23 t spill
        mov rbx, r12                 ;  1467.3 p1      23 t copy
        not rbx                      ;  1480.7 p0      23 t
        xor rdi, rax                 ;  1481.2 p0      22 t
        mov qword [rsp + 2344], rbx  ;  1481.8 p0+p3   23 t spill
        mov rbx, qword [rsp + 2888]  ;  1426.9 p2      22 t
        xor rbx, r9                  ;  1482.8 p0      22 t
        mov qword [rsp + 2888], rcx  ;  1483.4 p0+p3   23 t spill
        mov rcx, r15                 ;  1477.4 p1      22 t copy
        xor rcx, r8                  ;  1484.4 p0      22 t
        mov qword [rsp + 2232], rdx  ;  1484.9 p0+p3   23 t spill
        mov rdx, qword [rsp + 2880]  ;  1429.9 p2      22 t
        mov qword [rsp + 2880], r13  ;  1485.9 p0+p3   23 t spill
        mov r13, rax                 ;  1475.4 p1      22 t copy
        xor r13, rbp                 ;  1486.9 p0      22 t
        mov qword [rsp + 2512], r11  ;  1487.5 p0+p3   23 t spill
        mov r11, rbp                 ;  1481.0 p1      22 t copy
        or r11, rcx                  ;  1488.5 p0      22 t
        mov qword [rsp + 2816], r14  ;  1489.1 p0+p3   23 t spill
        mov r14, r9                  ;  1470.1 p1      22 t copy
        xor r14, r8                  ;  1490.1 p0      22 t
        mov qword [rsp + 2488], r12  ;  1490.6 p0+p3   23 t spill
        mov r12, rbx                 ;  1483.8 p1      22 t copy
        xor r12, rdi                 ;  1491.6 p0      22 t
        mov qword [rsp + 2840], r10  ;  1492.2 p0+p3   23 t spill
        mov r10, rbp                 ;  1481.0 p1      22 t copy
        xor r10, rdi                 ;  1493.2 p0      22 t
        xor rdx, r10                 ;  1494.2 p0      22 t
        mov qword [rsp + 3072], rbp  ;  1494.4 p0+p3   22 t spill
        mov rbp, r8                  ;  1480.0 p1      22 t copy
        or rbp, r10                  ;  1495.4 p0      22 t
        xor rbp, r11                 ;  1496.4 p0      22 t
        mov qword [rsp + 3064], r10  ;  1496.5 p0+p3   22 t spill
        mov r10, rsi                 ;  1472.3 p1      22 t copy
        or r10, r13                  ;  1497.5 p0      22 t
        mov qword [rsp + 2272], r8   ;  1498.1 p0+p3   22 t spill
        mov r8, r13                  ;  1487.9 p1      22 t copy
        xor r8, r12                  ;  1499.1 p0      22 t
        xor rsi, r11                 ;  1499.6 p0      22 t
        mov r11, qword [rsp + 2896]  ;  1443.0 p2      22 t
        xor r11, rdi                 ;  1500.2 p0      22 t
        xor r11, r10                 ;  1501.2 p0      22 t
        mov qword [rsp + 2896], r13  ;  1501.3 p0+p3   22 t spill
        mov r13, r15                 ;  1477.4 p1      22 t copy
        and r13, rdi                 ;  1502.3 p0      22 t
        xor r10, r13                 ;  1503.3 p0      22 t
        mov r13, r14                 ;  1491.1 p1      22 t copy
        and r13, r8                  ;  1503.5 p0      22 t
        xor r11, r13                 ;  1504.5 p0      22 t
        mov r13, r15                 ;  1477.4 p1      22 t copy
        xor rbp, r11                 ;  1505.5 p0      22 t
        xor rsi, r10                 ;  1505.2 p0      22 t
        mov qword [rsp + 2800], r8   ;  1505.8 p0+p3   22 t spill
        mov r8, r14                  ;  1491.1 p1      22 t copy
        xor r8, rdx                  ;  1506.8 p0      22 t
        xor r13, r8                  ;  1507.8 p0      22 t
        mov qword [rsp + 3096], r14  ;  1507.9 p0+p3   22 t spill
        mov r14, r12                 ;  1492.6 p1      22 t copy
        and r14, r8                  ;  1508.9 p0      22 t
        xor r10, r14                 ;  1509.9 p0      22 t
        mov r14, qword [rsp + 2872]  ;  1452.3 p2      22 t
        or r14, r9                   ;  1510.1 p0      22 t
        xor r11, r14                 ;  1511.1 p0      22 t
        mov r14, rbx                 ;  1483.8 p1      22 t copy
        and r14, r13                 ;  1511.2 p0      22 t
        xor rsi, r14                 ;  1512.2 p0      22 t
        mov r14, rcx                 ;  1485.4 p1      22 t copy
        xor r14, rdx                 ;  1512.3 p0      22 t
        mov qword [rsp + 3104], r12  ;  1512.9 p0+p3   22 t spill
        mov r12, rax                 ;  1475.4 p1      22 t copy
        and r12, r14                 ;  1513.9 p0      22 t
        xor r10, r12                 ;  1514.9 p0      22 t
        xor r11, r12                 ;  1515.1 p0      22 t
        mov r12, rbp                 ;  1506.5 p1      22 t copy
        and r12, rsi                 ;  1515.6 p0      22 t
        xor r11, r12                 ;  1516.6 p0      22 t
        mov qword [rsp + 3112], r9   ;  1516.8 p0+p3   22 t spill
        mov r9, r10                  ;  1515.9 p1      22 t copy
        and r9, r11                  ;  1517.8 p0      22 t
        xor r11, rsi                 ;  1518.3 p0      22 t
        or r12, r11                  ;  1519.3 p0      22 t
        xor rbp, r9                  ;  1519.5 p0      22 t
        xor r12, rbp                 ;  1520.5 p0      22 t
        and r14, r12                 ;  1521.5 p0      22 t
        mov r9, r10                  ;  1515.9 p1      22 t copy
        and r9, rbp                  ;  1521.2 p0      22 t
        xor rsi, r9                  ;  1522.2 p0      22 t
        and rbp, rsi                 ;  1523.2 p0      22 t
        mov r9, r12                  ;  1521.5 p1      22 t copy
        or r9, rsi                   ;  1523.2 p0      22 t
        xor r11, r9                  ;  1524.2 p0      22 t
        xor r10, rbp                 ;  1524.2 p0      22 t
        mov r9, qword [rsp + 2272]   ;  1498.1 p2      22 t
        mov rbp, r12                 ;  1521.5 p1      22 t copy
        xor rbp, rsi                 ;  1524.6 p0      22 t
        and r13, rbp                 ;  1525.6 p0      22 t
        and rbx, rbp                 ;  1525.8 p0      22 t
        xor rbp, r11                 ;  1526.3 p0      22 t
        and r8, rbp                  ;  1527.3 p0      22 t
        and rax, r12                 ;  1527.5 p0      22 t
        xor r13, r8                  ;  1528.3 p0      22 t
        and rdi, r11                 ;  1528.6 p0      22 t
        and r9, r10                  ;  1529.2 p0      22 t
        and r15, r11                 ;  1529.8 p0      22 t
        xor r11, r10                 ;  1530.3 p0      22 t
        xor r8, r15                  ;  1530.9 p0      22 t
        mov r15, qword [rsp + 3064]  ;  1496.5 p2      22 t
        and r15, r10                 ;  1531.5 p0      22 t
        xor r15, rbx                 ;  1532.5 p0      22 t
        xor r10, rsi                 ;  1532.6 p0      22 t
        xor r12, r11                 ;  1533.2 p0      22 t
        mov qword [rsp + 3064], rax  ;  1533.8 p0+p3   22 t spill
        mov rax, qword [rsp + 3072]  ;  1494.4 p2      22 t
        and rax, r11                 ;  1534.8 p0      22 t
        xor rbx, rax                 ;  1535.8 p0      22 t
        mov rax, qword [rsp + 2800]  ;  1505.8 p2      22 t
        and rdx, r12                 ;  1535.9 p0      22 t
        and rcx, r11                 ;  1536.5 p0      22 t
        mov r11, qword [rsp + 3096]  ;  1507.9 p2      22 t
        and rax, r10                 ;  1537.0 p0      22 t
        and r11, r10                 ;  1537.6 p0      22 t
        mov r10, qword [rsp + 2896]  ;  1501.3 p2      22 t
        and r10, r12                 ;  1538.2 p0      22 t
        mov r12, qword [rsp + 3112]  ;  1516.8 p2      22 t
        xor r10, rbx                 ;  1539.2 p0      22 t
        xor r10, rax                 ;  1540.2 p0      22 t
        and r12, rsi                 ;  1539.9 p0      22 t
        xor rcx, r14                 ;  1540.5 p0      22 t
        xor rcx, r13                 ;  1541.5 p0      22 t
        xor rdi, r15                 ;  1541.6 p0      22 t
        xor rdi, rax                 ;  1542.6 p0      22 t
        mov rax, qword [rsp + 2872]  ;  1483.0 p2      22 t
        and rax, rsi                 ;  1542.7 p0      22 t
        mov rsi, qword [rsp + 3104]  ;  1512.9 p2      22 t
        xor r12, rdi                 ;  1543.6 p0      22 t
        and rsi, rbp                 ;  1543.9 p0      22 t
        mov rbp, qword [rsp + 3064]  ;  1533.8 p2      22 t
        xor r13, r9                  ;  1544.5 p0      22 t
        xor rax, r10                 ;  1545.0 p0      22 t
        xor rax, r12                 ;  1546.0 p0      22 t
        xor r13, r12                 ;  1546.2 p0      22 t
        xor r11, r8                  ;  1546.7 p0      22 t
        xor r11, r12                 ;  1547.7 p0      22 t
        xor rbp, rbx                 ;  1547.9 p0      22 t
        xor rsi, rax                 ;  1548.5 p0      22 t
        xor rbp, rax                 ;  1549.0 p0      22 t
        xor r14, r8                  ;  1549.6 p0      22 t
        mov r8, qword [rsp + 2920]   ;  1491.4 p2      21 t
        not r8                       ;  1550.2 p0      21 t
        xor r14, rdx                 ;  1550.7 p0      22 t
        mov r9, qword [rsp + 3000]   ;  1493.0 p2      21 t
        not r9                       ;  1551.2 p0      21 t
        xor r14, r13                 ;  1551.7 p0      22 t
        xor r13, r11                 ;  1552.3 p0      22 t
        xor r13, rbp                 ;  1553.3 p0      22 t
        mov r12, qword [rsp + 2336]  ;  1495.9 p2      21 t
        not r12                      ;  1553.5 p0      21 t
        mov rax, rcx                 ;  1542.5 p1      22 t copy
        xor rax, r13                 ;  1554.3 p0      22 t
        not rbp                      ;  1554.5 p0      22 t
        not rdi                      ;  1555.0 p0      22 t
        mov rdx, qword [rsp + 2464]  ;  1498.8 p2      21 t
        not rdx                      ;  1555.5 p0      21 t
        not r14                      ;  1556.0 p0      22 t
        mov rbx, qword [rsp + 2368]  ;  1500.6 p2      21 t
        xor rbx, qword [rsp + 2472]  ;  1556.5 p2+p0   21 t
        not rax                      ;  1557.1 p0      22 t
        mov qword [rsp + 2464], r13  ;  1557.6 p0+p3   22 t spill
        mov r13, qword [rsp + 2368]  ;  1502.9 p2      21 t
        xor r13, qword [rsp + 2416]  ;  1558.6 p2+p0   21 t
        mov qword [rsp + 2336], r11  ;  1559.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2928]  ;  1504.9 p2      21 t
        xor r11, r12                 ;  1560.2 p0      21 t
        xor r8, r11                  ;  1561.2 p0      21 t
        xor rdx, r8                  ;  1562.2 p0      21 t
        mov qword [rsp + 3000], rax  ;  1561.9 p0+p3   22 t spill
        mov rax, rsi                 ;  1549.5 p1      22 t copy
        not rax                      ;  1562.9 p0      22 t
        xor r11, rbx                 ;  1563.4 p0      21 t
        mov qword [rsp + 2920], rsi  ;  1564.0 p0+p3   22 t spill
        mov rsi, qword [rsp + 2472]  ;  1509.1 p2      21 t
        xor rsi, r9                  ;  1565.0 p0      21 t
        mov qword [rsp + 2472], rax  ;  1565.5 p0+p3   22 t spill
        mov rax, r13                 ;  1559.6 p1      21 t copy
        xor rax, r8                  ;  1566.5 p0      21 t
        mov qword [rsp + 3064], rcx  ;  1567.1 p0+p3   22 t spill
        mov rcx, qword [rsp + 2928]  ;  1512.1 p2      21 t
        mov qword [rsp + 2928], r15  ;  1568.1 p0+p3   22 t spill
        mov r15, rbx                 ;  1557.5 p1      21 t copy
        xor r15, rdx                 ;  1569.1 p0      21 t
        mov qword [rsp + 3104], r10  ;  1569.7 p0+p3   22 t spill
        mov r10, rdx                 ;  1563.2 p1      21 t copy
        or r10, rax                  ;  1570.7 p0      21 t
        mov qword [rsp + 2872], rdi  ;  1571.2 p0+p3   22 t spill
        mov rdi, r9                  ;  1552.2 p1      21 t copy
        xor rdi, r8                  ;  1572.2 p0      21 t
        mov qword [rsp + 3112], r14  ;  1572.8 p0+p3   22 t spill
        mov r14, rsi                 ;  1566.0 p1      21 t copy
        xor r14, r11                 ;  1573.8 p0      21 t
        mov qword [rsp + 2896], rbp  ;  1574.4 p0+p3   22 t spill
        mov rbp, rdx                 ;  1563.2 p1      21 t copy
        xor rbp, r11                 ;  1575.4 p0      21 t
        xor rcx, rbp                 ;  1576.4 p0      21 t
        mov qword [rsp + 3096], rdx  ;  1576.5 p0+p3   21 t spill
        mov rdx, r8                  ;  1562.2 p1      21 t copy
        or rdx, rbp                  ;  1577.5 p0      21 t
        xor rdx, r10                 ;  1578.5 p0      21 t
        mov qword [rsp + 2800], rbp  ;  1578.7 p0+p3   21 t spill
        mov rbp, r12                 ;  1554.5 p1      21 t copy
        or rbp, r15                  ;  1579.7 p0      21 t
        mov qword [rsp + 3072], r8   ;  1580.2 p0+p3   21 t spill
        mov r8, r15                  ;  1570.1 p1      21 t copy
        xor r8, r14                  ;  1581.2 p0      21 t
        xor r12, r10                 ;  1581.8 p0      21 t
        mov r10, qword [rsp + 2416]  ;  1525.2 p2      21 t
        xor r10, r11                 ;  1582.4 p0      21 t
        xor r10, rbp                 ;  1583.4 p0      21 t
        mov qword [rsp + 2416], r15  ;  1583.5 p0+p3   21 t spill
        mov r15, r13                 ;  1559.6 p1      21 t copy
        and r15, r11                 ;  1584.5 p0      21 t
        xor rbp, r15                 ;  1585.5 p0      21 t
        mov r15, rdi                 ;  1573.2 p1      21 t copy
        and r15, r8                  ;  1585.7 p0      21 t
        xor r10, r15                 ;  1586.7 p0      21 t
        mov r15, r13                 ;  1559.6 p1      21 t copy
        xor rdx, r10                 ;  1587.7 p0      21 t
        xor r12, rbp                 ;  1587.4 p0      21 t
        mov qword [rsp + 2272], r8   ;  1587.9 p0+p3   21 t spill
        mov r8, rdi                  ;  1573.2 p1      21 t copy
        xor r8, rcx                  ;  1588.9 p0      21 t
        xor r15, r8                  ;  1589.9 p0      21 t
        mov qword [rsp + 3120], rdi  ;  1590.1 p0+p3   21 t spill
        mov rdi, r14                 ;  1574.8 p1      21 t copy
        and rdi, r8                  ;  1591.1 p0      21 t
        xor rbp, rdi                 ;  1592.1 p0      21 t
        mov rdi, qword [rsp + 2368]  ;  1534.5 p2      21 t
        or rdi, r9                   ;  1592.2 p0      21 t
        xor r10, rdi                 ;  1593.2 p0      21 t
        mov rdi, rsi                 ;  1566.0 p1      21 t copy
        and rdi, r15                 ;  1593.4 p0      21 t
        xor r12, rdi                 ;  1594.4 p0      21 t
        mov rdi, rax                 ;  1567.5 p1      21 t copy
        xor rdi, rcx                 ;  1594.5 p0      21 t
        mov qword [rsp + 3128], r14  ;  1595.1 p0+p3   21 t spill
        mov r14, rbx                 ;  1557.5 p1      21 t copy
        and r14, rdi                 ;  1596.1 p0      21 t
        xor rbp, r14                 ;  1597.1 p0      21 t
        xor r10, r14                 ;  1597.2 p0      21 t
        mov r14, rdx                 ;  1588.7 p1      21 t copy
        and r14, r12                 ;  1597.8 p0      21 t
        xor r10, r14                 ;  1598.8 p0      21 t
        mov qword [rsp + 3136], r9   ;  1598.9 p0+p3   21 t spill
        mov r9, rbp                  ;  1598.1 p1      21 t copy
        and r9, r10                  ;  1599.9 p0      21 t
        xor r10, r12                 ;  1600.5 p0      21 t
        or r14, r10                  ;  1601.5 p0      21 t
        xor rdx, r9                  ;  1601.7 p0      21 t
        xor r14, rdx                 ;  1602.7 p0      21 t
        and rdi, r14                 ;  1603.7 p0      21 t
        mov r9, rbp                  ;  1598.1 p1      21 t copy
        and r9, rdx                  ;  1603.4 p0      21 t
        xor r12, r9                  ;  1604.4 p0      21 t
        and rdx, r12                 ;  1605.4 p0      21 t
        mov r9, r14                  ;  1603.7 p1      21 t copy
        or r9, r12                   ;  1605.4 p0      21 t
        xor r10, r9                  ;  1606.4 p0      21 t
        xor rbp, rdx                 ;  1606.4 p0      21 t
        mov r9, qword [rsp + 3072]   ;  1580.2 p2      21 t
        mov rdx, r14                 ;  1603.7 p1      21 t copy
        xor rdx, r12                 ;  1606.8 p0      21 t
        and r15, rdx                 ;  1607.8 p0      21 t
        and rsi, rdx                 ;  1607.9 p0      21 t
        xor rdx, r10                 ;  1608.5 p0      21 t
        and r8, rdx                  ;  1609.5 p0      21 t
        and rbx, r14                 ;  1609.6 p0      21 t
        xor r15, r8                  ;  1610.5 p0      21 t
        and r11, r10                 ;  1610.8 p0      21 t
        and r9, rbp                  ;  1611.4 p0      21 t
        and r13, r10                 ;  1611.9 p0      21 t
        xor r10, rbp                 ;  1612.5 p0      21 t
        xor r8, r13                  ;  1613.1 p0      21 t
        mov r13, qword [rsp + 2800]  ;  1578.7 p2      21 t
        and r13, rbp                 ;  1613.6 p0      21 t
        xor r13, rsi                 ;  1614.6 p0      21 t
        xor rbp, r12                 ;  1614.8 p0      21 t
        xor r14, r10                 ;  1615.4 p0      21 t
        mov qword [rsp + 2800], rbx  ;  1615.9 p0+p3   21 t spill
        mov rbx, qword [rsp + 3096]  ;  1576.5 p2      21 t
        and rbx, r10                 ;  1616.9 p0      21 t
        xor rsi, rbx                 ;  1617.9 p0      21 t
        mov rbx, qword [rsp + 2272]  ;  1587.9 p2      21 t
        and rcx, r14                 ;  1618.1 p0      21 t
        and rax, r10                 ;  1618.6 p0      21 t
        mov r10, qword [rsp + 3120]  ;  1590.1 p2      21 t
        and rbx, rbp                 ;  1619.2 p0      21 t
        and r10, rbp                 ;  1619.8 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1583.5 p2      21 t
        and rbp, r14                 ;  1620.4 p0      21 t
        mov r14, qword [rsp + 3136]  ;  1598.9 p2      21 t
        xor rbp, rsi                 ;  1621.4 p0      21 t
        xor rbp, rbx                 ;  1622.4 p0      21 t
        and r14, r12                 ;  1622.1 p0      21 t
        xor rax, rdi                 ;  1622.6 p0      21 t
        xor rax, r15                 ;  1623.6 p0      21 t
        xor r11, r13                 ;  1623.8 p0      21 t
        xor r11, rbx                 ;  1624.8 p0      21 t
        mov rbx, qword [rsp + 2368]  ;  1565.2 p2      21 t
        and rbx, r12                 ;  1624.9 p0      21 t
        mov r12, qword [rsp + 3128]  ;  1595.1 p2      21 t
        xor r14, r11                 ;  1625.8 p0      21 t
        and r12, rdx                 ;  1626.1 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1615.9 p2      21 t
        xor r15, r9                  ;  1626.6 p0      21 t
        xor rbx, rbp                 ;  1627.2 p0      21 t
        xor rbx, r14                 ;  1628.2 p0      21 t
        xor r15, r14                 ;  1628.3 p0      21 t
        xor r10, r8                  ;  1628.9 p0      21 t
        xor r10, r14                 ;  1629.9 p0      21 t
        xor rdx, rsi                 ;  1630.1 p0      21 t
        xor r12, rbx                 ;  1630.6 p0      21 t
        xor rdx, rbx                 ;  1631.2 p0      21 t
        xor rdi, r8                  ;  1631.8 p0      21 t
        mov r8, qword [rsp + 2936]   ;  1573.6 p2      42 t
        not r8                       ;  1632.3 p0      42 t
        xor rdi, rcx                 ;  1632.8 p0      21 t
        mov r9, qword [rsp + 2952]   ;  1575.1 p2      42 t
        not r9                       ;  1633.4 p0      42 t
        xor rdi, r15                 ;  1633.9 p0      21 t
        xor r15, r10                 ;  1634.5 p0      21 t
        xor r15, rdx                 ;  1635.5 p0      21 t
        mov r14, qword [rsp + 2992]  ;  1578.0 p2      42 t
        not r14                      ;  1635.6 p0      42 t
        mov rsi, rax                 ;  1624.6 p1      21 t copy
        xor rsi, r15                 ;  1636.5 p0      21 t
        not rdx                      ;  1636.7 p0      21 t
        not r11                      ;  1637.2 p0      21 t
        mov rcx, qword [rsp + 2984]  ;  1581.0 p2      42 t
        not rcx                      ;  1637.7 p0      42 t
        not rdi                      ;  1638.2 p0      21 t
        mov rbx, qword [rsp + 2944]  ;  1582.8 p2      42 t
        xor rbx, qword [rsp + 2976]  ;  1638.7 p2+p0   42 t
        not rsi                      ;  1639.3 p0      21 t
        mov qword [rsp + 2984], rsi  ;  1640.3 p0+p3   21 t spill
        mov rsi, qword [rsp + 2944]  ;  1585.0 p2      42 t
        xor rsi, qword [rsp + 2968]  ;  1640.8 p2+p0   42 t
        mov qword [rsp + 2992], rax  ;  1641.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2960]  ;  1587.0 p2      42 t
        xor rax, r14                 ;  1642.3 p0      42 t
        xor r8, rax                  ;  1643.3 p0      42 t
        xor rcx, r8                  ;  1644.3 p0      42 t
        mov qword [rsp + 2952], r13  ;  1644.1 p0+p3   21 t spill
        mov r13, r12                 ;  1631.6 p1      21 t copy
        not r13                      ;  1645.1 p0      21 t
        xor rax, rbx                 ;  1645.6 p0      42 t
        mov qword [rsp + 2936], r13  ;  1646.1 p0+p3   21 t spill
        mov r13, qword [rsp + 2976]  ;  1591.3 p2      42 t
        xor r13, r9                  ;  1647.1 p0      42 t
        mov qword [rsp + 2976], rbp  ;  1647.7 p0+p3   21 t spill
        mov rbp, rsi                 ;  1641.8 p1      42 t copy
        xor rbp, r8                  ;  1648.7 p0      42 t
        mov qword [rsp + 2800], r11  ;  1649.3 p0+p3   21 t spill
        mov r11, qword [rsp + 2960]  ;  1594.2 p2      42 t
        mov qword [rsp + 2960], rdi  ;  1650.3 p0+p3   21 t spill
        mov rdi, rbx                 ;  1639.7 p1      42 t copy
        xor rdi, rcx                 ;  1651.3 p0      42 t
        mov qword [rsp + 3128], rdx  ;  1651.8 p0+p3   21 t spill
        mov rdx, rcx                 ;  1645.3 p1      42 t copy
        or rdx, rbp                  ;  1652.8 p0      42 t
        mov qword [rsp + 2368], r12  ;  1653.4 p0+p3   21 t spill
        mov r12, r9                  ;  1634.4 p1      42 t copy
        xor r12, r8                  ;  1654.4 p0      42 t
        mov qword [rsp + 3136], r15  ;  1655.0 p0+p3   21 t spill
        mov r15, r13                 ;  1648.1 p1      42 t copy
        xor r15, rax                 ;  1656.0 p0      42 t
        mov qword [rsp + 2416], r10  ;  1656.6 p0+p3   21 t spill
        mov r10, rcx                 ;  1645.3 p1      42 t copy
        xor r10, rax                 ;  1657.6 p0      42 t
        xor r11, r10                 ;  1658.6 p0      42 t
        mov qword [rsp + 3120], rcx  ;  1658.7 p0+p3   42 t spill
        mov rcx, r8                  ;  1644.3 p1      42 t copy
        or rcx, r10                  ;  1659.7 p0      42 t
        xor rcx, rdx                 ;  1660.7 p0      42 t
        mov qword [rsp + 2272], r10  ;  1660.8 p0+p3   42 t spill
        mov r10, r14                 ;  1636.6 p1      42 t copy
        or r10, rdi                  ;  1661.8 p0      42 t
        mov qword [rsp + 3096], r8   ;  1662.4 p0+p3   42 t spill
        mov r8, rdi                  ;  1652.3 p1      42 t copy
        xor r8, r15                  ;  1663.4 p0      42 t
        xor r14, rdx                 ;  1664.0 p0      42 t
        mov rdx, qword [rsp + 2968]  ;  1607.4 p2      42 t
        xor rdx, rax                 ;  1664.5 p0      42 t
        xor rdx, r10                 ;  1665.5 p0      42 t
        mov qword [rsp + 2968], rdi  ;  1665.7 p0+p3   42 t spill
        mov rdi, rsi                 ;  1641.8 p1      42 t copy
        and rdi, rax                 ;  1666.7 p0      42 t
        xor r10, rdi                 ;  1667.7 p0      42 t
        mov rdi, r12                 ;  1655.4 p1      42 t copy
        and rdi, r8                  ;  1667.8 p0      42 t
        xor rdx, rdi                 ;  1668.8 p0      42 t
        mov rdi, rsi                 ;  1641.8 p1      42 t copy
        xor rcx, rdx                 ;  1669.8 p0      42 t
        xor r14, r10                 ;  1669.5 p0      42 t
        mov qword [rsp + 3072], r8   ;  1670.1 p0+p3   42 t spill
        mov r8, r12                  ;  1655.4 p1      42 t copy
        xor r8, r11                  ;  1671.1 p0      42 t
        xor rdi, r8                  ;  1672.1 p0      42 t
        mov qword [rsp + 3144], r12  ;  1672.3 p0+p3   42 t spill
        mov r12, r15                 ;  1657.0 p1      42 t copy
        and r12, r8                  ;  1673.3 p0      42 t
        xor r10, r12                 ;  1674.3 p0      42 t
        mov r12, qword [rsp + 2944]  ;  1616.7 p2      42 t
        or r12, r9                   ;  1674.4 p0      42 t
        xor rdx, r12                 ;  1675.4 p0      42 t
        mov r12, r13                 ;  1648.1 p1      42 t copy
        and r12, rdi                 ;  1675.5 p0      42 t
        xor r14, r12                 ;  1676.5 p0      42 t
        mov r12, rbp                 ;  1649.7 p1      42 t copy
        xor r12, r11                 ;  1676.7 p0      42 t
        mov qword [rsp + 3152], r15  ;  1677.3 p0+p3   42 t spill
        mov r15, rbx                 ;  1639.7 p1      42 t copy
        and r15, r12                 ;  1678.3 p0      42 t
        xor r10, r15                 ;  1679.3 p0      42 t
        xor rdx, r15                 ;  1679.4 p0      42 t
        mov r15, rcx                 ;  1670.8 p1      42 t copy
        and r15, r14                 ;  1680.0 p0      42 t
        xor rdx, r15                 ;  1681.0 p0      42 t
        mov qword [rsp + 3160], r9   ;  1681.1 p0+p3   42 t spill
        mov r9, r10                  ;  1680.3 p1      42 t copy
        and r9, rdx                  ;  1682.1 p0      42 t
        xor rdx, r14                 ;  1682.7 p0      42 t
        or r15, rdx                  ;  1683.7 p0      42 t
        xor rcx, r9                  ;  1683.8 p0      42 t
        xor r15, rcx                 ;  1684.8 p0      42 t
        and r12, r15                 ;  1685.8 p0      42 t
        mov r9, r10                  ;  1680.3 p1      42 t copy
        and r9, rcx                  ;  1685.5 p0      42 t
        xor r14, r9                  ;  1686.5 p0      42 t
        and rcx, r14                 ;  1687.5 p0      42 t
        mov r9, r15                  ;  1685.8 p1      42 t copy
        or r9, r14                   ;  1687.5 p0      42 t
        xor rdx, r9                  ;  1688.5 p0      42 t
        xor r10, rcx                 ;  1688.5 p0      42 t
        mov r9, qword [rsp + 3096]   ;  1662.4 p2      42 t
        mov rcx, r15                 ;  1685.8 p1      42 t copy
        xor rcx, r14                 ;  1689.0 p0      42 t
        and rdi, rcx                 ;  1690.0 p0      42 t
        and r13, rcx                 ;  1690.1 p0      42 t
        xor rcx, rdx                 ;  1690.7 p0      42 t
        and r8, rcx                  ;  1691.7 p0      42 t
        and rbx, r15                 ;  1691.8 p0      42 t
        xor rdi, r8                  ;  1692.7 p0      42 t
        and rax, rdx                 ;  1693.0 p0      42 t
        and r9, r10                  ;  1693.5 p0      42 t
        and rsi, rdx                 ;  1694.1 p0      42 t
        xor rdx, r10                 ;  1694.7 p0      42 t
        xor r8, rsi                  ;  1695.2 p0      42 t
        mov rsi, qword [rsp + 2272]  ;  1660.8 p2      42 t
        and rsi, r10                 ;  1695.8 p0      42 t
        xor rsi, r13                 ;  1696.8 p0      42 t
        xor r10, r14                 ;  1697.0 p0      42 t
        xor r15, rdx                 ;  1697.5 p0      42 t
        mov qword [rsp + 2272], rbx  ;  1698.1 p0+p3   42 t spill
        mov rbx, qword [rsp + 3120]  ;  1658.7 p2      42 t
        and rbx, rdx                 ;  1699.1 p0      42 t
        xor r13, rbx                 ;  1700.1 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1670.1 p2      42 t
        and r11, r15                 ;  1700.2 p0      42 t
        and rbp, rdx                 ;  1700.8 p0      42 t
        mov rdx, qword [rsp + 3144]  ;  1672.3 p2      42 t
        and rbx, r10                 ;  1701.4 p0      42 t
        and rdx, r10                 ;  1702.0 p0      42 t
        mov r10, qword [rsp + 2968]  ;  1665.7 p2      42 t
        and r10, r15                 ;  1702.5 p0      42 t
        mov r15, qword [rsp + 3160]  ;  1681.1 p2      42 t
        xor r10, r13                 ;  1703.5 p0      42 t
        xor r10, rbx                 ;  1704.5 p0      42 t
        and r15, r14                 ;  1704.2 p0      42 t
        xor rbp, r12                 ;  1704.8 p0      42 t
        xor rbp, rdi                 ;  1705.8 p0      42 t
        xor rax, rsi                 ;  1705.9 p0      42 t
        xor rax, rbx                 ;  1706.9 p0      42 t
        mov rbx, qword [rsp + 2944]  ;  1647.3 p2      42 t
        and rbx, r14                 ;  1707.1 p0      42 t
        mov r14, qword [rsp + 3152]  ;  1677.3 p2      42 t
        xor r15, rax                 ;  1707.9 p0      42 t
        and r14, rcx                 ;  1708.2 p0      42 t
        mov rcx, qword [rsp + 2272]  ;  1698.1 p2      42 t
        xor rdi, r9                  ;  1708.8 p0      42 t
        xor rbx, r10                 ;  1709.4 p0      42 t
        xor rbx, r15                 ;  1710.4 p0      42 t
        xor rdi, r15                 ;  1710.5 p0      42 t
        xor rdx, r8                  ;  1711.1 p0      42 t
        xor rdx, r15                 ;  1712.1 p0      42 t
        xor rcx, r13                 ;  1712.2 p0      42 t
        xor r14, rbx                 ;  1712.8 p0      42 t
        xor rcx, rbx                 ;  1713.4 p0      42 t
        xor r12, r8                  ;  1713.9 p0      42 t
        xor r12, r11                 ;  1714.9 p0      42 t
        mov r8, qword [rsp + 2432]   ;  1656.1 p2      41 t
        xor r8, qword [rsp + 2896]   ;  1715.1 p2+p0   41 t
        mov r9, qword [rsp + 2392]   ;  1658.1 p2      41 t
        xor r9, qword [rsp + 2840]   ;  1715.7 p2+p0   41 t
        xor r9, qword [rsp + 2488]   ;  1716.7 p2+p0   41 t
        xor r12, rdi                 ;  1716.8 p0      42 t
        xor rdi, rdx                 ;  1717.4 p0      42 t
        xor rdi, rcx                 ;  1718.4 p0      42 t
        mov r11, rbp                 ;  1706.8 p1      42 t copy
        xor r11, rdi                 ;  1719.4 p0      42 t
        not rcx                      ;  1719.1 p0      42 t
        mov r13, qword [rsp + 3040]  ;  1663.5 p2      41 t
        not rax                      ;  1719.6 p0      42 t
        not r12                      ;  1720.1 p0      42 t
        mov r15, qword [rsp + 3080]  ;  1665.3 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1720.6 p2+p0   41 t
        mov rbx, qword [rsp + 3080]  ;  1667.3 p2      41 t
        not r11                      ;  1721.2 p0      42 t
        xor r13, r14                 ;  1721.7 p0      41 t
        not r14                      ;  1722.2 p0      42 t
        xor r13, rdi                 ;  1722.7 p0      41 t
        mov rdi, qword [rsp + 2432]  ;  1669.4 p2      41 t
        xor rbx, r8                  ;  1723.3 p0      41 t
        xor rdi, r9                  ;  1723.9 p0      41 t
        xor r9, rbx                  ;  1724.4 p0      41 t
        mov qword [rsp + 2432], rbx  ;  1725.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 3040]  ;  1671.5 p2      41 t
        xor rbx, r15                 ;  1726.0 p0      41 t
        xor r8, rbx                  ;  1727.0 p0      41 t
        mov qword [rsp + 3040], rbx  ;  1727.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;  1673.4 p2      41 t
        xor rbx, r13                 ;  1728.2 p0      41 t
        xor r13, rdi                 ;  1728.7 p0      41 t
        xor r15, rbx                 ;  1729.3 p0      41 t
        xor rcx, qword [rsp + 3088]  ;  1729.9 p2+p0   41 t
        mov qword [rsp + 2392], rdi  ;  1730.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 3056]  ;  1676.7 p2      41 t
        xor rdi, qword [rsp + 3112]  ;  1731.4 p2+p0   41 t
        mov qword [rsp + 3112], rbx  ;  1732.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;  1678.7 p2      41 t
        xor rbx, qword [rsp + 2816]  ;  1733.0 p2+p0   41 t
        mov qword [rsp + 2816], r15  ;  1733.6 p0+p3   41 t spill
        mov r15, qword [rsp + 3048]  ;  1680.7 p2      41 t
        xor r15, qword [rsp + 3136]  ;  1734.6 p2+p0   41 t
        xor r15, qword [rsp + 2368]  ;  1735.6 p2+p0   41 t
        mov qword [rsp + 2368], r8   ;  1735.7 p0+p3   41 t spill
        mov r8, qword [rsp + 3048]   ;  1683.7 p2      41 t
        xor r8, rdi                  ;  1736.7 p0      41 t
        mov qword [rsp + 3048], r9   ;  1737.3 p0+p3   41 t spill
        mov r9, qword [rsp + 3056]   ;  1684.7 p2      41 t
        xor r9, rbx                  ;  1738.3 p0      41 t
        xor rbx, r8                  ;  1738.9 p0      41 t
        mov qword [rsp + 3056], r8   ;  1739.4 p0+p3   41 t spill
        mov r8, qword [rsp + 3088]   ;  1687.2 p2      41 t
        xor r8, r15                  ;  1740.4 p0      41 t
        xor rdi, r8                  ;  1741.4 p0      41 t
        xor r12, qword [rsp + 2528]  ;  1741.6 p2+p0   41 t
        mov qword [rsp + 3088], r8   ;  1742.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2312]   ;  1689.5 p2      41 t
        xor r8, rcx                  ;  1743.1 p0      41 t
        xor rcx, r9                  ;  1743.7 p0      41 t
        xor r15, r8                  ;  1744.3 p0      41 t
        mov qword [rsp + 2312], r9   ;  1744.9 p0+p3   41 t spill
        mov r9, qword [rsp + 3016]   ;  1691.2 p2      41 t
        xor r9, qword [rsp + 2872]   ;  1745.9 p2+p0   41 t
        mov qword [rsp + 2872], r8   ;  1746.4 p0+p3   41 t spill
        mov r8, qword [rsp + 2248]   ;  1693.2 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1747.4 p2+p0   41 t
        mov qword [rsp + 2512], r15  ;  1748.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2480]  ;  1695.2 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1749.0 p2+p0   41 t
        mov qword [rsp + 3128], rdi  ;  1749.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1697.2 p2      41 t
        xor rdi, r9                  ;  1750.6 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1751.1 p2+p0   41 t
        mov qword [rsp + 2480], rbx  ;  1751.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3016]  ;  1699.2 p2      41 t
        xor rbx, r8                  ;  1752.7 p0      41 t
        xor r8, rdi                  ;  1753.3 p0      41 t
        mov qword [rsp + 3016], rdi  ;  1753.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2528]  ;  1701.8 p2      41 t
        xor rdi, r15                 ;  1754.9 p0      41 t
        xor r9, rdi                  ;  1755.9 p0      41 t
        mov qword [rsp + 2528], rdi  ;  1756.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2248]  ;  1703.1 p2      41 t
        xor rdi, r12                 ;  1757.0 p0      41 t
        xor r12, rbx                 ;  1757.6 p0      41 t
        xor r15, rdi                 ;  1758.1 p0      41 t
        mov qword [rsp + 2248], rbx  ;  1758.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2864]  ;  1705.5 p2      41 t
        xor rbx, qword [rsp + 3104]  ;  1759.7 p2+p0   41 t
        xor rbx, qword [rsp + 2928]  ;  1760.7 p2+p0   41 t
        xor rbx, qword [rsp + 3064]  ;  1761.7 p2+p0   41 t
        mov qword [rsp + 3064], rdi  ;  1761.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1709.5 p2      41 t
        xor rdi, qword [rsp + 2880]  ;  1762.4 p2+p0   41 t
        xor r10, rsi                 ;  1763.0 p0      41 t
        mov rsi, qword [rsp + 2304]  ;  1711.5 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1763.6 p2+p0   41 t
        xor r10, rbp                 ;  1764.1 p0      41 t
        mov rbp, qword [rsp + 2304]  ;  1713.5 p2      41 t
        xor rbp, rbx                 ;  1764.7 p0      41 t
        xor r10, qword [rsp + 2744]  ;  1765.3 p2+p0   41 t
        mov qword [rsp + 2304], r15  ;  1765.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2864]  ;  1715.5 p2      41 t
        xor r15, rdi                 ;  1766.8 p0      41 t
        xor rdi, rbp                 ;  1767.4 p0      41 t
        mov qword [rsp + 2864], rbp  ;  1768.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2496]  ;  1716.9 p2      41 t
        xor rbp, rsi                 ;  1769.0 p0      41 t
        xor rbx, rbp                 ;  1770.0 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1770.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2712]  ;  1718.3 p2      41 t
        xor rbp, rax                 ;  1771.1 p0      41 t
        xor rax, r15                 ;  1771.7 p0      41 t
        xor rsi, rbp                 ;  1772.3 p0      41 t
        mov qword [rsp + 2712], r15  ;  1772.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2848]  ;  1719.9 p2      41 t
        xor r15, qword [rsp + 3000]  ;  1773.8 p2+p0   41 t
        mov qword [rsp + 3000], rbp  ;  1774.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 3032]  ;  1721.9 p2      41 t
        xor rbp, qword [rsp + 2232]  ;  1775.4 p2+p0   41 t
        xor rbp, qword [rsp + 2888]  ;  1776.4 p2+p0   41 t
        xor rbp, qword [rsp + 3008]  ;  1777.4 p2+p0   41 t
        xor r11, qword [rsp + 2672]  ;  1777.1 p2+p0   41 t
        mov qword [rsp + 3008], rsi  ;  1777.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2688]  ;  1726.9 p2      41 t
        xor rsi, qword [rsp + 2800]  ;  1778.7 p2+p0   41 t
        mov qword [rsp + 2800], rbx  ;  1779.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;  1728.9 p2      41 t
        xor rbx, r15                 ;  1780.3 p0      41 t
        mov qword [rsp + 2688], r9   ;  1780.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2848]   ;  1729.9 p2      41 t
        xor r9, rbp                  ;  1781.8 p0      41 t
        xor rbp, rbx                 ;  1782.4 p0      41 t
        mov qword [rsp + 2848], rbx  ;  1783.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1730.9 p2      41 t
        xor rbx, rsi                 ;  1784.0 p0      41 t
        xor r15, rbx                 ;  1785.0 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1785.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1731.9 p2      41 t
        xor rbx, r10                 ;  1786.1 p0      41 t
        xor r10, r9                  ;  1786.7 p0      41 t
        xor rsi, rbx                 ;  1787.3 p0      41 t
        mov qword [rsp + 3032], r9   ;  1787.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2824]   ;  1733.4 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1788.8 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1789.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1735.4 p2      41 t
        xor rbx, qword [rsp + 2904]  ;  1790.4 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;  1791.0 p2+p0   41 t
        mov qword [rsp + 2904], rsi  ;  1791.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2648]  ;  1738.4 p2      41 t
        xor rsi, qword [rsp + 2976]  ;  1792.6 p2+p0   41 t
        xor rsi, qword [rsp + 2952]  ;  1793.6 p2+p0   41 t
        xor rsi, qword [rsp + 2992]  ;  1794.6 p2+p0   41 t
        mov qword [rsp + 2992], r15  ;  1794.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;  1742.4 p2      41 t
        xor r15, r9                  ;  1795.3 p0      41 t
        mov qword [rsp + 2648], rbp  ;  1795.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2824]  ;  1743.4 p2      41 t
        xor rbp, rbx                 ;  1796.8 p0      41 t
        xor rbx, r15                 ;  1797.4 p0      41 t
        mov qword [rsp + 2824], r15  ;  1798.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2672]  ;  1744.7 p2      41 t
        xor r15, rsi                 ;  1799.0 p0      41 t
        xor r9, r15                  ;  1800.0 p0      41 t
        mov qword [rsp + 2672], r15  ;  1800.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2696]  ;  1746.9 p2      41 t
        xor r15, r11                 ;  1801.1 p0      41 t
        xor r11, rbp                 ;  1801.7 p0      41 t
        xor rsi, r15                 ;  1802.3 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1802.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2856]  ;  1748.8 p2      41 t
        xor rbp, qword [rsp + 2336]  ;  1803.8 p2+p0   41 t
        mov qword [rsp + 2336], r15  ;  1804.4 p0+p3   41 t spill
        mov r15, qword [rsp + 3024]  ;  1750.8 p2      41 t
        xor r15, qword [rsp + 2344]  ;  1805.4 p2+p0   41 t
        xor rdx, qword [rsp + 2424]  ;  1806.0 p2+p0   41 t
        mov qword [rsp + 2344], rsi  ;  1806.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2664]  ;  1753.8 p2      41 t
        xor rsi, qword [rsp + 2984]  ;  1807.5 p2+p0   41 t
        mov qword [rsp + 2984], r9   ;  1808.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2664]   ;  1755.8 p2      41 t
        xor r9, rbp                  ;  1809.1 p0      41 t
        mov qword [rsp + 2664], rbx  ;  1809.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2856]  ;  1756.9 p2      41 t
        xor rbx, r15                 ;  1810.7 p0      41 t
        xor r15, r9                  ;  1811.3 p0      41 t
        mov qword [rsp + 2856], r9   ;  1811.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;  1758.6 p2      41 t
        xor r9, rsi                  ;  1812.8 p0      41 t
        xor rbp, r9                  ;  1813.8 p0      41 t
        mov qword [rsp + 2280], r9   ;  1814.0 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1760.7 p2      41 t
        xor r9, r14                  ;  1815.0 p0      41 t
        xor r14, rbx                 ;  1815.5 p0      41 t
        xor rsi, r9                  ;  1816.1 p0      41 t
        mov qword [rsp + 3024], rbx  ;  1816.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2832]  ;  1763.0 p2      41 t
        xor rbx, qword [rsp + 2464]  ;  1817.7 p2+p0   41 t
        xor rbx, qword [rsp + 2920]  ;  1818.7 p2+p0   41 t
        mov qword [rsp + 2920], r9   ;  1818.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2808]   ;  1766.0 p2      41 t
        xor r9, qword [rsp + 2912]   ;  1819.8 p2+p0   41 t
        mov qword [rsp + 2912], rsi  ;  1820.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2288]  ;  1768.0 p2      41 t
        xor rsi, qword [rsp + 2936]  ;  1821.4 p2+p0   41 t
        mov qword [rsp + 2936], rbp  ;  1822.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2288]  ;  1770.0 p2      41 t
        xor rbp, rbx                 ;  1823.0 p0      41 t
        mov qword [rsp + 2288], r15  ;  1823.5 p0+p3   41 t spill
        mov r15, qword [rsp + 2832]  ;  1771.0 p2      41 t
        xor r15, r9                  ;  1824.5 p0      41 t
        xor r9, rbp                  ;  1825.1 p0      41 t
        mov qword [rsp + 2832], rbp  ;  1825.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2424]  ;  1772.0 p2      41 t
        xor rbp, rsi                 ;  1826.7 p0      41 t
        xor rbx, rbp                 ;  1827.7 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1827.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2808]  ;  1773.0 p2      41 t
        xor rbp, rdx                 ;  1828.8 p0      41 t
        xor rdx, r15                 ;  1829.4 p0      41 t
        xor rsi, rbp                 ;  1830.0 p0      41 t
        mov qword [rsp + 2808], r15  ;  1830.5 p0+p3   41 t spill
        mov r15, r13                 ;  1775.2 p1      62 t copy
        xor r15, qword [rsp + 2192]  ;  1831.5 p2+p0   62 t
        mov qword [rsp + 2192], r15  ;  1832.5 p0+p3   62 t spill
        mov r15, rcx                 ;  1776.8 p1      62 t copy
        xor r15, qword [rsp + 2104]  ;  1833.1 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1834.1 p0+p3   62 t spill
        mov r15, r12                 ;  1778.8 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1834.7 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1835.7 p0+p3   62 t spill
        mov r15, rax                 ;  1780.1 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1836.3 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1837.3 p0+p3   62 t spill
        mov r15, r10                 ;  1787.7 p1      62 t copy
        xor r15, qword [rsp + 2128]  ;  1837.8 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1838.8 p0+p3   62 t spill
        mov r15, qword [rsp + 3048]  ;  1782.8 p2      62 t
        xor r15, qword [rsp + 2160]  ;  1839.4 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1840.4 p0+p3   62 t spill
        mov r15, r11                 ;  1802.7 p1      62 t copy
        xor r15, qword [rsp + 2136]  ;  1841.0 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1842.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2480]  ;  1787.1 p2      62 t
        xor r15, qword [rsp + 2168]  ;  1842.5 p2+p0   62 t
        mov qword [rsp + 2168], r15  ;  1843.5 p0+p3   62 t spill
        mov r15, r8                  ;  1788.7 p1      62 t copy
        xor r15, qword [rsp + 2176]  ;  1844.1 p2+p0   62 t
        mov qword [rsp + 2176], r15  ;  1845.1 p0+p3   62 t spill
        mov r15, r14                 ;  1816.5 p1      62 t copy
        xor r15, qword [rsp + 2144]  ;  1845.7 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1846.7 p0+p3   62 t spill
        mov r15, rdi                 ;  1792.4 p1      62 t copy
        xor r15, qword [rsp + 2184]  ;  1847.2 p2+p0   62 t
        mov qword [rsp + 2184], r15  ;  1848.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2648]  ;  1795.8 p2      62 t
        xor r15, qword [rsp + 1672]  ;  1848.8 p2+p0   62 t
        mov qword [rsp + 1672], r15  ;  1849.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2664]  ;  1809.7 p2      62 t
        xor r15, qword [rsp + 1680]  ;  1850.4 p2+p0   62 t
        mov qword [rsp + 1680], r15  ;  1851.4 p0+p3   62 t spill
        mov r15, rdx                 ;  1830.4 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1852.0 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1853.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2288]  ;  1823.5 p2      62 t
        xor r15, qword [rsp + 1688]  ;  1853.5 p2+p0   62 t
        mov qword [rsp + 1688], r15  ;  1854.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2368]  ;  1801.3 p2      62 t
        xor r15, qword [rsp + 1704]  ;  1855.1 p2+p0   62 t
        mov qword [rsp + 1704], r15  ;  1856.1 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1803.3 p2      62 t
        xor r15, qword [rsp + 1712]  ;  1856.7 p2+p0   62 t
        mov qword [rsp + 1712], r15  ;  1857.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2688]  ;  1805.3 p2      62 t
        xor r15, qword [rsp + 1720]  ;  1858.2 p2+p0   62 t
        mov qword [rsp + 1720], r15  ;  1859.2 p0+p3   62 t spill
        mov r15, r9                  ;  1826.1 p1      62 t copy
        xor r15, qword [rsp + 1696]  ;  1859.8 p2+p0   62 t
        mov qword [rsp + 1696], r15  ;  1860.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2800]  ;  1808.3 p2      62 t
        xor r15, qword [rsp + 1728]  ;  1861.4 p2+p0   62 t
        mov qword [rsp + 1728], r15  ;  1862.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2992]  ;  1810.3 p2      62 t
        xor r15, qword [rsp + 1736]  ;  1863.0 p2+p0   62 t
        mov qword [rsp + 1736], r15  ;  1864.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2984]  ;  1812.3 p2      62 t
        xor r15, qword [rsp + 1744]  ;  1864.5 p2+p0   62 t
        mov qword [rsp + 1744], r15  ;  1865.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2936]  ;  1822.0 p2      62 t
        xor r15, qword [rsp + 1752]  ;  1866.1 p2+p0   62 t
        xor r8, qword [rsp + 1848]   ;  1866.7 p2+p0   62 t
        xor r8, qword [rsp + 2528]   ;  1867.7 p2+p0   62 t
        xor rdi, qword [rsp + 1856]  ;  1867.8 p2+p0   62 t
        xor rdi, qword [rsp + 2496]  ;  1868.8 p2+p0   62 t
        mov qword [rsp + 1856], rdi  ;  1869.8 p0+p3   62 t spill
        mov rdi, qword [rsp + 2816]  ;  1820.3 p2      62 t
        xor rdi, qword [rsp + 1768]  ;  1870.0 p2+p0   62 t
        mov qword [rsp + 1848], r8   ;  1870.5 p0+p3   62 t spill
        mov r8, rbx                  ;  1828.7 p1      62 t copy
        xor r8, qword [rsp + 1760]   ;  1871.5 p2+p0   62 t
        mov qword [rsp + 1768], rdi  ;  1872.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2512]  ;  1823.3 p2      62 t
        xor rdi, qword [rsp + 1776]  ;  1873.1 p2+p0   62 t
        mov qword [rsp + 1776], rdi  ;  1874.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2304]  ;  1825.3 p2      62 t
        xor rdi, qword [rsp + 1784]  ;  1874.7 p2+p0   62 t
        mov qword [rsp + 1784], rdi  ;  1875.7 p0+p3   62 t spill
        mov rdi, qword [rsp + 3008]  ;  1827.3 p2      62 t
        xor rdi, qword [rsp + 1792]  ;  1876.2 p2+p0   62 t
        xor r9, qword [rsp + 1888]   ;  1876.8 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1877.8 p2+p0   62 t
        mov qword [rsp + 1888], r9   ;  1878.8 p0+p3   62 t spill
        mov r9, qword [rsp + 2904]   ;  1831.3 p2      62 t
        xor r9, qword [rsp + 1800]   ;  1879.0 p2+p0   62 t
        mov qword [rsp + 1800], r9   ;  1880.0 p0+p3   62 t spill
        mov r9, qword [rsp + 2344]   ;  1833.3 p2      62 t
        xor r9, qword [rsp + 1808]   ;  1880.5 p2+p0   62 t
        mov qword [rsp + 1808], r9   ;  1881.5 p0+p3   62 t spill
        mov r9, qword [rsp + 2912]   ;  1835.3 p2      62 t
        xor r9, qword [rsp + 1816]   ;  1882.1 p2+p0   62 t
        mov qword [rsp + 1816], r9   ;  1883.1 p0+p3   62 t spill
        mov r9, rsi                  ;  1836.0 p1      62 t copy
        xor r9, qword [rsp + 1824]   ;  1883.7 p2+p0   62 t
        mov qword [rsp + 1824], r9   ;  1884.7 p0+p3   62 t spill
        mov r9, qword [rsp + 3040]   ;  1838.3 p2      62 t
        xor r9, qword [rsp + 1832]   ;  1885.2 p2+p0   62 t
        xor r9, qword [rsp + 3048]   ;  1886.2 p2+p0   62 t
        mov qword [rsp + 1832], r9   ;  1887.2 p0+p3   62 t spill
        mov r9, qword [rsp + 3088]   ;  1841.3 p2      62 t
        xor r9, qword [rsp + 1840]   ;  1887.4 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1888.4 p2+p0   62 t
        xor rbp, rbx                 ;  1888.5 p0      62 t
        mov rbx, qword [rsp + 2744]  ;  1844.3 p2      62 t
        xor rbx, qword [rsp + 1864]  ;  1889.1 p2+p0   62 t
        xor rbx, qword [rsp + 2648]  ;  1890.1 p2+p0   62 t
        xor rbp, qword [rsp + 1952]  ;  1890.2 p2+p0   62 t
        mov qword [rsp + 1952], rbp  ;  1891.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2672]  ;  1848.3 p2      62 t
        xor rbp, qword [rsp + 1872]  ;  1891.8 p2+p0   62 t
        xor rbp, qword [rsp + 2664]  ;  1892.8 p2+p0   62 t
        mov qword [rsp + 1872], rbp  ;  1893.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1851.3 p2      62 t
        xor rbp, qword [rsp + 1880]  ;  1893.9 p2+p0   62 t
        xor rbp, qword [rsp + 2288]  ;  1894.9 p2+p0   62 t
        mov qword [rsp + 1880], rbp  ;  1895.9 p0+p3   62 t spill
        mov rbp, qword [rsp + 3112]  ;  1854.3 p2      62 t
        xor rbp, qword [rsp + 1896]  ;  1896.1 p2+p0   62 t
        xor rbp, qword [rsp + 2368]  ;  1897.1 p2+p0   62 t
        mov qword [rsp + 1896], rbp  ;  1898.1 p0+p3   62 t spill
        mov rbp, qword [rsp + 2872]  ;  1857.3 p2      62 t
        xor rbp, qword [rsp + 1904]  ;  1898.2 p2+p0   62 t
        xor rbp, qword [rsp + 3128]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 1904], rbp  ;  1900.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3064]  ;  1860.3 p2      62 t
        xor rbp, qword [rsp + 1912]  ;  1900.4 p2+p0   62 t
        xor rbp, qword [rsp + 2688]  ;  1901.4 p2+p0   62 t
        mov qword [rsp + 1912], rbp  ;  1902.4 p0+p3   62 t spill
        mov rbp, qword [rsp + 3000]  ;  1863.3 p2      62 t
        xor rbp, qword [rsp + 1920]  ;  1902.5 p2+p0   62 t
        xor rbp, qword [rsp + 2800]  ;  1903.5 p2+p0   62 t
        xor rsi, qword [rsp + 2016]  ;  1903.7 p2+p0   62 t
        xor rsi, qword [rsp + 2808]  ;  1904.7 p2+p0   62 t
        mov qword [rsp + 2016], rsi  ;  1905.7 p0+p3   62 t spill
        mov rsi, qword [rsp + 2472]  ;  1868.3 p2      62 t
        xor rsi, qword [rsp + 1928]  ;  1905.8 p2+p0   62 t
        xor rsi, qword [rsp + 2992]  ;  1906.8 p2+p0   62 t
        xor r13, qword [rsp + 2024]  ;  1906.9 p2+p0   62 t
        xor r13, qword [rsp + 2432]  ;  1907.9 p2+p0   62 t
        mov qword [rsp + 2024], r13  ;  1908.9 p0+p3   62 t spill
        mov r13, qword [rsp + 2336]  ;  1873.3 p2      62 t
        xor r13, qword [rsp + 1936]  ;  1909.1 p2+p0   62 t
        xor r13, qword [rsp + 2984]  ;  1910.1 p2+p0   62 t
        xor rcx, qword [rsp + 2032]  ;  1910.2 p2+p0   62 t
        xor rcx, qword [rsp + 3056]  ;  1911.2 p2+p0   62 t
        mov qword [rsp + 2032], rcx  ;  1912.2 p0+p3   62 t spill
        mov rcx, qword [rsp + 2920]  ;  1878.3 p2      62 t
        xor rcx, qword [rsp + 1944]  ;  1912.4 p2+p0   62 t
        xor rcx, qword [rsp + 2936]  ;  1913.4 p2+p0   62 t
        xor r12, qword [rsp + 2040]  ;  1913.5 p2+p0   62 t
        xor r12, qword [rsp + 3016]  ;  1914.5 p2+p0   62 t
        xor rax, qword [rsp + 2048]  ;  1914.6 p2+p0   62 t
        xor rax, qword [rsp + 2864]  ;  1915.6 p2+p0   62 t
        mov qword [rsp + 2048], rax  ;  1916.6 p0+p3   62 t spill
        mov rax, qword [rsp + 2392]  ;  1885.3 p2      62 t
        xor rax, qword [rsp + 1960]  ;  1916.8 p2+p0   62 t
        xor rax, qword [rsp + 2816]  ;  1917.8 p2+p0   62 t
        xor r10, qword [rsp + 2056]  ;  1917.9 p2+p0   62 t
        xor r10, qword [rsp + 2848]  ;  1918.9 p2+p0   62 t
        mov qword [rsp + 2056], r10  ;  1919.9 p0+p3   62 t spill
        mov r10, qword [rsp + 2312]  ;  1890.3 p2      62 t
        xor r10, qword [rsp + 1968]  ;  1920.1 p2+p0   62 t
        xor r10, qword [rsp + 2512]  ;  1921.1 p2+p0   62 t
        xor r11, qword [rsp + 2064]  ;  1921.2 p2+p0   62 t
        xor r11, qword [rsp + 2824]  ;  1922.2 p2+p0   62 t
        mov qword [rsp + 2064], r11  ;  1923.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2248]  ;  1895.3 p2      62 t
        xor r11, qword [rsp + 1976]  ;  1923.4 p2+p0   62 t
        xor r11, qword [rsp + 2304]  ;  1924.4 p2+p0   62 t
        xor r14, qword [rsp + 2072]  ;  1924.5 p2+p0   62 t
        xor r14, qword [rsp + 2856]  ;  1925.5 p2+p0   62 t
        mov qword [rsp + 2072], r14  ;  1926.5 p0+p3   62 t spill
        mov r14, qword [rsp + 2712]  ;  1900.3 p2      62 t
        xor r14, qword [rsp + 1984]  ;  1926.6 p2+p0   62 t
        xor r14, qword [rsp + 3008]  ;  1927.6 p2+p0   62 t
        xor rdx, qword [rsp + 2080]  ;  1927.8 p2+p0   62 t
        xor rdx, qword [rsp + 2832]  ;  1928.8 p2+p0   62 t
        mov qword [rsp + 2080], rdx  ;  1929.8 p0+p3   62 t spill
        mov rdx, qword [rsp + 3032]  ;  1905.3 p2      62 t
        xor rdx, qword [rsp + 1992]  ;  1929.9 p2+p0   62 t
        xor rdx, qword [rsp + 2904]  ;  1930.9 p2+p0   62 t
        mov qword [rsp + 2040], r12  ;  1931.1 p0+p3   62 t spill
        mov r12, qword [rsp + 2696]  ;  1908.3 p2      62 t
        xor r12, qword [rsp + 2000]  ;  1932.1 p2+p0   62 t
        xor r12, qword [rsp + 2344]  ;  1933.1 p2+p0   62 t
        mov qword [rsp + 2000], r12  ;  1934.1 p0+p3   62 t spill
        mov r12, qword [rsp + 3024]  ;  1911.3 p2      62 t
        xor r12, qword [rsp + 2008]  ;  1934.2 p2+p0   62 t
        xor r12, qword [rsp + 2912]  ;  1935.2 p2+p0   62 t
        mov qword [rsp + 2008], r12  ;  1936.2 p0+p3   62 t spill
        mov qword [rsp + 1752], r15  ;  1936.4 p0+p3   60 rounds
        mov qword [rsp + 1760], r8   ;  1937.4 p0+p3   60 rounds
        mov qword [rsp + 1792], rdi  ;  1938.4 p0+p3   60 rounds
        mov qword [rsp + 1840], r9   ;  1939.4 p0+p3   60 rounds
        mov qword [rsp + 1864], rbx  ;  1940.4 p0+p3   60 rounds
        mov qword [rsp + 1920], rbp  ;  1941.4 p0+p3   60 rounds
        mov qword [rsp + 1928], rsi  ;  1942.4 p0+p3   60 rounds
        mov qword [rsp + 1936], r13  ;  1943.4 p0+p3   60 rounds
        mov qword [rsp + 1944], rcx  ;  1944.4 p0+p3   60 rounds
        mov qword [rsp + 1960], rax  ;  1945.4 p0+p3   60 rounds
        mov qword [rsp + 1968], r10  ;  1946.4 p0+p3   60 rounds
        mov qword [rsp + 1976], r11  ;  1947.4 p0+p3   60 rounds
        mov qword [rsp + 1984], r14  ;  1948.4 p0+p3   60 rounds
        mov qword [rsp + 1992], rdx  ;  1949.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  1914.3 p2      60 rounds
        add r8, 0x400                ;  1918.3 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  1915.3 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  1916.3 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1917.3 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  1918.3 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  1919.3 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  1920.3 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  1921.3 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  1922.3 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  1923.3 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  1924.3 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  1925.3 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  1926.3 p2      62 t reload
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
        mov rdx, r9                  ;     0.0 p0      40 t copy
        xor rdx, qword [r8 + 9216]   ;     4.0 p2+p0   40 t
        mov rbx, r10                 ;     1.0 p1      40 t copy
        xor rbx, qword [r8 + 9224]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2104], r10  ;     2.0 p0+p3   40 t spill
        mov r10, r11                 ;     2.3 p1      40 t copy
        xor r10, qword [r8 + 9232]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2112], r11  ;     4.0 p0+p3   40 t spill
        mov r11, r12                 ;     3.7 p1      40 t copy
        xor r11, qword [r8 + 9240]   ;     4.7 p2+p0   40 t
        mov qword [rsp + 2120], r12  ;     6.0 p0+p3   40 t spill
        mov r12, r13                 ;     5.0 p1      40 t copy
        xor r12, qword [r8 + 9248]   ;     6.1 p2+p0   40 t
        mov qword [rsp + 2128], r13  ;     8.0 p0+p3   40 t spill
        mov r13, r14                 ;     6.3 p1      40 t copy
        xor r13, qword [r8 + 9256]   ;     7.7 p2+p0   40 t
        mov qword [rsp + 2136], r14  ;    10.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.7 p1      40 t copy
        xor r14, qword [r8 + 9264]   ;     9.3 p2+p0   40 t
        mov qword [rsp + 2144], r15  ;    12.0 p0+p3   40 t spill
        mov r15, rsi                 ;     9.0 p1      40 t copy
        xor r15, qword [r8 + 9272]   ;    10.9 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    14.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    10.3 p1      40 t copy
        xor rsi, qword [r8 + 9280]   ;    12.4 p2+p0   40 t
        mov qword [rsp + 2160], rdi  ;    16.0 p0+p3   40 t spill
        mov rdi, rbp                 ;    11.7 p1      40 t copy
        xor rdi, qword [r8 + 9288]   ;    14.0 p2+p0   40 t
        mov qword [rsp + 2168], rbp  ;    18.0 p0+p3   40 t spill
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 9296]   ;    15.6 p2+p0   40 t
        mov qword [rsp + 2176], rax  ;    20.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 9304]   ;    17.1 p2+p0   40 t
        mov qword [rsp + 2184], rcx  ;    22.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9312]   ;    15.7 p2      40 t
        xor rcx, qword [rsp + 3776]  ;    19.7 p2+p0   40 t
        mov qword [rsp + 2192], r9   ;    24.0 p0+p3   40 t spill
        mov r9, qword [r8 + 9320]    ;    17.7 p2      40 t
        xor r9, qword [rsp + 3784]   ;    21.7 p2+p0   40 t
        mov qword [rsp + 2200], rbp  ;    26.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9328]   ;    19.7 p2      40 t
        xor rbp, qword [rsp + 3792]  ;    23.7 p2+p0   40 t
        mov qword [rsp + 2208], rcx  ;    28.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9336]   ;    21.7 p2      40 t
        xor rcx, qword [rsp + 3800]  ;    25.7 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9344]   ;    23.7 p2      40 t
        xor rsi, qword [rsp + 3808]  ;    27.7 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9352]   ;    25.7 p2      40 t
        xor rsi, qword [rsp + 3816]  ;    29.7 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9360]   ;    27.7 p2      40 t
        xor rsi, qword [rsp + 3824]  ;    31.7 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9368]   ;    29.7 p2      40 t
        xor rsi, qword [rsp + 3832]  ;    33.7 p2+p0   40 t
        mov qword [rsp + 2248], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9376]   ;    31.7 p2      40 t
        xor rsi, qword [rsp + 3840]  ;    35.7 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9384]   ;    33.7 p2      40 t
        xor rsi, qword [rsp + 3848]  ;    37.7 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9392]   ;    35.7 p2      40 t
        xor rsi, qword [rsp + 3856]  ;    39.7 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9400]   ;    37.7 p2      40 t
        xor rsi, qword [rsp + 3864]  ;    41.7 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9408]   ;    39.7 p2      40 t
        xor rsi, qword [rsp + 3872]  ;    43.7 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9416]   ;    41.7 p2      40 t
        xor rsi, qword [rsp + 3880]  ;    45.7 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9424]   ;    43.7 p2      40 t
        xor rsi, qword [rsp + 3888]  ;    47.7 p2+p0   40 t
        mov qword [rsp + 2304], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9432]   ;    45.7 p2      40 t
        xor rsi, qword [rsp + 3896]  ;    49.7 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9440]   ;    47.7 p2      40 t
        xor rsi, qword [rsp + 3904]  ;    51.7 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9448]   ;    49.7 p2      40 t
        xor rsi, qword [rsp + 3912]  ;    53.7 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9456]   ;    51.7 p2      40 t
        xor rsi, qword [rsp + 3920]  ;    55.7 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9464]   ;    53.7 p2      40 t
        xor rsi, qword [rsp + 3928]  ;    57.7 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9472]   ;    55.7 p2      40 t
        xor rsi, qword [rsp + 3936]  ;    59.7 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9480]   ;    57.7 p2      40 t
        xor rsi, qword [rsp + 3944]  ;    61.7 p2+p0   40 t
        mov qword [rsp + 2360], rsi  ;    66.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9488]   ;    59.7 p2      40 t
        xor rsi, qword [rsp + 3952]  ;    63.7 p2+p0   40 t
        mov qword [rsp + 2368], rsi  ;    68.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9496]   ;    61.7 p2      40 t
        xor rsi, qword [rsp + 3960]  ;    65.7 p2+p0   40 t
        mov qword [rsp + 2376], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9504]   ;    63.7 p2      40 t
        xor rsi, qword [rsp + 3968]  ;    67.7 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9512]   ;    65.7 p2      40 t
        xor rsi, qword [rsp + 3976]  ;    69.7 p2+p0   40 t
        mov qword [rsp + 2392], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9520]   ;    67.7 p2      40 t
        xor rsi, qword [rsp + 3984]  ;    71.7 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9528]   ;    69.7 p2      40 t
        xor rsi, qword [rsp + 3992]  ;    73.7 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9536]   ;    71.7 p2      40 t
        xor rsi, qword [rsp + 4000]  ;    75.7 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9544]   ;    73.7 p2      40 t
        xor rsi, qword [rsp + 4008]  ;    77.7 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9552]   ;    75.7 p2      40 t
        xor rsi, qword [rsp + 4016]  ;    79.7 p2+p0   40 t
        mov qword [rsp + 2432], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9560]   ;    77.7 p2      40 t
        xor rsi, qword [rsp + 4024]  ;    81.7 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9568]   ;    79.7 p2      40 t
        xor rsi, qword [rsp + 4032]  ;    83.7 p2+p0   40 t
        mov qword [rsp + 2448], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9576]   ;    81.7 p2      40 t
        xor rsi, qword [rsp + 4040]  ;    85.7 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9584]   ;    83.7 p2      40 t
        xor rsi, qword [rsp + 4048]  ;    87.7 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9592]   ;    85.7 p2      40 t
        xor rsi, qword [rsp + 4056]  ;    89.7 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9600]   ;    87.7 p2      40 t
        xor rsi, qword [rsp + 4064]  ;    91.7 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9608]   ;    89.7 p2      40 t
        xor rsi, qword [rsp + 4072]  ;    93.7 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9616]   ;    91.7 p2      40 t
        xor rsi, qword [rsp + 4080]  ;    95.7 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9624]   ;    93.7 p2      40 t
        xor rsi, qword [rsp + 4088]  ;    97.7 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9632]   ;    95.7 p2      40 t
        xor rsi, qword [rsp + 4096]  ;    99.7 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   104.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9640]   ;    97.7 p2      40 t
        xor rsi, qword [rsp + 4104]  ;   101.7 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9648]   ;    99.7 p2      40 t
        xor rsi, qword [rsp + 4112]  ;   103.7 p2+p0   40 t
        mov qword [rsp + 2528], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9656]   ;   101.7 p2      40 t
        xor rsi, qword [rsp + 4120]  ;   105.7 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9664]   ;   103.7 p2      40 t
        xor rsi, qword [rsp + 4128]  ;   107.7 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   112.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9672]   ;   105.7 p2      40 t
        xor rsi, qword [rsp + 4136]  ;   109.7 p2+p0   40 t
        not rdx                      ;    90.0 p0      41 t
        not r10                      ;    90.5 p0      41 t
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9680]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 4144]  ;   111.7 p2+p0   40 t
        not r14                      ;    92.5 p0      41 t
        not r15                      ;    93.0 p0      41 t
        mov qword [rsp + 2560], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9688]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 4152]  ;   113.7 p2+p0   40 t
        mov qword [rsp + 2568], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9696]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 4160]  ;   115.7 p2+p0   40 t
        mov qword [rsp + 2576], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9704]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 4168]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9712]   ;   115.7 p2      40 t
        xor rsi, qword [rsp + 4176]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2592], rsi  ;   124.0 p0+p3   40 t spill
        mov rsi, r12                 ;    85.0 p1      41 t copy
        xor rsi, rbx                 ;   100.8 p0      41 t
        xor r12, r10                 ;   101.4 p0      41 t
        mov qword [rsp + 2600], rax  ;   126.0 p0+p3   40 t spill
        mov rax, r13                 ;    86.3 p1      41 t copy
        xor rax, rbx                 ;   103.0 p0      41 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9720]   ;   117.7 p2      40 t
        xor rbp, qword [rsp + 4184]  ;   121.7 p2+p0   40 t
        mov qword [rsp + 2616], r8   ;   130.0 p0+p3   61 r.0 spill
        mov r8, r11                  ;    88.7 p1      41 t copy
        xor r8, r14                  ;   106.1 p0      41 t
        xor rdx, r8                  ;   107.1 p0      41 t
        xor r15, rdx                 ;   108.1 p0      41 t
        xor r8, rsi                  ;   107.8 p0      41 t
        mov qword [rsp + 2624], rbp  ;   132.0 p0+p3   40 t spill
        mov rbp, rax                 ;   104.0 p1      41 t copy
        xor rbp, rdx                 ;   109.4 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, rsi                  ;   101.8 p1      41 t copy
        xor r9, r15                  ;   111.0 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, r12                 ;   102.4 p1      41 t copy
        xor rdi, r8                  ;   112.5 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r15                 ;   109.1 p1      41 t copy
        or rcx, rbp                  ;   114.1 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, r10                 ;    94.7 p1      41 t copy
        xor rbx, rdx                 ;   115.7 p0      41 t
        xor r13, r8                  ;   116.3 p0      41 t
        mov qword [rsp + 2664], r10  ;   142.0 p0+p3   41 t spill
        mov r10, r15                 ;   109.1 p1      41 t copy
        xor r10, r8                  ;   117.8 p0      41 t
        xor r11, r10                 ;   118.8 p0      41 t
        mov qword [rsp + 2672], r15  ;   144.0 p0+p3   41 t spill
        mov r15, rdx                 ;   108.1 p1      41 t copy
        or r15, r10                  ;   120.0 p0      41 t
        xor r15, rcx                 ;   121.0 p0      41 t
        mov qword [rsp + 2680], r10  ;   146.0 p0+p3   41 t spill
        mov r10, r14                 ;    98.7 p1      41 t copy
        or r10, r9                   ;   122.1 p0      41 t
        xor r13, r10                 ;   123.1 p0      41 t
        mov qword [rsp + 2688], rdx  ;   148.0 p0+p3   41 t spill
        mov rdx, r9                  ;   112.0 p1      41 t copy
        xor rdx, rdi                 ;   124.3 p0      41 t
        xor r14, rcx                 ;   124.8 p0      41 t
        mov rcx, rax                 ;   104.0 p1      41 t copy
        and rcx, r8                  ;   125.4 p0      41 t
        xor r10, rcx                 ;   126.4 p0      41 t
        mov rcx, rbx                 ;   116.7 p1      41 t copy
        and rcx, rdx                 ;   126.5 p0      41 t
        xor r13, rcx                 ;   127.5 p0      41 t
        mov rcx, rax                 ;   104.0 p1      41 t copy
        xor r15, r13                 ;   128.5 p0      41 t
        xor r14, r10                 ;   128.2 p0      41 t
        mov qword [rsp + 2696], r9   ;   150.0 p0+p3   41 t spill
        mov r9, rbx                  ;   116.7 p1      41 t copy
        xor r9, r11                  ;   129.8 p0      41 t
        xor rcx, r9                  ;   130.8 p0      41 t
        mov qword [rsp + 2704], rbx  ;   152.0 p0+p3   41 t spill
        mov rbx, rdi                 ;   113.5 p1      41 t copy
        and rbx, r9                  ;   132.0 p0      41 t
        xor r10, rbx                 ;   133.0 p0      41 t
        mov rbx, r12                 ;   106.7 p1      41 t copy
        and rbx, rcx                 ;   133.1 p0      41 t
        xor r14, rbx                 ;   134.1 p0      41 t
        mov rbx, rbp                 ;   110.4 p1      41 t copy
        xor rbx, r11                 ;   134.2 p0      41 t
        mov qword [rsp + 2712], rdi  ;   154.0 p0+p3   41 t spill
        mov rdi, rsi                 ;   108.7 p1      41 t copy
        and rdi, rbx                 ;   135.8 p0      41 t
        xor r10, rdi                 ;   136.8 p0      41 t
        xor r13, rdi                 ;   137.0 p0      41 t
        mov rdi, qword [rsp + 2664]  ;   142.0 p2      41 t
        or rdi, qword [rsp + 2656]   ;   146.0 p2+p0   41 t
        xor r13, rdi                 ;   147.0 p0      41 t
        mov rdi, r15                 ;   129.5 p1      41 t copy
        and rdi, r14                 ;   138.7 p0      41 t
        xor r13, rdi                 ;   148.0 p0      41 t
        mov qword [rsp + 2720], rdx  ;   156.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.8 p1      41 t copy
        and rdx, r13                 ;   149.0 p0      41 t
        xor r13, r14                 ;   149.0 p0      41 t
        or rdi, r13                  ;   150.0 p0      41 t
        xor r15, rdx                 ;   150.0 p0      41 t
        xor rdi, r15                 ;   151.0 p0      41 t
        and rbx, rdi                 ;   152.0 p0      41 t
        mov rdx, r10                 ;   137.8 p1      41 t copy
        and rdx, r15                 ;   151.0 p0      41 t
        xor r14, rdx                 ;   152.0 p0      41 t
        and r15, r14                 ;   153.0 p0      41 t
        mov rdx, rdi                 ;   152.0 p1      41 t copy
        or rdx, r14                  ;   153.0 p0      41 t
        xor r13, rdx                 ;   154.0 p0      41 t
        xor r10, r15                 ;   154.0 p0      41 t
        mov r15, rdi                 ;   152.0 p1      41 t copy
        xor r15, r14                 ;   153.0 p0      41 t
        and rcx, r15                 ;   154.0 p0      41 t
        and r12, r15                 ;   154.0 p0      41 t
        xor r15, r13                 ;   155.0 p0      41 t
        and r9, r15                  ;   156.0 p0      41 t
        mov rdx, qword [rsp + 2688]  ;   148.0 p2      41 t
        and rsi, rdi                 ;   152.0 p0      41 t
        xor rcx, r9                  ;   157.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and rdx, r10                 ;   155.0 p0      41 t
        and rax, r13                 ;   155.0 p0      41 t
        xor r13, r10                 ;   155.0 p0      41 t
        xor rax, r9                  ;   157.0 p0      41 t
        mov r9, qword [rsp + 2680]   ;   146.0 p2      41 t
        and r9, r10                  ;   155.0 p0      41 t
        xor r9, r12                  ;   156.0 p0      41 t
        xor rdi, r13                 ;   156.0 p0      41 t
        xor r10, r14                 ;   156.2 p0      41 t
        and r11, rdi                 ;   157.0 p0      41 t
        and rbp, r13                 ;   157.4 p0      41 t
        and r13, qword [rsp + 2672]  ;   157.9 p2+p0   41 t
        xor r12, r13                 ;   158.9 p0      41 t
        mov r13, qword [rsp + 2720]  ;   156.0 p2      41 t
        and r13, r10                 ;   160.0 p0      41 t
        and r10, qword [rsp + 2704]  ;   159.7 p2+p0   41 t
        and rdi, qword [rsp + 2696]  ;   160.2 p2+p0   41 t
        xor rdi, r12                 ;   161.2 p0      41 t
        xor rdi, r13                 ;   162.2 p0      41 t
        xor rbp, rbx                 ;   161.9 p0      41 t
        xor rbp, rcx                 ;   162.9 p0      41 t
        xor r8, r9                   ;   163.1 p0      41 t
        xor r8, r13                  ;   164.1 p0      41 t
        mov r13, qword [rsp + 2664]  ;   142.0 p2      41 t
        and r13, r14                 ;   164.2 p0      41 t
        and r14, qword [rsp + 2656]  ;   164.8 p2+p0   41 t
        xor r13, r8                  ;   165.4 p0      41 t
        and r15, qword [rsp + 2712]  ;   165.9 p2+p0   41 t
        xor r14, rdi                 ;   166.5 p0      41 t
        xor r14, r13                 ;   167.5 p0      41 t
        xor rdx, rcx                 ;   167.6 p0      41 t
        xor rdx, r13                 ;   168.6 p0      41 t
        xor r10, rax                 ;   168.8 p0      41 t
        xor r10, r13                 ;   169.8 p0      41 t
        xor r9, rdi                  ;   169.9 p0      41 t
        xor r15, r14                 ;   170.5 p0      41 t
        xor r9, rbp                  ;   171.1 p0      41 t
        xor rsi, r12                 ;   171.6 p0      41 t
        xor rsi, r14                 ;   172.6 p0      41 t
        xor rbx, rax                 ;   172.8 p0      41 t
        xor rbx, r11                 ;   173.8 p0      41 t
        mov r11, rdx                 ;   169.6 p1      41 t copy
        xor r11, r10                 ;   173.9 p0      41 t
        xor r11, rsi                 ;   174.9 p0      41 t
        xor rbp, r11                 ;   175.9 p0      41 t
        xor rbx, rdx                 ;   175.6 p0      41 t
        xor r11, r15                 ;   176.2 p0      41 t
        not rsi                      ;   176.8 p0      41 t
        not r8                       ;   177.3 p0      41 t
        mov r12, qword [rsp + 2648]  ;   144.0 p2      23 t
        not r12                      ;   177.8 p0      23 t
        not rbx                      ;   178.3 p0      41 t
        mov r13, qword [rsp + 2640]  ;   145.0 p2      23 t
        not r13                      ;   178.8 p0      23 t
        mov r14, qword [rsp + 2632]  ;   146.3 p2      23 t
        not r14                      ;   179.3 p0      23 t
        not rbp                      ;   179.8 p0      41 t
        not r15                      ;   180.3 p0      41 t
        mov rdi, qword [rsp + 2608]  ;   148.3 p2      23 t
        not rdi                      ;   180.8 p0      23 t
        mov rax, qword [rsp + 2216]  ;   149.3 p2      23 t
        mov rcx, qword [rsp + 2600]  ;   150.3 p2      40 t reload
        xor rax, rcx                 ;   181.3 p0      23 t
        mov rdx, qword [rsp + 2216]  ;   151.3 p2      23 t
        xor rdx, qword [rsp + 2208]  ;   181.9 p2+p0   23 t
        xor rcx, r13                 ;   182.4 p0      23 t
        mov qword [rsp + 2600], r10  ;   183.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2200]  ;   153.3 p2      23 t
        xor r10, r14                 ;   184.0 p0      23 t
        xor r12, r10                 ;   185.0 p0      23 t
        xor rdi, r12                 ;   186.0 p0      23 t
        xor r10, rax                 ;   185.7 p0      23 t
        mov qword [rsp + 2608], r15  ;   186.3 p0+p3   41 t spill
        mov r15, rdx                 ;   182.9 p1      23 t copy
        xor r15, r12                 ;   187.3 p0      23 t
        mov qword [rsp + 2632], rbp  ;   187.9 p0+p3   41 t spill
        mov rbp, rax                 ;   182.3 p1      23 t copy
        xor rbp, rdi                 ;   188.9 p0      23 t
        mov qword [rsp + 2640], r9   ;   189.4 p0+p3   41 t spill
        mov r9, rdi                  ;   187.0 p1      23 t copy
        or r9, r15                   ;   190.4 p0      23 t
        mov qword [rsp + 2648], r8   ;   191.0 p0+p3   41 t spill
        mov r8, rcx                  ;   183.4 p1      23 t copy
        xor r8, r10                  ;   192.0 p0      23 t
        mov qword [rsp + 2712], rbx  ;   192.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2200]  ;   157.7 p2      23 t
        mov qword [rsp + 2200], rsi  ;   193.6 p0+p3   41 t spill
        mov rsi, rdi                 ;   187.0 p1      23 t copy
        xor rsi, r10                 ;   194.6 p0      23 t
        xor rbx, rsi                 ;   195.6 p0      23 t
        mov qword [rsp + 2656], r11  ;   195.7 p0+p3   41 t spill
        mov r11, r13                 ;   179.8 p1      23 t copy
        xor r11, r12                 ;   196.7 p0      23 t
        mov qword [rsp + 2664], rdi  ;   197.3 p0+p3   23 t spill
        mov rdi, r12                 ;   186.0 p1      23 t copy
        or rdi, rsi                  ;   198.3 p0      23 t
        xor rdi, r9                  ;   199.3 p0      23 t
        mov qword [rsp + 2696], rsi  ;   199.4 p0+p3   23 t spill
        mov rsi, rbp                 ;   189.9 p1      23 t copy
        xor rsi, r8                  ;   200.4 p0      23 t
        xor r9, r14                  ;   201.0 p0      23 t
        or r14, rbp                  ;   201.6 p0      23 t
        mov qword [rsp + 2704], rbp  ;   202.1 p0+p3   23 t spill
        mov rbp, rdx                 ;   182.9 p1      23 t copy
        and rbp, r10                 ;   203.1 p0      23 t
        xor rbp, r14                 ;   204.1 p0      23 t
        xor r14, qword [rsp + 2208]  ;   204.3 p2+p0   23 t
        xor r14, r10                 ;   205.3 p0      23 t
        xor r9, rbp                  ;   205.4 p0      23 t
        mov qword [rsp + 2208], r12  ;   206.0 p0+p3   23 t spill
        mov r12, r11                 ;   197.7 p1      23 t copy
        and r12, rsi                 ;   207.0 p0      23 t
        xor r14, r12                 ;   208.0 p0      23 t
        mov r12, rdx                 ;   182.9 p1      23 t copy
        xor rdi, r14                 ;   209.0 p0      23 t
        mov qword [rsp + 2720], rsi  ;   208.7 p0+p3   23 t spill
        mov rsi, r11                 ;   197.7 p1      23 t copy
        xor rsi, rbx                 ;   209.7 p0      23 t
        xor r12, rsi                 ;   210.7 p0      23 t
        mov qword [rsp + 2672], r11  ;   210.8 p0+p3   23 t spill
        mov r11, r8                  ;   193.0 p1      23 t copy
        and r11, rsi                 ;   211.8 p0      23 t
        xor rbp, r11                 ;   212.8 p0      23 t
        mov r11, rcx                 ;   183.4 p1      23 t copy
        and r11, r12                 ;   213.0 p0      23 t
        xor r9, r11                  ;   214.0 p0      23 t
        mov r11, qword [rsp + 2216]  ;   171.7 p2      23 t
        or r11, r13                  ;   214.1 p0      23 t
        xor r14, r11                 ;   215.1 p0      23 t
        mov r11, r15                 ;   188.3 p1      23 t copy
        xor r11, rbx                 ;   215.3 p0      23 t
        mov qword [rsp + 2680], r8   ;   215.8 p0+p3   23 t spill
        mov r8, rax                  ;   182.3 p1      23 t copy
        and r8, r11                  ;   216.8 p0      23 t
        xor rbp, r8                  ;   217.8 p0      23 t
        xor r14, r8                  ;   218.0 p0      23 t
        mov r8, rdi                  ;   210.0 p1      23 t copy
        and r8, r9                   ;   218.6 p0      23 t
        xor r14, r8                  ;   219.6 p0      23 t
        mov qword [rsp + 2688], r13  ;   219.7 p0+p3   23 t spill
        mov r13, rbp                 ;   218.8 p1      23 t copy
        and r13, r14                 ;   220.7 p0      23 t
        xor r14, r9                  ;   221.3 p0      23 t
        or r8, r14                   ;   222.3 p0      23 t
        xor rdi, r13                 ;   222.4 p0      23 t
        xor r8, rdi                  ;   223.4 p0      23 t
        and r11, r8                  ;   224.4 p0      23 t
        mov r13, rbp                 ;   218.8 p1      23 t copy
        and r13, rdi                 ;   224.1 p0      23 t
        xor r9, r13                  ;   225.1 p0      23 t
        and rdi, r9                  ;   226.1 p0      23 t
        mov r13, r8                  ;   224.4 p1      23 t copy
        or r13, r9                   ;   226.1 p0      23 t
        xor r14, r13                 ;   227.1 p0      23 t
        xor rbp, rdi                 ;   227.1 p0      23 t
        mov r13, r8                  ;   224.4 p1      23 t copy
        xor r13, r9                  ;   227.5 p0      23 t
        and r12, r13                 ;   228.5 p0      23 t
        and rcx, r13                 ;   228.7 p0      23 t
        mov rdi, qword [rsp + 2208]  ;   206.0 p2      23 t
        xor r13, r14                 ;   229.3 p0      23 t
        and rsi, r13                 ;   230.3 p0      23 t
        and rax, r8                  ;   230.4 p0      23 t
        xor r12, rsi                 ;   231.3 p0      23 t
        and r10, r14                 ;   231.5 p0      23 t
        and rdi, rbp                 ;   232.1 p0      23 t
        and rdx, r14                 ;   232.7 p0      23 t
        xor r14, rbp                 ;   233.3 p0      23 t
        xor rsi, rdx                 ;   233.8 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   199.4 p2      23 t
        and rdx, rbp                 ;   234.4 p0      23 t
        xor rdx, rcx                 ;   235.4 p0      23 t
        xor rbp, r9                  ;   235.5 p0      23 t
        xor r8, r14                  ;   236.1 p0      23 t
        mov qword [rsp + 2696], rax  ;   236.7 p0+p3   23 t spill
        mov rax, qword [rsp + 2664]  ;   197.3 p2      23 t
        and rax, r14                 ;   237.7 p0      23 t
        xor rcx, rax                 ;   238.7 p0      23 t
        mov rax, qword [rsp + 2720]  ;   208.7 p2      23 t
        and rbx, r8                  ;   238.8 p0      23 t
        and r15, r14                 ;   239.4 p0      23 t
        mov r14, qword [rsp + 2672]  ;   210.8 p2      23 t
        and rax, rbp                 ;   240.0 p0      23 t
        and r14, rbp                 ;   240.5 p0      23 t
        mov rbp, qword [rsp + 2704]  ;   202.1 p2      23 t
        and rbp, r8                  ;   241.1 p0      23 t
        mov r8, qword [rsp + 2688]   ;   219.7 p2      23 t
        xor rbp, rcx                 ;   242.1 p0      23 t
        xor rbp, rax                 ;   243.1 p0      23 t
        and r8, r9                   ;   242.8 p0      23 t
        xor r15, r11                 ;   243.4 p0      23 t
        xor r15, r12                 ;   244.4 p0      23 t
        xor r10, rdx                 ;   244.5 p0      23 t
        xor r10, rax                 ;   245.5 p0      23 t
        mov rax, qword [rsp + 2216]  ;   194.3 p2      23 t
        and rax, r9                  ;   245.7 p0      23 t
        mov r9, qword [rsp + 2680]   ;   215.8 p2      23 t
        xor r8, r10                  ;   246.5 p0      23 t
        and r9, r13                  ;   246.8 p0      23 t
        xor r12, rdi                 ;   247.4 p0      23 t
        xor rax, rbp                 ;   248.0 p0      23 t
        mov r13, qword [rsp + 2696]  ;   236.7 p2      23 t
        xor rax, r8                  ;   249.0 p0      23 t
        xor r12, r8                  ;   249.1 p0      23 t
        xor r14, rsi                 ;   249.7 p0      23 t
        xor r14, r8                  ;   250.7 p0      23 t
        xor rdx, rbp                 ;   250.8 p0      23 t
        xor r9, rax                  ;   251.4 p0      23 t
        xor r13, rcx                 ;   252.0 p0      23 t
        xor rdx, r15                 ;   252.5 p0      23 t
        xor r13, rax                 ;   253.1 p0      23 t
        xor r11, rsi                 ;   253.7 p0      23 t
        xor r11, rbx                 ;   254.7 p0      23 t
        mov r8, qword [rsp + 2224]   ;   200.7 p2      22 t
        not r8                       ;   254.8 p0      22 t
        mov rsi, r12                 ;   250.1 p1      23 t copy
        xor rsi, r14                 ;   255.3 p0      23 t
        xor rsi, r13                 ;   256.3 p0      23 t
        xor r15, rsi                 ;   257.3 p0      23 t
        xor r11, r12                 ;   257.0 p0      23 t
        xor rsi, r9                  ;   257.6 p0      23 t
        mov r12, qword [rsp + 2240]  ;   203.3 p2      22 t
        not r12                      ;   258.2 p0      22 t
        mov rdi, qword [rsp + 2272]  ;   204.3 p2      22 t
        not rdi                      ;   258.7 p0      22 t
        not r13                      ;   259.2 p0      23 t
        not r10                      ;   259.7 p0      23 t
        mov rbp, qword [rsp + 2280]  ;   205.3 p2      22 t
        not rbp                      ;   260.2 p0      22 t
        not r11                      ;   260.7 p0      23 t
        mov rax, qword [rsp + 2232]  ;   206.3 p2      22 t
        mov rcx, qword [rsp + 2256]  ;   207.3 p2      40 t reload
        xor rax, rcx                 ;   261.2 p0      22 t
        not r9                       ;   261.7 p0      23 t
        not r15                      ;   262.2 p0      23 t
        mov rbx, qword [rsp + 2232]  ;   208.3 p2      22 t
        xor rbx, qword [rsp + 2264]  ;   262.7 p2+p0   22 t
        xor rcx, r12                 ;   263.3 p0      22 t
        mov qword [rsp + 2256], r14  ;   263.9 p0+p3   23 t spill
        mov r14, qword [rsp + 2248]  ;   210.3 p2      22 t
        xor r14, rdi                 ;   264.9 p0      22 t
        xor r8, r14                  ;   265.9 p0      22 t
        xor rbp, r8                  ;   266.9 p0      22 t
        xor r14, rax                 ;   266.6 p0      22 t
        mov qword [rsp + 2280], r9   ;   267.2 p0+p3   23 t spill
        mov r9, qword [rsp + 2248]   ;   212.4 p2      22 t
        mov qword [rsp + 2248], r15  ;   268.2 p0+p3   23 t spill
        mov r15, rbx                 ;   263.7 p1      22 t copy
        xor r15, r8                  ;   269.2 p0      22 t
        mov qword [rsp + 2272], rdx  ;   269.7 p0+p3   23 t spill
        mov rdx, rax                 ;   262.2 p1      22 t copy
        xor rdx, rbp                 ;   270.7 p0      22 t
        mov qword [rsp + 2240], r10  ;   271.3 p0+p3   23 t spill
        mov r10, rbp                 ;   267.9 p1      22 t copy
        or r10, r15                  ;   272.3 p0      22 t
        mov qword [rsp + 2224], r11  ;   272.9 p0+p3   23 t spill
        mov r11, rcx                 ;   264.3 p1      22 t copy
        xor r11, r14                 ;   273.9 p0      22 t
        mov qword [rsp + 2696], r13  ;   274.5 p0+p3   23 t spill
        mov r13, r12                 ;   259.2 p1      22 t copy
        xor r13, r8                  ;   275.5 p0      22 t
        mov qword [rsp + 2680], rsi  ;   276.0 p0+p3   23 t spill
        mov rsi, rbp                 ;   267.9 p1      22 t copy
        xor rsi, r14                 ;   277.0 p0      22 t
        xor r9, rsi                  ;   278.0 p0      22 t
        mov qword [rsp + 2216], rbp  ;   278.2 p0+p3   22 t spill
        mov rbp, r8                  ;   266.9 p1      22 t copy
        or rbp, rsi                  ;   279.2 p0      22 t
        xor rbp, r10                 ;   280.2 p0      22 t
        mov qword [rsp + 2688], rsi  ;   280.3 p0+p3   22 t spill
        mov rsi, rdi                 ;   259.7 p1      22 t copy
        or rsi, rdx                  ;   281.3 p0      22 t
        mov qword [rsp + 2704], r8   ;   281.9 p0+p3   22 t spill
        mov r8, rdx                  ;   271.7 p1      22 t copy
        xor r8, r11                  ;   282.9 p0      22 t
        xor rdi, r10                 ;   283.4 p0      22 t
        mov r10, qword [rsp + 2264]  ;   227.5 p2      22 t
        xor r10, r14                 ;   284.0 p0      22 t
        xor r10, rsi                 ;   285.0 p0      22 t
        mov qword [rsp + 2264], rdx  ;   285.2 p0+p3   22 t spill
        mov rdx, rbx                 ;   263.7 p1      22 t copy
        and rdx, r14                 ;   286.2 p0      22 t
        xor rsi, rdx                 ;   287.2 p0      22 t
        mov rdx, r13                 ;   276.5 p1      22 t copy
        and rdx, r8                  ;   287.3 p0      22 t
        xor r10, rdx                 ;   288.3 p0      22 t
        mov rdx, rbx                 ;   263.7 p1      22 t copy
        xor rbp, r10                 ;   289.3 p0      22 t
        xor rdi, rsi                 ;   289.0 p0      22 t
        mov qword [rsp + 2672], r8   ;   289.6 p0+p3   22 t spill
        mov r8, r13                  ;   276.5 p1      22 t copy
        xor r8, r9                   ;   290.6 p0      22 t
        xor rdx, r8                  ;   291.6 p0      22 t
        mov qword [rsp + 2720], r13  ;   291.7 p0+p3   22 t spill
        mov r13, r11                 ;   274.9 p1      22 t copy
        and r13, r8                  ;   292.7 p0      22 t
        xor rsi, r13                 ;   293.7 p0      22 t
        mov r13, qword [rsp + 2232]  ;   236.7 p2      22 t
        or r13, r12                  ;   293.9 p0      22 t
        xor r10, r13                 ;   294.9 p0      22 t
        mov r13, rcx                 ;   264.3 p1      22 t copy
        and r13, rdx                 ;   295.0 p0      22 t
        xor rdi, r13                 ;   296.0 p0      22 t
        mov r13, r15                 ;   270.2 p1      22 t copy
        xor r13, r9                  ;   296.2 p0      22 t
        mov qword [rsp + 2664], r11  ;   296.7 p0+p3   22 t spill
        mov r11, rax                 ;   262.2 p1      22 t copy
        and r11, r13                 ;   297.7 p0      22 t
        xor rsi, r11                 ;   298.7 p0      22 t
        xor r10, r11                 ;   298.9 p0      22 t
        mov r11, rbp                 ;   290.3 p1      22 t copy
        and r11, rdi                 ;   299.4 p0      22 t
        xor r10, r11                 ;   300.4 p0      22 t
        mov qword [rsp + 2208], r12  ;   300.6 p0+p3   22 t spill
        mov r12, rsi                 ;   299.7 p1      22 t copy
        and r12, r10                 ;   301.6 p0      22 t
        xor r10, rdi                 ;   302.2 p0      22 t
        or r11, r10                  ;   303.2 p0      22 t
        xor rbp, r12                 ;   303.3 p0      22 t
        xor r11, rbp                 ;   304.3 p0      22 t
        and r13, r11                 ;   305.3 p0      22 t
        mov r12, rsi                 ;   299.7 p1      22 t copy
        and r12, rbp                 ;   305.0 p0      22 t
        xor rdi, r12                 ;   306.0 p0      22 t
        and rbp, rdi                 ;   307.0 p0      22 t
        mov r12, r11                 ;   305.3 p1      22 t copy
        or r12, rdi                  ;   307.0 p0      22 t
        xor r10, r12                 ;   308.0 p0      22 t
        xor rsi, rbp                 ;   308.0 p0      22 t
        mov r12, qword [rsp + 2704]  ;   281.9 p2      22 t
        mov rbp, r11                 ;   305.3 p1      22 t copy
        xor rbp, rdi                 ;   308.4 p0      22 t
        and rdx, rbp                 ;   309.4 p0      22 t
        and rcx, rbp                 ;   309.6 p0      22 t
        xor rbp, r10                 ;   310.1 p0      22 t
        and r8, rbp                  ;   311.1 p0      22 t
        and rax, r11                 ;   311.3 p0      22 t
        xor rdx, r8                  ;   312.1 p0      22 t
        and r14, r10                 ;   312.4 p0      22 t
        and r12, rsi                 ;   313.0 p0      22 t
        and rbx, r10                 ;   313.6 p0      22 t
        xor r10, rsi                 ;   314.1 p0      22 t
        xor r8, rbx                  ;   314.7 p0      22 t
        mov rbx, qword [rsp + 2688]  ;   280.3 p2      22 t
        and rbx, rsi                 ;   315.3 p0      22 t
        xor rbx, rcx                 ;   316.3 p0      22 t
        xor rsi, rdi                 ;   316.4 p0      22 t
        xor r11, r10                 ;   317.0 p0      22 t
        mov qword [rsp + 2688], rax  ;   317.6 p0+p3   22 t spill
        mov rax, qword [rsp + 2216]  ;   278.2 p2      22 t
        and rax, r10                 ;   318.6 p0      22 t
        xor rcx, rax                 ;   319.6 p0      22 t
        mov rax, qword [rsp + 2672]  ;   289.6 p2      22 t
        and r9, r11                  ;   319.7 p0      22 t
        and r15, r10                 ;   320.3 p0      22 t
        mov r10, qword [rsp + 2720]  ;   291.7 p2      22 t
        and rax, rsi                 ;   320.9 p0      22 t
        and r10, rsi                 ;   321.4 p0      22 t
        mov rsi, qword [rsp + 2264]  ;   285.2 p2      22 t
        and rsi, r11                 ;   322.0 p0      22 t
        mov r11, qword [rsp + 2208]  ;   300.6 p2      22 t
        xor rsi, rcx                 ;   323.0 p0      22 t
        xor rsi, rax                 ;   324.0 p0      22 t
        and r11, rdi                 ;   323.7 p0      22 t
        xor r15, r13                 ;   324.3 p0      22 t
        xor r15, rdx                 ;   325.3 p0      22 t
        xor r14, rbx                 ;   325.4 p0      22 t
        xor r14, rax                 ;   326.4 p0      22 t
        mov rax, qword [rsp + 2232]  ;   267.9 p2      22 t
        and rax, rdi                 ;   326.6 p0      22 t
        mov rdi, qword [rsp + 2664]  ;   296.7 p2      22 t
        xor r11, r14                 ;   327.4 p0      22 t
        and rdi, rbp                 ;   327.7 p0      22 t
        mov rbp, qword [rsp + 2688]  ;   317.6 p2      22 t
        xor rdx, r12                 ;   328.3 p0      22 t
        xor rax, rsi                 ;   328.8 p0      22 t
        xor rax, r11                 ;   329.8 p0      22 t
        xor rdx, r11                 ;   330.0 p0      22 t
        xor r10, r8                  ;   330.6 p0      22 t
        xor r10, r11                 ;   331.6 p0      22 t
        xor rbx, rsi                 ;   331.7 p0      22 t
        xor rdi, rax                 ;   332.3 p0      22 t
        xor rbp, rcx                 ;   332.8 p0      22 t
        xor rbx, r15                 ;   333.4 p0      22 t
        xor rbp, rax                 ;   334.0 p0      22 t
        xor r13, r8                  ;   334.6 p0      22 t
        mov r8, qword [rsp + 2288]   ;   276.5 p2      21 t
        not r8                       ;   335.1 p0      21 t
        xor r13, r9                  ;   335.6 p0      22 t
        mov r9, qword [rsp + 2304]   ;   278.0 p2      21 t
        not r9                       ;   336.2 p0      21 t
        mov r11, rdx                 ;   331.0 p1      22 t copy
        xor r11, r10                 ;   336.7 p0      22 t
        xor r11, rbp                 ;   337.7 p0      22 t
        xor r15, r11                 ;   338.7 p0      22 t
        xor r13, rdx                 ;   338.4 p0      22 t
        xor r11, rdi                 ;   339.0 p0      22 t
        mov r12, qword [rsp + 2336]  ;   282.3 p2      21 t
        not r12                      ;   339.6 p0      21 t
        not rbp                      ;   340.1 p0      22 t
        mov rsi, qword [rsp + 2344]  ;   283.9 p2      21 t
        not rsi                      ;   340.6 p0      21 t
        not r14                      ;   341.1 p0      22 t
        not r13                      ;   341.6 p0      22 t
        mov rax, qword [rsp + 2296]  ;   286.0 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   287.0 p2      40 t reload
        xor rax, rcx                 ;   342.1 p0      21 t
        not rdi                      ;   342.6 p0      22 t
        not r15                      ;   343.1 p0      22 t
        mov rdx, qword [rsp + 2296]  ;   288.5 p2      21 t
        xor rdx, qword [rsp + 2328]  ;   343.6 p2+p0   21 t
        xor rcx, r9                  ;   344.2 p0      21 t
        mov qword [rsp + 2320], r11  ;   344.8 p0+p3   22 t spill
        mov r11, qword [rsp + 2312]  ;   290.6 p2      21 t
        xor r11, r12                 ;   345.8 p0      21 t
        xor r8, r11                  ;   346.8 p0      21 t
        xor rsi, r8                  ;   347.8 p0      21 t
        xor r11, rax                 ;   347.5 p0      21 t
        mov qword [rsp + 2344], r10  ;   348.1 p0+p3   22 t spill
        mov r10, qword [rsp + 2312]  ;   293.3 p2      21 t
        mov qword [rsp + 2312], rdi  ;   349.1 p0+p3   22 t spill
        mov rdi, rdx                 ;   344.6 p1      21 t copy
        xor rdi, r8                  ;   350.1 p0      21 t
        mov qword [rsp + 2336], r15  ;   350.6 p0+p3   22 t spill
        mov r15, rax                 ;   343.1 p1      21 t copy
        xor r15, rsi                 ;   351.6 p0      21 t
        mov qword [rsp + 2304], rbx  ;   352.2 p0+p3   22 t spill
        mov rbx, rsi                 ;   348.8 p1      21 t copy
        or rbx, rdi                  ;   353.2 p0      21 t
        mov qword [rsp + 2288], r14  ;   353.8 p0+p3   22 t spill
        mov r14, rcx                 ;   345.2 p1      21 t copy
        xor r14, r11                 ;   354.8 p0      21 t
        mov qword [rsp + 2688], r13  ;   355.3 p0+p3   22 t spill
        mov r13, r9                  ;   337.2 p1      21 t copy
        xor r13, r8                  ;   356.3 p0      21 t
        mov qword [rsp + 2664], rbp  ;   356.9 p0+p3   22 t spill
        mov rbp, rsi                 ;   348.8 p1      21 t copy
        xor rbp, r11                 ;   357.9 p0      21 t
        xor r10, rbp                 ;   358.9 p0      21 t
        mov qword [rsp + 2232], rsi  ;   359.0 p0+p3   21 t spill
        mov rsi, r8                  ;   347.8 p1      21 t copy
        or rsi, rbp                  ;   360.0 p0      21 t
        xor rsi, rbx                 ;   361.0 p0      21 t
        mov qword [rsp + 2208], rbp  ;   361.2 p0+p3   21 t spill
        mov rbp, r12                 ;   340.6 p1      21 t copy
        or rbp, r15                  ;   362.2 p0      21 t
        mov qword [rsp + 2264], r8   ;   362.8 p0+p3   21 t spill
        mov r8, r15                  ;   352.6 p1      21 t copy
        xor r8, r14                  ;   363.8 p0      21 t
        xor r12, rbx                 ;   364.3 p0      21 t
        mov rbx, qword [rsp + 2328]  ;   308.3 p2      21 t
        xor rbx, r11                 ;   364.9 p0      21 t
        xor rbx, rbp                 ;   365.9 p0      21 t
        mov qword [rsp + 2328], r15  ;   366.0 p0+p3   21 t spill
        mov r15, rdx                 ;   344.6 p1      21 t copy
        and r15, r11                 ;   367.0 p0      21 t
        xor rbp, r15                 ;   368.0 p0      21 t
        mov r15, r13                 ;   357.3 p1      21 t copy
        and r15, r8                  ;   368.2 p0      21 t
        xor rbx, r15                 ;   369.2 p0      21 t
        mov r15, rdx                 ;   344.6 p1      21 t copy
        xor rsi, rbx                 ;   370.2 p0      21 t
        xor r12, rbp                 ;   369.9 p0      21 t
        mov qword [rsp + 2720], r8   ;   370.5 p0+p3   21 t spill
        mov r8, r13                  ;   357.3 p1      21 t copy
        xor r8, r10                  ;   371.5 p0      21 t
        xor r15, r8                  ;   372.5 p0      21 t
        mov qword [rsp + 2672], r13  ;   372.6 p0+p3   21 t spill
        mov r13, r14                 ;   355.8 p1      21 t copy
        and r13, r8                  ;   373.6 p0      21 t
        xor rbp, r13                 ;   374.6 p0      21 t
        mov r13, qword [rsp + 2296]  ;   317.6 p2      21 t
        or r13, r9                   ;   374.8 p0      21 t
        xor rbx, r13                 ;   375.8 p0      21 t
        mov r13, rcx                 ;   345.2 p1      21 t copy
        and r13, r15                 ;   375.9 p0      21 t
        xor r12, r13                 ;   376.9 p0      21 t
        mov r13, rdi                 ;   351.1 p1      21 t copy
        xor r13, r10                 ;   377.0 p0      21 t
        mov qword [rsp + 2216], r14  ;   377.6 p0+p3   21 t spill
        mov r14, rax                 ;   343.1 p1      21 t copy
        and r14, r13                 ;   378.6 p0      21 t
        xor rbp, r14                 ;   379.6 p0      21 t
        xor rbx, r14                 ;   379.8 p0      21 t
        mov r14, rsi                 ;   371.2 p1      21 t copy
        and r14, r12                 ;   380.3 p0      21 t
        xor rbx, r14                 ;   381.3 p0      21 t
        mov qword [rsp + 2704], r9   ;   381.5 p0+p3   21 t spill
        mov r9, rbp                  ;   380.6 p1      21 t copy
        and r9, rbx                  ;   382.5 p0      21 t
        xor rbx, r12                 ;   383.0 p0      21 t
        or r14, rbx                  ;   384.0 p0      21 t
        xor rsi, r9                  ;   384.2 p0      21 t
        xor r14, rsi                 ;   385.2 p0      21 t
        and r13, r14                 ;   386.2 p0      21 t
        mov r9, rbp                  ;   380.6 p1      21 t copy
        and r9, rsi                  ;   385.9 p0      21 t
        xor r12, r9                  ;   386.9 p0      21 t
        and rsi, r12                 ;   387.9 p0      21 t
        mov r9, r14                  ;   386.2 p1      21 t copy
        or r9, r12                   ;   387.9 p0      21 t
        xor rbx, r9                  ;   388.9 p0      21 t
        xor rbp, rsi                 ;   388.9 p0      21 t
        mov r9, qword [rsp + 2264]   ;   362.8 p2      21 t
        mov rsi, r14                 ;   386.2 p1      21 t copy
        xor rsi, r12                 ;   389.3 p0      21 t
        and r15, rsi                 ;   390.3 p0      21 t
        and rcx, rsi                 ;   390.5 p0      21 t
        xor rsi, rbx                 ;   391.0 p0      21 t
        and r8, rsi                  ;   392.0 p0      21 t
        and rax, r14                 ;   392.2 p0      21 t
        xor r15, r8                  ;   393.0 p0      21 t
        and r11, rbx                 ;   393.3 p0      21 t
        and r9, rbp                  ;   393.9 p0      21 t
        and rdx, rbx                 ;   394.5 p0      21 t
        xor rbx, rbp                 ;   395.0 p0      21 t
        xor r8, rdx                  ;   395.6 p0      21 t
        mov rdx, qword [rsp + 2208]  ;   361.2 p2      21 t
        and rdx, rbp                 ;   396.2 p0      21 t
        xor rdx, rcx                 ;   397.2 p0      21 t
        xor rbp, r12                 ;   397.3 p0      21 t
        xor r14, rbx                 ;   397.9 p0      21 t
        mov qword [rsp + 2208], rax  ;   398.5 p0+p3   21 t spill
        mov rax, qword [rsp + 2232]  ;   359.0 p2      21 t
        and rax, rbx                 ;   399.5 p0      21 t
        xor rcx, rax                 ;   400.5 p0      21 t
        mov rax, qword [rsp + 2720]  ;   370.5 p2      21 t
        and r10, r14                 ;   400.6 p0      21 t
        and rdi, rbx                 ;   401.2 p0      21 t
        mov rbx, qword [rsp + 2672]  ;   372.6 p2      21 t
        and rax, rbp                 ;   401.7 p0      21 t
        and rbx, rbp                 ;   402.3 p0      21 t
        mov rbp, qword [rsp + 2328]  ;   366.0 p2      21 t
        and rbp, r14                 ;   402.9 p0      21 t
        mov r14, qword [rsp + 2704]  ;   381.5 p2      21 t
        xor rbp, rcx                 ;   403.9 p0      21 t
        xor rbp, rax                 ;   404.9 p0      21 t
        and r14, r12                 ;   404.6 p0      21 t
        xor rdi, r13                 ;   405.2 p0      21 t
        xor rdi, r15                 ;   406.2 p0      21 t
        xor r11, rdx                 ;   406.3 p0      21 t
        xor r11, rax                 ;   407.3 p0      21 t
        mov rax, qword [rsp + 2296]  ;   348.8 p2      21 t
        and rax, r12                 ;   407.4 p0      21 t
        mov r12, qword [rsp + 2216]  ;   377.6 p2      21 t
        xor r14, r11                 ;   408.3 p0      21 t
        and r12, rsi                 ;   408.6 p0      21 t
        mov rsi, qword [rsp + 2208]  ;   398.5 p2      21 t
        xor r15, r9                  ;   409.2 p0      21 t
        xor rax, rbp                 ;   409.7 p0      21 t
        xor rax, r14                 ;   410.7 p0      21 t
        xor r15, r14                 ;   410.9 p0      21 t
        xor rbx, r8                  ;   411.4 p0      21 t
        xor rbx, r14                 ;   412.4 p0      21 t
        xor rdx, rbp                 ;   412.6 p0      21 t
        xor r12, rax                 ;   413.2 p0      21 t
        xor rsi, rcx                 ;   413.7 p0      21 t
        xor rdx, rdi                 ;   414.3 p0      21 t
        xor rsi, rax                 ;   414.9 p0      21 t
        xor r13, r8                  ;   415.4 p0      21 t
        mov r8, qword [rsp + 2408]   ;   357.3 p2      23 t
        not r8                       ;   416.0 p0      23 t
        xor r13, r10                 ;   416.5 p0      21 t
        mov r9, qword [rsp + 2360]   ;   358.9 p2      23 t
        not r9                       ;   417.1 p0      23 t
        mov r10, r15                 ;   411.9 p1      21 t copy
        xor r10, rbx                 ;   417.6 p0      21 t
        xor r10, rsi                 ;   418.6 p0      21 t
        xor rdi, r10                 ;   419.6 p0      21 t
        xor r13, r15                 ;   419.3 p0      21 t
        xor r10, r12                 ;   419.9 p0      21 t
        mov r14, qword [rsp + 2392]  ;   363.2 p2      23 t
        not r14                      ;   420.4 p0      23 t
        not rsi                      ;   420.9 p0      21 t
        mov r15, qword [rsp + 2400]  ;   364.8 p2      23 t
        not r15                      ;   421.4 p0      23 t
        not r11                      ;   421.9 p0      21 t
        not r13                      ;   422.4 p0      21 t
        mov rbp, qword [rsp + 2352]  ;   366.9 p2      23 t
        mov rax, qword [rsp + 2376]  ;   367.9 p2      40 t reload
        xor rbp, rax                 ;   422.9 p0      23 t
        not r12                      ;   423.5 p0      21 t
        not rdi                      ;   424.0 p0      21 t
        mov rcx, qword [rsp + 2352]  ;   369.4 p2      23 t
        xor rcx, qword [rsp + 2384]  ;   424.5 p2+p0   23 t
        xor rax, r9                  ;   425.1 p0      23 t
        mov qword [rsp + 2376], r12  ;   425.7 p0+p3   21 t spill
        mov r12, qword [rsp + 2368]  ;   371.5 p2      23 t
        xor r12, r14                 ;   426.7 p0      23 t
        xor r8, r12                  ;   427.7 p0      23 t
        xor r15, r8                  ;   428.7 p0      23 t
        xor r12, rbp                 ;   428.4 p0      23 t
        mov qword [rsp + 2400], rdi  ;   428.9 p0+p3   21 t spill
        mov rdi, qword [rsp + 2368]  ;   374.1 p2      23 t
        mov qword [rsp + 2368], rdx  ;   429.9 p0+p3   21 t spill
        mov rdx, rcx                 ;   425.5 p1      23 t copy
        xor rdx, r8                  ;   430.9 p0      23 t
        mov qword [rsp + 2392], r11  ;   431.5 p0+p3   21 t spill
        mov r11, rbp                 ;   423.9 p1      23 t copy
        xor r11, r15                 ;   432.5 p0      23 t
        mov qword [rsp + 2360], r13  ;   433.1 p0+p3   21 t spill
        mov r13, r15                 ;   429.7 p1      23 t copy
        or r13, rdx                  ;   434.1 p0      23 t
        mov qword [rsp + 2408], rsi  ;   434.6 p0+p3   21 t spill
        mov rsi, rax                 ;   426.1 p1      23 t copy
        xor rsi, r12                 ;   435.6 p0      23 t
        mov qword [rsp + 2208], r10  ;   436.2 p0+p3   21 t spill
        mov r10, r9                  ;   418.1 p1      23 t copy
        xor r10, r8                  ;   437.2 p0      23 t
        mov qword [rsp + 2216], rbx  ;   437.8 p0+p3   21 t spill
        mov rbx, r15                 ;   429.7 p1      23 t copy
        xor rbx, r12                 ;   438.8 p0      23 t
        xor rdi, rbx                 ;   439.8 p0      23 t
        mov qword [rsp + 2296], r15  ;   439.9 p0+p3   23 t spill
        mov r15, r8                  ;   428.7 p1      23 t copy
        or r15, rbx                  ;   440.9 p0      23 t
        xor r15, r13                 ;   441.9 p0      23 t
        mov qword [rsp + 2704], rbx  ;   442.1 p0+p3   23 t spill
        mov rbx, r14                 ;   421.4 p1      23 t copy
        or rbx, r11                  ;   443.1 p0      23 t
        mov qword [rsp + 2328], r8   ;   443.6 p0+p3   23 t spill
        mov r8, r11                  ;   433.5 p1      23 t copy
        xor r8, rsi                  ;   444.6 p0      23 t
        xor r14, r13                 ;   445.2 p0      23 t
        mov r13, qword [rsp + 2384]  ;   389.2 p2      23 t
        xor r13, r12                 ;   445.8 p0      23 t
        xor r13, rbx                 ;   446.8 p0      23 t
        mov qword [rsp + 2384], r11  ;   446.9 p0+p3   23 t spill
        mov r11, rcx                 ;   425.5 p1      23 t copy
        and r11, r12                 ;   447.9 p0      23 t
        xor rbx, r11                 ;   448.9 p0      23 t
        mov r11, r10                 ;   438.2 p1      23 t copy
        and r11, r8                  ;   449.1 p0      23 t
        xor r13, r11                 ;   450.1 p0      23 t
        mov r11, rcx                 ;   425.5 p1      23 t copy
        xor r15, r13                 ;   451.1 p0      23 t
        xor r14, rbx                 ;   450.8 p0      23 t
        mov qword [rsp + 2672], r8   ;   451.4 p0+p3   23 t spill
        mov r8, r10                  ;   438.2 p1      23 t copy
        xor r8, rdi                  ;   452.4 p0      23 t
        xor r11, r8                  ;   453.4 p0      23 t
        mov qword [rsp + 2720], r10  ;   453.5 p0+p3   23 t spill
        mov r10, rsi                 ;   436.6 p1      23 t copy
        and r10, r8                  ;   454.5 p0      23 t
        xor rbx, r10                 ;   455.5 p0      23 t
        mov r10, qword [rsp + 2352]  ;   398.5 p2      23 t
        or r10, r9                   ;   455.6 p0      23 t
        xor r13, r10                 ;   456.6 p0      23 t
        mov r10, rax                 ;   426.1 p1      23 t copy
        and r10, r11                 ;   456.8 p0      23 t
        xor r14, r10                 ;   457.8 p0      23 t
        mov r10, rdx                 ;   431.9 p1      23 t copy
        xor r10, rdi                 ;   457.9 p0      23 t
        mov qword [rsp + 2232], rsi  ;   458.5 p0+p3   23 t spill
        mov rsi, rbp                 ;   423.9 p1      23 t copy
        and rsi, r10                 ;   459.5 p0      23 t
        xor rbx, rsi                 ;   460.5 p0      23 t
        xor r13, rsi                 ;   460.6 p0      23 t
        mov rsi, r15                 ;   452.1 p1      23 t copy
        and rsi, r14                 ;   461.2 p0      23 t
        xor r13, rsi                 ;   462.2 p0      23 t
        mov qword [rsp + 2264], r9   ;   462.3 p0+p3   23 t spill
        mov r9, rbx                  ;   461.5 p1      23 t copy
        and r9, r13                  ;   463.3 p0      23 t
        xor r13, r14                 ;   463.9 p0      23 t
        or rsi, r13                  ;   464.9 p0      23 t
        xor r15, r9                  ;   465.1 p0      23 t
        xor rsi, r15                 ;   466.1 p0      23 t
        and r10, rsi                 ;   467.1 p0      23 t
        mov r9, rbx                  ;   461.5 p1      23 t copy
        and r9, r15                  ;   466.8 p0      23 t
        xor r14, r9                  ;   467.8 p0      23 t
        and r15, r14                 ;   468.8 p0      23 t
        mov r9, rsi                  ;   467.1 p1      23 t copy
        or r9, r14                   ;   468.8 p0      23 t
        xor r13, r9                  ;   469.8 p0      23 t
        xor rbx, r15                 ;   469.8 p0      23 t
        mov r9, qword [rsp + 2328]   ;   443.6 p2      23 t
        mov r15, rsi                 ;   467.1 p1      23 t copy
        xor r15, r14                 ;   470.2 p0      23 t
        and r11, r15                 ;   471.2 p0      23 t
        and rax, r15                 ;   471.3 p0      23 t
        xor r15, r13                 ;   471.9 p0      23 t
        and r8, r15                  ;   472.9 p0      23 t
        and rbp, rsi                 ;   473.1 p0      23 t
        xor r11, r8                  ;   473.9 p0      23 t
        and r12, r13                 ;   474.2 p0      23 t
        and r9, rbx                  ;   474.8 p0      23 t
        and rcx, r13                 ;   475.3 p0      23 t
        xor r13, rbx                 ;   475.9 p0      23 t
        xor r8, rcx                  ;   476.5 p0      23 t
        mov rcx, qword [rsp + 2704]  ;   442.1 p2      23 t
        and rcx, rbx                 ;   477.1 p0      23 t
        xor rcx, rax                 ;   478.1 p0      23 t
        xor rbx, r14                 ;   478.2 p0      23 t
        xor rsi, r13                 ;   478.8 p0      23 t
        mov qword [rsp + 2704], rbp  ;   479.3 p0+p3   23 t spill
        mov rbp, qword [rsp + 2296]  ;   439.9 p2      23 t
        and rbp, r13                 ;   480.3 p0      23 t
        xor rax, rbp                 ;   481.3 p0      23 t
        mov rbp, qword [rsp + 2672]  ;   451.4 p2      23 t
        and rdi, rsi                 ;   481.5 p0      23 t
        and rdx, r13                 ;   482.1 p0      23 t
        mov r13, qword [rsp + 2720]  ;   453.5 p2      23 t
        and rbp, rbx                 ;   482.6 p0      23 t
        and r13, rbx                 ;   483.2 p0      23 t
        mov rbx, qword [rsp + 2384]  ;   446.9 p2      23 t
        and rbx, rsi                 ;   483.8 p0      23 t
        mov rsi, qword [rsp + 2264]  ;   462.3 p2      23 t
        xor rbx, rax                 ;   484.8 p0      23 t
        xor rbx, rbp                 ;   485.8 p0      23 t
        and rsi, r14                 ;   485.5 p0      23 t
        xor rdx, r10                 ;   486.0 p0      23 t
        xor rdx, r11                 ;   487.0 p0      23 t
        xor r12, rcx                 ;   487.2 p0      23 t
        xor r12, rbp                 ;   488.2 p0      23 t
        mov rbp, qword [rsp + 2352]  ;   429.7 p2      23 t
        and rbp, r14                 ;   488.3 p0      23 t
        mov r14, qword [rsp + 2232]  ;   458.5 p2      23 t
        xor rsi, r12                 ;   489.2 p0      23 t
        and r14, r15                 ;   489.5 p0      23 t
        mov r15, qword [rsp + 2704]  ;   479.3 p2      23 t
        xor r11, r9                  ;   490.0 p0      23 t
        xor rbp, rbx                 ;   490.6 p0      23 t
        xor rbp, rsi                 ;   491.6 p0      23 t
        xor r11, rsi                 ;   491.8 p0      23 t
        xor r13, r8                  ;   492.3 p0      23 t
        xor r13, rsi                 ;   493.3 p0      23 t
        xor r15, rax                 ;   493.5 p0      23 t
        xor r14, rbp                 ;   494.0 p0      23 t
        xor r15, rbp                 ;   494.6 p0      23 t
        xor r10, r8                  ;   495.2 p0      23 t
        mov r8, qword [rsp + 2416]   ;   437.0 p2      22 t
        not r8                       ;   495.8 p0      22 t
        xor r10, rdi                 ;   496.3 p0      23 t
        mov r9, qword [rsp + 2432]   ;   438.6 p2      22 t
        not r9                       ;   496.8 p0      22 t
        xor r10, r11                 ;   497.3 p0      23 t
        xor r11, r13                 ;   497.9 p0      23 t
        xor r11, r15                 ;   498.9 p0      23 t
        mov rsi, qword [rsp + 2464]  ;   441.5 p2      22 t
        not rsi                      ;   499.0 p0      22 t
        mov rdi, rdx                 ;   488.0 p1      23 t copy
        xor rdi, r11                 ;   499.9 p0      23 t
        not r15                      ;   500.1 p0      23 t
        not r12                      ;   500.6 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   444.4 p2      22 t
        not rbp                      ;   501.1 p0      22 t
        not r10                      ;   501.6 p0      23 t
        mov rax, qword [rsp + 2424]  ;   446.2 p2      22 t
        xor rax, qword [rsp + 2448]  ;   502.1 p2+p0   22 t
        not rdi                      ;   502.7 p0      23 t
        mov qword [rsp + 2472], r13  ;   503.2 p0+p3   23 t spill
        mov r13, qword [rsp + 2424]  ;   448.5 p2      22 t
        xor r13, qword [rsp + 2456]  ;   504.2 p2+p0   22 t
        mov qword [rsp + 2464], rdi  ;   504.8 p0+p3   23 t spill
        mov rdi, qword [rsp + 2440]  ;   450.5 p2      22 t
        xor rdi, rsi                 ;   505.8 p0      22 t
        xor r8, rdi                  ;   506.8 p0      22 t
        xor rbp, r8                  ;   507.8 p0      22 t
        mov qword [rsp + 2432], rdx  ;   507.5 p0+p3   23 t spill
        mov rdx, r14                 ;   495.0 p1      23 t copy
        not rdx                      ;   508.5 p0      23 t
        xor rdi, rax                 ;   509.0 p0      22 t
        mov qword [rsp + 2416], rdx  ;   509.5 p0+p3   23 t spill
        mov rdx, qword [rsp + 2448]  ;   454.7 p2      22 t
        xor rdx, r9                  ;   510.5 p0      22 t
        mov qword [rsp + 2448], rcx  ;   511.1 p0+p3   23 t spill
        mov rcx, r13                 ;   505.2 p1      22 t copy
        xor rcx, r8                  ;   512.1 p0      22 t
        mov qword [rsp + 2704], rbx  ;   512.7 p0+p3   23 t spill
        mov rbx, qword [rsp + 2440]  ;   457.6 p2      22 t
        mov qword [rsp + 2440], r12  ;   513.7 p0+p3   23 t spill
        mov r12, rax                 ;   503.1 p1      22 t copy
        xor r12, rbp                 ;   514.7 p0      22 t
        mov qword [rsp + 2232], r10  ;   515.2 p0+p3   23 t spill
        mov r10, rbp                 ;   508.8 p1      22 t copy
        or r10, rcx                  ;   516.2 p0      22 t
        mov qword [rsp + 2352], r15  ;   516.8 p0+p3   23 t spill
        mov r15, r9                  ;   497.8 p1      22 t copy
        xor r15, r8                  ;   517.8 p0      22 t
        mov qword [rsp + 2264], r14  ;   518.4 p0+p3   23 t spill
        mov r14, rdx                 ;   511.5 p1      22 t copy
        xor r14, rdi                 ;   519.4 p0      22 t
        mov qword [rsp + 2384], r11  ;   520.0 p0+p3   23 t spill
        mov r11, rbp                 ;   508.8 p1      22 t copy
        xor r11, rdi                 ;   521.0 p0      22 t
        xor rbx, r11                 ;   522.0 p0      22 t
        mov qword [rsp + 2720], rbp  ;   522.1 p0+p3   22 t spill
        mov rbp, r8                  ;   507.8 p1      22 t copy
        or rbp, r11                  ;   523.1 p0      22 t
        xor rbp, r10                 ;   524.1 p0      22 t
        mov qword [rsp + 2672], r11  ;   524.2 p0+p3   22 t spill
        mov r11, rsi                 ;   500.0 p1      22 t copy
        or r11, r12                  ;   525.2 p0      22 t
        mov qword [rsp + 2296], r8   ;   525.8 p0+p3   22 t spill
        mov r8, r12                  ;   515.7 p1      22 t copy
        xor r8, r14                  ;   526.8 p0      22 t
        xor rsi, r10                 ;   527.4 p0      22 t
        mov r10, qword [rsp + 2456]  ;   470.8 p2      22 t
        xor r10, rdi                 ;   528.0 p0      22 t
        xor r10, r11                 ;   529.0 p0      22 t
        mov qword [rsp + 2456], r12  ;   529.1 p0+p3   22 t spill
        mov r12, r13                 ;   505.2 p1      22 t copy
        and r12, rdi                 ;   530.1 p0      22 t
        xor r11, r12                 ;   531.1 p0      22 t
        mov r12, r15                 ;   518.8 p1      22 t copy
        and r12, r8                  ;   531.2 p0      22 t
        xor r10, r12                 ;   532.2 p0      22 t
        mov r12, r13                 ;   505.2 p1      22 t copy
        xor rbp, r10                 ;   533.2 p0      22 t
        xor rsi, r11                 ;   533.0 p0      22 t
        mov qword [rsp + 2328], r8   ;   533.5 p0+p3   22 t spill
        mov r8, r15                  ;   518.8 p1      22 t copy
        xor r8, rbx                  ;   534.5 p0      22 t
        xor r12, r8                  ;   535.5 p0      22 t
        mov qword [rsp + 2728], r15  ;   535.7 p0+p3   22 t spill
        mov r15, r14                 ;   520.4 p1      22 t copy
        and r15, r8                  ;   536.7 p0      22 t
        xor r11, r15                 ;   537.7 p0      22 t
        mov r15, qword [rsp + 2424]  ;   480.1 p2      22 t
        or r15, r9                   ;   537.8 p0      22 t
        xor r10, r15                 ;   538.8 p0      22 t
        mov r15, rdx                 ;   511.5 p1      22 t copy
        and r15, r12                 ;   539.0 p0      22 t
        xor rsi, r15                 ;   540.0 p0      22 t
        mov r15, rcx                 ;   513.1 p1      22 t copy
        xor r15, rbx                 ;   540.1 p0      22 t
        mov qword [rsp + 2736], r14  ;   540.7 p0+p3   22 t spill
        mov r14, rax                 ;   503.1 p1      22 t copy
        and r14, r15                 ;   541.7 p0      22 t
        xor r11, r14                 ;   542.7 p0      22 t
        xor r10, r14                 ;   542.8 p0      22 t
        mov r14, rbp                 ;   534.2 p1      22 t copy
        and r14, rsi                 ;   543.4 p0      22 t
        xor r10, r14                 ;   544.4 p0      22 t
        mov qword [rsp + 2744], r9   ;   544.5 p0+p3   22 t spill
        mov r9, r11                  ;   543.7 p1      22 t copy
        and r9, r10                  ;   545.5 p0      22 t
        xor r10, rsi                 ;   546.1 p0      22 t
        or r14, r10                  ;   547.1 p0      22 t
        xor rbp, r9                  ;   547.2 p0      22 t
        xor r14, rbp                 ;   548.2 p0      22 t
        and r15, r14                 ;   549.2 p0      22 t
        mov r9, r11                  ;   543.7 p1      22 t copy
        and r9, rbp                  ;   548.9 p0      22 t
        xor rsi, r9                  ;   549.9 p0      22 t
        and rbp, rsi                 ;   550.9 p0      22 t
        mov r9, r14                  ;   549.2 p1      22 t copy
        or r9, rsi                   ;   550.9 p0      22 t
        xor r10, r9                  ;   551.9 p0      22 t
        xor r11, rbp                 ;   551.9 p0      22 t
        mov r9, qword [rsp + 2296]   ;   525.8 p2      22 t
        mov rbp, r14                 ;   549.2 p1      22 t copy
        xor rbp, rsi                 ;   552.4 p0      22 t
        and r12, rbp                 ;   553.4 p0      22 t
        and rdx, rbp                 ;   553.5 p0      22 t
        xor rbp, r10                 ;   554.1 p0      22 t
        and r8, rbp                  ;   555.1 p0      22 t
        and rax, r14                 ;   555.2 p0      22 t
        xor r12, r8                  ;   556.1 p0      22 t
        and rdi, r10                 ;   556.4 p0      22 t
        and r9, r11                  ;   556.9 p0      22 t
        and r13, r10                 ;   557.5 p0      22 t
        xor r10, r11                 ;   558.1 p0      22 t
        xor r8, r13                  ;   558.7 p0      22 t
        mov r13, qword [rsp + 2672]  ;   524.2 p2      22 t
        and r13, r11                 ;   559.2 p0      22 t
        xor r13, rdx                 ;   560.2 p0      22 t
        xor r11, rsi                 ;   560.4 p0      22 t
        xor r14, r10                 ;   560.9 p0      22 t
        mov qword [rsp + 2672], rax  ;   561.5 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   522.1 p2      22 t
        and rax, r10                 ;   562.5 p0      22 t
        xor rdx, rax                 ;   563.5 p0      22 t
        mov rax, qword [rsp + 2328]  ;   533.5 p2      22 t
        and rbx, r14                 ;   563.7 p0      22 t
        and rcx, r10                 ;   564.2 p0      22 t
        mov r10, qword [rsp + 2728]  ;   535.7 p2      22 t
        and rax, r11                 ;   564.8 p0      22 t
        and r10, r11                 ;   565.4 p0      22 t
        mov r11, qword [rsp + 2456]  ;   529.1 p2      22 t
        and r11, r14                 ;   565.9 p0      22 t
        mov r14, qword [rsp + 2744]  ;   544.5 p2      22 t
        xor r11, rdx                 ;   566.9 p0      22 t
        xor r11, rax                 ;   567.9 p0      22 t
        and r14, rsi                 ;   567.6 p0      22 t
        xor rcx, r15                 ;   568.2 p0      22 t
        xor rcx, r12                 ;   569.2 p0      22 t
        xor rdi, r13                 ;   569.4 p0      22 t
        xor rdi, rax                 ;   570.4 p0      22 t
        mov rax, qword [rsp + 2424]  ;   510.8 p2      22 t
        and rax, rsi                 ;   570.5 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   540.7 p2      22 t
        xor r14, rdi                 ;   571.4 p0      22 t
        and rsi, rbp                 ;   571.6 p0      22 t
        mov rbp, qword [rsp + 2672]  ;   561.5 p2      22 t
        xor r12, r9                  ;   572.2 p0      22 t
        xor rax, r11                 ;   572.8 p0      22 t
        xor rax, r14                 ;   573.8 p0      22 t
        xor r12, r14                 ;   573.9 p0      22 t
        xor r10, r8                  ;   574.5 p0      22 t
        xor r10, r14                 ;   575.5 p0      22 t
        xor rbp, rdx                 ;   575.6 p0      22 t
        xor rsi, rax                 ;   576.2 p0      22 t
        xor rbp, rax                 ;   576.8 p0      22 t
        xor r15, r8                  ;   577.4 p0      22 t
        mov r8, qword [rsp + 2480]   ;   519.2 p2      21 t
        not r8                       ;   577.9 p0      21 t
        xor r15, rbx                 ;   578.4 p0      22 t
        mov r9, qword [rsp + 2496]   ;   520.7 p2      21 t
        not r9                       ;   579.0 p0      21 t
        mov r14, qword [rsp + 2528]  ;   522.0 p2      21 t
        not r14                      ;   579.5 p0      21 t
        xor r15, r12                 ;   580.0 p0      22 t
        xor r12, r10                 ;   580.6 p0      22 t
        xor r12, rbp                 ;   581.6 p0      22 t
        mov rax, rcx                 ;   570.2 p1      22 t copy
        xor rax, r12                 ;   582.6 p0      22 t
        not rbp                      ;   582.3 p0      22 t
        not rdi                      ;   582.8 p0      22 t
        mov rdx, qword [rsp + 2536]  ;   526.6 p2      21 t
        not rdx                      ;   583.3 p0      21 t
        not r15                      ;   583.8 p0      22 t
        mov rbx, qword [rsp + 2488]  ;   528.4 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   584.3 p2+p0   21 t
        not rax                      ;   584.9 p0      22 t
        mov qword [rsp + 2536], r12  ;   585.4 p0+p3   22 t spill
        mov r12, qword [rsp + 2488]  ;   530.6 p2      21 t
        xor r12, qword [rsp + 2520]  ;   586.4 p2+p0   21 t
        mov qword [rsp + 2528], r10  ;   586.9 p0+p3   22 t spill
        mov r10, qword [rsp + 2504]  ;   532.6 p2      21 t
        xor r10, r14                 ;   587.9 p0      21 t
        xor r8, r10                  ;   588.9 p0      21 t
        xor rdx, r8                  ;   589.9 p0      21 t
        mov qword [rsp + 2496], rax  ;   589.6 p0+p3   22 t spill
        mov rax, rsi                 ;   577.2 p1      22 t copy
        not rax                      ;   590.6 p0      22 t
        xor r10, rbx                 ;   591.1 p0      21 t
        mov qword [rsp + 2480], rsi  ;   591.7 p0+p3   22 t spill
        mov rsi, qword [rsp + 2512]  ;   536.9 p2      21 t
        xor rsi, r9                  ;   592.7 p0      21 t
        mov qword [rsp + 2512], rax  ;   593.3 p0+p3   22 t spill
        mov rax, r12                 ;   587.4 p1      21 t copy
        xor rax, r8                  ;   594.3 p0      21 t
        mov qword [rsp + 2672], rcx  ;   594.8 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   539.8 p2      21 t
        mov qword [rsp + 2504], r13  ;   595.8 p0+p3   22 t spill
        mov r13, rbx                 ;   585.3 p1      21 t copy
        xor r13, rdx                 ;   596.8 p0      21 t
        mov qword [rsp + 2736], r11  ;   597.4 p0+p3   22 t spill
        mov r11, rdx                 ;   590.9 p1      21 t copy
        or r11, rax                  ;   598.4 p0      21 t
        mov qword [rsp + 2424], rdi  ;   599.0 p0+p3   22 t spill
        mov rdi, r9                  ;   580.0 p1      21 t copy
        xor rdi, r8                  ;   600.0 p0      21 t
        mov qword [rsp + 2744], r15  ;   600.6 p0+p3   22 t spill
        mov r15, rsi                 ;   593.7 p1      21 t copy
        xor r15, r10                 ;   601.6 p0      21 t
        mov qword [rsp + 2456], rbp  ;   602.1 p0+p3   22 t spill
        mov rbp, rdx                 ;   590.9 p1      21 t copy
        xor rbp, r10                 ;   603.1 p0      21 t
        xor rcx, rbp                 ;   604.1 p0      21 t
        mov qword [rsp + 2728], rdx  ;   604.3 p0+p3   21 t spill
        mov rdx, r8                  ;   589.9 p1      21 t copy
        or rdx, rbp                  ;   605.3 p0      21 t
        xor rdx, r11                 ;   606.3 p0      21 t
        mov qword [rsp + 2328], rbp  ;   606.4 p0+p3   21 t spill
        mov rbp, r14                 ;   580.5 p1      21 t copy
        or rbp, r13                  ;   607.4 p0      21 t
        mov qword [rsp + 2720], r8   ;   608.0 p0+p3   21 t spill
        mov r8, r13                  ;   597.8 p1      21 t copy
        xor r8, r15                  ;   609.0 p0      21 t
        xor r14, r11                 ;   609.6 p0      21 t
        mov r11, qword [rsp + 2520]  ;   552.9 p2      21 t
        xor r11, r10                 ;   610.1 p0      21 t
        xor r11, rbp                 ;   611.1 p0      21 t
        mov qword [rsp + 2520], r13  ;   611.3 p0+p3   21 t spill
        mov r13, r12                 ;   587.4 p1      21 t copy
        and r13, r10                 ;   612.3 p0      21 t
        xor rbp, r13                 ;   613.3 p0      21 t
        mov r13, rdi                 ;   601.0 p1      21 t copy
        and r13, r8                  ;   613.4 p0      21 t
        xor r11, r13                 ;   614.4 p0      21 t
        mov r13, r12                 ;   587.4 p1      21 t copy
        xor rdx, r11                 ;   615.4 p0      21 t
        xor r14, rbp                 ;   615.1 p0      21 t
        mov qword [rsp + 2296], r8   ;   615.7 p0+p3   21 t spill
        mov r8, rdi                  ;   601.0 p1      21 t copy
        xor r8, rcx                  ;   616.7 p0      21 t
        xor r13, r8                  ;   617.7 p0      21 t
        mov qword [rsp + 2752], rdi  ;   617.8 p0+p3   21 t spill
        mov rdi, r15                 ;   602.6 p1      21 t copy
        and rdi, r8                  ;   618.8 p0      21 t
        xor rbp, rdi                 ;   619.8 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   562.3 p2      21 t
        or rdi, r9                   ;   620.0 p0      21 t
        xor r11, rdi                 ;   621.0 p0      21 t
        mov rdi, rsi                 ;   593.7 p1      21 t copy
        and rdi, r13                 ;   621.1 p0      21 t
        xor r14, rdi                 ;   622.1 p0      21 t
        mov rdi, rax                 ;   595.3 p1      21 t copy
        xor rdi, rcx                 ;   622.3 p0      21 t
        mov qword [rsp + 2760], r15  ;   622.8 p0+p3   21 t spill
        mov r15, rbx                 ;   585.3 p1      21 t copy
        and r15, rdi                 ;   623.8 p0      21 t
        xor rbp, r15                 ;   624.8 p0      21 t
        xor r11, r15                 ;   625.0 p0      21 t
        mov r15, rdx                 ;   616.4 p1      21 t copy
        and r15, r14                 ;   625.5 p0      21 t
        xor r11, r15                 ;   626.5 p0      21 t
        mov qword [rsp + 2768], r9   ;   626.7 p0+p3   21 t spill
        mov r9, rbp                  ;   625.8 p1      21 t copy
        and r9, r11                  ;   627.7 p0      21 t
        xor r11, r14                 ;   628.3 p0      21 t
        or r15, r11                  ;   629.3 p0      21 t
        xor rdx, r9                  ;   629.4 p0      21 t
        xor r15, rdx                 ;   630.4 p0      21 t
        and rdi, r15                 ;   631.4 p0      21 t
        mov r9, rbp                  ;   625.8 p1      21 t copy
        and r9, rdx                  ;   631.1 p0      21 t
        xor r14, r9                  ;   632.1 p0      21 t
        and rdx, r14                 ;   633.1 p0      21 t
        mov r9, r15                  ;   631.4 p1      21 t copy
        or r9, r14                   ;   633.1 p0      21 t
        xor r11, r9                  ;   634.1 p0      21 t
        xor rbp, rdx                 ;   634.1 p0      21 t
        mov r9, qword [rsp + 2720]   ;   608.0 p2      21 t
        mov rdx, r15                 ;   631.4 p1      21 t copy
        xor rdx, r14                 ;   634.5 p0      21 t
        and r13, rdx                 ;   635.5 p0      21 t
        and rsi, rdx                 ;   635.7 p0      21 t
        xor rdx, r11                 ;   636.3 p0      21 t
        and r8, rdx                  ;   637.3 p0      21 t
        and rbx, r15                 ;   637.4 p0      21 t
        xor r13, r8                  ;   638.3 p0      21 t
        and r10, r11                 ;   638.5 p0      21 t
        and r9, rbp                  ;   639.1 p0      21 t
        and r12, r11                 ;   639.7 p0      21 t
        xor r11, rbp                 ;   640.3 p0      21 t
        xor r8, r12                  ;   640.8 p0      21 t
        mov r12, qword [rsp + 2328]  ;   606.4 p2      21 t
        and r12, rbp                 ;   641.4 p0      21 t
        xor r12, rsi                 ;   642.4 p0      21 t
        xor rbp, r14                 ;   642.5 p0      21 t
        xor r15, r11                 ;   643.1 p0      21 t
        mov qword [rsp + 2328], rbx  ;   643.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   604.3 p2      21 t
        and rbx, r11                 ;   644.7 p0      21 t
        xor rsi, rbx                 ;   645.7 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   615.7 p2      21 t
        and rcx, r15                 ;   645.8 p0      21 t
        and rax, r11                 ;   646.4 p0      21 t
        mov r11, qword [rsp + 2752]  ;   617.8 p2      21 t
        and rbx, rbp                 ;   647.0 p0      21 t
        and r11, rbp                 ;   647.5 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   611.3 p2      21 t
        and rbp, r15                 ;   648.1 p0      21 t
        mov r15, qword [rsp + 2768]  ;   626.7 p2      21 t
        xor rbp, rsi                 ;   649.1 p0      21 t
        xor rbp, rbx                 ;   650.1 p0      21 t
        and r15, r14                 ;   649.8 p0      21 t
        xor rax, rdi                 ;   650.4 p0      21 t
        xor rax, r13                 ;   651.4 p0      21 t
        xor r10, r12                 ;   651.5 p0      21 t
        xor r10, rbx                 ;   652.5 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   592.9 p2      21 t
        and rbx, r14                 ;   652.7 p0      21 t
        mov r14, qword [rsp + 2760]  ;   622.8 p2      21 t
        xor r15, r10                 ;   653.5 p0      21 t
        and r14, rdx                 ;   653.8 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   643.7 p2      21 t
        xor r13, r9                  ;   654.4 p0      21 t
        xor rbx, rbp                 ;   655.0 p0      21 t
        xor rbx, r15                 ;   656.0 p0      21 t
        xor r13, r15                 ;   656.1 p0      21 t
        xor r11, r8                  ;   656.7 p0      21 t
        xor r11, r15                 ;   657.7 p0      21 t
        xor rdx, rsi                 ;   657.8 p0      21 t
        xor r14, rbx                 ;   658.4 p0      21 t
        xor rdx, rbx                 ;   659.0 p0      21 t
        xor rdi, r8                  ;   659.5 p0      21 t
        mov r8, qword [rsp + 2544]   ;   601.3 p2      42 t
        not r8                       ;   660.1 p0      42 t
        xor rdi, rcx                 ;   660.6 p0      21 t
        mov r9, qword [rsp + 2560]   ;   602.9 p2      42 t
        not r9                       ;   661.2 p0      42 t
        xor rdi, r13                 ;   661.7 p0      21 t
        xor r13, r11                 ;   662.2 p0      21 t
        xor r13, rdx                 ;   663.2 p0      21 t
        mov r15, qword [rsp + 2592]  ;   605.8 p2      42 t
        not r15                      ;   663.4 p0      42 t
        mov rsi, rax                 ;   652.4 p1      21 t copy
        xor rsi, r13                 ;   664.2 p0      21 t
        not rdx                      ;   664.5 p0      21 t
        not r10                      ;   665.0 p0      21 t
        mov rcx, qword [rsp + 2624]  ;   608.7 p2      42 t
        not rcx                      ;   665.5 p0      42 t
        not rdi                      ;   666.0 p0      21 t
        mov rbx, qword [rsp + 2552]  ;   610.6 p2      42 t
        xor rbx, qword [rsp + 2576]  ;   666.5 p2+p0   42 t
        not rsi                      ;   667.0 p0      21 t
        mov qword [rsp + 2624], rsi  ;   668.0 p0+p3   21 t spill
        mov rsi, qword [rsp + 2552]  ;   612.8 p2      42 t
        xor rsi, qword [rsp + 2584]  ;   668.5 p2+p0   42 t
        mov qword [rsp + 2592], rax  ;   669.1 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   614.8 p2      42 t
        xor rax, r15                 ;   670.1 p0      42 t
        xor r8, rax                  ;   671.1 p0      42 t
        xor rcx, r8                  ;   672.1 p0      42 t
        mov qword [rsp + 2560], r12  ;   671.8 p0+p3   21 t spill
        mov r12, r14                 ;   659.4 p1      21 t copy
        not r12                      ;   672.8 p0      21 t
        xor rax, rbx                 ;   673.3 p0      42 t
        mov qword [rsp + 2544], r12  ;   673.9 p0+p3   21 t spill
        mov r12, qword [rsp + 2576]  ;   619.0 p2      42 t
        xor r12, r9                  ;   674.9 p0      42 t
        mov qword [rsp + 2576], rbp  ;   675.4 p0+p3   21 t spill
        mov rbp, rsi                 ;   669.5 p1      42 t copy
        xor rbp, r8                  ;   676.4 p0      42 t
        mov qword [rsp + 2328], r10  ;   677.0 p0+p3   21 t spill
        mov r10, qword [rsp + 2568]  ;   622.0 p2      42 t
        mov qword [rsp + 2568], rdi  ;   678.0 p0+p3   21 t spill
        mov rdi, rbx                 ;   667.5 p1      42 t copy
        xor rdi, rcx                 ;   679.0 p0      42 t
        mov qword [rsp + 2760], rdx  ;   679.6 p0+p3   21 t spill
        mov rdx, rcx                 ;   673.1 p1      42 t copy
        or rdx, rbp                  ;   680.6 p0      42 t
        mov qword [rsp + 2488], r14  ;   681.2 p0+p3   21 t spill
        mov r14, r9                  ;   662.2 p1      42 t copy
        xor r14, r8                  ;   682.2 p0      42 t
        mov qword [rsp + 2768], r13  ;   682.7 p0+p3   21 t spill
        mov r13, r12                 ;   675.9 p1      42 t copy
        xor r13, rax                 ;   683.7 p0      42 t
        mov qword [rsp + 2520], r11  ;   684.3 p0+p3   21 t spill
        mov r11, rcx                 ;   673.1 p1      42 t copy
        xor r11, rax                 ;   685.3 p0      42 t
        xor r10, r11                 ;   686.3 p0      42 t
        mov qword [rsp + 2752], rcx  ;   686.4 p0+p3   42 t spill
        mov rcx, r8                  ;   672.1 p1      42 t copy
        or rcx, r11                  ;   687.4 p0      42 t
        xor rcx, rdx                 ;   688.4 p0      42 t
        mov qword [rsp + 2296], r11  ;   688.6 p0+p3   42 t spill
        mov r11, r15                 ;   664.4 p1      42 t copy
        or r11, rdi                  ;   689.6 p0      42 t
        mov qword [rsp + 2728], r8   ;   690.2 p0+p3   42 t spill
        mov r8, rdi                  ;   680.0 p1      42 t copy
        xor r8, r13                  ;   691.2 p0      42 t
        xor r15, rdx                 ;   691.7 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   635.1 p2      42 t
        xor rdx, rax                 ;   692.3 p0      42 t
        xor rdx, r11                 ;   693.3 p0      42 t
        mov qword [rsp + 2584], rdi  ;   693.4 p0+p3   42 t spill
        mov rdi, rsi                 ;   669.5 p1      42 t copy
        and rdi, rax                 ;   694.4 p0      42 t
        xor r11, rdi                 ;   695.4 p0      42 t
        mov rdi, r14                 ;   683.2 p1      42 t copy
        and rdi, r8                  ;   695.6 p0      42 t
        xor rdx, rdi                 ;   696.6 p0      42 t
        mov rdi, rsi                 ;   669.5 p1      42 t copy
        xor rcx, rdx                 ;   697.6 p0      42 t
        xor r15, r11                 ;   697.3 p0      42 t
        mov qword [rsp + 2720], r8   ;   697.9 p0+p3   42 t spill
        mov r8, r14                  ;   683.2 p1      42 t copy
        xor r8, r10                  ;   698.9 p0      42 t
        xor rdi, r8                  ;   699.9 p0      42 t
        mov qword [rsp + 2776], r14  ;   700.0 p0+p3   42 t spill
        mov r14, r13                 ;   684.7 p1      42 t copy
        and r14, r8                  ;   701.0 p0      42 t
        xor r11, r14                 ;   702.0 p0      42 t
        mov r14, qword [rsp + 2552]  ;   644.4 p2      42 t
        or r14, r9                   ;   702.2 p0      42 t
        xor rdx, r14                 ;   703.2 p0      42 t
        mov r14, r12                 ;   675.9 p1      42 t copy
        and r14, rdi                 ;   703.3 p0      42 t
        xor r15, r14                 ;   704.3 p0      42 t
        mov r14, rbp                 ;   677.4 p1      42 t copy
        xor r14, r10                 ;   704.4 p0      42 t
        mov qword [rsp + 2784], r13  ;   705.0 p0+p3   42 t spill
        mov r13, rbx                 ;   667.5 p1      42 t copy
        and r13, r14                 ;   706.0 p0      42 t
        xor r11, r13                 ;   707.0 p0      42 t
        xor rdx, r13                 ;   707.1 p0      42 t
        mov r13, rcx                 ;   698.6 p1      42 t copy
        and r13, r15                 ;   707.7 p0      42 t
        xor rdx, r13                 ;   708.7 p0      42 t
        mov qword [rsp + 2792], r9   ;   708.9 p0+p3   42 t spill
        mov r9, r11                  ;   708.0 p1      42 t copy
        and r9, rdx                  ;   709.9 p0      42 t
        xor rdx, r15                 ;   710.4 p0      42 t
        or r13, rdx                  ;   711.4 p0      42 t
        xor rcx, r9                  ;   711.6 p0      42 t
        xor r13, rcx                 ;   712.6 p0      42 t
        and r14, r13                 ;   713.6 p0      42 t
        mov r9, r11                  ;   708.0 p1      42 t copy
        and r9, rcx                  ;   713.3 p0      42 t
        xor r15, r9                  ;   714.3 p0      42 t
        and rcx, r15                 ;   715.3 p0      42 t
        mov r9, r13                  ;   713.6 p1      42 t copy
        or r9, r15                   ;   715.3 p0      42 t
        xor rdx, r9                  ;   716.3 p0      42 t
        xor r11, rcx                 ;   716.3 p0      42 t
        mov r9, qword [rsp + 2728]   ;   690.2 p2      42 t
        mov rcx, r13                 ;   713.6 p1      42 t copy
        xor rcx, r15                 ;   716.7 p0      42 t
        and rdi, rcx                 ;   717.7 p0      42 t
        and r12, rcx                 ;   717.9 p0      42 t
        xor rcx, rdx                 ;   718.4 p0      42 t
        and r8, rcx                  ;   719.4 p0      42 t
        and rbx, r13                 ;   719.6 p0      42 t
        xor rdi, r8                  ;   720.4 p0      42 t
        and rax, rdx                 ;   720.7 p0      42 t
        and r9, r11                  ;   721.3 p0      42 t
        and rsi, rdx                 ;   721.9 p0      42 t
        xor rdx, r11                 ;   722.4 p0      42 t
        xor r8, rsi                  ;   723.0 p0      42 t
        mov rsi, qword [rsp + 2296]  ;   688.6 p2      42 t
        and rsi, r11                 ;   723.6 p0      42 t
        xor rsi, r12                 ;   724.6 p0      42 t
        xor r11, r15                 ;   724.7 p0      42 t
        xor r13, rdx                 ;   725.3 p0      42 t
        mov qword [rsp + 2296], rbx  ;   725.9 p0+p3   42 t spill
        mov rbx, qword [rsp + 2752]  ;   686.4 p2      42 t
        and rbx, rdx                 ;   726.9 p0      42 t
        xor r12, rbx                 ;   727.9 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   697.9 p2      42 t
        and r10, r13                 ;   728.0 p0      42 t
        and rbp, rdx                 ;   728.6 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   700.0 p2      42 t
        and rbx, r11                 ;   729.1 p0      42 t
        and rdx, r11                 ;   729.7 p0      42 t
        mov r11, qword [rsp + 2584]  ;   693.4 p2      42 t
        and r11, r13                 ;   730.3 p0      42 t
        mov r13, qword [rsp + 2792]  ;   708.9 p2      42 t
        xor r11, r12                 ;   731.3 p0      42 t
        xor r11, rbx                 ;   732.3 p0      42 t
        and r13, r15                 ;   732.0 p0      42 t
        xor rbp, r14                 ;   732.6 p0      42 t
        xor rbp, rdi                 ;   733.6 p0      42 t
        xor rax, rsi                 ;   733.7 p0      42 t
        xor rax, rbx                 ;   734.7 p0      42 t
        mov rbx, qword [rsp + 2552]  ;   675.1 p2      42 t
        and rbx, r15                 ;   734.8 p0      42 t
        mov r15, qword [rsp + 2784]  ;   705.0 p2      42 t
        xor r13, rax                 ;   735.7 p0      42 t
        and r15, rcx                 ;   736.0 p0      42 t
        mov rcx, qword [rsp + 2296]  ;   725.9 p2      42 t
        xor rdi, r9                  ;   736.6 p0      42 t
        xor rbx, r11                 ;   737.1 p0      42 t
        xor rbx, r13                 ;   738.1 p0      42 t
        xor rdi, r13                 ;   738.3 p0      42 t
        xor rdx, r8                  ;   738.8 p0      42 t
        xor rdx, r13                 ;   739.8 p0      42 t
        xor rcx, r12                 ;   740.0 p0      42 t
        xor r15, rbx                 ;   740.6 p0      42 t
        xor rcx, rbx                 ;   741.1 p0      42 t
        xor r14, r8                  ;   741.7 p0      42 t
        xor r14, r10                 ;   742.7 p0      42 t
        mov r8, qword [rsp + 2216]   ;   683.8 p2      41 t
        xor r8, qword [rsp + 2456]   ;   742.8 p2+p0   41 t
        mov r9, qword [rsp + 2664]   ;   685.8 p2      41 t
        xor r9, qword [rsp + 2384]   ;   743.4 p2+p0   41 t
        xor r9, qword [rsp + 2264]   ;   744.4 p2+p0   41 t
        xor r14, rdi                 ;   744.6 p0      42 t
        xor rdi, rdx                 ;   745.1 p0      42 t
        xor rdi, rcx                 ;   746.1 p0      42 t
        mov r10, rbp                 ;   734.6 p1      42 t copy
        xor r10, rdi                 ;   747.1 p0      42 t
        not rcx                      ;   746.8 p0      42 t
        mov r12, qword [rsp + 2680]  ;   691.3 p2      41 t
        not rax                      ;   747.3 p0      42 t
        not r14                      ;   747.8 p0      42 t
        mov r13, qword [rsp + 2656]  ;   693.1 p2      41 t
        xor r13, qword [rsp + 2520]  ;   748.3 p2+p0   41 t
        mov rbx, qword [rsp + 2656]  ;   695.1 p2      41 t
        not r10                      ;   748.9 p0      42 t
        xor r12, r15                 ;   749.4 p0      41 t
        not r15                      ;   750.0 p0      42 t
        xor r12, rdi                 ;   750.5 p0      41 t
        mov rdi, qword [rsp + 2216]  ;   697.1 p2      41 t
        xor rbx, r8                  ;   751.0 p0      41 t
        xor rdi, r9                  ;   751.6 p0      41 t
        xor r9, rbx                  ;   752.2 p0      41 t
        mov qword [rsp + 2216], rbx  ;   752.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   699.3 p2      41 t
        xor rbx, r13                 ;   753.8 p0      41 t
        xor r8, rbx                  ;   754.8 p0      41 t
        mov qword [rsp + 2680], rbx  ;   754.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2664]  ;   701.2 p2      41 t
        xor rbx, r12                 ;   755.9 p0      41 t
        xor r12, rdi                 ;   756.5 p0      41 t
        xor r13, rbx                 ;   757.0 p0      41 t
        xor rcx, qword [rsp + 2696]  ;   757.6 p2+p0   41 t
        mov qword [rsp + 2664], rdi  ;   758.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2208]  ;   704.5 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   759.2 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   759.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;   706.5 p2      41 t
        xor rbx, qword [rsp + 2352]  ;   760.8 p2+p0   41 t
        mov qword [rsp + 2352], r13  ;   761.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2200]  ;   708.5 p2      41 t
        xor r13, qword [rsp + 2768]  ;   762.3 p2+p0   41 t
        xor r13, qword [rsp + 2488]  ;   763.3 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   763.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2200]   ;   711.5 p2      41 t
        xor r8, rdi                  ;   764.5 p0      41 t
        mov qword [rsp + 2200], r9   ;   765.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2208]   ;   712.5 p2      41 t
        xor r9, rbx                  ;   766.0 p0      41 t
        xor rbx, r8                  ;   766.6 p0      41 t
        mov qword [rsp + 2208], r8   ;   767.2 p0+p3   41 t spill
        mov r8, qword [rsp + 2696]   ;   714.9 p2      41 t
        xor r8, r13                  ;   768.2 p0      41 t
        xor rdi, r8                  ;   769.2 p0      41 t
        xor r14, qword [rsp + 2224]  ;   769.3 p2+p0   41 t
        mov qword [rsp + 2696], r8   ;   769.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   717.3 p2      41 t
        xor r8, rcx                  ;   770.9 p0      41 t
        xor rcx, r9                  ;   771.5 p0      41 t
        xor r13, r8                  ;   772.0 p0      41 t
        mov qword [rsp + 2688], r9   ;   772.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2408]   ;   719.0 p2      41 t
        xor r9, qword [rsp + 2424]   ;   773.6 p2+p0   41 t
        mov qword [rsp + 2424], r8   ;   774.2 p0+p3   41 t spill
        mov r8, qword [rsp + 2288]   ;   721.0 p2      41 t
        xor r8, qword [rsp + 2232]   ;   775.2 p2+p0   41 t
        mov qword [rsp + 2232], r13  ;   775.8 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   723.0 p2      41 t
        xor r13, qword [rsp + 2760]  ;   776.8 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   777.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   725.0 p2      41 t
        xor rdi, r9                  ;   778.3 p0      41 t
        xor rax, qword [rsp + 2240]  ;   778.9 p2+p0   41 t
        mov qword [rsp + 2712], rbx  ;   779.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   727.0 p2      41 t
        xor rbx, r8                  ;   780.5 p0      41 t
        xor r8, rdi                  ;   781.0 p0      41 t
        mov qword [rsp + 2408], rdi  ;   781.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2224]  ;   729.5 p2      41 t
        xor rdi, r13                 ;   782.6 p0      41 t
        xor r9, rdi                  ;   783.6 p0      41 t
        mov qword [rsp + 2224], rdi  ;   783.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2288]  ;   730.9 p2      41 t
        xor rdi, r14                 ;   784.7 p0      41 t
        xor r14, rbx                 ;   785.3 p0      41 t
        xor r13, rdi                 ;   785.9 p0      41 t
        mov qword [rsp + 2288], rbx  ;   786.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2360]  ;   733.3 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   787.5 p2+p0   41 t
        xor rbx, qword [rsp + 2504]  ;   788.5 p2+p0   41 t
        xor rbx, qword [rsp + 2672]  ;   789.5 p2+p0   41 t
        mov qword [rsp + 2672], rdi  ;   789.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2304]  ;   737.3 p2      41 t
        xor rdi, qword [rsp + 2440]  ;   790.2 p2+p0   41 t
        xor r11, rsi                 ;   790.7 p0      41 t
        mov rsi, qword [rsp + 2648]  ;   739.3 p2      41 t
        xor rsi, qword [rsp + 2568]  ;   791.3 p2+p0   41 t
        xor r11, rbp                 ;   791.9 p0      41 t
        mov rbp, qword [rsp + 2648]  ;   741.3 p2      41 t
        xor rbp, rbx                 ;   792.5 p0      41 t
        xor r11, qword [rsp + 2272]  ;   793.0 p2+p0   41 t
        mov qword [rsp + 2648], r13  ;   793.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2360]  ;   743.3 p2      41 t
        xor r13, rdi                 ;   794.6 p0      41 t
        xor rdi, rbp                 ;   795.2 p0      41 t
        mov qword [rsp + 2360], rbp  ;   795.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2240]  ;   744.7 p2      41 t
        xor rbp, rsi                 ;   796.7 p0      41 t
        xor rbx, rbp                 ;   797.7 p0      41 t
        mov qword [rsp + 2240], rbp  ;   797.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   746.0 p2      41 t
        xor rbp, rax                 ;   798.9 p0      41 t
        xor rax, r13                 ;   799.5 p0      41 t
        xor rsi, rbp                 ;   800.0 p0      41 t
        mov qword [rsp + 2304], r13  ;   800.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2392]  ;   747.7 p2      41 t
        xor r13, qword [rsp + 2496]  ;   801.6 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   802.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   749.7 p2      41 t
        xor rbp, qword [rsp + 2704]  ;   803.2 p2+p0   41 t
        xor rbp, qword [rsp + 2448]  ;   804.2 p2+p0   41 t
        xor rbp, qword [rsp + 2432]  ;   805.2 p2+p0   41 t
        xor r10, qword [rsp + 2248]  ;   804.9 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;   805.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;   754.7 p2      41 t
        xor rsi, qword [rsp + 2328]  ;   806.5 p2+p0   41 t
        mov qword [rsp + 2328], rbx  ;   807.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   756.7 p2      41 t
        xor rbx, r13                 ;   808.0 p0      41 t
        mov qword [rsp + 2640], r9   ;   808.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2392]   ;   757.7 p2      41 t
        xor r9, rbp                  ;   809.6 p0      41 t
        xor rbp, rbx                 ;   810.2 p0      41 t
        mov qword [rsp + 2392], rbx  ;   810.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2272]  ;   758.7 p2      41 t
        xor rbx, rsi                 ;   811.7 p0      41 t
        xor r13, rbx                 ;   812.7 p0      41 t
        mov qword [rsp + 2272], rbx  ;   812.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   759.7 p2      41 t
        xor rbx, r11                 ;   813.9 p0      41 t
        xor r11, r9                  ;   814.5 p0      41 t
        xor rsi, rbx                 ;   815.0 p0      41 t
        mov qword [rsp + 2336], r9   ;   815.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2368]   ;   761.2 p2      41 t
        xor r9, qword [rsp + 2512]   ;   816.6 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   817.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;   763.2 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   818.2 p2+p0   41 t
        xor r15, qword [rsp + 2280]  ;   818.7 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   819.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   766.2 p2      41 t
        xor rsi, qword [rsp + 2576]  ;   820.3 p2+p0   41 t
        xor rsi, qword [rsp + 2560]  ;   821.3 p2+p0   41 t
        xor rsi, qword [rsp + 2592]  ;   822.3 p2+p0   41 t
        mov qword [rsp + 2592], r13  ;   822.0 p0+p3   41 t spill
        mov r13, qword [rsp + 2632]  ;   770.2 p2      41 t
        xor r13, r9                  ;   823.0 p0      41 t
        mov qword [rsp + 2632], rbp  ;   823.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2368]  ;   771.2 p2      41 t
        xor rbp, rbx                 ;   824.6 p0      41 t
        xor rbx, r13                 ;   825.2 p0      41 t
        mov qword [rsp + 2368], r13  ;   825.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2248]  ;   772.5 p2      41 t
        xor r13, rsi                 ;   826.7 p0      41 t
        xor r9, r13                  ;   827.7 p0      41 t
        mov qword [rsp + 2248], r13  ;   827.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   774.6 p2      41 t
        xor r13, r10                 ;   828.9 p0      41 t
        xor r10, rbp                 ;   829.4 p0      41 t
        xor rsi, r13                 ;   830.0 p0      41 t
        mov qword [rsp + 2312], rbp  ;   830.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2400]  ;   776.5 p2      41 t
        xor rbp, qword [rsp + 2528]  ;   831.6 p2+p0   41 t
        mov qword [rsp + 2528], r13  ;   832.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   778.5 p2      41 t
        xor r13, qword [rsp + 2416]  ;   833.2 p2+p0   41 t
        xor rdx, qword [rsp + 2256]  ;   833.7 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   834.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2608]  ;   781.5 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   835.3 p2+p0   41 t
        mov qword [rsp + 2624], r9   ;   835.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2608]   ;   783.5 p2      41 t
        xor r9, rbp                  ;   836.9 p0      41 t
        mov qword [rsp + 2608], rbx  ;   837.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   784.6 p2      41 t
        xor rbx, r13                 ;   838.4 p0      41 t
        xor r13, r9                  ;   839.0 p0      41 t
        mov qword [rsp + 2400], r9   ;   839.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;   786.3 p2      41 t
        xor r9, rsi                  ;   840.6 p0      41 t
        xor rbp, r9                  ;   841.6 p0      41 t
        mov qword [rsp + 2280], r9   ;   841.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   788.5 p2      41 t
        xor r9, r15                  ;   842.7 p0      41 t
        xor r15, rbx                 ;   843.3 p0      41 t
        xor rsi, r9                  ;   843.9 p0      41 t
        mov qword [rsp + 2344], rbx  ;   844.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2376]  ;   790.8 p2      41 t
        xor rbx, qword [rsp + 2536]  ;   845.4 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   846.4 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   846.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2320]   ;   793.8 p2      41 t
        xor r9, qword [rsp + 2472]   ;   847.6 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   848.2 p0+p3   41 t spill
        mov rsi, qword [rsp + 2600]  ;   795.8 p2      41 t
        xor rsi, qword [rsp + 2544]  ;   849.2 p2+p0   41 t
        mov qword [rsp + 2544], rbp  ;   849.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2600]  ;   797.8 p2      41 t
        xor rbp, rbx                 ;   850.7 p0      41 t
        mov qword [rsp + 2600], r13  ;   851.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2376]  ;   798.8 p2      41 t
        xor r13, r9                  ;   852.3 p0      41 t
        xor r9, rbp                  ;   852.9 p0      41 t
        mov qword [rsp + 2376], rbp  ;   853.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;   799.8 p2      41 t
        xor rbp, rsi                 ;   854.4 p0      41 t
        xor rbx, rbp                 ;   855.4 p0      41 t
        mov qword [rsp + 2256], rbp  ;   855.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2320]  ;   800.8 p2      41 t
        xor rbp, rdx                 ;   856.6 p0      41 t
        xor rdx, r13                 ;   857.1 p0      41 t
        xor rsi, rbp                 ;   857.7 p0      41 t
        mov qword [rsp + 2320], r13  ;   858.3 p0+p3   41 t spill
        mov r13, r12                 ;   802.9 p1      61 t copy
        xor r13, qword [rsp + 3168]  ;   859.3 p2+p0   61 t
        mov qword [rsp + 3168], r13  ;   860.3 p0+p3   61 t spill
        mov r13, rcx                 ;   804.5 p1      61 t copy
        xor r13, qword [rsp + 3176]  ;   860.9 p2+p0   61 t
        mov qword [rsp + 3176], r13  ;   861.9 p0+p3   61 t spill
        mov r13, r14                 ;   806.5 p1      61 t copy
        xor r13, qword [rsp + 3184]  ;   862.4 p2+p0   61 t
        mov qword [rsp + 3184], r13  ;   863.4 p0+p3   61 t spill
        mov r13, rax                 ;   807.8 p1      61 t copy
        xor r13, qword [rsp + 3192]  ;   864.0 p2+p0   61 t
        mov qword [rsp + 3192], r13  ;   865.0 p0+p3   61 t spill
        mov r13, r11                 ;   815.5 p1      61 t copy
        xor r13, qword [rsp + 3200]  ;   865.6 p2+p0   61 t
        mov qword [rsp + 3200], r13  ;   866.6 p0+p3   61 t spill
        mov r13, r10                 ;   830.4 p1      61 t copy
        xor r13, qword [rsp + 3208]  ;   867.1 p2+p0   61 t
        mov qword [rsp + 3208], r13  ;   868.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2200]  ;   812.7 p2      61 t
        xor r13, qword [rsp + 3232]  ;   868.7 p2+p0   61 t
        mov qword [rsp + 3232], r13  ;   869.7 p0+p3   61 t spill
        mov r13, r15                 ;   844.3 p1      61 t copy
        xor r13, qword [rsp + 3216]  ;   870.3 p2+p0   61 t
        mov qword [rsp + 3216], r13  ;   871.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   816.5 p2      61 t
        xor r13, qword [rsp + 3240]  ;   871.9 p2+p0   61 t
        mov qword [rsp + 3240], r13  ;   872.9 p0+p3   61 t spill
        mov r13, r8                  ;   818.6 p1      61 t copy
        xor r13, qword [rsp + 3248]  ;   873.4 p2+p0   61 t
        mov qword [rsp + 3248], r13  ;   874.4 p0+p3   61 t spill
        mov r13, rdx                 ;   858.1 p1      61 t copy
        xor r13, qword [rsp + 3224]  ;   875.0 p2+p0   61 t
        mov qword [rsp + 3224], r13  ;   876.0 p0+p3   61 t spill
        mov r13, rdi                 ;   821.6 p1      61 t copy
        xor r13, qword [rsp + 3256]  ;   876.6 p2+p0   61 t
        mov qword [rsp + 3256], r13  ;   877.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2632]  ;   823.6 p2      61 t
        xor r13, qword [rsp + 3264]  ;   878.1 p2+p0   61 t
        mov qword [rsp + 3264], r13  ;   879.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2608]  ;   837.4 p2      61 t
        xor r13, qword [rsp + 3272]  ;   879.7 p2+p0   61 t
        mov qword [rsp + 3272], r13  ;   880.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2600]  ;   851.3 p2      61 t
        xor r13, qword [rsp + 3280]  ;   881.3 p2+p0   61 t
        mov qword [rsp + 3280], r13  ;   882.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2488]  ;   829.6 p2      61 t
        xor r13, qword [rsp + 3296]  ;   882.9 p2+p0   61 t
        mov qword [rsp + 3296], r13  ;   883.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   831.6 p2      61 t
        xor r13, qword [rsp + 3304]  ;   884.4 p2+p0   61 t
        mov qword [rsp + 3304], r13  ;   885.4 p0+p3   61 t spill
        mov r13, r9                  ;   853.9 p1      61 t copy
        xor r13, qword [rsp + 3288]  ;   886.0 p2+p0   61 t
        mov qword [rsp + 3288], r13  ;   887.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2640]  ;   834.6 p2      61 t
        xor r13, qword [rsp + 3312]  ;   887.6 p2+p0   61 t
        mov qword [rsp + 3312], r13  ;   888.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2328]  ;   836.6 p2      61 t
        xor r13, qword [rsp + 3320]  ;   889.1 p2+p0   61 t
        mov qword [rsp + 3320], r13  ;   890.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2592]  ;   838.6 p2      61 t
        xor r13, qword [rsp + 3328]  ;   890.7 p2+p0   61 t
        mov qword [rsp + 3328], r13  ;   891.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2624]  ;   840.6 p2      61 t
        xor r13, qword [rsp + 3336]  ;   892.3 p2+p0   61 t
        mov qword [rsp + 3336], r13  ;   893.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2544]  ;   849.7 p2      61 t
        xor r13, qword [rsp + 3344]  ;   893.9 p2+p0   61 t
        mov qword [rsp + 3344], r13  ;   894.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2352]  ;   844.6 p2      61 t
        xor r13, qword [rsp + 3360]  ;   895.4 p2+p0   61 t
        mov qword [rsp + 3360], r13  ;   896.4 p0+p3   61 t spill
        mov r13, rbx                 ;   856.4 p1      61 t copy
        xor r13, qword [rsp + 3352]  ;   897.0 p2+p0   61 t
        mov qword [rsp + 3352], r13  ;   898.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2232]  ;   847.8 p2      61 t
        xor r13, qword [rsp + 3368]  ;   898.6 p2+p0   61 t
        mov qword [rsp + 3368], r13  ;   899.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2648]  ;   849.8 p2      61 t
        xor r13, qword [rsp + 3376]  ;   900.1 p2+p0   61 t
        mov qword [rsp + 3376], r13  ;   901.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2432]  ;   851.8 p2      61 t
        xor r13, qword [rsp + 3384]  ;   901.7 p2+p0   61 t
        mov qword [rsp + 3384], r13  ;   902.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2464]  ;   853.8 p2      61 t
        xor r13, qword [rsp + 3392]  ;   903.3 p2+p0   61 t
        xor r8, qword [rsp + 3440]   ;   903.8 p2+p0   61 t
        xor r8, qword [rsp + 2224]   ;   904.8 p2+p0   61 t
        mov qword [rsp + 3440], r8   ;   905.8 p0+p3   61 t spill
        mov r8, qword [rsp + 2416]   ;   857.8 p2      61 t
        xor r8, qword [rsp + 3400]   ;   906.0 p2+p0   61 t
        xor rdi, qword [rsp + 3448]  ;   906.6 p2+p0   61 t
        xor rdi, qword [rsp + 2240]  ;   907.6 p2+p0   61 t
        mov qword [rsp + 3448], rdi  ;   908.6 p0+p3   61 t spill
        mov rdi, qword [rsp + 2472]  ;   861.8 p2      61 t
        xor rdi, qword [rsp + 3408]  ;   908.7 p2+p0   61 t
        mov qword [rsp + 3408], rdi  ;   909.7 p0+p3   61 t spill
        mov rdi, rsi                 ;   862.2 p1      61 t copy
        xor rdi, qword [rsp + 3416]  ;   910.3 p2+p0   61 t
        mov qword [rsp + 3416], rdi  ;   911.3 p0+p3   61 t spill
        mov rdi, qword [rsp + 2680]  ;   864.8 p2      61 t
        xor rdi, qword [rsp + 3424]  ;   911.8 p2+p0   61 t
        xor rdi, qword [rsp + 2200]  ;   912.8 p2+p0   61 t
        mov qword [rsp + 3424], rdi  ;   913.8 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   867.8 p2      61 t
        xor rdi, qword [rsp + 3432]  ;   914.0 p2+p0   61 t
        xor rdi, qword [rsp + 2712]  ;   915.0 p2+p0   61 t
        xor r9, qword [rsp + 3480]   ;   915.1 p2+p0   61 t
        xor r9, qword [rsp + 2256]   ;   916.1 p2+p0   61 t
        mov qword [rsp + 3480], r9   ;   917.1 p0+p3   61 t spill
        mov r9, qword [rsp + 2272]   ;   872.8 p2      61 t
        xor r9, qword [rsp + 3456]   ;   917.3 p2+p0   61 t
        xor r9, qword [rsp + 2632]   ;   918.3 p2+p0   61 t
        mov qword [rsp + 3456], r9   ;   919.3 p0+p3   61 t spill
        mov r9, qword [rsp + 2248]   ;   875.8 p2      61 t
        xor r9, qword [rsp + 3464]   ;   919.4 p2+p0   61 t
        xor r9, qword [rsp + 2608]   ;   920.4 p2+p0   61 t
        mov qword [rsp + 3464], r9   ;   921.4 p0+p3   61 t spill
        mov r9, qword [rsp + 2280]   ;   878.8 p2      61 t
        xor r9, qword [rsp + 3472]   ;   921.6 p2+p0   61 t
        xor r9, qword [rsp + 2600]   ;   922.6 p2+p0   61 t
        mov qword [rsp + 3472], r9   ;   923.6 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   881.8 p2      61 t
        xor r9, qword [rsp + 3488]   ;   923.7 p2+p0   61 t
        xor r9, qword [rsp + 2488]   ;   924.7 p2+p0   61 t
        xor rbp, rbx                 ;   924.8 p0      61 t
        mov rbx, qword [rsp + 2424]  ;   884.8 p2      61 t
        xor rbx, qword [rsp + 3496]  ;   925.4 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   926.4 p2+p0   61 t
        xor rbp, qword [rsp + 3544]  ;   926.6 p2+p0   61 t
        mov qword [rsp + 3544], rbp  ;   927.6 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   888.8 p2      61 t
        xor rbp, qword [rsp + 3504]  ;   928.1 p2+p0   61 t
        xor rbp, qword [rsp + 2640]  ;   929.1 p2+p0   61 t
        mov qword [rsp + 3504], rbp  ;   930.1 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   891.8 p2      61 t
        xor rbp, qword [rsp + 3512]  ;   930.3 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   931.3 p2+p0   61 t
        mov qword [rsp + 3512], rbp  ;   932.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   894.8 p2      61 t
        xor rbp, qword [rsp + 3520]  ;   932.4 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   933.4 p2+p0   61 t
        mov qword [rsp + 3520], rbp  ;   934.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2528]  ;   897.8 p2      61 t
        xor rbp, qword [rsp + 3528]  ;   934.6 p2+p0   61 t
        xor rbp, qword [rsp + 2624]  ;   935.6 p2+p0   61 t
        mov qword [rsp + 3528], rbp  ;   936.6 p0+p3   61 t spill
        mov rbp, qword [rsp + 2480]  ;   900.8 p2      61 t
        xor rbp, qword [rsp + 3536]  ;   936.7 p2+p0   61 t
        xor rbp, qword [rsp + 2544]  ;   937.7 p2+p0   61 t
        mov qword [rsp + 3536], rbp  ;   938.7 p0+p3   61 t spill
        mov rbp, qword [rsp + 2664]  ;   903.8 p2      61 t
        xor rbp, qword [rsp + 3552]  ;   938.8 p2+p0   61 t
        xor rbp, qword [rsp + 2352]  ;   939.8 p2+p0   61 t
        mov qword [rsp + 3552], rbp  ;   940.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2688]  ;   906.8 p2      61 t
        xor rbp, qword [rsp + 3560]  ;   941.0 p2+p0   61 t
        xor rbp, qword [rsp + 2232]  ;   942.0 p2+p0   61 t
        xor rsi, qword [rsp + 3608]  ;   942.1 p2+p0   61 t
        xor rsi, qword [rsp + 2320]  ;   943.1 p2+p0   61 t
        mov qword [rsp + 3608], rsi  ;   944.1 p0+p3   61 t spill
        mov rsi, qword [rsp + 2288]  ;   911.8 p2      61 t
        xor rsi, qword [rsp + 3568]  ;   944.3 p2+p0   61 t
        xor rsi, qword [rsp + 2648]  ;   945.3 p2+p0   61 t
        xor r12, qword [rsp + 3616]  ;   945.4 p2+p0   61 t
        xor r12, qword [rsp + 2216]  ;   946.4 p2+p0   61 t
        mov qword [rsp + 3616], r12  ;   947.4 p0+p3   61 t spill
        mov r12, qword [rsp + 2304]  ;   916.8 p2      61 t
        xor r12, qword [rsp + 3576]  ;   947.5 p2+p0   61 t
        xor r12, qword [rsp + 2432]  ;   948.5 p2+p0   61 t
        xor rcx, qword [rsp + 3624]  ;   948.7 p2+p0   61 t
        xor rcx, qword [rsp + 2208]  ;   949.7 p2+p0   61 t
        mov qword [rsp + 3624], rcx  ;   950.7 p0+p3   61 t spill
        mov rcx, qword [rsp + 2336]  ;   921.8 p2      61 t
        xor rcx, qword [rsp + 3584]  ;   950.8 p2+p0   61 t
        xor rcx, qword [rsp + 2464]  ;   951.8 p2+p0   61 t
        xor r14, qword [rsp + 3632]  ;   952.0 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   953.0 p2+p0   61 t
        mov qword [rsp + 3632], r14  ;   954.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2312]  ;   926.8 p2      61 t
        xor r14, qword [rsp + 3592]  ;   954.1 p2+p0   61 t
        xor r14, qword [rsp + 2416]  ;   955.1 p2+p0   61 t
        xor rax, qword [rsp + 3640]  ;   955.3 p2+p0   61 t
        xor rax, qword [rsp + 2360]  ;   956.3 p2+p0   61 t
        mov qword [rsp + 3640], rax  ;   957.3 p0+p3   61 t spill
        mov rax, qword [rsp + 2344]  ;   931.8 p2      61 t
        xor rax, qword [rsp + 3600]  ;   957.4 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   958.4 p2+p0   61 t
        xor r11, qword [rsp + 3648]  ;   958.5 p2+p0   61 t
        xor r11, qword [rsp + 2392]  ;   959.5 p2+p0   61 t
        xor r10, qword [rsp + 3656]  ;   959.7 p2+p0   61 t
        xor r10, qword [rsp + 2368]  ;   960.7 p2+p0   61 t
        xor r15, qword [rsp + 3664]  ;   960.8 p2+p0   61 t
        xor r15, qword [rsp + 2400]  ;   961.8 p2+p0   61 t
        xor rdx, qword [rsp + 3672]  ;   962.0 p2+p0   61 t
        xor rdx, qword [rsp + 2376]  ;   963.0 p2+p0   61 t
        mov qword [rsp + 3672], rdx  ;   964.0 p0+p3   61 t spill
        mov rdx, qword [rsp + 3168]  ;   942.8 p2      40 t
        mov qword [rsp + 3664], r15  ;   964.1 p0+p3   61 t spill
        mov r15, qword [rsp + 2616]  ;   943.8 p2      61 r.0 reload
        xor rdx, qword [r15 + 9728]  ;   965.1 p2+p0   40 t
        mov qword [rsp + 2368], rdx  ;   966.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3176]  ;   945.8 p2      40 t
        xor rdx, qword [r15 + 9736]  ;   966.7 p2+p0   40 t
        mov qword [rsp + 2392], rdx  ;   967.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3184]  ;   947.8 p2      40 t
        xor rdx, qword [r15 + 9744]  ;   968.2 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   969.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3192]  ;   949.8 p2      40 t
        xor rdx, qword [r15 + 9752]  ;   969.8 p2+p0   40 t
        mov qword [rsp + 2344], rdx  ;   970.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3200]  ;   951.8 p2      40 t
        xor rdx, qword [r15 + 9760]  ;   971.4 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   972.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3208]  ;   953.8 p2      40 t
        xor rdx, qword [r15 + 9768]  ;   973.0 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   974.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3216]  ;   955.8 p2      40 t
        xor rdx, qword [r15 + 9776]  ;   974.5 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   975.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3224]  ;   957.8 p2      40 t
        xor rdx, qword [r15 + 9784]  ;   976.1 p2+p0   40 t
        mov qword [rsp + 2336], rdx  ;   977.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3232]  ;   959.8 p2      40 t
        xor rdx, qword [r15 + 9792]  ;   977.7 p2+p0   40 t
        mov qword [rsp + 2432], rdx  ;   978.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3240]  ;   961.8 p2      40 t
        xor rdx, qword [r15 + 9800]  ;   979.2 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   980.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3248]  ;   963.8 p2      40 t
        xor rdx, qword [r15 + 9808]  ;   980.8 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   981.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3256]  ;   965.8 p2      40 t
        xor rdx, qword [r15 + 9816]  ;   982.4 p2+p0   40 t
        mov qword [rsp + 2288], rdx  ;   983.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3264]  ;   967.8 p2      40 t
        xor rdx, qword [r15 + 9824]  ;   984.0 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;   985.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3272]  ;   969.8 p2      40 t
        xor rdx, qword [r15 + 9832]  ;   985.5 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   986.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3280]  ;   971.8 p2      40 t
        xor rdx, qword [r15 + 9840]  ;   987.1 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   988.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3288]  ;   973.8 p2      40 t
        xor rdx, qword [r15 + 9848]  ;   988.7 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   989.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3296]  ;   975.8 p2      40 t
        xor rdx, qword [r15 + 9856]  ;   990.2 p2+p0   40 t
        mov qword [rsp + 2528], rdx  ;   991.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3304]  ;   977.8 p2      40 t
        xor rdx, qword [r15 + 9864]  ;   991.8 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   992.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3312]  ;   979.8 p2      40 t
        xor rdx, qword [r15 + 9872]  ;   993.4 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   994.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3320]  ;   981.8 p2      40 t
        xor rdx, qword [r15 + 9880]  ;   995.0 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   996.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3328]  ;   983.8 p2      40 t
        xor rdx, qword [r15 + 9888]  ;   996.5 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   997.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 3336]  ;   985.8 p2      40 t
        xor rdx, qword [r15 + 9896]  ;   998.1 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   999.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 3344]  ;   987.8 p2      40 t
        xor rdx, qword [r15 + 9904]  ;   999.7 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;  1000.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 3352]  ;   989.8 p2      40 t
        xor rdx, qword [r15 + 9912]  ;  1001.2 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;  1002.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 3360]  ;   991.8 p2      40 t
        xor rdx, qword [r15 + 9920]  ;  1002.8 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;  1003.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 3368]  ;   993.8 p2      40 t
        xor rdx, qword [r15 + 9928]  ;  1004.4 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;  1005.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3376]  ;   995.8 p2      40 t
        xor rdx, qword [r15 + 9936]  ;  1006.0 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1007.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 3384]  ;   997.8 p2      40 t
        xor rdx, qword [r15 + 9944]  ;  1007.5 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1008.5 p0+p3   40 t spill
        mov rdx, r13                 ;   962.0 p1      40 t copy
        xor rdx, qword [r15 + 9952]  ;  1009.1 p2+p0   40 t
        mov qword [rsp + 3392], r13  ;  1009.7 p0+p3   61 t spill
        mov r13, r8                  ;   963.3 p1      40 t copy
        xor r13, qword [r15 + 9960]  ;  1010.7 p2+p0   40 t
        mov qword [rsp + 3400], r8   ;  1011.2 p0+p3   61 t spill
        mov r8, qword [rsp + 3408]   ;  1001.8 p2      40 t
        xor r8, qword [r15 + 9968]   ;  1012.2 p2+p0   40 t
        mov qword [rsp + 2800], r13  ;  1012.8 p0+p3   40 t spill
        mov r13, qword [rsp + 3416]  ;  1003.8 p2      40 t
        xor r13, qword [r15 + 9976]  ;  1013.8 p2+p0   40 t
        mov qword [rsp + 2808], rdx  ;  1014.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 3424]  ;  1005.8 p2      40 t
        xor rdx, qword [r15 + 9984]  ;  1015.4 p2+p0   40 t
        mov qword [rsp + 2816], rdx  ;  1016.4 p0+p3   40 t spill
        mov rdx, rdi                 ;   968.6 p1      40 t copy
        xor rdx, qword [r15 + 9992]  ;  1016.9 p2+p0   40 t
        mov qword [rsp + 3432], rdi  ;  1017.5 p0+p3   61 t spill
        mov rdi, qword [rsp + 3440]  ;  1008.8 p2      40 t
        xor rdi, qword [r15 + 10000] ;  1018.5 p2+p0   40 t
        mov qword [rsp + 2824], rdi  ;  1019.5 p0+p3   40 t spill
        mov rdi, qword [rsp + 3448]  ;  1010.8 p2      40 t
        xor rdi, qword [r15 + 10008] ;  1020.1 p2+p0   40 t
        mov qword [rsp + 2832], rdi  ;  1021.1 p0+p3   40 t spill
        mov rdi, qword [rsp + 3456]  ;  1012.8 p2      40 t
        xor rdi, qword [r15 + 10016] ;  1021.7 p2+p0   40 t
        mov qword [rsp + 2840], rdi  ;  1022.7 p0+p3   40 t spill
        mov rdi, qword [rsp + 3464]  ;  1014.8 p2      40 t
        xor rdi, qword [r15 + 10024] ;  1023.2 p2+p0   40 t
        mov qword [rsp + 2848], rdi  ;  1024.2 p0+p3   40 t spill
        mov rdi, qword [rsp + 3472]  ;  1016.8 p2      40 t
        xor rdi, qword [r15 + 10032] ;  1024.8 p2+p0   40 t
        mov qword [rsp + 2856], rdi  ;  1025.8 p0+p3   40 t spill
        mov rdi, qword [rsp + 3480]  ;  1018.8 p2      40 t
        xor rdi, qword [r15 + 10040] ;  1026.4 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;  1026.9 p0+p3   40 t spill
        mov rdx, r9                  ;   979.0 p1      40 t copy
        xor rdx, qword [r15 + 10048] ;  1027.9 p2+p0   40 t
        mov qword [rsp + 3488], r9   ;  1028.5 p0+p3   61 t spill
        mov r9, rbx                  ;   980.6 p1      40 t copy
        xor r9, qword [r15 + 10056]  ;  1029.5 p2+p0   40 t
        mov qword [rsp + 3496], rbx  ;  1030.1 p0+p3   61 t spill
        mov rbx, qword [rsp + 3504]  ;  1022.8 p2      40 t
        xor rbx, qword [r15 + 10064] ;  1031.1 p2+p0   40 t
        mov qword [rsp + 2872], r9   ;  1031.7 p0+p3   40 t spill
        mov r9, qword [rsp + 3512]   ;  1024.8 p2      40 t
        xor r9, qword [r15 + 10072]  ;  1032.7 p2+p0   40 t
        mov qword [rsp + 2880], r9   ;  1033.7 p0+p3   40 t spill
        mov r9, qword [rsp + 3520]   ;  1026.8 p2      40 t
        xor r9, qword [r15 + 10080]  ;  1034.2 p2+p0   40 t
        mov qword [rsp + 2888], r9   ;  1035.2 p0+p3   40 t spill
        mov r9, qword [rsp + 3528]   ;  1028.8 p2      40 t
        xor r9, qword [r15 + 10088]  ;  1035.8 p2+p0   40 t
        mov qword [rsp + 2896], r9   ;  1036.8 p0+p3   40 t spill
        mov r9, qword [rsp + 3536]   ;  1030.8 p2      40 t
        xor r9, qword [r15 + 10096]  ;  1037.4 p2+p0   40 t
        mov qword [rsp + 2904], r9   ;  1038.4 p0+p3   40 t spill
        mov r9, qword [rsp + 3544]   ;  1032.8 p2      40 t
        xor r9, qword [r15 + 10104]  ;  1038.9 p2+p0   40 t
        mov qword [rsp + 2912], r9   ;  1039.9 p0+p3   40 t spill
        mov r9, qword [rsp + 3552]   ;  1034.8 p2      40 t
        xor r9, qword [r15 + 10112]  ;  1040.5 p2+p0   40 t
        mov qword [rsp + 2920], r9   ;  1041.5 p0+p3   40 t spill
        mov r9, rbp                  ;   993.1 p1      40 t copy
        xor r9, qword [r15 + 10120]  ;  1042.1 p2+p0   40 t
        mov qword [rsp + 3560], rbp  ;  1042.7 p0+p3   61 t spill
        mov rbp, rsi                 ;   994.7 p1      40 t copy
        xor rbp, qword [r15 + 10128] ;  1043.7 p2+p0   40 t
        mov qword [rsp + 3568], rsi  ;  1044.2 p0+p3   61 t spill
        mov rsi, r12                 ;   996.3 p1      40 t copy
        xor rsi, qword [r15 + 10136] ;  1045.2 p2+p0   40 t
        mov qword [rsp + 3576], r12  ;  1045.8 p0+p3   61 t spill
        mov r12, rcx                 ;   997.9 p1      40 t copy
        xor r12, qword [r15 + 10144] ;  1046.8 p2+p0   40 t
        mov qword [rsp + 3584], rcx  ;  1047.4 p0+p3   61 t spill
        mov rcx, r14                 ;   999.4 p1      40 t copy
        xor rcx, qword [r15 + 10152] ;  1048.4 p2+p0   40 t
        mov qword [rsp + 3592], r14  ;  1048.9 p0+p3   61 t spill
        mov r14, rax                 ;  1001.0 p1      40 t copy
        xor r14, qword [r15 + 10160] ;  1049.9 p2+p0   40 t
        mov qword [rsp + 3600], rax  ;  1050.5 p0+p3   61 t spill
        mov rax, qword [rsp + 3608]  ;  1042.8 p2      40 t
        xor rax, qword [r15 + 10168] ;  1051.5 p2+p0   40 t
        mov qword [rsp + 2928], rsi  ;  1052.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 3616]  ;  1044.8 p2      40 t
        xor rsi, qword [r15 + 10176] ;  1053.1 p2+p0   40 t
        mov qword [rsp + 2936], rsi  ;  1054.1 p0+p3   40 t spill
        mov rsi, qword [rsp + 3624]  ;  1046.8 p2      40 t
        xor rsi, qword [r15 + 10184] ;  1054.7 p2+p0   40 t
        mov qword [rsp + 2944], rsi  ;  1055.7 p0+p3   40 t spill
        mov rsi, qword [rsp + 3632]  ;  1048.8 p2      40 t
        xor rsi, qword [r15 + 10192] ;  1056.2 p2+p0   40 t
        mov qword [rsp + 2952], rsi  ;  1057.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 3640]  ;  1050.8 p2      40 t
        xor rsi, qword [r15 + 10200] ;  1057.8 p2+p0   40 t
        mov qword [rsp + 2960], rsi  ;  1058.8 p0+p3   40 t spill
        mov rsi, r11                 ;  1010.4 p1      40 t copy
        xor rsi, qword [r15 + 10208] ;  1059.4 p2+p0   40 t
        mov qword [rsp + 3648], r11  ;  1059.9 p0+p3   61 t spill
        mov r11, r10                 ;  1012.0 p1      40 t copy
        xor r11, qword [r15 + 10216] ;  1060.9 p2+p0   40 t
        mov qword [rsp + 3656], r10  ;  1061.5 p0+p3   61 t spill
        mov r10, qword [rsp + 3664]  ;  1054.8 p2      40 t
        xor r10, qword [r15 + 10224] ;  1062.5 p2+p0   40 t
        mov qword [rsp + 2968], r11  ;  1063.1 p0+p3   40 t spill
        mov r11, qword [rsp + 3672]  ;  1056.8 p2      40 t
        xor r11, qword [r15 + 10232] ;  1064.1 p2+p0   40 t
        mov r15, qword [rsp + 2392]  ;  1058.8 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1064.7 p2+p0   41 t
        mov qword [rsp + 2976], rsi  ;  1065.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 2392]  ;  1060.8 p2      41 t
        xor rsi, qword [rsp + 2312]  ;  1066.2 p2+p0   41 t
        mov qword [rsp + 2984], r11  ;  1066.8 p0+p3   40 t spill
        mov r11, qword [rsp + 2344]  ;  1062.8 p2      41 t
        mov qword [rsp + 2992], r10  ;  1067.8 p0+p3   40 t spill
        mov r10, qword [rsp + 2416]  ;  1063.8 p2      41 t
        mov qword [rsp + 2416], rcx  ;  1068.8 p0+p3   40 t spill
        mov rcx, qword [rsp + 2368]  ;  1064.8 p2      41 t
        not rcx                      ;  1069.8 p0      41 t
        mov qword [rsp + 2368], r9   ;  1070.3 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1065.8 p2      41 t
        not r9                       ;  1071.3 p0      41 t
        xor r10, r9                  ;  1072.3 p0      41 t
        mov qword [rsp + 2472], r12  ;  1072.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2464]  ;  1066.8 p2      41 t
        not r12                      ;  1073.4 p0      41 t
        xor r11, r12                 ;  1074.4 p0      41 t
        xor rcx, r11                 ;  1075.4 p0      41 t
        xor r11, r15                 ;  1075.4 p0      41 t
        mov qword [rsp + 2464], rax  ;  1075.6 p0+p3   40 t spill
        mov rax, qword [rsp + 2336]  ;  1067.8 p2      41 t
        not rax                      ;  1076.6 p0      41 t
        xor rax, rcx                 ;  1077.6 p0      41 t
        mov qword [rsp + 2336], r14  ;  1077.6 p0+p3   40 t spill
        mov r14, rsi                 ;  1067.2 p1      41 t copy
        xor r14, rcx                 ;  1078.6 p0      41 t
        mov qword [rsp + 3000], rbp  ;  1079.2 p0+p3   40 t spill
        mov rbp, r15                 ;  1065.7 p1      41 t copy
        xor rbp, rax                 ;  1080.2 p0      41 t
        mov qword [rsp + 3008], rbx  ;  1080.8 p0+p3   40 t spill
        mov rbx, qword [rsp + 2344]  ;  1068.8 p2      41 t
        mov qword [rsp + 2344], rdx  ;  1081.8 p0+p3   40 t spill
        mov rdx, rax                 ;  1078.6 p1      41 t copy
        or rdx, r14                  ;  1082.8 p0      41 t
        mov qword [rsp + 3016], rdi  ;  1083.4 p0+p3   40 t spill
        mov rdi, r10                 ;  1073.3 p1      41 t copy
        xor rdi, r11                 ;  1084.4 p0      41 t
        mov qword [rsp + 3024], r13  ;  1084.9 p0+p3   40 t spill
        mov r13, rax                 ;  1078.6 p1      41 t copy
        xor r13, r11                 ;  1085.9 p0      41 t
        xor rbx, r13                 ;  1086.9 p0      41 t
        mov qword [rsp + 3032], r8   ;  1087.1 p0+p3   40 t spill
        mov r8, r9                   ;  1072.3 p1      41 t copy
        xor r8, rcx                  ;  1088.1 p0      41 t
        mov qword [rsp + 3040], rax  ;  1088.6 p0+p3   41 t spill
        mov rax, rcx                 ;  1076.4 p1      41 t copy
        or rax, r13                  ;  1089.6 p0      41 t
        xor rax, rdx                 ;  1090.6 p0      41 t
        mov qword [rsp + 3048], r13  ;  1090.8 p0+p3   41 t spill
        mov r13, rbp                 ;  1081.2 p1      41 t copy
        xor r13, rdi                 ;  1091.8 p0      41 t
        xor rdx, r12                 ;  1092.4 p0      41 t
        or r12, rbp                  ;  1092.9 p0      41 t
        mov qword [rsp + 3056], rbp  ;  1093.5 p0+p3   41 t spill
        mov rbp, rsi                 ;  1067.2 p1      41 t copy
        and rbp, r11                 ;  1094.5 p0      41 t
        xor rbp, r12                 ;  1095.5 p0      41 t
        xor r12, qword [rsp + 2312]  ;  1095.6 p2+p0   41 t
        xor r12, r11                 ;  1096.6 p0      41 t
        xor rdx, rbp                 ;  1096.8 p0      41 t
        mov qword [rsp + 2312], rcx  ;  1097.4 p0+p3   41 t spill
        mov rcx, r8                  ;  1089.1 p1      41 t copy
        and rcx, r13                 ;  1098.4 p0      41 t
        xor r12, rcx                 ;  1099.4 p0      41 t
        mov rcx, rsi                 ;  1067.2 p1      41 t copy
        xor rax, r12                 ;  1100.4 p0      41 t
        mov qword [rsp + 3064], r13  ;  1100.1 p0+p3   41 t spill
        mov r13, r8                  ;  1089.1 p1      41 t copy
        xor r13, rbx                 ;  1101.1 p0      41 t
        xor rcx, r13                 ;  1102.1 p0      41 t
        mov qword [rsp + 3072], r8   ;  1102.2 p0+p3   41 t spill
        mov r8, rdi                  ;  1085.4 p1      41 t copy
        and r8, r13                  ;  1103.2 p0      41 t
        xor rbp, r8                  ;  1104.2 p0      41 t
        mov r8, qword [rsp + 2392]   ;  1070.8 p2      41 t
        or r8, r9                    ;  1104.4 p0      41 t
        xor r12, r8                  ;  1105.4 p0      41 t
        mov r8, r10                  ;  1073.3 p1      41 t copy
        and r8, rcx                  ;  1105.5 p0      41 t
        xor rdx, r8                  ;  1106.5 p0      41 t
        mov r8, r15                  ;  1065.7 p1      41 t copy
        mov qword [rsp + 3080], rdi  ;  1106.6 p0+p3   41 t spill
        mov rdi, r14                 ;  1079.6 p1      41 t copy
        xor rdi, rbx                 ;  1107.6 p0      41 t
        and r8, rdi                  ;  1108.6 p0      41 t
        xor rbp, r8                  ;  1109.6 p0      41 t
        xor r12, r8                  ;  1109.6 p0      41 t
        mov r8, rax                  ;  1101.4 p1      41 t copy
        and r8, rdx                  ;  1109.9 p0      41 t
        xor r12, r8                  ;  1110.9 p0      41 t
        mov qword [rsp + 3088], r9   ;  1111.1 p0+p3   41 t spill
        mov r9, rbp                  ;  1110.6 p1      41 t copy
        and r9, r12                  ;  1112.1 p0      41 t
        xor r12, rdx                 ;  1112.6 p0      41 t
        or r8, r12                   ;  1113.6 p0      41 t
        xor rax, r9                  ;  1113.8 p0      41 t
        xor r8, rax                  ;  1114.8 p0      41 t
        and rdi, r8                  ;  1115.8 p0      41 t
        mov r9, rbp                  ;  1110.6 p1      41 t copy
        and r9, rax                  ;  1115.5 p0      41 t
        xor rdx, r9                  ;  1116.5 p0      41 t
        and rax, rdx                 ;  1117.5 p0      41 t
        mov r9, r8                   ;  1115.8 p1      41 t copy
        or r9, rdx                   ;  1117.5 p0      41 t
        xor r12, r9                  ;  1118.5 p0      41 t
        xor rbp, rax                 ;  1118.5 p0      41 t
        mov r9, qword [rsp + 2312]   ;  1097.4 p2      41 t
        mov rax, r8                  ;  1115.8 p1      41 t copy
        xor rax, rdx                 ;  1118.9 p0      41 t
        and rcx, rax                 ;  1119.9 p0      41 t
        and r10, rax                 ;  1120.1 p0      41 t
        xor rax, r12                 ;  1120.6 p0      41 t
        and r13, rax                 ;  1121.6 p0      41 t
        and r15, r8                  ;  1121.8 p0      41 t
        xor rcx, r13                 ;  1122.6 p0      41 t
        and r11, r12                 ;  1122.9 p0      41 t
        and r9, rbp                  ;  1123.5 p0      41 t
        and rsi, r12                 ;  1124.1 p0      41 t
        xor r12, rbp                 ;  1124.6 p0      41 t
        xor r13, rsi                 ;  1125.2 p0      41 t
        mov rsi, qword [rsp + 3048]  ;  1090.8 p2      41 t
        and rsi, rbp                 ;  1125.8 p0      41 t
        xor rsi, r10                 ;  1126.8 p0      41 t
        xor rbp, rdx                 ;  1126.9 p0      41 t
        xor r8, r12                  ;  1127.5 p0      41 t
        mov qword [rsp + 3048], r15  ;  1128.0 p0+p3   41 t spill
        mov r15, qword [rsp + 3040]  ;  1088.6 p2      41 t
        and r15, r12                 ;  1129.0 p0      41 t
        xor r10, r15                 ;  1130.0 p0      41 t
        mov r15, qword [rsp + 3064]  ;  1100.1 p2      41 t
        and rbx, r8                  ;  1130.2 p0      41 t
        and r14, r12                 ;  1130.8 p0      41 t
        mov r12, qword [rsp + 3072]  ;  1102.2 p2      41 t
        and r15, rbp                 ;  1131.3 p0      41 t
        and r12, rbp                 ;  1131.9 p0      41 t
        mov rbp, qword [rsp + 3056]  ;  1093.5 p2      41 t
        and rbp, r8                  ;  1132.5 p0      41 t
        mov r8, qword [rsp + 3088]   ;  1111.1 p2      41 t
        xor rbp, r10                 ;  1133.5 p0      41 t
        xor rbp, r15                 ;  1134.5 p0      41 t
        and r8, rdx                  ;  1134.2 p0      41 t
        xor r14, rdi                 ;  1134.8 p0      41 t
        xor r14, rcx                 ;  1135.8 p0      41 t
        xor r11, rsi                 ;  1135.9 p0      41 t
        xor r11, r15                 ;  1136.9 p0      41 t
        mov r15, qword [rsp + 2392]  ;  1078.8 p2      41 t
        and r15, rdx                 ;  1137.0 p0      41 t
        mov rdx, qword [rsp + 3080]  ;  1106.6 p2      41 t
        xor r8, r11                  ;  1137.9 p0      41 t
        and rdx, rax                 ;  1138.2 p0      41 t
        mov rax, qword [rsp + 3048]  ;  1128.0 p2      41 t
        xor rcx, r9                  ;  1138.8 p0      41 t
        xor r15, rbp                 ;  1139.3 p0      41 t
        xor r15, r8                  ;  1140.3 p0      41 t
        xor rcx, r8                  ;  1140.5 p0      41 t
        xor r12, r13                 ;  1141.0 p0      41 t
        xor r12, r8                  ;  1142.0 p0      41 t
        xor rsi, rbp                 ;  1142.2 p0      41 t
        xor rdx, r15                 ;  1142.8 p0      41 t
        xor rax, r10                 ;  1143.3 p0      41 t
        xor rsi, r14                 ;  1143.9 p0      41 t
        xor rax, r15                 ;  1144.5 p0      41 t
        xor rdi, r13                 ;  1145.0 p0      41 t
        mov r8, qword [rsp + 2480]   ;  1086.0 p2      23 t
        not r8                       ;  1145.6 p0      23 t
        xor rdi, rbx                 ;  1146.1 p0      41 t
        mov r9, qword [rsp + 2304]   ;  1088.3 p2      23 t
        not r9                       ;  1146.7 p0      23 t
        mov r10, rcx                 ;  1141.5 p1      41 t copy
        xor r10, r12                 ;  1147.2 p0      41 t
        xor r10, rax                 ;  1148.2 p0      41 t
        xor r14, r10                 ;  1149.2 p0      41 t
        xor rdi, rcx                 ;  1148.9 p0      41 t
        xor r10, rdx                 ;  1149.5 p0      41 t
        mov r13, qword [rsp + 2688]  ;  1092.3 p2      23 t
        not r13                      ;  1150.0 p0      23 t
        not rax                      ;  1150.5 p0      41 t
        mov r15, qword [rsp + 2664]  ;  1093.9 p2      23 t
        not r15                      ;  1151.0 p0      23 t
        not r11                      ;  1151.5 p0      41 t
        not rdi                      ;  1152.0 p0      41 t
        mov rbp, qword [rsp + 2432]  ;  1096.5 p2      23 t
        mov rcx, qword [rsp + 2288]  ;  1097.5 p2      40 t reload
        xor rbp, rcx                 ;  1152.5 p0      23 t
        not rdx                      ;  1153.1 p0      41 t
        not r14                      ;  1153.6 p0      41 t
        mov rbx, qword [rsp + 2432]  ;  1098.5 p2      23 t
        xor rbx, qword [rsp + 2232]  ;  1154.1 p2+p0   23 t
        xor rcx, r9                  ;  1154.7 p0      23 t
        mov qword [rsp + 2288], r12  ;  1155.2 p0+p3   41 t spill
        mov r12, qword [rsp + 2648]  ;  1101.4 p2      23 t
        xor r12, r13                 ;  1156.2 p0      23 t
        xor r8, r12                  ;  1157.2 p0      23 t
        xor r15, r8                  ;  1158.2 p0      23 t
        xor r12, rbp                 ;  1158.0 p0      23 t
        mov qword [rsp + 2664], rdx  ;  1158.5 p0+p3   41 t spill
        mov rdx, qword [rsp + 2648]  ;  1103.7 p2      23 t
        mov qword [rsp + 2648], r14  ;  1159.5 p0+p3   41 t spill
        mov r14, rbx                 ;  1155.1 p1      23 t copy
        xor r14, r8                  ;  1160.5 p0      23 t
        mov qword [rsp + 2688], rsi  ;  1161.1 p0+p3   41 t spill
        mov rsi, rbp                 ;  1153.5 p1      23 t copy
        xor rsi, r15                 ;  1162.1 p0      23 t
        mov qword [rsp + 2304], r11  ;  1162.7 p0+p3   41 t spill
        mov r11, r15                 ;  1159.2 p1      23 t copy
        or r11, r14                  ;  1163.7 p0      23 t
        mov qword [rsp + 2480], rdi  ;  1164.2 p0+p3   41 t spill
        mov rdi, rcx                 ;  1155.7 p1      23 t copy
        xor rdi, r12                 ;  1165.2 p0      23 t
        mov qword [rsp + 3048], rax  ;  1165.8 p0+p3   41 t spill
        mov rax, r9                  ;  1147.7 p1      23 t copy
        xor rax, r8                  ;  1166.8 p0      23 t
        mov qword [rsp + 3080], r10  ;  1167.4 p0+p3   41 t spill
        mov r10, r15                 ;  1159.2 p1      23 t copy
        xor r10, r12                 ;  1168.4 p0      23 t
        xor rdx, r10                 ;  1169.4 p0      23 t
        mov qword [rsp + 2392], r15  ;  1169.5 p0+p3   23 t spill
        mov r15, r8                  ;  1158.2 p1      23 t copy
        or r15, r10                  ;  1170.5 p0      23 t
        xor r15, r11                 ;  1171.5 p0      23 t
        mov qword [rsp + 3088], r10  ;  1171.7 p0+p3   23 t spill
        mov r10, r13                 ;  1151.0 p1      23 t copy
        or r10, rsi                  ;  1172.7 p0      23 t
        mov qword [rsp + 3056], r8   ;  1173.2 p0+p3   23 t spill
        mov r8, rsi                  ;  1163.1 p1      23 t copy
        xor r8, rdi                  ;  1174.2 p0      23 t
        xor r13, r11                 ;  1174.8 p0      23 t
        mov r11, qword [rsp + 2232]  ;  1118.8 p2      23 t
        xor r11, r12                 ;  1175.4 p0      23 t
        xor r11, r10                 ;  1176.4 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1176.5 p0+p3   23 t spill
        mov rsi, rbx                 ;  1155.1 p1      23 t copy
        and rsi, r12                 ;  1177.5 p0      23 t
        xor r10, rsi                 ;  1178.5 p0      23 t
        mov rsi, rax                 ;  1167.8 p1      23 t copy
        and rsi, r8                  ;  1178.7 p0      23 t
        xor r11, rsi                 ;  1179.7 p0      23 t
        mov rsi, rbx                 ;  1155.1 p1      23 t copy
        xor r15, r11                 ;  1180.7 p0      23 t
        xor r13, r10                 ;  1180.4 p0      23 t
        mov qword [rsp + 3072], r8   ;  1181.0 p0+p3   23 t spill
        mov r8, rax                  ;  1167.8 p1      23 t copy
        xor r8, rdx                  ;  1182.0 p0      23 t
        xor rsi, r8                  ;  1183.0 p0      23 t
        mov qword [rsp + 3064], rax  ;  1183.1 p0+p3   23 t spill
        mov rax, rdi                 ;  1166.2 p1      23 t copy
        and rax, r8                  ;  1184.1 p0      23 t
        xor r10, rax                 ;  1185.1 p0      23 t
        mov rax, qword [rsp + 2432]  ;  1128.1 p2      23 t
        or rax, r9                   ;  1185.2 p0      23 t
        xor r11, rax                 ;  1186.2 p0      23 t
        mov rax, rcx                 ;  1155.7 p1      23 t copy
        and rax, rsi                 ;  1186.4 p0      23 t
        xor r13, rax                 ;  1187.4 p0      23 t
        mov rax, r14                 ;  1161.5 p1      23 t copy
        xor rax, rdx                 ;  1187.5 p0      23 t
        mov qword [rsp + 3040], rdi  ;  1188.1 p0+p3   23 t spill
        mov rdi, rbp                 ;  1153.5 p1      23 t copy
        and rdi, rax                 ;  1189.1 p0      23 t
        xor r10, rdi                 ;  1190.1 p0      23 t
        xor r11, rdi                 ;  1190.2 p0      23 t
        mov rdi, r15                 ;  1181.7 p1      23 t copy
        and rdi, r13                 ;  1190.8 p0      23 t
        xor r11, rdi                 ;  1191.8 p0      23 t
        mov qword [rsp + 2312], r9   ;  1191.9 p0+p3   23 t spill
        mov r9, r10                  ;  1191.1 p1      23 t copy
        and r9, r11                  ;  1192.9 p0      23 t
        xor r11, r13                 ;  1193.5 p0      23 t
        or rdi, r11                  ;  1194.5 p0      23 t
        xor r15, r9                  ;  1194.7 p0      23 t
        xor rdi, r15                 ;  1195.7 p0      23 t
        and rax, rdi                 ;  1196.7 p0      23 t
        mov r9, r10                  ;  1191.1 p1      23 t copy
        and r9, r15                  ;  1196.4 p0      23 t
        xor r13, r9                  ;  1197.4 p0      23 t
        and r15, r13                 ;  1198.4 p0      23 t
        mov r9, rdi                  ;  1196.7 p1      23 t copy
        or r9, r13                   ;  1198.4 p0      23 t
        xor r11, r9                  ;  1199.4 p0      23 t
        xor r10, r15                 ;  1199.4 p0      23 t
        mov r9, qword [rsp + 3056]   ;  1173.2 p2      23 t
        mov r15, rdi                 ;  1196.7 p1      23 t copy
        xor r15, r13                 ;  1199.8 p0      23 t
        and rsi, r15                 ;  1200.8 p0      23 t
        and rcx, r15                 ;  1200.9 p0      23 t
        xor r15, r11                 ;  1201.5 p0      23 t
        and r8, r15                  ;  1202.5 p0      23 t
        and rbp, rdi                 ;  1202.7 p0      23 t
        xor rsi, r8                  ;  1203.5 p0      23 t
        and r12, r11                 ;  1203.8 p0      23 t
        and r9, r10                  ;  1204.4 p0      23 t
        and rbx, r11                 ;  1204.9 p0      23 t
        xor r11, r10                 ;  1205.5 p0      23 t
        xor r8, rbx                  ;  1206.1 p0      23 t
        mov rbx, qword [rsp + 3088]  ;  1171.7 p2      23 t
        and rbx, r10                 ;  1206.6 p0      23 t
        xor rbx, rcx                 ;  1207.6 p0      23 t
        xor r10, r13                 ;  1207.8 p0      23 t
        xor rdi, r11                 ;  1208.4 p0      23 t
        mov qword [rsp + 3088], rbp  ;  1208.9 p0+p3   23 t spill
        mov rbp, qword [rsp + 2392]  ;  1169.5 p2      23 t
        and rbp, r11                 ;  1209.9 p0      23 t
        xor rcx, rbp                 ;  1210.9 p0      23 t
        mov rbp, qword [rsp + 3072]  ;  1181.0 p2      23 t
        and rdx, rdi                 ;  1211.1 p0      23 t
        and r14, r11                 ;  1211.6 p0      23 t
        mov r11, qword [rsp + 3064]  ;  1183.1 p2      23 t
        and rbp, r10                 ;  1212.2 p0      23 t
        and r11, r10                 ;  1212.8 p0      23 t
        mov r10, qword [rsp + 2232]  ;  1176.5 p2      23 t
        and r10, rdi                 ;  1213.4 p0      23 t
        mov rdi, qword [rsp + 2312]  ;  1191.9 p2      23 t
        xor r10, rcx                 ;  1214.4 p0      23 t
        xor r10, rbp                 ;  1215.4 p0      23 t
        and rdi, r13                 ;  1215.1 p0      23 t
        xor r14, rax                 ;  1215.6 p0      23 t
        xor r14, rsi                 ;  1216.6 p0      23 t
        xor r12, rbx                 ;  1216.8 p0      23 t
        xor r12, rbp                 ;  1217.8 p0      23 t
        mov rbp, qword [rsp + 2432]  ;  1159.2 p2      23 t
        and rbp, r13                 ;  1217.9 p0      23 t
        mov r13, qword [rsp + 3040]  ;  1188.1 p2      23 t
        xor rdi, r12                 ;  1218.8 p0      23 t
        and r13, r15                 ;  1219.1 p0      23 t
        mov r15, qword [rsp + 3088]  ;  1208.9 p2      23 t
        xor rsi, r9                  ;  1219.6 p0      23 t
        xor rbp, r10                 ;  1220.2 p0      23 t
        xor rbp, rdi                 ;  1221.2 p0      23 t
        xor rsi, rdi                 ;  1221.4 p0      23 t
        xor r11, r8                  ;  1221.9 p0      23 t
        xor r11, rdi                 ;  1222.9 p0      23 t
        xor rbx, r10                 ;  1223.1 p0      23 t
        xor r13, rbp                 ;  1223.6 p0      23 t
        xor r15, rcx                 ;  1224.2 p0      23 t
        xor rbx, r14                 ;  1224.8 p0      23 t
        xor r15, rbp                 ;  1225.4 p0      23 t
        xor rax, r8                  ;  1225.9 p0      23 t
        mov r8, qword [rsp + 2528]   ;  1167.8 p2      22 t
        not r8                       ;  1226.5 p0      22 t
        xor rax, rdx                 ;  1227.0 p0      23 t
        mov r9, qword [rsp + 2496]   ;  1169.4 p2      22 t
        not r9                       ;  1227.6 p0      22 t
        mov r10, rsi                 ;  1222.4 p1      23 t copy
        xor r10, r11                 ;  1228.1 p0      23 t
        xor r10, r15                 ;  1229.1 p0      23 t
        xor r14, r10                 ;  1230.1 p0      23 t
        xor rax, rsi                 ;  1229.8 p0      23 t
        xor r10, r13                 ;  1230.3 p0      23 t
        mov rsi, qword [rsp + 2744]  ;  1173.7 p2      22 t
        not rsi                      ;  1230.9 p0      22 t
        not r15                      ;  1231.4 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1175.2 p2      22 t
        not rdi                      ;  1231.9 p0      22 t
        not r12                      ;  1232.4 p0      23 t
        not rax                      ;  1232.9 p0      23 t
        mov rbp, qword [rsp + 2512]  ;  1177.4 p2      22 t
        mov rcx, qword [rsp + 2424]  ;  1178.4 p2      40 t reload
        xor rbp, rcx                 ;  1233.4 p0      22 t
        not r13                      ;  1234.0 p0      23 t
        not r14                      ;  1234.5 p0      23 t
        mov rdx, qword [rsp + 2512]  ;  1179.9 p2      22 t
        xor rdx, qword [rsp + 2488]  ;  1235.0 p2+p0   22 t
        xor rcx, r9                  ;  1235.6 p0      22 t
        mov qword [rsp + 2424], r11  ;  1236.1 p0+p3   23 t spill
        mov r11, qword [rsp + 2672]  ;  1182.0 p2      22 t
        xor r11, rsi                 ;  1237.1 p0      22 t
        xor r8, r11                  ;  1238.1 p0      22 t
        xor rdi, r8                  ;  1239.1 p0      22 t
        xor r11, rbp                 ;  1238.8 p0      22 t
        mov qword [rsp + 2280], r13  ;  1239.4 p0+p3   23 t spill
        mov r13, qword [rsp + 2672]  ;  1184.6 p2      22 t
        mov qword [rsp + 2672], r14  ;  1240.4 p0+p3   23 t spill
        mov r14, rdx                 ;  1236.0 p1      22 t copy
        xor r14, r8                  ;  1241.4 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1242.0 p0+p3   23 t spill
        mov rbx, rbp                 ;  1234.4 p1      22 t copy
        xor rbx, rdi                 ;  1243.0 p0      22 t
        mov qword [rsp + 2496], r12  ;  1243.6 p0+p3   23 t spill
        mov r12, rdi                 ;  1240.1 p1      22 t copy
        or r12, r14                  ;  1244.6 p0      22 t
        mov qword [rsp + 2528], rax  ;  1245.1 p0+p3   23 t spill
        mov rax, rcx                 ;  1236.6 p1      22 t copy
        xor rax, r11                 ;  1246.1 p0      22 t
        mov qword [rsp + 3088], r15  ;  1246.7 p0+p3   23 t spill
        mov r15, r9                  ;  1228.6 p1      22 t copy
        xor r15, r8                  ;  1247.7 p0      22 t
        mov qword [rsp + 3040], r10  ;  1248.3 p0+p3   23 t spill
        mov r10, rdi                 ;  1240.1 p1      22 t copy
        xor r10, r11                 ;  1249.3 p0      22 t
        xor r13, r10                 ;  1250.3 p0      22 t
        mov qword [rsp + 2432], rdi  ;  1250.4 p0+p3   22 t spill
        mov rdi, r8                  ;  1239.1 p1      22 t copy
        or rdi, r10                  ;  1251.4 p0      22 t
        xor rdi, r12                 ;  1252.4 p0      22 t
        mov qword [rsp + 2312], r10  ;  1252.6 p0+p3   22 t spill
        mov r10, rsi                 ;  1231.9 p1      22 t copy
        or r10, rbx                  ;  1253.6 p0      22 t
        mov qword [rsp + 2232], r8   ;  1254.1 p0+p3   22 t spill
        mov r8, rbx                  ;  1244.0 p1      22 t copy
        xor r8, rax                  ;  1255.1 p0      22 t
        xor rsi, r12                 ;  1255.7 p0      22 t
        mov r12, qword [rsp + 2488]  ;  1199.7 p2      22 t
        xor r12, r11                 ;  1256.3 p0      22 t
        xor r12, r10                 ;  1257.3 p0      22 t
        mov qword [rsp + 2488], rbx  ;  1257.4 p0+p3   22 t spill
        mov rbx, rdx                 ;  1236.0 p1      22 t copy
        and rbx, r11                 ;  1258.4 p0      22 t
        xor r10, rbx                 ;  1259.4 p0      22 t
        mov rbx, r15                 ;  1248.7 p1      22 t copy
        and rbx, r8                  ;  1259.6 p0      22 t
        xor r12, rbx                 ;  1260.6 p0      22 t
        mov rbx, rdx                 ;  1236.0 p1      22 t copy
        xor rdi, r12                 ;  1261.6 p0      22 t
        xor rsi, r10                 ;  1261.3 p0      22 t
        mov qword [rsp + 3064], r8   ;  1261.8 p0+p3   22 t spill
        mov r8, r15                  ;  1248.7 p1      22 t copy
        xor r8, r13                  ;  1262.8 p0      22 t
        xor rbx, r8                  ;  1263.8 p0      22 t
        mov qword [rsp + 3072], r15  ;  1264.0 p0+p3   22 t spill
        mov r15, rax                 ;  1247.1 p1      22 t copy
        and r15, r8                  ;  1265.0 p0      22 t
        xor r10, r15                 ;  1266.0 p0      22 t
        mov r15, qword [rsp + 2512]  ;  1209.0 p2      22 t
        or r15, r9                   ;  1266.1 p0      22 t
        xor r12, r15                 ;  1267.1 p0      22 t
        mov r15, rcx                 ;  1236.6 p1      22 t copy
        and r15, rbx                 ;  1267.3 p0      22 t
        xor rsi, r15                 ;  1268.3 p0      22 t
        mov r15, r14                 ;  1242.4 p1      22 t copy
        xor r15, r13                 ;  1268.4 p0      22 t
        mov qword [rsp + 2392], rax  ;  1269.0 p0+p3   22 t spill
        mov rax, rbp                 ;  1234.4 p1      22 t copy
        and rax, r15                 ;  1270.0 p0      22 t
        xor r10, rax                 ;  1271.0 p0      22 t
        xor r12, rax                 ;  1271.1 p0      22 t
        mov rax, rdi                 ;  1262.6 p1      22 t copy
        and rax, rsi                 ;  1271.7 p0      22 t
        xor r12, rax                 ;  1272.7 p0      22 t
        mov qword [rsp + 3056], r9   ;  1272.8 p0+p3   22 t spill
        mov r9, r10                  ;  1272.0 p1      22 t copy
        and r9, r12                  ;  1273.8 p0      22 t
        xor r12, rsi                 ;  1274.4 p0      22 t
        or rax, r12                  ;  1275.4 p0      22 t
        xor rdi, r9                  ;  1275.5 p0      22 t
        xor rax, rdi                 ;  1276.5 p0      22 t
        and r15, rax                 ;  1277.5 p0      22 t
        mov r9, r10                  ;  1272.0 p1      22 t copy
        and r9, rdi                  ;  1277.3 p0      22 t
        xor rsi, r9                  ;  1278.3 p0      22 t
        and rdi, rsi                 ;  1279.3 p0      22 t
        mov r9, rax                  ;  1277.5 p1      22 t copy
        or r9, rsi                   ;  1279.3 p0      22 t
        xor r12, r9                  ;  1280.3 p0      22 t
        xor r10, rdi                 ;  1280.3 p0      22 t
        mov r9, qword [rsp + 2232]   ;  1254.1 p2      22 t
        mov rdi, rax                 ;  1277.5 p1      22 t copy
        xor rdi, rsi                 ;  1280.7 p0      22 t
        and rbx, rdi                 ;  1281.7 p0      22 t
        and rcx, rdi                 ;  1281.8 p0      22 t
        xor rdi, r12                 ;  1282.4 p0      22 t
        and r8, rdi                  ;  1283.4 p0      22 t
        and rbp, rax                 ;  1283.5 p0      22 t
        xor rbx, r8                  ;  1284.4 p0      22 t
        and r11, r12                 ;  1284.7 p0      22 t
        and r9, r10                  ;  1285.2 p0      22 t
        and rdx, r12                 ;  1285.8 p0      22 t
        xor r12, r10                 ;  1286.4 p0      22 t
        xor r8, rdx                  ;  1287.0 p0      22 t
        mov rdx, qword [rsp + 2312]  ;  1252.6 p2      22 t
        and rdx, r10                 ;  1287.5 p0      22 t
        xor rdx, rcx                 ;  1288.5 p0      22 t
        xor r10, rsi                 ;  1288.7 p0      22 t
        xor rax, r12                 ;  1289.2 p0      22 t
        mov qword [rsp + 2312], rbp  ;  1289.8 p0+p3   22 t spill
        mov rbp, qword [rsp + 2432]  ;  1250.4 p2      22 t
        and rbp, r12                 ;  1290.8 p0      22 t
        xor rcx, rbp                 ;  1291.8 p0      22 t
        mov rbp, qword [rsp + 3064]  ;  1261.8 p2      22 t
        and r13, rax                 ;  1292.0 p0      22 t
        and r14, r12                 ;  1292.5 p0      22 t
        mov r12, qword [rsp + 3072]  ;  1264.0 p2      22 t
        and rbp, r10                 ;  1293.1 p0      22 t
        and r12, r10                 ;  1293.7 p0      22 t
        mov r10, qword [rsp + 2488]  ;  1257.4 p2      22 t
        and r10, rax                 ;  1294.2 p0      22 t
        mov rax, qword [rsp + 3056]  ;  1272.8 p2      22 t
        xor r10, rcx                 ;  1295.2 p0      22 t
        xor r10, rbp                 ;  1296.2 p0      22 t
        and rax, rsi                 ;  1296.0 p0      22 t
        xor r14, r15                 ;  1296.5 p0      22 t
        xor r14, rbx                 ;  1297.5 p0      22 t
        xor r11, rdx                 ;  1297.7 p0      22 t
        xor r11, rbp                 ;  1298.7 p0      22 t
        mov rbp, qword [rsp + 2512]  ;  1240.1 p2      22 t
        and rbp, rsi                 ;  1298.8 p0      22 t
        mov rsi, qword [rsp + 2392]  ;  1269.0 p2      22 t
        xor rax, r11                 ;  1299.7 p0      22 t
        and rsi, rdi                 ;  1300.0 p0      22 t
        mov rdi, qword [rsp + 2312]  ;  1289.8 p2      22 t
        xor rbx, r9                  ;  1300.5 p0      22 t
        xor rbp, r10                 ;  1301.1 p0      22 t
        xor rbp, rax                 ;  1302.1 p0      22 t
        xor rbx, rax                 ;  1302.2 p0      22 t
        xor r12, r8                  ;  1302.8 p0      22 t
        xor r12, rax                 ;  1303.8 p0      22 t
        xor rdx, r10                 ;  1303.9 p0      22 t
        xor rsi, rbp                 ;  1304.5 p0      22 t
        xor rdi, rcx                 ;  1305.1 p0      22 t
        xor rdx, r14                 ;  1305.7 p0      22 t
        xor rdi, rbp                 ;  1306.2 p0      22 t
        xor r15, r8                  ;  1306.8 p0      22 t
        mov r8, qword [rsp + 2248]   ;  1248.7 p2      21 t
        not r8                       ;  1307.4 p0      21 t
        xor r15, r13                 ;  1307.9 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1250.3 p2      21 t
        not r9                       ;  1308.4 p0      21 t
        mov r10, rbx                 ;  1303.2 p1      22 t copy
        xor r10, r12                 ;  1308.9 p0      22 t
        xor r10, rdi                 ;  1309.9 p0      22 t
        xor r14, r10                 ;  1310.9 p0      22 t
        xor r15, rbx                 ;  1310.7 p0      22 t
        xor r10, rsi                 ;  1311.2 p0      22 t
        mov r13, qword [rsp + 3032]  ;  1254.6 p2      21 t
        not r13                      ;  1311.8 p0      21 t
        not rdi                      ;  1312.3 p0      22 t
        mov rbp, qword [rsp + 3024]  ;  1256.1 p2      21 t
        not rbp                      ;  1312.8 p0      21 t
        not r11                      ;  1313.3 p0      22 t
        not r15                      ;  1313.8 p0      22 t
        mov rax, qword [rsp + 2272]  ;  1258.3 p2      21 t
        mov rcx, qword [rsp + 2808]  ;  1259.3 p2      40 t reload
        xor rax, rcx                 ;  1314.3 p0      21 t
        not rsi                      ;  1314.9 p0      22 t
        not r14                      ;  1315.4 p0      22 t
        mov rbx, qword [rsp + 2272]  ;  1260.7 p2      21 t
        xor rbx, qword [rsp + 2800]  ;  1315.9 p2+p0   21 t
        xor rcx, r9                  ;  1316.4 p0      21 t
        mov qword [rsp + 2808], r10  ;  1317.0 p0+p3   22 t spill
        mov r10, qword [rsp + 2696]  ;  1262.9 p2      21 t
        xor r10, r13                 ;  1318.0 p0      21 t
        xor r8, r10                  ;  1319.0 p0      21 t
        xor rbp, r8                  ;  1320.0 p0      21 t
        xor r10, rax                 ;  1319.7 p0      21 t
        mov qword [rsp + 3024], r12  ;  1320.3 p0+p3   22 t spill
        mov r12, qword [rsp + 2696]  ;  1265.5 p2      21 t
        mov qword [rsp + 2696], rsi  ;  1321.3 p0+p3   22 t spill
        mov rsi, rbx                 ;  1316.9 p1      21 t copy
        xor rsi, r8                  ;  1322.3 p0      21 t
        mov qword [rsp + 3032], r14  ;  1322.9 p0+p3   22 t spill
        mov r14, rax                 ;  1315.3 p1      21 t copy
        xor r14, rbp                 ;  1323.9 p0      21 t
        mov qword [rsp + 2712], rdx  ;  1324.4 p0+p3   22 t spill
        mov rdx, rbp                 ;  1321.0 p1      21 t copy
        or rdx, rsi                  ;  1325.4 p0      21 t
        mov qword [rsp + 2248], r11  ;  1326.0 p0+p3   22 t spill
        mov r11, rcx                 ;  1317.4 p1      21 t copy
        xor r11, r10                 ;  1327.0 p0      21 t
        mov qword [rsp + 2312], r15  ;  1327.6 p0+p3   22 t spill
        mov r15, r9                  ;  1309.4 p1      21 t copy
        xor r15, r8                  ;  1328.6 p0      21 t
        mov qword [rsp + 2392], rdi  ;  1329.2 p0+p3   22 t spill
        mov rdi, rbp                 ;  1321.0 p1      21 t copy
        xor rdi, r10                 ;  1330.2 p0      21 t
        xor r12, rdi                 ;  1331.2 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1331.3 p0+p3   21 t spill
        mov rbp, r8                  ;  1320.0 p1      21 t copy
        or rbp, rdi                  ;  1332.3 p0      21 t
        xor rbp, rdx                 ;  1333.3 p0      21 t
        mov qword [rsp + 3056], rdi  ;  1333.4 p0+p3   21 t spill
        mov rdi, r13                 ;  1312.8 p1      21 t copy
        or rdi, r14                  ;  1334.4 p0      21 t
        mov qword [rsp + 2488], r8   ;  1335.0 p0+p3   21 t spill
        mov r8, r14                  ;  1324.9 p1      21 t copy
        xor r8, r11                  ;  1336.0 p0      21 t
        xor r13, rdx                 ;  1336.6 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1280.6 p2      21 t
        xor rdx, r10                 ;  1337.2 p0      21 t
        xor rdx, rdi                 ;  1338.2 p0      21 t
        mov qword [rsp + 2800], r14  ;  1338.3 p0+p3   21 t spill
        mov r14, rbx                 ;  1316.9 p1      21 t copy
        and r14, r10                 ;  1339.3 p0      21 t
        xor rdi, r14                 ;  1340.3 p0      21 t
        mov r14, r15                 ;  1329.6 p1      21 t copy
        and r14, r8                  ;  1340.4 p0      21 t
        xor rdx, r14                 ;  1341.4 p0      21 t
        mov r14, rbx                 ;  1316.9 p1      21 t copy
        xor rbp, rdx                 ;  1342.4 p0      21 t
        xor r13, rdi                 ;  1342.1 p0      21 t
        mov qword [rsp + 3072], r8   ;  1342.7 p0+p3   21 t spill
        mov r8, r15                  ;  1329.6 p1      21 t copy
        xor r8, r12                  ;  1343.7 p0      21 t
        xor r14, r8                  ;  1344.7 p0      21 t
        mov qword [rsp + 3064], r15  ;  1344.9 p0+p3   21 t spill
        mov r15, r11                 ;  1328.0 p1      21 t copy
        and r15, r8                  ;  1345.9 p0      21 t
        xor rdi, r15                 ;  1346.9 p0      21 t
        mov r15, qword [rsp + 2272]  ;  1289.9 p2      21 t
        or r15, r9                   ;  1347.0 p0      21 t
        xor rdx, r15                 ;  1348.0 p0      21 t
        mov r15, rcx                 ;  1317.4 p1      21 t copy
        and r15, r14                 ;  1348.1 p0      21 t
        xor r13, r15                 ;  1349.1 p0      21 t
        mov r15, rsi                 ;  1323.3 p1      21 t copy
        xor r15, r12                 ;  1349.3 p0      21 t
        mov qword [rsp + 2432], r11  ;  1349.9 p0+p3   21 t spill
        mov r11, rax                 ;  1315.3 p1      21 t copy
        and r11, r15                 ;  1350.9 p0      21 t
        xor rdi, r11                 ;  1351.9 p0      21 t
        xor rdx, r11                 ;  1352.0 p0      21 t
        mov r11, rbp                 ;  1343.4 p1      21 t copy
        and r11, r13                 ;  1352.6 p0      21 t
        xor rdx, r11                 ;  1353.6 p0      21 t
        mov qword [rsp + 2232], r9   ;  1353.7 p0+p3   21 t spill
        mov r9, rdi                  ;  1352.9 p1      21 t copy
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rdx, r13                 ;  1355.3 p0      21 t
        or r11, rdx                  ;  1356.3 p0      21 t
        xor rbp, r9                  ;  1356.4 p0      21 t
        xor r11, rbp                 ;  1357.4 p0      21 t
        and r15, r11                 ;  1358.4 p0      21 t
        mov r9, rdi                  ;  1352.9 p1      21 t copy
        and r9, rbp                  ;  1358.1 p0      21 t
        xor r13, r9                  ;  1359.1 p0      21 t
        and rbp, r13                 ;  1360.1 p0      21 t
        mov r9, r11                  ;  1358.4 p1      21 t copy
        or r9, r13                   ;  1360.1 p0      21 t
        xor rdx, r9                  ;  1361.1 p0      21 t
        xor rdi, rbp                 ;  1361.1 p0      21 t
        mov r9, qword [rsp + 2488]   ;  1335.0 p2      21 t
        mov rbp, r11                 ;  1358.4 p1      21 t copy
        xor rbp, r13                 ;  1361.6 p0      21 t
        and r14, rbp                 ;  1362.6 p0      21 t
        and rcx, rbp                 ;  1362.7 p0      21 t
        xor rbp, rdx                 ;  1363.3 p0      21 t
        and r8, rbp                  ;  1364.3 p0      21 t
        and rax, r11                 ;  1364.4 p0      21 t
        xor r14, r8                  ;  1365.3 p0      21 t
        and r10, rdx                 ;  1365.6 p0      21 t
        and r9, rdi                  ;  1366.1 p0      21 t
        and rbx, rdx                 ;  1366.7 p0      21 t
        xor rdx, rdi                 ;  1367.3 p0      21 t
        xor r8, rbx                  ;  1367.8 p0      21 t
        mov rbx, qword [rsp + 3056]  ;  1333.4 p2      21 t
        and rbx, rdi                 ;  1368.4 p0      21 t
        xor rbx, rcx                 ;  1369.4 p0      21 t
        xor rdi, r13                 ;  1369.6 p0      21 t
        xor r11, rdx                 ;  1370.1 p0      21 t
        mov qword [rsp + 3056], rax  ;  1370.7 p0+p3   21 t spill
        mov rax, qword [rsp + 2512]  ;  1331.3 p2      21 t
        and rax, rdx                 ;  1371.7 p0      21 t
        xor rcx, rax                 ;  1372.7 p0      21 t
        mov rax, qword [rsp + 3072]  ;  1342.7 p2      21 t
        and r12, r11                 ;  1372.8 p0      21 t
        and rsi, rdx                 ;  1373.4 p0      21 t
        mov rdx, qword [rsp + 3064]  ;  1344.9 p2      21 t
        and rax, rdi                 ;  1374.0 p0      21 t
        and rdx, rdi                 ;  1374.6 p0      21 t
        mov rdi, qword [rsp + 2800]  ;  1338.3 p2      21 t
        and rdi, r11                 ;  1375.1 p0      21 t
        mov r11, qword [rsp + 2232]  ;  1353.7 p2      21 t
        xor rdi, rcx                 ;  1376.1 p0      21 t
        xor rdi, rax                 ;  1377.1 p0      21 t
        and r11, r13                 ;  1376.8 p0      21 t
        xor rsi, r15                 ;  1377.4 p0      21 t
        xor rsi, r14                 ;  1378.4 p0      21 t
        xor r10, rbx                 ;  1378.6 p0      21 t
        xor r10, rax                 ;  1379.6 p0      21 t
        mov rax, qword [rsp + 2272]  ;  1321.0 p2      21 t
        and rax, r13                 ;  1379.7 p0      21 t
        mov r13, qword [rsp + 2432]  ;  1349.9 p2      21 t
        xor r11, r10                 ;  1380.6 p0      21 t
        and r13, rbp                 ;  1380.8 p0      21 t
        mov rbp, qword [rsp + 3056]  ;  1370.7 p2      21 t
        xor r14, r9                  ;  1381.4 p0      21 t
        xor rax, rdi                 ;  1382.0 p0      21 t
        xor rax, r11                 ;  1383.0 p0      21 t
        xor r14, r11                 ;  1383.1 p0      21 t
        xor rdx, r8                  ;  1383.7 p0      21 t
        xor rdx, r11                 ;  1384.7 p0      21 t
        xor rbx, rdi                 ;  1384.8 p0      21 t
        xor r13, rax                 ;  1385.4 p0      21 t
        xor rbp, rcx                 ;  1386.0 p0      21 t
        xor rbx, rsi                 ;  1386.5 p0      21 t
        xor rbp, rax                 ;  1387.1 p0      21 t
        xor r15, r8                  ;  1387.7 p0      21 t
        mov r8, qword [rsp + 3016]   ;  1329.6 p2      23 t
        not r8                       ;  1388.3 p0      23 t
        xor r15, r12                 ;  1388.8 p0      21 t
        mov r9, qword [rsp + 2864]   ;  1331.2 p2      23 t
        not r9                       ;  1389.3 p0      23 t
        mov r11, r14                 ;  1384.1 p1      21 t copy
        xor r11, rdx                 ;  1389.8 p0      21 t
        xor r11, rbp                 ;  1390.8 p0      21 t
        xor rsi, r11                 ;  1391.8 p0      21 t
        xor r15, r14                 ;  1391.5 p0      21 t
        xor r11, r13                 ;  1392.1 p0      21 t
        mov r12, qword [rsp + 2848]  ;  1335.4 p2      23 t
        not r12                      ;  1392.7 p0      23 t
        not rbp                      ;  1393.2 p0      21 t
        mov r14, qword [rsp + 2856]  ;  1337.0 p2      23 t
        not r14                      ;  1393.7 p0      23 t
        not r10                      ;  1394.2 p0      21 t
        not r15                      ;  1394.7 p0      21 t
        mov rdi, qword [rsp + 2816]  ;  1339.2 p2      23 t
        mov rax, qword [rsp + 2832]  ;  1340.2 p2      40 t reload
        xor rdi, rax                 ;  1395.2 p0      23 t
        not r13                      ;  1395.8 p0      21 t
        not rsi                      ;  1396.3 p0      21 t
        mov rcx, qword [rsp + 2816]  ;  1341.6 p2      23 t
        xor rcx, qword [rsp + 2840]  ;  1396.8 p2+p0   23 t
        xor rax, r9                  ;  1397.3 p0      23 t
        mov qword [rsp + 2832], r13  ;  1397.9 p0+p3   21 t spill
        mov r13, qword [rsp + 2824]  ;  1343.8 p2      23 t
        xor r13, r12                 ;  1398.9 p0      23 t
        xor r8, r13                  ;  1399.9 p0      23 t
        xor r14, r8                  ;  1400.9 p0      23 t
        xor r13, rdi                 ;  1400.6 p0      23 t
        mov qword [rsp + 2856], rsi  ;  1401.2 p0+p3   21 t spill
        mov rsi, qword [rsp + 2824]  ;  1346.4 p2      23 t
        mov qword [rsp + 2824], rbx  ;  1402.2 p0+p3   21 t spill
        mov rbx, rcx                 ;  1397.8 p1      23 t copy
        xor rbx, r8                  ;  1403.2 p0      23 t
        mov qword [rsp + 2848], r10  ;  1403.8 p0+p3   21 t spill
        mov r10, rdi                 ;  1396.2 p1      23 t copy
        xor r10, r14                 ;  1404.8 p0      23 t
        mov qword [rsp + 2864], r15  ;  1405.3 p0+p3   21 t spill
        mov r15, r14                 ;  1401.9 p1      23 t copy
        or r15, rbx                  ;  1406.3 p0      23 t
        mov qword [rsp + 3016], rbp  ;  1406.9 p0+p3   21 t spill
        mov rbp, rax                 ;  1398.3 p1      23 t copy
        xor rbp, r13                 ;  1407.9 p0      23 t
        mov qword [rsp + 3056], r11  ;  1408.5 p0+p3   21 t spill
        mov r11, r9                  ;  1390.3 p1      23 t copy
        xor r11, r8                  ;  1409.5 p0      23 t
        mov qword [rsp + 2432], rdx  ;  1410.0 p0+p3   21 t spill
        mov rdx, r14                 ;  1401.9 p1      23 t copy
        xor rdx, r13                 ;  1411.0 p0      23 t
        xor rsi, rdx                 ;  1412.0 p0      23 t
        mov qword [rsp + 2272], r14  ;  1412.2 p0+p3   23 t spill
        mov r14, r8                  ;  1400.9 p1      23 t copy
        or r14, rdx                  ;  1413.2 p0      23 t
        xor r14, r15                 ;  1414.2 p0      23 t
        mov qword [rsp + 2232], rdx  ;  1414.3 p0+p3   23 t spill
        mov rdx, r12                 ;  1393.7 p1      23 t copy
        or rdx, r10                  ;  1415.3 p0      23 t
        mov qword [rsp + 2800], r8   ;  1415.9 p0+p3   23 t spill
        mov r8, r10                  ;  1405.8 p1      23 t copy
        xor r8, rbp                  ;  1416.9 p0      23 t
        xor r12, r15                 ;  1417.5 p0      23 t
        mov r15, qword [rsp + 2840]  ;  1361.5 p2      23 t
        xor r15, r13                 ;  1418.0 p0      23 t
        xor r15, rdx                 ;  1419.0 p0      23 t
        mov qword [rsp + 2840], r10  ;  1419.2 p0+p3   23 t spill
        mov r10, rcx                 ;  1397.8 p1      23 t copy
        and r10, r13                 ;  1420.2 p0      23 t
        xor rdx, r10                 ;  1421.2 p0      23 t
        mov r10, r11                 ;  1410.5 p1      23 t copy
        and r10, r8                  ;  1421.3 p0      23 t
        xor r15, r10                 ;  1422.3 p0      23 t
        mov r10, rcx                 ;  1397.8 p1      23 t copy
        xor r14, r15                 ;  1423.3 p0      23 t
        xor r12, rdx                 ;  1423.0 p0      23 t
        mov qword [rsp + 3064], r8   ;  1423.6 p0+p3   23 t spill
        mov r8, r11                  ;  1410.5 p1      23 t copy
        xor r8, rsi                  ;  1424.6 p0      23 t
        xor r10, r8                  ;  1425.6 p0      23 t
        mov qword [rsp + 3072], r11  ;  1425.7 p0+p3   23 t spill
        mov r11, rbp                 ;  1408.9 p1      23 t copy
        and r11, r8                  ;  1426.7 p0      23 t
        xor rdx, r11                 ;  1427.7 p0      23 t
        mov r11, qword [rsp + 2816]  ;  1370.8 p2      23 t
        or r11, r9                   ;  1427.9 p0      23 t
        xor r15, r11                 ;  1428.9 p0      23 t
        mov r11, rax                 ;  1398.3 p1      23 t copy
        and r11, r10                 ;  1429.0 p0      23 t
        xor r12, r11                 ;  1430.0 p0      23 t
        mov r11, rbx                 ;  1404.2 p1      23 t copy
        xor r11, rsi                 ;  1430.2 p0      23 t
        mov qword [rsp + 2512], rbp  ;  1430.7 p0+p3   23 t spill
        mov rbp, rdi                 ;  1396.2 p1      23 t copy
        and rbp, r11                 ;  1431.7 p0      23 t
        xor rdx, rbp                 ;  1432.7 p0      23 t
        xor r15, rbp                 ;  1432.9 p0      23 t
        mov rbp, r14                 ;  1424.3 p1      23 t copy
        and rbp, r12                 ;  1433.5 p0      23 t
        xor r15, rbp                 ;  1434.5 p0      23 t
        mov qword [rsp + 2488], r9   ;  1434.6 p0+p3   23 t spill
        mov r9, rdx                  ;  1433.7 p1      23 t copy
        and r9, r15                  ;  1435.6 p0      23 t
        xor r15, r12                 ;  1436.2 p0      23 t
        or rbp, r15                  ;  1437.2 p0      23 t
        xor r14, r9                  ;  1437.3 p0      23 t
        xor rbp, r14                 ;  1438.3 p0      23 t
        and r11, rbp                 ;  1439.3 p0      23 t
        mov r9, rdx                  ;  1433.7 p1      23 t copy
        and r9, r14                  ;  1439.0 p0      23 t
        xor r12, r9                  ;  1440.0 p0      23 t
        and r14, r12                 ;  1441.0 p0      23 t
        mov r9, rbp                  ;  1439.3 p1      23 t copy
        or r9, r12                   ;  1441.0 p0      23 t
        xor r15, r9                  ;  1442.0 p0      23 t
        xor rdx, r14                 ;  1442.0 p0      23 t
        mov r9, qword [rsp + 2800]   ;  1415.9 p2      23 t
        mov r14, rbp                 ;  1439.3 p1      23 t copy
        xor r14, r12                 ;  1442.4 p0      23 t
        and r10, r14                 ;  1443.4 p0      23 t
        and rax, r14                 ;  1443.6 p0      23 t
        xor r14, r15                 ;  1444.2 p0      23 t
        and r8, r14                  ;  1445.2 p0      23 t
        and rdi, rbp                 ;  1445.3 p0      23 t
        xor r10, r8                  ;  1446.2 p0      23 t
        and r13, r15                 ;  1446.4 p0      23 t
        and r9, rdx                  ;  1447.0 p0      23 t
        and rcx, r15                 ;  1447.6 p0      23 t
        xor r15, rdx                 ;  1448.2 p0      23 t
        xor r8, rcx                  ;  1448.7 p0      23 t
        mov rcx, qword [rsp + 2232]  ;  1414.3 p2      23 t
        and rcx, rdx                 ;  1449.3 p0      23 t
        xor rcx, rax                 ;  1450.3 p0      23 t
        xor rdx, r12                 ;  1450.4 p0      23 t
        xor rbp, r15                 ;  1451.0 p0      23 t
        mov qword [rsp + 2232], rdi  ;  1451.6 p0+p3   23 t spill
        mov rdi, qword [rsp + 2272]  ;  1412.2 p2      23 t
        and rdi, r15                 ;  1452.6 p0      23 t
        xor rax, rdi                 ;  1453.6 p0      23 t
        mov rdi, qword [rsp + 3064]  ;  1423.6 p2      23 t
        and rsi, rbp                 ;  1453.7 p0      23 t
        and rbx, r15                 ;  1454.3 p0      23 t
        mov r15, qword [rsp + 3072]  ;  1425.7 p2      23 t
        and rdi, rdx                 ;  1454.9 p0      23 t
        and r15, rdx                 ;  1455.4 p0      23 t
        mov rdx, qword [rsp + 2840]  ;  1419.2 p2      23 t
        and rdx, rbp                 ;  1456.0 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1434.6 p2      23 t
        xor rdx, rax                 ;  1457.0 p0      23 t
        xor rdx, rdi                 ;  1458.0 p0      23 t
        and rbp, r12                 ;  1457.7 p0      23 t
        xor rbx, r11                 ;  1458.3 p0      23 t
        xor rbx, r10                 ;  1459.3 p0      23 t
        xor r13, rcx                 ;  1459.4 p0      23 t
        xor r13, rdi                 ;  1460.4 p0      23 t
        mov rdi, qword [rsp + 2816]  ;  1401.9 p2      23 t
        and rdi, r12                 ;  1460.6 p0      23 t
        mov r12, qword [rsp + 2512]  ;  1430.7 p2      23 t
        xor rbp, r13                 ;  1461.4 p0      23 t
        and r12, r14                 ;  1461.7 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1451.6 p2      23 t
        xor r10, r9                  ;  1462.3 p0      23 t
        xor rdi, rdx                 ;  1462.9 p0      23 t
        xor rdi, rbp                 ;  1463.9 p0      23 t
        xor r10, rbp                 ;  1464.0 p0      23 t
        xor r15, r8                  ;  1464.6 p0      23 t
        xor r15, rbp                 ;  1465.6 p0      23 t
        xor r14, rax                 ;  1465.7 p0      23 t
        xor r12, rdi                 ;  1466.3 p0      23 t
        xor r14, rdi                 ;  1466.9 p0      23 t
        xor r11, r8                  ;  1467.4 p0      23 t
        mov r8, qword [rsp + 2344]   ;  1409.2 p2      22 t
        not r8                       ;  1468.0 p0      22 t
        xor r11, rsi                 ;  1468.5 p0      23 t
        mov r9, qword [rsp + 3008]   ;  1410.8 p2      22 t
        not r9                       ;  1469.1 p0      22 t
        xor r11, r10                 ;  1469.6 p0      23 t
        xor r10, r15                 ;  1470.1 p0      23 t
        xor r10, r14                 ;  1471.1 p0      23 t
        mov rsi, qword [rsp + 2904]  ;  1413.7 p2      22 t
        not rsi                      ;  1471.3 p0      22 t
        mov rdi, rbx                 ;  1460.3 p1      23 t copy
        xor rdi, r10                 ;  1472.1 p0      23 t
        not r14                      ;  1472.4 p0      23 t
        not r13                      ;  1472.9 p0      23 t
        mov rbp, qword [rsp + 2912]  ;  1416.7 p2      22 t
        not rbp                      ;  1473.4 p0      22 t
        not r11                      ;  1473.9 p0      23 t
        mov rax, qword [rsp + 2872]  ;  1418.5 p2      22 t
        xor rax, qword [rsp + 2888]  ;  1474.4 p2+p0   22 t
        not rdi                      ;  1474.9 p0      23 t
        mov qword [rsp + 2912], r15  ;  1475.4 p0+p3   23 t spill
        mov r15, qword [rsp + 2872]  ;  1420.7 p2      22 t
        xor r15, qword [rsp + 2896]  ;  1476.4 p2+p0   22 t
        mov qword [rsp + 2904], rdi  ;  1477.0 p0+p3   23 t spill
        mov rdi, qword [rsp + 2880]  ;  1422.7 p2      22 t
        xor rdi, rsi                 ;  1478.0 p0      22 t
        xor r8, rdi                  ;  1479.0 p0      22 t
        xor rbp, r8                  ;  1480.0 p0      22 t
        mov qword [rsp + 3008], rbx  ;  1479.7 p0+p3   23 t spill
        mov rbx, r12                 ;  1467.3 p1      23 t copy
        not rbx                      ;  1480.7 p0      23 t
        xor rdi, rax                 ;  1481.2 p0      22 t
        mov qword [rsp + 2344], rbx  ;  1481.8 p0+p3   23 t spill
        mov rbx, qword [rsp + 2888]  ;  1426.9 p2      22 t
        xor rbx, r9                  ;  1482.8 p0      22 t
        mov qword [rsp + 2888], rcx  ;  1483.4 p0+p3   23 t spill
        mov rcx, r15                 ;  1477.4 p1      22 t copy
        xor rcx, r8                  ;  1484.4 p0      22 t
        mov qword [rsp + 2232], rdx  ;  1484.9 p0+p3   23 t spill
        mov rdx, qword [rsp + 2880]  ;  1429.9 p2      22 t
        mov qword [rsp + 2880], r13  ;  1485.9 p0+p3   23 t spill
        mov r13, rax                 ;  1475.4 p1      22 t copy
        xor r13, rbp                 ;  1486.9 p0      22 t
        mov qword [rsp + 2512], r11  ;  1487.5 p0+p3   23 t spill
        mov r11, rbp                 ;  1481.0 p1      22 t copy
        or r11, rcx                  ;  1488.5 p0      22 t
        mov qword [rsp + 2816], r14  ;  1489.1 p0+p3   23 t spill
        mov r14, r9                  ;  1470.1 p1      22 t copy
        xor r14, r8                  ;  1490.1 p0      22 t
        mov qword [rsp + 2488], r12  ;  1490.6 p0+p3   23 t spill
        mov r12, rbx                 ;  1483.8 p1      22 t copy
        xor r12, rdi                 ;  1491.6 p0      22 t
        mov qword [rsp + 2840], r10  ;  1492.2 p0+p3   23 t spill
        mov r10, rbp                 ;  1481.0 p1      22 t copy
        xor r10, rdi                 ;  1493.2 p0      22 t
        xor rdx, r10                 ;  1494.2 p0      22 t
        mov qword [rsp + 3072], rbp  ;  1494.4 p0+p3   22 t spill
        mov rbp, r8                  ;  1480.0 p1      22 t copy
        or rbp, r10                  ;  1495.4 p0      22 t
        xor rbp, r11                 ;  1496.4 p0      22 t
        mov qword [rsp + 3064], r10  ;  1496.5 p0+p3   22 t spill
        mov r10, rsi                 ;  1472.3 p1      22 t copy
        or r10, r13                  ;  1497.5 p0      22 t
        mov qword [rsp + 2272], r8   ;  1498.1 p0+p3   22 t spill
        mov r8, r13                  ;  1487.9 p1      22 t copy
        xor r8, r12                  ;  1499.1 p0      22 t
        xor rsi, r11                 ;  1499.6 p0      22 t
        mov r11, qword [rsp + 2896]  ;  1443.0 p2      22 t
        xor r11, rdi                 ;  1500.2 p0      22 t
        xor r11, r10                 ;  1501.2 p0      22 t
        mov qword [rsp + 2896], r13  ;  1501.3 p0+p3   22 t spill
        mov r13, r15                 ;  1477.4 p1      22 t copy
        and r13, rdi                 ;  1502.3 p0      22 t
        xor r10, r13                 ;  1503.3 p0      22 t
        mov r13, r14                 ;  1491.1 p1      22 t copy
        and r13, r8                  ;  1503.5 p0      22 t
        xor r11, r13                 ;  1504.5 p0      22 t
        mov r13, r15                 ;  1477.4 p1      22 t copy
        xor rbp, r11                 ;  1505.5 p0      22 t
        xor rsi, r10                 ;  1505.2 p0      22 t
        mov qword [rsp + 2800], r8   ;  1505.8 p0+p3   22 t spill
        mov r8, r14                  ;  1491.1 p1      22 t copy
        xor r8, rdx                  ;  1506.8 p0      22 t
        xor r13, r8                  ;  1507.8 p0      22 t
        mov qword [rsp + 3096], r14  ;  1507.9 p0+p3   22 t spill
        mov r14, r12                 ;  1492.6 p1      22 t copy
        and r14, r8                  ;  1508.9 p0      22 t
        xor r10, r14                 ;  1509.9 p0      22 t
        mov r14, qword [rsp + 2872]  ;  1452.3 p2      22 t
        or r14, r9                   ;  1510.1 p0      22 t
        xor r11, r14                 ;  1511.1 p0      22 t
        mov r14, rbx                 ;  1483.8 p1      22 t copy
        and r14, r13                 ;  1511.2 p0      22 t
        xor rsi, r14                 ;  1512.2 p0      22 t
        mov r14, rcx                 ;  1485.4 p1      22 t copy
        xor r14, rdx                 ;  1512.3 p0      22 t
        mov qword [rsp + 3104], r12  ;  1512.9 p0+p3   22 t spill
        mov r12, rax                 ;  1475.4 p1      22 t copy
        and r12, r14                 ;  1513.9 p0      22 t
        xor r10, r12                 ;  1514.9 p0      22 t
        xor r11, r12                 ;  1515.1 p0      22 t
        mov r12, rbp                 ;  1506.5 p1      22 t copy
        and r12, rsi                 ;  1515.6 p0      22 t
        xor r11, r12                 ;  1516.6 p0      22 t
        mov qword [rsp + 3112], r9   ;  1516.8 p0+p3   22 t spill
        mov r9, r10                  ;  1515.9 p1      22 t copy
        and r9, r11                  ;  1517.8 p0      22 t
        xor r11, rsi                 ;  1518.3 p0      22 t
        or r12, r11                  ;  1519.3 p0      22 t
        xor rbp, r9                  ;  1519.5 p0      22 t
        xor r12, rbp                 ;  1520.5 p0      22 t
        and r14, r12                 ;  1521.5 p0      22 t
        mov r9, r10                  ;  1515.9 p1      22 t copy
        and r9, rbp                  ;  1521.2 p0      22 t
        xor rsi, r9                  ;  1522.2 p0      22 t
        and rbp, rsi                 ;  1523.2 p0      22 t
        mov r9, r12                  ;  1521.5 p1      22 t copy
        or r9, rsi                   ;  1523.2 p0      22 t
        xor r11, r9                  ;  1524.2 p0      22 t
        xor r10, rbp                 ;  1524.2 p0      22 t
        mov r9, qword [rsp + 2272]   ;  1498.1 p2      22 t
        mov rbp, r12                 ;  1521.5 p1      22 t copy
        xor rbp, rsi                 ;  1524.6 p0      22 t
        and r13, rbp                 ;  1525.6 p0      22 t
        and rbx, rbp                 ;  1525.8 p0      22 t
        xor rbp, r11                 ;  1526.3 p0      22 t
        and r8, rbp                  ;  1527.3 p0      22 t
        and rax, r12                 ;  1527.5 p0      22 t
        xor r13, r8                  ;  1528.3 p0      22 t
        and rdi, r11                 ;  1528.6 p0      22 t
        and r9, r10                  ;  1529.2 p0      22 t
        and r15, r11                 ;  1529.8 p0      22 t
        xor r11, r10                 ;  1530.3 p0      22 t
        xor r8, r15                  ;  1530.9 p0      22 t
        mov r15, qword [rsp + 3064]  ;  1496.5 p2      22 t
        and r15, r10                 ;  1531.5 p0      22 t
        xor r15, rbx                 ;  1532.5 p0      22 t
        xor r10, rsi                 ;  1532.6 p0      22 t
        xor r12, r11                 ;  1533.2 p0      22 t
        mov qword [rsp + 3064], rax  ;  1533.8 p0+p3   22 t spill
        mov rax, qword [rsp + 3072]  ;  1494.4 p2      22 t
        and rax, r11                 ;  1534.8 p0      22 t
        xor rbx, rax                 ;  1535.8 p0      22 t
        mov rax, qword [rsp + 2800]  ;  1505.8 p2      22 t
        and rdx, r12                 ;  1535.9 p0      22 t
        and rcx, r11                 ;  1536.5 p0      22 t
        mov r11, qword [rsp + 3096]  ;  1507.9 p2      22 t
        and rax, r10                 ;  1537.0 p0      22 t
        and r11, r10                 ;  1537.6 p0      22 t
        mov r10, qword [rsp + 2896]  ;  1501.3 p2      22 t
        and r10, r12                 ;  1538.2 p0      22 t
        mov r12, qword [rsp + 3112]  ;  1516.8 p2      22 t
        xor r10, rbx                 ;  1539.2 p0      22 t
        xor r10, rax                 ;  1540.2 p0      22 t
        and r12, rsi                 ;  1539.9 p0      22 t
        xor rcx, r14                 ;  1540.5 p0      22 t
        xor rcx, r13                 ;  1541.5 p0      22 t
        xor rdi, r15                 ;  1541.6 p0      22 t
        xor rdi, rax                 ;  1542.6 p0      22 t
        mov rax, qword [rsp + 2872]  ;  1483.0 p2      22 t
        and rax, rsi                 ;  1542.7 p0      22 t
        mov rsi, qword [rsp + 3104]  ;  1512.9 p2      22 t
        xor r12, rdi                 ;  1543.6 p0      22 t
        and rsi, rbp                 ;  1543.9 p0      22 t
        mov rbp, qword [rsp + 3064]  ;  1533.8 p2      22 t
        xor r13, r9                  ;  1544.5 p0      22 t
        xor rax, r10                 ;  1545.0 p0      22 t
        xor rax, r12                 ;  1546.0 p0      22 t
        xor r13, r12                 ;  1546.2 p0      22 t
        xor r11, r8                  ;  1546.7 p0      22 t
        xor r11, r12                 ;  1547.7 p0      22 t
        xor rbp, rbx                 ;  1547.9 p0      22 t
        xor rsi, rax                 ;  1548.5 p0      22 t
        xor rbp, rax                 ;  1549.0 p0      22 t
        xor r14, r8                  ;  1549.6 p0      22 t
        mov r8, qword [rsp + 2920]   ;  1491.4 p2      21 t
        not r8                       ;  1550.2 p0      21 t
        xor r14, rdx                 ;  1550.7 p0      22 t
        mov r9, qword [rsp + 3000]   ;  1493.0 p2      21 t
        not r9                       ;  1551.2 p0      21 t
        xor r14, r13                 ;  1551.7 p0      22 t
        xor r13, r11                 ;  1552.3 p0      22 t
        xor r13, rbp                 ;  1553.3 p0      22 t
        mov r12, qword [rsp + 2336]  ;  1495.9 p2      21 t
        not r12                      ;  1553.5 p0      21 t
        mov rax, rcx                 ;  1542.5 p1      22 t copy
        xor rax, r13                 ;  1554.3 p0      22 t
        not rbp                      ;  1554.5 p0      22 t
        not rdi                      ;  1555.0 p0      22 t
        mov rdx, qword [rsp + 2464]  ;  1498.8 p2      21 t
        not rdx                      ;  1555.5 p0      21 t
        not r14                      ;  1556.0 p0      22 t
        mov rbx, qword [rsp + 2368]  ;  1500.6 p2      21 t
        xor rbx, qword [rsp + 2472]  ;  1556.5 p2+p0   21 t
        not rax                      ;  1557.1 p0      22 t
        mov qword [rsp + 2464], r13  ;  1557.6 p0+p3   22 t spill
        mov r13, qword [rsp + 2368]  ;  1502.9 p2      21 t
        xor r13, qword [rsp + 2416]  ;  1558.6 p2+p0   21 t
        mov qword [rsp + 2336], r11  ;  1559.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2928]  ;  1504.9 p2      21 t
        xor r11, r12                 ;  1560.2 p0      21 t
        xor r8, r11                  ;  1561.2 p0      21 t
        xor rdx, r8                  ;  1562.2 p0      21 t
        mov qword [rsp + 3000], rax  ;  1561.9 p0+p3   22 t spill
        mov rax, rsi                 ;  1549.5 p1      22 t copy
        not rax                      ;  1562.9 p0      22 t
        xor r11, rbx                 ;  1563.4 p0      21 t
        mov qword [rsp + 2920], rsi  ;  1564.0 p0+p3   22 t spill
        mov rsi, qword [rsp + 2472]  ;  1509.1 p2      21 t
        xor rsi, r9                  ;  1565.0 p0      21 t
        mov qword [rsp + 2472], rax  ;  1565.5 p0+p3   22 t spill
        mov rax, r13                 ;  1559.6 p1      21 t copy
        xor rax, r8                  ;  1566.5 p0      21 t
        mov qword [rsp + 3064], rcx  ;  1567.1 p0+p3   22 t spill
        mov rcx, qword [rsp + 2928]  ;  1512.1 p2      21 t
        mov qword [rsp + 2928], r15  ;  1568.1 p0+p3   22 t spill
        mov r15, rbx                 ;  1557.5 p1      21 t copy
        xor r15, rdx                 ;  1569.1 p0      21 t
        mov qword [rsp + 3104], r10  ;  1569.7 p0+p3   22 t spill
        mov r10, rdx                 ;  1563.2 p1      21 t copy
        or r10, rax                  ;  1570.7 p0      21 t
        mov qword [rsp + 2872], rdi  ;  1571.2 p0+p3   22 t spill
        mov rdi, r9                  ;  1552.2 p1      21 t copy
        xor rdi, r8                  ;  1572.2 p0      21 t
        mov qword [rsp + 3112], r14  ;  1572.8 p0+p3   22 t spill
        mov r14, rsi                 ;  1566.0 p1      21 t copy
        xor r14, r11                 ;  1573.8 p0      21 t
        mov qword [rsp + 2896], rbp  ;  1574.4 p0+p3   22 t spill
        mov rbp, rdx                 ;  1563.2 p1      21 t copy
        xor rbp, r11                 ;  1575.4 p0      21 t
        xor rcx, rbp                 ;  1576.4 p0      21 t
        mov qword [rsp + 3096], rdx  ;  1576.5 p0+p3   21 t spill
        mov rdx, r8                  ;  1562.2 p1      21 t copy
        or rdx, rbp                  ;  1577.5 p0      21 t
        xor rdx, r10                 ;  1578.5 p0      21 t
        mov qword [rsp + 2800], rbp  ;  1578.7 p0+p3   21 t spill
        mov rbp, r12                 ;  1554.5 p1      21 t copy
        or rbp, r15                  ;  1579.7 p0      21 t
        mov qword [rsp + 3072], r8   ;  1580.2 p0+p3   21 t spill
        mov r8, r15                  ;  1570.1 p1      21 t copy
        xor r8, r14                  ;  1581.2 p0      21 t
        xor r12, r10                 ;  1581.8 p0      21 t
        mov r10, qword [rsp + 2416]  ;  1525.2 p2      21 t
        xor r10, r11                 ;  1582.4 p0      21 t
        xor r10, rbp                 ;  1583.4 p0      21 t
        mov qword [rsp + 2416], r15  ;  1583.5 p0+p3   21 t spill
        mov r15, r13                 ;  1559.6 p1      21 t copy
        and r15, r11                 ;  1584.5 p0      21 t
        xor rbp, r15                 ;  1585.5 p0      21 t
        mov r15, rdi                 ;  1573.2 p1      21 t copy
        and r15, r8                  ;  1585.7 p0      21 t
        xor r10, r15                 ;  1586.7 p0      21 t
        mov r15, r13                 ;  1559.6 p1      21 t copy
        xor rdx, r10                 ;  1587.7 p0      21 t
        xor r12, rbp                 ;  1587.4 p0      21 t
        mov qword [rsp + 2272], r8   ;  1587.9 p0+p3   21 t spill
        mov r8, rdi                  ;  1573.2 p1      21 t copy
        xor r8, rcx                  ;  1588.9 p0      21 t
        xor r15, r8                  ;  1589.9 p0      21 t
        mov qword [rsp + 3120], rdi  ;  1590.1 p0+p3   21 t spill
        mov rdi, r14                 ;  1574.8 p1      21 t copy
        and rdi, r8                  ;  1591.1 p0      21 t
        xor rbp, rdi                 ;  1592.1 p0      21 t
        mov rdi, qword [rsp + 2368]  ;  1534.5 p2      21 t
        or rdi, r9                   ;  1592.2 p0      21 t
        xor r10, rdi                 ;  1593.2 p0      21 t
        mov rdi, rsi                 ;  1566.0 p1      21 t copy
        and rdi, r15                 ;  1593.4 p0      21 t
        xor r12, rdi                 ;  1594.4 p0      21 t
        mov rdi, rax                 ;  1567.5 p1      21 t copy
        xor rdi, rcx                 ;  1594.5 p0      21 t
        mov qword [rsp + 3128], r14  ;  1595.1 p0+p3   21 t spill
        mov r14, rbx                 ;  1557.5 p1      21 t copy
        and r14, rdi                 ;  1596.1 p0      21 t
        xor rbp, r14                 ;  1597.1 p0      21 t
        xor r10, r14                 ;  1597.2 p0      21 t
        mov r14, rdx                 ;  1588.7 p1      21 t copy
        and r14, r12                 ;  1597.8 p0      21 t
        xor r10, r14                 ;  1598.8 p0      21 t
        mov qword [rsp + 3136], r9   ;  1598.9 p0+p3   21 t spill
        mov r9, rbp                  ;  1598.1 p1      21 t copy
        and r9, r10                  ;  1599.9 p0      21 t
        xor r10, r12                 ;  1600.5 p0      21 t
        or r14, r10                  ;  1601.5 p0      21 t
        xor rdx, r9                  ;  1601.7 p0      21 t
        xor r14, rdx                 ;  1602.7 p0      21 t
        and rdi, r14                 ;  1603.7 p0      21 t
        mov r9, rbp                  ;  1598.1 p1      21 t copy
        and r9, rdx                  ;  1603.4 p0      21 t
        xor r12, r9                  ;  1604.4 p0      21 t
        and rdx, r12                 ;  1605.4 p0      21 t
        mov r9, r14                  ;  1603.7 p1      21 t copy
        or r9, r12                   ;  1605.4 p0      21 t
        xor r10, r9                  ;  1606.4 p0      21 t
        xor rbp, rdx                 ;  1606.4 p0      21 t
        mov r9, qword [rsp + 3072]   ;  1580.2 p2      21 t
        mov rdx, r14                 ;  1603.7 p1      21 t copy
        xor rdx, r12                 ;  1606.8 p0      21 t
        and r15, rdx                 ;  1607.8 p0      21 t
        and rsi, rdx                 ;  1607.9 p0      21 t
        xor rdx, r10                 ;  1608.5 p0      21 t
        and r8, rdx                  ;  1609.5 p0      21 t
        and rbx, r14                 ;  1609.6 p0      21 t
        xor r15, r8                  ;  1610.5 p0      21 t
        and r11, r10                 ;  1610.8 p0      21 t
        and r9, rbp                  ;  1611.4 p0      21 t
        and r13, r10                 ;  1611.9 p0      21 t
        xor r10, rbp                 ;  1612.5 p0      21 t
        xor r8, r13                  ;  1613.1 p0      21 t
        mov r13, qword [rsp + 2800]  ;  1578.7 p2      21 t
        and r13, rbp                 ;  1613.6 p0      21 t
        xor r13, rsi                 ;  1614.6 p0      21 t
        xor rbp, r12                 ;  1614.8 p0      21 t
        xor r14, r10                 ;  1615.4 p0      21 t
        mov qword [rsp + 2800], rbx  ;  1615.9 p0+p3   21 t spill
        mov rbx, qword [rsp + 3096]  ;  1576.5 p2      21 t
        and rbx, r10                 ;  1616.9 p0      21 t
        xor rsi, rbx                 ;  1617.9 p0      21 t
        mov rbx, qword [rsp + 2272]  ;  1587.9 p2      21 t
        and rcx, r14                 ;  1618.1 p0      21 t
        and rax, r10                 ;  1618.6 p0      21 t
        mov r10, qword [rsp + 3120]  ;  1590.1 p2      21 t
        and rbx, rbp                 ;  1619.2 p0      21 t
        and r10, rbp                 ;  1619.8 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1583.5 p2      21 t
        and rbp, r14                 ;  1620.4 p0      21 t
        mov r14, qword [rsp + 3136]  ;  1598.9 p2      21 t
        xor rbp, rsi                 ;  1621.4 p0      21 t
        xor rbp, rbx                 ;  1622.4 p0      21 t
        and r14, r12                 ;  1622.1 p0      21 t
        xor rax, rdi                 ;  1622.6 p0      21 t
        xor rax, r15                 ;  1623.6 p0      21 t
        xor r11, r13                 ;  1623.8 p0      21 t
        xor r11, rbx                 ;  1624.8 p0      21 t
        mov rbx, qword [rsp + 2368]  ;  1565.2 p2      21 t
        and rbx, r12                 ;  1624.9 p0      21 t
        mov r12, qword [rsp + 3128]  ;  1595.1 p2      21 t
        xor r14, r11                 ;  1625.8 p0      21 t
        and r12, rdx                 ;  1626.1 p0      21 t
        mov rdx, qword [rsp + 2800]  ;  1615.9 p2      21 t
        xor r15, r9                  ;  1626.6 p0      21 t
        xor rbx, rbp                 ;  1627.2 p0      21 t
        xor rbx, r14                 ;  1628.2 p0      21 t
        xor r15, r14                 ;  1628.3 p0      21 t
        xor r10, r8                  ;  1628.9 p0      21 t
        xor r10, r14                 ;  1629.9 p0      21 t
        xor rdx, rsi                 ;  1630.1 p0      21 t
        xor r12, rbx                 ;  1630.6 p0      21 t
        xor rdx, rbx                 ;  1631.2 p0      21 t
        xor rdi, r8                  ;  1631.8 p0      21 t
        mov r8, qword [rsp + 2936]   ;  1573.6 p2      42 t
        not r8                       ;  1632.3 p0      42 t
        xor rdi, rcx                 ;  1632.8 p0      21 t
        mov r9, qword [rsp + 2952]   ;  1575.1 p2      42 t
        not r9                       ;  1633.4 p0      42 t
        xor rdi, r15                 ;  1633.9 p0      21 t
        xor r15, r10                 ;  1634.5 p0      21 t
        xor r15, rdx                 ;  1635.5 p0      21 t
        mov r14, qword [rsp + 2992]  ;  1578.0 p2      42 t
        not r14                      ;  1635.6 p0      42 t
        mov rsi, rax                 ;  1624.6 p1      21 t copy
        xor rsi, r15                 ;  1636.5 p0      21 t
        not rdx                      ;  1636.7 p0      21 t
        not r11                      ;  1637.2 p0      21 t
        mov rcx, qword [rsp + 2984]  ;  1581.0 p2      42 t
        not rcx                      ;  1637.7 p0      42 t
        not rdi                      ;  1638.2 p0      21 t
        mov rbx, qword [rsp + 2944]  ;  1582.8 p2      42 t
        xor rbx, qword [rsp + 2976]  ;  1638.7 p2+p0   42 t
        not rsi                      ;  1639.3 p0      21 t
        mov qword [rsp + 2984], rsi  ;  1640.3 p0+p3   21 t spill
        mov rsi, qword [rsp + 2944]  ;  1585.0 p2      42 t
        xor rsi, qword [rsp + 2968]  ;  1640.8 p2+p0   42 t
        mov qword [rsp + 2992], rax  ;  1641.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2960]  ;  1587.0 p2      42 t
        xor rax, r14                 ;  1642.3 p0      42 t
        xor r8, rax                  ;  1643.3 p0      42 t
        xor rcx, r8                  ;  1644.3 p0      42 t
        mov qword [rsp + 2952], r13  ;  1644.1 p0+p3   21 t spill
        mov r13, r12                 ;  1631.6 p1      21 t copy
        not r13                      ;  1645.1 p0      21 t
        xor rax, rbx                 ;  1645.6 p0      42 t
        mov qword [rsp + 2936], r13  ;  1646.1 p0+p3   21 t spill
        mov r13, qword [rsp + 2976]  ;  1591.3 p2      42 t
        xor r13, r9                  ;  1647.1 p0      42 t
        mov qword [rsp + 2976], rbp  ;  1647.7 p0+p3   21 t spill
        mov rbp, rsi                 ;  1641.8 p1      42 t copy
        xor rbp, r8                  ;  1648.7 p0      42 t
        mov qword [rsp + 2800], r11  ;  1649.3 p0+p3   21 t spill
        mov r11, qword [rsp + 2960]  ;  1594.2 p2      42 t
        mov qword [rsp + 2960], rdi  ;  1650.3 p0+p3   21 t spill
        mov rdi, rbx                 ;  1639.7 p1      42 t copy
        xor rdi, rcx                 ;  1651.3 p0      42 t
        mov qword [rsp + 3128], rdx  ;  1651.8 p0+p3   21 t spill
        mov rdx, rcx                 ;  1645.3 p1      42 t copy
        or rdx, rbp                  ;  1652.8 p0      42 t
        mov qword [rsp + 2368], r12  ;  1653.4 p0+p3   21 t spill
        mov r12, r9                  ;  1634.4 p1      42 t copy
        xor r12, r8                  ;  1654.4 p0      42 t
        mov qword [rsp + 3136], r15  ;  1655.0 p0+p3   21 t spill
        mov r15, r13                 ;  1648.1 p1      42 t copy
        xor r15, rax                 ;  1656.0 p0      42 t
        mov qword [rsp + 2416], r10  ;  1656.6 p0+p3   21 t spill
        mov r10, rcx                 ;  1645.3 p1      42 t copy
        xor r10, rax                 ;  1657.6 p0      42 t
        xor r11, r10                 ;  1658.6 p0      42 t
        mov qword [rsp + 3120], rcx  ;  1658.7 p0+p3   42 t spill
        mov rcx, r8                  ;  1644.3 p1      42 t copy
        or rcx, r10                  ;  1659.7 p0      42 t
        xor rcx, rdx                 ;  1660.7 p0      42 t
        mov qword [rsp + 2272], r10  ;  1660.8 p0+p3   42 t spill
        mov r10, r14                 ;  1636.6 p1      42 t copy
        or r10, rdi                  ;  1661.8 p0      42 t
        mov qword [rsp + 3096], r8   ;  1662.4 p0+p3   42 t spill
        mov r8, rdi                  ;  1652.3 p1      42 t copy
        xor r8, r15                  ;  1663.4 p0      42 t
        xor r14, rdx                 ;  1664.0 p0      42 t
        mov rdx, qword [rsp + 2968]  ;  1607.4 p2      42 t
        xor rdx, rax                 ;  1664.5 p0      42 t
        xor rdx, r10                 ;  1665.5 p0      42 t
        mov qword [rsp + 2968], rdi  ;  1665.7 p0+p3   42 t spill
        mov rdi, rsi                 ;  1641.8 p1      42 t copy
        and rdi, rax                 ;  1666.7 p0      42 t
        xor r10, rdi                 ;  1667.7 p0      42 t
        mov rdi, r12                 ;  1655.4 p1      42 t copy
        and rdi, r8                  ;  1667.8 p0      42 t
        xor rdx, rdi                 ;  1668.8 p0      42 t
        mov rdi, rsi                 ;  1641.8 p1      42 t copy
        xor rcx, rdx                 ;  1669.8 p0      42 t
        xor r14, r10                 ;  1669.5 p0      42 t
        mov qword [rsp + 3072], r8   ;  1670.1 p0+p3   42 t spill
        mov r8, r12                  ;  1655.4 p1      42 t copy
        xor r8, r11                  ;  1671.1 p0      42 t
        xor rdi, r8                  ;  1672.1 p0      42 t
        mov qword [rsp + 3144], r12  ;  1672.3 p0+p3   42 t spill
        mov r12, r15                 ;  1657.0 p1      42 t copy
        and r12, r8                  ;  1673.3 p0      42 t
        xor r10, r12                 ;  1674.3 p0      42 t
        mov r12, qword [rsp + 2944]  ;  1616.7 p2      42 t
        or r12, r9                   ;  1674.4 p0      42 t
        xor rdx, r12                 ;  1675.4 p0      42 t
        mov r12, r13                 ;  1648.1 p1      42 t copy
        and r12, rdi                 ;  1675.5 p0      42 t
        xor r14, r12                 ;  1676.5 p0      42 t
        mov r12, rbp                 ;  1649.7 p1      42 t copy
        xor r12, r11                 ;  1676.7 p0      42 t
        mov qword [rsp + 3152], r15  ;  1677.3 p0+p3   42 t spill
        mov r15, rbx                 ;  1639.7 p1      42 t copy
        and r15, r12                 ;  1678.3 p0      42 t
        xor r10, r15                 ;  1679.3 p0      42 t
        xor rdx, r15                 ;  1679.4 p0      42 t
        mov r15, rcx                 ;  1670.8 p1      42 t copy
        and r15, r14                 ;  1680.0 p0      42 t
        xor rdx, r15                 ;  1681.0 p0      42 t
        mov qword [rsp + 3160], r9   ;  1681.1 p0+p3   42 t spill
        mov r9, r10                  ;  1680.3 p1      42 t copy
        and r9, rdx                  ;  1682.1 p0      42 t
        xor rdx, r14                 ;  1682.7 p0      42 t
        or r15, rdx                  ;  1683.7 p0      42 t
        xor rcx, r9                  ;  1683.8 p0      42 t
        xor r15, rcx                 ;  1684.8 p0      42 t
        and r12, r15                 ;  1685.8 p0      42 t
        mov r9, r10                  ;  1680.3 p1      42 t copy
        and r9, rcx                  ;  1685.5 p0      42 t
        xor r14, r9                  ;  1686.5 p0      42 t
        and rcx, r14                 ;  1687.5 p0      42 t
        mov r9, r15                  ;  1685.8 p1      42 t copy
        or r9, r14                   ;  1687.5 p0      42 t
        xor rdx, r9                  ;  1688.5 p0      42 t
        xor r10, rcx                 ;  1688.5 p0      42 t
        mov r9, qword [rsp + 3096]   ;  1662.4 p2      42 t
        mov rcx, r15                 ;  1685.8 p1      42 t copy
        xor rcx, r14                 ;  1689.0 p0      42 t
        and rdi, rcx                 ;  1690.0 p0      42 t
        and r13, rcx                 ;  1690.1 p0      42 t
        xor rcx, rdx                 ;  1690.7 p0      42 t
        and r8, rcx                  ;  1691.7 p0      42 t
        and rbx, r15                 ;  1691.8 p0      42 t
        xor rdi, r8                  ;  1692.7 p0      42 t
        and rax, rdx                 ;  1693.0 p0      42 t
        and r9, r10                  ;  1693.5 p0      42 t
        and rsi, rdx                 ;  1694.1 p0      42 t
        xor rdx, r10                 ;  1694.7 p0      42 t
        xor r8, rsi                  ;  1695.2 p0      42 t
        mov rsi, qword [rsp + 2272]  ;  1660.8 p2      42 t
        and rsi, r10                 ;  1695.8 p0      42 t
        xor rsi, r13                 ;  1696.8 p0      42 t
        xor r10, r14                 ;  1697.0 p0      42 t
        xor r15, rdx                 ;  1697.5 p0      42 t
        mov qword [rsp + 2272], rbx  ;  1698.1 p0+p3   42 t spill
        mov rbx, qword [rsp + 3120]  ;  1658.7 p2      42 t
        and rbx, rdx                 ;  1699.1 p0      42 t
        xor r13, rbx                 ;  1700.1 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1670.1 p2      42 t
        and r11, r15                 ;  1700.2 p0      42 t
        and rbp, rdx                 ;  1700.8 p0      42 t
        mov rdx, qword [rsp + 3144]  ;  1672.3 p2      42 t
        and rbx, r10                 ;  1701.4 p0      42 t
        and rdx, r10                 ;  1702.0 p0      42 t
        mov r10, qword [rsp + 2968]  ;  1665.7 p2      42 t
        and r10, r15                 ;  1702.5 p0      42 t
        mov r15, qword [rsp + 3160]  ;  1681.1 p2      42 t
        xor r10, r13                 ;  1703.5 p0      42 t
        xor r10, rbx                 ;  1704.5 p0      42 t
        and r15, r14                 ;  1704.2 p0      42 t
        xor rbp, r12                 ;  1704.8 p0      42 t
        xor rbp, rdi                 ;  1705.8 p0      42 t
        xor rax, rsi                 ;  1705.9 p0      42 t
        xor rax, rbx                 ;  1706.9 p0      42 t
        mov rbx, qword [rsp + 2944]  ;  1647.3 p2      42 t
        and rbx, r14                 ;  1707.1 p0      42 t
        mov r14, qword [rsp + 3152]  ;  1677.3 p2      42 t
        xor r15, rax                 ;  1707.9 p0      42 t
        and r14, rcx                 ;  1708.2 p0      42 t
        mov rcx, qword [rsp + 2272]  ;  1698.1 p2      42 t
        xor rdi, r9                  ;  1708.8 p0      42 t
        xor rbx, r10                 ;  1709.4 p0      42 t
        xor rbx, r15                 ;  1710.4 p0      42 t
        xor rdi, r15                 ;  1710.5 p0      42 t
        xor rdx, r8                  ;  1711.1 p0      42 t
        xor rdx, r15                 ;  1712.1 p0      42 t
        xor rcx, r13                 ;  1712.2 p0      42 t
        xor r14, rbx                 ;  1712.8 p0      42 t
        xor rcx, rbx                 ;  1713.4 p0      42 t
        xor r12, r8                  ;  1713.9 p0      42 t
        xor r12, r11                 ;  1714.9 p0      42 t
        mov r8, qword [rsp + 2432]   ;  1656.1 p2      41 t
        xor r8, qword [rsp + 2896]   ;  1715.1 p2+p0   41 t
        mov r9, qword [rsp + 2392]   ;  1658.1 p2      41 t
        xor r9, qword [rsp + 2840]   ;  1715.7 p2+p0   41 t
        xor r9, qword [rsp + 2488]   ;  1716.7 p2+p0   41 t
        xor r12, rdi                 ;  1716.8 p0      42 t
        xor rdi, rdx                 ;  1717.4 p0      42 t
        xor rdi, rcx                 ;  1718.4 p0      42 t
        mov r11, rbp                 ;  1706.8 p1      42 t copy
        xor r11, rdi                 ;  1719.4 p0      42 t
        not rcx                      ;  1719.1 p0      42 t
        mov r13, qword [rsp + 3040]  ;  1663.5 p2      41 t
        not rax                      ;  1719.6 p0      42 t
        not r12                      ;  1720.1 p0      42 t
        mov r15, qword [rsp + 3080]  ;  1665.3 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1720.6 p2+p0   41 t
        mov rbx, qword [rsp + 3080]  ;  1667.3 p2      41 t
        not r11                      ;  1721.2 p0      42 t
        xor r13, r14                 ;  1721.7 p0      41 t
        not r14                      ;  1722.2 p0      42 t
        xor r13, rdi                 ;  1722.7 p0      41 t
        mov rdi, qword [rsp + 2432]  ;  1669.4 p2      41 t
        xor rbx, r8                  ;  1723.3 p0      41 t
        xor rdi, r9                  ;  1723.9 p0      41 t
        xor r9, rbx                  ;  1724.4 p0      41 t
        mov qword [rsp + 2432], rbx  ;  1725.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 3040]  ;  1671.5 p2      41 t
        xor rbx, r15                 ;  1726.0 p0      41 t
        xor r8, rbx                  ;  1727.0 p0      41 t
        mov qword [rsp + 3040], rbx  ;  1727.2 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;  1673.4 p2      41 t
        xor rbx, r13                 ;  1728.2 p0      41 t
        xor r13, rdi                 ;  1728.7 p0      41 t
        xor r15, rbx                 ;  1729.3 p0      41 t
        xor rcx, qword [rsp + 3088]  ;  1729.9 p2+p0   41 t
        mov qword [rsp + 2392], rdi  ;  1730.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 3056]  ;  1676.7 p2      41 t
        xor rdi, qword [rsp + 3112]  ;  1731.4 p2+p0   41 t
        mov qword [rsp + 3112], rbx  ;  1732.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;  1678.7 p2      41 t
        xor rbx, qword [rsp + 2816]  ;  1733.0 p2+p0   41 t
        mov qword [rsp + 2816], r15  ;  1733.6 p0+p3   41 t spill
        mov r15, qword [rsp + 3048]  ;  1680.7 p2      41 t
        xor r15, qword [rsp + 3136]  ;  1734.6 p2+p0   41 t
        xor r15, qword [rsp + 2368]  ;  1735.6 p2+p0   41 t
        mov qword [rsp + 2368], r8   ;  1735.7 p0+p3   41 t spill
        mov r8, qword [rsp + 3048]   ;  1683.7 p2      41 t
        xor r8, rdi                  ;  1736.7 p0      41 t
        mov qword [rsp + 3048], r9   ;  1737.3 p0+p3   41 t spill
        mov r9, qword [rsp + 3056]   ;  1684.7 p2      41 t
        xor r9, rbx                  ;  1738.3 p0      41 t
        xor rbx, r8                  ;  1738.9 p0      41 t
        mov qword [rsp + 3056], r8   ;  1739.4 p0+p3   41 t spill
        mov r8, qword [rsp + 3088]   ;  1687.2 p2      41 t
        xor r8, r15                  ;  1740.4 p0      41 t
        xor rdi, r8                  ;  1741.4 p0      41 t
        xor r12, qword [rsp + 2528]  ;  1741.6 p2+p0   41 t
        mov qword [rsp + 3088], r8   ;  1742.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2312]   ;  1689.5 p2      41 t
        xor r8, rcx                  ;  1743.1 p0      41 t
        xor rcx, r9                  ;  1743.7 p0      41 t
        xor r15, r8                  ;  1744.3 p0      41 t
        mov qword [rsp + 2312], r9   ;  1744.9 p0+p3   41 t spill
        mov r9, qword [rsp + 3016]   ;  1691.2 p2      41 t
        xor r9, qword [rsp + 2872]   ;  1745.9 p2+p0   41 t
        mov qword [rsp + 2872], r8   ;  1746.4 p0+p3   41 t spill
        mov r8, qword [rsp + 2248]   ;  1693.2 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1747.4 p2+p0   41 t
        mov qword [rsp + 2512], r15  ;  1748.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2480]  ;  1695.2 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1749.0 p2+p0   41 t
        mov qword [rsp + 3128], rdi  ;  1749.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1697.2 p2      41 t
        xor rdi, r9                  ;  1750.6 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1751.1 p2+p0   41 t
        mov qword [rsp + 2480], rbx  ;  1751.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3016]  ;  1699.2 p2      41 t
        xor rbx, r8                  ;  1752.7 p0      41 t
        xor r8, rdi                  ;  1753.3 p0      41 t
        mov qword [rsp + 3016], rdi  ;  1753.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2528]  ;  1701.8 p2      41 t
        xor rdi, r15                 ;  1754.9 p0      41 t
        xor r9, rdi                  ;  1755.9 p0      41 t
        mov qword [rsp + 2528], rdi  ;  1756.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2248]  ;  1703.1 p2      41 t
        xor rdi, r12                 ;  1757.0 p0      41 t
        xor r12, rbx                 ;  1757.6 p0      41 t
        xor r15, rdi                 ;  1758.1 p0      41 t
        mov qword [rsp + 2248], rbx  ;  1758.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2864]  ;  1705.5 p2      41 t
        xor rbx, qword [rsp + 3104]  ;  1759.7 p2+p0   41 t
        xor rbx, qword [rsp + 2928]  ;  1760.7 p2+p0   41 t
        xor rbx, qword [rsp + 3064]  ;  1761.7 p2+p0   41 t
        mov qword [rsp + 3064], rdi  ;  1761.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1709.5 p2      41 t
        xor rdi, qword [rsp + 2880]  ;  1762.4 p2+p0   41 t
        xor r10, rsi                 ;  1763.0 p0      41 t
        mov rsi, qword [rsp + 2304]  ;  1711.5 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1763.6 p2+p0   41 t
        xor r10, rbp                 ;  1764.1 p0      41 t
        mov rbp, qword [rsp + 2304]  ;  1713.5 p2      41 t
        xor rbp, rbx                 ;  1764.7 p0      41 t
        xor r10, qword [rsp + 2744]  ;  1765.3 p2+p0   41 t
        mov qword [rsp + 2304], r15  ;  1765.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2864]  ;  1715.5 p2      41 t
        xor r15, rdi                 ;  1766.8 p0      41 t
        xor rdi, rbp                 ;  1767.4 p0      41 t
        mov qword [rsp + 2864], rbp  ;  1768.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2496]  ;  1716.9 p2      41 t
        xor rbp, rsi                 ;  1769.0 p0      41 t
        xor rbx, rbp                 ;  1770.0 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1770.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2712]  ;  1718.3 p2      41 t
        xor rbp, rax                 ;  1771.1 p0      41 t
        xor rax, r15                 ;  1771.7 p0      41 t
        xor rsi, rbp                 ;  1772.3 p0      41 t
        mov qword [rsp + 2712], r15  ;  1772.8 p0+p3   41 t spill
        mov r15, qword [rsp + 2848]  ;  1719.9 p2      41 t
        xor r15, qword [rsp + 3000]  ;  1773.8 p2+p0   41 t
        mov qword [rsp + 3000], rbp  ;  1774.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 3032]  ;  1721.9 p2      41 t
        xor rbp, qword [rsp + 2232]  ;  1775.4 p2+p0   41 t
        xor rbp, qword [rsp + 2888]  ;  1776.4 p2+p0   41 t
        xor rbp, qword [rsp + 3008]  ;  1777.4 p2+p0   41 t
        xor r11, qword [rsp + 2672]  ;  1777.1 p2+p0   41 t
        mov qword [rsp + 3008], rsi  ;  1777.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2688]  ;  1726.9 p2      41 t
        xor rsi, qword [rsp + 2800]  ;  1778.7 p2+p0   41 t
        mov qword [rsp + 2800], rbx  ;  1779.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;  1728.9 p2      41 t
        xor rbx, r15                 ;  1780.3 p0      41 t
        mov qword [rsp + 2688], r9   ;  1780.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2848]   ;  1729.9 p2      41 t
        xor r9, rbp                  ;  1781.8 p0      41 t
        xor rbp, rbx                 ;  1782.4 p0      41 t
        mov qword [rsp + 2848], rbx  ;  1783.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1730.9 p2      41 t
        xor rbx, rsi                 ;  1784.0 p0      41 t
        xor r15, rbx                 ;  1785.0 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1785.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1731.9 p2      41 t
        xor rbx, r10                 ;  1786.1 p0      41 t
        xor r10, r9                  ;  1786.7 p0      41 t
        xor rsi, rbx                 ;  1787.3 p0      41 t
        mov qword [rsp + 3032], r9   ;  1787.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2824]   ;  1733.4 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1788.8 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1789.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1735.4 p2      41 t
        xor rbx, qword [rsp + 2904]  ;  1790.4 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;  1791.0 p2+p0   41 t
        mov qword [rsp + 2904], rsi  ;  1791.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2648]  ;  1738.4 p2      41 t
        xor rsi, qword [rsp + 2976]  ;  1792.6 p2+p0   41 t
        xor rsi, qword [rsp + 2952]  ;  1793.6 p2+p0   41 t
        xor rsi, qword [rsp + 2992]  ;  1794.6 p2+p0   41 t
        mov qword [rsp + 2992], r15  ;  1794.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;  1742.4 p2      41 t
        xor r15, r9                  ;  1795.3 p0      41 t
        mov qword [rsp + 2648], rbp  ;  1795.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2824]  ;  1743.4 p2      41 t
        xor rbp, rbx                 ;  1796.8 p0      41 t
        xor rbx, r15                 ;  1797.4 p0      41 t
        mov qword [rsp + 2824], r15  ;  1798.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2672]  ;  1744.7 p2      41 t
        xor r15, rsi                 ;  1799.0 p0      41 t
        xor r9, r15                  ;  1800.0 p0      41 t
        mov qword [rsp + 2672], r15  ;  1800.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2696]  ;  1746.9 p2      41 t
        xor r15, r11                 ;  1801.1 p0      41 t
        xor r11, rbp                 ;  1801.7 p0      41 t
        xor rsi, r15                 ;  1802.3 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1802.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2856]  ;  1748.8 p2      41 t
        xor rbp, qword [rsp + 2336]  ;  1803.8 p2+p0   41 t
        mov qword [rsp + 2336], r15  ;  1804.4 p0+p3   41 t spill
        mov r15, qword [rsp + 3024]  ;  1750.8 p2      41 t
        xor r15, qword [rsp + 2344]  ;  1805.4 p2+p0   41 t
        xor rdx, qword [rsp + 2424]  ;  1806.0 p2+p0   41 t
        mov qword [rsp + 2344], rsi  ;  1806.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2664]  ;  1753.8 p2      41 t
        xor rsi, qword [rsp + 2984]  ;  1807.5 p2+p0   41 t
        mov qword [rsp + 2984], r9   ;  1808.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2664]   ;  1755.8 p2      41 t
        xor r9, rbp                  ;  1809.1 p0      41 t
        mov qword [rsp + 2664], rbx  ;  1809.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2856]  ;  1756.9 p2      41 t
        xor rbx, r15                 ;  1810.7 p0      41 t
        xor r15, r9                  ;  1811.3 p0      41 t
        mov qword [rsp + 2856], r9   ;  1811.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;  1758.6 p2      41 t
        xor r9, rsi                  ;  1812.8 p0      41 t
        xor rbp, r9                  ;  1813.8 p0      41 t
        mov qword [rsp + 2280], r9   ;  1814.0 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1760.7 p2      41 t
        xor r9, r14                  ;  1815.0 p0      41 t
        xor r14, rbx                 ;  1815.5 p0      41 t
        xor rsi, r9                  ;  1816.1 p0      41 t
        mov qword [rsp + 3024], rbx  ;  1816.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2832]  ;  1763.0 p2      41 t
        xor rbx, qword [rsp + 2464]  ;  1817.7 p2+p0   41 t
        xor rbx, qword [rsp + 2920]  ;  1818.7 p2+p0   41 t
        mov qword [rsp + 2920], r9   ;  1818.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2808]   ;  1766.0 p2      41 t
        xor r9, qword [rsp + 2912]   ;  1819.8 p2+p0   41 t
        mov qword [rsp + 2912], rsi  ;  1820.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2288]  ;  1768.0 p2      41 t
        xor rsi, qword [rsp + 2936]  ;  1821.4 p2+p0   41 t
        mov qword [rsp + 2936], rbp  ;  1822.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2288]  ;  1770.0 p2      41 t
        xor rbp, rbx                 ;  1823.0 p0      41 t
        mov qword [rsp + 2288], r15  ;  1823.5 p0+p3   41 t spill
        mov r15, qword [rsp + 2832]  ;  1771.0 p2      41 t
        xor r15, r9                  ;  1824.5 p0      41 t
        xor r9, rbp                  ;  1825.1 p0      41 t
        mov qword [rsp + 2832], rbp  ;  1825.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2424]  ;  1772.0 p2      41 t
        xor rbp, rsi                 ;  1826.7 p0      41 t
        xor rbx, rbp                 ;  1827.7 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1827.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2808]  ;  1773.0 p2      41 t
        xor rbp, rdx                 ;  1828.8 p0      41 t
        xor rdx, r15                 ;  1829.4 p0      41 t
        xor rsi, rbp                 ;  1830.0 p0      41 t
        mov qword [rsp + 2808], r15  ;  1830.5 p0+p3   41 t spill
        mov r15, r13                 ;  1775.2 p1      62 t copy
        xor r15, qword [rsp + 2192]  ;  1831.5 p2+p0   62 t
        mov qword [rsp + 2192], r15  ;  1832.5 p0+p3   62 t spill
        mov r15, rcx                 ;  1776.8 p1      62 t copy
        xor r15, qword [rsp + 2104]  ;  1833.1 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1834.1 p0+p3   62 t spill
        mov r15, r12                 ;  1778.8 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1834.7 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1835.7 p0+p3   62 t spill
        mov r15, rax                 ;  1780.1 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1836.3 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1837.3 p0+p3   62 t spill
        mov r15, r10                 ;  1787.7 p1      62 t copy
        xor r15, qword [rsp + 2128]  ;  1837.8 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1838.8 p0+p3   62 t spill
        mov r15, qword [rsp + 3048]  ;  1782.8 p2      62 t
        xor r15, qword [rsp + 2160]  ;  1839.4 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1840.4 p0+p3   62 t spill
        mov r15, r11                 ;  1802.7 p1      62 t copy
        xor r15, qword [rsp + 2136]  ;  1841.0 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1842.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2480]  ;  1787.1 p2      62 t
        xor r15, qword [rsp + 2168]  ;  1842.5 p2+p0   62 t
        mov qword [rsp + 2168], r15  ;  1843.5 p0+p3   62 t spill
        mov r15, r8                  ;  1788.7 p1      62 t copy
        xor r15, qword [rsp + 2176]  ;  1844.1 p2+p0   62 t
        mov qword [rsp + 2176], r15  ;  1845.1 p0+p3   62 t spill
        mov r15, r14                 ;  1816.5 p1      62 t copy
        xor r15, qword [rsp + 2144]  ;  1845.7 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1846.7 p0+p3   62 t spill
        mov r15, rdi                 ;  1792.4 p1      62 t copy
        xor r15, qword [rsp + 2184]  ;  1847.2 p2+p0   62 t
        mov qword [rsp + 2184], r15  ;  1848.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2648]  ;  1795.8 p2      62 t
        xor r15, qword [rsp + 3776]  ;  1848.8 p2+p0   62 t
        mov qword [rsp + 3776], r15  ;  1849.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2664]  ;  1809.7 p2      62 t
        xor r15, qword [rsp + 3784]  ;  1850.4 p2+p0   62 t
        mov qword [rsp + 3784], r15  ;  1851.4 p0+p3   62 t spill
        mov r15, rdx                 ;  1830.4 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1852.0 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1853.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2288]  ;  1823.5 p2      62 t
        xor r15, qword [rsp + 3792]  ;  1853.5 p2+p0   62 t
        mov qword [rsp + 3792], r15  ;  1854.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2368]  ;  1801.3 p2      62 t
        xor r15, qword [rsp + 3808]  ;  1855.1 p2+p0   62 t
        mov qword [rsp + 3808], r15  ;  1856.1 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1803.3 p2      62 t
        xor r15, qword [rsp + 3816]  ;  1856.7 p2+p0   62 t
        mov qword [rsp + 3816], r15  ;  1857.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2688]  ;  1805.3 p2      62 t
        xor r15, qword [rsp + 3824]  ;  1858.2 p2+p0   62 t
        mov qword [rsp + 3824], r15  ;  1859.2 p0+p3   62 t spill
        mov r15, r9                  ;  1826.1 p1      62 t copy
        xor r15, qword [rsp + 3800]  ;  1859.8 p2+p0   62 t
        mov qword [rsp + 3800], r15  ;  1860.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2800]  ;  1808.3 p2      62 t
        xor r15, qword [rsp + 3832]  ;  1861.4 p2+p0   62 t
        mov qword [rsp + 3832], r15  ;  1862.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2992]  ;  1810.3 p2      62 t
        xor r15, qword [rsp + 3840]  ;  1863.0 p2+p0   62 t
        mov qword [rsp + 3840], r15  ;  1864.0 p0+p3   62 t spill
        mov r15, qword [rsp + 2984]  ;  1812.3 p2      62 t
        xor r15, qword [rsp + 3848]  ;  1864.5 p2+p0   62 t
        mov qword [rsp + 3848], r15  ;  1865.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2936]  ;  1822.0 p2      62 t
        xor r15, qword [rsp + 3856]  ;  1866.1 p2+p0   62 t
        xor r8, qword [rsp + 3952]   ;  1866.7 p2+p0   62 t
        xor r8, qword [rsp + 2528]   ;  1867.7 p2+p0   62 t
        xor rdi, qword [rsp + 3960]  ;  1867.8 p2+p0   62 t
        xor rdi, qword [rsp + 2496]  ;  1868.8 p2+p0   62 t
        mov qword [rsp + 3960], rdi  ;  1869.8 p0+p3   62 t spill
        mov rdi, qword [rsp + 2816]  ;  1820.3 p2      62 t
        xor rdi, qword [rsp + 3872]  ;  1870.0 p2+p0   62 t
        mov qword [rsp + 3952], r8   ;  1870.5 p0+p3   62 t spill
        mov r8, rbx                  ;  1828.7 p1      62 t copy
        xor r8, qword [rsp + 3864]   ;  1871.5 p2+p0   62 t
        mov qword [rsp + 3872], rdi  ;  1872.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2512]  ;  1823.3 p2      62 t
        xor rdi, qword [rsp + 3880]  ;  1873.1 p2+p0   62 t
        mov qword [rsp + 3880], rdi  ;  1874.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2304]  ;  1825.3 p2      62 t
        xor rdi, qword [rsp + 3888]  ;  1874.7 p2+p0   62 t
        mov qword [rsp + 3888], rdi  ;  1875.7 p0+p3   62 t spill
        mov rdi, qword [rsp + 3008]  ;  1827.3 p2      62 t
        xor rdi, qword [rsp + 3896]  ;  1876.2 p2+p0   62 t
        xor r9, qword [rsp + 3992]   ;  1876.8 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1877.8 p2+p0   62 t
        mov qword [rsp + 3992], r9   ;  1878.8 p0+p3   62 t spill
        mov r9, qword [rsp + 2904]   ;  1831.3 p2      62 t
        xor r9, qword [rsp + 3904]   ;  1879.0 p2+p0   62 t
        mov qword [rsp + 3904], r9   ;  1880.0 p0+p3   62 t spill
        mov r9, qword [rsp + 2344]   ;  1833.3 p2      62 t
        xor r9, qword [rsp + 3912]   ;  1880.5 p2+p0   62 t
        mov qword [rsp + 3912], r9   ;  1881.5 p0+p3   62 t spill
        mov r9, qword [rsp + 2912]   ;  1835.3 p2      62 t
        xor r9, qword [rsp + 3920]   ;  1882.1 p2+p0   62 t
        mov qword [rsp + 3920], r9   ;  1883.1 p0+p3   62 t spill
        mov r9, rsi                  ;  1836.0 p1      62 t copy
        xor r9, qword [rsp + 3928]   ;  1883.7 p2+p0   62 t
        mov qword [rsp + 3928], r9   ;  1884.7 p0+p3   62 t spill
        mov r9, qword [rsp + 3040]   ;  1838.3 p2      62 t
        xor r9, qword [rsp + 3936]   ;  1885.2 p2+p0   62 t
        xor r9, qword [rsp + 3048]   ;  1886.2 p2+p0   62 t
        mov qword [rsp + 3936], r9   ;  1887.2 p0+p3   62 t spill
        mov r9, qword [rsp + 3088]   ;  1841.3 p2      62 t
        xor r9, qword [rsp + 3944]   ;  1887.4 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1888.4 p2+p0   62 t
        xor rbp, rbx                 ;  1888.5 p0      62 t
        mov rbx, qword [rsp + 2744]  ;  1844.3 p2      62 t
        xor rbx, qword [rsp + 3968]  ;  1889.1 p2+p0   62 t
        xor rbx, qword [rsp + 2648]  ;  1890.1 p2+p0   62 t
        xor rbp, qword [rsp + 4056]  ;  1890.2 p2+p0   62 t
        mov qword [rsp + 4056], rbp  ;  1891.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2672]  ;  1848.3 p2      62 t
        xor rbp, qword [rsp + 3976]  ;  1891.8 p2+p0   62 t
        xor rbp, qword [rsp + 2664]  ;  1892.8 p2+p0   62 t
        mov qword [rsp + 3976], rbp  ;  1893.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1851.3 p2      62 t
        xor rbp, qword [rsp + 3984]  ;  1893.9 p2+p0   62 t
        xor rbp, qword [rsp + 2288]  ;  1894.9 p2+p0   62 t
        mov qword [rsp + 3984], rbp  ;  1895.9 p0+p3   62 t spill
        mov rbp, qword [rsp + 3112]  ;  1854.3 p2      62 t
        xor rbp, qword [rsp + 4000]  ;  1896.1 p2+p0   62 t
        xor rbp, qword [rsp + 2368]  ;  1897.1 p2+p0   62 t
        mov qword [rsp + 4000], rbp  ;  1898.1 p0+p3   62 t spill
        mov rbp, qword [rsp + 2872]  ;  1857.3 p2      62 t
        xor rbp, qword [rsp + 4008]  ;  1898.2 p2+p0   62 t
        xor rbp, qword [rsp + 3128]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 4008], rbp  ;  1900.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3064]  ;  1860.3 p2      62 t
        xor rbp, qword [rsp + 4016]  ;  1900.4 p2+p0   62 t
        xor rbp, qword [rsp + 2688]  ;  1901.4 p2+p0   62 t
        mov qword [rsp + 4016], rbp  ;  1902.4 p0+p3   62 t spill
        mov rbp, qword [rsp + 3000]  ;  1863.3 p2      62 t
        xor rbp, qword [rsp + 4024]  ;  1902.5 p2+p0   62 t
        xor rbp, qword [rsp + 2800]  ;  1903.5 p2+p0   62 t
        xor rsi, qword [rsp + 4120]  ;  1903.7 p2+p0   62 t
        xor rsi, qword [rsp + 2808]  ;  1904.7 p2+p0   62 t
        mov qword [rsp + 4120], rsi  ;  1905.7 p0+p3   62 t spill
        mov rsi, qword [rsp + 2472]  ;  1868.3 p2      62 t
        xor rsi, qword [rsp + 4032]  ;  1905.8 p2+p0   62 t
        xor rsi, qword [rsp + 2992]  ;  1906.8 p2+p0   62 t
        xor r13, qword [rsp + 4128]  ;  1906.9 p2+p0   62 t
        xor r13, qword [rsp + 2432]  ;  1907.9 p2+p0   62 t
        mov qword [rsp + 4128], r13  ;  1908.9 p0+p3   62 t spill
        mov r13, qword [rsp + 2336]  ;  1873.3 p2      62 t
        xor r13, qword [rsp + 4040]  ;  1909.1 p2+p0   62 t
        xor r13, qword [rsp + 2984]  ;  1910.1 p2+p0   62 t
        xor rcx, qword [rsp + 4136]  ;  1910.2 p2+p0   62 t
        xor rcx, qword [rsp + 3056]  ;  1911.2 p2+p0   62 t
        mov qword [rsp + 4136], rcx  ;  1912.2 p0+p3   62 t spill
        mov rcx, qword [rsp + 2920]  ;  1878.3 p2      62 t
        xor rcx, qword [rsp + 4048]  ;  1912.4 p2+p0   62 t
        xor rcx, qword [rsp + 2936]  ;  1913.4 p2+p0   62 t
        xor r12, qword [rsp + 4144]  ;  1913.5 p2+p0   62 t
        xor r12, qword [rsp + 3016]  ;  1914.5 p2+p0   62 t
        xor rax, qword [rsp + 4152]  ;  1914.6 p2+p0   62 t
        xor rax, qword [rsp + 2864]  ;  1915.6 p2+p0   62 t
        mov qword [rsp + 4152], rax  ;  1916.6 p0+p3   62 t spill
        mov rax, qword [rsp + 2392]  ;  1885.3 p2      62 t
        xor rax, qword [rsp + 4064]  ;  1916.8 p2+p0   62 t
        xor rax, qword [rsp + 2816]  ;  1917.8 p2+p0   62 t
        xor r10, qword [rsp + 4160]  ;  1917.9 p2+p0   62 t
        xor r10, qword [rsp + 2848]  ;  1918.9 p2+p0   62 t
        mov qword [rsp + 4160], r10  ;  1919.9 p0+p3   62 t spill
        mov r10, qword [rsp + 2312]  ;  1890.3 p2      62 t
        xor r10, qword [rsp + 4072]  ;  1920.1 p2+p0   62 t
        xor r10, qword [rsp + 2512]  ;  1921.1 p2+p0   62 t
        xor r11, qword [rsp + 4168]  ;  1921.2 p2+p0   62 t
        xor r11, qword [rsp + 2824]  ;  1922.2 p2+p0   62 t
        mov qword [rsp + 4168], r11  ;  1923.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2248]  ;  1895.3 p2      62 t
        xor r11, qword [rsp + 4080]  ;  1923.4 p2+p0   62 t
        xor r11, qword [rsp + 2304]  ;  1924.4 p2+p0   62 t
        xor r14, qword [rsp + 4176]  ;  1924.5 p2+p0   62 t
        xor r14, qword [rsp + 2856]  ;  1925.5 p2+p0   62 t
        mov qword [rsp + 4176], r14  ;  1926.5 p0+p3   62 t spill
        mov r14, qword [rsp + 2712]  ;  1900.3 p2      62 t
        xor r14, qword [rsp + 4088]  ;  1926.6 p2+p0   62 t
        xor r14, qword [rsp + 3008]  ;  1927.6 p2+p0   62 t
        xor rdx, qword [rsp + 4184]  ;  1927.8 p2+p0   62 t
        xor rdx, qword [rsp + 2832]  ;  1928.8 p2+p0   62 t
        mov qword [rsp + 4184], rdx  ;  1929.8 p0+p3   62 t spill
        mov rdx, qword [rsp + 3032]  ;  1905.3 p2      62 t
        xor rdx, qword [rsp + 4096]  ;  1929.9 p2+p0   62 t
        xor rdx, qword [rsp + 2904]  ;  1930.9 p2+p0   62 t
        mov qword [rsp + 4144], r12  ;  1931.1 p0+p3   62 t spill
        mov r12, qword [rsp + 2696]  ;  1908.3 p2      62 t
        xor r12, qword [rsp + 4104]  ;  1932.1 p2+p0   62 t
        xor r12, qword [rsp + 2344]  ;  1933.1 p2+p0   62 t
        mov qword [rsp + 4104], r12  ;  1934.1 p0+p3   62 t spill
        mov r12, qword [rsp + 3024]  ;  1911.3 p2      62 t
        xor r12, qword [rsp + 4112]  ;  1934.2 p2+p0   62 t
        xor r12, qword [rsp + 2912]  ;  1935.2 p2+p0   62 t
        mov qword [rsp + 4112], r12  ;  1936.2 p0+p3   62 t spill
        mov qword [rsp + 3856], r15  ;  1936.4 p0+p3   60 rounds
        mov qword [rsp + 3864], r8   ;  1937.4 p0+p3   60 rounds
        mov qword [rsp + 3896], rdi  ;  1938.4 p0+p3   60 rounds
        mov qword [rsp + 3944], r9   ;  1939.4 p0+p3   60 rounds
        mov qword [rsp + 3968], rbx  ;  1940.4 p0+p3   60 rounds
        mov qword [rsp + 4024], rbp  ;  1941.4 p0+p3   60 rounds
        mov qword [rsp + 4032], rsi  ;  1942.4 p0+p3   60 rounds
        mov qword [rsp + 4040], r13  ;  1943.4 p0+p3   60 rounds
        mov qword [rsp + 4048], rcx  ;  1944.4 p0+p3   60 rounds
        mov qword [rsp + 4064], rax  ;  1945.4 p0+p3   60 rounds
        mov qword [rsp + 4072], r10  ;  1946.4 p0+p3   60 rounds
        mov qword [rsp + 4080], r11  ;  1947.4 p0+p3   60 rounds
        mov qword [rsp + 4088], r14  ;  1948.4 p0+p3   60 rounds
        mov qword [rsp + 4096], rdx  ;  1949.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  1914.3 p2      60 rounds
        add r8, 0x400                ;  1918.3 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  1915.3 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  1916.3 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1917.3 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  1918.3 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  1919.3 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  1920.3 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  1921.3 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  1922.3 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  1923.3 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  1924.3 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  1925.3 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  1926.3 p2      62 t reload
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

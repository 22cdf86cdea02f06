; camellia128_encrypt for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 3fb066fa2ed278e2); do not edit:
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
;   blocks/groups/rounds: 4677 uops, planned 2139.2; bounds: width 1559.0, ports 2062.5, path 68.0
;   blocks/groups.2: 643 uops, planned 276.2; bounds: width 214.3, ports 275.2, path 8.0
;   blocks.2: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/rounds: 4677 uops, planned 2139.2; bounds: width 1559.0, ports 2062.5, path 68.0
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
        sub rsp, 0x1118              ;                    frame
        mov dword [rsp + 4360], ecx  ;                    argument
        mov qword [rsp + 0], rsi     ;                    argument
        mov qword [rsp + 16], rdi    ;                    argument
        mov qword [rsp + 4352], rdx  ;                    argument
        mov r8d, dword [rsp + 4360]  ;     0.0 p2     152 blocks
        shl r8, 0xa                  ;     4.0 p1     152 blocks
        add r8, qword [rsp + 0]      ;     5.0 p2+p0  152 blocks
        mov qword [rsp + 8], r8      ;     6.0 p0+p3  152 blocks
        cmp dword [rsp + 4360], 0    ;                    no blocks?
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
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1488]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 2040]  ;   111.7 p2+p0   40 t
        mov qword [rsp + 2560], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1496]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 2048]  ;   113.7 p2+p0   40 t
        not rdx                      ;    93.1 p0      41 t
        not r10                      ;    93.6 p0      41 t
        mov qword [rsp + 2568], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1504]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 2056]  ;   115.7 p2+p0   40 t
        not r14                      ;    95.7 p0      41 t
        not r15                      ;    96.2 p0      41 t
        mov qword [rsp + 2576], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1512]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 2064]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, r12                 ;    83.7 p1      41 t copy
        xor rsi, rbx                 ;    99.3 p0      41 t
        mov qword [rsp + 2592], rax  ;   124.0 p0+p3   40 t spill
        mov rax, r13                 ;    84.7 p1      41 t copy
        xor rax, rbx                 ;   100.8 p0      41 t
        mov qword [rsp + 2600], rbp  ;   126.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1520]   ;   115.7 p2      40 t
        xor rbp, qword [rsp + 2072]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, r11                 ;    87.0 p1      41 t copy
        xor rbp, r14                 ;   104.0 p0      41 t
        xor rdx, rbp                 ;   105.0 p0      41 t
        mov qword [rsp + 2616], r9   ;   130.0 p0+p3   40 t spill
        mov r9, qword [r8 + 1528]    ;   117.7 p2      40 t
        xor r9, qword [rsp + 2080]   ;   121.7 p2+p0   40 t
        xor r12, r10                 ;   106.7 p0      41 t
        xor r15, rdx                 ;   107.3 p0      41 t
        xor rbp, rsi                 ;   107.8 p0      41 t
        mov qword [rsp + 2624], r8   ;   132.0 p0+p3   61 r.0 spill
        mov r8, rsi                  ;   100.3 p1      41 t copy
        xor r8, r15                  ;   109.4 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, r10                  ;    94.6 p1      41 t copy
        xor r9, rdx                  ;   111.0 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, rdx                 ;   106.0 p1      41 t copy
        xor rdi, rax                 ;   112.5 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r14                 ;    96.7 p1      41 t copy
        or rcx, r8                   ;   114.1 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, rdx                 ;   106.0 p1      41 t copy
        mov qword [rsp + 2664], rdx  ;   142.0 p0+p3   41 t spill
        mov rdx, r15                 ;   108.3 p1      41 t copy
        or rdx, rdi                  ;   116.7 p0      41 t
        mov qword [rsp + 2672], r10  ;   144.0 p0+p3   41 t spill
        mov r10, r15                 ;   108.3 p1      41 t copy
        xor r10, rbp                 ;   118.3 p0      41 t
        or rbx, r10                  ;   119.3 p0      41 t
        xor r11, r10                 ;   119.4 p0      41 t
        mov qword [rsp + 2680], r15  ;   146.0 p0+p3   41 t spill
        mov r15, r12                 ;   107.7 p1      41 t copy
        xor r15, rbp                 ;   121.0 p0      41 t
        mov qword [rsp + 2688], r10  ;   148.0 p0+p3   41 t spill
        mov r10, r8                  ;   110.4 p1      41 t copy
        xor r10, r15                 ;   122.5 p0      41 t
        xor r13, rbp                 ;   123.1 p0      41 t
        xor r13, rcx                 ;   124.1 p0      41 t
        xor rbx, rdx                 ;   124.3 p0      41 t
        mov qword [rsp + 2696], r8   ;   150.0 p0+p3   41 t spill
        mov r8, rax                  ;   101.8 p1      41 t copy
        and r8, rbp                  ;   125.8 p0      41 t
        xor rcx, r8                  ;   126.8 p0      41 t
        mov r8, rax                  ;   102.0 p1      41 t copy
        mov qword [rsp + 2704], rax  ;   152.0 p0+p3   41 t spill
        mov rax, r9                  ;   112.0 p1      41 t copy
        and rax, r10                 ;   128.0 p0      41 t
        xor r13, rax                 ;   129.0 p0      41 t
        xor rbx, r13                 ;   130.0 p0      41 t
        xor r14, rdx                 ;   129.7 p0      41 t
        xor r14, rcx                 ;   130.7 p0      41 t
        mov rax, r9                  ;   112.0 p1      41 t copy
        xor rax, r11                 ;   130.8 p0      41 t
        xor r8, rax                  ;   131.8 p0      41 t
        mov rdx, r12                 ;   107.7 p1      41 t copy
        and rdx, r8                  ;   132.8 p0      41 t
        xor r14, rdx                 ;   133.8 p0      41 t
        mov rdx, rsi                 ;   106.7 p1      41 t copy
        mov qword [rsp + 2712], r9   ;   154.0 p0+p3   41 t spill
        mov r9, rdi                  ;   113.5 p1      41 t copy
        xor r9, r11                  ;   134.1 p0      41 t
        and rdx, r9                  ;   135.1 p0      41 t
        mov qword [rsp + 2720], r10  ;   156.0 p0+p3   41 t spill
        mov r10, r15                 ;   122.0 p1      41 t copy
        and r10, rax                 ;   136.2 p0      41 t
        xor rcx, r10                 ;   137.2 p0      41 t
        xor rcx, rdx                 ;   138.2 p0      41 t
        xor r13, rdx                 ;   138.0 p0      41 t
        mov r10, rbx                 ;   131.0 p1      41 t copy
        and r10, r14                 ;   138.5 p0      41 t
        xor r13, r10                 ;   139.5 p0      41 t
        mov rdx, qword [rsp + 2672]  ;   144.0 p2      41 t
        or rdx, qword [rsp + 2656]   ;   148.0 p2+p0   41 t
        xor r13, rdx                 ;   149.0 p0      41 t
        mov rdx, r14                 ;   134.8 p1      41 t copy
        xor rdx, r13                 ;   150.0 p0      41 t
        or r10, rdx                  ;   151.0 p0      41 t
        and r13, rcx                 ;   150.0 p0      41 t
        xor rbx, r13                 ;   151.0 p0      41 t
        xor r10, rbx                 ;   152.0 p0      41 t
        and r9, r10                  ;   153.0 p0      41 t
        mov r13, rcx                 ;   139.2 p1      41 t copy
        and r13, rbx                 ;   152.0 p0      41 t
        xor r14, r13                 ;   153.0 p0      41 t
        and rbx, r14                 ;   154.0 p0      41 t
        xor rcx, rbx                 ;   155.0 p0      41 t
        mov r13, r10                 ;   153.0 p1      41 t copy
        or r13, r14                  ;   154.0 p0      41 t
        xor rdx, r13                 ;   155.0 p0      41 t
        and rsi, r10                 ;   153.0 p0      41 t
        and rbp, rdx                 ;   156.0 p0      41 t
        mov r13, r10                 ;   153.0 p1      41 t copy
        xor r13, r14                 ;   154.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and r12, r13                 ;   155.0 p0      41 t
        xor r13, rdx                 ;   156.0 p0      41 t
        and rax, r13                 ;   157.0 p0      41 t
        xor r8, rax                  ;   158.0 p0      41 t
        mov rbx, qword [rsp + 2664]  ;   142.0 p2      41 t
        and rbx, rcx                 ;   156.0 p0      41 t
        mov qword [rsp + 2664], rsi  ;   158.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2704]  ;   152.0 p2      41 t
        and rsi, rdx                 ;   156.0 p0      41 t
        xor rax, rsi                 ;   158.0 p0      41 t
        xor rdx, rcx                 ;   156.0 p0      41 t
        xor r10, rdx                 ;   157.0 p0      41 t
        and r11, r10                 ;   158.0 p0      41 t
        and rdi, rdx                 ;   157.0 p0      41 t
        and rdx, qword [rsp + 2680]  ;   157.2 p2+p0   41 t
        xor rdx, r12                 ;   158.2 p0      41 t
        mov rsi, qword [rsp + 2688]  ;   148.0 p2      41 t
        and rsi, rcx                 ;   158.4 p0      41 t
        xor r12, rsi                 ;   159.4 p0      41 t
        xor rcx, r14                 ;   159.5 p0      41 t
        and r10, qword [rsp + 2696]  ;   160.1 p2+p0   41 t
        xor rdi, r9                  ;   160.7 p0      41 t
        xor rdi, r8                  ;   161.7 p0      41 t
        xor rbp, r12                 ;   161.8 p0      41 t
        xor r10, rdx                 ;   162.4 p0      41 t
        mov rsi, qword [rsp + 2720]  ;   156.0 p2      41 t
        and rsi, rcx                 ;   162.9 p0      41 t
        xor r10, rsi                 ;   163.9 p0      41 t
        xor rbp, rsi                 ;   164.1 p0      41 t
        and rcx, qword [rsp + 2712]  ;   164.7 p2+p0   41 t
        and r15, r13                 ;   165.2 p0      41 t
        xor rbx, r8                  ;   165.8 p0      41 t
        mov r8, qword [rsp + 2672]   ;   144.0 p2      41 t
        and r8, r14                  ;   166.4 p0      41 t
        and r14, qword [rsp + 2656]  ;   166.9 p2+p0   41 t
        xor r8, rbp                  ;   167.5 p0      41 t
        xor rbx, r8                  ;   168.5 p0      41 t
        xor r14, r10                 ;   168.6 p0      41 t
        xor r14, r8                  ;   169.6 p0      41 t
        xor rdx, qword [rsp + 2664]  ;   169.8 p2+p0   41 t
        xor rdx, r14                 ;   170.8 p0      41 t
        mov r13, rdx                 ;   171.8 p1      41 t copy
        not r13                      ;   172.8 p0      41 t
        xor r12, r10                 ;   171.4 p0      41 t
        xor r12, rdi                 ;   172.4 p0      41 t
        xor r9, r11                  ;   172.6 p0      41 t
        xor r9, rax                  ;   173.6 p0      41 t
        xor r9, rbx                  ;   174.6 p0      41 t
        xor rax, rcx                 ;   174.3 p0      41 t
        xor rax, r8                  ;   175.3 p0      41 t
        not r9                       ;   175.6 p0      41 t
        xor r15, r14                 ;   175.9 p0      41 t
        not rbp                      ;   176.5 p0      41 t
        xor rbx, rdx                 ;   177.0 p0      41 t
        xor rbx, rax                 ;   178.0 p0      41 t
        xor rdi, rbx                 ;   179.0 p0      41 t
        not rdi                      ;   180.0 p0      41 t
        mov r8, qword [rsp + 2648]   ;   146.3 p2      23 t
        not r8                       ;   179.2 p0      23 t
        mov r10, qword [rsp + 2640]  ;   148.0 p2      23 t
        not r10                      ;   179.7 p0      23 t
        mov r11, r15                 ;   176.9 p1      41 t copy
        not r11                      ;   180.2 p0      41 t
        xor r15, rbx                 ;   180.7 p0      41 t
        mov r14, qword [rsp + 2616]  ;   149.7 p2      23 t
        not r14                      ;   181.3 p0      23 t
        mov rsi, qword [rsp + 2600]  ;   150.7 p2      23 t
        not rsi                      ;   181.8 p0      23 t
        mov rcx, qword [rsp + 2216]  ;   151.7 p2      23 t
        mov rdx, qword [rsp + 2592]  ;   152.7 p2      40 t reload
        xor rcx, rdx                 ;   182.3 p0      23 t
        xor rdx, r10                 ;   182.9 p0      23 t
        mov rbx, qword [rsp + 2216]  ;   153.7 p2      23 t
        xor rbx, qword [rsp + 2208]  ;   183.4 p2+p0   23 t
        mov qword [rsp + 2592], rax  ;   184.0 p0+p3   41 t spill
        mov rax, qword [rsp + 2200]  ;   155.7 p2      23 t
        xor rax, r14                 ;   185.0 p0      23 t
        xor r8, rax                  ;   186.0 p0      23 t
        xor rsi, r8                  ;   187.0 p0      23 t
        xor rax, rcx                 ;   186.7 p0      23 t
        mov qword [rsp + 2600], r11  ;   187.3 p0+p3   41 t spill
        mov r11, rcx                 ;   183.3 p1      23 t copy
        xor r11, rsi                 ;   188.3 p0      23 t
        mov qword [rsp + 2616], rdi  ;   188.9 p0+p3   41 t spill
        mov rdi, rbx                 ;   184.4 p1      23 t copy
        xor rdi, r8                  ;   189.9 p0      23 t
        mov qword [rsp + 2640], r12  ;   190.4 p0+p3   41 t spill
        mov r12, r10                 ;   180.7 p1      23 t copy
        xor r12, r8                  ;   191.4 p0      23 t
        mov qword [rsp + 2648], rbp  ;   192.0 p0+p3   41 t spill
        mov rbp, rdx                 ;   183.9 p1      23 t copy
        xor rbp, rax                 ;   193.0 p0      23 t
        mov qword [rsp + 2664], r9   ;   193.6 p0+p3   41 t spill
        mov r9, r14                  ;   182.3 p1      23 t copy
        or r9, r11                   ;   194.6 p0      23 t
        mov qword [rsp + 2656], r13  ;   195.1 p0+p3   41 t spill
        mov r13, rsi                 ;   188.0 p1      23 t copy
        or r13, rdi                  ;   196.1 p0      23 t
        mov qword [rsp + 2672], r15  ;   196.7 p0+p3   41 t spill
        mov r15, rsi                 ;   188.0 p1      23 t copy
        xor r15, rax                 ;   197.7 p0      23 t
        mov qword [rsp + 2712], rsi  ;   198.3 p0+p3   23 t spill
        mov rsi, r8                  ;   187.0 p1      23 t copy
        or rsi, r15                  ;   199.3 p0      23 t
        mov qword [rsp + 2720], r8   ;   199.9 p0+p3   23 t spill
        mov r8, r11                  ;   189.3 p1      23 t copy
        xor r8, rbp                  ;   200.9 p0      23 t
        mov qword [rsp + 2696], r11  ;   201.4 p0+p3   23 t spill
        mov r11, qword [rsp + 2200]  ;   165.0 p2      23 t
        xor r11, r15                 ;   202.4 p0      23 t
        xor rsi, r13                 ;   203.0 p0      23 t
        mov qword [rsp + 2200], r15  ;   203.6 p0+p3   23 t spill
        mov r15, rbx                 ;   184.4 p1      23 t copy
        and r15, rax                 ;   204.6 p0      23 t
        xor r15, r9                  ;   205.6 p0      23 t
        xor r9, rax                  ;   205.7 p0      23 t
        xor r9, qword [rsp + 2208]   ;   206.7 p2+p0   23 t
        mov qword [rsp + 2208], rax  ;   206.8 p0+p3   23 t spill
        mov rax, rbx                 ;   184.4 p1      23 t copy
        mov qword [rsp + 2688], rbx  ;   207.8 p0+p3   23 t spill
        mov rbx, rdx                 ;   183.9 p1      23 t copy
        mov qword [rsp + 2680], rdx  ;   208.8 p0+p3   23 t spill
        mov rdx, r12                 ;   192.4 p1      23 t copy
        and rdx, r8                  ;   209.8 p0      23 t
        xor r9, rdx                  ;   210.8 p0      23 t
        xor rsi, r9                  ;   211.8 p0      23 t
        xor r14, r13                 ;   211.6 p0      23 t
        xor r14, r15                 ;   212.6 p0      23 t
        mov r13, r12                 ;   192.4 p1      23 t copy
        xor r13, r11                 ;   212.7 p0      23 t
        xor rax, r13                 ;   213.7 p0      23 t
        and rbx, rax                 ;   214.7 p0      23 t
        xor r14, rbx                 ;   215.7 p0      23 t
        mov rdx, r10                 ;   180.7 p1      23 t copy
        mov rbx, qword [rsp + 2216]  ;   174.0 p2      40 t reload
        or rdx, rbx                  ;   215.0 p0      23 t
        mov rbx, rcx                 ;   183.3 p1      23 t copy
        mov qword [rsp + 2704], r10  ;   215.6 p0+p3   23 t spill
        mov r10, rbp                 ;   194.0 p1      23 t copy
        and r10, r13                 ;   216.6 p0      23 t
        xor r15, r10                 ;   217.6 p0      23 t
        mov r10, rdi                 ;   190.9 p1      23 t copy
        xor r10, r11                 ;   217.7 p0      23 t
        and rbx, r10                 ;   218.7 p0      23 t
        xor r15, rbx                 ;   219.7 p0      23 t
        xor r9, rdx                  ;   219.4 p0      23 t
        xor r9, rbx                  ;   220.4 p0      23 t
        mov rdx, rsi                 ;   212.8 p1      23 t copy
        and rdx, r14                 ;   220.6 p0      23 t
        xor r9, rdx                  ;   221.6 p0      23 t
        mov rbx, r14                 ;   216.7 p1      23 t copy
        xor rbx, r9                  ;   222.6 p0      23 t
        or rdx, rbx                  ;   223.6 p0      23 t
        and r9, r15                  ;   222.8 p0      23 t
        xor rsi, r9                  ;   223.8 p0      23 t
        xor rdx, rsi                 ;   224.8 p0      23 t
        and r10, rdx                 ;   225.8 p0      23 t
        mov r9, qword [rsp + 2680]   ;   208.8 p2      23 t
        mov qword [rsp + 2680], rbp  ;   225.1 p0+p3   23 t spill
        mov rbp, r15                 ;   220.7 p1      23 t copy
        and rbp, rsi                 ;   226.1 p0      23 t
        xor r14, rbp                 ;   227.1 p0      23 t
        and rsi, r14                 ;   228.1 p0      23 t
        xor r15, rsi                 ;   229.1 p0      23 t
        mov rsi, rdx                 ;   225.8 p1      23 t copy
        or rsi, r14                  ;   228.4 p0      23 t
        xor rbx, rsi                 ;   229.4 p0      23 t
        and rcx, rdx                 ;   229.5 p0      23 t
        mov rsi, qword [rsp + 2208]  ;   206.8 p2      23 t
        and rsi, rbx                 ;   230.4 p0      23 t
        mov rbp, qword [rsp + 2720]  ;   199.9 p2      23 t
        and rbp, r15                 ;   230.7 p0      23 t
        mov qword [rsp + 2720], rcx  ;   231.3 p0+p3   23 t spill
        mov rcx, rdx                 ;   225.8 p1      23 t copy
        xor rcx, r14                 ;   232.3 p0      23 t
        and rax, rcx                 ;   233.3 p0      23 t
        and r9, rcx                  ;   233.4 p0      23 t
        xor rcx, rbx                 ;   234.0 p0      23 t
        and r13, rcx                 ;   235.0 p0      23 t
        xor rax, r13                 ;   236.0 p0      23 t
        mov qword [rsp + 2208], rbp  ;   235.7 p0+p3   23 t spill
        mov rbp, qword [rsp + 2688]  ;   207.8 p2      23 t
        and rbp, rbx                 ;   236.7 p0      23 t
        xor r13, rbp                 ;   237.7 p0      23 t
        xor rbx, r15                 ;   237.8 p0      23 t
        xor rdx, rbx                 ;   238.8 p0      23 t
        and r11, rdx                 ;   239.8 p0      23 t
        and rdi, rbx                 ;   239.5 p0      23 t
        and rbx, qword [rsp + 2712]  ;   240.1 p2+p0   23 t
        xor rbx, r9                  ;   241.1 p0      23 t
        mov rbp, qword [rsp + 2200]  ;   203.6 p2      23 t
        and rbp, r15                 ;   241.3 p0      23 t
        xor r9, rbp                  ;   242.3 p0      23 t
        xor r15, r14                 ;   242.4 p0      23 t
        and r8, r15                  ;   243.4 p0      23 t
        and r12, r15                 ;   243.5 p0      23 t
        xor rsi, r9                  ;   244.1 p0      23 t
        xor rsi, r8                  ;   245.1 p0      23 t
        and rdx, qword [rsp + 2696]  ;   245.3 p2+p0   23 t
        xor rdi, r10                 ;   245.8 p0      23 t
        xor rdi, rax                 ;   246.8 p0      23 t
        xor r8, rdx                  ;   247.0 p0      23 t
        xor r8, rbx                  ;   248.0 p0      23 t
        mov r15, qword [rsp + 2704]  ;   215.6 p2      23 t
        and r15, r14                 ;   248.1 p0      23 t
        and r14, qword [rsp + 2216]  ;   248.7 p2+p0   23 t
        and rcx, qword [rsp + 2680]  ;   249.2 p2+p0   23 t
        xor rax, qword [rsp + 2208]  ;   249.8 p2+p0   23 t
        xor r15, rsi                 ;   250.4 p0      23 t
        xor rax, r15                 ;   251.4 p0      23 t
        xor r12, r13                 ;   251.5 p0      23 t
        xor r12, r15                 ;   252.5 p0      23 t
        xor r14, r15                 ;   252.7 p0      23 t
        xor r14, r8                  ;   253.7 p0      23 t
        mov r15, qword [rsp + 2720]  ;   231.3 p2      23 t
        xor r15, rbx                 ;   253.8 p0      23 t
        xor r15, r14                 ;   254.8 p0      23 t
        xor r10, r13                 ;   255.0 p0      23 t
        xor r10, r11                 ;   256.0 p0      23 t
        xor r10, rax                 ;   257.0 p0      23 t
        not r10                      ;   258.0 p0      23 t
        xor r9, r8                   ;   257.2 p0      23 t
        xor r9, rdi                  ;   258.2 p0      23 t
        xor rcx, r14                 ;   258.3 p0      23 t
        not rsi                      ;   258.9 p0      23 t
        xor rax, r15                 ;   259.4 p0      23 t
        xor rax, r12                 ;   260.4 p0      23 t
        mov r8, qword [rsp + 2224]   ;   206.7 p2      22 t
        not r8                       ;   260.5 p0      22 t
        not r15                      ;   261.0 p0      23 t
        xor rdi, rax                 ;   261.5 p0      23 t
        mov r11, qword [rsp + 2240]  ;   208.0 p2      22 t
        not r11                      ;   262.1 p0      22 t
        not rdi                      ;   262.6 p0      23 t
        mov r13, rcx                 ;   259.3 p1      23 t copy
        not r13                      ;   263.1 p0      23 t
        xor rcx, rax                 ;   263.6 p0      23 t
        mov r14, qword [rsp + 2272]  ;   210.0 p2      22 t
        not r14                      ;   264.2 p0      22 t
        mov rbp, qword [rsp + 2280]  ;   211.0 p2      22 t
        not rbp                      ;   264.7 p0      22 t
        mov rax, qword [rsp + 2232]  ;   212.0 p2      22 t
        mov rdx, qword [rsp + 2256]  ;   213.0 p2      40 t reload
        xor rax, rdx                 ;   265.2 p0      22 t
        xor rdx, r11                 ;   265.7 p0      22 t
        mov rbx, qword [rsp + 2232]  ;   214.0 p2      22 t
        xor rbx, qword [rsp + 2264]  ;   266.3 p2+p0   22 t
        mov qword [rsp + 2256], r12  ;   266.9 p0+p3   23 t spill
        mov r12, qword [rsp + 2248]  ;   216.0 p2      22 t
        xor r12, r14                 ;   267.9 p0      22 t
        xor r8, r12                  ;   268.9 p0      22 t
        xor rbp, r8                  ;   269.9 p0      22 t
        xor r12, rax                 ;   269.6 p0      22 t
        mov qword [rsp + 2280], r13  ;   270.2 p0+p3   23 t spill
        mov r13, rax                 ;   266.2 p1      22 t copy
        xor r13, rbp                 ;   271.2 p0      22 t
        mov qword [rsp + 2272], rdi  ;   271.7 p0+p3   23 t spill
        mov rdi, r11                 ;   263.1 p1      22 t copy
        xor rdi, r8                  ;   272.7 p0      22 t
        mov qword [rsp + 2240], r9   ;   273.3 p0+p3   23 t spill
        mov r9, r8                   ;   269.9 p1      22 t copy
        xor r9, rbx                  ;   274.3 p0      22 t
        mov qword [rsp + 2224], rsi  ;   274.9 p0+p3   23 t spill
        mov rsi, qword [rsp + 2248]  ;   220.4 p2      22 t
        mov qword [rsp + 2248], r10  ;   275.9 p0+p3   23 t spill
        mov r10, rdx                 ;   266.7 p1      22 t copy
        xor r10, r12                 ;   276.9 p0      22 t
        mov qword [rsp + 2720], r15  ;   277.5 p0+p3   23 t spill
        mov r15, r14                 ;   265.2 p1      22 t copy
        or r15, r13                  ;   278.5 p0      22 t
        mov qword [rsp + 2208], rcx  ;   279.0 p0+p3   23 t spill
        mov rcx, rbp                 ;   270.9 p1      22 t copy
        or rcx, r9                   ;   280.0 p0      22 t
        mov qword [rsp + 2680], r11  ;   280.6 p0+p3   22 t spill
        mov r11, rbp                 ;   270.9 p1      22 t copy
        xor r11, r12                 ;   281.6 p0      22 t
        xor rsi, r11                 ;   282.6 p0      22 t
        mov qword [rsp + 2216], rbp  ;   282.7 p0+p3   22 t spill
        mov rbp, r8                  ;   269.9 p1      22 t copy
        or rbp, r11                  ;   283.7 p0      22 t
        mov qword [rsp + 2704], r11  ;   284.3 p0+p3   22 t spill
        mov r11, r13                 ;   272.2 p1      22 t copy
        xor r11, r10                 ;   285.3 p0      22 t
        xor rbp, rcx                 ;   285.9 p0      22 t
        mov qword [rsp + 2696], r13  ;   286.4 p0+p3   22 t spill
        mov r13, qword [rsp + 2264]  ;   230.8 p2      22 t
        xor r13, r12                 ;   287.4 p0      22 t
        xor r13, r15                 ;   288.4 p0      22 t
        mov qword [rsp + 2264], r8   ;   288.6 p0+p3   22 t spill
        mov r8, r12                  ;   270.6 p1      22 t copy
        and r8, rbx                  ;   289.6 p0      22 t
        xor r15, r8                  ;   290.6 p0      22 t
        mov r8, rbx                  ;   267.3 p1      22 t copy
        mov qword [rsp + 2200], rbx  ;   290.7 p0+p3   22 t spill
        mov rbx, rdx                 ;   266.7 p1      22 t copy
        mov qword [rsp + 2712], r12  ;   291.7 p0+p3   22 t spill
        mov r12, rdi                 ;   273.7 p1      22 t copy
        and r12, r11                 ;   292.7 p0      22 t
        xor r13, r12                 ;   293.7 p0      22 t
        xor rbp, r13                 ;   294.7 p0      22 t
        xor r14, rcx                 ;   294.4 p0      22 t
        xor r14, r15                 ;   295.4 p0      22 t
        mov r12, rdi                 ;   273.7 p1      22 t copy
        xor r12, rsi                 ;   295.6 p0      22 t
        xor r8, r12                  ;   296.6 p0      22 t
        and rbx, r8                  ;   297.6 p0      22 t
        xor r14, rbx                 ;   298.6 p0      22 t
        mov rcx, rax                 ;   266.2 p1      22 t copy
        mov rbx, r10                 ;   277.9 p1      22 t copy
        and rbx, r12                 ;   297.9 p0      22 t
        xor r15, rbx                 ;   298.9 p0      22 t
        mov rbx, qword [rsp + 2680]  ;   280.6 p2      22 t
        or rbx, qword [rsp + 2232]   ;   299.0 p2+p0   22 t
        xor r13, rbx                 ;   300.0 p0      22 t
        mov rbx, r9                  ;   275.3 p1      22 t copy
        xor rbx, rsi                 ;   300.2 p0      22 t
        and rcx, rbx                 ;   301.2 p0      22 t
        xor r15, rcx                 ;   302.2 p0      22 t
        xor r13, rcx                 ;   302.2 p0      22 t
        mov rcx, rbp                 ;   295.7 p1      22 t copy
        and rcx, r14                 ;   302.4 p0      22 t
        xor r13, rcx                 ;   303.4 p0      22 t
        mov qword [rsp + 2688], r10  ;   303.6 p0+p3   22 t spill
        mov r10, r14                 ;   299.6 p1      22 t copy
        xor r10, r13                 ;   304.6 p0      22 t
        or rcx, r10                  ;   305.6 p0      22 t
        and r13, r15                 ;   305.7 p0      22 t
        xor rbp, r13                 ;   306.7 p0      22 t
        xor rcx, rbp                 ;   307.7 p0      22 t
        and rbx, rcx                 ;   308.7 p0      22 t
        mov r13, r15                 ;   303.2 p1      22 t copy
        and r13, rbp                 ;   308.0 p0      22 t
        xor r14, r13                 ;   309.0 p0      22 t
        and rbp, r14                 ;   310.0 p0      22 t
        xor r15, rbp                 ;   311.0 p0      22 t
        mov r13, rcx                 ;   308.7 p1      22 t copy
        or r13, r14                  ;   310.3 p0      22 t
        xor r10, r13                 ;   311.3 p0      22 t
        and rax, rcx                 ;   311.4 p0      22 t
        mov r13, qword [rsp + 2712]  ;   291.7 p2      22 t
        and r13, r10                 ;   312.3 p0      22 t
        mov rbp, qword [rsp + 2264]  ;   288.6 p2      22 t
        and rbp, r15                 ;   312.6 p0      22 t
        mov qword [rsp + 2264], rax  ;   313.1 p0+p3   22 t spill
        mov rax, rcx                 ;   308.7 p1      22 t copy
        xor rax, r14                 ;   314.1 p0      22 t
        and r8, rax                  ;   315.1 p0      22 t
        and rdx, rax                 ;   315.3 p0      22 t
        xor rax, r10                 ;   315.9 p0      22 t
        and r12, rax                 ;   316.9 p0      22 t
        xor r8, r12                  ;   317.9 p0      22 t
        mov qword [rsp + 2712], rbp  ;   317.6 p0+p3   22 t spill
        mov rbp, qword [rsp + 2200]  ;   290.7 p2      22 t
        and rbp, r10                 ;   318.6 p0      22 t
        xor r12, rbp                 ;   319.6 p0      22 t
        xor r10, r15                 ;   319.7 p0      22 t
        xor rcx, r10                 ;   320.7 p0      22 t
        and rsi, rcx                 ;   321.7 p0      22 t
        and r9, r10                  ;   321.4 p0      22 t
        mov rbp, qword [rsp + 2704]  ;   284.3 p2      22 t
        and rbp, r15                 ;   322.0 p0      22 t
        xor r15, r14                 ;   322.6 p0      22 t
        and r11, r15                 ;   323.6 p0      22 t
        and rdi, r15                 ;   323.7 p0      22 t
        and r10, qword [rsp + 2216]  ;   324.3 p2+p0   22 t
        xor rbp, rdx                 ;   324.9 p0      22 t
        xor rdx, r10                 ;   325.4 p0      22 t
        xor r13, r11                 ;   326.0 p0      22 t
        xor r13, rbp                 ;   327.0 p0      22 t
        and rcx, qword [rsp + 2696]  ;   327.1 p2+p0   22 t
        xor r9, rbx                  ;   327.7 p0      22 t
        xor r9, r8                   ;   328.7 p0      22 t
        xor r11, rcx                 ;   328.9 p0      22 t
        xor r11, rdx                 ;   329.9 p0      22 t
        mov r10, qword [rsp + 2680]  ;   280.6 p2      22 t
        and r10, r14                 ;   330.0 p0      22 t
        and r14, qword [rsp + 2232]  ;   330.6 p2+p0   22 t
        and rax, qword [rsp + 2688]  ;   331.1 p2+p0   22 t
        xor r8, qword [rsp + 2712]   ;   331.7 p2+p0   22 t
        xor r10, r13                 ;   332.3 p0      22 t
        xor r8, r10                  ;   333.3 p0      22 t
        xor rdi, r12                 ;   333.4 p0      22 t
        xor rdi, r10                 ;   334.4 p0      22 t
        xor r14, r10                 ;   334.6 p0      22 t
        xor r14, r11                 ;   335.6 p0      22 t
        mov r10, qword [rsp + 2264]  ;   313.1 p2      22 t
        xor r10, rdx                 ;   335.7 p0      22 t
        xor r10, r14                 ;   336.7 p0      22 t
        xor rbx, r12                 ;   336.8 p0      22 t
        xor rbx, rsi                 ;   337.8 p0      22 t
        xor rbx, r8                  ;   338.8 p0      22 t
        not rbx                      ;   339.8 p0      22 t
        xor rbp, r11                 ;   339.1 p0      22 t
        xor rbp, r9                  ;   340.1 p0      22 t
        xor rax, r14                 ;   340.2 p0      22 t
        not r13                      ;   340.8 p0      22 t
        xor r8, r10                  ;   341.3 p0      22 t
        xor r8, rdi                  ;   342.3 p0      22 t
        mov r11, qword [rsp + 2288]  ;   284.3 p2      21 t
        not r11                      ;   342.4 p0      21 t
        not r10                      ;   342.9 p0      22 t
        xor r9, r8                   ;   343.4 p0      22 t
        mov r12, qword [rsp + 2304]  ;   286.3 p2      21 t
        not r12                      ;   344.0 p0      21 t
        not r9                       ;   344.5 p0      22 t
        mov r14, rax                 ;   341.2 p1      22 t copy
        not r14                      ;   345.0 p0      22 t
        xor rax, r8                  ;   345.5 p0      22 t
        mov r8, qword [rsp + 2336]   ;   289.8 p2      21 t
        not r8                       ;   346.1 p0      21 t
        mov r15, qword [rsp + 2344]  ;   290.8 p2      21 t
        not r15                      ;   346.6 p0      21 t
        mov rsi, qword [rsp + 2296]  ;   291.9 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   292.9 p2      40 t reload
        xor rsi, rcx                 ;   347.1 p0      21 t
        xor rcx, r12                 ;   347.6 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   293.9 p2      21 t
        xor rdx, qword [rsp + 2328]  ;   348.2 p2+p0   21 t
        mov qword [rsp + 2320], rax  ;   348.8 p0+p3   22 t spill
        mov rax, qword [rsp + 2312]  ;   296.1 p2      21 t
        xor rax, r8                  ;   349.8 p0      21 t
        xor r11, rax                 ;   350.8 p0      21 t
        xor r15, r11                 ;   351.8 p0      21 t
        xor rax, rsi                 ;   351.5 p0      21 t
        mov qword [rsp + 2344], rdi  ;   352.1 p0+p3   22 t spill
        mov rdi, rsi                 ;   348.1 p1      21 t copy
        xor rdi, r15                 ;   353.1 p0      21 t
        mov qword [rsp + 2336], r14  ;   353.6 p0+p3   22 t spill
        mov r14, r12                 ;   345.0 p1      21 t copy
        xor r14, r11                 ;   354.6 p0      21 t
        mov qword [rsp + 2304], r9   ;   355.2 p0+p3   22 t spill
        mov r9, r11                  ;   351.8 p1      21 t copy
        xor r9, rdx                  ;   356.2 p0      21 t
        mov qword [rsp + 2288], rbp  ;   356.8 p0+p3   22 t spill
        mov rbp, qword [rsp + 2312]  ;   302.6 p2      21 t
        mov qword [rsp + 2312], r13  ;   357.8 p0+p3   22 t spill
        mov r13, rcx                 ;   348.6 p1      21 t copy
        xor r13, rax                 ;   358.8 p0      21 t
        mov qword [rsp + 2264], rbx  ;   359.3 p0+p3   22 t spill
        mov rbx, r8                  ;   347.1 p1      21 t copy
        or rbx, rdi                  ;   360.3 p0      21 t
        mov qword [rsp + 2712], r10  ;   360.9 p0+p3   22 t spill
        mov r10, r15                 ;   352.8 p1      21 t copy
        or r10, r9                   ;   361.9 p0      21 t
        mov qword [rsp + 2688], r12  ;   362.5 p0+p3   21 t spill
        mov r12, r15                 ;   352.8 p1      21 t copy
        xor r12, rax                 ;   363.5 p0      21 t
        xor rbp, r12                 ;   364.5 p0      21 t
        mov qword [rsp + 2232], r15  ;   364.6 p0+p3   21 t spill
        mov r15, r11                 ;   351.8 p1      21 t copy
        or r15, r12                  ;   365.6 p0      21 t
        mov qword [rsp + 2680], r12  ;   366.2 p0+p3   21 t spill
        mov r12, rdi                 ;   354.1 p1      21 t copy
        xor r12, r13                 ;   367.2 p0      21 t
        xor r15, r10                 ;   367.8 p0      21 t
        mov qword [rsp + 2696], rdi  ;   368.3 p0+p3   21 t spill
        mov rdi, qword [rsp + 2328]  ;   312.7 p2      21 t
        xor rdi, rax                 ;   369.3 p0      21 t
        xor rdi, rbx                 ;   370.3 p0      21 t
        mov qword [rsp + 2328], r11  ;   370.5 p0+p3   21 t spill
        mov r11, rax                 ;   352.5 p1      21 t copy
        and r11, rdx                 ;   371.5 p0      21 t
        xor rbx, r11                 ;   372.5 p0      21 t
        mov r11, rdx                 ;   349.2 p1      21 t copy
        mov qword [rsp + 2216], rdx  ;   372.6 p0+p3   21 t spill
        mov rdx, rcx                 ;   348.6 p1      21 t copy
        mov qword [rsp + 2704], rax  ;   373.6 p0+p3   21 t spill
        mov rax, r14                 ;   355.6 p1      21 t copy
        and rax, r12                 ;   374.6 p0      21 t
        xor rdi, rax                 ;   375.6 p0      21 t
        xor r15, rdi                 ;   376.6 p0      21 t
        xor r8, r10                  ;   376.3 p0      21 t
        xor r8, rbx                  ;   377.3 p0      21 t
        mov r10, r14                 ;   355.6 p1      21 t copy
        xor r10, rbp                 ;   377.5 p0      21 t
        xor r11, r10                 ;   378.5 p0      21 t
        and rdx, r11                 ;   379.5 p0      21 t
        xor r8, rdx                  ;   380.5 p0      21 t
        mov rax, rsi                 ;   348.1 p1      21 t copy
        mov rdx, r13                 ;   359.8 p1      21 t copy
        and rdx, r10                 ;   379.8 p0      21 t
        xor rbx, rdx                 ;   380.8 p0      21 t
        mov rdx, qword [rsp + 2688]  ;   362.5 p2      21 t
        or rdx, qword [rsp + 2296]   ;   380.9 p2+p0   21 t
        xor rdi, rdx                 ;   381.9 p0      21 t
        mov rdx, r9                  ;   357.2 p1      21 t copy
        xor rdx, rbp                 ;   382.0 p0      21 t
        and rax, rdx                 ;   383.0 p0      21 t
        xor rbx, rax                 ;   384.0 p0      21 t
        xor rdi, rax                 ;   384.0 p0      21 t
        mov rax, r15                 ;   377.6 p1      21 t copy
        and rax, r8                  ;   384.3 p0      21 t
        xor rdi, rax                 ;   385.3 p0      21 t
        mov qword [rsp + 2200], r13  ;   385.5 p0+p3   21 t spill
        mov r13, r8                  ;   381.5 p1      21 t copy
        xor r13, rdi                 ;   386.5 p0      21 t
        or rax, r13                  ;   387.5 p0      21 t
        and rdi, rbx                 ;   387.6 p0      21 t
        xor r15, rdi                 ;   388.6 p0      21 t
        xor rax, r15                 ;   389.6 p0      21 t
        and rdx, rax                 ;   390.6 p0      21 t
        mov rdi, rbx                 ;   385.0 p1      21 t copy
        and rdi, r15                 ;   389.9 p0      21 t
        xor r8, rdi                  ;   390.9 p0      21 t
        and r15, r8                  ;   391.9 p0      21 t
        xor rbx, r15                 ;   392.9 p0      21 t
        mov r15, rax                 ;   390.6 p1      21 t copy
        or r15, r8                   ;   392.2 p0      21 t
        xor r13, r15                 ;   393.2 p0      21 t
        and rsi, rax                 ;   393.3 p0      21 t
        mov r15, qword [rsp + 2704]  ;   373.6 p2      21 t
        and r15, r13                 ;   394.2 p0      21 t
        mov rdi, qword [rsp + 2328]  ;   370.5 p2      21 t
        and rdi, rbx                 ;   394.5 p0      21 t
        mov qword [rsp + 2328], rsi  ;   395.0 p0+p3   21 t spill
        mov rsi, rax                 ;   390.6 p1      21 t copy
        xor rsi, r8                  ;   396.0 p0      21 t
        and r11, rsi                 ;   397.0 p0      21 t
        and rcx, rsi                 ;   397.2 p0      21 t
        xor rsi, r13                 ;   397.7 p0      21 t
        and r10, rsi                 ;   398.7 p0      21 t
        xor r11, r10                 ;   399.7 p0      21 t
        mov qword [rsp + 2704], rdi  ;   399.5 p0+p3   21 t spill
        mov rdi, qword [rsp + 2216]  ;   372.6 p2      21 t
        and rdi, r13                 ;   400.5 p0      21 t
        xor r10, rdi                 ;   401.5 p0      21 t
        xor r13, rbx                 ;   401.6 p0      21 t
        xor rax, r13                 ;   402.6 p0      21 t
        and rbp, rax                 ;   403.6 p0      21 t
        and r9, r13                  ;   403.3 p0      21 t
        mov rdi, qword [rsp + 2680]  ;   366.2 p2      21 t
        and rdi, rbx                 ;   403.9 p0      21 t
        xor rbx, r8                  ;   404.5 p0      21 t
        and r12, rbx                 ;   405.5 p0      21 t
        and r14, rbx                 ;   405.6 p0      21 t
        and r13, qword [rsp + 2232]  ;   406.2 p2+p0   21 t
        xor rdi, rcx                 ;   406.7 p0      21 t
        xor rcx, r13                 ;   407.3 p0      21 t
        xor r15, r12                 ;   407.9 p0      21 t
        xor r15, rdi                 ;   408.9 p0      21 t
        and rax, qword [rsp + 2696]  ;   409.0 p2+p0   21 t
        xor r9, rdx                  ;   409.6 p0      21 t
        xor r9, r11                  ;   410.6 p0      21 t
        xor r12, rax                 ;   410.7 p0      21 t
        xor r12, rcx                 ;   411.7 p0      21 t
        mov r13, qword [rsp + 2688]  ;   362.5 p2      21 t
        and r13, r8                  ;   411.9 p0      21 t
        and r8, qword [rsp + 2296]   ;   412.4 p2+p0   21 t
        and rsi, qword [rsp + 2200]  ;   413.0 p2+p0   21 t
        xor r11, qword [rsp + 2704]  ;   413.6 p2+p0   21 t
        xor r13, r15                 ;   414.2 p0      21 t
        xor r11, r13                 ;   415.2 p0      21 t
        xor r14, r10                 ;   415.3 p0      21 t
        xor r14, r13                 ;   416.3 p0      21 t
        xor r8, r13                  ;   416.4 p0      21 t
        xor r8, r12                  ;   417.4 p0      21 t
        mov r13, qword [rsp + 2328]  ;   395.0 p2      21 t
        xor r13, rcx                 ;   417.6 p0      21 t
        xor r13, r8                  ;   418.6 p0      21 t
        xor rdx, r10                 ;   418.7 p0      21 t
        xor rdx, rbp                 ;   419.7 p0      21 t
        xor rdx, r11                 ;   420.7 p0      21 t
        not rdx                      ;   421.7 p0      21 t
        xor rdi, r12                 ;   420.9 p0      21 t
        xor rdi, r9                  ;   421.9 p0      21 t
        xor rsi, r8                  ;   422.1 p0      21 t
        not r15                      ;   422.7 p0      21 t
        xor r11, r13                 ;   423.2 p0      21 t
        xor r11, r14                 ;   424.2 p0      21 t
        mov r8, qword [rsp + 2408]   ;   366.1 p2      23 t
        not r8                       ;   424.3 p0      23 t
        not r13                      ;   424.8 p0      21 t
        xor r9, r11                  ;   425.3 p0      21 t
        mov r10, qword [rsp + 2360]  ;   368.2 p2      23 t
        not r10                      ;   425.9 p0      23 t
        not r9                       ;   426.4 p0      21 t
        mov r12, rsi                 ;   423.1 p1      21 t copy
        not r12                      ;   426.9 p0      21 t
        xor rsi, r11                 ;   427.4 p0      21 t
        mov r11, qword [rsp + 2392]  ;   371.7 p2      23 t
        not r11                      ;   427.9 p0      23 t
        mov rbp, qword [rsp + 2400]  ;   372.7 p2      23 t
        not rbp                      ;   428.4 p0      23 t
        mov rax, qword [rsp + 2352]  ;   373.8 p2      23 t
        mov rcx, qword [rsp + 2376]  ;   374.8 p2      40 t reload
        xor rax, rcx                 ;   428.9 p0      23 t
        xor rcx, r10                 ;   429.5 p0      23 t
        mov rbx, qword [rsp + 2352]  ;   375.8 p2      23 t
        xor rbx, qword [rsp + 2384]  ;   430.1 p2+p0   23 t
        mov qword [rsp + 2376], r12  ;   430.7 p0+p3   21 t spill
        mov r12, qword [rsp + 2368]  ;   377.9 p2      23 t
        xor r12, r11                 ;   431.7 p0      23 t
        xor r8, r12                  ;   432.7 p0      23 t
        xor rbp, r8                  ;   433.7 p0      23 t
        xor r12, rax                 ;   433.4 p0      23 t
        mov qword [rsp + 2400], r9   ;   433.9 p0+p3   21 t spill
        mov r9, rax                  ;   429.9 p1      23 t copy
        xor r9, rbp                  ;   434.9 p0      23 t
        mov qword [rsp + 2392], rdi  ;   435.5 p0+p3   21 t spill
        mov rdi, r10                 ;   426.9 p1      23 t copy
        xor rdi, r8                  ;   436.5 p0      23 t
        mov qword [rsp + 2360], r15  ;   437.1 p0+p3   21 t spill
        mov r15, r8                  ;   433.7 p1      23 t copy
        xor r15, rbx                 ;   438.1 p0      23 t
        mov qword [rsp + 2408], rdx  ;   438.6 p0+p3   21 t spill
        mov rdx, qword [rsp + 2368]  ;   384.5 p2      23 t
        mov qword [rsp + 2368], r13  ;   439.6 p0+p3   21 t spill
        mov r13, rcx                 ;   430.5 p1      23 t copy
        xor r13, r12                 ;   440.6 p0      23 t
        mov qword [rsp + 2328], rsi  ;   441.2 p0+p3   21 t spill
        mov rsi, r11                 ;   428.9 p1      23 t copy
        or rsi, r9                   ;   442.2 p0      23 t
        mov qword [rsp + 2704], r14  ;   442.8 p0+p3   21 t spill
        mov r14, rbp                 ;   434.7 p1      23 t copy
        or r14, r15                  ;   443.8 p0      23 t
        mov qword [rsp + 2200], r10  ;   444.4 p0+p3   23 t spill
        mov r10, rbp                 ;   434.7 p1      23 t copy
        xor r10, r12                 ;   445.4 p0      23 t
        xor rdx, r10                 ;   446.4 p0      23 t
        mov qword [rsp + 2296], rbp  ;   446.5 p0+p3   23 t spill
        mov rbp, r8                  ;   433.7 p1      23 t copy
        or rbp, r10                  ;   447.5 p0      23 t
        mov qword [rsp + 2688], r10  ;   448.1 p0+p3   23 t spill
        mov r10, r9                  ;   435.9 p1      23 t copy
        xor r10, r13                 ;   449.1 p0      23 t
        xor rbp, r14                 ;   449.6 p0      23 t
        mov qword [rsp + 2696], r9   ;   450.2 p0+p3   23 t spill
        mov r9, qword [rsp + 2384]   ;   394.6 p2      23 t
        xor r9, r12                  ;   451.2 p0      23 t
        xor r9, rsi                  ;   452.2 p0      23 t
        mov qword [rsp + 2384], r8   ;   452.4 p0+p3   23 t spill
        mov r8, r12                  ;   434.4 p1      23 t copy
        and r8, rbx                  ;   453.4 p0      23 t
        xor rsi, r8                  ;   454.4 p0      23 t
        mov r8, rbx                  ;   431.1 p1      23 t copy
        mov qword [rsp + 2232], rbx  ;   454.5 p0+p3   23 t spill
        mov rbx, rcx                 ;   430.5 p1      23 t copy
        mov qword [rsp + 2680], r12  ;   455.5 p0+p3   23 t spill
        mov r12, rdi                 ;   437.5 p1      23 t copy
        and r12, r10                 ;   456.5 p0      23 t
        xor r9, r12                  ;   457.5 p0      23 t
        xor rbp, r9                  ;   458.5 p0      23 t
        xor r11, r14                 ;   458.2 p0      23 t
        xor r11, rsi                 ;   459.2 p0      23 t
        mov r12, rdi                 ;   437.5 p1      23 t copy
        xor r12, rdx                 ;   459.4 p0      23 t
        xor r8, r12                  ;   460.4 p0      23 t
        and rbx, r8                  ;   461.4 p0      23 t
        xor r11, rbx                 ;   462.4 p0      23 t
        mov r14, rax                 ;   429.9 p1      23 t copy
        mov rbx, r13                 ;   441.6 p1      23 t copy
        and rbx, r12                 ;   461.6 p0      23 t
        xor rsi, rbx                 ;   462.6 p0      23 t
        mov rbx, qword [rsp + 2200]  ;   444.4 p2      23 t
        or rbx, qword [rsp + 2352]   ;   462.8 p2+p0   23 t
        xor r9, rbx                  ;   463.8 p0      23 t
        mov rbx, r15                 ;   439.1 p1      23 t copy
        xor rbx, rdx                 ;   463.9 p0      23 t
        and r14, rbx                 ;   464.9 p0      23 t
        xor rsi, r14                 ;   465.9 p0      23 t
        xor r9, r14                  ;   465.9 p0      23 t
        mov r14, rbp                 ;   459.5 p1      23 t copy
        and r14, r11                 ;   466.2 p0      23 t
        xor r9, r14                  ;   467.2 p0      23 t
        mov qword [rsp + 2216], r13  ;   467.3 p0+p3   23 t spill
        mov r13, r11                 ;   463.4 p1      23 t copy
        xor r13, r9                  ;   468.3 p0      23 t
        or r14, r13                  ;   469.3 p0      23 t
        and r9, rsi                  ;   469.5 p0      23 t
        xor rbp, r9                  ;   470.5 p0      23 t
        xor r14, rbp                 ;   471.5 p0      23 t
        and rbx, r14                 ;   472.5 p0      23 t
        mov r9, rsi                  ;   466.9 p1      23 t copy
        and r9, rbp                  ;   471.8 p0      23 t
        xor r11, r9                  ;   472.8 p0      23 t
        and rbp, r11                 ;   473.8 p0      23 t
        xor rsi, rbp                 ;   474.8 p0      23 t
        mov r9, r14                  ;   472.5 p1      23 t copy
        or r9, r11                   ;   474.1 p0      23 t
        xor r13, r9                  ;   475.1 p0      23 t
        and rax, r14                 ;   475.2 p0      23 t
        mov r9, qword [rsp + 2680]   ;   455.5 p2      23 t
        and r9, r13                  ;   476.1 p0      23 t
        mov rbp, qword [rsp + 2384]  ;   452.4 p2      23 t
        and rbp, rsi                 ;   476.3 p0      23 t
        mov qword [rsp + 2384], rax  ;   476.9 p0+p3   23 t spill
        mov rax, r14                 ;   472.5 p1      23 t copy
        xor rax, r11                 ;   477.9 p0      23 t
        and r8, rax                  ;   478.9 p0      23 t
        and rcx, rax                 ;   479.1 p0      23 t
        xor rax, r13                 ;   479.6 p0      23 t
        and r12, rax                 ;   480.6 p0      23 t
        xor r8, r12                  ;   481.6 p0      23 t
        mov qword [rsp + 2680], rbp  ;   481.3 p0+p3   23 t spill
        mov rbp, qword [rsp + 2232]  ;   454.5 p2      23 t
        and rbp, r13                 ;   482.3 p0      23 t
        xor r12, rbp                 ;   483.3 p0      23 t
        xor r13, rsi                 ;   483.5 p0      23 t
        xor r14, r13                 ;   484.5 p0      23 t
        and rdx, r14                 ;   485.5 p0      23 t
        and r15, r13                 ;   485.2 p0      23 t
        mov rbp, qword [rsp + 2688]  ;   448.1 p2      23 t
        and rbp, rsi                 ;   485.8 p0      23 t
        xor rsi, r11                 ;   486.3 p0      23 t
        and r10, rsi                 ;   487.3 p0      23 t
        and rdi, rsi                 ;   487.5 p0      23 t
        and r13, qword [rsp + 2296]  ;   488.1 p2+p0   23 t
        xor rbp, rcx                 ;   488.6 p0      23 t
        xor rcx, r13                 ;   489.2 p0      23 t
        xor r9, r10                  ;   489.8 p0      23 t
        xor r9, rbp                  ;   490.8 p0      23 t
        and r14, qword [rsp + 2696]  ;   490.9 p2+p0   23 t
        xor r15, rbx                 ;   491.5 p0      23 t
        xor r15, r8                  ;   492.5 p0      23 t
        xor r10, r14                 ;   492.6 p0      23 t
        xor r10, rcx                 ;   493.6 p0      23 t
        mov r13, qword [rsp + 2200]  ;   444.4 p2      23 t
        and r13, r11                 ;   493.8 p0      23 t
        and r11, qword [rsp + 2352]  ;   494.3 p2+p0   23 t
        and rax, qword [rsp + 2216]  ;   494.9 p2+p0   23 t
        xor r8, qword [rsp + 2680]   ;   495.5 p2+p0   23 t
        xor r13, r9                  ;   496.0 p0      23 t
        xor r8, r13                  ;   497.0 p0      23 t
        xor rbx, rdx                 ;   497.2 p0      23 t
        xor rbx, r12                 ;   498.2 p0      23 t
        mov r14, qword [rsp + 2384]  ;   476.9 p2      23 t
        xor r14, rcx                 ;   498.3 p0      23 t
        xor rbx, r8                  ;   499.2 p0      23 t
        xor r12, rdi                 ;   499.5 p0      23 t
        xor r12, r13                 ;   500.5 p0      23 t
        xor r11, r13                 ;   500.6 p0      23 t
        xor r11, r10                 ;   501.6 p0      23 t
        not r9                       ;   501.8 p0      23 t
        xor r14, r11                 ;   502.6 p0      23 t
        not rbx                      ;   502.8 p0      23 t
        xor rax, r11                 ;   503.3 p0      23 t
        mov r11, qword [rsp + 2416]  ;   445.5 p2      22 t
        not r11                      ;   503.9 p0      22 t
        xor r8, r12                  ;   504.4 p0      23 t
        xor r8, r14                  ;   505.4 p0      23 t
        mov r13, qword [rsp + 2432]  ;   448.0 p2      22 t
        not r13                      ;   505.5 p0      22 t
        not r14                      ;   506.0 p0      23 t
        mov rsi, rax                 ;   504.3 p1      23 t copy
        not rsi                      ;   506.5 p0      23 t
        mov rdi, r15                 ;   493.5 p1      23 t copy
        xor rdi, r8                  ;   507.0 p0      23 t
        not rdi                      ;   508.0 p0      23 t
        mov rcx, qword [rsp + 2464]  ;   452.2 p2      22 t
        not rcx                      ;   508.1 p0      22 t
        mov rdx, qword [rsp + 2424]  ;   453.5 p2      22 t
        xor rdx, qword [rsp + 2448]  ;   508.6 p2+p0   22 t
        mov qword [rsp + 2464], r12  ;   509.2 p0+p3   23 t spill
        mov r12, qword [rsp + 2424]  ;   455.7 p2      22 t
        xor r12, qword [rsp + 2456]  ;   510.2 p2+p0   22 t
        mov qword [rsp + 2432], rsi  ;   510.8 p0+p3   23 t spill
        mov rsi, qword [rsp + 2440]  ;   457.7 p2      22 t
        xor rsi, rcx                 ;   511.8 p0      22 t
        xor r11, rsi                 ;   512.8 p0      22 t
        xor rsi, rdx                 ;   512.9 p0      22 t
        mov qword [rsp + 2416], rdi  ;   513.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2448]  ;   460.2 p2      22 t
        xor rdi, r13                 ;   514.5 p0      22 t
        mov qword [rsp + 2448], rbp  ;   515.0 p0+p3   23 t spill
        mov rbp, qword [rsp + 2472]  ;   461.4 p2      22 t
        not rbp                      ;   516.0 p0      22 t
        xor rbp, r11                 ;   517.0 p0      22 t
        mov qword [rsp + 2472], r15  ;   517.1 p0+p3   23 t spill
        mov r15, rdx                 ;   509.6 p1      22 t copy
        xor r15, rbp                 ;   518.1 p0      22 t
        mov qword [rsp + 2384], r10  ;   518.7 p0+p3   23 t spill
        mov r10, r13                 ;   506.5 p1      22 t copy
        xor r10, r11                 ;   519.7 p0      22 t
        mov qword [rsp + 2680], r9   ;   520.2 p0+p3   23 t spill
        mov r9, r11                  ;   513.8 p1      22 t copy
        xor r9, r12                  ;   521.2 p0      22 t
        mov qword [rsp + 2216], rbx  ;   521.8 p0+p3   23 t spill
        mov rbx, qword [rsp + 2440]  ;   467.0 p2      22 t
        mov qword [rsp + 2440], r14  ;   522.8 p0+p3   23 t spill
        mov r14, rcx                 ;   509.1 p1      22 t copy
        or r14, r15                  ;   523.8 p0      22 t
        mov qword [rsp + 2352], rax  ;   524.4 p0+p3   23 t spill
        mov rax, r11                 ;   513.8 p1      22 t copy
        mov qword [rsp + 2200], r8   ;   525.4 p0+p3   23 t spill
        mov r8, rdi                  ;   515.5 p1      22 t copy
        xor r8, rsi                  ;   526.4 p0      22 t
        mov qword [rsp + 2696], r11  ;   527.0 p0+p3   22 t spill
        mov r11, rbp                 ;   518.0 p1      22 t copy
        or r11, r9                   ;   528.0 p0      22 t
        mov qword [rsp + 2296], r13  ;   528.5 p0+p3   22 t spill
        mov r13, rbp                 ;   518.0 p1      22 t copy
        xor r13, rsi                 ;   529.5 p0      22 t
        or rax, r13                  ;   530.5 p0      22 t
        xor rbx, r13                 ;   530.7 p0      22 t
        mov qword [rsp + 2688], rbp  ;   531.2 p0+p3   22 t spill
        mov rbp, r15                 ;   519.1 p1      22 t copy
        xor rbp, r8                  ;   532.2 p0      22 t
        xor rax, r11                 ;   532.8 p0      22 t
        mov qword [rsp + 2232], r15  ;   533.4 p0+p3   22 t spill
        mov r15, qword [rsp + 2456]  ;   477.1 p2      22 t
        xor r15, rsi                 ;   534.4 p0      22 t
        xor r15, r14                 ;   535.4 p0      22 t
        mov qword [rsp + 2456], r13  ;   535.5 p0+p3   22 t spill
        mov r13, rsi                 ;   513.9 p1      22 t copy
        and r13, r12                 ;   536.5 p0      22 t
        xor r14, r13                 ;   537.5 p0      22 t
        mov r13, r12                 ;   511.2 p1      22 t copy
        mov qword [rsp + 2728], r12  ;   537.7 p0+p3   22 t spill
        mov r12, r10                 ;   520.7 p1      22 t copy
        and r12, rbp                 ;   538.7 p0      22 t
        xor r15, r12                 ;   539.7 p0      22 t
        xor rax, r15                 ;   540.7 p0      22 t
        xor rcx, r11                 ;   540.4 p0      22 t
        xor rcx, r14                 ;   541.4 p0      22 t
        mov r11, r10                 ;   520.7 p1      22 t copy
        xor r11, rbx                 ;   541.5 p0      22 t
        xor r13, r11                 ;   542.5 p0      22 t
        mov r12, rdx                 ;   509.6 p1      22 t copy
        mov qword [rsp + 2736], r10  ;   542.7 p0+p3   22 t spill
        mov r10, rdi                 ;   515.5 p1      22 t copy
        and r10, r13                 ;   543.7 p0      22 t
        xor rcx, r10                 ;   544.7 p0      22 t
        mov r10, qword [rsp + 2296]  ;   528.5 p2      22 t
        or r10, qword [rsp + 2424]   ;   544.8 p2+p0   22 t
        mov qword [rsp + 2744], rbp  ;   545.4 p0+p3   22 t spill
        mov rbp, r8                  ;   527.4 p1      22 t copy
        and rbp, r11                 ;   546.4 p0      22 t
        xor r14, rbp                 ;   547.4 p0      22 t
        xor r15, r10                 ;   547.5 p0      22 t
        mov r10, r9                  ;   522.2 p1      22 t copy
        xor r10, rbx                 ;   548.1 p0      22 t
        and r12, r10                 ;   549.1 p0      22 t
        xor r14, r12                 ;   550.1 p0      22 t
        xor r15, r12                 ;   550.1 p0      22 t
        mov r12, rax                 ;   541.7 p1      22 t copy
        and r12, rcx                 ;   550.4 p0      22 t
        xor r15, r12                 ;   551.4 p0      22 t
        mov rbp, rcx                 ;   545.7 p1      22 t copy
        xor rbp, r15                 ;   552.4 p0      22 t
        or r12, rbp                  ;   553.4 p0      22 t
        and r15, r14                 ;   552.7 p0      22 t
        xor rax, r15                 ;   553.7 p0      22 t
        xor r12, rax                 ;   554.7 p0      22 t
        and r10, r12                 ;   555.7 p0      22 t
        mov r15, r14                 ;   551.1 p1      22 t copy
        and r15, rax                 ;   554.9 p0      22 t
        xor rcx, r15                 ;   555.9 p0      22 t
        and rax, rcx                 ;   556.9 p0      22 t
        xor r14, rax                 ;   557.9 p0      22 t
        mov r15, r12                 ;   555.7 p1      22 t copy
        or r15, rcx                  ;   557.2 p0      22 t
        xor rbp, r15                 ;   558.2 p0      22 t
        and rdx, r12                 ;   558.4 p0      22 t
        and rsi, rbp                 ;   559.2 p0      22 t
        mov r15, qword [rsp + 2696]  ;   527.0 p2      22 t
        and r15, r14                 ;   559.5 p0      22 t
        mov rax, r12                 ;   555.7 p1      22 t copy
        xor rax, rcx                 ;   560.1 p0      22 t
        and r13, rax                 ;   561.1 p0      22 t
        and rdi, rax                 ;   561.2 p0      22 t
        xor rax, rbp                 ;   561.8 p0      22 t
        and r11, rax                 ;   562.8 p0      22 t
        xor r13, r11                 ;   563.8 p0      22 t
        mov qword [rsp + 2696], rdx  ;   563.5 p0+p3   22 t spill
        mov rdx, qword [rsp + 2728]  ;   537.7 p2      22 t
        and rdx, rbp                 ;   564.5 p0      22 t
        xor r11, rdx                 ;   565.5 p0      22 t
        xor rbp, r14                 ;   565.7 p0      22 t
        xor r12, rbp                 ;   566.7 p0      22 t
        and rbx, r12                 ;   567.7 p0      22 t
        and r9, rbp                  ;   567.4 p0      22 t
        mov rdx, qword [rsp + 2456]  ;   535.5 p2      22 t
        and rdx, r14                 ;   567.9 p0      22 t
        xor r14, rcx                 ;   568.5 p0      22 t
        and rbp, qword [rsp + 2688]  ;   569.1 p2+p0   22 t
        xor rbp, rdi                 ;   570.1 p0      22 t
        xor rdi, rdx                 ;   570.2 p0      22 t
        mov rdx, qword [rsp + 2744]  ;   545.4 p2      22 t
        and rdx, r14                 ;   570.8 p0      22 t
        xor rsi, rdi                 ;   571.4 p0      22 t
        xor rsi, rdx                 ;   572.4 p0      22 t
        and r12, qword [rsp + 2232]  ;   572.5 p2+p0   22 t
        and r14, qword [rsp + 2736]  ;   573.1 p2+p0   22 t
        and r8, rax                  ;   573.6 p0      22 t
        xor r9, r10                  ;   574.2 p0      22 t
        xor r9, r13                  ;   575.2 p0      22 t
        xor rdx, r12                 ;   575.4 p0      22 t
        xor rdx, rbp                 ;   576.4 p0      22 t
        xor r15, r13                 ;   576.5 p0      22 t
        mov r12, qword [rsp + 2296]  ;   528.5 p2      22 t
        and r12, rcx                 ;   577.1 p0      22 t
        and rcx, qword [rsp + 2424]  ;   577.6 p2+p0   22 t
        xor r12, rsi                 ;   578.2 p0      22 t
        xor r15, r12                 ;   579.2 p0      22 t
        xor r10, rbx                 ;   579.4 p0      22 t
        xor r10, r11                 ;   580.4 p0      22 t
        mov r13, qword [rsp + 2696]  ;   563.5 p2      22 t
        xor r13, rbp                 ;   580.5 p0      22 t
        xor r10, r15                 ;   581.4 p0      22 t
        xor r11, r14                 ;   581.6 p0      22 t
        xor r11, r12                 ;   582.6 p0      22 t
        xor rcx, r12                 ;   582.8 p0      22 t
        xor rcx, rdx                 ;   583.8 p0      22 t
        not rsi                      ;   583.9 p0      22 t
        xor r13, rcx                 ;   584.8 p0      22 t
        not r10                      ;   585.0 p0      22 t
        xor r8, rcx                  ;   585.5 p0      22 t
        mov r12, qword [rsp + 2480]  ;   527.7 p2      21 t
        not r12                      ;   586.1 p0      21 t
        xor r15, r11                 ;   586.6 p0      22 t
        xor r15, r13                 ;   587.6 p0      22 t
        mov r14, qword [rsp + 2496]  ;   529.6 p2      21 t
        not r14                      ;   587.7 p0      21 t
        not r13                      ;   588.2 p0      22 t
        mov rbp, r8                  ;   586.5 p1      22 t copy
        not rbp                      ;   588.7 p0      22 t
        mov rax, r9                  ;   576.2 p1      22 t copy
        xor rax, r15                 ;   589.2 p0      22 t
        not rax                      ;   590.2 p0      22 t
        mov rcx, qword [rsp + 2528]  ;   534.1 p2      21 t
        not rcx                      ;   590.3 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   535.4 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   590.8 p2+p0   21 t
        mov qword [rsp + 2528], r8   ;   591.4 p0+p3   22 t spill
        mov r8, qword [rsp + 2488]   ;   537.5 p2      21 t
        xor r8, qword [rsp + 2520]   ;   592.4 p2+p0   21 t
        mov qword [rsp + 2496], r15  ;   592.9 p0+p3   22 t spill
        mov r15, qword [rsp + 2504]  ;   539.5 p2      21 t
        xor r15, rcx                 ;   593.9 p0      21 t
        xor r12, r15                 ;   594.9 p0      21 t
        xor r15, rbx                 ;   595.1 p0      21 t
        mov qword [rsp + 2480], r11  ;   595.6 p0+p3   22 t spill
        mov r11, qword [rsp + 2512]  ;   542.4 p2      21 t
        xor r11, r14                 ;   596.6 p0      21 t
        mov qword [rsp + 2512], rbp  ;   597.2 p0+p3   22 t spill
        mov rbp, qword [rsp + 2536]  ;   543.5 p2      21 t
        not rbp                      ;   598.2 p0      21 t
        xor rbp, r12                 ;   599.2 p0      21 t
        mov qword [rsp + 2536], rax  ;   599.3 p0+p3   22 t spill
        mov rax, rbx                 ;   591.8 p1      21 t copy
        xor rax, rbp                 ;   600.3 p0      21 t
        mov qword [rsp + 2696], rdi  ;   600.8 p0+p3   22 t spill
        mov rdi, r14                 ;   588.7 p1      21 t copy
        xor rdi, r12                 ;   601.8 p0      21 t
        mov qword [rsp + 2424], r9   ;   602.4 p0+p3   22 t spill
        mov r9, r12                  ;   595.9 p1      21 t copy
        xor r9, r8                   ;   603.4 p0      21 t
        mov qword [rsp + 2296], rdx  ;   604.0 p0+p3   22 t spill
        mov rdx, qword [rsp + 2504]  ;   548.7 p2      21 t
        mov qword [rsp + 2504], rsi  ;   605.0 p0+p3   22 t spill
        mov rsi, rcx                 ;   591.3 p1      21 t copy
        or rsi, rax                  ;   606.0 p0      21 t
        mov qword [rsp + 2736], r10  ;   606.6 p0+p3   22 t spill
        mov r10, r12                 ;   595.9 p1      21 t copy
        mov qword [rsp + 2232], r13  ;   607.6 p0+p3   22 t spill
        mov r13, r11                 ;   597.6 p1      21 t copy
        xor r13, r15                 ;   608.6 p0      21 t
        mov qword [rsp + 2744], r12  ;   609.1 p0+p3   21 t spill
        mov r12, rbp                 ;   600.2 p1      21 t copy
        or r12, r9                   ;   610.1 p0      21 t
        mov qword [rsp + 2688], r14  ;   610.7 p0+p3   21 t spill
        mov r14, rbp                 ;   600.2 p1      21 t copy
        xor r14, r15                 ;   611.7 p0      21 t
        or r10, r14                  ;   612.7 p0      21 t
        xor rdx, r14                 ;   612.8 p0      21 t
        mov qword [rsp + 2456], rbp  ;   613.4 p0+p3   21 t spill
        mov rbp, rax                 ;   601.3 p1      21 t copy
        xor rbp, r13                 ;   614.4 p0      21 t
        xor r10, r12                 ;   615.0 p0      21 t
        mov qword [rsp + 2728], rax  ;   615.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2520]  ;   559.6 p2      21 t
        xor rax, r15                 ;   616.6 p0      21 t
        xor rax, rsi                 ;   617.6 p0      21 t
        mov qword [rsp + 2520], r14  ;   617.7 p0+p3   21 t spill
        mov r14, r15                 ;   596.1 p1      21 t copy
        and r14, r8                  ;   618.7 p0      21 t
        xor rsi, r14                 ;   619.7 p0      21 t
        mov r14, r8                  ;   593.4 p1      21 t copy
        mov qword [rsp + 2752], r8   ;   619.8 p0+p3   21 t spill
        mov r8, rdi                  ;   602.8 p1      21 t copy
        and r8, rbp                  ;   620.8 p0      21 t
        xor rax, r8                  ;   621.8 p0      21 t
        xor r10, rax                 ;   622.8 p0      21 t
        xor rcx, r12                 ;   622.6 p0      21 t
        xor rcx, rsi                 ;   623.6 p0      21 t
        mov r8, rdi                  ;   602.8 p1      21 t copy
        xor r8, rdx                  ;   623.7 p0      21 t
        xor r14, r8                  ;   624.7 p0      21 t
        mov r12, rbx                 ;   591.8 p1      21 t copy
        mov qword [rsp + 2760], rdi  ;   624.8 p0+p3   21 t spill
        mov rdi, r11                 ;   597.6 p1      21 t copy
        and rdi, r14                 ;   625.8 p0      21 t
        xor rcx, rdi                 ;   626.8 p0      21 t
        mov rdi, qword [rsp + 2688]  ;   610.7 p2      21 t
        or rdi, qword [rsp + 2488]   ;   627.0 p2+p0   21 t
        mov qword [rsp + 2768], rbp  ;   627.6 p0+p3   21 t spill
        mov rbp, r13                 ;   609.6 p1      21 t copy
        and rbp, r8                  ;   628.6 p0      21 t
        xor rsi, rbp                 ;   629.6 p0      21 t
        xor rax, rdi                 ;   629.7 p0      21 t
        mov rdi, r9                  ;   604.4 p1      21 t copy
        xor rdi, rdx                 ;   630.3 p0      21 t
        and r12, rdi                 ;   631.3 p0      21 t
        xor rsi, r12                 ;   632.3 p0      21 t
        xor rax, r12                 ;   632.3 p0      21 t
        mov r12, r10                 ;   623.8 p1      21 t copy
        and r12, rcx                 ;   632.5 p0      21 t
        xor rax, r12                 ;   633.5 p0      21 t
        mov rbp, rcx                 ;   627.8 p1      21 t copy
        xor rbp, rax                 ;   634.5 p0      21 t
        or r12, rbp                  ;   635.5 p0      21 t
        and rax, rsi                 ;   634.8 p0      21 t
        xor r10, rax                 ;   635.8 p0      21 t
        xor r12, r10                 ;   636.8 p0      21 t
        and rdi, r12                 ;   637.8 p0      21 t
        mov rax, rsi                 ;   633.3 p1      21 t copy
        and rax, r10                 ;   637.1 p0      21 t
        xor rcx, rax                 ;   638.1 p0      21 t
        and r10, rcx                 ;   639.1 p0      21 t
        xor rsi, r10                 ;   640.1 p0      21 t
        mov r10, r12                 ;   637.8 p1      21 t copy
        or r10, rcx                  ;   639.4 p0      21 t
        xor rbp, r10                 ;   640.4 p0      21 t
        and rbx, r12                 ;   640.5 p0      21 t
        and r15, rbp                 ;   641.4 p0      21 t
        mov r10, qword [rsp + 2744]  ;   609.1 p2      21 t
        and r10, rsi                 ;   641.7 p0      21 t
        mov rax, r12                 ;   637.8 p1      21 t copy
        xor rax, rcx                 ;   642.3 p0      21 t
        and r14, rax                 ;   643.3 p0      21 t
        and r11, rax                 ;   643.4 p0      21 t
        xor rax, rbp                 ;   644.0 p0      21 t
        and r8, rax                  ;   645.0 p0      21 t
        xor r14, r8                  ;   646.0 p0      21 t
        mov qword [rsp + 2744], rbx  ;   645.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2752]  ;   619.8 p2      21 t
        and rbx, rbp                 ;   646.7 p0      21 t
        xor r8, rbx                  ;   647.7 p0      21 t
        xor rbp, rsi                 ;   647.8 p0      21 t
        xor r12, rbp                 ;   648.8 p0      21 t
        and rdx, r12                 ;   649.8 p0      21 t
        and r9, rbp                  ;   649.5 p0      21 t
        mov rbx, qword [rsp + 2520]  ;   617.7 p2      21 t
        and rbx, rsi                 ;   650.1 p0      21 t
        xor rsi, rcx                 ;   650.7 p0      21 t
        and rbp, qword [rsp + 2456]  ;   651.3 p2+p0   21 t
        xor rbp, r11                 ;   652.3 p0      21 t
        xor r11, rbx                 ;   652.4 p0      21 t
        mov rbx, qword [rsp + 2768]  ;   627.6 p2      21 t
        and rbx, rsi                 ;   653.0 p0      21 t
        xor r15, r11                 ;   653.5 p0      21 t
        xor r15, rbx                 ;   654.5 p0      21 t
        and r12, qword [rsp + 2728]  ;   654.7 p2+p0   21 t
        and rsi, qword [rsp + 2760]  ;   655.2 p2+p0   21 t
        and r13, rax                 ;   655.8 p0      21 t
        xor r9, rdi                  ;   656.4 p0      21 t
        xor r9, r14                  ;   657.4 p0      21 t
        xor rbx, r12                 ;   657.5 p0      21 t
        xor rbx, rbp                 ;   658.5 p0      21 t
        xor r10, r14                 ;   658.7 p0      21 t
        mov r12, qword [rsp + 2688]  ;   610.7 p2      21 t
        and r12, rcx                 ;   659.2 p0      21 t
        and rcx, qword [rsp + 2488]  ;   659.8 p2+p0   21 t
        xor r12, r15                 ;   660.4 p0      21 t
        xor r10, r12                 ;   661.4 p0      21 t
        xor rdi, rdx                 ;   661.5 p0      21 t
        xor rdi, r8                  ;   662.5 p0      21 t
        mov r14, qword [rsp + 2744]  ;   645.7 p2      21 t
        xor r14, rbp                 ;   662.7 p0      21 t
        xor rdi, r10                 ;   663.5 p0      21 t
        xor r8, rsi                  ;   663.8 p0      21 t
        xor r8, r12                  ;   664.8 p0      21 t
        xor rcx, r12                 ;   665.0 p0      21 t
        xor rcx, rbx                 ;   666.0 p0      21 t
        not r15                      ;   666.1 p0      21 t
        xor r14, rcx                 ;   667.0 p0      21 t
        not rdi                      ;   667.2 p0      21 t
        xor r13, rcx                 ;   667.7 p0      21 t
        mov r12, qword [rsp + 2544]  ;   609.9 p2      42 t
        not r12                      ;   668.2 p0      42 t
        xor r10, r8                  ;   668.7 p0      21 t
        xor r10, r14                 ;   669.7 p0      21 t
        mov rsi, qword [rsp + 2560]  ;   611.8 p2      42 t
        not rsi                      ;   669.9 p0      42 t
        not r14                      ;   670.4 p0      21 t
        mov rbp, r13                 ;   668.7 p1      21 t copy
        not rbp                      ;   670.9 p0      21 t
        mov rax, r9                  ;   658.4 p1      21 t copy
        xor rax, r10                 ;   671.4 p0      21 t
        not rax                      ;   672.4 p0      21 t
        mov rcx, qword [rsp + 2608]  ;   616.3 p2      42 t
        not rcx                      ;   672.5 p0      42 t
        mov rdx, qword [rsp + 2552]  ;   617.6 p2      42 t
        xor rdx, qword [rsp + 2576]  ;   673.0 p2+p0   42 t
        mov qword [rsp + 2608], rbp  ;   673.5 p0+p3   21 t spill
        mov rbp, qword [rsp + 2552]  ;   619.7 p2      42 t
        xor rbp, qword [rsp + 2584]  ;   674.5 p2+p0   42 t
        mov qword [rsp + 2560], rax  ;   675.1 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   621.7 p2      42 t
        xor rax, rcx                 ;   676.1 p0      42 t
        xor r12, rax                 ;   677.1 p0      42 t
        xor rax, rdx                 ;   677.2 p0      42 t
        mov qword [rsp + 2544], r11  ;   677.8 p0+p3   21 t spill
        mov r11, qword [rsp + 2576]  ;   624.6 p2      42 t
        xor r11, rsi                 ;   678.8 p0      42 t
        mov qword [rsp + 2576], r9   ;   679.4 p0+p3   21 t spill
        mov r9, qword [rsp + 2632]   ;   625.7 p2      42 t
        not r9                       ;   680.4 p0      42 t
        xor r9, r12                  ;   681.4 p0      42 t
        mov qword [rsp + 2632], rbx  ;   681.4 p0+p3   21 t spill
        mov rbx, rdx                 ;   674.0 p1      42 t copy
        xor rbx, r9                  ;   682.4 p0      42 t
        mov qword [rsp + 2744], r15  ;   683.0 p0+p3   21 t spill
        mov r15, rsi                 ;   670.9 p1      42 t copy
        xor r15, r12                 ;   684.0 p0      42 t
        mov qword [rsp + 2488], rdi  ;   684.6 p0+p3   21 t spill
        mov rdi, r12                 ;   678.1 p1      42 t copy
        xor rdi, rbp                 ;   685.6 p0      42 t
        mov qword [rsp + 2688], r14  ;   686.2 p0+p3   21 t spill
        mov r14, qword [rsp + 2568]  ;   630.9 p2      42 t
        mov qword [rsp + 2568], r13  ;   687.2 p0+p3   21 t spill
        mov r13, rcx                 ;   673.5 p1      42 t copy
        or r13, rbx                  ;   688.2 p0      42 t
        mov qword [rsp + 2760], r10  ;   688.7 p0+p3   21 t spill
        mov r10, r12                 ;   678.1 p1      42 t copy
        mov qword [rsp + 2728], r8   ;   689.7 p0+p3   21 t spill
        mov r8, r11                  ;   679.8 p1      42 t copy
        xor r8, rax                  ;   690.7 p0      42 t
        mov qword [rsp + 2768], r12  ;   691.3 p0+p3   42 t spill
        mov r12, r9                  ;   682.4 p1      42 t copy
        or r12, rdi                  ;   692.3 p0      42 t
        mov qword [rsp + 2456], rsi  ;   692.9 p0+p3   42 t spill
        mov rsi, r9                  ;   682.4 p1      42 t copy
        xor rsi, rax                 ;   693.9 p0      42 t
        or r10, rsi                  ;   694.9 p0      42 t
        xor r14, rsi                 ;   695.0 p0      42 t
        mov qword [rsp + 2520], r9   ;   695.6 p0+p3   42 t spill
        mov r9, rbx                  ;   683.4 p1      42 t copy
        xor r9, r8                   ;   696.6 p0      42 t
        xor r10, r12                 ;   697.2 p0      42 t
        mov qword [rsp + 2752], rbx  ;   697.7 p0+p3   42 t spill
        mov rbx, qword [rsp + 2584]  ;   641.8 p2      42 t
        xor rbx, rax                 ;   698.7 p0      42 t
        xor rbx, r13                 ;   699.7 p0      42 t
        mov qword [rsp + 2584], rsi  ;   699.9 p0+p3   42 t spill
        mov rsi, rax                 ;   678.2 p1      42 t copy
        and rsi, rbp                 ;   700.9 p0      42 t
        xor r13, rsi                 ;   701.9 p0      42 t
        mov rsi, rbp                 ;   675.5 p1      42 t copy
        mov qword [rsp + 2776], rbp  ;   702.0 p0+p3   42 t spill
        mov rbp, r15                 ;   685.0 p1      42 t copy
        and rbp, r9                  ;   703.0 p0      42 t
        xor rbx, rbp                 ;   704.0 p0      42 t
        xor r10, rbx                 ;   705.0 p0      42 t
        xor rcx, r12                 ;   704.7 p0      42 t
        xor rcx, r13                 ;   705.7 p0      42 t
        mov r12, r15                 ;   685.0 p1      42 t copy
        xor r12, r14                 ;   705.9 p0      42 t
        xor rsi, r12                 ;   706.9 p0      42 t
        mov rbp, rdx                 ;   674.0 p1      42 t copy
        mov qword [rsp + 2784], r15  ;   707.0 p0+p3   42 t spill
        mov r15, r11                 ;   679.8 p1      42 t copy
        and r15, rsi                 ;   708.0 p0      42 t
        xor rcx, r15                 ;   709.0 p0      42 t
        mov r15, qword [rsp + 2456]  ;   692.9 p2      42 t
        or r15, qword [rsp + 2552]   ;   709.2 p2+p0   42 t
        mov qword [rsp + 2792], r9   ;   709.7 p0+p3   42 t spill
        mov r9, r8                   ;   691.7 p1      42 t copy
        and r9, r12                  ;   710.7 p0      42 t
        xor r13, r9                  ;   711.7 p0      42 t
        xor rbx, r15                 ;   711.9 p0      42 t
        mov r9, rdi                  ;   686.6 p1      42 t copy
        xor r9, r14                  ;   712.4 p0      42 t
        and rbp, r9                  ;   713.4 p0      42 t
        xor r13, rbp                 ;   714.4 p0      42 t
        xor rbx, rbp                 ;   714.4 p0      42 t
        mov r15, r10                 ;   706.0 p1      42 t copy
        and r15, rcx                 ;   714.7 p0      42 t
        xor rbx, r15                 ;   715.7 p0      42 t
        mov rbp, rcx                 ;   710.0 p1      42 t copy
        xor rbp, rbx                 ;   716.7 p0      42 t
        or r15, rbp                  ;   717.7 p0      42 t
        and rbx, r13                 ;   717.0 p0      42 t
        xor r10, rbx                 ;   718.0 p0      42 t
        xor r15, r10                 ;   719.0 p0      42 t
        and r9, r15                  ;   720.0 p0      42 t
        mov rbx, r13                 ;   715.4 p1      42 t copy
        and rbx, r10                 ;   719.3 p0      42 t
        xor rcx, rbx                 ;   720.3 p0      42 t
        and r10, rcx                 ;   721.3 p0      42 t
        xor r13, r10                 ;   722.3 p0      42 t
        mov r10, r15                 ;   720.0 p1      42 t copy
        or r10, rcx                  ;   721.6 p0      42 t
        xor rbp, r10                 ;   722.6 p0      42 t
        and rdx, r15                 ;   722.7 p0      42 t
        and rax, rbp                 ;   723.6 p0      42 t
        mov r10, qword [rsp + 2768]  ;   691.3 p2      42 t
        and r10, r13                 ;   723.9 p0      42 t
        mov rbx, r15                 ;   720.0 p1      42 t copy
        xor rbx, rcx                 ;   724.4 p0      42 t
        and rsi, rbx                 ;   725.4 p0      42 t
        and r11, rbx                 ;   725.6 p0      42 t
        xor rbx, rbp                 ;   726.1 p0      42 t
        and r12, rbx                 ;   727.1 p0      42 t
        xor rsi, r12                 ;   728.1 p0      42 t
        mov qword [rsp + 2768], rdx  ;   727.9 p0+p3   42 t spill
        mov rdx, qword [rsp + 2776]  ;   702.0 p2      42 t
        and rdx, rbp                 ;   728.9 p0      42 t
        xor r12, rdx                 ;   729.9 p0      42 t
        xor rbp, r13                 ;   730.0 p0      42 t
        xor r15, rbp                 ;   731.0 p0      42 t
        and r14, r15                 ;   732.0 p0      42 t
        and rdi, rbp                 ;   731.7 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   699.9 p2      42 t
        and rdx, r13                 ;   732.3 p0      42 t
        xor r13, rcx                 ;   732.9 p0      42 t
        and rbp, qword [rsp + 2520]  ;   733.4 p2+p0   42 t
        xor rbp, r11                 ;   734.4 p0      42 t
        xor r11, rdx                 ;   734.6 p0      42 t
        mov rdx, qword [rsp + 2792]  ;   709.7 p2      42 t
        and rdx, r13                 ;   735.1 p0      42 t
        xor rax, r11                 ;   735.7 p0      42 t
        xor rax, rdx                 ;   736.7 p0      42 t
        and r15, qword [rsp + 2752]  ;   736.8 p2+p0   42 t
        and r13, qword [rsp + 2784]  ;   737.4 p2+p0   42 t
        and r8, rbx                  ;   738.0 p0      42 t
        xor rdi, r9                  ;   738.6 p0      42 t
        xor rdi, rsi                 ;   739.6 p0      42 t
        xor rdx, r15                 ;   739.7 p0      42 t
        xor rdx, rbp                 ;   740.7 p0      42 t
        xor r10, rsi                 ;   740.8 p0      42 t
        mov r15, qword [rsp + 2456]  ;   692.9 p2      42 t
        and r15, rcx                 ;   741.4 p0      42 t
        and rcx, qword [rsp + 2552]  ;   742.0 p2+p0   42 t
        xor r15, rax                 ;   742.6 p0      42 t
        xor r10, r15                 ;   743.6 p0      42 t
        xor r9, r14                  ;   743.7 p0      42 t
        xor r9, r12                  ;   744.7 p0      42 t
        mov r14, qword [rsp + 2768]  ;   727.9 p2      42 t
        xor r14, rbp                 ;   744.8 p0      42 t
        xor r9, r10                  ;   745.7 p0      42 t
        xor r12, r13                 ;   746.0 p0      42 t
        xor r12, r15                 ;   747.0 p0      42 t
        xor rcx, r15                 ;   747.1 p0      42 t
        xor rcx, rdx                 ;   748.1 p0      42 t
        not rax                      ;   748.3 p0      42 t
        xor r14, rcx                 ;   749.1 p0      42 t
        not r9                       ;   749.3 p0      42 t
        xor r8, rcx                  ;   749.8 p0      42 t
        mov r13, qword [rsp + 2704]  ;   692.1 p2      41 t
        xor r13, qword [rsp + 2232]  ;   750.4 p2+p0   41 t
        xor r10, r12                 ;   751.0 p0      42 t
        xor r10, r14                 ;   752.0 p0      42 t
        not r14                      ;   752.1 p0      42 t
        mov r15, qword [rsp + 2712]  ;   695.9 p2      41 t
        xor r15, qword [rsp + 2200]  ;   752.6 p2+p0   41 t
        xor r15, qword [rsp + 2352]  ;   753.6 p2+p0   41 t
        mov rsi, r8                  ;   750.8 p1      42 t copy
        not rsi                      ;   753.8 p0      42 t
        mov rbp, rdi                 ;   740.6 p1      42 t copy
        xor rbp, r10                 ;   754.3 p0      42 t
        not rbp                      ;   755.3 p0      42 t
        mov rcx, qword [rsp + 2208]  ;   701.1 p2      23 t reload
        xor r8, rcx                  ;   755.3 p0      41 t
        xor r8, r10                  ;   756.3 p0      41 t
        mov r10, qword [rsp + 2672]  ;   702.9 p2      41 t
        xor r10, qword [rsp + 2728]  ;   756.5 p2+p0   41 t
        xor rcx, r10                 ;   757.5 p0      41 t
        mov rbx, qword [rsp + 2672]  ;   704.9 p2      41 t
        xor rbx, r13                 ;   757.6 p0      41 t
        xor r13, rcx                 ;   758.5 p0      41 t
        mov qword [rsp + 2672], rcx  ;   758.8 p0+p3   41 t spill
        mov rcx, qword [rsp + 2704]  ;   706.7 p2      41 t
        xor rcx, r15                 ;   759.8 p0      41 t
        xor r15, rbx                 ;   760.3 p0      41 t
        xor r14, qword [rsp + 2720]  ;   760.9 p2+p0   41 t
        mov qword [rsp + 2704], rbx  ;   761.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2712]  ;   708.9 p2      41 t
        xor rbx, r8                  ;   762.5 p0      41 t
        xor r10, rbx                 ;   763.5 p0      41 t
        xor r8, rcx                  ;   763.6 p0      41 t
        mov qword [rsp + 2712], rcx  ;   764.2 p0+p3   41 t spill
        mov rcx, qword [rsp + 2328]  ;   711.0 p2      41 t
        xor rcx, qword [rsp + 2736]  ;   765.2 p2+p0   41 t
        mov qword [rsp + 2736], rbx  ;   765.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2264]  ;   713.0 p2      41 t
        xor rbx, qword [rsp + 2440]  ;   766.8 p2+p0   41 t
        mov qword [rsp + 2440], r10  ;   767.3 p0+p3   41 t spill
        mov r10, qword [rsp + 2656]  ;   715.0 p2      41 t
        xor r10, qword [rsp + 2760]  ;   768.3 p2+p0   41 t
        xor r10, qword [rsp + 2568]  ;   769.3 p2+p0   41 t
        mov qword [rsp + 2568], r13  ;   769.5 p0+p3   41 t spill
        mov r13, qword [rsp + 2656]  ;   718.0 p2      41 t
        xor r13, rcx                 ;   770.5 p0      41 t
        mov qword [rsp + 2656], r15  ;   771.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2328]  ;   719.1 p2      41 t
        xor r15, rbx                 ;   772.0 p0      41 t
        xor r9, qword [rsp + 2248]   ;   772.6 p2+p0   41 t
        xor rbx, r13                 ;   773.2 p0      41 t
        mov qword [rsp + 2328], r13  ;   773.8 p0+p3   41 t spill
        mov r13, qword [rsp + 2720]  ;   721.7 p2      41 t
        xor r13, r10                 ;   774.8 p0      41 t
        xor rcx, r13                 ;   775.8 p0      41 t
        mov qword [rsp + 2720], r13  ;   775.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2264]  ;   724.0 p2      41 t
        xor r13, r14                 ;   776.9 p0      41 t
        xor r10, r13                 ;   777.9 p0      41 t
        xor r14, r15                 ;   778.0 p0      41 t
        mov qword [rsp + 2264], r15  ;   778.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2368]  ;   725.6 p2      41 t
        xor r15, qword [rsp + 2504]  ;   779.6 p2+p0   41 t
        mov qword [rsp + 2504], r13  ;   780.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   727.6 p2      41 t
        xor r13, qword [rsp + 2216]  ;   781.2 p2+p0   41 t
        mov qword [rsp + 2216], r10  ;   781.8 p0+p3   41 t spill
        mov r10, qword [rsp + 2664]  ;   729.6 p2      41 t
        xor r10, qword [rsp + 2688]  ;   782.8 p2+p0   41 t
        mov qword [rsp + 2688], rcx  ;   783.3 p0+p3   41 t spill
        mov rcx, qword [rsp + 2664]  ;   731.6 p2      41 t
        xor rcx, r15                 ;   784.3 p0      41 t
        mov qword [rsp + 2664], rbx  ;   784.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2368]  ;   733.3 p2      41 t
        xor rbx, r13                 ;   785.9 p0      41 t
        xor rax, qword [rsp + 2224]  ;   786.5 p2+p0   41 t
        xor r13, rcx                 ;   787.0 p0      41 t
        mov qword [rsp + 2368], rcx  ;   787.6 p0+p3   41 t spill
        mov rcx, qword [rsp + 2248]  ;   735.4 p2      41 t
        xor rcx, r10                 ;   788.6 p0      41 t
        xor r15, rcx                 ;   789.6 p0      41 t
        mov qword [rsp + 2248], rcx  ;   789.7 p0+p3   41 t spill
        mov rcx, qword [rsp + 2312]  ;   736.8 p2      41 t
        xor rcx, r9                  ;   790.7 p0      41 t
        xor r10, rcx                 ;   791.7 p0      41 t
        xor r9, rbx                  ;   791.9 p0      41 t
        mov qword [rsp + 2312], rbx  ;   792.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   739.0 p2      41 t
        xor rbx, qword [rsp + 2296]  ;   793.5 p2+p0   41 t
        xor rbx, qword [rsp + 2696]  ;   794.5 p2+p0   41 t
        xor rbx, qword [rsp + 2424]  ;   795.5 p2+p0   41 t
        mov qword [rsp + 2424], rcx  ;   795.2 p0+p3   41 t spill
        mov rcx, qword [rsp + 2288]  ;   743.0 p2      41 t
        xor rcx, qword [rsp + 2680]  ;   796.2 p2+p0   41 t
        mov qword [rsp + 2680], r10  ;   796.7 p0+p3   41 t spill
        mov r10, qword [rsp + 2648]  ;   745.0 p2      41 t
        xor r10, qword [rsp + 2488]  ;   797.7 p2+p0   41 t
        mov qword [rsp + 2488], r15  ;   798.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;   747.0 p2      41 t
        xor r15, rbx                 ;   799.3 p0      41 t
        mov qword [rsp + 2648], r13  ;   799.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2408]  ;   748.0 p2      41 t
        xor r13, rcx                 ;   800.9 p0      41 t
        xor rdx, r11                 ;   801.5 p0      41 t
        xor rdx, rdi                 ;   802.5 p0      41 t
        mov r11, qword [rsp + 2240]  ;   750.1 p2      23 t reload
        xor rdx, r11                 ;   803.5 p0      41 t
        xor rcx, r15                 ;   803.2 p0      41 t
        mov rdi, qword [rsp + 2224]  ;   751.2 p2      41 t
        xor rdi, r10                 ;   803.7 p0      41 t
        xor rbx, rdi                 ;   804.7 p0      41 t
        mov qword [rsp + 2224], r15  ;   804.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2288]  ;   753.0 p2      41 t
        xor r15, rax                 ;   805.9 p0      41 t
        xor r10, r15                 ;   806.9 p0      41 t
        xor rax, r13                 ;   807.0 p0      41 t
        mov qword [rsp + 2240], r13  ;   807.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2360]  ;   754.6 p2      41 t
        xor r13, qword [rsp + 2536]  ;   808.6 p2+p0   41 t
        mov qword [rsp + 2536], r15  ;   809.2 p0+p3   41 t spill
        mov r15, qword [rsp + 2304]  ;   756.6 p2      41 t
        xor r15, qword [rsp + 2384]  ;   810.2 p2+p0   41 t
        xor r15, qword [rsp + 2448]  ;   811.2 p2+p0   41 t
        xor r15, qword [rsp + 2472]  ;   812.2 p2+p0   41 t
        mov qword [rsp + 2472], rdi  ;   811.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2640]  ;   760.6 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   812.9 p2+p0   41 t
        xor r11, rdi                 ;   813.9 p0      41 t
        mov qword [rsp + 2744], r10  ;   814.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2640]  ;   762.6 p2      41 t
        xor r10, r13                 ;   815.0 p0      41 t
        xor r13, r11                 ;   815.6 p0      41 t
        mov qword [rsp + 2640], r11  ;   816.2 p0+p3   41 t spill
        mov r11, qword [rsp + 2360]  ;   763.6 p2      41 t
        xor r11, r15                 ;   817.2 p0      41 t
        xor rbp, qword [rsp + 2272]  ;   817.7 p2+p0   41 t
        xor r15, r10                 ;   818.3 p0      41 t
        mov qword [rsp + 2360], r10  ;   818.9 p0+p3   41 t spill
        mov r10, qword [rsp + 2304]  ;   765.6 p2      41 t
        xor r10, rdx                 ;   819.9 p0      41 t
        xor rdi, r10                 ;   820.9 p0      41 t
        xor rdx, r11                 ;   821.0 p0      41 t
        mov qword [rsp + 2304], r11  ;   821.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2392]  ;   766.9 p2      41 t
        xor r11, qword [rsp + 2512]  ;   822.6 p2+p0   41 t
        mov qword [rsp + 2512], r10  ;   823.2 p0+p3   41 t spill
        mov r10, qword [rsp + 2336]  ;   768.9 p2      41 t
        xor r10, qword [rsp + 2416]  ;   824.2 p2+p0   41 t
        mov qword [rsp + 2416], rdi  ;   824.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2616]  ;   770.9 p2      41 t
        xor rdi, qword [rsp + 2632]  ;   825.7 p2+p0   41 t
        xor rdi, qword [rsp + 2544]  ;   826.7 p2+p0   41 t
        xor rdi, qword [rsp + 2576]  ;   827.7 p2+p0   41 t
        mov qword [rsp + 2576], r13  ;   827.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2616]  ;   774.9 p2      41 t
        xor r13, r11                 ;   828.4 p0      41 t
        mov qword [rsp + 2616], rbx  ;   829.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   775.9 p2      41 t
        xor rbx, r10                 ;   830.0 p0      41 t
        xor rsi, qword [rsp + 2280]  ;   830.6 p2+p0   41 t
        xor r10, r13                 ;   831.2 p0      41 t
        mov qword [rsp + 2392], r13  ;   831.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2272]  ;   777.9 p2      41 t
        xor r13, rdi                 ;   832.7 p0      41 t
        xor r11, r13                 ;   833.7 p0      41 t
        mov qword [rsp + 2272], r13  ;   833.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2336]  ;   779.9 p2      41 t
        xor r13, rbp                 ;   834.9 p0      41 t
        xor rdi, r13                 ;   835.9 p0      41 t
        xor rbp, rbx                 ;   836.0 p0      41 t
        mov qword [rsp + 2336], rbx  ;   836.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   782.2 p2      41 t
        xor rbx, qword [rsp + 2480]  ;   837.6 p2+p0   41 t
        mov qword [rsp + 2480], r13  ;   838.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   784.2 p2      41 t
        xor r13, qword [rsp + 2432]  ;   839.2 p2+p0   41 t
        mov qword [rsp + 2432], rdi  ;   839.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2600]  ;   786.2 p2      41 t
        xor rdi, qword [rsp + 2560]  ;   840.7 p2+p0   41 t
        mov qword [rsp + 2560], r11  ;   841.3 p0+p3   41 t spill
        mov r11, qword [rsp + 2600]  ;   788.2 p2      41 t
        xor r11, rbx                 ;   842.3 p0      41 t
        mov qword [rsp + 2600], r10  ;   842.9 p0+p3   41 t spill
        mov r10, qword [rsp + 2400]  ;   789.2 p2      41 t
        xor r10, r13                 ;   843.9 p0      41 t
        xor r12, qword [rsp + 2256]  ;   844.4 p2+p0   41 t
        xor r13, r11                 ;   845.0 p0      41 t
        mov qword [rsp + 2400], r11  ;   845.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2280]  ;   791.7 p2      41 t
        xor r11, rdi                 ;   846.6 p0      41 t
        xor rbx, r11                 ;   847.6 p0      41 t
        mov qword [rsp + 2280], r11  ;   847.7 p0+p3   41 t spill
        mov r11, qword [rsp + 2344]  ;   793.7 p2      41 t
        xor r11, rsi                 ;   848.7 p0      41 t
        xor rdi, r11                 ;   849.7 p0      41 t
        xor rsi, r10                 ;   849.9 p0      41 t
        mov qword [rsp + 2344], r10  ;   850.4 p0+p3   41 t spill
        mov r10, qword [rsp + 2376]  ;   796.5 p2      41 t
        xor r10, qword [rsp + 2496]  ;   851.4 p2+p0   41 t
        xor r10, qword [rsp + 2528]  ;   852.4 p2+p0   41 t
        mov qword [rsp + 2528], r11  ;   852.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2320]  ;   799.5 p2      41 t
        xor r11, qword [rsp + 2464]  ;   853.6 p2+p0   41 t
        mov qword [rsp + 2464], rdi  ;   854.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2592]  ;   801.5 p2      41 t
        xor rdi, qword [rsp + 2608]  ;   855.2 p2+p0   41 t
        mov qword [rsp + 2608], rbx  ;   855.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2592]  ;   803.5 p2      41 t
        xor rbx, r10                 ;   856.7 p0      41 t
        mov qword [rsp + 2592], r13  ;   857.3 p0+p3   41 t spill
        mov r13, r8                  ;   803.5 p1      61 t copy
        xor r13, qword [rsp + 1064]  ;   858.3 p2+p0   61 t
        mov qword [rsp + 2496], r13  ;   859.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2376]  ;   805.5 p2      41 t
        xor r13, r11                 ;   859.9 p0      41 t
        xor r11, rbx                 ;   860.4 p0      41 t
        mov qword [rsp + 2376], rbx  ;   861.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2256]  ;   806.5 p2      41 t
        xor rbx, rdi                 ;   862.0 p0      41 t
        xor r10, rbx                 ;   863.0 p0      41 t
        mov qword [rsp + 2256], r8   ;   863.1 p0+p3   41 t spill
        mov r8, r14                  ;   808.6 p1      61 t copy
        xor r8, qword [rsp + 1072]   ;   864.1 p2+p0   61 t
        mov qword [rsp + 2544], r8   ;   865.1 p0+p3   61 t spill
        mov r8, qword [rsp + 2320]   ;   809.9 p2      41 t
        xor r8, r12                  ;   865.7 p0      41 t
        xor rdi, r8                  ;   866.7 p0      41 t
        xor r12, r13                 ;   866.9 p0      41 t
        mov qword [rsp + 2320], r14  ;   867.4 p0+p3   41 t spill
        mov r14, r9                  ;   812.5 p1      61 t copy
        xor r14, qword [rsp + 1080]  ;   868.4 p2+p0   61 t
        mov qword [rsp + 2632], r14  ;   869.4 p0+p3   61 t spill
        mov r14, rax                 ;   814.2 p1      61 t copy
        xor r14, qword [rsp + 1088]  ;   870.0 p2+p0   61 t
        mov qword [rsp + 2448], r14  ;   871.0 p0+p3   61 t spill
        mov r14, rdx                 ;   822.0 p1      61 t copy
        xor r14, qword [rsp + 1096]  ;   871.6 p2+p0   61 t
        mov qword [rsp + 2384], r14  ;   872.6 p0+p3   61 t spill
        mov r14, rbp                 ;   837.0 p1      61 t copy
        xor r14, qword [rsp + 1104]  ;   873.1 p2+p0   61 t
        mov qword [rsp + 2288], r14  ;   874.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2656]  ;   819.1 p2      61 t
        xor r14, qword [rsp + 1128]  ;   874.7 p2+p0   61 t
        mov qword [rsp + 2408], r14  ;   875.7 p0+p3   61 t spill
        mov r14, rsi                 ;   850.9 p1      61 t copy
        xor r14, qword [rsp + 1112]  ;   876.3 p2+p0   61 t
        mov qword [rsp + 2696], r14  ;   877.3 p0+p3   61 t spill
        mov r14, rcx                 ;   822.9 p1      61 t copy
        xor r14, qword [rsp + 1152]  ;   877.9 p2+p0   61 t
        mov qword [rsp + 2296], r14  ;   878.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2664]  ;   824.6 p2      61 t
        xor r14, qword [rsp + 1136]  ;   879.4 p2+p0   61 t
        mov qword [rsp + 2760], r14  ;   880.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2648]  ;   826.6 p2      61 t
        xor r14, qword [rsp + 1144]  ;   881.0 p2+p0   61 t
        mov qword [rsp + 2728], r14  ;   882.0 p0+p3   61 t spill
        mov r14, r12                 ;   867.9 p1      61 t copy
        xor r14, qword [rsp + 1120]  ;   882.6 p2+p0   61 t
        mov qword [rsp + 2208], r14  ;   883.6 p0+p3   61 t spill
        mov r14, r15                 ;   829.7 p1      61 t copy
        xor r14, qword [rsp + 1160]  ;   884.1 p2+p0   61 t
        mov qword [rsp + 2352], r14  ;   885.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2600]  ;   842.9 p2      61 t
        xor r14, qword [rsp + 1168]  ;   885.7 p2+p0   61 t
        mov qword [rsp + 2200], r14  ;   886.7 p0+p3   61 t spill
        mov r14, qword [rsp + 2592]  ;   857.3 p2      61 t
        xor r14, qword [rsp + 1176]  ;   887.3 p2+p0   61 t
        mov qword [rsp + 2232], r14  ;   888.3 p0+p3   61 t spill
        mov r14, r11                 ;   861.4 p1      61 t copy
        xor r14, qword [rsp + 1184]  ;   888.9 p2+p0   61 t
        mov qword [rsp + 2768], r14  ;   889.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2568]  ;   837.2 p2      61 t
        xor r14, qword [rsp + 1192]  ;   890.4 p2+p0   61 t
        mov qword [rsp + 2552], r14  ;   891.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2688]  ;   839.2 p2      61 t
        xor r14, qword [rsp + 1200]  ;   892.0 p2+p0   61 t
        mov qword [rsp + 2456], r14  ;   893.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2488]  ;   841.2 p2      61 t
        xor r14, qword [rsp + 1208]  ;   893.6 p2+p0   61 t
        mov qword [rsp + 2784], r14  ;   894.6 p0+p3   61 t spill
        mov r14, qword [rsp + 2616]  ;   843.2 p2      61 t
        xor r14, qword [rsp + 1216]  ;   895.1 p2+p0   61 t
        mov qword [rsp + 2752], r14  ;   896.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2576]  ;   845.2 p2      61 t
        xor r14, qword [rsp + 1224]  ;   896.7 p2+p0   61 t
        mov qword [rsp + 2792], r14  ;   897.7 p0+p3   61 t spill
        mov r14, r10                 ;   864.0 p1      61 t copy
        xor r14, qword [rsp + 1248]  ;   898.3 p2+p0   61 t
        mov qword [rsp + 2520], r14  ;   899.3 p0+p3   61 t spill
        mov r14, qword [rsp + 2560]  ;   848.2 p2      61 t
        xor r14, qword [rsp + 1232]  ;   899.9 p2+p0   61 t
        mov qword [rsp + 2584], r14  ;   900.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2608]  ;   855.7 p2      61 t
        xor r14, qword [rsp + 1240]  ;   901.4 p2+p0   61 t
        mov qword [rsp + 2776], r14  ;   902.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2440]  ;   852.2 p2      61 t
        xor r14, qword [rsp + 1256]  ;   903.0 p2+p0   61 t
        mov qword [rsp + 2800], r14  ;   904.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2216]  ;   854.2 p2      61 t
        xor r14, qword [rsp + 1264]  ;   904.6 p2+p0   61 t
        mov qword [rsp + 2808], r14  ;   905.6 p0+p3   61 t spill
        mov r14, qword [rsp + 2680]  ;   856.2 p2      61 t
        xor r14, qword [rsp + 1272]  ;   906.1 p2+p0   61 t
        mov qword [rsp + 2816], r14  ;   907.1 p0+p3   61 t spill
        mov r14, rdi                 ;   867.7 p1      61 t copy
        xor r14, qword [rsp + 1312]  ;   907.7 p2+p0   61 t
        mov qword [rsp + 2824], r14  ;   908.7 p0+p3   61 t spill
        mov r14, qword [rsp + 2744]  ;   859.2 p2      61 t
        xor r14, qword [rsp + 1280]  ;   909.3 p2+p0   61 t
        mov qword [rsp + 2832], r14  ;   910.3 p0+p3   61 t spill
        mov r14, qword [rsp + 2416]  ;   861.2 p2      61 t
        xor r14, qword [rsp + 1288]  ;   910.8 p2+p0   61 t
        mov qword [rsp + 2840], r14  ;   911.8 p0+p3   61 t spill
        mov r14, qword [rsp + 2432]  ;   863.2 p2      61 t
        xor r14, qword [rsp + 1296]  ;   912.4 p2+p0   61 t
        mov qword [rsp + 2848], r14  ;   913.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2464]  ;   865.2 p2      61 t
        xor r14, qword [rsp + 1304]  ;   914.0 p2+p0   61 t
        xor rcx, qword [rsp + 1344]  ;   914.6 p2+p0   61 t
        xor rcx, qword [rsp + 2472]  ;   915.6 p2+p0   61 t
        xor r15, qword [rsp + 1352]  ;   915.7 p2+p0   61 t
        xor r15, qword [rsp + 2640]  ;   916.7 p2+p0   61 t
        mov qword [rsp + 2640], r15  ;   917.7 p0+p3   61 t spill
        mov r15, qword [rsp + 2672]  ;   871.2 p2      61 t
        xor r15, qword [rsp + 1320]  ;   917.8 p2+p0   61 t
        xor r15, qword [rsp + 2656]  ;   918.8 p2+p0   61 t
        mov qword [rsp + 2656], rcx  ;   919.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2720]  ;   874.2 p2      61 t
        xor rcx, qword [rsp + 1328]  ;   920.0 p2+p0   61 t
        xor rcx, qword [rsp + 2664]  ;   921.0 p2+p0   61 t
        mov qword [rsp + 2664], rcx  ;   922.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2248]  ;   877.2 p2      61 t
        xor rcx, qword [rsp + 1336]  ;   922.1 p2+p0   61 t
        xor rcx, qword [rsp + 2648]  ;   923.1 p2+p0   61 t
        xor rbx, r11                 ;   923.3 p0      61 t
        xor rbx, qword [rsp + 1376]  ;   924.3 p2+p0   61 t
        mov r11, qword [rsp + 2272]  ;   881.2 p2      61 t
        xor r11, qword [rsp + 1360]  ;   924.4 p2+p0   61 t
        xor r11, qword [rsp + 2600]  ;   925.4 p2+p0   61 t
        mov qword [rsp + 2600], rbx  ;   925.6 p0+p3   61 t spill
        mov rbx, qword [rsp + 2280]  ;   884.2 p2      61 t
        xor rbx, qword [rsp + 1368]  ;   926.6 p2+p0   61 t
        xor rbx, qword [rsp + 2592]  ;   927.6 p2+p0   61 t
        mov qword [rsp + 2592], rbx  ;   928.6 p0+p3   61 t spill
        mov rbx, qword [rsp + 2736]  ;   887.2 p2      61 t
        xor rbx, qword [rsp + 1384]  ;   928.7 p2+p0   61 t
        xor rbx, qword [rsp + 2568]  ;   929.7 p2+p0   61 t
        mov qword [rsp + 2568], rbx  ;   930.7 p0+p3   61 t spill
        mov rbx, qword [rsp + 2504]  ;   890.2 p2      61 t
        xor rbx, qword [rsp + 1392]  ;   930.8 p2+p0   61 t
        xor rbx, qword [rsp + 2688]  ;   931.8 p2+p0   61 t
        mov qword [rsp + 2688], rbx  ;   932.8 p0+p3   61 t spill
        mov rbx, qword [rsp + 2424]  ;   893.2 p2      61 t
        xor rbx, qword [rsp + 1400]  ;   933.0 p2+p0   61 t
        xor rbx, qword [rsp + 2488]  ;   934.0 p2+p0   61 t
        xor r8, r10                  ;   934.1 p0      61 t
        xor r8, qword [rsp + 1440]   ;   935.1 p2+p0   61 t
        mov r10, qword [rsp + 2536]  ;   897.2 p2      61 t
        xor r10, qword [rsp + 1408]  ;   935.3 p2+p0   61 t
        xor r10, qword [rsp + 2616]  ;   936.3 p2+p0   61 t
        mov qword [rsp + 2616], r8   ;   936.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2512]   ;   900.2 p2      61 t
        xor r8, qword [rsp + 1416]   ;   937.4 p2+p0   61 t
        xor r8, qword [rsp + 2576]   ;   938.4 p2+p0   61 t
        mov qword [rsp + 2576], r8   ;   939.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2480]   ;   903.2 p2      61 t
        xor r8, qword [rsp + 1424]   ;   939.6 p2+p0   61 t
        xor r8, qword [rsp + 2560]   ;   940.6 p2+p0   61 t
        mov qword [rsp + 2560], r8   ;   941.6 p0+p3   61 t spill
        mov r8, qword [rsp + 2528]   ;   906.2 p2      61 t
        xor r8, qword [rsp + 1432]   ;   941.7 p2+p0   61 t
        xor r8, qword [rsp + 2608]   ;   942.7 p2+p0   61 t
        mov qword [rsp + 2608], r8   ;   943.7 p0+p3   61 t spill
        mov r8, qword [rsp + 2712]   ;   909.2 p2      61 t
        xor r8, qword [rsp + 1448]   ;   943.8 p2+p0   61 t
        xor r8, qword [rsp + 2440]   ;   944.8 p2+p0   61 t
        mov qword [rsp + 2440], r8   ;   945.8 p0+p3   61 t spill
        mov r8, qword [rsp + 2264]   ;   912.2 p2      61 t
        xor r8, qword [rsp + 1456]   ;   946.0 p2+p0   61 t
        xor r8, qword [rsp + 2216]   ;   947.0 p2+p0   61 t
        mov qword [rsp + 2216], r8   ;   948.0 p0+p3   61 t spill
        mov r8, qword [rsp + 2312]   ;   915.2 p2      61 t
        xor r8, qword [rsp + 1464]   ;   948.1 p2+p0   61 t
        xor r8, qword [rsp + 2680]   ;   949.1 p2+p0   61 t
        xor r13, rdi                 ;   949.3 p0      61 t
        xor r13, qword [rsp + 1504]  ;   950.3 p2+p0   61 t
        mov rdi, qword [rsp + 2240]  ;   919.2 p2      61 t
        xor rdi, qword [rsp + 1472]  ;   950.4 p2+p0   61 t
        xor rdi, qword [rsp + 2744]  ;   951.4 p2+p0   61 t
        mov qword [rsp + 2744], r13  ;   951.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2304]  ;   922.2 p2      61 t
        xor r13, qword [rsp + 1480]  ;   952.5 p2+p0   61 t
        xor r13, qword [rsp + 2416]  ;   953.5 p2+p0   61 t
        mov qword [rsp + 2416], r13  ;   954.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2336]  ;   925.2 p2      61 t
        xor r13, qword [rsp + 1488]  ;   954.7 p2+p0   61 t
        xor r13, qword [rsp + 2432]  ;   955.7 p2+p0   61 t
        xor r9, qword [rsp + 1528]   ;   955.8 p2+p0   61 t
        xor r9, qword [rsp + 2368]   ;   956.8 p2+p0   61 t
        mov qword [rsp + 2368], r9   ;   957.8 p0+p3   61 t spill
        mov r9, qword [rsp + 2344]   ;   930.2 p2      61 t
        xor r9, qword [rsp + 1496]   ;   958.0 p2+p0   61 t
        xor r9, qword [rsp + 2464]   ;   959.0 p2+p0   61 t
        xor rax, qword [rsp + 1536]  ;   959.1 p2+p0   61 t
        xor rax, qword [rsp + 2224]  ;   960.1 p2+p0   61 t
        xor rdx, qword [rsp + 1544]  ;   960.3 p2+p0   61 t
        xor rdx, qword [rsp + 2360]  ;   961.3 p2+p0   61 t
        mov qword [rsp + 2360], rdx  ;   962.3 p0+p3   61 t spill
        mov rdx, qword [rsp + 2704]  ;   937.2 p2      61 t
        xor rdx, qword [rsp + 1512]  ;   962.4 p2+p0   61 t
        xor rdx, qword [rsp + 2256]  ;   963.4 p2+p0   61 t
        xor rbp, qword [rsp + 1552]  ;   963.5 p2+p0   61 t
        xor rbp, qword [rsp + 2392]  ;   964.5 p2+p0   61 t
        mov qword [rsp + 2392], rbp  ;   965.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2328]  ;   942.2 p2      61 t
        xor rbp, qword [rsp + 1520]  ;   965.7 p2+p0   61 t
        xor rbp, qword [rsp + 2320]  ;   966.7 p2+p0   61 t
        xor rsi, qword [rsp + 1560]  ;   966.8 p2+p0   61 t
        xor rsi, qword [rsp + 2400]  ;   967.8 p2+p0   61 t
        xor r12, qword [rsp + 1568]  ;   968.0 p2+p0   61 t
        xor r12, qword [rsp + 2376]  ;   969.0 p2+p0   61 t
        mov qword [rsp + 2376], r12  ;   970.0 p0+p3   61 t spill
        mov r12, qword [rsp + 2496]  ;   949.2 p2      40 t
        mov qword [rsp + 2400], rsi  ;   970.1 p0+p3   61 t spill
        mov rsi, qword [rsp + 2624]  ;   950.2 p2      61 r.0 reload
        xor r12, qword [rsi + 1536]  ;   971.1 p2+p0   40 t
        mov qword [rsp + 2320], r12  ;   972.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2544]  ;   952.2 p2      40 t
        xor r12, qword [rsi + 1544]  ;   972.7 p2+p0   40 t
        mov qword [rsp + 2328], r12  ;   973.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2632]  ;   954.2 p2      40 t
        xor r12, qword [rsi + 1552]  ;   974.2 p2+p0   40 t
        mov qword [rsp + 2256], r12  ;   975.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2448]  ;   956.2 p2      40 t
        xor r12, qword [rsi + 1560]  ;   975.8 p2+p0   40 t
        mov qword [rsp + 2704], r12  ;   976.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2384]  ;   958.2 p2      40 t
        xor r12, qword [rsi + 1568]  ;   977.4 p2+p0   40 t
        mov qword [rsp + 2224], r12  ;   978.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2288]  ;   960.2 p2      40 t
        xor r12, qword [rsi + 1576]  ;   979.0 p2+p0   40 t
        mov qword [rsp + 2464], r12  ;   980.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2696]  ;   962.2 p2      40 t
        xor r12, qword [rsi + 1584]  ;   980.5 p2+p0   40 t
        mov qword [rsp + 2344], r12  ;   981.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2208]  ;   964.2 p2      40 t
        xor r12, qword [rsi + 1592]  ;   982.1 p2+p0   40 t
        mov qword [rsp + 2432], r12  ;   983.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2408]  ;   966.2 p2      40 t
        xor r12, qword [rsi + 1600]  ;   983.7 p2+p0   40 t
        mov qword [rsp + 2336], r12  ;   984.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2760]  ;   968.2 p2      40 t
        xor r12, qword [rsi + 1608]  ;   985.2 p2+p0   40 t
        mov qword [rsp + 2304], r12  ;   986.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2728]  ;   970.2 p2      40 t
        xor r12, qword [rsi + 1616]  ;   986.8 p2+p0   40 t
        mov qword [rsp + 2240], r12  ;   987.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2296]  ;   972.2 p2      40 t
        xor r12, qword [rsi + 1624]  ;   988.4 p2+p0   40 t
        mov qword [rsp + 2680], r12  ;   989.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2352]  ;   974.2 p2      40 t
        xor r12, qword [rsi + 1632]  ;   990.0 p2+p0   40 t
        mov qword [rsp + 2312], r12  ;   991.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2200]  ;   976.2 p2      40 t
        xor r12, qword [rsi + 1640]  ;   991.5 p2+p0   40 t
        mov qword [rsp + 2264], r12  ;   992.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2232]  ;   978.2 p2      40 t
        xor r12, qword [rsi + 1648]  ;   993.1 p2+p0   40 t
        mov qword [rsp + 2712], r12  ;   994.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2768]  ;   980.2 p2      40 t
        xor r12, qword [rsi + 1656]  ;   994.7 p2+p0   40 t
        mov qword [rsp + 2528], r12  ;   995.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2552]  ;   982.2 p2      40 t
        xor r12, qword [rsi + 1664]  ;   996.2 p2+p0   40 t
        mov qword [rsp + 2480], r12  ;   997.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2456]  ;   984.2 p2      40 t
        xor r12, qword [rsi + 1672]  ;   997.8 p2+p0   40 t
        mov qword [rsp + 2512], r12  ;   998.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2784]  ;   986.2 p2      40 t
        xor r12, qword [rsi + 1680]  ;   999.4 p2+p0   40 t
        mov qword [rsp + 2536], r12  ;  1000.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2752]  ;   988.2 p2      40 t
        xor r12, qword [rsi + 1688]  ;  1001.0 p2+p0   40 t
        mov qword [rsp + 2488], r12  ;  1002.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2792]  ;   990.2 p2      40 t
        xor r12, qword [rsi + 1696]  ;  1002.5 p2+p0   40 t
        mov qword [rsp + 2424], r12  ;  1003.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2584]  ;   992.2 p2      40 t
        xor r12, qword [rsi + 1704]  ;  1004.1 p2+p0   40 t
        mov qword [rsp + 2504], r12  ;  1005.1 p0+p3   40 t spill
        mov r12, r14                 ;   959.8 p1      40 t copy
        xor r12, qword [rsi + 1776]  ;  1005.7 p2+p0   40 t
        mov qword [rsp + 2736], r14  ;  1006.2 p0+p3   61 t spill
        mov r14, qword [rsp + 2776]  ;   995.2 p2      40 t
        xor r14, qword [rsi + 1712]  ;  1007.2 p2+p0   40 t
        mov qword [rsp + 2280], r12  ;  1007.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2520]  ;   997.2 p2      40 t
        xor r12, qword [rsi + 1720]  ;  1008.8 p2+p0   40 t
        mov qword [rsp + 2272], r12  ;  1009.8 p0+p3   40 t spill
        mov r12, r15                 ;   963.8 p1      40 t copy
        xor r12, qword [rsi + 1792]  ;  1010.4 p2+p0   40 t
        mov qword [rsp + 2648], r15  ;  1011.0 p0+p3   61 t spill
        mov r15, qword [rsp + 2800]  ;  1000.2 p2      40 t
        xor r15, qword [rsi + 1728]  ;  1012.0 p2+p0   40 t
        mov qword [rsp + 2248], r12  ;  1012.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2808]  ;  1002.2 p2      40 t
        xor r12, qword [rsi + 1736]  ;  1013.5 p2+p0   40 t
        mov qword [rsp + 2720], r12  ;  1014.5 p0+p3   40 t spill
        mov r12, rcx                 ;   967.8 p1      40 t copy
        xor r12, qword [rsi + 1808]  ;  1015.1 p2+p0   40 t
        mov qword [rsp + 2672], rcx  ;  1015.7 p0+p3   61 t spill
        mov rcx, qword [rsp + 2816]  ;  1005.2 p2      40 t
        xor rcx, qword [rsi + 1744]  ;  1016.7 p2+p0   40 t
        mov qword [rsp + 2472], r12  ;  1017.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2832]  ;  1007.2 p2      40 t
        xor r12, qword [rsi + 1752]  ;  1018.2 p2+p0   40 t
        mov qword [rsp + 2856], r12  ;  1019.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2840]  ;  1009.2 p2      40 t
        xor r12, qword [rsi + 1760]  ;  1019.8 p2+p0   40 t
        mov qword [rsp + 2864], r12  ;  1020.8 p0+p3   40 t spill
        mov r12, r11                 ;   973.1 p1      40 t copy
        xor r12, qword [rsi + 1832]  ;  1021.4 p2+p0   40 t
        mov qword [rsp + 2872], r11  ;  1021.9 p0+p3   61 t spill
        mov r11, qword [rsp + 2848]  ;  1012.2 p2      40 t
        xor r11, qword [rsi + 1768]  ;  1022.9 p2+p0   40 t
        mov qword [rsp + 2880], r12  ;  1023.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2824]  ;  1014.2 p2      40 t
        xor r12, qword [rsi + 1784]  ;  1024.5 p2+p0   40 t
        mov qword [rsp + 2888], r11  ;  1025.1 p0+p3   40 t spill
        mov r11, qword [rsp + 2664]  ;  1016.2 p2      40 t
        xor r11, qword [rsi + 1800]  ;  1026.1 p2+p0   40 t
        mov qword [rsp + 2896], r11  ;  1027.1 p0+p3   40 t spill
        mov r11, rbx                 ;   978.7 p1      40 t copy
        xor r11, qword [rsi + 1872]  ;  1027.7 p2+p0   40 t
        mov qword [rsp + 2904], rbx  ;  1028.2 p0+p3   61 t spill
        mov rbx, r10                 ;   980.3 p1      40 t copy
        xor rbx, qword [rsi + 1880]  ;  1029.2 p2+p0   40 t
        mov qword [rsp + 2912], r10  ;  1029.8 p0+p3   61 t spill
        mov r10, qword [rsp + 2656]  ;  1020.2 p2      40 t
        xor r10, qword [rsi + 1816]  ;  1030.8 p2+p0   40 t
        mov qword [rsp + 2920], rbx  ;  1031.4 p0+p3   40 t spill
        mov rbx, qword [rsp + 2640]  ;  1022.2 p2      40 t
        xor rbx, qword [rsi + 1824]  ;  1032.4 p2+p0   40 t
        mov qword [rsp + 2928], r11  ;  1032.9 p0+p3   40 t spill
        mov r11, qword [rsp + 2592]  ;  1024.2 p2      40 t
        xor r11, qword [rsi + 1840]  ;  1033.9 p2+p0   40 t
        mov qword [rsp + 2936], rbx  ;  1034.5 p0+p3   40 t spill
        mov rbx, qword [rsp + 2600]  ;  1026.2 p2      40 t
        xor rbx, qword [rsi + 1848]  ;  1035.5 p2+p0   40 t
        mov qword [rsp + 2944], r10  ;  1036.1 p0+p3   40 t spill
        mov r10, qword [rsp + 2568]  ;  1028.2 p2      40 t
        xor r10, qword [rsi + 1856]  ;  1037.1 p2+p0   40 t
        mov qword [rsp + 2952], r10  ;  1038.1 p0+p3   40 t spill
        mov r10, qword [rsp + 2688]  ;  1030.2 p2      40 t
        xor r10, qword [rsi + 1864]  ;  1038.7 p2+p0   40 t
        mov qword [rsp + 2960], r10  ;  1039.7 p0+p3   40 t spill
        mov r10, r8                  ;   991.3 p1      40 t copy
        xor r10, qword [rsi + 1936]  ;  1040.2 p2+p0   40 t
        mov qword [rsp + 2968], r8   ;  1040.8 p0+p3   61 t spill
        mov r8, rdi                  ;   992.9 p1      40 t copy
        xor r8, qword [rsi + 1944]   ;  1041.8 p2+p0   40 t
        mov qword [rsp + 2976], rdi  ;  1042.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2576]  ;  1034.2 p2      40 t
        xor rdi, qword [rsi + 1888]  ;  1043.4 p2+p0   40 t
        mov qword [rsp + 2984], r8   ;  1043.9 p0+p3   40 t spill
        mov r8, r13                  ;   996.0 p1      40 t copy
        xor r8, qword [rsi + 1960]   ;  1044.9 p2+p0   40 t
        mov qword [rsp + 2992], r13  ;  1045.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;  1037.2 p2      40 t
        xor r13, qword [rsi + 1896]  ;  1046.5 p2+p0   40 t
        mov qword [rsp + 3000], r8   ;  1047.1 p0+p3   40 t spill
        mov r8, r9                   ;   999.1 p1      40 t copy
        xor r8, qword [rsi + 1968]   ;  1048.1 p2+p0   40 t
        mov qword [rsp + 3008], r9   ;  1048.7 p0+p3   61 t spill
        mov r9, qword [rsp + 2608]   ;  1040.2 p2      40 t
        xor r9, qword [rsi + 1904]   ;  1049.7 p2+p0   40 t
        mov qword [rsp + 3016], r8   ;  1050.2 p0+p3   40 t spill
        mov r8, qword [rsp + 2616]   ;  1042.2 p2      40 t
        xor r8, qword [rsi + 1912]   ;  1051.2 p2+p0   40 t
        mov qword [rsp + 3024], r10  ;  1051.8 p0+p3   40 t spill
        mov r10, rdx                 ;  1003.9 p1      40 t copy
        xor r10, qword [rsi + 1984]  ;  1052.8 p2+p0   40 t
        mov qword [rsp + 3032], rdx  ;  1053.4 p0+p3   61 t spill
        mov rdx, qword [rsp + 2440]  ;  1045.2 p2      40 t
        xor rdx, qword [rsi + 1920]  ;  1054.4 p2+p0   40 t
        mov qword [rsp + 3040], r10  ;  1054.9 p0+p3   40 t spill
        mov r10, rbp                 ;  1007.0 p1      40 t copy
        xor r10, qword [rsi + 1992]  ;  1055.9 p2+p0   40 t
        mov qword [rsp + 3048], rbp  ;  1056.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2216]  ;  1048.2 p2      40 t
        xor rbp, qword [rsi + 1928]  ;  1057.5 p2+p0   40 t
        mov qword [rsp + 3056], r10  ;  1058.1 p0+p3   40 t spill
        mov r10, rax                 ;  1010.1 p1      40 t copy
        xor r10, qword [rsi + 2008]  ;  1059.1 p2+p0   40 t
        mov qword [rsp + 3064], rax  ;  1059.7 p0+p3   61 t spill
        mov rax, qword [rsp + 2416]  ;  1051.2 p2      40 t
        xor rax, qword [rsi + 1952]  ;  1060.7 p2+p0   40 t
        mov qword [rsp + 3072], r10  ;  1061.2 p0+p3   40 t spill
        mov r10, qword [rsp + 2744]  ;  1053.2 p2      40 t
        xor r10, qword [rsi + 1976]  ;  1062.2 p2+p0   40 t
        mov qword [rsp + 3080], rbp  ;  1062.8 p0+p3   40 t spill
        mov rbp, qword [rsp + 2368]  ;  1055.2 p2      40 t
        xor rbp, qword [rsi + 2000]  ;  1063.8 p2+p0   40 t
        mov qword [rsp + 3088], rbp  ;  1064.8 p0+p3   40 t spill
        mov rbp, qword [rsp + 2360]  ;  1057.2 p2      40 t
        xor rbp, qword [rsi + 2016]  ;  1065.4 p2+p0   40 t
        mov qword [rsp + 3096], rbp  ;  1066.4 p0+p3   40 t spill
        mov rbp, qword [rsp + 2392]  ;  1059.2 p2      40 t
        xor rbp, qword [rsi + 2024]  ;  1066.9 p2+p0   40 t
        mov qword [rsp + 3104], rbp  ;  1067.9 p0+p3   40 t spill
        mov rbp, qword [rsp + 2400]  ;  1061.2 p2      40 t
        xor rbp, qword [rsi + 2032]  ;  1068.5 p2+p0   40 t
        mov qword [rsp + 3112], rbp  ;  1069.5 p0+p3   40 t spill
        mov rbp, qword [rsp + 2376]  ;  1063.2 p2      40 t
        xor rbp, qword [rsi + 2040]  ;  1070.1 p2+p0   40 t
        mov rsi, qword [rsp + 2328]  ;  1065.2 p2      41 t
        xor rsi, qword [rsp + 2224]  ;  1070.7 p2+p0   41 t
        mov qword [rsp + 3120], rbp  ;  1071.2 p0+p3   40 t spill
        mov rbp, qword [rsp + 2328]  ;  1067.2 p2      41 t
        xor rbp, qword [rsp + 2464]  ;  1072.2 p2+p0   41 t
        mov qword [rsp + 3128], rax  ;  1072.8 p0+p3   40 t spill
        mov rax, qword [rsp + 2704]  ;  1069.2 p2      41 t
        mov qword [rsp + 3136], r10  ;  1073.8 p0+p3   40 t spill
        mov r10, qword [rsp + 2320]  ;  1070.2 p2      41 t
        not r10                      ;  1074.8 p0      41 t
        mov qword [rsp + 2320], rdx  ;  1075.3 p0+p3   40 t spill
        mov rdx, qword [rsp + 2256]  ;  1071.2 p2      41 t
        not rdx                      ;  1076.3 p0      41 t
        mov qword [rsp + 2256], r13  ;  1076.8 p0+p3   40 t spill
        mov r13, qword [rsp + 2344]  ;  1072.2 p2      41 t
        not r13                      ;  1077.8 p0      41 t
        xor rax, r13                 ;  1078.8 p0      41 t
        xor r10, rax                 ;  1079.8 p0      41 t
        xor rax, rsi                 ;  1079.8 p0      41 t
        mov qword [rsp + 2344], rdi  ;  1080.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2224]  ;  1073.2 p2      41 t
        xor rdi, rdx                 ;  1081.0 p0      41 t
        mov qword [rsp + 2224], r8   ;  1081.6 p0+p3   40 t spill
        mov r8, qword [rsp + 2432]   ;  1074.2 p2      41 t
        not r8                       ;  1082.6 p0      41 t
        xor r8, r10                  ;  1083.6 p0      41 t
        mov qword [rsp + 2432], r9   ;  1083.6 p0+p3   40 t spill
        mov r9, rsi                  ;  1071.7 p1      41 t copy
        xor r9, r8                   ;  1084.6 p0      41 t
        mov qword [rsp + 3144], r11  ;  1085.2 p0+p3   40 t spill
        mov r11, rbp                 ;  1073.2 p1      41 t copy
        xor r11, r10                 ;  1086.2 p0      41 t
        mov qword [rsp + 3152], rbx  ;  1086.8 p0+p3   40 t spill
        mov rbx, qword [rsp + 2704]  ;  1075.2 p2      41 t
        mov qword [rsp + 2704], r12  ;  1087.8 p0+p3   40 t spill
        mov r12, rdx                 ;  1077.3 p1      41 t copy
        xor r12, r10                 ;  1088.8 p0      41 t
        mov qword [rsp + 3160], rcx  ;  1089.4 p0+p3   40 t spill
        mov rcx, r10                 ;  1080.8 p1      41 t copy
        mov qword [rsp + 3168], r15  ;  1090.4 p0+p3   40 t spill
        mov r15, rdi                 ;  1082.0 p1      41 t copy
        xor r15, rax                 ;  1091.4 p0      41 t
        mov qword [rsp + 3176], r14  ;  1091.9 p0+p3   40 t spill
        mov r14, r13                 ;  1078.8 p1      41 t copy
        or r14, r9                   ;  1092.9 p0      41 t
        mov qword [rsp + 3184], r10  ;  1093.5 p0+p3   41 t spill
        mov r10, r8                  ;  1084.6 p1      41 t copy
        or r10, r11                  ;  1094.5 p0      41 t
        mov qword [rsp + 3192], rdx  ;  1095.1 p0+p3   41 t spill
        mov rdx, r8                  ;  1084.6 p1      41 t copy
        xor rdx, rax                 ;  1096.1 p0      41 t
        or rcx, rdx                  ;  1097.1 p0      41 t
        xor rbx, rdx                 ;  1097.2 p0      41 t
        mov qword [rsp + 3200], r8   ;  1097.8 p0+p3   41 t spill
        mov r8, rbp                  ;  1073.2 p1      41 t copy
        and r8, rax                  ;  1098.8 p0      41 t
        xor r8, r14                  ;  1099.8 p0      41 t
        mov qword [rsp + 3208], rdx  ;  1099.9 p0+p3   41 t spill
        mov rdx, rbp                 ;  1073.2 p1      41 t copy
        mov qword [rsp + 3216], rbp  ;  1100.9 p0+p3   41 t spill
        mov rbp, r9                  ;  1085.6 p1      41 t copy
        xor rbp, r15                 ;  1101.9 p0      41 t
        xor r14, rax                 ;  1102.5 p0      41 t
        xor r14, qword [rsp + 2464]  ;  1103.5 p2+p0   41 t
        xor rcx, r10                 ;  1103.6 p0      41 t
        mov qword [rsp + 2464], r9   ;  1104.2 p0+p3   41 t spill
        mov r9, rdi                  ;  1082.0 p1      41 t copy
        mov qword [rsp + 3224], rax  ;  1105.2 p0+p3   41 t spill
        mov rax, r12                 ;  1089.8 p1      41 t copy
        and rax, rbp                 ;  1106.2 p0      41 t
        xor r14, rax                 ;  1107.2 p0      41 t
        xor rcx, r14                 ;  1108.2 p0      41 t
        xor r13, r10                 ;  1107.9 p0      41 t
        xor r13, r8                  ;  1108.9 p0      41 t
        mov r10, rsi                 ;  1071.7 p1      41 t copy
        mov rax, r12                 ;  1089.8 p1      41 t copy
        xor rax, rbx                 ;  1109.1 p0      41 t
        xor rdx, rax                 ;  1110.1 p0      41 t
        and r9, rdx                  ;  1111.1 p0      41 t
        xor r13, r9                  ;  1112.1 p0      41 t
        mov r9, qword [rsp + 3192]   ;  1095.1 p2      41 t
        or r9, qword [rsp + 2328]    ;  1111.4 p2+p0   41 t
        mov qword [rsp + 3232], r12  ;  1111.9 p0+p3   41 t spill
        mov r12, r15                 ;  1092.4 p1      41 t copy
        and r12, rax                 ;  1112.9 p0      41 t
        xor r8, r12                  ;  1113.9 p0      41 t
        mov r12, r11                 ;  1087.2 p1      41 t copy
        xor r12, rbx                 ;  1114.1 p0      41 t
        and r10, r12                 ;  1115.1 p0      41 t
        xor r8, r10                  ;  1116.1 p0      41 t
        xor r14, r9                  ;  1115.8 p0      41 t
        xor r14, r10                 ;  1116.8 p0      41 t
        mov r9, rcx                  ;  1109.2 p1      41 t copy
        and r9, r13                  ;  1116.9 p0      41 t
        xor r14, r9                  ;  1117.9 p0      41 t
        mov r10, r13                 ;  1113.1 p1      41 t copy
        xor r10, r14                 ;  1118.9 p0      41 t
        or r9, r10                   ;  1119.9 p0      41 t
        and r14, r8                  ;  1119.2 p0      41 t
        xor rcx, r14                 ;  1120.2 p0      41 t
        xor r9, rcx                  ;  1121.2 p0      41 t
        and r12, r9                  ;  1122.2 p0      41 t
        mov r14, r8                  ;  1117.1 p1      41 t copy
        and r14, rcx                 ;  1121.5 p0      41 t
        xor r13, r14                 ;  1122.5 p0      41 t
        and rcx, r13                 ;  1123.5 p0      41 t
        xor r8, rcx                  ;  1124.5 p0      41 t
        mov r14, r9                  ;  1122.2 p1      41 t copy
        or r14, r13                  ;  1123.8 p0      41 t
        xor r10, r14                 ;  1124.8 p0      41 t
        and rsi, r9                  ;  1124.9 p0      41 t
        mov r14, qword [rsp + 3224]  ;  1105.2 p2      41 t
        and r14, r10                 ;  1125.8 p0      41 t
        mov rcx, qword [rsp + 3184]  ;  1093.5 p2      41 t
        and rcx, r8                  ;  1126.1 p0      41 t
        mov qword [rsp + 3184], rsi  ;  1126.6 p0+p3   41 t spill
        mov rsi, r9                  ;  1122.2 p1      41 t copy
        xor rsi, r13                 ;  1127.6 p0      41 t
        and rdx, rsi                 ;  1128.6 p0      41 t
        and rdi, rsi                 ;  1128.8 p0      41 t
        xor rsi, r10                 ;  1129.3 p0      41 t
        and rax, rsi                 ;  1130.3 p0      41 t
        xor rdx, rax                 ;  1131.3 p0      41 t
        mov qword [rsp + 3224], rcx  ;  1131.1 p0+p3   41 t spill
        mov rcx, qword [rsp + 3216]  ;  1100.9 p2      41 t
        and rcx, r10                 ;  1132.1 p0      41 t
        xor rax, rcx                 ;  1133.1 p0      41 t
        xor r10, r8                  ;  1133.2 p0      41 t
        xor r9, r10                  ;  1134.2 p0      41 t
        and rbx, r9                  ;  1135.2 p0      41 t
        and r11, r10                 ;  1134.9 p0      41 t
        mov rcx, qword [rsp + 3208]  ;  1099.9 p2      41 t
        and rcx, r8                  ;  1135.5 p0      41 t
        xor r8, r13                  ;  1136.0 p0      41 t
        and rbp, r8                  ;  1137.0 p0      41 t
        and r10, qword [rsp + 3200]  ;  1137.2 p2+p0   41 t
        xor rcx, rdi                 ;  1137.8 p0      41 t
        xor rdi, r10                 ;  1138.3 p0      41 t
        xor r14, rbp                 ;  1138.9 p0      41 t
        xor r14, rcx                 ;  1139.9 p0      41 t
        mov r10, qword [rsp + 3232]  ;  1111.9 p2      41 t
        and r10, r8                  ;  1140.0 p0      41 t
        and r15, rsi                 ;  1140.6 p0      41 t
        and r9, qword [rsp + 2464]   ;  1141.2 p2+p0   41 t
        xor r11, r12                 ;  1141.8 p0      41 t
        xor r11, rdx                 ;  1142.8 p0      41 t
        xor rbp, r9                  ;  1142.9 p0      41 t
        xor rbp, rdi                 ;  1143.9 p0      41 t
        mov r8, qword [rsp + 3192]   ;  1095.1 p2      41 t
        and r8, r13                  ;  1144.0 p0      41 t
        and r13, qword [rsp + 2328]  ;  1144.6 p2+p0   41 t
        xor rdx, qword [rsp + 3224]  ;  1145.2 p2+p0   41 t
        xor r8, r14                  ;  1145.8 p0      41 t
        xor rdx, r8                  ;  1146.8 p0      41 t
        xor r13, rbp                 ;  1146.9 p0      41 t
        xor r13, r8                  ;  1147.9 p0      41 t
        xor r12, rbx                 ;  1148.0 p0      41 t
        xor r12, rax                 ;  1149.0 p0      41 t
        mov r9, qword [rsp + 3184]   ;  1126.6 p2      41 t
        xor r9, rdi                  ;  1149.2 p0      41 t
        xor r9, r13                  ;  1150.2 p0      41 t
        xor r12, rdx                 ;  1150.3 p0      41 t
        xor rax, r10                 ;  1150.9 p0      41 t
        xor rax, r8                  ;  1151.9 p0      41 t
        not r12                      ;  1152.0 p0      41 t
        xor rcx, rbp                 ;  1152.5 p0      41 t
        xor rcx, r11                 ;  1153.5 p0      41 t
        xor r15, r13                 ;  1153.7 p0      41 t
        not r14                      ;  1154.3 p0      41 t
        xor rdx, r9                  ;  1154.8 p0      41 t
        not r9                       ;  1155.3 p0      41 t
        xor rdx, rax                 ;  1155.8 p0      41 t
        mov r8, qword [rsp + 2528]   ;  1098.4 p2      23 t
        not r8                       ;  1156.4 p0      23 t
        xor r11, rdx                 ;  1156.9 p0      41 t
        mov r10, qword [rsp + 2304]  ;  1099.8 p2      23 t
        not r10                      ;  1157.5 p0      23 t
        not r11                      ;  1158.0 p0      41 t
        mov r13, r15                 ;  1154.7 p1      41 t copy
        not r13                      ;  1158.5 p0      41 t
        xor r15, rdx                 ;  1159.0 p0      41 t
        mov rsi, qword [rsp + 2264]  ;  1102.9 p2      23 t
        not rsi                      ;  1159.5 p0      23 t
        mov rdi, qword [rsp + 2712]  ;  1104.5 p2      23 t
        not rdi                      ;  1160.0 p0      23 t
        mov rbp, qword [rsp + 2336]  ;  1105.5 p2      23 t
        mov rdx, qword [rsp + 2680]  ;  1106.5 p2      40 t reload
        xor rbp, rdx                 ;  1160.5 p0      23 t
        xor rdx, r10                 ;  1161.1 p0      23 t
        mov rbx, qword [rsp + 2336]  ;  1107.5 p2      23 t
        xor rbx, qword [rsp + 2312]  ;  1161.7 p2+p0   23 t
        mov qword [rsp + 2680], rax  ;  1162.2 p0+p3   41 t spill
        mov rax, qword [rsp + 2240]  ;  1109.5 p2      23 t
        xor rax, rsi                 ;  1163.2 p0      23 t
        xor r8, rax                  ;  1164.2 p0      23 t
        xor rdi, r8                  ;  1165.2 p0      23 t
        xor rax, rbp                 ;  1165.0 p0      23 t
        mov qword [rsp + 2712], r13  ;  1165.5 p0+p3   41 t spill
        mov r13, rbp                 ;  1161.5 p1      23 t copy
        xor r13, rdi                 ;  1166.5 p0      23 t
        mov qword [rsp + 2264], r11  ;  1167.1 p0+p3   41 t spill
        mov r11, r10                 ;  1158.5 p1      23 t copy
        xor r11, r8                  ;  1168.1 p0      23 t
        mov qword [rsp + 2304], rcx  ;  1168.7 p0+p3   41 t spill
        mov rcx, r8                  ;  1165.2 p1      23 t copy
        xor rcx, rbx                 ;  1169.7 p0      23 t
        mov qword [rsp + 2528], r14  ;  1170.2 p0+p3   41 t spill
        mov r14, qword [rsp + 2240]  ;  1115.7 p2      23 t
        mov qword [rsp + 2240], r12  ;  1171.2 p0+p3   41 t spill
        mov r12, rdx                 ;  1162.1 p1      23 t copy
        xor r12, rax                 ;  1172.2 p0      23 t
        mov qword [rsp + 3184], r9   ;  1172.8 p0+p3   41 t spill
        mov r9, rsi                  ;  1160.5 p1      23 t copy
        or r9, r13                   ;  1173.8 p0      23 t
        mov qword [rsp + 3224], r15  ;  1174.4 p0+p3   41 t spill
        mov r15, rdi                 ;  1166.2 p1      23 t copy
        or r15, rcx                  ;  1175.4 p0      23 t
        mov qword [rsp + 2328], r10  ;  1176.0 p0+p3   23 t spill
        mov r10, rdi                 ;  1166.2 p1      23 t copy
        xor r10, rax                 ;  1177.0 p0      23 t
        xor r14, r10                 ;  1178.0 p0      23 t
        mov qword [rsp + 3192], rdi  ;  1178.1 p0+p3   23 t spill
        mov rdi, r8                  ;  1165.2 p1      23 t copy
        or rdi, r10                  ;  1179.1 p0      23 t
        mov qword [rsp + 2464], r10  ;  1179.7 p0+p3   23 t spill
        mov r10, r13                 ;  1167.5 p1      23 t copy
        xor r10, r12                 ;  1180.7 p0      23 t
        xor rdi, r15                 ;  1181.2 p0      23 t
        mov qword [rsp + 3232], r13  ;  1181.8 p0+p3   23 t spill
        mov r13, qword [rsp + 2312]  ;  1126.2 p2      23 t
        xor r13, rax                 ;  1182.8 p0      23 t
        xor r13, r9                  ;  1183.8 p0      23 t
        mov qword [rsp + 2312], r8   ;  1184.0 p0+p3   23 t spill
        mov r8, rax                  ;  1166.0 p1      23 t copy
        and r8, rbx                  ;  1185.0 p0      23 t
        xor r9, r8                   ;  1186.0 p0      23 t
        mov r8, rbx                  ;  1162.7 p1      23 t copy
        mov qword [rsp + 3200], rbx  ;  1186.1 p0+p3   23 t spill
        mov rbx, rdx                 ;  1162.1 p1      23 t copy
        mov qword [rsp + 3208], rax  ;  1187.1 p0+p3   23 t spill
        mov rax, r11                 ;  1169.1 p1      23 t copy
        and rax, r10                 ;  1188.1 p0      23 t
        xor r13, rax                 ;  1189.1 p0      23 t
        xor rdi, r13                 ;  1190.1 p0      23 t
        xor rsi, r15                 ;  1189.8 p0      23 t
        xor rsi, r9                  ;  1190.8 p0      23 t
        mov r15, r11                 ;  1169.1 p1      23 t copy
        xor r15, r14                 ;  1191.0 p0      23 t
        xor r8, r15                  ;  1192.0 p0      23 t
        and rbx, r8                  ;  1193.0 p0      23 t
        xor rsi, rbx                 ;  1194.0 p0      23 t
        mov rax, rbp                 ;  1161.5 p1      23 t copy
        mov rbx, r12                 ;  1173.2 p1      23 t copy
        and rbx, r15                 ;  1193.2 p0      23 t
        xor r9, rbx                  ;  1194.2 p0      23 t
        mov rbx, qword [rsp + 2328]  ;  1176.0 p2      23 t
        or rbx, qword [rsp + 2336]   ;  1194.4 p2+p0   23 t
        xor r13, rbx                 ;  1195.4 p0      23 t
        mov rbx, rcx                 ;  1170.7 p1      23 t copy
        xor rbx, r14                 ;  1195.5 p0      23 t
        and rax, rbx                 ;  1196.5 p0      23 t
        xor r9, rax                  ;  1197.5 p0      23 t
        xor r13, rax                 ;  1197.5 p0      23 t
        mov rax, rdi                 ;  1191.1 p1      23 t copy
        and rax, rsi                 ;  1197.8 p0      23 t
        xor r13, rax                 ;  1198.8 p0      23 t
        mov qword [rsp + 3216], r12  ;  1198.9 p0+p3   23 t spill
        mov r12, rsi                 ;  1195.0 p1      23 t copy
        xor r12, r13                 ;  1199.9 p0      23 t
        or rax, r12                  ;  1200.9 p0      23 t
        and r13, r9                  ;  1201.1 p0      23 t
        xor rdi, r13                 ;  1202.1 p0      23 t
        xor rax, rdi                 ;  1203.1 p0      23 t
        and rbx, rax                 ;  1204.1 p0      23 t
        mov r13, r9                  ;  1198.5 p1      23 t copy
        and r13, rdi                 ;  1203.4 p0      23 t
        xor rsi, r13                 ;  1204.4 p0      23 t
        and rdi, rsi                 ;  1205.4 p0      23 t
        xor r9, rdi                  ;  1206.4 p0      23 t
        mov r13, rax                 ;  1204.1 p1      23 t copy
        or r13, rsi                  ;  1205.7 p0      23 t
        xor r12, r13                 ;  1206.7 p0      23 t
        and rbp, rax                 ;  1206.8 p0      23 t
        mov r13, qword [rsp + 3208]  ;  1187.1 p2      23 t
        and r13, r12                 ;  1207.7 p0      23 t
        mov rdi, qword [rsp + 2312]  ;  1184.0 p2      23 t
        and rdi, r9                  ;  1207.9 p0      23 t
        mov qword [rsp + 2312], rbp  ;  1208.5 p0+p3   23 t spill
        mov rbp, rax                 ;  1204.1 p1      23 t copy
        xor rbp, rsi                 ;  1209.5 p0      23 t
        and r8, rbp                  ;  1210.5 p0      23 t
        and rdx, rbp                 ;  1210.7 p0      23 t
        xor rbp, r12                 ;  1211.2 p0      23 t
        and r15, rbp                 ;  1212.2 p0      23 t
        xor r8, r15                  ;  1213.2 p0      23 t
        mov qword [rsp + 3208], rdi  ;  1212.9 p0+p3   23 t spill
        mov rdi, qword [rsp + 3200]  ;  1186.1 p2      23 t
        and rdi, r12                 ;  1213.9 p0      23 t
        xor r15, rdi                 ;  1214.9 p0      23 t
        xor r12, r9                  ;  1215.1 p0      23 t
        xor rax, r12                 ;  1216.1 p0      23 t
        and r14, rax                 ;  1217.1 p0      23 t
        and rcx, r12                 ;  1216.8 p0      23 t
        mov rdi, qword [rsp + 2464]  ;  1179.7 p2      23 t
        and rdi, r9                  ;  1217.4 p0      23 t
        xor r9, rsi                  ;  1217.9 p0      23 t
        and r10, r9                  ;  1218.9 p0      23 t
        and r11, r9                  ;  1219.1 p0      23 t
        and r12, qword [rsp + 3192]  ;  1219.6 p2+p0   23 t
        xor rdi, rdx                 ;  1220.2 p0      23 t
        xor rdx, r12                 ;  1220.8 p0      23 t
        xor r13, r10                 ;  1221.4 p0      23 t
        xor r13, rdi                 ;  1222.4 p0      23 t
        and rax, qword [rsp + 3232]  ;  1222.5 p2+p0   23 t
        xor rcx, rbx                 ;  1223.1 p0      23 t
        xor rcx, r8                  ;  1224.1 p0      23 t
        xor r10, rax                 ;  1224.2 p0      23 t
        xor r10, rdx                 ;  1225.2 p0      23 t
        mov r9, qword [rsp + 2328]   ;  1176.0 p2      23 t
        and r9, rsi                  ;  1225.4 p0      23 t
        and rsi, qword [rsp + 2336]  ;  1225.9 p2+p0   23 t
        and rbp, qword [rsp + 3216]  ;  1226.5 p2+p0   23 t
        xor r8, qword [rsp + 3208]   ;  1227.1 p2+p0   23 t
        xor r9, r13                  ;  1227.6 p0      23 t
        xor r8, r9                   ;  1228.6 p0      23 t
        xor r11, r15                 ;  1228.8 p0      23 t
        xor r11, r9                  ;  1229.8 p0      23 t
        xor rsi, r9                  ;  1229.9 p0      23 t
        xor rsi, r10                 ;  1230.9 p0      23 t
        mov r9, qword [rsp + 2312]   ;  1208.5 p2      23 t
        xor r9, rdx                  ;  1231.1 p0      23 t
        xor r9, rsi                  ;  1232.1 p0      23 t
        xor rbx, r15                 ;  1232.2 p0      23 t
        xor rbx, r14                 ;  1233.2 p0      23 t
        xor rbx, r8                  ;  1234.2 p0      23 t
        not rbx                      ;  1235.2 p0      23 t
        xor rdi, r10                 ;  1234.4 p0      23 t
        xor rdi, rcx                 ;  1235.4 p0      23 t
        xor rbp, rsi                 ;  1235.6 p0      23 t
        not r13                      ;  1236.1 p0      23 t
        xor r8, r9                   ;  1236.6 p0      23 t
        xor r8, r11                  ;  1237.6 p0      23 t
        mov r10, qword [rsp + 2480]  ;  1179.6 p2      22 t
        not r10                      ;  1237.8 p0      22 t
        not r9                       ;  1238.3 p0      23 t
        xor rcx, r8                  ;  1238.8 p0      23 t
        mov r12, qword [rsp + 2536]  ;  1181.7 p2      22 t
        not r12                      ;  1239.3 p0      22 t
        not rcx                      ;  1239.8 p0      23 t
        mov r14, rbp                 ;  1236.6 p1      23 t copy
        not r14                      ;  1240.3 p0      23 t
        xor rbp, r8                  ;  1240.8 p0      23 t
        mov r8, qword [rsp + 3176]   ;  1185.1 p2      22 t
        not r8                       ;  1241.4 p0      22 t
        mov r15, qword [rsp + 2272]  ;  1186.1 p2      22 t
        not r15                      ;  1241.9 p0      22 t
        mov rsi, qword [rsp + 2512]  ;  1187.3 p2      22 t
        mov rax, qword [rsp + 2424]  ;  1188.3 p2      40 t reload
        xor rsi, rax                 ;  1242.4 p0      22 t
        xor rax, r12                 ;  1243.0 p0      22 t
        mov rdx, qword [rsp + 2512]  ;  1189.3 p2      22 t
        xor rdx, qword [rsp + 2504]  ;  1243.6 p2+p0   22 t
        mov qword [rsp + 2424], r11  ;  1244.1 p0+p3   23 t spill
        mov r11, qword [rsp + 2488]  ;  1191.4 p2      22 t
        xor r11, r8                  ;  1245.1 p0      22 t
        xor r10, r11                 ;  1246.1 p0      22 t
        xor r15, r10                 ;  1247.1 p0      22 t
        xor r11, rsi                 ;  1246.8 p0      22 t
        mov qword [rsp + 2272], r14  ;  1247.4 p0+p3   23 t spill
        mov r14, rsi                 ;  1243.4 p1      22 t copy
        xor r14, r15                 ;  1248.4 p0      22 t
        mov qword [rsp + 3176], rcx  ;  1249.0 p0+p3   23 t spill
        mov rcx, r12                 ;  1240.3 p1      22 t copy
        xor rcx, r10                 ;  1250.0 p0      22 t
        mov qword [rsp + 2536], rdi  ;  1250.6 p0+p3   23 t spill
        mov rdi, r10                 ;  1247.1 p1      22 t copy
        xor rdi, rdx                 ;  1251.6 p0      22 t
        mov qword [rsp + 2480], r13  ;  1252.1 p0+p3   23 t spill
        mov r13, qword [rsp + 2488]  ;  1198.0 p2      22 t
        mov qword [rsp + 2488], rbx  ;  1253.1 p0+p3   23 t spill
        mov rbx, rax                 ;  1244.0 p1      22 t copy
        xor rbx, r11                 ;  1254.1 p0      22 t
        mov qword [rsp + 2312], r9   ;  1254.7 p0+p3   23 t spill
        mov r9, r8                   ;  1242.4 p1      22 t copy
        or r9, r14                   ;  1255.7 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1256.3 p0+p3   23 t spill
        mov rbp, r15                 ;  1248.1 p1      22 t copy
        or rbp, rdi                  ;  1257.3 p0      22 t
        mov qword [rsp + 3216], r12  ;  1257.8 p0+p3   22 t spill
        mov r12, r15                 ;  1248.1 p1      22 t copy
        xor r12, r11                 ;  1258.8 p0      22 t
        xor r13, r12                 ;  1259.8 p0      22 t
        mov qword [rsp + 2336], r15  ;  1260.0 p0+p3   22 t spill
        mov r15, r10                 ;  1247.1 p1      22 t copy
        or r15, r12                  ;  1261.0 p0      22 t
        mov qword [rsp + 2328], r12  ;  1261.6 p0+p3   22 t spill
        mov r12, r14                 ;  1249.4 p1      22 t copy
        xor r12, rbx                 ;  1262.6 p0      22 t
        xor r15, rbp                 ;  1263.1 p0      22 t
        mov qword [rsp + 3232], r14  ;  1263.7 p0+p3   22 t spill
        mov r14, qword [rsp + 2504]  ;  1208.0 p2      22 t
        xor r14, r11                 ;  1264.7 p0      22 t
        xor r14, r9                  ;  1265.7 p0      22 t
        mov qword [rsp + 2504], r10  ;  1265.8 p0+p3   22 t spill
        mov r10, r11                 ;  1247.8 p1      22 t copy
        and r10, rdx                 ;  1266.8 p0      22 t
        xor r9, r10                  ;  1267.8 p0      22 t
        mov r10, rdx                 ;  1244.6 p1      22 t copy
        mov qword [rsp + 3192], rdx  ;  1268.0 p0+p3   22 t spill
        mov rdx, rax                 ;  1244.0 p1      22 t copy
        mov qword [rsp + 2464], r11  ;  1269.0 p0+p3   22 t spill
        mov r11, rcx                 ;  1251.0 p1      22 t copy
        and r11, r12                 ;  1270.0 p0      22 t
        xor r14, r11                 ;  1271.0 p0      22 t
        xor r15, r14                 ;  1272.0 p0      22 t
        xor r8, rbp                  ;  1271.7 p0      22 t
        xor r8, r9                   ;  1272.7 p0      22 t
        mov r11, rcx                 ;  1251.0 p1      22 t copy
        xor r11, r13                 ;  1272.8 p0      22 t
        xor r10, r11                 ;  1273.8 p0      22 t
        and rdx, r10                 ;  1274.8 p0      22 t
        xor r8, rdx                  ;  1275.8 p0      22 t
        mov rbp, rsi                 ;  1243.4 p1      22 t copy
        mov rdx, rbx                 ;  1255.1 p1      22 t copy
        and rdx, r11                 ;  1275.1 p0      22 t
        xor r9, rdx                  ;  1276.1 p0      22 t
        mov rdx, qword [rsp + 3216]  ;  1257.8 p2      22 t
        or rdx, qword [rsp + 2512]   ;  1276.3 p2+p0   22 t
        xor r14, rdx                 ;  1277.3 p0      22 t
        mov rdx, rdi                 ;  1252.6 p1      22 t copy
        xor rdx, r13                 ;  1277.4 p0      22 t
        and rbp, rdx                 ;  1278.4 p0      22 t
        xor r9, rbp                  ;  1279.4 p0      22 t
        xor r14, rbp                 ;  1279.4 p0      22 t
        mov rbp, r15                 ;  1273.0 p1      22 t copy
        and rbp, r8                  ;  1279.7 p0      22 t
        xor r14, rbp                 ;  1280.7 p0      22 t
        mov qword [rsp + 3200], rbx  ;  1280.8 p0+p3   22 t spill
        mov rbx, r8                  ;  1276.8 p1      22 t copy
        xor rbx, r14                 ;  1281.8 p0      22 t
        or rbp, rbx                  ;  1282.8 p0      22 t
        and r14, r9                  ;  1283.0 p0      22 t
        xor r15, r14                 ;  1284.0 p0      22 t
        xor rbp, r15                 ;  1285.0 p0      22 t
        and rdx, rbp                 ;  1286.0 p0      22 t
        mov r14, r9                  ;  1280.4 p1      22 t copy
        and r14, r15                 ;  1285.3 p0      22 t
        xor r8, r14                  ;  1286.3 p0      22 t
        and r15, r8                  ;  1287.3 p0      22 t
        xor r9, r15                  ;  1288.3 p0      22 t
        mov r14, rbp                 ;  1286.0 p1      22 t copy
        or r14, r8                   ;  1287.5 p0      22 t
        xor rbx, r14                 ;  1288.5 p0      22 t
        and rsi, rbp                 ;  1288.7 p0      22 t
        mov r14, qword [rsp + 2464]  ;  1269.0 p2      22 t
        and r14, rbx                 ;  1289.5 p0      22 t
        mov r15, qword [rsp + 2504]  ;  1265.8 p2      22 t
        and r15, r9                  ;  1289.8 p0      22 t
        mov qword [rsp + 2504], rsi  ;  1290.4 p0+p3   22 t spill
        mov rsi, rbp                 ;  1286.0 p1      22 t copy
        xor rsi, r8                  ;  1291.4 p0      22 t
        and r10, rsi                 ;  1292.4 p0      22 t
        and rax, rsi                 ;  1292.5 p0      22 t
        xor rsi, rbx                 ;  1293.1 p0      22 t
        and r11, rsi                 ;  1294.1 p0      22 t
        xor r10, r11                 ;  1295.1 p0      22 t
        mov qword [rsp + 2464], r15  ;  1294.8 p0+p3   22 t spill
        mov r15, qword [rsp + 3192]  ;  1268.0 p2      22 t
        and r15, rbx                 ;  1295.8 p0      22 t
        xor r11, r15                 ;  1296.8 p0      22 t
        xor rbx, r9                  ;  1297.0 p0      22 t
        xor rbp, rbx                 ;  1298.0 p0      22 t
        and r13, rbp                 ;  1299.0 p0      22 t
        and rdi, rbx                 ;  1298.7 p0      22 t
        mov r15, qword [rsp + 2328]  ;  1261.6 p2      22 t
        and r15, r9                  ;  1299.2 p0      22 t
        xor r9, r8                   ;  1299.8 p0      22 t
        and r12, r9                  ;  1300.8 p0      22 t
        and rcx, r9                  ;  1301.0 p0      22 t
        and rbx, qword [rsp + 2336]  ;  1301.5 p2+p0   22 t
        xor r15, rax                 ;  1302.1 p0      22 t
        xor rax, rbx                 ;  1302.7 p0      22 t
        xor r14, r12                 ;  1303.2 p0      22 t
        xor r14, r15                 ;  1304.2 p0      22 t
        and rbp, qword [rsp + 3232]  ;  1304.4 p2+p0   22 t
        xor rdi, rdx                 ;  1305.0 p0      22 t
        xor rdi, r10                 ;  1306.0 p0      22 t
        xor r12, rbp                 ;  1306.1 p0      22 t
        xor r12, rax                 ;  1307.1 p0      22 t
        mov r9, qword [rsp + 3216]   ;  1257.8 p2      22 t
        and r9, r8                   ;  1307.2 p0      22 t
        and r8, qword [rsp + 2512]   ;  1307.8 p2+p0   22 t
        and rsi, qword [rsp + 3200]  ;  1308.4 p2+p0   22 t
        xor r10, qword [rsp + 2464]  ;  1309.0 p2+p0   22 t
        xor r9, r14                  ;  1309.5 p0      22 t
        xor r10, r9                  ;  1310.5 p0      22 t
        xor rcx, r11                 ;  1310.7 p0      22 t
        xor rcx, r9                  ;  1311.7 p0      22 t
        xor r8, r9                   ;  1311.8 p0      22 t
        xor r8, r12                  ;  1312.8 p0      22 t
        mov r9, qword [rsp + 2504]   ;  1290.4 p2      22 t
        xor r9, rax                  ;  1312.9 p0      22 t
        xor r9, r8                   ;  1313.9 p0      22 t
        xor rdx, r11                 ;  1314.1 p0      22 t
        xor rdx, r13                 ;  1315.1 p0      22 t
        xor rdx, r10                 ;  1316.1 p0      22 t
        not rdx                      ;  1317.1 p0      22 t
        xor r15, r12                 ;  1316.3 p0      22 t
        xor r15, rdi                 ;  1317.3 p0      22 t
        xor rsi, r8                  ;  1317.4 p0      22 t
        not r14                      ;  1318.0 p0      22 t
        xor r10, r9                  ;  1318.5 p0      22 t
        xor r10, rcx                 ;  1319.5 p0      22 t
        mov r8, qword [rsp + 3168]   ;  1261.5 p2      21 t
        not r8                       ;  1319.7 p0      21 t
        not r9                       ;  1320.2 p0      22 t
        xor rdi, r10                 ;  1320.7 p0      22 t
        mov r11, qword [rsp + 3160]  ;  1263.6 p2      21 t
        not r11                      ;  1321.2 p0      21 t
        not rdi                      ;  1321.7 p0      22 t
        mov r12, rsi                 ;  1318.4 p1      22 t copy
        not r12                      ;  1322.2 p0      22 t
        xor rsi, r10                 ;  1322.7 p0      22 t
        mov r10, qword [rsp + 2280]  ;  1267.0 p2      21 t
        not r10                      ;  1323.3 p0      21 t
        mov r13, qword [rsp + 2704]  ;  1268.0 p2      21 t
        not r13                      ;  1323.8 p0      21 t
        mov rbp, qword [rsp + 2720]  ;  1269.2 p2      21 t
        mov rax, qword [rsp + 2864]  ;  1270.2 p2      40 t reload
        xor rbp, rax                 ;  1324.3 p0      21 t
        xor rax, r11                 ;  1324.9 p0      21 t
        mov rbx, qword [rsp + 2720]  ;  1271.2 p2      21 t
        xor rbx, qword [rsp + 2888]  ;  1325.4 p2+p0   21 t
        mov qword [rsp + 2864], rsi  ;  1326.0 p0+p3   22 t spill
        mov rsi, qword [rsp + 2856]  ;  1273.3 p2      21 t
        xor rsi, r10                 ;  1327.0 p0      21 t
        xor r8, rsi                  ;  1328.0 p0      21 t
        xor r13, r8                  ;  1329.0 p0      21 t
        xor rsi, rbp                 ;  1328.7 p0      21 t
        mov qword [rsp + 2704], rcx  ;  1329.3 p0+p3   22 t spill
        mov rcx, rbp                 ;  1325.3 p1      21 t copy
        xor rcx, r13                 ;  1330.3 p0      21 t
        mov qword [rsp + 2280], r12  ;  1330.9 p0+p3   22 t spill
        mov r12, r11                 ;  1322.2 p1      21 t copy
        xor r12, r8                  ;  1331.9 p0      21 t
        mov qword [rsp + 3160], rdi  ;  1332.4 p0+p3   22 t spill
        mov rdi, r8                  ;  1329.0 p1      21 t copy
        xor rdi, rbx                 ;  1333.4 p0      21 t
        mov qword [rsp + 3168], r15  ;  1334.0 p0+p3   22 t spill
        mov r15, qword [rsp + 2856]  ;  1279.8 p2      21 t
        mov qword [rsp + 2856], r14  ;  1335.0 p0+p3   22 t spill
        mov r14, rax                 ;  1325.9 p1      21 t copy
        xor r14, rsi                 ;  1336.0 p0      21 t
        mov qword [rsp + 2504], rdx  ;  1336.6 p0+p3   22 t spill
        mov rdx, r10                 ;  1324.3 p1      21 t copy
        or rdx, rcx                  ;  1337.6 p0      21 t
        mov qword [rsp + 2464], r9   ;  1338.2 p0+p3   22 t spill
        mov r9, r13                  ;  1330.0 p1      21 t copy
        or r9, rdi                   ;  1339.2 p0      21 t
        mov qword [rsp + 3200], r11  ;  1339.7 p0+p3   21 t spill
        mov r11, r13                 ;  1330.0 p1      21 t copy
        xor r11, rsi                 ;  1340.7 p0      21 t
        xor r15, r11                 ;  1341.7 p0      21 t
        mov qword [rsp + 2512], r13  ;  1341.9 p0+p3   21 t spill
        mov r13, r8                  ;  1329.0 p1      21 t copy
        or r13, r11                  ;  1342.9 p0      21 t
        mov qword [rsp + 3216], r11  ;  1343.4 p0+p3   21 t spill
        mov r11, rcx                 ;  1331.3 p1      21 t copy
        xor r11, r14                 ;  1344.4 p0      21 t
        xor r13, r9                  ;  1345.0 p0      21 t
        mov qword [rsp + 3232], rcx  ;  1345.6 p0+p3   21 t spill
        mov rcx, qword [rsp + 2888]  ;  1289.9 p2      21 t
        xor rcx, rsi                 ;  1346.6 p0      21 t
        xor rcx, rdx                 ;  1347.6 p0      21 t
        mov qword [rsp + 2888], r8   ;  1347.7 p0+p3   21 t spill
        mov r8, rsi                  ;  1329.7 p1      21 t copy
        and r8, rbx                  ;  1348.7 p0      21 t
        xor rdx, r8                  ;  1349.7 p0      21 t
        mov r8, rbx                  ;  1326.4 p1      21 t copy
        mov qword [rsp + 2336], rbx  ;  1349.9 p0+p3   21 t spill
        mov rbx, rax                 ;  1325.9 p1      21 t copy
        mov qword [rsp + 2328], rsi  ;  1350.9 p0+p3   21 t spill
        mov rsi, r12                 ;  1332.9 p1      21 t copy
        and rsi, r11                 ;  1351.9 p0      21 t
        xor rcx, rsi                 ;  1352.9 p0      21 t
        xor r13, rcx                 ;  1353.9 p0      21 t
        xor r10, r9                  ;  1353.6 p0      21 t
        xor r10, rdx                 ;  1354.6 p0      21 t
        mov r9, r12                  ;  1332.9 p1      21 t copy
        xor r9, r15                  ;  1354.7 p0      21 t
        xor r8, r9                   ;  1355.7 p0      21 t
        and rbx, r8                  ;  1356.7 p0      21 t
        xor r10, rbx                 ;  1357.7 p0      21 t
        mov rsi, rbp                 ;  1325.3 p1      21 t copy
        mov rbx, r14                 ;  1337.0 p1      21 t copy
        and rbx, r9                  ;  1357.0 p0      21 t
        xor rdx, rbx                 ;  1358.0 p0      21 t
        mov rbx, qword [rsp + 3200]  ;  1339.7 p2      21 t
        or rbx, qword [rsp + 2720]   ;  1358.1 p2+p0   21 t
        xor rcx, rbx                 ;  1359.1 p0      21 t
        mov rbx, rdi                 ;  1334.4 p1      21 t copy
        xor rbx, r15                 ;  1359.3 p0      21 t
        and rsi, rbx                 ;  1360.3 p0      21 t
        xor rdx, rsi                 ;  1361.3 p0      21 t
        xor rcx, rsi                 ;  1361.3 p0      21 t
        mov rsi, r13                 ;  1354.9 p1      21 t copy
        and rsi, r10                 ;  1361.6 p0      21 t
        xor rcx, rsi                 ;  1362.6 p0      21 t
        mov qword [rsp + 3192], r14  ;  1362.7 p0+p3   21 t spill
        mov r14, r10                 ;  1358.7 p1      21 t copy
        xor r14, rcx                 ;  1363.7 p0      21 t
        or rsi, r14                  ;  1364.7 p0      21 t
        and rcx, rdx                 ;  1364.9 p0      21 t
        xor r13, rcx                 ;  1365.9 p0      21 t
        xor rsi, r13                 ;  1366.9 p0      21 t
        and rbx, rsi                 ;  1367.9 p0      21 t
        mov rcx, rdx                 ;  1362.3 p1      21 t copy
        and rcx, r13                 ;  1367.1 p0      21 t
        xor r10, rcx                 ;  1368.1 p0      21 t
        and r13, r10                 ;  1369.1 p0      21 t
        xor rdx, r13                 ;  1370.1 p0      21 t
        mov r13, rsi                 ;  1367.9 p1      21 t copy
        or r13, r10                  ;  1369.4 p0      21 t
        xor r14, r13                 ;  1370.4 p0      21 t
        and rbp, rsi                 ;  1370.6 p0      21 t
        mov r13, qword [rsp + 2328]  ;  1350.9 p2      21 t
        and r13, r14                 ;  1371.4 p0      21 t
        mov rcx, qword [rsp + 2888]  ;  1347.7 p2      21 t
        and rcx, rdx                 ;  1371.7 p0      21 t
        mov qword [rsp + 2888], rbp  ;  1372.3 p0+p3   21 t spill
        mov rbp, rsi                 ;  1367.9 p1      21 t copy
        xor rbp, r10                 ;  1373.3 p0      21 t
        and r8, rbp                  ;  1374.3 p0      21 t
        and rax, rbp                 ;  1374.4 p0      21 t
        xor rbp, r14                 ;  1375.0 p0      21 t
        and r9, rbp                  ;  1376.0 p0      21 t
        xor r8, r9                   ;  1377.0 p0      21 t
        mov qword [rsp + 2328], rcx  ;  1376.7 p0+p3   21 t spill
        mov rcx, qword [rsp + 2336]  ;  1349.9 p2      21 t
        and rcx, r14                 ;  1377.7 p0      21 t
        xor r9, rcx                  ;  1378.7 p0      21 t
        xor r14, rdx                 ;  1378.8 p0      21 t
        xor rsi, r14                 ;  1379.8 p0      21 t
        and r15, rsi                 ;  1380.8 p0      21 t
        and rdi, r14                 ;  1380.6 p0      21 t
        mov rcx, qword [rsp + 3216]  ;  1343.4 p2      21 t
        and rcx, rdx                 ;  1381.1 p0      21 t
        xor rdx, r10                 ;  1381.7 p0      21 t
        and r11, rdx                 ;  1382.7 p0      21 t
        and r12, rdx                 ;  1382.8 p0      21 t
        and r14, qword [rsp + 2512]  ;  1383.4 p2+p0   21 t
        xor rcx, rax                 ;  1384.0 p0      21 t
        xor rax, r14                 ;  1384.6 p0      21 t
        xor r13, r11                 ;  1385.1 p0      21 t
        xor r13, rcx                 ;  1386.1 p0      21 t
        and rsi, qword [rsp + 3232]  ;  1386.3 p2+p0   21 t
        xor rdi, rbx                 ;  1386.8 p0      21 t
        xor rdi, r8                  ;  1387.8 p0      21 t
        xor r11, rsi                 ;  1388.0 p0      21 t
        xor r11, rax                 ;  1389.0 p0      21 t
        mov r14, qword [rsp + 3200]  ;  1339.7 p2      21 t
        and r14, r10                 ;  1389.1 p0      21 t
        and r10, qword [rsp + 2720]  ;  1389.7 p2+p0   21 t
        and rbp, qword [rsp + 3192]  ;  1390.3 p2+p0   21 t
        xor r8, qword [rsp + 2328]   ;  1390.8 p2+p0   21 t
        xor r14, r13                 ;  1391.4 p0      21 t
        xor r8, r14                  ;  1392.4 p0      21 t
        xor r12, r9                  ;  1392.5 p0      21 t
        xor r12, r14                 ;  1393.5 p0      21 t
        xor r10, r14                 ;  1393.7 p0      21 t
        xor r10, r11                 ;  1394.7 p0      21 t
        mov r14, qword [rsp + 2888]  ;  1372.3 p2      21 t
        xor r14, rax                 ;  1394.8 p0      21 t
        xor r14, r10                 ;  1395.8 p0      21 t
        xor rbx, r9                  ;  1396.0 p0      21 t
        xor rbx, r15                 ;  1397.0 p0      21 t
        xor rbx, r8                  ;  1398.0 p0      21 t
        not rbx                      ;  1399.0 p0      21 t
        xor rcx, r11                 ;  1398.2 p0      21 t
        xor rcx, rdi                 ;  1399.2 p0      21 t
        xor rbp, r10                 ;  1399.3 p0      21 t
        not r13                      ;  1399.9 p0      21 t
        xor r8, r14                  ;  1400.4 p0      21 t
        xor r8, r12                  ;  1401.4 p0      21 t
        mov r9, qword [rsp + 3152]   ;  1343.4 p2      23 t
        not r9                       ;  1401.5 p0      23 t
        not r14                      ;  1402.0 p0      21 t
        xor rdi, r8                  ;  1402.5 p0      21 t
        mov r10, qword [rsp + 2896]  ;  1345.4 p2      23 t
        not r10                      ;  1403.1 p0      23 t
        not rdi                      ;  1403.6 p0      21 t
        mov r11, rbp                 ;  1400.3 p1      21 t copy
        not r11                      ;  1404.1 p0      21 t
        xor rbp, r8                  ;  1404.6 p0      21 t
        mov r8, qword [rsp + 2880]   ;  1348.9 p2      23 t
        not r8                       ;  1405.2 p0      23 t
        mov r15, qword [rsp + 3144]  ;  1349.9 p2      23 t
        not r15                      ;  1405.7 p0      23 t
        mov rsi, qword [rsp + 2248]  ;  1351.1 p2      23 t
        mov rax, qword [rsp + 2944]  ;  1352.1 p2      40 t reload
        xor rsi, rax                 ;  1406.2 p0      23 t
        xor rax, r10                 ;  1406.8 p0      23 t
        mov rdx, qword [rsp + 2248]  ;  1353.1 p2      23 t
        xor rdx, qword [rsp + 2936]  ;  1407.3 p2+p0   23 t
        mov qword [rsp + 2944], r11  ;  1407.9 p0+p3   21 t spill
        mov r11, qword [rsp + 2472]  ;  1355.2 p2      23 t
        xor r11, r8                  ;  1408.9 p0      23 t
        xor r9, r11                  ;  1409.9 p0      23 t
        xor r15, r9                  ;  1410.9 p0      23 t
        xor r11, rsi                 ;  1410.6 p0      23 t
        mov qword [rsp + 3144], rdi  ;  1411.2 p0+p3   21 t spill
        mov rdi, rsi                 ;  1407.2 p1      23 t copy
        xor rdi, r15                 ;  1412.2 p0      23 t
        mov qword [rsp + 2880], rcx  ;  1412.8 p0+p3   21 t spill
        mov rcx, r10                 ;  1404.1 p1      23 t copy
        xor rcx, r9                  ;  1413.8 p0      23 t
        mov qword [rsp + 2896], r13  ;  1414.3 p0+p3   21 t spill
        mov r13, r9                  ;  1410.9 p1      23 t copy
        xor r13, rdx                 ;  1415.3 p0      23 t
        mov qword [rsp + 3152], rbx  ;  1415.9 p0+p3   21 t spill
        mov rbx, qword [rsp + 2472]  ;  1361.7 p2      23 t
        mov qword [rsp + 2472], r14  ;  1416.9 p0+p3   21 t spill
        mov r14, rax                 ;  1407.8 p1      23 t copy
        xor r14, r11                 ;  1417.9 p0      23 t
        mov qword [rsp + 2888], rbp  ;  1418.5 p0+p3   21 t spill
        mov rbp, r8                  ;  1406.2 p1      23 t copy
        or rbp, rdi                  ;  1419.5 p0      23 t
        mov qword [rsp + 2328], r12  ;  1420.0 p0+p3   21 t spill
        mov r12, r15                 ;  1411.9 p1      23 t copy
        or r12, r13                  ;  1421.0 p0      23 t
        mov qword [rsp + 3192], r10  ;  1421.6 p0+p3   23 t spill
        mov r10, r15                 ;  1411.9 p1      23 t copy
        xor r10, r11                 ;  1422.6 p0      23 t
        xor rbx, r10                 ;  1423.6 p0      23 t
        mov qword [rsp + 2720], r15  ;  1423.8 p0+p3   23 t spill
        mov r15, r9                  ;  1410.9 p1      23 t copy
        or r15, r10                  ;  1424.8 p0      23 t
        mov qword [rsp + 3200], r10  ;  1425.3 p0+p3   23 t spill
        mov r10, rdi                 ;  1413.2 p1      23 t copy
        xor r10, r14                 ;  1426.3 p0      23 t
        xor r15, r12                 ;  1426.9 p0      23 t
        mov qword [rsp + 3232], rdi  ;  1427.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2936]  ;  1371.8 p2      23 t
        xor rdi, r11                 ;  1428.5 p0      23 t
        xor rdi, rbp                 ;  1429.5 p0      23 t
        mov qword [rsp + 2936], r9   ;  1429.6 p0+p3   23 t spill
        mov r9, r11                  ;  1411.6 p1      23 t copy
        and r9, rdx                  ;  1430.6 p0      23 t
        xor rbp, r9                  ;  1431.6 p0      23 t
        mov r9, rdx                  ;  1408.3 p1      23 t copy
        mov qword [rsp + 2512], rdx  ;  1431.7 p0+p3   23 t spill
        mov rdx, rax                 ;  1407.8 p1      23 t copy
        mov qword [rsp + 3216], r11  ;  1432.7 p0+p3   23 t spill
        mov r11, rcx                 ;  1414.8 p1      23 t copy
        and r11, r10                 ;  1433.7 p0      23 t
        xor rdi, r11                 ;  1434.7 p0      23 t
        xor r15, rdi                 ;  1435.7 p0      23 t
        xor r8, r12                  ;  1435.5 p0      23 t
        xor r8, rbp                  ;  1436.5 p0      23 t
        mov r11, rcx                 ;  1414.8 p1      23 t copy
        xor r11, rbx                 ;  1436.6 p0      23 t
        xor r9, r11                  ;  1437.6 p0      23 t
        and rdx, r9                  ;  1438.6 p0      23 t
        xor r8, rdx                  ;  1439.6 p0      23 t
        mov r12, rsi                 ;  1407.2 p1      23 t copy
        mov rdx, r14                 ;  1418.9 p1      23 t copy
        and rdx, r11                 ;  1438.9 p0      23 t
        xor rbp, rdx                 ;  1439.9 p0      23 t
        mov rdx, qword [rsp + 3192]  ;  1421.6 p2      23 t
        or rdx, qword [rsp + 2248]   ;  1440.0 p2+p0   23 t
        xor rdi, rdx                 ;  1441.0 p0      23 t
        mov rdx, r13                 ;  1416.3 p1      23 t copy
        xor rdx, rbx                 ;  1441.2 p0      23 t
        and r12, rdx                 ;  1442.2 p0      23 t
        xor rbp, r12                 ;  1443.2 p0      23 t
        xor rdi, r12                 ;  1443.2 p0      23 t
        mov r12, r15                 ;  1436.7 p1      23 t copy
        and r12, r8                  ;  1443.5 p0      23 t
        xor rdi, r12                 ;  1444.5 p0      23 t
        mov qword [rsp + 2336], r14  ;  1444.6 p0+p3   23 t spill
        mov r14, r8                  ;  1440.6 p1      23 t copy
        xor r14, rdi                 ;  1445.6 p0      23 t
        or r12, r14                  ;  1446.6 p0      23 t
        and rdi, rbp                 ;  1446.7 p0      23 t
        xor r15, rdi                 ;  1447.7 p0      23 t
        xor r12, r15                 ;  1448.7 p0      23 t
        and rdx, r12                 ;  1449.7 p0      23 t
        mov rdi, rbp                 ;  1444.2 p1      23 t copy
        and rdi, r15                 ;  1449.0 p0      23 t
        xor r8, rdi                  ;  1450.0 p0      23 t
        and r15, r8                  ;  1451.0 p0      23 t
        xor rbp, r15                 ;  1452.0 p0      23 t
        mov r15, r12                 ;  1449.7 p1      23 t copy
        or r15, r8                   ;  1451.3 p0      23 t
        xor r14, r15                 ;  1452.3 p0      23 t
        and rsi, r12                 ;  1452.4 p0      23 t
        mov r15, qword [rsp + 3216]  ;  1432.7 p2      23 t
        and r15, r14                 ;  1453.3 p0      23 t
        mov rdi, qword [rsp + 2936]  ;  1429.6 p2      23 t
        and rdi, rbp                 ;  1453.6 p0      23 t
        mov qword [rsp + 2936], rsi  ;  1454.2 p0+p3   23 t spill
        mov rsi, r12                 ;  1449.7 p1      23 t copy
        xor rsi, r8                  ;  1455.2 p0      23 t
        and r9, rsi                  ;  1456.2 p0      23 t
        and rax, rsi                 ;  1456.3 p0      23 t
        xor rsi, r14                 ;  1456.9 p0      23 t
        and r11, rsi                 ;  1457.9 p0      23 t
        xor r9, r11                  ;  1458.9 p0      23 t
        mov qword [rsp + 3216], rdi  ;  1458.6 p0+p3   23 t spill
        mov rdi, qword [rsp + 2512]  ;  1431.7 p2      23 t
        and rdi, r14                 ;  1459.6 p0      23 t
        xor r11, rdi                 ;  1460.6 p0      23 t
        xor r14, rbp                 ;  1460.7 p0      23 t
        xor r12, r14                 ;  1461.7 p0      23 t
        and rbx, r12                 ;  1462.7 p0      23 t
        and r13, r14                 ;  1462.4 p0      23 t
        mov rdi, qword [rsp + 3200]  ;  1425.3 p2      23 t
        and rdi, rbp                 ;  1463.0 p0      23 t
        xor rbp, r8                  ;  1463.6 p0      23 t
        and r10, rbp                 ;  1464.6 p0      23 t
        and rcx, rbp                 ;  1464.7 p0      23 t
        and r14, qword [rsp + 2720]  ;  1465.3 p2+p0   23 t
        xor rdi, rax                 ;  1465.9 p0      23 t
        xor rax, r14                 ;  1466.4 p0      23 t
        xor r15, r10                 ;  1467.0 p0      23 t
        xor r15, rdi                 ;  1468.0 p0      23 t
        and r12, qword [rsp + 3232]  ;  1468.2 p2+p0   23 t
        xor r13, rdx                 ;  1468.7 p0      23 t
        xor r13, r9                  ;  1469.7 p0      23 t
        xor r10, r12                 ;  1469.9 p0      23 t
        xor r10, rax                 ;  1470.9 p0      23 t
        mov r12, qword [rsp + 3192]  ;  1421.6 p2      23 t
        and r12, r8                  ;  1471.0 p0      23 t
        and r8, qword [rsp + 2248]   ;  1471.6 p2+p0   23 t
        and rsi, qword [rsp + 2336]  ;  1472.1 p2+p0   23 t
        xor r9, qword [rsp + 3216]   ;  1472.7 p2+p0   23 t
        xor r12, r15                 ;  1473.3 p0      23 t
        xor r9, r12                  ;  1474.3 p0      23 t
        xor rdx, rbx                 ;  1474.4 p0      23 t
        xor rdx, r11                 ;  1475.4 p0      23 t
        mov r14, qword [rsp + 2936]  ;  1454.2 p2      23 t
        xor r14, rax                 ;  1475.6 p0      23 t
        xor rdx, r9                  ;  1476.4 p0      23 t
        xor r11, rcx                 ;  1476.7 p0      23 t
        xor r11, r12                 ;  1477.7 p0      23 t
        xor r8, r12                  ;  1477.9 p0      23 t
        xor r8, r10                  ;  1478.9 p0      23 t
        not r15                      ;  1479.0 p0      23 t
        xor r14, r8                  ;  1479.9 p0      23 t
        not rdx                      ;  1480.1 p0      23 t
        xor rsi, r8                  ;  1480.6 p0      23 t
        mov r8, qword [rsp + 2952]   ;  1422.7 p2      22 t
        not r8                       ;  1481.1 p0      22 t
        xor r9, r11                  ;  1481.6 p0      23 t
        xor r9, r14                  ;  1482.6 p0      23 t
        mov r12, qword [rsp + 2928]  ;  1425.3 p2      22 t
        not r12                      ;  1482.8 p0      22 t
        not r14                      ;  1483.3 p0      23 t
        mov rbp, rsi                 ;  1481.6 p1      23 t copy
        not rbp                      ;  1483.8 p0      23 t
        mov rax, r13                 ;  1470.7 p1      23 t copy
        xor rax, r9                  ;  1484.3 p0      23 t
        not rax                      ;  1485.3 p0      23 t
        mov rcx, qword [rsp + 2432]  ;  1429.5 p2      22 t
        not rcx                      ;  1485.4 p0      22 t
        mov rbx, qword [rsp + 2960]  ;  1430.8 p2      22 t
        xor rbx, qword [rsp + 2344]  ;  1485.9 p2+p0   22 t
        mov qword [rsp + 2432], r11  ;  1486.4 p0+p3   23 t spill
        mov r11, qword [rsp + 2960]  ;  1432.9 p2      22 t
        xor r11, qword [rsp + 2256]  ;  1487.4 p2+p0   22 t
        mov qword [rsp + 2928], rbp  ;  1488.0 p0+p3   23 t spill
        mov rbp, qword [rsp + 2920]  ;  1434.9 p2      22 t
        xor rbp, rcx                 ;  1489.0 p0      22 t
        xor r8, rbp                  ;  1490.0 p0      22 t
        xor rbp, rbx                 ;  1490.1 p0      22 t
        mov qword [rsp + 2952], rax  ;  1490.7 p0+p3   23 t spill
        mov rax, qword [rsp + 2344]  ;  1437.5 p2      22 t
        xor rax, r12                 ;  1491.7 p0      22 t
        mov qword [rsp + 2344], rdi  ;  1492.3 p0+p3   23 t spill
        mov rdi, qword [rsp + 2224]  ;  1438.6 p2      22 t
        not rdi                      ;  1493.3 p0      22 t
        xor rdi, r8                  ;  1494.3 p0      22 t
        mov qword [rsp + 2224], r13  ;  1494.4 p0+p3   23 t spill
        mov r13, rbx                 ;  1486.9 p1      22 t copy
        xor r13, rdi                 ;  1495.4 p0      22 t
        mov qword [rsp + 2936], r10  ;  1495.9 p0+p3   23 t spill
        mov r10, r12                 ;  1483.8 p1      22 t copy
        xor r10, r8                  ;  1496.9 p0      22 t
        mov qword [rsp + 3216], r15  ;  1497.5 p0+p3   23 t spill
        mov r15, r8                  ;  1491.0 p1      22 t copy
        xor r15, r11                 ;  1498.5 p0      22 t
        mov qword [rsp + 2336], rdx  ;  1499.1 p0+p3   23 t spill
        mov rdx, qword [rsp + 2920]  ;  1444.3 p2      22 t
        mov qword [rsp + 2920], r14  ;  1500.1 p0+p3   23 t spill
        mov r14, rcx                 ;  1486.4 p1      22 t copy
        or r14, r13                  ;  1501.1 p0      22 t
        mov qword [rsp + 2248], rsi  ;  1501.6 p0+p3   23 t spill
        mov rsi, r8                  ;  1491.0 p1      22 t copy
        mov qword [rsp + 3192], r9   ;  1502.6 p0+p3   23 t spill
        mov r9, rax                  ;  1492.7 p1      22 t copy
        xor r9, rbp                  ;  1503.6 p0      22 t
        mov qword [rsp + 3232], r8   ;  1504.2 p0+p3   22 t spill
        mov r8, rdi                  ;  1495.3 p1      22 t copy
        or r8, r15                   ;  1505.2 p0      22 t
        mov qword [rsp + 2720], r12  ;  1505.8 p0+p3   22 t spill
        mov r12, rdi                 ;  1495.3 p1      22 t copy
        xor r12, rbp                 ;  1506.8 p0      22 t
        or rsi, r12                  ;  1507.8 p0      22 t
        xor rdx, r12                 ;  1507.9 p0      22 t
        mov qword [rsp + 3200], rdi  ;  1508.5 p0+p3   22 t spill
        mov rdi, r13                 ;  1496.4 p1      22 t copy
        xor rdi, r9                  ;  1509.5 p0      22 t
        xor rsi, r8                  ;  1510.1 p0      22 t
        mov qword [rsp + 2512], r13  ;  1510.6 p0+p3   22 t spill
        mov r13, qword [rsp + 2256]  ;  1454.4 p2      22 t
        xor r13, rbp                 ;  1511.6 p0      22 t
        xor r13, r14                 ;  1512.6 p0      22 t
        mov qword [rsp + 2256], r12  ;  1512.8 p0+p3   22 t spill
        mov r12, rbp                 ;  1491.1 p1      22 t copy
        and r12, r11                 ;  1513.8 p0      22 t
        xor r14, r12                 ;  1514.8 p0      22 t
        mov r12, r11                 ;  1488.4 p1      22 t copy
        mov qword [rsp + 3240], r11  ;  1514.9 p0+p3   22 t spill
        mov r11, r10                 ;  1497.9 p1      22 t copy
        and r11, rdi                 ;  1515.9 p0      22 t
        xor r13, r11                 ;  1516.9 p0      22 t
        xor rsi, r13                 ;  1517.9 p0      22 t
        xor rcx, r8                  ;  1517.6 p0      22 t
        xor rcx, r14                 ;  1518.6 p0      22 t
        mov r8, r10                  ;  1497.9 p1      22 t copy
        xor r8, rdx                  ;  1518.8 p0      22 t
        xor r12, r8                  ;  1519.8 p0      22 t
        mov r11, rbx                 ;  1486.9 p1      22 t copy
        mov qword [rsp + 3248], r10  ;  1519.9 p0+p3   22 t spill
        mov r10, rax                 ;  1492.7 p1      22 t copy
        and r10, r12                 ;  1520.9 p0      22 t
        xor rcx, r10                 ;  1521.9 p0      22 t
        mov r10, qword [rsp + 2720]  ;  1505.8 p2      22 t
        or r10, qword [rsp + 2960]   ;  1522.1 p2+p0   22 t
        mov qword [rsp + 3256], rdi  ;  1522.6 p0+p3   22 t spill
        mov rdi, r9                  ;  1504.6 p1      22 t copy
        and rdi, r8                  ;  1523.6 p0      22 t
        xor r14, rdi                 ;  1524.6 p0      22 t
        xor r13, r10                 ;  1524.8 p0      22 t
        mov r10, r15                 ;  1499.5 p1      22 t copy
        xor r10, rdx                 ;  1525.3 p0      22 t
        and r11, r10                 ;  1526.3 p0      22 t
        xor r14, r11                 ;  1527.3 p0      22 t
        xor r13, r11                 ;  1527.3 p0      22 t
        mov r11, rsi                 ;  1518.9 p1      22 t copy
        and r11, rcx                 ;  1527.6 p0      22 t
        xor r13, r11                 ;  1528.6 p0      22 t
        mov rdi, rcx                 ;  1522.9 p1      22 t copy
        xor rdi, r13                 ;  1529.6 p0      22 t
        or r11, rdi                  ;  1530.6 p0      22 t
        and r13, r14                 ;  1529.9 p0      22 t
        xor rsi, r13                 ;  1530.9 p0      22 t
        xor r11, rsi                 ;  1531.9 p0      22 t
        and r10, r11                 ;  1532.9 p0      22 t
        mov r13, r14                 ;  1528.3 p1      22 t copy
        and r13, rsi                 ;  1532.2 p0      22 t
        xor rcx, r13                 ;  1533.2 p0      22 t
        and rsi, rcx                 ;  1534.2 p0      22 t
        xor r14, rsi                 ;  1535.2 p0      22 t
        mov r13, r11                 ;  1532.9 p1      22 t copy
        or r13, rcx                  ;  1534.5 p0      22 t
        xor rdi, r13                 ;  1535.5 p0      22 t
        and rbx, r11                 ;  1535.6 p0      22 t
        and rbp, rdi                 ;  1536.5 p0      22 t
        mov r13, qword [rsp + 3232]  ;  1504.2 p2      22 t
        and r13, r14                 ;  1536.8 p0      22 t
        mov rsi, r11                 ;  1532.9 p1      22 t copy
        xor rsi, rcx                 ;  1537.3 p0      22 t
        and r12, rsi                 ;  1538.3 p0      22 t
        and rax, rsi                 ;  1538.5 p0      22 t
        xor rsi, rdi                 ;  1539.0 p0      22 t
        and r8, rsi                  ;  1540.0 p0      22 t
        xor r12, r8                  ;  1541.0 p0      22 t
        mov qword [rsp + 3232], rbx  ;  1540.8 p0+p3   22 t spill
        mov rbx, qword [rsp + 3240]  ;  1514.9 p2      22 t
        and rbx, rdi                 ;  1541.8 p0      22 t
        xor r8, rbx                  ;  1542.8 p0      22 t
        xor rdi, r14                 ;  1542.9 p0      22 t
        xor r11, rdi                 ;  1543.9 p0      22 t
        and rdx, r11                 ;  1544.9 p0      22 t
        and r15, rdi                 ;  1544.6 p0      22 t
        mov rbx, qword [rsp + 2256]  ;  1512.8 p2      22 t
        and rbx, r14                 ;  1545.2 p0      22 t
        xor r14, rcx                 ;  1545.8 p0      22 t
        and rdi, qword [rsp + 3200]  ;  1546.3 p2+p0   22 t
        xor rdi, rax                 ;  1547.3 p0      22 t
        xor rax, rbx                 ;  1547.5 p0      22 t
        mov rbx, qword [rsp + 3256]  ;  1522.6 p2      22 t
        and rbx, r14                 ;  1548.0 p0      22 t
        xor rbp, rax                 ;  1548.6 p0      22 t
        xor rbp, rbx                 ;  1549.6 p0      22 t
        and r11, qword [rsp + 2512]  ;  1549.8 p2+p0   22 t
        and r14, qword [rsp + 3248]  ;  1550.3 p2+p0   22 t
        and r9, rsi                  ;  1550.9 p0      22 t
        xor r15, r10                 ;  1551.5 p0      22 t
        xor r15, r12                 ;  1552.5 p0      22 t
        xor rbx, r11                 ;  1552.6 p0      22 t
        xor rbx, rdi                 ;  1553.6 p0      22 t
        xor r13, r12                 ;  1553.7 p0      22 t
        mov r11, qword [rsp + 2720]  ;  1505.8 p2      22 t
        and r11, rcx                 ;  1554.3 p0      22 t
        and rcx, qword [rsp + 2960]  ;  1554.9 p2+p0   22 t
        xor r11, rbp                 ;  1555.5 p0      22 t
        xor r13, r11                 ;  1556.5 p0      22 t
        xor r10, rdx                 ;  1556.6 p0      22 t
        xor r10, r8                  ;  1557.6 p0      22 t
        mov r12, qword [rsp + 3232]  ;  1540.8 p2      22 t
        xor r12, rdi                 ;  1557.7 p0      22 t
        xor r10, r13                 ;  1558.6 p0      22 t
        xor r8, r14                  ;  1558.9 p0      22 t
        xor r8, r11                  ;  1559.9 p0      22 t
        xor rcx, r11                 ;  1560.0 p0      22 t
        xor rcx, rbx                 ;  1561.0 p0      22 t
        not rbp                      ;  1561.2 p0      22 t
        xor r12, rcx                 ;  1562.0 p0      22 t
        not r10                      ;  1562.2 p0      22 t
        xor r9, rcx                  ;  1562.7 p0      22 t
        mov r11, qword [rsp + 2320]  ;  1505.0 p2      21 t
        not r11                      ;  1563.3 p0      21 t
        xor r13, r8                  ;  1563.8 p0      22 t
        xor r13, r12                 ;  1564.8 p0      22 t
        mov r14, qword [rsp + 3024]  ;  1506.9 p2      21 t
        not r14                      ;  1565.0 p0      21 t
        not r12                      ;  1565.5 p0      22 t
        mov rsi, r9                  ;  1563.7 p1      22 t copy
        not rsi                      ;  1566.0 p0      22 t
        mov rdi, r15                 ;  1553.5 p1      22 t copy
        xor rdi, r13                 ;  1566.5 p0      22 t
        not rdi                      ;  1567.5 p0      22 t
        mov rcx, qword [rsp + 3016]  ;  1511.4 p2      21 t
        not rcx                      ;  1567.5 p0      21 t
        mov rdx, qword [rsp + 3080]  ;  1512.6 p2      21 t
        xor rdx, qword [rsp + 3128]  ;  1568.0 p2+p0   21 t
        mov qword [rsp + 3016], r9   ;  1568.6 p0+p3   22 t spill
        mov r9, qword [rsp + 3080]   ;  1514.8 p2      21 t
        xor r9, qword [rsp + 3000]   ;  1569.6 p2+p0   21 t
        mov qword [rsp + 3024], r13  ;  1570.2 p0+p3   22 t spill
        mov r13, qword [rsp + 2984]  ;  1516.8 p2      21 t
        xor r13, rcx                 ;  1571.2 p0      21 t
        xor r11, r13                 ;  1572.2 p0      21 t
        xor r13, rdx                 ;  1572.3 p0      21 t
        mov qword [rsp + 2320], r8   ;  1572.9 p0+p3   22 t spill
        mov r8, qword [rsp + 3128]   ;  1519.6 p2      21 t
        xor r8, r14                  ;  1573.9 p0      21 t
        mov qword [rsp + 3128], rsi  ;  1574.5 p0+p3   22 t spill
        mov rsi, qword [rsp + 3136]  ;  1520.8 p2      21 t
        not rsi                      ;  1575.5 p0      21 t
        xor rsi, r11                 ;  1576.5 p0      21 t
        mov qword [rsp + 3136], rdi  ;  1576.5 p0+p3   22 t spill
        mov rdi, rdx                 ;  1569.0 p1      21 t copy
        xor rdi, rsi                 ;  1577.5 p0      21 t
        mov qword [rsp + 3232], rax  ;  1578.1 p0+p3   22 t spill
        mov rax, r14                 ;  1566.0 p1      21 t copy
        xor rax, r11                 ;  1579.1 p0      21 t
        mov qword [rsp + 2960], r15  ;  1579.7 p0+p3   22 t spill
        mov r15, r11                 ;  1573.2 p1      21 t copy
        xor r15, r9                  ;  1580.7 p0      21 t
        mov qword [rsp + 2720], rbx  ;  1581.2 p0+p3   22 t spill
        mov rbx, qword [rsp + 2984]  ;  1526.0 p2      21 t
        mov qword [rsp + 2984], rbp  ;  1582.2 p0+p3   22 t spill
        mov rbp, rcx                 ;  1568.5 p1      21 t copy
        or rbp, rdi                  ;  1583.2 p0      21 t
        mov qword [rsp + 3248], r10  ;  1583.8 p0+p3   22 t spill
        mov r10, r11                 ;  1573.2 p1      21 t copy
        mov qword [rsp + 2512], r12  ;  1584.8 p0+p3   22 t spill
        mov r12, r8                  ;  1574.9 p1      21 t copy
        xor r12, r13                 ;  1585.8 p0      21 t
        mov qword [rsp + 3256], r11  ;  1586.4 p0+p3   21 t spill
        mov r11, rsi                 ;  1577.5 p1      21 t copy
        or r11, r15                  ;  1587.4 p0      21 t
        mov qword [rsp + 3200], r14  ;  1588.0 p0+p3   21 t spill
        mov r14, rsi                 ;  1577.5 p1      21 t copy
        xor r14, r13                 ;  1589.0 p0      21 t
        or r10, r14                  ;  1590.0 p0      21 t
        xor rbx, r14                 ;  1590.1 p0      21 t
        mov qword [rsp + 2256], rsi  ;  1590.7 p0+p3   21 t spill
        mov rsi, rdi                 ;  1578.5 p1      21 t copy
        xor rsi, r12                 ;  1591.7 p0      21 t
        xor r10, r11                 ;  1592.2 p0      21 t
        mov qword [rsp + 3240], rdi  ;  1592.8 p0+p3   21 t spill
        mov rdi, qword [rsp + 3000]  ;  1536.9 p2      21 t
        xor rdi, r13                 ;  1593.8 p0      21 t
        xor rdi, rbp                 ;  1594.8 p0      21 t
        mov qword [rsp + 3000], r14  ;  1594.9 p0+p3   21 t spill
        mov r14, r13                 ;  1573.3 p1      21 t copy
        and r14, r9                  ;  1595.9 p0      21 t
        xor rbp, r14                 ;  1596.9 p0      21 t
        mov r14, r9                  ;  1570.6 p1      21 t copy
        mov qword [rsp + 3264], r9   ;  1597.1 p0+p3   21 t spill
        mov r9, rax                  ;  1580.1 p1      21 t copy
        and r9, rsi                  ;  1598.1 p0      21 t
        xor rdi, r9                  ;  1599.1 p0      21 t
        xor r10, rdi                 ;  1600.1 p0      21 t
        xor rcx, r11                 ;  1599.8 p0      21 t
        xor rcx, rbp                 ;  1600.8 p0      21 t
        mov r9, rax                  ;  1580.1 p1      21 t copy
        xor r9, rbx                  ;  1600.9 p0      21 t
        xor r14, r9                  ;  1601.9 p0      21 t
        mov r11, rdx                 ;  1569.0 p1      21 t copy
        mov qword [rsp + 3272], rax  ;  1602.1 p0+p3   21 t spill
        mov rax, r8                  ;  1574.9 p1      21 t copy
        and rax, r14                 ;  1603.1 p0      21 t
        xor rcx, rax                 ;  1604.1 p0      21 t
        mov rax, qword [rsp + 3200]  ;  1588.0 p2      21 t
        or rax, qword [rsp + 3080]   ;  1604.2 p2+p0   21 t
        mov qword [rsp + 3280], rsi  ;  1604.8 p0+p3   21 t spill
        mov rsi, r12                 ;  1586.8 p1      21 t copy
        and rsi, r9                  ;  1605.8 p0      21 t
        xor rbp, rsi                 ;  1606.8 p0      21 t
        xor rdi, rax                 ;  1606.9 p0      21 t
        mov rsi, r15                 ;  1581.7 p1      21 t copy
        xor rsi, rbx                 ;  1607.5 p0      21 t
        and r11, rsi                 ;  1608.5 p0      21 t
        xor rbp, r11                 ;  1609.5 p0      21 t
        xor rdi, r11                 ;  1609.5 p0      21 t
        mov r11, r10                 ;  1601.1 p1      21 t copy
        and r11, rcx                 ;  1609.8 p0      21 t
        xor rdi, r11                 ;  1610.8 p0      21 t
        mov rax, rcx                 ;  1605.1 p1      21 t copy
        xor rax, rdi                 ;  1611.8 p0      21 t
        or r11, rax                  ;  1612.8 p0      21 t
        and rdi, rbp                 ;  1612.1 p0      21 t
        xor r10, rdi                 ;  1613.1 p0      21 t
        xor r11, r10                 ;  1614.1 p0      21 t
        and rsi, r11                 ;  1615.1 p0      21 t
        mov rdi, rbp                 ;  1610.5 p1      21 t copy
        and rdi, r10                 ;  1614.4 p0      21 t
        xor rcx, rdi                 ;  1615.4 p0      21 t
        and r10, rcx                 ;  1616.4 p0      21 t
        xor rbp, r10                 ;  1617.4 p0      21 t
        mov r10, r11                 ;  1615.1 p1      21 t copy
        or r10, rcx                  ;  1616.6 p0      21 t
        xor rax, r10                 ;  1617.6 p0      21 t
        and rdx, r11                 ;  1617.8 p0      21 t
        and r13, rax                 ;  1618.6 p0      21 t
        mov r10, qword [rsp + 3256]  ;  1586.4 p2      21 t
        and r10, rbp                 ;  1618.9 p0      21 t
        mov rdi, r11                 ;  1615.1 p1      21 t copy
        xor rdi, rcx                 ;  1619.5 p0      21 t
        and r14, rdi                 ;  1620.5 p0      21 t
        and r8, rdi                  ;  1620.6 p0      21 t
        xor rdi, rax                 ;  1621.2 p0      21 t
        and r9, rdi                  ;  1622.2 p0      21 t
        xor r14, r9                  ;  1623.2 p0      21 t
        mov qword [rsp + 3256], rdx  ;  1622.9 p0+p3   21 t spill
        mov rdx, qword [rsp + 3264]  ;  1597.1 p2      21 t
        and rdx, rax                 ;  1623.9 p0      21 t
        xor r9, rdx                  ;  1624.9 p0      21 t
        xor rax, rbp                 ;  1625.1 p0      21 t
        xor r11, rax                 ;  1626.1 p0      21 t
        and rbx, r11                 ;  1627.1 p0      21 t
        and r15, rax                 ;  1626.8 p0      21 t
        mov rdx, qword [rsp + 3000]  ;  1594.9 p2      21 t
        and rdx, rbp                 ;  1627.4 p0      21 t
        xor rbp, rcx                 ;  1627.9 p0      21 t
        and rax, qword [rsp + 2256]  ;  1628.5 p2+p0   21 t
        xor rax, r8                  ;  1629.5 p0      21 t
        xor r8, rdx                  ;  1629.6 p0      21 t
        mov rdx, qword [rsp + 3280]  ;  1604.8 p2      21 t
        and rdx, rbp                 ;  1630.2 p0      21 t
        xor r13, r8                  ;  1630.8 p0      21 t
        xor r13, rdx                 ;  1631.8 p0      21 t
        and r11, qword [rsp + 3240]  ;  1631.9 p2+p0   21 t
        and rbp, qword [rsp + 3272]  ;  1632.5 p2+p0   21 t
        and r12, rdi                 ;  1633.1 p0      21 t
        xor r15, rsi                 ;  1633.6 p0      21 t
        xor r15, r14                 ;  1634.6 p0      21 t
        xor rdx, r11                 ;  1634.8 p0      21 t
        xor rdx, rax                 ;  1635.8 p0      21 t
        xor r10, r14                 ;  1635.9 p0      21 t
        mov r11, qword [rsp + 3200]  ;  1588.0 p2      21 t
        and r11, rcx                 ;  1636.5 p0      21 t
        and rcx, qword [rsp + 3080]  ;  1637.1 p2+p0   21 t
        xor r11, r13                 ;  1637.6 p0      21 t
        xor r10, r11                 ;  1638.6 p0      21 t
        xor rsi, rbx                 ;  1638.8 p0      21 t
        xor rsi, r9                  ;  1639.8 p0      21 t
        mov r14, qword [rsp + 3256]  ;  1622.9 p2      21 t
        xor r14, rax                 ;  1639.9 p0      21 t
        xor rsi, r10                 ;  1640.8 p0      21 t
        xor r9, rbp                  ;  1641.1 p0      21 t
        xor r9, r11                  ;  1642.1 p0      21 t
        xor rcx, r11                 ;  1642.2 p0      21 t
        xor rcx, rdx                 ;  1643.2 p0      21 t
        not r13                      ;  1643.3 p0      21 t
        xor r14, rcx                 ;  1644.2 p0      21 t
        not rsi                      ;  1644.4 p0      21 t
        xor r12, rcx                 ;  1644.9 p0      21 t
        mov r11, qword [rsp + 3040]  ;  1587.1 p2      42 t
        not r11                      ;  1645.5 p0      42 t
        xor r10, r9                  ;  1646.0 p0      21 t
        xor r10, r14                 ;  1647.0 p0      21 t
        mov rdi, qword [rsp + 3088]  ;  1589.0 p2      42 t
        not rdi                      ;  1647.1 p0      42 t
        not r14                      ;  1647.6 p0      21 t
        mov rbp, r12                 ;  1645.9 p1      21 t copy
        not rbp                      ;  1648.1 p0      21 t
        mov rax, r15                 ;  1635.6 p1      21 t copy
        xor rax, r10                 ;  1648.6 p0      21 t
        not rax                      ;  1649.6 p0      21 t
        mov rcx, qword [rsp + 3112]  ;  1593.6 p2      42 t
        not rcx                      ;  1649.7 p0      42 t
        mov rbx, qword [rsp + 3056]  ;  1594.8 p2      42 t
        xor rbx, qword [rsp + 3096]  ;  1650.2 p2+p0   42 t
        mov qword [rsp + 3112], rbp  ;  1650.8 p0+p3   21 t spill
        mov rbp, qword [rsp + 3056]  ;  1596.9 p2      42 t
        xor rbp, qword [rsp + 3104]  ;  1651.8 p2+p0   42 t
        mov qword [rsp + 3088], rax  ;  1652.3 p0+p3   21 t spill
        mov rax, qword [rsp + 3072]  ;  1598.9 p2      42 t
        xor rax, rcx                 ;  1653.3 p0      42 t
        xor r11, rax                 ;  1654.3 p0      42 t
        xor rax, rbx                 ;  1654.5 p0      42 t
        mov qword [rsp + 3040], r8   ;  1655.1 p0+p3   21 t spill
        mov r8, qword [rsp + 3096]   ;  1601.8 p2      42 t
        xor r8, rdi                  ;  1656.1 p0      42 t
        mov qword [rsp + 3096], r15  ;  1656.6 p0+p3   21 t spill
        mov r15, qword [rsp + 3120]  ;  1602.9 p2      42 t
        not r15                      ;  1657.6 p0      42 t
        xor r15, r11                 ;  1658.6 p0      42 t
        mov qword [rsp + 3120], rdx  ;  1658.7 p0+p3   21 t spill
        mov rdx, rbx                 ;  1651.2 p1      42 t copy
        xor rdx, r15                 ;  1659.7 p0      42 t
        mov qword [rsp + 3256], r13  ;  1660.3 p0+p3   21 t spill
        mov r13, rdi                 ;  1648.1 p1      42 t copy
        xor r13, r11                 ;  1661.3 p0      42 t
        mov qword [rsp + 3080], rsi  ;  1661.8 p0+p3   21 t spill
        mov rsi, r11                 ;  1655.3 p1      42 t copy
        xor rsi, rbp                 ;  1662.8 p0      42 t
        mov qword [rsp + 3200], r14  ;  1663.4 p0+p3   21 t spill
        mov r14, qword [rsp + 3072]  ;  1608.1 p2      42 t
        mov qword [rsp + 3072], r12  ;  1664.4 p0+p3   21 t spill
        mov r12, rcx                 ;  1650.7 p1      42 t copy
        or r12, rdx                  ;  1665.4 p0      42 t
        mov qword [rsp + 3272], r10  ;  1666.0 p0+p3   21 t spill
        mov r10, r11                 ;  1655.3 p1      42 t copy
        mov qword [rsp + 3240], r9   ;  1667.0 p0+p3   21 t spill
        mov r9, r8                   ;  1657.1 p1      42 t copy
        xor r9, rax                  ;  1668.0 p0      42 t
        mov qword [rsp + 3280], r11  ;  1668.6 p0+p3   42 t spill
        mov r11, r15                 ;  1659.6 p1      42 t copy
        or r11, rsi                  ;  1669.6 p0      42 t
        mov qword [rsp + 2256], rdi  ;  1670.1 p0+p3   42 t spill
        mov rdi, r15                 ;  1659.6 p1      42 t copy
        xor rdi, rax                 ;  1671.1 p0      42 t
        or r10, rdi                  ;  1672.1 p0      42 t
        xor r14, rdi                 ;  1672.3 p0      42 t
        mov qword [rsp + 3000], r15  ;  1672.8 p0+p3   42 t spill
        mov r15, rdx                 ;  1660.7 p1      42 t copy
        xor r15, r9                  ;  1673.8 p0      42 t
        xor r10, r11                 ;  1674.4 p0      42 t
        mov qword [rsp + 3264], rdx  ;  1675.0 p0+p3   42 t spill
        mov rdx, qword [rsp + 3104]  ;  1619.0 p2      42 t
        xor rdx, rax                 ;  1676.0 p0      42 t
        xor rdx, r12                 ;  1677.0 p0      42 t
        mov qword [rsp + 3104], rdi  ;  1677.1 p0+p3   42 t spill
        mov rdi, rax                 ;  1655.5 p1      42 t copy
        and rdi, rbp                 ;  1678.1 p0      42 t
        xor r12, rdi                 ;  1679.1 p0      42 t
        mov rdi, rbp                 ;  1652.8 p1      42 t copy
        mov qword [rsp + 3288], rbp  ;  1679.3 p0+p3   42 t spill
        mov rbp, r13                 ;  1662.3 p1      42 t copy
        and rbp, r15                 ;  1680.3 p0      42 t
        xor rdx, rbp                 ;  1681.3 p0      42 t
        xor r10, rdx                 ;  1682.3 p0      42 t
        xor rcx, r11                 ;  1682.0 p0      42 t
        xor rcx, r12                 ;  1683.0 p0      42 t
        mov r11, r13                 ;  1662.3 p1      42 t copy
        xor r11, r14                 ;  1683.1 p0      42 t
        xor rdi, r11                 ;  1684.1 p0      42 t
        mov rbp, rbx                 ;  1651.2 p1      42 t copy
        mov qword [rsp + 3296], r13  ;  1684.3 p0+p3   42 t spill
        mov r13, r8                  ;  1657.1 p1      42 t copy
        and r13, rdi                 ;  1685.3 p0      42 t
        xor rcx, r13                 ;  1686.3 p0      42 t
        mov r13, qword [rsp + 2256]  ;  1670.1 p2      42 t
        or r13, qword [rsp + 3056]   ;  1686.4 p2+p0   42 t
        mov qword [rsp + 3304], r15  ;  1687.0 p0+p3   42 t spill
        mov r15, r9                  ;  1669.0 p1      42 t copy
        and r15, r11                 ;  1688.0 p0      42 t
        xor r12, r15                 ;  1689.0 p0      42 t
        xor rdx, r13                 ;  1689.1 p0      42 t
        mov r13, rsi                 ;  1663.8 p1      42 t copy
        xor r13, r14                 ;  1689.7 p0      42 t
        and rbp, r13                 ;  1690.7 p0      42 t
        xor r12, rbp                 ;  1691.7 p0      42 t
        xor rdx, rbp                 ;  1691.7 p0      42 t
        mov r15, r10                 ;  1683.3 p1      42 t copy
        and r15, rcx                 ;  1692.0 p0      42 t
        xor rdx, r15                 ;  1693.0 p0      42 t
        mov rbp, rcx                 ;  1687.3 p1      42 t copy
        xor rbp, rdx                 ;  1694.0 p0      42 t
        or r15, rbp                  ;  1695.0 p0      42 t
        and rdx, r12                 ;  1694.3 p0      42 t
        xor r10, rdx                 ;  1695.3 p0      42 t
        xor r15, r10                 ;  1696.3 p0      42 t
        and r13, r15                 ;  1697.3 p0      42 t
        mov rdx, r12                 ;  1692.7 p1      42 t copy
        and rdx, r10                 ;  1696.5 p0      42 t
        xor rcx, rdx                 ;  1697.5 p0      42 t
        and r10, rcx                 ;  1698.5 p0      42 t
        xor r12, r10                 ;  1699.5 p0      42 t
        mov r10, r15                 ;  1697.3 p1      42 t copy
        or r10, rcx                  ;  1698.8 p0      42 t
        xor rbp, r10                 ;  1699.8 p0      42 t
        and rbx, r15                 ;  1700.0 p0      42 t
        and rax, rbp                 ;  1700.8 p0      42 t
        mov r10, qword [rsp + 3280]  ;  1668.6 p2      42 t
        and r10, r12                 ;  1701.1 p0      42 t
        mov rdx, r15                 ;  1697.3 p1      42 t copy
        xor rdx, rcx                 ;  1701.7 p0      42 t
        and rdi, rdx                 ;  1702.7 p0      42 t
        and r8, rdx                  ;  1702.8 p0      42 t
        xor rdx, rbp                 ;  1703.4 p0      42 t
        and r11, rdx                 ;  1704.4 p0      42 t
        xor rdi, r11                 ;  1705.4 p0      42 t
        mov qword [rsp + 3280], rbx  ;  1705.1 p0+p3   42 t spill
        mov rbx, qword [rsp + 3288]  ;  1679.3 p2      42 t
        and rbx, rbp                 ;  1706.1 p0      42 t
        xor r11, rbx                 ;  1707.1 p0      42 t
        xor rbp, r12                 ;  1707.2 p0      42 t
        xor r15, rbp                 ;  1708.2 p0      42 t
        and r14, r15                 ;  1709.2 p0      42 t
        and rsi, rbp                 ;  1709.0 p0      42 t
        mov rbx, qword [rsp + 3104]  ;  1677.1 p2      42 t
        and rbx, r12                 ;  1709.5 p0      42 t
        xor r12, rcx                 ;  1710.1 p0      42 t
        and rbp, qword [rsp + 3000]  ;  1710.7 p2+p0   42 t
        xor rbp, r8                  ;  1711.7 p0      42 t
        xor r8, rbx                  ;  1711.8 p0      42 t
        mov rbx, qword [rsp + 3304]  ;  1687.0 p2      42 t
        and rbx, r12                 ;  1712.4 p0      42 t
        xor rax, r8                  ;  1713.0 p0      42 t
        xor rax, rbx                 ;  1714.0 p0      42 t
        and r15, qword [rsp + 3264]  ;  1714.1 p2+p0   42 t
        and r12, qword [rsp + 3296]  ;  1714.7 p2+p0   42 t
        and r9, rdx                  ;  1715.2 p0      42 t
        xor rsi, r13                 ;  1715.8 p0      42 t
        xor rsi, rdi                 ;  1716.8 p0      42 t
        xor rbx, r15                 ;  1716.9 p0      42 t
        xor rbx, rbp                 ;  1717.9 p0      42 t
        xor r10, rdi                 ;  1718.1 p0      42 t
        mov r15, qword [rsp + 2256]  ;  1670.1 p2      42 t
        and r15, rcx                 ;  1718.7 p0      42 t
        and rcx, qword [rsp + 3056]  ;  1719.2 p2+p0   42 t
        xor r15, rax                 ;  1719.8 p0      42 t
        xor r10, r15                 ;  1720.8 p0      42 t
        xor r13, r14                 ;  1720.9 p0      42 t
        xor r13, r11                 ;  1721.9 p0      42 t
        mov r14, qword [rsp + 3280]  ;  1705.1 p2      42 t
        xor r14, rbp                 ;  1722.1 p0      42 t
        xor r13, r10                 ;  1722.9 p0      42 t
        xor r11, r12                 ;  1723.2 p0      42 t
        xor r11, r15                 ;  1724.2 p0      42 t
        xor rcx, r15                 ;  1724.4 p0      42 t
        xor rcx, rbx                 ;  1725.4 p0      42 t
        not rax                      ;  1725.5 p0      42 t
        xor r14, rcx                 ;  1726.4 p0      42 t
        not r13                      ;  1726.6 p0      42 t
        xor r9, rcx                  ;  1727.1 p0      42 t
        mov r12, qword [rsp + 2328]  ;  1669.3 p2      41 t
        xor r12, qword [rsp + 2512]  ;  1727.7 p2+p0   41 t
        xor r10, r11                 ;  1728.2 p0      42 t
        xor r10, r14                 ;  1729.2 p0      42 t
        not r14                      ;  1729.4 p0      42 t
        mov r15, qword [rsp + 2464]  ;  1673.1 p2      41 t
        xor r15, qword [rsp + 3192]  ;  1729.9 p2+p0   41 t
        xor r15, qword [rsp + 2248]  ;  1730.9 p2+p0   41 t
        mov rdi, r9                  ;  1728.1 p1      42 t copy
        not rdi                      ;  1731.0 p0      42 t
        mov rbp, rsi                 ;  1717.8 p1      42 t copy
        xor rbp, r10                 ;  1731.5 p0      42 t
        not rbp                      ;  1732.5 p0      42 t
        mov rcx, qword [rsp + 3208]  ;  1678.3 p2      23 t reload
        xor r9, rcx                  ;  1732.6 p0      41 t
        xor r9, r10                  ;  1733.6 p0      41 t
        mov r10, qword [rsp + 3224]  ;  1680.1 p2      41 t
        xor r10, qword [rsp + 3240]  ;  1733.7 p2+p0   41 t
        xor rcx, r10                 ;  1734.7 p0      41 t
        mov rdx, qword [rsp + 3224]  ;  1682.1 p2      41 t
        xor rdx, r12                 ;  1734.9 p0      41 t
        xor r12, rcx                 ;  1735.7 p0      41 t
        mov qword [rsp + 3224], rcx  ;  1736.0 p0+p3   41 t spill
        mov rcx, qword [rsp + 2328]  ;  1684.0 p2      41 t
        xor rcx, r15                 ;  1737.0 p0      41 t
        xor r15, rdx                 ;  1737.6 p0      41 t
        xor r14, qword [rsp + 2312]  ;  1738.2 p2+p0   41 t
        mov qword [rsp + 2328], rdx  ;  1738.7 p0+p3   41 t spill
        mov rdx, qword [rsp + 2464]  ;  1686.1 p2      41 t
        xor rdx, r9                  ;  1739.7 p0      41 t
        xor r10, rdx                 ;  1740.7 p0      41 t
        xor r9, rcx                  ;  1740.9 p0      41 t
        mov qword [rsp + 2464], rcx  ;  1741.4 p0+p3   41 t spill
        mov rcx, qword [rsp + 2888]  ;  1688.3 p2      41 t
        xor rcx, qword [rsp + 3248]  ;  1742.4 p2+p0   41 t
        mov qword [rsp + 3248], rdx  ;  1743.0 p0+p3   41 t spill
        mov rdx, qword [rsp + 2504]  ;  1690.3 p2      41 t
        xor rdx, qword [rsp + 2920]  ;  1744.0 p2+p0   41 t
        mov qword [rsp + 2920], r10  ;  1744.6 p0+p3   41 t spill
        mov r10, qword [rsp + 3184]  ;  1692.3 p2      41 t
        xor r10, qword [rsp + 3272]  ;  1745.6 p2+p0   41 t
        xor r10, qword [rsp + 3072]  ;  1746.6 p2+p0   41 t
        mov qword [rsp + 3072], r12  ;  1746.7 p0+p3   41 t spill
        mov r12, qword [rsp + 3184]  ;  1695.3 p2      41 t
        xor r12, rcx                 ;  1747.7 p0      41 t
        mov qword [rsp + 3184], r15  ;  1748.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2888]  ;  1696.3 p2      41 t
        xor r15, rdx                 ;  1749.3 p0      41 t
        xor r13, qword [rsp + 2488]  ;  1749.9 p2+p0   41 t
        xor rdx, r12                 ;  1750.4 p0      41 t
        mov qword [rsp + 2888], r12  ;  1751.0 p0+p3   41 t spill
        mov r12, qword [rsp + 2312]  ;  1698.9 p2      41 t
        xor r12, r10                 ;  1752.0 p0      41 t
        xor rcx, r12                 ;  1753.0 p0      41 t
        mov qword [rsp + 2312], r12  ;  1753.1 p0+p3   41 t spill
        mov r12, qword [rsp + 2504]  ;  1701.2 p2      41 t
        xor r12, r14                 ;  1754.1 p0      41 t
        xor r10, r12                 ;  1755.1 p0      41 t
        xor r14, r15                 ;  1755.3 p0      41 t
        mov qword [rsp + 2504], r15  ;  1755.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2472]  ;  1702.9 p2      41 t
        xor r15, qword [rsp + 2984]  ;  1756.9 p2+p0   41 t
        mov qword [rsp + 2984], r12  ;  1757.4 p0+p3   41 t spill
        mov r12, qword [rsp + 2856]  ;  1704.9 p2      41 t
        xor r12, qword [rsp + 2336]  ;  1758.4 p2+p0   41 t
        mov qword [rsp + 2336], r10  ;  1759.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2240]  ;  1706.9 p2      41 t
        xor r10, qword [rsp + 3200]  ;  1760.0 p2+p0   41 t
        mov qword [rsp + 3200], rcx  ;  1760.6 p0+p3   41 t spill
        mov rcx, qword [rsp + 2240]  ;  1708.9 p2      41 t
        xor rcx, r15                 ;  1761.6 p0      41 t
        mov qword [rsp + 2240], rdx  ;  1762.1 p0+p3   41 t spill
        mov rdx, qword [rsp + 2472]  ;  1710.6 p2      41 t
        xor rdx, r12                 ;  1763.1 p0      41 t
        xor rax, qword [rsp + 2480]  ;  1763.7 p2+p0   41 t
        xor r12, rcx                 ;  1764.3 p0      41 t
        mov qword [rsp + 2472], rcx  ;  1764.9 p0+p3   41 t spill
        mov rcx, qword [rsp + 2488]  ;  1712.7 p2      41 t
        xor rcx, r10                 ;  1765.9 p0      41 t
        xor r15, rcx                 ;  1766.9 p0      41 t
        mov qword [rsp + 2488], rcx  ;  1767.0 p0+p3   41 t spill
        mov rcx, qword [rsp + 2856]  ;  1714.0 p2      41 t
        xor rcx, r13                 ;  1768.0 p0      41 t
        xor r10, rcx                 ;  1769.0 p0      41 t
        xor r13, rdx                 ;  1769.1 p0      41 t
        mov qword [rsp + 2856], rdx  ;  1769.7 p0+p3   41 t spill
        mov rdx, qword [rsp + 3152]  ;  1716.3 p2      41 t
        xor rdx, qword [rsp + 2720]  ;  1770.7 p2+p0   41 t
        xor rdx, qword [rsp + 3232]  ;  1771.7 p2+p0   41 t
        xor rdx, qword [rsp + 2960]  ;  1772.7 p2+p0   41 t
        mov qword [rsp + 2960], rcx  ;  1772.4 p0+p3   41 t spill
        mov rcx, qword [rsp + 3168]  ;  1720.3 p2      41 t
        xor rcx, qword [rsp + 3216]  ;  1773.4 p2+p0   41 t
        mov qword [rsp + 3216], r10  ;  1774.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2528]  ;  1722.3 p2      41 t
        xor r10, qword [rsp + 3080]  ;  1775.0 p2+p0   41 t
        mov qword [rsp + 3080], r15  ;  1775.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2528]  ;  1724.3 p2      41 t
        xor r15, rdx                 ;  1776.6 p0      41 t
        mov qword [rsp + 2528], r12  ;  1777.1 p0+p3   41 t spill
        mov r12, qword [rsp + 3152]  ;  1725.3 p2      41 t
        xor r12, rcx                 ;  1778.1 p0      41 t
        xor rbx, r8                  ;  1778.7 p0      41 t
        xor rbx, rsi                 ;  1779.7 p0      41 t
        mov r8, qword [rsp + 2536]   ;  1727.4 p2      23 t reload
        xor rbx, r8                  ;  1780.7 p0      41 t
        xor rcx, r15                 ;  1780.4 p0      41 t
        mov rsi, qword [rsp + 2480]  ;  1728.4 p2      41 t
        xor rsi, r10                 ;  1781.0 p0      41 t
        xor rdx, rsi                 ;  1782.0 p0      41 t
        mov qword [rsp + 2480], r15  ;  1782.1 p0+p3   41 t spill
        mov r15, qword [rsp + 3168]  ;  1730.2 p2      41 t
        xor r15, rax                 ;  1783.1 p0      41 t
        xor r10, r15                 ;  1784.1 p0      41 t
        xor rax, r12                 ;  1784.3 p0      41 t
        mov qword [rsp + 2536], r12  ;  1784.8 p0+p3   41 t spill
        mov r12, qword [rsp + 2896]  ;  1731.9 p2      41 t
        xor r12, qword [rsp + 3136]  ;  1785.8 p2+p0   41 t
        mov qword [rsp + 3136], r15  ;  1786.4 p0+p3   41 t spill
        mov r15, qword [rsp + 3160]  ;  1733.9 p2      41 t
        xor r15, qword [rsp + 2936]  ;  1787.4 p2+p0   41 t
        xor r15, qword [rsp + 2344]  ;  1788.4 p2+p0   41 t
        xor r15, qword [rsp + 2224]  ;  1789.4 p2+p0   41 t
        mov qword [rsp + 2224], rsi  ;  1789.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2304]  ;  1737.9 p2      41 t
        xor rsi, qword [rsp + 3256]  ;  1790.1 p2+p0   41 t
        xor r8, rsi                  ;  1791.1 p0      41 t
        mov qword [rsp + 3256], r10  ;  1791.3 p0+p3   41 t spill
        mov r10, qword [rsp + 2304]  ;  1739.9 p2      41 t
        xor r10, r12                 ;  1792.3 p0      41 t
        xor r12, r8                  ;  1792.8 p0      41 t
        mov qword [rsp + 2304], r8   ;  1793.4 p0+p3   41 t spill
        mov r8, qword [rsp + 2896]   ;  1740.9 p2      41 t
        xor r8, r15                  ;  1794.4 p0      41 t
        xor rbp, qword [rsp + 3176]  ;  1795.0 p2+p0   41 t
        xor r15, r10                 ;  1795.6 p0      41 t
        mov qword [rsp + 2896], r10  ;  1796.1 p0+p3   41 t spill
        mov r10, qword [rsp + 3160]  ;  1742.9 p2      41 t
        xor r10, rbx                 ;  1797.1 p0      41 t
        xor rsi, r10                 ;  1798.1 p0      41 t
        xor rbx, r8                  ;  1798.3 p0      41 t
        mov qword [rsp + 3160], r8   ;  1798.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2880]   ;  1744.1 p2      41 t
        xor r8, qword [rsp + 3128]   ;  1799.8 p2+p0   41 t
        mov qword [rsp + 3128], r10  ;  1800.4 p0+p3   41 t spill
        mov r10, qword [rsp + 2280]  ;  1746.1 p2      41 t
        xor r10, qword [rsp + 2952]  ;  1801.4 p2+p0   41 t
        mov qword [rsp + 2952], rsi  ;  1802.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2264]  ;  1748.1 p2      41 t
        xor rsi, qword [rsp + 3120]  ;  1803.0 p2+p0   41 t
        xor rsi, qword [rsp + 3040]  ;  1804.0 p2+p0   41 t
        xor rsi, qword [rsp + 3096]  ;  1805.0 p2+p0   41 t
        mov qword [rsp + 3096], r12  ;  1804.7 p0+p3   41 t spill
        mov r12, qword [rsp + 2264]  ;  1752.1 p2      41 t
        xor r12, r8                  ;  1805.7 p0      41 t
        mov qword [rsp + 2264], rdx  ;  1806.3 p0+p3   41 t spill
        mov rdx, qword [rsp + 2880]  ;  1753.1 p2      41 t
        xor rdx, r10                 ;  1807.3 p0      41 t
        xor rdi, qword [rsp + 2272]  ;  1807.8 p2+p0   41 t
        xor r10, r12                 ;  1808.4 p0      41 t
        mov qword [rsp + 2880], r12  ;  1809.0 p0+p3   41 t spill
        mov r12, qword [rsp + 3176]  ;  1755.1 p2      41 t
        xor r12, rsi                 ;  1810.0 p0      41 t
        xor r8, r12                  ;  1811.0 p0      41 t
        mov qword [rsp + 3176], r12  ;  1811.1 p0+p3   41 t spill
        mov r12, qword [rsp + 2280]  ;  1757.1 p2      41 t
        xor r12, rbp                 ;  1812.1 p0      41 t
        xor rsi, r12                 ;  1813.1 p0      41 t
        xor rbp, rdx                 ;  1813.3 p0      41 t
        mov qword [rsp + 2280], rdx  ;  1813.8 p0+p3   41 t spill
        mov rdx, qword [rsp + 3144]  ;  1759.4 p2      41 t
        xor rdx, qword [rsp + 2320]  ;  1814.8 p2+p0   41 t
        mov qword [rsp + 2320], r12  ;  1815.4 p0+p3   41 t spill
        mov r12, qword [rsp + 2704]  ;  1761.4 p2      41 t
        xor r12, qword [rsp + 2928]  ;  1816.4 p2+p0   41 t
        mov qword [rsp + 2928], rsi  ;  1817.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2712]  ;  1763.4 p2      41 t
        xor rsi, qword [rsp + 3088]  ;  1818.0 p2+p0   41 t
        mov qword [rsp + 3088], r8   ;  1818.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2712]   ;  1765.4 p2      41 t
        xor r8, rdx                  ;  1819.5 p0      41 t
        mov qword [rsp + 2712], r10  ;  1820.1 p0+p3   41 t spill
        mov r10, qword [rsp + 3144]  ;  1766.4 p2      41 t
        xor r10, r12                 ;  1821.1 p0      41 t
        xor r11, qword [rsp + 2424]  ;  1821.7 p2+p0   41 t
        xor r12, r8                  ;  1822.3 p0      41 t
        mov qword [rsp + 3144], r8   ;  1822.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2272]   ;  1769.0 p2      41 t
        xor r8, rsi                  ;  1823.8 p0      41 t
        xor rdx, r8                  ;  1824.8 p0      41 t
        mov qword [rsp + 2272], r8   ;  1825.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2704]   ;  1771.0 p2      41 t
        xor r8, rdi                  ;  1826.0 p0      41 t
        xor rsi, r8                  ;  1827.0 p0      41 t
        xor rdi, r10                 ;  1827.1 p0      41 t
        mov qword [rsp + 2704], r10  ;  1827.7 p0+p3   41 t spill
        mov r10, qword [rsp + 2944]  ;  1773.7 p2      41 t
        xor r10, qword [rsp + 3024]  ;  1828.7 p2+p0   41 t
        xor r10, qword [rsp + 3016]  ;  1829.7 p2+p0   41 t
        mov qword [rsp + 3016], r8   ;  1829.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2864]   ;  1776.7 p2      41 t
        xor r8, qword [rsp + 2432]   ;  1830.8 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;  1831.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2680]  ;  1778.7 p2      41 t
        xor rsi, qword [rsp + 3112]  ;  1832.4 p2+p0   41 t
        mov qword [rsp + 3112], rdx  ;  1833.0 p0+p3   41 t spill
        mov rdx, r9                  ;  1778.4 p1      62 t copy
        xor rdx, qword [rsp + 2192]  ;  1834.0 p2+p0   62 t
        mov qword [rsp + 2192], rdx  ;  1835.0 p0+p3   62 t spill
        mov rdx, qword [rsp + 2680]  ;  1781.7 p2      41 t
        xor rdx, r10                 ;  1835.5 p0      41 t
        mov qword [rsp + 2680], r9   ;  1836.1 p0+p3   41 t spill
        mov r9, r14                  ;  1782.4 p1      62 t copy
        xor r9, qword [rsp + 2104]   ;  1837.1 p2+p0   62 t
        mov qword [rsp + 2104], r9   ;  1838.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2944]   ;  1783.7 p2      41 t
        xor r9, r8                   ;  1838.7 p0      41 t
        xor r8, rdx                  ;  1839.3 p0      41 t
        mov qword [rsp + 2944], rdx  ;  1839.8 p0+p3   41 t spill
        mov rdx, r13                 ;  1785.8 p1      62 t copy
        xor rdx, qword [rsp + 2112]  ;  1840.8 p2+p0   62 t
        mov qword [rsp + 2112], rdx  ;  1841.8 p0+p3   62 t spill
        mov rdx, qword [rsp + 2424]  ;  1787.2 p2      41 t
        xor rdx, rsi                 ;  1842.4 p0      41 t
        xor r10, rdx                 ;  1843.4 p0      41 t
        mov qword [rsp + 2424], r13  ;  1843.5 p0+p3   41 t spill
        mov r13, rax                 ;  1789.4 p1      62 t copy
        xor r13, qword [rsp + 2120]  ;  1844.5 p2+p0   62 t
        mov qword [rsp + 2120], r13  ;  1845.5 p0+p3   62 t spill
        mov r13, qword [rsp + 2864]  ;  1790.8 p2      41 t
        xor r13, r11                 ;  1846.1 p0      41 t
        xor rsi, r13                 ;  1847.1 p0      41 t
        xor r11, r9                  ;  1847.3 p0      41 t
        mov qword [rsp + 2864], rax  ;  1847.8 p0+p3   41 t spill
        mov rax, rbx                 ;  1799.3 p1      62 t copy
        xor rax, qword [rsp + 2128]  ;  1848.8 p2+p0   62 t
        mov qword [rsp + 2128], rax  ;  1849.8 p0+p3   62 t spill
        mov rax, rcx                 ;  1794.2 p1      62 t copy
        xor rax, qword [rsp + 2184]  ;  1850.4 p2+p0   62 t
        mov qword [rsp + 2184], rax  ;  1851.4 p0+p3   62 t spill
        mov rax, r15                 ;  1796.6 p1      62 t copy
        xor rax, qword [rsp + 1672]  ;  1852.0 p2+p0   62 t
        mov qword [rsp + 3024], rax  ;  1853.0 p0+p3   62 t spill
        mov rax, rbp                 ;  1814.3 p1      62 t copy
        xor rax, qword [rsp + 2136]  ;  1853.5 p2+p0   62 t
        mov qword [rsp + 2136], rax  ;  1854.5 p0+p3   62 t spill
        mov rax, qword [rsp + 3184]  ;  1800.1 p2      62 t
        xor rax, qword [rsp + 2160]  ;  1855.1 p2+p0   62 t
        mov qword [rsp + 2160], rax  ;  1856.1 p0+p3   62 t spill
        mov rax, rdi                 ;  1828.1 p1      62 t copy
        xor rax, qword [rsp + 2144]  ;  1856.7 p2+p0   62 t
        mov qword [rsp + 2144], rax  ;  1857.7 p0+p3   62 t spill
        mov rax, qword [rsp + 2240]  ;  1803.4 p2      62 t
        xor rax, qword [rsp + 2168]  ;  1858.2 p2+p0   62 t
        mov qword [rsp + 2168], rax  ;  1859.2 p0+p3   62 t spill
        mov rax, r12                 ;  1823.3 p1      62 t copy
        xor rax, qword [rsp + 1688]  ;  1859.8 p2+p0   62 t
        mov qword [rsp + 3040], rax  ;  1860.8 p0+p3   62 t spill
        mov rax, qword [rsp + 2528]  ;  1807.0 p2      62 t
        xor rax, qword [rsp + 2176]  ;  1861.4 p2+p0   62 t
        mov qword [rsp + 2176], rax  ;  1862.4 p0+p3   62 t spill
        mov rax, qword [rsp + 2712]  ;  1820.1 p2      62 t
        xor rax, qword [rsp + 1680]  ;  1863.0 p2+p0   62 t
        mov qword [rsp + 3120], rax  ;  1864.0 p0+p3   62 t spill
        mov rax, r11                 ;  1848.3 p1      62 t copy
        xor rax, qword [rsp + 2152]  ;  1864.5 p2+p0   62 t
        mov qword [rsp + 2152], rax  ;  1865.5 p0+p3   62 t spill
        mov rax, qword [rsp + 3072]  ;  1812.3 p2      62 t
        xor rax, qword [rsp + 1704]  ;  1866.1 p2+p0   62 t
        mov qword [rsp + 2344], rax  ;  1867.1 p0+p3   62 t spill
        mov rax, r8                  ;  1840.3 p1      62 t copy
        xor rax, qword [rsp + 1696]  ;  1867.7 p2+p0   62 t
        mov qword [rsp + 2936], rax  ;  1868.7 p0+p3   62 t spill
        mov rax, qword [rsp + 3200]  ;  1816.2 p2      62 t
        xor rax, qword [rsp + 1712]  ;  1869.2 p2+p0   62 t
        mov qword [rsp + 3168], rax  ;  1870.2 p0+p3   62 t spill
        mov rax, qword [rsp + 3080]  ;  1818.2 p2      62 t
        xor rax, qword [rsp + 1720]  ;  1870.8 p2+p0   62 t
        mov qword [rsp + 3152], rax  ;  1871.8 p0+p3   62 t spill
        mov rax, qword [rsp + 2264]  ;  1820.2 p2      62 t
        xor rax, qword [rsp + 1728]  ;  1872.4 p2+p0   62 t
        mov qword [rsp + 3232], rax  ;  1873.4 p0+p3   62 t spill
        mov rax, qword [rsp + 3096]  ;  1822.2 p2      62 t
        xor rax, qword [rsp + 1736]  ;  1874.0 p2+p0   62 t
        mov qword [rsp + 2720], rax  ;  1875.0 p0+p3   62 t spill
        mov rax, qword [rsp + 3088]  ;  1824.2 p2      62 t
        xor rax, qword [rsp + 1744]  ;  1875.5 p2+p0   62 t
        mov qword [rsp + 3272], rax  ;  1876.5 p0+p3   62 t spill
        mov rax, r10                 ;  1844.4 p1      62 t copy
        xor rax, qword [rsp + 1760]  ;  1877.1 p2+p0   62 t
        mov qword [rsp + 3240], rax  ;  1878.1 p0+p3   62 t spill
        mov rax, qword [rsp + 3112]  ;  1833.0 p2      62 t
        xor rax, qword [rsp + 1752]  ;  1878.7 p2+p0   62 t
        mov qword [rsp + 3208], rax  ;  1879.7 p0+p3   62 t spill
        mov rax, qword [rsp + 2920]  ;  1829.2 p2      62 t
        xor rax, qword [rsp + 1768]  ;  1880.2 p2+p0   62 t
        mov qword [rsp + 2248], rax  ;  1881.2 p0+p3   62 t spill
        mov rax, qword [rsp + 2336]  ;  1831.2 p2      62 t
        xor rax, qword [rsp + 1776]  ;  1881.8 p2+p0   62 t
        mov qword [rsp + 3192], rax  ;  1882.8 p0+p3   62 t spill
        mov rax, rsi                 ;  1848.1 p1      62 t copy
        xor rax, qword [rsp + 1824]  ;  1883.4 p2+p0   62 t
        mov qword [rsp + 2512], rax  ;  1884.4 p0+p3   62 t spill
        mov rax, qword [rsp + 3216]  ;  1834.2 p2      62 t
        xor rax, qword [rsp + 1784]  ;  1885.0 p2+p0   62 t
        xor rcx, qword [rsp + 1856]  ;  1885.5 p2+p0   62 t
        xor rcx, qword [rsp + 2224]  ;  1886.5 p2+p0   62 t
        mov qword [rsp + 2224], rcx  ;  1887.5 p0+p3   62 t spill
        mov rcx, qword [rsp + 3256]  ;  1838.2 p2      62 t
        xor rcx, qword [rsp + 1792]  ;  1887.7 p2+p0   62 t
        xor r15, qword [rsp + 1864]  ;  1888.2 p2+p0   62 t
        xor r15, qword [rsp + 2304]  ;  1889.2 p2+p0   62 t
        mov qword [rsp + 2304], r15  ;  1890.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2952]  ;  1842.2 p2      62 t
        xor r15, qword [rsp + 1800]  ;  1890.4 p2+p0   62 t
        mov qword [rsp + 3280], r15  ;  1891.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2928]  ;  1844.2 p2      62 t
        xor r15, qword [rsp + 1808]  ;  1892.0 p2+p0   62 t
        xor r12, qword [rsp + 1880]  ;  1892.5 p2+p0   62 t
        xor r12, qword [rsp + 2272]  ;  1893.5 p2+p0   62 t
        mov qword [rsp + 2272], r12  ;  1894.5 p0+p3   62 t spill
        mov r12, qword [rsp + 2432]  ;  1848.2 p2      62 t
        xor r12, qword [rsp + 1816]  ;  1894.7 p2+p0   62 t
        xor rdx, r8                  ;  1895.2 p0      62 t
        xor rdx, qword [rsp + 1888]  ;  1896.2 p2+p0   62 t
        mov r8, qword [rsp + 3224]   ;  1851.2 p2      62 t
        xor r8, qword [rsp + 1832]   ;  1896.4 p2+p0   62 t
        xor r8, qword [rsp + 3184]   ;  1897.4 p2+p0   62 t
        mov qword [rsp + 3184], rdx  ;  1897.5 p0+p3   62 t spill
        mov rdx, qword [rsp + 2312]  ;  1854.2 p2      62 t
        xor rdx, qword [rsp + 1840]  ;  1898.5 p2+p0   62 t
        xor rdx, qword [rsp + 2240]  ;  1899.5 p2+p0   62 t
        mov qword [rsp + 2240], rdx  ;  1900.5 p0+p3   62 t spill
        mov rdx, qword [rsp + 2488]  ;  1857.2 p2      62 t
        xor rdx, qword [rsp + 1848]  ;  1900.7 p2+p0   62 t
        xor rdx, qword [rsp + 2528]  ;  1901.7 p2+p0   62 t
        mov qword [rsp + 2528], rdx  ;  1902.7 p0+p3   62 t spill
        mov rdx, qword [rsp + 3176]  ;  1860.2 p2      62 t
        xor rdx, qword [rsp + 1872]  ;  1902.8 p2+p0   62 t
        xor rdx, qword [rsp + 2712]  ;  1903.8 p2+p0   62 t
        xor r13, r10                 ;  1903.9 p0      62 t
        xor r13, qword [rsp + 1952]  ;  1904.9 p2+p0   62 t
        mov r10, qword [rsp + 3248]  ;  1864.2 p2      62 t
        xor r10, qword [rsp + 1896]  ;  1905.1 p2+p0   62 t
        xor r10, qword [rsp + 3072]  ;  1906.1 p2+p0   62 t
        mov qword [rsp + 3072], r13  ;  1906.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2984]  ;  1867.2 p2      62 t
        xor r13, qword [rsp + 1904]  ;  1907.2 p2+p0   62 t
        xor r13, qword [rsp + 3200]  ;  1908.2 p2+p0   62 t
        mov qword [rsp + 3200], r13  ;  1909.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2960]  ;  1870.2 p2      62 t
        xor r13, qword [rsp + 1912]  ;  1909.4 p2+p0   62 t
        xor r13, qword [rsp + 3080]  ;  1910.4 p2+p0   62 t
        mov qword [rsp + 3080], r13  ;  1911.4 p0+p3   62 t spill
        mov r13, qword [rsp + 3136]  ;  1873.2 p2      62 t
        xor r13, qword [rsp + 1920]  ;  1911.5 p2+p0   62 t
        xor r13, qword [rsp + 2264]  ;  1912.5 p2+p0   62 t
        mov qword [rsp + 2264], r13  ;  1913.5 p0+p3   62 t spill
        mov r13, qword [rsp + 3128]  ;  1876.2 p2      62 t
        xor r13, qword [rsp + 1928]  ;  1913.7 p2+p0   62 t
        xor r13, qword [rsp + 3096]  ;  1914.7 p2+p0   62 t
        mov qword [rsp + 3096], r13  ;  1915.7 p0+p3   62 t spill
        mov r13, qword [rsp + 2320]  ;  1879.2 p2      62 t
        xor r13, qword [rsp + 1936]  ;  1915.8 p2+p0   62 t
        xor r13, qword [rsp + 3088]  ;  1916.8 p2+p0   62 t
        mov qword [rsp + 3088], r13  ;  1917.8 p0+p3   62 t spill
        mov r13, qword [rsp + 3016]  ;  1882.2 p2      62 t
        xor r13, qword [rsp + 1944]  ;  1917.9 p2+p0   62 t
        xor r13, qword [rsp + 3112]  ;  1918.9 p2+p0   62 t
        xor r9, rsi                  ;  1919.1 p0      62 t
        xor r9, qword [rsp + 2016]   ;  1920.1 p2+p0   62 t
        mov rsi, qword [rsp + 2464]  ;  1886.2 p2      62 t
        xor rsi, qword [rsp + 1960]  ;  1920.2 p2+p0   62 t
        xor rsi, qword [rsp + 2920]  ;  1921.2 p2+p0   62 t
        xor r14, qword [rsp + 2032]  ;  1921.4 p2+p0   62 t
        xor r14, qword [rsp + 2888]  ;  1922.4 p2+p0   62 t
        mov qword [rsp + 2888], r14  ;  1923.4 p0+p3   62 t spill
        mov r14, qword [rsp + 2504]  ;  1891.2 p2      62 t
        xor r14, qword [rsp + 1968]  ;  1923.5 p2+p0   62 t
        xor r14, qword [rsp + 2336]  ;  1924.5 p2+p0   62 t
        mov qword [rsp + 2336], r9   ;  1924.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2856]   ;  1894.2 p2      62 t
        xor r9, qword [rsp + 1976]   ;  1925.6 p2+p0   62 t
        xor r9, qword [rsp + 3216]   ;  1926.6 p2+p0   62 t
        mov qword [rsp + 3216], r9   ;  1927.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2536]   ;  1897.2 p2      62 t
        xor r9, qword [rsp + 1984]   ;  1927.8 p2+p0   62 t
        xor r9, qword [rsp + 3256]   ;  1928.8 p2+p0   62 t
        xor rbx, qword [rsp + 2056]  ;  1928.9 p2+p0   62 t
        xor rbx, qword [rsp + 2896]  ;  1929.9 p2+p0   62 t
        mov qword [rsp + 2896], rbx  ;  1930.9 p0+p3   62 t spill
        mov rbx, qword [rsp + 3160]  ;  1902.2 p2      62 t
        xor rbx, qword [rsp + 1992]  ;  1931.1 p2+p0   62 t
        xor rbx, qword [rsp + 2952]  ;  1932.1 p2+p0   62 t
        xor rbp, qword [rsp + 2064]  ;  1932.2 p2+p0   62 t
        xor rbp, qword [rsp + 2880]  ;  1933.2 p2+p0   62 t
        mov qword [rsp + 2880], rbp  ;  1934.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1907.2 p2      62 t
        xor rbp, qword [rsp + 2000]  ;  1934.4 p2+p0   62 t
        xor rbp, qword [rsp + 2928]  ;  1935.4 p2+p0   62 t
        xor rdi, qword [rsp + 2072]  ;  1935.5 p2+p0   62 t
        xor rdi, qword [rsp + 3144]  ;  1936.5 p2+p0   62 t
        mov qword [rsp + 3144], rdi  ;  1937.5 p0+p3   62 t spill
        mov rdi, qword [rsp + 2704]  ;  1912.2 p2      62 t
        xor rdi, qword [rsp + 2008]  ;  1937.6 p2+p0   62 t
        xor rdi, qword [rsp + 2432]  ;  1938.6 p2+p0   62 t
        xor r11, qword [rsp + 2080]  ;  1938.8 p2+p0   62 t
        xor r11, qword [rsp + 2944]  ;  1939.8 p2+p0   62 t
        mov qword [rsp + 2944], r11  ;  1940.8 p0+p3   62 t spill
        mov r11, qword [rsp + 2496]  ;  1917.2 p2      61 t reload
        mov qword [rsp + 1064], r11  ;  1940.9 p0+p3   60 rounds
        mov r11, qword [rsp + 2328]  ;  1918.2 p2      62 t
        xor r11, qword [rsp + 2024]  ;  1941.9 p2+p0   62 t
        xor r11, qword [rsp + 2680]  ;  1942.9 p2+p0   62 t
        mov qword [rsp + 2680], r11  ;  1943.9 p0+p3   62 t spill
        mov r11, qword [rsp + 2544]  ;  1921.2 p2      61 t reload
        mov qword [rsp + 1072], r11  ;  1944.1 p0+p3   60 rounds
        mov r11, qword [rsp + 2632]  ;  1922.2 p2      61 t reload
        mov qword [rsp + 1080], r11  ;  1945.1 p0+p3   60 rounds
        mov r11, qword [rsp + 2472]  ;  1923.2 p2      62 t
        xor r11, qword [rsp + 2040]  ;  1946.1 p2+p0   62 t
        xor r11, qword [rsp + 2424]  ;  1947.1 p2+p0   62 t
        mov qword [rsp + 2424], r11  ;  1948.1 p0+p3   62 t spill
        mov r11, qword [rsp + 2448]  ;  1926.2 p2      61 t reload
        mov qword [rsp + 1088], r11  ;  1948.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2480]  ;  1927.2 p2      62 t
        xor r11, qword [rsp + 2048]  ;  1949.2 p2+p0   62 t
        xor r11, qword [rsp + 2864]  ;  1950.2 p2+p0   62 t
        mov qword [rsp + 2864], r11  ;  1951.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2384]  ;  1930.2 p2      61 t reload
        mov qword [rsp + 1096], r11  ;  1951.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2288]  ;  1931.2 p2      61 t reload
        mov qword [rsp + 1104], r11  ;  1952.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2696]  ;  1932.2 p2      61 t reload
        mov qword [rsp + 1112], r11  ;  1953.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2208]  ;  1933.2 p2      61 t reload
        mov qword [rsp + 1120], r11  ;  1954.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2408]  ;  1934.2 p2      61 t reload
        mov qword [rsp + 1128], r11  ;  1955.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2760]  ;  1935.2 p2      61 t reload
        mov qword [rsp + 1136], r11  ;  1956.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2728]  ;  1936.2 p2      61 t reload
        mov qword [rsp + 1144], r11  ;  1957.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2296]  ;  1937.2 p2      61 t reload
        mov qword [rsp + 1152], r11  ;  1958.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2352]  ;  1938.2 p2      61 t reload
        mov qword [rsp + 1160], r11  ;  1959.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2200]  ;  1939.2 p2      61 t reload
        mov qword [rsp + 1168], r11  ;  1960.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2232]  ;  1940.2 p2      61 t reload
        mov qword [rsp + 1176], r11  ;  1961.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2768]  ;  1941.2 p2      61 t reload
        mov qword [rsp + 1184], r11  ;  1962.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2552]  ;  1942.2 p2      61 t reload
        mov qword [rsp + 1192], r11  ;  1963.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2456]  ;  1943.2 p2      61 t reload
        mov qword [rsp + 1200], r11  ;  1964.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2784]  ;  1944.2 p2      61 t reload
        mov qword [rsp + 1208], r11  ;  1965.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2752]  ;  1945.2 p2      61 t reload
        mov qword [rsp + 1216], r11  ;  1966.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2792]  ;  1946.2 p2      61 t reload
        mov qword [rsp + 1224], r11  ;  1967.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2584]  ;  1947.2 p2      61 t reload
        mov qword [rsp + 1232], r11  ;  1968.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2776]  ;  1948.2 p2      61 t reload
        mov qword [rsp + 1240], r11  ;  1969.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2520]  ;  1949.2 p2      61 t reload
        mov qword [rsp + 1248], r11  ;  1970.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2800]  ;  1950.2 p2      61 t reload
        mov qword [rsp + 1256], r11  ;  1971.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2808]  ;  1951.2 p2      61 t reload
        mov qword [rsp + 1264], r11  ;  1972.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2816]  ;  1952.2 p2      61 t reload
        mov qword [rsp + 1272], r11  ;  1973.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2832]  ;  1953.2 p2      61 t reload
        mov qword [rsp + 1280], r11  ;  1974.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2840]  ;  1954.2 p2      61 t reload
        mov qword [rsp + 1288], r11  ;  1975.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2848]  ;  1955.2 p2      61 t reload
        mov qword [rsp + 1296], r11  ;  1976.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2736]  ;  1956.2 p2      61 t reload
        mov qword [rsp + 1304], r11  ;  1977.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2824]  ;  1957.2 p2      61 t reload
        mov qword [rsp + 1312], r11  ;  1978.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2648]  ;  1958.2 p2      61 t reload
        mov qword [rsp + 1320], r11  ;  1979.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2664]  ;  1959.2 p2      61 t reload
        mov qword [rsp + 1328], r11  ;  1980.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2672]  ;  1960.2 p2      61 t reload
        mov qword [rsp + 1336], r11  ;  1981.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2656]  ;  1961.2 p2      61 t reload
        mov qword [rsp + 1344], r11  ;  1982.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2640]  ;  1962.2 p2      61 t reload
        mov qword [rsp + 1352], r11  ;  1983.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2872]  ;  1963.2 p2      61 t reload
        mov qword [rsp + 1360], r11  ;  1984.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2592]  ;  1964.2 p2      61 t reload
        mov qword [rsp + 1368], r11  ;  1985.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2600]  ;  1965.2 p2      61 t reload
        mov qword [rsp + 1376], r11  ;  1986.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2568]  ;  1966.2 p2      61 t reload
        mov qword [rsp + 1384], r11  ;  1987.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2688]  ;  1967.2 p2      61 t reload
        mov qword [rsp + 1392], r11  ;  1989.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2904]  ;  1968.2 p2      61 t reload
        mov qword [rsp + 1400], r11  ;  1991.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2912]  ;  1969.2 p2      61 t reload
        mov qword [rsp + 1408], r11  ;  1993.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2576]  ;  1970.2 p2      61 t reload
        mov qword [rsp + 1416], r11  ;  1995.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2560]  ;  1971.2 p2      61 t reload
        mov qword [rsp + 1424], r11  ;  1997.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2608]  ;  1972.2 p2      61 t reload
        mov qword [rsp + 1432], r11  ;  1999.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2616]  ;  1973.2 p2      61 t reload
        mov qword [rsp + 1440], r11  ;  2001.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2440]  ;  1974.2 p2      61 t reload
        mov qword [rsp + 1448], r11  ;  2003.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2216]  ;  1975.2 p2      61 t reload
        mov qword [rsp + 1456], r11  ;  2005.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2968]  ;  1976.2 p2      61 t reload
        mov qword [rsp + 1464], r11  ;  2007.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2976]  ;  1977.2 p2      61 t reload
        mov qword [rsp + 1472], r11  ;  2009.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2416]  ;  1978.2 p2      61 t reload
        mov qword [rsp + 1480], r11  ;  2011.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2992]  ;  1979.2 p2      61 t reload
        mov qword [rsp + 1488], r11  ;  2013.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3008]  ;  1980.2 p2      61 t reload
        mov qword [rsp + 1496], r11  ;  2015.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2744]  ;  1981.2 p2      61 t reload
        mov qword [rsp + 1504], r11  ;  2017.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3032]  ;  1982.2 p2      61 t reload
        mov qword [rsp + 1512], r11  ;  2019.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3048]  ;  1983.2 p2      61 t reload
        mov qword [rsp + 1520], r11  ;  2021.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2368]  ;  1984.2 p2      61 t reload
        mov qword [rsp + 1528], r11  ;  2023.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3064]  ;  1985.2 p2      61 t reload
        mov qword [rsp + 1536], r11  ;  2025.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2360]  ;  1986.2 p2      61 t reload
        mov qword [rsp + 1544], r11  ;  2027.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2392]  ;  1987.2 p2      61 t reload
        mov qword [rsp + 1552], r11  ;  2029.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2400]  ;  1988.2 p2      61 t reload
        mov qword [rsp + 1560], r11  ;  2031.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2376]  ;  1989.2 p2      61 t reload
        mov qword [rsp + 1568], r11  ;  2033.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3024]  ;  1990.2 p2      62 t reload
        mov qword [rsp + 1672], r11  ;  2035.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3120]  ;  1991.2 p2      62 t reload
        mov qword [rsp + 1680], r11  ;  2037.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3040]  ;  1992.2 p2      62 t reload
        mov qword [rsp + 1688], r11  ;  2039.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2936]  ;  1993.2 p2      62 t reload
        mov qword [rsp + 1696], r11  ;  2041.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2344]  ;  1994.2 p2      62 t reload
        mov qword [rsp + 1704], r11  ;  2043.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3168]  ;  1995.2 p2      62 t reload
        mov qword [rsp + 1712], r11  ;  2045.2 p0+p3   60 rounds
        mov qword [rsp + 1784], rax  ;  2047.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3152]  ;  1996.2 p2      62 t reload
        mov qword [rsp + 1720], r11  ;  2049.2 p0+p3   60 rounds
        mov qword [rsp + 1792], rcx  ;  2051.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3232]  ;  1997.2 p2      62 t reload
        mov qword [rsp + 1728], r11  ;  2053.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2720]  ;  1998.2 p2      62 t reload
        mov qword [rsp + 1736], r11  ;  2055.2 p0+p3   60 rounds
        mov qword [rsp + 1808], r15  ;  2057.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3272]  ;  1999.2 p2      62 t reload
        mov qword [rsp + 1744], r11  ;  2059.2 p0+p3   60 rounds
        mov qword [rsp + 1816], r12  ;  2061.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3208]  ;  2000.2 p2      62 t reload
        mov qword [rsp + 1752], r11  ;  2063.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3240]  ;  2001.2 p2      62 t reload
        mov qword [rsp + 1760], r11  ;  2065.2 p0+p3   60 rounds
        mov qword [rsp + 1832], r8   ;  2067.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2248]   ;  2002.2 p2      62 t reload
        mov qword [rsp + 1768], r8   ;  2069.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3192]   ;  2003.2 p2      62 t reload
        mov qword [rsp + 1776], r8   ;  2071.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3280]   ;  2004.2 p2      62 t reload
        mov qword [rsp + 1800], r8   ;  2073.2 p0+p3   60 rounds
        mov qword [rsp + 1872], rdx  ;  2075.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2512]   ;  2005.2 p2      62 t reload
        mov qword [rsp + 1824], r8   ;  2077.2 p0+p3   60 rounds
        mov qword [rsp + 1896], r10  ;  2079.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2240]   ;  2006.2 p2      62 t reload
        mov qword [rsp + 1840], r8   ;  2081.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2528]   ;  2007.2 p2      62 t reload
        mov qword [rsp + 1848], r8   ;  2083.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2224]   ;  2008.2 p2      62 t reload
        mov qword [rsp + 1856], r8   ;  2085.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2304]   ;  2009.2 p2      62 t reload
        mov qword [rsp + 1864], r8   ;  2087.2 p0+p3   60 rounds
        mov qword [rsp + 1944], r13  ;  2089.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2272]   ;  2010.2 p2      62 t reload
        mov qword [rsp + 1880], r8   ;  2091.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3184]   ;  2011.2 p2      62 t reload
        mov qword [rsp + 1888], r8   ;  2093.2 p0+p3   60 rounds
        mov qword [rsp + 1960], rsi  ;  2095.2 p0+p3   60 rounds
        mov qword [rsp + 1968], r14  ;  2097.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3200]   ;  2012.2 p2      62 t reload
        mov qword [rsp + 1904], r8   ;  2099.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3080]   ;  2013.2 p2      62 t reload
        mov qword [rsp + 1912], r8   ;  2101.2 p0+p3   60 rounds
        mov qword [rsp + 1984], r9   ;  2103.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2264]   ;  2014.2 p2      62 t reload
        mov qword [rsp + 1920], r8   ;  2105.2 p0+p3   60 rounds
        mov qword [rsp + 1992], rbx  ;  2107.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3096]   ;  2015.2 p2      62 t reload
        mov qword [rsp + 1928], r8   ;  2109.2 p0+p3   60 rounds
        mov qword [rsp + 2000], rbp  ;  2111.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3088]   ;  2016.2 p2      62 t reload
        mov qword [rsp + 1936], r8   ;  2113.2 p0+p3   60 rounds
        mov qword [rsp + 2008], rdi  ;  2115.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3072]   ;  2017.2 p2      62 t reload
        mov qword [rsp + 1952], r8   ;  2117.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3216]   ;  2018.2 p2      62 t reload
        mov qword [rsp + 1976], r8   ;  2119.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2336]   ;  2019.2 p2      62 t reload
        mov qword [rsp + 2016], r8   ;  2121.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2680]   ;  2020.2 p2      62 t reload
        mov qword [rsp + 2024], r8   ;  2123.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2888]   ;  2021.2 p2      62 t reload
        mov qword [rsp + 2032], r8   ;  2125.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  2022.2 p2      62 t reload
        mov qword [rsp + 2040], r8   ;  2127.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2864]   ;  2023.2 p2      62 t reload
        mov qword [rsp + 2048], r8   ;  2129.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2896]   ;  2024.2 p2      62 t reload
        mov qword [rsp + 2056], r8   ;  2131.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2880]   ;  2025.2 p2      62 t reload
        mov qword [rsp + 2064], r8   ;  2133.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3144]   ;  2026.2 p2      62 t reload
        mov qword [rsp + 2072], r8   ;  2135.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2944]   ;  2027.2 p2      62 t reload
        mov qword [rsp + 2080], r8   ;  2137.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2624]   ;  2028.2 p2      60 rounds
        add r8, 0x400                ;  2032.2 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  2029.2 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  2030.2 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  2031.2 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  2032.2 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  2033.2 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  2034.2 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  2035.2 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  2036.2 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  2037.2 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  2038.2 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  2039.2 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  2040.2 p2      62 t reload
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
        mov qword [rsp + 3312], r8   ;     4.0 p0+p3   60 rounds
        mov r8, qword [rsp + 552]    ;     1.0 p2      60 rounds reload
        mov qword [rsp + 3320], r8   ;     5.0 p0+p3   60 rounds
        mov r8, qword [rsp + 560]    ;     2.0 p2      60 rounds reload
        mov qword [rsp + 3328], r8   ;     6.0 p0+p3   60 rounds
        mov r8, qword [rsp + 568]    ;     3.0 p2      60 rounds reload
        mov qword [rsp + 3336], r8   ;     7.0 p0+p3   60 rounds
        mov r8, qword [rsp + 576]    ;     4.0 p2      60 rounds reload
        mov qword [rsp + 3344], r8   ;     8.3 p0+p3   60 rounds
        mov r8, qword [rsp + 584]    ;     5.0 p2      60 rounds reload
        mov qword [rsp + 3352], r8   ;    10.3 p0+p3   60 rounds
        mov r8, qword [rsp + 592]    ;     6.0 p2      60 rounds reload
        mov qword [rsp + 3360], r8   ;    12.3 p0+p3   60 rounds
        mov r8, qword [rsp + 600]    ;     7.0 p2      60 rounds reload
        mov qword [rsp + 3368], r8   ;    14.3 p0+p3   60 rounds
        mov r8, qword [rsp + 608]    ;     8.0 p2      60 rounds reload
        mov qword [rsp + 3376], r8   ;    16.3 p0+p3   60 rounds
        mov r8, qword [rsp + 616]    ;     9.0 p2      60 rounds reload
        mov qword [rsp + 3384], r8   ;    18.3 p0+p3   60 rounds
        mov r8, qword [rsp + 624]    ;    10.0 p2      60 rounds reload
        mov qword [rsp + 3392], r8   ;    20.3 p0+p3   60 rounds
        mov r8, qword [rsp + 632]    ;    11.0 p2      60 rounds reload
        mov qword [rsp + 3400], r8   ;    22.3 p0+p3   60 rounds
        mov r8, qword [rsp + 640]    ;    12.0 p2      60 rounds reload
        mov qword [rsp + 3408], r8   ;    24.3 p0+p3   60 rounds
        mov r8, qword [rsp + 648]    ;    13.0 p2      60 rounds reload
        mov qword [rsp + 3416], r8   ;    26.3 p0+p3   60 rounds
        mov r8, qword [rsp + 656]    ;    14.0 p2      60 rounds reload
        mov qword [rsp + 3424], r8   ;    28.3 p0+p3   60 rounds
        mov r8, qword [rsp + 664]    ;    15.0 p2      60 rounds reload
        mov qword [rsp + 3432], r8   ;    30.3 p0+p3   60 rounds
        mov r8, qword [rsp + 672]    ;    16.0 p2      60 rounds reload
        mov qword [rsp + 3440], r8   ;    32.3 p0+p3   60 rounds
        mov r8, qword [rsp + 680]    ;    17.0 p2      60 rounds reload
        mov qword [rsp + 3448], r8   ;    34.3 p0+p3   60 rounds
        mov r8, qword [rsp + 688]    ;    18.0 p2      60 rounds reload
        mov qword [rsp + 3456], r8   ;    36.3 p0+p3   60 rounds
        mov r8, qword [rsp + 696]    ;    19.0 p2      60 rounds reload
        mov qword [rsp + 3464], r8   ;    38.3 p0+p3   60 rounds
        mov r8, qword [rsp + 704]    ;    20.0 p2      60 rounds reload
        mov qword [rsp + 3472], r8   ;    40.3 p0+p3   60 rounds
        mov r8, qword [rsp + 712]    ;    21.0 p2      60 rounds reload
        mov qword [rsp + 3480], r8   ;    42.3 p0+p3   60 rounds
        mov r8, qword [rsp + 720]    ;    22.0 p2      60 rounds reload
        mov qword [rsp + 3488], r8   ;    44.3 p0+p3   60 rounds
        mov r8, qword [rsp + 728]    ;    23.0 p2      60 rounds reload
        mov qword [rsp + 3496], r8   ;    46.3 p0+p3   60 rounds
        mov r8, qword [rsp + 736]    ;    24.0 p2      60 rounds reload
        mov qword [rsp + 3504], r8   ;    48.3 p0+p3   60 rounds
        mov r8, qword [rsp + 744]    ;    25.0 p2      60 rounds reload
        mov qword [rsp + 3512], r8   ;    50.3 p0+p3   60 rounds
        mov r8, qword [rsp + 752]    ;    26.0 p2      60 rounds reload
        mov qword [rsp + 3520], r8   ;    52.3 p0+p3   60 rounds
        mov r8, qword [rsp + 760]    ;    27.0 p2      60 rounds reload
        mov qword [rsp + 3528], r8   ;    54.3 p0+p3   60 rounds
        mov r8, qword [rsp + 768]    ;    28.0 p2      60 rounds reload
        mov qword [rsp + 3536], r8   ;    56.3 p0+p3   60 rounds
        mov r8, qword [rsp + 776]    ;    29.0 p2      60 rounds reload
        mov qword [rsp + 3544], r8   ;    58.3 p0+p3   60 rounds
        mov r8, qword [rsp + 784]    ;    30.0 p2      60 rounds reload
        mov qword [rsp + 3552], r8   ;    60.3 p0+p3   60 rounds
        mov r8, qword [rsp + 792]    ;    31.0 p2      60 rounds reload
        mov qword [rsp + 3560], r8   ;    62.3 p0+p3   60 rounds
        mov r8, qword [rsp + 800]    ;    32.0 p2      60 rounds reload
        mov qword [rsp + 3568], r8   ;    64.3 p0+p3   60 rounds
        mov r8, qword [rsp + 808]    ;    33.0 p2      60 rounds reload
        mov qword [rsp + 3576], r8   ;    66.3 p0+p3   60 rounds
        mov r8, qword [rsp + 816]    ;    34.0 p2      60 rounds reload
        mov qword [rsp + 3584], r8   ;    68.3 p0+p3   60 rounds
        mov r8, qword [rsp + 824]    ;    35.0 p2      60 rounds reload
        mov qword [rsp + 3592], r8   ;    70.3 p0+p3   60 rounds
        mov r8, qword [rsp + 832]    ;    36.0 p2      60 rounds reload
        mov qword [rsp + 3600], r8   ;    72.3 p0+p3   60 rounds
        mov r8, qword [rsp + 840]    ;    37.0 p2      60 rounds reload
        mov qword [rsp + 3608], r8   ;    74.3 p0+p3   60 rounds
        mov r8, qword [rsp + 848]    ;    38.0 p2      60 rounds reload
        mov qword [rsp + 3616], r8   ;    76.3 p0+p3   60 rounds
        mov r8, qword [rsp + 856]    ;    39.0 p2      60 rounds reload
        mov qword [rsp + 3624], r8   ;    78.3 p0+p3   60 rounds
        mov r8, qword [rsp + 864]    ;    40.0 p2      60 rounds reload
        mov qword [rsp + 3632], r8   ;    80.3 p0+p3   60 rounds
        mov r8, qword [rsp + 872]    ;    41.0 p2      60 rounds reload
        mov qword [rsp + 3640], r8   ;    82.3 p0+p3   60 rounds
        mov r8, qword [rsp + 880]    ;    42.0 p2      60 rounds reload
        mov qword [rsp + 3648], r8   ;    84.3 p0+p3   60 rounds
        mov r8, qword [rsp + 888]    ;    43.0 p2      60 rounds reload
        mov qword [rsp + 3656], r8   ;    86.3 p0+p3   60 rounds
        mov r8, qword [rsp + 896]    ;    44.0 p2      60 rounds reload
        mov qword [rsp + 3664], r8   ;    88.3 p0+p3   60 rounds
        mov r8, qword [rsp + 904]    ;    45.0 p2      60 rounds reload
        mov qword [rsp + 3672], r8   ;    90.3 p0+p3   60 rounds
        mov r8, qword [rsp + 912]    ;    46.0 p2      60 rounds reload
        mov qword [rsp + 3680], r8   ;    92.3 p0+p3   60 rounds
        mov r8, qword [rsp + 920]    ;    47.0 p2      60 rounds reload
        mov qword [rsp + 3688], r8   ;    94.3 p0+p3   60 rounds
        mov r8, qword [rsp + 928]    ;    48.0 p2      60 rounds reload
        mov qword [rsp + 3696], r8   ;    96.3 p0+p3   60 rounds
        mov r8, qword [rsp + 936]    ;    49.0 p2      60 rounds reload
        mov qword [rsp + 3704], r8   ;    98.3 p0+p3   60 rounds
        mov r8, qword [rsp + 944]    ;    50.0 p2      60 rounds reload
        mov qword [rsp + 3712], r8   ;   100.3 p0+p3   60 rounds
        mov r8, qword [rsp + 952]    ;    51.0 p2      60 rounds reload
        mov qword [rsp + 3720], r8   ;   102.3 p0+p3   60 rounds
        mov r8, qword [rsp + 960]    ;    52.0 p2      60 rounds reload
        mov qword [rsp + 3728], r8   ;   104.3 p0+p3   60 rounds
        mov r8, qword [rsp + 968]    ;    53.0 p2      60 rounds reload
        mov qword [rsp + 3736], r8   ;   106.3 p0+p3   60 rounds
        mov r8, qword [rsp + 976]    ;    54.0 p2      60 rounds reload
        mov qword [rsp + 3744], r8   ;   108.3 p0+p3   60 rounds
        mov r8, qword [rsp + 984]    ;    55.0 p2      60 rounds reload
        mov qword [rsp + 3752], r8   ;   110.3 p0+p3   60 rounds
        mov r8, qword [rsp + 992]    ;    56.0 p2      60 rounds reload
        mov qword [rsp + 3760], r8   ;   112.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1000]   ;    57.0 p2      60 rounds reload
        mov qword [rsp + 3768], r8   ;   114.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1008]   ;    58.0 p2      60 rounds reload
        mov qword [rsp + 3776], r8   ;   116.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1016]   ;    59.0 p2      60 rounds reload
        mov qword [rsp + 3784], r8   ;   118.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1024]   ;    60.0 p2      60 rounds reload
        mov qword [rsp + 3792], r8   ;   120.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1032]   ;    61.0 p2      60 rounds reload
        mov qword [rsp + 3800], r8   ;   122.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1040]   ;    62.0 p2      60 rounds reload
        mov qword [rsp + 3808], r8   ;   124.3 p0+p3   60 rounds
        mov r8, qword [rsp + 1048]   ;    63.0 p2      60 rounds reload
        mov qword [rsp + 3816], r8   ;   126.3 p0+p3   60 rounds
        mov r8, qword [rsp + 32]     ;    64.0 p2      60 rounds reload
        mov qword [rsp + 3824], r8   ;   128.3 p0+p3   60 rounds
        mov r8, qword [rsp + 40]     ;    65.0 p2      60 rounds reload
        mov qword [rsp + 3832], r8   ;   130.3 p0+p3   60 rounds
        mov r8, qword [rsp + 48]     ;    66.0 p2      60 rounds reload
        mov qword [rsp + 3840], r8   ;   132.3 p0+p3   60 rounds
        mov r8, qword [rsp + 56]     ;    67.0 p2      60 rounds reload
        mov qword [rsp + 3848], r8   ;   134.3 p0+p3   60 rounds
        mov r8, qword [rsp + 64]     ;    68.0 p2      60 rounds reload
        mov qword [rsp + 3856], r8   ;   136.3 p0+p3   60 rounds
        mov r8, qword [rsp + 72]     ;    69.0 p2      60 rounds reload
        mov qword [rsp + 3864], r8   ;   138.3 p0+p3   60 rounds
        mov r8, qword [rsp + 80]     ;    70.0 p2      60 rounds reload
        mov qword [rsp + 3872], r8   ;   140.3 p0+p3   60 rounds
        mov r8, qword [rsp + 88]     ;    71.0 p2      60 rounds reload
        mov qword [rsp + 3880], r8   ;   142.3 p0+p3   60 rounds
        mov r8, qword [rsp + 96]     ;    72.0 p2      60 rounds reload
        mov qword [rsp + 3888], r8   ;   144.3 p0+p3   60 rounds
        mov r8, qword [rsp + 104]    ;    73.0 p2      60 rounds reload
        mov qword [rsp + 3896], r8   ;   146.3 p0+p3   60 rounds
        mov r8, qword [rsp + 112]    ;    74.0 p2      60 rounds reload
        mov qword [rsp + 3904], r8   ;   148.3 p0+p3   60 rounds
        mov r8, qword [rsp + 120]    ;    75.0 p2      60 rounds reload
        mov qword [rsp + 3912], r8   ;   150.3 p0+p3   60 rounds
        mov r8, qword [rsp + 128]    ;    76.0 p2      60 rounds reload
        mov qword [rsp + 3920], r8   ;   152.3 p0+p3   60 rounds
        mov r8, qword [rsp + 136]    ;    77.0 p2      60 rounds reload
        mov qword [rsp + 3928], r8   ;   154.3 p0+p3   60 rounds
        mov r8, qword [rsp + 144]    ;    78.0 p2      60 rounds reload
        mov qword [rsp + 3936], r8   ;   156.3 p0+p3   60 rounds
        mov r8, qword [rsp + 152]    ;    79.0 p2      60 rounds reload
        mov qword [rsp + 3944], r8   ;   158.3 p0+p3   60 rounds
        mov r8, qword [rsp + 160]    ;    80.0 p2      60 rounds reload
        mov qword [rsp + 3952], r8   ;   160.3 p0+p3   60 rounds
        mov r8, qword [rsp + 168]    ;    81.0 p2      60 rounds reload
        mov qword [rsp + 3960], r8   ;   162.3 p0+p3   60 rounds
        mov r8, qword [rsp + 176]    ;    82.0 p2      60 rounds reload
        mov qword [rsp + 3968], r8   ;   164.3 p0+p3   60 rounds
        mov r8, qword [rsp + 184]    ;    83.0 p2      60 rounds reload
        mov qword [rsp + 3976], r8   ;   166.3 p0+p3   60 rounds
        mov r8, qword [rsp + 192]    ;    84.0 p2      60 rounds reload
        mov qword [rsp + 3984], r8   ;   168.3 p0+p3   60 rounds
        mov r8, qword [rsp + 200]    ;    85.0 p2      60 rounds reload
        mov qword [rsp + 3992], r8   ;   170.3 p0+p3   60 rounds
        mov r8, qword [rsp + 208]    ;    86.0 p2      60 rounds reload
        mov qword [rsp + 4000], r8   ;   172.3 p0+p3   60 rounds
        mov r8, qword [rsp + 216]    ;    87.0 p2      60 rounds reload
        mov qword [rsp + 4008], r8   ;   174.3 p0+p3   60 rounds
        mov r8, qword [rsp + 224]    ;    88.0 p2      60 rounds reload
        mov qword [rsp + 4016], r8   ;   176.3 p0+p3   60 rounds
        mov r8, qword [rsp + 232]    ;    89.0 p2      60 rounds reload
        mov qword [rsp + 4024], r8   ;   178.3 p0+p3   60 rounds
        mov r8, qword [rsp + 240]    ;    90.0 p2      60 rounds reload
        mov qword [rsp + 4032], r8   ;   180.3 p0+p3   60 rounds
        mov r8, qword [rsp + 248]    ;    91.0 p2      60 rounds reload
        mov qword [rsp + 4040], r8   ;   182.3 p0+p3   60 rounds
        mov r8, qword [rsp + 256]    ;    92.0 p2      60 rounds reload
        mov qword [rsp + 4048], r8   ;   184.3 p0+p3   60 rounds
        mov r8, qword [rsp + 264]    ;    93.0 p2      60 rounds reload
        mov qword [rsp + 4056], r8   ;   186.3 p0+p3   60 rounds
        mov r8, qword [rsp + 272]    ;    94.0 p2      60 rounds reload
        mov qword [rsp + 4064], r8   ;   188.3 p0+p3   60 rounds
        mov r8, qword [rsp + 280]    ;    95.0 p2      60 rounds reload
        mov qword [rsp + 4072], r8   ;   190.3 p0+p3   60 rounds
        mov r8, qword [rsp + 288]    ;    96.0 p2      60 rounds reload
        mov qword [rsp + 4080], r8   ;   192.3 p0+p3   60 rounds
        mov r8, qword [rsp + 296]    ;    97.0 p2      60 rounds reload
        mov qword [rsp + 4088], r8   ;   194.3 p0+p3   60 rounds
        mov r8, qword [rsp + 304]    ;    98.0 p2      60 rounds reload
        mov qword [rsp + 4096], r8   ;   196.3 p0+p3   60 rounds
        mov r8, qword [rsp + 312]    ;    99.0 p2      60 rounds reload
        mov qword [rsp + 4104], r8   ;   198.3 p0+p3   60 rounds
        mov r8, qword [rsp + 320]    ;   100.0 p2      60 rounds reload
        mov qword [rsp + 4112], r8   ;   200.3 p0+p3   60 rounds
        mov r8, qword [rsp + 328]    ;   101.0 p2      60 rounds reload
        mov qword [rsp + 4120], r8   ;   202.3 p0+p3   60 rounds
        mov r8, qword [rsp + 336]    ;   102.0 p2      60 rounds reload
        mov qword [rsp + 4128], r8   ;   204.3 p0+p3   60 rounds
        mov r8, qword [rsp + 344]    ;   103.0 p2      60 rounds reload
        mov qword [rsp + 4136], r8   ;   206.3 p0+p3   60 rounds
        mov r8, qword [rsp + 352]    ;   104.0 p2      60 rounds reload
        mov qword [rsp + 4144], r8   ;   208.3 p0+p3   60 rounds
        mov r8, qword [rsp + 360]    ;   105.0 p2      60 rounds reload
        mov qword [rsp + 4152], r8   ;   210.3 p0+p3   60 rounds
        mov r8, qword [rsp + 368]    ;   106.0 p2      60 rounds reload
        mov qword [rsp + 4160], r8   ;   212.3 p0+p3   60 rounds
        mov r8, qword [rsp + 376]    ;   107.0 p2      60 rounds reload
        mov qword [rsp + 4168], r8   ;   214.3 p0+p3   60 rounds
        mov r8, qword [rsp + 384]    ;   108.0 p2      60 rounds reload
        mov qword [rsp + 4176], r8   ;   216.3 p0+p3   60 rounds
        mov r8, qword [rsp + 392]    ;   109.0 p2      60 rounds reload
        mov qword [rsp + 4184], r8   ;   218.3 p0+p3   60 rounds
        mov r8, qword [rsp + 400]    ;   110.0 p2      60 rounds reload
        mov qword [rsp + 4192], r8   ;   220.3 p0+p3   60 rounds
        mov r8, qword [rsp + 408]    ;   111.0 p2      60 rounds reload
        mov qword [rsp + 4200], r8   ;   222.3 p0+p3   60 rounds
        mov r8, qword [rsp + 416]    ;   112.0 p2      60 rounds reload
        mov qword [rsp + 4208], r8   ;   224.3 p0+p3   60 rounds
        mov r8, qword [rsp + 424]    ;   113.0 p2      60 rounds reload
        mov qword [rsp + 4216], r8   ;   226.3 p0+p3   60 rounds
        mov r8, qword [rsp + 432]    ;   114.0 p2      60 rounds reload
        mov qword [rsp + 4224], r8   ;   228.3 p0+p3   60 rounds
        mov r8, qword [rsp + 440]    ;   115.0 p2      60 rounds reload
        mov qword [rsp + 4232], r8   ;   230.3 p0+p3   60 rounds
        mov r8, qword [rsp + 448]    ;   116.0 p2      60 rounds reload
        mov qword [rsp + 4240], r8   ;   232.3 p0+p3   60 rounds
        mov r8, qword [rsp + 456]    ;   117.0 p2      60 rounds reload
        mov qword [rsp + 4248], r8   ;   234.3 p0+p3   60 rounds
        mov r8, qword [rsp + 464]    ;   118.0 p2      60 rounds reload
        mov qword [rsp + 4256], r8   ;   236.3 p0+p3   60 rounds
        mov r8, qword [rsp + 472]    ;   119.0 p2      60 rounds reload
        mov qword [rsp + 4264], r8   ;   238.3 p0+p3   60 rounds
        mov r8, qword [rsp + 480]    ;   120.0 p2      60 rounds reload
        mov qword [rsp + 4272], r8   ;   240.3 p0+p3   60 rounds
        mov r8, qword [rsp + 488]    ;   121.0 p2      60 rounds reload
        mov qword [rsp + 4280], r8   ;   242.3 p0+p3   60 rounds
        mov r8, qword [rsp + 496]    ;   122.0 p2      60 rounds reload
        mov qword [rsp + 4288], r8   ;   244.3 p0+p3   60 rounds
        mov r8, qword [rsp + 504]    ;   123.0 p2      60 rounds reload
        mov qword [rsp + 4296], r8   ;   246.3 p0+p3   60 rounds
        mov r8, qword [rsp + 512]    ;   124.0 p2      60 rounds reload
        mov qword [rsp + 4304], r8   ;   248.3 p0+p3   60 rounds
        mov r8, qword [rsp + 520]    ;   125.0 p2      60 rounds reload
        mov qword [rsp + 4312], r8   ;   250.3 p0+p3   60 rounds
        mov r8, qword [rsp + 528]    ;   126.0 p2      60 rounds reload
        mov qword [rsp + 4320], r8   ;   252.3 p0+p3   60 rounds
        mov r8, qword [rsp + 536]    ;   127.0 p2      60 rounds reload
        mov qword [rsp + 4328], r8   ;   254.3 p0+p3   60 rounds
        mov r8, qword [rsp + 16]     ;   128.7 p2      60 rounds reload
        mov qword [rsp + 4336], r8   ;   256.3 p0+p3   60 rounds
        add r8, 0xc00                ;   132.7 p1      60 rounds
        mov qword [rsp + 4344], r8   ;   258.3 p0+p3   60 rounds
        mov r8, qword [rsp + 4336]   ;                    resident
        mov r9, qword [rsp + 3824]   ;                    resident
        mov r10, qword [rsp + 3832]  ;                    resident
        mov r11, qword [rsp + 3840]  ;                    resident
        mov r12, qword [rsp + 3848]  ;                    resident
        mov r13, qword [rsp + 3856]  ;                    resident
        mov r14, qword [rsp + 3864]  ;                    resident
        mov r15, qword [rsp + 3872]  ;                    resident
        mov rsi, qword [rsp + 3880]  ;                    resident
        mov rdi, qword [rsp + 3888]  ;                    resident
        mov rbp, qword [rsp + 3896]  ;                    resident
        mov rax, qword [rsp + 3904]  ;                    resident
        mov rcx, qword [rsp + 3912]  ;                    resident
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
        xor rcx, qword [rsp + 3920]  ;    19.7 p2+p0   40 t
        mov qword [rsp + 2192], r9   ;    24.0 p0+p3   40 t spill
        mov r9, qword [r8 + 9320]    ;    17.7 p2      40 t
        xor r9, qword [rsp + 3928]   ;    21.7 p2+p0   40 t
        mov qword [rsp + 2200], rbp  ;    26.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9328]   ;    19.7 p2      40 t
        xor rbp, qword [rsp + 3936]  ;    23.7 p2+p0   40 t
        mov qword [rsp + 2208], rcx  ;    28.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9336]   ;    21.7 p2      40 t
        xor rcx, qword [rsp + 3944]  ;    25.7 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9344]   ;    23.7 p2      40 t
        xor rsi, qword [rsp + 3952]  ;    27.7 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9352]   ;    25.7 p2      40 t
        xor rsi, qword [rsp + 3960]  ;    29.7 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9360]   ;    27.7 p2      40 t
        xor rsi, qword [rsp + 3968]  ;    31.7 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9368]   ;    29.7 p2      40 t
        xor rsi, qword [rsp + 3976]  ;    33.7 p2+p0   40 t
        mov qword [rsp + 2248], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9376]   ;    31.7 p2      40 t
        xor rsi, qword [rsp + 3984]  ;    35.7 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9384]   ;    33.7 p2      40 t
        xor rsi, qword [rsp + 3992]  ;    37.7 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9392]   ;    35.7 p2      40 t
        xor rsi, qword [rsp + 4000]  ;    39.7 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9400]   ;    37.7 p2      40 t
        xor rsi, qword [rsp + 4008]  ;    41.7 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9408]   ;    39.7 p2      40 t
        xor rsi, qword [rsp + 4016]  ;    43.7 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9416]   ;    41.7 p2      40 t
        xor rsi, qword [rsp + 4024]  ;    45.7 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9424]   ;    43.7 p2      40 t
        xor rsi, qword [rsp + 4032]  ;    47.7 p2+p0   40 t
        mov qword [rsp + 2304], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9432]   ;    45.7 p2      40 t
        xor rsi, qword [rsp + 4040]  ;    49.7 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9440]   ;    47.7 p2      40 t
        xor rsi, qword [rsp + 4048]  ;    51.7 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9448]   ;    49.7 p2      40 t
        xor rsi, qword [rsp + 4056]  ;    53.7 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9456]   ;    51.7 p2      40 t
        xor rsi, qword [rsp + 4064]  ;    55.7 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9464]   ;    53.7 p2      40 t
        xor rsi, qword [rsp + 4072]  ;    57.7 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9472]   ;    55.7 p2      40 t
        xor rsi, qword [rsp + 4080]  ;    59.7 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9480]   ;    57.7 p2      40 t
        xor rsi, qword [rsp + 4088]  ;    61.7 p2+p0   40 t
        mov qword [rsp + 2360], rsi  ;    66.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9488]   ;    59.7 p2      40 t
        xor rsi, qword [rsp + 4096]  ;    63.7 p2+p0   40 t
        mov qword [rsp + 2368], rsi  ;    68.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9496]   ;    61.7 p2      40 t
        xor rsi, qword [rsp + 4104]  ;    65.7 p2+p0   40 t
        mov qword [rsp + 2376], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9504]   ;    63.7 p2      40 t
        xor rsi, qword [rsp + 4112]  ;    67.7 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9512]   ;    65.7 p2      40 t
        xor rsi, qword [rsp + 4120]  ;    69.7 p2+p0   40 t
        mov qword [rsp + 2392], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9520]   ;    67.7 p2      40 t
        xor rsi, qword [rsp + 4128]  ;    71.7 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9528]   ;    69.7 p2      40 t
        xor rsi, qword [rsp + 4136]  ;    73.7 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9536]   ;    71.7 p2      40 t
        xor rsi, qword [rsp + 4144]  ;    75.7 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9544]   ;    73.7 p2      40 t
        xor rsi, qword [rsp + 4152]  ;    77.7 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9552]   ;    75.7 p2      40 t
        xor rsi, qword [rsp + 4160]  ;    79.7 p2+p0   40 t
        mov qword [rsp + 2432], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9560]   ;    77.7 p2      40 t
        xor rsi, qword [rsp + 4168]  ;    81.7 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9568]   ;    79.7 p2      40 t
        xor rsi, qword [rsp + 4176]  ;    83.7 p2+p0   40 t
        mov qword [rsp + 2448], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9576]   ;    81.7 p2      40 t
        xor rsi, qword [rsp + 4184]  ;    85.7 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9584]   ;    83.7 p2      40 t
        xor rsi, qword [rsp + 4192]  ;    87.7 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9592]   ;    85.7 p2      40 t
        xor rsi, qword [rsp + 4200]  ;    89.7 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9600]   ;    87.7 p2      40 t
        xor rsi, qword [rsp + 4208]  ;    91.7 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9608]   ;    89.7 p2      40 t
        xor rsi, qword [rsp + 4216]  ;    93.7 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9616]   ;    91.7 p2      40 t
        xor rsi, qword [rsp + 4224]  ;    95.7 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9624]   ;    93.7 p2      40 t
        xor rsi, qword [rsp + 4232]  ;    97.7 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9632]   ;    95.7 p2      40 t
        xor rsi, qword [rsp + 4240]  ;    99.7 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   104.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9640]   ;    97.7 p2      40 t
        xor rsi, qword [rsp + 4248]  ;   101.7 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9648]   ;    99.7 p2      40 t
        xor rsi, qword [rsp + 4256]  ;   103.7 p2+p0   40 t
        mov qword [rsp + 2528], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9656]   ;   101.7 p2      40 t
        xor rsi, qword [rsp + 4264]  ;   105.7 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9664]   ;   103.7 p2      40 t
        xor rsi, qword [rsp + 4272]  ;   107.7 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   112.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9672]   ;   105.7 p2      40 t
        xor rsi, qword [rsp + 4280]  ;   109.7 p2+p0   40 t
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9680]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 4288]  ;   111.7 p2+p0   40 t
        mov qword [rsp + 2560], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9688]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 4296]  ;   113.7 p2+p0   40 t
        not rdx                      ;    93.1 p0      41 t
        not r10                      ;    93.6 p0      41 t
        mov qword [rsp + 2568], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9696]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 4304]  ;   115.7 p2+p0   40 t
        not r14                      ;    95.7 p0      41 t
        not r15                      ;    96.2 p0      41 t
        mov qword [rsp + 2576], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9704]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 4312]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, r12                 ;    83.7 p1      41 t copy
        xor rsi, rbx                 ;    99.3 p0      41 t
        mov qword [rsp + 2592], rax  ;   124.0 p0+p3   40 t spill
        mov rax, r13                 ;    84.7 p1      41 t copy
        xor rax, rbx                 ;   100.8 p0      41 t
        mov qword [rsp + 2600], rbp  ;   126.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9712]   ;   115.7 p2      40 t
        xor rbp, qword [rsp + 4320]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, r11                 ;    87.0 p1      41 t copy
        xor rbp, r14                 ;   104.0 p0      41 t
        xor rdx, rbp                 ;   105.0 p0      41 t
        mov qword [rsp + 2616], r9   ;   130.0 p0+p3   40 t spill
        mov r9, qword [r8 + 9720]    ;   117.7 p2      40 t
        xor r9, qword [rsp + 4328]   ;   121.7 p2+p0   40 t
        xor r12, r10                 ;   106.7 p0      41 t
        xor r15, rdx                 ;   107.3 p0      41 t
        xor rbp, rsi                 ;   107.8 p0      41 t
        mov qword [rsp + 2624], r8   ;   132.0 p0+p3   61 r.0 spill
        mov r8, rsi                  ;   100.3 p1      41 t copy
        xor r8, r15                  ;   109.4 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, r10                  ;    94.6 p1      41 t copy
        xor r9, rdx                  ;   111.0 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, rdx                 ;   106.0 p1      41 t copy
        xor rdi, rax                 ;   112.5 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r14                 ;    96.7 p1      41 t copy
        or rcx, r8                   ;   114.1 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, rdx                 ;   106.0 p1      41 t copy
        mov qword [rsp + 2664], rdx  ;   142.0 p0+p3   41 t spill
        mov rdx, r15                 ;   108.3 p1      41 t copy
        or rdx, rdi                  ;   116.7 p0      41 t
        mov qword [rsp + 2672], r10  ;   144.0 p0+p3   41 t spill
        mov r10, r15                 ;   108.3 p1      41 t copy
        xor r10, rbp                 ;   118.3 p0      41 t
        or rbx, r10                  ;   119.3 p0      41 t
        xor r11, r10                 ;   119.4 p0      41 t
        mov qword [rsp + 2680], r15  ;   146.0 p0+p3   41 t spill
        mov r15, r12                 ;   107.7 p1      41 t copy
        xor r15, rbp                 ;   121.0 p0      41 t
        mov qword [rsp + 2688], r10  ;   148.0 p0+p3   41 t spill
        mov r10, r8                  ;   110.4 p1      41 t copy
        xor r10, r15                 ;   122.5 p0      41 t
        xor r13, rbp                 ;   123.1 p0      41 t
        xor r13, rcx                 ;   124.1 p0      41 t
        xor rbx, rdx                 ;   124.3 p0      41 t
        mov qword [rsp + 2696], r8   ;   150.0 p0+p3   41 t spill
        mov r8, rax                  ;   101.8 p1      41 t copy
        and r8, rbp                  ;   125.8 p0      41 t
        xor rcx, r8                  ;   126.8 p0      41 t
        mov r8, rax                  ;   102.0 p1      41 t copy
        mov qword [rsp + 2704], rax  ;   152.0 p0+p3   41 t spill
        mov rax, r9                  ;   112.0 p1      41 t copy
        and rax, r10                 ;   128.0 p0      41 t
        xor r13, rax                 ;   129.0 p0      41 t
        xor rbx, r13                 ;   130.0 p0      41 t
        xor r14, rdx                 ;   129.7 p0      41 t
        xor r14, rcx                 ;   130.7 p0      41 t
        mov rax, r9                  ;   112.0 p1      41 t copy
        xor rax, r11                 ;   130.8 p0      41 t
        xor r8, rax                  ;   131.8 p0      41 t
        mov rdx, r12                 ;   107.7 p1      41 t copy
        and rdx, r8                  ;   132.8 p0      41 t
        xor r14, rdx                 ;   133.8 p0      41 t
        mov rdx, rsi                 ;   106.7 p1      41 t copy
        mov qword [rsp + 2712], r9   ;   154.0 p0+p3   41 t spill
        mov r9, rdi                  ;   113.5 p1      41 t copy
        xor r9, r11                  ;   134.1 p0      41 t
        and rdx, r9                  ;   135.1 p0      41 t
        mov qword [rsp + 2720], r10  ;   156.0 p0+p3   41 t spill
        mov r10, r15                 ;   122.0 p1      41 t copy
        and r10, rax                 ;   136.2 p0      41 t
        xor rcx, r10                 ;   137.2 p0      41 t
        xor rcx, rdx                 ;   138.2 p0      41 t
        xor r13, rdx                 ;   138.0 p0      41 t
        mov r10, rbx                 ;   131.0 p1      41 t copy
        and r10, r14                 ;   138.5 p0      41 t
        xor r13, r10                 ;   139.5 p0      41 t
        mov rdx, qword [rsp + 2672]  ;   144.0 p2      41 t
        or rdx, qword [rsp + 2656]   ;   148.0 p2+p0   41 t
        xor r13, rdx                 ;   149.0 p0      41 t
        mov rdx, r14                 ;   134.8 p1      41 t copy
        xor rdx, r13                 ;   150.0 p0      41 t
        or r10, rdx                  ;   151.0 p0      41 t
        and r13, rcx                 ;   150.0 p0      41 t
        xor rbx, r13                 ;   151.0 p0      41 t
        xor r10, rbx                 ;   152.0 p0      41 t
        and r9, r10                  ;   153.0 p0      41 t
        mov r13, rcx                 ;   139.2 p1      41 t copy
        and r13, rbx                 ;   152.0 p0      41 t
        xor r14, r13                 ;   153.0 p0      41 t
        and rbx, r14                 ;   154.0 p0      41 t
        xor rcx, rbx                 ;   155.0 p0      41 t
        mov r13, r10                 ;   153.0 p1      41 t copy
        or r13, r14                  ;   154.0 p0      41 t
        xor rdx, r13                 ;   155.0 p0      41 t
        and rsi, r10                 ;   153.0 p0      41 t
        and rbp, rdx                 ;   156.0 p0      41 t
        mov r13, r10                 ;   153.0 p1      41 t copy
        xor r13, r14                 ;   154.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and r12, r13                 ;   155.0 p0      41 t
        xor r13, rdx                 ;   156.0 p0      41 t
        and rax, r13                 ;   157.0 p0      41 t
        xor r8, rax                  ;   158.0 p0      41 t
        mov rbx, qword [rsp + 2664]  ;   142.0 p2      41 t
        and rbx, rcx                 ;   156.0 p0      41 t
        mov qword [rsp + 2664], rsi  ;   158.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2704]  ;   152.0 p2      41 t
        and rsi, rdx                 ;   156.0 p0      41 t
        xor rax, rsi                 ;   158.0 p0      41 t
        xor rdx, rcx                 ;   156.0 p0      41 t
        xor r10, rdx                 ;   157.0 p0      41 t
        and r11, r10                 ;   158.0 p0      41 t
        and rdi, rdx                 ;   157.0 p0      41 t
        and rdx, qword [rsp + 2680]  ;   157.2 p2+p0   41 t
        xor rdx, r12                 ;   158.2 p0      41 t
        mov rsi, qword [rsp + 2688]  ;   148.0 p2      41 t
        and rsi, rcx                 ;   158.4 p0      41 t
        xor r12, rsi                 ;   159.4 p0      41 t
        xor rcx, r14                 ;   159.5 p0      41 t
        and r10, qword [rsp + 2696]  ;   160.1 p2+p0   41 t
        xor rdi, r9                  ;   160.7 p0      41 t
        xor rdi, r8                  ;   161.7 p0      41 t
        xor rbp, r12                 ;   161.8 p0      41 t
        xor r10, rdx                 ;   162.4 p0      41 t
        mov rsi, qword [rsp + 2720]  ;   156.0 p2      41 t
        and rsi, rcx                 ;   162.9 p0      41 t
        xor r10, rsi                 ;   163.9 p0      41 t
        xor rbp, rsi                 ;   164.1 p0      41 t
        and rcx, qword [rsp + 2712]  ;   164.7 p2+p0   41 t
        and r15, r13                 ;   165.2 p0      41 t
        xor rbx, r8                  ;   165.8 p0      41 t
        mov r8, qword [rsp + 2672]   ;   144.0 p2      41 t
        and r8, r14                  ;   166.4 p0      41 t
        and r14, qword [rsp + 2656]  ;   166.9 p2+p0   41 t
        xor r8, rbp                  ;   167.5 p0      41 t
        xor rbx, r8                  ;   168.5 p0      41 t
        xor r14, r10                 ;   168.6 p0      41 t
        xor r14, r8                  ;   169.6 p0      41 t
        xor rdx, qword [rsp + 2664]  ;   169.8 p2+p0   41 t
        xor rdx, r14                 ;   170.8 p0      41 t
        mov r13, rdx                 ;   171.8 p1      41 t copy
        not r13                      ;   172.8 p0      41 t
        xor r12, r10                 ;   171.4 p0      41 t
        xor r12, rdi                 ;   172.4 p0      41 t
        xor r9, r11                  ;   172.6 p0      41 t
        xor r9, rax                  ;   173.6 p0      41 t
        xor r9, rbx                  ;   174.6 p0      41 t
        xor rax, rcx                 ;   174.3 p0      41 t
        xor rax, r8                  ;   175.3 p0      41 t
        not r9                       ;   175.6 p0      41 t
        xor r15, r14                 ;   175.9 p0      41 t
        not rbp                      ;   176.5 p0      41 t
        xor rbx, rdx                 ;   177.0 p0      41 t
        xor rbx, rax                 ;   178.0 p0      41 t
        xor rdi, rbx                 ;   179.0 p0      41 t
        not rdi                      ;   180.0 p0      41 t
        mov r8, qword [rsp + 2648]   ;   146.3 p2      23 t
        not r8                       ;   179.2 p0      23 t
        mov r10, qword [rsp + 2640]  ;   148.0 p2      23 t
        not r10                      ;   179.7 p0      23 t
        mov r11, r15                 ;   176.9 p1      41 t copy
        not r11                      ;   180.2 p0      41 t
        xor r15, rbx                 ;   180.7 p0      41 t
        mov r14, qword [rsp + 2616]  ;   149.7 p2      23 t
        not r14                      ;   181.3 p0      23 t
        mov rsi, qword [rsp + 2600]  ;   150.7 p2      23 t
        not rsi                      ;   181.8 p0      23 t
        mov rcx, qword [rsp + 2216]  ;   151.7 p2      23 t
        mov rdx, qword [rsp + 2592]  ;   152.7 p2      40 t reload
        xor rcx, rdx                 ;   182.3 p0      23 t
        xor rdx, r10                 ;   182.9 p0      23 t
        mov rbx, qword [rsp + 2216]  ;   153.7 p2      23 t
        xor rbx, qword [rsp + 2208]  ;   183.4 p2+p0   23 t
        mov qword [rsp + 2592], rax  ;   184.0 p0+p3   41 t spill
        mov rax, qword [rsp + 2200]  ;   155.7 p2      23 t
        xor rax, r14                 ;   185.0 p0      23 t
        xor r8, rax                  ;   186.0 p0      23 t
        xor rsi, r8                  ;   187.0 p0      23 t
        xor rax, rcx                 ;   186.7 p0      23 t
        mov qword [rsp + 2600], r11  ;   187.3 p0+p3   41 t spill
        mov r11, rcx                 ;   183.3 p1      23 t copy
        xor r11, rsi                 ;   188.3 p0      23 t
        mov qword [rsp + 2616], rdi  ;   188.9 p0+p3   41 t spill
        mov rdi, rbx                 ;   184.4 p1      23 t copy
        xor rdi, r8                  ;   189.9 p0      23 t
        mov qword [rsp + 2640], r12  ;   190.4 p0+p3   41 t spill
        mov r12, r10                 ;   180.7 p1      23 t copy
        xor r12, r8                  ;   191.4 p0      23 t
        mov qword [rsp + 2648], rbp  ;   192.0 p0+p3   41 t spill
        mov rbp, rdx                 ;   183.9 p1      23 t copy
        xor rbp, rax                 ;   193.0 p0      23 t
        mov qword [rsp + 2664], r9   ;   193.6 p0+p3   41 t spill
        mov r9, r14                  ;   182.3 p1      23 t copy
        or r9, r11                   ;   194.6 p0      23 t
        mov qword [rsp + 2656], r13  ;   195.1 p0+p3   41 t spill
        mov r13, rsi                 ;   188.0 p1      23 t copy
        or r13, rdi                  ;   196.1 p0      23 t
        mov qword [rsp + 2672], r15  ;   196.7 p0+p3   41 t spill
        mov r15, rsi                 ;   188.0 p1      23 t copy
        xor r15, rax                 ;   197.7 p0      23 t
        mov qword [rsp + 2712], rsi  ;   198.3 p0+p3   23 t spill
        mov rsi, r8                  ;   187.0 p1      23 t copy
        or rsi, r15                  ;   199.3 p0      23 t
        mov qword [rsp + 2720], r8   ;   199.9 p0+p3   23 t spill
        mov r8, r11                  ;   189.3 p1      23 t copy
        xor r8, rbp                  ;   200.9 p0      23 t
        mov qword [rsp + 2696], r11  ;   201.4 p0+p3   23 t spill
        mov r11, qword [rsp + 2200]  ;   165.0 p2      23 t
        xor r11, r15                 ;   202.4 p0      23 t
        xor rsi, r13                 ;   203.0 p0      23 t
        mov qword [rsp + 2200], r15  ;   203.6 p0+p3   23 t spill
        mov r15, rbx                 ;   184.4 p1      23 t copy
        and r15, rax                 ;   204.6 p0      23 t
        xor r15, r9                  ;   205.6 p0      23 t
        xor r9, rax                  ;   205.7 p0      23 t
        xor r9, qword [rsp + 2208]   ;   206.7 p2+p0   23 t
        mov qword [rsp + 2208], rax  ;   206.8 p0+p3   23 t spill
        mov rax, rbx                 ;   184.4 p1      23 t copy
        mov qword [rsp + 2688], rbx  ;   207.8 p0+p3   23 t spill
        mov rbx, rdx                 ;   183.9 p1      23 t copy
        mov qword [rsp + 2680], rdx  ;   208.8 p0+p3   23 t spill
        mov rdx, r12                 ;   192.4 p1      23 t copy
        and rdx, r8                  ;   209.8 p0      23 t
        xor r9, rdx                  ;   210.8 p0      23 t
        xor rsi, r9                  ;   211.8 p0      23 t
        xor r14, r13                 ;   211.6 p0      23 t
        xor r14, r15                 ;   212.6 p0      23 t
        mov r13, r12                 ;   192.4 p1      23 t copy
        xor r13, r11                 ;   212.7 p0      23 t
        xor rax, r13                 ;   213.7 p0      23 t
        and rbx, rax                 ;   214.7 p0      23 t
        xor r14, rbx                 ;   215.7 p0      23 t
        mov rdx, r10                 ;   180.7 p1      23 t copy
        mov rbx, qword [rsp + 2216]  ;   174.0 p2      40 t reload
        or rdx, rbx                  ;   215.0 p0      23 t
        mov rbx, rcx                 ;   183.3 p1      23 t copy
        mov qword [rsp + 2704], r10  ;   215.6 p0+p3   23 t spill
        mov r10, rbp                 ;   194.0 p1      23 t copy
        and r10, r13                 ;   216.6 p0      23 t
        xor r15, r10                 ;   217.6 p0      23 t
        mov r10, rdi                 ;   190.9 p1      23 t copy
        xor r10, r11                 ;   217.7 p0      23 t
        and rbx, r10                 ;   218.7 p0      23 t
        xor r15, rbx                 ;   219.7 p0      23 t
        xor r9, rdx                  ;   219.4 p0      23 t
        xor r9, rbx                  ;   220.4 p0      23 t
        mov rdx, rsi                 ;   212.8 p1      23 t copy
        and rdx, r14                 ;   220.6 p0      23 t
        xor r9, rdx                  ;   221.6 p0      23 t
        mov rbx, r14                 ;   216.7 p1      23 t copy
        xor rbx, r9                  ;   222.6 p0      23 t
        or rdx, rbx                  ;   223.6 p0      23 t
        and r9, r15                  ;   222.8 p0      23 t
        xor rsi, r9                  ;   223.8 p0      23 t
        xor rdx, rsi                 ;   224.8 p0      23 t
        and r10, rdx                 ;   225.8 p0      23 t
        mov r9, qword [rsp + 2680]   ;   208.8 p2      23 t
        mov qword [rsp + 2680], rbp  ;   225.1 p0+p3   23 t spill
        mov rbp, r15                 ;   220.7 p1      23 t copy
        and rbp, rsi                 ;   226.1 p0      23 t
        xor r14, rbp                 ;   227.1 p0      23 t
        and rsi, r14                 ;   228.1 p0      23 t
        xor r15, rsi                 ;   229.1 p0      23 t
        mov rsi, rdx                 ;   225.8 p1      23 t copy
        or rsi, r14                  ;   228.4 p0      23 t
        xor rbx, rsi                 ;   229.4 p0      23 t
        and rcx, rdx                 ;   229.5 p0      23 t
        mov rsi, qword [rsp + 2208]  ;   206.8 p2      23 t
        and rsi, rbx                 ;   230.4 p0      23 t
        mov rbp, qword [rsp + 2720]  ;   199.9 p2      23 t
        and rbp, r15                 ;   230.7 p0      23 t
        mov qword [rsp + 2720], rcx  ;   231.3 p0+p3   23 t spill
        mov rcx, rdx                 ;   225.8 p1      23 t copy
        xor rcx, r14                 ;   232.3 p0      23 t
        and rax, rcx                 ;   233.3 p0      23 t
        and r9, rcx                  ;   233.4 p0      23 t
        xor rcx, rbx                 ;   234.0 p0      23 t
        and r13, rcx                 ;   235.0 p0      23 t
        xor rax, r13                 ;   236.0 p0      23 t
        mov qword [rsp + 2208], rbp  ;   235.7 p0+p3   23 t spill
        mov rbp, qword [rsp + 2688]  ;   207.8 p2      23 t
        and rbp, rbx                 ;   236.7 p0      23 t
        xor r13, rbp                 ;   237.7 p0      23 t
        xor rbx, r15                 ;   237.8 p0      23 t
        xor rdx, rbx                 ;   238.8 p0      23 t
        and r11, rdx                 ;   239.8 p0      23 t
        and rdi, rbx                 ;   239.5 p0      23 t
        and rbx, qword [rsp + 2712]  ;   240.1 p2+p0   23 t
        xor rbx, r9                  ;   241.1 p0      23 t
        mov rbp, qword [rsp + 2200]  ;   203.6 p2      23 t
        and rbp, r15                 ;   241.3 p0      23 t
        xor r9, rbp                  ;   242.3 p0      23 t
        xor r15, r14                 ;   242.4 p0      23 t
        and r8, r15                  ;   243.4 p0      23 t
        and r12, r15                 ;   243.5 p0      23 t
        xor rsi, r9                  ;   244.1 p0      23 t
        xor rsi, r8                  ;   245.1 p0      23 t
        and rdx, qword [rsp + 2696]  ;   245.3 p2+p0   23 t
        xor rdi, r10                 ;   245.8 p0      23 t
        xor rdi, rax                 ;   246.8 p0      23 t
        xor r8, rdx                  ;   247.0 p0      23 t
        xor r8, rbx                  ;   248.0 p0      23 t
        mov r15, qword [rsp + 2704]  ;   215.6 p2      23 t
        and r15, r14                 ;   248.1 p0      23 t
        and r14, qword [rsp + 2216]  ;   248.7 p2+p0   23 t
        and rcx, qword [rsp + 2680]  ;   249.2 p2+p0   23 t
        xor rax, qword [rsp + 2208]  ;   249.8 p2+p0   23 t
        xor r15, rsi                 ;   250.4 p0      23 t
        xor rax, r15                 ;   251.4 p0      23 t
        xor r12, r13                 ;   251.5 p0      23 t
        xor r12, r15                 ;   252.5 p0      23 t
        xor r14, r15                 ;   252.7 p0      23 t
        xor r14, r8                  ;   253.7 p0      23 t
        mov r15, qword [rsp + 2720]  ;   231.3 p2      23 t
        xor r15, rbx                 ;   253.8 p0      23 t
        xor r15, r14                 ;   254.8 p0      23 t
        xor r10, r13                 ;   255.0 p0      23 t
        xor r10, r11                 ;   256.0 p0      23 t
        xor r10, rax                 ;   257.0 p0      23 t
        not r10                      ;   258.0 p0      23 t
        xor r9, r8                   ;   257.2 p0      23 t
        xor r9, rdi                  ;   258.2 p0      23 t
        xor rcx, r14                 ;   258.3 p0      23 t
        not rsi                      ;   258.9 p0      23 t
        xor rax, r15                 ;   259.4 p0      23 t
        xor rax, r12                 ;   260.4 p0      23 t
        mov r8, qword [rsp + 2224]   ;   206.7 p2      22 t
        not r8                       ;   260.5 p0      22 t
        not r15                      ;   261.0 p0      23 t
        xor rdi, rax                 ;   261.5 p0      23 t
        mov r11, qword [rsp + 2240]  ;   208.0 p2      22 t
        not r11                      ;   262.1 p0      22 t
        not rdi                      ;   262.6 p0      23 t
        mov r13, rcx                 ;   259.3 p1      23 t copy
        not r13                      ;   263.1 p0      23 t
        xor rcx, rax                 ;   263.6 p0      23 t
        mov r14, qword [rsp + 2272]  ;   210.0 p2      22 t
        not r14                      ;   264.2 p0      22 t
        mov rbp, qword [rsp + 2280]  ;   211.0 p2      22 t
        not rbp                      ;   264.7 p0      22 t
        mov rax, qword [rsp + 2232]  ;   212.0 p2      22 t
        mov rdx, qword [rsp + 2256]  ;   213.0 p2      40 t reload
        xor rax, rdx                 ;   265.2 p0      22 t
        xor rdx, r11                 ;   265.7 p0      22 t
        mov rbx, qword [rsp + 2232]  ;   214.0 p2      22 t
        xor rbx, qword [rsp + 2264]  ;   266.3 p2+p0   22 t
        mov qword [rsp + 2256], r12  ;   266.9 p0+p3   23 t spill
        mov r12, qword [rsp + 2248]  ;   216.0 p2      22 t
        xor r12, r14                 ;   267.9 p0      22 t
        xor r8, r12                  ;   268.9 p0      22 t
        xor rbp, r8                  ;   269.9 p0      22 t
        xor r12, rax                 ;   269.6 p0      22 t
        mov qword [rsp + 2280], r13  ;   270.2 p0+p3   23 t spill
        mov r13, rax                 ;   266.2 p1      22 t copy
        xor r13, rbp                 ;   271.2 p0      22 t
        mov qword [rsp + 2272], rdi  ;   271.7 p0+p3   23 t spill
        mov rdi, r11                 ;   263.1 p1      22 t copy
        xor rdi, r8                  ;   272.7 p0      22 t
        mov qword [rsp + 2240], r9   ;   273.3 p0+p3   23 t spill
        mov r9, r8                   ;   269.9 p1      22 t copy
        xor r9, rbx                  ;   274.3 p0      22 t
        mov qword [rsp + 2224], rsi  ;   274.9 p0+p3   23 t spill
        mov rsi, qword [rsp + 2248]  ;   220.4 p2      22 t
        mov qword [rsp + 2248], r10  ;   275.9 p0+p3   23 t spill
        mov r10, rdx                 ;   266.7 p1      22 t copy
        xor r10, r12                 ;   276.9 p0      22 t
        mov qword [rsp + 2720], r15  ;   277.5 p0+p3   23 t spill
        mov r15, r14                 ;   265.2 p1      22 t copy
        or r15, r13                  ;   278.5 p0      22 t
        mov qword [rsp + 2208], rcx  ;   279.0 p0+p3   23 t spill
        mov rcx, rbp                 ;   270.9 p1      22 t copy
        or rcx, r9                   ;   280.0 p0      22 t
        mov qword [rsp + 2680], r11  ;   280.6 p0+p3   22 t spill
        mov r11, rbp                 ;   270.9 p1      22 t copy
        xor r11, r12                 ;   281.6 p0      22 t
        xor rsi, r11                 ;   282.6 p0      22 t
        mov qword [rsp + 2216], rbp  ;   282.7 p0+p3   22 t spill
        mov rbp, r8                  ;   269.9 p1      22 t copy
        or rbp, r11                  ;   283.7 p0      22 t
        mov qword [rsp + 2704], r11  ;   284.3 p0+p3   22 t spill
        mov r11, r13                 ;   272.2 p1      22 t copy
        xor r11, r10                 ;   285.3 p0      22 t
        xor rbp, rcx                 ;   285.9 p0      22 t
        mov qword [rsp + 2696], r13  ;   286.4 p0+p3   22 t spill
        mov r13, qword [rsp + 2264]  ;   230.8 p2      22 t
        xor r13, r12                 ;   287.4 p0      22 t
        xor r13, r15                 ;   288.4 p0      22 t
        mov qword [rsp + 2264], r8   ;   288.6 p0+p3   22 t spill
        mov r8, r12                  ;   270.6 p1      22 t copy
        and r8, rbx                  ;   289.6 p0      22 t
        xor r15, r8                  ;   290.6 p0      22 t
        mov r8, rbx                  ;   267.3 p1      22 t copy
        mov qword [rsp + 2200], rbx  ;   290.7 p0+p3   22 t spill
        mov rbx, rdx                 ;   266.7 p1      22 t copy
        mov qword [rsp + 2712], r12  ;   291.7 p0+p3   22 t spill
        mov r12, rdi                 ;   273.7 p1      22 t copy
        and r12, r11                 ;   292.7 p0      22 t
        xor r13, r12                 ;   293.7 p0      22 t
        xor rbp, r13                 ;   294.7 p0      22 t
        xor r14, rcx                 ;   294.4 p0      22 t
        xor r14, r15                 ;   295.4 p0      22 t
        mov r12, rdi                 ;   273.7 p1      22 t copy
        xor r12, rsi                 ;   295.6 p0      22 t
        xor r8, r12                  ;   296.6 p0      22 t
        and rbx, r8                  ;   297.6 p0      22 t
        xor r14, rbx                 ;   298.6 p0      22 t
        mov rcx, rax                 ;   266.2 p1      22 t copy
        mov rbx, r10                 ;   277.9 p1      22 t copy
        and rbx, r12                 ;   297.9 p0      22 t
        xor r15, rbx                 ;   298.9 p0      22 t
        mov rbx, qword [rsp + 2680]  ;   280.6 p2      22 t
        or rbx, qword [rsp + 2232]   ;   299.0 p2+p0   22 t
        xor r13, rbx                 ;   300.0 p0      22 t
        mov rbx, r9                  ;   275.3 p1      22 t copy
        xor rbx, rsi                 ;   300.2 p0      22 t
        and rcx, rbx                 ;   301.2 p0      22 t
        xor r15, rcx                 ;   302.2 p0      22 t
        xor r13, rcx                 ;   302.2 p0      22 t
        mov rcx, rbp                 ;   295.7 p1      22 t copy
        and rcx, r14                 ;   302.4 p0      22 t
        xor r13, rcx                 ;   303.4 p0      22 t
        mov qword [rsp + 2688], r10  ;   303.6 p0+p3   22 t spill
        mov r10, r14                 ;   299.6 p1      22 t copy
        xor r10, r13                 ;   304.6 p0      22 t
        or rcx, r10                  ;   305.6 p0      22 t
        and r13, r15                 ;   305.7 p0      22 t
        xor rbp, r13                 ;   306.7 p0      22 t
        xor rcx, rbp                 ;   307.7 p0      22 t
        and rbx, rcx                 ;   308.7 p0      22 t
        mov r13, r15                 ;   303.2 p1      22 t copy
        and r13, rbp                 ;   308.0 p0      22 t
        xor r14, r13                 ;   309.0 p0      22 t
        and rbp, r14                 ;   310.0 p0      22 t
        xor r15, rbp                 ;   311.0 p0      22 t
        mov r13, rcx                 ;   308.7 p1      22 t copy
        or r13, r14                  ;   310.3 p0      22 t
        xor r10, r13                 ;   311.3 p0      22 t
        and rax, rcx                 ;   311.4 p0      22 t
        mov r13, qword [rsp + 2712]  ;   291.7 p2      22 t
        and r13, r10                 ;   312.3 p0      22 t
        mov rbp, qword [rsp + 2264]  ;   288.6 p2      22 t
        and rbp, r15                 ;   312.6 p0      22 t
        mov qword [rsp + 2264], rax  ;   313.1 p0+p3   22 t spill
        mov rax, rcx                 ;   308.7 p1      22 t copy
        xor rax, r14                 ;   314.1 p0      22 t
        and r8, rax                  ;   315.1 p0      22 t
        and rdx, rax                 ;   315.3 p0      22 t
        xor rax, r10                 ;   315.9 p0      22 t
        and r12, rax                 ;   316.9 p0      22 t
        xor r8, r12                  ;   317.9 p0      22 t
        mov qword [rsp + 2712], rbp  ;   317.6 p0+p3   22 t spill
        mov rbp, qword [rsp + 2200]  ;   290.7 p2      22 t
        and rbp, r10                 ;   318.6 p0      22 t
        xor r12, rbp                 ;   319.6 p0      22 t
        xor r10, r15                 ;   319.7 p0      22 t
        xor rcx, r10                 ;   320.7 p0      22 t
        and rsi, rcx                 ;   321.7 p0      22 t
        and r9, r10                  ;   321.4 p0      22 t
        mov rbp, qword [rsp + 2704]  ;   284.3 p2      22 t
        and rbp, r15                 ;   322.0 p0      22 t
        xor r15, r14                 ;   322.6 p0      22 t
        and r11, r15                 ;   323.6 p0      22 t
        and rdi, r15                 ;   323.7 p0      22 t
        and r10, qword [rsp + 2216]  ;   324.3 p2+p0   22 t
        xor rbp, rdx                 ;   324.9 p0      22 t
        xor rdx, r10                 ;   325.4 p0      22 t
        xor r13, r11                 ;   326.0 p0      22 t
        xor r13, rbp                 ;   327.0 p0      22 t
        and rcx, qword [rsp + 2696]  ;   327.1 p2+p0   22 t
        xor r9, rbx                  ;   327.7 p0      22 t
        xor r9, r8                   ;   328.7 p0      22 t
        xor r11, rcx                 ;   328.9 p0      22 t
        xor r11, rdx                 ;   329.9 p0      22 t
        mov r10, qword [rsp + 2680]  ;   280.6 p2      22 t
        and r10, r14                 ;   330.0 p0      22 t
        and r14, qword [rsp + 2232]  ;   330.6 p2+p0   22 t
        and rax, qword [rsp + 2688]  ;   331.1 p2+p0   22 t
        xor r8, qword [rsp + 2712]   ;   331.7 p2+p0   22 t
        xor r10, r13                 ;   332.3 p0      22 t
        xor r8, r10                  ;   333.3 p0      22 t
        xor rdi, r12                 ;   333.4 p0      22 t
        xor rdi, r10                 ;   334.4 p0      22 t
        xor r14, r10                 ;   334.6 p0      22 t
        xor r14, r11                 ;   335.6 p0      22 t
        mov r10, qword [rsp + 2264]  ;   313.1 p2      22 t
        xor r10, rdx                 ;   335.7 p0      22 t
        xor r10, r14                 ;   336.7 p0      22 t
        xor rbx, r12                 ;   336.8 p0      22 t
        xor rbx, rsi                 ;   337.8 p0      22 t
        xor rbx, r8                  ;   338.8 p0      22 t
        not rbx                      ;   339.8 p0      22 t
        xor rbp, r11                 ;   339.1 p0      22 t
        xor rbp, r9                  ;   340.1 p0      22 t
        xor rax, r14                 ;   340.2 p0      22 t
        not r13                      ;   340.8 p0      22 t
        xor r8, r10                  ;   341.3 p0      22 t
        xor r8, rdi                  ;   342.3 p0      22 t
        mov r11, qword [rsp + 2288]  ;   284.3 p2      21 t
        not r11                      ;   342.4 p0      21 t
        not r10                      ;   342.9 p0      22 t
        xor r9, r8                   ;   343.4 p0      22 t
        mov r12, qword [rsp + 2304]  ;   286.3 p2      21 t
        not r12                      ;   344.0 p0      21 t
        not r9                       ;   344.5 p0      22 t
        mov r14, rax                 ;   341.2 p1      22 t copy
        not r14                      ;   345.0 p0      22 t
        xor rax, r8                  ;   345.5 p0      22 t
        mov r8, qword [rsp + 2336]   ;   289.8 p2      21 t
        not r8                       ;   346.1 p0      21 t
        mov r15, qword [rsp + 2344]  ;   290.8 p2      21 t
        not r15                      ;   346.6 p0      21 t
        mov rsi, qword [rsp + 2296]  ;   291.9 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   292.9 p2      40 t reload
        xor rsi, rcx                 ;   347.1 p0      21 t
        xor rcx, r12                 ;   347.6 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   293.9 p2      21 t
        xor rdx, qword [rsp + 2328]  ;   348.2 p2+p0   21 t
        mov qword [rsp + 2320], rax  ;   348.8 p0+p3   22 t spill
        mov rax, qword [rsp + 2312]  ;   296.1 p2      21 t
        xor rax, r8                  ;   349.8 p0      21 t
        xor r11, rax                 ;   350.8 p0      21 t
        xor r15, r11                 ;   351.8 p0      21 t
        xor rax, rsi                 ;   351.5 p0      21 t
        mov qword [rsp + 2344], rdi  ;   352.1 p0+p3   22 t spill
        mov rdi, rsi                 ;   348.1 p1      21 t copy
        xor rdi, r15                 ;   353.1 p0      21 t
        mov qword [rsp + 2336], r14  ;   353.6 p0+p3   22 t spill
        mov r14, r12                 ;   345.0 p1      21 t copy
        xor r14, r11                 ;   354.6 p0      21 t
        mov qword [rsp + 2304], r9   ;   355.2 p0+p3   22 t spill
        mov r9, r11                  ;   351.8 p1      21 t copy
        xor r9, rdx                  ;   356.2 p0      21 t
        mov qword [rsp + 2288], rbp  ;   356.8 p0+p3   22 t spill
        mov rbp, qword [rsp + 2312]  ;   302.6 p2      21 t
        mov qword [rsp + 2312], r13  ;   357.8 p0+p3   22 t spill
        mov r13, rcx                 ;   348.6 p1      21 t copy
        xor r13, rax                 ;   358.8 p0      21 t
        mov qword [rsp + 2264], rbx  ;   359.3 p0+p3   22 t spill
        mov rbx, r8                  ;   347.1 p1      21 t copy
        or rbx, rdi                  ;   360.3 p0      21 t
        mov qword [rsp + 2712], r10  ;   360.9 p0+p3   22 t spill
        mov r10, r15                 ;   352.8 p1      21 t copy
        or r10, r9                   ;   361.9 p0      21 t
        mov qword [rsp + 2688], r12  ;   362.5 p0+p3   21 t spill
        mov r12, r15                 ;   352.8 p1      21 t copy
        xor r12, rax                 ;   363.5 p0      21 t
        xor rbp, r12                 ;   364.5 p0      21 t
        mov qword [rsp + 2232], r15  ;   364.6 p0+p3   21 t spill
        mov r15, r11                 ;   351.8 p1      21 t copy
        or r15, r12                  ;   365.6 p0      21 t
        mov qword [rsp + 2680], r12  ;   366.2 p0+p3   21 t spill
        mov r12, rdi                 ;   354.1 p1      21 t copy
        xor r12, r13                 ;   367.2 p0      21 t
        xor r15, r10                 ;   367.8 p0      21 t
        mov qword [rsp + 2696], rdi  ;   368.3 p0+p3   21 t spill
        mov rdi, qword [rsp + 2328]  ;   312.7 p2      21 t
        xor rdi, rax                 ;   369.3 p0      21 t
        xor rdi, rbx                 ;   370.3 p0      21 t
        mov qword [rsp + 2328], r11  ;   370.5 p0+p3   21 t spill
        mov r11, rax                 ;   352.5 p1      21 t copy
        and r11, rdx                 ;   371.5 p0      21 t
        xor rbx, r11                 ;   372.5 p0      21 t
        mov r11, rdx                 ;   349.2 p1      21 t copy
        mov qword [rsp + 2216], rdx  ;   372.6 p0+p3   21 t spill
        mov rdx, rcx                 ;   348.6 p1      21 t copy
        mov qword [rsp + 2704], rax  ;   373.6 p0+p3   21 t spill
        mov rax, r14                 ;   355.6 p1      21 t copy
        and rax, r12                 ;   374.6 p0      21 t
        xor rdi, rax                 ;   375.6 p0      21 t
        xor r15, rdi                 ;   376.6 p0      21 t
        xor r8, r10                  ;   376.3 p0      21 t
        xor r8, rbx                  ;   377.3 p0      21 t
        mov r10, r14                 ;   355.6 p1      21 t copy
        xor r10, rbp                 ;   377.5 p0      21 t
        xor r11, r10                 ;   378.5 p0      21 t
        and rdx, r11                 ;   379.5 p0      21 t
        xor r8, rdx                  ;   380.5 p0      21 t
        mov rax, rsi                 ;   348.1 p1      21 t copy
        mov rdx, r13                 ;   359.8 p1      21 t copy
        and rdx, r10                 ;   379.8 p0      21 t
        xor rbx, rdx                 ;   380.8 p0      21 t
        mov rdx, qword [rsp + 2688]  ;   362.5 p2      21 t
        or rdx, qword [rsp + 2296]   ;   380.9 p2+p0   21 t
        xor rdi, rdx                 ;   381.9 p0      21 t
        mov rdx, r9                  ;   357.2 p1      21 t copy
        xor rdx, rbp                 ;   382.0 p0      21 t
        and rax, rdx                 ;   383.0 p0      21 t
        xor rbx, rax                 ;   384.0 p0      21 t
        xor rdi, rax                 ;   384.0 p0      21 t
        mov rax, r15                 ;   377.6 p1      21 t copy
        and rax, r8                  ;   384.3 p0      21 t
        xor rdi, rax                 ;   385.3 p0      21 t
        mov qword [rsp + 2200], r13  ;   385.5 p0+p3   21 t spill
        mov r13, r8                  ;   381.5 p1      21 t copy
        xor r13, rdi                 ;   386.5 p0      21 t
        or rax, r13                  ;   387.5 p0      21 t
        and rdi, rbx                 ;   387.6 p0      21 t
        xor r15, rdi                 ;   388.6 p0      21 t
        xor rax, r15                 ;   389.6 p0      21 t
        and rdx, rax                 ;   390.6 p0      21 t
        mov rdi, rbx                 ;   385.0 p1      21 t copy
        and rdi, r15                 ;   389.9 p0      21 t
        xor r8, rdi                  ;   390.9 p0      21 t
        and r15, r8                  ;   391.9 p0      21 t
        xor rbx, r15                 ;   392.9 p0      21 t
        mov r15, rax                 ;   390.6 p1      21 t copy
        or r15, r8                   ;   392.2 p0      21 t
        xor r13, r15                 ;   393.2 p0      21 t
        and rsi, rax                 ;   393.3 p0      21 t
        mov r15, qword [rsp + 2704]  ;   373.6 p2      21 t
        and r15, r13                 ;   394.2 p0      21 t
        mov rdi, qword [rsp + 2328]  ;   370.5 p2      21 t
        and rdi, rbx                 ;   394.5 p0      21 t
        mov qword [rsp + 2328], rsi  ;   395.0 p0+p3   21 t spill
        mov rsi, rax                 ;   390.6 p1      21 t copy
        xor rsi, r8                  ;   396.0 p0      21 t
        and r11, rsi                 ;   397.0 p0      21 t
        and rcx, rsi                 ;   397.2 p0      21 t
        xor rsi, r13                 ;   397.7 p0      21 t
        and r10, rsi                 ;   398.7 p0      21 t
        xor r11, r10                 ;   399.7 p0      21 t
        mov qword [rsp + 2704], rdi  ;   399.5 p0+p3   21 t spill
        mov rdi, qword [rsp + 2216]  ;   372.6 p2      21 t
        and rdi, r13                 ;   400.5 p0      21 t
        xor r10, rdi                 ;   401.5 p0      21 t
        xor r13, rbx                 ;   401.6 p0      21 t
        xor rax, r13                 ;   402.6 p0      21 t
        and rbp, rax                 ;   403.6 p0      21 t
        and r9, r13                  ;   403.3 p0      21 t
        mov rdi, qword [rsp + 2680]  ;   366.2 p2      21 t
        and rdi, rbx                 ;   403.9 p0      21 t
        xor rbx, r8                  ;   404.5 p0      21 t
        and r12, rbx                 ;   405.5 p0      21 t
        and r14, rbx                 ;   405.6 p0      21 t
        and r13, qword [rsp + 2232]  ;   406.2 p2+p0   21 t
        xor rdi, rcx                 ;   406.7 p0      21 t
        xor rcx, r13                 ;   407.3 p0      21 t
        xor r15, r12                 ;   407.9 p0      21 t
        xor r15, rdi                 ;   408.9 p0      21 t
        and rax, qword [rsp + 2696]  ;   409.0 p2+p0   21 t
        xor r9, rdx                  ;   409.6 p0      21 t
        xor r9, r11                  ;   410.6 p0      21 t
        xor r12, rax                 ;   410.7 p0      21 t
        xor r12, rcx                 ;   411.7 p0      21 t
        mov r13, qword [rsp + 2688]  ;   362.5 p2      21 t
        and r13, r8                  ;   411.9 p0      21 t
        and r8, qword [rsp + 2296]   ;   412.4 p2+p0   21 t
        and rsi, qword [rsp + 2200]  ;   413.0 p2+p0   21 t
        xor r11, qword [rsp + 2704]  ;   413.6 p2+p0   21 t
        xor r13, r15                 ;   414.2 p0      21 t
        xor r11, r13                 ;   415.2 p0      21 t
        xor r14, r10                 ;   415.3 p0      21 t
        xor r14, r13                 ;   416.3 p0      21 t
        xor r8, r13                  ;   416.4 p0      21 t
        xor r8, r12                  ;   417.4 p0      21 t
        mov r13, qword [rsp + 2328]  ;   395.0 p2      21 t
        xor r13, rcx                 ;   417.6 p0      21 t
        xor r13, r8                  ;   418.6 p0      21 t
        xor rdx, r10                 ;   418.7 p0      21 t
        xor rdx, rbp                 ;   419.7 p0      21 t
        xor rdx, r11                 ;   420.7 p0      21 t
        not rdx                      ;   421.7 p0      21 t
        xor rdi, r12                 ;   420.9 p0      21 t
        xor rdi, r9                  ;   421.9 p0      21 t
        xor rsi, r8                  ;   422.1 p0      21 t
        not r15                      ;   422.7 p0      21 t
        xor r11, r13                 ;   423.2 p0      21 t
        xor r11, r14                 ;   424.2 p0      21 t
        mov r8, qword [rsp + 2408]   ;   366.1 p2      23 t
        not r8                       ;   424.3 p0      23 t
        not r13                      ;   424.8 p0      21 t
        xor r9, r11                  ;   425.3 p0      21 t
        mov r10, qword [rsp + 2360]  ;   368.2 p2      23 t
        not r10                      ;   425.9 p0      23 t
        not r9                       ;   426.4 p0      21 t
        mov r12, rsi                 ;   423.1 p1      21 t copy
        not r12                      ;   426.9 p0      21 t
        xor rsi, r11                 ;   427.4 p0      21 t
        mov r11, qword [rsp + 2392]  ;   371.7 p2      23 t
        not r11                      ;   427.9 p0      23 t
        mov rbp, qword [rsp + 2400]  ;   372.7 p2      23 t
        not rbp                      ;   428.4 p0      23 t
        mov rax, qword [rsp + 2352]  ;   373.8 p2      23 t
        mov rcx, qword [rsp + 2376]  ;   374.8 p2      40 t reload
        xor rax, rcx                 ;   428.9 p0      23 t
        xor rcx, r10                 ;   429.5 p0      23 t
        mov rbx, qword [rsp + 2352]  ;   375.8 p2      23 t
        xor rbx, qword [rsp + 2384]  ;   430.1 p2+p0   23 t
        mov qword [rsp + 2376], r12  ;   430.7 p0+p3   21 t spill
        mov r12, qword [rsp + 2368]  ;   377.9 p2      23 t
        xor r12, r11                 ;   431.7 p0      23 t
        xor r8, r12                  ;   432.7 p0      23 t
        xor rbp, r8                  ;   433.7 p0      23 t
        xor r12, rax                 ;   433.4 p0      23 t
        mov qword [rsp + 2400], r9   ;   433.9 p0+p3   21 t spill
        mov r9, rax                  ;   429.9 p1      23 t copy
        xor r9, rbp                  ;   434.9 p0      23 t
        mov qword [rsp + 2392], rdi  ;   435.5 p0+p3   21 t spill
        mov rdi, r10                 ;   426.9 p1      23 t copy
        xor rdi, r8                  ;   436.5 p0      23 t
        mov qword [rsp + 2360], r15  ;   437.1 p0+p3   21 t spill
        mov r15, r8                  ;   433.7 p1      23 t copy
        xor r15, rbx                 ;   438.1 p0      23 t
        mov qword [rsp + 2408], rdx  ;   438.6 p0+p3   21 t spill
        mov rdx, qword [rsp + 2368]  ;   384.5 p2      23 t
        mov qword [rsp + 2368], r13  ;   439.6 p0+p3   21 t spill
        mov r13, rcx                 ;   430.5 p1      23 t copy
        xor r13, r12                 ;   440.6 p0      23 t
        mov qword [rsp + 2328], rsi  ;   441.2 p0+p3   21 t spill
        mov rsi, r11                 ;   428.9 p1      23 t copy
        or rsi, r9                   ;   442.2 p0      23 t
        mov qword [rsp + 2704], r14  ;   442.8 p0+p3   21 t spill
        mov r14, rbp                 ;   434.7 p1      23 t copy
        or r14, r15                  ;   443.8 p0      23 t
        mov qword [rsp + 2200], r10  ;   444.4 p0+p3   23 t spill
        mov r10, rbp                 ;   434.7 p1      23 t copy
        xor r10, r12                 ;   445.4 p0      23 t
        xor rdx, r10                 ;   446.4 p0      23 t
        mov qword [rsp + 2296], rbp  ;   446.5 p0+p3   23 t spill
        mov rbp, r8                  ;   433.7 p1      23 t copy
        or rbp, r10                  ;   447.5 p0      23 t
        mov qword [rsp + 2688], r10  ;   448.1 p0+p3   23 t spill
        mov r10, r9                  ;   435.9 p1      23 t copy
        xor r10, r13                 ;   449.1 p0      23 t
        xor rbp, r14                 ;   449.6 p0      23 t
        mov qword [rsp + 2696], r9   ;   450.2 p0+p3   23 t spill
        mov r9, qword [rsp + 2384]   ;   394.6 p2      23 t
        xor r9, r12                  ;   451.2 p0      23 t
        xor r9, rsi                  ;   452.2 p0      23 t
        mov qword [rsp + 2384], r8   ;   452.4 p0+p3   23 t spill
        mov r8, r12                  ;   434.4 p1      23 t copy
        and r8, rbx                  ;   453.4 p0      23 t
        xor rsi, r8                  ;   454.4 p0      23 t
        mov r8, rbx                  ;   431.1 p1      23 t copy
        mov qword [rsp + 2232], rbx  ;   454.5 p0+p3   23 t spill
        mov rbx, rcx                 ;   430.5 p1      23 t copy
        mov qword [rsp + 2680], r12  ;   455.5 p0+p3   23 t spill
        mov r12, rdi                 ;   437.5 p1      23 t copy
        and r12, r10                 ;   456.5 p0      23 t
        xor r9, r12                  ;   457.5 p0      23 t
        xor rbp, r9                  ;   458.5 p0      23 t
        xor r11, r14                 ;   458.2 p0      23 t
        xor r11, rsi                 ;   459.2 p0      23 t
        mov r12, rdi                 ;   437.5 p1      23 t copy
        xor r12, rdx                 ;   459.4 p0      23 t
        xor r8, r12                  ;   460.4 p0      23 t
        and rbx, r8                  ;   461.4 p0      23 t
        xor r11, rbx                 ;   462.4 p0      23 t
        mov r14, rax                 ;   429.9 p1      23 t copy
        mov rbx, r13                 ;   441.6 p1      23 t copy
        and rbx, r12                 ;   461.6 p0      23 t
        xor rsi, rbx                 ;   462.6 p0      23 t
        mov rbx, qword [rsp + 2200]  ;   444.4 p2      23 t
        or rbx, qword [rsp + 2352]   ;   462.8 p2+p0   23 t
        xor r9, rbx                  ;   463.8 p0      23 t
        mov rbx, r15                 ;   439.1 p1      23 t copy
        xor rbx, rdx                 ;   463.9 p0      23 t
        and r14, rbx                 ;   464.9 p0      23 t
        xor rsi, r14                 ;   465.9 p0      23 t
        xor r9, r14                  ;   465.9 p0      23 t
        mov r14, rbp                 ;   459.5 p1      23 t copy
        and r14, r11                 ;   466.2 p0      23 t
        xor r9, r14                  ;   467.2 p0      23 t
        mov qword [rsp + 2216], r13  ;   467.3 p0+p3   23 t spill
        mov r13, r11                 ;   463.4 p1      23 t copy
        xor r13, r9                  ;   468.3 p0      23 t
        or r14, r13                  ;   469.3 p0      23 t
        and r9, rsi                  ;   469.5 p0      23 t
        xor rbp, r9                  ;   470.5 p0      23 t
        xor r14, rbp                 ;   471.5 p0      23 t
        and rbx, r14                 ;   472.5 p0      23 t
        mov r9, rsi                  ;   466.9 p1      23 t copy
        and r9, rbp                  ;   471.8 p0      23 t
        xor r11, r9                  ;   472.8 p0      23 t
        and rbp, r11                 ;   473.8 p0      23 t
        xor rsi, rbp                 ;   474.8 p0      23 t
        mov r9, r14                  ;   472.5 p1      23 t copy
        or r9, r11                   ;   474.1 p0      23 t
        xor r13, r9                  ;   475.1 p0      23 t
        and rax, r14                 ;   475.2 p0      23 t
        mov r9, qword [rsp + 2680]   ;   455.5 p2      23 t
        and r9, r13                  ;   476.1 p0      23 t
        mov rbp, qword [rsp + 2384]  ;   452.4 p2      23 t
        and rbp, rsi                 ;   476.3 p0      23 t
        mov qword [rsp + 2384], rax  ;   476.9 p0+p3   23 t spill
        mov rax, r14                 ;   472.5 p1      23 t copy
        xor rax, r11                 ;   477.9 p0      23 t
        and r8, rax                  ;   478.9 p0      23 t
        and rcx, rax                 ;   479.1 p0      23 t
        xor rax, r13                 ;   479.6 p0      23 t
        and r12, rax                 ;   480.6 p0      23 t
        xor r8, r12                  ;   481.6 p0      23 t
        mov qword [rsp + 2680], rbp  ;   481.3 p0+p3   23 t spill
        mov rbp, qword [rsp + 2232]  ;   454.5 p2      23 t
        and rbp, r13                 ;   482.3 p0      23 t
        xor r12, rbp                 ;   483.3 p0      23 t
        xor r13, rsi                 ;   483.5 p0      23 t
        xor r14, r13                 ;   484.5 p0      23 t
        and rdx, r14                 ;   485.5 p0      23 t
        and r15, r13                 ;   485.2 p0      23 t
        mov rbp, qword [rsp + 2688]  ;   448.1 p2      23 t
        and rbp, rsi                 ;   485.8 p0      23 t
        xor rsi, r11                 ;   486.3 p0      23 t
        and r10, rsi                 ;   487.3 p0      23 t
        and rdi, rsi                 ;   487.5 p0      23 t
        and r13, qword [rsp + 2296]  ;   488.1 p2+p0   23 t
        xor rbp, rcx                 ;   488.6 p0      23 t
        xor rcx, r13                 ;   489.2 p0      23 t
        xor r9, r10                  ;   489.8 p0      23 t
        xor r9, rbp                  ;   490.8 p0      23 t
        and r14, qword [rsp + 2696]  ;   490.9 p2+p0   23 t
        xor r15, rbx                 ;   491.5 p0      23 t
        xor r15, r8                  ;   492.5 p0      23 t
        xor r10, r14                 ;   492.6 p0      23 t
        xor r10, rcx                 ;   493.6 p0      23 t
        mov r13, qword [rsp + 2200]  ;   444.4 p2      23 t
        and r13, r11                 ;   493.8 p0      23 t
        and r11, qword [rsp + 2352]  ;   494.3 p2+p0   23 t
        and rax, qword [rsp + 2216]  ;   494.9 p2+p0   23 t
        xor r8, qword [rsp + 2680]   ;   495.5 p2+p0   23 t
        xor r13, r9                  ;   496.0 p0      23 t
        xor r8, r13                  ;   497.0 p0      23 t
        xor rbx, rdx                 ;   497.2 p0      23 t
        xor rbx, r12                 ;   498.2 p0      23 t
        mov r14, qword [rsp + 2384]  ;   476.9 p2      23 t
        xor r14, rcx                 ;   498.3 p0      23 t
        xor rbx, r8                  ;   499.2 p0      23 t
        xor r12, rdi                 ;   499.5 p0      23 t
        xor r12, r13                 ;   500.5 p0      23 t
        xor r11, r13                 ;   500.6 p0      23 t
        xor r11, r10                 ;   501.6 p0      23 t
        not r9                       ;   501.8 p0      23 t
        xor r14, r11                 ;   502.6 p0      23 t
        not rbx                      ;   502.8 p0      23 t
        xor rax, r11                 ;   503.3 p0      23 t
        mov r11, qword [rsp + 2416]  ;   445.5 p2      22 t
        not r11                      ;   503.9 p0      22 t
        xor r8, r12                  ;   504.4 p0      23 t
        xor r8, r14                  ;   505.4 p0      23 t
        mov r13, qword [rsp + 2432]  ;   448.0 p2      22 t
        not r13                      ;   505.5 p0      22 t
        not r14                      ;   506.0 p0      23 t
        mov rsi, rax                 ;   504.3 p1      23 t copy
        not rsi                      ;   506.5 p0      23 t
        mov rdi, r15                 ;   493.5 p1      23 t copy
        xor rdi, r8                  ;   507.0 p0      23 t
        not rdi                      ;   508.0 p0      23 t
        mov rcx, qword [rsp + 2464]  ;   452.2 p2      22 t
        not rcx                      ;   508.1 p0      22 t
        mov rdx, qword [rsp + 2424]  ;   453.5 p2      22 t
        xor rdx, qword [rsp + 2448]  ;   508.6 p2+p0   22 t
        mov qword [rsp + 2464], r12  ;   509.2 p0+p3   23 t spill
        mov r12, qword [rsp + 2424]  ;   455.7 p2      22 t
        xor r12, qword [rsp + 2456]  ;   510.2 p2+p0   22 t
        mov qword [rsp + 2432], rsi  ;   510.8 p0+p3   23 t spill
        mov rsi, qword [rsp + 2440]  ;   457.7 p2      22 t
        xor rsi, rcx                 ;   511.8 p0      22 t
        xor r11, rsi                 ;   512.8 p0      22 t
        xor rsi, rdx                 ;   512.9 p0      22 t
        mov qword [rsp + 2416], rdi  ;   513.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2448]  ;   460.2 p2      22 t
        xor rdi, r13                 ;   514.5 p0      22 t
        mov qword [rsp + 2448], rbp  ;   515.0 p0+p3   23 t spill
        mov rbp, qword [rsp + 2472]  ;   461.4 p2      22 t
        not rbp                      ;   516.0 p0      22 t
        xor rbp, r11                 ;   517.0 p0      22 t
        mov qword [rsp + 2472], r15  ;   517.1 p0+p3   23 t spill
        mov r15, rdx                 ;   509.6 p1      22 t copy
        xor r15, rbp                 ;   518.1 p0      22 t
        mov qword [rsp + 2384], r10  ;   518.7 p0+p3   23 t spill
        mov r10, r13                 ;   506.5 p1      22 t copy
        xor r10, r11                 ;   519.7 p0      22 t
        mov qword [rsp + 2680], r9   ;   520.2 p0+p3   23 t spill
        mov r9, r11                  ;   513.8 p1      22 t copy
        xor r9, r12                  ;   521.2 p0      22 t
        mov qword [rsp + 2216], rbx  ;   521.8 p0+p3   23 t spill
        mov rbx, qword [rsp + 2440]  ;   467.0 p2      22 t
        mov qword [rsp + 2440], r14  ;   522.8 p0+p3   23 t spill
        mov r14, rcx                 ;   509.1 p1      22 t copy
        or r14, r15                  ;   523.8 p0      22 t
        mov qword [rsp + 2352], rax  ;   524.4 p0+p3   23 t spill
        mov rax, r11                 ;   513.8 p1      22 t copy
        mov qword [rsp + 2200], r8   ;   525.4 p0+p3   23 t spill
        mov r8, rdi                  ;   515.5 p1      22 t copy
        xor r8, rsi                  ;   526.4 p0      22 t
        mov qword [rsp + 2696], r11  ;   527.0 p0+p3   22 t spill
        mov r11, rbp                 ;   518.0 p1      22 t copy
        or r11, r9                   ;   528.0 p0      22 t
        mov qword [rsp + 2296], r13  ;   528.5 p0+p3   22 t spill
        mov r13, rbp                 ;   518.0 p1      22 t copy
        xor r13, rsi                 ;   529.5 p0      22 t
        or rax, r13                  ;   530.5 p0      22 t
        xor rbx, r13                 ;   530.7 p0      22 t
        mov qword [rsp + 2688], rbp  ;   531.2 p0+p3   22 t spill
        mov rbp, r15                 ;   519.1 p1      22 t copy
        xor rbp, r8                  ;   532.2 p0      22 t
        xor rax, r11                 ;   532.8 p0      22 t
        mov qword [rsp + 2232], r15  ;   533.4 p0+p3   22 t spill
        mov r15, qword [rsp + 2456]  ;   477.1 p2      22 t
        xor r15, rsi                 ;   534.4 p0      22 t
        xor r15, r14                 ;   535.4 p0      22 t
        mov qword [rsp + 2456], r13  ;   535.5 p0+p3   22 t spill
        mov r13, rsi                 ;   513.9 p1      22 t copy
        and r13, r12                 ;   536.5 p0      22 t
        xor r14, r13                 ;   537.5 p0      22 t
        mov r13, r12                 ;   511.2 p1      22 t copy
        mov qword [rsp + 2728], r12  ;   537.7 p0+p3   22 t spill
        mov r12, r10                 ;   520.7 p1      22 t copy
        and r12, rbp                 ;   538.7 p0      22 t
        xor r15, r12                 ;   539.7 p0      22 t
        xor rax, r15                 ;   540.7 p0      22 t
        xor rcx, r11                 ;   540.4 p0      22 t
        xor rcx, r14                 ;   541.4 p0      22 t
        mov r11, r10                 ;   520.7 p1      22 t copy
        xor r11, rbx                 ;   541.5 p0      22 t
        xor r13, r11                 ;   542.5 p0      22 t
        mov r12, rdx                 ;   509.6 p1      22 t copy
        mov qword [rsp + 2736], r10  ;   542.7 p0+p3   22 t spill
        mov r10, rdi                 ;   515.5 p1      22 t copy
        and r10, r13                 ;   543.7 p0      22 t
        xor rcx, r10                 ;   544.7 p0      22 t
        mov r10, qword [rsp + 2296]  ;   528.5 p2      22 t
        or r10, qword [rsp + 2424]   ;   544.8 p2+p0   22 t
        mov qword [rsp + 2744], rbp  ;   545.4 p0+p3   22 t spill
        mov rbp, r8                  ;   527.4 p1      22 t copy
        and rbp, r11                 ;   546.4 p0      22 t
        xor r14, rbp                 ;   547.4 p0      22 t
        xor r15, r10                 ;   547.5 p0      22 t
        mov r10, r9                  ;   522.2 p1      22 t copy
        xor r10, rbx                 ;   548.1 p0      22 t
        and r12, r10                 ;   549.1 p0      22 t
        xor r14, r12                 ;   550.1 p0      22 t
        xor r15, r12                 ;   550.1 p0      22 t
        mov r12, rax                 ;   541.7 p1      22 t copy
        and r12, rcx                 ;   550.4 p0      22 t
        xor r15, r12                 ;   551.4 p0      22 t
        mov rbp, rcx                 ;   545.7 p1      22 t copy
        xor rbp, r15                 ;   552.4 p0      22 t
        or r12, rbp                  ;   553.4 p0      22 t
        and r15, r14                 ;   552.7 p0      22 t
        xor rax, r15                 ;   553.7 p0      22 t
        xor r12, rax                 ;   554.7 p0      22 t
        and r10, r12                 ;   555.7 p0      22 t
        mov r15, r14                 ;   551.1 p1      22 t copy
        and r15, rax                 ;   554.9 p0      22 t
        xor rcx, r15                 ;   555.9 p0      22 t
        and rax, rcx                 ;   556.9 p0      22 t
        xor r14, rax                 ;   557.9 p0      22 t
        mov r15, r12                 ;   555.7 p1      22 t copy
        or r15, rcx                  ;   557.2 p0      22 t
        xor rbp, r15                 ;   558.2 p0      22 t
        and rdx, r12                 ;   558.4 p0      22 t
        and rsi, rbp                 ;   559.2 p0      22 t
        mov r15, qword [rsp + 2696]  ;   527.0 p2      22 t
        and r15, r14                 ;   559.5 p0      22 t
        mov rax, r12                 ;   555.7 p1      22 t copy
        xor rax, rcx                 ;   560.1 p0      22 t
        and r13, rax                 ;   561.1 p0      22 t
        and rdi, rax                 ;   561.2 p0      22 t
        xor rax, rbp                 ;   561.8 p0      22 t
        and r11, rax                 ;   562.8 p0      22 t
        xor r13, r11                 ;   563.8 p0      22 t
        mov qword [rsp + 2696], rdx  ;   563.5 p0+p3   22 t spill
        mov rdx, qword [rsp + 2728]  ;   537.7 p2      22 t
        and rdx, rbp                 ;   564.5 p0      22 t
        xor r11, rdx                 ;   565.5 p0      22 t
        xor rbp, r14                 ;   565.7 p0      22 t
        xor r12, rbp                 ;   566.7 p0      22 t
        and rbx, r12                 ;   567.7 p0      22 t
        and r9, rbp                  ;   567.4 p0      22 t
        mov rdx, qword [rsp + 2456]  ;   535.5 p2      22 t
        and rdx, r14                 ;   567.9 p0      22 t
        xor r14, rcx                 ;   568.5 p0      22 t
        and rbp, qword [rsp + 2688]  ;   569.1 p2+p0   22 t
        xor rbp, rdi                 ;   570.1 p0      22 t
        xor rdi, rdx                 ;   570.2 p0      22 t
        mov rdx, qword [rsp + 2744]  ;   545.4 p2      22 t
        and rdx, r14                 ;   570.8 p0      22 t
        xor rsi, rdi                 ;   571.4 p0      22 t
        xor rsi, rdx                 ;   572.4 p0      22 t
        and r12, qword [rsp + 2232]  ;   572.5 p2+p0   22 t
        and r14, qword [rsp + 2736]  ;   573.1 p2+p0   22 t
        and r8, rax                  ;   573.6 p0      22 t
        xor r9, r10                  ;   574.2 p0      22 t
        xor r9, r13                  ;   575.2 p0      22 t
        xor rdx, r12                 ;   575.4 p0      22 t
        xor rdx, rbp                 ;   576.4 p0      22 t
        xor r15, r13                 ;   576.5 p0      22 t
        mov r12, qword [rsp + 2296]  ;   528.5 p2      22 t
        and r12, rcx                 ;   577.1 p0      22 t
        and rcx, qword [rsp + 2424]  ;   577.6 p2+p0   22 t
        xor r12, rsi                 ;   578.2 p0      22 t
        xor r15, r12                 ;   579.2 p0      22 t
        xor r10, rbx                 ;   579.4 p0      22 t
        xor r10, r11                 ;   580.4 p0      22 t
        mov r13, qword [rsp + 2696]  ;   563.5 p2      22 t
        xor r13, rbp                 ;   580.5 p0      22 t
        xor r10, r15                 ;   581.4 p0      22 t
        xor r11, r14                 ;   581.6 p0      22 t
        xor r11, r12                 ;   582.6 p0      22 t
        xor rcx, r12                 ;   582.8 p0      22 t
        xor rcx, rdx                 ;   583.8 p0      22 t
        not rsi                      ;   583.9 p0      22 t
        xor r13, rcx                 ;   584.8 p0      22 t
        not r10                      ;   585.0 p0      22 t
        xor r8, rcx                  ;   585.5 p0      22 t
        mov r12, qword [rsp + 2480]  ;   527.7 p2      21 t
        not r12                      ;   586.1 p0      21 t
        xor r15, r11                 ;   586.6 p0      22 t
        xor r15, r13                 ;   587.6 p0      22 t
        mov r14, qword [rsp + 2496]  ;   529.6 p2      21 t
        not r14                      ;   587.7 p0      21 t
        not r13                      ;   588.2 p0      22 t
        mov rbp, r8                  ;   586.5 p1      22 t copy
        not rbp                      ;   588.7 p0      22 t
        mov rax, r9                  ;   576.2 p1      22 t copy
        xor rax, r15                 ;   589.2 p0      22 t
        not rax                      ;   590.2 p0      22 t
        mov rcx, qword [rsp + 2528]  ;   534.1 p2      21 t
        not rcx                      ;   590.3 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   535.4 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   590.8 p2+p0   21 t
        mov qword [rsp + 2528], r8   ;   591.4 p0+p3   22 t spill
        mov r8, qword [rsp + 2488]   ;   537.5 p2      21 t
        xor r8, qword [rsp + 2520]   ;   592.4 p2+p0   21 t
        mov qword [rsp + 2496], r15  ;   592.9 p0+p3   22 t spill
        mov r15, qword [rsp + 2504]  ;   539.5 p2      21 t
        xor r15, rcx                 ;   593.9 p0      21 t
        xor r12, r15                 ;   594.9 p0      21 t
        xor r15, rbx                 ;   595.1 p0      21 t
        mov qword [rsp + 2480], r11  ;   595.6 p0+p3   22 t spill
        mov r11, qword [rsp + 2512]  ;   542.4 p2      21 t
        xor r11, r14                 ;   596.6 p0      21 t
        mov qword [rsp + 2512], rbp  ;   597.2 p0+p3   22 t spill
        mov rbp, qword [rsp + 2536]  ;   543.5 p2      21 t
        not rbp                      ;   598.2 p0      21 t
        xor rbp, r12                 ;   599.2 p0      21 t
        mov qword [rsp + 2536], rax  ;   599.3 p0+p3   22 t spill
        mov rax, rbx                 ;   591.8 p1      21 t copy
        xor rax, rbp                 ;   600.3 p0      21 t
        mov qword [rsp + 2696], rdi  ;   600.8 p0+p3   22 t spill
        mov rdi, r14                 ;   588.7 p1      21 t copy
        xor rdi, r12                 ;   601.8 p0      21 t
        mov qword [rsp + 2424], r9   ;   602.4 p0+p3   22 t spill
        mov r9, r12                  ;   595.9 p1      21 t copy
        xor r9, r8                   ;   603.4 p0      21 t
        mov qword [rsp + 2296], rdx  ;   604.0 p0+p3   22 t spill
        mov rdx, qword [rsp + 2504]  ;   548.7 p2      21 t
        mov qword [rsp + 2504], rsi  ;   605.0 p0+p3   22 t spill
        mov rsi, rcx                 ;   591.3 p1      21 t copy
        or rsi, rax                  ;   606.0 p0      21 t
        mov qword [rsp + 2736], r10  ;   606.6 p0+p3   22 t spill
        mov r10, r12                 ;   595.9 p1      21 t copy
        mov qword [rsp + 2232], r13  ;   607.6 p0+p3   22 t spill
        mov r13, r11                 ;   597.6 p1      21 t copy
        xor r13, r15                 ;   608.6 p0      21 t
        mov qword [rsp + 2744], r12  ;   609.1 p0+p3   21 t spill
        mov r12, rbp                 ;   600.2 p1      21 t copy
        or r12, r9                   ;   610.1 p0      21 t
        mov qword [rsp + 2688], r14  ;   610.7 p0+p3   21 t spill
        mov r14, rbp                 ;   600.2 p1      21 t copy
        xor r14, r15                 ;   611.7 p0      21 t
        or r10, r14                  ;   612.7 p0      21 t
        xor rdx, r14                 ;   612.8 p0      21 t
        mov qword [rsp + 2456], rbp  ;   613.4 p0+p3   21 t spill
        mov rbp, rax                 ;   601.3 p1      21 t copy
        xor rbp, r13                 ;   614.4 p0      21 t
        xor r10, r12                 ;   615.0 p0      21 t
        mov qword [rsp + 2728], rax  ;   615.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2520]  ;   559.6 p2      21 t
        xor rax, r15                 ;   616.6 p0      21 t
        xor rax, rsi                 ;   617.6 p0      21 t
        mov qword [rsp + 2520], r14  ;   617.7 p0+p3   21 t spill
        mov r14, r15                 ;   596.1 p1      21 t copy
        and r14, r8                  ;   618.7 p0      21 t
        xor rsi, r14                 ;   619.7 p0      21 t
        mov r14, r8                  ;   593.4 p1      21 t copy
        mov qword [rsp + 2752], r8   ;   619.8 p0+p3   21 t spill
        mov r8, rdi                  ;   602.8 p1      21 t copy
        and r8, rbp                  ;   620.8 p0      21 t
        xor rax, r8                  ;   621.8 p0      21 t
        xor r10, rax                 ;   622.8 p0      21 t
        xor rcx, r12                 ;   622.6 p0      21 t
        xor rcx, rsi                 ;   623.6 p0      21 t
        mov r8, rdi                  ;   602.8 p1      21 t copy
        xor r8, rdx                  ;   623.7 p0      21 t
        xor r14, r8                  ;   624.7 p0      21 t
        mov r12, rbx                 ;   591.8 p1      21 t copy
        mov qword [rsp + 2760], rdi  ;   624.8 p0+p3   21 t spill
        mov rdi, r11                 ;   597.6 p1      21 t copy
        and rdi, r14                 ;   625.8 p0      21 t
        xor rcx, rdi                 ;   626.8 p0      21 t
        mov rdi, qword [rsp + 2688]  ;   610.7 p2      21 t
        or rdi, qword [rsp + 2488]   ;   627.0 p2+p0   21 t
        mov qword [rsp + 2768], rbp  ;   627.6 p0+p3   21 t spill
        mov rbp, r13                 ;   609.6 p1      21 t copy
        and rbp, r8                  ;   628.6 p0      21 t
        xor rsi, rbp                 ;   629.6 p0      21 t
        xor rax, rdi                 ;   629.7 p0      21 t
        mov rdi, r9                  ;   604.4 p1      21 t copy
        xor rdi, rdx                 ;   630.3 p0      21 t
        and r12, rdi                 ;   631.3 p0      21 t
        xor rsi, r12                 ;   632.3 p0      21 t
        xor rax, r12                 ;   632.3 p0      21 t
        mov r12, r10                 ;   623.8 p1      21 t copy
        and r12, rcx                 ;   632.5 p0      21 t
        xor rax, r12                 ;   633.5 p0      21 t
        mov rbp, rcx                 ;   627.8 p1      21 t copy
        xor rbp, rax                 ;   634.5 p0      21 t
        or r12, rbp                  ;   635.5 p0      21 t
        and rax, rsi                 ;   634.8 p0      21 t
        xor r10, rax                 ;   635.8 p0      21 t
        xor r12, r10                 ;   636.8 p0      21 t
        and rdi, r12                 ;   637.8 p0      21 t
        mov rax, rsi                 ;   633.3 p1      21 t copy
        and rax, r10                 ;   637.1 p0      21 t
        xor rcx, rax                 ;   638.1 p0      21 t
        and r10, rcx                 ;   639.1 p0      21 t
        xor rsi, r10                 ;   640.1 p0      21 t
        mov r10, r12                 ;   637.8 p1      21 t copy
        or r10, rcx                  ;   639.4 p0      21 t
        xor rbp, r10                 ;   640.4 p0      21 t
        and rbx, r12                 ;   640.5 p0      21 t
        and r15, rbp                 ;   641.4 p0      21 t
        mov r10, qword [rsp + 2744]  ;   609.1 p2      21 t
        and r10, rsi                 ;   641.7 p0      21 t
        mov rax, r12                 ;   637.8 p1      21 t copy
        xor rax, rcx                 ;   642.3 p0      21 t
        and r14, rax                 ;   643.3 p0      21 t
        and r11, rax                 ;   643.4 p0      21 t
        xor rax, rbp                 ;   644.0 p0      21 t
        and r8, rax                  ;   645.0 p0      21 t
        xor r14, r8                  ;   646.0 p0      21 t
        mov qword [rsp + 2744], rbx  ;   645.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2752]  ;   619.8 p2      21 t
        and rbx, rbp                 ;   646.7 p0      21 t
        xor r8, rbx                  ;   647.7 p0      21 t
        xor rbp, rsi                 ;   647.8 p0      21 t
        xor r12, rbp                 ;   648.8 p0      21 t
        and rdx, r12                 ;   649.8 p0      21 t
        and r9, rbp                  ;   649.5 p0      21 t
        mov rbx, qword [rsp + 2520]  ;   617.7 p2      21 t
        and rbx, rsi                 ;   650.1 p0      21 t
        xor rsi, rcx                 ;   650.7 p0      21 t
        and rbp, qword [rsp + 2456]  ;   651.3 p2+p0   21 t
        xor rbp, r11                 ;   652.3 p0      21 t
        xor r11, rbx                 ;   652.4 p0      21 t
        mov rbx, qword [rsp + 2768]  ;   627.6 p2      21 t
        and rbx, rsi                 ;   653.0 p0      21 t
        xor r15, r11                 ;   653.5 p0      21 t
        xor r15, rbx                 ;   654.5 p0      21 t
        and r12, qword [rsp + 2728]  ;   654.7 p2+p0   21 t
        and rsi, qword [rsp + 2760]  ;   655.2 p2+p0   21 t
        and r13, rax                 ;   655.8 p0      21 t
        xor r9, rdi                  ;   656.4 p0      21 t
        xor r9, r14                  ;   657.4 p0      21 t
        xor rbx, r12                 ;   657.5 p0      21 t
        xor rbx, rbp                 ;   658.5 p0      21 t
        xor r10, r14                 ;   658.7 p0      21 t
        mov r12, qword [rsp + 2688]  ;   610.7 p2      21 t
        and r12, rcx                 ;   659.2 p0      21 t
        and rcx, qword [rsp + 2488]  ;   659.8 p2+p0   21 t
        xor r12, r15                 ;   660.4 p0      21 t
        xor r10, r12                 ;   661.4 p0      21 t
        xor rdi, rdx                 ;   661.5 p0      21 t
        xor rdi, r8                  ;   662.5 p0      21 t
        mov r14, qword [rsp + 2744]  ;   645.7 p2      21 t
        xor r14, rbp                 ;   662.7 p0      21 t
        xor rdi, r10                 ;   663.5 p0      21 t
        xor r8, rsi                  ;   663.8 p0      21 t
        xor r8, r12                  ;   664.8 p0      21 t
        xor rcx, r12                 ;   665.0 p0      21 t
        xor rcx, rbx                 ;   666.0 p0      21 t
        not r15                      ;   666.1 p0      21 t
        xor r14, rcx                 ;   667.0 p0      21 t
        not rdi                      ;   667.2 p0      21 t
        xor r13, rcx                 ;   667.7 p0      21 t
        mov r12, qword [rsp + 2544]  ;   609.9 p2      42 t
        not r12                      ;   668.2 p0      42 t
        xor r10, r8                  ;   668.7 p0      21 t
        xor r10, r14                 ;   669.7 p0      21 t
        mov rsi, qword [rsp + 2560]  ;   611.8 p2      42 t
        not rsi                      ;   669.9 p0      42 t
        not r14                      ;   670.4 p0      21 t
        mov rbp, r13                 ;   668.7 p1      21 t copy
        not rbp                      ;   670.9 p0      21 t
        mov rax, r9                  ;   658.4 p1      21 t copy
        xor rax, r10                 ;   671.4 p0      21 t
        not rax                      ;   672.4 p0      21 t
        mov rcx, qword [rsp + 2608]  ;   616.3 p2      42 t
        not rcx                      ;   672.5 p0      42 t
        mov rdx, qword [rsp + 2552]  ;   617.6 p2      42 t
        xor rdx, qword [rsp + 2576]  ;   673.0 p2+p0   42 t
        mov qword [rsp + 2608], rbp  ;   673.5 p0+p3   21 t spill
        mov rbp, qword [rsp + 2552]  ;   619.7 p2      42 t
        xor rbp, qword [rsp + 2584]  ;   674.5 p2+p0   42 t
        mov qword [rsp + 2560], rax  ;   675.1 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   621.7 p2      42 t
        xor rax, rcx                 ;   676.1 p0      42 t
        xor r12, rax                 ;   677.1 p0      42 t
        xor rax, rdx                 ;   677.2 p0      42 t
        mov qword [rsp + 2544], r11  ;   677.8 p0+p3   21 t spill
        mov r11, qword [rsp + 2576]  ;   624.6 p2      42 t
        xor r11, rsi                 ;   678.8 p0      42 t
        mov qword [rsp + 2576], r9   ;   679.4 p0+p3   21 t spill
        mov r9, qword [rsp + 2632]   ;   625.7 p2      42 t
        not r9                       ;   680.4 p0      42 t
        xor r9, r12                  ;   681.4 p0      42 t
        mov qword [rsp + 2632], rbx  ;   681.4 p0+p3   21 t spill
        mov rbx, rdx                 ;   674.0 p1      42 t copy
        xor rbx, r9                  ;   682.4 p0      42 t
        mov qword [rsp + 2744], r15  ;   683.0 p0+p3   21 t spill
        mov r15, rsi                 ;   670.9 p1      42 t copy
        xor r15, r12                 ;   684.0 p0      42 t
        mov qword [rsp + 2488], rdi  ;   684.6 p0+p3   21 t spill
        mov rdi, r12                 ;   678.1 p1      42 t copy
        xor rdi, rbp                 ;   685.6 p0      42 t
        mov qword [rsp + 2688], r14  ;   686.2 p0+p3   21 t spill
        mov r14, qword [rsp + 2568]  ;   630.9 p2      42 t
        mov qword [rsp + 2568], r13  ;   687.2 p0+p3   21 t spill
        mov r13, rcx                 ;   673.5 p1      42 t copy
        or r13, rbx                  ;   688.2 p0      42 t
        mov qword [rsp + 2760], r10  ;   688.7 p0+p3   21 t spill
        mov r10, r12                 ;   678.1 p1      42 t copy
        mov qword [rsp + 2728], r8   ;   689.7 p0+p3   21 t spill
        mov r8, r11                  ;   679.8 p1      42 t copy
        xor r8, rax                  ;   690.7 p0      42 t
        mov qword [rsp + 2768], r12  ;   691.3 p0+p3   42 t spill
        mov r12, r9                  ;   682.4 p1      42 t copy
        or r12, rdi                  ;   692.3 p0      42 t
        mov qword [rsp + 2456], rsi  ;   692.9 p0+p3   42 t spill
        mov rsi, r9                  ;   682.4 p1      42 t copy
        xor rsi, rax                 ;   693.9 p0      42 t
        or r10, rsi                  ;   694.9 p0      42 t
        xor r14, rsi                 ;   695.0 p0      42 t
        mov qword [rsp + 2520], r9   ;   695.6 p0+p3   42 t spill
        mov r9, rbx                  ;   683.4 p1      42 t copy
        xor r9, r8                   ;   696.6 p0      42 t
        xor r10, r12                 ;   697.2 p0      42 t
        mov qword [rsp + 2752], rbx  ;   697.7 p0+p3   42 t spill
        mov rbx, qword [rsp + 2584]  ;   641.8 p2      42 t
        xor rbx, rax                 ;   698.7 p0      42 t
        xor rbx, r13                 ;   699.7 p0      42 t
        mov qword [rsp + 2584], rsi  ;   699.9 p0+p3   42 t spill
        mov rsi, rax                 ;   678.2 p1      42 t copy
        and rsi, rbp                 ;   700.9 p0      42 t
        xor r13, rsi                 ;   701.9 p0      42 t
        mov rsi, rbp                 ;   675.5 p1      42 t copy
        mov qword [rsp + 2776], rbp  ;   702.0 p0+p3   42 t spill
        mov rbp, r15                 ;   685.0 p1      42 t copy
        and rbp, r9                  ;   703.0 p0      42 t
        xor rbx, rbp                 ;   704.0 p0      42 t
        xor r10, rbx                 ;   705.0 p0      42 t
        xor rcx, r12                 ;   704.7 p0      42 t
        xor rcx, r13                 ;   705.7 p0      42 t
        mov r12, r15                 ;   685.0 p1      42 t copy
        xor r12, r14                 ;   705.9 p0      42 t
        xor rsi, r12                 ;   706.9 p0      42 t
        mov rbp, rdx                 ;   674.0 p1      42 t copy
        mov qword [rsp + 2784], r15  ;   707.0 p0+p3   42 t spill
        mov r15, r11                 ;   679.8 p1      42 t copy
        and r15, rsi                 ;   708.0 p0      42 t
        xor rcx, r15                 ;   709.0 p0      42 t
        mov r15, qword [rsp + 2456]  ;   692.9 p2      42 t
        or r15, qword [rsp + 2552]   ;   709.2 p2+p0   42 t
        mov qword [rsp + 2792], r9   ;   709.7 p0+p3   42 t spill
        mov r9, r8                   ;   691.7 p1      42 t copy
        and r9, r12                  ;   710.7 p0      42 t
        xor r13, r9                  ;   711.7 p0      42 t
        xor rbx, r15                 ;   711.9 p0      42 t
        mov r9, rdi                  ;   686.6 p1      42 t copy
        xor r9, r14                  ;   712.4 p0      42 t
        and rbp, r9                  ;   713.4 p0      42 t
        xor r13, rbp                 ;   714.4 p0      42 t
        xor rbx, rbp                 ;   714.4 p0      42 t
        mov r15, r10                 ;   706.0 p1      42 t copy
        and r15, rcx                 ;   714.7 p0      42 t
        xor rbx, r15                 ;   715.7 p0      42 t
        mov rbp, rcx                 ;   710.0 p1      42 t copy
        xor rbp, rbx                 ;   716.7 p0      42 t
        or r15, rbp                  ;   717.7 p0      42 t
        and rbx, r13                 ;   717.0 p0      42 t
        xor r10, rbx                 ;   718.0 p0      42 t
        xor r15, r10                 ;   719.0 p0      42 t
        and r9, r15                  ;   720.0 p0      42 t
        mov rbx, r13                 ;   715.4 p1      42 t copy
        and rbx, r10                 ;   719.3 p0      42 t
        xor rcx, rbx                 ;   720.3 p0      42 t
        and r10, rcx                 ;   721.3 p0      42 t
        xor r13, r10                 ;   722.3 p0      42 t
        mov r10, r15                 ;   720.0 p1      42 t copy
        or r10, rcx                  ;   721.6 p0      42 t
        xor rbp, r10                 ;   722.6 p0      42 t
        and rdx, r15                 ;   722.7 p0      42 t
        and rax, rbp                 ;   723.6 p0      42 t
        mov r10, qword [rsp + 2768]  ;   691.3 p2      42 t
        and r10, r13                 ;   723.9 p0      42 t
        mov rbx, r15                 ;   720.0 p1      42 t copy
        xor rbx, rcx                 ;   724.4 p0      42 t
        and rsi, rbx                 ;   725.4 p0      42 t
        and r11, rbx                 ;   725.6 p0      42 t
        xor rbx, rbp                 ;   726.1 p0      42 t
        and r12, rbx                 ;   727.1 p0      42 t
        xor rsi, r12                 ;   728.1 p0      42 t
        mov qword [rsp + 2768], rdx  ;   727.9 p0+p3   42 t spill
        mov rdx, qword [rsp + 2776]  ;   702.0 p2      42 t
        and rdx, rbp                 ;   728.9 p0      42 t
        xor r12, rdx                 ;   729.9 p0      42 t
        xor rbp, r13                 ;   730.0 p0      42 t
        xor r15, rbp                 ;   731.0 p0      42 t
        and r14, r15                 ;   732.0 p0      42 t
        and rdi, rbp                 ;   731.7 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   699.9 p2      42 t
        and rdx, r13                 ;   732.3 p0      42 t
        xor r13, rcx                 ;   732.9 p0      42 t
        and rbp, qword [rsp + 2520]  ;   733.4 p2+p0   42 t
        xor rbp, r11                 ;   734.4 p0      42 t
        xor r11, rdx                 ;   734.6 p0      42 t
        mov rdx, qword [rsp + 2792]  ;   709.7 p2      42 t
        and rdx, r13                 ;   735.1 p0      42 t
        xor rax, r11                 ;   735.7 p0      42 t
        xor rax, rdx                 ;   736.7 p0      42 t
        and r15, qword [rsp + 2752]  ;   736.8 p2+p0   42 t
        and r13, qword [rsp + 2784]  ;   737.4 p2+p0   42 t
        and r8, rbx                  ;   738.0 p0      42 t
        xor rdi, r9                  ;   738.6 p0      42 t
        xor rdi, rsi                 ;   739.6 p0      42 t
        xor rdx, r15                 ;   739.7 p0      42 t
        xor rdx, rbp                 ;   740.7 p0      42 t
        xor r10, rsi                 ;   740.8 p0      42 t
        mov r15, qword [rsp + 2456]  ;   692.9 p2      42 t
        and r15, rcx                 ;   741.4 p0      42 t
        and rcx, qword [rsp + 2552]  ;   742.0 p2+p0   42 t
        xor r15, rax                 ;   742.6 p0      42 t
        xor r10, r15                 ;   743.6 p0      42 t
        xor r9, r14                  ;   743.7 p0      42 t
        xor r9, r12                  ;   744.7 p0      42 t
        mov r14, qword [rsp + 2768]  ;   727.9 p2      42 t
        xor r14, rbp                 ;   744.8 p0      42 t
        xor r9, r10                  ;   745.7 p0      42 t
        xor r12, r13                 ;   746.0 p0      42 t
        xor r12, r15                 ;   747.0 p0      42 t
        xor rcx, r15                 ;   747.1 p0      42 t
        xor rcx, rdx                 ;   748.1 p0      42 t
        not rax                      ;   748.3 p0      42 t
        xor r14, rcx                 ;   749.1 p0      42 t
        not r9                       ;   749.3 p0      42 t
        xor r8, rcx                  ;   749.8 p0      42 t
        mov r13, qword [rsp + 2704]  ;   692.1 p2      41 t
        xor r13, qword [rsp + 2232]  ;   750.4 p2+p0   41 t
        xor r10, r12                 ;   751.0 p0      42 t
        xor r10, r14                 ;   752.0 p0      42 t
        not r14                      ;   752.1 p0      42 t
        mov r15, qword [rsp + 2712]  ;   695.9 p2      41 t
        xor r15, qword [rsp + 2200]  ;   752.6 p2+p0   41 t
        xor r15, qword [rsp + 2352]  ;   753.6 p2+p0   41 t
        mov rsi, r8                  ;   750.8 p1      42 t copy
        not rsi                      ;   753.8 p0      42 t
        mov rbp, rdi                 ;   740.6 p1      42 t copy
        xor rbp, r10                 ;   754.3 p0      42 t
        not rbp                      ;   755.3 p0      42 t
        mov rcx, qword [rsp + 2208]  ;   701.1 p2      23 t reload
        xor r8, rcx                  ;   755.3 p0      41 t
        xor r8, r10                  ;   756.3 p0      41 t
        mov r10, qword [rsp + 2672]  ;   702.9 p2      41 t
        xor r10, qword [rsp + 2728]  ;   756.5 p2+p0   41 t
        xor rcx, r10                 ;   757.5 p0      41 t
        mov rbx, qword [rsp + 2672]  ;   704.9 p2      41 t
        xor rbx, r13                 ;   757.6 p0      41 t
        xor r13, rcx                 ;   758.5 p0      41 t
        mov qword [rsp + 2672], rcx  ;   758.8 p0+p3   41 t spill
        mov rcx, qword [rsp + 2704]  ;   706.7 p2      41 t
        xor rcx, r15                 ;   759.8 p0      41 t
        xor r15, rbx                 ;   760.3 p0      41 t
        xor r14, qword [rsp + 2720]  ;   760.9 p2+p0   41 t
        mov qword [rsp + 2704], rbx  ;   761.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2712]  ;   708.9 p2      41 t
        xor rbx, r8                  ;   762.5 p0      41 t
        xor r10, rbx                 ;   763.5 p0      41 t
        xor r8, rcx                  ;   763.6 p0      41 t
        mov qword [rsp + 2712], rcx  ;   764.2 p0+p3   41 t spill
        mov rcx, qword [rsp + 2328]  ;   711.0 p2      41 t
        xor rcx, qword [rsp + 2736]  ;   765.2 p2+p0   41 t
        mov qword [rsp + 2736], rbx  ;   765.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2264]  ;   713.0 p2      41 t
        xor rbx, qword [rsp + 2440]  ;   766.8 p2+p0   41 t
        mov qword [rsp + 2440], r10  ;   767.3 p0+p3   41 t spill
        mov r10, qword [rsp + 2656]  ;   715.0 p2      41 t
        xor r10, qword [rsp + 2760]  ;   768.3 p2+p0   41 t
        xor r10, qword [rsp + 2568]  ;   769.3 p2+p0   41 t
        mov qword [rsp + 2568], r13  ;   769.5 p0+p3   41 t spill
        mov r13, qword [rsp + 2656]  ;   718.0 p2      41 t
        xor r13, rcx                 ;   770.5 p0      41 t
        mov qword [rsp + 2656], r15  ;   771.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2328]  ;   719.1 p2      41 t
        xor r15, rbx                 ;   772.0 p0      41 t
        xor r9, qword [rsp + 2248]   ;   772.6 p2+p0   41 t
        xor rbx, r13                 ;   773.2 p0      41 t
        mov qword [rsp + 2328], r13  ;   773.8 p0+p3   41 t spill
        mov r13, qword [rsp + 2720]  ;   721.7 p2      41 t
        xor r13, r10                 ;   774.8 p0      41 t
        xor rcx, r13                 ;   775.8 p0      41 t
        mov qword [rsp + 2720], r13  ;   775.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2264]  ;   724.0 p2      41 t
        xor r13, r14                 ;   776.9 p0      41 t
        xor r10, r13                 ;   777.9 p0      41 t
        xor r14, r15                 ;   778.0 p0      41 t
        mov qword [rsp + 2264], r15  ;   778.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2368]  ;   725.6 p2      41 t
        xor r15, qword [rsp + 2504]  ;   779.6 p2+p0   41 t
        mov qword [rsp + 2504], r13  ;   780.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   727.6 p2      41 t
        xor r13, qword [rsp + 2216]  ;   781.2 p2+p0   41 t
        mov qword [rsp + 2216], r10  ;   781.8 p0+p3   41 t spill
        mov r10, qword [rsp + 2664]  ;   729.6 p2      41 t
        xor r10, qword [rsp + 2688]  ;   782.8 p2+p0   41 t
        mov qword [rsp + 2688], rcx  ;   783.3 p0+p3   41 t spill
        mov rcx, qword [rsp + 2664]  ;   731.6 p2      41 t
        xor rcx, r15                 ;   784.3 p0      41 t
        mov qword [rsp + 2664], rbx  ;   784.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2368]  ;   733.3 p2      41 t
        xor rbx, r13                 ;   785.9 p0      41 t
        xor rax, qword [rsp + 2224]  ;   786.5 p2+p0   41 t
        xor r13, rcx                 ;   787.0 p0      41 t
        mov qword [rsp + 2368], rcx  ;   787.6 p0+p3   41 t spill
        mov rcx, qword [rsp + 2248]  ;   735.4 p2      41 t
        xor rcx, r10                 ;   788.6 p0      41 t
        xor r15, rcx                 ;   789.6 p0      41 t
        mov qword [rsp + 2248], rcx  ;   789.7 p0+p3   41 t spill
        mov rcx, qword [rsp + 2312]  ;   736.8 p2      41 t
        xor rcx, r9                  ;   790.7 p0      41 t
        xor r10, rcx                 ;   791.7 p0      41 t
        xor r9, rbx                  ;   791.9 p0      41 t
        mov qword [rsp + 2312], rbx  ;   792.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   739.0 p2      41 t
        xor rbx, qword [rsp + 2296]  ;   793.5 p2+p0   41 t
        xor rbx, qword [rsp + 2696]  ;   794.5 p2+p0   41 t
        xor rbx, qword [rsp + 2424]  ;   795.5 p2+p0   41 t
        mov qword [rsp + 2424], rcx  ;   795.2 p0+p3   41 t spill
        mov rcx, qword [rsp + 2288]  ;   743.0 p2      41 t
        xor rcx, qword [rsp + 2680]  ;   796.2 p2+p0   41 t
        mov qword [rsp + 2680], r10  ;   796.7 p0+p3   41 t spill
        mov r10, qword [rsp + 2648]  ;   745.0 p2      41 t
        xor r10, qword [rsp + 2488]  ;   797.7 p2+p0   41 t
        mov qword [rsp + 2488], r15  ;   798.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;   747.0 p2      41 t
        xor r15, rbx                 ;   799.3 p0      41 t
        mov qword [rsp + 2648], r13  ;   799.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2408]  ;   748.0 p2      41 t
        xor r13, rcx                 ;   800.9 p0      41 t
        xor rdx, r11                 ;   801.5 p0      41 t
        xor rdx, rdi                 ;   802.5 p0      41 t
        mov r11, qword [rsp + 2240]  ;   750.1 p2      23 t reload
        xor rdx, r11                 ;   803.5 p0      41 t
        xor rcx, r15                 ;   803.2 p0      41 t
        mov rdi, qword [rsp + 2224]  ;   751.2 p2      41 t
        xor rdi, r10                 ;   803.7 p0      41 t
        xor rbx, rdi                 ;   804.7 p0      41 t
        mov qword [rsp + 2224], r15  ;   804.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2288]  ;   753.0 p2      41 t
        xor r15, rax                 ;   805.9 p0      41 t
        xor r10, r15                 ;   806.9 p0      41 t
        xor rax, r13                 ;   807.0 p0      41 t
        mov qword [rsp + 2240], r13  ;   807.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2360]  ;   754.6 p2      41 t
        xor r13, qword [rsp + 2536]  ;   808.6 p2+p0   41 t
        mov qword [rsp + 2536], r15  ;   809.2 p0+p3   41 t spill
        mov r15, qword [rsp + 2304]  ;   756.6 p2      41 t
        xor r15, qword [rsp + 2384]  ;   810.2 p2+p0   41 t
        xor r15, qword [rsp + 2448]  ;   811.2 p2+p0   41 t
        xor r15, qword [rsp + 2472]  ;   812.2 p2+p0   41 t
        mov qword [rsp + 2472], rdi  ;   811.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2640]  ;   760.6 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   812.9 p2+p0   41 t
        xor r11, rdi                 ;   813.9 p0      41 t
        mov qword [rsp + 2744], r10  ;   814.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2640]  ;   762.6 p2      41 t
        xor r10, r13                 ;   815.0 p0      41 t
        xor r13, r11                 ;   815.6 p0      41 t
        mov qword [rsp + 2640], r11  ;   816.2 p0+p3   41 t spill
        mov r11, qword [rsp + 2360]  ;   763.6 p2      41 t
        xor r11, r15                 ;   817.2 p0      41 t
        xor rbp, qword [rsp + 2272]  ;   817.7 p2+p0   41 t
        xor r15, r10                 ;   818.3 p0      41 t
        mov qword [rsp + 2360], r10  ;   818.9 p0+p3   41 t spill
        mov r10, qword [rsp + 2304]  ;   765.6 p2      41 t
        xor r10, rdx                 ;   819.9 p0      41 t
        xor rdi, r10                 ;   820.9 p0      41 t
        xor rdx, r11                 ;   821.0 p0      41 t
        mov qword [rsp + 2304], r11  ;   821.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2392]  ;   766.9 p2      41 t
        xor r11, qword [rsp + 2512]  ;   822.6 p2+p0   41 t
        mov qword [rsp + 2512], r10  ;   823.2 p0+p3   41 t spill
        mov r10, qword [rsp + 2336]  ;   768.9 p2      41 t
        xor r10, qword [rsp + 2416]  ;   824.2 p2+p0   41 t
        mov qword [rsp + 2416], rdi  ;   824.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2616]  ;   770.9 p2      41 t
        xor rdi, qword [rsp + 2632]  ;   825.7 p2+p0   41 t
        xor rdi, qword [rsp + 2544]  ;   826.7 p2+p0   41 t
        xor rdi, qword [rsp + 2576]  ;   827.7 p2+p0   41 t
        mov qword [rsp + 2576], r13  ;   827.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2616]  ;   774.9 p2      41 t
        xor r13, r11                 ;   828.4 p0      41 t
        mov qword [rsp + 2616], rbx  ;   829.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   775.9 p2      41 t
        xor rbx, r10                 ;   830.0 p0      41 t
        xor rsi, qword [rsp + 2280]  ;   830.6 p2+p0   41 t
        xor r10, r13                 ;   831.2 p0      41 t
        mov qword [rsp + 2392], r13  ;   831.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2272]  ;   777.9 p2      41 t
        xor r13, rdi                 ;   832.7 p0      41 t
        xor r11, r13                 ;   833.7 p0      41 t
        mov qword [rsp + 2272], r13  ;   833.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2336]  ;   779.9 p2      41 t
        xor r13, rbp                 ;   834.9 p0      41 t
        xor rdi, r13                 ;   835.9 p0      41 t
        xor rbp, rbx                 ;   836.0 p0      41 t
        mov qword [rsp + 2336], rbx  ;   836.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   782.2 p2      41 t
        xor rbx, qword [rsp + 2480]  ;   837.6 p2+p0   41 t
        mov qword [rsp + 2480], r13  ;   838.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   784.2 p2      41 t
        xor r13, qword [rsp + 2432]  ;   839.2 p2+p0   41 t
        mov qword [rsp + 2432], rdi  ;   839.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2600]  ;   786.2 p2      41 t
        xor rdi, qword [rsp + 2560]  ;   840.7 p2+p0   41 t
        mov qword [rsp + 2560], r11  ;   841.3 p0+p3   41 t spill
        mov r11, qword [rsp + 2600]  ;   788.2 p2      41 t
        xor r11, rbx                 ;   842.3 p0      41 t
        mov qword [rsp + 2600], r10  ;   842.9 p0+p3   41 t spill
        mov r10, qword [rsp + 2400]  ;   789.2 p2      41 t
        xor r10, r13                 ;   843.9 p0      41 t
        xor r12, qword [rsp + 2256]  ;   844.4 p2+p0   41 t
        xor r13, r11                 ;   845.0 p0      41 t
        mov qword [rsp + 2400], r11  ;   845.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2280]  ;   791.7 p2      41 t
        xor r11, rdi                 ;   846.6 p0      41 t
        xor rbx, r11                 ;   847.6 p0      41 t
        mov qword [rsp + 2280], r11  ;   847.7 p0+p3   41 t spill
        mov r11, qword [rsp + 2344]  ;   793.7 p2      41 t
        xor r11, rsi                 ;   848.7 p0      41 t
        xor rdi, r11                 ;   849.7 p0      41 t
        xor rsi, r10                 ;   849.9 p0      41 t
        mov qword [rsp + 2344], r10  ;   850.4 p0+p3   41 t spill
        mov r10, qword [rsp + 2376]  ;   796.5 p2      41 t
        xor r10, qword [rsp + 2496]  ;   851.4 p2+p0   41 t
        xor r10, qword [rsp + 2528]  ;   852.4 p2+p0   41 t
        mov qword [rsp + 2528], r11  ;   852.6 p0+p3   41 t spill
        mov r11, qword [rsp + 2320]  ;   799.5 p2      41 t
        xor r11, qword [rsp + 2464]  ;   853.6 p2+p0   41 t
        mov qword [rsp + 2464], rdi  ;   854.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2592]  ;   801.5 p2      41 t
        xor rdi, qword [rsp + 2608]  ;   855.2 p2+p0   41 t
        mov qword [rsp + 2608], rbx  ;   855.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2592]  ;   803.5 p2      41 t
        xor rbx, r10                 ;   856.7 p0      41 t
        mov qword [rsp + 2592], r13  ;   857.3 p0+p3   41 t spill
        mov r13, r8                  ;   803.5 p1      61 t copy
        xor r13, qword [rsp + 3312]  ;   858.3 p2+p0   61 t
        mov qword [rsp + 2496], r13  ;   859.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2376]  ;   805.5 p2      41 t
        xor r13, r11                 ;   859.9 p0      41 t
        xor r11, rbx                 ;   860.4 p0      41 t
        mov qword [rsp + 2376], rbx  ;   861.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2256]  ;   806.5 p2      41 t
        xor rbx, rdi                 ;   862.0 p0      41 t
        xor r10, rbx                 ;   863.0 p0      41 t
        mov qword [rsp + 2256], r8   ;   863.1 p0+p3   41 t spill
        mov r8, r14                  ;   808.6 p1      61 t copy
        xor r8, qword [rsp + 3320]   ;   864.1 p2+p0   61 t
        mov qword [rsp + 2544], r8   ;   865.1 p0+p3   61 t spill
        mov r8, qword [rsp + 2320]   ;   809.9 p2      41 t
        xor r8, r12                  ;   865.7 p0      41 t
        xor rdi, r8                  ;   866.7 p0      41 t
        xor r12, r13                 ;   866.9 p0      41 t
        mov qword [rsp + 2320], r14  ;   867.4 p0+p3   41 t spill
        mov r14, r9                  ;   812.5 p1      61 t copy
        xor r14, qword [rsp + 3328]  ;   868.4 p2+p0   61 t
        mov qword [rsp + 2632], r14  ;   869.4 p0+p3   61 t spill
        mov r14, rax                 ;   814.2 p1      61 t copy
        xor r14, qword [rsp + 3336]  ;   870.0 p2+p0   61 t
        mov qword [rsp + 2448], r14  ;   871.0 p0+p3   61 t spill
        mov r14, rdx                 ;   822.0 p1      61 t copy
        xor r14, qword [rsp + 3344]  ;   871.6 p2+p0   61 t
        mov qword [rsp + 2384], r14  ;   872.6 p0+p3   61 t spill
        mov r14, rbp                 ;   837.0 p1      61 t copy
        xor r14, qword [rsp + 3352]  ;   873.1 p2+p0   61 t
        mov qword [rsp + 2288], r14  ;   874.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2656]  ;   819.1 p2      61 t
        xor r14, qword [rsp + 3376]  ;   874.7 p2+p0   61 t
        mov qword [rsp + 2408], r14  ;   875.7 p0+p3   61 t spill
        mov r14, rsi                 ;   850.9 p1      61 t copy
        xor r14, qword [rsp + 3360]  ;   876.3 p2+p0   61 t
        mov qword [rsp + 2696], r14  ;   877.3 p0+p3   61 t spill
        mov r14, rcx                 ;   822.9 p1      61 t copy
        xor r14, qword [rsp + 3400]  ;   877.9 p2+p0   61 t
        mov qword [rsp + 2296], r14  ;   878.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2664]  ;   824.6 p2      61 t
        xor r14, qword [rsp + 3384]  ;   879.4 p2+p0   61 t
        mov qword [rsp + 2760], r14  ;   880.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2648]  ;   826.6 p2      61 t
        xor r14, qword [rsp + 3392]  ;   881.0 p2+p0   61 t
        mov qword [rsp + 2728], r14  ;   882.0 p0+p3   61 t spill
        mov r14, r12                 ;   867.9 p1      61 t copy
        xor r14, qword [rsp + 3368]  ;   882.6 p2+p0   61 t
        mov qword [rsp + 2208], r14  ;   883.6 p0+p3   61 t spill
        mov r14, r15                 ;   829.7 p1      61 t copy
        xor r14, qword [rsp + 3408]  ;   884.1 p2+p0   61 t
        mov qword [rsp + 2352], r14  ;   885.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2600]  ;   842.9 p2      61 t
        xor r14, qword [rsp + 3416]  ;   885.7 p2+p0   61 t
        mov qword [rsp + 2200], r14  ;   886.7 p0+p3   61 t spill
        mov r14, qword [rsp + 2592]  ;   857.3 p2      61 t
        xor r14, qword [rsp + 3424]  ;   887.3 p2+p0   61 t
        mov qword [rsp + 2232], r14  ;   888.3 p0+p3   61 t spill
        mov r14, r11                 ;   861.4 p1      61 t copy
        xor r14, qword [rsp + 3432]  ;   888.9 p2+p0   61 t
        mov qword [rsp + 2768], r14  ;   889.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2568]  ;   837.2 p2      61 t
        xor r14, qword [rsp + 3440]  ;   890.4 p2+p0   61 t
        mov qword [rsp + 2552], r14  ;   891.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2688]  ;   839.2 p2      61 t
        xor r14, qword [rsp + 3448]  ;   892.0 p2+p0   61 t
        mov qword [rsp + 2456], r14  ;   893.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2488]  ;   841.2 p2      61 t
        xor r14, qword [rsp + 3456]  ;   893.6 p2+p0   61 t
        mov qword [rsp + 2784], r14  ;   894.6 p0+p3   61 t spill
        mov r14, qword [rsp + 2616]  ;   843.2 p2      61 t
        xor r14, qword [rsp + 3464]  ;   895.1 p2+p0   61 t
        mov qword [rsp + 2752], r14  ;   896.1 p0+p3   61 t spill
        mov r14, qword [rsp + 2576]  ;   845.2 p2      61 t
        xor r14, qword [rsp + 3472]  ;   896.7 p2+p0   61 t
        mov qword [rsp + 2792], r14  ;   897.7 p0+p3   61 t spill
        mov r14, r10                 ;   864.0 p1      61 t copy
        xor r14, qword [rsp + 3496]  ;   898.3 p2+p0   61 t
        mov qword [rsp + 2520], r14  ;   899.3 p0+p3   61 t spill
        mov r14, qword [rsp + 2560]  ;   848.2 p2      61 t
        xor r14, qword [rsp + 3480]  ;   899.9 p2+p0   61 t
        mov qword [rsp + 2584], r14  ;   900.9 p0+p3   61 t spill
        mov r14, qword [rsp + 2608]  ;   855.7 p2      61 t
        xor r14, qword [rsp + 3488]  ;   901.4 p2+p0   61 t
        mov qword [rsp + 2776], r14  ;   902.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2440]  ;   852.2 p2      61 t
        xor r14, qword [rsp + 3504]  ;   903.0 p2+p0   61 t
        mov qword [rsp + 2800], r14  ;   904.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2216]  ;   854.2 p2      61 t
        xor r14, qword [rsp + 3512]  ;   904.6 p2+p0   61 t
        mov qword [rsp + 2808], r14  ;   905.6 p0+p3   61 t spill
        mov r14, qword [rsp + 2680]  ;   856.2 p2      61 t
        xor r14, qword [rsp + 3520]  ;   906.1 p2+p0   61 t
        mov qword [rsp + 2816], r14  ;   907.1 p0+p3   61 t spill
        mov r14, rdi                 ;   867.7 p1      61 t copy
        xor r14, qword [rsp + 3560]  ;   907.7 p2+p0   61 t
        mov qword [rsp + 2824], r14  ;   908.7 p0+p3   61 t spill
        mov r14, qword [rsp + 2744]  ;   859.2 p2      61 t
        xor r14, qword [rsp + 3528]  ;   909.3 p2+p0   61 t
        mov qword [rsp + 2832], r14  ;   910.3 p0+p3   61 t spill
        mov r14, qword [rsp + 2416]  ;   861.2 p2      61 t
        xor r14, qword [rsp + 3536]  ;   910.8 p2+p0   61 t
        mov qword [rsp + 2840], r14  ;   911.8 p0+p3   61 t spill
        mov r14, qword [rsp + 2432]  ;   863.2 p2      61 t
        xor r14, qword [rsp + 3544]  ;   912.4 p2+p0   61 t
        mov qword [rsp + 2848], r14  ;   913.4 p0+p3   61 t spill
        mov r14, qword [rsp + 2464]  ;   865.2 p2      61 t
        xor r14, qword [rsp + 3552]  ;   914.0 p2+p0   61 t
        xor rcx, qword [rsp + 3592]  ;   914.6 p2+p0   61 t
        xor rcx, qword [rsp + 2472]  ;   915.6 p2+p0   61 t
        xor r15, qword [rsp + 3600]  ;   915.7 p2+p0   61 t
        xor r15, qword [rsp + 2640]  ;   916.7 p2+p0   61 t
        mov qword [rsp + 2640], r15  ;   917.7 p0+p3   61 t spill
        mov r15, qword [rsp + 2672]  ;   871.2 p2      61 t
        xor r15, qword [rsp + 3568]  ;   917.8 p2+p0   61 t
        xor r15, qword [rsp + 2656]  ;   918.8 p2+p0   61 t
        mov qword [rsp + 2656], rcx  ;   919.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2720]  ;   874.2 p2      61 t
        xor rcx, qword [rsp + 3576]  ;   920.0 p2+p0   61 t
        xor rcx, qword [rsp + 2664]  ;   921.0 p2+p0   61 t
        mov qword [rsp + 2664], rcx  ;   922.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2248]  ;   877.2 p2      61 t
        xor rcx, qword [rsp + 3584]  ;   922.1 p2+p0   61 t
        xor rcx, qword [rsp + 2648]  ;   923.1 p2+p0   61 t
        xor rbx, r11                 ;   923.3 p0      61 t
        xor rbx, qword [rsp + 3624]  ;   924.3 p2+p0   61 t
        mov r11, qword [rsp + 2272]  ;   881.2 p2      61 t
        xor r11, qword [rsp + 3608]  ;   924.4 p2+p0   61 t
        xor r11, qword [rsp + 2600]  ;   925.4 p2+p0   61 t
        mov qword [rsp + 2600], rbx  ;   925.6 p0+p3   61 t spill
        mov rbx, qword [rsp + 2280]  ;   884.2 p2      61 t
        xor rbx, qword [rsp + 3616]  ;   926.6 p2+p0   61 t
        xor rbx, qword [rsp + 2592]  ;   927.6 p2+p0   61 t
        mov qword [rsp + 2592], rbx  ;   928.6 p0+p3   61 t spill
        mov rbx, qword [rsp + 2736]  ;   887.2 p2      61 t
        xor rbx, qword [rsp + 3632]  ;   928.7 p2+p0   61 t
        xor rbx, qword [rsp + 2568]  ;   929.7 p2+p0   61 t
        mov qword [rsp + 2568], rbx  ;   930.7 p0+p3   61 t spill
        mov rbx, qword [rsp + 2504]  ;   890.2 p2      61 t
        xor rbx, qword [rsp + 3640]  ;   930.8 p2+p0   61 t
        xor rbx, qword [rsp + 2688]  ;   931.8 p2+p0   61 t
        mov qword [rsp + 2688], rbx  ;   932.8 p0+p3   61 t spill
        mov rbx, qword [rsp + 2424]  ;   893.2 p2      61 t
        xor rbx, qword [rsp + 3648]  ;   933.0 p2+p0   61 t
        xor rbx, qword [rsp + 2488]  ;   934.0 p2+p0   61 t
        xor r8, r10                  ;   934.1 p0      61 t
        xor r8, qword [rsp + 3688]   ;   935.1 p2+p0   61 t
        mov r10, qword [rsp + 2536]  ;   897.2 p2      61 t
        xor r10, qword [rsp + 3656]  ;   935.3 p2+p0   61 t
        xor r10, qword [rsp + 2616]  ;   936.3 p2+p0   61 t
        mov qword [rsp + 2616], r8   ;   936.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2512]   ;   900.2 p2      61 t
        xor r8, qword [rsp + 3664]   ;   937.4 p2+p0   61 t
        xor r8, qword [rsp + 2576]   ;   938.4 p2+p0   61 t
        mov qword [rsp + 2576], r8   ;   939.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2480]   ;   903.2 p2      61 t
        xor r8, qword [rsp + 3672]   ;   939.6 p2+p0   61 t
        xor r8, qword [rsp + 2560]   ;   940.6 p2+p0   61 t
        mov qword [rsp + 2560], r8   ;   941.6 p0+p3   61 t spill
        mov r8, qword [rsp + 2528]   ;   906.2 p2      61 t
        xor r8, qword [rsp + 3680]   ;   941.7 p2+p0   61 t
        xor r8, qword [rsp + 2608]   ;   942.7 p2+p0   61 t
        mov qword [rsp + 2608], r8   ;   943.7 p0+p3   61 t spill
        mov r8, qword [rsp + 2712]   ;   909.2 p2      61 t
        xor r8, qword [rsp + 3696]   ;   943.8 p2+p0   61 t
        xor r8, qword [rsp + 2440]   ;   944.8 p2+p0   61 t
        mov qword [rsp + 2440], r8   ;   945.8 p0+p3   61 t spill
        mov r8, qword [rsp + 2264]   ;   912.2 p2      61 t
        xor r8, qword [rsp + 3704]   ;   946.0 p2+p0   61 t
        xor r8, qword [rsp + 2216]   ;   947.0 p2+p0   61 t
        mov qword [rsp + 2216], r8   ;   948.0 p0+p3   61 t spill
        mov r8, qword [rsp + 2312]   ;   915.2 p2      61 t
        xor r8, qword [rsp + 3712]   ;   948.1 p2+p0   61 t
        xor r8, qword [rsp + 2680]   ;   949.1 p2+p0   61 t
        xor r13, rdi                 ;   949.3 p0      61 t
        xor r13, qword [rsp + 3752]  ;   950.3 p2+p0   61 t
        mov rdi, qword [rsp + 2240]  ;   919.2 p2      61 t
        xor rdi, qword [rsp + 3720]  ;   950.4 p2+p0   61 t
        xor rdi, qword [rsp + 2744]  ;   951.4 p2+p0   61 t
        mov qword [rsp + 2744], r13  ;   951.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2304]  ;   922.2 p2      61 t
        xor r13, qword [rsp + 3728]  ;   952.5 p2+p0   61 t
        xor r13, qword [rsp + 2416]  ;   953.5 p2+p0   61 t
        mov qword [rsp + 2416], r13  ;   954.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2336]  ;   925.2 p2      61 t
        xor r13, qword [rsp + 3736]  ;   954.7 p2+p0   61 t
        xor r13, qword [rsp + 2432]  ;   955.7 p2+p0   61 t
        xor r9, qword [rsp + 3776]   ;   955.8 p2+p0   61 t
        xor r9, qword [rsp + 2368]   ;   956.8 p2+p0   61 t
        mov qword [rsp + 2368], r9   ;   957.8 p0+p3   61 t spill
        mov r9, qword [rsp + 2344]   ;   930.2 p2      61 t
        xor r9, qword [rsp + 3744]   ;   958.0 p2+p0   61 t
        xor r9, qword [rsp + 2464]   ;   959.0 p2+p0   61 t
        xor rax, qword [rsp + 3784]  ;   959.1 p2+p0   61 t
        xor rax, qword [rsp + 2224]  ;   960.1 p2+p0   61 t
        xor rdx, qword [rsp + 3792]  ;   960.3 p2+p0   61 t
        xor rdx, qword [rsp + 2360]  ;   961.3 p2+p0   61 t
        mov qword [rsp + 2360], rdx  ;   962.3 p0+p3   61 t spill
        mov rdx, qword [rsp + 2704]  ;   937.2 p2      61 t
        xor rdx, qword [rsp + 3760]  ;   962.4 p2+p0   61 t
        xor rdx, qword [rsp + 2256]  ;   963.4 p2+p0   61 t
        xor rbp, qword [rsp + 3800]  ;   963.5 p2+p0   61 t
        xor rbp, qword [rsp + 2392]  ;   964.5 p2+p0   61 t
        mov qword [rsp + 2392], rbp  ;   965.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2328]  ;   942.2 p2      61 t
        xor rbp, qword [rsp + 3768]  ;   965.7 p2+p0   61 t
        xor rbp, qword [rsp + 2320]  ;   966.7 p2+p0   61 t
        xor rsi, qword [rsp + 3808]  ;   966.8 p2+p0   61 t
        xor rsi, qword [rsp + 2400]  ;   967.8 p2+p0   61 t
        xor r12, qword [rsp + 3816]  ;   968.0 p2+p0   61 t
        xor r12, qword [rsp + 2376]  ;   969.0 p2+p0   61 t
        mov qword [rsp + 2376], r12  ;   970.0 p0+p3   61 t spill
        mov r12, qword [rsp + 2496]  ;   949.2 p2      40 t
        mov qword [rsp + 2400], rsi  ;   970.1 p0+p3   61 t spill
        mov rsi, qword [rsp + 2624]  ;   950.2 p2      61 r.0 reload
        xor r12, qword [rsi + 9728]  ;   971.1 p2+p0   40 t
        mov qword [rsp + 2320], r12  ;   972.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2544]  ;   952.2 p2      40 t
        xor r12, qword [rsi + 9736]  ;   972.7 p2+p0   40 t
        mov qword [rsp + 2328], r12  ;   973.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2632]  ;   954.2 p2      40 t
        xor r12, qword [rsi + 9744]  ;   974.2 p2+p0   40 t
        mov qword [rsp + 2256], r12  ;   975.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2448]  ;   956.2 p2      40 t
        xor r12, qword [rsi + 9752]  ;   975.8 p2+p0   40 t
        mov qword [rsp + 2704], r12  ;   976.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2384]  ;   958.2 p2      40 t
        xor r12, qword [rsi + 9760]  ;   977.4 p2+p0   40 t
        mov qword [rsp + 2224], r12  ;   978.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2288]  ;   960.2 p2      40 t
        xor r12, qword [rsi + 9768]  ;   979.0 p2+p0   40 t
        mov qword [rsp + 2464], r12  ;   980.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2696]  ;   962.2 p2      40 t
        xor r12, qword [rsi + 9776]  ;   980.5 p2+p0   40 t
        mov qword [rsp + 2344], r12  ;   981.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2208]  ;   964.2 p2      40 t
        xor r12, qword [rsi + 9784]  ;   982.1 p2+p0   40 t
        mov qword [rsp + 2432], r12  ;   983.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2408]  ;   966.2 p2      40 t
        xor r12, qword [rsi + 9792]  ;   983.7 p2+p0   40 t
        mov qword [rsp + 2336], r12  ;   984.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2760]  ;   968.2 p2      40 t
        xor r12, qword [rsi + 9800]  ;   985.2 p2+p0   40 t
        mov qword [rsp + 2304], r12  ;   986.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2728]  ;   970.2 p2      40 t
        xor r12, qword [rsi + 9808]  ;   986.8 p2+p0   40 t
        mov qword [rsp + 2240], r12  ;   987.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2296]  ;   972.2 p2      40 t
        xor r12, qword [rsi + 9816]  ;   988.4 p2+p0   40 t
        mov qword [rsp + 2680], r12  ;   989.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2352]  ;   974.2 p2      40 t
        xor r12, qword [rsi + 9824]  ;   990.0 p2+p0   40 t
        mov qword [rsp + 2312], r12  ;   991.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2200]  ;   976.2 p2      40 t
        xor r12, qword [rsi + 9832]  ;   991.5 p2+p0   40 t
        mov qword [rsp + 2264], r12  ;   992.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2232]  ;   978.2 p2      40 t
        xor r12, qword [rsi + 9840]  ;   993.1 p2+p0   40 t
        mov qword [rsp + 2712], r12  ;   994.1 p0+p3   40 t spill
        mov r12, qword [rsp + 2768]  ;   980.2 p2      40 t
        xor r12, qword [rsi + 9848]  ;   994.7 p2+p0   40 t
        mov qword [rsp + 2528], r12  ;   995.7 p0+p3   40 t spill
        mov r12, qword [rsp + 2552]  ;   982.2 p2      40 t
        xor r12, qword [rsi + 9856]  ;   996.2 p2+p0   40 t
        mov qword [rsp + 2480], r12  ;   997.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2456]  ;   984.2 p2      40 t
        xor r12, qword [rsi + 9864]  ;   997.8 p2+p0   40 t
        mov qword [rsp + 2512], r12  ;   998.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2784]  ;   986.2 p2      40 t
        xor r12, qword [rsi + 9872]  ;   999.4 p2+p0   40 t
        mov qword [rsp + 2536], r12  ;  1000.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2752]  ;   988.2 p2      40 t
        xor r12, qword [rsi + 9880]  ;  1001.0 p2+p0   40 t
        mov qword [rsp + 2488], r12  ;  1002.0 p0+p3   40 t spill
        mov r12, qword [rsp + 2792]  ;   990.2 p2      40 t
        xor r12, qword [rsi + 9888]  ;  1002.5 p2+p0   40 t
        mov qword [rsp + 2424], r12  ;  1003.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2584]  ;   992.2 p2      40 t
        xor r12, qword [rsi + 9896]  ;  1004.1 p2+p0   40 t
        mov qword [rsp + 2504], r12  ;  1005.1 p0+p3   40 t spill
        mov r12, r14                 ;   959.8 p1      40 t copy
        xor r12, qword [rsi + 9968]  ;  1005.7 p2+p0   40 t
        mov qword [rsp + 2736], r14  ;  1006.2 p0+p3   61 t spill
        mov r14, qword [rsp + 2776]  ;   995.2 p2      40 t
        xor r14, qword [rsi + 9904]  ;  1007.2 p2+p0   40 t
        mov qword [rsp + 2280], r12  ;  1007.8 p0+p3   40 t spill
        mov r12, qword [rsp + 2520]  ;   997.2 p2      40 t
        xor r12, qword [rsi + 9912]  ;  1008.8 p2+p0   40 t
        mov qword [rsp + 2272], r12  ;  1009.8 p0+p3   40 t spill
        mov r12, r15                 ;   963.8 p1      40 t copy
        xor r12, qword [rsi + 9984]  ;  1010.4 p2+p0   40 t
        mov qword [rsp + 2648], r15  ;  1011.0 p0+p3   61 t spill
        mov r15, qword [rsp + 2800]  ;  1000.2 p2      40 t
        xor r15, qword [rsi + 9920]  ;  1012.0 p2+p0   40 t
        mov qword [rsp + 2248], r12  ;  1012.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2808]  ;  1002.2 p2      40 t
        xor r12, qword [rsi + 9928]  ;  1013.5 p2+p0   40 t
        mov qword [rsp + 2720], r12  ;  1014.5 p0+p3   40 t spill
        mov r12, rcx                 ;   967.8 p1      40 t copy
        xor r12, qword [rsi + 10000] ;  1015.1 p2+p0   40 t
        mov qword [rsp + 2672], rcx  ;  1015.7 p0+p3   61 t spill
        mov rcx, qword [rsp + 2816]  ;  1005.2 p2      40 t
        xor rcx, qword [rsi + 9936]  ;  1016.7 p2+p0   40 t
        mov qword [rsp + 2472], r12  ;  1017.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2832]  ;  1007.2 p2      40 t
        xor r12, qword [rsi + 9944]  ;  1018.2 p2+p0   40 t
        mov qword [rsp + 2856], r12  ;  1019.2 p0+p3   40 t spill
        mov r12, qword [rsp + 2840]  ;  1009.2 p2      40 t
        xor r12, qword [rsi + 9952]  ;  1019.8 p2+p0   40 t
        mov qword [rsp + 2864], r12  ;  1020.8 p0+p3   40 t spill
        mov r12, r11                 ;   973.1 p1      40 t copy
        xor r12, qword [rsi + 10024] ;  1021.4 p2+p0   40 t
        mov qword [rsp + 2872], r11  ;  1021.9 p0+p3   61 t spill
        mov r11, qword [rsp + 2848]  ;  1012.2 p2      40 t
        xor r11, qword [rsi + 9960]  ;  1022.9 p2+p0   40 t
        mov qword [rsp + 2880], r12  ;  1023.5 p0+p3   40 t spill
        mov r12, qword [rsp + 2824]  ;  1014.2 p2      40 t
        xor r12, qword [rsi + 9976]  ;  1024.5 p2+p0   40 t
        mov qword [rsp + 2888], r11  ;  1025.1 p0+p3   40 t spill
        mov r11, qword [rsp + 2664]  ;  1016.2 p2      40 t
        xor r11, qword [rsi + 9992]  ;  1026.1 p2+p0   40 t
        mov qword [rsp + 2896], r11  ;  1027.1 p0+p3   40 t spill
        mov r11, rbx                 ;   978.7 p1      40 t copy
        xor r11, qword [rsi + 10064] ;  1027.7 p2+p0   40 t
        mov qword [rsp + 2904], rbx  ;  1028.2 p0+p3   61 t spill
        mov rbx, r10                 ;   980.3 p1      40 t copy
        xor rbx, qword [rsi + 10072] ;  1029.2 p2+p0   40 t
        mov qword [rsp + 2912], r10  ;  1029.8 p0+p3   61 t spill
        mov r10, qword [rsp + 2656]  ;  1020.2 p2      40 t
        xor r10, qword [rsi + 10008] ;  1030.8 p2+p0   40 t
        mov qword [rsp + 2920], rbx  ;  1031.4 p0+p3   40 t spill
        mov rbx, qword [rsp + 2640]  ;  1022.2 p2      40 t
        xor rbx, qword [rsi + 10016] ;  1032.4 p2+p0   40 t
        mov qword [rsp + 2928], r11  ;  1032.9 p0+p3   40 t spill
        mov r11, qword [rsp + 2592]  ;  1024.2 p2      40 t
        xor r11, qword [rsi + 10032] ;  1033.9 p2+p0   40 t
        mov qword [rsp + 2936], rbx  ;  1034.5 p0+p3   40 t spill
        mov rbx, qword [rsp + 2600]  ;  1026.2 p2      40 t
        xor rbx, qword [rsi + 10040] ;  1035.5 p2+p0   40 t
        mov qword [rsp + 2944], r10  ;  1036.1 p0+p3   40 t spill
        mov r10, qword [rsp + 2568]  ;  1028.2 p2      40 t
        xor r10, qword [rsi + 10048] ;  1037.1 p2+p0   40 t
        mov qword [rsp + 2952], r10  ;  1038.1 p0+p3   40 t spill
        mov r10, qword [rsp + 2688]  ;  1030.2 p2      40 t
        xor r10, qword [rsi + 10056] ;  1038.7 p2+p0   40 t
        mov qword [rsp + 2960], r10  ;  1039.7 p0+p3   40 t spill
        mov r10, r8                  ;   991.3 p1      40 t copy
        xor r10, qword [rsi + 10128] ;  1040.2 p2+p0   40 t
        mov qword [rsp + 2968], r8   ;  1040.8 p0+p3   61 t spill
        mov r8, rdi                  ;   992.9 p1      40 t copy
        xor r8, qword [rsi + 10136]  ;  1041.8 p2+p0   40 t
        mov qword [rsp + 2976], rdi  ;  1042.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2576]  ;  1034.2 p2      40 t
        xor rdi, qword [rsi + 10080] ;  1043.4 p2+p0   40 t
        mov qword [rsp + 2984], r8   ;  1043.9 p0+p3   40 t spill
        mov r8, r13                  ;   996.0 p1      40 t copy
        xor r8, qword [rsi + 10152]  ;  1044.9 p2+p0   40 t
        mov qword [rsp + 2992], r13  ;  1045.5 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;  1037.2 p2      40 t
        xor r13, qword [rsi + 10088] ;  1046.5 p2+p0   40 t
        mov qword [rsp + 3000], r8   ;  1047.1 p0+p3   40 t spill
        mov r8, r9                   ;   999.1 p1      40 t copy
        xor r8, qword [rsi + 10160]  ;  1048.1 p2+p0   40 t
        mov qword [rsp + 3008], r9   ;  1048.7 p0+p3   61 t spill
        mov r9, qword [rsp + 2608]   ;  1040.2 p2      40 t
        xor r9, qword [rsi + 10096]  ;  1049.7 p2+p0   40 t
        mov qword [rsp + 3016], r8   ;  1050.2 p0+p3   40 t spill
        mov r8, qword [rsp + 2616]   ;  1042.2 p2      40 t
        xor r8, qword [rsi + 10104]  ;  1051.2 p2+p0   40 t
        mov qword [rsp + 3024], r10  ;  1051.8 p0+p3   40 t spill
        mov r10, rdx                 ;  1003.9 p1      40 t copy
        xor r10, qword [rsi + 10176] ;  1052.8 p2+p0   40 t
        mov qword [rsp + 3032], rdx  ;  1053.4 p0+p3   61 t spill
        mov rdx, qword [rsp + 2440]  ;  1045.2 p2      40 t
        xor rdx, qword [rsi + 10112] ;  1054.4 p2+p0   40 t
        mov qword [rsp + 3040], r10  ;  1054.9 p0+p3   40 t spill
        mov r10, rbp                 ;  1007.0 p1      40 t copy
        xor r10, qword [rsi + 10184] ;  1055.9 p2+p0   40 t
        mov qword [rsp + 3048], rbp  ;  1056.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2216]  ;  1048.2 p2      40 t
        xor rbp, qword [rsi + 10120] ;  1057.5 p2+p0   40 t
        mov qword [rsp + 3056], r10  ;  1058.1 p0+p3   40 t spill
        mov r10, rax                 ;  1010.1 p1      40 t copy
        xor r10, qword [rsi + 10200] ;  1059.1 p2+p0   40 t
        mov qword [rsp + 3064], rax  ;  1059.7 p0+p3   61 t spill
        mov rax, qword [rsp + 2416]  ;  1051.2 p2      40 t
        xor rax, qword [rsi + 10144] ;  1060.7 p2+p0   40 t
        mov qword [rsp + 3072], r10  ;  1061.2 p0+p3   40 t spill
        mov r10, qword [rsp + 2744]  ;  1053.2 p2      40 t
        xor r10, qword [rsi + 10168] ;  1062.2 p2+p0   40 t
        mov qword [rsp + 3080], rbp  ;  1062.8 p0+p3   40 t spill
        mov rbp, qword [rsp + 2368]  ;  1055.2 p2      40 t
        xor rbp, qword [rsi + 10192] ;  1063.8 p2+p0   40 t
        mov qword [rsp + 3088], rbp  ;  1064.8 p0+p3   40 t spill
        mov rbp, qword [rsp + 2360]  ;  1057.2 p2      40 t
        xor rbp, qword [rsi + 10208] ;  1065.4 p2+p0   40 t
        mov qword [rsp + 3096], rbp  ;  1066.4 p0+p3   40 t spill
        mov rbp, qword [rsp + 2392]  ;  1059.2 p2      40 t
        xor rbp, qword [rsi + 10216] ;  1066.9 p2+p0   40 t
        mov qword [rsp + 3104], rbp  ;  1067.9 p0+p3   40 t spill
        mov rbp, qword [rsp + 2400]  ;  1061.2 p2      40 t
        xor rbp, qword [rsi + 10224] ;  1068.5 p2+p0   40 t
        mov qword [rsp + 3112], rbp  ;  1069.5 p0+p3   40 t spill
        mov rbp, qword [rsp + 2376]  ;  1063.2 p2      40 t
        xor rbp, qword [rsi + 10232] ;  1070.1 p2+p0   40 t
        mov rsi, qword [rsp + 2328]  ;  1065.2 p2      41 t
        xor rsi, qword [rsp + 2224]  ;  1070.7 p2+p0   41 t
        mov qword [rsp + 3120], rbp  ;  1071.2 p0+p3   40 t spill
        mov rbp, qword [rsp + 2328]  ;  1067.2 p2      41 t
        xor rbp, qword [rsp + 2464]  ;  1072.2 p2+p0   41 t
        mov qword [rsp + 3128], rax  ;  1072.8 p0+p3   40 t spill
        mov rax, qword [rsp + 2704]  ;  1069.2 p2      41 t
        mov qword [rsp + 3136], r10  ;  1073.8 p0+p3   40 t spill
        mov r10, qword [rsp + 2320]  ;  1070.2 p2      41 t
        not r10                      ;  1074.8 p0      41 t
        mov qword [rsp + 2320], rdx  ;  1075.3 p0+p3   40 t spill
        mov rdx, qword [rsp + 2256]  ;  1071.2 p2      41 t
        not rdx                      ;  1076.3 p0      41 t
        mov qword [rsp + 2256], r13  ;  1076.8 p0+p3   40 t spill
        mov r13, qword [rsp + 2344]  ;  1072.2 p2      41 t
        not r13                      ;  1077.8 p0      41 t
        xor rax, r13                 ;  1078.8 p0      41 t
        xor r10, rax                 ;  1079.8 p0      41 t
        xor rax, rsi                 ;  1079.8 p0      41 t
        mov qword [rsp + 2344], rdi  ;  1080.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2224]  ;  1073.2 p2      41 t
        xor rdi, rdx                 ;  1081.0 p0      41 t
        mov qword [rsp + 2224], r8   ;  1081.6 p0+p3   40 t spill
        mov r8, qword [rsp + 2432]   ;  1074.2 p2      41 t
        not r8                       ;  1082.6 p0      41 t
        xor r8, r10                  ;  1083.6 p0      41 t
        mov qword [rsp + 2432], r9   ;  1083.6 p0+p3   40 t spill
        mov r9, rsi                  ;  1071.7 p1      41 t copy
        xor r9, r8                   ;  1084.6 p0      41 t
        mov qword [rsp + 3144], r11  ;  1085.2 p0+p3   40 t spill
        mov r11, rbp                 ;  1073.2 p1      41 t copy
        xor r11, r10                 ;  1086.2 p0      41 t
        mov qword [rsp + 3152], rbx  ;  1086.8 p0+p3   40 t spill
        mov rbx, qword [rsp + 2704]  ;  1075.2 p2      41 t
        mov qword [rsp + 2704], r12  ;  1087.8 p0+p3   40 t spill
        mov r12, rdx                 ;  1077.3 p1      41 t copy
        xor r12, r10                 ;  1088.8 p0      41 t
        mov qword [rsp + 3160], rcx  ;  1089.4 p0+p3   40 t spill
        mov rcx, r10                 ;  1080.8 p1      41 t copy
        mov qword [rsp + 3168], r15  ;  1090.4 p0+p3   40 t spill
        mov r15, rdi                 ;  1082.0 p1      41 t copy
        xor r15, rax                 ;  1091.4 p0      41 t
        mov qword [rsp + 3176], r14  ;  1091.9 p0+p3   40 t spill
        mov r14, r13                 ;  1078.8 p1      41 t copy
        or r14, r9                   ;  1092.9 p0      41 t
        mov qword [rsp + 3184], r10  ;  1093.5 p0+p3   41 t spill
        mov r10, r8                  ;  1084.6 p1      41 t copy
        or r10, r11                  ;  1094.5 p0      41 t
        mov qword [rsp + 3192], rdx  ;  1095.1 p0+p3   41 t spill
        mov rdx, r8                  ;  1084.6 p1      41 t copy
        xor rdx, rax                 ;  1096.1 p0      41 t
        or rcx, rdx                  ;  1097.1 p0      41 t
        xor rbx, rdx                 ;  1097.2 p0      41 t
        mov qword [rsp + 3200], r8   ;  1097.8 p0+p3   41 t spill
        mov r8, rbp                  ;  1073.2 p1      41 t copy
        and r8, rax                  ;  1098.8 p0      41 t
        xor r8, r14                  ;  1099.8 p0      41 t
        mov qword [rsp + 3208], rdx  ;  1099.9 p0+p3   41 t spill
        mov rdx, rbp                 ;  1073.2 p1      41 t copy
        mov qword [rsp + 3216], rbp  ;  1100.9 p0+p3   41 t spill
        mov rbp, r9                  ;  1085.6 p1      41 t copy
        xor rbp, r15                 ;  1101.9 p0      41 t
        xor r14, rax                 ;  1102.5 p0      41 t
        xor r14, qword [rsp + 2464]  ;  1103.5 p2+p0   41 t
        xor rcx, r10                 ;  1103.6 p0      41 t
        mov qword [rsp + 2464], r9   ;  1104.2 p0+p3   41 t spill
        mov r9, rdi                  ;  1082.0 p1      41 t copy
        mov qword [rsp + 3224], rax  ;  1105.2 p0+p3   41 t spill
        mov rax, r12                 ;  1089.8 p1      41 t copy
        and rax, rbp                 ;  1106.2 p0      41 t
        xor r14, rax                 ;  1107.2 p0      41 t
        xor rcx, r14                 ;  1108.2 p0      41 t
        xor r13, r10                 ;  1107.9 p0      41 t
        xor r13, r8                  ;  1108.9 p0      41 t
        mov r10, rsi                 ;  1071.7 p1      41 t copy
        mov rax, r12                 ;  1089.8 p1      41 t copy
        xor rax, rbx                 ;  1109.1 p0      41 t
        xor rdx, rax                 ;  1110.1 p0      41 t
        and r9, rdx                  ;  1111.1 p0      41 t
        xor r13, r9                  ;  1112.1 p0      41 t
        mov r9, qword [rsp + 3192]   ;  1095.1 p2      41 t
        or r9, qword [rsp + 2328]    ;  1111.4 p2+p0   41 t
        mov qword [rsp + 3232], r12  ;  1111.9 p0+p3   41 t spill
        mov r12, r15                 ;  1092.4 p1      41 t copy
        and r12, rax                 ;  1112.9 p0      41 t
        xor r8, r12                  ;  1113.9 p0      41 t
        mov r12, r11                 ;  1087.2 p1      41 t copy
        xor r12, rbx                 ;  1114.1 p0      41 t
        and r10, r12                 ;  1115.1 p0      41 t
        xor r8, r10                  ;  1116.1 p0      41 t
        xor r14, r9                  ;  1115.8 p0      41 t
        xor r14, r10                 ;  1116.8 p0      41 t
        mov r9, rcx                  ;  1109.2 p1      41 t copy
        and r9, r13                  ;  1116.9 p0      41 t
        xor r14, r9                  ;  1117.9 p0      41 t
        mov r10, r13                 ;  1113.1 p1      41 t copy
        xor r10, r14                 ;  1118.9 p0      41 t
        or r9, r10                   ;  1119.9 p0      41 t
        and r14, r8                  ;  1119.2 p0      41 t
        xor rcx, r14                 ;  1120.2 p0      41 t
        xor r9, rcx                  ;  1121.2 p0      41 t
        and r12, r9                  ;  1122.2 p0      41 t
        mov r14, r8                  ;  1117.1 p1      41 t copy
        and r14, rcx                 ;  1121.5 p0      41 t
        xor r13, r14                 ;  1122.5 p0      41 t
        and rcx, r13                 ;  1123.5 p0      41 t
        xor r8, rcx                  ;  1124.5 p0      41 t
        mov r14, r9                  ;  1122.2 p1      41 t copy
        or r14, r13                  ;  1123.8 p0      41 t
        xor r10, r14                 ;  1124.8 p0      41 t
        and rsi, r9                  ;  1124.9 p0      41 t
        mov r14, qword [rsp + 3224]  ;  1105.2 p2      41 t
        and r14, r10                 ;  1125.8 p0      41 t
        mov rcx, qword [rsp + 3184]  ;  1093.5 p2      41 t
        and rcx, r8                  ;  1126.1 p0      41 t
        mov qword [rsp + 3184], rsi  ;  1126.6 p0+p3   41 t spill
        mov rsi, r9                  ;  1122.2 p1      41 t copy
        xor rsi, r13                 ;  1127.6 p0      41 t
        and rdx, rsi                 ;  1128.6 p0      41 t
        and rdi, rsi                 ;  1128.8 p0      41 t
        xor rsi, r10                 ;  1129.3 p0      41 t
        and rax, rsi                 ;  1130.3 p0      41 t
        xor rdx, rax                 ;  1131.3 p0      41 t
        mov qword [rsp + 3224], rcx  ;  1131.1 p0+p3   41 t spill
        mov rcx, qword [rsp + 3216]  ;  1100.9 p2      41 t
        and rcx, r10                 ;  1132.1 p0      41 t
        xor rax, rcx                 ;  1133.1 p0      41 t
        xor r10, r8                  ;  1133.2 p0      41 t
        xor r9, r10                  ;  1134.2 p0      41 t
        and rbx, r9                  ;  1135.2 p0      41 t
        and r11, r10                 ;  1134.9 p0      41 t
        mov rcx, qword [rsp + 3208]  ;  1099.9 p2      41 t
        and rcx, r8                  ;  1135.5 p0      41 t
        xor r8, r13                  ;  1136.0 p0      41 t
        and rbp, r8                  ;  1137.0 p0      41 t
        and r10, qword [rsp + 3200]  ;  1137.2 p2+p0   41 t
        xor rcx, rdi                 ;  1137.8 p0      41 t
        xor rdi, r10                 ;  1138.3 p0      41 t
        xor r14, rbp                 ;  1138.9 p0      41 t
        xor r14, rcx                 ;  1139.9 p0      41 t
        mov r10, qword [rsp + 3232]  ;  1111.9 p2      41 t
        and r10, r8                  ;  1140.0 p0      41 t
        and r15, rsi                 ;  1140.6 p0      41 t
        and r9, qword [rsp + 2464]   ;  1141.2 p2+p0   41 t
        xor r11, r12                 ;  1141.8 p0      41 t
        xor r11, rdx                 ;  1142.8 p0      41 t
        xor rbp, r9                  ;  1142.9 p0      41 t
        xor rbp, rdi                 ;  1143.9 p0      41 t
        mov r8, qword [rsp + 3192]   ;  1095.1 p2      41 t
        and r8, r13                  ;  1144.0 p0      41 t
        and r13, qword [rsp + 2328]  ;  1144.6 p2+p0   41 t
        xor rdx, qword [rsp + 3224]  ;  1145.2 p2+p0   41 t
        xor r8, r14                  ;  1145.8 p0      41 t
        xor rdx, r8                  ;  1146.8 p0      41 t
        xor r13, rbp                 ;  1146.9 p0      41 t
        xor r13, r8                  ;  1147.9 p0      41 t
        xor r12, rbx                 ;  1148.0 p0      41 t
        xor r12, rax                 ;  1149.0 p0      41 t
        mov r9, qword [rsp + 3184]   ;  1126.6 p2      41 t
        xor r9, rdi                  ;  1149.2 p0      41 t
        xor r9, r13                  ;  1150.2 p0      41 t
        xor r12, rdx                 ;  1150.3 p0      41 t
        xor rax, r10                 ;  1150.9 p0      41 t
        xor rax, r8                  ;  1151.9 p0      41 t
        not r12                      ;  1152.0 p0      41 t
        xor rcx, rbp                 ;  1152.5 p0      41 t
        xor rcx, r11                 ;  1153.5 p0      41 t
        xor r15, r13                 ;  1153.7 p0      41 t
        not r14                      ;  1154.3 p0      41 t
        xor rdx, r9                  ;  1154.8 p0      41 t
        not r9                       ;  1155.3 p0      41 t
        xor rdx, rax                 ;  1155.8 p0      41 t
        mov r8, qword [rsp + 2528]   ;  1098.4 p2      23 t
        not r8                       ;  1156.4 p0      23 t
        xor r11, rdx                 ;  1156.9 p0      41 t
        mov r10, qword [rsp + 2304]  ;  1099.8 p2      23 t
        not r10                      ;  1157.5 p0      23 t
        not r11                      ;  1158.0 p0      41 t
        mov r13, r15                 ;  1154.7 p1      41 t copy
        not r13                      ;  1158.5 p0      41 t
        xor r15, rdx                 ;  1159.0 p0      41 t
        mov rsi, qword [rsp + 2264]  ;  1102.9 p2      23 t
        not rsi                      ;  1159.5 p0      23 t
        mov rdi, qword [rsp + 2712]  ;  1104.5 p2      23 t
        not rdi                      ;  1160.0 p0      23 t
        mov rbp, qword [rsp + 2336]  ;  1105.5 p2      23 t
        mov rdx, qword [rsp + 2680]  ;  1106.5 p2      40 t reload
        xor rbp, rdx                 ;  1160.5 p0      23 t
        xor rdx, r10                 ;  1161.1 p0      23 t
        mov rbx, qword [rsp + 2336]  ;  1107.5 p2      23 t
        xor rbx, qword [rsp + 2312]  ;  1161.7 p2+p0   23 t
        mov qword [rsp + 2680], rax  ;  1162.2 p0+p3   41 t spill
        mov rax, qword [rsp + 2240]  ;  1109.5 p2      23 t
        xor rax, rsi                 ;  1163.2 p0      23 t
        xor r8, rax                  ;  1164.2 p0      23 t
        xor rdi, r8                  ;  1165.2 p0      23 t
        xor rax, rbp                 ;  1165.0 p0      23 t
        mov qword [rsp + 2712], r13  ;  1165.5 p0+p3   41 t spill
        mov r13, rbp                 ;  1161.5 p1      23 t copy
        xor r13, rdi                 ;  1166.5 p0      23 t
        mov qword [rsp + 2264], r11  ;  1167.1 p0+p3   41 t spill
        mov r11, r10                 ;  1158.5 p1      23 t copy
        xor r11, r8                  ;  1168.1 p0      23 t
        mov qword [rsp + 2304], rcx  ;  1168.7 p0+p3   41 t spill
        mov rcx, r8                  ;  1165.2 p1      23 t copy
        xor rcx, rbx                 ;  1169.7 p0      23 t
        mov qword [rsp + 2528], r14  ;  1170.2 p0+p3   41 t spill
        mov r14, qword [rsp + 2240]  ;  1115.7 p2      23 t
        mov qword [rsp + 2240], r12  ;  1171.2 p0+p3   41 t spill
        mov r12, rdx                 ;  1162.1 p1      23 t copy
        xor r12, rax                 ;  1172.2 p0      23 t
        mov qword [rsp + 3184], r9   ;  1172.8 p0+p3   41 t spill
        mov r9, rsi                  ;  1160.5 p1      23 t copy
        or r9, r13                   ;  1173.8 p0      23 t
        mov qword [rsp + 3224], r15  ;  1174.4 p0+p3   41 t spill
        mov r15, rdi                 ;  1166.2 p1      23 t copy
        or r15, rcx                  ;  1175.4 p0      23 t
        mov qword [rsp + 2328], r10  ;  1176.0 p0+p3   23 t spill
        mov r10, rdi                 ;  1166.2 p1      23 t copy
        xor r10, rax                 ;  1177.0 p0      23 t
        xor r14, r10                 ;  1178.0 p0      23 t
        mov qword [rsp + 3192], rdi  ;  1178.1 p0+p3   23 t spill
        mov rdi, r8                  ;  1165.2 p1      23 t copy
        or rdi, r10                  ;  1179.1 p0      23 t
        mov qword [rsp + 2464], r10  ;  1179.7 p0+p3   23 t spill
        mov r10, r13                 ;  1167.5 p1      23 t copy
        xor r10, r12                 ;  1180.7 p0      23 t
        xor rdi, r15                 ;  1181.2 p0      23 t
        mov qword [rsp + 3232], r13  ;  1181.8 p0+p3   23 t spill
        mov r13, qword [rsp + 2312]  ;  1126.2 p2      23 t
        xor r13, rax                 ;  1182.8 p0      23 t
        xor r13, r9                  ;  1183.8 p0      23 t
        mov qword [rsp + 2312], r8   ;  1184.0 p0+p3   23 t spill
        mov r8, rax                  ;  1166.0 p1      23 t copy
        and r8, rbx                  ;  1185.0 p0      23 t
        xor r9, r8                   ;  1186.0 p0      23 t
        mov r8, rbx                  ;  1162.7 p1      23 t copy
        mov qword [rsp + 3200], rbx  ;  1186.1 p0+p3   23 t spill
        mov rbx, rdx                 ;  1162.1 p1      23 t copy
        mov qword [rsp + 3208], rax  ;  1187.1 p0+p3   23 t spill
        mov rax, r11                 ;  1169.1 p1      23 t copy
        and rax, r10                 ;  1188.1 p0      23 t
        xor r13, rax                 ;  1189.1 p0      23 t
        xor rdi, r13                 ;  1190.1 p0      23 t
        xor rsi, r15                 ;  1189.8 p0      23 t
        xor rsi, r9                  ;  1190.8 p0      23 t
        mov r15, r11                 ;  1169.1 p1      23 t copy
        xor r15, r14                 ;  1191.0 p0      23 t
        xor r8, r15                  ;  1192.0 p0      23 t
        and rbx, r8                  ;  1193.0 p0      23 t
        xor rsi, rbx                 ;  1194.0 p0      23 t
        mov rax, rbp                 ;  1161.5 p1      23 t copy
        mov rbx, r12                 ;  1173.2 p1      23 t copy
        and rbx, r15                 ;  1193.2 p0      23 t
        xor r9, rbx                  ;  1194.2 p0      23 t
        mov rbx, qword [rsp + 2328]  ;  1176.0 p2      23 t
        or rbx, qword [rsp + 2336]   ;  1194.4 p2+p0   23 t
        xor r13, rbx                 ;  1195.4 p0      23 t
        mov rbx, rcx                 ;  1170.7 p1      23 t copy
        xor rbx, r14                 ;  1195.5 p0      23 t
        and rax, rbx                 ;  1196.5 p0      23 t
        xor r9, rax                  ;  1197.5 p0      23 t
        xor r13, rax                 ;  1197.5 p0      23 t
        mov rax, rdi                 ;  1191.1 p1      23 t copy
        and rax, rsi                 ;  1197.8 p0      23 t
        xor r13, rax                 ;  1198.8 p0      23 t
        mov qword [rsp + 3216], r12  ;  1198.9 p0+p3   23 t spill
        mov r12, rsi                 ;  1195.0 p1      23 t copy
        xor r12, r13                 ;  1199.9 p0      23 t
        or rax, r12                  ;  1200.9 p0      23 t
        and r13, r9                  ;  1201.1 p0      23 t
        xor rdi, r13                 ;  1202.1 p0      23 t
        xor rax, rdi                 ;  1203.1 p0      23 t
        and rbx, rax                 ;  1204.1 p0      23 t
        mov r13, r9                  ;  1198.5 p1      23 t copy
        and r13, rdi                 ;  1203.4 p0      23 t
        xor rsi, r13                 ;  1204.4 p0      23 t
        and rdi, rsi                 ;  1205.4 p0      23 t
        xor r9, rdi                  ;  1206.4 p0      23 t
        mov r13, rax                 ;  1204.1 p1      23 t copy
        or r13, rsi                  ;  1205.7 p0      23 t
        xor r12, r13                 ;  1206.7 p0      23 t
        and rbp, rax                 ;  1206.8 p0      23 t
        mov r13, qword [rsp + 3208]  ;  1187.1 p2      23 t
        and r13, r12                 ;  1207.7 p0      23 t
        mov rdi, qword [rsp + 2312]  ;  1184.0 p2      23 t
        and rdi, r9                  ;  1207.9 p0      23 t
        mov qword [rsp + 2312], rbp  ;  1208.5 p0+p3   23 t spill
        mov rbp, rax                 ;  1204.1 p1      23 t copy
        xor rbp, rsi                 ;  1209.5 p0      23 t
        and r8, rbp                  ;  1210.5 p0      23 t
        and rdx, rbp                 ;  1210.7 p0      23 t
        xor rbp, r12                 ;  1211.2 p0      23 t
        and r15, rbp                 ;  1212.2 p0      23 t
        xor r8, r15                  ;  1213.2 p0      23 t
        mov qword [rsp + 3208], rdi  ;  1212.9 p0+p3   23 t spill
        mov rdi, qword [rsp + 3200]  ;  1186.1 p2      23 t
        and rdi, r12                 ;  1213.9 p0      23 t
        xor r15, rdi                 ;  1214.9 p0      23 t
        xor r12, r9                  ;  1215.1 p0      23 t
        xor rax, r12                 ;  1216.1 p0      23 t
        and r14, rax                 ;  1217.1 p0      23 t
        and rcx, r12                 ;  1216.8 p0      23 t
        mov rdi, qword [rsp + 2464]  ;  1179.7 p2      23 t
        and rdi, r9                  ;  1217.4 p0      23 t
        xor r9, rsi                  ;  1217.9 p0      23 t
        and r10, r9                  ;  1218.9 p0      23 t
        and r11, r9                  ;  1219.1 p0      23 t
        and r12, qword [rsp + 3192]  ;  1219.6 p2+p0   23 t
        xor rdi, rdx                 ;  1220.2 p0      23 t
        xor rdx, r12                 ;  1220.8 p0      23 t
        xor r13, r10                 ;  1221.4 p0      23 t
        xor r13, rdi                 ;  1222.4 p0      23 t
        and rax, qword [rsp + 3232]  ;  1222.5 p2+p0   23 t
        xor rcx, rbx                 ;  1223.1 p0      23 t
        xor rcx, r8                  ;  1224.1 p0      23 t
        xor r10, rax                 ;  1224.2 p0      23 t
        xor r10, rdx                 ;  1225.2 p0      23 t
        mov r9, qword [rsp + 2328]   ;  1176.0 p2      23 t
        and r9, rsi                  ;  1225.4 p0      23 t
        and rsi, qword [rsp + 2336]  ;  1225.9 p2+p0   23 t
        and rbp, qword [rsp + 3216]  ;  1226.5 p2+p0   23 t
        xor r8, qword [rsp + 3208]   ;  1227.1 p2+p0   23 t
        xor r9, r13                  ;  1227.6 p0      23 t
        xor r8, r9                   ;  1228.6 p0      23 t
        xor r11, r15                 ;  1228.8 p0      23 t
        xor r11, r9                  ;  1229.8 p0      23 t
        xor rsi, r9                  ;  1229.9 p0      23 t
        xor rsi, r10                 ;  1230.9 p0      23 t
        mov r9, qword [rsp + 2312]   ;  1208.5 p2      23 t
        xor r9, rdx                  ;  1231.1 p0      23 t
        xor r9, rsi                  ;  1232.1 p0      23 t
        xor rbx, r15                 ;  1232.2 p0      23 t
        xor rbx, r14                 ;  1233.2 p0      23 t
        xor rbx, r8                  ;  1234.2 p0      23 t
        not rbx                      ;  1235.2 p0      23 t
        xor rdi, r10                 ;  1234.4 p0      23 t
        xor rdi, rcx                 ;  1235.4 p0      23 t
        xor rbp, rsi                 ;  1235.6 p0      23 t
        not r13                      ;  1236.1 p0      23 t
        xor r8, r9                   ;  1236.6 p0      23 t
        xor r8, r11                  ;  1237.6 p0      23 t
        mov r10, qword [rsp + 2480]  ;  1179.6 p2      22 t
        not r10                      ;  1237.8 p0      22 t
        not r9                       ;  1238.3 p0      23 t
        xor rcx, r8                  ;  1238.8 p0      23 t
        mov r12, qword [rsp + 2536]  ;  1181.7 p2      22 t
        not r12                      ;  1239.3 p0      22 t
        not rcx                      ;  1239.8 p0      23 t
        mov r14, rbp                 ;  1236.6 p1      23 t copy
        not r14                      ;  1240.3 p0      23 t
        xor rbp, r8                  ;  1240.8 p0      23 t
        mov r8, qword [rsp + 3176]   ;  1185.1 p2      22 t
        not r8                       ;  1241.4 p0      22 t
        mov r15, qword [rsp + 2272]  ;  1186.1 p2      22 t
        not r15                      ;  1241.9 p0      22 t
        mov rsi, qword [rsp + 2512]  ;  1187.3 p2      22 t
        mov rax, qword [rsp + 2424]  ;  1188.3 p2      40 t reload
        xor rsi, rax                 ;  1242.4 p0      22 t
        xor rax, r12                 ;  1243.0 p0      22 t
        mov rdx, qword [rsp + 2512]  ;  1189.3 p2      22 t
        xor rdx, qword [rsp + 2504]  ;  1243.6 p2+p0   22 t
        mov qword [rsp + 2424], r11  ;  1244.1 p0+p3   23 t spill
        mov r11, qword [rsp + 2488]  ;  1191.4 p2      22 t
        xor r11, r8                  ;  1245.1 p0      22 t
        xor r10, r11                 ;  1246.1 p0      22 t
        xor r15, r10                 ;  1247.1 p0      22 t
        xor r11, rsi                 ;  1246.8 p0      22 t
        mov qword [rsp + 2272], r14  ;  1247.4 p0+p3   23 t spill
        mov r14, rsi                 ;  1243.4 p1      22 t copy
        xor r14, r15                 ;  1248.4 p0      22 t
        mov qword [rsp + 3176], rcx  ;  1249.0 p0+p3   23 t spill
        mov rcx, r12                 ;  1240.3 p1      22 t copy
        xor rcx, r10                 ;  1250.0 p0      22 t
        mov qword [rsp + 2536], rdi  ;  1250.6 p0+p3   23 t spill
        mov rdi, r10                 ;  1247.1 p1      22 t copy
        xor rdi, rdx                 ;  1251.6 p0      22 t
        mov qword [rsp + 2480], r13  ;  1252.1 p0+p3   23 t spill
        mov r13, qword [rsp + 2488]  ;  1198.0 p2      22 t
        mov qword [rsp + 2488], rbx  ;  1253.1 p0+p3   23 t spill
        mov rbx, rax                 ;  1244.0 p1      22 t copy
        xor rbx, r11                 ;  1254.1 p0      22 t
        mov qword [rsp + 2312], r9   ;  1254.7 p0+p3   23 t spill
        mov r9, r8                   ;  1242.4 p1      22 t copy
        or r9, r14                   ;  1255.7 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1256.3 p0+p3   23 t spill
        mov rbp, r15                 ;  1248.1 p1      22 t copy
        or rbp, rdi                  ;  1257.3 p0      22 t
        mov qword [rsp + 3216], r12  ;  1257.8 p0+p3   22 t spill
        mov r12, r15                 ;  1248.1 p1      22 t copy
        xor r12, r11                 ;  1258.8 p0      22 t
        xor r13, r12                 ;  1259.8 p0      22 t
        mov qword [rsp + 2336], r15  ;  1260.0 p0+p3   22 t spill
        mov r15, r10                 ;  1247.1 p1      22 t copy
        or r15, r12                  ;  1261.0 p0      22 t
        mov qword [rsp + 2328], r12  ;  1261.6 p0+p3   22 t spill
        mov r12, r14                 ;  1249.4 p1      22 t copy
        xor r12, rbx                 ;  1262.6 p0      22 t
        xor r15, rbp                 ;  1263.1 p0      22 t
        mov qword [rsp + 3232], r14  ;  1263.7 p0+p3   22 t spill
        mov r14, qword [rsp + 2504]  ;  1208.0 p2      22 t
        xor r14, r11                 ;  1264.7 p0      22 t
        xor r14, r9                  ;  1265.7 p0      22 t
        mov qword [rsp + 2504], r10  ;  1265.8 p0+p3   22 t spill
        mov r10, r11                 ;  1247.8 p1      22 t copy
        and r10, rdx                 ;  1266.8 p0      22 t
        xor r9, r10                  ;  1267.8 p0      22 t
        mov r10, rdx                 ;  1244.6 p1      22 t copy
        mov qword [rsp + 3192], rdx  ;  1268.0 p0+p3   22 t spill
        mov rdx, rax                 ;  1244.0 p1      22 t copy
        mov qword [rsp + 2464], r11  ;  1269.0 p0+p3   22 t spill
        mov r11, rcx                 ;  1251.0 p1      22 t copy
        and r11, r12                 ;  1270.0 p0      22 t
        xor r14, r11                 ;  1271.0 p0      22 t
        xor r15, r14                 ;  1272.0 p0      22 t
        xor r8, rbp                  ;  1271.7 p0      22 t
        xor r8, r9                   ;  1272.7 p0      22 t
        mov r11, rcx                 ;  1251.0 p1      22 t copy
        xor r11, r13                 ;  1272.8 p0      22 t
        xor r10, r11                 ;  1273.8 p0      22 t
        and rdx, r10                 ;  1274.8 p0      22 t
        xor r8, rdx                  ;  1275.8 p0      22 t
        mov rbp, rsi                 ;  1243.4 p1      22 t copy
        mov rdx, rbx                 ;  1255.1 p1      22 t copy
        and rdx, r11                 ;  1275.1 p0      22 t
        xor r9, rdx                  ;  1276.1 p0      22 t
        mov rdx, qword [rsp + 3216]  ;  1257.8 p2      22 t
        or rdx, qword [rsp + 2512]   ;  1276.3 p2+p0   22 t
        xor r14, rdx                 ;  1277.3 p0      22 t
        mov rdx, rdi                 ;  1252.6 p1      22 t copy
        xor rdx, r13                 ;  1277.4 p0      22 t
        and rbp, rdx                 ;  1278.4 p0      22 t
        xor r9, rbp                  ;  1279.4 p0      22 t
        xor r14, rbp                 ;  1279.4 p0      22 t
        mov rbp, r15                 ;  1273.0 p1      22 t copy
        and rbp, r8                  ;  1279.7 p0      22 t
        xor r14, rbp                 ;  1280.7 p0      22 t
        mov qword [rsp + 3200], rbx  ;  1280.8 p0+p3   22 t spill
        mov rbx, r8                  ;  1276.8 p1      22 t copy
        xor rbx, r14                 ;  1281.8 p0      22 t
        or rbp, rbx                  ;  1282.8 p0      22 t
        and r14, r9                  ;  1283.0 p0      22 t
        xor r15, r14                 ;  1284.0 p0      22 t
        xor rbp, r15                 ;  1285.0 p0      22 t
        and rdx, rbp                 ;  1286.0 p0      22 t
        mov r14, r9                  ;  1280.4 p1      22 t copy
        and r14, r15                 ;  1285.3 p0      22 t
        xor r8, r14                  ;  1286.3 p0      22 t
        and r15, r8                  ;  1287.3 p0      22 t
        xor r9, r15                  ;  1288.3 p0      22 t
        mov r14, rbp                 ;  1286.0 p1      22 t copy
        or r14, r8                   ;  1287.5 p0      22 t
        xor rbx, r14                 ;  1288.5 p0      22 t
        and rsi, rbp                 ;  1288.7 p0      22 t
        mov r14, qword [rsp + 2464]  ;  1269.0 p2      22 t
        and r14, rbx                 ;  1289.5 p0      22 t
        mov r15, qword [rsp + 2504]  ;  1265.8 p2      22 t
        and r15, r9                  ;  1289.8 p0      22 t
        mov qword [rsp + 2504], rsi  ;  1290.4 p0+p3   22 t spill
        mov rsi, rbp                 ;  1286.0 p1      22 t copy
        xor rsi, r8                  ;  1291.4 p0      22 t
        and r10, rsi                 ;  1292.4 p0      22 t
        and rax, rsi                 ;  1292.5 p0      22 t
        xor rsi, rbx                 ;  1293.1 p0      22 t
        and r11, rsi                 ;  1294.1 p0      22 t
        xor r10, r11                 ;  1295.1 p0      22 t
        mov qword [rsp + 2464], r15  ;  1294.8 p0+p3   22 t spill
        mov r15, qword [rsp + 3192]  ;  1268.0 p2      22 t
        and r15, rbx                 ;  1295.8 p0      22 t
        xor r11, r15                 ;  1296.8 p0      22 t
        xor rbx, r9                  ;  1297.0 p0      22 t
        xor rbp, rbx                 ;  1298.0 p0      22 t
        and r13, rbp                 ;  1299.0 p0      22 t
        and rdi, rbx                 ;  1298.7 p0      22 t
        mov r15, qword [rsp + 2328]  ;  1261.6 p2      22 t
        and r15, r9                  ;  1299.2 p0      22 t
        xor r9, r8                   ;  1299.8 p0      22 t
        and r12, r9                  ;  1300.8 p0      22 t
        and rcx, r9                  ;  1301.0 p0      22 t
        and rbx, qword [rsp + 2336]  ;  1301.5 p2+p0   22 t
        xor r15, rax                 ;  1302.1 p0      22 t
        xor rax, rbx                 ;  1302.7 p0      22 t
        xor r14, r12                 ;  1303.2 p0      22 t
        xor r14, r15                 ;  1304.2 p0      22 t
        and rbp, qword [rsp + 3232]  ;  1304.4 p2+p0   22 t
        xor rdi, rdx                 ;  1305.0 p0      22 t
        xor rdi, r10                 ;  1306.0 p0      22 t
        xor r12, rbp                 ;  1306.1 p0      22 t
        xor r12, rax                 ;  1307.1 p0      22 t
        mov r9, qword [rsp + 3216]   ;  1257.8 p2      22 t
        and r9, r8                   ;  1307.2 p0      22 t
        and r8, qword [rsp + 2512]   ;  1307.8 p2+p0   22 t
        and rsi, qword [rsp + 3200]  ;  1308.4 p2+p0   22 t
        xor r10, qword [rsp + 2464]  ;  1309.0 p2+p0   22 t
        xor r9, r14                  ;  1309.5 p0      22 t
        xor r10, r9                  ;  1310.5 p0      22 t
        xor rcx, r11                 ;  1310.7 p0      22 t
        xor rcx, r9                  ;  1311.7 p0      22 t
        xor r8, r9                   ;  1311.8 p0      22 t
        xor r8, r12                  ;  1312.8 p0      22 t
        mov r9, qword [rsp + 2504]   ;  1290.4 p2      22 t
        xor r9, rax                  ;  1312.9 p0      22 t
        xor r9, r8                   ;  1313.9 p0      22 t
        xor rdx, r11                 ;  1314.1 p0      22 t
        xor rdx, r13                 ;  1315.1 p0      22 t
        xor rdx, r10                 ;  1316.1 p0      22 t
        not rdx                      ;  1317.1 p0      22 t
        xor r15, r12                 ;  1316.3 p0      22 t
        xor r15, rdi                 ;  1317.3 p0      22 t
        xor rsi, r8                  ;  1317.4 p0      22 t
        not r14                      ;  1318.0 p0      22 t
        xor r10, r9                  ;  1318.5 p0      22 t
        xor r10, rcx                 ;  1319.5 p0      22 t
        mov r8, qword [rsp + 3168]   ;  1261.5 p2      21 t
        not r8                       ;  1319.7 p0      21 t
        not r9                       ;  1320.2 p0      22 t
        xor rdi, r10                 ;  1320.7 p0      22 t
        mov r11, qword [rsp + 3160]  ;  1263.6 p2      21 t
        not r11                      ;  1321.2 p0      21 t
        not rdi                      ;  1321.7 p0      22 t
        mov r12, rsi                 ;  1318.4 p1      22 t copy
        not r12                      ;  1322.2 p0      22 t
        xor rsi, r10                 ;  1322.7 p0      22 t
        mov r10, qword [rsp + 2280]  ;  1267.0 p2      21 t
        not r10                      ;  1323.3 p0      21 t
        mov r13, qword [rsp + 2704]  ;  1268.0 p2      21 t
        not r13                      ;  1323.8 p0      21 t
        mov rbp, qword [rsp + 2720]  ;  1269.2 p2      21 t
        mov rax, qword [rsp + 2864]  ;  1270.2 p2      40 t reload
        xor rbp, rax                 ;  1324.3 p0      21 t
        xor rax, r11                 ;  1324.9 p0      21 t
        mov rbx, qword [rsp + 2720]  ;  1271.2 p2      21 t
        xor rbx, qword [rsp + 2888]  ;  1325.4 p2+p0   21 t
        mov qword [rsp + 2864], rsi  ;  1326.0 p0+p3   22 t spill
        mov rsi, qword [rsp + 2856]  ;  1273.3 p2      21 t
        xor rsi, r10                 ;  1327.0 p0      21 t
        xor r8, rsi                  ;  1328.0 p0      21 t
        xor r13, r8                  ;  1329.0 p0      21 t
        xor rsi, rbp                 ;  1328.7 p0      21 t
        mov qword [rsp + 2704], rcx  ;  1329.3 p0+p3   22 t spill
        mov rcx, rbp                 ;  1325.3 p1      21 t copy
        xor rcx, r13                 ;  1330.3 p0      21 t
        mov qword [rsp + 2280], r12  ;  1330.9 p0+p3   22 t spill
        mov r12, r11                 ;  1322.2 p1      21 t copy
        xor r12, r8                  ;  1331.9 p0      21 t
        mov qword [rsp + 3160], rdi  ;  1332.4 p0+p3   22 t spill
        mov rdi, r8                  ;  1329.0 p1      21 t copy
        xor rdi, rbx                 ;  1333.4 p0      21 t
        mov qword [rsp + 3168], r15  ;  1334.0 p0+p3   22 t spill
        mov r15, qword [rsp + 2856]  ;  1279.8 p2      21 t
        mov qword [rsp + 2856], r14  ;  1335.0 p0+p3   22 t spill
        mov r14, rax                 ;  1325.9 p1      21 t copy
        xor r14, rsi                 ;  1336.0 p0      21 t
        mov qword [rsp + 2504], rdx  ;  1336.6 p0+p3   22 t spill
        mov rdx, r10                 ;  1324.3 p1      21 t copy
        or rdx, rcx                  ;  1337.6 p0      21 t
        mov qword [rsp + 2464], r9   ;  1338.2 p0+p3   22 t spill
        mov r9, r13                  ;  1330.0 p1      21 t copy
        or r9, rdi                   ;  1339.2 p0      21 t
        mov qword [rsp + 3200], r11  ;  1339.7 p0+p3   21 t spill
        mov r11, r13                 ;  1330.0 p1      21 t copy
        xor r11, rsi                 ;  1340.7 p0      21 t
        xor r15, r11                 ;  1341.7 p0      21 t
        mov qword [rsp + 2512], r13  ;  1341.9 p0+p3   21 t spill
        mov r13, r8                  ;  1329.0 p1      21 t copy
        or r13, r11                  ;  1342.9 p0      21 t
        mov qword [rsp + 3216], r11  ;  1343.4 p0+p3   21 t spill
        mov r11, rcx                 ;  1331.3 p1      21 t copy
        xor r11, r14                 ;  1344.4 p0      21 t
        xor r13, r9                  ;  1345.0 p0      21 t
        mov qword [rsp + 3232], rcx  ;  1345.6 p0+p3   21 t spill
        mov rcx, qword [rsp + 2888]  ;  1289.9 p2      21 t
        xor rcx, rsi                 ;  1346.6 p0      21 t
        xor rcx, rdx                 ;  1347.6 p0      21 t
        mov qword [rsp + 2888], r8   ;  1347.7 p0+p3   21 t spill
        mov r8, rsi                  ;  1329.7 p1      21 t copy
        and r8, rbx                  ;  1348.7 p0      21 t
        xor rdx, r8                  ;  1349.7 p0      21 t
        mov r8, rbx                  ;  1326.4 p1      21 t copy
        mov qword [rsp + 2336], rbx  ;  1349.9 p0+p3   21 t spill
        mov rbx, rax                 ;  1325.9 p1      21 t copy
        mov qword [rsp + 2328], rsi  ;  1350.9 p0+p3   21 t spill
        mov rsi, r12                 ;  1332.9 p1      21 t copy
        and rsi, r11                 ;  1351.9 p0      21 t
        xor rcx, rsi                 ;  1352.9 p0      21 t
        xor r13, rcx                 ;  1353.9 p0      21 t
        xor r10, r9                  ;  1353.6 p0      21 t
        xor r10, rdx                 ;  1354.6 p0      21 t
        mov r9, r12                  ;  1332.9 p1      21 t copy
        xor r9, r15                  ;  1354.7 p0      21 t
        xor r8, r9                   ;  1355.7 p0      21 t
        and rbx, r8                  ;  1356.7 p0      21 t
        xor r10, rbx                 ;  1357.7 p0      21 t
        mov rsi, rbp                 ;  1325.3 p1      21 t copy
        mov rbx, r14                 ;  1337.0 p1      21 t copy
        and rbx, r9                  ;  1357.0 p0      21 t
        xor rdx, rbx                 ;  1358.0 p0      21 t
        mov rbx, qword [rsp + 3200]  ;  1339.7 p2      21 t
        or rbx, qword [rsp + 2720]   ;  1358.1 p2+p0   21 t
        xor rcx, rbx                 ;  1359.1 p0      21 t
        mov rbx, rdi                 ;  1334.4 p1      21 t copy
        xor rbx, r15                 ;  1359.3 p0      21 t
        and rsi, rbx                 ;  1360.3 p0      21 t
        xor rdx, rsi                 ;  1361.3 p0      21 t
        xor rcx, rsi                 ;  1361.3 p0      21 t
        mov rsi, r13                 ;  1354.9 p1      21 t copy
        and rsi, r10                 ;  1361.6 p0      21 t
        xor rcx, rsi                 ;  1362.6 p0      21 t
        mov qword [rsp + 3192], r14  ;  1362.7 p0+p3   21 t spill
        mov r14, r10                 ;  1358.7 p1      21 t copy
        xor r14, rcx                 ;  1363.7 p0      21 t
        or rsi, r14                  ;  1364.7 p0      21 t
        and rcx, rdx                 ;  1364.9 p0      21 t
        xor r13, rcx                 ;  1365.9 p0      21 t
        xor rsi, r13                 ;  1366.9 p0      21 t
        and rbx, rsi                 ;  1367.9 p0      21 t
        mov rcx, rdx                 ;  1362.3 p1      21 t copy
        and rcx, r13                 ;  1367.1 p0      21 t
        xor r10, rcx                 ;  1368.1 p0      21 t
        and r13, r10                 ;  1369.1 p0      21 t
        xor rdx, r13                 ;  1370.1 p0      21 t
        mov r13, rsi                 ;  1367.9 p1      21 t copy
        or r13, r10                  ;  1369.4 p0      21 t
        xor r14, r13                 ;  1370.4 p0      21 t
        and rbp, rsi                 ;  1370.6 p0      21 t
        mov r13, qword [rsp + 2328]  ;  1350.9 p2      21 t
        and r13, r14                 ;  1371.4 p0      21 t
        mov rcx, qword [rsp + 2888]  ;  1347.7 p2      21 t
        and rcx, rdx                 ;  1371.7 p0      21 t
        mov qword [rsp + 2888], rbp  ;  1372.3 p0+p3   21 t spill
        mov rbp, rsi                 ;  1367.9 p1      21 t copy
        xor rbp, r10                 ;  1373.3 p0      21 t
        and r8, rbp                  ;  1374.3 p0      21 t
        and rax, rbp                 ;  1374.4 p0      21 t
        xor rbp, r14                 ;  1375.0 p0      21 t
        and r9, rbp                  ;  1376.0 p0      21 t
        xor r8, r9                   ;  1377.0 p0      21 t
        mov qword [rsp + 2328], rcx  ;  1376.7 p0+p3   21 t spill
        mov rcx, qword [rsp + 2336]  ;  1349.9 p2      21 t
        and rcx, r14                 ;  1377.7 p0      21 t
        xor r9, rcx                  ;  1378.7 p0      21 t
        xor r14, rdx                 ;  1378.8 p0      21 t
        xor rsi, r14                 ;  1379.8 p0      21 t
        and r15, rsi                 ;  1380.8 p0      21 t
        and rdi, r14                 ;  1380.6 p0      21 t
        mov rcx, qword [rsp + 3216]  ;  1343.4 p2      21 t
        and rcx, rdx                 ;  1381.1 p0      21 t
        xor rdx, r10                 ;  1381.7 p0      21 t
        and r11, rdx                 ;  1382.7 p0      21 t
        and r12, rdx                 ;  1382.8 p0      21 t
        and r14, qword [rsp + 2512]  ;  1383.4 p2+p0   21 t
        xor rcx, rax                 ;  1384.0 p0      21 t
        xor rax, r14                 ;  1384.6 p0      21 t
        xor r13, r11                 ;  1385.1 p0      21 t
        xor r13, rcx                 ;  1386.1 p0      21 t
        and rsi, qword [rsp + 3232]  ;  1386.3 p2+p0   21 t
        xor rdi, rbx                 ;  1386.8 p0      21 t
        xor rdi, r8                  ;  1387.8 p0      21 t
        xor r11, rsi                 ;  1388.0 p0      21 t
        xor r11, rax                 ;  1389.0 p0      21 t
        mov r14, qword [rsp + 3200]  ;  1339.7 p2      21 t
        and r14, r10                 ;  1389.1 p0      21 t
        and r10, qword [rsp + 2720]  ;  1389.7 p2+p0   21 t
        and rbp, qword [rsp + 3192]  ;  1390.3 p2+p0   21 t
        xor r8, qword [rsp + 2328]   ;  1390.8 p2+p0   21 t
        xor r14, r13                 ;  1391.4 p0      21 t
        xor r8, r14                  ;  1392.4 p0      21 t
        xor r12, r9                  ;  1392.5 p0      21 t
        xor r12, r14                 ;  1393.5 p0      21 t
        xor r10, r14                 ;  1393.7 p0      21 t
        xor r10, r11                 ;  1394.7 p0      21 t
        mov r14, qword [rsp + 2888]  ;  1372.3 p2      21 t
        xor r14, rax                 ;  1394.8 p0      21 t
        xor r14, r10                 ;  1395.8 p0      21 t
        xor rbx, r9                  ;  1396.0 p0      21 t
        xor rbx, r15                 ;  1397.0 p0      21 t
        xor rbx, r8                  ;  1398.0 p0      21 t
        not rbx                      ;  1399.0 p0      21 t
        xor rcx, r11                 ;  1398.2 p0      21 t
        xor rcx, rdi                 ;  1399.2 p0      21 t
        xor rbp, r10                 ;  1399.3 p0      21 t
        not r13                      ;  1399.9 p0      21 t
        xor r8, r14                  ;  1400.4 p0      21 t
        xor r8, r12                  ;  1401.4 p0      21 t
        mov r9, qword [rsp + 3152]   ;  1343.4 p2      23 t
        not r9                       ;  1401.5 p0      23 t
        not r14                      ;  1402.0 p0      21 t
        xor rdi, r8                  ;  1402.5 p0      21 t
        mov r10, qword [rsp + 2896]  ;  1345.4 p2      23 t
        not r10                      ;  1403.1 p0      23 t
        not rdi                      ;  1403.6 p0      21 t
        mov r11, rbp                 ;  1400.3 p1      21 t copy
        not r11                      ;  1404.1 p0      21 t
        xor rbp, r8                  ;  1404.6 p0      21 t
        mov r8, qword [rsp + 2880]   ;  1348.9 p2      23 t
        not r8                       ;  1405.2 p0      23 t
        mov r15, qword [rsp + 3144]  ;  1349.9 p2      23 t
        not r15                      ;  1405.7 p0      23 t
        mov rsi, qword [rsp + 2248]  ;  1351.1 p2      23 t
        mov rax, qword [rsp + 2944]  ;  1352.1 p2      40 t reload
        xor rsi, rax                 ;  1406.2 p0      23 t
        xor rax, r10                 ;  1406.8 p0      23 t
        mov rdx, qword [rsp + 2248]  ;  1353.1 p2      23 t
        xor rdx, qword [rsp + 2936]  ;  1407.3 p2+p0   23 t
        mov qword [rsp + 2944], r11  ;  1407.9 p0+p3   21 t spill
        mov r11, qword [rsp + 2472]  ;  1355.2 p2      23 t
        xor r11, r8                  ;  1408.9 p0      23 t
        xor r9, r11                  ;  1409.9 p0      23 t
        xor r15, r9                  ;  1410.9 p0      23 t
        xor r11, rsi                 ;  1410.6 p0      23 t
        mov qword [rsp + 3144], rdi  ;  1411.2 p0+p3   21 t spill
        mov rdi, rsi                 ;  1407.2 p1      23 t copy
        xor rdi, r15                 ;  1412.2 p0      23 t
        mov qword [rsp + 2880], rcx  ;  1412.8 p0+p3   21 t spill
        mov rcx, r10                 ;  1404.1 p1      23 t copy
        xor rcx, r9                  ;  1413.8 p0      23 t
        mov qword [rsp + 2896], r13  ;  1414.3 p0+p3   21 t spill
        mov r13, r9                  ;  1410.9 p1      23 t copy
        xor r13, rdx                 ;  1415.3 p0      23 t
        mov qword [rsp + 3152], rbx  ;  1415.9 p0+p3   21 t spill
        mov rbx, qword [rsp + 2472]  ;  1361.7 p2      23 t
        mov qword [rsp + 2472], r14  ;  1416.9 p0+p3   21 t spill
        mov r14, rax                 ;  1407.8 p1      23 t copy
        xor r14, r11                 ;  1417.9 p0      23 t
        mov qword [rsp + 2888], rbp  ;  1418.5 p0+p3   21 t spill
        mov rbp, r8                  ;  1406.2 p1      23 t copy
        or rbp, rdi                  ;  1419.5 p0      23 t
        mov qword [rsp + 2328], r12  ;  1420.0 p0+p3   21 t spill
        mov r12, r15                 ;  1411.9 p1      23 t copy
        or r12, r13                  ;  1421.0 p0      23 t
        mov qword [rsp + 3192], r10  ;  1421.6 p0+p3   23 t spill
        mov r10, r15                 ;  1411.9 p1      23 t copy
        xor r10, r11                 ;  1422.6 p0      23 t
        xor rbx, r10                 ;  1423.6 p0      23 t
        mov qword [rsp + 2720], r15  ;  1423.8 p0+p3   23 t spill
        mov r15, r9                  ;  1410.9 p1      23 t copy
        or r15, r10                  ;  1424.8 p0      23 t
        mov qword [rsp + 3200], r10  ;  1425.3 p0+p3   23 t spill
        mov r10, rdi                 ;  1413.2 p1      23 t copy
        xor r10, r14                 ;  1426.3 p0      23 t
        xor r15, r12                 ;  1426.9 p0      23 t
        mov qword [rsp + 3232], rdi  ;  1427.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2936]  ;  1371.8 p2      23 t
        xor rdi, r11                 ;  1428.5 p0      23 t
        xor rdi, rbp                 ;  1429.5 p0      23 t
        mov qword [rsp + 2936], r9   ;  1429.6 p0+p3   23 t spill
        mov r9, r11                  ;  1411.6 p1      23 t copy
        and r9, rdx                  ;  1430.6 p0      23 t
        xor rbp, r9                  ;  1431.6 p0      23 t
        mov r9, rdx                  ;  1408.3 p1      23 t copy
        mov qword [rsp + 2512], rdx  ;  1431.7 p0+p3   23 t spill
        mov rdx, rax                 ;  1407.8 p1      23 t copy
        mov qword [rsp + 3216], r11  ;  1432.7 p0+p3   23 t spill
        mov r11, rcx                 ;  1414.8 p1      23 t copy
        and r11, r10                 ;  1433.7 p0      23 t
        xor rdi, r11                 ;  1434.7 p0      23 t
        xor r15, rdi                 ;  1435.7 p0      23 t
        xor r8, r12                  ;  1435.5 p0      23 t
        xor r8, rbp                  ;  1436.5 p0      23 t
        mov r11, rcx                 ;  1414.8 p1      23 t copy
        xor r11, rbx                 ;  1436.6 p0      23 t
        xor r9, r11                  ;  1437.6 p0      23 t
        and rdx, r9                  ;  1438.6 p0      23 t
        xor r8, rdx                  ;  1439.6 p0      23 t
        mov r12, rsi                 ;  1407.2 p1      23 t copy
        mov rdx, r14                 ;  1418.9 p1      23 t copy
        and rdx, r11                 ;  1438.9 p0      23 t
        xor rbp, rdx                 ;  1439.9 p0      23 t
        mov rdx, qword [rsp + 3192]  ;  1421.6 p2      23 t
        or rdx, qword [rsp + 2248]   ;  1440.0 p2+p0   23 t
        xor rdi, rdx                 ;  1441.0 p0      23 t
        mov rdx, r13                 ;  1416.3 p1      23 t copy
        xor rdx, rbx                 ;  1441.2 p0      23 t
        and r12, rdx                 ;  1442.2 p0      23 t
        xor rbp, r12                 ;  1443.2 p0      23 t
        xor rdi, r12                 ;  1443.2 p0      23 t
        mov r12, r15                 ;  1436.7 p1      23 t copy
        and r12, r8                  ;  1443.5 p0      23 t
        xor rdi, r12                 ;  1444.5 p0      23 t
        mov qword [rsp + 2336], r14  ;  1444.6 p0+p3   23 t spill
        mov r14, r8                  ;  1440.6 p1      23 t copy
        xor r14, rdi                 ;  1445.6 p0      23 t
        or r12, r14                  ;  1446.6 p0      23 t
        and rdi, rbp                 ;  1446.7 p0      23 t
        xor r15, rdi                 ;  1447.7 p0      23 t
        xor r12, r15                 ;  1448.7 p0      23 t
        and rdx, r12                 ;  1449.7 p0      23 t
        mov rdi, rbp                 ;  1444.2 p1      23 t copy
        and rdi, r15                 ;  1449.0 p0      23 t
        xor r8, rdi                  ;  1450.0 p0      23 t
        and r15, r8                  ;  1451.0 p0      23 t
        xor rbp, r15                 ;  1452.0 p0      23 t
        mov r15, r12                 ;  1449.7 p1      23 t copy
        or r15, r8                   ;  1451.3 p0      23 t
        xor r14, r15                 ;  1452.3 p0      23 t
        and rsi, r12                 ;  1452.4 p0      23 t
        mov r15, qword [rsp + 3216]  ;  1432.7 p2      23 t
        and r15, r14                 ;  1453.3 p0      23 t
        mov rdi, qword [rsp + 2936]  ;  1429.6 p2      23 t
        and rdi, rbp                 ;  1453.6 p0      23 t
        mov qword [rsp + 2936], rsi  ;  1454.2 p0+p3   23 t spill
        mov rsi, r12                 ;  1449.7 p1      23 t copy
        xor rsi, r8                  ;  1455.2 p0      23 t
        and r9, rsi                  ;  1456.2 p0      23 t
        and rax, rsi                 ;  1456.3 p0      23 t
        xor rsi, r14                 ;  1456.9 p0      23 t
        and r11, rsi                 ;  1457.9 p0      23 t
        xor r9, r11                  ;  1458.9 p0      23 t
        mov qword [rsp + 3216], rdi  ;  1458.6 p0+p3   23 t spill
        mov rdi, qword [rsp + 2512]  ;  1431.7 p2      23 t
        and rdi, r14                 ;  1459.6 p0      23 t
        xor r11, rdi                 ;  1460.6 p0      23 t
        xor r14, rbp                 ;  1460.7 p0      23 t
        xor r12, r14                 ;  1461.7 p0      23 t
        and rbx, r12                 ;  1462.7 p0      23 t
        and r13, r14                 ;  1462.4 p0      23 t
        mov rdi, qword [rsp + 3200]  ;  1425.3 p2      23 t
        and rdi, rbp                 ;  1463.0 p0      23 t
        xor rbp, r8                  ;  1463.6 p0      23 t
        and r10, rbp                 ;  1464.6 p0      23 t
        and rcx, rbp                 ;  1464.7 p0      23 t
        and r14, qword [rsp + 2720]  ;  1465.3 p2+p0   23 t
        xor rdi, rax                 ;  1465.9 p0      23 t
        xor rax, r14                 ;  1466.4 p0      23 t
        xor r15, r10                 ;  1467.0 p0      23 t
        xor r15, rdi                 ;  1468.0 p0      23 t
        and r12, qword [rsp + 3232]  ;  1468.2 p2+p0   23 t
        xor r13, rdx                 ;  1468.7 p0      23 t
        xor r13, r9                  ;  1469.7 p0      23 t
        xor r10, r12                 ;  1469.9 p0      23 t
        xor r10, rax                 ;  1470.9 p0      23 t
        mov r12, qword [rsp + 3192]  ;  1421.6 p2      23 t
        and r12, r8                  ;  1471.0 p0      23 t
        and r8, qword [rsp + 2248]   ;  1471.6 p2+p0   23 t
        and rsi, qword [rsp + 2336]  ;  1472.1 p2+p0   23 t
        xor r9, qword [rsp + 3216]   ;  1472.7 p2+p0   23 t
        xor r12, r15                 ;  1473.3 p0      23 t
        xor r9, r12                  ;  1474.3 p0      23 t
        xor rdx, rbx                 ;  1474.4 p0      23 t
        xor rdx, r11                 ;  1475.4 p0      23 t
        mov r14, qword [rsp + 2936]  ;  1454.2 p2      23 t
        xor r14, rax                 ;  1475.6 p0      23 t
        xor rdx, r9                  ;  1476.4 p0      23 t
        xor r11, rcx                 ;  1476.7 p0      23 t
        xor r11, r12                 ;  1477.7 p0      23 t
        xor r8, r12                  ;  1477.9 p0      23 t
        xor r8, r10                  ;  1478.9 p0      23 t
        not r15                      ;  1479.0 p0      23 t
        xor r14, r8                  ;  1479.9 p0      23 t
        not rdx                      ;  1480.1 p0      23 t
        xor rsi, r8                  ;  1480.6 p0      23 t
        mov r8, qword [rsp + 2952]   ;  1422.7 p2      22 t
        not r8                       ;  1481.1 p0      22 t
        xor r9, r11                  ;  1481.6 p0      23 t
        xor r9, r14                  ;  1482.6 p0      23 t
        mov r12, qword [rsp + 2928]  ;  1425.3 p2      22 t
        not r12                      ;  1482.8 p0      22 t
        not r14                      ;  1483.3 p0      23 t
        mov rbp, rsi                 ;  1481.6 p1      23 t copy
        not rbp                      ;  1483.8 p0      23 t
        mov rax, r13                 ;  1470.7 p1      23 t copy
        xor rax, r9                  ;  1484.3 p0      23 t
        not rax                      ;  1485.3 p0      23 t
        mov rcx, qword [rsp + 2432]  ;  1429.5 p2      22 t
        not rcx                      ;  1485.4 p0      22 t
        mov rbx, qword [rsp + 2960]  ;  1430.8 p2      22 t
        xor rbx, qword [rsp + 2344]  ;  1485.9 p2+p0   22 t
        mov qword [rsp + 2432], r11  ;  1486.4 p0+p3   23 t spill
        mov r11, qword [rsp + 2960]  ;  1432.9 p2      22 t
        xor r11, qword [rsp + 2256]  ;  1487.4 p2+p0   22 t
        mov qword [rsp + 2928], rbp  ;  1488.0 p0+p3   23 t spill
        mov rbp, qword [rsp + 2920]  ;  1434.9 p2      22 t
        xor rbp, rcx                 ;  1489.0 p0      22 t
        xor r8, rbp                  ;  1490.0 p0      22 t
        xor rbp, rbx                 ;  1490.1 p0      22 t
        mov qword [rsp + 2952], rax  ;  1490.7 p0+p3   23 t spill
        mov rax, qword [rsp + 2344]  ;  1437.5 p2      22 t
        xor rax, r12                 ;  1491.7 p0      22 t
        mov qword [rsp + 2344], rdi  ;  1492.3 p0+p3   23 t spill
        mov rdi, qword [rsp + 2224]  ;  1438.6 p2      22 t
        not rdi                      ;  1493.3 p0      22 t
        xor rdi, r8                  ;  1494.3 p0      22 t
        mov qword [rsp + 2224], r13  ;  1494.4 p0+p3   23 t spill
        mov r13, rbx                 ;  1486.9 p1      22 t copy
        xor r13, rdi                 ;  1495.4 p0      22 t
        mov qword [rsp + 2936], r10  ;  1495.9 p0+p3   23 t spill
        mov r10, r12                 ;  1483.8 p1      22 t copy
        xor r10, r8                  ;  1496.9 p0      22 t
        mov qword [rsp + 3216], r15  ;  1497.5 p0+p3   23 t spill
        mov r15, r8                  ;  1491.0 p1      22 t copy
        xor r15, r11                 ;  1498.5 p0      22 t
        mov qword [rsp + 2336], rdx  ;  1499.1 p0+p3   23 t spill
        mov rdx, qword [rsp + 2920]  ;  1444.3 p2      22 t
        mov qword [rsp + 2920], r14  ;  1500.1 p0+p3   23 t spill
        mov r14, rcx                 ;  1486.4 p1      22 t copy
        or r14, r13                  ;  1501.1 p0      22 t
        mov qword [rsp + 2248], rsi  ;  1501.6 p0+p3   23 t spill
        mov rsi, r8                  ;  1491.0 p1      22 t copy
        mov qword [rsp + 3192], r9   ;  1502.6 p0+p3   23 t spill
        mov r9, rax                  ;  1492.7 p1      22 t copy
        xor r9, rbp                  ;  1503.6 p0      22 t
        mov qword [rsp + 3232], r8   ;  1504.2 p0+p3   22 t spill
        mov r8, rdi                  ;  1495.3 p1      22 t copy
        or r8, r15                   ;  1505.2 p0      22 t
        mov qword [rsp + 2720], r12  ;  1505.8 p0+p3   22 t spill
        mov r12, rdi                 ;  1495.3 p1      22 t copy
        xor r12, rbp                 ;  1506.8 p0      22 t
        or rsi, r12                  ;  1507.8 p0      22 t
        xor rdx, r12                 ;  1507.9 p0      22 t
        mov qword [rsp + 3200], rdi  ;  1508.5 p0+p3   22 t spill
        mov rdi, r13                 ;  1496.4 p1      22 t copy
        xor rdi, r9                  ;  1509.5 p0      22 t
        xor rsi, r8                  ;  1510.1 p0      22 t
        mov qword [rsp + 2512], r13  ;  1510.6 p0+p3   22 t spill
        mov r13, qword [rsp + 2256]  ;  1454.4 p2      22 t
        xor r13, rbp                 ;  1511.6 p0      22 t
        xor r13, r14                 ;  1512.6 p0      22 t
        mov qword [rsp + 2256], r12  ;  1512.8 p0+p3   22 t spill
        mov r12, rbp                 ;  1491.1 p1      22 t copy
        and r12, r11                 ;  1513.8 p0      22 t
        xor r14, r12                 ;  1514.8 p0      22 t
        mov r12, r11                 ;  1488.4 p1      22 t copy
        mov qword [rsp + 3240], r11  ;  1514.9 p0+p3   22 t spill
        mov r11, r10                 ;  1497.9 p1      22 t copy
        and r11, rdi                 ;  1515.9 p0      22 t
        xor r13, r11                 ;  1516.9 p0      22 t
        xor rsi, r13                 ;  1517.9 p0      22 t
        xor rcx, r8                  ;  1517.6 p0      22 t
        xor rcx, r14                 ;  1518.6 p0      22 t
        mov r8, r10                  ;  1497.9 p1      22 t copy
        xor r8, rdx                  ;  1518.8 p0      22 t
        xor r12, r8                  ;  1519.8 p0      22 t
        mov r11, rbx                 ;  1486.9 p1      22 t copy
        mov qword [rsp + 3248], r10  ;  1519.9 p0+p3   22 t spill
        mov r10, rax                 ;  1492.7 p1      22 t copy
        and r10, r12                 ;  1520.9 p0      22 t
        xor rcx, r10                 ;  1521.9 p0      22 t
        mov r10, qword [rsp + 2720]  ;  1505.8 p2      22 t
        or r10, qword [rsp + 2960]   ;  1522.1 p2+p0   22 t
        mov qword [rsp + 3256], rdi  ;  1522.6 p0+p3   22 t spill
        mov rdi, r9                  ;  1504.6 p1      22 t copy
        and rdi, r8                  ;  1523.6 p0      22 t
        xor r14, rdi                 ;  1524.6 p0      22 t
        xor r13, r10                 ;  1524.8 p0      22 t
        mov r10, r15                 ;  1499.5 p1      22 t copy
        xor r10, rdx                 ;  1525.3 p0      22 t
        and r11, r10                 ;  1526.3 p0      22 t
        xor r14, r11                 ;  1527.3 p0      22 t
        xor r13, r11                 ;  1527.3 p0      22 t
        mov r11, rsi                 ;  1518.9 p1      22 t copy
        and r11, rcx                 ;  1527.6 p0      22 t
        xor r13, r11                 ;  1528.6 p0      22 t
        mov rdi, rcx                 ;  1522.9 p1      22 t copy
        xor rdi, r13                 ;  1529.6 p0      22 t
        or r11, rdi                  ;  1530.6 p0      22 t
        and r13, r14                 ;  1529.9 p0      22 t
        xor rsi, r13                 ;  1530.9 p0      22 t
        xor r11, rsi                 ;  1531.9 p0      22 t
        and r10, r11                 ;  1532.9 p0      22 t
        mov r13, r14                 ;  1528.3 p1      22 t copy
        and r13, rsi                 ;  1532.2 p0      22 t
        xor rcx, r13                 ;  1533.2 p0      22 t
        and rsi, rcx                 ;  1534.2 p0      22 t
        xor r14, rsi                 ;  1535.2 p0      22 t
        mov r13, r11                 ;  1532.9 p1      22 t copy
        or r13, rcx                  ;  1534.5 p0      22 t
        xor rdi, r13                 ;  1535.5 p0      22 t
        and rbx, r11                 ;  1535.6 p0      22 t
        and rbp, rdi                 ;  1536.5 p0      22 t
        mov r13, qword [rsp + 3232]  ;  1504.2 p2      22 t
        and r13, r14                 ;  1536.8 p0      22 t
        mov rsi, r11                 ;  1532.9 p1      22 t copy
        xor rsi, rcx                 ;  1537.3 p0      22 t
        and r12, rsi                 ;  1538.3 p0      22 t
        and rax, rsi                 ;  1538.5 p0      22 t
        xor rsi, rdi                 ;  1539.0 p0      22 t
        and r8, rsi                  ;  1540.0 p0      22 t
        xor r12, r8                  ;  1541.0 p0      22 t
        mov qword [rsp + 3232], rbx  ;  1540.8 p0+p3   22 t spill
        mov rbx, qword [rsp + 3240]  ;  1514.9 p2      22 t
        and rbx, rdi                 ;  1541.8 p0      22 t
        xor r8, rbx                  ;  1542.8 p0      22 t
        xor rdi, r14                 ;  1542.9 p0      22 t
        xor r11, rdi                 ;  1543.9 p0      22 t
        and rdx, r11                 ;  1544.9 p0      22 t
        and r15, rdi                 ;  1544.6 p0      22 t
        mov rbx, qword [rsp + 2256]  ;  1512.8 p2      22 t
        and rbx, r14                 ;  1545.2 p0      22 t
        xor r14, rcx                 ;  1545.8 p0      22 t
        and rdi, qword [rsp + 3200]  ;  1546.3 p2+p0   22 t
        xor rdi, rax                 ;  1547.3 p0      22 t
        xor rax, rbx                 ;  1547.5 p0      22 t
        mov rbx, qword [rsp + 3256]  ;  1522.6 p2      22 t
        and rbx, r14                 ;  1548.0 p0      22 t
        xor rbp, rax                 ;  1548.6 p0      22 t
        xor rbp, rbx                 ;  1549.6 p0      22 t
        and r11, qword [rsp + 2512]  ;  1549.8 p2+p0   22 t
        and r14, qword [rsp + 3248]  ;  1550.3 p2+p0   22 t
        and r9, rsi                  ;  1550.9 p0      22 t
        xor r15, r10                 ;  1551.5 p0      22 t
        xor r15, r12                 ;  1552.5 p0      22 t
        xor rbx, r11                 ;  1552.6 p0      22 t
        xor rbx, rdi                 ;  1553.6 p0      22 t
        xor r13, r12                 ;  1553.7 p0      22 t
        mov r11, qword [rsp + 2720]  ;  1505.8 p2      22 t
        and r11, rcx                 ;  1554.3 p0      22 t
        and rcx, qword [rsp + 2960]  ;  1554.9 p2+p0   22 t
        xor r11, rbp                 ;  1555.5 p0      22 t
        xor r13, r11                 ;  1556.5 p0      22 t
        xor r10, rdx                 ;  1556.6 p0      22 t
        xor r10, r8                  ;  1557.6 p0      22 t
        mov r12, qword [rsp + 3232]  ;  1540.8 p2      22 t
        xor r12, rdi                 ;  1557.7 p0      22 t
        xor r10, r13                 ;  1558.6 p0      22 t
        xor r8, r14                  ;  1558.9 p0      22 t
        xor r8, r11                  ;  1559.9 p0      22 t
        xor rcx, r11                 ;  1560.0 p0      22 t
        xor rcx, rbx                 ;  1561.0 p0      22 t
        not rbp                      ;  1561.2 p0      22 t
        xor r12, rcx                 ;  1562.0 p0      22 t
        not r10                      ;  1562.2 p0      22 t
        xor r9, rcx                  ;  1562.7 p0      22 t
        mov r11, qword [rsp + 2320]  ;  1505.0 p2      21 t
        not r11                      ;  1563.3 p0      21 t
        xor r13, r8                  ;  1563.8 p0      22 t
        xor r13, r12                 ;  1564.8 p0      22 t
        mov r14, qword [rsp + 3024]  ;  1506.9 p2      21 t
        not r14                      ;  1565.0 p0      21 t
        not r12                      ;  1565.5 p0      22 t
        mov rsi, r9                  ;  1563.7 p1      22 t copy
        not rsi                      ;  1566.0 p0      22 t
        mov rdi, r15                 ;  1553.5 p1      22 t copy
        xor rdi, r13                 ;  1566.5 p0      22 t
        not rdi                      ;  1567.5 p0      22 t
        mov rcx, qword [rsp + 3016]  ;  1511.4 p2      21 t
        not rcx                      ;  1567.5 p0      21 t
        mov rdx, qword [rsp + 3080]  ;  1512.6 p2      21 t
        xor rdx, qword [rsp + 3128]  ;  1568.0 p2+p0   21 t
        mov qword [rsp + 3016], r9   ;  1568.6 p0+p3   22 t spill
        mov r9, qword [rsp + 3080]   ;  1514.8 p2      21 t
        xor r9, qword [rsp + 3000]   ;  1569.6 p2+p0   21 t
        mov qword [rsp + 3024], r13  ;  1570.2 p0+p3   22 t spill
        mov r13, qword [rsp + 2984]  ;  1516.8 p2      21 t
        xor r13, rcx                 ;  1571.2 p0      21 t
        xor r11, r13                 ;  1572.2 p0      21 t
        xor r13, rdx                 ;  1572.3 p0      21 t
        mov qword [rsp + 2320], r8   ;  1572.9 p0+p3   22 t spill
        mov r8, qword [rsp + 3128]   ;  1519.6 p2      21 t
        xor r8, r14                  ;  1573.9 p0      21 t
        mov qword [rsp + 3128], rsi  ;  1574.5 p0+p3   22 t spill
        mov rsi, qword [rsp + 3136]  ;  1520.8 p2      21 t
        not rsi                      ;  1575.5 p0      21 t
        xor rsi, r11                 ;  1576.5 p0      21 t
        mov qword [rsp + 3136], rdi  ;  1576.5 p0+p3   22 t spill
        mov rdi, rdx                 ;  1569.0 p1      21 t copy
        xor rdi, rsi                 ;  1577.5 p0      21 t
        mov qword [rsp + 3232], rax  ;  1578.1 p0+p3   22 t spill
        mov rax, r14                 ;  1566.0 p1      21 t copy
        xor rax, r11                 ;  1579.1 p0      21 t
        mov qword [rsp + 2960], r15  ;  1579.7 p0+p3   22 t spill
        mov r15, r11                 ;  1573.2 p1      21 t copy
        xor r15, r9                  ;  1580.7 p0      21 t
        mov qword [rsp + 2720], rbx  ;  1581.2 p0+p3   22 t spill
        mov rbx, qword [rsp + 2984]  ;  1526.0 p2      21 t
        mov qword [rsp + 2984], rbp  ;  1582.2 p0+p3   22 t spill
        mov rbp, rcx                 ;  1568.5 p1      21 t copy
        or rbp, rdi                  ;  1583.2 p0      21 t
        mov qword [rsp + 3248], r10  ;  1583.8 p0+p3   22 t spill
        mov r10, r11                 ;  1573.2 p1      21 t copy
        mov qword [rsp + 2512], r12  ;  1584.8 p0+p3   22 t spill
        mov r12, r8                  ;  1574.9 p1      21 t copy
        xor r12, r13                 ;  1585.8 p0      21 t
        mov qword [rsp + 3256], r11  ;  1586.4 p0+p3   21 t spill
        mov r11, rsi                 ;  1577.5 p1      21 t copy
        or r11, r15                  ;  1587.4 p0      21 t
        mov qword [rsp + 3200], r14  ;  1588.0 p0+p3   21 t spill
        mov r14, rsi                 ;  1577.5 p1      21 t copy
        xor r14, r13                 ;  1589.0 p0      21 t
        or r10, r14                  ;  1590.0 p0      21 t
        xor rbx, r14                 ;  1590.1 p0      21 t
        mov qword [rsp + 2256], rsi  ;  1590.7 p0+p3   21 t spill
        mov rsi, rdi                 ;  1578.5 p1      21 t copy
        xor rsi, r12                 ;  1591.7 p0      21 t
        xor r10, r11                 ;  1592.2 p0      21 t
        mov qword [rsp + 3240], rdi  ;  1592.8 p0+p3   21 t spill
        mov rdi, qword [rsp + 3000]  ;  1536.9 p2      21 t
        xor rdi, r13                 ;  1593.8 p0      21 t
        xor rdi, rbp                 ;  1594.8 p0      21 t
        mov qword [rsp + 3000], r14  ;  1594.9 p0+p3   21 t spill
        mov r14, r13                 ;  1573.3 p1      21 t copy
        and r14, r9                  ;  1595.9 p0      21 t
        xor rbp, r14                 ;  1596.9 p0      21 t
        mov r14, r9                  ;  1570.6 p1      21 t copy
        mov qword [rsp + 3264], r9   ;  1597.1 p0+p3   21 t spill
        mov r9, rax                  ;  1580.1 p1      21 t copy
        and r9, rsi                  ;  1598.1 p0      21 t
        xor rdi, r9                  ;  1599.1 p0      21 t
        xor r10, rdi                 ;  1600.1 p0      21 t
        xor rcx, r11                 ;  1599.8 p0      21 t
        xor rcx, rbp                 ;  1600.8 p0      21 t
        mov r9, rax                  ;  1580.1 p1      21 t copy
        xor r9, rbx                  ;  1600.9 p0      21 t
        xor r14, r9                  ;  1601.9 p0      21 t
        mov r11, rdx                 ;  1569.0 p1      21 t copy
        mov qword [rsp + 3272], rax  ;  1602.1 p0+p3   21 t spill
        mov rax, r8                  ;  1574.9 p1      21 t copy
        and rax, r14                 ;  1603.1 p0      21 t
        xor rcx, rax                 ;  1604.1 p0      21 t
        mov rax, qword [rsp + 3200]  ;  1588.0 p2      21 t
        or rax, qword [rsp + 3080]   ;  1604.2 p2+p0   21 t
        mov qword [rsp + 3280], rsi  ;  1604.8 p0+p3   21 t spill
        mov rsi, r12                 ;  1586.8 p1      21 t copy
        and rsi, r9                  ;  1605.8 p0      21 t
        xor rbp, rsi                 ;  1606.8 p0      21 t
        xor rdi, rax                 ;  1606.9 p0      21 t
        mov rsi, r15                 ;  1581.7 p1      21 t copy
        xor rsi, rbx                 ;  1607.5 p0      21 t
        and r11, rsi                 ;  1608.5 p0      21 t
        xor rbp, r11                 ;  1609.5 p0      21 t
        xor rdi, r11                 ;  1609.5 p0      21 t
        mov r11, r10                 ;  1601.1 p1      21 t copy
        and r11, rcx                 ;  1609.8 p0      21 t
        xor rdi, r11                 ;  1610.8 p0      21 t
        mov rax, rcx                 ;  1605.1 p1      21 t copy
        xor rax, rdi                 ;  1611.8 p0      21 t
        or r11, rax                  ;  1612.8 p0      21 t
        and rdi, rbp                 ;  1612.1 p0      21 t
        xor r10, rdi                 ;  1613.1 p0      21 t
        xor r11, r10                 ;  1614.1 p0      21 t
        and rsi, r11                 ;  1615.1 p0      21 t
        mov rdi, rbp                 ;  1610.5 p1      21 t copy
        and rdi, r10                 ;  1614.4 p0      21 t
        xor rcx, rdi                 ;  1615.4 p0      21 t
        and r10, rcx                 ;  1616.4 p0      21 t
        xor rbp, r10                 ;  1617.4 p0      21 t
        mov r10, r11                 ;  1615.1 p1      21 t copy
        or r10, rcx                  ;  1616.6 p0      21 t
        xor rax, r10                 ;  1617.6 p0      21 t
        and rdx, r11                 ;  1617.8 p0      21 t
        and r13, rax                 ;  1618.6 p0      21 t
        mov r10, qword [rsp + 3256]  ;  1586.4 p2      21 t
        and r10, rbp                 ;  1618.9 p0      21 t
        mov rdi, r11                 ;  1615.1 p1      21 t copy
        xor rdi, rcx                 ;  1619.5 p0      21 t
        and r14, rdi                 ;  1620.5 p0      21 t
        and r8, rdi                  ;  1620.6 p0      21 t
        xor rdi, rax                 ;  1621.2 p0      21 t
        and r9, rdi                  ;  1622.2 p0      21 t
        xor r14, r9                  ;  1623.2 p0      21 t
        mov qword [rsp + 3256], rdx  ;  1622.9 p0+p3   21 t spill
        mov rdx, qword [rsp + 3264]  ;  1597.1 p2      21 t
        and rdx, rax                 ;  1623.9 p0      21 t
        xor r9, rdx                  ;  1624.9 p0      21 t
        xor rax, rbp                 ;  1625.1 p0      21 t
        xor r11, rax                 ;  1626.1 p0      21 t
        and rbx, r11                 ;  1627.1 p0      21 t
        and r15, rax                 ;  1626.8 p0      21 t
        mov rdx, qword [rsp + 3000]  ;  1594.9 p2      21 t
        and rdx, rbp                 ;  1627.4 p0      21 t
        xor rbp, rcx                 ;  1627.9 p0      21 t
        and rax, qword [rsp + 2256]  ;  1628.5 p2+p0   21 t
        xor rax, r8                  ;  1629.5 p0      21 t
        xor r8, rdx                  ;  1629.6 p0      21 t
        mov rdx, qword [rsp + 3280]  ;  1604.8 p2      21 t
        and rdx, rbp                 ;  1630.2 p0      21 t
        xor r13, r8                  ;  1630.8 p0      21 t
        xor r13, rdx                 ;  1631.8 p0      21 t
        and r11, qword [rsp + 3240]  ;  1631.9 p2+p0   21 t
        and rbp, qword [rsp + 3272]  ;  1632.5 p2+p0   21 t
        and r12, rdi                 ;  1633.1 p0      21 t
        xor r15, rsi                 ;  1633.6 p0      21 t
        xor r15, r14                 ;  1634.6 p0      21 t
        xor rdx, r11                 ;  1634.8 p0      21 t
        xor rdx, rax                 ;  1635.8 p0      21 t
        xor r10, r14                 ;  1635.9 p0      21 t
        mov r11, qword [rsp + 3200]  ;  1588.0 p2      21 t
        and r11, rcx                 ;  1636.5 p0      21 t
        and rcx, qword [rsp + 3080]  ;  1637.1 p2+p0   21 t
        xor r11, r13                 ;  1637.6 p0      21 t
        xor r10, r11                 ;  1638.6 p0      21 t
        xor rsi, rbx                 ;  1638.8 p0      21 t
        xor rsi, r9                  ;  1639.8 p0      21 t
        mov r14, qword [rsp + 3256]  ;  1622.9 p2      21 t
        xor r14, rax                 ;  1639.9 p0      21 t
        xor rsi, r10                 ;  1640.8 p0      21 t
        xor r9, rbp                  ;  1641.1 p0      21 t
        xor r9, r11                  ;  1642.1 p0      21 t
        xor rcx, r11                 ;  1642.2 p0      21 t
        xor rcx, rdx                 ;  1643.2 p0      21 t
        not r13                      ;  1643.3 p0      21 t
        xor r14, rcx                 ;  1644.2 p0      21 t
        not rsi                      ;  1644.4 p0      21 t
        xor r12, rcx                 ;  1644.9 p0      21 t
        mov r11, qword [rsp + 3040]  ;  1587.1 p2      42 t
        not r11                      ;  1645.5 p0      42 t
        xor r10, r9                  ;  1646.0 p0      21 t
        xor r10, r14                 ;  1647.0 p0      21 t
        mov rdi, qword [rsp + 3088]  ;  1589.0 p2      42 t
        not rdi                      ;  1647.1 p0      42 t
        not r14                      ;  1647.6 p0      21 t
        mov rbp, r12                 ;  1645.9 p1      21 t copy
        not rbp                      ;  1648.1 p0      21 t
        mov rax, r15                 ;  1635.6 p1      21 t copy
        xor rax, r10                 ;  1648.6 p0      21 t
        not rax                      ;  1649.6 p0      21 t
        mov rcx, qword [rsp + 3112]  ;  1593.6 p2      42 t
        not rcx                      ;  1649.7 p0      42 t
        mov rbx, qword [rsp + 3056]  ;  1594.8 p2      42 t
        xor rbx, qword [rsp + 3096]  ;  1650.2 p2+p0   42 t
        mov qword [rsp + 3112], rbp  ;  1650.8 p0+p3   21 t spill
        mov rbp, qword [rsp + 3056]  ;  1596.9 p2      42 t
        xor rbp, qword [rsp + 3104]  ;  1651.8 p2+p0   42 t
        mov qword [rsp + 3088], rax  ;  1652.3 p0+p3   21 t spill
        mov rax, qword [rsp + 3072]  ;  1598.9 p2      42 t
        xor rax, rcx                 ;  1653.3 p0      42 t
        xor r11, rax                 ;  1654.3 p0      42 t
        xor rax, rbx                 ;  1654.5 p0      42 t
        mov qword [rsp + 3040], r8   ;  1655.1 p0+p3   21 t spill
        mov r8, qword [rsp + 3096]   ;  1601.8 p2      42 t
        xor r8, rdi                  ;  1656.1 p0      42 t
        mov qword [rsp + 3096], r15  ;  1656.6 p0+p3   21 t spill
        mov r15, qword [rsp + 3120]  ;  1602.9 p2      42 t
        not r15                      ;  1657.6 p0      42 t
        xor r15, r11                 ;  1658.6 p0      42 t
        mov qword [rsp + 3120], rdx  ;  1658.7 p0+p3   21 t spill
        mov rdx, rbx                 ;  1651.2 p1      42 t copy
        xor rdx, r15                 ;  1659.7 p0      42 t
        mov qword [rsp + 3256], r13  ;  1660.3 p0+p3   21 t spill
        mov r13, rdi                 ;  1648.1 p1      42 t copy
        xor r13, r11                 ;  1661.3 p0      42 t
        mov qword [rsp + 3080], rsi  ;  1661.8 p0+p3   21 t spill
        mov rsi, r11                 ;  1655.3 p1      42 t copy
        xor rsi, rbp                 ;  1662.8 p0      42 t
        mov qword [rsp + 3200], r14  ;  1663.4 p0+p3   21 t spill
        mov r14, qword [rsp + 3072]  ;  1608.1 p2      42 t
        mov qword [rsp + 3072], r12  ;  1664.4 p0+p3   21 t spill
        mov r12, rcx                 ;  1650.7 p1      42 t copy
        or r12, rdx                  ;  1665.4 p0      42 t
        mov qword [rsp + 3272], r10  ;  1666.0 p0+p3   21 t spill
        mov r10, r11                 ;  1655.3 p1      42 t copy
        mov qword [rsp + 3240], r9   ;  1667.0 p0+p3   21 t spill
        mov r9, r8                   ;  1657.1 p1      42 t copy
        xor r9, rax                  ;  1668.0 p0      42 t
        mov qword [rsp + 3280], r11  ;  1668.6 p0+p3   42 t spill
        mov r11, r15                 ;  1659.6 p1      42 t copy
        or r11, rsi                  ;  1669.6 p0      42 t
        mov qword [rsp + 2256], rdi  ;  1670.1 p0+p3   42 t spill
        mov rdi, r15                 ;  1659.6 p1      42 t copy
        xor rdi, rax                 ;  1671.1 p0      42 t
        or r10, rdi                  ;  1672.1 p0      42 t
        xor r14, rdi                 ;  1672.3 p0      42 t
        mov qword [rsp + 3000], r15  ;  1672.8 p0+p3   42 t spill
        mov r15, rdx                 ;  1660.7 p1      42 t copy
        xor r15, r9                  ;  1673.8 p0      42 t
        xor r10, r11                 ;  1674.4 p0      42 t
        mov qword [rsp + 3264], rdx  ;  1675.0 p0+p3   42 t spill
        mov rdx, qword [rsp + 3104]  ;  1619.0 p2      42 t
        xor rdx, rax                 ;  1676.0 p0      42 t
        xor rdx, r12                 ;  1677.0 p0      42 t
        mov qword [rsp + 3104], rdi  ;  1677.1 p0+p3   42 t spill
        mov rdi, rax                 ;  1655.5 p1      42 t copy
        and rdi, rbp                 ;  1678.1 p0      42 t
        xor r12, rdi                 ;  1679.1 p0      42 t
        mov rdi, rbp                 ;  1652.8 p1      42 t copy
        mov qword [rsp + 3288], rbp  ;  1679.3 p0+p3   42 t spill
        mov rbp, r13                 ;  1662.3 p1      42 t copy
        and rbp, r15                 ;  1680.3 p0      42 t
        xor rdx, rbp                 ;  1681.3 p0      42 t
        xor r10, rdx                 ;  1682.3 p0      42 t
        xor rcx, r11                 ;  1682.0 p0      42 t
        xor rcx, r12                 ;  1683.0 p0      42 t
        mov r11, r13                 ;  1662.3 p1      42 t copy
        xor r11, r14                 ;  1683.1 p0      42 t
        xor rdi, r11                 ;  1684.1 p0      42 t
        mov rbp, rbx                 ;  1651.2 p1      42 t copy
        mov qword [rsp + 3296], r13  ;  1684.3 p0+p3   42 t spill
        mov r13, r8                  ;  1657.1 p1      42 t copy
        and r13, rdi                 ;  1685.3 p0      42 t
        xor rcx, r13                 ;  1686.3 p0      42 t
        mov r13, qword [rsp + 2256]  ;  1670.1 p2      42 t
        or r13, qword [rsp + 3056]   ;  1686.4 p2+p0   42 t
        mov qword [rsp + 3304], r15  ;  1687.0 p0+p3   42 t spill
        mov r15, r9                  ;  1669.0 p1      42 t copy
        and r15, r11                 ;  1688.0 p0      42 t
        xor r12, r15                 ;  1689.0 p0      42 t
        xor rdx, r13                 ;  1689.1 p0      42 t
        mov r13, rsi                 ;  1663.8 p1      42 t copy
        xor r13, r14                 ;  1689.7 p0      42 t
        and rbp, r13                 ;  1690.7 p0      42 t
        xor r12, rbp                 ;  1691.7 p0      42 t
        xor rdx, rbp                 ;  1691.7 p0      42 t
        mov r15, r10                 ;  1683.3 p1      42 t copy
        and r15, rcx                 ;  1692.0 p0      42 t
        xor rdx, r15                 ;  1693.0 p0      42 t
        mov rbp, rcx                 ;  1687.3 p1      42 t copy
        xor rbp, rdx                 ;  1694.0 p0      42 t
        or r15, rbp                  ;  1695.0 p0      42 t
        and rdx, r12                 ;  1694.3 p0      42 t
        xor r10, rdx                 ;  1695.3 p0      42 t
        xor r15, r10                 ;  1696.3 p0      42 t
        and r13, r15                 ;  1697.3 p0      42 t
        mov rdx, r12                 ;  1692.7 p1      42 t copy
        and rdx, r10                 ;  1696.5 p0      42 t
        xor rcx, rdx                 ;  1697.5 p0      42 t
        and r10, rcx                 ;  1698.5 p0      42 t
        xor r12, r10                 ;  1699.5 p0      42 t
        mov r10, r15                 ;  1697.3 p1      42 t copy
        or r10, rcx                  ;  1698.8 p0      42 t
        xor rbp, r10                 ;  1699.8 p0      42 t
        and rbx, r15                 ;  1700.0 p0      42 t
        and rax, rbp                 ;  1700.8 p0      42 t
        mov r10, qword [rsp + 3280]  ;  1668.6 p2      42 t
        and r10, r12                 ;  1701.1 p0      42 t
        mov rdx, r15                 ;  1697.3 p1      42 t copy
        xor rdx, rcx                 ;  1701.7 p0      42 t
        and rdi, rdx                 ;  1702.7 p0      42 t
        and r8, rdx                  ;  1702.8 p0      42 t
        xor rdx, rbp                 ;  1703.4 p0      42 t
        and r11, rdx                 ;  1704.4 p0      42 t
        xor rdi, r11                 ;  1705.4 p0      42 t
        mov qword [rsp + 3280], rbx  ;  1705.1 p0+p3   42 t spill
        mov rbx, qword [rsp + 3288]  ;  1679.3 p2      42 t
        and rbx, rbp                 ;  1706.1 p0      42 t
        xor r11, rbx                 ;  1707.1 p0      42 t
        xor rbp, r12                 ;  1707.2 p0      42 t
        xor r15, rbp                 ;  1708.2 p0      42 t
        and r14, r15                 ;  1709.2 p0      42 t
        and rsi, rbp                 ;  1709.0 p0      42 t
        mov rbx, qword [rsp + 3104]  ;  1677.1 p2      42 t
        and rbx, r12                 ;  1709.5 p0      42 t
        xor r12, rcx                 ;  1710.1 p0      42 t
        and rbp, qword [rsp + 3000]  ;  1710.7 p2+p0   42 t
        xor rbp, r8                  ;  1711.7 p0      42 t
        xor r8, rbx                  ;  1711.8 p0      42 t
        mov rbx, qword [rsp + 3304]  ;  1687.0 p2      42 t
        and rbx, r12                 ;  1712.4 p0      42 t
        xor rax, r8                  ;  1713.0 p0      42 t
        xor rax, rbx                 ;  1714.0 p0      42 t
        and r15, qword [rsp + 3264]  ;  1714.1 p2+p0   42 t
        and r12, qword [rsp + 3296]  ;  1714.7 p2+p0   42 t
        and r9, rdx                  ;  1715.2 p0      42 t
        xor rsi, r13                 ;  1715.8 p0      42 t
        xor rsi, rdi                 ;  1716.8 p0      42 t
        xor rbx, r15                 ;  1716.9 p0      42 t
        xor rbx, rbp                 ;  1717.9 p0      42 t
        xor r10, rdi                 ;  1718.1 p0      42 t
        mov r15, qword [rsp + 2256]  ;  1670.1 p2      42 t
        and r15, rcx                 ;  1718.7 p0      42 t
        and rcx, qword [rsp + 3056]  ;  1719.2 p2+p0   42 t
        xor r15, rax                 ;  1719.8 p0      42 t
        xor r10, r15                 ;  1720.8 p0      42 t
        xor r13, r14                 ;  1720.9 p0      42 t
        xor r13, r11                 ;  1721.9 p0      42 t
        mov r14, qword [rsp + 3280]  ;  1705.1 p2      42 t
        xor r14, rbp                 ;  1722.1 p0      42 t
        xor r13, r10                 ;  1722.9 p0      42 t
        xor r11, r12                 ;  1723.2 p0      42 t
        xor r11, r15                 ;  1724.2 p0      42 t
        xor rcx, r15                 ;  1724.4 p0      42 t
        xor rcx, rbx                 ;  1725.4 p0      42 t
        not rax                      ;  1725.5 p0      42 t
        xor r14, rcx                 ;  1726.4 p0      42 t
        not r13                      ;  1726.6 p0      42 t
        xor r9, rcx                  ;  1727.1 p0      42 t
        mov r12, qword [rsp + 2328]  ;  1669.3 p2      41 t
        xor r12, qword [rsp + 2512]  ;  1727.7 p2+p0   41 t
        xor r10, r11                 ;  1728.2 p0      42 t
        xor r10, r14                 ;  1729.2 p0      42 t
        not r14                      ;  1729.4 p0      42 t
        mov r15, qword [rsp + 2464]  ;  1673.1 p2      41 t
        xor r15, qword [rsp + 3192]  ;  1729.9 p2+p0   41 t
        xor r15, qword [rsp + 2248]  ;  1730.9 p2+p0   41 t
        mov rdi, r9                  ;  1728.1 p1      42 t copy
        not rdi                      ;  1731.0 p0      42 t
        mov rbp, rsi                 ;  1717.8 p1      42 t copy
        xor rbp, r10                 ;  1731.5 p0      42 t
        not rbp                      ;  1732.5 p0      42 t
        mov rcx, qword [rsp + 3208]  ;  1678.3 p2      23 t reload
        xor r9, rcx                  ;  1732.6 p0      41 t
        xor r9, r10                  ;  1733.6 p0      41 t
        mov r10, qword [rsp + 3224]  ;  1680.1 p2      41 t
        xor r10, qword [rsp + 3240]  ;  1733.7 p2+p0   41 t
        xor rcx, r10                 ;  1734.7 p0      41 t
        mov rdx, qword [rsp + 3224]  ;  1682.1 p2      41 t
        xor rdx, r12                 ;  1734.9 p0      41 t
        xor r12, rcx                 ;  1735.7 p0      41 t
        mov qword [rsp + 3224], rcx  ;  1736.0 p0+p3   41 t spill
        mov rcx, qword [rsp + 2328]  ;  1684.0 p2      41 t
        xor rcx, r15                 ;  1737.0 p0      41 t
        xor r15, rdx                 ;  1737.6 p0      41 t
        xor r14, qword [rsp + 2312]  ;  1738.2 p2+p0   41 t
        mov qword [rsp + 2328], rdx  ;  1738.7 p0+p3   41 t spill
        mov rdx, qword [rsp + 2464]  ;  1686.1 p2      41 t
        xor rdx, r9                  ;  1739.7 p0      41 t
        xor r10, rdx                 ;  1740.7 p0      41 t
        xor r9, rcx                  ;  1740.9 p0      41 t
        mov qword [rsp + 2464], rcx  ;  1741.4 p0+p3   41 t spill
        mov rcx, qword [rsp + 2888]  ;  1688.3 p2      41 t
        xor rcx, qword [rsp + 3248]  ;  1742.4 p2+p0   41 t
        mov qword [rsp + 3248], rdx  ;  1743.0 p0+p3   41 t spill
        mov rdx, qword [rsp + 2504]  ;  1690.3 p2      41 t
        xor rdx, qword [rsp + 2920]  ;  1744.0 p2+p0   41 t
        mov qword [rsp + 2920], r10  ;  1744.6 p0+p3   41 t spill
        mov r10, qword [rsp + 3184]  ;  1692.3 p2      41 t
        xor r10, qword [rsp + 3272]  ;  1745.6 p2+p0   41 t
        xor r10, qword [rsp + 3072]  ;  1746.6 p2+p0   41 t
        mov qword [rsp + 3072], r12  ;  1746.7 p0+p3   41 t spill
        mov r12, qword [rsp + 3184]  ;  1695.3 p2      41 t
        xor r12, rcx                 ;  1747.7 p0      41 t
        mov qword [rsp + 3184], r15  ;  1748.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2888]  ;  1696.3 p2      41 t
        xor r15, rdx                 ;  1749.3 p0      41 t
        xor r13, qword [rsp + 2488]  ;  1749.9 p2+p0   41 t
        xor rdx, r12                 ;  1750.4 p0      41 t
        mov qword [rsp + 2888], r12  ;  1751.0 p0+p3   41 t spill
        mov r12, qword [rsp + 2312]  ;  1698.9 p2      41 t
        xor r12, r10                 ;  1752.0 p0      41 t
        xor rcx, r12                 ;  1753.0 p0      41 t
        mov qword [rsp + 2312], r12  ;  1753.1 p0+p3   41 t spill
        mov r12, qword [rsp + 2504]  ;  1701.2 p2      41 t
        xor r12, r14                 ;  1754.1 p0      41 t
        xor r10, r12                 ;  1755.1 p0      41 t
        xor r14, r15                 ;  1755.3 p0      41 t
        mov qword [rsp + 2504], r15  ;  1755.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2472]  ;  1702.9 p2      41 t
        xor r15, qword [rsp + 2984]  ;  1756.9 p2+p0   41 t
        mov qword [rsp + 2984], r12  ;  1757.4 p0+p3   41 t spill
        mov r12, qword [rsp + 2856]  ;  1704.9 p2      41 t
        xor r12, qword [rsp + 2336]  ;  1758.4 p2+p0   41 t
        mov qword [rsp + 2336], r10  ;  1759.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2240]  ;  1706.9 p2      41 t
        xor r10, qword [rsp + 3200]  ;  1760.0 p2+p0   41 t
        mov qword [rsp + 3200], rcx  ;  1760.6 p0+p3   41 t spill
        mov rcx, qword [rsp + 2240]  ;  1708.9 p2      41 t
        xor rcx, r15                 ;  1761.6 p0      41 t
        mov qword [rsp + 2240], rdx  ;  1762.1 p0+p3   41 t spill
        mov rdx, qword [rsp + 2472]  ;  1710.6 p2      41 t
        xor rdx, r12                 ;  1763.1 p0      41 t
        xor rax, qword [rsp + 2480]  ;  1763.7 p2+p0   41 t
        xor r12, rcx                 ;  1764.3 p0      41 t
        mov qword [rsp + 2472], rcx  ;  1764.9 p0+p3   41 t spill
        mov rcx, qword [rsp + 2488]  ;  1712.7 p2      41 t
        xor rcx, r10                 ;  1765.9 p0      41 t
        xor r15, rcx                 ;  1766.9 p0      41 t
        mov qword [rsp + 2488], rcx  ;  1767.0 p0+p3   41 t spill
        mov rcx, qword [rsp + 2856]  ;  1714.0 p2      41 t
        xor rcx, r13                 ;  1768.0 p0      41 t
        xor r10, rcx                 ;  1769.0 p0      41 t
        xor r13, rdx                 ;  1769.1 p0      41 t
        mov qword [rsp + 2856], rdx  ;  1769.7 p0+p3   41 t spill
        mov rdx, qword [rsp + 3152]  ;  1716.3 p2      41 t
        xor rdx, qword [rsp + 2720]  ;  1770.7 p2+p0   41 t
        xor rdx, qword [rsp + 3232]  ;  1771.7 p2+p0   41 t
        xor rdx, qword [rsp + 2960]  ;  1772.7 p2+p0   41 t
        mov qword [rsp + 2960], rcx  ;  1772.4 p0+p3   41 t spill
        mov rcx, qword [rsp + 3168]  ;  1720.3 p2      41 t
        xor rcx, qword [rsp + 3216]  ;  1773.4 p2+p0   41 t
        mov qword [rsp + 3216], r10  ;  1774.0 p0+p3   41 t spill
        mov r10, qword [rsp + 2528]  ;  1722.3 p2      41 t
        xor r10, qword [rsp + 3080]  ;  1775.0 p2+p0   41 t
        mov qword [rsp + 3080], r15  ;  1775.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2528]  ;  1724.3 p2      41 t
        xor r15, rdx                 ;  1776.6 p0      41 t
        mov qword [rsp + 2528], r12  ;  1777.1 p0+p3   41 t spill
        mov r12, qword [rsp + 3152]  ;  1725.3 p2      41 t
        xor r12, rcx                 ;  1778.1 p0      41 t
        xor rbx, r8                  ;  1778.7 p0      41 t
        xor rbx, rsi                 ;  1779.7 p0      41 t
        mov r8, qword [rsp + 2536]   ;  1727.4 p2      23 t reload
        xor rbx, r8                  ;  1780.7 p0      41 t
        xor rcx, r15                 ;  1780.4 p0      41 t
        mov rsi, qword [rsp + 2480]  ;  1728.4 p2      41 t
        xor rsi, r10                 ;  1781.0 p0      41 t
        xor rdx, rsi                 ;  1782.0 p0      41 t
        mov qword [rsp + 2480], r15  ;  1782.1 p0+p3   41 t spill
        mov r15, qword [rsp + 3168]  ;  1730.2 p2      41 t
        xor r15, rax                 ;  1783.1 p0      41 t
        xor r10, r15                 ;  1784.1 p0      41 t
        xor rax, r12                 ;  1784.3 p0      41 t
        mov qword [rsp + 2536], r12  ;  1784.8 p0+p3   41 t spill
        mov r12, qword [rsp + 2896]  ;  1731.9 p2      41 t
        xor r12, qword [rsp + 3136]  ;  1785.8 p2+p0   41 t
        mov qword [rsp + 3136], r15  ;  1786.4 p0+p3   41 t spill
        mov r15, qword [rsp + 3160]  ;  1733.9 p2      41 t
        xor r15, qword [rsp + 2936]  ;  1787.4 p2+p0   41 t
        xor r15, qword [rsp + 2344]  ;  1788.4 p2+p0   41 t
        xor r15, qword [rsp + 2224]  ;  1789.4 p2+p0   41 t
        mov qword [rsp + 2224], rsi  ;  1789.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2304]  ;  1737.9 p2      41 t
        xor rsi, qword [rsp + 3256]  ;  1790.1 p2+p0   41 t
        xor r8, rsi                  ;  1791.1 p0      41 t
        mov qword [rsp + 3256], r10  ;  1791.3 p0+p3   41 t spill
        mov r10, qword [rsp + 2304]  ;  1739.9 p2      41 t
        xor r10, r12                 ;  1792.3 p0      41 t
        xor r12, r8                  ;  1792.8 p0      41 t
        mov qword [rsp + 2304], r8   ;  1793.4 p0+p3   41 t spill
        mov r8, qword [rsp + 2896]   ;  1740.9 p2      41 t
        xor r8, r15                  ;  1794.4 p0      41 t
        xor rbp, qword [rsp + 3176]  ;  1795.0 p2+p0   41 t
        xor r15, r10                 ;  1795.6 p0      41 t
        mov qword [rsp + 2896], r10  ;  1796.1 p0+p3   41 t spill
        mov r10, qword [rsp + 3160]  ;  1742.9 p2      41 t
        xor r10, rbx                 ;  1797.1 p0      41 t
        xor rsi, r10                 ;  1798.1 p0      41 t
        xor rbx, r8                  ;  1798.3 p0      41 t
        mov qword [rsp + 3160], r8   ;  1798.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2880]   ;  1744.1 p2      41 t
        xor r8, qword [rsp + 3128]   ;  1799.8 p2+p0   41 t
        mov qword [rsp + 3128], r10  ;  1800.4 p0+p3   41 t spill
        mov r10, qword [rsp + 2280]  ;  1746.1 p2      41 t
        xor r10, qword [rsp + 2952]  ;  1801.4 p2+p0   41 t
        mov qword [rsp + 2952], rsi  ;  1802.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2264]  ;  1748.1 p2      41 t
        xor rsi, qword [rsp + 3120]  ;  1803.0 p2+p0   41 t
        xor rsi, qword [rsp + 3040]  ;  1804.0 p2+p0   41 t
        xor rsi, qword [rsp + 3096]  ;  1805.0 p2+p0   41 t
        mov qword [rsp + 3096], r12  ;  1804.7 p0+p3   41 t spill
        mov r12, qword [rsp + 2264]  ;  1752.1 p2      41 t
        xor r12, r8                  ;  1805.7 p0      41 t
        mov qword [rsp + 2264], rdx  ;  1806.3 p0+p3   41 t spill
        mov rdx, qword [rsp + 2880]  ;  1753.1 p2      41 t
        xor rdx, r10                 ;  1807.3 p0      41 t
        xor rdi, qword [rsp + 2272]  ;  1807.8 p2+p0   41 t
        xor r10, r12                 ;  1808.4 p0      41 t
        mov qword [rsp + 2880], r12  ;  1809.0 p0+p3   41 t spill
        mov r12, qword [rsp + 3176]  ;  1755.1 p2      41 t
        xor r12, rsi                 ;  1810.0 p0      41 t
        xor r8, r12                  ;  1811.0 p0      41 t
        mov qword [rsp + 3176], r12  ;  1811.1 p0+p3   41 t spill
        mov r12, qword [rsp + 2280]  ;  1757.1 p2      41 t
        xor r12, rbp                 ;  1812.1 p0      41 t
        xor rsi, r12                 ;  1813.1 p0      41 t
        xor rbp, rdx                 ;  1813.3 p0      41 t
        mov qword [rsp + 2280], rdx  ;  1813.8 p0+p3   41 t spill
        mov rdx, qword [rsp + 3144]  ;  1759.4 p2      41 t
        xor rdx, qword [rsp + 2320]  ;  1814.8 p2+p0   41 t
        mov qword [rsp + 2320], r12  ;  1815.4 p0+p3   41 t spill
        mov r12, qword [rsp + 2704]  ;  1761.4 p2      41 t
        xor r12, qword [rsp + 2928]  ;  1816.4 p2+p0   41 t
        mov qword [rsp + 2928], rsi  ;  1817.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2712]  ;  1763.4 p2      41 t
        xor rsi, qword [rsp + 3088]  ;  1818.0 p2+p0   41 t
        mov qword [rsp + 3088], r8   ;  1818.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2712]   ;  1765.4 p2      41 t
        xor r8, rdx                  ;  1819.5 p0      41 t
        mov qword [rsp + 2712], r10  ;  1820.1 p0+p3   41 t spill
        mov r10, qword [rsp + 3144]  ;  1766.4 p2      41 t
        xor r10, r12                 ;  1821.1 p0      41 t
        xor r11, qword [rsp + 2424]  ;  1821.7 p2+p0   41 t
        xor r12, r8                  ;  1822.3 p0      41 t
        mov qword [rsp + 3144], r8   ;  1822.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2272]   ;  1769.0 p2      41 t
        xor r8, rsi                  ;  1823.8 p0      41 t
        xor rdx, r8                  ;  1824.8 p0      41 t
        mov qword [rsp + 2272], r8   ;  1825.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2704]   ;  1771.0 p2      41 t
        xor r8, rdi                  ;  1826.0 p0      41 t
        xor rsi, r8                  ;  1827.0 p0      41 t
        xor rdi, r10                 ;  1827.1 p0      41 t
        mov qword [rsp + 2704], r10  ;  1827.7 p0+p3   41 t spill
        mov r10, qword [rsp + 2944]  ;  1773.7 p2      41 t
        xor r10, qword [rsp + 3024]  ;  1828.7 p2+p0   41 t
        xor r10, qword [rsp + 3016]  ;  1829.7 p2+p0   41 t
        mov qword [rsp + 3016], r8   ;  1829.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2864]   ;  1776.7 p2      41 t
        xor r8, qword [rsp + 2432]   ;  1830.8 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;  1831.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2680]  ;  1778.7 p2      41 t
        xor rsi, qword [rsp + 3112]  ;  1832.4 p2+p0   41 t
        mov qword [rsp + 3112], rdx  ;  1833.0 p0+p3   41 t spill
        mov rdx, r9                  ;  1778.4 p1      62 t copy
        xor rdx, qword [rsp + 2192]  ;  1834.0 p2+p0   62 t
        mov qword [rsp + 2192], rdx  ;  1835.0 p0+p3   62 t spill
        mov rdx, qword [rsp + 2680]  ;  1781.7 p2      41 t
        xor rdx, r10                 ;  1835.5 p0      41 t
        mov qword [rsp + 2680], r9   ;  1836.1 p0+p3   41 t spill
        mov r9, r14                  ;  1782.4 p1      62 t copy
        xor r9, qword [rsp + 2104]   ;  1837.1 p2+p0   62 t
        mov qword [rsp + 2104], r9   ;  1838.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2944]   ;  1783.7 p2      41 t
        xor r9, r8                   ;  1838.7 p0      41 t
        xor r8, rdx                  ;  1839.3 p0      41 t
        mov qword [rsp + 2944], rdx  ;  1839.8 p0+p3   41 t spill
        mov rdx, r13                 ;  1785.8 p1      62 t copy
        xor rdx, qword [rsp + 2112]  ;  1840.8 p2+p0   62 t
        mov qword [rsp + 2112], rdx  ;  1841.8 p0+p3   62 t spill
        mov rdx, qword [rsp + 2424]  ;  1787.2 p2      41 t
        xor rdx, rsi                 ;  1842.4 p0      41 t
        xor r10, rdx                 ;  1843.4 p0      41 t
        mov qword [rsp + 2424], r13  ;  1843.5 p0+p3   41 t spill
        mov r13, rax                 ;  1789.4 p1      62 t copy
        xor r13, qword [rsp + 2120]  ;  1844.5 p2+p0   62 t
        mov qword [rsp + 2120], r13  ;  1845.5 p0+p3   62 t spill
        mov r13, qword [rsp + 2864]  ;  1790.8 p2      41 t
        xor r13, r11                 ;  1846.1 p0      41 t
        xor rsi, r13                 ;  1847.1 p0      41 t
        xor r11, r9                  ;  1847.3 p0      41 t
        mov qword [rsp + 2864], rax  ;  1847.8 p0+p3   41 t spill
        mov rax, rbx                 ;  1799.3 p1      62 t copy
        xor rax, qword [rsp + 2128]  ;  1848.8 p2+p0   62 t
        mov qword [rsp + 2128], rax  ;  1849.8 p0+p3   62 t spill
        mov rax, rcx                 ;  1794.2 p1      62 t copy
        xor rax, qword [rsp + 2184]  ;  1850.4 p2+p0   62 t
        mov qword [rsp + 2184], rax  ;  1851.4 p0+p3   62 t spill
        mov rax, r15                 ;  1796.6 p1      62 t copy
        xor rax, qword [rsp + 3920]  ;  1852.0 p2+p0   62 t
        mov qword [rsp + 3024], rax  ;  1853.0 p0+p3   62 t spill
        mov rax, rbp                 ;  1814.3 p1      62 t copy
        xor rax, qword [rsp + 2136]  ;  1853.5 p2+p0   62 t
        mov qword [rsp + 2136], rax  ;  1854.5 p0+p3   62 t spill
        mov rax, qword [rsp + 3184]  ;  1800.1 p2      62 t
        xor rax, qword [rsp + 2160]  ;  1855.1 p2+p0   62 t
        mov qword [rsp + 2160], rax  ;  1856.1 p0+p3   62 t spill
        mov rax, rdi                 ;  1828.1 p1      62 t copy
        xor rax, qword [rsp + 2144]  ;  1856.7 p2+p0   62 t
        mov qword [rsp + 2144], rax  ;  1857.7 p0+p3   62 t spill
        mov rax, qword [rsp + 2240]  ;  1803.4 p2      62 t
        xor rax, qword [rsp + 2168]  ;  1858.2 p2+p0   62 t
        mov qword [rsp + 2168], rax  ;  1859.2 p0+p3   62 t spill
        mov rax, r12                 ;  1823.3 p1      62 t copy
        xor rax, qword [rsp + 3936]  ;  1859.8 p2+p0   62 t
        mov qword [rsp + 3040], rax  ;  1860.8 p0+p3   62 t spill
        mov rax, qword [rsp + 2528]  ;  1807.0 p2      62 t
        xor rax, qword [rsp + 2176]  ;  1861.4 p2+p0   62 t
        mov qword [rsp + 2176], rax  ;  1862.4 p0+p3   62 t spill
        mov rax, qword [rsp + 2712]  ;  1820.1 p2      62 t
        xor rax, qword [rsp + 3928]  ;  1863.0 p2+p0   62 t
        mov qword [rsp + 3120], rax  ;  1864.0 p0+p3   62 t spill
        mov rax, r11                 ;  1848.3 p1      62 t copy
        xor rax, qword [rsp + 2152]  ;  1864.5 p2+p0   62 t
        mov qword [rsp + 2152], rax  ;  1865.5 p0+p3   62 t spill
        mov rax, qword [rsp + 3072]  ;  1812.3 p2      62 t
        xor rax, qword [rsp + 3952]  ;  1866.1 p2+p0   62 t
        mov qword [rsp + 2344], rax  ;  1867.1 p0+p3   62 t spill
        mov rax, r8                  ;  1840.3 p1      62 t copy
        xor rax, qword [rsp + 3944]  ;  1867.7 p2+p0   62 t
        mov qword [rsp + 2936], rax  ;  1868.7 p0+p3   62 t spill
        mov rax, qword [rsp + 3200]  ;  1816.2 p2      62 t
        xor rax, qword [rsp + 3960]  ;  1869.2 p2+p0   62 t
        mov qword [rsp + 3168], rax  ;  1870.2 p0+p3   62 t spill
        mov rax, qword [rsp + 3080]  ;  1818.2 p2      62 t
        xor rax, qword [rsp + 3968]  ;  1870.8 p2+p0   62 t
        mov qword [rsp + 3152], rax  ;  1871.8 p0+p3   62 t spill
        mov rax, qword [rsp + 2264]  ;  1820.2 p2      62 t
        xor rax, qword [rsp + 3976]  ;  1872.4 p2+p0   62 t
        mov qword [rsp + 3232], rax  ;  1873.4 p0+p3   62 t spill
        mov rax, qword [rsp + 3096]  ;  1822.2 p2      62 t
        xor rax, qword [rsp + 3984]  ;  1874.0 p2+p0   62 t
        mov qword [rsp + 2720], rax  ;  1875.0 p0+p3   62 t spill
        mov rax, qword [rsp + 3088]  ;  1824.2 p2      62 t
        xor rax, qword [rsp + 3992]  ;  1875.5 p2+p0   62 t
        mov qword [rsp + 3272], rax  ;  1876.5 p0+p3   62 t spill
        mov rax, r10                 ;  1844.4 p1      62 t copy
        xor rax, qword [rsp + 4008]  ;  1877.1 p2+p0   62 t
        mov qword [rsp + 3240], rax  ;  1878.1 p0+p3   62 t spill
        mov rax, qword [rsp + 3112]  ;  1833.0 p2      62 t
        xor rax, qword [rsp + 4000]  ;  1878.7 p2+p0   62 t
        mov qword [rsp + 3208], rax  ;  1879.7 p0+p3   62 t spill
        mov rax, qword [rsp + 2920]  ;  1829.2 p2      62 t
        xor rax, qword [rsp + 4016]  ;  1880.2 p2+p0   62 t
        mov qword [rsp + 2248], rax  ;  1881.2 p0+p3   62 t spill
        mov rax, qword [rsp + 2336]  ;  1831.2 p2      62 t
        xor rax, qword [rsp + 4024]  ;  1881.8 p2+p0   62 t
        mov qword [rsp + 3192], rax  ;  1882.8 p0+p3   62 t spill
        mov rax, rsi                 ;  1848.1 p1      62 t copy
        xor rax, qword [rsp + 4072]  ;  1883.4 p2+p0   62 t
        mov qword [rsp + 2512], rax  ;  1884.4 p0+p3   62 t spill
        mov rax, qword [rsp + 3216]  ;  1834.2 p2      62 t
        xor rax, qword [rsp + 4032]  ;  1885.0 p2+p0   62 t
        xor rcx, qword [rsp + 4104]  ;  1885.5 p2+p0   62 t
        xor rcx, qword [rsp + 2224]  ;  1886.5 p2+p0   62 t
        mov qword [rsp + 2224], rcx  ;  1887.5 p0+p3   62 t spill
        mov rcx, qword [rsp + 3256]  ;  1838.2 p2      62 t
        xor rcx, qword [rsp + 4040]  ;  1887.7 p2+p0   62 t
        xor r15, qword [rsp + 4112]  ;  1888.2 p2+p0   62 t
        xor r15, qword [rsp + 2304]  ;  1889.2 p2+p0   62 t
        mov qword [rsp + 2304], r15  ;  1890.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2952]  ;  1842.2 p2      62 t
        xor r15, qword [rsp + 4048]  ;  1890.4 p2+p0   62 t
        mov qword [rsp + 3280], r15  ;  1891.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2928]  ;  1844.2 p2      62 t
        xor r15, qword [rsp + 4056]  ;  1892.0 p2+p0   62 t
        xor r12, qword [rsp + 4128]  ;  1892.5 p2+p0   62 t
        xor r12, qword [rsp + 2272]  ;  1893.5 p2+p0   62 t
        mov qword [rsp + 2272], r12  ;  1894.5 p0+p3   62 t spill
        mov r12, qword [rsp + 2432]  ;  1848.2 p2      62 t
        xor r12, qword [rsp + 4064]  ;  1894.7 p2+p0   62 t
        xor rdx, r8                  ;  1895.2 p0      62 t
        xor rdx, qword [rsp + 4136]  ;  1896.2 p2+p0   62 t
        mov r8, qword [rsp + 3224]   ;  1851.2 p2      62 t
        xor r8, qword [rsp + 4080]   ;  1896.4 p2+p0   62 t
        xor r8, qword [rsp + 3184]   ;  1897.4 p2+p0   62 t
        mov qword [rsp + 3184], rdx  ;  1897.5 p0+p3   62 t spill
        mov rdx, qword [rsp + 2312]  ;  1854.2 p2      62 t
        xor rdx, qword [rsp + 4088]  ;  1898.5 p2+p0   62 t
        xor rdx, qword [rsp + 2240]  ;  1899.5 p2+p0   62 t
        mov qword [rsp + 2240], rdx  ;  1900.5 p0+p3   62 t spill
        mov rdx, qword [rsp + 2488]  ;  1857.2 p2      62 t
        xor rdx, qword [rsp + 4096]  ;  1900.7 p2+p0   62 t
        xor rdx, qword [rsp + 2528]  ;  1901.7 p2+p0   62 t
        mov qword [rsp + 2528], rdx  ;  1902.7 p0+p3   62 t spill
        mov rdx, qword [rsp + 3176]  ;  1860.2 p2      62 t
        xor rdx, qword [rsp + 4120]  ;  1902.8 p2+p0   62 t
        xor rdx, qword [rsp + 2712]  ;  1903.8 p2+p0   62 t
        xor r13, r10                 ;  1903.9 p0      62 t
        xor r13, qword [rsp + 4200]  ;  1904.9 p2+p0   62 t
        mov r10, qword [rsp + 3248]  ;  1864.2 p2      62 t
        xor r10, qword [rsp + 4144]  ;  1905.1 p2+p0   62 t
        xor r10, qword [rsp + 3072]  ;  1906.1 p2+p0   62 t
        mov qword [rsp + 3072], r13  ;  1906.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2984]  ;  1867.2 p2      62 t
        xor r13, qword [rsp + 4152]  ;  1907.2 p2+p0   62 t
        xor r13, qword [rsp + 3200]  ;  1908.2 p2+p0   62 t
        mov qword [rsp + 3200], r13  ;  1909.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2960]  ;  1870.2 p2      62 t
        xor r13, qword [rsp + 4160]  ;  1909.4 p2+p0   62 t
        xor r13, qword [rsp + 3080]  ;  1910.4 p2+p0   62 t
        mov qword [rsp + 3080], r13  ;  1911.4 p0+p3   62 t spill
        mov r13, qword [rsp + 3136]  ;  1873.2 p2      62 t
        xor r13, qword [rsp + 4168]  ;  1911.5 p2+p0   62 t
        xor r13, qword [rsp + 2264]  ;  1912.5 p2+p0   62 t
        mov qword [rsp + 2264], r13  ;  1913.5 p0+p3   62 t spill
        mov r13, qword [rsp + 3128]  ;  1876.2 p2      62 t
        xor r13, qword [rsp + 4176]  ;  1913.7 p2+p0   62 t
        xor r13, qword [rsp + 3096]  ;  1914.7 p2+p0   62 t
        mov qword [rsp + 3096], r13  ;  1915.7 p0+p3   62 t spill
        mov r13, qword [rsp + 2320]  ;  1879.2 p2      62 t
        xor r13, qword [rsp + 4184]  ;  1915.8 p2+p0   62 t
        xor r13, qword [rsp + 3088]  ;  1916.8 p2+p0   62 t
        mov qword [rsp + 3088], r13  ;  1917.8 p0+p3   62 t spill
        mov r13, qword [rsp + 3016]  ;  1882.2 p2      62 t
        xor r13, qword [rsp + 4192]  ;  1917.9 p2+p0   62 t
        xor r13, qword [rsp + 3112]  ;  1918.9 p2+p0   62 t
        xor r9, rsi                  ;  1919.1 p0      62 t
        xor r9, qword [rsp + 4264]   ;  1920.1 p2+p0   62 t
        mov rsi, qword [rsp + 2464]  ;  1886.2 p2      62 t
        xor rsi, qword [rsp + 4208]  ;  1920.2 p2+p0   62 t
        xor rsi, qword [rsp + 2920]  ;  1921.2 p2+p0   62 t
        xor r14, qword [rsp + 4280]  ;  1921.4 p2+p0   62 t
        xor r14, qword [rsp + 2888]  ;  1922.4 p2+p0   62 t
        mov qword [rsp + 2888], r14  ;  1923.4 p0+p3   62 t spill
        mov r14, qword [rsp + 2504]  ;  1891.2 p2      62 t
        xor r14, qword [rsp + 4216]  ;  1923.5 p2+p0   62 t
        xor r14, qword [rsp + 2336]  ;  1924.5 p2+p0   62 t
        mov qword [rsp + 2336], r9   ;  1924.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2856]   ;  1894.2 p2      62 t
        xor r9, qword [rsp + 4224]   ;  1925.6 p2+p0   62 t
        xor r9, qword [rsp + 3216]   ;  1926.6 p2+p0   62 t
        mov qword [rsp + 3216], r9   ;  1927.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2536]   ;  1897.2 p2      62 t
        xor r9, qword [rsp + 4232]   ;  1927.8 p2+p0   62 t
        xor r9, qword [rsp + 3256]   ;  1928.8 p2+p0   62 t
        xor rbx, qword [rsp + 4304]  ;  1928.9 p2+p0   62 t
        xor rbx, qword [rsp + 2896]  ;  1929.9 p2+p0   62 t
        mov qword [rsp + 2896], rbx  ;  1930.9 p0+p3   62 t spill
        mov rbx, qword [rsp + 3160]  ;  1902.2 p2      62 t
        xor rbx, qword [rsp + 4240]  ;  1931.1 p2+p0   62 t
        xor rbx, qword [rsp + 2952]  ;  1932.1 p2+p0   62 t
        xor rbp, qword [rsp + 4312]  ;  1932.2 p2+p0   62 t
        xor rbp, qword [rsp + 2880]  ;  1933.2 p2+p0   62 t
        mov qword [rsp + 2880], rbp  ;  1934.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1907.2 p2      62 t
        xor rbp, qword [rsp + 4248]  ;  1934.4 p2+p0   62 t
        xor rbp, qword [rsp + 2928]  ;  1935.4 p2+p0   62 t
        xor rdi, qword [rsp + 4320]  ;  1935.5 p2+p0   62 t
        xor rdi, qword [rsp + 3144]  ;  1936.5 p2+p0   62 t
        mov qword [rsp + 3144], rdi  ;  1937.5 p0+p3   62 t spill
        mov rdi, qword [rsp + 2704]  ;  1912.2 p2      62 t
        xor rdi, qword [rsp + 4256]  ;  1937.6 p2+p0   62 t
        xor rdi, qword [rsp + 2432]  ;  1938.6 p2+p0   62 t
        xor r11, qword [rsp + 4328]  ;  1938.8 p2+p0   62 t
        xor r11, qword [rsp + 2944]  ;  1939.8 p2+p0   62 t
        mov qword [rsp + 2944], r11  ;  1940.8 p0+p3   62 t spill
        mov r11, qword [rsp + 2496]  ;  1917.2 p2      61 t reload
        mov qword [rsp + 3312], r11  ;  1940.9 p0+p3   60 rounds
        mov r11, qword [rsp + 2328]  ;  1918.2 p2      62 t
        xor r11, qword [rsp + 4272]  ;  1941.9 p2+p0   62 t
        xor r11, qword [rsp + 2680]  ;  1942.9 p2+p0   62 t
        mov qword [rsp + 2680], r11  ;  1943.9 p0+p3   62 t spill
        mov r11, qword [rsp + 2544]  ;  1921.2 p2      61 t reload
        mov qword [rsp + 3320], r11  ;  1944.1 p0+p3   60 rounds
        mov r11, qword [rsp + 2632]  ;  1922.2 p2      61 t reload
        mov qword [rsp + 3328], r11  ;  1945.1 p0+p3   60 rounds
        mov r11, qword [rsp + 2472]  ;  1923.2 p2      62 t
        xor r11, qword [rsp + 4288]  ;  1946.1 p2+p0   62 t
        xor r11, qword [rsp + 2424]  ;  1947.1 p2+p0   62 t
        mov qword [rsp + 2424], r11  ;  1948.1 p0+p3   62 t spill
        mov r11, qword [rsp + 2448]  ;  1926.2 p2      61 t reload
        mov qword [rsp + 3336], r11  ;  1948.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2480]  ;  1927.2 p2      62 t
        xor r11, qword [rsp + 4296]  ;  1949.2 p2+p0   62 t
        xor r11, qword [rsp + 2864]  ;  1950.2 p2+p0   62 t
        mov qword [rsp + 2864], r11  ;  1951.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2384]  ;  1930.2 p2      61 t reload
        mov qword [rsp + 3344], r11  ;  1951.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2288]  ;  1931.2 p2      61 t reload
        mov qword [rsp + 3352], r11  ;  1952.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2696]  ;  1932.2 p2      61 t reload
        mov qword [rsp + 3360], r11  ;  1953.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2208]  ;  1933.2 p2      61 t reload
        mov qword [rsp + 3368], r11  ;  1954.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2408]  ;  1934.2 p2      61 t reload
        mov qword [rsp + 3376], r11  ;  1955.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2760]  ;  1935.2 p2      61 t reload
        mov qword [rsp + 3384], r11  ;  1956.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2728]  ;  1936.2 p2      61 t reload
        mov qword [rsp + 3392], r11  ;  1957.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2296]  ;  1937.2 p2      61 t reload
        mov qword [rsp + 3400], r11  ;  1958.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2352]  ;  1938.2 p2      61 t reload
        mov qword [rsp + 3408], r11  ;  1959.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2200]  ;  1939.2 p2      61 t reload
        mov qword [rsp + 3416], r11  ;  1960.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2232]  ;  1940.2 p2      61 t reload
        mov qword [rsp + 3424], r11  ;  1961.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2768]  ;  1941.2 p2      61 t reload
        mov qword [rsp + 3432], r11  ;  1962.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2552]  ;  1942.2 p2      61 t reload
        mov qword [rsp + 3440], r11  ;  1963.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2456]  ;  1943.2 p2      61 t reload
        mov qword [rsp + 3448], r11  ;  1964.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2784]  ;  1944.2 p2      61 t reload
        mov qword [rsp + 3456], r11  ;  1965.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2752]  ;  1945.2 p2      61 t reload
        mov qword [rsp + 3464], r11  ;  1966.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2792]  ;  1946.2 p2      61 t reload
        mov qword [rsp + 3472], r11  ;  1967.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2584]  ;  1947.2 p2      61 t reload
        mov qword [rsp + 3480], r11  ;  1968.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2776]  ;  1948.2 p2      61 t reload
        mov qword [rsp + 3488], r11  ;  1969.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2520]  ;  1949.2 p2      61 t reload
        mov qword [rsp + 3496], r11  ;  1970.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2800]  ;  1950.2 p2      61 t reload
        mov qword [rsp + 3504], r11  ;  1971.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2808]  ;  1951.2 p2      61 t reload
        mov qword [rsp + 3512], r11  ;  1972.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2816]  ;  1952.2 p2      61 t reload
        mov qword [rsp + 3520], r11  ;  1973.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2832]  ;  1953.2 p2      61 t reload
        mov qword [rsp + 3528], r11  ;  1974.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2840]  ;  1954.2 p2      61 t reload
        mov qword [rsp + 3536], r11  ;  1975.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2848]  ;  1955.2 p2      61 t reload
        mov qword [rsp + 3544], r11  ;  1976.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2736]  ;  1956.2 p2      61 t reload
        mov qword [rsp + 3552], r11  ;  1977.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2824]  ;  1957.2 p2      61 t reload
        mov qword [rsp + 3560], r11  ;  1978.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2648]  ;  1958.2 p2      61 t reload
        mov qword [rsp + 3568], r11  ;  1979.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2664]  ;  1959.2 p2      61 t reload
        mov qword [rsp + 3576], r11  ;  1980.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2672]  ;  1960.2 p2      61 t reload
        mov qword [rsp + 3584], r11  ;  1981.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2656]  ;  1961.2 p2      61 t reload
        mov qword [rsp + 3592], r11  ;  1982.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2640]  ;  1962.2 p2      61 t reload
        mov qword [rsp + 3600], r11  ;  1983.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2872]  ;  1963.2 p2      61 t reload
        mov qword [rsp + 3608], r11  ;  1984.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2592]  ;  1964.2 p2      61 t reload
        mov qword [rsp + 3616], r11  ;  1985.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2600]  ;  1965.2 p2      61 t reload
        mov qword [rsp + 3624], r11  ;  1986.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2568]  ;  1966.2 p2      61 t reload
        mov qword [rsp + 3632], r11  ;  1987.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2688]  ;  1967.2 p2      61 t reload
        mov qword [rsp + 3640], r11  ;  1989.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2904]  ;  1968.2 p2      61 t reload
        mov qword [rsp + 3648], r11  ;  1991.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2912]  ;  1969.2 p2      61 t reload
        mov qword [rsp + 3656], r11  ;  1993.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2576]  ;  1970.2 p2      61 t reload
        mov qword [rsp + 3664], r11  ;  1995.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2560]  ;  1971.2 p2      61 t reload
        mov qword [rsp + 3672], r11  ;  1997.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2608]  ;  1972.2 p2      61 t reload
        mov qword [rsp + 3680], r11  ;  1999.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2616]  ;  1973.2 p2      61 t reload
        mov qword [rsp + 3688], r11  ;  2001.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2440]  ;  1974.2 p2      61 t reload
        mov qword [rsp + 3696], r11  ;  2003.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2216]  ;  1975.2 p2      61 t reload
        mov qword [rsp + 3704], r11  ;  2005.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2968]  ;  1976.2 p2      61 t reload
        mov qword [rsp + 3712], r11  ;  2007.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2976]  ;  1977.2 p2      61 t reload
        mov qword [rsp + 3720], r11  ;  2009.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2416]  ;  1978.2 p2      61 t reload
        mov qword [rsp + 3728], r11  ;  2011.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2992]  ;  1979.2 p2      61 t reload
        mov qword [rsp + 3736], r11  ;  2013.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3008]  ;  1980.2 p2      61 t reload
        mov qword [rsp + 3744], r11  ;  2015.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2744]  ;  1981.2 p2      61 t reload
        mov qword [rsp + 3752], r11  ;  2017.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3032]  ;  1982.2 p2      61 t reload
        mov qword [rsp + 3760], r11  ;  2019.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3048]  ;  1983.2 p2      61 t reload
        mov qword [rsp + 3768], r11  ;  2021.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2368]  ;  1984.2 p2      61 t reload
        mov qword [rsp + 3776], r11  ;  2023.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3064]  ;  1985.2 p2      61 t reload
        mov qword [rsp + 3784], r11  ;  2025.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2360]  ;  1986.2 p2      61 t reload
        mov qword [rsp + 3792], r11  ;  2027.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2392]  ;  1987.2 p2      61 t reload
        mov qword [rsp + 3800], r11  ;  2029.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2400]  ;  1988.2 p2      61 t reload
        mov qword [rsp + 3808], r11  ;  2031.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2376]  ;  1989.2 p2      61 t reload
        mov qword [rsp + 3816], r11  ;  2033.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3024]  ;  1990.2 p2      62 t reload
        mov qword [rsp + 3920], r11  ;  2035.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3120]  ;  1991.2 p2      62 t reload
        mov qword [rsp + 3928], r11  ;  2037.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3040]  ;  1992.2 p2      62 t reload
        mov qword [rsp + 3936], r11  ;  2039.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2936]  ;  1993.2 p2      62 t reload
        mov qword [rsp + 3944], r11  ;  2041.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2344]  ;  1994.2 p2      62 t reload
        mov qword [rsp + 3952], r11  ;  2043.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3168]  ;  1995.2 p2      62 t reload
        mov qword [rsp + 3960], r11  ;  2045.2 p0+p3   60 rounds
        mov qword [rsp + 4032], rax  ;  2047.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3152]  ;  1996.2 p2      62 t reload
        mov qword [rsp + 3968], r11  ;  2049.2 p0+p3   60 rounds
        mov qword [rsp + 4040], rcx  ;  2051.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3232]  ;  1997.2 p2      62 t reload
        mov qword [rsp + 3976], r11  ;  2053.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2720]  ;  1998.2 p2      62 t reload
        mov qword [rsp + 3984], r11  ;  2055.2 p0+p3   60 rounds
        mov qword [rsp + 4056], r15  ;  2057.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3272]  ;  1999.2 p2      62 t reload
        mov qword [rsp + 3992], r11  ;  2059.2 p0+p3   60 rounds
        mov qword [rsp + 4064], r12  ;  2061.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3208]  ;  2000.2 p2      62 t reload
        mov qword [rsp + 4000], r11  ;  2063.2 p0+p3   60 rounds
        mov r11, qword [rsp + 3240]  ;  2001.2 p2      62 t reload
        mov qword [rsp + 4008], r11  ;  2065.2 p0+p3   60 rounds
        mov qword [rsp + 4080], r8   ;  2067.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2248]   ;  2002.2 p2      62 t reload
        mov qword [rsp + 4016], r8   ;  2069.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3192]   ;  2003.2 p2      62 t reload
        mov qword [rsp + 4024], r8   ;  2071.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3280]   ;  2004.2 p2      62 t reload
        mov qword [rsp + 4048], r8   ;  2073.2 p0+p3   60 rounds
        mov qword [rsp + 4120], rdx  ;  2075.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2512]   ;  2005.2 p2      62 t reload
        mov qword [rsp + 4072], r8   ;  2077.2 p0+p3   60 rounds
        mov qword [rsp + 4144], r10  ;  2079.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2240]   ;  2006.2 p2      62 t reload
        mov qword [rsp + 4088], r8   ;  2081.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2528]   ;  2007.2 p2      62 t reload
        mov qword [rsp + 4096], r8   ;  2083.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2224]   ;  2008.2 p2      62 t reload
        mov qword [rsp + 4104], r8   ;  2085.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2304]   ;  2009.2 p2      62 t reload
        mov qword [rsp + 4112], r8   ;  2087.2 p0+p3   60 rounds
        mov qword [rsp + 4192], r13  ;  2089.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2272]   ;  2010.2 p2      62 t reload
        mov qword [rsp + 4128], r8   ;  2091.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3184]   ;  2011.2 p2      62 t reload
        mov qword [rsp + 4136], r8   ;  2093.2 p0+p3   60 rounds
        mov qword [rsp + 4208], rsi  ;  2095.2 p0+p3   60 rounds
        mov qword [rsp + 4216], r14  ;  2097.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3200]   ;  2012.2 p2      62 t reload
        mov qword [rsp + 4152], r8   ;  2099.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3080]   ;  2013.2 p2      62 t reload
        mov qword [rsp + 4160], r8   ;  2101.2 p0+p3   60 rounds
        mov qword [rsp + 4232], r9   ;  2103.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2264]   ;  2014.2 p2      62 t reload
        mov qword [rsp + 4168], r8   ;  2105.2 p0+p3   60 rounds
        mov qword [rsp + 4240], rbx  ;  2107.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3096]   ;  2015.2 p2      62 t reload
        mov qword [rsp + 4176], r8   ;  2109.2 p0+p3   60 rounds
        mov qword [rsp + 4248], rbp  ;  2111.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3088]   ;  2016.2 p2      62 t reload
        mov qword [rsp + 4184], r8   ;  2113.2 p0+p3   60 rounds
        mov qword [rsp + 4256], rdi  ;  2115.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3072]   ;  2017.2 p2      62 t reload
        mov qword [rsp + 4200], r8   ;  2117.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3216]   ;  2018.2 p2      62 t reload
        mov qword [rsp + 4224], r8   ;  2119.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2336]   ;  2019.2 p2      62 t reload
        mov qword [rsp + 4264], r8   ;  2121.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2680]   ;  2020.2 p2      62 t reload
        mov qword [rsp + 4272], r8   ;  2123.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2888]   ;  2021.2 p2      62 t reload
        mov qword [rsp + 4280], r8   ;  2125.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  2022.2 p2      62 t reload
        mov qword [rsp + 4288], r8   ;  2127.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2864]   ;  2023.2 p2      62 t reload
        mov qword [rsp + 4296], r8   ;  2129.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2896]   ;  2024.2 p2      62 t reload
        mov qword [rsp + 4304], r8   ;  2131.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2880]   ;  2025.2 p2      62 t reload
        mov qword [rsp + 4312], r8   ;  2133.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3144]   ;  2026.2 p2      62 t reload
        mov qword [rsp + 4320], r8   ;  2135.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2944]   ;  2027.2 p2      62 t reload
        mov qword [rsp + 4328], r8   ;  2137.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2624]   ;  2028.2 p2      60 rounds
        add r8, 0x400                ;  2032.2 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  2029.2 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  2030.2 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  2031.2 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  2032.2 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  2033.2 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  2034.2 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  2035.2 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  2036.2 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  2037.2 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  2038.2 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  2039.2 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  2040.2 p2      62 t reload
        cmp r8, qword [rsp + 4344]   ;                    more rounds?
        jne .rounds_4
        mov qword [rsp + 4336], r8   ;                    resident
        mov qword [rsp + 3824], r9   ;                    resident
        mov qword [rsp + 3832], r10  ;                    resident
        mov qword [rsp + 3840], r11  ;                    resident
        mov qword [rsp + 3848], r12  ;                    resident
        mov qword [rsp + 3856], r13  ;                    resident
        mov qword [rsp + 3864], r14  ;                    resident
        mov qword [rsp + 3872], r15  ;                    resident
        mov qword [rsp + 3880], rsi  ;                    resident
        mov qword [rsp + 3888], rdi  ;                    resident
        mov qword [rsp + 3896], rbp  ;                    resident
        mov qword [rsp + 3904], rax  ;                    resident
        mov qword [rsp + 3912], rcx  ;                    resident
        mov r8, qword [rsp + 16]     ;     0.0 p2      74 dst.0 reload
        mov r9, qword [r8 + 12288]   ;     4.0 p2      74 dst
        xor r9, qword [rsp + 3312]   ;     8.0 p2+p0   74 dst
        mov r10, qword [rsp + 4352]  ;     3.0 p2      74 dst reload
        mov qword [r10], r9          ;     9.0 p0+p3   74 dst
        mov r9, qword [r8 + 12296]   ;     4.0 p2      74 dst
        xor r9, qword [rsp + 3320]   ;     8.0 p2+p0   74 dst
        mov qword [r10 + 8], r9      ;     9.0 p0+p3   74 dst
        mov r9, qword [r8 + 12304]   ;     6.0 p2      74 dst
        xor r9, qword [rsp + 3328]   ;    10.0 p2+p0   74 dst
        mov qword [r10 + 16], r9     ;    11.0 p0+p3   74 dst
        mov r9, qword [r8 + 12312]   ;     8.0 p2      74 dst
        xor r9, qword [rsp + 3336]   ;    12.0 p2+p0   74 dst
        mov qword [r10 + 24], r9     ;    13.0 p0+p3   74 dst
        mov r9, qword [r8 + 12320]   ;    10.0 p2      74 dst
        xor r9, qword [rsp + 3344]   ;    14.0 p2+p0   74 dst
        mov qword [r10 + 32], r9     ;    15.0 p0+p3   74 dst
        mov r9, qword [r8 + 12328]   ;    12.0 p2      74 dst
        xor r9, qword [rsp + 3352]   ;    16.0 p2+p0   74 dst
        mov qword [r10 + 40], r9     ;    17.0 p0+p3   74 dst
        mov r9, qword [r8 + 12336]   ;    14.0 p2      74 dst
        xor r9, qword [rsp + 3360]   ;    18.0 p2+p0   74 dst
        mov qword [r10 + 48], r9     ;    19.0 p0+p3   74 dst
        mov r9, qword [r8 + 12344]   ;    16.0 p2      74 dst
        xor r9, qword [rsp + 3368]   ;    20.0 p2+p0   74 dst
        mov qword [r10 + 56], r9     ;    21.0 p0+p3   74 dst
        mov r9, qword [r8 + 12352]   ;    18.0 p2      74 dst
        xor r9, qword [rsp + 3376]   ;    22.0 p2+p0   74 dst
        mov qword [r10 + 64], r9     ;    23.0 p0+p3   74 dst
        mov r9, qword [r8 + 12360]   ;    20.0 p2      74 dst
        xor r9, qword [rsp + 3384]   ;    24.0 p2+p0   74 dst
        mov qword [r10 + 72], r9     ;    25.0 p0+p3   74 dst
        mov r9, qword [r8 + 12368]   ;    22.0 p2      74 dst
        xor r9, qword [rsp + 3392]   ;    26.0 p2+p0   74 dst
        mov qword [r10 + 80], r9     ;    27.0 p0+p3   74 dst
        mov r9, qword [r8 + 12376]   ;    24.0 p2      74 dst
        xor r9, qword [rsp + 3400]   ;    28.0 p2+p0   74 dst
        mov qword [r10 + 88], r9     ;    29.0 p0+p3   74 dst
        mov r9, qword [r8 + 12384]   ;    26.0 p2      74 dst
        xor r9, qword [rsp + 3408]   ;    30.0 p2+p0   74 dst
        mov qword [r10 + 96], r9     ;    31.0 p0+p3   74 dst
        mov r9, qword [r8 + 12392]   ;    28.0 p2      74 dst
        xor r9, qword [rsp + 3416]   ;    32.0 p2+p0   74 dst
        mov qword [r10 + 104], r9    ;    33.0 p0+p3   74 dst
        mov r9, qword [r8 + 12400]   ;    30.0 p2      74 dst
        xor r9, qword [rsp + 3424]   ;    34.0 p2+p0   74 dst
        mov qword [r10 + 112], r9    ;    35.0 p0+p3   74 dst
        mov r9, qword [r8 + 12408]   ;    32.0 p2      74 dst
        xor r9, qword [rsp + 3432]   ;    36.0 p2+p0   74 dst
        mov qword [r10 + 120], r9    ;    37.0 p0+p3   74 dst
        mov r9, qword [r8 + 12416]   ;    34.0 p2      74 dst
        xor r9, qword [rsp + 3440]   ;    38.0 p2+p0   74 dst
        mov qword [r10 + 128], r9    ;    39.0 p0+p3   74 dst
        mov r9, qword [r8 + 12424]   ;    36.0 p2      74 dst
        xor r9, qword [rsp + 3448]   ;    40.0 p2+p0   74 dst
        mov qword [r10 + 136], r9    ;    41.0 p0+p3   74 dst
        mov r9, qword [r8 + 12432]   ;    38.0 p2      74 dst
        xor r9, qword [rsp + 3456]   ;    42.0 p2+p0   74 dst
        mov qword [r10 + 144], r9    ;    43.0 p0+p3   74 dst
        mov r9, qword [r8 + 12440]   ;    40.0 p2      74 dst
        xor r9, qword [rsp + 3464]   ;    44.0 p2+p0   74 dst
        mov qword [r10 + 152], r9    ;    45.0 p0+p3   74 dst
        mov r9, qword [r8 + 12448]   ;    42.0 p2      74 dst
        xor r9, qword [rsp + 3472]   ;    46.0 p2+p0   74 dst
        mov qword [r10 + 160], r9    ;    47.0 p0+p3   74 dst
        mov r9, qword [r8 + 12456]   ;    44.0 p2      74 dst
        xor r9, qword [rsp + 3480]   ;    48.0 p2+p0   74 dst
        mov qword [r10 + 168], r9    ;    49.0 p0+p3   74 dst
        mov r9, qword [r8 + 12464]   ;    46.0 p2      74 dst
        xor r9, qword [rsp + 3488]   ;    50.0 p2+p0   74 dst
        mov qword [r10 + 176], r9    ;    51.0 p0+p3   74 dst
        mov r9, qword [r8 + 12472]   ;    48.0 p2      74 dst
        xor r9, qword [rsp + 3496]   ;    52.0 p2+p0   74 dst
        mov qword [r10 + 184], r9    ;    53.0 p0+p3   74 dst
        mov r9, qword [r8 + 12480]   ;    50.0 p2      74 dst
        xor r9, qword [rsp + 3504]   ;    54.0 p2+p0   74 dst
        mov qword [r10 + 192], r9    ;    55.0 p0+p3   74 dst
        mov r9, qword [r8 + 12488]   ;    52.0 p2      74 dst
        xor r9, qword [rsp + 3512]   ;    56.0 p2+p0   74 dst
        mov qword [r10 + 200], r9    ;    57.0 p0+p3   74 dst
        mov r9, qword [r8 + 12496]   ;    54.0 p2      74 dst
        xor r9, qword [rsp + 3520]   ;    58.0 p2+p0   74 dst
        mov qword [r10 + 208], r9    ;    59.0 p0+p3   74 dst
        mov r9, qword [r8 + 12504]   ;    56.0 p2      74 dst
        xor r9, qword [rsp + 3528]   ;    60.0 p2+p0   74 dst
        mov qword [r10 + 216], r9    ;    61.0 p0+p3   74 dst
        mov r9, qword [r8 + 12512]   ;    58.0 p2      74 dst
        xor r9, qword [rsp + 3536]   ;    62.0 p2+p0   74 dst
        mov qword [r10 + 224], r9    ;    63.0 p0+p3   74 dst
        mov r9, qword [r8 + 12520]   ;    60.0 p2      74 dst
        xor r9, qword [rsp + 3544]   ;    64.0 p2+p0   74 dst
        mov qword [r10 + 232], r9    ;    65.0 p0+p3   74 dst
        mov r9, qword [r8 + 12528]   ;    62.0 p2      74 dst
        xor r9, qword [rsp + 3552]   ;    66.0 p2+p0   74 dst
        mov qword [r10 + 240], r9    ;    67.0 p0+p3   74 dst
        mov r9, qword [r8 + 12536]   ;    64.0 p2      74 dst
        xor r9, qword [rsp + 3560]   ;    68.0 p2+p0   74 dst
        mov qword [r10 + 248], r9    ;    69.0 p0+p3   74 dst
        mov r9, qword [r8 + 12544]   ;    66.0 p2      74 dst
        xor r9, qword [rsp + 3568]   ;    70.0 p2+p0   74 dst
        mov qword [r10 + 256], r9    ;    71.0 p0+p3   74 dst
        mov r9, qword [r8 + 12552]   ;    68.0 p2      74 dst
        xor r9, qword [rsp + 3576]   ;    72.0 p2+p0   74 dst
        mov qword [r10 + 264], r9    ;    73.0 p0+p3   74 dst
        mov r9, qword [r8 + 12560]   ;    70.0 p2      74 dst
        xor r9, qword [rsp + 3584]   ;    74.0 p2+p0   74 dst
        mov qword [r10 + 272], r9    ;    75.0 p0+p3   74 dst
        mov r9, qword [r8 + 12568]   ;    72.0 p2      74 dst
        xor r9, qword [rsp + 3592]   ;    76.0 p2+p0   74 dst
        mov qword [r10 + 280], r9    ;    77.0 p0+p3   74 dst
        mov r9, qword [r8 + 12576]   ;    74.0 p2      74 dst
        xor r9, qword [rsp + 3600]   ;    78.0 p2+p0   74 dst
        mov qword [r10 + 288], r9    ;    79.0 p0+p3   74 dst
        mov r9, qword [r8 + 12584]   ;    76.0 p2      74 dst
        xor r9, qword [rsp + 3608]   ;    80.0 p2+p0   74 dst
        mov qword [r10 + 296], r9    ;    81.0 p0+p3   74 dst
        mov r9, qword [r8 + 12592]   ;    78.0 p2      74 dst
        xor r9, qword [rsp + 3616]   ;    82.0 p2+p0   74 dst
        mov qword [r10 + 304], r9    ;    83.0 p0+p3   74 dst
        mov r9, qword [r8 + 12600]   ;    80.0 p2      74 dst
        xor r9, qword [rsp + 3624]   ;    84.0 p2+p0   74 dst
        mov qword [r10 + 312], r9    ;    85.0 p0+p3   74 dst
        mov r9, qword [r8 + 12608]   ;    82.0 p2      74 dst
        xor r9, qword [rsp + 3632]   ;    86.0 p2+p0   74 dst
        mov qword [r10 + 320], r9    ;    87.0 p0+p3   74 dst
        mov r9, qword [r8 + 12616]   ;    84.0 p2      74 dst
        xor r9, qword [rsp + 3640]   ;    88.0 p2+p0   74 dst
        mov qword [r10 + 328], r9    ;    89.0 p0+p3   74 dst
        mov r9, qword [r8 + 12624]   ;    86.0 p2      74 dst
        xor r9, qword [rsp + 3648]   ;    90.0 p2+p0   74 dst
        mov qword [r10 + 336], r9    ;    91.0 p0+p3   74 dst
        mov r9, qword [r8 + 12632]   ;    88.0 p2      74 dst
        xor r9, qword [rsp + 3656]   ;    92.0 p2+p0   74 dst
        mov qword [r10 + 344], r9    ;    93.0 p0+p3   74 dst
        mov r9, qword [r8 + 12640]   ;    90.0 p2      74 dst
        xor r9, qword [rsp + 3664]   ;    94.0 p2+p0   74 dst
        mov qword [r10 + 352], r9    ;    95.0 p0+p3   74 dst
        mov r9, qword [r8 + 12648]   ;    92.0 p2      74 dst
        xor r9, qword [rsp + 3672]   ;    96.0 p2+p0   74 dst
        mov qword [r10 + 360], r9    ;    97.0 p0+p3   74 dst
        mov r9, qword [r8 + 12656]   ;    94.0 p2      74 dst
        xor r9, qword [rsp + 3680]   ;    98.0 p2+p0   74 dst
        mov qword [r10 + 368], r9    ;    99.0 p0+p3   74 dst
        mov r9, qword [r8 + 12664]   ;    96.0 p2      74 dst
        xor r9, qword [rsp + 3688]   ;   100.0 p2+p0   74 dst
        mov qword [r10 + 376], r9    ;   101.0 p0+p3   74 dst
        mov r9, qword [r8 + 12672]   ;    98.0 p2      74 dst
        xor r9, qword [rsp + 3696]   ;   102.0 p2+p0   74 dst
        mov qword [r10 + 384], r9    ;   103.0 p0+p3   74 dst
        mov r9, qword [r8 + 12680]   ;   100.0 p2      74 dst
        xor r9, qword [rsp + 3704]   ;   104.0 p2+p0   74 dst
        mov qword [r10 + 392], r9    ;   105.0 p0+p3   74 dst
        mov r9, qword [r8 + 12688]   ;   102.0 p2      74 dst
        xor r9, qword [rsp + 3712]   ;   106.0 p2+p0   74 dst
        mov qword [r10 + 400], r9    ;   107.0 p0+p3   74 dst
        mov r9, qword [r8 + 12696]   ;   104.0 p2      74 dst
        xor r9, qword [rsp + 3720]   ;   108.0 p2+p0   74 dst
        mov qword [r10 + 408], r9    ;   109.0 p0+p3   74 dst
        mov r9, qword [r8 + 12704]   ;   106.0 p2      74 dst
        xor r9, qword [rsp + 3728]   ;   110.0 p2+p0   74 dst
        mov qword [r10 + 416], r9    ;   111.0 p0+p3   74 dst
        mov r9, qword [r8 + 12712]   ;   108.0 p2      74 dst
        xor r9, qword [rsp + 3736]   ;   112.0 p2+p0   74 dst
        mov qword [r10 + 424], r9    ;   113.0 p0+p3   74 dst
        mov r9, qword [r8 + 12720]   ;   110.0 p2      74 dst
        xor r9, qword [rsp + 3744]   ;   114.0 p2+p0   74 dst
        mov qword [r10 + 432], r9    ;   115.0 p0+p3   74 dst
        mov r9, qword [r8 + 12728]   ;   112.0 p2      74 dst
        xor r9, qword [rsp + 3752]   ;   116.0 p2+p0   74 dst
        mov qword [r10 + 440], r9    ;   117.0 p0+p3   74 dst
        mov r9, qword [r8 + 12736]   ;   114.0 p2      74 dst
        xor r9, qword [rsp + 3760]   ;   118.0 p2+p0   74 dst
        mov qword [r10 + 448], r9    ;   119.0 p0+p3   74 dst
        mov r9, qword [r8 + 12744]   ;   116.0 p2      74 dst
        xor r9, qword [rsp + 3768]   ;   120.0 p2+p0   74 dst
        mov qword [r10 + 456], r9    ;   121.0 p0+p3   74 dst
        mov r9, qword [r8 + 12752]   ;   118.0 p2      74 dst
        xor r9, qword [rsp + 3776]   ;   122.0 p2+p0   74 dst
        mov qword [r10 + 464], r9    ;   123.0 p0+p3   74 dst
        mov r9, qword [r8 + 12760]   ;   120.0 p2      74 dst
        xor r9, qword [rsp + 3784]   ;   124.0 p2+p0   74 dst
        mov qword [r10 + 472], r9    ;   125.0 p0+p3   74 dst
        mov r9, qword [r8 + 12768]   ;   122.0 p2      74 dst
        xor r9, qword [rsp + 3792]   ;   126.0 p2+p0   74 dst
        mov qword [r10 + 480], r9    ;   127.0 p0+p3   74 dst
        mov r9, qword [r8 + 12776]   ;   124.0 p2      74 dst
        xor r9, qword [rsp + 3800]   ;   128.0 p2+p0   74 dst
        mov qword [r10 + 488], r9    ;   129.0 p0+p3   74 dst
        mov r9, qword [r8 + 12784]   ;   126.0 p2      74 dst
        xor r9, qword [rsp + 3808]   ;   130.0 p2+p0   74 dst
        mov qword [r10 + 496], r9    ;   131.0 p0+p3   74 dst
        mov r9, qword [r8 + 12792]   ;   128.0 p2      74 dst
        xor r9, qword [rsp + 3816]   ;   132.0 p2+p0   74 dst
        mov qword [r10 + 504], r9    ;   133.0 p0+p3   74 dst
        mov r9, qword [r8 + 12800]   ;   130.0 p2      75 dst
        xor r9, qword [rsp + 3824]   ;   134.0 p2+p0   75 dst
        mov qword [r10 + 512], r9    ;   135.0 p0+p3   75 dst
        mov r9, qword [r8 + 12808]   ;   132.0 p2      75 dst
        xor r9, qword [rsp + 3832]   ;   136.0 p2+p0   75 dst
        mov qword [r10 + 520], r9    ;   137.0 p0+p3   75 dst
        mov r9, qword [r8 + 12816]   ;   134.0 p2      75 dst
        xor r9, qword [rsp + 3840]   ;   138.0 p2+p0   75 dst
        mov qword [r10 + 528], r9    ;   139.0 p0+p3   75 dst
        mov r9, qword [r8 + 12824]   ;   136.0 p2      75 dst
        xor r9, qword [rsp + 3848]   ;   140.0 p2+p0   75 dst
        mov qword [r10 + 536], r9    ;   141.0 p0+p3   75 dst
        mov r9, qword [r8 + 12832]   ;   138.0 p2      75 dst
        xor r9, qword [rsp + 3856]   ;   142.0 p2+p0   75 dst
        mov qword [r10 + 544], r9    ;   143.0 p0+p3   75 dst
        mov r9, qword [r8 + 12840]   ;   140.0 p2      75 dst
        xor r9, qword [rsp + 3864]   ;   144.0 p2+p0   75 dst
        mov qword [r10 + 552], r9    ;   145.0 p0+p3   75 dst
        mov r9, qword [r8 + 12848]   ;   142.0 p2      75 dst
        xor r9, qword [rsp + 3872]   ;   146.0 p2+p0   75 dst
        mov qword [r10 + 560], r9    ;   147.0 p0+p3   75 dst
        mov r9, qword [r8 + 12856]   ;   144.0 p2      75 dst
        xor r9, qword [rsp + 3880]   ;   148.0 p2+p0   75 dst
        mov qword [r10 + 568], r9    ;   149.0 p0+p3   75 dst
        mov r9, qword [r8 + 12864]   ;   146.0 p2      75 dst
        xor r9, qword [rsp + 3888]   ;   150.0 p2+p0   75 dst
        mov qword [r10 + 576], r9    ;   151.0 p0+p3   75 dst
        mov r9, qword [r8 + 12872]   ;   148.0 p2      75 dst
        xor r9, qword [rsp + 3896]   ;   152.0 p2+p0   75 dst
        mov qword [r10 + 584], r9    ;   153.0 p0+p3   75 dst
        mov r9, qword [r8 + 12880]   ;   150.0 p2      75 dst
        xor r9, qword [rsp + 3904]   ;   154.0 p2+p0   75 dst
        mov qword [r10 + 592], r9    ;   155.0 p0+p3   75 dst
        mov r9, qword [r8 + 12888]   ;   152.0 p2      75 dst
        xor r9, qword [rsp + 3912]   ;   156.0 p2+p0   75 dst
        mov qword [r10 + 600], r9    ;   157.0 p0+p3   75 dst
        mov r9, qword [r8 + 12896]   ;   154.0 p2      75 dst
        xor r9, qword [rsp + 3920]   ;   158.0 p2+p0   75 dst
        mov qword [r10 + 608], r9    ;   159.0 p0+p3   75 dst
        mov r9, qword [r8 + 12904]   ;   156.0 p2      75 dst
        xor r9, qword [rsp + 3928]   ;   160.0 p2+p0   75 dst
        mov qword [r10 + 616], r9    ;   161.0 p0+p3   75 dst
        mov r9, qword [r8 + 12912]   ;   158.0 p2      75 dst
        xor r9, qword [rsp + 3936]   ;   162.0 p2+p0   75 dst
        mov qword [r10 + 624], r9    ;   163.0 p0+p3   75 dst
        mov r9, qword [r8 + 12920]   ;   160.0 p2      75 dst
        xor r9, qword [rsp + 3944]   ;   164.0 p2+p0   75 dst
        mov qword [r10 + 632], r9    ;   165.0 p0+p3   75 dst
        mov r9, qword [r8 + 12928]   ;   162.0 p2      75 dst
        xor r9, qword [rsp + 3952]   ;   166.0 p2+p0   75 dst
        mov qword [r10 + 640], r9    ;   167.0 p0+p3   75 dst
        mov r9, qword [r8 + 12936]   ;   164.0 p2      75 dst
        xor r9, qword [rsp + 3960]   ;   168.0 p2+p0   75 dst
        mov qword [r10 + 648], r9    ;   169.0 p0+p3   75 dst
        mov r9, qword [r8 + 12944]   ;   166.0 p2      75 dst
        xor r9, qword [rsp + 3968]   ;   170.0 p2+p0   75 dst
        mov qword [r10 + 656], r9    ;   171.0 p0+p3   75 dst
        mov r9, qword [r8 + 12952]   ;   168.0 p2      75 dst
        xor r9, qword [rsp + 3976]   ;   172.0 p2+p0   75 dst
        mov qword [r10 + 664], r9    ;   173.0 p0+p3   75 dst
        mov r9, qword [r8 + 12960]   ;   170.0 p2      75 dst
        xor r9, qword [rsp + 3984]   ;   174.0 p2+p0   75 dst
        mov qword [r10 + 672], r9    ;   175.0 p0+p3   75 dst
        mov r9, qword [r8 + 12968]   ;   172.0 p2      75 dst
        xor r9, qword [rsp + 3992]   ;   176.0 p2+p0   75 dst
        mov qword [r10 + 680], r9    ;   177.0 p0+p3   75 dst
        mov r9, qword [r8 + 12976]   ;   174.0 p2      75 dst
        xor r9, qword [rsp + 4000]   ;   178.0 p2+p0   75 dst
        mov qword [r10 + 688], r9    ;   179.0 p0+p3   75 dst
        mov r9, qword [r8 + 12984]   ;   176.0 p2      75 dst
        xor r9, qword [rsp + 4008]   ;   180.0 p2+p0   75 dst
        mov qword [r10 + 696], r9    ;   181.0 p0+p3   75 dst
        mov r9, qword [r8 + 12992]   ;   178.0 p2      75 dst
        xor r9, qword [rsp + 4016]   ;   182.0 p2+p0   75 dst
        mov qword [r10 + 704], r9    ;   183.0 p0+p3   75 dst
        mov r9, qword [r8 + 13000]   ;   180.0 p2      75 dst
        xor r9, qword [rsp + 4024]   ;   184.0 p2+p0   75 dst
        mov qword [r10 + 712], r9    ;   185.0 p0+p3   75 dst
        mov r9, qword [r8 + 13008]   ;   182.0 p2      75 dst
        xor r9, qword [rsp + 4032]   ;   186.0 p2+p0   75 dst
        mov qword [r10 + 720], r9    ;   187.0 p0+p3   75 dst
        mov r9, qword [r8 + 13016]   ;   184.0 p2      75 dst
        xor r9, qword [rsp + 4040]   ;   188.0 p2+p0   75 dst
        mov qword [r10 + 728], r9    ;   189.0 p0+p3   75 dst
        mov r9, qword [r8 + 13024]   ;   186.0 p2      75 dst
        xor r9, qword [rsp + 4048]   ;   190.0 p2+p0   75 dst
        mov qword [r10 + 736], r9    ;   191.0 p0+p3   75 dst
        mov r9, qword [r8 + 13032]   ;   188.0 p2      75 dst
        xor r9, qword [rsp + 4056]   ;   192.0 p2+p0   75 dst
        mov qword [r10 + 744], r9    ;   193.0 p0+p3   75 dst
        mov r9, qword [r8 + 13040]   ;   190.0 p2      75 dst
        xor r9, qword [rsp + 4064]   ;   194.0 p2+p0   75 dst
        mov qword [r10 + 752], r9    ;   195.0 p0+p3   75 dst
        mov r9, qword [r8 + 13048]   ;   192.0 p2      75 dst
        xor r9, qword [rsp + 4072]   ;   196.0 p2+p0   75 dst
        mov qword [r10 + 760], r9    ;   197.0 p0+p3   75 dst
        mov r9, qword [r8 + 13056]   ;   194.0 p2      75 dst
        xor r9, qword [rsp + 4080]   ;   198.0 p2+p0   75 dst
        mov qword [r10 + 768], r9    ;   199.0 p0+p3   75 dst
        mov r9, qword [r8 + 13064]   ;   196.0 p2      75 dst
        xor r9, qword [rsp + 4088]   ;   200.0 p2+p0   75 dst
        mov qword [r10 + 776], r9    ;   201.0 p0+p3   75 dst
        mov r9, qword [r8 + 13072]   ;   198.0 p2      75 dst
        xor r9, qword [rsp + 4096]   ;   202.0 p2+p0   75 dst
        mov qword [r10 + 784], r9    ;   203.0 p0+p3   75 dst
        mov r9, qword [r8 + 13080]   ;   200.0 p2      75 dst
        xor r9, qword [rsp + 4104]   ;   204.0 p2+p0   75 dst
        mov qword [r10 + 792], r9    ;   205.0 p0+p3   75 dst
        mov r9, qword [r8 + 13088]   ;   202.0 p2      75 dst
        xor r9, qword [rsp + 4112]   ;   206.0 p2+p0   75 dst
        mov qword [r10 + 800], r9    ;   207.0 p0+p3   75 dst
        mov r9, qword [r8 + 13096]   ;   204.0 p2      75 dst
        xor r9, qword [rsp + 4120]   ;   208.0 p2+p0   75 dst
        mov qword [r10 + 808], r9    ;   209.0 p0+p3   75 dst
        mov r9, qword [r8 + 13104]   ;   206.0 p2      75 dst
        xor r9, qword [rsp + 4128]   ;   210.0 p2+p0   75 dst
        mov qword [r10 + 816], r9    ;   211.0 p0+p3   75 dst
        mov r9, qword [r8 + 13112]   ;   208.0 p2      75 dst
        xor r9, qword [rsp + 4136]   ;   212.0 p2+p0   75 dst
        mov qword [r10 + 824], r9    ;   213.0 p0+p3   75 dst
        mov r9, qword [r8 + 13120]   ;   210.0 p2      75 dst
        xor r9, qword [rsp + 4144]   ;   214.0 p2+p0   75 dst
        mov qword [r10 + 832], r9    ;   215.0 p0+p3   75 dst
        mov r9, qword [r8 + 13128]   ;   212.0 p2      75 dst
        xor r9, qword [rsp + 4152]   ;   216.0 p2+p0   75 dst
        mov qword [r10 + 840], r9    ;   217.0 p0+p3   75 dst
        mov r9, qword [r8 + 13136]   ;   214.0 p2      75 dst
        xor r9, qword [rsp + 4160]   ;   218.0 p2+p0   75 dst
        mov qword [r10 + 848], r9    ;   219.0 p0+p3   75 dst
        mov r9, qword [r8 + 13144]   ;   216.0 p2      75 dst
        xor r9, qword [rsp + 4168]   ;   220.0 p2+p0   75 dst
        mov qword [r10 + 856], r9    ;   221.0 p0+p3   75 dst
        mov r9, qword [r8 + 13152]   ;   218.0 p2      75 dst
        xor r9, qword [rsp + 4176]   ;   222.0 p2+p0   75 dst
        mov qword [r10 + 864], r9    ;   223.0 p0+p3   75 dst
        mov r9, qword [r8 + 13160]   ;   220.0 p2      75 dst
        xor r9, qword [rsp + 4184]   ;   224.0 p2+p0   75 dst
        mov qword [r10 + 872], r9    ;   225.0 p0+p3   75 dst
        mov r9, qword [r8 + 13168]   ;   222.0 p2      75 dst
        xor r9, qword [rsp + 4192]   ;   226.0 p2+p0   75 dst
        mov qword [r10 + 880], r9    ;   227.0 p0+p3   75 dst
        mov r9, qword [r8 + 13176]   ;   224.0 p2      75 dst
        xor r9, qword [rsp + 4200]   ;   228.0 p2+p0   75 dst
        mov qword [r10 + 888], r9    ;   229.0 p0+p3   75 dst
        mov r9, qword [r8 + 13184]   ;   226.0 p2      75 dst
        xor r9, qword [rsp + 4208]   ;   230.0 p2+p0   75 dst
        mov qword [r10 + 896], r9    ;   231.0 p0+p3   75 dst
        mov r9, qword [r8 + 13192]   ;   228.0 p2      75 dst
        xor r9, qword [rsp + 4216]   ;   232.0 p2+p0   75 dst
        mov qword [r10 + 904], r9    ;   233.0 p0+p3   75 dst
        mov r9, qword [r8 + 13200]   ;   230.0 p2      75 dst
        xor r9, qword [rsp + 4224]   ;   234.0 p2+p0   75 dst
        mov qword [r10 + 912], r9    ;   235.0 p0+p3   75 dst
        mov r9, qword [r8 + 13208]   ;   232.0 p2      75 dst
        xor r9, qword [rsp + 4232]   ;   236.0 p2+p0   75 dst
        mov qword [r10 + 920], r9    ;   237.0 p0+p3   75 dst
        mov r9, qword [r8 + 13216]   ;   234.0 p2      75 dst
        xor r9, qword [rsp + 4240]   ;   238.0 p2+p0   75 dst
        mov qword [r10 + 928], r9    ;   239.0 p0+p3   75 dst
        mov r9, qword [r8 + 13224]   ;   236.0 p2      75 dst
        xor r9, qword [rsp + 4248]   ;   240.0 p2+p0   75 dst
        mov qword [r10 + 936], r9    ;   241.0 p0+p3   75 dst
        mov r9, qword [r8 + 13232]   ;   238.0 p2      75 dst
        xor r9, qword [rsp + 4256]   ;   242.0 p2+p0   75 dst
        mov qword [r10 + 944], r9    ;   243.0 p0+p3   75 dst
        mov r9, qword [r8 + 13240]   ;   240.0 p2      75 dst
        xor r9, qword [rsp + 4264]   ;   244.0 p2+p0   75 dst
        mov qword [r10 + 952], r9    ;   245.0 p0+p3   75 dst
        mov r9, qword [r8 + 13248]   ;   242.0 p2      75 dst
        xor r9, qword [rsp + 4272]   ;   246.0 p2+p0   75 dst
        mov qword [r10 + 960], r9    ;   247.0 p0+p3   75 dst
        mov r9, qword [r8 + 13256]   ;   244.0 p2      75 dst
        xor r9, qword [rsp + 4280]   ;   248.0 p2+p0   75 dst
        mov qword [r10 + 968], r9    ;   249.0 p0+p3   75 dst
        mov r9, qword [r8 + 13264]   ;   246.0 p2      75 dst
        xor r9, qword [rsp + 4288]   ;   250.0 p2+p0   75 dst
        mov qword [r10 + 976], r9    ;   251.0 p0+p3   75 dst
        mov r9, qword [r8 + 13272]   ;   248.0 p2      75 dst
        xor r9, qword [rsp + 4296]   ;   252.0 p2+p0   75 dst
        mov qword [r10 + 984], r9    ;   253.0 p0+p3   75 dst
        mov r9, qword [r8 + 13280]   ;   250.0 p2      75 dst
        xor r9, qword [rsp + 4304]   ;   254.0 p2+p0   75 dst
        mov qword [r10 + 992], r9    ;   255.0 p0+p3   75 dst
        mov r9, qword [r8 + 13288]   ;   252.0 p2      75 dst
        xor r9, qword [rsp + 4312]   ;   256.0 p2+p0   75 dst
        mov qword [r10 + 1000], r9   ;   257.0 p0+p3   75 dst
        mov r9, qword [r8 + 13296]   ;   254.0 p2      75 dst
        xor r9, qword [rsp + 4320]   ;   258.0 p2+p0   75 dst
        mov qword [r10 + 1008], r9   ;   259.0 p0+p3   75 dst
        mov r8, qword [r8 + 13304]   ;   256.0 p2      75 dst
        xor r8, qword [rsp + 4328]   ;   260.0 p2+p0   75 dst
        mov qword [r10 + 1016], r8   ;   261.0 p0+p3   75 dst
        add r10, 0x400               ;   199.3 p1     152 blocks
        mov qword [rsp + 4352], r10  ;   257.7 p0+p3  152 blocks
        mov r8, qword [rsp + 0]      ;   258.0 p2     152 blocks
        add r8, 0x400                ;   262.0 p1     152 blocks
        mov qword [rsp + 0], r8      ;   263.0 p0+p3  152 blocks
        cmp r8, qword [rsp + 8]      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1118              ;                    frame
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

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
;   blocks/groups/rounds: 4639 uops, planned 2120.1; bounds: width 1546.3, ports 2051.5, path 68.0
;   blocks/groups.2: 643 uops, planned 276.2; bounds: width 214.3, ports 275.2, path 8.0
;   blocks.2: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/rounds: 4639 uops, planned 2116.1; bounds: width 1546.3, ports 2051.5, path 68.0
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
        mov qword [rsp + 2104], r10  ;     0.0 p0+p3   40 t spill
        mov qword [rsp + 2112], r11  ;     2.0 p0+p3   40 t spill
        mov qword [rsp + 2120], r12  ;     4.0 p0+p3   40 t spill
        mov rbx, r10                 ;     1.0 p1      40 t copy
        mov r10, r11                 ;     1.5 p1      40 t copy
        mov r11, r12                 ;     2.0 p1      40 t copy
        mov r12, r13                 ;     2.5 p1      40 t copy
        mov qword [rsp + 2128], r15  ;     6.0 p0+p3   40 t spill
        xor r12, qword [r8 + 1056]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2136], rdi  ;     8.0 p0+p3   40 t spill
        xor rbx, qword [r8 + 1032]   ;     5.6 p2+p0   40 t
        xor r11, qword [r8 + 1048]   ;     6.1 p2+p0   40 t
        mov qword [rsp + 2144], r13  ;    10.0 p0+p3   40 t spill
        mov r13, r14                 ;     5.3 p1      40 t copy
        mov rdx, r9                  ;     5.8 p1      40 t copy
        xor rdx, qword [r8 + 1024]   ;     7.7 p2+p0   40 t
        mov qword [rsp + 2152], r14  ;    12.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.0 p1      40 t copy
        mov r15, rsi                 ;     7.5 p1      40 t copy
        xor r15, qword [r8 + 1080]   ;     9.3 p2+p0   40 t
        mov qword [rsp + 2160], rsi  ;    14.0 p0+p3   40 t spill
        mov rsi, rdi                 ;     8.7 p1      40 t copy
        mov rdi, rbp                 ;     9.2 p1      40 t copy
        xor rdi, qword [r8 + 1096]   ;    10.9 p2+p0   40 t
        xor r14, qword [r8 + 1072]   ;    11.4 p2+p0   40 t
        xor rsi, qword [r8 + 1088]   ;    12.0 p2+p0   40 t
        mov qword [rsp + 2168], rsi  ;    16.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1152]   ;    12.3 p2      40 t
        xor r13, qword [r8 + 1064]   ;    13.6 p2+p0   40 t
        mov qword [rsp + 2176], rbp  ;    18.0 p0+p3   40 t spill
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 1104]   ;    15.1 p2+p0   40 t
        mov qword [rsp + 2184], rax  ;    20.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 1112]   ;    16.7 p2+p0   40 t
        xor r10, qword [r8 + 1040]   ;    17.3 p2+p0   40 t
        xor rsi, qword [rsp + 1704]  ;    17.9 p2+p0   40 t
        mov qword [rsp + 2192], rsi  ;    22.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1160]   ;    18.3 p2      40 t
        xor rsi, qword [rsp + 1712]  ;    22.3 p2+p0   40 t
        mov qword [rsp + 2200], rsi  ;    24.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1168]   ;    20.3 p2      40 t
        xor rsi, qword [rsp + 1720]  ;    24.3 p2+p0   40 t
        mov qword [rsp + 2208], rsi  ;    26.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1176]   ;    22.3 p2      40 t
        xor rsi, qword [rsp + 1728]  ;    26.3 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    28.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1184]   ;    24.3 p2      40 t
        xor rsi, qword [rsp + 1736]  ;    28.3 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1192]   ;    26.3 p2      40 t
        xor rsi, qword [rsp + 1744]  ;    30.3 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1200]   ;    28.3 p2      40 t
        xor rsi, qword [rsp + 1752]  ;    32.3 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1208]   ;    30.3 p2      40 t
        xor rsi, qword [rsp + 1760]  ;    34.3 p2+p0   40 t
        mov qword [rsp + 2248], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1216]   ;    32.3 p2      40 t
        xor rsi, qword [rsp + 1768]  ;    36.3 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1224]   ;    34.3 p2      40 t
        xor rsi, qword [rsp + 1776]  ;    38.3 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1232]   ;    36.3 p2      40 t
        xor rsi, qword [rsp + 1784]  ;    40.3 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1240]   ;    38.3 p2      40 t
        xor rsi, qword [rsp + 1792]  ;    42.3 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1248]   ;    40.3 p2      40 t
        xor rsi, qword [rsp + 1800]  ;    44.3 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1256]   ;    42.3 p2      40 t
        xor rsi, qword [rsp + 1808]  ;    46.3 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1264]   ;    44.3 p2      40 t
        xor rsi, qword [rsp + 1816]  ;    48.3 p2+p0   40 t
        mov qword [rsp + 2304], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1272]   ;    46.3 p2      40 t
        xor rsi, qword [rsp + 1824]  ;    50.3 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1280]   ;    48.3 p2      40 t
        xor rsi, qword [rsp + 1832]  ;    52.3 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1288]   ;    50.3 p2      40 t
        xor rsi, qword [rsp + 1840]  ;    54.3 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1296]   ;    52.3 p2      40 t
        xor rsi, qword [rsp + 1848]  ;    56.3 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1304]   ;    54.3 p2      40 t
        xor rsi, qword [rsp + 1856]  ;    58.3 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1312]   ;    56.3 p2      40 t
        xor rsi, qword [rsp + 1864]  ;    60.3 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1320]   ;    58.3 p2      40 t
        xor rsi, qword [rsp + 1872]  ;    62.3 p2+p0   40 t
        mov qword [rsp + 2360], rcx  ;    64.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1120]   ;    60.3 p2      40 t
        xor rcx, qword [rsp + 1672]  ;    64.3 p2+p0   40 t
        mov qword [rsp + 2368], r9   ;    66.0 p0+p3   40 t spill
        mov r9, qword [r8 + 1128]    ;    62.3 p2      40 t
        xor r9, qword [rsp + 1680]   ;    66.3 p2+p0   40 t
        mov qword [rsp + 2376], rcx  ;    68.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 1144]   ;    64.3 p2      40 t
        xor rcx, qword [rsp + 1696]  ;    68.3 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1328]   ;    66.3 p2      40 t
        xor rsi, qword [rsp + 1880]  ;    70.3 p2+p0   40 t
        mov qword [rsp + 2392], rbp  ;    72.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1136]   ;    68.3 p2      40 t
        xor rbp, qword [rsp + 1688]  ;    72.3 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1336]   ;    70.3 p2      40 t
        xor rsi, qword [rsp + 1888]  ;    74.3 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1344]   ;    72.3 p2      40 t
        xor rsi, qword [rsp + 1896]  ;    76.3 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1352]   ;    74.3 p2      40 t
        xor rsi, qword [rsp + 1904]  ;    78.3 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    80.0 p0+p3   40 t spill
        mov qword [rsp + 2432], rax  ;    82.0 p0+p3   40 t spill
        mov rax, r13                 ;    56.0 p1      41 t copy
        not rdx                      ;    66.0 p0      41 t
        not r14                      ;    66.5 p0      41 t
        mov rsi, qword [r8 + 1360]   ;    76.3 p2      40 t
        xor rsi, qword [rsp + 1912]  ;    80.3 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1368]   ;    78.3 p2      40 t
        xor rsi, qword [rsp + 1920]  ;    82.3 p2+p0   40 t
        mov qword [rsp + 2448], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1376]   ;    80.3 p2      40 t
        xor rsi, qword [rsp + 1928]  ;    84.3 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1384]   ;    82.3 p2      40 t
        xor rsi, qword [rsp + 1936]  ;    86.3 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1392]   ;    84.3 p2      40 t
        xor rsi, qword [rsp + 1944]  ;    88.3 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1400]   ;    86.3 p2      40 t
        xor rsi, qword [rsp + 1952]  ;    90.3 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1408]   ;    88.3 p2      40 t
        xor rsi, qword [rsp + 1960]  ;    92.3 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1416]   ;    90.3 p2      40 t
        xor rsi, qword [rsp + 1968]  ;    94.3 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1424]   ;    92.3 p2      40 t
        xor rsi, qword [rsp + 1976]  ;    96.3 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1432]   ;    94.3 p2      40 t
        xor rsi, qword [rsp + 1984]  ;    98.3 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1440]   ;    96.3 p2      40 t
        xor rsi, qword [rsp + 1992]  ;   100.3 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   104.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1448]   ;    98.3 p2      40 t
        xor rsi, qword [rsp + 2000]  ;   102.3 p2+p0   40 t
        mov qword [rsp + 2528], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1456]   ;   100.3 p2      40 t
        xor rsi, qword [rsp + 2008]  ;   104.3 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1464]   ;   102.3 p2      40 t
        xor rsi, qword [rsp + 2016]  ;   106.3 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   110.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1472]   ;   104.3 p2      40 t
        xor rsi, qword [rsp + 2024]  ;   108.3 p2+p0   40 t
        mov qword [rsp + 2552], rsi  ;   112.0 p0+p3   40 t spill
        mov qword [rsp + 2560], r9   ;   114.0 p0+p3   40 t spill
        mov qword [rsp + 2568], rcx  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1480]   ;   106.3 p2      40 t
        not r10                      ;    92.5 p0      41 t
        xor rsi, qword [rsp + 2032]  ;   110.3 p2+p0   40 t
        mov qword [rsp + 2576], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1488]   ;   108.3 p2      40 t
        xor rsi, qword [rsp + 2040]  ;   112.3 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1496]   ;   110.3 p2      40 t
        xor rsi, qword [rsp + 2048]  ;   114.3 p2+p0   40 t
        mov qword [rsp + 2592], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1504]   ;   112.3 p2      40 t
        xor rsi, qword [rsp + 2056]  ;   116.3 p2+p0   40 t
        mov qword [rsp + 2600], rsi  ;   124.0 p0+p3   40 t spill
        xor rax, rbx                 ;    99.3 p0      41 t
        mov rsi, qword [r8 + 1512]   ;   114.3 p2      40 t
        xor rsi, qword [rsp + 2064]  ;   118.3 p2+p0   40 t
        mov qword [rsp + 2608], rsi  ;   126.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1520]   ;   116.3 p2      40 t
        xor rsi, qword [rsp + 2072]  ;   120.3 p2+p0   40 t
        mov qword [rsp + 2616], r8   ;   128.0 p0+p3   61 r.0 spill
        not r15                      ;   103.0 p0      41 t
        mov qword [rsp + 2624], rbx  ;   130.0 p0+p3   40 t spill
        mov qword [rsp + 2632], rbp  ;   132.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1528]   ;   118.3 p2      40 t
        mov r8, r11                  ;    87.7 p1      41 t copy
        xor r8, r14                  ;   105.5 p0      41 t
        xor rdx, r8                  ;   106.5 p0      41 t
        xor r15, rdx                 ;   107.5 p0      41 t
        mov qword [rsp + 2640], r10  ;   134.0 p0+p3   41 t spill
        mov qword [rsp + 2648], r15  ;   136.0 p0+p3   41 t spill
        xor rbp, qword [rsp + 2080]  ;   122.3 p2+p0   40 t
        mov qword [rsp + 2656], rbp  ;   138.0 p0+p3   40 t spill
        mov rbp, rax                 ;   100.3 p1      41 t copy
        xor rbp, rdx                 ;   110.8 p0      41 t
        mov qword [rsp + 2664], rsi  ;   140.0 p0+p3   40 t spill
        mov rsi, r12                 ;    91.7 p1      41 t copy
        xor rsi, rbx                 ;   112.4 p0      41 t
        mov rbx, r10                 ;    93.5 p1      41 t copy
        mov r9, rsi                  ;   113.4 p1      41 t copy
        xor r9, r15                  ;   114.4 p0      41 t
        xor r8, rsi                  ;   113.5 p0      41 t
        mov rcx, r15                 ;   108.5 p1      41 t copy
        xor rbx, rdx                 ;   114.1 p0      41 t
        xor r13, r8                  ;   114.7 p0      41 t
        mov qword [rsp + 2672], rdx  ;   142.0 p0+p3   41 t spill
        mov qword [rsp + 2680], rdi  ;   144.0 p0+p3   40 t spill
        mov qword [rsp + 2688], rbx  ;   146.0 p0+p3   41 t spill
        mov qword [rsp + 2696], r9   ;   148.0 p0+p3   41 t spill
        xor r12, r10                 ;   119.3 p0      41 t
        mov rdi, r12                 ;   120.3 p1      41 t copy
        mov r10, r15                 ;   108.5 p1      41 t copy
        or rcx, rbp                  ;   119.8 p0      41 t
        xor r10, r8                  ;   120.4 p0      41 t
        mov r15, rdx                 ;   107.5 p1      41 t copy
        mov qword [rsp + 2704], r10  ;   150.0 p0+p3   41 t spill
        mov rdx, r9                  ;   115.4 p1      41 t copy
        or r15, r10                  ;   122.0 p0      41 t
        xor rdi, r8                  ;   122.5 p0      41 t
        mov qword [rsp + 2712], rdi  ;   152.0 p0+p3   41 t spill
        xor r11, r10                 ;   124.1 p0      41 t
        mov r10, r14                 ;   100.0 p1      41 t copy
        or r10, r9                   ;   124.7 p0      41 t
        xor r13, r10                 ;   125.7 p0      41 t
        xor r14, rcx                 ;   125.8 p0      41 t
        xor r15, rcx                 ;   126.4 p0      41 t
        mov rcx, rax                 ;   101.7 p1      41 t copy
        and rcx, r8                  ;   127.0 p0      41 t
        xor r10, rcx                 ;   128.0 p0      41 t
        mov rcx, rbx                 ;   115.1 p1      41 t copy
        mov r9, rbx                  ;   115.1 p1      41 t copy
        xor rdx, rdi                 ;   128.1 p0      41 t
        xor r9, r11                  ;   128.7 p0      41 t
        mov rbx, rdi                 ;   123.5 p1      41 t copy
        and rbx, r9                  ;   129.7 p0      41 t
        and rcx, rdx                 ;   129.8 p0      41 t
        xor r13, rcx                 ;   130.8 p0      41 t
        xor r14, r10                 ;   131.0 p0      41 t
        xor r10, rbx                 ;   131.5 p0      41 t
        mov rbx, r12                 ;   120.3 p1      41 t copy
        mov rcx, rax                 ;   106.5 p1      41 t copy
        xor rcx, r9                  ;   132.1 p0      41 t
        and rbx, rcx                 ;   133.1 p0      41 t
        mov rdi, rsi                 ;   113.4 p1      41 t copy
        xor r15, r13                 ;   133.2 p0      41 t
        xor r14, rbx                 ;   134.1 p0      41 t
        mov rbx, rbp                 ;   111.8 p1      41 t copy
        xor rbx, r11                 ;   134.4 p0      41 t
        and rdi, rbx                 ;   135.4 p0      41 t
        xor r10, rdi                 ;   136.4 p0      41 t
        xor r13, rdi                 ;   136.4 p0      41 t
        mov rdi, qword [rsp + 2640]  ;   134.0 p2      41 t
        or rdi, qword [rsp + 2624]   ;   138.0 p2+p0   41 t
        xor r13, rdi                 ;   139.0 p0      41 t
        mov rdi, r15                 ;   134.2 p1      41 t copy
        mov qword [rsp + 2720], rdx  ;   154.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.4 p1      41 t copy
        and rdi, r14                 ;   138.8 p0      41 t
        xor r13, rdi                 ;   140.0 p0      41 t
        and rdx, r13                 ;   141.0 p0      41 t
        xor r13, r14                 ;   141.0 p0      41 t
        xor r15, rdx                 ;   142.0 p0      41 t
        or rdi, r13                  ;   142.0 p0      41 t
        mov rdx, r10                 ;   137.4 p1      41 t copy
        xor rdi, r15                 ;   143.0 p0      41 t
        and rdx, r15                 ;   143.0 p0      41 t
        xor r14, rdx                 ;   144.0 p0      41 t
        and r15, r14                 ;   145.0 p0      41 t
        xor r10, r15                 ;   146.0 p0      41 t
        mov r15, rdi                 ;   144.0 p1      41 t copy
        mov rdx, rdi                 ;   144.0 p1      41 t copy
        or rdx, r14                  ;   145.1 p0      41 t
        and rbx, rdi                 ;   145.7 p0      41 t
        xor r13, rdx                 ;   146.2 p0      41 t
        xor r15, r14                 ;   146.8 p0      41 t
        and rcx, r15                 ;   147.8 p0      41 t
        and rsi, rdi                 ;   147.9 p0      41 t
        and r12, r15                 ;   148.5 p0      41 t
        xor r15, r13                 ;   149.1 p0      41 t
        and r9, r15                  ;   150.1 p0      41 t
        xor rcx, r9                  ;   151.1 p0      41 t
        and r8, r13                  ;   150.8 p0      41 t
        and rax, r13                 ;   151.4 p0      41 t
        xor rax, r9                  ;   152.4 p0      41 t
        xor r13, r10                 ;   152.5 p0      41 t
        and rbp, r13                 ;   153.5 p0      41 t
        xor rbp, rbx                 ;   154.5 p0      41 t
        mov rdx, qword [rsp + 2672]  ;   142.0 p2      41 t
        xor rbp, rcx                 ;   155.5 p0      41 t
        mov r9, qword [rsp + 2704]   ;   150.0 p2      41 t
        and r9, r10                  ;   154.8 p0      41 t
        xor r9, r12                  ;   155.8 p0      41 t
        xor rdi, r13                 ;   155.9 p0      41 t
        and r13, qword [rsp + 2648]  ;   156.5 p2+p0   41 t
        xor r12, r13                 ;   157.5 p0      41 t
        and rdx, r10                 ;   157.7 p0      41 t
        xor r10, r14                 ;   158.2 p0      41 t
        mov r13, qword [rsp + 2720]  ;   154.0 p2      41 t
        and r13, r10                 ;   159.2 p0      41 t
        and r10, qword [rsp + 2688]  ;   159.4 p2+p0   41 t
        xor r8, r9                   ;   159.9 p0      41 t
        xor r8, r13                  ;   160.9 p0      41 t
        and r11, rdi                 ;   161.1 p0      41 t
        and rdi, qword [rsp + 2696]  ;   161.7 p2+p0   41 t
        xor rdi, r12                 ;   162.7 p0      41 t
        and r15, qword [rsp + 2712]  ;   162.8 p2+p0   41 t
        xor rdi, r13                 ;   163.7 p0      41 t
        mov r13, qword [rsp + 2640]  ;   134.0 p2      41 t
        xor rdx, rcx                 ;   163.9 p0      41 t
        xor r10, rax                 ;   164.5 p0      41 t
        xor rsi, r12                 ;   165.1 p0      41 t
        xor r9, rdi                  ;   165.6 p0      41 t
        xor r9, rbp                  ;   166.6 p0      41 t
        mov r12, qword [rsp + 2568]  ;   138.0 p2      23 t
        xor rbx, rax                 ;   166.8 p0      41 t
        xor rbx, r11                 ;   167.8 p0      41 t
        and r13, r14                 ;   167.9 p0      41 t
        xor r13, r8                  ;   168.9 p0      41 t
        xor r10, r13                 ;   169.9 p0      41 t
        and r14, qword [rsp + 2624]  ;   169.6 p2+p0   41 t
        xor rdx, r13                 ;   170.2 p0      41 t
        mov r11, rdx                 ;   171.2 p1      41 t copy
        xor r14, rdi                 ;   170.8 p0      41 t
        xor r14, r13                 ;   171.8 p0      41 t
        mov r13, qword [rsp + 2680]  ;   144.0 p2      23 t
        xor rsi, r14                 ;   172.8 p0      41 t
        xor rbx, rdx                 ;   172.5 p0      41 t
        mov rcx, qword [rsp + 2432]  ;   146.0 p2      40 t reload
        not r8                       ;   173.1 p0      41 t
        mov qword [rsp + 2680], r9   ;   173.6 p0+p3   41 t spill
        xor r15, r14                 ;   174.6 p0      41 t
        mov r14, qword [rsp + 2560]  ;   149.0 p2      23 t
        not rbx                      ;   175.1 p0      41 t
        mov rax, qword [rsp + 2168]  ;   150.0 p2      23 t
        mov rdx, qword [rsp + 2168]  ;   151.0 p2      23 t
        xor r11, r10                 ;   175.6 p0      41 t
        xor r11, rsi                 ;   176.6 p0      41 t
        xor rax, rcx                 ;   176.8 p0      23 t
        not r14                      ;   177.4 p0      23 t
        xor rbp, r11                 ;   177.9 p0      41 t
        mov rdi, qword [rsp + 2632]  ;   152.3 p2      23 t
        not r13                      ;   178.4 p0      23 t
        not rbp                      ;   178.9 p0      41 t
        not rsi                      ;   179.4 p0      41 t
        mov qword [rsp + 2568], r8   ;   179.9 p0+p3   41 t spill
        not rdi                      ;   180.9 p0      23 t
        not r12                      ;   181.4 p0      23 t
        xor r11, r15                 ;   181.9 p0      41 t
        mov qword [rsp + 2432], r10  ;   182.5 p0+p3   41 t spill
        mov r10, qword [rsp + 2392]  ;   155.3 p2      23 t
        xor r10, r14                 ;   183.5 p0      23 t
        xor r12, r10                 ;   184.5 p0      23 t
        not r15                      ;   184.6 p0      41 t
        xor rdx, qword [rsp + 2376]  ;   185.1 p2+p0   23 t
        mov qword [rsp + 2560], rbp  ;   185.7 p0+p3   41 t spill
        mov qword [rsp + 2712], rbx  ;   186.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   158.0 p2      23 t
        xor rdi, r12                 ;   187.7 p0      23 t
        mov r9, rdi                  ;   188.7 p1      23 t copy
        mov qword [rsp + 2640], rdi  ;   188.7 p0+p3   23 t spill
        mov qword [rsp + 2392], rsi  ;   189.3 p0+p3   41 t spill
        mov qword [rsp + 2624], r11  ;   190.3 p0+p3   41 t spill
        xor r10, rax                 ;   191.3 p0      23 t
        mov r11, r13                 ;   179.4 p1      23 t copy
        xor r11, r12                 ;   191.9 p0      23 t
        xor rcx, r13                 ;   192.4 p0      23 t
        mov r8, rcx                  ;   193.4 p1      23 t copy
        mov rbp, rax                 ;   177.8 p1      23 t copy
        mov qword [rsp + 2632], r15  ;   193.0 p0+p3   41 t spill
        xor r8, r10                  ;   194.4 p0      23 t
        mov r15, rdx                 ;   186.1 p1      23 t copy
        xor r15, r12                 ;   194.6 p0      23 t
        or r9, r15                   ;   195.6 p0      23 t
        xor rbp, rdi                 ;   195.7 p0      23 t
        mov qword [rsp + 2688], rbp  ;   196.7 p0+p3   23 t spill
        mov rsi, rdi                 ;   188.7 p1      23 t copy
        mov rdi, r12                 ;   185.5 p1      23 t copy
        xor rsi, r10                 ;   197.3 p0      23 t
        or rdi, rsi                  ;   198.3 p0      23 t
        xor rbx, rsi                 ;   198.4 p0      23 t
        mov qword [rsp + 2696], rsi  ;   199.0 p0+p3   23 t spill
        mov qword [rsp + 2648], r11  ;   200.0 p0+p3   23 t spill
        mov rsi, rbp                 ;   196.7 p1      23 t copy
        xor rsi, r8                  ;   201.0 p0      23 t
        xor rdi, r9                  ;   201.6 p0      23 t
        xor r9, r14                  ;   202.1 p0      23 t
        mov qword [rsp + 2720], rsi  ;   202.7 p0+p3   23 t spill
        or r14, rbp                  ;   203.7 p0      23 t
        mov rbp, rdx                 ;   186.1 p1      23 t copy
        and rbp, r10                 ;   204.3 p0      23 t
        xor rbp, r14                 ;   205.3 p0      23 t
        xor r14, qword [rsp + 2376]  ;   205.4 p2+p0   23 t
        mov qword [rsp + 2376], r12  ;   206.0 p0+p3   23 t spill
        mov r12, r11                 ;   192.9 p1      23 t copy
        and r12, rsi                 ;   207.0 p0      23 t
        mov rsi, r11                 ;   192.9 p1      23 t copy
        mov r11, r8                  ;   195.4 p1      23 t copy
        xor r14, r10                 ;   207.6 p0      23 t
        xor r14, r12                 ;   208.6 p0      23 t
        xor rdi, r14                 ;   209.6 p0      23 t
        xor rsi, rbx                 ;   209.3 p0      23 t
        and r11, rsi                 ;   210.3 p0      23 t
        mov r12, rdx                 ;   186.1 p1      23 t copy
        xor r12, rsi                 ;   210.4 p0      23 t
        mov qword [rsp + 2704], r8   ;   211.0 p0+p3   23 t spill
        xor r9, rbp                  ;   212.0 p0      23 t
        xor rbp, r11                 ;   212.6 p0      23 t
        mov r11, rcx                 ;   193.4 p1      23 t copy
        and r11, r12                 ;   213.1 p0      23 t
        xor r9, r11                  ;   214.1 p0      23 t
        mov r11, qword [rsp + 2168]  ;   176.3 p2      23 t
        or r11, r13                  ;   214.3 p0      23 t
        xor r14, r11                 ;   215.3 p0      23 t
        mov r11, r15                 ;   195.6 p1      23 t copy
        xor r11, rbx                 ;   215.4 p0      23 t
        mov r8, rax                  ;   178.0 p1      23 t copy
        and r8, r11                  ;   216.4 p0      23 t
        mov qword [rsp + 2672], r13  ;   216.6 p0+p3   23 t spill
        xor rbp, r8                  ;   217.6 p0      23 t
        xor r14, r8                  ;   218.1 p0      23 t
        mov r8, rdi                  ;   210.6 p1      23 t copy
        and r8, r9                   ;   218.7 p0      23 t
        xor r14, r8                  ;   219.7 p0      23 t
        mov r13, rbp                 ;   218.6 p1      23 t copy
        and r13, r14                 ;   220.7 p0      23 t
        xor rdi, r13                 ;   221.7 p0      23 t
        mov r13, rbp                 ;   218.6 p1      23 t copy
        xor r14, r9                  ;   221.0 p0      23 t
        or r8, r14                   ;   222.0 p0      23 t
        xor r8, rdi                  ;   223.0 p0      23 t
        and r11, r8                  ;   224.0 p0      23 t
        and r13, rdi                 ;   223.3 p0      23 t
        xor r9, r13                  ;   224.3 p0      23 t
        and rdi, r9                  ;   225.3 p0      23 t
        xor rbp, rdi                 ;   226.3 p0      23 t
        mov rdi, qword [rsp + 2376]  ;   206.0 p2      23 t
        mov r13, r8                  ;   224.0 p1      23 t copy
        or r13, r9                   ;   225.5 p0      23 t
        xor r14, r13                 ;   226.5 p0      23 t
        mov r13, r8                  ;   224.0 p1      23 t copy
        xor r13, r9                  ;   226.7 p0      23 t
        and rcx, r13                 ;   227.7 p0      23 t
        and rdx, r14                 ;   227.8 p0      23 t
        and r12, r13                 ;   228.4 p0      23 t
        xor r13, r14                 ;   229.0 p0      23 t
        and rsi, r13                 ;   230.0 p0      23 t
        xor r12, rsi                 ;   231.0 p0      23 t
        xor rsi, rdx                 ;   231.0 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   199.0 p2      23 t
        and rdx, rbp                 ;   231.3 p0      23 t
        and rdi, rbp                 ;   231.8 p0      23 t
        and rax, r8                  ;   232.4 p0      23 t
        and r10, r14                 ;   233.0 p0      23 t
        xor r14, rbp                 ;   233.5 p0      23 t
        and r15, r14                 ;   234.5 p0      23 t
        xor r15, r11                 ;   235.5 p0      23 t
        mov qword [rsp + 2696], rax  ;   235.3 p0+p3   23 t spill
        mov rax, qword [rsp + 2640]  ;   192.0 p2      23 t
        xor rbp, r9                  ;   236.3 p0      23 t
        xor rdx, rcx                 ;   236.8 p0      23 t
        xor r10, rdx                 ;   237.8 p0      23 t
        xor r8, r14                  ;   238.0 p0      23 t
        and rax, r14                 ;   238.5 p0      23 t
        and rbx, r8                  ;   239.1 p0      23 t
        mov r14, qword [rsp + 2648]  ;   200.0 p2      23 t
        and r14, rbp                 ;   239.7 p0      23 t
        xor r14, rsi                 ;   240.7 p0      23 t
        xor r15, r12                 ;   240.8 p0      23 t
        xor rcx, rax                 ;   241.4 p0      23 t
        mov rax, qword [rsp + 2720]  ;   202.7 p2      23 t
        and rax, rbp                 ;   242.0 p0      23 t
        xor r10, rax                 ;   243.0 p0      23 t
        mov rbp, qword [rsp + 2688]  ;   197.0 p2      23 t
        and rbp, r8                  ;   243.1 p0      23 t
        xor rbp, rcx                 ;   244.1 p0      23 t
        xor rbp, rax                 ;   245.1 p0      23 t
        mov rax, qword [rsp + 2168]  ;   198.3 p2      23 t
        and rax, r9                  ;   244.8 p0      23 t
        xor rax, rbp                 ;   246.1 p0      23 t
        xor rdx, rbp                 ;   246.1 p0      23 t
        mov rbp, qword [rsp + 2248]  ;   199.7 p2      22 t
        not rbp                      ;   246.5 p0      22 t
        xor r12, rdi                 ;   247.0 p0      23 t
        xor r11, rsi                 ;   247.6 p0      23 t
        xor r11, rbx                 ;   248.6 p0      23 t
        mov rbx, qword [rsp + 2200]  ;   201.3 p2      22 t
        mov r8, qword [rsp + 2672]   ;   216.6 p2      23 t
        and r8, r9                   ;   248.7 p0      23 t
        mov r9, qword [rsp + 2704]   ;   211.0 p2      23 t
        xor rbx, qword [rsp + 2232]  ;   249.3 p2+p0   22 t
        mov rdi, qword [rsp + 2240]  ;   205.3 p2      22 t
        not rdi                      ;   249.9 p0      22 t
        xor rdx, r15                 ;   250.4 p0      23 t
        mov qword [rsp + 2240], rdx  ;   251.4 p0+p3   23 t spill
        xor r8, r10                  ;   252.0 p0      23 t
        xor r12, r8                  ;   253.0 p0      23 t
        xor r14, r8                  ;   253.1 p0      23 t
        and r9, r13                  ;   253.7 p0      23 t
        mov rsi, r12                 ;   254.0 p1      23 t copy
        mov r13, qword [rsp + 2696]  ;   235.3 p2      23 t
        xor r13, rcx                 ;   254.2 p0      23 t
        mov rcx, qword [rsp + 2224]  ;   207.3 p2      40 t reload
        xor rsi, r14                 ;   255.0 p0      23 t
        mov qword [rsp + 2224], r14  ;   255.4 p0+p3   23 t spill
        mov r14, qword [rsp + 2216]  ;   208.3 p2      22 t
        xor rax, r8                  ;   256.4 p0      23 t
        xor r13, rax                 ;   257.4 p0      23 t
        xor r9, rax                  ;   257.5 p0      23 t
        xor rsi, r13                 ;   258.4 p0      23 t
        xor r15, rsi                 ;   259.4 p0      23 t
        xor r14, rdi                 ;   259.2 p0      22 t
        mov r8, qword [rsp + 2192]   ;   210.3 p2      22 t
        not r8                       ;   259.8 p0      22 t
        xor r8, r14                  ;   260.8 p0      22 t
        mov rax, qword [rsp + 2200]  ;   211.3 p2      22 t
        xor rax, rcx                 ;   260.9 p0      22 t
        xor r11, r12                 ;   261.5 p0      23 t
        mov r12, qword [rsp + 2208]  ;   212.3 p2      22 t
        not r11                      ;   262.5 p0      23 t
        mov qword [rsp + 2192], r11  ;   263.5 p0+p3   23 t spill
        not r12                      ;   263.5 p0      22 t
        xor rcx, r12                 ;   264.5 p0      22 t
        mov r11, rcx                 ;   265.5 p1      22 t copy
        xor rsi, r9                  ;   264.6 p0      23 t
        mov qword [rsp + 2704], rsi  ;   265.6 p0+p3   23 t spill
        xor rbp, r8                  ;   266.2 p0      22 t
        mov rsi, rbp                 ;   267.2 p1      22 t copy
        not r15                      ;   266.7 p0      23 t
        not r10                      ;   267.2 p0      23 t
        not r13                      ;   267.7 p0      23 t
        mov qword [rsp + 2696], r13  ;   268.7 p0+p3   23 t spill
        mov qword [rsp + 2168], rbp  ;   269.2 p0+p3   22 t spill
        not r9                       ;   270.2 p0      23 t
        mov qword [rsp + 2688], r8   ;   270.7 p0+p3   22 t spill
        mov qword [rsp + 2248], r9   ;   271.7 p0+p3   23 t spill
        mov r9, qword [rsp + 2216]   ;   218.3 p2      22 t
        mov qword [rsp + 2216], r15  ;   272.7 p0+p3   23 t spill
        mov r15, rbx                 ;   250.3 p1      22 t copy
        xor r15, r8                  ;   273.7 p0      22 t
        mov rdx, rax                 ;   261.9 p1      22 t copy
        xor rdx, rbp                 ;   274.3 p0      22 t
        xor r14, rax                 ;   274.9 p0      22 t
        mov qword [rsp + 2208], r10  ;   275.5 p0+p3   23 t spill
        mov r10, rbp                 ;   267.2 p1      22 t copy
        or r10, r15                  ;   276.5 p0      22 t
        mov qword [rsp + 2376], r12  ;   277.0 p0+p3   22 t spill
        mov r13, r12                 ;   264.5 p1      22 t copy
        xor r13, r8                  ;   278.0 p0      22 t
        mov rbp, r8                  ;   261.8 p1      22 t copy
        xor rsi, r14                 ;   278.6 p0      22 t
        or rbp, rsi                  ;   279.6 p0      22 t
        xor r9, rsi                  ;   279.7 p0      22 t
        xor r11, r14                 ;   280.3 p0      22 t
        xor rbp, r10                 ;   280.9 p0      22 t
        mov qword [rsp + 2640], r11  ;   281.4 p0+p3   22 t spill
        mov r8, rdx                  ;   275.3 p1      22 t copy
        mov qword [rsp + 2672], rsi  ;   282.4 p0+p3   22 t spill
        xor r8, r11                  ;   283.4 p0      22 t
        mov rsi, rdi                 ;   250.9 p1      22 t copy
        or rsi, rdx                  ;   284.0 p0      22 t
        mov qword [rsp + 2648], r8   ;   284.6 p0+p3   22 t spill
        mov qword [rsp + 2720], r13  ;   285.6 p0+p3   22 t spill
        xor rdi, r10                 ;   286.6 p0      22 t
        mov r10, qword [rsp + 2232]  ;   228.6 p2      22 t
        mov qword [rsp + 2232], rdx  ;   287.2 p0+p3   22 t spill
        xor r10, r14                 ;   288.2 p0      22 t
        xor r10, rsi                 ;   289.2 p0      22 t
        mov rdx, rbx                 ;   250.3 p1      22 t copy
        and rdx, r14                 ;   289.3 p0      22 t
        xor rsi, rdx                 ;   290.3 p0      22 t
        mov rdx, r13                 ;   279.0 p1      22 t copy
        and rdx, r8                  ;   290.4 p0      22 t
        mov r8, r13                  ;   279.0 p1      22 t copy
        xor r8, r9                   ;   291.0 p0      22 t
        xor rdi, rsi                 ;   291.6 p0      22 t
        xor r10, rdx                 ;   292.2 p0      22 t
        mov rdx, rbx                 ;   250.3 p1      22 t copy
        xor rbp, r10                 ;   293.2 p0      22 t
        xor rdx, r8                  ;   293.3 p0      22 t
        mov r13, r11                 ;   281.3 p1      22 t copy
        and r13, r8                  ;   293.9 p0      22 t
        xor rsi, r13                 ;   294.9 p0      22 t
        mov r13, qword [rsp + 2200]  ;   237.2 p2      22 t
        or r13, r12                  ;   295.0 p0      22 t
        xor r10, r13                 ;   296.0 p0      22 t
        mov r13, rcx                 ;   265.5 p1      22 t copy
        mov r11, rax                 ;   261.9 p1      22 t copy
        and r13, rdx                 ;   296.2 p0      22 t
        xor rdi, r13                 ;   297.2 p0      22 t
        mov r13, r15                 ;   274.7 p1      22 t copy
        xor r13, r9                  ;   297.3 p0      22 t
        and r11, r13                 ;   298.3 p0      22 t
        xor rsi, r11                 ;   299.3 p0      22 t
        xor r10, r11                 ;   299.3 p0      22 t
        mov r11, rbp                 ;   294.2 p1      22 t copy
        and r11, rdi                 ;   299.6 p0      22 t
        xor r10, r11                 ;   300.6 p0      22 t
        mov r12, rsi                 ;   300.3 p1      22 t copy
        and r12, r10                 ;   301.6 p0      22 t
        xor rbp, r12                 ;   302.6 p0      22 t
        xor r10, rdi                 ;   301.9 p0      22 t
        mov r12, rsi                 ;   300.3 p1      22 t copy
        and r12, rbp                 ;   303.6 p0      22 t
        xor rdi, r12                 ;   304.6 p0      22 t
        or r11, r10                  ;   303.6 p0      22 t
        xor r11, rbp                 ;   304.6 p0      22 t
        mov r12, r11                 ;   305.6 p1      22 t copy
        or r12, rdi                  ;   306.6 p0      22 t
        xor r10, r12                 ;   307.6 p0      22 t
        and rbp, rdi                 ;   305.9 p0      22 t
        xor rsi, rbp                 ;   306.9 p0      22 t
        mov r12, qword [rsp + 2688]  ;   270.7 p2      22 t
        and r12, rsi                 ;   307.9 p0      22 t
        and r13, r11                 ;   307.6 p0      22 t
        mov rbp, r11                 ;   305.6 p1      22 t copy
        xor rbp, rdi                 ;   308.1 p0      22 t
        and rdx, rbp                 ;   309.1 p0      22 t
        and r14, r10                 ;   309.3 p0      22 t
        and rbx, r10                 ;   309.9 p0      22 t
        and rcx, rbp                 ;   310.4 p0      22 t
        xor rbp, r10                 ;   311.0 p0      22 t
        and r8, rbp                  ;   312.0 p0      22 t
        xor rdx, r8                  ;   313.0 p0      22 t
        xor r8, rbx                  ;   313.0 p0      22 t
        mov rbx, qword [rsp + 2672]  ;   282.4 p2      22 t
        and rax, r11                 ;   313.3 p0      22 t
        xor r10, rsi                 ;   313.9 p0      22 t
        xor r11, r10                 ;   314.9 p0      22 t
        mov qword [rsp + 2672], rax  ;   315.0 p0+p3   22 t spill
        mov rax, qword [rsp + 2168]  ;   269.2 p2      22 t
        and rax, r10                 ;   316.0 p0      22 t
        and r15, r10                 ;   316.6 p0      22 t
        mov r10, qword [rsp + 2720]  ;   285.6 p2      22 t
        and rbx, rsi                 ;   317.1 p0      22 t
        xor rbx, rcx                 ;   318.1 p0      22 t
        xor rsi, rdi                 ;   318.3 p0      22 t
        xor rcx, rax                 ;   318.9 p0      22 t
        and r10, rsi                 ;   319.4 p0      22 t
        mov rax, qword [rsp + 2648]  ;   284.6 p2      22 t
        and rax, rsi                 ;   320.0 p0      22 t
        mov rsi, qword [rsp + 2232]  ;   287.2 p2      22 t
        and rsi, r11                 ;   320.6 p0      22 t
        xor rsi, rcx                 ;   321.6 p0      22 t
        xor rsi, rax                 ;   322.6 p0      22 t
        and r9, r11                  ;   322.3 p0      22 t
        xor r15, r13                 ;   322.9 p0      22 t
        xor r15, rdx                 ;   323.9 p0      22 t
        xor rdx, r12                 ;   324.0 p0      22 t
        mov r12, qword [rsp + 2304]  ;   266.5 p2      21 t
        not r12                      ;   324.6 p0      21 t
        mov r11, qword [rsp + 2376]  ;   277.0 p2      22 t
        and r11, rdi                 ;   325.1 p0      22 t
        xor r14, rbx                 ;   325.6 p0      22 t
        xor r14, rax                 ;   326.6 p0      22 t
        mov rax, qword [rsp + 2200]  ;   268.8 p2      22 t
        and rax, rdi                 ;   326.8 p0      22 t
        mov rdi, qword [rsp + 2640]  ;   281.4 p2      22 t
        and rdi, rbp                 ;   327.3 p0      22 t
        mov rbp, qword [rsp + 2672]  ;   315.0 p2      22 t
        xor rbp, rcx                 ;   327.9 p0      22 t
        xor r13, r8                  ;   328.5 p0      22 t
        xor r13, r9                  ;   329.5 p0      22 t
        xor rax, rsi                 ;   329.6 p0      22 t
        xor rbx, rsi                 ;   330.2 p0      22 t
        xor r10, r8                  ;   330.8 p0      22 t
        mov r8, qword [rsp + 2256]   ;   275.1 p2      21 t
        xor r11, r14                 ;   331.3 p0      22 t
        xor rax, r11                 ;   332.3 p0      22 t
        xor r10, r11                 ;   332.5 p0      22 t
        xor rdx, r11                 ;   333.1 p0      22 t
        mov r11, rdx                 ;   334.1 p1      22 t copy
        xor r11, r10                 ;   335.1 p0      22 t
        not r8                       ;   334.2 p0      21 t
        mov rcx, qword [rsp + 2288]  ;   279.0 p2      40 t reload
        xor rbp, rax                 ;   334.7 p0      22 t
        mov rsi, qword [rsp + 2312]  ;   280.0 p2      21 t
        xor r11, rbp                 ;   336.1 p0      22 t
        xor rdi, rax                 ;   335.8 p0      22 t
        xor rbx, r15                 ;   336.4 p0      22 t
        xor r15, r11                 ;   337.1 p0      22 t
        xor r11, rdi                 ;   337.6 p0      22 t
        mov qword [rsp + 2288], r11  ;   338.6 p0+p3   22 t spill
        mov r11, qword [rsp + 2280]  ;   282.9 p2      21 t
        not rsi                      ;   339.1 p0      21 t
        mov rax, qword [rsp + 2264]  ;   284.8 p2      21 t
        xor r11, r12                 ;   339.6 p0      21 t
        xor r8, r11                  ;   340.6 p0      21 t
        xor rsi, r8                  ;   341.6 p0      21 t
        xor rax, rcx                 ;   341.3 p0      21 t
        xor r11, rax                 ;   342.3 p0      21 t
        not r14                      ;   342.5 p0      22 t
        mov qword [rsp + 2256], r14  ;   343.5 p0+p3   22 t spill
        not r15                      ;   344.0 p0      22 t
        not rbp                      ;   344.5 p0      22 t
        mov qword [rsp + 2640], rbp  ;   345.5 p0+p3   22 t spill
        xor r13, rdx                 ;   346.0 p0      22 t
        not r13                      ;   347.0 p0      22 t
        mov qword [rsp + 2672], r13  ;   348.0 p0+p3   22 t spill
        mov rdx, qword [rsp + 2264]  ;   292.3 p2      21 t
        xor rdx, qword [rsp + 2296]  ;   348.1 p2+p0   21 t
        mov rbp, rsi                 ;   342.6 p1      21 t copy
        mov qword [rsp + 2200], rsi  ;   348.6 p0+p3   21 t spill
        mov qword [rsp + 2312], r10  ;   349.6 p0+p3   22 t spill
        mov qword [rsp + 2304], r15  ;   350.6 p0+p3   22 t spill
        mov r10, qword [rsp + 2280]  ;   294.8 p2      21 t
        mov r9, qword [rsp + 2272]   ;   295.8 p2      21 t
        mov r15, rax                 ;   342.3 p1      21 t copy
        xor r15, rsi                 ;   351.6 p0      21 t
        xor rbp, r11                 ;   352.2 p0      21 t
        not rdi                      ;   352.8 p0      22 t
        mov qword [rsp + 2272], rbx  ;   353.3 p0+p3   22 t spill
        mov rbx, rsi                 ;   342.6 p1      21 t copy
        mov rsi, r8                  ;   341.6 p1      21 t copy
        not r9                       ;   354.3 p0      21 t
        xor rcx, r9                  ;   355.3 p0      21 t
        mov r13, r9                  ;   355.3 p1      21 t copy
        xor r10, rbp                 ;   355.3 p0      21 t
        mov qword [rsp + 2280], rdi  ;   355.9 p0+p3   22 t spill
        mov rdi, rdx                 ;   349.1 p1      21 t copy
        mov qword [rsp + 2376], rbp  ;   356.9 p0+p3   21 t spill
        or rsi, rbp                  ;   357.9 p0      21 t
        mov rbp, r12                 ;   325.6 p1      21 t copy
        xor rdi, r8                  ;   358.5 p0      21 t
        or rbx, rdi                  ;   359.5 p0      21 t
        mov r14, rcx                 ;   356.3 p1      21 t copy
        xor r13, r8                  ;   359.6 p0      21 t
        xor rsi, rbx                 ;   360.5 p0      21 t
        xor r12, rbx                 ;   360.8 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   305.6 p2      21 t
        mov qword [rsp + 2688], r9   ;   361.3 p0+p3   21 t spill
        xor r14, r11                 ;   362.3 p0      21 t
        mov qword [rsp + 2168], r14  ;   363.3 p0+p3   21 t spill
        mov qword [rsp + 2232], r8   ;   363.9 p0+p3   21 t spill
        mov r8, r15                  ;   352.6 p1      21 t copy
        mov qword [rsp + 2296], r15  ;   364.9 p0+p3   21 t spill
        xor r8, r14                  ;   365.9 p0      21 t
        or rbp, r15                  ;   366.5 p0      21 t
        xor rbx, r11                 ;   367.0 p0      21 t
        xor rbx, rbp                 ;   368.0 p0      21 t
        mov qword [rsp + 2648], r13  ;   368.2 p0+p3   21 t spill
        mov r15, rdx                 ;   349.1 p1      21 t copy
        and r15, r11                 ;   369.2 p0      21 t
        xor rbp, r15                 ;   370.2 p0      21 t
        mov r15, r13                 ;   360.6 p1      21 t copy
        xor r12, rbp                 ;   371.2 p0      21 t
        and r15, r8                  ;   370.9 p0      21 t
        xor rbx, r15                 ;   371.9 p0      21 t
        xor rsi, rbx                 ;   372.9 p0      21 t
        mov r15, rdx                 ;   349.1 p1      21 t copy
        mov qword [rsp + 2720], r8   ;   372.6 p0+p3   21 t spill
        mov r8, r13                  ;   360.6 p1      21 t copy
        mov r13, r14                 ;   363.3 p1      21 t copy
        xor r8, r10                  ;   373.6 p0      21 t
        and r13, r8                  ;   374.6 p0      21 t
        xor rbp, r13                 ;   375.6 p0      21 t
        mov r13, qword [rsp + 2264]  ;   317.0 p2      21 t
        or r13, r9                   ;   375.3 p0      21 t
        xor rbx, r13                 ;   376.3 p0      21 t
        mov r13, rcx                 ;   356.3 p1      21 t copy
        xor r15, r8                  ;   376.5 p0      21 t
        and r13, r15                 ;   377.5 p0      21 t
        xor r12, r13                 ;   378.5 p0      21 t
        mov r14, rax                 ;   342.3 p1      21 t copy
        mov r13, rdi                 ;   359.5 p1      21 t copy
        xor r13, r10                 ;   378.2 p0      21 t
        and r14, r13                 ;   379.2 p0      21 t
        xor rbx, r14                 ;   380.2 p0      21 t
        xor rbp, r14                 ;   380.2 p0      21 t
        mov r14, rsi                 ;   373.9 p1      21 t copy
        and r14, r12                 ;   380.5 p0      21 t
        mov r9, rbp                  ;   381.2 p1      21 t copy
        xor rbx, r14                 ;   381.5 p0      21 t
        and r9, rbx                  ;   382.5 p0      21 t
        xor rsi, r9                  ;   383.5 p0      21 t
        mov r9, rbp                  ;   381.2 p1      21 t copy
        and r9, rsi                  ;   384.5 p0      21 t
        xor rbx, r12                 ;   383.3 p0      21 t
        or r14, rbx                  ;   384.3 p0      21 t
        xor r12, r9                  ;   385.5 p0      21 t
        xor r14, rsi                 ;   385.3 p0      21 t
        mov r9, r14                  ;   386.3 p1      21 t copy
        or r9, r12                   ;   387.3 p0      21 t
        xor rbx, r9                  ;   388.3 p0      21 t
        and r11, rbx                 ;   389.3 p0      21 t
        and rsi, r12                 ;   387.3 p0      21 t
        xor rbp, rsi                 ;   388.3 p0      21 t
        and rdx, rbx                 ;   389.3 p0      21 t
        and r13, r14                 ;   389.0 p0      21 t
        mov rsi, r14                 ;   386.3 p1      21 t copy
        and rax, r14                 ;   389.6 p0      21 t
        mov r9, qword [rsp + 2232]   ;   363.9 p2      21 t
        and r9, rbp                  ;   390.2 p0      21 t
        xor rsi, r12                 ;   390.7 p0      21 t
        and rcx, rsi                 ;   391.7 p0      21 t
        and r15, rsi                 ;   391.9 p0      21 t
        xor rsi, rbx                 ;   392.5 p0      21 t
        and r8, rsi                  ;   393.5 p0      21 t
        xor rbx, rbp                 ;   393.6 p0      21 t
        xor r15, r8                  ;   394.5 p0      21 t
        xor r8, rdx                  ;   394.7 p0      21 t
        mov rdx, qword [rsp + 2376]  ;   356.9 p2      21 t
        mov qword [rsp + 2376], rax  ;   395.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2200]  ;   348.6 p2      21 t
        and rdx, rbp                 ;   396.3 p0      21 t
        xor rbp, r12                 ;   396.9 p0      21 t
        and rax, rbx                 ;   397.5 p0      21 t
        xor rdx, rcx                 ;   398.0 p0      21 t
        xor rcx, rax                 ;   398.6 p0      21 t
        mov rax, qword [rsp + 2720]  ;   372.6 p2      21 t
        xor r14, rbx                 ;   399.2 p0      21 t
        and r10, r14                 ;   400.2 p0      21 t
        and rax, rbp                 ;   400.3 p0      21 t
        and rdi, rbx                 ;   400.9 p0      21 t
        mov rbx, qword [rsp + 2648]  ;   368.2 p2      21 t
        and rbx, rbp                 ;   401.5 p0      21 t
        mov rbp, qword [rsp + 2296]  ;   364.9 p2      21 t
        and rbp, r14                 ;   402.0 p0      21 t
        mov r14, qword [rsp + 2688]  ;   361.3 p2      21 t
        xor rbp, rcx                 ;   403.0 p0      21 t
        xor rbp, rax                 ;   404.0 p0      21 t
        xor r11, rdx                 ;   403.7 p0      21 t
        and r14, r12                 ;   404.3 p0      21 t
        xor rbx, r8                  ;   404.9 p0      21 t
        xor rdi, r13                 ;   405.4 p0      21 t
        xor rdx, rbp                 ;   406.0 p0      21 t
        xor r13, r8                  ;   406.6 p0      21 t
        mov r8, qword [rsp + 2408]   ;   349.7 p2      23 t
        xor rdi, r15                 ;   407.2 p0      21 t
        xor rdx, rdi                 ;   408.2 p0      21 t
        xor r13, r10                 ;   408.3 p0      21 t
        xor r15, r9                  ;   408.9 p0      21 t
        mov r9, qword [rsp + 2328]   ;   351.4 p2      23 t
        not r9                       ;   409.4 p0      23 t
        not r8                       ;   409.9 p0      23 t
        xor r11, rax                 ;   410.4 p0      21 t
        mov rax, qword [rsp + 2264]  ;   353.8 p2      21 t
        and rax, r12                 ;   411.0 p0      21 t
        xor rax, rbp                 ;   412.0 p0      21 t
        mov r12, qword [rsp + 2168]  ;   363.3 p2      21 t
        and r12, rsi                 ;   412.2 p0      21 t
        mov rsi, qword [rsp + 2376]  ;   395.3 p2      21 t
        xor r14, r11                 ;   412.7 p0      21 t
        xor rax, r14                 ;   413.7 p0      21 t
        xor rsi, rcx                 ;   413.9 p0      21 t
        xor r12, rax                 ;   414.7 p0      21 t
        xor rsi, rax                 ;   415.0 p0      21 t
        mov rax, qword [rsp + 2344]  ;   358.9 p2      40 t reload
        mov rcx, qword [rsp + 2320]  ;   359.9 p2      23 t
        not r11                      ;   415.6 p0      21 t
        xor rcx, qword [rsp + 2352]  ;   416.1 p2+p0   23 t
        xor rbx, r14                 ;   416.7 p0      21 t
        mov rbp, qword [rsp + 2320]  ;   361.9 p2      23 t
        xor r15, r14                 ;   417.2 p0      21 t
        mov r10, r15                 ;   418.2 p1      21 t copy
        xor r13, r15                 ;   418.2 p0      21 t
        xor r10, rbx                 ;   419.2 p0      21 t
        xor r10, rsi                 ;   420.2 p0      21 t
        xor rdi, r10                 ;   421.2 p0      21 t
        mov r15, qword [rsp + 2400]  ;   364.3 p2      23 t
        not rdi                      ;   422.2 p0      21 t
        mov qword [rsp + 2400], rdi  ;   423.2 p0+p3   21 t spill
        mov rdi, qword [rsp + 2336]  ;   367.5 p2      23 t
        xor rbp, rax                 ;   421.6 p0      23 t
        mov qword [rsp + 2168], rbx  ;   422.2 p0+p3   21 t spill
        xor r10, r12                 ;   423.2 p0      21 t
        mov qword [rsp + 2376], r10  ;   424.2 p0+p3   21 t spill
        mov r14, qword [rsp + 2384]  ;   370.2 p2      23 t
        not r14                      ;   424.7 p0      23 t
        mov qword [rsp + 2384], r11  ;   425.2 p0+p3   21 t spill
        not r15                      ;   426.2 p0      23 t
        not r13                      ;   426.7 p0      21 t
        mov qword [rsp + 2328], r13  ;   427.7 p0+p3   21 t spill
        xor rax, r9                  ;   428.2 p0      23 t
        not rsi                      ;   428.8 p0      21 t
        not r12                      ;   429.3 p0      21 t
        mov r11, rbp                 ;   422.6 p1      23 t copy
        mov qword [rsp + 2344], r12  ;   430.3 p0+p3   21 t spill
        mov r12, qword [rsp + 2336]  ;   375.6 p2      23 t
        xor r12, r14                 ;   430.8 p0      23 t
        xor r8, r12                  ;   431.8 p0      23 t
        xor r12, rbp                 ;   431.9 p0      23 t
        mov r10, r9                  ;   410.4 p1      23 t copy
        xor r15, r8                  ;   432.8 p0      23 t
        mov rbx, r15                 ;   433.8 p1      23 t copy
        xor r11, r15                 ;   433.8 p0      23 t
        xor rbx, r12                 ;   434.8 p0      23 t
        mov r13, r15                 ;   433.8 p1      23 t copy
        mov qword [rsp + 2296], r8   ;   434.2 p0+p3   23 t spill
        mov qword [rsp + 2264], r15  ;   435.2 p0+p3   23 t spill
        mov r15, r8                  ;   432.8 p1      23 t copy
        or r15, rbx                  ;   436.2 p0      23 t
        mov qword [rsp + 2688], rbx  ;   436.8 p0+p3   23 t spill
        xor r10, r8                  ;   437.8 p0      23 t
        xor rdi, rbx                 ;   438.4 p0      23 t
        mov rbx, r14                 ;   425.7 p1      23 t copy
        or rbx, r11                  ;   438.9 p0      23 t
        mov qword [rsp + 2336], rdx  ;   439.5 p0+p3   21 t spill
        mov rdx, rcx                 ;   417.1 p1      23 t copy
        xor rdx, r8                  ;   440.5 p0      23 t
        or r13, rdx                  ;   441.5 p0      23 t
        xor r14, r13                 ;   442.5 p0      23 t
        mov r8, r11                  ;   434.8 p1      23 t copy
        xor r15, r13                 ;   442.5 p0      23 t
        mov r13, qword [rsp + 2352]  ;   386.5 p2      23 t
        mov qword [rsp + 2352], r11  ;   442.8 p0+p3   23 t spill
        mov r11, rcx                 ;   417.1 p1      23 t copy
        mov qword [rsp + 2408], rsi  ;   443.8 p0+p3   21 t spill
        and r11, r12                 ;   444.8 p0      23 t
        mov rsi, rax                 ;   429.2 p1      23 t copy
        xor rsi, r12                 ;   445.4 p0      23 t
        xor r8, rsi                  ;   446.4 p0      23 t
        xor r13, r12                 ;   446.5 p0      23 t
        mov qword [rsp + 2720], r10  ;   447.1 p0+p3   23 t spill
        xor r13, rbx                 ;   448.1 p0      23 t
        xor rbx, r11                 ;   448.6 p0      23 t
        mov qword [rsp + 2648], r8   ;   449.2 p0+p3   23 t spill
        mov r11, r10                 ;   438.8 p1      23 t copy
        and r11, r8                  ;   450.2 p0      23 t
        xor r13, r11                 ;   451.2 p0      23 t
        mov r8, r10                  ;   438.8 p1      23 t copy
        mov r10, rsi                 ;   446.4 p1      23 t copy
        mov r11, rcx                 ;   417.1 p1      23 t copy
        xor r14, rbx                 ;   451.4 p0      23 t
        xor r8, rdi                  ;   451.9 p0      23 t
        xor r11, r8                  ;   452.9 p0      23 t
        and r10, r8                  ;   453.1 p0      23 t
        xor rbx, r10                 ;   454.1 p0      23 t
        mov r10, qword [rsp + 2320]  ;   396.8 p2      23 t
        or r10, r9                   ;   454.2 p0      23 t
        xor r15, r13                 ;   454.8 p0      23 t
        xor r13, r10                 ;   455.4 p0      23 t
        mov r10, rax                 ;   429.2 p1      23 t copy
        and r10, r11                 ;   455.9 p0      23 t
        xor r14, r10                 ;   456.9 p0      23 t
        mov r10, rdx                 ;   441.5 p1      23 t copy
        xor r10, rdi                 ;   457.1 p0      23 t
        mov qword [rsp + 2200], rsi  ;   457.6 p0+p3   23 t spill
        mov rsi, rbp                 ;   422.6 p1      23 t copy
        and rsi, r10                 ;   458.6 p0      23 t
        xor rbx, rsi                 ;   459.6 p0      23 t
        xor r13, rsi                 ;   459.8 p0      23 t
        mov rsi, r15                 ;   455.8 p1      23 t copy
        and rsi, r14                 ;   460.3 p0      23 t
        xor r13, rsi                 ;   461.3 p0      23 t
        mov qword [rsp + 2232], r9   ;   461.5 p0+p3   23 t spill
        mov r9, rbx                  ;   460.6 p1      23 t copy
        and r9, r13                  ;   462.5 p0      23 t
        xor r15, r9                  ;   463.5 p0      23 t
        xor r13, r14                 ;   463.6 p0      23 t
        mov r9, rbx                  ;   460.6 p1      23 t copy
        and r9, r15                  ;   464.5 p0      23 t
        or rsi, r13                  ;   464.8 p0      23 t
        xor r14, r9                  ;   465.5 p0      23 t
        xor rsi, r15                 ;   465.9 p0      23 t
        and r15, r14                 ;   466.5 p0      23 t
        xor rbx, r15                 ;   467.5 p0      23 t
        mov r15, rsi                 ;   466.9 p1      23 t copy
        xor r15, r14                 ;   467.9 p0      23 t
        and rax, r15                 ;   468.9 p0      23 t
        mov r9, rsi                  ;   466.9 p1      23 t copy
        or r9, r14                   ;   468.8 p0      23 t
        and r10, rsi                 ;   469.3 p0      23 t
        and rbp, rsi                 ;   469.9 p0      23 t
        xor r13, r9                  ;   470.5 p0      23 t
        and r12, r13                 ;   471.5 p0      23 t
        and r11, r15                 ;   471.6 p0      23 t
        xor r15, r13                 ;   472.2 p0      23 t
        and r8, r15                  ;   473.2 p0      23 t
        mov r9, qword [rsp + 2296]   ;   434.2 p2      23 t
        and r9, rbx                  ;   473.3 p0      23 t
        xor r11, r8                  ;   474.2 p0      23 t
        and rcx, r13                 ;   474.5 p0      23 t
        xor r13, rbx                 ;   475.1 p0      23 t
        xor rsi, r13                 ;   476.1 p0      23 t
        and rdi, rsi                 ;   477.1 p0      23 t
        xor r8, rcx                  ;   476.8 p0      23 t
        mov rcx, qword [rsp + 2688]  ;   436.8 p2      23 t
        and rcx, rbx                 ;   477.3 p0      23 t
        xor rcx, rax                 ;   478.3 p0      23 t
        xor r12, rcx                 ;   479.3 p0      23 t
        xor rbx, r14                 ;   479.1 p0      23 t
        mov qword [rsp + 2688], rbp  ;   479.6 p0+p3   23 t spill
        and rdx, r13                 ;   480.6 p0      23 t
        xor rdx, r10                 ;   481.6 p0      23 t
        xor rdx, r11                 ;   482.6 p0      23 t
        xor r11, r9                  ;   482.3 p0      23 t
        mov rbp, qword [rsp + 2264]  ;   435.2 p2      23 t
        mov r9, qword [rsp + 2440]   ;   424.6 p2      22 t
        xor r10, r8                  ;   482.9 p0      23 t
        and rbp, r13                 ;   483.5 p0      23 t
        xor r10, rdi                 ;   484.0 p0      23 t
        xor rax, rbp                 ;   484.6 p0      23 t
        mov rbp, qword [rsp + 2648]  ;   449.2 p2      23 t
        and rbp, rbx                 ;   485.2 p0      23 t
        xor r12, rbp                 ;   486.2 p0      23 t
        mov r13, qword [rsp + 2720]  ;   447.1 p2      23 t
        and r13, rbx                 ;   486.3 p0      23 t
        mov rbx, qword [rsp + 2352]  ;   442.8 p2      23 t
        and rbx, rsi                 ;   486.9 p0      23 t
        xor rbx, rax                 ;   487.9 p0      23 t
        mov rsi, qword [rsp + 2232]  ;   461.5 p2      23 t
        xor r13, r8                  ;   488.0 p0      23 t
        mov r8, qword [rsp + 2416]   ;   431.3 p2      22 t
        not r8                       ;   488.6 p0      22 t
        and rsi, r14                 ;   489.1 p0      23 t
        xor rsi, r12                 ;   490.1 p0      23 t
        xor r11, rsi                 ;   491.1 p0      23 t
        xor r13, rsi                 ;   491.1 p0      23 t
        xor rbx, rbp                 ;   491.4 p0      23 t
        xor r10, r11                 ;   492.1 p0      23 t
        not r10                      ;   493.1 p0      23 t
        not r12                      ;   493.0 p0      23 t
        mov rbp, qword [rsp + 2320]  ;   436.1 p2      23 t
        and rbp, r14                 ;   493.5 p0      23 t
        xor r11, r13                 ;   494.1 p0      23 t
        mov qword [rsp + 2440], rdx  ;   494.7 p0+p3   23 t spill
        xor rbp, rbx                 ;   495.7 p0      23 t
        xor rbp, rsi                 ;   496.7 p0      23 t
        mov r14, qword [rsp + 2200]  ;   457.6 p2      23 t
        and r14, r15                 ;   496.8 p0      23 t
        mov r15, qword [rsp + 2688]  ;   479.6 p2      23 t
        xor r15, rax                 ;   497.4 p0      23 t
        xor r15, rbp                 ;   498.4 p0      23 t
        mov rsi, qword [rsp + 2472]  ;   440.8 p2      22 t
        xor r14, rbp                 ;   498.5 p0      23 t
        not rsi                      ;   499.1 p0      22 t
        mov qword [rsp + 2688], rbx  ;   499.6 p0+p3   23 t spill
        mov rax, qword [rsp + 2424]  ;   443.8 p2      22 t
        xor rax, qword [rsp + 2456]  ;   500.6 p2+p0   22 t
        mov rbx, qword [rsp + 2448]  ;   445.8 p2      22 t
        mov rbp, qword [rsp + 2480]  ;   446.8 p2      22 t
        xor r11, r15                 ;   501.2 p0      23 t
        mov rdi, rdx                 ;   483.6 p1      23 t copy
        xor rdi, r11                 ;   502.2 p0      23 t
        not rdi                      ;   503.2 p0      23 t
        mov qword [rsp + 2472], rdi  ;   504.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2448]  ;   447.8 p2      22 t
        xor rdi, rsi                 ;   503.8 p0      22 t
        mov qword [rsp + 2448], r12  ;   504.4 p0+p3   23 t spill
        mov qword [rsp + 2480], r13  ;   505.4 p0+p3   23 t spill
        mov r13, qword [rsp + 2424]  ;   450.0 p2      22 t
        mov qword [rsp + 2200], r10  ;   506.4 p0+p3   23 t spill
        xor r8, rdi                  ;   507.4 p0      22 t
        xor r13, qword [rsp + 2464]  ;   508.0 p2+p0   22 t
        not rbp                      ;   508.5 p0      22 t
        xor rbp, r8                  ;   509.5 p0      22 t
        mov qword [rsp + 2352], r11  ;   509.6 p0+p3   23 t spill
        mov rdx, r14                 ;   499.5 p1      23 t copy
        xor rdi, rax                 ;   510.6 p0      22 t
        not r9                       ;   511.2 p0      22 t
        mov r10, rbp                 ;   510.5 p1      22 t copy
        mov r11, rbp                 ;   510.5 p1      22 t copy
        xor r11, rdi                 ;   511.7 p0      22 t
        xor rbx, r11                 ;   512.7 p0      22 t
        not rdx                      ;   512.8 p0      23 t
        mov qword [rsp + 2264], r8   ;   513.3 p0+p3   22 t spill
        mov qword [rsp + 2416], rdx  ;   514.3 p0+p3   23 t spill
        mov rdx, qword [rsp + 2456]  ;   457.9 p2      22 t
        mov qword [rsp + 2456], rcx  ;   515.3 p0+p3   23 t spill
        mov qword [rsp + 2720], rbp  ;   516.3 p0+p3   22 t spill
        xor rdx, r9                  ;   517.3 p0      22 t
        mov qword [rsp + 2232], r14  ;   517.9 p0+p3   23 t spill
        mov r14, rdx                 ;   518.3 p1      22 t copy
        xor r14, rdi                 ;   519.3 p0      22 t
        mov rcx, r13                 ;   509.0 p1      22 t copy
        xor rcx, r8                  ;   519.5 p0      22 t
        or r10, rcx                  ;   520.5 p0      22 t
        mov r12, rax                 ;   501.6 p1      22 t copy
        xor r12, rbp                 ;   520.6 p0      22 t
        mov rbp, r8                  ;   508.4 p1      22 t copy
        or rbp, r11                  ;   521.2 p0      22 t
        xor rbp, r10                 ;   522.2 p0      22 t
        mov qword [rsp + 2648], r11  ;   522.3 p0+p3   22 t spill
        mov r11, rsi                 ;   500.1 p1      22 t copy
        xor rsi, r10                 ;   523.3 p0      22 t
        not r15                      ;   523.9 p0      23 t
        mov qword [rsp + 2320], r15  ;   524.9 p0+p3   23 t spill
        mov r15, r9                  ;   512.2 p1      22 t copy
        xor r15, r8                  ;   525.4 p0      22 t
        mov r10, qword [rsp + 2464]  ;   468.5 p2      22 t
        mov r8, r12                  ;   521.6 p1      22 t copy
        mov qword [rsp + 2464], r12  ;   526.0 p0+p3   22 t spill
        or r11, r12                  ;   527.0 p0      22 t
        xor r10, rdi                 ;   527.5 p0      22 t
        xor r10, r11                 ;   528.5 p0      22 t
        mov r12, r13                 ;   509.0 p1      22 t copy
        and r12, rdi                 ;   528.7 p0      22 t
        xor r8, r14                  ;   529.2 p0      22 t
        xor r11, r12                 ;   529.8 p0      22 t
        mov r12, r15                 ;   526.4 p1      22 t copy
        and r12, r8                  ;   530.4 p0      22 t
        mov qword [rsp + 2728], r15  ;   531.0 p0+p3   22 t spill
        xor rsi, r11                 ;   532.0 p0      22 t
        xor r10, r12                 ;   532.5 p0      22 t
        mov qword [rsp + 2736], r14  ;   533.1 p0+p3   22 t spill
        xor rbp, r10                 ;   534.1 p0      22 t
        mov qword [rsp + 2296], r8   ;   534.7 p0+p3   22 t spill
        mov r8, r15                  ;   526.4 p1      22 t copy
        mov r12, r13                 ;   509.0 p1      22 t copy
        xor r8, rbx                  ;   535.7 p0      22 t
        mov r15, r14                 ;   520.3 p1      22 t copy
        and r15, r8                  ;   536.7 p0      22 t
        xor r11, r15                 ;   537.7 p0      22 t
        xor r12, r8                  ;   537.4 p0      22 t
        mov r15, qword [rsp + 2424]  ;   480.7 p2      22 t
        or r15, r9                   ;   538.0 p0      22 t
        mov r14, rax                 ;   501.6 p1      22 t copy
        xor r10, r15                 ;   539.0 p0      22 t
        mov r15, rdx                 ;   518.3 p1      22 t copy
        and r15, r12                 ;   539.1 p0      22 t
        xor rsi, r15                 ;   540.1 p0      22 t
        mov r15, rcx                 ;   520.5 p1      22 t copy
        mov qword [rsp + 2744], r9   ;   540.2 p0+p3   22 t spill
        xor r15, rbx                 ;   541.2 p0      22 t
        and r14, r15                 ;   542.2 p0      22 t
        xor r10, r14                 ;   543.2 p0      22 t
        xor r11, r14                 ;   543.2 p0      22 t
        mov r14, rbp                 ;   535.1 p1      22 t copy
        and r14, rsi                 ;   543.5 p0      22 t
        xor r10, r14                 ;   544.5 p0      22 t
        mov r9, r11                  ;   544.2 p1      22 t copy
        and r9, r10                  ;   545.5 p0      22 t
        xor rbp, r9                  ;   546.5 p0      22 t
        mov r9, r11                  ;   544.2 p1      22 t copy
        xor r10, rsi                 ;   545.8 p0      22 t
        or r14, r10                  ;   546.8 p0      22 t
        and r9, rbp                  ;   547.5 p0      22 t
        xor rsi, r9                  ;   548.5 p0      22 t
        xor r14, rbp                 ;   548.1 p0      22 t
        and rbp, rsi                 ;   549.5 p0      22 t
        mov r9, r14                  ;   549.1 p1      22 t copy
        or r9, rsi                   ;   550.1 p0      22 t
        xor r10, r9                  ;   551.1 p0      22 t
        and r15, r14                 ;   550.4 p0      22 t
        xor r11, rbp                 ;   550.9 p0      22 t
        and rdi, r10                 ;   552.1 p0      22 t
        mov rbp, r14                 ;   549.1 p1      22 t copy
        mov r9, qword [rsp + 2264]   ;   513.3 p2      22 t
        and r13, r10                 ;   552.1 p0      22 t
        xor rbp, rsi                 ;   552.7 p0      22 t
        and rdx, rbp                 ;   553.7 p0      22 t
        and r12, rbp                 ;   553.8 p0      22 t
        xor rbp, r10                 ;   554.4 p0      22 t
        and r8, rbp                  ;   555.4 p0      22 t
        xor r12, r8                  ;   556.4 p0      22 t
        xor r8, r13                  ;   556.4 p0      22 t
        mov r13, qword [rsp + 2648]  ;   522.3 p2      22 t
        and rax, r14                 ;   556.7 p0      22 t
        mov qword [rsp + 2648], rax  ;   557.7 p0+p3   22 t spill
        and r9, r11                  ;   558.2 p0      22 t
        and r13, r11                 ;   558.8 p0      22 t
        xor r13, rdx                 ;   559.8 p0      22 t
        xor r10, r11                 ;   559.9 p0      22 t
        and rcx, r10                 ;   560.9 p0      22 t
        xor r14, r10                 ;   561.1 p0      22 t
        mov rax, qword [rsp + 2720]  ;   516.3 p2      22 t
        and rax, r10                 ;   561.7 p0      22 t
        xor rdx, rax                 ;   562.7 p0      22 t
        mov rax, qword [rsp + 2296]  ;   534.7 p2      22 t
        mov r10, qword [rsp + 2728]  ;   531.0 p2      22 t
        xor rdi, r13                 ;   562.8 p0      22 t
        and rbx, r14                 ;   563.4 p0      22 t
        xor r11, rsi                 ;   563.9 p0      22 t
        and r10, r11                 ;   564.9 p0      22 t
        and rax, r11                 ;   565.1 p0      22 t
        xor rdi, rax                 ;   566.1 p0      22 t
        mov r11, qword [rsp + 2464]  ;   526.0 p2      22 t
        and r11, r14                 ;   566.2 p0      22 t
        mov r14, qword [rsp + 2744]  ;   540.2 p2      22 t
        xor r11, rdx                 ;   567.2 p0      22 t
        xor r11, rax                 ;   568.2 p0      22 t
        mov rax, qword [rsp + 2424]  ;   510.5 p2      22 t
        and rax, rsi                 ;   567.9 p0      22 t
        xor rax, r11                 ;   569.2 p0      22 t
        and r14, rsi                 ;   569.1 p0      22 t
        xor r14, rdi                 ;   570.1 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   533.1 p2      22 t
        xor rax, r14                 ;   571.1 p0      22 t
        and rsi, rbp                 ;   570.8 p0      22 t
        mov rbp, qword [rsp + 2648]  ;   557.7 p2      22 t
        xor rsi, rax                 ;   572.1 p0      22 t
        xor rcx, r15                 ;   571.9 p0      22 t
        xor rcx, r12                 ;   572.9 p0      22 t
        xor r12, r9                  ;   573.1 p0      22 t
        xor r10, r8                  ;   573.6 p0      22 t
        xor r10, r14                 ;   574.6 p0      22 t
        xor rbp, rdx                 ;   574.8 p0      22 t
        xor r12, r14                 ;   575.4 p0      22 t
        xor r15, r8                  ;   575.9 p0      22 t
        mov rdx, qword [rsp + 2544]  ;   520.3 p2      21 t
        not rdx                      ;   576.5 p0      21 t
        mov r14, qword [rsp + 2536]  ;   521.3 p2      21 t
        xor r15, rbx                 ;   577.0 p0      22 t
        mov qword [rsp + 2536], r10  ;   577.6 p0+p3   22 t spill
        xor r15, r12                 ;   578.6 p0      22 t
        mov r8, qword [rsp + 2488]   ;   522.5 p2      21 t
        not r8                       ;   579.1 p0      21 t
        not r14                      ;   579.6 p0      21 t
        mov qword [rsp + 2736], r11  ;   580.1 p0+p3   22 t spill
        not rdi                      ;   581.1 p0      22 t
        mov rbx, qword [rsp + 2496]  ;   524.3 p2      21 t
        mov r9, qword [rsp + 2504]   ;   525.3 p2      21 t
        not r9                       ;   581.6 p0      21 t
        mov qword [rsp + 2424], rdi  ;   582.1 p0+p3   22 t spill
        mov rdi, r9                  ;   582.6 p1      21 t copy
        xor rbp, rax                 ;   583.1 p0      22 t
        xor r12, r10                 ;   583.7 p0      22 t
        mov r10, qword [rsp + 2512]  ;   527.4 p2      21 t
        xor r10, r14                 ;   584.3 p0      21 t
        xor r8, r10                  ;   585.3 p0      21 t
        xor rdx, r8                  ;   586.3 p0      21 t
        mov r11, rdx                 ;   587.3 p1      21 t copy
        mov rax, rcx                 ;   573.9 p1      22 t copy
        not r15                      ;   586.0 p0      22 t
        xor rbx, qword [rsp + 2520]  ;   586.5 p2+p0   21 t
        xor r12, rbp                 ;   587.1 p0      22 t
        mov qword [rsp + 2544], r12  ;   588.1 p0+p3   22 t spill
        xor rax, r12                 ;   588.6 p0      22 t
        mov qword [rsp + 2488], rsi  ;   589.2 p0+p3   22 t spill
        not rbp                      ;   590.2 p0      22 t
        mov qword [rsp + 2464], rbp  ;   591.2 p0+p3   22 t spill
        mov qword [rsp + 2728], rdx  ;   591.7 p0+p3   21 t spill
        mov rbp, rdx                 ;   587.3 p1      21 t copy
        mov qword [rsp + 2648], rcx  ;   592.7 p0+p3   22 t spill
        mov rcx, qword [rsp + 2512]  ;   536.7 p2      21 t
        mov qword [rsp + 2512], r13  ;   593.7 p0+p3   22 t spill
        mov r13, rbx                 ;   587.5 p1      21 t copy
        mov r12, qword [rsp + 2496]  ;   538.7 p2      21 t
        xor r13, rdx                 ;   594.7 p0      21 t
        not rax                      ;   595.3 p0      22 t
        mov qword [rsp + 2504], rax  ;   596.3 p0+p3   22 t spill
        mov rax, rsi                 ;   573.1 p1      22 t copy
        mov rsi, qword [rsp + 2520]  ;   540.3 p2      21 t
        xor r10, rbx                 ;   596.8 p0      21 t
        xor rdi, r8                  ;   597.3 p0      21 t
        mov qword [rsp + 2744], r15  ;   597.9 p0+p3   22 t spill
        mov qword [rsp + 2720], r8   ;   598.9 p0+p3   21 t spill
        mov rdx, r8                  ;   586.3 p1      21 t copy
        not rax                      ;   599.9 p0      22 t
        mov qword [rsp + 2520], rax  ;   600.9 p0+p3   22 t spill
        xor r12, qword [rsp + 2528]  ;   601.4 p2+p0   21 t
        mov rax, r12                 ;   602.4 p1      21 t copy
        xor rax, r8                  ;   603.4 p0      21 t
        mov r8, r13                  ;   595.7 p1      21 t copy
        xor rsi, r9                  ;   602.6 p0      21 t
        mov r15, rsi                 ;   603.6 p1      21 t copy
        xor r15, r10                 ;   604.6 p0      21 t
        xor r8, r15                  ;   605.6 p0      21 t
        mov qword [rsp + 2264], r8   ;   606.6 p0+p3   21 t spill
        or r11, rax                  ;   605.3 p0      21 t
        xor rbp, r10                 ;   605.8 p0      21 t
        mov qword [rsp + 2296], rbp  ;   606.8 p0+p3   21 t spill
        or rdx, rbp                  ;   607.4 p0      21 t
        xor rcx, rbp                 ;   608.0 p0      21 t
        mov rbp, r14                 ;   580.6 p1      21 t copy
        xor r14, r11                 ;   608.6 p0      21 t
        or rbp, r13                  ;   609.1 p0      21 t
        xor rdx, r11                 ;   609.7 p0      21 t
        mov r11, qword [rsp + 2528]  ;   552.8 p2      21 t
        xor r11, r10                 ;   610.3 p0      21 t
        mov qword [rsp + 2528], r13  ;   610.8 p0+p3   21 t spill
        mov r13, r12                 ;   602.4 p1      21 t copy
        and r13, r10                 ;   611.8 p0      21 t
        xor r11, rbp                 ;   612.4 p0      21 t
        xor rbp, r13                 ;   613.0 p0      21 t
        mov r13, rdi                 ;   598.3 p1      21 t copy
        and r13, r8                  ;   613.6 p0      21 t
        xor r11, r13                 ;   614.6 p0      21 t
        xor rdx, r11                 ;   615.6 p0      21 t
        mov qword [rsp + 2752], rdi  ;   615.3 p0+p3   21 t spill
        xor r14, rbp                 ;   616.3 p0      21 t
        mov r8, rdi                  ;   598.3 p1      21 t copy
        mov rdi, r15                 ;   605.6 p1      21 t copy
        xor r8, rcx                  ;   616.8 p0      21 t
        and rdi, r8                  ;   617.8 p0      21 t
        xor rbp, rdi                 ;   618.8 p0      21 t
        mov rdi, qword [rsp + 2496]  ;   561.1 p2      21 t
        or rdi, r9                   ;   618.6 p0      21 t
        mov r13, r12                 ;   602.4 p1      21 t copy
        xor r11, rdi                 ;   619.6 p0      21 t
        mov rdi, rsi                 ;   603.6 p1      21 t copy
        xor r13, r8                  ;   619.7 p0      21 t
        and rdi, r13                 ;   620.7 p0      21 t
        mov qword [rsp + 2760], r15  ;   620.8 p0+p3   21 t spill
        mov r15, rbx                 ;   587.5 p1      21 t copy
        xor r14, rdi                 ;   621.8 p0      21 t
        mov rdi, rax                 ;   604.4 p1      21 t copy
        xor rdi, rcx                 ;   622.4 p0      21 t
        and r15, rdi                 ;   623.4 p0      21 t
        xor rbp, r15                 ;   624.4 p0      21 t
        xor r11, r15                 ;   624.4 p0      21 t
        mov r15, rdx                 ;   616.6 p1      21 t copy
        and r15, r14                 ;   624.7 p0      21 t
        mov qword [rsp + 2768], r9   ;   625.3 p0+p3   21 t spill
        xor r11, r15                 ;   626.3 p0      21 t
        mov r9, rbp                  ;   625.4 p1      21 t copy
        and r9, r11                  ;   627.3 p0      21 t
        xor rdx, r9                  ;   628.3 p0      21 t
        xor r11, r14                 ;   628.0 p0      21 t
        or r15, r11                  ;   629.0 p0      21 t
        mov r9, rbp                  ;   625.4 p1      21 t copy
        and r9, rdx                  ;   629.3 p0      21 t
        xor r14, r9                  ;   630.3 p0      21 t
        xor r15, rdx                 ;   630.3 p0      21 t
        and rdx, r14                 ;   631.3 p0      21 t
        xor rbp, rdx                 ;   632.3 p0      21 t
        mov rdx, r15                 ;   631.3 p1      21 t copy
        xor rdx, r14                 ;   632.3 p0      21 t
        and rbx, r15                 ;   632.5 p0      21 t
        and rsi, rdx                 ;   633.3 p0      21 t
        and r13, rdx                 ;   633.7 p0      21 t
        and rdi, r15                 ;   634.3 p0      21 t
        mov r9, r15                  ;   631.3 p1      21 t copy
        or r9, r14                   ;   634.8 p0      21 t
        xor r11, r9                  ;   635.8 p0      21 t
        and r12, r11                 ;   636.8 p0      21 t
        xor rdx, r11                 ;   636.8 p0      21 t
        and r10, r11                 ;   637.1 p0      21 t
        xor r11, rbp                 ;   637.7 p0      21 t
        xor r15, r11                 ;   638.7 p0      21 t
        and r8, rdx                  ;   638.8 p0      21 t
        xor r13, r8                  ;   639.8 p0      21 t
        xor r8, r12                  ;   640.0 p0      21 t
        mov r12, qword [rsp + 2296]  ;   606.8 p2      21 t
        and r12, rbp                 ;   640.5 p0      21 t
        xor r12, rsi                 ;   641.5 p0      21 t
        mov qword [rsp + 2296], rbx  ;   641.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   591.7 p2      21 t
        and rbx, r11                 ;   642.7 p0      21 t
        xor rsi, rbx                 ;   643.7 p0      21 t
        mov rbx, qword [rsp + 2264]  ;   606.6 p2      21 t
        mov r9, qword [rsp + 2720]   ;   598.9 p2      21 t
        and r9, rbp                  ;   643.8 p0      21 t
        and rax, r11                 ;   644.4 p0      21 t
        mov r11, qword [rsp + 2752]  ;   615.3 p2      21 t
        xor r10, r12                 ;   645.0 p0      21 t
        and rcx, r15                 ;   645.5 p0      21 t
        xor rbp, r14                 ;   646.1 p0      21 t
        and rbx, rbp                 ;   647.1 p0      21 t
        xor r10, rbx                 ;   648.1 p0      21 t
        and r11, rbp                 ;   647.8 p0      21 t
        xor r11, r8                  ;   648.8 p0      21 t
        mov rbp, qword [rsp + 2528]  ;   610.8 p2      21 t
        and rbp, r15                 ;   649.0 p0      21 t
        xor rbp, rsi                 ;   650.0 p0      21 t
        xor rbp, rbx                 ;   651.0 p0      21 t
        xor rax, rdi                 ;   650.7 p0      21 t
        xor rdi, r8                  ;   651.2 p0      21 t
        xor rax, r13                 ;   651.8 p0      21 t
        xor r13, r9                  ;   652.4 p0      21 t
        mov r15, qword [rsp + 2768]  ;   625.3 p2      21 t
        mov rbx, qword [rsp + 2496]  ;   594.7 p2      21 t
        and r15, r14                 ;   653.0 p0      21 t
        xor rdi, rcx                 ;   653.5 p0      21 t
        xor r15, r10                 ;   654.1 p0      21 t
        xor r13, r15                 ;   655.1 p0      21 t
        mov r8, qword [rsp + 2552]   ;   596.9 p2      42 t
        xor rdi, r13                 ;   656.1 p0      21 t
        xor r11, r15                 ;   655.8 p0      21 t
        xor r13, r11                 ;   656.8 p0      21 t
        not r10                      ;   657.0 p0      21 t
        not r8                       ;   657.5 p0      42 t
        mov rcx, qword [rsp + 2656]  ;   599.3 p2      42 t
        mov r9, qword [rsp + 2584]   ;   600.9 p2      42 t
        mov qword [rsp + 2584], r12  ;   658.0 p0+p3   21 t spill
        not r9                       ;   659.0 p0      42 t
        not rdi                      ;   659.5 p0      21 t
        and rbx, r14                 ;   660.0 p0      21 t
        mov r14, qword [rsp + 2760]  ;   620.8 p2      21 t
        and r14, rdx                 ;   660.5 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   641.7 p2      21 t
        xor rdx, rsi                 ;   661.1 p0      21 t
        xor rbx, rbp                 ;   661.7 p0      21 t
        xor rbx, r15                 ;   662.7 p0      21 t
        mov r15, qword [rsp + 2664]  ;   606.9 p2      42 t
        xor rdx, rbx                 ;   663.7 p0      21 t
        xor r13, rdx                 ;   664.7 p0      21 t
        mov rsi, rax                 ;   652.8 p1      21 t copy
        not r15                      ;   664.0 p0      42 t
        xor r14, rbx                 ;   664.5 p0      21 t
        mov qword [rsp + 2664], rax  ;   665.0 p0+p3   21 t spill
        xor rsi, r13                 ;   666.0 p0      21 t
        mov qword [rsp + 2296], r10  ;   666.6 p0+p3   21 t spill
        mov r10, qword [rsp + 2592]  ;   610.7 p2      42 t
        mov rax, qword [rsp + 2592]  ;   611.7 p2      42 t
        xor rax, r15                 ;   667.6 p0      42 t
        not rsi                      ;   668.2 p0      21 t
        mov rbx, qword [rsp + 2576]  ;   612.7 p2      42 t
        mov qword [rsp + 2768], r13  ;   668.7 p0+p3   21 t spill
        mov qword [rsp + 2528], r11  ;   669.7 p0+p3   21 t spill
        mov qword [rsp + 2656], rsi  ;   670.7 p0+p3   21 t spill
        mov rsi, qword [rsp + 2576]  ;   614.3 p2      42 t
        xor rsi, qword [rsp + 2608]  ;   671.7 p2+p0   42 t
        xor r8, rax                  ;   672.2 p0      42 t
        mov qword [rsp + 2728], r8   ;   673.2 p0+p3   42 t spill
        not rdx                      ;   673.8 p0      21 t
        mov r12, r14                 ;   665.5 p1      21 t copy
        not r12                      ;   674.3 p0      21 t
        mov qword [rsp + 2552], r12  ;   675.3 p0+p3   21 t spill
        mov qword [rsp + 2496], r14  ;   675.8 p0+p3   21 t spill
        mov r14, r9                  ;   660.0 p1      42 t copy
        mov qword [rsp + 2592], rdi  ;   676.8 p0+p3   21 t spill
        xor rbx, qword [rsp + 2600]  ;   677.8 p2+p0   42 t
        mov r12, qword [rsp + 2600]  ;   621.5 p2      42 t
        xor rax, rbx                 ;   678.8 p0      42 t
        mov qword [rsp + 2600], rbp  ;   678.9 p0+p3   21 t spill
        mov rbp, rsi                 ;   672.7 p1      42 t copy
        xor rbp, r8                  ;   679.9 p0      42 t
        not rcx                      ;   680.5 p0      42 t
        xor rcx, r8                  ;   681.5 p0      42 t
        mov r11, rcx                 ;   682.5 p1      42 t copy
        mov qword [rsp + 2752], rcx  ;   682.5 p0+p3   42 t spill
        xor r11, rax                 ;   683.5 p0      42 t
        xor r10, r11                 ;   684.5 p0      42 t
        mov qword [rsp + 2760], rdx  ;   683.7 p0+p3   21 t spill
        mov rdx, rcx                 ;   682.5 p1      42 t copy
        xor r12, r9                  ;   684.7 p0      42 t
        xor r14, r8                  ;   685.3 p0      42 t
        mov rdi, rbx                 ;   678.8 p1      42 t copy
        or rdx, rbp                  ;   685.9 p0      42 t
        mov qword [rsp + 2776], r14  ;   686.4 p0+p3   42 t spill
        mov qword [rsp + 2264], r11  ;   687.4 p0+p3   42 t spill
        xor rdi, rcx                 ;   688.4 p0      42 t
        mov r13, r12                 ;   685.7 p1      42 t copy
        mov rcx, r8                  ;   673.2 p1      42 t copy
        or rcx, r11                  ;   689.0 p0      42 t
        xor r13, rax                 ;   689.6 p0      42 t
        mov qword [rsp + 2784], r13  ;   690.6 p0+p3   42 t spill
        mov r11, r15                 ;   665.0 p1      42 t copy
        or r11, rdi                  ;   691.2 p0      42 t
        xor r15, rdx                 ;   691.7 p0      42 t
        xor rcx, rdx                 ;   692.3 p0      42 t
        mov rdx, qword [rsp + 2608]  ;   634.3 p2      42 t
        xor rdx, rax                 ;   692.9 p0      42 t
        xor rdx, r11                 ;   693.9 p0      42 t
        mov r8, rdi                  ;   689.4 p1      42 t copy
        xor r8, r13                  ;   694.0 p0      42 t
        mov qword [rsp + 2720], r8   ;   695.0 p0+p3   42 t spill
        mov qword [rsp + 2608], rdi  ;   695.6 p0+p3   42 t spill
        mov rdi, rsi                 ;   672.7 p1      42 t copy
        and rdi, rax                 ;   696.6 p0      42 t
        xor r11, rdi                 ;   697.6 p0      42 t
        mov rdi, r14                 ;   686.3 p1      42 t copy
        and rdi, r8                  ;   697.7 p0      42 t
        xor rdx, rdi                 ;   698.7 p0      42 t
        xor rcx, rdx                 ;   699.7 p0      42 t
        xor r15, r11                 ;   699.4 p0      42 t
        mov r8, r14                  ;   686.3 p1      42 t copy
        mov r14, r13                 ;   690.6 p1      42 t copy
        xor r8, r10                  ;   700.0 p0      42 t
        mov rdi, rsi                 ;   672.7 p1      42 t copy
        and r14, r8                  ;   701.0 p0      42 t
        xor r11, r14                 ;   702.0 p0      42 t
        mov qword [rsp + 2792], r9   ;   701.7 p0+p3   42 t spill
        xor rdi, r8                  ;   702.7 p0      42 t
        mov r14, qword [rsp + 2576]  ;   645.3 p2      42 t
        or r14, r9                   ;   703.3 p0      42 t
        xor rdx, r14                 ;   704.3 p0      42 t
        mov r14, r12                 ;   685.7 p1      42 t copy
        and r14, rdi                 ;   704.4 p0      42 t
        xor r15, r14                 ;   705.4 p0      42 t
        mov r14, rbp                 ;   680.9 p1      42 t copy
        xor r14, r10                 ;   705.6 p0      42 t
        mov r13, rbx                 ;   678.8 p1      42 t copy
        and r13, r14                 ;   706.6 p0      42 t
        xor rdx, r13                 ;   707.6 p0      42 t
        xor r11, r13                 ;   707.6 p0      42 t
        mov r13, rcx                 ;   700.7 p1      42 t copy
        mov r9, r11                  ;   708.6 p1      42 t copy
        and r13, r15                 ;   707.9 p0      42 t
        xor rdx, r13                 ;   708.9 p0      42 t
        and r9, rdx                  ;   709.9 p0      42 t
        xor rcx, r9                  ;   710.9 p0      42 t
        mov r9, r11                  ;   708.6 p1      42 t copy
        xor rdx, r15                 ;   710.1 p0      42 t
        or r13, rdx                  ;   711.1 p0      42 t
        xor r13, rcx                 ;   712.1 p0      42 t
        and r9, rcx                  ;   711.9 p0      42 t
        xor r15, r9                  ;   712.9 p0      42 t
        and rcx, r15                 ;   713.9 p0      42 t
        xor r11, rcx                 ;   714.9 p0      42 t
        mov rcx, r13                 ;   713.1 p1      42 t copy
        xor rcx, r15                 ;   714.1 p0      42 t
        mov r9, r13                  ;   713.1 p1      42 t copy
        or r9, r15                   ;   714.7 p0      42 t
        xor rdx, r9                  ;   715.7 p0      42 t
        and r12, rcx                 ;   715.9 p0      42 t
        and rdi, rcx                 ;   716.4 p0      42 t
        and rax, rdx                 ;   717.0 p0      42 t
        and r14, r13                 ;   717.6 p0      42 t
        xor rcx, rdx                 ;   718.1 p0      42 t
        and r8, rcx                  ;   719.1 p0      42 t
        and rsi, rdx                 ;   719.3 p0      42 t
        xor rdi, r8                  ;   720.1 p0      42 t
        and rbx, r13                 ;   720.4 p0      42 t
        mov r9, qword [rsp + 2728]   ;   673.2 p2      42 t
        and r9, r11                  ;   721.0 p0      42 t
        xor rdx, r11                 ;   721.6 p0      42 t
        xor r13, rdx                 ;   722.6 p0      42 t
        and r10, r13                 ;   723.6 p0      42 t
        xor r8, rsi                  ;   723.3 p0      42 t
        mov rsi, qword [rsp + 2264]  ;   687.4 p2      42 t
        mov qword [rsp + 2264], rbx  ;   723.9 p0+p3   42 t spill
        and rbp, rdx                 ;   724.9 p0      42 t
        and rsi, r11                 ;   725.4 p0      42 t
        xor r11, r15                 ;   726.0 p0      42 t
        xor rsi, r12                 ;   726.6 p0      42 t
        mov rbx, qword [rsp + 2752]  ;   682.5 p2      42 t
        and rbx, rdx                 ;   727.1 p0      42 t
        xor r12, rbx                 ;   728.1 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   686.4 p2      42 t
        and rdx, r11                 ;   728.3 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   695.0 p2      42 t
        and rbx, r11                 ;   728.8 p0      42 t
        mov r11, qword [rsp + 2608]  ;   695.6 p2      42 t
        and r11, r13                 ;   729.4 p0      42 t
        mov r13, qword [rsp + 2792]  ;   701.7 p2      42 t
        and r13, r15                 ;   730.0 p0      42 t
        xor rax, rsi                 ;   730.6 p0      42 t
        xor rax, rbx                 ;   731.6 p0      42 t
        xor r13, rax                 ;   732.6 p0      42 t
        xor r11, r12                 ;   732.3 p0      42 t
        xor r11, rbx                 ;   733.3 p0      42 t
        mov rbx, qword [rsp + 2576]  ;   675.8 p2      42 t
        and rbx, r15                 ;   733.4 p0      42 t
        xor rbx, r11                 ;   734.4 p0      42 t
        mov r15, qword [rsp + 2784]  ;   690.6 p2      42 t
        and r15, rcx                 ;   734.6 p0      42 t
        xor rbx, r13                 ;   735.4 p0      42 t
        xor r15, rbx                 ;   736.4 p0      42 t
        xor rbp, r14                 ;   736.3 p0      42 t
        xor rbp, rdi                 ;   737.3 p0      42 t
        xor rdi, r9                  ;   737.4 p0      42 t
        xor rdi, r13                 ;   738.4 p0      42 t
        not rax                      ;   738.6 p0      42 t
        xor r14, r8                  ;   739.1 p0      42 t
        xor rdx, r8                  ;   739.6 p0      42 t
        xor r14, r10                 ;   740.2 p0      42 t
        mov r8, qword [rsp + 2168]   ;   684.5 p2      41 t
        xor r14, rdi                 ;   741.2 p0      42 t
        xor rdx, r13                 ;   741.3 p0      42 t
        xor rdi, rdx                 ;   742.3 p0      42 t
        mov rcx, qword [rsp + 2264]  ;   723.9 p2      42 t
        xor rcx, r12                 ;   742.5 p0      42 t
        xor r8, qword [rsp + 2464]   ;   743.1 p2+p0   41 t
        mov r12, qword [rsp + 2704]  ;   688.5 p2      41 t
        xor r12, r15                 ;   743.6 p0      41 t
        mov r9, qword [rsp + 2640]   ;   689.5 p2      41 t
        xor rcx, rbx                 ;   744.2 p0      42 t
        xor rdi, rcx                 ;   745.2 p0      42 t
        xor r9, qword [rsp + 2352]   ;   745.3 p2+p0   41 t
        mov r10, rbp                 ;   738.3 p1      42 t copy
        mov rbx, qword [rsp + 2624]  ;   691.5 p2      41 t
        xor r10, rdi                 ;   746.2 p0      42 t
        xor r12, rdi                 ;   746.5 p0      41 t
        mov rdi, qword [rsp + 2168]  ;   693.3 p2      41 t
        xor rbx, r8                  ;   747.0 p0      41 t
        mov r13, qword [rsp + 2624]  ;   694.3 p2      41 t
        xor r13, qword [rsp + 2528]  ;   747.6 p2+p0   41 t
        xor r9, qword [rsp + 2232]   ;   748.2 p2+p0   41 t
        xor rdi, r9                  ;   749.2 p0      41 t
        xor r9, rbx                  ;   749.3 p0      41 t
        not r14                      ;   749.9 p0      42 t
        xor r11, rsi                 ;   750.4 p0      41 t
        mov rsi, qword [rsp + 2568]  ;   698.9 p2      41 t
        xor rsi, qword [rsp + 2592]  ;   751.0 p2+p0   41 t
        not rcx                      ;   751.5 p0      42 t
        xor rcx, qword [rsp + 2696]  ;   752.5 p2+p0   41 t
        mov qword [rsp + 2168], rbx  ;   752.6 p0+p3   41 t spill
        xor r14, qword [rsp + 2192]  ;   753.6 p2+p0   41 t
        mov rbx, qword [rsp + 2704]  ;   703.1 p2      41 t
        xor rbx, r13                 ;   754.2 p0      41 t
        xor r8, rbx                  ;   755.2 p0      41 t
        mov qword [rsp + 2704], rbx  ;   755.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   704.1 p2      41 t
        mov qword [rsp + 2640], rdi  ;   756.3 p0+p3   41 t spill
        xor rbx, r12                 ;   757.3 p0      41 t
        xor r12, rdi                 ;   757.9 p0      41 t
        mov rdi, qword [rsp + 2376]  ;   706.0 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   758.5 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   759.0 p0+p3   41 t spill
        xor r13, rbx                 ;   760.0 p0      41 t
        mov rbx, qword [rsp + 2672]  ;   708.0 p2      41 t
        xor rbx, qword [rsp + 2320]  ;   760.6 p2+p0   41 t
        not r10                      ;   761.2 p0      42 t
        mov qword [rsp + 2320], r13  ;   761.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2392]  ;   710.0 p2      41 t
        xor r13, qword [rsp + 2768]  ;   762.7 p2+p0   41 t
        xor r13, qword [rsp + 2496]  ;   763.7 p2+p0   41 t
        mov qword [rsp + 2496], r8   ;   763.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2392]   ;   713.0 p2      41 t
        mov qword [rsp + 2392], r9   ;   764.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2376]   ;   714.0 p2      41 t
        xor r9, rbx                  ;   765.8 p0      41 t
        xor r8, rdi                  ;   766.4 p0      41 t
        mov qword [rsp + 2376], r8   ;   767.4 p0+p3   41 t spill
        xor rbx, r8                  ;   768.0 p0      41 t
        mov r8, qword [rsp + 2696]   ;   716.5 p2      41 t
        xor r8, r13                  ;   768.5 p0      41 t
        mov qword [rsp + 2696], r8   ;   769.5 p0+p3   41 t spill
        xor rdi, r8                  ;   770.1 p0      41 t
        mov r8, qword [rsp + 2672]   ;   717.9 p2      41 t
        mov qword [rsp + 2672], r9   ;   770.7 p0+p3   41 t spill
        xor r8, rcx                  ;   771.7 p0      41 t
        xor rcx, r9                  ;   772.3 p0      41 t
        mov r9, qword [rsp + 2408]   ;   719.2 p2      41 t
        xor r9, qword [rsp + 2424]   ;   772.8 p2+p0   41 t
        xor r13, r8                  ;   773.4 p0      41 t
        mov qword [rsp + 2424], r8   ;   774.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2256]   ;   721.8 p2      41 t
        xor r8, qword [rsp + 2200]   ;   775.0 p2+p0   41 t
        mov qword [rsp + 2200], r13  ;   775.5 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   724.6 p2      41 t
        xor r13, qword [rsp + 2760]  ;   776.5 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   777.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   726.6 p2      41 t
        xor rdi, r9                  ;   778.1 p0      41 t
        mov qword [rsp + 2712], rbx  ;   778.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   727.6 p2      41 t
        mov qword [rsp + 2408], rdi  ;   779.7 p0+p3   41 t spill
        xor rbx, r8                  ;   780.7 p0      41 t
        xor r8, rdi                  ;   781.2 p0      41 t
        mov rdi, qword [rsp + 2192]  ;   729.5 p2      41 t
        xor rdi, r13                 ;   781.8 p0      41 t
        xor r9, rdi                  ;   782.8 p0      41 t
        mov qword [rsp + 2192], rdi  ;   783.0 p0+p3   41 t spill
        mov rdi, qword [rsp + 2256]  ;   730.8 p2      41 t
        xor rdi, r14                 ;   784.0 p0      41 t
        mov qword [rsp + 2256], rbx  ;   784.5 p0+p3   41 t spill
        xor r14, rbx                 ;   785.5 p0      41 t
        xor rax, qword [rsp + 2208]  ;   786.1 p2+p0   41 t
        mov rbx, qword [rsp + 2328]  ;   733.6 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   786.7 p2+p0   41 t
        xor r11, rbp                 ;   787.2 p0      41 t
        xor r13, rdi                 ;   787.8 p0      41 t
        mov rbp, qword [rsp + 2568]  ;   735.6 p2      41 t
        mov qword [rsp + 2568], r13  ;   788.8 p0+p3   41 t spill
        mov r13, qword [rsp + 2328]  ;   736.6 p2      41 t
        xor rbx, qword [rsp + 2512]  ;   789.4 p2+p0   41 t
        xor rbx, qword [rsp + 2648]  ;   790.4 p2+p0   41 t
        mov qword [rsp + 2648], rdi  ;   790.5 p0+p3   41 t spill
        mov rdi, qword [rsp + 2272]  ;   739.6 p2      41 t
        xor rdi, qword [rsp + 2448]  ;   791.5 p2+p0   41 t
        xor r13, rdi                 ;   792.5 p0      41 t
        xor rbp, rbx                 ;   792.7 p0      41 t
        mov qword [rsp + 2328], rbp  ;   793.7 p0+p3   41 t spill
        xor rdi, rbp                 ;   794.2 p0      41 t
        mov rbp, qword [rsp + 2208]  ;   742.5 p2      41 t
        xor rbp, rsi                 ;   794.8 p0      41 t
        xor rbx, rbp                 ;   795.8 p0      41 t
        xor r11, qword [rsp + 2240]  ;   796.0 p2+p0   41 t
        not r15                      ;   796.5 p0      42 t
        mov qword [rsp + 2208], rbp  ;   797.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2272]  ;   745.3 p2      41 t
        xor rbp, rax                 ;   798.0 p0      41 t
        xor rax, r13                 ;   798.6 p0      41 t
        mov qword [rsp + 2272], r13  ;   799.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2384]  ;   746.7 p2      41 t
        xor rsi, rbp                 ;   800.2 p0      41 t
        xor r13, qword [rsp + 2504]  ;   800.7 p2+p0   41 t
        mov qword [rsp + 2504], rbp  ;   801.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   748.7 p2      41 t
        xor rbp, qword [rsp + 2688]  ;   802.3 p2+p0   41 t
        xor rbp, qword [rsp + 2456]  ;   803.3 p2+p0   41 t
        xor rbp, qword [rsp + 2440]  ;   804.3 p2+p0   41 t
        mov qword [rsp + 2440], rsi  ;   804.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2680]  ;   752.7 p2      41 t
        xor rsi, qword [rsp + 2296]  ;   805.0 p2+p0   41 t
        mov qword [rsp + 2296], rbx  ;   805.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   754.7 p2      41 t
        xor rbx, r13                 ;   806.6 p0      41 t
        mov qword [rsp + 2680], r9   ;   807.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2384]   ;   755.7 p2      41 t
        xor r9, rbp                  ;   808.2 p0      41 t
        xor rbp, rbx                 ;   808.7 p0      41 t
        mov qword [rsp + 2384], rbx  ;   809.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2240]  ;   756.7 p2      41 t
        xor rbx, rsi                 ;   810.3 p0      41 t
        xor r13, rbx                 ;   811.3 p0      41 t
        mov qword [rsp + 2240], rbx  ;   811.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2304]  ;   757.7 p2      41 t
        mov qword [rsp + 2304], r9   ;   812.5 p0+p3   41 t spill
        xor rbx, r11                 ;   813.5 p0      41 t
        xor r11, r9                  ;   814.0 p0      41 t
        xor rsi, rbx                 ;   814.6 p0      41 t
        mov r9, qword [rsp + 2336]   ;   758.9 p2      41 t
        xor r9, qword [rsp + 2520]   ;   815.2 p2+p0   41 t
        mov qword [rsp + 2520], rbx  ;   815.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;   760.9 p2      41 t
        xor rbx, qword [rsp + 2472]  ;   816.7 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   817.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2560]  ;   762.9 p2      41 t
        xor rsi, qword [rsp + 2600]  ;   818.3 p2+p0   41 t
        xor rsi, qword [rsp + 2584]  ;   819.3 p2+p0   41 t
        xor rsi, qword [rsp + 2664]  ;   820.3 p2+p0   41 t
        mov qword [rsp + 2664], r13  ;   820.0 p0+p3   41 t spill
        mov r13, qword [rsp + 2560]  ;   766.9 p2      41 t
        xor r10, qword [rsp + 2216]  ;   821.0 p2+p0   41 t
        mov qword [rsp + 2560], rbp  ;   821.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   768.9 p2      41 t
        xor r13, r9                  ;   822.6 p0      41 t
        mov qword [rsp + 2336], r13  ;   823.6 p0+p3   41 t spill
        xor rbp, rbx                 ;   824.2 p0      41 t
        xor rbx, r13                 ;   824.7 p0      41 t
        mov r13, qword [rsp + 2216]  ;   769.9 p2      41 t
        xor r13, rsi                 ;   825.3 p0      41 t
        xor r9, r13                  ;   826.3 p0      41 t
        mov qword [rsp + 2216], r13  ;   826.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2280]  ;   771.8 p2      41 t
        xor r13, r10                 ;   827.4 p0      41 t
        mov qword [rsp + 2280], rbp  ;   828.0 p0+p3   41 t spill
        xor rsi, r13                 ;   829.0 p0      41 t
        xor r10, rbp                 ;   829.6 p0      41 t
        mov rbp, qword [rsp + 2400]  ;   774.3 p2      41 t
        xor rbp, qword [rsp + 2536]  ;   830.2 p2+p0   41 t
        mov qword [rsp + 2536], r13  ;   830.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   776.3 p2      41 t
        xor r13, qword [rsp + 2416]  ;   831.7 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   832.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   778.3 p2      41 t
        xor rsi, qword [rsp + 2656]  ;   833.3 p2+p0   41 t
        mov qword [rsp + 2656], r9   ;   833.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2632]   ;   780.3 p2      41 t
        xor r15, qword [rsp + 2248]  ;   834.9 p2+p0   41 t
        xor rdx, qword [rsp + 2224]  ;   835.4 p2+p0   41 t
        mov qword [rsp + 2632], rbx  ;   836.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   783.3 p2      41 t
        xor rbx, r13                 ;   837.0 p0      41 t
        xor r9, rbp                  ;   837.6 p0      41 t
        mov qword [rsp + 2400], r9   ;   838.6 p0+p3   41 t spill
        xor r13, r9                  ;   839.2 p0      41 t
        mov r9, qword [rsp + 2248]   ;   785.0 p2      41 t
        xor r9, rsi                  ;   839.7 p0      41 t
        mov qword [rsp + 2248], r9   ;   840.7 p0+p3   41 t spill
        xor rbp, r9                  ;   841.3 p0      41 t
        mov r9, qword [rsp + 2312]   ;   787.4 p2      41 t
        xor r9, r15                  ;   841.9 p0      41 t
        xor r15, rbx                 ;   842.4 p0      41 t
        xor rsi, r9                  ;   843.0 p0      41 t
        mov qword [rsp + 2312], rbx  ;   843.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2344]  ;   789.1 p2      41 t
        xor rbx, qword [rsp + 2544]  ;   844.6 p2+p0   41 t
        xor rbx, qword [rsp + 2488]  ;   845.6 p2+p0   41 t
        mov qword [rsp + 2488], r9   ;   845.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2288]   ;   792.1 p2      41 t
        xor r9, qword [rsp + 2480]   ;   846.7 p2+p0   41 t
        mov qword [rsp + 2480], rsi  ;   847.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2432]  ;   794.1 p2      41 t
        xor rsi, qword [rsp + 2552]  ;   848.3 p2+p0   41 t
        mov qword [rsp + 2552], rbp  ;   848.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2432]  ;   796.1 p2      41 t
        mov qword [rsp + 2432], r13  ;   849.9 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   797.1 p2      41 t
        xor r13, r9                  ;   850.9 p0      41 t
        xor rbp, rbx                 ;   851.4 p0      41 t
        xor r9, rbp                  ;   852.4 p0      41 t
        mov qword [rsp + 2344], rbp  ;   852.6 p0+p3   41 t spill
        mov rbp, qword [rsp + 2224]  ;   798.1 p2      41 t
        xor rbp, rsi                 ;   853.6 p0      41 t
        mov qword [rsp + 2224], rbp  ;   854.6 p0+p3   41 t spill
        xor rbx, rbp                 ;   855.1 p0      41 t
        mov rbp, qword [rsp + 2288]  ;   799.6 p2      41 t
        mov qword [rsp + 2288], r13  ;   855.7 p0+p3   41 t spill
        xor rbp, rdx                 ;   856.7 p0      41 t
        xor rdx, r13                 ;   857.3 p0      41 t
        mov r13, r12                 ;   801.7 p1      61 t copy
        xor r13, qword [rsp + 1064]  ;   857.9 p2+p0   61 t
        mov qword [rsp + 2544], r13  ;   858.9 p0+p3   61 t spill
        mov r13, rcx                 ;   803.3 p1      61 t copy
        xor r13, qword [rsp + 1072]  ;   859.4 p2+p0   61 t
        mov qword [rsp + 2584], r13  ;   860.4 p0+p3   61 t spill
        mov r13, r14                 ;   805.3 p1      61 t copy
        xor r13, qword [rsp + 1080]  ;   861.0 p2+p0   61 t
        mov qword [rsp + 2600], r13  ;   862.0 p0+p3   61 t spill
        mov r13, rax                 ;   806.6 p1      61 t copy
        xor r13, qword [rsp + 1088]  ;   862.6 p2+p0   61 t
        mov qword [rsp + 2456], r13  ;   863.6 p0+p3   61 t spill
        mov r13, r11                 ;   815.0 p1      61 t copy
        xor r13, qword [rsp + 1096]  ;   864.1 p2+p0   61 t
        mov qword [rsp + 2688], r13  ;   865.1 p0+p3   61 t spill
        mov r13, r10                 ;   830.6 p1      61 t copy
        xor r13, qword [rsp + 1104]  ;   865.7 p2+p0   61 t
        xor rsi, rbp                 ;   866.3 p0      41 t
        xor rbp, rbx                 ;   866.9 p0      61 t
        mov qword [rsp + 2592], r13  ;   867.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2392]  ;   813.0 p2      61 t
        xor r13, qword [rsp + 1128]  ;   868.4 p2+p0   61 t
        mov qword [rsp + 2448], r13  ;   869.4 p0+p3   61 t spill
        mov r13, r15                 ;   843.4 p1      61 t copy
        xor r13, qword [rsp + 1112]  ;   870.0 p2+p0   61 t
        mov qword [rsp + 2512], r13  ;   871.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   816.9 p2      61 t
        xor r13, qword [rsp + 1136]  ;   871.6 p2+p0   61 t
        mov qword [rsp + 2736], r13  ;   872.6 p0+p3   61 t spill
        mov r13, r8                  ;   818.3 p1      61 t copy
        xor r8, qword [rsp + 1336]   ;   873.1 p2+p0   61 t
        xor r8, qword [rsp + 2192]   ;   874.1 p2+p0   61 t
        xor r13, qword [rsp + 1144]  ;   874.3 p2+p0   61 t
        mov qword [rsp + 2768], r13  ;   875.3 p0+p3   61 t spill
        mov r13, rdx                 ;   858.3 p1      61 t copy
        xor r13, qword [rsp + 1120]  ;   875.9 p2+p0   61 t
        mov qword [rsp + 2192], r8   ;   876.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2416]   ;   832.3 p2      61 t
        xor r8, qword [rsp + 1296]   ;   877.4 p2+p0   61 t
        mov qword [rsp + 2624], r13  ;   878.0 p0+p3   61 t spill
        mov r13, rdi                 ;   825.2 p1      61 t copy
        xor r13, qword [rsp + 1152]  ;   879.0 p2+p0   61 t
        xor rdi, qword [rsp + 1344]  ;   879.6 p2+p0   61 t
        mov qword [rsp + 2528], r13  ;   880.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;   827.7 p2      61 t
        xor r13, qword [rsp + 1160]  ;   881.1 p2+p0   61 t
        mov qword [rsp + 2232], r13  ;   882.1 p0+p3   61 t spill
        xor rdi, qword [rsp + 2208]  ;   882.7 p2+p0   61 t
        xor rbp, qword [rsp + 1440]  ;   883.3 p2+p0   61 t
        mov qword [rsp + 2208], rdi  ;   883.9 p0+p3   61 t spill
        mov rdi, qword [rsp + 2480]  ;   847.3 p2      61 t
        mov r13, qword [rsp + 2632]  ;   836.0 p2      61 t
        xor r13, qword [rsp + 1168]  ;   884.9 p2+p0   61 t
        mov qword [rsp + 2352], r13  ;   885.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2432]  ;   849.9 p2      61 t
        xor r13, qword [rsp + 1176]  ;   886.4 p2+p0   61 t
        mov qword [rsp + 2464], r13  ;   887.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2496]  ;   837.6 p2      61 t
        xor r13, qword [rsp + 1192]  ;   888.0 p2+p0   61 t
        mov qword [rsp + 2264], r13  ;   889.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   839.6 p2      61 t
        xor rdi, qword [rsp + 1304]  ;   889.6 p2+p0   61 t
        mov qword [rsp + 2800], rdi  ;   890.6 p0+p3   61 t spill
        mov rdi, rsi                 ;   867.3 p1      61 t copy
        xor rdi, qword [rsp + 1312]  ;   891.1 p2+p0   61 t
        mov qword [rsp + 2808], rdi  ;   892.1 p0+p3   61 t spill
        xor rdx, qword [rsp + 1568]  ;   892.7 p2+p0   61 t
        xor rdx, qword [rsp + 2344]  ;   893.7 p2+p0   61 t
        xor r13, qword [rsp + 1200]  ;   893.8 p2+p0   61 t
        mov qword [rsp + 2784], r13  ;   894.8 p0+p3   61 t spill
        mov rdi, qword [rsp + 2704]  ;   845.6 p2      61 t
        xor rdi, qword [rsp + 1320]  ;   895.4 p2+p0   61 t
        xor rdi, qword [rsp + 2392]  ;   896.4 p2+p0   61 t
        mov qword [rsp + 2392], rdi  ;   897.4 p0+p3   61 t spill
        mov r13, r9                  ;   853.4 p1      61 t copy
        xor r13, qword [rsp + 1184]  ;   897.6 p2+p0   61 t
        mov qword [rsp + 2576], r13  ;   898.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2680]  ;   849.6 p2      61 t
        xor r13, qword [rsp + 1208]  ;   899.1 p2+p0   61 t
        mov qword [rsp + 2792], r13  ;   900.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2296]  ;   851.6 p2      61 t
        xor r13, qword [rsp + 1216]  ;   900.7 p2+p0   61 t
        mov qword [rsp + 2608], r13  ;   901.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2664]  ;   853.6 p2      61 t
        xor r13, qword [rsp + 1224]  ;   902.3 p2+p0   61 t
        mov qword [rsp + 2776], r13  ;   903.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2656]  ;   855.6 p2      61 t
        xor r13, qword [rsp + 1232]  ;   903.8 p2+p0   61 t
        mov qword [rsp + 2720], r13  ;   904.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2552]  ;   857.6 p2      61 t
        xor r9, qword [rsp + 1376]   ;   905.4 p2+p0   61 t
        xor r9, qword [rsp + 2224]   ;   906.4 p2+p0   61 t
        mov qword [rsp + 2224], r9   ;   907.4 p0+p3   61 t spill
        xor r13, qword [rsp + 1240]  ;   907.6 p2+p0   61 t
        mov qword [rsp + 2752], r13  ;   908.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2320]  ;   861.6 p2      61 t
        xor r13, qword [rsp + 1256]  ;   909.1 p2+p0   61 t
        mov qword [rsp + 2728], r13  ;   910.1 p0+p3   61 t spill
        mov r13, rbx                 ;   862.3 p1      61 t copy
        mov rbx, qword [rsp + 2424]  ;   863.6 p2      61 t
        xor rbx, qword [rsp + 1392]  ;   910.7 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   911.7 p2+p0   61 t
        mov qword [rsp + 2760], rbp  ;   911.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2648]  ;   866.6 p2      61 t
        xor rbp, qword [rsp + 1400]  ;   912.8 p2+p0   61 t
        xor rbp, qword [rsp + 2680]  ;   913.8 p2+p0   61 t
        mov qword [rsp + 2680], rbp  ;   914.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2504]  ;   869.6 p2      61 t
        xor rbp, qword [rsp + 1408]  ;   915.0 p2+p0   61 t
        xor rbp, qword [rsp + 2296]  ;   916.0 p2+p0   61 t
        mov qword [rsp + 2296], rbp  ;   917.0 p0+p3   61 t spill
        xor r13, qword [rsp + 1248]  ;   917.1 p2+p0   61 t
        mov qword [rsp + 2816], r13  ;   918.1 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   873.6 p2      61 t
        mov r13, qword [rsp + 2200]  ;   874.6 p2      61 t
        xor r10, qword [rsp + 1552]  ;   918.7 p2+p0   61 t
        xor r10, qword [rsp + 2336]  ;   919.7 p2+p0   61 t
        xor r13, qword [rsp + 1264]  ;   919.8 p2+p0   61 t
        xor r15, qword [rsp + 1560]  ;   920.4 p2+p0   61 t
        xor r15, qword [rsp + 2400]  ;   921.4 p2+p0   61 t
        xor r11, qword [rsp + 1544]  ;   921.6 p2+p0   61 t
        mov rbp, qword [rsp + 2520]  ;   881.6 p2      61 t
        xor rbp, qword [rsp + 1416]  ;   922.1 p2+p0   61 t
        xor rbp, qword [rsp + 2664]  ;   923.1 p2+p0   61 t
        mov qword [rsp + 2664], rbp  ;   924.1 p0+p3   61 t spill
        mov rbp, qword [rsp + 2536]  ;   884.6 p2      61 t
        xor rax, qword [rsp + 1536]  ;   924.3 p2+p0   61 t
        mov qword [rsp + 2400], r15  ;   924.8 p0+p3   61 t spill
        mov r15, qword [rsp + 2616]  ;   886.6 p2      61 r.0 reload
        mov r9, qword [rsp + 2240]   ;   887.6 p2      61 t
        xor rbp, qword [rsp + 1424]  ;   925.8 p2+p0   61 t
        mov qword [rsp + 2344], rdx  ;   926.4 p0+p3   61 t spill
        xor rbp, qword [rsp + 2656]  ;   927.4 p2+p0   61 t
        mov qword [rsp + 2656], rbp  ;   928.4 p0+p3   61 t spill
        xor rsi, qword [rsp + 1504]  ;   929.0 p2+p0   61 t
        xor r9, qword [rsp + 1352]   ;   929.6 p2+p0   61 t
        xor r9, qword [rsp + 2560]   ;   930.6 p2+p0   61 t
        mov qword [rsp + 2560], r9   ;   931.6 p0+p3   61 t spill
        mov rdx, qword [rsp + 2544]  ;   893.6 p2      40 t
        mov rbp, qword [rsp + 2488]  ;   894.6 p2      61 t
        xor rdx, qword [r15 + 1536]  ;   931.7 p2+p0   40 t
        xor r11, qword [rsp + 2384]  ;   932.3 p2+p0   61 t
        xor rdi, qword [rsp + 1328]  ;   932.8 p2+p0   61 t
        mov qword [rsp + 2336], rdx  ;   933.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2584]  ;   898.6 p2      40 t
        xor rcx, qword [rsp + 1520]  ;   934.4 p2+p0   61 t
        mov r9, qword [rsp + 2216]   ;   900.6 p2      61 t
        xor rdi, qword [rsp + 2712]  ;   935.0 p2+p0   61 t
        xor rax, qword [rsp + 2328]  ;   935.5 p2+p0   61 t
        mov qword [rsp + 2328], rax  ;   936.5 p0+p3   61 t spill
        xor r9, qword [rsp + 1360]   ;   937.1 p2+p0   61 t
        mov qword [rsp + 2824], r13  ;   937.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2568]  ;   904.6 p2      61 t
        xor r13, qword [rsp + 1272]  ;   938.7 p2+p0   61 t
        xor r9, qword [rsp + 2632]   ;   939.3 p2+p0   61 t
        xor rcx, qword [rsp + 2376]  ;   939.8 p2+p0   61 t
        mov qword [rsp + 2376], rcx  ;   940.8 p0+p3   61 t spill
        xor rdx, qword [r15 + 1544]  ;   941.4 p2+p0   40 t
        mov rax, qword [rsp + 2312]  ;   909.6 p2      61 t
        xor rbp, qword [rsp + 1432]  ;   942.0 p2+p0   61 t
        xor rbp, qword [rsp + 2552]  ;   943.0 p2+p0   61 t
        xor rsi, qword [rsp + 2288]  ;   943.1 p2+p0   61 t
        mov qword [rsp + 2552], rbp  ;   944.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2640]  ;   913.6 p2      61 t
        mov qword [rsp + 2832], r13  ;   944.7 p0+p3   61 t spill
        xor r12, qword [rsp + 1512]  ;   945.7 p2+p0   61 t
        xor r12, qword [rsp + 2168]  ;   946.7 p2+p0   61 t
        mov r13, qword [rsp + 2440]  ;   916.6 p2      61 t
        xor r13, qword [rsp + 1280]  ;   946.8 p2+p0   61 t
        mov qword [rsp + 2384], rdx  ;   947.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2600]  ;   918.6 p2      40 t
        xor rax, qword [rsp + 1496]  ;   948.4 p2+p0   61 t
        xor rdx, qword [r15 + 1552]  ;   949.0 p2+p0   40 t
        xor rax, qword [rsp + 2480]  ;   949.5 p2+p0   61 t
        mov qword [rsp + 2480], rdx  ;   950.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2456]  ;   922.6 p2      40 t
        xor rdx, qword [r15 + 1560]  ;   951.1 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   952.1 p0+p3   40 t spill
        mov qword [rsp + 2168], r12  ;   952.7 p0+p3   61 t spill
        mov r12, qword [rsp + 2272]  ;   924.6 p2      61 t
        xor r14, qword [rsp + 1528]  ;   953.7 p2+p0   61 t
        xor r12, qword [rsp + 1472]  ;   954.3 p2+p0   61 t
        mov rdx, qword [rsp + 2688]  ;   927.6 p2      40 t
        xor rdx, qword [r15 + 1568]  ;   954.8 p2+p0   40 t
        mov qword [rsp + 2840], r13  ;   955.4 p0+p3   61 t spill
        mov r13, qword [rsp + 2472]  ;   929.6 p2      61 t
        xor r13, qword [rsp + 1288]  ;   956.4 p2+p0   61 t
        mov rcx, qword [rsp + 2304]  ;   931.6 p2      61 t
        mov qword [rsp + 2632], r9   ;   957.0 p0+p3   61 t spill
        mov r9, qword [rsp + 2248]   ;   932.6 p2      61 t
        xor rbp, qword [rsp + 1448]  ;   958.0 p2+p0   61 t
        xor rcx, qword [rsp + 1480]  ;   958.5 p2+p0   61 t
        xor rcx, qword [rsp + 2472]  ;   959.5 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   959.7 p2+p0   61 t
        mov qword [rsp + 2408], r14  ;   960.7 p0+p3   61 t spill
        mov r14, qword [rsp + 2280]  ;   937.6 p2      61 t
        xor r14, qword [rsp + 1488]  ;   961.3 p2+p0   61 t
        xor r14, qword [rsp + 2416]  ;   962.3 p2+p0   61 t
        mov qword [rsp + 2416], rdx  ;   962.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2592]  ;   940.6 p2      40 t
        xor rdx, qword [r15 + 1576]  ;   963.4 p2+p0   40 t
        xor rbp, qword [rsp + 2320]  ;   964.0 p2+p0   61 t
        xor r12, qword [rsp + 2440]  ;   964.5 p2+p0   61 t
        mov qword [rsp + 2280], rdx  ;   965.1 p0+p3   40 t spill
        xor r9, qword [rsp + 1368]   ;   966.1 p2+p0   61 t
        mov qword [rsp + 2288], rsi  ;   966.7 p0+p3   61 t spill
        mov rsi, qword [rsp + 2256]  ;   945.6 p2      61 t
        xor rsi, qword [rsp + 1464]  ;   967.7 p2+p0   61 t
        xor rsi, qword [rsp + 2568]  ;   968.7 p2+p0   61 t
        mov rdx, qword [rsp + 2512]  ;   948.6 p2      40 t
        xor rdx, qword [r15 + 1584]  ;   968.8 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   969.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 2624]  ;   950.6 p2      40 t
        xor rdx, qword [r15 + 1592]  ;   970.4 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   971.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2448]  ;   952.6 p2      40 t
        xor rdx, qword [r15 + 1600]  ;   972.0 p2+p0   40 t
        mov qword [rsp + 2440], rdx  ;   973.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2736]  ;   954.6 p2      40 t
        xor rdx, qword [r15 + 1608]  ;   973.5 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;   974.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2768]  ;   956.6 p2      40 t
        xor rdx, qword [r15 + 1616]  ;   975.1 p2+p0   40 t
        mov qword [rsp + 2568], rdx  ;   976.1 p0+p3   40 t spill
        xor r9, qword [rsp + 2432]   ;   976.7 p2+p0   61 t
        mov qword [rsp + 2432], r9   ;   977.7 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   959.6 p2      61 t
        mov qword [rsp + 2320], rbp  ;   978.2 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   960.6 p2      61 t
        xor rbp, qword [rsp + 1456]  ;   979.2 p2+p0   61 t
        xor rbp, qword [rsp + 2200]  ;   980.2 p2+p0   61 t
        mov rdx, qword [rsp + 2528]  ;   963.6 p2      40 t
        xor rdx, qword [r15 + 1624]  ;   980.4 p2+p0   40 t
        mov qword [rsp + 2256], rdx  ;   981.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2232]  ;   965.6 p2      40 t
        xor r9, qword [rsp + 1384]   ;   982.0 p2+p0   61 t
        xor r9, qword [rsp + 2496]   ;   983.0 p2+p0   61 t
        xor rdx, qword [r15 + 1632]  ;   983.1 p2+p0   40 t
        mov qword [rsp + 2200], rdx  ;   984.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2352]  ;   969.6 p2      40 t
        xor rdx, qword [r15 + 1640]  ;   984.7 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   985.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 2464]  ;   971.6 p2      40 t
        xor rdx, qword [r15 + 1648]  ;   986.2 p2+p0   40 t
        mov qword [rsp + 2640], rdx  ;   987.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 2576]  ;   973.6 p2      40 t
        xor rdx, qword [r15 + 1656]  ;   987.8 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   988.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 2264]  ;   975.6 p2      40 t
        xor rdx, qword [r15 + 1664]  ;   989.4 p2+p0   40 t
        mov qword [rsp + 2536], rdx  ;   990.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2784]  ;   977.6 p2      40 t
        xor rdx, qword [r15 + 1672]  ;   991.0 p2+p0   40 t
        mov qword [rsp + 2520], rdx  ;   992.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2792]  ;   979.6 p2      40 t
        xor rdx, qword [r15 + 1680]  ;   992.5 p2+p0   40 t
        mov qword [rsp + 2504], rdx  ;   993.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2608]  ;   981.6 p2      40 t
        xor rdx, qword [r15 + 1688]  ;   994.1 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   995.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2776]  ;   983.6 p2      40 t
        xor rdx, qword [r15 + 1696]  ;   995.7 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   996.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 2720]  ;   985.6 p2      40 t
        xor rdx, qword [r15 + 1704]  ;   997.2 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   998.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 2752]  ;   987.6 p2      40 t
        xor rdx, qword [r15 + 1712]  ;   998.8 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;   999.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 2816]  ;   989.6 p2      40 t
        xor rdx, qword [r15 + 1720]  ;  1000.4 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;  1001.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2728]  ;   991.6 p2      40 t
        xor rdx, qword [r15 + 1728]  ;  1002.0 p2+p0   40 t
        mov qword [rsp + 2216], rdx  ;  1003.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2824]  ;   993.6 p2      40 t
        mov qword [rsp + 2704], r13  ;  1003.5 p0+p3   61 t spill
        xor rdx, qword [r15 + 1736]  ;  1004.5 p2+p0   40 t
        mov qword [rsp + 2848], r9   ;  1005.1 p0+p3   61 t spill
        mov qword [rsp + 2240], rdx  ;  1006.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2832]  ;   995.6 p2      40 t
        xor rdx, qword [r15 + 1744]  ;  1007.1 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1008.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2840]  ;   997.6 p2      40 t
        xor rdx, qword [r15 + 1752]  ;  1008.7 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1009.7 p0+p3   40 t spill
        mov rdx, r13                 ;   962.3 p1      40 t copy
        mov r13, r8                  ;   962.8 p1      40 t copy
        xor rdx, qword [r15 + 1760]  ;  1010.2 p2+p0   40 t
        mov qword [rsp + 2856], rdx  ;  1011.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 2392]  ;  1000.6 p2      40 t
        xor rdx, qword [r15 + 1792]  ;  1011.8 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;  1012.8 p0+p3   40 t spill
        mov rdx, rdi                 ;   965.3 p1      40 t copy
        mov qword [rsp + 2872], rdi  ;  1013.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2192]  ;  1002.6 p2      40 t
        xor rdi, qword [r15 + 1808]  ;  1014.4 p2+p0   40 t
        xor rdx, qword [r15 + 1800]  ;  1014.9 p2+p0   40 t
        mov qword [rsp + 2880], rdx  ;  1015.9 p0+p3   40 t spill
        xor r13, qword [r15 + 1768]  ;  1016.5 p2+p0   40 t
        mov qword [rsp + 2888], r13  ;  1017.5 p0+p3   40 t spill
        mov qword [rsp + 2896], rbx  ;  1018.1 p0+p3   61 t spill
        mov rdx, r9                  ;   984.0 p1      40 t copy
        mov r9, rbx                  ;   970.5 p1      40 t copy
        xor r9, qword [r15 + 1864]   ;  1019.1 p2+p0   40 t
        mov r13, qword [rsp + 2808]  ;  1007.6 p2      40 t
        mov rbx, qword [rsp + 2680]  ;  1008.6 p2      40 t
        xor r13, qword [r15 + 1784]  ;  1019.7 p2+p0   40 t
        mov qword [rsp + 2904], rdi  ;  1020.2 p0+p3   40 t spill
        mov qword [rsp + 2912], rsi  ;  1021.2 p0+p3   61 t spill
        mov rdi, qword [rsp + 2208]  ;  1010.6 p2      40 t
        xor rdi, qword [r15 + 1816]  ;  1022.2 p2+p0   40 t
        mov qword [rsp + 2920], rdi  ;  1023.2 p0+p3   40 t spill
        mov rdi, qword [rsp + 2560]  ;  1012.6 p2      40 t
        xor rdi, qword [r15 + 1824]  ;  1023.8 p2+p0   40 t
        mov qword [rsp + 2928], r9   ;  1024.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2296]   ;  1014.6 p2      40 t
        xor r9, qword [r15 + 1880]   ;  1025.4 p2+p0   40 t
        mov qword [rsp + 2936], r9   ;  1026.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2664]   ;  1016.6 p2      40 t
        xor r9, qword [r15 + 1888]   ;  1026.9 p2+p0   40 t
        mov qword [rsp + 2944], r9   ;  1027.9 p0+p3   40 t spill
        mov r9, qword [rsp + 2656]   ;  1018.6 p2      40 t
        xor r9, qword [r15 + 1896]   ;  1028.5 p2+p0   40 t
        mov qword [rsp + 2952], r8   ;  1029.1 p0+p3   61 t spill
        mov r8, qword [rsp + 2800]   ;  1020.6 p2      40 t
        xor r8, qword [r15 + 1776]   ;  1030.1 p2+p0   40 t
        xor rbx, qword [r15 + 1872]  ;  1030.7 p2+p0   40 t
        mov qword [rsp + 2960], rbp  ;  1031.2 p0+p3   61 t spill
        mov qword [rsp + 2968], r9   ;  1032.2 p0+p3   40 t spill
        mov r9, qword [rsp + 2552]   ;  1023.6 p2      40 t
        xor r9, qword [r15 + 1904]   ;  1033.2 p2+p0   40 t
        mov qword [rsp + 2976], r9   ;  1034.2 p0+p3   40 t spill
        mov r9, qword [rsp + 2760]   ;  1025.6 p2      40 t
        xor r9, qword [r15 + 1912]   ;  1034.8 p2+p0   40 t
        mov qword [rsp + 2984], r9   ;  1035.8 p0+p3   40 t spill
        mov r9, qword [rsp + 2320]   ;  1027.6 p2      40 t
        xor r9, qword [r15 + 1920]   ;  1036.4 p2+p0   40 t
        mov qword [rsp + 2992], r9   ;  1037.4 p0+p3   40 t spill
        mov r9, rbp                  ;   987.9 p1      40 t copy
        mov rbp, rsi                 ;   988.4 p1      40 t copy
        mov rsi, r12                 ;   988.9 p1      40 t copy
        xor rsi, qword [r15 + 1944]  ;  1037.9 p2+p0   40 t
        mov qword [rsp + 3000], rsi  ;  1038.9 p0+p3   40 t spill
        mov rsi, qword [rsp + 2168]  ;  1030.6 p2      40 t
        xor rsi, qword [r15 + 1984]  ;  1039.5 p2+p0   40 t
        mov qword [rsp + 3008], rsi  ;  1040.5 p0+p3   40 t spill
        mov rsi, qword [rsp + 2376]  ;  1032.6 p2      40 t
        mov qword [rsp + 3016], rdi  ;  1041.1 p0+p3   40 t spill
        xor rbp, qword [r15 + 1936]  ;  1042.1 p2+p0   40 t
        mov rdi, qword [rsp + 2632]  ;  1034.6 p2      40 t
        xor rdi, qword [r15 + 1832]  ;  1042.7 p2+p0   40 t
        mov qword [rsp + 3024], rdi  ;  1043.7 p0+p3   40 t spill
        mov rdi, qword [rsp + 2432]  ;  1036.6 p2      40 t
        xor rdi, qword [r15 + 1840]  ;  1044.2 p2+p0   40 t
        mov qword [rsp + 3032], rdi  ;  1045.2 p0+p3   40 t spill
        mov qword [rsp + 3040], r12  ;  1045.8 p0+p3   61 t spill
        mov r12, rcx                 ;   996.7 p1      40 t copy
        xor rdx, qword [r15 + 1856]  ;  1046.8 p2+p0   40 t
        xor r12, qword [r15 + 1952]  ;  1047.4 p2+p0   40 t
        mov rdi, qword [rsp + 2224]  ;  1040.6 p2      40 t
        xor rdi, qword [r15 + 1848]  ;  1047.9 p2+p0   40 t
        mov qword [rsp + 3048], rcx  ;  1048.5 p0+p3   61 t spill
        mov qword [rsp + 3056], rax  ;  1049.5 p0+p3   61 t spill
        xor rsi, qword [r15 + 1992]  ;  1050.5 p2+p0   40 t
        xor r9, qword [r15 + 1928]   ;  1051.1 p2+p0   40 t
        mov rcx, r14                 ;  1002.0 p1      40 t copy
        mov qword [rsp + 3064], r14  ;  1051.7 p0+p3   61 t spill
        mov r14, rax                 ;  1003.0 p1      40 t copy
        mov rax, qword [rsp + 2288]  ;  1044.6 p2      40 t
        mov qword [rsp + 3072], rsi  ;  1052.7 p0+p3   40 t spill
        mov rsi, qword [rsp + 2408]  ;  1045.6 p2      40 t
        xor rsi, qword [r15 + 2000]  ;  1053.7 p2+p0   40 t
        xor rcx, qword [r15 + 1960]  ;  1054.2 p2+p0   40 t
        mov qword [rsp + 3080], rsi  ;  1054.8 p0+p3   40 t spill
        xor r14, qword [r15 + 1968]  ;  1055.8 p2+p0   40 t
        mov qword [rsp + 3088], r11  ;  1056.4 p0+p3   61 t spill
        mov rsi, qword [rsp + 2328]  ;  1049.6 p2      40 t
        xor rsi, qword [r15 + 2008]  ;  1057.4 p2+p0   40 t
        mov qword [rsp + 3096], rsi  ;  1058.4 p0+p3   40 t spill
        mov rsi, r11                 ;  1010.0 p1      40 t copy
        xor rsi, qword [r15 + 2016]  ;  1058.9 p2+p0   40 t
        xor rax, qword [r15 + 1976]  ;  1059.5 p2+p0   40 t
        mov r11, r10                 ;  1011.9 p1      40 t copy
        mov qword [rsp + 3104], r10  ;  1060.1 p0+p3   61 t spill
        mov r10, qword [rsp + 2400]  ;  1053.6 p2      40 t
        xor r10, qword [r15 + 2032]  ;  1061.1 p2+p0   40 t
        mov qword [rsp + 3112], r10  ;  1062.1 p0+p3   40 t spill
        xor r11, qword [r15 + 2024]  ;  1062.7 p2+p0   40 t
        mov r10, qword [rsp + 2416]  ;  1056.6 p2      41 t
        mov qword [rsp + 3120], r11  ;  1063.7 p0+p3   40 t spill
        mov r11, qword [rsp + 2344]  ;  1057.6 p2      40 t
        xor r11, qword [r15 + 2040]  ;  1064.2 p2+p0   40 t
        mov r15, qword [rsp + 2384]  ;  1059.6 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1064.8 p2+p0   41 t
        mov qword [rsp + 2416], rcx  ;  1065.4 p0+p3   40 t spill
        mov qword [rsp + 3128], r11  ;  1066.4 p0+p3   40 t spill
        mov rcx, qword [rsp + 2336]  ;  1061.6 p2      41 t
        mov qword [rsp + 2336], r9   ;  1067.4 p0+p3   40 t spill
        mov r11, qword [rsp + 2312]  ;  1062.6 p2      41 t
        mov r9, qword [rsp + 2480]   ;  1063.6 p2      41 t
        mov qword [rsp + 2480], r12  ;  1068.4 p0+p3   40 t spill
        mov r12, qword [rsp + 2472]  ;  1064.6 p2      41 t
        not r12                      ;  1069.4 p0      41 t
        xor r11, r12                 ;  1070.4 p0      41 t
        not rcx                      ;  1070.4 p0      41 t
        mov qword [rsp + 3136], rsi  ;  1070.9 p0+p3   40 t spill
        not r9                       ;  1071.9 p0      41 t
        xor r10, r9                  ;  1072.9 p0      41 t
        mov qword [rsp + 2472], rax  ;  1073.0 p0+p3   40 t spill
        mov rax, qword [rsp + 2304]  ;  1065.6 p2      41 t
        not rax                      ;  1074.0 p0      41 t
        xor rcx, r11                 ;  1074.5 p0      41 t
        xor r11, r15                 ;  1075.1 p0      41 t
        mov qword [rsp + 3144], r8   ;  1075.6 p0+p3   40 t spill
        mov qword [rsp + 2304], r14  ;  1076.6 p0+p3   40 t spill
        xor rax, rcx                 ;  1077.6 p0      41 t
        mov r8, r9                   ;  1072.9 p1      41 t copy
        mov qword [rsp + 3152], rbp  ;  1078.2 p0+p3   40 t spill
        mov rbp, r15                 ;  1065.8 p1      41 t copy
        xor rbp, rax                 ;  1079.2 p0      41 t
        mov qword [rsp + 3160], rbx  ;  1079.8 p0+p3   40 t spill
        xor r8, rcx                  ;  1080.8 p0      41 t
        mov qword [rsp + 3168], rax  ;  1081.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2384]  ;  1066.6 p2      41 t
        xor rsi, qword [rsp + 2280]  ;  1082.4 p2+p0   41 t
        mov r14, rsi                 ;  1083.4 p1      41 t copy
        xor r14, rcx                 ;  1084.4 p0      41 t
        mov qword [rsp + 3176], rdi  ;  1083.5 p0+p3   40 t spill
        mov rbx, qword [rsp + 2312]  ;  1068.6 p2      41 t
        mov qword [rsp + 2312], rdx  ;  1084.5 p0+p3   40 t spill
        mov rdx, rax                 ;  1078.6 p1      41 t copy
        mov rdi, r10                 ;  1073.9 p1      41 t copy
        xor rdi, r11                 ;  1085.5 p0      41 t
        mov qword [rsp + 3184], rdi  ;  1086.5 p0+p3   41 t spill
        or rdx, r14                  ;  1087.1 p0      41 t
        mov qword [rsp + 3192], rbp  ;  1087.6 p0+p3   41 t spill
        mov qword [rsp + 3200], r13  ;  1088.6 p0+p3   40 t spill
        mov r13, rax                 ;  1078.6 p1      41 t copy
        mov rax, rcx                 ;  1075.5 p1      41 t copy
        xor r13, r11                 ;  1089.6 p0      41 t
        or rax, r13                  ;  1090.6 p0      41 t
        xor rbx, r13                 ;  1090.8 p0      41 t
        xor rax, rdx                 ;  1091.6 p0      41 t
        xor rdx, r12                 ;  1091.9 p0      41 t
        or r12, rbp                  ;  1092.5 p0      41 t
        mov qword [rsp + 3208], r13  ;  1093.1 p0+p3   41 t spill
        mov r13, rbp                 ;  1080.2 p1      41 t copy
        xor r13, rdi                 ;  1094.1 p0      41 t
        mov rbp, rsi                 ;  1083.4 p1      41 t copy
        mov qword [rsp + 3216], r13  ;  1095.1 p0+p3   41 t spill
        and rbp, r11                 ;  1095.6 p0      41 t
        xor rbp, r12                 ;  1096.6 p0      41 t
        xor r12, qword [rsp + 2280]  ;  1096.8 p2+p0   41 t
        mov qword [rsp + 2280], rcx  ;  1097.4 p0+p3   41 t spill
        mov rcx, r8                  ;  1081.8 p1      41 t copy
        and rcx, r13                 ;  1098.4 p0      41 t
        xor r12, r11                 ;  1098.9 p0      41 t
        xor r12, rcx                 ;  1099.9 p0      41 t
        mov rcx, rsi                 ;  1083.4 p1      41 t copy
        xor rax, r12                 ;  1100.9 p0      41 t
        mov r13, r8                  ;  1081.8 p1      41 t copy
        xor r13, rbx                 ;  1100.6 p0      41 t
        mov qword [rsp + 3224], r8   ;  1101.2 p0+p3   41 t spill
        mov r8, rdi                  ;  1086.5 p1      41 t copy
        mov rdi, r14                 ;  1085.4 p1      41 t copy
        xor rdi, rbx                 ;  1102.2 p0      41 t
        and r8, r13                  ;  1102.8 p0      41 t
        xor rcx, r13                 ;  1103.4 p0      41 t
        xor rdx, rbp                 ;  1103.9 p0      41 t
        xor rbp, r8                  ;  1104.5 p0      41 t
        mov r8, qword [rsp + 2384]   ;  1070.6 p2      41 t
        or r8, r9                    ;  1105.1 p0      41 t
        xor r12, r8                  ;  1106.1 p0      41 t
        mov r8, r10                  ;  1073.9 p1      41 t copy
        and r8, rcx                  ;  1106.2 p0      41 t
        xor rdx, r8                  ;  1107.2 p0      41 t
        mov r8, r15                  ;  1065.8 p1      41 t copy
        and r8, rdi                  ;  1107.3 p0      41 t
        xor r12, r8                  ;  1108.3 p0      41 t
        xor rbp, r8                  ;  1108.5 p0      41 t
        mov r8, rax                  ;  1101.9 p1      41 t copy
        and r8, rdx                  ;  1109.1 p0      41 t
        xor r12, r8                  ;  1110.1 p0      41 t
        mov qword [rsp + 3232], r9   ;  1110.2 p0+p3   41 t spill
        mov r9, rbp                  ;  1109.5 p1      41 t copy
        and r9, r12                  ;  1111.2 p0      41 t
        xor rax, r9                  ;  1112.2 p0      41 t
        xor r12, rdx                 ;  1112.3 p0      41 t
        mov r9, rbp                  ;  1109.5 p1      41 t copy
        or r8, r12                   ;  1113.3 p0      41 t
        xor r8, rax                  ;  1114.3 p0      41 t
        and r9, rax                  ;  1114.1 p0      41 t
        xor rdx, r9                  ;  1115.1 p0      41 t
        mov r9, r8                   ;  1115.3 p1      41 t copy
        or r9, rdx                   ;  1116.3 p0      41 t
        and rax, rdx                 ;  1116.1 p0      41 t
        xor rbp, rax                 ;  1117.1 p0      41 t
        mov rax, r8                  ;  1115.3 p1      41 t copy
        xor rax, rdx                 ;  1116.9 p0      41 t
        and r10, rax                 ;  1117.9 p0      41 t
        and rcx, rax                 ;  1118.1 p0      41 t
        xor r12, r9                  ;  1118.6 p0      41 t
        xor rax, r12                 ;  1119.6 p0      41 t
        and r13, rax                 ;  1120.6 p0      41 t
        xor rcx, r13                 ;  1121.6 p0      41 t
        and r15, r8                  ;  1120.9 p0      41 t
        and rsi, r12                 ;  1121.5 p0      41 t
        xor r13, rsi                 ;  1122.5 p0      41 t
        and rdi, r8                  ;  1122.6 p0      41 t
        mov rsi, qword [rsp + 3208]  ;  1093.1 p2      41 t
        and rsi, rbp                 ;  1123.2 p0      41 t
        xor rsi, r10                 ;  1124.2 p0      41 t
        mov r9, qword [rsp + 2280]   ;  1097.4 p2      41 t
        and r9, rbp                  ;  1124.3 p0      41 t
        mov qword [rsp + 3208], r15  ;  1124.9 p0+p3   41 t spill
        mov r15, qword [rsp + 3168]  ;  1081.4 p2      41 t
        and r11, r12                 ;  1125.9 p0      41 t
        xor r12, rbp                 ;  1126.5 p0      41 t
        and r14, r12                 ;  1127.5 p0      41 t
        and r15, r12                 ;  1127.6 p0      41 t
        xor rbp, rdx                 ;  1128.2 p0      41 t
        xor r10, r15                 ;  1128.8 p0      41 t
        mov r15, qword [rsp + 3216]  ;  1095.1 p2      41 t
        and r15, rbp                 ;  1129.3 p0      41 t
        xor r8, r12                  ;  1129.9 p0      41 t
        mov r12, qword [rsp + 3224]  ;  1101.2 p2      41 t
        and r12, rbp                 ;  1130.5 p0      41 t
        and rbx, r8                  ;  1131.0 p0      41 t
        mov rbp, qword [rsp + 3192]  ;  1087.6 p2      41 t
        and rbp, r8                  ;  1131.6 p0      41 t
        xor rbp, r10                 ;  1132.6 p0      41 t
        xor rbp, r15                 ;  1133.6 p0      41 t
        xor r14, rdi                 ;  1133.3 p0      41 t
        xor r14, rcx                 ;  1134.3 p0      41 t
        xor rcx, r9                  ;  1134.5 p0      41 t
        mov r9, qword [rsp + 2272]   ;  1077.6 p2      23 t
        not r9                       ;  1135.0 p0      23 t
        xor r11, rsi                 ;  1135.5 p0      41 t
        xor r11, r15                 ;  1136.5 p0      41 t
        mov r15, qword [rsp + 2384]  ;  1078.6 p2      41 t
        and r15, rdx                 ;  1136.7 p0      41 t
        xor r15, rbp                 ;  1137.7 p0      41 t
        xor rsi, rbp                 ;  1137.8 p0      41 t
        xor r12, r13                 ;  1138.4 p0      41 t
        mov r8, qword [rsp + 3232]   ;  1110.2 p2      41 t
        and r8, rdx                  ;  1139.0 p0      41 t
        xor r8, r11                  ;  1140.0 p0      41 t
        xor r15, r8                  ;  1141.0 p0      41 t
        mov rdx, qword [rsp + 3184]  ;  1086.5 p2      41 t
        xor rcx, r8                  ;  1141.0 p0      41 t
        xor r12, r8                  ;  1141.3 p0      41 t
        xor rsi, r14                 ;  1141.8 p0      41 t
        xor rdi, r13                 ;  1142.4 p0      41 t
        and rdx, rax                 ;  1143.0 p0      41 t
        mov rax, qword [rsp + 3208]  ;  1124.9 p2      41 t
        xor rax, r10                 ;  1143.5 p0      41 t
        mov rbp, qword [rsp + 2440]  ;  1087.4 p2      23 t
        mov r10, rcx                 ;  1142.0 p1      41 t copy
        xor r10, r12                 ;  1144.1 p0      41 t
        mov r8, qword [rsp + 2488]   ;  1088.4 p2      23 t
        mov r13, qword [rsp + 2672]  ;  1089.4 p2      23 t
        xor rax, r15                 ;  1144.7 p0      41 t
        xor r10, rax                 ;  1145.7 p0      41 t
        not rax                      ;  1145.8 p0      41 t
        xor rdi, rbx                 ;  1146.3 p0      41 t
        xor rdi, rcx                 ;  1147.3 p0      41 t
        mov rcx, qword [rsp + 2256]  ;  1092.0 p2      40 t reload
        xor rbp, rcx                 ;  1147.5 p0      23 t
        mov qword [rsp + 2256], r12  ;  1148.0 p0+p3   41 t spill
        mov r12, qword [rsp + 2568]  ;  1093.5 p2      23 t
        not r13                      ;  1149.0 p0      23 t
        xor rdx, r15                 ;  1149.5 p0      41 t
        mov r15, qword [rsp + 2640]  ;  1095.1 p2      23 t
        not r15                      ;  1150.1 p0      23 t
        xor r12, r13                 ;  1150.6 p0      23 t
        xor r14, r10                 ;  1151.2 p0      41 t
        not r8                       ;  1151.7 p0      23 t
        not r14                      ;  1152.2 p0      41 t
        mov qword [rsp + 3208], rax  ;  1152.7 p0+p3   41 t spill
        xor r10, rdx                 ;  1153.7 p0      41 t
        not rdx                      ;  1154.3 p0      41 t
        mov qword [rsp + 2640], rdx  ;  1155.3 p0+p3   41 t spill
        mov rdx, qword [rsp + 2568]  ;  1099.9 p2      23 t
        xor r8, r12                  ;  1155.8 p0      23 t
        mov qword [rsp + 3184], r10  ;  1156.4 p0+p3   41 t spill
        xor r12, rbp                 ;  1157.4 p0      23 t
        mov qword [rsp + 2568], r14  ;  1158.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2440]  ;  1102.6 p2      23 t
        not r11                      ;  1159.0 p0      41 t
        xor rcx, r9                  ;  1159.5 p0      23 t
        xor rbx, qword [rsp + 2200]  ;  1160.0 p2+p0   23 t
        mov r14, rbx                 ;  1161.0 p1      23 t copy
        mov qword [rsp + 2672], rsi  ;  1160.6 p0+p3   41 t spill
        xor r15, r8                  ;  1161.6 p0      23 t
        mov r10, r15                 ;  1162.6 p1      23 t copy
        xor r10, r12                 ;  1163.6 p0      23 t
        xor rdx, r10                 ;  1164.6 p0      23 t
        not rdi                      ;  1163.3 p0      41 t
        mov qword [rsp + 2488], rdi  ;  1164.3 p0+p3   41 t spill
        mov qword [rsp + 2272], r11  ;  1164.8 p0+p3   41 t spill
        xor r14, r8                  ;  1165.8 p0      23 t
        mov qword [rsp + 3232], r10  ;  1166.4 p0+p3   23 t spill
        mov qword [rsp + 3192], r8   ;  1167.4 p0+p3   23 t spill
        mov rdi, rcx                 ;  1160.5 p1      23 t copy
        mov rsi, rbp                 ;  1148.5 p1      23 t copy
        xor rsi, r15                 ;  1168.4 p0      23 t
        xor rdi, r12                 ;  1169.0 p0      23 t
        mov rax, r9                  ;  1136.0 p1      23 t copy
        xor rax, r8                  ;  1169.5 p0      23 t
        mov qword [rsp + 3216], rax  ;  1170.5 p0+p3   23 t spill
        mov qword [rsp + 2384], r15  ;  1171.1 p0+p3   23 t spill
        mov r11, r15                 ;  1162.6 p1      23 t copy
        or r11, r14                  ;  1172.1 p0      23 t
        mov r15, r8                  ;  1156.8 p1      23 t copy
        or r15, r10                  ;  1172.7 p0      23 t
        xor r15, r11                 ;  1173.7 p0      23 t
        mov r10, r13                 ;  1150.0 p1      23 t copy
        xor r13, r11                 ;  1173.8 p0      23 t
        mov r11, qword [rsp + 2200]  ;  1116.4 p2      23 t
        mov qword [rsp + 2200], rsi  ;  1174.4 p0+p3   23 t spill
        or r10, rsi                  ;  1175.4 p0      23 t
        mov r8, rsi                  ;  1169.4 p1      23 t copy
        mov rsi, rbx                 ;  1161.0 p1      23 t copy
        xor r11, r12                 ;  1176.0 p0      23 t
        xor r11, r10                 ;  1177.0 p0      23 t
        xor r8, rdi                  ;  1177.1 p0      23 t
        mov qword [rsp + 3224], r8   ;  1178.1 p0+p3   23 t spill
        and rsi, r12                 ;  1178.7 p0      23 t
        xor r10, rsi                 ;  1179.7 p0      23 t
        mov rsi, rax                 ;  1170.5 p1      23 t copy
        and rsi, r8                  ;  1179.8 p0      23 t
        xor r11, rsi                 ;  1180.8 p0      23 t
        xor r15, r11                 ;  1181.8 p0      23 t
        mov qword [rsp + 3168], rdi  ;  1181.5 p0+p3   23 t spill
        mov r8, rax                  ;  1170.5 p1      23 t copy
        xor r8, rdx                  ;  1182.5 p0      23 t
        mov rsi, rbx                 ;  1161.0 p1      23 t copy
        mov rax, rdi                 ;  1170.0 p1      23 t copy
        xor r13, r10                 ;  1183.1 p0      23 t
        and rax, r8                  ;  1183.7 p0      23 t
        xor r10, rax                 ;  1184.7 p0      23 t
        mov rax, qword [rsp + 2440]  ;  1126.9 p2      23 t
        or rax, r9                   ;  1184.8 p0      23 t
        xor rsi, r8                  ;  1185.4 p0      23 t
        mov rdi, rbp                 ;  1148.5 p1      23 t copy
        xor r11, rax                 ;  1185.9 p0      23 t
        mov rax, rcx                 ;  1160.5 p1      23 t copy
        and rax, rsi                 ;  1186.5 p0      23 t
        xor r13, rax                 ;  1187.5 p0      23 t
        mov rax, r14                 ;  1166.8 p1      23 t copy
        xor rax, rdx                 ;  1187.7 p0      23 t
        and rdi, rax                 ;  1188.7 p0      23 t
        xor r11, rdi                 ;  1189.7 p0      23 t
        xor r10, rdi                 ;  1189.7 p0      23 t
        mov rdi, r15                 ;  1182.8 p1      23 t copy
        and rdi, r13                 ;  1189.9 p0      23 t
        xor r11, rdi                 ;  1190.9 p0      23 t
        mov qword [rsp + 2280], r9   ;  1191.1 p0+p3   23 t spill
        mov r9, r10                  ;  1190.7 p1      23 t copy
        and r9, r11                  ;  1192.1 p0      23 t
        xor r11, r13                 ;  1192.7 p0      23 t
        or rdi, r11                  ;  1193.7 p0      23 t
        xor r15, r9                  ;  1193.8 p0      23 t
        xor rdi, r15                 ;  1194.8 p0      23 t
        and rax, rdi                 ;  1195.8 p0      23 t
        and rbp, rdi                 ;  1195.8 p0      23 t
        mov r9, r10                  ;  1190.7 p1      23 t copy
        and r9, r15                  ;  1196.1 p0      23 t
        xor r13, r9                  ;  1197.1 p0      23 t
        and r15, r13                 ;  1198.1 p0      23 t
        xor r10, r15                 ;  1199.1 p0      23 t
        mov r15, rdi                 ;  1195.8 p1      23 t copy
        xor r15, r13                 ;  1198.4 p0      23 t
        and rcx, r15                 ;  1199.4 p0      23 t
        mov r9, rdi                  ;  1195.8 p1      23 t copy
        or r9, r13                   ;  1199.5 p0      23 t
        xor r11, r9                  ;  1200.5 p0      23 t
        and rbx, r11                 ;  1201.5 p0      23 t
        and r12, r11                 ;  1201.5 p0      23 t
        mov r9, qword [rsp + 3192]   ;  1167.4 p2      23 t
        and r9, r10                  ;  1201.8 p0      23 t
        and rsi, r15                 ;  1202.4 p0      23 t
        xor r15, r11                 ;  1202.9 p0      23 t
        and r8, r15                  ;  1203.9 p0      23 t
        xor rsi, r8                  ;  1204.9 p0      23 t
        xor r8, rbx                  ;  1204.9 p0      23 t
        xor r11, r10                 ;  1205.2 p0      23 t
        and r14, r11                 ;  1206.2 p0      23 t
        mov rbx, qword [rsp + 3232]  ;  1166.4 p2      23 t
        and rbx, r10                 ;  1206.4 p0      23 t
        mov qword [rsp + 3232], rbp  ;  1206.9 p0+p3   23 t spill
        xor rdi, r11                 ;  1207.9 p0      23 t
        xor rbx, rcx                 ;  1208.5 p0      23 t
        xor r10, r13                 ;  1209.1 p0      23 t
        mov rbp, qword [rsp + 2384]  ;  1171.1 p2      23 t
        and rbp, r11                 ;  1209.6 p0      23 t
        xor rcx, rbp                 ;  1210.6 p0      23 t
        mov rbp, qword [rsp + 3224]  ;  1178.1 p2      23 t
        and rbp, r10                 ;  1210.8 p0      23 t
        xor r12, rbx                 ;  1211.4 p0      23 t
        xor r12, rbp                 ;  1212.4 p0      23 t
        mov r11, qword [rsp + 3216]  ;  1170.5 p2      23 t
        and r11, r10                 ;  1212.5 p0      23 t
        mov r10, qword [rsp + 2200]  ;  1174.4 p2      23 t
        and r10, rdi                 ;  1213.1 p0      23 t
        xor r10, rcx                 ;  1214.1 p0      23 t
        xor r10, rbp                 ;  1215.1 p0      23 t
        mov rbp, qword [rsp + 2440]  ;  1156.0 p2      23 t
        and rbp, r13                 ;  1214.8 p0      23 t
        and rdx, rdi                 ;  1215.4 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1191.1 p2      23 t
        and rdi, r13                 ;  1215.9 p0      23 t
        xor rdi, r12                 ;  1216.9 p0      23 t
        mov r13, qword [rsp + 3168]  ;  1181.5 p2      23 t
        xor rbp, r10                 ;  1217.1 p0      23 t
        xor r14, rax                 ;  1217.6 p0      23 t
        xor r14, rsi                 ;  1218.6 p0      23 t
        xor rsi, r9                  ;  1218.8 p0      23 t
        xor rbx, r10                 ;  1219.4 p0      23 t
        xor rbx, r14                 ;  1220.4 p0      23 t
        xor rax, r8                  ;  1220.5 p0      23 t
        xor rax, rdx                 ;  1221.5 p0      23 t
        xor r11, r8                  ;  1221.6 p0      23 t
        xor r11, rdi                 ;  1222.6 p0      23 t
        mov rdx, qword [rsp + 2520]  ;  1166.3 p2      22 t
        xor rdx, qword [rsp + 2496]  ;  1222.8 p2+p0   22 t
        xor rsi, rdi                 ;  1223.4 p0      23 t
        mov r10, rsi                 ;  1224.4 p1      23 t copy
        xor rax, rsi                 ;  1224.4 p0      23 t
        mov r8, qword [rsp + 2536]   ;  1168.3 p2      22 t
        not rax                      ;  1225.4 p0      23 t
        mov qword [rsp + 2536], rax  ;  1226.4 p0+p3   23 t spill
        mov rsi, qword [rsp + 2744]  ;  1170.3 p2      22 t
        not rsi                      ;  1226.0 p0      22 t
        and r13, r15                 ;  1226.5 p0      23 t
        mov r15, qword [rsp + 3232]  ;  1206.9 p2      23 t
        xor r15, rcx                 ;  1227.1 p0      23 t
        xor rbp, rdi                 ;  1227.6 p0      23 t
        xor r15, rbp                 ;  1228.6 p0      23 t
        xor r13, rbp                 ;  1228.8 p0      23 t
        xor r10, r11                 ;  1229.3 p0      23 t
        xor r10, r15                 ;  1230.3 p0      23 t
        xor r14, r10                 ;  1231.3 p0      23 t
        mov rdi, qword [rsp + 2248]  ;  1175.7 p2      22 t
        mov rcx, qword [rsp + 2424]  ;  1176.7 p2      40 t reload
        mov qword [rsp + 2424], r11  ;  1231.1 p0+p3   23 t spill
        not r8                       ;  1232.1 p0      22 t
        mov r11, qword [rsp + 2648]  ;  1177.7 p2      22 t
        xor r11, rsi                 ;  1232.6 p0      22 t
        not r12                      ;  1233.1 p0      23 t
        mov rbp, qword [rsp + 2520]  ;  1178.7 p2      22 t
        mov r9, qword [rsp + 2504]   ;  1179.7 p2      22 t
        not rdi                      ;  1233.6 p0      22 t
        xor r10, r13                 ;  1234.1 p0      23 t
        xor r8, r11                  ;  1234.7 p0      22 t
        not r13                      ;  1235.3 p0      23 t
        mov qword [rsp + 2248], r13  ;  1236.3 p0+p3   23 t spill
        mov qword [rsp + 2200], r8   ;  1236.8 p0+p3   22 t spill
        mov qword [rsp + 3168], r10  ;  1237.8 p0+p3   23 t spill
        mov qword [rsp + 2504], r12  ;  1238.8 p0+p3   23 t spill
        not r9                       ;  1239.8 p0      22 t
        not r15                      ;  1240.3 p0      23 t
        mov qword [rsp + 3232], r15  ;  1241.3 p0+p3   23 t spill
        mov r15, r9                  ;  1240.8 p1      22 t copy
        xor rbp, rcx                 ;  1241.8 p0      22 t
        xor r11, rbp                 ;  1242.8 p0      22 t
        mov r13, qword [rsp + 2648]  ;  1186.0 p2      22 t
        not r14                      ;  1242.9 p0      23 t
        xor r15, r8                  ;  1243.4 p0      22 t
        mov qword [rsp + 2648], r14  ;  1244.0 p0+p3   23 t spill
        xor rdi, r8                  ;  1245.0 p0      22 t
        mov r12, rdi                 ;  1246.0 p1      22 t copy
        mov r10, rdi                 ;  1246.0 p1      22 t copy
        xor r10, r11                 ;  1247.0 p0      22 t
        mov qword [rsp + 2280], r10  ;  1248.0 p0+p3   22 t spill
        xor r13, r10                 ;  1248.0 p0      22 t
        mov qword [rsp + 2440], rdi  ;  1247.7 p0+p3   22 t spill
        mov r14, rdx                 ;  1223.8 p1      22 t copy
        xor r14, r8                  ;  1248.7 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1249.3 p0+p3   23 t spill
        mov rbx, rbp                 ;  1242.8 p1      22 t copy
        or r12, r14                  ;  1250.3 p0      22 t
        xor rcx, r9                  ;  1250.8 p0      22 t
        xor rbx, rdi                 ;  1251.4 p0      22 t
        mov rdi, r8                  ;  1235.7 p1      22 t copy
        mov qword [rsp + 3224], r15  ;  1252.0 p0+p3   22 t spill
        or rdi, r10                  ;  1253.0 p0      22 t
        mov r10, rsi                 ;  1227.0 p1      22 t copy
        xor rsi, r12                 ;  1253.6 p0      22 t
        xor rdi, r12                 ;  1254.1 p0      22 t
        mov r12, qword [rsp + 2496]  ;  1197.1 p2      22 t
        mov rax, rcx                 ;  1251.8 p1      22 t copy
        xor rax, r11                 ;  1254.7 p0      22 t
        mov r8, rbx                  ;  1252.4 p1      22 t copy
        xor r8, rax                  ;  1255.7 p0      22 t
        mov qword [rsp + 3216], r8   ;  1256.7 p0+p3   22 t spill
        or r10, rbx                  ;  1256.8 p0      22 t
        mov qword [rsp + 2496], rbx  ;  1257.4 p0+p3   22 t spill
        mov rbx, rdx                 ;  1223.8 p1      22 t copy
        and rbx, r11                 ;  1258.4 p0      22 t
        xor r12, r11                 ;  1259.0 p0      22 t
        xor r12, r10                 ;  1260.0 p0      22 t
        xor r10, rbx                 ;  1260.1 p0      22 t
        mov rbx, r15                 ;  1244.4 p1      22 t copy
        and rbx, r8                  ;  1260.7 p0      22 t
        xor r12, rbx                 ;  1261.7 p0      22 t
        xor rdi, r12                 ;  1262.7 p0      22 t
        xor rsi, r10                 ;  1262.4 p0      22 t
        mov rbx, rdx                 ;  1223.8 p1      22 t copy
        mov r8, r15                  ;  1244.4 p1      22 t copy
        xor r8, r13                  ;  1263.0 p0      22 t
        mov r15, rax                 ;  1255.7 p1      22 t copy
        and r15, r8                  ;  1264.0 p0      22 t
        xor r10, r15                 ;  1265.0 p0      22 t
        xor rbx, r8                  ;  1264.7 p0      22 t
        mov r15, qword [rsp + 2520]  ;  1208.2 p2      22 t
        or r15, r9                   ;  1265.3 p0      22 t
        xor r12, r15                 ;  1266.3 p0      22 t
        mov r15, rcx                 ;  1251.8 p1      22 t copy
        and r15, rbx                 ;  1266.4 p0      22 t
        xor rsi, r15                 ;  1267.4 p0      22 t
        mov r15, r14                 ;  1249.7 p1      22 t copy
        xor r15, r13                 ;  1267.5 p0      22 t
        mov qword [rsp + 2384], rax  ;  1268.1 p0+p3   22 t spill
        mov rax, rbp                 ;  1242.8 p1      22 t copy
        and rax, r15                 ;  1269.1 p0      22 t
        xor r10, rax                 ;  1270.1 p0      22 t
        xor r12, rax                 ;  1270.3 p0      22 t
        mov rax, rdi                 ;  1263.7 p1      22 t copy
        and rax, rsi                 ;  1270.8 p0      22 t
        xor r12, rax                 ;  1271.8 p0      22 t
        mov qword [rsp + 3192], r9   ;  1272.0 p0+p3   22 t spill
        mov r9, r10                  ;  1271.1 p1      22 t copy
        and r9, r12                  ;  1273.0 p0      22 t
        xor r12, rsi                 ;  1273.5 p0      22 t
        xor rdi, r9                  ;  1274.1 p0      22 t
        mov r9, r10                  ;  1271.1 p1      22 t copy
        and r9, rdi                  ;  1275.1 p0      22 t
        xor rsi, r9                  ;  1276.1 p0      22 t
        or rax, r12                  ;  1275.8 p0      22 t
        xor rax, rdi                 ;  1276.8 p0      22 t
        and r15, rax                 ;  1277.8 p0      22 t
        mov r9, rax                  ;  1277.8 p1      22 t copy
        or r9, rsi                   ;  1278.8 p0      22 t
        xor r12, r9                  ;  1279.8 p0      22 t
        and r11, r12                 ;  1280.8 p0      22 t
        and rdx, r12                 ;  1280.8 p0      22 t
        mov r9, qword [rsp + 2200]   ;  1236.8 p2      22 t
        and rdi, rsi                 ;  1279.8 p0      22 t
        xor r10, rdi                 ;  1280.8 p0      22 t
        mov rdi, rax                 ;  1277.8 p1      22 t copy
        xor rdi, rsi                 ;  1281.0 p0      22 t
        and rcx, rdi                 ;  1282.0 p0      22 t
        and r9, r10                  ;  1282.1 p0      22 t
        and rbp, rax                 ;  1282.7 p0      22 t
        and rbx, rdi                 ;  1283.2 p0      22 t
        xor rdi, r12                 ;  1283.8 p0      22 t
        xor r12, r10                 ;  1284.4 p0      22 t
        and r8, rdi                  ;  1285.0 p0      22 t
        xor rbx, r8                  ;  1286.0 p0      22 t
        xor r8, rdx                  ;  1286.1 p0      22 t
        mov rdx, qword [rsp + 2280]  ;  1248.0 p2      22 t
        and rdx, r10                 ;  1286.7 p0      22 t
        mov qword [rsp + 2280], rbp  ;  1287.2 p0+p3   22 t spill
        xor rax, r12                 ;  1288.2 p0      22 t
        mov rbp, qword [rsp + 2440]  ;  1247.7 p2      22 t
        and rbp, r12                 ;  1288.8 p0      22 t
        xor rdx, rcx                 ;  1289.4 p0      22 t
        xor rcx, rbp                 ;  1290.0 p0      22 t
        mov rbp, qword [rsp + 3216]  ;  1256.7 p2      22 t
        and r14, r12                 ;  1290.5 p0      22 t
        xor r14, r15                 ;  1291.5 p0      22 t
        xor r10, rsi                 ;  1291.7 p0      22 t
        mov r12, qword [rsp + 3224]  ;  1252.0 p2      22 t
        and rbp, r10                 ;  1292.7 p0      22 t
        and r13, rax                 ;  1292.8 p0      22 t
        and r12, r10                 ;  1293.4 p0      22 t
        xor r14, rbx                 ;  1294.0 p0      22 t
        xor r11, rdx                 ;  1294.5 p0      22 t
        xor r11, rbp                 ;  1295.5 p0      22 t
        mov r10, qword [rsp + 2496]  ;  1257.4 p2      22 t
        and r10, rax                 ;  1295.7 p0      22 t
        mov rax, qword [rsp + 3192]  ;  1272.0 p2      22 t
        xor rbx, r9                  ;  1296.2 p0      22 t
        and rax, rsi                 ;  1296.8 p0      22 t
        xor rax, r11                 ;  1297.8 p0      22 t
        xor rbx, rax                 ;  1298.8 p0      22 t
        xor r10, rcx                 ;  1298.5 p0      22 t
        xor r10, rbp                 ;  1299.5 p0      22 t
        mov rbp, qword [rsp + 2520]  ;  1241.9 p2      22 t
        and rbp, rsi                 ;  1299.7 p0      22 t
        mov rsi, qword [rsp + 2384]  ;  1268.1 p2      22 t
        and rsi, rdi                 ;  1300.2 p0      22 t
        mov rdi, qword [rsp + 2280]  ;  1287.2 p2      22 t
        xor rdi, rcx                 ;  1300.8 p0      22 t
        xor rbp, r10                 ;  1301.4 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1246.0 p2      21 t
        not r9                       ;  1301.9 p0      21 t
        xor rbp, rax                 ;  1302.4 p0      22 t
        xor rdi, rbp                 ;  1303.4 p0      22 t
        xor r15, r8                  ;  1303.6 p0      22 t
        xor r15, r13                 ;  1304.6 p0      22 t
        xor r15, rbx                 ;  1305.6 p0      22 t
        not r15                      ;  1306.6 p0      22 t
        xor r12, r8                  ;  1305.8 p0      22 t
        xor r12, rax                 ;  1306.8 p0      22 t
        mov r13, qword [rsp + 3144]  ;  1250.7 p2      21 t
        not r11                      ;  1306.9 p0      22 t
        xor rdx, r10                 ;  1307.4 p0      22 t
        mov r10, rbx                 ;  1299.8 p1      22 t copy
        xor r10, r12                 ;  1308.0 p0      22 t
        xor r10, rdi                 ;  1309.0 p0      22 t
        not r13                      ;  1309.2 p0      21 t
        mov r8, qword [rsp + 2216]   ;  1254.3 p2      21 t
        not r8                       ;  1309.7 p0      21 t
        xor rdx, r14                 ;  1310.2 p0      22 t
        xor r14, r10                 ;  1310.7 p0      22 t
        not r14                      ;  1311.7 p0      22 t
        xor rsi, rbp                 ;  1311.8 p0      22 t
        mov rbp, qword [rsp + 3200]  ;  1256.5 p2      21 t
        mov rcx, qword [rsp + 2856]  ;  1257.5 p2      40 t reload
        mov rbx, qword [rsp + 2240]  ;  1258.5 p2      21 t
        mov qword [rsp + 3200], r12  ;  1312.4 p0+p3   22 t spill
        xor rbx, qword [rsp + 2888]  ;  1313.4 p2+p0   21 t
        mov r12, qword [rsp + 2696]  ;  1260.5 p2      21 t
        mov rax, qword [rsp + 2240]  ;  1261.5 p2      21 t
        not rbp                      ;  1313.9 p0      21 t
        xor r10, rsi                 ;  1314.4 p0      22 t
        mov qword [rsp + 2856], r10  ;  1315.4 p0+p3   22 t spill
        not rsi                      ;  1316.0 p0      22 t
        not rdi                      ;  1316.5 p0      22 t
        mov qword [rsp + 2280], r15  ;  1317.0 p0+p3   22 t spill
        mov r15, r9                  ;  1302.9 p1      21 t copy
        mov r10, qword [rsp + 2696]  ;  1264.4 p2      21 t
        xor r10, r13                 ;  1318.0 p0      21 t
        xor r8, r10                  ;  1319.0 p0      21 t
        xor rbp, r8                  ;  1320.0 p0      21 t
        mov qword [rsp + 2520], rbp  ;  1321.0 p0+p3   21 t spill
        mov qword [rsp + 2216], r11  ;  1320.7 p0+p3   22 t spill
        mov qword [rsp + 2384], rdi  ;  1321.7 p0+p3   22 t spill
        mov qword [rsp + 2712], rdx  ;  1322.7 p0+p3   22 t spill
        mov qword [rsp + 2696], rsi  ;  1323.7 p0+p3   22 t spill
        mov rsi, rbx                 ;  1314.4 p1      21 t copy
        xor rsi, r8                  ;  1324.7 p0      21 t
        mov qword [rsp + 3144], r14  ;  1325.3 p0+p3   22 t spill
        mov qword [rsp + 2496], r8   ;  1326.3 p0+p3   21 t spill
        xor r15, r8                  ;  1327.3 p0      21 t
        mov rdi, rbp                 ;  1321.0 p1      21 t copy
        mov rdx, rbp                 ;  1321.0 p1      21 t copy
        xor rax, rcx                 ;  1327.9 p0      21 t
        xor rcx, r9                  ;  1328.4 p0      21 t
        mov r14, rax                 ;  1328.9 p1      21 t copy
        xor r10, rax                 ;  1329.0 p0      21 t
        xor r14, rbp                 ;  1329.9 p0      21 t
        xor rdi, r10                 ;  1330.2 p0      21 t
        mov qword [rsp + 3192], rdi  ;  1331.2 p0+p3   21 t spill
        xor r12, rdi                 ;  1331.7 p0      21 t
        or rdx, rsi                  ;  1332.3 p0      21 t
        mov rbp, r8                  ;  1320.0 p1      21 t copy
        or rbp, rdi                  ;  1332.9 p0      21 t
        mov rdi, r13                 ;  1310.2 p1      21 t copy
        mov r8, r14                  ;  1330.9 p1      21 t copy
        xor rbp, rdx                 ;  1333.9 p0      21 t
        xor r13, rdx                 ;  1334.0 p0      21 t
        or rdi, r14                  ;  1334.6 p0      21 t
        mov rdx, qword [rsp + 2888]  ;  1277.8 p2      21 t
        xor rdx, r10                 ;  1335.2 p0      21 t
        xor rdx, rdi                 ;  1336.2 p0      21 t
        mov qword [rsp + 2888], r14  ;  1336.3 p0+p3   21 t spill
        mov r14, rbx                 ;  1314.4 p1      21 t copy
        and r14, r10                 ;  1337.3 p0      21 t
        xor rdi, r14                 ;  1338.3 p0      21 t
        mov r11, rcx                 ;  1329.4 p1      21 t copy
        mov r14, r15                 ;  1328.3 p1      21 t copy
        xor r11, r10                 ;  1338.4 p0      21 t
        xor r8, r11                  ;  1339.4 p0      21 t
        mov qword [rsp + 3224], r8   ;  1340.4 p0+p3   21 t spill
        and r14, r8                  ;  1340.6 p0      21 t
        mov r8, r15                  ;  1328.3 p1      21 t copy
        xor r8, r12                  ;  1341.1 p0      21 t
        xor rdx, r14                 ;  1341.7 p0      21 t
        mov r14, rbx                 ;  1314.4 p1      21 t copy
        xor r14, r8                  ;  1342.3 p0      21 t
        xor r13, rdi                 ;  1342.9 p0      21 t
        mov qword [rsp + 3216], r15  ;  1343.4 p0+p3   21 t spill
        mov qword [rsp + 2440], r11  ;  1344.4 p0+p3   21 t spill
        mov r15, r11                 ;  1339.4 p1      21 t copy
        mov r11, rax                 ;  1328.9 p1      21 t copy
        and r15, r8                  ;  1345.4 p0      21 t
        xor rdi, r15                 ;  1346.4 p0      21 t
        mov r15, qword [rsp + 2240]  ;  1289.6 p2      21 t
        xor rbp, rdx                 ;  1346.6 p0      21 t
        or r15, r9                   ;  1347.1 p0      21 t
        xor rdx, r15                 ;  1348.1 p0      21 t
        mov r15, rcx                 ;  1329.4 p1      21 t copy
        and r15, r14                 ;  1348.3 p0      21 t
        xor r13, r15                 ;  1349.3 p0      21 t
        mov r15, rsi                 ;  1325.7 p1      21 t copy
        xor r15, r12                 ;  1349.4 p0      21 t
        mov qword [rsp + 2200], r9   ;  1350.0 p0+p3   21 t spill
        and r11, r15                 ;  1351.0 p0      21 t
        xor rdi, r11                 ;  1352.0 p0      21 t
        mov r9, rdi                  ;  1353.0 p1      21 t copy
        xor rdx, r11                 ;  1352.1 p0      21 t
        mov r11, rbp                 ;  1347.6 p1      21 t copy
        and r11, r13                 ;  1352.7 p0      21 t
        xor rdx, r11                 ;  1353.7 p0      21 t
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rdx, r13                 ;  1354.7 p0      21 t
        xor rbp, r9                  ;  1355.7 p0      21 t
        mov r9, rdi                  ;  1353.0 p1      21 t copy
        and r9, rbp                  ;  1356.7 p0      21 t
        xor r13, r9                  ;  1357.7 p0      21 t
        or r11, rdx                  ;  1356.7 p0      21 t
        xor r11, rbp                 ;  1357.7 p0      21 t
        mov r9, r11                  ;  1358.7 p1      21 t copy
        or r9, r13                   ;  1359.7 p0      21 t
        and rbp, r13                 ;  1358.7 p0      21 t
        xor rdi, rbp                 ;  1359.7 p0      21 t
        xor rdx, r9                  ;  1360.7 p0      21 t
        mov r9, qword [rsp + 2496]   ;  1326.3 p2      21 t
        and rbx, rdx                 ;  1361.7 p0      21 t
        mov rbp, r11                 ;  1358.7 p1      21 t copy
        xor rbp, r13                 ;  1360.7 p0      21 t
        and r10, rdx                 ;  1361.7 p0      21 t
        and rcx, rbp                 ;  1361.8 p0      21 t
        and r14, rbp                 ;  1362.4 p0      21 t
        xor rbp, rdx                 ;  1363.0 p0      21 t
        xor rdx, rdi                 ;  1363.6 p0      21 t
        and rsi, rdx                 ;  1364.6 p0      21 t
        and r15, r11                 ;  1364.7 p0      21 t
        and r8, rbp                  ;  1365.3 p0      21 t
        and rax, r11                 ;  1365.8 p0      21 t
        xor r11, rdx                 ;  1366.4 p0      21 t
        and r9, rdi                  ;  1367.0 p0      21 t
        xor rsi, r15                 ;  1367.6 p0      21 t
        xor r14, r8                  ;  1368.1 p0      21 t
        xor r8, rbx                  ;  1368.7 p0      21 t
        mov rbx, qword [rsp + 3192]  ;  1331.2 p2      21 t
        mov qword [rsp + 3192], rax  ;  1369.3 p0+p3   21 t spill
        and rbx, rdi                 ;  1370.3 p0      21 t
        xor rbx, rcx                 ;  1371.3 p0      21 t
        mov rax, qword [rsp + 2520]  ;  1321.0 p2      21 t
        and rax, rdx                 ;  1371.4 p0      21 t
        xor rdi, r13                 ;  1372.0 p0      21 t
        mov rdx, qword [rsp + 3216]  ;  1343.4 p2      21 t
        xor rcx, rax                 ;  1372.6 p0      21 t
        xor r15, r8                  ;  1373.1 p0      21 t
        and rdx, rdi                 ;  1373.7 p0      21 t
        xor rdx, r8                  ;  1374.7 p0      21 t
        mov r8, qword [rsp + 3176]   ;  1315.4 p2      23 t
        mov rax, qword [rsp + 3224]  ;  1340.4 p2      21 t
        and rax, rdi                 ;  1374.8 p0      21 t
        xor rsi, r14                 ;  1375.4 p0      21 t
        and r12, r11                 ;  1376.0 p0      21 t
        mov rdi, qword [rsp + 2888]  ;  1336.3 p2      21 t
        and rdi, r11                 ;  1376.6 p0      21 t
        mov r11, qword [rsp + 2200]  ;  1350.0 p2      21 t
        and r11, r13                 ;  1377.1 p0      21 t
        xor rdi, rcx                 ;  1377.7 p0      21 t
        xor rdi, rax                 ;  1378.7 p0      21 t
        xor r14, r9                  ;  1378.8 p0      21 t
        xor r10, rbx                 ;  1379.4 p0      21 t
        xor r10, rax                 ;  1380.4 p0      21 t
        mov rax, qword [rsp + 2240]  ;  1321.7 p2      21 t
        xor r11, r10                 ;  1381.4 p0      21 t
        xor rdx, r11                 ;  1382.4 p0      21 t
        xor rbx, rdi                 ;  1381.7 p0      21 t
        xor r15, r12                 ;  1382.3 p0      21 t
        and rax, r13                 ;  1382.8 p0      21 t
        mov r13, qword [rsp + 2440]  ;  1344.4 p2      21 t
        and r13, rbp                 ;  1383.4 p0      21 t
        xor rax, rdi                 ;  1384.0 p0      21 t
        xor r14, r11                 ;  1384.5 p0      21 t
        xor r15, r14                 ;  1385.5 p0      21 t
        xor rax, r11                 ;  1385.7 p0      21 t
        mov r11, r14                 ;  1385.5 p1      21 t copy
        xor r11, rdx                 ;  1386.5 p0      21 t
        mov rbp, qword [rsp + 3192]  ;  1369.3 p2      21 t
        xor rbp, rcx                 ;  1386.8 p0      21 t
        mov r14, qword [rsp + 3032]  ;  1331.3 p2      23 t
        xor rbp, rax                 ;  1387.8 p0      21 t
        xor r11, rbp                 ;  1388.8 p0      21 t
        mov qword [rsp + 2440], rdx  ;  1388.5 p0+p3   21 t spill
        mov r9, qword [rsp + 2880]   ;  1333.6 p2      23 t
        not r10                      ;  1389.5 p0      21 t
        not r8                       ;  1390.0 p0      23 t
        mov r12, qword [rsp + 3024]  ;  1334.6 p2      23 t
        xor r13, rax                 ;  1390.5 p0      21 t
        xor rbx, rsi                 ;  1391.1 p0      21 t
        xor rsi, r11                 ;  1391.7 p0      21 t
        xor r11, r13                 ;  1392.3 p0      21 t
        not r13                      ;  1392.8 p0      21 t
        not r12                      ;  1393.3 p0      23 t
        mov rax, qword [rsp + 2920]  ;  1337.5 p2      40 t reload
        mov qword [rsp + 2920], r13  ;  1393.8 p0+p3   21 t spill
        mov r13, qword [rsp + 2904]  ;  1338.5 p2      23 t
        not rsi                      ;  1394.8 p0      21 t
        mov qword [rsp + 3032], rsi  ;  1395.8 p0+p3   21 t spill
        mov rcx, qword [rsp + 2864]  ;  1340.0 p2      23 t
        xor r13, r12                 ;  1396.3 p0      23 t
        mov rdi, qword [rsp + 2864]  ;  1341.0 p2      23 t
        mov rsi, qword [rsp + 2904]  ;  1342.0 p2      23 t
        mov qword [rsp + 2904], rbx  ;  1396.9 p0+p3   21 t spill
        xor rcx, qword [rsp + 3016]  ;  1397.9 p2+p0   23 t
        mov rbx, rcx                 ;  1398.9 p1      23 t copy
        xor r8, r13                  ;  1398.5 p0      23 t
        not r14                      ;  1399.0 p0      23 t
        not rbp                      ;  1399.5 p0      21 t
        xor rdi, rax                 ;  1400.0 p0      23 t
        mov qword [rsp + 3176], rbp  ;  1400.6 p0+p3   21 t spill
        not r15                      ;  1401.6 p0      21 t
        xor rbx, r8                  ;  1402.1 p0      23 t
        not r9                       ;  1402.7 p0      23 t
        mov qword [rsp + 2880], r15  ;  1403.2 p0+p3   21 t spill
        xor r14, r8                  ;  1404.2 p0      23 t
        mov rdx, r14                 ;  1405.2 p1      23 t copy
        mov qword [rsp + 2240], r14  ;  1405.2 p0+p3   23 t spill
        mov qword [rsp + 3192], r11  ;  1405.8 p0+p3   21 t spill
        mov r15, r14                 ;  1405.2 p1      23 t copy
        xor r13, rdi                 ;  1406.8 p0      23 t
        mov qword [rsp + 2888], r8   ;  1407.3 p0+p3   23 t spill
        xor rdx, r13                 ;  1408.3 p0      23 t
        mov qword [rsp + 2200], rdx  ;  1409.3 p0+p3   23 t spill
        mov qword [rsp + 3024], r10  ;  1409.9 p0+p3   21 t spill
        mov r10, rdi                 ;  1401.0 p1      23 t copy
        xor r10, r14                 ;  1410.9 p0      23 t
        mov r14, r8                  ;  1399.5 p1      23 t copy
        or r14, rdx                  ;  1411.5 p0      23 t
        xor rsi, rdx                 ;  1412.0 p0      23 t
        mov rdx, r12                 ;  1394.3 p1      23 t copy
        or r15, rbx                  ;  1412.6 p0      23 t
        xor r12, r15                 ;  1413.6 p0      23 t
        xor r14, r15                 ;  1413.8 p0      23 t
        mov r15, qword [rsp + 3016]  ;  1356.7 p2      23 t
        xor r15, r13                 ;  1414.3 p0      23 t
        or rdx, r10                  ;  1414.9 p0      23 t
        xor r15, rdx                 ;  1415.9 p0      23 t
        mov qword [rsp + 3016], r10  ;  1416.0 p0+p3   23 t spill
        xor rax, r9                  ;  1417.0 p0      23 t
        mov rbp, rax                 ;  1418.0 p1      23 t copy
        mov r11, r9                  ;  1403.7 p1      23 t copy
        xor rbp, r13                 ;  1419.0 p0      23 t
        xor r11, r8                  ;  1418.2 p0      23 t
        mov r8, r10                  ;  1411.9 p1      23 t copy
        xor r8, rbp                  ;  1420.0 p0      23 t
        mov qword [rsp + 3216], r8   ;  1421.0 p0+p3   23 t spill
        mov r10, rcx                 ;  1398.9 p1      23 t copy
        and r10, r13                 ;  1420.3 p0      23 t
        xor rdx, r10                 ;  1421.3 p0      23 t
        mov qword [rsp + 3224], r11  ;  1421.5 p0+p3   23 t spill
        mov r10, r11                 ;  1419.2 p1      23 t copy
        xor r12, rdx                 ;  1422.5 p0      23 t
        and r10, r8                  ;  1423.0 p0      23 t
        mov r8, r11                  ;  1419.2 p1      23 t copy
        mov r11, rbp                 ;  1420.0 p1      23 t copy
        xor r15, r10                 ;  1424.0 p0      23 t
        xor r8, rsi                  ;  1424.2 p0      23 t
        and r11, r8                  ;  1425.2 p0      23 t
        xor rdx, r11                 ;  1426.2 p0      23 t
        mov r10, rcx                 ;  1398.9 p1      23 t copy
        xor r14, r15                 ;  1425.9 p0      23 t
        mov r11, qword [rsp + 2864]  ;  1369.7 p2      23 t
        or r11, r9                   ;  1426.5 p0      23 t
        xor r10, r8                  ;  1427.0 p0      23 t
        xor r15, r11                 ;  1427.6 p0      23 t
        mov r11, rax                 ;  1418.0 p1      23 t copy
        and r11, r10                 ;  1428.2 p0      23 t
        xor r12, r11                 ;  1429.2 p0      23 t
        mov r11, rbx                 ;  1403.1 p1      23 t copy
        xor r11, rsi                 ;  1429.3 p0      23 t
        mov qword [rsp + 2520], rbp  ;  1429.9 p0+p3   23 t spill
        mov rbp, rdi                 ;  1401.0 p1      23 t copy
        and rbp, r11                 ;  1430.9 p0      23 t
        xor rdx, rbp                 ;  1431.9 p0      23 t
        xor r15, rbp                 ;  1432.0 p0      23 t
        mov rbp, r14                 ;  1426.9 p1      23 t copy
        and rbp, r12                 ;  1432.6 p0      23 t
        xor r15, rbp                 ;  1433.6 p0      23 t
        mov qword [rsp + 2496], r9   ;  1433.7 p0+p3   23 t spill
        mov r9, rdx                  ;  1432.9 p1      23 t copy
        and r9, r15                  ;  1434.7 p0      23 t
        xor r14, r9                  ;  1435.7 p0      23 t
        xor r15, r12                 ;  1435.9 p0      23 t
        mov r9, rdx                  ;  1432.9 p1      23 t copy
        or rbp, r15                  ;  1436.9 p0      23 t
        xor rbp, r14                 ;  1437.9 p0      23 t
        and rdi, rbp                 ;  1438.9 p0      23 t
        and r11, rbp                 ;  1438.9 p0      23 t
        and r9, r14                  ;  1438.7 p0      23 t
        xor r12, r9                  ;  1439.7 p0      23 t
        mov r9, rbp                  ;  1438.9 p1      23 t copy
        and r14, r12                 ;  1440.7 p0      23 t
        xor rdx, r14                 ;  1441.7 p0      23 t
        mov r14, rbp                 ;  1438.9 p1      23 t copy
        xor r14, r12                 ;  1441.0 p0      23 t
        and rax, r14                 ;  1442.0 p0      23 t
        or r9, r12                   ;  1442.2 p0      23 t
        xor r15, r9                  ;  1443.2 p0      23 t
        mov r9, qword [rsp + 2888]   ;  1407.3 p2      23 t
        and r10, r14                 ;  1443.3 p0      23 t
        xor r14, r15                 ;  1444.2 p0      23 t
        and r8, r14                  ;  1445.2 p0      23 t
        and rcx, r15                 ;  1445.0 p0      23 t
        xor r10, r8                  ;  1446.2 p0      23 t
        xor r8, rcx                  ;  1446.2 p0      23 t
        and r9, rdx                  ;  1446.7 p0      23 t
        mov rcx, qword [rsp + 2200]  ;  1409.3 p2      23 t
        mov qword [rsp + 2200], rdi  ;  1447.3 p0+p3   23 t spill
        and r13, r15                 ;  1448.3 p0      23 t
        xor r15, rdx                 ;  1448.9 p0      23 t
        xor rbp, r15                 ;  1449.9 p0      23 t
        mov rdi, qword [rsp + 2240]  ;  1405.2 p2      23 t
        and rsi, rbp                 ;  1450.9 p0      23 t
        and rdi, r15                 ;  1450.6 p0      23 t
        and rbx, r15                 ;  1451.2 p0      23 t
        and rcx, rdx                 ;  1451.7 p0      23 t
        xor rcx, rax                 ;  1452.7 p0      23 t
        xor r13, rcx                 ;  1453.7 p0      23 t
        xor rax, rdi                 ;  1453.4 p0      23 t
        xor rdx, r12                 ;  1454.0 p0      23 t
        mov rdi, qword [rsp + 3216]  ;  1421.0 p2      23 t
        mov r15, qword [rsp + 3224]  ;  1421.5 p2      23 t
        and r15, rdx                 ;  1455.0 p0      23 t
        and rdi, rdx                 ;  1455.2 p0      23 t
        mov rdx, qword [rsp + 3016]  ;  1416.0 p2      23 t
        xor r13, rdi                 ;  1456.2 p0      23 t
        and rdx, rbp                 ;  1456.3 p0      23 t
        xor rdx, rax                 ;  1457.3 p0      23 t
        xor rbx, r11                 ;  1457.4 p0      23 t
        xor rdx, rdi                 ;  1458.3 p0      23 t
        xor rbx, r10                 ;  1458.6 p0      23 t
        mov rbp, qword [rsp + 2496]  ;  1433.7 p2      23 t
        and rbp, r12                 ;  1459.1 p0      23 t
        xor rbp, r13                 ;  1460.1 p0      23 t
        mov rdi, qword [rsp + 2864]  ;  1401.2 p2      23 t
        and rdi, r12                 ;  1460.3 p0      23 t
        xor rdi, rdx                 ;  1461.3 p0      23 t
        xor r11, r8                  ;  1461.4 p0      23 t
        xor r11, rsi                 ;  1462.4 p0      23 t
        xor r10, r9                  ;  1462.6 p0      23 t
        xor r10, rbp                 ;  1463.6 p0      23 t
        xor r11, r10                 ;  1464.6 p0      23 t
        not r11                      ;  1465.6 p0      23 t
        xor rdi, rbp                 ;  1464.8 p0      23 t
        mov r9, qword [rsp + 3160]   ;  1407.2 p2      22 t
        mov qword [rsp + 3160], rbx  ;  1465.4 p0+p3   23 t spill
        mov r12, qword [rsp + 2520]  ;  1429.9 p2      23 t
        xor r15, r8                  ;  1466.4 p0      23 t
        mov r8, qword [rsp + 2312]   ;  1409.7 p2      22 t
        xor r15, rbp                 ;  1467.4 p0      23 t
        and r12, r14                 ;  1467.5 p0      23 t
        mov r14, qword [rsp + 2200]  ;  1447.3 p2      23 t
        mov qword [rsp + 2200], rdx  ;  1468.1 p0+p3   23 t spill
        mov rbp, qword [rsp + 2984]  ;  1412.9 p2      22 t
        xor r12, rdi                 ;  1469.1 p0      23 t
        xor r14, rax                 ;  1469.6 p0      23 t
        xor r14, rdi                 ;  1470.6 p0      23 t
        mov rdi, rbx                 ;  1459.6 p1      23 t copy
        mov rax, qword [rsp + 2928]  ;  1414.9 p2      22 t
        xor rax, qword [rsp + 2944]  ;  1470.8 p2+p0   22 t
        mov rbx, r12                 ;  1470.1 p1      23 t copy
        not rbx                      ;  1471.4 p0      23 t
        mov qword [rsp + 2312], rbx  ;  1472.4 p0+p3   23 t spill
        mov rbx, qword [rsp + 2944]  ;  1418.0 p2      22 t
        mov qword [rsp + 2944], rcx  ;  1472.9 p0+p3   23 t spill
        mov qword [rsp + 2984], r15  ;  1473.9 p0+p3   23 t spill
        mov rsi, qword [rsp + 2976]  ;  1420.0 p2      22 t
        xor r10, r15                 ;  1474.9 p0      23 t
        xor r10, r14                 ;  1475.9 p0      23 t
        xor rdi, r10                 ;  1476.9 p0      23 t
        not rdi                      ;  1477.9 p0      23 t
        not rsi                      ;  1477.1 p0      22 t
        mov qword [rsp + 2976], rdi  ;  1478.9 p0+p3   23 t spill
        mov rdi, qword [rsp + 2936]  ;  1422.4 p2      22 t
        xor rdi, rsi                 ;  1478.6 p0      22 t
        not rbp                      ;  1479.1 p0      22 t
        not r13                      ;  1479.6 p0      23 t
        mov rdx, qword [rsp + 2936]  ;  1424.0 p2      22 t
        mov qword [rsp + 2936], r13  ;  1480.6 p0+p3   23 t spill
        not r8                       ;  1481.1 p0      22 t
        xor r8, rdi                  ;  1482.1 p0      22 t
        xor rbp, r8                  ;  1483.1 p0      22 t
        mov r15, qword [rsp + 2928]  ;  1426.2 p2      22 t
        xor r15, qword [rsp + 2968]  ;  1482.8 p2+p0   22 t
        xor rdi, rax                 ;  1483.4 p0      22 t
        mov rcx, r15                 ;  1483.8 p1      22 t copy
        xor rcx, r8                  ;  1484.8 p0      22 t
        mov qword [rsp + 2520], r11  ;  1484.5 p0+p3   23 t spill
        mov qword [rsp + 3016], r10  ;  1485.5 p0+p3   23 t spill
        mov r13, rax                 ;  1471.8 p1      22 t copy
        mov r11, rbp                 ;  1484.1 p1      22 t copy
        xor r13, rbp                 ;  1486.5 p0      22 t
        mov qword [rsp + 3224], rbp  ;  1487.1 p0+p3   22 t spill
        mov r10, rbp                 ;  1484.1 p1      22 t copy
        xor r10, rdi                 ;  1488.1 p0      22 t
        xor rdx, r10                 ;  1489.1 p0      22 t
        mov rbp, r8                  ;  1483.1 p1      22 t copy
        mov qword [rsp + 3216], r10  ;  1489.2 p0+p3   22 t spill
        or rbp, r10                  ;  1490.2 p0      22 t
        mov r10, rsi                 ;  1478.1 p1      22 t copy
        or r10, r13                  ;  1490.8 p0      22 t
        mov qword [rsp + 2496], r12  ;  1491.4 p0+p3   23 t spill
        not r14                      ;  1492.4 p0      23 t
        mov qword [rsp + 2240], r8   ;  1492.9 p0+p3   22 t spill
        not r9                       ;  1493.9 p0      22 t
        mov qword [rsp + 2864], r14  ;  1494.4 p0+p3   23 t spill
        mov r14, r9                  ;  1494.9 p1      22 t copy
        xor r14, r8                  ;  1495.9 p0      22 t
        mov r8, r13                  ;  1487.5 p1      22 t copy
        xor rbx, r9                  ;  1495.9 p0      22 t
        mov r12, rbx                 ;  1496.9 p1      22 t copy
        xor r12, rdi                 ;  1497.9 p0      22 t
        xor r8, r12                  ;  1498.9 p0      22 t
        mov qword [rsp + 2888], r8   ;  1499.9 p0+p3   22 t spill
        or r11, rcx                  ;  1498.6 p0      22 t
        xor rbp, r11                 ;  1499.6 p0      22 t
        xor rsi, r11                 ;  1499.8 p0      22 t
        mov r11, qword [rsp + 2968]  ;  1443.1 p2      22 t
        xor r11, rdi                 ;  1500.3 p0      22 t
        xor r11, r10                 ;  1501.3 p0      22 t
        mov qword [rsp + 2968], r13  ;  1501.5 p0+p3   22 t spill
        mov qword [rsp + 3240], r14  ;  1502.5 p0+p3   22 t spill
        mov r13, r15                 ;  1483.8 p1      22 t copy
        and r13, rdi                 ;  1503.5 p0      22 t
        xor r10, r13                 ;  1504.5 p0      22 t
        xor rsi, r10                 ;  1505.5 p0      22 t
        mov r13, r14                 ;  1496.9 p1      22 t copy
        and r13, r8                  ;  1505.2 p0      22 t
        xor r11, r13                 ;  1506.2 p0      22 t
        mov r13, r15                 ;  1483.8 p1      22 t copy
        mov r8, r14                  ;  1496.9 p1      22 t copy
        xor r8, rdx                  ;  1506.3 p0      22 t
        mov r14, r12                 ;  1498.9 p1      22 t copy
        and r14, r8                  ;  1507.3 p0      22 t
        xor r10, r14                 ;  1508.3 p0      22 t
        mov r14, qword [rsp + 2928]  ;  1451.2 p2      22 t
        xor rbp, r11                 ;  1508.1 p0      22 t
        xor r13, r8                  ;  1508.6 p0      22 t
        or r14, r9                   ;  1509.2 p0      22 t
        xor r11, r14                 ;  1510.2 p0      22 t
        mov r14, rbx                 ;  1496.9 p1      22 t copy
        and r14, r13                 ;  1510.3 p0      22 t
        xor rsi, r14                 ;  1511.3 p0      22 t
        mov qword [rsp + 3248], r12  ;  1511.5 p0+p3   22 t spill
        mov r14, rcx                 ;  1485.8 p1      22 t copy
        mov r12, rax                 ;  1471.8 p1      22 t copy
        xor r14, rdx                 ;  1512.5 p0      22 t
        and r12, r14                 ;  1513.5 p0      22 t
        xor r10, r12                 ;  1514.5 p0      22 t
        xor r11, r12                 ;  1514.5 p0      22 t
        mov qword [rsp + 3256], r9   ;  1514.8 p0+p3   22 t spill
        mov r12, rbp                 ;  1509.1 p1      22 t copy
        and r12, rsi                 ;  1515.8 p0      22 t
        xor r11, r12                 ;  1516.8 p0      22 t
        mov r9, r10                  ;  1515.5 p1      22 t copy
        and r9, r11                  ;  1517.8 p0      22 t
        xor rbp, r9                  ;  1518.8 p0      22 t
        mov r9, r10                  ;  1515.5 p1      22 t copy
        and r9, rbp                  ;  1519.8 p0      22 t
        xor r11, rsi                 ;  1518.6 p0      22 t
        or r12, r11                  ;  1519.6 p0      22 t
        xor rsi, r9                  ;  1520.8 p0      22 t
        xor r12, rbp                 ;  1520.6 p0      22 t
        mov r9, r12                  ;  1521.6 p1      22 t copy
        and rbp, rsi                 ;  1521.8 p0      22 t
        xor r10, rbp                 ;  1522.8 p0      22 t
        and r14, r12                 ;  1522.0 p0      22 t
        or r9, rsi                   ;  1522.6 p0      22 t
        xor r11, r9                  ;  1523.6 p0      22 t
        and r15, r11                 ;  1524.6 p0      22 t
        and rax, r12                 ;  1524.3 p0      22 t
        mov rbp, r12                 ;  1521.6 p1      22 t copy
        xor rbp, rsi                 ;  1524.9 p0      22 t
        and rbx, rbp                 ;  1525.9 p0      22 t
        and r13, rbp                 ;  1526.0 p0      22 t
        xor rbp, r11                 ;  1526.6 p0      22 t
        and r8, rbp                  ;  1527.6 p0      22 t
        xor r13, r8                  ;  1528.6 p0      22 t
        xor r8, r15                  ;  1528.6 p0      22 t
        mov r15, qword [rsp + 3216]  ;  1489.2 p2      22 t
        and r15, r10                 ;  1528.9 p0      22 t
        and rdi, r11                 ;  1529.5 p0      22 t
        xor r11, r10                 ;  1530.0 p0      22 t
        xor r15, rbx                 ;  1530.6 p0      22 t
        mov qword [rsp + 3216], rax  ;  1531.2 p0+p3   22 t spill
        mov rax, qword [rsp + 3224]  ;  1487.1 p2      22 t
        and rax, r11                 ;  1532.2 p0      22 t
        xor rbx, rax                 ;  1533.2 p0      22 t
        mov rax, qword [rsp + 2888]  ;  1499.9 p2      22 t
        mov r9, qword [rsp + 2240]   ;  1492.9 p2      22 t
        xor r12, r11                 ;  1533.3 p0      22 t
        and rcx, r11                 ;  1533.9 p0      22 t
        and r9, r10                  ;  1534.5 p0      22 t
        xor r10, rsi                 ;  1535.0 p0      22 t
        and rax, r10                 ;  1536.0 p0      22 t
        xor rdi, r15                 ;  1536.2 p0      22 t
        xor rdi, rax                 ;  1537.2 p0      22 t
        xor rcx, r14                 ;  1537.3 p0      22 t
        and rdx, r12                 ;  1537.9 p0      22 t
        xor rcx, r13                 ;  1538.5 p0      22 t
        mov r11, qword [rsp + 3240]  ;  1502.5 p2      22 t
        and r11, r10                 ;  1539.0 p0      22 t
        mov r10, qword [rsp + 2968]  ;  1501.5 p2      22 t
        and r10, r12                 ;  1539.6 p0      22 t
        mov r12, qword [rsp + 3256]  ;  1514.8 p2      22 t
        xor r10, rbx                 ;  1540.6 p0      22 t
        xor r10, rax                 ;  1541.6 p0      22 t
        mov rax, qword [rsp + 2928]  ;  1484.5 p2      22 t
        and rax, rsi                 ;  1541.3 p0      22 t
        xor rax, r10                 ;  1542.6 p0      22 t
        and r12, rsi                 ;  1542.5 p0      22 t
        xor r12, rdi                 ;  1543.5 p0      22 t
        mov rsi, qword [rsp + 3248]  ;  1511.5 p2      22 t
        and rsi, rbp                 ;  1543.6 p0      22 t
        xor rax, r12                 ;  1544.5 p0      22 t
        xor rsi, rax                 ;  1545.5 p0      22 t
        mov rbp, qword [rsp + 3216]  ;  1531.2 p2      22 t
        xor rbp, rbx                 ;  1545.3 p0      22 t
        xor rbp, rax                 ;  1546.3 p0      22 t
        xor r13, r9                  ;  1546.5 p0      22 t
        xor r13, r12                 ;  1547.5 p0      22 t
        xor r14, r8                  ;  1547.6 p0      22 t
        mov r9, qword [rsp + 3152]   ;  1490.4 p2      21 t
        not r9                       ;  1548.2 p0      21 t
        xor r14, rdx                 ;  1548.7 p0      22 t
        xor r11, r8                  ;  1549.2 p0      22 t
        xor r11, r12                 ;  1550.2 p0      22 t
        mov r12, qword [rsp + 2304]  ;  1492.2 p2      21 t
        not r12                      ;  1550.4 p0      21 t
        mov qword [rsp + 2304], r11  ;  1551.2 p0+p3   22 t spill
        xor r14, r13                 ;  1551.9 p0      22 t
        xor r13, r11                 ;  1552.5 p0      22 t
        xor r13, rbp                 ;  1553.5 p0      22 t
        mov r8, qword [rsp + 2992]   ;  1496.9 p2      21 t
        mov rdx, qword [rsp + 2472]  ;  1497.9 p2      21 t
        not rdx                      ;  1553.6 p0      21 t
        mov rbx, qword [rsp + 2336]  ;  1498.9 p2      21 t
        xor rbx, qword [rsp + 2480]  ;  1554.1 p2+p0   21 t
        mov rax, rcx                 ;  1539.5 p1      22 t copy
        mov qword [rsp + 2472], r13  ;  1554.7 p0+p3   22 t spill
        mov r11, qword [rsp + 3000]  ;  1500.9 p2      21 t
        xor r11, r12                 ;  1555.7 p0      21 t
        xor rax, r13                 ;  1556.2 p0      22 t
        not rax                      ;  1557.2 p0      22 t
        mov r13, qword [rsp + 2336]  ;  1502.3 p2      21 t
        xor r13, qword [rsp + 2416]  ;  1557.3 p2+p0   21 t
        mov qword [rsp + 3152], rax  ;  1558.2 p0+p3   22 t spill
        mov rax, rsi                 ;  1546.5 p1      22 t copy
        not r14                      ;  1558.9 p0      22 t
        mov qword [rsp + 3256], r14  ;  1559.9 p0+p3   22 t spill
        not rdi                      ;  1560.4 p0      22 t
        not rax                      ;  1560.9 p0      22 t
        not rbp                      ;  1561.4 p0      22 t
        mov qword [rsp + 2992], rsi  ;  1561.9 p0+p3   22 t spill
        mov rsi, qword [rsp + 2480]  ;  1508.2 p2      21 t
        xor rsi, r9                  ;  1562.9 p0      21 t
        not r8                       ;  1563.5 p0      21 t
        mov r14, rsi                 ;  1563.9 p1      21 t copy
        xor r8, r11                  ;  1564.5 p0      21 t
        xor rdx, r8                  ;  1565.5 p0      21 t
        mov qword [rsp + 3240], rdx  ;  1566.5 p0+p3   21 t spill
        mov qword [rsp + 2968], rbp  ;  1566.1 p0+p3   22 t spill
        xor r11, rbx                 ;  1567.1 p0      21 t
        mov qword [rsp + 3216], rcx  ;  1567.7 p0+p3   22 t spill
        mov rbp, rdx                 ;  1566.5 p1      21 t copy
        xor rbp, r11                 ;  1568.7 p0      21 t
        mov qword [rsp + 2888], rbp  ;  1569.7 p0+p3   21 t spill
        mov rcx, qword [rsp + 3000]  ;  1512.7 p2      21 t
        xor r14, r11                 ;  1570.2 p0      21 t
        mov qword [rsp + 3000], r15  ;  1570.8 p0+p3   22 t spill
        mov r15, rbx                 ;  1555.1 p1      21 t copy
        xor r15, rdx                 ;  1571.8 p0      21 t
        mov qword [rsp + 2480], rax  ;  1572.4 p0+p3   22 t spill
        xor rcx, rbp                 ;  1573.4 p0      21 t
        mov rax, r13                 ;  1558.3 p1      21 t copy
        xor rax, r8                  ;  1574.0 p0      21 t
        mov qword [rsp + 2928], rdi  ;  1574.5 p0+p3   22 t spill
        mov qword [rsp + 3224], r8   ;  1575.5 p0+p3   21 t spill
        mov rdi, r9                  ;  1549.2 p1      21 t copy
        mov qword [rsp + 3248], r10  ;  1576.5 p0+p3   22 t spill
        xor rdi, r8                  ;  1577.5 p0      21 t
        mov r10, rdx                 ;  1566.5 p1      21 t copy
        or r10, rax                  ;  1578.1 p0      21 t
        mov rdx, r8                  ;  1565.5 p1      21 t copy
        or rdx, rbp                  ;  1578.7 p0      21 t
        mov rbp, r12                 ;  1551.4 p1      21 t copy
        xor rdx, r10                 ;  1579.7 p0      21 t
        xor r12, r10                 ;  1579.8 p0      21 t
        mov r10, qword [rsp + 2416]  ;  1523.0 p2      21 t
        xor r10, r11                 ;  1580.4 p0      21 t
        or rbp, r15                  ;  1580.9 p0      21 t
        xor r10, rbp                 ;  1581.9 p0      21 t
        mov r8, r15                  ;  1572.8 p1      21 t copy
        mov qword [rsp + 2416], r15  ;  1582.1 p0+p3   21 t spill
        mov r15, r13                 ;  1558.3 p1      21 t copy
        and r15, r11                 ;  1583.1 p0      21 t
        xor rbp, r15                 ;  1584.1 p0      21 t
        mov r15, rdi                 ;  1578.5 p1      21 t copy
        xor r8, r14                  ;  1584.2 p0      21 t
        mov qword [rsp + 2240], r8   ;  1585.2 p0+p3   21 t spill
        and r15, r8                  ;  1585.8 p0      21 t
        xor r10, r15                 ;  1586.8 p0      21 t
        mov r8, rdi                  ;  1578.5 p1      21 t copy
        xor r8, rcx                  ;  1586.9 p0      21 t
        mov qword [rsp + 3264], rdi  ;  1587.5 p0+p3   21 t spill
        mov rdi, r14                 ;  1571.2 p1      21 t copy
        xor rdx, r10                 ;  1588.5 p0      21 t
        xor r12, rbp                 ;  1589.1 p0      21 t
        mov r15, r13                 ;  1558.3 p1      21 t copy
        xor r15, r8                  ;  1589.7 p0      21 t
        mov qword [rsp + 3272], r14  ;  1590.2 p0+p3   21 t spill
        mov r14, rbx                 ;  1555.1 p1      21 t copy
        and rdi, r8                  ;  1591.2 p0      21 t
        xor rbp, rdi                 ;  1592.2 p0      21 t
        mov rdi, qword [rsp + 2336]  ;  1535.2 p2      21 t
        or rdi, r9                   ;  1592.4 p0      21 t
        xor r10, rdi                 ;  1593.4 p0      21 t
        mov rdi, rsi                 ;  1563.9 p1      21 t copy
        and rdi, r15                 ;  1593.5 p0      21 t
        xor r12, rdi                 ;  1594.5 p0      21 t
        mov rdi, rax                 ;  1575.0 p1      21 t copy
        xor rdi, rcx                 ;  1594.7 p0      21 t
        and r14, rdi                 ;  1595.7 p0      21 t
        xor rbp, r14                 ;  1596.7 p0      21 t
        xor r10, r14                 ;  1596.7 p0      21 t
        mov r14, rdx                 ;  1589.5 p1      21 t copy
        and r14, r12                 ;  1596.9 p0      21 t
        xor r10, r14                 ;  1597.9 p0      21 t
        mov qword [rsp + 3280], r9   ;  1598.1 p0+p3   21 t spill
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, r10                  ;  1599.1 p0      21 t
        xor rdx, r9                  ;  1600.1 p0      21 t
        mov r9, rbp                  ;  1597.7 p1      21 t copy
        and r9, rdx                  ;  1601.1 p0      21 t
        xor r10, r12                 ;  1600.8 p0      21 t
        or r14, r10                  ;  1601.8 p0      21 t
        xor r12, r9                  ;  1602.1 p0      21 t
        xor r14, rdx                 ;  1602.8 p0      21 t
        and rdi, r14                 ;  1603.8 p0      21 t
        mov r9, r14                  ;  1603.8 p1      21 t copy
        and rdx, r12                 ;  1603.6 p0      21 t
        xor rbp, rdx                 ;  1604.6 p0      21 t
        mov rdx, r14                 ;  1603.8 p1      21 t copy
        or r9, r12                   ;  1604.8 p0      21 t
        xor r10, r9                  ;  1605.8 p0      21 t
        mov r9, qword [rsp + 3224]   ;  1575.5 p2      21 t
        and r11, r10                 ;  1606.8 p0      21 t
        and r9, rbp                  ;  1606.5 p0      21 t
        and r13, r10                 ;  1607.1 p0      21 t
        xor rdx, r12                 ;  1607.6 p0      21 t
        and rsi, rdx                 ;  1608.6 p0      21 t
        and rbx, r14                 ;  1608.8 p0      21 t
        and r15, rdx                 ;  1609.4 p0      21 t
        xor rdx, r10                 ;  1609.9 p0      21 t
        xor r10, rbp                 ;  1610.5 p0      21 t
        and rax, r10                 ;  1611.5 p0      21 t
        and r8, rdx                  ;  1611.6 p0      21 t
        xor r15, r8                  ;  1612.6 p0      21 t
        xor r8, r13                  ;  1612.8 p0      21 t
        mov r13, qword [rsp + 2888]  ;  1569.7 p2      21 t
        and r13, rbp                 ;  1613.4 p0      21 t
        mov qword [rsp + 2888], rbx  ;  1613.9 p0+p3   21 t spill
        mov rbx, qword [rsp + 3240]  ;  1566.5 p2      21 t
        and rbx, r10                 ;  1614.9 p0      21 t
        xor r14, r10                 ;  1615.5 p0      21 t
        mov r10, qword [rsp + 3264]  ;  1587.5 p2      21 t
        xor rbp, r12                 ;  1616.1 p0      21 t
        xor rax, rdi                 ;  1616.6 p0      21 t
        xor rax, r15                 ;  1617.6 p0      21 t
        xor r13, rsi                 ;  1617.8 p0      21 t
        xor r15, r9                  ;  1618.4 p0      21 t
        xor rsi, rbx                 ;  1618.9 p0      21 t
        and r10, rbp                 ;  1619.5 p0      21 t
        xor r10, r8                  ;  1620.5 p0      21 t
        and rcx, r14                 ;  1620.6 p0      21 t
        mov rbx, qword [rsp + 2240]  ;  1585.2 p2      21 t
        and rbx, rbp                 ;  1621.2 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1582.1 p2      21 t
        xor r11, r13                 ;  1621.8 p0      21 t
        xor r11, rbx                 ;  1622.8 p0      21 t
        and rbp, r14                 ;  1622.9 p0      21 t
        mov r14, qword [rsp + 3280]  ;  1598.1 p2      21 t
        and r14, r12                 ;  1623.5 p0      21 t
        xor r14, r11                 ;  1624.5 p0      21 t
        xor r15, r14                 ;  1625.5 p0      21 t
        xor r10, r14                 ;  1625.5 p0      21 t
        xor rbp, rsi                 ;  1625.8 p0      21 t
        xor rbp, rbx                 ;  1626.8 p0      21 t
        mov rbx, qword [rsp + 2336]  ;  1568.1 p2      21 t
        and rbx, r12                 ;  1626.9 p0      21 t
        xor rbx, rbp                 ;  1627.9 p0      21 t
        xor rbx, r14                 ;  1628.9 p0      21 t
        mov r14, qword [rsp + 3112]  ;  1570.0 p2      42 t
        mov r9, qword [rsp + 3080]   ;  1571.0 p2      42 t
        not r9                       ;  1628.6 p0      42 t
        mov qword [rsp + 3080], r13  ;  1629.1 p0+p3   21 t spill
        xor rdi, r8                  ;  1630.1 p0      21 t
        mov r8, qword [rsp + 3008]   ;  1572.8 p2      42 t
        xor rdi, rcx                 ;  1631.1 p0      21 t
        mov rcx, qword [rsp + 3128]  ;  1574.4 p2      42 t
        not r11                      ;  1631.3 p0      21 t
        not rcx                      ;  1631.8 p0      42 t
        xor rdi, r15                 ;  1632.3 p0      21 t
        not r8                       ;  1632.8 p0      42 t
        mov r12, qword [rsp + 3272]  ;  1590.2 p2      21 t
        and r12, rdx                 ;  1633.3 p0      21 t
        mov rdx, qword [rsp + 2888]  ;  1613.9 p2      21 t
        xor rdx, rsi                 ;  1633.9 p0      21 t
        xor rdx, rbx                 ;  1634.9 p0      21 t
        mov qword [rsp + 3112], rax  ;  1635.1 p0+p3   21 t spill
        mov rsi, rax                 ;  1618.6 p1      21 t copy
        not r14                      ;  1636.1 p0      42 t
        mov rax, qword [rsp + 3096]  ;  1580.7 p2      42 t
        xor rax, r14                 ;  1637.1 p0      42 t
        xor r12, rbx                 ;  1637.1 p0      21 t
        mov r13, r12                 ;  1638.1 p1      21 t copy
        mov rbx, qword [rsp + 3072]  ;  1582.0 p2      42 t
        not r13                      ;  1639.1 p0      21 t
        xor rbx, qword [rsp + 3136]  ;  1638.2 p2+p0   42 t
        mov qword [rsp + 3008], r13  ;  1640.1 p0+p3   21 t spill
        mov r13, qword [rsp + 3136]  ;  1584.3 p2      42 t
        mov qword [rsp + 3136], rbp  ;  1639.8 p0+p3   21 t spill
        mov qword [rsp + 2888], r11  ;  1640.8 p0+p3   21 t spill
        xor r8, rax                  ;  1641.8 p0      42 t
        mov qword [rsp + 3240], r8   ;  1642.8 p0+p3   42 t spill
        xor rcx, r8                  ;  1643.3 p0      42 t
        xor r15, r10                 ;  1643.9 p0      21 t
        xor r15, rdx                 ;  1644.9 p0      21 t
        xor rsi, r15                 ;  1645.9 p0      21 t
        not rsi                      ;  1646.9 p0      21 t
        not rdx                      ;  1646.1 p0      21 t
        mov qword [rsp + 3128], rsi  ;  1647.9 p0+p3   21 t spill
        mov rsi, qword [rsp + 3072]  ;  1590.1 p2      42 t
        mov r11, qword [rsp + 3096]  ;  1591.1 p2      42 t
        mov qword [rsp + 3272], rdx  ;  1647.6 p0+p3   21 t spill
        xor rax, rbx                 ;  1648.6 p0      42 t
        mov qword [rsp + 2336], r12  ;  1649.2 p0+p3   21 t spill
        mov qword [rsp + 2416], r10  ;  1650.2 p0+p3   21 t spill
        mov r10, rcx                 ;  1644.3 p1      42 t copy
        xor r10, rax                 ;  1651.2 p0      42 t
        xor rsi, qword [rsp + 3120]  ;  1651.8 p2+p0   42 t
        mov r12, r9                  ;  1629.6 p1      42 t copy
        not rdi                      ;  1652.3 p0      21 t
        mov qword [rsp + 3096], rdi  ;  1653.3 p0+p3   21 t spill
        mov rbp, rsi                 ;  1652.8 p1      42 t copy
        xor rbp, r8                  ;  1653.8 p0      42 t
        xor r11, r10                 ;  1654.4 p0      42 t
        mov qword [rsp + 3264], rcx  ;  1655.0 p0+p3   42 t spill
        mov rdx, rcx                 ;  1644.3 p1      42 t copy
        mov rdi, rbx                 ;  1639.2 p1      42 t copy
        xor r12, r8                  ;  1656.0 p0      42 t
        or rdx, rbp                  ;  1656.6 p0      42 t
        mov qword [rsp + 2240], r10  ;  1657.1 p0+p3   42 t spill
        xor rdi, rcx                 ;  1658.1 p0      42 t
        mov rcx, r8                  ;  1642.8 p1      42 t copy
        mov r8, rdi                  ;  1659.1 p1      42 t copy
        or rcx, r10                  ;  1658.7 p0      42 t
        xor rcx, rdx                 ;  1659.7 p0      42 t
        mov r10, r14                 ;  1637.1 p1      42 t copy
        xor r14, rdx                 ;  1659.8 p0      42 t
        or r10, rdi                  ;  1660.4 p0      42 t
        mov rdx, qword [rsp + 3120]  ;  1603.8 p2      42 t
        mov qword [rsp + 3120], rdi  ;  1661.0 p0+p3   42 t spill
        mov rdi, rsi                 ;  1652.8 p1      42 t copy
        mov qword [rsp + 3280], r15  ;  1662.0 p0+p3   21 t spill
        xor r13, r9                  ;  1663.0 p0      42 t
        xor rdx, rax                 ;  1663.5 p0      42 t
        xor rdx, r10                 ;  1664.5 p0      42 t
        mov r15, r13                 ;  1664.0 p1      42 t copy
        xor r15, rax                 ;  1665.0 p0      42 t
        xor r8, r15                  ;  1666.0 p0      42 t
        and rdi, rax                 ;  1665.8 p0      42 t
        xor r10, rdi                 ;  1666.8 p0      42 t
        mov rdi, r12                 ;  1657.0 p1      42 t copy
        and rdi, r8                  ;  1667.0 p0      42 t
        xor rdx, rdi                 ;  1668.0 p0      42 t
        xor rcx, rdx                 ;  1669.0 p0      42 t
        mov qword [rsp + 3288], r12  ;  1668.7 p0+p3   42 t spill
        mov qword [rsp + 3224], r8   ;  1669.7 p0+p3   42 t spill
        mov r8, r12                  ;  1657.0 p1      42 t copy
        xor r14, r10                 ;  1670.7 p0      42 t
        xor r8, r11                  ;  1671.3 p0      42 t
        mov r12, r15                 ;  1666.0 p1      42 t copy
        and r12, r8                  ;  1672.3 p0      42 t
        xor r10, r12                 ;  1673.3 p0      42 t
        mov r12, qword [rsp + 3072]  ;  1615.0 p2      42 t
        or r12, r9                   ;  1673.0 p0      42 t
        xor rdx, r12                 ;  1674.0 p0      42 t
        mov r12, r13                 ;  1664.0 p1      42 t copy
        mov rdi, rsi                 ;  1652.8 p1      42 t copy
        xor rdi, r8                  ;  1674.1 p0      42 t
        and r12, rdi                 ;  1675.1 p0      42 t
        xor r14, r12                 ;  1676.1 p0      42 t
        mov r12, rbp                 ;  1654.8 p1      42 t copy
        mov qword [rsp + 3296], r15  ;  1675.8 p0+p3   42 t spill
        mov r15, rbx                 ;  1639.2 p1      42 t copy
        xor r12, r11                 ;  1676.8 p0      42 t
        and r15, r12                 ;  1677.8 p0      42 t
        xor rdx, r15                 ;  1678.8 p0      42 t
        xor r10, r15                 ;  1678.8 p0      42 t
        mov r15, rcx                 ;  1670.0 p1      42 t copy
        and r15, r14                 ;  1679.1 p0      42 t
        xor rdx, r15                 ;  1680.1 p0      42 t
        mov qword [rsp + 3304], r9   ;  1680.3 p0+p3   42 t spill
        mov r9, r10                  ;  1679.8 p1      42 t copy
        and r9, rdx                  ;  1681.3 p0      42 t
        xor rdx, r14                 ;  1681.8 p0      42 t
        xor rcx, r9                  ;  1682.4 p0      42 t
        mov r9, r10                  ;  1679.8 p1      42 t copy
        and r9, rcx                  ;  1683.4 p0      42 t
        xor r14, r9                  ;  1684.4 p0      42 t
        or r15, rdx                  ;  1684.1 p0      42 t
        xor r15, rcx                 ;  1685.1 p0      42 t
        mov r9, r15                  ;  1686.1 p1      42 t copy
        or r9, r14                   ;  1687.1 p0      42 t
        xor rdx, r9                  ;  1688.1 p0      42 t
        and rcx, r14                 ;  1686.4 p0      42 t
        and r12, r15                 ;  1687.0 p0      42 t
        xor r10, rcx                 ;  1687.5 p0      42 t
        and rsi, rdx                 ;  1689.1 p0      42 t
        mov r9, qword [rsp + 3240]   ;  1642.8 p2      42 t
        mov rcx, r15                 ;  1686.1 p1      42 t copy
        xor rcx, r14                 ;  1688.7 p0      42 t
        and rdi, rcx                 ;  1689.7 p0      42 t
        and rbx, r15                 ;  1689.8 p0      42 t
        and r13, rcx                 ;  1690.4 p0      42 t
        xor rcx, rdx                 ;  1691.0 p0      42 t
        and r8, rcx                  ;  1692.0 p0      42 t
        xor rdi, r8                  ;  1693.0 p0      42 t
        xor r8, rsi                  ;  1693.0 p0      42 t
        mov rsi, qword [rsp + 2240]  ;  1657.1 p2      42 t
        and rsi, r10                 ;  1693.2 p0      42 t
        and rax, rdx                 ;  1693.8 p0      42 t
        xor rdx, r10                 ;  1694.4 p0      42 t
        and rbp, rdx                 ;  1695.4 p0      42 t
        xor rbp, r12                 ;  1696.4 p0      42 t
        xor rbp, rdi                 ;  1697.4 p0      42 t
        and r9, r10                  ;  1696.7 p0      42 t
        xor rdi, r9                  ;  1697.7 p0      42 t
        mov r9, qword [rsp + 2384]   ;  1639.1 p2      41 t
        mov qword [rsp + 2240], rbx  ;  1697.8 p0+p3   42 t spill
        mov rbx, qword [rsp + 3264]  ;  1655.0 p2      42 t
        and rbx, rdx                 ;  1698.8 p0      42 t
        xor rsi, r13                 ;  1699.4 p0      42 t
        xor r13, rbx                 ;  1700.0 p0      42 t
        mov rbx, qword [rsp + 3224]  ;  1669.7 p2      42 t
        xor r10, r14                 ;  1700.5 p0      42 t
        and rbx, r10                 ;  1701.5 p0      42 t
        xor r15, rdx                 ;  1701.7 p0      42 t
        mov rdx, qword [rsp + 3288]  ;  1668.7 p2      42 t
        and rdx, r10                 ;  1702.2 p0      42 t
        mov r10, qword [rsp + 3120]  ;  1661.0 p2      42 t
        and r10, r15                 ;  1702.8 p0      42 t
        xor r10, r13                 ;  1703.8 p0      42 t
        and r11, r15                 ;  1703.9 p0      42 t
        xor rdx, r8                  ;  1704.5 p0      42 t
        xor rax, rsi                 ;  1705.1 p0      42 t
        xor rax, rbx                 ;  1706.1 p0      42 t
        mov r15, qword [rsp + 3304]  ;  1680.3 p2      42 t
        and r15, r14                 ;  1706.2 p0      42 t
        xor r15, rax                 ;  1707.2 p0      42 t
        xor rdx, r15                 ;  1708.2 p0      42 t
        xor r10, rbx                 ;  1707.9 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1650.9 p2      42 t
        xor r12, r8                  ;  1708.5 p0      42 t
        mov r8, qword [rsp + 2440]   ;  1652.8 p2      41 t
        xor r8, qword [rsp + 2968]   ;  1709.1 p2+p0   41 t
        xor r9, qword [rsp + 3016]   ;  1709.7 p2+p0   41 t
        xor r12, r11                 ;  1710.2 p0      42 t
        xor rdi, r15                 ;  1710.8 p0      42 t
        and rbx, r14                 ;  1711.4 p0      42 t
        xor rbx, r10                 ;  1712.4 p0      42 t
        mov r14, qword [rsp + 3296]  ;  1675.8 p2      42 t
        and r14, rcx                 ;  1712.5 p0      42 t
        mov rcx, qword [rsp + 2240]  ;  1697.8 p2      42 t
        xor rbx, r15                 ;  1713.4 p0      42 t
        xor r14, rbx                 ;  1714.4 p0      42 t
        xor rcx, r13                 ;  1714.2 p0      42 t
        mov r13, qword [rsp + 3168]  ;  1659.5 p2      41 t
        xor r12, rdi                 ;  1714.8 p0      42 t
        not r12                      ;  1715.8 p0      42 t
        xor r13, r14                 ;  1715.9 p0      41 t
        xor rcx, rbx                 ;  1716.4 p0      42 t
        mov rbx, qword [rsp + 3184]  ;  1661.5 p2      41 t
        mov r15, qword [rsp + 3184]  ;  1662.5 p2      41 t
        xor rbx, r8                  ;  1717.0 p0      41 t
        xor rdi, rdx                 ;  1717.6 p0      42 t
        xor rdi, rcx                 ;  1718.6 p0      42 t
        xor r13, rdi                 ;  1719.6 p0      41 t
        xor r9, qword [rsp + 2496]   ;  1719.3 p2+p0   41 t
        mov r11, rbp                 ;  1698.4 p1      42 t copy
        xor r11, rdi                 ;  1719.9 p0      42 t
        mov rdi, qword [rsp + 2440]  ;  1666.2 p2      41 t
        mov qword [rsp + 2440], rbx  ;  1720.4 p0+p3   41 t spill
        xor rdi, r9                  ;  1721.4 p0      41 t
        xor r9, rbx                  ;  1722.0 p0      41 t
        not r11                      ;  1722.6 p0      42 t
        xor r15, qword [rsp + 2416]  ;  1723.1 p2+p0   41 t
        mov rbx, qword [rsp + 3168]  ;  1670.0 p2      41 t
        xor rbx, r15                 ;  1724.1 p0      41 t
        xor r8, rbx                  ;  1725.1 p0      41 t
        mov qword [rsp + 3168], rbx  ;  1725.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2384]  ;  1671.7 p2      41 t
        xor rbx, r13                 ;  1725.8 p0      41 t
        xor r13, rdi                 ;  1726.4 p0      41 t
        mov qword [rsp + 2384], rdi  ;  1726.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 3192]  ;  1674.3 p2      41 t
        xor r15, rbx                 ;  1727.9 p0      41 t
        xor rdi, qword [rsp + 3256]  ;  1728.5 p2+p0   41 t
        mov qword [rsp + 3256], rbx  ;  1729.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;  1676.3 p2      41 t
        xor rbx, qword [rsp + 2864]  ;  1730.1 p2+p0   41 t
        mov qword [rsp + 2864], r15  ;  1730.6 p0+p3   41 t spill
        mov r15, qword [rsp + 3208]  ;  1678.3 p2      41 t
        not rax                      ;  1731.6 p0      42 t
        not rcx                      ;  1732.1 p0      42 t
        xor r15, qword [rsp + 3280]  ;  1732.6 p2+p0   41 t
        xor r15, qword [rsp + 2336]  ;  1733.6 p2+p0   41 t
        mov qword [rsp + 2336], r8   ;  1733.8 p0+p3   41 t spill
        mov r8, qword [rsp + 3208]   ;  1681.3 p2      41 t
        xor r8, rdi                  ;  1734.8 p0      41 t
        mov qword [rsp + 3208], r9   ;  1735.4 p0+p3   41 t spill
        mov r9, qword [rsp + 3192]   ;  1682.3 p2      41 t
        xor r9, rbx                  ;  1736.4 p0      41 t
        xor rbx, r8                  ;  1736.9 p0      41 t
        mov qword [rsp + 3192], r8   ;  1737.5 p0+p3   41 t spill
        mov r8, qword [rsp + 3232]   ;  1683.7 p2      41 t
        xor r8, r15                  ;  1738.5 p0      41 t
        xor rdi, r8                  ;  1739.5 p0      41 t
        xor rcx, qword [rsp + 3232]  ;  1739.6 p2+p0   41 t
        mov qword [rsp + 3232], r8   ;  1740.2 p0+p3   41 t spill
        mov r8, qword [rsp + 2280]   ;  1688.1 p2      41 t
        mov qword [rsp + 2280], r9   ;  1741.2 p0+p3   41 t spill
        xor r8, rcx                  ;  1742.2 p0      41 t
        xor rax, qword [rsp + 2504]  ;  1742.8 p2+p0   41 t
        xor r10, rsi                 ;  1743.4 p0      41 t
        mov rsi, qword [rsp + 2272]  ;  1690.8 p2      41 t
        xor r10, rbp                 ;  1744.4 p0      41 t
        not r14                      ;  1744.5 p0      42 t
        xor r12, qword [rsp + 2536]  ;  1745.0 p2+p0   41 t
        xor rcx, r9                  ;  1745.6 p0      41 t
        mov r9, qword [rsp + 3176]   ;  1692.8 p2      41 t
        xor r15, r8                  ;  1746.1 p0      41 t
        xor r9, qword [rsp + 2928]   ;  1746.7 p2+p0   41 t
        mov qword [rsp + 2928], r8   ;  1747.3 p0+p3   41 t spill
        mov r8, qword [rsp + 2216]   ;  1695.0 p2      41 t
        xor r8, qword [rsp + 2520]   ;  1748.3 p2+p0   41 t
        mov qword [rsp + 2520], r15  ;  1748.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2488]  ;  1697.4 p2      41 t
        xor r15, qword [rsp + 3272]  ;  1749.9 p2+p0   41 t
        mov qword [rsp + 3272], rdi  ;  1750.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2488]  ;  1699.4 p2      41 t
        xor rdi, r9                  ;  1751.4 p0      41 t
        mov qword [rsp + 2488], rbx  ;  1752.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 3176]  ;  1700.4 p2      41 t
        xor rbx, r8                  ;  1753.0 p0      41 t
        xor r8, rdi                  ;  1753.6 p0      41 t
        mov qword [rsp + 3176], rdi  ;  1754.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2536]  ;  1701.7 p2      41 t
        xor rdi, r15                 ;  1755.1 p0      41 t
        mov qword [rsp + 2536], rdi  ;  1756.1 p0+p3   41 t spill
        xor r9, rdi                  ;  1756.7 p0      41 t
        mov rdi, qword [rsp + 2216]  ;  1703.5 p2      41 t
        xor rdi, r12                 ;  1757.3 p0      41 t
        mov qword [rsp + 2216], rbx  ;  1757.9 p0+p3   41 t spill
        xor rsi, qword [rsp + 3096]  ;  1758.9 p2+p0   41 t
        xor r12, rbx                 ;  1759.4 p0      41 t
        mov rbx, qword [rsp + 2880]  ;  1706.1 p2      41 t
        xor rbx, qword [rsp + 3248]  ;  1760.0 p2+p0   41 t
        xor rbx, qword [rsp + 3000]  ;  1761.0 p2+p0   41 t
        xor rbx, qword [rsp + 3216]  ;  1762.0 p2+p0   41 t
        mov qword [rsp + 3216], rdi  ;  1761.7 p0+p3   41 t spill
        xor r15, rdi                 ;  1762.7 p0      41 t
        mov rdi, qword [rsp + 2712]  ;  1710.6 p2      41 t
        xor rdi, qword [rsp + 2936]  ;  1763.3 p2+p0   41 t
        mov rbp, qword [rsp + 2272]  ;  1712.6 p2      41 t
        xor rbp, rbx                 ;  1763.8 p0      41 t
        mov qword [rsp + 2272], r15  ;  1764.4 p0+p3   41 t spill
        mov r15, qword [rsp + 2880]  ;  1713.6 p2      41 t
        mov qword [rsp + 2880], rbp  ;  1765.4 p0+p3   41 t spill
        xor r15, rdi                 ;  1766.4 p0      41 t
        xor rdi, rbp                 ;  1767.0 p0      41 t
        mov rbp, qword [rsp + 2504]  ;  1714.6 p2      41 t
        xor rbp, rsi                 ;  1767.6 p0      41 t
        xor rbx, rbp                 ;  1768.6 p0      41 t
        mov qword [rsp + 2504], rbp  ;  1768.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2712]  ;  1715.7 p2      41 t
        xor rbp, rax                 ;  1769.7 p0      41 t
        mov qword [rsp + 2712], r15  ;  1770.3 p0+p3   41 t spill
        xor rax, r15                 ;  1771.3 p0      41 t
        mov r15, qword [rsp + 3024]  ;  1717.1 p2      41 t
        xor r15, qword [rsp + 3152]  ;  1771.8 p2+p0   41 t
        mov qword [rsp + 3152], rbp  ;  1772.4 p0+p3   41 t spill
        xor rsi, rbp                 ;  1773.4 p0      41 t
        mov rbp, qword [rsp + 3144]  ;  1719.1 p2      41 t
        xor rbp, qword [rsp + 2200]  ;  1774.0 p2+p0   41 t
        xor rbp, qword [rsp + 2944]  ;  1775.0 p2+p0   41 t
        xor r10, qword [rsp + 2744]  ;  1775.1 p2+p0   41 t
        xor rbp, qword [rsp + 3160]  ;  1776.0 p2+p0   41 t
        mov qword [rsp + 3160], rsi  ;  1776.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2672]  ;  1724.1 p2      41 t
        xor rsi, qword [rsp + 2888]  ;  1777.3 p2+p0   41 t
        mov qword [rsp + 2888], rbx  ;  1777.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2672]  ;  1726.1 p2      41 t
        xor rbx, r15                 ;  1778.8 p0      41 t
        mov qword [rsp + 2672], r9   ;  1779.4 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1727.1 p2      41 t
        xor r9, rbp                  ;  1780.4 p0      41 t
        xor rbp, rbx                 ;  1781.0 p0      41 t
        mov qword [rsp + 3024], rbx  ;  1781.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1728.1 p2      41 t
        xor rbx, rsi                 ;  1782.6 p0      41 t
        xor r15, rbx                 ;  1783.6 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1783.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3144]  ;  1729.8 p2      41 t
        mov qword [rsp + 3144], r9   ;  1784.7 p0+p3   41 t spill
        xor rbx, r10                 ;  1785.7 p0      41 t
        xor rsi, rbx                 ;  1786.7 p0      41 t
        xor r10, r9                  ;  1786.8 p0      41 t
        mov r9, qword [rsp + 2904]   ;  1731.7 p2      41 t
        xor r9, qword [rsp + 2480]   ;  1787.4 p2+p0   41 t
        mov qword [rsp + 2480], rbx  ;  1788.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1733.7 p2      41 t
        xor rbx, qword [rsp + 2976]  ;  1789.0 p2+p0   41 t
        mov qword [rsp + 2976], rsi  ;  1789.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2568]  ;  1735.7 p2      41 t
        xor rsi, qword [rsp + 3136]  ;  1790.6 p2+p0   41 t
        xor rsi, qword [rsp + 3080]  ;  1791.6 p2+p0   41 t
        xor rsi, qword [rsp + 3112]  ;  1792.6 p2+p0   41 t
        mov qword [rsp + 3112], r15  ;  1792.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2568]  ;  1739.7 p2      41 t
        xor r15, r9                  ;  1793.3 p0      41 t
        mov qword [rsp + 2568], rbp  ;  1793.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2904]  ;  1740.8 p2      41 t
        mov qword [rsp + 2904], r15  ;  1794.8 p0+p3   41 t spill
        xor rbp, rbx                 ;  1795.8 p0      41 t
        xor rbx, r15                 ;  1796.4 p0      41 t
        mov r15, qword [rsp + 2648]  ;  1742.2 p2      41 t
        xor r15, rsi                 ;  1797.0 p0      41 t
        xor r9, r15                  ;  1798.0 p0      41 t
        xor r11, qword [rsp + 2648]  ;  1798.1 p2+p0   41 t
        mov qword [rsp + 2648], r15  ;  1798.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2696]  ;  1745.4 p2      41 t
        xor r15, r11                 ;  1799.7 p0      41 t
        xor r11, rbp                 ;  1800.3 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1800.8 p0+p3   41 t spill
        xor rsi, r15                 ;  1801.8 p0      41 t
        mov rbp, qword [rsp + 3032]  ;  1747.0 p2      41 t
        xor rbp, qword [rsp + 2304]  ;  1802.4 p2+p0   41 t
        mov qword [rsp + 2304], r15  ;  1803.0 p0+p3   41 t spill
        mov r15, qword [rsp + 3200]  ;  1749.0 p2      41 t
        xor r15, qword [rsp + 2312]  ;  1804.0 p2+p0   41 t
        mov qword [rsp + 2312], rsi  ;  1804.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;  1751.0 p2      41 t
        xor rsi, qword [rsp + 3128]  ;  1805.5 p2+p0   41 t
        mov qword [rsp + 3128], r9   ;  1806.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2640]   ;  1753.0 p2      41 t
        xor r9, rbp                  ;  1807.1 p0      41 t
        xor r14, qword [rsp + 2248]  ;  1807.7 p2+p0   41 t
        mov qword [rsp + 2640], rbx  ;  1808.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1755.0 p2      41 t
        mov qword [rsp + 3032], r9   ;  1809.3 p0+p3   41 t spill
        xor rbx, r15                 ;  1810.3 p0      41 t
        xor r15, r9                  ;  1810.8 p0      41 t
        mov r9, qword [rsp + 2248]   ;  1756.1 p2      41 t
        xor r9, rsi                  ;  1811.4 p0      41 t
        mov qword [rsp + 2248], r9   ;  1812.4 p0+p3   41 t spill
        xor rbp, r9                  ;  1813.0 p0      41 t
        mov r9, qword [rsp + 3200]   ;  1758.4 p2      41 t
        xor r9, r14                  ;  1813.5 p0      41 t
        xor rsi, r9                  ;  1814.5 p0      41 t
        xor r14, rbx                 ;  1814.7 p0      41 t
        mov qword [rsp + 3200], rbx  ;  1815.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2920]  ;  1760.9 p2      41 t
        xor rbx, qword [rsp + 2472]  ;  1816.3 p2+p0   41 t
        xor rbx, qword [rsp + 2992]  ;  1817.3 p2+p0   41 t
        mov qword [rsp + 2992], r9   ;  1817.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2856]   ;  1763.9 p2      41 t
        xor r9, qword [rsp + 2984]   ;  1818.4 p2+p0   41 t
        mov qword [rsp + 2984], rsi  ;  1819.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2256]  ;  1765.9 p2      41 t
        xor rsi, qword [rsp + 3008]  ;  1820.0 p2+p0   41 t
        mov qword [rsp + 3008], rbp  ;  1820.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;  1767.9 p2      41 t
        mov qword [rsp + 2256], r15  ;  1821.5 p0+p3   41 t spill
        mov r15, qword [rsp + 2920]  ;  1768.9 p2      41 t
        xor r15, r9                  ;  1822.5 p0      41 t
        xor rbp, rbx                 ;  1823.1 p0      41 t
        mov qword [rsp + 2920], rbp  ;  1824.1 p0+p3   41 t spill
        xor rdx, qword [rsp + 2424]  ;  1824.7 p2+p0   41 t
        xor r9, rbp                  ;  1825.3 p0      41 t
        mov rbp, qword [rsp + 2424]  ;  1770.9 p2      41 t
        xor rbp, rsi                 ;  1825.8 p0      41 t
        xor rbx, rbp                 ;  1826.8 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1827.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2856]  ;  1772.6 p2      41 t
        xor rbp, rdx                 ;  1828.0 p0      41 t
        xor rdx, r15                 ;  1828.5 p0      41 t
        mov qword [rsp + 2856], r15  ;  1829.1 p0+p3   41 t spill
        mov r15, r13                 ;  1774.4 p1      62 t copy
        xor r15, qword [rsp + 2368]  ;  1830.1 p2+p0   62 t
        mov qword [rsp + 2368], r15  ;  1831.1 p0+p3   62 t spill
        mov r15, rcx                 ;  1776.0 p1      62 t copy
        xor r15, qword [rsp + 2104]  ;  1831.7 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1832.7 p0+p3   62 t spill
        mov r15, r12                 ;  1777.3 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1833.3 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1834.3 p0+p3   62 t spill
        mov r15, rax                 ;  1778.7 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1834.8 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1835.8 p0+p3   62 t spill
        mov r15, r10                 ;  1787.8 p1      62 t copy
        xor r15, qword [rsp + 2144]  ;  1836.4 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1837.4 p0+p3   62 t spill
        mov r15, qword [rsp + 3208]  ;  1782.0 p2      62 t
        xor r15, qword [rsp + 2136]  ;  1838.0 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1839.0 p0+p3   62 t spill
        mov r15, r11                 ;  1801.3 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1839.5 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1840.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2488]  ;  1786.7 p2      62 t
        xor r15, qword [rsp + 2176]  ;  1841.1 p2+p0   62 t
        mov qword [rsp + 2176], r15  ;  1842.1 p0+p3   62 t spill
        mov r15, r8                  ;  1788.7 p1      62 t copy
        xor r8, qword [rsp + 1848]   ;  1842.7 p2+p0   62 t
        xor r8, qword [rsp + 2536]   ;  1843.7 p2+p0   62 t
        mov qword [rsp + 2536], r8   ;  1844.7 p0+p3   62 t spill
        xor r15, qword [rsp + 2184]  ;  1844.8 p2+p0   62 t
        mov qword [rsp + 2184], r15  ;  1845.8 p0+p3   62 t spill
        mov r15, r14                 ;  1815.7 p1      62 t copy
        xor rsi, rbp                 ;  1846.4 p0      41 t
        xor r15, qword [rsp + 2128]  ;  1847.0 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1848.0 p0+p3   62 t spill
        mov r15, rdi                 ;  1793.9 p1      62 t copy
        xor rdi, qword [rsp + 1856]  ;  1848.5 p2+p0   62 t
        xor r15, qword [rsp + 2360]  ;  1849.1 p2+p0   62 t
        xor rdi, qword [rsp + 2504]  ;  1849.7 p2+p0   62 t
        mov qword [rsp + 2360], r15  ;  1850.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2568]  ;  1797.7 p2      62 t
        mov qword [rsp + 2504], rdi  ;  1851.2 p0+p3   62 t spill
        mov rdi, qword [rsp + 2864]  ;  1799.0 p2      62 t
        mov r8, rbx                  ;  1827.8 p1      62 t copy
        xor rdi, qword [rsp + 1768]  ;  1852.2 p2+p0   62 t
        xor r8, qword [rsp + 1760]   ;  1852.8 p2+p0   62 t
        xor r15, qword [rsp + 1672]  ;  1853.4 p2+p0   62 t
        mov qword [rsp + 2472], r15  ;  1854.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2640]  ;  1808.3 p2      62 t
        xor r15, qword [rsp + 1680]  ;  1855.0 p2+p0   62 t
        mov qword [rsp + 3080], r15  ;  1856.0 p0+p3   62 t spill
        mov r15, rdx                 ;  1829.5 p1      62 t copy
        xor r15, qword [rsp + 2160]  ;  1856.5 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1857.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2256]  ;  1821.5 p2      62 t
        xor r15, qword [rsp + 1688]  ;  1858.1 p2+p0   62 t
        mov qword [rsp + 3136], r15  ;  1859.1 p0+p3   62 t spill
        mov r15, qword [rsp + 2336]  ;  1808.2 p2      62 t
        xor r15, qword [rsp + 1704]  ;  1859.7 p2+p0   62 t
        mov qword [rsp + 2944], r15  ;  1860.7 p0+p3   62 t spill
        mov r15, qword [rsp + 3272]  ;  1810.2 p2      62 t
        xor r15, qword [rsp + 1712]  ;  1861.2 p2+p0   62 t
        mov qword [rsp + 2200], r15  ;  1862.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2672]  ;  1812.2 p2      62 t
        xor r15, qword [rsp + 1720]  ;  1862.8 p2+p0   62 t
        mov qword [rsp + 3096], r15  ;  1863.8 p0+p3   62 t spill
        mov r15, r9                  ;  1826.3 p1      62 t copy
        xor r15, qword [rsp + 1696]  ;  1864.4 p2+p0   62 t
        mov qword [rsp + 2936], r15  ;  1865.4 p0+p3   62 t spill
        mov r15, qword [rsp + 2888]  ;  1815.9 p2      62 t
        xor r15, qword [rsp + 1728]  ;  1866.0 p2+p0   62 t
        mov qword [rsp + 3000], r15  ;  1867.0 p0+p3   62 t spill
        mov r15, qword [rsp + 3112]  ;  1817.9 p2      62 t
        xor r15, qword [rsp + 1736]  ;  1867.5 p2+p0   62 t
        mov qword [rsp + 3248], r15  ;  1868.5 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1819.9 p2      62 t
        xor r15, qword [rsp + 1744]  ;  1869.1 p2+p0   62 t
        xor r9, qword [rsp + 1888]   ;  1869.7 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1870.7 p2+p0   62 t
        mov qword [rsp + 2424], r9   ;  1871.7 p0+p3   62 t spill
        mov r9, qword [rsp + 2976]   ;  1823.9 p2      62 t
        xor r9, qword [rsp + 1800]   ;  1871.8 p2+p0   62 t
        mov qword [rsp + 3016], r9   ;  1872.8 p0+p3   62 t spill
        mov r9, qword [rsp + 2312]   ;  1825.9 p2      62 t
        xor rbp, rbx                 ;  1873.4 p0      62 t
        mov qword [rsp + 3184], rdi  ;  1874.0 p0+p3   62 t spill
        xor rbp, qword [rsp + 1952]  ;  1875.0 p2+p0   62 t
        xor r9, qword [rsp + 1808]   ;  1875.5 p2+p0   62 t
        mov qword [rsp + 2968], r9   ;  1876.5 p0+p3   62 t spill
        mov r9, qword [rsp + 2984]   ;  1828.9 p2      62 t
        xor r9, qword [rsp + 1816]   ;  1877.1 p2+p0   62 t
        mov rdi, qword [rsp + 2520]  ;  1830.9 p2      62 t
        xor rdi, qword [rsp + 1776]  ;  1877.7 p2+p0   62 t
        mov qword [rsp + 2416], rdi  ;  1878.7 p0+p3   62 t spill
        mov rdi, qword [rsp + 2272]  ;  1832.9 p2      62 t
        xor rdi, qword [rsp + 1784]  ;  1879.2 p2+p0   62 t
        mov rbx, qword [rsp + 2744]  ;  1834.9 p2      62 t
        xor rbx, qword [rsp + 1864]  ;  1879.8 p2+p0   62 t
        xor rbx, qword [rsp + 2568]  ;  1880.8 p2+p0   62 t
        mov qword [rsp + 2568], rbp  ;  1880.9 p0+p3   62 t spill
        mov qword [rsp + 3280], r15  ;  1881.9 p0+p3   62 t spill
        mov qword [rsp + 2496], rdi  ;  1882.9 p0+p3   62 t spill
        mov rdi, qword [rsp + 3160]  ;  1837.9 p2      62 t
        xor r12, qword [rsp + 2040]  ;  1883.9 p2+p0   62 t
        xor rdi, qword [rsp + 1792]  ;  1884.5 p2+p0   62 t
        mov qword [rsp + 2240], r9   ;  1885.1 p0+p3   62 t spill
        mov r9, rsi                  ;  1847.4 p1      62 t copy
        xor rdx, qword [rsp + 2080]  ;  1886.1 p2+p0   62 t
        xor rdx, qword [rsp + 2920]  ;  1887.1 p2+p0   62 t
        mov qword [rsp + 2920], rdx  ;  1888.1 p0+p3   62 t spill
        mov r15, qword [rsp + 3008]  ;  1842.9 p2      62 t
        xor r15, qword [rsp + 1752]  ;  1888.2 p2+p0   62 t
        xor r9, qword [rsp + 1824]   ;  1888.8 p2+p0   62 t
        mov qword [rsp + 3296], r9   ;  1889.8 p0+p3   62 t spill
        mov r9, qword [rsp + 3168]   ;  1845.9 p2      62 t
        xor r9, qword [rsp + 1832]   ;  1890.4 p2+p0   62 t
        xor r9, qword [rsp + 3208]   ;  1891.4 p2+p0   62 t
        mov rdx, qword [rsp + 3144]  ;  1848.9 p2      62 t
        mov rbp, qword [rsp + 2648]  ;  1849.9 p2      62 t
        xor rbp, qword [rsp + 1872]  ;  1891.5 p2+p0   62 t
        xor rbp, qword [rsp + 2640]  ;  1892.5 p2+p0   62 t
        mov qword [rsp + 2640], rbp  ;  1893.5 p0+p3   62 t spill
        mov rbp, qword [rsp + 2248]  ;  1852.9 p2      62 t
        xor rbp, qword [rsp + 1880]  ;  1893.7 p2+p0   62 t
        xor rbp, qword [rsp + 2256]  ;  1894.7 p2+p0   62 t
        mov qword [rsp + 2256], rbp  ;  1895.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 3256]  ;  1855.9 p2      62 t
        xor rbp, qword [rsp + 1896]  ;  1895.8 p2+p0   62 t
        xor rbp, qword [rsp + 2336]  ;  1896.8 p2+p0   62 t
        mov qword [rsp + 2336], rbp  ;  1897.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2928]  ;  1858.9 p2      62 t
        xor r13, qword [rsp + 2024]  ;  1897.9 p2+p0   62 t
        xor rbp, qword [rsp + 1904]  ;  1898.5 p2+p0   62 t
        xor rbp, qword [rsp + 3272]  ;  1899.5 p2+p0   62 t
        mov qword [rsp + 3272], rbp  ;  1900.5 p0+p3   62 t spill
        mov rbp, qword [rsp + 3216]  ;  1862.9 p2      62 t
        xor rbp, qword [rsp + 1912]  ;  1900.7 p2+p0   62 t
        xor rbp, qword [rsp + 2672]  ;  1901.7 p2+p0   62 t
        mov qword [rsp + 2672], rbp  ;  1902.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 3152]  ;  1865.9 p2      62 t
        xor rbp, qword [rsp + 1920]  ;  1902.8 p2+p0   62 t
        xor r12, qword [rsp + 3176]  ;  1903.4 p2+p0   62 t
        xor rdx, qword [rsp + 1992]  ;  1903.9 p2+p0   62 t
        mov qword [rsp + 3208], r9   ;  1904.5 p0+p3   62 t spill
        xor rdx, qword [rsp + 2976]  ;  1905.5 p2+p0   62 t
        xor rcx, qword [rsp + 2032]  ;  1906.1 p2+p0   62 t
        xor rsi, qword [rsp + 2016]  ;  1906.7 p2+p0   62 t
        mov qword [rsp + 2976], r12  ;  1907.2 p0+p3   62 t spill
        mov r12, qword [rsp + 2696]  ;  1872.9 p2      62 t
        xor r12, qword [rsp + 2000]  ;  1908.2 p2+p0   62 t
        xor rbp, qword [rsp + 2888]  ;  1908.8 p2+p0   62 t
        xor rax, qword [rsp + 2048]  ;  1909.4 p2+p0   62 t
        xor rax, qword [rsp + 2880]  ;  1910.4 p2+p0   62 t
        mov qword [rsp + 2880], rax  ;  1911.4 p0+p3   62 t spill
        mov rax, qword [rsp + 2384]  ;  1877.9 p2      62 t
        xor rax, qword [rsp + 1960]  ;  1911.5 p2+p0   62 t
        xor r10, qword [rsp + 2056]  ;  1912.1 p2+p0   62 t
        xor r10, qword [rsp + 3024]  ;  1913.1 p2+p0   62 t
        xor r13, qword [rsp + 2440]  ;  1913.2 p2+p0   62 t
        xor rsi, qword [rsp + 2856]  ;  1913.8 p2+p0   62 t
        mov qword [rsp + 2856], rsi  ;  1914.8 p0+p3   62 t spill
        mov qword [rsp + 2440], r13  ;  1915.4 p0+p3   62 t spill
        xor r11, qword [rsp + 2064]  ;  1916.4 p2+p0   62 t
        xor r11, qword [rsp + 2904]  ;  1917.4 p2+p0   62 t
        mov r13, qword [rsp + 2304]  ;  1885.9 p2      62 t
        xor r12, qword [rsp + 2312]  ;  1917.5 p2+p0   62 t
        mov qword [rsp + 2312], r12  ;  1918.5 p0+p3   62 t spill
        mov r12, qword [rsp + 3200]  ;  1887.9 p2      62 t
        xor r13, qword [rsp + 1936]  ;  1919.1 p2+p0   62 t
        xor r13, qword [rsp + 3128]  ;  1920.1 p2+p0   62 t
        xor r12, qword [rsp + 2008]  ;  1920.2 p2+p0   62 t
        mov qword [rsp + 3024], r10  ;  1920.8 p0+p3   62 t spill
        mov r10, qword [rsp + 2280]  ;  1891.9 p2      62 t
        xor r10, qword [rsp + 1968]  ;  1921.8 p2+p0   62 t
        xor r12, qword [rsp + 2984]  ;  1922.4 p2+p0   62 t
        mov qword [rsp + 2984], r12  ;  1923.4 p0+p3   62 t spill
        mov r12, qword [rsp + 2544]  ;  1894.9 p2      61 t reload
        mov qword [rsp + 1064], r12  ;  1923.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2584]  ;  1895.9 p2      61 t reload
        mov qword [rsp + 1072], r12  ;  1924.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2600]  ;  1896.9 p2      61 t reload
        xor r10, qword [rsp + 2520]  ;  1925.9 p2+p0   62 t
        mov qword [rsp + 1080], r12  ;  1926.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2456]  ;  1898.9 p2      61 t reload
        mov qword [rsp + 1088], r12  ;  1927.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2688]  ;  1899.9 p2      61 t reload
        mov qword [rsp + 1096], r12  ;  1928.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2592]  ;  1900.9 p2      61 t reload
        mov qword [rsp + 1104], r12  ;  1929.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2512]  ;  1901.9 p2      61 t reload
        mov qword [rsp + 1112], r12  ;  1930.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2624]  ;  1902.9 p2      61 t reload
        mov qword [rsp + 1120], r12  ;  1931.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2448]  ;  1903.9 p2      61 t reload
        mov qword [rsp + 1128], r12  ;  1932.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2736]  ;  1904.9 p2      61 t reload
        mov qword [rsp + 1136], r12  ;  1933.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2768]  ;  1905.9 p2      61 t reload
        mov qword [rsp + 1144], r12  ;  1934.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2528]  ;  1906.9 p2      61 t reload
        mov r9, qword [rsp + 3232]   ;  1907.9 p2      62 t
        xor rcx, qword [rsp + 3192]  ;  1935.5 p2+p0   62 t
        mov qword [rsp + 1152], r12  ;  1936.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2232]  ;  1909.9 p2      61 t reload
        mov qword [rsp + 1160], r12  ;  1937.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2352]  ;  1910.9 p2      61 t reload
        xor rax, qword [rsp + 2864]  ;  1938.1 p2+p0   62 t
        mov rsi, qword [rsp + 2480]  ;  1912.9 p2      62 t
        xor rsi, qword [rsp + 1928]  ;  1938.6 p2+p0   62 t
        xor rsi, qword [rsp + 3112]  ;  1939.6 p2+p0   62 t
        mov qword [rsp + 1168], r12  ;  1939.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2464]  ;  1915.9 p2      61 t reload
        mov qword [rsp + 1176], r12  ;  1940.8 p0+p3   60 rounds
        mov qword [rsp + 1760], r8   ;  1941.8 p0+p3   60 rounds
        mov qword [rsp + 3192], rcx  ;  1942.8 p0+p3   62 t spill
        mov r12, qword [rsp + 2576]  ;  1916.9 p2      61 t reload
        mov r8, qword [rsp + 3280]   ;  1917.9 p2      62 t reload
        mov qword [rsp + 1744], r8   ;  1943.8 p0+p3   60 rounds
        mov r8, qword [rsp + 3184]   ;  1918.9 p2      62 t reload
        mov qword [rsp + 1184], r12  ;  1944.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2264]  ;  1919.9 p2      61 t reload
        mov qword [rsp + 1768], r8   ;  1945.8 p0+p3   60 rounds
        mov rcx, qword [rsp + 2992]  ;  1920.9 p2      62 t
        xor r14, qword [rsp + 2072]  ;  1946.8 p2+p0   62 t
        xor r9, qword [rsp + 1840]   ;  1947.4 p2+p0   62 t
        xor r9, qword [rsp + 2488]   ;  1948.4 p2+p0   62 t
        mov r8, qword [rsp + 2416]   ;  1924.9 p2      62 t reload
        mov qword [rsp + 1776], r8   ;  1948.5 p0+p3   60 rounds
        mov r8, qword [rsp + 2496]   ;  1925.9 p2      62 t reload
        xor r14, qword [rsp + 3032]  ;  1949.5 p2+p0   62 t
        mov qword [rsp + 1192], r12  ;  1950.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2784]  ;  1927.9 p2      61 t reload
        mov qword [rsp + 1200], r12  ;  1951.1 p0+p3   60 rounds
        mov qword [rsp + 3032], r14  ;  1952.1 p0+p3   62 t spill
        mov r12, qword [rsp + 2792]  ;  1928.9 p2      61 t reload
        mov qword [rsp + 1208], r12  ;  1953.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2608]  ;  1929.9 p2      61 t reload
        mov qword [rsp + 1216], r12  ;  1954.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2776]  ;  1930.9 p2      61 t reload
        mov qword [rsp + 1224], r12  ;  1955.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2720]  ;  1931.9 p2      61 t reload
        mov qword [rsp + 1232], r12  ;  1956.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2752]  ;  1932.9 p2      61 t reload
        mov qword [rsp + 1240], r12  ;  1957.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2816]  ;  1933.9 p2      61 t reload
        mov qword [rsp + 2904], r11  ;  1958.1 p0+p3   62 t spill
        mov r11, qword [rsp + 2216]  ;  1934.9 p2      62 t
        mov qword [rsp + 1784], r8   ;  1959.1 p0+p3   60 rounds
        mov qword [rsp + 1248], r12  ;  1960.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2728]  ;  1935.9 p2      61 t reload
        mov qword [rsp + 1256], r12  ;  1961.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2824]  ;  1936.9 p2      61 t reload
        mov qword [rsp + 1264], r12  ;  1962.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2832]  ;  1937.9 p2      61 t reload
        mov qword [rsp + 1272], r12  ;  1963.1 p0+p3   60 rounds
        mov r14, qword [rsp + 2712]  ;  1938.9 p2      62 t
        mov r8, qword [rsp + 3016]   ;  1939.9 p2      62 t reload
        mov qword [rsp + 1800], r8   ;  1964.1 p0+p3   60 rounds
        mov qword [rsp + 1960], rax  ;  1965.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2840]  ;  1940.9 p2      61 t reload
        mov qword [rsp + 1280], r12  ;  1966.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2704]  ;  1941.9 p2      61 t reload
        mov qword [rsp + 1288], r12  ;  1967.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2952]  ;  1942.9 p2      61 t reload
        mov qword [rsp + 1296], r12  ;  1968.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2800]  ;  1943.9 p2      61 t reload
        mov qword [rsp + 1304], r12  ;  1969.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2808]  ;  1944.9 p2      61 t reload
        mov qword [rsp + 1312], r12  ;  1970.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2392]  ;  1945.9 p2      61 t reload
        mov qword [rsp + 1320], r12  ;  1971.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2872]  ;  1946.9 p2      61 t reload
        mov qword [rsp + 1328], r12  ;  1972.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2192]  ;  1947.9 p2      61 t reload
        mov qword [rsp + 1336], r12  ;  1973.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2208]  ;  1948.9 p2      61 t reload
        mov qword [rsp + 1344], r12  ;  1974.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2560]  ;  1949.9 p2      61 t reload
        xor r14, qword [rsp + 1984]  ;  1975.1 p2+p0   62 t
        xor r14, qword [rsp + 3160]  ;  1976.1 p2+p0   62 t
        mov qword [rsp + 1352], r12  ;  1976.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2632]  ;  1952.9 p2      61 t reload
        mov qword [rsp + 1360], r12  ;  1977.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2432]  ;  1953.9 p2      61 t reload
        mov qword [rsp + 1368], r12  ;  1978.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2224]  ;  1954.9 p2      61 t reload
        mov qword [rsp + 1376], r12  ;  1980.1 p0+p3   60 rounds
        xor r11, qword [rsp + 1976]  ;  1980.2 p2+p0   62 t
        mov qword [rsp + 1968], r10  ;  1982.1 p0+p3   60 rounds
        mov qword [rsp + 1840], r9   ;  1984.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2968]   ;  1956.9 p2      62 t reload
        mov qword [rsp + 1808], r8   ;  1986.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2240]   ;  1957.9 p2      62 t reload
        mov r12, qword [rsp + 2848]  ;  1958.9 p2      61 t reload
        mov qword [rsp + 1384], r12  ;  1988.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2896]  ;  1959.9 p2      61 t reload
        mov qword [rsp + 1392], r12  ;  1990.1 p0+p3   60 rounds
        mov qword [rsp + 1816], r8   ;  1992.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2680]  ;  1960.9 p2      61 t reload
        mov qword [rsp + 1400], r12  ;  1994.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2296]  ;  1961.9 p2      61 t reload
        mov qword [rsp + 1408], r12  ;  1996.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2664]  ;  1962.9 p2      61 t reload
        mov qword [rsp + 1416], r12  ;  1998.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3296]   ;  1963.9 p2      62 t reload
        mov qword [rsp + 1824], r8   ;  2000.1 p0+p3   60 rounds
        xor r11, qword [rsp + 2272]  ;  1990.8 p2+p0   62 t
        xor rcx, qword [rsp + 1944]  ;  1991.4 p2+p0   62 t
        xor rcx, qword [rsp + 3008]  ;  1992.4 p2+p0   62 t
        mov qword [rsp + 1944], rcx  ;  2002.1 p0+p3   60 rounds
        mov qword [rsp + 1752], r15  ;  2004.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2656]  ;  1967.9 p2      61 t reload
        mov qword [rsp + 1424], r12  ;  2006.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3208]   ;  1968.9 p2      62 t reload
        mov qword [rsp + 1832], r8   ;  2008.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2536]   ;  1969.9 p2      62 t reload
        mov qword [rsp + 1848], r8   ;  2010.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2504]   ;  1970.9 p2      62 t reload
        mov qword [rsp + 1856], r8   ;  2012.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2640]   ;  1971.9 p2      62 t reload
        mov qword [rsp + 1872], r8   ;  2014.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2256]   ;  1972.9 p2      62 t reload
        mov qword [rsp + 1880], r8   ;  2016.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  1973.9 p2      62 t reload
        mov r12, qword [rsp + 2552]  ;  1974.9 p2      61 t reload
        mov qword [rsp + 1432], r12  ;  2018.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2760]  ;  1975.9 p2      61 t reload
        mov qword [rsp + 1440], r12  ;  2020.1 p0+p3   60 rounds
        mov qword [rsp + 1888], r8   ;  2022.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2336]   ;  1976.9 p2      62 t reload
        mov qword [rsp + 1896], r8   ;  2024.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3272]   ;  1977.9 p2      62 t reload
        mov r12, qword [rsp + 2320]  ;  1978.9 p2      61 t reload
        mov qword [rsp + 1448], r12  ;  2026.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2960]  ;  1979.9 p2      61 t reload
        mov qword [rsp + 1792], rdi  ;  2028.1 p0+p3   60 rounds
        mov qword [rsp + 1992], rdx  ;  2030.1 p0+p3   60 rounds
        mov qword [rsp + 1976], r11  ;  2032.1 p0+p3   60 rounds
        mov qword [rsp + 1864], rbx  ;  2034.1 p0+p3   60 rounds
        mov qword [rsp + 1904], r8   ;  2036.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2672]   ;  1980.9 p2      62 t reload
        mov qword [rsp + 1912], r8   ;  2038.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2568]   ;  1981.9 p2      62 t reload
        mov qword [rsp + 1952], r8   ;  2040.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2312]   ;  1982.9 p2      62 t reload
        mov qword [rsp + 2000], r8   ;  2042.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2984]   ;  1983.9 p2      62 t reload
        mov qword [rsp + 1456], r12  ;  2044.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2912]  ;  1984.9 p2      61 t reload
        mov qword [rsp + 1464], r12  ;  2046.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3040]  ;  1985.9 p2      61 t reload
        mov qword [rsp + 1472], r12  ;  2048.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3048]  ;  1986.9 p2      61 t reload
        mov qword [rsp + 1480], r12  ;  2050.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3064]  ;  1987.9 p2      61 t reload
        mov qword [rsp + 1488], r12  ;  2052.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3056]  ;  1988.9 p2      61 t reload
        mov qword [rsp + 1496], r12  ;  2054.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2288]  ;  1989.9 p2      61 t reload
        mov rax, qword [rsp + 2184]  ;  1990.9 p2      62 t reload
        mov qword [rsp + 1504], r12  ;  2056.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2168]  ;  1991.9 p2      61 t reload
        mov qword [rsp + 1512], r12  ;  2058.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2376]  ;  1992.9 p2      61 t reload
        mov qword [rsp + 1520], r12  ;  2060.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2408]  ;  1993.9 p2      61 t reload
        mov qword [rsp + 1528], r12  ;  2062.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2328]  ;  1994.9 p2      61 t reload
        mov qword [rsp + 1536], r12  ;  2064.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3088]  ;  1995.9 p2      61 t reload
        mov qword [rsp + 1544], r12  ;  2066.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3104]  ;  1996.9 p2      61 t reload
        mov qword [rsp + 1984], r14  ;  2068.1 p0+p3   60 rounds
        mov rcx, qword [rsp + 2360]  ;  1997.9 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1998.9 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  1999.9 p2      62 t reload
        mov r15, qword [rsp + 2128]  ;  2000.9 p2      62 t reload
        mov r14, qword [rsp + 2152]  ;  2001.9 p2      62 t reload
        mov qword [rsp + 1552], r12  ;  2070.1 p0+p3   60 rounds
        mov qword [rsp + 2008], r8   ;  2072.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2856]   ;  2002.9 p2      62 t reload
        mov qword [rsp + 2016], r8   ;  2074.1 p0+p3   60 rounds
        mov rdi, qword [rsp + 2136]  ;  2003.9 p2      62 t reload
        mov r8, qword [rsp + 2440]   ;  2004.9 p2      62 t reload
        mov qword [rsp + 2024], r8   ;  2076.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3192]   ;  2005.9 p2      62 t reload
        mov qword [rsp + 2032], r8   ;  2078.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2976]   ;  2006.9 p2      62 t reload
        mov qword [rsp + 2040], r8   ;  2080.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2880]   ;  2007.9 p2      62 t reload
        mov qword [rsp + 1928], rsi  ;  2082.1 p0+p3   60 rounds
        mov qword [rsp + 2048], r8   ;  2084.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3024]   ;  2008.9 p2      62 t reload
        mov qword [rsp + 2056], r8   ;  2086.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2400]  ;  2009.9 p2      61 t reload
        mov qword [rsp + 1560], r12  ;  2088.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2344]  ;  2010.9 p2      61 t reload
        mov qword [rsp + 1568], r12  ;  2090.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2472]  ;  2011.9 p2      62 t reload
        mov r8, qword [rsp + 2904]   ;  2012.9 p2      62 t reload
        mov qword [rsp + 1920], rbp  ;  2092.1 p0+p3   60 rounds
        mov rsi, qword [rsp + 2160]  ;  2013.9 p2      62 t reload
        mov qword [rsp + 1936], r13  ;  2094.1 p0+p3   60 rounds
        mov r9, qword [rsp + 2368]   ;  2014.9 p2      62 t reload
        mov r13, qword [rsp + 2144]  ;  2015.9 p2      62 t reload
        mov rbp, qword [rsp + 2176]  ;  2016.9 p2      62 t reload
        mov qword [rsp + 1672], r12  ;  2096.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3080]  ;  2017.9 p2      62 t reload
        mov qword [rsp + 1680], r12  ;  2098.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3136]  ;  2018.9 p2      62 t reload
        mov qword [rsp + 1688], r12  ;  2100.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2936]  ;  2019.9 p2      62 t reload
        mov qword [rsp + 1696], r12  ;  2102.1 p0+p3   60 rounds
        mov qword [rsp + 2064], r8   ;  2104.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3032]   ;  2020.9 p2      62 t reload
        mov qword [rsp + 2072], r8   ;  2106.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2944]  ;  2021.9 p2      62 t reload
        mov r8, qword [rsp + 2920]   ;  2022.9 p2      62 t reload
        mov qword [rsp + 1704], r12  ;  2108.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2200]  ;  2023.9 p2      62 t reload
        mov qword [rsp + 1712], r12  ;  2110.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3096]  ;  2024.9 p2      62 t reload
        mov qword [rsp + 1720], r12  ;  2112.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3000]  ;  2025.9 p2      62 t reload
        mov qword [rsp + 2080], r8   ;  2114.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  2026.9 p2      60 rounds
        add r8, 0x400                ;  2030.9 p1      60 rounds
        mov qword [rsp + 1728], r12  ;  2116.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3248]  ;  2027.9 p2      62 t reload
        mov qword [rsp + 1736], r12  ;  2118.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2120]  ;  2028.9 p2      62 t reload
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
        mov qword [rsp + 2120], r12  ;     0.0 p0+p3   40 t spill
        mov qword [rsp + 2112], r11  ;     2.0 p0+p3   40 t spill
        mov rbx, r10                 ;     0.7 p1      40 t copy
        xor rbx, qword [r8 + 9224]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2104], r10  ;     4.0 p0+p3   40 t spill
        mov r10, r11                 ;     2.0 p1      40 t copy
        mov r11, r12                 ;     2.5 p1      40 t copy
        xor r10, qword [r8 + 9232]   ;     4.0 p2+p0   40 t
        mov qword [rsp + 2144], r13  ;     6.0 p0+p3   40 t spill
        mov r12, r13                 ;     3.7 p1      40 t copy
        xor r12, qword [r8 + 9248]   ;     5.1 p2+p0   40 t
        xor r11, qword [r8 + 9240]   ;     5.7 p2+p0   40 t
        mov r13, r14                 ;     5.3 p1      40 t copy
        mov qword [rsp + 2128], r15  ;     8.0 p0+p3   40 t spill
        mov qword [rsp + 2136], rdi  ;    10.0 p0+p3   40 t spill
        xor r13, qword [r8 + 9256]   ;     8.3 p2+p0   40 t
        mov qword [rsp + 2152], r14  ;    12.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.3 p1      40 t copy
        xor r14, qword [r8 + 9264]   ;     9.9 p2+p0   40 t
        mov rdx, r9                  ;     8.3 p1      40 t copy
        xor rdx, qword [r8 + 9216]   ;    10.4 p2+p0   40 t
        mov r15, rsi                 ;     9.3 p1      40 t copy
        mov qword [rsp + 2160], rsi  ;    14.0 p0+p3   40 t spill
        xor r15, qword [r8 + 9272]   ;    12.0 p2+p0   40 t
        mov qword [rsp + 2176], rbp  ;    16.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    11.0 p1      40 t copy
        mov rdi, rbp                 ;    11.5 p1      40 t copy
        xor rdi, qword [r8 + 9288]   ;    13.6 p2+p0   40 t
        xor rsi, qword [r8 + 9280]   ;    14.1 p2+p0   40 t
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 9296]   ;    14.7 p2+p0   40 t
        mov qword [rsp + 2184], rax  ;    18.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 9304]   ;    16.3 p2+p0   40 t
        mov qword [rsp + 2360], rcx  ;    20.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9312]   ;    15.7 p2      40 t
        xor rcx, qword [rsp + 3920]  ;    19.7 p2+p0   40 t
        mov qword [rsp + 2368], r9   ;    22.0 p0+p3   40 t spill
        mov r9, qword [r8 + 9320]    ;    17.7 p2      40 t
        xor r9, qword [rsp + 3928]   ;    21.7 p2+p0   40 t
        mov qword [rsp + 2392], rbp  ;    24.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9328]   ;    19.7 p2      40 t
        xor rbp, qword [rsp + 3936]  ;    23.7 p2+p0   40 t
        mov qword [rsp + 2376], rcx  ;    26.0 p0+p3   40 t spill
        mov rcx, qword [r8 + 9336]   ;    21.7 p2      40 t
        xor rcx, qword [rsp + 3944]  ;    25.7 p2+p0   40 t
        mov qword [rsp + 2168], rsi  ;    28.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9344]   ;    23.7 p2      40 t
        xor rsi, qword [rsp + 3952]  ;    27.7 p2+p0   40 t
        mov qword [rsp + 2192], rsi  ;    30.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9352]   ;    25.7 p2      40 t
        xor rsi, qword [rsp + 3960]  ;    29.7 p2+p0   40 t
        mov qword [rsp + 2200], rsi  ;    32.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9360]   ;    27.7 p2      40 t
        xor rsi, qword [rsp + 3968]  ;    31.7 p2+p0   40 t
        mov qword [rsp + 2208], rsi  ;    34.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9368]   ;    29.7 p2      40 t
        xor rsi, qword [rsp + 3976]  ;    33.7 p2+p0   40 t
        mov qword [rsp + 2216], rsi  ;    36.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9376]   ;    31.7 p2      40 t
        xor rsi, qword [rsp + 3984]  ;    35.7 p2+p0   40 t
        mov qword [rsp + 2224], rsi  ;    38.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9384]   ;    33.7 p2      40 t
        xor rsi, qword [rsp + 3992]  ;    37.7 p2+p0   40 t
        mov qword [rsp + 2232], rsi  ;    40.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9392]   ;    35.7 p2      40 t
        xor rsi, qword [rsp + 4000]  ;    39.7 p2+p0   40 t
        mov qword [rsp + 2240], rsi  ;    42.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9400]   ;    37.7 p2      40 t
        xor rsi, qword [rsp + 4008]  ;    41.7 p2+p0   40 t
        mov qword [rsp + 2248], rsi  ;    44.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9408]   ;    39.7 p2      40 t
        xor rsi, qword [rsp + 4016]  ;    43.7 p2+p0   40 t
        mov qword [rsp + 2256], rsi  ;    46.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9416]   ;    41.7 p2      40 t
        xor rsi, qword [rsp + 4024]  ;    45.7 p2+p0   40 t
        mov qword [rsp + 2264], rsi  ;    48.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9424]   ;    43.7 p2      40 t
        xor rsi, qword [rsp + 4032]  ;    47.7 p2+p0   40 t
        mov qword [rsp + 2272], rsi  ;    50.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9432]   ;    45.7 p2      40 t
        xor rsi, qword [rsp + 4040]  ;    49.7 p2+p0   40 t
        mov qword [rsp + 2280], rsi  ;    52.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9440]   ;    47.7 p2      40 t
        xor rsi, qword [rsp + 4048]  ;    51.7 p2+p0   40 t
        mov qword [rsp + 2288], rsi  ;    54.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9448]   ;    49.7 p2      40 t
        xor rsi, qword [rsp + 4056]  ;    53.7 p2+p0   40 t
        mov qword [rsp + 2296], rsi  ;    56.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9456]   ;    51.7 p2      40 t
        xor rsi, qword [rsp + 4064]  ;    55.7 p2+p0   40 t
        mov qword [rsp + 2304], rsi  ;    58.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9464]   ;    53.7 p2      40 t
        xor rsi, qword [rsp + 4072]  ;    57.7 p2+p0   40 t
        mov qword [rsp + 2312], rsi  ;    60.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9472]   ;    55.7 p2      40 t
        xor rsi, qword [rsp + 4080]  ;    59.7 p2+p0   40 t
        mov qword [rsp + 2320], rsi  ;    62.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9480]   ;    57.7 p2      40 t
        xor rsi, qword [rsp + 4088]  ;    61.7 p2+p0   40 t
        mov qword [rsp + 2328], rsi  ;    64.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9488]   ;    59.7 p2      40 t
        xor rsi, qword [rsp + 4096]  ;    63.7 p2+p0   40 t
        mov qword [rsp + 2336], rsi  ;    66.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9496]   ;    61.7 p2      40 t
        xor rsi, qword [rsp + 4104]  ;    65.7 p2+p0   40 t
        mov qword [rsp + 2344], rsi  ;    68.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9504]   ;    63.7 p2      40 t
        xor rsi, qword [rsp + 4112]  ;    67.7 p2+p0   40 t
        mov qword [rsp + 2352], rsi  ;    70.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9512]   ;    65.7 p2      40 t
        xor rsi, qword [rsp + 4120]  ;    69.7 p2+p0   40 t
        mov qword [rsp + 2384], rsi  ;    72.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9520]   ;    67.7 p2      40 t
        xor rsi, qword [rsp + 4128]  ;    71.7 p2+p0   40 t
        mov qword [rsp + 2400], rsi  ;    74.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9528]   ;    69.7 p2      40 t
        xor rsi, qword [rsp + 4136]  ;    73.7 p2+p0   40 t
        mov qword [rsp + 2408], rsi  ;    76.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9536]   ;    71.7 p2      40 t
        xor rsi, qword [rsp + 4144]  ;    75.7 p2+p0   40 t
        mov qword [rsp + 2416], rsi  ;    78.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9544]   ;    73.7 p2      40 t
        xor rsi, qword [rsp + 4152]  ;    77.7 p2+p0   40 t
        mov qword [rsp + 2424], rsi  ;    80.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9552]   ;    75.7 p2      40 t
        xor rsi, qword [rsp + 4160]  ;    79.7 p2+p0   40 t
        mov qword [rsp + 2440], rsi  ;    82.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9560]   ;    77.7 p2      40 t
        xor rsi, qword [rsp + 4168]  ;    81.7 p2+p0   40 t
        mov qword [rsp + 2448], rsi  ;    84.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9568]   ;    79.7 p2      40 t
        not r15                      ;    68.1 p0      41 t
        not r14                      ;    68.6 p0      41 t
        xor rsi, qword [rsp + 4176]  ;    83.7 p2+p0   40 t
        mov qword [rsp + 2456], rsi  ;    86.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9576]   ;    81.7 p2      40 t
        xor rsi, qword [rsp + 4184]  ;    85.7 p2+p0   40 t
        mov qword [rsp + 2464], rsi  ;    88.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9584]   ;    83.7 p2      40 t
        not r10                      ;    72.3 p0      41 t
        xor rsi, qword [rsp + 4192]  ;    87.7 p2+p0   40 t
        mov qword [rsp + 2472], rsi  ;    90.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9592]   ;    85.7 p2      40 t
        xor rsi, qword [rsp + 4200]  ;    89.7 p2+p0   40 t
        mov qword [rsp + 2480], rsi  ;    92.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9600]   ;    87.7 p2      40 t
        xor rsi, qword [rsp + 4208]  ;    91.7 p2+p0   40 t
        mov qword [rsp + 2488], rsi  ;    94.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9608]   ;    89.7 p2      40 t
        xor rsi, qword [rsp + 4216]  ;    93.7 p2+p0   40 t
        mov qword [rsp + 2496], rsi  ;    96.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9616]   ;    91.7 p2      40 t
        xor rsi, qword [rsp + 4224]  ;    95.7 p2+p0   40 t
        mov qword [rsp + 2504], rsi  ;    98.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9624]   ;    93.7 p2      40 t
        xor rsi, qword [rsp + 4232]  ;    97.7 p2+p0   40 t
        mov qword [rsp + 2512], rsi  ;   100.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9632]   ;    95.7 p2      40 t
        xor rsi, qword [rsp + 4240]  ;    99.7 p2+p0   40 t
        mov qword [rsp + 2520], rsi  ;   102.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9640]   ;    97.7 p2      40 t
        xor rsi, qword [rsp + 4248]  ;   101.7 p2+p0   40 t
        mov qword [rsp + 2528], rsi  ;   104.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9648]   ;    99.7 p2      40 t
        xor rsi, qword [rsp + 4256]  ;   103.7 p2+p0   40 t
        mov qword [rsp + 2536], rsi  ;   106.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9656]   ;   101.7 p2      40 t
        xor rsi, qword [rsp + 4264]  ;   105.7 p2+p0   40 t
        mov qword [rsp + 2544], rsi  ;   108.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9664]   ;   103.7 p2      40 t
        xor rsi, qword [rsp + 4272]  ;   107.7 p2+p0   40 t
        mov qword [rsp + 2680], rdi  ;   110.0 p0+p3   40 t spill
        mov qword [rsp + 2632], rbp  ;   112.0 p0+p3   40 t spill
        mov qword [rsp + 2560], r9   ;   114.0 p0+p3   40 t spill
        not rdx                      ;    92.0 p0      41 t
        mov qword [rsp + 2552], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9672]   ;   105.7 p2      40 t
        xor rsi, qword [rsp + 4280]  ;   109.7 p2+p0   40 t
        mov qword [rsp + 2576], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9680]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 4288]  ;   111.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9688]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 4296]  ;   113.7 p2+p0   40 t
        mov qword [rsp + 2432], rax  ;   122.0 p0+p3   40 t spill
        mov rax, r13                 ;    82.0 p1      41 t copy
        mov qword [rsp + 2592], rsi  ;   124.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9696]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 4304]  ;   115.7 p2+p0   40 t
        xor rax, rbx                 ;    99.8 p0      41 t
        mov qword [rsp + 2600], rsi  ;   126.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9704]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 4312]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2608], rsi  ;   128.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9712]   ;   115.7 p2      40 t
        mov qword [rsp + 2616], r8   ;   130.0 p0+p3   61 r.0 spill
        xor rsi, qword [rsp + 4320]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2664], rsi  ;   132.0 p0+p3   40 t spill
        mov rsi, r12                 ;    87.3 p1      41 t copy
        xor rsi, rbx                 ;   105.5 p0      41 t
        mov r9, rsi                  ;   106.5 p1      41 t copy
        mov rbp, qword [r8 + 9720]   ;   117.7 p2      40 t
        mov qword [rsp + 2624], rbx  ;   134.0 p0+p3   40 t spill
        mov rbx, r10                 ;    89.0 p1      41 t copy
        xor rbp, qword [rsp + 4328]  ;   121.7 p2+p0   40 t
        mov qword [rsp + 2656], rbp  ;   136.0 p0+p3   40 t spill
        mov rbp, rax                 ;   100.8 p1      41 t copy
        mov r8, r11                  ;    90.8 p1      41 t copy
        xor r8, r14                  ;   108.7 p0      41 t
        xor rdx, r8                  ;   109.7 p0      41 t
        xor r15, rdx                 ;   110.7 p0      41 t
        xor rbp, rdx                 ;   110.7 p0      41 t
        xor rbx, rdx                 ;   111.0 p0      41 t
        mov qword [rsp + 2688], rbx  ;   138.0 p0+p3   41 t spill
        xor r8, rsi                  ;   112.5 p0      41 t
        xor r9, r15                  ;   113.1 p0      41 t
        mov qword [rsp + 2696], r9   ;   140.0 p0+p3   41 t spill
        xor r12, r10                 ;   114.7 p0      41 t
        mov qword [rsp + 2640], r10  ;   142.0 p0+p3   41 t spill
        mov qword [rsp + 2568], rcx  ;   144.0 p0+p3   40 t spill
        mov rcx, r15                 ;   111.7 p1      41 t copy
        or rcx, rbp                  ;   117.3 p0      41 t
        mov qword [rsp + 2672], rdx  ;   146.0 p0+p3   41 t spill
        mov qword [rsp + 2648], r15  ;   148.0 p0+p3   41 t spill
        mov rdi, r12                 ;   115.7 p1      41 t copy
        xor rdi, r8                  ;   119.8 p0      41 t
        xor r13, r8                  ;   120.4 p0      41 t
        mov r10, r15                 ;   111.7 p1      41 t copy
        mov r15, rdx                 ;   110.7 p1      41 t copy
        xor r10, r8                  ;   121.0 p0      41 t
        xor r11, r10                 ;   122.0 p0      41 t
        mov qword [rsp + 2704], r10  ;   150.0 p0+p3   41 t spill
        or r15, r10                  ;   123.1 p0      41 t
        mov r10, r14                 ;    99.3 p1      41 t copy
        xor r14, rcx                 ;   123.7 p0      41 t
        xor r15, rcx                 ;   124.3 p0      41 t
        mov rcx, rax                 ;   100.8 p1      41 t copy
        or r10, r9                   ;   124.8 p0      41 t
        xor r13, r10                 ;   125.8 p0      41 t
        and rcx, r8                  ;   126.0 p0      41 t
        xor r10, rcx                 ;   127.0 p0      41 t
        mov rdx, r9                  ;   114.1 p1      41 t copy
        xor rdx, rdi                 ;   127.1 p0      41 t
        mov rcx, rbx                 ;   112.0 p1      41 t copy
        mov r9, rbx                  ;   112.0 p1      41 t copy
        mov rbx, rdi                 ;   120.8 p1      41 t copy
        mov qword [rsp + 2712], rdi  ;   152.0 p0+p3   41 t spill
        mov rdi, rsi                 ;   106.5 p1      41 t copy
        and rcx, rdx                 ;   128.7 p0      41 t
        xor r14, r10                 ;   129.2 p0      41 t
        xor r9, r11                  ;   129.8 p0      41 t
        and rbx, r9                  ;   130.8 p0      41 t
        xor r10, rbx                 ;   131.8 p0      41 t
        mov rbx, r12                 ;   115.7 p1      41 t copy
        xor r13, rcx                 ;   131.5 p0      41 t
        mov rcx, rax                 ;   106.7 p1      41 t copy
        xor rcx, r9                  ;   132.1 p0      41 t
        xor r15, r13                 ;   132.7 p0      41 t
        and rbx, rcx                 ;   133.2 p0      41 t
        xor r14, rbx                 ;   134.2 p0      41 t
        mov rbx, rbp                 ;   111.7 p1      41 t copy
        xor rbx, r11                 ;   134.4 p0      41 t
        and rdi, rbx                 ;   135.4 p0      41 t
        xor r10, rdi                 ;   136.4 p0      41 t
        xor r13, rdi                 ;   136.4 p0      41 t
        mov rdi, qword [rsp + 2640]  ;   142.0 p2      41 t
        or rdi, qword [rsp + 2624]   ;   146.0 p2+p0   41 t
        xor r13, rdi                 ;   147.0 p0      41 t
        mov rdi, r15                 ;   133.7 p1      41 t copy
        and rdi, r14                 ;   137.8 p0      41 t
        mov qword [rsp + 2720], rdx  ;   154.0 p0+p3   41 t spill
        mov rdx, r10                 ;   137.4 p1      41 t copy
        xor r13, rdi                 ;   148.0 p0      41 t
        and rdx, r13                 ;   149.0 p0      41 t
        xor r15, rdx                 ;   150.0 p0      41 t
        mov rdx, r10                 ;   137.4 p1      41 t copy
        xor r13, r14                 ;   149.0 p0      41 t
        or rdi, r13                  ;   150.0 p0      41 t
        and rdx, r15                 ;   151.0 p0      41 t
        xor rdi, r15                 ;   151.0 p0      41 t
        xor r14, rdx                 ;   152.0 p0      41 t
        and r15, r14                 ;   153.0 p0      41 t
        mov rdx, rdi                 ;   152.0 p1      41 t copy
        xor r10, r15                 ;   154.0 p0      41 t
        mov r15, rdi                 ;   152.0 p1      41 t copy
        xor r15, r14                 ;   153.0 p0      41 t
        and rbx, rdi                 ;   152.0 p0      41 t
        and r12, r15                 ;   154.0 p0      41 t
        and rcx, r15                 ;   154.0 p0      41 t
        or rdx, r14                  ;   153.0 p0      41 t
        xor r13, rdx                 ;   154.0 p0      41 t
        xor r15, r13                 ;   155.0 p0      41 t
        and r9, r15                  ;   156.0 p0      41 t
        and rax, r13                 ;   155.0 p0      41 t
        xor rax, r9                  ;   157.0 p0      41 t
        mov rdx, qword [rsp + 2672]  ;   146.0 p2      41 t
        xor rcx, r9                  ;   157.0 p0      41 t
        and rdx, r10                 ;   155.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and rsi, rdi                 ;   152.5 p0      41 t
        xor r13, r10                 ;   155.0 p0      41 t
        and rbp, r13                 ;   156.0 p0      41 t
        xor rdi, r13                 ;   156.0 p0      41 t
        mov r9, qword [rsp + 2704]   ;   150.0 p2      41 t
        xor rbp, rbx                 ;   157.0 p0      41 t
        and r13, qword [rsp + 2648]  ;   156.0 p2+p0   41 t
        and r9, r10                  ;   155.9 p0      41 t
        xor r9, r12                  ;   156.9 p0      41 t
        and r11, rdi                 ;   157.1 p0      41 t
        and rdi, qword [rsp + 2696]  ;   157.7 p2+p0   41 t
        xor rdx, rcx                 ;   158.2 p0      41 t
        xor r8, r9                   ;   158.8 p0      41 t
        xor r10, r14                 ;   159.4 p0      41 t
        xor rbp, rcx                 ;   159.9 p0      41 t
        xor r12, r13                 ;   160.5 p0      41 t
        xor rdi, r12                 ;   161.5 p0      41 t
        mov r13, qword [rsp + 2720]  ;   154.0 p2      41 t
        and r13, r10                 ;   161.7 p0      41 t
        xor r8, r13                  ;   162.7 p0      41 t
        xor rdi, r13                 ;   162.8 p0      41 t
        and r10, qword [rsp + 2688]  ;   163.4 p2+p0   41 t
        mov r13, qword [rsp + 2640]  ;   142.0 p2      41 t
        and r13, r14                 ;   163.9 p0      41 t
        xor r13, r8                  ;   164.9 p0      41 t
        xor rdx, r13                 ;   165.9 p0      41 t
        xor r10, rax                 ;   165.6 p0      41 t
        xor r9, rdi                  ;   166.2 p0      41 t
        xor r10, r13                 ;   166.8 p0      41 t
        and r15, qword [rsp + 2712]  ;   167.4 p2+p0   41 t
        xor rsi, r12                 ;   167.9 p0      41 t
        xor rbx, rax                 ;   168.5 p0      41 t
        xor rbx, r11                 ;   169.5 p0      41 t
        mov r11, rdx                 ;   166.9 p1      41 t copy
        xor r11, r10                 ;   169.6 p0      41 t
        and r14, qword [rsp + 2624]  ;   170.2 p2+p0   41 t
        mov rcx, qword [rsp + 2432]  ;   139.7 p2      40 t reload
        xor r14, rdi                 ;   171.2 p0      41 t
        xor r14, r13                 ;   172.2 p0      41 t
        mov qword [rsp + 2432], r10  ;   171.9 p0+p3   41 t spill
        xor rsi, r14                 ;   173.2 p0      41 t
        mov rax, qword [rsp + 2168]  ;   144.3 p2      23 t
        xor rbx, rdx                 ;   173.5 p0      41 t
        xor r11, rsi                 ;   174.2 p0      41 t
        mov rdx, qword [rsp + 2168]  ;   148.0 p2      23 t
        mov r12, qword [rsp + 2568]  ;   149.0 p2      23 t
        not r12                      ;   174.6 p0      23 t
        xor r9, rbp                  ;   175.1 p0      41 t
        not rsi                      ;   175.7 p0      41 t
        mov r13, qword [rsp + 2680]  ;   150.0 p2      23 t
        mov qword [rsp + 2680], r9   ;   176.2 p0+p3   41 t spill
        xor rbp, r11                 ;   177.2 p0      41 t
        xor r15, r14                 ;   177.8 p0      41 t
        mov r14, qword [rsp + 2560]  ;   151.0 p2      23 t
        xor rax, rcx                 ;   178.4 p0      23 t
        mov r10, qword [rsp + 2392]  ;   152.0 p2      23 t
        not rbx                      ;   178.9 p0      41 t
        mov qword [rsp + 2712], rbx  ;   179.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;   153.0 p2      23 t
        mov rdi, qword [rsp + 2632]  ;   154.0 p2      23 t
        not rdi                      ;   180.4 p0      23 t
        mov qword [rsp + 2392], rsi  ;   180.9 p0+p3   41 t spill
        not r14                      ;   181.9 p0      23 t
        xor r10, r14                 ;   182.9 p0      23 t
        xor r12, r10                 ;   183.9 p0      23 t
        xor rdi, r12                 ;   184.9 p0      23 t
        xor r10, rax                 ;   184.1 p0      23 t
        mov r9, rdi                  ;   185.9 p1      23 t copy
        mov rsi, rdi                 ;   185.9 p1      23 t copy
        xor r11, r15                 ;   184.7 p0      41 t
        not r15                      ;   185.3 p0      41 t
        xor rdx, qword [rsp + 2376]  ;   185.8 p2+p0   23 t
        not r8                       ;   186.4 p0      41 t
        not rbp                      ;   186.9 p0      41 t
        mov qword [rsp + 2560], rbp  ;   187.9 p0+p3   41 t spill
        mov rbp, rax                 ;   179.4 p1      23 t copy
        mov qword [rsp + 2640], rdi  ;   188.4 p0+p3   23 t spill
        xor rsi, r10                 ;   189.4 p0      23 t
        xor rbp, rdi                 ;   189.9 p0      23 t
        mov rdi, r12                 ;   184.9 p1      23 t copy
        mov qword [rsp + 2696], rsi  ;   190.5 p0+p3   23 t spill
        mov qword [rsp + 2632], r15  ;   191.5 p0+p3   41 t spill
        mov r15, rdx                 ;   186.8 p1      23 t copy
        xor r15, r12                 ;   192.5 p0      23 t
        or r9, r15                   ;   193.5 p0      23 t
        mov qword [rsp + 2688], rbp  ;   193.6 p0+p3   23 t spill
        not r13                      ;   194.6 p0      23 t
        xor rbx, rsi                 ;   195.1 p0      23 t
        or rdi, rsi                  ;   195.7 p0      23 t
        mov rsi, rbp                 ;   190.9 p1      23 t copy
        mov qword [rsp + 2624], r11  ;   196.3 p0+p3   41 t spill
        mov r11, r13                 ;   195.6 p1      23 t copy
        xor rdi, r9                  ;   197.3 p0      23 t
        xor r9, r14                  ;   197.9 p0      23 t
        or r14, rbp                  ;   198.4 p0      23 t
        mov rbp, rdx                 ;   186.8 p1      23 t copy
        and rbp, r10                 ;   199.0 p0      23 t
        xor r11, r12                 ;   199.6 p0      23 t
        xor rbp, r14                 ;   200.1 p0      23 t
        xor r14, qword [rsp + 2376]  ;   200.7 p2+p0   23 t
        mov qword [rsp + 2376], r12  ;   201.3 p0+p3   23 t spill
        mov r12, r11                 ;   200.6 p1      23 t copy
        mov qword [rsp + 2568], r8   ;   202.3 p0+p3   41 t spill
        xor rcx, r13                 ;   203.3 p0      23 t
        mov r8, rcx                  ;   204.3 p1      23 t copy
        xor r8, r10                  ;   205.3 p0      23 t
        xor rsi, r8                  ;   206.3 p0      23 t
        and r12, rsi                 ;   207.3 p0      23 t
        mov qword [rsp + 2648], r11  ;   205.6 p0+p3   23 t spill
        xor r9, rbp                  ;   206.6 p0      23 t
        mov qword [rsp + 2704], r8   ;   207.1 p0+p3   23 t spill
        mov qword [rsp + 2672], r13  ;   208.1 p0+p3   23 t spill
        xor r14, r10                 ;   209.1 p0      23 t
        mov qword [rsp + 2720], rsi  ;   209.7 p0+p3   23 t spill
        mov rsi, r11                 ;   200.6 p1      23 t copy
        xor rsi, rbx                 ;   210.7 p0      23 t
        xor r14, r12                 ;   211.3 p0      23 t
        xor rdi, r14                 ;   212.3 p0      23 t
        mov r12, rdx                 ;   186.8 p1      23 t copy
        xor r12, rsi                 ;   212.4 p0      23 t
        mov r11, r8                  ;   206.3 p1      23 t copy
        and r11, rsi                 ;   213.0 p0      23 t
        mov r8, rax                  ;   179.4 p1      23 t copy
        xor rbp, r11                 ;   214.0 p0      23 t
        mov r11, rcx                 ;   204.3 p1      23 t copy
        and r11, r12                 ;   214.1 p0      23 t
        xor r9, r11                  ;   215.1 p0      23 t
        mov r11, qword [rsp + 2168]  ;   176.3 p2      23 t
        or r11, r13                  ;   215.3 p0      23 t
        xor r14, r11                 ;   216.3 p0      23 t
        mov r11, r15                 ;   193.5 p1      23 t copy
        xor r11, rbx                 ;   216.4 p0      23 t
        and r8, r11                  ;   217.4 p0      23 t
        xor r14, r8                  ;   218.4 p0      23 t
        xor rbp, r8                  ;   218.4 p0      23 t
        mov r13, rbp                 ;   219.4 p1      23 t copy
        mov r8, rdi                  ;   213.3 p1      23 t copy
        and r8, r9                   ;   218.7 p0      23 t
        xor r14, r8                  ;   219.7 p0      23 t
        and r13, r14                 ;   220.7 p0      23 t
        xor r14, r9                  ;   220.7 p0      23 t
        or r8, r14                   ;   221.7 p0      23 t
        xor rdi, r13                 ;   221.7 p0      23 t
        mov r13, rbp                 ;   219.4 p1      23 t copy
        and r13, rdi                 ;   222.7 p0      23 t
        xor r9, r13                  ;   223.7 p0      23 t
        xor r8, rdi                  ;   223.3 p0      23 t
        mov r13, r8                  ;   224.3 p1      23 t copy
        or r13, r9                   ;   225.3 p0      23 t
        xor r14, r13                 ;   226.3 p0      23 t
        mov r13, r8                  ;   224.3 p1      23 t copy
        and rdi, r9                  ;   225.0 p0      23 t
        and r10, r14                 ;   227.3 p0      23 t
        xor r13, r9                  ;   226.1 p0      23 t
        and rdx, r14                 ;   227.3 p0      23 t
        and r12, r13                 ;   227.3 p0      23 t
        and r11, r8                  ;   227.8 p0      23 t
        and rcx, r13                 ;   228.4 p0      23 t
        xor rbp, rdi                 ;   229.0 p0      23 t
        xor r13, r14                 ;   229.5 p0      23 t
        and rsi, r13                 ;   230.5 p0      23 t
        xor r12, rsi                 ;   231.5 p0      23 t
        xor rsi, rdx                 ;   231.5 p0      23 t
        mov rdx, qword [rsp + 2696]  ;   190.5 p2      23 t
        and rdx, rbp                 ;   231.8 p0      23 t
        mov rdi, qword [rsp + 2376]  ;   201.3 p2      23 t
        and rax, r8                  ;   232.4 p0      23 t
        and rdi, rbp                 ;   233.0 p0      23 t
        xor r14, rbp                 ;   233.5 p0      23 t
        and r15, r14                 ;   234.5 p0      23 t
        xor r8, r14                  ;   234.7 p0      23 t
        and rbx, r8                  ;   235.7 p0      23 t
        xor rbp, r9                  ;   235.8 p0      23 t
        xor r15, r11                 ;   236.4 p0      23 t
        mov qword [rsp + 2696], rax  ;   237.0 p0+p3   23 t spill
        mov rax, qword [rsp + 2640]  ;   192.3 p2      23 t
        xor rdx, rcx                 ;   238.0 p0      23 t
        xor r15, r12                 ;   238.5 p0      23 t
        xor r10, rdx                 ;   239.1 p0      23 t
        xor r12, rdi                 ;   239.7 p0      23 t
        mov rdi, qword [rsp + 2240]  ;   194.0 p2      22 t
        not rdi                      ;   240.3 p0      22 t
        and rax, r14                 ;   240.8 p0      23 t
        mov r14, qword [rsp + 2648]  ;   205.6 p2      23 t
        and r14, rbp                 ;   241.3 p0      23 t
        xor rcx, rax                 ;   241.9 p0      23 t
        xor r11, rsi                 ;   242.5 p0      23 t
        xor r11, rbx                 ;   243.5 p0      23 t
        mov rax, qword [rsp + 2720]  ;   209.7 p2      23 t
        and rax, rbp                 ;   243.6 p0      23 t
        mov rbp, qword [rsp + 2688]  ;   197.7 p2      23 t
        and rbp, r8                  ;   244.2 p0      23 t
        xor rbp, rcx                 ;   245.2 p0      23 t
        xor rbp, rax                 ;   246.2 p0      23 t
        xor r10, rax                 ;   245.9 p0      23 t
        xor r14, rsi                 ;   246.5 p0      23 t
        mov rax, qword [rsp + 2168]  ;   199.3 p2      23 t
        xor rdx, rbp                 ;   247.2 p0      23 t
        xor rdx, r15                 ;   248.2 p0      23 t
        and rax, r9                  ;   248.2 p0      23 t
        xor rax, rbp                 ;   249.2 p0      23 t
        mov rbp, qword [rsp + 2248]  ;   201.0 p2      22 t
        mov r8, qword [rsp + 2672]   ;   208.1 p2      23 t
        and r8, r9                   ;   249.3 p0      23 t
        xor r8, r10                  ;   250.3 p0      23 t
        xor r14, r8                  ;   251.3 p0      23 t
        xor r12, r8                  ;   251.3 p0      23 t
        mov r9, qword [rsp + 2704]   ;   207.1 p2      23 t
        and r9, r13                  ;   251.6 p0      23 t
        mov r13, qword [rsp + 2696]  ;   237.0 p2      23 t
        xor r13, rcx                 ;   252.2 p0      23 t
        mov rsi, r12                 ;   252.3 p1      23 t copy
        xor rsi, r14                 ;   253.3 p0      23 t
        xor rax, r8                  ;   253.3 p0      23 t
        mov r8, qword [rsp + 2192]   ;   205.3 p2      22 t
        xor r11, r12                 ;   253.9 p0      23 t
        mov r12, qword [rsp + 2208]  ;   206.3 p2      22 t
        not r11                      ;   254.9 p0      23 t
        not r12                      ;   255.0 p0      22 t
        not r10                      ;   255.5 p0      23 t
        xor r13, rax                 ;   256.0 p0      23 t
        mov rcx, qword [rsp + 2224]  ;   207.7 p2      40 t reload
        mov qword [rsp + 2224], r14  ;   256.5 p0+p3   23 t spill
        not rbp                      ;   257.5 p0      22 t
        xor rsi, r13                 ;   258.0 p0      23 t
        xor r15, rsi                 ;   259.0 p0      23 t
        mov r14, qword [rsp + 2216]  ;   209.3 p2      22 t
        xor r9, rax                  ;   259.2 p0      23 t
        xor r14, rdi                 ;   259.7 p0      22 t
        mov rax, qword [rsp + 2200]  ;   210.3 p2      22 t
        xor rax, rcx                 ;   260.3 p0      22 t
        mov qword [rsp + 2208], r10  ;   260.9 p0+p3   23 t spill
        mov rbx, qword [rsp + 2200]  ;   211.3 p2      22 t
        xor rbx, qword [rsp + 2232]  ;   261.9 p2+p0   22 t
        not r15                      ;   262.5 p0      23 t
        xor rsi, r9                  ;   263.0 p0      23 t
        xor rcx, r12                 ;   263.5 p0      22 t
        not r9                       ;   264.1 p0      23 t
        mov qword [rsp + 2248], r9   ;   265.1 p0+p3   23 t spill
        mov r9, qword [rsp + 2216]   ;   214.0 p2      22 t
        mov qword [rsp + 2216], r15  ;   265.6 p0+p3   23 t spill
        mov r15, rbx                 ;   262.9 p1      22 t copy
        mov qword [rsp + 2240], rdx  ;   266.6 p0+p3   23 t spill
        mov qword [rsp + 2704], rsi  ;   267.6 p0+p3   23 t spill
        not r13                      ;   268.6 p0      23 t
        mov qword [rsp + 2696], r13  ;   269.6 p0+p3   23 t spill
        mov r13, r12                 ;   256.0 p1      22 t copy
        mov rdx, rax                 ;   261.3 p1      22 t copy
        not r8                       ;   270.1 p0      22 t
        xor r8, r14                  ;   271.1 p0      22 t
        xor rbp, r8                  ;   272.1 p0      22 t
        mov qword [rsp + 2192], r11  ;   271.7 p0+p3   23 t spill
        mov r11, rcx                 ;   264.5 p1      22 t copy
        mov qword [rsp + 2168], rbp  ;   273.1 p0+p3   22 t spill
        mov rsi, rbp                 ;   273.1 p1      22 t copy
        xor r13, r8                  ;   273.7 p0      22 t
        mov qword [rsp + 2688], r8   ;   274.3 p0+p3   22 t spill
        xor r15, r8                  ;   275.3 p0      22 t
        mov r10, rbp                 ;   273.1 p1      22 t copy
        or r10, r15                  ;   276.3 p0      22 t
        xor rdx, rbp                 ;   276.5 p0      22 t
        mov rbp, r8                  ;   272.1 p1      22 t copy
        mov r8, rdx                  ;   277.5 p1      22 t copy
        mov qword [rsp + 2720], r13  ;   277.0 p0+p3   22 t spill
        xor r14, rax                 ;   278.0 p0      22 t
        xor rsi, r14                 ;   279.0 p0      22 t
        mov qword [rsp + 2672], rsi  ;   280.0 p0+p3   22 t spill
        xor r11, r14                 ;   280.2 p0      22 t
        or rbp, rsi                  ;   280.7 p0      22 t
        xor r9, rsi                  ;   281.3 p0      22 t
        mov rsi, rdi                 ;   241.3 p1      22 t copy
        or rsi, rdx                  ;   281.9 p0      22 t
        xor rdi, r10                 ;   282.4 p0      22 t
        xor rbp, r10                 ;   283.0 p0      22 t
        xor r8, r11                  ;   283.6 p0      22 t
        mov r10, qword [rsp + 2232]  ;   227.6 p2      22 t
        mov qword [rsp + 2232], rdx  ;   284.2 p0+p3   22 t spill
        xor r10, r14                 ;   285.2 p0      22 t
        xor r10, rsi                 ;   286.2 p0      22 t
        mov qword [rsp + 2648], r8   ;   286.3 p0+p3   22 t spill
        mov rdx, rbx                 ;   262.9 p1      22 t copy
        and rdx, r14                 ;   287.3 p0      22 t
        xor rsi, rdx                 ;   288.3 p0      22 t
        mov rdx, r13                 ;   274.7 p1      22 t copy
        and rdx, r8                  ;   288.4 p0      22 t
        mov r8, r13                  ;   274.7 p1      22 t copy
        mov r13, r11                 ;   281.2 p1      22 t copy
        mov qword [rsp + 2640], r11  ;   289.0 p0+p3   22 t spill
        xor r10, rdx                 ;   290.0 p0      22 t
        xor rbp, r10                 ;   291.0 p0      22 t
        xor rdi, rsi                 ;   291.2 p0      22 t
        mov rdx, rbx                 ;   262.9 p1      22 t copy
        xor r8, r9                   ;   291.7 p0      22 t
        and r13, r8                  ;   292.7 p0      22 t
        xor rsi, r13                 ;   293.7 p0      22 t
        mov r13, qword [rsp + 2200]  ;   235.9 p2      22 t
        mov r11, rax                 ;   261.3 p1      22 t copy
        or r13, r12                  ;   293.4 p0      22 t
        xor r10, r13                 ;   294.4 p0      22 t
        xor rdx, r8                  ;   294.6 p0      22 t
        mov r13, rcx                 ;   264.5 p1      22 t copy
        and r13, rdx                 ;   295.6 p0      22 t
        mov qword [rsp + 2376], r12  ;   295.7 p0+p3   22 t spill
        xor rdi, r13                 ;   296.7 p0      22 t
        mov r13, r15                 ;   276.3 p1      22 t copy
        xor r13, r9                  ;   297.3 p0      22 t
        and r11, r13                 ;   298.3 p0      22 t
        xor rsi, r11                 ;   299.3 p0      22 t
        xor r10, r11                 ;   299.3 p0      22 t
        mov r11, rbp                 ;   292.0 p1      22 t copy
        and r11, rdi                 ;   299.6 p0      22 t
        xor r10, r11                 ;   300.6 p0      22 t
        mov r12, rsi                 ;   300.3 p1      22 t copy
        and r12, r10                 ;   301.6 p0      22 t
        xor rbp, r12                 ;   302.6 p0      22 t
        mov r12, rsi                 ;   300.3 p1      22 t copy
        and r12, rbp                 ;   303.6 p0      22 t
        xor r10, rdi                 ;   302.4 p0      22 t
        xor rdi, r12                 ;   304.6 p0      22 t
        or r11, r10                  ;   303.6 p0      22 t
        xor r11, rbp                 ;   304.6 p0      22 t
        and rax, r11                 ;   305.6 p0      22 t
        mov r12, r11                 ;   305.6 p1      22 t copy
        or r12, rdi                  ;   306.6 p0      22 t
        xor r10, r12                 ;   307.6 p0      22 t
        and rbx, r10                 ;   308.6 p0      22 t
        and rbp, rdi                 ;   307.0 p0      22 t
        xor rsi, rbp                 ;   308.0 p0      22 t
        mov rbp, r11                 ;   305.6 p1      22 t copy
        xor rbp, rdi                 ;   308.1 p0      22 t
        and rdx, rbp                 ;   309.1 p0      22 t
        and rcx, rbp                 ;   309.3 p0      22 t
        xor rbp, r10                 ;   309.9 p0      22 t
        and r8, rbp                  ;   310.9 p0      22 t
        xor rdx, r8                  ;   311.9 p0      22 t
        xor r8, rbx                  ;   311.9 p0      22 t
        mov rbx, qword [rsp + 2672]  ;   280.0 p2      22 t
        and rbx, rsi                 ;   312.1 p0      22 t
        xor rbx, rcx                 ;   313.1 p0      22 t
        and r13, r11                 ;   313.3 p0      22 t
        mov r12, qword [rsp + 2688]  ;   274.3 p2      22 t
        and r12, rsi                 ;   313.9 p0      22 t
        mov qword [rsp + 2672], rax  ;   314.4 p0+p3   22 t spill
        mov rax, qword [rsp + 2168]  ;   273.1 p2      22 t
        and r14, r10                 ;   315.4 p0      22 t
        xor r10, rsi                 ;   316.0 p0      22 t
        and r15, r10                 ;   317.0 p0      22 t
        xor r11, r10                 ;   317.1 p0      22 t
        and r9, r11                  ;   318.1 p0      22 t
        xor r14, rbx                 ;   318.3 p0      22 t
        xor r15, r13                 ;   318.9 p0      22 t
        xor r13, r8                  ;   319.4 p0      22 t
        and rax, r10                 ;   320.0 p0      22 t
        xor rcx, rax                 ;   321.0 p0      22 t
        mov rax, qword [rsp + 2648]  ;   286.3 p2      22 t
        mov r10, qword [rsp + 2720]  ;   277.0 p2      22 t
        xor rsi, rdi                 ;   321.1 p0      22 t
        and rax, rsi                 ;   322.1 p0      22 t
        and r10, rsi                 ;   322.3 p0      22 t
        mov rsi, qword [rsp + 2232]  ;   284.2 p2      22 t
        and rsi, r11                 ;   322.9 p0      22 t
        mov r11, qword [rsp + 2376]  ;   295.7 p2      22 t
        xor rsi, rcx                 ;   323.9 p0      22 t
        xor rsi, rax                 ;   324.9 p0      22 t
        and r11, rdi                 ;   324.6 p0      22 t
        xor r14, rax                 ;   325.1 p0      22 t
        mov rax, qword [rsp + 2200]  ;   266.1 p2      22 t
        and rax, rdi                 ;   325.7 p0      22 t
        xor r11, r14                 ;   326.3 p0      22 t
        xor rax, rsi                 ;   326.8 p0      22 t
        xor rbx, rsi                 ;   327.4 p0      22 t
        mov rsi, qword [rsp + 2312]  ;   269.9 p2      21 t
        not rsi                      ;   328.0 p0      21 t
        mov rdi, qword [rsp + 2640]  ;   289.0 p2      22 t
        xor r15, rdx                 ;   328.5 p0      22 t
        xor rdx, r12                 ;   329.1 p0      22 t
        xor rdx, r11                 ;   330.1 p0      22 t
        xor r10, r8                  ;   330.2 p0      22 t
        mov r8, qword [rsp + 2256]   ;   273.8 p2      21 t
        xor r10, r11                 ;   331.2 p0      22 t
        and rdi, rbp                 ;   331.3 p0      22 t
        xor rax, r11                 ;   331.9 p0      22 t
        mov r12, qword [rsp + 2304]  ;   275.1 p2      21 t
        mov r11, rdx                 ;   331.1 p1      22 t copy
        mov rbp, qword [rsp + 2672]  ;   314.4 p2      22 t
        xor rbp, rcx                 ;   332.5 p0      22 t
        xor rbp, rax                 ;   333.5 p0      22 t
        xor rbx, r15                 ;   333.6 p0      22 t
        xor r11, r10                 ;   334.2 p0      22 t
        xor r11, rbp                 ;   335.2 p0      22 t
        not rbp                      ;   335.3 p0      22 t
        mov qword [rsp + 2640], rbp  ;   336.3 p0+p3   22 t spill
        xor r13, r9                  ;   336.8 p0      22 t
        mov r9, qword [rsp + 2272]   ;   281.2 p2      21 t
        not r9                       ;   337.4 p0      21 t
        xor r13, rdx                 ;   337.9 p0      22 t
        not r14                      ;   338.5 p0      22 t
        xor rdi, rax                 ;   339.0 p0      22 t
        not r12                      ;   339.6 p0      21 t
        xor r15, r11                 ;   340.1 p0      22 t
        not r15                      ;   341.1 p0      22 t
        not r8                       ;   341.1 p0      21 t
        mov qword [rsp + 2304], r15  ;   342.1 p0+p3   22 t spill
        xor r11, rdi                 ;   342.6 p0      22 t
        mov rax, qword [rsp + 2264]  ;   287.2 p2      21 t
        mov rcx, qword [rsp + 2288]  ;   288.2 p2      40 t reload
        mov qword [rsp + 2288], r11  ;   343.6 p0+p3   22 t spill
        mov r11, qword [rsp + 2280]  ;   289.2 p2      21 t
        xor r11, r12                 ;   344.2 p0      21 t
        mov qword [rsp + 2256], r14  ;   344.8 p0+p3   22 t spill
        xor rax, rcx                 ;   345.8 p0      21 t
        xor rcx, r9                  ;   346.3 p0      21 t
        mov r14, rcx                 ;   347.3 p1      21 t copy
        not rdi                      ;   346.9 p0      22 t
        mov rdx, qword [rsp + 2264]  ;   291.3 p2      21 t
        xor r8, r11                  ;   347.4 p0      21 t
        xor r11, rax                 ;   348.0 p0      21 t
        xor r14, r11                 ;   349.0 p0      21 t
        xor rdx, qword [rsp + 2296]  ;   349.1 p2+p0   21 t
        mov qword [rsp + 2312], r10  ;   349.7 p0+p3   22 t spill
        mov r15, rax                 ;   346.8 p1      21 t copy
        not r13                      ;   350.7 p0      22 t
        xor rsi, r8                  ;   351.2 p0      21 t
        mov qword [rsp + 2200], rsi  ;   352.2 p0+p3   21 t spill
        xor r15, rsi                 ;   352.8 p0      21 t
        mov r10, qword [rsp + 2280]  ;   296.7 p2      21 t
        mov qword [rsp + 2280], rdi  ;   353.3 p0+p3   22 t spill
        mov rdi, rdx                 ;   350.1 p1      21 t copy
        mov qword [rsp + 2272], rbx  ;   354.3 p0+p3   22 t spill
        mov rbp, rsi                 ;   352.2 p1      21 t copy
        mov rbx, rsi                 ;   352.2 p1      21 t copy
        mov rsi, r8                  ;   348.4 p1      21 t copy
        xor rbp, r11                 ;   355.3 p0      21 t
        mov qword [rsp + 2376], rbp  ;   356.3 p0+p3   21 t spill
        mov qword [rsp + 2672], r13  ;   356.9 p0+p3   22 t spill
        mov r13, r9                  ;   338.4 p1      21 t copy
        xor r10, rbp                 ;   357.9 p0      21 t
        xor rdi, r8                  ;   358.5 p0      21 t
        or rsi, rbp                  ;   359.0 p0      21 t
        mov rbp, r12                 ;   340.6 p1      21 t copy
        or rbp, r15                  ;   359.6 p0      21 t
        or rbx, rdi                  ;   360.2 p0      21 t
        xor r13, r8                  ;   360.8 p0      21 t
        xor r12, rbx                 ;   361.3 p0      21 t
        xor rsi, rbx                 ;   361.9 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   306.2 p2      21 t
        xor rbx, r11                 ;   362.5 p0      21 t
        xor rbx, rbp                 ;   363.5 p0      21 t
        mov qword [rsp + 2296], r15  ;   363.6 p0+p3   21 t spill
        mov qword [rsp + 2232], r8   ;   364.6 p0+p3   21 t spill
        mov r8, r15                  ;   353.8 p1      21 t copy
        mov r15, rdx                 ;   350.1 p1      21 t copy
        and r15, r11                 ;   365.6 p0      21 t
        xor rbp, r15                 ;   366.6 p0      21 t
        mov r15, r13                 ;   361.8 p1      21 t copy
        xor r8, r14                  ;   366.8 p0      21 t
        and r15, r8                  ;   367.8 p0      21 t
        mov qword [rsp + 2720], r8   ;   367.9 p0+p3   21 t spill
        mov r8, r13                  ;   361.8 p1      21 t copy
        xor r8, r10                  ;   368.9 p0      21 t
        mov qword [rsp + 2648], r13  ;   369.5 p0+p3   21 t spill
        xor rbx, r15                 ;   370.5 p0      21 t
        mov r13, r14                 ;   350.0 p1      21 t copy
        mov r15, rdx                 ;   350.1 p1      21 t copy
        xor r15, r8                  ;   371.0 p0      21 t
        xor rsi, rbx                 ;   371.6 p0      21 t
        and r13, r8                  ;   372.2 p0      21 t
        xor r12, rbp                 ;   372.8 p0      21 t
        xor rbp, r13                 ;   373.3 p0      21 t
        mov r13, qword [rsp + 2264]  ;   316.4 p2      21 t
        or r13, r9                   ;   373.9 p0      21 t
        mov qword [rsp + 2168], r14  ;   374.5 p0+p3   21 t spill
        mov r14, rax                 ;   346.8 p1      21 t copy
        xor rbx, r13                 ;   375.5 p0      21 t
        mov r13, rcx                 ;   347.3 p1      21 t copy
        and r13, r15                 ;   376.0 p0      21 t
        xor r12, r13                 ;   377.0 p0      21 t
        mov r13, rdi                 ;   359.5 p1      21 t copy
        xor r13, r10                 ;   377.2 p0      21 t
        and r14, r13                 ;   378.2 p0      21 t
        xor rbp, r14                 ;   379.2 p0      21 t
        xor rbx, r14                 ;   379.2 p0      21 t
        mov r14, rsi                 ;   372.6 p1      21 t copy
        and r14, r12                 ;   379.5 p0      21 t
        xor rbx, r14                 ;   380.5 p0      21 t
        mov qword [rsp + 2688], r9   ;   380.6 p0+p3   21 t spill
        mov r9, rbp                  ;   380.2 p1      21 t copy
        and r9, rbx                  ;   381.6 p0      21 t
        xor rsi, r9                  ;   382.6 p0      21 t
        xor rbx, r12                 ;   382.7 p0      21 t
        or r14, rbx                  ;   383.7 p0      21 t
        xor r14, rsi                 ;   384.7 p0      21 t
        mov r9, rbp                  ;   380.2 p1      21 t copy
        and r9, rsi                  ;   384.5 p0      21 t
        xor r12, r9                  ;   385.5 p0      21 t
        and rsi, r12                 ;   386.5 p0      21 t
        xor rbp, rsi                 ;   387.5 p0      21 t
        mov r9, r14                  ;   385.7 p1      21 t copy
        mov rsi, r14                 ;   385.7 p1      21 t copy
        xor rsi, r12                 ;   386.7 p0      21 t
        and rcx, rsi                 ;   387.7 p0      21 t
        and rax, r14                 ;   387.9 p0      21 t
        and r13, r14                 ;   388.5 p0      21 t
        or r9, r12                   ;   389.0 p0      21 t
        and r15, rsi                 ;   389.6 p0      21 t
        xor rbx, r9                  ;   390.2 p0      21 t
        and r11, rbx                 ;   391.2 p0      21 t
        and rdx, rbx                 ;   391.3 p0      21 t
        xor rsi, rbx                 ;   391.9 p0      21 t
        xor rbx, rbp                 ;   392.5 p0      21 t
        and r8, rsi                  ;   393.0 p0      21 t
        xor r15, r8                  ;   394.0 p0      21 t
        and rdi, rbx                 ;   394.2 p0      21 t
        xor rdi, r13                 ;   395.2 p0      21 t
        xor rdi, r15                 ;   396.2 p0      21 t
        xor r8, rdx                  ;   395.9 p0      21 t
        mov rdx, qword [rsp + 2376]  ;   356.3 p2      21 t
        mov qword [rsp + 2376], rax  ;   396.5 p0+p3   21 t spill
        mov r9, qword [rsp + 2232]   ;   364.6 p2      21 t
        and r9, rbp                  ;   397.5 p0      21 t
        and rdx, rbp                 ;   398.0 p0      21 t
        xor rbp, r12                 ;   398.6 p0      21 t
        xor rdx, rcx                 ;   399.2 p0      21 t
        xor r14, rbx                 ;   399.7 p0      21 t
        mov rax, qword [rsp + 2200]  ;   352.2 p2      21 t
        and rax, rbx                 ;   400.3 p0      21 t
        xor rcx, rax                 ;   401.3 p0      21 t
        mov rbx, qword [rsp + 2648]  ;   369.5 p2      21 t
        xor r11, rdx                 ;   401.5 p0      21 t
        and rbx, rbp                 ;   402.0 p0      21 t
        mov rax, qword [rsp + 2720]  ;   367.9 p2      21 t
        and rax, rbp                 ;   402.6 p0      21 t
        mov rbp, qword [rsp + 2296]  ;   363.6 p2      21 t
        and rbp, r14                 ;   403.2 p0      21 t
        xor r11, rax                 ;   403.7 p0      21 t
        and r10, r14                 ;   404.3 p0      21 t
        xor rbp, rcx                 ;   404.9 p0      21 t
        xor rbp, rax                 ;   405.9 p0      21 t
        mov rax, qword [rsp + 2264]  ;   348.7 p2      21 t
        and rax, r12                 ;   406.0 p0      21 t
        xor rax, rbp                 ;   407.0 p0      21 t
        xor r13, r8                  ;   407.2 p0      21 t
        xor r15, r9                  ;   407.7 p0      21 t
        xor rdx, rbp                 ;   408.3 p0      21 t
        xor rbx, r8                  ;   408.9 p0      21 t
        mov r14, qword [rsp + 2688]  ;   380.6 p2      21 t
        and r14, r12                 ;   409.4 p0      21 t
        xor r14, r11                 ;   410.4 p0      21 t
        mov r9, qword [rsp + 2328]   ;   352.2 p2      23 t
        xor rbx, r14                 ;   411.4 p0      21 t
        xor r15, r14                 ;   411.4 p0      21 t
        mov r12, qword [rsp + 2168]  ;   374.5 p2      21 t
        and r12, rsi                 ;   411.7 p0      21 t
        mov rsi, qword [rsp + 2376]  ;   396.5 p2      21 t
        xor rsi, rcx                 ;   412.3 p0      21 t
        mov rbp, qword [rsp + 2320]  ;   356.1 p2      23 t
        mov rcx, qword [rsp + 2320]  ;   357.1 p2      23 t
        xor rcx, qword [rsp + 2352]  ;   412.9 p2+p0   23 t
        xor rdx, rdi                 ;   413.4 p0      21 t
        xor r13, r10                 ;   414.0 p0      21 t
        xor r13, r15                 ;   415.0 p0      21 t
        not r11                      ;   415.2 p0      21 t
        xor rax, r14                 ;   415.7 p0      21 t
        mov r14, qword [rsp + 2384]  ;   360.0 p2      23 t
        not r14                      ;   416.2 p0      23 t
        mov qword [rsp + 2384], r11  ;   416.7 p0+p3   21 t spill
        xor rsi, rax                 ;   417.7 p0      21 t
        xor r12, rax                 ;   418.3 p0      21 t
        mov r10, r15                 ;   412.4 p1      21 t copy
        xor r10, rbx                 ;   418.9 p0      21 t
        mov r15, qword [rsp + 2400]  ;   363.2 p2      23 t
        not r15                      ;   419.4 p0      23 t
        xor r10, rsi                 ;   419.9 p0      21 t
        xor rdi, r10                 ;   420.9 p0      21 t
        mov r8, qword [rsp + 2408]   ;   365.1 p2      23 t
        not r8                       ;   421.1 p0      23 t
        xor r10, r12                 ;   421.6 p0      21 t
        not r9                       ;   422.2 p0      23 t
        not r13                      ;   422.7 p0      21 t
        mov qword [rsp + 2328], r13  ;   423.7 p0+p3   21 t spill
        mov qword [rsp + 2376], r10  ;   424.2 p0+p3   21 t spill
        mov rax, qword [rsp + 2344]  ;   368.8 p2      40 t reload
        xor rbp, rax                 ;   425.2 p0      23 t
        not r12                      ;   425.7 p0      21 t
        not rsi                      ;   426.2 p0      21 t
        mov qword [rsp + 2168], rbx  ;   426.7 p0+p3   21 t spill
        xor rax, r9                  ;   427.7 p0      23 t
        mov r11, rbp                 ;   426.2 p1      23 t copy
        mov r10, r9                  ;   423.2 p1      23 t copy
        mov qword [rsp + 2344], r12  ;   428.3 p0+p3   21 t spill
        mov r12, qword [rsp + 2336]  ;   372.8 p2      23 t
        xor r12, r14                 ;   429.3 p0      23 t
        xor r8, r12                  ;   430.3 p0      23 t
        xor r15, r8                  ;   431.3 p0      23 t
        xor r12, rbp                 ;   431.0 p0      23 t
        xor r11, r15                 ;   432.3 p0      23 t
        mov qword [rsp + 2264], r15  ;   432.3 p0+p3   23 t spill
        mov qword [rsp + 2408], rsi  ;   433.1 p0+p3   21 t spill
        mov rsi, rax                 ;   428.7 p1      23 t copy
        not rdi                      ;   434.1 p0      21 t
        xor r10, r8                  ;   434.6 p0      23 t
        mov r13, r15                 ;   432.3 p1      23 t copy
        xor rsi, r12                 ;   435.2 p0      23 t
        mov qword [rsp + 2296], r8   ;   435.8 p0+p3   23 t spill
        mov rbx, r15                 ;   432.3 p1      23 t copy
        xor rbx, r12                 ;   436.8 p0      23 t
        mov r15, r8                  ;   431.3 p1      23 t copy
        or r15, rbx                  ;   437.8 p0      23 t
        mov qword [rsp + 2720], r10  ;   437.9 p0+p3   23 t spill
        mov qword [rsp + 2400], rdi  ;   438.9 p0+p3   21 t spill
        mov rdi, qword [rsp + 2336]  ;   381.8 p2      23 t
        mov qword [rsp + 2336], rdx  ;   439.9 p0+p3   21 t spill
        mov rdx, rcx                 ;   413.9 p1      23 t copy
        xor rdx, r8                  ;   440.9 p0      23 t
        or r13, rdx                  ;   441.9 p0      23 t
        xor r15, r13                 ;   442.9 p0      23 t
        xor rdi, rbx                 ;   442.6 p0      23 t
        mov r8, r11                  ;   433.3 p1      23 t copy
        mov qword [rsp + 2688], rbx  ;   443.2 p0+p3   23 t spill
        mov rbx, r14                 ;   417.2 p1      23 t copy
        or rbx, r11                  ;   444.2 p0      23 t
        xor r14, r13                 ;   444.8 p0      23 t
        mov r13, qword [rsp + 2352]  ;   388.8 p2      23 t
        mov qword [rsp + 2352], r11  ;   445.4 p0+p3   23 t spill
        mov r11, rcx                 ;   413.9 p1      23 t copy
        and r11, r12                 ;   446.4 p0      23 t
        xor r13, r12                 ;   446.9 p0      23 t
        xor r13, rbx                 ;   447.9 p0      23 t
        xor rbx, r11                 ;   448.1 p0      23 t
        mov r11, r10                 ;   435.6 p1      23 t copy
        xor r8, rsi                  ;   448.6 p0      23 t
        mov qword [rsp + 2648], r8   ;   449.6 p0+p3   23 t spill
        and r11, r8                  ;   450.2 p0      23 t
        mov r8, r10                  ;   435.6 p1      23 t copy
        xor r8, rdi                  ;   450.8 p0      23 t
        xor r13, r11                 ;   451.4 p0      23 t
        mov r10, rsi                 ;   436.2 p1      23 t copy
        xor r14, rbx                 ;   451.9 p0      23 t
        and r10, r8                  ;   452.5 p0      23 t
        xor rbx, r10                 ;   453.5 p0      23 t
        mov r10, qword [rsp + 2320]  ;   397.5 p2      23 t
        or r10, r9                   ;   453.6 p0      23 t
        xor r15, r13                 ;   454.2 p0      23 t
        xor r13, r10                 ;   454.8 p0      23 t
        mov r10, rax                 ;   428.7 p1      23 t copy
        mov r11, rcx                 ;   413.9 p1      23 t copy
        mov qword [rsp + 2200], rsi  ;   455.4 p0+p3   23 t spill
        mov rsi, rbp                 ;   426.2 p1      23 t copy
        xor r11, r8                  ;   456.4 p0      23 t
        and r10, r11                 ;   457.4 p0      23 t
        xor r14, r10                 ;   458.4 p0      23 t
        mov r10, rdx                 ;   441.9 p1      23 t copy
        xor r10, rdi                 ;   458.1 p0      23 t
        mov qword [rsp + 2232], r9   ;   458.6 p0+p3   23 t spill
        and rsi, r10                 ;   459.6 p0      23 t
        xor rbx, rsi                 ;   460.6 p0      23 t
        mov r9, rbx                  ;   461.6 p1      23 t copy
        xor r13, rsi                 ;   460.8 p0      23 t
        mov rsi, r15                 ;   455.2 p1      23 t copy
        and rsi, r14                 ;   461.3 p0      23 t
        xor r13, rsi                 ;   462.3 p0      23 t
        and r9, r13                  ;   463.3 p0      23 t
        xor r15, r9                  ;   464.3 p0      23 t
        xor r13, r14                 ;   463.6 p0      23 t
        mov r9, rbx                  ;   461.6 p1      23 t copy
        and r9, r15                  ;   465.3 p0      23 t
        xor r14, r9                  ;   466.3 p0      23 t
        or rsi, r13                  ;   465.3 p0      23 t
        xor rsi, r15                 ;   466.3 p0      23 t
        mov r9, rsi                  ;   467.3 p1      23 t copy
        or r9, r14                   ;   468.3 p0      23 t
        xor r13, r9                  ;   469.3 p0      23 t
        and r10, rsi                 ;   467.6 p0      23 t
        and rbp, rsi                 ;   468.2 p0      23 t
        and r12, r13                 ;   470.3 p0      23 t
        and r15, r14                 ;   469.3 p0      23 t
        xor rbx, r15                 ;   470.3 p0      23 t
        mov r15, rsi                 ;   467.3 p1      23 t copy
        xor r15, r14                 ;   470.5 p0      23 t
        and r11, r15                 ;   471.5 p0      23 t
        mov r9, qword [rsp + 2296]   ;   435.8 p2      23 t
        and r9, rbx                  ;   471.6 p0      23 t
        and rcx, r13                 ;   472.2 p0      23 t
        and rax, r15                 ;   472.8 p0      23 t
        xor r15, r13                 ;   473.3 p0      23 t
        and r8, r15                  ;   474.3 p0      23 t
        xor r11, r8                  ;   475.3 p0      23 t
        xor r8, rcx                  ;   475.3 p0      23 t
        mov rcx, qword [rsp + 2688]  ;   443.2 p2      23 t
        and rcx, rbx                 ;   475.6 p0      23 t
        xor rcx, rax                 ;   476.6 p0      23 t
        xor r12, rcx                 ;   477.6 p0      23 t
        xor r13, rbx                 ;   477.3 p0      23 t
        xor rbx, r14                 ;   477.9 p0      23 t
        mov qword [rsp + 2688], rbp  ;   478.5 p0+p3   23 t spill
        mov rbp, qword [rsp + 2264]  ;   432.3 p2      23 t
        and rbp, r13                 ;   479.5 p0      23 t
        xor rax, rbp                 ;   480.5 p0      23 t
        mov rbp, qword [rsp + 2648]  ;   449.6 p2      23 t
        and rdx, r13                 ;   480.6 p0      23 t
        xor rsi, r13                 ;   481.2 p0      23 t
        and rdi, rsi                 ;   482.2 p0      23 t
        mov r13, qword [rsp + 2720]  ;   437.9 p2      23 t
        and r13, rbx                 ;   482.3 p0      23 t
        and rbp, rbx                 ;   482.9 p0      23 t
        xor r12, rbp                 ;   483.9 p0      23 t
        mov rbx, qword [rsp + 2352]  ;   445.4 p2      23 t
        and rbx, rsi                 ;   484.0 p0      23 t
        xor rbx, rax                 ;   485.0 p0      23 t
        xor rbx, rbp                 ;   486.0 p0      23 t
        mov rbp, qword [rsp + 2320]  ;   427.2 p2      23 t
        and rbp, r14                 ;   485.8 p0      23 t
        mov rsi, qword [rsp + 2232]  ;   458.6 p2      23 t
        and rsi, r14                 ;   486.3 p0      23 t
        mov r14, qword [rsp + 2200]  ;   455.4 p2      23 t
        and r14, r15                 ;   486.9 p0      23 t
        xor rdx, r10                 ;   487.5 p0      23 t
        xor rdx, r11                 ;   488.5 p0      23 t
        xor rsi, r12                 ;   488.6 p0      23 t
        xor rbp, rbx                 ;   489.2 p0      23 t
        xor rbp, rsi                 ;   490.2 p0      23 t
        xor r11, r9                  ;   490.3 p0      23 t
        xor r11, rsi                 ;   491.3 p0      23 t
        xor r13, r8                  ;   491.5 p0      23 t
        xor r13, rsi                 ;   492.5 p0      23 t
        xor r10, r8                  ;   492.6 p0      23 t
        xor r10, rdi                 ;   493.6 p0      23 t
        xor r10, r11                 ;   494.6 p0      23 t
        xor r11, r13                 ;   494.3 p0      23 t
        mov rdi, rdx                 ;   489.5 p1      23 t copy
        mov r15, qword [rsp + 2688]  ;   478.5 p2      23 t
        xor r15, rax                 ;   494.9 p0      23 t
        mov r9, qword [rsp + 2440]   ;   438.1 p2      22 t
        xor r15, rbp                 ;   495.9 p0      23 t
        mov rsi, qword [rsp + 2472]  ;   439.1 p2      22 t
        not rsi                      ;   496.0 p0      22 t
        mov qword [rsp + 2440], rdx  ;   496.5 p0+p3   23 t spill
        mov rax, qword [rsp + 2424]  ;   440.1 p2      22 t
        xor rax, qword [rsp + 2456]  ;   497.5 p2+p0   22 t
        not r12                      ;   498.1 p0      23 t
        xor r14, rbp                 ;   498.6 p0      23 t
        mov rdx, r14                 ;   499.6 p1      23 t copy
        mov rbp, qword [rsp + 2480]  ;   444.6 p2      22 t
        not rbp                      ;   499.2 p0      22 t
        not rdx                      ;   500.6 p0      23 t
        xor r11, r15                 ;   500.2 p0      23 t
        xor rdi, r11                 ;   501.2 p0      23 t
        not rdi                      ;   502.2 p0      23 t
        mov qword [rsp + 2472], rdi  ;   503.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2448]  ;   446.9 p2      22 t
        xor rdi, rsi                 ;   502.8 p0      22 t
        mov qword [rsp + 2688], rbx  ;   503.4 p0+p3   23 t spill
        not r9                       ;   504.4 p0      22 t
        not r10                      ;   504.9 p0      23 t
        mov rbx, qword [rsp + 2448]  ;   449.6 p2      22 t
        mov qword [rsp + 2448], r12  ;   505.4 p0+p3   23 t spill
        mov qword [rsp + 2200], r10  ;   506.4 p0+p3   23 t spill
        mov r8, qword [rsp + 2416]   ;   451.2 p2      22 t
        not r8                       ;   507.4 p0      22 t
        mov qword [rsp + 2416], rdx  ;   507.9 p0+p3   23 t spill
        xor r8, rdi                  ;   508.9 p0      22 t
        mov rdx, qword [rsp + 2456]  ;   452.7 p2      22 t
        xor rdi, rax                 ;   509.5 p0      22 t
        mov qword [rsp + 2352], r11  ;   510.0 p0+p3   23 t spill
        mov qword [rsp + 2232], r14  ;   511.0 p0+p3   23 t spill
        xor rbp, r8                  ;   512.0 p0      22 t
        mov r11, rbp                 ;   513.0 p1      22 t copy
        not r15                      ;   512.6 p0      23 t
        mov qword [rsp + 2320], r15  ;   513.6 p0+p3   23 t spill
        xor r11, rdi                 ;   514.1 p0      22 t
        mov qword [rsp + 2648], r11  ;   515.1 p0+p3   22 t spill
        mov qword [rsp + 2720], rbp  ;   515.7 p0+p3   22 t spill
        mov r10, rbp                 ;   513.0 p1      22 t copy
        xor rbx, r11                 ;   516.7 p0      22 t
        mov qword [rsp + 2264], r8   ;   517.2 p0+p3   22 t spill
        mov r12, rax                 ;   498.5 p1      22 t copy
        xor r12, rbp                 ;   518.2 p0      22 t
        mov rbp, r8                  ;   509.9 p1      22 t copy
        or rbp, r11                  ;   518.8 p0      22 t
        mov r11, rsi                 ;   497.0 p1      22 t copy
        xor rdx, r9                  ;   519.4 p0      22 t
        mov r14, rdx                 ;   520.4 p1      22 t copy
        mov r15, r9                  ;   505.4 p1      22 t copy
        xor r15, r8                  ;   520.0 p0      22 t
        or r11, r12                  ;   520.5 p0      22 t
        mov qword [rsp + 2456], rcx  ;   521.1 p0+p3   23 t spill
        xor r14, rdi                 ;   522.1 p0      22 t
        mov qword [rsp + 2480], r13  ;   522.7 p0+p3   23 t spill
        mov qword [rsp + 2736], r14  ;   523.7 p0+p3   22 t spill
        mov r13, qword [rsp + 2424]  ;   466.0 p2      22 t
        mov qword [rsp + 2728], r15  ;   524.7 p0+p3   22 t spill
        xor r13, qword [rsp + 2464]  ;   525.7 p2+p0   22 t
        mov rcx, r13                 ;   526.7 p1      22 t copy
        xor rcx, r8                  ;   527.7 p0      22 t
        or r10, rcx                  ;   528.7 p0      22 t
        xor rbp, r10                 ;   529.7 p0      22 t
        mov r8, r12                  ;   519.2 p1      22 t copy
        xor r8, r14                  ;   528.0 p0      22 t
        xor rsi, r10                 ;   529.7 p0      22 t
        mov r10, qword [rsp + 2464]  ;   471.7 p2      22 t
        mov qword [rsp + 2464], r12  ;   529.1 p0+p3   22 t spill
        mov r12, r13                 ;   526.7 p1      22 t copy
        and r12, rdi                 ;   530.1 p0      22 t
        mov qword [rsp + 2296], r8   ;   530.7 p0+p3   22 t spill
        xor r10, rdi                 ;   531.7 p0      22 t
        xor r10, r11                 ;   532.7 p0      22 t
        xor r11, r12                 ;   532.8 p0      22 t
        mov r12, r15                 ;   521.0 p1      22 t copy
        and r12, r8                  ;   533.4 p0      22 t
        xor r10, r12                 ;   534.4 p0      22 t
        xor rsi, r11                 ;   534.5 p0      22 t
        mov r8, r15                  ;   521.0 p1      22 t copy
        xor r8, rbx                  ;   535.1 p0      22 t
        mov r15, r14                 ;   523.1 p1      22 t copy
        and r15, r8                  ;   536.1 p0      22 t
        xor r11, r15                 ;   537.1 p0      22 t
        mov r15, qword [rsp + 2424]  ;   479.0 p2      22 t
        xor rbp, r10                 ;   536.8 p0      22 t
        or r15, r9                   ;   537.4 p0      22 t
        xor r10, r15                 ;   538.4 p0      22 t
        mov r12, r13                 ;   526.7 p1      22 t copy
        xor r12, r8                  ;   538.5 p0      22 t
        mov qword [rsp + 2744], r9   ;   539.1 p0+p3   22 t spill
        mov r14, rax                 ;   498.5 p1      22 t copy
        mov r15, rdx                 ;   520.4 p1      22 t copy
        and r15, r12                 ;   540.1 p0      22 t
        xor rsi, r15                 ;   541.1 p0      22 t
        mov r15, rcx                 ;   528.7 p1      22 t copy
        xor r15, rbx                 ;   541.2 p0      22 t
        and r14, r15                 ;   542.2 p0      22 t
        xor r10, r14                 ;   543.2 p0      22 t
        xor r11, r14                 ;   543.2 p0      22 t
        mov r14, rbp                 ;   537.8 p1      22 t copy
        and r14, rsi                 ;   543.5 p0      22 t
        mov r9, r11                  ;   544.2 p1      22 t copy
        xor r10, r14                 ;   544.5 p0      22 t
        and r9, r10                  ;   545.5 p0      22 t
        xor r10, rsi                 ;   545.5 p0      22 t
        xor rbp, r9                  ;   546.5 p0      22 t
        mov r9, r11                  ;   544.2 p1      22 t copy
        or r14, r10                  ;   546.5 p0      22 t
        xor r14, rbp                 ;   547.5 p0      22 t
        and r9, rbp                  ;   547.5 p0      22 t
        and r15, r14                 ;   548.5 p0      22 t
        xor rsi, r9                  ;   548.7 p0      22 t
        mov r9, r14                  ;   548.5 p1      22 t copy
        or r9, rsi                   ;   549.7 p0      22 t
        xor r10, r9                  ;   550.7 p0      22 t
        and r13, r10                 ;   551.7 p0      22 t
        and rbp, rsi                 ;   550.9 p0      22 t
        xor r11, rbp                 ;   551.9 p0      22 t
        mov rbp, r14                 ;   548.5 p1      22 t copy
        xor rbp, rsi                 ;   552.1 p0      22 t
        and r12, rbp                 ;   553.1 p0      22 t
        and rdx, rbp                 ;   553.2 p0      22 t
        xor rbp, r10                 ;   553.8 p0      22 t
        and r8, rbp                  ;   554.8 p0      22 t
        xor r12, r8                  ;   555.8 p0      22 t
        and rdi, r10                 ;   555.5 p0      22 t
        xor r8, r13                  ;   556.1 p0      22 t
        mov r13, qword [rsp + 2648]  ;   515.1 p2      22 t
        xor r10, r11                 ;   556.7 p0      22 t
        and rcx, r10                 ;   557.7 p0      22 t
        xor rcx, r15                 ;   558.7 p0      22 t
        mov r9, qword [rsp + 2264]   ;   517.2 p2      22 t
        xor rcx, r12                 ;   559.7 p0      22 t
        and rax, r14                 ;   558.9 p0      22 t
        and r13, r11                 ;   559.5 p0      22 t
        xor r13, rdx                 ;   560.5 p0      22 t
        and r9, r11                  ;   560.7 p0      22 t
        xor r11, rsi                 ;   561.2 p0      22 t
        mov qword [rsp + 2648], rax  ;   561.8 p0+p3   22 t spill
        xor rdi, r13                 ;   562.8 p0      22 t
        xor r14, r10                 ;   563.4 p0      22 t
        and rbx, r14                 ;   564.4 p0      22 t
        xor r15, r8                  ;   564.5 p0      22 t
        xor r15, rbx                 ;   565.5 p0      22 t
        mov rbx, qword [rsp + 2496]  ;   505.4 p2      21 t
        mov rax, qword [rsp + 2720]  ;   515.7 p2      22 t
        and rax, r10                 ;   565.6 p0      22 t
        mov r10, qword [rsp + 2728]  ;   524.7 p2      22 t
        xor rdx, rax                 ;   566.6 p0      22 t
        mov rax, qword [rsp + 2296]  ;   530.7 p2      22 t
        and rax, r11                 ;   566.8 p0      22 t
        xor rdi, rax                 ;   567.8 p0      22 t
        and r10, r11                 ;   567.9 p0      22 t
        mov r11, qword [rsp + 2464]  ;   529.1 p2      22 t
        and r11, r14                 ;   568.5 p0      22 t
        mov r14, qword [rsp + 2744]  ;   539.1 p2      22 t
        xor r11, rdx                 ;   569.5 p0      22 t
        and r14, rsi                 ;   569.6 p0      22 t
        xor r11, rax                 ;   570.5 p0      22 t
        mov rax, qword [rsp + 2424]  ;   514.4 p2      22 t
        xor r14, rdi                 ;   570.8 p0      22 t
        not rdi                      ;   571.4 p0      22 t
        mov qword [rsp + 2424], rdi  ;   572.4 p0+p3   22 t spill
        and rax, rsi                 ;   572.9 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   523.7 p2      22 t
        and rsi, rbp                 ;   573.4 p0      22 t
        xor r12, r9                  ;   574.0 p0      22 t
        xor r12, r14                 ;   575.0 p0      22 t
        mov rbp, qword [rsp + 2648]  ;   561.8 p2      22 t
        xor rbp, rdx                 ;   575.1 p0      22 t
        xor r10, r8                  ;   575.7 p0      22 t
        xor rax, r11                 ;   576.3 p0      22 t
        xor rax, r14                 ;   577.3 p0      22 t
        xor rbp, rax                 ;   578.3 p0      22 t
        xor r15, r12                 ;   578.0 p0      22 t
        xor rsi, rax                 ;   578.6 p0      22 t
        xor r10, r14                 ;   579.1 p0      22 t
        xor r12, r10                 ;   580.1 p0      22 t
        mov r9, qword [rsp + 2504]   ;   523.1 p2      21 t
        xor r12, rbp                 ;   581.1 p0      22 t
        mov rax, rcx                 ;   560.7 p1      22 t copy
        xor rax, r12                 ;   582.1 p0      22 t
        not rax                      ;   583.1 p0      22 t
        mov qword [rsp + 2504], rax  ;   584.1 p0+p3   22 t spill
        not r15                      ;   582.9 p0      22 t
        mov qword [rsp + 2744], r15  ;   583.9 p0+p3   22 t spill
        not rbp                      ;   584.4 p0      22 t
        mov r8, qword [rsp + 2488]   ;   529.7 p2      21 t
        xor rbx, qword [rsp + 2520]  ;   584.9 p2+p0   21 t
        mov r14, qword [rsp + 2536]  ;   531.7 p2      21 t
        not r14                      ;   585.5 p0      21 t
        mov rax, rsi                 ;   579.6 p1      22 t copy
        mov qword [rsp + 2488], rsi  ;   586.0 p0+p3   22 t spill
        not r8                       ;   587.0 p0      21 t
        mov rsi, qword [rsp + 2520]  ;   533.0 p2      21 t
        not rax                      ;   587.5 p0      22 t
        not r9                       ;   588.0 p0      21 t
        mov rdx, qword [rsp + 2544]  ;   534.0 p2      21 t
        mov qword [rsp + 2536], r10  ;   588.5 p0+p3   22 t spill
        mov r10, qword [rsp + 2512]  ;   535.0 p2      21 t
        xor r10, r14                 ;   589.5 p0      21 t
        xor r8, r10                  ;   590.5 p0      21 t
        mov qword [rsp + 2544], r12  ;   590.6 p0+p3   22 t spill
        mov qword [rsp + 2768], r9   ;   591.6 p0+p3   21 t spill
        mov r12, qword [rsp + 2496]  ;   536.4 p2      21 t
        xor r12, qword [rsp + 2528]  ;   592.6 p2+p0   21 t
        mov qword [rsp + 2520], rax  ;   593.2 p0+p3   22 t spill
        mov qword [rsp + 2648], rcx  ;   594.2 p0+p3   22 t spill
        mov rax, r12                 ;   593.6 p1      21 t copy
        mov rcx, qword [rsp + 2512]  ;   539.1 p2      21 t
        mov qword [rsp + 2512], r13  ;   595.2 p0+p3   22 t spill
        mov qword [rsp + 2464], rbp  ;   596.2 p0+p3   22 t spill
        xor rax, r8                  ;   597.2 p0      21 t
        mov r13, rbx                 ;   585.9 p1      21 t copy
        mov qword [rsp + 2736], r11  ;   597.8 p0+p3   22 t spill
        xor rsi, r9                  ;   598.8 p0      21 t
        xor r10, rbx                 ;   599.3 p0      21 t
        mov rdi, r9                  ;   589.0 p1      21 t copy
        not rdx                      ;   599.9 p0      21 t
        xor rdx, r8                  ;   600.9 p0      21 t
        mov rbp, rdx                 ;   601.9 p1      21 t copy
        mov qword [rsp + 2728], rdx  ;   601.9 p0+p3   21 t spill
        xor rdi, r8                  ;   602.0 p0      21 t
        mov r11, rdx                 ;   601.9 p1      21 t copy
        mov r15, rsi                 ;   599.8 p1      21 t copy
        xor rbp, r10                 ;   602.9 p0      21 t
        mov qword [rsp + 2720], r8   ;   603.1 p0+p3   21 t spill
        xor r15, r10                 ;   604.1 p0      21 t
        mov qword [rsp + 2760], r15  ;   605.1 p0+p3   21 t spill
        or r11, rax                  ;   605.7 p0      21 t
        xor r13, rdx                 ;   606.3 p0      21 t
        xor rcx, rbp                 ;   606.8 p0      21 t
        mov rdx, r8                  ;   591.5 p1      21 t copy
        mov r8, r13                  ;   607.3 p1      21 t copy
        xor r8, r15                  ;   608.3 p0      21 t
        mov qword [rsp + 2264], r8   ;   609.3 p0+p3   21 t spill
        or rdx, rbp                  ;   609.0 p0      21 t
        mov qword [rsp + 2296], rbp  ;   609.6 p0+p3   21 t spill
        mov rbp, r14                 ;   586.5 p1      21 t copy
        or rbp, r13                  ;   610.6 p0      21 t
        xor r14, r11                 ;   611.1 p0      21 t
        xor rdx, r11                 ;   611.7 p0      21 t
        mov r11, qword [rsp + 2528]  ;   553.7 p2      21 t
        xor r11, r10                 ;   612.3 p0      21 t
        mov qword [rsp + 2528], r13  ;   612.8 p0+p3   21 t spill
        mov r13, r12                 ;   593.6 p1      21 t copy
        xor r11, rbp                 ;   613.8 p0      21 t
        and r13, r10                 ;   614.4 p0      21 t
        xor rbp, r13                 ;   615.4 p0      21 t
        mov r13, rdi                 ;   603.0 p1      21 t copy
        and r13, r8                  ;   615.6 p0      21 t
        xor r11, r13                 ;   616.6 p0      21 t
        mov r8, rdi                  ;   603.0 p1      21 t copy
        mov qword [rsp + 2752], rdi  ;   616.7 p0+p3   21 t spill
        mov rdi, r15                 ;   605.1 p1      21 t copy
        mov r15, rbx                 ;   585.9 p1      21 t copy
        xor r8, rcx                  ;   617.7 p0      21 t
        mov r13, r12                 ;   593.6 p1      21 t copy
        xor r13, r8                  ;   618.7 p0      21 t
        xor rdx, r11                 ;   618.8 p0      21 t
        xor r14, rbp                 ;   619.4 p0      21 t
        and rdi, r8                  ;   620.0 p0      21 t
        xor rbp, rdi                 ;   621.0 p0      21 t
        mov rdi, qword [rsp + 2496]  ;   563.8 p2      21 t
        or rdi, r9                   ;   621.1 p0      21 t
        xor r11, rdi                 ;   622.1 p0      21 t
        mov rdi, rsi                 ;   599.8 p1      21 t copy
        and rdi, r13                 ;   622.3 p0      21 t
        xor r14, rdi                 ;   623.3 p0      21 t
        mov rdi, rax                 ;   598.2 p1      21 t copy
        xor rdi, rcx                 ;   623.4 p0      21 t
        and r15, rdi                 ;   624.4 p0      21 t
        xor rbp, r15                 ;   625.4 p0      21 t
        mov r9, rbp                  ;   626.4 p1      21 t copy
        xor r11, r15                 ;   625.4 p0      21 t
        mov r15, rdx                 ;   619.8 p1      21 t copy
        and r15, r14                 ;   625.7 p0      21 t
        xor r11, r15                 ;   626.7 p0      21 t
        and r9, r11                  ;   627.7 p0      21 t
        xor rdx, r9                  ;   628.7 p0      21 t
        xor r11, r14                 ;   628.0 p0      21 t
        mov r9, rbp                  ;   626.4 p1      21 t copy
        and r9, rdx                  ;   629.7 p0      21 t
        xor r14, r9                  ;   630.7 p0      21 t
        or r15, r11                  ;   629.7 p0      21 t
        xor r15, rdx                 ;   630.7 p0      21 t
        and rdx, r14                 ;   631.7 p0      21 t
        and rdi, r15                 ;   631.7 p0      21 t
        mov r9, r15                  ;   631.7 p1      21 t copy
        or r9, r14                   ;   632.7 p0      21 t
        xor r11, r9                  ;   633.7 p0      21 t
        xor rbp, rdx                 ;   633.1 p0      21 t
        mov rdx, r15                 ;   631.7 p1      21 t copy
        xor rdx, r14                 ;   633.7 p0      21 t
        and rsi, rdx                 ;   634.7 p0      21 t
        and r13, rdx                 ;   634.8 p0      21 t
        xor rdx, r11                 ;   635.4 p0      21 t
        and r8, rdx                  ;   636.4 p0      21 t
        xor r13, r8                  ;   637.4 p0      21 t
        and r12, r11                 ;   637.1 p0      21 t
        xor r8, r12                  ;   638.1 p0      21 t
        and r10, r11                 ;   638.3 p0      21 t
        and rbx, r15                 ;   638.8 p0      21 t
        xor r11, rbp                 ;   639.4 p0      21 t
        xor r15, r11                 ;   640.4 p0      21 t
        mov r12, qword [rsp + 2296]  ;   609.6 p2      21 t
        and r12, rbp                 ;   640.5 p0      21 t
        and rcx, r15                 ;   641.4 p0      21 t
        mov r9, qword [rsp + 2720]   ;   603.1 p2      21 t
        mov qword [rsp + 2296], rbx  ;   641.7 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   601.9 p2      21 t
        xor r12, rsi                 ;   642.7 p0      21 t
        xor r10, r12                 ;   643.7 p0      21 t
        and rax, r11                 ;   643.8 p0      21 t
        and r9, rbp                  ;   644.4 p0      21 t
        xor rbp, r14                 ;   645.0 p0      21 t
        and rbx, r11                 ;   645.5 p0      21 t
        xor rsi, rbx                 ;   646.5 p0      21 t
        mov rbx, qword [rsp + 2264]  ;   609.3 p2      21 t
        mov r11, qword [rsp + 2752]  ;   616.7 p2      21 t
        and rbx, rbp                 ;   646.7 p0      21 t
        and r11, rbp                 ;   647.2 p0      21 t
        xor r11, r8                  ;   648.2 p0      21 t
        mov rbp, qword [rsp + 2528]  ;   612.8 p2      21 t
        and rbp, r15                 ;   648.4 p0      21 t
        mov r15, qword [rsp + 2768]  ;   591.6 p2      21 t
        and r15, r14                 ;   649.0 p0      21 t
        xor rbp, rsi                 ;   649.5 p0      21 t
        xor rbp, rbx                 ;   650.5 p0      21 t
        xor rax, rdi                 ;   650.7 p0      21 t
        xor rdi, r8                  ;   651.2 p0      21 t
        xor rax, r13                 ;   651.8 p0      21 t
        xor rdi, rcx                 ;   652.4 p0      21 t
        mov r8, qword [rsp + 2552]   ;   594.6 p2      42 t
        not r8                       ;   653.0 p0      42 t
        xor r10, rbx                 ;   653.5 p0      21 t
        mov rbx, qword [rsp + 2496]  ;   595.6 p2      21 t
        and rbx, r14                 ;   654.0 p0      21 t
        xor rbx, rbp                 ;   655.0 p0      21 t
        mov r14, qword [rsp + 2760]  ;   605.1 p2      21 t
        and r14, rdx                 ;   655.2 p0      21 t
        mov rdx, qword [rsp + 2296]  ;   641.7 p2      21 t
        xor r13, r9                  ;   655.7 p0      21 t
        xor r15, r10                 ;   656.3 p0      21 t
        mov r9, qword [rsp + 2584]   ;   601.0 p2      42 t
        xor rbx, r15                 ;   657.3 p0      21 t
        xor r11, r15                 ;   657.5 p0      21 t
        xor rdx, rsi                 ;   658.0 p0      21 t
        mov qword [rsp + 2584], r12  ;   658.6 p0+p3   21 t spill
        xor rdx, rbx                 ;   659.6 p0      21 t
        mov rcx, qword [rsp + 2656]  ;   604.3 p2      42 t
        not r10                      ;   660.2 p0      21 t
        mov qword [rsp + 2296], r10  ;   661.2 p0+p3   21 t spill
        xor r14, rbx                 ;   661.7 p0      21 t
        mov r12, r14                 ;   662.7 p1      21 t copy
        xor r13, r15                 ;   662.2 p0      21 t
        xor rdi, r13                 ;   663.2 p0      21 t
        mov r15, qword [rsp + 2664]  ;   607.8 p2      42 t
        mov qword [rsp + 2664], rax  ;   663.4 p0+p3   21 t spill
        mov rsi, rax                 ;   652.8 p1      21 t copy
        mov rax, qword [rsp + 2592]  ;   609.3 p2      42 t
        not rdi                      ;   664.4 p0      21 t
        not r15                      ;   664.9 p0      42 t
        xor r13, r11                 ;   665.4 p0      21 t
        xor r13, rdx                 ;   666.4 p0      21 t
        xor rsi, r13                 ;   667.4 p0      21 t
        not rsi                      ;   668.4 p0      21 t
        mov qword [rsp + 2656], rsi  ;   669.4 p0+p3   21 t spill
        mov rbx, qword [rsp + 2576]  ;   613.0 p2      42 t
        mov rsi, qword [rsp + 2576]  ;   614.0 p2      42 t
        xor rsi, qword [rsp + 2608]  ;   668.6 p2+p0   42 t
        xor rax, r15                 ;   669.2 p0      42 t
        mov qword [rsp + 2528], r11  ;   669.7 p0+p3   21 t spill
        xor r8, rax                  ;   670.7 p0      42 t
        xor rbx, qword [rsp + 2600]  ;   671.3 p2+p0   42 t
        not rcx                      ;   671.9 p0      42 t
        not r9                       ;   672.4 p0      42 t
        mov qword [rsp + 2728], r8   ;   672.9 p0+p3   42 t spill
        mov r10, qword [rsp + 2592]  ;   618.6 p2      42 t
        xor rcx, r8                  ;   673.9 p0      42 t
        mov r11, rcx                 ;   674.9 p1      42 t copy
        xor rax, rbx                 ;   674.4 p0      42 t
        mov qword [rsp + 2752], rcx  ;   675.0 p0+p3   42 t spill
        mov qword [rsp + 2496], r14  ;   676.0 p0+p3   21 t spill
        mov r14, r9                  ;   673.4 p1      42 t copy
        not r12                      ;   677.0 p0      21 t
        xor r11, rax                 ;   677.5 p0      42 t
        mov qword [rsp + 2592], rdi  ;   678.1 p0+p3   21 t spill
        mov qword [rsp + 2264], r11  ;   679.1 p0+p3   42 t spill
        xor r10, r11                 ;   680.1 p0      42 t
        mov rdi, rbx                 ;   672.3 p1      42 t copy
        not rdx                      ;   680.7 p0      21 t
        mov qword [rsp + 2760], rdx  ;   681.7 p0+p3   21 t spill
        mov rdx, rcx                 ;   674.9 p1      42 t copy
        xor rdi, rcx                 ;   682.2 p0      42 t
        mov rcx, r8                  ;   671.7 p1      42 t copy
        or rcx, r11                  ;   682.7 p0      42 t
        mov r11, r15                 ;   665.9 p1      42 t copy
        mov qword [rsp + 2552], r12  ;   683.3 p0+p3   21 t spill
        xor r14, r8                  ;   684.3 p0      42 t
        mov r12, qword [rsp + 2600]  ;   628.4 p2      42 t
        mov qword [rsp + 2600], rbp  ;   684.9 p0+p3   21 t spill
        mov rbp, rsi                 ;   669.6 p1      42 t copy
        or r11, rdi                  ;   685.9 p0      42 t
        mov qword [rsp + 2768], r13  ;   686.4 p0+p3   21 t spill
        xor r12, r9                  ;   687.4 p0      42 t
        mov r13, r12                 ;   688.4 p1      42 t copy
        xor r13, rax                 ;   689.4 p0      42 t
        xor rbp, r8                  ;   688.6 p0      42 t
        or rdx, rbp                  ;   689.6 p0      42 t
        xor rcx, rdx                 ;   690.6 p0      42 t
        mov r8, rdi                  ;   683.2 p1      42 t copy
        xor r15, rdx                 ;   690.6 p0      42 t
        mov rdx, qword [rsp + 2608]  ;   633.7 p2      42 t
        xor rdx, rax                 ;   690.9 p0      42 t
        xor rdx, r11                 ;   691.9 p0      42 t
        mov qword [rsp + 2608], rdi  ;   692.0 p0+p3   42 t spill
        mov rdi, rsi                 ;   669.6 p1      42 t copy
        and rdi, rax                 ;   693.0 p0      42 t
        xor r11, rdi                 ;   694.0 p0      42 t
        xor r8, r13                  ;   694.2 p0      42 t
        mov qword [rsp + 2720], r8   ;   695.2 p0+p3   42 t spill
        mov rdi, r14                 ;   685.3 p1      42 t copy
        mov qword [rsp + 2776], r14  ;   695.7 p0+p3   42 t spill
        and rdi, r8                  ;   696.7 p0      42 t
        mov r8, r14                  ;   685.3 p1      42 t copy
        mov r14, r13                 ;   690.4 p1      42 t copy
        mov qword [rsp + 2784], r13  ;   697.3 p0+p3   42 t spill
        mov r13, rbx                 ;   672.3 p1      42 t copy
        xor r8, r10                  ;   698.3 p0      42 t
        and r14, r8                  ;   699.3 p0      42 t
        mov qword [rsp + 2792], r9   ;   699.4 p0+p3   42 t spill
        xor r15, r11                 ;   700.4 p0      42 t
        xor r11, r14                 ;   701.0 p0      42 t
        xor rdx, rdi                 ;   701.6 p0      42 t
        xor rcx, rdx                 ;   702.6 p0      42 t
        mov rdi, rsi                 ;   669.6 p1      42 t copy
        mov r14, qword [rsp + 2576]  ;   645.0 p2      42 t
        or r14, r9                   ;   702.7 p0      42 t
        xor rdx, r14                 ;   703.7 p0      42 t
        xor rdi, r8                  ;   703.9 p0      42 t
        mov r14, r12                 ;   688.4 p1      42 t copy
        and r14, rdi                 ;   704.9 p0      42 t
        xor r15, r14                 ;   705.9 p0      42 t
        mov r14, rbp                 ;   689.6 p1      42 t copy
        xor r14, r10                 ;   705.6 p0      42 t
        and r13, r14                 ;   706.6 p0      42 t
        xor rdx, r13                 ;   707.6 p0      42 t
        xor r11, r13                 ;   707.6 p0      42 t
        mov r9, r11                  ;   708.6 p1      42 t copy
        mov r13, rcx                 ;   703.6 p1      42 t copy
        and r13, r15                 ;   707.9 p0      42 t
        xor rdx, r13                 ;   708.9 p0      42 t
        and r9, rdx                  ;   709.9 p0      42 t
        xor rcx, r9                  ;   710.9 p0      42 t
        mov r9, r11                  ;   708.6 p1      42 t copy
        xor rdx, r15                 ;   710.1 p0      42 t
        and r9, rcx                  ;   711.9 p0      42 t
        xor r15, r9                  ;   712.9 p0      42 t
        or r13, rdx                  ;   711.9 p0      42 t
        xor r13, rcx                 ;   712.9 p0      42 t
        and rcx, r15                 ;   713.9 p0      42 t
        xor r11, rcx                 ;   714.9 p0      42 t
        mov rcx, r13                 ;   713.9 p1      42 t copy
        xor rcx, r15                 ;   714.9 p0      42 t
        mov r9, r13                  ;   713.9 p1      42 t copy
        or r9, r15                   ;   714.9 p0      42 t
        xor rdx, r9                  ;   715.9 p0      42 t
        and rdi, rcx                 ;   715.9 p0      42 t
        and r12, rcx                 ;   716.4 p0      42 t
        xor rcx, rdx                 ;   717.0 p0      42 t
        and r8, rcx                  ;   718.0 p0      42 t
        mov r9, qword [rsp + 2728]   ;   672.9 p2      42 t
        and rbx, r13                 ;   718.1 p0      42 t
        xor rdi, r8                  ;   719.0 p0      42 t
        and r14, r13                 ;   719.3 p0      42 t
        and rsi, rdx                 ;   719.9 p0      42 t
        and rax, rdx                 ;   720.4 p0      42 t
        xor rdx, r11                 ;   721.0 p0      42 t
        xor r13, rdx                 ;   722.0 p0      42 t
        xor r8, rsi                  ;   722.1 p0      42 t
        and r9, r11                  ;   722.7 p0      42 t
        mov rsi, qword [rsp + 2264]  ;   679.1 p2      42 t
        and rsi, r11                 ;   723.3 p0      42 t
        and rbp, rdx                 ;   723.9 p0      42 t
        mov qword [rsp + 2264], rbx  ;   724.4 p0+p3   42 t spill
        xor rsi, r12                 ;   725.4 p0      42 t
        mov rbx, qword [rsp + 2752]  ;   675.0 p2      42 t
        and rbx, rdx                 ;   726.0 p0      42 t
        xor r12, rbx                 ;   727.0 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   695.2 p2      42 t
        mov rdx, qword [rsp + 2776]  ;   695.7 p2      42 t
        xor r11, r15                 ;   727.1 p0      42 t
        and rdx, r11                 ;   728.1 p0      42 t
        and rbx, r11                 ;   728.3 p0      42 t
        and r10, r13                 ;   728.8 p0      42 t
        mov r11, qword [rsp + 2608]  ;   692.0 p2      42 t
        and r11, r13                 ;   729.4 p0      42 t
        xor r11, r12                 ;   730.4 p0      42 t
        xor r11, rbx                 ;   731.4 p0      42 t
        xor rax, rsi                 ;   731.1 p0      42 t
        xor rax, rbx                 ;   732.1 p0      42 t
        mov rbx, qword [rsp + 2576]  ;   673.4 p2      42 t
        and rbx, r15                 ;   732.3 p0      42 t
        mov r13, qword [rsp + 2792]  ;   699.4 p2      42 t
        and r13, r15                 ;   732.8 p0      42 t
        xor r13, rax                 ;   733.8 p0      42 t
        xor rbx, r11                 ;   734.0 p0      42 t
        xor rbx, r13                 ;   735.0 p0      42 t
        xor rdx, r8                  ;   735.1 p0      42 t
        xor rdx, r13                 ;   736.1 p0      42 t
        mov r15, qword [rsp + 2784]  ;   697.3 p2      42 t
        and r15, rcx                 ;   736.3 p0      42 t
        xor r15, rbx                 ;   737.3 p0      42 t
        not rax                      ;   737.4 p0      42 t
        xor rbp, r14                 ;   737.9 p0      42 t
        xor r14, r8                  ;   738.5 p0      42 t
        xor r14, r10                 ;   739.5 p0      42 t
        mov rcx, qword [rsp + 2264]  ;   724.4 p2      42 t
        xor rbp, rdi                 ;   739.6 p0      42 t
        xor rcx, r12                 ;   740.2 p0      42 t
        xor rcx, rbx                 ;   741.2 p0      42 t
        mov r12, qword [rsp + 2704]  ;   683.8 p2      41 t
        mov rbx, qword [rsp + 2624]  ;   684.8 p2      41 t
        xor rdi, r9                  ;   741.3 p0      42 t
        xor r12, r15                 ;   741.9 p0      41 t
        xor rdi, r13                 ;   742.5 p0      42 t
        xor r14, rdi                 ;   743.5 p0      42 t
        mov r8, qword [rsp + 2168]   ;   686.3 p2      41 t
        xor r8, qword [rsp + 2464]   ;   743.6 p2+p0   41 t
        mov r10, rbp                 ;   740.6 p1      42 t copy
        mov r9, qword [rsp + 2640]   ;   689.4 p2      41 t
        xor r9, qword [rsp + 2352]   ;   744.2 p2+p0   41 t
        xor r9, qword [rsp + 2232]   ;   745.2 p2+p0   41 t
        xor rdi, rdx                 ;   745.3 p0      42 t
        xor rdi, rcx                 ;   746.3 p0      42 t
        xor r12, rdi                 ;   747.3 p0      41 t
        xor r10, rdi                 ;   747.3 p0      42 t
        xor rbx, r8                  ;   747.6 p0      41 t
        mov rdi, qword [rsp + 2168]  ;   693.4 p2      41 t
        xor rdi, r9                  ;   748.2 p0      41 t
        xor r9, rbx                  ;   748.8 p0      41 t
        not r14                      ;   749.3 p0      42 t
        not r10                      ;   749.8 p0      42 t
        not r15                      ;   750.3 p0      42 t
        mov r13, qword [rsp + 2624]  ;   696.0 p2      41 t
        not rcx                      ;   750.8 p0      42 t
        xor rcx, qword [rsp + 2696]  ;   751.8 p2+p0   41 t
        xor r13, qword [rsp + 2528]  ;   751.9 p2+p0   41 t
        mov qword [rsp + 2168], rbx  ;   752.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2704]  ;   699.7 p2      41 t
        xor rbx, r13                 ;   753.5 p0      41 t
        mov qword [rsp + 2704], rbx  ;   754.5 p0+p3   41 t spill
        xor r8, rbx                  ;   755.0 p0      41 t
        mov rbx, qword [rsp + 2640]  ;   702.0 p2      41 t
        mov qword [rsp + 2640], rdi  ;   755.6 p0+p3   41 t spill
        xor rbx, r12                 ;   756.6 p0      41 t
        xor r13, rbx                 ;   757.6 p0      41 t
        xor r12, rdi                 ;   757.8 p0      41 t
        mov rdi, qword [rsp + 2376]  ;   704.6 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   758.3 p2+p0   41 t
        xor r14, qword [rsp + 2192]  ;   758.9 p2+p0   41 t
        xor r11, rsi                 ;   759.5 p0      41 t
        mov qword [rsp + 2744], rbx  ;   760.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2672]  ;   707.6 p2      41 t
        xor rbx, qword [rsp + 2320]  ;   761.0 p2+p0   41 t
        mov qword [rsp + 2320], r13  ;   761.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2392]  ;   709.6 p2      41 t
        xor r13, qword [rsp + 2768]  ;   762.6 p2+p0   41 t
        xor r13, qword [rsp + 2496]  ;   763.6 p2+p0   41 t
        mov qword [rsp + 2496], r8   ;   763.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2392]   ;   712.6 p2      41 t
        mov qword [rsp + 2392], r9   ;   764.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2376]   ;   713.6 p2      41 t
        xor r9, rbx                  ;   765.8 p0      41 t
        xor r8, rdi                  ;   766.3 p0      41 t
        mov qword [rsp + 2376], r8   ;   767.3 p0+p3   41 t spill
        xor rbx, r8                  ;   767.9 p0      41 t
        mov r8, qword [rsp + 2696]   ;   715.9 p2      41 t
        xor r8, r13                  ;   768.5 p0      41 t
        xor rdi, r8                  ;   769.5 p0      41 t
        mov qword [rsp + 2696], r8   ;   769.6 p0+p3   41 t spill
        xor r11, rbp                 ;   770.6 p0      41 t
        mov rbp, qword [rsp + 2568]  ;   717.5 p2      41 t
        mov r8, qword [rsp + 2672]   ;   718.5 p2      41 t
        xor r8, rcx                  ;   771.2 p0      41 t
        xor r13, r8                  ;   772.2 p0      41 t
        xor rcx, r9                  ;   772.3 p0      41 t
        mov qword [rsp + 2672], r9   ;   772.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2408]   ;   719.7 p2      41 t
        xor r9, qword [rsp + 2424]   ;   773.9 p2+p0   41 t
        mov qword [rsp + 2424], r8   ;   774.5 p0+p3   41 t spill
        mov r8, qword [rsp + 2256]   ;   721.7 p2      41 t
        xor r8, qword [rsp + 2200]   ;   775.5 p2+p0   41 t
        mov rsi, qword [rsp + 2568]  ;   723.7 p2      41 t
        xor rsi, qword [rsp + 2592]  ;   776.0 p2+p0   41 t
        xor rax, qword [rsp + 2208]  ;   776.6 p2+p0   41 t
        mov qword [rsp + 2200], r13  ;   777.2 p0+p3   41 t spill
        mov r13, qword [rsp + 2712]  ;   726.7 p2      41 t
        xor r13, qword [rsp + 2760]  ;   778.2 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   778.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;   728.7 p2      41 t
        mov qword [rsp + 2712], rbx  ;   779.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   729.7 p2      41 t
        xor rdi, r9                  ;   780.7 p0      41 t
        mov qword [rsp + 2408], rdi  ;   781.7 p0+p3   41 t spill
        xor rbx, r8                  ;   782.3 p0      41 t
        xor r8, rdi                  ;   782.9 p0      41 t
        mov rdi, qword [rsp + 2192]  ;   730.7 p2      41 t
        xor rdi, r13                 ;   783.5 p0      41 t
        mov qword [rsp + 2192], rdi  ;   784.5 p0+p3   41 t spill
        xor r9, rdi                  ;   785.0 p0      41 t
        mov rdi, qword [rsp + 2256]  ;   733.1 p2      41 t
        xor rdi, r14                 ;   785.6 p0      41 t
        xor r14, rbx                 ;   786.2 p0      41 t
        mov qword [rsp + 2256], rbx  ;   786.7 p0+p3   41 t spill
        xor r13, rdi                 ;   787.7 p0      41 t
        mov qword [rsp + 2568], r13  ;   788.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2328]  ;   735.2 p2      41 t
        mov rbx, qword [rsp + 2328]  ;   736.2 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   789.3 p2+p0   41 t
        xor rbx, qword [rsp + 2512]  ;   790.3 p2+p0   41 t
        xor rbx, qword [rsp + 2648]  ;   791.3 p2+p0   41 t
        xor rbp, rbx                 ;   792.3 p0      41 t
        mov qword [rsp + 2648], rdi  ;   791.6 p0+p3   41 t spill
        mov qword [rsp + 2328], rbp  ;   793.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2272]  ;   740.8 p2      41 t
        xor rdi, qword [rsp + 2448]  ;   793.6 p2+p0   41 t
        xor r13, rdi                 ;   794.6 p0      41 t
        xor rdi, rbp                 ;   794.7 p0      41 t
        mov rbp, qword [rsp + 2208]  ;   742.9 p2      41 t
        xor rbp, rsi                 ;   795.3 p0      41 t
        mov qword [rsp + 2208], rbp  ;   796.3 p0+p3   41 t spill
        xor rbx, rbp                 ;   796.9 p0      41 t
        mov rbp, qword [rsp + 2272]  ;   744.5 p2      41 t
        xor rbp, rax                 ;   797.5 p0      41 t
        xor rax, r13                 ;   798.0 p0      41 t
        mov qword [rsp + 2272], r13  ;   798.6 p0+p3   41 t spill
        mov r13, qword [rsp + 2384]  ;   745.8 p2      41 t
        xor rsi, rbp                 ;   799.6 p0      41 t
        xor r13, qword [rsp + 2504]  ;   800.2 p2+p0   41 t
        mov qword [rsp + 2504], rbp  ;   800.7 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   747.8 p2      41 t
        xor rbp, qword [rsp + 2688]  ;   801.7 p2+p0   41 t
        xor rbp, qword [rsp + 2456]  ;   802.7 p2+p0   41 t
        xor rbp, qword [rsp + 2440]  ;   803.7 p2+p0   41 t
        xor r11, qword [rsp + 2240]  ;   803.5 p2+p0   41 t
        mov qword [rsp + 2440], rsi  ;   804.0 p0+p3   41 t spill
        mov rsi, qword [rsp + 2680]  ;   752.8 p2      41 t
        xor rsi, qword [rsp + 2296]  ;   805.0 p2+p0   41 t
        mov qword [rsp + 2296], rbx  ;   805.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   754.8 p2      41 t
        mov qword [rsp + 2680], r9   ;   806.6 p0+p3   41 t spill
        xor rbx, r13                 ;   807.6 p0      41 t
        mov r9, qword [rsp + 2384]   ;   755.8 p2      41 t
        mov qword [rsp + 2384], rbx  ;   808.6 p0+p3   41 t spill
        xor r9, rbp                  ;   809.2 p0      41 t
        xor rbp, rbx                 ;   809.7 p0      41 t
        mov rbx, qword [rsp + 2240]  ;   756.8 p2      41 t
        xor rbx, rsi                 ;   810.3 p0      41 t
        mov qword [rsp + 2240], rbx  ;   811.3 p0+p3   41 t spill
        xor r13, rbx                 ;   811.9 p0      41 t
        mov rbx, qword [rsp + 2304]  ;   757.8 p2      41 t
        xor rbx, r11                 ;   812.5 p0      41 t
        xor r11, r9                  ;   813.0 p0      41 t
        xor rsi, rbx                 ;   813.6 p0      41 t
        mov qword [rsp + 2304], r9   ;   814.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2336]   ;   759.9 p2      41 t
        xor r9, qword [rsp + 2520]   ;   815.2 p2+p0   41 t
        mov qword [rsp + 2520], rbx  ;   815.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2280]  ;   761.9 p2      41 t
        xor rbx, qword [rsp + 2472]  ;   816.7 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   817.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2560]  ;   763.9 p2      41 t
        xor rsi, qword [rsp + 2600]  ;   818.3 p2+p0   41 t
        xor rsi, qword [rsp + 2584]  ;   819.3 p2+p0   41 t
        xor rsi, qword [rsp + 2664]  ;   820.3 p2+p0   41 t
        mov qword [rsp + 2664], r13  ;   820.0 p0+p3   41 t spill
        mov r13, qword [rsp + 2560]  ;   767.9 p2      41 t
        mov qword [rsp + 2560], rbp  ;   821.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   768.9 p2      41 t
        xor r10, qword [rsp + 2216]  ;   822.0 p2+p0   41 t
        xor r13, r9                  ;   822.6 p0      41 t
        xor rbp, rbx                 ;   823.2 p0      41 t
        xor rbx, r13                 ;   823.7 p0      41 t
        mov qword [rsp + 2336], r13  ;   824.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2216]  ;   770.9 p2      41 t
        xor r13, rsi                 ;   825.3 p0      41 t
        xor r9, r13                  ;   826.3 p0      41 t
        mov qword [rsp + 2216], r13  ;   826.4 p0+p3   41 t spill
        mov r13, qword [rsp + 2280]  ;   772.6 p2      41 t
        xor r13, r10                 ;   827.4 p0      41 t
        xor r10, rbp                 ;   828.0 p0      41 t
        xor rsi, r13                 ;   828.6 p0      41 t
        mov qword [rsp + 2280], rbp  ;   829.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2400]  ;   774.9 p2      41 t
        xor rbp, qword [rsp + 2536]  ;   830.2 p2+p0   41 t
        mov qword [rsp + 2536], r13  ;   830.7 p0+p3   41 t spill
        mov r13, qword [rsp + 2312]  ;   776.9 p2      41 t
        xor r13, qword [rsp + 2416]  ;   831.7 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   832.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   778.9 p2      41 t
        xor rsi, qword [rsp + 2656]  ;   833.3 p2+p0   41 t
        mov qword [rsp + 2656], r9   ;   833.9 p0+p3   41 t spill
        xor r15, qword [rsp + 2248]  ;   834.9 p2+p0   41 t
        mov r9, qword [rsp + 2632]   ;   781.9 p2      41 t
        mov qword [rsp + 2632], rbx  ;   835.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   782.9 p2      41 t
        xor rbx, r13                 ;   836.4 p0      41 t
        xor r9, rbp                  ;   837.0 p0      41 t
        xor r13, r9                  ;   838.0 p0      41 t
        mov qword [rsp + 2400], r9   ;   838.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2248]   ;   783.9 p2      41 t
        xor r9, rsi                  ;   839.2 p0      41 t
        mov qword [rsp + 2248], r9   ;   840.2 p0+p3   41 t spill
        xor rbp, r9                  ;   840.7 p0      41 t
        mov r9, qword [rsp + 2312]   ;   784.9 p2      41 t
        mov qword [rsp + 2312], rbx  ;   841.3 p0+p3   41 t spill
        xor r9, r15                  ;   842.3 p0      41 t
        xor r15, rbx                 ;   842.9 p0      41 t
        xor rsi, r9                  ;   843.4 p0      41 t
        mov rbx, qword [rsp + 2344]  ;   787.5 p2      41 t
        xor rbx, qword [rsp + 2544]  ;   844.0 p2+p0   41 t
        xor rbx, qword [rsp + 2488]  ;   845.0 p2+p0   41 t
        mov qword [rsp + 2488], r9   ;   845.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2288]   ;   790.7 p2      41 t
        xor r9, qword [rsp + 2480]   ;   846.2 p2+p0   41 t
        mov qword [rsp + 2480], rsi  ;   846.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2432]  ;   792.7 p2      41 t
        xor rsi, qword [rsp + 2552]  ;   847.7 p2+p0   41 t
        mov qword [rsp + 2552], rbp  ;   848.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2432]  ;   794.7 p2      41 t
        mov qword [rsp + 2432], r13  ;   849.3 p0+p3   41 t spill
        mov r13, qword [rsp + 2344]  ;   795.7 p2      41 t
        xor rbp, rbx                 ;   850.3 p0      41 t
        mov qword [rsp + 2344], rbp  ;   851.3 p0+p3   41 t spill
        xor r13, r9                  ;   851.9 p0      41 t
        xor rdx, qword [rsp + 2224]  ;   852.4 p2+p0   41 t
        xor r9, rbp                  ;   853.0 p0      41 t
        mov rbp, qword [rsp + 2224]  ;   798.2 p2      41 t
        xor rbp, rsi                 ;   853.6 p0      41 t
        mov qword [rsp + 2224], rbp  ;   854.6 p0+p3   41 t spill
        xor rbx, rbp                 ;   855.1 p0      41 t
        mov rbp, qword [rsp + 2288]  ;   799.7 p2      41 t
        mov qword [rsp + 2288], r13  ;   855.7 p0+p3   41 t spill
        xor rbp, rdx                 ;   856.7 p0      41 t
        xor rdx, r13                 ;   857.3 p0      41 t
        mov r13, r12                 ;   801.8 p1      61 t copy
        xor r13, qword [rsp + 3312]  ;   857.9 p2+p0   61 t
        mov qword [rsp + 2544], r13  ;   858.9 p0+p3   61 t spill
        mov r13, rcx                 ;   803.7 p1      61 t copy
        xor r13, qword [rsp + 3320]  ;   859.4 p2+p0   61 t
        mov qword [rsp + 2584], r13  ;   860.4 p0+p3   61 t spill
        mov r13, r14                 ;   805.1 p1      61 t copy
        xor r13, qword [rsp + 3328]  ;   861.0 p2+p0   61 t
        mov qword [rsp + 2600], r13  ;   862.0 p0+p3   61 t spill
        mov r13, rax                 ;   806.4 p1      61 t copy
        xor r13, qword [rsp + 3336]  ;   862.6 p2+p0   61 t
        mov qword [rsp + 2456], r13  ;   863.6 p0+p3   61 t spill
        mov r13, r11                 ;   814.0 p1      61 t copy
        xor r13, qword [rsp + 3344]  ;   864.1 p2+p0   61 t
        mov qword [rsp + 2688], r13  ;   865.1 p0+p3   61 t spill
        mov r13, r10                 ;   829.0 p1      61 t copy
        xor r13, qword [rsp + 3352]  ;   865.7 p2+p0   61 t
        mov qword [rsp + 2592], r13  ;   866.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2392]  ;   811.7 p2      61 t
        xor r13, qword [rsp + 3376]  ;   867.3 p2+p0   61 t
        mov qword [rsp + 2448], r13  ;   868.3 p0+p3   61 t spill
        mov r13, r15                 ;   843.9 p1      61 t copy
        xor r13, qword [rsp + 3360]  ;   868.9 p2+p0   61 t
        mov qword [rsp + 2512], r13  ;   869.9 p0+p3   61 t spill
        mov r13, qword [rsp + 2712]  ;   816.2 p2      61 t
        xor r13, qword [rsp + 3384]  ;   870.4 p2+p0   61 t
        mov qword [rsp + 2736], r13  ;   871.4 p0+p3   61 t spill
        mov r13, r8                  ;   817.7 p1      61 t copy
        xor r13, qword [rsp + 3392]  ;   872.0 p2+p0   61 t
        mov qword [rsp + 2768], r13  ;   873.0 p0+p3   61 t spill
        xor r8, qword [rsp + 3584]   ;   873.6 p2+p0   61 t
        xor r8, qword [rsp + 2192]   ;   874.6 p2+p0   61 t
        mov qword [rsp + 2192], r8   ;   875.6 p0+p3   61 t spill
        mov r13, rdx                 ;   858.3 p1      61 t copy
        mov r8, qword [rsp + 2416]   ;   832.3 p2      61 t
        xor r13, qword [rsp + 3368]  ;   875.7 p2+p0   61 t
        mov qword [rsp + 2624], r13  ;   876.7 p0+p3   61 t spill
        mov r13, rdi                 ;   823.3 p1      61 t copy
        xor r13, qword [rsp + 3400]  ;   877.3 p2+p0   61 t
        xor rdi, qword [rsp + 3592]  ;   877.9 p2+p0   61 t
        xor rsi, rbp                 ;   878.4 p0      41 t
        mov qword [rsp + 2528], r13  ;   879.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2560]  ;   826.3 p2      61 t
        xor r13, qword [rsp + 3408]  ;   880.0 p2+p0   61 t
        xor r8, qword [rsp + 3544]   ;   880.6 p2+p0   61 t
        mov qword [rsp + 2232], r13  ;   881.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2632]  ;   835.4 p2      61 t
        xor r13, qword [rsp + 3416]  ;   882.1 p2+p0   61 t
        mov qword [rsp + 2352], r13  ;   883.1 p0+p3   61 t spill
        xor rbp, rbx                 ;   883.7 p0      61 t
        xor rdi, qword [rsp + 2208]  ;   884.3 p2+p0   61 t
        mov qword [rsp + 2208], rdi  ;   885.3 p0+p3   61 t spill
        mov rdi, qword [rsp + 2480]  ;   846.7 p2      61 t
        xor rdi, qword [rsp + 3552]  ;   885.9 p2+p0   61 t
        mov qword [rsp + 2800], rdi  ;   886.9 p0+p3   61 t spill
        mov rdi, rsi                 ;   879.4 p1      61 t copy
        xor rbp, qword [rsp + 3688]  ;   887.4 p2+p0   61 t
        xor rdi, qword [rsp + 3560]  ;   888.0 p2+p0   61 t
        mov qword [rsp + 2808], rdi  ;   889.0 p0+p3   61 t spill
        mov rdi, qword [rsp + 2704]  ;   837.1 p2      61 t
        xor r15, qword [rsp + 3808]  ;   889.6 p2+p0   61 t
        mov r13, qword [rsp + 2432]  ;   849.3 p2      61 t
        xor r13, qword [rsp + 3424]  ;   890.1 p2+p0   61 t
        mov qword [rsp + 2464], r13  ;   891.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2496]  ;   841.1 p2      61 t
        xor r13, qword [rsp + 3440]  ;   891.7 p2+p0   61 t
        mov qword [rsp + 2264], r13  ;   892.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2760]  ;   843.3 p2      61 t
        xor r13, qword [rsp + 3448]  ;   893.3 p2+p0   61 t
        mov qword [rsp + 2784], r13  ;   894.3 p0+p3   61 t spill
        mov r13, r9                  ;   854.0 p1      61 t copy
        xor r9, qword [rsp + 3624]   ;   894.8 p2+p0   61 t
        xor r9, qword [rsp + 2224]   ;   895.8 p2+p0   61 t
        xor r13, qword [rsp + 3432]  ;   896.0 p2+p0   61 t
        mov qword [rsp + 2576], r13  ;   897.0 p0+p3   61 t spill
        mov r13, qword [rsp + 2680]  ;   848.3 p2      61 t
        xor r13, qword [rsp + 3456]  ;   897.6 p2+p0   61 t
        mov qword [rsp + 2792], r13  ;   898.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2296]  ;   850.3 p2      61 t
        xor r13, qword [rsp + 3464]  ;   899.1 p2+p0   61 t
        mov qword [rsp + 2608], r13  ;   900.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2664]  ;   852.3 p2      61 t
        xor r13, qword [rsp + 3472]  ;   900.7 p2+p0   61 t
        mov qword [rsp + 2776], r13  ;   901.7 p0+p3   61 t spill
        mov r13, qword [rsp + 2656]  ;   854.3 p2      61 t
        xor r13, qword [rsp + 3480]  ;   902.3 p2+p0   61 t
        mov qword [rsp + 2720], r13  ;   903.3 p0+p3   61 t spill
        mov r13, qword [rsp + 2552]  ;   856.3 p2      61 t
        xor r13, qword [rsp + 3488]  ;   903.8 p2+p0   61 t
        mov qword [rsp + 2752], r13  ;   904.8 p0+p3   61 t spill
        mov r13, qword [rsp + 2320]  ;   858.3 p2      61 t
        xor r13, qword [rsp + 3504]  ;   905.4 p2+p0   61 t
        xor rdi, qword [rsp + 3568]  ;   906.0 p2+p0   61 t
        mov qword [rsp + 2728], r13  ;   906.6 p0+p3   61 t spill
        mov r13, rbx                 ;   860.0 p1      61 t copy
        xor r13, qword [rsp + 3496]  ;   907.6 p2+p0   61 t
        mov qword [rsp + 2224], r9   ;   908.1 p0+p3   61 t spill
        mov r9, qword [rsp + 2240]   ;   862.3 p2      61 t
        mov rbx, qword [rsp + 2424]  ;   863.3 p2      61 t
        xor rbx, qword [rsp + 3640]  ;   909.1 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   910.1 p2+p0   61 t
        mov qword [rsp + 2760], rbp  ;   910.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2648]  ;   866.3 p2      61 t
        xor rbp, qword [rsp + 3648]  ;   911.3 p2+p0   61 t
        xor rbp, qword [rsp + 2680]  ;   912.3 p2+p0   61 t
        mov qword [rsp + 2680], rbp  ;   913.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2504]  ;   869.3 p2      61 t
        xor rbp, qword [rsp + 3656]  ;   913.4 p2+p0   61 t
        xor rbp, qword [rsp + 2296]  ;   914.4 p2+p0   61 t
        mov qword [rsp + 2296], rbp  ;   915.4 p0+p3   61 t spill
        mov rbp, qword [rsp + 2520]  ;   872.3 p2      61 t
        mov qword [rsp + 2816], r13  ;   915.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2200]  ;   873.3 p2      61 t
        xor r13, qword [rsp + 3512]  ;   916.6 p2+p0   61 t
        mov qword [rsp + 2824], r13  ;   917.6 p0+p3   61 t spill
        mov r13, qword [rsp + 2568]  ;   875.3 p2      61 t
        xor r13, qword [rsp + 3520]  ;   918.1 p2+p0   61 t
        mov qword [rsp + 2832], r13  ;   919.1 p0+p3   61 t spill
        mov r13, qword [rsp + 2440]  ;   877.3 p2      61 t
        xor r13, qword [rsp + 3528]  ;   919.7 p2+p0   61 t
        mov qword [rsp + 2840], r13  ;   920.7 p0+p3   61 t spill
        xor rbp, qword [rsp + 3664]  ;   921.3 p2+p0   61 t
        xor rbp, qword [rsp + 2664]  ;   922.3 p2+p0   61 t
        mov qword [rsp + 2664], rbp  ;   923.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2536]  ;   881.3 p2      61 t
        xor rbp, qword [rsp + 3672]  ;   923.4 p2+p0   61 t
        xor rbp, qword [rsp + 2656]  ;   924.4 p2+p0   61 t
        xor rdi, qword [rsp + 2392]  ;   924.6 p2+p0   61 t
        xor r9, qword [rsp + 3600]   ;   925.1 p2+p0   61 t
        mov qword [rsp + 2392], rdi  ;   925.7 p0+p3   61 t spill
        mov rdi, qword [rsp + 2696]  ;   886.3 p2      61 t
        xor rdx, qword [rsp + 3816]  ;   926.7 p2+p0   61 t
        xor r11, qword [rsp + 3792]  ;   927.3 p2+p0   61 t
        mov r13, qword [rsp + 2472]  ;   889.3 p2      61 t
        mov qword [rsp + 2656], rbp  ;   927.8 p0+p3   61 t spill
        mov rbp, qword [rsp + 2488]  ;   890.3 p2      61 t
        xor rdx, qword [rsp + 2344]  ;   928.8 p2+p0   61 t
        mov qword [rsp + 2344], rdx  ;   929.8 p0+p3   61 t spill
        mov rdx, qword [rsp + 2544]  ;   892.3 p2      40 t
        xor r14, qword [rsp + 3776]  ;   930.4 p2+p0   61 t
        xor r14, qword [rsp + 2408]  ;   931.4 p2+p0   61 t
        mov qword [rsp + 2408], r14  ;   932.4 p0+p3   61 t spill
        xor r9, qword [rsp + 2560]   ;   932.6 p2+p0   61 t
        xor rsi, qword [rsp + 3752]  ;   933.1 p2+p0   61 t
        xor r10, qword [rsp + 3800]  ;   933.7 p2+p0   61 t
        xor rbp, qword [rsp + 3680]  ;   934.3 p2+p0   61 t
        xor rbp, qword [rsp + 2552]  ;   935.3 p2+p0   61 t
        mov qword [rsp + 2552], rbp  ;   936.3 p0+p3   61 t spill
        mov rbp, qword [rsp + 2640]  ;   900.3 p2      61 t
        xor rbp, qword [rsp + 3696]  ;   936.4 p2+p0   61 t
        xor r11, qword [rsp + 2384]  ;   937.0 p2+p0   61 t
        xor r15, qword [rsp + 2400]  ;   937.5 p2+p0   61 t
        mov qword [rsp + 2400], r15  ;   938.5 p0+p3   61 t spill
        mov r15, qword [rsp + 2616]  ;   904.3 p2      61 r.0 reload
        xor r12, qword [rsp + 3760]  ;   939.1 p2+p0   61 t
        mov qword [rsp + 2560], r9   ;   939.7 p0+p3   61 t spill
        xor rax, qword [rsp + 3784]  ;   940.7 p2+p0   61 t
        xor rax, qword [rsp + 2328]  ;   941.7 p2+p0   61 t
        mov qword [rsp + 2328], rax  ;   942.7 p0+p3   61 t spill
        mov rax, qword [rsp + 2312]  ;   908.3 p2      61 t
        xor rax, qword [rsp + 3744]  ;   942.8 p2+p0   61 t
        xor rax, qword [rsp + 2480]  ;   943.8 p2+p0   61 t
        xor r13, qword [rsp + 3536]  ;   944.0 p2+p0   61 t
        xor rdx, qword [r15 + 9728]  ;   944.5 p2+p0   40 t
        mov r14, qword [rsp + 2280]  ;   913.3 p2      61 t
        xor r14, qword [rsp + 3736]  ;   945.1 p2+p0   61 t
        xor r10, qword [rsp + 2336]  ;   945.7 p2+p0   61 t
        mov qword [rsp + 2336], rdx  ;   946.3 p0+p3   40 t spill
        mov rdx, qword [rsp + 2584]  ;   916.3 p2      40 t
        xor rdx, qword [r15 + 9736]  ;   947.3 p2+p0   40 t
        mov qword [rsp + 2384], rdx  ;   948.3 p0+p3   40 t spill
        xor r14, qword [rsp + 2416]  ;   948.8 p2+p0   61 t
        mov rdx, qword [rsp + 2600]  ;   919.3 p2      40 t
        xor rdx, qword [r15 + 9744]  ;   949.4 p2+p0   40 t
        mov r9, qword [rsp + 2216]   ;   921.3 p2      61 t
        xor rbp, qword [rsp + 2320]  ;   950.0 p2+p0   61 t
        xor rcx, qword [rsp + 3768]  ;   950.5 p2+p0   61 t
        xor rcx, qword [rsp + 2376]  ;   951.5 p2+p0   61 t
        mov qword [rsp + 2376], rcx  ;   952.5 p0+p3   61 t spill
        mov rcx, qword [rsp + 2304]  ;   925.3 p2      61 t
        mov qword [rsp + 2480], rdx  ;   952.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 2456]  ;   926.3 p2      40 t
        xor rcx, qword [rsp + 3728]  ;   953.7 p2+p0   61 t
        xor rdx, qword [r15 + 9752]  ;   954.3 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   955.3 p0+p3   40 t spill
        mov rdx, qword [rsp + 2688]  ;   929.3 p2      40 t
        xor rdx, qword [r15 + 9760]  ;   955.8 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   956.8 p0+p3   40 t spill
        xor rcx, qword [rsp + 2472]  ;   957.4 p2+p0   61 t
        mov rdx, qword [rsp + 2592]  ;   932.3 p2      40 t
        xor rdx, qword [r15 + 9768]  ;   958.0 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;   959.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2512]  ;   934.3 p2      40 t
        mov qword [rsp + 2320], rbp  ;   959.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2672]  ;   935.3 p2      61 t
        xor r12, qword [rsp + 2168]  ;   960.5 p2+p0   61 t
        mov qword [rsp + 2168], r12  ;   961.5 p0+p3   61 t spill
        mov r12, qword [rsp + 2272]  ;   937.3 p2      61 t
        xor r12, qword [rsp + 3720]  ;   962.1 p2+p0   61 t
        xor rbp, qword [rsp + 3704]  ;   962.7 p2+p0   61 t
        xor r12, qword [rsp + 2440]  ;   963.3 p2+p0   61 t
        xor rbp, qword [rsp + 2200]  ;   963.8 p2+p0   61 t
        xor rdx, qword [r15 + 9776]  ;   964.4 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   965.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2624]  ;   943.3 p2      40 t
        xor rdx, qword [r15 + 9784]  ;   966.0 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   967.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2448]  ;   945.3 p2      40 t
        xor rdx, qword [r15 + 9792]  ;   967.5 p2+p0   40 t
        mov qword [rsp + 2440], rdx  ;   968.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2736]  ;   947.3 p2      40 t
        xor rdx, qword [r15 + 9800]  ;   969.1 p2+p0   40 t
        xor r9, qword [rsp + 3608]   ;   969.7 p2+p0   61 t
        xor rsi, qword [rsp + 2288]  ;   970.2 p2+p0   61 t
        mov qword [rsp + 2288], rsi  ;   971.2 p0+p3   61 t spill
        mov rsi, qword [rsp + 2256]  ;   951.3 p2      61 t
        xor rsi, qword [rsp + 3712]  ;   971.8 p2+p0   61 t
        mov qword [rsp + 2272], rdx  ;   972.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2768]  ;   953.3 p2      40 t
        xor rdx, qword [r15 + 9808]  ;   973.4 p2+p0   40 t
        xor rsi, qword [rsp + 2568]  ;   974.0 p2+p0   61 t
        mov qword [rsp + 2568], rdx  ;   974.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2528]  ;   956.3 p2      40 t
        xor rdx, qword [r15 + 9816]  ;   975.5 p2+p0   40 t
        mov qword [rsp + 2256], rdx  ;   976.5 p0+p3   40 t spill
        xor r9, qword [rsp + 2632]   ;   977.1 p2+p0   61 t
        xor rdi, qword [rsp + 3576]  ;   977.7 p2+p0   61 t
        mov qword [rsp + 2632], r9   ;   978.2 p0+p3   61 t spill
        mov rdx, qword [rsp + 2232]  ;   960.3 p2      40 t
        xor rdx, qword [r15 + 9824]  ;   979.2 p2+p0   40 t
        xor rdi, qword [rsp + 2712]  ;   979.8 p2+p0   61 t
        mov qword [rsp + 2200], rdx  ;   980.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2352]  ;   963.3 p2      40 t
        xor rdx, qword [r15 + 9832]  ;   981.4 p2+p0   40 t
        mov qword [rsp + 2672], rdx  ;   982.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2464]  ;   965.3 p2      40 t
        xor rdx, qword [r15 + 9840]  ;   983.0 p2+p0   40 t
        mov qword [rsp + 2640], rdx  ;   984.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2576]  ;   967.3 p2      40 t
        xor rdx, qword [r15 + 9848]  ;   984.5 p2+p0   40 t
        mov qword [rsp + 2952], r8   ;   985.1 p0+p3   61 t spill
        mov qword [rsp + 2488], rdx  ;   986.1 p0+p3   40 t spill
        mov r9, qword [rsp + 2248]   ;   969.3 p2      61 t
        xor r9, qword [rsp + 3616]   ;   987.1 p2+p0   61 t
        xor r9, qword [rsp + 2432]   ;   988.1 p2+p0   61 t
        mov qword [rsp + 2432], r9   ;   989.1 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   972.3 p2      61 t
        xor r9, qword [rsp + 3632]   ;   989.2 p2+p0   61 t
        xor r9, qword [rsp + 2496]   ;   990.2 p2+p0   61 t
        mov qword [rsp + 2704], r13  ;   990.4 p0+p3   61 t spill
        mov rdx, qword [rsp + 2264]  ;   975.3 p2      40 t
        mov qword [rsp + 2848], r9   ;   991.4 p0+p3   61 t spill
        mov qword [rsp + 2872], rdi  ;   992.4 p0+p3   61 t spill
        xor rdx, qword [r15 + 9856]  ;   993.4 p2+p0   40 t
        mov qword [rsp + 2536], rdx  ;   994.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2784]  ;   977.3 p2      40 t
        xor rdx, qword [r15 + 9864]  ;   995.0 p2+p0   40 t
        mov qword [rsp + 2520], rdx  ;   996.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2792]  ;   979.3 p2      40 t
        xor rdx, qword [r15 + 9872]  ;   996.5 p2+p0   40 t
        mov qword [rsp + 2504], rdx  ;   997.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2608]  ;   981.3 p2      40 t
        xor rdx, qword [r15 + 9880]  ;   998.1 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   999.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2776]  ;   983.3 p2      40 t
        xor rdx, qword [r15 + 9888]  ;   999.7 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;  1000.7 p0+p3   40 t spill
        mov rdx, qword [rsp + 2720]  ;   985.3 p2      40 t
        xor rdx, qword [r15 + 9896]  ;  1001.2 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;  1002.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 2752]  ;   987.3 p2      40 t
        xor rdx, qword [r15 + 9904]  ;  1002.8 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;  1003.8 p0+p3   40 t spill
        mov rdx, qword [rsp + 2816]  ;   989.3 p2      40 t
        xor rdx, qword [r15 + 9912]  ;  1004.4 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;  1005.4 p0+p3   40 t spill
        mov rdx, qword [rsp + 2728]  ;   991.3 p2      40 t
        xor rdx, qword [r15 + 9920]  ;  1006.0 p2+p0   40 t
        mov qword [rsp + 2216], rdx  ;  1007.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2824]  ;   993.3 p2      40 t
        xor rdx, qword [r15 + 9928]  ;  1007.5 p2+p0   40 t
        mov qword [rsp + 2240], rdx  ;  1008.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2832]  ;   995.3 p2      40 t
        xor rdx, qword [r15 + 9936]  ;  1009.1 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;  1010.1 p0+p3   40 t spill
        mov rdx, qword [rsp + 2840]  ;   997.3 p2      40 t
        xor rdx, qword [r15 + 9944]  ;  1010.7 p2+p0   40 t
        mov qword [rsp + 2696], rdx  ;  1011.7 p0+p3   40 t spill
        mov rdx, r13                 ;   963.4 p1      40 t copy
        mov r13, r8                  ;   963.9 p1      40 t copy
        mov r8, qword [rsp + 2800]   ;   999.3 p2      40 t
        xor rdx, qword [r15 + 9952]  ;  1012.2 p2+p0   40 t
        mov qword [rsp + 2856], rdx  ;  1013.2 p0+p3   40 t spill
        mov rdx, qword [rsp + 2392]  ;  1001.3 p2      40 t
        xor rdx, qword [r15 + 9984]  ;  1013.8 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;  1014.8 p0+p3   40 t spill
        mov rdx, rdi                 ;   980.8 p1      40 t copy
        xor r13, qword [r15 + 9960]  ;  1015.4 p2+p0   40 t
        mov qword [rsp + 2888], r13  ;  1016.4 p0+p3   40 t spill
        xor r8, qword [r15 + 9968]   ;  1016.9 p2+p0   40 t
        mov qword [rsp + 2896], rbx  ;  1017.5 p0+p3   61 t spill
        xor rdx, qword [r15 + 9992]  ;  1018.5 p2+p0   40 t
        mov qword [rsp + 2880], rdx  ;  1019.5 p0+p3   40 t spill
        mov rdx, r9                  ;   991.2 p1      40 t copy
        mov r9, rbx                  ;   970.9 p1      40 t copy
        xor r9, qword [r15 + 10056]  ;  1020.1 p2+p0   40 t
        mov qword [rsp + 2928], r9   ;  1021.1 p0+p3   40 t spill
        mov r9, qword [rsp + 2296]   ;  1007.3 p2      40 t
        xor r9, qword [r15 + 10072]  ;  1021.7 p2+p0   40 t
        mov qword [rsp + 2936], r9   ;  1022.7 p0+p3   40 t spill
        mov r9, qword [rsp + 2664]   ;  1009.3 p2      40 t
        xor r9, qword [r15 + 10080]  ;  1023.2 p2+p0   40 t
        mov r13, qword [rsp + 2808]  ;  1011.3 p2      40 t
        xor r13, qword [r15 + 9976]  ;  1023.8 p2+p0   40 t
        mov rbx, qword [rsp + 2680]  ;  1013.3 p2      40 t
        mov qword [rsp + 2912], rsi  ;  1024.4 p0+p3   61 t spill
        mov qword [rsp + 2960], rbp  ;  1025.4 p0+p3   61 t spill
        mov qword [rsp + 2944], r9   ;  1026.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2656]   ;  1014.3 p2      40 t
        xor r9, qword [r15 + 10088]  ;  1027.4 p2+p0   40 t
        mov qword [rsp + 2968], r9   ;  1028.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2552]   ;  1016.3 p2      40 t
        xor r9, qword [r15 + 10096]  ;  1028.9 p2+p0   40 t
        mov qword [rsp + 2976], r9   ;  1029.9 p0+p3   40 t spill
        mov r9, qword [rsp + 2760]   ;  1018.3 p2      40 t
        xor r9, qword [r15 + 10104]  ;  1030.5 p2+p0   40 t
        mov qword [rsp + 2984], r9   ;  1031.5 p0+p3   40 t spill
        mov r9, qword [rsp + 2320]   ;  1020.3 p2      40 t
        xor r9, qword [r15 + 10112]  ;  1032.1 p2+p0   40 t
        mov qword [rsp + 2992], r9   ;  1033.1 p0+p3   40 t spill
        mov r9, rbp                  ;   983.4 p1      40 t copy
        mov rbp, rsi                 ;   984.0 p1      40 t copy
        mov rdi, qword [rsp + 2192]  ;  1022.3 p2      40 t
        xor rdi, qword [r15 + 10000] ;  1033.7 p2+p0   40 t
        mov rsi, r12                 ;   985.5 p1      40 t copy
        xor rsi, qword [r15 + 10136] ;  1034.2 p2+p0   40 t
        xor rdx, qword [r15 + 10048] ;  1034.8 p2+p0   40 t
        mov qword [rsp + 3000], rsi  ;  1035.4 p0+p3   40 t spill
        mov rsi, qword [rsp + 2168]  ;  1026.3 p2      40 t
        xor rsi, qword [r15 + 10176] ;  1036.4 p2+p0   40 t
        mov qword [rsp + 3008], rsi  ;  1037.4 p0+p3   40 t spill
        mov qword [rsp + 2904], rdi  ;  1037.9 p0+p3   40 t spill
        mov rdi, qword [rsp + 2208]  ;  1028.3 p2      40 t
        xor rdi, qword [r15 + 10008] ;  1038.9 p2+p0   40 t
        mov qword [rsp + 2920], rdi  ;  1039.9 p0+p3   40 t spill
        mov rdi, qword [rsp + 2560]  ;  1030.3 p2      40 t
        xor rdi, qword [r15 + 10016] ;  1040.5 p2+p0   40 t
        mov qword [rsp + 3016], rdi  ;  1041.5 p0+p3   40 t spill
        mov rdi, qword [rsp + 2632]  ;  1032.3 p2      40 t
        xor rdi, qword [r15 + 10024] ;  1042.1 p2+p0   40 t
        mov qword [rsp + 3024], rdi  ;  1043.1 p0+p3   40 t spill
        mov rdi, qword [rsp + 2432]  ;  1034.3 p2      40 t
        xor rbx, qword [r15 + 10064] ;  1043.7 p2+p0   40 t
        xor rdi, qword [r15 + 10032] ;  1044.2 p2+p0   40 t
        mov qword [rsp + 3032], rdi  ;  1045.2 p0+p3   40 t spill
        mov rdi, qword [rsp + 2224]  ;  1037.3 p2      40 t
        xor rdi, qword [r15 + 10040] ;  1045.8 p2+p0   40 t
        mov qword [rsp + 3040], r12  ;  1046.4 p0+p3   61 t spill
        mov r12, rcx                 ;   999.4 p1      40 t copy
        xor r12, qword [r15 + 10144] ;  1047.4 p2+p0   40 t
        mov qword [rsp + 3064], r14  ;  1047.9 p0+p3   61 t spill
        mov qword [rsp + 3104], r10  ;  1048.9 p0+p3   61 t spill
        mov qword [rsp + 3048], rcx  ;  1049.9 p0+p3   61 t spill
        mov rcx, r14                 ;  1002.2 p1      40 t copy
        mov r14, rax                 ;  1002.7 p1      40 t copy
        xor r14, qword [r15 + 10160] ;  1050.9 p2+p0   40 t
        xor rcx, qword [r15 + 10152] ;  1051.5 p2+p0   40 t
        xor rbp, qword [r15 + 10128] ;  1052.1 p2+p0   40 t
        xor r9, qword [r15 + 10120]  ;  1052.7 p2+p0   40 t
        mov qword [rsp + 3088], r11  ;  1053.2 p0+p3   61 t spill
        mov qword [rsp + 3056], rax  ;  1054.2 p0+p3   61 t spill
        mov rsi, qword [rsp + 2376]  ;  1044.3 p2      40 t
        xor rsi, qword [r15 + 10184] ;  1055.2 p2+p0   40 t
        mov qword [rsp + 3072], rsi  ;  1056.2 p0+p3   40 t spill
        mov rsi, qword [rsp + 2408]  ;  1046.3 p2      40 t
        xor rsi, qword [r15 + 10192] ;  1056.8 p2+p0   40 t
        mov qword [rsp + 3080], rsi  ;  1057.8 p0+p3   40 t spill
        mov rsi, qword [rsp + 2328]  ;  1048.3 p2      40 t
        mov rax, qword [rsp + 2288]  ;  1049.3 p2      40 t
        xor rax, qword [r15 + 10168] ;  1058.4 p2+p0   40 t
        xor rsi, qword [r15 + 10200] ;  1058.9 p2+p0   40 t
        mov qword [rsp + 3096], rsi  ;  1059.9 p0+p3   40 t spill
        mov rsi, r11                 ;  1012.7 p1      40 t copy
        mov r11, r10                 ;  1013.2 p1      40 t copy
        xor rsi, qword [r15 + 10208] ;  1060.5 p2+p0   40 t
        xor r11, qword [r15 + 10216] ;  1061.1 p2+p0   40 t
        mov r10, qword [rsp + 2400]  ;  1054.3 p2      40 t
        xor r10, qword [r15 + 10224] ;  1061.7 p2+p0   40 t
        mov qword [rsp + 3120], r11  ;  1062.2 p0+p3   40 t spill
        mov r11, qword [rsp + 2344]  ;  1056.3 p2      40 t
        xor r11, qword [r15 + 10232] ;  1063.2 p2+p0   40 t
        mov r15, qword [rsp + 2384]  ;  1058.3 p2      41 t
        xor r15, qword [rsp + 2416]  ;  1063.8 p2+p0   41 t
        mov qword [rsp + 3144], r8   ;  1064.4 p0+p3   40 t spill
        mov qword [rsp + 3128], r11  ;  1065.4 p0+p3   40 t spill
        mov r11, qword [rsp + 2312]  ;  1060.3 p2      41 t
        mov qword [rsp + 3112], r10  ;  1066.4 p0+p3   40 t spill
        mov r10, qword [rsp + 2416]  ;  1061.3 p2      41 t
        mov qword [rsp + 2416], rcx  ;  1067.4 p0+p3   40 t spill
        mov rcx, qword [rsp + 2336]  ;  1062.3 p2      41 t
        mov qword [rsp + 2336], r9   ;  1068.4 p0+p3   40 t spill
        mov r9, qword [rsp + 2480]   ;  1063.3 p2      41 t
        not r9                       ;  1069.4 p0      41 t
        mov r8, r9                   ;  1070.4 p1      41 t copy
        mov qword [rsp + 2480], r12  ;  1069.9 p0+p3   40 t spill
        mov r12, qword [rsp + 2472]  ;  1064.3 p2      41 t
        not r12                      ;  1070.9 p0      41 t
        xor r11, r12                 ;  1071.9 p0      41 t
        mov qword [rsp + 3160], rbx  ;  1071.9 p0+p3   40 t spill
        not rcx                      ;  1072.9 p0      41 t
        xor rcx, r11                 ;  1073.9 p0      41 t
        xor r11, r15                 ;  1074.0 p0      41 t
        xor r10, r9                  ;  1074.6 p0      41 t
        mov qword [rsp + 2472], rax  ;  1075.1 p0+p3   40 t spill
        mov rax, qword [rsp + 2304]  ;  1065.3 p2      41 t
        not rax                      ;  1076.1 p0      41 t
        mov rbx, qword [rsp + 2312]  ;  1066.3 p2      41 t
        xor rax, rcx                 ;  1077.1 p0      41 t
        mov qword [rsp + 2312], rdx  ;  1077.2 p0+p3   40 t spill
        mov qword [rsp + 3152], rbp  ;  1078.2 p0+p3   40 t spill
        mov qword [rsp + 3136], rsi  ;  1079.2 p0+p3   40 t spill
        mov qword [rsp + 3176], rdi  ;  1080.2 p0+p3   40 t spill
        mov rdi, r10                 ;  1075.6 p1      41 t copy
        xor rdi, r11                 ;  1081.2 p0      41 t
        mov rsi, qword [rsp + 2384]  ;  1067.3 p2      41 t
        xor rsi, qword [rsp + 2280]  ;  1081.8 p2+p0   41 t
        mov rdx, rax                 ;  1078.1 p1      41 t copy
        mov qword [rsp + 3168], rax  ;  1082.4 p0+p3   41 t spill
        mov qword [rsp + 2304], r14  ;  1083.4 p0+p3   40 t spill
        mov r14, rsi                 ;  1082.8 p1      41 t copy
        xor r14, rcx                 ;  1084.4 p0      41 t
        mov rbp, r15                 ;  1064.8 p1      41 t copy
        xor rbp, rax                 ;  1084.9 p0      41 t
        mov qword [rsp + 3192], rbp  ;  1085.9 p0+p3   41 t spill
        mov qword [rsp + 3200], r13  ;  1086.5 p0+p3   40 t spill
        mov r13, rax                 ;  1078.1 p1      41 t copy
        xor r13, r11                 ;  1087.5 p0      41 t
        mov rax, rcx                 ;  1074.9 p1      41 t copy
        or rax, r13                  ;  1088.5 p0      41 t
        or rdx, r14                  ;  1088.6 p0      41 t
        xor rbx, r13                 ;  1089.2 p0      41 t
        mov qword [rsp + 3208], r13  ;  1089.8 p0+p3   41 t spill
        xor rax, rdx                 ;  1090.8 p0      41 t
        xor rdx, r12                 ;  1091.4 p0      41 t
        mov r13, rbp                 ;  1085.9 p1      41 t copy
        mov qword [rsp + 3232], r9   ;  1091.9 p0+p3   41 t spill
        or r12, rbp                  ;  1092.9 p0      41 t
        mov rbp, rsi                 ;  1082.8 p1      41 t copy
        and rbp, r11                 ;  1093.5 p0      41 t
        xor rbp, r12                 ;  1094.5 p0      41 t
        xor r13, rdi                 ;  1094.6 p0      41 t
        xor r8, rcx                  ;  1095.2 p0      41 t
        xor r12, qword [rsp + 2280]  ;  1095.8 p2+p0   41 t
        mov qword [rsp + 2280], rcx  ;  1096.4 p0+p3   41 t spill
        mov rcx, r8                  ;  1096.2 p1      41 t copy
        and rcx, r13                 ;  1097.4 p0      41 t
        xor r12, r11                 ;  1097.9 p0      41 t
        xor r12, rcx                 ;  1098.9 p0      41 t
        mov qword [rsp + 3224], r8   ;  1099.1 p0+p3   41 t spill
        xor rax, r12                 ;  1100.1 p0      41 t
        mov qword [rsp + 3216], r13  ;  1100.6 p0+p3   41 t spill
        mov r13, r8                  ;  1096.2 p1      41 t copy
        xor r13, rbx                 ;  1101.6 p0      41 t
        mov qword [rsp + 3184], rdi  ;  1102.2 p0+p3   41 t spill
        mov rcx, rsi                 ;  1082.8 p1      41 t copy
        xor rcx, r13                 ;  1103.2 p0      41 t
        xor rdx, rbp                 ;  1103.8 p0      41 t
        mov r8, rdi                  ;  1082.2 p1      41 t copy
        and r8, r13                  ;  1104.4 p0      41 t
        xor rbp, r8                  ;  1105.4 p0      41 t
        mov r8, qword [rsp + 2384]   ;  1070.3 p2      41 t
        or r8, r9                    ;  1105.5 p0      41 t
        xor r12, r8                  ;  1106.5 p0      41 t
        mov r8, r10                  ;  1075.6 p1      41 t copy
        and r8, rcx                  ;  1106.6 p0      41 t
        xor rdx, r8                  ;  1107.6 p0      41 t
        mov r8, r15                  ;  1064.8 p1      41 t copy
        mov rdi, r14                 ;  1085.4 p1      41 t copy
        xor rdi, rbx                 ;  1107.8 p0      41 t
        and r8, rdi                  ;  1108.8 p0      41 t
        xor rbp, r8                  ;  1109.8 p0      41 t
        xor r12, r8                  ;  1109.8 p0      41 t
        mov r9, rbp                  ;  1110.8 p1      41 t copy
        mov r8, rax                  ;  1101.1 p1      41 t copy
        and r8, rdx                  ;  1110.1 p0      41 t
        xor r12, r8                  ;  1111.1 p0      41 t
        and r9, r12                  ;  1112.1 p0      41 t
        xor r12, rdx                 ;  1112.1 p0      41 t
        xor rax, r9                  ;  1113.1 p0      41 t
        or r8, r12                   ;  1113.1 p0      41 t
        xor r8, rax                  ;  1114.1 p0      41 t
        mov r9, rbp                  ;  1110.8 p1      41 t copy
        and r9, rax                  ;  1114.1 p0      41 t
        xor rdx, r9                  ;  1115.1 p0      41 t
        and rax, rdx                 ;  1116.1 p0      41 t
        mov r9, r8                   ;  1115.1 p1      41 t copy
        or r9, rdx                   ;  1116.1 p0      41 t
        xor r12, r9                  ;  1117.1 p0      41 t
        xor rbp, rax                 ;  1117.1 p0      41 t
        mov rax, r8                  ;  1115.1 p1      41 t copy
        and r15, r8                  ;  1117.5 p0      41 t
        xor rax, rdx                 ;  1118.1 p0      41 t
        and rcx, rax                 ;  1119.1 p0      41 t
        and r10, rax                 ;  1119.2 p0      41 t
        xor rax, r12                 ;  1119.8 p0      41 t
        and r13, rax                 ;  1120.8 p0      41 t
        xor rcx, r13                 ;  1121.8 p0      41 t
        and rsi, r12                 ;  1121.5 p0      41 t
        xor r13, rsi                 ;  1122.5 p0      41 t
        and r11, r12                 ;  1122.6 p0      41 t
        xor r12, rbp                 ;  1123.2 p0      41 t
        mov rsi, qword [rsp + 3208]  ;  1089.8 p2      41 t
        and rsi, rbp                 ;  1123.8 p0      41 t
        mov qword [rsp + 3208], r15  ;  1124.3 p0+p3   41 t spill
        mov r15, qword [rsp + 3168]  ;  1082.4 p2      41 t
        and r15, r12                 ;  1125.3 p0      41 t
        xor rsi, r10                 ;  1125.9 p0      41 t
        xor r10, r15                 ;  1126.5 p0      41 t
        mov r9, qword [rsp + 2280]   ;  1096.4 p2      41 t
        and r9, rbp                  ;  1127.0 p0      41 t
        xor rbp, rdx                 ;  1127.6 p0      41 t
        mov r15, qword [rsp + 3216]  ;  1100.6 p2      41 t
        and r15, rbp                 ;  1128.6 p0      41 t
        and rdi, r8                  ;  1128.8 p0      41 t
        xor r8, r12                  ;  1129.3 p0      41 t
        and r14, r12                 ;  1129.9 p0      41 t
        xor r14, rdi                 ;  1130.9 p0      41 t
        xor r14, rcx                 ;  1131.9 p0      41 t
        and rbx, r8                  ;  1131.6 p0      41 t
        mov r12, qword [rsp + 3224]  ;  1099.1 p2      41 t
        and r12, rbp                 ;  1132.2 p0      41 t
        mov rbp, qword [rsp + 3192]  ;  1085.9 p2      41 t
        and rbp, r8                  ;  1132.8 p0      41 t
        mov r8, qword [rsp + 3232]   ;  1091.9 p2      41 t
        and r8, rdx                  ;  1133.3 p0      41 t
        xor rcx, r9                  ;  1133.9 p0      41 t
        mov r9, qword [rsp + 2272]   ;  1078.3 p2      23 t
        xor rbp, r10                 ;  1134.5 p0      41 t
        xor rbp, r15                 ;  1135.5 p0      41 t
        xor r11, rsi                 ;  1135.6 p0      41 t
        xor r11, r15                 ;  1136.6 p0      41 t
        mov r15, qword [rsp + 2384]  ;  1079.3 p2      41 t
        and r15, rdx                 ;  1136.8 p0      41 t
        mov rdx, qword [rsp + 3184]  ;  1102.2 p2      41 t
        and rdx, rax                 ;  1137.3 p0      41 t
        mov rax, qword [rsp + 3208]  ;  1124.3 p2      41 t
        xor rdi, r13                 ;  1137.9 p0      41 t
        xor r8, r11                  ;  1138.5 p0      41 t
        xor rcx, r8                  ;  1139.5 p0      41 t
        xor rdi, rbx                 ;  1139.6 p0      41 t
        xor rdi, rcx                 ;  1140.6 p0      41 t
        xor rax, r10                 ;  1140.8 p0      41 t
        mov r10, rcx                 ;  1140.5 p1      41 t copy
        xor r12, r13                 ;  1141.3 p0      41 t
        xor r12, r8                  ;  1142.3 p0      41 t
        not r9                       ;  1142.5 p0      23 t
        xor r10, r12                 ;  1143.3 p0      41 t
        xor rsi, rbp                 ;  1143.5 p0      41 t
        xor r15, rbp                 ;  1144.1 p0      41 t
        mov rbx, qword [rsp + 2440]  ;  1086.7 p2      23 t
        xor r15, r8                  ;  1145.1 p0      41 t
        xor rax, r15                 ;  1146.1 p0      41 t
        xor rdx, r15                 ;  1146.1 p0      41 t
        xor r10, rax                 ;  1147.1 p0      41 t
        xor rsi, r14                 ;  1147.0 p0      41 t
        mov r13, qword [rsp + 2672]  ;  1090.2 p2      23 t
        mov r15, qword [rsp + 2640]  ;  1091.2 p2      23 t
        not r15                      ;  1147.5 p0      23 t
        not r13                      ;  1148.0 p0      23 t
        xor r14, r10                 ;  1148.5 p0      41 t
        xor r10, rdx                 ;  1149.1 p0      41 t
        mov r8, qword [rsp + 2488]   ;  1093.9 p2      23 t
        not r8                       ;  1149.7 p0      23 t
        xor rbx, qword [rsp + 2200]  ;  1150.2 p2+p0   23 t
        not rdx                      ;  1150.7 p0      41 t
        not r11                      ;  1151.2 p0      41 t
        mov rbp, qword [rsp + 2440]  ;  1096.8 p2      23 t
        mov qword [rsp + 2640], rdx  ;  1151.7 p0+p3   41 t spill
        not rdi                      ;  1152.7 p0      41 t
        not r14                      ;  1153.2 p0      41 t
        mov rdx, qword [rsp + 2568]  ;  1098.4 p2      23 t
        mov qword [rsp + 2672], rsi  ;  1153.7 p0+p3   41 t spill
        mov qword [rsp + 3184], r10  ;  1154.7 p0+p3   41 t spill
        mov qword [rsp + 2280], r9   ;  1155.7 p0+p3   23 t spill
        mov qword [rsp + 2488], rdi  ;  1156.7 p0+p3   41 t spill
        mov qword [rsp + 2272], r11  ;  1157.7 p0+p3   41 t spill
        not rax                      ;  1158.7 p0      41 t
        mov qword [rsp + 3208], rax  ;  1159.7 p0+p3   41 t spill
        mov rax, r9                  ;  1143.5 p1      23 t copy
        mov rcx, qword [rsp + 2256]  ;  1103.3 p2      40 t reload
        mov qword [rsp + 2256], r12  ;  1160.2 p0+p3   41 t spill
        mov r12, qword [rsp + 2568]  ;  1104.8 p2      23 t
        xor r12, r13                 ;  1161.2 p0      23 t
        xor r8, r12                  ;  1162.2 p0      23 t
        xor r15, r8                  ;  1163.2 p0      23 t
        mov qword [rsp + 2568], r14  ;  1163.0 p0+p3   41 t spill
        mov r14, rbx                 ;  1151.2 p1      23 t copy
        xor r14, r8                  ;  1164.0 p0      23 t
        mov r11, r15                 ;  1164.2 p1      23 t copy
        or r11, r14                  ;  1165.2 p0      23 t
        xor rbp, rcx                 ;  1165.1 p0      23 t
        mov qword [rsp + 3192], r8   ;  1165.7 p0+p3   23 t spill
        xor r12, rbp                 ;  1166.7 p0      23 t
        xor rcx, r9                  ;  1167.2 p0      23 t
        mov rsi, rbp                 ;  1166.1 p1      23 t copy
        mov r10, r15                 ;  1164.2 p1      23 t copy
        xor rsi, r15                 ;  1167.8 p0      23 t
        xor r10, r12                 ;  1168.4 p0      23 t
        xor rax, r8                  ;  1169.0 p0      23 t
        mov qword [rsp + 2384], r15  ;  1169.5 p0+p3   23 t spill
        mov r15, r8                  ;  1163.2 p1      23 t copy
        or r15, r10                  ;  1170.5 p0      23 t
        xor r15, r11                 ;  1171.5 p0      23 t
        mov r8, rsi                  ;  1168.8 p1      23 t copy
        xor rdx, r10                 ;  1171.7 p0      23 t
        mov qword [rsp + 3232], r10  ;  1172.2 p0+p3   23 t spill
        mov r10, r13                 ;  1149.0 p1      23 t copy
        or r10, rsi                  ;  1173.2 p0      23 t
        xor r13, r11                 ;  1173.8 p0      23 t
        mov r11, qword [rsp + 2200]  ;  1117.1 p2      23 t
        xor r11, r12                 ;  1174.4 p0      23 t
        mov qword [rsp + 2200], rsi  ;  1175.0 p0+p3   23 t spill
        mov rdi, rcx                 ;  1168.2 p1      23 t copy
        xor rdi, r12                 ;  1176.0 p0      23 t
        xor r8, rdi                  ;  1177.0 p0      23 t
        mov rsi, rbx                 ;  1151.2 p1      23 t copy
        mov qword [rsp + 3224], r8   ;  1178.0 p0+p3   23 t spill
        xor r11, r10                 ;  1178.1 p0      23 t
        and rsi, r12                 ;  1178.7 p0      23 t
        xor r10, rsi                 ;  1179.7 p0      23 t
        xor r13, r10                 ;  1180.7 p0      23 t
        mov qword [rsp + 3216], rax  ;  1180.4 p0+p3   23 t spill
        mov rsi, rax                 ;  1170.0 p1      23 t copy
        and rsi, r8                  ;  1181.4 p0      23 t
        mov r8, rax                  ;  1170.0 p1      23 t copy
        xor r8, rdx                  ;  1182.0 p0      23 t
        mov rax, rdi                 ;  1177.0 p1      23 t copy
        and rax, r8                  ;  1183.0 p0      23 t
        xor r10, rax                 ;  1184.0 p0      23 t
        mov qword [rsp + 3168], rdi  ;  1183.7 p0+p3   23 t spill
        xor r11, rsi                 ;  1184.7 p0      23 t
        mov rsi, rbx                 ;  1151.2 p1      23 t copy
        mov rdi, rbp                 ;  1166.1 p1      23 t copy
        xor rsi, r8                  ;  1185.2 p0      23 t
        xor r15, r11                 ;  1185.8 p0      23 t
        mov rax, qword [rsp + 2440]  ;  1128.6 p2      23 t
        or rax, r9                   ;  1186.4 p0      23 t
        xor r11, rax                 ;  1187.4 p0      23 t
        mov rax, rcx                 ;  1168.2 p1      23 t copy
        and rax, rsi                 ;  1187.5 p0      23 t
        xor r13, rax                 ;  1188.5 p0      23 t
        mov rax, r14                 ;  1165.0 p1      23 t copy
        xor rax, rdx                 ;  1188.7 p0      23 t
        and rdi, rax                 ;  1189.7 p0      23 t
        xor r11, rdi                 ;  1190.7 p0      23 t
        xor r10, rdi                 ;  1190.7 p0      23 t
        mov rdi, r15                 ;  1186.8 p1      23 t copy
        and rdi, r13                 ;  1190.9 p0      23 t
        xor r11, rdi                 ;  1191.9 p0      23 t
        mov r9, r10                  ;  1191.7 p1      23 t copy
        and r9, r11                  ;  1192.9 p0      23 t
        xor r11, r13                 ;  1192.9 p0      23 t
        or rdi, r11                  ;  1193.9 p0      23 t
        xor r15, r9                  ;  1193.9 p0      23 t
        mov r9, r10                  ;  1191.7 p1      23 t copy
        and r9, r15                  ;  1194.9 p0      23 t
        xor rdi, r15                 ;  1194.9 p0      23 t
        xor r13, r9                  ;  1195.9 p0      23 t
        mov r9, rdi                  ;  1195.9 p1      23 t copy
        or r9, r13                   ;  1196.9 p0      23 t
        xor r11, r9                  ;  1197.9 p0      23 t
        mov r9, qword [rsp + 3192]   ;  1165.7 p2      23 t
        and rbx, r11                 ;  1198.9 p0      23 t
        and r15, r13                 ;  1197.8 p0      23 t
        xor r10, r15                 ;  1198.8 p0      23 t
        and rax, rdi                 ;  1198.9 p0      23 t
        mov r15, rdi                 ;  1195.9 p1      23 t copy
        xor r15, r13                 ;  1199.5 p0      23 t
        and rsi, r15                 ;  1200.5 p0      23 t
        and r12, r11                 ;  1200.7 p0      23 t
        and rcx, r15                 ;  1201.2 p0      23 t
        xor r15, r11                 ;  1201.8 p0      23 t
        and r9, r10                  ;  1202.4 p0      23 t
        and r8, r15                  ;  1202.9 p0      23 t
        xor rsi, r8                  ;  1203.9 p0      23 t
        xor r8, rbx                  ;  1204.1 p0      23 t
        mov rbx, qword [rsp + 3232]  ;  1172.2 p2      23 t
        and rbx, r10                 ;  1204.6 p0      23 t
        xor rbx, rcx                 ;  1205.6 p0      23 t
        and rbp, rdi                 ;  1205.8 p0      23 t
        mov qword [rsp + 3232], rbp  ;  1206.8 p0+p3   23 t spill
        xor r11, r10                 ;  1207.4 p0      23 t
        and r14, r11                 ;  1208.4 p0      23 t
        xor r14, rax                 ;  1209.4 p0      23 t
        xor r14, rsi                 ;  1210.4 p0      23 t
        xor rsi, r9                  ;  1209.6 p0      23 t
        mov r9, qword [rsp + 2504]   ;  1150.8 p2      22 t
        mov rbp, qword [rsp + 2384]  ;  1169.5 p2      23 t
        and rbp, r11                 ;  1210.2 p0      23 t
        xor rcx, rbp                 ;  1211.2 p0      23 t
        xor rdi, r11                 ;  1211.4 p0      23 t
        mov r11, qword [rsp + 3216]  ;  1180.4 p2      23 t
        and rdx, rdi                 ;  1212.4 p0      23 t
        xor rax, r8                  ;  1212.5 p0      23 t
        xor rax, rdx                 ;  1213.5 p0      23 t
        mov rdx, qword [rsp + 2520]  ;  1154.2 p2      22 t
        xor r10, r13                 ;  1213.6 p0      23 t
        and r11, r10                 ;  1214.6 p0      23 t
        xor rdx, qword [rsp + 2496]  ;  1214.8 p2+p0   22 t
        not r9                       ;  1215.4 p0      22 t
        mov rbp, qword [rsp + 3224]  ;  1178.0 p2      23 t
        and rbp, r10                 ;  1215.9 p0      23 t
        mov r10, qword [rsp + 2200]  ;  1175.0 p2      23 t
        xor r12, rbx                 ;  1216.4 p0      23 t
        xor r12, rbp                 ;  1217.4 p0      23 t
        and r10, rdi                 ;  1217.6 p0      23 t
        mov rdi, qword [rsp + 2280]  ;  1161.4 p2      23 t
        and rdi, r13                 ;  1218.1 p0      23 t
        xor r10, rcx                 ;  1218.7 p0      23 t
        xor r10, rbp                 ;  1219.7 p0      23 t
        mov rbp, qword [rsp + 2440]  ;  1164.6 p2      23 t
        and rbp, r13                 ;  1219.9 p0      23 t
        xor rbp, r10                 ;  1220.9 p0      23 t
        xor rdi, r12                 ;  1221.0 p0      23 t
        mov r13, qword [rsp + 3168]  ;  1183.7 p2      23 t
        xor rbp, rdi                 ;  1222.0 p0      23 t
        and r13, r15                 ;  1222.1 p0      23 t
        mov r15, qword [rsp + 3232]  ;  1206.8 p2      23 t
        xor rsi, rdi                 ;  1222.7 p0      23 t
        xor rbx, r10                 ;  1223.3 p0      23 t
        xor r15, rcx                 ;  1223.9 p0      23 t
        xor r15, rbp                 ;  1224.9 p0      23 t
        xor r13, rbp                 ;  1225.0 p0      23 t
        mov rbp, qword [rsp + 2520]  ;  1170.0 p2      22 t
        xor rbx, r14                 ;  1225.6 p0      23 t
        mov r10, rsi                 ;  1223.7 p1      23 t copy
        xor rax, rsi                 ;  1226.1 p0      23 t
        mov rcx, qword [rsp + 2424]  ;  1172.5 p2      40 t reload
        xor r11, r8                  ;  1226.7 p0      23 t
        xor r11, rdi                 ;  1227.7 p0      23 t
        xor r10, r11                 ;  1228.7 p0      23 t
        xor r10, r15                 ;  1229.7 p0      23 t
        mov qword [rsp + 2424], r11  ;  1229.0 p0+p3   23 t spill
        mov r11, qword [rsp + 2648]  ;  1174.8 p2      22 t
        mov rsi, qword [rsp + 2744]  ;  1175.8 p2      22 t
        not rsi                      ;  1230.0 p0      22 t
        xor rbp, rcx                 ;  1230.5 p0      22 t
        not r12                      ;  1231.1 p0      23 t
        mov rdi, qword [rsp + 2248]  ;  1177.0 p2      22 t
        mov r8, qword [rsp + 2536]   ;  1178.0 p2      22 t
        not r8                       ;  1231.6 p0      22 t
        xor r14, r10                 ;  1232.1 p0      23 t
        xor r10, r13                 ;  1232.6 p0      23 t
        not r13                      ;  1233.2 p0      23 t
        mov qword [rsp + 2248], r13  ;  1234.2 p0+p3   23 t spill
        mov qword [rsp + 2744], rbx  ;  1234.7 p0+p3   23 t spill
        xor r11, rsi                 ;  1235.7 p0      22 t
        mov qword [rsp + 2504], r12  ;  1236.3 p0+p3   23 t spill
        xor rcx, r9                  ;  1237.3 p0      22 t
        mov r13, qword [rsp + 2648]  ;  1183.0 p2      22 t
        not rax                      ;  1237.8 p0      23 t
        not r14                      ;  1238.3 p0      23 t
        not rdi                      ;  1238.8 p0      22 t
        mov qword [rsp + 2648], r14  ;  1239.3 p0+p3   23 t spill
        not r15                      ;  1240.3 p0      23 t
        mov qword [rsp + 3232], r15  ;  1241.3 p0+p3   23 t spill
        mov r15, r9                  ;  1216.4 p1      22 t copy
        xor r8, r11                  ;  1241.8 p0      22 t
        xor r11, rbp                 ;  1242.4 p0      22 t
        xor rdi, r8                  ;  1243.0 p0      22 t
        mov r12, rdi                 ;  1244.0 p1      22 t copy
        mov qword [rsp + 2440], rdi  ;  1244.0 p0+p3   22 t spill
        mov rbx, rbp                 ;  1231.5 p1      22 t copy
        xor rbx, rdi                 ;  1244.6 p0      22 t
        mov r14, rdx                 ;  1215.8 p1      22 t copy
        xor r14, r8                  ;  1245.1 p0      22 t
        or r12, r14                  ;  1246.1 p0      22 t
        mov qword [rsp + 3168], r10  ;  1246.3 p0+p3   23 t spill
        mov qword [rsp + 2536], rax  ;  1247.3 p0+p3   23 t spill
        mov rax, rcx                 ;  1238.3 p1      22 t copy
        mov r10, rdi                 ;  1244.0 p1      22 t copy
        mov rdi, r8                  ;  1242.8 p1      22 t copy
        xor r10, r11                 ;  1248.3 p0      22 t
        xor r13, r10                 ;  1249.3 p0      22 t
        or rdi, r10                  ;  1249.4 p0      22 t
        xor rdi, r12                 ;  1250.4 p0      22 t
        mov qword [rsp + 2280], r10  ;  1250.6 p0+p3   22 t spill
        mov r10, rsi                 ;  1231.0 p1      22 t copy
        xor rsi, r12                 ;  1251.6 p0      22 t
        mov r12, qword [rsp + 2496]  ;  1195.6 p2      22 t
        mov qword [rsp + 2496], rbx  ;  1252.1 p0+p3   22 t spill
        or r10, rbx                  ;  1253.1 p0      22 t
        xor r12, r11                 ;  1253.7 p0      22 t
        xor r12, r10                 ;  1254.7 p0      22 t
        xor r15, r8                  ;  1254.8 p0      22 t
        mov qword [rsp + 2200], r8   ;  1255.4 p0+p3   22 t spill
        mov r8, rbx                  ;  1245.6 p1      22 t copy
        mov rbx, rdx                 ;  1215.8 p1      22 t copy
        mov qword [rsp + 3224], r15  ;  1256.4 p0+p3   22 t spill
        and rbx, r11                 ;  1257.4 p0      22 t
        xor r10, rbx                 ;  1258.4 p0      22 t
        xor rsi, r10                 ;  1259.4 p0      22 t
        xor rax, r11                 ;  1259.1 p0      22 t
        xor r8, rax                  ;  1260.1 p0      22 t
        mov qword [rsp + 3216], r8   ;  1261.1 p0+p3   22 t spill
        mov rbx, r15                 ;  1255.8 p1      22 t copy
        and rbx, r8                  ;  1261.3 p0      22 t
        mov r8, r15                  ;  1255.8 p1      22 t copy
        mov r15, rax                 ;  1260.1 p1      22 t copy
        xor r8, r13                  ;  1261.8 p0      22 t
        and r15, r8                  ;  1262.8 p0      22 t
        xor r10, r15                 ;  1263.8 p0      22 t
        mov r15, qword [rsp + 2520]  ;  1205.9 p2      22 t
        or r15, r9                   ;  1263.5 p0      22 t
        xor r12, rbx                 ;  1264.1 p0      22 t
        mov rbx, rdx                 ;  1215.8 p1      22 t copy
        xor rdi, r12                 ;  1265.1 p0      22 t
        xor r12, r15                 ;  1265.3 p0      22 t
        mov qword [rsp + 2384], rax  ;  1265.8 p0+p3   22 t spill
        mov qword [rsp + 3192], r9   ;  1266.8 p0+p3   22 t spill
        mov r15, rcx                 ;  1238.3 p1      22 t copy
        xor rbx, r8                  ;  1267.8 p0      22 t
        and r15, rbx                 ;  1268.8 p0      22 t
        xor rsi, r15                 ;  1269.8 p0      22 t
        mov r15, r14                 ;  1246.1 p1      22 t copy
        mov rax, rbp                 ;  1231.5 p1      22 t copy
        xor r15, r13                 ;  1269.5 p0      22 t
        and rax, r15                 ;  1270.5 p0      22 t
        xor r10, rax                 ;  1271.5 p0      22 t
        mov r9, r10                  ;  1272.5 p1      22 t copy
        xor r12, rax                 ;  1271.5 p0      22 t
        mov rax, rdi                 ;  1266.1 p1      22 t copy
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
        and rdi, rsi                 ;  1277.8 p0      22 t
        xor r10, rdi                 ;  1278.8 p0      22 t
        mov rdi, rax                 ;  1277.1 p1      22 t copy
        xor rdi, rsi                 ;  1278.1 p0      22 t
        and rcx, rdi                 ;  1279.1 p0      22 t
        and rbx, rdi                 ;  1279.3 p0      22 t
        and rbp, rax                 ;  1279.8 p0      22 t
        mov r9, rax                  ;  1277.1 p1      22 t copy
        or r9, rsi                   ;  1280.4 p0      22 t
        xor r12, r9                  ;  1281.4 p0      22 t
        xor rdi, r12                 ;  1282.4 p0      22 t
        and r8, rdi                  ;  1283.4 p0      22 t
        and rdx, r12                 ;  1282.7 p0      22 t
        xor rbx, r8                  ;  1284.4 p0      22 t
        xor r8, rdx                  ;  1284.4 p0      22 t
        mov rdx, qword [rsp + 2280]  ;  1250.6 p2      22 t
        mov r9, qword [rsp + 2200]   ;  1255.4 p2      22 t
        and r11, r12                 ;  1284.4 p0      22 t
        xor r12, r10                 ;  1285.0 p0      22 t
        and rdx, r10                 ;  1285.5 p0      22 t
        xor rdx, rcx                 ;  1286.5 p0      22 t
        and r15, rax                 ;  1286.7 p0      22 t
        xor rax, r12                 ;  1287.2 p0      22 t
        and r14, r12                 ;  1287.8 p0      22 t
        and r9, r10                  ;  1288.4 p0      22 t
        xor r10, rsi                 ;  1289.0 p0      22 t
        mov qword [rsp + 2280], rbp  ;  1289.5 p0+p3   22 t spill
        mov rbp, qword [rsp + 2440]  ;  1244.0 p2      22 t
        and rbp, r12                 ;  1290.5 p0      22 t
        xor rcx, rbp                 ;  1291.5 p0      22 t
        mov r12, qword [rsp + 3224]  ;  1256.4 p2      22 t
        mov rbp, qword [rsp + 3216]  ;  1261.1 p2      22 t
        and rbp, r10                 ;  1291.7 p0      22 t
        and r12, r10                 ;  1292.2 p0      22 t
        mov r10, qword [rsp + 2496]  ;  1252.1 p2      22 t
        and r10, rax                 ;  1292.8 p0      22 t
        xor r10, rcx                 ;  1293.8 p0      22 t
        xor r11, rdx                 ;  1294.0 p0      22 t
        xor r10, rbp                 ;  1294.8 p0      22 t
        xor rdx, r10                 ;  1295.8 p0      22 t
        and r13, rax                 ;  1295.7 p0      22 t
        mov rax, qword [rsp + 3192]  ;  1266.8 p2      22 t
        xor r11, rbp                 ;  1296.2 p0      22 t
        xor r14, r15                 ;  1296.8 p0      22 t
        xor r14, rbx                 ;  1297.8 p0      22 t
        and rax, rsi                 ;  1298.0 p0      22 t
        mov rbp, qword [rsp + 2520]  ;  1239.8 p2      22 t
        and rbp, rsi                 ;  1298.5 p0      22 t
        xor rax, r11                 ;  1299.1 p0      22 t
        xor rbp, r10                 ;  1299.7 p0      22 t
        xor rdx, r14                 ;  1300.2 p0      22 t
        mov rsi, qword [rsp + 2384]  ;  1265.8 p2      22 t
        and rsi, rdi                 ;  1300.8 p0      22 t
        xor rbx, r9                  ;  1301.4 p0      22 t
        xor r12, r8                  ;  1301.9 p0      22 t
        xor r12, rax                 ;  1302.9 p0      22 t
        mov r9, qword [rsp + 2712]   ;  1245.7 p2      21 t
        xor rbp, rax                 ;  1303.1 p0      22 t
        mov rdi, qword [rsp + 2280]  ;  1289.5 p2      22 t
        xor rdi, rcx                 ;  1303.7 p0      22 t
        xor rsi, rbp                 ;  1304.2 p0      22 t
        xor r15, r8                  ;  1304.8 p0      22 t
        xor rbx, rax                 ;  1305.4 p0      22 t
        mov r10, rbx                 ;  1306.4 p1      22 t copy
        mov rax, qword [rsp + 2240]  ;  1248.5 p2      21 t
        xor rdi, rbp                 ;  1305.9 p0      22 t
        mov r8, qword [rsp + 2216]   ;  1249.5 p2      21 t
        mov rbp, qword [rsp + 3200]  ;  1250.5 p2      21 t
        not r9                       ;  1306.5 p0      21 t
        xor r15, r13                 ;  1307.0 p0      22 t
        mov r13, qword [rsp + 3144]  ;  1251.7 p2      21 t
        xor r15, rbx                 ;  1308.0 p0      22 t
        not r15                      ;  1309.0 p0      22 t
        not r13                      ;  1308.7 p0      21 t
        mov rcx, qword [rsp + 2856]  ;  1253.2 p2      40 t reload
        xor r10, r12                 ;  1309.2 p0      22 t
        xor r10, rdi                 ;  1310.2 p0      22 t
        xor r14, r10                 ;  1311.2 p0      22 t
        xor r10, rsi                 ;  1311.2 p0      22 t
        not r14                      ;  1312.2 p0      22 t
        mov qword [rsp + 3144], r14  ;  1313.2 p0+p3   22 t spill
        mov qword [rsp + 2856], r10  ;  1312.9 p0+p3   22 t spill
        mov qword [rsp + 3200], r12  ;  1313.9 p0+p3   22 t spill
        not r8                       ;  1314.9 p0      21 t
        mov r12, qword [rsp + 2696]  ;  1259.4 p2      21 t
        mov r10, qword [rsp + 2696]  ;  1260.4 p2      21 t
        xor rax, rcx                 ;  1315.4 p0      21 t
        mov rbx, qword [rsp + 2240]  ;  1261.4 p2      21 t
        not rdi                      ;  1316.0 p0      22 t
        not rsi                      ;  1316.5 p0      22 t
        xor rcx, r9                  ;  1317.0 p0      21 t
        xor rbx, qword [rsp + 2888]  ;  1317.6 p2+p0   21 t
        mov qword [rsp + 2712], rdx  ;  1318.2 p0+p3   22 t spill
        mov qword [rsp + 2280], r15  ;  1319.2 p0+p3   22 t spill
        not rbp                      ;  1320.2 p0      21 t
        mov r15, r9                  ;  1307.5 p1      21 t copy
        mov r14, rax                 ;  1316.4 p1      21 t copy
        mov qword [rsp + 2696], rsi  ;  1320.7 p0+p3   22 t spill
        mov qword [rsp + 2384], rdi  ;  1321.7 p0+p3   22 t spill
        mov rsi, rbx                 ;  1318.6 p1      21 t copy
        not r11                      ;  1322.7 p0      22 t
        mov qword [rsp + 2216], r11  ;  1323.7 p0+p3   22 t spill
        mov r11, rcx                 ;  1318.0 p1      21 t copy
        mov qword [rsp + 2200], r9   ;  1324.2 p0+p3   21 t spill
        xor r10, r13                 ;  1325.2 p0      21 t
        xor r8, r10                  ;  1326.2 p0      21 t
        xor rsi, r8                  ;  1327.2 p0      21 t
        xor r10, rax                 ;  1326.9 p0      21 t
        xor rbp, r8                  ;  1327.4 p0      21 t
        mov rdi, rbp                 ;  1328.4 p1      21 t copy
        mov rdx, rbp                 ;  1328.4 p1      21 t copy
        or rdx, rsi                  ;  1329.4 p0      21 t
        mov qword [rsp + 2520], rbp  ;  1328.6 p0+p3   21 t spill
        xor r14, rbp                 ;  1329.6 p0      21 t
        mov rbp, r8                  ;  1327.2 p1      21 t copy
        xor r11, r10                 ;  1330.2 p0      21 t
        xor r15, r8                  ;  1330.7 p0      21 t
        mov qword [rsp + 2440], r11  ;  1331.3 p0+p3   21 t spill
        mov qword [rsp + 3216], r15  ;  1332.3 p0+p3   21 t spill
        mov qword [rsp + 2496], r8   ;  1333.3 p0+p3   21 t spill
        mov r8, r14                  ;  1330.6 p1      21 t copy
        xor r8, r11                  ;  1334.3 p0      21 t
        mov qword [rsp + 3224], r8   ;  1335.3 p0+p3   21 t spill
        xor rdi, r10                 ;  1335.9 p0      21 t
        mov qword [rsp + 3192], rdi  ;  1336.9 p0+p3   21 t spill
        or rbp, rdi                  ;  1337.4 p0      21 t
        xor r12, rdi                 ;  1338.0 p0      21 t
        mov rdi, r13                 ;  1309.7 p1      21 t copy
        xor rbp, rdx                 ;  1338.6 p0      21 t
        xor r13, rdx                 ;  1339.2 p0      21 t
        mov rdx, qword [rsp + 2888]  ;  1281.2 p2      21 t
        mov qword [rsp + 2888], r14  ;  1339.7 p0+p3   21 t spill
        xor rdx, r10                 ;  1340.7 p0      21 t
        or rdi, r14                  ;  1341.3 p0      21 t
        xor rdx, rdi                 ;  1342.3 p0      21 t
        mov r14, rbx                 ;  1318.6 p1      21 t copy
        and r14, r10                 ;  1342.4 p0      21 t
        xor rdi, r14                 ;  1343.4 p0      21 t
        xor r13, rdi                 ;  1344.4 p0      21 t
        mov r14, r15                 ;  1331.7 p1      21 t copy
        and r14, r8                  ;  1344.1 p0      21 t
        mov r8, r15                  ;  1331.7 p1      21 t copy
        mov r15, r11                 ;  1331.2 p1      21 t copy
        mov r11, rax                 ;  1316.4 p1      21 t copy
        xor rdx, r14                 ;  1345.1 p0      21 t
        mov r14, rbx                 ;  1318.6 p1      21 t copy
        xor rbp, rdx                 ;  1346.1 p0      21 t
        xor r8, r12                  ;  1345.9 p0      21 t
        xor r14, r8                  ;  1346.9 p0      21 t
        and r15, r8                  ;  1347.0 p0      21 t
        xor rdi, r15                 ;  1348.0 p0      21 t
        mov r15, qword [rsp + 2240]  ;  1290.3 p2      21 t
        or r15, r9                   ;  1348.1 p0      21 t
        xor rdx, r15                 ;  1349.1 p0      21 t
        mov r15, rcx                 ;  1318.0 p1      21 t copy
        and r15, r14                 ;  1349.3 p0      21 t
        xor r13, r15                 ;  1350.3 p0      21 t
        mov r15, rsi                 ;  1328.2 p1      21 t copy
        xor r15, r12                 ;  1350.4 p0      21 t
        and r11, r15                 ;  1351.4 p0      21 t
        xor rdi, r11                 ;  1352.4 p0      21 t
        xor rdx, r11                 ;  1352.4 p0      21 t
        mov r11, rbp                 ;  1347.1 p1      21 t copy
        and r11, r13                 ;  1352.7 p0      21 t
        xor rdx, r11                 ;  1353.7 p0      21 t
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        and r9, rdx                  ;  1354.7 p0      21 t
        xor rbp, r9                  ;  1355.7 p0      21 t
        mov r9, rdi                  ;  1353.4 p1      21 t copy
        and r9, rbp                  ;  1356.7 p0      21 t
        xor rdx, r13                 ;  1355.6 p0      21 t
        or r11, rdx                  ;  1356.6 p0      21 t
        xor r11, rbp                 ;  1357.6 p0      21 t
        xor r13, r9                  ;  1357.7 p0      21 t
        and rbp, r13                 ;  1358.7 p0      21 t
        xor rdi, rbp                 ;  1359.7 p0      21 t
        mov r9, r11                  ;  1358.6 p1      21 t copy
        or r9, r13                   ;  1359.6 p0      21 t
        xor rdx, r9                  ;  1360.6 p0      21 t
        and r10, rdx                 ;  1361.6 p0      21 t
        and rbx, rdx                 ;  1361.6 p0      21 t
        and r15, r11                 ;  1361.3 p0      21 t
        mov rbp, r11                 ;  1358.6 p1      21 t copy
        and rax, r11                 ;  1361.8 p0      21 t
        mov r9, qword [rsp + 2496]   ;  1333.3 p2      21 t
        and r9, rdi                  ;  1362.4 p0      21 t
        xor rbp, r13                 ;  1363.0 p0      21 t
        and r14, rbp                 ;  1364.0 p0      21 t
        and rcx, rbp                 ;  1364.1 p0      21 t
        xor rbp, rdx                 ;  1364.7 p0      21 t
        and r8, rbp                  ;  1365.7 p0      21 t
        xor r14, r8                  ;  1366.7 p0      21 t
        xor r8, rbx                  ;  1366.7 p0      21 t
        xor rdx, rdi                 ;  1367.0 p0      21 t
        xor r11, rdx                 ;  1368.0 p0      21 t
        mov rbx, qword [rsp + 3192]  ;  1336.9 p2      21 t
        and r12, r11                 ;  1369.0 p0      21 t
        and rsi, rdx                 ;  1368.7 p0      21 t
        mov qword [rsp + 3192], rax  ;  1369.3 p0+p3   21 t spill
        mov rax, qword [rsp + 2520]  ;  1328.6 p2      21 t
        and rax, rdx                 ;  1370.3 p0      21 t
        mov rdx, qword [rsp + 3216]  ;  1332.3 p2      21 t
        and rbx, rdi                 ;  1370.8 p0      21 t
        xor rbx, rcx                 ;  1371.8 p0      21 t
        xor rdi, r13                 ;  1372.0 p0      21 t
        xor r10, rbx                 ;  1372.8 p0      21 t
        xor rcx, rax                 ;  1373.1 p0      21 t
        xor rsi, r15                 ;  1373.7 p0      21 t
        xor rsi, r14                 ;  1374.7 p0      21 t
        xor r15, r8                  ;  1374.8 p0      21 t
        xor r15, r12                 ;  1375.8 p0      21 t
        and rdx, rdi                 ;  1376.0 p0      21 t
        xor rdx, r8                  ;  1377.0 p0      21 t
        mov rax, qword [rsp + 3224]  ;  1335.3 p2      21 t
        and rax, rdi                 ;  1377.1 p0      21 t
        mov rdi, qword [rsp + 2888]  ;  1339.7 p2      21 t
        and rdi, r11                 ;  1377.7 p0      21 t
        mov r11, qword [rsp + 2200]  ;  1324.2 p2      21 t
        and r11, r13                 ;  1378.3 p0      21 t
        xor r10, rax                 ;  1378.8 p0      21 t
        xor r11, r10                 ;  1379.8 p0      21 t
        xor rdi, rcx                 ;  1380.0 p0      21 t
        xor rdi, rax                 ;  1381.0 p0      21 t
        mov rax, qword [rsp + 2240]  ;  1322.2 p2      21 t
        and rax, r13                 ;  1381.1 p0      21 t
        xor rdx, r11                 ;  1381.7 p0      21 t
        mov r13, qword [rsp + 2440]  ;  1331.3 p2      21 t
        xor r14, r9                  ;  1382.3 p0      21 t
        xor r14, r11                 ;  1383.3 p0      21 t
        xor rax, rdi                 ;  1383.4 p0      21 t
        xor rax, r11                 ;  1384.4 p0      21 t
        mov r11, r14                 ;  1384.3 p1      21 t copy
        and r13, rbp                 ;  1384.5 p0      21 t
        mov rbp, qword [rsp + 3192]  ;  1369.3 p2      21 t
        xor rbp, rcx                 ;  1385.1 p0      21 t
        xor r15, r14                 ;  1385.7 p0      21 t
        xor rbp, rax                 ;  1386.3 p0      21 t
        mov r14, qword [rsp + 3032]  ;  1330.4 p2      23 t
        not r14                      ;  1386.8 p0      23 t
        xor r11, rdx                 ;  1387.3 p0      21 t
        xor r11, rbp                 ;  1388.3 p0      21 t
        mov r8, qword [rsp + 3176]   ;  1331.8 p2      23 t
        mov r12, qword [rsp + 3024]  ;  1332.8 p2      23 t
        not r12                      ;  1388.5 p0      23 t
        not r8                       ;  1389.0 p0      23 t
        xor rbx, rdi                 ;  1389.5 p0      21 t
        xor rbx, rsi                 ;  1390.5 p0      21 t
        mov rdi, qword [rsp + 2864]  ;  1335.3 p2      23 t
        xor r13, rax                 ;  1390.6 p0      21 t
        mov rax, qword [rsp + 2920]  ;  1336.9 p2      40 t reload
        xor rdi, rax                 ;  1391.2 p0      23 t
        mov qword [rsp + 2440], rdx  ;  1391.8 p0+p3   21 t spill
        xor rsi, r11                 ;  1392.8 p0      21 t
        xor r11, r13                 ;  1393.3 p0      21 t
        not r10                      ;  1393.9 p0      21 t
        mov qword [rsp + 3024], r10  ;  1394.9 p0+p3   21 t spill
        mov r10, rdi                 ;  1392.2 p1      23 t copy
        not rsi                      ;  1395.4 p0      21 t
        not r13                      ;  1395.9 p0      21 t
        mov qword [rsp + 2920], r13  ;  1396.9 p0+p3   21 t spill
        mov qword [rsp + 3032], rsi  ;  1397.4 p0+p3   21 t spill
        mov r13, qword [rsp + 2904]  ;  1343.6 p2      23 t
        xor r13, r12                 ;  1398.4 p0      23 t
        xor r8, r13                  ;  1399.4 p0      23 t
        xor r14, r8                  ;  1400.4 p0      23 t
        mov rdx, r14                 ;  1401.4 p1      23 t copy
        mov qword [rsp + 2240], r14  ;  1401.4 p0+p3   23 t spill
        xor r13, rdi                 ;  1401.1 p0      23 t
        xor rdx, r13                 ;  1402.4 p0      23 t
        not r15                      ;  1402.3 p0      21 t
        mov r9, qword [rsp + 2880]   ;  1347.4 p2      23 t
        not r9                       ;  1402.8 p0      23 t
        xor rax, r9                  ;  1403.8 p0      23 t
        not rbp                      ;  1403.8 p0      21 t
        mov qword [rsp + 3176], rbp  ;  1404.8 p0+p3   21 t spill
        mov rbp, rax                 ;  1404.8 p1      23 t copy
        xor r10, r14                 ;  1405.3 p0      23 t
        mov qword [rsp + 2880], r15  ;  1405.9 p0+p3   21 t spill
        mov r15, r14                 ;  1401.4 p1      23 t copy
        mov r14, r8                  ;  1400.4 p1      23 t copy
        mov rcx, qword [rsp + 2864]  ;  1350.8 p2      23 t
        mov rsi, qword [rsp + 2904]  ;  1351.8 p2      23 t
        xor rsi, rdx                 ;  1406.9 p0      23 t
        mov qword [rsp + 2904], rbx  ;  1407.5 p0+p3   21 t spill
        or r14, rdx                  ;  1408.5 p0      23 t
        mov qword [rsp + 3192], r11  ;  1409.0 p0+p3   21 t spill
        xor rcx, qword [rsp + 3016]  ;  1410.0 p2+p0   23 t
        mov rbx, rcx                 ;  1411.0 p1      23 t copy
        xor rbx, r8                  ;  1412.0 p0      23 t
        or r15, rbx                  ;  1413.0 p0      23 t
        xor r14, r15                 ;  1414.0 p0      23 t
        mov qword [rsp + 2200], rdx  ;  1412.3 p0+p3   23 t spill
        mov r11, r9                  ;  1403.8 p1      23 t copy
        xor r11, r8                  ;  1413.3 p0      23 t
        mov rdx, r12                 ;  1389.5 p1      23 t copy
        or rdx, r10                  ;  1413.9 p0      23 t
        xor r12, r15                 ;  1414.5 p0      23 t
        mov qword [rsp + 2888], r8   ;  1415.0 p0+p3   23 t spill
        mov r15, qword [rsp + 3016]  ;  1359.0 p2      23 t
        mov qword [rsp + 3016], r10  ;  1416.0 p0+p3   23 t spill
        mov r8, r10                  ;  1406.3 p1      23 t copy
        xor r15, r13                 ;  1417.0 p0      23 t
        xor r15, rdx                 ;  1418.0 p0      23 t
        mov r10, rcx                 ;  1411.0 p1      23 t copy
        and r10, r13                 ;  1418.2 p0      23 t
        xor rdx, r10                 ;  1419.2 p0      23 t
        xor rbp, r13                 ;  1419.3 p0      23 t
        xor r8, rbp                  ;  1420.3 p0      23 t
        mov qword [rsp + 3224], r11  ;  1420.5 p0+p3   23 t spill
        mov r10, r11                 ;  1414.3 p1      23 t copy
        and r10, r8                  ;  1421.5 p0      23 t
        xor r15, r10                 ;  1422.5 p0      23 t
        xor r14, r15                 ;  1423.5 p0      23 t
        mov qword [rsp + 3216], r8   ;  1423.2 p0+p3   23 t spill
        mov r8, r11                  ;  1414.3 p1      23 t copy
        mov r10, rcx                 ;  1411.0 p1      23 t copy
        xor r8, rsi                  ;  1424.2 p0      23 t
        xor r10, r8                  ;  1425.2 p0      23 t
        xor r12, rdx                 ;  1425.3 p0      23 t
        mov r11, rbp                 ;  1420.3 p1      23 t copy
        and r11, r8                  ;  1425.9 p0      23 t
        mov qword [rsp + 2496], r9   ;  1426.5 p0+p3   23 t spill
        xor rdx, r11                 ;  1427.5 p0      23 t
        mov qword [rsp + 2520], rbp  ;  1428.0 p0+p3   23 t spill
        mov rbp, rdi                 ;  1392.2 p1      23 t copy
        mov r11, qword [rsp + 2864]  ;  1371.3 p2      23 t
        or r11, r9                   ;  1429.0 p0      23 t
        xor r15, r11                 ;  1430.0 p0      23 t
        mov r11, rax                 ;  1404.8 p1      23 t copy
        and r11, r10                 ;  1430.2 p0      23 t
        xor r12, r11                 ;  1431.2 p0      23 t
        mov r11, rbx                 ;  1413.0 p1      23 t copy
        xor r11, rsi                 ;  1431.3 p0      23 t
        and rbp, r11                 ;  1432.3 p0      23 t
        xor rdx, rbp                 ;  1433.3 p0      23 t
        xor r15, rbp                 ;  1433.3 p0      23 t
        mov r9, rdx                  ;  1434.3 p1      23 t copy
        mov rbp, r14                 ;  1424.5 p1      23 t copy
        and rbp, r12                 ;  1433.6 p0      23 t
        xor r15, rbp                 ;  1434.6 p0      23 t
        and r9, r15                  ;  1435.6 p0      23 t
        xor r15, r12                 ;  1435.6 p0      23 t
        or rbp, r15                  ;  1436.6 p0      23 t
        xor r14, r9                  ;  1436.6 p0      23 t
        xor rbp, r14                 ;  1437.6 p0      23 t
        mov r9, rdx                  ;  1434.3 p1      23 t copy
        and r9, r14                  ;  1437.6 p0      23 t
        xor r12, r9                  ;  1438.6 p0      23 t
        and r14, r12                 ;  1439.6 p0      23 t
        mov r9, rbp                  ;  1438.6 p1      23 t copy
        xor rdx, r14                 ;  1440.6 p0      23 t
        mov r14, rbp                 ;  1438.6 p1      23 t copy
        xor r14, r12                 ;  1439.9 p0      23 t
        and rax, r14                 ;  1440.9 p0      23 t
        and r10, r14                 ;  1441.0 p0      23 t
        or r9, r12                   ;  1441.6 p0      23 t
        xor r15, r9                  ;  1442.6 p0      23 t
        xor r14, r15                 ;  1443.6 p0      23 t
        and r13, r15                 ;  1443.6 p0      23 t
        and rcx, r15                 ;  1443.9 p0      23 t
        and r8, r14                  ;  1444.6 p0      23 t
        xor r10, r8                  ;  1445.6 p0      23 t
        xor r8, rcx                  ;  1445.6 p0      23 t
        mov rcx, qword [rsp + 2200]  ;  1412.3 p2      23 t
        xor r15, rdx                 ;  1446.2 p0      23 t
        and rdi, rbp                 ;  1446.7 p0      23 t
        mov qword [rsp + 2200], rdi  ;  1447.7 p0+p3   23 t spill
        mov rdi, qword [rsp + 2240]  ;  1401.4 p2      23 t
        and rdi, r15                 ;  1448.3 p0      23 t
        and r11, rbp                 ;  1448.9 p0      23 t
        mov r9, qword [rsp + 2888]   ;  1415.0 p2      23 t
        and rcx, rdx                 ;  1449.4 p0      23 t
        xor rcx, rax                 ;  1450.4 p0      23 t
        xor r13, rcx                 ;  1451.4 p0      23 t
        and r9, rdx                  ;  1451.2 p0      23 t
        xor rbp, r15                 ;  1451.7 p0      23 t
        and rbx, r15                 ;  1452.3 p0      23 t
        xor rbx, r11                 ;  1453.3 p0      23 t
        mov r15, qword [rsp + 3224]  ;  1420.5 p2      23 t
        xor rax, rdi                 ;  1453.4 p0      23 t
        mov rdi, qword [rsp + 3216]  ;  1423.2 p2      23 t
        xor rdx, r12                 ;  1454.0 p0      23 t
        and r15, rdx                 ;  1455.0 p0      23 t
        xor r11, r8                  ;  1455.2 p0      23 t
        xor r15, r8                  ;  1456.0 p0      23 t
        and rdi, rdx                 ;  1456.3 p0      23 t
        mov rdx, qword [rsp + 3016]  ;  1416.0 p2      23 t
        xor r13, rdi                 ;  1457.3 p0      23 t
        and rdx, rbp                 ;  1457.4 p0      23 t
        xor rdx, rax                 ;  1458.4 p0      23 t
        xor rdx, rdi                 ;  1459.4 p0      23 t
        mov rdi, qword [rsp + 2864]  ;  1402.7 p2      23 t
        and rdi, r12                 ;  1459.1 p0      23 t
        xor rdi, rdx                 ;  1460.4 p0      23 t
        mov r8, qword [rsp + 2312]   ;  1403.7 p2      22 t
        xor rbx, r10                 ;  1460.3 p0      23 t
        xor r10, r9                  ;  1460.9 p0      23 t
        mov r9, qword [rsp + 3160]   ;  1404.8 p2      22 t
        and rsi, rbp                 ;  1461.4 p0      23 t
        mov rbp, qword [rsp + 2496]  ;  1426.5 p2      23 t
        and rbp, r12                 ;  1462.0 p0      23 t
        xor rbp, r13                 ;  1463.0 p0      23 t
        mov r12, qword [rsp + 2520]  ;  1428.0 p2      23 t
        mov qword [rsp + 3160], rbx  ;  1463.1 p0+p3   23 t spill
        and r12, r14                 ;  1464.1 p0      23 t
        mov r14, qword [rsp + 2200]  ;  1447.7 p2      23 t
        xor rdi, rbp                 ;  1464.7 p0      23 t
        xor r11, rsi                 ;  1465.3 p0      23 t
        xor r15, rbp                 ;  1465.9 p0      23 t
        xor r14, rax                 ;  1466.4 p0      23 t
        xor r14, rdi                 ;  1467.4 p0      23 t
        xor r12, rdi                 ;  1467.6 p0      23 t
        not r13                      ;  1468.1 p0      23 t
        not r9                       ;  1468.6 p0      22 t
        mov rdi, rbx                 ;  1461.3 p1      23 t copy
        mov rsi, qword [rsp + 2976]  ;  1414.0 p2      22 t
        not rsi                      ;  1469.1 p0      22 t
        mov rax, qword [rsp + 2928]  ;  1415.4 p2      22 t
        xor r10, rbp                 ;  1469.6 p0      23 t
        xor r11, r10                 ;  1470.6 p0      23 t
        xor r10, r15                 ;  1470.8 p0      23 t
        xor r10, r14                 ;  1471.8 p0      23 t
        xor rdi, r10                 ;  1472.8 p0      23 t
        not rdi                      ;  1473.8 p0      23 t
        mov qword [rsp + 2976], rdi  ;  1474.8 p0+p3   23 t spill
        mov rbp, qword [rsp + 2984]  ;  1418.0 p2      22 t
        mov qword [rsp + 2984], r15  ;  1474.0 p0+p3   23 t spill
        mov r15, qword [rsp + 2928]  ;  1419.0 p2      22 t
        not r11                      ;  1475.0 p0      23 t
        mov rbx, r12                 ;  1468.6 p1      23 t copy
        mov qword [rsp + 2200], rdx  ;  1475.5 p0+p3   23 t spill
        xor rax, qword [rsp + 2944]  ;  1476.5 p2+p0   22 t
        not rbp                      ;  1477.1 p0      22 t
        mov rdi, qword [rsp + 2936]  ;  1421.7 p2      22 t
        xor r15, qword [rsp + 2968]  ;  1477.6 p2+p0   22 t
        not rbx                      ;  1478.1 p0      23 t
        mov qword [rsp + 2312], rbx  ;  1479.1 p0+p3   23 t spill
        mov qword [rsp + 2520], r11  ;  1479.6 p0+p3   23 t spill
        mov rbx, qword [rsp + 2944]  ;  1425.1 p2      22 t
        xor rbx, r9                  ;  1480.6 p0      22 t
        mov qword [rsp + 2944], rcx  ;  1481.2 p0+p3   23 t spill
        xor rdi, rsi                 ;  1482.2 p0      22 t
        not r8                       ;  1482.8 p0      22 t
        xor r8, rdi                  ;  1483.8 p0      22 t
        xor rbp, r8                  ;  1484.8 p0      22 t
        mov qword [rsp + 3224], rbp  ;  1485.8 p0+p3   22 t spill
        mov rcx, r15                 ;  1478.6 p1      22 t copy
        mov qword [rsp + 3016], r10  ;  1485.4 p0+p3   23 t spill
        xor rcx, r8                  ;  1486.4 p0      22 t
        mov r11, rbp                 ;  1485.8 p1      22 t copy
        mov qword [rsp + 2240], r8   ;  1487.0 p0+p3   22 t spill
        not r14                      ;  1488.0 p0      23 t
        mov rdx, qword [rsp + 2936]  ;  1431.4 p2      22 t
        mov qword [rsp + 2936], r13  ;  1488.5 p0+p3   23 t spill
        mov r13, rax                 ;  1477.5 p1      22 t copy
        xor rdi, rax                 ;  1489.5 p0      22 t
        xor r13, rbp                 ;  1490.1 p0      22 t
        mov r10, rbp                 ;  1485.8 p1      22 t copy
        mov rbp, r8                  ;  1484.8 p1      22 t copy
        mov qword [rsp + 2864], r14  ;  1490.6 p0+p3   23 t spill
        xor r10, rdi                 ;  1491.6 p0      22 t
        xor rdx, r10                 ;  1492.6 p0      22 t
        or rbp, r10                  ;  1492.8 p0      22 t
        mov qword [rsp + 3216], r10  ;  1493.4 p0+p3   22 t spill
        mov r10, rsi                 ;  1470.1 p1      22 t copy
        mov r14, r9                  ;  1469.6 p1      22 t copy
        xor r14, r8                  ;  1494.4 p0      22 t
        or r11, rcx                  ;  1494.9 p0      22 t
        mov r8, r13                  ;  1491.1 p1      22 t copy
        xor rsi, r11                 ;  1495.9 p0      22 t
        xor rbp, r11                 ;  1496.1 p0      22 t
        mov r11, qword [rsp + 2968]  ;  1439.6 p2      22 t
        mov qword [rsp + 2968], r13  ;  1496.6 p0+p3   22 t spill
        or r10, r13                  ;  1497.6 p0      22 t
        mov r13, r15                 ;  1478.6 p1      22 t copy
        xor r11, rdi                 ;  1498.2 p0      22 t
        xor r11, r10                 ;  1499.2 p0      22 t
        mov qword [rsp + 2496], r12  ;  1499.3 p0+p3   23 t spill
        mov r12, rbx                 ;  1481.6 p1      22 t copy
        xor r12, rdi                 ;  1500.3 p0      22 t
        xor r8, r12                  ;  1501.3 p0      22 t
        mov qword [rsp + 3240], r14  ;  1501.5 p0+p3   22 t spill
        mov qword [rsp + 2888], r8   ;  1502.5 p0+p3   22 t spill
        mov qword [rsp + 3248], r12  ;  1503.5 p0+p3   22 t spill
        and r13, rdi                 ;  1504.5 p0      22 t
        xor r10, r13                 ;  1505.5 p0      22 t
        mov r13, r14                 ;  1495.4 p1      22 t copy
        and r13, r8                  ;  1505.6 p0      22 t
        xor r11, r13                 ;  1506.6 p0      22 t
        xor rsi, r10                 ;  1506.8 p0      22 t
        mov r8, r14                  ;  1495.4 p1      22 t copy
        xor r8, rdx                  ;  1507.3 p0      22 t
        mov r14, r12                 ;  1501.3 p1      22 t copy
        and r14, r8                  ;  1508.3 p0      22 t
        xor r10, r14                 ;  1509.3 p0      22 t
        mov r14, qword [rsp + 2928]  ;  1450.5 p2      22 t
        or r14, r9                   ;  1509.1 p0      22 t
        xor rbp, r11                 ;  1509.6 p0      22 t
        xor r11, r14                 ;  1510.2 p0      22 t
        mov r14, rbx                 ;  1481.6 p1      22 t copy
        mov r13, r15                 ;  1478.6 p1      22 t copy
        xor r13, r8                  ;  1510.8 p0      22 t
        and r14, r13                 ;  1511.8 p0      22 t
        xor rsi, r14                 ;  1512.8 p0      22 t
        mov r12, rax                 ;  1477.5 p1      22 t copy
        mov r14, rcx                 ;  1487.4 p1      22 t copy
        xor r14, rdx                 ;  1512.5 p0      22 t
        and r12, r14                 ;  1513.5 p0      22 t
        mov qword [rsp + 3256], r9   ;  1513.6 p0+p3   22 t spill
        xor r10, r12                 ;  1514.6 p0      22 t
        mov r9, r10                  ;  1515.6 p1      22 t copy
        xor r11, r12                 ;  1515.2 p0      22 t
        mov r12, rbp                 ;  1510.6 p1      22 t copy
        and r12, rsi                 ;  1515.8 p0      22 t
        xor r11, r12                 ;  1516.8 p0      22 t
        and r9, r11                  ;  1517.8 p0      22 t
        xor rbp, r9                  ;  1518.8 p0      22 t
        xor r11, rsi                 ;  1518.1 p0      22 t
        or r12, r11                  ;  1519.1 p0      22 t
        mov r9, r10                  ;  1515.6 p1      22 t copy
        and r9, rbp                  ;  1519.8 p0      22 t
        xor rsi, r9                  ;  1520.8 p0      22 t
        xor r12, rbp                 ;  1520.3 p0      22 t
        mov r9, r12                  ;  1521.3 p1      22 t copy
        or r9, rsi                   ;  1522.3 p0      22 t
        xor r11, r9                  ;  1523.3 p0      22 t
        and rbp, rsi                 ;  1522.0 p0      22 t
        and rax, r12                 ;  1522.6 p0      22 t
        and r14, r12                 ;  1523.2 p0      22 t
        xor r10, rbp                 ;  1523.8 p0      22 t
        mov rbp, r12                 ;  1521.3 p1      22 t copy
        xor rbp, rsi                 ;  1524.3 p0      22 t
        and rbx, rbp                 ;  1525.3 p0      22 t
        and r15, r11                 ;  1525.5 p0      22 t
        and r13, rbp                 ;  1526.0 p0      22 t
        and rdi, r11                 ;  1526.6 p0      22 t
        xor rbp, r11                 ;  1527.2 p0      22 t
        xor r11, r10                 ;  1527.8 p0      22 t
        xor r12, r11                 ;  1528.8 p0      22 t
        and rdx, r12                 ;  1529.8 p0      22 t
        and r8, rbp                  ;  1529.5 p0      22 t
        xor r13, r8                  ;  1530.5 p0      22 t
        and rcx, r11                 ;  1530.6 p0      22 t
        xor rcx, r14                 ;  1531.6 p0      22 t
        xor r8, r15                  ;  1531.8 p0      22 t
        mov r15, qword [rsp + 3216]  ;  1493.4 p2      22 t
        and r15, r10                 ;  1532.3 p0      22 t
        xor rcx, r13                 ;  1532.9 p0      22 t
        mov r9, qword [rsp + 2240]   ;  1487.0 p2      22 t
        and r9, r10                  ;  1533.5 p0      22 t
        xor r10, rsi                 ;  1534.0 p0      22 t
        mov qword [rsp + 3216], rax  ;  1534.6 p0+p3   22 t spill
        mov rax, qword [rsp + 3224]  ;  1485.8 p2      22 t
        and rax, r11                 ;  1535.6 p0      22 t
        mov r11, qword [rsp + 3240]  ;  1501.5 p2      22 t
        and r11, r10                 ;  1536.2 p0      22 t
        xor r11, r8                  ;  1537.2 p0      22 t
        xor r14, r8                  ;  1537.3 p0      22 t
        xor r13, r9                  ;  1537.9 p0      22 t
        xor r14, rdx                 ;  1538.5 p0      22 t
        mov rdx, qword [rsp + 2472]  ;  1479.2 p2      21 t
        xor r15, rbx                 ;  1539.0 p0      22 t
        xor rdi, r15                 ;  1540.0 p0      22 t
        xor rbx, rax                 ;  1540.2 p0      22 t
        mov rax, qword [rsp + 2888]  ;  1502.5 p2      22 t
        and rax, r10                 ;  1540.7 p0      22 t
        mov r10, qword [rsp + 2968]  ;  1496.6 p2      22 t
        xor rdi, rax                 ;  1541.7 p0      22 t
        and r10, r12                 ;  1541.9 p0      22 t
        mov r12, qword [rsp + 3256]  ;  1513.6 p2      22 t
        and r12, rsi                 ;  1542.5 p0      22 t
        xor r10, rbx                 ;  1543.0 p0      22 t
        xor r10, rax                 ;  1544.0 p0      22 t
        mov rax, qword [rsp + 2928]  ;  1486.8 p2      22 t
        and rax, rsi                 ;  1544.2 p0      22 t
        xor r12, rdi                 ;  1544.7 p0      22 t
        xor rax, r10                 ;  1545.3 p0      22 t
        xor rax, r12                 ;  1546.3 p0      22 t
        mov rsi, qword [rsp + 3248]  ;  1503.5 p2      22 t
        and rsi, rbp                 ;  1546.5 p0      22 t
        mov rbp, qword [rsp + 3216]  ;  1534.6 p2      22 t
        xor rbp, rbx                 ;  1547.0 p0      22 t
        mov rbx, qword [rsp + 2336]  ;  1491.3 p2      21 t
        mov r8, qword [rsp + 2992]   ;  1492.3 p2      21 t
        xor r11, r12                 ;  1547.6 p0      22 t
        xor rsi, rax                 ;  1548.2 p0      22 t
        xor rbp, rax                 ;  1548.7 p0      22 t
        mov rax, rcx                 ;  1533.9 p1      22 t copy
        xor r13, r12                 ;  1549.3 p0      22 t
        mov r12, qword [rsp + 2304]  ;  1494.3 p2      21 t
        not r8                       ;  1549.9 p0      21 t
        xor r14, r13                 ;  1550.4 p0      22 t
        mov r9, qword [rsp + 3152]   ;  1495.4 p2      21 t
        not rdi                      ;  1551.0 p0      22 t
        xor r13, r11                 ;  1551.5 p0      22 t
        not r9                       ;  1552.0 p0      21 t
        xor r13, rbp                 ;  1552.5 p0      22 t
        not rbp                      ;  1553.1 p0      22 t
        xor rax, r13                 ;  1553.6 p0      22 t
        not rax                      ;  1554.6 p0      22 t
        mov qword [rsp + 3152], rax  ;  1555.6 p0+p3   22 t spill
        mov qword [rsp + 2304], r11  ;  1555.7 p0+p3   22 t spill
        mov r11, qword [rsp + 3000]  ;  1500.2 p2      21 t
        not rdx                      ;  1556.7 p0      21 t
        xor rbx, qword [rsp + 2480]  ;  1557.2 p2+p0   21 t
        not r12                      ;  1557.7 p0      21 t
        mov qword [rsp + 3248], r10  ;  1558.2 p0+p3   22 t spill
        mov qword [rsp + 3216], rcx  ;  1559.2 p0+p3   22 t spill
        mov rcx, qword [rsp + 3000]  ;  1503.5 p2      21 t
        xor r11, r12                 ;  1560.2 p0      21 t
        xor r8, r11                  ;  1561.2 p0      21 t
        mov rax, rsi                 ;  1549.2 p1      22 t copy
        mov qword [rsp + 2992], rsi  ;  1561.4 p0+p3   22 t spill
        mov rsi, qword [rsp + 2480]  ;  1507.6 p2      21 t
        not rax                      ;  1562.4 p0      22 t
        mov qword [rsp + 2480], rax  ;  1563.4 p0+p3   22 t spill
        mov qword [rsp + 3224], r8   ;  1563.9 p0+p3   21 t spill
        xor rdx, r8                  ;  1564.9 p0      21 t
        mov qword [rsp + 2928], rdi  ;  1565.5 p0+p3   22 t spill
        mov r10, rdx                 ;  1565.9 p1      21 t copy
        not r14                      ;  1566.5 p0      22 t
        mov qword [rsp + 3256], r14  ;  1567.5 p0+p3   22 t spill
        mov rdi, r9                  ;  1553.0 p1      21 t copy
        xor rdi, r8                  ;  1568.0 p0      21 t
        mov qword [rsp + 3240], rdx  ;  1568.5 p0+p3   21 t spill
        mov qword [rsp + 2472], r13  ;  1569.5 p0+p3   22 t spill
        mov r13, qword [rsp + 2336]  ;  1512.7 p2      21 t
        xor r13, qword [rsp + 2416]  ;  1570.5 p2+p0   21 t
        mov rax, r13                 ;  1571.5 p1      21 t copy
        xor rax, r8                  ;  1572.5 p0      21 t
        mov qword [rsp + 3000], r15  ;  1571.7 p0+p3   22 t spill
        mov r15, rbx                 ;  1558.2 p1      21 t copy
        mov qword [rsp + 2968], rbp  ;  1572.7 p0+p3   22 t spill
        xor r15, rdx                 ;  1573.7 p0      21 t
        mov rbp, rdx                 ;  1565.9 p1      21 t copy
        mov rdx, r8                  ;  1562.2 p1      21 t copy
        mov r8, r15                  ;  1574.7 p1      21 t copy
        xor rsi, r9                  ;  1574.2 p0      21 t
        xor r11, rbx                 ;  1574.8 p0      21 t
        xor rbp, r11                 ;  1575.8 p0      21 t
        mov qword [rsp + 2888], rbp  ;  1576.8 p0+p3   21 t spill
        xor rcx, rbp                 ;  1577.0 p0      21 t
        or rdx, rbp                  ;  1577.5 p0      21 t
        or r10, rax                  ;  1578.1 p0      21 t
        mov rbp, r12                 ;  1558.7 p1      21 t copy
        xor r12, r10                 ;  1579.1 p0      21 t
        xor rdx, r10                 ;  1579.2 p0      21 t
        or rbp, r15                  ;  1579.8 p0      21 t
        mov r10, qword [rsp + 2416]  ;  1523.3 p2      21 t
        mov qword [rsp + 2416], r15  ;  1580.4 p0+p3   21 t spill
        mov r15, r13                 ;  1571.5 p1      21 t copy
        and r15, r11                 ;  1581.4 p0      21 t
        mov r14, rsi                 ;  1575.2 p1      21 t copy
        xor r14, r11                 ;  1581.9 p0      21 t
        xor r10, r11                 ;  1582.5 p0      21 t
        xor r10, rbp                 ;  1583.5 p0      21 t
        xor rbp, r15                 ;  1583.7 p0      21 t
        mov r15, rdi                 ;  1569.0 p1      21 t copy
        xor r8, r14                  ;  1584.2 p0      21 t
        and r15, r8                  ;  1585.2 p0      21 t
        mov qword [rsp + 2240], r8   ;  1585.4 p0+p3   21 t spill
        mov r8, rdi                  ;  1569.0 p1      21 t copy
        xor r8, rcx                  ;  1586.4 p0      21 t
        xor r12, rbp                 ;  1586.9 p0      21 t
        mov qword [rsp + 3264], rdi  ;  1587.5 p0+p3   21 t spill
        mov rdi, r14                 ;  1582.9 p1      21 t copy
        and rdi, r8                  ;  1588.5 p0      21 t
        xor rbp, rdi                 ;  1589.5 p0      21 t
        mov rdi, qword [rsp + 2336]  ;  1532.9 p2      21 t
        or rdi, r9                   ;  1589.7 p0      21 t
        xor r10, r15                 ;  1590.2 p0      21 t
        xor rdx, r10                 ;  1591.2 p0      21 t
        mov r15, r13                 ;  1571.5 p1      21 t copy
        xor r15, r8                  ;  1591.4 p0      21 t
        xor r10, rdi                 ;  1591.9 p0      21 t
        mov rdi, rsi                 ;  1575.2 p1      21 t copy
        and rdi, r15                 ;  1592.5 p0      21 t
        xor r12, rdi                 ;  1593.5 p0      21 t
        mov rdi, rax                 ;  1573.5 p1      21 t copy
        xor rdi, rcx                 ;  1593.7 p0      21 t
        mov qword [rsp + 3272], r14  ;  1594.2 p0+p3   21 t spill
        mov r14, rbx                 ;  1558.2 p1      21 t copy
        and r14, rdi                 ;  1595.2 p0      21 t
        xor rbp, r14                 ;  1596.2 p0      21 t
        xor r10, r14                 ;  1596.4 p0      21 t
        mov r14, rdx                 ;  1592.2 p1      21 t copy
        and r14, r12                 ;  1596.9 p0      21 t
        xor r10, r14                 ;  1597.9 p0      21 t
        mov qword [rsp + 3280], r9   ;  1598.1 p0+p3   21 t spill
        mov r9, rbp                  ;  1597.2 p1      21 t copy
        and r9, r10                  ;  1599.1 p0      21 t
        xor rdx, r9                  ;  1600.1 p0      21 t
        xor r10, r12                 ;  1600.2 p0      21 t
        or r14, r10                  ;  1601.2 p0      21 t
        xor r14, rdx                 ;  1602.2 p0      21 t
        and rbx, r14                 ;  1603.2 p0      21 t
        mov r9, rbp                  ;  1597.2 p1      21 t copy
        and rdi, r14                 ;  1603.2 p0      21 t
        and r9, rdx                  ;  1603.1 p0      21 t
        xor r12, r9                  ;  1604.1 p0      21 t
        mov r9, r14                  ;  1603.2 p1      21 t copy
        or r9, r12                   ;  1605.1 p0      21 t
        xor r10, r9                  ;  1606.1 p0      21 t
        mov r9, qword [rsp + 3224]   ;  1563.9 p2      21 t
        and rdx, r12                 ;  1605.4 p0      21 t
        xor rbp, rdx                 ;  1606.4 p0      21 t
        mov rdx, r14                 ;  1603.2 p1      21 t copy
        xor rdx, r12                 ;  1606.5 p0      21 t
        and rsi, rdx                 ;  1607.5 p0      21 t
        and r9, rbp                  ;  1607.6 p0      21 t
        and r13, r10                 ;  1608.2 p0      21 t
        and r11, r10                 ;  1608.8 p0      21 t
        and r15, rdx                 ;  1609.4 p0      21 t
        xor rdx, r10                 ;  1609.9 p0      21 t
        and r8, rdx                  ;  1610.9 p0      21 t
        xor r15, r8                  ;  1611.9 p0      21 t
        xor r10, rbp                 ;  1611.6 p0      21 t
        xor r8, r13                  ;  1612.2 p0      21 t
        mov r13, qword [rsp + 2888]  ;  1576.8 p2      21 t
        and rax, r10                 ;  1612.8 p0      21 t
        xor rax, rdi                 ;  1613.8 p0      21 t
        and r13, rbp                 ;  1613.9 p0      21 t
        xor r13, rsi                 ;  1614.9 p0      21 t
        xor r11, r13                 ;  1615.9 p0      21 t
        mov qword [rsp + 2888], rbx  ;  1615.6 p0+p3   21 t spill
        xor rax, r15                 ;  1616.6 p0      21 t
        xor r14, r10                 ;  1617.2 p0      21 t
        and rcx, r14                 ;  1618.2 p0      21 t
        mov rbx, qword [rsp + 3240]  ;  1568.5 p2      21 t
        xor rbp, r12                 ;  1618.4 p0      21 t
        and rbx, r10                 ;  1618.9 p0      21 t
        xor rsi, rbx                 ;  1619.9 p0      21 t
        xor rdi, r8                  ;  1620.1 p0      21 t
        mov r10, qword [rsp + 3264]  ;  1587.5 p2      21 t
        and r10, rbp                 ;  1620.6 p0      21 t
        mov rbx, qword [rsp + 2240]  ;  1585.4 p2      21 t
        and rbx, rbp                 ;  1621.2 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1580.4 p2      21 t
        and rbp, r14                 ;  1621.8 p0      21 t
        mov r14, qword [rsp + 3280]  ;  1598.1 p2      21 t
        xor rdi, rcx                 ;  1622.3 p0      21 t
        xor r15, r9                  ;  1622.9 p0      21 t
        mov r9, qword [rsp + 3080]   ;  1565.9 p2      42 t
        not r9                       ;  1623.5 p0      42 t
        mov qword [rsp + 3080], r13  ;  1624.0 p0+p3   21 t spill
        xor r10, r8                  ;  1625.0 p0      21 t
        mov r8, qword [rsp + 3008]   ;  1567.8 p2      42 t
        not r8                       ;  1625.6 p0      42 t
        and r14, r12                 ;  1626.1 p0      21 t
        xor r11, rbx                 ;  1626.6 p0      21 t
        xor rbp, rsi                 ;  1627.2 p0      21 t
        xor rbp, rbx                 ;  1628.2 p0      21 t
        mov rbx, qword [rsp + 2336]  ;  1571.5 p2      21 t
        xor r14, r11                 ;  1628.3 p0      21 t
        and rbx, r12                 ;  1628.9 p0      21 t
        xor rbx, rbp                 ;  1629.9 p0      21 t
        xor rbx, r14                 ;  1630.9 p0      21 t
        mov rcx, qword [rsp + 3128]  ;  1574.2 p2      42 t
        xor r10, r14                 ;  1630.6 p0      21 t
        mov r12, qword [rsp + 3272]  ;  1594.2 p2      21 t
        not rcx                      ;  1631.2 p0      42 t
        xor r15, r14                 ;  1631.7 p0      21 t
        xor rdi, r15                 ;  1632.7 p0      21 t
        mov r14, qword [rsp + 3112]  ;  1576.2 p2      42 t
        xor r15, r10                 ;  1632.8 p0      21 t
        and r12, rdx                 ;  1633.4 p0      21 t
        mov rdx, qword [rsp + 2888]  ;  1615.6 p2      21 t
        not r11                      ;  1634.0 p0      21 t
        mov qword [rsp + 2888], r11  ;  1635.0 p0+p3   21 t spill
        xor r12, rbx                 ;  1635.5 p0      21 t
        not rdi                      ;  1636.1 p0      21 t
        mov qword [rsp + 3112], rax  ;  1636.6 p0+p3   21 t spill
        not r14                      ;  1637.6 p0      42 t
        mov r13, r12                 ;  1636.5 p1      21 t copy
        mov r11, qword [rsp + 3096]  ;  1581.1 p2      42 t
        mov qword [rsp + 2416], r10  ;  1638.1 p0+p3   21 t spill
        not r13                      ;  1639.1 p0      21 t
        mov qword [rsp + 3008], r13  ;  1640.1 p0+p3   21 t spill
        mov r13, qword [rsp + 3136]  ;  1582.7 p2      42 t
        xor r13, r9                  ;  1640.6 p0      42 t
        xor rdx, rsi                 ;  1641.1 p0      21 t
        xor rdx, rbx                 ;  1642.1 p0      21 t
        xor r15, rdx                 ;  1643.1 p0      21 t
        mov rbx, qword [rsp + 3072]  ;  1585.2 p2      42 t
        xor rbx, qword [rsp + 3136]  ;  1642.8 p2+p0   42 t
        mov rsi, rax                 ;  1617.6 p1      21 t copy
        mov rax, qword [rsp + 3096]  ;  1587.2 p2      42 t
        xor rax, r14                 ;  1643.4 p0      42 t
        xor r8, rax                  ;  1644.4 p0      42 t
        xor rcx, r8                  ;  1645.4 p0      42 t
        mov qword [rsp + 3096], rdi  ;  1645.1 p0+p3   21 t spill
        xor rax, rbx                 ;  1646.1 p0      42 t
        xor rsi, r15                 ;  1646.7 p0      21 t
        not rsi                      ;  1647.7 p0      21 t
        mov r10, rcx                 ;  1646.4 p1      42 t copy
        not rdx                      ;  1647.8 p0      21 t
        mov qword [rsp + 3272], rdx  ;  1648.8 p0+p3   21 t spill
        mov rdi, rbx                 ;  1643.8 p1      42 t copy
        xor rdi, rcx                 ;  1649.3 p0      42 t
        mov qword [rsp + 3264], rcx  ;  1649.8 p0+p3   42 t spill
        mov qword [rsp + 2336], r12  ;  1650.8 p0+p3   21 t spill
        mov r12, r9                  ;  1624.5 p1      42 t copy
        xor r12, r8                  ;  1651.8 p0      42 t
        mov rdx, rcx                 ;  1646.4 p1      42 t copy
        mov rcx, r8                  ;  1645.4 p1      42 t copy
        mov qword [rsp + 3136], rbp  ;  1652.4 p0+p3   21 t spill
        mov qword [rsp + 3240], r8   ;  1653.4 p0+p3   42 t spill
        mov qword [rsp + 3128], rsi  ;  1654.4 p0+p3   21 t spill
        mov rsi, qword [rsp + 3072]  ;  1597.2 p2      42 t
        xor rsi, qword [rsp + 3120]  ;  1655.4 p2+p0   42 t
        xor r10, rax                 ;  1656.0 p0      42 t
        xor r11, r10                 ;  1657.0 p0      42 t
        or rcx, r10                  ;  1657.1 p0      42 t
        mov qword [rsp + 2240], r10  ;  1657.7 p0+p3   42 t spill
        mov r10, r14                 ;  1638.6 p1      42 t copy
        mov rbp, rsi                 ;  1656.4 p1      42 t copy
        xor rbp, r8                  ;  1658.7 p0      42 t
        or rdx, rbp                  ;  1659.7 p0      42 t
        mov qword [rsp + 3280], r15  ;  1659.8 p0+p3   21 t spill
        xor rcx, rdx                 ;  1660.8 p0      42 t
        xor r14, rdx                 ;  1661.4 p0      42 t
        mov r15, r13                 ;  1641.6 p1      42 t copy
        mov r8, rdi                  ;  1650.3 p1      42 t copy
        xor r15, rax                 ;  1662.0 p0      42 t
        xor r8, r15                  ;  1663.0 p0      42 t
        mov qword [rsp + 3224], r8   ;  1664.0 p0+p3   42 t spill
        mov rdx, qword [rsp + 3120]  ;  1607.1 p2      42 t
        xor rdx, rax                 ;  1664.1 p0      42 t
        mov qword [rsp + 3120], rdi  ;  1664.7 p0+p3   42 t spill
        or r10, rdi                  ;  1665.7 p0      42 t
        mov rdi, rsi                 ;  1656.4 p1      42 t copy
        and rdi, rax                 ;  1666.3 p0      42 t
        xor rdx, r10                 ;  1666.8 p0      42 t
        xor r10, rdi                 ;  1667.4 p0      42 t
        mov rdi, r12                 ;  1652.8 p1      42 t copy
        and rdi, r8                  ;  1668.0 p0      42 t
        xor rdx, rdi                 ;  1669.0 p0      42 t
        xor r14, r10                 ;  1669.1 p0      42 t
        mov qword [rsp + 3288], r12  ;  1669.7 p0+p3   42 t spill
        mov rdi, rsi                 ;  1656.4 p1      42 t copy
        mov r8, r12                  ;  1652.8 p1      42 t copy
        mov r12, r15                 ;  1663.0 p1      42 t copy
        xor r8, r11                  ;  1670.7 p0      42 t
        xor rdi, r8                  ;  1671.7 p0      42 t
        and r12, r8                  ;  1671.8 p0      42 t
        xor r10, r12                 ;  1672.8 p0      42 t
        mov r12, qword [rsp + 3072]  ;  1615.9 p2      42 t
        or r12, r9                   ;  1673.0 p0      42 t
        xor rcx, rdx                 ;  1673.5 p0      42 t
        xor rdx, r12                 ;  1674.1 p0      42 t
        mov r12, r13                 ;  1641.6 p1      42 t copy
        and r12, rdi                 ;  1674.7 p0      42 t
        xor r14, r12                 ;  1675.7 p0      42 t
        mov r12, rbp                 ;  1659.7 p1      42 t copy
        xor r12, r11                 ;  1675.8 p0      42 t
        mov qword [rsp + 3296], r15  ;  1676.4 p0+p3   42 t spill
        mov r15, rbx                 ;  1643.8 p1      42 t copy
        and r15, r12                 ;  1677.4 p0      42 t
        xor rdx, r15                 ;  1678.4 p0      42 t
        xor r10, r15                 ;  1678.5 p0      42 t
        mov r15, rcx                 ;  1674.5 p1      42 t copy
        and r15, r14                 ;  1679.1 p0      42 t
        xor rdx, r15                 ;  1680.1 p0      42 t
        mov qword [rsp + 3304], r9   ;  1680.3 p0+p3   42 t spill
        mov r9, r10                  ;  1679.5 p1      42 t copy
        and r9, rdx                  ;  1681.3 p0      42 t
        xor rdx, r14                 ;  1681.8 p0      42 t
        xor rcx, r9                  ;  1682.4 p0      42 t
        mov r9, r10                  ;  1679.5 p1      42 t copy
        and r9, rcx                  ;  1683.4 p0      42 t
        xor r14, r9                  ;  1684.4 p0      42 t
        or r15, rdx                  ;  1684.1 p0      42 t
        xor r15, rcx                 ;  1685.1 p0      42 t
        mov r9, r15                  ;  1686.1 p1      42 t copy
        or r9, r14                   ;  1687.1 p0      42 t
        xor rdx, r9                  ;  1688.1 p0      42 t
        and rcx, r14                 ;  1686.4 p0      42 t
        xor r10, rcx                 ;  1687.4 p0      42 t
        mov rcx, r15                 ;  1686.1 p1      42 t copy
        xor rcx, r14                 ;  1687.5 p0      42 t
        and rdi, rcx                 ;  1688.5 p0      42 t
        and rbx, r15                 ;  1688.7 p0      42 t
        and rsi, rdx                 ;  1689.2 p0      42 t
        and r13, rcx                 ;  1689.8 p0      42 t
        xor rcx, rdx                 ;  1690.4 p0      42 t
        and r8, rcx                  ;  1691.4 p0      42 t
        xor rdi, r8                  ;  1692.4 p0      42 t
        xor r8, rsi                  ;  1692.4 p0      42 t
        mov rsi, qword [rsp + 2240]  ;  1657.7 p2      42 t
        and r12, r15                 ;  1692.7 p0      42 t
        and rsi, r10                 ;  1693.2 p0      42 t
        xor rsi, r13                 ;  1694.2 p0      42 t
        and rax, rdx                 ;  1694.4 p0      42 t
        xor rdx, r10                 ;  1695.0 p0      42 t
        mov qword [rsp + 2240], rbx  ;  1695.5 p0+p3   42 t spill
        mov rbx, qword [rsp + 3264]  ;  1649.8 p2      42 t
        and rbx, rdx                 ;  1696.5 p0      42 t
        xor r13, rbx                 ;  1697.5 p0      42 t
        mov rbx, qword [rsp + 3224]  ;  1664.0 p2      42 t
        and rbp, rdx                 ;  1697.7 p0      42 t
        mov r9, qword [rsp + 3240]   ;  1653.4 p2      42 t
        and r9, r10                  ;  1698.2 p0      42 t
        xor r10, r14                 ;  1698.8 p0      42 t
        and rbx, r10                 ;  1699.8 p0      42 t
        xor r15, rdx                 ;  1700.0 p0      42 t
        xor rax, rsi                 ;  1700.5 p0      42 t
        mov rdx, qword [rsp + 3288]  ;  1669.7 p2      42 t
        xor rax, rbx                 ;  1701.5 p0      42 t
        and rdx, r10                 ;  1701.7 p0      42 t
        mov r10, qword [rsp + 3120]  ;  1664.7 p2      42 t
        and r10, r15                 ;  1702.2 p0      42 t
        xor r10, r13                 ;  1703.2 p0      42 t
        xor r10, rbx                 ;  1704.2 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1646.5 p2      42 t
        xor rbp, r12                 ;  1703.9 p0      42 t
        xor rdx, r8                  ;  1704.5 p0      42 t
        xor r12, r8                  ;  1705.1 p0      42 t
        and r11, r15                 ;  1705.7 p0      42 t
        xor r12, r11                 ;  1706.7 p0      42 t
        mov r8, qword [rsp + 2440]   ;  1649.0 p2      41 t
        xor r8, qword [rsp + 2968]   ;  1706.8 p2+p0   41 t
        mov r15, qword [rsp + 3304]  ;  1680.3 p2      42 t
        and r15, r14                 ;  1707.4 p0      42 t
        xor r15, rax                 ;  1708.4 p0      42 t
        xor rdx, r15                 ;  1709.4 p0      42 t
        xor rbp, rdi                 ;  1709.1 p0      42 t
        xor rdi, r9                  ;  1709.7 p0      42 t
        and rbx, r14                 ;  1710.2 p0      42 t
        xor rbx, r10                 ;  1711.2 p0      42 t
        xor rbx, r15                 ;  1712.2 p0      42 t
        mov r14, qword [rsp + 3296]  ;  1676.4 p2      42 t
        and r14, rcx                 ;  1711.9 p0      42 t
        xor r14, rbx                 ;  1713.2 p0      42 t
        xor rdi, r15                 ;  1713.1 p0      42 t
        xor r12, rdi                 ;  1714.1 p0      42 t
        xor rdi, rdx                 ;  1714.2 p0      42 t
        mov r11, rbp                 ;  1710.1 p1      42 t copy
        mov rcx, qword [rsp + 2240]  ;  1695.5 p2      42 t
        mov r9, qword [rsp + 2384]   ;  1659.3 p2      41 t
        xor rcx, r13                 ;  1714.8 p0      42 t
        mov r13, qword [rsp + 3168]  ;  1660.3 p2      41 t
        xor r13, r14                 ;  1715.4 p0      41 t
        xor rcx, rbx                 ;  1715.9 p0      42 t
        xor rdi, rcx                 ;  1716.9 p0      42 t
        xor r11, rdi                 ;  1717.9 p0      42 t
        mov rbx, qword [rsp + 3184]  ;  1662.4 p2      41 t
        xor rbx, r8                  ;  1717.7 p0      41 t
        xor r13, rdi                 ;  1718.2 p0      41 t
        mov rdi, qword [rsp + 2440]  ;  1663.4 p2      41 t
        mov qword [rsp + 2440], rbx  ;  1718.8 p0+p3   41 t spill
        mov r15, qword [rsp + 3184]  ;  1664.4 p2      41 t
        not rax                      ;  1719.8 p0      42 t
        xor r9, qword [rsp + 3016]   ;  1720.3 p2+p0   41 t
        xor r9, qword [rsp + 2496]   ;  1721.3 p2+p0   41 t
        xor r15, qword [rsp + 2416]  ;  1721.4 p2+p0   41 t
        xor rdi, r9                  ;  1722.3 p0      41 t
        xor r9, rbx                  ;  1722.6 p0      41 t
        mov rbx, qword [rsp + 3168]  ;  1669.1 p2      41 t
        xor rbx, r15                 ;  1723.2 p0      41 t
        xor r8, rbx                  ;  1724.2 p0      41 t
        mov qword [rsp + 3168], rbx  ;  1724.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2384]  ;  1671.0 p2      41 t
        xor rbx, r13                 ;  1725.3 p0      41 t
        xor r13, rdi                 ;  1725.9 p0      41 t
        mov qword [rsp + 2384], rdi  ;  1726.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 3192]  ;  1672.7 p2      41 t
        xor rdi, qword [rsp + 3256]  ;  1727.4 p2+p0   41 t
        mov qword [rsp + 3256], rbx  ;  1728.0 p0+p3   41 t spill
        xor r15, rbx                 ;  1729.0 p0      41 t
        mov rbx, qword [rsp + 2280]  ;  1674.7 p2      41 t
        xor rbx, qword [rsp + 2864]  ;  1729.6 p2+p0   41 t
        mov qword [rsp + 2864], r15  ;  1730.1 p0+p3   41 t spill
        mov r15, qword [rsp + 3208]  ;  1676.7 p2      41 t
        xor r15, qword [rsp + 3280]  ;  1731.1 p2+p0   41 t
        xor r15, qword [rsp + 2336]  ;  1732.1 p2+p0   41 t
        mov qword [rsp + 2336], r8   ;  1732.3 p0+p3   41 t spill
        mov r8, qword [rsp + 3208]   ;  1679.7 p2      41 t
        not rcx                      ;  1733.3 p0      42 t
        not r11                      ;  1733.8 p0      42 t
        mov qword [rsp + 3208], r9   ;  1734.3 p0+p3   41 t spill
        mov r9, qword [rsp + 3192]   ;  1681.1 p2      41 t
        xor r9, rbx                  ;  1735.3 p0      41 t
        xor r8, rdi                  ;  1735.9 p0      41 t
        not r12                      ;  1736.4 p0      42 t
        not r14                      ;  1736.9 p0      42 t
        xor r12, qword [rsp + 2536]  ;  1737.4 p2+p0   41 t
        xor rax, qword [rsp + 2504]  ;  1738.0 p2+p0   41 t
        xor rcx, qword [rsp + 3232]  ;  1738.6 p2+p0   41 t
        xor rbx, r8                  ;  1739.1 p0      41 t
        mov qword [rsp + 3192], r8   ;  1739.7 p0+p3   41 t spill
        mov r8, qword [rsp + 3232]   ;  1689.1 p2      41 t
        xor r8, r15                  ;  1740.7 p0      41 t
        mov qword [rsp + 3232], r8   ;  1741.7 p0+p3   41 t spill
        xor rdi, r8                  ;  1742.3 p0      41 t
        mov r8, qword [rsp + 2280]   ;  1690.4 p2      41 t
        mov qword [rsp + 2280], r9   ;  1742.9 p0+p3   41 t spill
        xor r8, rcx                  ;  1743.9 p0      41 t
        xor rcx, r9                  ;  1744.4 p0      41 t
        xor r15, r8                  ;  1745.0 p0      41 t
        mov r9, qword [rsp + 3176]   ;  1692.1 p2      41 t
        xor r9, qword [rsp + 2928]   ;  1745.6 p2+p0   41 t
        mov qword [rsp + 2928], r8   ;  1746.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2216]   ;  1694.1 p2      41 t
        xor r8, qword [rsp + 2520]   ;  1747.1 p2+p0   41 t
        mov qword [rsp + 2520], r15  ;  1747.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2488]  ;  1696.1 p2      41 t
        xor r15, qword [rsp + 3272]  ;  1748.7 p2+p0   41 t
        mov qword [rsp + 3272], rdi  ;  1749.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2488]  ;  1698.1 p2      41 t
        mov qword [rsp + 2488], rbx  ;  1750.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 3176]  ;  1699.1 p2      41 t
        xor rdi, r9                  ;  1751.3 p0      41 t
        mov qword [rsp + 3176], rdi  ;  1752.3 p0+p3   41 t spill
        xor rbx, r8                  ;  1752.9 p0      41 t
        xor r8, rdi                  ;  1753.4 p0      41 t
        mov rdi, qword [rsp + 2536]  ;  1700.8 p2      41 t
        xor rdi, r15                 ;  1754.0 p0      41 t
        xor r9, rdi                  ;  1755.0 p0      41 t
        mov qword [rsp + 2536], rdi  ;  1755.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2216]  ;  1702.5 p2      41 t
        xor rdi, r12                 ;  1756.1 p0      41 t
        xor r10, rsi                 ;  1756.7 p0      41 t
        xor r10, rbp                 ;  1757.7 p0      41 t
        mov rbp, qword [rsp + 2272]  ;  1704.2 p2      41 t
        xor r15, rdi                 ;  1757.9 p0      41 t
        mov rsi, qword [rsp + 2272]  ;  1705.6 p2      41 t
        mov qword [rsp + 2272], r15  ;  1758.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2880]  ;  1706.6 p2      41 t
        mov qword [rsp + 2216], rbx  ;  1759.4 p0+p3   41 t spill
        xor r12, rbx                 ;  1760.4 p0      41 t
        mov rbx, qword [rsp + 2880]  ;  1707.7 p2      41 t
        xor rbx, qword [rsp + 3248]  ;  1761.0 p2+p0   41 t
        xor rbx, qword [rsp + 3000]  ;  1762.0 p2+p0   41 t
        xor rbx, qword [rsp + 3216]  ;  1763.0 p2+p0   41 t
        xor rbp, rbx                 ;  1764.0 p0      41 t
        mov qword [rsp + 3216], rdi  ;  1763.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1711.7 p2      41 t
        xor rdi, qword [rsp + 2936]  ;  1764.3 p2+p0   41 t
        mov qword [rsp + 2880], rbp  ;  1765.0 p0+p3   41 t spill
        xor rsi, qword [rsp + 3096]  ;  1765.8 p2+p0   41 t
        xor r15, rdi                 ;  1766.4 p0      41 t
        xor rdi, rbp                 ;  1767.0 p0      41 t
        mov rbp, qword [rsp + 2504]  ;  1715.1 p2      41 t
        xor rbp, rsi                 ;  1767.6 p0      41 t
        mov qword [rsp + 2504], rbp  ;  1768.6 p0+p3   41 t spill
        xor rbx, rbp                 ;  1769.1 p0      41 t
        mov rbp, qword [rsp + 2712]  ;  1716.4 p2      41 t
        xor rbp, rax                 ;  1769.7 p0      41 t
        xor rax, r15                 ;  1770.3 p0      41 t
        mov qword [rsp + 2712], r15  ;  1770.8 p0+p3   41 t spill
        mov r15, qword [rsp + 3024]  ;  1717.8 p2      41 t
        xor rsi, rbp                 ;  1771.8 p0      41 t
        xor r15, qword [rsp + 3152]  ;  1772.4 p2+p0   41 t
        mov qword [rsp + 3152], rbp  ;  1773.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 3144]  ;  1719.9 p2      41 t
        xor rbp, qword [rsp + 2200]  ;  1774.0 p2+p0   41 t
        xor rbp, qword [rsp + 2944]  ;  1775.0 p2+p0   41 t
        xor rbp, qword [rsp + 3160]  ;  1776.0 p2+p0   41 t
        mov qword [rsp + 3160], rsi  ;  1775.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2672]  ;  1723.9 p2      41 t
        xor rsi, qword [rsp + 2888]  ;  1776.7 p2+p0   41 t
        mov qword [rsp + 2888], rbx  ;  1777.3 p0+p3   41 t spill
        xor r10, qword [rsp + 2744]  ;  1778.3 p2+p0   41 t
        mov rbx, qword [rsp + 2672]  ;  1726.9 p2      41 t
        xor rbx, r15                 ;  1778.8 p0      41 t
        mov qword [rsp + 2672], r9   ;  1779.4 p0+p3   41 t spill
        mov r9, qword [rsp + 3024]   ;  1727.9 p2      41 t
        xor r9, rbp                  ;  1780.4 p0      41 t
        xor rbp, rbx                 ;  1781.0 p0      41 t
        mov qword [rsp + 3024], rbx  ;  1781.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1728.9 p2      41 t
        xor rbx, rsi                 ;  1782.6 p0      41 t
        xor r15, rbx                 ;  1783.6 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1783.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3144]  ;  1730.0 p2      41 t
        mov qword [rsp + 3144], r9   ;  1784.7 p0+p3   41 t spill
        xor rbx, r10                 ;  1785.7 p0      41 t
        xor r10, r9                  ;  1786.3 p0      41 t
        mov r9, qword [rsp + 2904]   ;  1731.3 p2      41 t
        xor r9, qword [rsp + 2480]   ;  1786.8 p2+p0   41 t
        xor rsi, rbx                 ;  1787.4 p0      41 t
        mov qword [rsp + 2480], rbx  ;  1788.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2696]  ;  1733.5 p2      41 t
        xor rbx, qword [rsp + 2976]  ;  1789.0 p2+p0   41 t
        mov qword [rsp + 2976], rsi  ;  1789.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2568]  ;  1735.5 p2      41 t
        xor rsi, qword [rsp + 3136]  ;  1790.6 p2+p0   41 t
        xor rsi, qword [rsp + 3080]  ;  1791.6 p2+p0   41 t
        xor rsi, qword [rsp + 3112]  ;  1792.6 p2+p0   41 t
        mov qword [rsp + 3112], r15  ;  1792.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2568]  ;  1739.5 p2      41 t
        mov qword [rsp + 2568], rbp  ;  1793.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2904]  ;  1740.5 p2      41 t
        xor rbp, rbx                 ;  1794.3 p0      41 t
        xor r15, r9                  ;  1794.8 p0      41 t
        mov qword [rsp + 2904], r15  ;  1795.8 p0+p3   41 t spill
        xor rbx, r15                 ;  1796.4 p0      41 t
        mov r15, qword [rsp + 2648]  ;  1741.5 p2      41 t
        xor r11, qword [rsp + 2648]  ;  1797.0 p2+p0   41 t
        xor r15, rsi                 ;  1797.5 p0      41 t
        xor r9, r15                  ;  1798.5 p0      41 t
        mov qword [rsp + 2648], r15  ;  1798.7 p0+p3   41 t spill
        mov r15, qword [rsp + 2696]  ;  1744.9 p2      41 t
        xor r15, r11                 ;  1799.7 p0      41 t
        mov qword [rsp + 2696], rbp  ;  1800.3 p0+p3   41 t spill
        xor r11, rbp                 ;  1801.3 p0      41 t
        xor rsi, r15                 ;  1801.8 p0      41 t
        mov rbp, qword [rsp + 3032]  ;  1747.0 p2      41 t
        xor rbp, qword [rsp + 2304]  ;  1802.4 p2+p0   41 t
        mov qword [rsp + 2304], r15  ;  1803.0 p0+p3   41 t spill
        mov r15, qword [rsp + 3200]  ;  1749.0 p2      41 t
        xor r15, qword [rsp + 2312]  ;  1804.0 p2+p0   41 t
        mov qword [rsp + 2312], rsi  ;  1804.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;  1751.0 p2      41 t
        xor rsi, qword [rsp + 3128]  ;  1805.5 p2+p0   41 t
        mov qword [rsp + 3128], r9   ;  1806.1 p0+p3   41 t spill
        mov r9, qword [rsp + 2640]   ;  1753.0 p2      41 t
        xor r9, rbp                  ;  1807.1 p0      41 t
        xor r14, qword [rsp + 2248]  ;  1807.7 p2+p0   41 t
        mov qword [rsp + 2640], rbx  ;  1808.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 3032]  ;  1755.0 p2      41 t
        mov qword [rsp + 3032], r9   ;  1809.3 p0+p3   41 t spill
        xor rbx, r15                 ;  1810.3 p0      41 t
        xor r15, r9                  ;  1810.8 p0      41 t
        mov r9, qword [rsp + 2248]   ;  1756.7 p2      41 t
        xor r9, rsi                  ;  1811.4 p0      41 t
        mov qword [rsp + 2248], r9   ;  1812.4 p0+p3   41 t spill
        xor rdx, qword [rsp + 2424]  ;  1813.0 p2+p0   41 t
        xor rbp, r9                  ;  1813.5 p0      41 t
        mov r9, qword [rsp + 3200]   ;  1759.7 p2      41 t
        mov qword [rsp + 3200], rbx  ;  1814.1 p0+p3   41 t spill
        xor r9, r14                  ;  1815.1 p0      41 t
        xor r14, rbx                 ;  1815.7 p0      41 t
        mov rbx, qword [rsp + 2920]  ;  1761.4 p2      41 t
        xor rbx, qword [rsp + 2472]  ;  1816.3 p2+p0   41 t
        xor rbx, qword [rsp + 2992]  ;  1817.3 p2+p0   41 t
        mov qword [rsp + 2992], r9   ;  1817.4 p0+p3   41 t spill
        xor rsi, r9                  ;  1818.4 p0      41 t
        mov r9, qword [rsp + 2856]   ;  1764.4 p2      41 t
        xor r9, qword [rsp + 2984]   ;  1819.0 p2+p0   41 t
        mov qword [rsp + 2984], rsi  ;  1819.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 2256]  ;  1766.4 p2      41 t
        xor rsi, qword [rsp + 3008]  ;  1820.5 p2+p0   41 t
        mov qword [rsp + 3008], rbp  ;  1821.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;  1768.4 p2      41 t
        mov qword [rsp + 2256], r15  ;  1822.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2920]  ;  1769.4 p2      41 t
        xor r15, r9                  ;  1823.1 p0      41 t
        xor rbp, rbx                 ;  1823.7 p0      41 t
        xor r9, rbp                  ;  1824.7 p0      41 t
        mov qword [rsp + 2920], rbp  ;  1824.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2424]  ;  1770.5 p2      41 t
        xor rbp, rsi                 ;  1825.8 p0      41 t
        xor rbx, rbp                 ;  1826.8 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1827.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2856]  ;  1771.9 p2      41 t
        xor rbp, rdx                 ;  1828.0 p0      41 t
        xor rdx, r15                 ;  1828.5 p0      41 t
        mov qword [rsp + 2856], r15  ;  1829.1 p0+p3   41 t spill
        mov r15, r13                 ;  1774.1 p1      62 t copy
        xor r15, qword [rsp + 2368]  ;  1830.1 p2+p0   62 t
        mov qword [rsp + 2368], r15  ;  1831.1 p0+p3   62 t spill
        mov r15, rcx                 ;  1776.0 p1      62 t copy
        xor rsi, rbp                 ;  1831.7 p0      41 t
        xor rbp, rbx                 ;  1832.3 p0      62 t
        xor r15, qword [rsp + 2104]  ;  1832.8 p2+p0   62 t
        mov qword [rsp + 2104], r15  ;  1833.8 p0+p3   62 t spill
        mov r15, r12                 ;  1778.3 p1      62 t copy
        xor r15, qword [rsp + 2112]  ;  1834.4 p2+p0   62 t
        mov qword [rsp + 2112], r15  ;  1835.4 p0+p3   62 t spill
        mov r15, rax                 ;  1779.7 p1      62 t copy
        xor r15, qword [rsp + 2120]  ;  1836.0 p2+p0   62 t
        mov qword [rsp + 2120], r15  ;  1837.0 p0+p3   62 t spill
        mov r15, r10                 ;  1787.3 p1      62 t copy
        xor r15, qword [rsp + 2144]  ;  1837.5 p2+p0   62 t
        mov qword [rsp + 2144], r15  ;  1838.5 p0+p3   62 t spill
        mov r15, qword [rsp + 3208]  ;  1782.4 p2      62 t
        xor r15, qword [rsp + 2136]  ;  1839.1 p2+p0   62 t
        mov qword [rsp + 2136], r15  ;  1840.1 p0+p3   62 t spill
        mov r15, r11                 ;  1802.3 p1      62 t copy
        xor r15, qword [rsp + 2152]  ;  1840.7 p2+p0   62 t
        mov qword [rsp + 2152], r15  ;  1841.7 p0+p3   62 t spill
        mov r15, qword [rsp + 2488]  ;  1787.6 p2      62 t
        xor r15, qword [rsp + 2176]  ;  1842.2 p2+p0   62 t
        mov qword [rsp + 2176], r15  ;  1843.2 p0+p3   62 t spill
        mov r15, r8                  ;  1788.9 p1      62 t copy
        xor r8, qword [rsp + 4096]   ;  1843.8 p2+p0   62 t
        xor r8, qword [rsp + 2536]   ;  1844.8 p2+p0   62 t
        xor r15, qword [rsp + 2184]  ;  1845.0 p2+p0   62 t
        mov qword [rsp + 2184], r15  ;  1846.0 p0+p3   62 t spill
        mov r15, r14                 ;  1816.7 p1      62 t copy
        xor r15, qword [rsp + 2128]  ;  1846.5 p2+p0   62 t
        mov qword [rsp + 2128], r15  ;  1847.5 p0+p3   62 t spill
        mov r15, rdi                 ;  1793.9 p1      62 t copy
        xor rdi, qword [rsp + 4104]  ;  1848.1 p2+p0   62 t
        xor rdi, qword [rsp + 2504]  ;  1849.1 p2+p0   62 t
        mov qword [rsp + 2504], rdi  ;  1850.1 p0+p3   62 t spill
        xor rbp, qword [rsp + 4200]  ;  1850.2 p2+p0   62 t
        mov rdi, qword [rsp + 2864]  ;  1797.4 p2      62 t
        xor r15, qword [rsp + 2360]  ;  1850.8 p2+p0   62 t
        mov qword [rsp + 2536], r8   ;  1851.4 p0+p3   62 t spill
        mov r8, rbx                  ;  1827.8 p1      62 t copy
        mov rbx, qword [rsp + 2744]  ;  1799.9 p2      62 t
        xor rbx, qword [rsp + 4112]  ;  1852.4 p2+p0   62 t
        xor rbx, qword [rsp + 2568]  ;  1853.4 p2+p0   62 t
        mov qword [rsp + 2360], r15  ;  1853.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2568]  ;  1803.2 p2      62 t
        mov qword [rsp + 2568], rbp  ;  1854.5 p0+p3   62 t spill
        mov rbp, qword [rsp + 2648]  ;  1804.2 p2      62 t
        xor r15, qword [rsp + 3920]  ;  1855.5 p2+p0   62 t
        mov qword [rsp + 2472], r15  ;  1856.5 p0+p3   62 t spill
        xor rbp, qword [rsp + 4120]  ;  1857.1 p2+p0   62 t
        mov r15, qword [rsp + 2640]  ;  1808.3 p2      62 t
        xor rbp, qword [rsp + 2640]  ;  1858.1 p2+p0   62 t
        mov qword [rsp + 2640], rbp  ;  1859.1 p0+p3   62 t spill
        mov rbp, qword [rsp + 2248]  ;  1812.4 p2      62 t
        xor rdi, qword [rsp + 4016]  ;  1859.2 p2+p0   62 t
        xor r8, qword [rsp + 4008]   ;  1859.8 p2+p0   62 t
        mov qword [rsp + 3184], rdi  ;  1860.4 p0+p3   62 t spill
        mov rdi, qword [rsp + 2520]  ;  1812.2 p2      62 t
        xor rdi, qword [rsp + 4024]  ;  1861.4 p2+p0   62 t
        mov qword [rsp + 2416], rdi  ;  1862.4 p0+p3   62 t spill
        xor r15, qword [rsp + 3928]  ;  1863.0 p2+p0   62 t
        mov qword [rsp + 3080], r15  ;  1864.0 p0+p3   62 t spill
        mov r15, rdx                 ;  1829.5 p1      62 t copy
        xor r15, qword [rsp + 2160]  ;  1864.5 p2+p0   62 t
        mov qword [rsp + 2160], r15  ;  1865.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2256]  ;  1822.1 p2      62 t
        xor r15, qword [rsp + 3936]  ;  1866.1 p2+p0   62 t
        xor rbp, qword [rsp + 4128]  ;  1866.7 p2+p0   62 t
        xor rbp, qword [rsp + 2256]  ;  1867.7 p2+p0   62 t
        mov qword [rsp + 2256], rbp  ;  1868.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 3256]  ;  1820.2 p2      62 t
        mov qword [rsp + 3136], r15  ;  1868.8 p0+p3   62 t spill
        mov r15, qword [rsp + 2336]  ;  1821.2 p2      62 t
        xor r15, qword [rsp + 3952]  ;  1869.8 p2+p0   62 t
        mov qword [rsp + 2944], r15  ;  1870.8 p0+p3   62 t spill
        mov r15, qword [rsp + 3272]  ;  1823.2 p2      62 t
        xor r15, qword [rsp + 3960]  ;  1871.4 p2+p0   62 t
        xor rdx, qword [rsp + 4328]  ;  1872.0 p2+p0   62 t
        mov qword [rsp + 2200], r15  ;  1872.5 p0+p3   62 t spill
        mov r15, qword [rsp + 2672]  ;  1826.2 p2      62 t
        xor r15, qword [rsp + 3968]  ;  1873.5 p2+p0   62 t
        xor rbp, qword [rsp + 4144]  ;  1874.1 p2+p0   62 t
        mov qword [rsp + 3096], r15  ;  1874.7 p0+p3   62 t spill
        mov r15, r9                  ;  1827.8 p1      62 t copy
        xor r15, qword [rsp + 3944]  ;  1875.7 p2+p0   62 t
        xor r9, qword [rsp + 4136]   ;  1876.2 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1877.2 p2+p0   62 t
        mov qword [rsp + 2424], r9   ;  1878.2 p0+p3   62 t spill
        mov r9, qword [rsp + 2976]   ;  1832.2 p2      62 t
        mov rdi, qword [rsp + 2272]  ;  1833.2 p2      62 t
        xor rdi, qword [rsp + 4032]  ;  1878.4 p2+p0   62 t
        xor r9, qword [rsp + 4048]   ;  1878.9 p2+p0   62 t
        mov qword [rsp + 2496], rdi  ;  1879.5 p0+p3   62 t spill
        mov rdi, qword [rsp + 3160]  ;  1836.2 p2      62 t
        mov qword [rsp + 2936], r15  ;  1880.5 p0+p3   62 t spill
        mov qword [rsp + 3016], r9   ;  1881.5 p0+p3   62 t spill
        mov r9, qword [rsp + 2312]   ;  1837.2 p2      62 t
        xor r9, qword [rsp + 4056]   ;  1882.5 p2+p0   62 t
        xor rdi, qword [rsp + 4040]  ;  1883.1 p2+p0   62 t
        xor rbp, qword [rsp + 2336]  ;  1883.7 p2+p0   62 t
        mov r15, qword [rsp + 2888]  ;  1841.2 p2      62 t
        xor r15, qword [rsp + 3976]  ;  1884.2 p2+p0   62 t
        mov qword [rsp + 2336], rbp  ;  1884.8 p0+p3   62 t spill
        mov rbp, qword [rsp + 2928]  ;  1843.2 p2      62 t
        xor r12, qword [rsp + 4288]  ;  1885.8 p2+p0   62 t
        xor r12, qword [rsp + 3176]  ;  1886.8 p2+p0   62 t
        mov qword [rsp + 2968], r9   ;  1886.9 p0+p3   62 t spill
        mov r9, qword [rsp + 2984]   ;  1846.2 p2      62 t
        xor r9, qword [rsp + 4064]   ;  1887.9 p2+p0   62 t
        mov qword [rsp + 2240], r9   ;  1888.9 p0+p3   62 t spill
        mov r9, rsi                  ;  1843.6 p1      62 t copy
        xor r9, qword [rsp + 4072]   ;  1889.5 p2+p0   62 t
        mov qword [rsp + 3296], r9   ;  1890.5 p0+p3   62 t spill
        mov r9, qword [rsp + 3168]   ;  1849.2 p2      62 t
        xor rbp, qword [rsp + 4152]  ;  1891.1 p2+p0   62 t
        xor rbp, qword [rsp + 3272]  ;  1892.1 p2+p0   62 t
        mov qword [rsp + 3272], rbp  ;  1893.1 p0+p3   62 t spill
        xor r9, qword [rsp + 4080]   ;  1893.2 p2+p0   62 t
        xor r9, qword [rsp + 3208]   ;  1894.2 p2+p0   62 t
        mov rbp, qword [rsp + 3216]  ;  1854.2 p2      62 t
        xor rbp, qword [rsp + 4160]  ;  1894.4 p2+p0   62 t
        xor rbp, qword [rsp + 2672]  ;  1895.4 p2+p0   62 t
        mov qword [rsp + 2672], rbp  ;  1896.4 p0+p3   62 t spill
        xor rdx, qword [rsp + 2920]  ;  1896.5 p2+p0   62 t
        mov rbp, qword [rsp + 3152]  ;  1858.2 p2      62 t
        xor rax, qword [rsp + 4296]  ;  1897.1 p2+p0   62 t
        xor rbp, qword [rsp + 4168]  ;  1897.7 p2+p0   62 t
        mov qword [rsp + 3000], r15  ;  1898.2 p0+p3   62 t spill
        mov r15, qword [rsp + 3112]  ;  1861.2 p2      62 t
        xor r15, qword [rsp + 3984]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 3248], r15  ;  1900.2 p0+p3   62 t spill
        mov r15, qword [rsp + 3128]  ;  1863.2 p2      62 t
        xor r15, qword [rsp + 3992]  ;  1900.8 p2+p0   62 t
        xor rbp, qword [rsp + 2888]  ;  1901.4 p2+p0   62 t
        xor rax, qword [rsp + 2880]  ;  1901.9 p2+p0   62 t
        mov qword [rsp + 2920], rdx  ;  1902.5 p0+p3   62 t spill
        mov rdx, qword [rsp + 3144]  ;  1867.2 p2      62 t
        mov qword [rsp + 3208], r9   ;  1903.5 p0+p3   62 t spill
        mov qword [rsp + 3280], r15  ;  1904.5 p0+p3   62 t spill
        mov r15, qword [rsp + 3008]  ;  1868.2 p2      62 t
        xor r15, qword [rsp + 4000]  ;  1905.5 p2+p0   62 t
        xor rdx, qword [rsp + 4240]  ;  1906.1 p2+p0   62 t
        xor rdx, qword [rsp + 2976]  ;  1907.1 p2+p0   62 t
        mov qword [rsp + 2880], rax  ;  1907.2 p0+p3   62 t spill
        mov qword [rsp + 2976], r12  ;  1908.2 p0+p3   62 t spill
        mov r12, qword [rsp + 2696]  ;  1872.2 p2      62 t
        xor r12, qword [rsp + 4248]  ;  1909.2 p2+p0   62 t
        xor r12, qword [rsp + 2312]  ;  1910.2 p2+p0   62 t
        mov qword [rsp + 2312], r12  ;  1911.2 p0+p3   62 t spill
        mov r12, qword [rsp + 3200]  ;  1875.2 p2      62 t
        xor r12, qword [rsp + 4256]  ;  1911.4 p2+p0   62 t
        xor r12, qword [rsp + 2984]  ;  1912.4 p2+p0   62 t
        mov qword [rsp + 2984], r12  ;  1913.4 p0+p3   62 t spill
        mov r12, qword [rsp + 2544]  ;  1878.2 p2      61 t reload
        mov qword [rsp + 3312], r12  ;  1913.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2584]  ;  1879.2 p2      61 t reload
        mov qword [rsp + 3320], r12  ;  1914.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2600]  ;  1880.2 p2      61 t reload
        mov qword [rsp + 3328], r12  ;  1915.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2456]  ;  1881.2 p2      61 t reload
        mov qword [rsp + 3336], r12  ;  1916.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2688]  ;  1882.2 p2      61 t reload
        mov qword [rsp + 3344], r12  ;  1917.5 p0+p3   60 rounds
        mov r12, qword [rsp + 2592]  ;  1883.2 p2      61 t reload
        xor rcx, qword [rsp + 4280]  ;  1918.5 p2+p0   62 t
        xor r13, qword [rsp + 4272]  ;  1919.1 p2+p0   62 t
        xor r13, qword [rsp + 2440]  ;  1920.1 p2+p0   62 t
        mov qword [rsp + 2440], r13  ;  1921.1 p0+p3   62 t spill
        mov r13, qword [rsp + 2304]  ;  1887.2 p2      62 t
        xor r13, qword [rsp + 4184]  ;  1921.2 p2+p0   62 t
        xor rsi, qword [rsp + 4264]  ;  1921.8 p2+p0   62 t
        xor rsi, qword [rsp + 2856]  ;  1922.8 p2+p0   62 t
        mov qword [rsp + 2856], rsi  ;  1923.8 p0+p3   62 t spill
        mov rsi, qword [rsp + 2480]  ;  1891.2 p2      62 t
        xor rsi, qword [rsp + 4176]  ;  1923.9 p2+p0   62 t
        mov rax, qword [rsp + 2384]  ;  1893.2 p2      62 t
        xor rax, qword [rsp + 4208]  ;  1924.5 p2+p0   62 t
        xor rax, qword [rsp + 2864]  ;  1925.5 p2+p0   62 t
        xor r11, qword [rsp + 4312]  ;  1925.6 p2+p0   62 t
        xor r10, qword [rsp + 4304]  ;  1926.2 p2+p0   62 t
        xor r10, qword [rsp + 3024]  ;  1927.2 p2+p0   62 t
        xor r11, qword [rsp + 2904]  ;  1927.4 p2+p0   62 t
        mov qword [rsp + 3352], r12  ;  1927.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2512]  ;  1900.2 p2      61 t reload
        mov qword [rsp + 3360], r12  ;  1928.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2624]  ;  1901.2 p2      61 t reload
        mov qword [rsp + 3368], r12  ;  1929.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2448]  ;  1902.2 p2      61 t reload
        mov qword [rsp + 3376], r12  ;  1930.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2736]  ;  1903.2 p2      61 t reload
        mov qword [rsp + 3384], r12  ;  1931.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2768]  ;  1904.2 p2      61 t reload
        mov qword [rsp + 3392], r12  ;  1932.9 p0+p3   60 rounds
        mov r12, qword [rsp + 2528]  ;  1905.2 p2      61 t reload
        mov qword [rsp + 3400], r12  ;  1933.9 p0+p3   60 rounds
        mov qword [rsp + 3024], r10  ;  1934.9 p0+p3   62 t spill
        mov r10, qword [rsp + 2280]  ;  1906.2 p2      62 t
        xor r10, qword [rsp + 4216]  ;  1935.9 p2+p0   62 t
        xor r10, qword [rsp + 2520]  ;  1936.9 p2+p0   62 t
        xor r14, qword [rsp + 4320]  ;  1937.1 p2+p0   62 t
        xor r14, qword [rsp + 3032]  ;  1938.1 p2+p0   62 t
        xor rsi, qword [rsp + 3112]  ;  1938.2 p2+p0   62 t
        mov r12, qword [rsp + 2232]  ;  1912.2 p2      61 t reload
        mov qword [rsp + 3408], r12  ;  1938.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2352]  ;  1913.2 p2      61 t reload
        mov qword [rsp + 3416], r12  ;  1939.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2464]  ;  1914.2 p2      61 t reload
        mov qword [rsp + 3424], r12  ;  1940.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2576]  ;  1915.2 p2      61 t reload
        mov qword [rsp + 3432], r12  ;  1941.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2264]  ;  1916.2 p2      61 t reload
        mov qword [rsp + 3440], r12  ;  1942.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2784]  ;  1917.2 p2      61 t reload
        mov qword [rsp + 3448], r12  ;  1943.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2792]  ;  1918.2 p2      61 t reload
        mov qword [rsp + 3456], r12  ;  1944.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2608]  ;  1919.2 p2      61 t reload
        mov qword [rsp + 3464], r12  ;  1945.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2776]  ;  1920.2 p2      61 t reload
        mov qword [rsp + 3472], r12  ;  1946.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2720]  ;  1921.2 p2      61 t reload
        mov qword [rsp + 3480], r12  ;  1947.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2752]  ;  1922.2 p2      61 t reload
        xor rcx, qword [rsp + 3192]  ;  1948.8 p2+p0   62 t
        mov qword [rsp + 3192], rcx  ;  1949.8 p0+p3   62 t spill
        mov rcx, qword [rsp + 2992]  ;  1924.2 p2      62 t
        xor r13, qword [rsp + 3128]  ;  1950.4 p2+p0   62 t
        mov qword [rsp + 4008], r8   ;  1950.9 p0+p3   60 rounds
        mov r8, qword [rsp + 3280]   ;  1926.2 p2      62 t reload
        mov qword [rsp + 2904], r11  ;  1951.9 p0+p3   62 t spill
        mov r11, qword [rsp + 2216]  ;  1927.2 p2      62 t
        xor r11, qword [rsp + 4224]  ;  1952.9 p2+p0   62 t
        mov r9, qword [rsp + 3232]   ;  1929.2 p2      62 t
        xor r9, qword [rsp + 4088]   ;  1953.5 p2+p0   62 t
        xor r11, qword [rsp + 2272]  ;  1954.1 p2+p0   62 t
        mov qword [rsp + 3488], r12  ;  1954.6 p0+p3   60 rounds
        mov r12, qword [rsp + 2816]  ;  1932.2 p2      61 t reload
        mov qword [rsp + 3032], r14  ;  1955.6 p0+p3   62 t spill
        mov r14, qword [rsp + 2712]  ;  1933.2 p2      62 t
        xor r14, qword [rsp + 4232]  ;  1956.6 p2+p0   62 t
        mov qword [rsp + 3496], r12  ;  1957.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2728]  ;  1935.2 p2      61 t reload
        mov qword [rsp + 3504], r12  ;  1958.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2824]  ;  1936.2 p2      61 t reload
        mov qword [rsp + 3512], r12  ;  1959.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2832]  ;  1937.2 p2      61 t reload
        mov qword [rsp + 3520], r12  ;  1960.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2840]  ;  1938.2 p2      61 t reload
        mov qword [rsp + 3992], r8   ;  1961.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3184]   ;  1939.2 p2      62 t reload
        mov qword [rsp + 4016], r8   ;  1962.2 p0+p3   60 rounds
        mov qword [rsp + 3528], r12  ;  1963.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2416]   ;  1940.2 p2      62 t reload
        mov qword [rsp + 4024], r8   ;  1964.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2496]   ;  1941.2 p2      62 t reload
        mov qword [rsp + 4032], r8   ;  1965.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3016]   ;  1942.2 p2      62 t reload
        mov qword [rsp + 4048], r8   ;  1966.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2968]   ;  1943.2 p2      62 t reload
        mov qword [rsp + 4056], r8   ;  1967.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2240]   ;  1944.2 p2      62 t reload
        mov qword [rsp + 4064], r8   ;  1968.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3296]   ;  1945.2 p2      62 t reload
        mov qword [rsp + 4072], r8   ;  1969.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3208]   ;  1946.2 p2      62 t reload
        mov qword [rsp + 4080], r8   ;  1970.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2536]   ;  1947.2 p2      62 t reload
        mov qword [rsp + 4096], r8   ;  1971.2 p0+p3   60 rounds
        mov r12, qword [rsp + 2704]  ;  1948.2 p2      61 t reload
        mov qword [rsp + 3536], r12  ;  1972.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2504]   ;  1949.2 p2      62 t reload
        mov qword [rsp + 4104], r8   ;  1973.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2640]   ;  1950.2 p2      62 t reload
        mov qword [rsp + 4120], r8   ;  1974.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2256]   ;  1951.2 p2      62 t reload
        mov qword [rsp + 4128], r8   ;  1975.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  1952.2 p2      62 t reload
        mov qword [rsp + 4136], r8   ;  1976.2 p0+p3   60 rounds
        mov r8, qword [rsp + 2336]   ;  1953.2 p2      62 t reload
        mov qword [rsp + 4144], r8   ;  1977.2 p0+p3   60 rounds
        mov r8, qword [rsp + 3272]   ;  1954.2 p2      62 t reload
        mov qword [rsp + 4152], r8   ;  1978.2 p0+p3   60 rounds
        xor rcx, qword [rsp + 4192]  ;  1979.2 p2+p0   62 t
        mov r8, qword [rsp + 2672]   ;  1956.2 p2      62 t reload
        mov qword [rsp + 4160], r8   ;  1979.8 p0+p3   60 rounds
        mov r8, qword [rsp + 2568]   ;  1957.2 p2      62 t reload
        mov qword [rsp + 4200], r8   ;  1980.8 p0+p3   60 rounds
        mov r8, qword [rsp + 2312]   ;  1958.2 p2      62 t reload
        mov r12, qword [rsp + 2952]  ;  1959.2 p2      61 t reload
        mov qword [rsp + 3544], r12  ;  1981.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2800]  ;  1960.2 p2      61 t reload
        mov qword [rsp + 3552], r12  ;  1982.8 p0+p3   60 rounds
        mov r12, qword [rsp + 2808]  ;  1961.2 p2      61 t reload
        mov qword [rsp + 3560], r12  ;  1984.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2392]  ;  1962.2 p2      61 t reload
        mov qword [rsp + 4216], r10  ;  1986.1 p0+p3   60 rounds
        mov qword [rsp + 3568], r12  ;  1988.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2872]  ;  1963.2 p2      61 t reload
        mov qword [rsp + 3576], r12  ;  1990.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2192]  ;  1964.2 p2      61 t reload
        mov qword [rsp + 3584], r12  ;  1992.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2208]  ;  1965.2 p2      61 t reload
        mov qword [rsp + 4248], r8   ;  1994.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2984]   ;  1966.2 p2      62 t reload
        mov qword [rsp + 3592], r12  ;  1996.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2560]  ;  1967.2 p2      61 t reload
        mov qword [rsp + 3600], r12  ;  1998.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2632]  ;  1968.2 p2      61 t reload
        mov qword [rsp + 4176], rsi  ;  2000.1 p0+p3   60 rounds
        mov qword [rsp + 3608], r12  ;  2002.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2432]  ;  1969.2 p2      61 t reload
        mov qword [rsp + 3616], r12  ;  2004.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2224]  ;  1970.2 p2      61 t reload
        mov qword [rsp + 3624], r12  ;  2006.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2848]  ;  1971.2 p2      61 t reload
        mov qword [rsp + 4208], rax  ;  2008.1 p0+p3   60 rounds
        xor r14, qword [rsp + 3160]  ;  1996.8 p2+p0   62 t
        mov qword [rsp + 3632], r12  ;  2010.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2896]  ;  1973.2 p2      61 t reload
        mov qword [rsp + 3640], r12  ;  2012.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2680]  ;  1974.2 p2      61 t reload
        mov qword [rsp + 3648], r12  ;  2014.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2296]  ;  1975.2 p2      61 t reload
        mov qword [rsp + 3656], r12  ;  2016.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2664]  ;  1976.2 p2      61 t reload
        mov qword [rsp + 3664], r12  ;  2018.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2656]  ;  1977.2 p2      61 t reload
        mov qword [rsp + 4112], rbx  ;  2020.1 p0+p3   60 rounds
        mov qword [rsp + 4000], r15  ;  2022.1 p0+p3   60 rounds
        mov qword [rsp + 4040], rdi  ;  2024.1 p0+p3   60 rounds
        xor rcx, qword [rsp + 3008]  ;  2005.4 p2+p0   62 t
        mov qword [rsp + 4192], rcx  ;  2026.1 p0+p3   60 rounds
        mov qword [rsp + 3672], r12  ;  2028.1 p0+p3   60 rounds
        mov qword [rsp + 4224], r11  ;  2030.1 p0+p3   60 rounds
        mov qword [rsp + 4256], r8   ;  2032.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2552]  ;  1979.2 p2      61 t reload
        mov qword [rsp + 4232], r14  ;  2034.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2856]   ;  1980.2 p2      62 t reload
        mov qword [rsp + 4184], r13  ;  2036.1 p0+p3   60 rounds
        mov qword [rsp + 4264], r8   ;  2038.1 p0+p3   60 rounds
        xor r9, qword [rsp + 2488]   ;  2012.9 p2+p0   62 t
        mov r8, qword [rsp + 2440]   ;  1982.2 p2      62 t reload
        mov qword [rsp + 4272], r8   ;  2040.1 p0+p3   60 rounds
        mov r14, qword [rsp + 2152]  ;  1983.2 p2      62 t reload
        mov r8, qword [rsp + 3192]   ;  1984.2 p2      62 t reload
        mov qword [rsp + 4280], r8   ;  2042.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2976]   ;  1985.2 p2      62 t reload
        mov qword [rsp + 4288], r8   ;  2044.1 p0+p3   60 rounds
        mov r15, qword [rsp + 2128]  ;  1986.2 p2      62 t reload
        mov r8, qword [rsp + 2880]   ;  1987.2 p2      62 t reload
        mov qword [rsp + 4296], r8   ;  2046.1 p0+p3   60 rounds
        mov r8, qword [rsp + 3024]   ;  1988.2 p2      62 t reload
        mov qword [rsp + 4304], r8   ;  2048.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2904]   ;  1989.2 p2      62 t reload
        mov qword [rsp + 4312], r8   ;  2050.1 p0+p3   60 rounds
        mov qword [rsp + 4088], r9   ;  2052.1 p0+p3   60 rounds
        mov qword [rsp + 4168], rbp  ;  2054.1 p0+p3   60 rounds
        mov r10, qword [rsp + 2104]  ;  1990.2 p2      62 t reload
        mov qword [rsp + 4240], rdx  ;  2056.1 p0+p3   60 rounds
        mov rsi, qword [rsp + 2160]  ;  1991.2 p2      62 t reload
        mov rbp, qword [rsp + 2176]  ;  1992.2 p2      62 t reload
        mov r9, qword [rsp + 2368]   ;  1993.2 p2      62 t reload
        mov rdi, qword [rsp + 2136]  ;  1994.2 p2      62 t reload
        mov r8, qword [rsp + 3032]   ;  1995.2 p2      62 t reload
        mov qword [rsp + 4320], r8   ;  2058.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2920]   ;  1996.2 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1997.2 p2      62 t reload
        mov rcx, qword [rsp + 2360]  ;  1998.2 p2      62 t reload
        mov rax, qword [rsp + 2184]  ;  1999.2 p2      62 t reload
        mov r13, qword [rsp + 2144]  ;  2000.2 p2      62 t reload
        mov qword [rsp + 4328], r8   ;  2060.1 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  2001.2 p2      60 rounds
        mov qword [rsp + 3680], r12  ;  2062.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2760]  ;  2002.2 p2      61 t reload
        mov qword [rsp + 3688], r12  ;  2064.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2320]  ;  2003.2 p2      61 t reload
        mov qword [rsp + 3696], r12  ;  2066.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2960]  ;  2004.2 p2      61 t reload
        mov qword [rsp + 3704], r12  ;  2068.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2912]  ;  2005.2 p2      61 t reload
        mov qword [rsp + 3712], r12  ;  2070.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3040]  ;  2006.2 p2      61 t reload
        mov qword [rsp + 3720], r12  ;  2072.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3048]  ;  2007.2 p2      61 t reload
        mov qword [rsp + 3728], r12  ;  2074.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3064]  ;  2008.2 p2      61 t reload
        mov qword [rsp + 3736], r12  ;  2076.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3056]  ;  2009.2 p2      61 t reload
        mov qword [rsp + 3744], r12  ;  2078.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2288]  ;  2010.2 p2      61 t reload
        mov qword [rsp + 3752], r12  ;  2080.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2168]  ;  2011.2 p2      61 t reload
        mov qword [rsp + 3760], r12  ;  2082.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2376]  ;  2012.2 p2      61 t reload
        mov qword [rsp + 3768], r12  ;  2084.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2408]  ;  2013.2 p2      61 t reload
        mov qword [rsp + 3776], r12  ;  2086.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2328]  ;  2014.2 p2      61 t reload
        mov qword [rsp + 3784], r12  ;  2088.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3088]  ;  2015.2 p2      61 t reload
        mov qword [rsp + 3792], r12  ;  2090.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3104]  ;  2016.2 p2      61 t reload
        mov qword [rsp + 3800], r12  ;  2092.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2400]  ;  2017.2 p2      61 t reload
        mov qword [rsp + 3808], r12  ;  2094.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2344]  ;  2018.2 p2      61 t reload
        mov qword [rsp + 3816], r12  ;  2096.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2472]  ;  2019.2 p2      62 t reload
        mov qword [rsp + 3920], r12  ;  2098.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3080]  ;  2020.2 p2      62 t reload
        mov qword [rsp + 3928], r12  ;  2100.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3136]  ;  2021.2 p2      62 t reload
        mov qword [rsp + 3936], r12  ;  2102.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2936]  ;  2022.2 p2      62 t reload
        mov qword [rsp + 3944], r12  ;  2104.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2944]  ;  2023.2 p2      62 t reload
        mov qword [rsp + 3952], r12  ;  2106.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2200]  ;  2024.2 p2      62 t reload
        mov qword [rsp + 3960], r12  ;  2108.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3096]  ;  2025.2 p2      62 t reload
        mov qword [rsp + 3968], r12  ;  2110.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3000]  ;  2026.2 p2      62 t reload
        add r8, 0x400                ;  2005.2 p1      60 rounds
        mov qword [rsp + 3976], r12  ;  2112.1 p0+p3   60 rounds
        mov r12, qword [rsp + 3248]  ;  2027.2 p2      62 t reload
        mov qword [rsp + 3984], r12  ;  2114.1 p0+p3   60 rounds
        mov r12, qword [rsp + 2120]  ;  2028.2 p2      62 t reload
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

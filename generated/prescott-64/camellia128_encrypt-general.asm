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
;   blocks/groups/rounds: 4638 uops, planned 2102.4; bounds: width 1546.0, ports 2021.2, path 68.0
;   blocks/groups.2: 643 uops, planned 262.8; bounds: width 214.3, ports 261.8, path 8.0
;   blocks.2: 260 uops, planned 260.3; bounds: width 86.7, ports 260.0, path 1.0
;   blocks/rounds: 4638 uops, planned 2102.4; bounds: width 1546.0, ports 2021.2, path 68.0
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
        xor r12, qword [r8 + 1056]   ;     6.0 p2+p0   40 t
        mov qword [rsp + 2128], r13  ;     8.0 p0+p3   40 t spill
        mov r13, r14                 ;     6.3 p1      40 t copy
        xor r13, qword [r8 + 1064]   ;     7.5 p2+p0   40 t
        mov qword [rsp + 2136], r14  ;    10.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.7 p1      40 t copy
        xor r14, qword [r8 + 1072]   ;     9.0 p2+p0   40 t
        mov qword [rsp + 2144], r15  ;    12.0 p0+p3   40 t spill
        mov r15, rsi                 ;     9.0 p1      40 t copy
        xor r15, qword [r8 + 1080]   ;    10.5 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    14.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    10.3 p1      40 t copy
        xor rsi, qword [r8 + 1088]   ;    12.0 p2+p0   40 t
        mov qword [rsp + 2160], rdi  ;    16.0 p0+p3   40 t spill
        mov rdi, rbp                 ;    11.7 p1      40 t copy
        xor rdi, qword [r8 + 1096]   ;    13.5 p2+p0   40 t
        mov qword [rsp + 2168], rbp  ;    18.0 p0+p3   40 t spill
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 1104]   ;    15.0 p2+p0   40 t
        mov qword [rsp + 2176], rax  ;    20.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 1112]   ;    16.5 p2+p0   40 t
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
        not rdx                      ;    86.0 p0      41 t
        not r10                      ;    86.5 p0      41 t
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 1488]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 2040]  ;   111.7 p2+p0   40 t
        not r14                      ;    88.5 p0      41 t
        not r15                      ;    89.0 p0      41 t
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
        xor rsi, rbx                 ;    96.5 p0      41 t
        xor r12, r10                 ;    97.1 p0      41 t
        mov qword [rsp + 2600], rax  ;   126.0 p0+p3   40 t spill
        mov rax, r13                 ;    86.3 p1      41 t copy
        xor rax, rbx                 ;    98.6 p0      41 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 1528]   ;   117.7 p2      40 t
        xor rbp, qword [rsp + 2080]  ;   121.7 p2+p0   40 t
        mov qword [rsp + 2616], r8   ;   130.0 p0+p3   61 r.0 spill
        mov r8, r11                  ;    88.7 p1      41 t copy
        xor r8, r14                  ;   101.7 p0      41 t
        xor rdx, r8                  ;   102.7 p0      41 t
        xor r15, rdx                 ;   103.7 p0      41 t
        xor r8, rsi                  ;   103.4 p0      41 t
        mov qword [rsp + 2624], rbp  ;   132.0 p0+p3   40 t spill
        mov rbp, rax                 ;    99.6 p1      41 t copy
        xor rbp, rdx                 ;   105.0 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, rsi                  ;    97.5 p1      41 t copy
        xor r9, r15                  ;   106.6 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, r12                 ;    98.1 p1      41 t copy
        xor rdi, r8                  ;   108.1 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r15                 ;   104.7 p1      41 t copy
        or rcx, rbp                  ;   109.7 p0      41 t
        xor r13, r8                  ;   110.3 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, r10                 ;    95.0 p1      41 t copy
        xor rbx, rdx                 ;   111.9 p0      41 t
        mov qword [rsp + 2664], r10  ;   142.0 p0+p3   41 t spill
        mov r10, r15                 ;   104.7 p1      41 t copy
        xor r10, r8                  ;   113.4 p0      41 t
        xor r11, r10                 ;   114.4 p0      41 t
        mov qword [rsp + 2672], r15  ;   144.0 p0+p3   41 t spill
        mov r15, rdx                 ;   103.7 p1      41 t copy
        or r15, r10                  ;   115.6 p0      41 t
        xor r15, rcx                 ;   116.6 p0      41 t
        mov qword [rsp + 2680], r10  ;   146.0 p0+p3   41 t spill
        mov r10, r9                  ;   107.6 p1      41 t copy
        xor r10, rdi                 ;   117.7 p0      41 t
        xor rcx, r14                 ;   118.3 p0      41 t
        or r14, r9                   ;   118.8 p0      41 t
        xor r13, r14                 ;   119.8 p0      41 t
        mov qword [rsp + 2688], r9   ;   148.0 p0+p3   41 t spill
        mov r9, rax                  ;   100.7 p1      41 t copy
        and r9, r8                   ;   121.0 p0      41 t
        xor r14, r9                  ;   122.0 p0      41 t
        mov r9, rbx                  ;   112.9 p1      41 t copy
        and r9, r10                  ;   122.1 p0      41 t
        xor r13, r9                  ;   123.1 p0      41 t
        mov r9, rbx                  ;   112.9 p1      41 t copy
        xor r9, r11                  ;   123.3 p0      41 t
        xor r15, r13                 ;   124.1 p0      41 t
        xor rcx, r14                 ;   124.4 p0      41 t
        mov qword [rsp + 2696], rbx  ;   150.0 p0+p3   41 t spill
        mov rbx, rdi                 ;   109.1 p1      41 t copy
        and rbx, r9                  ;   126.0 p0      41 t
        xor r14, rbx                 ;   127.0 p0      41 t
        mov rbx, rax                 ;   105.3 p1      41 t copy
        xor rbx, r9                  ;   127.1 p0      41 t
        mov qword [rsp + 2704], rdi  ;   152.0 p0+p3   41 t spill
        mov rdi, r12                 ;   106.3 p1      41 t copy
        and rdi, rbx                 ;   128.7 p0      41 t
        xor rcx, rdi                 ;   129.7 p0      41 t
        mov rdi, rbp                 ;   107.3 p1      41 t copy
        xor rdi, r11                 ;   129.8 p0      41 t
        mov qword [rsp + 2712], r10  ;   154.0 p0+p3   41 t spill
        mov r10, rsi                 ;   108.3 p1      41 t copy
        and r10, rdi                 ;   131.4 p0      41 t
        xor r14, r10                 ;   132.4 p0      41 t
        xor r13, r10                 ;   132.6 p0      41 t
        mov r10, qword [rsp + 2664]  ;   142.0 p2      41 t
        or r10, qword [rsp + 2656]   ;   146.0 p2+p0   41 t
        xor r13, r10                 ;   147.0 p0      41 t
        mov r10, r15                 ;   125.1 p1      41 t copy
        and r10, rcx                 ;   134.2 p0      41 t
        xor r13, r10                 ;   148.0 p0      41 t
        mov qword [rsp + 2720], rbp  ;   156.0 p0+p3   41 t spill
        mov rbp, r14                 ;   133.4 p1      41 t copy
        and rbp, r13                 ;   149.0 p0      41 t
        xor r13, rcx                 ;   149.0 p0      41 t
        or r10, r13                  ;   150.0 p0      41 t
        xor r15, rbp                 ;   150.0 p0      41 t
        xor r10, r15                 ;   151.0 p0      41 t
        mov rbp, r14                 ;   133.4 p1      41 t copy
        and rbp, r15                 ;   151.0 p0      41 t
        and rdi, r10                 ;   152.0 p0      41 t
        xor rcx, rbp                 ;   152.0 p0      41 t
        and r15, rcx                 ;   153.0 p0      41 t
        mov rbp, r10                 ;   152.0 p1      41 t copy
        or rbp, rcx                  ;   153.0 p0      41 t
        xor r13, rbp                 ;   154.0 p0      41 t
        xor r14, r15                 ;   154.0 p0      41 t
        mov r15, r10                 ;   152.0 p1      41 t copy
        xor r15, rcx                 ;   153.0 p0      41 t
        and rbx, r15                 ;   154.0 p0      41 t
        and r12, r15                 ;   154.0 p0      41 t
        xor r15, r13                 ;   155.0 p0      41 t
        and r9, r15                  ;   156.0 p0      41 t
        and rsi, r10                 ;   152.0 p0      41 t
        xor rbx, r9                  ;   157.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and rdx, r14                 ;   155.0 p0      41 t
        mov rbp, qword [rsp + 2680]  ;   146.0 p2      41 t
        and rax, r13                 ;   155.0 p0      41 t
        xor r13, r14                 ;   155.0 p0      41 t
        xor rax, r9                  ;   157.0 p0      41 t
        mov r9, qword [rsp + 2672]   ;   144.0 p2      41 t
        and rbp, r14                 ;   155.0 p0      41 t
        and r9, r13                  ;   156.0 p0      41 t
        xor r9, r12                  ;   157.0 p0      41 t
        xor r12, rbp                 ;   156.0 p0      41 t
        xor r10, r13                 ;   156.0 p0      41 t
        mov rbp, qword [rsp + 2720]  ;   156.0 p2      41 t
        xor r14, rcx                 ;   155.0 p0      41 t
        and r11, r10                 ;   157.0 p0      41 t
        and rbp, r13                 ;   160.0 p0      41 t
        mov r13, qword [rsp + 2712]  ;   154.0 p2      41 t
        and r13, r14                 ;   158.0 p0      41 t
        and r14, qword [rsp + 2696]  ;   156.0 p2+p0   41 t
        and r10, qword [rsp + 2688]  ;   157.0 p2+p0   41 t
        xor r10, r9                  ;   158.0 p0      41 t
        xor r10, r13                 ;   159.0 p0      41 t
        xor rbp, rdi                 ;   161.0 p0      41 t
        xor rbp, rbx                 ;   162.0 p0      41 t
        xor r8, r12                  ;   158.5 p0      41 t
        xor r8, r13                  ;   159.5 p0      41 t
        mov r13, qword [rsp + 2664]  ;   142.0 p2      41 t
        and r13, rcx                 ;   159.6 p0      41 t
        and rcx, qword [rsp + 2656]  ;   160.2 p2+p0   41 t
        xor r13, r8                  ;   160.7 p0      41 t
        xor rcx, r10                 ;   161.3 p0      41 t
        and r15, qword [rsp + 2704]  ;   161.8 p2+p0   41 t
        xor rcx, r13                 ;   162.3 p0      41 t
        xor rdx, rbx                 ;   162.9 p0      41 t
        xor rdx, r13                 ;   163.9 p0      41 t
        xor r14, rax                 ;   164.0 p0      41 t
        xor r14, r13                 ;   165.0 p0      41 t
        xor r15, rcx                 ;   165.2 p0      41 t
        xor r12, r10                 ;   165.7 p0      41 t
        xor rsi, r9                  ;   166.3 p0      41 t
        xor r12, rbp                 ;   166.9 p0      41 t
        xor rsi, rcx                 ;   167.5 p0      41 t
        xor rdi, rax                 ;   168.0 p0      41 t
        xor rdi, r11                 ;   169.0 p0      41 t
        mov r9, rdx                  ;   164.9 p1      41 t copy
        xor r9, r14                  ;   169.2 p0      41 t
        xor r9, rsi                  ;   170.2 p0      41 t
        xor rbp, r9                  ;   171.2 p0      41 t
        xor rdi, rdx                 ;   170.9 p0      41 t
        xor r9, r15                  ;   171.5 p0      41 t
        not rsi                      ;   172.0 p0      41 t
        not r8                       ;   172.5 p0      41 t
        not rdi                      ;   173.0 p0      41 t
        mov r10, qword [rsp + 2648]  ;   144.0 p2      23 t
        not r10                      ;   173.5 p0      23 t
        mov r11, qword [rsp + 2640]  ;   145.0 p2      23 t
        not r11                      ;   174.0 p0      23 t
        not rbp                      ;   174.5 p0      41 t
        not r15                      ;   175.0 p0      41 t
        mov r13, qword [rsp + 2632]  ;   146.7 p2      23 t
        not r13                      ;   175.5 p0      23 t
        mov rax, qword [rsp + 2608]  ;   147.7 p2      23 t
        not rax                      ;   176.0 p0      23 t
        mov rcx, qword [rsp + 2216]  ;   148.7 p2      23 t
        mov rdx, qword [rsp + 2600]  ;   149.7 p2      40 t reload
        xor rcx, rdx                 ;   176.5 p0      23 t
        mov rbx, qword [rsp + 2216]  ;   150.7 p2      23 t
        xor rbx, qword [rsp + 2208]  ;   177.1 p2+p0   23 t
        xor rdx, r11                 ;   177.6 p0      23 t
        mov qword [rsp + 2600], r14  ;   178.2 p0+p3   41 t spill
        mov r14, qword [rsp + 2200]  ;   152.7 p2      23 t
        xor r14, r13                 ;   179.2 p0      23 t
        xor r10, r14                 ;   180.2 p0      23 t
        xor rax, r10                 ;   181.2 p0      23 t
        xor r14, rcx                 ;   180.9 p0      23 t
        mov qword [rsp + 2608], r15  ;   181.5 p0+p3   41 t spill
        mov r15, rbx                 ;   178.1 p1      23 t copy
        xor r15, r10                 ;   182.5 p0      23 t
        mov qword [rsp + 2632], rbp  ;   183.0 p0+p3   41 t spill
        mov rbp, rcx                 ;   177.5 p1      23 t copy
        xor rbp, rax                 ;   184.0 p0      23 t
        mov qword [rsp + 2640], r12  ;   184.6 p0+p3   41 t spill
        mov r12, rax                 ;   182.2 p1      23 t copy
        or r12, r15                  ;   185.6 p0      23 t
        mov qword [rsp + 2648], r8   ;   186.2 p0+p3   41 t spill
        mov r8, rdx                  ;   178.6 p1      23 t copy
        xor r8, r14                  ;   187.2 p0      23 t
        mov qword [rsp + 2704], rdi  ;   187.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2200]  ;   156.7 p2      23 t
        mov qword [rsp + 2200], rsi  ;   188.7 p0+p3   41 t spill
        mov rsi, rax                 ;   182.2 p1      23 t copy
        xor rsi, r14                 ;   189.7 p0      23 t
        xor rdi, rsi                 ;   190.7 p0      23 t
        mov qword [rsp + 2656], r9   ;   190.9 p0+p3   41 t spill
        mov r9, r11                  ;   175.0 p1      23 t copy
        xor r9, r10                  ;   191.9 p0      23 t
        mov qword [rsp + 2664], rax  ;   192.5 p0+p3   23 t spill
        mov rax, r10                 ;   181.2 p1      23 t copy
        or rax, rsi                  ;   193.5 p0      23 t
        xor rax, r12                 ;   194.5 p0      23 t
        mov qword [rsp + 2688], rsi  ;   194.6 p0+p3   23 t spill
        mov rsi, rbp                 ;   185.0 p1      23 t copy
        xor rsi, r8                  ;   195.6 p0      23 t
        xor r12, r13                 ;   196.2 p0      23 t
        or r13, rbp                  ;   196.7 p0      23 t
        mov qword [rsp + 2696], rbp  ;   197.3 p0+p3   23 t spill
        mov rbp, rbx                 ;   178.1 p1      23 t copy
        and rbp, r14                 ;   198.3 p0      23 t
        xor rbp, r13                 ;   199.3 p0      23 t
        xor r13, qword [rsp + 2208]  ;   199.4 p2+p0   23 t
        xor r13, r14                 ;   200.4 p0      23 t
        xor r12, rbp                 ;   200.5 p0      23 t
        mov qword [rsp + 2208], r10  ;   201.1 p0+p3   23 t spill
        mov r10, r9                  ;   192.9 p1      23 t copy
        and r10, rsi                 ;   202.1 p0      23 t
        xor r13, r10                 ;   203.1 p0      23 t
        mov r10, rbx                 ;   178.1 p1      23 t copy
        xor rax, r13                 ;   204.1 p0      23 t
        mov qword [rsp + 2712], rsi  ;   203.8 p0+p3   23 t spill
        mov rsi, r9                  ;   192.9 p1      23 t copy
        xor rsi, rdi                 ;   204.8 p0      23 t
        xor r10, rsi                 ;   205.8 p0      23 t
        mov qword [rsp + 2720], r9   ;   205.9 p0+p3   23 t spill
        mov r9, r8                   ;   188.2 p1      23 t copy
        and r9, rsi                  ;   206.9 p0      23 t
        xor rbp, r9                  ;   207.9 p0      23 t
        mov r9, rdx                  ;   178.6 p1      23 t copy
        and r9, r10                  ;   208.1 p0      23 t
        xor r12, r9                  ;   209.1 p0      23 t
        mov r9, r15                  ;   183.5 p1      23 t copy
        xor r9, rdi                  ;   209.2 p0      23 t
        mov qword [rsp + 2672], r8   ;   209.8 p0+p3   23 t spill
        mov r8, qword [rsp + 2216]   ;   171.7 p2      23 t
        or r8, r11                   ;   210.8 p0      23 t
        xor r13, r8                  ;   211.8 p0      23 t
        mov r8, rcx                  ;   177.5 p1      23 t copy
        and r8, r9                   ;   211.9 p0      23 t
        xor rbp, r8                  ;   212.9 p0      23 t
        xor r13, r8                  ;   213.1 p0      23 t
        mov r8, rax                  ;   205.1 p1      23 t copy
        and r8, r12                  ;   213.7 p0      23 t
        xor r13, r8                  ;   214.7 p0      23 t
        mov qword [rsp + 2680], r11  ;   214.8 p0+p3   23 t spill
        mov r11, rbp                 ;   213.9 p1      23 t copy
        and r11, r13                 ;   215.8 p0      23 t
        xor r13, r12                 ;   216.4 p0      23 t
        or r8, r13                   ;   217.4 p0      23 t
        xor rax, r11                 ;   217.5 p0      23 t
        xor r8, rax                  ;   218.5 p0      23 t
        and r9, r8                   ;   219.5 p0      23 t
        mov r11, rbp                 ;   213.9 p1      23 t copy
        and r11, rax                 ;   219.2 p0      23 t
        xor r12, r11                 ;   220.2 p0      23 t
        and rax, r12                 ;   221.2 p0      23 t
        mov r11, r8                  ;   219.5 p1      23 t copy
        or r11, r12                  ;   221.2 p0      23 t
        xor r13, r11                 ;   222.2 p0      23 t
        xor rbp, rax                 ;   222.2 p0      23 t
        mov r11, r8                  ;   219.5 p1      23 t copy
        xor r11, r12                 ;   222.6 p0      23 t
        and r10, r11                 ;   223.6 p0      23 t
        and rdx, r11                 ;   223.8 p0      23 t
        xor r11, r13                 ;   224.4 p0      23 t
        mov rax, qword [rsp + 2208]  ;   201.1 p2      23 t
        and rsi, r11                 ;   225.4 p0      23 t
        and rcx, r8                  ;   225.5 p0      23 t
        xor r10, rsi                 ;   226.4 p0      23 t
        and r14, r13                 ;   226.6 p0      23 t
        and rax, rbp                 ;   227.2 p0      23 t
        and rbx, r13                 ;   227.8 p0      23 t
        xor r13, rbp                 ;   228.4 p0      23 t
        xor rsi, rbx                 ;   228.9 p0      23 t
        mov rbx, qword [rsp + 2688]  ;   194.6 p2      23 t
        and rbx, rbp                 ;   229.5 p0      23 t
        xor rbx, rdx                 ;   230.5 p0      23 t
        xor rbp, r12                 ;   230.6 p0      23 t
        xor r8, r13                  ;   231.2 p0      23 t
        and rdi, r8                  ;   232.2 p0      23 t
        mov qword [rsp + 2688], rdi  ;   233.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2664]  ;   192.5 p2      23 t
        and rdi, r13                 ;   233.4 p0      23 t
        xor rdx, rdi                 ;   234.4 p0      23 t
        mov rdi, qword [rsp + 2712]  ;   203.8 p2      23 t
        and r15, r13                 ;   234.5 p0      23 t
        mov r13, qword [rsp + 2720]  ;   205.9 p2      23 t
        and rdi, rbp                 ;   235.1 p0      23 t
        and r13, rbp                 ;   235.6 p0      23 t
        mov rbp, qword [rsp + 2696]  ;   197.3 p2      23 t
        and rbp, r8                  ;   236.2 p0      23 t
        mov r8, qword [rsp + 2680]   ;   214.8 p2      23 t
        xor rbp, rdx                 ;   237.2 p0      23 t
        xor rbp, rdi                 ;   238.2 p0      23 t
        and r8, r12                  ;   237.9 p0      23 t
        xor r15, r9                  ;   238.5 p0      23 t
        xor r15, r10                 ;   239.5 p0      23 t
        xor r14, rbx                 ;   239.6 p0      23 t
        xor r14, rdi                 ;   240.6 p0      23 t
        mov rdi, qword [rsp + 2216]  ;   193.3 p2      23 t
        and rdi, r12                 ;   240.8 p0      23 t
        mov r12, qword [rsp + 2672]  ;   209.8 p2      23 t
        xor r8, r14                  ;   241.6 p0      23 t
        and r12, r11                 ;   241.9 p0      23 t
        xor r10, rax                 ;   242.5 p0      23 t
        xor rdi, rbp                 ;   243.1 p0      23 t
        xor rdi, r8                  ;   244.1 p0      23 t
        xor r10, r8                  ;   244.2 p0      23 t
        xor r13, rsi                 ;   244.8 p0      23 t
        xor r13, r8                  ;   245.8 p0      23 t
        mov r8, qword [rsp + 2688]   ;   233.2 p2      23 t
        xor rbx, rbp                 ;   245.9 p0      23 t
        xor r12, rdi                 ;   246.5 p0      23 t
        xor rcx, rdx                 ;   247.1 p0      23 t
        xor rbx, r15                 ;   247.6 p0      23 t
        xor rcx, rdi                 ;   248.2 p0      23 t
        xor r8, r9                   ;   248.8 p0      23 t
        xor r8, rsi                  ;   249.8 p0      23 t
        mov r9, qword [rsp + 2224]   ;   199.7 p2      22 t
        not r9                       ;   249.9 p0      22 t
        mov r11, r10                 ;   245.2 p1      23 t copy
        xor r11, r13                 ;   250.4 p0      23 t
        xor r11, rcx                 ;   251.4 p0      23 t
        xor r15, r11                 ;   252.4 p0      23 t
        xor r8, r10                  ;   252.1 p0      23 t
        xor r11, r12                 ;   252.7 p0      23 t
        mov r10, qword [rsp + 2240]  ;   202.3 p2      22 t
        not r10                      ;   253.3 p0      22 t
        not rcx                      ;   253.8 p0      23 t
        mov rsi, qword [rsp + 2272]  ;   203.3 p2      22 t
        not rsi                      ;   254.3 p0      22 t
        not r14                      ;   254.8 p0      23 t
        mov rdi, qword [rsp + 2280]  ;   204.3 p2      22 t
        not rdi                      ;   255.3 p0      22 t
        not r8                       ;   255.8 p0      23 t
        mov rbp, qword [rsp + 2232]  ;   205.3 p2      22 t
        mov rax, qword [rsp + 2256]  ;   206.3 p2      40 t reload
        xor rbp, rax                 ;   256.3 p0      22 t
        not r12                      ;   256.8 p0      23 t
        not r15                      ;   257.3 p0      23 t
        mov rdx, qword [rsp + 2232]  ;   207.3 p2      22 t
        xor rdx, qword [rsp + 2264]  ;   257.8 p2+p0   22 t
        xor rax, r10                 ;   258.3 p0      22 t
        mov qword [rsp + 2256], r13  ;   258.9 p0+p3   23 t spill
        mov r13, qword [rsp + 2248]  ;   209.3 p2      22 t
        xor r13, rsi                 ;   259.9 p0      22 t
        xor r9, r13                  ;   260.9 p0      22 t
        xor rdi, r9                  ;   261.9 p0      22 t
        xor r13, rbp                 ;   261.6 p0      22 t
        mov qword [rsp + 2280], r12  ;   262.2 p0+p3   23 t spill
        mov r12, rdx                 ;   258.8 p1      22 t copy
        xor r12, r9                  ;   263.2 p0      22 t
        mov qword [rsp + 2272], r15  ;   263.8 p0+p3   23 t spill
        mov r15, qword [rsp + 2248]  ;   211.7 p2      22 t
        mov qword [rsp + 2248], rbx  ;   264.8 p0+p3   23 t spill
        mov rbx, rbp                 ;   257.3 p1      22 t copy
        xor rbx, rdi                 ;   265.8 p0      22 t
        mov qword [rsp + 2240], r14  ;   266.3 p0+p3   23 t spill
        mov r14, rdi                 ;   262.9 p1      22 t copy
        or r14, r12                  ;   267.3 p0      22 t
        mov qword [rsp + 2224], r8   ;   267.9 p0+p3   23 t spill
        mov r8, rax                  ;   259.3 p1      22 t copy
        xor r8, r13                  ;   268.9 p0      22 t
        mov qword [rsp + 2688], rcx  ;   269.5 p0+p3   23 t spill
        mov rcx, r10                 ;   254.3 p1      22 t copy
        xor rcx, r9                  ;   270.5 p0      22 t
        mov qword [rsp + 2672], r11  ;   271.1 p0+p3   23 t spill
        mov r11, rdi                 ;   262.9 p1      22 t copy
        xor r11, r13                 ;   272.1 p0      22 t
        xor r15, r11                 ;   273.1 p0      22 t
        mov qword [rsp + 2216], rdi  ;   273.2 p0+p3   22 t spill
        mov rdi, r9                  ;   261.9 p1      22 t copy
        or rdi, r11                  ;   274.2 p0      22 t
        xor rdi, r14                 ;   275.2 p0      22 t
        mov qword [rsp + 2680], r11  ;   275.3 p0+p3   22 t spill
        mov r11, rbx                 ;   266.8 p1      22 t copy
        xor r11, r8                  ;   276.3 p0      22 t
        mov qword [rsp + 2696], r9   ;   276.9 p0+p3   22 t spill
        mov r9, rsi                  ;   255.3 p1      22 t copy
        or r9, rbx                   ;   277.9 p0      22 t
        xor rsi, r14                 ;   278.5 p0      22 t
        mov r14, qword [rsp + 2264]  ;   222.6 p2      22 t
        xor r14, r13                 ;   279.0 p0      22 t
        xor r14, r9                  ;   280.0 p0      22 t
        mov qword [rsp + 2264], rbx  ;   280.2 p0+p3   22 t spill
        mov rbx, rdx                 ;   258.8 p1      22 t copy
        and rbx, r13                 ;   281.2 p0      22 t
        xor r9, rbx                  ;   282.2 p0      22 t
        mov rbx, rcx                 ;   271.5 p1      22 t copy
        and rbx, r11                 ;   282.3 p0      22 t
        xor r14, rbx                 ;   283.3 p0      22 t
        mov rbx, rcx                 ;   271.5 p1      22 t copy
        xor rbx, r15                 ;   283.5 p0      22 t
        xor rdi, r14                 ;   284.3 p0      22 t
        xor rsi, r9                  ;   284.6 p0      22 t
        mov qword [rsp + 2720], rcx  ;   285.2 p0+p3   22 t spill
        mov rcx, rdx                 ;   258.8 p1      22 t copy
        xor rcx, rbx                 ;   286.2 p0      22 t
        mov qword [rsp + 2712], r11  ;   286.8 p0+p3   22 t spill
        mov r11, r8                  ;   269.9 p1      22 t copy
        and r11, rbx                 ;   287.8 p0      22 t
        xor r9, r11                  ;   288.8 p0      22 t
        mov r11, qword [rsp + 2232]  ;   231.8 p2      22 t
        or r11, r10                  ;   288.9 p0      22 t
        xor r14, r11                 ;   289.9 p0      22 t
        mov r11, rax                 ;   259.3 p1      22 t copy
        and r11, rcx                 ;   290.0 p0      22 t
        xor rsi, r11                 ;   291.0 p0      22 t
        mov r11, r12                 ;   264.2 p1      22 t copy
        xor r11, r15                 ;   291.2 p0      22 t
        mov qword [rsp + 2664], r8   ;   291.8 p0+p3   22 t spill
        mov r8, rbp                  ;   257.3 p1      22 t copy
        and r8, r11                  ;   292.8 p0      22 t
        xor r9, r8                   ;   293.8 p0      22 t
        xor r14, r8                  ;   293.9 p0      22 t
        mov r8, rdi                  ;   285.3 p1      22 t copy
        and r8, rsi                  ;   294.5 p0      22 t
        xor r14, r8                  ;   295.5 p0      22 t
        mov qword [rsp + 2208], r10  ;   295.6 p0+p3   22 t spill
        mov r10, r9                  ;   294.8 p1      22 t copy
        and r10, r14                 ;   296.6 p0      22 t
        xor r14, rsi                 ;   297.2 p0      22 t
        or r8, r14                   ;   298.2 p0      22 t
        xor rdi, r10                 ;   298.3 p0      22 t
        xor r8, rdi                  ;   299.3 p0      22 t
        and r11, r8                  ;   300.3 p0      22 t
        mov r10, r9                  ;   294.8 p1      22 t copy
        and r10, rdi                 ;   300.0 p0      22 t
        xor rsi, r10                 ;   301.0 p0      22 t
        and rdi, rsi                 ;   302.0 p0      22 t
        mov r10, r8                  ;   300.3 p1      22 t copy
        or r10, rsi                  ;   302.0 p0      22 t
        xor r14, r10                 ;   303.0 p0      22 t
        xor r9, rdi                  ;   303.0 p0      22 t
        mov r10, qword [rsp + 2696]  ;   276.9 p2      22 t
        mov rdi, r8                  ;   300.3 p1      22 t copy
        xor rdi, rsi                 ;   303.5 p0      22 t
        and rcx, rdi                 ;   304.5 p0      22 t
        and rax, rdi                 ;   304.6 p0      22 t
        xor rdi, r14                 ;   305.2 p0      22 t
        and rbx, rdi                 ;   306.2 p0      22 t
        and rbp, r8                  ;   306.3 p0      22 t
        xor rcx, rbx                 ;   307.2 p0      22 t
        and r13, r14                 ;   307.5 p0      22 t
        and r10, r9                  ;   308.0 p0      22 t
        and rdx, r14                 ;   308.6 p0      22 t
        xor r14, r9                  ;   309.2 p0      22 t
        xor rbx, rdx                 ;   309.7 p0      22 t
        mov rdx, qword [rsp + 2680]  ;   275.3 p2      22 t
        and rdx, r9                  ;   310.3 p0      22 t
        xor rdx, rax                 ;   311.3 p0      22 t
        xor r9, rsi                  ;   311.5 p0      22 t
        xor r8, r14                  ;   312.0 p0      22 t
        mov qword [rsp + 2680], rbp  ;   312.6 p0+p3   22 t spill
        mov rbp, qword [rsp + 2216]  ;   273.2 p2      22 t
        and rbp, r14                 ;   313.6 p0      22 t
        xor rax, rbp                 ;   314.6 p0      22 t
        mov rbp, qword [rsp + 2712]  ;   286.8 p2      22 t
        and r15, r8                  ;   314.7 p0      22 t
        and r12, r14                 ;   315.3 p0      22 t
        mov r14, qword [rsp + 2720]  ;   285.2 p2      22 t
        and rbp, r9                  ;   315.9 p0      22 t
        and r14, r9                  ;   316.5 p0      22 t
        mov r9, qword [rsp + 2264]   ;   280.2 p2      22 t
        and r9, r8                   ;   317.0 p0      22 t
        mov r8, qword [rsp + 2208]   ;   295.6 p2      22 t
        xor r9, rax                  ;   318.0 p0      22 t
        xor r9, rbp                  ;   319.0 p0      22 t
        and r8, rsi                  ;   318.7 p0      22 t
        xor r12, r11                 ;   319.3 p0      22 t
        xor r12, rcx                 ;   320.3 p0      22 t
        xor r13, rdx                 ;   320.5 p0      22 t
        xor r13, rbp                 ;   321.5 p0      22 t
        mov rbp, qword [rsp + 2232]  ;   262.9 p2      22 t
        and rbp, rsi                 ;   321.6 p0      22 t
        mov rsi, qword [rsp + 2664]  ;   291.8 p2      22 t
        xor r8, r13                  ;   322.5 p0      22 t
        and rsi, rdi                 ;   322.7 p0      22 t
        mov rdi, qword [rsp + 2680]  ;   312.6 p2      22 t
        xor rcx, r10                 ;   323.3 p0      22 t
        xor rbp, r9                  ;   323.9 p0      22 t
        xor rbp, r8                  ;   324.9 p0      22 t
        xor rcx, r8                  ;   325.0 p0      22 t
        xor r14, rbx                 ;   325.6 p0      22 t
        xor r14, r8                  ;   326.6 p0      22 t
        xor rdx, r9                  ;   326.7 p0      22 t
        xor rsi, rbp                 ;   327.3 p0      22 t
        xor rdi, rax                 ;   327.9 p0      22 t
        xor rdx, r12                 ;   328.4 p0      22 t
        xor rdi, rbp                 ;   329.0 p0      22 t
        xor r11, rbx                 ;   329.6 p0      22 t
        mov r8, qword [rsp + 2288]   ;   271.5 p2      21 t
        not r8                       ;   330.2 p0      21 t
        xor r11, r15                 ;   330.7 p0      22 t
        mov r9, qword [rsp + 2304]   ;   273.1 p2      21 t
        not r9                       ;   331.2 p0      21 t
        mov r10, rcx                 ;   326.0 p1      22 t copy
        xor r10, r14                 ;   331.7 p0      22 t
        xor r10, rdi                 ;   332.7 p0      22 t
        xor r12, r10                 ;   333.7 p0      22 t
        xor r11, rcx                 ;   333.4 p0      22 t
        xor r10, rsi                 ;   334.0 p0      22 t
        mov r15, qword [rsp + 2336]  ;   277.3 p2      21 t
        not r15                      ;   334.6 p0      21 t
        not rdi                      ;   335.1 p0      22 t
        mov rbp, qword [rsp + 2344]  ;   278.9 p2      21 t
        not rbp                      ;   335.6 p0      21 t
        not r13                      ;   336.1 p0      22 t
        not r11                      ;   336.6 p0      22 t
        mov rax, qword [rsp + 2296]  ;   281.0 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   282.0 p2      40 t reload
        xor rax, rcx                 ;   337.1 p0      21 t
        not rsi                      ;   337.7 p0      22 t
        not r12                      ;   338.2 p0      22 t
        mov rbx, qword [rsp + 2296]  ;   283.5 p2      21 t
        xor rbx, qword [rsp + 2328]  ;   338.7 p2+p0   21 t
        xor rcx, r9                  ;   339.2 p0      21 t
        mov qword [rsp + 2320], r10  ;   339.7 p0+p3   22 t spill
        mov r10, qword [rsp + 2312]  ;   285.5 p2      21 t
        xor r10, r15                 ;   340.7 p0      21 t
        xor r8, r10                  ;   341.7 p0      21 t
        xor rbp, r8                  ;   342.7 p0      21 t
        xor r10, rax                 ;   342.4 p0      21 t
        mov qword [rsp + 2344], r14  ;   343.0 p0+p3   22 t spill
        mov r14, qword [rsp + 2312]  ;   287.9 p2      21 t
        mov qword [rsp + 2312], rsi  ;   344.0 p0+p3   22 t spill
        mov rsi, rbx                 ;   339.7 p1      21 t copy
        xor rsi, r8                  ;   345.0 p0      21 t
        mov qword [rsp + 2336], r12  ;   345.6 p0+p3   22 t spill
        mov r12, rax                 ;   338.1 p1      21 t copy
        xor r12, rbp                 ;   346.6 p0      21 t
        mov qword [rsp + 2304], rdx  ;   347.2 p0+p3   22 t spill
        mov rdx, rbp                 ;   343.7 p1      21 t copy
        or rdx, rsi                  ;   348.2 p0      21 t
        mov qword [rsp + 2288], r13  ;   348.7 p0+p3   22 t spill
        mov r13, rcx                 ;   340.2 p1      21 t copy
        xor r13, r10                 ;   349.7 p0      21 t
        mov qword [rsp + 2680], r11  ;   350.3 p0+p3   22 t spill
        mov r11, r9                  ;   332.2 p1      21 t copy
        xor r11, r8                  ;   351.3 p0      21 t
        mov qword [rsp + 2664], rdi  ;   351.9 p0+p3   22 t spill
        mov rdi, rbp                 ;   343.7 p1      21 t copy
        xor rdi, r10                 ;   352.9 p0      21 t
        xor r14, rdi                 ;   353.9 p0      21 t
        mov qword [rsp + 2232], rbp  ;   354.0 p0+p3   21 t spill
        mov rbp, r8                  ;   342.7 p1      21 t copy
        or rbp, rdi                  ;   355.0 p0      21 t
        xor rbp, rdx                 ;   356.0 p0      21 t
        mov qword [rsp + 2208], rdi  ;   356.1 p0+p3   21 t spill
        mov rdi, r15                 ;   335.6 p1      21 t copy
        or rdi, r12                  ;   357.1 p0      21 t
        mov qword [rsp + 2264], r8   ;   357.7 p0+p3   21 t spill
        mov r8, r12                  ;   347.6 p1      21 t copy
        xor r8, r13                  ;   358.7 p0      21 t
        xor r15, rdx                 ;   359.3 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   303.4 p2      21 t
        xor rdx, r10                 ;   359.9 p0      21 t
        xor rdx, rdi                 ;   360.9 p0      21 t
        mov qword [rsp + 2328], r12  ;   361.0 p0+p3   21 t spill
        mov r12, rbx                 ;   339.7 p1      21 t copy
        and r12, r10                 ;   362.0 p0      21 t
        xor rdi, r12                 ;   363.0 p0      21 t
        mov r12, r11                 ;   352.3 p1      21 t copy
        and r12, r8                  ;   363.1 p0      21 t
        xor rdx, r12                 ;   364.1 p0      21 t
        mov r12, r11                 ;   352.3 p1      21 t copy
        xor r12, r14                 ;   364.3 p0      21 t
        xor rbp, rdx                 ;   365.1 p0      21 t
        xor r15, rdi                 ;   365.4 p0      21 t
        mov qword [rsp + 2720], r11  ;   366.0 p0+p3   21 t spill
        mov r11, rbx                 ;   339.7 p1      21 t copy
        xor r11, r12                 ;   367.0 p0      21 t
        mov qword [rsp + 2712], r8   ;   367.6 p0+p3   21 t spill
        mov r8, r13                  ;   350.7 p1      21 t copy
        and r8, r12                  ;   368.6 p0      21 t
        xor rdi, r8                  ;   369.6 p0      21 t
        mov r8, qword [rsp + 2296]   ;   312.6 p2      21 t
        or r8, r9                    ;   369.7 p0      21 t
        xor rdx, r8                  ;   370.7 p0      21 t
        mov r8, rcx                  ;   340.2 p1      21 t copy
        and r8, r11                  ;   370.9 p0      21 t
        xor r15, r8                  ;   371.9 p0      21 t
        mov r8, rsi                  ;   346.0 p1      21 t copy
        xor r8, r14                  ;   372.0 p0      21 t
        mov qword [rsp + 2216], r13  ;   372.6 p0+p3   21 t spill
        mov r13, rax                 ;   338.1 p1      21 t copy
        and r13, r8                  ;   373.6 p0      21 t
        xor rdi, r13                 ;   374.6 p0      21 t
        xor rdx, r13                 ;   374.7 p0      21 t
        mov r13, rbp                 ;   366.1 p1      21 t copy
        and r13, r15                 ;   375.3 p0      21 t
        xor rdx, r13                 ;   376.3 p0      21 t
        mov qword [rsp + 2696], r9   ;   376.4 p0+p3   21 t spill
        mov r9, rdi                  ;   375.6 p1      21 t copy
        and r9, rdx                  ;   377.4 p0      21 t
        xor rdx, r15                 ;   378.0 p0      21 t
        or r13, rdx                  ;   379.0 p0      21 t
        xor rbp, r9                  ;   379.1 p0      21 t
        xor r13, rbp                 ;   380.1 p0      21 t
        and r8, r13                  ;   381.1 p0      21 t
        mov r9, rdi                  ;   375.6 p1      21 t copy
        and r9, rbp                  ;   380.9 p0      21 t
        xor r15, r9                  ;   381.9 p0      21 t
        and rbp, r15                 ;   382.9 p0      21 t
        mov r9, r13                  ;   381.1 p1      21 t copy
        or r9, r15                   ;   382.9 p0      21 t
        xor rdx, r9                  ;   383.9 p0      21 t
        xor rdi, rbp                 ;   383.9 p0      21 t
        mov r9, qword [rsp + 2264]   ;   357.7 p2      21 t
        mov rbp, r13                 ;   381.1 p1      21 t copy
        xor rbp, r15                 ;   384.3 p0      21 t
        and r11, rbp                 ;   385.3 p0      21 t
        and rcx, rbp                 ;   385.4 p0      21 t
        xor rbp, rdx                 ;   386.0 p0      21 t
        and r12, rbp                 ;   387.0 p0      21 t
        and rax, r13                 ;   387.1 p0      21 t
        xor r11, r12                 ;   388.0 p0      21 t
        and r10, rdx                 ;   388.3 p0      21 t
        and r9, rdi                  ;   388.8 p0      21 t
        and rbx, rdx                 ;   389.4 p0      21 t
        xor rdx, rdi                 ;   390.0 p0      21 t
        xor r12, rbx                 ;   390.6 p0      21 t
        mov rbx, qword [rsp + 2208]  ;   356.1 p2      21 t
        and rbx, rdi                 ;   391.1 p0      21 t
        xor rbx, rcx                 ;   392.1 p0      21 t
        xor rdi, r15                 ;   392.3 p0      21 t
        xor r13, rdx                 ;   392.8 p0      21 t
        mov qword [rsp + 2208], rax  ;   393.4 p0+p3   21 t spill
        mov rax, qword [rsp + 2232]  ;   354.0 p2      21 t
        and rax, rdx                 ;   394.4 p0      21 t
        xor rcx, rax                 ;   395.4 p0      21 t
        mov rax, qword [rsp + 2712]  ;   367.6 p2      21 t
        and r14, r13                 ;   395.6 p0      21 t
        and rsi, rdx                 ;   396.1 p0      21 t
        mov rdx, qword [rsp + 2720]  ;   366.0 p2      21 t
        and rax, rdi                 ;   396.7 p0      21 t
        and rdx, rdi                 ;   397.3 p0      21 t
        mov rdi, qword [rsp + 2328]  ;   361.0 p2      21 t
        and rdi, r13                 ;   397.8 p0      21 t
        mov r13, qword [rsp + 2696]  ;   376.4 p2      21 t
        xor rdi, rcx                 ;   398.8 p0      21 t
        xor rdi, rax                 ;   399.8 p0      21 t
        and r13, r15                 ;   399.6 p0      21 t
        xor rsi, r8                  ;   400.1 p0      21 t
        xor rsi, r11                 ;   401.1 p0      21 t
        xor r10, rbx                 ;   401.3 p0      21 t
        xor r10, rax                 ;   402.3 p0      21 t
        mov rax, qword [rsp + 2296]  ;   343.7 p2      21 t
        and rax, r15                 ;   402.4 p0      21 t
        mov r15, qword [rsp + 2216]  ;   372.6 p2      21 t
        xor r13, r10                 ;   403.3 p0      21 t
        and r15, rbp                 ;   403.5 p0      21 t
        mov rbp, qword [rsp + 2208]  ;   393.4 p2      21 t
        xor r11, r9                  ;   404.1 p0      21 t
        xor rax, rdi                 ;   404.7 p0      21 t
        xor rax, r13                 ;   405.7 p0      21 t
        xor r11, r13                 ;   405.8 p0      21 t
        xor rdx, r12                 ;   406.4 p0      21 t
        xor rdx, r13                 ;   407.4 p0      21 t
        xor rbx, rdi                 ;   407.5 p0      21 t
        xor r15, rax                 ;   408.1 p0      21 t
        xor rbp, rcx                 ;   408.7 p0      21 t
        xor rbx, rsi                 ;   409.3 p0      21 t
        xor rbp, rax                 ;   409.8 p0      21 t
        xor r8, r12                  ;   410.4 p0      21 t
        mov r9, qword [rsp + 2408]   ;   352.3 p2      23 t
        not r9                       ;   411.0 p0      23 t
        xor r8, r14                  ;   411.5 p0      21 t
        mov r12, qword [rsp + 2360]  ;   353.9 p2      23 t
        not r12                      ;   412.0 p0      23 t
        mov r13, r11                 ;   406.8 p1      21 t copy
        xor r13, rdx                 ;   412.5 p0      21 t
        xor r13, rbp                 ;   413.5 p0      21 t
        xor rsi, r13                 ;   414.5 p0      21 t
        xor r8, r11                  ;   414.3 p0      21 t
        xor r13, r15                 ;   414.8 p0      21 t
        mov r11, qword [rsp + 2392]  ;   358.1 p2      23 t
        not r11                      ;   415.4 p0      23 t
        not rbp                      ;   415.9 p0      21 t
        mov r14, qword [rsp + 2400]  ;   359.7 p2      23 t
        not r14                      ;   416.4 p0      23 t
        not r10                      ;   416.9 p0      21 t
        not r8                       ;   417.4 p0      21 t
        mov rdi, qword [rsp + 2352]  ;   361.9 p2      23 t
        mov rax, qword [rsp + 2376]  ;   362.9 p2      40 t reload
        xor rdi, rax                 ;   417.9 p0      23 t
        not r15                      ;   418.5 p0      21 t
        not rsi                      ;   419.0 p0      21 t
        mov rcx, qword [rsp + 2352]  ;   364.3 p2      23 t
        xor rcx, qword [rsp + 2384]  ;   419.5 p2+p0   23 t
        xor rax, r12                 ;   420.0 p0      23 t
        mov qword [rsp + 2376], r15  ;   420.5 p0+p3   21 t spill
        mov r15, qword [rsp + 2368]  ;   366.3 p2      23 t
        xor r15, r11                 ;   421.5 p0      23 t
        xor r9, r15                  ;   422.5 p0      23 t
        xor r14, r9                  ;   423.5 p0      23 t
        xor r15, rdi                 ;   423.3 p0      23 t
        mov qword [rsp + 2400], rsi  ;   423.8 p0+p3   21 t spill
        mov rsi, qword [rsp + 2368]  ;   368.7 p2      23 t
        mov qword [rsp + 2368], rbx  ;   424.8 p0+p3   21 t spill
        mov rbx, rcx                 ;   420.5 p1      23 t copy
        xor rbx, r9                  ;   425.8 p0      23 t
        mov qword [rsp + 2392], r10  ;   426.4 p0+p3   21 t spill
        mov r10, rdi                 ;   418.9 p1      23 t copy
        xor r10, r14                 ;   427.4 p0      23 t
        mov qword [rsp + 2360], r8   ;   428.0 p0+p3   21 t spill
        mov r8, r14                  ;   424.5 p1      23 t copy
        or r8, rbx                   ;   429.0 p0      23 t
        mov qword [rsp + 2408], rbp  ;   429.5 p0+p3   21 t spill
        mov rbp, rax                 ;   421.0 p1      23 t copy
        xor rbp, r15                 ;   430.5 p0      23 t
        mov qword [rsp + 2208], r13  ;   431.1 p0+p3   21 t spill
        mov r13, r12                 ;   413.0 p1      23 t copy
        xor r13, r9                  ;   432.1 p0      23 t
        mov qword [rsp + 2216], rdx  ;   432.7 p0+p3   21 t spill
        mov rdx, r14                 ;   424.5 p1      23 t copy
        xor rdx, r15                 ;   433.7 p0      23 t
        xor rsi, rdx                 ;   434.7 p0      23 t
        mov qword [rsp + 2296], r14  ;   434.8 p0+p3   23 t spill
        mov r14, r9                  ;   423.5 p1      23 t copy
        or r14, rdx                  ;   435.8 p0      23 t
        xor r14, r8                  ;   436.8 p0      23 t
        mov qword [rsp + 2696], rdx  ;   437.0 p0+p3   23 t spill
        mov rdx, r11                 ;   416.4 p1      23 t copy
        or rdx, r10                  ;   438.0 p0      23 t
        mov qword [rsp + 2328], r9   ;   438.5 p0+p3   23 t spill
        mov r9, r10                  ;   428.4 p1      23 t copy
        xor r9, rbp                  ;   439.5 p0      23 t
        xor r11, r8                  ;   440.1 p0      23 t
        mov r8, qword [rsp + 2384]   ;   384.2 p2      23 t
        xor r8, r15                  ;   440.7 p0      23 t
        xor r8, rdx                  ;   441.7 p0      23 t
        mov qword [rsp + 2384], r10  ;   441.8 p0+p3   23 t spill
        mov r10, rcx                 ;   420.5 p1      23 t copy
        and r10, r15                 ;   442.8 p0      23 t
        xor rdx, r10                 ;   443.8 p0      23 t
        mov r10, r13                 ;   433.1 p1      23 t copy
        and r10, r9                  ;   444.0 p0      23 t
        xor r8, r10                  ;   445.0 p0      23 t
        mov r10, r13                 ;   433.1 p1      23 t copy
        xor r10, rsi                 ;   445.1 p0      23 t
        xor r14, r8                  ;   446.0 p0      23 t
        xor r11, rdx                 ;   446.2 p0      23 t
        mov qword [rsp + 2720], r13  ;   446.8 p0+p3   23 t spill
        mov r13, rcx                 ;   420.5 p1      23 t copy
        xor r13, r10                 ;   447.8 p0      23 t
        mov qword [rsp + 2712], r9   ;   448.4 p0+p3   23 t spill
        mov r9, rbp                  ;   431.5 p1      23 t copy
        and r9, r10                  ;   449.4 p0      23 t
        xor rdx, r9                  ;   450.4 p0      23 t
        mov r9, qword [rsp + 2352]   ;   393.5 p2      23 t
        or r9, r12                   ;   450.5 p0      23 t
        xor r8, r9                   ;   451.5 p0      23 t
        mov r9, rax                  ;   421.0 p1      23 t copy
        and r9, r13                  ;   451.7 p0      23 t
        xor r11, r9                  ;   452.7 p0      23 t
        mov r9, rbx                  ;   426.8 p1      23 t copy
        xor r9, rsi                  ;   452.8 p0      23 t
        mov qword [rsp + 2232], rbp  ;   453.4 p0+p3   23 t spill
        mov rbp, rdi                 ;   418.9 p1      23 t copy
        and rbp, r9                  ;   454.4 p0      23 t
        xor rdx, rbp                 ;   455.4 p0      23 t
        xor r8, rbp                  ;   455.5 p0      23 t
        mov rbp, r14                 ;   447.0 p1      23 t copy
        and rbp, r11                 ;   456.1 p0      23 t
        xor r8, rbp                  ;   457.1 p0      23 t
        mov qword [rsp + 2264], r12  ;   457.2 p0+p3   23 t spill
        mov r12, rdx                 ;   456.4 p1      23 t copy
        and r12, r8                  ;   458.2 p0      23 t
        xor r8, r11                  ;   458.8 p0      23 t
        or rbp, r8                   ;   459.8 p0      23 t
        xor r14, r12                 ;   460.0 p0      23 t
        xor rbp, r14                 ;   461.0 p0      23 t
        and r9, rbp                  ;   462.0 p0      23 t
        mov r12, rdx                 ;   456.4 p1      23 t copy
        and r12, r14                 ;   461.7 p0      23 t
        xor r11, r12                 ;   462.7 p0      23 t
        and r14, r11                 ;   463.7 p0      23 t
        mov r12, rbp                 ;   462.0 p1      23 t copy
        or r12, r11                  ;   463.7 p0      23 t
        xor r8, r12                  ;   464.7 p0      23 t
        xor rdx, r14                 ;   464.7 p0      23 t
        mov r12, qword [rsp + 2328]  ;   438.5 p2      23 t
        mov r14, rbp                 ;   462.0 p1      23 t copy
        xor r14, r11                 ;   465.1 p0      23 t
        and r13, r14                 ;   466.1 p0      23 t
        and rax, r14                 ;   466.2 p0      23 t
        xor r14, r8                  ;   466.8 p0      23 t
        and r10, r14                 ;   467.8 p0      23 t
        and rdi, rbp                 ;   467.9 p0      23 t
        xor r13, r10                 ;   468.8 p0      23 t
        and r15, r8                  ;   469.1 p0      23 t
        and r12, rdx                 ;   469.7 p0      23 t
        and rcx, r8                  ;   470.2 p0      23 t
        xor r8, rdx                  ;   470.8 p0      23 t
        xor r10, rcx                 ;   471.4 p0      23 t
        mov rcx, qword [rsp + 2696]  ;   437.0 p2      23 t
        and rcx, rdx                 ;   471.9 p0      23 t
        xor rcx, rax                 ;   472.9 p0      23 t
        xor rdx, r11                 ;   473.1 p0      23 t
        xor rbp, r8                  ;   473.7 p0      23 t
        mov qword [rsp + 2696], rdi  ;   474.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2296]  ;   434.8 p2      23 t
        and rdi, r8                  ;   475.2 p0      23 t
        xor rax, rdi                 ;   476.2 p0      23 t
        mov rdi, qword [rsp + 2712]  ;   448.4 p2      23 t
        and rsi, rbp                 ;   476.4 p0      23 t
        and rbx, r8                  ;   476.9 p0      23 t
        mov r8, qword [rsp + 2720]   ;   446.8 p2      23 t
        and rdi, rdx                 ;   477.5 p0      23 t
        and r8, rdx                  ;   478.1 p0      23 t
        mov rdx, qword [rsp + 2384]  ;   441.8 p2      23 t
        and rdx, rbp                 ;   478.7 p0      23 t
        mov rbp, qword [rsp + 2264]  ;   457.2 p2      23 t
        xor rdx, rax                 ;   479.7 p0      23 t
        xor rdx, rdi                 ;   480.7 p0      23 t
        and rbp, r11                 ;   480.4 p0      23 t
        xor rbx, r9                  ;   480.9 p0      23 t
        xor rbx, r13                 ;   481.9 p0      23 t
        xor r15, rcx                 ;   482.1 p0      23 t
        xor r15, rdi                 ;   483.1 p0      23 t
        mov rdi, qword [rsp + 2352]  ;   424.5 p2      23 t
        and rdi, r11                 ;   483.2 p0      23 t
        mov r11, qword [rsp + 2232]  ;   453.4 p2      23 t
        xor rbp, r15                 ;   484.1 p0      23 t
        and r11, r14                 ;   484.4 p0      23 t
        mov r14, qword [rsp + 2696]  ;   474.2 p2      23 t
        xor r13, r12                 ;   484.9 p0      23 t
        xor rdi, rdx                 ;   485.5 p0      23 t
        xor rdi, rbp                 ;   486.5 p0      23 t
        xor r13, rbp                 ;   486.6 p0      23 t
        xor r8, r10                  ;   487.2 p0      23 t
        xor r8, rbp                  ;   488.2 p0      23 t
        xor r14, rax                 ;   488.4 p0      23 t
        xor r11, rdi                 ;   488.9 p0      23 t
        xor r14, rdi                 ;   489.5 p0      23 t
        xor r9, r10                  ;   490.1 p0      23 t
        mov r10, qword [rsp + 2416]  ;   431.9 p2      22 t
        not r10                      ;   490.6 p0      22 t
        xor r9, rsi                  ;   491.1 p0      23 t
        mov r12, qword [rsp + 2432]  ;   433.4 p2      22 t
        not r12                      ;   491.7 p0      22 t
        xor r9, r13                  ;   492.2 p0      23 t
        xor r13, r8                  ;   492.8 p0      23 t
        xor r13, r14                 ;   493.8 p0      23 t
        mov rsi, qword [rsp + 2464]  ;   436.3 p2      22 t
        not rsi                      ;   493.9 p0      22 t
        mov rdi, rbx                 ;   482.9 p1      23 t copy
        xor rdi, r13                 ;   494.8 p0      23 t
        not r14                      ;   495.0 p0      23 t
        not r15                      ;   495.5 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   439.3 p2      22 t
        not rbp                      ;   496.0 p0      22 t
        not r9                       ;   496.5 p0      23 t
        mov rax, qword [rsp + 2424]  ;   441.1 p2      22 t
        xor rax, qword [rsp + 2448]  ;   497.0 p2+p0   22 t
        not rdi                      ;   497.5 p0      23 t
        mov qword [rsp + 2472], r8   ;   498.0 p0+p3   23 t spill
        mov r8, qword [rsp + 2424]   ;   443.3 p2      22 t
        xor r8, qword [rsp + 2456]   ;   499.0 p2+p0   22 t
        mov qword [rsp + 2464], rdi  ;   499.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2440]  ;   445.3 p2      22 t
        xor rdi, rsi                 ;   500.5 p0      22 t
        xor r10, rdi                 ;   501.5 p0      22 t
        xor rbp, r10                 ;   502.5 p0      22 t
        mov qword [rsp + 2432], rbx  ;   502.2 p0+p3   23 t spill
        mov rbx, r11                 ;   489.9 p1      23 t copy
        not rbx                      ;   503.2 p0      23 t
        xor rdi, rax                 ;   503.7 p0      22 t
        mov qword [rsp + 2416], rbx  ;   504.3 p0+p3   23 t spill
        mov rbx, qword [rsp + 2448]  ;   449.1 p2      22 t
        xor rbx, r12                 ;   505.3 p0      22 t
        mov qword [rsp + 2448], rcx  ;   505.9 p0+p3   23 t spill
        mov rcx, r8                  ;   500.0 p1      22 t copy
        xor rcx, r10                 ;   506.9 p0      22 t
        mov qword [rsp + 2696], rdx  ;   507.4 p0+p3   23 t spill
        mov rdx, qword [rsp + 2440]  ;   452.5 p2      22 t
        mov qword [rsp + 2440], r15  ;   508.4 p0+p3   23 t spill
        mov r15, rax                 ;   498.0 p1      22 t copy
        xor r15, rbp                 ;   509.4 p0      22 t
        mov qword [rsp + 2232], r9   ;   510.0 p0+p3   23 t spill
        mov r9, rbp                  ;   503.5 p1      22 t copy
        or r9, rcx                   ;   511.0 p0      22 t
        mov qword [rsp + 2352], r14  ;   511.6 p0+p3   23 t spill
        mov r14, r12                 ;   492.7 p1      22 t copy
        xor r14, r10                 ;   512.6 p0      22 t
        mov qword [rsp + 2264], r11  ;   513.1 p0+p3   23 t spill
        mov r11, rbx                 ;   506.3 p1      22 t copy
        xor r11, rdi                 ;   514.1 p0      22 t
        mov qword [rsp + 2384], r13  ;   514.7 p0+p3   23 t spill
        mov r13, rbp                 ;   503.5 p1      22 t copy
        xor r13, rdi                 ;   515.7 p0      22 t
        xor rdx, r13                 ;   516.7 p0      22 t
        mov qword [rsp + 2720], rbp  ;   516.8 p0+p3   22 t spill
        mov rbp, r10                 ;   502.5 p1      22 t copy
        or rbp, r13                  ;   517.8 p0      22 t
        xor rbp, r9                  ;   518.8 p0      22 t
        mov qword [rsp + 2712], r13  ;   519.0 p0+p3   22 t spill
        mov r13, rsi                 ;   494.9 p1      22 t copy
        or r13, r15                  ;   520.0 p0      22 t
        mov qword [rsp + 2296], r10  ;   520.6 p0+p3   22 t spill
        mov r10, r15                 ;   510.4 p1      22 t copy
        xor r10, r11                 ;   521.6 p0      22 t
        xor rsi, r9                  ;   522.1 p0      22 t
        mov r9, qword [rsp + 2456]   ;   465.7 p2      22 t
        xor r9, rdi                  ;   522.7 p0      22 t
        xor r9, r13                  ;   523.7 p0      22 t
        mov qword [rsp + 2456], r15  ;   523.8 p0+p3   22 t spill
        mov r15, r8                  ;   500.0 p1      22 t copy
        and r15, rdi                 ;   524.8 p0      22 t
        xor r13, r15                 ;   525.8 p0      22 t
        mov r15, r14                 ;   513.6 p1      22 t copy
        and r15, r10                 ;   526.0 p0      22 t
        xor r9, r15                  ;   527.0 p0      22 t
        mov r15, r8                  ;   500.0 p1      22 t copy
        xor rbp, r9                  ;   528.0 p0      22 t
        xor rsi, r13                 ;   527.7 p0      22 t
        mov qword [rsp + 2328], r10  ;   528.3 p0+p3   22 t spill
        mov r10, r14                 ;   513.6 p1      22 t copy
        xor r10, rdx                 ;   529.3 p0      22 t
        xor r15, r10                 ;   530.3 p0      22 t
        mov qword [rsp + 2728], r14  ;   530.4 p0+p3   22 t spill
        mov r14, r11                 ;   515.1 p1      22 t copy
        and r14, r10                 ;   531.4 p0      22 t
        xor r13, r14                 ;   532.4 p0      22 t
        mov r14, qword [rsp + 2424]  ;   475.0 p2      22 t
        or r14, r12                  ;   532.6 p0      22 t
        xor r9, r14                  ;   533.6 p0      22 t
        mov r14, rbx                 ;   506.3 p1      22 t copy
        and r14, r15                 ;   533.7 p0      22 t
        xor rsi, r14                 ;   534.7 p0      22 t
        mov r14, rcx                 ;   507.9 p1      22 t copy
        xor r14, rdx                 ;   534.8 p0      22 t
        mov qword [rsp + 2736], r11  ;   535.4 p0+p3   22 t spill
        mov r11, rax                 ;   498.0 p1      22 t copy
        and r11, r14                 ;   536.4 p0      22 t
        xor r13, r11                 ;   537.4 p0      22 t
        xor r9, r11                  ;   537.6 p0      22 t
        mov r11, rbp                 ;   529.0 p1      22 t copy
        and r11, rsi                 ;   538.1 p0      22 t
        xor r9, r11                  ;   539.1 p0      22 t
        mov qword [rsp + 2744], r12  ;   539.3 p0+p3   22 t spill
        mov r12, r13                 ;   538.4 p1      22 t copy
        and r12, r9                  ;   540.3 p0      22 t
        xor r9, rsi                  ;   540.8 p0      22 t
        or r11, r9                   ;   541.8 p0      22 t
        xor rbp, r12                 ;   542.0 p0      22 t
        xor r11, rbp                 ;   543.0 p0      22 t
        and r14, r11                 ;   544.0 p0      22 t
        mov r12, r13                 ;   538.4 p1      22 t copy
        and r12, rbp                 ;   543.7 p0      22 t
        xor rsi, r12                 ;   544.7 p0      22 t
        and rbp, rsi                 ;   545.7 p0      22 t
        mov r12, r11                 ;   544.0 p1      22 t copy
        or r12, rsi                  ;   545.7 p0      22 t
        xor r9, r12                  ;   546.7 p0      22 t
        xor r13, rbp                 ;   546.7 p0      22 t
        mov r12, qword [rsp + 2296]  ;   520.6 p2      22 t
        mov rbp, r11                 ;   544.0 p1      22 t copy
        xor rbp, rsi                 ;   547.1 p0      22 t
        and r15, rbp                 ;   548.1 p0      22 t
        and rbx, rbp                 ;   548.3 p0      22 t
        xor rbp, r9                  ;   548.8 p0      22 t
        and r10, rbp                 ;   549.8 p0      22 t
        and rax, r11                 ;   550.0 p0      22 t
        xor r15, r10                 ;   550.8 p0      22 t
        and rdi, r9                  ;   551.1 p0      22 t
        and r12, r13                 ;   551.7 p0      22 t
        and r8, r9                   ;   552.3 p0      22 t
        xor r9, r13                  ;   552.8 p0      22 t
        xor r10, r8                  ;   553.4 p0      22 t
        mov r8, qword [rsp + 2712]   ;   519.0 p2      22 t
        and r8, r13                  ;   554.0 p0      22 t
        xor r8, rbx                  ;   555.0 p0      22 t
        xor r13, rsi                 ;   555.1 p0      22 t
        xor r11, r9                  ;   555.7 p0      22 t
        mov qword [rsp + 2712], rax  ;   556.3 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   516.8 p2      22 t
        and rax, r9                  ;   557.3 p0      22 t
        xor rbx, rax                 ;   558.3 p0      22 t
        mov rax, qword [rsp + 2328]  ;   528.3 p2      22 t
        and rdx, r11                 ;   558.4 p0      22 t
        and rcx, r9                  ;   559.0 p0      22 t
        mov r9, qword [rsp + 2728]   ;   530.4 p2      22 t
        and rax, r13                 ;   559.5 p0      22 t
        and r9, r13                  ;   560.1 p0      22 t
        mov r13, qword [rsp + 2456]  ;   523.8 p2      22 t
        and r13, r11                 ;   560.7 p0      22 t
        mov r11, qword [rsp + 2744]  ;   539.3 p2      22 t
        xor r13, rbx                 ;   561.7 p0      22 t
        xor r13, rax                 ;   562.7 p0      22 t
        and r11, rsi                 ;   562.4 p0      22 t
        xor rcx, r14                 ;   563.0 p0      22 t
        xor rcx, r15                 ;   564.0 p0      22 t
        xor rdi, r8                  ;   564.1 p0      22 t
        xor rdi, rax                 ;   565.1 p0      22 t
        mov rax, qword [rsp + 2424]  ;   505.5 p2      22 t
        and rax, rsi                 ;   565.2 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   535.4 p2      22 t
        xor r11, rdi                 ;   566.1 p0      22 t
        and rsi, rbp                 ;   566.4 p0      22 t
        mov rbp, qword [rsp + 2712]  ;   556.3 p2      22 t
        xor r15, r12                 ;   567.0 p0      22 t
        xor rax, r13                 ;   567.5 p0      22 t
        xor rax, r11                 ;   568.5 p0      22 t
        xor r15, r11                 ;   568.7 p0      22 t
        xor r9, r10                  ;   569.2 p0      22 t
        xor r9, r11                  ;   570.2 p0      22 t
        xor rbp, rbx                 ;   570.4 p0      22 t
        xor rsi, rax                 ;   571.0 p0      22 t
        xor rbp, rax                 ;   571.5 p0      22 t
        xor r14, r10                 ;   572.1 p0      22 t
        mov r10, qword [rsp + 2480]  ;   513.9 p2      21 t
        not r10                      ;   572.7 p0      21 t
        xor r14, rdx                 ;   573.2 p0      22 t
        mov r11, qword [rsp + 2496]  ;   515.5 p2      21 t
        not r11                      ;   573.7 p0      21 t
        mov r12, qword [rsp + 2528]  ;   516.7 p2      21 t
        not r12                      ;   574.2 p0      21 t
        xor r14, r15                 ;   574.7 p0      22 t
        xor r15, r9                  ;   575.3 p0      22 t
        xor r15, rbp                 ;   576.3 p0      22 t
        mov rax, rcx                 ;   565.0 p1      22 t copy
        xor rax, r15                 ;   577.3 p0      22 t
        not rbp                      ;   577.0 p0      22 t
        not rdi                      ;   577.5 p0      22 t
        mov rdx, qword [rsp + 2536]  ;   521.3 p2      21 t
        not rdx                      ;   578.0 p0      21 t
        not r14                      ;   578.5 p0      22 t
        mov rbx, qword [rsp + 2488]  ;   523.1 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   579.0 p2+p0   21 t
        not rax                      ;   579.5 p0      22 t
        mov qword [rsp + 2536], r15  ;   580.0 p0+p3   22 t spill
        mov r15, qword [rsp + 2488]  ;   525.4 p2      21 t
        xor r15, qword [rsp + 2520]  ;   581.0 p2+p0   21 t
        mov qword [rsp + 2528], r9   ;   581.5 p0+p3   22 t spill
        mov r9, qword [rsp + 2504]   ;   527.4 p2      21 t
        xor r9, r12                  ;   582.5 p0      21 t
        xor r10, r9                  ;   583.5 p0      21 t
        xor rdx, r10                 ;   584.5 p0      21 t
        mov qword [rsp + 2496], rax  ;   584.2 p0+p3   22 t spill
        mov rax, rsi                 ;   572.0 p1      22 t copy
        not rax                      ;   585.2 p0      22 t
        xor r9, rbx                  ;   585.7 p0      21 t
        mov qword [rsp + 2480], rsi  ;   586.3 p0+p3   22 t spill
        mov rsi, qword [rsp + 2512]  ;   531.6 p2      21 t
        xor rsi, r11                 ;   587.3 p0      21 t
        mov qword [rsp + 2512], rax  ;   587.9 p0+p3   22 t spill
        mov rax, r15                 ;   582.0 p1      21 t copy
        xor rax, r10                 ;   588.9 p0      21 t
        mov qword [rsp + 2712], rcx  ;   589.5 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   534.6 p2      21 t
        mov qword [rsp + 2504], r8   ;   590.5 p0+p3   22 t spill
        mov r8, rbx                  ;   580.0 p1      21 t copy
        xor r8, rdx                  ;   591.5 p0      21 t
        mov qword [rsp + 2736], r13  ;   592.0 p0+p3   22 t spill
        mov r13, rdx                 ;   585.5 p1      21 t copy
        or r13, rax                  ;   593.0 p0      21 t
        mov qword [rsp + 2424], rdi  ;   593.6 p0+p3   22 t spill
        mov rdi, r11                 ;   574.7 p1      21 t copy
        xor rdi, r10                 ;   594.6 p0      21 t
        mov qword [rsp + 2744], r14  ;   595.2 p0+p3   22 t spill
        mov r14, rsi                 ;   588.3 p1      21 t copy
        xor r14, r9                  ;   596.2 p0      21 t
        mov qword [rsp + 2456], rbp  ;   596.7 p0+p3   22 t spill
        mov rbp, rdx                 ;   585.5 p1      21 t copy
        xor rbp, r9                  ;   597.7 p0      21 t
        xor rcx, rbp                 ;   598.7 p0      21 t
        mov qword [rsp + 2728], rdx  ;   598.9 p0+p3   21 t spill
        mov rdx, r10                 ;   584.5 p1      21 t copy
        or rdx, rbp                  ;   599.9 p0      21 t
        xor rdx, r13                 ;   600.9 p0      21 t
        mov qword [rsp + 2328], rbp  ;   601.0 p0+p3   21 t spill
        mov rbp, r12                 ;   575.2 p1      21 t copy
        or rbp, r8                   ;   602.0 p0      21 t
        mov qword [rsp + 2720], r10  ;   602.6 p0+p3   21 t spill
        mov r10, r8                  ;   592.5 p1      21 t copy
        xor r10, r14                 ;   603.6 p0      21 t
        xor r12, r13                 ;   604.2 p0      21 t
        mov r13, qword [rsp + 2520]  ;   547.7 p2      21 t
        xor r13, r9                  ;   604.7 p0      21 t
        xor r13, rbp                 ;   605.7 p0      21 t
        mov qword [rsp + 2520], r8   ;   605.9 p0+p3   21 t spill
        mov r8, r15                  ;   582.0 p1      21 t copy
        and r8, r9                   ;   606.9 p0      21 t
        xor rbp, r8                  ;   607.9 p0      21 t
        mov r8, rdi                  ;   595.6 p1      21 t copy
        and r8, r10                  ;   608.0 p0      21 t
        xor r13, r8                  ;   609.0 p0      21 t
        mov r8, r15                  ;   582.0 p1      21 t copy
        xor rdx, r13                 ;   610.0 p0      21 t
        xor r12, rbp                 ;   609.7 p0      21 t
        mov qword [rsp + 2296], r10  ;   610.3 p0+p3   21 t spill
        mov r10, rdi                 ;   595.6 p1      21 t copy
        xor r10, rcx                 ;   611.3 p0      21 t
        xor r8, r10                  ;   612.3 p0      21 t
        mov qword [rsp + 2752], rdi  ;   612.4 p0+p3   21 t spill
        mov rdi, r14                 ;   597.2 p1      21 t copy
        and rdi, r10                 ;   613.4 p0      21 t
        xor rbp, rdi                 ;   614.4 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   557.0 p2      21 t
        or rdi, r11                  ;   614.6 p0      21 t
        xor r13, rdi                 ;   615.6 p0      21 t
        mov rdi, rsi                 ;   588.3 p1      21 t copy
        and rdi, r8                  ;   615.7 p0      21 t
        xor r12, rdi                 ;   616.7 p0      21 t
        mov rdi, rax                 ;   589.9 p1      21 t copy
        xor rdi, rcx                 ;   616.9 p0      21 t
        mov qword [rsp + 2760], r14  ;   617.4 p0+p3   21 t spill
        mov r14, rbx                 ;   580.0 p1      21 t copy
        and r14, rdi                 ;   618.4 p0      21 t
        xor rbp, r14                 ;   619.4 p0      21 t
        xor r13, r14                 ;   619.6 p0      21 t
        mov r14, rdx                 ;   611.0 p1      21 t copy
        and r14, r12                 ;   620.2 p0      21 t
        xor r13, r14                 ;   621.2 p0      21 t
        mov qword [rsp + 2768], r11  ;   621.3 p0+p3   21 t spill
        mov r11, rbp                 ;   620.4 p1      21 t copy
        and r11, r13                 ;   622.3 p0      21 t
        xor r13, r12                 ;   622.9 p0      21 t
        or r14, r13                  ;   623.9 p0      21 t
        xor rdx, r11                 ;   624.0 p0      21 t
        xor r14, rdx                 ;   625.0 p0      21 t
        and rdi, r14                 ;   626.0 p0      21 t
        mov r11, rbp                 ;   620.4 p1      21 t copy
        and r11, rdx                 ;   625.7 p0      21 t
        xor r12, r11                 ;   626.7 p0      21 t
        and rdx, r12                 ;   627.7 p0      21 t
        mov r11, r14                 ;   626.0 p1      21 t copy
        or r11, r12                  ;   627.7 p0      21 t
        xor r13, r11                 ;   628.7 p0      21 t
        xor rbp, rdx                 ;   628.7 p0      21 t
        mov r11, qword [rsp + 2720]  ;   602.6 p2      21 t
        mov rdx, r14                 ;   626.0 p1      21 t copy
        xor rdx, r12                 ;   629.1 p0      21 t
        and r8, rdx                  ;   630.1 p0      21 t
        and rsi, rdx                 ;   630.3 p0      21 t
        xor rdx, r13                 ;   630.9 p0      21 t
        and r10, rdx                 ;   631.9 p0      21 t
        and rbx, r14                 ;   632.0 p0      21 t
        xor r8, r10                  ;   632.9 p0      21 t
        and r9, r13                  ;   633.1 p0      21 t
        and r11, rbp                 ;   633.7 p0      21 t
        and r15, r13                 ;   634.3 p0      21 t
        xor r13, rbp                 ;   634.9 p0      21 t
        xor r10, r15                 ;   635.4 p0      21 t
        mov r15, qword [rsp + 2328]  ;   601.0 p2      21 t
        and r15, rbp                 ;   636.0 p0      21 t
        xor r15, rsi                 ;   637.0 p0      21 t
        xor rbp, r12                 ;   637.1 p0      21 t
        xor r14, r13                 ;   637.7 p0      21 t
        mov qword [rsp + 2328], rbx  ;   638.3 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   598.9 p2      21 t
        and rbx, r13                 ;   639.3 p0      21 t
        xor rsi, rbx                 ;   640.3 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   610.3 p2      21 t
        and rcx, r14                 ;   640.4 p0      21 t
        and rax, r13                 ;   641.0 p0      21 t
        mov r13, qword [rsp + 2752]  ;   612.4 p2      21 t
        and rbx, rbp                 ;   641.6 p0      21 t
        and r13, rbp                 ;   642.1 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   605.9 p2      21 t
        and rbp, r14                 ;   642.7 p0      21 t
        mov r14, qword [rsp + 2768]  ;   621.3 p2      21 t
        xor rbp, rsi                 ;   643.7 p0      21 t
        xor rbp, rbx                 ;   644.7 p0      21 t
        and r14, r12                 ;   644.4 p0      21 t
        xor rax, rdi                 ;   645.0 p0      21 t
        xor rax, r8                  ;   646.0 p0      21 t
        xor r9, r15                  ;   646.1 p0      21 t
        xor r9, rbx                  ;   647.1 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   587.5 p2      21 t
        and rbx, r12                 ;   647.3 p0      21 t
        mov r12, qword [rsp + 2760]  ;   617.4 p2      21 t
        xor r14, r9                  ;   648.1 p0      21 t
        and r12, rdx                 ;   648.4 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   638.3 p2      21 t
        xor r8, r11                  ;   649.0 p0      21 t
        xor rbx, rbp                 ;   649.6 p0      21 t
        xor rbx, r14                 ;   650.6 p0      21 t
        xor r8, r14                  ;   650.7 p0      21 t
        xor r13, r10                 ;   651.3 p0      21 t
        xor r13, r14                 ;   652.3 p0      21 t
        xor rdx, rsi                 ;   652.4 p0      21 t
        xor r12, rbx                 ;   653.0 p0      21 t
        xor rdx, rbx                 ;   653.6 p0      21 t
        xor rdi, r10                 ;   654.1 p0      21 t
        mov r10, qword [rsp + 2544]  ;   595.9 p2      42 t
        not r10                      ;   654.7 p0      42 t
        xor rdi, rcx                 ;   655.2 p0      21 t
        mov r11, qword [rsp + 2560]  ;   597.5 p2      42 t
        not r11                      ;   655.8 p0      42 t
        xor rdi, r8                  ;   656.3 p0      21 t
        xor r8, r13                  ;   656.8 p0      21 t
        xor r8, rdx                  ;   657.8 p0      21 t
        mov r14, qword [rsp + 2592]  ;   600.4 p2      42 t
        not r14                      ;   658.0 p0      42 t
        mov rsi, rax                 ;   647.0 p1      21 t copy
        xor rsi, r8                  ;   658.8 p0      21 t
        not rdx                      ;   659.1 p0      21 t
        not r9                       ;   659.6 p0      21 t
        mov rcx, qword [rsp + 2624]  ;   603.4 p2      42 t
        not rcx                      ;   660.1 p0      42 t
        not rdi                      ;   660.6 p0      21 t
        mov rbx, qword [rsp + 2552]  ;   605.2 p2      42 t
        xor rbx, qword [rsp + 2576]  ;   661.1 p2+p0   42 t
        not rsi                      ;   661.6 p0      21 t
        mov qword [rsp + 2624], rsi  ;   662.6 p0+p3   21 t spill
        mov rsi, qword [rsp + 2552]  ;   607.4 p2      42 t
        xor rsi, qword [rsp + 2584]  ;   663.1 p2+p0   42 t
        mov qword [rsp + 2592], rax  ;   663.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   609.4 p2      42 t
        xor rax, r14                 ;   664.6 p0      42 t
        xor r10, rax                 ;   665.6 p0      42 t
        xor rcx, r10                 ;   666.6 p0      42 t
        mov qword [rsp + 2560], r15  ;   666.3 p0+p3   21 t spill
        mov r15, r12                 ;   654.0 p1      21 t copy
        not r15                      ;   667.3 p0      21 t
        xor rax, rbx                 ;   667.8 p0      42 t
        mov qword [rsp + 2544], r15  ;   668.3 p0+p3   21 t spill
        mov r15, qword [rsp + 2576]  ;   613.6 p2      42 t
        xor r15, r11                 ;   669.3 p0      42 t
        mov qword [rsp + 2576], rbp  ;   669.9 p0+p3   21 t spill
        mov rbp, rsi                 ;   664.1 p1      42 t copy
        xor rbp, r10                 ;   670.9 p0      42 t
        mov qword [rsp + 2328], r9   ;   671.5 p0+p3   21 t spill
        mov r9, qword [rsp + 2568]   ;   616.6 p2      42 t
        mov qword [rsp + 2568], rdi  ;   672.5 p0+p3   21 t spill
        mov rdi, rbx                 ;   662.1 p1      42 t copy
        xor rdi, rcx                 ;   673.5 p0      42 t
        mov qword [rsp + 2760], rdx  ;   674.1 p0+p3   21 t spill
        mov rdx, rcx                 ;   667.6 p1      42 t copy
        or rdx, rbp                  ;   675.1 p0      42 t
        mov qword [rsp + 2488], r12  ;   675.6 p0+p3   21 t spill
        mov r12, r11                 ;   656.8 p1      42 t copy
        xor r12, r10                 ;   676.6 p0      42 t
        mov qword [rsp + 2768], r8   ;   677.2 p0+p3   21 t spill
        mov r8, r15                  ;   670.3 p1      42 t copy
        xor r8, rax                  ;   678.2 p0      42 t
        mov qword [rsp + 2520], r13  ;   678.8 p0+p3   21 t spill
        mov r13, rcx                 ;   667.6 p1      42 t copy
        xor r13, rax                 ;   679.8 p0      42 t
        xor r9, r13                  ;   680.8 p0      42 t
        mov qword [rsp + 2752], rcx  ;   680.9 p0+p3   42 t spill
        mov rcx, r10                 ;   666.6 p1      42 t copy
        or rcx, r13                  ;   681.9 p0      42 t
        xor rcx, rdx                 ;   682.9 p0      42 t
        mov qword [rsp + 2296], r13  ;   683.0 p0+p3   42 t spill
        mov r13, r14                 ;   659.0 p1      42 t copy
        or r13, rdi                  ;   684.0 p0      42 t
        mov qword [rsp + 2728], r10  ;   684.6 p0+p3   42 t spill
        mov r10, rdi                 ;   674.5 p1      42 t copy
        xor r10, r8                  ;   685.6 p0      42 t
        xor r14, rdx                 ;   686.2 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   629.7 p2      42 t
        xor rdx, rax                 ;   686.8 p0      42 t
        xor rdx, r13                 ;   687.8 p0      42 t
        mov qword [rsp + 2584], rdi  ;   687.9 p0+p3   42 t spill
        mov rdi, rsi                 ;   664.1 p1      42 t copy
        and rdi, rax                 ;   688.9 p0      42 t
        xor r13, rdi                 ;   689.9 p0      42 t
        mov rdi, r12                 ;   677.6 p1      42 t copy
        and rdi, r10                 ;   690.0 p0      42 t
        xor rdx, rdi                 ;   691.0 p0      42 t
        mov rdi, rsi                 ;   664.1 p1      42 t copy
        xor rcx, rdx                 ;   692.0 p0      42 t
        xor r14, r13                 ;   691.8 p0      42 t
        mov qword [rsp + 2720], r10  ;   692.3 p0+p3   42 t spill
        mov r10, r12                 ;   677.6 p1      42 t copy
        xor r10, r9                  ;   693.3 p0      42 t
        xor rdi, r10                 ;   694.3 p0      42 t
        mov qword [rsp + 2776], r12  ;   694.5 p0+p3   42 t spill
        mov r12, r8                  ;   679.2 p1      42 t copy
        and r12, r10                 ;   695.5 p0      42 t
        xor r13, r12                 ;   696.5 p0      42 t
        mov r12, qword [rsp + 2552]  ;   639.0 p2      42 t
        or r12, r11                  ;   696.6 p0      42 t
        xor rdx, r12                 ;   697.6 p0      42 t
        mov r12, r15                 ;   670.3 p1      42 t copy
        and r12, rdi                 ;   697.8 p0      42 t
        xor r14, r12                 ;   698.8 p0      42 t
        mov r12, rbp                 ;   671.9 p1      42 t copy
        xor r12, r9                  ;   698.9 p0      42 t
        mov qword [rsp + 2784], r8   ;   699.5 p0+p3   42 t spill
        mov r8, rbx                  ;   662.1 p1      42 t copy
        and r8, r12                  ;   700.5 p0      42 t
        xor r13, r8                  ;   701.5 p0      42 t
        xor rdx, r8                  ;   701.6 p0      42 t
        mov r8, rcx                  ;   693.0 p1      42 t copy
        and r8, r14                  ;   702.2 p0      42 t
        xor rdx, r8                  ;   703.2 p0      42 t
        mov qword [rsp + 2792], r11  ;   703.3 p0+p3   42 t spill
        mov r11, r13                 ;   702.5 p1      42 t copy
        and r11, rdx                 ;   704.3 p0      42 t
        xor rdx, r14                 ;   704.9 p0      42 t
        or r8, rdx                   ;   705.9 p0      42 t
        xor rcx, r11                 ;   706.0 p0      42 t
        xor r8, rcx                  ;   707.0 p0      42 t
        and r12, r8                  ;   708.0 p0      42 t
        mov r11, r13                 ;   702.5 p1      42 t copy
        and r11, rcx                 ;   707.8 p0      42 t
        xor r14, r11                 ;   708.8 p0      42 t
        and rcx, r14                 ;   709.8 p0      42 t
        mov r11, r8                  ;   708.0 p1      42 t copy
        or r11, r14                  ;   709.8 p0      42 t
        xor rdx, r11                 ;   710.8 p0      42 t
        xor r13, rcx                 ;   710.8 p0      42 t
        mov r11, qword [rsp + 2728]  ;   684.6 p2      42 t
        mov rcx, r8                  ;   708.0 p1      42 t copy
        xor rcx, r14                 ;   711.2 p0      42 t
        and rdi, rcx                 ;   712.2 p0      42 t
        and r15, rcx                 ;   712.3 p0      42 t
        xor rcx, rdx                 ;   712.9 p0      42 t
        and r10, rcx                 ;   713.9 p0      42 t
        and rbx, r8                  ;   714.0 p0      42 t
        xor rdi, r10                 ;   714.9 p0      42 t
        and rax, rdx                 ;   715.2 p0      42 t
        and r11, r13                 ;   715.7 p0      42 t
        and rsi, rdx                 ;   716.3 p0      42 t
        xor rdx, r13                 ;   716.9 p0      42 t
        xor r10, rsi                 ;   717.5 p0      42 t
        mov rsi, qword [rsp + 2296]  ;   683.0 p2      42 t
        and rsi, r13                 ;   718.0 p0      42 t
        xor rsi, r15                 ;   719.0 p0      42 t
        xor r13, r14                 ;   719.2 p0      42 t
        xor r8, rdx                  ;   719.7 p0      42 t
        mov qword [rsp + 2296], rbx  ;   720.3 p0+p3   42 t spill
        mov rbx, qword [rsp + 2752]  ;   680.9 p2      42 t
        and rbx, rdx                 ;   721.3 p0      42 t
        xor r15, rbx                 ;   722.3 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   692.3 p2      42 t
        and r9, r8                   ;   722.5 p0      42 t
        and rbp, rdx                 ;   723.0 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   694.5 p2      42 t
        and rbx, r13                 ;   723.6 p0      42 t
        and rdx, r13                 ;   724.2 p0      42 t
        mov r13, qword [rsp + 2584]  ;   687.9 p2      42 t
        and r13, r8                  ;   724.7 p0      42 t
        mov r8, qword [rsp + 2792]   ;   703.3 p2      42 t
        xor r13, r15                 ;   725.7 p0      42 t
        xor r13, rbx                 ;   726.7 p0      42 t
        and r8, r14                  ;   726.5 p0      42 t
        xor rbp, r12                 ;   727.0 p0      42 t
        xor rbp, rdi                 ;   728.0 p0      42 t
        xor rax, rsi                 ;   728.2 p0      42 t
        xor rax, rbx                 ;   729.2 p0      42 t
        mov rbx, qword [rsp + 2552]  ;   669.6 p2      42 t
        and rbx, r14                 ;   729.3 p0      42 t
        mov r14, qword [rsp + 2784]  ;   699.5 p2      42 t
        xor r8, rax                  ;   730.2 p0      42 t
        and r14, rcx                 ;   730.4 p0      42 t
        mov rcx, qword [rsp + 2296]  ;   720.3 p2      42 t
        xor rdi, r11                 ;   731.0 p0      42 t
        xor rbx, r13                 ;   731.6 p0      42 t
        xor rbx, r8                  ;   732.6 p0      42 t
        xor rdi, r8                  ;   732.7 p0      42 t
        xor rdx, r10                 ;   733.3 p0      42 t
        xor rdx, r8                  ;   734.3 p0      42 t
        xor rcx, r15                 ;   734.4 p0      42 t
        xor r14, rbx                 ;   735.0 p0      42 t
        xor rcx, rbx                 ;   735.6 p0      42 t
        xor r12, r10                 ;   736.2 p0      42 t
        xor r12, r9                  ;   737.2 p0      42 t
        mov r8, qword [rsp + 2216]   ;   678.3 p2      41 t
        xor r8, qword [rsp + 2456]   ;   737.3 p2+p0   41 t
        mov r9, qword [rsp + 2664]   ;   680.3 p2      41 t
        xor r9, qword [rsp + 2384]   ;   737.8 p2+p0   41 t
        xor r9, qword [rsp + 2264]   ;   738.8 p2+p0   41 t
        xor r12, rdi                 ;   738.8 p0      42 t
        xor rdi, rdx                 ;   739.4 p0      42 t
        xor rdi, rcx                 ;   740.4 p0      42 t
        mov r10, rbp                 ;   729.0 p1      42 t copy
        xor r10, rdi                 ;   741.4 p0      42 t
        not rcx                      ;   741.1 p0      42 t
        mov r11, qword [rsp + 2672]  ;   685.7 p2      41 t
        not rax                      ;   741.6 p0      42 t
        not r12                      ;   742.1 p0      42 t
        mov r15, qword [rsp + 2656]  ;   687.5 p2      41 t
        xor r15, qword [rsp + 2520]  ;   742.6 p2+p0   41 t
        mov rbx, qword [rsp + 2656]  ;   689.5 p2      41 t
        not r10                      ;   743.1 p0      42 t
        xor r11, r14                 ;   743.6 p0      41 t
        not r14                      ;   744.2 p0      42 t
        xor r11, rdi                 ;   744.7 p0      41 t
        mov rdi, qword [rsp + 2216]  ;   691.6 p2      41 t
        xor rbx, r8                  ;   745.2 p0      41 t
        xor rdi, r9                  ;   745.8 p0      41 t
        xor r9, rbx                  ;   746.4 p0      41 t
        mov qword [rsp + 2216], rbx  ;   746.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2672]  ;   693.7 p2      41 t
        xor rbx, r15                 ;   747.9 p0      41 t
        xor r8, rbx                  ;   748.9 p0      41 t
        mov qword [rsp + 2672], rbx  ;   749.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2664]  ;   695.7 p2      41 t
        xor rbx, r11                 ;   750.1 p0      41 t
        xor r11, rdi                 ;   750.7 p0      41 t
        xor r15, rbx                 ;   751.2 p0      41 t
        xor rcx, qword [rsp + 2688]  ;   751.8 p2+p0   41 t
        mov qword [rsp + 2664], rdi  ;   752.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2208]  ;   698.9 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   753.3 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   753.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   700.9 p2      41 t
        xor rbx, qword [rsp + 2352]  ;   754.8 p2+p0   41 t
        mov qword [rsp + 2352], r15  ;   755.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2200]  ;   702.9 p2      41 t
        xor r15, qword [rsp + 2768]  ;   756.3 p2+p0   41 t
        xor r15, qword [rsp + 2488]  ;   757.3 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   757.3 p0+p3   41 t spill
        mov r8, qword [rsp + 2200]   ;   705.9 p2      41 t
        xor r8, rdi                  ;   758.3 p0      41 t
        mov qword [rsp + 2200], r9   ;   758.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2208]   ;   706.9 p2      41 t
        xor r9, rbx                  ;   759.9 p0      41 t
        xor rbx, r8                  ;   760.4 p0      41 t
        mov qword [rsp + 2208], r8   ;   761.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   709.4 p2      41 t
        xor r8, r15                  ;   762.0 p0      41 t
        xor rdi, r8                  ;   763.0 p0      41 t
        xor r12, qword [rsp + 2224]  ;   763.1 p2+p0   41 t
        mov qword [rsp + 2688], r8   ;   763.6 p0+p3   41 t spill
        mov r8, qword [rsp + 2680]   ;   711.8 p2      41 t
        xor r8, rcx                  ;   764.6 p0      41 t
        xor rcx, r9                  ;   765.2 p0      41 t
        xor r15, r8                  ;   765.8 p0      41 t
        mov qword [rsp + 2680], r9   ;   766.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2408]   ;   713.4 p2      41 t
        xor r9, qword [rsp + 2424]   ;   767.4 p2+p0   41 t
        mov qword [rsp + 2424], r8   ;   767.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2288]   ;   715.4 p2      41 t
        xor r8, qword [rsp + 2232]   ;   768.9 p2+p0   41 t
        mov qword [rsp + 2232], r15  ;   769.4 p0+p3   41 t spill
        mov r15, qword [rsp + 2704]  ;   717.4 p2      41 t
        xor r15, qword [rsp + 2760]  ;   770.4 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   770.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2704]  ;   719.4 p2      41 t
        xor rdi, r9                  ;   771.9 p0      41 t
        xor rax, qword [rsp + 2240]  ;   772.4 p2+p0   41 t
        mov qword [rsp + 2704], rbx  ;   772.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   721.4 p2      41 t
        xor rbx, r8                  ;   773.9 p0      41 t
        xor r8, rdi                  ;   774.5 p0      41 t
        mov qword [rsp + 2408], rdi  ;   775.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2224]  ;   724.0 p2      41 t
        xor rdi, r15                 ;   776.1 p0      41 t
        xor r9, rdi                  ;   777.1 p0      41 t
        mov qword [rsp + 2224], rdi  ;   777.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2288]  ;   725.3 p2      41 t
        xor rdi, r12                 ;   778.2 p0      41 t
        xor r12, rbx                 ;   778.8 p0      41 t
        xor r15, rdi                 ;   779.4 p0      41 t
        mov qword [rsp + 2288], rbx  ;   779.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2360]  ;   727.7 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   780.9 p2+p0   41 t
        xor rbx, qword [rsp + 2504]  ;   781.9 p2+p0   41 t
        xor rbx, qword [rsp + 2712]  ;   782.9 p2+p0   41 t
        mov qword [rsp + 2712], rdi  ;   782.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2304]  ;   731.7 p2      41 t
        xor rdi, qword [rsp + 2440]  ;   783.4 p2+p0   41 t
        xor r13, rsi                 ;   783.9 p0      41 t
        mov rsi, qword [rsp + 2648]  ;   733.7 p2      41 t
        xor rsi, qword [rsp + 2568]  ;   784.5 p2+p0   41 t
        xor r13, rbp                 ;   785.0 p0      41 t
        mov rbp, qword [rsp + 2648]  ;   735.7 p2      41 t
        xor rbp, rbx                 ;   785.6 p0      41 t
        xor r13, qword [rsp + 2248]  ;   786.1 p2+p0   41 t
        mov qword [rsp + 2648], r15  ;   786.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2360]  ;   737.7 p2      41 t
        xor r15, rdi                 ;   787.6 p0      41 t
        xor rdi, rbp                 ;   788.2 p0      41 t
        mov qword [rsp + 2360], rbp  ;   788.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2240]  ;   739.2 p2      41 t
        xor rbp, rsi                 ;   789.8 p0      41 t
        xor rbx, rbp                 ;   790.8 p0      41 t
        mov qword [rsp + 2240], rbp  ;   790.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   740.5 p2      41 t
        xor rbp, rax                 ;   791.9 p0      41 t
        xor rax, r15                 ;   792.5 p0      41 t
        xor rsi, rbp                 ;   793.1 p0      41 t
        mov qword [rsp + 2304], r15  ;   793.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2392]  ;   742.2 p2      41 t
        xor r15, qword [rsp + 2496]  ;   794.6 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   795.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   744.2 p2      41 t
        xor rbp, qword [rsp + 2696]  ;   796.1 p2+p0   41 t
        xor rbp, qword [rsp + 2448]  ;   797.1 p2+p0   41 t
        xor rbp, qword [rsp + 2432]  ;   798.1 p2+p0   41 t
        xor r10, qword [rsp + 2272]  ;   797.6 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;   798.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;   749.2 p2      41 t
        xor rsi, qword [rsp + 2328]  ;   799.1 p2+p0   41 t
        mov qword [rsp + 2328], rbx  ;   799.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   751.2 p2      41 t
        xor rbx, r15                 ;   800.6 p0      41 t
        mov qword [rsp + 2640], r9   ;   801.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2392]   ;   752.2 p2      41 t
        xor r9, rbp                  ;   802.2 p0      41 t
        xor rbp, rbx                 ;   802.8 p0      41 t
        mov qword [rsp + 2392], rbx  ;   803.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2248]  ;   753.2 p2      41 t
        xor rbx, rsi                 ;   804.4 p0      41 t
        xor r15, rbx                 ;   805.4 p0      41 t
        mov qword [rsp + 2248], rbx  ;   805.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   754.2 p2      41 t
        xor rbx, r13                 ;   806.5 p0      41 t
        xor r13, r9                  ;   807.1 p0      41 t
        xor rsi, rbx                 ;   807.6 p0      41 t
        mov qword [rsp + 2336], r9   ;   808.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2368]   ;   755.3 p2      41 t
        xor r9, qword [rsp + 2512]   ;   809.2 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   809.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;   757.3 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   810.7 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;   811.2 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   811.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   760.3 p2      41 t
        xor rsi, qword [rsp + 2576]  ;   812.7 p2+p0   41 t
        xor rsi, qword [rsp + 2560]  ;   813.7 p2+p0   41 t
        xor rsi, qword [rsp + 2592]  ;   814.7 p2+p0   41 t
        mov qword [rsp + 2592], r15  ;   814.2 p0+p3   41 t spill
        mov r15, qword [rsp + 2632]  ;   764.3 p2      41 t
        xor r15, r9                  ;   815.2 p0      41 t
        mov qword [rsp + 2632], rbp  ;   815.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2368]  ;   765.3 p2      41 t
        xor rbp, rbx                 ;   816.8 p0      41 t
        xor rbx, r15                 ;   817.4 p0      41 t
        mov qword [rsp + 2368], r15  ;   817.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2272]  ;   766.3 p2      41 t
        xor r15, rsi                 ;   818.9 p0      41 t
        xor r9, r15                  ;   819.9 p0      41 t
        mov qword [rsp + 2272], r15  ;   820.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2312]  ;   768.4 p2      41 t
        xor r15, r10                 ;   821.1 p0      41 t
        xor r10, rbp                 ;   821.6 p0      41 t
        xor rsi, r15                 ;   822.2 p0      41 t
        mov qword [rsp + 2312], rbp  ;   822.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2400]  ;   770.2 p2      41 t
        xor rbp, qword [rsp + 2528]  ;   823.8 p2+p0   41 t
        mov qword [rsp + 2528], r15  ;   824.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2344]  ;   772.2 p2      41 t
        xor r15, qword [rsp + 2416]  ;   825.3 p2+p0   41 t
        xor rdx, qword [rsp + 2256]  ;   825.8 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   826.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2608]  ;   775.2 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   827.3 p2+p0   41 t
        mov qword [rsp + 2624], r9   ;   827.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2608]   ;   777.2 p2      41 t
        xor r9, rbp                  ;   828.8 p0      41 t
        mov qword [rsp + 2608], rbx  ;   829.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   778.2 p2      41 t
        xor rbx, r15                 ;   830.3 p0      41 t
        xor r15, r9                  ;   830.9 p0      41 t
        mov qword [rsp + 2400], r9   ;   831.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;   779.8 p2      41 t
        xor r9, rsi                  ;   832.5 p0      41 t
        xor rbp, r9                  ;   833.5 p0      41 t
        mov qword [rsp + 2280], r9   ;   833.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   781.9 p2      41 t
        xor r9, r14                  ;   834.6 p0      41 t
        xor r14, rbx                 ;   835.2 p0      41 t
        xor rsi, r9                  ;   835.8 p0      41 t
        mov qword [rsp + 2344], rbx  ;   836.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2376]  ;   784.3 p2      41 t
        xor rbx, qword [rsp + 2536]  ;   837.3 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   838.3 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   838.3 p0+p3   41 t spill
        mov r9, qword [rsp + 2320]   ;   787.3 p2      41 t
        xor r9, qword [rsp + 2472]   ;   839.3 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   839.8 p0+p3   41 t spill
        mov rsi, qword [rsp + 2600]  ;   789.3 p2      41 t
        xor rsi, qword [rsp + 2544]  ;   840.8 p2+p0   41 t
        mov qword [rsp + 2544], rbp  ;   841.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2600]  ;   791.3 p2      41 t
        xor rbp, rbx                 ;   842.3 p0      41 t
        mov qword [rsp + 2600], r15  ;   842.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2376]  ;   792.3 p2      41 t
        xor r15, r9                  ;   843.9 p0      41 t
        xor r9, rbp                  ;   844.5 p0      41 t
        mov qword [rsp + 2376], rbp  ;   845.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;   793.3 p2      41 t
        xor rbp, rsi                 ;   846.1 p0      41 t
        xor rbx, rbp                 ;   847.1 p0      41 t
        mov qword [rsp + 2256], rbp  ;   847.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2320]  ;   794.3 p2      41 t
        xor rbp, rdx                 ;   848.2 p0      41 t
        xor rdx, r15                 ;   848.8 p0      41 t
        xor rsi, rbp                 ;   849.3 p0      41 t
        mov qword [rsp + 2320], r15  ;   849.9 p0+p3   41 t spill
        mov r15, r11                 ;   796.0 p1      61 t copy
        xor r15, qword [rsp + 1064]  ;   850.9 p2+p0   61 t
        mov qword [rsp + 2536], r15  ;   851.9 p0+p3   61 t spill
        mov r15, rcx                 ;   797.5 p1      61 t copy
        xor r15, qword [rsp + 1072]  ;   852.4 p2+p0   61 t
        mov qword [rsp + 2560], r15  ;   853.4 p0+p3   61 t spill
        mov r15, r12                 ;   799.5 p1      61 t copy
        xor r15, qword [rsp + 1080]  ;   853.9 p2+p0   61 t
        mov qword [rsp + 2576], r15  ;   854.9 p0+p3   61 t spill
        mov r15, rax                 ;   800.8 p1      61 t copy
        xor r15, qword [rsp + 1088]  ;   855.4 p2+p0   61 t
        mov qword [rsp + 2448], r15  ;   856.4 p0+p3   61 t spill
        mov r15, r13                 ;   808.1 p1      61 t copy
        xor r15, qword [rsp + 1096]  ;   856.9 p2+p0   61 t
        mov qword [rsp + 2696], r15  ;   857.9 p0+p3   61 t spill
        mov r15, r10                 ;   822.6 p1      61 t copy
        xor r15, qword [rsp + 1104]  ;   858.4 p2+p0   61 t
        mov qword [rsp + 2568], r15  ;   859.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2200]  ;   805.4 p2      61 t
        xor r15, qword [rsp + 1128]  ;   859.9 p2+p0   61 t
        mov qword [rsp + 2440], r15  ;   860.9 p0+p3   61 t spill
        mov r15, r14                 ;   836.2 p1      61 t copy
        xor r15, qword [rsp + 1112]  ;   861.4 p2+p0   61 t
        mov qword [rsp + 2504], r15  ;   862.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2704]  ;   809.1 p2      61 t
        xor r15, qword [rsp + 1136]  ;   862.9 p2+p0   61 t
        mov qword [rsp + 2736], r15  ;   863.9 p0+p3   61 t spill
        mov r15, r8                  ;   811.2 p1      61 t copy
        xor r15, qword [rsp + 1144]  ;   864.4 p2+p0   61 t
        mov qword [rsp + 2768], r15  ;   865.4 p0+p3   61 t spill
        mov r15, rdx                 ;   849.8 p1      61 t copy
        xor r15, qword [rsp + 1120]  ;   865.9 p2+p0   61 t
        mov qword [rsp + 2656], r15  ;   866.9 p0+p3   61 t spill
        mov r15, rdi                 ;   814.0 p1      61 t copy
        xor r15, qword [rsp + 1152]  ;   867.4 p2+p0   61 t
        mov qword [rsp + 2520], r15  ;   868.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2632]  ;   816.0 p2      61 t
        xor r15, qword [rsp + 1160]  ;   868.9 p2+p0   61 t
        mov qword [rsp + 2264], r15  ;   869.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2608]  ;   829.3 p2      61 t
        xor r15, qword [rsp + 1168]  ;   870.4 p2+p0   61 t
        mov qword [rsp + 2384], r15  ;   871.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2600]  ;   842.9 p2      61 t
        xor r15, qword [rsp + 1176]  ;   871.9 p2+p0   61 t
        mov qword [rsp + 2456], r15  ;   872.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2488]  ;   822.0 p2      61 t
        xor r15, qword [rsp + 1192]  ;   873.4 p2+p0   61 t
        mov qword [rsp + 2296], r15  ;   874.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2760]  ;   824.0 p2      61 t
        xor r15, qword [rsp + 1200]  ;   874.9 p2+p0   61 t
        mov qword [rsp + 2784], r15  ;   875.9 p0+p3   61 t spill
        mov r15, r9                  ;   845.5 p1      61 t copy
        xor r15, qword [rsp + 1184]  ;   876.4 p2+p0   61 t
        mov qword [rsp + 2552], r15  ;   877.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2640]  ;   827.0 p2      61 t
        xor r15, qword [rsp + 1208]  ;   877.9 p2+p0   61 t
        mov qword [rsp + 2792], r15  ;   878.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2328]  ;   829.0 p2      61 t
        xor r15, qword [rsp + 1216]  ;   879.4 p2+p0   61 t
        mov qword [rsp + 2584], r15  ;   880.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2592]  ;   831.0 p2      61 t
        xor r15, qword [rsp + 1224]  ;   880.9 p2+p0   61 t
        mov qword [rsp + 2776], r15  ;   881.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2624]  ;   833.0 p2      61 t
        xor r15, qword [rsp + 1232]  ;   882.4 p2+p0   61 t
        mov qword [rsp + 2720], r15  ;   883.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2544]  ;   841.3 p2      61 t
        xor r15, qword [rsp + 1240]  ;   883.9 p2+p0   61 t
        mov qword [rsp + 2752], r15  ;   884.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2352]  ;   837.0 p2      61 t
        xor r15, qword [rsp + 1256]  ;   885.4 p2+p0   61 t
        mov qword [rsp + 2728], r15  ;   886.4 p0+p3   61 t spill
        mov r15, rbx                 ;   848.1 p1      61 t copy
        xor r15, qword [rsp + 1248]  ;   886.9 p2+p0   61 t
        mov qword [rsp + 2800], r15  ;   887.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2232]  ;   840.0 p2      61 t
        xor r15, qword [rsp + 1264]  ;   888.4 p2+p0   61 t
        mov qword [rsp + 2808], r15  ;   889.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2648]  ;   842.0 p2      61 t
        xor r15, qword [rsp + 1272]  ;   889.9 p2+p0   61 t
        mov qword [rsp + 2816], r15  ;   890.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2432]  ;   844.0 p2      61 t
        xor r15, qword [rsp + 1280]  ;   891.4 p2+p0   61 t
        mov qword [rsp + 2824], r15  ;   892.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2464]  ;   846.0 p2      61 t
        xor r15, qword [rsp + 1288]  ;   892.9 p2+p0   61 t
        xor r8, qword [rsp + 1336]   ;   893.4 p2+p0   61 t
        xor r8, qword [rsp + 2224]   ;   894.4 p2+p0   61 t
        mov qword [rsp + 2224], r8   ;   895.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2416]   ;   850.0 p2      61 t
        xor r8, qword [rsp + 1296]   ;   895.4 p2+p0   61 t
        xor rdi, qword [rsp + 1344]  ;   895.9 p2+p0   61 t
        xor rdi, qword [rsp + 2240]  ;   896.9 p2+p0   61 t
        mov qword [rsp + 2240], rdi  ;   897.9 p0+p3   61 t spill
        mov rdi, qword [rsp + 2472]  ;   854.0 p2      61 t
        xor rdi, qword [rsp + 1304]  ;   897.9 p2+p0   61 t
        mov qword [rsp + 2832], rdi  ;   898.9 p0+p3   61 t spill
        mov rdi, rsi                 ;   853.7 p1      61 t copy
        xor rdi, qword [rsp + 1312]  ;   899.4 p2+p0   61 t
        mov qword [rsp + 2840], rdi  ;   900.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2672]  ;   857.0 p2      61 t
        xor rdi, qword [rsp + 1320]  ;   900.9 p2+p0   61 t
        xor rdi, qword [rsp + 2200]  ;   901.9 p2+p0   61 t
        mov qword [rsp + 2200], rdi  ;   902.9 p0+p3   61 t spill
        mov rdi, qword [rsp + 2688]  ;   860.0 p2      61 t
        xor rdi, qword [rsp + 1328]  ;   902.9 p2+p0   61 t
        xor rdi, qword [rsp + 2704]  ;   903.9 p2+p0   61 t
        xor r9, qword [rsp + 1376]   ;   903.9 p2+p0   61 t
        xor r9, qword [rsp + 2256]   ;   904.9 p2+p0   61 t
        mov qword [rsp + 2256], r9   ;   905.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2248]   ;   865.0 p2      61 t
        xor r9, qword [rsp + 1352]   ;   905.9 p2+p0   61 t
        xor r9, qword [rsp + 2632]   ;   906.9 p2+p0   61 t
        mov qword [rsp + 2632], r9   ;   907.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2272]   ;   868.0 p2      61 t
        xor r9, qword [rsp + 1360]   ;   907.9 p2+p0   61 t
        xor r9, qword [rsp + 2608]   ;   908.9 p2+p0   61 t
        mov qword [rsp + 2608], r9   ;   909.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2280]   ;   871.0 p2      61 t
        xor r9, qword [rsp + 1368]   ;   909.9 p2+p0   61 t
        xor r9, qword [rsp + 2600]   ;   910.9 p2+p0   61 t
        mov qword [rsp + 2600], r9   ;   911.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   874.0 p2      61 t
        xor r9, qword [rsp + 1384]   ;   911.9 p2+p0   61 t
        xor r9, qword [rsp + 2488]   ;   912.9 p2+p0   61 t
        xor rbp, rbx                 ;   912.9 p0      61 t
        mov rbx, qword [rsp + 2424]  ;   877.0 p2      61 t
        xor rbx, qword [rsp + 1392]  ;   913.5 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   914.5 p2+p0   61 t
        xor rbp, qword [rsp + 1440]  ;   914.5 p2+p0   61 t
        mov qword [rsp + 2760], rbp  ;   915.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2712]  ;   881.0 p2      61 t
        xor rbp, qword [rsp + 1400]  ;   916.0 p2+p0   61 t
        xor rbp, qword [rsp + 2640]  ;   917.0 p2+p0   61 t
        mov qword [rsp + 2640], rbp  ;   918.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   884.0 p2      61 t
        xor rbp, qword [rsp + 1408]  ;   918.0 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   919.0 p2+p0   61 t
        mov qword [rsp + 2328], rbp  ;   920.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   887.0 p2      61 t
        xor rbp, qword [rsp + 1416]  ;   920.0 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   921.0 p2+p0   61 t
        mov qword [rsp + 2592], rbp  ;   922.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2528]  ;   890.0 p2      61 t
        xor rbp, qword [rsp + 1424]  ;   922.0 p2+p0   61 t
        xor rbp, qword [rsp + 2624]  ;   923.0 p2+p0   61 t
        mov qword [rsp + 2624], rbp  ;   924.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2480]  ;   893.0 p2      61 t
        xor rbp, qword [rsp + 1432]  ;   924.0 p2+p0   61 t
        xor rbp, qword [rsp + 2544]  ;   925.0 p2+p0   61 t
        mov qword [rsp + 2544], rbp  ;   926.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2664]  ;   896.0 p2      61 t
        xor rbp, qword [rsp + 1448]  ;   926.0 p2+p0   61 t
        xor rbp, qword [rsp + 2352]  ;   927.0 p2+p0   61 t
        mov qword [rsp + 2352], rbp  ;   928.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2680]  ;   899.0 p2      61 t
        xor rbp, qword [rsp + 1456]  ;   928.0 p2+p0   61 t
        xor rbp, qword [rsp + 2232]  ;   929.0 p2+p0   61 t
        xor rsi, qword [rsp + 1504]  ;   929.0 p2+p0   61 t
        xor rsi, qword [rsp + 2320]  ;   930.0 p2+p0   61 t
        mov qword [rsp + 2320], rsi  ;   931.0 p0+p3   61 t spill
        mov rsi, qword [rsp + 2288]  ;   904.0 p2      61 t
        xor rsi, qword [rsp + 1464]  ;   931.0 p2+p0   61 t
        xor rsi, qword [rsp + 2648]  ;   932.0 p2+p0   61 t
        xor r11, qword [rsp + 1512]  ;   932.0 p2+p0   61 t
        xor r11, qword [rsp + 2216]  ;   933.0 p2+p0   61 t
        mov qword [rsp + 2216], r11  ;   934.0 p0+p3   61 t spill
        mov r11, qword [rsp + 2304]  ;   909.0 p2      61 t
        xor r11, qword [rsp + 1472]  ;   934.0 p2+p0   61 t
        xor r11, qword [rsp + 2432]  ;   935.0 p2+p0   61 t
        xor rcx, qword [rsp + 1520]  ;   935.0 p2+p0   61 t
        xor rcx, qword [rsp + 2208]  ;   936.0 p2+p0   61 t
        mov qword [rsp + 2208], rcx  ;   937.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2336]  ;   914.0 p2      61 t
        xor rcx, qword [rsp + 1480]  ;   937.0 p2+p0   61 t
        xor rcx, qword [rsp + 2464]  ;   938.0 p2+p0   61 t
        xor r12, qword [rsp + 1528]  ;   938.0 p2+p0   61 t
        xor r12, qword [rsp + 2408]  ;   939.0 p2+p0   61 t
        mov qword [rsp + 2408], r12  ;   940.0 p0+p3   61 t spill
        mov r12, qword [rsp + 2312]  ;   919.0 p2      61 t
        xor r12, qword [rsp + 1488]  ;   940.0 p2+p0   61 t
        xor r12, qword [rsp + 2416]  ;   941.0 p2+p0   61 t
        xor rax, qword [rsp + 1536]  ;   941.0 p2+p0   61 t
        xor rax, qword [rsp + 2360]  ;   942.0 p2+p0   61 t
        mov qword [rsp + 2360], rax  ;   943.0 p0+p3   61 t spill
        mov rax, qword [rsp + 2344]  ;   924.0 p2      61 t
        xor rax, qword [rsp + 1496]  ;   943.0 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   944.0 p2+p0   61 t
        xor r13, qword [rsp + 1544]  ;   944.0 p2+p0   61 t
        xor r13, qword [rsp + 2392]  ;   945.0 p2+p0   61 t
        xor r10, qword [rsp + 1552]  ;   945.0 p2+p0   61 t
        xor r10, qword [rsp + 2368]  ;   946.0 p2+p0   61 t
        xor r14, qword [rsp + 1560]  ;   946.0 p2+p0   61 t
        xor r14, qword [rsp + 2400]  ;   947.0 p2+p0   61 t
        xor rdx, qword [rsp + 1568]  ;   947.0 p2+p0   61 t
        xor rdx, qword [rsp + 2376]  ;   948.0 p2+p0   61 t
        mov qword [rsp + 2376], rdx  ;   949.0 p0+p3   61 t spill
        mov rdx, qword [rsp + 2536]  ;   935.0 p2      40 t
        mov qword [rsp + 2400], r14  ;   949.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2616]  ;   936.0 p2      61 r.0 reload
        xor rdx, qword [r14 + 1536]  ;   950.0 p2+p0   40 t
        mov qword [rsp + 2368], rdx  ;   951.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2560]  ;   938.0 p2      40 t
        xor rdx, qword [r14 + 1544]  ;   951.5 p2+p0   40 t
        mov qword [rsp + 2392], rdx  ;   952.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2576]  ;   940.0 p2      40 t
        xor rdx, qword [r14 + 1552]  ;   953.0 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   954.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2448]  ;   942.0 p2      40 t
        xor rdx, qword [r14 + 1560]  ;   954.5 p2+p0   40 t
        mov qword [rsp + 2344], rdx  ;   955.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2696]  ;   944.0 p2      40 t
        xor rdx, qword [r14 + 1568]  ;   956.0 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   957.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2568]  ;   946.0 p2      40 t
        xor rdx, qword [r14 + 1576]  ;   957.5 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   958.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2504]  ;   948.0 p2      40 t
        xor rdx, qword [r14 + 1584]  ;   959.0 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   960.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2656]  ;   950.0 p2      40 t
        xor rdx, qword [r14 + 1592]  ;   960.5 p2+p0   40 t
        mov qword [rsp + 2336], rdx  ;   961.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2440]  ;   952.0 p2      40 t
        xor rdx, qword [r14 + 1600]  ;   962.0 p2+p0   40 t
        mov qword [rsp + 2432], rdx  ;   963.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2736]  ;   954.0 p2      40 t
        xor rdx, qword [r14 + 1608]  ;   963.5 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   964.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2768]  ;   956.0 p2      40 t
        xor rdx, qword [r14 + 1616]  ;   965.0 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   966.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2520]  ;   958.0 p2      40 t
        xor rdx, qword [r14 + 1624]  ;   966.5 p2+p0   40 t
        mov qword [rsp + 2288], rdx  ;   967.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2264]  ;   960.0 p2      40 t
        xor rdx, qword [r14 + 1632]  ;   968.0 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;   969.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2384]  ;   962.0 p2      40 t
        xor rdx, qword [r14 + 1640]  ;   969.5 p2+p0   40 t
        mov qword [rsp + 2680], rdx  ;   970.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2456]  ;   964.0 p2      40 t
        xor rdx, qword [r14 + 1648]  ;   971.0 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   972.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2552]  ;   966.0 p2      40 t
        xor rdx, qword [r14 + 1656]  ;   972.5 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   973.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2296]  ;   968.0 p2      40 t
        xor rdx, qword [r14 + 1664]  ;   974.0 p2+p0   40 t
        mov qword [rsp + 2528], rdx  ;   975.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2784]  ;   970.0 p2      40 t
        xor rdx, qword [r14 + 1672]  ;   975.5 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   976.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2792]  ;   972.0 p2      40 t
        xor rdx, qword [r14 + 1680]  ;   977.0 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   978.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2584]  ;   974.0 p2      40 t
        xor rdx, qword [r14 + 1688]  ;   978.5 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;   979.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2776]  ;   976.0 p2      40 t
        xor rdx, qword [r14 + 1696]  ;   980.0 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   981.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2720]  ;   978.0 p2      40 t
        xor rdx, qword [r14 + 1704]  ;   982.0 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   983.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2752]  ;   980.0 p2      40 t
        xor rdx, qword [r14 + 1712]  ;   984.0 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;   985.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2800]  ;   982.0 p2      40 t
        xor rdx, qword [r14 + 1720]  ;   986.0 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;   987.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2728]  ;   984.0 p2      40 t
        xor rdx, qword [r14 + 1728]  ;   988.0 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;   989.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2808]  ;   986.0 p2      40 t
        xor rdx, qword [r14 + 1736]  ;   990.0 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;   991.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2816]  ;   988.0 p2      40 t
        xor rdx, qword [r14 + 1744]  ;   992.0 p2+p0   40 t
        mov qword [rsp + 2704], rdx  ;   993.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2824]  ;   990.0 p2      40 t
        xor rdx, qword [r14 + 1752]  ;   994.0 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   995.0 p0+p3   40 t spill
        mov rdx, r15                 ;   949.9 p1      40 t copy
        xor rdx, qword [r14 + 1760]  ;   992.0 p2+p0   40 t
        mov qword [rsp + 2672], r15  ;   992.5 p0+p3   61 t spill
        mov r15, r8                  ;   951.2 p1      40 t copy
        xor r15, qword [r14 + 1768]  ;   993.5 p2+p0   40 t
        mov qword [rsp + 2848], r8   ;   994.0 p0+p3   61 t spill
        mov r8, qword [rsp + 2832]   ;   994.0 p2      40 t
        xor r8, qword [r14 + 1776]   ;   998.0 p2+p0   40 t
        mov qword [rsp + 2856], r15  ;   995.5 p0+p3   40 t spill
        mov r15, qword [rsp + 2840]  ;   996.0 p2      40 t
        xor r15, qword [r14 + 1784]  ;  1000.0 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;   997.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2200]  ;   998.0 p2      40 t
        xor rdx, qword [r14 + 1792]  ;  1002.0 p2+p0   40 t
        mov qword [rsp + 2872], rdx  ;  1003.0 p0+p3   40 t spill
        mov rdx, rdi                 ;   956.6 p1      40 t copy
        xor rdx, qword [r14 + 1800]  ;  1000.0 p2+p0   40 t
        mov qword [rsp + 2880], rdi  ;  1000.0 p0+p3   61 t spill
        mov rdi, qword [rsp + 2224]  ;  1001.0 p2      40 t
        xor rdi, qword [r14 + 1808]  ;  1005.0 p2+p0   40 t
        mov qword [rsp + 2888], rdi  ;  1006.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2240]  ;  1003.0 p2      40 t
        xor rdi, qword [r14 + 1816]  ;  1007.0 p2+p0   40 t
        mov qword [rsp + 2896], rdi  ;  1008.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2632]  ;  1005.0 p2      40 t
        xor rdi, qword [r14 + 1824]  ;  1009.0 p2+p0   40 t
        mov qword [rsp + 2904], rdi  ;  1010.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2608]  ;  1007.0 p2      40 t
        xor rdi, qword [r14 + 1832]  ;  1011.0 p2+p0   40 t
        mov qword [rsp + 2912], rdi  ;  1012.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2600]  ;  1009.0 p2      40 t
        xor rdi, qword [r14 + 1840]  ;  1013.0 p2+p0   40 t
        mov qword [rsp + 2920], rdi  ;  1014.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2256]  ;  1011.0 p2      40 t
        xor rdi, qword [r14 + 1848]  ;  1015.0 p2+p0   40 t
        mov qword [rsp + 2928], rdx  ;  1009.0 p0+p3   40 t spill
        mov rdx, r9                  ;   965.9 p1      40 t copy
        xor rdx, qword [r14 + 1856]  ;  1013.0 p2+p0   40 t
        mov qword [rsp + 2936], r9   ;  1010.5 p0+p3   61 t spill
        mov r9, rbx                  ;   967.2 p1      40 t copy
        xor r9, qword [r14 + 1864]   ;  1014.0 p2+p0   40 t
        mov qword [rsp + 2944], rbx  ;  1012.0 p0+p3   61 t spill
        mov rbx, qword [rsp + 2640]  ;  1015.0 p2      40 t
        xor rbx, qword [r14 + 1872]  ;  1019.0 p2+p0   40 t
        mov qword [rsp + 2952], r9   ;  1015.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2328]   ;  1017.0 p2      40 t
        xor r9, qword [r14 + 1880]   ;  1021.0 p2+p0   40 t
        mov qword [rsp + 2960], r9   ;  1022.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2592]   ;  1019.0 p2      40 t
        xor r9, qword [r14 + 1888]   ;  1023.0 p2+p0   40 t
        mov qword [rsp + 2968], r9   ;  1024.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2624]   ;  1021.0 p2      40 t
        xor r9, qword [r14 + 1896]   ;  1025.0 p2+p0   40 t
        mov qword [rsp + 2976], r9   ;  1026.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2544]   ;  1023.0 p2      40 t
        xor r9, qword [r14 + 1904]   ;  1027.0 p2+p0   40 t
        mov qword [rsp + 2984], r9   ;  1028.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2760]   ;  1025.0 p2      40 t
        xor r9, qword [r14 + 1912]   ;  1029.0 p2+p0   40 t
        mov qword [rsp + 2992], r9   ;  1030.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2352]   ;  1027.0 p2      40 t
        xor r9, qword [r14 + 1920]   ;  1031.0 p2+p0   40 t
        mov qword [rsp + 3000], r9   ;  1032.0 p0+p3   40 t spill
        mov r9, rbp                  ;   977.9 p1      40 t copy
        xor r9, qword [r14 + 1928]   ;  1029.0 p2+p0   40 t
        mov qword [rsp + 3008], rbp  ;  1024.0 p0+p3   61 t spill
        mov rbp, rsi                 ;   979.2 p1      40 t copy
        xor rbp, qword [r14 + 1936]  ;  1030.0 p2+p0   40 t
        mov qword [rsp + 3016], rsi  ;  1025.5 p0+p3   61 t spill
        mov rsi, r11                 ;   980.6 p1      40 t copy
        xor rsi, qword [r14 + 1944]  ;  1031.0 p2+p0   40 t
        mov qword [rsp + 3024], r11  ;  1027.0 p0+p3   61 t spill
        mov r11, rcx                 ;   981.9 p1      40 t copy
        xor r11, qword [r14 + 1952]  ;  1032.0 p2+p0   40 t
        mov qword [rsp + 3032], rcx  ;  1028.5 p0+p3   61 t spill
        mov rcx, r12                 ;   983.4 p1      40 t copy
        xor rcx, qword [r14 + 1960]  ;  1033.0 p2+p0   40 t
        mov qword [rsp + 3040], r12  ;  1030.0 p0+p3   61 t spill
        mov r12, rax                 ;   985.4 p1      40 t copy
        xor r12, qword [r14 + 1968]  ;  1034.0 p2+p0   40 t
        mov qword [rsp + 3048], rax  ;  1031.5 p0+p3   61 t spill
        mov rax, qword [rsp + 2320]  ;  1035.0 p2      40 t
        xor rax, qword [r14 + 1976]  ;  1039.0 p2+p0   40 t
        mov qword [rsp + 3056], rsi  ;  1033.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2216]  ;  1037.0 p2      40 t
        xor rsi, qword [r14 + 1984]  ;  1041.0 p2+p0   40 t
        mov qword [rsp + 3064], rsi  ;  1042.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2208]  ;  1039.0 p2      40 t
        xor rsi, qword [r14 + 1992]  ;  1043.0 p2+p0   40 t
        mov qword [rsp + 3072], rsi  ;  1044.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2408]  ;  1041.0 p2      40 t
        xor rsi, qword [r14 + 2000]  ;  1045.0 p2+p0   40 t
        mov qword [rsp + 3080], rsi  ;  1046.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2360]  ;  1043.0 p2      40 t
        xor rsi, qword [r14 + 2008]  ;  1047.0 p2+p0   40 t
        mov qword [rsp + 3088], rsi  ;  1048.0 p0+p3   40 t spill
        mov rsi, r13                 ;   996.7 p1      40 t copy
        xor rsi, qword [r14 + 2016]  ;  1045.0 p2+p0   40 t
        mov qword [rsp + 3096], r13  ;  1040.5 p0+p3   61 t spill
        mov r13, r10                 ;   998.0 p1      40 t copy
        xor r13, qword [r14 + 2024]  ;  1046.0 p2+p0   40 t
        mov qword [rsp + 3104], r10  ;  1042.0 p0+p3   61 t spill
        mov r10, qword [rsp + 2400]  ;  1047.0 p2      40 t
        xor r10, qword [r14 + 2032]  ;  1051.0 p2+p0   40 t
        mov qword [rsp + 3112], r13  ;  1047.0 p0+p3   40 t spill
        mov r13, qword [rsp + 2376]  ;  1049.0 p2      40 t
        xor r13, qword [r14 + 2040]  ;  1053.0 p2+p0   40 t
        mov r14, qword [rsp + 2392]  ;  1051.0 p2      41 t
        xor r14, qword [rsp + 2416]  ;  1055.0 p2+p0   41 t
        mov qword [rsp + 3120], rsi  ;  1046.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2392]  ;  1053.0 p2      41 t
        xor rsi, qword [rsp + 2312]  ;  1057.0 p2+p0   41 t
        mov qword [rsp + 3128], r13  ;  1054.0 p0+p3   40 t spill
        mov r13, qword [rsp + 2344]  ;  1055.0 p2      41 t
        mov qword [rsp + 3136], r10  ;  1052.0 p0+p3   40 t spill
        mov r10, qword [rsp + 2416]  ;  1056.0 p2      41 t
        mov qword [rsp + 2416], rcx  ;  1049.0 p0+p3   40 t spill
        mov rcx, qword [rsp + 2368]  ;  1057.0 p2      41 t
        not rcx                      ;  1061.0 p0      41 t
        mov qword [rsp + 2368], r9   ;  1050.5 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1058.0 p2      41 t
        not r9                       ;  1062.0 p0      41 t
        xor r10, r9                  ;  1063.0 p0      41 t
        mov qword [rsp + 2472], r11  ;  1052.6 p0+p3   40 t spill
        mov r11, qword [rsp + 2464]  ;  1059.0 p2      41 t
        not r11                      ;  1063.0 p0      41 t
        xor r13, r11                 ;  1064.0 p0      41 t
        xor rcx, r13                 ;  1065.0 p0      41 t
        xor r13, r14                 ;  1065.0 p0      41 t
        mov qword [rsp + 2464], rax  ;  1055.8 p0+p3   40 t spill
        mov rax, qword [rsp + 2336]  ;  1060.0 p2      41 t
        not rax                      ;  1064.0 p0      41 t
        xor rax, rcx                 ;  1066.0 p0      41 t
        mov qword [rsp + 2336], r12  ;  1057.8 p0+p3   40 t spill
        mov r12, rsi                 ;  1058.0 p1      41 t copy
        xor r12, rcx                 ;  1066.0 p0      41 t
        mov qword [rsp + 3144], rbp  ;  1059.4 p0+p3   40 t spill
        mov rbp, r14                 ;  1056.0 p1      41 t copy
        xor rbp, rax                 ;  1067.0 p0      41 t
        mov qword [rsp + 3152], rbx  ;  1061.0 p0+p3   40 t spill
        mov rbx, qword [rsp + 2344]  ;  1061.0 p2      41 t
        mov qword [rsp + 2344], rdx  ;  1062.0 p0+p3   40 t spill
        mov rdx, rax                 ;  1067.0 p1      41 t copy
        or rdx, r12                  ;  1068.0 p0      41 t
        mov qword [rsp + 3160], rdi  ;  1063.6 p0+p3   40 t spill
        mov rdi, r10                 ;  1064.0 p1      41 t copy
        xor rdi, r13                 ;  1066.0 p0      41 t
        mov qword [rsp + 3168], r15  ;  1065.6 p0+p3   40 t spill
        mov r15, rax                 ;  1067.0 p1      41 t copy
        xor r15, r13                 ;  1068.0 p0      41 t
        xor rbx, r15                 ;  1069.0 p0      41 t
        mov qword [rsp + 3176], r8   ;  1067.6 p0+p3   40 t spill
        mov r8, r9                   ;  1063.0 p1      41 t copy
        xor r8, rcx                  ;  1068.3 p0      41 t
        mov qword [rsp + 3184], rax  ;  1069.6 p0+p3   41 t spill
        mov rax, rcx                 ;  1066.0 p1      41 t copy
        or rax, r15                  ;  1069.8 p0      41 t
        xor rax, rdx                 ;  1070.8 p0      41 t
        mov qword [rsp + 3192], r15  ;  1071.6 p0+p3   41 t spill
        mov r15, rdi                 ;  1067.0 p1      41 t copy
        xor r15, rbp                 ;  1072.0 p0      41 t
        xor rdx, r11                 ;  1072.5 p0      41 t
        or r11, rbp                  ;  1073.1 p0      41 t
        mov qword [rsp + 3200], rbp  ;  1073.7 p0+p3   41 t spill
        mov rbp, rsi                 ;  1058.0 p1      41 t copy
        and rbp, r13                 ;  1074.7 p0      41 t
        xor rbp, r11                 ;  1075.7 p0      41 t
        xor r11, qword [rsp + 2312]  ;  1075.8 p2+p0   41 t
        xor r11, r13                 ;  1076.8 p0      41 t
        xor rdx, rbp                 ;  1076.9 p0      41 t
        mov qword [rsp + 2312], rcx  ;  1077.5 p0+p3   41 t spill
        mov rcx, r8                  ;  1069.3 p1      41 t copy
        and rcx, r15                 ;  1078.5 p0      41 t
        xor r11, rcx                 ;  1079.5 p0      41 t
        mov rcx, r8                  ;  1069.3 p1      41 t copy
        xor rcx, rbx                 ;  1079.6 p0      41 t
        xor rax, r11                 ;  1080.5 p0      41 t
        mov qword [rsp + 3208], r8   ;  1080.8 p0+p3   41 t spill
        mov r8, rsi                  ;  1058.0 p1      41 t copy
        xor r8, rcx                  ;  1081.8 p0      41 t
        mov qword [rsp + 3216], r15  ;  1082.3 p0+p3   41 t spill
        mov r15, rdi                 ;  1067.0 p1      41 t copy
        and r15, rcx                 ;  1083.3 p0      41 t
        xor rbp, r15                 ;  1084.3 p0      41 t
        mov r15, qword [rsp + 2392]  ;  1063.0 p2      41 t
        or r15, r9                   ;  1084.5 p0      41 t
        xor r11, r15                 ;  1085.5 p0      41 t
        mov r15, r10                 ;  1064.0 p1      41 t copy
        and r15, r8                  ;  1085.6 p0      41 t
        xor rdx, r15                 ;  1086.6 p0      41 t
        mov r15, r12                 ;  1067.0 p1      41 t copy
        xor r15, rbx                 ;  1086.8 p0      41 t
        mov qword [rsp + 3224], rdi  ;  1087.3 p0+p3   41 t spill
        mov rdi, r14                 ;  1056.0 p1      41 t copy
        and rdi, r15                 ;  1088.3 p0      41 t
        xor rbp, rdi                 ;  1089.3 p0      41 t
        xor r11, rdi                 ;  1089.5 p0      41 t
        mov rdi, rax                 ;  1081.5 p1      41 t copy
        and rdi, rdx                 ;  1090.0 p0      41 t
        xor r11, rdi                 ;  1091.0 p0      41 t
        mov qword [rsp + 3232], r9   ;  1091.2 p0+p3   41 t spill
        mov r9, rbp                  ;  1090.3 p1      41 t copy
        and r9, r11                  ;  1092.2 p0      41 t
        xor r11, rdx                 ;  1092.8 p0      41 t
        or rdi, r11                  ;  1093.8 p0      41 t
        xor rax, r9                  ;  1093.9 p0      41 t
        xor rdi, rax                 ;  1094.9 p0      41 t
        and r15, rdi                 ;  1095.9 p0      41 t
        mov r9, rbp                  ;  1090.3 p1      41 t copy
        and r9, rax                  ;  1095.6 p0      41 t
        xor rdx, r9                  ;  1096.6 p0      41 t
        and rax, rdx                 ;  1097.6 p0      41 t
        mov r9, rdi                  ;  1095.9 p1      41 t copy
        or r9, rdx                   ;  1097.6 p0      41 t
        xor r11, r9                  ;  1098.6 p0      41 t
        xor rbp, rax                 ;  1098.6 p0      41 t
        mov r9, rdi                  ;  1095.9 p1      41 t copy
        xor r9, rdx                  ;  1099.0 p0      41 t
        and r8, r9                   ;  1100.0 p0      41 t
        and r10, r9                  ;  1100.2 p0      41 t
        mov rax, qword [rsp + 2312]  ;  1077.5 p2      41 t
        xor r9, r11                  ;  1100.7 p0      41 t
        and rcx, r9                  ;  1101.7 p0      41 t
        and r14, rdi                 ;  1101.9 p0      41 t
        xor r8, rcx                  ;  1102.7 p0      41 t
        and r13, r11                 ;  1103.0 p0      41 t
        and rax, rbp                 ;  1103.6 p0      41 t
        and rsi, r11                 ;  1104.2 p0      41 t
        xor r11, rbp                 ;  1104.7 p0      41 t
        xor rcx, rsi                 ;  1105.3 p0      41 t
        mov rsi, qword [rsp + 3192]  ;  1071.6 p2      41 t
        and rsi, rbp                 ;  1105.9 p0      41 t
        xor rsi, r10                 ;  1106.9 p0      41 t
        xor rbp, rdx                 ;  1107.0 p0      41 t
        xor rdi, r11                 ;  1107.6 p0      41 t
        mov qword [rsp + 3192], r14  ;  1108.2 p0+p3   41 t spill
        mov r14, qword [rsp + 3184]  ;  1069.6 p2      41 t
        and r14, r11                 ;  1109.2 p0      41 t
        xor r10, r14                 ;  1110.2 p0      41 t
        mov r14, qword [rsp + 3216]  ;  1082.3 p2      41 t
        and rbx, rdi                 ;  1110.3 p0      41 t
        and r12, r11                 ;  1110.9 p0      41 t
        mov r11, qword [rsp + 3208]  ;  1080.8 p2      41 t
        and r14, rbp                 ;  1111.5 p0      41 t
        and r11, rbp                 ;  1112.0 p0      41 t
        mov rbp, qword [rsp + 3200]  ;  1073.7 p2      41 t
        and rbp, rdi                 ;  1112.6 p0      41 t
        mov rdi, qword [rsp + 3232]  ;  1091.2 p2      41 t
        xor rbp, r10                 ;  1113.6 p0      41 t
        xor rbp, r14                 ;  1114.6 p0      41 t
        and rdi, rdx                 ;  1114.3 p0      41 t
        xor r12, r15                 ;  1114.9 p0      41 t
        xor r12, r8                  ;  1115.9 p0      41 t
        xor r13, rsi                 ;  1116.0 p0      41 t
        xor r13, r14                 ;  1117.0 p0      41 t
        mov r14, qword [rsp + 2392]  ;  1071.0 p2      41 t
        and r14, rdx                 ;  1117.2 p0      41 t
        mov rdx, qword [rsp + 3224]  ;  1087.3 p2      41 t
        xor rdi, r13                 ;  1118.0 p0      41 t
        and rdx, r9                  ;  1118.3 p0      41 t
        xor r8, rax                  ;  1118.9 p0      41 t
        xor r14, rbp                 ;  1119.4 p0      41 t
        xor r14, rdi                 ;  1120.4 p0      41 t
        mov r9, qword [rsp + 3192]   ;  1108.2 p2      41 t
        xor r8, rdi                  ;  1120.6 p0      41 t
        xor r11, rcx                 ;  1121.2 p0      41 t
        xor r11, rdi                 ;  1122.2 p0      41 t
        xor rsi, rbp                 ;  1122.3 p0      41 t
        xor rdx, r14                 ;  1122.9 p0      41 t
        xor r9, r10                  ;  1123.4 p0      41 t
        xor rsi, r12                 ;  1124.0 p0      41 t
        xor r9, r14                  ;  1124.6 p0      41 t
        xor r15, rcx                 ;  1125.2 p0      41 t
        xor r15, rbx                 ;  1126.2 p0      41 t
        mov r10, qword [rsp + 2480]  ;  1074.0 p2      23 t
        not r10                      ;  1126.3 p0      23 t
        mov r14, r8                  ;  1121.6 p1      41 t copy
        xor r14, r11                 ;  1126.8 p0      41 t
        xor r14, r9                  ;  1127.8 p0      41 t
        xor r12, r14                 ;  1128.8 p0      41 t
        xor r15, r8                  ;  1128.5 p0      41 t
        xor r14, rdx                 ;  1129.1 p0      41 t
        mov r8, qword [rsp + 2304]   ;  1076.0 p2      23 t
        not r8                       ;  1129.7 p0      23 t
        mov rdi, qword [rsp + 2680]  ;  1077.0 p2      23 t
        not rdi                      ;  1130.2 p0      23 t
        not r9                       ;  1130.7 p0      41 t
        not r13                      ;  1131.2 p0      41 t
        mov rbp, qword [rsp + 2664]  ;  1078.0 p2      23 t
        not rbp                      ;  1131.7 p0      23 t
        not r15                      ;  1132.2 p0      41 t
        mov rax, qword [rsp + 2432]  ;  1079.0 p2      23 t
        mov rcx, qword [rsp + 2288]  ;  1080.0 p2      40 t reload
        xor rax, rcx                 ;  1132.7 p0      23 t
        not r12                      ;  1133.2 p0      41 t
        not rdx                      ;  1133.7 p0      41 t
        mov rbx, qword [rsp + 2432]  ;  1081.0 p2      23 t
        xor rbx, qword [rsp + 2232]  ;  1134.2 p2+p0   23 t
        xor rcx, r8                  ;  1134.7 p0      23 t
        mov qword [rsp + 2288], r11  ;  1135.3 p0+p3   41 t spill
        mov r11, qword [rsp + 2648]  ;  1083.0 p2      23 t
        xor r11, rdi                 ;  1136.3 p0      23 t
        xor r10, r11                 ;  1137.3 p0      23 t
        xor rbp, r10                 ;  1138.3 p0      23 t
        xor r11, rax                 ;  1138.0 p0      23 t
        mov qword [rsp + 2664], rdx  ;  1138.6 p0+p3   41 t spill
        mov rdx, qword [rsp + 2648]  ;  1084.4 p2      23 t
        mov qword [rsp + 2648], r12  ;  1139.6 p0+p3   41 t spill
        mov r12, rbx                 ;  1135.2 p1      23 t copy
        xor r12, r10                 ;  1140.6 p0      23 t
        mov qword [rsp + 2680], rsi  ;  1141.2 p0+p3   41 t spill
        mov rsi, rax                 ;  1133.7 p1      23 t copy
        xor rsi, rbp                 ;  1142.2 p0      23 t
        mov qword [rsp + 2304], r13  ;  1142.7 p0+p3   41 t spill
        mov r13, rbp                 ;  1139.3 p1      23 t copy
        or r13, r12                  ;  1143.7 p0      23 t
        mov qword [rsp + 2480], r15  ;  1144.3 p0+p3   41 t spill
        mov r15, rcx                 ;  1135.7 p1      23 t copy
        xor r15, r11                 ;  1145.3 p0      23 t
        mov qword [rsp + 3192], r9   ;  1145.9 p0+p3   41 t spill
        mov r9, r8                   ;  1130.7 p1      23 t copy
        xor r9, r10                  ;  1146.9 p0      23 t
        mov qword [rsp + 3224], r14  ;  1147.4 p0+p3   41 t spill
        mov r14, rbp                 ;  1139.3 p1      23 t copy
        xor r14, r11                 ;  1148.4 p0      23 t
        xor rdx, r14                 ;  1149.4 p0      23 t
        mov qword [rsp + 2392], rbp  ;  1149.6 p0+p3   23 t spill
        mov rbp, r10                 ;  1138.3 p1      23 t copy
        or rbp, r14                  ;  1150.6 p0      23 t
        xor rbp, r13                 ;  1151.6 p0      23 t
        mov qword [rsp + 3232], r14  ;  1151.7 p0+p3   23 t spill
        mov r14, rdi                 ;  1131.2 p1      23 t copy
        or r14, rsi                  ;  1152.7 p0      23 t
        mov qword [rsp + 3200], r10  ;  1153.3 p0+p3   23 t spill
        mov r10, rsi                 ;  1143.2 p1      23 t copy
        xor r10, r15                 ;  1154.3 p0      23 t
        xor rdi, r13                 ;  1154.9 p0      23 t
        mov r13, qword [rsp + 2232]  ;  1098.9 p2      23 t
        xor r13, r11                 ;  1155.4 p0      23 t
        xor r13, r14                 ;  1156.4 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1156.6 p0+p3   23 t spill
        mov rsi, rbx                 ;  1135.2 p1      23 t copy
        and rsi, r11                 ;  1157.6 p0      23 t
        xor r14, rsi                 ;  1158.6 p0      23 t
        mov rsi, r9                  ;  1147.9 p1      23 t copy
        and rsi, r10                 ;  1158.7 p0      23 t
        xor r13, rsi                 ;  1159.7 p0      23 t
        mov rsi, r9                  ;  1147.9 p1      23 t copy
        xor rsi, rdx                 ;  1159.9 p0      23 t
        xor rbp, r13                 ;  1160.7 p0      23 t
        xor rdi, r14                 ;  1161.0 p0      23 t
        mov qword [rsp + 3208], r9   ;  1161.6 p0+p3   23 t spill
        mov r9, rbx                  ;  1135.2 p1      23 t copy
        xor r9, rsi                  ;  1162.6 p0      23 t
        mov qword [rsp + 3216], r10  ;  1163.1 p0+p3   23 t spill
        mov r10, r15                 ;  1146.3 p1      23 t copy
        and r10, rsi                 ;  1164.1 p0      23 t
        xor r14, r10                 ;  1165.1 p0      23 t
        mov r10, qword [rsp + 2432]  ;  1108.2 p2      23 t
        or r10, r8                   ;  1165.3 p0      23 t
        xor r13, r10                 ;  1166.3 p0      23 t
        mov r10, rcx                 ;  1135.7 p1      23 t copy
        and r10, r9                  ;  1166.4 p0      23 t
        xor rdi, r10                 ;  1167.4 p0      23 t
        mov r10, r12                 ;  1141.6 p1      23 t copy
        xor r10, rdx                 ;  1167.6 p0      23 t
        mov qword [rsp + 3184], r15  ;  1168.1 p0+p3   23 t spill
        mov r15, rax                 ;  1133.7 p1      23 t copy
        and r15, r10                 ;  1169.1 p0      23 t
        xor r14, r15                 ;  1170.1 p0      23 t
        xor r13, r15                 ;  1170.3 p0      23 t
        mov r15, rbp                 ;  1161.7 p1      23 t copy
        and r15, rdi                 ;  1170.9 p0      23 t
        xor r13, r15                 ;  1171.9 p0      23 t
        mov qword [rsp + 2312], r8   ;  1172.0 p0+p3   23 t spill
        mov r8, r14                  ;  1171.1 p1      23 t copy
        and r8, r13                  ;  1173.0 p0      23 t
        xor r13, rdi                 ;  1173.6 p0      23 t
        or r15, r13                  ;  1174.6 p0      23 t
        xor rbp, r8                  ;  1174.7 p0      23 t
        xor r15, rbp                 ;  1175.7 p0      23 t
        and r10, r15                 ;  1176.7 p0      23 t
        mov r8, r14                  ;  1171.1 p1      23 t copy
        and r8, rbp                  ;  1176.4 p0      23 t
        xor rdi, r8                  ;  1177.4 p0      23 t
        and rbp, rdi                 ;  1178.4 p0      23 t
        mov r8, r15                  ;  1176.7 p1      23 t copy
        or r8, rdi                   ;  1178.4 p0      23 t
        xor r13, r8                  ;  1179.4 p0      23 t
        xor r14, rbp                 ;  1179.4 p0      23 t
        mov r8, qword [rsp + 3200]   ;  1153.3 p2      23 t
        mov rbp, r15                 ;  1176.7 p1      23 t copy
        xor rbp, rdi                 ;  1179.8 p0      23 t
        and r9, rbp                  ;  1180.8 p0      23 t
        and rcx, rbp                 ;  1181.0 p0      23 t
        xor rbp, r13                 ;  1181.6 p0      23 t
        and rsi, rbp                 ;  1182.6 p0      23 t
        and rax, r15                 ;  1182.7 p0      23 t
        xor r9, rsi                  ;  1183.6 p0      23 t
        and r11, r13                 ;  1183.8 p0      23 t
        and r8, r14                  ;  1184.4 p0      23 t
        and rbx, r13                 ;  1185.0 p0      23 t
        xor r13, r14                 ;  1185.6 p0      23 t
        xor rsi, rbx                 ;  1186.1 p0      23 t
        mov rbx, qword [rsp + 3232]  ;  1151.7 p2      23 t
        and rbx, r14                 ;  1186.7 p0      23 t
        xor rbx, rcx                 ;  1187.7 p0      23 t
        xor r14, rdi                 ;  1187.8 p0      23 t
        xor r15, r13                 ;  1188.4 p0      23 t
        mov qword [rsp + 3232], rax  ;  1189.0 p0+p3   23 t spill
        mov rax, qword [rsp + 2392]  ;  1149.6 p2      23 t
        and rax, r13                 ;  1190.0 p0      23 t
        xor rcx, rax                 ;  1191.0 p0      23 t
        mov rax, qword [rsp + 3216]  ;  1163.1 p2      23 t
        and rdx, r15                 ;  1191.1 p0      23 t
        and r12, r13                 ;  1191.7 p0      23 t
        mov r13, qword [rsp + 3208]  ;  1161.6 p2      23 t
        and rax, r14                 ;  1192.3 p0      23 t
        and r13, r14                 ;  1192.8 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1156.6 p2      23 t
        and r14, r15                 ;  1193.4 p0      23 t
        mov r15, qword [rsp + 2312]  ;  1172.0 p2      23 t
        xor r14, rcx                 ;  1194.4 p0      23 t
        xor r14, rax                 ;  1195.4 p0      23 t
        and r15, rdi                 ;  1195.1 p0      23 t
        xor r12, r10                 ;  1195.7 p0      23 t
        xor r12, r9                  ;  1196.7 p0      23 t
        xor r11, rbx                 ;  1196.8 p0      23 t
        xor r11, rax                 ;  1197.8 p0      23 t
        mov rax, qword [rsp + 2432]  ;  1139.3 p2      23 t
        and rax, rdi                 ;  1198.0 p0      23 t
        mov rdi, qword [rsp + 3184]  ;  1168.1 p2      23 t
        xor r15, r11                 ;  1198.8 p0      23 t
        and rdi, rbp                 ;  1199.1 p0      23 t
        mov rbp, qword [rsp + 3232]  ;  1189.0 p2      23 t
        xor r9, r8                   ;  1199.7 p0      23 t
        xor rax, r14                 ;  1200.3 p0      23 t
        xor rax, r15                 ;  1201.3 p0      23 t
        xor r9, r15                  ;  1201.4 p0      23 t
        xor r13, rsi                 ;  1202.0 p0      23 t
        xor r13, r15                 ;  1203.0 p0      23 t
        xor rbx, r14                 ;  1203.1 p0      23 t
        xor rdi, rax                 ;  1203.7 p0      23 t
        xor rbp, rcx                 ;  1204.3 p0      23 t
        xor rbx, r12                 ;  1204.8 p0      23 t
        xor rbp, rax                 ;  1205.4 p0      23 t
        xor r10, rsi                 ;  1206.0 p0      23 t
        mov r8, qword [rsp + 2528]   ;  1147.9 p2      22 t
        not r8                       ;  1206.5 p0      22 t
        xor r10, rdx                 ;  1207.0 p0      23 t
        mov r14, qword [rsp + 2496]  ;  1149.4 p2      22 t
        not r14                      ;  1207.6 p0      22 t
        mov r15, r9                  ;  1202.4 p1      23 t copy
        xor r15, r13                 ;  1208.1 p0      23 t
        xor r15, rbp                 ;  1209.1 p0      23 t
        xor r12, r15                 ;  1210.1 p0      23 t
        xor r10, r9                  ;  1209.8 p0      23 t
        xor r15, rdi                 ;  1210.4 p0      23 t
        mov r9, qword [rsp + 2744]   ;  1153.7 p2      22 t
        not r9                       ;  1211.0 p0      22 t
        not rbp                      ;  1211.5 p0      23 t
        mov rsi, qword [rsp + 2280]  ;  1155.3 p2      22 t
        not rsi                      ;  1212.0 p0      22 t
        not r11                      ;  1212.5 p0      23 t
        not r10                      ;  1213.0 p0      23 t
        mov rax, qword [rsp + 2512]  ;  1157.4 p2      22 t
        mov rcx, qword [rsp + 2424]  ;  1158.4 p2      40 t reload
        xor rax, rcx                 ;  1213.5 p0      22 t
        not rdi                      ;  1214.0 p0      23 t
        not r12                      ;  1214.5 p0      23 t
        mov rdx, qword [rsp + 2512]  ;  1159.9 p2      22 t
        xor rdx, qword [rsp + 2488]  ;  1215.0 p2+p0   22 t
        xor rcx, r14                 ;  1215.5 p0      22 t
        mov qword [rsp + 2424], r13  ;  1216.1 p0+p3   23 t spill
        mov r13, qword [rsp + 2712]  ;  1161.9 p2      22 t
        xor r13, r9                  ;  1217.1 p0      22 t
        xor r8, r13                  ;  1218.1 p0      22 t
        xor rsi, r8                  ;  1219.1 p0      22 t
        xor r13, rax                 ;  1218.8 p0      22 t
        mov qword [rsp + 2280], rdi  ;  1219.4 p0+p3   23 t spill
        mov rdi, qword [rsp + 2712]  ;  1164.2 p2      22 t
        mov qword [rsp + 2712], r12  ;  1220.4 p0+p3   23 t spill
        mov r12, rdx                 ;  1216.0 p1      22 t copy
        xor r12, r8                  ;  1221.4 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1222.0 p0+p3   23 t spill
        mov rbx, rax                 ;  1214.5 p1      22 t copy
        xor rbx, rsi                 ;  1223.0 p0      22 t
        mov qword [rsp + 2496], r11  ;  1223.5 p0+p3   23 t spill
        mov r11, rsi                 ;  1220.1 p1      22 t copy
        or r11, r12                  ;  1224.5 p0      22 t
        mov qword [rsp + 2528], r10  ;  1225.1 p0+p3   23 t spill
        mov r10, rcx                 ;  1216.5 p1      22 t copy
        xor r10, r13                 ;  1226.1 p0      22 t
        mov qword [rsp + 3232], rbp  ;  1226.7 p0+p3   23 t spill
        mov rbp, r14                 ;  1208.6 p1      22 t copy
        xor rbp, r8                  ;  1227.7 p0      22 t
        mov qword [rsp + 3184], r15  ;  1228.2 p0+p3   23 t spill
        mov r15, rsi                 ;  1220.1 p1      22 t copy
        xor r15, r13                 ;  1229.2 p0      22 t
        xor rdi, r15                 ;  1230.2 p0      22 t
        mov qword [rsp + 2432], rsi  ;  1230.4 p0+p3   22 t spill
        mov rsi, r8                  ;  1219.1 p1      22 t copy
        or rsi, r15                  ;  1231.4 p0      22 t
        xor rsi, r11                 ;  1232.4 p0      22 t
        mov qword [rsp + 2312], r15  ;  1232.5 p0+p3   22 t spill
        mov r15, r9                  ;  1212.0 p1      22 t copy
        or r15, rbx                  ;  1233.5 p0      22 t
        mov qword [rsp + 2232], r8   ;  1234.1 p0+p3   22 t spill
        mov r8, rbx                  ;  1224.0 p1      22 t copy
        xor r8, r10                  ;  1235.1 p0      22 t
        xor r9, r11                  ;  1235.7 p0      22 t
        mov r11, qword [rsp + 2488]  ;  1179.8 p2      22 t
        xor r11, r13                 ;  1236.2 p0      22 t
        xor r11, r15                 ;  1237.2 p0      22 t
        mov qword [rsp + 2488], rbx  ;  1237.4 p0+p3   22 t spill
        mov rbx, rdx                 ;  1216.0 p1      22 t copy
        and rbx, r13                 ;  1238.4 p0      22 t
        xor r15, rbx                 ;  1239.4 p0      22 t
        mov rbx, rbp                 ;  1228.7 p1      22 t copy
        and rbx, r8                  ;  1239.5 p0      22 t
        xor r11, rbx                 ;  1240.5 p0      22 t
        mov rbx, rbp                 ;  1228.7 p1      22 t copy
        xor rbx, rdi                 ;  1240.7 p0      22 t
        xor rsi, r11                 ;  1241.5 p0      22 t
        xor r9, r15                  ;  1241.8 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1242.4 p0+p3   22 t spill
        mov rbp, rdx                 ;  1216.0 p1      22 t copy
        xor rbp, rbx                 ;  1243.4 p0      22 t
        mov qword [rsp + 3216], r8   ;  1244.0 p0+p3   22 t spill
        mov r8, r10                  ;  1227.1 p1      22 t copy
        and r8, rbx                  ;  1245.0 p0      22 t
        xor r15, r8                  ;  1246.0 p0      22 t
        mov r8, qword [rsp + 2512]   ;  1189.0 p2      22 t
        or r8, r14                   ;  1246.1 p0      22 t
        xor r11, r8                  ;  1247.1 p0      22 t
        mov r8, rcx                  ;  1216.5 p1      22 t copy
        and r8, rbp                  ;  1247.2 p0      22 t
        xor r9, r8                   ;  1248.2 p0      22 t
        mov r8, r12                  ;  1222.4 p1      22 t copy
        xor r8, rdi                  ;  1248.4 p0      22 t
        mov qword [rsp + 2392], r10  ;  1249.0 p0+p3   22 t spill
        mov r10, rax                 ;  1214.5 p1      22 t copy
        and r10, r8                  ;  1250.0 p0      22 t
        xor r15, r10                 ;  1251.0 p0      22 t
        xor r11, r10                 ;  1251.1 p0      22 t
        mov r10, rsi                 ;  1242.5 p1      22 t copy
        and r10, r9                  ;  1251.7 p0      22 t
        xor r11, r10                 ;  1252.7 p0      22 t
        mov qword [rsp + 3200], r14  ;  1252.8 p0+p3   22 t spill
        mov r14, r15                 ;  1252.0 p1      22 t copy
        and r14, r11                 ;  1253.8 p0      22 t
        xor r11, r9                  ;  1254.4 p0      22 t
        or r10, r11                  ;  1255.4 p0      22 t
        xor rsi, r14                 ;  1255.5 p0      22 t
        xor r10, rsi                 ;  1256.5 p0      22 t
        and r8, r10                  ;  1257.5 p0      22 t
        mov r14, r15                 ;  1252.0 p1      22 t copy
        and r14, rsi                 ;  1257.2 p0      22 t
        xor r9, r14                  ;  1258.2 p0      22 t
        and rsi, r9                  ;  1259.2 p0      22 t
        mov r14, r10                 ;  1257.5 p1      22 t copy
        or r14, r9                   ;  1259.2 p0      22 t
        xor r11, r14                 ;  1260.2 p0      22 t
        xor r15, rsi                 ;  1260.2 p0      22 t
        mov r14, qword [rsp + 2232]  ;  1234.1 p2      22 t
        mov rsi, r10                 ;  1257.5 p1      22 t copy
        xor rsi, r9                  ;  1260.7 p0      22 t
        and rbp, rsi                 ;  1261.7 p0      22 t
        and rcx, rsi                 ;  1261.8 p0      22 t
        xor rsi, r11                 ;  1262.4 p0      22 t
        and rbx, rsi                 ;  1263.4 p0      22 t
        and rax, r10                 ;  1263.5 p0      22 t
        xor rbp, rbx                 ;  1264.4 p0      22 t
        and r13, r11                 ;  1264.7 p0      22 t
        and r14, r15                 ;  1265.2 p0      22 t
        and rdx, r11                 ;  1265.8 p0      22 t
        xor r11, r15                 ;  1266.4 p0      22 t
        xor rbx, rdx                 ;  1266.9 p0      22 t
        mov rdx, qword [rsp + 2312]  ;  1232.5 p2      22 t
        and rdx, r15                 ;  1267.5 p0      22 t
        xor rdx, rcx                 ;  1268.5 p0      22 t
        xor r15, r9                  ;  1268.7 p0      22 t
        xor r10, r11                 ;  1269.2 p0      22 t
        mov qword [rsp + 2312], rax  ;  1269.8 p0+p3   22 t spill
        mov rax, qword [rsp + 2432]  ;  1230.4 p2      22 t
        and rax, r11                 ;  1270.8 p0      22 t
        xor rcx, rax                 ;  1271.8 p0      22 t
        mov rax, qword [rsp + 3216]  ;  1244.0 p2      22 t
        and rdi, r10                 ;  1271.9 p0      22 t
        and r12, r11                 ;  1272.5 p0      22 t
        mov r11, qword [rsp + 3208]  ;  1242.4 p2      22 t
        and rax, r15                 ;  1273.1 p0      22 t
        and r11, r15                 ;  1273.6 p0      22 t
        mov r15, qword [rsp + 2488]  ;  1237.4 p2      22 t
        and r15, r10                 ;  1274.2 p0      22 t
        mov r10, qword [rsp + 3200]  ;  1252.8 p2      22 t
        xor r15, rcx                 ;  1275.2 p0      22 t
        xor r15, rax                 ;  1276.2 p0      22 t
        and r10, r9                  ;  1275.9 p0      22 t
        xor r12, r8                  ;  1276.5 p0      22 t
        xor r12, rbp                 ;  1277.5 p0      22 t
        xor r13, rdx                 ;  1277.6 p0      22 t
        xor r13, rax                 ;  1278.6 p0      22 t
        mov rax, qword [rsp + 2512]  ;  1220.1 p2      22 t
        and rax, r9                  ;  1278.8 p0      22 t
        mov r9, qword [rsp + 2392]   ;  1249.0 p2      22 t
        xor r10, r13                 ;  1279.6 p0      22 t
        and r9, rsi                  ;  1279.9 p0      22 t
        mov rsi, qword [rsp + 2312]  ;  1269.8 p2      22 t
        xor rbp, r14                 ;  1280.5 p0      22 t
        xor rax, r15                 ;  1281.1 p0      22 t
        xor rax, r10                 ;  1282.1 p0      22 t
        xor rbp, r10                 ;  1282.2 p0      22 t
        xor r11, rbx                 ;  1282.8 p0      22 t
        xor r11, r10                 ;  1283.8 p0      22 t
        xor rdx, r15                 ;  1283.9 p0      22 t
        xor r9, rax                  ;  1284.5 p0      22 t
        xor rsi, rcx                 ;  1285.1 p0      22 t
        xor rdx, r12                 ;  1285.6 p0      22 t
        xor rsi, rax                 ;  1286.2 p0      22 t
        xor r8, rbx                  ;  1286.8 p0      22 t
        mov r10, qword [rsp + 2272]  ;  1228.7 p2      21 t
        not r10                      ;  1287.4 p0      21 t
        xor r8, rdi                  ;  1287.9 p0      22 t
        mov r14, qword [rsp + 2704]  ;  1230.2 p2      21 t
        not r14                      ;  1288.4 p0      21 t
        mov r15, rbp                 ;  1283.2 p1      22 t copy
        xor r15, r11                 ;  1288.9 p0      22 t
        xor r15, rsi                 ;  1289.9 p0      22 t
        xor r12, r15                 ;  1290.9 p0      22 t
        xor r8, rbp                  ;  1290.6 p0      22 t
        xor r15, r9                  ;  1291.2 p0      22 t
        mov rdi, qword [rsp + 3176]  ;  1234.5 p2      21 t
        not rdi                      ;  1291.8 p0      21 t
        not rsi                      ;  1292.3 p0      22 t
        mov rbp, qword [rsp + 3168]  ;  1236.1 p2      21 t
        not rbp                      ;  1292.8 p0      21 t
        not r13                      ;  1293.3 p0      22 t
        not r8                       ;  1293.8 p0      22 t
        mov rax, qword [rsp + 2248]  ;  1238.2 p2      21 t
        mov rcx, qword [rsp + 2864]  ;  1239.2 p2      40 t reload
        xor rax, rcx                 ;  1294.3 p0      21 t
        not r9                       ;  1294.9 p0      22 t
        not r12                      ;  1295.4 p0      22 t
        mov rbx, qword [rsp + 2248]  ;  1240.7 p2      21 t
        xor rbx, qword [rsp + 2856]  ;  1295.9 p2+p0   21 t
        xor rcx, r14                 ;  1296.4 p0      21 t
        mov qword [rsp + 2864], r15  ;  1296.9 p0+p3   22 t spill
        mov r15, qword [rsp + 2688]  ;  1242.7 p2      21 t
        xor r15, rdi                 ;  1297.9 p0      21 t
        xor r10, r15                 ;  1298.9 p0      21 t
        xor rbp, r10                 ;  1299.9 p0      21 t
        xor r15, rax                 ;  1299.6 p0      21 t
        mov qword [rsp + 3168], r11  ;  1300.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2688]  ;  1245.1 p2      21 t
        mov qword [rsp + 2688], r9   ;  1301.2 p0+p3   22 t spill
        mov r9, rbx                  ;  1296.9 p1      21 t copy
        xor r9, r10                  ;  1302.2 p0      21 t
        mov qword [rsp + 3176], r12  ;  1302.8 p0+p3   22 t spill
        mov r12, rax                 ;  1295.3 p1      21 t copy
        xor r12, rbp                 ;  1303.8 p0      21 t
        mov qword [rsp + 2704], rdx  ;  1304.3 p0+p3   22 t spill
        mov rdx, rbp                 ;  1300.9 p1      21 t copy
        or rdx, r9                   ;  1305.3 p0      21 t
        mov qword [rsp + 2272], r13  ;  1305.9 p0+p3   22 t spill
        mov r13, rcx                 ;  1297.4 p1      21 t copy
        xor r13, r15                 ;  1306.9 p0      21 t
        mov qword [rsp + 2312], r8   ;  1307.5 p0+p3   22 t spill
        mov r8, r14                  ;  1289.4 p1      21 t copy
        xor r8, r10                  ;  1308.5 p0      21 t
        mov qword [rsp + 2392], rsi  ;  1309.1 p0+p3   22 t spill
        mov rsi, rbp                 ;  1300.9 p1      21 t copy
        xor rsi, r15                 ;  1310.1 p0      21 t
        xor r11, rsi                 ;  1311.1 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1311.2 p0+p3   21 t spill
        mov rbp, r10                 ;  1299.9 p1      21 t copy
        or rbp, rsi                  ;  1312.2 p0      21 t
        xor rbp, rdx                 ;  1313.2 p0      21 t
        mov qword [rsp + 3200], rsi  ;  1313.3 p0+p3   21 t spill
        mov rsi, rdi                 ;  1292.8 p1      21 t copy
        or rsi, r12                  ;  1314.3 p0      21 t
        mov qword [rsp + 2488], r10  ;  1314.9 p0+p3   21 t spill
        mov r10, r12                 ;  1304.8 p1      21 t copy
        xor r10, r13                 ;  1315.9 p0      21 t
        xor rdi, rdx                 ;  1316.5 p0      21 t
        mov rdx, qword [rsp + 2856]  ;  1260.6 p2      21 t
        xor rdx, r15                 ;  1317.1 p0      21 t
        xor rdx, rsi                 ;  1318.1 p0      21 t
        mov qword [rsp + 2856], r12  ;  1318.2 p0+p3   21 t spill
        mov r12, rbx                 ;  1296.9 p1      21 t copy
        and r12, r15                 ;  1319.2 p0      21 t
        xor rsi, r12                 ;  1320.2 p0      21 t
        mov r12, r8                  ;  1309.5 p1      21 t copy
        and r12, r10                 ;  1320.3 p0      21 t
        xor rdx, r12                 ;  1321.3 p0      21 t
        mov r12, r8                  ;  1309.5 p1      21 t copy
        xor r12, r11                 ;  1321.5 p0      21 t
        xor rbp, rdx                 ;  1322.3 p0      21 t
        xor rdi, rsi                 ;  1322.6 p0      21 t
        mov qword [rsp + 3208], r8   ;  1323.2 p0+p3   21 t spill
        mov r8, rbx                  ;  1296.9 p1      21 t copy
        xor r8, r12                  ;  1324.2 p0      21 t
        mov qword [rsp + 3216], r10  ;  1324.8 p0+p3   21 t spill
        mov r10, r13                 ;  1307.9 p1      21 t copy
        and r10, r12                 ;  1325.8 p0      21 t
        xor rsi, r10                 ;  1326.8 p0      21 t
        mov r10, qword [rsp + 2248]  ;  1269.8 p2      21 t
        or r10, r14                  ;  1326.9 p0      21 t
        xor rdx, r10                 ;  1327.9 p0      21 t
        mov r10, rcx                 ;  1297.4 p1      21 t copy
        and r10, r8                  ;  1328.1 p0      21 t
        xor rdi, r10                 ;  1329.1 p0      21 t
        mov r10, r9                  ;  1303.2 p1      21 t copy
        xor r10, r11                 ;  1329.2 p0      21 t
        mov qword [rsp + 2432], r13  ;  1329.8 p0+p3   21 t spill
        mov r13, rax                 ;  1295.3 p1      21 t copy
        and r13, r10                 ;  1330.8 p0      21 t
        xor rsi, r13                 ;  1331.8 p0      21 t
        xor rdx, r13                 ;  1331.9 p0      21 t
        mov r13, rbp                 ;  1323.3 p1      21 t copy
        and r13, rdi                 ;  1332.5 p0      21 t
        xor rdx, r13                 ;  1333.5 p0      21 t
        mov qword [rsp + 2232], r14  ;  1333.6 p0+p3   21 t spill
        mov r14, rsi                 ;  1332.8 p1      21 t copy
        and r14, rdx                 ;  1334.6 p0      21 t
        xor rdx, rdi                 ;  1335.2 p0      21 t
        or r13, rdx                  ;  1336.2 p0      21 t
        xor rbp, r14                 ;  1336.3 p0      21 t
        xor r13, rbp                 ;  1337.3 p0      21 t
        and r10, r13                 ;  1338.3 p0      21 t
        mov r14, rsi                 ;  1332.8 p1      21 t copy
        and r14, rbp                 ;  1338.0 p0      21 t
        xor rdi, r14                 ;  1339.0 p0      21 t
        and rbp, rdi                 ;  1340.0 p0      21 t
        mov r14, r13                 ;  1338.3 p1      21 t copy
        or r14, rdi                  ;  1340.0 p0      21 t
        xor rdx, r14                 ;  1341.0 p0      21 t
        xor rsi, rbp                 ;  1341.0 p0      21 t
        mov r14, qword [rsp + 2488]  ;  1314.9 p2      21 t
        mov rbp, r13                 ;  1338.3 p1      21 t copy
        xor rbp, rdi                 ;  1341.5 p0      21 t
        and r8, rbp                  ;  1342.5 p0      21 t
        and rcx, rbp                 ;  1342.6 p0      21 t
        xor rbp, rdx                 ;  1343.2 p0      21 t
        and r12, rbp                 ;  1344.2 p0      21 t
        and rax, r13                 ;  1344.3 p0      21 t
        xor r8, r12                  ;  1345.2 p0      21 t
        and r15, rdx                 ;  1345.5 p0      21 t
        and r14, rsi                 ;  1346.0 p0      21 t
        and rbx, rdx                 ;  1346.6 p0      21 t
        xor rdx, rsi                 ;  1347.2 p0      21 t
        xor r12, rbx                 ;  1347.8 p0      21 t
        mov rbx, qword [rsp + 3200]  ;  1313.3 p2      21 t
        and rbx, rsi                 ;  1348.3 p0      21 t
        xor rbx, rcx                 ;  1349.3 p0      21 t
        xor rsi, rdi                 ;  1349.5 p0      21 t
        xor r13, rdx                 ;  1350.0 p0      21 t
        mov qword [rsp + 3200], rax  ;  1350.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2512]  ;  1311.2 p2      21 t
        and rax, rdx                 ;  1351.6 p0      21 t
        xor rcx, rax                 ;  1352.6 p0      21 t
        mov rax, qword [rsp + 3216]  ;  1324.8 p2      21 t
        and r11, r13                 ;  1352.7 p0      21 t
        and r9, rdx                  ;  1353.3 p0      21 t
        mov rdx, qword [rsp + 3208]  ;  1323.2 p2      21 t
        and rax, rsi                 ;  1353.9 p0      21 t
        and rdx, rsi                 ;  1354.5 p0      21 t
        mov rsi, qword [rsp + 2856]  ;  1318.2 p2      21 t
        and rsi, r13                 ;  1355.0 p0      21 t
        mov r13, qword [rsp + 2232]  ;  1333.6 p2      21 t
        xor rsi, rcx                 ;  1356.0 p0      21 t
        xor rsi, rax                 ;  1357.0 p0      21 t
        and r13, rdi                 ;  1356.7 p0      21 t
        xor r9, r10                  ;  1357.3 p0      21 t
        xor r9, r8                   ;  1358.3 p0      21 t
        xor r15, rbx                 ;  1358.5 p0      21 t
        xor r15, rax                 ;  1359.5 p0      21 t
        mov rax, qword [rsp + 2248]  ;  1300.9 p2      21 t
        and rax, rdi                 ;  1359.6 p0      21 t
        mov rdi, qword [rsp + 2432]  ;  1329.8 p2      21 t
        xor r13, r15                 ;  1360.5 p0      21 t
        and rdi, rbp                 ;  1360.7 p0      21 t
        mov rbp, qword [rsp + 3200]  ;  1350.6 p2      21 t
        xor r8, r14                  ;  1361.3 p0      21 t
        xor rax, rsi                 ;  1361.9 p0      21 t
        xor rax, r13                 ;  1362.9 p0      21 t
        xor r8, r13                  ;  1363.0 p0      21 t
        xor rdx, r12                 ;  1363.6 p0      21 t
        xor rdx, r13                 ;  1364.6 p0      21 t
        xor rbx, rsi                 ;  1364.7 p0      21 t
        xor rdi, rax                 ;  1365.3 p0      21 t
        xor rbp, rcx                 ;  1365.9 p0      21 t
        xor rbx, r9                  ;  1366.5 p0      21 t
        xor rbp, rax                 ;  1367.0 p0      21 t
        xor r10, r12                 ;  1367.6 p0      21 t
        mov r12, qword [rsp + 3160]  ;  1309.5 p2      23 t
        not r12                      ;  1368.2 p0      23 t
        xor r10, r11                 ;  1368.7 p0      21 t
        mov r11, qword [rsp + 2928]  ;  1311.1 p2      23 t
        not r11                      ;  1369.2 p0      23 t
        mov r13, r8                  ;  1364.0 p1      21 t copy
        xor r13, rdx                 ;  1369.7 p0      21 t
        xor r13, rbp                 ;  1370.7 p0      21 t
        xor r9, r13                  ;  1371.7 p0      21 t
        xor r10, r8                  ;  1371.5 p0      21 t
        xor r13, rdi                 ;  1372.0 p0      21 t
        mov r8, qword [rsp + 2912]   ;  1315.3 p2      23 t
        not r8                       ;  1372.6 p0      23 t
        not rbp                      ;  1373.1 p0      21 t
        mov r14, qword [rsp + 2920]  ;  1316.9 p2      23 t
        not r14                      ;  1373.6 p0      23 t
        not r15                      ;  1374.1 p0      21 t
        not r10                      ;  1374.6 p0      21 t
        mov rsi, qword [rsp + 2872]  ;  1319.1 p2      23 t
        mov rax, qword [rsp + 2896]  ;  1320.1 p2      40 t reload
        xor rsi, rax                 ;  1375.1 p0      23 t
        not rdi                      ;  1375.7 p0      21 t
        not r9                       ;  1376.2 p0      21 t
        mov rcx, qword [rsp + 2872]  ;  1321.5 p2      23 t
        xor rcx, qword [rsp + 2904]  ;  1376.7 p2+p0   23 t
        xor rax, r11                 ;  1377.2 p0      23 t
        mov qword [rsp + 2896], rdi  ;  1377.7 p0+p3   21 t spill
        mov rdi, qword [rsp + 2888]  ;  1323.5 p2      23 t
        xor rdi, r8                  ;  1378.7 p0      23 t
        xor r12, rdi                 ;  1379.7 p0      23 t
        xor r14, r12                 ;  1380.7 p0      23 t
        xor rdi, rsi                 ;  1380.4 p0      23 t
        mov qword [rsp + 2920], r9   ;  1381.0 p0+p3   21 t spill
        mov r9, qword [rsp + 2888]   ;  1325.9 p2      23 t
        mov qword [rsp + 2888], rbx  ;  1382.0 p0+p3   21 t spill
        mov rbx, rcx                 ;  1377.7 p1      23 t copy
        xor rbx, r12                 ;  1383.0 p0      23 t
        mov qword [rsp + 2912], r15  ;  1383.6 p0+p3   21 t spill
        mov r15, rsi                 ;  1376.1 p1      23 t copy
        xor r15, r14                 ;  1384.6 p0      23 t
        mov qword [rsp + 2928], r10  ;  1385.2 p0+p3   21 t spill
        mov r10, r14                 ;  1381.7 p1      23 t copy
        or r10, rbx                  ;  1386.2 p0      23 t
        mov qword [rsp + 3160], rbp  ;  1386.7 p0+p3   21 t spill
        mov rbp, rax                 ;  1378.2 p1      23 t copy
        xor rbp, rdi                 ;  1387.7 p0      23 t
        mov qword [rsp + 3200], r13  ;  1388.3 p0+p3   21 t spill
        mov r13, r11                 ;  1370.2 p1      23 t copy
        xor r13, r12                 ;  1389.3 p0      23 t
        mov qword [rsp + 2432], rdx  ;  1389.9 p0+p3   21 t spill
        mov rdx, r14                 ;  1381.7 p1      23 t copy
        xor rdx, rdi                 ;  1390.9 p0      23 t
        xor r9, rdx                  ;  1391.9 p0      23 t
        mov qword [rsp + 2248], r14  ;  1392.0 p0+p3   23 t spill
        mov r14, r12                 ;  1380.7 p1      23 t copy
        or r14, rdx                  ;  1393.0 p0      23 t
        xor r14, r10                 ;  1394.0 p0      23 t
        mov qword [rsp + 2232], rdx  ;  1394.2 p0+p3   23 t spill
        mov rdx, r8                  ;  1373.6 p1      23 t copy
        or rdx, r15                  ;  1395.2 p0      23 t
        mov qword [rsp + 2856], r12  ;  1395.7 p0+p3   23 t spill
        mov r12, r15                 ;  1385.6 p1      23 t copy
        xor r12, rbp                 ;  1396.7 p0      23 t
        xor r8, r10                  ;  1397.3 p0      23 t
        mov r10, qword [rsp + 2904]  ;  1341.4 p2      23 t
        xor r10, rdi                 ;  1397.9 p0      23 t
        xor r10, rdx                 ;  1398.9 p0      23 t
        mov qword [rsp + 2904], r15  ;  1399.0 p0+p3   23 t spill
        mov r15, rcx                 ;  1377.7 p1      23 t copy
        and r15, rdi                 ;  1400.0 p0      23 t
        xor rdx, r15                 ;  1401.0 p0      23 t
        mov r15, r13                 ;  1390.3 p1      23 t copy
        and r15, r12                 ;  1401.2 p0      23 t
        xor r10, r15                 ;  1402.2 p0      23 t
        mov r15, r13                 ;  1390.3 p1      23 t copy
        xor r15, r9                  ;  1402.3 p0      23 t
        xor r14, r10                 ;  1403.2 p0      23 t
        xor r8, rdx                  ;  1403.4 p0      23 t
        mov qword [rsp + 3208], r13  ;  1404.0 p0+p3   23 t spill
        mov r13, rcx                 ;  1377.7 p1      23 t copy
        xor r13, r15                 ;  1405.0 p0      23 t
        mov qword [rsp + 3216], r12  ;  1405.6 p0+p3   23 t spill
        mov r12, rbp                 ;  1388.7 p1      23 t copy
        and r12, r15                 ;  1406.6 p0      23 t
        xor rdx, r12                 ;  1407.6 p0      23 t
        mov r12, qword [rsp + 2872]  ;  1350.7 p2      23 t
        or r12, r11                  ;  1407.7 p0      23 t
        xor r10, r12                 ;  1408.7 p0      23 t
        mov r12, rax                 ;  1378.2 p1      23 t copy
        and r12, r13                 ;  1408.9 p0      23 t
        xor r8, r12                  ;  1409.9 p0      23 t
        mov r12, rbx                 ;  1384.0 p1      23 t copy
        xor r12, r9                  ;  1410.0 p0      23 t
        mov qword [rsp + 2512], rbp  ;  1410.6 p0+p3   23 t spill
        mov rbp, rsi                 ;  1376.1 p1      23 t copy
        and rbp, r12                 ;  1411.6 p0      23 t
        xor rdx, rbp                 ;  1412.6 p0      23 t
        xor r10, rbp                 ;  1412.7 p0      23 t
        mov rbp, r14                 ;  1404.2 p1      23 t copy
        and rbp, r8                  ;  1413.3 p0      23 t
        xor r10, rbp                 ;  1414.3 p0      23 t
        mov qword [rsp + 2488], r11  ;  1414.4 p0+p3   23 t spill
        mov r11, rdx                 ;  1413.6 p1      23 t copy
        and r11, r10                 ;  1415.4 p0      23 t
        xor r10, r8                  ;  1416.0 p0      23 t
        or rbp, r10                  ;  1417.0 p0      23 t
        xor r14, r11                 ;  1417.1 p0      23 t
        xor rbp, r14                 ;  1418.1 p0      23 t
        and r12, rbp                 ;  1419.1 p0      23 t
        mov r11, rdx                 ;  1413.6 p1      23 t copy
        and r11, r14                 ;  1418.9 p0      23 t
        xor r8, r11                  ;  1419.9 p0      23 t
        and r14, r8                  ;  1420.9 p0      23 t
        mov r11, rbp                 ;  1419.1 p1      23 t copy
        or r11, r8                   ;  1420.9 p0      23 t
        xor r10, r11                 ;  1421.9 p0      23 t
        xor rdx, r14                 ;  1421.9 p0      23 t
        mov r11, qword [rsp + 2856]  ;  1395.7 p2      23 t
        mov r14, rbp                 ;  1419.1 p1      23 t copy
        xor r14, r8                  ;  1422.3 p0      23 t
        and r13, r14                 ;  1423.3 p0      23 t
        and rax, r14                 ;  1423.4 p0      23 t
        xor r14, r10                 ;  1424.0 p0      23 t
        and r15, r14                 ;  1425.0 p0      23 t
        and rsi, rbp                 ;  1425.1 p0      23 t
        xor r13, r15                 ;  1426.0 p0      23 t
        and rdi, r10                 ;  1426.3 p0      23 t
        and r11, rdx                 ;  1426.9 p0      23 t
        and rcx, r10                 ;  1427.4 p0      23 t
        xor r10, rdx                 ;  1428.0 p0      23 t
        xor r15, rcx                 ;  1428.6 p0      23 t
        mov rcx, qword [rsp + 2232]  ;  1394.2 p2      23 t
        and rcx, rdx                 ;  1429.1 p0      23 t
        xor rcx, rax                 ;  1430.1 p0      23 t
        xor rdx, r8                  ;  1430.3 p0      23 t
        xor rbp, r10                 ;  1430.8 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1431.4 p0+p3   23 t spill
        mov rsi, qword [rsp + 2248]  ;  1392.0 p2      23 t
        and rsi, r10                 ;  1432.4 p0      23 t
        xor rax, rsi                 ;  1433.4 p0      23 t
        mov rsi, qword [rsp + 3216]  ;  1405.6 p2      23 t
        and r9, rbp                  ;  1433.6 p0      23 t
        and rbx, r10                 ;  1434.1 p0      23 t
        mov r10, qword [rsp + 3208]  ;  1404.0 p2      23 t
        and rsi, rdx                 ;  1434.7 p0      23 t
        and r10, rdx                 ;  1435.3 p0      23 t
        mov rdx, qword [rsp + 2904]  ;  1399.0 p2      23 t
        and rdx, rbp                 ;  1435.8 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1414.4 p2      23 t
        xor rdx, rax                 ;  1436.8 p0      23 t
        xor rdx, rsi                 ;  1437.8 p0      23 t
        and rbp, r8                  ;  1437.6 p0      23 t
        xor rbx, r12                 ;  1438.1 p0      23 t
        xor rbx, r13                 ;  1439.1 p0      23 t
        xor rdi, rcx                 ;  1439.3 p0      23 t
        xor rdi, rsi                 ;  1440.3 p0      23 t
        mov rsi, qword [rsp + 2872]  ;  1381.7 p2      23 t
        and rsi, r8                  ;  1440.4 p0      23 t
        mov r8, qword [rsp + 2512]   ;  1410.6 p2      23 t
        xor rbp, rdi                 ;  1441.3 p0      23 t
        and r8, r14                  ;  1441.6 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1431.4 p2      23 t
        xor r13, r11                 ;  1442.1 p0      23 t
        xor rsi, rdx                 ;  1442.7 p0      23 t
        xor rsi, rbp                 ;  1443.7 p0      23 t
        xor r13, rbp                 ;  1443.8 p0      23 t
        xor r10, r15                 ;  1444.4 p0      23 t
        xor r10, rbp                 ;  1445.4 p0      23 t
        xor r14, rax                 ;  1445.6 p0      23 t
        xor r8, rsi                  ;  1446.1 p0      23 t
        xor r14, rsi                 ;  1446.7 p0      23 t
        xor r12, r15                 ;  1447.3 p0      23 t
        mov r11, qword [rsp + 2344]  ;  1389.1 p2      22 t
        not r11                      ;  1447.8 p0      22 t
        xor r12, r9                  ;  1448.3 p0      23 t
        mov r9, qword [rsp + 3152]   ;  1390.6 p2      22 t
        not r9                       ;  1448.9 p0      22 t
        xor r12, r13                 ;  1449.4 p0      23 t
        xor r13, r10                 ;  1450.0 p0      23 t
        xor r13, r14                 ;  1451.0 p0      23 t
        mov r15, qword [rsp + 2984]  ;  1393.5 p2      22 t
        not r15                      ;  1451.1 p0      22 t
        mov rsi, rbx                 ;  1440.1 p1      23 t copy
        xor rsi, r13                 ;  1452.0 p0      23 t
        not r14                      ;  1452.2 p0      23 t
        not rdi                      ;  1452.7 p0      23 t
        mov rbp, qword [rsp + 2992]  ;  1396.5 p2      22 t
        not rbp                      ;  1453.2 p0      22 t
        not r12                      ;  1453.7 p0      23 t
        mov rax, qword [rsp + 2952]  ;  1398.3 p2      22 t
        xor rax, qword [rsp + 2968]  ;  1454.2 p2+p0   22 t
        not rsi                      ;  1454.7 p0      23 t
        mov qword [rsp + 2992], r10  ;  1455.2 p0+p3   23 t spill
        mov r10, qword [rsp + 2952]  ;  1400.5 p2      22 t
        xor r10, qword [rsp + 2976]  ;  1456.2 p2+p0   22 t
        mov qword [rsp + 2984], rsi  ;  1456.7 p0+p3   23 t spill
        mov rsi, qword [rsp + 2960]  ;  1402.5 p2      22 t
        xor rsi, r15                 ;  1457.7 p0      22 t
        xor r11, rsi                 ;  1458.7 p0      22 t
        xor rbp, r11                 ;  1459.7 p0      22 t
        mov qword [rsp + 3152], rbx  ;  1459.4 p0+p3   23 t spill
        mov rbx, r8                  ;  1447.1 p1      23 t copy
        not rbx                      ;  1460.4 p0      23 t
        xor rsi, rax                 ;  1460.9 p0      22 t
        mov qword [rsp + 2344], rbx  ;  1461.5 p0+p3   23 t spill
        mov rbx, qword [rsp + 2968]  ;  1406.3 p2      22 t
        xor rbx, r9                  ;  1462.5 p0      22 t
        mov qword [rsp + 2968], rcx  ;  1463.0 p0+p3   23 t spill
        mov rcx, r10                 ;  1457.2 p1      22 t copy
        xor rcx, r11                 ;  1464.0 p0      22 t
        mov qword [rsp + 2232], rdx  ;  1464.6 p0+p3   23 t spill
        mov rdx, qword [rsp + 2960]  ;  1409.7 p2      22 t
        mov qword [rsp + 2960], rdi  ;  1465.6 p0+p3   23 t spill
        mov rdi, rax                 ;  1455.2 p1      22 t copy
        xor rdi, rbp                 ;  1466.6 p0      22 t
        mov qword [rsp + 2512], r12  ;  1467.2 p0+p3   23 t spill
        mov r12, rbp                 ;  1460.7 p1      22 t copy
        or r12, rcx                  ;  1468.2 p0      22 t
        mov qword [rsp + 2872], r14  ;  1468.8 p0+p3   23 t spill
        mov r14, r9                  ;  1449.9 p1      22 t copy
        xor r14, r11                 ;  1469.8 p0      22 t
        mov qword [rsp + 2488], r8   ;  1470.3 p0+p3   23 t spill
        mov r8, rbx                  ;  1463.5 p1      22 t copy
        xor r8, rsi                  ;  1471.3 p0      22 t
        mov qword [rsp + 2904], r13  ;  1471.9 p0+p3   23 t spill
        mov r13, rbp                 ;  1460.7 p1      22 t copy
        xor r13, rsi                 ;  1472.9 p0      22 t
        xor rdx, r13                 ;  1473.9 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1474.0 p0+p3   22 t spill
        mov rbp, r11                 ;  1459.7 p1      22 t copy
        or rbp, r13                  ;  1475.0 p0      22 t
        xor rbp, r12                 ;  1476.0 p0      22 t
        mov qword [rsp + 3216], r13  ;  1476.2 p0+p3   22 t spill
        mov r13, r15                 ;  1452.1 p1      22 t copy
        or r13, rdi                  ;  1477.2 p0      22 t
        mov qword [rsp + 2248], r11  ;  1477.8 p0+p3   22 t spill
        mov r11, rdi                 ;  1467.6 p1      22 t copy
        xor r11, r8                  ;  1478.8 p0      22 t
        xor r15, r12                 ;  1479.3 p0      22 t
        mov r12, qword [rsp + 2976]  ;  1422.9 p2      22 t
        xor r12, rsi                 ;  1479.9 p0      22 t
        xor r12, r13                 ;  1480.9 p0      22 t
        mov qword [rsp + 2976], rdi  ;  1481.0 p0+p3   22 t spill
        mov rdi, r10                 ;  1457.2 p1      22 t copy
        and rdi, rsi                 ;  1482.0 p0      22 t
        xor r13, rdi                 ;  1483.0 p0      22 t
        mov rdi, r14                 ;  1470.8 p1      22 t copy
        and rdi, r11                 ;  1483.2 p0      22 t
        xor r12, rdi                 ;  1484.2 p0      22 t
        mov rdi, r10                 ;  1457.2 p1      22 t copy
        xor rbp, r12                 ;  1485.2 p0      22 t
        xor r15, r13                 ;  1484.9 p0      22 t
        mov qword [rsp + 2856], r11  ;  1485.5 p0+p3   22 t spill
        mov r11, r14                 ;  1470.8 p1      22 t copy
        xor r11, rdx                 ;  1486.5 p0      22 t
        xor rdi, r11                 ;  1487.5 p0      22 t
        mov qword [rsp + 3240], r14  ;  1487.6 p0+p3   22 t spill
        mov r14, r8                  ;  1472.3 p1      22 t copy
        and r14, r11                 ;  1488.6 p0      22 t
        xor r13, r14                 ;  1489.6 p0      22 t
        mov r14, qword [rsp + 2952]  ;  1432.2 p2      22 t
        or r14, r9                   ;  1489.8 p0      22 t
        xor r12, r14                 ;  1490.8 p0      22 t
        mov r14, rbx                 ;  1463.5 p1      22 t copy
        and r14, rdi                 ;  1490.9 p0      22 t
        xor r15, r14                 ;  1491.9 p0      22 t
        mov r14, rcx                 ;  1465.0 p1      22 t copy
        xor r14, rdx                 ;  1492.0 p0      22 t
        mov qword [rsp + 3248], r8   ;  1492.6 p0+p3   22 t spill
        mov r8, rax                  ;  1455.2 p1      22 t copy
        and r8, r14                  ;  1493.6 p0      22 t
        xor r13, r8                  ;  1494.6 p0      22 t
        xor r12, r8                  ;  1494.7 p0      22 t
        mov r8, rbp                  ;  1486.2 p1      22 t copy
        and r8, r15                  ;  1495.3 p0      22 t
        xor r12, r8                  ;  1496.3 p0      22 t
        mov qword [rsp + 3256], r9   ;  1496.5 p0+p3   22 t spill
        mov r9, r13                  ;  1495.6 p1      22 t copy
        and r9, r12                  ;  1497.5 p0      22 t
        xor r12, r15                 ;  1498.0 p0      22 t
        or r8, r12                   ;  1499.0 p0      22 t
        xor rbp, r9                  ;  1499.2 p0      22 t
        xor r8, rbp                  ;  1500.2 p0      22 t
        and r14, r8                  ;  1501.2 p0      22 t
        mov r9, r13                  ;  1495.6 p1      22 t copy
        and r9, rbp                  ;  1500.9 p0      22 t
        xor r15, r9                  ;  1501.9 p0      22 t
        and rbp, r15                 ;  1502.9 p0      22 t
        mov r9, r8                   ;  1501.2 p1      22 t copy
        or r9, r15                   ;  1502.9 p0      22 t
        xor r12, r9                  ;  1503.9 p0      22 t
        xor r13, rbp                 ;  1503.9 p0      22 t
        mov r9, qword [rsp + 2248]   ;  1477.8 p2      22 t
        mov rbp, r8                  ;  1501.2 p1      22 t copy
        xor rbp, r15                 ;  1504.3 p0      22 t
        and rdi, rbp                 ;  1505.3 p0      22 t
        and rbx, rbp                 ;  1505.5 p0      22 t
        xor rbp, r12                 ;  1506.0 p0      22 t
        and r11, rbp                 ;  1507.0 p0      22 t
        and rax, r8                  ;  1507.2 p0      22 t
        xor rdi, r11                 ;  1508.0 p0      22 t
        and rsi, r12                 ;  1508.3 p0      22 t
        and r9, r13                  ;  1508.9 p0      22 t
        and r10, r12                 ;  1509.5 p0      22 t
        xor r12, r13                 ;  1510.0 p0      22 t
        xor r11, r10                 ;  1510.6 p0      22 t
        mov r10, qword [rsp + 3216]  ;  1476.2 p2      22 t
        and r10, r13                 ;  1511.2 p0      22 t
        xor r10, rbx                 ;  1512.2 p0      22 t
        xor r13, r15                 ;  1512.3 p0      22 t
        xor r8, r12                  ;  1512.9 p0      22 t
        mov qword [rsp + 3216], rax  ;  1513.4 p0+p3   22 t spill
        mov rax, qword [rsp + 3208]  ;  1474.0 p2      22 t
        and rax, r12                 ;  1514.4 p0      22 t
        xor rbx, rax                 ;  1515.4 p0      22 t
        mov rax, qword [rsp + 2856]  ;  1485.5 p2      22 t
        and rdx, r8                  ;  1515.6 p0      22 t
        and rcx, r12                 ;  1516.2 p0      22 t
        mov r12, qword [rsp + 3240]  ;  1487.6 p2      22 t
        and rax, r13                 ;  1516.7 p0      22 t
        and r12, r13                 ;  1517.3 p0      22 t
        mov r13, qword [rsp + 2976]  ;  1481.0 p2      22 t
        and r13, r8                  ;  1517.9 p0      22 t
        mov r8, qword [rsp + 3256]   ;  1496.5 p2      22 t
        xor r13, rbx                 ;  1518.9 p0      22 t
        xor r13, rax                 ;  1519.9 p0      22 t
        and r8, r15                  ;  1519.6 p0      22 t
        xor rcx, r14                 ;  1520.2 p0      22 t
        xor rcx, rdi                 ;  1521.2 p0      22 t
        xor rsi, r10                 ;  1521.3 p0      22 t
        xor rsi, rax                 ;  1522.3 p0      22 t
        mov rax, qword [rsp + 2952]  ;  1462.7 p2      22 t
        and rax, r15                 ;  1522.4 p0      22 t
        mov r15, qword [rsp + 3248]  ;  1492.6 p2      22 t
        xor r8, rsi                  ;  1523.3 p0      22 t
        and r15, rbp                 ;  1523.6 p0      22 t
        mov rbp, qword [rsp + 3216]  ;  1513.4 p2      22 t
        xor rdi, r9                  ;  1524.2 p0      22 t
        xor rax, r13                 ;  1524.7 p0      22 t
        xor rax, r8                  ;  1525.7 p0      22 t
        xor rdi, r8                  ;  1525.9 p0      22 t
        xor r12, r11                 ;  1526.4 p0      22 t
        xor r12, r8                  ;  1527.4 p0      22 t
        xor rbp, rbx                 ;  1527.6 p0      22 t
        xor r15, rax                 ;  1528.2 p0      22 t
        xor rbp, rax                 ;  1528.7 p0      22 t
        xor r14, r11                 ;  1529.3 p0      22 t
        mov r8, qword [rsp + 3000]   ;  1471.1 p2      21 t
        not r8                       ;  1529.9 p0      21 t
        xor r14, rdx                 ;  1530.4 p0      22 t
        mov r9, qword [rsp + 3144]   ;  1472.7 p2      21 t
        not r9                       ;  1530.9 p0      21 t
        xor r14, rdi                 ;  1531.4 p0      22 t
        xor rdi, r12                 ;  1532.0 p0      22 t
        xor rdi, rbp                 ;  1533.0 p0      22 t
        mov r11, qword [rsp + 2336]  ;  1475.6 p2      21 t
        not r11                      ;  1533.2 p0      21 t
        mov rax, rcx                 ;  1522.2 p1      22 t copy
        xor rax, rdi                 ;  1534.0 p0      22 t
        not rbp                      ;  1534.2 p0      22 t
        not rsi                      ;  1534.7 p0      22 t
        mov rdx, qword [rsp + 2464]  ;  1478.5 p2      21 t
        not rdx                      ;  1535.2 p0      21 t
        not r14                      ;  1535.7 p0      22 t
        mov rbx, qword [rsp + 2368]  ;  1480.3 p2      21 t
        xor rbx, qword [rsp + 2472]  ;  1536.2 p2+p0   21 t
        not rax                      ;  1536.7 p0      22 t
        mov qword [rsp + 2464], rdi  ;  1537.2 p0+p3   22 t spill
        mov rdi, qword [rsp + 2368]  ;  1482.6 p2      21 t
        xor rdi, qword [rsp + 2416]  ;  1538.2 p2+p0   21 t
        mov qword [rsp + 2336], r12  ;  1538.7 p0+p3   22 t spill
        mov r12, qword [rsp + 3056]  ;  1484.6 p2      21 t
        xor r12, r11                 ;  1539.7 p0      21 t
        xor r8, r12                  ;  1540.7 p0      21 t
        xor rdx, r8                  ;  1541.7 p0      21 t
        mov qword [rsp + 3144], rax  ;  1541.4 p0+p3   22 t spill
        mov rax, r15                 ;  1529.2 p1      22 t copy
        not rax                      ;  1542.4 p0      22 t
        xor r12, rbx                 ;  1542.9 p0      21 t
        mov qword [rsp + 3000], r15  ;  1543.5 p0+p3   22 t spill
        mov r15, qword [rsp + 2472]  ;  1488.8 p2      21 t
        xor r15, r9                  ;  1544.5 p0      21 t
        mov qword [rsp + 2472], rax  ;  1545.1 p0+p3   22 t spill
        mov rax, rdi                 ;  1539.2 p1      21 t copy
        xor rax, r8                  ;  1546.1 p0      21 t
        mov qword [rsp + 3216], rcx  ;  1546.6 p0+p3   22 t spill
        mov rcx, qword [rsp + 3056]  ;  1491.8 p2      21 t
        mov qword [rsp + 3056], r10  ;  1547.6 p0+p3   22 t spill
        mov r10, rbx                 ;  1537.2 p1      21 t copy
        xor r10, rdx                 ;  1548.6 p0      21 t
        mov qword [rsp + 3248], r13  ;  1549.2 p0+p3   22 t spill
        mov r13, rdx                 ;  1542.7 p1      21 t copy
        or r13, rax                  ;  1550.2 p0      21 t
        mov qword [rsp + 2952], rsi  ;  1550.8 p0+p3   22 t spill
        mov rsi, r9                  ;  1531.9 p1      21 t copy
        xor rsi, r8                  ;  1551.8 p0      21 t
        mov qword [rsp + 3256], r14  ;  1552.4 p0+p3   22 t spill
        mov r14, r15                 ;  1545.5 p1      21 t copy
        xor r14, r12                 ;  1553.4 p0      21 t
        mov qword [rsp + 2976], rbp  ;  1553.9 p0+p3   22 t spill
        mov rbp, rdx                 ;  1542.7 p1      21 t copy
        xor rbp, r12                 ;  1554.9 p0      21 t
        xor rcx, rbp                 ;  1555.9 p0      21 t
        mov qword [rsp + 3240], rdx  ;  1556.1 p0+p3   21 t spill
        mov rdx, r8                  ;  1541.7 p1      21 t copy
        or rdx, rbp                  ;  1557.1 p0      21 t
        xor rdx, r13                 ;  1558.1 p0      21 t
        mov qword [rsp + 2856], rbp  ;  1558.2 p0+p3   21 t spill
        mov rbp, r11                 ;  1534.2 p1      21 t copy
        or rbp, r10                  ;  1559.2 p0      21 t
        mov qword [rsp + 3208], r8   ;  1559.8 p0+p3   21 t spill
        mov r8, r10                  ;  1549.6 p1      21 t copy
        xor r8, r14                  ;  1560.8 p0      21 t
        xor r11, r13                 ;  1561.4 p0      21 t
        mov r13, qword [rsp + 2416]  ;  1504.9 p2      21 t
        xor r13, r12                 ;  1561.9 p0      21 t
        xor r13, rbp                 ;  1562.9 p0      21 t
        mov qword [rsp + 2416], r10  ;  1563.1 p0+p3   21 t spill
        mov r10, rdi                 ;  1539.2 p1      21 t copy
        and r10, r12                 ;  1564.1 p0      21 t
        xor rbp, r10                 ;  1565.1 p0      21 t
        mov r10, rsi                 ;  1552.8 p1      21 t copy
        and r10, r8                  ;  1565.2 p0      21 t
        xor r13, r10                 ;  1566.2 p0      21 t
        mov r10, rdi                 ;  1539.2 p1      21 t copy
        xor rdx, r13                 ;  1567.2 p0      21 t
        xor r11, rbp                 ;  1566.9 p0      21 t
        mov qword [rsp + 2248], r8   ;  1567.5 p0+p3   21 t spill
        mov r8, rsi                  ;  1552.8 p1      21 t copy
        xor r8, rcx                  ;  1568.5 p0      21 t
        xor r10, r8                  ;  1569.5 p0      21 t
        mov qword [rsp + 3264], rsi  ;  1569.6 p0+p3   21 t spill
        mov rsi, r14                 ;  1554.4 p1      21 t copy
        and rsi, r8                  ;  1570.6 p0      21 t
        xor rbp, rsi                 ;  1571.6 p0      21 t
        mov rsi, qword [rsp + 2368]  ;  1514.2 p2      21 t
        or rsi, r9                   ;  1571.8 p0      21 t
        xor r13, rsi                 ;  1572.8 p0      21 t
        mov rsi, r15                 ;  1545.5 p1      21 t copy
        and rsi, r10                 ;  1572.9 p0      21 t
        xor r11, rsi                 ;  1573.9 p0      21 t
        mov rsi, rax                 ;  1547.1 p1      21 t copy
        xor rsi, rcx                 ;  1574.1 p0      21 t
        mov qword [rsp + 3272], r14  ;  1574.6 p0+p3   21 t spill
        mov r14, rbx                 ;  1537.2 p1      21 t copy
        and r14, rsi                 ;  1575.6 p0      21 t
        xor rbp, r14                 ;  1576.6 p0      21 t
        xor r13, r14                 ;  1576.8 p0      21 t
        mov r14, rdx                 ;  1568.2 p1      21 t copy
        and r14, r11                 ;  1577.3 p0      21 t
        xor r13, r14                 ;  1578.3 p0      21 t
        mov qword [rsp + 3280], r9   ;  1578.5 p0+p3   21 t spill
        mov r9, rbp                  ;  1577.6 p1      21 t copy
        and r9, r13                  ;  1579.5 p0      21 t
        xor r13, r11                 ;  1580.1 p0      21 t
        or r14, r13                  ;  1581.1 p0      21 t
        xor rdx, r9                  ;  1581.2 p0      21 t
        xor r14, rdx                 ;  1582.2 p0      21 t
        and rsi, r14                 ;  1583.2 p0      21 t
        mov r9, rbp                  ;  1577.6 p1      21 t copy
        and r9, rdx                  ;  1582.9 p0      21 t
        xor r11, r9                  ;  1583.9 p0      21 t
        and rdx, r11                 ;  1584.9 p0      21 t
        mov r9, r14                  ;  1583.2 p1      21 t copy
        or r9, r11                   ;  1584.9 p0      21 t
        xor r13, r9                  ;  1585.9 p0      21 t
        xor rbp, rdx                 ;  1585.9 p0      21 t
        mov r9, qword [rsp + 3208]   ;  1559.8 p2      21 t
        mov rdx, r14                 ;  1583.2 p1      21 t copy
        xor rdx, r11                 ;  1586.3 p0      21 t
        and r10, rdx                 ;  1587.3 p0      21 t
        and r15, rdx                 ;  1587.5 p0      21 t
        xor rdx, r13                 ;  1588.1 p0      21 t
        and r8, rdx                  ;  1589.1 p0      21 t
        and rbx, r14                 ;  1589.2 p0      21 t
        xor r10, r8                  ;  1590.1 p0      21 t
        and r12, r13                 ;  1590.3 p0      21 t
        and r9, rbp                  ;  1590.9 p0      21 t
        and rdi, r13                 ;  1591.5 p0      21 t
        xor r13, rbp                 ;  1592.1 p0      21 t
        xor r8, rdi                  ;  1592.6 p0      21 t
        mov rdi, qword [rsp + 2856]  ;  1558.2 p2      21 t
        and rdi, rbp                 ;  1593.2 p0      21 t
        xor rdi, r15                 ;  1594.2 p0      21 t
        xor rbp, r11                 ;  1594.3 p0      21 t
        xor r14, r13                 ;  1594.9 p0      21 t
        mov qword [rsp + 2856], rbx  ;  1595.5 p0+p3   21 t spill
        mov rbx, qword [rsp + 3240]  ;  1556.1 p2      21 t
        and rbx, r13                 ;  1596.5 p0      21 t
        xor r15, rbx                 ;  1597.5 p0      21 t
        mov rbx, qword [rsp + 2248]  ;  1567.5 p2      21 t
        and rcx, r14                 ;  1597.6 p0      21 t
        and rax, r13                 ;  1598.2 p0      21 t
        mov r13, qword [rsp + 3264]  ;  1569.6 p2      21 t
        and rbx, rbp                 ;  1598.8 p0      21 t
        and r13, rbp                 ;  1599.3 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1563.1 p2      21 t
        and rbp, r14                 ;  1599.9 p0      21 t
        mov r14, qword [rsp + 3280]  ;  1578.5 p2      21 t
        xor rbp, r15                 ;  1600.9 p0      21 t
        xor rbp, rbx                 ;  1601.9 p0      21 t
        and r14, r11                 ;  1601.6 p0      21 t
        xor rax, rsi                 ;  1602.2 p0      21 t
        xor rax, r10                 ;  1603.2 p0      21 t
        xor r12, rdi                 ;  1603.3 p0      21 t
        xor r12, rbx                 ;  1604.3 p0      21 t
        mov rbx, qword [rsp + 2368]  ;  1544.7 p2      21 t
        and rbx, r11                 ;  1604.5 p0      21 t
        mov r11, qword [rsp + 3272]  ;  1574.6 p2      21 t
        xor r14, r12                 ;  1605.3 p0      21 t
        and r11, rdx                 ;  1605.6 p0      21 t
        mov rdx, qword [rsp + 2856]  ;  1595.5 p2      21 t
        xor r10, r9                  ;  1606.2 p0      21 t
        xor rbx, rbp                 ;  1606.8 p0      21 t
        xor rbx, r14                 ;  1607.8 p0      21 t
        xor r10, r14                 ;  1607.9 p0      21 t
        xor r13, r8                  ;  1608.5 p0      21 t
        xor r13, r14                 ;  1609.5 p0      21 t
        xor rdx, r15                 ;  1609.6 p0      21 t
        xor r11, rbx                 ;  1610.2 p0      21 t
        xor rdx, rbx                 ;  1610.8 p0      21 t
        xor rsi, r8                  ;  1611.3 p0      21 t
        mov r8, qword [rsp + 3064]   ;  1553.1 p2      42 t
        not r8                       ;  1611.9 p0      42 t
        xor rsi, rcx                 ;  1612.4 p0      21 t
        mov r9, qword [rsp + 3080]   ;  1554.7 p2      42 t
        not r9                       ;  1613.0 p0      42 t
        xor rsi, r10                 ;  1613.5 p0      21 t
        xor r10, r13                 ;  1614.0 p0      21 t
        xor r10, rdx                 ;  1615.0 p0      21 t
        mov r14, qword [rsp + 3136]  ;  1557.6 p2      42 t
        not r14                      ;  1615.2 p0      42 t
        mov r15, rax                 ;  1604.2 p1      21 t copy
        xor r15, r10                 ;  1616.0 p0      21 t
        not rdx                      ;  1616.3 p0      21 t
        not r12                      ;  1616.8 p0      21 t
        mov rcx, qword [rsp + 3128]  ;  1560.5 p2      42 t
        not rcx                      ;  1617.3 p0      42 t
        not rsi                      ;  1617.8 p0      21 t
        mov rbx, qword [rsp + 3072]  ;  1562.4 p2      42 t
        xor rbx, qword [rsp + 3120]  ;  1618.3 p2+p0   42 t
        not r15                      ;  1618.8 p0      21 t
        mov qword [rsp + 3128], r15  ;  1619.8 p0+p3   21 t spill
        mov r15, qword [rsp + 3072]  ;  1564.6 p2      42 t
        xor r15, qword [rsp + 3112]  ;  1620.3 p2+p0   42 t
        mov qword [rsp + 3136], rax  ;  1620.8 p0+p3   21 t spill
        mov rax, qword [rsp + 3088]  ;  1566.6 p2      42 t
        xor rax, r14                 ;  1621.8 p0      42 t
        xor r8, rax                  ;  1622.8 p0      42 t
        xor rcx, r8                  ;  1623.8 p0      42 t
        mov qword [rsp + 3080], rdi  ;  1623.5 p0+p3   21 t spill
        mov rdi, r11                 ;  1611.2 p1      21 t copy
        not rdi                      ;  1624.5 p0      21 t
        xor rax, rbx                 ;  1625.0 p0      42 t
        mov qword [rsp + 3064], rdi  ;  1625.5 p0+p3   21 t spill
        mov rdi, qword [rsp + 3120]  ;  1570.8 p2      42 t
        xor rdi, r9                  ;  1626.5 p0      42 t
        mov qword [rsp + 3120], rbp  ;  1627.1 p0+p3   21 t spill
        mov rbp, r15                 ;  1621.3 p1      42 t copy
        xor rbp, r8                  ;  1628.1 p0      42 t
        mov qword [rsp + 2856], r12  ;  1628.7 p0+p3   21 t spill
        mov r12, qword [rsp + 3088]  ;  1573.8 p2      42 t
        mov qword [rsp + 3088], rsi  ;  1629.7 p0+p3   21 t spill
        mov rsi, rbx                 ;  1619.3 p1      42 t copy
        xor rsi, rcx                 ;  1630.7 p0      42 t
        mov qword [rsp + 3272], rdx  ;  1631.2 p0+p3   21 t spill
        mov rdx, rcx                 ;  1624.8 p1      42 t copy
        or rdx, rbp                  ;  1632.2 p0      42 t
        mov qword [rsp + 2368], r11  ;  1632.8 p0+p3   21 t spill
        mov r11, r9                  ;  1614.0 p1      42 t copy
        xor r11, r8                  ;  1633.8 p0      42 t
        mov qword [rsp + 3280], r10  ;  1634.4 p0+p3   21 t spill
        mov r10, rdi                 ;  1627.5 p1      42 t copy
        xor r10, rax                 ;  1635.4 p0      42 t
        mov qword [rsp + 2416], r13  ;  1636.0 p0+p3   21 t spill
        mov r13, rcx                 ;  1624.8 p1      42 t copy
        xor r13, rax                 ;  1637.0 p0      42 t
        xor r12, r13                 ;  1638.0 p0      42 t
        mov qword [rsp + 3264], rcx  ;  1638.1 p0+p3   42 t spill
        mov rcx, r8                  ;  1623.8 p1      42 t copy
        or rcx, r13                  ;  1639.1 p0      42 t
        xor rcx, rdx                 ;  1640.1 p0      42 t
        mov qword [rsp + 2248], r13  ;  1640.2 p0+p3   42 t spill
        mov r13, r14                 ;  1616.2 p1      42 t copy
        or r13, rsi                  ;  1641.2 p0      42 t
        mov qword [rsp + 3240], r8   ;  1641.8 p0+p3   42 t spill
        mov r8, rsi                  ;  1631.7 p1      42 t copy
        xor r8, r10                  ;  1642.8 p0      42 t
        xor r14, rdx                 ;  1643.4 p0      42 t
        mov rdx, qword [rsp + 3112]  ;  1586.9 p2      42 t
        xor rdx, rax                 ;  1644.0 p0      42 t
        xor rdx, r13                 ;  1645.0 p0      42 t
        mov qword [rsp + 3112], rsi  ;  1645.1 p0+p3   42 t spill
        mov rsi, r15                 ;  1621.3 p1      42 t copy
        and rsi, rax                 ;  1646.1 p0      42 t
        xor r13, rsi                 ;  1647.1 p0      42 t
        mov rsi, r11                 ;  1634.8 p1      42 t copy
        and rsi, r8                  ;  1647.2 p0      42 t
        xor rdx, rsi                 ;  1648.2 p0      42 t
        mov rsi, r15                 ;  1621.3 p1      42 t copy
        xor rcx, rdx                 ;  1649.2 p0      42 t
        xor r14, r13                 ;  1649.0 p0      42 t
        mov qword [rsp + 3208], r8   ;  1649.5 p0+p3   42 t spill
        mov r8, r11                  ;  1634.8 p1      42 t copy
        xor r8, r12                  ;  1650.5 p0      42 t
        xor rsi, r8                  ;  1651.5 p0      42 t
        mov qword [rsp + 3288], r11  ;  1651.7 p0+p3   42 t spill
        mov r11, r10                 ;  1636.4 p1      42 t copy
        and r11, r8                  ;  1652.7 p0      42 t
        xor r13, r11                 ;  1653.7 p0      42 t
        mov r11, qword [rsp + 3072]  ;  1596.2 p2      42 t
        or r11, r9                   ;  1653.8 p0      42 t
        xor rdx, r11                 ;  1654.8 p0      42 t
        mov r11, rdi                 ;  1627.5 p1      42 t copy
        and r11, rsi                 ;  1655.0 p0      42 t
        xor r14, r11                 ;  1656.0 p0      42 t
        mov r11, rbp                 ;  1629.1 p1      42 t copy
        xor r11, r12                 ;  1656.1 p0      42 t
        mov qword [rsp + 3296], r10  ;  1656.7 p0+p3   42 t spill
        mov r10, rbx                 ;  1619.3 p1      42 t copy
        and r10, r11                 ;  1657.7 p0      42 t
        xor r13, r10                 ;  1658.7 p0      42 t
        xor rdx, r10                 ;  1658.8 p0      42 t
        mov r10, rcx                 ;  1650.2 p1      42 t copy
        and r10, r14                 ;  1659.4 p0      42 t
        xor rdx, r10                 ;  1660.4 p0      42 t
        mov qword [rsp + 3304], r9   ;  1660.5 p0+p3   42 t spill
        mov r9, r13                  ;  1659.7 p1      42 t copy
        and r9, rdx                  ;  1661.5 p0      42 t
        xor rdx, r14                 ;  1662.1 p0      42 t
        or r10, rdx                  ;  1663.1 p0      42 t
        xor rcx, r9                  ;  1663.2 p0      42 t
        xor r10, rcx                 ;  1664.2 p0      42 t
        and r11, r10                 ;  1665.2 p0      42 t
        mov r9, r13                  ;  1659.7 p1      42 t copy
        and r9, rcx                  ;  1664.9 p0      42 t
        xor r14, r9                  ;  1665.9 p0      42 t
        and rcx, r14                 ;  1666.9 p0      42 t
        mov r9, r10                  ;  1665.2 p1      42 t copy
        or r9, r14                   ;  1666.9 p0      42 t
        xor rdx, r9                  ;  1667.9 p0      42 t
        xor r13, rcx                 ;  1667.9 p0      42 t
        mov r9, qword [rsp + 3240]   ;  1641.8 p2      42 t
        mov rcx, r10                 ;  1665.2 p1      42 t copy
        xor rcx, r14                 ;  1668.4 p0      42 t
        and rsi, rcx                 ;  1669.4 p0      42 t
        and rdi, rcx                 ;  1669.5 p0      42 t
        xor rcx, rdx                 ;  1670.1 p0      42 t
        and r8, rcx                  ;  1671.1 p0      42 t
        and rbx, r10                 ;  1671.2 p0      42 t
        xor rsi, r8                  ;  1672.1 p0      42 t
        and rax, rdx                 ;  1672.4 p0      42 t
        and r9, r13                  ;  1672.9 p0      42 t
        and r15, rdx                 ;  1673.5 p0      42 t
        xor rdx, r13                 ;  1674.1 p0      42 t
        xor r8, r15                  ;  1674.7 p0      42 t
        mov r15, qword [rsp + 2248]  ;  1640.2 p2      42 t
        and r15, r13                 ;  1675.2 p0      42 t
        xor r15, rdi                 ;  1676.2 p0      42 t
        xor r13, r14                 ;  1676.4 p0      42 t
        xor r10, rdx                 ;  1676.9 p0      42 t
        mov qword [rsp + 2248], rbx  ;  1677.5 p0+p3   42 t spill
        mov rbx, qword [rsp + 3264]  ;  1638.1 p2      42 t
        and rbx, rdx                 ;  1678.5 p0      42 t
        xor rdi, rbx                 ;  1679.5 p0      42 t
        mov rbx, qword [rsp + 3208]  ;  1649.5 p2      42 t
        and r12, r10                 ;  1679.6 p0      42 t
        and rbp, rdx                 ;  1680.2 p0      42 t
        mov rdx, qword [rsp + 3288]  ;  1651.7 p2      42 t
        and rbx, r13                 ;  1680.8 p0      42 t
        and rdx, r13                 ;  1681.4 p0      42 t
        mov r13, qword [rsp + 3112]  ;  1645.1 p2      42 t
        and r13, r10                 ;  1681.9 p0      42 t
        mov r10, qword [rsp + 3304]  ;  1660.5 p2      42 t
        xor r13, rdi                 ;  1682.9 p0      42 t
        xor r13, rbx                 ;  1683.9 p0      42 t
        and r10, r14                 ;  1683.6 p0      42 t
        xor rbp, r11                 ;  1684.2 p0      42 t
        xor rbp, rsi                 ;  1685.2 p0      42 t
        xor rax, r15                 ;  1685.4 p0      42 t
        xor rax, rbx                 ;  1686.4 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1626.8 p2      42 t
        and rbx, r14                 ;  1686.5 p0      42 t
        mov r14, qword [rsp + 3296]  ;  1656.7 p2      42 t
        xor r10, rax                 ;  1687.4 p0      42 t
        and r14, rcx                 ;  1687.6 p0      42 t
        mov rcx, qword [rsp + 2248]  ;  1677.5 p2      42 t
        xor rsi, r9                  ;  1688.2 p0      42 t
        xor rbx, r13                 ;  1688.8 p0      42 t
        xor rbx, r10                 ;  1689.8 p0      42 t
        xor rsi, r10                 ;  1689.9 p0      42 t
        xor rdx, r8                  ;  1690.5 p0      42 t
        xor rdx, r10                 ;  1691.5 p0      42 t
        xor rcx, rdi                 ;  1691.6 p0      42 t
        xor r14, rbx                 ;  1692.2 p0      42 t
        xor rcx, rbx                 ;  1692.8 p0      42 t
        xor r11, r8                  ;  1693.4 p0      42 t
        xor r11, r12                 ;  1694.4 p0      42 t
        mov r8, qword [rsp + 2432]   ;  1635.5 p2      41 t
        xor r8, qword [rsp + 2976]   ;  1694.5 p2+p0   41 t
        mov r9, qword [rsp + 2392]   ;  1637.5 p2      41 t
        xor r9, qword [rsp + 2904]   ;  1695.0 p2+p0   41 t
        xor r9, qword [rsp + 2488]   ;  1696.0 p2+p0   41 t
        xor r11, rsi                 ;  1696.0 p0      42 t
        xor rsi, rdx                 ;  1696.6 p0      42 t
        xor rsi, rcx                 ;  1697.6 p0      42 t
        mov r10, rbp                 ;  1686.2 p1      42 t copy
        xor r10, rsi                 ;  1698.6 p0      42 t
        not rcx                      ;  1698.3 p0      42 t
        mov r12, qword [rsp + 3184]  ;  1642.9 p2      41 t
        not rax                      ;  1698.8 p0      42 t
        not r11                      ;  1699.3 p0      42 t
        mov rdi, qword [rsp + 3224]  ;  1644.7 p2      41 t
        xor rdi, qword [rsp + 2416]  ;  1699.8 p2+p0   41 t
        mov rbx, qword [rsp + 3224]  ;  1646.7 p2      41 t
        not r10                      ;  1700.3 p0      42 t
        xor r12, r14                 ;  1700.8 p0      41 t
        not r14                      ;  1701.4 p0      42 t
        xor r12, rsi                 ;  1701.9 p0      41 t
        mov rsi, qword [rsp + 2432]  ;  1648.8 p2      41 t
        xor rbx, r8                  ;  1702.4 p0      41 t
        xor rsi, r9                  ;  1703.0 p0      41 t
        xor r9, rbx                  ;  1703.6 p0      41 t
        mov qword [rsp + 2432], rbx  ;  1704.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3184]  ;  1650.9 p2      41 t
        xor rbx, rdi                 ;  1705.1 p0      41 t
        xor r8, rbx                  ;  1706.1 p0      41 t
        mov qword [rsp + 3184], rbx  ;  1706.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;  1652.9 p2      41 t
        xor rbx, r12                 ;  1707.3 p0      41 t
        xor r12, rsi                 ;  1707.8 p0      41 t
        xor rdi, rbx                 ;  1708.4 p0      41 t
        xor rcx, qword [rsp + 3232]  ;  1709.0 p2+p0   41 t
        mov qword [rsp + 2392], rsi  ;  1709.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 3200]  ;  1656.1 p2      41 t
        xor rsi, qword [rsp + 3256]  ;  1710.5 p2+p0   41 t
        mov qword [rsp + 3256], rbx  ;  1711.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;  1658.1 p2      41 t
        xor rbx, qword [rsp + 2872]  ;  1712.0 p2+p0   41 t
        mov qword [rsp + 2872], rdi  ;  1712.5 p0+p3   41 t spill
        mov rdi, qword [rsp + 3192]  ;  1660.1 p2      41 t
        xor rdi, qword [rsp + 3280]  ;  1713.5 p2+p0   41 t
        xor rdi, qword [rsp + 2368]  ;  1714.5 p2+p0   41 t
        mov qword [rsp + 2368], r8   ;  1714.5 p0+p3   41 t spill
        mov r8, qword [rsp + 3192]   ;  1663.1 p2      41 t
        xor r8, rsi                  ;  1715.5 p0      41 t
        mov qword [rsp + 3192], r9   ;  1716.1 p0+p3   41 t spill
        mov r9, qword [rsp + 3200]   ;  1664.1 p2      41 t
        xor r9, rbx                  ;  1717.1 p0      41 t
        xor rbx, r8                  ;  1717.6 p0      41 t
        mov qword [rsp + 3200], r8   ;  1718.2 p0+p3   41 t spill
        mov r8, qword [rsp + 3232]   ;  1666.6 p2      41 t
        xor r8, rdi                  ;  1719.2 p0      41 t
        xor rsi, r8                  ;  1720.2 p0      41 t
        xor r11, qword [rsp + 2528]  ;  1720.3 p2+p0   41 t
        mov qword [rsp + 3232], r8   ;  1720.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2312]   ;  1668.9 p2      41 t
        xor r8, rcx                  ;  1721.8 p0      41 t
        xor rcx, r9                  ;  1722.4 p0      41 t
        xor rdi, r8                  ;  1723.0 p0      41 t
        mov qword [rsp + 2312], r9   ;  1723.6 p0+p3   41 t spill
        mov r9, qword [rsp + 3160]   ;  1670.6 p2      41 t
        xor r9, qword [rsp + 2952]   ;  1724.6 p2+p0   41 t
        mov qword [rsp + 2952], r8   ;  1725.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2272]   ;  1672.6 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1726.1 p2+p0   41 t
        mov qword [rsp + 2512], rdi  ;  1726.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1674.6 p2      41 t
        xor rdi, qword [rsp + 3272]  ;  1727.6 p2+p0   41 t
        mov qword [rsp + 3272], rsi  ;  1728.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2480]  ;  1676.6 p2      41 t
        xor rsi, r9                  ;  1729.1 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1729.6 p2+p0   41 t
        mov qword [rsp + 2480], rbx  ;  1730.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3160]  ;  1678.6 p2      41 t
        xor rbx, r8                  ;  1731.1 p0      41 t
        xor r8, rsi                  ;  1731.7 p0      41 t
        mov qword [rsp + 3160], rsi  ;  1732.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2528]  ;  1681.2 p2      41 t
        xor rsi, rdi                 ;  1733.3 p0      41 t
        xor r9, rsi                  ;  1734.3 p0      41 t
        mov qword [rsp + 2528], rsi  ;  1734.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2272]  ;  1682.5 p2      41 t
        xor rsi, r11                 ;  1735.4 p0      41 t
        xor r11, rbx                 ;  1736.0 p0      41 t
        xor rdi, rsi                 ;  1736.6 p0      41 t
        mov qword [rsp + 2272], rbx  ;  1737.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2928]  ;  1684.9 p2      41 t
        xor rbx, qword [rsp + 3248]  ;  1738.1 p2+p0   41 t
        xor rbx, qword [rsp + 3056]  ;  1739.1 p2+p0   41 t
        xor rbx, qword [rsp + 3216]  ;  1740.1 p2+p0   41 t
        mov qword [rsp + 3216], rsi  ;  1739.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2704]  ;  1688.9 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1740.6 p2+p0   41 t
        xor r13, r15                 ;  1741.1 p0      41 t
        mov r15, qword [rsp + 2304]  ;  1690.9 p2      41 t
        xor r15, qword [rsp + 3088]  ;  1741.7 p2+p0   41 t
        xor r13, rbp                 ;  1742.2 p0      41 t
        mov rbp, qword [rsp + 2304]  ;  1692.9 p2      41 t
        xor rbp, rbx                 ;  1742.8 p0      41 t
        xor r13, qword [rsp + 2744]  ;  1743.3 p2+p0   41 t
        mov qword [rsp + 2304], rdi  ;  1743.8 p0+p3   41 t spill
        mov rdi, qword [rsp + 2928]  ;  1694.9 p2      41 t
        xor rdi, rsi                 ;  1744.8 p0      41 t
        xor rsi, rbp                 ;  1745.4 p0      41 t
        mov qword [rsp + 2928], rbp  ;  1746.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2496]  ;  1696.4 p2      41 t
        xor rbp, r15                 ;  1747.0 p0      41 t
        xor rbx, rbp                 ;  1748.0 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1748.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2704]  ;  1697.7 p2      41 t
        xor rbp, rax                 ;  1749.1 p0      41 t
        xor rax, rdi                 ;  1749.7 p0      41 t
        xor r15, rbp                 ;  1750.3 p0      41 t
        mov qword [rsp + 2704], rdi  ;  1750.8 p0+p3   41 t spill
        mov rdi, qword [rsp + 2912]  ;  1699.4 p2      41 t
        xor rdi, qword [rsp + 3144]  ;  1751.8 p2+p0   41 t
        mov qword [rsp + 3144], rbp  ;  1752.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 3176]  ;  1701.4 p2      41 t
        xor rbp, qword [rsp + 2232]  ;  1753.3 p2+p0   41 t
        xor rbp, qword [rsp + 2968]  ;  1754.3 p2+p0   41 t
        xor rbp, qword [rsp + 3152]  ;  1755.3 p2+p0   41 t
        xor r10, qword [rsp + 2712]  ;  1754.8 p2+p0   41 t
        mov qword [rsp + 3152], r15  ;  1755.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2680]  ;  1706.4 p2      41 t
        xor r15, qword [rsp + 2856]  ;  1756.3 p2+p0   41 t
        mov qword [rsp + 2856], rbx  ;  1756.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;  1708.4 p2      41 t
        xor rbx, rdi                 ;  1757.8 p0      41 t
        mov qword [rsp + 2680], r9   ;  1758.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2912]   ;  1709.4 p2      41 t
        xor r9, rbp                  ;  1759.4 p0      41 t
        xor rbp, rbx                 ;  1760.0 p0      41 t
        mov qword [rsp + 2912], rbx  ;  1760.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1710.4 p2      41 t
        xor rbx, r15                 ;  1761.5 p0      41 t
        xor rdi, rbx                 ;  1762.5 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1762.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3176]  ;  1711.4 p2      41 t
        xor rbx, r13                 ;  1763.7 p0      41 t
        xor r13, r9                  ;  1764.3 p0      41 t
        xor r15, rbx                 ;  1764.8 p0      41 t
        mov qword [rsp + 3176], r9   ;  1765.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2888]   ;  1712.5 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1766.4 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1766.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;  1714.5 p2      41 t
        xor rbx, qword [rsp + 2984]  ;  1767.9 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;  1768.4 p2+p0   41 t
        mov qword [rsp + 2984], r15  ;  1768.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;  1717.5 p2      41 t
        xor r15, qword [rsp + 3120]  ;  1769.9 p2+p0   41 t
        xor r15, qword [rsp + 3080]  ;  1770.9 p2+p0   41 t
        xor r15, qword [rsp + 3136]  ;  1771.9 p2+p0   41 t
        mov qword [rsp + 3136], rdi  ;  1771.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2648]  ;  1721.5 p2      41 t
        xor rdi, r9                  ;  1772.4 p0      41 t
        mov qword [rsp + 2648], rbp  ;  1773.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2888]  ;  1722.5 p2      41 t
        xor rbp, rbx                 ;  1774.0 p0      41 t
        xor rbx, rdi                 ;  1774.5 p0      41 t
        mov qword [rsp + 2888], rdi  ;  1775.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1723.5 p2      41 t
        xor rdi, r15                 ;  1776.1 p0      41 t
        xor r9, rdi                  ;  1777.1 p0      41 t
        mov qword [rsp + 2712], rdi  ;  1777.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2688]  ;  1725.6 p2      41 t
        xor rdi, r10                 ;  1778.3 p0      41 t
        xor r10, rbp                 ;  1778.8 p0      41 t
        xor r15, rdi                 ;  1779.4 p0      41 t
        mov qword [rsp + 2688], rbp  ;  1780.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2920]  ;  1727.4 p2      41 t
        xor rbp, qword [rsp + 2336]  ;  1781.0 p2+p0   41 t
        mov qword [rsp + 2336], rdi  ;  1781.5 p0+p3   41 t spill
        mov rdi, qword [rsp + 3168]  ;  1729.4 p2      41 t
        xor rdi, qword [rsp + 2344]  ;  1782.5 p2+p0   41 t
        xor rdx, qword [rsp + 2424]  ;  1783.0 p2+p0   41 t
        mov qword [rsp + 2344], r15  ;  1783.5 p0+p3   41 t spill
        mov r15, qword [rsp + 2664]  ;  1732.4 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1784.5 p2+p0   41 t
        mov qword [rsp + 3128], r9   ;  1785.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2664]   ;  1734.4 p2      41 t
        xor r9, rbp                  ;  1786.0 p0      41 t
        mov qword [rsp + 2664], rbx  ;  1786.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2920]  ;  1735.4 p2      41 t
        xor rbx, rdi                 ;  1787.5 p0      41 t
        xor rdi, r9                  ;  1788.1 p0      41 t
        mov qword [rsp + 2920], r9   ;  1788.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;  1737.0 p2      41 t
        xor r9, r15                  ;  1789.7 p0      41 t
        xor rbp, r9                  ;  1790.7 p0      41 t
        mov qword [rsp + 2280], r9   ;  1790.8 p0+p3   41 t spill
        mov r9, qword [rsp + 3168]   ;  1739.1 p2      41 t
        xor r9, r14                  ;  1791.8 p0      41 t
        xor r14, rbx                 ;  1792.4 p0      41 t
        xor r15, r9                  ;  1793.0 p0      41 t
        mov qword [rsp + 3168], rbx  ;  1793.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2896]  ;  1741.5 p2      41 t
        xor rbx, qword [rsp + 2464]  ;  1794.5 p2+p0   41 t
        xor rbx, qword [rsp + 3000]  ;  1795.5 p2+p0   41 t
        mov qword [rsp + 3000], r9   ;  1795.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2864]   ;  1744.5 p2      41 t
        xor r9, qword [rsp + 2992]   ;  1796.5 p2+p0   41 t
        mov qword [rsp + 2992], r15  ;  1797.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2288]  ;  1746.5 p2      41 t
        xor r15, qword [rsp + 3064]  ;  1798.0 p2+p0   41 t
        mov qword [rsp + 3064], rbp  ;  1798.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2288]  ;  1748.5 p2      41 t
        xor rbp, rbx                 ;  1799.5 p0      41 t
        mov qword [rsp + 2288], rdi  ;  1800.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2896]  ;  1749.5 p2      41 t
        xor rdi, r9                  ;  1801.1 p0      41 t
        xor r9, rbp                  ;  1801.7 p0      41 t
        mov qword [rsp + 2896], rbp  ;  1802.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2424]  ;  1750.5 p2      41 t
        xor rbp, r15                 ;  1803.3 p0      41 t
        xor rbx, rbp                 ;  1804.3 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1804.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 2864]  ;  1751.5 p2      41 t
        xor rbp, rdx                 ;  1805.4 p0      41 t
        xor rdx, rdi                 ;  1806.0 p0      41 t
        xor r15, rbp                 ;  1806.5 p0      41 t
        mov qword [rsp + 2864], rdi  ;  1807.1 p0+p3   41 t spill
        mov rdi, r12                 ;  1753.2 p1      62 t copy
        xor rdi, qword [rsp + 2192]  ;  1808.1 p2+p0   62 t
        mov qword [rsp + 2192], rdi  ;  1809.1 p0+p3   62 t spill
        mov rdi, rcx                 ;  1754.7 p1      62 t copy
        xor rdi, qword [rsp + 2104]  ;  1809.6 p2+p0   62 t
        mov qword [rsp + 2104], rdi  ;  1810.6 p0+p3   62 t spill
        mov rdi, r11                 ;  1756.7 p1      62 t copy
        xor rdi, qword [rsp + 2112]  ;  1811.1 p2+p0   62 t
        mov qword [rsp + 2112], rdi  ;  1812.1 p0+p3   62 t spill
        mov rdi, rax                 ;  1758.0 p1      62 t copy
        xor rdi, qword [rsp + 2120]  ;  1812.6 p2+p0   62 t
        mov qword [rsp + 2120], rdi  ;  1813.6 p0+p3   62 t spill
        mov rdi, r13                 ;  1765.3 p1      62 t copy
        xor rdi, qword [rsp + 2128]  ;  1814.1 p2+p0   62 t
        mov qword [rsp + 2128], rdi  ;  1815.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 3192]  ;  1760.7 p2      62 t
        xor rdi, qword [rsp + 2160]  ;  1815.6 p2+p0   62 t
        mov qword [rsp + 2160], rdi  ;  1816.6 p0+p3   62 t spill
        mov rdi, r10                 ;  1779.8 p1      62 t copy
        xor rdi, qword [rsp + 2136]  ;  1817.1 p2+p0   62 t
        mov qword [rsp + 2136], rdi  ;  1818.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2480]  ;  1764.7 p2      62 t
        xor rdi, qword [rsp + 2168]  ;  1818.6 p2+p0   62 t
        mov qword [rsp + 2168], rdi  ;  1819.6 p0+p3   62 t spill
        mov rdi, r8                  ;  1766.3 p1      62 t copy
        xor rdi, qword [rsp + 2176]  ;  1820.1 p2+p0   62 t
        mov qword [rsp + 2176], rdi  ;  1821.1 p0+p3   62 t spill
        mov rdi, r14                 ;  1793.4 p1      62 t copy
        xor rdi, qword [rsp + 2144]  ;  1821.6 p2+p0   62 t
        mov qword [rsp + 2144], rdi  ;  1822.6 p0+p3   62 t spill
        mov rdi, rsi                 ;  1769.9 p1      62 t copy
        xor rdi, qword [rsp + 2184]  ;  1823.1 p2+p0   62 t
        mov qword [rsp + 2184], rdi  ;  1824.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2648]  ;  1773.0 p2      62 t
        xor rdi, qword [rsp + 1672]  ;  1824.6 p2+p0   62 t
        mov qword [rsp + 2464], rdi  ;  1825.6 p0+p3   62 t spill
        mov rdi, rdx                 ;  1807.0 p1      62 t copy
        xor rdi, qword [rsp + 2152]  ;  1826.1 p2+p0   62 t
        mov qword [rsp + 2152], rdi  ;  1827.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2664]  ;  1786.5 p2      62 t
        xor rdi, qword [rsp + 1680]  ;  1827.6 p2+p0   62 t
        mov qword [rsp + 3080], rdi  ;  1828.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 2288]  ;  1800.1 p2      62 t
        xor rdi, qword [rsp + 1688]  ;  1829.1 p2+p0   62 t
        mov qword [rsp + 3120], rdi  ;  1830.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2368]  ;  1778.6 p2      62 t
        xor rdi, qword [rsp + 1704]  ;  1830.6 p2+p0   62 t
        mov qword [rsp + 2968], rdi  ;  1831.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3272]  ;  1780.6 p2      62 t
        xor rdi, qword [rsp + 1712]  ;  1832.1 p2+p0   62 t
        mov qword [rsp + 2232], rdi  ;  1833.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2680]  ;  1782.6 p2      62 t
        xor rdi, qword [rsp + 1720]  ;  1833.6 p2+p0   62 t
        mov qword [rsp + 3088], rdi  ;  1834.6 p0+p3   62 t spill
        mov rdi, r9                  ;  1802.7 p1      62 t copy
        xor rdi, qword [rsp + 1696]  ;  1835.1 p2+p0   62 t
        mov qword [rsp + 2960], rdi  ;  1836.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2856]  ;  1785.6 p2      62 t
        xor rdi, qword [rsp + 1728]  ;  1836.6 p2+p0   62 t
        mov qword [rsp + 3056], rdi  ;  1837.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3136]  ;  1787.6 p2      62 t
        xor rdi, qword [rsp + 1736]  ;  1838.1 p2+p0   62 t
        mov qword [rsp + 3248], rdi  ;  1839.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 3128]  ;  1789.6 p2      62 t
        xor rdi, qword [rsp + 1744]  ;  1839.6 p2+p0   62 t
        mov qword [rsp + 3280], rdi  ;  1840.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3064]  ;  1798.5 p2      62 t
        xor rdi, qword [rsp + 1752]  ;  1841.1 p2+p0   62 t
        xor r8, qword [rsp + 1848]   ;  1841.6 p2+p0   62 t
        xor r8, qword [rsp + 2528]   ;  1842.6 p2+p0   62 t
        xor rsi, qword [rsp + 1856]  ;  1842.6 p2+p0   62 t
        xor rsi, qword [rsp + 2496]  ;  1843.6 p2+p0   62 t
        mov qword [rsp + 2496], rsi  ;  1844.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2872]  ;  1797.6 p2      62 t
        xor rsi, qword [rsp + 1768]  ;  1844.6 p2+p0   62 t
        mov qword [rsp + 2528], r8   ;  1845.1 p0+p3   62 t spill
        mov r8, rbx                  ;  1805.3 p1      62 t copy
        xor r8, qword [rsp + 1760]   ;  1846.1 p2+p0   62 t
        mov qword [rsp + 3224], rsi  ;  1846.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2512]  ;  1800.6 p2      62 t
        xor rsi, qword [rsp + 1776]  ;  1847.6 p2+p0   62 t
        mov qword [rsp + 2416], rsi  ;  1848.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2304]  ;  1802.6 p2      62 t
        xor rsi, qword [rsp + 1784]  ;  1849.1 p2+p0   62 t
        mov qword [rsp + 2488], rsi  ;  1850.1 p0+p3   62 t spill
        mov rsi, qword [rsp + 3152]  ;  1804.6 p2      62 t
        xor rsi, qword [rsp + 1792]  ;  1850.6 p2+p0   62 t
        xor r9, qword [rsp + 1888]   ;  1851.1 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1852.1 p2+p0   62 t
        mov qword [rsp + 2424], r9   ;  1853.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2984]   ;  1808.6 p2      62 t
        xor r9, qword [rsp + 1800]   ;  1853.1 p2+p0   62 t
        mov qword [rsp + 2904], r9   ;  1854.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2344]   ;  1810.6 p2      62 t
        xor r9, qword [rsp + 1808]   ;  1854.6 p2+p0   62 t
        mov qword [rsp + 2976], r9   ;  1855.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2992]   ;  1812.6 p2      62 t
        xor r9, qword [rsp + 1816]   ;  1856.1 p2+p0   62 t
        mov qword [rsp + 2248], r9   ;  1857.1 p0+p3   62 t spill
        mov r9, r15                  ;  1812.4 p1      62 t copy
        xor r9, qword [rsp + 1824]   ;  1857.6 p2+p0   62 t
        mov qword [rsp + 3296], r9   ;  1858.6 p0+p3   62 t spill
        mov r9, qword [rsp + 3184]   ;  1815.6 p2      62 t
        xor r9, qword [rsp + 1832]   ;  1859.1 p2+p0   62 t
        xor r9, qword [rsp + 3192]   ;  1860.1 p2+p0   62 t
        mov qword [rsp + 3192], r9   ;  1861.1 p0+p3   62 t spill
        mov r9, qword [rsp + 3232]   ;  1818.6 p2      62 t
        xor r9, qword [rsp + 1840]   ;  1861.1 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1862.1 p2+p0   62 t
        xor rbp, rbx                 ;  1862.1 p0      62 t
        mov rbx, qword [rsp + 2744]  ;  1821.6 p2      62 t
        xor rbx, qword [rsp + 1864]  ;  1862.7 p2+p0   62 t
        xor rbx, qword [rsp + 2648]  ;  1863.7 p2+p0   62 t
        xor rbp, qword [rsp + 1952]  ;  1863.7 p2+p0   62 t
        mov qword [rsp + 2648], rbp  ;  1864.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 2712]  ;  1825.6 p2      62 t
        xor rbp, qword [rsp + 1872]  ;  1865.2 p2+p0   62 t
        xor rbp, qword [rsp + 2664]  ;  1866.2 p2+p0   62 t
        mov qword [rsp + 2664], rbp  ;  1867.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1828.6 p2      62 t
        xor rbp, qword [rsp + 1880]  ;  1867.2 p2+p0   62 t
        xor rbp, qword [rsp + 2288]  ;  1868.2 p2+p0   62 t
        mov qword [rsp + 2288], rbp  ;  1869.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3256]  ;  1831.6 p2      62 t
        xor rbp, qword [rsp + 1896]  ;  1869.2 p2+p0   62 t
        xor rbp, qword [rsp + 2368]  ;  1870.2 p2+p0   62 t
        mov qword [rsp + 2368], rbp  ;  1871.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2952]  ;  1834.6 p2      62 t
        xor rbp, qword [rsp + 1904]  ;  1871.2 p2+p0   62 t
        xor rbp, qword [rsp + 3272]  ;  1872.2 p2+p0   62 t
        mov qword [rsp + 3272], rbp  ;  1873.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3216]  ;  1837.6 p2      62 t
        xor rbp, qword [rsp + 1912]  ;  1873.2 p2+p0   62 t
        xor rbp, qword [rsp + 2680]  ;  1874.2 p2+p0   62 t
        mov qword [rsp + 2680], rbp  ;  1875.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3144]  ;  1840.6 p2      62 t
        xor rbp, qword [rsp + 1920]  ;  1875.2 p2+p0   62 t
        xor rbp, qword [rsp + 2856]  ;  1876.2 p2+p0   62 t
        xor r15, qword [rsp + 2016]  ;  1876.2 p2+p0   62 t
        xor r15, qword [rsp + 2864]  ;  1877.2 p2+p0   62 t
        mov qword [rsp + 2864], r15  ;  1878.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2472]  ;  1845.6 p2      62 t
        xor r15, qword [rsp + 1928]  ;  1878.2 p2+p0   62 t
        xor r15, qword [rsp + 3136]  ;  1879.2 p2+p0   62 t
        xor r12, qword [rsp + 2024]  ;  1879.2 p2+p0   62 t
        xor r12, qword [rsp + 2432]  ;  1880.2 p2+p0   62 t
        mov qword [rsp + 2432], r12  ;  1881.2 p0+p3   62 t spill
        mov r12, qword [rsp + 2336]  ;  1850.6 p2      62 t
        xor r12, qword [rsp + 1936]  ;  1881.2 p2+p0   62 t
        xor r12, qword [rsp + 3128]  ;  1882.2 p2+p0   62 t
        xor rcx, qword [rsp + 2032]  ;  1882.2 p2+p0   62 t
        xor rcx, qword [rsp + 3200]  ;  1883.2 p2+p0   62 t
        mov qword [rsp + 3200], rcx  ;  1884.2 p0+p3   62 t spill
        mov rcx, qword [rsp + 3000]  ;  1855.6 p2      62 t
        xor rcx, qword [rsp + 1944]  ;  1884.2 p2+p0   62 t
        xor rcx, qword [rsp + 3064]  ;  1885.2 p2+p0   62 t
        xor r11, qword [rsp + 2040]  ;  1885.2 p2+p0   62 t
        xor r11, qword [rsp + 3160]  ;  1886.2 p2+p0   62 t
        xor rax, qword [rsp + 2048]  ;  1886.2 p2+p0   62 t
        xor rax, qword [rsp + 2928]  ;  1887.2 p2+p0   62 t
        mov qword [rsp + 2928], rax  ;  1888.2 p0+p3   62 t spill
        mov rax, qword [rsp + 2392]  ;  1862.6 p2      62 t
        xor rax, qword [rsp + 1960]  ;  1888.2 p2+p0   62 t
        xor rax, qword [rsp + 2872]  ;  1889.2 p2+p0   62 t
        xor r13, qword [rsp + 2056]  ;  1889.2 p2+p0   62 t
        xor r13, qword [rsp + 2912]  ;  1890.2 p2+p0   62 t
        mov qword [rsp + 2912], r13  ;  1891.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2312]  ;  1867.6 p2      62 t
        xor r13, qword [rsp + 1968]  ;  1891.2 p2+p0   62 t
        xor r13, qword [rsp + 2512]  ;  1892.2 p2+p0   62 t
        xor r10, qword [rsp + 2064]  ;  1892.2 p2+p0   62 t
        xor r10, qword [rsp + 2888]  ;  1893.2 p2+p0   62 t
        mov qword [rsp + 2888], r10  ;  1894.2 p0+p3   62 t spill
        mov r10, qword [rsp + 2272]  ;  1872.6 p2      62 t
        xor r10, qword [rsp + 1976]  ;  1894.2 p2+p0   62 t
        xor r10, qword [rsp + 2304]  ;  1895.2 p2+p0   62 t
        xor r14, qword [rsp + 2072]  ;  1895.2 p2+p0   62 t
        xor r14, qword [rsp + 2920]  ;  1896.2 p2+p0   62 t
        mov qword [rsp + 2920], r14  ;  1897.2 p0+p3   62 t spill
        mov r14, qword [rsp + 2704]  ;  1877.6 p2      62 t
        xor r14, qword [rsp + 1984]  ;  1897.2 p2+p0   62 t
        xor r14, qword [rsp + 3152]  ;  1898.2 p2+p0   62 t
        xor rdx, qword [rsp + 2080]  ;  1898.2 p2+p0   62 t
        xor rdx, qword [rsp + 2896]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 2896], rdx  ;  1900.2 p0+p3   62 t spill
        mov rdx, qword [rsp + 3176]  ;  1882.6 p2      62 t
        xor rdx, qword [rsp + 1992]  ;  1900.2 p2+p0   62 t
        xor rdx, qword [rsp + 2984]  ;  1901.2 p2+p0   62 t
        mov qword [rsp + 2984], r11  ;  1901.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2688]  ;  1885.6 p2      62 t
        xor r11, qword [rsp + 2000]  ;  1902.2 p2+p0   62 t
        xor r11, qword [rsp + 2344]  ;  1903.2 p2+p0   62 t
        mov qword [rsp + 2344], r11  ;  1904.2 p0+p3   62 t spill
        mov r11, qword [rsp + 3168]  ;  1888.6 p2      62 t
        xor r11, qword [rsp + 2008]  ;  1904.2 p2+p0   62 t
        xor r11, qword [rsp + 2992]  ;  1905.2 p2+p0   62 t
        mov qword [rsp + 2992], r11  ;  1906.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2536]  ;  1891.6 p2      61 t reload
        mov qword [rsp + 1064], r11  ;  1906.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2560]  ;  1892.6 p2      61 t reload
        mov qword [rsp + 1072], r11  ;  1907.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2576]  ;  1893.6 p2      61 t reload
        mov qword [rsp + 1080], r11  ;  1908.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2448]  ;  1894.6 p2      61 t reload
        mov qword [rsp + 1088], r11  ;  1909.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2696]  ;  1895.6 p2      61 t reload
        mov qword [rsp + 1096], r11  ;  1910.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2568]  ;  1896.6 p2      61 t reload
        mov qword [rsp + 1104], r11  ;  1911.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2504]  ;  1897.6 p2      61 t reload
        mov qword [rsp + 1112], r11  ;  1912.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2656]  ;  1898.6 p2      61 t reload
        mov qword [rsp + 1120], r11  ;  1913.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2440]  ;  1899.6 p2      61 t reload
        mov qword [rsp + 1128], r11  ;  1914.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2736]  ;  1900.6 p2      61 t reload
        mov qword [rsp + 1136], r11  ;  1915.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2768]  ;  1901.6 p2      61 t reload
        mov qword [rsp + 1144], r11  ;  1916.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2520]  ;  1902.6 p2      61 t reload
        mov qword [rsp + 1152], r11  ;  1917.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2264]  ;  1903.6 p2      61 t reload
        mov qword [rsp + 1160], r11  ;  1918.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2384]  ;  1904.6 p2      61 t reload
        mov qword [rsp + 1168], r11  ;  1919.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2456]  ;  1905.6 p2      61 t reload
        mov qword [rsp + 1176], r11  ;  1920.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2552]  ;  1906.6 p2      61 t reload
        mov qword [rsp + 1184], r11  ;  1921.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2296]  ;  1907.6 p2      61 t reload
        mov qword [rsp + 1192], r11  ;  1922.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2784]  ;  1908.6 p2      61 t reload
        mov qword [rsp + 1200], r11  ;  1923.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2792]  ;  1909.6 p2      61 t reload
        mov qword [rsp + 1208], r11  ;  1924.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2584]  ;  1910.6 p2      61 t reload
        mov qword [rsp + 1216], r11  ;  1925.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2776]  ;  1911.6 p2      61 t reload
        mov qword [rsp + 1224], r11  ;  1926.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2720]  ;  1912.6 p2      61 t reload
        mov qword [rsp + 1232], r11  ;  1927.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2752]  ;  1913.6 p2      61 t reload
        mov qword [rsp + 1240], r11  ;  1928.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2800]  ;  1914.6 p2      61 t reload
        mov qword [rsp + 1248], r11  ;  1929.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2728]  ;  1915.6 p2      61 t reload
        mov qword [rsp + 1256], r11  ;  1930.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2808]  ;  1916.6 p2      61 t reload
        mov qword [rsp + 1264], r11  ;  1931.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2816]  ;  1917.6 p2      61 t reload
        mov qword [rsp + 1272], r11  ;  1932.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2824]  ;  1918.6 p2      61 t reload
        mov qword [rsp + 1280], r11  ;  1933.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2672]  ;  1919.6 p2      61 t reload
        mov qword [rsp + 1288], r11  ;  1934.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2848]  ;  1920.6 p2      61 t reload
        mov qword [rsp + 1296], r11  ;  1935.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2832]  ;  1921.6 p2      61 t reload
        mov qword [rsp + 1304], r11  ;  1936.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2840]  ;  1922.6 p2      61 t reload
        mov qword [rsp + 1312], r11  ;  1937.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2200]  ;  1923.6 p2      61 t reload
        mov qword [rsp + 1320], r11  ;  1938.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2880]  ;  1924.6 p2      61 t reload
        mov qword [rsp + 1328], r11  ;  1939.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2224]  ;  1925.6 p2      61 t reload
        mov qword [rsp + 1336], r11  ;  1940.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2240]  ;  1926.6 p2      61 t reload
        mov qword [rsp + 1344], r11  ;  1941.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2632]  ;  1927.6 p2      61 t reload
        mov qword [rsp + 1352], r11  ;  1942.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2608]  ;  1928.6 p2      61 t reload
        mov qword [rsp + 1360], r11  ;  1944.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2600]  ;  1929.6 p2      61 t reload
        mov qword [rsp + 1368], r11  ;  1946.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2256]  ;  1930.6 p2      61 t reload
        mov qword [rsp + 1376], r11  ;  1948.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2936]  ;  1931.6 p2      61 t reload
        mov qword [rsp + 1384], r11  ;  1950.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2944]  ;  1932.6 p2      61 t reload
        mov qword [rsp + 1392], r11  ;  1952.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2640]  ;  1933.6 p2      61 t reload
        mov qword [rsp + 1400], r11  ;  1954.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2328]  ;  1934.6 p2      61 t reload
        mov qword [rsp + 1408], r11  ;  1956.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2592]  ;  1935.6 p2      61 t reload
        mov qword [rsp + 1416], r11  ;  1958.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2624]  ;  1936.6 p2      61 t reload
        mov qword [rsp + 1424], r11  ;  1960.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2544]  ;  1937.6 p2      61 t reload
        mov qword [rsp + 1432], r11  ;  1962.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2760]  ;  1938.6 p2      61 t reload
        mov qword [rsp + 1440], r11  ;  1964.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2352]  ;  1939.6 p2      61 t reload
        mov qword [rsp + 1448], r11  ;  1966.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3008]  ;  1940.6 p2      61 t reload
        mov qword [rsp + 1456], r11  ;  1968.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3016]  ;  1941.6 p2      61 t reload
        mov qword [rsp + 1464], r11  ;  1970.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3024]  ;  1942.6 p2      61 t reload
        mov qword [rsp + 1472], r11  ;  1972.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3032]  ;  1943.6 p2      61 t reload
        mov qword [rsp + 1480], r11  ;  1974.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3040]  ;  1944.6 p2      61 t reload
        mov qword [rsp + 1488], r11  ;  1976.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3048]  ;  1945.6 p2      61 t reload
        mov qword [rsp + 1496], r11  ;  1978.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2320]  ;  1946.6 p2      61 t reload
        mov qword [rsp + 1504], r11  ;  1980.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2216]  ;  1947.6 p2      61 t reload
        mov qword [rsp + 1512], r11  ;  1982.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2208]  ;  1948.6 p2      61 t reload
        mov qword [rsp + 1520], r11  ;  1984.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2408]  ;  1949.6 p2      61 t reload
        mov qword [rsp + 1528], r11  ;  1986.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2360]  ;  1950.6 p2      61 t reload
        mov qword [rsp + 1536], r11  ;  1988.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3096]  ;  1951.6 p2      61 t reload
        mov qword [rsp + 1544], r11  ;  1990.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3104]  ;  1952.6 p2      61 t reload
        mov qword [rsp + 1552], r11  ;  1992.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2400]  ;  1953.6 p2      61 t reload
        mov qword [rsp + 1560], r11  ;  1994.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2376]  ;  1954.6 p2      61 t reload
        mov qword [rsp + 1568], r11  ;  1996.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2464]  ;  1955.6 p2      62 t reload
        mov qword [rsp + 1672], r11  ;  1998.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3080]  ;  1956.6 p2      62 t reload
        mov qword [rsp + 1680], r11  ;  2000.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3120]  ;  1957.6 p2      62 t reload
        mov qword [rsp + 1688], r11  ;  2002.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2960]  ;  1958.6 p2      62 t reload
        mov qword [rsp + 1696], r11  ;  2004.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2968]  ;  1959.6 p2      62 t reload
        mov qword [rsp + 1704], r11  ;  2006.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2232]  ;  1960.6 p2      62 t reload
        mov qword [rsp + 1712], r11  ;  2008.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3088]  ;  1961.6 p2      62 t reload
        mov qword [rsp + 1720], r11  ;  2010.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3056]  ;  1962.6 p2      62 t reload
        mov qword [rsp + 1728], r11  ;  2012.4 p0+p3   60 rounds
        mov qword [rsp + 1752], rdi  ;  2014.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3248]  ;  1963.6 p2      62 t reload
        mov qword [rsp + 1736], r11  ;  2016.4 p0+p3   60 rounds
        mov qword [rsp + 1760], r8   ;  2018.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3280]   ;  1964.6 p2      62 t reload
        mov qword [rsp + 1744], r8   ;  2020.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3224]   ;  1965.6 p2      62 t reload
        mov qword [rsp + 1768], r8   ;  2022.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2416]   ;  1966.6 p2      62 t reload
        mov qword [rsp + 1776], r8   ;  2024.4 p0+p3   60 rounds
        mov qword [rsp + 1792], rsi  ;  2026.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2488]   ;  1967.6 p2      62 t reload
        mov qword [rsp + 1784], r8   ;  2028.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2904]   ;  1968.6 p2      62 t reload
        mov qword [rsp + 1800], r8   ;  2030.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2976]   ;  1969.6 p2      62 t reload
        mov qword [rsp + 1808], r8   ;  2032.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2248]   ;  1970.6 p2      62 t reload
        mov qword [rsp + 1816], r8   ;  2034.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3296]   ;  1971.6 p2      62 t reload
        mov qword [rsp + 1824], r8   ;  2036.4 p0+p3   60 rounds
        mov qword [rsp + 1840], r9   ;  2038.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3192]   ;  1972.6 p2      62 t reload
        mov qword [rsp + 1832], r8   ;  2040.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2528]   ;  1973.6 p2      62 t reload
        mov qword [rsp + 1848], r8   ;  2042.4 p0+p3   60 rounds
        mov qword [rsp + 1864], rbx  ;  2044.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2496]   ;  1974.6 p2      62 t reload
        mov qword [rsp + 1856], r8   ;  2046.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2664]   ;  1975.6 p2      62 t reload
        mov qword [rsp + 1872], r8   ;  2048.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2288]   ;  1976.6 p2      62 t reload
        mov qword [rsp + 1880], r8   ;  2050.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  1977.6 p2      62 t reload
        mov qword [rsp + 1888], r8   ;  2052.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2368]   ;  1978.6 p2      62 t reload
        mov qword [rsp + 1896], r8   ;  2054.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3272]   ;  1979.6 p2      62 t reload
        mov qword [rsp + 1904], r8   ;  2056.4 p0+p3   60 rounds
        mov qword [rsp + 1920], rbp  ;  2058.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2680]   ;  1980.6 p2      62 t reload
        mov qword [rsp + 1912], r8   ;  2060.4 p0+p3   60 rounds
        mov qword [rsp + 1928], r15  ;  2062.4 p0+p3   60 rounds
        mov qword [rsp + 1936], r12  ;  2064.4 p0+p3   60 rounds
        mov qword [rsp + 1944], rcx  ;  2066.4 p0+p3   60 rounds
        mov qword [rsp + 1960], rax  ;  2068.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2648]   ;  1981.6 p2      62 t reload
        mov qword [rsp + 1952], r8   ;  2070.4 p0+p3   60 rounds
        mov qword [rsp + 1968], r13  ;  2072.4 p0+p3   60 rounds
        mov qword [rsp + 1976], r10  ;  2074.4 p0+p3   60 rounds
        mov qword [rsp + 1984], r14  ;  2076.4 p0+p3   60 rounds
        mov qword [rsp + 1992], rdx  ;  2078.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2344]   ;  1982.6 p2      62 t reload
        mov qword [rsp + 2000], r8   ;  2080.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2992]   ;  1983.6 p2      62 t reload
        mov qword [rsp + 2008], r8   ;  2082.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2864]   ;  1984.6 p2      62 t reload
        mov qword [rsp + 2016], r8   ;  2084.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2432]   ;  1985.6 p2      62 t reload
        mov qword [rsp + 2024], r8   ;  2086.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3200]   ;  1986.6 p2      62 t reload
        mov qword [rsp + 2032], r8   ;  2088.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2984]   ;  1987.6 p2      62 t reload
        mov qword [rsp + 2040], r8   ;  2090.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2928]   ;  1988.6 p2      62 t reload
        mov qword [rsp + 2048], r8   ;  2092.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2912]   ;  1989.6 p2      62 t reload
        mov qword [rsp + 2056], r8   ;  2094.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2888]   ;  1990.6 p2      62 t reload
        mov qword [rsp + 2064], r8   ;  2096.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2920]   ;  1991.6 p2      62 t reload
        mov qword [rsp + 2072], r8   ;  2098.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2896]   ;  1992.6 p2      62 t reload
        mov qword [rsp + 2080], r8   ;  2100.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  1993.6 p2      60 rounds
        add r8, 0x400                ;  1997.6 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  1994.6 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  1995.6 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1996.6 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  1997.6 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  1998.6 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  1999.6 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  2000.6 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  2001.6 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  2002.6 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  2003.6 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  2004.6 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  2005.6 p2      62 t reload
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
        or r9, qword [r8 + 4208]     ;    63.0 p2+p0   48 y
        mov r11, qword [rsp + 1944]  ;    61.0 p2      47 y reload
        xor r9, r11                  ;    65.0 p0      48 y
        mov qword [rsp + 400], r9    ;    66.0 p0+p3   69 groups
        and r11, qword [r8 + 4464]   ;    65.0 p2+p0   47 y
        xor r11, qword [rsp + 1696]  ;    66.0 p2+p0   47 y
        mov qword [rsp + 152], r11   ;    67.0 p0+p3   69 groups
        or r11, qword [r8 + 4216]    ;    67.0 p2+p0   48 y
        mov r9, qword [rsp + 1952]   ;    65.0 p2      47 y reload
        xor r11, r9                  ;    69.0 p0      48 y
        mov qword [rsp + 408], r11   ;    70.0 p0+p3   69 groups
        and r9, qword [r8 + 4472]    ;    69.0 p2+p0   47 y
        xor r9, qword [rsp + 1704]   ;    70.0 p2+p0   47 y
        mov qword [rsp + 160], r9    ;    71.0 p0+p3   69 groups
        or r9, qword [r8 + 4224]     ;    71.0 p2+p0   48 y
        mov r11, qword [rsp + 1960]  ;    69.0 p2      47 y reload
        xor r9, r11                  ;    73.0 p0      48 y
        mov qword [rsp + 416], r9    ;    74.0 p0+p3   69 groups
        and r11, qword [r8 + 4480]   ;    73.0 p2+p0   47 y
        xor r11, qword [rsp + 1712]  ;    74.0 p2+p0   47 y
        mov qword [rsp + 168], r11   ;    75.0 p0+p3   69 groups
        or r11, qword [r8 + 4232]    ;    75.0 p2+p0   48 y
        mov r9, qword [rsp + 1968]   ;    73.0 p2      47 y reload
        xor r11, r9                  ;    77.0 p0      48 y
        mov qword [rsp + 424], r11   ;    78.0 p0+p3   69 groups
        and r9, qword [r8 + 4488]    ;    77.0 p2+p0   47 y
        xor r9, qword [rsp + 1720]   ;    78.0 p2+p0   47 y
        mov qword [rsp + 176], r9    ;    79.0 p0+p3   69 groups
        or r9, qword [r8 + 4240]     ;    79.0 p2+p0   48 y
        mov r11, qword [rsp + 1976]  ;    77.0 p2      47 y reload
        xor r9, r11                  ;    81.0 p0      48 y
        mov qword [rsp + 432], r9    ;    82.0 p0+p3   69 groups
        and r11, qword [r8 + 4496]   ;    81.0 p2+p0   47 y
        xor r11, qword [rsp + 1728]  ;    82.0 p2+p0   47 y
        mov qword [rsp + 184], r11   ;    83.0 p0+p3   69 groups
        or r11, qword [r8 + 4248]    ;    83.0 p2+p0   48 y
        mov r9, qword [rsp + 1984]   ;    81.0 p2      47 y reload
        xor r11, r9                  ;    85.0 p0      48 y
        mov qword [rsp + 440], r11   ;    86.0 p0+p3   69 groups
        and r9, qword [r8 + 4504]    ;    85.0 p2+p0   47 y
        xor r9, qword [rsp + 1736]   ;    86.0 p2+p0   47 y
        mov qword [rsp + 192], r9    ;    87.0 p0+p3   69 groups
        or r9, qword [r8 + 4256]     ;    87.0 p2+p0   48 y
        mov r11, qword [rsp + 1992]  ;    85.0 p2      47 y reload
        xor r9, r11                  ;    89.0 p0      48 y
        mov qword [rsp + 448], r9    ;    90.0 p0+p3   69 groups
        and r11, qword [r8 + 4512]   ;    89.0 p2+p0   47 y
        xor r11, qword [rsp + 1744]  ;    90.0 p2+p0   47 y
        mov qword [rsp + 200], r11   ;    91.0 p0+p3   69 groups
        or r11, qword [r8 + 4264]    ;    91.0 p2+p0   48 y
        mov r9, qword [rsp + 2000]   ;    89.0 p2      47 y reload
        xor r11, r9                  ;    93.0 p0      48 y
        mov qword [rsp + 456], r11   ;    94.0 p0+p3   69 groups
        and r9, qword [r8 + 4520]    ;    93.0 p2+p0   47 y
        xor r9, qword [rsp + 1752]   ;    94.0 p2+p0   47 y
        mov qword [rsp + 208], r9    ;    95.0 p0+p3   69 groups
        or r9, qword [r8 + 4272]     ;    95.0 p2+p0   48 y
        mov r11, qword [rsp + 2008]  ;    93.0 p2      47 y reload
        xor r9, r11                  ;    97.0 p0      48 y
        mov qword [rsp + 464], r9    ;    98.0 p0+p3   69 groups
        and r11, qword [r8 + 4528]   ;    97.0 p2+p0   47 y
        xor r11, qword [rsp + 1760]  ;    98.0 p2+p0   47 y
        mov qword [rsp + 216], r11   ;    99.0 p0+p3   69 groups
        or r11, qword [r8 + 4280]    ;    99.0 p2+p0   48 y
        mov r9, qword [rsp + 2016]   ;    97.0 p2      47 y reload
        xor r11, r9                  ;   101.0 p0      48 y
        mov qword [rsp + 472], r11   ;   102.0 p0+p3   69 groups
        and r9, qword [r8 + 4536]    ;   101.0 p2+p0   47 y
        xor r9, qword [rsp + 1768]   ;   102.0 p2+p0   47 y
        mov qword [rsp + 224], r9    ;   103.0 p0+p3   69 groups
        or r9, qword [r8 + 4288]     ;   103.0 p2+p0   48 y
        mov r11, qword [rsp + 2024]  ;   101.0 p2      47 y reload
        xor r9, r11                  ;   105.0 p0      48 y
        mov qword [rsp + 480], r9    ;   106.0 p0+p3   69 groups
        and r11, qword [r8 + 4544]   ;   105.0 p2+p0   47 y
        xor r11, qword [rsp + 1776]  ;   106.0 p2+p0   47 y
        mov qword [rsp + 232], r11   ;   107.0 p0+p3   69 groups
        or r11, qword [r8 + 4296]    ;   107.0 p2+p0   48 y
        mov r9, qword [rsp + 2032]   ;   105.0 p2      47 y reload
        xor r11, r9                  ;   109.0 p0      48 y
        mov qword [rsp + 488], r11   ;   110.0 p0+p3   69 groups
        and r9, qword [r8 + 4552]    ;   109.0 p2+p0   47 y
        xor r9, qword [rsp + 1784]   ;   110.0 p2+p0   47 y
        mov qword [rsp + 240], r9    ;   111.0 p0+p3   69 groups
        or r9, qword [r8 + 4304]     ;   111.0 p2+p0   48 y
        mov r11, qword [rsp + 2040]  ;   109.0 p2      47 y reload
        xor r9, r11                  ;   113.0 p0      48 y
        mov qword [rsp + 496], r9    ;   114.0 p0+p3   69 groups
        and r11, qword [r8 + 4560]   ;   113.0 p2+p0   47 y
        xor r11, qword [rsp + 1792]  ;   114.0 p2+p0   47 y
        mov qword [rsp + 248], r11   ;   115.0 p0+p3   69 groups
        or r11, qword [r8 + 4312]    ;   115.0 p2+p0   48 y
        mov r9, qword [rsp + 2048]   ;   113.0 p2      47 y reload
        xor r11, r9                  ;   117.0 p0      48 y
        mov qword [rsp + 504], r11   ;   118.0 p0+p3   69 groups
        and r9, qword [r8 + 4568]    ;   117.0 p2+p0   47 y
        xor r9, qword [rsp + 1800]   ;   118.0 p2+p0   47 y
        mov qword [rsp + 256], r9    ;   119.0 p0+p3   69 groups
        or r9, qword [r8 + 4320]     ;   119.0 p2+p0   48 y
        mov r11, qword [rsp + 2056]  ;   117.0 p2      47 y reload
        xor r9, r11                  ;   121.0 p0      48 y
        mov qword [rsp + 512], r9    ;   122.0 p0+p3   69 groups
        and r11, qword [r8 + 4576]   ;   121.0 p2+p0   47 y
        xor r11, qword [rsp + 1808]  ;   122.0 p2+p0   47 y
        mov qword [rsp + 264], r11   ;   123.0 p0+p3   69 groups
        or r11, qword [r8 + 4328]    ;   123.0 p2+p0   48 y
        mov r9, qword [rsp + 2064]   ;   121.0 p2      47 y reload
        xor r11, r9                  ;   125.0 p0      48 y
        mov qword [rsp + 520], r11   ;   126.0 p0+p3   69 groups
        and r9, qword [r8 + 4584]    ;   125.0 p2+p0   47 y
        xor r9, qword [rsp + 1816]   ;   126.0 p2+p0   47 y
        mov qword [rsp + 272], r9    ;   127.0 p0+p3   69 groups
        or r9, qword [r8 + 4336]     ;   127.0 p2+p0   48 y
        mov r11, qword [rsp + 2072]  ;   125.0 p2      47 y reload
        xor r9, r11                  ;   129.0 p0      48 y
        mov qword [rsp + 528], r9    ;   130.0 p0+p3   69 groups
        and r11, qword [r8 + 4592]   ;   129.0 p2+p0   47 y
        xor r11, qword [rsp + 1824]  ;   130.0 p2+p0   47 y
        mov qword [rsp + 280], r11   ;   131.0 p0+p3   69 groups
        or r11, qword [r8 + 4344]    ;   131.0 p2+p0   48 y
        xor r10, r11                 ;   132.0 p0      48 y
        mov qword [rsp + 536], r10   ;   133.0 p0+p3   69 groups
        mov r9, qword [r8 + 4856]    ;   129.0 p2      51 x
        mov r10, qword [rsp + 1312]  ;   130.0 p2      51 x reload
        or r9, r10                   ;   134.0 p0      51 x
        xor r9, qword [rsp + 1568]   ;   135.0 p2+p0   51 x
        mov qword [rsp + 1048], r9   ;   136.0 p0+p3   69 groups
        and r9, qword [r8 + 5112]    ;   136.0 p2+p0   52 x
        mov r11, qword [rsp + 1064]  ;   133.0 p2      51 x reload
        xor r9, r11                  ;   137.0 p0      52 x
        mov qword [rsp + 544], r9    ;   138.0 p0+p3   69 groups
        or r11, qword [r8 + 4608]    ;   137.0 p2+p0   51 x
        xor r11, qword [rsp + 1320]  ;   138.0 p2+p0   51 x
        mov qword [rsp + 800], r11   ;   139.0 p0+p3   69 groups
        and r11, qword [r8 + 4864]   ;   139.0 p2+p0   52 x
        mov r9, qword [rsp + 1072]   ;   137.0 p2      51 x reload
        xor r11, r9                  ;   141.0 p0      52 x
        mov qword [rsp + 552], r11   ;   142.0 p0+p3   69 groups
        or r9, qword [r8 + 4616]     ;   141.0 p2+p0   51 x
        xor r9, qword [rsp + 1328]   ;   142.0 p2+p0   51 x
        mov qword [rsp + 808], r9    ;   143.0 p0+p3   69 groups
        and r9, qword [r8 + 4872]    ;   143.0 p2+p0   52 x
        mov r11, qword [rsp + 1080]  ;   141.0 p2      51 x reload
        xor r9, r11                  ;   145.0 p0      52 x
        mov qword [rsp + 560], r9    ;   146.0 p0+p3   69 groups
        or r11, qword [r8 + 4624]    ;   145.0 p2+p0   51 x
        xor r11, qword [rsp + 1336]  ;   146.0 p2+p0   51 x
        mov qword [rsp + 816], r11   ;   147.0 p0+p3   69 groups
        and r11, qword [r8 + 4880]   ;   147.0 p2+p0   52 x
        mov r9, qword [rsp + 1088]   ;   145.0 p2      51 x reload
        xor r11, r9                  ;   149.0 p0      52 x
        mov qword [rsp + 568], r11   ;   150.0 p0+p3   69 groups
        or r9, qword [r8 + 4632]     ;   149.0 p2+p0   51 x
        xor r9, qword [rsp + 1344]   ;   150.0 p2+p0   51 x
        mov qword [rsp + 824], r9    ;   151.0 p0+p3   69 groups
        and r9, qword [r8 + 4888]    ;   151.0 p2+p0   52 x
        mov r11, qword [rsp + 1096]  ;   149.0 p2      51 x reload
        xor r9, r11                  ;   153.0 p0      52 x
        mov qword [rsp + 576], r9    ;   154.0 p0+p3   69 groups
        or r11, qword [r8 + 4640]    ;   153.0 p2+p0   51 x
        xor r11, qword [rsp + 1352]  ;   154.0 p2+p0   51 x
        mov qword [rsp + 832], r11   ;   155.0 p0+p3   69 groups
        and r11, qword [r8 + 4896]   ;   155.0 p2+p0   52 x
        mov r9, qword [rsp + 1104]   ;   153.0 p2      51 x reload
        xor r11, r9                  ;   157.0 p0      52 x
        mov qword [rsp + 584], r11   ;   158.0 p0+p3   69 groups
        or r9, qword [r8 + 4648]     ;   157.0 p2+p0   51 x
        xor r9, qword [rsp + 1360]   ;   158.0 p2+p0   51 x
        mov qword [rsp + 840], r9    ;   159.0 p0+p3   69 groups
        and r9, qword [r8 + 4904]    ;   159.0 p2+p0   52 x
        mov r11, qword [rsp + 1112]  ;   157.0 p2      51 x reload
        xor r9, r11                  ;   161.0 p0      52 x
        mov qword [rsp + 592], r9    ;   162.0 p0+p3   69 groups
        or r11, qword [r8 + 4656]    ;   161.0 p2+p0   51 x
        xor r11, qword [rsp + 1368]  ;   162.0 p2+p0   51 x
        mov qword [rsp + 848], r11   ;   163.0 p0+p3   69 groups
        and r11, qword [r8 + 4912]   ;   163.0 p2+p0   52 x
        mov r9, qword [rsp + 1120]   ;   161.0 p2      51 x reload
        xor r11, r9                  ;   165.0 p0      52 x
        mov qword [rsp + 600], r11   ;   166.0 p0+p3   69 groups
        or r9, qword [r8 + 4664]     ;   165.0 p2+p0   51 x
        xor r9, qword [rsp + 1376]   ;   166.0 p2+p0   51 x
        mov qword [rsp + 856], r9    ;   167.0 p0+p3   69 groups
        and r9, qword [r8 + 4920]    ;   167.0 p2+p0   52 x
        mov r11, qword [rsp + 1128]  ;   165.0 p2      51 x reload
        xor r9, r11                  ;   169.0 p0      52 x
        mov qword [rsp + 608], r9    ;   170.0 p0+p3   69 groups
        or r11, qword [r8 + 4672]    ;   169.0 p2+p0   51 x
        xor r11, qword [rsp + 1384]  ;   170.0 p2+p0   51 x
        mov qword [rsp + 864], r11   ;   171.0 p0+p3   69 groups
        and r11, qword [r8 + 4928]   ;   171.0 p2+p0   52 x
        mov r9, qword [rsp + 1136]   ;   169.0 p2      51 x reload
        xor r11, r9                  ;   173.0 p0      52 x
        mov qword [rsp + 616], r11   ;   174.0 p0+p3   69 groups
        or r9, qword [r8 + 4680]     ;   173.0 p2+p0   51 x
        xor r9, qword [rsp + 1392]   ;   174.0 p2+p0   51 x
        mov qword [rsp + 872], r9    ;   175.0 p0+p3   69 groups
        and r9, qword [r8 + 4936]    ;   175.0 p2+p0   52 x
        mov r11, qword [rsp + 1144]  ;   173.0 p2      51 x reload
        xor r9, r11                  ;   177.0 p0      52 x
        mov qword [rsp + 624], r9    ;   178.0 p0+p3   69 groups
        or r11, qword [r8 + 4688]    ;   177.0 p2+p0   51 x
        xor r11, qword [rsp + 1400]  ;   178.0 p2+p0   51 x
        mov qword [rsp + 880], r11   ;   179.0 p0+p3   69 groups
        and r11, qword [r8 + 4944]   ;   179.0 p2+p0   52 x
        mov r9, qword [rsp + 1152]   ;   177.0 p2      51 x reload
        xor r11, r9                  ;   181.0 p0      52 x
        mov qword [rsp + 632], r11   ;   182.0 p0+p3   69 groups
        or r9, qword [r8 + 4696]     ;   181.0 p2+p0   51 x
        xor r9, qword [rsp + 1408]   ;   182.0 p2+p0   51 x
        mov qword [rsp + 888], r9    ;   183.0 p0+p3   69 groups
        and r9, qword [r8 + 4952]    ;   183.0 p2+p0   52 x
        mov r11, qword [rsp + 1160]  ;   181.0 p2      51 x reload
        xor r9, r11                  ;   185.0 p0      52 x
        mov qword [rsp + 640], r9    ;   186.0 p0+p3   69 groups
        or r11, qword [r8 + 4704]    ;   185.0 p2+p0   51 x
        xor r11, qword [rsp + 1416]  ;   186.0 p2+p0   51 x
        mov qword [rsp + 896], r11   ;   187.0 p0+p3   69 groups
        and r11, qword [r8 + 4960]   ;   187.0 p2+p0   52 x
        mov r9, qword [rsp + 1168]   ;   185.0 p2      51 x reload
        xor r11, r9                  ;   189.0 p0      52 x
        mov qword [rsp + 648], r11   ;   190.0 p0+p3   69 groups
        or r9, qword [r8 + 4712]     ;   189.0 p2+p0   51 x
        xor r9, qword [rsp + 1424]   ;   190.0 p2+p0   51 x
        mov qword [rsp + 904], r9    ;   191.0 p0+p3   69 groups
        and r9, qword [r8 + 4968]    ;   191.0 p2+p0   52 x
        mov r11, qword [rsp + 1176]  ;   189.0 p2      51 x reload
        xor r9, r11                  ;   193.0 p0      52 x
        mov qword [rsp + 656], r9    ;   194.0 p0+p3   69 groups
        or r11, qword [r8 + 4720]    ;   193.0 p2+p0   51 x
        xor r11, qword [rsp + 1432]  ;   194.0 p2+p0   51 x
        mov qword [rsp + 912], r11   ;   195.0 p0+p3   69 groups
        and r11, qword [r8 + 4976]   ;   195.0 p2+p0   52 x
        mov r9, qword [rsp + 1184]   ;   193.0 p2      51 x reload
        xor r11, r9                  ;   197.0 p0      52 x
        mov qword [rsp + 664], r11   ;   198.0 p0+p3   69 groups
        or r9, qword [r8 + 4728]     ;   197.0 p2+p0   51 x
        xor r9, qword [rsp + 1440]   ;   198.0 p2+p0   51 x
        mov qword [rsp + 920], r9    ;   199.0 p0+p3   69 groups
        and r9, qword [r8 + 4984]    ;   199.0 p2+p0   52 x
        mov r11, qword [rsp + 1192]  ;   197.0 p2      51 x reload
        xor r9, r11                  ;   201.0 p0      52 x
        mov qword [rsp + 672], r9    ;   202.0 p0+p3   69 groups
        or r11, qword [r8 + 4736]    ;   201.0 p2+p0   51 x
        xor r11, qword [rsp + 1448]  ;   202.0 p2+p0   51 x
        mov qword [rsp + 928], r11   ;   203.0 p0+p3   69 groups
        and r11, qword [r8 + 4992]   ;   203.0 p2+p0   52 x
        mov r9, qword [rsp + 1200]   ;   201.0 p2      51 x reload
        xor r11, r9                  ;   205.0 p0      52 x
        mov qword [rsp + 680], r11   ;   206.0 p0+p3   69 groups
        or r9, qword [r8 + 4744]     ;   205.0 p2+p0   51 x
        xor r9, qword [rsp + 1456]   ;   206.0 p2+p0   51 x
        mov qword [rsp + 936], r9    ;   207.0 p0+p3   69 groups
        and r9, qword [r8 + 5000]    ;   207.0 p2+p0   52 x
        mov r11, qword [rsp + 1208]  ;   205.0 p2      51 x reload
        xor r9, r11                  ;   209.0 p0      52 x
        mov qword [rsp + 688], r9    ;   210.0 p0+p3   69 groups
        or r11, qword [r8 + 4752]    ;   209.0 p2+p0   51 x
        xor r11, qword [rsp + 1464]  ;   210.0 p2+p0   51 x
        mov qword [rsp + 944], r11   ;   211.0 p0+p3   69 groups
        and r11, qword [r8 + 5008]   ;   211.0 p2+p0   52 x
        mov r9, qword [rsp + 1216]   ;   209.0 p2      51 x reload
        xor r11, r9                  ;   213.0 p0      52 x
        mov qword [rsp + 696], r11   ;   214.0 p0+p3   69 groups
        or r9, qword [r8 + 4760]     ;   213.0 p2+p0   51 x
        xor r9, qword [rsp + 1472]   ;   214.0 p2+p0   51 x
        mov qword [rsp + 952], r9    ;   215.0 p0+p3   69 groups
        and r9, qword [r8 + 5016]    ;   215.0 p2+p0   52 x
        mov r11, qword [rsp + 1224]  ;   213.0 p2      51 x reload
        xor r9, r11                  ;   217.0 p0      52 x
        mov qword [rsp + 704], r9    ;   218.0 p0+p3   69 groups
        or r11, qword [r8 + 4768]    ;   217.0 p2+p0   51 x
        xor r11, qword [rsp + 1480]  ;   218.0 p2+p0   51 x
        mov qword [rsp + 960], r11   ;   219.0 p0+p3   69 groups
        and r11, qword [r8 + 5024]   ;   219.0 p2+p0   52 x
        mov r9, qword [rsp + 1232]   ;   217.0 p2      51 x reload
        xor r11, r9                  ;   221.0 p0      52 x
        mov qword [rsp + 712], r11   ;   222.0 p0+p3   69 groups
        or r9, qword [r8 + 4776]     ;   221.0 p2+p0   51 x
        xor r9, qword [rsp + 1488]   ;   222.0 p2+p0   51 x
        mov qword [rsp + 968], r9    ;   223.0 p0+p3   69 groups
        and r9, qword [r8 + 5032]    ;   223.0 p2+p0   52 x
        mov r11, qword [rsp + 1240]  ;   221.0 p2      51 x reload
        xor r9, r11                  ;   225.0 p0      52 x
        mov qword [rsp + 720], r9    ;   226.0 p0+p3   69 groups
        or r11, qword [r8 + 4784]    ;   225.0 p2+p0   51 x
        xor r11, qword [rsp + 1496]  ;   226.0 p2+p0   51 x
        mov qword [rsp + 976], r11   ;   227.0 p0+p3   69 groups
        and r11, qword [r8 + 5040]   ;   227.0 p2+p0   52 x
        mov r9, qword [rsp + 1248]   ;   225.0 p2      51 x reload
        xor r11, r9                  ;   229.0 p0      52 x
        mov qword [rsp + 728], r11   ;   230.0 p0+p3   69 groups
        or r9, qword [r8 + 4792]     ;   229.1 p2+p0   51 x
        xor r9, qword [rsp + 1504]   ;   230.1 p2+p0   51 x
        mov qword [rsp + 984], r9    ;   231.1 p0+p3   69 groups
        and r9, qword [r8 + 5048]    ;   231.1 p2+p0   52 x
        mov r11, qword [rsp + 1256]  ;   229.0 p2      51 x reload
        xor r9, r11                  ;   233.0 p0      52 x
        mov qword [rsp + 736], r9    ;   234.0 p0+p3   69 groups
        or r11, qword [r8 + 4800]    ;   233.2 p2+p0   51 x
        xor r11, qword [rsp + 1512]  ;   234.2 p2+p0   51 x
        mov qword [rsp + 992], r11   ;   235.2 p0+p3   69 groups
        and r11, qword [r8 + 5056]   ;   235.2 p2+p0   52 x
        mov r9, qword [rsp + 1264]   ;   233.0 p2      51 x reload
        xor r11, r9                  ;   237.0 p0      52 x
        mov qword [rsp + 744], r11   ;   238.0 p0+p3   69 groups
        or r9, qword [r8 + 4808]     ;   237.3 p2+p0   51 x
        xor r9, qword [rsp + 1520]   ;   238.3 p2+p0   51 x
        mov qword [rsp + 1000], r9   ;   239.3 p0+p3   69 groups
        and r9, qword [r8 + 5064]    ;   239.3 p2+p0   52 x
        mov r11, qword [rsp + 1272]  ;   237.0 p2      51 x reload
        xor r9, r11                  ;   241.0 p0      52 x
        mov qword [rsp + 752], r9    ;   242.0 p0+p3   69 groups
        or r11, qword [r8 + 4816]    ;   241.3 p2+p0   51 x
        xor r11, qword [rsp + 1528]  ;   242.3 p2+p0   51 x
        mov qword [rsp + 1008], r11  ;   243.3 p0+p3   69 groups
        and r11, qword [r8 + 5072]   ;   243.3 p2+p0   52 x
        mov r9, qword [rsp + 1280]   ;   241.0 p2      51 x reload
        xor r11, r9                  ;   245.0 p0      52 x
        mov qword [rsp + 760], r11   ;   246.0 p0+p3   69 groups
        or r9, qword [r8 + 4824]     ;   245.4 p2+p0   51 x
        xor r9, qword [rsp + 1536]   ;   246.4 p2+p0   51 x
        mov qword [rsp + 1016], r9   ;   247.4 p0+p3   69 groups
        and r9, qword [r8 + 5080]    ;   247.4 p2+p0   52 x
        mov r11, qword [rsp + 1288]  ;   245.0 p2      51 x reload
        xor r9, r11                  ;   249.0 p0      52 x
        mov qword [rsp + 768], r9    ;   250.0 p0+p3   69 groups
        or r11, qword [r8 + 4832]    ;   249.5 p2+p0   51 x
        xor r11, qword [rsp + 1544]  ;   250.5 p2+p0   51 x
        mov qword [rsp + 1024], r11  ;   251.5 p0+p3   69 groups
        and r11, qword [r8 + 5088]   ;   251.5 p2+p0   52 x
        mov r9, qword [rsp + 1296]   ;   249.0 p2      51 x reload
        xor r11, r9                  ;   253.0 p0      52 x
        mov qword [rsp + 776], r11   ;   254.0 p0+p3   69 groups
        mov r11, qword [r8 + 4840]   ;   250.0 p2      51 x
        or r11, r9                   ;   254.0 p0      51 x
        xor r11, qword [rsp + 1552]  ;   255.0 p2+p0   51 x
        mov qword [rsp + 1032], r11  ;   256.0 p0+p3   69 groups
        and r11, qword [r8 + 5096]   ;   256.0 p2+p0   52 x
        mov r9, qword [rsp + 1304]   ;   253.0 p2      51 x reload
        xor r11, r9                  ;   257.0 p0      52 x
        mov qword [rsp + 784], r11   ;   258.0 p0+p3   69 groups
        mov r11, qword [r8 + 4848]   ;   254.0 p2      51 x
        or r11, r9                   ;   258.0 p0      51 x
        xor r11, qword [rsp + 1560]  ;   259.0 p2+p0   51 x
        mov qword [rsp + 1040], r11  ;   260.0 p0+p3   69 groups
        and r11, qword [r8 + 5104]   ;   260.0 p2+p0   52 x
        xor r10, r11                 ;   261.0 p0      52 x
        mov qword [rsp + 792], r10   ;   262.0 p0+p3   69 groups
        add r8, 0x1000               ;   213.7 p1      69 groups
        mov qword [rsp + 24], r8     ;   261.8 p0+p3   69 groups
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
        xor r12, qword [r8 + 9248]   ;     6.0 p2+p0   40 t
        mov qword [rsp + 2128], r13  ;     8.0 p0+p3   40 t spill
        mov r13, r14                 ;     6.3 p1      40 t copy
        xor r13, qword [r8 + 9256]   ;     7.5 p2+p0   40 t
        mov qword [rsp + 2136], r14  ;    10.0 p0+p3   40 t spill
        mov r14, r15                 ;     7.7 p1      40 t copy
        xor r14, qword [r8 + 9264]   ;     9.0 p2+p0   40 t
        mov qword [rsp + 2144], r15  ;    12.0 p0+p3   40 t spill
        mov r15, rsi                 ;     9.0 p1      40 t copy
        xor r15, qword [r8 + 9272]   ;    10.5 p2+p0   40 t
        mov qword [rsp + 2152], rsi  ;    14.0 p0+p3   40 t spill
        mov rsi, rdi                 ;    10.3 p1      40 t copy
        xor rsi, qword [r8 + 9280]   ;    12.0 p2+p0   40 t
        mov qword [rsp + 2160], rdi  ;    16.0 p0+p3   40 t spill
        mov rdi, rbp                 ;    11.7 p1      40 t copy
        xor rdi, qword [r8 + 9288]   ;    13.5 p2+p0   40 t
        mov qword [rsp + 2168], rbp  ;    18.0 p0+p3   40 t spill
        mov rbp, rax                 ;    13.0 p1      40 t copy
        xor rbp, qword [r8 + 9296]   ;    15.0 p2+p0   40 t
        mov qword [rsp + 2176], rax  ;    20.0 p0+p3   40 t spill
        mov rax, rcx                 ;    14.3 p1      40 t copy
        xor rax, qword [r8 + 9304]   ;    16.5 p2+p0   40 t
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
        not rdx                      ;    86.0 p0      41 t
        not r10                      ;    86.5 p0      41 t
        mov qword [rsp + 2552], rsi  ;   114.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9680]   ;   107.7 p2      40 t
        xor rsi, qword [rsp + 4288]  ;   111.7 p2+p0   40 t
        not r14                      ;    88.5 p0      41 t
        not r15                      ;    89.0 p0      41 t
        mov qword [rsp + 2560], rsi  ;   116.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9688]   ;   109.7 p2      40 t
        xor rsi, qword [rsp + 4296]  ;   113.7 p2+p0   40 t
        mov qword [rsp + 2568], rsi  ;   118.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9696]   ;   111.7 p2      40 t
        xor rsi, qword [rsp + 4304]  ;   115.7 p2+p0   40 t
        mov qword [rsp + 2576], rsi  ;   120.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9704]   ;   113.7 p2      40 t
        xor rsi, qword [rsp + 4312]  ;   117.7 p2+p0   40 t
        mov qword [rsp + 2584], rsi  ;   122.0 p0+p3   40 t spill
        mov rsi, qword [r8 + 9712]   ;   115.7 p2      40 t
        xor rsi, qword [rsp + 4320]  ;   119.7 p2+p0   40 t
        mov qword [rsp + 2592], rsi  ;   124.0 p0+p3   40 t spill
        mov rsi, r12                 ;    85.0 p1      41 t copy
        xor rsi, rbx                 ;    96.5 p0      41 t
        xor r12, r10                 ;    97.1 p0      41 t
        mov qword [rsp + 2600], rax  ;   126.0 p0+p3   40 t spill
        mov rax, r13                 ;    86.3 p1      41 t copy
        xor rax, rbx                 ;    98.6 p0      41 t
        mov qword [rsp + 2608], rbp  ;   128.0 p0+p3   40 t spill
        mov rbp, qword [r8 + 9720]   ;   117.7 p2      40 t
        xor rbp, qword [rsp + 4328]  ;   121.7 p2+p0   40 t
        mov qword [rsp + 2616], r8   ;   130.0 p0+p3   61 r.0 spill
        mov r8, r11                  ;    88.7 p1      41 t copy
        xor r8, r14                  ;   101.7 p0      41 t
        xor rdx, r8                  ;   102.7 p0      41 t
        xor r15, rdx                 ;   103.7 p0      41 t
        xor r8, rsi                  ;   103.4 p0      41 t
        mov qword [rsp + 2624], rbp  ;   132.0 p0+p3   40 t spill
        mov rbp, rax                 ;    99.6 p1      41 t copy
        xor rbp, rdx                 ;   105.0 p0      41 t
        mov qword [rsp + 2632], r9   ;   134.0 p0+p3   40 t spill
        mov r9, rsi                  ;    97.5 p1      41 t copy
        xor r9, r15                  ;   106.6 p0      41 t
        mov qword [rsp + 2640], rdi  ;   136.0 p0+p3   40 t spill
        mov rdi, r12                 ;    98.1 p1      41 t copy
        xor rdi, r8                  ;   108.1 p0      41 t
        mov qword [rsp + 2648], rcx  ;   138.0 p0+p3   40 t spill
        mov rcx, r15                 ;   104.7 p1      41 t copy
        or rcx, rbp                  ;   109.7 p0      41 t
        xor r13, r8                  ;   110.3 p0      41 t
        mov qword [rsp + 2656], rbx  ;   140.0 p0+p3   40 t spill
        mov rbx, r10                 ;    95.0 p1      41 t copy
        xor rbx, rdx                 ;   111.9 p0      41 t
        mov qword [rsp + 2664], r10  ;   142.0 p0+p3   41 t spill
        mov r10, r15                 ;   104.7 p1      41 t copy
        xor r10, r8                  ;   113.4 p0      41 t
        xor r11, r10                 ;   114.4 p0      41 t
        mov qword [rsp + 2672], r15  ;   144.0 p0+p3   41 t spill
        mov r15, rdx                 ;   103.7 p1      41 t copy
        or r15, r10                  ;   115.6 p0      41 t
        xor r15, rcx                 ;   116.6 p0      41 t
        mov qword [rsp + 2680], r10  ;   146.0 p0+p3   41 t spill
        mov r10, r9                  ;   107.6 p1      41 t copy
        xor r10, rdi                 ;   117.7 p0      41 t
        xor rcx, r14                 ;   118.3 p0      41 t
        or r14, r9                   ;   118.8 p0      41 t
        xor r13, r14                 ;   119.8 p0      41 t
        mov qword [rsp + 2688], r9   ;   148.0 p0+p3   41 t spill
        mov r9, rax                  ;   100.7 p1      41 t copy
        and r9, r8                   ;   121.0 p0      41 t
        xor r14, r9                  ;   122.0 p0      41 t
        mov r9, rbx                  ;   112.9 p1      41 t copy
        and r9, r10                  ;   122.1 p0      41 t
        xor r13, r9                  ;   123.1 p0      41 t
        mov r9, rbx                  ;   112.9 p1      41 t copy
        xor r9, r11                  ;   123.3 p0      41 t
        xor r15, r13                 ;   124.1 p0      41 t
        xor rcx, r14                 ;   124.4 p0      41 t
        mov qword [rsp + 2696], rbx  ;   150.0 p0+p3   41 t spill
        mov rbx, rdi                 ;   109.1 p1      41 t copy
        and rbx, r9                  ;   126.0 p0      41 t
        xor r14, rbx                 ;   127.0 p0      41 t
        mov rbx, rax                 ;   105.3 p1      41 t copy
        xor rbx, r9                  ;   127.1 p0      41 t
        mov qword [rsp + 2704], rdi  ;   152.0 p0+p3   41 t spill
        mov rdi, r12                 ;   106.3 p1      41 t copy
        and rdi, rbx                 ;   128.7 p0      41 t
        xor rcx, rdi                 ;   129.7 p0      41 t
        mov rdi, rbp                 ;   107.3 p1      41 t copy
        xor rdi, r11                 ;   129.8 p0      41 t
        mov qword [rsp + 2712], r10  ;   154.0 p0+p3   41 t spill
        mov r10, rsi                 ;   108.3 p1      41 t copy
        and r10, rdi                 ;   131.4 p0      41 t
        xor r14, r10                 ;   132.4 p0      41 t
        xor r13, r10                 ;   132.6 p0      41 t
        mov r10, qword [rsp + 2664]  ;   142.0 p2      41 t
        or r10, qword [rsp + 2656]   ;   146.0 p2+p0   41 t
        xor r13, r10                 ;   147.0 p0      41 t
        mov r10, r15                 ;   125.1 p1      41 t copy
        and r10, rcx                 ;   134.2 p0      41 t
        xor r13, r10                 ;   148.0 p0      41 t
        mov qword [rsp + 2720], rbp  ;   156.0 p0+p3   41 t spill
        mov rbp, r14                 ;   133.4 p1      41 t copy
        and rbp, r13                 ;   149.0 p0      41 t
        xor r13, rcx                 ;   149.0 p0      41 t
        or r10, r13                  ;   150.0 p0      41 t
        xor r15, rbp                 ;   150.0 p0      41 t
        xor r10, r15                 ;   151.0 p0      41 t
        mov rbp, r14                 ;   133.4 p1      41 t copy
        and rbp, r15                 ;   151.0 p0      41 t
        and rdi, r10                 ;   152.0 p0      41 t
        xor rcx, rbp                 ;   152.0 p0      41 t
        and r15, rcx                 ;   153.0 p0      41 t
        mov rbp, r10                 ;   152.0 p1      41 t copy
        or rbp, rcx                  ;   153.0 p0      41 t
        xor r13, rbp                 ;   154.0 p0      41 t
        xor r14, r15                 ;   154.0 p0      41 t
        mov r15, r10                 ;   152.0 p1      41 t copy
        xor r15, rcx                 ;   153.0 p0      41 t
        and rbx, r15                 ;   154.0 p0      41 t
        and r12, r15                 ;   154.0 p0      41 t
        xor r15, r13                 ;   155.0 p0      41 t
        and r9, r15                  ;   156.0 p0      41 t
        and rsi, r10                 ;   152.0 p0      41 t
        xor rbx, r9                  ;   157.0 p0      41 t
        and r8, r13                  ;   155.0 p0      41 t
        and rdx, r14                 ;   155.0 p0      41 t
        mov rbp, qword [rsp + 2680]  ;   146.0 p2      41 t
        and rax, r13                 ;   155.0 p0      41 t
        xor r13, r14                 ;   155.0 p0      41 t
        xor rax, r9                  ;   157.0 p0      41 t
        mov r9, qword [rsp + 2672]   ;   144.0 p2      41 t
        and rbp, r14                 ;   155.0 p0      41 t
        and r9, r13                  ;   156.0 p0      41 t
        xor r9, r12                  ;   157.0 p0      41 t
        xor r12, rbp                 ;   156.0 p0      41 t
        xor r10, r13                 ;   156.0 p0      41 t
        mov rbp, qword [rsp + 2720]  ;   156.0 p2      41 t
        xor r14, rcx                 ;   155.0 p0      41 t
        and r11, r10                 ;   157.0 p0      41 t
        and rbp, r13                 ;   160.0 p0      41 t
        mov r13, qword [rsp + 2712]  ;   154.0 p2      41 t
        and r13, r14                 ;   158.0 p0      41 t
        and r14, qword [rsp + 2696]  ;   156.0 p2+p0   41 t
        and r10, qword [rsp + 2688]  ;   157.0 p2+p0   41 t
        xor r10, r9                  ;   158.0 p0      41 t
        xor r10, r13                 ;   159.0 p0      41 t
        xor rbp, rdi                 ;   161.0 p0      41 t
        xor rbp, rbx                 ;   162.0 p0      41 t
        xor r8, r12                  ;   158.5 p0      41 t
        xor r8, r13                  ;   159.5 p0      41 t
        mov r13, qword [rsp + 2664]  ;   142.0 p2      41 t
        and r13, rcx                 ;   159.6 p0      41 t
        and rcx, qword [rsp + 2656]  ;   160.2 p2+p0   41 t
        xor r13, r8                  ;   160.7 p0      41 t
        xor rcx, r10                 ;   161.3 p0      41 t
        and r15, qword [rsp + 2704]  ;   161.8 p2+p0   41 t
        xor rcx, r13                 ;   162.3 p0      41 t
        xor rdx, rbx                 ;   162.9 p0      41 t
        xor rdx, r13                 ;   163.9 p0      41 t
        xor r14, rax                 ;   164.0 p0      41 t
        xor r14, r13                 ;   165.0 p0      41 t
        xor r15, rcx                 ;   165.2 p0      41 t
        xor r12, r10                 ;   165.7 p0      41 t
        xor rsi, r9                  ;   166.3 p0      41 t
        xor r12, rbp                 ;   166.9 p0      41 t
        xor rsi, rcx                 ;   167.5 p0      41 t
        xor rdi, rax                 ;   168.0 p0      41 t
        xor rdi, r11                 ;   169.0 p0      41 t
        mov r9, rdx                  ;   164.9 p1      41 t copy
        xor r9, r14                  ;   169.2 p0      41 t
        xor r9, rsi                  ;   170.2 p0      41 t
        xor rbp, r9                  ;   171.2 p0      41 t
        xor rdi, rdx                 ;   170.9 p0      41 t
        xor r9, r15                  ;   171.5 p0      41 t
        not rsi                      ;   172.0 p0      41 t
        not r8                       ;   172.5 p0      41 t
        not rdi                      ;   173.0 p0      41 t
        mov r10, qword [rsp + 2648]  ;   144.0 p2      23 t
        not r10                      ;   173.5 p0      23 t
        mov r11, qword [rsp + 2640]  ;   145.0 p2      23 t
        not r11                      ;   174.0 p0      23 t
        not rbp                      ;   174.5 p0      41 t
        not r15                      ;   175.0 p0      41 t
        mov r13, qword [rsp + 2632]  ;   146.7 p2      23 t
        not r13                      ;   175.5 p0      23 t
        mov rax, qword [rsp + 2608]  ;   147.7 p2      23 t
        not rax                      ;   176.0 p0      23 t
        mov rcx, qword [rsp + 2216]  ;   148.7 p2      23 t
        mov rdx, qword [rsp + 2600]  ;   149.7 p2      40 t reload
        xor rcx, rdx                 ;   176.5 p0      23 t
        mov rbx, qword [rsp + 2216]  ;   150.7 p2      23 t
        xor rbx, qword [rsp + 2208]  ;   177.1 p2+p0   23 t
        xor rdx, r11                 ;   177.6 p0      23 t
        mov qword [rsp + 2600], r14  ;   178.2 p0+p3   41 t spill
        mov r14, qword [rsp + 2200]  ;   152.7 p2      23 t
        xor r14, r13                 ;   179.2 p0      23 t
        xor r10, r14                 ;   180.2 p0      23 t
        xor rax, r10                 ;   181.2 p0      23 t
        xor r14, rcx                 ;   180.9 p0      23 t
        mov qword [rsp + 2608], r15  ;   181.5 p0+p3   41 t spill
        mov r15, rbx                 ;   178.1 p1      23 t copy
        xor r15, r10                 ;   182.5 p0      23 t
        mov qword [rsp + 2632], rbp  ;   183.0 p0+p3   41 t spill
        mov rbp, rcx                 ;   177.5 p1      23 t copy
        xor rbp, rax                 ;   184.0 p0      23 t
        mov qword [rsp + 2640], r12  ;   184.6 p0+p3   41 t spill
        mov r12, rax                 ;   182.2 p1      23 t copy
        or r12, r15                  ;   185.6 p0      23 t
        mov qword [rsp + 2648], r8   ;   186.2 p0+p3   41 t spill
        mov r8, rdx                  ;   178.6 p1      23 t copy
        xor r8, r14                  ;   187.2 p0      23 t
        mov qword [rsp + 2704], rdi  ;   187.7 p0+p3   41 t spill
        mov rdi, qword [rsp + 2200]  ;   156.7 p2      23 t
        mov qword [rsp + 2200], rsi  ;   188.7 p0+p3   41 t spill
        mov rsi, rax                 ;   182.2 p1      23 t copy
        xor rsi, r14                 ;   189.7 p0      23 t
        xor rdi, rsi                 ;   190.7 p0      23 t
        mov qword [rsp + 2656], r9   ;   190.9 p0+p3   41 t spill
        mov r9, r11                  ;   175.0 p1      23 t copy
        xor r9, r10                  ;   191.9 p0      23 t
        mov qword [rsp + 2664], rax  ;   192.5 p0+p3   23 t spill
        mov rax, r10                 ;   181.2 p1      23 t copy
        or rax, rsi                  ;   193.5 p0      23 t
        xor rax, r12                 ;   194.5 p0      23 t
        mov qword [rsp + 2688], rsi  ;   194.6 p0+p3   23 t spill
        mov rsi, rbp                 ;   185.0 p1      23 t copy
        xor rsi, r8                  ;   195.6 p0      23 t
        xor r12, r13                 ;   196.2 p0      23 t
        or r13, rbp                  ;   196.7 p0      23 t
        mov qword [rsp + 2696], rbp  ;   197.3 p0+p3   23 t spill
        mov rbp, rbx                 ;   178.1 p1      23 t copy
        and rbp, r14                 ;   198.3 p0      23 t
        xor rbp, r13                 ;   199.3 p0      23 t
        xor r13, qword [rsp + 2208]  ;   199.4 p2+p0   23 t
        xor r13, r14                 ;   200.4 p0      23 t
        xor r12, rbp                 ;   200.5 p0      23 t
        mov qword [rsp + 2208], r10  ;   201.1 p0+p3   23 t spill
        mov r10, r9                  ;   192.9 p1      23 t copy
        and r10, rsi                 ;   202.1 p0      23 t
        xor r13, r10                 ;   203.1 p0      23 t
        mov r10, rbx                 ;   178.1 p1      23 t copy
        xor rax, r13                 ;   204.1 p0      23 t
        mov qword [rsp + 2712], rsi  ;   203.8 p0+p3   23 t spill
        mov rsi, r9                  ;   192.9 p1      23 t copy
        xor rsi, rdi                 ;   204.8 p0      23 t
        xor r10, rsi                 ;   205.8 p0      23 t
        mov qword [rsp + 2720], r9   ;   205.9 p0+p3   23 t spill
        mov r9, r8                   ;   188.2 p1      23 t copy
        and r9, rsi                  ;   206.9 p0      23 t
        xor rbp, r9                  ;   207.9 p0      23 t
        mov r9, rdx                  ;   178.6 p1      23 t copy
        and r9, r10                  ;   208.1 p0      23 t
        xor r12, r9                  ;   209.1 p0      23 t
        mov r9, r15                  ;   183.5 p1      23 t copy
        xor r9, rdi                  ;   209.2 p0      23 t
        mov qword [rsp + 2672], r8   ;   209.8 p0+p3   23 t spill
        mov r8, qword [rsp + 2216]   ;   171.7 p2      23 t
        or r8, r11                   ;   210.8 p0      23 t
        xor r13, r8                  ;   211.8 p0      23 t
        mov r8, rcx                  ;   177.5 p1      23 t copy
        and r8, r9                   ;   211.9 p0      23 t
        xor rbp, r8                  ;   212.9 p0      23 t
        xor r13, r8                  ;   213.1 p0      23 t
        mov r8, rax                  ;   205.1 p1      23 t copy
        and r8, r12                  ;   213.7 p0      23 t
        xor r13, r8                  ;   214.7 p0      23 t
        mov qword [rsp + 2680], r11  ;   214.8 p0+p3   23 t spill
        mov r11, rbp                 ;   213.9 p1      23 t copy
        and r11, r13                 ;   215.8 p0      23 t
        xor r13, r12                 ;   216.4 p0      23 t
        or r8, r13                   ;   217.4 p0      23 t
        xor rax, r11                 ;   217.5 p0      23 t
        xor r8, rax                  ;   218.5 p0      23 t
        and r9, r8                   ;   219.5 p0      23 t
        mov r11, rbp                 ;   213.9 p1      23 t copy
        and r11, rax                 ;   219.2 p0      23 t
        xor r12, r11                 ;   220.2 p0      23 t
        and rax, r12                 ;   221.2 p0      23 t
        mov r11, r8                  ;   219.5 p1      23 t copy
        or r11, r12                  ;   221.2 p0      23 t
        xor r13, r11                 ;   222.2 p0      23 t
        xor rbp, rax                 ;   222.2 p0      23 t
        mov r11, r8                  ;   219.5 p1      23 t copy
        xor r11, r12                 ;   222.6 p0      23 t
        and r10, r11                 ;   223.6 p0      23 t
        and rdx, r11                 ;   223.8 p0      23 t
        xor r11, r13                 ;   224.4 p0      23 t
        mov rax, qword [rsp + 2208]  ;   201.1 p2      23 t
        and rsi, r11                 ;   225.4 p0      23 t
        and rcx, r8                  ;   225.5 p0      23 t
        xor r10, rsi                 ;   226.4 p0      23 t
        and r14, r13                 ;   226.6 p0      23 t
        and rax, rbp                 ;   227.2 p0      23 t
        and rbx, r13                 ;   227.8 p0      23 t
        xor r13, rbp                 ;   228.4 p0      23 t
        xor rsi, rbx                 ;   228.9 p0      23 t
        mov rbx, qword [rsp + 2688]  ;   194.6 p2      23 t
        and rbx, rbp                 ;   229.5 p0      23 t
        xor rbx, rdx                 ;   230.5 p0      23 t
        xor rbp, r12                 ;   230.6 p0      23 t
        xor r8, r13                  ;   231.2 p0      23 t
        and rdi, r8                  ;   232.2 p0      23 t
        mov qword [rsp + 2688], rdi  ;   233.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2664]  ;   192.5 p2      23 t
        and rdi, r13                 ;   233.4 p0      23 t
        xor rdx, rdi                 ;   234.4 p0      23 t
        mov rdi, qword [rsp + 2712]  ;   203.8 p2      23 t
        and r15, r13                 ;   234.5 p0      23 t
        mov r13, qword [rsp + 2720]  ;   205.9 p2      23 t
        and rdi, rbp                 ;   235.1 p0      23 t
        and r13, rbp                 ;   235.6 p0      23 t
        mov rbp, qword [rsp + 2696]  ;   197.3 p2      23 t
        and rbp, r8                  ;   236.2 p0      23 t
        mov r8, qword [rsp + 2680]   ;   214.8 p2      23 t
        xor rbp, rdx                 ;   237.2 p0      23 t
        xor rbp, rdi                 ;   238.2 p0      23 t
        and r8, r12                  ;   237.9 p0      23 t
        xor r15, r9                  ;   238.5 p0      23 t
        xor r15, r10                 ;   239.5 p0      23 t
        xor r14, rbx                 ;   239.6 p0      23 t
        xor r14, rdi                 ;   240.6 p0      23 t
        mov rdi, qword [rsp + 2216]  ;   193.3 p2      23 t
        and rdi, r12                 ;   240.8 p0      23 t
        mov r12, qword [rsp + 2672]  ;   209.8 p2      23 t
        xor r8, r14                  ;   241.6 p0      23 t
        and r12, r11                 ;   241.9 p0      23 t
        xor r10, rax                 ;   242.5 p0      23 t
        xor rdi, rbp                 ;   243.1 p0      23 t
        xor rdi, r8                  ;   244.1 p0      23 t
        xor r10, r8                  ;   244.2 p0      23 t
        xor r13, rsi                 ;   244.8 p0      23 t
        xor r13, r8                  ;   245.8 p0      23 t
        mov r8, qword [rsp + 2688]   ;   233.2 p2      23 t
        xor rbx, rbp                 ;   245.9 p0      23 t
        xor r12, rdi                 ;   246.5 p0      23 t
        xor rcx, rdx                 ;   247.1 p0      23 t
        xor rbx, r15                 ;   247.6 p0      23 t
        xor rcx, rdi                 ;   248.2 p0      23 t
        xor r8, r9                   ;   248.8 p0      23 t
        xor r8, rsi                  ;   249.8 p0      23 t
        mov r9, qword [rsp + 2224]   ;   199.7 p2      22 t
        not r9                       ;   249.9 p0      22 t
        mov r11, r10                 ;   245.2 p1      23 t copy
        xor r11, r13                 ;   250.4 p0      23 t
        xor r11, rcx                 ;   251.4 p0      23 t
        xor r15, r11                 ;   252.4 p0      23 t
        xor r8, r10                  ;   252.1 p0      23 t
        xor r11, r12                 ;   252.7 p0      23 t
        mov r10, qword [rsp + 2240]  ;   202.3 p2      22 t
        not r10                      ;   253.3 p0      22 t
        not rcx                      ;   253.8 p0      23 t
        mov rsi, qword [rsp + 2272]  ;   203.3 p2      22 t
        not rsi                      ;   254.3 p0      22 t
        not r14                      ;   254.8 p0      23 t
        mov rdi, qword [rsp + 2280]  ;   204.3 p2      22 t
        not rdi                      ;   255.3 p0      22 t
        not r8                       ;   255.8 p0      23 t
        mov rbp, qword [rsp + 2232]  ;   205.3 p2      22 t
        mov rax, qword [rsp + 2256]  ;   206.3 p2      40 t reload
        xor rbp, rax                 ;   256.3 p0      22 t
        not r12                      ;   256.8 p0      23 t
        not r15                      ;   257.3 p0      23 t
        mov rdx, qword [rsp + 2232]  ;   207.3 p2      22 t
        xor rdx, qword [rsp + 2264]  ;   257.8 p2+p0   22 t
        xor rax, r10                 ;   258.3 p0      22 t
        mov qword [rsp + 2256], r13  ;   258.9 p0+p3   23 t spill
        mov r13, qword [rsp + 2248]  ;   209.3 p2      22 t
        xor r13, rsi                 ;   259.9 p0      22 t
        xor r9, r13                  ;   260.9 p0      22 t
        xor rdi, r9                  ;   261.9 p0      22 t
        xor r13, rbp                 ;   261.6 p0      22 t
        mov qword [rsp + 2280], r12  ;   262.2 p0+p3   23 t spill
        mov r12, rdx                 ;   258.8 p1      22 t copy
        xor r12, r9                  ;   263.2 p0      22 t
        mov qword [rsp + 2272], r15  ;   263.8 p0+p3   23 t spill
        mov r15, qword [rsp + 2248]  ;   211.7 p2      22 t
        mov qword [rsp + 2248], rbx  ;   264.8 p0+p3   23 t spill
        mov rbx, rbp                 ;   257.3 p1      22 t copy
        xor rbx, rdi                 ;   265.8 p0      22 t
        mov qword [rsp + 2240], r14  ;   266.3 p0+p3   23 t spill
        mov r14, rdi                 ;   262.9 p1      22 t copy
        or r14, r12                  ;   267.3 p0      22 t
        mov qword [rsp + 2224], r8   ;   267.9 p0+p3   23 t spill
        mov r8, rax                  ;   259.3 p1      22 t copy
        xor r8, r13                  ;   268.9 p0      22 t
        mov qword [rsp + 2688], rcx  ;   269.5 p0+p3   23 t spill
        mov rcx, r10                 ;   254.3 p1      22 t copy
        xor rcx, r9                  ;   270.5 p0      22 t
        mov qword [rsp + 2672], r11  ;   271.1 p0+p3   23 t spill
        mov r11, rdi                 ;   262.9 p1      22 t copy
        xor r11, r13                 ;   272.1 p0      22 t
        xor r15, r11                 ;   273.1 p0      22 t
        mov qword [rsp + 2216], rdi  ;   273.2 p0+p3   22 t spill
        mov rdi, r9                  ;   261.9 p1      22 t copy
        or rdi, r11                  ;   274.2 p0      22 t
        xor rdi, r14                 ;   275.2 p0      22 t
        mov qword [rsp + 2680], r11  ;   275.3 p0+p3   22 t spill
        mov r11, rbx                 ;   266.8 p1      22 t copy
        xor r11, r8                  ;   276.3 p0      22 t
        mov qword [rsp + 2696], r9   ;   276.9 p0+p3   22 t spill
        mov r9, rsi                  ;   255.3 p1      22 t copy
        or r9, rbx                   ;   277.9 p0      22 t
        xor rsi, r14                 ;   278.5 p0      22 t
        mov r14, qword [rsp + 2264]  ;   222.6 p2      22 t
        xor r14, r13                 ;   279.0 p0      22 t
        xor r14, r9                  ;   280.0 p0      22 t
        mov qword [rsp + 2264], rbx  ;   280.2 p0+p3   22 t spill
        mov rbx, rdx                 ;   258.8 p1      22 t copy
        and rbx, r13                 ;   281.2 p0      22 t
        xor r9, rbx                  ;   282.2 p0      22 t
        mov rbx, rcx                 ;   271.5 p1      22 t copy
        and rbx, r11                 ;   282.3 p0      22 t
        xor r14, rbx                 ;   283.3 p0      22 t
        mov rbx, rcx                 ;   271.5 p1      22 t copy
        xor rbx, r15                 ;   283.5 p0      22 t
        xor rdi, r14                 ;   284.3 p0      22 t
        xor rsi, r9                  ;   284.6 p0      22 t
        mov qword [rsp + 2720], rcx  ;   285.2 p0+p3   22 t spill
        mov rcx, rdx                 ;   258.8 p1      22 t copy
        xor rcx, rbx                 ;   286.2 p0      22 t
        mov qword [rsp + 2712], r11  ;   286.8 p0+p3   22 t spill
        mov r11, r8                  ;   269.9 p1      22 t copy
        and r11, rbx                 ;   287.8 p0      22 t
        xor r9, r11                  ;   288.8 p0      22 t
        mov r11, qword [rsp + 2232]  ;   231.8 p2      22 t
        or r11, r10                  ;   288.9 p0      22 t
        xor r14, r11                 ;   289.9 p0      22 t
        mov r11, rax                 ;   259.3 p1      22 t copy
        and r11, rcx                 ;   290.0 p0      22 t
        xor rsi, r11                 ;   291.0 p0      22 t
        mov r11, r12                 ;   264.2 p1      22 t copy
        xor r11, r15                 ;   291.2 p0      22 t
        mov qword [rsp + 2664], r8   ;   291.8 p0+p3   22 t spill
        mov r8, rbp                  ;   257.3 p1      22 t copy
        and r8, r11                  ;   292.8 p0      22 t
        xor r9, r8                   ;   293.8 p0      22 t
        xor r14, r8                  ;   293.9 p0      22 t
        mov r8, rdi                  ;   285.3 p1      22 t copy
        and r8, rsi                  ;   294.5 p0      22 t
        xor r14, r8                  ;   295.5 p0      22 t
        mov qword [rsp + 2208], r10  ;   295.6 p0+p3   22 t spill
        mov r10, r9                  ;   294.8 p1      22 t copy
        and r10, r14                 ;   296.6 p0      22 t
        xor r14, rsi                 ;   297.2 p0      22 t
        or r8, r14                   ;   298.2 p0      22 t
        xor rdi, r10                 ;   298.3 p0      22 t
        xor r8, rdi                  ;   299.3 p0      22 t
        and r11, r8                  ;   300.3 p0      22 t
        mov r10, r9                  ;   294.8 p1      22 t copy
        and r10, rdi                 ;   300.0 p0      22 t
        xor rsi, r10                 ;   301.0 p0      22 t
        and rdi, rsi                 ;   302.0 p0      22 t
        mov r10, r8                  ;   300.3 p1      22 t copy
        or r10, rsi                  ;   302.0 p0      22 t
        xor r14, r10                 ;   303.0 p0      22 t
        xor r9, rdi                  ;   303.0 p0      22 t
        mov r10, qword [rsp + 2696]  ;   276.9 p2      22 t
        mov rdi, r8                  ;   300.3 p1      22 t copy
        xor rdi, rsi                 ;   303.5 p0      22 t
        and rcx, rdi                 ;   304.5 p0      22 t
        and rax, rdi                 ;   304.6 p0      22 t
        xor rdi, r14                 ;   305.2 p0      22 t
        and rbx, rdi                 ;   306.2 p0      22 t
        and rbp, r8                  ;   306.3 p0      22 t
        xor rcx, rbx                 ;   307.2 p0      22 t
        and r13, r14                 ;   307.5 p0      22 t
        and r10, r9                  ;   308.0 p0      22 t
        and rdx, r14                 ;   308.6 p0      22 t
        xor r14, r9                  ;   309.2 p0      22 t
        xor rbx, rdx                 ;   309.7 p0      22 t
        mov rdx, qword [rsp + 2680]  ;   275.3 p2      22 t
        and rdx, r9                  ;   310.3 p0      22 t
        xor rdx, rax                 ;   311.3 p0      22 t
        xor r9, rsi                  ;   311.5 p0      22 t
        xor r8, r14                  ;   312.0 p0      22 t
        mov qword [rsp + 2680], rbp  ;   312.6 p0+p3   22 t spill
        mov rbp, qword [rsp + 2216]  ;   273.2 p2      22 t
        and rbp, r14                 ;   313.6 p0      22 t
        xor rax, rbp                 ;   314.6 p0      22 t
        mov rbp, qword [rsp + 2712]  ;   286.8 p2      22 t
        and r15, r8                  ;   314.7 p0      22 t
        and r12, r14                 ;   315.3 p0      22 t
        mov r14, qword [rsp + 2720]  ;   285.2 p2      22 t
        and rbp, r9                  ;   315.9 p0      22 t
        and r14, r9                  ;   316.5 p0      22 t
        mov r9, qword [rsp + 2264]   ;   280.2 p2      22 t
        and r9, r8                   ;   317.0 p0      22 t
        mov r8, qword [rsp + 2208]   ;   295.6 p2      22 t
        xor r9, rax                  ;   318.0 p0      22 t
        xor r9, rbp                  ;   319.0 p0      22 t
        and r8, rsi                  ;   318.7 p0      22 t
        xor r12, r11                 ;   319.3 p0      22 t
        xor r12, rcx                 ;   320.3 p0      22 t
        xor r13, rdx                 ;   320.5 p0      22 t
        xor r13, rbp                 ;   321.5 p0      22 t
        mov rbp, qword [rsp + 2232]  ;   262.9 p2      22 t
        and rbp, rsi                 ;   321.6 p0      22 t
        mov rsi, qword [rsp + 2664]  ;   291.8 p2      22 t
        xor r8, r13                  ;   322.5 p0      22 t
        and rsi, rdi                 ;   322.7 p0      22 t
        mov rdi, qword [rsp + 2680]  ;   312.6 p2      22 t
        xor rcx, r10                 ;   323.3 p0      22 t
        xor rbp, r9                  ;   323.9 p0      22 t
        xor rbp, r8                  ;   324.9 p0      22 t
        xor rcx, r8                  ;   325.0 p0      22 t
        xor r14, rbx                 ;   325.6 p0      22 t
        xor r14, r8                  ;   326.6 p0      22 t
        xor rdx, r9                  ;   326.7 p0      22 t
        xor rsi, rbp                 ;   327.3 p0      22 t
        xor rdi, rax                 ;   327.9 p0      22 t
        xor rdx, r12                 ;   328.4 p0      22 t
        xor rdi, rbp                 ;   329.0 p0      22 t
        xor r11, rbx                 ;   329.6 p0      22 t
        mov r8, qword [rsp + 2288]   ;   271.5 p2      21 t
        not r8                       ;   330.2 p0      21 t
        xor r11, r15                 ;   330.7 p0      22 t
        mov r9, qword [rsp + 2304]   ;   273.1 p2      21 t
        not r9                       ;   331.2 p0      21 t
        mov r10, rcx                 ;   326.0 p1      22 t copy
        xor r10, r14                 ;   331.7 p0      22 t
        xor r10, rdi                 ;   332.7 p0      22 t
        xor r12, r10                 ;   333.7 p0      22 t
        xor r11, rcx                 ;   333.4 p0      22 t
        xor r10, rsi                 ;   334.0 p0      22 t
        mov r15, qword [rsp + 2336]  ;   277.3 p2      21 t
        not r15                      ;   334.6 p0      21 t
        not rdi                      ;   335.1 p0      22 t
        mov rbp, qword [rsp + 2344]  ;   278.9 p2      21 t
        not rbp                      ;   335.6 p0      21 t
        not r13                      ;   336.1 p0      22 t
        not r11                      ;   336.6 p0      22 t
        mov rax, qword [rsp + 2296]  ;   281.0 p2      21 t
        mov rcx, qword [rsp + 2320]  ;   282.0 p2      40 t reload
        xor rax, rcx                 ;   337.1 p0      21 t
        not rsi                      ;   337.7 p0      22 t
        not r12                      ;   338.2 p0      22 t
        mov rbx, qword [rsp + 2296]  ;   283.5 p2      21 t
        xor rbx, qword [rsp + 2328]  ;   338.7 p2+p0   21 t
        xor rcx, r9                  ;   339.2 p0      21 t
        mov qword [rsp + 2320], r10  ;   339.7 p0+p3   22 t spill
        mov r10, qword [rsp + 2312]  ;   285.5 p2      21 t
        xor r10, r15                 ;   340.7 p0      21 t
        xor r8, r10                  ;   341.7 p0      21 t
        xor rbp, r8                  ;   342.7 p0      21 t
        xor r10, rax                 ;   342.4 p0      21 t
        mov qword [rsp + 2344], r14  ;   343.0 p0+p3   22 t spill
        mov r14, qword [rsp + 2312]  ;   287.9 p2      21 t
        mov qword [rsp + 2312], rsi  ;   344.0 p0+p3   22 t spill
        mov rsi, rbx                 ;   339.7 p1      21 t copy
        xor rsi, r8                  ;   345.0 p0      21 t
        mov qword [rsp + 2336], r12  ;   345.6 p0+p3   22 t spill
        mov r12, rax                 ;   338.1 p1      21 t copy
        xor r12, rbp                 ;   346.6 p0      21 t
        mov qword [rsp + 2304], rdx  ;   347.2 p0+p3   22 t spill
        mov rdx, rbp                 ;   343.7 p1      21 t copy
        or rdx, rsi                  ;   348.2 p0      21 t
        mov qword [rsp + 2288], r13  ;   348.7 p0+p3   22 t spill
        mov r13, rcx                 ;   340.2 p1      21 t copy
        xor r13, r10                 ;   349.7 p0      21 t
        mov qword [rsp + 2680], r11  ;   350.3 p0+p3   22 t spill
        mov r11, r9                  ;   332.2 p1      21 t copy
        xor r11, r8                  ;   351.3 p0      21 t
        mov qword [rsp + 2664], rdi  ;   351.9 p0+p3   22 t spill
        mov rdi, rbp                 ;   343.7 p1      21 t copy
        xor rdi, r10                 ;   352.9 p0      21 t
        xor r14, rdi                 ;   353.9 p0      21 t
        mov qword [rsp + 2232], rbp  ;   354.0 p0+p3   21 t spill
        mov rbp, r8                  ;   342.7 p1      21 t copy
        or rbp, rdi                  ;   355.0 p0      21 t
        xor rbp, rdx                 ;   356.0 p0      21 t
        mov qword [rsp + 2208], rdi  ;   356.1 p0+p3   21 t spill
        mov rdi, r15                 ;   335.6 p1      21 t copy
        or rdi, r12                  ;   357.1 p0      21 t
        mov qword [rsp + 2264], r8   ;   357.7 p0+p3   21 t spill
        mov r8, r12                  ;   347.6 p1      21 t copy
        xor r8, r13                  ;   358.7 p0      21 t
        xor r15, rdx                 ;   359.3 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   303.4 p2      21 t
        xor rdx, r10                 ;   359.9 p0      21 t
        xor rdx, rdi                 ;   360.9 p0      21 t
        mov qword [rsp + 2328], r12  ;   361.0 p0+p3   21 t spill
        mov r12, rbx                 ;   339.7 p1      21 t copy
        and r12, r10                 ;   362.0 p0      21 t
        xor rdi, r12                 ;   363.0 p0      21 t
        mov r12, r11                 ;   352.3 p1      21 t copy
        and r12, r8                  ;   363.1 p0      21 t
        xor rdx, r12                 ;   364.1 p0      21 t
        mov r12, r11                 ;   352.3 p1      21 t copy
        xor r12, r14                 ;   364.3 p0      21 t
        xor rbp, rdx                 ;   365.1 p0      21 t
        xor r15, rdi                 ;   365.4 p0      21 t
        mov qword [rsp + 2720], r11  ;   366.0 p0+p3   21 t spill
        mov r11, rbx                 ;   339.7 p1      21 t copy
        xor r11, r12                 ;   367.0 p0      21 t
        mov qword [rsp + 2712], r8   ;   367.6 p0+p3   21 t spill
        mov r8, r13                  ;   350.7 p1      21 t copy
        and r8, r12                  ;   368.6 p0      21 t
        xor rdi, r8                  ;   369.6 p0      21 t
        mov r8, qword [rsp + 2296]   ;   312.6 p2      21 t
        or r8, r9                    ;   369.7 p0      21 t
        xor rdx, r8                  ;   370.7 p0      21 t
        mov r8, rcx                  ;   340.2 p1      21 t copy
        and r8, r11                  ;   370.9 p0      21 t
        xor r15, r8                  ;   371.9 p0      21 t
        mov r8, rsi                  ;   346.0 p1      21 t copy
        xor r8, r14                  ;   372.0 p0      21 t
        mov qword [rsp + 2216], r13  ;   372.6 p0+p3   21 t spill
        mov r13, rax                 ;   338.1 p1      21 t copy
        and r13, r8                  ;   373.6 p0      21 t
        xor rdi, r13                 ;   374.6 p0      21 t
        xor rdx, r13                 ;   374.7 p0      21 t
        mov r13, rbp                 ;   366.1 p1      21 t copy
        and r13, r15                 ;   375.3 p0      21 t
        xor rdx, r13                 ;   376.3 p0      21 t
        mov qword [rsp + 2696], r9   ;   376.4 p0+p3   21 t spill
        mov r9, rdi                  ;   375.6 p1      21 t copy
        and r9, rdx                  ;   377.4 p0      21 t
        xor rdx, r15                 ;   378.0 p0      21 t
        or r13, rdx                  ;   379.0 p0      21 t
        xor rbp, r9                  ;   379.1 p0      21 t
        xor r13, rbp                 ;   380.1 p0      21 t
        and r8, r13                  ;   381.1 p0      21 t
        mov r9, rdi                  ;   375.6 p1      21 t copy
        and r9, rbp                  ;   380.9 p0      21 t
        xor r15, r9                  ;   381.9 p0      21 t
        and rbp, r15                 ;   382.9 p0      21 t
        mov r9, r13                  ;   381.1 p1      21 t copy
        or r9, r15                   ;   382.9 p0      21 t
        xor rdx, r9                  ;   383.9 p0      21 t
        xor rdi, rbp                 ;   383.9 p0      21 t
        mov r9, qword [rsp + 2264]   ;   357.7 p2      21 t
        mov rbp, r13                 ;   381.1 p1      21 t copy
        xor rbp, r15                 ;   384.3 p0      21 t
        and r11, rbp                 ;   385.3 p0      21 t
        and rcx, rbp                 ;   385.4 p0      21 t
        xor rbp, rdx                 ;   386.0 p0      21 t
        and r12, rbp                 ;   387.0 p0      21 t
        and rax, r13                 ;   387.1 p0      21 t
        xor r11, r12                 ;   388.0 p0      21 t
        and r10, rdx                 ;   388.3 p0      21 t
        and r9, rdi                  ;   388.8 p0      21 t
        and rbx, rdx                 ;   389.4 p0      21 t
        xor rdx, rdi                 ;   390.0 p0      21 t
        xor r12, rbx                 ;   390.6 p0      21 t
        mov rbx, qword [rsp + 2208]  ;   356.1 p2      21 t
        and rbx, rdi                 ;   391.1 p0      21 t
        xor rbx, rcx                 ;   392.1 p0      21 t
        xor rdi, r15                 ;   392.3 p0      21 t
        xor r13, rdx                 ;   392.8 p0      21 t
        mov qword [rsp + 2208], rax  ;   393.4 p0+p3   21 t spill
        mov rax, qword [rsp + 2232]  ;   354.0 p2      21 t
        and rax, rdx                 ;   394.4 p0      21 t
        xor rcx, rax                 ;   395.4 p0      21 t
        mov rax, qword [rsp + 2712]  ;   367.6 p2      21 t
        and r14, r13                 ;   395.6 p0      21 t
        and rsi, rdx                 ;   396.1 p0      21 t
        mov rdx, qword [rsp + 2720]  ;   366.0 p2      21 t
        and rax, rdi                 ;   396.7 p0      21 t
        and rdx, rdi                 ;   397.3 p0      21 t
        mov rdi, qword [rsp + 2328]  ;   361.0 p2      21 t
        and rdi, r13                 ;   397.8 p0      21 t
        mov r13, qword [rsp + 2696]  ;   376.4 p2      21 t
        xor rdi, rcx                 ;   398.8 p0      21 t
        xor rdi, rax                 ;   399.8 p0      21 t
        and r13, r15                 ;   399.6 p0      21 t
        xor rsi, r8                  ;   400.1 p0      21 t
        xor rsi, r11                 ;   401.1 p0      21 t
        xor r10, rbx                 ;   401.3 p0      21 t
        xor r10, rax                 ;   402.3 p0      21 t
        mov rax, qword [rsp + 2296]  ;   343.7 p2      21 t
        and rax, r15                 ;   402.4 p0      21 t
        mov r15, qword [rsp + 2216]  ;   372.6 p2      21 t
        xor r13, r10                 ;   403.3 p0      21 t
        and r15, rbp                 ;   403.5 p0      21 t
        mov rbp, qword [rsp + 2208]  ;   393.4 p2      21 t
        xor r11, r9                  ;   404.1 p0      21 t
        xor rax, rdi                 ;   404.7 p0      21 t
        xor rax, r13                 ;   405.7 p0      21 t
        xor r11, r13                 ;   405.8 p0      21 t
        xor rdx, r12                 ;   406.4 p0      21 t
        xor rdx, r13                 ;   407.4 p0      21 t
        xor rbx, rdi                 ;   407.5 p0      21 t
        xor r15, rax                 ;   408.1 p0      21 t
        xor rbp, rcx                 ;   408.7 p0      21 t
        xor rbx, rsi                 ;   409.3 p0      21 t
        xor rbp, rax                 ;   409.8 p0      21 t
        xor r8, r12                  ;   410.4 p0      21 t
        mov r9, qword [rsp + 2408]   ;   352.3 p2      23 t
        not r9                       ;   411.0 p0      23 t
        xor r8, r14                  ;   411.5 p0      21 t
        mov r12, qword [rsp + 2360]  ;   353.9 p2      23 t
        not r12                      ;   412.0 p0      23 t
        mov r13, r11                 ;   406.8 p1      21 t copy
        xor r13, rdx                 ;   412.5 p0      21 t
        xor r13, rbp                 ;   413.5 p0      21 t
        xor rsi, r13                 ;   414.5 p0      21 t
        xor r8, r11                  ;   414.3 p0      21 t
        xor r13, r15                 ;   414.8 p0      21 t
        mov r11, qword [rsp + 2392]  ;   358.1 p2      23 t
        not r11                      ;   415.4 p0      23 t
        not rbp                      ;   415.9 p0      21 t
        mov r14, qword [rsp + 2400]  ;   359.7 p2      23 t
        not r14                      ;   416.4 p0      23 t
        not r10                      ;   416.9 p0      21 t
        not r8                       ;   417.4 p0      21 t
        mov rdi, qword [rsp + 2352]  ;   361.9 p2      23 t
        mov rax, qword [rsp + 2376]  ;   362.9 p2      40 t reload
        xor rdi, rax                 ;   417.9 p0      23 t
        not r15                      ;   418.5 p0      21 t
        not rsi                      ;   419.0 p0      21 t
        mov rcx, qword [rsp + 2352]  ;   364.3 p2      23 t
        xor rcx, qword [rsp + 2384]  ;   419.5 p2+p0   23 t
        xor rax, r12                 ;   420.0 p0      23 t
        mov qword [rsp + 2376], r15  ;   420.5 p0+p3   21 t spill
        mov r15, qword [rsp + 2368]  ;   366.3 p2      23 t
        xor r15, r11                 ;   421.5 p0      23 t
        xor r9, r15                  ;   422.5 p0      23 t
        xor r14, r9                  ;   423.5 p0      23 t
        xor r15, rdi                 ;   423.3 p0      23 t
        mov qword [rsp + 2400], rsi  ;   423.8 p0+p3   21 t spill
        mov rsi, qword [rsp + 2368]  ;   368.7 p2      23 t
        mov qword [rsp + 2368], rbx  ;   424.8 p0+p3   21 t spill
        mov rbx, rcx                 ;   420.5 p1      23 t copy
        xor rbx, r9                  ;   425.8 p0      23 t
        mov qword [rsp + 2392], r10  ;   426.4 p0+p3   21 t spill
        mov r10, rdi                 ;   418.9 p1      23 t copy
        xor r10, r14                 ;   427.4 p0      23 t
        mov qword [rsp + 2360], r8   ;   428.0 p0+p3   21 t spill
        mov r8, r14                  ;   424.5 p1      23 t copy
        or r8, rbx                   ;   429.0 p0      23 t
        mov qword [rsp + 2408], rbp  ;   429.5 p0+p3   21 t spill
        mov rbp, rax                 ;   421.0 p1      23 t copy
        xor rbp, r15                 ;   430.5 p0      23 t
        mov qword [rsp + 2208], r13  ;   431.1 p0+p3   21 t spill
        mov r13, r12                 ;   413.0 p1      23 t copy
        xor r13, r9                  ;   432.1 p0      23 t
        mov qword [rsp + 2216], rdx  ;   432.7 p0+p3   21 t spill
        mov rdx, r14                 ;   424.5 p1      23 t copy
        xor rdx, r15                 ;   433.7 p0      23 t
        xor rsi, rdx                 ;   434.7 p0      23 t
        mov qword [rsp + 2296], r14  ;   434.8 p0+p3   23 t spill
        mov r14, r9                  ;   423.5 p1      23 t copy
        or r14, rdx                  ;   435.8 p0      23 t
        xor r14, r8                  ;   436.8 p0      23 t
        mov qword [rsp + 2696], rdx  ;   437.0 p0+p3   23 t spill
        mov rdx, r11                 ;   416.4 p1      23 t copy
        or rdx, r10                  ;   438.0 p0      23 t
        mov qword [rsp + 2328], r9   ;   438.5 p0+p3   23 t spill
        mov r9, r10                  ;   428.4 p1      23 t copy
        xor r9, rbp                  ;   439.5 p0      23 t
        xor r11, r8                  ;   440.1 p0      23 t
        mov r8, qword [rsp + 2384]   ;   384.2 p2      23 t
        xor r8, r15                  ;   440.7 p0      23 t
        xor r8, rdx                  ;   441.7 p0      23 t
        mov qword [rsp + 2384], r10  ;   441.8 p0+p3   23 t spill
        mov r10, rcx                 ;   420.5 p1      23 t copy
        and r10, r15                 ;   442.8 p0      23 t
        xor rdx, r10                 ;   443.8 p0      23 t
        mov r10, r13                 ;   433.1 p1      23 t copy
        and r10, r9                  ;   444.0 p0      23 t
        xor r8, r10                  ;   445.0 p0      23 t
        mov r10, r13                 ;   433.1 p1      23 t copy
        xor r10, rsi                 ;   445.1 p0      23 t
        xor r14, r8                  ;   446.0 p0      23 t
        xor r11, rdx                 ;   446.2 p0      23 t
        mov qword [rsp + 2720], r13  ;   446.8 p0+p3   23 t spill
        mov r13, rcx                 ;   420.5 p1      23 t copy
        xor r13, r10                 ;   447.8 p0      23 t
        mov qword [rsp + 2712], r9   ;   448.4 p0+p3   23 t spill
        mov r9, rbp                  ;   431.5 p1      23 t copy
        and r9, r10                  ;   449.4 p0      23 t
        xor rdx, r9                  ;   450.4 p0      23 t
        mov r9, qword [rsp + 2352]   ;   393.5 p2      23 t
        or r9, r12                   ;   450.5 p0      23 t
        xor r8, r9                   ;   451.5 p0      23 t
        mov r9, rax                  ;   421.0 p1      23 t copy
        and r9, r13                  ;   451.7 p0      23 t
        xor r11, r9                  ;   452.7 p0      23 t
        mov r9, rbx                  ;   426.8 p1      23 t copy
        xor r9, rsi                  ;   452.8 p0      23 t
        mov qword [rsp + 2232], rbp  ;   453.4 p0+p3   23 t spill
        mov rbp, rdi                 ;   418.9 p1      23 t copy
        and rbp, r9                  ;   454.4 p0      23 t
        xor rdx, rbp                 ;   455.4 p0      23 t
        xor r8, rbp                  ;   455.5 p0      23 t
        mov rbp, r14                 ;   447.0 p1      23 t copy
        and rbp, r11                 ;   456.1 p0      23 t
        xor r8, rbp                  ;   457.1 p0      23 t
        mov qword [rsp + 2264], r12  ;   457.2 p0+p3   23 t spill
        mov r12, rdx                 ;   456.4 p1      23 t copy
        and r12, r8                  ;   458.2 p0      23 t
        xor r8, r11                  ;   458.8 p0      23 t
        or rbp, r8                   ;   459.8 p0      23 t
        xor r14, r12                 ;   460.0 p0      23 t
        xor rbp, r14                 ;   461.0 p0      23 t
        and r9, rbp                  ;   462.0 p0      23 t
        mov r12, rdx                 ;   456.4 p1      23 t copy
        and r12, r14                 ;   461.7 p0      23 t
        xor r11, r12                 ;   462.7 p0      23 t
        and r14, r11                 ;   463.7 p0      23 t
        mov r12, rbp                 ;   462.0 p1      23 t copy
        or r12, r11                  ;   463.7 p0      23 t
        xor r8, r12                  ;   464.7 p0      23 t
        xor rdx, r14                 ;   464.7 p0      23 t
        mov r12, qword [rsp + 2328]  ;   438.5 p2      23 t
        mov r14, rbp                 ;   462.0 p1      23 t copy
        xor r14, r11                 ;   465.1 p0      23 t
        and r13, r14                 ;   466.1 p0      23 t
        and rax, r14                 ;   466.2 p0      23 t
        xor r14, r8                  ;   466.8 p0      23 t
        and r10, r14                 ;   467.8 p0      23 t
        and rdi, rbp                 ;   467.9 p0      23 t
        xor r13, r10                 ;   468.8 p0      23 t
        and r15, r8                  ;   469.1 p0      23 t
        and r12, rdx                 ;   469.7 p0      23 t
        and rcx, r8                  ;   470.2 p0      23 t
        xor r8, rdx                  ;   470.8 p0      23 t
        xor r10, rcx                 ;   471.4 p0      23 t
        mov rcx, qword [rsp + 2696]  ;   437.0 p2      23 t
        and rcx, rdx                 ;   471.9 p0      23 t
        xor rcx, rax                 ;   472.9 p0      23 t
        xor rdx, r11                 ;   473.1 p0      23 t
        xor rbp, r8                  ;   473.7 p0      23 t
        mov qword [rsp + 2696], rdi  ;   474.2 p0+p3   23 t spill
        mov rdi, qword [rsp + 2296]  ;   434.8 p2      23 t
        and rdi, r8                  ;   475.2 p0      23 t
        xor rax, rdi                 ;   476.2 p0      23 t
        mov rdi, qword [rsp + 2712]  ;   448.4 p2      23 t
        and rsi, rbp                 ;   476.4 p0      23 t
        and rbx, r8                  ;   476.9 p0      23 t
        mov r8, qword [rsp + 2720]   ;   446.8 p2      23 t
        and rdi, rdx                 ;   477.5 p0      23 t
        and r8, rdx                  ;   478.1 p0      23 t
        mov rdx, qword [rsp + 2384]  ;   441.8 p2      23 t
        and rdx, rbp                 ;   478.7 p0      23 t
        mov rbp, qword [rsp + 2264]  ;   457.2 p2      23 t
        xor rdx, rax                 ;   479.7 p0      23 t
        xor rdx, rdi                 ;   480.7 p0      23 t
        and rbp, r11                 ;   480.4 p0      23 t
        xor rbx, r9                  ;   480.9 p0      23 t
        xor rbx, r13                 ;   481.9 p0      23 t
        xor r15, rcx                 ;   482.1 p0      23 t
        xor r15, rdi                 ;   483.1 p0      23 t
        mov rdi, qword [rsp + 2352]  ;   424.5 p2      23 t
        and rdi, r11                 ;   483.2 p0      23 t
        mov r11, qword [rsp + 2232]  ;   453.4 p2      23 t
        xor rbp, r15                 ;   484.1 p0      23 t
        and r11, r14                 ;   484.4 p0      23 t
        mov r14, qword [rsp + 2696]  ;   474.2 p2      23 t
        xor r13, r12                 ;   484.9 p0      23 t
        xor rdi, rdx                 ;   485.5 p0      23 t
        xor rdi, rbp                 ;   486.5 p0      23 t
        xor r13, rbp                 ;   486.6 p0      23 t
        xor r8, r10                  ;   487.2 p0      23 t
        xor r8, rbp                  ;   488.2 p0      23 t
        xor r14, rax                 ;   488.4 p0      23 t
        xor r11, rdi                 ;   488.9 p0      23 t
        xor r14, rdi                 ;   489.5 p0      23 t
        xor r9, r10                  ;   490.1 p0      23 t
        mov r10, qword [rsp + 2416]  ;   431.9 p2      22 t
        not r10                      ;   490.6 p0      22 t
        xor r9, rsi                  ;   491.1 p0      23 t
        mov r12, qword [rsp + 2432]  ;   433.4 p2      22 t
        not r12                      ;   491.7 p0      22 t
        xor r9, r13                  ;   492.2 p0      23 t
        xor r13, r8                  ;   492.8 p0      23 t
        xor r13, r14                 ;   493.8 p0      23 t
        mov rsi, qword [rsp + 2464]  ;   436.3 p2      22 t
        not rsi                      ;   493.9 p0      22 t
        mov rdi, rbx                 ;   482.9 p1      23 t copy
        xor rdi, r13                 ;   494.8 p0      23 t
        not r14                      ;   495.0 p0      23 t
        not r15                      ;   495.5 p0      23 t
        mov rbp, qword [rsp + 2472]  ;   439.3 p2      22 t
        not rbp                      ;   496.0 p0      22 t
        not r9                       ;   496.5 p0      23 t
        mov rax, qword [rsp + 2424]  ;   441.1 p2      22 t
        xor rax, qword [rsp + 2448]  ;   497.0 p2+p0   22 t
        not rdi                      ;   497.5 p0      23 t
        mov qword [rsp + 2472], r8   ;   498.0 p0+p3   23 t spill
        mov r8, qword [rsp + 2424]   ;   443.3 p2      22 t
        xor r8, qword [rsp + 2456]   ;   499.0 p2+p0   22 t
        mov qword [rsp + 2464], rdi  ;   499.5 p0+p3   23 t spill
        mov rdi, qword [rsp + 2440]  ;   445.3 p2      22 t
        xor rdi, rsi                 ;   500.5 p0      22 t
        xor r10, rdi                 ;   501.5 p0      22 t
        xor rbp, r10                 ;   502.5 p0      22 t
        mov qword [rsp + 2432], rbx  ;   502.2 p0+p3   23 t spill
        mov rbx, r11                 ;   489.9 p1      23 t copy
        not rbx                      ;   503.2 p0      23 t
        xor rdi, rax                 ;   503.7 p0      22 t
        mov qword [rsp + 2416], rbx  ;   504.3 p0+p3   23 t spill
        mov rbx, qword [rsp + 2448]  ;   449.1 p2      22 t
        xor rbx, r12                 ;   505.3 p0      22 t
        mov qword [rsp + 2448], rcx  ;   505.9 p0+p3   23 t spill
        mov rcx, r8                  ;   500.0 p1      22 t copy
        xor rcx, r10                 ;   506.9 p0      22 t
        mov qword [rsp + 2696], rdx  ;   507.4 p0+p3   23 t spill
        mov rdx, qword [rsp + 2440]  ;   452.5 p2      22 t
        mov qword [rsp + 2440], r15  ;   508.4 p0+p3   23 t spill
        mov r15, rax                 ;   498.0 p1      22 t copy
        xor r15, rbp                 ;   509.4 p0      22 t
        mov qword [rsp + 2232], r9   ;   510.0 p0+p3   23 t spill
        mov r9, rbp                  ;   503.5 p1      22 t copy
        or r9, rcx                   ;   511.0 p0      22 t
        mov qword [rsp + 2352], r14  ;   511.6 p0+p3   23 t spill
        mov r14, r12                 ;   492.7 p1      22 t copy
        xor r14, r10                 ;   512.6 p0      22 t
        mov qword [rsp + 2264], r11  ;   513.1 p0+p3   23 t spill
        mov r11, rbx                 ;   506.3 p1      22 t copy
        xor r11, rdi                 ;   514.1 p0      22 t
        mov qword [rsp + 2384], r13  ;   514.7 p0+p3   23 t spill
        mov r13, rbp                 ;   503.5 p1      22 t copy
        xor r13, rdi                 ;   515.7 p0      22 t
        xor rdx, r13                 ;   516.7 p0      22 t
        mov qword [rsp + 2720], rbp  ;   516.8 p0+p3   22 t spill
        mov rbp, r10                 ;   502.5 p1      22 t copy
        or rbp, r13                  ;   517.8 p0      22 t
        xor rbp, r9                  ;   518.8 p0      22 t
        mov qword [rsp + 2712], r13  ;   519.0 p0+p3   22 t spill
        mov r13, rsi                 ;   494.9 p1      22 t copy
        or r13, r15                  ;   520.0 p0      22 t
        mov qword [rsp + 2296], r10  ;   520.6 p0+p3   22 t spill
        mov r10, r15                 ;   510.4 p1      22 t copy
        xor r10, r11                 ;   521.6 p0      22 t
        xor rsi, r9                  ;   522.1 p0      22 t
        mov r9, qword [rsp + 2456]   ;   465.7 p2      22 t
        xor r9, rdi                  ;   522.7 p0      22 t
        xor r9, r13                  ;   523.7 p0      22 t
        mov qword [rsp + 2456], r15  ;   523.8 p0+p3   22 t spill
        mov r15, r8                  ;   500.0 p1      22 t copy
        and r15, rdi                 ;   524.8 p0      22 t
        xor r13, r15                 ;   525.8 p0      22 t
        mov r15, r14                 ;   513.6 p1      22 t copy
        and r15, r10                 ;   526.0 p0      22 t
        xor r9, r15                  ;   527.0 p0      22 t
        mov r15, r8                  ;   500.0 p1      22 t copy
        xor rbp, r9                  ;   528.0 p0      22 t
        xor rsi, r13                 ;   527.7 p0      22 t
        mov qword [rsp + 2328], r10  ;   528.3 p0+p3   22 t spill
        mov r10, r14                 ;   513.6 p1      22 t copy
        xor r10, rdx                 ;   529.3 p0      22 t
        xor r15, r10                 ;   530.3 p0      22 t
        mov qword [rsp + 2728], r14  ;   530.4 p0+p3   22 t spill
        mov r14, r11                 ;   515.1 p1      22 t copy
        and r14, r10                 ;   531.4 p0      22 t
        xor r13, r14                 ;   532.4 p0      22 t
        mov r14, qword [rsp + 2424]  ;   475.0 p2      22 t
        or r14, r12                  ;   532.6 p0      22 t
        xor r9, r14                  ;   533.6 p0      22 t
        mov r14, rbx                 ;   506.3 p1      22 t copy
        and r14, r15                 ;   533.7 p0      22 t
        xor rsi, r14                 ;   534.7 p0      22 t
        mov r14, rcx                 ;   507.9 p1      22 t copy
        xor r14, rdx                 ;   534.8 p0      22 t
        mov qword [rsp + 2736], r11  ;   535.4 p0+p3   22 t spill
        mov r11, rax                 ;   498.0 p1      22 t copy
        and r11, r14                 ;   536.4 p0      22 t
        xor r13, r11                 ;   537.4 p0      22 t
        xor r9, r11                  ;   537.6 p0      22 t
        mov r11, rbp                 ;   529.0 p1      22 t copy
        and r11, rsi                 ;   538.1 p0      22 t
        xor r9, r11                  ;   539.1 p0      22 t
        mov qword [rsp + 2744], r12  ;   539.3 p0+p3   22 t spill
        mov r12, r13                 ;   538.4 p1      22 t copy
        and r12, r9                  ;   540.3 p0      22 t
        xor r9, rsi                  ;   540.8 p0      22 t
        or r11, r9                   ;   541.8 p0      22 t
        xor rbp, r12                 ;   542.0 p0      22 t
        xor r11, rbp                 ;   543.0 p0      22 t
        and r14, r11                 ;   544.0 p0      22 t
        mov r12, r13                 ;   538.4 p1      22 t copy
        and r12, rbp                 ;   543.7 p0      22 t
        xor rsi, r12                 ;   544.7 p0      22 t
        and rbp, rsi                 ;   545.7 p0      22 t
        mov r12, r11                 ;   544.0 p1      22 t copy
        or r12, rsi                  ;   545.7 p0      22 t
        xor r9, r12                  ;   546.7 p0      22 t
        xor r13, rbp                 ;   546.7 p0      22 t
        mov r12, qword [rsp + 2296]  ;   520.6 p2      22 t
        mov rbp, r11                 ;   544.0 p1      22 t copy
        xor rbp, rsi                 ;   547.1 p0      22 t
        and r15, rbp                 ;   548.1 p0      22 t
        and rbx, rbp                 ;   548.3 p0      22 t
        xor rbp, r9                  ;   548.8 p0      22 t
        and r10, rbp                 ;   549.8 p0      22 t
        and rax, r11                 ;   550.0 p0      22 t
        xor r15, r10                 ;   550.8 p0      22 t
        and rdi, r9                  ;   551.1 p0      22 t
        and r12, r13                 ;   551.7 p0      22 t
        and r8, r9                   ;   552.3 p0      22 t
        xor r9, r13                  ;   552.8 p0      22 t
        xor r10, r8                  ;   553.4 p0      22 t
        mov r8, qword [rsp + 2712]   ;   519.0 p2      22 t
        and r8, r13                  ;   554.0 p0      22 t
        xor r8, rbx                  ;   555.0 p0      22 t
        xor r13, rsi                 ;   555.1 p0      22 t
        xor r11, r9                  ;   555.7 p0      22 t
        mov qword [rsp + 2712], rax  ;   556.3 p0+p3   22 t spill
        mov rax, qword [rsp + 2720]  ;   516.8 p2      22 t
        and rax, r9                  ;   557.3 p0      22 t
        xor rbx, rax                 ;   558.3 p0      22 t
        mov rax, qword [rsp + 2328]  ;   528.3 p2      22 t
        and rdx, r11                 ;   558.4 p0      22 t
        and rcx, r9                  ;   559.0 p0      22 t
        mov r9, qword [rsp + 2728]   ;   530.4 p2      22 t
        and rax, r13                 ;   559.5 p0      22 t
        and r9, r13                  ;   560.1 p0      22 t
        mov r13, qword [rsp + 2456]  ;   523.8 p2      22 t
        and r13, r11                 ;   560.7 p0      22 t
        mov r11, qword [rsp + 2744]  ;   539.3 p2      22 t
        xor r13, rbx                 ;   561.7 p0      22 t
        xor r13, rax                 ;   562.7 p0      22 t
        and r11, rsi                 ;   562.4 p0      22 t
        xor rcx, r14                 ;   563.0 p0      22 t
        xor rcx, r15                 ;   564.0 p0      22 t
        xor rdi, r8                  ;   564.1 p0      22 t
        xor rdi, rax                 ;   565.1 p0      22 t
        mov rax, qword [rsp + 2424]  ;   505.5 p2      22 t
        and rax, rsi                 ;   565.2 p0      22 t
        mov rsi, qword [rsp + 2736]  ;   535.4 p2      22 t
        xor r11, rdi                 ;   566.1 p0      22 t
        and rsi, rbp                 ;   566.4 p0      22 t
        mov rbp, qword [rsp + 2712]  ;   556.3 p2      22 t
        xor r15, r12                 ;   567.0 p0      22 t
        xor rax, r13                 ;   567.5 p0      22 t
        xor rax, r11                 ;   568.5 p0      22 t
        xor r15, r11                 ;   568.7 p0      22 t
        xor r9, r10                  ;   569.2 p0      22 t
        xor r9, r11                  ;   570.2 p0      22 t
        xor rbp, rbx                 ;   570.4 p0      22 t
        xor rsi, rax                 ;   571.0 p0      22 t
        xor rbp, rax                 ;   571.5 p0      22 t
        xor r14, r10                 ;   572.1 p0      22 t
        mov r10, qword [rsp + 2480]  ;   513.9 p2      21 t
        not r10                      ;   572.7 p0      21 t
        xor r14, rdx                 ;   573.2 p0      22 t
        mov r11, qword [rsp + 2496]  ;   515.5 p2      21 t
        not r11                      ;   573.7 p0      21 t
        mov r12, qword [rsp + 2528]  ;   516.7 p2      21 t
        not r12                      ;   574.2 p0      21 t
        xor r14, r15                 ;   574.7 p0      22 t
        xor r15, r9                  ;   575.3 p0      22 t
        xor r15, rbp                 ;   576.3 p0      22 t
        mov rax, rcx                 ;   565.0 p1      22 t copy
        xor rax, r15                 ;   577.3 p0      22 t
        not rbp                      ;   577.0 p0      22 t
        not rdi                      ;   577.5 p0      22 t
        mov rdx, qword [rsp + 2536]  ;   521.3 p2      21 t
        not rdx                      ;   578.0 p0      21 t
        not r14                      ;   578.5 p0      22 t
        mov rbx, qword [rsp + 2488]  ;   523.1 p2      21 t
        xor rbx, qword [rsp + 2512]  ;   579.0 p2+p0   21 t
        not rax                      ;   579.5 p0      22 t
        mov qword [rsp + 2536], r15  ;   580.0 p0+p3   22 t spill
        mov r15, qword [rsp + 2488]  ;   525.4 p2      21 t
        xor r15, qword [rsp + 2520]  ;   581.0 p2+p0   21 t
        mov qword [rsp + 2528], r9   ;   581.5 p0+p3   22 t spill
        mov r9, qword [rsp + 2504]   ;   527.4 p2      21 t
        xor r9, r12                  ;   582.5 p0      21 t
        xor r10, r9                  ;   583.5 p0      21 t
        xor rdx, r10                 ;   584.5 p0      21 t
        mov qword [rsp + 2496], rax  ;   584.2 p0+p3   22 t spill
        mov rax, rsi                 ;   572.0 p1      22 t copy
        not rax                      ;   585.2 p0      22 t
        xor r9, rbx                  ;   585.7 p0      21 t
        mov qword [rsp + 2480], rsi  ;   586.3 p0+p3   22 t spill
        mov rsi, qword [rsp + 2512]  ;   531.6 p2      21 t
        xor rsi, r11                 ;   587.3 p0      21 t
        mov qword [rsp + 2512], rax  ;   587.9 p0+p3   22 t spill
        mov rax, r15                 ;   582.0 p1      21 t copy
        xor rax, r10                 ;   588.9 p0      21 t
        mov qword [rsp + 2712], rcx  ;   589.5 p0+p3   22 t spill
        mov rcx, qword [rsp + 2504]  ;   534.6 p2      21 t
        mov qword [rsp + 2504], r8   ;   590.5 p0+p3   22 t spill
        mov r8, rbx                  ;   580.0 p1      21 t copy
        xor r8, rdx                  ;   591.5 p0      21 t
        mov qword [rsp + 2736], r13  ;   592.0 p0+p3   22 t spill
        mov r13, rdx                 ;   585.5 p1      21 t copy
        or r13, rax                  ;   593.0 p0      21 t
        mov qword [rsp + 2424], rdi  ;   593.6 p0+p3   22 t spill
        mov rdi, r11                 ;   574.7 p1      21 t copy
        xor rdi, r10                 ;   594.6 p0      21 t
        mov qword [rsp + 2744], r14  ;   595.2 p0+p3   22 t spill
        mov r14, rsi                 ;   588.3 p1      21 t copy
        xor r14, r9                  ;   596.2 p0      21 t
        mov qword [rsp + 2456], rbp  ;   596.7 p0+p3   22 t spill
        mov rbp, rdx                 ;   585.5 p1      21 t copy
        xor rbp, r9                  ;   597.7 p0      21 t
        xor rcx, rbp                 ;   598.7 p0      21 t
        mov qword [rsp + 2728], rdx  ;   598.9 p0+p3   21 t spill
        mov rdx, r10                 ;   584.5 p1      21 t copy
        or rdx, rbp                  ;   599.9 p0      21 t
        xor rdx, r13                 ;   600.9 p0      21 t
        mov qword [rsp + 2328], rbp  ;   601.0 p0+p3   21 t spill
        mov rbp, r12                 ;   575.2 p1      21 t copy
        or rbp, r8                   ;   602.0 p0      21 t
        mov qword [rsp + 2720], r10  ;   602.6 p0+p3   21 t spill
        mov r10, r8                  ;   592.5 p1      21 t copy
        xor r10, r14                 ;   603.6 p0      21 t
        xor r12, r13                 ;   604.2 p0      21 t
        mov r13, qword [rsp + 2520]  ;   547.7 p2      21 t
        xor r13, r9                  ;   604.7 p0      21 t
        xor r13, rbp                 ;   605.7 p0      21 t
        mov qword [rsp + 2520], r8   ;   605.9 p0+p3   21 t spill
        mov r8, r15                  ;   582.0 p1      21 t copy
        and r8, r9                   ;   606.9 p0      21 t
        xor rbp, r8                  ;   607.9 p0      21 t
        mov r8, rdi                  ;   595.6 p1      21 t copy
        and r8, r10                  ;   608.0 p0      21 t
        xor r13, r8                  ;   609.0 p0      21 t
        mov r8, r15                  ;   582.0 p1      21 t copy
        xor rdx, r13                 ;   610.0 p0      21 t
        xor r12, rbp                 ;   609.7 p0      21 t
        mov qword [rsp + 2296], r10  ;   610.3 p0+p3   21 t spill
        mov r10, rdi                 ;   595.6 p1      21 t copy
        xor r10, rcx                 ;   611.3 p0      21 t
        xor r8, r10                  ;   612.3 p0      21 t
        mov qword [rsp + 2752], rdi  ;   612.4 p0+p3   21 t spill
        mov rdi, r14                 ;   597.2 p1      21 t copy
        and rdi, r10                 ;   613.4 p0      21 t
        xor rbp, rdi                 ;   614.4 p0      21 t
        mov rdi, qword [rsp + 2488]  ;   557.0 p2      21 t
        or rdi, r11                  ;   614.6 p0      21 t
        xor r13, rdi                 ;   615.6 p0      21 t
        mov rdi, rsi                 ;   588.3 p1      21 t copy
        and rdi, r8                  ;   615.7 p0      21 t
        xor r12, rdi                 ;   616.7 p0      21 t
        mov rdi, rax                 ;   589.9 p1      21 t copy
        xor rdi, rcx                 ;   616.9 p0      21 t
        mov qword [rsp + 2760], r14  ;   617.4 p0+p3   21 t spill
        mov r14, rbx                 ;   580.0 p1      21 t copy
        and r14, rdi                 ;   618.4 p0      21 t
        xor rbp, r14                 ;   619.4 p0      21 t
        xor r13, r14                 ;   619.6 p0      21 t
        mov r14, rdx                 ;   611.0 p1      21 t copy
        and r14, r12                 ;   620.2 p0      21 t
        xor r13, r14                 ;   621.2 p0      21 t
        mov qword [rsp + 2768], r11  ;   621.3 p0+p3   21 t spill
        mov r11, rbp                 ;   620.4 p1      21 t copy
        and r11, r13                 ;   622.3 p0      21 t
        xor r13, r12                 ;   622.9 p0      21 t
        or r14, r13                  ;   623.9 p0      21 t
        xor rdx, r11                 ;   624.0 p0      21 t
        xor r14, rdx                 ;   625.0 p0      21 t
        and rdi, r14                 ;   626.0 p0      21 t
        mov r11, rbp                 ;   620.4 p1      21 t copy
        and r11, rdx                 ;   625.7 p0      21 t
        xor r12, r11                 ;   626.7 p0      21 t
        and rdx, r12                 ;   627.7 p0      21 t
        mov r11, r14                 ;   626.0 p1      21 t copy
        or r11, r12                  ;   627.7 p0      21 t
        xor r13, r11                 ;   628.7 p0      21 t
        xor rbp, rdx                 ;   628.7 p0      21 t
        mov r11, qword [rsp + 2720]  ;   602.6 p2      21 t
        mov rdx, r14                 ;   626.0 p1      21 t copy
        xor rdx, r12                 ;   629.1 p0      21 t
        and r8, rdx                  ;   630.1 p0      21 t
        and rsi, rdx                 ;   630.3 p0      21 t
        xor rdx, r13                 ;   630.9 p0      21 t
        and r10, rdx                 ;   631.9 p0      21 t
        and rbx, r14                 ;   632.0 p0      21 t
        xor r8, r10                  ;   632.9 p0      21 t
        and r9, r13                  ;   633.1 p0      21 t
        and r11, rbp                 ;   633.7 p0      21 t
        and r15, r13                 ;   634.3 p0      21 t
        xor r13, rbp                 ;   634.9 p0      21 t
        xor r10, r15                 ;   635.4 p0      21 t
        mov r15, qword [rsp + 2328]  ;   601.0 p2      21 t
        and r15, rbp                 ;   636.0 p0      21 t
        xor r15, rsi                 ;   637.0 p0      21 t
        xor rbp, r12                 ;   637.1 p0      21 t
        xor r14, r13                 ;   637.7 p0      21 t
        mov qword [rsp + 2328], rbx  ;   638.3 p0+p3   21 t spill
        mov rbx, qword [rsp + 2728]  ;   598.9 p2      21 t
        and rbx, r13                 ;   639.3 p0      21 t
        xor rsi, rbx                 ;   640.3 p0      21 t
        mov rbx, qword [rsp + 2296]  ;   610.3 p2      21 t
        and rcx, r14                 ;   640.4 p0      21 t
        and rax, r13                 ;   641.0 p0      21 t
        mov r13, qword [rsp + 2752]  ;   612.4 p2      21 t
        and rbx, rbp                 ;   641.6 p0      21 t
        and r13, rbp                 ;   642.1 p0      21 t
        mov rbp, qword [rsp + 2520]  ;   605.9 p2      21 t
        and rbp, r14                 ;   642.7 p0      21 t
        mov r14, qword [rsp + 2768]  ;   621.3 p2      21 t
        xor rbp, rsi                 ;   643.7 p0      21 t
        xor rbp, rbx                 ;   644.7 p0      21 t
        and r14, r12                 ;   644.4 p0      21 t
        xor rax, rdi                 ;   645.0 p0      21 t
        xor rax, r8                  ;   646.0 p0      21 t
        xor r9, r15                  ;   646.1 p0      21 t
        xor r9, rbx                  ;   647.1 p0      21 t
        mov rbx, qword [rsp + 2488]  ;   587.5 p2      21 t
        and rbx, r12                 ;   647.3 p0      21 t
        mov r12, qword [rsp + 2760]  ;   617.4 p2      21 t
        xor r14, r9                  ;   648.1 p0      21 t
        and r12, rdx                 ;   648.4 p0      21 t
        mov rdx, qword [rsp + 2328]  ;   638.3 p2      21 t
        xor r8, r11                  ;   649.0 p0      21 t
        xor rbx, rbp                 ;   649.6 p0      21 t
        xor rbx, r14                 ;   650.6 p0      21 t
        xor r8, r14                  ;   650.7 p0      21 t
        xor r13, r10                 ;   651.3 p0      21 t
        xor r13, r14                 ;   652.3 p0      21 t
        xor rdx, rsi                 ;   652.4 p0      21 t
        xor r12, rbx                 ;   653.0 p0      21 t
        xor rdx, rbx                 ;   653.6 p0      21 t
        xor rdi, r10                 ;   654.1 p0      21 t
        mov r10, qword [rsp + 2544]  ;   595.9 p2      42 t
        not r10                      ;   654.7 p0      42 t
        xor rdi, rcx                 ;   655.2 p0      21 t
        mov r11, qword [rsp + 2560]  ;   597.5 p2      42 t
        not r11                      ;   655.8 p0      42 t
        xor rdi, r8                  ;   656.3 p0      21 t
        xor r8, r13                  ;   656.8 p0      21 t
        xor r8, rdx                  ;   657.8 p0      21 t
        mov r14, qword [rsp + 2592]  ;   600.4 p2      42 t
        not r14                      ;   658.0 p0      42 t
        mov rsi, rax                 ;   647.0 p1      21 t copy
        xor rsi, r8                  ;   658.8 p0      21 t
        not rdx                      ;   659.1 p0      21 t
        not r9                       ;   659.6 p0      21 t
        mov rcx, qword [rsp + 2624]  ;   603.4 p2      42 t
        not rcx                      ;   660.1 p0      42 t
        not rdi                      ;   660.6 p0      21 t
        mov rbx, qword [rsp + 2552]  ;   605.2 p2      42 t
        xor rbx, qword [rsp + 2576]  ;   661.1 p2+p0   42 t
        not rsi                      ;   661.6 p0      21 t
        mov qword [rsp + 2624], rsi  ;   662.6 p0+p3   21 t spill
        mov rsi, qword [rsp + 2552]  ;   607.4 p2      42 t
        xor rsi, qword [rsp + 2584]  ;   663.1 p2+p0   42 t
        mov qword [rsp + 2592], rax  ;   663.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2568]  ;   609.4 p2      42 t
        xor rax, r14                 ;   664.6 p0      42 t
        xor r10, rax                 ;   665.6 p0      42 t
        xor rcx, r10                 ;   666.6 p0      42 t
        mov qword [rsp + 2560], r15  ;   666.3 p0+p3   21 t spill
        mov r15, r12                 ;   654.0 p1      21 t copy
        not r15                      ;   667.3 p0      21 t
        xor rax, rbx                 ;   667.8 p0      42 t
        mov qword [rsp + 2544], r15  ;   668.3 p0+p3   21 t spill
        mov r15, qword [rsp + 2576]  ;   613.6 p2      42 t
        xor r15, r11                 ;   669.3 p0      42 t
        mov qword [rsp + 2576], rbp  ;   669.9 p0+p3   21 t spill
        mov rbp, rsi                 ;   664.1 p1      42 t copy
        xor rbp, r10                 ;   670.9 p0      42 t
        mov qword [rsp + 2328], r9   ;   671.5 p0+p3   21 t spill
        mov r9, qword [rsp + 2568]   ;   616.6 p2      42 t
        mov qword [rsp + 2568], rdi  ;   672.5 p0+p3   21 t spill
        mov rdi, rbx                 ;   662.1 p1      42 t copy
        xor rdi, rcx                 ;   673.5 p0      42 t
        mov qword [rsp + 2760], rdx  ;   674.1 p0+p3   21 t spill
        mov rdx, rcx                 ;   667.6 p1      42 t copy
        or rdx, rbp                  ;   675.1 p0      42 t
        mov qword [rsp + 2488], r12  ;   675.6 p0+p3   21 t spill
        mov r12, r11                 ;   656.8 p1      42 t copy
        xor r12, r10                 ;   676.6 p0      42 t
        mov qword [rsp + 2768], r8   ;   677.2 p0+p3   21 t spill
        mov r8, r15                  ;   670.3 p1      42 t copy
        xor r8, rax                  ;   678.2 p0      42 t
        mov qword [rsp + 2520], r13  ;   678.8 p0+p3   21 t spill
        mov r13, rcx                 ;   667.6 p1      42 t copy
        xor r13, rax                 ;   679.8 p0      42 t
        xor r9, r13                  ;   680.8 p0      42 t
        mov qword [rsp + 2752], rcx  ;   680.9 p0+p3   42 t spill
        mov rcx, r10                 ;   666.6 p1      42 t copy
        or rcx, r13                  ;   681.9 p0      42 t
        xor rcx, rdx                 ;   682.9 p0      42 t
        mov qword [rsp + 2296], r13  ;   683.0 p0+p3   42 t spill
        mov r13, r14                 ;   659.0 p1      42 t copy
        or r13, rdi                  ;   684.0 p0      42 t
        mov qword [rsp + 2728], r10  ;   684.6 p0+p3   42 t spill
        mov r10, rdi                 ;   674.5 p1      42 t copy
        xor r10, r8                  ;   685.6 p0      42 t
        xor r14, rdx                 ;   686.2 p0      42 t
        mov rdx, qword [rsp + 2584]  ;   629.7 p2      42 t
        xor rdx, rax                 ;   686.8 p0      42 t
        xor rdx, r13                 ;   687.8 p0      42 t
        mov qword [rsp + 2584], rdi  ;   687.9 p0+p3   42 t spill
        mov rdi, rsi                 ;   664.1 p1      42 t copy
        and rdi, rax                 ;   688.9 p0      42 t
        xor r13, rdi                 ;   689.9 p0      42 t
        mov rdi, r12                 ;   677.6 p1      42 t copy
        and rdi, r10                 ;   690.0 p0      42 t
        xor rdx, rdi                 ;   691.0 p0      42 t
        mov rdi, rsi                 ;   664.1 p1      42 t copy
        xor rcx, rdx                 ;   692.0 p0      42 t
        xor r14, r13                 ;   691.8 p0      42 t
        mov qword [rsp + 2720], r10  ;   692.3 p0+p3   42 t spill
        mov r10, r12                 ;   677.6 p1      42 t copy
        xor r10, r9                  ;   693.3 p0      42 t
        xor rdi, r10                 ;   694.3 p0      42 t
        mov qword [rsp + 2776], r12  ;   694.5 p0+p3   42 t spill
        mov r12, r8                  ;   679.2 p1      42 t copy
        and r12, r10                 ;   695.5 p0      42 t
        xor r13, r12                 ;   696.5 p0      42 t
        mov r12, qword [rsp + 2552]  ;   639.0 p2      42 t
        or r12, r11                  ;   696.6 p0      42 t
        xor rdx, r12                 ;   697.6 p0      42 t
        mov r12, r15                 ;   670.3 p1      42 t copy
        and r12, rdi                 ;   697.8 p0      42 t
        xor r14, r12                 ;   698.8 p0      42 t
        mov r12, rbp                 ;   671.9 p1      42 t copy
        xor r12, r9                  ;   698.9 p0      42 t
        mov qword [rsp + 2784], r8   ;   699.5 p0+p3   42 t spill
        mov r8, rbx                  ;   662.1 p1      42 t copy
        and r8, r12                  ;   700.5 p0      42 t
        xor r13, r8                  ;   701.5 p0      42 t
        xor rdx, r8                  ;   701.6 p0      42 t
        mov r8, rcx                  ;   693.0 p1      42 t copy
        and r8, r14                  ;   702.2 p0      42 t
        xor rdx, r8                  ;   703.2 p0      42 t
        mov qword [rsp + 2792], r11  ;   703.3 p0+p3   42 t spill
        mov r11, r13                 ;   702.5 p1      42 t copy
        and r11, rdx                 ;   704.3 p0      42 t
        xor rdx, r14                 ;   704.9 p0      42 t
        or r8, rdx                   ;   705.9 p0      42 t
        xor rcx, r11                 ;   706.0 p0      42 t
        xor r8, rcx                  ;   707.0 p0      42 t
        and r12, r8                  ;   708.0 p0      42 t
        mov r11, r13                 ;   702.5 p1      42 t copy
        and r11, rcx                 ;   707.8 p0      42 t
        xor r14, r11                 ;   708.8 p0      42 t
        and rcx, r14                 ;   709.8 p0      42 t
        mov r11, r8                  ;   708.0 p1      42 t copy
        or r11, r14                  ;   709.8 p0      42 t
        xor rdx, r11                 ;   710.8 p0      42 t
        xor r13, rcx                 ;   710.8 p0      42 t
        mov r11, qword [rsp + 2728]  ;   684.6 p2      42 t
        mov rcx, r8                  ;   708.0 p1      42 t copy
        xor rcx, r14                 ;   711.2 p0      42 t
        and rdi, rcx                 ;   712.2 p0      42 t
        and r15, rcx                 ;   712.3 p0      42 t
        xor rcx, rdx                 ;   712.9 p0      42 t
        and r10, rcx                 ;   713.9 p0      42 t
        and rbx, r8                  ;   714.0 p0      42 t
        xor rdi, r10                 ;   714.9 p0      42 t
        and rax, rdx                 ;   715.2 p0      42 t
        and r11, r13                 ;   715.7 p0      42 t
        and rsi, rdx                 ;   716.3 p0      42 t
        xor rdx, r13                 ;   716.9 p0      42 t
        xor r10, rsi                 ;   717.5 p0      42 t
        mov rsi, qword [rsp + 2296]  ;   683.0 p2      42 t
        and rsi, r13                 ;   718.0 p0      42 t
        xor rsi, r15                 ;   719.0 p0      42 t
        xor r13, r14                 ;   719.2 p0      42 t
        xor r8, rdx                  ;   719.7 p0      42 t
        mov qword [rsp + 2296], rbx  ;   720.3 p0+p3   42 t spill
        mov rbx, qword [rsp + 2752]  ;   680.9 p2      42 t
        and rbx, rdx                 ;   721.3 p0      42 t
        xor r15, rbx                 ;   722.3 p0      42 t
        mov rbx, qword [rsp + 2720]  ;   692.3 p2      42 t
        and r9, r8                   ;   722.5 p0      42 t
        and rbp, rdx                 ;   723.0 p0      42 t
        mov rdx, qword [rsp + 2776]  ;   694.5 p2      42 t
        and rbx, r13                 ;   723.6 p0      42 t
        and rdx, r13                 ;   724.2 p0      42 t
        mov r13, qword [rsp + 2584]  ;   687.9 p2      42 t
        and r13, r8                  ;   724.7 p0      42 t
        mov r8, qword [rsp + 2792]   ;   703.3 p2      42 t
        xor r13, r15                 ;   725.7 p0      42 t
        xor r13, rbx                 ;   726.7 p0      42 t
        and r8, r14                  ;   726.5 p0      42 t
        xor rbp, r12                 ;   727.0 p0      42 t
        xor rbp, rdi                 ;   728.0 p0      42 t
        xor rax, rsi                 ;   728.2 p0      42 t
        xor rax, rbx                 ;   729.2 p0      42 t
        mov rbx, qword [rsp + 2552]  ;   669.6 p2      42 t
        and rbx, r14                 ;   729.3 p0      42 t
        mov r14, qword [rsp + 2784]  ;   699.5 p2      42 t
        xor r8, rax                  ;   730.2 p0      42 t
        and r14, rcx                 ;   730.4 p0      42 t
        mov rcx, qword [rsp + 2296]  ;   720.3 p2      42 t
        xor rdi, r11                 ;   731.0 p0      42 t
        xor rbx, r13                 ;   731.6 p0      42 t
        xor rbx, r8                  ;   732.6 p0      42 t
        xor rdi, r8                  ;   732.7 p0      42 t
        xor rdx, r10                 ;   733.3 p0      42 t
        xor rdx, r8                  ;   734.3 p0      42 t
        xor rcx, r15                 ;   734.4 p0      42 t
        xor r14, rbx                 ;   735.0 p0      42 t
        xor rcx, rbx                 ;   735.6 p0      42 t
        xor r12, r10                 ;   736.2 p0      42 t
        xor r12, r9                  ;   737.2 p0      42 t
        mov r8, qword [rsp + 2216]   ;   678.3 p2      41 t
        xor r8, qword [rsp + 2456]   ;   737.3 p2+p0   41 t
        mov r9, qword [rsp + 2664]   ;   680.3 p2      41 t
        xor r9, qword [rsp + 2384]   ;   737.8 p2+p0   41 t
        xor r9, qword [rsp + 2264]   ;   738.8 p2+p0   41 t
        xor r12, rdi                 ;   738.8 p0      42 t
        xor rdi, rdx                 ;   739.4 p0      42 t
        xor rdi, rcx                 ;   740.4 p0      42 t
        mov r10, rbp                 ;   729.0 p1      42 t copy
        xor r10, rdi                 ;   741.4 p0      42 t
        not rcx                      ;   741.1 p0      42 t
        mov r11, qword [rsp + 2672]  ;   685.7 p2      41 t
        not rax                      ;   741.6 p0      42 t
        not r12                      ;   742.1 p0      42 t
        mov r15, qword [rsp + 2656]  ;   687.5 p2      41 t
        xor r15, qword [rsp + 2520]  ;   742.6 p2+p0   41 t
        mov rbx, qword [rsp + 2656]  ;   689.5 p2      41 t
        not r10                      ;   743.1 p0      42 t
        xor r11, r14                 ;   743.6 p0      41 t
        not r14                      ;   744.2 p0      42 t
        xor r11, rdi                 ;   744.7 p0      41 t
        mov rdi, qword [rsp + 2216]  ;   691.6 p2      41 t
        xor rbx, r8                  ;   745.2 p0      41 t
        xor rdi, r9                  ;   745.8 p0      41 t
        xor r9, rbx                  ;   746.4 p0      41 t
        mov qword [rsp + 2216], rbx  ;   746.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2672]  ;   693.7 p2      41 t
        xor rbx, r15                 ;   747.9 p0      41 t
        xor r8, rbx                  ;   748.9 p0      41 t
        mov qword [rsp + 2672], rbx  ;   749.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2664]  ;   695.7 p2      41 t
        xor rbx, r11                 ;   750.1 p0      41 t
        xor r11, rdi                 ;   750.7 p0      41 t
        xor r15, rbx                 ;   751.2 p0      41 t
        xor rcx, qword [rsp + 2688]  ;   751.8 p2+p0   41 t
        mov qword [rsp + 2664], rdi  ;   752.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2208]  ;   698.9 p2      41 t
        xor rdi, qword [rsp + 2744]  ;   753.3 p2+p0   41 t
        mov qword [rsp + 2744], rbx  ;   753.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;   700.9 p2      41 t
        xor rbx, qword [rsp + 2352]  ;   754.8 p2+p0   41 t
        mov qword [rsp + 2352], r15  ;   755.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2200]  ;   702.9 p2      41 t
        xor r15, qword [rsp + 2768]  ;   756.3 p2+p0   41 t
        xor r15, qword [rsp + 2488]  ;   757.3 p2+p0   41 t
        mov qword [rsp + 2488], r8   ;   757.3 p0+p3   41 t spill
        mov r8, qword [rsp + 2200]   ;   705.9 p2      41 t
        xor r8, rdi                  ;   758.3 p0      41 t
        mov qword [rsp + 2200], r9   ;   758.9 p0+p3   41 t spill
        mov r9, qword [rsp + 2208]   ;   706.9 p2      41 t
        xor r9, rbx                  ;   759.9 p0      41 t
        xor rbx, r8                  ;   760.4 p0      41 t
        mov qword [rsp + 2208], r8   ;   761.0 p0+p3   41 t spill
        mov r8, qword [rsp + 2688]   ;   709.4 p2      41 t
        xor r8, r15                  ;   762.0 p0      41 t
        xor rdi, r8                  ;   763.0 p0      41 t
        xor r12, qword [rsp + 2224]  ;   763.1 p2+p0   41 t
        mov qword [rsp + 2688], r8   ;   763.6 p0+p3   41 t spill
        mov r8, qword [rsp + 2680]   ;   711.8 p2      41 t
        xor r8, rcx                  ;   764.6 p0      41 t
        xor rcx, r9                  ;   765.2 p0      41 t
        xor r15, r8                  ;   765.8 p0      41 t
        mov qword [rsp + 2680], r9   ;   766.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2408]   ;   713.4 p2      41 t
        xor r9, qword [rsp + 2424]   ;   767.4 p2+p0   41 t
        mov qword [rsp + 2424], r8   ;   767.9 p0+p3   41 t spill
        mov r8, qword [rsp + 2288]   ;   715.4 p2      41 t
        xor r8, qword [rsp + 2232]   ;   768.9 p2+p0   41 t
        mov qword [rsp + 2232], r15  ;   769.4 p0+p3   41 t spill
        mov r15, qword [rsp + 2704]  ;   717.4 p2      41 t
        xor r15, qword [rsp + 2760]  ;   770.4 p2+p0   41 t
        mov qword [rsp + 2760], rdi  ;   770.9 p0+p3   41 t spill
        mov rdi, qword [rsp + 2704]  ;   719.4 p2      41 t
        xor rdi, r9                  ;   771.9 p0      41 t
        xor rax, qword [rsp + 2240]  ;   772.4 p2+p0   41 t
        mov qword [rsp + 2704], rbx  ;   772.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2408]  ;   721.4 p2      41 t
        xor rbx, r8                  ;   773.9 p0      41 t
        xor r8, rdi                  ;   774.5 p0      41 t
        mov qword [rsp + 2408], rdi  ;   775.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2224]  ;   724.0 p2      41 t
        xor rdi, r15                 ;   776.1 p0      41 t
        xor r9, rdi                  ;   777.1 p0      41 t
        mov qword [rsp + 2224], rdi  ;   777.2 p0+p3   41 t spill
        mov rdi, qword [rsp + 2288]  ;   725.3 p2      41 t
        xor rdi, r12                 ;   778.2 p0      41 t
        xor r12, rbx                 ;   778.8 p0      41 t
        xor r15, rdi                 ;   779.4 p0      41 t
        mov qword [rsp + 2288], rbx  ;   779.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2360]  ;   727.7 p2      41 t
        xor rbx, qword [rsp + 2736]  ;   780.9 p2+p0   41 t
        xor rbx, qword [rsp + 2504]  ;   781.9 p2+p0   41 t
        xor rbx, qword [rsp + 2712]  ;   782.9 p2+p0   41 t
        mov qword [rsp + 2712], rdi  ;   782.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2304]  ;   731.7 p2      41 t
        xor rdi, qword [rsp + 2440]  ;   783.4 p2+p0   41 t
        xor r13, rsi                 ;   783.9 p0      41 t
        mov rsi, qword [rsp + 2648]  ;   733.7 p2      41 t
        xor rsi, qword [rsp + 2568]  ;   784.5 p2+p0   41 t
        xor r13, rbp                 ;   785.0 p0      41 t
        mov rbp, qword [rsp + 2648]  ;   735.7 p2      41 t
        xor rbp, rbx                 ;   785.6 p0      41 t
        xor r13, qword [rsp + 2248]  ;   786.1 p2+p0   41 t
        mov qword [rsp + 2648], r15  ;   786.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2360]  ;   737.7 p2      41 t
        xor r15, rdi                 ;   787.6 p0      41 t
        xor rdi, rbp                 ;   788.2 p0      41 t
        mov qword [rsp + 2360], rbp  ;   788.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2240]  ;   739.2 p2      41 t
        xor rbp, rsi                 ;   789.8 p0      41 t
        xor rbx, rbp                 ;   790.8 p0      41 t
        mov qword [rsp + 2240], rbp  ;   790.9 p0+p3   41 t spill
        mov rbp, qword [rsp + 2304]  ;   740.5 p2      41 t
        xor rbp, rax                 ;   791.9 p0      41 t
        xor rax, r15                 ;   792.5 p0      41 t
        xor rsi, rbp                 ;   793.1 p0      41 t
        mov qword [rsp + 2304], r15  ;   793.6 p0+p3   41 t spill
        mov r15, qword [rsp + 2392]  ;   742.2 p2      41 t
        xor r15, qword [rsp + 2496]  ;   794.6 p2+p0   41 t
        mov qword [rsp + 2496], rbp  ;   795.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2336]  ;   744.2 p2      41 t
        xor rbp, qword [rsp + 2696]  ;   796.1 p2+p0   41 t
        xor rbp, qword [rsp + 2448]  ;   797.1 p2+p0   41 t
        xor rbp, qword [rsp + 2432]  ;   798.1 p2+p0   41 t
        xor r10, qword [rsp + 2272]  ;   797.6 p2+p0   41 t
        mov qword [rsp + 2432], rsi  ;   798.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2640]  ;   749.2 p2      41 t
        xor rsi, qword [rsp + 2328]  ;   799.1 p2+p0   41 t
        mov qword [rsp + 2328], rbx  ;   799.6 p0+p3   41 t spill
        mov rbx, qword [rsp + 2640]  ;   751.2 p2      41 t
        xor rbx, r15                 ;   800.6 p0      41 t
        mov qword [rsp + 2640], r9   ;   801.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2392]   ;   752.2 p2      41 t
        xor r9, rbp                  ;   802.2 p0      41 t
        xor rbp, rbx                 ;   802.8 p0      41 t
        mov qword [rsp + 2392], rbx  ;   803.4 p0+p3   41 t spill
        mov rbx, qword [rsp + 2248]  ;   753.2 p2      41 t
        xor rbx, rsi                 ;   804.4 p0      41 t
        xor r15, rbx                 ;   805.4 p0      41 t
        mov qword [rsp + 2248], rbx  ;   805.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2336]  ;   754.2 p2      41 t
        xor rbx, r13                 ;   806.5 p0      41 t
        xor r13, r9                  ;   807.1 p0      41 t
        xor rsi, rbx                 ;   807.6 p0      41 t
        mov qword [rsp + 2336], r9   ;   808.2 p0+p3   41 t spill
        mov r9, qword [rsp + 2368]   ;   755.3 p2      41 t
        xor r9, qword [rsp + 2512]   ;   809.2 p2+p0   41 t
        mov qword [rsp + 2512], rbx  ;   809.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;   757.3 p2      41 t
        xor rbx, qword [rsp + 2464]  ;   810.7 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;   811.2 p2+p0   41 t
        mov qword [rsp + 2464], rsi  ;   811.7 p0+p3   41 t spill
        mov rsi, qword [rsp + 2632]  ;   760.3 p2      41 t
        xor rsi, qword [rsp + 2576]  ;   812.7 p2+p0   41 t
        xor rsi, qword [rsp + 2560]  ;   813.7 p2+p0   41 t
        xor rsi, qword [rsp + 2592]  ;   814.7 p2+p0   41 t
        mov qword [rsp + 2592], r15  ;   814.2 p0+p3   41 t spill
        mov r15, qword [rsp + 2632]  ;   764.3 p2      41 t
        xor r15, r9                  ;   815.2 p0      41 t
        mov qword [rsp + 2632], rbp  ;   815.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2368]  ;   765.3 p2      41 t
        xor rbp, rbx                 ;   816.8 p0      41 t
        xor rbx, r15                 ;   817.4 p0      41 t
        mov qword [rsp + 2368], r15  ;   817.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2272]  ;   766.3 p2      41 t
        xor r15, rsi                 ;   818.9 p0      41 t
        xor r9, r15                  ;   819.9 p0      41 t
        mov qword [rsp + 2272], r15  ;   820.1 p0+p3   41 t spill
        mov r15, qword [rsp + 2312]  ;   768.4 p2      41 t
        xor r15, r10                 ;   821.1 p0      41 t
        xor r10, rbp                 ;   821.6 p0      41 t
        xor rsi, r15                 ;   822.2 p0      41 t
        mov qword [rsp + 2312], rbp  ;   822.8 p0+p3   41 t spill
        mov rbp, qword [rsp + 2400]  ;   770.2 p2      41 t
        xor rbp, qword [rsp + 2528]  ;   823.8 p2+p0   41 t
        mov qword [rsp + 2528], r15  ;   824.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2344]  ;   772.2 p2      41 t
        xor r15, qword [rsp + 2416]  ;   825.3 p2+p0   41 t
        xor rdx, qword [rsp + 2256]  ;   825.8 p2+p0   41 t
        mov qword [rsp + 2416], rsi  ;   826.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2608]  ;   775.2 p2      41 t
        xor rsi, qword [rsp + 2624]  ;   827.3 p2+p0   41 t
        mov qword [rsp + 2624], r9   ;   827.8 p0+p3   41 t spill
        mov r9, qword [rsp + 2608]   ;   777.2 p2      41 t
        xor r9, rbp                  ;   828.8 p0      41 t
        mov qword [rsp + 2608], rbx  ;   829.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2400]  ;   778.2 p2      41 t
        xor rbx, r15                 ;   830.3 p0      41 t
        xor r15, r9                  ;   830.9 p0      41 t
        mov qword [rsp + 2400], r9   ;   831.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;   779.8 p2      41 t
        xor r9, rsi                  ;   832.5 p0      41 t
        xor rbp, r9                  ;   833.5 p0      41 t
        mov qword [rsp + 2280], r9   ;   833.6 p0+p3   41 t spill
        mov r9, qword [rsp + 2344]   ;   781.9 p2      41 t
        xor r9, r14                  ;   834.6 p0      41 t
        xor r14, rbx                 ;   835.2 p0      41 t
        xor rsi, r9                  ;   835.8 p0      41 t
        mov qword [rsp + 2344], rbx  ;   836.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2376]  ;   784.3 p2      41 t
        xor rbx, qword [rsp + 2536]  ;   837.3 p2+p0   41 t
        xor rbx, qword [rsp + 2480]  ;   838.3 p2+p0   41 t
        mov qword [rsp + 2480], r9   ;   838.3 p0+p3   41 t spill
        mov r9, qword [rsp + 2320]   ;   787.3 p2      41 t
        xor r9, qword [rsp + 2472]   ;   839.3 p2+p0   41 t
        mov qword [rsp + 2472], rsi  ;   839.8 p0+p3   41 t spill
        mov rsi, qword [rsp + 2600]  ;   789.3 p2      41 t
        xor rsi, qword [rsp + 2544]  ;   840.8 p2+p0   41 t
        mov qword [rsp + 2544], rbp  ;   841.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2600]  ;   791.3 p2      41 t
        xor rbp, rbx                 ;   842.3 p0      41 t
        mov qword [rsp + 2600], r15  ;   842.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2376]  ;   792.3 p2      41 t
        xor r15, r9                  ;   843.9 p0      41 t
        xor r9, rbp                  ;   844.5 p0      41 t
        mov qword [rsp + 2376], rbp  ;   845.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2256]  ;   793.3 p2      41 t
        xor rbp, rsi                 ;   846.1 p0      41 t
        xor rbx, rbp                 ;   847.1 p0      41 t
        mov qword [rsp + 2256], rbp  ;   847.2 p0+p3   41 t spill
        mov rbp, qword [rsp + 2320]  ;   794.3 p2      41 t
        xor rbp, rdx                 ;   848.2 p0      41 t
        xor rdx, r15                 ;   848.8 p0      41 t
        xor rsi, rbp                 ;   849.3 p0      41 t
        mov qword [rsp + 2320], r15  ;   849.9 p0+p3   41 t spill
        mov r15, r11                 ;   796.0 p1      61 t copy
        xor r15, qword [rsp + 3312]  ;   850.9 p2+p0   61 t
        mov qword [rsp + 2536], r15  ;   851.9 p0+p3   61 t spill
        mov r15, rcx                 ;   797.5 p1      61 t copy
        xor r15, qword [rsp + 3320]  ;   852.4 p2+p0   61 t
        mov qword [rsp + 2560], r15  ;   853.4 p0+p3   61 t spill
        mov r15, r12                 ;   799.5 p1      61 t copy
        xor r15, qword [rsp + 3328]  ;   853.9 p2+p0   61 t
        mov qword [rsp + 2576], r15  ;   854.9 p0+p3   61 t spill
        mov r15, rax                 ;   800.8 p1      61 t copy
        xor r15, qword [rsp + 3336]  ;   855.4 p2+p0   61 t
        mov qword [rsp + 2448], r15  ;   856.4 p0+p3   61 t spill
        mov r15, r13                 ;   808.1 p1      61 t copy
        xor r15, qword [rsp + 3344]  ;   856.9 p2+p0   61 t
        mov qword [rsp + 2696], r15  ;   857.9 p0+p3   61 t spill
        mov r15, r10                 ;   822.6 p1      61 t copy
        xor r15, qword [rsp + 3352]  ;   858.4 p2+p0   61 t
        mov qword [rsp + 2568], r15  ;   859.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2200]  ;   805.4 p2      61 t
        xor r15, qword [rsp + 3376]  ;   859.9 p2+p0   61 t
        mov qword [rsp + 2440], r15  ;   860.9 p0+p3   61 t spill
        mov r15, r14                 ;   836.2 p1      61 t copy
        xor r15, qword [rsp + 3360]  ;   861.4 p2+p0   61 t
        mov qword [rsp + 2504], r15  ;   862.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2704]  ;   809.1 p2      61 t
        xor r15, qword [rsp + 3384]  ;   862.9 p2+p0   61 t
        mov qword [rsp + 2736], r15  ;   863.9 p0+p3   61 t spill
        mov r15, r8                  ;   811.2 p1      61 t copy
        xor r15, qword [rsp + 3392]  ;   864.4 p2+p0   61 t
        mov qword [rsp + 2768], r15  ;   865.4 p0+p3   61 t spill
        mov r15, rdx                 ;   849.8 p1      61 t copy
        xor r15, qword [rsp + 3368]  ;   865.9 p2+p0   61 t
        mov qword [rsp + 2656], r15  ;   866.9 p0+p3   61 t spill
        mov r15, rdi                 ;   814.0 p1      61 t copy
        xor r15, qword [rsp + 3400]  ;   867.4 p2+p0   61 t
        mov qword [rsp + 2520], r15  ;   868.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2632]  ;   816.0 p2      61 t
        xor r15, qword [rsp + 3408]  ;   868.9 p2+p0   61 t
        mov qword [rsp + 2264], r15  ;   869.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2608]  ;   829.3 p2      61 t
        xor r15, qword [rsp + 3416]  ;   870.4 p2+p0   61 t
        mov qword [rsp + 2384], r15  ;   871.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2600]  ;   842.9 p2      61 t
        xor r15, qword [rsp + 3424]  ;   871.9 p2+p0   61 t
        mov qword [rsp + 2456], r15  ;   872.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2488]  ;   822.0 p2      61 t
        xor r15, qword [rsp + 3440]  ;   873.4 p2+p0   61 t
        mov qword [rsp + 2296], r15  ;   874.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2760]  ;   824.0 p2      61 t
        xor r15, qword [rsp + 3448]  ;   874.9 p2+p0   61 t
        mov qword [rsp + 2784], r15  ;   875.9 p0+p3   61 t spill
        mov r15, r9                  ;   845.5 p1      61 t copy
        xor r15, qword [rsp + 3432]  ;   876.4 p2+p0   61 t
        mov qword [rsp + 2552], r15  ;   877.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2640]  ;   827.0 p2      61 t
        xor r15, qword [rsp + 3456]  ;   877.9 p2+p0   61 t
        mov qword [rsp + 2792], r15  ;   878.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2328]  ;   829.0 p2      61 t
        xor r15, qword [rsp + 3464]  ;   879.4 p2+p0   61 t
        mov qword [rsp + 2584], r15  ;   880.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2592]  ;   831.0 p2      61 t
        xor r15, qword [rsp + 3472]  ;   880.9 p2+p0   61 t
        mov qword [rsp + 2776], r15  ;   881.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2624]  ;   833.0 p2      61 t
        xor r15, qword [rsp + 3480]  ;   882.4 p2+p0   61 t
        mov qword [rsp + 2720], r15  ;   883.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2544]  ;   841.3 p2      61 t
        xor r15, qword [rsp + 3488]  ;   883.9 p2+p0   61 t
        mov qword [rsp + 2752], r15  ;   884.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2352]  ;   837.0 p2      61 t
        xor r15, qword [rsp + 3504]  ;   885.4 p2+p0   61 t
        mov qword [rsp + 2728], r15  ;   886.4 p0+p3   61 t spill
        mov r15, rbx                 ;   848.1 p1      61 t copy
        xor r15, qword [rsp + 3496]  ;   886.9 p2+p0   61 t
        mov qword [rsp + 2800], r15  ;   887.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2232]  ;   840.0 p2      61 t
        xor r15, qword [rsp + 3512]  ;   888.4 p2+p0   61 t
        mov qword [rsp + 2808], r15  ;   889.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2648]  ;   842.0 p2      61 t
        xor r15, qword [rsp + 3520]  ;   889.9 p2+p0   61 t
        mov qword [rsp + 2816], r15  ;   890.9 p0+p3   61 t spill
        mov r15, qword [rsp + 2432]  ;   844.0 p2      61 t
        xor r15, qword [rsp + 3528]  ;   891.4 p2+p0   61 t
        mov qword [rsp + 2824], r15  ;   892.4 p0+p3   61 t spill
        mov r15, qword [rsp + 2464]  ;   846.0 p2      61 t
        xor r15, qword [rsp + 3536]  ;   892.9 p2+p0   61 t
        xor r8, qword [rsp + 3584]   ;   893.4 p2+p0   61 t
        xor r8, qword [rsp + 2224]   ;   894.4 p2+p0   61 t
        mov qword [rsp + 2224], r8   ;   895.4 p0+p3   61 t spill
        mov r8, qword [rsp + 2416]   ;   850.0 p2      61 t
        xor r8, qword [rsp + 3544]   ;   895.4 p2+p0   61 t
        xor rdi, qword [rsp + 3592]  ;   895.9 p2+p0   61 t
        xor rdi, qword [rsp + 2240]  ;   896.9 p2+p0   61 t
        mov qword [rsp + 2240], rdi  ;   897.9 p0+p3   61 t spill
        mov rdi, qword [rsp + 2472]  ;   854.0 p2      61 t
        xor rdi, qword [rsp + 3552]  ;   897.9 p2+p0   61 t
        mov qword [rsp + 2832], rdi  ;   898.9 p0+p3   61 t spill
        mov rdi, rsi                 ;   853.7 p1      61 t copy
        xor rdi, qword [rsp + 3560]  ;   899.4 p2+p0   61 t
        mov qword [rsp + 2840], rdi  ;   900.4 p0+p3   61 t spill
        mov rdi, qword [rsp + 2672]  ;   857.0 p2      61 t
        xor rdi, qword [rsp + 3568]  ;   900.9 p2+p0   61 t
        xor rdi, qword [rsp + 2200]  ;   901.9 p2+p0   61 t
        mov qword [rsp + 2200], rdi  ;   902.9 p0+p3   61 t spill
        mov rdi, qword [rsp + 2688]  ;   860.0 p2      61 t
        xor rdi, qword [rsp + 3576]  ;   902.9 p2+p0   61 t
        xor rdi, qword [rsp + 2704]  ;   903.9 p2+p0   61 t
        xor r9, qword [rsp + 3624]   ;   903.9 p2+p0   61 t
        xor r9, qword [rsp + 2256]   ;   904.9 p2+p0   61 t
        mov qword [rsp + 2256], r9   ;   905.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2248]   ;   865.0 p2      61 t
        xor r9, qword [rsp + 3600]   ;   905.9 p2+p0   61 t
        xor r9, qword [rsp + 2632]   ;   906.9 p2+p0   61 t
        mov qword [rsp + 2632], r9   ;   907.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2272]   ;   868.0 p2      61 t
        xor r9, qword [rsp + 3608]   ;   907.9 p2+p0   61 t
        xor r9, qword [rsp + 2608]   ;   908.9 p2+p0   61 t
        mov qword [rsp + 2608], r9   ;   909.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2280]   ;   871.0 p2      61 t
        xor r9, qword [rsp + 3616]   ;   909.9 p2+p0   61 t
        xor r9, qword [rsp + 2600]   ;   910.9 p2+p0   61 t
        mov qword [rsp + 2600], r9   ;   911.9 p0+p3   61 t spill
        mov r9, qword [rsp + 2744]   ;   874.0 p2      61 t
        xor r9, qword [rsp + 3632]   ;   911.9 p2+p0   61 t
        xor r9, qword [rsp + 2488]   ;   912.9 p2+p0   61 t
        xor rbp, rbx                 ;   912.9 p0      61 t
        mov rbx, qword [rsp + 2424]  ;   877.0 p2      61 t
        xor rbx, qword [rsp + 3640]  ;   913.5 p2+p0   61 t
        xor rbx, qword [rsp + 2760]  ;   914.5 p2+p0   61 t
        xor rbp, qword [rsp + 3688]  ;   914.5 p2+p0   61 t
        mov qword [rsp + 2760], rbp  ;   915.5 p0+p3   61 t spill
        mov rbp, qword [rsp + 2712]  ;   881.0 p2      61 t
        xor rbp, qword [rsp + 3648]  ;   916.0 p2+p0   61 t
        xor rbp, qword [rsp + 2640]  ;   917.0 p2+p0   61 t
        mov qword [rsp + 2640], rbp  ;   918.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2496]  ;   884.0 p2      61 t
        xor rbp, qword [rsp + 3656]  ;   918.0 p2+p0   61 t
        xor rbp, qword [rsp + 2328]  ;   919.0 p2+p0   61 t
        mov qword [rsp + 2328], rbp  ;   920.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2512]  ;   887.0 p2      61 t
        xor rbp, qword [rsp + 3664]  ;   920.0 p2+p0   61 t
        xor rbp, qword [rsp + 2592]  ;   921.0 p2+p0   61 t
        mov qword [rsp + 2592], rbp  ;   922.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2528]  ;   890.0 p2      61 t
        xor rbp, qword [rsp + 3672]  ;   922.0 p2+p0   61 t
        xor rbp, qword [rsp + 2624]  ;   923.0 p2+p0   61 t
        mov qword [rsp + 2624], rbp  ;   924.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2480]  ;   893.0 p2      61 t
        xor rbp, qword [rsp + 3680]  ;   924.0 p2+p0   61 t
        xor rbp, qword [rsp + 2544]  ;   925.0 p2+p0   61 t
        mov qword [rsp + 2544], rbp  ;   926.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2664]  ;   896.0 p2      61 t
        xor rbp, qword [rsp + 3696]  ;   926.0 p2+p0   61 t
        xor rbp, qword [rsp + 2352]  ;   927.0 p2+p0   61 t
        mov qword [rsp + 2352], rbp  ;   928.0 p0+p3   61 t spill
        mov rbp, qword [rsp + 2680]  ;   899.0 p2      61 t
        xor rbp, qword [rsp + 3704]  ;   928.0 p2+p0   61 t
        xor rbp, qword [rsp + 2232]  ;   929.0 p2+p0   61 t
        xor rsi, qword [rsp + 3752]  ;   929.0 p2+p0   61 t
        xor rsi, qword [rsp + 2320]  ;   930.0 p2+p0   61 t
        mov qword [rsp + 2320], rsi  ;   931.0 p0+p3   61 t spill
        mov rsi, qword [rsp + 2288]  ;   904.0 p2      61 t
        xor rsi, qword [rsp + 3712]  ;   931.0 p2+p0   61 t
        xor rsi, qword [rsp + 2648]  ;   932.0 p2+p0   61 t
        xor r11, qword [rsp + 3760]  ;   932.0 p2+p0   61 t
        xor r11, qword [rsp + 2216]  ;   933.0 p2+p0   61 t
        mov qword [rsp + 2216], r11  ;   934.0 p0+p3   61 t spill
        mov r11, qword [rsp + 2304]  ;   909.0 p2      61 t
        xor r11, qword [rsp + 3720]  ;   934.0 p2+p0   61 t
        xor r11, qword [rsp + 2432]  ;   935.0 p2+p0   61 t
        xor rcx, qword [rsp + 3768]  ;   935.0 p2+p0   61 t
        xor rcx, qword [rsp + 2208]  ;   936.0 p2+p0   61 t
        mov qword [rsp + 2208], rcx  ;   937.0 p0+p3   61 t spill
        mov rcx, qword [rsp + 2336]  ;   914.0 p2      61 t
        xor rcx, qword [rsp + 3728]  ;   937.0 p2+p0   61 t
        xor rcx, qword [rsp + 2464]  ;   938.0 p2+p0   61 t
        xor r12, qword [rsp + 3776]  ;   938.0 p2+p0   61 t
        xor r12, qword [rsp + 2408]  ;   939.0 p2+p0   61 t
        mov qword [rsp + 2408], r12  ;   940.0 p0+p3   61 t spill
        mov r12, qword [rsp + 2312]  ;   919.0 p2      61 t
        xor r12, qword [rsp + 3736]  ;   940.0 p2+p0   61 t
        xor r12, qword [rsp + 2416]  ;   941.0 p2+p0   61 t
        xor rax, qword [rsp + 3784]  ;   941.0 p2+p0   61 t
        xor rax, qword [rsp + 2360]  ;   942.0 p2+p0   61 t
        mov qword [rsp + 2360], rax  ;   943.0 p0+p3   61 t spill
        mov rax, qword [rsp + 2344]  ;   924.0 p2      61 t
        xor rax, qword [rsp + 3744]  ;   943.0 p2+p0   61 t
        xor rax, qword [rsp + 2472]  ;   944.0 p2+p0   61 t
        xor r13, qword [rsp + 3792]  ;   944.0 p2+p0   61 t
        xor r13, qword [rsp + 2392]  ;   945.0 p2+p0   61 t
        xor r10, qword [rsp + 3800]  ;   945.0 p2+p0   61 t
        xor r10, qword [rsp + 2368]  ;   946.0 p2+p0   61 t
        xor r14, qword [rsp + 3808]  ;   946.0 p2+p0   61 t
        xor r14, qword [rsp + 2400]  ;   947.0 p2+p0   61 t
        xor rdx, qword [rsp + 3816]  ;   947.0 p2+p0   61 t
        xor rdx, qword [rsp + 2376]  ;   948.0 p2+p0   61 t
        mov qword [rsp + 2376], rdx  ;   949.0 p0+p3   61 t spill
        mov rdx, qword [rsp + 2536]  ;   935.0 p2      40 t
        mov qword [rsp + 2400], r14  ;   949.0 p0+p3   61 t spill
        mov r14, qword [rsp + 2616]  ;   936.0 p2      61 r.0 reload
        xor rdx, qword [r14 + 9728]  ;   950.0 p2+p0   40 t
        mov qword [rsp + 2368], rdx  ;   951.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2560]  ;   938.0 p2      40 t
        xor rdx, qword [r14 + 9736]  ;   951.5 p2+p0   40 t
        mov qword [rsp + 2392], rdx  ;   952.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2576]  ;   940.0 p2      40 t
        xor rdx, qword [r14 + 9744]  ;   953.0 p2+p0   40 t
        mov qword [rsp + 2472], rdx  ;   954.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2448]  ;   942.0 p2      40 t
        xor rdx, qword [r14 + 9752]  ;   954.5 p2+p0   40 t
        mov qword [rsp + 2344], rdx  ;   955.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2696]  ;   944.0 p2      40 t
        xor rdx, qword [r14 + 9760]  ;   956.0 p2+p0   40 t
        mov qword [rsp + 2416], rdx  ;   957.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2568]  ;   946.0 p2      40 t
        xor rdx, qword [r14 + 9768]  ;   957.5 p2+p0   40 t
        mov qword [rsp + 2312], rdx  ;   958.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2504]  ;   948.0 p2      40 t
        xor rdx, qword [r14 + 9776]  ;   959.0 p2+p0   40 t
        mov qword [rsp + 2464], rdx  ;   960.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2656]  ;   950.0 p2      40 t
        xor rdx, qword [r14 + 9784]  ;   960.5 p2+p0   40 t
        mov qword [rsp + 2336], rdx  ;   961.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2440]  ;   952.0 p2      40 t
        xor rdx, qword [r14 + 9792]  ;   962.0 p2+p0   40 t
        mov qword [rsp + 2432], rdx  ;   963.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2736]  ;   954.0 p2      40 t
        xor rdx, qword [r14 + 9800]  ;   963.5 p2+p0   40 t
        mov qword [rsp + 2304], rdx  ;   964.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2768]  ;   956.0 p2      40 t
        xor rdx, qword [r14 + 9808]  ;   965.0 p2+p0   40 t
        mov qword [rsp + 2648], rdx  ;   966.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2520]  ;   958.0 p2      40 t
        xor rdx, qword [r14 + 9816]  ;   966.5 p2+p0   40 t
        mov qword [rsp + 2288], rdx  ;   967.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2264]  ;   960.0 p2      40 t
        xor rdx, qword [r14 + 9824]  ;   968.0 p2+p0   40 t
        mov qword [rsp + 2232], rdx  ;   969.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2384]  ;   962.0 p2      40 t
        xor rdx, qword [r14 + 9832]  ;   969.5 p2+p0   40 t
        mov qword [rsp + 2680], rdx  ;   970.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2456]  ;   964.0 p2      40 t
        xor rdx, qword [r14 + 9840]  ;   971.0 p2+p0   40 t
        mov qword [rsp + 2664], rdx  ;   972.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2552]  ;   966.0 p2      40 t
        xor rdx, qword [r14 + 9848]  ;   972.5 p2+p0   40 t
        mov qword [rsp + 2480], rdx  ;   973.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2296]  ;   968.0 p2      40 t
        xor rdx, qword [r14 + 9856]  ;   974.0 p2+p0   40 t
        mov qword [rsp + 2528], rdx  ;   975.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2784]  ;   970.0 p2      40 t
        xor rdx, qword [r14 + 9864]  ;   975.5 p2+p0   40 t
        mov qword [rsp + 2512], rdx  ;   976.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2792]  ;   972.0 p2      40 t
        xor rdx, qword [r14 + 9872]  ;   977.0 p2+p0   40 t
        mov qword [rsp + 2496], rdx  ;   978.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2584]  ;   974.0 p2      40 t
        xor rdx, qword [r14 + 9880]  ;   978.5 p2+p0   40 t
        mov qword [rsp + 2712], rdx  ;   979.5 p0+p3   40 t spill
        mov rdx, qword [rsp + 2776]  ;   976.0 p2      40 t
        xor rdx, qword [r14 + 9888]  ;   980.0 p2+p0   40 t
        mov qword [rsp + 2424], rdx  ;   981.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2720]  ;   978.0 p2      40 t
        xor rdx, qword [r14 + 9896]  ;   982.0 p2+p0   40 t
        mov qword [rsp + 2488], rdx  ;   983.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2752]  ;   980.0 p2      40 t
        xor rdx, qword [r14 + 9904]  ;   984.0 p2+p0   40 t
        mov qword [rsp + 2744], rdx  ;   985.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2800]  ;   982.0 p2      40 t
        xor rdx, qword [r14 + 9912]  ;   986.0 p2+p0   40 t
        mov qword [rsp + 2280], rdx  ;   987.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2728]  ;   984.0 p2      40 t
        xor rdx, qword [r14 + 9920]  ;   988.0 p2+p0   40 t
        mov qword [rsp + 2272], rdx  ;   989.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2808]  ;   986.0 p2      40 t
        xor rdx, qword [r14 + 9928]  ;   990.0 p2+p0   40 t
        mov qword [rsp + 2248], rdx  ;   991.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2816]  ;   988.0 p2      40 t
        xor rdx, qword [r14 + 9936]  ;   992.0 p2+p0   40 t
        mov qword [rsp + 2704], rdx  ;   993.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2824]  ;   990.0 p2      40 t
        xor rdx, qword [r14 + 9944]  ;   994.0 p2+p0   40 t
        mov qword [rsp + 2688], rdx  ;   995.0 p0+p3   40 t spill
        mov rdx, r15                 ;   949.9 p1      40 t copy
        xor rdx, qword [r14 + 9952]  ;   992.0 p2+p0   40 t
        mov qword [rsp + 2672], r15  ;   992.5 p0+p3   61 t spill
        mov r15, r8                  ;   951.2 p1      40 t copy
        xor r15, qword [r14 + 9960]  ;   993.5 p2+p0   40 t
        mov qword [rsp + 2848], r8   ;   994.0 p0+p3   61 t spill
        mov r8, qword [rsp + 2832]   ;   994.0 p2      40 t
        xor r8, qword [r14 + 9968]   ;   998.0 p2+p0   40 t
        mov qword [rsp + 2856], r15  ;   995.5 p0+p3   40 t spill
        mov r15, qword [rsp + 2840]  ;   996.0 p2      40 t
        xor r15, qword [r14 + 9976]  ;  1000.0 p2+p0   40 t
        mov qword [rsp + 2864], rdx  ;   997.0 p0+p3   40 t spill
        mov rdx, qword [rsp + 2200]  ;   998.0 p2      40 t
        xor rdx, qword [r14 + 9984]  ;  1002.0 p2+p0   40 t
        mov qword [rsp + 2872], rdx  ;  1003.0 p0+p3   40 t spill
        mov rdx, rdi                 ;   956.6 p1      40 t copy
        xor rdx, qword [r14 + 9992]  ;  1000.0 p2+p0   40 t
        mov qword [rsp + 2880], rdi  ;  1000.0 p0+p3   61 t spill
        mov rdi, qword [rsp + 2224]  ;  1001.0 p2      40 t
        xor rdi, qword [r14 + 10000] ;  1005.0 p2+p0   40 t
        mov qword [rsp + 2888], rdi  ;  1006.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2240]  ;  1003.0 p2      40 t
        xor rdi, qword [r14 + 10008] ;  1007.0 p2+p0   40 t
        mov qword [rsp + 2896], rdi  ;  1008.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2632]  ;  1005.0 p2      40 t
        xor rdi, qword [r14 + 10016] ;  1009.0 p2+p0   40 t
        mov qword [rsp + 2904], rdi  ;  1010.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2608]  ;  1007.0 p2      40 t
        xor rdi, qword [r14 + 10024] ;  1011.0 p2+p0   40 t
        mov qword [rsp + 2912], rdi  ;  1012.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2600]  ;  1009.0 p2      40 t
        xor rdi, qword [r14 + 10032] ;  1013.0 p2+p0   40 t
        mov qword [rsp + 2920], rdi  ;  1014.0 p0+p3   40 t spill
        mov rdi, qword [rsp + 2256]  ;  1011.0 p2      40 t
        xor rdi, qword [r14 + 10040] ;  1015.0 p2+p0   40 t
        mov qword [rsp + 2928], rdx  ;  1009.0 p0+p3   40 t spill
        mov rdx, r9                  ;   965.9 p1      40 t copy
        xor rdx, qword [r14 + 10048] ;  1013.0 p2+p0   40 t
        mov qword [rsp + 2936], r9   ;  1010.5 p0+p3   61 t spill
        mov r9, rbx                  ;   967.2 p1      40 t copy
        xor r9, qword [r14 + 10056]  ;  1014.0 p2+p0   40 t
        mov qword [rsp + 2944], rbx  ;  1012.0 p0+p3   61 t spill
        mov rbx, qword [rsp + 2640]  ;  1015.0 p2      40 t
        xor rbx, qword [r14 + 10064] ;  1019.0 p2+p0   40 t
        mov qword [rsp + 2952], r9   ;  1015.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2328]   ;  1017.0 p2      40 t
        xor r9, qword [r14 + 10072]  ;  1021.0 p2+p0   40 t
        mov qword [rsp + 2960], r9   ;  1022.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2592]   ;  1019.0 p2      40 t
        xor r9, qword [r14 + 10080]  ;  1023.0 p2+p0   40 t
        mov qword [rsp + 2968], r9   ;  1024.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2624]   ;  1021.0 p2      40 t
        xor r9, qword [r14 + 10088]  ;  1025.0 p2+p0   40 t
        mov qword [rsp + 2976], r9   ;  1026.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2544]   ;  1023.0 p2      40 t
        xor r9, qword [r14 + 10096]  ;  1027.0 p2+p0   40 t
        mov qword [rsp + 2984], r9   ;  1028.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2760]   ;  1025.0 p2      40 t
        xor r9, qword [r14 + 10104]  ;  1029.0 p2+p0   40 t
        mov qword [rsp + 2992], r9   ;  1030.0 p0+p3   40 t spill
        mov r9, qword [rsp + 2352]   ;  1027.0 p2      40 t
        xor r9, qword [r14 + 10112]  ;  1031.0 p2+p0   40 t
        mov qword [rsp + 3000], r9   ;  1032.0 p0+p3   40 t spill
        mov r9, rbp                  ;   977.9 p1      40 t copy
        xor r9, qword [r14 + 10120]  ;  1029.0 p2+p0   40 t
        mov qword [rsp + 3008], rbp  ;  1024.0 p0+p3   61 t spill
        mov rbp, rsi                 ;   979.2 p1      40 t copy
        xor rbp, qword [r14 + 10128] ;  1030.0 p2+p0   40 t
        mov qword [rsp + 3016], rsi  ;  1025.5 p0+p3   61 t spill
        mov rsi, r11                 ;   980.6 p1      40 t copy
        xor rsi, qword [r14 + 10136] ;  1031.0 p2+p0   40 t
        mov qword [rsp + 3024], r11  ;  1027.0 p0+p3   61 t spill
        mov r11, rcx                 ;   981.9 p1      40 t copy
        xor r11, qword [r14 + 10144] ;  1032.0 p2+p0   40 t
        mov qword [rsp + 3032], rcx  ;  1028.5 p0+p3   61 t spill
        mov rcx, r12                 ;   983.4 p1      40 t copy
        xor rcx, qword [r14 + 10152] ;  1033.0 p2+p0   40 t
        mov qword [rsp + 3040], r12  ;  1030.0 p0+p3   61 t spill
        mov r12, rax                 ;   985.4 p1      40 t copy
        xor r12, qword [r14 + 10160] ;  1034.0 p2+p0   40 t
        mov qword [rsp + 3048], rax  ;  1031.5 p0+p3   61 t spill
        mov rax, qword [rsp + 2320]  ;  1035.0 p2      40 t
        xor rax, qword [r14 + 10168] ;  1039.0 p2+p0   40 t
        mov qword [rsp + 3056], rsi  ;  1033.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2216]  ;  1037.0 p2      40 t
        xor rsi, qword [r14 + 10176] ;  1041.0 p2+p0   40 t
        mov qword [rsp + 3064], rsi  ;  1042.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2208]  ;  1039.0 p2      40 t
        xor rsi, qword [r14 + 10184] ;  1043.0 p2+p0   40 t
        mov qword [rsp + 3072], rsi  ;  1044.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2408]  ;  1041.0 p2      40 t
        xor rsi, qword [r14 + 10192] ;  1045.0 p2+p0   40 t
        mov qword [rsp + 3080], rsi  ;  1046.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2360]  ;  1043.0 p2      40 t
        xor rsi, qword [r14 + 10200] ;  1047.0 p2+p0   40 t
        mov qword [rsp + 3088], rsi  ;  1048.0 p0+p3   40 t spill
        mov rsi, r13                 ;   996.7 p1      40 t copy
        xor rsi, qword [r14 + 10208] ;  1045.0 p2+p0   40 t
        mov qword [rsp + 3096], r13  ;  1040.5 p0+p3   61 t spill
        mov r13, r10                 ;   998.0 p1      40 t copy
        xor r13, qword [r14 + 10216] ;  1046.0 p2+p0   40 t
        mov qword [rsp + 3104], r10  ;  1042.0 p0+p3   61 t spill
        mov r10, qword [rsp + 2400]  ;  1047.0 p2      40 t
        xor r10, qword [r14 + 10224] ;  1051.0 p2+p0   40 t
        mov qword [rsp + 3112], r13  ;  1047.0 p0+p3   40 t spill
        mov r13, qword [rsp + 2376]  ;  1049.0 p2      40 t
        xor r13, qword [r14 + 10232] ;  1053.0 p2+p0   40 t
        mov r14, qword [rsp + 2392]  ;  1051.0 p2      41 t
        xor r14, qword [rsp + 2416]  ;  1055.0 p2+p0   41 t
        mov qword [rsp + 3120], rsi  ;  1046.0 p0+p3   40 t spill
        mov rsi, qword [rsp + 2392]  ;  1053.0 p2      41 t
        xor rsi, qword [rsp + 2312]  ;  1057.0 p2+p0   41 t
        mov qword [rsp + 3128], r13  ;  1054.0 p0+p3   40 t spill
        mov r13, qword [rsp + 2344]  ;  1055.0 p2      41 t
        mov qword [rsp + 3136], r10  ;  1052.0 p0+p3   40 t spill
        mov r10, qword [rsp + 2416]  ;  1056.0 p2      41 t
        mov qword [rsp + 2416], rcx  ;  1049.0 p0+p3   40 t spill
        mov rcx, qword [rsp + 2368]  ;  1057.0 p2      41 t
        not rcx                      ;  1061.0 p0      41 t
        mov qword [rsp + 2368], r9   ;  1050.5 p0+p3   40 t spill
        mov r9, qword [rsp + 2472]   ;  1058.0 p2      41 t
        not r9                       ;  1062.0 p0      41 t
        xor r10, r9                  ;  1063.0 p0      41 t
        mov qword [rsp + 2472], r11  ;  1052.6 p0+p3   40 t spill
        mov r11, qword [rsp + 2464]  ;  1059.0 p2      41 t
        not r11                      ;  1063.0 p0      41 t
        xor r13, r11                 ;  1064.0 p0      41 t
        xor rcx, r13                 ;  1065.0 p0      41 t
        xor r13, r14                 ;  1065.0 p0      41 t
        mov qword [rsp + 2464], rax  ;  1055.8 p0+p3   40 t spill
        mov rax, qword [rsp + 2336]  ;  1060.0 p2      41 t
        not rax                      ;  1064.0 p0      41 t
        xor rax, rcx                 ;  1066.0 p0      41 t
        mov qword [rsp + 2336], r12  ;  1057.8 p0+p3   40 t spill
        mov r12, rsi                 ;  1058.0 p1      41 t copy
        xor r12, rcx                 ;  1066.0 p0      41 t
        mov qword [rsp + 3144], rbp  ;  1059.4 p0+p3   40 t spill
        mov rbp, r14                 ;  1056.0 p1      41 t copy
        xor rbp, rax                 ;  1067.0 p0      41 t
        mov qword [rsp + 3152], rbx  ;  1061.0 p0+p3   40 t spill
        mov rbx, qword [rsp + 2344]  ;  1061.0 p2      41 t
        mov qword [rsp + 2344], rdx  ;  1062.0 p0+p3   40 t spill
        mov rdx, rax                 ;  1067.0 p1      41 t copy
        or rdx, r12                  ;  1068.0 p0      41 t
        mov qword [rsp + 3160], rdi  ;  1063.6 p0+p3   40 t spill
        mov rdi, r10                 ;  1064.0 p1      41 t copy
        xor rdi, r13                 ;  1066.0 p0      41 t
        mov qword [rsp + 3168], r15  ;  1065.6 p0+p3   40 t spill
        mov r15, rax                 ;  1067.0 p1      41 t copy
        xor r15, r13                 ;  1068.0 p0      41 t
        xor rbx, r15                 ;  1069.0 p0      41 t
        mov qword [rsp + 3176], r8   ;  1067.6 p0+p3   40 t spill
        mov r8, r9                   ;  1063.0 p1      41 t copy
        xor r8, rcx                  ;  1068.3 p0      41 t
        mov qword [rsp + 3184], rax  ;  1069.6 p0+p3   41 t spill
        mov rax, rcx                 ;  1066.0 p1      41 t copy
        or rax, r15                  ;  1069.8 p0      41 t
        xor rax, rdx                 ;  1070.8 p0      41 t
        mov qword [rsp + 3192], r15  ;  1071.6 p0+p3   41 t spill
        mov r15, rdi                 ;  1067.0 p1      41 t copy
        xor r15, rbp                 ;  1072.0 p0      41 t
        xor rdx, r11                 ;  1072.5 p0      41 t
        or r11, rbp                  ;  1073.1 p0      41 t
        mov qword [rsp + 3200], rbp  ;  1073.7 p0+p3   41 t spill
        mov rbp, rsi                 ;  1058.0 p1      41 t copy
        and rbp, r13                 ;  1074.7 p0      41 t
        xor rbp, r11                 ;  1075.7 p0      41 t
        xor r11, qword [rsp + 2312]  ;  1075.8 p2+p0   41 t
        xor r11, r13                 ;  1076.8 p0      41 t
        xor rdx, rbp                 ;  1076.9 p0      41 t
        mov qword [rsp + 2312], rcx  ;  1077.5 p0+p3   41 t spill
        mov rcx, r8                  ;  1069.3 p1      41 t copy
        and rcx, r15                 ;  1078.5 p0      41 t
        xor r11, rcx                 ;  1079.5 p0      41 t
        mov rcx, r8                  ;  1069.3 p1      41 t copy
        xor rcx, rbx                 ;  1079.6 p0      41 t
        xor rax, r11                 ;  1080.5 p0      41 t
        mov qword [rsp + 3208], r8   ;  1080.8 p0+p3   41 t spill
        mov r8, rsi                  ;  1058.0 p1      41 t copy
        xor r8, rcx                  ;  1081.8 p0      41 t
        mov qword [rsp + 3216], r15  ;  1082.3 p0+p3   41 t spill
        mov r15, rdi                 ;  1067.0 p1      41 t copy
        and r15, rcx                 ;  1083.3 p0      41 t
        xor rbp, r15                 ;  1084.3 p0      41 t
        mov r15, qword [rsp + 2392]  ;  1063.0 p2      41 t
        or r15, r9                   ;  1084.5 p0      41 t
        xor r11, r15                 ;  1085.5 p0      41 t
        mov r15, r10                 ;  1064.0 p1      41 t copy
        and r15, r8                  ;  1085.6 p0      41 t
        xor rdx, r15                 ;  1086.6 p0      41 t
        mov r15, r12                 ;  1067.0 p1      41 t copy
        xor r15, rbx                 ;  1086.8 p0      41 t
        mov qword [rsp + 3224], rdi  ;  1087.3 p0+p3   41 t spill
        mov rdi, r14                 ;  1056.0 p1      41 t copy
        and rdi, r15                 ;  1088.3 p0      41 t
        xor rbp, rdi                 ;  1089.3 p0      41 t
        xor r11, rdi                 ;  1089.5 p0      41 t
        mov rdi, rax                 ;  1081.5 p1      41 t copy
        and rdi, rdx                 ;  1090.0 p0      41 t
        xor r11, rdi                 ;  1091.0 p0      41 t
        mov qword [rsp + 3232], r9   ;  1091.2 p0+p3   41 t spill
        mov r9, rbp                  ;  1090.3 p1      41 t copy
        and r9, r11                  ;  1092.2 p0      41 t
        xor r11, rdx                 ;  1092.8 p0      41 t
        or rdi, r11                  ;  1093.8 p0      41 t
        xor rax, r9                  ;  1093.9 p0      41 t
        xor rdi, rax                 ;  1094.9 p0      41 t
        and r15, rdi                 ;  1095.9 p0      41 t
        mov r9, rbp                  ;  1090.3 p1      41 t copy
        and r9, rax                  ;  1095.6 p0      41 t
        xor rdx, r9                  ;  1096.6 p0      41 t
        and rax, rdx                 ;  1097.6 p0      41 t
        mov r9, rdi                  ;  1095.9 p1      41 t copy
        or r9, rdx                   ;  1097.6 p0      41 t
        xor r11, r9                  ;  1098.6 p0      41 t
        xor rbp, rax                 ;  1098.6 p0      41 t
        mov r9, rdi                  ;  1095.9 p1      41 t copy
        xor r9, rdx                  ;  1099.0 p0      41 t
        and r8, r9                   ;  1100.0 p0      41 t
        and r10, r9                  ;  1100.2 p0      41 t
        mov rax, qword [rsp + 2312]  ;  1077.5 p2      41 t
        xor r9, r11                  ;  1100.7 p0      41 t
        and rcx, r9                  ;  1101.7 p0      41 t
        and r14, rdi                 ;  1101.9 p0      41 t
        xor r8, rcx                  ;  1102.7 p0      41 t
        and r13, r11                 ;  1103.0 p0      41 t
        and rax, rbp                 ;  1103.6 p0      41 t
        and rsi, r11                 ;  1104.2 p0      41 t
        xor r11, rbp                 ;  1104.7 p0      41 t
        xor rcx, rsi                 ;  1105.3 p0      41 t
        mov rsi, qword [rsp + 3192]  ;  1071.6 p2      41 t
        and rsi, rbp                 ;  1105.9 p0      41 t
        xor rsi, r10                 ;  1106.9 p0      41 t
        xor rbp, rdx                 ;  1107.0 p0      41 t
        xor rdi, r11                 ;  1107.6 p0      41 t
        mov qword [rsp + 3192], r14  ;  1108.2 p0+p3   41 t spill
        mov r14, qword [rsp + 3184]  ;  1069.6 p2      41 t
        and r14, r11                 ;  1109.2 p0      41 t
        xor r10, r14                 ;  1110.2 p0      41 t
        mov r14, qword [rsp + 3216]  ;  1082.3 p2      41 t
        and rbx, rdi                 ;  1110.3 p0      41 t
        and r12, r11                 ;  1110.9 p0      41 t
        mov r11, qword [rsp + 3208]  ;  1080.8 p2      41 t
        and r14, rbp                 ;  1111.5 p0      41 t
        and r11, rbp                 ;  1112.0 p0      41 t
        mov rbp, qword [rsp + 3200]  ;  1073.7 p2      41 t
        and rbp, rdi                 ;  1112.6 p0      41 t
        mov rdi, qword [rsp + 3232]  ;  1091.2 p2      41 t
        xor rbp, r10                 ;  1113.6 p0      41 t
        xor rbp, r14                 ;  1114.6 p0      41 t
        and rdi, rdx                 ;  1114.3 p0      41 t
        xor r12, r15                 ;  1114.9 p0      41 t
        xor r12, r8                  ;  1115.9 p0      41 t
        xor r13, rsi                 ;  1116.0 p0      41 t
        xor r13, r14                 ;  1117.0 p0      41 t
        mov r14, qword [rsp + 2392]  ;  1071.0 p2      41 t
        and r14, rdx                 ;  1117.2 p0      41 t
        mov rdx, qword [rsp + 3224]  ;  1087.3 p2      41 t
        xor rdi, r13                 ;  1118.0 p0      41 t
        and rdx, r9                  ;  1118.3 p0      41 t
        xor r8, rax                  ;  1118.9 p0      41 t
        xor r14, rbp                 ;  1119.4 p0      41 t
        xor r14, rdi                 ;  1120.4 p0      41 t
        mov r9, qword [rsp + 3192]   ;  1108.2 p2      41 t
        xor r8, rdi                  ;  1120.6 p0      41 t
        xor r11, rcx                 ;  1121.2 p0      41 t
        xor r11, rdi                 ;  1122.2 p0      41 t
        xor rsi, rbp                 ;  1122.3 p0      41 t
        xor rdx, r14                 ;  1122.9 p0      41 t
        xor r9, r10                  ;  1123.4 p0      41 t
        xor rsi, r12                 ;  1124.0 p0      41 t
        xor r9, r14                  ;  1124.6 p0      41 t
        xor r15, rcx                 ;  1125.2 p0      41 t
        xor r15, rbx                 ;  1126.2 p0      41 t
        mov r10, qword [rsp + 2480]  ;  1074.0 p2      23 t
        not r10                      ;  1126.3 p0      23 t
        mov r14, r8                  ;  1121.6 p1      41 t copy
        xor r14, r11                 ;  1126.8 p0      41 t
        xor r14, r9                  ;  1127.8 p0      41 t
        xor r12, r14                 ;  1128.8 p0      41 t
        xor r15, r8                  ;  1128.5 p0      41 t
        xor r14, rdx                 ;  1129.1 p0      41 t
        mov r8, qword [rsp + 2304]   ;  1076.0 p2      23 t
        not r8                       ;  1129.7 p0      23 t
        mov rdi, qword [rsp + 2680]  ;  1077.0 p2      23 t
        not rdi                      ;  1130.2 p0      23 t
        not r9                       ;  1130.7 p0      41 t
        not r13                      ;  1131.2 p0      41 t
        mov rbp, qword [rsp + 2664]  ;  1078.0 p2      23 t
        not rbp                      ;  1131.7 p0      23 t
        not r15                      ;  1132.2 p0      41 t
        mov rax, qword [rsp + 2432]  ;  1079.0 p2      23 t
        mov rcx, qword [rsp + 2288]  ;  1080.0 p2      40 t reload
        xor rax, rcx                 ;  1132.7 p0      23 t
        not r12                      ;  1133.2 p0      41 t
        not rdx                      ;  1133.7 p0      41 t
        mov rbx, qword [rsp + 2432]  ;  1081.0 p2      23 t
        xor rbx, qword [rsp + 2232]  ;  1134.2 p2+p0   23 t
        xor rcx, r8                  ;  1134.7 p0      23 t
        mov qword [rsp + 2288], r11  ;  1135.3 p0+p3   41 t spill
        mov r11, qword [rsp + 2648]  ;  1083.0 p2      23 t
        xor r11, rdi                 ;  1136.3 p0      23 t
        xor r10, r11                 ;  1137.3 p0      23 t
        xor rbp, r10                 ;  1138.3 p0      23 t
        xor r11, rax                 ;  1138.0 p0      23 t
        mov qword [rsp + 2664], rdx  ;  1138.6 p0+p3   41 t spill
        mov rdx, qword [rsp + 2648]  ;  1084.4 p2      23 t
        mov qword [rsp + 2648], r12  ;  1139.6 p0+p3   41 t spill
        mov r12, rbx                 ;  1135.2 p1      23 t copy
        xor r12, r10                 ;  1140.6 p0      23 t
        mov qword [rsp + 2680], rsi  ;  1141.2 p0+p3   41 t spill
        mov rsi, rax                 ;  1133.7 p1      23 t copy
        xor rsi, rbp                 ;  1142.2 p0      23 t
        mov qword [rsp + 2304], r13  ;  1142.7 p0+p3   41 t spill
        mov r13, rbp                 ;  1139.3 p1      23 t copy
        or r13, r12                  ;  1143.7 p0      23 t
        mov qword [rsp + 2480], r15  ;  1144.3 p0+p3   41 t spill
        mov r15, rcx                 ;  1135.7 p1      23 t copy
        xor r15, r11                 ;  1145.3 p0      23 t
        mov qword [rsp + 3192], r9   ;  1145.9 p0+p3   41 t spill
        mov r9, r8                   ;  1130.7 p1      23 t copy
        xor r9, r10                  ;  1146.9 p0      23 t
        mov qword [rsp + 3224], r14  ;  1147.4 p0+p3   41 t spill
        mov r14, rbp                 ;  1139.3 p1      23 t copy
        xor r14, r11                 ;  1148.4 p0      23 t
        xor rdx, r14                 ;  1149.4 p0      23 t
        mov qword [rsp + 2392], rbp  ;  1149.6 p0+p3   23 t spill
        mov rbp, r10                 ;  1138.3 p1      23 t copy
        or rbp, r14                  ;  1150.6 p0      23 t
        xor rbp, r13                 ;  1151.6 p0      23 t
        mov qword [rsp + 3232], r14  ;  1151.7 p0+p3   23 t spill
        mov r14, rdi                 ;  1131.2 p1      23 t copy
        or r14, rsi                  ;  1152.7 p0      23 t
        mov qword [rsp + 3200], r10  ;  1153.3 p0+p3   23 t spill
        mov r10, rsi                 ;  1143.2 p1      23 t copy
        xor r10, r15                 ;  1154.3 p0      23 t
        xor rdi, r13                 ;  1154.9 p0      23 t
        mov r13, qword [rsp + 2232]  ;  1098.9 p2      23 t
        xor r13, r11                 ;  1155.4 p0      23 t
        xor r13, r14                 ;  1156.4 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1156.6 p0+p3   23 t spill
        mov rsi, rbx                 ;  1135.2 p1      23 t copy
        and rsi, r11                 ;  1157.6 p0      23 t
        xor r14, rsi                 ;  1158.6 p0      23 t
        mov rsi, r9                  ;  1147.9 p1      23 t copy
        and rsi, r10                 ;  1158.7 p0      23 t
        xor r13, rsi                 ;  1159.7 p0      23 t
        mov rsi, r9                  ;  1147.9 p1      23 t copy
        xor rsi, rdx                 ;  1159.9 p0      23 t
        xor rbp, r13                 ;  1160.7 p0      23 t
        xor rdi, r14                 ;  1161.0 p0      23 t
        mov qword [rsp + 3208], r9   ;  1161.6 p0+p3   23 t spill
        mov r9, rbx                  ;  1135.2 p1      23 t copy
        xor r9, rsi                  ;  1162.6 p0      23 t
        mov qword [rsp + 3216], r10  ;  1163.1 p0+p3   23 t spill
        mov r10, r15                 ;  1146.3 p1      23 t copy
        and r10, rsi                 ;  1164.1 p0      23 t
        xor r14, r10                 ;  1165.1 p0      23 t
        mov r10, qword [rsp + 2432]  ;  1108.2 p2      23 t
        or r10, r8                   ;  1165.3 p0      23 t
        xor r13, r10                 ;  1166.3 p0      23 t
        mov r10, rcx                 ;  1135.7 p1      23 t copy
        and r10, r9                  ;  1166.4 p0      23 t
        xor rdi, r10                 ;  1167.4 p0      23 t
        mov r10, r12                 ;  1141.6 p1      23 t copy
        xor r10, rdx                 ;  1167.6 p0      23 t
        mov qword [rsp + 3184], r15  ;  1168.1 p0+p3   23 t spill
        mov r15, rax                 ;  1133.7 p1      23 t copy
        and r15, r10                 ;  1169.1 p0      23 t
        xor r14, r15                 ;  1170.1 p0      23 t
        xor r13, r15                 ;  1170.3 p0      23 t
        mov r15, rbp                 ;  1161.7 p1      23 t copy
        and r15, rdi                 ;  1170.9 p0      23 t
        xor r13, r15                 ;  1171.9 p0      23 t
        mov qword [rsp + 2312], r8   ;  1172.0 p0+p3   23 t spill
        mov r8, r14                  ;  1171.1 p1      23 t copy
        and r8, r13                  ;  1173.0 p0      23 t
        xor r13, rdi                 ;  1173.6 p0      23 t
        or r15, r13                  ;  1174.6 p0      23 t
        xor rbp, r8                  ;  1174.7 p0      23 t
        xor r15, rbp                 ;  1175.7 p0      23 t
        and r10, r15                 ;  1176.7 p0      23 t
        mov r8, r14                  ;  1171.1 p1      23 t copy
        and r8, rbp                  ;  1176.4 p0      23 t
        xor rdi, r8                  ;  1177.4 p0      23 t
        and rbp, rdi                 ;  1178.4 p0      23 t
        mov r8, r15                  ;  1176.7 p1      23 t copy
        or r8, rdi                   ;  1178.4 p0      23 t
        xor r13, r8                  ;  1179.4 p0      23 t
        xor r14, rbp                 ;  1179.4 p0      23 t
        mov r8, qword [rsp + 3200]   ;  1153.3 p2      23 t
        mov rbp, r15                 ;  1176.7 p1      23 t copy
        xor rbp, rdi                 ;  1179.8 p0      23 t
        and r9, rbp                  ;  1180.8 p0      23 t
        and rcx, rbp                 ;  1181.0 p0      23 t
        xor rbp, r13                 ;  1181.6 p0      23 t
        and rsi, rbp                 ;  1182.6 p0      23 t
        and rax, r15                 ;  1182.7 p0      23 t
        xor r9, rsi                  ;  1183.6 p0      23 t
        and r11, r13                 ;  1183.8 p0      23 t
        and r8, r14                  ;  1184.4 p0      23 t
        and rbx, r13                 ;  1185.0 p0      23 t
        xor r13, r14                 ;  1185.6 p0      23 t
        xor rsi, rbx                 ;  1186.1 p0      23 t
        mov rbx, qword [rsp + 3232]  ;  1151.7 p2      23 t
        and rbx, r14                 ;  1186.7 p0      23 t
        xor rbx, rcx                 ;  1187.7 p0      23 t
        xor r14, rdi                 ;  1187.8 p0      23 t
        xor r15, r13                 ;  1188.4 p0      23 t
        mov qword [rsp + 3232], rax  ;  1189.0 p0+p3   23 t spill
        mov rax, qword [rsp + 2392]  ;  1149.6 p2      23 t
        and rax, r13                 ;  1190.0 p0      23 t
        xor rcx, rax                 ;  1191.0 p0      23 t
        mov rax, qword [rsp + 3216]  ;  1163.1 p2      23 t
        and rdx, r15                 ;  1191.1 p0      23 t
        and r12, r13                 ;  1191.7 p0      23 t
        mov r13, qword [rsp + 3208]  ;  1161.6 p2      23 t
        and rax, r14                 ;  1192.3 p0      23 t
        and r13, r14                 ;  1192.8 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1156.6 p2      23 t
        and r14, r15                 ;  1193.4 p0      23 t
        mov r15, qword [rsp + 2312]  ;  1172.0 p2      23 t
        xor r14, rcx                 ;  1194.4 p0      23 t
        xor r14, rax                 ;  1195.4 p0      23 t
        and r15, rdi                 ;  1195.1 p0      23 t
        xor r12, r10                 ;  1195.7 p0      23 t
        xor r12, r9                  ;  1196.7 p0      23 t
        xor r11, rbx                 ;  1196.8 p0      23 t
        xor r11, rax                 ;  1197.8 p0      23 t
        mov rax, qword [rsp + 2432]  ;  1139.3 p2      23 t
        and rax, rdi                 ;  1198.0 p0      23 t
        mov rdi, qword [rsp + 3184]  ;  1168.1 p2      23 t
        xor r15, r11                 ;  1198.8 p0      23 t
        and rdi, rbp                 ;  1199.1 p0      23 t
        mov rbp, qword [rsp + 3232]  ;  1189.0 p2      23 t
        xor r9, r8                   ;  1199.7 p0      23 t
        xor rax, r14                 ;  1200.3 p0      23 t
        xor rax, r15                 ;  1201.3 p0      23 t
        xor r9, r15                  ;  1201.4 p0      23 t
        xor r13, rsi                 ;  1202.0 p0      23 t
        xor r13, r15                 ;  1203.0 p0      23 t
        xor rbx, r14                 ;  1203.1 p0      23 t
        xor rdi, rax                 ;  1203.7 p0      23 t
        xor rbp, rcx                 ;  1204.3 p0      23 t
        xor rbx, r12                 ;  1204.8 p0      23 t
        xor rbp, rax                 ;  1205.4 p0      23 t
        xor r10, rsi                 ;  1206.0 p0      23 t
        mov r8, qword [rsp + 2528]   ;  1147.9 p2      22 t
        not r8                       ;  1206.5 p0      22 t
        xor r10, rdx                 ;  1207.0 p0      23 t
        mov r14, qword [rsp + 2496]  ;  1149.4 p2      22 t
        not r14                      ;  1207.6 p0      22 t
        mov r15, r9                  ;  1202.4 p1      23 t copy
        xor r15, r13                 ;  1208.1 p0      23 t
        xor r15, rbp                 ;  1209.1 p0      23 t
        xor r12, r15                 ;  1210.1 p0      23 t
        xor r10, r9                  ;  1209.8 p0      23 t
        xor r15, rdi                 ;  1210.4 p0      23 t
        mov r9, qword [rsp + 2744]   ;  1153.7 p2      22 t
        not r9                       ;  1211.0 p0      22 t
        not rbp                      ;  1211.5 p0      23 t
        mov rsi, qword [rsp + 2280]  ;  1155.3 p2      22 t
        not rsi                      ;  1212.0 p0      22 t
        not r11                      ;  1212.5 p0      23 t
        not r10                      ;  1213.0 p0      23 t
        mov rax, qword [rsp + 2512]  ;  1157.4 p2      22 t
        mov rcx, qword [rsp + 2424]  ;  1158.4 p2      40 t reload
        xor rax, rcx                 ;  1213.5 p0      22 t
        not rdi                      ;  1214.0 p0      23 t
        not r12                      ;  1214.5 p0      23 t
        mov rdx, qword [rsp + 2512]  ;  1159.9 p2      22 t
        xor rdx, qword [rsp + 2488]  ;  1215.0 p2+p0   22 t
        xor rcx, r14                 ;  1215.5 p0      22 t
        mov qword [rsp + 2424], r13  ;  1216.1 p0+p3   23 t spill
        mov r13, qword [rsp + 2712]  ;  1161.9 p2      22 t
        xor r13, r9                  ;  1217.1 p0      22 t
        xor r8, r13                  ;  1218.1 p0      22 t
        xor rsi, r8                  ;  1219.1 p0      22 t
        xor r13, rax                 ;  1218.8 p0      22 t
        mov qword [rsp + 2280], rdi  ;  1219.4 p0+p3   23 t spill
        mov rdi, qword [rsp + 2712]  ;  1164.2 p2      22 t
        mov qword [rsp + 2712], r12  ;  1220.4 p0+p3   23 t spill
        mov r12, rdx                 ;  1216.0 p1      22 t copy
        xor r12, r8                  ;  1221.4 p0      22 t
        mov qword [rsp + 2744], rbx  ;  1222.0 p0+p3   23 t spill
        mov rbx, rax                 ;  1214.5 p1      22 t copy
        xor rbx, rsi                 ;  1223.0 p0      22 t
        mov qword [rsp + 2496], r11  ;  1223.5 p0+p3   23 t spill
        mov r11, rsi                 ;  1220.1 p1      22 t copy
        or r11, r12                  ;  1224.5 p0      22 t
        mov qword [rsp + 2528], r10  ;  1225.1 p0+p3   23 t spill
        mov r10, rcx                 ;  1216.5 p1      22 t copy
        xor r10, r13                 ;  1226.1 p0      22 t
        mov qword [rsp + 3232], rbp  ;  1226.7 p0+p3   23 t spill
        mov rbp, r14                 ;  1208.6 p1      22 t copy
        xor rbp, r8                  ;  1227.7 p0      22 t
        mov qword [rsp + 3184], r15  ;  1228.2 p0+p3   23 t spill
        mov r15, rsi                 ;  1220.1 p1      22 t copy
        xor r15, r13                 ;  1229.2 p0      22 t
        xor rdi, r15                 ;  1230.2 p0      22 t
        mov qword [rsp + 2432], rsi  ;  1230.4 p0+p3   22 t spill
        mov rsi, r8                  ;  1219.1 p1      22 t copy
        or rsi, r15                  ;  1231.4 p0      22 t
        xor rsi, r11                 ;  1232.4 p0      22 t
        mov qword [rsp + 2312], r15  ;  1232.5 p0+p3   22 t spill
        mov r15, r9                  ;  1212.0 p1      22 t copy
        or r15, rbx                  ;  1233.5 p0      22 t
        mov qword [rsp + 2232], r8   ;  1234.1 p0+p3   22 t spill
        mov r8, rbx                  ;  1224.0 p1      22 t copy
        xor r8, r10                  ;  1235.1 p0      22 t
        xor r9, r11                  ;  1235.7 p0      22 t
        mov r11, qword [rsp + 2488]  ;  1179.8 p2      22 t
        xor r11, r13                 ;  1236.2 p0      22 t
        xor r11, r15                 ;  1237.2 p0      22 t
        mov qword [rsp + 2488], rbx  ;  1237.4 p0+p3   22 t spill
        mov rbx, rdx                 ;  1216.0 p1      22 t copy
        and rbx, r13                 ;  1238.4 p0      22 t
        xor r15, rbx                 ;  1239.4 p0      22 t
        mov rbx, rbp                 ;  1228.7 p1      22 t copy
        and rbx, r8                  ;  1239.5 p0      22 t
        xor r11, rbx                 ;  1240.5 p0      22 t
        mov rbx, rbp                 ;  1228.7 p1      22 t copy
        xor rbx, rdi                 ;  1240.7 p0      22 t
        xor rsi, r11                 ;  1241.5 p0      22 t
        xor r9, r15                  ;  1241.8 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1242.4 p0+p3   22 t spill
        mov rbp, rdx                 ;  1216.0 p1      22 t copy
        xor rbp, rbx                 ;  1243.4 p0      22 t
        mov qword [rsp + 3216], r8   ;  1244.0 p0+p3   22 t spill
        mov r8, r10                  ;  1227.1 p1      22 t copy
        and r8, rbx                  ;  1245.0 p0      22 t
        xor r15, r8                  ;  1246.0 p0      22 t
        mov r8, qword [rsp + 2512]   ;  1189.0 p2      22 t
        or r8, r14                   ;  1246.1 p0      22 t
        xor r11, r8                  ;  1247.1 p0      22 t
        mov r8, rcx                  ;  1216.5 p1      22 t copy
        and r8, rbp                  ;  1247.2 p0      22 t
        xor r9, r8                   ;  1248.2 p0      22 t
        mov r8, r12                  ;  1222.4 p1      22 t copy
        xor r8, rdi                  ;  1248.4 p0      22 t
        mov qword [rsp + 2392], r10  ;  1249.0 p0+p3   22 t spill
        mov r10, rax                 ;  1214.5 p1      22 t copy
        and r10, r8                  ;  1250.0 p0      22 t
        xor r15, r10                 ;  1251.0 p0      22 t
        xor r11, r10                 ;  1251.1 p0      22 t
        mov r10, rsi                 ;  1242.5 p1      22 t copy
        and r10, r9                  ;  1251.7 p0      22 t
        xor r11, r10                 ;  1252.7 p0      22 t
        mov qword [rsp + 3200], r14  ;  1252.8 p0+p3   22 t spill
        mov r14, r15                 ;  1252.0 p1      22 t copy
        and r14, r11                 ;  1253.8 p0      22 t
        xor r11, r9                  ;  1254.4 p0      22 t
        or r10, r11                  ;  1255.4 p0      22 t
        xor rsi, r14                 ;  1255.5 p0      22 t
        xor r10, rsi                 ;  1256.5 p0      22 t
        and r8, r10                  ;  1257.5 p0      22 t
        mov r14, r15                 ;  1252.0 p1      22 t copy
        and r14, rsi                 ;  1257.2 p0      22 t
        xor r9, r14                  ;  1258.2 p0      22 t
        and rsi, r9                  ;  1259.2 p0      22 t
        mov r14, r10                 ;  1257.5 p1      22 t copy
        or r14, r9                   ;  1259.2 p0      22 t
        xor r11, r14                 ;  1260.2 p0      22 t
        xor r15, rsi                 ;  1260.2 p0      22 t
        mov r14, qword [rsp + 2232]  ;  1234.1 p2      22 t
        mov rsi, r10                 ;  1257.5 p1      22 t copy
        xor rsi, r9                  ;  1260.7 p0      22 t
        and rbp, rsi                 ;  1261.7 p0      22 t
        and rcx, rsi                 ;  1261.8 p0      22 t
        xor rsi, r11                 ;  1262.4 p0      22 t
        and rbx, rsi                 ;  1263.4 p0      22 t
        and rax, r10                 ;  1263.5 p0      22 t
        xor rbp, rbx                 ;  1264.4 p0      22 t
        and r13, r11                 ;  1264.7 p0      22 t
        and r14, r15                 ;  1265.2 p0      22 t
        and rdx, r11                 ;  1265.8 p0      22 t
        xor r11, r15                 ;  1266.4 p0      22 t
        xor rbx, rdx                 ;  1266.9 p0      22 t
        mov rdx, qword [rsp + 2312]  ;  1232.5 p2      22 t
        and rdx, r15                 ;  1267.5 p0      22 t
        xor rdx, rcx                 ;  1268.5 p0      22 t
        xor r15, r9                  ;  1268.7 p0      22 t
        xor r10, r11                 ;  1269.2 p0      22 t
        mov qword [rsp + 2312], rax  ;  1269.8 p0+p3   22 t spill
        mov rax, qword [rsp + 2432]  ;  1230.4 p2      22 t
        and rax, r11                 ;  1270.8 p0      22 t
        xor rcx, rax                 ;  1271.8 p0      22 t
        mov rax, qword [rsp + 3216]  ;  1244.0 p2      22 t
        and rdi, r10                 ;  1271.9 p0      22 t
        and r12, r11                 ;  1272.5 p0      22 t
        mov r11, qword [rsp + 3208]  ;  1242.4 p2      22 t
        and rax, r15                 ;  1273.1 p0      22 t
        and r11, r15                 ;  1273.6 p0      22 t
        mov r15, qword [rsp + 2488]  ;  1237.4 p2      22 t
        and r15, r10                 ;  1274.2 p0      22 t
        mov r10, qword [rsp + 3200]  ;  1252.8 p2      22 t
        xor r15, rcx                 ;  1275.2 p0      22 t
        xor r15, rax                 ;  1276.2 p0      22 t
        and r10, r9                  ;  1275.9 p0      22 t
        xor r12, r8                  ;  1276.5 p0      22 t
        xor r12, rbp                 ;  1277.5 p0      22 t
        xor r13, rdx                 ;  1277.6 p0      22 t
        xor r13, rax                 ;  1278.6 p0      22 t
        mov rax, qword [rsp + 2512]  ;  1220.1 p2      22 t
        and rax, r9                  ;  1278.8 p0      22 t
        mov r9, qword [rsp + 2392]   ;  1249.0 p2      22 t
        xor r10, r13                 ;  1279.6 p0      22 t
        and r9, rsi                  ;  1279.9 p0      22 t
        mov rsi, qword [rsp + 2312]  ;  1269.8 p2      22 t
        xor rbp, r14                 ;  1280.5 p0      22 t
        xor rax, r15                 ;  1281.1 p0      22 t
        xor rax, r10                 ;  1282.1 p0      22 t
        xor rbp, r10                 ;  1282.2 p0      22 t
        xor r11, rbx                 ;  1282.8 p0      22 t
        xor r11, r10                 ;  1283.8 p0      22 t
        xor rdx, r15                 ;  1283.9 p0      22 t
        xor r9, rax                  ;  1284.5 p0      22 t
        xor rsi, rcx                 ;  1285.1 p0      22 t
        xor rdx, r12                 ;  1285.6 p0      22 t
        xor rsi, rax                 ;  1286.2 p0      22 t
        xor r8, rbx                  ;  1286.8 p0      22 t
        mov r10, qword [rsp + 2272]  ;  1228.7 p2      21 t
        not r10                      ;  1287.4 p0      21 t
        xor r8, rdi                  ;  1287.9 p0      22 t
        mov r14, qword [rsp + 2704]  ;  1230.2 p2      21 t
        not r14                      ;  1288.4 p0      21 t
        mov r15, rbp                 ;  1283.2 p1      22 t copy
        xor r15, r11                 ;  1288.9 p0      22 t
        xor r15, rsi                 ;  1289.9 p0      22 t
        xor r12, r15                 ;  1290.9 p0      22 t
        xor r8, rbp                  ;  1290.6 p0      22 t
        xor r15, r9                  ;  1291.2 p0      22 t
        mov rdi, qword [rsp + 3176]  ;  1234.5 p2      21 t
        not rdi                      ;  1291.8 p0      21 t
        not rsi                      ;  1292.3 p0      22 t
        mov rbp, qword [rsp + 3168]  ;  1236.1 p2      21 t
        not rbp                      ;  1292.8 p0      21 t
        not r13                      ;  1293.3 p0      22 t
        not r8                       ;  1293.8 p0      22 t
        mov rax, qword [rsp + 2248]  ;  1238.2 p2      21 t
        mov rcx, qword [rsp + 2864]  ;  1239.2 p2      40 t reload
        xor rax, rcx                 ;  1294.3 p0      21 t
        not r9                       ;  1294.9 p0      22 t
        not r12                      ;  1295.4 p0      22 t
        mov rbx, qword [rsp + 2248]  ;  1240.7 p2      21 t
        xor rbx, qword [rsp + 2856]  ;  1295.9 p2+p0   21 t
        xor rcx, r14                 ;  1296.4 p0      21 t
        mov qword [rsp + 2864], r15  ;  1296.9 p0+p3   22 t spill
        mov r15, qword [rsp + 2688]  ;  1242.7 p2      21 t
        xor r15, rdi                 ;  1297.9 p0      21 t
        xor r10, r15                 ;  1298.9 p0      21 t
        xor rbp, r10                 ;  1299.9 p0      21 t
        xor r15, rax                 ;  1299.6 p0      21 t
        mov qword [rsp + 3168], r11  ;  1300.2 p0+p3   22 t spill
        mov r11, qword [rsp + 2688]  ;  1245.1 p2      21 t
        mov qword [rsp + 2688], r9   ;  1301.2 p0+p3   22 t spill
        mov r9, rbx                  ;  1296.9 p1      21 t copy
        xor r9, r10                  ;  1302.2 p0      21 t
        mov qword [rsp + 3176], r12  ;  1302.8 p0+p3   22 t spill
        mov r12, rax                 ;  1295.3 p1      21 t copy
        xor r12, rbp                 ;  1303.8 p0      21 t
        mov qword [rsp + 2704], rdx  ;  1304.3 p0+p3   22 t spill
        mov rdx, rbp                 ;  1300.9 p1      21 t copy
        or rdx, r9                   ;  1305.3 p0      21 t
        mov qword [rsp + 2272], r13  ;  1305.9 p0+p3   22 t spill
        mov r13, rcx                 ;  1297.4 p1      21 t copy
        xor r13, r15                 ;  1306.9 p0      21 t
        mov qword [rsp + 2312], r8   ;  1307.5 p0+p3   22 t spill
        mov r8, r14                  ;  1289.4 p1      21 t copy
        xor r8, r10                  ;  1308.5 p0      21 t
        mov qword [rsp + 2392], rsi  ;  1309.1 p0+p3   22 t spill
        mov rsi, rbp                 ;  1300.9 p1      21 t copy
        xor rsi, r15                 ;  1310.1 p0      21 t
        xor r11, rsi                 ;  1311.1 p0      21 t
        mov qword [rsp + 2512], rbp  ;  1311.2 p0+p3   21 t spill
        mov rbp, r10                 ;  1299.9 p1      21 t copy
        or rbp, rsi                  ;  1312.2 p0      21 t
        xor rbp, rdx                 ;  1313.2 p0      21 t
        mov qword [rsp + 3200], rsi  ;  1313.3 p0+p3   21 t spill
        mov rsi, rdi                 ;  1292.8 p1      21 t copy
        or rsi, r12                  ;  1314.3 p0      21 t
        mov qword [rsp + 2488], r10  ;  1314.9 p0+p3   21 t spill
        mov r10, r12                 ;  1304.8 p1      21 t copy
        xor r10, r13                 ;  1315.9 p0      21 t
        xor rdi, rdx                 ;  1316.5 p0      21 t
        mov rdx, qword [rsp + 2856]  ;  1260.6 p2      21 t
        xor rdx, r15                 ;  1317.1 p0      21 t
        xor rdx, rsi                 ;  1318.1 p0      21 t
        mov qword [rsp + 2856], r12  ;  1318.2 p0+p3   21 t spill
        mov r12, rbx                 ;  1296.9 p1      21 t copy
        and r12, r15                 ;  1319.2 p0      21 t
        xor rsi, r12                 ;  1320.2 p0      21 t
        mov r12, r8                  ;  1309.5 p1      21 t copy
        and r12, r10                 ;  1320.3 p0      21 t
        xor rdx, r12                 ;  1321.3 p0      21 t
        mov r12, r8                  ;  1309.5 p1      21 t copy
        xor r12, r11                 ;  1321.5 p0      21 t
        xor rbp, rdx                 ;  1322.3 p0      21 t
        xor rdi, rsi                 ;  1322.6 p0      21 t
        mov qword [rsp + 3208], r8   ;  1323.2 p0+p3   21 t spill
        mov r8, rbx                  ;  1296.9 p1      21 t copy
        xor r8, r12                  ;  1324.2 p0      21 t
        mov qword [rsp + 3216], r10  ;  1324.8 p0+p3   21 t spill
        mov r10, r13                 ;  1307.9 p1      21 t copy
        and r10, r12                 ;  1325.8 p0      21 t
        xor rsi, r10                 ;  1326.8 p0      21 t
        mov r10, qword [rsp + 2248]  ;  1269.8 p2      21 t
        or r10, r14                  ;  1326.9 p0      21 t
        xor rdx, r10                 ;  1327.9 p0      21 t
        mov r10, rcx                 ;  1297.4 p1      21 t copy
        and r10, r8                  ;  1328.1 p0      21 t
        xor rdi, r10                 ;  1329.1 p0      21 t
        mov r10, r9                  ;  1303.2 p1      21 t copy
        xor r10, r11                 ;  1329.2 p0      21 t
        mov qword [rsp + 2432], r13  ;  1329.8 p0+p3   21 t spill
        mov r13, rax                 ;  1295.3 p1      21 t copy
        and r13, r10                 ;  1330.8 p0      21 t
        xor rsi, r13                 ;  1331.8 p0      21 t
        xor rdx, r13                 ;  1331.9 p0      21 t
        mov r13, rbp                 ;  1323.3 p1      21 t copy
        and r13, rdi                 ;  1332.5 p0      21 t
        xor rdx, r13                 ;  1333.5 p0      21 t
        mov qword [rsp + 2232], r14  ;  1333.6 p0+p3   21 t spill
        mov r14, rsi                 ;  1332.8 p1      21 t copy
        and r14, rdx                 ;  1334.6 p0      21 t
        xor rdx, rdi                 ;  1335.2 p0      21 t
        or r13, rdx                  ;  1336.2 p0      21 t
        xor rbp, r14                 ;  1336.3 p0      21 t
        xor r13, rbp                 ;  1337.3 p0      21 t
        and r10, r13                 ;  1338.3 p0      21 t
        mov r14, rsi                 ;  1332.8 p1      21 t copy
        and r14, rbp                 ;  1338.0 p0      21 t
        xor rdi, r14                 ;  1339.0 p0      21 t
        and rbp, rdi                 ;  1340.0 p0      21 t
        mov r14, r13                 ;  1338.3 p1      21 t copy
        or r14, rdi                  ;  1340.0 p0      21 t
        xor rdx, r14                 ;  1341.0 p0      21 t
        xor rsi, rbp                 ;  1341.0 p0      21 t
        mov r14, qword [rsp + 2488]  ;  1314.9 p2      21 t
        mov rbp, r13                 ;  1338.3 p1      21 t copy
        xor rbp, rdi                 ;  1341.5 p0      21 t
        and r8, rbp                  ;  1342.5 p0      21 t
        and rcx, rbp                 ;  1342.6 p0      21 t
        xor rbp, rdx                 ;  1343.2 p0      21 t
        and r12, rbp                 ;  1344.2 p0      21 t
        and rax, r13                 ;  1344.3 p0      21 t
        xor r8, r12                  ;  1345.2 p0      21 t
        and r15, rdx                 ;  1345.5 p0      21 t
        and r14, rsi                 ;  1346.0 p0      21 t
        and rbx, rdx                 ;  1346.6 p0      21 t
        xor rdx, rsi                 ;  1347.2 p0      21 t
        xor r12, rbx                 ;  1347.8 p0      21 t
        mov rbx, qword [rsp + 3200]  ;  1313.3 p2      21 t
        and rbx, rsi                 ;  1348.3 p0      21 t
        xor rbx, rcx                 ;  1349.3 p0      21 t
        xor rsi, rdi                 ;  1349.5 p0      21 t
        xor r13, rdx                 ;  1350.0 p0      21 t
        mov qword [rsp + 3200], rax  ;  1350.6 p0+p3   21 t spill
        mov rax, qword [rsp + 2512]  ;  1311.2 p2      21 t
        and rax, rdx                 ;  1351.6 p0      21 t
        xor rcx, rax                 ;  1352.6 p0      21 t
        mov rax, qword [rsp + 3216]  ;  1324.8 p2      21 t
        and r11, r13                 ;  1352.7 p0      21 t
        and r9, rdx                  ;  1353.3 p0      21 t
        mov rdx, qword [rsp + 3208]  ;  1323.2 p2      21 t
        and rax, rsi                 ;  1353.9 p0      21 t
        and rdx, rsi                 ;  1354.5 p0      21 t
        mov rsi, qword [rsp + 2856]  ;  1318.2 p2      21 t
        and rsi, r13                 ;  1355.0 p0      21 t
        mov r13, qword [rsp + 2232]  ;  1333.6 p2      21 t
        xor rsi, rcx                 ;  1356.0 p0      21 t
        xor rsi, rax                 ;  1357.0 p0      21 t
        and r13, rdi                 ;  1356.7 p0      21 t
        xor r9, r10                  ;  1357.3 p0      21 t
        xor r9, r8                   ;  1358.3 p0      21 t
        xor r15, rbx                 ;  1358.5 p0      21 t
        xor r15, rax                 ;  1359.5 p0      21 t
        mov rax, qword [rsp + 2248]  ;  1300.9 p2      21 t
        and rax, rdi                 ;  1359.6 p0      21 t
        mov rdi, qword [rsp + 2432]  ;  1329.8 p2      21 t
        xor r13, r15                 ;  1360.5 p0      21 t
        and rdi, rbp                 ;  1360.7 p0      21 t
        mov rbp, qword [rsp + 3200]  ;  1350.6 p2      21 t
        xor r8, r14                  ;  1361.3 p0      21 t
        xor rax, rsi                 ;  1361.9 p0      21 t
        xor rax, r13                 ;  1362.9 p0      21 t
        xor r8, r13                  ;  1363.0 p0      21 t
        xor rdx, r12                 ;  1363.6 p0      21 t
        xor rdx, r13                 ;  1364.6 p0      21 t
        xor rbx, rsi                 ;  1364.7 p0      21 t
        xor rdi, rax                 ;  1365.3 p0      21 t
        xor rbp, rcx                 ;  1365.9 p0      21 t
        xor rbx, r9                  ;  1366.5 p0      21 t
        xor rbp, rax                 ;  1367.0 p0      21 t
        xor r10, r12                 ;  1367.6 p0      21 t
        mov r12, qword [rsp + 3160]  ;  1309.5 p2      23 t
        not r12                      ;  1368.2 p0      23 t
        xor r10, r11                 ;  1368.7 p0      21 t
        mov r11, qword [rsp + 2928]  ;  1311.1 p2      23 t
        not r11                      ;  1369.2 p0      23 t
        mov r13, r8                  ;  1364.0 p1      21 t copy
        xor r13, rdx                 ;  1369.7 p0      21 t
        xor r13, rbp                 ;  1370.7 p0      21 t
        xor r9, r13                  ;  1371.7 p0      21 t
        xor r10, r8                  ;  1371.5 p0      21 t
        xor r13, rdi                 ;  1372.0 p0      21 t
        mov r8, qword [rsp + 2912]   ;  1315.3 p2      23 t
        not r8                       ;  1372.6 p0      23 t
        not rbp                      ;  1373.1 p0      21 t
        mov r14, qword [rsp + 2920]  ;  1316.9 p2      23 t
        not r14                      ;  1373.6 p0      23 t
        not r15                      ;  1374.1 p0      21 t
        not r10                      ;  1374.6 p0      21 t
        mov rsi, qword [rsp + 2872]  ;  1319.1 p2      23 t
        mov rax, qword [rsp + 2896]  ;  1320.1 p2      40 t reload
        xor rsi, rax                 ;  1375.1 p0      23 t
        not rdi                      ;  1375.7 p0      21 t
        not r9                       ;  1376.2 p0      21 t
        mov rcx, qword [rsp + 2872]  ;  1321.5 p2      23 t
        xor rcx, qword [rsp + 2904]  ;  1376.7 p2+p0   23 t
        xor rax, r11                 ;  1377.2 p0      23 t
        mov qword [rsp + 2896], rdi  ;  1377.7 p0+p3   21 t spill
        mov rdi, qword [rsp + 2888]  ;  1323.5 p2      23 t
        xor rdi, r8                  ;  1378.7 p0      23 t
        xor r12, rdi                 ;  1379.7 p0      23 t
        xor r14, r12                 ;  1380.7 p0      23 t
        xor rdi, rsi                 ;  1380.4 p0      23 t
        mov qword [rsp + 2920], r9   ;  1381.0 p0+p3   21 t spill
        mov r9, qword [rsp + 2888]   ;  1325.9 p2      23 t
        mov qword [rsp + 2888], rbx  ;  1382.0 p0+p3   21 t spill
        mov rbx, rcx                 ;  1377.7 p1      23 t copy
        xor rbx, r12                 ;  1383.0 p0      23 t
        mov qword [rsp + 2912], r15  ;  1383.6 p0+p3   21 t spill
        mov r15, rsi                 ;  1376.1 p1      23 t copy
        xor r15, r14                 ;  1384.6 p0      23 t
        mov qword [rsp + 2928], r10  ;  1385.2 p0+p3   21 t spill
        mov r10, r14                 ;  1381.7 p1      23 t copy
        or r10, rbx                  ;  1386.2 p0      23 t
        mov qword [rsp + 3160], rbp  ;  1386.7 p0+p3   21 t spill
        mov rbp, rax                 ;  1378.2 p1      23 t copy
        xor rbp, rdi                 ;  1387.7 p0      23 t
        mov qword [rsp + 3200], r13  ;  1388.3 p0+p3   21 t spill
        mov r13, r11                 ;  1370.2 p1      23 t copy
        xor r13, r12                 ;  1389.3 p0      23 t
        mov qword [rsp + 2432], rdx  ;  1389.9 p0+p3   21 t spill
        mov rdx, r14                 ;  1381.7 p1      23 t copy
        xor rdx, rdi                 ;  1390.9 p0      23 t
        xor r9, rdx                  ;  1391.9 p0      23 t
        mov qword [rsp + 2248], r14  ;  1392.0 p0+p3   23 t spill
        mov r14, r12                 ;  1380.7 p1      23 t copy
        or r14, rdx                  ;  1393.0 p0      23 t
        xor r14, r10                 ;  1394.0 p0      23 t
        mov qword [rsp + 2232], rdx  ;  1394.2 p0+p3   23 t spill
        mov rdx, r8                  ;  1373.6 p1      23 t copy
        or rdx, r15                  ;  1395.2 p0      23 t
        mov qword [rsp + 2856], r12  ;  1395.7 p0+p3   23 t spill
        mov r12, r15                 ;  1385.6 p1      23 t copy
        xor r12, rbp                 ;  1396.7 p0      23 t
        xor r8, r10                  ;  1397.3 p0      23 t
        mov r10, qword [rsp + 2904]  ;  1341.4 p2      23 t
        xor r10, rdi                 ;  1397.9 p0      23 t
        xor r10, rdx                 ;  1398.9 p0      23 t
        mov qword [rsp + 2904], r15  ;  1399.0 p0+p3   23 t spill
        mov r15, rcx                 ;  1377.7 p1      23 t copy
        and r15, rdi                 ;  1400.0 p0      23 t
        xor rdx, r15                 ;  1401.0 p0      23 t
        mov r15, r13                 ;  1390.3 p1      23 t copy
        and r15, r12                 ;  1401.2 p0      23 t
        xor r10, r15                 ;  1402.2 p0      23 t
        mov r15, r13                 ;  1390.3 p1      23 t copy
        xor r15, r9                  ;  1402.3 p0      23 t
        xor r14, r10                 ;  1403.2 p0      23 t
        xor r8, rdx                  ;  1403.4 p0      23 t
        mov qword [rsp + 3208], r13  ;  1404.0 p0+p3   23 t spill
        mov r13, rcx                 ;  1377.7 p1      23 t copy
        xor r13, r15                 ;  1405.0 p0      23 t
        mov qword [rsp + 3216], r12  ;  1405.6 p0+p3   23 t spill
        mov r12, rbp                 ;  1388.7 p1      23 t copy
        and r12, r15                 ;  1406.6 p0      23 t
        xor rdx, r12                 ;  1407.6 p0      23 t
        mov r12, qword [rsp + 2872]  ;  1350.7 p2      23 t
        or r12, r11                  ;  1407.7 p0      23 t
        xor r10, r12                 ;  1408.7 p0      23 t
        mov r12, rax                 ;  1378.2 p1      23 t copy
        and r12, r13                 ;  1408.9 p0      23 t
        xor r8, r12                  ;  1409.9 p0      23 t
        mov r12, rbx                 ;  1384.0 p1      23 t copy
        xor r12, r9                  ;  1410.0 p0      23 t
        mov qword [rsp + 2512], rbp  ;  1410.6 p0+p3   23 t spill
        mov rbp, rsi                 ;  1376.1 p1      23 t copy
        and rbp, r12                 ;  1411.6 p0      23 t
        xor rdx, rbp                 ;  1412.6 p0      23 t
        xor r10, rbp                 ;  1412.7 p0      23 t
        mov rbp, r14                 ;  1404.2 p1      23 t copy
        and rbp, r8                  ;  1413.3 p0      23 t
        xor r10, rbp                 ;  1414.3 p0      23 t
        mov qword [rsp + 2488], r11  ;  1414.4 p0+p3   23 t spill
        mov r11, rdx                 ;  1413.6 p1      23 t copy
        and r11, r10                 ;  1415.4 p0      23 t
        xor r10, r8                  ;  1416.0 p0      23 t
        or rbp, r10                  ;  1417.0 p0      23 t
        xor r14, r11                 ;  1417.1 p0      23 t
        xor rbp, r14                 ;  1418.1 p0      23 t
        and r12, rbp                 ;  1419.1 p0      23 t
        mov r11, rdx                 ;  1413.6 p1      23 t copy
        and r11, r14                 ;  1418.9 p0      23 t
        xor r8, r11                  ;  1419.9 p0      23 t
        and r14, r8                  ;  1420.9 p0      23 t
        mov r11, rbp                 ;  1419.1 p1      23 t copy
        or r11, r8                   ;  1420.9 p0      23 t
        xor r10, r11                 ;  1421.9 p0      23 t
        xor rdx, r14                 ;  1421.9 p0      23 t
        mov r11, qword [rsp + 2856]  ;  1395.7 p2      23 t
        mov r14, rbp                 ;  1419.1 p1      23 t copy
        xor r14, r8                  ;  1422.3 p0      23 t
        and r13, r14                 ;  1423.3 p0      23 t
        and rax, r14                 ;  1423.4 p0      23 t
        xor r14, r10                 ;  1424.0 p0      23 t
        and r15, r14                 ;  1425.0 p0      23 t
        and rsi, rbp                 ;  1425.1 p0      23 t
        xor r13, r15                 ;  1426.0 p0      23 t
        and rdi, r10                 ;  1426.3 p0      23 t
        and r11, rdx                 ;  1426.9 p0      23 t
        and rcx, r10                 ;  1427.4 p0      23 t
        xor r10, rdx                 ;  1428.0 p0      23 t
        xor r15, rcx                 ;  1428.6 p0      23 t
        mov rcx, qword [rsp + 2232]  ;  1394.2 p2      23 t
        and rcx, rdx                 ;  1429.1 p0      23 t
        xor rcx, rax                 ;  1430.1 p0      23 t
        xor rdx, r8                  ;  1430.3 p0      23 t
        xor rbp, r10                 ;  1430.8 p0      23 t
        mov qword [rsp + 2232], rsi  ;  1431.4 p0+p3   23 t spill
        mov rsi, qword [rsp + 2248]  ;  1392.0 p2      23 t
        and rsi, r10                 ;  1432.4 p0      23 t
        xor rax, rsi                 ;  1433.4 p0      23 t
        mov rsi, qword [rsp + 3216]  ;  1405.6 p2      23 t
        and r9, rbp                  ;  1433.6 p0      23 t
        and rbx, r10                 ;  1434.1 p0      23 t
        mov r10, qword [rsp + 3208]  ;  1404.0 p2      23 t
        and rsi, rdx                 ;  1434.7 p0      23 t
        and r10, rdx                 ;  1435.3 p0      23 t
        mov rdx, qword [rsp + 2904]  ;  1399.0 p2      23 t
        and rdx, rbp                 ;  1435.8 p0      23 t
        mov rbp, qword [rsp + 2488]  ;  1414.4 p2      23 t
        xor rdx, rax                 ;  1436.8 p0      23 t
        xor rdx, rsi                 ;  1437.8 p0      23 t
        and rbp, r8                  ;  1437.6 p0      23 t
        xor rbx, r12                 ;  1438.1 p0      23 t
        xor rbx, r13                 ;  1439.1 p0      23 t
        xor rdi, rcx                 ;  1439.3 p0      23 t
        xor rdi, rsi                 ;  1440.3 p0      23 t
        mov rsi, qword [rsp + 2872]  ;  1381.7 p2      23 t
        and rsi, r8                  ;  1440.4 p0      23 t
        mov r8, qword [rsp + 2512]   ;  1410.6 p2      23 t
        xor rbp, rdi                 ;  1441.3 p0      23 t
        and r8, r14                  ;  1441.6 p0      23 t
        mov r14, qword [rsp + 2232]  ;  1431.4 p2      23 t
        xor r13, r11                 ;  1442.1 p0      23 t
        xor rsi, rdx                 ;  1442.7 p0      23 t
        xor rsi, rbp                 ;  1443.7 p0      23 t
        xor r13, rbp                 ;  1443.8 p0      23 t
        xor r10, r15                 ;  1444.4 p0      23 t
        xor r10, rbp                 ;  1445.4 p0      23 t
        xor r14, rax                 ;  1445.6 p0      23 t
        xor r8, rsi                  ;  1446.1 p0      23 t
        xor r14, rsi                 ;  1446.7 p0      23 t
        xor r12, r15                 ;  1447.3 p0      23 t
        mov r11, qword [rsp + 2344]  ;  1389.1 p2      22 t
        not r11                      ;  1447.8 p0      22 t
        xor r12, r9                  ;  1448.3 p0      23 t
        mov r9, qword [rsp + 3152]   ;  1390.6 p2      22 t
        not r9                       ;  1448.9 p0      22 t
        xor r12, r13                 ;  1449.4 p0      23 t
        xor r13, r10                 ;  1450.0 p0      23 t
        xor r13, r14                 ;  1451.0 p0      23 t
        mov r15, qword [rsp + 2984]  ;  1393.5 p2      22 t
        not r15                      ;  1451.1 p0      22 t
        mov rsi, rbx                 ;  1440.1 p1      23 t copy
        xor rsi, r13                 ;  1452.0 p0      23 t
        not r14                      ;  1452.2 p0      23 t
        not rdi                      ;  1452.7 p0      23 t
        mov rbp, qword [rsp + 2992]  ;  1396.5 p2      22 t
        not rbp                      ;  1453.2 p0      22 t
        not r12                      ;  1453.7 p0      23 t
        mov rax, qword [rsp + 2952]  ;  1398.3 p2      22 t
        xor rax, qword [rsp + 2968]  ;  1454.2 p2+p0   22 t
        not rsi                      ;  1454.7 p0      23 t
        mov qword [rsp + 2992], r10  ;  1455.2 p0+p3   23 t spill
        mov r10, qword [rsp + 2952]  ;  1400.5 p2      22 t
        xor r10, qword [rsp + 2976]  ;  1456.2 p2+p0   22 t
        mov qword [rsp + 2984], rsi  ;  1456.7 p0+p3   23 t spill
        mov rsi, qword [rsp + 2960]  ;  1402.5 p2      22 t
        xor rsi, r15                 ;  1457.7 p0      22 t
        xor r11, rsi                 ;  1458.7 p0      22 t
        xor rbp, r11                 ;  1459.7 p0      22 t
        mov qword [rsp + 3152], rbx  ;  1459.4 p0+p3   23 t spill
        mov rbx, r8                  ;  1447.1 p1      23 t copy
        not rbx                      ;  1460.4 p0      23 t
        xor rsi, rax                 ;  1460.9 p0      22 t
        mov qword [rsp + 2344], rbx  ;  1461.5 p0+p3   23 t spill
        mov rbx, qword [rsp + 2968]  ;  1406.3 p2      22 t
        xor rbx, r9                  ;  1462.5 p0      22 t
        mov qword [rsp + 2968], rcx  ;  1463.0 p0+p3   23 t spill
        mov rcx, r10                 ;  1457.2 p1      22 t copy
        xor rcx, r11                 ;  1464.0 p0      22 t
        mov qword [rsp + 2232], rdx  ;  1464.6 p0+p3   23 t spill
        mov rdx, qword [rsp + 2960]  ;  1409.7 p2      22 t
        mov qword [rsp + 2960], rdi  ;  1465.6 p0+p3   23 t spill
        mov rdi, rax                 ;  1455.2 p1      22 t copy
        xor rdi, rbp                 ;  1466.6 p0      22 t
        mov qword [rsp + 2512], r12  ;  1467.2 p0+p3   23 t spill
        mov r12, rbp                 ;  1460.7 p1      22 t copy
        or r12, rcx                  ;  1468.2 p0      22 t
        mov qword [rsp + 2872], r14  ;  1468.8 p0+p3   23 t spill
        mov r14, r9                  ;  1449.9 p1      22 t copy
        xor r14, r11                 ;  1469.8 p0      22 t
        mov qword [rsp + 2488], r8   ;  1470.3 p0+p3   23 t spill
        mov r8, rbx                  ;  1463.5 p1      22 t copy
        xor r8, rsi                  ;  1471.3 p0      22 t
        mov qword [rsp + 2904], r13  ;  1471.9 p0+p3   23 t spill
        mov r13, rbp                 ;  1460.7 p1      22 t copy
        xor r13, rsi                 ;  1472.9 p0      22 t
        xor rdx, r13                 ;  1473.9 p0      22 t
        mov qword [rsp + 3208], rbp  ;  1474.0 p0+p3   22 t spill
        mov rbp, r11                 ;  1459.7 p1      22 t copy
        or rbp, r13                  ;  1475.0 p0      22 t
        xor rbp, r12                 ;  1476.0 p0      22 t
        mov qword [rsp + 3216], r13  ;  1476.2 p0+p3   22 t spill
        mov r13, r15                 ;  1452.1 p1      22 t copy
        or r13, rdi                  ;  1477.2 p0      22 t
        mov qword [rsp + 2248], r11  ;  1477.8 p0+p3   22 t spill
        mov r11, rdi                 ;  1467.6 p1      22 t copy
        xor r11, r8                  ;  1478.8 p0      22 t
        xor r15, r12                 ;  1479.3 p0      22 t
        mov r12, qword [rsp + 2976]  ;  1422.9 p2      22 t
        xor r12, rsi                 ;  1479.9 p0      22 t
        xor r12, r13                 ;  1480.9 p0      22 t
        mov qword [rsp + 2976], rdi  ;  1481.0 p0+p3   22 t spill
        mov rdi, r10                 ;  1457.2 p1      22 t copy
        and rdi, rsi                 ;  1482.0 p0      22 t
        xor r13, rdi                 ;  1483.0 p0      22 t
        mov rdi, r14                 ;  1470.8 p1      22 t copy
        and rdi, r11                 ;  1483.2 p0      22 t
        xor r12, rdi                 ;  1484.2 p0      22 t
        mov rdi, r10                 ;  1457.2 p1      22 t copy
        xor rbp, r12                 ;  1485.2 p0      22 t
        xor r15, r13                 ;  1484.9 p0      22 t
        mov qword [rsp + 2856], r11  ;  1485.5 p0+p3   22 t spill
        mov r11, r14                 ;  1470.8 p1      22 t copy
        xor r11, rdx                 ;  1486.5 p0      22 t
        xor rdi, r11                 ;  1487.5 p0      22 t
        mov qword [rsp + 3240], r14  ;  1487.6 p0+p3   22 t spill
        mov r14, r8                  ;  1472.3 p1      22 t copy
        and r14, r11                 ;  1488.6 p0      22 t
        xor r13, r14                 ;  1489.6 p0      22 t
        mov r14, qword [rsp + 2952]  ;  1432.2 p2      22 t
        or r14, r9                   ;  1489.8 p0      22 t
        xor r12, r14                 ;  1490.8 p0      22 t
        mov r14, rbx                 ;  1463.5 p1      22 t copy
        and r14, rdi                 ;  1490.9 p0      22 t
        xor r15, r14                 ;  1491.9 p0      22 t
        mov r14, rcx                 ;  1465.0 p1      22 t copy
        xor r14, rdx                 ;  1492.0 p0      22 t
        mov qword [rsp + 3248], r8   ;  1492.6 p0+p3   22 t spill
        mov r8, rax                  ;  1455.2 p1      22 t copy
        and r8, r14                  ;  1493.6 p0      22 t
        xor r13, r8                  ;  1494.6 p0      22 t
        xor r12, r8                  ;  1494.7 p0      22 t
        mov r8, rbp                  ;  1486.2 p1      22 t copy
        and r8, r15                  ;  1495.3 p0      22 t
        xor r12, r8                  ;  1496.3 p0      22 t
        mov qword [rsp + 3256], r9   ;  1496.5 p0+p3   22 t spill
        mov r9, r13                  ;  1495.6 p1      22 t copy
        and r9, r12                  ;  1497.5 p0      22 t
        xor r12, r15                 ;  1498.0 p0      22 t
        or r8, r12                   ;  1499.0 p0      22 t
        xor rbp, r9                  ;  1499.2 p0      22 t
        xor r8, rbp                  ;  1500.2 p0      22 t
        and r14, r8                  ;  1501.2 p0      22 t
        mov r9, r13                  ;  1495.6 p1      22 t copy
        and r9, rbp                  ;  1500.9 p0      22 t
        xor r15, r9                  ;  1501.9 p0      22 t
        and rbp, r15                 ;  1502.9 p0      22 t
        mov r9, r8                   ;  1501.2 p1      22 t copy
        or r9, r15                   ;  1502.9 p0      22 t
        xor r12, r9                  ;  1503.9 p0      22 t
        xor r13, rbp                 ;  1503.9 p0      22 t
        mov r9, qword [rsp + 2248]   ;  1477.8 p2      22 t
        mov rbp, r8                  ;  1501.2 p1      22 t copy
        xor rbp, r15                 ;  1504.3 p0      22 t
        and rdi, rbp                 ;  1505.3 p0      22 t
        and rbx, rbp                 ;  1505.5 p0      22 t
        xor rbp, r12                 ;  1506.0 p0      22 t
        and r11, rbp                 ;  1507.0 p0      22 t
        and rax, r8                  ;  1507.2 p0      22 t
        xor rdi, r11                 ;  1508.0 p0      22 t
        and rsi, r12                 ;  1508.3 p0      22 t
        and r9, r13                  ;  1508.9 p0      22 t
        and r10, r12                 ;  1509.5 p0      22 t
        xor r12, r13                 ;  1510.0 p0      22 t
        xor r11, r10                 ;  1510.6 p0      22 t
        mov r10, qword [rsp + 3216]  ;  1476.2 p2      22 t
        and r10, r13                 ;  1511.2 p0      22 t
        xor r10, rbx                 ;  1512.2 p0      22 t
        xor r13, r15                 ;  1512.3 p0      22 t
        xor r8, r12                  ;  1512.9 p0      22 t
        mov qword [rsp + 3216], rax  ;  1513.4 p0+p3   22 t spill
        mov rax, qword [rsp + 3208]  ;  1474.0 p2      22 t
        and rax, r12                 ;  1514.4 p0      22 t
        xor rbx, rax                 ;  1515.4 p0      22 t
        mov rax, qword [rsp + 2856]  ;  1485.5 p2      22 t
        and rdx, r8                  ;  1515.6 p0      22 t
        and rcx, r12                 ;  1516.2 p0      22 t
        mov r12, qword [rsp + 3240]  ;  1487.6 p2      22 t
        and rax, r13                 ;  1516.7 p0      22 t
        and r12, r13                 ;  1517.3 p0      22 t
        mov r13, qword [rsp + 2976]  ;  1481.0 p2      22 t
        and r13, r8                  ;  1517.9 p0      22 t
        mov r8, qword [rsp + 3256]   ;  1496.5 p2      22 t
        xor r13, rbx                 ;  1518.9 p0      22 t
        xor r13, rax                 ;  1519.9 p0      22 t
        and r8, r15                  ;  1519.6 p0      22 t
        xor rcx, r14                 ;  1520.2 p0      22 t
        xor rcx, rdi                 ;  1521.2 p0      22 t
        xor rsi, r10                 ;  1521.3 p0      22 t
        xor rsi, rax                 ;  1522.3 p0      22 t
        mov rax, qword [rsp + 2952]  ;  1462.7 p2      22 t
        and rax, r15                 ;  1522.4 p0      22 t
        mov r15, qword [rsp + 3248]  ;  1492.6 p2      22 t
        xor r8, rsi                  ;  1523.3 p0      22 t
        and r15, rbp                 ;  1523.6 p0      22 t
        mov rbp, qword [rsp + 3216]  ;  1513.4 p2      22 t
        xor rdi, r9                  ;  1524.2 p0      22 t
        xor rax, r13                 ;  1524.7 p0      22 t
        xor rax, r8                  ;  1525.7 p0      22 t
        xor rdi, r8                  ;  1525.9 p0      22 t
        xor r12, r11                 ;  1526.4 p0      22 t
        xor r12, r8                  ;  1527.4 p0      22 t
        xor rbp, rbx                 ;  1527.6 p0      22 t
        xor r15, rax                 ;  1528.2 p0      22 t
        xor rbp, rax                 ;  1528.7 p0      22 t
        xor r14, r11                 ;  1529.3 p0      22 t
        mov r8, qword [rsp + 3000]   ;  1471.1 p2      21 t
        not r8                       ;  1529.9 p0      21 t
        xor r14, rdx                 ;  1530.4 p0      22 t
        mov r9, qword [rsp + 3144]   ;  1472.7 p2      21 t
        not r9                       ;  1530.9 p0      21 t
        xor r14, rdi                 ;  1531.4 p0      22 t
        xor rdi, r12                 ;  1532.0 p0      22 t
        xor rdi, rbp                 ;  1533.0 p0      22 t
        mov r11, qword [rsp + 2336]  ;  1475.6 p2      21 t
        not r11                      ;  1533.2 p0      21 t
        mov rax, rcx                 ;  1522.2 p1      22 t copy
        xor rax, rdi                 ;  1534.0 p0      22 t
        not rbp                      ;  1534.2 p0      22 t
        not rsi                      ;  1534.7 p0      22 t
        mov rdx, qword [rsp + 2464]  ;  1478.5 p2      21 t
        not rdx                      ;  1535.2 p0      21 t
        not r14                      ;  1535.7 p0      22 t
        mov rbx, qword [rsp + 2368]  ;  1480.3 p2      21 t
        xor rbx, qword [rsp + 2472]  ;  1536.2 p2+p0   21 t
        not rax                      ;  1536.7 p0      22 t
        mov qword [rsp + 2464], rdi  ;  1537.2 p0+p3   22 t spill
        mov rdi, qword [rsp + 2368]  ;  1482.6 p2      21 t
        xor rdi, qword [rsp + 2416]  ;  1538.2 p2+p0   21 t
        mov qword [rsp + 2336], r12  ;  1538.7 p0+p3   22 t spill
        mov r12, qword [rsp + 3056]  ;  1484.6 p2      21 t
        xor r12, r11                 ;  1539.7 p0      21 t
        xor r8, r12                  ;  1540.7 p0      21 t
        xor rdx, r8                  ;  1541.7 p0      21 t
        mov qword [rsp + 3144], rax  ;  1541.4 p0+p3   22 t spill
        mov rax, r15                 ;  1529.2 p1      22 t copy
        not rax                      ;  1542.4 p0      22 t
        xor r12, rbx                 ;  1542.9 p0      21 t
        mov qword [rsp + 3000], r15  ;  1543.5 p0+p3   22 t spill
        mov r15, qword [rsp + 2472]  ;  1488.8 p2      21 t
        xor r15, r9                  ;  1544.5 p0      21 t
        mov qword [rsp + 2472], rax  ;  1545.1 p0+p3   22 t spill
        mov rax, rdi                 ;  1539.2 p1      21 t copy
        xor rax, r8                  ;  1546.1 p0      21 t
        mov qword [rsp + 3216], rcx  ;  1546.6 p0+p3   22 t spill
        mov rcx, qword [rsp + 3056]  ;  1491.8 p2      21 t
        mov qword [rsp + 3056], r10  ;  1547.6 p0+p3   22 t spill
        mov r10, rbx                 ;  1537.2 p1      21 t copy
        xor r10, rdx                 ;  1548.6 p0      21 t
        mov qword [rsp + 3248], r13  ;  1549.2 p0+p3   22 t spill
        mov r13, rdx                 ;  1542.7 p1      21 t copy
        or r13, rax                  ;  1550.2 p0      21 t
        mov qword [rsp + 2952], rsi  ;  1550.8 p0+p3   22 t spill
        mov rsi, r9                  ;  1531.9 p1      21 t copy
        xor rsi, r8                  ;  1551.8 p0      21 t
        mov qword [rsp + 3256], r14  ;  1552.4 p0+p3   22 t spill
        mov r14, r15                 ;  1545.5 p1      21 t copy
        xor r14, r12                 ;  1553.4 p0      21 t
        mov qword [rsp + 2976], rbp  ;  1553.9 p0+p3   22 t spill
        mov rbp, rdx                 ;  1542.7 p1      21 t copy
        xor rbp, r12                 ;  1554.9 p0      21 t
        xor rcx, rbp                 ;  1555.9 p0      21 t
        mov qword [rsp + 3240], rdx  ;  1556.1 p0+p3   21 t spill
        mov rdx, r8                  ;  1541.7 p1      21 t copy
        or rdx, rbp                  ;  1557.1 p0      21 t
        xor rdx, r13                 ;  1558.1 p0      21 t
        mov qword [rsp + 2856], rbp  ;  1558.2 p0+p3   21 t spill
        mov rbp, r11                 ;  1534.2 p1      21 t copy
        or rbp, r10                  ;  1559.2 p0      21 t
        mov qword [rsp + 3208], r8   ;  1559.8 p0+p3   21 t spill
        mov r8, r10                  ;  1549.6 p1      21 t copy
        xor r8, r14                  ;  1560.8 p0      21 t
        xor r11, r13                 ;  1561.4 p0      21 t
        mov r13, qword [rsp + 2416]  ;  1504.9 p2      21 t
        xor r13, r12                 ;  1561.9 p0      21 t
        xor r13, rbp                 ;  1562.9 p0      21 t
        mov qword [rsp + 2416], r10  ;  1563.1 p0+p3   21 t spill
        mov r10, rdi                 ;  1539.2 p1      21 t copy
        and r10, r12                 ;  1564.1 p0      21 t
        xor rbp, r10                 ;  1565.1 p0      21 t
        mov r10, rsi                 ;  1552.8 p1      21 t copy
        and r10, r8                  ;  1565.2 p0      21 t
        xor r13, r10                 ;  1566.2 p0      21 t
        mov r10, rdi                 ;  1539.2 p1      21 t copy
        xor rdx, r13                 ;  1567.2 p0      21 t
        xor r11, rbp                 ;  1566.9 p0      21 t
        mov qword [rsp + 2248], r8   ;  1567.5 p0+p3   21 t spill
        mov r8, rsi                  ;  1552.8 p1      21 t copy
        xor r8, rcx                  ;  1568.5 p0      21 t
        xor r10, r8                  ;  1569.5 p0      21 t
        mov qword [rsp + 3264], rsi  ;  1569.6 p0+p3   21 t spill
        mov rsi, r14                 ;  1554.4 p1      21 t copy
        and rsi, r8                  ;  1570.6 p0      21 t
        xor rbp, rsi                 ;  1571.6 p0      21 t
        mov rsi, qword [rsp + 2368]  ;  1514.2 p2      21 t
        or rsi, r9                   ;  1571.8 p0      21 t
        xor r13, rsi                 ;  1572.8 p0      21 t
        mov rsi, r15                 ;  1545.5 p1      21 t copy
        and rsi, r10                 ;  1572.9 p0      21 t
        xor r11, rsi                 ;  1573.9 p0      21 t
        mov rsi, rax                 ;  1547.1 p1      21 t copy
        xor rsi, rcx                 ;  1574.1 p0      21 t
        mov qword [rsp + 3272], r14  ;  1574.6 p0+p3   21 t spill
        mov r14, rbx                 ;  1537.2 p1      21 t copy
        and r14, rsi                 ;  1575.6 p0      21 t
        xor rbp, r14                 ;  1576.6 p0      21 t
        xor r13, r14                 ;  1576.8 p0      21 t
        mov r14, rdx                 ;  1568.2 p1      21 t copy
        and r14, r11                 ;  1577.3 p0      21 t
        xor r13, r14                 ;  1578.3 p0      21 t
        mov qword [rsp + 3280], r9   ;  1578.5 p0+p3   21 t spill
        mov r9, rbp                  ;  1577.6 p1      21 t copy
        and r9, r13                  ;  1579.5 p0      21 t
        xor r13, r11                 ;  1580.1 p0      21 t
        or r14, r13                  ;  1581.1 p0      21 t
        xor rdx, r9                  ;  1581.2 p0      21 t
        xor r14, rdx                 ;  1582.2 p0      21 t
        and rsi, r14                 ;  1583.2 p0      21 t
        mov r9, rbp                  ;  1577.6 p1      21 t copy
        and r9, rdx                  ;  1582.9 p0      21 t
        xor r11, r9                  ;  1583.9 p0      21 t
        and rdx, r11                 ;  1584.9 p0      21 t
        mov r9, r14                  ;  1583.2 p1      21 t copy
        or r9, r11                   ;  1584.9 p0      21 t
        xor r13, r9                  ;  1585.9 p0      21 t
        xor rbp, rdx                 ;  1585.9 p0      21 t
        mov r9, qword [rsp + 3208]   ;  1559.8 p2      21 t
        mov rdx, r14                 ;  1583.2 p1      21 t copy
        xor rdx, r11                 ;  1586.3 p0      21 t
        and r10, rdx                 ;  1587.3 p0      21 t
        and r15, rdx                 ;  1587.5 p0      21 t
        xor rdx, r13                 ;  1588.1 p0      21 t
        and r8, rdx                  ;  1589.1 p0      21 t
        and rbx, r14                 ;  1589.2 p0      21 t
        xor r10, r8                  ;  1590.1 p0      21 t
        and r12, r13                 ;  1590.3 p0      21 t
        and r9, rbp                  ;  1590.9 p0      21 t
        and rdi, r13                 ;  1591.5 p0      21 t
        xor r13, rbp                 ;  1592.1 p0      21 t
        xor r8, rdi                  ;  1592.6 p0      21 t
        mov rdi, qword [rsp + 2856]  ;  1558.2 p2      21 t
        and rdi, rbp                 ;  1593.2 p0      21 t
        xor rdi, r15                 ;  1594.2 p0      21 t
        xor rbp, r11                 ;  1594.3 p0      21 t
        xor r14, r13                 ;  1594.9 p0      21 t
        mov qword [rsp + 2856], rbx  ;  1595.5 p0+p3   21 t spill
        mov rbx, qword [rsp + 3240]  ;  1556.1 p2      21 t
        and rbx, r13                 ;  1596.5 p0      21 t
        xor r15, rbx                 ;  1597.5 p0      21 t
        mov rbx, qword [rsp + 2248]  ;  1567.5 p2      21 t
        and rcx, r14                 ;  1597.6 p0      21 t
        and rax, r13                 ;  1598.2 p0      21 t
        mov r13, qword [rsp + 3264]  ;  1569.6 p2      21 t
        and rbx, rbp                 ;  1598.8 p0      21 t
        and r13, rbp                 ;  1599.3 p0      21 t
        mov rbp, qword [rsp + 2416]  ;  1563.1 p2      21 t
        and rbp, r14                 ;  1599.9 p0      21 t
        mov r14, qword [rsp + 3280]  ;  1578.5 p2      21 t
        xor rbp, r15                 ;  1600.9 p0      21 t
        xor rbp, rbx                 ;  1601.9 p0      21 t
        and r14, r11                 ;  1601.6 p0      21 t
        xor rax, rsi                 ;  1602.2 p0      21 t
        xor rax, r10                 ;  1603.2 p0      21 t
        xor r12, rdi                 ;  1603.3 p0      21 t
        xor r12, rbx                 ;  1604.3 p0      21 t
        mov rbx, qword [rsp + 2368]  ;  1544.7 p2      21 t
        and rbx, r11                 ;  1604.5 p0      21 t
        mov r11, qword [rsp + 3272]  ;  1574.6 p2      21 t
        xor r14, r12                 ;  1605.3 p0      21 t
        and r11, rdx                 ;  1605.6 p0      21 t
        mov rdx, qword [rsp + 2856]  ;  1595.5 p2      21 t
        xor r10, r9                  ;  1606.2 p0      21 t
        xor rbx, rbp                 ;  1606.8 p0      21 t
        xor rbx, r14                 ;  1607.8 p0      21 t
        xor r10, r14                 ;  1607.9 p0      21 t
        xor r13, r8                  ;  1608.5 p0      21 t
        xor r13, r14                 ;  1609.5 p0      21 t
        xor rdx, r15                 ;  1609.6 p0      21 t
        xor r11, rbx                 ;  1610.2 p0      21 t
        xor rdx, rbx                 ;  1610.8 p0      21 t
        xor rsi, r8                  ;  1611.3 p0      21 t
        mov r8, qword [rsp + 3064]   ;  1553.1 p2      42 t
        not r8                       ;  1611.9 p0      42 t
        xor rsi, rcx                 ;  1612.4 p0      21 t
        mov r9, qword [rsp + 3080]   ;  1554.7 p2      42 t
        not r9                       ;  1613.0 p0      42 t
        xor rsi, r10                 ;  1613.5 p0      21 t
        xor r10, r13                 ;  1614.0 p0      21 t
        xor r10, rdx                 ;  1615.0 p0      21 t
        mov r14, qword [rsp + 3136]  ;  1557.6 p2      42 t
        not r14                      ;  1615.2 p0      42 t
        mov r15, rax                 ;  1604.2 p1      21 t copy
        xor r15, r10                 ;  1616.0 p0      21 t
        not rdx                      ;  1616.3 p0      21 t
        not r12                      ;  1616.8 p0      21 t
        mov rcx, qword [rsp + 3128]  ;  1560.5 p2      42 t
        not rcx                      ;  1617.3 p0      42 t
        not rsi                      ;  1617.8 p0      21 t
        mov rbx, qword [rsp + 3072]  ;  1562.4 p2      42 t
        xor rbx, qword [rsp + 3120]  ;  1618.3 p2+p0   42 t
        not r15                      ;  1618.8 p0      21 t
        mov qword [rsp + 3128], r15  ;  1619.8 p0+p3   21 t spill
        mov r15, qword [rsp + 3072]  ;  1564.6 p2      42 t
        xor r15, qword [rsp + 3112]  ;  1620.3 p2+p0   42 t
        mov qword [rsp + 3136], rax  ;  1620.8 p0+p3   21 t spill
        mov rax, qword [rsp + 3088]  ;  1566.6 p2      42 t
        xor rax, r14                 ;  1621.8 p0      42 t
        xor r8, rax                  ;  1622.8 p0      42 t
        xor rcx, r8                  ;  1623.8 p0      42 t
        mov qword [rsp + 3080], rdi  ;  1623.5 p0+p3   21 t spill
        mov rdi, r11                 ;  1611.2 p1      21 t copy
        not rdi                      ;  1624.5 p0      21 t
        xor rax, rbx                 ;  1625.0 p0      42 t
        mov qword [rsp + 3064], rdi  ;  1625.5 p0+p3   21 t spill
        mov rdi, qword [rsp + 3120]  ;  1570.8 p2      42 t
        xor rdi, r9                  ;  1626.5 p0      42 t
        mov qword [rsp + 3120], rbp  ;  1627.1 p0+p3   21 t spill
        mov rbp, r15                 ;  1621.3 p1      42 t copy
        xor rbp, r8                  ;  1628.1 p0      42 t
        mov qword [rsp + 2856], r12  ;  1628.7 p0+p3   21 t spill
        mov r12, qword [rsp + 3088]  ;  1573.8 p2      42 t
        mov qword [rsp + 3088], rsi  ;  1629.7 p0+p3   21 t spill
        mov rsi, rbx                 ;  1619.3 p1      42 t copy
        xor rsi, rcx                 ;  1630.7 p0      42 t
        mov qword [rsp + 3272], rdx  ;  1631.2 p0+p3   21 t spill
        mov rdx, rcx                 ;  1624.8 p1      42 t copy
        or rdx, rbp                  ;  1632.2 p0      42 t
        mov qword [rsp + 2368], r11  ;  1632.8 p0+p3   21 t spill
        mov r11, r9                  ;  1614.0 p1      42 t copy
        xor r11, r8                  ;  1633.8 p0      42 t
        mov qword [rsp + 3280], r10  ;  1634.4 p0+p3   21 t spill
        mov r10, rdi                 ;  1627.5 p1      42 t copy
        xor r10, rax                 ;  1635.4 p0      42 t
        mov qword [rsp + 2416], r13  ;  1636.0 p0+p3   21 t spill
        mov r13, rcx                 ;  1624.8 p1      42 t copy
        xor r13, rax                 ;  1637.0 p0      42 t
        xor r12, r13                 ;  1638.0 p0      42 t
        mov qword [rsp + 3264], rcx  ;  1638.1 p0+p3   42 t spill
        mov rcx, r8                  ;  1623.8 p1      42 t copy
        or rcx, r13                  ;  1639.1 p0      42 t
        xor rcx, rdx                 ;  1640.1 p0      42 t
        mov qword [rsp + 2248], r13  ;  1640.2 p0+p3   42 t spill
        mov r13, r14                 ;  1616.2 p1      42 t copy
        or r13, rsi                  ;  1641.2 p0      42 t
        mov qword [rsp + 3240], r8   ;  1641.8 p0+p3   42 t spill
        mov r8, rsi                  ;  1631.7 p1      42 t copy
        xor r8, r10                  ;  1642.8 p0      42 t
        xor r14, rdx                 ;  1643.4 p0      42 t
        mov rdx, qword [rsp + 3112]  ;  1586.9 p2      42 t
        xor rdx, rax                 ;  1644.0 p0      42 t
        xor rdx, r13                 ;  1645.0 p0      42 t
        mov qword [rsp + 3112], rsi  ;  1645.1 p0+p3   42 t spill
        mov rsi, r15                 ;  1621.3 p1      42 t copy
        and rsi, rax                 ;  1646.1 p0      42 t
        xor r13, rsi                 ;  1647.1 p0      42 t
        mov rsi, r11                 ;  1634.8 p1      42 t copy
        and rsi, r8                  ;  1647.2 p0      42 t
        xor rdx, rsi                 ;  1648.2 p0      42 t
        mov rsi, r15                 ;  1621.3 p1      42 t copy
        xor rcx, rdx                 ;  1649.2 p0      42 t
        xor r14, r13                 ;  1649.0 p0      42 t
        mov qword [rsp + 3208], r8   ;  1649.5 p0+p3   42 t spill
        mov r8, r11                  ;  1634.8 p1      42 t copy
        xor r8, r12                  ;  1650.5 p0      42 t
        xor rsi, r8                  ;  1651.5 p0      42 t
        mov qword [rsp + 3288], r11  ;  1651.7 p0+p3   42 t spill
        mov r11, r10                 ;  1636.4 p1      42 t copy
        and r11, r8                  ;  1652.7 p0      42 t
        xor r13, r11                 ;  1653.7 p0      42 t
        mov r11, qword [rsp + 3072]  ;  1596.2 p2      42 t
        or r11, r9                   ;  1653.8 p0      42 t
        xor rdx, r11                 ;  1654.8 p0      42 t
        mov r11, rdi                 ;  1627.5 p1      42 t copy
        and r11, rsi                 ;  1655.0 p0      42 t
        xor r14, r11                 ;  1656.0 p0      42 t
        mov r11, rbp                 ;  1629.1 p1      42 t copy
        xor r11, r12                 ;  1656.1 p0      42 t
        mov qword [rsp + 3296], r10  ;  1656.7 p0+p3   42 t spill
        mov r10, rbx                 ;  1619.3 p1      42 t copy
        and r10, r11                 ;  1657.7 p0      42 t
        xor r13, r10                 ;  1658.7 p0      42 t
        xor rdx, r10                 ;  1658.8 p0      42 t
        mov r10, rcx                 ;  1650.2 p1      42 t copy
        and r10, r14                 ;  1659.4 p0      42 t
        xor rdx, r10                 ;  1660.4 p0      42 t
        mov qword [rsp + 3304], r9   ;  1660.5 p0+p3   42 t spill
        mov r9, r13                  ;  1659.7 p1      42 t copy
        and r9, rdx                  ;  1661.5 p0      42 t
        xor rdx, r14                 ;  1662.1 p0      42 t
        or r10, rdx                  ;  1663.1 p0      42 t
        xor rcx, r9                  ;  1663.2 p0      42 t
        xor r10, rcx                 ;  1664.2 p0      42 t
        and r11, r10                 ;  1665.2 p0      42 t
        mov r9, r13                  ;  1659.7 p1      42 t copy
        and r9, rcx                  ;  1664.9 p0      42 t
        xor r14, r9                  ;  1665.9 p0      42 t
        and rcx, r14                 ;  1666.9 p0      42 t
        mov r9, r10                  ;  1665.2 p1      42 t copy
        or r9, r14                   ;  1666.9 p0      42 t
        xor rdx, r9                  ;  1667.9 p0      42 t
        xor r13, rcx                 ;  1667.9 p0      42 t
        mov r9, qword [rsp + 3240]   ;  1641.8 p2      42 t
        mov rcx, r10                 ;  1665.2 p1      42 t copy
        xor rcx, r14                 ;  1668.4 p0      42 t
        and rsi, rcx                 ;  1669.4 p0      42 t
        and rdi, rcx                 ;  1669.5 p0      42 t
        xor rcx, rdx                 ;  1670.1 p0      42 t
        and r8, rcx                  ;  1671.1 p0      42 t
        and rbx, r10                 ;  1671.2 p0      42 t
        xor rsi, r8                  ;  1672.1 p0      42 t
        and rax, rdx                 ;  1672.4 p0      42 t
        and r9, r13                  ;  1672.9 p0      42 t
        and r15, rdx                 ;  1673.5 p0      42 t
        xor rdx, r13                 ;  1674.1 p0      42 t
        xor r8, r15                  ;  1674.7 p0      42 t
        mov r15, qword [rsp + 2248]  ;  1640.2 p2      42 t
        and r15, r13                 ;  1675.2 p0      42 t
        xor r15, rdi                 ;  1676.2 p0      42 t
        xor r13, r14                 ;  1676.4 p0      42 t
        xor r10, rdx                 ;  1676.9 p0      42 t
        mov qword [rsp + 2248], rbx  ;  1677.5 p0+p3   42 t spill
        mov rbx, qword [rsp + 3264]  ;  1638.1 p2      42 t
        and rbx, rdx                 ;  1678.5 p0      42 t
        xor rdi, rbx                 ;  1679.5 p0      42 t
        mov rbx, qword [rsp + 3208]  ;  1649.5 p2      42 t
        and r12, r10                 ;  1679.6 p0      42 t
        and rbp, rdx                 ;  1680.2 p0      42 t
        mov rdx, qword [rsp + 3288]  ;  1651.7 p2      42 t
        and rbx, r13                 ;  1680.8 p0      42 t
        and rdx, r13                 ;  1681.4 p0      42 t
        mov r13, qword [rsp + 3112]  ;  1645.1 p2      42 t
        and r13, r10                 ;  1681.9 p0      42 t
        mov r10, qword [rsp + 3304]  ;  1660.5 p2      42 t
        xor r13, rdi                 ;  1682.9 p0      42 t
        xor r13, rbx                 ;  1683.9 p0      42 t
        and r10, r14                 ;  1683.6 p0      42 t
        xor rbp, r11                 ;  1684.2 p0      42 t
        xor rbp, rsi                 ;  1685.2 p0      42 t
        xor rax, r15                 ;  1685.4 p0      42 t
        xor rax, rbx                 ;  1686.4 p0      42 t
        mov rbx, qword [rsp + 3072]  ;  1626.8 p2      42 t
        and rbx, r14                 ;  1686.5 p0      42 t
        mov r14, qword [rsp + 3296]  ;  1656.7 p2      42 t
        xor r10, rax                 ;  1687.4 p0      42 t
        and r14, rcx                 ;  1687.6 p0      42 t
        mov rcx, qword [rsp + 2248]  ;  1677.5 p2      42 t
        xor rsi, r9                  ;  1688.2 p0      42 t
        xor rbx, r13                 ;  1688.8 p0      42 t
        xor rbx, r10                 ;  1689.8 p0      42 t
        xor rsi, r10                 ;  1689.9 p0      42 t
        xor rdx, r8                  ;  1690.5 p0      42 t
        xor rdx, r10                 ;  1691.5 p0      42 t
        xor rcx, rdi                 ;  1691.6 p0      42 t
        xor r14, rbx                 ;  1692.2 p0      42 t
        xor rcx, rbx                 ;  1692.8 p0      42 t
        xor r11, r8                  ;  1693.4 p0      42 t
        xor r11, r12                 ;  1694.4 p0      42 t
        mov r8, qword [rsp + 2432]   ;  1635.5 p2      41 t
        xor r8, qword [rsp + 2976]   ;  1694.5 p2+p0   41 t
        mov r9, qword [rsp + 2392]   ;  1637.5 p2      41 t
        xor r9, qword [rsp + 2904]   ;  1695.0 p2+p0   41 t
        xor r9, qword [rsp + 2488]   ;  1696.0 p2+p0   41 t
        xor r11, rsi                 ;  1696.0 p0      42 t
        xor rsi, rdx                 ;  1696.6 p0      42 t
        xor rsi, rcx                 ;  1697.6 p0      42 t
        mov r10, rbp                 ;  1686.2 p1      42 t copy
        xor r10, rsi                 ;  1698.6 p0      42 t
        not rcx                      ;  1698.3 p0      42 t
        mov r12, qword [rsp + 3184]  ;  1642.9 p2      41 t
        not rax                      ;  1698.8 p0      42 t
        not r11                      ;  1699.3 p0      42 t
        mov rdi, qword [rsp + 3224]  ;  1644.7 p2      41 t
        xor rdi, qword [rsp + 2416]  ;  1699.8 p2+p0   41 t
        mov rbx, qword [rsp + 3224]  ;  1646.7 p2      41 t
        not r10                      ;  1700.3 p0      42 t
        xor r12, r14                 ;  1700.8 p0      41 t
        not r14                      ;  1701.4 p0      42 t
        xor r12, rsi                 ;  1701.9 p0      41 t
        mov rsi, qword [rsp + 2432]  ;  1648.8 p2      41 t
        xor rbx, r8                  ;  1702.4 p0      41 t
        xor rsi, r9                  ;  1703.0 p0      41 t
        xor r9, rbx                  ;  1703.6 p0      41 t
        mov qword [rsp + 2432], rbx  ;  1704.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3184]  ;  1650.9 p2      41 t
        xor rbx, rdi                 ;  1705.1 p0      41 t
        xor r8, rbx                  ;  1706.1 p0      41 t
        mov qword [rsp + 3184], rbx  ;  1706.3 p0+p3   41 t spill
        mov rbx, qword [rsp + 2392]  ;  1652.9 p2      41 t
        xor rbx, r12                 ;  1707.3 p0      41 t
        xor r12, rsi                 ;  1707.8 p0      41 t
        xor rdi, rbx                 ;  1708.4 p0      41 t
        xor rcx, qword [rsp + 3232]  ;  1709.0 p2+p0   41 t
        mov qword [rsp + 2392], rsi  ;  1709.5 p0+p3   41 t spill
        mov rsi, qword [rsp + 3200]  ;  1656.1 p2      41 t
        xor rsi, qword [rsp + 3256]  ;  1710.5 p2+p0   41 t
        mov qword [rsp + 3256], rbx  ;  1711.0 p0+p3   41 t spill
        mov rbx, qword [rsp + 2312]  ;  1658.1 p2      41 t
        xor rbx, qword [rsp + 2872]  ;  1712.0 p2+p0   41 t
        mov qword [rsp + 2872], rdi  ;  1712.5 p0+p3   41 t spill
        mov rdi, qword [rsp + 3192]  ;  1660.1 p2      41 t
        xor rdi, qword [rsp + 3280]  ;  1713.5 p2+p0   41 t
        xor rdi, qword [rsp + 2368]  ;  1714.5 p2+p0   41 t
        mov qword [rsp + 2368], r8   ;  1714.5 p0+p3   41 t spill
        mov r8, qword [rsp + 3192]   ;  1663.1 p2      41 t
        xor r8, rsi                  ;  1715.5 p0      41 t
        mov qword [rsp + 3192], r9   ;  1716.1 p0+p3   41 t spill
        mov r9, qword [rsp + 3200]   ;  1664.1 p2      41 t
        xor r9, rbx                  ;  1717.1 p0      41 t
        xor rbx, r8                  ;  1717.6 p0      41 t
        mov qword [rsp + 3200], r8   ;  1718.2 p0+p3   41 t spill
        mov r8, qword [rsp + 3232]   ;  1666.6 p2      41 t
        xor r8, rdi                  ;  1719.2 p0      41 t
        xor rsi, r8                  ;  1720.2 p0      41 t
        xor r11, qword [rsp + 2528]  ;  1720.3 p2+p0   41 t
        mov qword [rsp + 3232], r8   ;  1720.8 p0+p3   41 t spill
        mov r8, qword [rsp + 2312]   ;  1668.9 p2      41 t
        xor r8, rcx                  ;  1721.8 p0      41 t
        xor rcx, r9                  ;  1722.4 p0      41 t
        xor rdi, r8                  ;  1723.0 p0      41 t
        mov qword [rsp + 2312], r9   ;  1723.6 p0+p3   41 t spill
        mov r9, qword [rsp + 3160]   ;  1670.6 p2      41 t
        xor r9, qword [rsp + 2952]   ;  1724.6 p2+p0   41 t
        mov qword [rsp + 2952], r8   ;  1725.1 p0+p3   41 t spill
        mov r8, qword [rsp + 2272]   ;  1672.6 p2      41 t
        xor r8, qword [rsp + 2512]   ;  1726.1 p2+p0   41 t
        mov qword [rsp + 2512], rdi  ;  1726.6 p0+p3   41 t spill
        mov rdi, qword [rsp + 2480]  ;  1674.6 p2      41 t
        xor rdi, qword [rsp + 3272]  ;  1727.6 p2+p0   41 t
        mov qword [rsp + 3272], rsi  ;  1728.1 p0+p3   41 t spill
        mov rsi, qword [rsp + 2480]  ;  1676.6 p2      41 t
        xor rsi, r9                  ;  1729.1 p0      41 t
        xor rax, qword [rsp + 2496]  ;  1729.6 p2+p0   41 t
        mov qword [rsp + 2480], rbx  ;  1730.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 3160]  ;  1678.6 p2      41 t
        xor rbx, r8                  ;  1731.1 p0      41 t
        xor r8, rsi                  ;  1731.7 p0      41 t
        mov qword [rsp + 3160], rsi  ;  1732.3 p0+p3   41 t spill
        mov rsi, qword [rsp + 2528]  ;  1681.2 p2      41 t
        xor rsi, rdi                 ;  1733.3 p0      41 t
        xor r9, rsi                  ;  1734.3 p0      41 t
        mov qword [rsp + 2528], rsi  ;  1734.4 p0+p3   41 t spill
        mov rsi, qword [rsp + 2272]  ;  1682.5 p2      41 t
        xor rsi, r11                 ;  1735.4 p0      41 t
        xor r11, rbx                 ;  1736.0 p0      41 t
        xor rdi, rsi                 ;  1736.6 p0      41 t
        mov qword [rsp + 2272], rbx  ;  1737.1 p0+p3   41 t spill
        mov rbx, qword [rsp + 2928]  ;  1684.9 p2      41 t
        xor rbx, qword [rsp + 3248]  ;  1738.1 p2+p0   41 t
        xor rbx, qword [rsp + 3056]  ;  1739.1 p2+p0   41 t
        xor rbx, qword [rsp + 3216]  ;  1740.1 p2+p0   41 t
        mov qword [rsp + 3216], rsi  ;  1739.6 p0+p3   41 t spill
        mov rsi, qword [rsp + 2704]  ;  1688.9 p2      41 t
        xor rsi, qword [rsp + 2960]  ;  1740.6 p2+p0   41 t
        xor r13, r15                 ;  1741.1 p0      41 t
        mov r15, qword [rsp + 2304]  ;  1690.9 p2      41 t
        xor r15, qword [rsp + 3088]  ;  1741.7 p2+p0   41 t
        xor r13, rbp                 ;  1742.2 p0      41 t
        mov rbp, qword [rsp + 2304]  ;  1692.9 p2      41 t
        xor rbp, rbx                 ;  1742.8 p0      41 t
        xor r13, qword [rsp + 2744]  ;  1743.3 p2+p0   41 t
        mov qword [rsp + 2304], rdi  ;  1743.8 p0+p3   41 t spill
        mov rdi, qword [rsp + 2928]  ;  1694.9 p2      41 t
        xor rdi, rsi                 ;  1744.8 p0      41 t
        xor rsi, rbp                 ;  1745.4 p0      41 t
        mov qword [rsp + 2928], rbp  ;  1746.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2496]  ;  1696.4 p2      41 t
        xor rbp, r15                 ;  1747.0 p0      41 t
        xor rbx, rbp                 ;  1748.0 p0      41 t
        mov qword [rsp + 2496], rbp  ;  1748.1 p0+p3   41 t spill
        mov rbp, qword [rsp + 2704]  ;  1697.7 p2      41 t
        xor rbp, rax                 ;  1749.1 p0      41 t
        xor rax, rdi                 ;  1749.7 p0      41 t
        xor r15, rbp                 ;  1750.3 p0      41 t
        mov qword [rsp + 2704], rdi  ;  1750.8 p0+p3   41 t spill
        mov rdi, qword [rsp + 2912]  ;  1699.4 p2      41 t
        xor rdi, qword [rsp + 3144]  ;  1751.8 p2+p0   41 t
        mov qword [rsp + 3144], rbp  ;  1752.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 3176]  ;  1701.4 p2      41 t
        xor rbp, qword [rsp + 2232]  ;  1753.3 p2+p0   41 t
        xor rbp, qword [rsp + 2968]  ;  1754.3 p2+p0   41 t
        xor rbp, qword [rsp + 3152]  ;  1755.3 p2+p0   41 t
        xor r10, qword [rsp + 2712]  ;  1754.8 p2+p0   41 t
        mov qword [rsp + 3152], r15  ;  1755.3 p0+p3   41 t spill
        mov r15, qword [rsp + 2680]  ;  1706.4 p2      41 t
        xor r15, qword [rsp + 2856]  ;  1756.3 p2+p0   41 t
        mov qword [rsp + 2856], rbx  ;  1756.8 p0+p3   41 t spill
        mov rbx, qword [rsp + 2680]  ;  1708.4 p2      41 t
        xor rbx, rdi                 ;  1757.8 p0      41 t
        mov qword [rsp + 2680], r9   ;  1758.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2912]   ;  1709.4 p2      41 t
        xor r9, rbp                  ;  1759.4 p0      41 t
        xor rbp, rbx                 ;  1760.0 p0      41 t
        mov qword [rsp + 2912], rbx  ;  1760.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2744]  ;  1710.4 p2      41 t
        xor rbx, r15                 ;  1761.5 p0      41 t
        xor rdi, rbx                 ;  1762.5 p0      41 t
        mov qword [rsp + 2744], rbx  ;  1762.7 p0+p3   41 t spill
        mov rbx, qword [rsp + 3176]  ;  1711.4 p2      41 t
        xor rbx, r13                 ;  1763.7 p0      41 t
        xor r13, r9                  ;  1764.3 p0      41 t
        xor r15, rbx                 ;  1764.8 p0      41 t
        mov qword [rsp + 3176], r9   ;  1765.4 p0+p3   41 t spill
        mov r9, qword [rsp + 2888]   ;  1712.5 p2      41 t
        xor r9, qword [rsp + 2472]   ;  1766.4 p2+p0   41 t
        mov qword [rsp + 2472], rbx  ;  1766.9 p0+p3   41 t spill
        mov rbx, qword [rsp + 2688]  ;  1714.5 p2      41 t
        xor rbx, qword [rsp + 2984]  ;  1767.9 p2+p0   41 t
        xor r14, qword [rsp + 2280]  ;  1768.4 p2+p0   41 t
        mov qword [rsp + 2984], r15  ;  1768.9 p0+p3   41 t spill
        mov r15, qword [rsp + 2648]  ;  1717.5 p2      41 t
        xor r15, qword [rsp + 3120]  ;  1769.9 p2+p0   41 t
        xor r15, qword [rsp + 3080]  ;  1770.9 p2+p0   41 t
        xor r15, qword [rsp + 3136]  ;  1771.9 p2+p0   41 t
        mov qword [rsp + 3136], rdi  ;  1771.4 p0+p3   41 t spill
        mov rdi, qword [rsp + 2648]  ;  1721.5 p2      41 t
        xor rdi, r9                  ;  1772.4 p0      41 t
        mov qword [rsp + 2648], rbp  ;  1773.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2888]  ;  1722.5 p2      41 t
        xor rbp, rbx                 ;  1774.0 p0      41 t
        xor rbx, rdi                 ;  1774.5 p0      41 t
        mov qword [rsp + 2888], rdi  ;  1775.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2712]  ;  1723.5 p2      41 t
        xor rdi, r15                 ;  1776.1 p0      41 t
        xor r9, rdi                  ;  1777.1 p0      41 t
        mov qword [rsp + 2712], rdi  ;  1777.3 p0+p3   41 t spill
        mov rdi, qword [rsp + 2688]  ;  1725.6 p2      41 t
        xor rdi, r10                 ;  1778.3 p0      41 t
        xor r10, rbp                 ;  1778.8 p0      41 t
        xor r15, rdi                 ;  1779.4 p0      41 t
        mov qword [rsp + 2688], rbp  ;  1780.0 p0+p3   41 t spill
        mov rbp, qword [rsp + 2920]  ;  1727.4 p2      41 t
        xor rbp, qword [rsp + 2336]  ;  1781.0 p2+p0   41 t
        mov qword [rsp + 2336], rdi  ;  1781.5 p0+p3   41 t spill
        mov rdi, qword [rsp + 3168]  ;  1729.4 p2      41 t
        xor rdi, qword [rsp + 2344]  ;  1782.5 p2+p0   41 t
        xor rdx, qword [rsp + 2424]  ;  1783.0 p2+p0   41 t
        mov qword [rsp + 2344], r15  ;  1783.5 p0+p3   41 t spill
        mov r15, qword [rsp + 2664]  ;  1732.4 p2      41 t
        xor r15, qword [rsp + 3128]  ;  1784.5 p2+p0   41 t
        mov qword [rsp + 3128], r9   ;  1785.0 p0+p3   41 t spill
        mov r9, qword [rsp + 2664]   ;  1734.4 p2      41 t
        xor r9, rbp                  ;  1786.0 p0      41 t
        mov qword [rsp + 2664], rbx  ;  1786.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2920]  ;  1735.4 p2      41 t
        xor rbx, rdi                 ;  1787.5 p0      41 t
        xor rdi, r9                  ;  1788.1 p0      41 t
        mov qword [rsp + 2920], r9   ;  1788.7 p0+p3   41 t spill
        mov r9, qword [rsp + 2280]   ;  1737.0 p2      41 t
        xor r9, r15                  ;  1789.7 p0      41 t
        xor rbp, r9                  ;  1790.7 p0      41 t
        mov qword [rsp + 2280], r9   ;  1790.8 p0+p3   41 t spill
        mov r9, qword [rsp + 3168]   ;  1739.1 p2      41 t
        xor r9, r14                  ;  1791.8 p0      41 t
        xor r14, rbx                 ;  1792.4 p0      41 t
        xor r15, r9                  ;  1793.0 p0      41 t
        mov qword [rsp + 3168], rbx  ;  1793.5 p0+p3   41 t spill
        mov rbx, qword [rsp + 2896]  ;  1741.5 p2      41 t
        xor rbx, qword [rsp + 2464]  ;  1794.5 p2+p0   41 t
        xor rbx, qword [rsp + 3000]  ;  1795.5 p2+p0   41 t
        mov qword [rsp + 3000], r9   ;  1795.5 p0+p3   41 t spill
        mov r9, qword [rsp + 2864]   ;  1744.5 p2      41 t
        xor r9, qword [rsp + 2992]   ;  1796.5 p2+p0   41 t
        mov qword [rsp + 2992], r15  ;  1797.0 p0+p3   41 t spill
        mov r15, qword [rsp + 2288]  ;  1746.5 p2      41 t
        xor r15, qword [rsp + 3064]  ;  1798.0 p2+p0   41 t
        mov qword [rsp + 3064], rbp  ;  1798.5 p0+p3   41 t spill
        mov rbp, qword [rsp + 2288]  ;  1748.5 p2      41 t
        xor rbp, rbx                 ;  1799.5 p0      41 t
        mov qword [rsp + 2288], rdi  ;  1800.1 p0+p3   41 t spill
        mov rdi, qword [rsp + 2896]  ;  1749.5 p2      41 t
        xor rdi, r9                  ;  1801.1 p0      41 t
        xor r9, rbp                  ;  1801.7 p0      41 t
        mov qword [rsp + 2896], rbp  ;  1802.3 p0+p3   41 t spill
        mov rbp, qword [rsp + 2424]  ;  1750.5 p2      41 t
        xor rbp, r15                 ;  1803.3 p0      41 t
        xor rbx, rbp                 ;  1804.3 p0      41 t
        mov qword [rsp + 2424], rbp  ;  1804.4 p0+p3   41 t spill
        mov rbp, qword [rsp + 2864]  ;  1751.5 p2      41 t
        xor rbp, rdx                 ;  1805.4 p0      41 t
        xor rdx, rdi                 ;  1806.0 p0      41 t
        xor r15, rbp                 ;  1806.5 p0      41 t
        mov qword [rsp + 2864], rdi  ;  1807.1 p0+p3   41 t spill
        mov rdi, r12                 ;  1753.2 p1      62 t copy
        xor rdi, qword [rsp + 2192]  ;  1808.1 p2+p0   62 t
        mov qword [rsp + 2192], rdi  ;  1809.1 p0+p3   62 t spill
        mov rdi, rcx                 ;  1754.7 p1      62 t copy
        xor rdi, qword [rsp + 2104]  ;  1809.6 p2+p0   62 t
        mov qword [rsp + 2104], rdi  ;  1810.6 p0+p3   62 t spill
        mov rdi, r11                 ;  1756.7 p1      62 t copy
        xor rdi, qword [rsp + 2112]  ;  1811.1 p2+p0   62 t
        mov qword [rsp + 2112], rdi  ;  1812.1 p0+p3   62 t spill
        mov rdi, rax                 ;  1758.0 p1      62 t copy
        xor rdi, qword [rsp + 2120]  ;  1812.6 p2+p0   62 t
        mov qword [rsp + 2120], rdi  ;  1813.6 p0+p3   62 t spill
        mov rdi, r13                 ;  1765.3 p1      62 t copy
        xor rdi, qword [rsp + 2128]  ;  1814.1 p2+p0   62 t
        mov qword [rsp + 2128], rdi  ;  1815.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 3192]  ;  1760.7 p2      62 t
        xor rdi, qword [rsp + 2160]  ;  1815.6 p2+p0   62 t
        mov qword [rsp + 2160], rdi  ;  1816.6 p0+p3   62 t spill
        mov rdi, r10                 ;  1779.8 p1      62 t copy
        xor rdi, qword [rsp + 2136]  ;  1817.1 p2+p0   62 t
        mov qword [rsp + 2136], rdi  ;  1818.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2480]  ;  1764.7 p2      62 t
        xor rdi, qword [rsp + 2168]  ;  1818.6 p2+p0   62 t
        mov qword [rsp + 2168], rdi  ;  1819.6 p0+p3   62 t spill
        mov rdi, r8                  ;  1766.3 p1      62 t copy
        xor rdi, qword [rsp + 2176]  ;  1820.1 p2+p0   62 t
        mov qword [rsp + 2176], rdi  ;  1821.1 p0+p3   62 t spill
        mov rdi, r14                 ;  1793.4 p1      62 t copy
        xor rdi, qword [rsp + 2144]  ;  1821.6 p2+p0   62 t
        mov qword [rsp + 2144], rdi  ;  1822.6 p0+p3   62 t spill
        mov rdi, rsi                 ;  1769.9 p1      62 t copy
        xor rdi, qword [rsp + 2184]  ;  1823.1 p2+p0   62 t
        mov qword [rsp + 2184], rdi  ;  1824.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2648]  ;  1773.0 p2      62 t
        xor rdi, qword [rsp + 3920]  ;  1824.6 p2+p0   62 t
        mov qword [rsp + 2464], rdi  ;  1825.6 p0+p3   62 t spill
        mov rdi, rdx                 ;  1807.0 p1      62 t copy
        xor rdi, qword [rsp + 2152]  ;  1826.1 p2+p0   62 t
        mov qword [rsp + 2152], rdi  ;  1827.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2664]  ;  1786.5 p2      62 t
        xor rdi, qword [rsp + 3928]  ;  1827.6 p2+p0   62 t
        mov qword [rsp + 3080], rdi  ;  1828.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 2288]  ;  1800.1 p2      62 t
        xor rdi, qword [rsp + 3936]  ;  1829.1 p2+p0   62 t
        mov qword [rsp + 3120], rdi  ;  1830.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2368]  ;  1778.6 p2      62 t
        xor rdi, qword [rsp + 3952]  ;  1830.6 p2+p0   62 t
        mov qword [rsp + 2968], rdi  ;  1831.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3272]  ;  1780.6 p2      62 t
        xor rdi, qword [rsp + 3960]  ;  1832.1 p2+p0   62 t
        mov qword [rsp + 2232], rdi  ;  1833.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2680]  ;  1782.6 p2      62 t
        xor rdi, qword [rsp + 3968]  ;  1833.6 p2+p0   62 t
        mov qword [rsp + 3088], rdi  ;  1834.6 p0+p3   62 t spill
        mov rdi, r9                  ;  1802.7 p1      62 t copy
        xor rdi, qword [rsp + 3944]  ;  1835.1 p2+p0   62 t
        mov qword [rsp + 2960], rdi  ;  1836.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 2856]  ;  1785.6 p2      62 t
        xor rdi, qword [rsp + 3976]  ;  1836.6 p2+p0   62 t
        mov qword [rsp + 3056], rdi  ;  1837.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3136]  ;  1787.6 p2      62 t
        xor rdi, qword [rsp + 3984]  ;  1838.1 p2+p0   62 t
        mov qword [rsp + 3248], rdi  ;  1839.1 p0+p3   62 t spill
        mov rdi, qword [rsp + 3128]  ;  1789.6 p2      62 t
        xor rdi, qword [rsp + 3992]  ;  1839.6 p2+p0   62 t
        mov qword [rsp + 3280], rdi  ;  1840.6 p0+p3   62 t spill
        mov rdi, qword [rsp + 3064]  ;  1798.5 p2      62 t
        xor rdi, qword [rsp + 4000]  ;  1841.1 p2+p0   62 t
        xor r8, qword [rsp + 4096]   ;  1841.6 p2+p0   62 t
        xor r8, qword [rsp + 2528]   ;  1842.6 p2+p0   62 t
        xor rsi, qword [rsp + 4104]  ;  1842.6 p2+p0   62 t
        xor rsi, qword [rsp + 2496]  ;  1843.6 p2+p0   62 t
        mov qword [rsp + 2496], rsi  ;  1844.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2872]  ;  1797.6 p2      62 t
        xor rsi, qword [rsp + 4016]  ;  1844.6 p2+p0   62 t
        mov qword [rsp + 2528], r8   ;  1845.1 p0+p3   62 t spill
        mov r8, rbx                  ;  1805.3 p1      62 t copy
        xor r8, qword [rsp + 4008]   ;  1846.1 p2+p0   62 t
        mov qword [rsp + 3224], rsi  ;  1846.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2512]  ;  1800.6 p2      62 t
        xor rsi, qword [rsp + 4024]  ;  1847.6 p2+p0   62 t
        mov qword [rsp + 2416], rsi  ;  1848.6 p0+p3   62 t spill
        mov rsi, qword [rsp + 2304]  ;  1802.6 p2      62 t
        xor rsi, qword [rsp + 4032]  ;  1849.1 p2+p0   62 t
        mov qword [rsp + 2488], rsi  ;  1850.1 p0+p3   62 t spill
        mov rsi, qword [rsp + 3152]  ;  1804.6 p2      62 t
        xor rsi, qword [rsp + 4040]  ;  1850.6 p2+p0   62 t
        xor r9, qword [rsp + 4136]   ;  1851.1 p2+p0   62 t
        xor r9, qword [rsp + 2424]   ;  1852.1 p2+p0   62 t
        mov qword [rsp + 2424], r9   ;  1853.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2984]   ;  1808.6 p2      62 t
        xor r9, qword [rsp + 4048]   ;  1853.1 p2+p0   62 t
        mov qword [rsp + 2904], r9   ;  1854.1 p0+p3   62 t spill
        mov r9, qword [rsp + 2344]   ;  1810.6 p2      62 t
        xor r9, qword [rsp + 4056]   ;  1854.6 p2+p0   62 t
        mov qword [rsp + 2976], r9   ;  1855.6 p0+p3   62 t spill
        mov r9, qword [rsp + 2992]   ;  1812.6 p2      62 t
        xor r9, qword [rsp + 4064]   ;  1856.1 p2+p0   62 t
        mov qword [rsp + 2248], r9   ;  1857.1 p0+p3   62 t spill
        mov r9, r15                  ;  1812.4 p1      62 t copy
        xor r9, qword [rsp + 4072]   ;  1857.6 p2+p0   62 t
        mov qword [rsp + 3296], r9   ;  1858.6 p0+p3   62 t spill
        mov r9, qword [rsp + 3184]   ;  1815.6 p2      62 t
        xor r9, qword [rsp + 4080]   ;  1859.1 p2+p0   62 t
        xor r9, qword [rsp + 3192]   ;  1860.1 p2+p0   62 t
        mov qword [rsp + 3192], r9   ;  1861.1 p0+p3   62 t spill
        mov r9, qword [rsp + 3232]   ;  1818.6 p2      62 t
        xor r9, qword [rsp + 4088]   ;  1861.1 p2+p0   62 t
        xor r9, qword [rsp + 2480]   ;  1862.1 p2+p0   62 t
        xor rbp, rbx                 ;  1862.1 p0      62 t
        mov rbx, qword [rsp + 2744]  ;  1821.6 p2      62 t
        xor rbx, qword [rsp + 4112]  ;  1862.7 p2+p0   62 t
        xor rbx, qword [rsp + 2648]  ;  1863.7 p2+p0   62 t
        xor rbp, qword [rsp + 4200]  ;  1863.7 p2+p0   62 t
        mov qword [rsp + 2648], rbp  ;  1864.7 p0+p3   62 t spill
        mov rbp, qword [rsp + 2712]  ;  1825.6 p2      62 t
        xor rbp, qword [rsp + 4120]  ;  1865.2 p2+p0   62 t
        xor rbp, qword [rsp + 2664]  ;  1866.2 p2+p0   62 t
        mov qword [rsp + 2664], rbp  ;  1867.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2280]  ;  1828.6 p2      62 t
        xor rbp, qword [rsp + 4128]  ;  1867.2 p2+p0   62 t
        xor rbp, qword [rsp + 2288]  ;  1868.2 p2+p0   62 t
        mov qword [rsp + 2288], rbp  ;  1869.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3256]  ;  1831.6 p2      62 t
        xor rbp, qword [rsp + 4144]  ;  1869.2 p2+p0   62 t
        xor rbp, qword [rsp + 2368]  ;  1870.2 p2+p0   62 t
        mov qword [rsp + 2368], rbp  ;  1871.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 2952]  ;  1834.6 p2      62 t
        xor rbp, qword [rsp + 4152]  ;  1871.2 p2+p0   62 t
        xor rbp, qword [rsp + 3272]  ;  1872.2 p2+p0   62 t
        mov qword [rsp + 3272], rbp  ;  1873.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3216]  ;  1837.6 p2      62 t
        xor rbp, qword [rsp + 4160]  ;  1873.2 p2+p0   62 t
        xor rbp, qword [rsp + 2680]  ;  1874.2 p2+p0   62 t
        mov qword [rsp + 2680], rbp  ;  1875.2 p0+p3   62 t spill
        mov rbp, qword [rsp + 3144]  ;  1840.6 p2      62 t
        xor rbp, qword [rsp + 4168]  ;  1875.2 p2+p0   62 t
        xor rbp, qword [rsp + 2856]  ;  1876.2 p2+p0   62 t
        xor r15, qword [rsp + 4264]  ;  1876.2 p2+p0   62 t
        xor r15, qword [rsp + 2864]  ;  1877.2 p2+p0   62 t
        mov qword [rsp + 2864], r15  ;  1878.2 p0+p3   62 t spill
        mov r15, qword [rsp + 2472]  ;  1845.6 p2      62 t
        xor r15, qword [rsp + 4176]  ;  1878.2 p2+p0   62 t
        xor r15, qword [rsp + 3136]  ;  1879.2 p2+p0   62 t
        xor r12, qword [rsp + 4272]  ;  1879.2 p2+p0   62 t
        xor r12, qword [rsp + 2432]  ;  1880.2 p2+p0   62 t
        mov qword [rsp + 2432], r12  ;  1881.2 p0+p3   62 t spill
        mov r12, qword [rsp + 2336]  ;  1850.6 p2      62 t
        xor r12, qword [rsp + 4184]  ;  1881.2 p2+p0   62 t
        xor r12, qword [rsp + 3128]  ;  1882.2 p2+p0   62 t
        xor rcx, qword [rsp + 4280]  ;  1882.2 p2+p0   62 t
        xor rcx, qword [rsp + 3200]  ;  1883.2 p2+p0   62 t
        mov qword [rsp + 3200], rcx  ;  1884.2 p0+p3   62 t spill
        mov rcx, qword [rsp + 3000]  ;  1855.6 p2      62 t
        xor rcx, qword [rsp + 4192]  ;  1884.2 p2+p0   62 t
        xor rcx, qword [rsp + 3064]  ;  1885.2 p2+p0   62 t
        xor r11, qword [rsp + 4288]  ;  1885.2 p2+p0   62 t
        xor r11, qword [rsp + 3160]  ;  1886.2 p2+p0   62 t
        xor rax, qword [rsp + 4296]  ;  1886.2 p2+p0   62 t
        xor rax, qword [rsp + 2928]  ;  1887.2 p2+p0   62 t
        mov qword [rsp + 2928], rax  ;  1888.2 p0+p3   62 t spill
        mov rax, qword [rsp + 2392]  ;  1862.6 p2      62 t
        xor rax, qword [rsp + 4208]  ;  1888.2 p2+p0   62 t
        xor rax, qword [rsp + 2872]  ;  1889.2 p2+p0   62 t
        xor r13, qword [rsp + 4304]  ;  1889.2 p2+p0   62 t
        xor r13, qword [rsp + 2912]  ;  1890.2 p2+p0   62 t
        mov qword [rsp + 2912], r13  ;  1891.2 p0+p3   62 t spill
        mov r13, qword [rsp + 2312]  ;  1867.6 p2      62 t
        xor r13, qword [rsp + 4216]  ;  1891.2 p2+p0   62 t
        xor r13, qword [rsp + 2512]  ;  1892.2 p2+p0   62 t
        xor r10, qword [rsp + 4312]  ;  1892.2 p2+p0   62 t
        xor r10, qword [rsp + 2888]  ;  1893.2 p2+p0   62 t
        mov qword [rsp + 2888], r10  ;  1894.2 p0+p3   62 t spill
        mov r10, qword [rsp + 2272]  ;  1872.6 p2      62 t
        xor r10, qword [rsp + 4224]  ;  1894.2 p2+p0   62 t
        xor r10, qword [rsp + 2304]  ;  1895.2 p2+p0   62 t
        xor r14, qword [rsp + 4320]  ;  1895.2 p2+p0   62 t
        xor r14, qword [rsp + 2920]  ;  1896.2 p2+p0   62 t
        mov qword [rsp + 2920], r14  ;  1897.2 p0+p3   62 t spill
        mov r14, qword [rsp + 2704]  ;  1877.6 p2      62 t
        xor r14, qword [rsp + 4232]  ;  1897.2 p2+p0   62 t
        xor r14, qword [rsp + 3152]  ;  1898.2 p2+p0   62 t
        xor rdx, qword [rsp + 4328]  ;  1898.2 p2+p0   62 t
        xor rdx, qword [rsp + 2896]  ;  1899.2 p2+p0   62 t
        mov qword [rsp + 2896], rdx  ;  1900.2 p0+p3   62 t spill
        mov rdx, qword [rsp + 3176]  ;  1882.6 p2      62 t
        xor rdx, qword [rsp + 4240]  ;  1900.2 p2+p0   62 t
        xor rdx, qword [rsp + 2984]  ;  1901.2 p2+p0   62 t
        mov qword [rsp + 2984], r11  ;  1901.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2688]  ;  1885.6 p2      62 t
        xor r11, qword [rsp + 4248]  ;  1902.2 p2+p0   62 t
        xor r11, qword [rsp + 2344]  ;  1903.2 p2+p0   62 t
        mov qword [rsp + 2344], r11  ;  1904.2 p0+p3   62 t spill
        mov r11, qword [rsp + 3168]  ;  1888.6 p2      62 t
        xor r11, qword [rsp + 4256]  ;  1904.2 p2+p0   62 t
        xor r11, qword [rsp + 2992]  ;  1905.2 p2+p0   62 t
        mov qword [rsp + 2992], r11  ;  1906.2 p0+p3   62 t spill
        mov r11, qword [rsp + 2536]  ;  1891.6 p2      61 t reload
        mov qword [rsp + 3312], r11  ;  1906.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2560]  ;  1892.6 p2      61 t reload
        mov qword [rsp + 3320], r11  ;  1907.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2576]  ;  1893.6 p2      61 t reload
        mov qword [rsp + 3328], r11  ;  1908.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2448]  ;  1894.6 p2      61 t reload
        mov qword [rsp + 3336], r11  ;  1909.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2696]  ;  1895.6 p2      61 t reload
        mov qword [rsp + 3344], r11  ;  1910.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2568]  ;  1896.6 p2      61 t reload
        mov qword [rsp + 3352], r11  ;  1911.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2504]  ;  1897.6 p2      61 t reload
        mov qword [rsp + 3360], r11  ;  1912.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2656]  ;  1898.6 p2      61 t reload
        mov qword [rsp + 3368], r11  ;  1913.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2440]  ;  1899.6 p2      61 t reload
        mov qword [rsp + 3376], r11  ;  1914.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2736]  ;  1900.6 p2      61 t reload
        mov qword [rsp + 3384], r11  ;  1915.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2768]  ;  1901.6 p2      61 t reload
        mov qword [rsp + 3392], r11  ;  1916.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2520]  ;  1902.6 p2      61 t reload
        mov qword [rsp + 3400], r11  ;  1917.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2264]  ;  1903.6 p2      61 t reload
        mov qword [rsp + 3408], r11  ;  1918.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2384]  ;  1904.6 p2      61 t reload
        mov qword [rsp + 3416], r11  ;  1919.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2456]  ;  1905.6 p2      61 t reload
        mov qword [rsp + 3424], r11  ;  1920.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2552]  ;  1906.6 p2      61 t reload
        mov qword [rsp + 3432], r11  ;  1921.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2296]  ;  1907.6 p2      61 t reload
        mov qword [rsp + 3440], r11  ;  1922.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2784]  ;  1908.6 p2      61 t reload
        mov qword [rsp + 3448], r11  ;  1923.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2792]  ;  1909.6 p2      61 t reload
        mov qword [rsp + 3456], r11  ;  1924.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2584]  ;  1910.6 p2      61 t reload
        mov qword [rsp + 3464], r11  ;  1925.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2776]  ;  1911.6 p2      61 t reload
        mov qword [rsp + 3472], r11  ;  1926.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2720]  ;  1912.6 p2      61 t reload
        mov qword [rsp + 3480], r11  ;  1927.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2752]  ;  1913.6 p2      61 t reload
        mov qword [rsp + 3488], r11  ;  1928.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2800]  ;  1914.6 p2      61 t reload
        mov qword [rsp + 3496], r11  ;  1929.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2728]  ;  1915.6 p2      61 t reload
        mov qword [rsp + 3504], r11  ;  1930.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2808]  ;  1916.6 p2      61 t reload
        mov qword [rsp + 3512], r11  ;  1931.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2816]  ;  1917.6 p2      61 t reload
        mov qword [rsp + 3520], r11  ;  1932.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2824]  ;  1918.6 p2      61 t reload
        mov qword [rsp + 3528], r11  ;  1933.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2672]  ;  1919.6 p2      61 t reload
        mov qword [rsp + 3536], r11  ;  1934.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2848]  ;  1920.6 p2      61 t reload
        mov qword [rsp + 3544], r11  ;  1935.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2832]  ;  1921.6 p2      61 t reload
        mov qword [rsp + 3552], r11  ;  1936.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2840]  ;  1922.6 p2      61 t reload
        mov qword [rsp + 3560], r11  ;  1937.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2200]  ;  1923.6 p2      61 t reload
        mov qword [rsp + 3568], r11  ;  1938.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2880]  ;  1924.6 p2      61 t reload
        mov qword [rsp + 3576], r11  ;  1939.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2224]  ;  1925.6 p2      61 t reload
        mov qword [rsp + 3584], r11  ;  1940.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2240]  ;  1926.6 p2      61 t reload
        mov qword [rsp + 3592], r11  ;  1941.2 p0+p3   60 rounds
        mov r11, qword [rsp + 2632]  ;  1927.6 p2      61 t reload
        mov qword [rsp + 3600], r11  ;  1942.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2608]  ;  1928.6 p2      61 t reload
        mov qword [rsp + 3608], r11  ;  1944.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2600]  ;  1929.6 p2      61 t reload
        mov qword [rsp + 3616], r11  ;  1946.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2256]  ;  1930.6 p2      61 t reload
        mov qword [rsp + 3624], r11  ;  1948.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2936]  ;  1931.6 p2      61 t reload
        mov qword [rsp + 3632], r11  ;  1950.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2944]  ;  1932.6 p2      61 t reload
        mov qword [rsp + 3640], r11  ;  1952.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2640]  ;  1933.6 p2      61 t reload
        mov qword [rsp + 3648], r11  ;  1954.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2328]  ;  1934.6 p2      61 t reload
        mov qword [rsp + 3656], r11  ;  1956.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2592]  ;  1935.6 p2      61 t reload
        mov qword [rsp + 3664], r11  ;  1958.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2624]  ;  1936.6 p2      61 t reload
        mov qword [rsp + 3672], r11  ;  1960.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2544]  ;  1937.6 p2      61 t reload
        mov qword [rsp + 3680], r11  ;  1962.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2760]  ;  1938.6 p2      61 t reload
        mov qword [rsp + 3688], r11  ;  1964.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2352]  ;  1939.6 p2      61 t reload
        mov qword [rsp + 3696], r11  ;  1966.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3008]  ;  1940.6 p2      61 t reload
        mov qword [rsp + 3704], r11  ;  1968.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3016]  ;  1941.6 p2      61 t reload
        mov qword [rsp + 3712], r11  ;  1970.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3024]  ;  1942.6 p2      61 t reload
        mov qword [rsp + 3720], r11  ;  1972.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3032]  ;  1943.6 p2      61 t reload
        mov qword [rsp + 3728], r11  ;  1974.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3040]  ;  1944.6 p2      61 t reload
        mov qword [rsp + 3736], r11  ;  1976.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3048]  ;  1945.6 p2      61 t reload
        mov qword [rsp + 3744], r11  ;  1978.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2320]  ;  1946.6 p2      61 t reload
        mov qword [rsp + 3752], r11  ;  1980.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2216]  ;  1947.6 p2      61 t reload
        mov qword [rsp + 3760], r11  ;  1982.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2208]  ;  1948.6 p2      61 t reload
        mov qword [rsp + 3768], r11  ;  1984.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2408]  ;  1949.6 p2      61 t reload
        mov qword [rsp + 3776], r11  ;  1986.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2360]  ;  1950.6 p2      61 t reload
        mov qword [rsp + 3784], r11  ;  1988.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3096]  ;  1951.6 p2      61 t reload
        mov qword [rsp + 3792], r11  ;  1990.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3104]  ;  1952.6 p2      61 t reload
        mov qword [rsp + 3800], r11  ;  1992.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2400]  ;  1953.6 p2      61 t reload
        mov qword [rsp + 3808], r11  ;  1994.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2376]  ;  1954.6 p2      61 t reload
        mov qword [rsp + 3816], r11  ;  1996.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2464]  ;  1955.6 p2      62 t reload
        mov qword [rsp + 3920], r11  ;  1998.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3080]  ;  1956.6 p2      62 t reload
        mov qword [rsp + 3928], r11  ;  2000.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3120]  ;  1957.6 p2      62 t reload
        mov qword [rsp + 3936], r11  ;  2002.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2960]  ;  1958.6 p2      62 t reload
        mov qword [rsp + 3944], r11  ;  2004.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2968]  ;  1959.6 p2      62 t reload
        mov qword [rsp + 3952], r11  ;  2006.4 p0+p3   60 rounds
        mov r11, qword [rsp + 2232]  ;  1960.6 p2      62 t reload
        mov qword [rsp + 3960], r11  ;  2008.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3088]  ;  1961.6 p2      62 t reload
        mov qword [rsp + 3968], r11  ;  2010.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3056]  ;  1962.6 p2      62 t reload
        mov qword [rsp + 3976], r11  ;  2012.4 p0+p3   60 rounds
        mov qword [rsp + 4000], rdi  ;  2014.4 p0+p3   60 rounds
        mov r11, qword [rsp + 3248]  ;  1963.6 p2      62 t reload
        mov qword [rsp + 3984], r11  ;  2016.4 p0+p3   60 rounds
        mov qword [rsp + 4008], r8   ;  2018.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3280]   ;  1964.6 p2      62 t reload
        mov qword [rsp + 3992], r8   ;  2020.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3224]   ;  1965.6 p2      62 t reload
        mov qword [rsp + 4016], r8   ;  2022.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2416]   ;  1966.6 p2      62 t reload
        mov qword [rsp + 4024], r8   ;  2024.4 p0+p3   60 rounds
        mov qword [rsp + 4040], rsi  ;  2026.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2488]   ;  1967.6 p2      62 t reload
        mov qword [rsp + 4032], r8   ;  2028.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2904]   ;  1968.6 p2      62 t reload
        mov qword [rsp + 4048], r8   ;  2030.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2976]   ;  1969.6 p2      62 t reload
        mov qword [rsp + 4056], r8   ;  2032.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2248]   ;  1970.6 p2      62 t reload
        mov qword [rsp + 4064], r8   ;  2034.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3296]   ;  1971.6 p2      62 t reload
        mov qword [rsp + 4072], r8   ;  2036.4 p0+p3   60 rounds
        mov qword [rsp + 4088], r9   ;  2038.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3192]   ;  1972.6 p2      62 t reload
        mov qword [rsp + 4080], r8   ;  2040.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2528]   ;  1973.6 p2      62 t reload
        mov qword [rsp + 4096], r8   ;  2042.4 p0+p3   60 rounds
        mov qword [rsp + 4112], rbx  ;  2044.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2496]   ;  1974.6 p2      62 t reload
        mov qword [rsp + 4104], r8   ;  2046.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2664]   ;  1975.6 p2      62 t reload
        mov qword [rsp + 4120], r8   ;  2048.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2288]   ;  1976.6 p2      62 t reload
        mov qword [rsp + 4128], r8   ;  2050.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2424]   ;  1977.6 p2      62 t reload
        mov qword [rsp + 4136], r8   ;  2052.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2368]   ;  1978.6 p2      62 t reload
        mov qword [rsp + 4144], r8   ;  2054.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3272]   ;  1979.6 p2      62 t reload
        mov qword [rsp + 4152], r8   ;  2056.4 p0+p3   60 rounds
        mov qword [rsp + 4168], rbp  ;  2058.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2680]   ;  1980.6 p2      62 t reload
        mov qword [rsp + 4160], r8   ;  2060.4 p0+p3   60 rounds
        mov qword [rsp + 4176], r15  ;  2062.4 p0+p3   60 rounds
        mov qword [rsp + 4184], r12  ;  2064.4 p0+p3   60 rounds
        mov qword [rsp + 4192], rcx  ;  2066.4 p0+p3   60 rounds
        mov qword [rsp + 4208], rax  ;  2068.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2648]   ;  1981.6 p2      62 t reload
        mov qword [rsp + 4200], r8   ;  2070.4 p0+p3   60 rounds
        mov qword [rsp + 4216], r13  ;  2072.4 p0+p3   60 rounds
        mov qword [rsp + 4224], r10  ;  2074.4 p0+p3   60 rounds
        mov qword [rsp + 4232], r14  ;  2076.4 p0+p3   60 rounds
        mov qword [rsp + 4240], rdx  ;  2078.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2344]   ;  1982.6 p2      62 t reload
        mov qword [rsp + 4248], r8   ;  2080.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2992]   ;  1983.6 p2      62 t reload
        mov qword [rsp + 4256], r8   ;  2082.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2864]   ;  1984.6 p2      62 t reload
        mov qword [rsp + 4264], r8   ;  2084.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2432]   ;  1985.6 p2      62 t reload
        mov qword [rsp + 4272], r8   ;  2086.4 p0+p3   60 rounds
        mov r8, qword [rsp + 3200]   ;  1986.6 p2      62 t reload
        mov qword [rsp + 4280], r8   ;  2088.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2984]   ;  1987.6 p2      62 t reload
        mov qword [rsp + 4288], r8   ;  2090.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2928]   ;  1988.6 p2      62 t reload
        mov qword [rsp + 4296], r8   ;  2092.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2912]   ;  1989.6 p2      62 t reload
        mov qword [rsp + 4304], r8   ;  2094.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2888]   ;  1990.6 p2      62 t reload
        mov qword [rsp + 4312], r8   ;  2096.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2920]   ;  1991.6 p2      62 t reload
        mov qword [rsp + 4320], r8   ;  2098.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2896]   ;  1992.6 p2      62 t reload
        mov qword [rsp + 4328], r8   ;  2100.4 p0+p3   60 rounds
        mov r8, qword [rsp + 2616]   ;  1993.6 p2      60 rounds
        add r8, 0x400                ;  1997.6 p1      60 rounds
        mov r9, qword [rsp + 2192]   ;  1994.6 p2      62 t reload
        mov r10, qword [rsp + 2104]  ;  1995.6 p2      62 t reload
        mov r11, qword [rsp + 2112]  ;  1996.6 p2      62 t reload
        mov r12, qword [rsp + 2120]  ;  1997.6 p2      62 t reload
        mov r13, qword [rsp + 2128]  ;  1998.6 p2      62 t reload
        mov r14, qword [rsp + 2136]  ;  1999.6 p2      62 t reload
        mov r15, qword [rsp + 2144]  ;  2000.6 p2      62 t reload
        mov rsi, qword [rsp + 2152]  ;  2001.6 p2      62 t reload
        mov rdi, qword [rsp + 2160]  ;  2002.6 p2      62 t reload
        mov rbp, qword [rsp + 2168]  ;  2003.6 p2      62 t reload
        mov rax, qword [rsp + 2176]  ;  2004.6 p2      62 t reload
        mov rcx, qword [rsp + 2184]  ;  2005.6 p2      62 t reload
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

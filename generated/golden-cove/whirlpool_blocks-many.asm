; whirlpool_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/whirlpool.cw (sha256 6095f5aea313287f); do not edit:
;   ./cw build whirlpool_blocks --cpu golden-cove --variant many
;
; void whirlpool_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, void *h_16, void *h_17, void *h_18, void *h_19, void *h_20, void *h_21, void *h_22, void *h_23, void *h_24, void *h_25, void *h_26, void *h_27, void *h_28, void *h_29, void *h_30, void *h_31, void *h_32, void *h_33, void *h_34, void *h_35, void *h_36, void *h_37, void *h_38, void *h_39, void *h_40, void *h_41, void *h_42, void *h_43, void *h_44, void *h_45, void *h_46, void *h_47, void *h_48, void *h_49, void *h_50, void *h_51, void *h_52, void *h_53, void *h_54, void *h_55, void *h_56, void *h_57, void *h_58, void *h_59, void *h_60, void *h_61, void *h_62, void *h_63, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, const void *m_16, const void *m_17, const void *m_18, const void *m_19, const void *m_20, const void *m_21, const void *m_22, const void *m_23, const void *m_24, const void *m_25, const void *m_26, const void *m_27, const void *m_28, const void *m_29, const void *m_30, const void *m_31, const void *m_32, const void *m_33, const void *m_34, const void *m_35, const void *m_36, const void *m_37, const void *m_38, const void *m_39, const void *m_40, const void *m_41, const void *m_42, const void *m_43, const void *m_44, const void *m_45, const void *m_46, const void *m_47, const void *m_48, const void *m_49, const void *m_50, const void *m_51, const void *m_52, const void *m_53, const void *m_54, const void *m_55, const void *m_56, const void *m_57, const void *m_58, const void *m_59, const void *m_60, const void *m_61, const void *m_62, const void *m_63, uint32_t n);   System V, 64 bits
;   h_0: 64 bytes, read and written, secret, no alignment needed
;   h_1: 64 bytes, read and written, secret, no alignment needed
;   h_2: 64 bytes, read and written, secret, no alignment needed
;   h_3: 64 bytes, read and written, secret, no alignment needed
;   h_4: 64 bytes, read and written, secret, no alignment needed
;   h_5: 64 bytes, read and written, secret, no alignment needed
;   h_6: 64 bytes, read and written, secret, no alignment needed
;   h_7: 64 bytes, read and written, secret, no alignment needed
;   h_8: 64 bytes, read and written, secret, no alignment needed
;   h_9: 64 bytes, read and written, secret, no alignment needed
;   h_10: 64 bytes, read and written, secret, no alignment needed
;   h_11: 64 bytes, read and written, secret, no alignment needed
;   h_12: 64 bytes, read and written, secret, no alignment needed
;   h_13: 64 bytes, read and written, secret, no alignment needed
;   h_14: 64 bytes, read and written, secret, no alignment needed
;   h_15: 64 bytes, read and written, secret, no alignment needed
;   h_16: 64 bytes, read and written, secret, no alignment needed
;   h_17: 64 bytes, read and written, secret, no alignment needed
;   h_18: 64 bytes, read and written, secret, no alignment needed
;   h_19: 64 bytes, read and written, secret, no alignment needed
;   h_20: 64 bytes, read and written, secret, no alignment needed
;   h_21: 64 bytes, read and written, secret, no alignment needed
;   h_22: 64 bytes, read and written, secret, no alignment needed
;   h_23: 64 bytes, read and written, secret, no alignment needed
;   h_24: 64 bytes, read and written, secret, no alignment needed
;   h_25: 64 bytes, read and written, secret, no alignment needed
;   h_26: 64 bytes, read and written, secret, no alignment needed
;   h_27: 64 bytes, read and written, secret, no alignment needed
;   h_28: 64 bytes, read and written, secret, no alignment needed
;   h_29: 64 bytes, read and written, secret, no alignment needed
;   h_30: 64 bytes, read and written, secret, no alignment needed
;   h_31: 64 bytes, read and written, secret, no alignment needed
;   h_32: 64 bytes, read and written, secret, no alignment needed
;   h_33: 64 bytes, read and written, secret, no alignment needed
;   h_34: 64 bytes, read and written, secret, no alignment needed
;   h_35: 64 bytes, read and written, secret, no alignment needed
;   h_36: 64 bytes, read and written, secret, no alignment needed
;   h_37: 64 bytes, read and written, secret, no alignment needed
;   h_38: 64 bytes, read and written, secret, no alignment needed
;   h_39: 64 bytes, read and written, secret, no alignment needed
;   h_40: 64 bytes, read and written, secret, no alignment needed
;   h_41: 64 bytes, read and written, secret, no alignment needed
;   h_42: 64 bytes, read and written, secret, no alignment needed
;   h_43: 64 bytes, read and written, secret, no alignment needed
;   h_44: 64 bytes, read and written, secret, no alignment needed
;   h_45: 64 bytes, read and written, secret, no alignment needed
;   h_46: 64 bytes, read and written, secret, no alignment needed
;   h_47: 64 bytes, read and written, secret, no alignment needed
;   h_48: 64 bytes, read and written, secret, no alignment needed
;   h_49: 64 bytes, read and written, secret, no alignment needed
;   h_50: 64 bytes, read and written, secret, no alignment needed
;   h_51: 64 bytes, read and written, secret, no alignment needed
;   h_52: 64 bytes, read and written, secret, no alignment needed
;   h_53: 64 bytes, read and written, secret, no alignment needed
;   h_54: 64 bytes, read and written, secret, no alignment needed
;   h_55: 64 bytes, read and written, secret, no alignment needed
;   h_56: 64 bytes, read and written, secret, no alignment needed
;   h_57: 64 bytes, read and written, secret, no alignment needed
;   h_58: 64 bytes, read and written, secret, no alignment needed
;   h_59: 64 bytes, read and written, secret, no alignment needed
;   h_60: 64 bytes, read and written, secret, no alignment needed
;   h_61: 64 bytes, read and written, secret, no alignment needed
;   h_62: 64 bytes, read and written, secret, no alignment needed
;   h_63: 64 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   m_2: 64 bytes a block, read, secret, no alignment needed
;   m_3: 64 bytes a block, read, secret, no alignment needed
;   m_4: 64 bytes a block, read, secret, no alignment needed
;   m_5: 64 bytes a block, read, secret, no alignment needed
;   m_6: 64 bytes a block, read, secret, no alignment needed
;   m_7: 64 bytes a block, read, secret, no alignment needed
;   m_8: 64 bytes a block, read, secret, no alignment needed
;   m_9: 64 bytes a block, read, secret, no alignment needed
;   m_10: 64 bytes a block, read, secret, no alignment needed
;   m_11: 64 bytes a block, read, secret, no alignment needed
;   m_12: 64 bytes a block, read, secret, no alignment needed
;   m_13: 64 bytes a block, read, secret, no alignment needed
;   m_14: 64 bytes a block, read, secret, no alignment needed
;   m_15: 64 bytes a block, read, secret, no alignment needed
;   m_16: 64 bytes a block, read, secret, no alignment needed
;   m_17: 64 bytes a block, read, secret, no alignment needed
;   m_18: 64 bytes a block, read, secret, no alignment needed
;   m_19: 64 bytes a block, read, secret, no alignment needed
;   m_20: 64 bytes a block, read, secret, no alignment needed
;   m_21: 64 bytes a block, read, secret, no alignment needed
;   m_22: 64 bytes a block, read, secret, no alignment needed
;   m_23: 64 bytes a block, read, secret, no alignment needed
;   m_24: 64 bytes a block, read, secret, no alignment needed
;   m_25: 64 bytes a block, read, secret, no alignment needed
;   m_26: 64 bytes a block, read, secret, no alignment needed
;   m_27: 64 bytes a block, read, secret, no alignment needed
;   m_28: 64 bytes a block, read, secret, no alignment needed
;   m_29: 64 bytes a block, read, secret, no alignment needed
;   m_30: 64 bytes a block, read, secret, no alignment needed
;   m_31: 64 bytes a block, read, secret, no alignment needed
;   m_32: 64 bytes a block, read, secret, no alignment needed
;   m_33: 64 bytes a block, read, secret, no alignment needed
;   m_34: 64 bytes a block, read, secret, no alignment needed
;   m_35: 64 bytes a block, read, secret, no alignment needed
;   m_36: 64 bytes a block, read, secret, no alignment needed
;   m_37: 64 bytes a block, read, secret, no alignment needed
;   m_38: 64 bytes a block, read, secret, no alignment needed
;   m_39: 64 bytes a block, read, secret, no alignment needed
;   m_40: 64 bytes a block, read, secret, no alignment needed
;   m_41: 64 bytes a block, read, secret, no alignment needed
;   m_42: 64 bytes a block, read, secret, no alignment needed
;   m_43: 64 bytes a block, read, secret, no alignment needed
;   m_44: 64 bytes a block, read, secret, no alignment needed
;   m_45: 64 bytes a block, read, secret, no alignment needed
;   m_46: 64 bytes a block, read, secret, no alignment needed
;   m_47: 64 bytes a block, read, secret, no alignment needed
;   m_48: 64 bytes a block, read, secret, no alignment needed
;   m_49: 64 bytes a block, read, secret, no alignment needed
;   m_50: 64 bytes a block, read, secret, no alignment needed
;   m_51: 64 bytes a block, read, secret, no alignment needed
;   m_52: 64 bytes a block, read, secret, no alignment needed
;   m_53: 64 bytes a block, read, secret, no alignment needed
;   m_54: 64 bytes a block, read, secret, no alignment needed
;   m_55: 64 bytes a block, read, secret, no alignment needed
;   m_56: 64 bytes a block, read, secret, no alignment needed
;   m_57: 64 bytes a block, read, secret, no alignment needed
;   m_58: 64 bytes a block, read, secret, no alignment needed
;   m_59: 64 bytes a block, read, secret, no alignment needed
;   m_60: 64 bytes a block, read, secret, no alignment needed
;   m_61: 64 bytes a block, read, secret, no alignment needed
;   m_62: 64 bytes a block, read, secret, no alignment needed
;   m_63: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 944 uops, planned 453.7; bounds: width 157.3, ports 448.0, path 16.0
;   blocks: 873 uops, planned 390.7; bounds: width 145.5, ports 384.0, path 17.0
;   blocks/rounds: 2628 uops, planned 956.5; bounds: width 438.0, ports 955.0, path 19.0
;   blocks.2: 1033 uops, planned 390.7; bounds: width 172.2, ports 384.0, path 17.0
;   body.2: 973 uops, planned 450.3; bounds: width 162.2, ports 448.0, path 7.0
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
%fatal "whirlpool_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_whirlpool_blocks
$_whirlpool_blocks:
%else
        global $whirlpool_blocks
%endif
$whirlpool_blocks:
        push rbx                                                      ;                    preserved
        push rbp                                                      ;                    preserved
        push r12                                                      ;                    preserved
        push r13                                                      ;                    preserved
        push r14                                                      ;                    preserved
        push r15                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x4300                                               ;                    frame
        and rsp, -64                                                  ;                    frame
        mov qword [rsp + 17112], rax                                  ;                    frame
        mov r10, qword [rax + 72]                                     ;                    frame
        mov qword [rsp + 16080], r10                                  ;                    frame
        mov r10, qword [rax + 104]                                    ;                    frame
        mov qword [rsp + 16088], r10                                  ;                    frame
        mov r10, qword [rax + 136]                                    ;                    frame
        mov qword [rsp + 16096], r10                                  ;                    frame
        mov r10, qword [rax + 168]                                    ;                    frame
        mov qword [rsp + 16104], r10                                  ;                    frame
        mov r10, qword [rax + 200]                                    ;                    frame
        mov qword [rsp + 16112], r10                                  ;                    frame
        mov r10, qword [rax + 232]                                    ;                    frame
        mov qword [rsp + 16120], r10                                  ;                    frame
        mov r10, qword [rax + 264]                                    ;                    frame
        mov qword [rsp + 16128], r10                                  ;                    frame
        mov r10, qword [rax + 296]                                    ;                    frame
        mov qword [rsp + 16136], r10                                  ;                    frame
        mov r10, qword [rax + 328]                                    ;                    frame
        mov qword [rsp + 16144], r10                                  ;                    frame
        mov r10, qword [rax + 360]                                    ;                    frame
        mov qword [rsp + 16152], r10                                  ;                    frame
        mov r10, qword [rax + 392]                                    ;                    frame
        mov qword [rsp + 16160], r10                                  ;                    frame
        mov r10, qword [rax + 424]                                    ;                    frame
        mov qword [rsp + 16168], r10                                  ;                    frame
        mov r10, qword [rax + 456]                                    ;                    frame
        mov qword [rsp + 16176], r10                                  ;                    frame
        mov r10, qword [rax + 488]                                    ;                    frame
        mov qword [rsp + 16184], r10                                  ;                    frame
        mov r10, qword [rax + 80]                                     ;                    frame
        mov qword [rsp + 16208], r10                                  ;                    frame
        mov r10, qword [rax + 112]                                    ;                    frame
        mov qword [rsp + 16216], r10                                  ;                    frame
        mov r10, qword [rax + 144]                                    ;                    frame
        mov qword [rsp + 16224], r10                                  ;                    frame
        mov r10, qword [rax + 176]                                    ;                    frame
        mov qword [rsp + 16232], r10                                  ;                    frame
        mov r10, qword [rax + 208]                                    ;                    frame
        mov qword [rsp + 16240], r10                                  ;                    frame
        mov r10, qword [rax + 240]                                    ;                    frame
        mov qword [rsp + 16248], r10                                  ;                    frame
        mov r10, qword [rax + 272]                                    ;                    frame
        mov qword [rsp + 16256], r10                                  ;                    frame
        mov r10, qword [rax + 304]                                    ;                    frame
        mov qword [rsp + 16264], r10                                  ;                    frame
        mov r10, qword [rax + 336]                                    ;                    frame
        mov qword [rsp + 16272], r10                                  ;                    frame
        mov r10, qword [rax + 368]                                    ;                    frame
        mov qword [rsp + 16280], r10                                  ;                    frame
        mov r10, qword [rax + 400]                                    ;                    frame
        mov qword [rsp + 16288], r10                                  ;                    frame
        mov r10, qword [rax + 432]                                    ;                    frame
        mov qword [rsp + 16296], r10                                  ;                    frame
        mov r10, qword [rax + 464]                                    ;                    frame
        mov qword [rsp + 16304], r10                                  ;                    frame
        mov r10, qword [rax + 496]                                    ;                    frame
        mov qword [rsp + 16312], r10                                  ;                    frame
        mov r10, qword [rax + 56]                                     ;                    frame
        mov qword [rsp + 16328], r10                                  ;                    frame
        mov r10, qword [rax + 88]                                     ;                    frame
        mov qword [rsp + 16336], r10                                  ;                    frame
        mov r10, qword [rax + 120]                                    ;                    frame
        mov qword [rsp + 16344], r10                                  ;                    frame
        mov r10, qword [rax + 152]                                    ;                    frame
        mov qword [rsp + 16352], r10                                  ;                    frame
        mov r10, qword [rax + 184]                                    ;                    frame
        mov qword [rsp + 16360], r10                                  ;                    frame
        mov r10, qword [rax + 216]                                    ;                    frame
        mov qword [rsp + 16368], r10                                  ;                    frame
        mov r10, qword [rax + 248]                                    ;                    frame
        mov qword [rsp + 16376], r10                                  ;                    frame
        mov r10, qword [rax + 280]                                    ;                    frame
        mov qword [rsp + 16384], r10                                  ;                    frame
        mov r10, qword [rax + 312]                                    ;                    frame
        mov qword [rsp + 16392], r10                                  ;                    frame
        mov r10, qword [rax + 344]                                    ;                    frame
        mov qword [rsp + 16400], r10                                  ;                    frame
        mov r10, qword [rax + 376]                                    ;                    frame
        mov qword [rsp + 16408], r10                                  ;                    frame
        mov r10, qword [rax + 408]                                    ;                    frame
        mov qword [rsp + 16416], r10                                  ;                    frame
        mov r10, qword [rax + 440]                                    ;                    frame
        mov qword [rsp + 16424], r10                                  ;                    frame
        mov r10, qword [rax + 472]                                    ;                    frame
        mov qword [rsp + 16432], r10                                  ;                    frame
        mov r10, qword [rax + 64]                                     ;                    frame
        mov qword [rsp + 16448], r10                                  ;                    frame
        mov r10, qword [rax + 96]                                     ;                    frame
        mov qword [rsp + 16456], r10                                  ;                    frame
        mov r10, qword [rax + 128]                                    ;                    frame
        mov qword [rsp + 16464], r10                                  ;                    frame
        mov r10, qword [rax + 160]                                    ;                    frame
        mov qword [rsp + 16472], r10                                  ;                    frame
        mov r10, qword [rax + 192]                                    ;                    frame
        mov qword [rsp + 16480], r10                                  ;                    frame
        mov r10, qword [rax + 224]                                    ;                    frame
        mov qword [rsp + 16488], r10                                  ;                    frame
        mov r10, qword [rax + 256]                                    ;                    frame
        mov qword [rsp + 16496], r10                                  ;                    frame
        mov r10, qword [rax + 288]                                    ;                    frame
        mov qword [rsp + 16504], r10                                  ;                    frame
        mov r10, qword [rax + 320]                                    ;                    frame
        mov qword [rsp + 16512], r10                                  ;                    frame
        mov r10, qword [rax + 352]                                    ;                    frame
        mov qword [rsp + 16520], r10                                  ;                    frame
        mov r10, qword [rax + 384]                                    ;                    frame
        mov qword [rsp + 16528], r10                                  ;                    frame
        mov r10, qword [rax + 416]                                    ;                    frame
        mov qword [rsp + 16536], r10                                  ;                    frame
        mov r10, qword [rax + 448]                                    ;                    frame
        mov qword [rsp + 16544], r10                                  ;                    frame
        mov r10, qword [rax + 480]                                    ;                    frame
        mov qword [rsp + 16552], r10                                  ;                    frame
        mov r10, qword [rax + 512]                                    ;                    frame
        mov qword [rsp + 16560], r10                                  ;                    frame
        mov r10, qword [rax + 504]                                    ;                    frame
        mov qword [rsp + 16568], r10                                  ;                    frame
        mov r10, qword [rax + 1032]                                   ;                    frame
        mov qword [rsp + 17120], r10                                  ;                    frame
        mov r10, qword [rax + 520]                                    ;                    frame
        mov qword [rsp + 16576], r10                                  ;                    frame
        mov r10, qword [rax + 552]                                    ;                    frame
        mov qword [rsp + 16592], r10                                  ;                    frame
        mov r10, qword [rax + 584]                                    ;                    frame
        mov qword [rsp + 16600], r10                                  ;                    frame
        mov r10, qword [rax + 616]                                    ;                    frame
        mov qword [rsp + 16608], r10                                  ;                    frame
        mov r10, qword [rax + 648]                                    ;                    frame
        mov qword [rsp + 16616], r10                                  ;                    frame
        mov r10, qword [rax + 680]                                    ;                    frame
        mov qword [rsp + 16624], r10                                  ;                    frame
        mov r10, qword [rax + 712]                                    ;                    frame
        mov qword [rsp + 16632], r10                                  ;                    frame
        mov r10, qword [rax + 744]                                    ;                    frame
        mov qword [rsp + 16640], r10                                  ;                    frame
        mov r10, qword [rax + 776]                                    ;                    frame
        mov qword [rsp + 16648], r10                                  ;                    frame
        mov r10, qword [rax + 808]                                    ;                    frame
        mov qword [rsp + 16656], r10                                  ;                    frame
        mov r10, qword [rax + 840]                                    ;                    frame
        mov qword [rsp + 16664], r10                                  ;                    frame
        mov r10, qword [rax + 872]                                    ;                    frame
        mov qword [rsp + 16672], r10                                  ;                    frame
        mov r10, qword [rax + 904]                                    ;                    frame
        mov qword [rsp + 16680], r10                                  ;                    frame
        mov r10, qword [rax + 936]                                    ;                    frame
        mov qword [rsp + 16688], r10                                  ;                    frame
        mov r10, qword [rax + 968]                                    ;                    frame
        mov qword [rsp + 16696], r10                                  ;                    frame
        mov r10, qword [rax + 1000]                                   ;                    frame
        mov qword [rsp + 16704], r10                                  ;                    frame
        mov r10, qword [rax + 528]                                    ;                    frame
        mov qword [rsp + 16712], r10                                  ;                    frame
        mov r10, qword [rax + 560]                                    ;                    frame
        mov qword [rsp + 16720], r10                                  ;                    frame
        mov r10, qword [rax + 592]                                    ;                    frame
        mov qword [rsp + 16728], r10                                  ;                    frame
        mov r10, qword [rax + 624]                                    ;                    frame
        mov qword [rsp + 16736], r10                                  ;                    frame
        mov r10, qword [rax + 656]                                    ;                    frame
        mov qword [rsp + 16744], r10                                  ;                    frame
        mov r10, qword [rax + 688]                                    ;                    frame
        mov qword [rsp + 16752], r10                                  ;                    frame
        mov r10, qword [rax + 720]                                    ;                    frame
        mov qword [rsp + 16760], r10                                  ;                    frame
        mov r10, qword [rax + 752]                                    ;                    frame
        mov qword [rsp + 16768], r10                                  ;                    frame
        mov r10, qword [rax + 784]                                    ;                    frame
        mov qword [rsp + 16776], r10                                  ;                    frame
        mov r10, qword [rax + 816]                                    ;                    frame
        mov qword [rsp + 16784], r10                                  ;                    frame
        mov r10, qword [rax + 848]                                    ;                    frame
        mov qword [rsp + 16792], r10                                  ;                    frame
        mov r10, qword [rax + 880]                                    ;                    frame
        mov qword [rsp + 16800], r10                                  ;                    frame
        mov r10, qword [rax + 912]                                    ;                    frame
        mov qword [rsp + 16808], r10                                  ;                    frame
        mov r10, qword [rax + 944]                                    ;                    frame
        mov qword [rsp + 16816], r10                                  ;                    frame
        mov r10, qword [rax + 976]                                    ;                    frame
        mov qword [rsp + 16824], r10                                  ;                    frame
        mov r10, qword [rax + 1008]                                   ;                    frame
        mov qword [rsp + 16832], r10                                  ;                    frame
        mov r10, qword [rax + 536]                                    ;                    frame
        mov qword [rsp + 16840], r10                                  ;                    frame
        mov r10, qword [rax + 568]                                    ;                    frame
        mov qword [rsp + 16848], r10                                  ;                    frame
        mov r10, qword [rax + 600]                                    ;                    frame
        mov qword [rsp + 16856], r10                                  ;                    frame
        mov r10, qword [rax + 632]                                    ;                    frame
        mov qword [rsp + 16864], r10                                  ;                    frame
        mov r10, qword [rax + 664]                                    ;                    frame
        mov qword [rsp + 16872], r10                                  ;                    frame
        mov r10, qword [rax + 696]                                    ;                    frame
        mov qword [rsp + 16880], r10                                  ;                    frame
        mov r10, qword [rax + 728]                                    ;                    frame
        mov qword [rsp + 16888], r10                                  ;                    frame
        mov r10, qword [rax + 760]                                    ;                    frame
        mov qword [rsp + 16896], r10                                  ;                    frame
        mov r10, qword [rax + 792]                                    ;                    frame
        mov qword [rsp + 16904], r10                                  ;                    frame
        mov r10, qword [rax + 824]                                    ;                    frame
        mov qword [rsp + 16912], r10                                  ;                    frame
        mov r10, qword [rax + 856]                                    ;                    frame
        mov qword [rsp + 16920], r10                                  ;                    frame
        mov r10, qword [rax + 888]                                    ;                    frame
        mov qword [rsp + 16928], r10                                  ;                    frame
        mov r10, qword [rax + 920]                                    ;                    frame
        mov qword [rsp + 16936], r10                                  ;                    frame
        mov r10, qword [rax + 952]                                    ;                    frame
        mov qword [rsp + 16944], r10                                  ;                    frame
        mov r10, qword [rax + 544]                                    ;                    frame
        mov qword [rsp + 16952], r10                                  ;                    frame
        mov r10, qword [rax + 576]                                    ;                    frame
        mov qword [rsp + 16960], r10                                  ;                    frame
        mov r10, qword [rax + 608]                                    ;                    frame
        mov qword [rsp + 16968], r10                                  ;                    frame
        mov r10, qword [rax + 640]                                    ;                    frame
        mov qword [rsp + 16976], r10                                  ;                    frame
        mov r10, qword [rax + 672]                                    ;                    frame
        mov qword [rsp + 16984], r10                                  ;                    frame
        mov r10, qword [rax + 704]                                    ;                    frame
        mov qword [rsp + 16992], r10                                  ;                    frame
        mov r10, qword [rax + 736]                                    ;                    frame
        mov qword [rsp + 17000], r10                                  ;                    frame
        mov r10, qword [rax + 768]                                    ;                    frame
        mov qword [rsp + 17008], r10                                  ;                    frame
        mov r10, qword [rax + 800]                                    ;                    frame
        mov qword [rsp + 17016], r10                                  ;                    frame
        mov r10, qword [rax + 832]                                    ;                    frame
        mov qword [rsp + 17024], r10                                  ;                    frame
        mov r10, qword [rax + 864]                                    ;                    frame
        mov qword [rsp + 17032], r10                                  ;                    frame
        mov r10, qword [rax + 896]                                    ;                    frame
        mov qword [rsp + 17040], r10                                  ;                    frame
        mov r10, qword [rax + 928]                                    ;                    frame
        mov qword [rsp + 17048], r10                                  ;                    frame
        mov r10, qword [rax + 960]                                    ;                    frame
        mov qword [rsp + 17056], r10                                  ;                    frame
        mov r10, qword [rax + 992]                                    ;                    frame
        mov qword [rsp + 17064], r10                                  ;                    frame
        mov r10, qword [rax + 984]                                    ;                    frame
        mov qword [rsp + 17072], r10                                  ;                    frame
        mov r10, qword [rax + 1024]                                   ;                    frame
        mov qword [rsp + 17080], r10                                  ;                    frame
        mov r10, qword [rax + 1016]                                   ;                    frame
        mov qword [rsp + 17088], r10                                  ;                    frame
        mov qword [rsp + 16064], rdi                                  ;                    argument
        mov qword [rsp + 16072], r8                                   ;                    argument
        mov qword [rsp + 16192], rsi                                  ;                    argument
        mov qword [rsp + 16200], r9                                   ;                    argument
        mov qword [rsp + 16320], rdx                                  ;                    argument
        mov qword [rsp + 16440], rcx                                  ;                    argument
        mov r8, qword [rsp + 16064]                                   ;     0.0 p2      53 h reload
        vmovdqu64 xmm0, [r8]                                          ;     5.0 p3      53 h
        mov r9, qword [rsp + 16072]                                   ;     0.3 p10     53 h reload
        vmovdqu64 xmm1, [r9]                                          ;     5.3 p2      53 h
        mov r10, qword [rsp + 16080]                                  ;     1.2 p3      53 h reload
        vmovdqu64 xmm2, [r10]                                         ;     6.2 p10     53 h
        mov r11, qword [rsp + 16088]                                  ;     2.0 p2      53 h reload
        vmovdqu64 xmm3, [r11]                                         ;     7.0 p3      53 h
        mov r12, qword [rsp + 16096]                                  ;     2.3 p10     53 h reload
        vmovdqu64 xmm4, [r12]                                         ;     7.3 p2      53 h
        mov r13, qword [rsp + 16104]                                  ;     3.2 p3      53 h reload
        vmovdqu64 xmm5, [r13]                                         ;     8.2 p10     53 h
        mov r14, qword [rsp + 16112]                                  ;     4.0 p2      53 h reload
        vmovdqu64 xmm6, [r14]                                         ;     9.0 p3      53 h
        mov r15, qword [rsp + 16120]                                  ;     4.3 p10     53 h reload
        vmovdqu64 xmm7, [r15]                                         ;     9.3 p2      53 h
        mov rsi, qword [rsp + 16128]                                  ;     5.2 p3      53 h reload
        vmovdqu64 xmm8, [rsi]                                         ;    10.2 p10     53 h
        mov rdi, qword [rsp + 16136]                                  ;     6.0 p2      53 h reload
        vmovdqu64 xmm9, [rdi]                                         ;    11.0 p3      53 h
        mov rbp, qword [rsp + 16144]                                  ;     6.3 p10     53 h reload
        vmovdqu64 xmm10, [rbp]                                        ;    11.3 p2      53 h
        mov rax, qword [rsp + 16152]                                  ;     7.2 p3      53 h reload
        vmovdqu64 xmm11, [rax]                                        ;    12.2 p10     53 h
        mov rcx, qword [rsp + 16160]                                  ;     8.0 p2      53 h reload
        vmovdqu64 xmm12, [rcx]                                        ;    13.0 p3      53 h
        mov rdx, qword [rsp + 16168]                                  ;     8.3 p10     53 h reload
        vmovdqu64 xmm13, [rdx]                                        ;    13.3 p2      53 h
        mov rbx, qword [rsp + 16176]                                  ;     9.2 p3      53 h reload
        vmovdqu64 xmm14, [rbx]                                        ;    14.2 p10     53 h
        mov rbx, qword [rsp + 16184]                                  ;    10.0 p2      53 h reload
        vmovdqu64 xmm15, [rbx]                                        ;    15.0 p3      53 h
        mov rbx, qword [rsp + 16192]                                  ;    10.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    15.3 p2      53 h
        vshufi32x4 zmm0, zmm0, zmm16, 0                               ;    21.3 p5      53 h
        mov rbx, qword [rsp + 16200]                                  ;    11.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    16.2 p10     53 h
        vshufi32x4 zmm1, zmm1, zmm16, 0                               ;    22.2 p5      53 h
        mov rbx, qword [rsp + 16208]                                  ;    12.0 p2      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    17.0 p3      53 h
        vshufi32x4 zmm2, zmm2, zmm16, 0                               ;    23.0 p5      53 h
        mov rbx, qword [rsp + 16216]                                  ;    12.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    17.3 p2      53 h
        vshufi32x4 zmm3, zmm3, zmm16, 0                               ;    23.3 p5      53 h
        mov rbx, qword [rsp + 16224]                                  ;    13.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    18.2 p10     53 h
        vshufi32x4 zmm4, zmm4, zmm16, 0                               ;    24.2 p5      53 h
        mov rbx, qword [rsp + 16232]                                  ;    14.0 p2      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    19.0 p3      53 h
        vshufi32x4 zmm5, zmm5, zmm16, 0                               ;    25.0 p5      53 h
        mov rbx, qword [rsp + 16240]                                  ;    14.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    19.3 p2      53 h
        vshufi32x4 zmm6, zmm6, zmm16, 0                               ;    25.3 p5      53 h
        mov rbx, qword [rsp + 16248]                                  ;    15.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    20.2 p10     53 h
        vshufi32x4 zmm7, zmm7, zmm16, 0                               ;    26.2 p5      53 h
        mov rbx, qword [rsp + 16256]                                  ;    16.0 p2      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    21.0 p3      53 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                               ;    27.0 p5      53 h
        mov rbx, qword [rsp + 16264]                                  ;    16.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    21.3 p2      53 h
        vshufi32x4 zmm9, zmm9, zmm16, 0                               ;    27.3 p5      53 h
        mov rbx, qword [rsp + 16272]                                  ;    17.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    22.2 p10     53 h
        vshufi32x4 zmm10, zmm10, zmm16, 0                             ;    28.2 p5      53 h
        mov rbx, qword [rsp + 16280]                                  ;    18.0 p2      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    23.0 p3      53 h
        vshufi32x4 zmm11, zmm11, zmm16, 0                             ;    29.0 p5      53 h
        mov rbx, qword [rsp + 16288]                                  ;    18.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    23.3 p2      53 h
        vshufi32x4 zmm12, zmm12, zmm16, 0                             ;    29.3 p5      53 h
        mov rbx, qword [rsp + 16296]                                  ;    19.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    24.2 p10     53 h
        vshufi32x4 zmm13, zmm13, zmm16, 0                             ;    30.2 p5      53 h
        mov rbx, qword [rsp + 16304]                                  ;    20.0 p2      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    25.0 p3      53 h
        vshufi32x4 zmm14, zmm14, zmm16, 0                             ;    31.0 p5      53 h
        mov rbx, qword [rsp + 16312]                                  ;    20.3 p10     53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    25.3 p2      53 h
        vshufi32x4 zmm15, zmm15, zmm16, 0                             ;    31.3 p5      53 h
        mov rbx, qword [rsp + 16320]                                  ;    21.2 p3      53 h reload
        vmovdqu64 xmm16, [rbx]                                        ;    26.2 p10     53 h
        mov rbx, qword [rsp + 16328]                                  ;    22.0 p2      53 h reload
        vmovdqu64 xmm17, [rbx]                                        ;    27.0 p3      53 h
        mov rbx, qword [rsp + 16336]                                  ;    22.3 p10     53 h reload
        vmovdqu64 xmm18, [rbx]                                        ;    27.3 p2      53 h
        mov rbx, qword [rsp + 16344]                                  ;    23.2 p3      53 h reload
        vmovdqu64 xmm19, [rbx]                                        ;    28.2 p10     53 h
        mov rbx, qword [rsp + 16352]                                  ;    24.0 p2      53 h reload
        vmovdqu64 xmm20, [rbx]                                        ;    29.0 p3      53 h
        mov rbx, qword [rsp + 16360]                                  ;    24.3 p10     53 h reload
        vmovdqu64 xmm21, [rbx]                                        ;    29.3 p2      53 h
        mov rbx, qword [rsp + 16368]                                  ;    25.2 p3      53 h reload
        vmovdqu64 xmm22, [rbx]                                        ;    30.2 p10     53 h
        mov rbx, qword [rsp + 16376]                                  ;    26.0 p2      53 h reload
        vmovdqu64 xmm23, [rbx]                                        ;    31.0 p3      53 h
        mov rbx, qword [rsp + 16384]                                  ;    26.3 p10     53 h reload
        vmovdqu64 xmm24, [rbx]                                        ;    31.3 p2      53 h
        mov rbx, qword [rsp + 16392]                                  ;    27.2 p3      53 h reload
        vmovdqu64 xmm25, [rbx]                                        ;    32.2 p10     53 h
        mov rbx, qword [rsp + 16400]                                  ;    28.0 p2      53 h reload
        vmovdqu64 xmm26, [rbx]                                        ;    33.0 p3      53 h
        mov rbx, qword [rsp + 16408]                                  ;    28.3 p10     53 h reload
        vmovdqu64 xmm27, [rbx]                                        ;    33.3 p2      53 h
        mov rbx, qword [rsp + 16416]                                  ;    29.2 p3      53 h reload
        vmovdqu64 xmm28, [rbx]                                        ;    34.2 p10     53 h
        mov rbx, qword [rsp + 16424]                                  ;    30.0 p2      53 h reload
        vmovdqu64 xmm29, [rbx]                                        ;    35.0 p3      53 h
        mov rbx, qword [rsp + 16432]                                  ;    30.3 p10     53 h reload
        vmovdqu64 xmm31, [rbx]                                        ;    35.3 p2      53 h
        mov rbx, qword [rsp + 16440]                                  ;    31.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    36.2 p10     53 h
        vshufi32x4 zmm16, zmm16, zmm30, 0                             ;    42.2 p5      53 h
        vshufi32x4 zmm0, zmm0, zmm16, 0x88                            ;    45.2 p5      53 h
        vmovdqu64 xmm16, [rbx + 16]                                   ;    36.2 p2      53 h
        mov rbx, qword [rsp + 16448]                                  ;    32.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    37.2 p10     53 h
        vshufi32x4 zmm17, zmm17, zmm30, 0                             ;    43.2 p5      53 h
        vshufi32x4 zmm1, zmm1, zmm17, 0x88                            ;    46.2 p5      53 h
        vpunpcklbw zmm17, zmm0, zmm1                                  ;    49.2 p5      53 h
        vpunpckhbw zmm0, zmm0, zmm1                                   ;    49.2 p5      53 h
        vmovdqu64 xmm1, [rbx + 16]                                    ;    37.2 p2      53 h
        mov rbx, qword [rsp + 16456]                                  ;    33.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    38.2 p10     53 h
        vshufi32x4 zmm18, zmm18, zmm30, 0                             ;    44.2 p5      53 h
        vshufi32x4 zmm2, zmm2, zmm18, 0x88                            ;    47.2 p5      53 h
        vmovdqu64 xmm18, [rbx + 16]                                   ;    38.2 p2      53 h
        mov rbx, qword [rsp + 16464]                                  ;    34.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    39.2 p10     53 h
        vshufi32x4 zmm19, zmm19, zmm30, 0                             ;    45.2 p5      53 h
        vshufi32x4 zmm3, zmm3, zmm19, 0x88                            ;    48.2 p5      53 h
        vpunpcklbw zmm19, zmm2, zmm3                                  ;    51.2 p5      53 h
        vpunpckhbw zmm2, zmm2, zmm3                                   ;    51.2 p5      53 h
        vpunpcklwd zmm3, zmm17, zmm19                                 ;    52.2 p5      53 h
        vpunpckhwd zmm17, zmm17, zmm19                                ;    52.2 p5      53 h
        vpunpcklwd zmm19, zmm0, zmm2                                  ;    52.2 p5      53 h
        vpunpckhwd zmm0, zmm0, zmm2                                   ;    52.2 p5      53 h
        vmovdqu64 xmm2, [rbx + 16]                                    ;    39.2 p2      53 h
        mov rbx, qword [rsp + 16472]                                  ;    35.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    40.2 p10     53 h
        vshufi32x4 zmm20, zmm20, zmm30, 0                             ;    46.2 p5      53 h
        vshufi32x4 zmm4, zmm4, zmm20, 0x88                            ;    49.2 p5      53 h
        vmovdqu64 xmm20, [rbx + 16]                                   ;    40.2 p2      53 h
        mov rbx, qword [rsp + 16480]                                  ;    36.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    41.2 p10     53 h
        vshufi32x4 zmm21, zmm21, zmm30, 0                             ;    47.2 p5      53 h
        vshufi32x4 zmm5, zmm5, zmm21, 0x88                            ;    50.2 p5      53 h
        vpunpcklbw zmm21, zmm4, zmm5                                  ;    53.2 p5      53 h
        vpunpckhbw zmm4, zmm4, zmm5                                   ;    53.2 p5      53 h
        vmovdqu64 xmm5, [rbx + 16]                                    ;    41.2 p2      53 h
        mov rbx, qword [rsp + 16488]                                  ;    37.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    42.2 p10     53 h
        vshufi32x4 zmm22, zmm22, zmm30, 0                             ;    48.2 p5      53 h
        vshufi32x4 zmm6, zmm6, zmm22, 0x88                            ;    51.2 p5      53 h
        vmovdqu64 xmm22, [rbx + 16]                                   ;    42.2 p2      53 h
        mov rbx, qword [rsp + 16496]                                  ;    38.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    43.2 p10     53 h
        vshufi32x4 zmm23, zmm23, zmm30, 0                             ;    49.2 p5      53 h
        vshufi32x4 zmm7, zmm7, zmm23, 0x88                            ;    52.2 p5      53 h
        vpunpcklbw zmm23, zmm6, zmm7                                  ;    55.2 p5      53 h
        vpunpckhbw zmm6, zmm6, zmm7                                   ;    55.2 p5      53 h
        vpunpcklwd zmm7, zmm21, zmm23                                 ;    56.2 p5      53 h
        vpunpckhwd zmm21, zmm21, zmm23                                ;    56.2 p5      53 h
        vpunpcklwd zmm23, zmm4, zmm6                                  ;    56.2 p5      53 h
        vpunpckhwd zmm4, zmm4, zmm6                                   ;    56.2 p5      53 h
        vpunpckldq zmm6, zmm3, zmm7                                   ;    57.2 p5      53 h
        vpunpckhdq zmm3, zmm3, zmm7                                   ;    57.2 p5      53 h
        vpunpckldq zmm7, zmm17, zmm21                                 ;    57.2 p5      53 h
        vpunpckhdq zmm17, zmm17, zmm21                                ;    57.2 p5      53 h
        vpunpckldq zmm21, zmm19, zmm23                                ;    57.7 p5      53 h
        vpunpckhdq zmm19, zmm19, zmm23                                ;    58.7 p5      53 h
        vpunpckldq zmm23, zmm0, zmm4                                  ;    59.7 p5      53 h
        vpunpckhdq zmm0, zmm0, zmm4                                   ;    60.7 p5      53 h
        vmovdqu64 xmm4, [rbx + 16]                                    ;    43.2 p2      53 h
        mov rbx, qword [rsp + 16504]                                  ;    39.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    44.2 p10     53 h
        vshufi32x4 zmm24, zmm24, zmm30, 0                             ;    61.7 p5      53 h
        vshufi32x4 zmm8, zmm8, zmm24, 0x88                            ;    64.7 p5      53 h
        vmovdqu64 xmm24, [rbx + 16]                                   ;    44.2 p2      53 h
        mov rbx, qword [rsp + 16512]                                  ;    40.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    45.2 p10     53 h
        vshufi32x4 zmm25, zmm25, zmm30, 0                             ;    63.7 p5      53 h
        vshufi32x4 zmm9, zmm9, zmm25, 0x88                            ;    66.7 p5      53 h
        vpunpcklbw zmm25, zmm8, zmm9                                  ;    69.7 p5      53 h
        vpunpckhbw zmm8, zmm8, zmm9                                   ;    69.7 p5      53 h
        vmovdqu64 xmm9, [rbx + 16]                                    ;    45.2 p2      53 h
        mov rbx, qword [rsp + 16520]                                  ;    41.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    46.2 p10     53 h
        vshufi32x4 zmm26, zmm26, zmm30, 0                             ;    67.7 p5      53 h
        vshufi32x4 zmm10, zmm10, zmm26, 0x88                          ;    70.7 p5      53 h
        vmovdqu64 xmm26, [rbx + 16]                                   ;    46.2 p2      53 h
        mov rbx, qword [rsp + 16528]                                  ;    42.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    47.2 p10     53 h
        vshufi32x4 zmm27, zmm27, zmm30, 0                             ;    69.7 p5      53 h
        vshufi32x4 zmm11, zmm11, zmm27, 0x88                          ;    72.7 p5      53 h
        vpunpcklbw zmm27, zmm10, zmm11                                ;    75.7 p5      53 h
        vpunpckhbw zmm10, zmm10, zmm11                                ;    75.7 p5      53 h
        vpunpcklwd zmm11, zmm25, zmm27                                ;    76.7 p5      53 h
        vpunpckhwd zmm25, zmm25, zmm27                                ;    76.7 p5      53 h
        vpunpcklwd zmm27, zmm8, zmm10                                 ;    76.7 p5      53 h
        vpunpckhwd zmm8, zmm8, zmm10                                  ;    76.7 p5      53 h
        vmovdqu64 xmm10, [rbx + 16]                                   ;    47.2 p2      53 h
        mov rbx, qword [rsp + 16536]                                  ;    43.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    48.2 p10     53 h
        vshufi32x4 zmm28, zmm28, zmm30, 0                             ;    77.7 p5      53 h
        vshufi32x4 zmm12, zmm12, zmm28, 0x88                          ;    80.7 p5      53 h
        vmovdqu64 xmm28, [rbx + 16]                                   ;    48.2 p2      53 h
        mov rbx, qword [rsp + 16544]                                  ;    44.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    49.2 p10     53 h
        vshufi32x4 zmm29, zmm29, zmm30, 0                             ;    79.7 p5      53 h
        vshufi32x4 zmm13, zmm13, zmm29, 0x88                          ;    82.7 p5      53 h
        vpunpcklbw zmm29, zmm12, zmm13                                ;    85.7 p5      53 h
        vpunpckhbw zmm12, zmm12, zmm13                                ;    85.7 p5      53 h
        vmovdqu64 xmm13, [rbx + 16]                                   ;    49.2 p2      53 h
        mov rbx, qword [rsp + 16552]                                  ;    45.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx]                                        ;    50.2 p10     53 h
        vshufi32x4 zmm30, zmm31, zmm30, 0                             ;    83.7 p5      53 h
        vshufi32x4 zmm14, zmm14, zmm30, 0x88                          ;    86.7 p5      53 h
        mov rbx, qword [rsp + 16560]                                  ;    46.0 p2      53 h reload
        vmovdqu64 xmm31, [rbx]                                        ;    51.0 p3      53 h
        mov rdx, qword [rsp + 16568]                                  ;    46.3 p10     53 h reload
        vmovdqu64 xmm30, [rdx]                                        ;    51.3 p2      53 h reload
        vshufi32x4 zmm30, zmm30, zmm31, 0                             ;    85.7 p5      53 h
        vshufi32x4 zmm15, zmm15, zmm30, 0x88                          ;    88.7 p5      53 h
        vpunpcklbw zmm30, zmm14, zmm15                                ;    91.7 p5      53 h
        vpunpckhbw zmm14, zmm14, zmm15                                ;    91.7 p5      53 h
        vpunpcklwd zmm15, zmm29, zmm30                                ;    92.7 p5      53 h
        vpunpckhwd zmm29, zmm29, zmm30                                ;    92.7 p5      53 h
        vpunpcklwd zmm30, zmm12, zmm14                                ;    92.7 p5      53 h
        vpunpckhwd zmm12, zmm12, zmm14                                ;    92.7 p5      53 h
        vpunpckldq zmm14, zmm11, zmm15                                ;    93.7 p5      53 h
        vpunpckhdq zmm11, zmm11, zmm15                                ;    94.7 p5      53 h
        vpunpckldq zmm15, zmm25, zmm29                                ;    95.7 p5      53 h
        vpunpckhdq zmm25, zmm25, zmm29                                ;    96.7 p5      53 h
        vpunpckldq zmm29, zmm27, zmm30                                ;    97.7 p5      53 h
        vpunpckhdq zmm27, zmm27, zmm30                                ;    98.7 p5      53 h
        vpunpckldq zmm30, zmm8, zmm12                                 ;    99.7 p5      53 h
        vpunpckhdq zmm8, zmm8, zmm12                                  ;   100.7 p5      53 h
        vpunpcklqdq zmm12, zmm6, zmm14                                ;   101.7 p5      53 h
        vpunpckhqdq zmm6, zmm6, zmm14                                 ;   102.7 p5      53 h
        vmovdqu64 [rsp + 0], zmm12                                    ;   102.7 p7+p4   53 h
        vmovdqu64 [rsp + 64], zmm6                                    ;   103.7 p8+p9   53 h
        vpunpcklqdq zmm6, zmm3, zmm11                                 ;   103.7 p5      53 h
        vpunpckhqdq zmm3, zmm3, zmm11                                 ;   104.7 p5      53 h
        vmovdqu64 [rsp + 128], zmm6                                   ;   104.7 p7+p4   53 h
        vmovdqu64 [rsp + 192], zmm3                                   ;   105.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm7, zmm15                                 ;   105.7 p5      53 h
        vpunpckhqdq zmm6, zmm7, zmm15                                 ;   106.7 p5      53 h
        vmovdqu64 [rsp + 256], zmm3                                   ;   106.7 p7+p4   53 h
        vmovdqu64 [rsp + 320], zmm6                                   ;   107.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm17, zmm25                                ;   107.7 p5      53 h
        vpunpckhqdq zmm6, zmm17, zmm25                                ;   108.7 p5      53 h
        vmovdqu64 [rsp + 384], zmm3                                   ;   108.7 p7+p4   53 h
        vmovdqu64 [rsp + 448], zmm6                                   ;   109.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm21, zmm29                                ;   109.7 p5      53 h
        vpunpckhqdq zmm6, zmm21, zmm29                                ;   110.7 p5      53 h
        vmovdqu64 [rsp + 512], zmm3                                   ;   110.7 p7+p4   53 h
        vmovdqu64 [rsp + 576], zmm6                                   ;   111.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm19, zmm27                                ;   111.7 p5      53 h
        vpunpckhqdq zmm6, zmm19, zmm27                                ;   112.7 p5      53 h
        vmovdqu64 [rsp + 640], zmm3                                   ;   112.7 p7+p4   53 h
        vmovdqu64 [rsp + 704], zmm6                                   ;   113.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm23, zmm30                                ;   113.7 p5      53 h
        vpunpckhqdq zmm6, zmm23, zmm30                                ;   114.7 p5      53 h
        vmovdqu64 [rsp + 768], zmm3                                   ;   114.7 p7+p4   53 h
        vmovdqu64 [rsp + 832], zmm6                                   ;   115.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm0, zmm8                                  ;   115.7 p5      53 h
        vpunpckhqdq zmm0, zmm0, zmm8                                  ;   116.7 p5      53 h
        vmovdqu64 [rsp + 896], zmm3                                   ;   116.7 p7+p4   53 h
        vmovdqu64 [rsp + 960], zmm0                                   ;   117.7 p8+p9   53 h
        vmovdqu64 xmm0, [rbx + 16]                                    ;    51.0 p3      53 h
        mov rbx, qword [rsp + 16424]                                  ;    47.3 p10     53 h reload
        vmovdqu64 xmm3, [rbx + 16]                                    ;    52.3 p2      53 h reload
        vshufi32x4 zmm3, zmm3, zmm13, 0                               ;   117.7 p5      53 h
        vmovdqu64 xmm6, [rdx + 16]                                    ;    51.3 p3      53 h reload
        vshufi32x4 zmm0, zmm6, zmm0, 0                                ;   118.7 p5      53 h
        mov rdx, qword [rsp + 16176]                                  ;    48.3 p10     53 h reload
        vmovdqu64 xmm6, [rdx + 16]                                    ;    53.3 p2      53 h
        mov rbx, qword [rsp + 16184]                                  ;    49.2 p3      53 h reload
        vmovdqu64 xmm7, [rbx + 16]                                    ;    54.2 p10     53 h
        mov rbx, qword [rsp + 16192]                                  ;    50.0 p2      53 h reload
        vmovdqu64 xmm8, [rbx + 16]                                    ;    55.0 p3      53 h
        vmovdqu64 xmm11, [r8 + 16]                                    ;    50.3 p10     53 h reload
        vshufi32x4 zmm8, zmm11, zmm8, 0                               ;   119.7 p5      53 h
        mov rbx, qword [rsp + 16200]                                  ;    51.0 p2      53 h reload
        vmovdqu64 xmm11, [rbx + 16]                                   ;    56.0 p3      53 h
        vmovdqu64 xmm12, [r9 + 16]                                    ;    51.3 p10     53 h reload
        vshufi32x4 zmm11, zmm12, zmm11, 0                             ;   120.7 p5      53 h
        mov rbx, qword [rsp + 16208]                                  ;    52.0 p2      53 h reload
        vmovdqu64 xmm12, [rbx + 16]                                   ;    57.0 p3      53 h
        vmovdqu64 xmm13, [r10 + 16]                                   ;    52.3 p10     53 h reload
        vshufi32x4 zmm12, zmm13, zmm12, 0                             ;   121.7 p5      53 h
        mov rbx, qword [rsp + 16216]                                  ;    53.0 p2      53 h reload
        vmovdqu64 xmm13, [rbx + 16]                                   ;    58.0 p3      53 h
        vmovdqu64 xmm14, [r11 + 16]                                   ;    53.3 p10     53 h reload
        vshufi32x4 zmm13, zmm14, zmm13, 0                             ;   122.7 p5      53 h
        mov rbx, qword [rsp + 16224]                                  ;    54.0 p2      53 h reload
        vmovdqu64 xmm14, [rbx + 16]                                   ;    59.0 p3      53 h
        vmovdqu64 xmm15, [r12 + 16]                                   ;    54.3 p10     53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   123.7 p5      53 h
        mov rbx, qword [rsp + 16232]                                  ;    55.0 p2      53 h reload
        vmovdqu64 xmm15, [rbx + 16]                                   ;    60.0 p3      53 h
        vmovdqu64 xmm17, [r13 + 16]                                   ;    55.3 p10     53 h reload
        vshufi32x4 zmm15, zmm17, zmm15, 0                             ;   124.7 p5      53 h
        mov rbx, qword [rsp + 16240]                                  ;    56.0 p2      53 h reload
        vmovdqu64 xmm17, [rbx + 16]                                   ;    61.0 p3      53 h
        vmovdqu64 xmm19, [r14 + 16]                                   ;    56.3 p10     53 h reload
        vshufi32x4 zmm17, zmm19, zmm17, 0                             ;   125.7 p5      53 h
        mov rbx, qword [rsp + 16248]                                  ;    57.0 p2      53 h reload
        vmovdqu64 xmm19, [rbx + 16]                                   ;    62.0 p3      53 h
        vmovdqu64 xmm21, [r15 + 16]                                   ;    57.3 p10     53 h reload
        vshufi32x4 zmm19, zmm21, zmm19, 0                             ;   126.7 p5      53 h
        mov rbx, qword [rsp + 16256]                                  ;    58.0 p2      53 h reload
        vmovdqu64 xmm21, [rbx + 16]                                   ;    63.0 p3      53 h
        vmovdqu64 xmm23, [rsi + 16]                                   ;    58.3 p10     53 h reload
        vshufi32x4 zmm21, zmm23, zmm21, 0                             ;   127.7 p5      53 h
        mov rbx, qword [rsp + 16264]                                  ;    59.0 p2      53 h reload
        vmovdqu64 xmm23, [rbx + 16]                                   ;    64.0 p3      53 h
        vmovdqu64 xmm25, [rdi + 16]                                   ;    59.3 p10     53 h reload
        vshufi32x4 zmm23, zmm25, zmm23, 0                             ;   128.7 p5      53 h
        mov rbx, qword [rsp + 16272]                                  ;    60.0 p2      53 h reload
        vmovdqu64 xmm25, [rbx + 16]                                   ;    65.0 p3      53 h
        vmovdqu64 xmm27, [rbp + 16]                                   ;    60.3 p10     53 h reload
        vshufi32x4 zmm25, zmm27, zmm25, 0                             ;   129.7 p5      53 h
        mov rbx, qword [rsp + 16280]                                  ;    61.0 p2      53 h reload
        vmovdqu64 xmm27, [rbx + 16]                                   ;    66.0 p3      53 h
        vmovdqu64 xmm29, [rax + 16]                                   ;    61.3 p10     53 h reload
        vshufi32x4 zmm27, zmm29, zmm27, 0                             ;   130.7 p5      53 h
        mov rbx, qword [rsp + 16288]                                  ;    62.0 p2      53 h reload
        vmovdqu64 xmm29, [rbx + 16]                                   ;    67.0 p3      53 h
        vmovdqu64 xmm30, [rcx + 16]                                   ;    62.3 p10     53 h reload
        vshufi32x4 zmm29, zmm30, zmm29, 0                             ;   131.7 p5      53 h
        mov rbx, qword [rsp + 16296]                                  ;    63.0 p2      53 h reload
        vmovdqu64 xmm31, [rbx + 16]                                   ;    68.0 p3      53 h
        mov rdx, qword [rsp + 16168]                                  ;    63.3 p10     53 h reload
        vmovdqu64 xmm30, [rdx + 16]                                   ;    68.3 p2      53 h reload
        vshufi32x4 zmm30, zmm30, zmm31, 0                             ;   132.7 p5      53 h
        vshufi32x4 zmm3, zmm30, zmm3, 0x88                            ;   135.7 p5      53 h
        vmovdqu64 xmm31, [rbx + 32]                                   ;    68.0 p3      53 h
        mov rbx, qword [rsp + 16304]                                  ;    64.3 p10     53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    69.3 p2      53 h
        vshufi32x4 zmm6, zmm6, zmm30, 0                               ;   134.7 p5      53 h
        mov rbx, qword [rsp + 16312]                                  ;    65.2 p3      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    70.2 p10     53 h
        vshufi32x4 zmm7, zmm7, zmm30, 0                               ;   135.7 p5      53 h
        vshufi32x4 zmm0, zmm7, zmm0, 0x88                             ;   138.7 p5      53 h
        mov rbx, qword [rsp + 16320]                                  ;    66.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    71.0 p3      53 h
        vshufi32x4 zmm16, zmm30, zmm16, 0                             ;   137.7 p5      53 h
        vshufi32x4 zmm8, zmm8, zmm16, 0x88                            ;   140.7 p5      53 h
        vmovdqu64 xmm16, [rbx + 32]                                   ;    71.0 p10     53 h
        mov rbx, qword [rsp + 16328]                                  ;    67.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    72.0 p3      53 h
        vshufi32x4 zmm1, zmm30, zmm1, 0                               ;   139.7 p5      53 h
        vshufi32x4 zmm1, zmm11, zmm1, 0x88                            ;   142.7 p5      53 h
        vpunpcklbw zmm11, zmm8, zmm1                                  ;   145.7 p5      53 h
        vpunpckhbw zmm1, zmm8, zmm1                                   ;   145.7 p5      53 h
        vmovdqu64 xmm8, [rbx + 32]                                    ;    72.0 p10     53 h
        mov rbx, qword [rsp + 16336]                                  ;    68.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    73.0 p3      53 h
        vshufi32x4 zmm18, zmm30, zmm18, 0                             ;   143.7 p5      53 h
        vshufi32x4 zmm12, zmm12, zmm18, 0x88                          ;   146.7 p5      53 h
        vmovdqu64 xmm18, [rbx + 32]                                   ;    73.0 p10     53 h
        mov rbx, qword [rsp + 16344]                                  ;    69.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    74.0 p3      53 h
        vshufi32x4 zmm2, zmm30, zmm2, 0                               ;   145.7 p5      53 h
        vshufi32x4 zmm2, zmm13, zmm2, 0x88                            ;   148.7 p5      53 h
        vpunpcklbw zmm13, zmm12, zmm2                                 ;   151.7 p5      53 h
        vpunpckhbw zmm2, zmm12, zmm2                                  ;   151.7 p5      53 h
        vpunpcklwd zmm12, zmm11, zmm13                                ;   152.7 p5      53 h
        vpunpckhwd zmm11, zmm11, zmm13                                ;   152.7 p5      53 h
        vpunpcklwd zmm13, zmm1, zmm2                                  ;   152.7 p5      53 h
        vpunpckhwd zmm1, zmm1, zmm2                                   ;   152.7 p5      53 h
        vmovdqu64 xmm2, [rbx + 32]                                    ;    74.0 p10     53 h
        mov rbx, qword [rsp + 16352]                                  ;    70.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    75.0 p3      53 h
        vshufi32x4 zmm20, zmm30, zmm20, 0                             ;   153.7 p5      53 h
        vshufi32x4 zmm14, zmm14, zmm20, 0x88                          ;   156.7 p5      53 h
        vmovdqu64 xmm20, [rbx + 32]                                   ;    75.0 p10     53 h
        mov rbx, qword [rsp + 16360]                                  ;    71.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    76.0 p3      53 h
        vshufi32x4 zmm5, zmm30, zmm5, 0                               ;   155.7 p5      53 h
        vshufi32x4 zmm5, zmm15, zmm5, 0x88                            ;   158.7 p5      53 h
        vpunpcklbw zmm15, zmm14, zmm5                                 ;   161.7 p5      53 h
        vpunpckhbw zmm5, zmm14, zmm5                                  ;   161.7 p5      53 h
        vmovdqu64 xmm14, [rbx + 32]                                   ;    76.0 p10     53 h
        mov rbx, qword [rsp + 16368]                                  ;    72.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    77.0 p3      53 h
        vshufi32x4 zmm22, zmm30, zmm22, 0                             ;   159.7 p5      53 h
        vshufi32x4 zmm17, zmm17, zmm22, 0x88                          ;   162.7 p5      53 h
        vmovdqu64 xmm22, [rbx + 32]                                   ;    77.0 p10     53 h
        mov rbx, qword [rsp + 16376]                                  ;    73.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    78.0 p3      53 h
        vshufi32x4 zmm4, zmm30, zmm4, 0                               ;   161.7 p5      53 h
        vshufi32x4 zmm4, zmm19, zmm4, 0x88                            ;   164.7 p5      53 h
        vpunpcklbw zmm19, zmm17, zmm4                                 ;   167.7 p5      53 h
        vpunpckhbw zmm4, zmm17, zmm4                                  ;   167.7 p5      53 h
        vpunpcklwd zmm17, zmm15, zmm19                                ;   168.7 p5      53 h
        vpunpckhwd zmm15, zmm15, zmm19                                ;   168.7 p5      53 h
        vpunpcklwd zmm19, zmm5, zmm4                                  ;   168.7 p5      53 h
        vpunpckhwd zmm4, zmm5, zmm4                                   ;   168.7 p5      53 h
        vpunpckldq zmm5, zmm12, zmm17                                 ;   169.7 p5      53 h
        vpunpckhdq zmm12, zmm12, zmm17                                ;   170.7 p5      53 h
        vpunpckldq zmm17, zmm11, zmm15                                ;   171.7 p5      53 h
        vpunpckhdq zmm11, zmm11, zmm15                                ;   172.7 p5      53 h
        vpunpckldq zmm15, zmm13, zmm19                                ;   173.7 p5      53 h
        vpunpckhdq zmm13, zmm13, zmm19                                ;   174.7 p5      53 h
        vpunpckldq zmm19, zmm1, zmm4                                  ;   175.7 p5      53 h
        vpunpckhdq zmm1, zmm1, zmm4                                   ;   176.7 p5      53 h
        vmovdqu64 xmm4, [rbx + 32]                                    ;    78.0 p10     53 h
        mov rbx, qword [rsp + 16384]                                  ;    74.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    79.0 p3      53 h
        vshufi32x4 zmm24, zmm30, zmm24, 0                             ;   177.7 p5      53 h
        vshufi32x4 zmm21, zmm21, zmm24, 0x88                          ;   180.7 p5      53 h
        vmovdqu64 xmm24, [rbx + 32]                                   ;    79.0 p10     53 h
        mov rbx, qword [rsp + 16392]                                  ;    75.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    80.0 p3      53 h
        vshufi32x4 zmm9, zmm30, zmm9, 0                               ;   179.7 p5      53 h
        vshufi32x4 zmm9, zmm23, zmm9, 0x88                            ;   182.7 p5      53 h
        vpunpcklbw zmm23, zmm21, zmm9                                 ;   185.7 p5      53 h
        vpunpckhbw zmm9, zmm21, zmm9                                  ;   185.7 p5      53 h
        vmovdqu64 xmm21, [rbx + 32]                                   ;    80.0 p10     53 h
        mov rbx, qword [rsp + 16400]                                  ;    76.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    81.0 p3      53 h
        vshufi32x4 zmm26, zmm30, zmm26, 0                             ;   183.7 p5      53 h
        vshufi32x4 zmm25, zmm25, zmm26, 0x88                          ;   186.7 p5      53 h
        vmovdqu64 xmm26, [rbx + 32]                                   ;    81.0 p10     53 h
        mov rbx, qword [rsp + 16408]                                  ;    77.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    82.0 p3      53 h
        vshufi32x4 zmm10, zmm30, zmm10, 0                             ;   185.7 p5      53 h
        vshufi32x4 zmm10, zmm27, zmm10, 0x88                          ;   188.7 p5      53 h
        vpunpcklbw zmm27, zmm25, zmm10                                ;   191.7 p5      53 h
        vpunpckhbw zmm10, zmm25, zmm10                                ;   191.7 p5      53 h
        vpunpcklwd zmm25, zmm23, zmm27                                ;   192.7 p5      53 h
        vpunpckhwd zmm23, zmm23, zmm27                                ;   192.7 p5      53 h
        vpunpcklwd zmm27, zmm9, zmm10                                 ;   192.7 p5      53 h
        vpunpckhwd zmm9, zmm9, zmm10                                  ;   192.7 p5      53 h
        vmovdqu64 xmm10, [rbx + 32]                                   ;    82.0 p10     53 h
        mov rbx, qword [rsp + 16416]                                  ;    78.0 p2      53 h reload
        vmovdqu64 xmm30, [rbx + 16]                                   ;    83.0 p3      53 h
        vshufi32x4 zmm28, zmm30, zmm28, 0                             ;   193.7 p5      53 h
        vshufi32x4 zmm28, zmm29, zmm28, 0x88                          ;   196.7 p5      53 h
        vpunpcklbw zmm29, zmm28, zmm3                                 ;   199.7 p5      53 h
        vpunpckhbw zmm3, zmm28, zmm3                                  ;   199.7 p5      53 h
        vmovdqu64 xmm28, [rbx + 32]                                   ;    83.0 p10     53 h
        vmovdqu64 xmm30, [rdx + 32]                                   ;    79.0 p2      53 h reload
        vshufi32x4 zmm30, zmm30, zmm31, 0                             ;   197.7 p5      53 h
        mov rbx, qword [rsp + 16552]                                  ;    79.2 p3      53 h reload
        vmovdqu64 xmm31, [rbx + 16]                                   ;    84.2 p10     53 h reload
        mov rdx, qword [rsp + 16432]                                  ;    80.0 p2      53 h reload
        vmovdqu64 xmm7, [rdx + 16]                                    ;    85.0 p3      53 h reload
        vshufi32x4 zmm7, zmm7, zmm31, 0                               ;   198.7 p5      53 h
        vshufi32x4 zmm6, zmm6, zmm7, 0x88                             ;   201.7 p5      53 h
        vpunpcklbw zmm7, zmm6, zmm0                                   ;   204.7 p5      53 h
        vpunpckhbw zmm0, zmm6, zmm0                                   ;   204.7 p5      53 h
        vpunpcklwd zmm6, zmm29, zmm7                                  ;   205.7 p5      53 h
        vpunpckhwd zmm7, zmm29, zmm7                                  ;   205.7 p5      53 h
        vpunpcklwd zmm29, zmm3, zmm0                                  ;   205.7 p5      53 h
        vpunpckhwd zmm0, zmm3, zmm0                                   ;   205.7 p5      53 h
        vpunpckldq zmm3, zmm25, zmm6                                  ;   206.7 p5      53 h
        vpunpckhdq zmm6, zmm25, zmm6                                  ;   207.7 p5      53 h
        vpunpckldq zmm25, zmm23, zmm7                                 ;   208.7 p5      53 h
        vpunpckhdq zmm7, zmm23, zmm7                                  ;   209.7 p5      53 h
        vpunpckldq zmm23, zmm27, zmm29                                ;   210.7 p5      53 h
        vpunpckhdq zmm27, zmm27, zmm29                                ;   211.7 p5      53 h
        vpunpckldq zmm29, zmm9, zmm0                                  ;   212.7 p5      53 h
        vpunpckhdq zmm0, zmm9, zmm0                                   ;   213.7 p5      53 h
        vpunpcklqdq zmm9, zmm5, zmm3                                  ;   214.7 p5      53 h
        vpunpckhqdq zmm3, zmm5, zmm3                                  ;   215.7 p5      53 h
        vmovdqu64 [rsp + 1024], zmm9                                  ;   215.7 p7+p4   53 h
        vmovdqu64 [rsp + 1088], zmm3                                  ;   216.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm12, zmm6                                 ;   216.7 p5      53 h
        vpunpckhqdq zmm5, zmm12, zmm6                                 ;   217.7 p5      53 h
        vmovdqu64 [rsp + 1152], zmm3                                  ;   217.7 p7+p4   53 h
        vmovdqu64 [rsp + 1216], zmm5                                  ;   218.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm17, zmm25                                ;   218.7 p5      53 h
        vpunpckhqdq zmm5, zmm17, zmm25                                ;   219.7 p5      53 h
        vmovdqu64 [rsp + 1280], zmm3                                  ;   219.7 p7+p4   53 h
        vmovdqu64 [rsp + 1344], zmm5                                  ;   220.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm11, zmm7                                 ;   220.7 p5      53 h
        vpunpckhqdq zmm5, zmm11, zmm7                                 ;   221.7 p5      53 h
        vmovdqu64 [rsp + 1408], zmm3                                  ;   221.7 p7+p4   53 h
        vmovdqu64 [rsp + 1472], zmm5                                  ;   222.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm15, zmm23                                ;   222.7 p5      53 h
        vpunpckhqdq zmm5, zmm15, zmm23                                ;   223.7 p5      53 h
        vmovdqu64 [rsp + 1536], zmm3                                  ;   223.7 p7+p4   53 h
        vmovdqu64 [rsp + 1600], zmm5                                  ;   224.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm13, zmm27                                ;   224.7 p5      53 h
        vpunpckhqdq zmm5, zmm13, zmm27                                ;   225.7 p5      53 h
        vmovdqu64 [rsp + 1664], zmm3                                  ;   225.7 p7+p4   53 h
        vmovdqu64 [rsp + 1728], zmm5                                  ;   226.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm19, zmm29                                ;   226.7 p5      53 h
        vpunpckhqdq zmm5, zmm19, zmm29                                ;   227.7 p5      53 h
        vmovdqu64 [rsp + 1792], zmm3                                  ;   227.7 p7+p4   53 h
        vmovdqu64 [rsp + 1856], zmm5                                  ;   228.7 p8+p9   53 h
        vpunpcklqdq zmm3, zmm1, zmm0                                  ;   228.7 p5      53 h
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;   229.7 p5      53 h
        vmovdqu64 [rsp + 1920], zmm3                                  ;   229.7 p7+p4   53 h
        vmovdqu64 [rsp + 1984], zmm0                                  ;   230.7 p8+p9   53 h
        vmovdqu64 xmm0, [rdx + 32]                                    ;    85.0 p10     53 h
        vmovdqu64 xmm1, [rbx + 32]                                    ;    84.2 p2      53 h
        vshufi32x4 zmm0, zmm0, zmm1, 0                                ;   230.7 p5      53 h
        mov rbx, qword [rsp + 16184]                                  ;    83.7 p3      53 h reload
        vmovdqu64 xmm1, [rbx + 32]                                    ;    88.7 p10     53 h
        mov rdx, qword [rsp + 16312]                                  ;    84.3 p2      53 h reload
        vmovdqu64 xmm3, [rdx + 32]                                    ;    89.3 p3      53 h reload
        vshufi32x4 zmm1, zmm1, zmm3, 0                                ;   231.7 p5      53 h
        mov rbx, qword [rsp + 16192]                                  ;    85.2 p10     53 h reload
        vmovdqu64 xmm5, [rbx + 32]                                    ;    90.2 p2      53 h
        vmovdqu64 xmm6, [r8 + 32]                                     ;    85.7 p3      53 h reload
        vshufi32x4 zmm5, zmm6, zmm5, 0                                ;   232.7 p5      53 h
        vmovdqu64 xmm6, [r8 + 48]                                     ;    86.2 p10     53 h
        mov r8, qword [rsp + 16200]                                   ;    86.3 p2      53 h reload
        vmovdqu64 xmm7, [r8 + 32]                                     ;    91.3 p3      53 h
        vmovdqu64 xmm9, [r9 + 32]                                     ;    87.2 p10     53 h reload
        vshufi32x4 zmm7, zmm9, zmm7, 0                                ;   233.7 p5      53 h
        mov r9, qword [rsp + 16208]                                   ;    87.3 p2      53 h reload
        vmovdqu64 xmm11, [r9 + 32]                                    ;    92.3 p3      53 h
        vmovdqu64 xmm12, [r10 + 32]                                   ;    88.2 p10     53 h reload
        vshufi32x4 zmm11, zmm12, zmm11, 0                             ;   234.7 p5      53 h
        mov r10, qword [rsp + 16216]                                  ;    88.3 p2      53 h reload
        vmovdqu64 xmm13, [r10 + 32]                                   ;    93.3 p3      53 h
        vmovdqu64 xmm15, [r11 + 32]                                   ;    89.2 p10     53 h reload
        vshufi32x4 zmm13, zmm15, zmm13, 0                             ;   235.7 p5      53 h
        mov r11, qword [rsp + 16224]                                  ;    89.3 p2      53 h reload
        vmovdqu64 xmm17, [r11 + 32]                                   ;    94.3 p3      53 h
        vmovdqu64 xmm19, [r12 + 32]                                   ;    90.2 p10     53 h reload
        vshufi32x4 zmm17, zmm19, zmm17, 0                             ;   236.7 p5      53 h
        mov r12, qword [rsp + 16232]                                  ;    90.3 p2      53 h reload
        vmovdqu64 xmm23, [r12 + 32]                                   ;    95.3 p3      53 h
        vmovdqu64 xmm25, [r13 + 32]                                   ;    91.2 p10     53 h reload
        vshufi32x4 zmm23, zmm25, zmm23, 0                             ;   237.7 p5      53 h
        mov r13, qword [rsp + 16240]                                  ;    91.3 p2      53 h reload
        vmovdqu64 xmm27, [r13 + 32]                                   ;    96.3 p3      53 h
        vmovdqu64 xmm29, [r14 + 32]                                   ;    92.2 p10     53 h reload
        vshufi32x4 zmm27, zmm29, zmm27, 0                             ;   238.7 p5      53 h
        vmovdqu64 xmm31, [rbx + 48]                                   ;    92.3 p2      53 h
        mov r8, qword [rsp + 16248]                                   ;    92.7 p3      53 h reload
        vmovdqu64 xmm19, [r8 + 32]                                    ;    97.7 p10     53 h
        vmovdqu64 xmm15, [r15 + 32]                                   ;    93.3 p2      53 h reload
        vshufi32x4 zmm15, zmm15, zmm19, 0                             ;   239.7 p5      53 h
        mov r8, qword [rsp + 16256]                                   ;    93.7 p3      53 h reload
        vmovdqu64 xmm19, [r8 + 32]                                    ;    98.7 p10     53 h
        vmovdqu64 xmm25, [rsi + 32]                                   ;    94.3 p2      53 h reload
        vshufi32x4 zmm19, zmm25, zmm19, 0                             ;   240.7 p5      53 h
        mov r8, qword [rsp + 16264]                                   ;    94.7 p3      53 h reload
        vmovdqu64 xmm25, [r8 + 32]                                    ;    99.7 p10     53 h
        vmovdqu64 xmm12, [rdi + 32]                                   ;    95.3 p2      53 h reload
        vshufi32x4 zmm12, zmm12, zmm25, 0                             ;   241.7 p5      53 h
        mov r8, qword [rsp + 16272]                                   ;    95.7 p3      53 h reload
        vmovdqu64 xmm25, [r8 + 32]                                    ;   100.7 p10     53 h
        vmovdqu64 xmm29, [rbp + 32]                                   ;    96.3 p2      53 h reload
        vshufi32x4 zmm25, zmm29, zmm25, 0                             ;   242.7 p5      53 h
        mov r8, qword [rsp + 16280]                                   ;    96.7 p3      53 h reload
        vmovdqu64 xmm29, [r8 + 32]                                    ;   101.7 p10     53 h
        vmovdqu64 xmm9, [rax + 32]                                    ;    97.3 p2      53 h reload
        vshufi32x4 zmm9, zmm9, zmm29, 0                               ;   243.7 p5      53 h
        mov r8, qword [rsp + 16424]                                   ;    97.7 p3      53 h reload
        vmovdqu64 xmm29, [r8 + 32]                                    ;   102.7 p10     53 h
        vshufi32x4 zmm6, zmm6, zmm31, 0                               ;   244.7 p5      53 h
        mov r9, qword [rsp + 16568]                                   ;    98.3 p2      53 h reload
        vmovdqu64 xmm31, [r9 + 32]                                    ;   103.3 p3      53 h
        mov r10, qword [rsp + 16440]                                  ;    99.2 p10     53 h reload
        vmovdqu64 xmm3, [r10 + 32]                                    ;   104.2 p2      53 h
        vshufi32x4 zmm3, zmm16, zmm3, 0                               ;   245.7 p5      53 h
        vshufi32x4 zmm3, zmm5, zmm3, 0x88                             ;   248.7 p5      53 h
        vmovdqu64 xmm5, [r10 + 48]                                    ;   104.2 p3      53 h
        mov r10, qword [rsp + 16448]                                  ;   100.2 p10     53 h reload
        vmovdqu64 xmm16, [r10 + 32]                                   ;   105.2 p2      53 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                               ;   247.7 p5      53 h
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                             ;   250.7 p5      53 h
        vpunpcklbw zmm8, zmm3, zmm7                                   ;   253.7 p5      53 h
        vpunpckhbw zmm3, zmm3, zmm7                                   ;   253.7 p5      53 h
        vmovdqu64 xmm7, [r10 + 48]                                    ;   105.2 p3      53 h
        mov r10, qword [rsp + 16456]                                  ;   101.2 p10     53 h reload
        vmovdqu64 xmm16, [r10 + 32]                                   ;   106.2 p2      53 h
        vshufi32x4 zmm16, zmm18, zmm16, 0                             ;   251.7 p5      53 h
        vshufi32x4 zmm11, zmm11, zmm16, 0x88                          ;   254.7 p5      53 h
        vmovdqu64 xmm16, [r10 + 48]                                   ;   106.2 p3      53 h
        mov r10, qword [rsp + 16464]                                  ;   102.2 p10     53 h reload
        vmovdqu64 xmm18, [r10 + 32]                                   ;   107.2 p2      53 h
        vshufi32x4 zmm2, zmm2, zmm18, 0                               ;   253.7 p5      53 h
        vshufi32x4 zmm2, zmm13, zmm2, 0x88                            ;   256.7 p5      53 h
        vpunpcklbw zmm13, zmm11, zmm2                                 ;   259.7 p5      53 h
        vpunpckhbw zmm2, zmm11, zmm2                                  ;   259.7 p5      53 h
        vpunpcklwd zmm11, zmm8, zmm13                                 ;   260.7 p5      53 h
        vpunpckhwd zmm8, zmm8, zmm13                                  ;   260.7 p5      53 h
        vpunpcklwd zmm13, zmm3, zmm2                                  ;   260.7 p5      53 h
        vpunpckhwd zmm2, zmm3, zmm2                                   ;   260.7 p5      53 h
        vmovdqu64 xmm3, [r10 + 48]                                    ;   107.2 p3      53 h
        mov r10, qword [rsp + 16472]                                  ;   103.2 p10     53 h reload
        vmovdqu64 xmm18, [r10 + 32]                                   ;   108.2 p2      53 h
        vshufi32x4 zmm18, zmm20, zmm18, 0                             ;   261.7 p5      53 h
        vshufi32x4 zmm17, zmm17, zmm18, 0x88                          ;   264.7 p5      53 h
        vmovdqu64 xmm18, [r10 + 48]                                   ;   108.2 p3      53 h
        mov r10, qword [rsp + 16480]                                  ;   104.2 p10     53 h reload
        vmovdqu64 xmm20, [r10 + 32]                                   ;   109.2 p2      53 h
        vshufi32x4 zmm14, zmm14, zmm20, 0                             ;   263.7 p5      53 h
        vshufi32x4 zmm14, zmm23, zmm14, 0x88                          ;   266.7 p5      53 h
        vpunpcklbw zmm20, zmm17, zmm14                                ;   269.7 p5      53 h
        vpunpckhbw zmm14, zmm17, zmm14                                ;   269.7 p5      53 h
        vmovdqu64 xmm17, [r10 + 48]                                   ;   109.2 p3      53 h
        mov r10, qword [rsp + 16488]                                  ;   105.2 p10     53 h reload
        vmovdqu64 xmm23, [r10 + 32]                                   ;   110.2 p2      53 h
        vshufi32x4 zmm22, zmm22, zmm23, 0                             ;   267.7 p5      53 h
        vshufi32x4 zmm22, zmm27, zmm22, 0x88                          ;   270.7 p5      53 h
        vmovdqu64 xmm23, [r10 + 48]                                   ;   110.2 p3      53 h
        mov r10, qword [rsp + 16496]                                  ;   106.2 p10     53 h reload
        vmovdqu64 xmm27, [r10 + 32]                                   ;   111.2 p2      53 h
        vshufi32x4 zmm4, zmm4, zmm27, 0                               ;   269.7 p5      53 h
        vshufi32x4 zmm4, zmm15, zmm4, 0x88                            ;   272.7 p5      53 h
        vpunpcklbw zmm15, zmm22, zmm4                                 ;   275.7 p5      53 h
        vpunpckhbw zmm4, zmm22, zmm4                                  ;   275.7 p5      53 h
        vpunpcklwd zmm22, zmm20, zmm15                                ;   276.7 p5      53 h
        vpunpckhwd zmm15, zmm20, zmm15                                ;   276.7 p5      53 h
        vpunpcklwd zmm20, zmm14, zmm4                                 ;   276.7 p5      53 h
        vpunpckhwd zmm4, zmm14, zmm4                                  ;   276.7 p5      53 h
        vpunpckldq zmm14, zmm11, zmm22                                ;   277.7 p5      53 h
        vpunpckhdq zmm11, zmm11, zmm22                                ;   278.7 p5      53 h
        vpunpckldq zmm22, zmm8, zmm15                                 ;   279.7 p5      53 h
        vpunpckhdq zmm8, zmm8, zmm15                                  ;   280.7 p5      53 h
        vpunpckldq zmm15, zmm13, zmm20                                ;   281.7 p5      53 h
        vpunpckhdq zmm13, zmm13, zmm20                                ;   282.7 p5      53 h
        vpunpckldq zmm20, zmm2, zmm4                                  ;   283.7 p5      53 h
        vpunpckhdq zmm2, zmm2, zmm4                                   ;   284.7 p5      53 h
        vmovdqu64 xmm4, [r10 + 48]                                    ;   111.2 p3      53 h
        mov r10, qword [rsp + 16504]                                  ;   107.2 p10     53 h reload
        vmovdqu64 xmm27, [r10 + 32]                                   ;   112.2 p2      53 h
        vshufi32x4 zmm24, zmm24, zmm27, 0                             ;   285.7 p5      53 h
        vshufi32x4 zmm19, zmm19, zmm24, 0x88                          ;   288.7 p5      53 h
        vmovdqu64 xmm24, [r10 + 48]                                   ;   112.2 p3      53 h
        mov r10, qword [rsp + 16512]                                  ;   108.2 p10     53 h reload
        vmovdqu64 xmm27, [r10 + 32]                                   ;   113.2 p2      53 h
        vshufi32x4 zmm21, zmm21, zmm27, 0                             ;   287.7 p5      53 h
        vshufi32x4 zmm12, zmm12, zmm21, 0x88                          ;   290.7 p5      53 h
        vmovdqu64 xmm21, [r10 + 48]                                   ;   113.2 p3      53 h
        vpunpcklbw zmm27, zmm19, zmm12                                ;   293.7 p5      53 h
        vpunpckhbw zmm12, zmm19, zmm12                                ;   293.7 p5      53 h
        mov r10, qword [rsp + 16520]                                  ;   109.2 p10     53 h reload
        vmovdqu64 xmm19, [r10 + 32]                                   ;   114.2 p2      53 h
        vshufi32x4 zmm19, zmm26, zmm19, 0                             ;   291.7 p5      53 h
        vshufi32x4 zmm19, zmm25, zmm19, 0x88                          ;   294.7 p5      53 h
        mov r10, qword [rsp + 16528]                                  ;   109.7 p3      53 h reload
        vmovdqu64 xmm26, [r10 + 32]                                   ;   114.7 p10     53 h
        vshufi32x4 zmm10, zmm10, zmm26, 0                             ;   293.7 p5      53 h
        vshufi32x4 zmm9, zmm9, zmm10, 0x88                            ;   296.7 p5      53 h
        vpunpcklbw zmm26, zmm19, zmm9                                 ;   299.7 p5      53 h
        vpunpckhbw zmm9, zmm19, zmm9                                  ;   299.7 p5      53 h
        vpunpcklwd zmm19, zmm27, zmm26                                ;   300.7 p5      53 h
        vpunpckhwd zmm26, zmm27, zmm26                                ;   300.7 p5      53 h
        vpunpcklwd zmm27, zmm12, zmm9                                 ;   300.7 p5      53 h
        vpunpckhwd zmm9, zmm12, zmm9                                  ;   300.7 p5      53 h
        mov r10, qword [rsp + 16536]                                  ;   110.3 p2      53 h reload
        vmovdqu64 xmm12, [r10 + 32]                                   ;   115.3 p3      53 h
        vshufi32x4 zmm12, zmm28, zmm12, 0                             ;   301.7 p5      53 h
        mov r10, qword [rsp + 16544]                                  ;   111.2 p10     53 h reload
        vmovdqu64 xmm28, [r10 + 32]                                   ;   116.2 p2      53 h
        vshufi32x4 zmm28, zmm29, zmm28, 0                             ;   302.7 p5      53 h
        vshufi32x4 zmm28, zmm30, zmm28, 0x88                          ;   305.7 p5      53 h
        vmovdqu64 xmm29, [r10 + 48]                                   ;   116.2 p3      53 h
        mov r10, qword [rsp + 16560]                                  ;   112.2 p10     53 h reload
        vmovdqu64 xmm30, [r10 + 32]                                   ;   117.2 p2      53 h
        vshufi32x4 zmm30, zmm31, zmm30, 0                             ;   304.7 p5      53 h
        vshufi32x4 zmm1, zmm1, zmm30, 0x88                            ;   307.7 p5      53 h
        vmovdqu64 xmm30, [r10 + 48]                                   ;   117.2 p3      53 h
        vmovdqu64 xmm31, [r8 + 48]                                    ;   113.2 p10     53 h reload
        vshufi32x4 zmm29, zmm31, zmm29, 0                             ;   306.7 p5      53 h
        vmovdqu64 xmm31, [r9 + 48]                                    ;   113.3 p2      53 h reload
        vshufi32x4 zmm30, zmm31, zmm30, 0                             ;   307.7 p5      53 h
        mov r8, qword [rsp + 16176]                                   ;   113.7 p3      53 h reload
        mov r9, qword [rsp + 16288]                                   ;   114.2 p10     53 h reload
        vmovdqu64 xmm31, [r9 + 48]                                    ;   119.2 p2      53 h
        vmovdqu64 xmm10, [rcx + 48]                                   ;   114.7 p3      53 h reload
        vshufi32x4 zmm10, zmm10, zmm31, 0                             ;   308.7 p5      53 h
        mov r10, qword [rsp + 16296]                                  ;   115.2 p10     53 h reload
        vmovdqu64 xmm31, [r10 + 48]                                   ;   120.2 p2      53 h
        mov r10, qword [rsp + 16168]                                  ;   115.7 p3      53 h reload
        vmovdqu64 xmm25, [r10 + 48]                                   ;   120.7 p10     53 h reload
        vshufi32x4 zmm25, zmm25, zmm31, 0                             ;   309.7 p5      53 h
        vshufi32x4 zmm25, zmm25, zmm29, 0x88                          ;   312.7 p5      53 h
        vmovdqu64 xmm29, [r9 + 32]                                    ;   119.2 p2      53 h reload
        vmovdqu64 xmm31, [rcx + 32]                                   ;   116.7 p3      53 h reload
        vshufi32x4 zmm29, zmm31, zmm29, 0                             ;   311.7 p5      53 h
        vshufi32x4 zmm12, zmm29, zmm12, 0x88                          ;   314.7 p5      53 h
        vpunpcklbw zmm29, zmm12, zmm28                                ;   317.7 p5      53 h
        vpunpckhbw zmm12, zmm12, zmm28                                ;   317.7 p5      53 h
        mov r9, qword [rsp + 16304]                                   ;   117.2 p10     53 h reload
        vmovdqu64 xmm28, [r9 + 32]                                    ;   122.2 p2      53 h reload
        vmovdqu64 xmm31, [r8 + 32]                                    ;   118.7 p3      53 h reload
        vshufi32x4 zmm28, zmm31, zmm28, 0                             ;   315.7 p5      53 h
        vshufi32x4 zmm0, zmm28, zmm0, 0x88                            ;   318.7 p5      53 h
        vmovdqu64 xmm28, [r9 + 48]                                    ;   122.2 p10     53 h
        vpunpcklbw zmm31, zmm0, zmm1                                  ;   321.7 p5      53 h
        vpunpckhbw zmm0, zmm0, zmm1                                   ;   321.7 p5      53 h
        vpunpcklwd zmm1, zmm29, zmm31                                 ;   322.7 p5      53 h
        vpunpckhwd zmm29, zmm29, zmm31                                ;   322.7 p5      53 h
        vpunpcklwd zmm31, zmm12, zmm0                                 ;   322.7 p5      53 h
        vpunpckhwd zmm0, zmm12, zmm0                                  ;   322.7 p5      53 h
        vpunpckldq zmm12, zmm19, zmm1                                 ;   323.7 p5      53 h
        vpunpckhdq zmm1, zmm19, zmm1                                  ;   324.7 p5      53 h
        vpunpckldq zmm19, zmm26, zmm29                                ;   325.7 p5      53 h
        vpunpckhdq zmm26, zmm26, zmm29                                ;   326.7 p5      53 h
        vpunpckldq zmm29, zmm27, zmm31                                ;   327.7 p5      53 h
        vpunpckhdq zmm27, zmm27, zmm31                                ;   328.7 p5      53 h
        vpunpckldq zmm31, zmm9, zmm0                                  ;   329.7 p5      53 h
        vpunpckhdq zmm0, zmm9, zmm0                                   ;   330.7 p5      53 h
        vpunpcklqdq zmm9, zmm14, zmm12                                ;   331.7 p5      53 h
        vpunpckhqdq zmm12, zmm14, zmm12                               ;   332.7 p5      53 h
        vmovdqu64 [rsp + 2048], zmm9                                  ;   332.7 p7+p4   53 h
        vmovdqu64 [rsp + 2112], zmm12                                 ;   333.7 p8+p9   53 h
        vpunpcklqdq zmm9, zmm11, zmm1                                 ;   333.7 p5      53 h
        vpunpckhqdq zmm1, zmm11, zmm1                                 ;   334.7 p5      53 h
        vmovdqu64 [rsp + 2176], zmm9                                  ;   334.7 p7+p4   53 h
        vmovdqu64 [rsp + 2240], zmm1                                  ;   335.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm22, zmm19                                ;   335.7 p5      53 h
        vpunpckhqdq zmm9, zmm22, zmm19                                ;   336.7 p5      53 h
        vmovdqu64 [rsp + 2304], zmm1                                  ;   336.7 p7+p4   53 h
        vmovdqu64 [rsp + 2368], zmm9                                  ;   337.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm8, zmm26                                 ;   337.7 p5      53 h
        vpunpckhqdq zmm8, zmm8, zmm26                                 ;   338.7 p5      53 h
        vmovdqu64 [rsp + 2432], zmm1                                  ;   338.7 p7+p4   53 h
        vmovdqu64 [rsp + 2496], zmm8                                  ;   339.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm15, zmm29                                ;   339.7 p5      53 h
        vpunpckhqdq zmm8, zmm15, zmm29                                ;   340.7 p5      53 h
        vmovdqu64 [rsp + 2560], zmm1                                  ;   340.7 p7+p4   53 h
        vmovdqu64 [rsp + 2624], zmm8                                  ;   341.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm13, zmm27                                ;   341.7 p5      53 h
        vpunpckhqdq zmm8, zmm13, zmm27                                ;   342.7 p5      53 h
        vmovdqu64 [rsp + 2688], zmm1                                  ;   342.7 p7+p4   53 h
        vmovdqu64 [rsp + 2752], zmm8                                  ;   343.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm20, zmm31                                ;   343.7 p5      53 h
        vpunpckhqdq zmm8, zmm20, zmm31                                ;   344.7 p5      53 h
        vmovdqu64 [rsp + 2816], zmm1                                  ;   344.7 p7+p4   53 h
        vmovdqu64 [rsp + 2880], zmm8                                  ;   345.7 p8+p9   53 h
        vpunpcklqdq zmm1, zmm2, zmm0                                  ;   345.7 p5      53 h
        vpunpckhqdq zmm0, zmm2, zmm0                                  ;   346.7 p5      53 h
        vmovdqu64 [rsp + 2944], zmm1                                  ;   346.7 p7+p4   53 h
        vmovdqu64 [rsp + 3008], zmm0                                  ;   347.7 p8+p9   53 h
        vmovdqu64 xmm0, [r8 + 48]                                     ;   123.0 p2      53 h reload
        vshufi32x4 zmm0, zmm0, zmm28, 0                               ;   347.7 p5      53 h
        mov r8, qword [rsp + 16320]                                   ;   123.3 p3      53 h reload
        vmovdqu64 xmm1, [r8 + 48]                                     ;   128.3 p10     53 h
        vshufi32x4 zmm1, zmm1, zmm5, 0                                ;   348.7 p5      53 h
        vshufi32x4 zmm1, zmm6, zmm1, 0x88                             ;   351.7 p5      53 h
        mov r8, qword [rsp + 16328]                                   ;   124.0 p2      53 h reload
        vmovdqu64 xmm2, [r8 + 48]                                     ;   129.0 p3      53 h
        vshufi32x4 zmm2, zmm2, zmm7, 0                                ;   350.7 p5      53 h
        mov r8, qword [rsp + 16336]                                   ;   124.5 p10     53 h reload
        vmovdqu64 xmm5, [r8 + 48]                                     ;   129.5 p2      53 h
        vshufi32x4 zmm5, zmm5, zmm16, 0                               ;   351.7 p5      53 h
        mov r8, qword [rsp + 16344]                                   ;   125.3 p3      53 h reload
        vmovdqu64 xmm6, [r8 + 48]                                     ;   130.3 p10     53 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                                ;   352.7 p5      53 h
        mov r8, qword [rsp + 16352]                                   ;   126.0 p2      53 h reload
        vmovdqu64 xmm6, [r8 + 48]                                     ;   131.0 p3      53 h
        vshufi32x4 zmm6, zmm6, zmm18, 0                               ;   353.7 p5      53 h
        mov r8, qword [rsp + 16360]                                   ;   126.5 p10     53 h reload
        vmovdqu64 xmm7, [r8 + 48]                                     ;   131.5 p2      53 h
        vshufi32x4 zmm7, zmm7, zmm17, 0                               ;   354.7 p5      53 h
        mov r8, qword [rsp + 16368]                                   ;   127.3 p3      53 h reload
        vmovdqu64 xmm8, [r8 + 48]                                     ;   132.3 p10     53 h
        vshufi32x4 zmm8, zmm8, zmm23, 0                               ;   355.7 p5      53 h
        mov r8, qword [rsp + 16376]                                   ;   128.0 p2      53 h reload
        vmovdqu64 xmm9, [r8 + 48]                                     ;   133.0 p3      53 h
        vshufi32x4 zmm4, zmm9, zmm4, 0                                ;   356.7 p5      53 h
        mov r8, qword [rsp + 16384]                                   ;   128.5 p10     53 h reload
        vmovdqu64 xmm9, [r8 + 48]                                     ;   133.5 p2      53 h
        vshufi32x4 zmm9, zmm9, zmm24, 0                               ;   357.7 p5      53 h
        mov r8, qword [rsp + 16392]                                   ;   129.3 p3      53 h reload
        vmovdqu64 xmm11, [r8 + 48]                                    ;   134.3 p10     53 h
        vshufi32x4 zmm11, zmm11, zmm21, 0                             ;   358.7 p5      53 h
        mov r8, qword [rsp + 16400]                                   ;   130.0 p2      53 h reload
        vmovdqu64 xmm12, [r8 + 48]                                    ;   135.0 p3      53 h
        mov r8, qword [rsp + 16520]                                   ;   130.5 p10     53 h reload
        vmovdqu64 xmm13, [r8 + 48]                                    ;   135.5 p2      53 h reload
        vshufi32x4 zmm12, zmm12, zmm13, 0                             ;   359.7 p5      53 h
        mov r8, qword [rsp + 16408]                                   ;   131.3 p3      53 h reload
        vmovdqu64 xmm13, [r8 + 48]                                    ;   136.3 p10     53 h
        mov r8, qword [rsp + 16528]                                   ;   132.0 p2      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   137.0 p3      53 h reload
        vshufi32x4 zmm13, zmm13, zmm14, 0                             ;   360.7 p5      53 h
        mov r8, qword [rsp + 16416]                                   ;   132.5 p10     53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   137.5 p2      53 h
        mov r8, qword [rsp + 16536]                                   ;   133.3 p3      53 h reload
        vmovdqu64 xmm15, [r8 + 48]                                    ;   138.3 p10     53 h reload
        vshufi32x4 zmm14, zmm14, zmm15, 0                             ;   361.7 p5      53 h
        mov r8, qword [rsp + 16432]                                   ;   134.0 p2      53 h reload
        vmovdqu64 xmm15, [r8 + 48]                                    ;   139.0 p3      53 h
        vshufi32x4 zmm10, zmm10, zmm14, 0x88                          ;   364.7 p5      53 h
        mov r8, qword [rsp + 16552]                                   ;   134.5 p10     53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   139.5 p2      53 h
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   363.7 p5      53 h
        vshufi32x4 zmm0, zmm0, zmm14, 0x88                            ;   366.7 p5      53 h
        mov r8, qword [rsp + 16200]                                   ;   135.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   140.3 p10     53 h reload
        mov r9, qword [rsp + 16072]                                   ;   136.0 p2      53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   141.0 p3      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   365.7 p5      53 h
        vshufi32x4 zmm2, zmm14, zmm2, 0x88                            ;   368.7 p5      53 h
        mov r8, qword [rsp + 16208]                                   ;   136.5 p10     53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   141.5 p2      53 h reload
        mov r9, qword [rsp + 16080]                                   ;   137.3 p3      53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   142.3 p10     53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   367.7 p5      53 h
        vshufi32x4 zmm5, zmm14, zmm5, 0x88                            ;   370.7 p5      53 h
        mov r8, qword [rsp + 16216]                                   ;   138.0 p2      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   143.0 p3      53 h reload
        mov r9, qword [rsp + 16088]                                   ;   138.5 p10     53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   143.5 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   369.7 p5      53 h
        vshufi32x4 zmm3, zmm14, zmm3, 0x88                            ;   372.7 p5      53 h
        mov r8, qword [rsp + 16224]                                   ;   139.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   144.3 p10     53 h reload
        mov r9, qword [rsp + 16096]                                   ;   140.0 p2      53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   145.0 p3      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   371.7 p5      53 h
        vshufi32x4 zmm6, zmm14, zmm6, 0x88                            ;   374.7 p5      53 h
        mov r8, qword [rsp + 16232]                                   ;   140.5 p10     53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   145.5 p2      53 h reload
        mov r9, qword [rsp + 16104]                                   ;   141.3 p3      53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   146.3 p10     53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   373.7 p5      53 h
        vshufi32x4 zmm7, zmm14, zmm7, 0x88                            ;   376.7 p5      53 h
        mov r8, qword [rsp + 16240]                                   ;   142.0 p2      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   147.0 p3      53 h reload
        mov r9, qword [rsp + 16112]                                   ;   142.5 p10     53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   147.5 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   375.7 p5      53 h
        vshufi32x4 zmm8, zmm14, zmm8, 0x88                            ;   378.7 p5      53 h
        mov r8, qword [rsp + 16248]                                   ;   143.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   148.3 p10     53 h reload
        vmovdqu64 xmm15, [r15 + 48]                                   ;   144.0 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   377.7 p5      53 h
        vshufi32x4 zmm4, zmm14, zmm4, 0x88                            ;   380.7 p5      53 h
        mov r8, qword [rsp + 16256]                                   ;   144.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   149.3 p10     53 h reload
        vmovdqu64 xmm15, [rsi + 48]                                   ;   145.0 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   379.7 p5      53 h
        vshufi32x4 zmm9, zmm14, zmm9, 0x88                            ;   382.7 p5      53 h
        mov r8, qword [rsp + 16264]                                   ;   145.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   150.3 p10     53 h reload
        vmovdqu64 xmm15, [rdi + 48]                                   ;   146.0 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   381.7 p5      53 h
        vshufi32x4 zmm11, zmm14, zmm11, 0x88                          ;   384.7 p5      53 h
        mov r8, qword [rsp + 16272]                                   ;   146.3 p3      53 h reload
        vmovdqu64 xmm14, [r8 + 48]                                    ;   151.3 p10     53 h reload
        vmovdqu64 xmm15, [rbp + 48]                                   ;   147.0 p2      53 h reload
        vshufi32x4 zmm14, zmm15, zmm14, 0                             ;   383.7 p5      53 h
        vshufi32x4 zmm12, zmm14, zmm12, 0x88                          ;   386.7 p5      53 h
        vpunpcklbw zmm14, zmm1, zmm2                                  ;   385.7 p5      53 h
        vpunpckhbw zmm1, zmm1, zmm2                                   ;   386.7 p5      53 h
        mov r8, qword [rsp + 16280]                                   ;   147.3 p3      53 h reload
        vmovdqu64 xmm2, [r8 + 48]                                     ;   152.3 p10     53 h reload
        vmovdqu64 xmm15, [rax + 48]                                   ;   148.0 p2      53 h reload
        vshufi32x4 zmm2, zmm15, zmm2, 0                               ;   387.7 p5      53 h
        vshufi32x4 zmm2, zmm2, zmm13, 0x88                            ;   390.7 p5      53 h
        vpunpcklbw zmm13, zmm5, zmm3                                  ;   389.7 p5      53 h
        vpunpckhbw zmm3, zmm5, zmm3                                   ;   390.7 p5      53 h
        vpunpcklbw zmm5, zmm6, zmm7                                   ;   391.7 p5      53 h
        vpunpckhbw zmm6, zmm6, zmm7                                   ;   392.7 p5      53 h
        vpunpcklwd zmm7, zmm14, zmm13                                 ;   393.7 p5      53 h
        vpunpckhwd zmm13, zmm14, zmm13                                ;   394.7 p5      53 h
        vpunpcklwd zmm14, zmm1, zmm3                                  ;   395.7 p5      53 h
        vpunpckhwd zmm1, zmm1, zmm3                                   ;   396.7 p5      53 h
        vpunpcklbw zmm3, zmm8, zmm4                                   ;   397.7 p5      53 h
        vpunpckhbw zmm4, zmm8, zmm4                                   ;   398.7 p5      53 h
        mov r8, qword [rsp + 16312]                                   ;   148.3 p3      53 h reload
        vmovdqu64 xmm8, [r8 + 48]                                     ;   153.3 p10     53 h reload
        mov r9, qword [rsp + 16184]                                   ;   149.0 p2      53 h reload
        vmovdqu64 xmm15, [r9 + 48]                                    ;   154.0 p3      53 h reload
        vshufi32x4 zmm8, zmm15, zmm8, 0                               ;   399.7 p5      53 h
        vshufi32x4 zmm8, zmm8, zmm30, 0x88                            ;   402.7 p5      53 h
        vpunpcklwd zmm15, zmm5, zmm3                                  ;   401.7 p5      53 h
        vpunpckhwd zmm3, zmm5, zmm3                                   ;   402.7 p5      53 h
        vpunpcklwd zmm5, zmm6, zmm4                                   ;   403.7 p5      53 h
        vpunpckhwd zmm4, zmm6, zmm4                                   ;   404.7 p5      53 h
        vpunpckldq zmm6, zmm7, zmm15                                  ;   405.7 p5      53 h
        vpunpckhdq zmm7, zmm7, zmm15                                  ;   406.7 p5      53 h
        vpunpcklbw zmm15, zmm9, zmm11                                 ;   407.7 p5      53 h
        vpunpckhbw zmm9, zmm9, zmm11                                  ;   408.7 p5      53 h
        vpunpcklbw zmm11, zmm10, zmm25                                ;   409.7 p5      53 h
        vpunpckhbw zmm10, zmm10, zmm25                                ;   410.7 p5      53 h
        vpunpckldq zmm16, zmm13, zmm3                                 ;   411.7 p5      53 h
        vpunpckhdq zmm3, zmm13, zmm3                                  ;   412.7 p5      53 h
        vpunpckldq zmm13, zmm14, zmm5                                 ;   413.7 p5      53 h
        vpunpckhdq zmm5, zmm14, zmm5                                  ;   414.7 p5      53 h
        vpunpcklbw zmm14, zmm12, zmm2                                 ;   415.7 p5      53 h
        vpunpckhbw zmm2, zmm12, zmm2                                  ;   416.7 p5      53 h
        vpunpckldq zmm12, zmm1, zmm4                                  ;   417.7 p5      53 h
        vpunpckhdq zmm1, zmm1, zmm4                                   ;   418.7 p5      53 h
        vpunpcklwd zmm4, zmm15, zmm14                                 ;   419.7 p5      53 h
        vpunpckhwd zmm14, zmm15, zmm14                                ;   420.7 p5      53 h
        vpunpcklbw zmm15, zmm0, zmm8                                  ;   421.7 p5      53 h
        vpunpckhbw zmm0, zmm0, zmm8                                   ;   422.7 p5      53 h
        vpunpcklwd zmm8, zmm9, zmm2                                   ;   423.7 p5      53 h
        vpunpckhwd zmm2, zmm9, zmm2                                   ;   424.7 p5      53 h
        vpunpcklwd zmm9, zmm11, zmm15                                 ;   425.7 p5      53 h
        vpunpckhwd zmm11, zmm11, zmm15                                ;   426.7 p5      53 h
        vpunpcklwd zmm15, zmm10, zmm0                                 ;   427.7 p5      53 h
        vpunpckhwd zmm0, zmm10, zmm0                                  ;   428.7 p5      53 h
        vpunpckldq zmm10, zmm4, zmm9                                  ;   429.7 p5      53 h
        vpunpckhdq zmm4, zmm4, zmm9                                   ;   430.7 p5      53 h
        vpunpckldq zmm9, zmm14, zmm11                                 ;   431.7 p5      53 h
        vpunpckhdq zmm11, zmm14, zmm11                                ;   432.7 p5      53 h
        vpunpckldq zmm14, zmm8, zmm15                                 ;   433.7 p5      53 h
        vpunpckhdq zmm8, zmm8, zmm15                                  ;   434.7 p5      53 h
        vpunpckldq zmm15, zmm2, zmm0                                  ;   435.7 p5      53 h
        vpunpckhdq zmm0, zmm2, zmm0                                   ;   436.7 p5      53 h
        vpunpcklqdq zmm2, zmm6, zmm10                                 ;   437.7 p5      53 h
        vpunpckhqdq zmm6, zmm6, zmm10                                 ;   438.7 p5      53 h
        vmovdqu64 [rsp + 3072], zmm2                                  ;   438.7 p7+p4   53 h
        vmovdqu64 [rsp + 3136], zmm6                                  ;   439.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm7, zmm4                                  ;   439.7 p5      53 h
        vpunpckhqdq zmm4, zmm7, zmm4                                  ;   440.7 p5      53 h
        vmovdqu64 [rsp + 3200], zmm2                                  ;   440.7 p7+p4   53 h
        vmovdqu64 [rsp + 3264], zmm4                                  ;   441.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm16, zmm9                                 ;   441.7 p5      53 h
        vpunpckhqdq zmm4, zmm16, zmm9                                 ;   442.7 p5      53 h
        vmovdqu64 [rsp + 3328], zmm2                                  ;   442.7 p7+p4   53 h
        vmovdqu64 [rsp + 3392], zmm4                                  ;   443.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm3, zmm11                                 ;   443.7 p5      53 h
        vpunpckhqdq zmm3, zmm3, zmm11                                 ;   444.7 p5      53 h
        vmovdqu64 [rsp + 3456], zmm2                                  ;   444.7 p7+p4   53 h
        vmovdqu64 [rsp + 3520], zmm3                                  ;   445.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm13, zmm14                                ;   445.7 p5      53 h
        vpunpckhqdq zmm3, zmm13, zmm14                                ;   446.7 p5      53 h
        vmovdqu64 [rsp + 3584], zmm2                                  ;   446.7 p7+p4   53 h
        vmovdqu64 [rsp + 3648], zmm3                                  ;   447.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm5, zmm8                                  ;   447.7 p5      53 h
        vpunpckhqdq zmm3, zmm5, zmm8                                  ;   448.7 p5      53 h
        vmovdqu64 [rsp + 3712], zmm2                                  ;   448.7 p7+p4   53 h
        vmovdqu64 [rsp + 3776], zmm3                                  ;   449.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm12, zmm15                                ;   449.7 p5      53 h
        vpunpckhqdq zmm3, zmm12, zmm15                                ;   450.7 p5      53 h
        vmovdqu64 [rsp + 3840], zmm2                                  ;   450.7 p7+p4   53 h
        vmovdqu64 [rsp + 3904], zmm3                                  ;   451.7 p8+p9   53 h
        vpunpcklqdq zmm2, zmm1, zmm0                                  ;   451.7 p5      53 h
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;   452.7 p5      53 h
        vmovdqu64 [rsp + 3968], zmm2                                  ;   452.7 p7+p4   53 h
        vmovdqu64 [rsp + 4032], zmm0                                  ;   453.7 p8+p9   53 h
        mov r8d, dword [rsp + 17120]                                  ;   190.2 p10     53 h
        shl r8, 6                                                     ;   195.2 p0      53 h
        add r8, qword [rsp + 16576]                                   ;   196.2 p1+p2   53 h
        mov qword [rsp + 16584], r8                                   ;   197.2 p7+p4   53 h
        cmp dword [rsp + 17120], 0                                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 16576]                                   ;     0.0 p2      58 a[0].0 reload
        vmovdqu64 zmm0, [r8]                                          ;     5.0 p3      58 a[0].0
        mov r8, qword [rsp + 16592]                                   ;     0.3 p10     58 a[0].0 reload
        vmovdqu64 zmm1, [r8]                                          ;     5.3 p2      58 a[0].0
        mov r8, qword [rsp + 16600]                                   ;     1.2 p3      58 a[0].0 reload
        vmovdqu64 zmm2, [r8]                                          ;     6.2 p2      58 a[0].0
        mov r8, qword [rsp + 16608]                                   ;     1.3 p10     58 a[0].0 reload
        vmovdqu64 zmm3, [r8]                                          ;     6.3 p3      58 a[0].0
        mov r8, qword [rsp + 16616]                                   ;     2.3 p10     58 a[0].0 reload
        vmovdqu64 zmm4, [r8]                                          ;     7.3 p2      58 a[0].0
        mov r8, qword [rsp + 16624]                                   ;     3.2 p3      58 a[0].0 reload
        vmovdqu64 zmm5, [r8]                                          ;     8.2 p2      58 a[0].0
        mov r8, qword [rsp + 16632]                                   ;     3.3 p10     58 a[0].0 reload
        vmovdqu64 zmm6, [r8]                                          ;     8.3 p3      58 a[0].0
        mov r8, qword [rsp + 16640]                                   ;     4.3 p10     58 a[0].0 reload
        vmovdqu64 zmm7, [r8]                                          ;     9.3 p2      58 a[0].0
        mov r8, qword [rsp + 16648]                                   ;     5.2 p3      58 a[0].0 reload
        vmovdqu64 zmm8, [r8]                                          ;    10.2 p2      58 a[0].0
        mov r8, qword [rsp + 16656]                                   ;     5.3 p10     58 a[0].0 reload
        vmovdqu64 zmm9, [r8]                                          ;    10.3 p3      58 a[0].0
        mov r8, qword [rsp + 16664]                                   ;     6.3 p10     58 a[0].0 reload
        vmovdqu64 zmm10, [r8]                                         ;    11.3 p2      58 a[0].0
        mov r8, qword [rsp + 16672]                                   ;     7.2 p3      58 a[0].0 reload
        vmovdqu64 zmm11, [r8]                                         ;    12.2 p2      58 a[0].0
        mov r8, qword [rsp + 16680]                                   ;     7.3 p10     58 a[0].0 reload
        vmovdqu64 zmm12, [r8]                                         ;    12.3 p3      58 a[0].0
        mov r8, qword [rsp + 16688]                                   ;     8.3 p10     58 a[0].0 reload
        vmovdqu64 zmm13, [r8]                                         ;    13.3 p2      58 a[0].0
        mov r8, qword [rsp + 16696]                                   ;     9.2 p3      58 a[0].0 reload
        vmovdqu64 zmm14, [r8]                                         ;    14.2 p2      58 a[0].0
        mov r8, qword [rsp + 16704]                                   ;     9.3 p10     58 a[0].0 reload
        vmovdqu64 zmm15, [r8]                                         ;    14.3 p3      58 a[0].0
        mov r8, qword [rsp + 16712]                                   ;    10.3 p10     58 a[0].0 reload
        vmovdqu64 zmm16, [r8]                                         ;    15.3 p2      58 a[0].0
        vshufi32x4 zmm17, zmm0, zmm16, 0x44                           ;    21.3 p5      58 a[0].0
        mov r8, qword [rsp + 16720]                                   ;    11.2 p3      58 a[0].0 reload
        vmovdqu64 zmm18, [r8]                                         ;    16.2 p2      58 a[0].0
        vshufi32x4 zmm19, zmm1, zmm18, 0x44                           ;    22.2 p5      58 a[0].0
        mov r8, qword [rsp + 16728]                                   ;    11.3 p10     58 a[0].0 reload
        vmovdqu64 zmm20, [r8]                                         ;    16.3 p3      58 a[0].0
        vshufi32x4 zmm21, zmm2, zmm20, 0x44                           ;    22.3 p5      58 a[0].0
        mov r8, qword [rsp + 16736]                                   ;    12.3 p10     58 a[0].0 reload
        vmovdqu64 zmm22, [r8]                                         ;    17.3 p2      58 a[0].0
        vshufi32x4 zmm23, zmm3, zmm22, 0x44                           ;    23.3 p5      58 a[0].0
        mov r8, qword [rsp + 16744]                                   ;    13.2 p3      58 a[0].0 reload
        vmovdqu64 zmm24, [r8]                                         ;    18.2 p2      58 a[0].0
        vshufi32x4 zmm25, zmm4, zmm24, 0x44                           ;    24.2 p5      58 a[0].0
        mov r8, qword [rsp + 16752]                                   ;    13.3 p10     58 a[0].0 reload
        vmovdqu64 zmm26, [r8]                                         ;    18.3 p3      58 a[0].0
        vshufi32x4 zmm27, zmm5, zmm26, 0x44                           ;    24.3 p5      58 a[0].0
        mov r8, qword [rsp + 16760]                                   ;    14.3 p10     58 a[0].0 reload
        vmovdqu64 zmm28, [r8]                                         ;    19.3 p2      58 a[0].0
        vshufi32x4 zmm29, zmm6, zmm28, 0x44                           ;    25.3 p5      58 a[0].0
        mov r8, qword [rsp + 16768]                                   ;    15.2 p3      58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    20.2 p2      58 a[0].0
        vshufi32x4 zmm31, zmm7, zmm30, 0x44                           ;    26.2 p5      58 a[0].0
        mov r8, qword [rsp + 16776]                                   ;    15.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    20.3 p3      58 a[0].0
        vshufi32x4 zmm7, zmm8, zmm30, 0x44                            ;    26.3 p5      58 a[0].0
        mov r8, qword [rsp + 16784]                                   ;    16.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    21.3 p2      58 a[0].0
        vshufi32x4 zmm8, zmm9, zmm30, 0x44                            ;    27.3 p5      58 a[0].0
        mov r8, qword [rsp + 16792]                                   ;    17.2 p3      58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    22.2 p2      58 a[0].0
        vshufi32x4 zmm9, zmm10, zmm30, 0x44                           ;    28.2 p5      58 a[0].0
        mov r8, qword [rsp + 16800]                                   ;    17.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    22.3 p3      58 a[0].0
        vshufi32x4 zmm10, zmm11, zmm30, 0x44                          ;    28.3 p5      58 a[0].0
        mov r8, qword [rsp + 16808]                                   ;    18.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    23.3 p2      58 a[0].0
        vshufi32x4 zmm11, zmm12, zmm30, 0x44                          ;    29.3 p5      58 a[0].0
        mov r8, qword [rsp + 16816]                                   ;    19.2 p3      58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    24.2 p2      58 a[0].0
        vshufi32x4 zmm12, zmm13, zmm30, 0x44                          ;    30.2 p5      58 a[0].0
        mov r8, qword [rsp + 16824]                                   ;    19.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    24.3 p3      58 a[0].0
        vshufi32x4 zmm13, zmm14, zmm30, 0x44                          ;    30.3 p5      58 a[0].0
        mov r8, qword [rsp + 16832]                                   ;    20.3 p10     58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    25.3 p2      58 a[0].0
        vshufi32x4 zmm14, zmm15, zmm30, 0x44                          ;    31.3 p5      58 a[0].0
        mov r8, qword [rsp + 16840]                                   ;    21.2 p3      58 a[0].0 reload
        vmovdqu64 zmm30, [r8]                                         ;    26.2 p2      58 a[0].0
        mov r8, qword [rsp + 16848]                                   ;    21.3 p10     58 a[0].0 reload
        vmovdqu64 zmm15, [r8]                                         ;    26.3 p3      58 a[0].0
        mov r8, qword [rsp + 16856]                                   ;    22.3 p10     58 a[0].0 reload
        vmovdqu64 zmm28, [r8]                                         ;    27.3 p2      58 a[0].0
        mov r8, qword [rsp + 16864]                                   ;    23.2 p3      58 a[0].0 reload
        vmovdqu64 zmm6, [r8]                                          ;    28.2 p2      58 a[0].0
        mov r8, qword [rsp + 16872]                                   ;    23.3 p10     58 a[0].0 reload
        vmovdqu64 zmm26, [r8]                                         ;    28.3 p3      58 a[0].0
        mov r8, qword [rsp + 16880]                                   ;    24.3 p10     58 a[0].0 reload
        vmovdqu64 zmm5, [r8]                                          ;    29.3 p2      58 a[0].0
        mov r8, qword [rsp + 16888]                                   ;    25.2 p3      58 a[0].0 reload
        vmovdqu64 zmm24, [r8]                                         ;    30.2 p2      58 a[0].0
        mov r8, qword [rsp + 16896]                                   ;    25.3 p10     58 a[0].0 reload
        vmovdqu64 zmm4, [r8]                                          ;    30.3 p3      58 a[0].0
        mov r8, qword [rsp + 16904]                                   ;    26.3 p10     58 a[0].0 reload
        vmovdqu64 zmm22, [r8]                                         ;    31.3 p2      58 a[0].0
        mov r8, qword [rsp + 16912]                                   ;    27.2 p3      58 a[0].0 reload
        vmovdqu64 zmm3, [r8]                                          ;    32.2 p2      58 a[0].0
        mov r8, qword [rsp + 16920]                                   ;    27.3 p10     58 a[0].0 reload
        vmovdqu64 zmm20, [r8]                                         ;    32.3 p3      58 a[0].0
        mov r8, qword [rsp + 16928]                                   ;    28.3 p10     58 a[0].0 reload
        vmovdqu64 zmm2, [r8]                                          ;    33.3 p2      58 a[0].0
        mov r8, qword [rsp + 16936]                                   ;    29.2 p3      58 a[0].0 reload
        vmovdqu64 zmm18, [r8]                                         ;    34.2 p2      58 a[0].0
        mov r8, qword [rsp + 16944]                                   ;    29.3 p10     58 a[0].0 reload
        vmovdqu64 zmm1, [r8]                                          ;    34.3 p3      58 a[0].0
        mov r8, qword [rsp + 16952]                                   ;    30.3 p10     58 a[0].0 reload
        vmovdqu64 zmm0, [r8]                                          ;    35.3 p2      58 a[0].0
        vshufi32x4 zmm16, zmm30, zmm0, 0x44                           ;    41.3 p5      58 a[0].0
        vshufi32x4 zmm0, zmm17, zmm16, 0x88                           ;    44.3 p5      58 a[0].0
        vshufi32x4 zmm16, zmm17, zmm16, 0xdd                          ;    44.3 p5      58 a[2].0
        mov r8, qword [rsp + 16960]                                   ;    31.2 p3      58 a[0].0 reload
        vmovdqu64 zmm17, [r8]                                         ;    36.2 p2      58 a[0].0
        vshufi32x4 zmm30, zmm15, zmm17, 0x44                          ;    42.2 p5      58 a[0].0
        vshufi32x4 zmm17, zmm19, zmm30, 0x88                          ;    45.2 p5      58 a[0].0
        vshufi32x4 zmm19, zmm19, zmm30, 0xdd                          ;    45.2 p5      58 a[2].0
        vpunpcklbw zmm30, zmm0, zmm17                                 ;    48.2 p5      58 a[0].0
        vpunpckhbw zmm0, zmm0, zmm17                                  ;    48.2 p5      58 a[0].0
        vpunpcklbw zmm17, zmm16, zmm19                                ;    48.2 p5      58 a[2].0
        vpunpckhbw zmm16, zmm16, zmm19                                ;    48.2 p5      58 a[2].0
        mov r8, qword [rsp + 16968]                                   ;    31.3 p10     58 a[0].0 reload
        vmovdqu64 zmm19, [r8]                                         ;    36.3 p3      58 a[0].0
        vshufi32x4 zmm15, zmm28, zmm19, 0x44                          ;    42.3 p5      58 a[0].0
        vshufi32x4 zmm19, zmm21, zmm15, 0x88                          ;    45.3 p5      58 a[0].0
        vshufi32x4 zmm15, zmm21, zmm15, 0xdd                          ;    45.3 p5      58 a[2].0
        mov r8, qword [rsp + 16976]                                   ;    32.3 p10     58 a[0].0 reload
        vmovdqu64 zmm21, [r8]                                         ;    37.3 p2      58 a[0].0
        vshufi32x4 zmm28, zmm6, zmm21, 0x44                           ;    43.3 p5      58 a[0].0
        vshufi32x4 zmm21, zmm23, zmm28, 0x88                          ;    46.3 p5      58 a[0].0
        vshufi32x4 zmm23, zmm23, zmm28, 0xdd                          ;    46.3 p5      58 a[2].0
        vpunpcklbw zmm28, zmm19, zmm21                                ;    49.3 p5      58 a[0].0
        vpunpckhbw zmm19, zmm19, zmm21                                ;    49.3 p5      58 a[0].0
        vpunpcklwd zmm21, zmm30, zmm28                                ;    50.3 p5      58 a[0].0
        vpunpckhwd zmm28, zmm30, zmm28                                ;    50.3 p5      58 a[0].0
        vpunpcklwd zmm30, zmm0, zmm19                                 ;    50.3 p5      58 a[0].0
        vpunpckhwd zmm0, zmm0, zmm19                                  ;    50.3 p5      58 a[0].0
        vpunpcklbw zmm19, zmm15, zmm23                                ;    49.3 p5      58 a[2].0
        vpunpckhbw zmm15, zmm15, zmm23                                ;    49.3 p5      58 a[2].0
        vpunpcklwd zmm23, zmm17, zmm19                                ;    50.3 p5      58 a[2].0
        vpunpckhwd zmm17, zmm17, zmm19                                ;    50.3 p5      58 a[2].0
        vpunpcklwd zmm19, zmm16, zmm15                                ;    50.3 p5      58 a[2].0
        vpunpckhwd zmm15, zmm16, zmm15                                ;    50.3 p5      58 a[2].0
        mov r8, qword [rsp + 16984]                                   ;    33.2 p3      58 a[0].0 reload
        vmovdqu64 zmm16, [r8]                                         ;    38.2 p2      58 a[0].0
        vshufi32x4 zmm6, zmm26, zmm16, 0x44                           ;    49.7 p5      58 a[0].0
        vshufi32x4 zmm16, zmm25, zmm6, 0x88                           ;    52.7 p5      58 a[0].0
        vshufi32x4 zmm6, zmm25, zmm6, 0xdd                            ;    52.7 p5      58 a[2].0
        mov r8, qword [rsp + 16992]                                   ;    33.3 p10     58 a[0].0 reload
        vmovdqu64 zmm25, [r8]                                         ;    38.3 p3      58 a[0].0
        vshufi32x4 zmm26, zmm5, zmm25, 0x44                           ;    52.7 p5      58 a[0].0
        vshufi32x4 zmm25, zmm27, zmm26, 0x88                          ;    55.7 p5      58 a[0].0
        vshufi32x4 zmm26, zmm27, zmm26, 0xdd                          ;    55.7 p5      58 a[2].0
        vpunpcklbw zmm27, zmm16, zmm25                                ;    58.7 p5      58 a[0].0
        vpunpckhbw zmm16, zmm16, zmm25                                ;    58.7 p5      58 a[0].0
        vpunpcklbw zmm25, zmm6, zmm26                                 ;    58.7 p5      58 a[2].0
        vpunpckhbw zmm6, zmm6, zmm26                                  ;    58.7 p5      58 a[2].0
        mov r8, qword [rsp + 17000]                                   ;    34.3 p10     58 a[0].0 reload
        vmovdqu64 zmm26, [r8]                                         ;    39.3 p2      58 a[0].0
        vshufi32x4 zmm5, zmm24, zmm26, 0x44                           ;    59.7 p5      58 a[0].0
        vshufi32x4 zmm26, zmm29, zmm5, 0x88                           ;    62.7 p5      58 a[0].0
        vshufi32x4 zmm5, zmm29, zmm5, 0xdd                            ;    62.7 p5      58 a[2].0
        mov r8, qword [rsp + 17008]                                   ;    35.2 p3      58 a[0].0 reload
        vmovdqu64 zmm29, [r8]                                         ;    40.2 p2      58 a[0].0
        vshufi32x4 zmm24, zmm4, zmm29, 0x44                           ;    62.7 p5      58 a[0].0
        vshufi32x4 zmm29, zmm31, zmm24, 0x88                          ;    65.7 p5      58 a[0].0
        vshufi32x4 zmm24, zmm31, zmm24, 0xdd                          ;    65.7 p5      58 a[2].0
        vpunpcklbw zmm31, zmm26, zmm29                                ;    68.7 p5      58 a[0].0
        vpunpckhbw zmm26, zmm26, zmm29                                ;    68.7 p5      58 a[0].0
        vpunpcklwd zmm29, zmm27, zmm31                                ;    69.7 p5      58 a[0].0
        vpunpckhwd zmm27, zmm27, zmm31                                ;    69.7 p5      58 a[0].0
        vpunpcklwd zmm31, zmm16, zmm26                                ;    69.7 p5      58 a[0].0
        vpunpckhwd zmm16, zmm16, zmm26                                ;    70.7 p5      58 a[0].0
        vpunpckldq zmm26, zmm21, zmm29                                ;    71.7 p5      58 a[0].0
        vpunpckhdq zmm21, zmm21, zmm29                                ;    72.7 p5      58 a[0].0
        vpunpckldq zmm29, zmm28, zmm27                                ;    73.7 p5      58 a[0].0
        vpunpckhdq zmm27, zmm28, zmm27                                ;    74.7 p5      58 a[0].0
        vpunpckldq zmm28, zmm30, zmm31                                ;    75.7 p5      58 a[0].0
        vpunpckhdq zmm30, zmm30, zmm31                                ;    76.7 p5      58 a[0].0
        vpunpckldq zmm31, zmm0, zmm16                                 ;    77.7 p5      58 a[0].0
        vpunpckhdq zmm0, zmm0, zmm16                                  ;    78.7 p5      58 a[0].0
        vpunpcklbw zmm16, zmm5, zmm24                                 ;    79.7 p5      58 a[2].0
        vpunpckhbw zmm5, zmm5, zmm24                                  ;    80.7 p5      58 a[2].0
        vpunpcklwd zmm24, zmm25, zmm16                                ;    81.7 p5      58 a[2].0
        vpunpckhwd zmm16, zmm25, zmm16                                ;    82.7 p5      58 a[2].0
        vpunpcklwd zmm25, zmm6, zmm5                                  ;    83.7 p5      58 a[2].0
        vpunpckhwd zmm5, zmm6, zmm5                                   ;    84.7 p5      58 a[2].0
        vpunpckldq zmm6, zmm23, zmm24                                 ;    85.7 p5      58 a[2].0
        vpunpckhdq zmm23, zmm23, zmm24                                ;    86.7 p5      58 a[2].0
        vpunpckldq zmm24, zmm17, zmm16                                ;    87.7 p5      58 a[2].0
        vpunpckhdq zmm16, zmm17, zmm16                                ;    88.7 p5      58 a[2].0
        vpunpckldq zmm17, zmm19, zmm25                                ;    89.7 p5      58 a[2].0
        vpunpckhdq zmm19, zmm19, zmm25                                ;    90.7 p5      58 a[2].0
        vpunpckldq zmm25, zmm15, zmm5                                 ;    91.7 p5      58 a[2].0
        vpunpckhdq zmm5, zmm15, zmm5                                  ;    92.7 p5      58 a[2].0
        mov r8, qword [rsp + 17016]                                   ;    35.3 p10     58 a[0].0 reload
        vmovdqu64 zmm15, [r8]                                         ;    40.3 p3      58 a[0].0
        vshufi32x4 zmm4, zmm22, zmm15, 0x44                           ;    93.7 p5      58 a[0].0
        vshufi32x4 zmm15, zmm7, zmm4, 0x88                            ;    96.7 p5      58 a[0].0
        vshufi32x4 zmm4, zmm7, zmm4, 0xdd                             ;    96.7 p5      58 a[2].0
        mov r8, qword [rsp + 17024]                                   ;    36.3 p10     58 a[0].0 reload
        vmovdqu64 zmm7, [r8]                                          ;    41.3 p2      58 a[0].0
        vshufi32x4 zmm22, zmm3, zmm7, 0x44                            ;    96.7 p5      58 a[0].0
        vshufi32x4 zmm7, zmm8, zmm22, 0x88                            ;    99.7 p5      58 a[0].0
        vshufi32x4 zmm8, zmm8, zmm22, 0xdd                            ;    99.7 p5      58 a[2].0
        vpunpcklbw zmm22, zmm15, zmm7                                 ;   102.7 p5      58 a[0].0
        vpunpckhbw zmm7, zmm15, zmm7                                  ;   102.7 p5      58 a[0].0
        vpunpcklbw zmm15, zmm4, zmm8                                  ;   102.7 p5      58 a[2].0
        vpunpckhbw zmm4, zmm4, zmm8                                   ;   102.7 p5      58 a[2].0
        mov r8, qword [rsp + 17032]                                   ;    37.2 p3      58 a[0].0 reload
        vmovdqu64 zmm8, [r8]                                          ;    42.2 p2      58 a[0].0
        vshufi32x4 zmm3, zmm20, zmm8, 0x44                            ;   103.7 p5      58 a[0].0
        vshufi32x4 zmm8, zmm9, zmm3, 0x88                             ;   106.7 p5      58 a[0].0
        vshufi32x4 zmm3, zmm9, zmm3, 0xdd                             ;   106.7 p5      58 a[2].0
        mov r8, qword [rsp + 17040]                                   ;    37.3 p10     58 a[0].0 reload
        vmovdqu64 zmm9, [r8]                                          ;    42.3 p3      58 a[0].0
        vshufi32x4 zmm20, zmm2, zmm9, 0x44                            ;   106.7 p5      58 a[0].0
        vshufi32x4 zmm9, zmm10, zmm20, 0x88                           ;   109.7 p5      58 a[0].0
        vshufi32x4 zmm10, zmm10, zmm20, 0xdd                          ;   109.7 p5      58 a[2].0
        vpunpcklbw zmm20, zmm8, zmm9                                  ;   112.7 p5      58 a[0].0
        vpunpckhbw zmm8, zmm8, zmm9                                   ;   112.7 p5      58 a[0].0
        vpunpcklwd zmm9, zmm22, zmm20                                 ;   113.7 p5      58 a[0].0
        vpunpckhwd zmm20, zmm22, zmm20                                ;   113.7 p5      58 a[0].0
        vpunpcklwd zmm22, zmm7, zmm8                                  ;   113.7 p5      58 a[0].0
        vpunpckhwd zmm7, zmm7, zmm8                                   ;   114.7 p5      58 a[0].0
        vpunpcklbw zmm8, zmm3, zmm10                                  ;   115.7 p5      58 a[2].0
        vpunpckhbw zmm3, zmm3, zmm10                                  ;   116.7 p5      58 a[2].0
        vpunpcklwd zmm10, zmm15, zmm8                                 ;   117.7 p5      58 a[2].0
        vpunpckhwd zmm8, zmm15, zmm8                                  ;   118.7 p5      58 a[2].0
        vpunpcklwd zmm15, zmm4, zmm3                                  ;   119.7 p5      58 a[2].0
        vpunpckhwd zmm3, zmm4, zmm3                                   ;   120.7 p5      58 a[2].0
        mov r8, qword [rsp + 17048]                                   ;    38.7 p10     58 a[0].0 reload
        vmovdqu64 zmm4, [r8]                                          ;    43.7 p2      58 a[0].0
        vshufi32x4 zmm2, zmm18, zmm4, 0x44                            ;   121.7 p5      58 a[0].0
        vshufi32x4 zmm4, zmm11, zmm2, 0x88                            ;   124.7 p5      58 a[0].0
        vshufi32x4 zmm2, zmm11, zmm2, 0xdd                            ;   124.7 p5      58 a[2].0
        mov r8, qword [rsp + 17056]                                   ;    39.5 p3      58 a[0].0 reload
        vmovdqu64 zmm11, [r8]                                         ;    44.5 p2      58 a[0].0
        vshufi32x4 zmm18, zmm1, zmm11, 0x44                           ;   124.7 p5      58 a[0].0
        vshufi32x4 zmm11, zmm12, zmm18, 0x88                          ;   127.7 p5      58 a[0].0
        vshufi32x4 zmm12, zmm12, zmm18, 0xdd                          ;   127.7 p5      58 a[2].0
        vpunpcklbw zmm18, zmm4, zmm11                                 ;   130.7 p5      58 a[0].0
        vpunpckhbw zmm4, zmm4, zmm11                                  ;   130.7 p5      58 a[0].0
        vpunpcklbw zmm11, zmm2, zmm12                                 ;   130.7 p5      58 a[2].0
        vpunpckhbw zmm2, zmm2, zmm12                                  ;   130.7 p5      58 a[2].0
        mov r8, qword [rsp + 17064]                                   ;    41.0 p10     58 a[0].0 reload
        vmovdqu64 zmm12, [r8]                                         ;    46.0 p3      58 a[0].0
        mov r8, qword [rsp + 17072]                                   ;    41.3 p2      58 a[0].0 reload
        vmovdqu64 zmm1, [r8]                                          ;    46.3 p3      58 a[0].0 reload
        vmovdqu64 [rsp + 4096], zmm5                                  ;    93.7 p7+p4   58 a[2].0 spill
        vshufi32x4 zmm5, zmm1, zmm12, 0x44                            ;   131.7 p5      58 a[0].0
        vshufi32x4 zmm12, zmm13, zmm5, 0x88                           ;   134.7 p5      58 a[0].0
        vshufi32x4 zmm5, zmm13, zmm5, 0xdd                            ;   134.7 p5      58 a[2].0
        mov r9, qword [rsp + 17080]                                   ;    42.3 p10     58 a[0].0 reload
        vmovdqu64 zmm13, [r9]                                         ;    47.3 p2      58 a[0].0
        mov r9, qword [rsp + 17088]                                   ;    43.2 p3      58 a[0].0 reload
        vmovdqu64 zmm1, [r9]                                          ;    48.2 p2      58 a[0].0 reload
        vmovdqu64 [rsp + 4160], zmm25                                 ;    92.7 p8+p9   58 a[2].0 spill
        vshufi32x4 zmm25, zmm1, zmm13, 0x44                           ;   134.7 p5      58 a[0].0
        vshufi32x4 zmm13, zmm14, zmm25, 0x88                          ;   137.7 p5      58 a[0].0
        vshufi32x4 zmm14, zmm14, zmm25, 0xdd                          ;   137.7 p5      58 a[2].0
        vpunpcklbw zmm25, zmm12, zmm13                                ;   140.7 p5      58 a[0].0
        vpunpckhbw zmm12, zmm12, zmm13                                ;   140.7 p5      58 a[0].0
        vpunpcklwd zmm13, zmm18, zmm25                                ;   141.7 p5      58 a[0].0
        vpunpckhwd zmm18, zmm18, zmm25                                ;   141.7 p5      58 a[0].0
        vpunpcklwd zmm25, zmm4, zmm12                                 ;   141.7 p5      58 a[0].0
        vpunpckhwd zmm4, zmm4, zmm12                                  ;   142.7 p5      58 a[0].0
        vpunpckldq zmm12, zmm9, zmm13                                 ;   143.7 p5      58 a[0].0
        vpunpckhdq zmm9, zmm9, zmm13                                  ;   144.7 p5      58 a[0].0
        vpunpckldq zmm13, zmm20, zmm18                                ;   145.7 p5      58 a[0].0
        vpunpckhdq zmm18, zmm20, zmm18                                ;   146.7 p5      58 a[0].0
        vpunpckldq zmm20, zmm22, zmm25                                ;   147.7 p5      58 a[0].0
        vpunpckhdq zmm22, zmm22, zmm25                                ;   148.7 p5      58 a[0].0
        vpunpckldq zmm25, zmm7, zmm4                                  ;   149.7 p5      58 a[0].0
        vpunpckhdq zmm4, zmm7, zmm4                                   ;   150.7 p5      58 a[0].0
        vpunpcklqdq zmm7, zmm26, zmm12                                ;   151.7 p5      58 a[0].0
        vpunpckhqdq zmm12, zmm26, zmm12                               ;   152.7 p5      58 a[0].0
        vpunpcklqdq zmm26, zmm21, zmm9                                ;   153.7 p5      58 a[0].0
        vpunpckhqdq zmm9, zmm21, zmm9                                 ;   154.7 p5      58 a[0].0
        vpunpcklqdq zmm21, zmm29, zmm13                               ;   155.7 p5      58 a[0].0
        vpunpckhqdq zmm13, zmm29, zmm13                               ;   156.7 p5      58 a[0].0
        vpunpcklqdq zmm29, zmm27, zmm18                               ;   157.7 p5      58 a[0].0
        vpunpckhqdq zmm18, zmm27, zmm18                               ;   158.7 p5      58 a[0].0
        vpunpcklqdq zmm27, zmm28, zmm20                               ;   159.7 p5      58 a[0].0
        vpunpckhqdq zmm20, zmm28, zmm20                               ;   160.7 p5      58 a[0].0
        vpunpcklqdq zmm28, zmm30, zmm22                               ;   161.7 p5      58 a[0].0
        vpunpckhqdq zmm22, zmm30, zmm22                               ;   162.7 p5      58 a[0].0
        vpunpcklqdq zmm30, zmm31, zmm25                               ;   163.7 p5      58 a[0].0
        vpunpckhqdq zmm25, zmm31, zmm25                               ;   164.7 p5      58 a[0].0
        vpunpcklqdq zmm31, zmm0, zmm4                                 ;   165.7 p5      58 a[0].0
        vpunpckhqdq zmm0, zmm0, zmm4                                  ;   166.7 p5      58 a[0].0
        mov r10, qword [rsp + 17080]                                  ;    48.7 p10     58 a[0].0 reload
        vshufi32x4 zmm1, zmm1, [r10], 0xee                            ;   167.7 p5+p3   58 a[4].0
        vpunpcklbw zmm4, zmm5, zmm14                                  ;   168.7 p5      58 a[2].0
        vpunpckhbw zmm5, zmm5, zmm14                                  ;   169.7 p5      58 a[2].0
        vpunpcklwd zmm14, zmm11, zmm4                                 ;   170.7 p5      58 a[2].0
        vpunpckhwd zmm4, zmm11, zmm4                                  ;   171.7 p5      58 a[2].0
        vpunpcklwd zmm11, zmm2, zmm5                                  ;   172.7 p5      58 a[2].0
        vpunpckhwd zmm2, zmm2, zmm5                                   ;   173.7 p5      58 a[2].0
        vpunpckldq zmm5, zmm10, zmm14                                 ;   174.7 p5      58 a[2].0
        vpunpckhdq zmm10, zmm10, zmm14                                ;   175.7 p5      58 a[2].0
        vpunpckldq zmm14, zmm8, zmm4                                  ;   176.7 p5      58 a[2].0
        vpunpckhdq zmm4, zmm8, zmm4                                   ;   177.7 p5      58 a[2].0
        vpunpckldq zmm8, zmm15, zmm11                                 ;   178.7 p5      58 a[2].0
        vpunpckhdq zmm11, zmm15, zmm11                                ;   179.7 p5      58 a[2].0
        vpunpckldq zmm15, zmm3, zmm2                                  ;   180.7 p5      58 a[2].0
        vpunpckhdq zmm2, zmm3, zmm2                                   ;   181.7 p5      58 a[2].0
        vpunpcklqdq zmm3, zmm6, zmm5                                  ;   182.7 p5      58 a[2].0
        vpunpckhqdq zmm5, zmm6, zmm5                                  ;   183.7 p5      58 a[2].0
        vpunpcklqdq zmm6, zmm23, zmm10                                ;   184.7 p5      58 a[2].0
        vpunpckhqdq zmm10, zmm23, zmm10                               ;   185.7 p5      58 a[2].0
        vpunpcklqdq zmm23, zmm24, zmm14                               ;   186.7 p5      58 a[2].0
        vpunpckhqdq zmm14, zmm24, zmm14                               ;   187.7 p5      58 a[2].0
        vpunpcklqdq zmm24, zmm16, zmm4                                ;   188.7 p5      58 a[2].0
        vpunpckhqdq zmm4, zmm16, zmm4                                 ;   189.7 p5      58 a[2].0
        vpunpcklqdq zmm16, zmm17, zmm8                                ;   190.7 p5      58 a[2].0
        vpunpckhqdq zmm8, zmm17, zmm8                                 ;   191.7 p5      58 a[2].0
        vpunpcklqdq zmm17, zmm19, zmm11                               ;   192.7 p5      58 a[2].0
        vpunpckhqdq zmm11, zmm19, zmm11                               ;   193.7 p5      58 a[2].0
        vmovdqu64 zmm19, [rsp + 0]                                    ;    53.3 p2      57 k[0].0 reload
        vpxord zmm7, zmm7, zmm19                                      ;   152.7 p0      58 a[0]
        vpxord zmm12, zmm12, [rsp + 64]                               ;   153.7 p0+p3   58 a[0]
        vpxord zmm26, zmm26, [rsp + 128]                              ;   154.7 p0+p2   58 a[0]
        vpxord zmm9, zmm9, [rsp + 192]                                ;   155.7 p0+p3   58 a[0]
        vpxord zmm21, zmm21, [rsp + 256]                              ;   156.7 p0+p2   58 a[0]
        vpxord zmm13, zmm13, [rsp + 320]                              ;   157.7 p0+p3   58 a[0]
        vpxord zmm29, zmm29, [rsp + 384]                              ;   158.7 p0+p2   58 a[0]
        vpxord zmm18, zmm18, [rsp + 448]                              ;   159.7 p0+p3   58 a[0]
        vpxord zmm27, zmm27, [rsp + 512]                              ;   160.7 p0+p2   58 a[1]
        vpxord zmm20, zmm20, [rsp + 576]                              ;   161.7 p0+p3   58 a[1]
        vpxord zmm28, zmm28, [rsp + 640]                              ;   162.7 p0+p2   58 a[1]
        vpxord zmm22, zmm22, [rsp + 704]                              ;   163.7 p0+p3   58 a[1]
        vpxord zmm30, zmm30, [rsp + 768]                              ;   164.7 p0+p2   58 a[1]
        vpxord zmm25, zmm25, [rsp + 832]                              ;   165.7 p0+p3   58 a[1]
        vpxord zmm31, zmm31, [rsp + 896]                              ;   166.7 p0+p2   58 a[1]
        vpxord zmm0, zmm0, [rsp + 960]                                ;   167.7 p0+p3   58 a[1]
        vmovdqu64 zmm19, [rsp + 4160]                                 ;    92.7 p2      58 a[2].0 reload
        vmovdqu64 [rsp + 4224], zmm0                                  ;   168.7 p7+p4   58 a[1] spill
        vpunpcklqdq zmm0, zmm19, zmm15                                ;   194.7 p5      58 a[2].0
        vpunpckhqdq zmm15, zmm19, zmm15                               ;   195.7 p5      58 a[2].0
        vmovdqu64 zmm19, [rsp + 4096]                                 ;    93.7 p3      58 a[2].0 reload
        vmovdqu64 [rsp + 4288], zmm31                                 ;   167.7 p8+p9   58 a[1] spill
        vpunpcklqdq zmm31, zmm19, zmm2                                ;   196.7 p5      58 a[2].0
        vpunpckhqdq zmm2, zmm19, zmm2                                 ;   197.7 p5      58 a[2].0
        vmovdqu64 zmm19, [rsp + 1024]                                 ;    62.3 p2      57 k[2].0 reload
        vpxord zmm3, zmm3, zmm19                                      ;   183.7 p0      58 a[2]
        vpxord zmm5, zmm5, [rsp + 1088]                               ;   184.7 p0+p3   58 a[2]
        vpxord zmm6, zmm6, [rsp + 1152]                               ;   185.7 p0+p2   58 a[2]
        vpxord zmm10, zmm10, [rsp + 1216]                             ;   186.7 p0+p3   58 a[2]
        vpxord zmm23, zmm23, [rsp + 1280]                             ;   187.7 p0+p2   58 a[2]
        vpxord zmm14, zmm14, [rsp + 1344]                             ;   188.7 p0+p3   58 a[2]
        vpxord zmm24, zmm24, [rsp + 1408]                             ;   189.7 p0+p2   58 a[2]
        vpxord zmm4, zmm4, [rsp + 1472]                               ;   190.7 p0+p3   58 a[2]
        vpxord zmm16, zmm16, [rsp + 1536]                             ;   191.7 p0+p2   58 a[3]
        vpxord zmm8, zmm8, [rsp + 1600]                               ;   192.7 p0+p3   58 a[3]
        vpxord zmm17, zmm17, [rsp + 1664]                             ;   193.7 p0+p2   58 a[3]
        vpxord zmm11, zmm11, [rsp + 1728]                             ;   194.7 p0+p3   58 a[3]
        vpxord zmm0, zmm0, [rsp + 1792]                               ;   195.7 p0+p2   58 a[3]
        vpxord zmm15, zmm15, [rsp + 1856]                             ;   196.7 p0+p3   58 a[3]
        vpxord zmm31, zmm31, [rsp + 1920]                             ;   197.7 p0+p2   58 a[3]
        vpxord zmm2, zmm2, [rsp + 1984]                               ;   198.7 p0+p3   58 a[3]
        mov r9, qword [rsp + 16712]                                   ;    60.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16576]                                  ;    61.3 p10     58 a[0].0 reload
        vmovdqu64 zmm19, [r10]                                        ;    70.3 p2      58 a[0].0 reload
        vshufi32x4 zmm19, zmm19, [r9], 0xee                           ;   198.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 16952]                                   ;    62.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16840]                                  ;    63.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 4352], zmm2                                  ;   199.7 p7+p4   58 a[3] spill
        vmovdqu64 zmm2, [r10]                                         ;    71.3 p2      58 a[0].0 reload
        vshufi32x4 zmm2, zmm2, [r9], 0xee                             ;   199.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 4416], zmm31                                 ;   198.7 p8+p9   58 a[3] spill
        vshufi32x4 zmm31, zmm19, zmm2, 0x88                           ;   202.7 p5      58 a[4].0
        vshufi32x4 zmm2, zmm19, zmm2, 0xdd                            ;   202.7 p5      58 a[6].0
        mov r9, qword [rsp + 16720]                                   ;    64.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16592]                                  ;    65.3 p10     58 a[0].0 reload
        vmovdqu64 zmm19, [r10]                                        ;    72.3 p2      58 a[0].0 reload
        vshufi32x4 zmm19, zmm19, [r9], 0xee                           ;   202.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 16960]                                   ;    66.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16848]                                  ;    67.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 4480], zmm15                                 ;   197.7 p7+p4   58 a[3] spill
        vmovdqu64 zmm15, [r10]                                        ;    73.3 p2      58 a[0].0 reload
        vshufi32x4 zmm15, zmm15, [r9], 0xee                           ;   203.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 4544], zmm0                                  ;   196.7 p8+p9   58 a[3] spill
        vshufi32x4 zmm0, zmm19, zmm15, 0x88                           ;   206.7 p5      58 a[4].0
        vshufi32x4 zmm15, zmm19, zmm15, 0xdd                          ;   206.7 p5      58 a[6].0
        vpunpcklbw zmm19, zmm31, zmm0                                 ;   209.7 p5      58 a[4].0
        vpunpckhbw zmm0, zmm31, zmm0                                  ;   209.7 p5      58 a[4].0
        vpunpcklbw zmm31, zmm2, zmm15                                 ;   209.7 p5      58 a[6].0
        vpunpckhbw zmm2, zmm2, zmm15                                  ;   209.7 p5      58 a[6].0
        mov r9, qword [rsp + 16728]                                   ;    68.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16600]                                  ;    69.3 p10     58 a[0].0 reload
        vmovdqu64 zmm15, [r10]                                        ;    74.3 p2      58 a[0].0 reload
        vshufi32x4 zmm15, zmm15, [r9], 0xee                           ;   210.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 16968]                                   ;    70.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16856]                                  ;    71.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 4608], zmm11                                 ;   195.7 p7+p4   58 a[3] spill
        vmovdqu64 zmm11, [r10]                                        ;    76.3 p2      58 a[0].0 reload
        vshufi32x4 zmm11, zmm11, [r9], 0xee                           ;   211.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 4672], zmm17                                 ;   194.7 p8+p9   58 a[3] spill
        vshufi32x4 zmm17, zmm15, zmm11, 0x88                          ;   214.7 p5      58 a[4].0
        vshufi32x4 zmm11, zmm15, zmm11, 0xdd                          ;   214.7 p5      58 a[6].0
        mov r9, qword [rsp + 16736]                                   ;    72.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16608]                                  ;    73.3 p10     58 a[0].0 reload
        vmovdqu64 zmm15, [r10]                                        ;    78.3 p2      58 a[0].0 reload
        vshufi32x4 zmm15, zmm15, [r9], 0xee                           ;   214.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 16976]                                   ;    74.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16864]                                  ;    75.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 4736], zmm8                                  ;   193.7 p7+p4   58 a[3] spill
        vmovdqu64 zmm8, [r10]                                         ;    80.3 p2      58 a[0].0 reload
        vshufi32x4 zmm8, zmm8, [r9], 0xee                             ;   215.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 4800], zmm16                                 ;   192.7 p8+p9   58 a[3] spill
        vshufi32x4 zmm16, zmm15, zmm8, 0x88                           ;   218.7 p5      58 a[4].0
        vshufi32x4 zmm8, zmm15, zmm8, 0xdd                            ;   218.7 p5      58 a[6].0
        vpunpcklbw zmm15, zmm17, zmm16                                ;   221.7 p5      58 a[4].0
        vpunpckhbw zmm16, zmm17, zmm16                                ;   221.7 p5      58 a[4].0
        vpunpcklwd zmm17, zmm19, zmm15                                ;   222.7 p5      58 a[4].0
        vpunpckhwd zmm15, zmm19, zmm15                                ;   222.7 p5      58 a[4].0
        vpunpcklwd zmm19, zmm0, zmm16                                 ;   222.7 p5      58 a[4].0
        vpunpckhwd zmm0, zmm0, zmm16                                  ;   223.7 p5      58 a[4].0
        vpunpcklbw zmm16, zmm11, zmm8                                 ;   224.7 p5      58 a[6].0
        vpunpckhbw zmm8, zmm11, zmm8                                  ;   225.7 p5      58 a[6].0
        vpunpcklwd zmm11, zmm31, zmm16                                ;   226.7 p5      58 a[6].0
        vpunpckhwd zmm16, zmm31, zmm16                                ;   227.7 p5      58 a[6].0
        vpunpcklwd zmm31, zmm2, zmm8                                  ;   228.7 p5      58 a[6].0
        vpunpckhwd zmm2, zmm2, zmm8                                   ;   229.7 p5      58 a[6].0
        mov r9, qword [rsp + 16744]                                   ;    76.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16616]                                  ;    77.3 p10     58 a[0].0 reload
        vmovdqu64 zmm8, [r10]                                         ;    82.3 p2      58 a[0].0 reload
        vshufi32x4 zmm8, zmm8, [r9], 0xee                             ;   230.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 16984]                                   ;    78.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16872]                                  ;    79.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 4864], zmm4                                  ;   191.7 p7+p4   58 a[2] spill
        vmovdqu64 zmm4, [r10]                                         ;    84.3 p2      58 a[0].0 reload
        vshufi32x4 zmm4, zmm4, [r9], 0xee                             ;   231.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 4928], zmm24                                 ;   190.7 p8+p9   58 a[2] spill
        vshufi32x4 zmm24, zmm8, zmm4, 0x88                            ;   234.7 p5      58 a[4].0
        vshufi32x4 zmm4, zmm8, zmm4, 0xdd                             ;   234.7 p5      58 a[6].0
        mov r9, qword [rsp + 16752]                                   ;    80.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16624]                                  ;    80.3 p2      58 a[0].0 reload
        vmovdqu64 zmm8, [r10]                                         ;    85.3 p3      58 a[0].0 reload
        vshufi32x4 zmm8, zmm8, [r9], 0xee                             ;   234.7 p5+p2   58 a[4].0
        mov r9, qword [rsp + 16992]                                   ;    81.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16880]                                  ;    81.7 p3      58 a[0].0 reload
        vmovdqu64 [rsp + 4992], zmm14                                 ;   189.7 p7+p4   58 a[2] spill
        vmovdqu64 zmm14, [r10]                                        ;    86.7 p2      58 a[0].0 reload
        vshufi32x4 zmm14, zmm14, [r9], 0xee                           ;   235.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 5056], zmm23                                 ;   188.7 p8+p9   58 a[2] spill
        vshufi32x4 zmm23, zmm8, zmm14, 0x88                           ;   238.7 p5      58 a[4].0
        vshufi32x4 zmm8, zmm8, zmm14, 0xdd                            ;   238.7 p5      58 a[6].0
        vpunpcklbw zmm14, zmm24, zmm23                                ;   241.7 p5      58 a[4].0
        vpunpckhbw zmm23, zmm24, zmm23                                ;   241.7 p5      58 a[4].0
        vpunpcklbw zmm24, zmm4, zmm8                                  ;   241.7 p5      58 a[6].0
        vpunpckhbw zmm4, zmm4, zmm8                                   ;   241.7 p5      58 a[6].0
        mov r9, qword [rsp + 16760]                                   ;    82.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16632]                                  ;    83.3 p10     58 a[0].0 reload
        vmovdqu64 zmm8, [r10]                                         ;    88.3 p2      58 a[0].0 reload
        vshufi32x4 zmm8, zmm8, [r9], 0xee                             ;   242.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17000]                                   ;    84.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16888]                                  ;    84.3 p2      58 a[0].0 reload
        vmovdqu64 [rsp + 5120], zmm10                                 ;   187.7 p7+p4   58 a[2] spill
        vmovdqu64 zmm10, [r10]                                        ;    89.3 p3      58 a[0].0 reload
        vshufi32x4 zmm10, zmm10, [r9], 0xee                           ;   243.7 p5+p2   58 a[4].0
        vmovdqu64 [rsp + 5184], zmm6                                  ;   186.7 p8+p9   58 a[2] spill
        vshufi32x4 zmm6, zmm8, zmm10, 0x88                            ;   246.7 p5      58 a[4].0
        vshufi32x4 zmm8, zmm8, zmm10, 0xdd                            ;   246.7 p5      58 a[6].0
        mov r9, qword [rsp + 16768]                                   ;    85.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16640]                                  ;    85.7 p3      58 a[0].0 reload
        vmovdqu64 zmm10, [r10]                                        ;    90.7 p2      58 a[0].0 reload
        vshufi32x4 zmm10, zmm10, [r9], 0xee                           ;   246.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17008]                                   ;    86.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16896]                                  ;    87.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 5248], zmm5                                  ;   185.7 p7+p4   58 a[2] spill
        vmovdqu64 zmm5, [r10]                                         ;    92.3 p2      58 a[0].0 reload
        vshufi32x4 zmm5, zmm5, [r9], 0xee                             ;   247.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 5312], zmm3                                  ;   184.7 p8+p9   58 a[2] spill
        vshufi32x4 zmm3, zmm10, zmm5, 0x88                            ;   250.7 p5      58 a[4].0
        vshufi32x4 zmm5, zmm10, zmm5, 0xdd                            ;   250.7 p5      58 a[6].0
        vpunpcklbw zmm10, zmm6, zmm3                                  ;   253.7 p5      58 a[4].0
        vpunpckhbw zmm3, zmm6, zmm3                                   ;   253.7 p5      58 a[4].0
        vpunpcklwd zmm6, zmm14, zmm10                                 ;   254.7 p5      58 a[4].0
        vpunpckhwd zmm10, zmm14, zmm10                                ;   254.7 p5      58 a[4].0
        vpunpcklwd zmm14, zmm23, zmm3                                 ;   254.7 p5      58 a[4].0
        vpunpckhwd zmm3, zmm23, zmm3                                  ;   255.7 p5      58 a[4].0
        vpunpckldq zmm23, zmm17, zmm6                                 ;   256.7 p5      58 a[4].0
        vpunpckhdq zmm6, zmm17, zmm6                                  ;   257.7 p5      58 a[4].0
        vpunpckldq zmm17, zmm15, zmm10                                ;   258.7 p5      58 a[4].0
        vpunpckhdq zmm10, zmm15, zmm10                                ;   259.7 p5      58 a[4].0
        vpunpckldq zmm15, zmm19, zmm14                                ;   260.7 p5      58 a[4].0
        vpunpckhdq zmm14, zmm19, zmm14                                ;   261.7 p5      58 a[4].0
        vpunpckldq zmm19, zmm0, zmm3                                  ;   262.7 p5      58 a[4].0
        vpunpckhdq zmm0, zmm0, zmm3                                   ;   263.7 p5      58 a[4].0
        vpunpcklbw zmm3, zmm8, zmm5                                   ;   264.7 p5      58 a[6].0
        vpunpckhbw zmm5, zmm8, zmm5                                   ;   265.7 p5      58 a[6].0
        vpunpcklwd zmm8, zmm24, zmm3                                  ;   266.7 p5      58 a[6].0
        vpunpckhwd zmm3, zmm24, zmm3                                  ;   267.7 p5      58 a[6].0
        vpunpcklwd zmm24, zmm4, zmm5                                  ;   268.7 p5      58 a[6].0
        vpunpckhwd zmm4, zmm4, zmm5                                   ;   269.7 p5      58 a[6].0
        vpunpckldq zmm5, zmm11, zmm8                                  ;   270.7 p5      58 a[6].0
        vpunpckhdq zmm8, zmm11, zmm8                                  ;   271.7 p5      58 a[6].0
        vpunpckldq zmm11, zmm16, zmm3                                 ;   272.7 p5      58 a[6].0
        vpunpckhdq zmm3, zmm16, zmm3                                  ;   273.7 p5      58 a[6].0
        vpunpckldq zmm16, zmm31, zmm24                                ;   274.7 p5      58 a[6].0
        vpunpckhdq zmm24, zmm31, zmm24                                ;   275.7 p5      58 a[6].0
        vpunpckldq zmm31, zmm2, zmm4                                  ;   276.7 p5      58 a[6].0
        vpunpckhdq zmm2, zmm2, zmm4                                   ;   277.7 p5      58 a[6].0
        mov r9, qword [rsp + 16776]                                   ;    88.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16648]                                  ;    88.3 p2      58 a[0].0 reload
        vmovdqu64 zmm4, [r10]                                         ;    93.3 p3      58 a[0].0 reload
        vshufi32x4 zmm4, zmm4, [r9], 0xee                             ;   278.7 p5+p2   58 a[4].0
        mov r9, qword [rsp + 17016]                                   ;    89.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16904]                                  ;    89.7 p3      58 a[0].0 reload
        vmovdqu64 [rsp + 5376], zmm25                                 ;   166.7 p7+p4   58 a[1] spill
        vmovdqu64 zmm25, [r10]                                        ;    94.7 p2      58 a[0].0 reload
        vshufi32x4 zmm25, zmm25, [r9], 0xee                           ;   279.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 5440], zmm30                                 ;   165.7 p8+p9   58 a[1] spill
        vshufi32x4 zmm30, zmm4, zmm25, 0x88                           ;   282.7 p5      58 a[4].0
        vshufi32x4 zmm4, zmm4, zmm25, 0xdd                            ;   282.7 p5      58 a[6].0
        mov r9, qword [rsp + 16784]                                   ;    90.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16656]                                  ;    91.3 p10     58 a[0].0 reload
        vmovdqu64 zmm25, [r10]                                        ;    96.3 p2      58 a[0].0 reload
        vshufi32x4 zmm25, zmm25, [r9], 0xee                           ;   282.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17024]                                   ;    92.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16912]                                  ;    92.3 p2      58 a[0].0 reload
        vmovdqu64 [rsp + 5504], zmm22                                 ;   164.7 p7+p4   58 a[1] spill
        vmovdqu64 zmm22, [r10]                                        ;    97.3 p3      58 a[0].0 reload
        vshufi32x4 zmm22, zmm22, [r9], 0xee                           ;   283.7 p5+p2   58 a[4].0
        vmovdqu64 [rsp + 5568], zmm28                                 ;   163.7 p8+p9   58 a[1] spill
        vshufi32x4 zmm28, zmm25, zmm22, 0x88                          ;   286.7 p5      58 a[4].0
        vshufi32x4 zmm22, zmm25, zmm22, 0xdd                          ;   286.7 p5      58 a[6].0
        vpunpcklbw zmm25, zmm30, zmm28                                ;   289.7 p5      58 a[4].0
        vpunpckhbw zmm28, zmm30, zmm28                                ;   289.7 p5      58 a[4].0
        vpunpcklbw zmm30, zmm4, zmm22                                 ;   289.7 p5      58 a[6].0
        vpunpckhbw zmm4, zmm4, zmm22                                  ;   289.7 p5      58 a[6].0
        mov r9, qword [rsp + 16792]                                   ;    93.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16664]                                  ;    93.7 p3      58 a[0].0 reload
        vmovdqu64 zmm22, [r10]                                        ;    98.7 p2      58 a[0].0 reload
        vshufi32x4 zmm22, zmm22, [r9], 0xee                           ;   290.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17032]                                   ;    94.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16920]                                  ;    95.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 5632], zmm20                                 ;   162.7 p7+p4   58 a[1] spill
        vmovdqu64 zmm20, [r10]                                        ;   100.3 p2      58 a[0].0 reload
        vshufi32x4 zmm20, zmm20, [r9], 0xee                           ;   291.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 5696], zmm27                                 ;   161.7 p8+p9   58 a[1] spill
        vshufi32x4 zmm27, zmm22, zmm20, 0x88                          ;   294.7 p5      58 a[4].0
        vshufi32x4 zmm20, zmm22, zmm20, 0xdd                          ;   294.7 p5      58 a[6].0
        mov r9, qword [rsp + 16800]                                   ;    96.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16672]                                  ;    96.3 p2      58 a[0].0 reload
        vmovdqu64 zmm22, [r10]                                        ;   101.3 p3      58 a[0].0 reload
        vshufi32x4 zmm22, zmm22, [r9], 0xee                           ;   294.7 p5+p2   58 a[4].0
        mov r9, qword [rsp + 17040]                                   ;    97.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16928]                                  ;    97.7 p3      58 a[0].0 reload
        vmovdqu64 [rsp + 5760], zmm18                                 ;   160.7 p7+p4   58 a[0] spill
        vmovdqu64 zmm18, [r10]                                        ;   102.7 p2      58 a[0].0 reload
        vshufi32x4 zmm18, zmm18, [r9], 0xee                           ;   295.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 5824], zmm29                                 ;   159.7 p8+p9   58 a[0] spill
        vshufi32x4 zmm29, zmm22, zmm18, 0x88                          ;   298.7 p5      58 a[4].0
        vshufi32x4 zmm18, zmm22, zmm18, 0xdd                          ;   298.7 p5      58 a[6].0
        vpunpcklbw zmm22, zmm27, zmm29                                ;   301.7 p5      58 a[4].0
        vpunpckhbw zmm27, zmm27, zmm29                                ;   301.7 p5      58 a[4].0
        vpunpcklwd zmm29, zmm25, zmm22                                ;   302.7 p5      58 a[4].0
        vpunpckhwd zmm22, zmm25, zmm22                                ;   302.7 p5      58 a[4].0
        vpunpcklwd zmm25, zmm28, zmm27                                ;   302.7 p5      58 a[4].0
        vpunpckhwd zmm27, zmm28, zmm27                                ;   303.7 p5      58 a[4].0
        vpunpcklbw zmm28, zmm20, zmm18                                ;   304.7 p5      58 a[6].0
        vpunpckhbw zmm18, zmm20, zmm18                                ;   305.7 p5      58 a[6].0
        vpunpcklwd zmm20, zmm30, zmm28                                ;   306.7 p5      58 a[6].0
        vpunpckhwd zmm28, zmm30, zmm28                                ;   307.7 p5      58 a[6].0
        vpunpcklwd zmm30, zmm4, zmm18                                 ;   308.7 p5      58 a[6].0
        vpunpckhwd zmm4, zmm4, zmm18                                  ;   309.7 p5      58 a[6].0
        mov r9, qword [rsp + 16808]                                   ;    98.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16680]                                  ;    99.3 p10     58 a[0].0 reload
        vmovdqu64 zmm18, [r10]                                        ;   104.3 p2      58 a[0].0 reload
        vshufi32x4 zmm18, zmm18, [r9], 0xee                           ;   310.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17048]                                   ;   100.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16936]                                  ;   100.3 p2      58 a[0].0 reload
        vmovdqu64 [rsp + 5888], zmm13                                 ;   158.7 p7+p4   58 a[0] spill
        vmovdqu64 zmm13, [r10]                                        ;   105.3 p3      58 a[0].0 reload
        vshufi32x4 zmm13, zmm13, [r9], 0xee                           ;   311.7 p5+p2   58 a[4].0
        vmovdqu64 [rsp + 5952], zmm21                                 ;   157.7 p8+p9   58 a[0] spill
        vshufi32x4 zmm21, zmm18, zmm13, 0x88                          ;   314.7 p5      58 a[4].0
        vshufi32x4 zmm13, zmm18, zmm13, 0xdd                          ;   314.7 p5      58 a[6].0
        mov r9, qword [rsp + 16816]                                   ;   101.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16688]                                  ;   101.7 p3      58 a[0].0 reload
        vmovdqu64 zmm18, [r10]                                        ;   106.7 p2      58 a[0].0 reload
        vshufi32x4 zmm18, zmm18, [r9], 0xee                           ;   314.7 p5+p3   58 a[4].0
        mov r9, qword [rsp + 17056]                                   ;   102.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16944]                                  ;   103.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 6016], zmm9                                  ;   156.7 p7+p4   58 a[0] spill
        vmovdqu64 zmm9, [r10]                                         ;   108.3 p2      58 a[0].0 reload
        vshufi32x4 zmm9, zmm9, [r9], 0xee                             ;   315.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 6080], zmm26                                 ;   155.7 p8+p9   58 a[0] spill
        vshufi32x4 zmm26, zmm18, zmm9, 0x88                           ;   318.7 p5      58 a[4].0
        vshufi32x4 zmm9, zmm18, zmm9, 0xdd                            ;   318.7 p5      58 a[6].0
        vpunpcklbw zmm18, zmm21, zmm26                                ;   321.7 p5      58 a[4].0
        vpunpckhbw zmm21, zmm21, zmm26                                ;   321.7 p5      58 a[4].0
        vpunpcklbw zmm26, zmm13, zmm9                                 ;   321.7 p5      58 a[6].0
        vpunpckhbw zmm9, zmm13, zmm9                                  ;   321.7 p5      58 a[6].0
        mov r9, qword [rsp + 16824]                                   ;   104.3 p10     58 a[0].0 reload
        mov r10, qword [rsp + 16696]                                  ;   104.3 p2      58 a[0].0 reload
        vmovdqu64 zmm13, [r10]                                        ;   109.3 p3      58 a[0].0 reload
        vshufi32x4 zmm13, zmm13, [r9], 0xee                           ;   322.7 p5+p2   58 a[4].0
        mov r9, qword [rsp + 17064]                                   ;   105.3 p10     58 a[0].0 reload
        vmovdqu64 [rsp + 6144], zmm12                                 ;   154.7 p7+p4   58 a[0] spill
        vmovdqu64 zmm12, [r8]                                         ;   105.7 p3      58 a[0].0 reload
        vshufi32x4 zmm12, zmm12, [r9], 0xee                           ;   323.7 p5+p2   58 a[4].0
        vmovdqu64 [rsp + 6208], zmm7                                  ;   153.7 p8+p9   58 a[0] spill
        vshufi32x4 zmm7, zmm13, zmm12, 0x88                           ;   326.7 p5      58 a[4].0
        vshufi32x4 zmm12, zmm13, zmm12, 0xdd                          ;   326.7 p5      58 a[6].0
        mov r8, qword [rsp + 16832]                                   ;   106.3 p10     58 a[0].0 reload
        mov r9, qword [rsp + 16704]                                   ;   106.7 p3      58 a[0].0 reload
        vmovdqu64 zmm13, [r9]                                         ;   111.7 p2      58 a[0].0 reload
        vshufi32x4 zmm13, zmm13, [r8], 0xee                           ;   326.7 p5+p3   58 a[4].0
        vmovdqu64 [rsp + 6272], zmm2                                  ;   278.7 p7+p4   58 a[6].0 spill
        vshufi32x4 zmm2, zmm13, zmm1, 0x88                            ;   329.7 p5      58 a[4].0
        vshufi32x4 zmm1, zmm13, zmm1, 0xdd                            ;   329.7 p5      58 a[6].0
        vpunpcklbw zmm13, zmm7, zmm2                                  ;   332.7 p5      58 a[4].0
        vpunpckhbw zmm2, zmm7, zmm2                                   ;   332.7 p5      58 a[4].0
        vpunpcklwd zmm7, zmm18, zmm13                                 ;   333.7 p5      58 a[4].0
        vpunpckhwd zmm13, zmm18, zmm13                                ;   333.7 p5      58 a[4].0
        vpunpcklwd zmm18, zmm21, zmm2                                 ;   333.7 p5      58 a[4].0
        vpunpckhwd zmm2, zmm21, zmm2                                  ;   334.7 p5      58 a[4].0
        vpunpckldq zmm21, zmm29, zmm7                                 ;   335.7 p5      58 a[4].0
        vpunpckhdq zmm7, zmm29, zmm7                                  ;   336.7 p5      58 a[4].0
        vpunpckldq zmm29, zmm22, zmm13                                ;   337.7 p5      58 a[4].0
        vpunpckhdq zmm13, zmm22, zmm13                                ;   338.7 p5      58 a[4].0
        vpunpckldq zmm22, zmm25, zmm18                                ;   339.7 p5      58 a[4].0
        vpunpckhdq zmm18, zmm25, zmm18                                ;   340.7 p5      58 a[4].0
        vpunpckldq zmm25, zmm27, zmm2                                 ;   341.7 p5      58 a[4].0
        vpunpckhdq zmm2, zmm27, zmm2                                  ;   342.7 p5      58 a[4].0
        vpunpcklqdq zmm27, zmm23, zmm21                               ;   343.7 p5      58 a[4].0
        vpunpckhqdq zmm21, zmm23, zmm21                               ;   344.7 p5      58 a[4].0
        vpunpcklqdq zmm23, zmm6, zmm7                                 ;   345.7 p5      58 a[4].0
        vpunpckhqdq zmm6, zmm6, zmm7                                  ;   346.7 p5      58 a[4].0
        vpunpcklqdq zmm7, zmm17, zmm29                                ;   347.7 p5      58 a[4].0
        vpunpckhqdq zmm17, zmm17, zmm29                               ;   348.7 p5      58 a[4].0
        vpunpcklqdq zmm29, zmm10, zmm13                               ;   349.7 p5      58 a[4].0
        vpunpckhqdq zmm10, zmm10, zmm13                               ;   350.7 p5      58 a[4].0
        vpunpcklqdq zmm13, zmm15, zmm22                               ;   351.7 p5      58 a[4].0
        vpunpckhqdq zmm15, zmm15, zmm22                               ;   352.7 p5      58 a[4].0
        vpunpcklqdq zmm22, zmm14, zmm18                               ;   353.7 p5      58 a[4].0
        vpunpckhqdq zmm14, zmm14, zmm18                               ;   354.7 p5      58 a[4].0
        vpunpcklqdq zmm18, zmm19, zmm25                               ;   355.7 p5      58 a[4].0
        vpunpckhqdq zmm19, zmm19, zmm25                               ;   356.7 p5      58 a[4].0
        vpunpcklqdq zmm25, zmm0, zmm2                                 ;   357.7 p5      58 a[4].0
        vpunpckhqdq zmm0, zmm0, zmm2                                  ;   358.7 p5      58 a[4].0
        vpunpcklbw zmm2, zmm12, zmm1                                  ;   359.7 p5      58 a[6].0
        vpunpckhbw zmm1, zmm12, zmm1                                  ;   360.7 p5      58 a[6].0
        vpunpcklwd zmm12, zmm26, zmm2                                 ;   361.7 p5      58 a[6].0
        vpunpckhwd zmm2, zmm26, zmm2                                  ;   362.7 p5      58 a[6].0
        vpunpcklwd zmm26, zmm9, zmm1                                  ;   363.7 p5      58 a[6].0
        vpunpckhwd zmm1, zmm9, zmm1                                   ;   364.7 p5      58 a[6].0
        vpunpckldq zmm9, zmm20, zmm12                                 ;   365.7 p5      58 a[6].0
        vpunpckhdq zmm12, zmm20, zmm12                                ;   366.7 p5      58 a[6].0
        vpunpckldq zmm20, zmm28, zmm2                                 ;   367.7 p5      58 a[6].0
        vpunpckhdq zmm2, zmm28, zmm2                                  ;   368.7 p5      58 a[6].0
        vpunpckldq zmm28, zmm30, zmm26                                ;   369.7 p5      58 a[6].0
        vpunpckhdq zmm26, zmm30, zmm26                                ;   370.7 p5      58 a[6].0
        vpunpckldq zmm30, zmm4, zmm1                                  ;   371.7 p5      58 a[6].0
        vpunpckhdq zmm1, zmm4, zmm1                                   ;   372.7 p5      58 a[6].0
        vpunpcklqdq zmm4, zmm5, zmm9                                  ;   373.7 p5      58 a[6].0
        vpunpckhqdq zmm5, zmm5, zmm9                                  ;   374.7 p5      58 a[6].0
        vpunpcklqdq zmm9, zmm8, zmm12                                 ;   375.7 p5      58 a[6].0
        vpunpckhqdq zmm8, zmm8, zmm12                                 ;   376.7 p5      58 a[6].0
        vmovdqu64 zmm12, [rsp + 2048]                                 ;   110.7 p2      57 k[4].0 reload
        vpxord zmm27, zmm27, zmm12                                    ;   344.7 p0      58 a[4]
        vmovdqu64 [rsp + 6336], zmm12                                 ;   116.7 p8+p9   60 rounds
        vmovdqu64 zmm12, [rsp + 2112]                                 ;   111.2 p3      57 k[4].1 reload
        vpxord zmm21, zmm21, zmm12                                    ;   345.7 p0      58 a[4]
        vmovdqu64 [rsp + 6400], zmm12                                 ;   117.2 p7+p4   60 rounds
        vpunpcklqdq zmm12, zmm11, zmm20                               ;   377.7 p5      58 a[6].0
        vpunpckhqdq zmm11, zmm11, zmm20                               ;   378.7 p5      58 a[6].0
        vmovdqu64 zmm20, [rsp + 2176]                                 ;   112.0 p2      57 k[4].2 reload
        vpxord zmm23, zmm23, zmm20                                    ;   346.7 p0      58 a[4]
        vmovdqu64 [rsp + 6464], zmm20                                 ;   118.0 p8+p9   60 rounds
        vpunpcklqdq zmm20, zmm3, zmm2                                 ;   379.7 p5      58 a[6].0
        vpunpckhqdq zmm2, zmm3, zmm2                                  ;   380.7 p5      58 a[6].0
        vmovdqu64 zmm3, [rsp + 2240]                                  ;   112.8 p3      57 k[4].3 reload
        vpxord zmm6, zmm6, zmm3                                       ;   347.7 p0      58 a[4]
        vmovdqu64 [rsp + 6528], zmm3                                  ;   118.8 p7+p4   60 rounds
        vmovdqu64 zmm3, [rsp + 2304]                                  ;   113.3 p2      57 k[4].4 reload
        vpxord zmm7, zmm7, zmm3                                       ;   348.7 p0      58 a[4]
        vmovdqu64 [rsp + 6592], zmm3                                  ;   119.3 p8+p9   60 rounds
        vpunpcklqdq zmm3, zmm16, zmm28                                ;   381.7 p5      58 a[6].0
        vpunpckhqdq zmm16, zmm16, zmm28                               ;   382.7 p5      58 a[6].0
        vmovdqu64 zmm28, [rsp + 2368]                                 ;   114.2 p3      57 k[4].5 reload
        vpxord zmm17, zmm17, zmm28                                    ;   349.7 p0      58 a[4]
        vmovdqu64 [rsp + 6656], zmm28                                 ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm28, [rsp + 2432]                                 ;   114.7 p2      57 k[4].6 reload
        vpxord zmm29, zmm29, zmm28                                    ;   350.7 p0      58 a[4]
        vmovdqu64 [rsp + 6720], zmm28                                 ;   120.7 p8+p9   60 rounds
        vpunpcklqdq zmm28, zmm24, zmm26                               ;   383.7 p5      58 a[6].0
        vpunpckhqdq zmm24, zmm24, zmm26                               ;   384.7 p5      58 a[6].0
        vmovdqu64 zmm26, [rsp + 2496]                                 ;   115.5 p3      57 k[4].7 reload
        vpxord zmm10, zmm10, zmm26                                    ;   351.7 p0      58 a[4]
        vmovdqu64 [rsp + 6784], zmm26                                 ;   121.5 p7+p4   60 rounds
        vpunpcklqdq zmm26, zmm31, zmm30                               ;   385.7 p5      58 a[6].0
        vpunpckhqdq zmm30, zmm31, zmm30                               ;   386.7 p5      58 a[6].0
        vmovdqu64 zmm31, [rsp + 2560]                                 ;   116.3 p2      57 k[5].0 reload
        vpxord zmm13, zmm13, zmm31                                    ;   352.7 p0      58 a[5]
        vmovdqu64 [rsp + 6848], zmm31                                 ;   122.3 p8+p9   60 rounds
        vmovdqu64 zmm31, [rsp + 2624]                                 ;   116.8 p3      57 k[5].1 reload
        vpxord zmm15, zmm15, zmm31                                    ;   353.7 p0      58 a[5]
        vmovdqu64 [rsp + 6912], zmm31                                 ;   122.8 p7+p4   60 rounds
        vmovdqu64 zmm31, [rsp + 2688]                                 ;   117.3 p2      57 k[5].2 reload
        vpxord zmm22, zmm22, zmm31                                    ;   354.7 p0      58 a[5]
        vmovdqu64 [rsp + 6976], zmm31                                 ;   123.3 p8+p9   60 rounds
        vmovdqu64 zmm31, [rsp + 2752]                                 ;   117.8 p3      57 k[5].3 reload
        vpxord zmm14, zmm14, zmm31                                    ;   355.7 p0      58 a[5]
        vmovdqu64 [rsp + 7040], zmm31                                 ;   123.8 p7+p4   60 rounds
        vmovdqu64 zmm31, [rsp + 2816]                                 ;   118.3 p2      57 k[5].4 reload
        vpxord zmm18, zmm18, zmm31                                    ;   356.7 p0      58 a[5]
        vmovdqu64 [rsp + 7104], zmm31                                 ;   124.3 p8+p9   60 rounds
        vmovdqu64 zmm31, [rsp + 2880]                                 ;   118.8 p3      57 k[5].5 reload
        vpxord zmm19, zmm19, zmm31                                    ;   357.7 p0      58 a[5]
        vmovdqu64 [rsp + 7168], zmm31                                 ;   124.8 p7+p4   60 rounds
        vmovdqu64 [rsp + 7232], zmm27                                 ;   345.7 p8+p9   60 rounds
        vmovdqu64 zmm27, [rsp + 2944]                                 ;   119.5 p2      57 k[5].6 reload
        vpxord zmm25, zmm25, zmm27                                    ;   358.7 p0      58 a[5]
        vmovdqu64 [rsp + 7296], zmm27                                 ;   125.5 p7+p4   60 rounds
        vmovdqu64 [rsp + 7360], zmm21                                 ;   346.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3008]                                 ;   120.2 p3      57 k[5].7 reload
        vpxord zmm0, zmm0, zmm21                                      ;   359.7 p0      58 a[5]
        vmovdqu64 [rsp + 7424], zmm21                                 ;   127.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3072]                                 ;   120.7 p2      57 k[6].0 reload
        vpxord zmm4, zmm4, zmm21                                      ;   374.7 p0      58 a[6]
        vmovdqu64 [rsp + 7488], zmm21                                 ;   129.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3136]                                 ;   121.2 p3      57 k[6].1 reload
        vpxord zmm5, zmm5, zmm21                                      ;   375.7 p0      58 a[6]
        vmovdqu64 [rsp + 7552], zmm21                                 ;   129.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3200]                                 ;   121.7 p2      57 k[6].2 reload
        vpxord zmm9, zmm9, zmm21                                      ;   376.7 p0      58 a[6]
        vmovdqu64 [rsp + 7616], zmm21                                 ;   131.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3264]                                 ;   122.2 p3      57 k[6].3 reload
        vpxord zmm8, zmm8, zmm21                                      ;   377.7 p0      58 a[6]
        vmovdqu64 [rsp + 7680], zmm21                                 ;   131.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3328]                                 ;   122.7 p2      57 k[6].4 reload
        vpxord zmm12, zmm12, zmm21                                    ;   378.7 p0      58 a[6]
        vmovdqu64 [rsp + 7744], zmm21                                 ;   133.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3392]                                 ;   123.2 p3      57 k[6].5 reload
        vpxord zmm11, zmm11, zmm21                                    ;   379.7 p0      58 a[6]
        vmovdqu64 [rsp + 7808], zmm21                                 ;   133.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3456]                                 ;   123.7 p2      57 k[6].6 reload
        vpxord zmm20, zmm20, zmm21                                    ;   380.7 p0      58 a[6]
        vmovdqu64 [rsp + 7872], zmm21                                 ;   135.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3520]                                 ;   124.2 p3      57 k[6].7 reload
        vpxord zmm2, zmm2, zmm21                                      ;   381.7 p0      58 a[6]
        vmovdqu64 [rsp + 7936], zmm21                                 ;   135.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3584]                                 ;   127.8 p2      57 k[7].0 reload
        vpxord zmm3, zmm3, zmm21                                      ;   382.7 p0      58 a[7]
        vmovdqu64 [rsp + 8000], zmm21                                 ;   137.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3648]                                 ;   128.3 p3      57 k[7].1 reload
        vpxord zmm16, zmm16, zmm21                                    ;   383.7 p0      58 a[7]
        vmovdqu64 [rsp + 8064], zmm21                                 ;   137.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3712]                                 ;   131.7 p2      57 k[7].2 reload
        vpxord zmm28, zmm28, zmm21                                    ;   384.7 p0      58 a[7]
        vmovdqu64 [rsp + 8128], zmm21                                 ;   139.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3776]                                 ;   132.2 p3      57 k[7].3 reload
        vpxord zmm24, zmm24, zmm21                                    ;   385.7 p0      58 a[7]
        vmovdqu64 [rsp + 8192], zmm21                                 ;   139.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 3840]                                 ;   132.7 p2      57 k[7].4 reload
        vpxord zmm26, zmm26, zmm21                                    ;   386.7 p0      58 a[7]
        vmovdqu64 [rsp + 8256], zmm21                                 ;   141.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3904]                                 ;   134.7 p3      57 k[7].5 reload
        vpxord zmm30, zmm30, zmm21                                    ;   387.7 p0      58 a[7]
        vmovdqu64 [rsp + 8320], zmm21                                 ;   141.5 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 0]                                    ;   138.0 p2      57 k[0].0 reload
        vmovdqu64 [rsp + 8384], zmm21                                 ;   144.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 64]                                   ;   138.3 p3      57 k[0].1 reload
        vmovdqu64 [rsp + 8448], zmm21                                 ;   144.3 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 128]                                  ;   139.0 p2      57 k[0].2 reload
        vmovdqu64 [rsp + 8512], zmm21                                 ;   145.0 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 192]                                  ;   140.7 p3      57 k[0].3 reload
        vmovdqu64 [rsp + 8576], zmm21                                 ;   146.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 6272]                                 ;   278.7 p2      58 a[6].0 reload
        vpunpcklqdq zmm27, zmm21, zmm1                                ;   387.7 p5      58 a[6].0
        vpunpckhqdq zmm1, zmm21, zmm1                                 ;   388.7 p5      58 a[6].0
        vmovdqu64 [rsp + 8640], zmm23                                 ;   347.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 3968]                                 ;   143.0 p3      57 k[7].6 reload
        vpxord zmm27, zmm27, zmm21                                    ;   388.7 p0      58 a[7]
        vmovdqu64 [rsp + 8704], zmm21                                 ;   149.0 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 4032]                                 ;   145.7 p2      57 k[7].7 reload
        vpxord zmm1, zmm1, zmm21                                      ;   389.7 p0      58 a[7]
        vmovdqu64 [rsp + 8768], zmm21                                 ;   151.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 256]                                  ;   148.7 p3      57 k[0].4 reload
        vmovdqu64 [rsp + 8832], zmm21                                 ;   154.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 320]                                  ;   150.7 p2      57 k[0].5 reload
        vmovdqu64 [rsp + 8896], zmm21                                 ;   156.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 384]                                  ;   152.7 p3      57 k[0].6 reload
        vmovdqu64 [rsp + 8960], zmm21                                 ;   158.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 448]                                  ;   154.7 p2      57 k[0].7 reload
        vmovdqu64 [rsp + 9024], zmm21                                 ;   160.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 512]                                  ;   156.7 p3      57 k[1].0 reload
        vmovdqu64 [rsp + 9088], zmm21                                 ;   162.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 576]                                  ;   158.7 p2      57 k[1].1 reload
        vmovdqu64 [rsp + 9152], zmm21                                 ;   164.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 640]                                  ;   160.7 p3      57 k[1].2 reload
        vmovdqu64 [rsp + 9216], zmm21                                 ;   166.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 704]                                  ;   162.7 p2      57 k[1].3 reload
        vmovdqu64 [rsp + 9280], zmm21                                 ;   168.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 768]                                  ;   164.7 p3      57 k[1].4 reload
        vmovdqu64 [rsp + 9344], zmm21                                 ;   170.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 832]                                  ;   166.7 p2      57 k[1].5 reload
        vmovdqu64 [rsp + 9408], zmm21                                 ;   172.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 896]                                  ;   167.8 p3      57 k[1].6 reload
        vmovdqu64 [rsp + 9472], zmm21                                 ;   173.8 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 960]                                  ;   170.8 p2      57 k[1].7 reload
        vmovdqu64 [rsp + 9536], zmm21                                 ;   176.8 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1024]                                 ;   171.7 p3      57 k[2].0 reload
        vmovdqu64 [rsp + 9600], zmm21                                 ;   177.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1088]                                 ;   173.7 p2      57 k[2].1 reload
        vmovdqu64 [rsp + 9664], zmm21                                 ;   179.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1152]                                 ;   175.7 p3      57 k[2].2 reload
        vmovdqu64 [rsp + 9728], zmm21                                 ;   181.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1216]                                 ;   177.7 p2      57 k[2].3 reload
        vmovdqu64 [rsp + 9792], zmm21                                 ;   183.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1280]                                 ;   179.7 p3      57 k[2].4 reload
        vmovdqu64 [rsp + 9856], zmm21                                 ;   185.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1344]                                 ;   181.7 p2      57 k[2].5 reload
        vmovdqu64 [rsp + 9920], zmm21                                 ;   187.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1408]                                 ;   183.7 p3      57 k[2].6 reload
        vmovdqu64 [rsp + 9984], zmm21                                 ;   189.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1472]                                 ;   185.7 p2      57 k[2].7 reload
        vmovdqu64 [rsp + 10048], zmm21                                ;   191.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1536]                                 ;   187.7 p3      57 k[3].0 reload
        vmovdqu64 [rsp + 10112], zmm21                                ;   193.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1600]                                 ;   189.7 p2      57 k[3].1 reload
        vmovdqu64 [rsp + 10176], zmm21                                ;   195.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1664]                                 ;   191.7 p3      57 k[3].2 reload
        vmovdqu64 [rsp + 10240], zmm21                                ;   197.7 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1728]                                 ;   193.7 p2      57 k[3].3 reload
        vmovdqu64 [rsp + 10304], zmm21                                ;   199.7 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1792]                                 ;   194.8 p3      57 k[3].4 reload
        vmovdqu64 [rsp + 10368], zmm21                                ;   200.8 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1856]                                 ;   195.2 p2      57 k[3].5 reload
        vmovdqu64 [rsp + 10432], zmm21                                ;   201.2 p8+p9   60 rounds
        vmovdqu64 zmm21, [rsp + 1920]                                 ;   195.8 p3      57 k[3].6 reload
        vmovdqu64 [rsp + 10496], zmm21                                ;   201.8 p7+p4   60 rounds
        vmovdqu64 zmm21, [rsp + 1984]                                 ;   196.2 p2      57 k[3].7 reload
        vmovdqu64 [rsp + 10560], zmm21                                ;   202.2 p8+p9   60 rounds
        vmovdqu64 [rsp + 10624], zmm6                                 ;   348.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 10688], zmm7                                 ;   349.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 10752], zmm17                                ;   350.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 10816], zmm29                                ;   351.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 10880], zmm10                                ;   352.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 10944], zmm13                                ;   353.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11008], zmm15                                ;   354.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11072], zmm22                                ;   355.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11136], zmm14                                ;   356.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11200], zmm18                                ;   357.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11264], zmm19                                ;   358.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11328], zmm25                                ;   359.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11392], zmm0                                 ;   360.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11456], zmm4                                 ;   375.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11520], zmm5                                 ;   376.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11584], zmm9                                 ;   377.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11648], zmm8                                 ;   378.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11712], zmm12                                ;   379.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11776], zmm11                                ;   380.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11840], zmm20                                ;   381.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 11904], zmm2                                 ;   382.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 11968], zmm3                                 ;   383.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 12032], zmm16                                ;   384.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 12096], zmm28                                ;   385.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 12160], zmm24                                ;   386.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 12224], zmm26                                ;   387.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 12288], zmm30                                ;   388.7 p7+p4   60 rounds
        vmovdqu64 [rsp + 12352], zmm27                                ;   389.7 p8+p9   60 rounds
        vmovdqu64 [rsp + 12416], zmm1                                 ;   390.7 p7+p4   60 rounds
        lea r8, [rel whirlpool_blocks.T0_RC]                          ;   201.0 p1      60 rounds reload
        mov qword [rsp + 17096], r8                                   ;   228.7 p8+p9   60 rounds
        add r8, 0x1400                                                ;   202.0 p6      60 rounds
        mov qword [rsp + 17104], r8                                   ;   229.0 p7+p4   60 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rel whirlpool_blocks.T1_constants512 + 64]   ;     0.0 p2      37 next[0] reload
        vmovdqu64 zmm1, [rel whirlpool_blocks.T1_constants512]        ;     0.2 p3      37 next[0] reload
        vmovdqu64 zmm2, [rsp + 8384]                                  ;     1.0 p2      37 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;     7.0 p0+p5   37 next[0]
        vmovdqu64 zmm3, [rel whirlpool_blocks.T1_constants512 + 256]  ;     1.2 p3      37 next[0] reload
        vmovdqu64 zmm4, [rsp + 8384]                                  ;     2.0 p2      37 next[0] reload
        vgf2p8affineqb zmm5, zmm4, zmm3, 0                            ;     8.0 p0      37 next[0]
        vmovdqu64 zmm6, [rel whirlpool_blocks.T1_constants512 + 192]  ;     2.2 p3      37 next[0] reload
        vmovdqu64 zmm7, [rel whirlpool_blocks.T1_constants512 + 128]  ;     3.0 p2      37 next[0] reload
        vpermi2b zmm4, zmm7, zmm6                                     ;     9.0 p0+p5   37 next[0]
        vpternlogd zmm5, zmm4, zmm2, 0xca                             ;    14.0 p0      37 next[0]
        vmovdqu64 zmm2, [rsp + 8064]                                  ;     3.2 p3      37 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;     9.2 p0+p5   37 next[0]
        vmovdqu64 zmm4, [rsp + 8064]                                  ;     4.0 p2      37 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    10.0 p0+p5   37 next[0]
        vmovdqu64 zmm8, [rsp + 8064]                                  ;     4.2 p3      37 next[0] reload
        vgf2p8affineqb zmm8, zmm8, zmm3, 0                            ;    10.2 p0      37 next[0]
        vpternlogd zmm8, zmm4, zmm2, 0xca                             ;    15.0 p0      37 next[0]
        vmovdqu64 zmm2, [rsp + 7616]                                  ;     5.0 p2      37 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    11.0 p0+p5   37 next[0]
        vmovdqu64 zmm4, [rsp + 7616]                                  ;     5.2 p3      37 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    11.5 p0+p5   37 next[0]
        vmovdqu64 zmm9, [rsp + 7616]                                  ;     6.0 p2      37 next[0] reload
        vgf2p8affineqb zmm9, zmm9, zmm3, 0                            ;    12.0 p0      37 next[0]
        vpternlogd zmm9, zmm4, zmm2, 0xca                             ;    16.5 p0      37 next[0]
        vmovdqu64 zmm2, [rsp + 7040]                                  ;     6.2 p3      37 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    13.5 p0+p5   37 next[0]
        vmovdqu64 zmm4, [rsp + 7040]                                  ;     7.0 p2      37 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    15.5 p0+p5   37 next[0]
        vmovdqu64 zmm10, [rsp + 7040]                                 ;     7.5 p3      37 next[0] reload
        vgf2p8affineqb zmm10, zmm10, zmm3, 0                          ;    14.5 p0      37 next[0]
        vpternlogd zmm10, zmm4, zmm2, 0xca                            ;    20.5 p0      37 next[0]
        vmovdqu64 zmm2, [rsp + 6592]                                  ;     8.0 p2      38 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    17.5 p0+p5   38 next[0]
        vmovdqu64 zmm4, [rsp + 6592]                                  ;     8.7 p3      38 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    19.5 p0+p5   38 next[0]
        vmovdqu64 zmm11, [rsp + 6592]                                 ;     9.3 p2      38 next[0] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;    18.5 p0      38 next[0]
        vpternlogd zmm11, zmm4, zmm2, 0xca                            ;    24.5 p0      38 next[0]
        vmovdqu64 zmm2, [rsp + 10432]                                 ;     9.8 p3      38 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    21.5 p0+p5   38 next[0]
        vmovdqu64 zmm4, [rsp + 10432]                                 ;    10.5 p2      38 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    23.5 p0+p5   38 next[0]
        vmovdqu64 zmm12, [rsp + 10432]                                ;    11.2 p3      38 next[0] reload
        vgf2p8affineqb zmm12, zmm12, zmm3, 0                          ;    22.5 p0      38 next[0]
        vpternlogd zmm12, zmm4, zmm2, 0xca                            ;    28.5 p0      38 next[0]
        vmovdqu64 zmm2, [rsp + 9984]                                  ;    11.7 p2      38 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    25.5 p0+p5   38 next[0]
        vmovdqu64 zmm4, [rsp + 9984]                                  ;    12.3 p3      38 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    27.5 p0+p5   38 next[0]
        vmovdqu64 zmm13, [rsp + 9984]                                 ;    13.0 p2      38 next[0] reload
        vgf2p8affineqb zmm13, zmm13, zmm3, 0                          ;    26.5 p0      38 next[0]
        vpternlogd zmm13, zmm4, zmm2, 0xca                            ;    32.5 p0      38 next[0]
        vmovdqu64 zmm2, [rsp + 9536]                                  ;    13.5 p3      39 next[0]
        vpermi2b zmm2, zmm1, zmm0                                     ;    29.5 p0+p5   39 next[0]
        vmovdqu64 zmm4, [rsp + 9536]                                  ;    14.2 p2      39 next[0]
        vpermi2b zmm4, zmm7, zmm6                                     ;    31.5 p0+p5   39 next[0]
        vmovdqu64 zmm14, [rsp + 9536]                                 ;    14.8 p3      39 next[0] reload
        vgf2p8affineqb zmm14, zmm14, zmm3, 0                          ;    30.5 p0      39 next[0]
        vpternlogd zmm14, zmm4, zmm2, 0xca                            ;    36.5 p0      39 next[0]
        vmovdqu64 zmm2, [rel whirlpool_blocks.T1_constants512 + 320]  ;    15.3 p2      37 next[0] reload
        vgf2p8affineqb zmm4, zmm9, zmm2, 0                            ;    32.5 p0      37 next[0]
        vmovdqu64 zmm15, [rel whirlpool_blocks.T1_constants512 + 384] ;    15.8 p3      37 next[0] reload
        vgf2p8affineqb zmm16, zmm8, zmm15, 0                          ;    33.5 p0      37 next[0]
        vmovdqu64 zmm17, [rel whirlpool_blocks.T1_constants512 + 448] ;    16.3 p2      37 next[0] reload
        vgf2p8affineqb zmm18, zmm10, zmm17, 0                         ;    34.5 p0      37 next[0]
        vpxord zmm19, zmm8, zmm14                                     ;    37.5 p5      37 next[0]
        vpxord zmm16, zmm16, zmm18                                    ;    37.5 p5      37 next[0]
        vgf2p8affineqb zmm18, zmm11, zmm15, 0                         ;    35.5 p0      37 next[0]
        vpternlogd zmm19, zmm12, zmm10, 0x96                          ;    38.5 p5      37 next[0]
        vpxord zmm20, zmm9, zmm11                                     ;    35.5 p5      37 next[0]
        vgf2p8affineqb zmm21, zmm13, zmm17, 0                         ;    36.5 p0      37 next[0]
        vpxord zmm18, zmm18, zmm21                                    ;    39.5 p5      37 next[0]
        vpternlogd zmm20, zmm13, zmm5, 0x96                           ;    37.5 p0      37 next[0]
        vgf2p8affineqb zmm21, zmm12, zmm15, 0                         ;    38.5 p0      37 next[0]
        vgf2p8affineqb zmm22, zmm10, zmm2, 0                          ;    39.5 p0      37 next[0]
        vgf2p8affineqb zmm23, zmm9, zmm15, 0                          ;    40.5 p0      37 next[0]
        vgf2p8affineqb zmm24, zmm14, zmm17, 0                         ;    41.5 p0      37 next[0]
        vpxord zmm21, zmm21, zmm24                                    ;    44.5 p5      37 next[0]
        vgf2p8affineqb zmm24, zmm11, zmm17, 0                         ;    42.5 p0      37 next[0]
        vgf2p8affineqb zmm25, zmm11, zmm2, 0                          ;    43.5 p0      37 next[0]
        vgf2p8affineqb zmm26, zmm5, zmm17, 0                          ;    44.5 p0      37 next[0]
        vpxord zmm23, zmm23, zmm24                                    ;    45.5 p5      37 next[0]
        vgf2p8affineqb zmm24, zmm10, zmm15, 0                         ;    45.5 p0      37 next[0]
        vgf2p8affineqb zmm27, zmm13, zmm15, 0                         ;    46.5 p0      37 next[0]
        vgf2p8affineqb zmm28, zmm12, zmm17, 0                         ;    47.5 p0      37 next[0]
        vgf2p8affineqb zmm29, zmm8, zmm17, 0                          ;    48.5 p0      37 next[0]
        vpxord zmm26, zmm26, zmm27                                    ;    49.5 p5      37 next[0]
        vgf2p8affineqb zmm27, zmm12, zmm2, 0                          ;    49.5 p0      37 next[0]
        vgf2p8affineqb zmm30, zmm5, zmm15, 0                          ;    50.5 p0      37 next[0]
        vgf2p8affineqb zmm31, zmm9, zmm17, 0                          ;    51.5 p0      37 next[0]
        vpxord zmm30, zmm30, zmm31                                    ;    54.5 p5      37 next[0]
        vgf2p8affineqb zmm31, zmm13, zmm2, 0                          ;    52.5 p0      37 next[0]
        vmovdqu64 [rsp + 4096], zmm13                                 ;    33.5 p7+p4   38 next[0] spill
        vgf2p8affineqb zmm13, zmm14, zmm15, 0                         ;    53.5 p0      37 next[0]
        vmovdqu64 [rsp + 4160], zmm12                                 ;    29.5 p8+p9   38 next[0] spill
        vgf2p8affineqb zmm12, zmm5, zmm2, 0                           ;    54.5 p0      37 next[0]
        vmovdqu64 [rsp + 12480], zmm12                                ;    57.5 p7+p4   37 next[0] spill
        vgf2p8affineqb zmm12, zmm8, zmm2, 0                           ;    55.5 p0      37 next[0]
        vmovdqu64 [rsp + 12544], zmm12                                ;    58.5 p8+p9   37 next[0] spill
        vgf2p8affineqb zmm12, zmm14, zmm2, 0                          ;    56.5 p0      37 next[0]
        vmovdqu64 [rsp + 12608], zmm14                                ;    37.5 p7+p4   39 next[0] spill
        vmovdqu64 zmm14, [rsp + 9088]                                 ;    22.3 p3      37 next[1]
        vpermi2b zmm14, zmm1, zmm0                                    ;    43.5 p5      37 next[1]
        vmovdqu64 [rsp + 12672], zmm12                                ;    59.5 p8+p9   37 next[0] spill
        vmovdqu64 zmm12, [rsp + 9088]                                 ;    23.2 p2      37 next[1]
        vpermi2b zmm12, zmm7, zmm6                                    ;    46.5 p5      37 next[1]
        vmovdqu64 [rsp + 12736], zmm30                                ;    55.5 p7+p4   37 next[0] spill
        vmovdqu64 zmm30, [rsp + 9088]                                 ;    24.0 p3      37 next[1] reload
        vgf2p8affineqb zmm30, zmm30, zmm3, 0                          ;    57.5 p0      37 next[1]
        vpternlogd zmm30, zmm12, zmm14, 0xca                          ;    60.5 p5      37 next[1]
        vmovdqu64 zmm12, [rsp + 8448]                                 ;    24.5 p2      37 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    50.5 p5      37 next[1]
        vmovdqu64 zmm14, [rsp + 8448]                                 ;    25.2 p3      37 next[1]
        vpermi2b zmm14, zmm7, zmm6                                    ;    53.5 p5      37 next[1]
        vmovdqu64 [rsp + 12800], zmm31                                ;    55.5 p8+p9   37 next[0] spill
        vmovdqu64 zmm31, [rsp + 8448]                                 ;    26.0 p2      37 next[1] reload
        vgf2p8affineqb zmm31, zmm31, zmm3, 0                          ;    58.5 p0      37 next[1]
        vpternlogd zmm31, zmm14, zmm12, 0xca                          ;    61.5 p5      37 next[1]
        vmovdqu64 zmm12, [rsp + 8128]                                 ;    26.5 p3      37 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    57.5 p5      37 next[1]
        vmovdqu64 zmm14, [rsp + 8128]                                 ;    27.2 p2      37 next[1]
        vpermi2b zmm14, zmm7, zmm6                                    ;    60.5 p5      37 next[1]
        vmovdqu64 [rsp + 12864], zmm11                                ;    28.8 p7+p4   38 next[0] spill
        vmovdqu64 zmm11, [rsp + 8128]                                 ;    28.0 p3      37 next[1] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;    59.5 p0      37 next[1]
        vpternlogd zmm11, zmm14, zmm12, 0xca                          ;    65.5 p0      37 next[1]
        vmovdqu64 zmm12, [rsp + 7680]                                 ;    28.5 p2      37 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    62.5 p0+p5   37 next[1]
        vgf2p8affineqb zmm14, zmm11, zmm2, 0                          ;    66.5 p0      37 next[1]
        vmovdqu64 [rsp + 12928], zmm29                                ;    51.5 p8+p9   37 next[0] spill
        vgf2p8affineqb zmm29, zmm31, zmm15, 0                         ;    63.5 p0      37 next[1]
        vmovdqu64 [rsp + 12992], zmm13                                ;    56.5 p7+p4   37 next[0] spill
        vmovdqu64 zmm13, [rsp + 7680]                                 ;    29.8 p3      37 next[1]
        vpermi2b zmm13, zmm7, zmm6                                    ;    65.5 p5      37 next[1]
        vmovdqu64 [rsp + 13056], zmm10                                ;    31.3 p8+p9   37 next[0] spill
        vmovdqu64 zmm10, [rsp + 7680]                                 ;    30.7 p2      37 next[1] reload
        vgf2p8affineqb zmm10, zmm10, zmm3, 0                          ;    64.5 p0      37 next[1]
        vpternlogd zmm10, zmm13, zmm12, 0xca                          ;    70.5 p0      37 next[1]
        vmovdqu64 zmm12, [rsp + 7104]                                 ;    31.2 p3      38 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    67.5 p0+p5   38 next[1]
        vgf2p8affineqb zmm13, zmm10, zmm17, 0                         ;    71.5 p0      37 next[1]
        vpxord zmm29, zmm29, zmm13                                    ;    74.5 p0      37 next[1]
        vmovdqa64 zmm13, zmm31                                        ;    62.5         37 next[1] copy
        vmovdqu64 [rsp + 13120], zmm27                                ;    52.5 p7+p4   37 next[0] spill
        vmovdqu64 zmm27, [rsp + 7104]                                 ;    32.5 p2      38 next[1]
        vpermi2b zmm27, zmm7, zmm6                                    ;    70.5 p5      38 next[1]
        vmovdqu64 [rsp + 13184], zmm24                                ;    48.5 p8+p9   37 next[0] spill
        vmovdqu64 zmm24, [rsp + 7104]                                 ;    33.3 p3      38 next[1] reload
        vgf2p8affineqb zmm24, zmm24, zmm3, 0                          ;    69.5 p0      38 next[1]
        vpternlogd zmm24, zmm27, zmm12, 0xca                          ;    75.5 p0      38 next[1]
        vmovdqu64 zmm12, [rsp + 6656]                                 ;    33.8 p2      38 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    72.5 p0+p5   38 next[1]
        vgf2p8affineqb zmm27, zmm24, zmm15, 0                         ;    76.5 p0      37 next[1]
        vmovdqu64 [rsp + 13248], zmm28                                ;    50.5 p7+p4   37 next[0] spill
        vpxord zmm28, zmm11, zmm24                                    ;    76.5 p0      37 next[1]
        vmovdqu64 [rsp + 13312], zmm26                                ;    50.5 p8+p9   37 next[0] spill
        vmovdqu64 zmm26, [rsp + 6656]                                 ;    35.2 p3      38 next[1]
        vpermi2b zmm26, zmm7, zmm6                                    ;    75.5 p5      38 next[1]
        vmovdqu64 [rsp + 13376], zmm25                                ;    46.5 p7+p4   37 next[0] spill
        vmovdqu64 zmm25, [rsp + 6656]                                 ;    36.0 p2      38 next[1] reload
        vgf2p8affineqb zmm25, zmm25, zmm3, 0                          ;    74.5 p0      38 next[1]
        vpternlogd zmm25, zmm26, zmm12, 0xca                          ;    80.5 p0      38 next[1]
        vmovdqu64 zmm12, [rsp + 10496]                                ;    36.5 p3      38 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    77.5 p0+p5   38 next[1]
        vgf2p8affineqb zmm26, zmm25, zmm15, 0                         ;    81.5 p0      37 next[1]
        vmovdqu64 [rsp + 13440], zmm9                                 ;    37.3 p8+p9   37 next[0] spill
        vgf2p8affineqb zmm9, zmm11, zmm15, 0                          ;    78.5 p0      37 next[1]
        vmovdqu64 [rsp + 13504], zmm21                                ;    45.5 p7+p4   37 next[0] spill
        vgf2p8affineqb zmm21, zmm10, zmm2, 0                          ;    79.5 p0      37 next[1]
        vmovdqu64 [rsp + 13568], zmm23                                ;    46.5 p8+p9   37 next[0] spill
        vmovdqu64 zmm23, [rsp + 10496]                                ;    38.2 p2      38 next[1]
        vpermi2b zmm23, zmm7, zmm6                                    ;    80.5 p5      38 next[1]
        vmovdqu64 [rsp + 13632], zmm20                                ;    40.8 p7+p4   37 next[0] spill
        vgf2p8affineqb zmm20, zmm24, zmm17, 0                         ;    80.5 p0      37 next[1]
        vpxord zmm9, zmm9, zmm20                                      ;    83.5 p0      37 next[1]
        vmovdqu64 zmm20, [rsp + 10496]                                ;    39.3 p3      38 next[1] reload
        vgf2p8affineqb zmm20, zmm20, zmm3, 0                          ;    82.5 p0      38 next[1]
        vpternlogd zmm20, zmm23, zmm12, 0xca                          ;    85.5 p5      38 next[1]
        vmovdqu64 zmm12, [rsp + 10048]                                ;    39.8 p2      39 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;    84.5 p5      39 next[1]
        vgf2p8affineqb zmm23, zmm20, zmm17, 0                         ;    86.5 p0      37 next[1]
        vpxord zmm27, zmm27, zmm23                                    ;    89.5 p0      37 next[1]
        vpternlogd zmm28, zmm20, zmm30, 0x96                          ;    86.5 p0      37 next[1]
        vgf2p8affineqb zmm23, zmm30, zmm17, 0                         ;    86.5 p0      37 next[1]
        vpternlogd zmm21, zmm28, zmm31, 0x96                          ;    87.5 p5      37 next[1]
        vmovdqu64 [rsp + 13696], zmm22                                ;    42.5 p8+p9   37 next[0] spill
        vgf2p8affineqb zmm22, zmm24, zmm2, 0                          ;    87.5 p0      37 next[1]
        vmovdqu64 [rsp + 13760], zmm8                                 ;    42.8 p7+p4   37 next[0] spill
        vmovdqu64 zmm8, [rsp + 10048]                                 ;    41.8 p3      39 next[1]
        vpermi2b zmm8, zmm7, zmm6                                     ;    88.5 p5      39 next[1]
        vmovdqu64 [rsp + 13824], zmm16                                ;    43.3 p8+p9   37 next[0] spill
        vmovdqu64 zmm16, [rsp + 10048]                                ;    42.7 p2      39 next[1] reload
        vgf2p8affineqb zmm16, zmm16, zmm3, 0                          ;    88.5 p0      39 next[1]
        vpternlogd zmm16, zmm8, zmm12, 0xca                           ;    93.5 p0      39 next[1]
        vpxord zmm13, zmm13, zmm16                                    ;    94.5 p5      37 next[1]
        vpternlogd zmm13, zmm25, zmm10, 0x96                          ;    95.5 p0      37 next[1]
        vpternlogd zmm14, zmm30, zmm13, 0x96                          ;    96.5 p5      37 next[1]
        vpternlogd zmm14, zmm27, zmm29, 0x96                          ;    97.5 p0      37 next[1]
        vgf2p8affineqb zmm8, zmm16, zmm17, 0                          ;    94.5 p0      37 next[1]
        vpxord zmm26, zmm26, zmm8                                     ;    97.5 p5      37 next[1]
        vpternlogd zmm21, zmm9, zmm26, 0x96                           ;    98.5 p5      37 next[1]
        vgf2p8affineqb zmm8, zmm10, zmm15, 0                          ;    93.5 p0      37 next[1]
        vgf2p8affineqb zmm12, zmm20, zmm15, 0                         ;    94.5 p0      37 next[1]
        vpxord zmm23, zmm23, zmm12                                    ;    97.5 p5      37 next[1]
        vgf2p8affineqb zmm12, zmm25, zmm17, 0                         ;    95.5 p0      37 next[1]
        vpternlogd zmm22, zmm11, zmm13, 0x96                          ;    96.5 p5      37 next[1]
        vpxord zmm8, zmm8, zmm12                                      ;    98.5 p5      37 next[1]
        vgf2p8affineqb zmm12, zmm31, zmm17, 0                         ;    96.5 p0      37 next[1]
        vpternlogd zmm22, zmm8, zmm23, 0x96                           ;    99.5 p5      37 next[1]
        vgf2p8affineqb zmm11, zmm11, zmm17, 0                         ;    97.5 p0      37 next[1]
        vgf2p8affineqb zmm31, zmm31, zmm2, 0                          ;    98.5 p0      37 next[1]
        vpternlogd zmm31, zmm28, zmm16, 0x96                          ;   101.5 p5      37 next[1]
        vmovdqu64 [rsp + 13888], zmm22                                ;   100.5 p7+p4   37 next[1] spill
        vgf2p8affineqb zmm22, zmm25, zmm2, 0                          ;    99.5 p0      37 next[1]
        vpternlogd zmm22, zmm10, zmm28, 0x96                          ;   102.5 p5      37 next[1]
        vgf2p8affineqb zmm10, zmm30, zmm15, 0                         ;   100.5 p0      37 next[1]
        vgf2p8affineqb zmm30, zmm30, zmm2, 0                          ;   101.5 p0      37 next[1]
        vpxord zmm11, zmm11, zmm10                                    ;   103.5 p5      37 next[1]
        vgf2p8affineqb zmm10, zmm16, zmm15, 0                         ;   102.5 p0      37 next[1]
        vpxord zmm12, zmm12, zmm10                                    ;   105.5 p5      37 next[1]
        vpternlogd zmm22, zmm27, zmm12, 0x96                          ;   106.5 p5      37 next[1]
        vgf2p8affineqb zmm10, zmm20, zmm2, 0                          ;   103.5 p0      37 next[1]
        vpternlogd zmm10, zmm24, zmm13, 0x96                          ;   106.5 p5      37 next[1]
        vgf2p8affineqb zmm16, zmm16, zmm2, 0                          ;   104.5 p0      37 next[1]
        vpternlogd zmm10, zmm26, zmm11, 0x96                          ;   107.5 p5      37 next[1]
        vpternlogd zmm16, zmm28, zmm25, 0x96                          ;   107.5 p5      37 next[1]
        vpternlogd zmm16, zmm23, zmm29, 0x96                          ;   108.5 p0      37 next[1]
        vmovdqu64 zmm23, [rsp + 9600]                                 ;    48.7 p3      37 next[2]
        vpermi2b zmm23, zmm1, zmm0                                    ;   107.5 p5      37 next[2]
        vpternlogd zmm30, zmm20, zmm13, 0x96                          ;   106.5 p0      37 next[1]
        vmovdqu64 zmm13, [rsp + 9600]                                 ;    49.5 p2      37 next[2]
        vpermi2b zmm13, zmm7, zmm6                                    ;   109.5 p0+p5   37 next[2]
        vpternlogd zmm30, zmm12, zmm9, 0x96                           ;   108.5 p0      37 next[1]
        vmovdqu64 zmm9, [rsp + 9600]                                  ;    50.3 p3      37 next[2] reload
        vgf2p8affineqb zmm9, zmm9, zmm3, 0                            ;   109.5 p0      37 next[2]
        vpternlogd zmm31, zmm11, zmm8, 0x96                           ;   110.5 p0      37 next[1]
        vmovdqu64 zmm8, [rsp + 9152]                                  ;    50.8 p2      37 next[2]
        vpermi2b zmm8, zmm1, zmm0                                     ;   112.5 p5      37 next[2]
        vmovdqu64 zmm11, [rsp + 9152]                                 ;    51.5 p3      37 next[2]
        vpermi2b zmm11, zmm7, zmm6                                    ;   114.5 p0+p5   37 next[2]
        vmovdqu64 zmm12, [rsp + 9152]                                 ;    52.2 p2      37 next[2] reload
        vgf2p8affineqb zmm12, zmm12, zmm3, 0                          ;   112.5 p0      37 next[2]
        vmovdqu64 zmm20, [rsp + 8512]                                 ;    52.5 p3      37 next[2]
        vpermi2b zmm20, zmm1, zmm0                                    ;   116.5 p0+p5   37 next[2]
        vpternlogd zmm9, zmm13, zmm23, 0xca                           ;   114.5 p0      37 next[2]
        vmovdqu64 zmm13, [rsp + 8512]                                 ;    53.3 p2      37 next[2]
        vpermi2b zmm13, zmm7, zmm6                                    ;   118.5 p0+p5   37 next[2]
        vmovdqu64 zmm23, [rsp + 8512]                                 ;    54.0 p3      37 next[2] reload
        vgf2p8affineqb zmm23, zmm23, zmm3, 0                          ;   116.5 p0      37 next[2]
        vmovdqu64 zmm24, [rsp + 8192]                                 ;    54.3 p2      37 next[2]
        vpermi2b zmm24, zmm1, zmm0                                    ;   120.5 p0+p5   37 next[2]
        vmovdqu64 zmm25, [rsp + 8192]                                 ;    55.0 p3      37 next[2]
        vpermi2b zmm25, zmm7, zmm6                                    ;   122.5 p0+p5   37 next[2]
        vpternlogd zmm12, zmm11, zmm8, 0xca                           ;   119.5 p0      37 next[2]
        vmovdqu64 zmm8, [rsp + 8192]                                  ;    55.8 p2      37 next[2] reload
        vgf2p8affineqb zmm8, zmm8, zmm3, 0                            ;   120.5 p0      37 next[2]
        vmovdqu64 zmm11, [rsp + 7744]                                 ;    56.2 p3      38 next[2]
        vpermi2b zmm11, zmm1, zmm0                                    ;   124.5 p0+p5   38 next[2]
        vmovdqu64 zmm26, [rsp + 7744]                                 ;    56.8 p2      38 next[2]
        vpermi2b zmm26, zmm7, zmm6                                    ;   126.5 p0+p5   38 next[2]
        vpternlogd zmm23, zmm13, zmm20, 0xca                          ;   123.5 p0      37 next[2]
        vmovdqu64 zmm13, [rsp + 7744]                                 ;    57.7 p3      38 next[2] reload
        vgf2p8affineqb zmm13, zmm13, zmm3, 0                          ;   124.5 p0      38 next[2]
        vmovdqu64 zmm20, [rsp + 7168]                                 ;    58.0 p2      38 next[2]
        vpermi2b zmm20, zmm1, zmm0                                    ;   128.5 p0+p5   38 next[2]
        vmovdqu64 zmm27, [rsp + 7168]                                 ;    58.7 p3      38 next[2]
        vpermi2b zmm27, zmm7, zmm6                                    ;   130.5 p0+p5   38 next[2]
        vpternlogd zmm8, zmm25, zmm24, 0xca                           ;   127.5 p0      37 next[2]
        vmovdqu64 zmm24, [rsp + 7168]                                 ;    59.5 p2      38 next[2] reload
        vgf2p8affineqb zmm24, zmm24, zmm3, 0                          ;   128.5 p0      38 next[2]
        vmovdqu64 zmm25, [rsp + 6720]                                 ;    59.8 p3      38 next[2]
        vpermi2b zmm25, zmm1, zmm0                                    ;   132.5 p0+p5   38 next[2]
        vpternlogd zmm13, zmm26, zmm11, 0xca                          ;   131.5 p0      38 next[2]
        vmovdqu64 zmm11, [rsp + 6720]                                 ;    60.7 p2      38 next[2]
        vpermi2b zmm11, zmm7, zmm6                                    ;   134.5 p0+p5   38 next[2]
        vmovdqu64 zmm26, [rsp + 6720]                                 ;    61.3 p3      38 next[2] reload
        vgf2p8affineqb zmm26, zmm26, zmm3, 0                          ;   132.5 p0      38 next[2]
        vpternlogd zmm24, zmm27, zmm20, 0xca                          ;   135.5 p0      38 next[2]
        vmovdqu64 zmm20, [rsp + 10560]                                ;    61.8 p2      39 next[2]
        vpermi2b zmm20, zmm1, zmm0                                    ;   136.5 p0+p5   39 next[2]
        vmovdqu64 zmm27, [rsp + 10560]                                ;    62.5 p3      39 next[2]
        vpermi2b zmm27, zmm7, zmm6                                    ;   138.5 p0+p5   39 next[2]
        vmovdqu64 zmm28, [rsp + 10560]                                ;    63.2 p2      39 next[2] reload
        vgf2p8affineqb zmm28, zmm28, zmm3, 0                          ;   136.5 p0      39 next[2]
        vpternlogd zmm26, zmm11, zmm25, 0xca                          ;   139.5 p0      38 next[2]
        vpternlogd zmm28, zmm27, zmm20, 0xca                          ;   143.5 p0      39 next[2]
        vgf2p8affineqb zmm11, zmm23, zmm2, 0                          ;   139.5 p0      37 next[2]
        vgf2p8affineqb zmm20, zmm12, zmm15, 0                         ;   140.5 p0      37 next[2]
        vgf2p8affineqb zmm25, zmm8, zmm17, 0                          ;   141.5 p0      37 next[2]
        vpxord zmm27, zmm12, zmm28                                    ;   144.5 p5      37 next[2]
        vpxord zmm20, zmm20, zmm25                                    ;   144.5 p5      37 next[2]
        vpternlogd zmm27, zmm24, zmm8, 0x96                           ;   145.5 p5      37 next[2]
        vgf2p8affineqb zmm25, zmm13, zmm15, 0                         ;   142.5 p0      37 next[2]
        vgf2p8affineqb zmm29, zmm26, zmm17, 0                         ;   143.5 p0      37 next[2]
        vpxord zmm25, zmm25, zmm29                                    ;   146.5 p5      37 next[2]
        vpternlogd zmm11, zmm9, zmm27, 0x96                           ;   146.5 p5      37 next[2]
        vpxord zmm29, zmm23, zmm13                                    ;   144.5 p0      37 next[2]
        vpternlogd zmm11, zmm25, zmm20, 0x96                          ;   147.5 p5      37 next[2]
        vpternlogd zmm29, zmm26, zmm9, 0x96                           ;   145.5 p0      37 next[2]
        vmovdqu64 [rsp + 9600], zmm11                                 ;   148.5 p8+p9   37 next[2] spill
        vgf2p8affineqb zmm11, zmm24, zmm15, 0                         ;   146.5 p0      37 next[2]
        vmovdqu64 [rsp + 9536], zmm31                                 ;   111.5 p7+p4   37 next[1] spill
        vgf2p8affineqb zmm31, zmm8, zmm2, 0                           ;   147.5 p0      37 next[2]
        vpternlogd zmm31, zmm29, zmm12, 0x96                          ;   150.5 p5      37 next[2]
        vmovdqu64 [rsp + 13952], zmm30                                ;   109.5 p8+p9   37 next[1] spill
        vgf2p8affineqb zmm30, zmm23, zmm15, 0                         ;   148.5 p0      37 next[2]
        vmovdqu64 [rsp + 14016], zmm16                                ;   109.5 p7+p4   37 next[1] spill
        vgf2p8affineqb zmm16, zmm28, zmm17, 0                         ;   149.5 p0      37 next[2]
        vpxord zmm11, zmm11, zmm16                                    ;   152.5 p5      37 next[2]
        vgf2p8affineqb zmm16, zmm13, zmm17, 0                         ;   150.5 p0      37 next[2]
        vpxord zmm30, zmm30, zmm16                                    ;   153.5 p5      37 next[2]
        vgf2p8affineqb zmm16, zmm9, zmm17, 0                          ;   151.5 p0      37 next[2]
        vpternlogd zmm31, zmm30, zmm11, 0x96                          ;   154.5 p5      37 next[2]
        vmovdqu64 [rsp + 14080], zmm31                                ;   155.5 p8+p9   37 next[2] spill
        vgf2p8affineqb zmm31, zmm13, zmm2, 0                          ;   152.5 p0      37 next[2]
        vpternlogd zmm31, zmm23, zmm27, 0x96                          ;   155.5 p5      37 next[2]
        vgf2p8affineqb zmm23, zmm23, zmm17, 0                         ;   153.5 p0      37 next[2]
        vmovdqu64 [rsp + 14144], zmm10                                ;   108.5 p7+p4   37 next[1] spill
        vgf2p8affineqb zmm10, zmm8, zmm15, 0                          ;   154.5 p0      37 next[2]
        vmovdqu64 [rsp + 14208], zmm22                                ;   107.5 p8+p9   37 next[1] spill
        vgf2p8affineqb zmm22, zmm26, zmm15, 0                         ;   155.5 p0      37 next[2]
        vpxord zmm16, zmm16, zmm22                                    ;   158.5 p5      37 next[2]
        vgf2p8affineqb zmm22, zmm24, zmm17, 0                         ;   156.5 p0      37 next[2]
        vpxord zmm10, zmm10, zmm22                                    ;   159.5 p5      37 next[2]
        vgf2p8affineqb zmm22, zmm12, zmm17, 0                         ;   157.5 p0      37 next[2]
        vpternlogd zmm31, zmm10, zmm16, 0x96                          ;   160.5 p5      37 next[2]
        vgf2p8affineqb zmm12, zmm12, zmm2, 0                          ;   158.5 p0      37 next[2]
        vpternlogd zmm12, zmm29, zmm28, 0x96                          ;   161.5 p5      37 next[2]
        vmovdqu64 [rsp + 6272], zmm31                                 ;   161.5 p7+p4   37 next[2] spill
        vgf2p8affineqb zmm31, zmm24, zmm2, 0                          ;   159.5 p0      37 next[2]
        vpternlogd zmm31, zmm8, zmm29, 0x96                           ;   162.5 p5      37 next[2]
        vgf2p8affineqb zmm8, zmm9, zmm15, 0                           ;   160.5 p0      37 next[2]
        vgf2p8affineqb zmm9, zmm9, zmm2, 0                            ;   161.5 p0      37 next[2]
        vpxord zmm23, zmm23, zmm8                                     ;   163.5 p5      37 next[2]
        vgf2p8affineqb zmm8, zmm28, zmm15, 0                          ;   162.5 p0      37 next[2]
        vpxord zmm22, zmm22, zmm8                                     ;   165.5 p5      37 next[2]
        vgf2p8affineqb zmm8, zmm26, zmm2, 0                           ;   163.5 p0      37 next[2]
        vpternlogd zmm31, zmm25, zmm22, 0x96                          ;   166.5 p5      37 next[2]
        vgf2p8affineqb zmm25, zmm28, zmm2, 0                          ;   164.5 p0      37 next[2]
        vpternlogd zmm8, zmm13, zmm27, 0x96                           ;   166.5 p5      37 next[2]
        vmovdqu64 zmm13, [rsp + 10112]                                ;    72.8 p3      37 next[3]
        vpermi2b zmm13, zmm1, zmm0                                    ;   161.5 p5      37 next[3]
        vpternlogd zmm8, zmm11, zmm23, 0x96                           ;   167.5 p5      37 next[2]
        vmovdqu64 zmm11, [rsp + 10112]                                ;    73.7 p2      37 next[3]
        vpermi2b zmm11, zmm7, zmm6                                    ;   165.5 p5      37 next[3]
        vpternlogd zmm25, zmm29, zmm24, 0x96                          ;   167.5 p0      37 next[2]
        vmovdqu64 zmm24, [rsp + 10112]                                ;    74.5 p3      37 next[3] reload
        vgf2p8affineqb zmm24, zmm24, zmm3, 0                          ;   166.5 p0      37 next[3]
        vpternlogd zmm25, zmm16, zmm20, 0x96                          ;   168.5 p5      37 next[2]
        vmovdqu64 zmm16, [rsp + 9664]                                 ;    75.0 p2      37 next[3]
        vpermi2b zmm16, zmm1, zmm0                                    ;   168.5 p0+p5   37 next[3]
        vmovdqu64 zmm20, [rsp + 9664]                                 ;    75.7 p3      37 next[3]
        vpermi2b zmm20, zmm7, zmm6                                    ;   170.5 p0+p5   37 next[3]
        vpternlogd zmm9, zmm26, zmm27, 0x96                           ;   169.5 p0      37 next[2]
        vmovdqu64 zmm26, [rsp + 9664]                                 ;    76.5 p2      37 next[3] reload
        vgf2p8affineqb zmm26, zmm26, zmm3, 0                          ;   170.5 p0      37 next[3]
        vpternlogd zmm9, zmm22, zmm30, 0x96                           ;   171.5 p0      37 next[2]
        vmovdqu64 zmm22, [rsp + 9216]                                 ;    77.0 p3      37 next[3]
        vpermi2b zmm22, zmm1, zmm0                                    ;   173.5 p5      37 next[3]
        vmovdqu64 zmm27, [rsp + 9216]                                 ;    77.7 p2      37 next[3]
        vpermi2b zmm27, zmm7, zmm6                                    ;   175.5 p0+p5   37 next[3]
        vpternlogd zmm12, zmm23, zmm10, 0x96                          ;   173.5 p0      37 next[2]
        vmovdqu64 zmm10, [rsp + 9216]                                 ;    78.5 p3      37 next[3] reload
        vgf2p8affineqb zmm10, zmm10, zmm3, 0                          ;   174.5 p0      37 next[3]
        vmovdqu64 zmm23, [rsp + 8576]                                 ;    78.8 p2      37 next[3]
        vpermi2b zmm23, zmm1, zmm0                                    ;   177.5 p0+p5   37 next[3]
        vmovdqu64 zmm28, [rsp + 8576]                                 ;    79.5 p3      37 next[3]
        vpermi2b zmm28, zmm7, zmm6                                    ;   179.5 p0+p5   37 next[3]
        vpternlogd zmm24, zmm11, zmm13, 0xca                          ;   177.5 p0      37 next[3]
        vmovdqu64 zmm11, [rsp + 8576]                                 ;    80.3 p2      37 next[3] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;   178.5 p0      37 next[3]
        vmovdqu64 zmm13, [rsp + 8256]                                 ;    80.7 p3      38 next[3]
        vpermi2b zmm13, zmm1, zmm0                                    ;   181.5 p0+p5   38 next[3]
        vpternlogd zmm26, zmm20, zmm16, 0xca                          ;   180.5 p0      37 next[3]
        vmovdqu64 zmm16, [rsp + 8256]                                 ;    81.5 p2      38 next[3]
        vpermi2b zmm16, zmm7, zmm6                                    ;   183.5 p0+p5   38 next[3]
        vmovdqu64 zmm20, [rsp + 8256]                                 ;    82.2 p3      38 next[3] reload
        vgf2p8affineqb zmm20, zmm20, zmm3, 0                          ;   182.5 p0      38 next[3]
        vpternlogd zmm10, zmm27, zmm22, 0xca                          ;   183.5 p0      37 next[3]
        vmovdqu64 zmm22, [rsp + 7808]                                 ;    82.7 p2      38 next[3]
        vpermi2b zmm22, zmm1, zmm0                                    ;   185.5 p0+p5   38 next[3]
        vmovdqu64 zmm27, [rsp + 7808]                                 ;    83.3 p3      38 next[3]
        vpermi2b zmm27, zmm7, zmm6                                    ;   187.5 p0+p5   38 next[3]
        vmovdqu64 zmm29, [rsp + 7808]                                 ;    84.0 p2      38 next[3] reload
        vgf2p8affineqb zmm29, zmm29, zmm3, 0                          ;   186.5 p0      38 next[3]
        vpternlogd zmm11, zmm28, zmm23, 0xca                          ;   187.5 p0      37 next[3]
        vmovdqu64 zmm23, [rsp + 7296]                                 ;    84.5 p3      38 next[3]
        vpermi2b zmm23, zmm1, zmm0                                    ;   189.5 p0+p5   38 next[3]
        vmovdqu64 zmm28, [rsp + 7296]                                 ;    85.2 p2      38 next[3]
        vpermi2b zmm28, zmm7, zmm6                                    ;   191.5 p0+p5   38 next[3]
        vpternlogd zmm20, zmm16, zmm13, 0xca                          ;   190.5 p0      38 next[3]
        vmovdqu64 zmm13, [rsp + 7296]                                 ;    86.0 p3      38 next[3] reload
        vgf2p8affineqb zmm13, zmm13, zmm3, 0                          ;   191.5 p0      38 next[3]
        vmovdqu64 zmm16, [rsp + 6784]                                 ;    86.3 p2      39 next[3]
        vpermi2b zmm16, zmm1, zmm0                                    ;   193.5 p0+p5   39 next[3]
        vpternlogd zmm29, zmm27, zmm22, 0xca                          ;   193.5 p0      38 next[3]
        vmovdqu64 zmm22, [rsp + 6784]                                 ;    87.2 p3      39 next[3]
        vpermi2b zmm22, zmm7, zmm6                                    ;   195.5 p0+p5   39 next[3]
        vmovdqu64 zmm27, [rsp + 6784]                                 ;    87.8 p2      39 next[3] reload
        vgf2p8affineqb zmm27, zmm27, zmm3, 0                          ;   195.5 p0      39 next[3]
        vpternlogd zmm13, zmm28, zmm23, 0xca                          ;   196.5 p0      38 next[3]
        vpternlogd zmm27, zmm22, zmm16, 0xca                          ;   200.5 p5      39 next[3]
        vgf2p8affineqb zmm16, zmm10, zmm2, 0                          ;   197.5 p0      37 next[3]
        vgf2p8affineqb zmm22, zmm26, zmm15, 0                         ;   198.5 p0      37 next[3]
        vgf2p8affineqb zmm23, zmm11, zmm17, 0                         ;   199.5 p0      37 next[3]
        vpxord zmm28, zmm26, zmm27                                    ;   201.5 p5      37 next[3]
        vpxord zmm22, zmm22, zmm23                                    ;   202.5 p5      37 next[3]
        vpternlogd zmm28, zmm29, zmm11, 0x96                          ;   202.5 p5      37 next[3]
        vgf2p8affineqb zmm23, zmm20, zmm15, 0                         ;   200.5 p0      37 next[3]
        vgf2p8affineqb zmm30, zmm13, zmm17, 0                         ;   201.5 p0      37 next[3]
        vpternlogd zmm16, zmm24, zmm28, 0x96                          ;   203.5 p5      37 next[3]
        vpxord zmm23, zmm23, zmm30                                    ;   204.5 p5      37 next[3]
        vpternlogd zmm16, zmm23, zmm22, 0x96                          ;   205.5 p0      37 next[3]
        vpxord zmm30, zmm10, zmm20                                    ;   202.5 p5      37 next[3]
        vpternlogd zmm30, zmm13, zmm24, 0x96                          ;   203.5 p0      37 next[3]
        vmovdqu64 [rsp + 10112], zmm16                                ;   206.5 p8+p9   37 next[3] spill
        vgf2p8affineqb zmm16, zmm29, zmm15, 0                         ;   204.5 p0      37 next[3]
        vmovdqu64 [rsp + 10048], zmm12                                ;   174.5 p7+p4   37 next[2] spill
        vgf2p8affineqb zmm12, zmm11, zmm2, 0                          ;   205.5 p0      37 next[3]
        vpternlogd zmm12, zmm30, zmm26, 0x96                          ;   208.5 p5      37 next[3]
        vmovdqu64 [rsp + 9984], zmm9                                  ;   172.5 p8+p9   37 next[2] spill
        vgf2p8affineqb zmm9, zmm10, zmm15, 0                          ;   206.5 p0      37 next[3]
        vmovdqu64 [rsp + 14272], zmm25                                ;   169.5 p7+p4   37 next[2] spill
        vgf2p8affineqb zmm25, zmm27, zmm17, 0                         ;   207.5 p0      37 next[3]
        vpxord zmm16, zmm16, zmm25                                    ;   210.5 p5      37 next[3]
        vgf2p8affineqb zmm25, zmm20, zmm17, 0                         ;   208.5 p0      37 next[3]
        vpxord zmm9, zmm9, zmm25                                      ;   211.5 p5      37 next[3]
        vgf2p8affineqb zmm25, zmm24, zmm17, 0                         ;   209.5 p0      37 next[3]
        vpternlogd zmm12, zmm9, zmm16, 0x96                           ;   212.5 p5      37 next[3]
        vmovdqu64 [rsp + 14336], zmm12                                ;   213.5 p8+p9   37 next[3] spill
        vgf2p8affineqb zmm12, zmm20, zmm2, 0                          ;   210.5 p0      37 next[3]
        vpternlogd zmm12, zmm10, zmm28, 0x96                          ;   213.5 p5      37 next[3]
        vgf2p8affineqb zmm10, zmm10, zmm17, 0                         ;   211.5 p0      37 next[3]
        vmovdqu64 [rsp + 14400], zmm8                                 ;   168.5 p7+p4   37 next[2] spill
        vgf2p8affineqb zmm8, zmm11, zmm15, 0                          ;   212.5 p0      37 next[3]
        vmovdqu64 [rsp + 14464], zmm31                                ;   167.5 p8+p9   37 next[2] spill
        vgf2p8affineqb zmm31, zmm13, zmm15, 0                         ;   213.5 p0      37 next[3]
        vpxord zmm25, zmm25, zmm31                                    ;   216.5 p5      37 next[3]
        vgf2p8affineqb zmm31, zmm29, zmm17, 0                         ;   214.5 p0      37 next[3]
        vpxord zmm8, zmm8, zmm31                                      ;   217.5 p5      37 next[3]
        vgf2p8affineqb zmm31, zmm26, zmm17, 0                         ;   215.5 p0      37 next[3]
        vpternlogd zmm12, zmm8, zmm25, 0x96                           ;   218.5 p5      37 next[3]
        vgf2p8affineqb zmm26, zmm26, zmm2, 0                          ;   216.5 p0      37 next[3]
        vpternlogd zmm26, zmm30, zmm27, 0x96                          ;   219.5 p5      37 next[3]
        vmovdqu64 [rsp + 14528], zmm12                                ;   219.5 p7+p4   37 next[3] spill
        vgf2p8affineqb zmm12, zmm29, zmm2, 0                          ;   217.5 p0      37 next[3]
        vpternlogd zmm12, zmm11, zmm30, 0x96                          ;   220.5 p5      37 next[3]
        vgf2p8affineqb zmm11, zmm24, zmm15, 0                         ;   218.5 p0      37 next[3]
        vgf2p8affineqb zmm24, zmm24, zmm2, 0                          ;   219.5 p0      37 next[3]
        vpxord zmm10, zmm10, zmm11                                    ;   221.5 p5      37 next[3]
        vgf2p8affineqb zmm11, zmm27, zmm15, 0                         ;   220.5 p0      37 next[3]
        vpxord zmm31, zmm31, zmm11                                    ;   223.5 p5      37 next[3]
        vgf2p8affineqb zmm11, zmm13, zmm2, 0                          ;   221.5 p0      37 next[3]
        vpternlogd zmm12, zmm23, zmm31, 0x96                          ;   224.5 p5      37 next[3]
        vgf2p8affineqb zmm23, zmm27, zmm2, 0                          ;   222.5 p0      37 next[3]
        vpternlogd zmm11, zmm20, zmm28, 0x96                          ;   224.5 p5      37 next[3]
        vmovdqu64 zmm20, [rsp + 6336]                                 ;    97.5 p3      37 next[4]
        vpermi2b zmm20, zmm1, zmm0                                    ;   219.5 p5      37 next[4]
        vpternlogd zmm11, zmm16, zmm10, 0x96                          ;   225.5 p5      37 next[3]
        vmovdqu64 zmm16, [rsp + 6336]                                 ;    98.3 p2      37 next[4]
        vpermi2b zmm16, zmm7, zmm6                                    ;   223.5 p5      37 next[4]
        vpternlogd zmm23, zmm30, zmm29, 0x96                          ;   225.5 p0      37 next[3]
        vmovdqu64 zmm27, [rsp + 6336]                                 ;    99.2 p3      37 next[4] reload
        vgf2p8affineqb zmm27, zmm27, zmm3, 0                          ;   224.5 p0      37 next[4]
        vmovdqu64 zmm29, [rsp + 10176]                                ;    99.5 p2      37 next[4]
        vpermi2b zmm29, zmm1, zmm0                                    ;   226.5 p5      37 next[4]
        vpternlogd zmm23, zmm25, zmm22, 0x96                          ;   226.5 p0      37 next[3]
        vmovdqu64 zmm22, [rsp + 10176]                                ;   100.3 p3      37 next[4]
        vpermi2b zmm22, zmm7, zmm6                                    ;   228.5 p0+p5   37 next[4]
        vmovdqu64 zmm25, [rsp + 10176]                                ;   101.0 p2      37 next[4] reload
        vgf2p8affineqb zmm25, zmm25, zmm3, 0                          ;   227.5 p0      37 next[4]
        vpternlogd zmm24, zmm13, zmm28, 0x96                          ;   228.5 p0      37 next[3]
        vmovdqu64 zmm13, [rsp + 9728]                                 ;   101.5 p3      37 next[4]
        vpermi2b zmm13, zmm1, zmm0                                    ;   230.5 p0+p5   37 next[4]
        vmovdqu64 zmm28, [rsp + 9728]                                 ;   102.2 p2      37 next[4]
        vpermi2b zmm28, zmm7, zmm6                                    ;   232.5 p0+p5   37 next[4]
        vpternlogd zmm24, zmm31, zmm9, 0x96                           ;   231.5 p0      37 next[3]
        vmovdqu64 zmm9, [rsp + 9728]                                  ;   103.0 p3      37 next[4] reload
        vgf2p8affineqb zmm9, zmm9, zmm3, 0                            ;   232.5 p0      37 next[4]
        vpternlogd zmm26, zmm10, zmm8, 0x96                           ;   233.5 p0      37 next[3]
        vmovdqu64 zmm8, [rsp + 9280]                                  ;   103.5 p2      37 next[4]
        vpermi2b zmm8, zmm1, zmm0                                     ;   235.5 p5      37 next[4]
        vmovdqu64 zmm10, [rsp + 9280]                                 ;   104.2 p3      37 next[4]
        vpermi2b zmm10, zmm7, zmm6                                    ;   237.5 p0+p5   37 next[4]
        vmovdqu64 zmm30, [rsp + 9280]                                 ;   104.8 p2      37 next[4] reload
        vgf2p8affineqb zmm30, zmm30, zmm3, 0                          ;   235.5 p0      37 next[4]
        vpternlogd zmm27, zmm16, zmm20, 0xca                          ;   236.5 p0      37 next[4]
        vmovdqu64 zmm16, [rsp + 8832]                                 ;   105.3 p3      38 next[4]
        vpermi2b zmm16, zmm1, zmm0                                    ;   239.5 p0+p5   38 next[4]
        vmovdqu64 zmm20, [rsp + 8832]                                 ;   106.0 p2      38 next[4]
        vpermi2b zmm20, zmm7, zmm6                                    ;   241.5 p0+p5   38 next[4]
        vpternlogd zmm25, zmm22, zmm29, 0xca                          ;   239.5 p0      37 next[4]
        vmovdqu64 zmm22, [rsp + 8832]                                 ;   106.8 p3      38 next[4] reload
        vgf2p8affineqb zmm22, zmm22, zmm3, 0                          ;   240.5 p0      38 next[4]
        vmovdqu64 zmm29, [rsp + 8320]                                 ;   107.2 p2      38 next[4]
        vpermi2b zmm29, zmm1, zmm0                                    ;   243.5 p0+p5   38 next[4]
        vpternlogd zmm9, zmm28, zmm13, 0xca                           ;   242.5 p0      37 next[4]
        vmovdqu64 zmm13, [rsp + 8320]                                 ;   108.0 p3      38 next[4]
        vpermi2b zmm13, zmm7, zmm6                                    ;   245.5 p0+p5   38 next[4]
        vmovdqu64 zmm28, [rsp + 8320]                                 ;   108.7 p2      38 next[4] reload
        vgf2p8affineqb zmm28, zmm28, zmm3, 0                          ;   244.5 p0      38 next[4]
        vpternlogd zmm30, zmm10, zmm8, 0xca                           ;   245.5 p0      37 next[4]
        vmovdqu64 zmm8, [rsp + 7872]                                  ;   109.2 p3      38 next[4]
        vpermi2b zmm8, zmm1, zmm0                                     ;   247.5 p0+p5   38 next[4]
        vmovdqu64 zmm10, [rsp + 7872]                                 ;   109.8 p2      38 next[4]
        vpermi2b zmm10, zmm7, zmm6                                    ;   249.5 p0+p5   38 next[4]
        vpternlogd zmm22, zmm20, zmm16, 0xca                          ;   248.5 p0      38 next[4]
        vmovdqu64 zmm16, [rsp + 7872]                                 ;   110.7 p3      38 next[4] reload
        vgf2p8affineqb zmm16, zmm16, zmm3, 0                          ;   249.5 p0      38 next[4]
        vmovdqu64 zmm20, [rsp + 7424]                                 ;   111.0 p2      39 next[4]
        vpermi2b zmm20, zmm1, zmm0                                    ;   251.5 p0+p5   39 next[4]
        vpternlogd zmm28, zmm13, zmm29, 0xca                          ;   251.5 p0      38 next[4]
        vmovdqu64 zmm13, [rsp + 7424]                                 ;   111.8 p3      39 next[4]
        vpermi2b zmm13, zmm7, zmm6                                    ;   253.5 p0+p5   39 next[4]
        vmovdqu64 zmm29, [rsp + 7424]                                 ;   112.5 p2      39 next[4] reload
        vgf2p8affineqb zmm29, zmm29, zmm3, 0                          ;   253.5 p0      39 next[4]
        vpternlogd zmm16, zmm10, zmm8, 0xca                           ;   254.5 p0      38 next[4]
        vpternlogd zmm29, zmm13, zmm20, 0xca                          ;   258.5 p5      39 next[4]
        vgf2p8affineqb zmm8, zmm9, zmm2, 0                            ;   255.5 p0      37 next[4]
        vgf2p8affineqb zmm10, zmm25, zmm15, 0                         ;   256.5 p0      37 next[4]
        vgf2p8affineqb zmm13, zmm30, zmm17, 0                         ;   257.5 p0      37 next[4]
        vpxord zmm20, zmm25, zmm29                                    ;   259.5 p5      37 next[4]
        vpxord zmm10, zmm10, zmm13                                    ;   260.5 p5      37 next[4]
        vpternlogd zmm20, zmm28, zmm30, 0x96                          ;   260.5 p5      37 next[4]
        vgf2p8affineqb zmm13, zmm22, zmm15, 0                         ;   258.5 p0      37 next[4]
        vgf2p8affineqb zmm31, zmm16, zmm17, 0                         ;   259.5 p0      37 next[4]
        vpternlogd zmm8, zmm27, zmm20, 0x96                           ;   261.5 p5      37 next[4]
        vpxord zmm13, zmm13, zmm31                                    ;   262.5 p5      37 next[4]
        vpternlogd zmm8, zmm13, zmm10, 0x96                           ;   263.5 p0      37 next[4]
        vpxord zmm31, zmm9, zmm22                                     ;   260.5 p5      37 next[4]
        vpternlogd zmm31, zmm16, zmm27, 0x96                          ;   261.5 p0      37 next[4]
        vmovdqu64 [rsp + 6336], zmm8                                  ;   264.5 p8+p9   37 next[4] spill
        vgf2p8affineqb zmm8, zmm28, zmm15, 0                          ;   262.5 p0      37 next[4]
        vmovdqu64 [rsp + 10560], zmm26                                ;   234.5 p7+p4   37 next[3] spill
        vgf2p8affineqb zmm26, zmm30, zmm2, 0                          ;   263.5 p0      37 next[4]
        vpternlogd zmm26, zmm31, zmm25, 0x96                          ;   266.5 p5      37 next[4]
        vmovdqu64 [rsp + 10496], zmm24                                ;   232.5 p8+p9   37 next[3] spill
        vgf2p8affineqb zmm24, zmm9, zmm15, 0                          ;   264.5 p0      37 next[4]
        vmovdqu64 [rsp + 10432], zmm23                                ;   227.5 p7+p4   37 next[3] spill
        vgf2p8affineqb zmm23, zmm29, zmm17, 0                         ;   265.5 p0      37 next[4]
        vpxord zmm8, zmm8, zmm23                                      ;   268.5 p5      37 next[4]
        vgf2p8affineqb zmm23, zmm22, zmm17, 0                         ;   266.5 p0      37 next[4]
        vpxord zmm24, zmm24, zmm23                                    ;   269.5 p5      37 next[4]
        vgf2p8affineqb zmm23, zmm27, zmm17, 0                         ;   267.5 p0      37 next[4]
        vpternlogd zmm26, zmm24, zmm8, 0x96                           ;   270.5 p5      37 next[4]
        vmovdqu64 [rsp + 14592], zmm26                                ;   271.5 p8+p9   37 next[4] spill
        vgf2p8affineqb zmm26, zmm22, zmm2, 0                          ;   268.5 p0      37 next[4]
        vpternlogd zmm26, zmm9, zmm20, 0x96                           ;   271.5 p5      37 next[4]
        vgf2p8affineqb zmm9, zmm9, zmm17, 0                           ;   269.5 p0      37 next[4]
        vmovdqu64 [rsp + 14656], zmm11                                ;   226.5 p7+p4   37 next[3] spill
        vgf2p8affineqb zmm11, zmm30, zmm15, 0                         ;   270.5 p0      37 next[4]
        vmovdqu64 [rsp + 14720], zmm12                                ;   225.5 p8+p9   37 next[3] spill
        vgf2p8affineqb zmm12, zmm16, zmm15, 0                         ;   271.5 p0      37 next[4]
        vpxord zmm23, zmm23, zmm12                                    ;   274.5 p5      37 next[4]
        vgf2p8affineqb zmm12, zmm28, zmm17, 0                         ;   272.5 p0      37 next[4]
        vpxord zmm11, zmm11, zmm12                                    ;   275.5 p5      37 next[4]
        vgf2p8affineqb zmm12, zmm25, zmm17, 0                         ;   273.5 p0      37 next[4]
        vpternlogd zmm26, zmm11, zmm23, 0x96                          ;   276.5 p5      37 next[4]
        vgf2p8affineqb zmm25, zmm25, zmm2, 0                          ;   274.5 p0      37 next[4]
        vpternlogd zmm25, zmm31, zmm29, 0x96                          ;   277.5 p5      37 next[4]
        vmovdqu64 [rsp + 14784], zmm26                                ;   277.5 p7+p4   37 next[4] spill
        vgf2p8affineqb zmm26, zmm28, zmm2, 0                          ;   275.5 p0      37 next[4]
        vpternlogd zmm26, zmm30, zmm31, 0x96                          ;   278.5 p5      37 next[4]
        vgf2p8affineqb zmm30, zmm29, zmm15, 0                         ;   276.5 p0      37 next[4]
        vpxord zmm12, zmm12, zmm30                                    ;   279.5 p5      37 next[4]
        vgf2p8affineqb zmm30, zmm27, zmm15, 0                         ;   277.5 p0      37 next[4]
        vpternlogd zmm26, zmm13, zmm12, 0x96                          ;   280.5 p5      37 next[4]
        vgf2p8affineqb zmm13, zmm16, zmm2, 0                          ;   278.5 p0      37 next[4]
        vgf2p8affineqb zmm27, zmm27, zmm2, 0                          ;   279.5 p0      37 next[4]
        vpxord zmm9, zmm9, zmm30                                      ;   280.5 p5      37 next[4]
        vgf2p8affineqb zmm29, zmm29, zmm2, 0                          ;   280.5 p0      37 next[4]
        vpternlogd zmm13, zmm22, zmm20, 0x96                          ;   281.5 p5      37 next[4]
        vmovdqu64 zmm22, [rsp + 6848]                                 ;   122.2 p3      37 next[5]
        vpermi2b zmm22, zmm1, zmm0                                    ;   277.5 p5      37 next[5]
        vpternlogd zmm13, zmm8, zmm9, 0x96                            ;   282.5 p5      37 next[4]
        vmovdqu64 zmm8, [rsp + 6848]                                  ;   123.0 p2      37 next[5]
        vpermi2b zmm8, zmm7, zmm6                                     ;   281.5 p5      37 next[5]
        vpternlogd zmm29, zmm31, zmm28, 0x96                          ;   283.5 p0      37 next[4]
        vmovdqu64 zmm28, [rsp + 6848]                                 ;   123.8 p3      37 next[5] reload
        vgf2p8affineqb zmm28, zmm28, zmm3, 0                          ;   282.5 p0      37 next[5]
        vmovdqu64 zmm30, [rsp + 6400]                                 ;   124.2 p2      37 next[5]
        vpermi2b zmm30, zmm1, zmm0                                    ;   284.5 p5      37 next[5]
        vpternlogd zmm29, zmm23, zmm10, 0x96                          ;   284.5 p0      37 next[4]
        vmovdqu64 zmm10, [rsp + 6400]                                 ;   125.0 p3      37 next[5]
        vpermi2b zmm10, zmm7, zmm6                                    ;   286.5 p0+p5   37 next[5]
        vmovdqu64 zmm23, [rsp + 6400]                                 ;   125.7 p2      37 next[5] reload
        vgf2p8affineqb zmm23, zmm23, zmm3, 0                          ;   285.5 p0      37 next[5]
        vpternlogd zmm27, zmm16, zmm20, 0x96                          ;   286.5 p0      37 next[4]
        vmovdqu64 zmm16, [rsp + 10240]                                ;   126.2 p3      37 next[5]
        vpermi2b zmm16, zmm1, zmm0                                    ;   288.5 p0+p5   37 next[5]
        vmovdqu64 zmm20, [rsp + 10240]                                ;   126.8 p2      37 next[5]
        vpermi2b zmm20, zmm7, zmm6                                    ;   290.5 p0+p5   37 next[5]
        vpternlogd zmm27, zmm12, zmm24, 0x96                          ;   289.5 p0      37 next[4]
        vmovdqu64 zmm12, [rsp + 10240]                                ;   127.7 p3      37 next[5] reload
        vgf2p8affineqb zmm12, zmm12, zmm3, 0                          ;   290.5 p0      37 next[5]
        vmovdqu64 zmm24, [rsp + 9792]                                 ;   128.0 p2      37 next[5]
        vpermi2b zmm24, zmm1, zmm0                                    ;   292.5 p0+p5   37 next[5]
        vpternlogd zmm25, zmm9, zmm11, 0x96                           ;   292.5 p0      37 next[4]
        vmovdqu64 zmm9, [rsp + 9792]                                  ;   128.8 p3      37 next[5]
        vpermi2b zmm9, zmm7, zmm6                                     ;   294.5 p0+p5   37 next[5]
        vmovdqu64 zmm11, [rsp + 9792]                                 ;   129.5 p2      37 next[5] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;   294.5 p0      37 next[5]
        vpternlogd zmm28, zmm8, zmm22, 0xca                           ;   295.5 p0      37 next[5]
        vmovdqu64 zmm8, [rsp + 9344]                                  ;   130.0 p3      38 next[5]
        vpermi2b zmm8, zmm1, zmm0                                     ;   297.5 p5      38 next[5]
        vmovdqu64 zmm22, [rsp + 9344]                                 ;   130.7 p2      38 next[5]
        vpermi2b zmm22, zmm7, zmm6                                    ;   299.5 p0+p5   38 next[5]
        vpternlogd zmm23, zmm10, zmm30, 0xca                          ;   297.5 p0      37 next[5]
        vmovdqu64 zmm10, [rsp + 9344]                                 ;   131.5 p3      38 next[5] reload
        vgf2p8affineqb zmm10, zmm10, zmm3, 0                          ;   298.5 p0      38 next[5]
        vmovdqu64 zmm30, [rsp + 8896]                                 ;   131.8 p2      38 next[5]
        vpermi2b zmm30, zmm1, zmm0                                    ;   301.5 p0+p5   38 next[5]
        vpternlogd zmm12, zmm20, zmm16, 0xca                          ;   300.5 p0      37 next[5]
        vmovdqu64 zmm16, [rsp + 8896]                                 ;   132.7 p3      38 next[5]
        vpermi2b zmm16, zmm7, zmm6                                    ;   303.5 p0+p5   38 next[5]
        vmovdqu64 zmm20, [rsp + 8896]                                 ;   133.3 p2      38 next[5] reload
        vgf2p8affineqb zmm20, zmm20, zmm3, 0                          ;   302.5 p0      38 next[5]
        vpternlogd zmm11, zmm9, zmm24, 0xca                           ;   303.5 p0      37 next[5]
        vmovdqu64 zmm9, [rsp + 8704]                                  ;   133.8 p3      38 next[5]
        vpermi2b zmm9, zmm1, zmm0                                     ;   305.5 p0+p5   38 next[5]
        vmovdqu64 zmm24, [rsp + 8704]                                 ;   134.5 p2      38 next[5]
        vpermi2b zmm24, zmm7, zmm6                                    ;   307.5 p0+p5   38 next[5]
        vpternlogd zmm10, zmm22, zmm8, 0xca                           ;   306.5 p0      38 next[5]
        vmovdqu64 zmm8, [rsp + 8704]                                  ;   135.3 p3      38 next[5] reload
        vgf2p8affineqb zmm8, zmm8, zmm3, 0                            ;   307.5 p0      38 next[5]
        vmovdqu64 zmm22, [rsp + 7936]                                 ;   135.7 p2      39 next[5]
        vpermi2b zmm22, zmm1, zmm0                                    ;   309.5 p0+p5   39 next[5]
        vpternlogd zmm20, zmm16, zmm30, 0xca                          ;   309.5 p0      38 next[5]
        vmovdqu64 zmm16, [rsp + 7936]                                 ;   136.5 p3      39 next[5]
        vpermi2b zmm16, zmm7, zmm6                                    ;   311.5 p0+p5   39 next[5]
        vmovdqu64 zmm30, [rsp + 7936]                                 ;   137.2 p2      39 next[5] reload
        vgf2p8affineqb zmm30, zmm30, zmm3, 0                          ;   311.5 p0      39 next[5]
        vpternlogd zmm8, zmm24, zmm9, 0xca                            ;   312.5 p0      38 next[5]
        vpternlogd zmm30, zmm16, zmm22, 0xca                          ;   316.5 p5      39 next[5]
        vgf2p8affineqb zmm9, zmm12, zmm2, 0                           ;   313.5 p0      37 next[5]
        vgf2p8affineqb zmm16, zmm23, zmm15, 0                         ;   314.5 p0      37 next[5]
        vgf2p8affineqb zmm22, zmm11, zmm17, 0                         ;   315.5 p0      37 next[5]
        vpxord zmm24, zmm23, zmm30                                    ;   317.5 p5      37 next[5]
        vpxord zmm16, zmm16, zmm22                                    ;   318.5 p5      37 next[5]
        vpternlogd zmm24, zmm20, zmm11, 0x96                          ;   318.5 p5      37 next[5]
        vgf2p8affineqb zmm22, zmm10, zmm15, 0                         ;   316.5 p0      37 next[5]
        vgf2p8affineqb zmm31, zmm8, zmm17, 0                          ;   317.5 p0      37 next[5]
        vpternlogd zmm9, zmm28, zmm24, 0x96                           ;   319.5 p5      37 next[5]
        vpxord zmm22, zmm22, zmm31                                    ;   320.5 p5      37 next[5]
        vpternlogd zmm9, zmm22, zmm16, 0x96                           ;   321.5 p0      37 next[5]
        vpxord zmm31, zmm12, zmm10                                    ;   318.5 p5      37 next[5]
        vpternlogd zmm31, zmm8, zmm28, 0x96                           ;   319.5 p0      37 next[5]
        vmovdqu64 [rsp + 6848], zmm9                                  ;   322.5 p8+p9   37 next[5] spill
        vgf2p8affineqb zmm9, zmm20, zmm15, 0                          ;   320.5 p0      37 next[5]
        vmovdqu64 [rsp + 6784], zmm25                                 ;   293.5 p7+p4   37 next[4] spill
        vgf2p8affineqb zmm25, zmm11, zmm2, 0                          ;   321.5 p0      37 next[5]
        vpternlogd zmm25, zmm31, zmm23, 0x96                          ;   324.5 p5      37 next[5]
        vmovdqu64 [rsp + 6720], zmm27                                 ;   290.5 p8+p9   37 next[4] spill
        vgf2p8affineqb zmm27, zmm12, zmm15, 0                         ;   322.5 p0      37 next[5]
        vmovdqu64 [rsp + 6656], zmm29                                 ;   285.5 p7+p4   37 next[4] spill
        vgf2p8affineqb zmm29, zmm30, zmm17, 0                         ;   323.5 p0      37 next[5]
        vpxord zmm9, zmm9, zmm29                                      ;   326.5 p5      37 next[5]
        vgf2p8affineqb zmm29, zmm10, zmm17, 0                         ;   324.5 p0      37 next[5]
        vpxord zmm27, zmm27, zmm29                                    ;   327.5 p5      37 next[5]
        vgf2p8affineqb zmm29, zmm28, zmm17, 0                         ;   325.5 p0      37 next[5]
        vpternlogd zmm25, zmm27, zmm9, 0x96                           ;   328.5 p5      37 next[5]
        vmovdqu64 [rsp + 14848], zmm25                                ;   329.5 p8+p9   37 next[5] spill
        vgf2p8affineqb zmm25, zmm10, zmm2, 0                          ;   326.5 p0      37 next[5]
        vpternlogd zmm25, zmm12, zmm24, 0x96                          ;   329.5 p5      37 next[5]
        vgf2p8affineqb zmm12, zmm12, zmm17, 0                         ;   327.5 p0      37 next[5]
        vmovdqu64 [rsp + 6592], zmm13                                 ;   283.5 p7+p4   37 next[4] spill
        vgf2p8affineqb zmm13, zmm11, zmm15, 0                         ;   328.5 p0      37 next[5]
        vmovdqu64 [rsp + 14912], zmm26                                ;   281.5 p8+p9   37 next[4] spill
        vgf2p8affineqb zmm26, zmm8, zmm15, 0                          ;   329.5 p0      37 next[5]
        vpxord zmm29, zmm29, zmm26                                    ;   332.5 p5      37 next[5]
        vgf2p8affineqb zmm26, zmm20, zmm17, 0                         ;   330.5 p0      37 next[5]
        vpxord zmm13, zmm13, zmm26                                    ;   333.5 p5      37 next[5]
        vgf2p8affineqb zmm26, zmm23, zmm17, 0                         ;   331.5 p0      37 next[5]
        vpternlogd zmm25, zmm13, zmm29, 0x96                          ;   334.5 p5      37 next[5]
        vgf2p8affineqb zmm23, zmm23, zmm2, 0                          ;   332.5 p0      37 next[5]
        vpternlogd zmm23, zmm31, zmm30, 0x96                          ;   335.5 p5      37 next[5]
        vmovdqu64 [rsp + 14976], zmm25                                ;   335.5 p7+p4   37 next[5] spill
        vgf2p8affineqb zmm25, zmm20, zmm2, 0                          ;   333.5 p0      37 next[5]
        vpternlogd zmm25, zmm11, zmm31, 0x96                          ;   336.5 p5      37 next[5]
        vgf2p8affineqb zmm11, zmm30, zmm15, 0                         ;   334.5 p0      37 next[5]
        vpxord zmm26, zmm26, zmm11                                    ;   337.5 p5      37 next[5]
        vgf2p8affineqb zmm11, zmm28, zmm15, 0                         ;   335.5 p0      37 next[5]
        vpternlogd zmm25, zmm22, zmm26, 0x96                          ;   338.5 p5      37 next[5]
        vgf2p8affineqb zmm22, zmm8, zmm2, 0                           ;   336.5 p0      37 next[5]
        vgf2p8affineqb zmm28, zmm28, zmm2, 0                          ;   337.5 p0      37 next[5]
        vpxord zmm12, zmm12, zmm11                                    ;   338.5 p5      37 next[5]
        vgf2p8affineqb zmm11, zmm30, zmm2, 0                          ;   338.5 p0      37 next[5]
        vpternlogd zmm22, zmm10, zmm24, 0x96                          ;   339.5 p5      37 next[5]
        vmovdqu64 zmm10, [rsp + 7488]                                 ;   146.8 p3      37 next[6]
        vpermi2b zmm10, zmm1, zmm0                                    ;   335.5 p5      37 next[6]
        vpternlogd zmm22, zmm9, zmm12, 0x96                           ;   340.5 p5      37 next[5]
        vmovdqu64 zmm9, [rsp + 7488]                                  ;   147.7 p2      37 next[6]
        vpermi2b zmm9, zmm7, zmm6                                     ;   339.5 p5      37 next[6]
        vpternlogd zmm11, zmm31, zmm20, 0x96                          ;   341.5 p0      37 next[5]
        vmovdqu64 zmm20, [rsp + 7488]                                 ;   148.5 p3      37 next[6] reload
        vgf2p8affineqb zmm20, zmm20, zmm3, 0                          ;   340.5 p0      37 next[6]
        vmovdqu64 zmm30, [rsp + 6912]                                 ;   148.8 p2      37 next[6]
        vpermi2b zmm30, zmm1, zmm0                                    ;   342.5 p5      37 next[6]
        vpternlogd zmm11, zmm29, zmm16, 0x96                          ;   342.5 p0      37 next[5]
        vmovdqu64 zmm16, [rsp + 6912]                                 ;   149.7 p3      37 next[6]
        vpermi2b zmm16, zmm7, zmm6                                    ;   344.5 p0+p5   37 next[6]
        vmovdqu64 zmm29, [rsp + 6912]                                 ;   150.3 p2      37 next[6] reload
        vgf2p8affineqb zmm29, zmm29, zmm3, 0                          ;   343.5 p0      37 next[6]
        vpternlogd zmm28, zmm8, zmm24, 0x96                           ;   344.5 p0      37 next[5]
        vmovdqu64 zmm8, [rsp + 6464]                                  ;   150.8 p3      37 next[6]
        vpermi2b zmm8, zmm1, zmm0                                     ;   346.5 p0+p5   37 next[6]
        vmovdqu64 zmm24, [rsp + 6464]                                 ;   151.5 p2      37 next[6]
        vpermi2b zmm24, zmm7, zmm6                                    ;   348.5 p0+p5   37 next[6]
        vpternlogd zmm28, zmm26, zmm27, 0x96                          ;   347.5 p0      37 next[5]
        vmovdqu64 zmm26, [rsp + 6464]                                 ;   152.3 p3      37 next[6] reload
        vgf2p8affineqb zmm26, zmm26, zmm3, 0                          ;   348.5 p0      37 next[6]
        vmovdqu64 zmm27, [rsp + 10304]                                ;   152.7 p2      37 next[6]
        vpermi2b zmm27, zmm1, zmm0                                    ;   350.5 p0+p5   37 next[6]
        vpternlogd zmm23, zmm12, zmm13, 0x96                          ;   350.5 p0      37 next[5]
        vmovdqu64 zmm12, [rsp + 10304]                                ;   155.5 p3      37 next[6]
        vpermi2b zmm12, zmm7, zmm6                                    ;   352.5 p0+p5   37 next[6]
        vmovdqu64 zmm13, [rsp + 10304]                                ;   156.5 p2      37 next[6] reload
        vgf2p8affineqb zmm13, zmm13, zmm3, 0                          ;   352.5 p0      37 next[6]
        vpternlogd zmm20, zmm9, zmm10, 0xca                           ;   353.5 p0      37 next[6]
        vmovdqu64 zmm9, [rsp + 9856]                                  ;   157.7 p3      38 next[6]
        vpermi2b zmm9, zmm1, zmm0                                     ;   355.5 p5      38 next[6]
        vmovdqu64 zmm10, [rsp + 9856]                                 ;   160.5 p2      38 next[6]
        vpermi2b zmm10, zmm7, zmm6                                    ;   357.5 p0+p5   38 next[6]
        vpternlogd zmm29, zmm16, zmm30, 0xca                          ;   355.5 p0      37 next[6]
        vmovdqu64 zmm16, [rsp + 9856]                                 ;   162.7 p3      38 next[6] reload
        vgf2p8affineqb zmm16, zmm16, zmm3, 0                          ;   356.5 p0      38 next[6]
        vmovdqu64 zmm30, [rsp + 9408]                                 ;   163.5 p2      38 next[6]
        vpermi2b zmm30, zmm1, zmm0                                    ;   359.5 p0+p5   38 next[6]
        vpternlogd zmm26, zmm24, zmm8, 0xca                           ;   358.5 p0      37 next[6]
        vmovdqu64 zmm8, [rsp + 9408]                                  ;   166.5 p3      38 next[6]
        vpermi2b zmm8, zmm7, zmm6                                     ;   361.5 p0+p5   38 next[6]
        vmovdqu64 zmm24, [rsp + 9408]                                 ;   167.5 p2      38 next[6] reload
        vgf2p8affineqb zmm24, zmm24, zmm3, 0                          ;   360.5 p0      38 next[6]
        vpternlogd zmm13, zmm12, zmm27, 0xca                          ;   361.5 p0      37 next[6]
        vmovdqu64 zmm12, [rsp + 8960]                                 ;   168.0 p3      38 next[6]
        vpermi2b zmm12, zmm1, zmm0                                    ;   363.5 p0+p5   38 next[6]
        vmovdqu64 zmm27, [rsp + 8960]                                 ;   170.5 p2      38 next[6]
        vpermi2b zmm27, zmm7, zmm6                                    ;   365.5 p0+p5   38 next[6]
        vpternlogd zmm16, zmm10, zmm9, 0xca                           ;   364.5 p0      38 next[6]
        vmovdqu64 zmm9, [rsp + 8960]                                  ;   171.3 p3      38 next[6] reload
        vgf2p8affineqb zmm9, zmm9, zmm3, 0                            ;   365.5 p0      38 next[6]
        vmovdqu64 zmm10, [rsp + 8768]                                 ;   171.7 p2      39 next[6]
        vpermi2b zmm10, zmm1, zmm0                                    ;   367.5 p0+p5   39 next[6]
        vpternlogd zmm24, zmm8, zmm30, 0xca                           ;   367.5 p0      38 next[6]
        vmovdqu64 zmm8, [rsp + 8768]                                  ;   175.5 p3      39 next[6]
        vpermi2b zmm8, zmm7, zmm6                                     ;   369.5 p0+p5   39 next[6]
        vmovdqu64 zmm30, [rsp + 8768]                                 ;   176.2 p2      39 next[6] reload
        vgf2p8affineqb zmm30, zmm30, zmm3, 0                          ;   369.5 p0      39 next[6]
        vpternlogd zmm9, zmm27, zmm12, 0xca                           ;   370.5 p0      38 next[6]
        vpternlogd zmm30, zmm8, zmm10, 0xca                           ;   374.5 p5      39 next[6]
        vgf2p8affineqb zmm8, zmm26, zmm2, 0                           ;   371.5 p0      37 next[6]
        vgf2p8affineqb zmm10, zmm29, zmm15, 0                         ;   372.5 p0      37 next[6]
        vgf2p8affineqb zmm12, zmm13, zmm17, 0                         ;   373.5 p0      37 next[6]
        vpxord zmm27, zmm29, zmm30                                    ;   375.5 p5      37 next[6]
        vpxord zmm10, zmm10, zmm12                                    ;   376.5 p5      37 next[6]
        vpternlogd zmm27, zmm24, zmm13, 0x96                          ;   376.5 p5      37 next[6]
        vgf2p8affineqb zmm12, zmm16, zmm15, 0                         ;   374.5 p0      37 next[6]
        vgf2p8affineqb zmm31, zmm9, zmm17, 0                          ;   375.5 p0      37 next[6]
        vpternlogd zmm8, zmm20, zmm27, 0x96                           ;   377.5 p5      37 next[6]
        vpxord zmm12, zmm12, zmm31                                    ;   378.5 p5      37 next[6]
        vpternlogd zmm8, zmm12, zmm10, 0x96                           ;   379.5 p0      37 next[6]
        vpxord zmm31, zmm26, zmm16                                    ;   376.5 p5      37 next[6]
        vpternlogd zmm31, zmm9, zmm20, 0x96                           ;   377.5 p0      37 next[6]
        vmovdqu64 [rsp + 7488], zmm8                                  ;   380.5 p8+p9   37 next[6] spill
        vgf2p8affineqb zmm8, zmm24, zmm15, 0                          ;   378.5 p0      37 next[6]
        vmovdqu64 [rsp + 7424], zmm23                                 ;   351.5 p7+p4   37 next[5] spill
        vgf2p8affineqb zmm23, zmm13, zmm2, 0                          ;   379.5 p0      37 next[6]
        vpternlogd zmm23, zmm31, zmm29, 0x96                          ;   382.5 p5      37 next[6]
        vmovdqu64 [rsp + 7296], zmm28                                 ;   348.5 p8+p9   37 next[5] spill
        vgf2p8affineqb zmm28, zmm26, zmm15, 0                         ;   380.5 p0      37 next[6]
        vmovdqu64 [rsp + 7168], zmm11                                 ;   343.5 p7+p4   37 next[5] spill
        vgf2p8affineqb zmm11, zmm30, zmm17, 0                         ;   381.5 p0      37 next[6]
        vpxord zmm8, zmm8, zmm11                                      ;   384.5 p5      37 next[6]
        vgf2p8affineqb zmm11, zmm16, zmm17, 0                         ;   382.5 p0      37 next[6]
        vpxord zmm28, zmm28, zmm11                                    ;   385.5 p5      37 next[6]
        vgf2p8affineqb zmm11, zmm20, zmm17, 0                         ;   383.5 p0      37 next[6]
        vpternlogd zmm23, zmm28, zmm8, 0x96                           ;   386.5 p5      37 next[6]
        vmovdqu64 [rsp + 15040], zmm23                                ;   387.5 p8+p9   37 next[6] spill
        vgf2p8affineqb zmm23, zmm16, zmm2, 0                          ;   384.5 p0      37 next[6]
        vpternlogd zmm23, zmm26, zmm27, 0x96                          ;   387.5 p5      37 next[6]
        vgf2p8affineqb zmm26, zmm26, zmm17, 0                         ;   385.5 p0      37 next[6]
        vmovdqu64 [rsp + 7104], zmm22                                 ;   341.5 p7+p4   37 next[5] spill
        vgf2p8affineqb zmm22, zmm13, zmm15, 0                         ;   386.5 p0      37 next[6]
        vmovdqu64 [rsp + 7040], zmm25                                 ;   339.5 p8+p9   37 next[5] spill
        vgf2p8affineqb zmm25, zmm9, zmm15, 0                          ;   387.5 p0      37 next[6]
        vpxord zmm11, zmm11, zmm25                                    ;   390.5 p5      37 next[6]
        vgf2p8affineqb zmm25, zmm24, zmm17, 0                         ;   388.5 p0      37 next[6]
        vpxord zmm22, zmm22, zmm25                                    ;   391.5 p5      37 next[6]
        vgf2p8affineqb zmm25, zmm29, zmm17, 0                         ;   389.5 p0      37 next[6]
        vpternlogd zmm23, zmm22, zmm11, 0x96                          ;   392.5 p5      37 next[6]
        vgf2p8affineqb zmm29, zmm29, zmm2, 0                          ;   390.5 p0      37 next[6]
        vpternlogd zmm29, zmm31, zmm30, 0x96                          ;   393.5 p5      37 next[6]
        vmovdqu64 [rsp + 7616], zmm23                                 ;   393.5 p7+p4   37 next[6] spill
        vgf2p8affineqb zmm23, zmm24, zmm2, 0                          ;   391.5 p0      37 next[6]
        vpternlogd zmm23, zmm13, zmm31, 0x96                          ;   394.5 p5      37 next[6]
        vgf2p8affineqb zmm13, zmm30, zmm15, 0                         ;   392.5 p0      37 next[6]
        vpxord zmm25, zmm25, zmm13                                    ;   395.5 p5      37 next[6]
        vgf2p8affineqb zmm13, zmm20, zmm15, 0                         ;   393.5 p0      37 next[6]
        vpternlogd zmm23, zmm12, zmm25, 0x96                          ;   396.5 p5      37 next[6]
        vgf2p8affineqb zmm12, zmm9, zmm2, 0                           ;   394.5 p0      37 next[6]
        vgf2p8affineqb zmm20, zmm20, zmm2, 0                          ;   395.5 p0      37 next[6]
        vpxord zmm26, zmm26, zmm13                                    ;   396.5 p5      37 next[6]
        vgf2p8affineqb zmm13, zmm30, zmm2, 0                          ;   396.5 p0      37 next[6]
        vpternlogd zmm12, zmm16, zmm27, 0x96                          ;   397.5 p5      37 next[6]
        vmovdqu64 zmm16, [rsp + 8000]                                 ;   197.3 p3      37 next[7]
        vpermi2b zmm16, zmm1, zmm0                                    ;   393.5 p5      37 next[7]
        vpternlogd zmm12, zmm8, zmm26, 0x96                           ;   398.5 p5      37 next[6]
        vmovdqu64 zmm8, [rsp + 8000]                                  ;   198.7 p2      37 next[7]
        vpermi2b zmm8, zmm7, zmm6                                     ;   397.5 p5      37 next[7]
        vpternlogd zmm13, zmm31, zmm24, 0x96                          ;   399.5 p0      37 next[6]
        vmovdqu64 zmm24, [rsp + 8000]                                 ;   200.7 p3      37 next[7] reload
        vgf2p8affineqb zmm24, zmm24, zmm3, 0                          ;   398.5 p0      37 next[7]
        vmovdqu64 zmm30, [rsp + 7552]                                 ;   201.0 p2      37 next[7]
        vpermi2b zmm30, zmm1, zmm0                                    ;   400.5 p5      37 next[7]
        vpternlogd zmm13, zmm11, zmm10, 0x96                          ;   400.5 p0      37 next[6]
        vmovdqu64 zmm10, [rsp + 7552]                                 ;   202.7 p3      37 next[7]
        vpermi2b zmm10, zmm7, zmm6                                    ;   402.5 p0+p5   37 next[7]
        vmovdqu64 zmm11, [rsp + 7552]                                 ;   204.5 p2      37 next[7] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;   401.5 p0      37 next[7]
        vpternlogd zmm20, zmm9, zmm27, 0x96                           ;   402.5 p0      37 next[6]
        vmovdqu64 zmm9, [rsp + 6976]                                  ;   206.5 p3      37 next[7]
        vpermi2b zmm9, zmm1, zmm0                                     ;   404.5 p0+p5   37 next[7]
        vmovdqu64 zmm27, [rsp + 6976]                                 ;   207.5 p2      37 next[7]
        vpermi2b zmm27, zmm7, zmm6                                    ;   406.5 p0+p5   37 next[7]
        vpternlogd zmm20, zmm25, zmm28, 0x96                          ;   405.5 p0      37 next[6]
        vmovdqu64 zmm25, [rsp + 6976]                                 ;   209.7 p3      37 next[7] reload
        vgf2p8affineqb zmm25, zmm25, zmm3, 0                          ;   406.5 p0      37 next[7]
        vmovdqu64 zmm28, [rsp + 6528]                                 ;   210.5 p2      37 next[7]
        vpermi2b zmm28, zmm1, zmm0                                    ;   408.5 p0+p5   37 next[7]
        vpternlogd zmm29, zmm26, zmm22, 0x96                          ;   408.5 p0      37 next[6]
        vmovdqu64 zmm22, [rsp + 6528]                                 ;   213.5 p3      37 next[7]
        vpermi2b zmm22, zmm7, zmm6                                    ;   410.5 p0+p5   37 next[7]
        vmovdqu64 zmm26, [rsp + 6528]                                 ;   214.5 p2      37 next[7] reload
        vgf2p8affineqb zmm26, zmm26, zmm3, 0                          ;   410.5 p0      37 next[7]
        vpternlogd zmm24, zmm8, zmm16, 0xca                           ;   411.5 p0      37 next[7]
        vmovdqu64 zmm8, [rsp + 10368]                                 ;   215.7 p3      38 next[7]
        vpermi2b zmm8, zmm1, zmm0                                     ;   413.5 p5      38 next[7]
        vmovdqu64 zmm16, [rsp + 10368]                                ;   218.5 p2      38 next[7]
        vpermi2b zmm16, zmm7, zmm6                                    ;   415.5 p0+p5   38 next[7]
        vpternlogd zmm11, zmm10, zmm30, 0xca                          ;   413.5 p0      37 next[7]
        vmovdqu64 zmm10, [rsp + 10368]                                ;   220.7 p3      38 next[7] reload
        vgf2p8affineqb zmm10, zmm10, zmm3, 0                          ;   414.5 p0      38 next[7]
        vmovdqu64 zmm30, [rsp + 9920]                                 ;   221.5 p2      38 next[7]
        vpermi2b zmm30, zmm1, zmm0                                    ;   417.5 p0+p5   38 next[7]
        vpternlogd zmm25, zmm27, zmm9, 0xca                           ;   416.5 p0      37 next[7]
        vmovdqu64 zmm9, [rsp + 9920]                                  ;   224.5 p3      38 next[7]
        vpermi2b zmm9, zmm7, zmm6                                     ;   419.5 p0+p5   38 next[7]
        vmovdqu64 zmm27, [rsp + 9920]                                 ;   225.5 p2      38 next[7] reload
        vgf2p8affineqb zmm27, zmm27, zmm3, 0                          ;   418.5 p0      38 next[7]
        vpternlogd zmm26, zmm22, zmm28, 0xca                          ;   419.5 p0      37 next[7]
        vmovdqu64 zmm22, [rsp + 9472]                                 ;   226.0 p3      38 next[7]
        vpermi2b zmm22, zmm1, zmm0                                    ;   421.5 p0+p5   38 next[7]
        vmovdqu64 zmm28, [rsp + 9472]                                 ;   228.5 p2      38 next[7]
        vpermi2b zmm28, zmm7, zmm6                                    ;   423.5 p0+p5   38 next[7]
        vpternlogd zmm10, zmm16, zmm8, 0xca                           ;   422.5 p0      38 next[7]
        vmovdqu64 zmm8, [rsp + 9472]                                  ;   229.3 p3      38 next[7] reload
        vgf2p8affineqb zmm8, zmm8, zmm3, 0                            ;   423.5 p0      38 next[7]
        vmovdqu64 zmm16, [rsp + 9024]                                 ;   231.5 p2      39 next[7]
        vpermi2b zmm16, zmm1, zmm0                                    ;   425.5 p0+p5   39 next[7]
        vpternlogd zmm27, zmm9, zmm30, 0xca                           ;   425.5 p0      38 next[7]
        vmovdqu64 zmm9, [rsp + 9024]                                  ;   233.5 p3      39 next[7]
        vpermi2b zmm9, zmm7, zmm6                                     ;   427.5 p0+p5   39 next[7]
        vmovdqu64 zmm30, [rsp + 9024]                                 ;   234.2 p2      39 next[7] reload
        vgf2p8affineqb zmm30, zmm30, zmm3, 0                          ;   427.5 p0      39 next[7]
        vpternlogd zmm8, zmm28, zmm22, 0xca                           ;   428.5 p0      38 next[7]
        vpternlogd zmm30, zmm9, zmm16, 0xca                           ;   432.5 p5      39 next[7]
        vgf2p8affineqb zmm9, zmm25, zmm2, 0                           ;   429.5 p0      37 next[7]
        vgf2p8affineqb zmm16, zmm11, zmm15, 0                         ;   430.5 p0      37 next[7]
        vgf2p8affineqb zmm22, zmm26, zmm17, 0                         ;   431.5 p0      37 next[7]
        vpxord zmm28, zmm11, zmm30                                    ;   433.5 p5      37 next[7]
        vpxord zmm16, zmm16, zmm22                                    ;   434.5 p5      37 next[7]
        vpternlogd zmm28, zmm27, zmm26, 0x96                          ;   434.5 p5      37 next[7]
        vgf2p8affineqb zmm22, zmm10, zmm15, 0                         ;   432.5 p0      37 next[7]
        vgf2p8affineqb zmm31, zmm8, zmm17, 0                          ;   433.5 p0      37 next[7]
        vpternlogd zmm9, zmm24, zmm28, 0x96                           ;   435.5 p5      37 next[7]
        vpxord zmm22, zmm22, zmm31                                    ;   436.5 p5      37 next[7]
        vpternlogd zmm9, zmm22, zmm16, 0x96                           ;   437.5 p0      37 next[7]
        vpxord zmm31, zmm25, zmm10                                    ;   434.5 p5      37 next[7]
        vpternlogd zmm31, zmm8, zmm24, 0x96                           ;   435.5 p0      37 next[7]
        mov r8, qword [rsp + 17096]                                   ;   240.8 p10     63 next[0].0 reload
        vpxord zmm5, zmm5, [r8]                                       ;   435.5 p5+p3   63 next[0]
        vmovdqu64 [rsp + 8000], zmm9                                  ;   438.5 p8+p9   37 next[7] spill
        vgf2p8affineqb zmm9, zmm27, zmm15, 0                          ;   436.5 p0      37 next[7]
        vmovdqu64 [rsp + 7936], zmm29                                 ;   409.5 p7+p4   37 next[6] spill
        vgf2p8affineqb zmm29, zmm26, zmm2, 0                          ;   437.5 p0      37 next[7]
        vpternlogd zmm29, zmm31, zmm11, 0x96                          ;   440.5 p5      37 next[7]
        vmovdqu64 [rsp + 7872], zmm20                                 ;   406.5 p8+p9   37 next[6] spill
        vgf2p8affineqb zmm20, zmm25, zmm15, 0                         ;   438.5 p0      37 next[7]
        vmovdqu64 [rsp + 7808], zmm13                                 ;   401.5 p7+p4   37 next[6] spill
        vgf2p8affineqb zmm13, zmm30, zmm17, 0                         ;   439.5 p0      37 next[7]
        vpxord zmm9, zmm9, zmm13                                      ;   442.5 p5      37 next[7]
        vgf2p8affineqb zmm13, zmm10, zmm17, 0                         ;   440.5 p0      37 next[7]
        vpxord zmm20, zmm20, zmm13                                    ;   443.5 p5      37 next[7]
        vgf2p8affineqb zmm13, zmm24, zmm17, 0                         ;   441.5 p0      37 next[7]
        vpternlogd zmm29, zmm20, zmm9, 0x96                           ;   444.5 p5      37 next[7]
        vmovdqu64 [rsp + 8064], zmm29                                 ;   445.5 p8+p9   37 next[7] spill
        vgf2p8affineqb zmm29, zmm10, zmm2, 0                          ;   442.5 p0      37 next[7]
        vpternlogd zmm29, zmm25, zmm28, 0x96                          ;   445.5 p5      37 next[7]
        vgf2p8affineqb zmm25, zmm25, zmm17, 0                         ;   443.5 p0      37 next[7]
        vmovdqu64 [rsp + 7744], zmm12                                 ;   399.5 p7+p4   37 next[6] spill
        vgf2p8affineqb zmm12, zmm26, zmm15, 0                         ;   444.5 p0      37 next[7]
        vmovdqu64 [rsp + 7680], zmm23                                 ;   397.5 p8+p9   37 next[6] spill
        vgf2p8affineqb zmm23, zmm8, zmm15, 0                          ;   445.5 p0      37 next[7]
        vpxord zmm13, zmm13, zmm23                                    ;   448.5 p5      37 next[7]
        vgf2p8affineqb zmm23, zmm27, zmm17, 0                         ;   446.5 p0      37 next[7]
        vpxord zmm12, zmm12, zmm23                                    ;   449.5 p5      37 next[7]
        vmovdqu64 zmm23, [rsp + 13760]                                ;   250.8 p2      63 next[0]
        vpxord zmm23, zmm23, [r8 + 64]                                ;   443.5 p5+p3   63 next[0]
        vpternlogd zmm29, zmm12, zmm13, 0x96                          ;   450.5 p5      37 next[7]
        vmovdqu64 [rsp + 8128], zmm29                                 ;   451.5 p7+p4   37 next[7] spill
        vgf2p8affineqb zmm29, zmm11, zmm17, 0                         ;   447.5 p0      37 next[7]
        vgf2p8affineqb zmm11, zmm11, zmm2, 0                          ;   448.5 p0      37 next[7]
        vpternlogd zmm11, zmm31, zmm30, 0x96                          ;   451.5 p5      37 next[7]
        vpternlogd zmm4, zmm5, zmm19, 0x96                            ;   446.5 p5      63 next[0]
        vgf2p8affineqb zmm5, zmm27, zmm2, 0                           ;   449.5 p0      37 next[7]
        vpternlogd zmm5, zmm26, zmm31, 0x96                           ;   452.5 p5      37 next[7]
        vgf2p8affineqb zmm26, zmm30, zmm15, 0                         ;   450.5 p0      37 next[7]
        vpxord zmm29, zmm29, zmm26                                    ;   453.5 p5      37 next[7]
        vgf2p8affineqb zmm26, zmm24, zmm15, 0                         ;   451.5 p0      37 next[7]
        vpternlogd zmm5, zmm22, zmm29, 0x96                           ;   454.5 p5      37 next[7]
        vgf2p8affineqb zmm22, zmm8, zmm2, 0                           ;   452.5 p0      37 next[7]
        vgf2p8affineqb zmm24, zmm24, zmm2, 0                          ;   453.5 p0      37 next[7]
        vpxord zmm25, zmm25, zmm26                                    ;   454.5 p5      37 next[7]
        vmovdqu64 zmm26, [rsp + 12864]                                ;   256.7 p2      63 next[0]
        vpxord zmm26, zmm26, [r8 + 256]                               ;   451.5 p5+p3   63 next[0]
        vgf2p8affineqb zmm30, zmm30, zmm2, 0                          ;   454.5 p0      37 next[7]
        vpternlogd zmm22, zmm10, zmm28, 0x96                          ;   455.5 p5      37 next[7]
        vmovdqu64 zmm10, [rsp + 4160]                                 ;   258.5 p2      63 next[0]
        vpxord zmm10, zmm10, [r8 + 320]                               ;   453.5 p5+p3   63 next[0]
        vpternlogd zmm22, zmm9, zmm25, 0x96                           ;   456.5 p5      37 next[7]
        vpternlogd zmm30, zmm31, zmm27, 0x96                          ;   457.5 p0      37 next[7]
        vmovdqu64 zmm9, [rsp + 13440]                                 ;   259.5 p2      37 next[0] reload
        vmovdqu64 zmm27, [rsp + 13376]                                ;   259.7 p3      63 next[0]
        vpternlogd zmm27, zmm9, [r8 + 128], 0x96                      ;   455.5 p5+p2   63 next[0]
        vmovdqu64 zmm9, [rsp + 4096]                                  ;   260.7 p3      63 next[0]
        vpternlogd zmm9, zmm19, [r8 + 384], 0x96                      ;   456.5 p0+p2   63 next[0]
        vpternlogd zmm30, zmm13, zmm16, 0x96                          ;   458.5 p5      37 next[7]
        vmovdqu64 zmm13, [rsp + 13056]                                ;   261.7 p3      37 next[0] reload
        vmovdqu64 zmm16, [rsp + 13120]                                ;   262.5 p2      63 next[0]
        vpternlogd zmm16, zmm13, [r8 + 192], 0x96                     ;   457.5 p0+p3   63 next[0]
        vpternlogd zmm24, zmm8, zmm28, 0x96                           ;   457.5 p5      37 next[7]
        vmovdqu64 zmm8, [rsp + 12608]                                 ;   264.5 p2      39 next[0] reload
        vmovdqu64 zmm13, [rsp + 13632]                                ;   264.7 p3      63 next[0]
        vpternlogd zmm13, zmm8, [r8 + 448], 0x96                      ;   458.5 p0+p2   63 next[0]
        vpternlogd zmm24, zmm29, zmm20, 0x96                          ;   458.5 p5      37 next[7]
        vmovdqu64 zmm8, [rsp + 6208]                                  ;   265.7 p3      37 next[0]
        vpermi2b zmm8, zmm1, zmm0                                     ;   460.5 p0+p5   37 next[0]
        vpternlogd zmm11, zmm25, zmm12, 0x96                          ;   460.5 p0      37 next[7]
        vmovdqu64 zmm12, [rsp + 6208]                                 ;   267.7 p2      37 next[0]
        vpermi2b zmm12, zmm7, zmm6                                    ;   462.5 p0+p5   37 next[0]
        vmovdqu64 zmm20, [rsp + 6208]                                 ;   270.5 p3      37 next[0] reload
        vgf2p8affineqb zmm20, zmm20, zmm3, 0                          ;   462.5 p0      37 next[0]
        vmovdqu64 zmm25, [rsp + 12032]                                ;   271.5 p2      37 next[0]
        vpermi2b zmm25, zmm1, zmm0                                    ;   464.5 p0+p5   37 next[0]
        vmovdqu64 zmm28, [rsp + 12032]                                ;   272.5 p3      37 next[0]
        vpermi2b zmm28, zmm7, zmm6                                    ;   466.5 p0+p5   37 next[0]
        vmovdqu64 zmm29, [rsp + 12032]                                ;   274.5 p2      37 next[0] reload
        vgf2p8affineqb zmm29, zmm29, zmm3, 0                          ;   465.5 p0      37 next[0]
        vmovdqu64 zmm31, [rsp + 13824]                                ;   275.7 p3      37 next[0] reload
        vpternlogd zmm4, zmm18, zmm31, 0x96                           ;   466.5 p0      63 next[0]
        vpternlogd zmm20, zmm12, zmm8, 0xca                           ;   467.5 p0      37 next[0]
        vmovdqu64 zmm8, [rsp + 11584]                                 ;   277.5 p2      37 next[0]
        vpermi2b zmm8, zmm1, zmm0                                     ;   469.5 p5      37 next[0]
        vmovdqu64 zmm12, [rsp + 13312]                                ;   278.5 p3      37 next[0] reload
        vpternlogd zmm27, zmm19, zmm12, 0x96                          ;   468.5 p0      63 next[0]
        vpternlogd zmm29, zmm28, zmm25, 0xca                          ;   471.5 p0      37 next[0]
        vmovdqu64 zmm25, [rsp + 11584]                                ;   280.5 p2      37 next[0]
        vpermi2b zmm25, zmm7, zmm6                                    ;   471.5 p0+p5   37 next[0]
        vmovdqu64 zmm28, [rsp + 13632]                                ;   282.5 p3      37 next[0] reload
        vpternlogd zmm16, zmm18, zmm28, 0x96                          ;   471.5 p0      63 next[0]
        vpternlogd zmm23, zmm28, [rsp + 13696], 0x96                  ;   472.5 p0+p2   63 next[0]
        vpternlogd zmm26, zmm19, [rsp + 12800], 0x96                  ;   472.5 p5+p3   63 next[0]
        vmovdqu64 zmm18, [rsp + 11584]                                ;   284.5 p2      37 next[0] reload
        vgf2p8affineqb zmm18, zmm18, zmm3, 0                          ;   473.5 p0      37 next[0]
        vpternlogd zmm10, zmm28, [rsp + 12672], 0x96                  ;   473.5 p5+p3   63 next[0]
        vmovdqu64 zmm19, [rsp + 11136]                                ;   286.5 p2      37 next[0]
        vpermi2b zmm19, zmm1, zmm0                                    ;   475.5 p0+p5   37 next[0]
        vpternlogd zmm10, zmm12, zmm31, 0x96                          ;   475.5 p0      63 next[0]
        vmovdqu64 zmm12, [rsp + 11136]                                ;   287.3 p3      37 next[0]
        vpermi2b zmm12, zmm7, zmm6                                    ;   477.5 p0+p5   37 next[0]
        vmovdqu64 zmm28, [rsp + 11136]                                ;   289.5 p2      37 next[0] reload
        vgf2p8affineqb zmm28, zmm28, zmm3, 0                          ;   477.5 p0      37 next[0]
        vpternlogd zmm18, zmm25, zmm8, 0xca                           ;   478.5 p0      37 next[0]
        vmovdqu64 zmm8, [rsp + 13504]                                 ;   291.5 p3      37 next[0] reload
        vmovdqu64 zmm25, [rsp + 13568]                                ;   291.7 p2      37 next[0] reload
        vpternlogd zmm23, zmm25, zmm8, 0x96                           ;   478.5 p5      63 next[0]
        vmovdqu64 zmm31, [rsp + 12736]                                ;   292.5 p3      37 next[0] reload
        vpternlogd zmm26, zmm8, zmm31, 0x96                           ;   479.5 p0      63 next[0]
        vpternlogd zmm9, zmm25, [rsp + 12480], 0x96                   ;   479.5 p5+p2   63 next[0]
        vmovdqu64 zmm8, [rsp + 10688]                                 ;   293.5 p3      38 next[0]
        vpermi2b zmm8, zmm1, zmm0                                     ;   481.5 p0+p5   38 next[0]
        vpternlogd zmm13, zmm31, [rsp + 12544], 0x96                  ;   481.5 p0+p2   63 next[0]
        vmovdqu64 zmm25, [rsp + 13184]                                ;   295.8 p3      37 next[0] reload
        vmovdqu64 zmm31, [rsp + 13248]                                ;   296.5 p2      37 next[0] reload
        vpternlogd zmm27, zmm31, zmm25, 0x96                          ;   482.5 p0      63 next[0]
        vpternlogd zmm13, zmm31, zmm25, 0x96                          ;   482.5 p5      63 next[0]
        vmovdqu64 zmm25, [rsp + 10688]                                ;   296.8 p3      38 next[0]
        vpermi2b zmm25, zmm7, zmm6                                    ;   484.5 p0+p5   38 next[0]
        vpternlogd zmm28, zmm12, zmm19, 0xca                          ;   484.5 p0      37 next[0]
        vmovdqu64 zmm12, [rsp + 10688]                                ;   298.2 p2      38 next[0] reload
        vgf2p8affineqb zmm12, zmm12, zmm3, 0                          ;   485.5 p0      38 next[0]
        vmovdqu64 zmm19, [rsp + 12928]                                ;   299.7 p3      37 next[0] reload
        vmovdqu64 zmm31, [rsp + 12992]                                ;   299.8 p2      37 next[0] reload
        vpternlogd zmm16, zmm31, zmm19, 0x96                          ;   485.5 p5      63 next[0]
        vpternlogd zmm9, zmm31, zmm19, 0x96                           ;   486.5 p0      63 next[0]
        vmovdqu64 zmm19, [rsp + 4480]                                 ;   300.7 p3      38 next[0]
        vpermi2b zmm19, zmm1, zmm0                                    ;   488.5 p5      38 next[0]
        vpternlogd zmm12, zmm25, zmm8, 0xca                           ;   489.5 p0      38 next[0]
        vmovdqu64 zmm8, [rsp + 4480]                                  ;   302.7 p2      38 next[0]
        vpermi2b zmm8, zmm7, zmm6                                     ;   490.5 p0+p5   38 next[0]
        vmovdqu64 zmm25, [rsp + 4480]                                 ;   305.0 p3      38 next[0] reload
        vgf2p8affineqb zmm25, zmm25, zmm3, 0                          ;   489.5 p0      38 next[0]
        vmovdqu64 zmm31, [rsp + 4928]                                 ;   305.3 p2      38 next[0]
        vpermi2b zmm31, zmm1, zmm0                                    ;   492.5 p0+p5   38 next[0]
        vpternlogd zmm25, zmm8, zmm19, 0xca                           ;   495.5 p0      38 next[0]
        vmovdqu64 zmm8, [rsp + 4928]                                  ;   306.7 p3      38 next[0]
        vpermi2b zmm8, zmm7, zmm6                                     ;   494.5 p0+p5   38 next[0]
        vmovdqu64 zmm19, [rsp + 4928]                                 ;   308.5 p2      38 next[0] reload
        vgf2p8affineqb zmm19, zmm19, zmm3, 0                          ;   493.5 p0      38 next[0]
        vpternlogd zmm19, zmm8, zmm31, 0xca                           ;   499.5 p0      38 next[0]
        vmovdqu64 zmm8, [rsp + 4224]                                  ;   309.0 p3      39 next[0]
        vpermi2b zmm8, zmm1, zmm0                                     ;   496.5 p0+p5   39 next[0]
        vmovdqu64 zmm31, [rsp + 4224]                                 ;   310.5 p2      39 next[0]
        vpermi2b zmm31, zmm7, zmm6                                    ;   498.5 p0+p5   39 next[0]
        vmovdqu64 [rsp + 8768], zmm11                                 ;   461.5 p8+p9   37 next[7] spill
        vmovdqu64 zmm11, [rsp + 4224]                                 ;   312.7 p3      39 next[0] reload
        vgf2p8affineqb zmm11, zmm11, zmm3, 0                          ;   497.5 p0      39 next[0]
        vpternlogd zmm11, zmm31, zmm8, 0xca                           ;   503.5 p0      39 next[0]
        vgf2p8affineqb zmm8, zmm29, zmm15, 0                          ;   499.5 p0      37 next[0]
        vgf2p8affineqb zmm31, zmm18, zmm2, 0                          ;   500.5 p0      37 next[0]
        vmovdqu64 [rsp + 8704], zmm24                                 ;   459.5 p7+p4   37 next[7] spill
        vpxord zmm24, zmm29, zmm11                                    ;   504.5 p5      37 next[0]
        vpternlogd zmm24, zmm25, zmm28, 0x96                          ;   505.5 p5      37 next[0]
        vmovdqu64 [rsp + 8320], zmm30                                 ;   459.5 p8+p9   37 next[7] spill
        vgf2p8affineqb zmm30, zmm28, zmm17, 0                         ;   501.5 p0      37 next[0]
        vpternlogd zmm31, zmm20, zmm24, 0x96                          ;   506.5 p5      65 next[0]
        vmovdqu64 [rsp + 8256], zmm22                                 ;   457.5 p7+p4   37 next[7] spill
        vgf2p8affineqb zmm22, zmm12, zmm15, 0                         ;   502.5 p0      37 next[0]
        vpternlogd zmm31, zmm30, zmm8, 0x96                           ;   507.5 p5      65 next[0]
        vmovdqu64 [rsp + 8192], zmm5                                  ;   455.5 p8+p9   37 next[7] spill
        vpxord zmm5, zmm18, zmm12                                     ;   503.5 p0      37 next[0]
        vpternlogd zmm5, zmm19, zmm20, 0x96                           ;   504.5 p5      37 next[0]
        vmovdqu64 [rsp + 9152], zmm21                                 ;   318.8 p7+p4   37 next[1] spill
        vgf2p8affineqb zmm21, zmm19, zmm17, 0                         ;   504.5 p0      37 next[0]
        vpxord zmm22, zmm22, zmm21                                    ;   507.5 p5      37 next[0]
        vgf2p8affineqb zmm21, zmm18, zmm15, 0                         ;   505.5 p0      37 next[0]
        vpternlogd zmm31, zmm22, zmm4, 0x96                           ;   508.5 p5      65 next[0]
        vmovdqu64 [rsp + 6208], zmm31                                 ;   509.5 p8+p9   65 next[0] spill
        vgf2p8affineqb zmm31, zmm28, zmm2, 0                          ;   506.5 p0      37 next[0]
        vpternlogd zmm31, zmm5, zmm29, 0x96                           ;   509.5 p5      65 next[0]
        vmovdqu64 [rsp + 8384], zmm4                                  ;   467.5 p7+p4   63 next[0] spill
        vgf2p8affineqb zmm4, zmm25, zmm15, 0                          ;   507.5 p0      37 next[0]
        vmovdqu64 [rsp + 9088], zmm14                                 ;   322.7 p8+p9   37 next[1] spill
        vgf2p8affineqb zmm14, zmm20, zmm17, 0                         ;   508.5 p0      37 next[0]
        vgf2p8affineqb zmm3, zmm12, zmm17, 0                          ;   509.5 p0      37 next[0]
        vpxord zmm21, zmm21, zmm3                                     ;   512.5 p5      37 next[0]
        vgf2p8affineqb zmm3, zmm11, zmm17, 0                          ;   510.5 p0      37 next[0]
        vpternlogd zmm31, zmm3, zmm4, 0x96                            ;   513.5 p5      65 next[0]
        vpternlogd zmm31, zmm21, zmm23, 0x96                          ;   514.5 p5      65 next[0]
        vmovdqu64 [rsp + 13824], zmm31                                ;   515.5 p7+p4   65 next[0] spill
        vgf2p8affineqb zmm31, zmm12, zmm2, 0                          ;   511.5 p0      37 next[0]
        vpxord zmm31, zmm31, zmm18                                    ;   514.5 p5      65 next[0]
        vgf2p8affineqb zmm18, zmm18, zmm17, 0                         ;   512.5 p0      37 next[0]
        vmovdqu64 [rsp + 8448], zmm23                                 ;   479.5 p8+p9   63 next[0] spill
        vgf2p8affineqb zmm23, zmm28, zmm15, 0                         ;   513.5 p0      37 next[0]
        vgf2p8affineqb zmm6, zmm29, zmm17, 0                          ;   514.5 p0      37 next[0]
        vgf2p8affineqb zmm29, zmm29, zmm2, 0                          ;   515.5 p0      37 next[0]
        vgf2p8affineqb zmm7, zmm19, zmm15, 0                          ;   516.5 p0      37 next[0]
        vpxord zmm14, zmm14, zmm7                                     ;   519.5 p5      37 next[0]
        vgf2p8affineqb zmm7, zmm25, zmm17, 0                          ;   517.5 p0      37 next[0]
        vpxord zmm23, zmm23, zmm7                                     ;   520.5 p5      37 next[0]
        vgf2p8affineqb zmm7, zmm20, zmm15, 0                          ;   518.5 p0      37 next[0]
        vgf2p8affineqb zmm20, zmm20, zmm2, 0                          ;   519.5 p0      37 next[0]
        vpxord zmm18, zmm18, zmm7                                     ;   521.5 p5      37 next[0]
        vgf2p8affineqb zmm7, zmm25, zmm2, 0                           ;   520.5 p0      37 next[0]
        vpternlogd zmm31, zmm14, zmm24, 0x96                          ;   520.5 p5      65 next[0]
        vpxord zmm28, zmm28, zmm7                                     ;   523.5 p5      65 next[0]
        vgf2p8affineqb zmm7, zmm11, zmm15, 0                          ;   521.5 p0      37 next[0]
        vpxord zmm6, zmm6, zmm7                                       ;   524.5 p5      37 next[0]
        vgf2p8affineqb zmm7, zmm19, zmm2, 0                           ;   522.5 p0      37 next[0]
        vpternlogd zmm31, zmm23, zmm27, 0x96                          ;   521.5 p5      65 next[0]
        vpternlogd zmm28, zmm22, zmm5, 0x96                           ;   524.5 p5      65 next[0]
        vgf2p8affineqb zmm22, zmm11, zmm2, 0                          ;   523.5 p0      37 next[0]
        vpternlogd zmm7, zmm12, zmm24, 0x96                           ;   525.5 p5      65 next[0]
        vpternlogd zmm7, zmm3, zmm4, 0x96                             ;   526.5 p5      65 next[0]
        vmovdqu64 zmm3, [rsp + 5696]                                  ;   337.5 p2      37 next[1]
        vpermi2b zmm3, zmm1, zmm0                                     ;   523.5 p5      37 next[1]
        vmovdqu64 zmm4, [rel whirlpool_blocks.T1_constants512 + 256]  ;   339.5 p3      37 next[0] reload
        vmovdqu64 zmm12, [rsp + 5696]                                 ;   339.7 p2      37 next[1] reload
        vmovdqu64 [rsp + 13632], zmm31                                ;   522.5 p7+p4   65 next[0] spill
        vgf2p8affineqb zmm31, zmm12, zmm4, 0                          ;   524.5 p0      37 next[1]
        vpternlogd zmm28, zmm6, zmm16, 0x96                           ;   525.5 p5      65 next[0]
        vpternlogd zmm22, zmm25, zmm5, 0x96                           ;   526.5 p0      65 next[0]
        vpternlogd zmm22, zmm30, zmm8, 0x96                           ;   527.5 p5      65 next[0]
        vmovdqu64 zmm8, [rel whirlpool_blocks.T1_constants512 + 192]  ;   342.0 p3      37 next[0] reload
        vmovdqu64 zmm25, [rel whirlpool_blocks.T1_constants512 + 128] ;   342.2 p2      37 next[0] reload
        vpermi2b zmm12, zmm25, zmm8                                   ;   527.5 p0+p5   37 next[1]
        vpxord zmm19, zmm19, zmm24                                    ;   527.5 p0      65 next[0]
        vmovdqu64 zmm24, [rsp + 6144]                                 ;   344.7 p3      37 next[1]
        vpermi2b zmm24, zmm1, zmm0                                    ;   529.5 p0+p5   37 next[1]
        vpternlogd zmm7, zmm18, zmm26, 0x96                           ;   529.5 p0      65 next[0]
        vpternlogd zmm22, zmm14, zmm10, 0x96                          ;   530.5 p0      65 next[0]
        vmovdqu64 zmm14, [rsp + 6144]                                 ;   347.5 p2      37 next[1]
        vpermi2b zmm14, zmm25, zmm8                                   ;   532.5 p5      37 next[1]
        vpternlogd zmm20, zmm19, zmm21, 0x96                          ;   531.5 p0      65 next[0]
        vmovdqu64 zmm19, [rsp + 6144]                                 ;   349.5 p3      37 next[1] reload
        vgf2p8affineqb zmm19, zmm19, zmm4, 0                          ;   532.5 p0      37 next[1]
        vmovdqu64 zmm21, [rsp + 12096]                                ;   349.8 p2      37 next[1]
        vpermi2b zmm21, zmm1, zmm0                                    ;   534.5 p0+p5   37 next[1]
        vpxord zmm11, zmm11, zmm5                                     ;   534.5 p0      65 next[0]
        vmovdqu64 zmm5, [rsp + 12096]                                 ;   351.5 p3      37 next[1]
        vpermi2b zmm5, zmm25, zmm8                                    ;   536.5 p0+p5   37 next[1]
        vpternlogd zmm20, zmm6, zmm9, 0x96                            ;   536.5 p0      65 next[0]
        vmovdqu64 zmm6, [rsp + 12096]                                 ;   353.7 p2      37 next[1] reload
        vgf2p8affineqb zmm6, zmm6, zmm4, 0                            ;   537.5 p0      37 next[1]
        vpternlogd zmm29, zmm11, zmm18, 0x96                          ;   537.5 p5      65 next[0]
        vmovdqu64 zmm11, [rsp + 11648]                                ;   354.2 p3      37 next[1]
        vpermi2b zmm11, zmm1, zmm0                                    ;   539.5 p0+p5   37 next[1]
        vmovdqu64 zmm18, [rsp + 11648]                                ;   355.5 p2      37 next[1]
        vpermi2b zmm18, zmm25, zmm8                                   ;   541.5 p0+p5   37 next[1]
        vpternlogd zmm29, zmm23, zmm13, 0x96                          ;   540.5 p0      65 next[0]
        vmovdqu64 zmm23, [rsp + 11648]                                ;   357.7 p3      37 next[1] reload
        vgf2p8affineqb zmm23, zmm23, zmm4, 0                          ;   541.5 p0      37 next[1]
        vpternlogd zmm31, zmm12, zmm3, 0xca                           ;   542.5 p0      37 next[1]
        vmovdqu64 zmm3, [rsp + 11200]                                 ;   358.2 p2      38 next[1]
        vpermi2b zmm3, zmm1, zmm0                                     ;   544.5 p5      38 next[1]
        vmovdqu64 zmm12, [rsp + 11200]                                ;   360.5 p3      38 next[1]
        vpermi2b zmm12, zmm25, zmm8                                   ;   546.5 p0+p5   38 next[1]
        vpternlogd zmm19, zmm14, zmm24, 0xca                          ;   544.5 p0      37 next[1]
        vmovdqu64 zmm14, [rsp + 11200]                                ;   362.7 p2      38 next[1] reload
        vgf2p8affineqb zmm14, zmm14, zmm4, 0                          ;   545.5 p0      38 next[1]
        vmovdqu64 zmm24, [rsp + 10752]                                ;   363.0 p3      38 next[1]
        vpermi2b zmm24, zmm1, zmm0                                    ;   548.5 p0+p5   38 next[1]
        vpternlogd zmm6, zmm5, zmm21, 0xca                            ;   547.5 p0      37 next[1]
        vmovdqu64 zmm5, [rsp + 10752]                                 ;   364.7 p2      38 next[1]
        vpermi2b zmm5, zmm25, zmm8                                    ;   550.5 p0+p5   38 next[1]
        vmovdqu64 zmm21, [rsp + 10752]                                ;   366.5 p3      38 next[1] reload
        vgf2p8affineqb zmm21, zmm21, zmm4, 0                          ;   549.5 p0      38 next[1]
        vpternlogd zmm23, zmm18, zmm11, 0xca                          ;   550.5 p0      37 next[1]
        vmovdqu64 zmm11, [rsp + 4416]                                 ;   367.0 p2      38 next[1]
        vpermi2b zmm11, zmm1, zmm0                                    ;   552.5 p0+p5   38 next[1]
        vmovdqu64 zmm18, [rsp + 4416]                                 ;   368.5 p3      38 next[1]
        vpermi2b zmm18, zmm25, zmm8                                   ;   554.5 p0+p5   38 next[1]
        vpternlogd zmm14, zmm12, zmm3, 0xca                           ;   553.5 p0      38 next[1]
        vmovdqu64 zmm3, [rsp + 4416]                                  ;   370.7 p2      38 next[1] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   554.5 p0      38 next[1]
        vmovdqu64 zmm12, [rsp + 4864]                                 ;   371.0 p3      39 next[1]
        vpermi2b zmm12, zmm1, zmm0                                    ;   556.5 p0+p5   39 next[1]
        vpternlogd zmm21, zmm5, zmm24, 0xca                           ;   556.5 p0      38 next[1]
        vmovdqu64 zmm5, [rsp + 4864]                                  ;   372.7 p2      39 next[1]
        vpermi2b zmm5, zmm25, zmm8                                    ;   558.5 p0+p5   39 next[1]
        vmovdqu64 zmm24, [rsp + 4864]                                 ;   374.5 p3      39 next[1] reload
        vgf2p8affineqb zmm24, zmm24, zmm4, 0                          ;   558.5 p0      39 next[1]
        vpternlogd zmm3, zmm18, zmm11, 0xca                           ;   559.5 p0      38 next[1]
        vpternlogd zmm24, zmm5, zmm12, 0xca                           ;   563.5 p5      39 next[1]
        vgf2p8affineqb zmm5, zmm6, zmm2, 0                            ;   560.5 p0      37 next[1]
        vgf2p8affineqb zmm11, zmm19, zmm15, 0                         ;   561.5 p0      37 next[1]
        vgf2p8affineqb zmm12, zmm23, zmm17, 0                         ;   562.5 p0      37 next[1]
        vpxord zmm18, zmm19, zmm24                                    ;   564.5 p5      37 next[1]
        vpternlogd zmm18, zmm21, zmm23, 0x96                          ;   565.5 p5      37 next[1]
        vgf2p8affineqb zmm30, zmm14, zmm15, 0                         ;   563.5 p0      37 next[1]
        vpternlogd zmm5, zmm31, zmm18, 0x96                           ;   566.5 p5      65 next[1]
        vpternlogd zmm5, zmm12, zmm11, 0x96                           ;   567.5 p5      65 next[1]
        vmovdqu64 [rsp + 12672], zmm29                                ;   541.5 p8+p9   65 next[0] spill
        vgf2p8affineqb zmm29, zmm3, zmm17, 0                          ;   564.5 p0      37 next[1]
        vpxord zmm30, zmm30, zmm29                                    ;   567.5 p5      37 next[1]
        vpxord zmm29, zmm6, zmm14                                     ;   565.5 p0      37 next[1]
        vpternlogd zmm29, zmm3, zmm31, 0x96                           ;   566.5 p5      37 next[1]
        vmovdqu64 [rsp + 12800], zmm20                                ;   537.5 p7+p4   65 next[0] spill
        vgf2p8affineqb zmm20, zmm21, zmm15, 0                         ;   566.5 p0      37 next[1]
        vmovdqu64 [rsp + 13696], zmm22                                ;   531.5 p8+p9   65 next[0] spill
        vgf2p8affineqb zmm22, zmm23, zmm2, 0                          ;   567.5 p0      37 next[1]
        vpternlogd zmm22, zmm29, zmm19, 0x96                          ;   570.5 p5      65 next[1]
        vmovdqu64 [rsp + 12608], zmm7                                 ;   530.5 p7+p4   65 next[0] spill
        vgf2p8affineqb zmm7, zmm6, zmm15, 0                           ;   568.5 p0      37 next[1]
        vmovdqu64 [rsp + 13056], zmm28                                ;   526.5 p8+p9   65 next[0] spill
        vgf2p8affineqb zmm28, zmm24, zmm17, 0                         ;   569.5 p0      37 next[1]
        vpternlogd zmm22, zmm28, zmm20, 0x96                          ;   572.5 p5      65 next[1]
        vmovdqu64 [rsp + 9024], zmm13                                 ;   483.5 p7+p4   63 next[0] spill
        vgf2p8affineqb zmm13, zmm14, zmm17, 0                         ;   570.5 p0      37 next[1]
        vpxord zmm7, zmm7, zmm13                                      ;   573.5 p5      37 next[1]
        vgf2p8affineqb zmm13, zmm31, zmm17, 0                         ;   571.5 p0      37 next[1]
        vmovdqu64 [rsp + 8960], zmm9                                  ;   487.5 p8+p9   63 next[0] spill
        vgf2p8affineqb zmm9, zmm14, zmm2, 0                           ;   572.5 p0      37 next[1]
        vpxord zmm9, zmm9, zmm6                                       ;   575.5 p5      65 next[1]
        vgf2p8affineqb zmm6, zmm6, zmm17, 0                           ;   573.5 p0      37 next[1]
        vmovdqu64 [rsp + 8896], zmm10                                 ;   476.5 p7+p4   63 next[0] spill
        vgf2p8affineqb zmm10, zmm23, zmm15, 0                         ;   574.5 p0      37 next[1]
        vmovdqu64 [rsp + 8832], zmm26                                 ;   480.5 p8+p9   63 next[0] spill
        vgf2p8affineqb zmm26, zmm3, zmm15, 0                          ;   575.5 p0      37 next[1]
        vpxord zmm13, zmm13, zmm26                                    ;   578.5 p5      37 next[1]
        vgf2p8affineqb zmm26, zmm21, zmm17, 0                         ;   576.5 p0      37 next[1]
        vpxord zmm10, zmm10, zmm26                                    ;   579.5 p5      37 next[1]
        vgf2p8affineqb zmm26, zmm19, zmm17, 0                         ;   577.5 p0      37 next[1]
        vgf2p8affineqb zmm19, zmm19, zmm2, 0                          ;   578.5 p0      37 next[1]
        vpternlogd zmm9, zmm13, zmm18, 0x96                           ;   579.5 p5      65 next[1]
        vmovdqu64 [rsp + 8576], zmm16                                 ;   486.5 p7+p4   63 next[0] spill
        vgf2p8affineqb zmm16, zmm21, zmm2, 0                          ;   579.5 p0      37 next[1]
        vpxord zmm23, zmm23, zmm16                                    ;   582.5 p5      65 next[1]
        vgf2p8affineqb zmm16, zmm31, zmm15, 0                         ;   580.5 p0      37 next[1]
        vgf2p8affineqb zmm31, zmm31, zmm2, 0                          ;   581.5 p0      37 next[1]
        vpxord zmm6, zmm6, zmm16                                      ;   583.5 p5      37 next[1]
        vgf2p8affineqb zmm16, zmm24, zmm15, 0                         ;   582.5 p0      37 next[1]
        vpxord zmm26, zmm26, zmm16                                    ;   585.5 p5      37 next[1]
        vgf2p8affineqb zmm16, zmm3, zmm2, 0                           ;   583.5 p0      37 next[1]
        vpternlogd zmm23, zmm29, zmm30, 0x96                          ;   583.5 p5      65 next[1]
        vpternlogd zmm16, zmm14, zmm18, 0x96                          ;   586.5 p5      65 next[1]
        vgf2p8affineqb zmm14, zmm24, zmm2, 0                          ;   584.5 p0      37 next[1]
        vpternlogd zmm16, zmm28, zmm20, 0x96                          ;   587.5 p5      65 next[1]
        vmovdqu64 zmm20, [rsp + 5312]                                 ;   399.5 p2      37 next[2]
        vpermi2b zmm20, zmm1, zmm0                                    ;   581.5 p5      37 next[2]
        vmovdqu64 zmm28, [rsp + 9088]                                 ;   400.2 p3      37 next[1] reload
        vpternlogd zmm5, zmm30, zmm28, 0x96                           ;   582.5 p5      65 next[1]
        vmovdqu64 zmm30, [rsp + 9152]                                 ;   400.5 p2      37 next[1] reload
        vpternlogd zmm22, zmm7, zmm30, 0x96                           ;   583.5 p5      65 next[1]
        vpxord zmm3, zmm3, zmm18                                      ;   584.5 p5      65 next[1]
        vmovdqu64 zmm18, [rsp + 13888]                                ;   402.7 p3      37 next[1] reload
        vpternlogd zmm9, zmm10, zmm18, 0x96                           ;   585.5 p0      65 next[1]
        vpternlogd zmm14, zmm21, zmm29, 0x96                          ;   587.5 p5      65 next[1]
        vpternlogd zmm14, zmm12, zmm11, 0x96                          ;   588.5 p0      65 next[1]
        vmovdqu64 zmm11, [rsp + 5312]                                 ;   403.3 p2      37 next[2]
        vpermi2b zmm11, zmm25, zmm8                                   ;   588.5 p5      37 next[2]
        vmovdqu64 zmm12, [rsp + 5312]                                 ;   405.5 p3      37 next[2] reload
        vgf2p8affineqb zmm12, zmm12, zmm4, 0                          ;   587.5 p0      37 next[2]
        vmovdqu64 zmm21, [rsp + 14208]                                ;   405.8 p2      37 next[1] reload
        vpternlogd zmm23, zmm26, zmm21, 0x96                          ;   588.5 p0      65 next[1]
        vpternlogd zmm31, zmm3, zmm7, 0x96                            ;   589.5 p0      65 next[1]
        vmovdqu64 zmm3, [rsp + 5632]                                  ;   407.8 p3      37 next[2]
        vpermi2b zmm3, zmm1, zmm0                                     ;   591.5 p5      37 next[2]
        vmovdqu64 zmm7, [rsp + 14144]                                 ;   408.5 p2      37 next[1] reload
        vpternlogd zmm16, zmm6, zmm7, 0x96                            ;   590.5 p0      65 next[1]
        vpxord zmm24, zmm24, zmm29                                    ;   591.5 p0      65 next[1]
        vmovdqu64 zmm29, [rsp + 14016]                                ;   409.8 p3      37 next[1] reload
        vpternlogd zmm14, zmm13, zmm29, 0x96                          ;   592.5 p0      65 next[1]
        vpternlogd zmm19, zmm24, zmm6, 0x96                           ;   592.5 p5      65 next[1]
        vmovdqu64 zmm6, [rsp + 5632]                                  ;   411.7 p2      37 next[2]
        vpermi2b zmm6, zmm25, zmm8                                    ;   594.5 p0+p5   37 next[2]
        vmovdqu64 zmm13, [rsp + 5632]                                 ;   412.3 p3      37 next[2] reload
        vgf2p8affineqb zmm13, zmm13, zmm4, 0                          ;   594.5 p0      37 next[2]
        vmovdqu64 zmm24, [rsp + 13952]                                ;   413.5 p2      37 next[1] reload
        vpternlogd zmm31, zmm26, zmm24, 0x96                          ;   595.5 p0      65 next[1]
        vmovdqu64 zmm26, [rsp + 9536]                                 ;   413.8 p3      37 next[1] reload
        vpternlogd zmm19, zmm10, zmm26, 0x96                          ;   595.5 p5      65 next[1]
        vpternlogd zmm12, zmm11, zmm20, 0xca                          ;   596.5 p0      37 next[2]
        vmovdqu64 zmm10, [rsp + 6080]                                 ;   415.5 p2      37 next[2]
        vpermi2b zmm10, zmm1, zmm0                                    ;   598.5 p5      37 next[2]
        vmovdqu64 zmm11, [rsp + 6080]                                 ;   416.2 p3      37 next[2]
        vpermi2b zmm11, zmm25, zmm8                                   ;   600.5 p0+p5   37 next[2]
        vpternlogd zmm13, zmm6, zmm3, 0xca                            ;   599.5 p0      37 next[2]
        vmovdqu64 zmm3, [rsp + 6080]                                  ;   418.7 p2      37 next[2] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   599.5 p0      37 next[2]
        vmovdqu64 zmm6, [rsp + 12160]                                 ;   420.5 p3      37 next[2]
        vpermi2b zmm6, zmm1, zmm0                                     ;   602.5 p0+p5   37 next[2]
        vpternlogd zmm3, zmm11, zmm10, 0xca                           ;   605.5 p0      37 next[2]
        vmovdqu64 zmm10, [rsp + 12160]                                ;   421.3 p2      37 next[2]
        vpermi2b zmm10, zmm25, zmm8                                   ;   604.5 p0+p5   37 next[2]
        vmovdqu64 zmm11, [rsp + 12160]                                ;   422.5 p3      37 next[2] reload
        vgf2p8affineqb zmm11, zmm11, zmm4, 0                          ;   603.5 p0      37 next[2]
        vpternlogd zmm11, zmm10, zmm6, 0xca                           ;   609.5 p0      37 next[2]
        vmovdqu64 zmm6, [rsp + 11712]                                 ;   424.5 p2      38 next[2]
        vpermi2b zmm6, zmm1, zmm0                                     ;   606.5 p0+p5   38 next[2]
        vmovdqu64 zmm10, [rsp + 11712]                                ;   425.2 p3      38 next[2]
        vpermi2b zmm10, zmm25, zmm8                                   ;   608.5 p0+p5   38 next[2]
        vmovdqu64 zmm20, [rsp + 11712]                                ;   426.5 p2      38 next[2] reload
        vgf2p8affineqb zmm20, zmm20, zmm4, 0                          ;   607.5 p0      38 next[2]
        vpternlogd zmm20, zmm10, zmm6, 0xca                           ;   613.5 p0      38 next[2]
        vmovdqu64 zmm6, [rsp + 11264]                                 ;   428.5 p3      38 next[2]
        vpermi2b zmm6, zmm1, zmm0                                     ;   610.5 p0+p5   38 next[2]
        vmovdqu64 zmm10, [rsp + 11264]                                ;   429.2 p2      38 next[2]
        vpermi2b zmm10, zmm25, zmm8                                   ;   612.5 p0+p5   38 next[2]
        vmovdqu64 zmm26, [rsp + 11264]                                ;   430.5 p3      38 next[2] reload
        vgf2p8affineqb zmm26, zmm26, zmm4, 0                          ;   611.5 p0      38 next[2]
        vpternlogd zmm26, zmm10, zmm6, 0xca                           ;   617.5 p0      38 next[2]
        vmovdqu64 zmm6, [rsp + 10816]                                 ;   431.0 p2      38 next[2]
        vpermi2b zmm6, zmm1, zmm0                                     ;   614.5 p0+p5   38 next[2]
        vmovdqu64 zmm10, [rsp + 10816]                                ;   433.0 p3      38 next[2]
        vpermi2b zmm10, zmm25, zmm8                                   ;   616.5 p0+p5   38 next[2]
        vmovdqu64 zmm24, [rsp + 10816]                                ;   433.7 p2      38 next[2] reload
        vgf2p8affineqb zmm24, zmm24, zmm4, 0                          ;   615.5 p0      38 next[2]
        vpternlogd zmm24, zmm10, zmm6, 0xca                           ;   621.5 p0      38 next[2]
        vmovdqu64 zmm6, [rsp + 4352]                                  ;   434.7 p3      39 next[2]
        vpermi2b zmm6, zmm1, zmm0                                     ;   618.5 p0+p5   39 next[2]
        vmovdqu64 zmm10, [rsp + 4352]                                 ;   436.5 p2      39 next[2]
        vpermi2b zmm10, zmm25, zmm8                                   ;   620.5 p0+p5   39 next[2]
        vmovdqu64 zmm29, [rsp + 4352]                                 ;   438.5 p3      39 next[2] reload
        vgf2p8affineqb zmm29, zmm29, zmm4, 0                          ;   619.5 p0      39 next[2]
        vpternlogd zmm29, zmm10, zmm6, 0xca                           ;   625.5 p0      39 next[2]
        vgf2p8affineqb zmm6, zmm13, zmm15, 0                          ;   621.5 p0      37 next[2]
        vgf2p8affineqb zmm10, zmm3, zmm2, 0                           ;   622.5 p0      37 next[2]
        vpxord zmm7, zmm13, zmm29                                     ;   626.5 p5      37 next[2]
        vpternlogd zmm7, zmm26, zmm11, 0x96                           ;   627.5 p5      37 next[2]
        vgf2p8affineqb zmm21, zmm11, zmm17, 0                         ;   623.5 p0      37 next[2]
        vpternlogd zmm10, zmm12, zmm7, 0x96                           ;   628.5 p5      65 next[2]
        vgf2p8affineqb zmm18, zmm20, zmm15, 0                         ;   624.5 p0      37 next[2]
        vpternlogd zmm10, zmm21, zmm6, 0x96                           ;   629.5 p5      65 next[2]
        vpxord zmm30, zmm3, zmm20                                     ;   625.5 p0      37 next[2]
        vpternlogd zmm30, zmm24, zmm12, 0x96                          ;   626.5 p5      37 next[2]
        vgf2p8affineqb zmm28, zmm24, zmm17, 0                         ;   626.5 p0      37 next[2]
        vpxord zmm18, zmm18, zmm28                                    ;   629.5 p5      37 next[2]
        vgf2p8affineqb zmm28, zmm11, zmm2, 0                          ;   627.5 p0      37 next[2]
        vpternlogd zmm28, zmm30, zmm13, 0x96                          ;   630.5 p5      65 next[2]
        vmovdqu64 [rsp + 4224], zmm19                                 ;   596.5 p8+p9   65 next[1] spill
        vgf2p8affineqb zmm19, zmm26, zmm15, 0                         ;   628.5 p0      37 next[2]
        vmovdqu64 [rsp + 15104], zmm31                                ;   596.5 p7+p4   65 next[1] spill
        vgf2p8affineqb zmm31, zmm3, zmm15, 0                          ;   629.5 p0      37 next[2]
        vmovdqu64 [rsp + 15168], zmm14                                ;   593.5 p8+p9   65 next[1] spill
        vgf2p8affineqb zmm14, zmm12, zmm17, 0                         ;   630.5 p0      37 next[2]
        vmovdqu64 [rsp + 15232], zmm16                                ;   591.5 p7+p4   65 next[1] spill
        vgf2p8affineqb zmm16, zmm29, zmm17, 0                         ;   631.5 p0      37 next[2]
        vpternlogd zmm28, zmm16, zmm19, 0x96                          ;   634.5 p5      65 next[2]
        vmovdqu64 [rsp + 15296], zmm23                                ;   589.5 p8+p9   65 next[1] spill
        vgf2p8affineqb zmm23, zmm20, zmm17, 0                         ;   632.5 p0      37 next[2]
        vpxord zmm31, zmm31, zmm23                                    ;   635.5 p5      37 next[2]
        vgf2p8affineqb zmm23, zmm20, zmm2, 0                          ;   633.5 p0      37 next[2]
        vpxord zmm23, zmm23, zmm3                                     ;   636.5 p5      65 next[2]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   634.5 p0      37 next[2]
        vmovdqu64 [rsp + 15360], zmm9                                 ;   586.5 p7+p4   65 next[1] spill
        vgf2p8affineqb zmm9, zmm11, zmm15, 0                          ;   635.5 p0      37 next[2]
        vmovdqu64 [rsp + 5632], zmm22                                 ;   584.5 p8+p9   65 next[1] spill
        vgf2p8affineqb zmm22, zmm24, zmm15, 0                         ;   636.5 p0      37 next[2]
        vpxord zmm14, zmm14, zmm22                                    ;   639.5 p5      37 next[2]
        vgf2p8affineqb zmm22, zmm13, zmm17, 0                         ;   637.5 p0      37 next[2]
        vgf2p8affineqb zmm13, zmm13, zmm2, 0                          ;   638.5 p0      37 next[2]
        vpternlogd zmm23, zmm14, zmm7, 0x96                           ;   640.5 p5      65 next[2]
        vmovdqu64 [rsp + 5696], zmm5                                  ;   583.5 p7+p4   65 next[1] spill
        vgf2p8affineqb zmm5, zmm26, zmm17, 0                          ;   639.5 p0      37 next[2]
        vpxord zmm9, zmm9, zmm5                                       ;   642.5 p5      37 next[2]
        vgf2p8affineqb zmm5, zmm26, zmm2, 0                           ;   640.5 p0      37 next[2]
        vpxord zmm11, zmm11, zmm5                                     ;   643.5 p5      65 next[2]
        vgf2p8affineqb zmm5, zmm12, zmm15, 0                          ;   641.5 p0      37 next[2]
        vgf2p8affineqb zmm12, zmm12, zmm2, 0                          ;   642.5 p0      37 next[2]
        vpxord zmm3, zmm3, zmm5                                       ;   644.5 p5      37 next[2]
        vgf2p8affineqb zmm5, zmm29, zmm15, 0                          ;   643.5 p0      37 next[2]
        vpxord zmm22, zmm22, zmm5                                     ;   646.5 p5      37 next[2]
        vgf2p8affineqb zmm5, zmm24, zmm2, 0                           ;   644.5 p0      37 next[2]
        vpternlogd zmm11, zmm30, zmm18, 0x96                          ;   644.5 p5      65 next[2]
        vpternlogd zmm5, zmm20, zmm7, 0x96                            ;   647.5 p5      65 next[2]
        vgf2p8affineqb zmm20, zmm29, zmm2, 0                          ;   645.5 p0      37 next[2]
        vpternlogd zmm5, zmm16, zmm19, 0x96                           ;   648.5 p5      65 next[2]
        vmovdqu64 zmm16, [rsp + 4800]                                 ;   458.8 p2      37 next[3]
        vpermi2b zmm16, zmm1, zmm0                                    ;   642.5 p5      37 next[3]
        vmovdqu64 zmm19, [rsp + 9600]                                 ;   459.5 p3      37 next[2] reload
        vpternlogd zmm10, zmm18, zmm19, 0x96                          ;   643.5 p5      65 next[2]
        vmovdqu64 zmm18, [rsp + 14080]                                ;   459.8 p2      37 next[2] reload
        vpternlogd zmm28, zmm31, zmm18, 0x96                          ;   644.5 p5      65 next[2]
        vpternlogd zmm20, zmm26, zmm30, 0x96                          ;   648.5 p5      65 next[2]
        vmovdqu64 zmm26, [rsp + 6272]                                 ;   460.5 p3      37 next[2] reload
        vpternlogd zmm23, zmm9, zmm26, 0x96                           ;   646.5 p0      65 next[2]
        vpternlogd zmm20, zmm21, zmm6, 0x96                           ;   649.5 p5      65 next[2]
        vmovdqu64 zmm6, [rsp + 4800]                                  ;   460.8 p2      37 next[3]
        vpermi2b zmm6, zmm25, zmm8                                    ;   648.5 p0+p5   37 next[3]
        vmovdqu64 zmm21, [rsp + 14464]                                ;   461.5 p3      37 next[2] reload
        vpternlogd zmm11, zmm22, zmm21, 0x96                          ;   648.5 p0      65 next[2]
        vpxord zmm24, zmm24, zmm7                                     ;   649.5 p0      65 next[2]
        vpternlogd zmm12, zmm24, zmm31, 0x96                          ;   650.5 p5      65 next[2]
        vmovdqu64 zmm7, [rsp + 4800]                                  ;   465.8 p2      37 next[3] reload
        vgf2p8affineqb zmm7, zmm7, zmm4, 0                            ;   650.5 p0      37 next[3]
        vmovdqu64 zmm24, [rsp + 5248]                                 ;   466.2 p3      37 next[3]
        vpermi2b zmm24, zmm1, zmm0                                    ;   652.5 p5      37 next[3]
        vmovdqu64 zmm31, [rsp + 14400]                                ;   468.0 p2      37 next[2] reload
        vpternlogd zmm5, zmm3, zmm31, 0x96                            ;   651.5 p0      65 next[2]
        vpxord zmm29, zmm29, zmm30                                    ;   652.5 p0      65 next[2]
        vmovdqu64 zmm30, [rsp + 14272]                                ;   469.5 p3      37 next[2] reload
        vpternlogd zmm20, zmm14, zmm30, 0x96                          ;   653.5 p0      65 next[2]
        vpternlogd zmm13, zmm29, zmm3, 0x96                           ;   653.5 p5      65 next[2]
        vmovdqu64 zmm3, [rsp + 5248]                                  ;   470.0 p2      37 next[3]
        vpermi2b zmm3, zmm25, zmm8                                    ;   655.5 p0+p5   37 next[3]
        vmovdqu64 zmm14, [rsp + 5248]                                 ;   472.0 p3      37 next[3] reload
        vgf2p8affineqb zmm14, zmm14, zmm4, 0                          ;   655.5 p0      37 next[3]
        vmovdqu64 zmm29, [rsp + 9984]                                 ;   472.3 p2      37 next[2] reload
        vpternlogd zmm12, zmm22, zmm29, 0x96                          ;   656.5 p0      65 next[2]
        vmovdqu64 zmm22, [rsp + 10048]                                ;   473.0 p3      37 next[2] reload
        vpternlogd zmm13, zmm9, zmm22, 0x96                           ;   656.5 p5      65 next[2]
        vpternlogd zmm7, zmm6, zmm16, 0xca                            ;   657.5 p0      37 next[3]
        vmovdqu64 zmm6, [rsp + 5568]                                  ;   474.7 p2      37 next[3]
        vpermi2b zmm6, zmm1, zmm0                                     ;   659.5 p5      37 next[3]
        vmovdqu64 zmm9, [rsp + 5568]                                  ;   475.3 p3      37 next[3]
        vpermi2b zmm9, zmm25, zmm8                                    ;   661.5 p0+p5   37 next[3]
        vpternlogd zmm14, zmm3, zmm24, 0xca                           ;   660.5 p0      37 next[3]
        vmovdqu64 zmm3, [rsp + 5568]                                  ;   476.7 p2      37 next[3] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   660.5 p0      37 next[3]
        vmovdqu64 zmm16, [rsp + 6016]                                 ;   477.0 p3      37 next[3]
        vpermi2b zmm16, zmm1, zmm0                                    ;   663.5 p0+p5   37 next[3]
        vpternlogd zmm3, zmm9, zmm6, 0xca                             ;   666.5 p0      37 next[3]
        vmovdqu64 zmm6, [rsp + 6016]                                  ;   477.8 p2      37 next[3]
        vpermi2b zmm6, zmm25, zmm8                                    ;   665.5 p0+p5   37 next[3]
        vmovdqu64 zmm9, [rsp + 6016]                                  ;   480.5 p3      37 next[3] reload
        vgf2p8affineqb zmm9, zmm9, zmm4, 0                            ;   664.5 p0      37 next[3]
        vmovdqu64 zmm24, [rsp + 12224]                                ;   480.8 p2      38 next[3]
        vpermi2b zmm24, zmm1, zmm0                                    ;   667.5 p0+p5   38 next[3]
        vpternlogd zmm9, zmm6, zmm16, 0xca                            ;   670.5 p0      37 next[3]
        vmovdqu64 zmm6, [rsp + 12224]                                 ;   482.7 p3      38 next[3]
        vpermi2b zmm6, zmm25, zmm8                                    ;   669.5 p0+p5   38 next[3]
        vmovdqu64 zmm16, [rsp + 12224]                                ;   483.3 p2      38 next[3] reload
        vgf2p8affineqb zmm16, zmm16, zmm4, 0                          ;   668.5 p0      38 next[3]
        vpternlogd zmm16, zmm6, zmm24, 0xca                           ;   674.5 p0      38 next[3]
        vmovdqu64 zmm6, [rsp + 11776]                                 ;   483.8 p3      38 next[3]
        vpermi2b zmm6, zmm1, zmm0                                     ;   671.5 p0+p5   38 next[3]
        vmovdqu64 zmm24, [rsp + 11776]                                ;   484.5 p2      38 next[3]
        vpermi2b zmm24, zmm25, zmm8                                   ;   673.5 p0+p5   38 next[3]
        vmovdqu64 zmm22, [rsp + 11776]                                ;   487.0 p3      38 next[3] reload
        vgf2p8affineqb zmm22, zmm22, zmm4, 0                          ;   672.5 p0      38 next[3]
        vpternlogd zmm22, zmm24, zmm6, 0xca                           ;   678.5 p0      38 next[3]
        vmovdqu64 zmm6, [rsp + 11328]                                 ;   487.5 p2      38 next[3]
        vpermi2b zmm6, zmm1, zmm0                                     ;   675.5 p0+p5   38 next[3]
        vmovdqu64 zmm24, [rsp + 11328]                                ;   489.5 p3      38 next[3]
        vpermi2b zmm24, zmm25, zmm8                                   ;   677.5 p0+p5   38 next[3]
        vmovdqu64 zmm29, [rsp + 11328]                                ;   490.2 p2      38 next[3] reload
        vgf2p8affineqb zmm29, zmm29, zmm4, 0                          ;   676.5 p0      38 next[3]
        vpternlogd zmm29, zmm24, zmm6, 0xca                           ;   682.5 p0      38 next[3]
        vmovdqu64 zmm6, [rsp + 10880]                                 ;   490.7 p3      39 next[3]
        vpermi2b zmm6, zmm1, zmm0                                     ;   679.5 p0+p5   39 next[3]
        vmovdqu64 zmm24, [rsp + 10880]                                ;   493.5 p2      39 next[3]
        vpermi2b zmm24, zmm25, zmm8                                   ;   681.5 p0+p5   39 next[3]
        vmovdqu64 zmm30, [rsp + 10880]                                ;   494.2 p3      39 next[3] reload
        vgf2p8affineqb zmm30, zmm30, zmm4, 0                          ;   680.5 p0      39 next[3]
        vpternlogd zmm30, zmm24, zmm6, 0xca                           ;   686.5 p0      39 next[3]
        vgf2p8affineqb zmm6, zmm14, zmm15, 0                          ;   682.5 p0      37 next[3]
        vgf2p8affineqb zmm24, zmm3, zmm2, 0                           ;   683.5 p0      37 next[3]
        vpxord zmm31, zmm14, zmm30                                    ;   687.5 p5      37 next[3]
        vpternlogd zmm31, zmm22, zmm9, 0x96                           ;   688.5 p5      37 next[3]
        vgf2p8affineqb zmm21, zmm9, zmm17, 0                          ;   684.5 p0      37 next[3]
        vpternlogd zmm24, zmm7, zmm31, 0x96                           ;   689.5 p5      65 next[3]
        vgf2p8affineqb zmm26, zmm16, zmm15, 0                         ;   685.5 p0      37 next[3]
        vpternlogd zmm24, zmm21, zmm6, 0x96                           ;   690.5 p5      65 next[3]
        vpxord zmm18, zmm3, zmm16                                     ;   686.5 p0      37 next[3]
        vpternlogd zmm18, zmm29, zmm7, 0x96                           ;   687.5 p5      37 next[3]
        vgf2p8affineqb zmm19, zmm29, zmm17, 0                         ;   687.5 p0      37 next[3]
        vpxord zmm26, zmm26, zmm19                                    ;   690.5 p5      37 next[3]
        vgf2p8affineqb zmm19, zmm9, zmm2, 0                           ;   688.5 p0      37 next[3]
        vpternlogd zmm19, zmm18, zmm14, 0x96                          ;   691.5 p5      65 next[3]
        vmovdqu64 [rsp + 4864], zmm13                                 ;   657.5 p8+p9   65 next[2] spill
        vgf2p8affineqb zmm13, zmm22, zmm15, 0                         ;   689.5 p0      37 next[3]
        vmovdqu64 [rsp + 4928], zmm12                                 ;   657.5 p7+p4   65 next[2] spill
        vgf2p8affineqb zmm12, zmm3, zmm15, 0                          ;   690.5 p0      37 next[3]
        vmovdqu64 [rsp + 15424], zmm20                                ;   654.5 p8+p9   65 next[2] spill
        vgf2p8affineqb zmm20, zmm7, zmm17, 0                          ;   691.5 p0      37 next[3]
        vmovdqu64 [rsp + 15488], zmm5                                 ;   652.5 p7+p4   65 next[2] spill
        vgf2p8affineqb zmm5, zmm30, zmm17, 0                          ;   692.5 p0      37 next[3]
        vpternlogd zmm19, zmm5, zmm13, 0x96                           ;   695.5 p5      65 next[3]
        vmovdqu64 [rsp + 15552], zmm11                                ;   649.5 p8+p9   65 next[2] spill
        vgf2p8affineqb zmm11, zmm16, zmm17, 0                         ;   693.5 p0      37 next[3]
        vpxord zmm12, zmm12, zmm11                                    ;   696.5 p5      37 next[3]
        vgf2p8affineqb zmm11, zmm16, zmm2, 0                          ;   694.5 p0      37 next[3]
        vpxord zmm11, zmm11, zmm3                                     ;   697.5 p5      65 next[3]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   695.5 p0      37 next[3]
        vmovdqu64 [rsp + 15616], zmm23                                ;   647.5 p7+p4   65 next[2] spill
        vgf2p8affineqb zmm23, zmm9, zmm15, 0                          ;   696.5 p0      37 next[3]
        vmovdqu64 [rsp + 5248], zmm28                                 ;   645.5 p8+p9   65 next[2] spill
        vgf2p8affineqb zmm28, zmm29, zmm15, 0                         ;   697.5 p0      37 next[3]
        vpxord zmm20, zmm20, zmm28                                    ;   700.5 p5      37 next[3]
        vgf2p8affineqb zmm28, zmm14, zmm17, 0                         ;   698.5 p0      37 next[3]
        vgf2p8affineqb zmm14, zmm14, zmm2, 0                          ;   699.5 p0      37 next[3]
        vpternlogd zmm11, zmm20, zmm31, 0x96                          ;   701.5 p5      65 next[3]
        vmovdqu64 [rsp + 5312], zmm10                                 ;   644.5 p7+p4   65 next[2] spill
        vgf2p8affineqb zmm10, zmm22, zmm17, 0                         ;   700.5 p0      37 next[3]
        vpxord zmm23, zmm23, zmm10                                    ;   703.5 p5      37 next[3]
        vgf2p8affineqb zmm10, zmm22, zmm2, 0                          ;   701.5 p0      37 next[3]
        vpxord zmm9, zmm9, zmm10                                      ;   704.5 p5      65 next[3]
        vgf2p8affineqb zmm10, zmm7, zmm15, 0                          ;   702.5 p0      37 next[3]
        vgf2p8affineqb zmm7, zmm7, zmm2, 0                            ;   703.5 p0      37 next[3]
        vpxord zmm3, zmm3, zmm10                                      ;   705.5 p5      37 next[3]
        vgf2p8affineqb zmm10, zmm30, zmm15, 0                         ;   704.5 p0      37 next[3]
        vpxord zmm28, zmm28, zmm10                                    ;   707.5 p5      37 next[3]
        vgf2p8affineqb zmm10, zmm29, zmm2, 0                          ;   705.5 p0      37 next[3]
        vpternlogd zmm9, zmm18, zmm26, 0x96                           ;   705.5 p5      65 next[3]
        vpternlogd zmm10, zmm16, zmm31, 0x96                          ;   708.5 p5      65 next[3]
        vgf2p8affineqb zmm16, zmm30, zmm2, 0                          ;   706.5 p0      37 next[3]
        vpternlogd zmm10, zmm5, zmm13, 0x96                           ;   709.5 p5      65 next[3]
        vmovdqu64 zmm5, [rsp + 7232]                                  ;   511.5 p2      37 next[4]
        vpermi2b zmm5, zmm1, zmm0                                     ;   703.5 p5      37 next[4]
        vmovdqu64 zmm13, [rsp + 10112]                                ;   514.5 p3      37 next[3] reload
        vpternlogd zmm24, zmm26, zmm13, 0x96                          ;   704.5 p5      65 next[3]
        vmovdqu64 zmm26, [rsp + 14336]                                ;   515.7 p2      37 next[3] reload
        vpternlogd zmm19, zmm12, zmm26, 0x96                          ;   705.5 p5      65 next[3]
        vpternlogd zmm16, zmm22, zmm18, 0x96                          ;   709.5 p5      65 next[3]
        vmovdqu64 zmm22, [rsp + 14528]                                ;   516.2 p3      37 next[3] reload
        vpternlogd zmm11, zmm23, zmm22, 0x96                          ;   707.5 p0      65 next[3]
        vpternlogd zmm16, zmm21, zmm6, 0x96                           ;   710.5 p5      65 next[3]
        vmovdqu64 zmm6, [rsp + 7232]                                  ;   517.5 p2      37 next[4]
        vpermi2b zmm6, zmm25, zmm8                                    ;   709.5 p0+p5   37 next[4]
        vmovdqu64 zmm21, [rsp + 14720]                                ;   520.5 p3      37 next[3] reload
        vpternlogd zmm9, zmm28, zmm21, 0x96                           ;   709.5 p0      65 next[3]
        vpxord zmm29, zmm29, zmm31                                    ;   710.5 p0      65 next[3]
        vpternlogd zmm7, zmm29, zmm12, 0x96                           ;   711.5 p5      65 next[3]
        vmovdqu64 zmm12, [rsp + 7232]                                 ;   522.7 p2      37 next[4] reload
        vgf2p8affineqb zmm12, zmm12, zmm4, 0                          ;   711.5 p0      37 next[4]
        vmovdqu64 zmm29, [rsp + 4736]                                 ;   523.7 p3      37 next[4]
        vpermi2b zmm29, zmm1, zmm0                                    ;   713.5 p5      37 next[4]
        vmovdqu64 zmm31, [rsp + 14656]                                ;   525.5 p2      37 next[3] reload
        vpternlogd zmm10, zmm3, zmm31, 0x96                           ;   712.5 p0      65 next[3]
        vpxord zmm30, zmm30, zmm18                                    ;   713.5 p0      65 next[3]
        vmovdqu64 zmm18, [rsp + 10432]                                ;   526.5 p3      37 next[3] reload
        vpternlogd zmm16, zmm20, zmm18, 0x96                          ;   714.5 p0      65 next[3]
        vpternlogd zmm14, zmm30, zmm3, 0x96                           ;   714.5 p5      65 next[3]
        vmovdqu64 zmm3, [rsp + 4736]                                  ;   527.7 p2      37 next[4]
        vpermi2b zmm3, zmm25, zmm8                                    ;   716.5 p0+p5   37 next[4]
        vmovdqu64 zmm20, [rsp + 4736]                                 ;   529.0 p3      37 next[4] reload
        vgf2p8affineqb zmm20, zmm20, zmm4, 0                          ;   716.5 p0      37 next[4]
        vmovdqu64 zmm30, [rsp + 10496]                                ;   529.3 p2      37 next[3] reload
        vpternlogd zmm7, zmm28, zmm30, 0x96                           ;   717.5 p0      65 next[3]
        vmovdqu64 zmm28, [rsp + 10560]                                ;   530.0 p3      37 next[3] reload
        vpternlogd zmm14, zmm23, zmm28, 0x96                          ;   717.5 p5      65 next[3]
        vpternlogd zmm12, zmm6, zmm5, 0xca                            ;   718.5 p0      37 next[4]
        vmovdqu64 zmm5, [rsp + 5184]                                  ;   530.3 p2      37 next[4]
        vpermi2b zmm5, zmm1, zmm0                                     ;   720.5 p5      37 next[4]
        vmovdqu64 zmm6, [rsp + 5184]                                  ;   532.5 p3      37 next[4]
        vpermi2b zmm6, zmm25, zmm8                                    ;   722.5 p0+p5   37 next[4]
        vpternlogd zmm20, zmm3, zmm29, 0xca                           ;   721.5 p0      37 next[4]
        vmovdqu64 zmm3, [rsp + 5184]                                  ;   534.7 p2      37 next[4] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   721.5 p0      37 next[4]
        vmovdqu64 zmm23, [rsp + 5504]                                 ;   535.0 p3      37 next[4]
        vpermi2b zmm23, zmm1, zmm0                                    ;   724.5 p0+p5   37 next[4]
        vpternlogd zmm3, zmm6, zmm5, 0xca                             ;   727.5 p0      37 next[4]
        vmovdqu64 zmm5, [rsp + 5504]                                  ;   537.7 p2      37 next[4]
        vpermi2b zmm5, zmm25, zmm8                                    ;   726.5 p0+p5   37 next[4]
        vmovdqu64 zmm6, [rsp + 5504]                                  ;   539.5 p3      37 next[4] reload
        vgf2p8affineqb zmm6, zmm6, zmm4, 0                            ;   725.5 p0      37 next[4]
        vmovdqu64 zmm29, [rsp + 5952]                                 ;   539.8 p2      38 next[4]
        vpermi2b zmm29, zmm1, zmm0                                    ;   728.5 p0+p5   38 next[4]
        vpternlogd zmm6, zmm5, zmm23, 0xca                            ;   731.5 p0      37 next[4]
        vmovdqu64 zmm5, [rsp + 5952]                                  ;   541.7 p3      38 next[4]
        vpermi2b zmm5, zmm25, zmm8                                    ;   730.5 p0+p5   38 next[4]
        vmovdqu64 zmm23, [rsp + 5952]                                 ;   542.3 p2      38 next[4] reload
        vgf2p8affineqb zmm23, zmm23, zmm4, 0                          ;   729.5 p0      38 next[4]
        vpternlogd zmm23, zmm5, zmm29, 0xca                           ;   735.5 p0      38 next[4]
        vmovdqu64 zmm5, [rsp + 12288]                                 ;   544.7 p3      38 next[4]
        vpermi2b zmm5, zmm1, zmm0                                     ;   732.5 p0+p5   38 next[4]
        vmovdqu64 zmm29, [rsp + 12288]                                ;   546.5 p2      38 next[4]
        vpermi2b zmm29, zmm25, zmm8                                   ;   734.5 p0+p5   38 next[4]
        vmovdqu64 zmm28, [rsp + 12288]                                ;   547.2 p3      38 next[4] reload
        vgf2p8affineqb zmm28, zmm28, zmm4, 0                          ;   733.5 p0      38 next[4]
        vpternlogd zmm28, zmm29, zmm5, 0xca                           ;   739.5 p0      38 next[4]
        vmovdqu64 zmm5, [rsp + 11840]                                 ;   549.5 p2      38 next[4]
        vpermi2b zmm5, zmm1, zmm0                                     ;   736.5 p0+p5   38 next[4]
        vmovdqu64 zmm29, [rsp + 11840]                                ;   551.5 p3      38 next[4]
        vpermi2b zmm29, zmm25, zmm8                                   ;   738.5 p0+p5   38 next[4]
        vmovdqu64 zmm30, [rsp + 11840]                                ;   552.2 p2      38 next[4] reload
        vgf2p8affineqb zmm30, zmm30, zmm4, 0                          ;   737.5 p0      38 next[4]
        vpternlogd zmm30, zmm29, zmm5, 0xca                           ;   743.5 p0      38 next[4]
        vmovdqu64 zmm5, [rsp + 11392]                                 ;   553.5 p3      39 next[4]
        vpermi2b zmm5, zmm1, zmm0                                     ;   740.5 p0+p5   39 next[4]
        vmovdqu64 zmm29, [rsp + 11392]                                ;   554.2 p2      39 next[4]
        vpermi2b zmm29, zmm25, zmm8                                   ;   742.5 p0+p5   39 next[4]
        vmovdqu64 zmm18, [rsp + 11392]                                ;   556.0 p3      39 next[4] reload
        vgf2p8affineqb zmm18, zmm18, zmm4, 0                          ;   741.5 p0      39 next[4]
        vpternlogd zmm18, zmm29, zmm5, 0xca                           ;   747.5 p0      39 next[4]
        vgf2p8affineqb zmm5, zmm20, zmm15, 0                          ;   743.5 p0      37 next[4]
        vgf2p8affineqb zmm29, zmm3, zmm2, 0                           ;   744.5 p0      37 next[4]
        vpxord zmm31, zmm20, zmm18                                    ;   748.5 p5      37 next[4]
        vpternlogd zmm31, zmm28, zmm6, 0x96                           ;   749.5 p5      37 next[4]
        vgf2p8affineqb zmm21, zmm6, zmm17, 0                          ;   745.5 p0      37 next[4]
        vpternlogd zmm29, zmm12, zmm31, 0x96                          ;   750.5 p5      65 next[4]
        vgf2p8affineqb zmm22, zmm23, zmm15, 0                         ;   746.5 p0      37 next[4]
        vpternlogd zmm29, zmm21, zmm5, 0x96                           ;   751.5 p5      65 next[4]
        vpxord zmm26, zmm3, zmm23                                     ;   747.5 p0      37 next[4]
        vpternlogd zmm26, zmm30, zmm12, 0x96                          ;   748.5 p5      37 next[4]
        vgf2p8affineqb zmm13, zmm30, zmm17, 0                         ;   748.5 p0      37 next[4]
        vpxord zmm22, zmm22, zmm13                                    ;   751.5 p5      37 next[4]
        vgf2p8affineqb zmm13, zmm6, zmm2, 0                           ;   749.5 p0      37 next[4]
        vpternlogd zmm13, zmm26, zmm20, 0x96                          ;   752.5 p5      65 next[4]
        vmovdqu64 [rsp + 4352], zmm14                                 ;   718.5 p8+p9   65 next[3] spill
        vgf2p8affineqb zmm14, zmm28, zmm15, 0                         ;   750.5 p0      37 next[4]
        vmovdqu64 [rsp + 4416], zmm7                                  ;   718.5 p7+p4   65 next[3] spill
        vgf2p8affineqb zmm7, zmm3, zmm15, 0                           ;   751.5 p0      37 next[4]
        vmovdqu64 [rsp + 4480], zmm16                                 ;   715.5 p8+p9   65 next[3] spill
        vgf2p8affineqb zmm16, zmm12, zmm17, 0                         ;   752.5 p0      37 next[4]
        vmovdqu64 [rsp + 15680], zmm10                                ;   713.5 p7+p4   65 next[3] spill
        vgf2p8affineqb zmm10, zmm18, zmm17, 0                         ;   753.5 p0      37 next[4]
        vpternlogd zmm13, zmm10, zmm14, 0x96                          ;   756.5 p5      65 next[4]
        vmovdqu64 [rsp + 15744], zmm9                                 ;   710.5 p8+p9   65 next[3] spill
        vgf2p8affineqb zmm9, zmm23, zmm17, 0                          ;   754.5 p0      37 next[4]
        vpxord zmm7, zmm7, zmm9                                       ;   757.5 p5      37 next[4]
        vgf2p8affineqb zmm9, zmm23, zmm2, 0                           ;   755.5 p0      37 next[4]
        vpxord zmm9, zmm9, zmm3                                       ;   758.5 p5      65 next[4]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   756.5 p0      37 next[4]
        vmovdqu64 [rsp + 15808], zmm11                                ;   708.5 p7+p4   65 next[3] spill
        vgf2p8affineqb zmm11, zmm6, zmm15, 0                          ;   757.5 p0      37 next[4]
        vmovdqu64 [rsp + 4736], zmm19                                 ;   706.5 p8+p9   65 next[3] spill
        vgf2p8affineqb zmm19, zmm30, zmm15, 0                         ;   758.5 p0      37 next[4]
        vpxord zmm16, zmm16, zmm19                                    ;   761.5 p5      37 next[4]
        vgf2p8affineqb zmm19, zmm20, zmm17, 0                         ;   759.5 p0      37 next[4]
        vgf2p8affineqb zmm20, zmm20, zmm2, 0                          ;   760.5 p0      37 next[4]
        vpternlogd zmm9, zmm16, zmm31, 0x96                           ;   762.5 p5      65 next[4]
        vmovdqu64 [rsp + 4800], zmm24                                 ;   705.5 p7+p4   65 next[3] spill
        vgf2p8affineqb zmm24, zmm28, zmm17, 0                         ;   761.5 p0      37 next[4]
        vpxord zmm11, zmm11, zmm24                                    ;   764.5 p5      37 next[4]
        vgf2p8affineqb zmm24, zmm28, zmm2, 0                          ;   762.5 p0      37 next[4]
        vpxord zmm6, zmm6, zmm24                                      ;   765.5 p5      65 next[4]
        vgf2p8affineqb zmm24, zmm12, zmm15, 0                         ;   763.5 p0      37 next[4]
        vgf2p8affineqb zmm12, zmm12, zmm2, 0                          ;   764.5 p0      37 next[4]
        vpxord zmm3, zmm3, zmm24                                      ;   766.5 p5      37 next[4]
        vgf2p8affineqb zmm24, zmm18, zmm15, 0                         ;   765.5 p0      37 next[4]
        vpxord zmm19, zmm19, zmm24                                    ;   768.5 p5      37 next[4]
        vgf2p8affineqb zmm24, zmm30, zmm2, 0                          ;   766.5 p0      37 next[4]
        vpternlogd zmm6, zmm26, zmm22, 0x96                           ;   766.5 p5      65 next[4]
        vpternlogd zmm24, zmm23, zmm31, 0x96                          ;   769.5 p5      65 next[4]
        vgf2p8affineqb zmm23, zmm18, zmm2, 0                          ;   767.5 p0      37 next[4]
        vpternlogd zmm24, zmm10, zmm14, 0x96                          ;   770.5 p5      65 next[4]
        vmovdqu64 zmm10, [rsp + 10944]                                ;   575.5 p2      37 next[5]
        vpermi2b zmm10, zmm1, zmm0                                    ;   764.5 p5      37 next[5]
        vmovdqu64 zmm14, [rsp + 6336]                                 ;   577.5 p3      37 next[4] reload
        vpternlogd zmm29, zmm22, zmm14, 0x96                          ;   765.5 p5      65 next[4]
        vmovdqu64 zmm22, [rsp + 14592]                                ;   578.5 p2      37 next[4] reload
        vpternlogd zmm13, zmm7, zmm22, 0x96                           ;   766.5 p5      65 next[4]
        vpternlogd zmm23, zmm28, zmm26, 0x96                          ;   770.5 p5      65 next[4]
        vmovdqu64 zmm28, [rsp + 14784]                                ;   580.5 p3      37 next[4] reload
        vpternlogd zmm9, zmm11, zmm28, 0x96                           ;   768.5 p0      65 next[4]
        vpternlogd zmm23, zmm21, zmm5, 0x96                           ;   771.5 p5      65 next[4]
        vmovdqu64 zmm5, [rsp + 10944]                                 ;   581.7 p2      37 next[5]
        vpermi2b zmm5, zmm25, zmm8                                    ;   770.5 p0+p5   37 next[5]
        vmovdqu64 zmm21, [rsp + 14912]                                ;   583.5 p3      37 next[4] reload
        vpternlogd zmm6, zmm19, zmm21, 0x96                           ;   770.5 p0      65 next[4]
        vpxord zmm30, zmm30, zmm31                                    ;   771.5 p0      65 next[4]
        vpternlogd zmm12, zmm30, zmm7, 0x96                           ;   772.5 p5      65 next[4]
        vmovdqu64 zmm7, [rsp + 10944]                                 ;   586.5 p2      37 next[5] reload
        vgf2p8affineqb zmm7, zmm7, zmm4, 0                            ;   772.5 p0      37 next[5]
        vmovdqu64 zmm30, [rsp + 7360]                                 ;   586.8 p3      37 next[5]
        vpermi2b zmm30, zmm1, zmm0                                    ;   774.5 p5      37 next[5]
        vmovdqu64 zmm31, [rsp + 6592]                                 ;   588.5 p2      37 next[4] reload
        vpternlogd zmm24, zmm3, zmm31, 0x96                           ;   773.5 p0      65 next[4]
        vpxord zmm18, zmm18, zmm26                                    ;   774.5 p0      65 next[4]
        vmovdqu64 zmm26, [rsp + 6656]                                 ;   589.0 p3      37 next[4] reload
        vpternlogd zmm23, zmm16, zmm26, 0x96                          ;   775.5 p0      65 next[4]
        vpternlogd zmm20, zmm18, zmm3, 0x96                           ;   775.5 p5      65 next[4]
        vmovdqu64 zmm3, [rsp + 7360]                                  ;   589.5 p2      37 next[5]
        vpermi2b zmm3, zmm25, zmm8                                    ;   777.5 p0+p5   37 next[5]
        vmovdqu64 zmm16, [rsp + 7360]                                 ;   590.2 p3      37 next[5] reload
        vgf2p8affineqb zmm16, zmm16, zmm4, 0                          ;   777.5 p0      37 next[5]
        vmovdqu64 zmm18, [rsp + 6720]                                 ;   590.5 p2      37 next[4] reload
        vpternlogd zmm12, zmm19, zmm18, 0x96                          ;   778.5 p0      65 next[4]
        vmovdqu64 zmm19, [rsp + 6784]                                 ;   593.5 p3      37 next[4] reload
        vpternlogd zmm20, zmm11, zmm19, 0x96                          ;   778.5 p5      65 next[4]
        vpternlogd zmm7, zmm5, zmm10, 0xca                            ;   779.5 p0      37 next[5]
        vmovdqu64 zmm5, [rsp + 4672]                                  ;   594.0 p2      37 next[5]
        vpermi2b zmm5, zmm1, zmm0                                     ;   781.5 p5      37 next[5]
        vmovdqu64 zmm10, [rsp + 4672]                                 ;   594.7 p3      37 next[5]
        vpermi2b zmm10, zmm25, zmm8                                   ;   783.5 p0+p5   37 next[5]
        vpternlogd zmm16, zmm3, zmm30, 0xca                           ;   782.5 p0      37 next[5]
        vmovdqu64 zmm3, [rsp + 4672]                                  ;   596.7 p2      37 next[5] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   782.5 p0      37 next[5]
        vmovdqu64 zmm11, [rsp + 5120]                                 ;   597.0 p3      37 next[5]
        vpermi2b zmm11, zmm1, zmm0                                    ;   785.5 p0+p5   37 next[5]
        vpternlogd zmm3, zmm10, zmm5, 0xca                            ;   788.5 p0      37 next[5]
        vmovdqu64 zmm5, [rsp + 5120]                                  ;   599.5 p2      37 next[5]
        vpermi2b zmm5, zmm25, zmm8                                    ;   787.5 p0+p5   37 next[5]
        vmovdqu64 zmm10, [rsp + 5120]                                 ;   600.2 p3      37 next[5] reload
        vgf2p8affineqb zmm10, zmm10, zmm4, 0                          ;   786.5 p0      37 next[5]
        vmovdqu64 zmm30, [rsp + 5440]                                 ;   600.5 p2      38 next[5]
        vpermi2b zmm30, zmm1, zmm0                                    ;   789.5 p0+p5   38 next[5]
        vpternlogd zmm10, zmm5, zmm11, 0xca                           ;   792.5 p0      37 next[5]
        vmovdqu64 zmm5, [rsp + 5440]                                  ;   603.5 p3      38 next[5]
        vpermi2b zmm5, zmm25, zmm8                                    ;   791.5 p0+p5   38 next[5]
        vmovdqu64 zmm11, [rsp + 5440]                                 ;   605.5 p2      38 next[5] reload
        vgf2p8affineqb zmm11, zmm11, zmm4, 0                          ;   790.5 p0      38 next[5]
        vpternlogd zmm11, zmm5, zmm30, 0xca                           ;   796.5 p0      38 next[5]
        vmovdqu64 zmm5, [rsp + 5888]                                  ;   606.0 p3      38 next[5]
        vpermi2b zmm5, zmm1, zmm0                                     ;   793.5 p0+p5   38 next[5]
        vmovdqu64 zmm30, [rsp + 5888]                                 ;   607.5 p2      38 next[5]
        vpermi2b zmm30, zmm25, zmm8                                   ;   795.5 p0+p5   38 next[5]
        vmovdqu64 zmm19, [rsp + 5888]                                 ;   608.2 p3      38 next[5] reload
        vgf2p8affineqb zmm19, zmm19, zmm4, 0                          ;   794.5 p0      38 next[5]
        vpternlogd zmm19, zmm30, zmm5, 0xca                           ;   800.5 p0      38 next[5]
        vmovdqu64 zmm5, [rsp + 12352]                                 ;   609.8 p2      38 next[5]
        vpermi2b zmm5, zmm1, zmm0                                     ;   797.5 p0+p5   38 next[5]
        vmovdqu64 zmm30, [rsp + 12352]                                ;   610.5 p3      38 next[5]
        vpermi2b zmm30, zmm25, zmm8                                   ;   799.5 p0+p5   38 next[5]
        vmovdqu64 zmm18, [rsp + 12352]                                ;   612.0 p2      38 next[5] reload
        vgf2p8affineqb zmm18, zmm18, zmm4, 0                          ;   798.5 p0      38 next[5]
        vpternlogd zmm18, zmm30, zmm5, 0xca                           ;   804.5 p0      38 next[5]
        vmovdqu64 zmm5, [rsp + 11904]                                 ;   613.8 p3      39 next[5]
        vpermi2b zmm5, zmm1, zmm0                                     ;   801.5 p0+p5   39 next[5]
        vmovdqu64 zmm30, [rsp + 11904]                                ;   614.5 p2      39 next[5]
        vpermi2b zmm30, zmm25, zmm8                                   ;   803.5 p0+p5   39 next[5]
        vmovdqu64 zmm26, [rsp + 11904]                                ;   616.0 p3      39 next[5] reload
        vgf2p8affineqb zmm26, zmm26, zmm4, 0                          ;   802.5 p0      39 next[5]
        vpternlogd zmm26, zmm30, zmm5, 0xca                           ;   808.5 p0      39 next[5]
        vgf2p8affineqb zmm5, zmm16, zmm15, 0                          ;   804.5 p0      37 next[5]
        vgf2p8affineqb zmm30, zmm3, zmm2, 0                           ;   805.5 p0      37 next[5]
        vpxord zmm31, zmm16, zmm26                                    ;   809.5 p5      37 next[5]
        vpternlogd zmm31, zmm19, zmm10, 0x96                          ;   810.5 p5      37 next[5]
        vgf2p8affineqb zmm21, zmm10, zmm17, 0                         ;   806.5 p0      37 next[5]
        vpternlogd zmm30, zmm7, zmm31, 0x96                           ;   811.5 p5      65 next[5]
        vgf2p8affineqb zmm28, zmm11, zmm15, 0                         ;   807.5 p0      37 next[5]
        vpternlogd zmm30, zmm21, zmm5, 0x96                           ;   812.5 p5      65 next[5]
        vpxord zmm22, zmm3, zmm11                                     ;   808.5 p0      37 next[5]
        vpternlogd zmm22, zmm18, zmm7, 0x96                           ;   809.5 p5      37 next[5]
        vgf2p8affineqb zmm14, zmm18, zmm17, 0                         ;   809.5 p0      37 next[5]
        vpxord zmm28, zmm28, zmm14                                    ;   812.5 p5      37 next[5]
        vgf2p8affineqb zmm14, zmm10, zmm2, 0                          ;   810.5 p0      37 next[5]
        vpternlogd zmm14, zmm22, zmm16, 0x96                          ;   813.5 p5      65 next[5]
        vmovdqu64 [rsp + 10880], zmm20                                ;   779.5 p8+p9   65 next[4] spill
        vgf2p8affineqb zmm20, zmm19, zmm15, 0                         ;   811.5 p0      37 next[5]
        vmovdqu64 [rsp + 10816], zmm12                                ;   779.5 p7+p4   65 next[4] spill
        vgf2p8affineqb zmm12, zmm3, zmm15, 0                          ;   812.5 p0      37 next[5]
        vmovdqu64 [rsp + 10752], zmm23                                ;   776.5 p8+p9   65 next[4] spill
        vgf2p8affineqb zmm23, zmm7, zmm17, 0                          ;   813.5 p0      37 next[5]
        vmovdqu64 [rsp + 10688], zmm24                                ;   774.5 p7+p4   65 next[4] spill
        vgf2p8affineqb zmm24, zmm26, zmm17, 0                         ;   814.5 p0      37 next[5]
        vpternlogd zmm14, zmm24, zmm20, 0x96                          ;   817.5 p5      65 next[5]
        vmovdqu64 [rsp + 15872], zmm6                                 ;   771.5 p8+p9   65 next[4] spill
        vgf2p8affineqb zmm6, zmm11, zmm17, 0                          ;   815.5 p0      37 next[5]
        vpxord zmm12, zmm12, zmm6                                     ;   818.5 p5      37 next[5]
        vgf2p8affineqb zmm6, zmm11, zmm2, 0                           ;   816.5 p0      37 next[5]
        vpxord zmm6, zmm6, zmm3                                       ;   819.5 p5      65 next[5]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   817.5 p0      37 next[5]
        vmovdqu64 [rsp + 15936], zmm9                                 ;   769.5 p7+p4   65 next[4] spill
        vgf2p8affineqb zmm9, zmm10, zmm15, 0                          ;   818.5 p0      37 next[5]
        vmovdqu64 [rsp + 7360], zmm13                                 ;   767.5 p8+p9   65 next[4] spill
        vgf2p8affineqb zmm13, zmm18, zmm15, 0                         ;   819.5 p0      37 next[5]
        vpxord zmm23, zmm23, zmm13                                    ;   822.5 p5      37 next[5]
        vgf2p8affineqb zmm13, zmm16, zmm17, 0                         ;   820.5 p0      37 next[5]
        vgf2p8affineqb zmm16, zmm16, zmm2, 0                          ;   821.5 p0      37 next[5]
        vpternlogd zmm6, zmm23, zmm31, 0x96                           ;   823.5 p5      65 next[5]
        vmovdqu64 [rsp + 7232], zmm29                                 ;   766.5 p7+p4   65 next[4] spill
        vgf2p8affineqb zmm29, zmm19, zmm17, 0                         ;   822.5 p0      37 next[5]
        vpxord zmm9, zmm9, zmm29                                      ;   825.5 p5      37 next[5]
        vgf2p8affineqb zmm29, zmm19, zmm2, 0                          ;   823.5 p0      37 next[5]
        vpxord zmm10, zmm10, zmm29                                    ;   826.5 p5      65 next[5]
        vgf2p8affineqb zmm29, zmm7, zmm15, 0                          ;   824.5 p0      37 next[5]
        vgf2p8affineqb zmm7, zmm7, zmm2, 0                            ;   825.5 p0      37 next[5]
        vpxord zmm3, zmm3, zmm29                                      ;   827.5 p5      37 next[5]
        vgf2p8affineqb zmm29, zmm26, zmm15, 0                         ;   826.5 p0      37 next[5]
        vpxord zmm13, zmm13, zmm29                                    ;   829.5 p5      37 next[5]
        vgf2p8affineqb zmm29, zmm18, zmm2, 0                          ;   827.5 p0      37 next[5]
        vpternlogd zmm10, zmm22, zmm28, 0x96                          ;   827.5 p5      65 next[5]
        vpternlogd zmm29, zmm11, zmm31, 0x96                          ;   830.5 p5      65 next[5]
        vgf2p8affineqb zmm11, zmm26, zmm2, 0                          ;   828.5 p0      37 next[5]
        vpternlogd zmm29, zmm24, zmm20, 0x96                          ;   831.5 p5      65 next[5]
        vmovdqu64 zmm20, [rsp + 11456]                                ;   636.7 p2      37 next[6]
        vpermi2b zmm20, zmm1, zmm0                                    ;   825.5 p5      37 next[6]
        vmovdqu64 zmm24, [rsp + 6848]                                 ;   638.5 p3      37 next[5] reload
        vpternlogd zmm30, zmm28, zmm24, 0x96                          ;   826.5 p5      65 next[5]
        vmovdqu64 zmm28, [rsp + 14848]                                ;   639.5 p2      37 next[5] reload
        vpternlogd zmm14, zmm12, zmm28, 0x96                          ;   827.5 p5      65 next[5]
        vpternlogd zmm11, zmm19, zmm22, 0x96                          ;   831.5 p5      65 next[5]
        vmovdqu64 zmm19, [rsp + 14976]                                ;   641.5 p3      37 next[5] reload
        vpternlogd zmm6, zmm9, zmm19, 0x96                            ;   829.5 p0      65 next[5]
        vpternlogd zmm11, zmm21, zmm5, 0x96                           ;   832.5 p5      65 next[5]
        vmovdqu64 zmm5, [rsp + 11456]                                 ;   642.5 p2      37 next[6]
        vpermi2b zmm5, zmm25, zmm8                                    ;   831.5 p0+p5   37 next[6]
        vmovdqu64 zmm21, [rsp + 7040]                                 ;   644.5 p3      37 next[5] reload
        vpternlogd zmm10, zmm13, zmm21, 0x96                          ;   831.5 p0      65 next[5]
        vpxord zmm18, zmm18, zmm31                                    ;   832.5 p0      65 next[5]
        vpternlogd zmm7, zmm18, zmm12, 0x96                           ;   833.5 p5      65 next[5]
        vmovdqu64 zmm12, [rsp + 11456]                                ;   647.5 p2      37 next[6] reload
        vgf2p8affineqb zmm12, zmm12, zmm4, 0                          ;   833.5 p0      37 next[6]
        vmovdqu64 zmm18, [rsp + 11008]                                ;   647.8 p3      37 next[6]
        vpermi2b zmm18, zmm1, zmm0                                    ;   835.5 p5      37 next[6]
        vmovdqu64 zmm31, [rsp + 7104]                                 ;   649.5 p2      37 next[5] reload
        vpternlogd zmm29, zmm3, zmm31, 0x96                           ;   834.5 p0      65 next[5]
        vpxord zmm26, zmm26, zmm22                                    ;   835.5 p0      65 next[5]
        vmovdqu64 zmm22, [rsp + 7168]                                 ;   650.0 p3      37 next[5] reload
        vpternlogd zmm11, zmm23, zmm22, 0x96                          ;   836.5 p0      65 next[5]
        vpternlogd zmm16, zmm26, zmm3, 0x96                           ;   836.5 p5      65 next[5]
        vmovdqu64 zmm3, [rsp + 11008]                                 ;   650.5 p2      37 next[6]
        vpermi2b zmm3, zmm25, zmm8                                    ;   838.5 p0+p5   37 next[6]
        vmovdqu64 zmm23, [rsp + 11008]                                ;   651.2 p3      37 next[6] reload
        vgf2p8affineqb zmm23, zmm23, zmm4, 0                          ;   838.5 p0      37 next[6]
        vmovdqu64 zmm26, [rsp + 7296]                                 ;   651.5 p2      37 next[5] reload
        vpternlogd zmm7, zmm13, zmm26, 0x96                           ;   839.5 p0      65 next[5]
        vmovdqu64 zmm13, [rsp + 7424]                                 ;   653.7 p3      37 next[5] reload
        vpternlogd zmm16, zmm9, zmm13, 0x96                           ;   839.5 p5      65 next[5]
        vpternlogd zmm12, zmm5, zmm20, 0xca                           ;   840.5 p0      37 next[6]
        vmovdqu64 zmm5, [rsp + 8640]                                  ;   654.2 p2      37 next[6]
        vpermi2b zmm5, zmm1, zmm0                                     ;   842.5 p5      37 next[6]
        vmovdqu64 zmm9, [rsp + 8640]                                  ;   654.8 p3      37 next[6]
        vpermi2b zmm9, zmm25, zmm8                                    ;   844.5 p0+p5   37 next[6]
        vpternlogd zmm23, zmm3, zmm18, 0xca                           ;   843.5 p0      37 next[6]
        vmovdqu64 zmm3, [rsp + 8640]                                  ;   657.7 p2      37 next[6] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   843.5 p0      37 next[6]
        vmovdqu64 zmm18, [rsp + 4608]                                 ;   658.0 p3      37 next[6]
        vpermi2b zmm18, zmm1, zmm0                                    ;   846.5 p0+p5   37 next[6]
        vpternlogd zmm3, zmm9, zmm5, 0xca                             ;   849.5 p0      37 next[6]
        vmovdqu64 zmm5, [rsp + 4608]                                  ;   660.5 p2      37 next[6]
        vpermi2b zmm5, zmm25, zmm8                                    ;   848.5 p0+p5   37 next[6]
        vmovdqu64 zmm9, [rsp + 4608]                                  ;   661.2 p3      37 next[6] reload
        vgf2p8affineqb zmm9, zmm9, zmm4, 0                            ;   847.5 p0      37 next[6]
        vmovdqu64 zmm20, [rsp + 5056]                                 ;   661.5 p2      38 next[6]
        vpermi2b zmm20, zmm1, zmm0                                    ;   850.5 p0+p5   38 next[6]
        vpternlogd zmm9, zmm5, zmm18, 0xca                            ;   853.5 p0      37 next[6]
        vmovdqu64 zmm5, [rsp + 5056]                                  ;   664.5 p3      38 next[6]
        vpermi2b zmm5, zmm25, zmm8                                    ;   852.5 p0+p5   38 next[6]
        vmovdqu64 zmm18, [rsp + 5056]                                 ;   666.5 p2      38 next[6] reload
        vgf2p8affineqb zmm18, zmm18, zmm4, 0                          ;   851.5 p0      38 next[6]
        vpternlogd zmm18, zmm5, zmm20, 0xca                           ;   857.5 p0      38 next[6]
        vmovdqu64 zmm5, [rsp + 5376]                                  ;   667.0 p3      38 next[6]
        vpermi2b zmm5, zmm1, zmm0                                     ;   854.5 p0+p5   38 next[6]
        vmovdqu64 zmm20, [rsp + 5376]                                 ;   668.5 p2      38 next[6]
        vpermi2b zmm20, zmm25, zmm8                                   ;   856.5 p0+p5   38 next[6]
        vmovdqu64 zmm13, [rsp + 5376]                                 ;   669.2 p3      38 next[6] reload
        vgf2p8affineqb zmm13, zmm13, zmm4, 0                          ;   855.5 p0      38 next[6]
        vpternlogd zmm13, zmm20, zmm5, 0xca                           ;   861.5 p0      38 next[6]
        vmovdqu64 zmm5, [rsp + 5824]                                  ;   670.8 p2      38 next[6]
        vpermi2b zmm5, zmm1, zmm0                                     ;   858.5 p0+p5   38 next[6]
        vmovdqu64 zmm20, [rsp + 5824]                                 ;   672.5 p3      38 next[6]
        vpermi2b zmm20, zmm25, zmm8                                   ;   860.5 p0+p5   38 next[6]
        vmovdqu64 zmm26, [rsp + 5824]                                 ;   673.2 p2      38 next[6] reload
        vgf2p8affineqb zmm26, zmm26, zmm4, 0                          ;   859.5 p0      38 next[6]
        vpternlogd zmm26, zmm20, zmm5, 0xca                           ;   865.5 p0      38 next[6]
        vmovdqu64 zmm5, [rsp + 12416]                                 ;   674.8 p3      39 next[6]
        vpermi2b zmm5, zmm1, zmm0                                     ;   862.5 p0+p5   39 next[6]
        vmovdqu64 zmm20, [rsp + 12416]                                ;   675.5 p2      39 next[6]
        vpermi2b zmm20, zmm25, zmm8                                   ;   864.5 p0+p5   39 next[6]
        vmovdqu64 zmm22, [rsp + 12416]                                ;   677.0 p3      39 next[6] reload
        vgf2p8affineqb zmm22, zmm22, zmm4, 0                          ;   863.5 p0      39 next[6]
        vpternlogd zmm22, zmm20, zmm5, 0xca                           ;   869.5 p0      39 next[6]
        vgf2p8affineqb zmm5, zmm23, zmm15, 0                          ;   865.5 p0      37 next[6]
        vgf2p8affineqb zmm20, zmm3, zmm2, 0                           ;   866.5 p0      37 next[6]
        vpxord zmm31, zmm23, zmm22                                    ;   870.5 p5      37 next[6]
        vpternlogd zmm31, zmm13, zmm9, 0x96                           ;   871.5 p5      37 next[6]
        vgf2p8affineqb zmm21, zmm9, zmm17, 0                          ;   867.5 p0      37 next[6]
        vpternlogd zmm20, zmm12, zmm31, 0x96                          ;   872.5 p5      65 next[6]
        vgf2p8affineqb zmm19, zmm18, zmm15, 0                         ;   868.5 p0      37 next[6]
        vpternlogd zmm20, zmm21, zmm5, 0x96                           ;   873.5 p5      65 next[6]
        vpxord zmm28, zmm3, zmm18                                     ;   869.5 p0      37 next[6]
        vpternlogd zmm28, zmm26, zmm12, 0x96                          ;   870.5 p5      37 next[6]
        vgf2p8affineqb zmm24, zmm26, zmm17, 0                         ;   870.5 p0      37 next[6]
        vpxord zmm19, zmm19, zmm24                                    ;   873.5 p5      37 next[6]
        vgf2p8affineqb zmm24, zmm9, zmm2, 0                           ;   871.5 p0      37 next[6]
        vpternlogd zmm24, zmm28, zmm23, 0x96                          ;   874.5 p5      65 next[6]
        vmovdqu64 [rsp + 11392], zmm16                                ;   840.5 p8+p9   65 next[5] spill
        vgf2p8affineqb zmm16, zmm13, zmm15, 0                         ;   872.5 p0      37 next[6]
        vmovdqu64 [rsp + 11328], zmm7                                 ;   840.5 p7+p4   65 next[5] spill
        vgf2p8affineqb zmm7, zmm3, zmm15, 0                           ;   873.5 p0      37 next[6]
        vmovdqu64 [rsp + 11264], zmm11                                ;   837.5 p8+p9   65 next[5] spill
        vgf2p8affineqb zmm11, zmm12, zmm17, 0                         ;   874.5 p0      37 next[6]
        vmovdqu64 [rsp + 11200], zmm29                                ;   835.5 p7+p4   65 next[5] spill
        vgf2p8affineqb zmm29, zmm22, zmm17, 0                         ;   875.5 p0      37 next[6]
        vpternlogd zmm24, zmm29, zmm16, 0x96                          ;   878.5 p5      65 next[6]
        vmovdqu64 [rsp + 11136], zmm10                                ;   832.5 p8+p9   65 next[5] spill
        vgf2p8affineqb zmm10, zmm18, zmm17, 0                         ;   876.5 p0      37 next[6]
        vpxord zmm7, zmm7, zmm10                                      ;   879.5 p5      37 next[6]
        vgf2p8affineqb zmm10, zmm18, zmm2, 0                          ;   877.5 p0      37 next[6]
        vpxord zmm10, zmm10, zmm3                                     ;   880.5 p5      65 next[6]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   878.5 p0      37 next[6]
        vmovdqu64 [rsp + 16000], zmm6                                 ;   830.5 p7+p4   65 next[5] spill
        vgf2p8affineqb zmm6, zmm9, zmm15, 0                           ;   879.5 p0      37 next[6]
        vmovdqu64 [rsp + 11008], zmm14                                ;   828.5 p8+p9   65 next[5] spill
        vgf2p8affineqb zmm14, zmm26, zmm15, 0                         ;   880.5 p0      37 next[6]
        vpxord zmm11, zmm11, zmm14                                    ;   883.5 p5      37 next[6]
        vgf2p8affineqb zmm14, zmm23, zmm17, 0                         ;   881.5 p0      37 next[6]
        vgf2p8affineqb zmm23, zmm23, zmm2, 0                          ;   882.5 p0      37 next[6]
        vpternlogd zmm10, zmm11, zmm31, 0x96                          ;   884.5 p5      65 next[6]
        vmovdqu64 [rsp + 10944], zmm30                                ;   827.5 p7+p4   65 next[5] spill
        vgf2p8affineqb zmm30, zmm13, zmm17, 0                         ;   883.5 p0      37 next[6]
        vpxord zmm6, zmm6, zmm30                                      ;   886.5 p5      37 next[6]
        vgf2p8affineqb zmm30, zmm13, zmm2, 0                          ;   884.5 p0      37 next[6]
        vpxord zmm9, zmm9, zmm30                                      ;   887.5 p5      65 next[6]
        vgf2p8affineqb zmm30, zmm12, zmm15, 0                         ;   885.5 p0      37 next[6]
        vgf2p8affineqb zmm12, zmm12, zmm2, 0                          ;   886.5 p0      37 next[6]
        vpxord zmm3, zmm3, zmm30                                      ;   888.5 p5      37 next[6]
        vgf2p8affineqb zmm30, zmm22, zmm15, 0                         ;   887.5 p0      37 next[6]
        vpxord zmm14, zmm14, zmm30                                    ;   890.5 p5      37 next[6]
        vgf2p8affineqb zmm30, zmm26, zmm2, 0                          ;   888.5 p0      37 next[6]
        vpternlogd zmm9, zmm28, zmm19, 0x96                           ;   888.5 p5      65 next[6]
        vpternlogd zmm30, zmm18, zmm31, 0x96                          ;   891.5 p5      65 next[6]
        vgf2p8affineqb zmm18, zmm22, zmm2, 0                          ;   889.5 p0      37 next[6]
        vpternlogd zmm30, zmm29, zmm16, 0x96                          ;   892.5 p5      65 next[6]
        vmovdqu64 zmm16, [rsp + 11968]                                ;   697.7 p2      37 next[7]
        vpermi2b zmm16, zmm1, zmm0                                    ;   886.5 p5      37 next[7]
        vmovdqu64 zmm29, [rsp + 7488]                                 ;   699.5 p3      37 next[6] reload
        vpternlogd zmm20, zmm19, zmm29, 0x96                          ;   887.5 p5      65 next[6]
        vmovdqu64 zmm19, [rsp + 15040]                                ;   700.5 p2      37 next[6] reload
        vpternlogd zmm24, zmm7, zmm19, 0x96                           ;   888.5 p5      65 next[6]
        vpternlogd zmm18, zmm13, zmm28, 0x96                          ;   892.5 p5      65 next[6]
        vmovdqu64 zmm13, [rsp + 7616]                                 ;   702.5 p3      37 next[6] reload
        vpternlogd zmm10, zmm6, zmm13, 0x96                           ;   890.5 p0      65 next[6]
        vpternlogd zmm18, zmm21, zmm5, 0x96                           ;   893.5 p5      65 next[6]
        vmovdqu64 zmm5, [rsp + 11968]                                 ;   703.5 p2      37 next[7]
        vpermi2b zmm5, zmm25, zmm8                                    ;   892.5 p0+p5   37 next[7]
        vmovdqu64 zmm21, [rsp + 7680]                                 ;   705.5 p3      37 next[6] reload
        vpternlogd zmm9, zmm14, zmm21, 0x96                           ;   892.5 p0      65 next[6]
        vpxord zmm26, zmm26, zmm31                                    ;   893.5 p0      65 next[6]
        vpternlogd zmm12, zmm26, zmm7, 0x96                           ;   894.5 p5      65 next[6]
        vmovdqu64 zmm7, [rsp + 11968]                                 ;   708.5 p2      37 next[7] reload
        vgf2p8affineqb zmm7, zmm7, zmm4, 0                            ;   894.5 p0      37 next[7]
        vmovdqu64 zmm26, [rsp + 11520]                                ;   708.8 p3      37 next[7]
        vpermi2b zmm26, zmm1, zmm0                                    ;   896.5 p5      37 next[7]
        vmovdqu64 zmm31, [rsp + 7744]                                 ;   710.5 p2      37 next[6] reload
        vpternlogd zmm30, zmm3, zmm31, 0x96                           ;   895.5 p0      65 next[6]
        vpxord zmm22, zmm22, zmm28                                    ;   896.5 p0      65 next[6]
        vmovdqu64 zmm28, [rsp + 7808]                                 ;   711.0 p3      37 next[6] reload
        vpternlogd zmm18, zmm11, zmm28, 0x96                          ;   897.5 p0      65 next[6]
        vpternlogd zmm23, zmm22, zmm3, 0x96                           ;   897.5 p5      65 next[6]
        vmovdqu64 zmm3, [rsp + 11520]                                 ;   711.5 p2      37 next[7]
        vpermi2b zmm3, zmm25, zmm8                                    ;   899.5 p0+p5   37 next[7]
        vmovdqu64 zmm11, [rsp + 11520]                                ;   712.2 p3      37 next[7] reload
        vgf2p8affineqb zmm11, zmm11, zmm4, 0                          ;   899.5 p0      37 next[7]
        vmovdqu64 zmm22, [rsp + 7872]                                 ;   712.5 p2      37 next[6] reload
        vpternlogd zmm12, zmm14, zmm22, 0x96                          ;   900.5 p0      65 next[6]
        vmovdqu64 zmm14, [rsp + 7936]                                 ;   714.7 p3      37 next[6] reload
        vpternlogd zmm23, zmm6, zmm14, 0x96                           ;   900.5 p5      65 next[6]
        vpternlogd zmm7, zmm5, zmm16, 0xca                            ;   901.5 p0      37 next[7]
        vmovdqu64 zmm5, [rsp + 11072]                                 ;   715.2 p2      37 next[7]
        vpermi2b zmm5, zmm1, zmm0                                     ;   903.5 p5      37 next[7]
        vmovdqu64 zmm6, [rsp + 11072]                                 ;   715.8 p3      37 next[7]
        vpermi2b zmm6, zmm25, zmm8                                    ;   905.5 p0+p5   37 next[7]
        vpternlogd zmm11, zmm3, zmm26, 0xca                           ;   904.5 p0      37 next[7]
        vmovdqu64 zmm3, [rsp + 11072]                                 ;   718.7 p2      37 next[7] reload
        vgf2p8affineqb zmm3, zmm3, zmm4, 0                            ;   904.5 p0      37 next[7]
        vmovdqu64 zmm16, [rsp + 10624]                                ;   719.0 p3      37 next[7]
        vpermi2b zmm16, zmm1, zmm0                                    ;   907.5 p0+p5   37 next[7]
        vmovdqu64 zmm26, [rsp + 10624]                                ;   719.7 p2      37 next[7]
        vpermi2b zmm26, zmm25, zmm8                                   ;   909.5 p0+p5   37 next[7]
        vpternlogd zmm3, zmm6, zmm5, 0xca                             ;   910.5 p0      37 next[7]
        vmovdqu64 zmm5, [rsp + 10624]                                 ;   722.2 p3      37 next[7] reload
        vgf2p8affineqb zmm5, zmm5, zmm4, 0                            ;   908.5 p0      37 next[7]
        vmovdqu64 zmm6, [rsp + 4544]                                  ;   722.5 p2      38 next[7]
        vpermi2b zmm6, zmm1, zmm0                                     ;   911.5 p0+p5   38 next[7]
        vpternlogd zmm5, zmm26, zmm16, 0xca                           ;   914.5 p0      37 next[7]
        vmovdqu64 zmm16, [rsp + 4544]                                 ;   725.5 p3      38 next[7]
        vpermi2b zmm16, zmm25, zmm8                                   ;   913.5 p0+p5   38 next[7]
        vmovdqu64 zmm26, [rsp + 4544]                                 ;   727.5 p2      38 next[7] reload
        vgf2p8affineqb zmm26, zmm26, zmm4, 0                          ;   912.5 p0      38 next[7]
        vpternlogd zmm26, zmm16, zmm6, 0xca                           ;   918.5 p0      38 next[7]
        vmovdqu64 zmm6, [rsp + 4992]                                  ;   728.0 p3      38 next[7]
        vpermi2b zmm6, zmm1, zmm0                                     ;   915.5 p0+p5   38 next[7]
        vmovdqu64 zmm16, [rsp + 4992]                                 ;   729.5 p2      38 next[7]
        vpermi2b zmm16, zmm25, zmm8                                   ;   917.5 p0+p5   38 next[7]
        vmovdqu64 zmm14, [rsp + 4992]                                 ;   730.2 p3      38 next[7] reload
        vgf2p8affineqb zmm14, zmm14, zmm4, 0                          ;   916.5 p0      38 next[7]
        vpternlogd zmm14, zmm16, zmm6, 0xca                           ;   922.5 p0      38 next[7]
        vmovdqu64 zmm6, [rsp + 4288]                                  ;   731.8 p2      38 next[7]
        vpermi2b zmm6, zmm1, zmm0                                     ;   919.5 p0+p5   38 next[7]
        vmovdqu64 zmm16, [rsp + 5760]                                 ;   733.5 p3      39 next[7]
        vpermi2b zmm16, zmm1, zmm0                                    ;   921.5 p0+p5   39 next[7]
        vmovdqu64 zmm0, [rsp + 4288]                                  ;   734.2 p2      38 next[7]
        vpermi2b zmm0, zmm25, zmm8                                    ;   923.5 p0+p5   38 next[7]
        vmovdqu64 zmm1, [rsp + 5760]                                  ;   736.0 p3      39 next[7]
        vpermi2b zmm1, zmm25, zmm8                                    ;   925.5 p0+p5   39 next[7]
        vmovdqu64 zmm8, [rsp + 4288]                                  ;   737.5 p2      38 next[7] reload
        vgf2p8affineqb zmm8, zmm8, zmm4, 0                            ;   922.5 p0      38 next[7]
        vmovdqu64 zmm25, [rsp + 5760]                                 ;   737.8 p3      39 next[7] reload
        vgf2p8affineqb zmm4, zmm25, zmm4, 0                           ;   923.5 p0      39 next[7]
        vpternlogd zmm8, zmm0, zmm6, 0xca                             ;   928.5 p0      38 next[7]
        vpternlogd zmm4, zmm1, zmm16, 0xca                            ;   930.5 p0      39 next[7]
        vgf2p8affineqb zmm0, zmm11, zmm15, 0                          ;   926.5 p0      37 next[7]
        vgf2p8affineqb zmm1, zmm3, zmm2, 0                            ;   927.5 p0      37 next[7]
        vpxord zmm6, zmm11, zmm4                                      ;   931.5 p5      37 next[7]
        vgf2p8affineqb zmm16, zmm5, zmm17, 0                          ;   928.5 p0      37 next[7]
        vpternlogd zmm6, zmm14, zmm5, 0x96                            ;   932.5 p5      37 next[7]
        vgf2p8affineqb zmm25, zmm26, zmm15, 0                         ;   929.5 p0      37 next[7]
        vmovdqu64 [rsp + 8512], zmm27                                 ;   741.7 p8+p9   60 rounds
        vpxord zmm27, zmm3, zmm26                                     ;   928.5 p5      37 next[7]
        vpternlogd zmm27, zmm8, zmm7, 0x96                            ;   929.5 p5      37 next[7]
        vpternlogd zmm1, zmm7, zmm6, 0x96                             ;   933.5 p0      65 next[7]
        vpternlogd zmm1, zmm16, zmm0, 0x96                            ;   934.5 p5      65 next[7]
        vgf2p8affineqb zmm22, zmm8, zmm17, 0                          ;   931.5 p0      37 next[7]
        vpxord zmm25, zmm25, zmm22                                    ;   934.5 p5      37 next[7]
        vgf2p8affineqb zmm22, zmm5, zmm2, 0                           ;   932.5 p0      37 next[7]
        vpternlogd zmm22, zmm27, zmm11, 0x96                          ;   935.5 p5      65 next[7]
        vgf2p8affineqb zmm28, zmm14, zmm15, 0                         ;   933.5 p0      37 next[7]
        vgf2p8affineqb zmm31, zmm3, zmm15, 0                          ;   934.5 p0      37 next[7]
        vgf2p8affineqb zmm21, zmm7, zmm17, 0                          ;   935.5 p0      37 next[7]
        vgf2p8affineqb zmm13, zmm4, zmm17, 0                          ;   936.5 p0      37 next[7]
        vpternlogd zmm22, zmm13, zmm28, 0x96                          ;   939.5 p5      65 next[7]
        vgf2p8affineqb zmm19, zmm26, zmm17, 0                         ;   937.5 p0      37 next[7]
        vpxord zmm31, zmm31, zmm19                                    ;   940.5 p5      37 next[7]
        vgf2p8affineqb zmm19, zmm26, zmm2, 0                          ;   938.5 p0      37 next[7]
        vpxord zmm19, zmm19, zmm3                                     ;   941.5 p5      65 next[7]
        vgf2p8affineqb zmm3, zmm3, zmm17, 0                           ;   939.5 p0      37 next[7]
        vgf2p8affineqb zmm29, zmm5, zmm15, 0                          ;   940.5 p0      37 next[7]
        vmovdqu64 [rsp + 11904], zmm23                                ;   901.5 p7+p4   65 next[6] spill
        vgf2p8affineqb zmm23, zmm8, zmm15, 0                          ;   941.5 p0      37 next[7]
        vpxord zmm21, zmm21, zmm23                                    ;   944.5 p5      37 next[7]
        vgf2p8affineqb zmm23, zmm11, zmm17, 0                         ;   942.5 p0      37 next[7]
        vgf2p8affineqb zmm17, zmm14, zmm17, 0                         ;   943.5 p0      37 next[7]
        vpxord zmm29, zmm29, zmm17                                    ;   946.5 p5      37 next[7]
        vgf2p8affineqb zmm17, zmm14, zmm2, 0                          ;   944.5 p0      37 next[7]
        vgf2p8affineqb zmm11, zmm11, zmm2, 0                          ;   945.5 p0      37 next[7]
        vpternlogd zmm19, zmm21, zmm6, 0x96                           ;   945.5 p5      65 next[7]
        vpxord zmm5, zmm5, zmm17                                      ;   947.5 p5      65 next[7]
        vgf2p8affineqb zmm17, zmm7, zmm15, 0                          ;   946.5 p0      37 next[7]
        vgf2p8affineqb zmm15, zmm4, zmm15, 0                          ;   947.5 p0      37 next[7]
        vgf2p8affineqb zmm7, zmm7, zmm2, 0                            ;   948.5 p0      37 next[7]
        vpxord zmm23, zmm23, zmm15                                    ;   950.5 p5      37 next[7]
        vgf2p8affineqb zmm15, zmm8, zmm2, 0                           ;   949.5 p0      37 next[7]
        vgf2p8affineqb zmm2, zmm4, zmm2, 0                            ;   950.5 p0      37 next[7]
        vpxord zmm3, zmm3, zmm17                                      ;   949.5 p5      37 next[7]
        vmovdqu64 zmm17, [rsp + 13888]                                ;   754.5 p2      37 next[1] reload
        vmovdqu64 [rsp + 9216], zmm17                                 ;   760.5 p8+p9   60 rounds
        vmovdqu64 zmm17, [rsp + 14208]                                ;   755.5 p3      37 next[1] reload
        vmovdqu64 [rsp + 9280], zmm17                                 ;   761.5 p7+p4   60 rounds
        vmovdqu64 zmm17, [rsp + 14144]                                ;   756.5 p2      37 next[1] reload
        vmovdqu64 [rsp + 9344], zmm17                                 ;   762.5 p8+p9   60 rounds
        vmovdqu64 zmm17, [rsp + 14016]                                ;   757.7 p3      37 next[1] reload
        vmovdqu64 [rsp + 9408], zmm17                                 ;   763.7 p7+p4   60 rounds
        vmovdqu64 zmm17, [rsp + 8000]                                 ;   758.5 p2      37 next[7] reload
        vpternlogd zmm1, zmm25, zmm17, 0x96                           ;   942.5 p5      65 next[7]
        vpternlogd zmm5, zmm25, zmm27, 0x96                           ;   948.5 p5      65 next[7]
        vmovdqu64 zmm25, [rsp + 13952]                                ;   759.7 p3      37 next[1] reload
        vmovdqu64 [rsp + 9472], zmm25                                 ;   765.7 p8+p9   60 rounds
        vmovdqu64 zmm25, [rsp + 8064]                                 ;   760.5 p2      37 next[7] reload
        vpternlogd zmm22, zmm31, zmm25, 0x96                          ;   944.5 p5      65 next[7]
        vpternlogd zmm15, zmm26, zmm6, 0x96                           ;   952.5 p5      65 next[7]
        vmovdqu64 zmm26, [rsp + 14080]                                ;   762.5 p3      37 next[2] reload
        vmovdqu64 [rsp + 9664], zmm26                                 ;   768.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rsp + 6272]                                 ;   763.5 p2      37 next[2] reload
        vmovdqu64 [rsp + 9728], zmm26                                 ;   769.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rsp + 14464]                                ;   763.8 p3      37 next[2] reload
        vmovdqu64 [rsp + 9792], zmm26                                 ;   769.8 p7+p4   60 rounds
        vmovdqu64 zmm26, [rsp + 14400]                                ;   765.5 p2      37 next[2] reload
        vmovdqu64 [rsp + 9856], zmm26                                 ;   771.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rsp + 8128]                                 ;   766.5 p3      37 next[7] reload
        vpternlogd zmm19, zmm29, zmm26, 0x96                          ;   947.5 p5      65 next[7]
        vpternlogd zmm15, zmm13, zmm28, 0x96                          ;   953.5 p5      65 next[7]
        vmovdqu64 zmm13, [rsp + 14272]                                ;   767.7 p2      37 next[2] reload
        vmovdqu64 [rsp + 9920], zmm13                                 ;   773.7 p7+p4   60 rounds
        vmovdqu64 zmm13, [rsp + 8192]                                 ;   769.5 p3      37 next[7] reload
        vpternlogd zmm5, zmm23, zmm13, 0x96                           ;   951.5 p5      65 next[7]
        vpternlogd zmm2, zmm14, zmm27, 0x96                           ;   953.5 p5      65 next[7]
        vpternlogd zmm2, zmm16, zmm0, 0x96                            ;   954.5 p5      65 next[7]
        vmovdqu64 zmm0, [rsp + 14336]                                 ;   770.7 p2      37 next[3] reload
        vmovdqu64 [rsp + 10176], zmm0                                 ;   776.7 p8+p9   60 rounds
        vpxord zmm8, zmm8, zmm6                                       ;   951.5 p0      65 next[7]
        vmovdqu64 zmm0, [rsp + 14528]                                 ;   771.8 p3      37 next[3] reload
        vmovdqu64 [rsp + 10240], zmm0                                 ;   777.8 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 8256]                                  ;   772.2 p2      37 next[7] reload
        vpternlogd zmm15, zmm3, zmm0, 0x96                            ;   954.5 p5      65 next[7]
        vmovdqu64 zmm6, [rsp + 14720]                                 ;   772.8 p3      37 next[3] reload
        vmovdqu64 [rsp + 10304], zmm6                                 ;   778.8 p8+p9   60 rounds
        vpxord zmm27, zmm27, zmm4                                     ;   952.5 p0      65 next[7]
        vpternlogd zmm7, zmm8, zmm31, 0x96                            ;   952.5 p5      65 next[7]
        vmovdqu64 zmm4, [rsp + 14656]                                 ;   773.2 p2      37 next[3] reload
        vmovdqu64 [rsp + 10368], zmm4                                 ;   779.2 p7+p4   60 rounds
        vmovdqu64 zmm4, [rsp + 8320]                                  ;   773.8 p3      37 next[7] reload
        vpternlogd zmm2, zmm21, zmm4, 0x96                            ;   955.5 p0      65 next[7]
        vpternlogd zmm11, zmm27, zmm3, 0x96                           ;   953.5 p5      65 next[7]
        vmovdqu64 zmm3, [rsp + 8704]                                  ;   775.7 p2      37 next[7] reload
        vpternlogd zmm7, zmm23, zmm3, 0x96                            ;   954.5 p0      65 next[7]
        vmovdqu64 zmm6, [rsp + 14592]                                 ;   776.0 p3      37 next[4] reload
        vmovdqu64 [rsp + 6400], zmm6                                  ;   782.0 p8+p9   60 rounds
        vmovdqu64 zmm6, [rsp + 8768]                                  ;   776.7 p2      37 next[7] reload
        vpternlogd zmm11, zmm29, zmm6, 0x96                           ;   954.5 p5      65 next[7]
        vmovdqu64 zmm8, [rsp + 14784]                                 ;   777.0 p3      37 next[4] reload
        vmovdqu64 [rsp + 6464], zmm8                                  ;   783.0 p7+p4   60 rounds
        vmovdqu64 zmm8, [rsp + 14912]                                 ;   777.7 p2      37 next[4] reload
        vmovdqu64 [rsp + 6528], zmm8                                  ;   783.7 p8+p9   60 rounds
        vmovdqu64 zmm8, [rsp + 14848]                                 ;   779.7 p3      37 next[5] reload
        vmovdqu64 [rsp + 6912], zmm8                                  ;   785.7 p7+p4   60 rounds
        vmovdqu64 zmm8, [rsp + 14976]                                 ;   780.0 p2      37 next[5] reload
        vmovdqu64 [rsp + 6976], zmm8                                  ;   786.0 p8+p9   60 rounds
        vmovdqu64 zmm8, [rsp + 15040]                                 ;   780.7 p3      37 next[6] reload
        vmovdqu64 [rsp + 7552], zmm8                                  ;   786.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 13824]                                 ;   781.0 p2      65 next[0] reload
        vmovdqu64 [rsp + 6144], zmm0                                  ;   787.0 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 13632]                                 ;   781.7 p3      65 next[0] reload
        vmovdqu64 [rsp + 6080], zmm0                                  ;   787.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 13056]                                 ;   782.7 p2      65 next[0] reload
        vmovdqu64 [rsp + 6016], zmm0                                  ;   788.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 12608]                                 ;   783.0 p3      65 next[0] reload
        vmovdqu64 [rsp + 5952], zmm0                                  ;   789.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 13696]                                 ;   783.7 p2      65 next[0] reload
        vmovdqu64 [rsp + 5888], zmm0                                  ;   789.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 12800]                                 ;   784.0 p3      65 next[0] reload
        vmovdqu64 [rsp + 5824], zmm0                                  ;   790.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 12672]                                 ;   784.7 p2      65 next[0] reload
        vmovdqu64 [rsp + 5760], zmm0                                  ;   790.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15360]                                 ;   786.5 p3      65 next[1] reload
        vmovdqu64 [rsp + 5568], zmm0                                  ;   792.5 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15296]                                 ;   786.8 p2      65 next[1] reload
        vmovdqu64 [rsp + 5504], zmm0                                  ;   792.8 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15232]                                 ;   788.5 p3      65 next[1] reload
        vmovdqu64 [rsp + 5440], zmm0                                  ;   794.5 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15168]                                 ;   788.8 p2      65 next[1] reload
        vmovdqu64 [rsp + 5376], zmm0                                  ;   794.8 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15104]                                 ;   789.5 p3      65 next[1] reload
        vmovdqu64 [rsp + 4288], zmm0                                  ;   795.5 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15616]                                 ;   789.8 p2      65 next[2] reload
        vmovdqu64 [rsp + 5184], zmm0                                  ;   795.8 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15552]                                 ;   790.7 p3      65 next[2] reload
        vmovdqu64 [rsp + 5120], zmm0                                  ;   796.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15488]                                 ;   791.0 p2      65 next[2] reload
        vmovdqu64 [rsp + 5056], zmm0                                  ;   797.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15424]                                 ;   792.5 p3      65 next[2] reload
        vmovdqu64 [rsp + 4992], zmm0                                  ;   798.5 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15808]                                 ;   792.8 p2      65 next[3] reload
        vmovdqu64 [rsp + 4672], zmm0                                  ;   799.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15744]                                 ;   793.5 p3      65 next[3] reload
        vmovdqu64 [rsp + 4608], zmm0                                  ;   799.8 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15680]                                 ;   794.5 p2      65 next[3] reload
        vmovdqu64 [rsp + 4544], zmm0                                  ;   801.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 15936]                                 ;   794.8 p3      65 next[4] reload
        vmovdqu64 [rsp + 8640], zmm0                                  ;   801.8 p7+p4   60 rounds
        vmovdqu64 zmm0, [rsp + 15872]                                 ;   795.5 p2      65 next[4] reload
        vmovdqu64 [rsp + 10624], zmm0                                 ;   803.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rsp + 16000]                                 ;   830.5 p3      65 next[5] reload
        vmovdqu64 [rsp + 11072], zmm0                                 ;   836.5 p7+p4   60 rounds
        vmovdqu64 [rsp + 11456], zmm20                                ;   888.5 p8+p9   60 rounds
        vmovdqu64 [rsp + 11520], zmm24                                ;   889.5 p7+p4   60 rounds
        vmovdqu64 [rsp + 11584], zmm10                                ;   891.5 p8+p9   60 rounds
        vmovdqu64 [rsp + 11648], zmm9                                 ;   893.5 p7+p4   60 rounds
        vmovdqu64 [rsp + 11712], zmm30                                ;   896.5 p8+p9   60 rounds
        vmovdqu64 [rsp + 11776], zmm18                                ;   898.5 p7+p4   60 rounds
        vmovdqu64 [rsp + 11840], zmm12                                ;   901.5 p8+p9   60 rounds
        add r8, 0x200                                                 ;   799.0 p1      60 rounds
        mov qword [rsp + 17096], r8                                   ;   811.8 p7+p4   60 rounds
        vmovdqu64 [rsp + 11968], zmm1                                 ;   943.5 p8+p4   60 rounds
        vmovdqu64 [rsp + 12032], zmm22                                ;   945.5 p7+p9   60 rounds
        vmovdqu64 [rsp + 12096], zmm19                                ;   948.5 p8+p4   60 rounds
        vmovdqu64 [rsp + 12160], zmm5                                 ;   952.5 p7+p9   60 rounds
        vmovdqu64 [rsp + 12224], zmm15                                ;   955.5 p8+p4   60 rounds
        vmovdqu64 [rsp + 12288], zmm2                                 ;   956.5 p7+p9   60 rounds
        vmovdqu64 [rsp + 12352], zmm7                                 ;   955.5 p8+p4   60 rounds
        vmovdqu64 [rsp + 12416], zmm11                                ;   955.5 p7+p9   60 rounds
        cmp r8, qword [rsp + 17104]                                   ;                    more rounds?
        jne .rounds_2
        mov r8, qword [rsp + 16576]                                   ;     0.0 p2      68 h.0 reload
        vmovdqu64 zmm0, [r8]                                          ;     5.0 p3      68 h.0
        mov r9, qword [rsp + 16592]                                   ;     0.3 p10     68 h.0 reload
        vmovdqu64 zmm1, [r9]                                          ;     5.3 p2      68 h.0
        mov r10, qword [rsp + 16600]                                  ;     1.2 p3      68 h.0 reload
        vmovdqu64 zmm2, [r10]                                         ;     6.2 p2      68 h.0
        mov r11, qword [rsp + 16608]                                  ;     1.3 p10     68 h.0 reload
        vmovdqu64 zmm3, [r11]                                         ;     6.3 p3      68 h.0
        mov r12, qword [rsp + 16616]                                  ;     2.3 p10     68 h.0 reload
        vmovdqu64 zmm4, [r12]                                         ;     7.3 p2      68 h.0
        mov r13, qword [rsp + 16624]                                  ;     3.2 p3      68 h.0 reload
        vmovdqu64 zmm5, [r13]                                         ;     8.2 p2      68 h.0
        mov r14, qword [rsp + 16632]                                  ;     3.3 p10     68 h.0 reload
        vmovdqu64 zmm6, [r14]                                         ;     8.3 p3      68 h.0
        mov r15, qword [rsp + 16640]                                  ;     4.3 p10     68 h.0 reload
        vmovdqu64 zmm7, [r15]                                         ;     9.3 p2      68 h.0
        mov rsi, qword [rsp + 16648]                                  ;     5.2 p3      68 h.0 reload
        vmovdqu64 zmm8, [rsi]                                         ;    10.2 p2      68 h.0
        mov rdi, qword [rsp + 16656]                                  ;     5.3 p10     68 h.0 reload
        vmovdqu64 zmm9, [rdi]                                         ;    10.3 p3      68 h.0
        mov rbp, qword [rsp + 16664]                                  ;     6.3 p10     68 h.0 reload
        vmovdqu64 zmm10, [rbp]                                        ;    11.3 p2      68 h.0
        mov rax, qword [rsp + 16672]                                  ;     7.2 p3      68 h.0 reload
        vmovdqu64 zmm11, [rax]                                        ;    12.2 p2      68 h.0
        mov rcx, qword [rsp + 16680]                                  ;     7.3 p10     68 h.0 reload
        vmovdqu64 zmm12, [rcx]                                        ;    12.3 p3      68 h.0
        mov rdx, qword [rsp + 16688]                                  ;     8.3 p10     68 h.0 reload
        vmovdqu64 zmm13, [rdx]                                        ;    13.3 p2      68 h.0
        mov rbx, qword [rsp + 16696]                                  ;     9.2 p3      68 h.0 reload
        vmovdqu64 zmm14, [rbx]                                        ;    14.2 p2      68 h.0
        mov r8, qword [rsp + 16704]                                   ;     9.3 p10     68 h.0 reload
        vmovdqu64 zmm15, [r8]                                         ;    14.3 p3      68 h.0
        mov r9, qword [rsp + 16712]                                   ;    10.3 p10     68 h.0 reload
        vmovdqu64 zmm16, [r9]                                         ;    15.3 p2      68 h.0
        vshufi32x4 zmm17, zmm0, zmm16, 0x44                           ;    21.3 p5      68 h.0
        mov r9, qword [rsp + 16720]                                   ;    11.2 p3      68 h.0 reload
        vmovdqu64 zmm18, [r9]                                         ;    16.2 p2      68 h.0
        vshufi32x4 zmm19, zmm1, zmm18, 0x44                           ;    22.2 p5      68 h.0
        mov r9, qword [rsp + 16728]                                   ;    11.3 p10     68 h.0 reload
        vmovdqu64 zmm20, [r9]                                         ;    16.3 p3      68 h.0
        vshufi32x4 zmm21, zmm2, zmm20, 0x44                           ;    22.3 p5      68 h.0
        mov r10, qword [rsp + 16736]                                  ;    12.3 p10     68 h.0 reload
        vmovdqu64 zmm22, [r10]                                        ;    17.3 p2      68 h.0
        vshufi32x4 zmm23, zmm3, zmm22, 0x44                           ;    23.3 p5      68 h.0
        mov r9, qword [rsp + 16744]                                   ;    13.2 p3      68 h.0 reload
        vmovdqu64 zmm24, [r9]                                         ;    18.2 p2      68 h.0
        vshufi32x4 zmm25, zmm4, zmm24, 0x44                           ;    24.2 p5      68 h.0
        mov r11, qword [rsp + 16752]                                  ;    13.3 p10     68 h.0 reload
        vmovdqu64 zmm26, [r11]                                        ;    18.3 p3      68 h.0
        vshufi32x4 zmm27, zmm5, zmm26, 0x44                           ;    24.3 p5      68 h.0
        mov r10, qword [rsp + 16760]                                  ;    14.3 p10     68 h.0 reload
        vmovdqu64 zmm28, [r10]                                        ;    19.3 p2      68 h.0
        vshufi32x4 zmm29, zmm6, zmm28, 0x44                           ;    25.3 p5      68 h.0
        mov r12, qword [rsp + 16768]                                  ;    15.2 p3      68 h.0 reload
        vmovdqu64 zmm30, [r12]                                        ;    20.2 p2      68 h.0
        vshufi32x4 zmm31, zmm7, zmm30, 0x44                           ;    26.2 p5      68 h.0
        mov r9, qword [rsp + 16776]                                   ;    15.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [r9]                                         ;    20.3 p3      68 h.0
        vshufi32x4 zmm7, zmm8, zmm30, 0x44                            ;    26.3 p5      68 h.0
        mov r13, qword [rsp + 16784]                                  ;    16.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [r13]                                        ;    21.3 p2      68 h.0
        vshufi32x4 zmm8, zmm9, zmm30, 0x44                            ;    27.3 p5      68 h.0
        mov r11, qword [rsp + 16792]                                  ;    17.2 p3      68 h.0 reload
        vmovdqu64 zmm30, [r11]                                        ;    22.2 p2      68 h.0
        vshufi32x4 zmm9, zmm10, zmm30, 0x44                           ;    28.2 p5      68 h.0
        mov r14, qword [rsp + 16800]                                  ;    17.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [r14]                                        ;    22.3 p3      68 h.0
        vshufi32x4 zmm10, zmm11, zmm30, 0x44                          ;    28.3 p5      68 h.0
        mov r10, qword [rsp + 16808]                                  ;    18.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [r10]                                        ;    23.3 p2      68 h.0
        vshufi32x4 zmm11, zmm12, zmm30, 0x44                          ;    29.3 p5      68 h.0
        mov r15, qword [rsp + 16816]                                  ;    19.2 p3      68 h.0 reload
        vmovdqu64 zmm30, [r15]                                        ;    24.2 p2      68 h.0
        vshufi32x4 zmm12, zmm13, zmm30, 0x44                          ;    30.2 p5      68 h.0
        mov r12, qword [rsp + 16824]                                  ;    19.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [r12]                                        ;    24.3 p3      68 h.0
        vshufi32x4 zmm13, zmm14, zmm30, 0x44                          ;    30.3 p5      68 h.0
        mov rsi, qword [rsp + 16832]                                  ;    20.3 p10     68 h.0 reload
        vmovdqu64 zmm30, [rsi]                                        ;    25.3 p2      68 h.0
        vshufi32x4 zmm14, zmm15, zmm30, 0x44                          ;    31.3 p5      68 h.0
        mov r9, qword [rsp + 16840]                                   ;    21.2 p3      68 h.0 reload
        vmovdqu64 zmm30, [r9]                                         ;    26.2 p2      68 h.0
        mov r9, qword [rsp + 16848]                                   ;    21.3 p10     68 h.0 reload
        vmovdqu64 zmm15, [r9]                                         ;    26.3 p3      68 h.0
        mov r9, qword [rsp + 16856]                                   ;    22.3 p10     68 h.0 reload
        vmovdqu64 zmm28, [r9]                                         ;    27.3 p2      68 h.0
        mov r9, qword [rsp + 16864]                                   ;    23.2 p3      68 h.0 reload
        vmovdqu64 zmm6, [r9]                                          ;    28.2 p2      68 h.0
        mov r9, qword [rsp + 16872]                                   ;    23.3 p10     68 h.0 reload
        vmovdqu64 zmm26, [r9]                                         ;    28.3 p3      68 h.0
        mov r9, qword [rsp + 16880]                                   ;    24.3 p10     68 h.0 reload
        vmovdqu64 zmm5, [r9]                                          ;    29.3 p2      68 h.0
        mov r9, qword [rsp + 16888]                                   ;    25.2 p3      68 h.0 reload
        vmovdqu64 zmm24, [r9]                                         ;    30.2 p2      68 h.0
        mov r9, qword [rsp + 16896]                                   ;    25.3 p10     68 h.0 reload
        vmovdqu64 zmm4, [r9]                                          ;    30.3 p3      68 h.0
        mov r9, qword [rsp + 16904]                                   ;    26.3 p10     68 h.0 reload
        vmovdqu64 zmm22, [r9]                                         ;    31.3 p2      68 h.0
        mov r9, qword [rsp + 16912]                                   ;    27.2 p3      68 h.0 reload
        vmovdqu64 zmm3, [r9]                                          ;    32.2 p2      68 h.0
        mov rdi, qword [rsp + 16920]                                  ;    27.3 p10     68 h.0 reload
        vmovdqu64 zmm20, [rdi]                                        ;    32.3 p3      68 h.0
        mov r13, qword [rsp + 16928]                                  ;    28.3 p10     68 h.0 reload
        vmovdqu64 zmm2, [r13]                                         ;    33.3 p2      68 h.0
        mov r9, qword [rsp + 16936]                                   ;    29.2 p3      68 h.0 reload
        vmovdqu64 zmm18, [r9]                                         ;    34.2 p2      68 h.0
        mov rbp, qword [rsp + 16944]                                  ;    29.3 p10     68 h.0 reload
        vmovdqu64 zmm1, [rbp]                                         ;    34.3 p3      68 h.0
        mov r11, qword [rsp + 17072]                                  ;    30.3 p10     68 h.0 reload
        mov rdi, qword [rsp + 17088]                                  ;    31.0 p2      68 h.0 reload
        mov rax, qword [rsp + 16952]                                  ;    31.2 p3      68 h.0 reload
        vmovdqu64 zmm0, [rax]                                         ;    36.2 p2      68 h.0
        vshufi32x4 zmm16, zmm30, zmm0, 0x44                           ;    42.2 p5      68 h.0
        vshufi32x4 zmm0, zmm17, zmm16, 0x88                           ;    45.2 p5      68 h.0
        vshufi32x4 zmm16, zmm17, zmm16, 0xdd                          ;    45.2 p5      68 h.0
        mov rax, qword [rsp + 16960]                                  ;    31.3 p10     68 h.0 reload
        vmovdqu64 zmm17, [rax]                                        ;    36.3 p3      68 h.0
        vshufi32x4 zmm30, zmm15, zmm17, 0x44                          ;    42.3 p5      68 h.0
        vshufi32x4 zmm17, zmm19, zmm30, 0x88                          ;    45.3 p5      68 h.0
        vshufi32x4 zmm19, zmm19, zmm30, 0xdd                          ;    45.3 p5      68 h.0
        vpunpcklbw zmm30, zmm0, zmm17                                 ;    48.3 p5      68 h.0
        vpunpckhbw zmm0, zmm0, zmm17                                  ;    48.3 p5      68 h.0
        vpunpcklbw zmm17, zmm16, zmm19                                ;    48.3 p5      68 h.0
        vpunpckhbw zmm16, zmm16, zmm19                                ;    48.3 p5      68 h.0
        mov rax, qword [rsp + 16968]                                  ;    32.3 p10     68 h.0 reload
        vmovdqu64 zmm19, [rax]                                        ;    37.3 p2      68 h.0
        vshufi32x4 zmm15, zmm28, zmm19, 0x44                          ;    43.3 p5      68 h.0
        vshufi32x4 zmm19, zmm21, zmm15, 0x88                          ;    46.3 p5      68 h.0
        vshufi32x4 zmm15, zmm21, zmm15, 0xdd                          ;    46.3 p5      68 h.0
        mov rax, qword [rsp + 16976]                                  ;    33.2 p3      68 h.0 reload
        vmovdqu64 zmm21, [rax]                                        ;    38.2 p2      68 h.0
        vshufi32x4 zmm28, zmm6, zmm21, 0x44                           ;    44.2 p5      68 h.0
        vshufi32x4 zmm21, zmm23, zmm28, 0x88                          ;    47.2 p5      68 h.0
        vshufi32x4 zmm23, zmm23, zmm28, 0xdd                          ;    47.2 p5      68 h.0
        vpunpcklbw zmm28, zmm19, zmm21                                ;    50.2 p5      68 h.0
        vpunpckhbw zmm19, zmm19, zmm21                                ;    50.2 p5      68 h.0
        vpunpcklwd zmm21, zmm30, zmm28                                ;    51.2 p5      68 h.0
        vpunpckhwd zmm28, zmm30, zmm28                                ;    51.2 p5      68 h.0
        vpunpcklwd zmm30, zmm0, zmm19                                 ;    51.2 p5      68 h.0
        vpunpckhwd zmm0, zmm0, zmm19                                  ;    51.2 p5      68 h.0
        vpunpcklbw zmm19, zmm15, zmm23                                ;    50.2 p5      68 h.0
        vpunpckhbw zmm15, zmm15, zmm23                                ;    50.2 p5      68 h.0
        vpunpcklwd zmm23, zmm17, zmm19                                ;    51.2 p5      68 h.0
        vpunpckhwd zmm17, zmm17, zmm19                                ;    51.2 p5      68 h.0
        vpunpcklwd zmm19, zmm16, zmm15                                ;    51.2 p5      68 h.0
        mov rax, qword [rsp + 16984]                                  ;    33.3 p10     68 h.0 reload
        vmovdqu64 zmm6, [rax]                                         ;    38.3 p3      68 h.0
        vmovdqu64 [rsp + 4096], zmm19                                 ;    52.2 p7+p4   68 h.0 spill
        vshufi32x4 zmm19, zmm26, zmm6, 0x44                           ;    48.7 p5      68 h.0
        vshufi32x4 zmm6, zmm25, zmm19, 0x88                           ;    51.7 p5      68 h.0
        vshufi32x4 zmm19, zmm25, zmm19, 0xdd                          ;    51.7 p5      68 h.0
        vpunpckhwd zmm15, zmm16, zmm15                                ;    51.7 p5      68 h.0
        mov rax, qword [rsp + 16992]                                  ;    34.3 p10     68 h.0 reload
        vmovdqu64 zmm16, [rax]                                        ;    39.3 p2      68 h.0
        vshufi32x4 zmm25, zmm5, zmm16, 0x44                           ;    52.7 p5      68 h.0
        vshufi32x4 zmm16, zmm27, zmm25, 0x88                          ;    55.7 p5      68 h.0
        vshufi32x4 zmm25, zmm27, zmm25, 0xdd                          ;    55.7 p5      68 h.0
        vpunpcklbw zmm27, zmm6, zmm16                                 ;    58.7 p5      68 h.0
        vpunpckhbw zmm6, zmm6, zmm16                                  ;    58.7 p5      68 h.0
        vpunpcklbw zmm16, zmm19, zmm25                                ;    58.7 p5      68 h.0
        mov rax, qword [rsp + 17000]                                  ;    35.2 p3      68 h.0 reload
        vmovdqu64 zmm5, [rax]                                         ;    40.2 p2      68 h.0
        vshufi32x4 zmm26, zmm24, zmm5, 0x44                           ;    58.7 p5      68 h.0
        vshufi32x4 zmm5, zmm29, zmm26, 0x88                           ;    61.7 p5      68 h.0
        vshufi32x4 zmm26, zmm29, zmm26, 0xdd                          ;    61.7 p5      68 h.0
        vpunpckhbw zmm19, zmm19, zmm25                                ;    61.7 p5      68 h.0
        mov rax, qword [rsp + 17008]                                  ;    35.3 p10     68 h.0 reload
        vmovdqu64 zmm25, [rax]                                        ;    40.3 p3      68 h.0
        vshufi32x4 zmm29, zmm4, zmm25, 0x44                           ;    62.7 p5      68 h.0
        vshufi32x4 zmm25, zmm31, zmm29, 0x88                          ;    65.7 p5      68 h.0
        vshufi32x4 zmm29, zmm31, zmm29, 0xdd                          ;    65.7 p5      68 h.0
        vpunpcklbw zmm31, zmm5, zmm25                                 ;    68.7 p5      68 h.0
        vpunpckhbw zmm5, zmm5, zmm25                                  ;    68.7 p5      68 h.0
        vpunpcklwd zmm25, zmm27, zmm31                                ;    69.7 p5      68 h.0
        vpunpckhwd zmm27, zmm27, zmm31                                ;    69.7 p5      68 h.0
        vpunpcklwd zmm31, zmm6, zmm5                                  ;    69.7 p5      68 h.0
        vpunpckhwd zmm5, zmm6, zmm5                                   ;    70.7 p5      68 h.0
        vpunpckldq zmm6, zmm21, zmm25                                 ;    71.7 p5      68 h.0
        vpunpckhdq zmm21, zmm21, zmm25                                ;    72.7 p5      68 h.0
        vpunpckldq zmm25, zmm28, zmm27                                ;    73.7 p5      68 h.0
        vpunpckhdq zmm27, zmm28, zmm27                                ;    74.7 p5      68 h.0
        vpunpckldq zmm28, zmm30, zmm31                                ;    75.7 p5      68 h.0
        vpunpckhdq zmm30, zmm30, zmm31                                ;    76.7 p5      68 h.0
        vpunpckldq zmm31, zmm0, zmm5                                  ;    77.7 p5      68 h.0
        vpunpckhdq zmm0, zmm0, zmm5                                   ;    78.7 p5      68 h.0
        vpunpcklbw zmm5, zmm26, zmm29                                 ;    79.7 p5      68 h.0
        mov rax, qword [rsp + 17016]                                  ;    36.3 p10     68 h.0 reload
        vmovdqu64 zmm4, [rax]                                         ;    41.3 p2      68 h.0
        vshufi32x4 zmm24, zmm22, zmm4, 0x44                           ;    80.7 p5      68 h.0
        vshufi32x4 zmm4, zmm7, zmm24, 0x88                            ;    83.7 p5      68 h.0
        vshufi32x4 zmm7, zmm7, zmm24, 0xdd                            ;    83.7 p5      68 h.0
        vpunpckhbw zmm24, zmm26, zmm29                                ;    83.7 p5      68 h.0
        mov rax, qword [rsp + 17024]                                  ;    37.2 p3      68 h.0 reload
        vmovdqu64 zmm26, [rax]                                        ;    42.2 p2      68 h.0
        vshufi32x4 zmm29, zmm3, zmm26, 0x44                           ;    84.7 p5      68 h.0
        vshufi32x4 zmm26, zmm8, zmm29, 0x88                           ;    87.7 p5      68 h.0
        vshufi32x4 zmm8, zmm8, zmm29, 0xdd                            ;    87.7 p5      68 h.0
        vpunpcklbw zmm29, zmm4, zmm26                                 ;    90.7 p5      68 h.0
        vpunpckhbw zmm4, zmm4, zmm26                                  ;    90.7 p5      68 h.0
        vpunpcklwd zmm26, zmm16, zmm5                                 ;    89.7 p5      68 h.0
        mov rax, qword [rsp + 17032]                                  ;    37.3 p10     68 h.0 reload
        vmovdqu64 zmm3, [rax]                                         ;    42.3 p3      68 h.0
        vshufi32x4 zmm22, zmm20, zmm3, 0x44                           ;    90.7 p5      68 h.0
        vshufi32x4 zmm3, zmm9, zmm22, 0x88                            ;    93.7 p5      68 h.0
        vshufi32x4 zmm9, zmm9, zmm22, 0xdd                            ;    93.7 p5      68 h.0
        vpunpckhwd zmm5, zmm16, zmm5                                  ;    93.7 p5      68 h.0
        mov rax, qword [rsp + 17040]                                  ;    38.3 p10     68 h.0 reload
        vmovdqu64 zmm16, [rax]                                        ;    43.3 p2      68 h.0
        vshufi32x4 zmm22, zmm2, zmm16, 0x44                           ;    94.7 p5      68 h.0
        vshufi32x4 zmm16, zmm10, zmm22, 0x88                          ;    97.7 p5      68 h.0
        vshufi32x4 zmm10, zmm10, zmm22, 0xdd                          ;    97.7 p5      68 h.0
        vpunpcklbw zmm22, zmm3, zmm16                                 ;   100.7 p5      68 h.0
        vpunpckhbw zmm3, zmm3, zmm16                                  ;   100.7 p5      68 h.0
        vpunpcklwd zmm16, zmm29, zmm22                                ;   101.7 p5      68 h.0
        vpunpckhwd zmm22, zmm29, zmm22                                ;   101.7 p5      68 h.0
        vpunpcklwd zmm29, zmm4, zmm3                                  ;   101.7 p5      68 h.0
        vpunpckhwd zmm3, zmm4, zmm3                                   ;   102.7 p5      68 h.0
        vpunpcklwd zmm4, zmm19, zmm24                                 ;   103.7 p5      68 h.0
        mov r14, qword [rsp + 17048]                                  ;    39.2 p3      68 h.0 reload
        vmovdqu64 zmm2, [r14]                                         ;    44.2 p2      68 h.0
        vshufi32x4 zmm20, zmm18, zmm2, 0x44                           ;   104.7 p5      68 h.0
        vshufi32x4 zmm2, zmm11, zmm20, 0x88                           ;   107.7 p5      68 h.0
        vshufi32x4 zmm11, zmm11, zmm20, 0xdd                          ;   107.7 p5      68 h.0
        vpunpckhwd zmm19, zmm19, zmm24                                ;   107.7 p5      68 h.0
        mov r13, qword [rsp + 17056]                                  ;    39.3 p10     68 h.0 reload
        vmovdqu64 zmm20, [r13]                                        ;    44.3 p3      68 h.0
        vshufi32x4 zmm24, zmm1, zmm20, 0x44                           ;   108.7 p5      68 h.0
        vshufi32x4 zmm20, zmm12, zmm24, 0x88                          ;   111.7 p5      68 h.0
        vshufi32x4 zmm12, zmm12, zmm24, 0xdd                          ;   111.7 p5      68 h.0
        vpunpcklbw zmm24, zmm2, zmm20                                 ;   114.7 p5      68 h.0
        vpunpckhbw zmm2, zmm2, zmm20                                  ;   114.7 p5      68 h.0
        vpunpckldq zmm20, zmm23, zmm26                                ;   113.7 p5      68 h.0
        mov rax, qword [rsp + 17064]                                  ;    40.3 p10     68 h.0 reload
        vmovdqu64 zmm1, [rax]                                         ;    45.3 p2      68 h.0
        vpunpckhdq zmm23, zmm23, zmm26                                ;   114.7 p5      68 h.0
        vmovdqu64 zmm26, [r11]                                        ;    41.2 p3      68 h.0 reload
        vshufi32x4 zmm18, zmm26, zmm1, 0x44                           ;   115.7 p5      68 h.0
        vshufi32x4 zmm1, zmm13, zmm18, 0x88                           ;   118.7 p5      68 h.0
        vshufi32x4 zmm13, zmm13, zmm18, 0xdd                          ;   118.7 p5      68 h.0
        mov rcx, qword [rsp + 17080]                                  ;    41.3 p10     68 h.0 reload
        vmovdqu64 zmm18, [rcx]                                        ;    46.3 p2      68 h.0
        vmovdqu64 zmm26, [rdi]                                        ;    42.2 p3      68 h.0 reload
        vmovdqu64 [rsp + 4160], zmm23                                 ;   115.7 p8+p9   68 h.0 spill
        vshufi32x4 zmm23, zmm26, zmm18, 0x44                          ;   118.7 p5      68 h.0
        vshufi32x4 zmm18, zmm14, zmm23, 0x88                          ;   121.7 p5      68 h.0
        vshufi32x4 zmm14, zmm14, zmm23, 0xdd                          ;   121.7 p5      68 h.0
        vpunpcklbw zmm23, zmm1, zmm18                                 ;   124.7 p5      68 h.0
        vpunpckhbw zmm1, zmm1, zmm18                                  ;   124.7 p5      68 h.0
        vpunpcklwd zmm18, zmm24, zmm23                                ;   125.7 p5      68 h.0
        vpunpckhwd zmm23, zmm24, zmm23                                ;   125.7 p5      68 h.0
        vpunpcklwd zmm24, zmm2, zmm1                                  ;   125.7 p5      68 h.0
        vpunpckhwd zmm1, zmm2, zmm1                                   ;   126.7 p5      68 h.0
        vpunpckldq zmm2, zmm16, zmm18                                 ;   127.7 p5      68 h.0
        vpunpckhdq zmm16, zmm16, zmm18                                ;   128.7 p5      68 h.0
        vpunpckldq zmm18, zmm22, zmm23                                ;   129.7 p5      68 h.0
        vpunpckhdq zmm22, zmm22, zmm23                                ;   130.7 p5      68 h.0
        vpunpckldq zmm23, zmm29, zmm24                                ;   131.7 p5      68 h.0
        vpunpckhdq zmm24, zmm29, zmm24                                ;   132.7 p5      68 h.0
        vpunpckldq zmm29, zmm3, zmm1                                  ;   133.7 p5      68 h.0
        vpunpckhdq zmm1, zmm3, zmm1                                   ;   134.7 p5      68 h.0
        vpunpcklqdq zmm3, zmm6, zmm2                                  ;   135.7 p5      68 h.0
        vpunpckhqdq zmm2, zmm6, zmm2                                  ;   136.7 p5      68 h.0
        vpunpcklqdq zmm6, zmm21, zmm16                                ;   137.7 p5      68 h.0
        vpunpckhqdq zmm16, zmm21, zmm16                               ;   138.7 p5      68 h.0
        vpunpcklqdq zmm21, zmm25, zmm18                               ;   139.7 p5      68 h.0
        vpunpckhqdq zmm18, zmm25, zmm18                               ;   140.7 p5      68 h.0
        vpunpcklqdq zmm25, zmm27, zmm22                               ;   141.7 p5      68 h.0
        vpunpckhqdq zmm22, zmm27, zmm22                               ;   142.7 p5      68 h.0
        vpunpcklqdq zmm27, zmm28, zmm23                               ;   143.7 p5      68 h.0
        vpunpckhqdq zmm23, zmm28, zmm23                               ;   144.7 p5      68 h.0
        vpunpcklqdq zmm28, zmm30, zmm24                               ;   145.7 p5      68 h.0
        vpunpckhqdq zmm24, zmm30, zmm24                               ;   146.7 p5      68 h.0
        vpunpcklqdq zmm30, zmm31, zmm29                               ;   147.7 p5      68 h.0
        vpunpckhqdq zmm29, zmm31, zmm29                               ;   148.7 p5      68 h.0
        vpunpcklqdq zmm31, zmm0, zmm1                                 ;   149.7 p5      68 h.0
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;   150.7 p5      68 h.0
        vmovdqu64 zmm1, [rsp + 6208]                                  ;    46.0 p2      68 h reload
        vpternlogd zmm3, zmm1, [rsp + 0], 0x96                        ;   136.7 p0+p3   68 h
        vmovdqu64 [rsp + 0], zmm3                                     ;   137.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 6144]                                  ;    47.0 p2      68 h reload
        vpternlogd zmm2, zmm1, [rsp + 64], 0x96                       ;   137.7 p0+p3   68 h
        vmovdqu64 [rsp + 64], zmm2                                    ;   138.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 6080]                                  ;    48.0 p2      68 h reload
        vpternlogd zmm6, zmm1, [rsp + 128], 0x96                      ;   138.7 p0+p3   68 h
        vmovdqu64 [rsp + 128], zmm6                                   ;   139.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 6016]                                  ;    49.0 p2      68 h reload
        vpternlogd zmm16, zmm1, [rsp + 192], 0x96                     ;   139.7 p0+p3   68 h
        vmovdqu64 [rsp + 192], zmm16                                  ;   140.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 5952]                                  ;    50.0 p2      68 h reload
        vpternlogd zmm21, zmm1, [rsp + 256], 0x96                     ;   140.7 p0+p3   68 h
        vmovdqu64 [rsp + 256], zmm21                                  ;   141.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 5888]                                  ;    51.0 p2      68 h reload
        vpternlogd zmm18, zmm1, [rsp + 320], 0x96                     ;   141.7 p0+p3   68 h
        vmovdqu64 [rsp + 320], zmm18                                  ;   142.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 5824]                                  ;    52.0 p2      68 h reload
        vpternlogd zmm25, zmm1, [rsp + 384], 0x96                     ;   142.7 p0+p3   68 h
        vmovdqu64 [rsp + 384], zmm25                                  ;   143.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 5760]                                  ;    53.0 p2      68 h reload
        vpternlogd zmm22, zmm1, [rsp + 448], 0x96                     ;   143.7 p0+p3   68 h
        vmovdqu64 [rsp + 448], zmm22                                  ;   144.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 5696]                                  ;    54.0 p2      68 h reload
        vpternlogd zmm27, zmm1, [rsp + 512], 0x96                     ;   144.7 p0+p3   68 h
        vmovdqu64 [rsp + 512], zmm27                                  ;   145.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 5632]                                  ;    55.0 p2      68 h reload
        vpternlogd zmm23, zmm1, [rsp + 576], 0x96                     ;   145.7 p0+p3   68 h
        vmovdqu64 [rsp + 576], zmm23                                  ;   146.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 5568]                                  ;    56.0 p2      68 h reload
        vpternlogd zmm28, zmm1, [rsp + 640], 0x96                     ;   146.7 p0+p3   68 h
        vmovdqu64 [rsp + 640], zmm28                                  ;   147.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 5504]                                  ;    57.0 p2      68 h reload
        vpternlogd zmm24, zmm1, [rsp + 704], 0x96                     ;   147.7 p0+p3   68 h
        vmovdqu64 [rsp + 704], zmm24                                  ;   148.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 5440]                                  ;    58.0 p2      68 h reload
        vpternlogd zmm30, zmm1, [rsp + 768], 0x96                     ;   148.7 p0+p3   68 h
        vmovdqu64 [rsp + 768], zmm30                                  ;   149.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 5376]                                  ;    59.0 p2      68 h reload
        vpternlogd zmm29, zmm1, [rsp + 832], 0x96                     ;   149.7 p0+p3   68 h
        vmovdqu64 [rsp + 832], zmm29                                  ;   150.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 4288]                                  ;    60.0 p2      68 h reload
        vpternlogd zmm31, zmm1, [rsp + 896], 0x96                     ;   150.7 p0+p3   68 h
        vmovdqu64 [rsp + 896], zmm31                                  ;   151.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 4224]                                  ;    61.0 p2      68 h reload
        vpternlogd zmm0, zmm1, [rsp + 960], 0x96                      ;   151.7 p0+p3   68 h
        vmovdqu64 [rsp + 960], zmm0                                   ;   152.7 p8+p9   68 h
        vpunpckldq zmm0, zmm17, zmm5                                  ;   151.7 p5      68 h.0
        vpunpckhdq zmm1, zmm17, zmm5                                  ;   152.7 p5      68 h.0
        vpunpcklbw zmm2, zmm7, zmm8                                   ;   153.7 p5      68 h.0
        vpunpckhbw zmm3, zmm7, zmm8                                   ;   154.7 p5      68 h.0
        vpunpckldq zmm5, zmm15, zmm19                                 ;   155.7 p5      68 h.0
        vpunpckhdq zmm6, zmm15, zmm19                                 ;   156.7 p5      68 h.0
        vpunpcklbw zmm7, zmm9, zmm10                                  ;   157.7 p5      68 h.0
        vpunpckhbw zmm8, zmm9, zmm10                                  ;   158.7 p5      68 h.0
        vmovdqu64 zmm9, [rsp + 4096]                                  ;    62.0 p2      68 h.0 reload
        vpunpckldq zmm10, zmm9, zmm4                                  ;   159.7 p5      68 h.0
        vpunpckhdq zmm4, zmm9, zmm4                                   ;   160.7 p5      68 h.0
        vpunpcklbw zmm9, zmm11, zmm12                                 ;   161.7 p5      68 h.0
        vpunpckhbw zmm11, zmm11, zmm12                                ;   162.7 p5      68 h.0
        vpunpcklbw zmm12, zmm13, zmm14                                ;   163.7 p5      68 h.0
        vpunpckhbw zmm13, zmm13, zmm14                                ;   164.7 p5      68 h.0
        vpunpcklwd zmm14, zmm2, zmm7                                  ;   165.7 p5      68 h.0
        vpunpckhwd zmm2, zmm2, zmm7                                   ;   166.7 p5      68 h.0
        vpunpcklwd zmm7, zmm3, zmm8                                   ;   167.7 p5      68 h.0
        vpunpckhwd zmm3, zmm3, zmm8                                   ;   168.7 p5      68 h.0
        vpunpcklwd zmm8, zmm9, zmm12                                  ;   169.7 p5      68 h.0
        vpunpckhwd zmm9, zmm9, zmm12                                  ;   170.7 p5      68 h.0
        vpunpcklwd zmm12, zmm11, zmm13                                ;   171.7 p5      68 h.0
        vpunpckhwd zmm11, zmm11, zmm13                                ;   172.7 p5      68 h.0
        vpunpckldq zmm13, zmm14, zmm8                                 ;   173.7 p5      68 h.0
        vpunpckhdq zmm8, zmm14, zmm8                                  ;   174.7 p5      68 h.0
        vpunpckldq zmm14, zmm2, zmm9                                  ;   175.7 p5      68 h.0
        vpunpckhdq zmm2, zmm2, zmm9                                   ;   176.7 p5      68 h.0
        vpunpckldq zmm9, zmm7, zmm12                                  ;   177.7 p5      68 h.0
        vpunpckhdq zmm7, zmm7, zmm12                                  ;   178.7 p5      68 h.0
        vpunpckldq zmm12, zmm3, zmm11                                 ;   179.7 p5      68 h.0
        vpunpckhdq zmm3, zmm3, zmm11                                  ;   180.7 p5      68 h.0
        vpunpcklqdq zmm11, zmm20, zmm13                               ;   181.7 p5      68 h.0
        vpunpckhqdq zmm13, zmm20, zmm13                               ;   182.7 p5      68 h.0
        vpunpcklqdq zmm15, zmm0, zmm14                                ;   183.7 p5      68 h.0
        vpunpckhqdq zmm0, zmm0, zmm14                                 ;   184.7 p5      68 h.0
        vpunpcklqdq zmm14, zmm1, zmm2                                 ;   185.7 p5      68 h.0
        vpunpckhqdq zmm1, zmm1, zmm2                                  ;   186.7 p5      68 h.0
        vpunpcklqdq zmm2, zmm10, zmm9                                 ;   187.7 p5      68 h.0
        vpunpckhqdq zmm9, zmm10, zmm9                                 ;   188.7 p5      68 h.0
        vpunpcklqdq zmm10, zmm4, zmm7                                 ;   189.7 p5      68 h.0
        vpunpckhqdq zmm4, zmm4, zmm7                                  ;   190.7 p5      68 h.0
        vpunpcklqdq zmm7, zmm5, zmm12                                 ;   191.7 p5      68 h.0
        vpunpckhqdq zmm5, zmm5, zmm12                                 ;   192.7 p5      68 h.0
        vmovdqu64 zmm12, [rsp + 4160]                                 ;   115.7 p3      68 h.0 reload
        vpunpcklqdq zmm16, zmm12, zmm8                                ;   193.7 p5      68 h.0
        vpunpckhqdq zmm8, zmm12, zmm8                                 ;   194.7 p5      68 h.0
        vpunpcklqdq zmm12, zmm6, zmm3                                 ;   195.7 p5      68 h.0
        vpunpckhqdq zmm3, zmm6, zmm3                                  ;   196.7 p5      68 h.0
        vmovdqu64 zmm6, [rsp + 5312]                                  ;    64.7 p2      68 h reload
        vpternlogd zmm11, zmm6, [rsp + 1024], 0x96                    ;   182.7 p0+p3   68 h
        vmovdqu64 [rsp + 1024], zmm11                                 ;   183.7 p7+p4   68 h
        vmovdqu64 zmm6, [rsp + 5248]                                  ;    65.7 p2      68 h reload
        vpternlogd zmm13, zmm6, [rsp + 1088], 0x96                    ;   183.7 p0+p3   68 h
        vmovdqu64 [rsp + 1088], zmm13                                 ;   184.7 p8+p9   68 h
        vmovdqu64 zmm6, [rsp + 5184]                                  ;    66.7 p2      68 h reload
        vpternlogd zmm16, zmm6, [rsp + 1152], 0x96                    ;   194.7 p0+p3   68 h
        vmovdqu64 [rsp + 1152], zmm16                                 ;   195.7 p7+p4   68 h
        vmovdqu64 zmm6, [rsp + 5056]                                  ;    67.7 p2      68 h reload
        vpternlogd zmm15, zmm6, [rsp + 1280], 0x96                    ;   184.7 p0+p3   68 h
        vmovdqu64 [rsp + 1280], zmm15                                 ;   185.7 p8+p9   68 h
        vmovdqu64 zmm6, [rsp + 5120]                                  ;    68.7 p2      68 h reload
        vpternlogd zmm8, zmm6, [rsp + 1216], 0x96                     ;   195.7 p0+p3   68 h
        vmovdqu64 [rsp + 1216], zmm8                                  ;   196.7 p7+p4   68 h
        vmovdqu64 zmm6, [rsp + 4992]                                  ;    69.7 p2      68 h reload
        vpternlogd zmm0, zmm6, [rsp + 1344], 0x96                     ;   185.7 p0+p3   68 h
        vmovdqu64 [rsp + 1344], zmm0                                  ;   186.7 p8+p9   68 h
        vmovdqu64 zmm0, [rsp + 4928]                                  ;    70.7 p2      68 h reload
        vpternlogd zmm14, zmm0, [rsp + 1408], 0x96                    ;   186.7 p0+p3   68 h
        vmovdqu64 [rsp + 1408], zmm14                                 ;   187.7 p7+p4   68 h
        vmovdqu64 zmm0, [rsp + 4864]                                  ;    71.7 p2      68 h reload
        vpternlogd zmm1, zmm0, [rsp + 1472], 0x96                     ;   187.7 p0+p3   68 h
        vmovdqu64 [rsp + 1472], zmm1                                  ;   188.7 p8+p9   68 h
        vmovdqu64 zmm0, [rsp + 4800]                                  ;    72.7 p2      68 h reload
        vpternlogd zmm2, zmm0, [rsp + 1536], 0x96                     ;   188.7 p0+p3   68 h
        vmovdqu64 [rsp + 1536], zmm2                                  ;   189.7 p7+p4   68 h
        vshufi32x4 zmm0, zmm26, [rcx], 0xee                           ;   197.7 p5+p2   68 h.0
        vmovdqu64 zmm1, [rsp + 4736]                                  ;    73.8 p3      68 h reload
        vpternlogd zmm9, zmm1, [rsp + 1600], 0x96                     ;   189.7 p0+p2   68 h
        vmovdqu64 [rsp + 1600], zmm9                                  ;   190.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 4672]                                  ;    74.8 p3      68 h reload
        vpternlogd zmm10, zmm1, [rsp + 1664], 0x96                    ;   190.7 p0+p2   68 h
        vmovdqu64 [rsp + 1664], zmm10                                 ;   191.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 4608]                                  ;    75.8 p3      68 h reload
        vpternlogd zmm4, zmm1, [rsp + 1728], 0x96                     ;   191.7 p0+p2   68 h
        vmovdqu64 [rsp + 1728], zmm4                                  ;   192.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 4544]                                  ;    76.8 p3      68 h reload
        vpternlogd zmm7, zmm1, [rsp + 1792], 0x96                     ;   192.7 p0+p2   68 h
        vmovdqu64 [rsp + 1792], zmm7                                  ;   193.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 4480]                                  ;    77.8 p3      68 h reload
        vpternlogd zmm5, zmm1, [rsp + 1856], 0x96                     ;   193.7 p0+p2   68 h
        vmovdqu64 [rsp + 1856], zmm5                                  ;   194.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 4416]                                  ;    78.8 p3      68 h reload
        vpternlogd zmm12, zmm1, [rsp + 1920], 0x96                    ;   196.7 p0+p2   68 h
        vmovdqu64 [rsp + 1920], zmm12                                 ;   197.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 4352]                                  ;    79.8 p3      68 h reload
        vpternlogd zmm3, zmm1, [rsp + 1984], 0x96                     ;   197.7 p0+p2   68 h
        vmovdqu64 [rsp + 1984], zmm3                                  ;   198.7 p8+p9   68 h
        mov r10, qword [rsp + 16712]                                  ;    75.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16576]                                   ;    76.5 p10     68 h.0 reload
        vmovdqu64 zmm1, [r9]                                          ;    81.5 p3      68 h.0 reload
        vshufi32x4 zmm1, zmm1, [r10], 0xee                            ;   198.7 p5+p2   68 h.0
        mov r9, qword [rsp + 16952]                                   ;    77.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16840]                                  ;    78.5 p10     68 h.0 reload
        vmovdqu64 zmm2, [r10]                                         ;    83.5 p3      68 h.0 reload
        vshufi32x4 zmm2, zmm2, [r9], 0xee                             ;   199.7 p5+p2   68 h.0
        vshufi32x4 zmm3, zmm1, zmm2, 0x88                             ;   202.7 p5      68 h.0
        mov r10, qword [rsp + 16720]                                  ;    79.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16592]                                   ;    80.5 p10     68 h.0 reload
        vmovdqu64 zmm4, [r9]                                          ;    85.5 p3      68 h.0 reload
        vshufi32x4 zmm4, zmm4, [r10], 0xee                            ;   201.7 p5+p2   68 h.0
        mov r9, qword [rsp + 16960]                                   ;    81.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16848]                                  ;    82.5 p10     68 h.0 reload
        vmovdqu64 zmm5, [r10]                                         ;    87.5 p3      68 h.0 reload
        vshufi32x4 zmm5, zmm5, [r9], 0xee                             ;   202.7 p5+p2   68 h.0
        vshufi32x4 zmm6, zmm4, zmm5, 0x88                             ;   205.7 p5      68 h.0
        mov r10, qword [rsp + 16728]                                  ;    83.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16600]                                   ;    84.5 p10     68 h.0 reload
        vmovdqu64 zmm7, [r9]                                          ;    89.5 p3      68 h.0 reload
        vshufi32x4 zmm7, zmm7, [r10], 0xee                            ;   204.7 p5+p2   68 h.0
        mov r9, qword [rsp + 16968]                                   ;    85.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16856]                                  ;    85.8 p3      68 h.0 reload
        vmovdqu64 zmm8, [r10]                                         ;    90.8 p2      68 h.0 reload
        vshufi32x4 zmm8, zmm8, [r9], 0xee                             ;   205.7 p5+p3   68 h.0
        vshufi32x4 zmm9, zmm7, zmm8, 0x88                             ;   208.7 p5      68 h.0
        vpunpcklbw zmm10, zmm3, zmm6                                  ;   208.7 p5      68 h.0
        vpunpckhbw zmm3, zmm3, zmm6                                   ;   208.7 p5      68 h.0
        mov r10, qword [rsp + 16736]                                  ;    86.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16608]                                   ;    87.5 p10     68 h.0 reload
        vmovdqu64 zmm6, [r9]                                          ;    92.5 p2      68 h.0 reload
        vshufi32x4 zmm6, zmm6, [r10], 0xee                            ;   209.7 p5+p3   68 h.0
        mov r9, qword [rsp + 16976]                                   ;    88.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16864]                                  ;    88.7 p2      68 h.0 reload
        vmovdqu64 zmm11, [r10]                                        ;    93.7 p3      68 h.0 reload
        vshufi32x4 zmm11, zmm11, [r9], 0xee                           ;   210.7 p5+p2   68 h.0
        vshufi32x4 zmm12, zmm6, zmm11, 0x88                           ;   213.7 p5      68 h.0
        mov r10, qword [rsp + 16744]                                  ;    89.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16616]                                   ;    89.8 p3      68 h.0 reload
        vmovdqu64 zmm13, [r9]                                         ;    94.8 p2      68 h.0 reload
        vshufi32x4 zmm13, zmm13, [r10], 0xee                          ;   212.7 p5+p3   68 h.0
        vpunpcklbw zmm14, zmm9, zmm12                                 ;   216.7 p5      68 h.0
        vpunpckhbw zmm9, zmm9, zmm12                                  ;   216.7 p5      68 h.0
        mov r9, qword [rsp + 16984]                                   ;    90.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16872]                                  ;    91.5 p10     68 h.0 reload
        vmovdqu64 zmm12, [r10]                                        ;    96.5 p2      68 h.0 reload
        vshufi32x4 zmm12, zmm12, [r9], 0xee                           ;   215.7 p5+p3   68 h.0
        vshufi32x4 zmm15, zmm13, zmm12, 0x88                          ;   218.7 p5      68 h.0
        vpunpcklwd zmm16, zmm10, zmm14                                ;   217.7 p5      68 h.0
        vpunpckhwd zmm10, zmm10, zmm14                                ;   218.7 p5      68 h.0
        mov r10, qword [rsp + 16752]                                  ;    92.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16624]                                   ;    92.7 p2      68 h.0 reload
        vmovdqu64 zmm14, [r9]                                         ;    97.7 p3      68 h.0 reload
        vshufi32x4 zmm14, zmm14, [r10], 0xee                          ;   219.7 p5+p2   68 h.0
        vpunpcklwd zmm17, zmm3, zmm9                                  ;   220.7 p5      68 h.0
        vpunpckhwd zmm3, zmm3, zmm9                                   ;   221.7 p5      68 h.0
        mov r9, qword [rsp + 16992]                                   ;    93.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16880]                                  ;    93.8 p3      68 h.0 reload
        vmovdqu64 zmm9, [r10]                                         ;    98.8 p2      68 h.0 reload
        vshufi32x4 zmm9, zmm9, [r9], 0xee                             ;   222.7 p5+p3   68 h.0
        vshufi32x4 zmm18, zmm14, zmm9, 0x88                           ;   225.7 p5      68 h.0
        mov r10, qword [rsp + 16760]                                  ;    94.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16632]                                   ;    95.5 p10     68 h.0 reload
        vmovdqu64 zmm19, [r9]                                         ;   100.5 p2      68 h.0 reload
        vshufi32x4 zmm19, zmm19, [r10], 0xee                          ;   224.7 p5+p3   68 h.0
        mov r9, qword [rsp + 17000]                                   ;    96.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16888]                                  ;    96.7 p2      68 h.0 reload
        vmovdqu64 zmm20, [r10]                                        ;   101.7 p3      68 h.0 reload
        vshufi32x4 zmm20, zmm20, [r9], 0xee                           ;   225.7 p5+p2   68 h.0
        vshufi32x4 zmm21, zmm19, zmm20, 0x88                          ;   228.7 p5      68 h.0
        mov r10, qword [rsp + 16768]                                  ;    97.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16640]                                   ;    97.8 p3      68 h.0 reload
        vmovdqu64 zmm22, [r9]                                         ;   102.8 p2      68 h.0 reload
        vshufi32x4 zmm22, zmm22, [r10], 0xee                          ;   227.7 p5+p3   68 h.0
        vpunpcklbw zmm23, zmm15, zmm18                                ;   228.7 p5      68 h.0
        vpunpckhbw zmm15, zmm15, zmm18                                ;   229.7 p5      68 h.0
        mov r9, qword [rsp + 17008]                                   ;    98.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16896]                                  ;    99.5 p10     68 h.0 reload
        vmovdqu64 zmm18, [r10]                                        ;   104.5 p2      68 h.0 reload
        vshufi32x4 zmm18, zmm18, [r9], 0xee                           ;   230.7 p5+p3   68 h.0
        vshufi32x4 zmm24, zmm22, zmm18, 0x88                          ;   233.7 p5      68 h.0
        mov r10, qword [rsp + 16776]                                  ;   100.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16648]                                   ;   100.7 p2      68 h.0 reload
        vmovdqu64 zmm25, [r9]                                         ;   105.7 p3      68 h.0 reload
        vshufi32x4 zmm25, zmm25, [r10], 0xee                          ;   232.7 p5+p2   68 h.0
        mov r9, qword [rsp + 17016]                                   ;   101.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16904]                                  ;   101.8 p3      68 h.0 reload
        vmovdqu64 zmm26, [r10]                                        ;   106.8 p2      68 h.0 reload
        vshufi32x4 zmm26, zmm26, [r9], 0xee                           ;   233.7 p5+p3   68 h.0
        vshufi32x4 zmm27, zmm25, zmm26, 0x88                          ;   236.7 p5      68 h.0
        vpunpcklbw zmm28, zmm21, zmm24                                ;   236.7 p5      68 h.0
        vpunpckhbw zmm21, zmm21, zmm24                                ;   236.7 p5      68 h.0
        mov r10, qword [rsp + 16784]                                  ;   102.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16656]                                   ;   103.5 p10     68 h.0 reload
        vmovdqu64 zmm24, [r9]                                         ;   108.5 p2      68 h.0 reload
        vshufi32x4 zmm24, zmm24, [r10], 0xee                          ;   237.7 p5+p3   68 h.0
        vpunpcklwd zmm29, zmm23, zmm28                                ;   238.7 p5      68 h.0
        vpunpckhwd zmm23, zmm23, zmm28                                ;   239.7 p5      68 h.0
        mov r9, qword [rsp + 17024]                                   ;   104.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16912]                                  ;   104.7 p2      68 h.0 reload
        vmovdqu64 zmm28, [r10]                                        ;   109.7 p3      68 h.0 reload
        vshufi32x4 zmm28, zmm28, [r9], 0xee                           ;   240.7 p5+p2   68 h.0
        vshufi32x4 zmm30, zmm24, zmm28, 0x88                          ;   243.7 p5      68 h.0
        vshufi32x4 zmm1, zmm1, zmm2, 0xdd                             ;   242.7 p5      68 h.0
        vshufi32x4 zmm2, zmm4, zmm5, 0xdd                             ;   243.7 p5      68 h.0
        vpunpcklwd zmm4, zmm15, zmm21                                 ;   244.7 p5      68 h.0
        vpunpckhwd zmm5, zmm15, zmm21                                 ;   245.7 p5      68 h.0
        mov r10, qword [rsp + 16792]                                  ;   105.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16664]                                   ;   105.8 p3      68 h.0 reload
        vmovdqu64 zmm15, [r9]                                         ;   110.8 p2      68 h.0 reload
        vshufi32x4 zmm15, zmm15, [r10], 0xee                          ;   246.7 p5+p3   68 h.0
        vshufi32x4 zmm7, zmm7, zmm8, 0xdd                             ;   247.7 p5      68 h.0
        vpunpckldq zmm8, zmm16, zmm29                                 ;   248.7 p5      68 h.0
        vpunpckhdq zmm16, zmm16, zmm29                                ;   249.7 p5      68 h.0
        mov r9, qword [rsp + 17032]                                   ;   106.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16920]                                  ;   107.5 p10     68 h.0 reload
        vmovdqu64 zmm21, [r10]                                        ;   112.5 p2      68 h.0 reload
        vshufi32x4 zmm21, zmm21, [r9], 0xee                           ;   250.7 p5+p3   68 h.0
        vshufi32x4 zmm29, zmm15, zmm21, 0x88                          ;   253.7 p5      68 h.0
        vshufi32x4 zmm6, zmm6, zmm11, 0xdd                            ;   252.7 p5      68 h.0
        vshufi32x4 zmm11, zmm13, zmm12, 0xdd                          ;   253.7 p5      68 h.0
        vpunpckldq zmm12, zmm10, zmm23                                ;   254.7 p5      68 h.0
        vpunpckhdq zmm10, zmm10, zmm23                                ;   255.7 p5      68 h.0
        mov r10, qword [rsp + 16800]                                  ;   108.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16672]                                   ;   108.7 p2      68 h.0 reload
        vmovdqu64 zmm13, [r9]                                         ;   113.7 p3      68 h.0 reload
        vshufi32x4 zmm13, zmm13, [r10], 0xee                          ;   256.7 p5+p2   68 h.0
        vshufi32x4 zmm9, zmm14, zmm9, 0xdd                            ;   257.7 p5      68 h.0
        mov r9, qword [rsp + 17040]                                   ;   109.5 p10     68 h.0 reload
        mov r10, qword [rsp + 16928]                                  ;   109.8 p3      68 h.0 reload
        vmovdqu64 zmm14, [r10]                                        ;   114.8 p2      68 h.0 reload
        vshufi32x4 zmm14, zmm14, [r9], 0xee                           ;   258.7 p5+p3   68 h.0
        vshufi32x4 zmm23, zmm13, zmm14, 0x88                          ;   261.7 p5      68 h.0
        vshufi32x4 zmm19, zmm19, zmm20, 0xdd                          ;   260.7 p5      68 h.0
        vshufi32x4 zmm18, zmm22, zmm18, 0xdd                          ;   261.7 p5      68 h.0
        vpunpckldq zmm20, zmm17, zmm4                                 ;   262.7 p5      68 h.0
        vpunpckhdq zmm4, zmm17, zmm4                                  ;   263.7 p5      68 h.0
        mov r10, qword [rsp + 16808]                                  ;   110.5 p10     68 h.0 reload
        mov r9, qword [rsp + 16680]                                   ;   111.5 p10     68 h.0 reload
        vmovdqu64 zmm17, [r9]                                         ;   116.5 p2      68 h.0 reload
        vshufi32x4 zmm17, zmm17, [r10], 0xee                          ;   264.7 p5+p3   68 h.0
        vshufi32x4 zmm22, zmm25, zmm26, 0xdd                          ;   265.7 p5      68 h.0
        mov r9, qword [rsp + 16936]                                   ;   112.5 p10     68 h.0 reload
        vmovdqu64 zmm25, [r9]                                         ;   117.5 p2      68 h.0 reload
        vshufi32x4 zmm25, zmm25, [r14], 0xee                          ;   266.7 p5+p3   68 h.0
        vshufi32x4 zmm26, zmm17, zmm25, 0x88                          ;   269.7 p5      68 h.0
        vshufi32x4 zmm24, zmm24, zmm28, 0xdd                          ;   268.7 p5      68 h.0
        vshufi32x4 zmm15, zmm15, zmm21, 0xdd                          ;   269.7 p5      68 h.0
        vpunpckldq zmm21, zmm3, zmm5                                  ;   270.7 p5      68 h.0
        vpunpckhdq zmm3, zmm3, zmm5                                   ;   271.7 p5      68 h.0
        vmovdqu64 zmm5, [rdx]                                         ;   113.7 p2      68 h.0 reload
        vshufi32x4 zmm5, zmm5, [r15], 0xee                            ;   272.7 p5+p3   68 h.0
        vshufi32x4 zmm13, zmm13, zmm14, 0xdd                          ;   273.7 p5      68 h.0
        vpunpcklbw zmm14, zmm27, zmm30                                ;   274.7 p5      68 h.0
        vpunpckhbw zmm27, zmm27, zmm30                                ;   275.7 p5      68 h.0
        vmovdqu64 zmm28, [rbp]                                        ;   114.7 p2      68 h.0 reload
        vshufi32x4 zmm28, zmm28, [r13], 0xee                          ;   276.7 p5+p3   68 h.0
        vshufi32x4 zmm30, zmm5, zmm28, 0x88                           ;   279.7 p5      68 h.0
        vshufi32x4 zmm17, zmm17, zmm25, 0xdd                          ;   278.7 p5      68 h.0
        vshufi32x4 zmm5, zmm5, zmm28, 0xdd                            ;   279.7 p5      68 h.0
        vmovdqu64 zmm25, [rbx]                                        ;   115.7 p2      68 h.0 reload
        vshufi32x4 zmm25, zmm25, [r12], 0xee                          ;   280.7 p5+p3   68 h.0
        vpunpcklbw zmm28, zmm29, zmm23                                ;   281.7 p5      68 h.0
        vpunpckhbw zmm23, zmm29, zmm23                                ;   282.7 p5      68 h.0
        vpunpcklwd zmm29, zmm14, zmm28                                ;   283.7 p5      68 h.0
        vpunpckhwd zmm14, zmm14, zmm28                                ;   284.7 p5      68 h.0
        vpunpcklwd zmm28, zmm27, zmm23                                ;   285.7 p5      68 h.0
        vpunpckhwd zmm23, zmm27, zmm23                                ;   286.7 p5      68 h.0
        vpunpcklbw zmm27, zmm26, zmm30                                ;   287.7 p5      68 h.0
        vpunpckhbw zmm26, zmm26, zmm30                                ;   288.7 p5      68 h.0
        vpunpcklbw zmm30, zmm1, zmm2                                  ;   289.7 p5      68 h.0
        vpunpckhbw zmm1, zmm1, zmm2                                   ;   290.7 p5      68 h.0
        vpunpcklbw zmm2, zmm7, zmm6                                   ;   291.7 p5      68 h.0
        vpunpckhbw zmm6, zmm7, zmm6                                   ;   292.7 p5      68 h.0
        vpunpcklbw zmm7, zmm11, zmm9                                  ;   293.7 p5      68 h.0
        vpunpckhbw zmm9, zmm11, zmm9                                  ;   294.7 p5      68 h.0
        vpunpcklbw zmm11, zmm19, zmm18                                ;   295.7 p5      68 h.0
        vpunpckhbw zmm18, zmm19, zmm18                                ;   296.7 p5      68 h.0
        vpunpcklwd zmm19, zmm30, zmm2                                 ;   297.7 p5      68 h.0
        vpunpckhwd zmm2, zmm30, zmm2                                  ;   298.7 p5      68 h.0
        vpunpcklwd zmm30, zmm1, zmm6                                  ;   299.7 p5      68 h.0
        vpunpckhwd zmm1, zmm1, zmm6                                   ;   300.7 p5      68 h.0
        vpunpcklwd zmm6, zmm7, zmm11                                  ;   301.7 p5      68 h.0
        vpunpckhwd zmm7, zmm7, zmm11                                  ;   302.7 p5      68 h.0
        vpunpcklbw zmm11, zmm22, zmm24                                ;   303.7 p5      68 h.0
        vpunpckhbw zmm22, zmm22, zmm24                                ;   304.7 p5      68 h.0
        vpunpcklwd zmm24, zmm9, zmm18                                 ;   305.7 p5      68 h.0
        vpunpckhwd zmm9, zmm9, zmm18                                  ;   306.7 p5      68 h.0
        vpunpcklbw zmm18, zmm15, zmm13                                ;   307.7 p5      68 h.0
        vpunpckhbw zmm13, zmm15, zmm13                                ;   308.7 p5      68 h.0
        vpunpckldq zmm15, zmm19, zmm6                                 ;   309.7 p5      68 h.0
        vpunpckhdq zmm6, zmm19, zmm6                                  ;   310.7 p5      68 h.0
        vpunpckldq zmm19, zmm2, zmm7                                  ;   311.7 p5      68 h.0
        vpunpckhdq zmm2, zmm2, zmm7                                   ;   312.7 p5      68 h.0
        vpunpckldq zmm7, zmm30, zmm24                                 ;   313.7 p5      68 h.0
        vpunpckhdq zmm24, zmm30, zmm24                                ;   314.7 p5      68 h.0
        vpunpcklbw zmm30, zmm17, zmm5                                 ;   315.7 p5      68 h.0
        vpunpckhbw zmm5, zmm17, zmm5                                  ;   316.7 p5      68 h.0
        vpunpckldq zmm17, zmm1, zmm9                                  ;   317.7 p5      68 h.0
        vpunpckhdq zmm1, zmm1, zmm9                                   ;   318.7 p5      68 h.0
        vpunpcklwd zmm9, zmm11, zmm18                                 ;   319.7 p5      68 h.0
        vpunpckhwd zmm11, zmm11, zmm18                                ;   320.7 p5      68 h.0
        vpunpcklwd zmm18, zmm22, zmm13                                ;   321.7 p5      68 h.0
        vpunpckhwd zmm13, zmm22, zmm13                                ;   322.7 p5      68 h.0
        vmovdqu64 zmm22, [r11]                                        ;   116.7 p2      68 h.0 reload
        vshufi32x4 zmm22, zmm22, [rax], 0xee                          ;   323.7 p5+p3   68 h.0
        vshufi32x4 zmm31, zmm25, zmm22, 0x88                          ;   326.7 p5      68 h.0
        vshufi32x4 zmm22, zmm25, zmm22, 0xdd                          ;   326.7 p5      68 h.0
        vmovdqu64 zmm25, [r8]                                         ;   117.7 p2      68 h.0 reload
        vshufi32x4 zmm25, zmm25, [rsi], 0xee                          ;   326.7 p5+p3   68 h.0
        vmovdqu64 [rsp + 4160], zmm1                                  ;   319.7 p7+p4   68 h.0 spill
        vshufi32x4 zmm1, zmm25, zmm0, 0x88                            ;   329.7 p5      68 h.0
        vshufi32x4 zmm0, zmm25, zmm0, 0xdd                            ;   329.7 p5      68 h.0
        vpunpcklbw zmm25, zmm31, zmm1                                 ;   332.7 p5      68 h.0
        vpunpckhbw zmm1, zmm31, zmm1                                  ;   332.7 p5      68 h.0
        vpunpcklwd zmm31, zmm27, zmm25                                ;   333.7 p5      68 h.0
        vpunpckhwd zmm25, zmm27, zmm25                                ;   333.7 p5      68 h.0
        vpunpcklwd zmm27, zmm26, zmm1                                 ;   333.7 p5      68 h.0
        vpunpckhwd zmm1, zmm26, zmm1                                  ;   334.7 p5      68 h.0
        vpunpckldq zmm26, zmm29, zmm31                                ;   335.7 p5      68 h.0
        vpunpckhdq zmm29, zmm29, zmm31                                ;   336.7 p5      68 h.0
        vpunpckldq zmm31, zmm14, zmm25                                ;   337.7 p5      68 h.0
        vpunpckhdq zmm14, zmm14, zmm25                                ;   338.7 p5      68 h.0
        vpunpckldq zmm25, zmm28, zmm27                                ;   339.7 p5      68 h.0
        vpunpckhdq zmm27, zmm28, zmm27                                ;   340.7 p5      68 h.0
        vpunpckldq zmm28, zmm23, zmm1                                 ;   341.7 p5      68 h.0
        vpunpckhdq zmm1, zmm23, zmm1                                  ;   342.7 p5      68 h.0
        vpunpcklqdq zmm23, zmm8, zmm26                                ;   343.7 p5      68 h.0
        vpunpckhqdq zmm8, zmm8, zmm26                                 ;   344.7 p5      68 h.0
        vpunpcklqdq zmm26, zmm16, zmm29                               ;   345.7 p5      68 h.0
        vpunpckhqdq zmm16, zmm16, zmm29                               ;   346.7 p5      68 h.0
        vpunpcklqdq zmm29, zmm12, zmm31                               ;   347.7 p5      68 h.0
        vpunpckhqdq zmm12, zmm12, zmm31                               ;   348.7 p5      68 h.0
        vpunpcklqdq zmm31, zmm10, zmm14                               ;   349.7 p5      68 h.0
        vpunpckhqdq zmm10, zmm10, zmm14                               ;   350.7 p5      68 h.0
        vpunpcklqdq zmm14, zmm20, zmm25                               ;   351.7 p5      68 h.0
        vpunpckhqdq zmm20, zmm20, zmm25                               ;   352.7 p5      68 h.0
        vpunpcklqdq zmm25, zmm4, zmm27                                ;   353.7 p5      68 h.0
        vpunpckhqdq zmm4, zmm4, zmm27                                 ;   354.7 p5      68 h.0
        vpunpcklqdq zmm27, zmm21, zmm28                               ;   355.7 p5      68 h.0
        vpunpckhqdq zmm21, zmm21, zmm28                               ;   356.7 p5      68 h.0
        vpunpcklqdq zmm28, zmm3, zmm1                                 ;   357.7 p5      68 h.0
        vpunpckhqdq zmm1, zmm3, zmm1                                  ;   358.7 p5      68 h.0
        vmovdqu64 zmm3, [rsp + 7232]                                  ;   118.7 p2      68 h reload
        vpternlogd zmm23, zmm3, [rsp + 2048], 0x96                    ;   344.7 p0+p3   68 h
        vmovdqu64 [rsp + 2048], zmm23                                 ;   345.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 7360]                                  ;   119.7 p2      68 h reload
        vpternlogd zmm8, zmm3, [rsp + 2112], 0x96                     ;   345.7 p0+p3   68 h
        vmovdqu64 [rsp + 2112], zmm8                                  ;   346.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 8640]                                  ;   120.7 p2      68 h reload
        vpternlogd zmm26, zmm3, [rsp + 2176], 0x96                    ;   346.7 p0+p3   68 h
        vmovdqu64 [rsp + 2176], zmm26                                 ;   347.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 10624]                                 ;   121.7 p2      68 h reload
        vpternlogd zmm16, zmm3, [rsp + 2240], 0x96                    ;   347.7 p0+p3   68 h
        vmovdqu64 [rsp + 2240], zmm16                                 ;   348.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 10688]                                 ;   122.7 p2      68 h reload
        vpternlogd zmm29, zmm3, [rsp + 2304], 0x96                    ;   348.7 p0+p3   68 h
        vmovdqu64 [rsp + 2304], zmm29                                 ;   349.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 10752]                                 ;   123.7 p2      68 h reload
        vpternlogd zmm12, zmm3, [rsp + 2368], 0x96                    ;   349.7 p0+p3   68 h
        vmovdqu64 [rsp + 2368], zmm12                                 ;   350.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 10816]                                 ;   124.7 p2      68 h reload
        vpternlogd zmm31, zmm3, [rsp + 2432], 0x96                    ;   350.7 p0+p3   68 h
        vmovdqu64 [rsp + 2432], zmm31                                 ;   351.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 10880]                                 ;   125.7 p2      68 h reload
        vpternlogd zmm10, zmm3, [rsp + 2496], 0x96                    ;   351.7 p0+p3   68 h
        vmovdqu64 [rsp + 2496], zmm10                                 ;   352.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 10944]                                 ;   126.7 p2      68 h reload
        vpternlogd zmm14, zmm3, [rsp + 2560], 0x96                    ;   352.7 p0+p3   68 h
        vmovdqu64 [rsp + 2560], zmm14                                 ;   353.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11008]                                 ;   127.7 p2      68 h reload
        vpternlogd zmm20, zmm3, [rsp + 2624], 0x96                    ;   353.7 p0+p3   68 h
        vmovdqu64 [rsp + 2624], zmm20                                 ;   354.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 11072]                                 ;   128.7 p2      68 h reload
        vpternlogd zmm25, zmm3, [rsp + 2688], 0x96                    ;   354.7 p0+p3   68 h
        vmovdqu64 [rsp + 2688], zmm25                                 ;   355.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11136]                                 ;   129.7 p2      68 h reload
        vpternlogd zmm4, zmm3, [rsp + 2752], 0x96                     ;   355.7 p0+p3   68 h
        vmovdqu64 [rsp + 2752], zmm4                                  ;   356.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 11200]                                 ;   130.7 p2      68 h reload
        vpternlogd zmm27, zmm3, [rsp + 2816], 0x96                    ;   356.7 p0+p3   68 h
        vmovdqu64 [rsp + 2816], zmm27                                 ;   357.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11264]                                 ;   131.7 p2      68 h reload
        vpternlogd zmm21, zmm3, [rsp + 2880], 0x96                    ;   357.7 p0+p3   68 h
        vmovdqu64 [rsp + 2880], zmm21                                 ;   358.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 11328]                                 ;   132.7 p2      68 h reload
        vpternlogd zmm28, zmm3, [rsp + 2944], 0x96                    ;   358.7 p0+p3   68 h
        vmovdqu64 [rsp + 2944], zmm28                                 ;   359.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11392]                                 ;   133.7 p2      68 h reload
        vpternlogd zmm1, zmm3, [rsp + 3008], 0x96                     ;   359.7 p0+p3   68 h
        vmovdqu64 [rsp + 3008], zmm1                                  ;   360.7 p7+p4   68 h
        vpunpcklbw zmm1, zmm22, zmm0                                  ;   359.7 p5      68 h.0
        vpunpckhbw zmm0, zmm22, zmm0                                  ;   360.7 p5      68 h.0
        vpunpcklwd zmm3, zmm30, zmm1                                  ;   361.7 p5      68 h.0
        vpunpckhwd zmm1, zmm30, zmm1                                  ;   362.7 p5      68 h.0
        vpunpcklwd zmm4, zmm5, zmm0                                   ;   363.7 p5      68 h.0
        vpunpckhwd zmm0, zmm5, zmm0                                   ;   364.7 p5      68 h.0
        vpunpckldq zmm5, zmm9, zmm3                                   ;   365.7 p5      68 h.0
        vpunpckhdq zmm3, zmm9, zmm3                                   ;   366.7 p5      68 h.0
        vpunpckldq zmm8, zmm11, zmm1                                  ;   367.7 p5      68 h.0
        vpunpckhdq zmm1, zmm11, zmm1                                  ;   368.7 p5      68 h.0
        vpunpckldq zmm9, zmm18, zmm4                                  ;   369.7 p5      68 h.0
        vpunpckhdq zmm4, zmm18, zmm4                                  ;   370.7 p5      68 h.0
        vpunpckldq zmm10, zmm13, zmm0                                 ;   371.7 p5      68 h.0
        vpunpckhdq zmm0, zmm13, zmm0                                  ;   372.7 p5      68 h.0
        vpunpcklqdq zmm11, zmm15, zmm5                                ;   373.7 p5      68 h.0
        vpunpckhqdq zmm5, zmm15, zmm5                                 ;   374.7 p5      68 h.0
        vpunpcklqdq zmm12, zmm6, zmm3                                 ;   375.7 p5      68 h.0
        vpunpckhqdq zmm3, zmm6, zmm3                                  ;   376.7 p5      68 h.0
        vpunpcklqdq zmm6, zmm19, zmm8                                 ;   377.7 p5      68 h.0
        vpunpckhqdq zmm8, zmm19, zmm8                                 ;   378.7 p5      68 h.0
        vpunpcklqdq zmm13, zmm2, zmm1                                 ;   379.7 p5      68 h.0
        vpunpckhqdq zmm1, zmm2, zmm1                                  ;   380.7 p5      68 h.0
        vpunpcklqdq zmm2, zmm7, zmm9                                  ;   381.7 p5      68 h.0
        vpunpckhqdq zmm7, zmm7, zmm9                                  ;   382.7 p5      68 h.0
        vpunpcklqdq zmm9, zmm24, zmm4                                 ;   383.7 p5      68 h.0
        vpunpckhqdq zmm4, zmm24, zmm4                                 ;   384.7 p5      68 h.0
        vpunpcklqdq zmm14, zmm17, zmm10                               ;   385.7 p5      68 h.0
        vpunpckhqdq zmm10, zmm17, zmm10                               ;   386.7 p5      68 h.0
        vmovdqu64 zmm15, [rsp + 11456]                                ;   152.0 p2      68 h reload
        vpternlogd zmm11, zmm15, [rsp + 3072], 0x96                   ;   374.7 p0+p3   68 h
        vmovdqu64 [rsp + 3072], zmm11                                 ;   375.7 p8+p9   68 h
        vmovdqu64 zmm11, [rsp + 11520]                                ;   153.0 p2      68 h reload
        vpternlogd zmm5, zmm11, [rsp + 3136], 0x96                    ;   375.7 p0+p3   68 h
        vmovdqu64 [rsp + 3136], zmm5                                  ;   376.7 p7+p4   68 h
        vmovdqu64 zmm5, [rsp + 11584]                                 ;   154.0 p2      68 h reload
        vpternlogd zmm12, zmm5, [rsp + 3200], 0x96                    ;   376.7 p0+p3   68 h
        vmovdqu64 [rsp + 3200], zmm12                                 ;   377.7 p8+p9   68 h
        vmovdqu64 zmm5, [rsp + 4160]                                  ;   319.7 p2      68 h.0 reload
        vpunpcklqdq zmm11, zmm5, zmm0                                 ;   387.7 p5      68 h.0
        vpunpckhqdq zmm0, zmm5, zmm0                                  ;   388.7 p5      68 h.0
        vmovdqu64 zmm5, [rsp + 11648]                                 ;   155.2 p3      68 h reload
        vpternlogd zmm3, zmm5, [rsp + 3264], 0x96                     ;   377.7 p0+p2   68 h
        vmovdqu64 [rsp + 3264], zmm3                                  ;   378.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 11712]                                 ;   156.2 p3      68 h reload
        vpternlogd zmm6, zmm3, [rsp + 3328], 0x96                     ;   378.7 p0+p2   68 h
        vmovdqu64 [rsp + 3328], zmm6                                  ;   379.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11776]                                 ;   157.2 p3      68 h reload
        vpternlogd zmm8, zmm3, [rsp + 3392], 0x96                     ;   379.7 p0+p2   68 h
        vmovdqu64 [rsp + 3392], zmm8                                  ;   380.7 p7+p4   68 h
        vmovdqu64 zmm3, [rsp + 11840]                                 ;   158.2 p3      68 h reload
        vpternlogd zmm13, zmm3, [rsp + 3456], 0x96                    ;   380.7 p0+p2   68 h
        vmovdqu64 [rsp + 3456], zmm13                                 ;   381.7 p8+p9   68 h
        vmovdqu64 zmm3, [rsp + 11904]                                 ;   159.2 p3      68 h reload
        vpternlogd zmm1, zmm3, [rsp + 3520], 0x96                     ;   381.7 p0+p2   68 h
        vmovdqu64 [rsp + 3520], zmm1                                  ;   382.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 11968]                                 ;   160.2 p3      68 h reload
        vpternlogd zmm2, zmm1, [rsp + 3584], 0x96                     ;   382.7 p0+p2   68 h
        vmovdqu64 [rsp + 3584], zmm2                                  ;   383.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 12032]                                 ;   161.2 p3      68 h reload
        vpternlogd zmm7, zmm1, [rsp + 3648], 0x96                     ;   383.7 p0+p2   68 h
        vmovdqu64 [rsp + 3648], zmm7                                  ;   384.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 12096]                                 ;   162.2 p3      68 h reload
        vpternlogd zmm9, zmm1, [rsp + 3712], 0x96                     ;   384.7 p0+p2   68 h
        vmovdqu64 [rsp + 3712], zmm9                                  ;   385.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 12160]                                 ;   163.2 p3      68 h reload
        vpternlogd zmm4, zmm1, [rsp + 3776], 0x96                     ;   385.7 p0+p2   68 h
        vmovdqu64 [rsp + 3776], zmm4                                  ;   386.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 12224]                                 ;   164.2 p3      68 h reload
        vpternlogd zmm14, zmm1, [rsp + 3840], 0x96                    ;   386.7 p0+p2   68 h
        vmovdqu64 [rsp + 3840], zmm14                                 ;   387.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 12288]                                 ;   165.2 p3      68 h reload
        vpternlogd zmm10, zmm1, [rsp + 3904], 0x96                    ;   387.7 p0+p2   68 h
        vmovdqu64 [rsp + 3904], zmm10                                 ;   388.7 p7+p4   68 h
        vmovdqu64 zmm1, [rsp + 12352]                                 ;   166.2 p3      68 h reload
        vpternlogd zmm11, zmm1, [rsp + 3968], 0x96                    ;   388.7 p0+p2   68 h
        vmovdqu64 [rsp + 3968], zmm11                                 ;   389.7 p8+p9   68 h
        vmovdqu64 zmm1, [rsp + 12416]                                 ;   167.2 p3      68 h reload
        vpternlogd zmm0, zmm1, [rsp + 4032], 0x96                     ;   389.7 p0+p2   68 h
        vmovdqu64 [rsp + 4032], zmm0                                  ;   390.7 p7+p4   68 h
        add rcx, 0x40                                                 ;   163.2 p1      53 blocks
        mov qword [rsp + 17080], rcx                                  ;   168.5 p8+p9   53 blocks
        add rdi, 0x40                                                 ;   163.5 p6      53 blocks
        mov qword [rsp + 17088], rdi                                  ;   169.2 p7+p4   53 blocks
        add rsi, 0x40                                                 ;   163.8 p11     53 blocks
        mov qword [rsp + 16832], rsi                                  ;   169.5 p8+p9   53 blocks
        add r8, 0x40                                                  ;   164.2 p1      53 blocks
        mov qword [rsp + 16704], r8                                   ;   170.2 p7+p4   53 blocks
        add rax, 0x40                                                 ;   164.5 p6      53 blocks
        mov qword [rsp + 17064], rax                                  ;   170.5 p8+p9   53 blocks
        add r11, 0x40                                                 ;   165.7 p11     53 blocks
        mov qword [rsp + 17072], r11                                  ;   171.2 p7+p4   53 blocks
        add r12, 0x40                                                 ;   167.7 p1      53 blocks
        mov qword [rsp + 16824], r12                                  ;   171.5 p8+p9   53 blocks
        add rbx, 0x40                                                 ;   169.7 p6      53 blocks
        mov qword [rsp + 16696], rbx                                  ;   172.2 p7+p4   53 blocks
        add r13, 0x40                                                 ;   171.7 p11     53 blocks
        mov qword [rsp + 17056], r13                                  ;   172.7 p8+p9   53 blocks
        add rbp, 0x40                                                 ;   173.7 p0      53 blocks
        mov qword [rsp + 16944], rbp                                  ;   174.7 p7+p4   53 blocks
        add r15, 0x40                                                 ;   175.7 p1      53 blocks
        mov qword [rsp + 16816], r15                                  ;   176.7 p8+p9   53 blocks
        add rdx, 0x40                                                 ;   177.7 p6      53 blocks
        mov qword [rsp + 16688], rdx                                  ;   178.7 p7+p4   53 blocks
        add r14, 0x40                                                 ;   179.7 p11     53 blocks
        mov qword [rsp + 17048], r14                                  ;   180.7 p8+p9   53 blocks
        add r9, 0x40                                                  ;   181.7 p0      53 blocks
        mov qword [rsp + 16936], r9                                   ;   182.7 p7+p4   53 blocks
        add r10, 0x40                                                 ;   183.7 p1      53 blocks
        mov qword [rsp + 16808], r10                                  ;   184.7 p8+p9   53 blocks
        mov r8, qword [rsp + 16680]                                   ;   185.7 p10     53 blocks
        add r8, 0x40                                                  ;   190.7 p6      53 blocks
        mov qword [rsp + 16680], r8                                   ;   191.7 p7+p4   53 blocks
        mov r8, qword [rsp + 17040]                                   ;   188.7 p3      53 blocks
        add r8, 0x40                                                  ;   193.7 p11     53 blocks
        mov qword [rsp + 17040], r8                                   ;   194.7 p8+p9   53 blocks
        mov r8, qword [rsp + 16928]                                   ;   191.7 p2      53 blocks
        add r8, 0x40                                                  ;   196.7 p0      53 blocks
        mov qword [rsp + 16928], r8                                   ;   197.7 p7+p4   53 blocks
        mov r8, qword [rsp + 16800]                                   ;   193.8 p10     53 blocks
        add r8, 0x40                                                  ;   198.8 p1      53 blocks
        mov qword [rsp + 16800], r8                                   ;   199.8 p8+p9   53 blocks
        mov r8, qword [rsp + 16672]                                   ;   196.7 p3      53 blocks
        add r8, 0x40                                                  ;   201.7 p6      53 blocks
        mov qword [rsp + 16672], r8                                   ;   202.7 p7+p4   53 blocks
        mov r8, qword [rsp + 17032]                                   ;   198.0 p2      53 blocks
        add r8, 0x40                                                  ;   203.0 p11     53 blocks
        mov qword [rsp + 17032], r8                                   ;   204.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16920]                                   ;   198.5 p10     53 blocks
        add r8, 0x40                                                  ;   203.5 p0      53 blocks
        mov qword [rsp + 16920], r8                                   ;   204.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16792]                                   ;   199.0 p3      53 blocks
        add r8, 0x40                                                  ;   204.0 p1      53 blocks
        mov qword [rsp + 16792], r8                                   ;   205.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16664]                                   ;   199.5 p2      53 blocks
        add r8, 0x40                                                  ;   204.5 p6      53 blocks
        mov qword [rsp + 16664], r8                                   ;   205.5 p7+p4   53 blocks
        mov r8, qword [rsp + 17024]                                   ;   200.0 p10     53 blocks
        add r8, 0x40                                                  ;   205.0 p11     53 blocks
        mov qword [rsp + 17024], r8                                   ;   206.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16912]                                   ;   200.5 p3      53 blocks
        add r8, 0x40                                                  ;   205.5 p0      53 blocks
        mov qword [rsp + 16912], r8                                   ;   206.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16784]                                   ;   201.0 p2      53 blocks
        add r8, 0x40                                                  ;   206.0 p1      53 blocks
        mov qword [rsp + 16784], r8                                   ;   207.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16656]                                   ;   201.5 p10     53 blocks
        add r8, 0x40                                                  ;   206.5 p6      53 blocks
        mov qword [rsp + 16656], r8                                   ;   207.5 p7+p4   53 blocks
        mov r8, qword [rsp + 17016]                                   ;   202.0 p3      53 blocks
        add r8, 0x40                                                  ;   207.0 p11     53 blocks
        mov qword [rsp + 17016], r8                                   ;   208.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16904]                                   ;   202.5 p2      53 blocks
        add r8, 0x40                                                  ;   207.5 p0      53 blocks
        mov qword [rsp + 16904], r8                                   ;   208.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16776]                                   ;   203.0 p10     53 blocks
        add r8, 0x40                                                  ;   208.0 p1      53 blocks
        mov qword [rsp + 16776], r8                                   ;   209.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16648]                                   ;   203.5 p3      53 blocks
        add r8, 0x40                                                  ;   208.5 p6      53 blocks
        mov qword [rsp + 16648], r8                                   ;   209.5 p7+p4   53 blocks
        mov r8, qword [rsp + 17008]                                   ;   204.0 p2      53 blocks
        add r8, 0x40                                                  ;   209.0 p11     53 blocks
        mov qword [rsp + 17008], r8                                   ;   210.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16896]                                   ;   204.5 p10     53 blocks
        add r8, 0x40                                                  ;   209.5 p0      53 blocks
        mov qword [rsp + 16896], r8                                   ;   210.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16768]                                   ;   205.0 p3      53 blocks
        add r8, 0x40                                                  ;   210.0 p1      53 blocks
        mov qword [rsp + 16768], r8                                   ;   211.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16640]                                   ;   205.5 p2      53 blocks
        add r8, 0x40                                                  ;   210.5 p6      53 blocks
        mov qword [rsp + 16640], r8                                   ;   211.5 p7+p4   53 blocks
        mov r8, qword [rsp + 17000]                                   ;   206.0 p10     53 blocks
        add r8, 0x40                                                  ;   211.0 p11     53 blocks
        mov qword [rsp + 17000], r8                                   ;   212.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16888]                                   ;   206.5 p3      53 blocks
        add r8, 0x40                                                  ;   211.5 p0      53 blocks
        mov qword [rsp + 16888], r8                                   ;   212.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16760]                                   ;   207.0 p2      53 blocks
        add r8, 0x40                                                  ;   212.0 p1      53 blocks
        mov qword [rsp + 16760], r8                                   ;   213.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16632]                                   ;   207.5 p10     53 blocks
        add r8, 0x40                                                  ;   212.5 p6      53 blocks
        mov qword [rsp + 16632], r8                                   ;   213.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16992]                                   ;   208.0 p3      53 blocks
        add r8, 0x40                                                  ;   213.0 p11     53 blocks
        mov qword [rsp + 16992], r8                                   ;   214.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16880]                                   ;   208.5 p2      53 blocks
        add r8, 0x40                                                  ;   213.5 p0      53 blocks
        mov qword [rsp + 16880], r8                                   ;   214.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16752]                                   ;   209.0 p10     53 blocks
        add r8, 0x40                                                  ;   214.0 p1      53 blocks
        mov qword [rsp + 16752], r8                                   ;   215.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16624]                                   ;   209.5 p3      53 blocks
        add r8, 0x40                                                  ;   214.5 p6      53 blocks
        mov qword [rsp + 16624], r8                                   ;   215.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16984]                                   ;   210.0 p2      53 blocks
        add r8, 0x40                                                  ;   215.0 p11     53 blocks
        mov qword [rsp + 16984], r8                                   ;   216.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16872]                                   ;   210.5 p10     53 blocks
        add r8, 0x40                                                  ;   215.5 p0      53 blocks
        mov qword [rsp + 16872], r8                                   ;   216.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16744]                                   ;   211.0 p3      53 blocks
        add r8, 0x40                                                  ;   216.0 p1      53 blocks
        mov qword [rsp + 16744], r8                                   ;   217.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16616]                                   ;   211.5 p2      53 blocks
        add r8, 0x40                                                  ;   216.5 p6      53 blocks
        mov qword [rsp + 16616], r8                                   ;   217.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16976]                                   ;   212.0 p10     53 blocks
        add r8, 0x40                                                  ;   217.0 p11     53 blocks
        mov qword [rsp + 16976], r8                                   ;   218.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16864]                                   ;   212.5 p3      53 blocks
        add r8, 0x40                                                  ;   217.5 p0      53 blocks
        mov qword [rsp + 16864], r8                                   ;   218.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16736]                                   ;   213.0 p2      53 blocks
        add r8, 0x40                                                  ;   218.0 p1      53 blocks
        mov qword [rsp + 16736], r8                                   ;   219.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16608]                                   ;   213.5 p10     53 blocks
        add r8, 0x40                                                  ;   218.5 p6      53 blocks
        mov qword [rsp + 16608], r8                                   ;   219.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16968]                                   ;   214.0 p3      53 blocks
        add r8, 0x40                                                  ;   219.0 p11     53 blocks
        mov qword [rsp + 16968], r8                                   ;   220.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16856]                                   ;   214.5 p2      53 blocks
        add r8, 0x40                                                  ;   219.5 p0      53 blocks
        mov qword [rsp + 16856], r8                                   ;   220.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16728]                                   ;   216.8 p10     53 blocks
        add r8, 0x40                                                  ;   221.8 p1      53 blocks
        mov qword [rsp + 16728], r8                                   ;   222.8 p8+p9   53 blocks
        mov r8, qword [rsp + 16600]                                   ;   217.3 p3      53 blocks
        add r8, 0x40                                                  ;   222.3 p6      53 blocks
        mov qword [rsp + 16600], r8                                   ;   223.3 p7+p4   53 blocks
        mov r8, qword [rsp + 16960]                                   ;   218.0 p2      53 blocks
        add r8, 0x40                                                  ;   223.0 p11     53 blocks
        mov qword [rsp + 16960], r8                                   ;   224.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16848]                                   ;   218.7 p10     53 blocks
        add r8, 0x40                                                  ;   223.7 p0      53 blocks
        mov qword [rsp + 16848], r8                                   ;   224.7 p7+p4   53 blocks
        mov r8, qword [rsp + 16720]                                   ;   222.0 p3      53 blocks
        add r8, 0x40                                                  ;   227.0 p1      53 blocks
        mov qword [rsp + 16720], r8                                   ;   228.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16592]                                   ;   222.5 p2      53 blocks
        add r8, 0x40                                                  ;   227.5 p6      53 blocks
        mov qword [rsp + 16592], r8                                   ;   228.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16952]                                   ;   223.0 p10     53 blocks
        add r8, 0x40                                                  ;   228.0 p11     53 blocks
        mov qword [rsp + 16952], r8                                   ;   229.0 p8+p9   53 blocks
        mov r8, qword [rsp + 16840]                                   ;   223.5 p3      53 blocks
        add r8, 0x40                                                  ;   228.5 p0      53 blocks
        mov qword [rsp + 16840], r8                                   ;   229.5 p7+p4   53 blocks
        mov r8, qword [rsp + 16712]                                   ;   228.8 p2      53 blocks
        add r8, 0x40                                                  ;   233.8 p1      53 blocks
        mov qword [rsp + 16712], r8                                   ;   234.8 p8+p9   53 blocks
        mov r8, qword [rsp + 16576]                                   ;   229.3 p10     53 blocks
        add r8, 0x40                                                  ;   234.3 p6      53 blocks
        mov qword [rsp + 16576], r8                                   ;   235.3 p7+p4   53 blocks
        cmp r8, qword [rsp + 16584]                                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                    ;     0.0 p2      53 blocks reload
        vmovdqu64 zmm1, [rsp + 0]                                     ;     0.2 p3      53 blocks reload
        vpunpcklbw zmm2, zmm1, zmm0                                   ;     6.2 p5      53 blocks
        vmovdqu64 zmm3, [rsp + 192]                                   ;     1.0 p2      53 blocks reload
        vmovdqu64 zmm4, [rsp + 128]                                   ;     1.2 p3      53 blocks reload
        vpunpcklbw zmm5, zmm4, zmm3                                   ;     7.2 p5      53 blocks
        vpunpcklwd zmm6, zmm2, zmm5                                   ;     8.2 p5      53 blocks
        vmovdqu64 zmm7, [rsp + 320]                                   ;     2.0 p2      53 blocks reload
        vmovdqu64 zmm8, [rsp + 256]                                   ;     2.2 p3      53 blocks reload
        vpunpcklbw zmm9, zmm8, zmm7                                   ;     8.2 p5      53 blocks
        vmovdqu64 zmm10, [rsp + 448]                                  ;     3.0 p2      53 blocks reload
        vmovdqu64 zmm11, [rsp + 384]                                  ;     3.2 p3      53 blocks reload
        vpunpcklbw zmm12, zmm11, zmm10                                ;     9.2 p5      53 blocks
        vpunpcklwd zmm13, zmm9, zmm12                                 ;    10.2 p5      53 blocks
        vpunpckldq zmm14, zmm6, zmm13                                 ;    11.2 p5      53 blocks
        vmovdqu64 zmm15, [rsp + 576]                                  ;     4.0 p2      53 blocks reload
        vmovdqu64 zmm16, [rsp + 512]                                  ;     4.2 p3      53 blocks reload
        vpunpcklbw zmm17, zmm16, zmm15                                ;    10.2 p5      53 blocks
        vmovdqu64 zmm18, [rsp + 704]                                  ;     5.0 p2      53 blocks reload
        vmovdqu64 zmm19, [rsp + 640]                                  ;     5.2 p3      53 blocks reload
        vpunpcklbw zmm20, zmm19, zmm18                                ;    11.2 p5      53 blocks
        vpunpcklwd zmm21, zmm17, zmm20                                ;    12.2 p5      53 blocks
        vmovdqu64 zmm22, [rsp + 832]                                  ;     6.0 p2      53 blocks reload
        vmovdqu64 zmm23, [rsp + 768]                                  ;     6.2 p3      53 blocks reload
        vpunpcklbw zmm24, zmm23, zmm22                                ;    12.2 p5      53 blocks
        vmovdqu64 zmm25, [rsp + 960]                                  ;     7.0 p2      53 blocks reload
        vmovdqu64 zmm26, [rsp + 896]                                  ;     7.2 p3      53 blocks reload
        vpunpcklbw zmm27, zmm26, zmm25                                ;    13.2 p5      53 blocks
        vpunpcklwd zmm28, zmm24, zmm27                                ;    14.2 p5      53 blocks
        vpunpckldq zmm29, zmm21, zmm28                                ;    15.2 p5      53 blocks
        vpunpcklqdq zmm30, zmm14, zmm29                               ;    16.2 p5      53 blocks
        vpunpckhqdq zmm14, zmm14, zmm29                               ;    16.2 p5      53 blocks
        mov r8, qword [rsp + 16064]                                   ;     5.3 p10     53 blocks reload
        vmovdqu64 [r8], xmm30                                         ;    17.2 p7+p4   53 blocks
        vshufi32x4 zmm29, zmm30, zmm30, 0x55                          ;    17.2 p5      53 blocks
        mov r9, qword [rsp + 16192]                                   ;     6.3 p10     53 blocks reload
        vmovdqu64 [r9], xmm29                                         ;    20.2 p8+p9   53 blocks
        vpunpckhdq zmm6, zmm6, zmm13                                  ;    17.3 p5      53 blocks
        mov r10, qword [rsp + 16072]                                  ;     7.3 p10     53 blocks reload
        vmovdqu64 [r10], xmm14                                        ;    17.2 p7+p4   53 blocks
        vshufi32x4 zmm13, zmm14, zmm14, 0x55                          ;    18.3 p5      53 blocks
        mov r11, qword [rsp + 16200]                                  ;     8.0 p2      53 blocks reload
        vmovdqu64 [r11], xmm13                                        ;    21.3 p8+p9   53 blocks
        vpunpckhdq zmm13, zmm21, zmm28                                ;    19.3 p5      53 blocks
        vpunpcklqdq zmm21, zmm6, zmm13                                ;    20.3 p5      53 blocks
        mov r12, qword [rsp + 16080]                                  ;     8.2 p3      53 blocks reload
        vmovdqu64 [r12], xmm21                                        ;    21.3 p7+p4   53 blocks
        vshufi32x4 zmm28, zmm21, zmm21, 0x55                          ;    21.3 p5      53 blocks
        vpunpckhqdq zmm6, zmm6, zmm13                                 ;    22.3 p5      53 blocks
        mov r13, qword [rsp + 16208]                                  ;     8.3 p10     53 blocks reload
        vmovdqu64 [r13], xmm28                                        ;    24.3 p8+p9   53 blocks
        vpunpckhwd zmm2, zmm2, zmm5                                   ;    23.3 p5      53 blocks
        vpunpckhwd zmm5, zmm9, zmm12                                  ;    24.3 p5      53 blocks
        mov r14, qword [rsp + 16088]                                  ;     9.0 p2      53 blocks reload
        vmovdqu64 [r14], xmm6                                         ;    23.3 p7+p4   53 blocks
        vshufi32x4 zmm9, zmm6, zmm6, 0x55                             ;    25.3 p5      53 blocks
        mov r15, qword [rsp + 16216]                                  ;     9.3 p3      53 blocks reload
        vmovdqu64 [r15], xmm9                                         ;    28.3 p8+p9   53 blocks
        vpunpckhwd zmm9, zmm17, zmm20                                 ;    26.3 p5      53 blocks
        vpunpckhwd zmm12, zmm24, zmm27                                ;    27.3 p5      53 blocks
        vpunpckldq zmm13, zmm2, zmm5                                  ;    28.3 p5      53 blocks
        vpunpckldq zmm17, zmm9, zmm12                                 ;    29.3 p5      53 blocks
        vpunpcklqdq zmm20, zmm13, zmm17                               ;    30.3 p5      53 blocks
        vpunpckhqdq zmm13, zmm13, zmm17                               ;    31.3 p5      53 blocks
        mov rsi, qword [rsp + 16096]                                  ;    10.7 p10     53 blocks reload
        vmovdqu64 [rsi], xmm20                                        ;    31.3 p7+p4   53 blocks
        vshufi32x4 zmm17, zmm20, zmm20, 0x55                          ;    32.3 p5      53 blocks
        mov rdi, qword [rsp + 16224]                                  ;    11.2 p2      53 blocks reload
        vmovdqu64 [rdi], xmm17                                        ;    35.3 p8+p9   53 blocks
        vpunpckhdq zmm2, zmm2, zmm5                                   ;    33.3 p5      53 blocks
        mov rbp, qword [rsp + 16104]                                  ;    11.7 p3      53 blocks reload
        vmovdqu64 [rbp], xmm13                                        ;    32.3 p7+p4   53 blocks
        vpunpckhdq zmm5, zmm9, zmm12                                  ;    34.3 p5      53 blocks
        vshufi32x4 zmm9, zmm13, zmm13, 0x55                           ;    35.3 p5      53 blocks
        mov rax, qword [rsp + 16232]                                  ;    12.3 p10     53 blocks reload
        vmovdqu64 [rax], xmm9                                         ;    38.3 p8+p9   53 blocks
        vpunpcklqdq zmm9, zmm2, zmm5                                  ;    36.3 p5      53 blocks
        mov rcx, qword [rsp + 16112]                                  ;    12.8 p2      53 blocks reload
        vmovdqu64 [rcx], xmm9                                         ;    37.3 p7+p4   53 blocks
        vpunpckhqdq zmm2, zmm2, zmm5                                  ;    37.3 p5      53 blocks
        vpunpckhbw zmm0, zmm1, zmm0                                   ;    38.3 p5      53 blocks
        vshufi32x4 zmm1, zmm9, zmm9, 0x55                             ;    39.3 p5      53 blocks
        vpunpckhbw zmm3, zmm4, zmm3                                   ;    40.3 p5      53 blocks
        mov rdx, qword [rsp + 16240]                                  ;    13.8 p3      53 blocks reload
        vmovdqu64 [rdx], xmm1                                         ;    42.3 p8+p9   53 blocks
        vpunpckhbw zmm1, zmm8, zmm7                                   ;    41.3 p5      53 blocks
        vpunpckhbw zmm4, zmm11, zmm10                                 ;    42.3 p5      53 blocks
        mov rbx, qword [rsp + 16120]                                  ;    14.5 p10     53 blocks reload
        vmovdqu64 [rbx], xmm2                                         ;    38.3 p7+p4   53 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                             ;    43.3 p5      53 blocks
        vpunpckhbw zmm7, zmm16, zmm15                                 ;    44.3 p5      53 blocks
        vpunpckhbw zmm8, zmm19, zmm18                                 ;    45.3 p5      53 blocks
        vpunpcklwd zmm10, zmm0, zmm3                                  ;    46.3 p5      53 blocks
        vpunpckhbw zmm11, zmm23, zmm22                                ;    47.3 p5      53 blocks
        vpunpckhbw zmm12, zmm26, zmm25                                ;    48.3 p5      53 blocks
        vpunpcklwd zmm15, zmm1, zmm4                                  ;    49.3 p5      53 blocks
        vpunpckldq zmm16, zmm10, zmm15                                ;    50.3 p5      53 blocks
        vpunpcklwd zmm17, zmm7, zmm8                                  ;    51.3 p5      53 blocks
        vpunpcklwd zmm18, zmm11, zmm12                                ;    52.3 p5      53 blocks
        vpunpckldq zmm19, zmm17, zmm18                                ;    53.3 p5      53 blocks
        vpunpcklqdq zmm22, zmm16, zmm19                               ;    54.3 p5      53 blocks
        vpunpckhqdq zmm16, zmm16, zmm19                               ;    55.3 p5      53 blocks
        vshufi32x4 zmm19, zmm22, zmm22, 0x55                          ;    56.3 p5      53 blocks
        vpunpckhdq zmm10, zmm10, zmm15                                ;    57.3 p5      53 blocks
        vshufi32x4 zmm15, zmm16, zmm16, 0x55                          ;    58.3 p5      53 blocks
        vpunpckhdq zmm17, zmm17, zmm18                                ;    59.3 p5      53 blocks
        mov rbx, qword [rsp + 16248]                                  ;    17.7 p2      53 blocks reload
        vmovdqu64 [rbx], xmm5                                         ;    46.3 p8+p9   53 blocks
        vpunpcklqdq zmm5, zmm10, zmm17                                ;    60.3 p5      53 blocks
        vshufi32x4 zmm18, zmm5, zmm5, 0x55                            ;    61.3 p5      53 blocks
        vpunpckhqdq zmm10, zmm10, zmm17                               ;    62.3 p5      53 blocks
        vpunpckhwd zmm0, zmm0, zmm3                                   ;    63.3 p5      53 blocks
        vpunpckhwd zmm1, zmm1, zmm4                                   ;    64.3 p5      53 blocks
        vpunpckhwd zmm3, zmm7, zmm8                                   ;    65.3 p5      53 blocks
        vshufi32x4 zmm4, zmm10, zmm10, 0x55                           ;    66.3 p5      53 blocks
        vpunpckhwd zmm7, zmm11, zmm12                                 ;    67.3 p5      53 blocks
        vpunpckldq zmm8, zmm0, zmm1                                   ;    68.3 p5      53 blocks
        vpunpckldq zmm11, zmm3, zmm7                                  ;    69.3 p5      53 blocks
        mov rbx, qword [rsp + 16128]                                  ;    19.7 p3      53 blocks reload
        vmovdqu64 [rbx], xmm22                                        ;    55.3 p7+p4   53 blocks
        vpunpcklqdq zmm12, zmm8, zmm11                                ;    70.3 p5      53 blocks
        vpunpckhqdq zmm8, zmm8, zmm11                                 ;    71.3 p5      53 blocks
        mov rbx, qword [rsp + 16256]                                  ;    20.3 p10     53 blocks reload
        vmovdqu64 [rbx], xmm19                                        ;    59.3 p8+p9   53 blocks
        vshufi32x4 zmm11, zmm12, zmm12, 0x55                          ;    72.3 p5      53 blocks
        mov rbx, qword [rsp + 16136]                                  ;    20.8 p2      53 blocks reload
        vmovdqu64 [rbx], xmm16                                        ;    56.3 p7+p4   53 blocks
        vpunpckhdq zmm0, zmm0, zmm1                                   ;    73.3 p5      53 blocks
        vpunpckhdq zmm1, zmm3, zmm7                                   ;    74.3 p5      53 blocks
        mov rbx, qword [rsp + 16264]                                  ;    21.5 p3      53 blocks reload
        vmovdqu64 [rbx], xmm15                                        ;    61.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm8, zmm8, 0x55                             ;    75.3 p5      53 blocks
        vshufi32x4 zmm7, zmm30, zmm30, 0xaa                           ;    76.3 p5      53 blocks
        vpunpcklqdq zmm15, zmm0, zmm1                                 ;    77.3 p5      53 blocks
        vshufi32x4 zmm17, zmm14, zmm14, 0xaa                          ;    78.3 p5      53 blocks
        mov rbx, qword [rsp + 16144]                                  ;    22.5 p10     53 blocks reload
        vmovdqu64 [rbx], xmm5                                         ;    61.3 p7+p4   53 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;    79.3 p5      53 blocks
        mov rbx, qword [rsp + 16272]                                  ;    23.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm18                                        ;    64.3 p8+p9   53 blocks
        vshufi32x4 zmm1, zmm21, zmm21, 0xaa                           ;    80.3 p5      53 blocks
        vshufi32x4 zmm18, zmm15, zmm15, 0x55                          ;    81.3 p5      53 blocks
        vshufi32x4 zmm19, zmm6, zmm6, 0xaa                            ;    82.3 p5      53 blocks
        mov rbx, qword [rsp + 16152]                                  ;    23.8 p3      53 blocks reload
        vmovdqu64 [rbx], xmm10                                        ;    63.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16280]                                  ;    24.2 p10     53 blocks reload
        vmovdqu64 [rbx], xmm4                                         ;    69.3 p8+p9   53 blocks
        vshufi32x4 zmm4, zmm20, zmm20, 0xaa                           ;    83.3 p5      53 blocks
        vshufi32x4 zmm23, zmm0, zmm0, 0x55                            ;    84.3 p5      53 blocks
        vshufi32x4 zmm24, zmm13, zmm13, 0xaa                          ;    85.3 p5      53 blocks
        vshufi32x4 zmm25, zmm9, zmm9, 0xaa                            ;    86.3 p5      53 blocks
        vshufi32x4 zmm26, zmm2, zmm2, 0xaa                            ;    87.3 p5      53 blocks
        mov rbx, qword [rsp + 16160]                                  ;    25.3 p2      53 blocks reload
        vmovdqu64 [rbx], xmm12                                        ;    71.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16288]                                  ;    25.7 p3      53 blocks reload
        vmovdqu64 [rbx], xmm11                                        ;    75.3 p8+p9   53 blocks
        vshufi32x4 zmm11, zmm22, zmm22, 0xaa                          ;    88.3 p5      53 blocks
        mov rbx, qword [rsp + 16168]                                  ;    26.2 p10     53 blocks reload
        vmovdqu64 [rbx], xmm8                                         ;    72.3 p7+p4   53 blocks
        vshufi32x4 zmm27, zmm16, zmm16, 0xaa                          ;    89.3 p5      53 blocks
        mov rbx, qword [rsp + 16296]                                  ;    26.7 p2      53 blocks reload
        vmovdqu64 [rbx], xmm3                                         ;    78.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm5, zmm5, 0xaa                             ;    90.3 p5      53 blocks
        vshufi32x4 zmm28, zmm10, zmm10, 0xaa                          ;    91.3 p5      53 blocks
        mov rbx, qword [rsp + 16176]                                  ;    27.3 p3      53 blocks reload
        vmovdqu64 [rbx], xmm15                                        ;    78.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16304]                                  ;    27.7 p10     53 blocks reload
        vmovdqu64 [rbx], xmm18                                        ;    84.3 p8+p9   53 blocks
        vshufi32x4 zmm18, zmm30, zmm30, 0xff                          ;    92.3 p5      53 blocks
        vshufi32x4 zmm29, zmm12, zmm12, 0xaa                          ;    93.3 p5      53 blocks
        mov rbx, qword [rsp + 16184]                                  ;    28.3 p2      53 blocks reload
        vmovdqu64 [rbx], xmm0                                         ;    80.3 p7+p4   53 blocks
        vshufi32x4 zmm14, zmm14, zmm14, 0xff                          ;    94.3 p5      53 blocks
        mov rbx, qword [rsp + 16312]                                  ;    28.8 p3      53 blocks reload
        vmovdqu64 [rbx], xmm23                                        ;    87.3 p8+p9   53 blocks
        vshufi32x4 zmm23, zmm8, zmm8, 0xaa                            ;    95.3 p5      53 blocks
        vshufi32x4 zmm21, zmm21, zmm21, 0xff                          ;    96.3 p5      53 blocks
        mov rbx, qword [rsp + 16320]                                  ;    29.5 p10     53 blocks reload
        vmovdqu64 [rbx], xmm7                                         ;    79.3 p7+p4   53 blocks
        vshufi32x4 zmm7, zmm15, zmm15, 0xaa                           ;    97.3 p5      53 blocks
        mov rbx, qword [rsp + 16328]                                  ;    30.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm17                                        ;    81.3 p8+p9   53 blocks
        vshufi32x4 zmm6, zmm6, zmm6, 0xff                             ;    98.3 p5      53 blocks
        vshufi32x4 zmm17, zmm20, zmm20, 0xff                          ;    99.3 p5      53 blocks
        vshufi32x4 zmm20, zmm0, zmm0, 0xaa                            ;   100.3 p5      53 blocks
        mov rbx, qword [rsp + 16336]                                  ;    30.8 p3      53 blocks reload
        vmovdqu64 [rbx], xmm1                                         ;    83.3 p7+p4   53 blocks
        vshufi32x4 zmm1, zmm13, zmm13, 0xff                           ;   101.3 p5      53 blocks
        mov rbx, qword [rsp + 16344]                                  ;    31.3 p10     53 blocks reload
        vmovdqu64 [rbx], xmm19                                        ;    85.3 p8+p9   53 blocks
        vshufi32x4 zmm9, zmm9, zmm9, 0xff                             ;   102.3 p5      53 blocks
        mov rbx, qword [rsp + 16352]                                  ;    31.8 p2      53 blocks reload
        vmovdqu64 [rbx], xmm4                                         ;    86.3 p7+p4   53 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   103.3 p5      53 blocks
        mov rbx, qword [rsp + 16360]                                  ;    32.3 p3      53 blocks reload
        vmovdqu64 [rbx], xmm24                                        ;    88.3 p8+p9   53 blocks
        mov rbx, qword [rsp + 16368]                                  ;    32.7 p10     53 blocks reload
        vmovdqu64 [rbx], xmm25                                        ;    89.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16376]                                  ;    33.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm26                                        ;    90.3 p8+p9   53 blocks
        vshufi32x4 zmm4, zmm22, zmm22, 0xff                           ;   104.3 p5      53 blocks
        mov rbx, qword [rsp + 16384]                                  ;    33.5 p3      53 blocks reload
        vmovdqu64 [rbx], xmm11                                        ;    91.3 p7+p4   53 blocks
        vshufi32x4 zmm11, zmm16, zmm16, 0xff                          ;   105.3 p5      53 blocks
        mov rbx, qword [rsp + 16392]                                  ;    34.0 p10     53 blocks reload
        vmovdqu64 [rbx], xmm27                                        ;    92.3 p8+p9   53 blocks
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   106.3 p5      53 blocks
        mov rbx, qword [rsp + 16400]                                  ;    34.5 p2      53 blocks reload
        vmovdqu64 [rbx], xmm3                                         ;    93.3 p7+p4   53 blocks
        vshufi32x4 zmm3, zmm10, zmm10, 0xff                           ;   107.3 p5      53 blocks
        mov rbx, qword [rsp + 16408]                                  ;    35.0 p3      53 blocks reload
        vmovdqu64 [rbx], xmm28                                        ;    94.3 p8+p9   53 blocks
        mov rbx, qword [rsp + 16416]                                  ;    35.3 p10     53 blocks reload
        vmovdqu64 [rbx], xmm29                                        ;    96.3 p7+p4   53 blocks
        vshufi32x4 zmm10, zmm12, zmm12, 0xff                          ;   108.3 p5      53 blocks
        vshufi32x4 zmm8, zmm8, zmm8, 0xff                             ;   109.3 p5      53 blocks
        mov rbx, qword [rsp + 16424]                                  ;    36.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm23                                        ;    98.3 p8+p9   53 blocks
        mov rbx, qword [rsp + 16432]                                  ;    36.3 p3      53 blocks reload
        vmovdqu64 [rbx], xmm7                                         ;   100.3 p7+p4   53 blocks
        vmovdqu64 zmm7, [rsp + 1088]                                  ;    37.0 p2      53 blocks reload
        vmovdqu64 zmm12, [rsp + 1024]                                 ;    37.3 p3      53 blocks reload
        vpunpcklbw zmm13, zmm12, zmm7                                 ;   110.3 p5      53 blocks
        vshufi32x4 zmm15, zmm15, zmm15, 0xff                          ;   111.3 p5      53 blocks
        vmovdqu64 zmm16, [rsp + 1216]                                 ;    38.0 p2      53 blocks reload
        vmovdqu64 zmm19, [rsp + 1152]                                 ;    38.3 p3      53 blocks reload
        vpunpcklbw zmm22, zmm19, zmm16                                ;   112.3 p5      53 blocks
        mov rbx, qword [rsp + 16568]                                  ;    37.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm20                                        ;   103.3 p8+p9   53 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   113.3 p5      53 blocks
        mov rbx, qword [rsp + 16440]                                  ;    38.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm18                                        ;    95.3 p7+p4   53 blocks
        vmovdqu64 zmm18, [rsp + 1344]                                 ;    39.0 p2      53 blocks reload
        vmovdqu64 zmm20, [rsp + 1280]                                 ;    39.3 p3      53 blocks reload
        vpunpcklbw zmm23, zmm20, zmm18                                ;   114.3 p5      53 blocks
        vmovdqu64 zmm24, [rsp + 1472]                                 ;    40.0 p2      53 blocks reload
        vmovdqu64 zmm25, [rsp + 1408]                                 ;    40.3 p3      53 blocks reload
        vpunpcklbw zmm26, zmm25, zmm24                                ;   115.3 p5      53 blocks
        mov rbx, qword [rsp + 16448]                                  ;    39.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm14                                        ;    97.3 p8+p9   53 blocks
        vmovdqu64 zmm14, [rsp + 1600]                                 ;    41.0 p2      53 blocks reload
        vmovdqu64 zmm27, [rsp + 1536]                                 ;    41.3 p3      53 blocks reload
        vpunpcklbw zmm28, zmm27, zmm14                                ;   116.3 p5      53 blocks
        mov rbx, qword [rsp + 16456]                                  ;    40.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm21                                        ;    99.3 p7+p4   53 blocks
        vmovdqu64 zmm21, [rsp + 1728]                                 ;    42.0 p2      53 blocks reload
        vmovdqu64 zmm29, [rsp + 1664]                                 ;    42.3 p3      53 blocks reload
        vpunpcklbw zmm30, zmm29, zmm21                                ;   117.3 p5      53 blocks
        mov rbx, qword [rsp + 16464]                                  ;    41.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm6                                         ;   101.3 p8+p9   53 blocks
        mov rbx, qword [rsp + 16472]                                  ;    42.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm17                                        ;   102.3 p7+p4   53 blocks
        vmovdqu64 zmm6, [rsp + 1856]                                  ;    43.0 p2      53 blocks reload
        vmovdqu64 zmm17, [rsp + 1792]                                 ;    43.3 p3      53 blocks reload
        vpunpcklbw zmm31, zmm17, zmm6                                 ;   118.3 p5      53 blocks
        mov rbx, qword [rsp + 16480]                                  ;    43.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm1                                         ;   104.3 p8+p9   53 blocks
        vpunpcklwd zmm1, zmm13, zmm22                                 ;   119.3 p5      53 blocks
        mov rbx, qword [rsp + 16488]                                  ;    44.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm9                                         ;   105.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16496]                                  ;    44.3 p3      53 blocks reload
        vmovdqu64 [rbx], xmm2                                         ;   106.3 p8+p9   53 blocks
        vmovdqu64 zmm2, [rsp + 1984]                                  ;    45.0 p2      53 blocks reload
        vmovdqu64 zmm9, [rsp + 1920]                                  ;    45.3 p3      53 blocks reload
        vpunpcklbw zmm6, zmm9, zmm2                                   ;   120.3 p5      53 blocks
        mov rbx, qword [rsp + 16504]                                  ;    44.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm4                                         ;   107.3 p7+p4   53 blocks
        vpunpcklwd zmm4, zmm23, zmm26                                 ;   121.3 p5      53 blocks
        mov rbx, qword [rsp + 16512]                                  ;    45.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm11                                        ;   108.3 p8+p9   53 blocks
        vpunpckldq zmm11, zmm1, zmm4                                  ;   122.3 p5      53 blocks
        mov rbx, qword [rsp + 16520]                                  ;    46.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm5                                         ;   109.3 p7+p4   53 blocks
        vpunpcklwd zmm5, zmm28, zmm30                                 ;   123.3 p5      53 blocks
        mov rbx, qword [rsp + 16528]                                  ;    46.3 p3      53 blocks reload
        vmovdqu64 [rbx], xmm3                                         ;   110.3 p8+p9   53 blocks
        vpunpcklwd zmm3, zmm31, zmm6                                  ;   124.3 p5      53 blocks
        mov rbx, qword [rsp + 16536]                                  ;    46.8 p10     53 blocks reload
        vmovdqu64 [rbx], xmm10                                        ;   111.3 p7+p4   53 blocks
        vpunpckldq zmm10, zmm5, zmm3                                  ;   125.3 p5      53 blocks
        mov rbx, qword [rsp + 16544]                                  ;    47.0 p2      53 blocks reload
        vmovdqu64 [rbx], xmm8                                         ;   112.3 p8+p9   53 blocks
        vpunpcklqdq zmm8, zmm11, zmm10                                ;   126.3 p5      53 blocks
        vmovdqu64 [r8 + 16], xmm8                                     ;   127.3 p7+p4   53 blocks
        vpunpckhqdq zmm10, zmm11, zmm10                               ;   127.3 p5      53 blocks
        vshufi32x4 zmm11, zmm8, zmm8, 0x55                            ;   128.3 p5      53 blocks
        vmovdqu64 [r9 + 16], xmm11                                    ;   131.3 p8+p9   53 blocks
        vmovdqu64 [r10 + 16], xmm10                                   ;   128.3 p7+p4   53 blocks
        vpunpckhdq zmm1, zmm1, zmm4                                   ;   129.3 p5      53 blocks
        mov r10, qword [rsp + 16552]                                  ;    48.2 p3      53 blocks reload
        vmovdqu64 [r10], xmm15                                        ;   114.3 p8+p9   53 blocks
        vshufi32x4 zmm4, zmm10, zmm10, 0x55                           ;   130.3 p5      53 blocks
        vmovdqu64 [r11 + 16], xmm4                                    ;   133.3 p7+p4   53 blocks
        vpunpckhdq zmm3, zmm5, zmm3                                   ;   131.3 p5      53 blocks
        mov r11, qword [rsp + 16560]                                  ;    49.0 p10     53 blocks reload
        vmovdqu64 [r11], xmm0                                         ;   116.3 p8+p9   53 blocks
        vpunpcklqdq zmm0, zmm1, zmm3                                  ;   132.3 p5      53 blocks
        vmovdqu64 [r12 + 16], xmm0                                    ;   133.3 p7+p4   53 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                             ;   133.3 p5      53 blocks
        vmovdqu64 [r13 + 16], xmm4                                    ;   136.3 p8+p9   53 blocks
        vpunpckhwd zmm4, zmm13, zmm22                                 ;   134.3 p5      53 blocks
        vpunpckhqdq zmm1, zmm1, zmm3                                  ;   135.3 p5      53 blocks
        vpunpckhwd zmm3, zmm23, zmm26                                 ;   136.3 p5      53 blocks
        vmovdqu64 [r14 + 16], xmm1                                    ;   136.3 p7+p4   53 blocks
        vpunpckhwd zmm5, zmm28, zmm30                                 ;   137.3 p5      53 blocks
        vshufi32x4 zmm11, zmm1, zmm1, 0x55                            ;   138.3 p5      53 blocks
        vmovdqu64 [r15 + 16], xmm11                                   ;   141.3 p8+p9   53 blocks
        vpunpckhwd zmm6, zmm31, zmm6                                  ;   139.3 p5      53 blocks
        vpunpckldq zmm11, zmm4, zmm3                                  ;   140.3 p5      53 blocks
        vpunpckldq zmm13, zmm5, zmm6                                  ;   141.3 p5      53 blocks
        vpunpckhbw zmm7, zmm12, zmm7                                  ;   142.3 p5      53 blocks
        vpunpcklqdq zmm12, zmm11, zmm13                               ;   143.3 p5      53 blocks
        vpunpckhbw zmm15, zmm19, zmm16                                ;   144.3 p5      53 blocks
        vmovdqu64 [rsi + 16], xmm12                                   ;   144.3 p7+p4   53 blocks
        vpunpckhqdq zmm11, zmm11, zmm13                               ;   145.3 p5      53 blocks
        vpunpckhbw zmm13, zmm20, zmm18                                ;   146.3 p5      53 blocks
        vshufi32x4 zmm16, zmm12, zmm12, 0x55                          ;   147.3 p5      53 blocks
        vmovdqu64 [rdi + 16], xmm16                                   ;   150.3 p8+p9   53 blocks
        vpunpckhbw zmm16, zmm25, zmm24                                ;   148.3 p5      53 blocks
        vmovdqu64 [rbp + 16], xmm11                                   ;   146.3 p7+p4   53 blocks
        vpunpckhdq zmm3, zmm4, zmm3                                   ;   149.3 p5      53 blocks
        vpunpckhbw zmm4, zmm27, zmm14                                 ;   150.3 p5      53 blocks
        vpunpckhdq zmm5, zmm5, zmm6                                   ;   151.3 p5      53 blocks
        vshufi32x4 zmm6, zmm11, zmm11, 0x55                           ;   152.3 p5      53 blocks
        vpunpckhbw zmm14, zmm29, zmm21                                ;   153.3 p5      53 blocks
        vmovdqu64 [rax + 16], xmm6                                    ;   155.3 p8+p9   53 blocks
        vpunpckhbw zmm2, zmm9, zmm2                                   ;   154.3 p5      53 blocks
        vpunpckhbw zmm6, zmm17, [rsp + 1856]                          ;   155.3 p5+p2   53 blocks
        vpunpcklqdq zmm9, zmm3, zmm5                                  ;   156.3 p5      53 blocks
        vmovdqu64 [rcx + 16], xmm9                                    ;   157.3 p7+p4   53 blocks
        vpunpckhqdq zmm3, zmm3, zmm5                                  ;   157.3 p5      53 blocks
        vshufi32x4 zmm5, zmm9, zmm9, 0x55                             ;   158.3 p5      53 blocks
        vmovdqu64 [rdx + 16], xmm5                                    ;   161.3 p8+p9   53 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0x55                             ;   159.3 p5      53 blocks
        vpunpcklwd zmm17, zmm7, zmm15                                 ;   160.3 p5      53 blocks
        vpunpcklwd zmm18, zmm13, zmm16                                ;   161.3 p5      53 blocks
        vpunpckldq zmm19, zmm17, zmm18                                ;   162.3 p5      53 blocks
        vpunpcklwd zmm20, zmm4, zmm14                                 ;   163.3 p5      53 blocks
        vpunpcklwd zmm21, zmm6, zmm2                                  ;   164.3 p5      53 blocks
        vpunpckldq zmm22, zmm20, zmm21                                ;   165.3 p5      53 blocks
        vpunpcklqdq zmm23, zmm19, zmm22                               ;   166.3 p5      53 blocks
        vpunpckhqdq zmm19, zmm19, zmm22                               ;   167.3 p5      53 blocks
        vshufi32x4 zmm22, zmm23, zmm23, 0x55                          ;   168.3 p5      53 blocks
        vpunpckhdq zmm17, zmm17, zmm18                                ;   169.3 p5      53 blocks
        vshufi32x4 zmm18, zmm19, zmm19, 0x55                          ;   170.3 p5      53 blocks
        vpunpckhdq zmm20, zmm20, zmm21                                ;   171.3 p5      53 blocks
        mov rdx, qword [rsp + 16120]                                  ;    57.7 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm3                                    ;   158.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16248]                                  ;    58.0 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm5                                    ;   162.3 p8+p9   53 blocks
        vpunpcklqdq zmm5, zmm17, zmm20                                ;   172.3 p5      53 blocks
        vpunpckhwd zmm7, zmm7, zmm15                                  ;   173.3 p5      53 blocks
        vshufi32x4 zmm15, zmm5, zmm5, 0x55                            ;   174.3 p5      53 blocks
        vpunpckhqdq zmm17, zmm17, zmm20                               ;   175.3 p5      53 blocks
        vpunpckhwd zmm13, zmm13, zmm16                                ;   176.3 p5      53 blocks
        vpunpckhwd zmm4, zmm4, zmm14                                  ;   177.3 p5      53 blocks
        vpunpckhwd zmm2, zmm6, zmm2                                   ;   178.3 p5      53 blocks
        vshufi32x4 zmm6, zmm17, zmm17, 0x55                           ;   179.3 p5      53 blocks
        vpunpckldq zmm14, zmm7, zmm13                                 ;   180.3 p5      53 blocks
        vpunpckldq zmm16, zmm4, zmm2                                  ;   181.3 p5      53 blocks
        mov rdx, qword [rsp + 16128]                                  ;    60.0 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm23                                   ;   167.3 p7+p4   53 blocks
        vpunpcklqdq zmm20, zmm14, zmm16                               ;   182.3 p5      53 blocks
        vpunpckhqdq zmm14, zmm14, zmm16                               ;   183.3 p5      53 blocks
        mov rdx, qword [rsp + 16256]                                  ;    60.7 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm22                                   ;   171.3 p8+p9   53 blocks
        vshufi32x4 zmm16, zmm20, zmm20, 0x55                          ;   184.3 p5      53 blocks
        mov rdx, qword [rsp + 16136]                                  ;    61.2 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm19                                   ;   168.3 p7+p4   53 blocks
        vpunpckhdq zmm7, zmm7, zmm13                                  ;   185.3 p5      53 blocks
        vpunpckhdq zmm2, zmm4, zmm2                                   ;   186.3 p5      53 blocks
        mov rdx, qword [rsp + 16264]                                  ;    61.8 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm18                                   ;   173.3 p8+p9   53 blocks
        vshufi32x4 zmm4, zmm14, zmm14, 0x55                           ;   187.3 p5      53 blocks
        vshufi32x4 zmm13, zmm8, zmm8, 0xaa                            ;   188.3 p5      53 blocks
        vshufi32x4 zmm18, zmm10, zmm10, 0xaa                          ;   189.3 p5      53 blocks
        vpunpcklqdq zmm21, zmm7, zmm2                                 ;   190.3 p5      53 blocks
        mov rdx, qword [rsp + 16144]                                  ;    62.8 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm5                                    ;   173.3 p7+p4   53 blocks
        vpunpckhqdq zmm2, zmm7, zmm2                                  ;   191.3 p5      53 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0xaa                             ;   192.3 p5      53 blocks
        mov rdx, qword [rsp + 16272]                                  ;    63.5 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm15                                   ;   177.3 p8+p9   53 blocks
        vshufi32x4 zmm15, zmm21, zmm21, 0x55                          ;   193.3 p5      53 blocks
        vshufi32x4 zmm22, zmm1, zmm1, 0xaa                            ;   194.3 p5      53 blocks
        mov rdx, qword [rsp + 16152]                                  ;    64.2 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm17                                   ;   176.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16280]                                  ;    64.5 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm6                                    ;   182.3 p8+p9   53 blocks
        vshufi32x4 zmm6, zmm2, zmm2, 0x55                             ;   195.3 p5      53 blocks
        vshufi32x4 zmm24, zmm12, zmm12, 0xaa                          ;   196.3 p5      53 blocks
        vshufi32x4 zmm25, zmm11, zmm11, 0xaa                          ;   197.3 p5      53 blocks
        vshufi32x4 zmm26, zmm9, zmm9, 0xaa                            ;   198.3 p5      53 blocks
        vshufi32x4 zmm27, zmm3, zmm3, 0xaa                            ;   199.3 p5      53 blocks
        mov rdx, qword [rsp + 16160]                                  ;    65.7 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm20                                   ;   183.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16288]                                  ;    66.0 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm16                                   ;   187.3 p8+p9   53 blocks
        vshufi32x4 zmm16, zmm23, zmm23, 0xaa                          ;   200.3 p5      53 blocks
        mov rdx, qword [rsp + 16168]                                  ;    66.5 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm14                                   ;   184.3 p7+p4   53 blocks
        vshufi32x4 zmm28, zmm19, zmm19, 0xaa                          ;   201.3 p5      53 blocks
        mov rdx, qword [rsp + 16296]                                  ;    67.0 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm4                                    ;   190.3 p8+p9   53 blocks
        vshufi32x4 zmm4, zmm5, zmm5, 0xaa                             ;   202.3 p5      53 blocks
        vshufi32x4 zmm8, zmm8, zmm8, 0xff                             ;   203.3 p5      53 blocks
        vshufi32x4 zmm29, zmm17, zmm17, 0xaa                          ;   204.3 p5      53 blocks
        mov rdx, qword [rsp + 16176]                                  ;    67.8 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm21                                   ;   191.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16304]                                  ;    68.2 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm15                                   ;   196.3 p8+p9   53 blocks
        vshufi32x4 zmm10, zmm10, zmm10, 0xff                          ;   205.3 p5      53 blocks
        vshufi32x4 zmm15, zmm20, zmm20, 0xaa                          ;   206.3 p5      53 blocks
        mov rdx, qword [rsp + 16184]                                  ;    68.8 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm2                                    ;   192.3 p7+p4   53 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   207.3 p5      53 blocks
        mov rdx, qword [rsp + 16312]                                  ;    69.3 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm6                                    ;   198.3 p8+p9   53 blocks
        vshufi32x4 zmm6, zmm14, zmm14, 0xaa                           ;   208.3 p5      53 blocks
        mov rdx, qword [rsp + 16320]                                  ;    69.8 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm13                                   ;   191.3 p7+p4   53 blocks
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   209.3 p5      53 blocks
        mov rdx, qword [rsp + 16328]                                  ;    70.3 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm18                                   ;   192.3 p8+p9   53 blocks
        vshufi32x4 zmm13, zmm21, zmm21, 0xaa                          ;   210.3 p5      53 blocks
        vshufi32x4 zmm18, zmm2, zmm2, 0xaa                            ;   211.3 p5      53 blocks
        vshufi32x4 zmm12, zmm12, zmm12, 0xff                          ;   212.3 p5      53 blocks
        mov rdx, qword [rsp + 16336]                                  ;    71.2 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm7                                    ;   195.3 p7+p4   53 blocks
        vshufi32x4 zmm7, zmm11, zmm11, 0xff                           ;   213.3 p5      53 blocks
        mov rdx, qword [rsp + 16344]                                  ;    71.7 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm22                                   ;   197.3 p8+p9   53 blocks
        mov rdx, qword [rsp + 16352]                                  ;    72.0 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm24                                   ;   199.3 p7+p4   53 blocks
        vshufi32x4 zmm9, zmm9, zmm9, 0xff                             ;   214.3 p5      53 blocks
        mov rdx, qword [rsp + 16360]                                  ;    72.5 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm25                                   ;   200.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;   215.3 p5      53 blocks
        mov rdx, qword [rsp + 16368]                                  ;    73.0 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm26                                   ;   201.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16376]                                  ;    73.3 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm27                                   ;   202.3 p8+p9   53 blocks
        vshufi32x4 zmm11, zmm23, zmm23, 0xff                          ;   216.3 p5      53 blocks
        mov rdx, qword [rsp + 16384]                                  ;    73.8 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm16                                   ;   203.3 p7+p4   53 blocks
        vmovdqu64 zmm16, [rsp + 2112]                                 ;    74.2 p3      53 blocks reload
        vmovdqu64 zmm22, [rsp + 2048]                                 ;    74.8 p2      53 blocks reload
        vpunpcklbw zmm23, zmm22, zmm16                                ;   217.3 p5      53 blocks
        vshufi32x4 zmm19, zmm19, zmm19, 0xff                          ;   218.3 p5      53 blocks
        vmovdqu64 zmm24, [rsp + 2240]                                 ;    75.2 p3      53 blocks reload
        vmovdqu64 zmm25, [rsp + 2176]                                 ;    75.8 p2      53 blocks reload
        vpunpcklbw zmm26, zmm25, zmm24                                ;   219.3 p5      53 blocks
        mov rdx, qword [rsp + 16392]                                  ;    75.3 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm28                                   ;   204.3 p8+p9   53 blocks
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   220.3 p5      53 blocks
        vmovdqu64 zmm27, [rsp + 2368]                                 ;    76.2 p3      53 blocks reload
        vmovdqu64 zmm28, [rsp + 2304]                                 ;    76.8 p2      53 blocks reload
        vpunpcklbw zmm30, zmm28, zmm27                                ;   221.3 p5      53 blocks
        mov rdx, qword [rsp + 16400]                                  ;    76.3 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm4                                    ;   205.3 p7+p4   53 blocks
        mov rdx, qword [rsp + 16408]                                  ;    77.2 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm29                                   ;   207.3 p8+p9   53 blocks
        vmovdqu64 zmm4, [rsp + 2496]                                  ;    77.8 p2      53 blocks reload
        vmovdqu64 zmm29, [rsp + 2432]                                 ;    78.2 p3      53 blocks reload
        vpunpcklbw zmm31, zmm29, zmm4                                 ;   222.3 p5      53 blocks
        vshufi32x4 zmm17, zmm17, zmm17, 0xff                          ;   223.3 p5      53 blocks
        mov rdx, qword [rsp + 16416]                                  ;    77.7 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm15                                   ;   209.3 p7+p4   53 blocks
        vshufi32x4 zmm15, zmm20, zmm20, 0xff                          ;   224.3 p5      53 blocks
        vshufi32x4 zmm14, zmm14, zmm14, 0xff                          ;   225.3 p5      53 blocks
        mov rdx, qword [rsp + 16424]                                  ;    78.7 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm6                                    ;   211.3 p8+p9   53 blocks
        vmovdqu64 zmm6, [rsp + 2624]                                  ;    78.8 p2      53 blocks reload
        vmovdqu64 zmm20, [rsp + 2560]                                 ;    79.2 p3      53 blocks reload
        vpunpcklbw zmm4, zmm20, zmm6                                  ;   226.3 p5      53 blocks
        mov rdx, qword [rsp + 16432]                                  ;    79.7 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm13                                   ;   213.3 p7+p4   53 blocks
        vshufi32x4 zmm13, zmm21, zmm21, 0xff                          ;   227.3 p5      53 blocks
        mov rdx, qword [rsp + 16568]                                  ;    79.8 p2      53 blocks reload
        vmovdqu64 [rdx + 16], xmm18                                   ;   214.3 p8+p9   53 blocks
        vmovdqu64 zmm18, [rsp + 2752]                                 ;    80.2 p3      53 blocks reload
        vmovdqu64 zmm21, [rsp + 2688]                                 ;    80.8 p2      53 blocks reload
        vpunpcklbw zmm6, zmm21, zmm18                                 ;   228.3 p5      53 blocks
        mov rdx, qword [rsp + 16440]                                  ;    80.7 p10     53 blocks reload
        vmovdqu64 [rdx + 16], xmm8                                    ;   206.3 p7+p4   53 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   229.3 p5      53 blocks
        mov rdx, qword [rsp + 16448]                                  ;    81.2 p3      53 blocks reload
        vmovdqu64 [rdx + 16], xmm10                                   ;   208.3 p8+p9   53 blocks
        vmovdqu64 zmm8, [rsp + 2880]                                  ;    81.8 p2      53 blocks reload
        vmovdqu64 zmm10, [rsp + 2816]                                 ;    82.2 p3      53 blocks reload
        vpunpcklbw zmm18, zmm10, zmm8                                 ;   230.3 p5      53 blocks
        vmovdqu64 [rbx + 16], xmm14                                   ;   228.3 p7+p4   53 blocks
        mov rbx, qword [rsp + 16456]                                  ;    82.0 p10     53 blocks reload
        vmovdqu64 [rbx + 16], xmm0                                    ;   210.3 p8+p9   53 blocks
        vmovdqu64 zmm0, [rsp + 3008]                                  ;    82.8 p2      53 blocks reload
        vmovdqu64 zmm14, [rsp + 2944]                                 ;    83.2 p3      53 blocks reload
        vpunpcklbw zmm8, zmm14, zmm0                                  ;   231.3 p5      53 blocks
        vmovdqu64 [r10 + 16], xmm13                                   ;   230.3 p7+p4   53 blocks
        mov r10, qword [rsp + 16464]                                  ;    83.0 p10     53 blocks reload
        vmovdqu64 [r10 + 16], xmm1                                    ;   212.3 p8+p9   53 blocks
        vmovdqu64 [r11 + 16], xmm2                                    ;   232.3 p7+p4   53 blocks
        mov r11, qword [rsp + 16472]                                  ;    83.8 p2      53 blocks reload
        vmovdqu64 [r11 + 16], xmm12                                   ;   215.3 p8+p9   53 blocks
        vpunpcklwd zmm1, zmm23, zmm26                                 ;   232.3 p5      53 blocks
        mov r11, qword [rsp + 16480]                                  ;    84.0 p10     53 blocks reload
        vmovdqu64 [r11 + 16], xmm7                                    ;   216.3 p7+p4   53 blocks
        vpunpcklwd zmm2, zmm30, zmm31                                 ;   233.3 p5      53 blocks
        mov r11, qword [rsp + 16488]                                  ;    84.5 p3      53 blocks reload
        vmovdqu64 [r11 + 16], xmm9                                    ;   217.3 p8+p9   53 blocks
        mov r11, qword [rsp + 16496]                                  ;    84.8 p2      53 blocks reload
        vmovdqu64 [r11 + 16], xmm3                                    ;   218.3 p7+p4   53 blocks
        vpunpckldq zmm3, zmm1, zmm2                                   ;   234.3 p5      53 blocks
        mov r11, qword [rsp + 16504]                                  ;    85.3 p10     53 blocks reload
        vmovdqu64 [r11 + 16], xmm11                                   ;   219.3 p8+p9   53 blocks
        vpunpcklwd zmm7, zmm4, zmm6                                   ;   235.3 p5      53 blocks
        mov r11, qword [rsp + 16512]                                  ;    85.8 p3      53 blocks reload
        vmovdqu64 [r11 + 16], xmm19                                   ;   221.3 p7+p4   53 blocks
        vpunpcklwd zmm9, zmm18, zmm8                                  ;   236.3 p5      53 blocks
        mov r11, qword [rsp + 16520]                                  ;    86.3 p2      53 blocks reload
        vmovdqu64 [r11 + 16], xmm5                                    ;   223.3 p8+p9   53 blocks
        vpunpckldq zmm5, zmm7, zmm9                                   ;   237.3 p5      53 blocks
        mov r11, qword [rsp + 16528]                                  ;    86.8 p10     53 blocks reload
        vmovdqu64 [r11 + 16], xmm17                                   ;   226.3 p7+p4   53 blocks
        vpunpcklqdq zmm11, zmm3, zmm5                                 ;   238.3 p5      53 blocks
        vmovdqu64 [r8 + 32], xmm11                                    ;   239.3 p8+p9   53 blocks
        mov r8, qword [rsp + 16536]                                   ;    87.5 p3      53 blocks reload
        vmovdqu64 [r8 + 16], xmm15                                    ;   227.3 p7+p4   53 blocks
        vshufi32x4 zmm12, zmm11, zmm11, 0x55                          ;   239.3 p5      53 blocks
        vmovdqu64 [r9 + 32], xmm12                                    ;   242.3 p8+p9   53 blocks
        vpunpckhqdq zmm3, zmm3, zmm5                                  ;   240.3 p5      53 blocks
        vpunpckhdq zmm1, zmm1, zmm2                                   ;   241.3 p5      53 blocks
        vshufi32x4 zmm2, zmm3, zmm3, 0x55                             ;   242.3 p5      53 blocks
        vpunpckhdq zmm5, zmm7, zmm9                                   ;   243.3 p5      53 blocks
        vpunpcklqdq zmm7, zmm1, zmm5                                  ;   244.3 p5      53 blocks
        vmovdqu64 [r12 + 32], xmm7                                    ;   245.3 p7+p4   53 blocks
        vpunpckhwd zmm9, zmm23, zmm26                                 ;   245.3 p5      53 blocks
        vpunpckhbw zmm12, zmm22, zmm16                                ;   246.3 p5      53 blocks
        vshufi32x4 zmm13, zmm7, zmm7, 0x55                            ;   247.3 p5      53 blocks
        vmovdqu64 [r13 + 32], xmm13                                   ;   250.3 p8+p9   53 blocks
        vpunpckhqdq zmm1, zmm1, zmm5                                  ;   248.3 p5      53 blocks
        vpunpckhbw zmm5, zmm25, zmm24                                 ;   249.3 p5      53 blocks
        vpunpckhwd zmm13, zmm30, zmm31                                ;   250.3 p5      53 blocks
        vpunpckhbw zmm15, zmm28, zmm27                                ;   251.3 p5      53 blocks
        vmovdqu64 [r14 + 32], xmm1                                    ;   249.3 p7+p4   53 blocks
        vpunpckhbw zmm16, zmm29, [rsp + 2496]                         ;   252.3 p5+p2   53 blocks
        vpunpckhwd zmm4, zmm4, zmm6                                   ;   253.3 p5      53 blocks
        vshufi32x4 zmm6, zmm1, zmm1, 0x55                             ;   254.3 p5      53 blocks
        vmovdqu64 [r15 + 32], xmm6                                    ;   257.3 p8+p9   53 blocks
        vpunpckhwd zmm6, zmm18, zmm8                                  ;   255.3 p5      53 blocks
        vpunpckhbw zmm8, zmm20, [rsp + 2624]                          ;   256.3 p5+p3   53 blocks
        vpunpckhbw zmm17, zmm21, [rsp + 2752]                         ;   257.3 p5+p2   53 blocks
        vpunpckldq zmm18, zmm9, zmm13                                 ;   258.3 p5      53 blocks
        vpunpckhbw zmm0, zmm14, zmm0                                  ;   259.3 p5      53 blocks
        vpunpckhbw zmm10, zmm10, [rsp + 2880]                         ;   260.3 p5+p3   53 blocks
        vpunpckldq zmm14, zmm4, zmm6                                  ;   261.3 p5      53 blocks
        vpunpcklqdq zmm19, zmm18, zmm14                               ;   262.3 p5      53 blocks
        vmovdqu64 [rsi + 32], xmm19                                   ;   263.3 p7+p4   53 blocks
        vpunpckhqdq zmm14, zmm18, zmm14                               ;   263.3 p5      53 blocks
        vshufi32x4 zmm18, zmm19, zmm19, 0x55                          ;   264.3 p5      53 blocks
        vmovdqu64 [rdi + 32], xmm18                                   ;   267.3 p8+p9   53 blocks
        mov rdi, qword [rsp + 16072]                                  ;    93.3 p10     53 blocks reload
        vmovdqu64 [rdi + 32], xmm3                                    ;   241.3 p7+p4   53 blocks
        vpunpckhdq zmm9, zmm9, zmm13                                  ;   265.3 p5      53 blocks
        vmovdqu64 [rbp + 32], xmm14                                   ;   264.3 p8+p9   53 blocks
        mov rbp, qword [rsp + 16200]                                  ;    94.0 p2      53 blocks reload
        vmovdqu64 [rbp + 32], xmm2                                    ;   245.3 p7+p4   53 blocks
        vpunpckhdq zmm2, zmm4, zmm6                                   ;   266.3 p5      53 blocks
        vshufi32x4 zmm4, zmm14, zmm14, 0x55                           ;   267.3 p5      53 blocks
        vmovdqu64 [rax + 32], xmm4                                    ;   270.3 p8+p9   53 blocks
        vpunpcklqdq zmm4, zmm9, zmm2                                  ;   268.3 p5      53 blocks
        vmovdqu64 [rcx + 32], xmm4                                    ;   269.3 p7+p4   53 blocks
        vpunpckhqdq zmm2, zmm9, zmm2                                  ;   269.3 p5      53 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                             ;   270.3 p5      53 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0x55                             ;   271.3 p5      53 blocks
        vpunpcklwd zmm13, zmm12, zmm5                                 ;   272.3 p5      53 blocks
        vpunpcklwd zmm18, zmm15, zmm16                                ;   273.3 p5      53 blocks
        vpunpcklwd zmm20, zmm8, zmm17                                 ;   274.3 p5      53 blocks
        vpunpckldq zmm21, zmm13, zmm18                                ;   275.3 p5      53 blocks
        vpunpcklwd zmm22, zmm10, zmm0                                 ;   276.3 p5      53 blocks
        vpunpckldq zmm23, zmm20, zmm22                                ;   277.3 p5      53 blocks
        vpunpcklqdq zmm24, zmm21, zmm23                               ;   278.3 p5      53 blocks
        vpunpckhqdq zmm21, zmm21, zmm23                               ;   279.3 p5      53 blocks
        vshufi32x4 zmm23, zmm24, zmm24, 0x55                          ;   280.3 p5      53 blocks
        mov rcx, qword [rsp + 16240]                                  ;    97.2 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm6                                    ;   273.3 p8+p9   53 blocks
        vpunpckhdq zmm6, zmm13, zmm18                                 ;   281.3 p5      53 blocks
        vshufi32x4 zmm13, zmm21, zmm21, 0x55                          ;   282.3 p5      53 blocks
        vpunpckhdq zmm18, zmm20, zmm22                                ;   283.3 p5      53 blocks
        mov rcx, qword [rsp + 16120]                                  ;    98.0 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm2                                    ;   270.3 p7+p4   53 blocks
        mov rcx, qword [rsp + 16248]                                  ;    98.3 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm9                                    ;   274.3 p8+p9   53 blocks
        vpunpcklqdq zmm9, zmm6, zmm18                                 ;   284.3 p5      53 blocks
        vpunpckhwd zmm5, zmm12, zmm5                                  ;   285.3 p5      53 blocks
        vpunpckhwd zmm12, zmm15, zmm16                                ;   286.3 p5      53 blocks
        vshufi32x4 zmm15, zmm9, zmm9, 0x55                            ;   287.3 p5      53 blocks
        vpunpckhqdq zmm6, zmm6, zmm18                                 ;   288.3 p5      53 blocks
        vpunpckhwd zmm8, zmm8, zmm17                                  ;   289.3 p5      53 blocks
        vpunpckhwd zmm0, zmm10, zmm0                                  ;   290.3 p5      53 blocks
        vshufi32x4 zmm10, zmm6, zmm6, 0x55                            ;   291.3 p5      53 blocks
        vpunpckldq zmm16, zmm5, zmm12                                 ;   292.3 p5      53 blocks
        vpunpckldq zmm17, zmm8, zmm0                                  ;   293.3 p5      53 blocks
        mov rcx, qword [rsp + 16128]                                  ;   100.3 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm24                                   ;   279.3 p7+p4   53 blocks
        vpunpcklqdq zmm18, zmm16, zmm17                               ;   294.3 p5      53 blocks
        vpunpckhqdq zmm16, zmm16, zmm17                               ;   295.3 p5      53 blocks
        mov rcx, qword [rsp + 16256]                                  ;   101.0 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm23                                   ;   283.3 p8+p9   53 blocks
        vshufi32x4 zmm17, zmm18, zmm18, 0x55                          ;   296.3 p5      53 blocks
        mov rcx, qword [rsp + 16136]                                  ;   101.5 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm21                                   ;   280.3 p7+p4   53 blocks
        vpunpckhdq zmm5, zmm5, zmm12                                  ;   297.3 p5      53 blocks
        vpunpckhdq zmm0, zmm8, zmm0                                   ;   298.3 p5      53 blocks
        mov rcx, qword [rsp + 16264]                                  ;   102.2 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm13                                   ;   285.3 p8+p9   53 blocks
        vshufi32x4 zmm8, zmm16, zmm16, 0x55                           ;   299.3 p5      53 blocks
        vshufi32x4 zmm12, zmm11, zmm11, 0xaa                          ;   300.3 p5      53 blocks
        vshufi32x4 zmm13, zmm3, zmm3, 0xaa                            ;   301.3 p5      53 blocks
        vpunpcklqdq zmm20, zmm5, zmm0                                 ;   302.3 p5      53 blocks
        mov rcx, qword [rsp + 16144]                                  ;   103.2 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm9                                    ;   285.3 p7+p4   53 blocks
        vpunpckhqdq zmm0, zmm5, zmm0                                  ;   303.3 p5      53 blocks
        vshufi32x4 zmm5, zmm7, zmm7, 0xaa                             ;   304.3 p5      53 blocks
        mov rcx, qword [rsp + 16272]                                  ;   103.8 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm15                                   ;   290.3 p8+p9   53 blocks
        vshufi32x4 zmm15, zmm20, zmm20, 0x55                          ;   305.3 p5      53 blocks
        vshufi32x4 zmm22, zmm1, zmm1, 0xaa                            ;   306.3 p5      53 blocks
        mov rcx, qword [rsp + 16152]                                  ;   104.5 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm6                                    ;   289.3 p7+p4   53 blocks
        mov rcx, qword [rsp + 16280]                                  ;   104.8 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm10                                   ;   294.3 p8+p9   53 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0x55                            ;   307.3 p5      53 blocks
        vshufi32x4 zmm23, zmm19, zmm19, 0xaa                          ;   308.3 p5      53 blocks
        vshufi32x4 zmm25, zmm14, zmm14, 0xaa                          ;   309.3 p5      53 blocks
        vshufi32x4 zmm26, zmm4, zmm4, 0xaa                            ;   310.3 p5      53 blocks
        vshufi32x4 zmm27, zmm2, zmm2, 0xaa                            ;   311.3 p5      53 blocks
        mov rcx, qword [rsp + 16160]                                  ;   106.0 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm18                                   ;   295.3 p7+p4   53 blocks
        mov rcx, qword [rsp + 16288]                                  ;   106.3 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm17                                   ;   299.3 p8+p9   53 blocks
        vshufi32x4 zmm17, zmm24, zmm24, 0xaa                          ;   312.3 p5      53 blocks
        mov rcx, qword [rsp + 16168]                                  ;   106.8 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm16                                   ;   296.3 p7+p4   53 blocks
        vshufi32x4 zmm28, zmm21, zmm21, 0xaa                          ;   313.3 p5      53 blocks
        mov rcx, qword [rsp + 16296]                                  ;   107.3 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm8                                    ;   302.3 p8+p9   53 blocks
        vshufi32x4 zmm8, zmm9, zmm9, 0xaa                             ;   314.3 p5      53 blocks
        vshufi32x4 zmm11, zmm11, zmm11, 0xff                          ;   315.3 p5      53 blocks
        vshufi32x4 zmm29, zmm6, zmm6, 0xaa                            ;   316.3 p5      53 blocks
        mov rcx, qword [rsp + 16176]                                  ;   108.2 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm20                                   ;   303.3 p7+p4   53 blocks
        mov rcx, qword [rsp + 16304]                                  ;   108.5 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm15                                   ;   308.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;   317.3 p5      53 blocks
        vshufi32x4 zmm15, zmm18, zmm18, 0xaa                          ;   318.3 p5      53 blocks
        mov rcx, qword [rsp + 16184]                                  ;   109.2 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm0                                    ;   304.3 p7+p4   53 blocks
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                             ;   319.3 p5      53 blocks
        mov rcx, qword [rsp + 16312]                                  ;   109.7 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm10                                   ;   310.3 p8+p9   53 blocks
        vshufi32x4 zmm10, zmm16, zmm16, 0xaa                          ;   320.3 p5      53 blocks
        mov rcx, qword [rsp + 16320]                                  ;   110.2 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm12                                   ;   303.3 p7+p4   53 blocks
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   321.3 p5      53 blocks
        mov rcx, qword [rsp + 16328]                                  ;   110.7 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm13                                   ;   304.3 p8+p9   53 blocks
        vshufi32x4 zmm12, zmm20, zmm20, 0xaa                          ;   322.3 p5      53 blocks
        vshufi32x4 zmm13, zmm0, zmm0, 0xaa                            ;   323.3 p5      53 blocks
        mov rcx, qword [rsp + 16336]                                  ;   111.3 p3      53 blocks reload
        vmovdqu64 [rcx + 32], xmm5                                    ;   307.3 p7+p4   53 blocks
        vmovdqu64 zmm5, [rsp + 3136]                                  ;   111.7 p2      53 blocks reload
        vmovdqu64 zmm30, [rsp + 3072]                                 ;   112.3 p3      53 blocks reload
        vpunpcklbw zmm31, zmm30, zmm5                                 ;   324.3 p5      53 blocks
        vshufi32x4 zmm19, zmm19, zmm19, 0xff                          ;   325.3 p5      53 blocks
        mov rcx, qword [rsp + 16344]                                  ;   112.3 p10     53 blocks reload
        vmovdqu64 [rcx + 32], xmm22                                   ;   309.3 p8+p9   53 blocks
        vshufi32x4 zmm14, zmm14, zmm14, 0xff                          ;   326.3 p5      53 blocks
        mov rcx, qword [rsp + 16352]                                  ;   112.8 p2      53 blocks reload
        vmovdqu64 [rcx + 32], xmm23                                   ;   311.3 p7+p4   53 blocks
        vmovdqu64 zmm22, [rsp + 3264]                                 ;   113.3 p3      53 blocks reload
        vmovdqu64 zmm23, [rsp + 3200]                                 ;   113.8 p2      53 blocks reload
        vpunpcklbw zmm5, zmm23, zmm22                                 ;   327.3 p5      53 blocks
        vmovdqu64 [rdx + 32], xmm3                                    ;   320.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm4, zmm4, 0xff                             ;   328.3 p5      53 blocks
        mov rdx, qword [rsp + 16360]                                  ;   114.0 p10     53 blocks reload
        vmovdqu64 [rdx + 32], xmm25                                   ;   312.3 p7+p4   53 blocks
        vmovdqu64 zmm4, [rsp + 3392]                                  ;   114.3 p3      53 blocks reload
        vmovdqu64 zmm25, [rsp + 3328]                                 ;   114.8 p2      53 blocks reload
        vpunpcklbw zmm22, zmm25, zmm4                                 ;   329.3 p5      53 blocks
        vmovdqu64 [rbx + 32], xmm7                                    ;   322.3 p8+p9   53 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   330.3 p5      53 blocks
        mov rbx, qword [rsp + 16368]                                  ;   115.2 p10     53 blocks reload
        vmovdqu64 [rbx + 32], xmm26                                   ;   313.3 p7+p4   53 blocks
        vmovdqu64 zmm7, [rsp + 3520]                                  ;   115.5 p3      53 blocks reload
        vmovdqu64 zmm26, [rsp + 3456]                                 ;   115.8 p2      53 blocks reload
        vpunpcklbw zmm4, zmm26, zmm7                                  ;   331.3 p5      53 blocks
        vmovdqu64 [r10 + 32], xmm1                                    ;   324.3 p8+p9   53 blocks
        mov r10, qword [rsp + 16376]                                  ;   116.2 p10     53 blocks reload
        vmovdqu64 [r10 + 32], xmm27                                   ;   314.3 p7+p4   53 blocks
        vmovdqu64 zmm1, [rsp + 3648]                                  ;   116.5 p3      53 blocks reload
        vmovdqu64 zmm27, [rsp + 3584]                                 ;   116.8 p2      53 blocks reload
        vpunpcklbw zmm7, zmm27, zmm1                                  ;   332.3 p5      53 blocks
        vshufi32x4 zmm24, zmm24, zmm24, 0xff                          ;   333.3 p5      53 blocks
        mov r10, qword [rsp + 16384]                                  ;   117.2 p10     53 blocks reload
        vmovdqu64 [r10 + 32], xmm17                                   ;   315.3 p8+p9   53 blocks
        vshufi32x4 zmm17, zmm21, zmm21, 0xff                          ;   334.3 p5      53 blocks
        mov r10, qword [rsp + 16392]                                  ;   117.7 p3      53 blocks reload
        vmovdqu64 [r10 + 32], xmm28                                   ;   316.3 p7+p4   53 blocks
        vmovdqu64 zmm21, [rsp + 3776]                                 ;   118.0 p2      53 blocks reload
        vmovdqu64 zmm28, [rsp + 3712]                                 ;   118.7 p3      53 blocks reload
        vpunpcklbw zmm1, zmm28, zmm21                                 ;   335.3 p5      53 blocks
        vshufi32x4 zmm9, zmm9, zmm9, 0xff                             ;   336.3 p5      53 blocks
        mov r10, qword [rsp + 16400]                                  ;   118.7 p10     53 blocks reload
        vmovdqu64 [r10 + 32], xmm8                                    ;   317.3 p8+p9   53 blocks
        mov r10, qword [rsp + 16408]                                  ;   119.0 p2      53 blocks reload
        vmovdqu64 [r10 + 32], xmm29                                   ;   319.3 p7+p4   53 blocks
        vmovdqu64 zmm8, [rsp + 3904]                                  ;   119.7 p3      53 blocks reload
        vmovdqu64 zmm29, [rsp + 3840]                                 ;   120.0 p2      53 blocks reload
        vpunpcklbw zmm21, zmm29, zmm8                                 ;   337.3 p5      53 blocks
        vshufi32x4 zmm6, zmm6, zmm6, 0xff                             ;   338.3 p5      53 blocks
        mov r10, qword [rsp + 16416]                                  ;   120.0 p10     53 blocks reload
        vmovdqu64 [r10 + 32], xmm15                                   ;   321.3 p8+p9   53 blocks
        vshufi32x4 zmm15, zmm18, zmm18, 0xff                          ;   339.3 p5      53 blocks
        vshufi32x4 zmm16, zmm16, zmm16, 0xff                          ;   340.3 p5      53 blocks
        mov r10, qword [rsp + 16424]                                  ;   120.7 p3      53 blocks reload
        vmovdqu64 [r10 + 32], xmm10                                   ;   323.3 p7+p4   53 blocks
        vmovdqu64 zmm10, [rsp + 4032]                                 ;   121.0 p2      53 blocks reload
        vmovdqu64 zmm18, [rsp + 3968]                                 ;   121.7 p3      53 blocks reload
        vpunpcklbw zmm8, zmm18, zmm10                                 ;   341.3 p5      53 blocks
        mov r10, qword [rsp + 16432]                                  ;   121.5 p10     53 blocks reload
        vmovdqu64 [r10 + 32], xmm12                                   ;   325.3 p8+p9   53 blocks
        vshufi32x4 zmm12, zmm20, zmm20, 0xff                          ;   342.3 p5      53 blocks
        vmovdqu64 [r11 + 32], xmm6                                    ;   341.3 p7+p4   53 blocks
        mov r11, qword [rsp + 16568]                                  ;   122.2 p2      53 blocks reload
        vmovdqu64 [r11 + 32], xmm13                                   ;   326.3 p8+p9   53 blocks
        mov r11, qword [rsp + 16440]                                  ;   122.5 p10     53 blocks reload
        vmovdqu64 [r11 + 32], xmm11                                   ;   318.3 p7+p4   53 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   343.3 p5      53 blocks
        vmovdqu64 [r8 + 32], xmm15                                    ;   342.3 p8+p9   53 blocks
        mov r8, qword [rsp + 16472]                                   ;   123.2 p3      53 blocks reload
        vmovdqu64 [r8 + 32], xmm19                                    ;   328.3 p7+p4   53 blocks
        vpunpcklwd zmm6, zmm31, zmm5                                  ;   344.3 p5      53 blocks
        mov r8, qword [rsp + 16480]                                   ;   123.7 p2      53 blocks reload
        vmovdqu64 [r8 + 32], xmm14                                    ;   329.3 p8+p9   53 blocks
        vpunpcklwd zmm11, zmm22, zmm4                                 ;   345.3 p5      53 blocks
        mov r8, qword [rsp + 16488]                                   ;   124.2 p10     53 blocks reload
        vmovdqu64 [r8 + 32], xmm3                                     ;   331.3 p7+p4   53 blocks
        mov r8, qword [rsp + 16496]                                   ;   124.5 p3      53 blocks reload
        vmovdqu64 [r8 + 32], xmm2                                     ;   333.3 p8+p9   53 blocks
        vpunpckldq zmm2, zmm6, zmm11                                  ;   346.3 p5      53 blocks
        vpunpcklwd zmm3, zmm7, zmm1                                   ;   347.3 p5      53 blocks
        mov r8, qword [rsp + 16504]                                   ;   125.2 p2      53 blocks reload
        vmovdqu64 [r8 + 32], xmm24                                    ;   336.3 p7+p4   53 blocks
        mov r8, qword [rsp + 16512]                                   ;   125.5 p10     53 blocks reload
        vmovdqu64 [r8 + 32], xmm17                                    ;   337.3 p8+p9   53 blocks
        vpunpcklwd zmm13, zmm21, zmm8                                 ;   348.3 p5      53 blocks
        mov r8, qword [rsp + 16520]                                   ;   126.0 p3      53 blocks reload
        vmovdqu64 [r8 + 32], xmm9                                     ;   339.3 p7+p4   53 blocks
        vpunpckldq zmm9, zmm3, zmm13                                  ;   349.3 p5      53 blocks
        vpunpckhbw zmm14, zmm30, [rsp + 3136]                         ;   350.3 p5+p2   53 blocks
        vpunpcklqdq zmm15, zmm2, zmm9                                 ;   351.3 p5      53 blocks
        vpunpckhbw zmm17, zmm23, [rsp + 3264]                         ;   352.3 p5+p3   53 blocks
        vpunpckhbw zmm19, zmm25, [rsp + 3392]                         ;   353.3 p5+p2   53 blocks
        vpunpckhqdq zmm2, zmm2, zmm9                                  ;   354.3 p5      53 blocks
        vshufi32x4 zmm9, zmm15, zmm15, 0x55                           ;   355.3 p5      53 blocks
        vmovdqu64 [r9 + 48], xmm9                                     ;   358.3 p8+p9   53 blocks
        mov r9, qword [rsp + 16544]                                   ;   127.7 p10     53 blocks reload
        vmovdqu64 [r9 + 32], xmm16                                    ;   343.3 p7+p4   53 blocks
        vpunpckhbw zmm9, zmm26, [rsp + 3520]                          ;   356.3 p5+p3   53 blocks
        vmovdqu64 [rdi + 48], xmm2                                    ;   355.3 p8+p9   53 blocks
        mov rdi, qword [rsp + 16552]                                  ;   128.5 p2      53 blocks reload
        vmovdqu64 [rdi + 32], xmm12                                   ;   345.3 p7+p4   53 blocks
        vpunpckhdq zmm6, zmm6, zmm11                                  ;   357.3 p5      53 blocks
        vpunpckhbw zmm11, zmm27, [rsp + 3648]                         ;   358.3 p5+p3   53 blocks
        vshufi32x4 zmm12, zmm2, zmm2, 0x55                            ;   359.3 p5      53 blocks
        vmovdqu64 [rbp + 48], xmm12                                   ;   362.3 p8+p9   53 blocks
        mov rbp, qword [rsp + 16560]                                  ;   129.3 p10     53 blocks reload
        vmovdqu64 [rbp + 32], xmm0                                    ;   346.3 p7+p4   53 blocks
        vpunpckhdq zmm0, zmm3, zmm13                                  ;   360.3 p5      53 blocks
        vpunpckhbw zmm3, zmm28, [rsp + 3776]                          ;   361.3 p5+p2   53 blocks
        vpunpckhbw zmm10, zmm18, zmm10                                ;   362.3 p5      53 blocks
        vpunpckhbw zmm12, zmm29, [rsp + 3904]                         ;   363.3 p5+p3   53 blocks
        vpunpckhwd zmm5, zmm31, zmm5                                  ;   364.3 p5      53 blocks
        vpunpcklqdq zmm13, zmm6, zmm0                                 ;   365.3 p5      53 blocks
        vmovdqu64 [r12 + 48], xmm13                                   ;   366.3 p8+p9   53 blocks
        mov r12, qword [rsp + 16064]                                  ;   130.8 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm15                                   ;   352.3 p7+p4   53 blocks
        vpunpckhwd zmm4, zmm22, zmm4                                  ;   366.3 p5      53 blocks
        vpunpckhqdq zmm0, zmm6, zmm0                                  ;   367.3 p5      53 blocks
        vshufi32x4 zmm6, zmm13, zmm13, 0x55                           ;   368.3 p5      53 blocks
        vmovdqu64 [r13 + 48], xmm6                                    ;   371.3 p8+p9   53 blocks
        vmovdqu64 [r14 + 48], xmm0                                    ;   368.3 p7+p4   53 blocks
        vpunpckhwd zmm1, zmm7, zmm1                                   ;   369.3 p5      53 blocks
        vpunpckhwd zmm6, zmm21, zmm8                                  ;   370.3 p5      53 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                             ;   371.3 p5      53 blocks
        vmovdqu64 [r15 + 48], xmm7                                    ;   374.3 p8+p9   53 blocks
        vpunpckldq zmm7, zmm5, zmm4                                   ;   372.3 p5      53 blocks
        vpunpckldq zmm8, zmm1, zmm6                                   ;   373.3 p5      53 blocks
        vpunpcklqdq zmm16, zmm7, zmm8                                 ;   374.3 p5      53 blocks
        vmovdqu64 [rsi + 48], xmm16                                   ;   375.3 p7+p4   53 blocks
        vpunpckhqdq zmm7, zmm7, zmm8                                  ;   375.3 p5      53 blocks
        vshufi32x4 zmm8, zmm16, zmm16, 0x55                           ;   376.3 p5      53 blocks
        mov r12, qword [rsp + 16224]                                  ;   133.7 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm8                                    ;   379.3 p8+p9   53 blocks
        vpunpckhdq zmm4, zmm5, zmm4                                   ;   377.3 p5      53 blocks
        mov r12, qword [rsp + 16104]                                  ;   134.2 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm7                                    ;   376.3 p7+p4   53 blocks
        vpunpckhdq zmm1, zmm1, zmm6                                   ;   378.3 p5      53 blocks
        vshufi32x4 zmm5, zmm7, zmm7, 0x55                             ;   379.3 p5      53 blocks
        vmovdqu64 [rax + 48], xmm5                                    ;   382.3 p8+p9   53 blocks
        vpunpcklqdq zmm5, zmm4, zmm1                                  ;   380.3 p5      53 blocks
        mov r12, qword [rsp + 16112]                                  ;   136.5 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm5                                    ;   381.3 p7+p4   53 blocks
        vpunpckhqdq zmm1, zmm4, zmm1                                  ;   381.3 p5      53 blocks
        vshufi32x4 zmm4, zmm5, zmm5, 0x55                             ;   382.3 p5      53 blocks
        mov r12, qword [rsp + 16240]                                  ;   137.5 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm4                                    ;   385.3 p8+p9   53 blocks
        vpunpcklwd zmm4, zmm14, zmm17                                 ;   383.3 p5      53 blocks
        mov r12, qword [rsp + 16120]                                  ;   141.5 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm1                                    ;   382.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm1, zmm1, 0x55                             ;   384.3 p5      53 blocks
        mov r12, qword [rsp + 16248]                                  ;   142.3 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   387.3 p8+p9   53 blocks
        vpunpcklwd zmm6, zmm19, zmm9                                  ;   385.3 p5      53 blocks
        vpunpcklwd zmm8, zmm11, zmm3                                  ;   386.3 p5      53 blocks
        vpunpckldq zmm18, zmm4, zmm6                                  ;   387.3 p5      53 blocks
        vpunpcklwd zmm20, zmm12, zmm10                                ;   388.3 p5      53 blocks
        vpunpckldq zmm21, zmm8, zmm20                                 ;   389.3 p5      53 blocks
        vpunpcklqdq zmm22, zmm18, zmm21                               ;   390.3 p5      53 blocks
        mov r12, qword [rsp + 16128]                                  ;   150.5 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm22                                   ;   391.3 p7+p4   53 blocks
        vpunpckhqdq zmm18, zmm18, zmm21                               ;   391.3 p5      53 blocks
        vshufi32x4 zmm21, zmm22, zmm22, 0x55                          ;   392.3 p5      53 blocks
        mov r12, qword [rsp + 16256]                                  ;   151.3 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm21                                   ;   395.3 p8+p9   53 blocks
        vpunpckhdq zmm4, zmm4, zmm6                                   ;   393.3 p5      53 blocks
        mov r12, qword [rsp + 16136]                                  ;   155.5 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm18                                   ;   392.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm18, zmm18, 0x55                           ;   394.3 p5      53 blocks
        vpunpckhdq zmm8, zmm8, zmm20                                  ;   395.3 p5      53 blocks
        mov r12, qword [rsp + 16264]                                  ;   157.3 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   397.3 p8+p9   53 blocks
        vpunpckhwd zmm6, zmm14, zmm17                                 ;   396.3 p5      53 blocks
        vpunpcklqdq zmm14, zmm4, zmm8                                 ;   397.3 p5      53 blocks
        vpunpckhwd zmm9, zmm19, zmm9                                  ;   398.3 p5      53 blocks
        mov r12, qword [rsp + 16144]                                  ;   162.3 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm14                                   ;   398.3 p7+p4   53 blocks
        vshufi32x4 zmm17, zmm14, zmm14, 0x55                          ;   399.3 p5      53 blocks
        vpunpckhqdq zmm4, zmm4, zmm8                                  ;   400.3 p5      53 blocks
        vpunpckhwd zmm3, zmm11, zmm3                                  ;   401.3 p5      53 blocks
        mov r12, qword [rsp + 16272]                                  ;   165.3 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm17                                   ;   402.3 p8+p9   53 blocks
        vpunpckhwd zmm8, zmm12, zmm10                                 ;   402.3 p5      53 blocks
        mov r12, qword [rsp + 16152]                                  ;   168.3 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm4                                    ;   401.3 p7+p4   53 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0x55                            ;   403.3 p5      53 blocks
        mov r12, qword [rsp + 16280]                                  ;   173.3 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm10                                   ;   406.3 p8+p9   53 blocks
        vpunpckldq zmm10, zmm6, zmm9                                  ;   404.3 p5      53 blocks
        vpunpckldq zmm11, zmm3, zmm8                                  ;   405.3 p5      53 blocks
        vpunpcklqdq zmm12, zmm10, zmm11                               ;   406.3 p5      53 blocks
        vpunpckhqdq zmm10, zmm10, zmm11                               ;   407.3 p5      53 blocks
        mov r12, qword [rsp + 16160]                                  ;   174.3 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm12                                   ;   407.3 p7+p4   53 blocks
        vshufi32x4 zmm11, zmm12, zmm12, 0x55                          ;   408.3 p5      53 blocks
        mov r12, qword [rsp + 16288]                                  ;   177.5 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm11                                   ;   411.3 p8+p9   53 blocks
        vpunpckhdq zmm6, zmm6, zmm9                                   ;   409.3 p5      53 blocks
        mov r12, qword [rsp + 16168]                                  ;   179.3 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm10                                   ;   408.3 p7+p4   53 blocks
        vpunpckhdq zmm3, zmm3, zmm8                                   ;   410.3 p5      53 blocks
        vshufi32x4 zmm8, zmm10, zmm10, 0x55                           ;   411.3 p5      53 blocks
        mov r12, qword [rsp + 16296]                                  ;   182.8 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm8                                    ;   414.3 p8+p9   53 blocks
        vshufi32x4 zmm8, zmm15, zmm15, 0xaa                           ;   412.3 p5      53 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                             ;   413.3 p5      53 blocks
        vpunpcklqdq zmm11, zmm6, zmm3                                 ;   414.3 p5      53 blocks
        vpunpckhqdq zmm3, zmm6, zmm3                                  ;   415.3 p5      53 blocks
        mov r12, qword [rsp + 16176]                                  ;   187.3 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm11                                   ;   415.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm11, zmm11, 0x55                           ;   416.3 p5      53 blocks
        mov r12, qword [rsp + 16304]                                  ;   187.8 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   419.3 p8+p9   53 blocks
        vshufi32x4 zmm6, zmm13, zmm13, 0xaa                           ;   417.3 p5      53 blocks
        vshufi32x4 zmm17, zmm0, zmm0, 0xaa                            ;   418.3 p5      53 blocks
        mov r12, qword [rsp + 16184]                                  ;   190.3 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm3                                    ;   416.3 p7+p4   53 blocks
        vshufi32x4 zmm19, zmm3, zmm3, 0x55                            ;   419.3 p5      53 blocks
        mov r12, qword [rsp + 16312]                                  ;   192.5 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm19                                   ;   422.3 p8+p9   53 blocks
        mov r12, qword [rsp + 16320]                                  ;   192.8 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm8                                    ;   415.3 p7+p4   53 blocks
        vshufi32x4 zmm8, zmm16, zmm16, 0xaa                           ;   420.3 p5      53 blocks
        mov r12, qword [rsp + 16328]                                  ;   195.5 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm9                                    ;   416.3 p8+p9   53 blocks
        vshufi32x4 zmm9, zmm7, zmm7, 0xaa                             ;   421.3 p5      53 blocks
        mov r12, qword [rsp + 16336]                                  ;   197.3 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   420.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm5, zmm5, 0xaa                             ;   422.3 p5      53 blocks
        mov r12, qword [rsp + 16344]                                  ;   197.8 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm17                                   ;   421.3 p8+p9   53 blocks
        vshufi32x4 zmm17, zmm1, zmm1, 0xaa                            ;   423.3 p5      53 blocks
        vmovdqu64 [rcx + 48], xmm8                                    ;   423.3 p7+p4   53 blocks
        vmovdqu64 [rdx + 48], xmm9                                    ;   424.3 p8+p9   53 blocks
        vshufi32x4 zmm8, zmm22, zmm22, 0xaa                           ;   424.3 p5      53 blocks
        vmovdqu64 [rbx + 48], xmm6                                    ;   425.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm18, zmm18, 0xaa                           ;   425.3 p5      53 blocks
        mov r12, qword [rsp + 16376]                                  ;   202.7 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm17                                   ;   426.3 p8+p9   53 blocks
        vshufi32x4 zmm9, zmm14, zmm14, 0xaa                           ;   426.3 p5      53 blocks
        mov r12, qword [rsp + 16384]                                  ;   203.3 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm8                                    ;   427.3 p7+p4   53 blocks
        vshufi32x4 zmm8, zmm15, zmm15, 0xff                           ;   427.3 p5      53 blocks
        vshufi32x4 zmm15, zmm4, zmm4, 0xaa                            ;   428.3 p5      53 blocks
        mov r12, qword [rsp + 16392]                                  ;   204.5 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   428.3 p8+p9   53 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   429.3 p5      53 blocks
        vshufi32x4 zmm6, zmm12, zmm12, 0xaa                           ;   430.3 p5      53 blocks
        mov r12, qword [rsp + 16400]                                  ;   207.3 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm9                                    ;   429.3 p7+p4   53 blocks
        vshufi32x4 zmm9, zmm10, zmm10, 0xaa                           ;   431.3 p5      53 blocks
        mov r12, qword [rsp + 16408]                                  ;   207.8 p2      53 blocks reload
        vmovdqu64 [r12 + 48], xmm15                                   ;   431.3 p8+p9   53 blocks
        vshufi32x4 zmm13, zmm13, zmm13, 0xff                          ;   432.3 p5      53 blocks
        mov r12, qword [rsp + 16416]                                  ;   209.3 p3      53 blocks reload
        vmovdqu64 [r12 + 48], xmm6                                    ;   433.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm11, zmm11, 0xaa                           ;   433.3 p5      53 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   434.3 p5      53 blocks
        mov r12, qword [rsp + 16424]                                  ;   210.5 p10     53 blocks reload
        vmovdqu64 [r12 + 48], xmm9                                    ;   434.3 p8+p9   53 blocks
        vshufi32x4 zmm9, zmm3, zmm3, 0xaa                             ;   435.3 p5      53 blocks
        vmovdqu64 [r10 + 48], xmm6                                    ;   436.3 p7+p4   53 blocks
        vshufi32x4 zmm6, zmm16, zmm16, 0xff                           ;   436.3 p5      53 blocks
        vmovdqu64 [r11 + 48], xmm8                                    ;   430.3 p8+p9   53 blocks
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                             ;   437.3 p5      53 blocks
        mov r10, qword [rsp + 16568]                                  ;   212.7 p2      53 blocks reload
        vmovdqu64 [r10 + 48], xmm9                                    ;   438.3 p7+p4   53 blocks
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   438.3 p5      53 blocks
        mov r10, qword [rsp + 16448]                                  ;   215.3 p3      53 blocks reload
        vmovdqu64 [r10 + 48], xmm2                                    ;   432.3 p8+p9   53 blocks
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   439.3 p5      53 blocks
        mov r10, qword [rsp + 16456]                                  ;   216.3 p10     53 blocks reload
        vmovdqu64 [r10 + 48], xmm13                                   ;   435.3 p7+p4   53 blocks
        mov r10, qword [rsp + 16464]                                  ;   216.7 p2      53 blocks reload
        vmovdqu64 [r10 + 48], xmm0                                    ;   437.3 p8+p9   53 blocks
        vshufi32x4 zmm0, zmm22, zmm22, 0xff                           ;   440.3 p5      53 blocks
        mov r10, qword [rsp + 16472]                                  ;   217.3 p3      53 blocks reload
        vmovdqu64 [r10 + 48], xmm6                                    ;   439.3 p7+p4   53 blocks
        vshufi32x4 zmm2, zmm18, zmm18, 0xff                           ;   441.3 p5      53 blocks
        mov r10, qword [rsp + 16480]                                  ;   218.3 p10     53 blocks reload
        vmovdqu64 [r10 + 48], xmm7                                    ;   440.3 p8+p9   53 blocks
        vshufi32x4 zmm6, zmm14, zmm14, 0xff                           ;   442.3 p5      53 blocks
        mov r10, qword [rsp + 16488]                                  ;   218.8 p2      53 blocks reload
        vmovdqu64 [r10 + 48], xmm5                                    ;   441.3 p7+p4   53 blocks
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   443.3 p5      53 blocks
        mov r10, qword [rsp + 16496]                                  ;   219.5 p3      53 blocks reload
        vmovdqu64 [r10 + 48], xmm1                                    ;   442.3 p8+p9   53 blocks
        vshufi32x4 zmm1, zmm12, zmm12, 0xff                           ;   444.3 p5      53 blocks
        mov r10, qword [rsp + 16504]                                  ;   220.0 p10     53 blocks reload
        vmovdqu64 [r10 + 48], xmm0                                    ;   443.3 p7+p4   53 blocks
        vshufi32x4 zmm0, zmm10, zmm10, 0xff                           ;   445.3 p5      53 blocks
        mov r10, qword [rsp + 16512]                                  ;   221.5 p2      53 blocks reload
        vmovdqu64 [r10 + 48], xmm2                                    ;   444.3 p8+p9   53 blocks
        vmovdqu64 [r8 + 48], xmm6                                     ;   445.3 p7+p4   53 blocks
        vshufi32x4 zmm2, zmm11, zmm11, 0xff                           ;   446.3 p5      53 blocks
        mov r8, qword [rsp + 16528]                                   ;   222.2 p3      53 blocks reload
        vmovdqu64 [r8 + 48], xmm4                                     ;   446.3 p8+p9   53 blocks
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;   447.3 p5      53 blocks
        mov r8, qword [rsp + 16536]                                   ;   223.7 p10     53 blocks reload
        vmovdqu64 [r8 + 48], xmm1                                     ;   447.3 p7+p4   53 blocks
        vmovdqu64 [r9 + 48], xmm0                                     ;   448.3 p8+p9   53 blocks
        vmovdqu64 [rdi + 48], xmm2                                    ;   449.3 p7+p4   53 blocks
        vmovdqu64 [rbp + 48], xmm3                                    ;   450.3 p8+p9   53 blocks
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rsp + 17112]                                  ;                    frame
        pop r15                                                       ;                    preserved
        pop r14                                                       ;                    preserved
        pop r13                                                       ;                    preserved
        pop r12                                                       ;                    preserved
        pop rbp                                                       ;                    preserved
        pop rbx                                                       ;                    preserved
        ret

        section .rodata align=64
; RC
        align 64, db 0
whirlpool_blocks.T0_RC:
        dq 0x1818181818181818, 0x1818181818181818, 0x1818181818181818, 0x1818181818181818, 0x1818181818181818, 0x1818181818181818, 0x1818181818181818, 0x1818181818181818
        dq 0x2323232323232323, 0x2323232323232323, 0x2323232323232323, 0x2323232323232323, 0x2323232323232323, 0x2323232323232323, 0x2323232323232323, 0x2323232323232323
        dq 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6
        dq 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8, 0xe8e8e8e8e8e8e8e8
        dq 0x8787878787878787, 0x8787878787878787, 0x8787878787878787, 0x8787878787878787, 0x8787878787878787, 0x8787878787878787, 0x8787878787878787, 0x8787878787878787
        dq 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8, 0xb8b8b8b8b8b8b8b8
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f, 0x4f4f4f4f4f4f4f4f
        dq 0x3636363636363636, 0x3636363636363636, 0x3636363636363636, 0x3636363636363636, 0x3636363636363636, 0x3636363636363636, 0x3636363636363636, 0x3636363636363636
        dq 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6, 0xa6a6a6a6a6a6a6a6
        dq 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2, 0xd2d2d2d2d2d2d2d2
        dq 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5, 0xf5f5f5f5f5f5f5f5
        dq 0x7979797979797979, 0x7979797979797979, 0x7979797979797979, 0x7979797979797979, 0x7979797979797979, 0x7979797979797979, 0x7979797979797979, 0x7979797979797979
        dq 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f, 0x6f6f6f6f6f6f6f6f
        dq 0x9191919191919191, 0x9191919191919191, 0x9191919191919191, 0x9191919191919191, 0x9191919191919191, 0x9191919191919191, 0x9191919191919191, 0x9191919191919191
        dq 0x5252525252525252, 0x5252525252525252, 0x5252525252525252, 0x5252525252525252, 0x5252525252525252, 0x5252525252525252, 0x5252525252525252, 0x5252525252525252
        dq 0x6060606060606060, 0x6060606060606060, 0x6060606060606060, 0x6060606060606060, 0x6060606060606060, 0x6060606060606060, 0x6060606060606060, 0x6060606060606060
        dq 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc
        dq 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b, 0x9b9b9b9b9b9b9b9b
        dq 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e, 0x8e8e8e8e8e8e8e8e
        dq 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3, 0xa3a3a3a3a3a3a3a3
        dq 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c, 0x0c0c0c0c0c0c0c0c
        dq 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b, 0x7b7b7b7b7b7b7b7b
        dq 0x3535353535353535, 0x3535353535353535, 0x3535353535353535, 0x3535353535353535, 0x3535353535353535, 0x3535353535353535, 0x3535353535353535, 0x3535353535353535
        dq 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d, 0x1d1d1d1d1d1d1d1d
        dq 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0, 0xe0e0e0e0e0e0e0e0
        dq 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7, 0xd7d7d7d7d7d7d7d7
        dq 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2, 0xc2c2c2c2c2c2c2c2
        dq 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e2e2e2e2e
        dq 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b, 0x4b4b4b4b4b4b4b4b
        dq 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe
        dq 0x5757575757575757, 0x5757575757575757, 0x5757575757575757, 0x5757575757575757, 0x5757575757575757, 0x5757575757575757, 0x5757575757575757, 0x5757575757575757
        dq 0x1515151515151515, 0x1515151515151515, 0x1515151515151515, 0x1515151515151515, 0x1515151515151515, 0x1515151515151515, 0x1515151515151515, 0x1515151515151515
        dq 0x7777777777777777, 0x7777777777777777, 0x7777777777777777, 0x7777777777777777, 0x7777777777777777, 0x7777777777777777, 0x7777777777777777, 0x7777777777777777
        dq 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737
        dq 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5, 0xe5e5e5e5e5e5e5e5
        dq 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f, 0x9f9f9f9f9f9f9f9f
        dq 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0, 0xf0f0f0f0f0f0f0f0
        dq 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a, 0x4a4a4a4a4a4a4a4a
        dq 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada, 0xdadadadadadadada
        dq 0x5858585858585858, 0x5858585858585858, 0x5858585858585858, 0x5858585858585858, 0x5858585858585858, 0x5858585858585858, 0x5858585858585858, 0x5858585858585858
        dq 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9, 0xc9c9c9c9c9c9c9c9
        dq 0x2929292929292929, 0x2929292929292929, 0x2929292929292929, 0x2929292929292929, 0x2929292929292929, 0x2929292929292929, 0x2929292929292929, 0x2929292929292929
        dq 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a
        dq 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1, 0xb1b1b1b1b1b1b1b1
        dq 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0, 0xa0a0a0a0a0a0a0a0
        dq 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b, 0x6b6b6b6b6b6b6b6b
        dq 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585
        dq 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd, 0xbdbdbdbdbdbdbdbd
        dq 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d, 0x5d5d5d5d5d5d5d5d
        dq 0x1010101010101010, 0x1010101010101010, 0x1010101010101010, 0x1010101010101010, 0x1010101010101010, 0x1010101010101010, 0x1010101010101010, 0x1010101010101010
        dq 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4, 0xf4f4f4f4f4f4f4f4
        dq 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb, 0xcbcbcbcbcbcbcbcb
        dq 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e, 0x3e3e3e3e3e3e3e3e
        dq 0x0505050505050505, 0x0505050505050505, 0x0505050505050505, 0x0505050505050505, 0x0505050505050505, 0x0505050505050505, 0x0505050505050505, 0x0505050505050505
        dq 0x6767676767676767, 0x6767676767676767, 0x6767676767676767, 0x6767676767676767, 0x6767676767676767, 0x6767676767676767, 0x6767676767676767, 0x6767676767676767
        dq 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4, 0xe4e4e4e4e4e4e4e4
        dq 0x2727272727272727, 0x2727272727272727, 0x2727272727272727, 0x2727272727272727, 0x2727272727272727, 0x2727272727272727, 0x2727272727272727, 0x2727272727272727
        dq 0x4141414141414141, 0x4141414141414141, 0x4141414141414141, 0x4141414141414141, 0x4141414141414141, 0x4141414141414141, 0x4141414141414141, 0x4141414141414141
        dq 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b, 0x8b8b8b8b8b8b8b8b
        dq 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7, 0xa7a7a7a7a7a7a7a7
        dq 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d, 0x7d7d7d7d7d7d7d7d
        dq 0x9595959595959595, 0x9595959595959595, 0x9595959595959595, 0x9595959595959595, 0x9595959595959595, 0x9595959595959595, 0x9595959595959595, 0x9595959595959595
        dq 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8, 0xd8d8d8d8d8d8d8d8
        dq 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb, 0xfbfbfbfbfbfbfbfb
        dq 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee, 0xeeeeeeeeeeeeeeee
        dq 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c, 0x7c7c7c7c7c7c7c7c
        dq 0x6666666666666666, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666
        dq 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd, 0xdddddddddddddddd
        dq 0x1717171717171717, 0x1717171717171717, 0x1717171717171717, 0x1717171717171717, 0x1717171717171717, 0x1717171717171717, 0x1717171717171717, 0x1717171717171717
        dq 0x4747474747474747, 0x4747474747474747, 0x4747474747474747, 0x4747474747474747, 0x4747474747474747, 0x4747474747474747, 0x4747474747474747, 0x4747474747474747
        dq 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e, 0x9e9e9e9e9e9e9e9e
        dq 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca, 0xcacacacacacacaca
        dq 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d, 0x2d2d2d2d2d2d2d2d
        dq 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf
        dq 0x0707070707070707, 0x0707070707070707, 0x0707070707070707, 0x0707070707070707, 0x0707070707070707, 0x0707070707070707, 0x0707070707070707, 0x0707070707070707
        dq 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad, 0xadadadadadadadad
        dq 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a, 0x5a5a5a5a5a5a5a5a
        dq 0x8383838383838383, 0x8383838383838383, 0x8383838383838383, 0x8383838383838383, 0x8383838383838383, 0x8383838383838383, 0x8383838383838383, 0x8383838383838383
        dq 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
; constants512
        align 64, db 0
whirlpool_blocks.T1_constants512:
        dq 0x4f01b887e8c62318, 0x52916f79f5d2a636, 0x357b0ca38e9bbc60, 0x57fe4b2ec2d7e01d, 0xda4af09fe5377715, 0x856ba0b10a29c958, 0x67053ecbf4105dbd, 0xd8957da78b4127e4
        dq 0x9e4717dd667ceefb, 0x33835aad07bf2dca, 0xd94919c871aa0263, 0xb032269a885be3f2, 0x4834cdbe80d50fe9, 0xae1a68205f907aff, 0x1273f164229354b4, 0x3d8da1dbecc30840
        dq 0x1bd682762bcf0097, 0xef30f345506aafb5, 0xc02fba65eaa2553f, 0x8a0675924dfd1cde, 0x96a8d4621f0ee6b2, 0x4c3972845925c5f9, 0x61e2a5d18c38785e, 0x04fcc7431e9c21b3
        dq 0x247edffa0d6d9951, 0xebb74e8f11ceab3b, 0xd32c13b9f794813c, 0xa97f445603c46ee7, 0x6c9d0bdc53c1bb2a, 0xe11489ac46f67431, 0xedd0b67009693a16, 0x86f85c28a49842cc
        dq 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080
        dq 0x8001828488102040, 0x8001828488102040, 0x8001828488102040, 0x8001828488102040, 0x8001828488102040, 0x8001828488102040, 0x8001828488102040, 0x8001828488102040
        dq 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810, 0x2040a061e2c48810
        dq 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020, 0x408041c2c4881020

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

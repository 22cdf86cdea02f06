; aes_to_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_to_slices --cpu golden-cove
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 10 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 5.0
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
%fatal "aes_to_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_to_slices
$_aes_to_slices:
%else
        global $aes_to_slices
%endif
$aes_to_slices:
        sub rsp, 0x28             ;                    frame
        mov dword [rsp + 24], edx ;                    argument
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 16], rsi ;                    argument
        mov r8d, dword [rsp + 24] ;     0.0 p2     194 blocks
        shl r8, 4                 ;     5.0 p0     194 blocks
        add r8, qword [rsp + 0]   ;     6.0 p1+p3  194 blocks
        mov qword [rsp + 8], r8   ;     7.0 p7+p4  194 blocks
        cmp dword [rsp + 24], 0   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 0]   ;                    resident
        mov r9, qword [rsp + 16]  ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]       ;     0.0 p2     192 dst
        mov dword [r9], esi       ;     5.0 p7+p4  192 dst
        mov esi, dword [r8 + 4]   ;     0.3 p3     192 dst
        mov dword [r9 + 4], esi   ;     5.3 p8+p9  192 dst
        mov esi, dword [r8 + 8]   ;     0.7 p10    192 dst
        mov dword [r9 + 8], esi   ;     5.7 p7+p4  192 dst
        mov esi, dword [r8 + 12]  ;     1.0 p2     192 dst
        mov dword [r9 + 12], esi  ;     6.0 p8+p9  192 dst
        add r9, 0x10              ;     1.3 p0     194 blocks
        add r8, 0x10              ;     1.5 p1     194 blocks
        cmp r8, qword [rsp + 8]   ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 0], r8   ;                    resident
        mov qword [rsp + 16], r9  ;                    resident
.blocks_1_done:
        add rsp, 0x28             ;                    frame
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

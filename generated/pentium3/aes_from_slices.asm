; aes_from_slices for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu pentium3
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   cdecl
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 6 uops, planned 5.0; bounds: width 2.0, ports 2.0, path 2.0
;   blocks: 14 uops, planned 6.0; bounds: width 4.7, ports 4.0, path 3.0
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

for_formats elf64, elfx32, win64, macho64
%if HERE
%fatal "aes_from_slices is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_aes_from_slices
$_aes_from_slices:
%else
        global $aes_from_slices
%endif
$aes_from_slices:
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 4                ;                    frame
        mov esi, dword [esp + 28] ;     0.0 p2     197 blocks
        shl esi, 4                ;     3.0 p0     197 blocks
        add esi, dword [esp + 20] ;     4.0 p1+p2  197 blocks
        mov dword [esp + 0], esi  ;     5.0 p3+p4  197 blocks
        cmp dword [esp + 28], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 20] ;                    resident
        mov edi, dword [esp + 24] ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]      ;     0.0 p2     192 dst
        mov dword [edi], ebp      ;     3.0 p3+p4  192 dst
        mov ebp, dword [esi + 4]  ;     1.0 p2     192 dst
        mov dword [edi + 4], ebp  ;     4.0 p3+p4  192 dst
        mov ebp, dword [esi + 8]  ;     2.0 p2     192 dst
        mov dword [edi + 8], ebp  ;     5.0 p3+p4  192 dst
        mov ebp, dword [esi + 12] ;     3.0 p2     192 dst
        mov dword [edi + 12], ebp ;     6.0 p3+p4  192 dst
        add edi, 0x10             ;     4.0 p0     197 blocks
        add esi, 0x10             ;     4.3 p1     197 blocks
        cmp esi, dword [esp + 0]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 20], esi ;                    resident
        mov dword [esp + 24], edi ;                    resident
.blocks_1_done:
        add esp, 4                ;                    frame
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

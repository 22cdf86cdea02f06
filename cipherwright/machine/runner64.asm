; The native runner for 64-bit code: a static x86-64 Linux program made by nasm alone (nasm -f bin).
; It serves commands from standard input: four dwords (operation, a, b, c), some with a payload, as runner32.asm does:
;   1 MMAP addr len prot     2 WRITE addr len + bytes     3 MPROTECT addr len prot
;   4 CALL + request         5 READ addr len -> bytes     6 MUNMAP addr len
; CALL answers with a fixed reply; a signal during the call is caught and reported in the same reply.
; End of file on standard input ends the program. Everything lies below 2 GiB, so that addresses fit in 32 bits.
bits 64
BASE    equ 0x7f000000
DATA    equ 0x7f100000          ; private read/write area, mapped at the start
DATASZ  equ 0x40000
INBUF   equ DATA + 0x20000
OUTBUF  equ DATA + 0x30000
BUFSZ   equ 0x10000
ALT     equ DATA + 0x8000       ; alternate signal stack
ALTSZ   equ 0x18000
FRAME   equ 0x20000             ; so many bytes below the stack pointer hold UNSET before a call, not what one before left
UNSET   equ 0x1f83d9ab9d5bb7e3
FLAGS   equ 0x8d7               ; carry, parity, adjust, zero, sign, overflow: set; a callee may rely on none of them
        org BASE

ehdr:   db 0x7f, "ELF", 2, 1, 1, 0
        times 8 db 0
        dw 2, 62
        dd 1
        dq start, phdr - BASE, 0
        dd 0
        dw 64, 56, 2, 0, 0, 0
phdr:   dd 1, 5                 ; PT_LOAD, read + execute
        dq 0, BASE, BASE, filesize, filesize, 0x1000
        dd 0x6474e551, 6        ; PT_GNU_STACK: not executable
        dq 0, 0, 0, 0, 0, 16

; ---- the data area
absolute DATA
hdr:    resd 4
saved:  resq 1                  ; the runner's own stack pointer
incall: resq 1
zero:   resq 4                  ; an all-zero itimerval
timer:  resq 4
request:
q_entry: resq 1
q_rsp:  resq 1
q_gpr:  resq 15                 ; rax rcx rdx rbx rbp rsi rdi r8 to r15
q_sec:  resq 1
q_usec: resq 1
q_xmm:  resb 16*16              ; what the vector registers hold; the first bytes are for MMX registers, too
reqlen  equ $ - request
reply:
r_sig:  resq 1
r_gpr:  resq 15
r_rsp:  resq 1
r_flags: resq 1
r_tag:  resq 1
r_fcw:  resq 1
r_mxcsr: resq 1
r_addr: resq 1
r_rip:  resq 1
r_err:  resq 1
r_trap: resq 1
r_errno: resq 1                 ; the first failure of a memory command since the last reply
r_xmm:  resb 16*16
replen  equ $ - reply
fenv:   resd 7
mxcsr:  resd 1
inpos:  resq 1
inleft: resq 1
outlen: resq 1
section .text

start:  cld
        mov eax, 9              ; mmap
        mov edi, DATA
        mov esi, DATASZ
        mov edx, 3
        mov r10d, 0x32
        mov r8, -1
        xor r9d, r9d
        syscall
        cmp rax, DATA
        jne die
        mov [saved], rsp
        mov dword [mxcsr], 0x1f80
        mov eax, 131            ; sigaltstack
        mov edi, altstack
        xor esi, esi
        syscall
        mov ebx, signals
.sig:   movzx edi, byte [rbx]
        inc rbx
        test edi, edi
        jz serve
        mov eax, 13             ; rt_sigaction
        mov esi, action
        xor edx, edx
        mov r10d, 8
        syscall
        jmp .sig

serve:  mov edi, hdr
        mov ecx, 16
        call readall
        mov eax, [hdr]
        mov edi, [hdr + 4]
        mov esi, [hdr + 8]
        mov edx, [hdr + 12]
        cmp eax, 1
        je do_mmap
        cmp eax, 2
        je do_write
        cmp eax, 3
        je do_mprotect
        cmp eax, 4
        je do_call
        cmp eax, 5
        je do_read
        cmp eax, 6
        je do_munmap
die:    mov eax, 60             ; exit
        mov edi, 3
        syscall

do_mmap:
        mov eax, 9
        mov r10d, 0x100022      ; MAP_FIXED_NOREPLACE | MAP_ANONYMOUS | MAP_PRIVATE
        mov r8, -1
        xor r9d, r9d
        syscall
        mov edi, [hdr + 4]
        sub rax, rdi
        jmp status
do_write:
        mov ecx, esi
        call readall
        jmp serve
do_mprotect:
        mov eax, 10
        syscall
        jmp status
do_munmap:
        mov eax, 11
        syscall
status: test rax, rax
        jz serve
        cmp qword [r_errno], 0
        jne serve
        mov [r_errno], rax
        jmp serve
do_read:
        mov ecx, esi
        call writeall
        jmp serve

do_call:
        mov edi, request
        mov ecx, reqlen
        call readall
        push qword [r_errno]
        mov ecx, replen / 8
        mov edi, reply
        xor eax, eax
        rep stosq
        pop qword [r_errno]
        mov rdi, [q_rsp]
        sub rdi, FRAME
        mov ecx, FRAME / 8
        mov rax, UNSET
        mov qword [incall], 1
        rep stosq
        mov rax, [q_sec]
        mov [timer + 16], rax
        mov rax, [q_usec]
        mov [timer + 24], rax
        mov eax, 38             ; setitimer(ITIMER_REAL)
        xor edi, edi
        mov esi, timer
        xor edx, edx
        syscall
%assign i 0
%rep 8
        movq mm %+ i, [q_xmm]
%assign i i + 1
%endrep
%assign i 0
%rep 16
        movdqu xmm %+ i, [q_xmm + 16*i]
%assign i i + 1
%endrep
        fninit
        ldmxcsr [mxcsr]
        push FLAGS
        popfq
        mov rax, [q_gpr]
        mov rcx, [q_gpr + 8]
        mov rdx, [q_gpr + 16]
        mov rbx, [q_gpr + 24]
        mov rbp, [q_gpr + 32]
        mov rsi, [q_gpr + 40]
        mov rdi, [q_gpr + 48]
%assign i 8
%rep 8
        mov r %+ i, [q_gpr + 56 + 8*(i - 8)]
%assign i i + 1
%endrep
        mov rsp, [q_rsp]
        call [q_entry]
        mov [r_rsp], rsp
        mov rsp, [saved]
        pushfq
        mov qword [incall], 0
        pop qword [r_flags]
        cld
        mov [r_gpr], rax
        mov [r_gpr + 8], rcx
        mov [r_gpr + 16], rdx
        mov [r_gpr + 24], rbx
        mov [r_gpr + 32], rbp
        mov [r_gpr + 40], rsi
        mov [r_gpr + 48], rdi
%assign i 8
%rep 8
        mov [r_gpr + 56 + 8*(i - 8)], r %+ i
%assign i i + 1
%endrep
%assign i 0
%rep 16
        movdqu [r_xmm + 16*i], xmm %+ i
%assign i i + 1
%endrep
        fnstenv [fenv]
        movzx eax, word [fenv]
        mov [r_fcw], rax
        movzx eax, word [fenv + 8]
        mov [r_tag], rax
        stmxcsr [r_mxcsr]
finish: fninit
        ldmxcsr [mxcsr]
        mov eax, 38             ; stop the timer
        xor edi, edi
        mov esi, zero
        xor edx, edx
        syscall
        mov edi, reply
        mov ecx, replen
        call writeall
        mov qword [r_errno], 0
        jmp serve

; take ecx bytes of input to rdi; pending output is sent before the input buffer is filled again
readall:
        mov ebp, ecx
.next:  test ebp, ebp
        jz .done
        mov ecx, [inleft]
        test ecx, ecx
        jz .fill
        cmp ecx, ebp
        jbe .copy
        mov ecx, ebp
.copy:  mov rsi, [inpos]
        sub ebp, ecx
        sub [inleft], rcx
        add [inpos], rcx
        rep movsb
        jmp .next
.fill:  push rdi
        call flush
.again: xor eax, eax            ; read
        xor edi, edi
        mov esi, INBUF
        mov edx, BUFSZ
        syscall
        cmp rax, -4             ; EINTR
        je .again
        test rax, rax
        jle die
        mov [inleft], rax
        mov qword [inpos], INBUF
        pop rdi
        jmp .next
.done:  ret

; put ecx bytes from rdi in the output buffer, which is sent when it is full
writeall:
        mov rsi, rdi
        mov ebp, ecx
.next:  test ebp, ebp
        jz .done
        mov ecx, BUFSZ
        sub ecx, [outlen]
        jz .full
        cmp ecx, ebp
        jbe .copy
        mov ecx, ebp
.copy:  mov rdi, [outlen]
        add rdi, OUTBUF
        sub ebp, ecx
        add [outlen], rcx
        rep movsb
        jmp .next
.full:  push rsi
        call flush
        pop rsi
        jmp .next
.done:  ret

; send the output buffer (keeps rbp)
flush:  mov ebx, OUTBUF
.next:  cmp qword [outlen], 0
        je .done
        mov eax, 1              ; write
        mov edi, 1
        mov rsi, rbx
        mov rdx, [outlen]
        syscall
        cmp rax, -4
        je .next
        test rax, rax
        jle die
        add rbx, rax
        sub [outlen], rax
        jmp .next
.done:  ret

; void handler(int signal, siginfo_t *info, ucontext_t *context), on the alternate stack
handler:
        cld
        cmp qword [incall], 0
        jne .report
        cmp edi, 14             ; a late alarm is harmless, anything else is a fault of the runner
        jne die
        ret
.report:
        mov qword [incall], 0
        mov eax, edi
        mov [r_sig], rax
        mov rax, [rsi + 16]     ; si_addr
        mov [r_addr], rax
        mov rax, [rdx + 168]    ; rip in uc_mcontext, whose registers begin at 40
        mov [r_rip], rax
        mov rax, [rdx + 192]
        mov [r_err], rax
        mov rax, [rdx + 200]
        mov [r_trap], rax
        mov rax, [rdx + 160]
        mov [r_rsp], rax
        mov rsp, [saved]
        jmp finish

restorer:
        mov eax, 15             ; rt_sigreturn
        syscall

        align 8
action: dq handler, 0x4c000004, restorer, 0       ; SIGINFO | RESTORER | ONSTACK | NODEFER
altstack: dq ALT
        dd 0, 0
        dq ALTSZ
signals: db 4, 5, 7, 8, 11, 14, 0                 ; ILL TRAP BUS FPE SEGV ALRM
filesize equ $ - BASE

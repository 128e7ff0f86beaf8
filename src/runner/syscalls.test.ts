import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findPython } from './find-python.ts'

const MACHINES = ['x86_64', 'aarch64'] as const
type Machine = (typeof MACHINES)[number]

// From the kernel's headers (Debian's linux-libc-dev 6.1): asm/unistd_64.h of x86-64, and
// asm-generic/unistd.h with what arm64 wants of it. Not from the tables that are tested here.
const Numbers = z.record(z.enum(MACHINES), z.record(z.string(), z.number()))
const fixture = new URL('../../test/fixtures/runner/syscalls.json', import.meta.url)
const numbers = Numbers.parse(JSON.parse(readFileSync(fixture, 'utf8')))

const DUMP = `
import json, syscalls
print(json.dumps({m: {"calls": syscalls.CALLS[m], "arch": syscalls.AUDIT_ARCH[m],
    "worker": syscalls.worker_filter(m).hex(), "child": syscalls.child_filter(m)[0].hex()}
    for m in ("x86_64", "aarch64")}))
`
const Dump = z.record(
  z.enum(MACHINES),
  z.object({
    calls: z.record(z.string(), z.number()),
    arch: z.number(),
    worker: z.string(),
    child: z.string(),
  }),
)
const python = await findPython().catch(() => undefined)
const folder = fileURLToPath(new URL('./python', import.meta.url))

function dump(): z.infer<typeof Dump> {
  const env = { PYTHONPATH: folder }
  const text = execFileSync(python?.executable ?? '', ['-B', '-c', DUMP], { env, encoding: 'utf8' })
  return Dump.parse(JSON.parse(text))
}

type Action = 'allow' | 'kill' | 'EPERM' | 'ENOSYS'
const ACTIONS: Readonly<Record<number, Action>> = {
  0x7fff0000: 'allow',
  0x80000000: 'kill',
  0x00050001: 'EPERM',
  0x00050026: 'ENOSYS',
}

/** What a filter does with a call: the few instructions that it may use, as the kernel reads them. */
function judge(
  program: string,
  call: { nr: number; arch: number; args?: readonly number[] },
): Action {
  const code = Buffer.from(program, 'hex')
  const data = Buffer.alloc(64)
  data.writeUInt32LE(call.nr, 0)
  data.writeUInt32LE(call.arch, 4)
  for (const [at, value] of (call.args ?? []).entries()) {
    data.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), 16 + 8 * at)
  }
  let [a, x] = [0, 0]
  for (let at = 0; at < code.length; at += 8) {
    const [op, then, other, k] = [
      code.readUInt16LE(at),
      code.readUInt8(at + 2),
      code.readUInt8(at + 3),
      code.readUInt32LE(at + 4),
    ]
    const jump = (holds: boolean): void => void (at += 8 * (holds ? then : other))
    if (op === 0x06) return ACTIONS[k] ?? 'kill'
    if (op === 0x20) a = data.readUInt32LE(k)
    else if (op === 0x01) x = k
    else if (op === 0x15) jump(a === k)
    else if (op === 0x1d) jump(a === x)
    else if (op === 0x25) jump(a > k)
    else if (op === 0x45) jump((a & k) !== 0)
    else throw new Error(`unknown instruction ${op}`)
  }
  throw new Error('the filter does not end')
}

// What no snippet may do, whatever the machine; a name that a machine does not have is left out.
const FORBIDDEN =
  'socket connect accept accept4 bind listen sendmsg sendmmsg recvmmsg ptrace process_vm_readv ' +
  'process_vm_writev kcmp tkill rt_sigqueueinfo rt_tgsigqueueinfo setsid setpgid execve execveat ' +
  'shmget shmat shmctl shmdt semget semop semctl msgget msgsnd msgrcv msgctl mq_open mq_unlink ' +
  'memfd_create truncate ftruncate rename renameat renameat2 mkdir mkdirat rmdir creat link linkat ' +
  'unlink unlinkat symlink symlinkat chmod fchmod fchmodat chown fchown lchown fchownat mknod ' +
  'mknodat utime utimes utimensat futimesat setxattr lsetxattr fsetxattr removexattr ' +
  'name_to_handle_at open_by_handle_at fallocate mount umount2 pivot_root chroot swapon swapoff ' +
  'reboot sethostname setdomainname init_module finit_module delete_module kexec_load ' +
  'kexec_file_load unshare setns bpf perf_event_open userfaultfd add_key request_key keyctl ' +
  'io_setup io_submit setuid setgid setreuid setregid setresuid setresgid setgroups setfsuid ' +
  'setfsgid capset settimeofday clock_settime adjtimex clock_adjtime quotactl acct syslog iopl ' +
  'ioperm personality setpriority sched_setscheduler sched_setparam sched_setaffinity mbind ' +
  'set_mempolicy migrate_pages move_pages fanotify_init lookup_dcookie io_uring_setup ' +
  'io_uring_enter io_uring_register pidfd_open pidfd_getfd pidfd_send_signal open_tree move_mount ' +
  'fsopen fsmount clone3 process_madvise mount_setattr landlock_create_ruleset memfd_secret'

describe.skipIf(python === undefined)('the tables of system calls', () => {
  const tables = python === undefined ? undefined : dump()
  const worker = (machine: Machine, nr: number, args?: readonly number[]): Action =>
    judge(tables?.[machine].worker ?? '', {
      nr,
      arch: tables?.[machine].arch ?? 0,
      ...(args && { args }),
    })

  test.for(MACHINES)('name the numbers of the headers for %s', machine => {
    const calls = Object.entries(tables?.[machine].calls ?? {})

    expect(calls.length).toBeGreaterThan(5)
    for (const [name, number] of calls)
      expect([name, number]).toEqual([name, numbers[machine][name]])
  })

  test.for(MACHINES)('deny on %s what no snippet may do', machine => {
    const wrong = FORBIDDEN.split(' ').filter(name => {
      const number = numbers[machine][name]
      return number !== undefined && worker(machine, number) === 'allow'
    })

    expect(wrong).toEqual([])
  })

  test('decide alike on both machines about every call that both have', () => {
    const shared = Object.keys(numbers.x86_64).filter(name => name in numbers.aarch64)
    const decide = (machine: Machine) =>
      shared.map(name => `${name} ${worker(machine, numbers[machine][name] ?? -1)}`)

    expect(shared.length).toBeGreaterThan(250)
    expect(decide('aarch64')).toEqual(decide('x86_64'))
  })

  test.for(MACHINES)('kill on %s what calls by the numbers of another machine', machine => {
    expect(judge(tables?.[machine].worker ?? '', { nr: 0, arch: 0x40000003 })).toBe('kill')
  })

  test.for(MACHINES)('know no call on %s that is yet to come', machine => {
    for (const nr of [470, 500, 1000, 0x40000000 + 41]) expect(worker(machine, nr)).toBe('ENOSYS')
  })

  test.for(MACHINES)('leave a child of %s threads and signals to itself, and no fork', machine => {
    const own = 0 // the filter's constant is set to the child's id after the fork
    const child = (name: string, ...args: readonly number[]): Action =>
      judge(tables?.[machine].child ?? '', { nr: numbers[machine][name] ?? -1, arch: 0, args })

    expect(child('clone', 0x00010000)).toBe('allow')
    expect(child('clone', 17)).toBe('EPERM')
    expect(child('kill', own)).toBe('allow')
    expect(child('kill', 1)).toBe('EPERM')
    expect(child('tgkill', 1)).toBe('EPERM')
    expect(child('prlimit64', 1)).toBe('EPERM')
    expect(child('prctl', 15)).toBe('allow')
    expect(child('prctl', 4)).toBe('EPERM')
    expect(child('seccomp', 1)).toBe('EPERM')
    expect(worker(machine, numbers[machine]['socketpair'] ?? -1, [1])).toBe('allow')
    expect(worker(machine, numbers[machine]['socketpair'] ?? -1, [2])).toBe('EPERM')
    expect(worker(machine, numbers[machine]['sendto'] ?? -1, [3, 0, 0, 0, 0])).toBe('allow')
    expect(worker(machine, numbers[machine]['sendto'] ?? -1, [3, 0, 0, 0, 2 ** 40])).toBe('EPERM')
  })
})

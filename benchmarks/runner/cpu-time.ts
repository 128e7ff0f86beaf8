import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU seconds of this process, of those below it that live, and of all that have ended and were
 * waited for. Read it while the workers live: what namespaces end is waited for by nobody.
 */
export function cpuSeconds(pid: number | 'self' = 'self'): number {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime, stime, cutime, cstime, in hundredths of a second.
  const own = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / 100
  return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own)
}

/** Peak memory of this process in MB. */
export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024
}

function childrenOf(pid: number | 'self'): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap(thread =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Empty for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

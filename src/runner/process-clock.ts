import { readFileSync } from 'node:fs'

// USER_HZ is 100 on every Linux that Node runs on.
const MS_PER_TICK = 10

/** CPU time of a process in milliseconds, undefined where the system does not tell it as a file. */
export function cpuMilliseconds(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : readStat(`/proc/${pid}/stat`)
}

/** CPU time of one thread of this process, by the system's id of the thread. */
export function threadMilliseconds(thread: number | undefined): number | undefined {
  return thread === undefined ? undefined : readStat(`/proc/self/task/${thread}/stat`)
}

function readStat(path: string): number | undefined {
  try {
    const stat = readFileSync(path, 'latin1')
    // The command's name is in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  } catch {
    return undefined
  }
}

/** CPU time of a process and of the processes below it that still run. */
export function treeMilliseconds(pid: number | undefined): number | undefined {
  const own = cpuMilliseconds(pid)
  if (own === undefined) return undefined
  return childrenOf(pid).reduce((sum, child) => sum + (treeMilliseconds(child) ?? 0), own)
}

function childrenOf(pid: number | undefined): readonly number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    return list.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

import { readFileSync } from 'node:fs'

// USER_HZ is 100 on every Linux that Node runs on.
const MS_PER_TICK = 10

/** CPU time of a process in milliseconds, undefined where the system does not tell it as a file. */
export function cpuMilliseconds(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
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

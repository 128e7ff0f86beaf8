import { readFileSync } from 'node:fs'

/** CPU seconds of this process and of every process below it that has ended. */
export function cpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime, stime, cutime, cstime, in hundredths of a second.
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100
}

/** Peak memory of this process in MB. */
export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024
}

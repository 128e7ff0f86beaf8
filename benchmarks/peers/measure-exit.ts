// Preloaded into a process: prints its processor time and memory as the last line when it ends.
import { writeSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
  writeSync(1, `${JSON.stringify(used)}\n`)
})

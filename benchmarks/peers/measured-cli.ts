// The command line with the processor time and memory of its process as the last line printed.
import { dispatch } from '../../src/cli/dispatch.ts'
import { COMMANDS } from '../../src/cli/index.ts'

process.exitCode = await dispatch(process.argv.slice(2), COMMANDS, {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
})
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }))

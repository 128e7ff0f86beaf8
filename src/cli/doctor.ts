import { parseArgs } from 'node:util'
import { reportRunners, type RunnerReport } from '../runner/index.ts'
import { EXIT, type Command, type ExitCode } from './command.ts'

const USAGE = `Usage: vitest-retrieval doctor [--json] [--python <path>]

Prints the interpreters that would execute snippets here, the isolation levels that can be had and why
the others cannot. Every level that is called available has passed its self-test just now.
Exit code 3 when no snippet of Python can be executed.
`

/** `doctor`: prints interpreters and isolation levels, and why a level cannot be had. */
export const doctor: Command = {
  name: 'doctor',
  summary: 'show interpreters, isolation levels and why a level cannot be had',
  usage: USAGE,
  async run(args, io): Promise<ExitCode> {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, python: { type: 'string' } },
    })
    const reports = await reportRunners(values.python)
    if (values.json === true) {
      const node = {
        version: process.versions.node,
        platform: `${process.platform}-${process.arch}`,
      }
      io.out(`${JSON.stringify({ schemaVersion: 1, node, runners: reports }, undefined, 2)}\n`)
    } else {
      io.out(`node ${process.versions.node} on ${process.platform}-${process.arch}\n`)
      io.out(reports.map(render).join(''))
    }
    return reports.every(report => report.problem === undefined) ? EXIT.ok : EXIT.infrastructure
  },
}

function render({ language, interpreter, problem, levels }: RunnerReport): string {
  if (interpreter === undefined) return `\n${language}: ${problem ?? 'not available'}\n`
  const { implementation, version, platform, executable } = interpreter
  const width = Math.max(0, ...levels.map(({ level }) => level.length))
  const rows = levels.map(({ level, available, reason }) => {
    const verdict = available ? '✓' : '✗'
    return `  ${verdict} ${level.padEnd(width)}${reason === '' ? '' : `  ${reason}`}\n`
  })
  return `\n${language}: ${implementation} ${version} on ${platform}, ${executable}\n${rows.join('')}`
}

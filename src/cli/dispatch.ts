import { InputError, RetrievalError } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'

/** Runs the command that `argv` names and returns the exit code; throws nothing. */
export async function dispatch(
  argv: readonly string[],
  commands: readonly Command[],
  io: CommandIo,
): Promise<ExitCode> {
  if (argv.length === 0 || argv[0] === '--help' || argv[0] === 'help') {
    io.out(overview(commands))
    return argv.length === 0 ? EXIT.usage : EXIT.ok
  }
  const command = findCommand(argv, commands)
  if (command === undefined) {
    io.err(`Unknown command "${argv.join(' ')}".\n\n${overview(commands)}`)
    return EXIT.usage
  }
  const args = argv.slice(command.name.split(' ').length)
  if (args.includes('--help')) {
    io.out(command.usage)
    return EXIT.ok
  }
  return runGuarded(command, args, io)
}

function findCommand(argv: readonly string[], commands: readonly Command[]): Command | undefined {
  const byLength = [2, 1].map(words => argv.slice(0, words).join(' '))
  return byLength.flatMap(name => commands.filter(command => command.name === name))[0]
}

async function runGuarded(
  command: Command,
  args: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  try {
    return await command.run(args, io)
  } catch (error) {
    if (isUsageError(error)) {
      io.err(`${messageOf(error)}\nRun "vitest-retrieval ${command.name} --help".\n`)
      return EXIT.usage
    }
    io.err(`${messageOf(error)}\n`)
    return EXIT.infrastructure
  }
}

function isUsageError(error: unknown): boolean {
  if (error instanceof InputError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS')
}

function messageOf(error: unknown): string {
  if (error instanceof RetrievalError) return error.message
  if (error instanceof Error) return error.message
  return String(error)
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(0, ...commands.map(command => command.name.length))
  const rows = commands.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`)
  return `Usage: vitest-retrieval <command> [options]\n\n${rows.join('\n')}\n`
}

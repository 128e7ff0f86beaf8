import { parseArgs } from 'node:util'
import { InputError, MUTATION_TYPES, type MutationType } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'
import { mutateFile } from './mutate/mutate-file.ts'
import { mutateRows } from './mutate/mutate-rows.ts'
import {
  fileRecord,
  FORMATS,
  importRow,
  renderDiffs,
  type Format,
  type RenderedFile,
} from './mutate/render-mutants.ts'
import { verifyFile } from './mutate/verify-file.ts'

/** `mutate`: mechanical single-edit mutants of files, or of rows of tasks. */
export const mutate: Command = {
  name: 'mutate',
  summary: 'Plant single-edit bugs in files, or in the tasks of a JSON-lines file',
  usage: `Usage: vitest-retrieval mutate <file>... [options]
       vitest-retrieval mutate --jsonl <in> --out <out> [options]

Makes every mutant of the functions in Python, JavaScript and TypeScript files. The files are only
read. With --jsonl, reads rows { id, function, canonical, tests } (Python) and writes, for each, its
mutants and equivalents, all run.

  --types <list>    Comma-separated: ${MUTATION_TYPES.slice(0, 3).join(', ')},
                    ${MUTATION_TYPES.slice(3).join(', ')} (default: all)
  --max <n>         Draw at most n mutants a file, type after type
  --seed <n>        Seed of what is drawn (default: 1)
  --verify <what>   Run the mutants: asserts, one a line; @file with asserts; or a command with
                    {file}, which must fail on a mutant it detects ("python3 -m pytest -q {file}")
  --format <form>   diff (default), json, or dataset: rows that "dataset import" reads
  --json            Same as --format json
  --workers <n>     Interpreters side by side, with --jsonl

Exit codes: 0 done, 2 bad input (also a file that its grammar cannot read), 3 no interpreter.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        types: { type: 'string' },
        max: { type: 'string' },
        seed: { type: 'string', default: '1' },
        verify: { type: 'string' },
        format: { type: 'string', default: 'diff' },
        json: { type: 'boolean', default: false },
        jsonl: { type: 'string' },
        out: { type: 'string' },
        workers: { type: 'string' },
      },
    })
    const common = { types: typesOf(values.types), seed: wholeNumber('seed', values.seed) ?? 1 }
    if (values.jsonl !== undefined) {
      if (values.out === undefined) {
        throw new InputError('--jsonl must come with --out <file>, but --out is missing.')
      }
      const workers = wholeNumber('workers', values.workers)
      return runRows({ ...common, input: values.jsonl, output: values.out, workers }, io)
    }
    if (positionals.length === 0) {
      throw new InputError('mutate must be given at least one file or --jsonl, but got none.')
    }
    const max = wholeNumber('max', values.max)
    const format = formatOf(values.json ? 'json' : values.format)
    return runFiles(positionals, { ...common, max, verify: values.verify, format }, io)
  },
}

interface FilesOptions {
  readonly types: readonly MutationType[] | undefined
  readonly seed: number
  readonly max: number | undefined
  readonly verify: string | undefined
  readonly format: Format
}

async function runFiles(
  paths: readonly string[],
  options: FilesOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const rendered: RenderedFile[] = []
  for (const path of paths) {
    const file = await mutateFile(path, options)
    const wasRun = options.verify !== undefined
    const results = wasRun
      ? await verifyFile(file, options.verify ?? '')
      : file.mutants.map(mutant => ({ mutant, verified: false, outcomes: [] }))
    rendered.push({ file, results, wasRun })
  }
  io.out(textOf(rendered, options))
  const counts = rendered.flatMap(({ results }) => results)
  const verified = counts.filter(result => result.verified).length
  const tail = options.verify === undefined ? '' : `, ${verified} verified`
  io.err(`${counts.length} mutants of ${paths.length} files${tail}\n`)
  return EXIT.ok
}

function textOf(rendered: readonly RenderedFile[], { format, verify }: FilesOptions): string {
  if (format === 'json') {
    return `${JSON.stringify({ schemaVersion: 1, files: rendered.map(fileRecord) }, null, 2)}\n`
  }
  if (format === 'diff') return rendered.map(renderDiffs).join('\n')
  const tests = verify === undefined || !/^\s*assert\b/.test(verify) ? [] : verify.split(/\r?\n/)
  return rendered.map(file => `${importRow(file, tests)}\n`).join('')
}

async function runRows(
  options: Parameters<typeof mutateRows>[0],
  io: CommandIo,
): Promise<ExitCode> {
  const counts = { rows: 0, mutants: 0, verified: 0, refused: 0 }
  await mutateRows({
    ...options,
    onRow: ({ id, canonical, mutants }) => {
      counts.rows += 1
      counts.mutants += mutants.length
      counts.verified += mutants.filter(({ verified }) => verified).length
      if (canonical === 'passes') return
      counts.refused += 1
      io.err(`${id} is left out: its canonical ${canonical}.\n`)
    },
  })
  const { rows, mutants, verified, refused } = counts
  io.err(`${rows} rows, ${refused} left out, ${mutants} mutants, ${verified} verified\n`)
  return EXIT.ok
}

function typesOf(list: string | undefined): readonly MutationType[] | undefined {
  return list?.split(',').map(name => {
    const type = MUTATION_TYPES.find(known => known === name.trim())
    if (type !== undefined) return type
    throw new InputError(
      `--types must be names out of ${MUTATION_TYPES.join(', ')}, but got "${name.trim()}".`,
    )
  })
}

function formatOf(text: string): Format {
  const format = FORMATS.find(known => known === text)
  if (format !== undefined) return format
  throw new InputError(`--format must be one of ${FORMATS.join(', ')}, but got "${text}".`)
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw new InputError(`--${name} must be a whole number, but got "${text}".`)
}

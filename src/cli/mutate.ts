import { parseArgs } from 'node:util'
import { InputError, MUTATION_TYPES, type MutationType } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'
import { mutateFile } from './mutate/mutate-file.ts'
import { mutateRows } from './mutate/mutate-rows.ts'
import { formatOf, typesOf, wholeNumber } from './mutate/read-options.ts'
import {
  fileRecord,
  importRow,
  renderDiffs,
  type Format,
  type RenderedFile,
} from './mutate/render-mutants.ts'
import type { JudgedMutant } from './mutate/judged-mutant.ts'
import { assertsOf, verifyFile } from './mutate/verify-file.ts'

/** `mutate`: mechanical single-edit mutants of files, or of rows of tasks. */
export const mutate: Command = {
  name: 'mutate',
  summary: 'Plant single-edit bugs in files, or in the tasks of a JSON-lines file',
  usage: `Usage: vitest-retrieval mutate <file>... [options]
       vitest-retrieval mutate --jsonl <in> --out <out> [options]

Makes every mutant of the functions in Python, JavaScript and TypeScript files. The files are only
read. With --jsonl, reads rows { id, function, canonical, tests, language } (Python when left out)
and writes, for each, its mutants and equivalents, all run.

  --types <list>    Comma-separated: ${MUTATION_TYPES.slice(0, 3).join(', ')},
                    ${MUTATION_TYPES.slice(3).join(', ')} (default: all)
  --max <n>         Draw at most n mutants a file, type after type
  --seed <n>        Seed of what is drawn (default: 1)
  --verify <what>   Run the mutants: asserts, one a line; @file with asserts; or a command, which
                    runs in a copy of the project and must fail on a mutant that it detects, for
                    example "npx vitest run search.test.ts". {file} in it is the mutated file
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
  io.out(await textOf(rendered, options))
  const counts = rendered.flatMap(({ results }) => results)
  const verified = counts.filter(result => result.verified).length
  const tail = options.verify === undefined ? '' : `, ${verified} verified`
  io.err(`${counts.length} mutants of ${paths.length} files${tail}\n`)
  if (options.verify !== undefined && counts.every(isSurvivor)) {
    io.err('No mutant was detected. Does the verification use the file, and in the copy?\n')
  }
  return EXIT.ok
}

function isSurvivor({ outcomes }: JudgedMutant): boolean {
  return outcomes.every(outcome => outcome === 'pass')
}

async function textOf(
  rendered: readonly RenderedFile[],
  { format, verify }: FilesOptions,
): Promise<string> {
  if (format === 'json') {
    return `${JSON.stringify({ schemaVersion: 1, files: rendered.map(fileRecord) }, null, 2)}\n`
  }
  if (format === 'diff') return rendered.map(renderDiffs).join('\n')
  const tests = verify === undefined ? [] : ((await assertsOf(verify)) ?? [])
  if (tests.length > 0) return rendered.map(file => `${importRow(file, tests)}\n`).join('')
  throw new InputError(
    '--format dataset must come with --verify and asserts: the rows of a dataset hold their tests.',
  )
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

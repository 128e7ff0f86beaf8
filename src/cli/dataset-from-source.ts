import { parseArgs } from 'node:util'
import { buildFromSource, type FromSourceReport } from '../authoring/index.ts'
import { InputError, Language } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'

const SHOWN = 20

/** `dataset from-source`: functions of a project with their tests → released bundle. */
export const datasetFromSource: Command = {
  name: 'dataset from-source',
  summary: "Turn your project's functions and tests into a bundle with verified distractors",
  usage: `Usage: vitest-retrieval dataset from-source <dir>... --out <dir> [options]

A top-level function becomes a task when it has a description (docstring or JSDoc: the query, taken out
of the code), tests of the project that call it by name and pass on it outside the project, alone or
inside its module, and enough single-edit mutants that these tests refute. Load the result with
loadDataset({ directory: <dir> }).

  --out <dir>         Directory of the bundle; replaced as a whole
  --tests <dir>       Where the tests are; may be repeated (default: test files among the sources)
  --language <name>   python (default), javascript or typescript
  --least <n>         Leave out functions with fewer distractors (default: 3)
  --seed <n>          Seed of the choice
  --workers <n>       Interpreters side by side (default: cores, at most four)
  --json              Print the report as JSON, with every function that was left out

Exit codes: 0 written, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0 || values.out === undefined) {
      throw new InputError('dataset from-source must be given a folder of code and --out <dir>.')
    }
    const report = await buildFromSource({
      sources: positionals,
      tests: values.tests,
      language: languageOf(values.language),
      out: values.out,
      least: positiveInteger('least', values.least),
      seed: positiveInteger('seed', values.seed),
      workers: positiveInteger('workers', values.workers),
      progress: text => io.err(`${text}\n`),
    })
    io.out(
      values.json
        ? `${JSON.stringify({ schemaVersion: 1, ...report }, null, 2)}\n`
        : textOf(report, values.out),
    )
    return EXIT.ok
  },
}

const options = {
  out: { type: 'string' },
  tests: { type: 'string', multiple: true },
  language: { type: 'string', default: 'python' },
  least: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

function languageOf(name: string): Language {
  const parsed = Language.safeParse(name)
  if (parsed.success) return parsed.data
  throw new InputError(
    `--language must be one of ${Language.options.join(', ')}, but is "${name}".`,
  )
}

function textOf(
  { functions, tasks, snippets, naming, dropped }: FromSourceReport,
  out: string,
): string {
  const groups = [...Map.groupBy(dropped, ({ reason }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  const lines = groups.map(([reason, group]) => {
    const ids = group.slice(0, SHOWN / 4).map(({ id }) => id)
    const more = group.length > ids.length ? `, … (--json lists all)` : ''
    return `  ${String(group.length).padStart(5)}  ${reason}: ${ids.join(', ')}${more}\n`
  })
  const named =
    naming === 0
      ? ''
      : `  ${naming} queries spell their function's name: retrievers may find it by name alone.\n`
  return `${lines.join('')}${named}Wrote ${tasks} of ${functions} functions as tasks, ${snippets} snippets, to ${out}.\n`
}

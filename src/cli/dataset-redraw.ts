import { parseArgs } from 'node:util'
import { redrawDataset } from '../authoring/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'

/** `dataset redraw`: the same queries with code that was never published. */
export const datasetRedraw: Command = {
  name: 'dataset redraw',
  summary: 'Draw fresh mutants of renamed canonicals, to see what training contamination is worth',
  usage: `Usage: vitest-retrieval dataset redraw --seed <n> --out <dir> [options]

Writes a bundle with the same queries and tests, in which variables are renamed and the mutants are
others than the public ones. Measure a retriever on both and compare query by query:
  vitest-retrieval compare public/results.json redrawn/results.json --redrawn

  --seed <n>          Any seed but that of the public draw
  --out <dir>         A folder that does not exist yet
  --dataset <dir>     Directory with tasks/ and distractors.lock (default: dataset)
  --workers <n>       Interpreters side by side (default: cores, at most four)

Exit codes: 0 written, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        out: { type: 'string' },
        dataset: { type: 'string', default: 'dataset' },
        workers: { type: 'string' },
      },
    })
    const seed = positiveInteger('seed', values.seed)
    if (seed === undefined || values.out === undefined) {
      throw new InputError('dataset redraw must be given --seed <n> and --out <dir>.')
    }
    const { queries, snippets, renamed } = await redrawDataset({
      directory: values.dataset,
      out: values.out,
      seed,
      workers: positiveInteger('workers', values.workers),
      progress: text => io.err(`${text}\n`),
    })
    io.out(
      `Wrote ${queries} queries and ${snippets} snippets to ${values.out}; ${renamed} canonicals ` +
        'have other names.\n',
    )
    return EXIT.ok
  },
}

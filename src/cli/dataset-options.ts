import { InputError, Pool, POOLS } from '../schema/index.ts'

/** The help of the options that several dataset commands share. */
export const SHARED_OPTIONS = `  --dataset <dir>     Directory with tasks/ and released/ (default: dataset)
  --workers <n>       Interpreters side by side (default: cores, at most four)
  --cold              Run everything again; believe neither kill-matrix.jsonl nor .cache/
  --allow <name>=<n>  Let n findings of a kind pass; may be repeated. Names:
                      no-assertion-failure, identical-failing-subsets
  --json              Print everything as JSON
`

/** The options that several dataset commands share, for `parseArgs`. */
export const sharedOptions = {
  dataset: { type: 'string', default: 'dataset' },
  workers: { type: 'string' },
  cold: { type: 'boolean', default: false },
  allow: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
} as const

/**
 * Reads a positive integer option.
 * @throws InputError when it is something else
 */
export function positiveInteger(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new InputError(`--${name} must be a positive integer, but is "${text}".`)
}

/**
 * Reads the `--allow <name>=<n>` options.
 * @throws InputError when one has another form
 */
export function parseAllowances(options: readonly string[] = []): Readonly<Record<string, number>> {
  return Object.fromEntries(
    options.map(option => {
      const [, name, count] = /^([\w-]+)=(\d+)$/.exec(option) ?? []
      if (name === undefined || count === undefined) {
        throw new InputError(`--allow must be <name>=<number>, but is "${option}".`)
      }
      return [name, Number(count)]
    }),
  )
}

/**
 * Reads the `--pool` option.
 * @throws InputError when there is no such pool
 */
export function poolOption(name: string): Pool {
  const pool = Pool.safeParse(name)
  if (pool.success) return pool.data
  throw new InputError(`--pool must be one of ${POOLS.join(', ')}, but is "${name}".`)
}

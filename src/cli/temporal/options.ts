import { InputError } from '../../schema/index.ts'
import {
  CHARACTERS_BY_FOUR,
  type TemporalSplitOptions,
  type TokenCounter,
} from '../../temporal/index.ts'
import { positiveInteger } from '../dataset-options.ts'

/** The help of the options that name a history. */
export const HISTORY_HELP = `  --repo <dir>        A git repository, bare or not (default: .); may be repeated
  --epoch <rev>       The commit whose tree is searched, for example HEAD~400; may be repeated
  --until <rev>       The newest commit of the window (default: HEAD)
  --since <rev>       Where the window begins, when later than the epoch
  --language <name>   Only commits that edit mostly this language
  --scope <what>      code (default) or text: which files are searched
  --max-files <n>     Most source files that a commit may touch (default: 15)
  --holdout <rule>    time (default: the newest third) or every-third (index % 3, as published)
  --tokenizer <name>  chars/4 (default) or o200k, which needs the package gpt-tokenizer
  --json              Print everything as JSON
`

/** The options that name a history, for `parseArgs`. */
export const historyOptions = {
  repo: { type: 'string', multiple: true },
  epoch: { type: 'string', multiple: true },
  until: { type: 'string' },
  since: { type: 'string' },
  language: { type: 'string' },
  scope: { type: 'string' },
  'max-files': { type: 'string' },
  holdout: { type: 'string' },
  tokenizer: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** What `parseArgs` gives for them. */
export interface HistoryValues {
  readonly repo?: string[] | undefined
  readonly epoch?: string[] | undefined
  readonly until?: string | undefined
  readonly since?: string | undefined
  readonly language?: string | undefined
  readonly scope?: string | undefined
  readonly 'max-files'?: string | undefined
  readonly holdout?: string | undefined
  readonly tokenizer?: string | undefined
}

/**
 * Returns one split per repository and epoch.
 * @throws InputError when no epoch is named, or a choice is unknown
 */
export async function splitsOf(values: HistoryValues): Promise<readonly TemporalSplitOptions[]> {
  const { repo = ['.'], epoch = [], until, since, language } = values
  if (epoch.length === 0) {
    throw new InputError(
      'The commit whose tree is searched must be named, but --epoch is missing. ' +
        'Write for example --epoch HEAD~400.',
    )
  }
  const shared = {
    until,
    since,
    language,
    scope: choice('scope', values.scope, ['code', 'text']),
    holdout: choice('holdout', values.holdout, ['time', 'every-third']),
    maxFiles: positiveInteger('max-files', values['max-files']),
    tokens: await tokenizerOf(values.tokenizer),
  }
  return repo.flatMap(repository => epoch.map(each => ({ ...shared, repository, epoch: each })))
}

async function tokenizerOf(name = 'chars/4'): Promise<TokenCounter> {
  if (choice('tokenizer', name, ['chars/4', 'o200k']) === 'chars/4') return CHARACTERS_BY_FOUR
  const { gptTokens } = await import('./gpt-tokens.ts')
  return gptTokens()
}

function choice<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const known = allowed.find(each => each === value)
  if (known !== undefined) return known
  throw new InputError(`--${name} must be one of ${allowed.join(', ')}, but is "${value}".`)
}

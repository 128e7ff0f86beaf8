import type { ReadDefinitions } from '../../syntax/index.ts'

/** Whether a query gives its gold away: by a file's name, by the name of something it defines, or not. */
export type Naming = 'path' | 'symbol' | 'none'

/** A gold file at the epoch. */
export interface GoldFile {
  readonly id: string
  readonly text: string
}

/** Returns the names that a file defines. */
export type ReadSymbols = (file: GoldFile) => Promise<ReadonlySet<string>>

/** Reads each file once: a few files are gold of most queries. */
export function symbolReader(definitionsOf: ReadDefinitions): ReadSymbols {
  const known = new Map<string, ReadonlySet<string>>()
  return async ({ id, text }) => {
    const names = known.get(id) ?? new Set((await definitionsOf(id, text)).map(({ name }) => name))
    known.set(id, names)
    return names
  }
}

/**
 * Tells how a query names its gold. A path counts by the file's name, or by its stem of at least four
 * characters; a symbol counts where the query spells a definition of a gold file as code does
 * (`snake_case`, `camelCase`, in backticks or before a parenthesis): a plain word is prose.
 */
export async function namingOf(
  text: string,
  gold: readonly GoldFile[],
  symbolsOf: ReadSymbols,
): Promise<Naming> {
  if (gold.some(({ id }) => namesPath(text, id))) return 'path'
  const words = codeWords(text)
  for (const { id, text: code } of gold) {
    if (!words.some(word => code.includes(word))) continue
    const names = await symbolsOf({ id, text: code })
    if (words.some(word => names.has(word))) return 'symbol'
  }
  return 'none'
}

function namesPath(text: string, id: string): boolean {
  const lower = text.toLowerCase()
  const name = id.slice(id.lastIndexOf('/') + 1).toLowerCase()
  const stem = name.replace(/\.[^.]+$/, '')
  return (
    lower.includes(name) || (stem.length >= 4 && new RegExp(`\\b${escape(stem)}\\b`).test(lower))
  )
}

const SHORTEST = 4

/** Words that prose does not spell: with an underscore or an inner capital, quoted, or called. */
function codeWords(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code?.match(/\w+/g) ?? [])
  const called = [...text.matchAll(/\b(\w+)\(/g)].flatMap(([, name]) => name ?? [])
  const spelled = (text.match(/\b\w+\b/g) ?? []).filter(word => /[a-z\d][A-Z]|\w_\w/.test(word))
  return [...new Set([...quoted, ...called, ...spelled])].filter(word => word.length >= SHORTEST)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

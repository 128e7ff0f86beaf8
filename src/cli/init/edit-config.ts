import { blankText } from './blank-text.ts'

/** A configuration with the plugin in it, or why it is left as it is. */
export type ConfigEdit =
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly reason: string }

/** The plugin as it is written into a configuration. */
export const PLUGIN_CALL =
  "retrieval({ baseline: 'retrieval/baseline.json', gate: { metric: 'exec@1', maxDrop: 0.02 } })"
/** The import that the plugin needs. */
export const PLUGIN_IMPORT = "import { retrieval } from 'vitest-retrieval/plugin'"

// The opening brace of the configuration: an object, or the object that an arrow function returns.
const ROOT =
  /(?:export\s+default\s+|(?:defineConfig|defineProject)\s*\(\s*)(?:(?:defineConfig|defineProject)\s*\(\s*)?(?:(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>\s*\(\s*)?\{/

/**
 * Adds the plugin to the list `plugins` of a Vite or Vitest configuration, and its import. Shapes
 * that are not understood for certain are left alone.
 */
export function editConfig(source: string): ConfigEdit {
  if (source.includes('vitest-retrieval')) return { kind: 'kept' }
  const code = blankText(source)
  const root = ROOT.exec(code)
  if (root === null || /\bmergeConfig\b/.test(code)) {
    return { kind: 'refused', reason: 'its shape is not a plain defineConfig({ … })' }
  }
  const open = root.index + root[0].length - 1
  const keys = topLevelKeys(code, open)
  if (/\bprojects\s*:/.test(code) || /\bworkspace\s*:/.test(code)) {
    return { kind: 'refused', reason: 'it defines several projects' }
  }
  const plugins = keys.find(({ name }) => name === 'plugins')
  const inserted =
    plugins === undefined ? newList(source, open) : intoList(source, code, plugins.end)
  if (inserted === undefined) return { kind: 'refused', reason: 'its plugins are not a plain list' }
  return { kind: 'changed', text: withImport(inserted) }
}

interface Key {
  readonly name: string
  /** Behind the colon. */
  readonly end: number
}

/** The keys of the object that opens at `open`. */
function topLevelKeys(code: string, open: number): readonly Key[] {
  const keys: Key[] = []
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    const character = code[at] ?? ''
    if ('{[('.includes(character)) depth += 1
    if ('}])'.includes(character)) depth -= 1
    if (depth === 0) break
    const key = depth === 1 ? /^([A-Za-z_$][\w$]*)\s*:/.exec(code.slice(at, at + 80)) : null
    if (key !== null && !/[\w$.]/.test(code[at - 1] ?? '')) {
      keys.push({ name: key[1] ?? '', end: at + key[0].length })
    }
  }
  return keys
}

function newList(source: string, open: number): string {
  const rest = source.slice(open + 1)
  const indent = /^\r?\n([ \t]+)\S/.exec(rest)?.[1] ?? '  '
  const call = `\n${indent}plugins: [${PLUGIN_CALL}],`
  const head = source.slice(0, open + 1) + call
  if (/^\r?\n/.test(rest)) return head + rest
  const next = rest.trimStart()
  return `${head}\n${next.startsWith('}') ? '' : indent}${next}`
}

function intoList(source: string, code: string, end: number): string | undefined {
  const list = /^\s*\[(\s*)(.?)/.exec(code.slice(end))
  if (list === null) return undefined
  const [whole = '', space = '', next = ''] = list
  const open = end + whole.length - next.length - space.length
  const separator = next === ']' ? '' : space.includes('\n') ? ',' : ', '
  const lead = next === ']' ? '' : space.includes('\n') ? space : ''
  return `${source.slice(0, open)}${lead}${PLUGIN_CALL}${separator}${source.slice(open)}`
}

/** Behind the last import, in its style of quotes and semicolons; else at the top. */
function withImport(source: string): string {
  const imports = [...source.matchAll(/^import\b[^;]*?from\s*(['"])[^'"\n]+\1(;?)[^\n]*$/gm)]
  const last = imports.at(-1)
  if (last === undefined) return `${PLUGIN_IMPORT}\n\n${source}`
  const [text, quote = "'", semicolon = ''] = last
  const at = (last.index ?? 0) + text.length
  const line = PLUGIN_IMPORT.replaceAll("'", quote) + semicolon
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

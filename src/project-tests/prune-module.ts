import type { Language } from '../schema/index.ts'
import { loadParser, type TreeNode } from '../syntax/index.ts'

const DEFINITION: Readonly<Record<'python' | 'script', RegExp>> = {
  python: /^(?:@[^\n]*\n)*(?:async\s+)?(?:def|class)\s+(\w+)|^([A-Za-z_]\w*)\s*(?::[^=\n]*)?=(?!=)/,
  script:
    /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\s*\*?|class|const|let|var|interface|type|enum)\s+([\w$]+)/,
}

/**
 * Returns a module without the top-level definitions that a piece of code does not need, directly or
 * through others: a library of thousands of lines would be compiled for every mutant. Statements that
 * define no single name stay, and what they mention.
 */
export async function pruneModule(
  source: string,
  code: string,
  language: Language,
): Promise<string> {
  const { children } = (await loadParser(language))(source)
  const parts = partsOf(source, children, DEFINITION[language === 'python' ? 'python' : 'script'])
  const wanted = new Set(words(code))
  const kept = new Set<Part>()
  for (let before = -1; before < kept.size;) {
    before = kept.size
    for (const part of parts) {
      if (kept.has(part) || (part.name !== undefined && !wanted.has(part.name))) continue
      kept.add(part)
      for (const word of words(part.text)) wanted.add(word)
    }
  }
  return parts
    .filter(part => kept.has(part))
    .map(({ text }) => text)
    .join('')
}

interface Part {
  /** The name that it defines; undefined for a statement that always stays. */
  readonly name: string | undefined
  readonly text: string
}

/** The module cut at its top-level statements; each part holds the white space behind it. */
function partsOf(
  source: string,
  statements: readonly TreeNode[],
  definition: RegExp,
): readonly Part[] {
  const starts = statements.map(({ startIndex }) => startIndex)
  const cuts = [0, ...starts.slice(1), source.length]
  return cuts.slice(0, -1).map((from, at) => {
    const text = source.slice(from, cuts[at + 1])
    const found = definition.exec(text.trimStart())
    return { text, name: found?.[1] ?? found?.[2] }
  })
}

function words(text: string): readonly string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? []
}

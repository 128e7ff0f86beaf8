import type { Language } from '../schema/index.ts'
import { loadParser } from '../syntax/index.ts'

/**
 * Returns a module as one program that runs by itself: standard imports stay, those of the project
 * and of packages are taken out, so that a function may use the module's own definitions.
 */
export async function runnableModule(source: string, language: Language): Promise<string> {
  return language === 'python' ? guardedImports(source) : withoutImports(source)
}

/** An import that fails must not keep the rest of the module from running. */
async function guardedImports(source: string): Promise<string> {
  const root = (await loadParser('python'))(source)
  const imports = root.children.filter(
    ({ type }) => type === 'import_statement' || type === 'import_from_statement',
  )
  let text = source
  for (const { startIndex, endIndex } of imports.toReversed()) {
    const lines = source
      .slice(startIndex, endIndex)
      .split('\n')
      .map(line => `    ${line}`)
    text = `${text.slice(0, startIndex)}try:\n${lines.join('\n')}\nexcept Exception:\n    pass${text.slice(endIndex)}`
  }
  return text
}

function withoutImports(source: string): string {
  return source
    .replaceAll(/^import\b[^;'"]*(['"])[^'"\n]+\1[ \t]*;?/gm, '')
    .replaceAll(/^export\s*(?:type\s*)?(?:\*|\{[^}]*\})\s*from\s*(['"])[^'"\n]+\1[ \t]*;?/gm, '')
    .replaceAll(/^(?:const|let|var)\s+[^=;]+=\s*require\((['"])[^'"\n]+\1\)[^;\n]*;?/gm, '')
}

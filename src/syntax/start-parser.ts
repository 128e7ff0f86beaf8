import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Language, Parser } from 'web-tree-sitter'

// A second start would replace the WebAssembly module under the grammars loaded into the first.
let started: Promise<void> | undefined

/** Returns a parser of a grammar, named like its WebAssembly file: `tree-sitter-go`. */
export async function startParser(grammar: string, packageName: string = grammar): Promise<Parser> {
  started ??= Parser.init()
  await started
  const parser = new Parser()
  parser.setLanguage(await Language.load(grammarPath(grammar, packageName)))
  return parser
}

/** Finds the grammar beside the built file, else in the repository's development packages. */
function grammarPath(grammar: string, packageName: string): string {
  const shipped = fileURLToPath(new URL(`grammars/${grammar}.wasm`, import.meta.url))
  if (existsSync(shipped)) return shipped
  return createRequire(import.meta.url).resolve(`${packageName}/${grammar}.wasm`)
}

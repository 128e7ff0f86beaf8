import { definitionsOf, type Definition } from '../syntax/index.ts'

const FUNCTION = /^(function_definition|function_declaration|generator_function_declaration)$/

/** Returns the functions that a file defines at its top level, in the order of the file. */
export async function topFunctions(path: string, text: string): Promise<readonly Definition[]> {
  return (await definitionsOf(path, text)).filter(each => isTop(each, text))
}

/** At the start of its line, or behind `export`, `default` and `async` alone. */
function isTop({ kind, startIndex }: Definition, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', startIndex - 1) + 1
  return (
    FUNCTION.test(kind) && /^(export |default |async )*$/.test(text.slice(lineStart, startIndex))
  )
}

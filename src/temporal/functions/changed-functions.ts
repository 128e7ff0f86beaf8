import { definitionsOf, type Definition } from '../../syntax/index.ts'

/** Two versions of a function of one name. */
export interface FunctionChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

const FUNCTION = /^(function_definition|function_declaration|generator_function_declaration)$/

/** Returns the top-level functions that both versions of a file define, with different texts. */
export async function changedFunctions(
  path: string,
  before: string,
  after: string,
): Promise<readonly FunctionChange[]> {
  const [old, now] = [await functionsOf(path, before), await functionsOf(path, after)]
  return [...now].flatMap(([name, text]) => {
    const previous = old.get(name)
    return previous === undefined || previous === text
      ? []
      : [{ name, before: previous, after: text }]
  })
}

async function functionsOf(path: string, text: string): Promise<ReadonlyMap<string, string>> {
  const functions = (await definitionsOf(path, text)).filter(each => isTop(each, text))
  return new Map(functions.map(each => [each.name, text.slice(each.startIndex, each.endIndex)]))
}

/** At the start of its line, or behind `export`, `default` and `async` alone. */
function isTop({ kind, startIndex }: Definition, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', startIndex - 1) + 1
  return (
    FUNCTION.test(kind) && /^(export |default |async )*$/.test(text.slice(lineStart, startIndex))
  )
}

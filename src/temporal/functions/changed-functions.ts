import { topFunctions } from '../../project-tests/index.ts'

/** Two versions of a function of one name. */
export interface FunctionChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

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
  const functions = await topFunctions(path, text)
  return new Map(functions.map(each => [each.name, text.slice(each.startIndex, each.endIndex)]))
}

import { sha256Of } from '../../formats/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { compareText } from '../../dataset/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import { readLiteral, writeLiteral, type Literal } from './literal.ts'
import { literalVariants } from './literal-variants.ts'
import { walk } from '../source/walk.ts'

/** How many inputs are generated at most. */
export const MAX_INPUTS = 1500

/**
 * Generates argument lists for a task's function by varying those of its own tests: every single
 * small step first, then arguments of one test among those of another, then pairs of steps chosen
 * by hash. Texts of Python argument lists, without those that the tests have already.
 */
export function generateInputs(
  task: TaskSource,
  parse: (source: string) => TreeNode,
): readonly string[] {
  const own = task.tests.flatMap(test => argumentLists(test, task.functionName, parse))
  const known = new Set(own.map(textOf))
  const single = own.flatMap(steps)
  const crossed = crossings(own)
  const texts = new Set([...single, ...crossed].map(textOf))
  for (const text of doubleSteps(single, MAX_INPUTS - texts.size)) texts.add(text)
  const fresh = [...texts].filter(text => !known.has(text))
  return sample(fresh, MAX_INPUTS)
}

type Arguments = readonly Literal[]

function argumentLists(
  test: string,
  name: string,
  parse: (source: string) => TreeNode,
): readonly Arguments[] {
  return walk(parse(test)).flatMap(node => {
    if (node.type !== 'call') return []
    const callee = node.childForFieldName('function')
    const list = node.childForFieldName('arguments')
    if (callee === null || list === null) return []
    if (test.slice(callee.startIndex, callee.endIndex) !== name) return []
    return [list.children.filter(child => child.isNamed).map(child => readLiteral(child, test))]
  })
}

function textOf(list: Arguments): string {
  return list.map(writeLiteral).join(', ')
}

function steps(list: Arguments): readonly Arguments[] {
  return list.flatMap((argument, at) =>
    literalVariants(argument).map(variant => list.toSpliced(at, 1, variant)),
  )
}

function crossings(lists: readonly Arguments[]): readonly Arguments[] {
  return lists.flatMap(list =>
    lists.flatMap(other =>
      list.flatMap((_, at) => {
        const argument = other[at]
        return argument === undefined ? [] : [list.toSpliced(at, 1, argument)]
      }),
    ),
  )
}

function doubleSteps(single: readonly Arguments[], wanted: number): readonly string[] {
  if (wanted <= 0) return []
  const ranked = byHash(single, textOf).slice(0, Math.ceil(wanted / 4))
  return ranked.flatMap(list => byHash(steps(list), textOf).slice(0, 4).map(textOf))
}

/** Keeps short inputs whole and, of the rest, those that come first by hash. */
function sample(texts: readonly string[], count: number): readonly string[] {
  if (texts.length <= count) return texts
  const short = texts.toSorted((a, b) => a.length - b.length).slice(0, Math.floor(count / 2))
  const kept = new Set(short)
  const rest = byHash(
    texts.filter(text => !kept.has(text)),
    text => text,
  )
  return [...short, ...rest.slice(0, count - short.length)]
}

function byHash<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return items
    .map(item => ({ item, rank: sha256Of(keyOf(item)) }))
    .toSorted((a, b) => compareText(a.rank, b.rank))
    .map(({ item }) => item)
}

import { LITERALS, otherLiterals } from './inputs/other-literals.ts'
import { seededRandom } from './selection/seeded-random.ts'
import type { Parse, SyntaxNode } from './syntax-node.ts'

/** Options of `generateInputs`. */
export interface InputOptions {
  /** How many inputs at most, those of the tests included; 500 when left out. */
  readonly count?: number
  readonly seed: number
}

const COUNT = 500 // issue 4: equivalents agree on at least 500 inputs
const MISSES = 400 // so many known inputs in a row: there are hardly any others
const MAX_STEPS = 3
const CROSSED = 0.15
const ARGUMENTS = /^(argument_list|arguments)$/

/**
 * Makes inputs for a function from the calls in its tests: the tests' own first, then arguments
 * with one to three literals changed or taken from another call. Each is an argument list with its
 * parentheses, and all are different; fewer than `count` when the literals give no more.
 */
export function generateInputs(
  tests: readonly string[],
  functionName: string,
  parse: Parse,
  { count = COUNT, seed }: InputOptions,
): readonly string[] {
  const own = [...new Set(tests.flatMap(test => argumentLists(test, functionName, parse)))]
  const random = seededRandom(`${seed}\0${functionName}\0${own.join('\0')}`)
  const read = remembered(parse)
  const found = new Set(own.slice(0, count))
  for (let misses = 0; misses < MISSES && found.size < count && own.length > 0;) {
    const size = found.size
    found.add(changed(own, read, random))
    misses = found.size > size ? 0 : misses + 1
  }
  return [...found]
}

/** An argument list as the call `f(…)`, read once. */
interface Reading {
  readonly source: string
  readonly isValid: boolean
  readonly nodes: readonly SyntaxNode[]
  readonly given: readonly SyntaxNode[]
}

type Read = (text: string) => Reading

function remembered(parse: Parse): Read {
  const known = new Map<string, Reading>()
  return text => {
    const reading = known.get(text) ?? readingOf(text, parse)
    known.set(text, reading)
    return reading
  }
}

function readingOf(text: string, parse: Parse): Reading {
  const source = `f${text}`
  const root = parse(source)
  const nodes = nodesBelow(root)
  const list = nodes.find(({ type }) => ARGUMENTS.test(type))
  const given = list?.children.filter(({ isNamed }) => isNamed) ?? []
  return { source, isValid: !root.hasError, nodes, given }
}

function changed(own: readonly string[], read: Read, random: () => number): string {
  let text = pick(own, random) ?? ''
  const steps = 1 + Math.floor(random() * MAX_STEPS)
  for (let step = 0; step < steps; step += 1) {
    const other = read(pick(own, random) ?? text)
    const next =
      random() < CROSSED ? crossed(read(text), other, random) : mutated(read(text), random)
    if (read(next).isValid) text = next
  }
  return text
}

/** Changes one literal. */
function mutated({ source, nodes }: Reading, random: () => number): string {
  const literals = nodes.filter(({ type }) => LITERALS.test(type))
  const site = pick(literals, random)
  const after = site === undefined ? undefined : pick(otherLiterals(site, source, random), random)
  return site === undefined || after === undefined ? source.slice(1) : replaced(source, site, after)
}

/** Takes one argument from another call with as many arguments. */
function crossed(mine: Reading, theirs: Reading, random: () => number): string {
  const at = Math.floor(random() * mine.given.length)
  const [out, taken] = [mine.given[at], theirs.given[at]]
  const isAlike = mine.given.length === theirs.given.length
  if (out === undefined || taken === undefined || !isAlike) return mine.source.slice(1)
  return replaced(mine.source, out, theirs.source.slice(taken.startIndex, taken.endIndex))
}

function replaced(source: string, node: SyntaxNode, after: string): string {
  return source.slice(1, node.startIndex) + after + source.slice(node.endIndex)
}

function argumentLists(test: string, name: string, parse: Parse): readonly string[] {
  return nodesBelow(parse(test)).flatMap(node => {
    const callee = node.childForFieldName('function')
    const list = node.childForFieldName('arguments')
    if (callee === null || list === null || !ARGUMENTS.test(list.type)) return []
    const isCall = test.slice(callee.startIndex, callee.endIndex) === name
    return isCall && isClosed(list) ? [test.slice(list.startIndex, list.endIndex)] : []
  })
}

// A call that names a variable of its test has no meaning elsewhere.
function isClosed(list: SyntaxNode): boolean {
  const isName = (node: SyntaxNode): boolean =>
    /^(lambda|arrow_function|await|named_expression)$/.test(node.type)
  return !nodesBelow(list).some(isName)
}

function nodesBelow(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...node.children.flatMap(nodesBelow)]
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

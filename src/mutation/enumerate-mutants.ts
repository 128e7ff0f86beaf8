import type { Language, MutationType } from '../schema/index.ts'
import { LANGUAGE_TABLES } from './languages/index.ts'
import { keptApart } from './kept-apart.ts'
import { lineFinder } from './line-finder.ts'
import type { Mutant } from './mutant.ts'
import { mutantIds } from './mutant-id.ts'
import { readTree } from './read-tree.ts'
import type { Parse } from './syntax-node.ts'
import { mutableNodes } from './tree/mutable-nodes.ts'
import { MUTATION_RULES } from './types/index.ts'
import type { Proposal, RuleContext } from './types/mutation-rule.ts'

/** Options of `enumerateMutants`. */
export interface EnumerateOptions {
  /** Python when left out. */
  readonly language?: Language
  /** All six when left out. */
  readonly types?: readonly MutationType[]
}

/**
 * Lists every single-edit mutant of the functions in a source, sorted by position. Throws on a
 * source that the grammar cannot read.
 */
export function enumerateMutants(
  source: string,
  parse: Parse,
  options: EnumerateOptions = {},
): readonly Mutant[] {
  const { language = 'python', types } = options
  const table = LANGUAGE_TABLES[language]
  const nodes = mutableNodes(readTree(source, parse, language), table)
  const context: RuleContext = { source, table }
  const finish = mutantMaker(source)
  const byCode = new Map<string, Mutant>()
  for (const { type, rules } of MUTATION_RULES) {
    for (const node of nodes) {
      for (const proposal of rules.flatMap(rule => rule(node, context))) {
        const mutant = finish(type, proposal)
        if (mutant.code !== source && !isTwin(mutant, byCode)) byCode.set(mutant.code, mutant)
      }
    }
  }
  const mutants = [...byCode.values()].toSorted(byPosition)
  return types === undefined ? mutants : mutants.filter(({ type }) => types.includes(type))
}

// Two rules may make the same program; the lower tier describes it, else the first type.
function isTwin(mutant: Mutant, byCode: ReadonlyMap<string, Mutant>): boolean {
  const known = byCode.get(mutant.code)
  return known !== undefined && known.tier <= mutant.tier
}

function mutantMaker(source: string): (type: MutationType, proposal: Proposal) => Mutant {
  const idOf = mutantIds(source)
  const lineOf = lineFinder(source)
  return (type, proposal) => {
    const { operator, tier, start, end, problem } = proposal
    const after = proposal.isInsideText === true ? proposal.after : keptApart(source, proposal)
    const before = source.slice(start, end)
    const [line, endLine] = [lineOf(start), lineOf(before.endsWith('\n') ? end - 1 : end)]
    return {
      id: idOf(start, end, after),
      type,
      operator,
      tier,
      edit: { start, end, before, after },
      code: source.slice(0, start) + after + source.slice(end),
      line,
      endLine,
      description: `${line === endLine ? `Line ${line}` : `Lines ${line}-${endLine}`}: ${problem}`,
    }
  }
}

function byPosition(a: Mutant, b: Mutant): number {
  return (
    a.edit.start - b.edit.start || a.edit.end - b.edit.end || (a.edit.after < b.edit.after ? -1 : 1)
  )
}
